"""What a seat of the Citadel observes, from its view."""

from __future__ import annotations

from typing import Any

from paradice.games.citadel.moves import PLOYS
from paradice.games.citadel.rules import STEPS
from tests.envs.encoders import question


def encode(view: dict[str, Any]) -> dict[str, list[int]]:
    """Return every field of the layout."""
    seats = len(view["players"])
    me = max(view["seat"], 0)
    numbers = question(view, STEPS)
    for field in ("time", "professor", "actions", "steps", "spent", "harsh"):
        numbers[f"table.{field}"] = [int(view[field])]
    numbers["table.turn"] = [(view["turn"] - me) % seats + 1 if view["turn"] >= 0 else 0]
    numbers["table.played"] = [view["played"] + 1]
    numbers["more.tiles"] = [view["tiles_left"]]
    numbers["more.places"] = [view["places_left"]]
    numbers["more.rescued"] = [len(view["rescued"])]
    numbers["more.lost"] = [len(view["lost"])]
    numbers["more.cards"] = [card + 1 for card in view["cards"]]
    numbers["more.ploys"] = [sum(PLOYS[name] for name in view["ploys"])]
    dice = view["dice"]
    numbers["more.fixed"] = [sum(1 << die for die in dice["fixed"])]
    for field in ("face", "colour", "clocks", "second_face", "second_colour"):
        numbers[f"dice.{field}"] = [dice[field] + 1]
    traps = [room["trap"] for room in view["rooms"]]
    off = [int(room["off"]) for room in view["rooms"]]
    doors = [int(is_open) for is_open in view["doors"]]
    numbers["trap.0"], numbers["trap.8"] = traps[:8], traps[8:]
    numbers["off.0"], numbers["off.8"] = off[:8], off[8:]
    numbers["door.0"], numbers["door.8"], numbers["door.16"] = doors[:8], doors[8:16], doors[16:]
    for colour, treasure in enumerate(view["treasures"]):
        owner = f"treasure.{colour}"
        guards = treasure["guards"]
        numbers[f"{owner}.tile"] = [treasure["tile"] + 1]
        for field in ("room", "spaces", "hour"):
            numbers[f"{owner}.{field}"] = [max(treasure[field], 0)]
        numbers[f"{owner}.kinds"] = [len(guards)]
        numbers[f"{owner}.active"] = [sum(len(guard["active"]) for guard in guards)]
    for other in range(seats):
        player = view["players"][(me + other) % seats]
        owner = f"mate.{other}" if other else "me"
        numbers[f"{owner}.character"] = [player["character"] + 1]
        numbers[f"{owner}.place"] = [player["place"]]
        numbers[f"{owner}.awake"] = [int(player["awake"])]
        numbers[f"{owner}.pile"] = [sum(1 << card % 6 for card in player["pile"])]
        numbers[f"{owner}.size"] = [player["pile_size"]]
    return numbers
