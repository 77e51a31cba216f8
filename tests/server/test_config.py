"""Settings by options, environment and file; a bad one is refused in a sentence that helps."""

from __future__ import annotations

import json
import logging
import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest
from click.testing import CliRunner
from starlette.testclient import TestClient

from paradice.server.app import make_app
from paradice.server.commands import COMMANDS
from paradice.server.config import OWN, TABLE, BadSetting, choose
from paradice.server.doctor import doctor, settings_page
from paradice.server.logs import Json, Plain
from paradice.server.run import serve
from paradice.server.settings import Rate
from tests.server.test_restart import HERE, WAIT


def test_options_come_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "paradice.toml"
    file.write_text(
        'port = 1\nhost = "10.0.0.1"\nworkers = 3\n[limits]\nsockets = 7\nchats = [2, 4]\n'
    )
    env = {"PARADICE_PORT": "2", "PARADICE_HOST": "10.0.0.2", "PARADICE_LIMIT_TABS": "3"}
    chosen = choose({"port": 5}, ["sockets=9"], str(file), env)
    assert (chosen.hosting.port, chosen.hosting.host, chosen.hosting.workers) == (5, "10.0.0.2", 3)
    assert (chosen.limits.sockets, chosen.limits.tabs, chosen.limits.chats) == (9, 3, Rate(2, 4))
    assert chosen.sources["", "port"] == "--port"
    assert chosen.sources["", "host"] == "PARADICE_HOST"
    assert chosen.sources["", "workers"] == f"{file}: workers"


def test_a_list_in_the_environment_has_commas_and_a_file_may_be_named_there(tmp_path: Path) -> None:
    file = tmp_path / "p.toml"
    file.write_text('public-url = "https://Club.example/games/"\n')
    env = {"PARADICE_CONFIG": str(file), "PARADICE_PROXY": "127.0.0.1, 10.0.0.0/8"}
    chosen = choose(environment=env).hosting
    assert chosen.public_url == "https://club.example/games"
    assert chosen.proxy == ("127.0.0.1", "10.0.0.0/8")


@pytest.mark.parametrize(
    ("text", "env", "limits", "sentence"),
    [
        ("port = 99999", {}, (), "port: 99999 is too large; choose 0 to 65535"),
        ('port = "x"', {}, (), "port: 'x' is no whole number"),
        ("prot = 1", {}, (), "there is no setting 'prot'; did you mean 'port'?"),
        ("sockets = 1", {}, (), "there is no setting 'sockets'; it belongs below [limits]"),
        ("[limits]\nsockets = 0", {}, (), "[limits] sockets: 0 is too small; 2 is the least"),
        ("[limits]\nchats = 3", {}, (), "two numbers are wanted"),
        ("port = ", {}, (), "this is no TOML"),
        ("", {"PARADICE_PROT": "1"}, (), "did you mean PARADICE_PORT?"),
        ("", {"PARADICE_OPEN": "perhaps"}, (), "PARADICE_OPEN: 'perhaps' is neither yes nor no"),
        ("", {"PARADICE_LOG_FORMAT": "xml"}, (), "PARADICE_LOG_FORMAT: choose text or json"),
        ("", {"PARADICE_PROXY": "nginx"}, (), "'nginx' is no address"),
        ("", {"PARADICE_PUBLIC_URL": "club.example"}, (), "write it whole, such as https://club"),
        ("", {"PARADICE_PUBLIC_URL": "http://c.example/t"}, (), "an address of the server itself"),
        ("", {"PARADICE_PUBLIC_URL": "http://c.example:99999"}, (), "has no port that there could"),
        ("", {"PARADICE_STORE": "mysql://x"}, (), "use sqlite or postgresql"),
        ("", {"PARADICE_STORE": "tables.db"}, (), "write sqlite:///FILE or postgresql://"),
        ("", {}, ("socket=3",), "there is no limit 'socket'; did you mean 'sockets'?"),
        ("", {}, ("sockets",), "write NAME=VALUE"),
    ],
)
def test_a_bad_setting_is_refused_in_a_sentence(
    tmp_path: Path, text: str, env: dict[str, str], limits: tuple[str, ...], sentence: str
) -> None:
    file = tmp_path / "paradice.toml"
    file.write_text(text)
    with pytest.raises(BadSetting) as refused:
        choose({}, limits, str(file), env)
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)


def test_serve_says_it_and_ends_with_one(tmp_path: Path) -> None:
    told = CliRunner().invoke(serve, ["--port", "70000", "--no-open"])
    assert (told.exit_code, told.output) == (
        1, "Error: --port: 70000 is too large; choose 0 to 65535\n",
    )  # fmt: skip
    told = CliRunner().invoke(serve, ["--config", str(tmp_path / "none.toml")])
    assert told.exit_code == 1
    assert "none.toml: No such file" in told.output


