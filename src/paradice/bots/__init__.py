"""Players for any table: they know the contract and a game's hints, never its rules."""
