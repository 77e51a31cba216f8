"""A PostgreSQL, as the tests of the server have it."""

from tests.server.conftest import postgres, postgres_server

__all__ = ["postgres", "postgres_server"]
