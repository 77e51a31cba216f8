"""What is sent of a changed part: the letters that changed, and hardly more."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from paradice.web.patch import NEAR, SHORT, delta

LETTERS = '<li class="slot">−◆é𝄞&amp;</li>'


def patched(old: str, told: Sequence[int | str] | str) -> str:
    """Do what the script does with a difference."""
    if isinstance(told, str):
        return told
    new, at = "", 0
    for place in range(0, len(told), 3):
        stay, go, come = told[place : place + 3]
        assert isinstance(stay, int)
        assert isinstance(go, int)
        new += old[at : at + stay] + str(come)
        at += stay + go
    return new + old[at:]


@pytest.mark.parametrize("seed", range(40))
def test_a_browser_makes_the_new_part_from_the_old_one_and_the_difference(seed: int) -> None:
    rng = random.Random(seed)
    letters = LETTERS if seed % 2 else LETTERS.encode("ascii", "ignore").decode()
    old = "".join(rng.choices(letters, k=rng.randrange(200, 3000)))
    first, last = sorted(rng.choices(range(len(old)), k=2))
    between = "".join(rng.choices(letters, k=rng.randrange(300)))
    new = old[:first] + between + old[last:]
    assert patched(old, delta(old, new)) == new
    assert patched(new, delta(new, old)) == old


@pytest.mark.parametrize("seed", range(40))
def test_a_browser_makes_the_new_part_whatever_goes_comes_and_moves(seed: int) -> None:
    rng = random.Random(seed)
    old = [f'<li class="slot" id="slot-{place}">{rng.random()}</li>' * 2 for place in range(30)]
    new = old[:]
    for _ in range(rng.randrange(6)):
        new.insert(rng.randrange(len(new)), new.pop(rng.randrange(len(new))))
        del new[rng.randrange(len(new))]
        new.insert(rng.randrange(len(new)), f"<p>{rng.random()}</p>" * rng.randrange(8))
    for one, other in ((old, new), (new, old)):
        whole, wanted = "".join(one), "".join(other)
        assert patched(whole, delta(whole, wanted)) == wanted


def letters_of(told: Sequence[int | str] | str) -> int:
    assert not isinstance(told, str)
    return sum(len(each) for each in told if isinstance(each, str))


def test_a_change_of_one_letter_sends_few_letters() -> None:
    old = "a" * 10 * SHORT + "b" + "c" * 10 * SHORT
    told = delta(old, old.replace("b", "x"))
    assert "x" in told[2]
    assert letters_of(told) <= 2 * NEAR + 1


def test_what_stays_between_two_changes_is_not_sent() -> None:
    between = "".join(f"<i>{place}</i>" for place in range(200))
    told = delta(f"<b>on</b>{between}<b>off</b>", f"<b>off</b>{between}<b>on</b>")
    assert letters_of(told) <= 4 * NEAR + len("onoff")


def test_cards_that_move_up_are_not_sent_again() -> None:
    cards = [
        f'<li><b>{place}</b><p title="card {place}">{"text " * 40}</p></li>' for place in range(9)
    ]
    told = delta("".join(cards[:8]), "".join(cards[:3] + cards[4:]))
    assert letters_of(told) <= len(cards[8]) + 100


def test_texts_that_are_short_new_or_foreign_are_sent_whole() -> None:
    short, one, other = "a" * (SHORT - 1), "one" * SHORT, "other" * SHORT
    assert delta(short, short + "b") == short + "b"
    assert delta(one, other) == other
    assert delta(one, one + "é") == one + "é"
