"""The addresses of the server: of this machine alone, or of the home network too."""

from __future__ import annotations

import socket
from collections.abc import Awaitable, Callable, Sequence
from ipaddress import ip_address
from typing import Final, TypeAlias
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.types import Scope

Listen: TypeAlias = Callable[[str], Awaitable[None]]
"""Listens on another address of this machine, on the same port."""

ANYWHERE: Final = ("0.0.0.0", "::")


def is_loopback(name: str) -> bool:
    """Return whether a host name is that of this machine for itself."""
    try:
        return ip_address(name.strip("[]")).is_loopback
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")


def origin_of(address: str) -> str:
    found = urlsplit(address)
    return f"{found.scheme}://{found.netloc}".lower()


def host_of(scope: Scope) -> str:
    """Return the host name of a request, without the port."""
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
        """The public address with which links for others begin, if it was set."""
        self.origins: Final = frozenset(origin_of(name) for name in whole)
        """The origin that forms may come from, whatever host a proxy sends."""
        self.root: Final = urlsplit(public_url).path.rstrip("/")
        """The path under which this server is mounted on another site, such as `/games`."""
        own = socket.gethostname().lower()
        names = [urlsplit(f"//{name.rpartition('://')[2]}").hostname or "" for name in whole]
        names += [name.partition(":")[0].rstrip("/").lower() for name in known_as]
        self.names: Final = {own, *filter(None, names)}
        self.listen: Final = listen
        self.home = ""
        """The address in the home network, once it is open there."""
        if host in ANYWHERE:
            self.home = self.address(home_address())

    def address(self, host: str) -> str:
        return f"http://{host}:{self.port}" if host else ""

    def is_here(self, scope: Scope) -> bool:
        """Return whether a request names this server.

        A page of another site may let its own name resolve to our address, and would then be of the
        same origin: only our names are answered.
        """
        host = host_of(scope)
        server = scope.get("server")
        if server and host == str(server[0]).strip("[]").partition("%")[0].lower():
            return True
        return host in self.names or host.endswith(".local") or is_loopback(host)

    def may_open(self, request: Request) -> bool:
        """Return whether this request may open the server: it comes from this machine.

        Behind a proxy every request seems to come from here, but names another host.
        """
        here = request.client is not None and is_loopback(request.client.host)
        return self.listen is not None and here and self.is_local(request) and not self.home

    def is_local(self, request: Request) -> bool:
        """Return whether a request names an address that does not work on other machines.

        With a public address links begin with that, whatever a proxy names.
        """
        return not self.links and is_loopback(request.url.hostname or "")

    def base(self, request: Request) -> str:
        """Return the beginning of links for others: the home address for a local page."""
        if self.links:
            return self.links
        if self.home and self.is_local(request):
            return self.home
        return f"{request.url.scheme}://{request.url.netloc}"

    async def open(self) -> str:
        """Listen in the home network too; return the address, or nothing if there is none."""
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
