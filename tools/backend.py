"""The build backend: setuptools, and what a compiled wheel is made with where one is asked for."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path

from setuptools.build_meta import *  # noqa: F403


def get_requires_for_build_wheel(config_settings: object = None) -> list[str]:
    """Compiling reads the types of all that the package imports, so it needs them installed."""
    if os.environ.get("PARADICE_COMPILE") != "1":
        return []
    project = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["project"]
    return [*project["dependencies"], *project["optional-dependencies"]["fast"]]
