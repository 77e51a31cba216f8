"""What a seat of West Fort observes, from its view."""

from __future__ import annotations

from typing import Any

from paradice.games.undead.cards import read_box
from paradice.games.undead.rules import STEPS
from paradice.games.undead.view import HARDER
from tests.envs.encoders import question


def bits(things: list[int]) -> int:
    """A set as a number, from 2 up."""
    return sum(1 << thing - 2 for thing in things)


def encode(view: dict[str, Any]) -> dict[str, list[int]]:
    """Return every field of the layout."""
    seats = len(view["players"])
    me = max(view["seat"], 0)
    numbers = question(view, STEPS)
    for field in ("day", "round", "last", "noon", "gangs", "secret", "hill"):
        numbers[f"table.{field}"] = [int(view[field])]
    numbers["table.law"] = [(view["law"] - me) % seats]
    numbers["supply.coins"] = [min(view["coins"], 127)]
    numbers["supply.notoriety"] = [min(view["notoriety"], 127)]
    places = [0] * 18
    for card in view["street"]:
        places[card] = 10
    for slot in range(9):
        for field in ("building", "price", "bonus", "mine", "others", "undead", "worth"):
            numbers[f"slot.{slot}.{field}"] = [0]
    for slot in view["slots"]:
        owner = f"slot.{slot['slot']}"
        numbers[f"{owner}.building"] = [slot["building"] + 1]
        numbers[f"{owner}.price"] = [slot["price"]]
        numbers[f"{owner}.bonus"] = [slot["bonus"] + 1]
        numbers[f"{owner}.mine"] = [int(me in slot["holders"])]
        numbers[f"{owner}.others"] = [len([seat for seat in slot["holders"] if seat != me])]
        numbers[f"{owner}.undead"] = [len(slot["undead"])]
        numbers[f"{owner}.worth"] = [int(read_box().buildings[slot["building"]].notoriety)]
        for card in slot["undead"]:
            places[card] = slot["slot"] + 1
    numbers["undead.0"], numbers["undead.8"] = places[:8], places[8:16]
    numbers["undead.16"] = places[16:]
    for other in range(seats):
        owner = f"rival.{other}" if other else "me"
        for field, values in player(view["players"][(me + other) % seats]).items():
            numbers[f"{owner}.{field}"] = values
    if seats == 1:
        ranger = view["ranger"]
        numbers["ranger.chambers"] = [bits(ranger["chambers"])]
        numbers["ranger.skull"] = [int(ranger["skull"])]
        numbers["ranger.grave"] = [ranger["grave"]]
        numbers["ranger.standing"] = [ranger["standing"]]
        numbers["ranger.lying"] = [bits(ranger["lying"])]
        numbers["ranger.harder"] = [sum(HARDER[key] for key in view["harder"])]
        numbers["ranger.buried"] = [len(view["buried"])]
    return numbers


def player(seat: dict[str, Any]) -> dict[str, list[int]]:
    return {
        "side": [seat["side"]],
        "coins": [min(seat["coins"], 127)],
        "notoriety": [min(seat["notoriety"], 127)],
        "slain": [len(seat["slain"])],
        "chambers": [bits(seat["chambers"])],
        "skull": [int(seat["skull"])],
        "stash": [seat["stash"]],
        "aside": [seat["aside"]],
        "grave": [seat["grave"]],
        "standing": [seat["standing"]],
        "lying": [bits(seat["lying"])],
        "buildings": [len(seat["buildings"])],
        "chosen": [int(seat["has_chosen"])],
        "choice": [seat["choice"] + 1],
        "score": [max(min(seat["score"] + 16, 127), 0)],
        "wished": [seat["wished"]],
        "wishes": seat["wishes"] or [0, 0, 0],
    }
