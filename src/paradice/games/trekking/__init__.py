"""Trekking Through History: three days among the centuries, as far as possible in their order."""
