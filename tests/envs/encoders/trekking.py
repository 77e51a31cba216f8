"""What a seat of Trekking observes, from its view."""

from __future__ import annotations

from typing import Any

from paradice.core.view import step_of
from paradice.games.trekking.cards import TOKENS, read_box, read_facts

STEPS = {"take": "TakeCard", "spend": "SpendCrystals", "place": "PlaceJoker"}
STEPS["choose"] = "ChooseItinerary"
NOTHING = [0] * 8


def encode(view: dict[str, Any]) -> dict[str, list[int]]:
    """Return every field of the layout."""
    numbers: dict[str, list[int]] = {}
    for field, step in STEPS.items():
        numbers[f"table.{field}"] = [int(step_of(view["asked"]) == step)]
    for field in ("day", "deck", "ancestors", "jokers"):
        numbers[f"table.{field}"] = [view[field]]
    slot = (view["asked"] or {}).get("slot", -1)
    paid = -1 if slot < 0 else view["row"][slot] if slot < 6 else 108
    put(numbers, "paid", card(paid))
    for place, number in enumerate(view["row"]):
        put(numbers, f"row.{place}", card(number))
    seats = len(view["players"])
    me = max(view["seat"], 0)
    own = passed(view, view["players"][me]["year"])
    numbers["trek.ahead"] = [max(card(number)["year"][0] - own, 0) for number in view["row"]]
    for other in range(seats):
        seat = (me + other) % seats
        name = f"rival.{other}" if other else "me"
        put(numbers, name, player(view, view["players"][seat]))
        for column in range(4):
            put(numbers, f"{name}.column.{column}", spaces(view, view["players"][seat], column))
    hand = view["players"][me]["hand"]
    for place in range(4):
        chosen = int(view["players"][me]["choice"] == place)
        sheet = hand[place] if place < len(hand) else None
        put(numbers, f"hand.{place}", itinerary(sheet, chosen))
    return numbers


def put(numbers: dict[str, list[int]], owner: str, fields: dict[str, list[int]]) -> None:
    for field, values in fields.items():
        numbers[f"{owner}.{field}"] = values


def years(day: int) -> list[int]:
    return sorted(row["year"] for row in read_facts()[0].kinds["card"] if row["day"] == day + 1)


def passed(view: dict[str, Any], year: int | None) -> int:
    return 0 if year is None else len([one for one in years(view["day"]) if one <= year])


def card(number: int) -> dict[str, list[int]]:
    fields = ("year", "hours", *TOKENS, "crystal")
    if number < 0:
        return {field: [0] for field in fields}
    if number == 108:
        hours = read_box().cards[108].hours
        gains = ["wild"]
        year = 0
    else:
        row = read_facts()[0].kinds["card"][number]
        hours, gains = row["hours"], row["gains"]
        year = years(row["day"] - 1).index(row["year"]) + 1
    counts = {field: [gains.count(field)] for field in (*TOKENS, "crystal")}
    return {"year": [year], "hours": [hours], **counts}


def player(view: dict[str, Any], seat: dict[str, Any]) -> dict[str, list[int]]:
    before = [
        rival
        for rival in view["players"]
        if (rival["hour"], -rival["arrival"]) < (seat["hour"], -seat["arrival"])
    ]
    return {
        "hour": [seat["hour"]],
        "order": [len(before)],
        "score": [min(seat["score"], 127)],
        "crystals": [seat["crystals"]],
        "year": [passed(view, seat["year"])],
        "trek": [len(seat["treks"][-1]) if seat["treks"] else 0],
        "chosen": [int(seat["has_chosen"])],
        "total": [min(seat["score"] + seat["crystals"] + sum(map(pays, seat["treks"])) + 16, 127)],
    }


def pays(trek: list[int]) -> int:
    figures = read_facts()[2].figures()
    table = figures["trek-points"]
    beyond: int = figures["trek-beyond-the-table"]
    last: int = table[min(len(trek), len(table)) - 1]
    return last + max(len(trek) - len(table), 0) * beyond


def rows_of(sheet: int) -> list[str]:
    rows: list[str] = read_facts()[1].kinds["itinerary"][sheet]["rows"]
    return rows


def spaces(view: dict[str, Any], seat: dict[str, Any], column: int) -> dict[str, list[int]]:
    sheet = seat["worn"][view["day"]]
    if sheet < 0:
        return {"filled": [0], "left": [0], "pays": [0] * 4, "crystal": [0], "bonus": [0]}
    filled = seat["filled"][column]
    free = [(row[column], row.partition("=")[2]) for row in rows_of(sheet) if row[column] != "."][
        filled:
    ]
    icons = [icon for icon, _ in free]
    pays = [int(icon) if icon.isdigit() else 0 for icon in icons][:4]
    bonus = free[0][1] if free else ""
    return {
        "filled": [filled],
        "left": [len(free)],
        "pays": pays + [0] * (4 - len(pays)),
        "crystal": [icons.index("c") + 1 if "c" in icons else 0],
        "bonus": [2 if bonus == "c" else int(bonus or 0)],
    }


def itinerary(sheet: int | None, chosen: int) -> dict[str, list[int]]:
    if sheet is None:
        return {"heights": [0] * 4, "points": [0], "crystals": [0], "rows": [0], "chosen": [0]}
    rows = rows_of(sheet)
    spaces = [row.partition("=")[0] for row in rows]
    icons = "".join(spaces)
    bonuses = [row.partition("=")[2] for row in rows if "=" in row]
    points = sum(int(icon) for icon in icons if icon.isdigit())
    points += sum(int(bonus) for bonus in bonuses if bonus.isdigit())
    return {
        "heights": [sum(row[column] != "." for row in spaces) for column in range(4)],
        "points": [min(points, 127)],
        "crystals": [icons.count("c") + bonuses.count("c")],
        "rows": [len(bonuses)],
        "chosen": [chosen],
    }
