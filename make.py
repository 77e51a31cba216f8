#!/usr/bin/env python3
"""What the Makefile does, for whoever has no make: Python 3.11 or later and nothing else.

python make.py play [ARGS]    set everything up and start the server; ARGS go to paradice
python make.py test [ARGS]    set everything up and run the tests; ARGS go to pytest
python make.py wheel          write dist/: a source archive, a pure wheel, a compiled wheel
python make.py setup NAME     make the environment for play, test, browsers, hosting, machine, wheel
                              or bench
"""

from __future__ import annotations

import hashlib
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / os.environ.get("VENV", ".venv")
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
FAST = str(ROOT / "tools" / "fast.py")

EXTRAS = {
    "play": "fast",
    "test": "fast,dev,research,lab,cluster",
    "browsers": "dev",
    "hosting": "dev,postgres",
    "machine": "dev,postgres",
    "wheel": "fast,dev,wheel",
    "bench": "fast,dev,research,bench",
}
DEBIAN = {
    "test": (
        "chromium-headless-shell", "fonts-dejavu-core", "fonts-liberation", "postgresql", "gcc",
        "libc6-dev",
    ),
    "browsers": ("chromium", "firefox-esr", "webkit2gtk-driver", "xvfb"),
    "hosting": ("nginx", "caddy", "postgresql", "systemd", "chromium-headless-shell"),
    "machine": ("debootstrap", "systemd-container", "buildah", "util-linux"),
}  # fmt: skip
"""What an environment needs from the system."""


def newer_python() -> str:
    """Return a Python that is new enough, where the one that runs this is not."""
    for name in ("python3.14", "python3.13", "python3.12", "python3.11", "python3", "python"):
        found = shutil.which(name)
        check = [found, "-c", "import sys; sys.exit(sys.version_info < (3, 11))"]
        if found and subprocess.run(check, stderr=subprocess.DEVNULL).returncode == 0:
            return found
    sys.exit("Paradice needs Python 3.11 or later, and none was found. Please install it.")


def is_installed(package: str) -> bool:
    return subprocess.run(["dpkg", "-s", package], capture_output=True).returncode == 0


def ask_system(packages: tuple[str, ...]) -> None:
    """Install Debian packages where this user may; say in a sentence what is missing where not."""
    if shutil.which("dpkg") is None:
        print("Tests that need one of these are left out where it is missing:", *packages)
        return
    missing = [package for package in packages if not is_installed(package)]
    if not missing:
        return
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        print("Please install:  sudo apt-get install", *missing, file=sys.stderr)
        return
    print("Installing", *missing, "...", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *missing]
    subprocess.run(["apt-get", "update", "-qq"], check=False)
    subprocess.run(install, env=quiet, stdout=subprocess.DEVNULL, check=False)


def make_environment() -> None:
    """Make the virtual environment, unless there is one that works."""
    if PYTHON.exists() and subprocess.run([PYTHON, "-c", ""]).returncode == 0:
        return
    command = [sys.executable, "-m", "venv", str(VENV)]
    shutil.rmtree(VENV, ignore_errors=True)
    if subprocess.run(command, stdout=subprocess.DEVNULL).returncode != 0:
        shutil.rmtree(VENV, ignore_errors=True)
        ask_system(("python3-venv",))
        if subprocess.run(command).returncode != 0:
            shutil.rmtree(VENV, ignore_errors=True)
            sys.exit("The virtual environment could not be made.")


def setup(name: str) -> None:
    """Install what *name* needs, unless it was done for these very requirements."""
    digest = hashlib.sha256()
    for file in ("pyproject.toml", "constraints.txt", "make.py"):
        digest.update((ROOT / file).read_bytes())
    wanted = digest.hexdigest()
    marks = [VENV / f".ready-{each}" for each in ((name, "play") if name == "test" else (name,))]
    if PYTHON.exists() and marks[0].exists() and marks[0].read_text() == wanted:
        return
    make_environment()
    if name in DEBIAN:
        headers = Path(sysconfig.get_path("include"), "Python.h")
        ask_system((*DEBIAN[name], *(() if headers.exists() else ("python3-dev",))))
    print("Installing what is needed into", VENV.name, "...", flush=True)
    pip = [PYTHON, "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    target = f"{ROOT}[{EXTRAS[name]}]"
    if subprocess.run([*pip, "-c", ROOT / "constraints.txt", "-e", target]).returncode != 0:
        sys.exit("Not everything could be installed; the lines above say why.")
    for mark in marks:
        mark.write_text(wanted)


def run(*command: str, **environment: str) -> int:
    """Run a command to its end; Ctrl+C and a request to stop are its business, not ours."""
    process = subprocess.Popen([PYTHON, *command], cwd=ROOT, env={**os.environ, **environment})
    signal.signal(signal.SIGTERM, lambda *_: process.terminate())
    while True:
        try:
            return process.wait()
        except KeyboardInterrupt:
            continue


def start_build() -> subprocess.Popen[str]:
    """Compile in the background: neither Ctrl+C nor a closed terminal ends it half-way."""
    apart = (
        {"creationflags": 0x4200}  # a process group of its own, below normal priority
        if os.name == "nt"
        else {"start_new_session": True}
    )
    build = subprocess.Popen(
        [PYTHON, FAST, "background"],
        cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        text=True, **apart,
    )  # fmt: skip

    def tell() -> None:
        for line in build.stdout or ():
            print(line, end="", flush=True)

    threading.Thread(target=tell, daemon=True).start()
    return build


def play(*arguments: str) -> int:
    setup("play")
    path = subprocess.check_output([PYTHON, FAST, "path"], text=True).strip()
    build = None if path == str(ROOT / "build" / "fast") else start_build()
    code = run("-m", "paradice.cli", *arguments, PYTHONPATH=path)
    if build is not None and build.poll() is None:
        print("The rules are still being compiled; a later start will use them.")
    return code


def test(*arguments: str) -> int:
    setup("test")
    # three workers on two cores: browser tests wait for pages more than they compute; what workers
    # and servers have compiled is kept, also where a machine is set up to write no bytecode
    words = ["-m", "pytest", "-n", "3", "--dist", "worksteal", *arguments]
    return run(*words, PYTHONDONTWRITEBYTECODE="")


def wheel() -> int:
    setup("play")
    return run(FAST, "wheel")


def main(arguments: list[str]) -> int:
    if sys.version_info < (3, 11):  # noqa: UP036 an older Python may be the one called python
        return subprocess.run([newer_python(), __file__, *arguments]).returncode
    command, rest = (arguments or [""])[0], arguments[1:]
    if command == "play":
        return play(*rest)
    if command == "test":
        return test(*rest)
    if command == "wheel" and not rest:
        return wheel()
    if command == "setup" and len(rest) == 1 and rest[0] in EXTRAS:
        setup(rest[0])
        return 0
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
