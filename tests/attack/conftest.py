"""The stores and databases that attacks are made on."""

from tests.server.conftest import postgres, postgres_server, url

__all__ = ["postgres", "postgres_server", "url"]
