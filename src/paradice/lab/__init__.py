"""The laboratory: many games at once, and what they tell about a game and its players."""
