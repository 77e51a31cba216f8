"""What a position of The Quick and the Undead is worth, for bots."""

from __future__ import annotations

from math import exp, log
from typing import Final

from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.hints import Hints, Term
from paradice.core.moves import Move
from paradice.core.sets import count, has
from paradice.core.table import Step, Table
from paradice.games.undead.buildings import (
    BuyBuilding,
    PayUpkeep,
    UseBuildings,
    Withdraw,
    is_claim,
)
from paradice.games.undead.control import AnswerClaim, FightCritical
from paradice.games.undead.duels import AnnounceTarget, DuelCritical, OfferBribe
from paradice.games.undead.hints_chances import (
    COIN_WORTH,
    ability_worth,
    bullet_worth,
    choice_worth,
    hit_chance,
    kill_chance,
    kill_worth,
    rounds_left,
    space_worth,
    threat_chance,
    turn_ahead,
)
from paradice.games.undead.hunts import KeepShooting, UndeadCritical, undead_in_town
from paradice.games.undead.moves import (
    BULLET,
    CARDS,
    COIN,
    DONE,
    FIGHT,
    FIRE,
    GIVE_COIN,
    GIVE_NOTORIETY,
    HIRE_FOR_COINS,
    INTIMIDATE,
    LEAVE,
    PASS,
    PAY,
    RANGER,
    SHOOT,
    SKIP,
    SLOTS,
    STAY,
    STEP_OUT,
    STREET,
    TRIGGER,
    WISH_COIN,
    WISH_NOTORIETY,
)
from paradice.games.undead.rules import ChooseSpace, SendJoker
from paradice.games.undead.scores import score_of, slain_worth
from paradice.games.undead.setup import ChooseStart
from paradice.games.undead.supplies import LoadBullets, PlaceUndead
from paradice.games.undead.table import Undead, chambers_wished
from paradice.games.undead.thefts import RobMore, StripBullet
from paradice.games.undead.threats import AnswerThreat, BreakBullet, PayThreat, ShotCritical
from paradice.games.undead.turns import Hire, TakeExtra, TakeIncome, UseAbility

SHARPNESS: Final = 0.9
"""How much more natural a choice looks for each point it may bring."""


def kept(left: float) -> float:
    """Return what is still there at noon of each point won with so many rounds left."""
    return 1.0 / (1.0 + 0.13 * left)


def lead_scale(left: float) -> float:
    """Return how many points a lead must have to count for much, with so many rounds left."""
    return 1.5 if left == 0.0 else 5.2 - 3.6 * exp(-0.15 * left)


def bullets_pay(table: Undead, seat: Seat) -> float:
    """Return what the bullets of a gang will bring."""
    return 0.6 * float(count(table.cells_of(seat))) + 0.8 * float(table.skull_of(seat))


def outlaws_pay(table: Undead, seat: Seat, left: float) -> float:
    """Return what the outlaws of a gang will bring."""
    return max(1.6 - 0.08 * left, 0.5) * float(min(table.living(seat), 4))


def buildings_held(table: Undead, seat: Seat) -> i64:
    """Return how many buildings a gang controls."""
    held: i64 = 0
    slot: i64
    for slot in range(SLOTS):
        if table.holds(seat, slot):
            held += 1
    return held


