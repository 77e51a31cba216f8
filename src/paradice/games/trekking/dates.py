"""The index of dates: the years of the present day, and what everybody knows of each."""

from __future__ import annotations

from typing import Any, Final

from paradice.core.events import EVERYONE
from paradice.games.trekking.cards import read_box
from paradice.games.trekking.moves import ANCESTOR, EMPTY
from paradice.games.trekking.schema import Date, TrekkingView

GONE: Final = "gone"
ROW: Final = "row"
COMES: Final = "may-come"


def dates(view: TrekkingView) -> list[Date]:
    """The cards of the day by their years.

    Of a card that may still come nothing is said but its year; of one in the row, its slot; of one
    that is gone, the seat whose trek it lies in, or -1.
    """
    cards = read_box().cards
    day, row, gone = view["day"], view["row"], view["gone"]
    taken: dict[int, int] = {}
    for seat, player in enumerate(view["players"]):
        for trek in player["treks"]:
            for card in trek:
                taken[card] = seat
    listed: list[Date] = []
    for number in sorted(range(ANCESTOR), key=lambda each: int(cards[each].year)):
        if cards[number].day != day:
            continue
        year = int(cards[number].year)
        if number in row:
            slot = row.index(number)
            listed.append({"year": year, "state": ROW, "slot": slot, "card": number})
        elif number in gone:
            seat = taken.get(number, EVERYONE)
            listed.append({"year": year, "state": GONE, "card": number, "seat": seat})
        else:
            listed.append({"year": year, "state": COMES})
    return listed


def mark_of(view: TrekkingView) -> int | None:
    """The year of the viewer's latest card; None where there is none yet."""
    seat = view["seat"]
    return view["players"][seat]["year"] if seat != EVERYONE else None


def count_dates(listed: list[Date], mark: int | None) -> dict[str, int]:
    """How many dates later than *mark* may still come, lie in the row, and how many are earlier.

    What lies in the row or may come, and is earlier, would end the trek.
    """
    left = [date for date in listed if date["state"] != GONE]
    later = [date for date in left if mark is None or date["year"] >= mark]
    return {
        "all": len(listed),
        "later": len([date for date in later if date["state"] == COMES]),
        "row": len([date for date in later if date["state"] == ROW]),
        "earlier": len(left) - len(later),
    }


def date_index(view: TrekkingView) -> dict[str, Any]:
    """The index as data: the day from 1 on, its dates, the viewer's mark, and how many of each."""
    listed, mark = dates(view), mark_of(view)
    counts = count_dates(listed, mark)
    return {"day": view["day"] + 1, "dates": listed, "mark": mark, "count": counts}


def years_between(first: int, second: int) -> int:
    """How many years lie between two: there is no year 0."""
    first, second = min(first, second), max(first, second)
    return second - first - (1 if first < 0 < second else 0)


def slot_of(view: TrekkingView, card: int) -> int:
    """The slot of the row in which a card lies, or EMPTY."""
    row = view["row"]
    return row.index(card) if card in row else int(EMPTY)
