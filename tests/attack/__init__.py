"""Attacks on a running server: short in `make test`, long by `make attack`."""
