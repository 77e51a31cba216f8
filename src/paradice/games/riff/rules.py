"""The flow of Riff in Time: setting out, the turn and its three phases, how it ends."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.moves import Move, Rule
from paradice.core.position import by_name
from paradice.core.rng import Rng
from paradice.core.sets import pile_of
from paradice.core.table import Question, Step, only
from paradice.games.riff.actions import SecondSpace, TakeActions
from paradice.games.riff.box import Box
from paradice.games.riff.dice import AssemblePool
from paradice.games.riff.effects import ArrangeDeck, ChooseEffect, ChooseFixed, FollowCard, resolve
from paradice.games.riff.moves import (
    AIM,
    AIMS_AT,
    CARDS,
    CHARACTER_IS_TAKEN,
    CHARACTERS,
    DONE,
    EMPTY,
    GAME_IS_WON,
    IS_REWARDED,
    KEEP,
    LOCATIONS,
    MAY_USE,
    NOBODY,
    OPEN,
    PLAY_AS,
    PLAYS_AS,
    POSITIONS,
    REWARDED,
    ROUND_BEGINS,
    ROUND_ENDS,
    SAN_DIMAS,
    SWAP,
    SWAPS,
    TED,
    TURN_BEGINS,
)
from paradice.games.riff.payment import RegainAction
from paradice.games.riff.table import Riff

# Setting out


class ChooseCharacter(Question[Riff]):
    """4. Each player takes a character, in turn; none is taken twice."""

    def candidates(self, table: Riff, seat: Seat) -> list[Move]:
        return PLAY_AS

    def why_not(self, table: Riff, seat: Seat, move: Move) -> Rule | None:
        return CHARACTER_IS_TAKEN if table.is_taken(move.what) else None

    def play(self, table: Riff, seat: Seat, move: Move) -> None:
        table.set_who(seat, move.what)
        table.tell(PLAYS_AS, seat, move.what)
        table.pop()


class ChooseObjective(Step[Riff]):
    """6. Each player keeps one of two objectives; then each gets the action of another card."""

    def deciders(self, table: Riff) -> list[int]:
        return table.undecided()

    def candidates(self, table: Riff, seat: Seat) -> list[Move]:
        return AIM

    def play(self, table: Riff, seat: Seat, move: Move) -> None:
        table.set_task(seat, table.offer_of(seat, move.what))
        table.tell(AIMS_AT, seat, table.task_of(seat))
        if table.undecided():
            return
        table.pop()
        deal_actions(table)
        raise_first_rifts(table)
        begin_turn(table)


def deal_actions(table: Riff) -> None:
    """7. The undealt and discarded objectives are shuffled; one shows each player an action."""
    pile = vec[i64]()
    number: i64
    seat: i64
    for number in range(len(table.box.objectives)):
        if is_in_play(table, number):
            pile = append(pile, number)
    for number in range(len(pile) - 1, -1, -1):
        for seat in range(table.seats):
            if table.task_of(seat) == pile[number]:
                pile, _ = pop(pile, number)
                break
    for seat in range(table.seats):
        pile, number = pop(pile, table.rng.below(len(pile)))
        table.set_bonus(seat, number)
        table.tell(MAY_USE, seat, table.box.objectives[number].icon)


def is_in_play(table: Riff, objective: i64) -> bool:
    """With one character only, tasks that need a second one stay in the box."""
    return table.seats > 1 or not table.box.objectives[objective].company


def raise_first_rifts(table: Riff) -> None:
    """8. For each player a personage card is revealed: its present place is raised by one."""
    personages = pile_of(LOCATIONS)
    for _ in range(table.seats):
        personages, personage = pop(personages, table.rng.below(len(personages)))
        table.raise_rift(table.stand_of(personage), 1)


# The turn


def begin_turn(table: Riff) -> None:
    """Phase 1. Draw the top riff card and follow it; the other phases wait on the agenda."""
    if table.active == table.first:
        table.round += 1
        table.tell(ROUND_BEGINS, NOBODY, table.round)
    table.fresh = 0
    table.tell(TURN_BEGINS, table.active)
    table.push(END_TURN)
    table.push(TAKE_ACTIONS)
    table.push(ASSEMBLE_POOL)
    if table.draw():
        if table.character_of(table.active) == TED:
            table.push(SWAP_RIFF[table.turned])
        else:
            resolve(table, table.turned)


class SwapRiff(Step[Riff]):
    """Ted may discard the card drawn at the start of his turn; the next must be followed."""

    def __init__(self, card: i64) -> None:
        self.card: Final = card

    def numbers(self) -> list[int]:
        return [self.card]

    def deciders(self, table: Riff) -> list[int]:
        return only(table.active)

    def candidates(self, table: Riff, seat: Seat) -> list[Move]:
        return KEEP_OR_SWAP

    def play(self, table: Riff, seat: Seat, move: Move) -> None:
        table.pop()
        if move is KEEP:
            resolve(table, self.card)
            return
        table.tell(SWAPS, seat, self.card)
        if table.draw():
            resolve(table, table.turned)


class EndTurn(Step[Riff]):
    """Phase 3. Rewards for objectives; then the win, or the end of the round, or the next turn."""

    def run(self, table: Riff) -> bool:
        table.pop()
        table.clear_dice()
        reward_objectives(table)
        if table.count_fixed() == LOCATIONS:
            table.tell(GAME_IS_WON, NOBODY)
            table.win()
        else:
            pass_turn(table)
        return True


def pass_turn(table: Riff) -> None:
    """The next player begins, after the last of a round a new round."""
    table.active = table.after_active(1) if table.seats > 1 else 0
    if table.active == table.first:
        end_round(table)
    if table.result is None:
        begin_turn(table)


def reward_objectives(table: Riff) -> None:
    """Whoever has done a task lowers San Dimas, and keeps the action of the card for good."""
    turn: i64
    for turn in range(table.seats):
        seat: i64 = table.after_active(turn)
        if table.done_of(seat) == DONE:
            table.set_done(seat, REWARDED)
            objective = table.box.objectives[table.task_of(seat)]
            table.tell(IS_REWARDED, seat, objective.lowers, objective.icon)
            table.lower_san_dimas(objective.lowers)


def end_round(table: Riff) -> None:
    """San Dimas rises; the round is then full for those who used no Reroll and no Booth."""
    table.tell(ROUND_ENDS, NOBODY, table.round)
    table.raise_san_dimas(1)
    if table.result is not None:
        return
    turn: i64
    for turn in range(table.seats):
        seat: i64 = table.after_active(turn)
        if table.hasty_of(seat) == 0 and table.done_of(seat) == OPEN:
            table.box.objectives[table.task_of(seat)].task.rested(table, seat)
        table.set_hasty(seat, 0)


# The deal


def deal(box: Box, seats: int, harder: int, chosen: bool, rng: Rng) -> Riff:
    """Lay out a new game; characters are dealt, or chosen beginning with the first player."""
    table = Riff(box, seats, rng)
    table.unpack()
    table.set_level(SAN_DIMAS, seats + harder)
    table.first = rng.below(seats)
    table.active = table.first
    positions = pile_of(POSITIONS)
    positions, _ = pop(positions, SAN_DIMAS)
    rng.shuffle(positions)
    place: i64
    for place in range(LOCATIONS):
        table.set_spot(place, positions[place])
        table.set_disc(positions[place], place)
    lose_personages(table)
    table.plan([CHOOSE_OBJECTIVE])
    characters = pile_of(CHARACTERS)
    for place in range(seats):
        if chosen:
            last: i64 = (table.first + seats - 1 - place) % seats
            table.push(ChooseCharacter(last))
        else:
            characters, who = pop(characters, rng.below(len(characters)))
            table.set_who(place, who)
    pile = vec[i64]()
    for place in range(len(box.objectives)):
        if is_in_play(table, place):
            pile = append(pile, place)
    for place in range(2 * seats):
        pile, objective = pop(pile, rng.below(len(pile)))
        table.set_offer(place // 2, place % 2, objective)
    return table


def lose_personages(table: Riff) -> None:
    """3. Personages are dealt onto the positions, again while more than three are at home."""
    while True:
        positions = pile_of(POSITIONS)
        positions, _ = pop(positions, SAN_DIMAS)
        table.rng.shuffle(positions)
        at_home: i64 = 0
        personage: i64
        for personage in range(LOCATIONS):
            table.set_stand(personage, positions[personage])
            if table.stand_of(personage) == table.spot_of(personage):
                at_home += 1
        if at_home <= table.box.most_at_home:
            return


KEEP_OR_SWAP: Final = [KEEP, SWAP]
SWAP_RIFF: Final = [SwapRiff(card) for card in range(CARDS)]
CHOOSE_OBJECTIVE: Final = ChooseObjective()
ASSEMBLE_POOL: Final = AssemblePool(EMPTY)
TAKE_ACTIONS: Final = TakeActions()
END_TURN: Final = EndTurn()

STEPS: Final = by_name(
    ChooseCharacter,
    ChooseObjective,
    SwapRiff,
    FollowCard,
    ChooseEffect,
    ChooseFixed,
    ArrangeDeck,
    AssemblePool,
    TakeActions,
    RegainAction,
    SecondSpace,
    EndTurn,
)
