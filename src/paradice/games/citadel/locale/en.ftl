### Professor Evil and the Citadel of Time, in English.

game-name = Professor Evil and the Citadel of Time
game-about = Break into the Professor’s house together, turn off his traps and rescue four treasures before he locks four away for ever.
goal-win = Together: rescue four treasures.
goal-lose = The Professor locks four treasures away for ever.
goal-turn = Take up to three actions: move, unlock a door, turn off a trap, rescue a treasure whose traps are off. Then roll the dice: the clock runs and the Professor walks.

## Options

option-fifty-five = Tiles marked 55
option-fifty-five-about = These five treasures are guarded best. Leave them out until you know the game.
option-fifty-five-without = left out
option-fifty-five-with = in play
option-thirty = Tiles marked 30
option-thirty-about = These four treasures are the easiest. Leave them out for a harder game.
option-thirty-with = in play
option-thirty-without = left out
option-clock-die = Clock die
option-clock-die-about = How often the time moves two spaces instead of one. The printed die is known from one source only.
option-clock-die-gentle = two spaces on one face of six
option-clock-die-harsh = two spaces on two faces of six

## What is asked

prompt-ChooseCharacter = Choose your adventurer.
prompt-Act = { $steps ->
    [0] { $actions ->
        [0] No action left
        [one] { $actions } action left
       *[other] { $actions } actions left
    }
   *[other] { $actions ->
        [0] { $steps ->
            [one] { $steps } action left
           *[other] { $steps } actions left
        }, for moving only
        [one] { $actions } action left, and { $steps } for moving only
       *[other] { $actions } actions left, and { $steps } for moving only
    }
}: { $card ->
    [open] act, or play one of your two cards.
    [last] play one of your two cards, or roll the dice.
    [done] roll the dice.
   *[none] act, or roll the dice.
}
prompt-ActAgain = { $left ->
    [one] { $other } plays { $card }: you may take one action now.
   *[other] { $other } plays { $card }: you may take { $left } actions now.
}
prompt-SpareKind = Video Loop: which traps stay off?
prompt-Walk = { $left ->
    [one] Move one room.
   *[other] Move: { $left } rooms are left.
}
prompt-SlipThrough = Which adjacent room do you slip into?
prompt-Climb = Which window do you climb in by?
prompt-Travel = Which room do you move to?
prompt-Lure = Which room do you lure the Professor into?
prompt-OpenDoors = { $left ->
    [one] Unlock a door anywhere.
   *[other] Unlock doors anywhere: { $left } are left.
}
prompt-OpenHere = Which door of { $room } do you unlock?
prompt-Charge = Which door do you charge through?
prompt-DisarmAny = Which trap do you turn off?
prompt-DisarmNext = In which adjacent room do you turn off the trap?
prompt-SilenceKind = Which kind of trap do you turn off everywhere?
prompt-CallCompanion = Who joins you?
prompt-AssistCompanion = In whose room do you unlock the doors?
prompt-LendActions = Who takes two actions now?
prompt-PushMarker = Which treasure marker do you push { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} away?
prompt-SwapMarkers = Which two treasure markers do you swap?
prompt-LoadColour = Which colour will the die show?
prompt-SetFace = Set the Professor’s die.
prompt-SetColour = Set the colour die.
prompt-ChoosePair = Which roll of the white dice do you keep?
prompt-AfterRoll = The dice show { $face }, { $colour }, { $clocks ->
    [one] { $clocks } clock
   *[other] { $clocks } clocks
}. Keep them?
prompt-AfterRoll-clock = The clock die shows { $clocks ->
    [one] { $clocks } clock
   *[other] { $clocks } clocks
}. Keep it?
prompt-WakePower = The time marker passes a power symbol: whose tile do you turn face up?
prompt-waiting = { $others ->
    [0] Waiting for { $seat }.
   *[other] Waiting for { $seat } and { $others } more.
}
prompt-over = The Professor has won.
prompt-over-won = You have won!

## Moves

