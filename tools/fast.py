"""The compiled build, in a folder of its own, never beside the sources.

python tools/fast.py build    compile into build/fast
python tools/fast.py path     print where to import from: build/fast if it is fresh, else src
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
TARGET = ROOT / "build" / "fast"
STAMP = "fresh.txt"
INLINE = "-fno-semantic-interposition"
"""All is compiled as one file, and a small function may be written out where another calls it."""
CHECKS = ("--strict", "--disable-error-code=import-untyped")


def stamp() -> str:
    """Return what changes when a source, the way it is compiled, or the Python it is for does."""
    digest = hashlib.sha256(sys.version.encode() + Path(__file__).read_bytes())
    for path in sorted(SOURCE.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts and "egg-info" not in str(path):
            digest.update(str(path.relative_to(SOURCE)).encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def is_fresh() -> bool:
    try:
        return (TARGET / STAMP).read_text() == stamp()
    except OSError:
        return False


def compiled_modules(root: Path) -> list[str]:
    """Return the modules that pyproject.toml says are compiled."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["paradice"]
    found = {path for glob in settings["compiled"] for path in root.glob(glob)}
    return sorted(
        str(path.relative_to(root)) for path in found if path.name not in settings["interpreted"]
    )


def build() -> None:
    """Compile a copy of the sources, and put it in place only when it is whole."""
    if is_fresh():
        print("build/fast is fresh")
        return
    wanted = stamp()
    work = TARGET.with_name(f"fast.{os.getpid()}")
    shutil.rmtree(work, ignore_errors=True)
    shutil.copytree(SOURCE, work, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    modules = compiled_modules(work)
    print(f"compiling {len(modules)} modules …", flush=True)
    script = (
        "from setuptools import setup\n"
        "from mypyc.build import mypycify\n"
        f"setup(name='paradice-fast', ext_modules=mypycify({[*CHECKS, *modules]!r},"
        " opt_level='3', debug_level='0'))\n"
    )
    (work / "setup.py").write_text(script)
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    flags = f"{os.environ.get('CFLAGS', '')} {INLINE}"
    log = TARGET.with_name("fast.log")
    with log.open("w") as output:
        done = subprocess.run(
            command,
            cwd=work,
            stdout=output,
            stderr=subprocess.STDOUT,
            env={**os.environ, "CFLAGS": flags.strip()},
        )
    if done.returncode != 0:
        print(log.read_text()[-4000:])
        shutil.rmtree(work, ignore_errors=True)
        sys.exit("the compiled build failed; the interpreted rules are the same, only slower")
    shutil.rmtree(work / "build", ignore_errors=True)
    (work / STAMP).write_text(wanted)
    shutil.rmtree(TARGET, ignore_errors=True)
    work.rename(TARGET)
    print("build/fast is fresh")


if __name__ == "__main__":
    TARGET.parent.mkdir(exist_ok=True)
    if sys.argv[1:] == ["build"]:
        build()
    elif sys.argv[1:] == ["path"]:
        print(TARGET if is_fresh() else SOURCE)
    else:
        sys.exit(__doc__)
