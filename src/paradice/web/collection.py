"""The page of a collection; its script fills it with what the browser has stored."""

from __future__ import annotations

from paradice.faces.face import Collection
from paradice.faces.html import Html
from paradice.faces.pen import Pen
from paradice.web.page import story_box


def collection_page(collection: Collection, pen: Pen) -> Html:
    return Html(
        f'<main class="col" data-nothing="{pen("shell-shelf-nothing")}" '
        f'data-bad="{pen("shell-shelf-bad")}" data-first="{pen("shell-shelf-first", date="@")}" '
        f'data-since="{pen("shell-shelf-since", date="@")}" data-new="{pen("shell-shelf-new")}">'
        f'<p class="col-do"><span class="seg" hidden>{collection.filters(pen)}</span>'
        f'<button type="button" class="btn-s" data-export hidden>'
        f"{pen('shell-shelf-export')}</button>"
        f'<label class="btn-s" hidden>{pen("shell-shelf-import")}'
        f'<input type="file" accept="application/json,.json" data-import></label></p>'
        f'<p class="col-say" role="status"></p>'
        f'<div id="shelf">{collection.draw(frozenset(), pen, 0)}</div></main>{story_box(pen)}'
    )
