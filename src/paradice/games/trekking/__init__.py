"""Trekking Through History: three days among the centuries, from the earliest year to the latest."""
