"""Trekking in text."""

from __future__ import annotations

from collections.abc import Sequence

from paradice.core.view import step_of
from paradice.faces.text import Section
from paradice.games.trekking.cards import TOKENS, gains_of, read_box, read_facts
from paradice.games.trekking.dates import COMES, ROW, count_dates, dates, mark_of
from paradice.games.trekking.moves import ANCESTOR, COLUMNS, EMPTY, NOON, ROWS
from paradice.games.trekking.schema import Player, TrekkingView
from paradice.games.trekking.view import (
    card_key,
    ends_trek,
)
from paradice.i18n.words import Words, signed


def sections(view: TrekkingView, words: Words, names: Sequence[str]) -> list[Section]:
    shown = [row(view, words), clock(view, words, names)]
    if view["result"] is not None:
        return [scores(view, words, names)]
    me = view["seat"]
    if me >= 0:
        shown.append(itinerary(view["players"][me], view, words))
        shown.append(trek(view["players"][me], words))
        if step_of(view["asked"]) == "ChooseItinerary":
            shown.extend(hand(view["players"][me], words))
    return shown


def row(view: TrekkingView, words: Words) -> Section:
    """The row of six with what each card costs and gives, and the bonus of its slot."""
    today = words("day", day=words(f"numeral-{view['day'] + 1}"))
    left = words("deck-left", count=view["deck"])
    section = Section(f"{words('row')} · {today} · {left}", hue="cyan")
    section.head = [
        "#", words("head-card"), words("head-year"), words("head-hours"), words("head-gains"),
        words("slot-bonus"),
    ]  # fmt: skip
    me = view["seat"]
    year = view["players"][me]["year"] if me >= 0 else None
    bonuses: list[str] = read_facts()[2].figure("slot-bonuses")
    for slot, number in enumerate(view["row"]):
        if number == EMPTY:
            section.rows.append([str(slot + 1), words("card-none"), "", "", "", ""])
            continue
        card = read_box().cards[number]
        told = signed(card.year)
        if ends_trek(year, number):
            told += f" ({words('ends-trek')})"
        section.rows.append(
            [
                str(slot + 1),
                words(card_key(number)),
                told,
                words("hours", hours=int(card.hours)),
                tell_gains(number, words),
                words("no-bonus") if bonuses[slot] == "none" else words(f"token-{bonuses[slot]}"),
            ]
        )
    section.rows.append(
        ["", f"{words('face-ancestor')} ({view['ancestors']})", "",
         words("hours", hours=int(read_box().cards[ANCESTOR].hours)),
         tell_gains(ANCESTOR, words), words("no-bonus")]
    )  # fmt: skip
    return section


def tell_gains(card: int, words: Words) -> str:
    return ", ".join(words(f"token-{gain}") for gain in gains_of()[card])


def clock(view: TrekkingView, words: Words, names: Sequence[str]) -> Section:
    """The watches, the hindmost first, and what each traveller has."""
    section = Section(words("head-clock"), hue="yellow")
    section.head = [
        words("head-traveller"), words("watch"), words("head-points"), words("token-crystal"),
        words("trek"), words("treks-closed"),
    ]  # fmt: skip
    players = list(enumerate(view["players"]))
    for seat, player in sorted(players, key=lambda each: (each[1]["hour"], -each[1]["arrival"])):
        treks, year = player["treks"], player["year"]
        mark = "▶ " if seat in view["deciders"] else ""
        section.rows.append(
            [
                mark + words.name(seat, names),
                words("hour", hour=player["hour"] or NOON),
                signed(player["score"]),
                str(player["crystals"]),
                tell_trek(treks[-1], year, words) if year is not None else words("no-trek"),
                ", ".join(str(len(trek)) for trek in treks[:-1]),
            ]
        )
    return section


def tell_trek(cards: list[int], year: int, words: Words) -> str:
    return words("trek-so-far", length=len(cards), year=signed(year))