class UndeadHints(Hints):
    """Notoriety so far, buildings likely kept, and what coins, bullets and outlaws will bring."""

    def worth(self, table: Table, seat: Seat) -> float:
        assert isinstance(table, Undead)
        if table.is_solo():
            return self.worth_alone(table)
        over = table.outcome() is not None
        left = 0.0 if over else rounds_left(table)
        own = self.likely_score(table, seat, left)
        scale = lead_scale(left)
        total = 1.0
        rival: i64
        for rival in range(table.purses()):
            if table.are_foes(seat, rival):
                lead = (self.likely_score(table, rival, left) - own) / scale
                total += exp(min(lead, 30.0))
        return 1.0 / total

    def terms(self, table: Table, seat: Seat) -> list[Term]:
        """Notoriety, coins, bullets, outlaws, buildings and the turn to come; rivals; time."""
        assert isinstance(table, Undead)
        if table.is_solo():
            return self.terms_alone(table)
        left = 0.0 if table.outcome() is not None else rounds_left(table)
        scale = lead_scale(left)
        side: i64 = table.side(seat)
        known = float(table.notoriety_at(side) + slain_worth(table, seat))
        coins = float(table.coins_at(side))
        bullets = 0.0
        alive = 0.0
        held = 0.0
        ahead = 0.0
        rivals = 0.0
        gang: i64
        for gang in range(table.seats):
            if not table.are_foes(seat, gang):
                bullets += float(count(table.cells_of(gang)) + table.skull_of(gang))
                alive += float(table.living(gang))
                held += float(buildings_held(table, gang))
                if left > 0.0:
                    ahead += self.gang_worth(table, gang, left)
        for gang in range(table.purses()):
            if table.are_foes(seat, gang):
                rivals += exp(self.likely_score(table, gang, left) / scale)
        own = self.likely_score(table, seat, left)
        fame = kept(left) * known if left > 0.0 else own - 0.01 * coins
        purse = 0.15 * min(coins, 8.0) if left > 0.0 else 0.01 * coins
        loaded = 0.0
        gangs = 0.0
        turn = 0.0
        for gang in range(table.seats):
            if not table.are_foes(seat, gang) and left > 0.0:
                loaded += bullets_pay(table, gang)
                gangs += outlaws_pay(table, gang, left)
                turn += kept(left) * turn_ahead(table, gang)
        return [
            Term("notoriety", known, fame / scale),
            Term("coins", coins, purse / scale),
            Term("bullets", bullets, loaded / scale),
            Term("outlaws", alive, gangs / scale),
            Term("turn", 0.0, turn / scale),
            Term("buildings", held, (ahead - loaded - gangs - turn) / scale),
            Term("rivals", -scale * log(rivals), -log(rivals)),
        ]

    def terms_alone(self, table: Undead) -> list[Term]:
        """Alone: the Ranger's bullets and dead, the own gang, the town and the days."""
        taken = float(6 - count(table.cells_of(RANGER)))
        full: i64 = max(count(undead_in_town(table)) - 3, 0)
        bullets = float(count(table.cells_of(0)))
        skull = float(table.skull_of(0))
        alive = float(table.living(0))
        coins = float(table.coins_of(0))
        known = float(table.notoriety_of(0))
        past = 0.08 * float(6 - table.grave_of(RANGER)) + 0.06 * float(table.day)
        return [
            Term("", 0.0, -3.6 - past),
            Term("ranger", taken, taken),
            Term("outlaws", alive, 0.5 * min(alive, 3.0) + 0.12 * alive),
            Term(
                "bullets", bullets + skull, 0.2 * min(bullets, 3.0) + 0.06 * bullets + 0.2 * skull
            ),
            Term("town", -float(full), -0.07 * float(full * full)),
            Term("coins", coins, 0.1 * min(coins, 4.0)),
            Term("notoriety", known, 0.2 * min(known, 5.0)),
            Term("turn", 0.0, 0.12 * turn_ahead(table, 0)),
        ]

    def likely_score(self, table: Undead, seat: Seat, left: float) -> float:
        """Return what the side of *seat* will have in the end, if all goes as usual.

        The figures are read from games of adepts: thieves and duels level early leads, bullets
        decide more than coins, and a building counts for who holds it at noon.
        """
        side: i64 = table.side(seat)
        if left == 0.0:
            return float(score_of(table, seat)) + 0.01 * float(table.coins_at(side))
        total = kept(left) * float(table.notoriety_at(side) + slain_worth(table, seat))
        total += 0.15 * float(min(table.coins_at(side), 8))
        gang: i64
        for gang in range(table.seats):
            if not table.are_foes(seat, gang):
                total += self.gang_worth(table, gang, left)
        return total

    def gang_worth(self, table: Undead, seat: Seat, left: float) -> float:
        """Return what outlaws, bullets and buildings of one gang will bring."""
        total = kept(left) * turn_ahead(table, seat)
        total += bullets_pay(table, seat)
        total += outlaws_pay(table, seat, left)
        stays = 0.9 if table.noon != 0 else max(0.7 - 0.08 * left, 0.05)
        slot: i64
        for slot in range(SLOTS):
            if table.holds(seat, slot):
                building = table.box.buildings[table.building_at(slot)]
                clear = 1.0 if table.is_clear(slot) else 0.35
                total += stays * clear * float(building.notoriety)
                total += 0.25 * ability_worth(table, slot) * min(left - 1.0, 18.0)
        return total

    def worth_alone(self, table: Undead) -> float:
        """Alone: bullets taken from the Ranger, outlaws alive, places still clear."""
        outcome = table.outcome()
        if outcome is not None:
            if not outcome.winners:
                return 0.0
            return 1.0 / (1.0 + exp((22.0 - float(outcome.scores[0])) / 6.0))
        taken: i64 = 6 - count(table.cells_of(RANGER))
        crowd: i64 = count(undead_in_town(table))
        bullets: i64 = count(table.cells_of(0))
        alive: i64 = table.living(0)
        hope = -3.6 + 1.0 * float(taken) + 0.5 * float(min(alive, 3)) + 0.12 * float(alive)
        hope += (
            0.2 * float(min(bullets, 3)) + 0.06 * float(bullets) + 0.2 * float(table.skull_of(0))
        )
        full: i64 = max(crowd - 3, 0)
        hope -= 0.07 * float(full * full) - 0.1 * float(min(table.coins_of(0), 4))
        hope += 0.2 * float(min(table.notoriety_of(0), 5))
        hope -= 0.08 * float(6 - table.grave_of(RANGER)) + 0.06 * float(table.day)
        hope += 0.12 * turn_ahead(table, 0)
        return 1.0 / (1.0 + exp(-hope))

    # How natural a move looks

    def appeal(self, table: Table, seat: Seat, move: Move) -> float:
        assert isinstance(table, Undead)
        step = table.top()
        if isinstance(step, ChooseSpace):
            return 0.3 if move is PASS else exp(SHARPNESS * choice_worth(table, seat, move.what))
        if isinstance(step, LoadBullets):
            return load_appeal(table, seat, move.what)
        if isinstance(step, UseAbility):
            return ability_appeal(table, step, seat, move)
        if isinstance(step, KeepShooting):
            return shooting_appeal(table, step, move)
        if isinstance(step, BuyBuilding):
            return purchase_appeal(table, seat, move)
        if isinstance(step, AnswerThreat):
            return threat_appeal(table, step, seat, move)
        if isinstance(step, TakeIncome | TakeExtra):
            return 0.05 if move is DONE else income_appeal(table, seat, move.what)
        if isinstance(step, PlaceUndead):
            return grave_appeal(table, seat, move.what)
        if isinstance(step, UndeadCritical | ShotCritical | DuelCritical | FightCritical):
            return 1.0 if move is TRIGGER else 0.08
        return small_appeal(table, step, seat, move)


