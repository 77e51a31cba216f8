"""The balance of a game: many games in every set-up, on one page with plots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from paradice.core.game import BadSetup, Game
from paradice.faces.html import Html, escape, safe
from paradice.i18n.words import Words, words
from paradice.lab.plots import columns, share_bars
from paradice.lab.results import team_wins, wins_by_seat
from paradice.lab.series import GameResult, Series, make_series
from paradice.lab.statistics import Share, Spread

SEEN_ENOUGH: Final = 10
"""A thing seen in fewer seats than this is not ranked."""
RANKED: Final = 12

STYLE: Final = """
:root{color-scheme:light dark;--ink:#222;--soft:#667;--bar:#3b6ea5;--par:#b4552d;--bg:#fbfaf7}
@media(prefers-color-scheme:dark){:root{--ink:#eee;--soft:#aab;--bar:#7fb0e6;--par:#f0976b;--bg:#16181c}}
body{margin:0 auto;max-width:46rem;padding:1rem;background:var(--bg);color:var(--ink);
font:1rem/1.5 system-ui,sans-serif}
h1{font-size:1.5rem;line-height:1.2}h2{font-size:1.15rem;margin-top:2.2rem}
p.note,caption{color:var(--soft);font-size:.9rem}
figure{margin:1rem 0}figcaption{font-weight:600;font-size:.95rem}
svg{width:100%;height:auto;display:block;max-width:32rem}
svg text{font:11px system-ui,sans-serif;fill:var(--ink)}
.name,.figure{text-anchor:end}.middle{text-anchor:middle}
.bar{fill:var(--bar)}.span{stroke:var(--ink);fill:none}.axis{stroke:var(--soft)}
.par{stroke:var(--par);stroke-dasharray:4 3;stroke-width:1.5}
.wide{overflow-x:auto}table{border-collapse:collapse;font-size:.9rem}
td,th{padding:.2rem .6rem;text-align:right;border-bottom:1px solid #8884}
td:first-child,th:first-child{text-align:left}
"""


@dataclass(frozen=True)
class SetUp:
    """One way to play the game, and the games that were played so."""

    name: str
    series: Series
    games: Sequence[GameResult]

    def is_usual(self, usual: Series) -> bool:
        return self.series.options == usual.options


def set_ups(
    game: Game[Any], bot: str, seats: Sequence[int], seed: int, language: str = "en"
) -> list[tuple[str, Series]]:
    """Return the usual game for each number of seats, then each other choice of each option."""
    say = words(language, game.id, "lab")
    listed = [(say("lab-seats", seats=count), usual(game, bot, count, {}, seed)) for count in seats]
    for option in game.options:
        for choice in option.choices[1:]:
            count = matters(game, seats, {option.key: choice})
            if count:
                name = say(
                    "lab-option",
                    option=say(f"option-{option.key}"),
                    choice=say(f"option-{option.key}-{choice}"),
                )
                listed.append((name, usual(game, bot, count, {option.key: choice}, seed)))
    return listed


def matters(game: Game[Any], seats: Sequence[int], options: dict[str, str]) -> int:
    """Return the median number of seats with which a choice changes the deal; 0 if none."""
    middle = seats[len(seats) // 2]
    for count in sorted(seats, key=lambda count: abs(count - middle)):
        try:
            chosen = game.start(count, options, 1)
        except BadSetup:
            continue
        if game.write(chosen) != game.write(game.start(count, {}, 1)):
            return count
    return 0


def usual(game: Game[Any], bot: str, seats: int, options: dict[str, str], seed: int) -> Series:
    return make_series(game.id, [bot], seats, options, seed, keep_deeds=True)


def measure(
    game: Game[Any],
    bot: str,
    seats: Sequence[int],
    seed: int,
    play: Callable[[str, Series], Sequence[GameResult]],
    language: str = "en",
) -> list[SetUp]:
    """Play every set-up; *play* has them played and may stop early."""
    listed = set_ups(game, bot, seats, seed, language)
    return [SetUp(name, series, play(name, series)) for name, series in listed]


def report(game: Game[Any], bot: str, played: Sequence[SetUp], language: str = "en") -> Html:
    """Return the page."""
    say = words(language, game.id, "lab")
    title = escape(say("lab-title", game=say("game-name")))
    total = sum(len(set_up.games) for set_up in played)
    parts = [
        "<!doctype html>",
        f'<html lang="{safe(language)}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{title}</title><style>{STYLE}</style></head><body>",
        f"<h1>{title}</h1>",
        f'<p class="note">{escape(say("lab-note", games=total, bot=bot, rules=game.version))}</p>',
    ]
    counted = [set_up for set_up in played if set_up.games]
    if game.cooperative:
        rows = [(set_up.name, team_wins(set_up.games)) for set_up in counted]
        plot = share_bars(say("lab-wins"), rows)
        parts += [f"<h2>{safe(say('lab-team'))}</h2>", figure(say("lab-every"), plot)]
    for set_up in counted:
        parts += about(game, set_up, say)
    parts += [f"<h2>{safe(say('lab-all'))}</h2>", overview(game, counted, say), "</body></html>"]
    return Html("\n".join(parts) + "\n")


def about(game: Game[Any], set_up: SetUp, say: Words) -> list[str]:
    """Return what one set-up shows."""
    games, seats = set_up.games, len(set_up.series.bots)
    parts = [f"<h2>{escape(set_up.name)}</h2>"]
    if not game.cooperative and seats > 1:
        rows = [
            (say("lab-seat", number=seat + 1), share)
            for seat, share in enumerate(wins_by_seat(set_up.series, games))
        ]
        parts.append(plotted(say("lab-by-seat"), rows, 1 / seats))
    reasons = Counter(played.reason for played in games)
    if len(reasons) > 1:
        ends = [
            (word(say, f"reason-{reason}", reason), Share(count, len(games)))
            for reason, count in reasons.most_common()
        ]
        parts.append(plotted(say("lab-ends"), ends))
    scores = [float(score) for played in games for score in played.scores]
    lengths = [float(played.decisions) for played in games]
    histograms = [("lab-scores", scores)] if len(set(scores)) > 1 else []
    for key, values in [*histograms, ("lab-decisions", lengths)]:
        mean = say("lab-mean", mean=f"{sum(values) / len(values):.1f}")
        parts.append(figure(say(key), columns(say(key), values, mean)))
    for deed, ranking in rankings(game, set_up, say):
        best, worst = ranking[:RANKED], ranking[RANKED:][-RANKED:]
        par = Share(sum(s.hits for _, s in ranking), sum(s.total for _, s in ranking)).mean
        parts.append(plotted(say("lab-most", deed=deed), best, par))
        if worst:
            parts.append(plotted(say("lab-least", deed=deed), worst, par))
    return parts


def rankings(
    game: Game[Any], set_up: SetUp, say: Words
) -> list[tuple[str, list[tuple[str, Share]]]]:
    """Return for each kind of action the things by how often those who chose them won."""
    hits: dict[tuple[str, str], dict[int, float]] = {}
    total: dict[tuple[str, str], dict[int, int]] = {}
    for played in set_up.games:
        for seat, cue, kind, number in played.deeds:
            won = played.shares[seat]
            each = hits.setdefault((cue, kind), {})
            each[number] = each.get(number, 0.0) + won
            count = total.setdefault((cue, kind), {})
            count[number] = count.get(number, 0) + 1
    found: list[tuple[str, list[tuple[str, Share]]]] = []
    for (cue, kind), each in sorted(hits.items()):
        rows: list[tuple[str, Share]] = []
        for number, wins in sorted(each.items()):
            share = Share(wins, total[cue, kind][number])
            key = game.thing(kind, number)
            if share.total >= SEEN_ENOUGH and key is not None:
                rows.append((word(say, key, key), share))
        if len(rows) >= 4 and len({share.mean for _, share in rows}) > 1:
            rows.sort(key=lambda row: (-row[1].mean, row[0]))
            found.append((deed_in_words(game, cue, kind, say), rows))
    return found


def deed_in_words(game: Game[Any], cue: str, kind: str, say: Words) -> str:
    """Return the line of the log for a deed, a sign in the place of the thing that is ranked."""
    names = next(each.names for each in game.cues if each.key == cue)
    return say(f"log-{cue}", seat="…", **{name: "◆" if name == kind else "…" for name in names})


def word(say: Words, key: str, otherwise: str) -> str:
    return say(key) if say.has(key) else otherwise


def plotted(caption: str, rows: Sequence[tuple[str, Share]], par: float | None = None) -> Html:
    return figure(caption, share_bars(caption, rows, par))


def figure(caption: str, plot: str) -> Html:
    return Html(
        f"<figure><figcaption>{escape(caption)}</figcaption>{plot}</figure>" if plot else ""
    )


def overview(game: Game[Any], played: Sequence[SetUp], say: Words) -> Html:
    """Return the table of all set-ups."""
    heads = [
        safe(say(f"lab-column-{name}")) for name in ("set-up games wins score decisions".split())
    ]
    rows = [f"<tr><th>{'<th>'.join(heads)}</tr>"]
    for set_up in played:
        games = set_up.games
        scores = Spread(tuple(float(score) for each in games for score in each.scores))
        lengths = Spread(tuple(float(each.decisions) for each in games))
        if game.cooperative:
            wins = safe(str(team_wins(games)))
        else:
            shares = wins_by_seat(set_up.series, games)
            wins = Html(" · ".join(f"{100 * share.mean:.0f} %" for share in shares))
        rows.append(
            f"<tr><td>{escape(set_up.name)}<td>{len(games)}<td>{wins}<td>{escape(str(scores))}"
            f"<td>{lengths.mean:.0f}</tr>"
        )
    return Html(f'<div class="wide"><table>{"".join(rows)}</table></div>')
