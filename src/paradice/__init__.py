"""Paradice: a parlour for four board games about lost time, from one source of rules."""

__version__ = "0.1.0"
