"""The compiled build, in a folder of its own, never beside the sources.

python tools/fast.py build         compile into build/fast, unless it is fresh
python tools/fast.py background    the same for a player: gives way to others, says once what fails
python tools/fast.py path          print where to import from: build/fast if it is fresh, else src
python tools/fast.py wheel         write dist/: a source archive, a pure wheel, a compiled wheel
"""

from __future__ import annotations

import filecmp
import hashlib
import os
import shutil
import signal
import subprocess
import sys
import tarfile
import tempfile
import time
import tomllib
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import entry_points, version
from importlib.util import find_spec
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
BUILD = ROOT / "build"
TARGET = BUILD / "fast"
LOG = BUILD / "fast.log"
TOLD = BUILD / "fast.told"
LOCK = BUILD / "fast.lock"
DIST = ROOT / "dist"
CODE, WHOLE = "code.txt", "whole.txt"
"""Beside a build: what it was compiled from, and all that it holds."""

COMPILERS = {
    "linux": "a C compiler and Python's headers (sudo apt-get install gcc libc6-dev python3-dev)",
    "darwin": "Apple's command line tools (xcode-select --install)",
    "win32": "Microsoft's Build Tools for Visual Studio, with C++",
}
PROBE = """
from setuptools import Extension, setup
setup(name="probe", py_modules=[], ext_modules=[Extension("probe", ["probe.c"])],
      script_args=["build_ext", "--inplace"])
"""
PROBE_C = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"


def is_ours(path: Path) -> bool:
    parts = path.relative_to(SOURCE).parts
    return path.is_file() and not any(p == "__pycache__" or p.endswith(".egg-info") for p in parts)


def sources() -> tuple[list[Path], list[Path]]:
    """Return the code and the rest: words, facts, drawings, pages."""
    ours = sorted(path for path in SOURCE.rglob("*") if is_ours(path))
    return [p for p in ours if p.suffix == ".py"], [p for p in ours if p.suffix != ".py"]


def find_guests() -> dict[str, Path]:
    """Return the packages of installed games that are not ours, each with its folder."""
    sys.path[:] = [path for path in sys.path if path != str(TARGET)]
    guests = {}
    for entry in entry_points(group="paradice.games"):
        package = entry.module.rpartition(".")[0]
        if not package or package.startswith("paradice."):
            continue
        try:
            spec = find_spec(package)
        except ImportError:
            continue  # it cannot be played either, and paradice says why
        for folder in (spec.submodule_search_locations or ())[:1] if spec else ():
            guests[package] = Path(folder)
    return dict(sorted(guests.items()))


def guest_code(guests: dict[str, Path]) -> list[Path]:
    return sorted(path for folder in guests.values() for path in folder.rglob("*.py"))


def copy_guests(guests: dict[str, Path], source: Path) -> None:
    """Copy the outermost package of each game beside ours, so that one build holds them all."""
    unwanted = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so", "*.pyd")
    for package, folder in guests.items():
        outermost = folder.parents[package.count(".") - 1] if "." in package else folder
        into = source / outermost.name
        if not into.exists():
            shutil.copytree(outermost, into, ignore=unwanted)


