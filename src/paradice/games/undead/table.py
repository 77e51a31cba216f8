"""What lies on a table of The Quick and the Undead, and the operations upon it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from paradice.core.events import EVERYONE, Seat
from paradice.core.moves import Rule
from paradice.core.rng import Rng
from paradice.core.rows import alike, where
from paradice.core.sets import count, pick
from paradice.core.table import Outcome
from paradice.games.undead.box import POWERS
from paradice.games.undead.fields import UndeadFields
from paradice.games.undead.moves import (
    ALL_CHAMBERS,
    COIN,
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
    NOTORIETY,
    OPEN,
    OWN_OUTLAW_LIES_THERE,
    PASSED,
    PAYS_COINS,
    PAYS_NOTORIETY,
    PLACES,
    RANGER_IN_TALES,
    RISES,
    ROLLS,
    SLOTS,
    STREET_IN_TALES,
    TURNS_SKULL,
    WISHES,
)

WISHED_NOTORIETY: Final[i64] = 2
WISHED_CHAMBERS: Final[i64] = 2
"""Two bits count the coins, two the notoriety; above them each chamber, from 2 up, has a bit."""


class Undead(UndeadFields):
    """One position of The Quick and the Undead; fields.toml declares what it is made of.

    After the day ``last`` the game ends in any case.

    A fighter is a seat; alone, the Dead Ranger too. A side is who shares a purse: ``slain`` are the
    undead of each, as sets. ``crowd`` is the undead of each place, the street last, as sets.
    ``hill`` counts the cards of Boot Hill, drawn from the ``unseen`` ones; ``buried`` are those
    that went back below it when one plays alone. ``fallen`` are the seats that a duel at the end of
    the game has put out.
    """

    __slots__ = ()

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

    def purses(self) -> i64:
        """Return how many purses there are."""
        return 2 if self.gangs == 1 else self.seats

    def gang(self, seat: Seat) -> i64:
        """Return the seats on the side of *seat*, as a set."""
        return 0b0101 << (seat & 1) if self.gangs == 1 else 1 << seat

    def are_foes(self, one: Seat, other: Seat) -> bool:
        return self.side(one) != self.side(other)

    def after_law(self, turn: i64) -> i64:
        """Return the seat that comes *turn* places after the Law, clockwise."""
        return self.seat_after(self.law, turn)

    def named(self, fighter: i64) -> i64:
        """Return the number of a fighter in events."""
        return fighter if fighter < self.seats else RANGER_IN_TALES

    # Outlaws

    def living(self, seat: Seat) -> i64:
        """Return how many outlaws of *seat* are in the stash, on spaces or in buildings."""
        return self.box.outlaws - self.aside_of(seat) - self.grave_of(seat)

    def is_lying(self, fighter: i64, space: i64) -> bool:
        return (self.lying_of(fighter) >> space) & 1 == 1

    def lie_down(self, fighter: i64, space: i64) -> None:
        self.set_lying(fighter, self.lying_of(fighter) | 1 << space)

    def get_up(self, fighter: i64, space: i64) -> None:
        self.set_lying(fighter, self.lying_of(fighter) & ~(1 << space))

    def is_on(self, fighter: i64, space: i64) -> bool:
        """Say if an outlaw of *fighter* is on *space*, standing or lying."""
        return self.standing_of(fighter) == space or self.is_lying(fighter, space)

    def someone_stands_on(self, space: i64) -> bool:
        return where(self.standing, self.seats, space) != 0

    def leave_space(self, fighter: i64, space: i64) -> None:
        if self.standing_of(fighter) == space:
            self.set_standing(fighter, 0)
        else:
            self.get_up(fighter, space)

    def go_home(self, seat: Seat) -> None:
        """The standing outlaw goes back to the stash."""
        self.set_standing(seat, 0)
        self.add_stash(seat, 1)

    def bury(self, fighter: i64) -> None:
        """An outlaw, already taken off the board, goes to the graveyard."""
        self.add_grave(fighter, 1)
        self.tell(DIES, self.named(fighter))

    # The secret choice

    def can_hire(self, seat: Seat) -> bool:
        """Hired Guns cost coins or notoriety."""
        return self.can_hire_for_coins(seat) or self.can_hire_for_notoriety(seat)

    def can_hire_for_coins(self, seat: Seat) -> bool:
        return self.coins_of(seat) >= self.box.hired_coins

    def can_hire_for_notoriety(self, seat: Seat) -> bool:
        return self.notoriety_of(seat) >= self.box.hired_notoriety

    def why_not_pick(self, seat: Seat, space: i64) -> Rule | None:
        """Return the rule that keeps *seat* from choosing *space* (or to pass) this round."""
        if space == HIRED_GUNS:
            if self.can_hire(seat) or self.living(seat) == 0:
                return None
            return HIRED_GUNS_COST
        if space == PASSED:
            return None if self.stash_of(seat) == 0 else MUST_CHOOSE
        if self.stash_of(seat) == 0:
            return NO_OUTLAW_LEFT
        if self.is_lying(seat, space):
            return OWN_OUTLAW_LIES_THERE
        return None

    def must_pass(self, seat: Seat) -> bool:
        """Who has no outlaw in the stash and cannot hire has nothing to choose."""
        return self.stash_of(seat) == 0 and self.why_not_pick(seat, HIRED_GUNS) is not None

    # Resources

    def coins_of(self, seat: Seat) -> i64:
        """Return the coins in the purse that *seat* uses."""
        return self.coins_at(self.side(seat))

    def notoriety_of(self, seat: Seat) -> i64:
        """Return the notoriety in the purse that *seat* uses."""
        return self.notoriety_at(self.side(seat))

    def move_coins(self, seat: Seat, amount: i64) -> None:
        """Coins pass from the supply to the purse that *seat* uses; less than 0 go back."""
        self.coins_left -= amount
        self.add_coins(self.side(seat), amount)

    def move_notoriety(self, seat: Seat, amount: i64) -> None:
        """Notoriety passes in the same way."""
        self.notoriety_left -= amount
        self.add_notoriety(self.side(seat), amount)

    def gain_coins(self, seat: Seat, amount: i64) -> None:
        """Coins come from the supply, as far as it goes."""
        amount = min(amount, self.coins_left)
        if amount > 0:
            self.move_coins(seat, amount)
            self.tell(GAINS_COINS, seat, amount)

    def gain_notoriety(self, seat: Seat, amount: i64) -> None:
        """Notoriety comes from the supply, as far as it goes; the Ranger wants none."""
        amount = min(amount, self.notoriety_left)
        if amount > 0 and seat < self.seats:
            self.move_notoriety(seat, amount)
            self.tell(GAINS_NOTORIETY, seat, amount)

    def pay_coins(self, seat: Seat, amount: i64) -> None:
        self.move_coins(seat, -amount)
        self.tell(PAYS_COINS, seat, amount)

    def pay_notoriety(self, seat: Seat, amount: i64) -> None:
        self.move_notoriety(seat, -amount)
        self.tell(PAYS_NOTORIETY, seat, amount)

    def hand_coin(self, giver: i64, taker: i64) -> None:
        """A coin changes hands; the Ranger's come from the supply and go back there."""
        if giver < self.seats:
            self.move_coins(giver, -1)
        if taker < self.seats:
            self.move_coins(taker, 1)

    def hand_notoriety(self, giver: i64, taker: i64) -> None:
        """A notoriety changes hands in the same way."""
        if giver < self.seats:
            self.move_notoriety(giver, -1)
        if taker < self.seats:
            self.move_notoriety(taker, 1)

    def lay_bonus(self, slot: i64, bonus: i64) -> None:
        """A coin, a bullet or notoriety of the supply lies on a building for its first buyer."""
        self.set_bonus(slot, bonus)
        self.count_bonus(bonus, -1)

    def take_bonus(self, slot: i64) -> i64:
        """Put back what lies on a building, to be gained from the supply; EMPTY if nothing does."""
        bonus: i64 = self.bonus_at(slot)
        self.set_bonus(slot, EMPTY)
        self.count_bonus(bonus, 1)
        return bonus

    def count_bonus(self, bonus: i64, back: i64) -> None:
        if bonus == COIN:
            self.coins_left += back
        elif bonus == NOTORIETY:
            self.notoriety_left += back

    def is_loaded(self, fighter: i64, chamber: i64) -> bool:
        """Say if the die shows a chamber with a bullet; 1 and 8 never do."""
        return (self.cells_of(fighter) >> chamber) & 1 == 1

    def load(self, seat: Seat, chamber: i64) -> None:
        self.set_cells(seat, self.cells_of(seat) | 1 << chamber)
        self.tell(LOADS, seat, chamber)

    def empty(self, fighter: i64, chamber: i64) -> None:
        self.set_cells(fighter, self.cells_of(fighter) & ~(1 << chamber))

    def turn_skull(self, seat: Seat) -> None:
        """The critical token shows its Skull again."""
        if self.skull_of(seat) == 0:
            self.set_skull(seat, 1)
            self.tell(TURNS_SKULL, seat)

    def roll(self, fighter: i64) -> i64:
        face: i64 = self.rng.below(8) + 1
        self.tell(ROLLS, self.named(fighter), face)
        return face

    # The town

    def holds(self, seat: Seat, slot: i64) -> bool:
        return (self.holders(slot) >> seat) & 1 == 1

    def keepers(self, power: i64) -> i64:
        """Return who controls the building with a permanent power, as a set of seats."""
        slot: i64 = self.slot_of(power)
        return self.holders(slot) if slot != EMPTY else 0

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
        told: i64 = self.building_at(place) if place < SLOTS else STREET_IN_TALES
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
        return self.box.buildings[self.building_at(slot)].price(self.holders(slot))

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
        twin.copy_from(self)
        return twin

    def imagine(self, seat: Seat, rng: Rng) -> Undead:
        """What *seat* cannot know: what foes have chosen in secret; each is drawn anew."""
        twin = self.clone()
        twin.rng = rng
        if self.hidden == OPEN:
            return twin
        other: i64
        for other in range(self.seats):
            if self.choice_of(other) == EMPTY or self.shows_choice(other, seat):
                continue
            if self.hidden == WISHES:
                twin.set_choice(other, imagine_wishes(self.choice_of(other), rng))
            else:
                twin.set_choice(other, self.imagine_space(other, rng))
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


