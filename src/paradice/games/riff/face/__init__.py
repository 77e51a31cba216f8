"""How Riff in Time is drawn."""
