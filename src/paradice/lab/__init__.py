"""The laboratory: series of games, and statistics of games and players."""
