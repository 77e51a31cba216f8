"""What a seat observes, worked out slowly from its view alone: one encoder for each game."""
