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
