"""A turn of Riff in Time: the dice, and whatever is to be chosen before them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from paradice.core.phrase import Phrase
from paradice.core.view import step_of
from paradice.faces.face import EventData, Part, Sight
from paradice.faces.html import Html
from paradice.faces.pen import Pen
from paradice.games.riff.cards import DICE, SYMBOLS, read_box
from paradice.games.riff.face.pieces import (
    booth,
    die,
    draw_action,
    draw_die,
    draw_head,
    draw_reward,
    draw_sections,
    events_of,
    gives,
    shape,
    symbol,
)
from paradice.games.riff.face.text import source_name
from paradice.games.riff.moves import (
    BOGUS,
    BOOTH_READY,
    CHARACTER,
    EMPTY,
    EXCELLENT,
    JOANNA,
    MOST_DICE,
    WYLD,
)
from paradice.games.riff.schema import AskPool, Die, RiffView
from paradice.games.riff.view import (
    character_key,
    objective_key,
    riff_key,
)

MOST_LOOSE: Final = 3


Characters: TypeAlias = tuple[Literal["characters"], list[int]]
"""Whom each seat has chosen."""
Objectives: TypeAlias = tuple[Literal["objectives"], list[int], int]
"""Those to choose from, and the one that was chosen."""
Known: TypeAlias = tuple[Literal["deck"], list[int], int]
"""The cards on top of the deck, and how many of them are placed."""
Pool: TypeAlias = tuple[Literal["pool"], str, int, int]
"""The kind of dice asked for, how many there are, and who acts."""
Waiting: TypeAlias = tuple[Literal["waiting"], str]
"""The key of what is said."""
Rolled: TypeAlias = tuple[
    Literal["dice"], list[Die], list[tuple[int, int, bool, Phrase]], int, list[int], list[str], int
]
"""Dice, cards that act, loose actions, dice just rolled, what else can be done, and who acts."""
Turn: TypeAlias = Characters | Objectives | Known | Pool | Waiting | Rolled
"""What kind of turn it is, and what the drawing of that kind takes."""
Panel: TypeAlias = tuple[Html, Html, Html, str]
"""Title, note, what is inside, and classes."""


def pick_dice(sight: Sight[RiffView]) -> Turn:
    view = sight.view
    asked = view["asked"]
    step = step_of(asked)
    seat = sight.seat
    if step == "ChooseCharacter":
        taken = [player["character"] for player in view["players"]]
        return ("characters", taken)
    if step == "ChooseObjective":
        if seat < 0:
            return ("waiting", "dice-setup")
        player = view["players"][seat]
        chosen = player["objective"]
        return ("objectives", player["offer"], chosen)
    if asked is not None and asked["step"] == "ArrangeDeck":
        return ("deck", view["known"][: asked["seen"]], asked["placed"])
    if asked is not None and asked["step"] == "AssemblePool":
        return ("pool", *asked_dice(view, asked), view["active"])
    if not view["dice"]:
        over = view["result"] is not None
        return ("waiting", "prompt-over" if over else "dice-later")
    sources = [
        (source["source"], source["icon"], source["used"], source_name(view, source["source"]))
        for source in view["sources"]
    ]
    return (
        "dice",
        view["dice"],
        sources,
        min(view["loose"], MOST_LOOSE),
        rolled(sight.last),
        tricks(view),
        view["active"],
    )


def rolled(last: Sequence[EventData]) -> list[int]:
    """Return the numbers of the dice that the latest move rolled."""
    if events_of(last, "rolls-three", "rolls-four"):
        return [0, 1, 2, 3]
    return [event["die"] for event in events_of(last, "rerolls")]


def draw_dice(piece: Turn, pen: Pen) -> Html:
    title, small, inside, css = draw_panel(piece, pen)
    seat = ""
    if piece[0] == "pool" or piece[0] == "dice":
        seat = f' data-seat="{piece[-1]}"'
    return Html(
        f'<section id="dice" class="box dic {css}"{seat} aria-label="{pen("head-dice")}">'
        f'<h2 class="pt"><span>{title}</span> <small>{small}</small></h2>{inside}</section>'
    )


def draw_panel(piece: Turn, pen: Pen) -> Panel:
    if piece[0] == "characters":
        return draw_characters(piece[1], pen)
    if piece[0] == "objectives":
        return draw_objectives(piece[1], piece[2], pen)
    if piece[0] == "deck":
        return draw_known(piece[1], piece[2], pen)
    if piece[0] == "pool":
        return draw_pool(piece, pen)
    if piece[0] == "waiting":
        return draw_waiting(piece[1], pen)
    return draw_rolled(piece, pen)


def draw_characters(taken: Sequence[int], pen: Pen) -> Panel:
    cards = []
    for number, name in enumerate(read_box().characters):
        power = pen(f"power-{name}")
        who = pen(character_key(number))
        art = pen.use(f"riff-character-{name}", 34)
        inside = f"{art}<span><b>{who}</b><small>{power}</small></span>"
        seat = taken.index(number) if number in taken else EMPTY
        if seat != EMPTY:
            inside += pen.avatar(seat, 26)
        cards.append(pen.piece(f"play {number}", "ch", f"{who}: {power}", inside, about=name))
    return (
        pen("choose-character"),
        Html(""),
        Html(f'<div class="chs" data-group="c">{"".join(cards)}</div>'),
        "pick",
    )


def draw_objectives(offer: Sequence[int], chosen: int, pen: Pen) -> Panel:
    cards = []
    for place, number in enumerate(offer):
        name = pen(objective_key(number))
        inside = (
            f"{shape(pen, 'objective-back', 'obk', '0 0 76 104')}<span><b>{name}</b>"
            f"{draw_reward(number, pen)}</span>"
        )
        picked = chosen == number
        text = f"objective {place}"
        cards.append(pen.piece(text, "ch", name, inside, picked=picked))
    small = pen("waiting-for-others") if chosen != EMPTY else Html("")
    about = f'<p class="about">{pen("objective-about")}</p>'
    inside = f'<div class="chs" data-group="o">{"".join(cards)}</div>{about}'
    return pen("head-offer"), small, Html(inside), "pick"


def draw_known(cards: Sequence[int], placed: int, pen: Pen) -> Panel:
    drawn = []
    for place, card in enumerate(cards):
        name = pen(riff_key(card))
        inside = f"{draw_head(card, pen)}{draw_sections(card, pen)}"
        if place < placed:
            drawn.append(
                f'<li><div class="rc rk" role="img" aria-label="{place + 1}: {name}">'
                f'<span class="tick">{place + 1}</span>{inside}</div></li>'
            )
        else:
            text = f"next {place - placed}"
            drawn.append(f"<li>{pen.piece(text, 'rc rk', name, inside)}</li>")
    return (
        pen("top-cards"),
        pen("top-cards-about"),
        Html(f'<ol class="known" data-group="k">{"".join(drawn)}</ol>'),
        "pick wide",
    )


def asked_dice(view: RiffView, asked: AskPool) -> tuple[str, int]:
    """Which kind of dice is asked for, and how many of it there are."""
    player = view["players"][view["active"]]
    if asked["triumphant"] == EMPTY:
        return "triumphant", min(player["triumphant"] - player["fresh"], int(MOST_DICE))
    return "character", sum(gives(guest)[0].count(int(CHARACTER)) for guest in player["aboard"])


def draw_pool(piece: Pool, pen: Pen) -> Panel:
    """The ways to make up a pool: how many dice of the kind asked for."""
    _, verb, most, active = piece
    kind = DICE.index(verb)
    rows = []
    for count in range(most + 1):
        dice = "".join(die(kind, pen, "mid") for _ in range(count))
        dice = dice or die(int(WYLD), pen, "mid none")
        name = pen(f"move-{verb}", count=count)
        inside = f'<span class="row">{dice}</span><b>{name}</b>'
        rows.append(pen.piece(f"{verb} {count}", "ch", name, inside))
    title = pen.whose(pen("pool-yours"), pen("pool-of", name=named(active, pen)))
    inside = f'<div class="chs many" data-group="p">{"".join(rows)}</div>'
    return title, pen("pool-about"), Html(inside), "pick"


def draw_waiting(key: str, pen: Pen) -> Panel:
    dice = "".join(die(int(WYLD), pen, "mid") for _ in range(3))
    return (
        pen("head-dice"),
        Html(""),
        Html(f'<div class="row dim">{dice}</div><p class="about">{pen(key)}</p>'),
        "",
    )


def draw_rolled(piece: Rolled, pen: Pen) -> Panel:
    """The dice and card actions of the active player, and what can be done with them."""
    _, dice, sources, loose, fresh, possible, active = piece
    cells = []
    for number, one in enumerate(dice):
        cells.append(draw_die(number, one, number in fresh, pen))
    for _, icon, used, source in sources:
        cells.append(draw_action(icon, used, pen.say(source), pen))
    for _ in range(loose):
        cells.append(draw_action(int(EXCELLENT), False, pen("loose"), pen))
    title = pen.whose(pen("actions-yours"), pen("actions-of", name=named(active, pen)))
    row = f'<ol class="dr" data-group="dice">{"".join(cells)}</ol>'
    tricks = draw_tricks(possible, active, pen)
    return title, count_kinds(dice, pen), Html(f"{row}{tricks}"), ""


def tricks(view: RiffView) -> list[str]:
    """What else can be done with what the dice show: the booth, a Bogus, two actions as one."""
    found = [f"pair {symbol}" for symbol in range(EXCELLENT) if view["left"][symbol] > 1]
    if view["left"][BOGUS]:
        found.append("bogus")
        if view["players"][view["active"]]["character"] == JOANNA and not view["gift"]:
            found.append("ignore")
    if view["booth"] == BOOTH_READY:
        found.append("booth")
    return found


def draw_tricks(possible: Sequence[str], active: int, pen: Pen) -> Html:
    drawn = []
    for text in possible:
        verb, *what = text.split()
        if verb == "pair":
            icon = symbol(int(what[0]), pen, "mini")
            art = f"{icon}{icon}<span>=</span>{symbol(int(EXCELLENT), pen, 'mini')}"
            name = pen("move-pair", symbol=pen.words(f"face-{SYMBOLS[int(what[0])]}"))
        else:
            art = booth(active, pen, "tiny") if verb == "booth" else symbol(int(BOGUS), pen, "mini")
            art += f"<span>{pen(f'trick-{verb}')}</span>"
            name = pen(f"move-{verb}")
        drawn.append(pen.piece(text, "trick", name, art))
    return Html(f'<div class="tricks" data-group="tricks">{"".join(drawn)}</div>' if drawn else "")


def count_kinds(dice: Sequence[Die], pen: Pen) -> Html:
    """How many dice of each kind lie there."""
    counts = [sum(one["kind"] == kind for one in dice) for kind in range(len(DICE))]
    said = [
        pen("dice-of-kind", count=count, kind=DICE[kind])
        for kind, count in enumerate(counts)
        if count
    ]
    return Html(", ".join(said))


def named(seat: int, pen: Pen) -> str:
    return pen.words.name(seat, pen.names)


PARTS: Final = [Part("dice", pick_dice, draw_dice)]
