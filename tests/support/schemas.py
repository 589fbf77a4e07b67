"""Documents held against JSON schemas."""

import jsonschema_rs

ValidationError = jsonschema_rs.ValidationError


def validator(schema):
    """What documents are held against: a schema that is itself held against its draft."""
    jsonschema_rs.meta.validate(schema)
    return jsonschema_rs.validator_for(schema)


def validate(document, schema):
    """Hold a document against a schema.

    Raises:
        ValidationError: the document, or the schema, breaks it.
    """
    validator(schema).validate(document)