def load_appeal(table: Undead, seat: Seat, chamber: i64) -> float:
    """A chamber that is a weak point of many undead in town; else a high one, for duels."""
    found: i64 = undead_in_town(table)
    appeal = 0.4 + 0.08 * float(chamber)
    card: i64
    for card in range(CARDS):
        if has(found, card) and has(table.box.undead[card].weak, chamber):
            appeal += 0.35
    if table.is_solo() and table.is_loaded(RANGER, chamber):
        appeal += 1.5
    return appeal * appeal


def ability_appeal(table: Undead, step: UseAbility, seat: Seat, move: Move) -> float:
    if move is SKIP:
        return 0.6
    if move.kind is SHOOT:
        worth = kill_chance(table, seat, move.what) * kill_worth(table, seat, move.what)
        return exp(SHARPNESS * worth)
    if move.kind is INTIMIDATE:
        if move.what >= table.seats:
            return exp(5.0 * threat_chance(table, seat))
        return exp(0.5 + 1.5 * hit_chance(table, seat))
    return 1.5 + 0.1 * float(score_of(table, move.what)) if move.what < table.seats else 2.5


def shooting_appeal(table: Undead, step: KeepShooting, move: Move) -> float:
    """Go on while a kill is likely enough for what a shot may cost."""
    fresh: i64 = ~step.rolled
    weak: i64 = table.box.undead[step.card].weak
    cells: i64 = table.cells_of(step.seat) & fresh
    skull: i64 = table.skull_of(step.seat)
    hits: i64 = count(cells & weak)
    if skull == 1 and has(fresh, 8):
        hits += 1
    gain = float(hits) * kill_worth(table, step.seat, step.card)
    cost = 0.6 * float(count(cells & ~weak))
    if skull == 0 and has(fresh, 1):
        cost += 1.5
    likes = 1.0 / (1.0 + exp(cost - gain)) if hits > 0 else 0.02
    return likes if move is FIRE else 1.0 - likes


