"""How the town is drawn."""
