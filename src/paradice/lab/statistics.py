"""What can be concluded from many games, and how surely."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

Z: Final = 1.959964
"""Of a normal distribution, 95 % lie within so many deviations."""


@dataclass(frozen=True)
class Share:
    """So many of so many, and the Wilson interval of 95 % around it."""

    hits: float
    total: int

    @property
    def mean(self) -> float:
        return self.hits / self.total if self.total else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        if self.total == 0:
            return 0.0, 1.0
        n, p = self.total, self.mean
        middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
        half = Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
        return max(0.0, middle - half), min(1.0, middle + half)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{100 * self.mean:.1f} % [{100 * low:.1f} – {100 * high:.1f}]"


@dataclass(frozen=True)
class Spread:
    """Numbers, their mean, their deviation and the interval of 95 % of the mean."""

    values: tuple[float, ...]

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0

    @property
    def deviation(self) -> float:
        if len(self.values) < 2:
            return 0.0
        mean = self.mean
        return sqrt(sum((value - mean) ** 2 for value in self.values) / (len(self.values) - 1))

    @property
    def half(self) -> float:
        return Z * self.deviation / sqrt(len(self.values)) if self.values else 0.0

    def __str__(self) -> str:
        return f"{self.mean:.1f} ± {self.half:.1f}"
