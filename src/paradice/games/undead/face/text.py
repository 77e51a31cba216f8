"""West Fort in text."""

from __future__ import annotations

from collections.abc import Sequence

from paradice.core.sets import has
from paradice.core.view import step_of
from paradice.faces.text import Section
from paradice.games.undead.box import ANYWHERE, NO_SHOT
from paradice.games.undead.cards import read_box
from paradice.games.undead.moves import (
    EMPTY,
    HIGHEST,
    HIRED_GUNS,
    JOKER,
    KINDS,
    LOWEST,
    PASSED,
    RANGER_IN_TALES,
)
from paradice.games.undead.schema import Player, UndeadView
from paradice.i18n.words import Words


def sections(view: UndeadView, words: Words, names: Sequence[str]) -> list[Section]:
    if view["result"] is not None:
        return [scores(view, words, names), town(view, words, names)]
    return [
        town(view, words, names),
        reserve(view, words),
        spaces(view, words, names),
        players(view, words, names),
    ]


def called(fighter: int, words: Words, names: Sequence[str]) -> str:
    return words("ranger") if fighter == RANGER_IN_TALES else words.name(fighter, names)


def all_called(fighters: list[int], words: Words, names: Sequence[str]) -> str:
    return ", ".join(called(fighter, words, names) for fighter in fighters)


def town(view: UndeadView, words: Words, names: Sequence[str]) -> Section:
    """The buildings clockwise from the graveyard, then the street."""
    title = words("head-town", day=view["day"] + 1, round=view["round"] + 1)
    section = Section(words("head-noon") if view["noon"] else title, hue="yellow")
    heads = ("building", "ability", "price", "worth", "holder", "undead")
    section.head = [words(f"head-{head}") for head in heads]
    for slot in view["slots"]:
        building = read_box().buildings[slot["building"]]
        when = "is-start" if building.ability.power() == EMPTY else "is-permanent"
        holders = all_called(slot["holders"], words, names) or words("nobody")
        if slot["bonus"] != EMPTY:
            kind = words(f"resource-{KINDS[slot['bonus']]}")
            holders += f" ({words('bonus', resource=kind)})"
        section.rows.append(
            [
                words(f"building-{building.name}"),
                f"{words(f'does-{building.name}')} ({words(when)})",
                str(slot["price"]),
                str(building.notoriety),
                holders,
                all_undead(slot["undead"], words),
            ]
        )
    street = [words("street"), "", "", "", "", all_undead(view["street"], words)]
    section.rows.append(street)
    return section


def reserve(view: UndeadView, words: Words) -> Section:
    """How many cards Boot Hill still has, and what is left to gain."""
    supply = words("supply", coins=view["coins"], notoriety=view["notoriety"])
    return Section(words("hill-left", count=view["hill"]), [[supply]], hue="magenta")


def all_undead(cards: list[int], words: Words) -> str:
    return "; ".join(undead(card, words) for card in cards) or words("none")


def undead(number: int, words: Words) -> str:
    """An undead with its worth and its weak points."""
    card = read_box().undead[number]
    weak = " ".join(str(chamber) for chamber in range(2, 8) if has(card.weak, chamber))
    name = words(f"undead-{card.name}")
    return words("undead-card", undead=name, worth=int(card.notoriety), weak=weak)


def spaces(view: UndeadView, words: Words, names: Sequence[str]) -> Section:
    """What each space does and pays, who stands there, and who lies there since earlier today."""
    section = Section(words("head-spaces"), hue="cyan")
    heads = ("space", "ability", "income", "standing", "lying")
    section.head = [words(f"head-{head}") for head in heads]
    alone = view["ranger"] is not None
    for number in [HIRED_GUNS, *range(HIGHEST, 0, -1)]:
        if number == JOKER and alone:
            continue
        each = view["spaces"][number]
        section.rows.append(
            [
                words(f"space-{read_box().spaces[number].name}"),
                ability(number, words),
                income(number, words),
                all_called(each["standing"], words, names),
                all_called(each["lying"], words, names),
            ]
        )
    return section