def purchase_appeal(table: Undead, seat: Seat, move: Move) -> float:
    if move is DONE:
        return 1.0
    building = table.box.buildings[table.building_at(move.what)]
    worth = float(building.notoriety) * (1.0 if table.is_clear(move.what) else 0.4)
    worth += 1.5 * ability_worth(table, move.what) - COIN_WORTH * float(table.price(move.what))
    if is_claim(table, move.what):
        worth -= 1.0 - 1.5 * hit_chance(table, seat)
    if table.cells_of(seat) == 0 and table.noon == 0:
        worth -= 0.8
    if table.is_solo():
        worth -= 1.5
    return exp(SHARPNESS * worth)


def threat_appeal(table: Undead, step: AnswerThreat, seat: Seat, move: Move) -> float:
    """Weigh two resources against the chance to die."""
    if move is PAY:
        return exp(-1.1)
    if move is STEP_OUT:
        loss = 2.2 + (1.2 if step.space < table.standing_of(step.shooter) else 0.0)
        if table.is_solo():
            loss += 2.0
        return exp(-hit_chance(table, step.shooter) * loss)
    return exp(-0.5)


def income_appeal(table: Undead, seat: Seat, kind: i64) -> float:
    if kind == BULLET:
        return exp(1.5 * bullet_worth(table, seat))
    if kind == COIN:
        return exp(1.5 * COIN_WORTH)
    return exp(1.3 if table.seats > 1 else 0.7)


def grave_appeal(table: Undead, seat: Seat, place: i64) -> float:
    """Not into an own building; rather where a rival would score, or into the street."""
    if place == STREET:
        return 0.4 if table.coins_of(seat) >= 4 else 1.2
    if table.holders(place) == 0:
        return 0.6
    if table.holds(seat, place):
        return 0.05
    worth = float(table.box.buildings[table.building_at(place)].notoriety)
    return 1.0 + (worth if table.is_clear(place) else 0.1)


def use_appeal(table: Undead, step: UseBuildings, seat: Seat, move: Move) -> float:
    """What costs nothing first, the rest if one likes; what is done is done."""
    if move is not DONE:
        ability = table.box.buildings[table.building_at(move.what)].ability
        return 2.0 if ability.is_free() else 1.0
    slot: i64
    for slot in range(SLOTS):
        if not has(step.used, slot) and table.holds(seat, slot):
            ability = table.box.buildings[table.building_at(slot)].ability
            if ability.is_free() and ability.why_not(table, seat, slot) is None:
                return 0.02
    return 0.5


def start_appeal(table: Undead, seat: Seat, move: Move) -> float:
    """Some two bullets, where the undead in town are weak."""
    if move is WISH_COIN or move is WISH_NOTORIETY:
        return 1.0
    bullets: i64 = count(chambers_wished(table.choice_of(seat)))
    return (0.4 if bullets < 2 else 0.1) * load_appeal(table, seat, move.what)


def small_appeal(table: Undead, step: Step[Undead], seat: Seat, move: Move) -> float:
    """The lesser questions."""
    if isinstance(step, ChooseStart):
        return start_appeal(table, seat, move)
    if isinstance(step, SendJoker):
        return exp(SHARPNESS * space_worth(table, seat, move.what))
    if isinstance(step, UseBuildings):
        return use_appeal(table, step, seat, move)
    if isinstance(step, RobMore):
        return 0.05 if move is DONE else 1.0
    if isinstance(step, Hire):
        return 1.2 if move is HIRE_FOR_COINS else 1.0
    if isinstance(step, AnnounceTarget):
        return exp(0.1 * float(score_of(table, move.what)) + hit_chance(table, move.what))
    if isinstance(step, OfferBribe):
        return hit_chance(table, seat) if move is FIGHT else 0.4
    if isinstance(step, PayThreat):
        if move is GIVE_COIN:
            return 1.0
        return 0.3 if move is GIVE_NOTORIETY else 1.2 - bullet_worth(table, seat)
    if isinstance(step, StripBullet | BreakBullet):
        return 1.0 + 0.2 * float(move.what)
    if isinstance(step, AnswerClaim):
        edge = hit_chance(table, seat) - hit_chance(table, step.claimant)
        return exp(2.0 * edge) if move is STAY else 1.0
    if isinstance(step, Withdraw):
        return 1.0 if move is DONE else (0.3 if table.stash_of(seat) == 0 else 0.04)
    if isinstance(step, PayUpkeep):
        if move is LEAVE:
            return 0.5
        return 0.3 + 0.7 / (1.0 + load_appeal(table, seat, move.what))
    return 1.0
