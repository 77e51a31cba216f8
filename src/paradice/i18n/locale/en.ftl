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
