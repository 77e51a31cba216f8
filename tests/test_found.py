"""docs/coverage/found.md: forty rules drawn by lot, and in which file each is found."""

from __future__ import annotations

import re

from paradice.games.resources import folder_of
from paradice.lab.sentences import find_root, read_sentences
from tests.titles import TITLES

ROOT = find_root()
LINE = re.compile(
    r"^\| (\w+), (.+) (\d+) \| (.+) \| `(\w+)\.py`, `(\w+)\.py` \| `([\w.]+)` \| (\S+) \|"
)


def test_of_forty_rules_drawn_by_lot_all_but_two_are_found_within_two_files() -> None:
    text = (ROOT / "docs" / "coverage" / "found.md").read_text("utf-8")
    listed = [found.groups() for line in text.splitlines() if (found := LINE.match(line))]
    known = {
        (name, row.heading, str(row.number)): row
        for name in TITLES
        for row in read_sentences(name, ROOT).rows
    }
    assert len(listed) == len({place[:3] for place in listed}) == 40
    count = 0
    for name, heading, number, said, first, second, home, found in listed:
        row = known[name, heading, number]
        assert said == row.text
        assert home in row.carried, f"{home} does not carry {said!r} any more"
        for module in (first, second):
            assert folder_of(name).joinpath(f"{module}.py").is_file(), module
        module = home.partition(".")[0]
        assert found == {first: "first", second: "second"}.get(module, "**neither**")
        count += module in (first, second)
    assert count >= 38
