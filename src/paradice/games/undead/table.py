"""What lies on a table of The Quick and the Undead, and the small honest operations upon it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from paradice.core.contract import EVERYONE, Outcome, Rule, Seat, Table
from paradice.core.rng import Rng
from paradice.core.rows import (
    add,
    alike,
    at,
    put,
    set_at,
    set_put,
    where,
    wide_add,
    wide_at,
    wide_put,
)
from paradice.core.sets import count, pick
from paradice.games.undead.box import POWERS, Box
from paradice.games.undead.moves import (
    DIES,
    EMPTY,
    GAINS_COINS,
    GAINS_NOTORIETY,
    GAME_ENDS,
    HIRED_GUNS,
    HIRED_GUNS_COST,
    LOADS,
    MUST_CHOOSE,
    NO_OUTLAW_LEFT,
    NOBODY,
    OPEN,
    OWN_OUTLAW_LIES_THERE,
    PASSED,
    PAYS_COINS,
    PAYS_NOTORIETY,
    PLACES,
    RANGER_IN_TALES,
    RISES,
    ROLLS,
    SEATS,
    SLOTS,
    STREET_IN_TALES,
    TURNS_SKULL,
    WISHES,
)
from paradice.games.undead.wishes import imagine_wishes

FIELDS: Final = (
    "gangs harder last law day round noon hidden fallen hill unseen buried coins_left "
    "notoriety_left coins:6x10 notoriety:6x10 slain cells:6x10 skull:6 stash:6 aside:6 grave:6 "
    "lying:6x10 standing:6 choice:6x10 town:9 bonus:9 held:9s6 crowd powers:10"
).split()


class Undead(Table):
    """One position of The Quick and the Undead.

    After the day ``last`` the game ends in any case.

    For each fighter (the seats; alone, the Dead Ranger too): outlaws in the ``stash``, set
    ``aside`` beside Hired Guns, in the ``grave``; the spaces where one is ``lying`` (a set) and
    where one is ``standing`` (0: nowhere); the loaded ``cells`` (a set of chambers), the critical
    token on its ``skull`` (1) or Backfire (0), the ``choice`` of this round. For each side:
    ``coins``, ``notoriety`` and the undead ``slain`` (a set).
    For each slot: the building in ``town``, its ``bonus``, and who has ``held`` it (a set of
    seats); ``crowd`` is the undead of each place, the street last. ``powers`` tells the slot of
    each permanent power. ``hill`` counts the cards of Boot Hill, drawn from the ``unseen`` ones;
    ``buried`` are those that went back below it when one plays alone. ``fallen`` are the seats
    that a duel at the end of the game has put out.

    What has a small number for each fighter, side or slot is a row: see :mod:`paradice.core.rows`.
    ``coins``, ``notoriety``, ``cells``, ``lying`` and ``choice`` are wide ones, ``held`` has a set
    for each slot; ``slain`` and ``crowd`` are too large for one.
    """

    def __init__(self, box: Box, seats: i64, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.box: Final = box
        self.gangs: i64 = 0
        self.harder: i64 = 0
        self.last: i64 = 0
        self.law: i64 = 0
        self.day: i64 = 0
        self.round: i64 = 0
        self.noon: i64 = 0
        self.hidden: i64 = OPEN
        self.fallen: i64 = 0
        self.hill: i64 = 0
        self.unseen: i64 = 0
        self.coins_left: i64 = 0
        self.notoriety_left: i64 = 0
        self.coins: i64 = 0
        self.notoriety: i64 = 0
        self.slain = vec[i64]()
        self.cells: i64 = 0
        self.skull: i64 = 0
        self.stash: i64 = 0
        self.aside: i64 = 0
        self.grave: i64 = 0
        self.lying: i64 = 0
        self.standing: i64 = 0
        self.choice: i64 = 0
        self.town: i64 = 0
        self.bonus: i64 = 0
        self.held: i64 = 0
        self.crowd = vec[i64]()
        self.powers: i64 = 0
        self.buried = vec[i64]()

    def unpack(self) -> None:
        """Put the pieces of an empty table where they begin."""
        self.slain = vec[i64]([0] * self.fighters())
        self.town = alike(SLOTS, EMPTY)
        self.bonus = alike(SLOTS, EMPTY)
        self.crowd = vec[i64]([0] * PLACES)
        self.powers = alike(POWERS, EMPTY)

    # Who is who

    def is_solo(self) -> bool:
        return self.seats == 1

    def fighters(self) -> i64:
        """Return how many fight: the seats; alone, the Dead Ranger too."""
        return 2 if self.is_solo() else self.seats

    def side(self, seat: Seat) -> i64:
        """Return whose purse *seat* uses: two gangs of one player share it."""
        return seat & 1 if self.gangs == 1 else seat

    def are_foes(self, one: Seat, other: Seat) -> bool:
        return self.side(one) != self.side(other)

    def after_law(self, turn: i64) -> i64:
        """Return the seat that comes *turn* places after the Law, clockwise."""
        return self.seat_after(self.law, turn)

    def named(self, fighter: i64) -> i64:
        """Return the number of a fighter in tales."""
        return fighter if fighter < self.seats else RANGER_IN_TALES

    # Outlaws

    def living(self, seat: Seat) -> i64:
        """Return how many outlaws of *seat* are in the stash, on spaces or in buildings."""
        return self.box.outlaws - at(self.aside, seat) - at(self.grave, seat)

    def is_lying(self, fighter: i64, space: i64) -> bool:
        return (wide_at(self.lying, fighter) >> space) & 1 == 1

    def lie_down(self, fighter: i64, space: i64) -> None:
        self.lying = wide_put(self.lying, fighter, wide_at(self.lying, fighter) | 1 << space)

    def get_up(self, fighter: i64, space: i64) -> None:
        self.lying = wide_put(self.lying, fighter, wide_at(self.lying, fighter) & ~(1 << space))

    def is_on(self, fighter: i64, space: i64) -> bool:
        """Say if an outlaw of *fighter* is on *space*, standing or lying."""
        return at(self.standing, fighter) == space or self.is_lying(fighter, space)

    def someone_stands_on(self, space: i64) -> bool:
        return where(self.standing, self.seats, space) != 0

    def leave_space(self, fighter: i64, space: i64) -> None:
        if at(self.standing, fighter) == space:
            self.standing = put(self.standing, fighter, 0)
        else:
            self.get_up(fighter, space)

    def go_home(self, seat: Seat) -> None:
        """The standing outlaw goes back to the stash."""
        self.standing = put(self.standing, seat, 0)
        self.stash = add(self.stash, seat, 1)

    def bury(self, fighter: i64) -> None:
        """An outlaw, already taken off the board, goes to the graveyard."""
        self.grave = add(self.grave, fighter, 1)
        self.tell(DIES, self.named(fighter))

    # The secret choice

    def can_hire(self, seat: Seat) -> bool:
        """Hired Guns cost coins or notoriety."""
        side: i64 = self.side(seat)
        return (
            wide_at(self.coins, side) >= self.box.hired_coins
            or wide_at(self.notoriety, side) >= self.box.hired_notoriety
        )

    def why_not_pick(self, seat: Seat, space: i64) -> Rule | None:
        """Return the rule that keeps *seat* from choosing *space* (or to pass) this round."""
        if space == HIRED_GUNS:
            if self.can_hire(seat) or self.living(seat) == 0:
                return None
            return HIRED_GUNS_COST
        if space == PASSED:
            return None if at(self.stash, seat) == 0 else MUST_CHOOSE
        if at(self.stash, seat) == 0:
            return NO_OUTLAW_LEFT
        if self.is_lying(seat, space):
            return OWN_OUTLAW_LIES_THERE
        return None

    def must_pass(self, seat: Seat) -> bool:
        """Who has no outlaw in the stash and cannot hire has nothing to choose."""
        return at(self.stash, seat) == 0 and self.why_not_pick(seat, HIRED_GUNS) is not None

    # Resources

    def gain_coins(self, seat: Seat, amount: i64) -> None:
        """Coins come from the supply, as far as it goes."""
        amount = min(amount, self.coins_left)
        if amount > 0:
            self.coins_left -= amount
            self.coins = wide_add(self.coins, self.side(seat), amount)
            self.tell(GAINS_COINS, seat, amount)

    def gain_notoriety(self, seat: Seat, amount: i64) -> None:
        """Notoriety comes from the supply, as far as it goes; the Ranger wants none."""
        amount = min(amount, self.notoriety_left)
        if amount > 0 and seat < self.seats:
            self.notoriety_left -= amount
            self.notoriety = wide_add(self.notoriety, self.side(seat), amount)
            self.tell(GAINS_NOTORIETY, seat, amount)

    def pay_coins(self, seat: Seat, amount: i64) -> None:
        self.coins = wide_add(self.coins, self.side(seat), -amount)
        self.coins_left += amount
        self.tell(PAYS_COINS, seat, amount)

    def pay_notoriety(self, seat: Seat, amount: i64) -> None:
        self.notoriety = wide_add(self.notoriety, self.side(seat), -amount)
        self.notoriety_left += amount
        self.tell(PAYS_NOTORIETY, seat, amount)

    def is_loaded(self, fighter: i64, chamber: i64) -> bool:
        """Say if the die shows a chamber with a bullet; 1 and 8 never do."""
        return (wide_at(self.cells, fighter) >> chamber) & 1 == 1

    def load(self, seat: Seat, chamber: i64) -> None:
        self.cells = wide_put(self.cells, seat, wide_at(self.cells, seat) | 1 << chamber)
        self.tell(LOADS, seat, chamber)

    def empty(self, fighter: i64, chamber: i64) -> None:
        self.cells = wide_put(self.cells, fighter, wide_at(self.cells, fighter) & ~(1 << chamber))

    def turn_skull(self, seat: Seat) -> None:
        """The critical token shows its Skull again."""
        if at(self.skull, seat) == 0:
            self.skull = put(self.skull, seat, 1)
            self.tell(TURNS_SKULL, seat)

    def roll(self, fighter: i64) -> i64:
        face: i64 = self.rng.below(8) + 1
        self.tell(ROLLS, self.named(fighter), face)
        return face

    # The town

    def keepers(self, power: i64) -> i64:
        """Return who controls the building with a permanent power, as a set of seats."""
        slot: i64 = at(self.powers, power)
        return self.holders(slot) if slot != EMPTY else 0

    def holders(self, slot: i64) -> i64:
        """Return who holds the building of a slot, as a set of seats."""
        return set_at(self.held, slot, SEATS)

    def let_hold(self, slot: i64, seats: i64) -> None:
        self.held = set_put(self.held, slot, seats, SEATS)

    def has_power(self, seat: Seat, power: i64) -> bool:
        return (self.keepers(power) >> seat) & 1 == 1

    def is_clear(self, place: i64) -> bool:
        return self.crowd[place] == 0

    def is_town_clear(self) -> bool:
        place: i64
        for place in range(PLACES):
            if self.crowd[place] != 0:
                return False
        return True

    def place_of(self, card: i64) -> i64:
        """Return where an undead of the town is, or EMPTY."""
        place: i64
        for place in range(PLACES):
            if (self.crowd[place] >> card) & 1 == 1:
                return place
        return EMPTY

    def add_undead(self, card: i64, place: i64) -> None:
        self.crowd[place] |= 1 << card
        told: i64 = at(self.town, place) if place < SLOTS else STREET_IN_TALES
        self.tell(RISES, NOBODY, card, told)

    def draw_undead(self) -> i64:
        """Turn the top card of Boot Hill; EMPTY if none is left."""
        if self.hill == 0:
            if len(self.buried) == 0:
                return EMPTY
            self.buried, card = pop(self.buried, 0)
            return card
        self.hill -= 1
        card = pick(self.unseen, self.rng.below(count(self.unseen)))
        self.unseen &= ~(1 << card)
        return card

    def has_hill(self) -> bool:
        return self.hill > 0 or len(self.buried) > 0

    def remove_undead(self, card: i64, seat: Seat) -> None:
        """A killed undead is collected; alone, it goes below Boot Hill."""
        self.crowd[self.place_of(card)] &= ~(1 << card)
        if self.is_solo():
            self.buried = append(self.buried, card)
        else:
            self.slain[self.side(seat)] |= 1 << card

    def price(self, slot: i64) -> i64:
        """Return what the building of a slot costs now."""
        return self.box.buildings[at(self.town, slot)].price(self.holders(slot))

    # The end

    def finish(self, reason: str, winners: list[int], scores: list[int]) -> None:
        self.tell(GAME_ENDS, NOBODY)
        self.end(Outcome(reason, winners, scores))

    def lose(self, reason: str) -> None:
        """Alone: the Dead Ranger has won."""
        self.finish(reason, [], [0])

    # Copies

    def clone(self) -> Undead:
        twin = Undead(self.box, 0, self.rng.clone())
        twin.become(self)
        twin.gangs = self.gangs
        twin.harder = self.harder
        twin.last = self.last
        twin.law = self.law
        twin.day = self.day
        twin.round = self.round
        twin.noon = self.noon
        twin.hidden = self.hidden
        twin.fallen = self.fallen
        twin.hill = self.hill
        twin.unseen = self.unseen
        twin.coins_left = self.coins_left
        twin.notoriety_left = self.notoriety_left
        twin.coins = self.coins
        twin.notoriety = self.notoriety
        twin.slain = self.slain[:]
        twin.cells = self.cells
        twin.skull = self.skull
        twin.stash = self.stash
        twin.aside = self.aside
        twin.grave = self.grave
        twin.lying = self.lying
        twin.standing = self.standing
        twin.choice = self.choice
        twin.town = self.town
        twin.bonus = self.bonus
        twin.held = self.held
        twin.crowd = self.crowd[:]
        twin.powers = self.powers
        twin.buried = self.buried[:]
        return twin

    def imagine(self, seat: Seat, rng: Rng) -> Undead:
        """What *seat* cannot know: what foes have chosen in secret; each is drawn anew."""
        twin = self.clone()
        twin.rng = rng
        if self.hidden == OPEN:
            return twin
        other: i64
        for other in range(self.seats):
            if wide_at(self.choice, other) == EMPTY or self.shows_choice(other, seat):
                continue
            if self.hidden == WISHES:
                twin.choice = wide_put(
                    twin.choice, other, imagine_wishes(wide_at(self.choice, other), rng)
                )
            else:
                twin.choice = wide_put(twin.choice, other, self.imagine_space(other, rng))
        return twin

    def shows_choice(self, seat: Seat, viewer: Seat) -> bool:
        """Say if *viewer* may see what *seat* has chosen: once open, or for the own side."""
        if self.hidden == OPEN:
            return True
        return viewer != EVERYONE and not self.are_foes(seat, viewer)

    def imagine_space(self, seat: Seat, rng: Rng) -> i64:
        """Return any space that *seat* could have chosen."""
        legal = vec[i64]()
        space: i64
        for space in range(HIRED_GUNS, PASSED + 1):
            if self.why_not_pick(seat, space) is None:
                legal = append(legal, space)
        return legal[rng.below(len(legal))]