move-choose = Play as { $character } ({ $talent })
move-move = Move to { $room }
move-enter = Enter { $room }
move-leave = Leave the house
move-unlock = Unlock the door between { $room } and { $room2 }
move-unlock-here = Unlock the door to { $room }
move-disarm = Turn off { $trap } in { $room }
move-rescue = Rescue { $treasure }
move-play = Play { $card }: { $text }
move-leap = Leap next to the Professor, to { $room }
move-bonus = Use your bonus: { $bonus }
move-done = Roll the dice
move-done-lent = Take no more actions
move-stop = Stop here
move-call = Call { $other } ({ $character })
move-assist = Unlock all doors of the room of { $other } ({ $character })
move-lend = Let { $other } ({ $character }) act
move-push = Push the { $colour } marker ({ $minutes } min left)
move-swap = Swap the { $colour } and { $colour2 } markers
move-silence = Turn off { $traps }
move-spare = Keep { $traps } off
move-lure = Lure him into { $room }
move-colour = { $colour }
move-face = { $face }
move-pair = { $face }, { $colour }
move-nudge = Roll { $die } again
move-reroll = Roll { $dice } again
move-keep = Keep the dice as they are
move-wake = Turn up the tile of { $other } ({ $character })
move-decline = Turn up no tile

## Refusals

rule-character-is-taken = Somebody else plays this adventurer.
rule-no-action-left = You have no action left this turn.
rule-only-to-move = Your remaining actions can only be used to move.
rule-professor-is-there = The Professor is in that room: nobody may enter it.
rule-door-is-locked = The door is locked: unlock it first.
rule-main-hall-is-no-entrance = The front door is not for burglars: use a window.
rule-no-way-back-out = Once inside, you cannot leave the house.
rule-no-door-between = No door leads there from here.
rule-no-window = That room has no window.
rule-climb-needs-window = You can climb only into a room with a window.
rule-not-his-exit = No door leads the Professor there from his room.
rule-already-there = Already there: a move must change rooms.
rule-no-way-on = You must move two rooms: that room is a dead end, choose another.
rule-door-is-open = This door is open already.
rule-door-is-elsewhere = That door is not one of the three doors of this room.
rule-trap-is-off = This trap is off already.
rule-trap-is-elsewhere = That trap is not in your room.
rule-trap-is-not-next-door = That trap is not in an adjacent room.
rule-wrong-trap = That trap is of another kind.
rule-not-on-the-tile = The tile of the rescued treasure does not show that kind of trap.
rule-treasure-is-elsewhere = You are not in the room of this treasure.
rule-traps-are-active = Traps that guard this treasure are still active.
rule-one-card-a-turn = You have played a card this turn; both are discarded.
rule-card-is-not-revealed = You can play only one of the two cards that were revealed this turn.
rule-plain-actions-only = In another adventurer’s turn you take plain actions only: no card, no bonus, no power.
rule-another-adventurer = Choose another adventurer than yourself.
rule-would-do-nothing = That would do nothing now.
rule-tile-is-down = Your tile lies face down: neither power nor bonus.
rule-tile-is-up = This tile lies face up already.
rule-after-your-roll = Use this after you have rolled.
rule-power-is-spent = You have used this power already this turn.
rule-power-is-anothers = That power belongs to another adventurer.
rule-not-next-to-professor = That room is not adjacent to the Professor’s.
rule-marker-is-far-enough = This marker is eleven spaces ahead and cannot go further.
rule-another-marker = This marker has just been moved: choose another one.
rule-markers-are-level = These two markers are on the same space: swapping them changes nothing.
rule-die-is-set = You chose this die’s face, so it cannot be rerolled.
rule-die-is-not-rolled = This die was not rolled this turn.

## The log

