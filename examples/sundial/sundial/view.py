"""What a seat may see of a Sundial table, and how its moves are called there."""

from __future__ import annotations

from paradice.core.moves import Move
from paradice.core.phrase import Phrase
from paradice.core.view import View, close_view, label_by_key, open_view
from sundial.cards import read_cards
from sundial.moves import SECRET
from sundial.table import Sundial


def view(table: Sundial, seat: int) -> View:
    outcome = table.outcome()
    sheets = [{"total": int(score)} for score in table.score]
    return open_view("sundial", table, seat) | {
        "row": [f"card-{table.cards[card].name}" for card in table.row],
        "deck": int(table.in_deck()),
        "players": [player(table, other, seat) for other in range(table.seats)],
        "result": None if outcome is None else close_view(outcome, sheets),
    }


def player(table: Sundial, seat: int, viewer: int) -> View:
    """All but the hour that another has pledged, while somebody sleeps."""
    is_seen = seat == viewer or len(table.asleep()) == 0
    pledge = int(table.pledge[seat]) if is_seen else int(SECRET)
    return {
        "hour": int(table.hour[seat]),
        "score": int(table.score[seat]),
        "has_pledged": table.pledge[seat] != SECRET,
        "pledge": None if pledge == SECRET else pledge,
    }


def label(view: View, move: Move) -> Phrase:
    what = int(move.what)
    row: list[str] = view["row"]
    if move.verb == "take" and what < len(row):
        return Phrase("move-take", {"card": Phrase(row[what])})
    return label_by_key(view, move)


def thing(kind: str, number: int) -> str | None:
    return f"card-{read_cards()[number].name}" if kind == "card" else None
