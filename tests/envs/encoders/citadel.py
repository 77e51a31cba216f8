"""What a seat of the Citadel observes, from its view."""

from __future__ import annotations

from typing import Any

from paradice.games.citadel.cards import read_box
from paradice.games.citadel.rules import STEPS
from paradice.games.citadel.table import PLOYS


def encode(view: dict[str, Any]) -> dict[str, list[int]]:
    """Return every field of the layout."""
    seats = len(view["players"])
    me = max(view["seat"], 0)
    numbers: dict[str, list[int]] = {f"step.{step}": [int(view["step"] == step)] for step in STEPS}
    about = [min(number + 1, 127) for number in view["about"]]
    numbers["asked.me"] = [int(view["seat"] in view["deciders"])]
    numbers["asked.numbers"] = about + [0] * (6 - len(about))
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
    places = [player["place"] for player in view["players"]]
    house = read_box().house
    for number, room in enumerate(view["rooms"]):
        owner = f"room.{number}"
        doors = [int(house.exit_door[number * 3 + colour]) for colour in range(3)]
        numbers[f"{owner}.trap"] = [room["trap"]]
        numbers[f"{owner}.off"] = [int(room["off"])]
        numbers[f"{owner}.professor"] = [int(view["professor"] == number)]
        numbers[f"{owner}.me"] = [int(places[me] == number)]
        numbers[f"{owner}.mates"] = [places.count(number) - int(places[me] == number)]
        numbers[f"{owner}.open"] = [int(view["doors"][door]) for door in doors]
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
