"""The view of a table of West Fort and what it asks, as types.

What is asked has the name of its step, and the arguments that the step was made with.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from paradice.core.schema import Head, Result

# What is asked


class AskChooseStart(TypedDict):
    """Everybody chooses three resources in secret, one by one; a bullet with its chamber."""

    step: Literal["ChooseStart"]


class AskUseBuildings(TypedDict):
    """Round start: the owner may use his buildings, each once, in any order he likes."""

    step: Literal["UseBuildings"]
    seat: int
    used: int


class AskChooseGoods(TypedDict):
    """The coin is paid: a bullet or a notoriety?"""

    step: Literal["ChooseGoods"]
    seat: int


class AskChooseSpace(TypedDict):
    """Everybody chooses a space in secret; the dice are revealed together."""

    step: Literal["ChooseSpace"]


class AskSendJoker(TypedDict):
    """The joker goes to any space where nobody stands."""

    step: Literal["SendJoker"]
    seat: int


class AskHire(TypedDict):
    """Hired Guns: pay coins or notoriety for an outlaw, a bullet and the Skull."""

    step: Literal["Hire"]
    seat: int


class AskOfferBribe(TypedDict):
    """The holder of the Sheriff's Office may give a coin to an opponent and stay out of it."""

    step: Literal["OfferBribe"]
    seat: int
    space: int
    fighters: int


class AskAnnounceTarget(TypedDict):
    """Each duellist announces a target, in order from the Law; a lone foe needs no word."""

    step: Literal["AnnounceTarget"]
    space: int
    fighters: int
    targets: int


class AskDuelCritical(TypedDict):
    """All dice are seen: in order, who has an 8 and the Skull triggers the critical hit or not."""

    step: Literal["DuelCritical"]
    space: int
    fighters: int
    targets: int
    faces: int
    asked: int
    triggered: int


class AskUseAbility(TypedDict):
    """1. Use the ability of the space on one target, or skip it."""

    step: Literal["UseAbility"]
    seat: int
    space: int


class AskAnswerThreat(TypedDict):
    """Who is intimidated pays two resources, or steps out and is shot at once."""

    step: Literal["AnswerThreat"]
    seat: int
    shooter: int
    space: int


class AskPayThreat(TypedDict):
    """The target gives resources one by one; for a bullet both choose their chambers."""

    step: Literal["PayThreat"]
    seat: int
    taker: int
    left: int


class AskShotCritical(TypedDict):
    """An 8 with the Skull: trigger the critical hit, or let the shot miss."""

    step: Literal["ShotCritical"]
    seat: int
    target: int
    space: int


class AskBreakBullet(TypedDict):
    """Alone: a critical hit at the Ranger's outlaw takes any bullet from his card."""

    step: Literal["BreakBullet"]
    seat: int


class AskKeepShooting(TypedDict):
    """Shoot again at the same undead, or stop; each bullet fired is spent."""

    step: Literal["KeepShooting"]
    seat: int
    card: int
    rolled: int


class AskUndeadCritical(TypedDict):
    """An 8 with the Skull kills any undead without a bullet, if you want to."""

    step: Literal["UndeadCritical"]
    seat: int
    card: int
    rolled: int


class AskStripBullet(TypedDict):
    """The thief chooses which bullet of the victim's card he takes, then a chamber of his own."""

    step: Literal["StripBullet"]
    seat: int
    victim: int


class AskRobMore(TypedDict):
    """The Outlaw Hideout: take one more of the same from the same victim, or not."""

    step: Literal["RobMore"]
    seat: int
    victim: int
    kind: int


class AskLoadBullets(TypedDict):
    """Each bullet gained goes at once into an empty chamber of its owner's choice."""

    step: Literal["LoadBullets"]
    seat: int
    left: int


class AskLoadBonus(TypedDict):
    """The bullet that lay on the building goes into a chamber; the turn's purchase is made."""

    step: Literal["LoadBonus"]
    seat: int
    left: int


class AskPlaceUndead(TypedDict):
    """The undead goes to any building or to the street; some may only go where none is."""

    step: Literal["PlaceUndead"]
    seat: int
    card: int
    clear_only: int


class AskTakeIncome(TypedDict):
    """2. Take the income of the space: all of it, or one of the resources it offers."""

    step: Literal["TakeIncome"]
    seat: int
    space: int


class AskTakeExtra(TypedDict):
    """The Railway Station: take one more of a resource that the income brought, or not."""

    step: Literal["TakeExtra"]
    seat: int
    kinds: int


class AskBuyBuilding(TypedDict):
    """The end of a turn: the outlaw on the space may buy one building and go there."""

    step: Literal["BuyBuilding"]
    seat: int


class AskAnswerClaim(TypedDict):
    """Somebody has paid for your building: leave it for the stash, or stay and fight."""

    step: Literal["AnswerClaim"]
    seat: int
    claimant: int
    slot: int


class AskFightCritical(TypedDict):
    """An 8 with the Skull in a fight for a building; the attacker decides once ``face`` is set."""

    step: Literal["FightCritical"]
    attacker: int
    defender: int
    slot: int
    face: int


class AskWithdraw(TypedDict):
    """At the end of a round the owner may take outlaws out of buildings."""

    step: Literal["Withdraw"]
    seat: int


class AskPayUpkeep(TypedDict):
    """At the end of a day each building costs its holder a bullet, or the outlaw goes home."""

    step: Literal["PayUpkeep"]
    seat: int
    slot: int


Asked: TypeAlias = (
    AskChooseStart
    | AskUseBuildings
    | AskChooseGoods
    | AskChooseSpace
    | AskSendJoker
    | AskHire
    | AskOfferBribe
    | AskAnnounceTarget
    | AskDuelCritical
    | AskUseAbility
    | AskAnswerThreat
    | AskPayThreat
    | AskShotCritical
    | AskBreakBullet
    | AskKeepShooting
    | AskUndeadCritical
    | AskStripBullet
    | AskRobMore
    | AskLoadBullets
    | AskLoadBonus
    | AskPlaceUndead
    | AskTakeIncome
    | AskTakeExtra
    | AskBuyBuilding
    | AskAnswerClaim
    | AskFightCritical
    | AskWithdraw
    | AskPayUpkeep
)

# The view


class Space(TypedDict):
    """An action space: who stands and who lies there."""

    standing: list[int]
    lying: list[int]


class Slot(TypedDict):
    """A building: what it costs, who holds it, which undead are there."""

    slot: int
    building: int
    price: int
    bonus: int
    holders: list[int]
    undead: list[int]


class Fighter(TypedDict):
    """The targeting card of an outlaw, and where its figures are."""

    chambers: list[int]
    skull: bool
    grave: int
    standing: int
    lying: list[int]


class Player(Fighter):
    """A gang, as far as the viewer may know."""

    side: int
    coins: int
    notoriety: int
    slain: list[int]
    stash: int
    aside: int
    buildings: list[int]
    has_chosen: bool
    choice: int
    wished: int
    wishes: list[int]
    score: int


class UndeadView(Head):
    """What a seat may see of a table."""

    day: int
    round: int
    last: int
    noon: bool
    law: int
    gangs: bool
    harder: list[str]
    secret: bool
    hill: int
    buried: list[int]
    coins: int
    notoriety: int
    spaces: list[Space]
    slots: list[Slot]
    street: list[int]
    players: list[Player]
    ranger: Fighter | None
    asked: Asked | None
    result: Result | None
