"""Beside the plan: treasures, the cards and the tile of whose turn it is, dice, what was saved."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from paradice.core.game import View
from paradice.core.sets import members
from paradice.games.citadel.cards import TRAP_NAMES, read_box
from paradice.games.citadel.face.pieces import (
    COMPANY,
    colour_sign,
    portrait,
    sign,
    trap_sign,
    treasure_name,
    treasure_sign,
)
from paradice.games.citadel.moves import EMPTY, NOBODY
from paradice.games.citadel.view import card_key, character_key, colour_key, face_key, text_key
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
            (guard["trap"], len(guard["traps"]), len(guard["active"])) for guard in item["guards"]
        ]
        rows.append((colour, item["tile"], item["room"], item["minutes_left"], guards))
    return (rows, len(view["rescued"]), len(view["lost"]), view["step"] == "PushMarker")


def draw_treasures(piece: Any, pen: Pen) -> str:
    rows, rescued, lost, asked = piece
    drawn = "".join(f"<li>{draw_row(row, pen)}</li>" for row in rows)
    return (
        f'<section id="treasures" class="box{" first" if asked else ""}" '
        f'aria-label="{pen("head-treasures")}">'
        f'<h2 class="pt">{pen("head-treasures")} '
        f"<small>{pen('draw-tally', rescued=rescued, lost=lost)}</small></h2>"
        f'<ol class="tcs" data-group="treasures">{drawn}</ol></section>'
    )


def draw_row(row: Any, pen: Pen) -> str:
    """A treasure: where, how long still, how many of its traps are off and would be."""
    colour, tile, room, minutes, guards = row
    traps = []
    for trap, count, active in guards:
        kind = pen(f"kind-{TRAP_NAMES[trap]}")
        done = " ok" if active == 0 else ""
        traps.append(
            f'<span class="nd2{done}" title="{kind}">{trap_sign(trap, pen, 16)}'
            f'<b>{count - active}/{count}</b><b id="off-{colour}-{trap}" hidden></b></span>'
        )
    is_free = all(active == 0 for _, _, active in guards)
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
        for trap, count, active in guards
    )
    said = (
        f"{name}, {pen(colour_key(colour))}, {sign(room, pen)}, "
        f"{pen('minutes-left', minutes=minutes)}, {guarded}"
    )
    css = f"tc{' hot' if minutes <= HOT else ''}{' free' if is_free else ''} calm"
    thing = read_box().treasures[tile].name
    return pen.piece(f"push {colour}", css, said, inside, about=thing)


def beside(thing: str, view: View | None, pen: Pen) -> tuple[str, str]:
    """What stands with the story of a treasure in the house: its traps, its minutes, its room."""
    for item in view["treasures"] if view is not None else ():
        tile: int = item["tile"]
        if tile < 0 or read_box().treasures[tile].name != thing:
            continue
        told = []
        for guard in item["guards"]:
            off = len(guard["traps"]) - len(guard["active"])
            kind = pen(f"kind-{TRAP_NAMES[guard['trap']]}")
            told.append(
                f'<span>{trap_sign(guard["trap"], pen, 18)}<span class="sr">{kind}</span> '
                f"{off}/{len(guard['traps'])} {pen('draw-turned-off')}</span>"
            )
        minutes = pen("minutes-left", minutes=item["minutes_left"])
        told.append(f"<span>{pen.icon('pd-clock', 18)} {minutes}</span>")
        told.append(f"<span>{sign(item['room'], pen)}</span>")
        return f'<p class="s-facts">{"".join(told)}</p>', ""
    return "", ""


# Adventurers, cards and tile


def pick_cards(sight: Sight) -> Any:
    """Before the first turn the five adventurers; then what is asked, else cards and tile."""
    view = sight.view
    players = [
        (player["character"], player["place"], player["awake"]) for player in view["players"]
    ]
    if view["step"] == "ChooseCharacter":
        return ("choose", players)
    seat = view["deciders"][0] if view["deciders"] else NOBODY
    asked = questions(view)
    if asked:
        dice = view["dice"]
        shown = [dice[key] for key in ("face", "colour", "clocks", "second_face", "second_colour")]
        return ("ask", asked, players, shown, seat, view["step"] == "AfterRoll")
    return (
        "cards",
        view["turn"],
        [card for card in view["cards"] if card != EMPTY],
        view["played"],
        (view["actions"], view["steps"]),
        players,
        view["step"] == "Act",
    )


def questions(view: View) -> list[str]:
    """The answers to a question that lie nowhere on the plan."""
    step: str = view["step"]
    if step in COMPANY:
        seats = range(len(view["players"]))
        others = [seat for seat in seats if step != "LendActions" or seat not in view["deciders"]]
        return [f"{COMPANY[step]} {seat}" for seat in others]
    if step == "AfterRoll":
        return [f"reroll {dice}" for dice in range(1, 8)] if "reroll" in view["ploys"] else []
    verb, count = TRAYS.get(step, ("", 0))
    if verb == "swap":
        return ["swap 0 1", "swap 0 2", "swap 1 2"]
    return [f"{verb} {number}" for number in range(count)]


TRAYS: Final = {
    "SilenceKind": ("silence", 5),
    "SpareKind": ("spare", 5),
    "LoadColour": ("colour", 3),
    "SetColour": ("colour", 3),
    "SetFace": ("face", 6),
    "ChoosePair": ("pair", 2),
    "SwapMarkers": ("swap", 3),
}
"""The questions about kinds, colours, faces and markers: a verb and how many answers."""


def draw_cards(piece: Any, pen: Pen) -> str:
    if piece[0] == "choose":
        return draw_company(piece[1], pen)
    if piece[0] == "ask":
        return draw_tray(piece[1:], pen)
    _, turn, cards, played, left, players, acting = piece
    name = pen.words.name(turn, pen.names)
    theirs = pen("draw-cards-of", name=name)
    note = pips(left[0], left[1], pen) if acting else ""
    seats = len(players)
    drawn = "".join(f"<li>{draw_card(card, played, seats, pen)}</li>" for card in cards)
    character, _, awake = players[turn]
    return (
        f'<section id="cards" class="box" data-seat="{turn}" aria-label="{theirs}">'
        f'<h2 class="pt"><span>{pen.whose(pen("draw-your-cards"), theirs)}</span> {note}</h2>'
        f'<ol class="acs" data-group="cards">{drawn}</ol>'
        f"{draw_tile(turn, character, awake, pen)}</section>"
    )


def pips(actions: int, steps: int, pen: Pen) -> str:
    """What is left to do: a disc for an action, a ring for one that can only move."""
    said = pen("actions-left", actions=actions)
    if steps:
        said = f"{said}, {pen('steps-left', steps=steps)}"
    marks = "<i></i>" * actions + '<i class="step"></i>' * steps
    return f'<small class="pips" role="img" aria-label="{said}" title="{said}">{marks}</small>'


def draw_card(card: int, played: int, seats: int, pen: Pen) -> str:
    name, text = pen(card_key(card)), pen(text_key(card, seats))
    done = card == played
    word = f"<em>{pen('card-played')}</em>" if done else ""
    inside = (
        f'<svg viewBox="0 0 96 40" aria-hidden="true">'
        f'<use href="{pen.sprite}#citadel-card-{read_box().cards[card].name}"/></svg>'
        f"<b>{name}</b><span>{capital(text)}.</span>{word}"
    )
    css = "ac calm done" if done else "ac calm spent" if played != EMPTY else "ac"
    said = f"{name}: {text}{', ' + pen('card-played') if done else ''}"
    return pen.piece(f"play {card}", css, said, inside, style=f"view-transition-name:card-{card}")


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def draw_tile(seat: int, character: int, awake: bool, pen: Pen) -> str:
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
    css = f"tile {'up' if awake else 'down'} calm"
    return pen.piece("bonus", css, said, inside, about=name)


def draw_powers(name: str, pen: Pen) -> str:
    """What the tile of an adventurer can do, always and once."""
    return (
        f"<small><b>{pen('draw-power')}</b> {pen(f'power-{name}')}.</small>"
        f"<small><b>{pen('draw-bonus')}</b> {pen(f'bonus-{name}')}.</small>"
    )


def draw_company(players: Sequence[Any], pen: Pen) -> str:
    """The five adventurers to choose from, and who has chosen whom."""
    rows = []
    for character, person in enumerate(read_box().characters):
        owner = next((place for place, data in enumerate(players) if data[0] == character), -1)
        name = pen(character_key(character))
        note = pen.name(owner) if owner >= 0 else pen(f"talent-{person.name}")
        inside = (
            f"{portrait(character, owner, pen)}<span><b>{name}</b> <em>{note}</em>"
            f"{draw_powers(person.name, pen)}</span>"
        )
        taken = " taken" if owner >= 0 else ""
        drawn = pen.piece(
            f"choose {character}", f"who{taken}", f"{name}, {note}", inside, about=person.name
        )
        rows.append(f"<li>{drawn}</li>")
    return (
        f'<section id="cards" class="box first company" aria-label="{pen("draw-company")}">'
        f'<h2 class="pt">{pen("draw-company")}</h2><ol class="whos" data-group="cards">'
        f"{''.join(rows)}</ol></section>"
    )


# What is asked and lies nowhere on the plan


def draw_tray(piece: Any, pen: Pen) -> str:
    """The choices of a question as pieces, in place of the cards, which must wait."""
    asked, players, dice, seat, with_tile = piece
    pieces = []
    for text in asked:
        verb, *numbers = text.split()
        inside, said = draw_choice(verb, [int(number) for number in numbers], players, dice, pen)
        pieces.append(f"<li>{pen.piece(text, f'opt o-{verb}', said, inside)}</li>")
    theirs = pen("draw-question-of", name=pen.words.name(seat, pen.names))
    tile = draw_tile(seat, players[seat][0], players[seat][2], pen) if with_tile else ""
    return (
        f'<section id="cards" class="box first" data-seat="{seat}" aria-label="{theirs}">'
        f'<h2 class="pt"><span>{pen.whose(pen("draw-question"), theirs)}</span></h2>'
        f'<ol class="tray t-{asked[0].split()[0]}" data-group="cards">{"".join(pieces)}</ol>'
        f"{tile}</section>"
    )


def draw_choice(
    verb: str, numbers: Sequence[int], players: Sequence[Any], dice: Sequence[int], pen: Pen
) -> tuple[str, str]:
    """An answer drawn, and its spoken name."""
    what = numbers[0]
    if verb in COMPANY.values():
        character, place, awake = players[what]
        tile = pen.use(f"citadel-power-{'up' if awake else 'down'}", 30)
        note = pen(f"tile-{'up' if awake else 'down'}") if verb == "wake" else sign(place, pen)
        name = f"{pen.name(what)}, {pen(character_key(character))}, {note}"
        who = f"<b>{pen.name(what)}</b><small>{pen(character_key(character))}, {note}</small>"
        if verb == "wake":
            who += draw_powers(read_box().characters[character].name, pen)
            tile = ""
        return f"{portrait(character, what, pen)}<span>{who}</span>{tile}", name
    if verb in ("silence", "spare"):
        kind = pen(f"kind-{TRAP_NAMES[what]}")
        return f'<span class="sq">{trap_sign(what, pen, 26)}</span><small>{kind}</small>', kind
    if verb == "colour":
        name = pen(colour_key(what))
        return f"{white(colour_sign(what, pen, 22))}<small>{name}</small>", name
    if verb == "face":
        name = pen(face_key(what))
        return f"{white(face_sign(what, pen))}<small>{name}</small>", name
    if verb == "pair":
        face, colour = (dice[3], dice[4]) if what else (dice[0], dice[1])
        name = f"{pen(face_key(face))}, {pen(colour_key(colour))}"
        return f"{white(face_sign(face, pen))}{white(colour_sign(colour, pen, 22))}", name
    if verb == "swap":
        name = ", ".join(pen(colour_key(colour)) for colour in numbers)
        both = "<b>⇄</b>".join(colour_sign(colour, pen, 26) for colour in numbers)
        return both, name
    chosen = members(what)
    name = ", ".join(pen(f"die-{die}") for die in chosen)
    return "".join(draw_die(die, dice[die], pen) for die in chosen), name


def face_sign(face: int, pen: Pen) -> str:
    return pen.use(f"citadel-die-{DICE[face]}", 22)


def white(inside: str, css: str = "") -> str:
    return f'<span class="pd1{css}">{inside}</span>'


def draw_die(die: int, shows: int, pen: Pen, css: str = "") -> str:
    if shows == EMPTY:
        return white("", f" blank{' dk' if die == 2 else ''}")
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
    return (
        view["turn"] == EMPTY,
        [dice["face"], dice["colour"], dice["clocks"]],
        dice["fixed"],
        rolled,
        view["ploys"],
        view["step"] == "AfterRoll",
    )


ROLLS: Final = ("rolls", "rolls-white", "rolls-clock", "rolls-again", "is-lucky")


def draw_dice(piece: Any, pen: Pen) -> str:
    early, shown, fixed, rolled, ploys, asked = piece
    if early:
        return '<section id="dice" hidden></section>'
    words = [
        pen(face_key(shown[0])) if shown[0] != EMPTY else "",
        pen(colour_key(shown[1])) if shown[1] != EMPTY else "",
        pen("clocks-shown", clocks=shown[2]) if shown[2] != EMPTY else "",
    ]
    dice = []
    for die, shows in enumerate(shown):
        css = (" roll" if rolled and die not in fixed else "") + (" set" if die in fixed else "")
        name = f"{pen(f'die-{die}')}: {words[die] or '–'}"
        drawn = pen.piece(
            f"nudge {die}", "nb calm", name, draw_die(die, shows, pen, css), style=f"--i:{die}"
        )
        dice.append(f"<li>{drawn}</li>")
    said = ", ".join(word for word in words if word) or pen("dice-none")
    plans = "".join(f"<li>{pen(f'ploy-{ploy}')}</li>" for ploy in ploys)
    notes = f'<ul class="ploys">{plans}</ul>' if ploys else ""
    return (
        f'<section id="dice" class="box dcs{" first" if asked else ""}" '
        f'aria-label="{pen("head-dice")}">'
        f'<h2 class="pt">{pen("head-dice")} <small>{said}</small></h2>'
        f'<ol class="dd" data-group="dice">{"".join(dice)}</ol>{notes}</section>'
    )


# Saved and lost


def pick_shelf(sight: Sight) -> Any:
    return (sight.view["rescued"], sight.view["lost"])


def draw_shelf(piece: Any, pen: Pen) -> str:
    rescued, lost = piece
    box = read_box()
    sides = []
    for key, tiles, room in (
        ("rescued", rescued, int(box.to_win)),
        ("lost", lost, int(box.to_lose)),
    ):
        items = [draw_kept(tile, key == "lost", pen) for tile in tiles]
        free = room - len(tiles)
        if free > 0:
            items.append(f'<span class="hole" id="next-{key}"></span>')
        items += ['<span class="hole"></span>'] * (free - 1)
        sides.append(f"<div><small>{pen(f'draw-{key}')}</small>{''.join(items)}</div>")
    return (
        f'<section id="shelf" class="box shf" aria-label="{pen("draw-rescued")}, '
        f'{pen("draw-lost")}">{"".join(sides)}</section>'
    )


def draw_kept(tile: int, lost: bool, pen: Pen) -> str:
    name = treasure_name(tile, pen)
    return (
        f'<span class="trs sm{" lost" if lost else ""}" role="img" aria-label="{name}" '
        f'title="{name}" style="view-transition-name:treasure-{tile}" '
        f'data-about="{read_box().treasures[tile].name}">'
        f"{treasure_sign(tile, pen, 20)}</span>"
    )


PARTS: Final = [
    Part("treasures", pick_treasures, draw_treasures),
    Part("cards", pick_cards, draw_cards),
    Part("dice", pick_dice, draw_dice),
    Part("shelf", pick_shelf, draw_shelf),
]
