"""The server: rooms, seats, connections and the store. It owns every true table."""
