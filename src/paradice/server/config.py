"""What a host may choose: by options, by the environment, by a file, in this order.

One table holds it all: the fields of :class:`Hosting`, and as ``[limits]`` those of
:class:`paradice.server.settings.Settings`. Options, names in the environment, checks and
``docs/settings.md`` are made from it.
"""

from __future__ import annotations

import math
import os
import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import Field, dataclass, fields
from difflib import get_close_matches
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final, get_type_hints
from urllib.parse import urlsplit

import platformdirs
import sqlalchemy as sa

from paradice.server.settings import Rate, Settings, setting

PREFIX: Final = "PARADICE_"
FILE: Final = "paradice.toml"


class BadSetting(ValueError):
    """A setting that cannot be used, said in one sentence that names it and helps."""


@dataclass(frozen=True)
class Hosting:
    """How a server is run."""

    host: str = setting("127.0.0.1", "The address to listen on; 0.0.0.0 for all of this machine.")
    port: int = setting(8611, "The port; 0 takes a free one and tells which.", least=0, most=65_535)
    store: str = setting(
        "", "Where tables are kept: sqlite:///FILE or postgresql://…; your data folder by default."
    )
    lan: bool = setting(False, "Open the house to the home network: phones may come.")
    open: bool = setting(True, "Open a browser at the door.")
    workers: int = setting(
        0, "Processes in which bots think; 0 for one less than cores.", least=0, most=512
    )
    public_url: str = setting(
        "",
        "Where people reach this server, such as https://club.example or, below a path of another "
        "site, https://club.example/games. Links for others begin with it.",
    )
    known_as: tuple[str, ...] = setting((), "A further name of this server, such as club.example.")
    proxy: tuple[str, ...] = setting(
        (),
        "The address or network of a proxy whose word is taken for where requests come from; "
        "nobody's is otherwise.",
    )
    house_name: str = setting("", "The name of this house, on the host's page.")
    word: str = setting("", "A word that everybody says once at the door.")
    members: bool = setting(False, "Let in only members: browsers that the host has invited.")
    key: str = setting(
        "", "The key of the host's page /house; made anew and printed at each start where none is."
    )
    log_format: str = setting("text", "How lines of the log are written.", choices=("text", "json"))
    log_level: str = setting(
        "info", "From which weight on lines are written.",
        choices=("debug", "info", "warning", "error"),
    )  # fmt: skip
    metrics: str = setting(
        "local",
        "Who may read /metrics: programs on this machine, everybody, nobody.",
        choices=("local", "open", "off"),
    )


def words_of(name: str) -> str:
    return name.replace("_", "-")


Reader = Callable[[str, Any], Any]
"""Turns what was written for a setting into its value; BadSetting where it is none."""


@dataclass(frozen=True)
class Setting:
    """One line of the table."""

    name: str
    section: str
    kind: type
    default: Any
    about: str
    least: float | None
    most: float | None
    choices: tuple[str, ...]

    @property
    def variable(self) -> str:
        return PREFIX + (f"LIMIT_{self.name}" if self.section else self.name).upper()

    @property
    def key(self) -> str:
        """Its name in the file."""
        return self.name

    @property
    def option(self) -> str:
        return f"--limit {self.name}=…" if self.section else f"--{words_of(self.name)}"

    def read(self, value: Any) -> Any:
        """Return the value of what was written; ValueError with what is allowed."""
        if self.kind is bool:
            return read_switch(value)
        if self.kind is Rate:
            return read_rate(value)
        if self.kind is tuple:
            return read_list(value)
        if self.kind in (int, float):
            return self.read_number(value)
        if not isinstance(value, str):
            raise ValueError(f"{value!r} is no text; write it in quotation marks")
        if self.choices and value not in self.choices:
            raise ValueError(f"choose {' or '.join(self.choices)}, not {value!r}")
        return value

    def read_number(self, value: Any) -> int | float:
        if isinstance(value, bool):
            raise ValueError("a number is wanted")
        try:
            number = self.kind(value.strip() if isinstance(value, str) else value)
        except (ValueError, TypeError, OverflowError):
            whole = "whole " if self.kind is int else ""
            raise ValueError(f"{value!r} is no {whole}number") from None
        if self.kind is int and isinstance(value, float) and value != number:
            raise ValueError(f"{value!r} is no whole number")
        least, most = self.least, self.most
        if not math.isfinite(number) or (least is not None and number < least):
            raise ValueError(f"{value} is too small; {least:g} is the least" if least is not None
                             else f"{value} cannot be used")  # fmt: skip
        if most is not None and number > most:
            raise ValueError(f"{value} is too large; choose {least or 0:g} to {most:g}")
        found: int | float = number
        return found

    def show(self, value: Any) -> str:
        """Return a value as it is written in the file."""
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, Rate):
            return f"[{value.rate:g}, {value.burst:g}]"
        if isinstance(value, tuple):
            return "[" + ", ".join(f'"{each}"' for each in value) + "]"
        return f'"{value}"' if isinstance(value, str) else f"{value}"


