"""What a seat may see of a table of Riff in Time, and how its moves are called there."""

from __future__ import annotations

from typing import Final

from paradice.core.moves import Move
from paradice.core.phrase import Phrase
from paradice.core.sets import has, members
from paradice.core.view import close_view, idle_prompt, open_view, step_of
from paradice.games.riff.actions import TakeActions
from paradice.games.riff.card_texts import side_of
from paradice.games.riff.cards import DICE, SYMBOLS, read_box
from paradice.games.riff.moves import (
    ABOARD,
    BOGUS,
    EMPTY,
    END,
    FACES,
    HOME,
    LOCATIONS,
    MOST_DICE,
    NOBODY,
    POSITIONS,
    PRESENT,
    SAN_DIMAS,
    SOURCES,
    USED,
)
from paradice.games.riff.payment import icon_of
from paradice.games.riff.schema import Die, End, Personage, Player, Position, RiffView, Source
from paradice.games.riff.table import Riff


def view(table: Riff, seat: int) -> RiffView:
    """All is open, to everybody: only the order of the deck and the dice to come are not known."""
    return {
        **open_view("riff", table, seat),
        "round": int(table.round),
        "active": int(table.active),
        "first": int(table.first),
        "board": [position(table, number) for number in range(POSITIONS)],
        "personages": [personage(table, number) for number in range(LOCATIONS)],
        "deck": members(table.deck),
        "known": list(table.known),
        "turned": int(table.turned),
        "followed": int(table.followed),
        "discard": discard(table),
        "dice": dice(table),
        "left": [int(table.left_of(symbol)) for symbol in range(FACES)],
        "loose": int(table.loose),
        "sources": sources(table),
        "booth": int(table.booth),
        "gift": int(table.gift),
        "players": [player(table, other) for other in range(table.seats)],
        "only_end": can_only_end(table),
        "result": result(table),
    }


NO_EFFECT: Final = (int(EMPTY), 0, 0)


def position(table: Riff, number: int) -> Position:
    """A numbered position: what lies there, its dial, who stands there."""
    place = int(table.disc_at(number))
    level = int(table.level_at(number))
    return {
        "place": place,
        "level": level,
        "zone": zone(table, number),
        "returned": place != PRESENT and table.is_returned(place),
        "lost": [who for who in range(LOCATIONS) if table.stand_of(who) == number],
        "players": [seat for seat in range(table.seats) if table.place_of(seat) == number],
        "fixer": int(table.fixer_of(place)) if place != PRESENT else int(NOBODY),
        "ways": [int(way.what) for way in table.box.ways[number]],
    }


def zone(table: Riff, number: int) -> str:
    """Return the colour of a dial."""
    level = table.level_at(number)
    if number == SAN_DIMAS:
        return "red" if level >= table.box.red_from else "neutral"
    if table.is_fixed(number):
        return "fixed"
    if level <= table.box.green_to:
        return "green"
    return "red" if level >= table.box.red_from else "neutral"


def personage(table: Riff, number: int) -> Personage:
    """Where a personage is: on a position, in somebody's booth, or home."""
    stand = table.stand_of(number)
    return {
        "home": int(table.spot_of(number)),
        "position": int(stand) if stand < ABOARD else int(EMPTY),
        "aboard": int(stand - ABOARD) if ABOARD <= stand < HOME else int(NOBODY),
        "returned": stand == HOME,
    }


def discard(table: Riff) -> list[int]:
    """Return the cards that have been drawn or discarded, by number."""
    hidden = {*members(table.deck), *table.known}
    return [card for card in range(len(table.box.cards)) if card not in hidden]


def dice(table: Riff) -> list[Die]:
    return [
        {
            "kind": int(table.kind_of(die)),
            "face": int(table.face_of(die) % USED),
            "used": bool(table.face_of(die) >= USED),
        }
        for die in range(MOST_DICE)
        if table.kind_of(die) != EMPTY
    ]


def sources(table: Riff) -> list[Source]:
    """Return the cards of the active player whose action counts in this turn, used or not."""
    found: list[Source] = []
    for source in range(SOURCES):
        if has(table.live | table.spent, source):
            spent = has(table.spent, source)
            found.append({"source": source, "icon": int(icon_of(table, source)), "used": spent})
    return found


def player(table: Riff, seat: int) -> Player:
    fresh = table.fresh if seat == table.active else 0
    return {
        "character": int(table.character_of(seat)),
        "position": int(table.place_of(seat)),
        "aboard": [who for who in range(LOCATIONS) if table.is_aboard(who, seat)],
        "triumphant": int(table.count_fixed_by(seat)),
        "fresh": int(fresh),
        "offer": offer(table, seat),
        "objective": int(table.task_of(seat)),
        "done": int(table.done_of(seat)),
        "stage": int(table.stage_of(seat)),
        "hopeless": is_hopeless(table, seat),
        "bonus": int(table.bonus_of(seat)),
        "hasty": table.hasty_of(seat) == 1,
    }


def offer(table: Riff, seat: int) -> list[int]:
    """Return the two objectives to choose from; none once all have chosen."""
    if table.bonus_of(seat) != EMPTY:
        return []
    return [int(table.offer_of(seat, choice)) for choice in range(2)]


def is_hopeless(table: Riff, seat: int) -> bool:
    """An objective whose personage is home for good can no longer be met."""
    if table.task_of(seat) == EMPTY or table.done_of(seat) != 0:
        return False
    needed = table.box.objectives[table.task_of(seat)].task.personage()
    return needed != NOBODY and table.is_returned(needed)


