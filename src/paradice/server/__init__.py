"""Rooms, seats, sockets and the store: the wing that owns every true table."""
