"""Riff in Time: bring ten lost personages home and close every rift before the present breaks."""
