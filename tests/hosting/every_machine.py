"""docs/hosting.md from an empty Debian on: a machine of its own with systemd, and the image."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tools.ports import free_port

from tests.hosting.every_host import DEPLOY, HERE, wait_for
from tests.server.conftest import without

NAME = "house.test"
PAGE = (HERE / "docs" / "hosting.md").read_text("utf-8")
WAIT = 120.0
CLEAN = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
         "DEBIAN_FRONTEND": "noninteractive", "LANG": "C.UTF-8"}  # fmt: skip


def run(*words: str, **more: object) -> str:
    """Run a program to its end; what it says, where all is well."""
    told = subprocess.run(words, capture_output=True, text=True, **more)  # type: ignore[call-overload]
    assert told.returncode == 0, f"{words}\n{told.stdout}{told.stderr}"
    return str(told.stdout)


def need(*programs: str) -> None:
    """A machine that lets us make another one, as root; nothing less would be the real thing."""
    if os.geteuid() != 0:
        without("only root may make a machine")
    for program in programs:
        if shutil.which(program) is None:
            without(f"{program} is not installed here")


@pytest.fixture(scope="session")
def base(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Debian with nothing in it but what the page fetches by apt: a machine has no network.

    It is kept in build; a minute on a quiet machine makes it anew.
    """
    need("debootstrap", "chroot")
    fetched = [line for block in blocks() for line in block.splitlines() if "apt-get" in line]
    mark = hashlib.sha256("\n".join(fetched).encode()).hexdigest()[:10]
    kept = HERE / "build" / f"debian-{mark}.tar"
    if not kept.exists():
        folder = tmp_path_factory.mktemp("debian")
        told = subprocess.run(
            ["debootstrap", "--variant=minbase", "--include=systemd-sysv,ca-certificates,procps",
             "bookworm", str(folder)], capture_output=True, text=True, env=CLEAN,
        )  # fmt: skip
        if told.returncode:
            without(f"no Debian can be made here: {told.stdout[-300:]}")
        (folder / "etc" / "dpkg" / "dpkg.cfg.d" / "quick").write_text("force-unsafe-io\n")
        for line in fetched:
            run("chroot", str(folder), "sh", "-ec", line, env=CLEAN)
        run("tar", "-cf", str(kept), "-C", str(folder), "--numeric-owner", ".")
        shutil.rmtree(folder)
    return kept


