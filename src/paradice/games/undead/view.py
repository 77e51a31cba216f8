"""What a seat may see of West Fort, and how its moves are called there."""

from __future__ import annotations

from paradice.core.moves import Move
from paradice.core.phrase import Phrase
from paradice.core.schema import Result
from paradice.core.sets import members
from paradice.core.view import close_view, idle_prompt, open_view, step_of
from paradice.games.undead.cards import read_box
from paradice.games.undead.moves import (
    EMPTY,
    FAST,
    HIGHEST,
    HIRED_GUNS,
    HORDE,
    KINDS,
    LOWEST,
    RANGER,
    RANGER_IN_TALES,
    REINFORCEMENTS,
    RIDERS,
    SLOTS,
    SPACES,
    STREET,
    STREET_IN_TALES,
    WISHES,
)
from paradice.games.undead.schema import Fighter, Player, Slot, Space, UndeadView
from paradice.games.undead.scores import buildings_worth, score_of, slain_worth
from paradice.games.undead.table import (
    Undead,
    chambers_wished,
    coins_wished,
    count_wishes,
    notoriety_wished,
)

HARDER = {"riders": RIDERS, "reinforcements": REINFORCEMENTS, "horde": HORDE, "fast": FAST}


def view(table: Undead, seat: int) -> UndeadView:
    """All but what foes choose in secret; the cards below Boot Hill were seen going there."""
    return {
        **open_view("undead", table, seat),
        "day": int(table.day),
        "round": int(table.round),
        "last": int(table.last),
        "noon": table.noon != 0,
        "law": int(table.law),
        "gangs": table.gangs == 1,
        "harder": [key for key, bit in HARDER.items() if table.harder & bit],
        "secret": table.hidden == SPACES,
        "hill": int(table.hill) + len(table.buried),
        "buried": list(table.buried),
        "coins": int(table.coins_left),
        "notoriety": int(table.notoriety_left),
        "spaces": [space(table, number) for number in range(HIGHEST + 1)],
        "slots": [
            slot(table, number) for number in range(SLOTS) if table.building_at(number) != EMPTY
        ],
        "street": members(table.crowd[STREET]),
        "players": [player(table, other, seat) for other in range(table.seats)],
        "ranger": ranger(table) if table.is_solo() else None,
        "result": result(table),
    }


def space(table: Undead, number: int) -> Space:
    """Who stands and lies on an action space; on Hired Guns, whose dice lie there."""
    fighters = range(table.fighters())
    if number == HIRED_GUNS:
        open_dice = range(table.seats) if table.hidden != SPACES and table.hidden != WISHES else ()
        standing = [seat for seat in open_dice if table.choice_of(seat) == HIRED_GUNS]
        return {"standing": standing, "lying": []}
    if number < LOWEST:
        return {"standing": [], "lying": []}
    return {
        "standing": [table.named(each) for each in fighters if table.standing_of(each) == number],
        "lying": [table.named(each) for each in fighters if table.is_lying(each, number)],
    }


def slot(table: Undead, number: int) -> Slot:
    return {
        "slot": number,
        "building": int(table.building_at(number)),
        "price": int(table.price(number)),
        "bonus": int(table.bonus_at(number)),
        "holders": members(table.holders(number)),
        "undead": members(table.crowd[number]),
    }


def player(table: Undead, seat: int, viewer: int) -> Player:
    """What *viewer* may see of *seat*: all but a secret choice of a foe."""
    choice = int(table.choice_of(seat))
    wishing = table.hidden == WISHES
    shown = table.shows_choice(seat, viewer)
    secret = wishing and shown
    side = table.side(seat)
    return {
        "side": int(side),
        "coins": int(table.coins_at(side)),
        "notoriety": int(table.notoriety_at(side)),
        "slain": members(table.slain[side]),
        "chambers": members(chambers_wished(choice) if secret else table.cells_of(seat)),
        "skull": table.skull_of(seat) == 1,
        "stash": int(table.stash_of(seat)),
        "aside": int(table.aside_of(seat)),
        "grave": int(table.grave_of(seat)),
        "standing": int(table.standing_of(seat)),
        "lying": members(table.lying_of(seat)),
        "buildings": [n for n in range(SLOTS) if table.holds(seat, n)],
        "has_chosen": choice != EMPTY and not wishing,
        "choice": choice if shown and not wishing else EMPTY,
        "wished": int(count_wishes(choice)) if wishing else 0,
        "wishes": wishes(choice) if secret else [],
        "score": int(score_of(table, seat)),
    }


def wishes(choice: int) -> list[int]:
    """Return the number of coins, bullets and notoriety wished."""
    bullets = members(chambers_wished(choice))
    return [int(coins_wished(choice)), len(bullets), int(notoriety_wished(choice))]


def ranger(table: Undead) -> Fighter:
    return {
        "chambers": members(table.cells_of(RANGER)),
        "skull": table.skull_of(RANGER) == 1,
        "grave": int(table.grave_of(RANGER)),
        "standing": int(table.standing_of(RANGER)),
        "lying": members(table.lying_of(RANGER)),
    }


