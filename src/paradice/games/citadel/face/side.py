"""Beside the plan: treasures, the cards and the tile of whose turn it is, dice, what was saved."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from paradice.core.game import View
from paradice.games.citadel.cards import TRAP_NAMES, read_box
from paradice.games.citadel.face.pieces import (
    COMPANY,
    Offers,
    colour_sign,
    ghost,
    is_legal,
    offers_of,
    point,
    portrait,
    sign,
    trap_sign,
    treasure_name,
    treasure_sign,
)
from paradice.games.citadel.moves import CHARACTERS, COLOURS
from paradice.games.citadel.table import NONE
from paradice.games.citadel.view import (
    card_key,
    character_key,
    colour_key,
    face_key,
    text_key,
    things,
)
from paradice.games.drawing import Part, Pen, Sight

HOT: Final = 10
"""With so many minutes left a treasure is in danger."""
DICE: Final = ("1", "2", "3", "passage", "5", "10")
"""How the faces of the Professor's die are drawn."""


# Treasures


def pick_treasures(sight: Sight) -> Any:
    view = sight.view
    rows = []
    for colour, item in enumerate(view["treasures"]):
        guards = [
            (guard["trap"], len(guard["traps"]), len(guard["active"]), fewer(sight, guard))
            for guard in item["guards"]
        ]
        rows.append((colour, item["tile"], item["room"], item["minutes_left"], guards))
    texts = [f"push {colour}" for colour in range(COLOURS)]
    return (rows, offers_of(sight, *texts), len(view["rescued"]), len(view["lost"]))


def fewer(sight: Sight, guard: View) -> list[tuple[str, int]]:
    """How many traps of a kind would be active still after each move that turns some off."""
    left: list[tuple[str, int]] = []
    for text, offer in sight.offers.items():
        if offer.is_legal and offer.move.verb == "disarm" and offer.move.what in guard["active"]:
            left.append((text, len(guard["active"]) - 1))
        elif offer.is_legal and text == f"silence {guard['trap']}":
            left.append((text, 0))
    return left


def draw_treasures(piece: Any, pen: Pen) -> str:
    rows, offers, rescued, lost = piece
    drawn = "".join(f"<li>{draw_row(row, offers, pen)}</li>" for row in rows)
    return (
        f'<section id="treasures" class="box" aria-label="{pen("head-treasures")}">'
        f'<h2 class="pt">{pen("head-treasures")} '
        f"<small>{pen('draw-tally', rescued=rescued, lost=lost)}</small></h2>"
        f'<ol class="tcs" data-group="treasures">{drawn}</ol></section>'
    )


def draw_row(row: Any, offers: Offers, pen: Pen) -> str:
    colour, tile, room, minutes, guards = row
    traps = []
    for trap, count, active, moves in guards:
        after = "".join(f"<b{ghost([text])}>{count - left}/{count}</b>" for text, left in moves)
        kind = pen(f"kind-{TRAP_NAMES[trap]}")
        done = " ok" if active == 0 else ""
        traps.append(
            f'<span class="nd2{done}" title="{kind}">{trap_sign(trap, pen, 16)}'
            f"<b>{count - active}/{count}</b>{after}</span>"
        )
    is_free = all(active == 0 for _, _, active, _ in guards)
    word = pen("draw-free") if is_free else pen("draw-turned-off")
    name = treasure_name(tile, pen)
    inside = (
        f'<span class="tp">{treasure_sign(tile, pen, 30)}'
        f"<i>{colour_sign(colour, pen, 17)}</i></span>"
        f'<span class="ti2"><b>{name}</b><small>{sign(room, pen)}</small></span>'
        f'<span class="tm num"><b>{minutes}</b>{pen("draw-minutes")}</span>'
        f'<span class="nds num">{"".join(traps)}<em>{word}</em></span>'
    )
    guarded = ", ".join(
        pen("guards-off", trap=pen.words(f"kind-{TRAP_NAMES[trap]}"), off=count - active, all=count)
        for trap, count, active, _ in guards
    )
    said = (
        f"{name}, {pen(colour_key(colour))}, {sign(room, pen)}, "
        f"{pen('minutes-left', minutes=minutes)}, {guarded}"
    )
    css = f"tc{' hot' if minutes <= HOT else ''}{' free' if is_free else ''}"
    return point(f"push {colour}", offers, css, said, inside, pen)


# Adventurers, cards and tile


