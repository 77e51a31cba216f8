"""How tables are drawn: what the faces of all games share."""
