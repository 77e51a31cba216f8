"""The Quick and the Undead: outlaws, buildings and the walking dead of West Fort."""
