"""What the one who decides handles in the Citadel: cards, the power tile, answers, dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from paradice.core.sets import members
from paradice.core.view import step_of
from paradice.faces.face import Part, Sight
from paradice.faces.html import Html, safe
from paradice.faces.pen import Pen
from paradice.games.citadel.cards import TRAP_NAMES, read_box
from paradice.games.citadel.face.pieces import (
    COMPANY,
    colour_sign,
    draw_die,
    face_sign,
    portrait,
    sign,
    trap_sign,
    white,
)
from paradice.games.citadel.face.players import draw_company, draw_powers
from paradice.games.citadel.moves import (
    EMPTY,
    NOBODY,
)
from paradice.games.citadel.schema import CitadelView
from paradice.games.citadel.view import (
    card_key,
    character_key,
    colour_key,
    face_key,
    text_key,
)

# Adventurers, cards and tile


Adventurer: TypeAlias = tuple[int, int, bool]
"""Character, place, and if the tile lies face up."""
Company: TypeAlias = tuple[Literal["choose"], list[Adventurer]]
Tray: TypeAlias = tuple[Literal["ask"], list[str], list[Adventurer], list[int], int, bool]
"""The answers, who plays, what the dice show, who is asked, and if the tile may answer too."""
Cards: TypeAlias = tuple[
    Literal["cards"], int, list[int], int, tuple[int, int], list[Adventurer], bool
]
"""Whose turn, the cards, the one played, actions and steps left, who plays, if one acts now."""
Held: TypeAlias = Company | Tray | Cards


def pick_cards(sight: Sight[CitadelView]) -> Held:
    """Before the first turn the five adventurers; then what is asked, else cards and tile."""
    view = sight.view
    players = [
        (player["character"], player["place"], player["awake"]) for player in view["players"]
    ]
    if step_of(view["asked"]) == "ChooseCharacter":
        return ("choose", players)
    seat = view["deciders"][0] if view["deciders"] else NOBODY
    asked = questions(view)
    if asked:
        dice = view["dice"]
        shown = [dice["face"], dice["colour"], dice["clocks"]]
        shown += [dice["second_face"], dice["second_colour"]]
        return ("ask", asked, players, shown, seat, step_of(view["asked"]) == "AfterRoll")
    return (
        "cards",
        view["turn"],
        [card for card in view["cards"] if card != EMPTY],
        view["played"],
        (view["actions"], view["steps"]),
        players,
        step_of(view["asked"]) == "Act",
    )


def questions(view: CitadelView) -> list[str]:
    """The answers to a question that lie nowhere on the plan."""
    step = step_of(view["asked"])
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


def draw_cards(piece: Held, pen: Pen) -> Html:
    if piece[0] == "choose":
        return draw_company(piece[1], pen)
    if piece[0] == "ask":
        return draw_tray(piece, pen)
    _, turn, cards, played, left, players, acting = piece
    name = pen.words.name(turn, pen.names)
    theirs = pen("draw-cards-of", name=name)
    note = pips(left[0], left[1], pen) if acting else ""
    seats = len(players)
    drawn = "".join(f"<li>{draw_card(card, played, seats, pen)}</li>" for card in cards)
    character, _, awake = players[turn]
    return Html(
        f'<section id="cards" class="box" data-seat="{int(turn)}" aria-label="{theirs}">'
        f'<h2 class="pt"><span>{pen.whose(pen("draw-your-cards"), theirs)}</span> {note}</h2>'
        f'<ol class="acs" data-group="cards">{drawn}</ol>'
        f"{draw_tile(turn, character, awake, pen)}</section>"
    )


def pips(actions: int, steps: int, pen: Pen) -> Html:
    """What is left to do: a disc for an action, a ring for one that can only move."""
    said = pen("actions-left", actions=actions)
    if steps:
        said = Html(f"{said}, {pen('steps-left', steps=steps)}")
    marks = "<i></i>" * actions + '<i class="step"></i>' * steps
    return Html(
        f'<small class="pips" role="img" aria-label="{said}" title="{said}">{marks}</small>'
    )


def draw_card(card: int, played: int, seats: int, pen: Pen) -> Html:
    name, text = pen(card_key(card)), pen(text_key(card, seats))
    done = card == played
    word = f"<em>{pen('card-played')}</em>" if done else ""
    inside = (
        f'<svg viewBox="0 0 96 40" aria-hidden="true">'
        f'<use href="{pen.sprite}#citadel-card-{safe(read_box().cards[card].name)}"/></svg>'
        f"<b>{name}</b><span>{pen.capital(text_key(card, seats))}.</span>{word}"
    )
    css = "ac calm done" if done else "ac calm spent" if played != EMPTY else "ac"
    said = f"{name}: {text}{', ' + pen('card-played') if done else ''}"
    return pen.piece(f"play {card}", css, said, inside, style=f"view-transition-name:card-{card}")


def draw_tile(seat: int, character: int, awake: bool, pen: Pen) -> Html:
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


# What is asked and lies nowhere on the plan


def draw_tray(piece: Tray, pen: Pen) -> Html:
    """The choices of a question as pieces, in place of the cards, which must wait."""
    _, asked, players, dice, seat, with_tile = piece
    pieces = []
    for text in asked:
        verb, *numbers = text.split()
        inside, said = draw_choice(verb, [int(number) for number in numbers], players, dice, pen)
        pieces.append(f"<li>{pen.piece(text, f'opt o-{safe(verb)}', said, inside)}</li>")
    theirs = pen("draw-question-of", name=pen.words.name(seat, pen.names))
    tile = draw_tile(seat, players[seat][0], players[seat][2], pen) if with_tile else ""
    return Html(
        f'<section id="cards" class="box first" data-seat="{int(seat)}" aria-label="{theirs}">'
        f'<h2 class="pt"><span>{pen.whose(pen("draw-question"), theirs)}</span></h2>'
        f'<ol class="tray t-{safe(asked[0].split()[0])}" data-group="cards">{"".join(pieces)}</ol>'
        f"{tile}</section>"
    )


def draw_choice(
    verb: str, numbers: Sequence[int], players: Sequence[Adventurer], dice: Sequence[int], pen: Pen
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
            tile = Html("")
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
        both = "<b>↔</b>".join(colour_sign(colour, pen, 26) for colour in numbers)
        return both, name
    chosen = members(what)
    name = ", ".join(pen(f"die-{die}") for die in chosen)
    return "".join(draw_die(die, dice[die], pen) for die in chosen), name


# Dice


Rolled: TypeAlias = tuple[bool, list[int], list[int], bool, list[str], bool]
"""If it is too early, what they show, which are set, if they were rolled, ploys, if asked."""


def pick_dice(sight: Sight[CitadelView]) -> Rolled:
    view = sight.view
    dice = view["dice"]
    rolled = any(event["cue"] in ROLLS for event in sight.last)
    return (
        view["turn"] == EMPTY,
        [dice["face"], dice["colour"], dice["clocks"]],
        dice["fixed"],
        rolled,
        view["ploys"],
        step_of(view["asked"]) == "AfterRoll",
    )


ROLLS: Final = ("rolls", "rolls-white", "rolls-clock", "rolls-again", "is-lucky")


def draw_dice(piece: Rolled, pen: Pen) -> Html:
    early, shown, fixed, rolled, ploys, asked = piece
    if early:
        return Html('<section id="dice" hidden></section>')
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
    return Html(
        f'<section id="dice" class="box dcs{" first" if asked else ""}" '
        f'aria-label="{pen("head-dice")}">'
        f'<h2 class="pt">{pen("head-dice")} <small>{said}</small></h2>'
        f'<ol class="dd" data-group="dice">{"".join(dice)}</ol>{notes}</section>'
    )


PARTS: Final = [Part("cards", pick_cards, draw_cards), Part("dice", pick_dice, draw_dice)]