def pick_cards(sight: Sight) -> Any:
    """Before the first turn the five adventurers; then what is asked, else cards and tile."""
    view = sight.view
    players = [
        (player["character"], player["place"], player["awake"]) for player in view["players"]
    ]
    if view["step"] == "ChooseCharacter":
        texts = [f"choose {character}" for character in range(CHARACTERS)]
        return ("choose", players, offers_of(sight, *texts))
    asked = [text for text in sight.offers if text.split()[0] in TRAYS]
    if asked:
        dice = view["dice"]
        shown = [dice[key] for key in ("face", "colour", "clocks", "second_face", "second_colour")]
        return (
            "ask",
            asked,
            offers_of(sight, *asked),
            players,
            shown,
            sight.seat,
            offers_of(sight, "bonus"),
        )
    if view["turn"] == NONE:
        return ("none",)
    return (
        "cards",
        view["turn"],
        view["turn"] == sight.seat,
        [card for card in view["cards"] if card != NONE],
        view["played"],
        (view["actions"], view["steps"]),
        players,
        offers_of(sight, *[f"play {card}" for card in view["cards"]]),
        offers_of(sight, "bonus"),
        view["step"] == "Act",
    )


def draw_cards(piece: Any, pen: Pen) -> str:
    if piece[0] == "choose":
        return draw_company(piece[1:], pen)
    if piece[0] == "ask":
        return draw_tray(piece[1:], pen)
    if piece[0] == "none":
        return '<section id="cards" hidden></section>'
    _, turn, own, cards, played, left, players, offers, bonus, acting = piece
    name = pen.words.name(turn, pen.names)
    title = pen("draw-your-cards") if own else pen("draw-cards-of", name=name)
    note = pips(left[0], left[1], pen) if acting else ""
    seats = len(players)
    drawn = "".join(f"<li>{draw_card(card, played, seats, offers, pen)}</li>" for card in cards)
    character, _, awake = players[turn]
    tile = draw_tile(turn, character, awake, bonus, pen)
    return (
        f'<section id="cards" class="box" aria-label="{title}"><h2 class="pt">{title} {note}</h2>'
        f'<ol class="acs" data-group="cards">{drawn}</ol>{tile}</section>'
    )


def pips(actions: int, steps: int, pen: Pen) -> str:
    """What is left to do: a disc for an action, a ring for one that can only move."""
    said = pen("actions-left", actions=actions)
    if steps:
        said = f"{said}, {pen('steps-left', steps=steps)}"
    marks = "<i></i>" * actions + '<i class="step"></i>' * steps
    return f'<small class="pips" role="img" aria-label="{said}" title="{said}">{marks}</small>'


def draw_card(card: int, played: int, seats: int, offers: Offers, pen: Pen) -> str:
    name, text = pen(card_key(card)), pen(text_key(card, seats))
    done = card == played
    word = f"<em>{pen('card-played')}</em>" if done else ""
    inside = (
        f'<svg viewBox="0 0 96 40" aria-hidden="true">'
        f'<use href="{pen.sprite}#citadel-card-{read_box().cards[card].name}"/></svg>'
        f"<b>{name}</b><span>{capital(text)}.</span>{word}"
    )
    css = f"ac{' is-sel' if done else ''}{' spent' if played != NONE and not done else ''}"
    said = f"{name}: {text}{', ' + pen('card-played') if done else ''}"
    style = f"view-transition-name:card-{card}"
    loud = played == NONE
    return point(f"play {card}", offers, css, said, inside, pen, loud=loud, style=style)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def draw_tile(seat: int, character: int, awake: bool, offers: Offers, pen: Pen) -> str:
    """The power tile: face up it says what it can do, always and once."""
    name = read_box().characters[character].name
    face = portrait(character, seat, pen, 34)
    if awake:
        inside = (
            f"{face}<span><b>{pen('draw-power')}</b> {pen(f'power-{name}')}.<br>"
            f"<b>{pen('draw-bonus')}</b> {pen(f'bonus-{name}')}.</span>"
        )
        said = f"{pen(character_key(character))}, {pen('tile-up')}"
    else:
        inside = (
            f"{face}<span><b>{pen(character_key(character))}</b><br>{pen('draw-tile-down')}</span>"
            f"{pen.use('citadel-power-down', 34, 'pt2')}"
        )
        said = f"{pen(character_key(character))}, {pen('tile-down')}"
    return point("bonus", offers, f"tile {'up' if awake else 'down'}", said, inside, pen)