def test_what_cannot_be_listened_on_or_opened_is_said_in_a_line(tmp_path: Path) -> None:
    store = ["--no-open", "--store", f"sqlite:///{tmp_path / 't.sqlite'}"]
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        for options, sentence in (
            (["--port", f"{port}", *store], f"--port: 127.0.0.1:{port} cannot be used (Address"),
            (["--host", "192.0.2.1", *store], "--host 192.0.2.1: Cannot assign requested address"),
            (
                ["--no-open", "--store", f"sqlite:///{tmp_path}/no/t.sqlite"],
                "/no/t.sqlite.lock: No",
            ),
            (["--no-open", "--store", "postgresql://x@127.0.0.1:1/x"], "the database cannot be"),
        ):
            told = CliRunner().invoke(serve, options)
            assert told.exit_code == 1
            assert sentence in told.output
            assert told.output.count("\n") == 1, told.output


def test_no_path_of_a_site_is_one_of_our_own_addresses() -> None:
    """Below one of them nobody could tell the two apart."""
    routes = {route.path for route in make_app("sqlite://").routes}  # type: ignore[attr-defined]
    beginnings = {path.split("/")[1].partition("{")[0] for path in routes} - {""}
    assert beginnings <= OWN


def test_every_setting_stands_on_the_page_of_settings_and_says_what_it_means() -> None:
    page = Path(__file__).parents[2] / "docs" / "settings.md"
    assert page.read_text("utf-8") == settings_page(), "paradice settings --markdown writes it"
    assert [one.name for one in TABLE if not one.about] == []
    assert {"doctor", "settings", "serve"} <= {command.name for command in COMMANDS}


def test_port_0_tells_the_port_and_the_log_has_time(tmp_path: Path) -> None:
    env = {**os.environ, "PYTHONPATH": str(HERE / "src"), "PARADICE_LOG_FORMAT": "json"}
    server = subprocess.Popen(
        [sys.executable, "-c", "from paradice.server.commands import serve; serve()", "--no-open",
         "--port", "0", "--workers", "1", "--store", f"sqlite:///{tmp_path / 'h.sqlite'}"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env,
    )  # fmt: skip
    try:
        assert server.stdout is not None
        said = server.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", said)
        assert found
        assert int(found[1]) > 0
        for path in ("healthz", "readyz", "metrics"):  # the port is open before it is printed
            with urlopen(f"{found[0]}{path}", timeout=WAIT) as answer:
                assert answer.status == 200
        server.send_signal(signal.SIGTERM)
        _, logged = server.communicate(timeout=WAIT)
    finally:
        server.kill()
        server.wait()
    lines = [json.loads(line) for line in logged.splitlines()]
    assert lines[0]["level"] == "info"
    assert re.match(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$", lines[0]["time"])
    assert "listens on 127.0.0.1" in lines[0]["message"]
    assert lines[-1]["message"] == "ended"


def test_systemd_is_told_when_the_server_is_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(tmp_path / "notify"))
        systemd.settimeout(WAIT)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        with TestClient(make_app(f"sqlite:///{tmp_path / 'h.sqlite'}")):
            assert systemd.recv(100) == b"READY=1"


def test_a_line_of_the_log_is_text_or_json() -> None:
    record = logging.LogRecord("paradice", logging.ERROR, "x.py", 1, "%s failed", ("it",), None)
    record.created = 0.25
    assert Plain().format(record) == "1970-01-01T00:00:00.250Z ERROR   paradice: it failed"
    assert json.loads(Json().format(record)) == {
        "time": "1970-01-01T00:00:00.250Z", "level": "error", "logger": "paradice",
        "message": "it failed",
    }  # fmt: skip


def test_the_doctor_finds_what_is_missing(tmp_path: Path) -> None:
    def ask(*options: str) -> tuple[int, str]:
        told = CliRunner().invoke(doctor, ["--port", "0", *options])
        return told.exit_code, told.output

    file = tmp_path / "t.sqlite"
    code, said = ask("--store", f"sqlite:///{file}")
    assert code == 0
    assert "is made at the first start" in said
    assert not file.exists()
    code, said = ask("--store", f"sqlite:///{tmp_path}/no/t.sqlite")
    assert code == 1
    assert "there is no folder" in said
    file.write_text("this is no database, and long enough to be seen as none at all " * 30)
    code, said = ask("--store", f"sqlite:///{file}")
    assert code == 1
    assert "fault sqlite:///" in said
    settings = tmp_path / "own.toml"
    settings.write_text("workers = 1")
    assert f"settings: {settings}" in ask("--config", str(settings), "--store", "sqlite://")[1]
    code, said = ask("--public-url", "http://club.example", "--store", "sqlite://")
    assert "--proxy is not" in said
    assert "has no TLS" in said


def test_a_missing_driver_names_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("paradice.server.doctor.find_spec", lambda name: None)
    told = CliRunner().invoke(doctor, ["--store", "postgresql://nobody@127.0.0.1:1/x"])
    assert told.exit_code == 1
    assert 'pip install "paradice[postgres]"' in told.output
