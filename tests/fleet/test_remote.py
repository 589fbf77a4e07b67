"""Addresses: buckets and servers, their secrets, and what is no address that is read."""

import http.server
import logging
import ssl
import subprocess
import threading
from types import SimpleNamespace
from typing import ClassVar

import pytest

from isaview.fleet import remote
from isaview.fleet.remote import check_address
from isaview.runs import Refused
from tests.fleet.test_archives import tar
from tests.support.extras import needs, needs_program
from tests.support.fleets import in_this_process, ptx, rows, scanned  # noqa: F401

pytestmark = [needs("pyarrow", "fsspec"), pytest.mark.usefixtures("in_this_process")]


def test_what_libraries_of_stores_log_is_not_on_the_screen(monkeypatch, capsys):
    monkeypatch.setattr(logging.getLogger(), "handlers", [])  # as without pytest: the last resort is standard error
    monkeypatch.setattr("fsspec.filesystem", lambda *_, **__: None)
    logging.getLogger("others").warning("seen")
    remote._file_system.__wrapped__("gs")
    for library in ("gcsfs", "s3fs", "google.auth.transport", "aiobotocore.credentials", "fsspec.http"):
        logging.getLogger(library).warning("bucket user:secret@dumps: token")
    assert capsys.readouterr().err == "seen\n"


@needs("s3fs", "moto", "boto3")
def test_a_bucket_is_read_and_what_did_not_change_is_not_read_again(bucket, tmp_path, monkeypatch):
    bucket(Key="night/a/k.ptx", Body=ptx().encode())
    bucket(Key="night/../l.ptx", Body=ptx("other").encode())
    bucket(Key="night/notes.txt", Body=b"nothing")
    bucket(Key="night.tar", Body=tar(("m.ptx", ptx("third").encode())))
    result = scanned(["s3://dumps/night", "s3://dumps/night.tar"], tmp_path / "ds")
    assert (result.code, result.files["done"], result.files["no dump"]) == (0, 3, 1)
    assert [(row["source"], row["file"]) for row in rows(tmp_path / "ds")] == [
        ("s3://dumps/night", "../l.ptx"),
        ("s3://dumps/night", "a/k.ptx"),
        ("s3://dumps/night.tar", "m.ptx"),
    ]
    bucket(Key="night/a/k.ptx", Body=ptx("add", 9).encode())
    read = []
    monkeypatch.setattr(remote, "content", lambda address: read.append(address) or ptx("add", 9).encode())
    assert scanned(["s3://dumps/night/"], tmp_path / "ds").there == 2
    assert [address.rpartition("/")[2] for address in read] == ["k.ptx"]
    assert scanned(["s3://dumps/nowhere"], tmp_path / "ds").files == {"lost": 1}


class Server(http.server.BaseHTTPRequestHandler):
    asked: ClassVar[list] = []

    def do_GET(self):
        Server.asked.append((self.path, self.headers.get("Authorization")))
        places = {"/out.ptx": "http://127.0.0.1/k.ptx", "/file.ptx": "file:///etc/passwd", "/on.ptx": "/k.ptx"}
        path = self.path.partition("?")[0]
        if path in places:
            self.send_response(302)
            self.send_header("Location", places[path])
            self.end_headers()
            return
        body = {"/k.ptx": ptx().encode(), "/a.tar": tar(("m.ptx", ptx("third").encode()))}.get(path)
        self.send_response(200 if body else 403)
        self.send_header("Content-Length", str(len(body or b"")))
        self.end_headers()
        if body and self.command == "GET":
            self.wfile.write(body)

    do_HEAD = do_GET  # noqa: N815

    def log_message(self, *_):
        pass


@pytest.fixture
def server(tmp_path, monkeypatch):
    """The address of a server with a certificate of its own, which is trusted here."""
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    command = f"openssl req -x509 -newkey rsa:2048 -nodes -keyout {key} -out {certificate} -days 2 -subj /CN=localhost"
    subprocess.run([*command.split(), "-addext", "subjectAltName=DNS:localhost"], check=True, capture_output=True)
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    held = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Server)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    held.socket = context.wrap_socket(held.socket, server_side=True)
    threading.Thread(target=held.serve_forever, daemon=True).start()
    Server.asked.clear()
    remote._file_system.cache_clear()
    monkeypatch.setattr("aiohttp.connector._SSL_CONTEXT_VERIFIED", ssl.create_default_context())
    yield f"localhost:{held.server_port}"
    held.shutdown()
    remote._file_system.cache_clear()


@needs("aiohttp")
@needs_program("openssl")
def test_a_server_is_read_and_secrets_of_addresses_are_nowhere(server, tmp_path, capsys):
    named = [f"https://user:secret@{server}/{path}?token=secret" for path in ("k.ptx", "a.tar", "on.ptx", "none.ptx")]
    result = scanned(named, tmp_path / "ds")
    assert (result.files["done"], result.files["lost"]) == (3, 1)
    assert ("/k.ptx?token=secret", "Basic dXNlcjpzZWNyZXQ=") in Server.asked
    shown = str([rows(tmp_path / "ds"), rows(tmp_path / "ds", "manifest"), capsys.readouterr()])
    assert f"https://{server}/k.ptx" in shown
    assert not [word for word in ("secret", "user:", "token") if word in shown]


@needs("aiohttp", "s3fs")
@pytest.mark.parametrize("scheme, are_same", [("https", False), ("s3", True)])
def test_a_tag_of_a_server_is_that_of_one_file(scheme, are_same, monkeypatch):
    system = SimpleNamespace(info=lambda _: {"ETag": "1", "size": 9})
    monkeypatch.setattr(remote, "_system_and_path", lambda address: (system, address))
    marks = [remote.mark_of(f"{scheme}://{place}") for place in ("host/a.ptx?token=x", "host/b.ptx", "host/a.ptx?token=y")]
    assert marks[0] == marks[2] and (marks[0] == marks[1]) is are_same


@needs("aiohttp")
@needs_program("openssl")
def test_a_redirect_to_another_scheme_is_refused(server, tmp_path):
    assert scanned([f"https://{server}/out.ptx", f"https://{server}/file.ptx"], tmp_path / "ds").files == {"lost": 2}
    assert {row["reason"] for row in rows(tmp_path / "ds", "manifest")} == {"cannot be read: it redirects to another scheme"}


@pytest.mark.parametrize(
    "address",
    [
        *("http://host/k.ptx", "file:///etc/passwd", "memory://k.ptx", "ftp://host/k", "github://a:b@c/k", "S3x://b/k"),
        *(
            "simplecache::s3://bucket/k",
            "s3://bucket/k::file:///etc",
            "zip::https://host/k",
            "https://",
            "s3:///k",
            "reference::x",
        ),
    ],
)
def test_what_is_no_address_that_is_read_is_refused(address, tmp_path):
    with pytest.raises(Refused, match="addresses begin with s3://, gs://, https://"):
        scanned([address], tmp_path / "ds")


@pytest.mark.parametrize("variable", ["PRE_COMMIT", "PRE_COMMIT_FROM_REF"])
def test_a_hook_reads_no_address(variable, monkeypatch):
    monkeypatch.setenv(variable, "1")
    with pytest.raises(Refused, match="a hook reads no addresses"):
        check_address("s3://bucket/k")