# What a gang wishes to begin with: coins, notoriety, and bullets in their chambers


def coins_wished(wishes: i64) -> i64:
    return wishes & 3


def notoriety_wished(wishes: i64) -> i64:
    return (wishes >> WISHED_NOTORIETY) & 3


def chambers_wished(wishes: i64) -> i64:
    """Return the chambers that will be loaded, as a set."""
    return (wishes >> WISHED_CHAMBERS) & ALL_CHAMBERS


def wish_bullet(wishes: i64, chamber: i64) -> i64:
    """Return the wishes with a bullet in one more chamber."""
    return wishes | 1 << (chamber + WISHED_CHAMBERS)


def count_wishes(wishes: i64) -> i64:
    """Return how many resources are wished."""
    return coins_wished(wishes) + notoriety_wished(wishes) + count(chambers_wished(wishes))


def imagine_wishes(wishes: i64, rng: Rng) -> i64:
    """Return as many wishes as there are, each of any kind, bullets in any chambers."""
    imagined: i64 = 0
    left: i64 = count_wishes(wishes)
    while left > 0:
        kind: i64 = rng.below(3)
        if kind == 0:
            imagined += 1
        elif kind == 1:
            imagined += 1 << WISHED_NOTORIETY
        else:
            free: i64 = ALL_CHAMBERS & ~chambers_wished(imagined)
            imagined = wish_bullet(imagined, pick(free, rng.below(count(free))))
        left -= 1
    return imagined
