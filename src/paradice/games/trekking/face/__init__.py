"""How Trekking is drawn."""