log-plays-as = { $seat } plays { $character }.
log-begins = { $seat } begins.
log-reveals = { $seat } reveals { $card } and { $card2 }.
log-shuffles = { $seat } reshuffles their cards.
log-enters = { $seat } climbs through the window into { $room }.
log-goes = { $seat } moves to { $room }.
log-leaps = { $seat } leaps to { $room }, next to the Professor.
log-is-called = { $seat } is called to { $room }.
log-unlocks = { $seat } unlocks the door between { $room } and { $room2 }.
log-disarms = { $seat } turns off { $trap } in { $room }.
log-rescues = { $seat } rescues { $treasure }! { $count ->
    [one] { $count } treasure rescued.
   *[other] { $count } treasures rescued.
}
log-spares = The video loop keeps { $traps } off.
log-rearms-all = Active again: { $traps }.
log-appears = A new treasure: { $treasure } in { $room } ({ $colour }).
log-is-marked = The { $colour } marker is on { $hour }, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} ahead.
log-plays-card = { $seat } plays { $card }.
log-uses-bonus = { $seat } uses { $character }’s bonus and turns the tile face down.
log-gains-actions = { $seat } gains { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
log-gains-steps = { $seat } gains { $steps ->
    [one] { $steps } action
   *[other] { $steps } actions
} for moving only.
log-lends = { $seat } lets { $other } take { $actions ->
    [one] an action
   *[other] up to { $actions } actions
}.
log-pushes = { $seat } pushes the { $colour } marker { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} away, to { $hour }.
log-swaps = { $seat } swaps the { $colour } and { $colour2 } markers.
log-loads = { $seat } loads the colour die: { $colour }.
log-is-lucky = { $seat } rolls the colour die: { $colour }.
log-rolls = { $seat } rolls { $face }, { $colour }, { $clocks ->
    [one] { $clocks } clock
   *[other] { $clocks } clocks
}.
log-rolls-white = { $seat } rolls { $face }, { $colour }.
log-rolls-clock = { $seat } rolls { $clocks ->
    [one] { $clocks } clock
   *[other] { $clocks } clocks
}.
log-rolls-again = { $seat } rolls again.
log-tries-twice = { $seat } rolls the white dice once more: { $face }, { $colour }.
log-takes-pair = { $seat } chooses { $face }, { $colour }.
log-sets-dice = { $seat } sets the white dice to { $face }, { $colour }.
log-professor-goes = The Professor goes by the { $colour } rug into { $room }.
log-professor-passes = The Professor takes the secret passage to { $room }, where the { $colour } treasure is.
log-professor-is-fooled = A false alarm: the Professor does nothing.
log-locks = The door between { $room } and { $room2 } is locked again.
log-rearms = The Professor turns on { $trap } in { $room }.
log-flees = { $seat } flees from { $room } out of the house.
log-time-presses = Time presses: the { $colour } marker comes { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} nearer.
log-time-is-patient = The Professor is in no hurry this turn.
log-time-passes = { $minutes ->
    [one] { $minutes } minute passes
   *[other] { $minutes } minutes pass
}: the time marker is on { $hour }.
log-time-stands = Time stands still.
log-loses = Lost for ever: { $treasure }. { $count ->
    [one] { $count } treasure lost.
   *[other] { $count } treasures lost.
}
log-wakes = { $seat } turns up the tile of { $character }, whose power is now active.
log-declines = { $seat } turns up no tile.
log-team-wins = Four treasures are rescued: the Professor is beaten!
log-team-loses = Four treasures are lost: the Professor has won.

reason-fourth-rescued = Four treasures are rescued: you have won.
reason-lost-to-clock = The clock has cost you the fourth treasure.
reason-lost-to-haste = The Professor has hidden the fourth treasure in haste.
score-rescued = Rescued
curve-treasures = Treasures, turn by turn
score-lost = Lost

## The table

head-locked = locked door
head-open = open door
head-time = Time
head-treasures = Treasures
head-treasure = Treasure
head-room = Room
head-left = Left
head-guards = Guarded by
head-house = The house
head-trap = Trap
head-team = The team
head-adventurer = Adventurer
head-place = Place
head-tile = Tile
head-pile = Pile
head-power = Your tile
power-label = power
bonus-label = bonus, once
head-cards = Two cards
head-card = Card
head-text = What it does
head-dice = Last roll
head-result = The result
head-tally = Four of either ends the game
professor = The Professor
trap-on = { $trap } ON
trap-turned-off = { $trap } OFF
guards-off = { $trap } { $off }/{ $all } OFF
minutes-left = { $minutes } min
power-symbols = Power symbols: III and IX
rug-red = Red rug
rug-green = Green rug
rug-blue = Blue rug
house-signs = □ open, ■ locked; windows: { $rooms }
tile-up = face up
tile-down = face down
card-played = played
nobody = not chosen yet
none-yet = none yet
tale-of = { $count } of 4
dice-shown = { $face } · { $colour } · { $clocks }
clocks-shown = { $clocks ->
    [one] { $clocks } clock
   *[other] { $clocks } clocks
}
dice-none = not rolled yet
actions-left = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
steps-left = { $steps ->
    [one] { $steps } move
   *[other] { $steps } moves
}
ploy-jammed-locks = Jammed locks: the Professor locks nothing
ploy-time-stop = Time stop: the clock die is ignored
ploy-no-hurry = Daylight saving: 5 and 10 are ignored
ploy-false-alarm = False alarm: the white dice are ignored
ploy-reroll = Reroll: any dice, once, after the roll
ploy-two-chances = Two chances: the white dice are rolled twice
ploy-video-loop = Video loop: one kind of trap stays off at the next rescue

## Things

room-hall = the main hall
room-gallery = the gallery
room-conservatory = the conservatory
room-library = the library
room-dining = the dining room
room-ballroom = the ballroom
room-lounge = the lounge
room-trophy = the trophy room
room-laboratory = the laboratory
room-study = the study
room-kitchen = the kitchen
room-cellar = the cellar
room-outside = outside
sign-hall = Main hall
sign-gallery = Gallery
sign-conservatory = Conserva­tory
sign-library = Library
sign-dining = Dining room
sign-ballroom = Ballroom
sign-lounge = Lounge
sign-trophy = Trophy room
sign-laboratory = Laboratory
sign-study = Study
sign-kitchen = Kitchen
sign-cellar = Cellar
sign-outside = Outside

trap-padlock = the padlock
trap-saw = the saw
trap-camera = the camera
trap-laser = the laser
trap-console = the console
traps-padlock = all padlocks
traps-saw = all saws
traps-camera = all cameras
traps-laser = all lasers
traps-console = the console
kind-padlock = Padlock
kind-saw = Saw
kind-camera = Camera
kind-laser = Laser
kind-console = Console

colour-red = red
colour-green = green
colour-blue = blue
colour-none = –
face-one = 1 chevron
face-two = 2 chevrons
face-three = 3 chevrons
face-passage = secret passage
face-five = 5 minutes
face-ten = 10 minutes
face-none = –
die-0 = the Professor’s die
die-1 = the colour die
die-2 = the clock die
hour-0 = XII
hour-1 = I
hour-2 = II
hour-3 = III
hour-4 = IV
hour-5 = V
hour-6 = VI
hour-7 = VII
hour-8 = VIII
hour-9 = IX
hour-10 = X
hour-11 = XI

treasure-da-vinci-notebook = Leonardo’s notebook
treasure-dead-sea-scrolls = the Dead Sea Scrolls
treasure-magna-carta = the Magna Carta
treasure-rosetta-stone = the Rosetta Stone
treasure-antikythera-mechanism = the Antikythera mechanism
treasure-bust-of-nefertiti = the bust of Nefertiti
treasure-mask-of-tutankhamun = the mask of Tutankhamun
treasure-turin-shroud = the Turin Shroud
treasure-declaration-of-independence = the Declaration of Independence
treasure-faberge-egg = the Fabergé egg
treasure-holy-grail = the Holy Grail
treasure-hope-diamond = the Hope Diamond
treasure-mona-lisa = the Mona Lisa
treasure-excalibur = Excalibur
treasure-crystal-skull = the crystal skull
treasure-morimoto-sabre = the Morimoto sabre
treasure-ark-of-the-covenant = the Ark of the Covenant
treasure-crown-jewels = the Crown Jewels

character-nathan = Nathan Goodspeed
character-edward = Edward Wyre
character-irene = Irene Elder
character-leroy = Leroy Johnson
character-destiny = Destiny Bradshaw
talent-nathan = movement
talent-edward = doors
talent-irene = time
talent-leroy = traps
talent-destiny = dice
power-nathan = once a turn, for an action, move from anywhere to a room adjacent to the Professor’s
power-edward = when you unlock a door with an action, unlock a second one of the room for free
power-irene = when your clock die shows two clocks, the time moves only one space
power-leroy = your action can also turn off the trap of an adjacent room
power-destiny = after your roll, roll one die again
bonus-nathan = move to any room but the Professor’s and gain 2 actions
bonus-edward = unlock up to 5 doors anywhere and gain 2 actions
bonus-irene = push a treasure marker 10 minutes away
bonus-leroy = turn off all traps of one kind
bonus-destiny = after your roll, set both white dice as you like

card-sprint = Sprint
card-sprint-text = every other adventurer may take an action; then move up to 3 rooms through open doors
card-slip-through = Slip Through
card-slip-through-text = move to an adjacent room even if the door is locked
card-shoulder-charge = Shoulder Charge
card-shoulder-charge-text = unlock a door of your room and move through it
card-climb = Climb
card-climb-text = from anywhere, move to the library, the gallery or the ballroom
card-follow-me = Follow Me
card-follow-me-text = another adventurer moves to your room
card-follow-me-solo = move 2 rooms through open doors
card-second-wind = Second Wind
card-second-wind-text = gain 2 actions for moving only; every other adventurer may take an action
card-master-key = Master Key
card-master-key-text = unlock all doors of your room; every other adventurer may take an action
card-remote-lock = Remote Lock
card-remote-lock-text = every other adventurer may take an action; then unlock any 3 doors
card-gear-train = Gear Train
card-gear-train-text = unlock a door of your room and one of each adjacent room
card-helping-hand = Helping Hand
card-helping-hand-text = unlock all doors of the room of another adventurer, or of yours
card-jammed-locks = Jammed Locks
card-jammed-locks-text = every other adventurer may take an action; gain 1 action; when you roll the dice, the Professor locks no door
card-spanner = Spanner
card-spanner-text = turn off the trap of your room; every other adventurer may take an action; then unlock one of its doors
card-hourglass = Hourglass
card-hourglass-text = push a treasure marker 5 minutes away, then another one
card-ten-minutes = Ten Minutes
card-ten-minutes-text = push a treasure marker 10 minutes away
card-time-stop = Time Stop
card-time-stop-text = the clock die is ignored this turn
card-syncopation = Syncopation
card-syncopation-text = swap two treasure markers on the clock
card-deja-vu = Déjà Vu
card-deja-vu-text = another adventurer takes 2 actions at once
card-deja-vu-solo = gain 1 action
card-daylight-saving = Daylight Saving
card-daylight-saving-text = every other adventurer may take an action; the results 5 and 10 are ignored this turn
card-daylight-saving-solo = gain 1 action; the results 5 and 10 are ignored this turn
card-jammer = Jammer
card-jammer-text = turn off any one laser
card-lockpick = Jammed Blade
card-lockpick-text = turn off any one saw
card-short-circuit = Short Circuit
card-short-circuit-text = turn off the console, wherever it is
card-pulse = Pulse
card-pulse-text = turn off the trap of your room; every other adventurer may take an action
card-pulse-solo = turn off the trap of your room and of one adjacent room
card-blackout = Blackout
card-blackout-text = turn off the trap of one adjacent room
card-video-loop = Video Loop
card-video-loop-text = at your next rescue this turn one kind of trap stays off; else turn off the trap of an adjacent room
card-reroll = Reroll
card-reroll-text = every other adventurer may take an action; after your roll, roll any dice again, once
card-loaded-die = Loaded Die
card-loaded-die-text = every other adventurer may take an action; then choose what the colour die shows
card-false-alarm = False Alarm
card-false-alarm-text = every other adventurer may take an action; the two white dice are ignored this turn
card-two-chances = Two Chances
card-two-chances-text = gain 1 action; roll the white dice twice and choose one roll
card-decoy = Decoy
card-decoy-text = every other adventurer may take an action; then move the Professor one room by the exit of your choice
card-lucky-strike = Lucky Strike
card-lucky-strike-text = roll the colour die. Red: unlock 2 doors; green: turn off a trap; blue: move up to 2 rooms

## The browser

jump-plan = House
jump-treasures = Treasures
jump-cards = Cards
jump-dice = Dice
phase-time = Time: { $hour }
phase-company = the adventurers
phase-actions = actions
phase-question = a choice
phase-dice = the dice
phase-power = a power symbol
group-move = Move
group-leap = Leap near the Professor
group-unlock = Unlock a door
group-disarm = Turn off a trap
group-reroll = Roll dice again
group-nudge = Roll one die again
brief-move = Go: { $room }
brief-leap = Leap: { $room }
brief-lure = Lure: { $room }
brief-unlock = Unlock: { $room }
brief-disarm = { $trap } off
brief-disarm-there = { $trap }, { $room }
brief-unlock-there = { $room } / { $room2 }
brief-rescue = Rescue
brief-bonus = Bonus
brief-reroll = { $dice }
brief-nudge = Only: { $die }
brief-person = { $other }
brief-die-0 = Professor
brief-die-1 = colour
brief-die-2 = clock
brief-power-nathan = once a turn: next to the Professor in one action
brief-power-edward = unlocks a second door of the room for free
brief-power-irene = two clocks move the time one space only
brief-power-leroy = turns off traps of adjacent rooms too
brief-power-destiny = may roll one die again
brief-keep = Keep them
start-suggested = Suggested: { $character }
start-suggested-about = the power that asks for the least planning
detail-window = by the window
detail-rug = over the { $colour } rug
detail-disarm = then { $off } of { $all } OFF
detail-leap = adjacent to the Professor
detail-bonus = your tile will go face down
detail-rescue = then { $count } of 4 rescued
detail-move-far = by no door
detail-unlock-far = open for all
detail-silence = { $count ->
    [one] { $count } trap goes OFF
   *[other] { $count } traps go OFF
}
detail-lure = out of this room: { $room }
detail-lend = { $actions ->
    [one] { $actions } action at once
   *[other] { $actions } actions at once
}
detail-call = leaves: { $room }
detail-assist = unlocks: { $room }
detail-swap = their minutes change places
detail-reroll = once; the new faces count
detail-nudge = once; the new face counts
detail-keep = what they show happens now
detail-decline = no power is gained
detail-face = then choose the colour
detail-colour = what both dice show happens now
detail-colour-LoadColour = the colour die will not be rolled
detail-pair = the other pair does not count
detail-stop = the rest is given up
detail-spare = stays off after the rescue
detail-done = { $actions ->
    [0] then the clock moves
    [one] { $actions } action is lost
   *[other] { $actions } actions are lost
}
draw-plan = Plan of the house
draw-door-open = Open door between { $room } ({ $colour } rug) and { $room2 } ({ $colour2 } rug)
draw-door-locked = Locked door between { $room } ({ $colour } rug) and { $room2 } ({ $colour2 } rug)
draw-treasure = { $treasure }, { $colour }, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} left; traps: { $guards }
tip-trap-on = { $trap } ON: this trap guards every treasure that shows it
tip-trap-off = { $trap } OFF: this trap guards nothing now
tip-professor = The Professor: nobody may enter his room, and whoever he finds must flee
draw-marker = { $colour } marker on { $hour }: { $treasure }, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} left
draw-clock = The clock: the time is on { $hour }
draw-window = window
draw-rescued = Rescued
draw-lost = Lost
draw-on = ON
draw-off = OFF
draw-tally = { $rescued } of 4 rescued, { $lost } of 4 lost
draw-minutes = min
draw-turned-off = OFF
draw-free = all off
draw-your-cards = Your two cards
draw-cards-of = { $name }’s cards
draw-company = Five adventurers
draw-question = Your choice
draw-question-of = { $name } chooses
draw-power = Power:
draw-bonus = Bonus, once:
draw-power-up = power active
draw-power-down = no power
draw-tile-down = Tile face down: no power yet. It may be turned up when the time passes III or IX.
draw-no-character = not chosen yet
offer-rescues = { $name } has just rescued { $thing }.
offer-loses = Just lost: { $thing }.