@pytest.fixture(scope="session")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pure wheel, as `make wheel` writes it, in dist; what it needs, in packages."""
    folder = tmp_path_factory.mktemp("wheels")
    pip = [sys.executable, "-m", "pip", "-q", "--disable-pip-version-check"]
    sources = folder / "sources"
    left_out = shutil.ignore_patterns(".*", "build", "dist", "*.egg-info", "__pycache__")
    shutil.copytree(HERE, sources, ignore=left_out)  # a build folder may hold what is gone
    run(*pip, "wheel", "--no-deps", "-w", str(folder / "dist"), str(sources))
    (wheel,) = (folder / "dist").glob("*.whl")
    run(*pip, "download", "--only-binary", ":all:", "--python-version", "3.11", "-d",
        str(folder / "packages"), "-c", str(HERE / "constraints.txt"),
        f"{wheel}[postgres]")  # fmt: skip
    (folder / "packages" / wheel.name).unlink()
    return folder


def unpack(base: Path, wheels: Path, folder: Path) -> None:
    """Lay out the empty Debian; its pip finds packages in a folder, whatever registry is here."""
    folder.mkdir()
    run("tar", "-xf", str(base), "-C", str(folder), "--numeric-owner")
    folder.chmod(0o755)
    shutil.copytree(wheels / "packages", folder / "packages")
    (folder / "etc" / "pip.conf").write_text("[global]\nno-index = true\nfind-links = /packages\n")
    shutil.copy("/etc/resolv.conf", folder / "etc" / "resolv.conf")


def lay_sources(wheels: Path, folder: Path) -> None:
    folder.mkdir(parents=True)
    shutil.copytree(DEPLOY, folder / "deploy")
    shutil.copytree(wheels / "dist", folder / "dist")
    shutil.copy(HERE / "constraints.txt", folder)


class Machine:
    """A booted Debian that sees nobody but itself."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.spawn = subprocess.Popen(
            ["systemd-nspawn", "--quiet", "--register=no", "--keep-unit", "--private-network",
             "--resolv-conf=off", f"--machine=paradice-{os.getpid()}", "-b", "-D", str(root)],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )  # fmt: skip
        end = time.monotonic() + WAIT
        self.leader = ""
        while not self.is_up():
            if self.spawn.poll() is not None or time.monotonic() > end:
                self.spawn.kill()
                without(f"no machine can be booted here: {self.spawn.communicate()[0][-300:]}")
            time.sleep(0.2)

    def is_up(self) -> bool:
        children = Path(f"/proc/{self.spawn.pid}/task/{self.spawn.pid}/children")
        self.leader = (children.read_text().split() or [""])[0]
        return bool(self.leader) and self.ask("systemctl is-system-running").stdout.strip() in (
            "running", "degraded",
        )  # fmt: skip

    def ask(self, script: str) -> subprocess.CompletedProcess[str]:
        """Run a script there, as root, in the folder of the sources."""
        enter = ["nsenter", "-t", self.leader, "-m", "-u", "-i", "-n", "-p", "-r"]
        return subprocess.run(
            [*enter, "sh", "-exc", f"cd /srv/sources\n{script}"],
            capture_output=True,
            text=True,
            env=CLEAN,
        )

    def do(self, script: str) -> str:
        told = self.ask(script)
        assert told.returncode == 0, f"{script}\n{told.stdout}{told.stderr}"
        return told.stdout

    def end(self) -> None:
        self.ask("systemctl poweroff")
        try:
            self.spawn.wait(30)
        except subprocess.TimeoutExpired:
            self.spawn.kill()
            self.spawn.wait()


def blocks() -> list[str]:
    """The shell of the page, but for docker; a name for the machine instead of one's own."""
    found = [block for block in re.findall(r"```sh\n(.*?)```", PAGE, re.S) if "docker" not in block]
    return [block.replace("YOUR.NAME", NAME) for block in found]


@pytest.fixture
def machine(base: Path, wheels: Path, tmp_path: Path) -> Iterator[Machine]:
    """The empty Debian, booted, with a copy of what the page wants of the sources."""
    need("systemd-nspawn", "nsenter")
    root = tmp_path / "debian"
    unpack(base, wheels, root)
    lay_sources(wheels, root / "srv" / "sources")
    with (root / "etc" / "hosts").open("a") as hosts:
        hosts.write(f"127.0.0.1 localhost {NAME}\n")
    it = Machine(root)
    yield it
    it.end()


ASK = f"""
import json, ssl, sys, urllib.request as u
path, *form = sys.argv[1:]
root = "/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt"
asked = u.Request("https://{NAME}" + path, form[0].encode() if form else None)
if form: asked.add_header("content-type", "application/json")
print(u.urlopen(asked, timeout=20, context=ssl.create_default_context(cafile=root)).read().decode())
"""


