"""A table page as a browser gets it: its bytes, and how soon it is painted.

What is measured, at a table of Trekking for two
    page.bytes    the page with all files its HTML links, compressed as it goes over the wire; what
                  scripts fetch after that (motion, tips: some 6,000 bytes) is not counted
    page.files    how many files that are
    paint.ms      milliseconds by the browser's own clock from asking for the page to the first
                  contentful paint: the median of LOADS visits, each by a browser that has nothing
                  of the page yet; left out where there is no chromium
"""

from __future__ import annotations

import asyncio
import gzip
import os
import re
import shutil
import statistics
from urllib.request import Request, urlopen

from benchmarks.server import ServerProcess

LOADS = 5
PAINTED = """() => new Promise(tell => new PerformanceObserver(list => {
  for (const each of list.getEntriesByName('first-contentful-paint')) tell(each.startTime);
}).observe({ type: 'paint', buffered: true }))"""


def page_bytes(server: ServerProcess, path: str, secret: str) -> dict[str, float]:
    headers = {"authorization": f"Bearer {secret}", "accept-encoding": "gzip"}

    def fetch(path: str) -> tuple[int, str]:
        request = Request(f"http://127.0.0.1:{server.port}{path}", headers=headers)
        with urlopen(request, timeout=60) as answer:
            raw = answer.read()
            packed = answer.headers.get("content-encoding") == "gzip"
            return len(raw), (gzip.decompress(raw) if packed else raw).decode()

    total, page = fetch(path)
    files = set(re.findall(r'(?:href|src)="(/static/[^"#]+)', page))
    for file in sorted(files):
        total += fetch(file)[0]
    return {"page.bytes": float(total), "page.files": float(len(files) + 1)}


def paint_ms(server: ServerProcess, path: str, secret: str) -> dict[str, float]:
    names = ("chromium-headless-shell", "chromium")
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    if found is None:
        return {}
    from playwright.sync_api import sync_playwright

    times: list[float] = []
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=found, args=["--no-sandbox"])
        for _ in range(LOADS):
            context = browser.new_context(
                base_url=f"http://127.0.0.1:{server.port}",
                viewport={"width": 1280, "height": 800},
                extra_http_headers={"authorization": f"Bearer {secret}"},
            )
            page = context.new_page()
            page.goto(path)
            times.append(float(page.evaluate(PAINTED)))
            context.close()
        browser.close()
    return {"paint.ms": statistics.median(times)}


def measure() -> dict[str, float]:
    server = ServerProcess()
    try:
        table, secrets = asyncio.run(server.set_table())
        path = f"/t/{table}?seat=0"
        return page_bytes(server, path, secrets[0]) | paint_ms(server, path, secrets[0])
    finally:
        server.close()
