"""How the package is built: pure, or with PARADICE_COMPILE=1 its rules compiled by mypyc."""

from __future__ import annotations

import os
import sys
import tomllib
from pathlib import Path

from setuptools import Extension, setup

SOURCE = Path("src")
CHECKS = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent"]
"""Types are checked by make check; here they guide the compiler, whatever extras are missing."""
INLINE = "-fno-semantic-interposition"
"""All is compiled as one file, and a small function may be written out where another calls it."""


def compiled_modules() -> list[str]:
    """Return the modules that pyproject.toml says are compiled, and those of installed games."""
    settings = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["tool"]["paradice"]
    globs = list(settings["compiled"])
    for package in os.environ.get("PARADICE_GUESTS", "").split():
        folder = package.replace(".", "/")
        globs += [f"{folder}/*.py", f"{folder}/face/*.py"]
    found = {path for glob in globs for path in SOURCE.glob(glob)}
    return sorted(str(path) for path in found if path.name not in settings["interpreted"])


def extensions() -> list[Extension]:
    """Return what is compiled, when a wheel is made and that was asked for."""
    if os.environ.get("PARADICE_COMPILE") != "1" or "bdist_wheel" not in sys.argv:
        return []
    from mypyc.build import mypycify

    made = mypycify(
        [*CHECKS, *compiled_modules()], opt_level="3", debug_level="0", strip_asserts=True
    )
    if sys.platform == "linux":
        for extension in made:
            extension.extra_compile_args = [*extension.extra_compile_args, INLINE]
    return made


setup(ext_modules=extensions())