def ability(number: int, words: Words) -> str:
    if number < LOWEST:
        return words("ability-hire" if number == HIRED_GUNS else "ability-joker")
    space = read_box().spaces[number]
    parts: list[str] = []
    if space.steal != EMPTY:
        parts.append(words(f"ability-steal-{KINDS[space.steal]}"))
    if space.reach:
        reach = " ".join(str(n) for n in range(HIGHEST, 1, -1) if has(space.reach, n))
        parts.append(words("ability-intimidate", spaces=reach))
    if space.shoot != NO_SHOT:
        parts.append(words("ability-hunt" if space.shoot == ANYWHERE else "ability-fight"))
    return either(parts, words)


def either(parts: list[str], words: Words) -> str:
    """One, two or three."""
    if len(parts) < 2:
        return "".join(parts)
    return words("or-list", first=", ".join(parts[:-1]), last=parts[-1])


def income(number: int, words: Words) -> str:
    if number < LOWEST:
        return words("income-skull") if number == HIRED_GUNS else ""
    space = read_box().spaces[number]
    amounts = [(int(space.income(kind)), name) for kind, name in enumerate(KINDS)]
    parts = [words(f"amount-{name}", amount=amount) for amount, name in amounts if amount]
    return either(parts, words) if space.is_choice else " + ".join(parts)


def players(view: UndeadView, words: Words, names: Sequence[str]) -> Section:
    """What everybody has, and what lies under each die."""
    section = Section(words("head-players"), hue="green")
    heads = (
        "player", "choice", "coins", "notoriety", "chambers", "critical", "stash", "spare",
        "grave", "slain", "score",
    )  # fmt: skip
    section.head = [words(f"head-{head}") for head in heads]
    for seat, player in enumerate(view["players"]):
        name = called(seat, words, names)
        if view["law"] == seat:
            name = words("law", seat=name)
        slain = [read_box().undead[card].notoriety for card in player["slain"]]
        section.rows.append(
            [
                ("▶ " if seat in view["deciders"] else "") + name,
                die(view, player, words),
                str(player["coins"]),
                str(player["notoriety"]),
                chambers(player["chambers"], words),
                words("skull" if player["skull"] else "backfire"),
                str(player["stash"]),
                str(player["aside"]),
                str(player["grave"]),
                " + ".join(str(worth) for worth in slain),
                str(player["score"]) if view["ranger"] is None else "",
            ]
        )
    ranger = view["ranger"]
    if ranger is not None:
        token = words("skull" if ranger["skull"] else "backfire")
        held = chambers(ranger["chambers"], words)
        grave = str(ranger["grave"])
        section.rows.append([words("ranger"), "", "", "", held, token, "", "", grave, "", ""])
    return section


def chambers(loaded: list[int], words: Words) -> str:
    return " ".join(str(chamber) for chamber in loaded) or words("none")


def die(view: UndeadView, player: Player, words: Words) -> str:
    """The space chosen, or only that one is chosen."""
    if step_of(view["asked"]) == "ChooseStart":
        if player["wishes"]:
            coins, bullets, notoriety = player["wishes"]
            return words("die-wishes", coins=coins, bullets=bullets, notoriety=notoriety)
        return words("die-hidden" if player["wished"] == 3 else "die-none")
    choice = player["choice"]
    if choice == EMPTY:
        if not view["secret"]:
            return ""
        return words("die-hidden" if player["has_chosen"] else "die-none")
    if choice == PASSED:
        return words("move-pass")
    return words(f"space-{read_box().spaces[choice].name}")


def scores(view: UndeadView, words: Words, names: Sequence[str]) -> Section:
    """The score sheet with its parts."""
    result = view["result"]
    assert result is not None
    section = Section(words(f"reason-{result['reason']}"), hue="yellow")
    parts = ["tokens", "undead", "buildings", "coins", "total"]
    if view["ranger"] is not None:
        parts = ["base", "tokens", "clear", "buildings", "ranger", "dead", "total"]
    section.head = [words("head-player")] + [words(f"score-{part}") for part in parts]
    order = sorted(range(len(view["players"])), key=lambda seat: -result["scores"][seat])
    for seat in order:
        star = "★ " if seat in result["winners"] and len(order) > 1 else ""
        sheet = result["sheets"][seat]
        section.rows.append(
            [star + called(seat, words, names)] + [str(sheet[part]) for part in parts]
        )
    return section
