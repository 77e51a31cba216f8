"""Sundial: wake early, take cards, and be the richest at dusk."""
