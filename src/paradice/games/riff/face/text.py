"""Riff in Time in text."""

from __future__ import annotations

from collections.abc import Sequence

from paradice.core.game import Phrase
from paradice.core.sets import count
from paradice.core.view import step_of
from paradice.faces.text import Section
from paradice.games.riff.card_texts import sections_of
from paradice.games.riff.cards import DICE, SYMBOLS, read_box
from paradice.games.riff.moves import (
    DONE,
    EMPTY,
    LOCATIONS,
    OBJECTIVE_CARD,
    PRESENT,
    REWARDED,
    START_CARD,
)
from paradice.games.riff.schema import Player, Position, RiffView, Task
from paradice.games.riff.tasks import LowerDifferent
from paradice.games.riff.view import (
    character_key,
    objective_key,
    personage_key,
    place_name,
    riff_key,
)
from paradice.i18n.words import Words


def sections(view: RiffView, words: Words, names: Sequence[str]) -> list[Section]:
    if view["result"] is not None:
        return [scores(view, words, names), board(view, words, names)]
    shown = [board(view, words, names), crew(view, words, names)]
    me = view["seat"]
    if step_of(view["asked"]) == "ChooseObjective" and me >= 0:
        shown.append(offers(view, words, me))
    if step_of(view["asked"]) == "ChooseCharacter":
        shown.append(powers(words))
    if view["turned"] != EMPTY:
        shown.append(riffs(view, words))
    if view["dice"]:
        shown.append(turn(view, words))
    return shown


def board(view: RiffView, words: Words, names: Sequence[str]) -> Section:
    """Every position: its place, its dial, who is lost there, which characters are there."""
    title = f"{words('head-board')} · {words('deck-left', count=deck_left(view))}"
    section = Section(title, hue="cyan")
    highest = int(read_box().highest_san_dimas)
    heads = ("position", "place", "rift", "lost", "characters", "ways")
    section.head = [words(f"head-{head}") for head in heads]
    for number, position in enumerate(view["board"]):
        place = position["place"]
        zone = words(f"zone-{position['zone']}")
        section.rows.append(
            [
                str(number),
                tell_place(view, position, words),
                words("present-level", level=position["level"], highest=highest)
                if place == PRESENT
                else words("level", level=position["level"], zone=zone),
                ", ".join(tell_lost(place, who, words) for who in position["lost"]),
                ", ".join(words.name(seat, names) for seat in position["players"]),
                ", ".join(str(way) for way in position["ways"]),
            ]
        )
    return section


def deck_left(view: RiffView) -> int:
    return len(view["deck"]) + len(view["known"])


def tell_place(view: RiffView, position: Position, words: Words) -> str:
    """The name of a place, and whose home it is."""
    place = position["place"]
    name = words(f"location-{place_name(place)}")
    if place == PRESENT:
        return name
    key = "is-home" if position["returned"] else "home-of"
    return f"{name} ({words(key, personage=words(personage_key(place)))})"


def tell_lost(place: int, who: int, words: Words) -> str:
    name = words(personage_key(who))
    return words("stands-home", personage=name) if who == place else name


def crew(view: RiffView, words: Words, names: Sequence[str]) -> Section:
    """The characters, in the order of play."""
    section = Section(words("head-crew"), hue="yellow")
    if view["round"] > 0:
        section.title += f" · {words('round', round=view['round'])}"
    heads = ("character", "where", "booth", "triumphant", "objective", "action", "power")
    section.head = ["", *(words(f"head-{head}") for head in heads)]
    seats = len(view["players"])
    for number in range(seats):
        seat = (view["first"] + number) % seats
        player = view["players"][seat]
        place = place_name(view["board"][player["position"]]["place"])
        section.rows.append(
            [
                ("▶ " if seat == view["active"] else "") + words.name(seat, names),
                words(character_key(player["character"])),
                words(f"location-{place}"),
                ", ".join(words(personage_key(who)) for who in player["aboard"]),
                str(player["triumphant"]),
                tell_objective(player, words),
                ", ".join(words(f"face-{SYMBOLS[icon]}") for icon in actions(player)),
                tell_power(player["character"], words),
            ]
        )
    return section


def tell_power(character: int, words: Words) -> str:
    return words(f"power-{read_box().characters[character]}") if character != EMPTY else ""


