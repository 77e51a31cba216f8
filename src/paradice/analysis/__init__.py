"""Finished games judged: each side's chance through the game, luck and play apart."""
