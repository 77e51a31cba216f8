"""The index of dates: the years of the present day, and what everybody knows of each."""

from __future__ import annotations

from typing import Final

from paradice.core.events import EVERYONE
from paradice.core.game import View
from paradice.games.trekking.cards import read_box
from paradice.games.trekking.moves import ANCESTOR, EMPTY

GONE: Final = "gone"
ROW: Final = "row"
COMES: Final = "may-come"


def dates(view: View) -> list[View]:
    """The cards of the day by their years.

    Of a card that may still come nothing is told but its year; of one in the row, its slot; of one
    that is gone, the seat whose trek it lies in, or -1.
    """
    cards = read_box().cards
    day: int = view["day"]
    row: list[int] = view["row"]
    gone: list[int] = view["gone"]
    taken: dict[int, int] = {}
    for seat, player in enumerate(view["players"]):
        treks: list[list[int]] = player["treks"]
        for trek in treks:
            for card in trek:
                taken[card] = seat
    listed: list[View] = []
    for number in sorted(range(ANCESTOR), key=lambda each: int(cards[each].year)):
        if cards[number].day != day:
            continue
        date: View = {"year": int(cards[number].year), "state": COMES}
        if number in row:
            date |= {"state": ROW, "slot": row.index(number), "card": number}
        elif number in gone:
            date |= {"state": GONE, "card": number, "seat": taken.get(number, EVERYONE)}
        listed.append(date)
    return listed


def mark_of(view: View) -> int | None:
    """The year of the viewer's latest card; None where there is none yet."""
    seat: int = view["seat"]
    if seat == EVERYONE:
        return None
    year: int | None = view["players"][seat]["year"]
    return year


def count_dates(listed: list[View], mark: int | None) -> View:
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


def years_between(first: int, second: int) -> int:
    """How many years lie between two: there is no year 0."""
    first, second = min(first, second), max(first, second)
    return second - first - (1 if first < 0 < second else 0)


def slot_of(view: View, card: int) -> int:
    """The slot of the row in which a card lies, or EMPTY."""
    row: list[int] = view["row"]
    return row.index(card) if card in row else int(EMPTY)
