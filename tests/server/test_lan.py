"""The server opens to the home network: tried in a network of its own, with a second address."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.conftest import without
from tests.server.test_restart import HERE, WAIT

HOME = "192.168.77.5"
PORT = 8611
NETWORK = (
    f"ip link set lo up && ip addr add {HOME}/24 dev lo && "
    f'ip route add 192.0.2.0/24 dev lo src {HOME} && exec "$@"'
)
"""A network of its own: nothing outside it is reached or listened on."""

VISIT = f"""
import subprocess, sys, time
from urllib.error import URLError
from urllib.request import HTTPCookieProcessor, Request, build_opener

browser = build_opener(HTTPCookieProcessor())

def get(host, path="/", data=None):
    address = f"http://{{host}}:{PORT}"
    asked = Request(address + path, data, {{"Origin": address, "Accept-Language": "en"}})
    return browser.open(asked, timeout={WAIT}).read().decode()

def answers(host):
    try:
        return bool(get(host))
    except (URLError, OSError):
        return False

server = subprocess.Popen(
    [sys.executable, "-c", "from paradice.server.commands import serve; serve()", "--no-open",
     "--port", "{PORT}", "--workers", "1", "--store", "sqlite:///" + sys.argv[1], *sys.argv[2:]],
    stdout=subprocess.PIPE, text=True)
said = server.stdout.readline()
given_up = time.monotonic() + {WAIT}
while not answers("127.0.0.1") and time.monotonic() < given_up:
    time.sleep(.05)
print("before", answers("{HOME}"))
if not sys.argv[2:]:
    print("told", "http://{HOME}:{PORT}" in get("127.0.0.1", "/open", b"back=/"))
print("after", answers("{HOME}"))
form = b"seat-0=me&seat-1=open&pace=0"
print("invites", "http://{HOME}:{PORT}/join/" in get("127.0.0.1", "/set/trekking", form))
server.terminate()
print("printed", "http://{HOME}:{PORT}/" in server.communicate()[0])
"""


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ([], "before False, told True, after True, invites True, printed False"),
        (["--lan"], "before True, after True, invites True, printed True"),
    ],
)
def test_the_house_answers_at_the_address_of_the_home_network(
    tmp_path: Path, options: list[str], expected: str
) -> None:
    """At once with --lan; else only after one press on the page of who started it."""
    if not shutil.which("unshare") or not shutil.which("ip"):
        without("unshare (util-linux) and ip (iproute2) are not installed here")
    alone = ["unshare", "-rn", "sh", "-c", NETWORK, "sh"]
    if subprocess.run([*alone, "true"], capture_output=True, check=False).returncode:
        without("this machine does not let a process have a network of its own")
    env = {**os.environ, "PYTHONPATH": str(HERE / "src")}
    store = str(tmp_path / "house.sqlite")
    told = subprocess.run(
        [*alone, sys.executable, "-c", VISIT, store, *options],
        capture_output=True, text=True, check=False, env=env, timeout=WAIT,
    )  # fmt: skip
    assert ", ".join(told.stdout.split("\n")[:-1]) == expected, told.stderr[-2000:]