def read_switch(value: Any) -> bool:
    if isinstance(value, bool):
        return value
    known = {"1": True, "true": True, "yes": True, "on": True,
             "0": False, "false": False, "no": False, "off": False}  # fmt: skip
    if isinstance(value, str) and value.strip().lower() in known:
        return known[value.strip().lower()]
    raise ValueError(f"{value!r} is neither yes nor no")


def read_rate(value: Any) -> Rate:
    parts = value.split(",") if isinstance(value, str) else value
    try:
        rate, burst = (float(part) for part in parts)
    except (ValueError, TypeError):
        raise ValueError("two numbers are wanted: so many a second, so many at once") from None
    if not (0 < rate < math.inf and 1 <= burst < math.inf):
        raise ValueError("more than 0 a second and at least 1 at once are wanted")
    return Rate(rate, burst)


def read_list(value: Any) -> tuple[str, ...]:
    parts = value.split(",") if isinstance(value, str) else value
    if not isinstance(parts, Sequence) or not all(isinstance(part, str) for part in parts):
        raise ValueError("a list of texts is wanted")
    return tuple(part.strip() for part in parts if part.strip())


def table_of(kind: type, section: str) -> list[Setting]:
    hints = get_type_hints(kind)
    return [describe(one, hints[one.name], section) for one in fields(kind)]


def describe(one: Field[Any], hint: Any, section: str) -> Setting:
    kind: type = getattr(hint, "__origin__", hint)
    facts = one.metadata
    return Setting(
        one.name, section, kind, one.default, facts.get("about", ""), facts.get("least"),
        facts.get("most"), facts.get("choices", ()),
    )  # fmt: skip


HOSTING: Final = table_of(Hosting, "")
LIMITS: Final = table_of(Settings, "limits")
TABLE: Final = (*HOSTING, *LIMITS)


@dataclass(frozen=True)
class Chosen:
    """All settings, and where each that was chosen comes from."""

    hosting: Hosting
    limits: Settings
    sources: Mapping[tuple[str, str], str]
    file: Path | None = None


def usual_file() -> Path | None:
    """Return the file of settings that is there: the user's own, or the machine's."""
    own = platformdirs.user_config_path("paradice", appauthor=False) / FILE
    machine = Path("/etc/paradice") / FILE
    return next((file for file in (own, machine) if file.is_file()), None)


