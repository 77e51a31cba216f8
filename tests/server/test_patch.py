"""What is sent of a changed part: the letters that changed, and hardly more."""

from __future__ import annotations

import random

import pytest

from paradice.web.patch import NEAR, SHORT, delta

LETTERS = '<li class="slot">−◆é𝄞&amp;</li>'


def as_browser(text: str) -> bytes:
    """A text in the letters a browser counts."""
    return text.encode("utf-16-le")


def patched(old: str, told: tuple[int, int, str] | str) -> str:
    """Do what the script does with a difference."""
    if isinstance(told, str):
        return told
    head, tail, middle = told
    was = as_browser(old)
    kept = was[len(was) - 2 * tail :] if tail else b""
    return (was[: 2 * head] + as_browser(middle) + kept).decode("utf-16-le")


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


def test_a_change_of_one_letter_sends_few_letters() -> None:
    old = "a" * 10 * SHORT + "b" + "c" * 10 * SHORT
    told = delta(old, old.replace("b", "x"))
    assert not isinstance(told, str)
    assert "x" in told[2]
    assert len(told[2]) <= 2 * NEAR + 1
