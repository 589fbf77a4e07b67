"""A server of S3's kind, one for all tests: s3fs keeps its connection to the first."""

import functools

import pytest


@pytest.fixture(scope="session")
def store():
    """Where a server of S3's kind is."""
    from moto.server import ThreadedMotoServer

    server = ThreadedMotoServer("127.0.0.1", 0, verbose=False)
    server.start()
    host, port = server.get_host_and_port()
    yield f"http://{host}:{port}"
    server.stop()


@pytest.fixture
def bucket(store, monkeypatch):
    """Puts objects into an empty bucket, ``s3://dumps``."""
    import boto3

    for name, value in {
        "AWS_ENDPOINT_URL": store,
        "AWS_ACCESS_KEY_ID": "a",
        "AWS_SECRET_ACCESS_KEY": "b",
        "AWS_DEFAULT_REGION": "us-east-1",
    }.items():
        monkeypatch.setenv(name, value)
    held = boto3.resource("s3").create_bucket(Bucket="dumps")
    yield functools.partial(held.meta.client.put_object, Bucket="dumps")
    held.objects.delete()
    held.delete()
