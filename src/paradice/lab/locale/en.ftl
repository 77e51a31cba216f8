### The words of the laboratory’s page on balance.

lab-title = { $game }: balance
lab-note = { $games ->
    [one] One game between bots ({ $bot }), rules { $rules }.
   *[other] { $games } games between bots ({ $bot }), rules { $rules }.
} Lines on bars are Wilson intervals of 95%; a dashed line is par, or the mean. ◆ marks the thing that is ranked.
lab-seats = { $seats ->
    [one] alone
   *[other] { $seats } seats
}
lab-option = { $option }: { $choice }
lab-seat = seat { $number }
lab-wins = wins
lab-team = Team wins
lab-every = Every set-up
lab-by-seat = Wins by seat
lab-ends = How it ends
lab-scores = Scores
lab-decisions = Decisions in a game
lab-mean = mean { $mean }
lab-most = { $deed } Most often with winners
lab-least = { $deed } Least often with winners
lab-all = All set-ups
lab-column-set-up = set-up
lab-column-games = games
lab-column-wins = wins
lab-column-score = score
lab-column-decisions = decisions
