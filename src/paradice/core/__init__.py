"""What every game is made of: no input or output, no clock, no words, no game."""
