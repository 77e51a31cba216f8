"""All that is said of a move: its key, its consequence, what it would change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paradice.core.game import Phrase
from paradice.core.moves import Move
from paradice.core.sets import has
from paradice.core.view import step_of
from paradice.faces.face import Ghost, Sight, Start, count_rest
from paradice.games.undead.cards import read_box
from paradice.games.undead.face.pieces import CHAMBERS, hue, in_purse, under_fire, weak_points
from paradice.games.undead.moves import COIN, HIGHEST, HIRED_GUNS, KINDS, LOWEST, NOTORIETY, STREET
from paradice.games.undead.schema import Fighter, UndeadView
from paradice.games.undead.view import fighter, place_name, slot_of

COLUMNS: Final = {3: 2, 5: 3, 7: 4, 8: 5, 9: 5}
"""How many fronts stand above the street, by the number of buildings."""

# What concerns one viewer alone


def own_chambers(sight: Sight[UndeadView]) -> list[int]:
    """The chambers the viewer has loaded."""
    if sight.seat < 0:
        return []
    return sight.view["players"][sight.seat]["chambers"]


def marks(sight: Sight[UndeadView]) -> list[str]:
    """The weak points whose bullet the viewer holds, and the space chosen in secret."""
    view = sight.view
    held = own_chambers(sight)
    town = [card for slot in view["slots"] for card in slot["undead"]] + view["street"]
    found = [
        f"{tag}-{card}-{chamber}"
        for tag in ("weak", "reach")
        for card in town
        for chamber in weak_points(card)
        if chamber in held
    ]
    if sight.seat >= 0 and view["secret"]:
        choice = view["players"][sight.seat]["choice"]
        if HIRED_GUNS <= choice <= HIGHEST:
            found.append(f"space-{choice}")
    return found


def ghosts(sight: Sight[UndeadView]) -> dict[str, list[Ghost]]:
    """Where an outlaw or an undead would go, what a chamber would hold, which bullets would hit."""
    told: dict[str, list[Ghost]] = {}
    for text, offer in sight.offers.items():
        shown = foresee(sight, offer.move) if offer.is_legal else []
        if shown:
            told[text] = shown
    return told


def foresee(sight: Sight[UndeadView], move: Move) -> list[Ghost]:
    view, seat, what = sight.view, sight.seat, int(move.what)
    asked = view["asked"]
    if move.verb in ("pick", "send") and what >= LOWEST:
        return [(f"ledge-{what}", "undead-outlaw", "", hue(seat))]
    if move.verb == "buy":
        return [(f"owner-{what}", "undead-outlaw", "", hue(seat))]
    if move.verb == "load":
        return [(f"chamber-{seat}-{what}", "undead-chamber-loaded", "", "")]
    if asked is not None and asked["step"] == "PlaceUndead" and move.verb == "put":
        slug = read_box().undead[asked["card"]].name
        place = "street" if what == STREET else f"front-{what}"
        return [(place, f"undead-undead-{slug}", "", "")]
    if move.verb in ("shoot", "fire"):
        card = what if move.verb == "shoot" else under_fire(view)
        held = own_chambers(sight)
        hits = [f"chamber-{seat}-{n}" for n in weak_points(card) if n in held]
        if view["players"][seat]["skull"]:
            hits.append(f"hub-{seat}")
        return [(name, "", "", "") for name in hits]
    return []


# Keys


LETTERS: Final = {
    "pass": "p",
    "done": "x",
    "skip": "x",
    "pay": "p",
    "step-out": "s",
    "fight": "f",
    "fire": "f",
    "stop": "s",
    "trigger": "t",
    "hold": "x",
    "stay": "s",
    "leave": "v",
    "give-coin": "c",
    "give-notoriety": "o",
    "hire-for-coins": "c",
    "hire-for-notoriety": "o",
}
CHAMBERED: Final = ("load", "give", "spend", "strip", "break")
NUMBERED: Final = ("pick", "send", *CHAMBERED)


def keys(view: UndeadView, moves: Sequence[Move]) -> list[str]:
    """The number printed on a space or a chamber; else counted, row by row from the left."""
    return count_rest(
        [printed_key(move) for move in moves], [from_left(view, move) for move in moves]
    )


def printed_key(move: Move) -> str:
    if move.verb in LETTERS:
        return LETTERS[move.verb]
    if move.verb == "wish":
        return "c" if move.what == COIN else "o"
    if move.verb == "earn":
        return str(move.what + 1)
    return str(move.what) if move.verb in NUMBERED else ""


def from_left(view: UndeadView, move: Move) -> tuple[float, float]:
    """Where the piece of a move lies: the buildings above, the street, those below, the spaces."""
    slots: list[int] = [slot["slot"] for slot in view["slots"]]
    columns = COLUMNS[len(slots)]
    places = [*slots[:columns], int(STREET), *reversed(slots[columns:])]
    verb, what = move.verb, int(move.what)
    if verb == "shoot":
        for slot in view["slots"]:
            if what in slot["undead"]:
                return places.index(slot["slot"]), slot["undead"].index(what)
    elif verb == "intimidate":
        return len(places) + int(HIGHEST) - int(move.where), what
    elif what in places and verb in ("use", "withdraw", "buy", "put"):
        return places.index(what), 0
    return columns, what


# Consequences


DICE: Final = 8


def odds(view: UndeadView, fighter: int) -> int:
    """On how many of the eight faces one shot of a fighter hits an outlaw."""
    players = view["players"]
    told: Fighter | None = players[fighter] if fighter < len(players) else view["ranger"]
    assert told is not None
    return len(told["chambers"]) + (1 if told["skull"] else 0)


def detail(view: UndeadView, move: Move) -> Phrase | None:
    """The consequence of a move: odds, prices, what is won or lost by it."""
    verb, what, asked = move.verb, int(move.what), view["asked"]
    if verb in ("shoot", "fire"):
        return detail_shot(view, what if verb == "shoot" else under_fire(view), verb == "fire")
    if verb in ("pick", "send"):
        return Phrase(f"detail-pick-{read_box().spaces[what].name}")
    if verb == "use":
        return Phrase(f"does-{read_box().buildings[slot_of(view, what)['building']].name}")
    if verb in ("buy", "withdraw", "put"):
        return detail_place(view, verb, what)
    if verb in ("steal", "intimidate", "target", "bribe"):
        return detail_foe(view, verb, what)
    me = view["seat"]
    if asked is not None and asked["step"] == "AnswerThreat" and verb in ("pay", "step-out"):
        key = "detail-pay" if verb == "pay" else "detail-step-out"
        return Phrase(key, {"hits": odds(view, asked["shooter"]), "faces": DICE})
    if asked is not None and asked["step"] == "AnswerClaim" and verb in ("stay", "leave"):
        key = "detail-stay" if verb == "stay" else "detail-leave"
        foe = odds(view, asked["claimant"])
        return Phrase(key, {"mine": odds(view, me), "theirs": foe, "faces": DICE})
    if verb in ("load", "give", "strip", "break", "wish", "earn", "give-coin", "give-notoriety"):
        return detail_goods(view, verb, what)
    key = f"{step_of(asked)} {verb}"
    if key not in DETAILS:
        key = verb
    return Phrase(DETAILS[key]) if key in DETAILS else None


def start(view: UndeadView) -> Start | None:
    """One of each: a coin, a bullet where most undead in town are weak, 1 notoriety."""
    if step_of(view["asked"]) != "ChooseStart" or view["seat"] not in view["deciders"]:
        return None
    wished = view["players"][view["seat"]]["wishes"]
    if max(wished) > 1:
        return None
    town = [card for slot in view["slots"] for card in slot["undead"]] + view["street"]
    weak = [chamber for card in town for chamber in weak_points(card)]
    chamber = max(CHAMBERS, key=weak.count)
    each = ("wish 0", f"load {chamber}", "wish 2")
    left = tuple(move for move, owned in zip(each, wished, strict=True) if not owned)
    return Start(Phrase("start-each"), Phrase("start-each-about", {"chamber": chamber}), left)


def detail_goods(view: UndeadView, verb: str, what: int) -> Phrase:
    """What one has of a thing after a coin, a bullet or notoriety came or went."""
    coins, _, notoriety = in_purse(view["players"][view["seat"]])
    if verb == "load":
        return Phrase("detail-load", {"hits": odds(view, view["seat"]) + 1})
    if verb == "give":
        return Phrase("detail-load", {"hits": odds(view, view["seat"]) - 1})
    if verb in ("strip", "break"):
        return Phrase("detail-strip", {"chamber": what})
    by = -1 if verb.startswith("give") else 1
    kind = {"give-coin": COIN, "give-notoriety": NOTORIETY}.get(verb, what)
    if kind == COIN:
        return Phrase("detail-coins", {"count": coins + by})
    if kind == NOTORIETY:
        return Phrase("detail-notoriety", {"count": notoriety + by})
    return Phrase("detail-bullet")


DETAILS: Final = {
    "skip": "detail-skip",
    "pass": "detail-pass",
    "leave": "detail-leave",
    "fight": "detail-fight",
    "BuyBuilding done": "detail-done-buy",
    "LoadBullets done": "detail-done-load",
    "Withdraw done": "detail-done-stay",
    "UseBuildings done": "detail-done-use",
    "RobMore done": "detail-done-rob",
    "stop": "detail-stop",
    "trigger": "detail-trigger",
    "hold": "detail-hold",
    "hire-for-coins": "detail-hire",
    "hire-for-notoriety": "detail-hire",
    "spend": "detail-spend",
}
"""What a move does wherever it is offered."""


def detail_shot(view: UndeadView, card: int, again: bool) -> Phrase:
    """The faces that kill, and those that came already and would end the attempt."""
    player, asked = view["players"][view["seat"]], view["asked"]
    rolled = 0
    if again and asked is not None and asked["step"] == "KeepShooting":
        rolled = asked["rolled"]
    hits = [str(n) for n in weak_points(card) if n in player["chambers"] and not has(rolled, n)]
    if player["skull"] and not has(rolled, DICE):
        hits.append(str(DICE))
    came = " ".join(str(face) for face in range(1, DICE + 1) if has(rolled, face))
    chambers = " ".join(hits)
    if again:
        return Phrase("detail-again", {"count": len(hits), "chambers": chambers, "came": came})
    return Phrase("detail-hits", {"count": len(hits), "chambers": chambers})


def detail_place(view: UndeadView, verb: str, place: int) -> Phrase:
    """What a building counts for whoever buys it, leaves it, or has an undead sent to it."""
    if place == STREET:
        return Phrase("detail-put-street")
    slot = slot_of(view, place)
    worth = int(read_box().buildings[slot["building"]].notoriety)
    if verb == "withdraw":
        return Phrase("detail-withdraw", {"worth": worth})
    if verb == "put":
        return Phrase("detail-put", {"worth": worth})
    key = "detail-worth-haunted" if slot["undead"] else "detail-worth"
    return Phrase(key, {"worth": worth})


def detail_foe(view: UndeadView, verb: str, other: int) -> Phrase:
    """The odds between two outlaws, or what there is to steal."""
    me = view["seat"]
    if verb == "intimidate":
        return Phrase("detail-intimidate", {"hits": odds(view, me), "faces": DICE})
    if verb == "target":
        foe = odds(view, other)
        return Phrase("detail-duel", {"mine": odds(view, me), "theirs": foe, "faces": DICE})
    if verb == "steal" and other < len(view["players"]):
        player = view["players"][other]
        asked, kind = view["asked"], 0
        if asked is not None and asked["step"] == "RobMore":
            kind = asked["kind"]
        elif asked is not None and asked["step"] == "UseAbility":
            kind = int(read_box().spaces[asked["space"]].steal)
        owned = (player["coins"], len(player["chambers"]), player["notoriety"])[kind]
        return Phrase(f"detail-steal-{KINDS[kind]}", {"count": owned})
    return Phrase("detail-ranger" if verb == "steal" else "detail-bribe")


def brief(view: UndeadView, move: Move) -> Phrase | None:
    what = int(move.what)
    if move.verb in ("pick", "send"):
        return Phrase(f"name-{read_box().spaces[what].name}")
    if move.verb in ("use", "buy", "withdraw") or (move.verb == "put" and what != STREET):
        slug = read_box().buildings[slot_of(view, what)["building"]].name
        return Phrase(f"sign-{slug}")
    if move.verb == "put":
        return place_name(view, what)
    if move.verb == "shoot":
        return Phrase(f"undead-{read_box().undead[what].name}")
    if move.verb == "intimidate":
        other = fighter(view, what)
        return Phrase("brief-intimidate", {"other": other, "space": int(move.where)})
    return Phrase("brief-chamber", {"chamber": what}) if move.verb in CHAMBERED else None