def draw_company(piece: Any, pen: Pen) -> str:
    """The five adventurers to choose from, and who has chosen whom."""
    players, offers = piece
    rows = []
    for character, person in enumerate(read_box().characters):
        owner = next((place for place, data in enumerate(players) if data[0] == character), -1)
        name = pen(character_key(character))
        note = pen.name(owner) if owner >= 0 else pen(f"talent-{person.name}")
        inside = (
            f"{portrait(character, owner, pen)}<span><b>{name}</b> <em>{note}</em>"
            f"<small><b>{pen('draw-power')}</b> {pen(f'power-{person.name}')}.</small>"
            f"<small><b>{pen('draw-bonus')}</b> {pen(f'bonus-{person.name}')}.</small></span>"
        )
        taken = " taken" if owner >= 0 else ""
        drawn = point(f"choose {character}", offers, f"who{taken}", f"{name}, {note}", inside, pen)
        rows.append(f"<li>{drawn}</li>")
    return (
        f'<section id="cards" class="box first company" aria-label="{pen("draw-company")}">'
        f'<h2 class="pt">{pen("draw-company")}</h2><ol class="whos" data-group="cards">'
        f"{''.join(rows)}</ol></section>"
    )


# What is asked and lies nowhere on the plan


TRAYS: Final = (*COMPANY, "silence", "spare", "colour", "face", "pair", "swap", "reroll")


def draw_tray(piece: Any, pen: Pen) -> str:
    """The choices of a question as pieces, in place of the cards, which must wait."""
    asked, offers, players, dice, seat, bonus = piece
    pieces = []
    for text in asked:
        verb, *numbers = text.split()
        what = int(numbers[0])
        inside = draw_choice(verb, what, numbers, players, dice, pen)
        said = pen.say(offers[text][2])
        css = f"opt o-{verb}"
        pieces.append(f"<li>{point(text, offers, css, said, inside, pen, loud=True)}</li>")
    title = pen("draw-question")
    kind = asked[0].split()[0]
    tile = draw_tile(seat, players[seat][0], players[seat][2], bonus, pen) if bonus else ""
    return (
        f'<section id="cards" class="box first" aria-label="{title}"><h2 class="pt">{title}</h2>'
        f'<ol class="tray t-{kind}" data-group="cards">{"".join(pieces)}</ol>{tile}</section>'
    )


def draw_choice(
    verb: str,
    what: int,
    numbers: Sequence[str],
    players: Sequence[Any],
    dice: Sequence[int],
    pen: Pen,
) -> str:
    if verb in COMPANY:
        character, place, awake = players[what]
        tile = pen.use(f"citadel-power-{'up' if awake else 'down'}", 30)
        note = pen(f"tile-{'up' if awake else 'down'}") if verb == "wake" else sign(place, pen)
        return (
            f"{portrait(character, what, pen)}<span><b>{pen.name(what)}</b>"
            f"<small>{pen(character_key(character))}, {note}</small></span>{tile}"
        )
    if verb in ("silence", "spare"):
        kind = pen(f"kind-{TRAP_NAMES[what]}")
        return f'<span class="sq">{trap_sign(what, pen, 26)}</span><small>{kind}</small>'
    if verb == "colour":
        return f"{white(colour_sign(what, pen, 22))}<small>{pen(colour_key(what))}</small>"
    if verb == "face":
        return f"{white(face_sign(what, pen))}<small>{pen(face_key(what))}</small>"
    if verb == "pair":
        face, colour = (dice[3], dice[4]) if what else (dice[0], dice[1])
        return f"{white(face_sign(face, pen))}{white(colour_sign(colour, pen, 22))}"
    if verb == "swap":
        second = int(numbers[1])
        return f"{colour_sign(what, pen, 26)}<b>⇄</b>{colour_sign(second, pen, 26)}"
    drawn = []
    for die in things(what):
        if dice[die] != NONE:
            drawn.append(draw_die(die, dice[die], pen))
    return "".join(drawn)


def face_sign(face: int, pen: Pen) -> str:
    return pen.use(f"citadel-die-{DICE[face]}", 22)


def white(inside: str, css: str = "") -> str:
    return f'<span class="pd1{css}">{inside}</span>'


