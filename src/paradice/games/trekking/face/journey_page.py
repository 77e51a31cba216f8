"""The page of a journey: what somebody's three days were, with everybody else's beside it."""

from __future__ import annotations

from collections.abc import Sequence

from paradice.core.match import Match
from paradice.faces.html import Html, safe
from paradice.faces.pen import Pen
from paradice.games.trekking.cards import read_box
from paradice.games.trekking.dates import years_between
from paradice.games.trekking.face.journey import (
    draw_diary,
    draw_graph,
    draw_lanes,
    full_days,
    grouped,
    picture,
    table_of_stays,
    table_of_treks,
    tell_hours,
)
from paradice.games.trekking.journey import closest_call, journeys
from paradice.games.trekking.moves import ANCESTOR
from paradice.games.trekking.schema import Journey, TrekkingView
from paradice.i18n.stories import find_story
from paradice.i18n.words import signed


def draw_journey(
    match: Match, seat: int, pen: Pen, here: str = "", mine: Sequence[int] = ()
) -> Html:
    """The journey of a seat with all others beside it.

    *here* is the address for other seats, *mine* who the reader is.
    """
    paths = journeys(match.events(len(match.history)), match.seats)
    view: TrekkingView = match.game.view(match.table, seat)
    path = paths[seat]
    name = pen.words.name(seat, pen.names)
    result = view["result"]
    over = result is not None
    for other, score in enumerate(result["scores"] if result is not None else ()):
        paths[other]["points"] = score
    if path["stops"]:
        body = draw_graph(path, seat, pen, over) + draw_diary(path, seat, pen, over)
        body += f'<p class="axes">{pen("journey-axes")}</p>{table_of_stays(path, pen)}'
    else:
        body = f"<p>{pen('journey-none' if seat in mine else 'journey-none-of', name=name)}</p>"
    seats = "".join(
        f'<a href="{safe(here)}?seat={other}"{" aria-current=page" if other == seat else ""}>'
        f"{pen('journey-mine') if [other] == list(mine) else pen.name(other)}</a>"
        for other in range(match.seats)
    )
    if match.seats > 1 and here:
        seats += f'<a href="#lanes">{pen("journey-all")}</a>'
    switch = f'<nav class="seg">{seats}</nav>' if here else ""
    count = len([stop for stop in path["stops"] if stop["card"] != ANCESTOR])
    visits = len(path["stops"]) - count
    told = pen("journey-events", events=count, ancestors=visits)
    return Html(
        f'<main class="jr"><div class="hero"><h1>{pen("shell-journey-of", name=name)}</h1>'
        f'{draw_stats(path, view, paths, pen)}</div><section class="map" '
        f'aria-label="{pen("shell-journey")}"><div class="maph">{switch}<p>{told}</p></div>{body}'
        f'</section><section class="sec" id="lanes"><h2>{pen("journey-together")} '
        f'<small>{tell_call(paths, pen)}</small></h2><div class="lanes">{draw_lanes(paths, pen)}'
        f"</div>{table_of_treks(paths, pen)}</section>"
        f'<section class="sec told"><h2>{pen("shell-journey-stories")}</h2><div class="stos">'
        f"{draw_stories(path, pen)}</div></section>{draw_shelf_card(pen) if here else ''}</main>"
    )


def draw_stats(path: Journey, view: TrekkingView, paths: Sequence[Journey], pen: Pen) -> Html:
    longest = path["longest"]
    stats = [(grouped(path["years"], pen), pen("journey-crossed", years=path["years"]))]
    if longest:
        first, last = signed(longest[0]["year"]), signed(longest[-1]["year"])
        told = pen("journey-longest", cards=len(longest), first=first, last=last)
        stats.append((str(len(longest)), told))
    key = "journey-home" if full_days(path) and tell_hours(path) == 3 else "journey-hours"
    stats.append((str(path["hours"]), pen(key, hours=path["hours"], noons=tell_hours(path))))
    drawn = "".join(f"<li><b>{safe(number)}</b>{told}</li>" for number, told in stats)
    result = view["result"]
    if result is not None:
        scores = "".join(
            f"<span>{pen.avatar(seat, 22)}{pen.name(seat)} {safe(signed(score))}</span>"
            for seat, score in enumerate(result["scores"])
        )
        drawn += f'<li class="rs">{scores}</li>'
    return Html(f'<ul class="stats">{drawn}</ul>')


def tell_call(paths: Sequence[Journey], pen: Pen) -> Html:
    call = closest_call(paths)
    if call is None:
        return Html("")
    one, first, other, second = call
    return pen(
        "journey-call",
        name=pen.words.name(one, pen.names),
        year=signed(first),
        other=pen.words.name(other, pen.names),
        year2=signed(second),
        years=years_between(first, second),
    )


def draw_shelf_card(pen: Pen) -> Html:
    """The way to the collection; the script says how much of it there is."""
    return Html(
        f'<aside class="sec shelfcard" data-count="/collection/trekking"><p><b>'
        f"{pen('shell-shelf')}</b><span>{pen('journey-shelf')}</span></p>"
        f'<a class="btn" href="/collection/trekking">{pen("shell-shelf")}</a></aside>'
    )


def draw_stories(path: Journey, pen: Pen) -> Html:
    """The stories of the events of a journey, in its order."""
    drawn = []
    for stop in path["stops"]:
        name = read_box().cards[stop["card"]].name
        story = find_story("trekking", name, pen.words.language)
        if stop["card"] == ANCESTOR or story is None:
            continue
        drawn.append(
            f'<article class="sto" id="s-{safe(name)}"><span class="p">'
            f"{picture(stop['card'], pen)}</span>"
            f'<div class="h"><b>{safe(signed(story.year))}</b><h3>{safe(story.title)}</h3>'
            f'<p>{safe(story.place)}</p></div><p class="x">{safe(story.text)}</p></article>'
        )
    return Html("".join(drawn))
