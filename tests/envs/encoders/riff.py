"""What a seat of Riff in Time observes, from its view."""

from __future__ import annotations

from typing import Any

from paradice.games.riff.cards import read_box
from paradice.games.riff.rules import STEPS
from tests.envs.encoders import question

SYMBOLS = ("move", "interact", "reroll", "excellent", "bogus", "blank")


def padded(numbers: list[int], size: int) -> list[int]:
    return numbers + [0] * (size - len(numbers))


def encode(view: dict[str, Any]) -> dict[str, list[int]]:
    """Return every field of the layout."""
    seats = len(view["players"])
    me = max(view["seat"], 0)

    def after(seat: int) -> int:
        return (seat - me) % seats

    def beyond(seat: int) -> int:
        return 0 if seat < 0 else after(seat) + 1

    numbers = question(view, STEPS)
    numbers["left.loose"] = [view["loose"]]
    for field in ("booth", "gift"):
        numbers[f"table.{field}"] = [view[field]]
    numbers["table.round"] = [min(view["round"], 127)]
    numbers["table.deck"] = [len(view["deck"])]
    numbers["table.known"] = [len(view["known"])]
    numbers["table.turned"] = [view["turned"] + 1]
    numbers["table.active"] = [after(view["active"])]
    numbers["table.first"] = [after(view["first"])]
    for field, left in zip(SYMBOLS, view["left"], strict=True):
        numbers[f"left.{field}"] = [left]
    dice = view["dice"]
    numbers["dice.kind"] = padded([die["kind"] + 1 for die in dice], 4)
    numbers["dice.face"] = padded([die["face"] + 1 for die in dice], 4)
    numbers["more.used"] = padded([int(die["used"]) for die in dice], 4)
    numbers["more.next"] = padded([card + 1 for card in view["known"][:4]], 4)
    sources = [0] * 12
    for source in view["sources"]:
        sources[source["source"]] = 2 if source["used"] else 1
    numbers["source.0"], numbers["source.8"] = sources[:8], sources[8:]
    here = view["players"][me]["position"]
    board, people = view["board"], view["personages"]
    rows = {
        "place": [position["place"] for position in board],
        "level": [position["level"] for position in board],
        "steps": [far(view, here, place) for place in range(len(board))],
        "home": [personage["home"] for personage in people],
        "at": [personage["position"] + 1 for personage in people],
        "aboard": [beyond(personage["aboard"]) for personage in people],
        "back": [int(personage["returned"]) for personage in people],
        "fixer": [beyond(board[personage["home"]]["fixer"]) for personage in people],
    }
    for name, row in rows.items():
        numbers[f"{name}.0"], numbers[f"{name}.8"] = row[:8], row[8:]
    for other in range(seats):
        owner = f"mate.{other}" if other else "me"
        for field, values in player(view["players"][(me + other) % seats]).items():
            numbers[f"{owner}.{field}"] = values
    deck = [int(card in view["deck"]) for card in range(len(read_box().cards))]
    for first in range(0, len(deck), 8):
        numbers[f"deck.{first}"] = deck[first : first + 8]
    return numbers


def far(view: dict[str, Any], start: int, end: int) -> int:
    """How many ways lead from one position to another."""
    reached, count = {start}, 0
    while end not in reached:
        reached |= {way for position in reached for way in view["board"][position]["ways"]}
        count += 1
    return count


def player(seat: dict[str, Any]) -> dict[str, list[int]]:
    return {
        "character": [seat["character"] + 1],
        "position": [seat["position"]],
        "aboard": [len(seat["aboard"])],
        "triumphant": [seat["triumphant"]],
        "objective": [seat["objective"] + 1],
        "done": [seat["done"]],
        "stage": [seat["stage"] % 128, seat["stage"] // 128],
        "bonus": [seat["bonus"] + 1],
        "offer": padded([number + 1 for number in seat["offer"]], 2),
        "hasty": [int(seat["hasty"])],
        "fresh": [seat["fresh"]],
        "hopeless": [int(seat["hopeless"])],
    }
