"""What somebody's three days were: each stay in time, the treks, what every day brought."""

from __future__ import annotations

from collections.abc import Sequence

from paradice.core.events import Event
from paradice.games.trekking.cards import read_box
from paradice.games.trekking.dates import years_between
from paradice.games.trekking.moves import ANCESTOR, DAYS, JOKER
from paradice.games.trekking.schema import Journey, Stop, Today


def journeys(events: Sequence[Event], seats: int) -> list[Journey]:
    """Return the journey of each seat, from all that happened in a game."""
    cards = read_box().cards
    paths = [empty_journey() for _ in range(seats)]
    day = 0
    for event in events:
        cue = event.cue.key
        told = dict(zip(event.cue.names, event.numbers, strict=True))
        if cue == "day-begins":
            day = int(told["day"]) - 1
        if event.seat < 0:
            continue
        path = paths[event.seat]
        today = path["days"][day]
        if cue in ("takes", "visits"):
            card = int(told["card"]) if cue == "takes" else int(ANCESTOR)
            last = path["stops"][-1]["year"] if path["stops"] else 0
            year = int(cards[card].year) if card != ANCESTOR else last
            stop: Stop = {
                "card": card, "year": year, "day": day, "start": 0, "hours": 0, "trek": 0,
            }  # fmt: skip
            path["stops"].append(stop)
        elif cue == "travels":
            path["stops"][-1]["hours"] = int(told["hours"])
            path["stops"][-1]["start"] = int(told["hour"]) - int(told["hours"])
        elif cue == "is-punctual":
            today["noon"] += int(told["points"])
        elif cue in ("scores-space", "scores-row"):
            today["itinerary"] += int(told["points"])
        elif cue == "places":
            today["tokens"][int(told["token"])] += 1
        elif cue == "gains-crystal":
            today["crystals"] += 1
        elif cue == "opens":
            path["treks"].append([path["stops"][-1]])
        elif cue == "continues":
            path["treks"][-1].append(path["stops"][-1])
    for path in paths:
        for number, trek in enumerate(path["treks"]):
            for stop in trek:
                stop["trek"] = number
        path["stops"] = [stop for trek in path["treks"] for stop in trek]
        path["years"] = sum(
            years_between(trek[0]["year"], trek[-1]["year"]) for trek in path["treks"]
        )
        path["longest"] = max(path["treks"], key=len, default=[])
        path["hours"] = sum(stop["hours"] for stop in path["stops"])
    return paths


def empty_journey() -> Journey:
    days = [empty_day() for _ in range(DAYS)]
    return {"stops": [], "treks": [], "days": days, "years": 0, "longest": [], "hours": 0}


def empty_day() -> Today:
    return {"itinerary": 0, "noon": 0, "crystals": 0, "tokens": [0] * (JOKER + 1)}


def closest_call(paths: Sequence[Journey]) -> tuple[int, int, int, int] | None:
    """The two events of different seats that lie nearest in time: seat, year, seat, year."""
    found: list[tuple[int, int, int, int, int]] = []
    for one, first in enumerate(paths):
        for other in range(one + 1, len(paths)):
            for stop in first["stops"]:
                for near in paths[other]["stops"]:
                    if ANCESTOR not in (stop["card"], near["card"]):
                        here, there = stop["year"], near["year"]
                        found.append((years_between(here, there), one, here, other, there))
    return min(found)[1:] if found else None