def actions(player: Player) -> list[int]:
    """Return the actions that the cards of a player show every turn, personages included."""
    box = read_box()
    icons = [box.personages[who].icon for who in player["aboard"]]
    if player["bonus"] != EMPTY:
        icons.append(box.objectives[player["bonus"]].icon)
    if player["done"] == REWARDED:
        icons.append(box.objectives[player["objective"]].icon)
    return [int(icon) for icon in icons if icon != EMPTY]


def tell_objective(player: Task, words: Words) -> str:
    """The objective, how far it is, and what it will bring."""
    number = player["objective"]
    name = words(objective_key(number))
    if number == EMPTY:
        return name
    if player["done"] >= DONE:
        return words("objective-done", objective=name)
    if player["hopeless"]:
        return words("objective-hopeless", objective=name)
    objective = read_box().objectives[number]
    symbol = words(f"face-{SYMBOLS[objective.icon]}")
    reward = words("reward", lowers=int(objective.lowers), symbol=symbol)
    stage = player["stage"]
    if isinstance(objective.task, LowerDifferent):
        stage = int(count(stage))
    if stage > 0:
        name = words("objective-stage", objective=name, stage=stage)
    return f"{name} → {reward}"


def offers(view: RiffView, words: Words, seat: int) -> Section:
    section = Section(words("head-offer"), hue="magenta")
    for number in view["players"][seat]["offer"]:
        shown: Task = {"objective": number, "done": 0, "stage": 0, "hopeless": False}
        section.rows.append([tell_objective(shown, words)])
    return section


def powers(words: Words) -> Section:
    section = Section(words("head-power"), hue="magenta")
    for name in read_box().characters:
        section.rows.append([words(f"character-{name}"), words(f"power-{name}")])
    return section


def riffs(view: RiffView, words: Words) -> Section:
    """The card turned last, with its sections; and the cards known to lie on top of the deck."""
    section = Section(f"{words('head-turned')} · {words(riff_key(view['turned']))}", hue="magenta")
    section.rows = tell_riff(view["turned"], words)
    for place, card in enumerate(view["known"]):
        section.rows.append([f"{words('head-next')} {place + 1}", words(riff_key(card))])
        section.rows.extend(tell_riff(card, words))
    return section


def tell_riff(card: int, words: Words) -> list[list[str]]:
    rows = []
    for name, phrase in sections_of(card):
        rows.append([words(f"section-{name}"), words.say(phrase)])
    return rows


def turn(view: RiffView, words: Words) -> Section:
    """The dice and cards of the active player, and what is still unused."""
    section = Section(words("head-turn"), hue="green")
    for number, die in enumerate(view["dice"]):
        key = "die-used" if die["used"] else "die-shows"
        kind, face = words(f"die-{DICE[die['kind']]}"), words(f"face-{SYMBOLS[die['face']]}")
        section.rows.append([str(number + 1), words(key, die=kind, face=face)])
    for source in view["sources"]:
        key = "source-used" if source["used"] else "source-shows"
        face = words(f"face-{SYMBOLS[source['icon']]}")
        name = words.say(source_name(view, source["source"]))
        section.rows.append(["", words(key, source=name, face=face)])
    section.rows.extend([["", words("loose")]] * view["loose"])
    return section


def source_name(view: RiffView, source: int) -> Phrase:
    """Return what the card is called that shows an action."""
    if source < LOCATIONS:
        return Phrase(personage_key(source))
    if source == OBJECTIVE_CARD:
        return Phrase(objective_key(view["players"][view["active"]]["objective"]))
    assert source == START_CARD
    return Phrase("start-card")


def scores(view: RiffView, words: Words, names: Sequence[str]) -> Section:
    """Won or lost, how long it took, and who closed what."""
    result = view["result"]
    assert result is not None
    played = words("rounds-played", rounds=result["rounds"], cards=result["cards"])
    reason = words(f"reason-{result['reason']}")
    section = Section(f"{reason} · {played}", hue="yellow")
    parts = ("triumphant", "objective", "total")
    section.head = [words("head-character")] + [words(f"score-{part}") for part in parts]
    for seat, sheet in enumerate(result["sheets"]):
        star = "★ " if seat in result["winners"] else ""
        section.rows.append([star + words.name(seat, names)] + [str(sheet[part]) for part in parts])
    return section
