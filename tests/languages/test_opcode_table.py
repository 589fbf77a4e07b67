"""Opcode tables are checked when they load: what no reader knows is refused, by table, row and key."""

from __future__ import annotations

import pytest

from isaview.base.plugins import TableError
from isaview.languages.opcode_table import read

OWN = {"keys": "slow", "classes": "type", "letters": "a"}
ROW = {"names": "v_add_{f16,f32}", "class": "float32", "operands": "wrr"}
WRONG = [
    ({"class": "flaot32"}, "t.toml: row v_add_f16 v_add_f32: class cannot be 'flaot32'"),
    ({"opernads": "w"}, "t.toml: row v_add_f16 v_add_f32: no key is called 'opernads'"),
    ({"operands": "wx"}, "t.toml: row v_add_f16 v_add_f32: operands cannot be 'wx'"),
    ({"flow": "falls"}, "t.toml: row v_add_f16 v_add_f32: flow cannot be 'falls'"),
    ({"space": "lds"}, "t.toml: row v_add_f16 v_add_f32: space cannot be 'lds'"),
    ({"access": "reads"}, "t.toml: row v_add_f16 v_add_f32: access cannot be 'reads'"),
    ({"per": "block"}, "t.toml: row v_add_f16 v_add_f32: per cannot be 'block'"),
    ({"names": "v_add_f16 v_add_f16"}, "t.toml: v_add_f16 stands in two rows"),
]


@pytest.mark.parametrize(("change", "message"), WRONG, ids=lambda value: next(iter(value)) if isinstance(value, dict) else "")
def test_a_wrong_row_is_refused_by_table_row_and_key(change, message):
    with pytest.raises(TableError) as refused:
        read({"own": OWN, "row": [{**ROW, **change}]}, "t.toml")
    assert str(refused.value) == message


def test_a_row_without_a_class_is_refused():
    with pytest.raises(TableError, match="row v_add_f16: the key 'class' is missing"):
        read({"row": [{"names": "v_add_f16"}]}, "t.toml")


def test_a_language_adds_keys_classes_and_letters_of_its_own():
    table = read({"own": OWN, "row": [{**ROW, "class": "type", "operands": "wa", "slow": True}]}, "t.toml")
    assert table.rows["v_add_f32"].extra == {"slow": True}
