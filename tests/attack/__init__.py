"""Attacks on a running server, too long or too privileged for `make test`: see `make attack`."""