def can_only_end(table: Riff) -> bool:
    """Say if whoever takes actions has nothing left to do but end the turn."""
    if table.depth == 0:
        return False
    step = table.top()
    return isinstance(step, TakeActions) and step.moves(table, table.active)[0] is END


def result(table: Riff) -> End | None:
    """At the end: why, who won (all or nobody), how many rifts are closed, each one's gains."""
    outcome = table.outcome()
    if outcome is None:
        return None
    closed = int(table.count_fixed())
    sheets = [
        {
            "triumphant": int(table.count_fixed_by(seat)),
            "objective": 1 if table.done_of(seat) != 0 else 0,
            "total": closed,
        }
        for seat in range(table.seats)
    ]
    return {
        **close_view(outcome, sheets),
        "rounds": int(table.round),
        "cards": int(table.cards_left()),
        "aside": ["objective"],
    }


def prompt(view: RiffView) -> Phrase:
    if (idle := idle_prompt(view)) is not None:
        return idle
    asked = view["asked"]
    key = f"prompt-{step_of(asked)}"
    if asked is None:
        return Phrase(key)
    if asked["step"] == "SwapRiff" or asked["step"] == "ChooseEffect":
        return Phrase(key, {"riff": Phrase(riff_key(asked["card"]))})
    if asked["step"] == "ArrangeDeck":
        return Phrase(key, {"turn": asked["placed"] + 1})
    if asked["step"] == "AssemblePool":
        die = "triumphant" if asked["triumphant"] == EMPTY else "character"
        return Phrase(key, {"die": Phrase(f"die-{die}")})
    if asked["step"] == "TakeActions" and view["left"][BOGUS] > 0:
        return Phrase("prompt-TakeActions-bogus", {"count": view["left"][BOGUS]})
    if asked["step"] == "TakeActions" and view["only_end"]:
        return Phrase("prompt-TakeActions-end")
    return Phrase(key)


def label(view: RiffView, move: Move) -> Phrase:
    key, what = f"move-{move.verb}", int(move.what)
    match move.verb:
        case "move":
            return Phrase(key, {"to": Phrase(f"to-{place_name(view['board'][what]['place'])}")})
        case "reopen":
            return Phrase(key, {"of": Phrase(f"of-{place_name(view['board'][what]['place'])}")})
        case "pick" | "return":
            return Phrase(key, {"personage": Phrase(personage_key(what))})
        case "pass":
            who = Phrase(personage_key(what))
            return Phrase(key, {"personage": who, "other": int(move.where)})
        case "reroll":
            return reroll_label(view, what)
        case "pair" | "regain":
            return Phrase(key, {"symbol": Phrase(f"face-{SYMBOLS[what]}")})
        case "choose":
            card, section, index = effect_asked(view)
            return Phrase(key, {"effect": side_of(card, section, index, what)})
        case "next":
            card = view["known"][placed(view) + what]
            return Phrase(key, {"riff": Phrase(riff_key(card))})
        case "triumphant" | "character":
            return Phrase(key, {"count": what})
        case "objective":
            number = view["players"][view["seat"]]["offer"][what]
            return Phrase(key, {"objective": Phrase(objective_key(number))})
        case "play":
            return Phrase(key, {"character": Phrase(character_key(what))})
    return Phrase(key)


def effect_asked(view: RiffView) -> tuple[int, int, int]:
    """Return the card, section and number of the effect that is to be chosen, or NO_EFFECT."""
    asked = view["asked"]
    if asked is not None and asked["step"] == "ChooseEffect":
        return asked["card"], asked["section"], asked["index"]
    return NO_EFFECT


def placed(view: RiffView) -> int:
    """Return how many cards of the deck were put in order."""
    asked = view["asked"]
    return asked["placed"] if asked is not None and asked["step"] == "ArrangeDeck" else 0


def reroll_label(view: RiffView, die: int) -> Phrase:
    """A die is called by its number, its kind and its face."""
    kind, face = view["dice"][die]["kind"], view["dice"][die]["face"]
    names = {"die": Phrase(f"die-{DICE[kind]}"), "face": Phrase(f"face-{SYMBOLS[face]}")}
    return Phrase("move-reroll", {"number": die + 1, **names})


def place_name(place: int) -> str:
    """Return the name of a place in keys."""
    return "san-dimas" if place == PRESENT else read_box().locations[place]


def riff_key(card: int) -> str:
    return f"riff-{read_box().cards[card].name}" if card != EMPTY else "riff-none"


def personage_key(number: int) -> str:
    return f"personage-{read_box().personages[number].name}"


def objective_key(number: int) -> str:
    return (
        f"objective-{read_box().objectives[number].name}" if number != EMPTY else "objective-none"
    )


def character_key(number: int) -> str:
    return f"character-{read_box().characters[number]}" if number != EMPTY else "character-none"


def thing(kind: str, number: int) -> str | None:
    if kind in ("to", "of"):
        return f"{kind}-{place_name(number)}"
    if kind == "place":
        return f"location-{place_name(number)}"
    if kind == "personage":
        return personage_key(number)
    if kind == "riff":
        return riff_key(number)
    if kind == "objective":
        return objective_key(number)
    if kind == "character":
        return character_key(number)
    if kind == "symbol" or kind.startswith("face"):
        return f"face-{SYMBOLS[number]}"
    return None
