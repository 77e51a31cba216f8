"""The Citadel in text."""

from __future__ import annotations

from collections.abc import Sequence

from paradice.core.events import EVERYONE
from paradice.faces.text import Section
from paradice.games.citadel.cards import COLOUR_NAMES, TRAP_NAMES, read_box
from paradice.games.citadel.moves import COLOURS, EMPTY, ROOMS
from paradice.games.citadel.schema import CitadelView
from paradice.games.citadel.view import (
    card_key,
    character_key,
    colour_key,
    face_key,
    text_key,
    treasure_key,
)
from paradice.i18n.words import Words


def sections(view: CitadelView, words: Words, names: Sequence[str]) -> list[Section]:
    if view["result"] is not None:
        return [result(view, words), tally(view, words)]
    shown = [treasures(view, words), house(view, words), team(view, words, names)]
    if view["turn"] != EMPTY:
        if view["seat"] != EVERYONE:
            shown.append(tile(view, words))
        shown += [cards(view, words, names), dice(view, words)]
    return [*shown, tally(view, words)]


def treasures(view: CitadelView, words: Words) -> Section:
    """The clock: what can still be rescued, where, how long, and what guards it."""
    time = words(f"hour-{view['time']}")
    section = Section(
        f"{words('head-treasures')} · {words('head-time')} {time} · {words('power-symbols')}",
        hue="yellow",
    )
    section.head = [
        "", words("head-treasure"), words("head-room"), words("head-left"), words("head-guards"),
    ]  # fmt: skip
    for colour, treasure in enumerate(view["treasures"]):
        guards = []
        for guard in treasure["guards"]:
            count = len(guard["traps"])
            kind = words(f"kind-{TRAP_NAMES[guard['trap']]}")
            off = count - len(guard["active"])
            guards.append(words("guards-off", trap=kind, off=off, all=count))
        section.rows.append(
            [
                words(colour_key(colour)),
                words(treasure_key(treasure["tile"])),
                sign(treasure["room"], words),
                words("minutes-left", minutes=treasure["minutes_left"]),
                ", ".join(guards),
            ]
        )
    return section


def sign(room: int, words: Words) -> str:
    """Return the name of a room as it stands over its door."""
    return words(f"sign-{read_box().house.names[room]}" if room < ROOMS else "sign-outside")


def house(view: CitadelView, words: Words) -> Section:
    """The rooms, ring by ring: the trap, and what lies behind each rug."""
    plan = read_box().house
    windows = words.join([sign(room, words) for room in plan.windows])
    section = Section(f"{words('head-house')} ({words('house-signs', rooms=windows)})", hue="blue")
    section.head = [words("head-room"), words("head-trap")]
    section.head += [words(f"rug-{colour}") for colour in COLOUR_NAMES]
    for room in range(ROOMS):
        trap = view["rooms"][room]
        kind = words(f"kind-{TRAP_NAMES[trap['trap']]}")
        cells = [sign(room, words)]
        cells.append(words("trap-turned-off" if trap["off"] else "trap-on", trap=kind))
        for exit in range(room * COLOURS, room * COLOURS + COLOURS):
            mark = "□" if view["doors"][plan.exit_door[exit]] else "■"
            cells.append(f"{mark} {sign(plan.exit_room[exit], words)}")
        section.rows.append(cells)
    return section


def team(view: CitadelView, words: Words, names: Sequence[str]) -> Section:
    """Who plays whom, where they are, whether their tile lies face up; and the Professor."""
    section = Section(words("head-team"), hue="green")
    section.head = [
        "", words("head-adventurer"), words("head-place"), words("head-tile"), words("head-pile"),
    ]  # fmt: skip
    for seat, player in enumerate(view["players"]):
        mark = "▶ " if seat in view["deciders"] else ""
        section.rows.append(
            [
                mark + words.name(seat, names),
                words(character_key(player["character"])),
                sign(player["place"], words),
                words("tile-up" if player["awake"] else "tile-down"),
                str(player["pile_size"]),
            ]
        )
    section.rows.append([words("professor"), "", sign(view["professor"], words), "", ""])
    return section


def tile(view: CitadelView, words: Words) -> Section:
    """What one's own tile says."""
    player = view["players"][view["seat"]]
    name = read_box().characters[player["character"]].name
    state = words("tile-up" if player["awake"] else "tile-down")
    section = Section(f"{words('head-power')} ({state})", hue="green")
    section.rows.append([words("power-label"), words(f"power-{name}")])
    section.rows.append([words("bonus-label"), words(f"bonus-{name}")])
    return section


def cards(view: CitadelView, words: Words, names: Sequence[str]) -> Section:
    """The two cards of this turn, what they do, and what is left to do."""
    left = words("actions-left", actions=view["actions"])
    if view["steps"] > 0:
        left += f", {words('steps-left', steps=view['steps'])}"
    title = f"{words('head-cards')} · {words.name(view['turn'], names)} · {left}"
    section = Section(title, hue="magenta")
    section.head = [words("head-card"), words("head-text")]
    for card in view["cards"]:
        name = words(card_key(card))
        if card == view["played"]:
            name += f" ({words('card-played')})"
        section.rows.append([name, words(text_key(card, len(view["players"])))])
    for ploy in view["ploys"]:
        section.rows.append(["", words(f"ploy-{ploy}")])
    return section


def dice(view: CitadelView, words: Words) -> Section:
    section = Section(words("head-dice"), hue="cyan")
    rolled = view["dice"]
    clocks = rolled["clocks"]
    if clocks == EMPTY and rolled["face"] == EMPTY:
        section.rows.append([words("dice-none")])
    else:
        section.rows.append(
            [
                words(face_key(rolled["face"])),
                words(colour_key(rolled["colour"])),
                words("clocks-shown", clocks=clocks) if clocks != EMPTY else words("face-none"),
            ]
        )
    return section


def tally(view: CitadelView, words: Words) -> Section:
    """What was rescued and what was lost, four of either end the game."""
    section = Section(words("head-tally"), hue="yellow")
    for key, found in (("rescued", view["rescued"]), ("lost", view["lost"])):
        tiles = ", ".join(words(treasure_key(tile)) for tile in found)
        count = words("tale-of", count=len(found))
        section.rows.append([words(f"score-{key}"), count, tiles or words("none-yet")])
    return section


def result(view: CitadelView, words: Words) -> Section:
    """Won or lost, all together."""
    end = view["result"]
    assert end is not None
    section = Section(words("head-result"), hue="yellow")
    star = "★ " if end["winners"] else ""
    section.rows.append([star + words(f"reason-{end['reason']}")])
    return section
