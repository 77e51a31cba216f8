"""A turn of Riff in Time: the riff card, the deck, the dice, and whatever is to be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from paradice.core.game import View
from paradice.games.drawing import Pen, Sight
from paradice.games.riff.cards import DICE, SECTIONS, SYMBOLS, read_box
from paradice.games.riff.face.pieces import booth, die, events_of, gives, shape, symbol, tell, touch
from paradice.games.riff.face.text import source_name
from paradice.games.riff.moves import (
    BOGUS,
    BOOTH_READY,
    CHARACTER,
    EMPTY,
    EXCELLENT,
    JOANNA,
    LOCATIONS,
    MOST_DICE,
    NOBODY,
    WYLD,
)
from paradice.games.riff.texts import effect, riff_row
from paradice.games.riff.view import character_key, objective_key, place_name, riff_key

MOST_LOOSE: Final = 3
LAST: Final = (
    "closes travels is-moved picks returns passes ignores suffers rerolls uses-booth accomplishes "
    "pairs swaps reopens ejects draws plays-as aims-at"
).split()
"""What is worth a badge, the most telling first."""
NOTHING: Final = (int(EMPTY), 0, 0)
CSS: Final = {"main": "", "green": " green", "red": " red", "fixed": " fix"}

# The riff card


def pick_riff(sight: Sight) -> Any:
    view = sight.view
    asked = view["about"] if view["step"] == "ChooseEffect" else NOTHING
    undecided = view["step"] == "SwapRiff"
    fresh = bool(events_of(sight.last, "draws"))
    return (view["turned"], view["followed"], undecided, asked, fresh)


def draw_riff(piece: Any, pen: Pen) -> str:
    card, followed, undecided, asked, fresh = piece
    if card == EMPTY:
        back = shape(pen, "card-back", "back", "0 0 76 104")
        label = pen("no-riff-yet")
        return f'<div id="riff-card" class="rc none" role="img" aria-label="{label}">{back}</div>'
    sections = draw_sections(card, pen, None if undecided else followed, asked)
    inside = f"{draw_head(card, pen)}{sections}"
    css = "rc turn" if fresh else "rc"
    name = pen("card-turned", riff=pen.words(riff_key(card)))
    if undecided:
        name = f"{name}. {pen('move-keep')}"
        return f'<div id="riff-card">{pen.piece("keep", css, name, inside)}</div>'
    return f'<section id="riff-card" class="{css}" aria-label="{name}">{inside}</section>'


def draw_head(card: int, pen: Pen) -> str:
    subject = read_box().cards[card].subject
    art = pen.use(f"riff-place-{place_name(int(subject))}", 22) if subject != NOBODY else ""
    return f'<span class="rh"><b>{card + 1}</b><span>{pen(riff_key(card))}</span>{art}</span>'


def draw_sections(
    card: int, pen: Pen, followed: int | None = None, asked: Sequence[int] = NOTHING
) -> str:
    """Each section with its effects; whether it was followed, if that is decided."""
    row = riff_row(card)
    drawn = []
    for number, name in enumerate(SECTIONS):
        if name not in row:
            continue
        lines = []
        for index, words in enumerate(row[name]):
            mine = [card, number, index] == list(asked)
            lines.append(draw_effect(words, pen, mine))
        off, note = "", ""
        if followed is not None:
            done = followed >> number & 1 == 1
            off = "" if done else " off"
            key = "followed" if done else f"skipped-{name}"
            if asked[0] == card and asked[1] == number:
                key = "choosing"
            note = f"<i>{pen(key)}</i>"
        drawn.append(
            f'<span class="rs1{CSS[name]}{off}"><em>{pen(f"section-{name}")}{note}</em>'
            f"{''.join(lines)}</span>"
        )
    return "".join(drawn)


def draw_effect(words: list[Any], pen: Pen, asked: bool) -> str:
    """One effect; a choice as two, which may be pressed while it is being made."""
    if words[0] != "either":
        said = pen.say(effect(words))
        return f'<span class="ef">{effect_icon(words, pen)}<span>{said}</span></span>'
    sides = []
    for which, rows in enumerate(words[1:]):
        said = pen.say(effect(rows[0]))
        inside = f"{effect_icon(rows[0], pen)}<span>{said}</span>"
        if asked:
            sides.append(pen.piece(f"choose {which}", "ef", said, inside))
        else:
            sides.append(f'<span class="ef">{inside}</span>')
    return f'{sides[0]}<b class="or">{pen("or")}</b>{sides[1]}'


def effect_icon(words: list[Any], pen: Pen) -> str:
    verb: str = words[0]
    for known in ("raise", "lower"):
        if verb.startswith(known):
            verb = known
    return shape(pen, f"effect-{verb}", "")


# The deck


def pick_deck(sight: Sight) -> Any:
    view = sight.view
    fixed = sum(position["zone"] == "fixed" for position in view["board"])
    last = None
    for cue in LAST:
        found = events_of(sight.last, cue)
        if found:
            last = found[-1]
            break
    known = view["known"] if view["step"] != "ArrangeDeck" else []
    return len(view["deck"]) + len(view["known"]), known, fixed, view["step"] == "SwapRiff", last


def draw_deck(piece: Any, pen: Pen) -> str:
    left, known, fixed, undecided, last = piece
    back = shape(pen, "card-back", "", "0 0 76 104")
    told = pen("deck-left", count=left)
    pile = f'<span class="bk1">{back}</span>'
    if undecided:
        pile = pen.piece("swap", "bk1", pen("move-swap"), back)
    pips = "".join(f'<i class="{"f" if place < fixed else ""}"></i>' for place in range(LOCATIONS))
    if known:
        cards = "".join(f"<li>{pen(riff_key(card))}</li>" for card in known)
        middle = f'<div class="kk"><b>{pen("head-next")}</b><ol>{cards}</ol></div>'
    else:
        middle = f'<div class="kk"><b>{pen("dial-zones")}</b>{draw_zones(pen)}</div>'
    badge = ""
    if last is not None:
        said = pen.say(tell(last))
        badge = f'<span class="lastbadge">{pen.icon("pd-back", 12)}<span>{said}</span></span>'
    return (
        f'<div id="deck" class="rr2"><div class="dk">{pile}<span>{told}</span></div>'
        f'<div class="fx">{pen("fixed-of", count=fixed)}<span class="pips">{pips}</span></div>'
        f"{middle}{badge}</div>"
    )


def draw_zones(pen: Pen) -> str:
    box = read_box()
    ranges = {
        "green": (1, box.green_to),
        "neutral": (box.green_to + 1, box.red_from - 1),
        "red": (box.red_from, box.highest_level),
    }
    drawn = []
    for zone, (first, last) in ranges.items():
        name = pen.words(f"zone-{zone}")
        said = pen("zone-range", first=int(first), last=int(last), zone=name)
        drawn.append(f"<span>{shape(pen, f'zone-{zone}', '', '0 0 24 14')}{said}</span>")
    return "".join(drawn)


# The dice, or what is to be chosen before them


def pick_dice(sight: Sight) -> Any:
    view = sight.view
    step: str = view["step"]
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
    if step == "ArrangeDeck":
        placed, seen = view["about"]
        return ("deck", view["known"][:seen], placed)
    if step == "AssemblePool":
        return ("pool", *asked_dice(view), view["active"])
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


def rolled(last: Sequence[View]) -> list[int]:
    """Return the numbers of the dice that the latest move rolled."""
    if events_of(last, "rolls-three", "rolls-four"):
        return [0, 1, 2, 3]
    return [event["die"] for event in events_of(last, "rerolls")]


def draw_dice(piece: Any, pen: Pen) -> str:
    kind, *rest = piece
    draw = {
        "characters": draw_characters,
        "objectives": draw_objectives,
        "deck": draw_known,
        "pool": draw_pool,
        "waiting": draw_waiting,
        "dice": draw_rolled,
    }[kind]
    title, small, inside, css = draw(rest, pen)
    seat = f' data-seat="{rest[-1]}"' if kind in ("pool", "dice") else ""
    return (
        f'<section id="dice" class="box dic {css}"{seat} aria-label="{pen("head-dice")}">'
        f'<h2 class="pt"><span>{title}</span> <small>{small}</small></h2>{inside}</section>'
    )


def draw_characters(rest: Any, pen: Pen) -> tuple[str, str, str, str]:
    taken = rest[0]
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
        "",
        f'<div class="chs" data-group="c">{"".join(cards)}</div>',
        "pick",
    )


def draw_objectives(rest: Any, pen: Pen) -> tuple[str, str, str, str]:
    offer, chosen = rest
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
    small = pen("waiting-for-others") if chosen != EMPTY else ""
    about = f'<p class="about">{pen("objective-about")}</p>'
    inside = f'<div class="chs" data-group="o">{"".join(cards)}</div>{about}'
    return pen("head-offer"), small, inside, "pick"


def draw_reward(number: int, pen: Pen, worded: bool = True) -> str:
    """What an objective brings: San Dimas falls, and an action every turn."""
    objective = read_box().objectives[number]
    action = pen(f"face-{SYMBOLS[objective.icon]}")
    word = action if worded else f'<span class="sr">{action}</span>'
    return (
        f'<span class="rw">{shape(pen, "effect-lower", "")}'
        f"{pen('reward-lowers', lowers=int(objective.lowers))}"
        f' <span class="rw" title="{action}">{symbol(int(objective.icon), pen, "mini")}'
        f"{word}</span></span>"
    )


def draw_known(rest: Any, pen: Pen) -> tuple[str, str, str, str]:
    cards, placed = rest
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
        f'<ol class="known" data-group="k">{"".join(drawn)}</ol>',
        "pick wide",
    )


def asked_dice(view: View) -> tuple[str, int]:
    """Which kind of dice is asked for, and how many of it there are."""
    player = view["players"][view["active"]]
    if view["about"][0] == EMPTY:
        return "triumphant", min(player["triumphant"] - player["fresh"], int(MOST_DICE))
    return "character", sum(gives(guest)[0].count(int(CHARACTER)) for guest in player["aboard"])


def draw_pool(rest: Any, pen: Pen) -> tuple[str, str, str, str]:
    """The ways to make up a pool: how many dice of the kind asked for."""
    verb, most, active = rest
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
    return title, pen("pool-about"), inside, "pick"


def draw_waiting(rest: Any, pen: Pen) -> tuple[str, str, str, str]:
    dice = "".join(die(int(WYLD), pen, "mid") for _ in range(3))
    key = rest[0]
    return (
        pen("head-dice"),
        "",
        f'<div class="row dim">{dice}</div><p class="about">{pen(key)}</p>',
        "",
    )


def draw_rolled(rest: Any, pen: Pen) -> tuple[str, str, str, str]:
    """The dice and card actions of the active player, and what can be done with them."""
    dice, sources, loose, fresh, possible, active = rest
    cells = []
    for number, one in enumerate(dice):
        cells.append(draw_die(number, one, number in fresh, pen))
    for _, icon, used, source in sources:
        cells.append(draw_action(icon, used, pen.say(source), pen))
    for _ in range(loose):
        cells.append(draw_action(int(EXCELLENT), False, pen("loose"), pen))
    title = pen.whose(pen("actions-yours"), pen("actions-of", name=named(active, pen)))
    row = f'<ol class="dr" data-group="dice">{"".join(cells)}</ol>'
    return title, count_kinds(dice, pen), row + draw_tricks(possible, active, pen), ""


def draw_die(number: int, one: View, fresh: bool, pen: Pen) -> str:
    kind, face = DICE[one["kind"]], SYMBOLS[one["face"]]
    key = "die-used" if one["used"] else "die-shows"
    said = pen.words(key, die=pen.words(f"die-{kind}"), face=pen.words(f"face-{face}"))
    name = pen("die-spoken", number=number + 1, shown=said)
    css = f"die {kind}{' used' if one['used'] else ''}{' rolling' if fresh else ''}"
    inside = f"{die(one['kind'], pen, 'body')}{symbol(one['face'], pen)}"
    piece = touch(f"reroll {number}", css, name, inside, pen, f"--i:{number}")
    used = f"<s>{pen('used')}</s>" if one["used"] else ""
    tip = f"{name}. {pen(f'does-{face}')}"
    return f'<li title="{tip}">{piece}<small>{pen(f"caption-{face}")}{used}</small></li>'


def draw_action(icon: int, used: bool, source: str, pen: Pen) -> str:
    """An action of a card: a personage in the booth, the start card, the objective."""
    name = SYMBOLS[icon]
    shown = f"{source}: {pen(f'face-{name}')}"
    word = f"<s>{pen('used')}</s>" if used else ""
    css = " used" if used else ""
    return (
        f'<li title="{shown}. {pen(f"does-{name}")}"><span class="act{css}" role="img" '
        f'aria-label="{shown}">{symbol(icon, pen)}</span>'
        f"<small>{pen(f'caption-{name}')}{word}</small></li>"
    )


def tricks(view: View) -> list[str]:
    """What else can be done with what the dice show: the booth, a Bogus, two actions as one."""
    found = [f"pair {symbol}" for symbol in range(EXCELLENT) if view["left"][symbol] > 1]
    if view["left"][BOGUS]:
        found.append("bogus")
        if view["players"][view["active"]]["character"] == JOANNA and not view["gift"]:
            found.append("ignore")
    if view["booth"] == BOOTH_READY:
        found.append("booth")
    return found


def draw_tricks(possible: Sequence[str], active: int, pen: Pen) -> str:
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
    return f'<div class="tricks" data-group="tricks">{"".join(drawn)}</div>' if drawn else ""


def count_kinds(dice: Sequence[View], pen: Pen) -> str:
    """How many dice of each kind lie there."""
    counts = [sum(one["kind"] == kind for one in dice) for kind in range(len(DICE))]
    said = [
        pen("dice-of-kind", count=count, kind=DICE[kind])
        for kind, count in enumerate(counts)
        if count
    ]
    return ", ".join(said)


def named(seat: int, pen: Pen) -> str:
    return pen.words.name(seat, pen.names)