def itinerary(player: Player, view: TrekkingView, words: Words) -> Section:
    """The sheet of today: how far each column is filled, and what the rows pay."""
    number = player["worn"][view["day"]]
    if number == EMPTY:
        return Section(words("itinerary-none"), hue="green")
    section = draw_sheet(number, player["filled"], words)
    section.title += f" · {words('itineraries-held', count=player['held'])}"
    return section


def draw_sheet(number: int, filled: list[int], words: Words) -> Section:
    sheet = read_box().itineraries[number]
    section = Section(words("itinerary", itinerary=number + 1), hue="green")
    section.head = [words(f"token-{token}") for token in TOKENS[:COLUMNS]] + [words("head-row")]
    for line in range(ROWS):
        cells: list[str] = []
        for column in range(COLUMNS):
            need = sheet.need[line * COLUMNS + column]
            if need == 0:
                cells.append("")
            elif filled[column] >= need:
                cells.append("●")
            else:
                cells.append(icon(sheet.pays[column * ROWS + need - 1], words))
        cells.append(f"+{sheet.bonus[line]}" if sheet.bonus[line] else "")
        section.rows.append(cells)
    return section


def icon(pays: int, words: Words) -> str:
    if pays == 0:
        return "○"
    return words("token-crystal") if pays < 0 else f"+{pays}"


def trek(player: Player, words: Words) -> Section:
    """The cards of the current trek, in order."""
    section = Section(words("trek"), hue="magenta")
    for number in player["treks"][-1] if player["treks"] else []:
        card = read_box().cards[number]
        year = signed(card.year) if card.day >= 0 else "…"
        section.rows.append([year, words(card_key(number))])
    if not section.rows:
        section.rows.append([words("no-trek")])
    return section


def hand(player: Player, words: Words) -> list[Section]:
    return [draw_sheet(number, [0] * COLUMNS, words) for number in player["hand"]]


def scores(view: TrekkingView, words: Words, names: Sequence[str]) -> Section:
    """The score sheet with its parts."""
    result = view["result"]
    assert result is not None
    section = Section(words(f"reason-{result['reason']}"), hue="yellow")
    parts = ("track", "crystals", "treks", "total")
    section.head = [words("head-traveller")] + [words(f"score-{part}") for part in parts]
    order = sorted(range(len(view["players"])), key=lambda seat: -result["scores"][seat])
    for seat in order:
        star = "★ " if seat in result["winners"] and len(order) > 1 else ""
        sheet = result["sheets"][seat]
        section.rows.append(
            [star + words.name(seat, names)] + [signed(sheet[part]) for part in parts]
        )
    if result.get("rank", EMPTY) != EMPTY:
        rank = words(f"solo-rank-{result['rank']}")
        section.rows.append([words("solo-rank", rank=rank), "", "", "", ""])
    return section


def dates_of(view: TrekkingView, words: Words, names: Sequence[str]) -> Section:
    """The index of dates: each year of the day with what is known of it, one's own card marked."""
    listed, mark = dates(view), mark_of(view)
    counts = count_dates(listed, mark)
    day = words(f"numeral-{view['day'] + 1}")
    key = "dates-later" if mark is not None else "dates-left-all"
    section = Section(f"{words('dates-title', day=day)} · {words(key, count=counts['later'])}")
    section.hue = "cyan"
    marked = mark is None
    for date in listed:
        if not marked and mark is not None and date["year"] >= mark:
            section.rows.append(["▶", words("dates-mine", year=signed(mark)), ""])
            marked = True
        said = words(f"dates-legend-{date['state']}")
        if date["state"] == ROW:
            said = words("dates-in-row", slot=date["slot"] + 1)
        elif date["state"] != COMES and date["seat"] >= 0:
            said += f", {words.name(date['seat'], names)}"
        card = words(card_key(date["card"])) if date["state"] != COMES else ""
        section.rows.append([signed(date["year"]), said, card])
    if not marked and mark is not None:
        section.rows.append(["▶", words("dates-mine", year=signed(mark)), ""])
    return section