def result(table: Undead) -> Result | None:
    """At the end: the winners, and each score with its parts."""
    outcome = table.outcome()
    if outcome is None:
        return None
    sheets: list[dict[str, int]] = []
    for seat in range(table.seats):
        sheet = {
            "tokens": int(table.notoriety_of(seat)),
            "undead": int(slain_worth(table, seat)),
            "buildings": int(buildings_worth(table, seat)),
            "coins": int(table.coins_of(seat)),
            "total": int(outcome.scores[seat]),
        }
        if table.is_solo():
            sheet |= {
                "base": int(table.box.solo_points),
                "clear": int(table.box.solo_clear)
                * len([n for n in range(SLOTS) if table.crowd[n] == 0]),
                "ranger": int(table.grave_of(RANGER) - table.box.outlaws),
                "dead": -int(table.grave_of(0)),
            }
        sheets.append(sheet)
    return {
        **close_view(outcome, sheets),
        "aside": ["undead", "coins"] if table.is_solo() else ["coins"],
        "sides": [int(table.side(seat)) for seat in range(table.seats)],
    }


def prompt(view: UndeadView) -> Phrase:
    if (idle := idle_prompt(view)) is not None:
        return idle
    step = step_of(view["asked"])
    key = ALONE.get(step, step) if view["ranger"] is not None else step
    return Phrase(f"prompt-{key}", prompt_args(view))


ALONE = {"ChooseStart": "start-alone", "ChooseSpace": "choose-alone"}
"""Where there is nobody to hide from, the question is another."""


def prompt_args(view: UndeadView) -> dict[str, int | str | Phrase]:
    """Return what the question of this step speaks about."""
    asked = view["asked"]
    if asked is None:
        return {}
    match asked["step"]:
        case "ChooseStart":
            return {"left": 3 - view["players"][view["seat"]]["wished"]}
        case "LoadBullets" | "LoadBonus" | "PayThreat":
            return {"left": asked["left"]}
        case "UseAbility" | "TakeIncome":
            return {"space": space_name(asked["space"])}
        case "AnswerThreat":
            return {"other": fighter(view, asked["shooter"]), "space": at_space(asked["space"])}
        case "ShotCritical":
            return {"other": fighter(view, asked["target"])}
        case "StripBullet" | "RobMore":
            return {"other": fighter(view, asked["victim"])}
        case "AnswerClaim":
            return {"other": asked["claimant"], "building": building_at(view, asked["slot"])}
        case "FightCritical" | "PayUpkeep":
            return {"building": building_at(view, asked["slot"])}
        case "KeepShooting" | "UndeadCritical" | "PlaceUndead":
            return {"undead": undead_name(asked["card"])}
    return {}


def label(view: UndeadView, move: Move) -> Phrase:
    key, what = f"move-{move.verb}", int(move.what)
    if move.verb in ("wish", "earn"):
        return Phrase(key, {"resource": Phrase(f"one-{KINDS[what]}")})
    if move.verb == "pick":
        return Phrase(key, {"space": space_name(what)})
    if move.verb == "send":
        return Phrase(key, {"space": at_space(what)})
    if move.verb in ("use", "withdraw"):
        return Phrase(key, {"building": building_at(view, what)})
    if move.verb == "buy":
        return Phrase(key, {"building": building_at(view, what), "coins": price_at(view, what)})
    if move.verb in ("target", "steal", "bribe"):
        return Phrase(key, {"other": fighter(view, what)})
    if move.verb == "intimidate":
        return Phrase(key, {"other": fighter(view, what), "space": at_space(int(move.where))})
    if move.verb == "shoot":
        return Phrase(key, {"undead": undead_name(what), "place": place_of(view, what)})
    if move.verb in ("give", "strip", "break", "load", "spend"):
        return Phrase(key, {"chamber": what})
    if move.verb == "put":
        return Phrase(key, {"place": place_name(view, what)})
    return Phrase(key)


def routine(view: UndeadView, move: Move) -> bool:
    """Say if it uses a building at the start of a round that costs and risks nothing."""
    if step_of(view["asked"]) != "UseBuildings" or move.verb != "use":
        return False
    return read_box().buildings[slot_of(view, int(move.what))["building"]].ability.is_free()


def fighter(view: UndeadView, number: int) -> int | Phrase:
    """Return a seat, or the name of the Dead Ranger."""
    return number if number < len(view["players"]) else Phrase("ranger")


def space_name(number: int) -> Phrase:
    return Phrase(f"space-{read_box().spaces[number].name}")


def at_space(number: int) -> Phrase:
    """Return a space as it is named inside a sentence."""
    return Phrase(f"at-{read_box().spaces[number].name}")


def building_name(number: int) -> Phrase:
    return Phrase(f"building-{read_box().buildings[number].name}")


def building_at(view: UndeadView, slot: int) -> Phrase:
    return building_name(slot_of(view, slot)["building"])


def slot_of(view: UndeadView, number: int) -> Slot:
    return next(each for each in view["slots"] if each["slot"] == number)


def price_at(view: UndeadView, slot: int) -> int:
    return slot_of(view, slot)["price"]


def undead_name(card: int) -> Phrase:
    return Phrase(f"undead-{read_box().undead[card].name}")


def place_name(view: UndeadView, place: int) -> Phrase:
    return Phrase("street") if place == STREET else building_at(view, place)


def place_of(view: UndeadView, card: int) -> Phrase:
    """Return where an undead is."""
    for each in view["slots"]:
        if card in each["undead"]:
            return building_name(each["building"])
    return Phrase("street")


def thing(kind: str, number: int) -> str | None:
    if kind == "undead":
        return f"undead-{read_box().undead[number].name}"
    if kind == "building":
        return f"building-{read_box().buildings[number].name}"
    if kind == "space":
        return f"at-{read_box().spaces[number].name}"
    if kind == "place":
        return "street" if number == STREET_IN_TALES else thing("building", number)
    if kind in ("seat", "other") and number == RANGER_IN_TALES:
        return "ranger"
    return None