def usual_store() -> str:
    """Return the address of the store in the user's data folder."""
    folder = platformdirs.user_data_path("paradice", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.sqlite'}"


def choose(
    options: Mapping[str, Any] | None = None,
    limits: Sequence[str] = (),
    file: str = "",
    environment: Mapping[str, str] | None = None,
) -> Chosen:
    """Return what was chosen; BadSetting for the first that cannot be used."""
    env = os.environ if environment is None else environment
    found: dict[tuple[str, str], Any] = {}
    sources: dict[tuple[str, str], str] = {}

    def take(setting: Setting, value: Any, source: str) -> None:
        place = (setting.section, setting.name)
        try:
            found[place] = check(setting, setting.read(value))
        except ValueError as error:
            raise BadSetting(f"{source}: {error}") from None
        sources[place] = source

    named = file or env.get(f"{PREFIX}CONFIG", "")
    path = Path(named) if named else usual_file()
    if path is not None:
        for setting, value in read_file(path):
            place = f"[limits] {setting.name}" if setting.section else setting.name
            take(setting, value, f"{path}: {place}")
    must_be_known(env)
    for setting in TABLE:
        if setting.variable in env:
            take(setting, env[setting.variable], setting.variable)
    for setting in HOSTING:
        value = (options or {}).get(setting.name)
        if value is not None and value != ():
            take(setting, value, setting.option)
    for text in limits:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetting(f"--limit {text}: write NAME=VALUE, such as sockets=500")
        known = {one.name: one for one in LIMITS}
        key = name.strip().replace("-", "_")
        if key not in known:
            raise BadSetting(f"--limit: there is no limit {name!r}{near(key, list(known))}")
        take(known[key], value, f"--limit {key}")
    chosen = Hosting(**{name: value for (part, name), value in found.items() if not part})
    bounds = Settings(**{name: value for (part, name), value in found.items() if part})
    return Chosen(chosen, bounds, sources, path)


def read_file(path: Path) -> list[tuple[Setting, Any]]:
    """Return what a file of settings says, each with its line of the table."""
    try:
        content = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BadSetting(f"{path}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetting(f"{path}: this is no TOML: {error}") from None
    limits = content.pop("limits", {})
    if not isinstance(limits, dict):
        raise BadSetting(f"{path}: limits: write a section [limits]")
    pairs = []
    for section, part, known in (("", content, HOSTING), ("limits", limits, LIMITS)):
        by_name = {one.name: one for one in known}
        for key, value in part.items():
            name = key.replace("-", "_")
            if name not in by_name:
                elsewhere = "; it belongs below [limits]" if not section and name in {
                    one.name for one in LIMITS} else near(name, list(by_name))  # fmt: skip
                raise BadSetting(f"{path}: there is no setting {key!r}{elsewhere}")
            pairs.append((by_name[name], value))
    return pairs


def near(name: str, known: Sequence[str]) -> str:
    found = get_close_matches(name, known, 1)
    return f"; did you mean {found[0]!r}?" if found else ""


def must_be_known(env: Mapping[str, str]) -> None:
    """Refuse a variable that is nearly one of ours: it was meant, and would do nothing."""
    known = [f"{PREFIX}CONFIG", *[one.variable for one in TABLE]]
    for name in env:
        if name.startswith(PREFIX) and name not in known:
            found = get_close_matches(name, known, 1, 0.88)
            if found:
                raise BadSetting(f"{name}: there is no such setting; did you mean {found[0]}?")


HOST: Final = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?)(:[0-9]{1,5})?\Z")
PATH: Final = re.compile(r"(/[A-Za-z0-9._~-]+)*\Z")


def check(setting: Setting, value: Any) -> Any:
    """Return a value as it is used; ValueError with the sentence that helps."""
    checks: dict[str, Callable[[Any], Any]] = {
        "public_url": check_url, "known_as": check_names, "proxy": check_proxies,
        "store": check_store,
    }  # fmt: skip
    if setting.section or setting.name not in checks:
        return value
    return checks[setting.name](value)


def check_url(value: str) -> str:
    """The address others use: scheme, host, and perhaps a path."""
    if not value:
        return ""
    found = urlsplit(value.rstrip("/"))
    if found.scheme not in ("http", "https") or not HOST.match(found.netloc.lower()):
        raise ValueError(f"{value!r} is no address; write it whole, such as https://club.example")
    try:
        _ = found.port
    except ValueError:
        raise ValueError(f"{value!r} has no port that there could be") from None
    if found.query or found.fragment or not PATH.match(found.path):
        raise ValueError(f"{value!r} may have a path and nothing behind it")
    if found.path.split("/")[1:2] and found.path.split("/")[1] in OWN:
        raise ValueError(f"{found.path!r} is an address of the server itself; choose another path")
    return f"{found.scheme}://{found.netloc.lower()}{found.path}"


OWN: Final = frozenset(
    "about api back collection come daily door healthz help house join language metrics now open "
    "people readyz rules set static t tips learn".split()
)
"""Beginnings of our own addresses: below one of them nobody could tell the two apart."""


def check_names(value: tuple[str, ...]) -> tuple[str, ...]:
    for name in value:
        bare = name.rpartition("://")[2].rstrip("/").lower()
        if not HOST.match(bare):
            raise ValueError(f"{name!r} is no name of a machine; write it like club.example")
    return value


def check_proxies(value: tuple[str, ...]) -> tuple[str, ...]:
    for name in value:
        try:
            ip_network(name)
        except ValueError:
            raise ValueError(
                f"{name!r} is no address; write it like 127.0.0.1 or 10.0.0.0/8"
            ) from None
    return value


def check_store(value: str) -> str:
    if value:
        try:
            url = sa.make_url(value)
        except sa.exc.ArgumentError:
            raise ValueError(
                f"{value!r} is no store; write sqlite:///FILE or postgresql://USER@HOST/NAME"
            ) from None
        if url.get_backend_name() not in ("sqlite", "postgresql"):
            raise ValueError(
                f"{url.get_backend_name()!r} is no store of ours; use sqlite or postgresql"
            )
    return value
