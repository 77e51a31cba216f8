"""What is in the box of the Citadel: the house as it was checked, and data that cannot be right."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from paradice.core.facts import BadFact, Facts
from paradice.core.sets import count
from paradice.games.citadel.cards import COLOUR_NAMES, make_box, read_facts
from paradice.games.resources import folder_of
from paradice.i18n.rules_pages import rules_page
from tests.games.citadel import BOX, ROOM, do, house, roll
from tests.pieces import give_each

PLAN = BOX.house
LOOPS = {
    "red": "hall gallery trophy lounge cellar ballroom | "
    "conservatory laboratory study kitchen dining library",
    "green": "hall lounge trophy laboratory conservatory gallery | "
    "library dining ballroom cellar kitchen study",
    "blue": "hall ballroom dining kitchen cellar lounge | "
    "gallery conservatory library study laboratory trophy",
}


@pytest.mark.parametrize("colour", COLOUR_NAMES)
def test_each_colour_leads_round_in_two_loops_of_six_rooms(colour: str) -> None:
    rug = COLOUR_NAMES.index(colour)
    for loop in LOOPS[colour].split(" | "):
        names = loop.split()
        for here, beyond in zip(names, names[1:] + names[:1], strict=True):
            assert PLAN.names[PLAN.exit_room[ROOM[here] * 3 + rug]] == beyond


def test_the_two_rugs_of_a_door_have_different_colours() -> None:
    rugs: dict[int, list[int]] = {}
    for exit in range(36):
        rugs.setdefault(int(PLAN.exit_door[exit]), []).append(exit % 3)
    assert len(rugs) == 18
    assert all(len(set(pair)) == 2 for pair in rugs.values())


def test_every_room_has_two_doors_to_its_ring_and_one_to_the_other() -> None:
    rings = {row["id"]: row["ring"] for row in read_facts()[0].kinds["room"]}
    for name, ring in rings.items():
        around = [rings[PLAN.names[PLAN.exit_room[ROOM[name] * 3 + rug]]] for rug in range(3)]
        assert around.count(ring) == 2


def test_the_rooms_tile_the_plan_and_doors_lie_on_shared_walls() -> None:
    facts = read_facts()[0]
    plans = {row["id"]: row["plan"] for row in facts.kinds["room"]}
    cells = [
        (x, y)
        for left, top, right, bottom in plans.values()
        for x in range(left, right)
        for y in range(top, bottom)
    ]
    clock = {(x, y) for x in (5, 6) for y in (4, 5)}
    assert len(cells) == len(set(cells)) == 116
    assert set(cells) | clock == {(x, y) for x in range(12) for y in range(10)}
    for row in facts.kinds["door"]:
        x, y = row["at"]
        for name in row["rooms"]:
            left, top, right, bottom = plans[name]
            on_wall = x in (left, right) if row["wall"] == "vertical" else y in (top, bottom)
            inside = top < y < bottom if row["wall"] == "vertical" else left < x < right
            assert on_wall, row["id"]
            assert inside, row["id"]


def test_minutes_never_fall_as_traps_become_more() -> None:
    traps = [(sum(BOX.copies[kind] for kind in tile.traps), tile.minutes) for tile in BOX.treasures]
    assert [minutes for _, minutes in sorted(traps)] == sorted(minutes for _, minutes in traps)
    assert len({tuple(tile.traps) for tile in BOX.treasures}) == 18
    minutes = Counter(tile.minutes for tile in BOX.treasures)
    assert minutes == {30: 4, 35: 2, 40: 2, 45: 3, 50: 2, 55: 5}


def test_at_most_nine_treasures_and_rooms_are_ever_drawn() -> None:
    """Three lost and three rescued leave nine drawn: the next one of either kind ends the game."""
    lying = {"red": ("mona-lisa", "kitchen", 9), "blue": ("holy-grail", "cellar", 6)}
    table = house(
        at="kitchen",
        off="all",
        treasures=lying,
        options={"thirty": "without"},
        awake="nathan edward",
    )
    assert (count(table.tiles), count(table.places)) == (6, 9)
    for left in (5, 4, 3):
        give_each(table.set_spaces, [11] * 3)
        table.set_spaces(1, 1)
        roll(table, "one red 1")
        table.turn, table.professor, table.place = 0, ROOM["laboratory"], ROOM["kitchen"] * 33
        assert (count(table.tiles), count(table.places)) == (left, left + 3)
    for left in (2, 1, 0):
        table.off, table.actions = (1 << 12) - 1, 1
        table.set_room(0, ROOM["kitchen"])
        do(table, "rescue red")
        assert (count(table.tiles), count(table.places)) == (left, left + 3)
    assert (count(table.lost), count(table.rescued)) == (3, 3)
    table.off, table.actions = (1 << 12) - 1, 1
    table.set_room(0, ROOM["kitchen"])
    do(table, "rescue red")
    assert table.deciders() == []


@pytest.mark.parametrize(
    ("language", "word"), [("en", "ruling: "), ("fr", "décision\u00a0: ")], ids=["en", "fr"]
)
def test_a_ruling_that_the_page_cites_is_named_in_its_list(language: str, word: str) -> None:
    text = rules_page("citadel", language).text.replace("\n", " ")
    cited = {name.strip() for name in re.findall(rf"{word}([^);]+)", text)}
    named = re.findall(r"- \*\*(.+?)\.\*\*", text)
    assert len(named) > 30
    assert {name.lower() for name in named} == {name.lower() for name in cited}


def spoil(name: str, old: str, new: str) -> list[Facts]:
    """Return the data files with one word of one of them changed."""
    files = []
    for facts in read_facts():
        text = folder_of("citadel").joinpath("data", facts.name).read_text("utf-8")
        if facts.name == name:
            assert old in text
            text = text.replace(old, new, 1)
        files.append(Facts(facts.name, text))
    return files


@pytest.mark.parametrize(
    ("name", "old", "new", "complaint"),
    [
        ("cards.toml", '["walk", 3]', '["fly", 3]', "card 'sprint' has the unknown effect"),
        ("cards.toml", '["walk", 3]', '["walk", 0]', "card 'sprint' has the unknown effect"),
        ("cards.toml", '["slip"]', "", "card 'slip-through' does nothing"),
        ("cards.toml", 'character = "nathan"', 'character = "irene"', "six cards are wanted"),
        ("characters.toml", '"leap"', '"fly"', "character 'nathan' has the unknown power"),
        ("treasures.toml", '["camera"]', '["geese"]', "cannot be guarded by"),
        ("treasures.toml", "minutes = 30", "minutes = 31", "cannot have 31 minutes"),
        ("treasures.toml", "copies = 4", "copies = 3", "five kinds of trap are wanted"),
        ("house.toml", 'red = "gallery"', 'red = "cellar"', "lies behind no rug"),
        ("house.toml", '["hall", "gallery"]', '["hall", "attic"]', "leads to 'attic'"),
        ("house.toml", '"five", "ten"]', '"five", "six"]', "professor-die"),
    ],
)
def test_data_that_cannot_be_right_is_refused_with_its_place(
    name: str, old: str, new: str, complaint: str
) -> None:
    with pytest.raises(ValueError, match=complaint):
        make_box(*spoil(name, old, new))


def test_every_figure_says_where_it_comes_from() -> None:
    with pytest.raises(BadFact, match="says not where"):
        spoil("cards.toml", 'effects = "reconstructed"', 'effects = "a friend"')
    printed = {(f.kind, f.row) for f in read_facts()[1].sources if f.provenance == "printed"}
    assert ("treasure", "crystal-skull") in printed


def test_rooms_are_as_far_apart_as_the_shortest_way_has_doors() -> None:
    for start in range(12):
        steps = {start: 0}
        queue = [start]
        for room in queue:
            for exit in range(room * 3, room * 3 + 3):
                beyond = int(BOX.house.exit_room[exit])
                if beyond not in steps:
                    steps[beyond] = steps[room] + 1
                    queue.append(beyond)
        assert [BOX.house.hops[start * 12 + room] for room in range(12)] == [
            steps[room] for room in range(12)
        ]