def test_from_an_empty_debian_to_a_house_with_tls_and_through_its_months(machine: Machine) -> None:
    first, backup, update, move = (
        "\n".join(line for line in block.splitlines() if "apt-get" not in line)
        for block in blocks()
    )
    (machine.root / "srv" / "ask.py").write_text(ASK)
    # nobody on the open network signs a name of ours: Caddy's own authority does
    local = "sed -i '1i {\\n\\tlocal_certs\\n\\tskip_install_trust\\n}' /etc/caddy/Caddyfile\n"
    journal = machine.do(
        first.replace("systemctl daemon-reload", local + "systemctl daemon-reload")
    )
    assert f"for others https://{NAME}/" in journal
    assert "Host's page: " in journal
    assert "fault" not in journal

    def ask(*words: str) -> str:
        quoted = " ".join(f"'{word}'" for word in words)
        end = time.monotonic() + WAIT
        while True:  # the certificate is made, and the server begins, while we ask
            told = machine.ask(f"python3 /srv/ask.py {quoted}")
            if told.returncode == 0 or time.monotonic() > end:
                assert told.returncode == 0, told.stderr
                return told.stdout
            time.sleep(0.2)

    assert "Paradice" in ask("/")
    wish = json.dumps({"game": "trekking", "seats": ["me", "novice"], "name": "Mara"})
    table = json.loads(ask("/api/tables", wish))["table"]
    assert machine.do("ps -o user= -C paradice").split() == ["paradice"]
    assert machine.do("stat -c '%a %U %G' /etc/paradice/paradice.toml") == "640 root paradice\n"
    assert table in machine.do(backup)
    assert table in ask(f"/t/{table}")
    machine.do("systemctl start paradice-backup.service")
    assert machine.do("ls /var/lib/paradice/backup-*.sqlite").count("backup-") == 1
    assert "paradice-backup.service" in machine.do("systemctl list-timers --all")
    assert "nothing was changed" in machine.do(update)
    # where apt runs on a machine that is up it does this by itself
    machine.do(
        "pg_lsclusters -h | grep -q . || pg_createcluster 15 main\n"
        "systemctl start postgresql@15-main"
    )
    told = machine.do(move)
    assert "postgresql:///paradice answers and holds 1 tables" in told
    assert table in ask(f"/t/{table}")
    machine.do("systemctl start paradice-backup.service")
    listed = machine.do("runuser -u paradice -- paradice tables list")
    assert table in listed


def test_the_image_serves_without_root(base: Path, wheels: Path, tmp_path: Path) -> None:
    """The Dockerfile as it is, upon the empty Debian instead of that of a registry."""
    need("buildah")
    unpack(base, wheels, tmp_path / "debian")
    lay_sources(wheels, tmp_path / "src")
    store = ["--root", str(tmp_path / "images"), "--runroot", str(tmp_path / "run")]
    apart = ["--isolation", "chroot"]

    def buildah(*words: str) -> str:
        return run("buildah", *store, *words, env={**CLEAN, "HOME": str(tmp_path)}).strip()

    begun = buildah("from", "scratch")
    folder = buildah("mount", begun)
    run("cp", "-a", f"{tmp_path}/debian/.", folder)
    buildah("umount", begun)
    buildah("commit", "-q", "--rm", begun, "localhost/base")
    buildah("build", *apart, "--format", "docker", "--build-arg", "BASE=localhost/base", "-t",
            "paradice", "-f", str(DEPLOY / "Dockerfile"), str(tmp_path / "src"))  # fmt: skip
    made = json.loads(buildah("inspect", "--type", "image", "paradice"))["Docker"]["config"]
    assert made["User"] == "8611"
    assert made["Volumes"] == {"/data": {}}
    assert made["Entrypoint"] + made["Cmd"] == ["/opt/paradice/bin/paradice", "serve"]
    box = buildah("from", "localhost/paradice")
    port = free_port()
    within = ["buildah", *store, "run", *apart, box, "--"]
    server = subprocess.Popen(
        [*within, *made["Entrypoint"], *made["Cmd"], "--port", str(port), "--host", "127.0.0.1"],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )  # fmt: skip
    try:
        wait_for(port)
        check = [word.replace("8611", str(port)) for word in made["Healthcheck"]["Test"][1:]]
        run(*within, *check)
        assert run(*within, "id", "-u").strip() == "8611"
        assert run(*within, "stat", "-c", "%u", "/data/tables.sqlite").strip() == "8611"
    finally:
        run(*within, "sh", "-c", "kill $(cat /proc/[0-9]*/stat | awk '$2 ~ /paradice/ {print $1}')")
        server.wait(WAIT)
        subprocess.run(["buildah", *store, "rm", "-a"], capture_output=True)
        subprocess.run(["buildah", *store, "rmi", "-a", "-f"], capture_output=True)
