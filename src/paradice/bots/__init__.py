"""Players for any table: they know the interfaces of core and a game's hints, not its rules."""
