game-name = Sundial
game-about = Wake early, take the cards of the day, and be the richest at dusk.

prompt-PledgeHour = When will you wake?
prompt-TakeCard = Which card do you take?
prompt-ChooseRoad = Which road do you choose?
prompt-waiting = { $seat } decides.
prompt-over = The sun has set.

move-wake = wake at { $what } o’clock
move-take = take the { $card }
move-choose = { $what ->
    [0] gain 4 points
   *[other] all others lose 2 points
}

rule-late-sleepers-skip-naps = After eight in the evening nobody takes a nap while there is work.
log-wakes = { $seat } wakes at { $hour } o’clock.
log-takes = { $seat } takes the { $card }.
log-chooses = { $seat } { $road ->
    [0] gains 4 points.
   *[other] makes all others lose 2 points.
}
reason-dusk = All hands have reached dusk.

card-abbey-bell = abbey bell
card-toll-road = toll road
card-fork-in-the-road = fork in the road
card-long-nap = long nap

view-table = Table
view-row = Row
view-deck = Deck
view-players = Players
view-hour = Hour
view-score = Points
view-has_pledged = Has pledged
view-pledge = Pledge