def draw_die(die: int, shows: int, pen: Pen, css: str = "") -> str:
    if die == 0:
        return white(face_sign(shows, pen), css)
    if die == 1:
        return white(colour_sign(shows, pen, 22), css)
    return white(pen.use(f"citadel-die-clock-{shows}", 22), f" dk{css}")


# Dice


def pick_dice(sight: Sight) -> Any:
    view = sight.view
    dice = view["dice"]
    rolled = any(event["cue"] in ROLLS for event in sight.last)
    texts = [f"nudge {die}" for die in range(3)]
    return (
        view["turn"] == NONE,
        [dice["face"], dice["colour"], dice["clocks"]],
        dice["fixed"],
        rolled,
        view["ploys"],
        offers_of(sight, *texts),
    )


ROLLS: Final = ("rolls", "rolls-white", "rolls-clock", "rolls-again", "is-lucky")


def draw_dice(piece: Any, pen: Pen) -> str:
    early, shown, fixed, rolled, ploys, offers = piece
    if early:
        return '<section id="dice" hidden></section>'
    words = [
        pen(face_key(shown[0])) if shown[0] != NONE else "",
        pen(colour_key(shown[1])) if shown[1] != NONE else "",
        pen("clocks-shown", clocks=shown[2]) if shown[2] != NONE else "",
    ]
    dice = []
    for die, shows in enumerate(shown):
        if shows == NONE:
            dice.append(f'<li><span class="pd1 blank{" dk" if die == 2 else ""}"></span></li>')
            continue
        css = (" roll" if rolled and die not in fixed else "") + (" set" if die in fixed else "")
        inside = draw_die(die, shows, pen, css)
        name = f"{pen(f'die-{die}')}: {words[die]}"
        drawn = point(f"nudge {die}", offers, "nb", name, inside, pen, style=f"--i:{die}")
        dice.append(f"<li>{drawn}</li>")
    said = ", ".join(word for word in words if word) or pen("dice-none")
    plans = "".join(f"<li>{pen(f'ploy-{ploy}')}</li>" for ploy in ploys)
    notes = f'<ul class="ploys">{plans}</ul>' if ploys else ""
    return (
        f'<section id="dice" class="box dcs" aria-label="{pen("head-dice")}">'
        f'<h2 class="pt">{pen("head-dice")} <small>{said}</small></h2>'
        f'<ol class="dd" data-group="dice">{"".join(dice)}</ol>{notes}</section>'
    )


# Saved and lost


def pick_shelf(sight: Sight) -> Any:
    view = sight.view
    rescues = [
        (f"rescue {colour}", item["tile"])
        for colour, item in enumerate(view["treasures"])
        if is_legal(offers_of(sight, f"rescue {colour}"), f"rescue {colour}")
    ]
    return (view["rescued"], view["lost"], rescues)


def draw_shelf(piece: Any, pen: Pen) -> str:
    rescued, lost, rescues = piece
    box = read_box()
    sides = []
    for key, tiles, room in (
        ("rescued", rescued, int(box.to_win)),
        ("lost", lost, int(box.to_lose)),
    ):
        items = [draw_kept(tile, key == "lost", pen) for tile in tiles]
        holes = ['<span class="hole"></span>'] * (room - len(tiles))
        if key == "rescued" and holes:
            holes[0] = (
                '<span class="hole">'
                + "".join(
                    f'<span class="gh"{ghost([text])}>{treasure_sign(tile, pen, 20)}</span>'
                    for text, tile in rescues
                )
                + "</span>"
            )
        sides.append(f"<div><small>{pen(f'draw-{key}')}</small>{''.join(items + holes)}</div>")
    return (
        f'<section id="shelf" class="box shf" aria-label="{pen("draw-rescued")}, '
        f'{pen("draw-lost")}">{"".join(sides)}</section>'
    )


def draw_kept(tile: int, lost: bool, pen: Pen) -> str:
    name = treasure_name(tile, pen)
    return (
        f'<span class="trs sm{" lost" if lost else ""}" role="img" aria-label="{name}" '
        f'title="{name}" style="view-transition-name:treasure-{tile}">'
        f"{treasure_sign(tile, pen, 20)}</span>"
    )


PARTS: Final = [
    Part("treasures", pick_treasures, draw_treasures),
    Part("cards", pick_cards, draw_cards),
    Part("dice", pick_dice, draw_dice),
    Part("shelf", pick_shelf, draw_shelf),
]
