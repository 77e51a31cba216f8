### The words of the house, for every game.

seat = Seat { $number }
list-and = { $first } and { $last }
cell-headed = { $head }: { $cell }
cell-next = { $first }; { $next }
sign-free = free
sign-open = open
sign-locked = locked
sign-full = filled
sign-turn = to play:
sign-winner = winner:

rule-not-your-decision = It is not your decision now.
rule-not-asked-now = Not now: the table is asking you something else.
rule-game-is-over = The game is over.

provenance-printed = printed in the rulebook
provenance-found = found in another source
provenance-derived = follows from what is printed or found
provenance-reconstructed = reconstructed by us
story-true = True.
story-here = Only here.

## Hints: the best moves and why

hint-title = { $n ->
    [one] One good move
    [2] Two good moves
   *[other] Three good moves
 }
hint-unit = won, out of 100 games like this
hint-spoken = { $move }: won { $wins ->
    [one] { $wins } time
   *[other] { $wins } times
 } in 100, give or take { $doubt }.
hint-brings = On average { $what } than with the other moves.
hint-brings-same = Brings much the same as the other moves.
hint-brings-nothing = Brings nothing that the other moves do not bring.
hint-wins = { $n ->
    [one] { $n } of 100 such games is soon won.
   *[other] { $n } of 100 such games are soon won.
 }
hint-loses = { $n ->
    [one] { $n } of 100 such games is soon lost.
   *[other] { $n } of 100 such games are soon lost.
 }
hint-costs = But { $what }.
hint-reply = Best reply, { $seat }: { $move }.
hint-next = Best continued by { $seat }: { $move }.
hint-equal = As good as equal: take what you like.
hint-only = There is only one move: nothing to choose.
hint-even = an even game: { $n }
hint-rough = rough
hint-foot = Only from what you can see. Your record will say “with a hint”.
hint-hidden = It also had reasons you will see at the end.
hint = Hint
hint-about = The best three moves, and why (?)
hint-close = Close the hint
hint-wait = Looking ahead
hint-still = Still looking
hint-again = Try again
hint-failed = No hint this time. The game goes on.
hint-often = One hint after another: wait a moment.
hint-not-now = Hints come with your turn.
hint-forbidden = This table agreed to play without hints.
hint-option = Hints
hint-option-about = A hint tells the best three moves and why, from what the asking seat can see. The record says which moves were made with one.
hint-option-yes = Hints are allowed
hint-option-no = No hints at this table
why = Why?
why-wait = Asking { $name }
why-not-a-bot = Only bots are asked why.
recap-of = { $a } of { $b }. Your move waits.
recap-pause = Pause
recap-go = Play
recap-again = Again
recap-next = Next
recap-skip = Skip
what-if-tag = Imagined, not played
what-if-on = Try a move: nothing is played, and no die is thrown here.
what-if-next = And then? Nothing is played, and no die is thrown here.
what-if-others = Here the others decide. What they would do is not known.
what-if-chance = Here a die, a card or a secret decides: what would come is not shown.
what-if-back = One step back
what-if-real = Real table
what-if-play = Play it for real
what-if-ended = Somebody moved: back at the real table.

## Analysis of a finished game

analysis = Analysis
analysis-analyse = Analyse
analysis-start = At the start
analysis-end = At the end
analysis-play = Play: { $seat }
analysis-chance = Luck: { $seat }
analysis-reveal = Secrets that opened
analysis-doubt = Doubt
analysis-points = points of chance
analysis-team = the team
analysis-sum = { $who }: luck { $luck }, own play { $play }, others’ play { $others }, doubt { $doubt }.
analysis-dearest = { $seat }: the dearest move was number { $number }, { $amount }.
analysis-no-slip = Nobody slipped.
analysis-moments = Three moments that mattered
analysis-moves = Moves
analysis-moment = Move { $number }, { $seat }
analysis-best = best
analysis-good = good
analysis-slip = slip
analysis-blunder = blunder
analysis-forced = only move
analysis-luck = luck
analysis-best-was = best was { $move }
analysis-lost = { $amount } ± { $doubt } lost
analysis-unsure = unsure
analysis-count = { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}
analysis-by = Over all records
analysis-by-game = game
analysis-by-player = player
analysis-by-games = games
analysis-by-decisions = decisions
analysis-by-loss = lost on average
analysis-by-luck = luck, in 100
analysis-judging = Judging moment { $done } of { $steps }
analysis-judging-left = Judging moment { $done } of { $steps }, about { $seconds } s
analysis-names-help = A move is best when it loses at most half a point of chance, good below 2, a slip from 2 to 5, a blunder from 5 on. A difference smaller than its doubt is never a slip or a blunder.
analysis-how = Chances are wins in 100 games like this, by what a spectator could know. Luck, told by whose turn it came in, is what dice, cards and opened secrets gave against all that could have come; play is a move against the best one, by what its player knew; doubt is what the judge corrected without anything having happened. With the chance at the start they sum to the result.
analysis-running = This game is still being played. The analysis opens when it ends.
analysis-busy = Many games are being analysed. Try again in a minute.
analysis-broken = This game could not be judged. Try again in a minute.
analysis-leaving = Leave this page and the work stops.
analysis-graph = Chance of { $who } to win, in 100
analysis-played = play
analysis-doubted = doubt
analysis-adds-up = It adds up
analysis-before = board before
analysis-after = board after
analysis-as-table = The curve as a table
analysis-after-move = after move