## Reasons of a hint: what a move brings or costs, beside the other moves

hint-more-rescued = { $n ->
    [0] a treasure rescued somewhat oftener
    [one] 1 treasure more rescued
   *[other] { $n } treasures more rescued
 }
hint-less-rescued = { $n ->
    [0] a treasure rescued somewhat more rarely
    [one] 1 treasure less rescued
   *[other] { $n } treasures less rescued
 }
hint-more-lost = { $n ->
    [0] a treasure lost somewhat more rarely
    [one] 1 treasure less lost
   *[other] { $n } treasures less lost
 }
hint-less-lost = { $n ->
    [0] a treasure lost somewhat oftener
    [one] 1 treasure more lost
   *[other] { $n } treasures more lost
 }
hint-more-treasure-0 = { $n ->
    [0] a slightly safer red treasure
    [one] the red treasure rescued 1 time in 100 more
   *[other] the red treasure rescued { $n } times in 100 more
 }
hint-less-treasure-0 = { $n ->
    [0] a slightly less safe red treasure
    [one] the red treasure rescued 1 time in 100 less
   *[other] the red treasure rescued { $n } times in 100 less
 }
hint-more-treasure-1 = { $n ->
    [0] a slightly safer green treasure
    [one] the green treasure rescued 1 time in 100 more
   *[other] the green treasure rescued { $n } times in 100 more
 }
hint-less-treasure-1 = { $n ->
    [0] a slightly less safe green treasure
    [one] the green treasure rescued 1 time in 100 less
   *[other] the green treasure rescued { $n } times in 100 less
 }
hint-more-treasure-2 = { $n ->
    [0] a slightly safer blue treasure
    [one] the blue treasure rescued 1 time in 100 more
   *[other] the blue treasure rescued { $n } times in 100 more
 }
hint-less-treasure-2 = { $n ->
    [0] a slightly less safe blue treasure
    [one] the blue treasure rescued 1 time in 100 less
   *[other] the blue treasure rescued { $n } times in 100 less
 }
hint-more-powers = { $n ->
    [0] tiles oftener face up
    [one] 1 tile more face up
   *[other] { $n } tiles more face up
 }
hint-less-powers = { $n ->
    [0] tiles more rarely face up
    [one] 1 tile less face up
   *[other] { $n } tiles less face up
 }
hint-more-team = a team that helps more
hint-less-team = a team that helps less
