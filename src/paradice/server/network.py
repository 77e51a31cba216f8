"""Where the server can be reached: from this machine alone, or from the home network too."""

from __future__ import annotations

import socket
from collections.abc import Awaitable, Callable, Sequence
from ipaddress import ip_address
from typing import Final, TypeAlias
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.types import Scope

Listen: TypeAlias = Callable[[str], Awaitable[None]]
"""Begin to listen on another address of this machine, on the same port."""

ANYWHERE: Final = ("0.0.0.0", "::")


def is_loopback(name: str) -> bool:
    """Whether only this machine can open an address with this host name."""
    try:
        return ip_address(name.strip("[]")).is_loopback
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")


def origin_of(address: str) -> str:
    found = urlsplit(address)
    return f"{found.scheme}://{found.netloc}".lower()


def host_of(scope: Scope) -> str:
    """Return the name by which a request says it reached this server, without its port."""
    named = [value for name, value in scope["headers"] if name == b"host"]
    host = named[0].decode("latin-1").lower() if len(named) == 1 else ""
    if host.startswith("["):
        return host[: host.find("]") + 1].strip("[]")
    return host.partition(":")[0].rstrip(".")


def home_address() -> str:
    """Return the address of this machine in its network; empty where it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent
            found = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if is_loopback(found) or found in ANYWHERE else found


class Network:
    """The addresses of a running server. Without a listener it cannot be opened from a page."""

    def __init__(
        self,
        port: int = 0,
        host: str = "",
        listen: Listen | None = None,
        known_as: Sequence[str] = (),
        public_url: str = "",
    ) -> None:
        """*known_as* are further names of the server: `club.example`, or `https://club.example`."""
        self.port: Final = port
        whole = [name for name in (public_url, *known_as) if "://" in name]
        self.links: Final = whole[0].rstrip("/") if whole else ""
        """Where links for others begin, where that was said."""
        self.origins: Final = frozenset(origin_of(name) for name in whole)
        """What browsers may name as the origin of a form, whatever a proxy makes of the host."""
        self.root: Final = urlsplit(public_url).path.rstrip("/")
        """The path of another site below which this one stands, such as `/games`."""
        own = socket.gethostname().lower()
        names = [urlsplit(f"//{name.rpartition('://')[2]}").hostname or "" for name in whole]
        names += [name.partition(":")[0].rstrip("/").lower() for name in known_as]
        self.names: Final = {own, *filter(None, names)}
        self.listen: Final = listen
        self.home = ""
        """Its address in the home network, once it is open there."""
        if host in ANYWHERE:
            self.home = self.address(home_address())

    def address(self, host: str) -> str:
        return f"http://{host}:{self.port}" if host else ""

    def is_here(self, scope: Scope) -> bool:
        """Whether a request names this server.

        A page of another site may lead its own name to our address, and would then be of the same
        origin: only names that are ours are answered.
        """
        host = host_of(scope)
        server = scope.get("server")
        if server and host == str(server[0]).strip("[]").partition("%")[0].lower():
            return True
        return host in self.names or host.endswith(".local") or is_loopback(host)

    def may_open(self, request: Request) -> bool:
        """Whether this page may open the server: it is shown on this very machine, by its starter.

        Behind a proxy everybody seems to be here, but asks for another host.
        """
        here = request.client is not None and is_loopback(request.client.host)
        return self.listen is not None and here and self.is_local(request) and not self.home

    def is_local(self, request: Request) -> bool:
        """Whether a page was asked for by an address that leads nowhere from other machines.

        Where the public address is known links begin with that, whatever a proxy asks for.
        """
        return not self.links and is_loopback(request.url.hostname or "")

    def base(self, request: Request) -> str:
        """Return the beginning of links for others: the home address where the page's is local."""
        if self.links:
            return self.links
        if self.home and self.is_local(request):
            return self.home
        return f"{request.url.scheme}://{request.url.netloc}"

    async def open(self) -> str:
        """Listen in the home network too; return the address, or nothing where there is none."""
        if not self.home and self.listen is not None:
            found = home_address()
            if found:
                await self.listen(found)
                self.home = self.address(found)
                self.names.add(found)
        return self.home


def network_of(request: Request) -> Network:
    network: Network = request.app.state.network
    return network