def digest(files: list[Path], *more: str) -> str:
    total = hashlib.sha256(repr(more).encode())
    for path in files:
        name = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
        total.update(f"{name.as_posix()} {path.stat().st_size}\n".encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def code_stamp(guests: dict[str, Path]) -> str:
    """Return what changes when code, the way it is compiled, or the Python it is for does."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["paradice"]
    tools = [f"{name} {version(name)}" for name in ("mypy", "librt", "setuptools")]
    code = [ROOT / "setup.py", *sources()[0], *guest_code(guests)]
    return digest(code, sys.version, repr(settings), *guests, *tools)


def whole_stamp(guests: dict[str, Path]) -> str:
    """Return what changes when anything in a wheel does."""
    about = [ROOT / name for name in ("pyproject.toml", "README.md", "LICENSE")]
    return digest([*about, *sources()[1]], code_stamp(guests))


def has(stamp: str, value: str) -> bool:
    try:
        return (TARGET / stamp).read_text() == value
    except OSError:
        return False


def refresh(guests: dict[str, Path]) -> None:
    """Give a build whose code is fresh the words, facts, drawings and pages of today."""
    rest = {path: TARGET / path.relative_to(SOURCE) for path in sources()[1]}
    for package, folder in guests.items():
        for path in folder.rglob("*"):
            if path.is_file() and path.suffix not in (".py", ".pyc", ".so", ".pyd"):
                rest[path] = TARGET / package.replace(".", "/") / path.relative_to(folder)
    for path, built in rest.items():
        if not built.exists() or not filecmp.cmp(path, built):
            built.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, built)


def say(sentence: str) -> None:
    """Tell whoever started this, if they are still there."""
    try:
        print(sentence, flush=True)
    except OSError:
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115 for the rest of this process


def lock(file: IO[str]) -> bool:
    """Lock a file unless somebody else did; the system unlocks it when a process ends."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


@contextmanager
def alone(wait: bool) -> Iterator[bool]:
    """Tell whether nobody else builds, or wait until nobody does."""
    with LOCK.open("w") as file:
        is_locked = lock(file)
        while wait and not is_locked:
            time.sleep(0.5)
            is_locked = lock(file)
        yield is_locked


@contextmanager
def workshop() -> Iterator[Path]:
    """Make a folder to build in; what a killed build left behind goes first."""
    for left in BUILD.glob("fast.work.*"):
        shutil.rmtree(left, ignore_errors=True)
    folder = Path(tempfile.mkdtemp(prefix="fast.work.", dir=BUILD))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def copy_tree(folder: Path) -> None:
    """Copy what a source archive is made of."""
    folder.mkdir()
    for name in ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE"):
        shutil.copy2(ROOT / name, folder)
    listed = [line.split() for line in (ROOT / "MANIFEST.in").read_text("utf-8").splitlines()]
    for verb, *names in [["graft", "src"], *listed]:
        for name in names:
            if verb == "graft":
                unwanted = shutil.ignore_patterns("__pycache__", "*.egg-info")
                shutil.copytree(ROOT / name, folder / name, ignore=unwanted)
            elif verb == "include":
                shutil.copy2(ROOT / name, folder)


def call(script: str, folder: Path, compiled: str = "", guests: str = "") -> bool:
    """Run Python code in a folder, its words into the log; nothing of it outlives us."""
    environment = {**os.environ, "PARADICE_COMPILE": compiled, "PARADICE_GUESTS": guests}
    environment.pop("PYTHONPATH", None)
    with LOG.open("w") as log:
        process = subprocess.Popen(
            [sys.executable, "-c", script],
            cwd=folder, env=environment, stdin=subprocess.DEVNULL,
            stdout=log, stderr=subprocess.STDOUT, start_new_session=True,
        )  # fmt: skip
        try:
            return process.wait() == 0
        finally:
            if process.poll() is None:
                if sys.platform == "win32":
                    process.kill()
                else:
                    os.killpg(process.pid, signal.SIGKILL)


def make_distribution(kind: str, folder: Path, compiled: str = "", guests: str = "") -> Path | None:
    """Make a ``wheel`` or an ``sdist`` of a tree, with what is installed here."""
    script = f"from setuptools.build_meta import build_{kind} as b; b('out')"
    if not call(script, folder, compiled, guests):
        return None
    (made,) = (folder / "out").iterdir()
    return made


def can_compile() -> bool:
    """Try a compiler, Python's headers and a linker on a module of two lines."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "probe.c").write_text(PROBE_C)
        return call(PROBE, Path(folder))


def compile_rules(guests: dict[str, Path]) -> bool:
    """Compile a copy of the sources, and put it in place only when it is whole."""
    with workshop() as work:
        code, whole = code_stamp(guests), whole_stamp(guests)
        copy_tree(work / "tree")
        copy_guests(guests, work / "tree" / "src")
        wheel = make_distribution("wheel", work / "tree", "1", " ".join(guests))
        if wheel is None:
            return False
        made = work / "fast"
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(made)
        shutil.copy2(wheel, made)
        (made / WHOLE).write_text(whole)
        (made / CODE).write_text(code)
        if TARGET.exists():
            TARGET.rename(work / "old")  # whoever runs from it keeps what is open
        made.rename(TARGET)
    return True


def build(guests: dict[str, Path], is_needed: str = CODE) -> None:
    """Compile, and wait for whoever compiles already."""
    with alone(wait=True):
        if has(is_needed, code_stamp(guests) if is_needed == CODE else whole_stamp(guests)):
            refresh(guests)
            print("build/fast is fresh")
            return
        more = f", with {', '.join(guests)}" if guests else ""
        print(f"compiling the rules{more}, which takes some minutes ...", flush=True)
        if not compile_rules(guests):
            print(LOG.read_text("utf-8", "replace")[-4000:])
            sys.exit("the rules were not compiled; interpreted they are the same, only slower")
    print("build/fast is fresh")


def build_in_background() -> None:
    """Compile for a player, giving way to others; say what they should know, and only once."""
    if hasattr(os, "nice"):
        os.nice(10)
    with alone(wait=False) as is_ours:
        if not is_ours:
            say("The rules are being compiled already; a later start will use them.")
            return
        guests = find_guests()
        code = code_stamp(guests)
        if has(CODE, code):
            return
        told = TOLD.read_text() if TOLD.exists() else ""
        if told == code:
            return
        if not can_compile():
            if told != "compiler":
                what = COMPILERS.get(sys.platform, "a C compiler and Python's headers")
                say(f"The rules run interpreted; for bots that think faster install {what}.")
                TOLD.write_text("compiler")
            return
        say("The rules are being compiled in the background; it takes some minutes.")
        if compile_rules(guests):
            TOLD.unlink(missing_ok=True)
            say("The rules are compiled; the next start will use them.")
        else:
            shutil.copy2(LOG, BUILD / "fast.failed.log")
            TOLD.write_text(code)
            say(
                "The rules could not be compiled and run interpreted: the same games, only slower."
                " build/fast.failed.log says why."
            )


def make_wheels() -> None:
    """Write the source archive and, of Paradice alone, a pure and a compiled wheel."""
    build({}, WHOLE)
    with alone(wait=True), workshop() as work:
        copy_tree(work / "tree")
        archive = make_distribution("sdist", work / "tree")
        pure = None
        if archive is not None:
            with tarfile.open(archive) as packed:
                packed.extractall(work, filter="data")
            pure = make_distribution("wheel", work / archive.name.removesuffix(".tar.gz"))
        if archive is None or pure is None:
            sys.exit(LOG.read_text("utf-8", "replace")[-4000:])
        shutil.rmtree(DIST, ignore_errors=True)
        DIST.mkdir()
        for made in (archive, pure, *TARGET.glob("*.whl")):
            shutil.copy2(made, DIST)
            print(f"dist/{made.name}")


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    BUILD.mkdir(exist_ok=True)
    if sys.argv[1:] == ["build"]:
        build(find_guests())
    elif sys.argv[1:] == ["background"]:
        build_in_background()
    elif sys.argv[1:] == ["path"]:
        installed = find_guests()
        if has(CODE, code_stamp(installed)):
            refresh(installed)
            print(TARGET)
        else:
            print(SOURCE)
    elif sys.argv[1:] == ["wheel"]:
        make_wheels()
    else:
        sys.exit(__doc__)
