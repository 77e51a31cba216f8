"""Professor Evil and the Citadel of Time: rescue four treasures before he hides four."""
