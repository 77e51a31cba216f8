### Riff in Time, in English.

game-name = Riff in Time
game-about = Ten personages are lost in the wrong centuries. Bring them home together and close every rift before San Dimas breaks.
goal-win = Together: bring every personage home and fix all ten rifts.
goal-lose = San Dimas rises beyond 9, or the riff cards run out.
goal-turn = Draw a riff card and see rifts rise, roll the dice, then spend them: move, pick up personages, return them, fix rifts.

## Options

option-san-dimas = San Dimas at the start
option-san-dimas-about = San Dimas starts at the number of characters. Begin higher if you want it harder.
option-san-dimas-0 = as in the rules
option-san-dimas-1 = one higher
option-san-dimas-2 = two higher
option-san-dimas-3 = three higher
option-san-dimas-4 = four higher
option-san-dimas-5 = five higher
option-characters = Characters
option-characters-about = How the four musicians are shared out.
option-characters-dealt = dealt at random
option-characters-chosen = chosen in turn

## What is asked

prompt-ChooseCharacter = Choose your character.
prompt-ChooseObjective = Choose the objective you keep.
prompt-SwapRiff = You have drawn { $riff }. Follow it, or swap it for the next card?
prompt-ChooseEffect = { $riff }: choose what happens.
prompt-ChooseFixed = Choose the fixed location whose rift opens again.
prompt-ArrangeDeck = { $turn ->
    [1] Which card will be drawn first?
    [2] Which card will be drawn second?
   *[other] Which card will be drawn third?
}
prompt-AssemblePool = You have more than four dice. How many of this kind do you roll: { $die }?
prompt-TakeActions = Take actions, or end your turn.
prompt-TakeActions-end = Nothing is left for you to do: end your turn.
prompt-RegainAction = The Excellent of the personage you passed on leaves with them. Which action had it already paid for? You can use that one again.
prompt-TakeActions-bogus = { $count ->
    [one] A Bogus must be suffered before anything but a reroll.
   *[other] { $count } Bogus must be suffered before anything but a reroll.
}
prompt-SecondSpace = Go on to a second space, or stop here?
prompt-waiting = { $others ->
    [0] Waiting for { $seat }.
   *[other] Waiting for { $seat } and { $others } more.
}
prompt-over = The game is over.

## Moves

move-move = Move to { $to }
move-pick = Pick up { $personage }
move-return = Return { $personage } here, for good
move-pass = Pass { $personage } to { $other }
move-fix = Fix the rift (−1)
move-reroll = Reroll die { $number } ({ $die }: { $face })
move-pair = Two matching actions: 2 × { $symbol }
move-regain = Get this action back: { $symbol }
move-bogus = Suffer a Bogus
move-ignore = Ignore a Bogus
move-booth = Use the booth: roll all dice again
move-end = End your turn
move-stop = Stop here
move-swap = Swap it for the next card
move-keep = Follow this card
move-choose = { $effect }
move-reopen = Open the rift in { $of } again
move-next = { $riff }
move-triumphant = { $count ->
    [0] No Triumphant die
    [one] One Triumphant die
   *[other] { $count } Triumphant dice
}
move-character = { $count ->
    [0] No Character die
    [one] One Character die
   *[other] { $count } Character dice
}
move-objective = Keep: { $objective }
move-play = Play { $character }

## Refusals

rule-character-is-taken = Somebody else plays this character.
rule-no-such-dice = You do not have that many dice of this kind.
rule-four-dice = Four dice at most are rolled.
rule-exactly-four = You must roll exactly four dice: that is too few.
rule-bogus-dice-are-forced = Your Bogus dice already take up part of the four: choose fewer.
rule-booth-once = You have already used the booth this turn.
rule-booth-first = The booth is used before any other action, and you have already taken one.
rule-bogus-first = First comes the Bogus; only rerolls may go before it.
rule-ignore-once = You have already ignored a Bogus this turn.
rule-no-circuit = No circuit leads there from where you are.
rule-no-move = You have no Move and no Excellent left. Two matching actions make an Excellent.
rule-no-interact = You have no Interact and no Excellent left. Two matching actions make an Excellent.
rule-no-reroll = To reroll this die you need another Reroll or an Excellent. Two matching actions make an Excellent.
rule-no-pair = You need two unused actions of this kind.
rule-die-is-used = This die has been used: only unused dice are rerolled.
rule-elsewhere = This personage is not at your location.
rule-is-aboard = This personage is in your booth already.
rule-never-take = You cannot take a personage from another player; only that player can pass them to you.
rule-stands-at-home = This personage is already in the right location: return them instead of picking them up.
rule-home-for-good = This personage has been returned home and stays there.
rule-only-at-home = You can drop this personage off only at their own location.
rule-only-from-your-booth = You can drop off only somebody from your own booth, or somebody who already stands at their own location.
rule-is-returned = This personage has already been returned to their location.
rule-only-your-guests = You can pass on only somebody who travels in your booth.
rule-not-here = To pass somebody on, you must both be at the same location.
rule-not-passed-at-home = This personage is at home: return them here instead of passing them.
rule-no-fixing-san-dimas = The rift of San Dimas cannot be fixed with an Interact.
rule-is-fixed = This rift is already closed.
rule-personage-first = First return this location’s own personage; then the rift can be fixed.
rule-is-not-fixed = This location is not fixed.

## The log

log-plays-as = { $seat } plays { $character }.
log-aims-at = { $seat } keeps the objective: { $objective }.
log-may-use = { $seat } may use this action every turn: { $symbol }.
log-round-begins = Round { $round }.
log-turn-begins = It is { $seat }’s turn.
log-draws = { $seat } draws { $riff }.
log-swaps = { $seat } swaps { $riff } for the next card.
log-discards = { $seat } discards { $riff } without following it.
log-looks = { $seat } looks at the top { $count ->
    [one] card
   *[other] { $count } cards
} of the riff deck.
log-puts-next = { $seat } puts { $riff } back as card { $turn }.
log-is-calm = { $place } is fixed: nothing happens there.
log-rises = The rift in { $of } rises to { $level }.
log-overflows = The rift in { $of } is at its maximum: San Dimas rises instead.
log-falls = The rift in { $of } falls to { $level }.
log-closes = { $seat } closes the rift in { $of }!
log-reopens = The rift in { $of } breaks open again, at { $level }.
log-gains-die = { $seat } gains a Triumphant die from the next turn on ({ $dice } in all).
log-is-moved = The card takes { $seat } to { $to }.
log-ejects = { $personage } is ejected from { $seat }’s booth and is now in { $to }.
log-rolls-three = { $seat } rolls { $face1 }, { $face2 }, { $face3 }.
log-rolls-four = { $seat } rolls { $face1 }, { $face2 }, { $face3 }, { $face4 }.
log-uses-booth = { $seat } uses the booth and rolls again.
log-rerolls = { $seat } rerolls a die: { $face1 } becomes { $face2 }.
log-pairs = { $seat } uses two matching actions ({ $symbol }) as an Excellent.
log-suffers = { $seat } suffers a Bogus.
log-ignores = { $seat } ignores a Bogus.
log-travels = { $seat } moves to { $to }.
log-picks = { $seat } picks up { $personage }.
log-returns = { $seat } returns { $personage } to { $to } for good.
log-passes = { $seat } passes { $personage } to { $other }.
log-regains = The Excellent that leaves had paid for { $seat }: { $symbol } can be used again.
log-advances = { $seat } reaches stage { $stage } of the objective: { $objective }.
log-accomplishes = { $seat } completes the objective: { $objective }.
log-is-rewarded = Reward for { $seat }: San Dimas −{ $lowers }, and from now on one more { $symbol } every turn.
log-round-ends = End of round { $round }: San Dimas rises.
log-game-is-won = Every rift is closed. Time is in tune again!
log-present-breaks = San Dimas cannot rise any further: the present breaks.
log-deck-is-empty = No riff card is left to draw: time has run out.

reason-all-fixed = Won: every rift is closed.
reason-san-dimas = Lost: San Dimas could not rise any further.
reason-deck = Lost: no riff card was left to draw.
score-triumphant = Triumphant dice
score-objective = Objectives completed
score-total = Rifts closed in the end
score-void = Rifts opened again

## Riff cards

section-main = Main
section-green = Green
section-red = Red
section-fixed = Fixed
effect-raise = raise the rift in { $of } by { $times }
effect-lower = lower the rift in { $of } by { $times }
effect-raise-numbered = raise the rifts of positions { $positions } by 1
effect-lower-for-fixed = for each of the positions { $positions } that is fixed, lower San Dimas by 1
effect-raise-each-player = raise the rift at each player’s location by { $count }
effect-lower-here = lower the rift at your location by { $count }
effect-move-me = move to { $to }
effect-move-all = all players move to { $to }
effect-eject = all personages are ejected from the booths
effect-unfix = open a fixed location again (if there is none, raise San Dimas by 1)
effect-draw = draw another riff card and follow it
effect-discard = { $count ->
    [one] discard a riff card without following it
   *[other] discard { $count } riff cards without following them
}
effect-peek = { $count ->
    [one] look at the top riff card and put it back
   *[other] look at the top { $count } riff cards and put them back in any order
}
effect-then = { $first }, then { $second }
effect-either = { $first } OR { $second }

## The table

head-board = The board
head-position = No.
head-place = Location
head-rift = Rift
head-lost = Lost here
head-characters = Characters
head-ways = Circuits to
head-crew = The characters
head-character = Character
head-where = Location
head-booth = In the booth
head-triumphant = Triumphant dice
head-objective = Objective
head-action = Action every turn
head-turn = The turn
head-turned = Card drawn
head-next = Top of the deck, known to all
head-offer = Objectives to choose from
head-power = Ability
level = { $level } ({ $zone })
zone-green = green
zone-neutral = neutral
zone-red = red
zone-fixed = fixed
home-of = home of { $personage }
is-home = { $personage } is home
stands-home = { $personage } (at home, not yet returned)
deck-left = { $count ->
    [one] { $count } riff card left
   *[other] { $count } riff cards left
}
die-shows = { $die }: { $face }
die-used = { $die }: { $face }, used
source-shows = { $source }: { $face }
source-used = { $source }: { $face }, used
loose = Excellent from two matching actions
start-card = start card
objective-done = completed: { $objective }
objective-hopeless = out of reach: { $objective }
objective-stage = { $objective } ({ $stage } so far)
reward = San Dimas −{ $lowers }, then { $symbol }
round = Round { $round }
rounds-played = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { $cards ->
    [one] { $cards } riff card left
   *[other] { $cards } riff cards left
}

## Things

location-washington = Washington
to-washington = Washington
of-washington = Washington
location-vienna = Vienna
to-vienna = Vienna
of-vienna = Vienna
location-rome = Rome
to-rome = Rome
of-rome = Rome
location-outer-mongolia = Outer Mongolia
to-outer-mongolia = Outer Mongolia
of-outer-mongolia = Outer Mongolia
location-orleans = Orléans
to-orleans = Orléans
of-orleans = Orléans
location-new-york = New York
to-new-york = New York
of-new-york = New York
location-new-mexico = New Mexico
to-new-mexico = New Mexico
of-new-mexico = New Mexico
location-kassel = Kassel
to-kassel = Kassel
of-kassel = Kassel
location-austria = Austria
to-austria = Austria
of-austria = Austria
location-athens = Athens
to-athens = Athens
of-athens = Athens
location-san-dimas = San Dimas
to-san-dimas = San Dimas
of-san-dimas = San Dimas
personage-lincoln = Abraham Lincoln
personage-freud = Sigmund Freud
personage-charlemagne = Charlemagne
personage-genghis-khan = Genghis Khan
personage-joan-of-arc = Joan of Arc
personage-babe-ruth = Babe Ruth
personage-billy-the-kid = Billy the Kid
personage-beethoven = Ludwig van Beethoven
personage-napoleon = Napoleon Bonaparte
personage-socrates = Socrates
character-none = no character yet
character-bill = Bill
character-ted = Ted
character-elizabeth = Elizabeth
character-joanna = Joanna
power-bill = each Move leads up to two spaces
power-ted = once a turn, swap the riff card drawn first for the next one
power-elizabeth = once a turn, picking up, dropping off or passing somebody costs nothing
power-joanna = once a turn, ignore a Bogus
die-wyld = Wyld die
die-character = Character die
die-triumphant = Triumphant die
die-bogus = Bogus die
face-move = Move
face-interact = Interact
face-reroll = Reroll
face-excellent = Excellent
face-bogus = Bogus
face-blank = blank
objective-none = no objective yet
objective-lower-with-beethoven = lower a rift with Beethoven in the booth
objective-lower-with-lincoln = lower a rift with Lincoln in the booth
objective-quiet-rounds = finish three rounds without a Reroll or the booth
objective-together-with-napoleon = have Napoleon and somebody else in the booth
objective-together-with-joan = have Joan of Arc and somebody else in the booth
objective-lower-in-three-places = lower rifts at three different locations
objective-lower-in-company = lower a rift where another player is too
objective-tour-of-socrates = take Socrates to Rome, then Orléans, then Washington
objective-tour-of-genghis = take Genghis Khan to Athens, then Kassel, then New Mexico
objective-two-to-san-dimas = bring two personages at once to San Dimas
objective-billy-in-new-york = take Billy the Kid to New York
objective-freud-in-athens = take Freud to Athens
objective-charlemagne-in-austria = take Charlemagne to Austria
objective-pass-babe-ruth = pass Babe Ruth to another player
objective-pass-lincoln = pass Lincoln to another player
objective-pass-joan = pass Joan of Arc to another player
riff-none = no card
riff-ripple-washington = Ripple in Washington
riff-ripple-vienna = Ripple in Vienna
riff-ripple-rome = Ripple in Rome
riff-ripple-outer-mongolia = Ripple in Outer Mongolia
riff-ripple-orleans = Ripple in Orléans
riff-ripple-new-york = Ripple in New York
riff-ripple-new-mexico = Ripple in New Mexico
riff-ripple-kassel = Ripple in Kassel
riff-ripple-austria = Ripple in Austria
riff-ripple-athens = Ripple in Athens
riff-surge-washington = Surge in Washington
riff-surge-vienna = Surge in Vienna
riff-surge-rome = Surge in Rome
riff-surge-outer-mongolia = Surge in Outer Mongolia
riff-surge-orleans = Surge in Orléans
riff-surge-new-york = Surge in New York
riff-surge-new-mexico = Surge in New Mexico
riff-surge-kassel = Surge in Kassel
riff-surge-austria = Surge in Austria
riff-surge-athens = Surge in Athens
riff-vortex-washington = Vortex in Washington
riff-vortex-vienna = Vortex in Vienna
riff-vortex-rome = Vortex in Rome
riff-vortex-outer-mongolia = Vortex in Outer Mongolia
riff-vortex-orleans = Vortex in Orléans
riff-vortex-new-york = Vortex in New York
riff-vortex-new-mexico = Vortex in New Mexico
riff-vortex-kassel = Vortex in Kassel
riff-vortex-austria = Vortex in Austria
riff-vortex-athens = Vortex in Athens
riff-discord-washington = Discord in Washington
riff-discord-vienna = Discord in Vienna
riff-discord-rome = Discord in Rome
riff-discord-outer-mongolia = Discord in Outer Mongolia
riff-discord-orleans = Discord in Orléans
riff-discord-new-york = Discord in New York
riff-discord-new-mexico = Discord in New Mexico
riff-discord-kassel = Discord in Kassel
riff-discord-austria = Discord in Austria
riff-discord-athens = Discord in Athens
riff-chord-1-5-7 = Chord 1·5·7
riff-chord-2-6-8 = Chord 2·6·8
riff-chord-1-3-7 = Chord 1·3·7
riff-chord-2-4-8 = Chord 2·4·8
riff-chord-3-5-9 = Chord 3·5·9
riff-chord-4-6-10 = Chord 4·6·10
riff-aftershock = Aftershock
riff-curfew = Curfew
riff-feedback = Feedback
riff-old-wound = Old wound
riff-sour-note = Sour note
riff-power-chord = Power chord
riff-setlist = Set list
riff-grace-note = Grace note
riff-skipped-beat = Skipped beat
riff-meltdown = Meltdown
riff-encore = Encore
riff-double-time = Double time
riff-homesick = Homesick
riff-stage-dive = Stage dive

## The face in the browser

phase-setup = setup
phase-riff = phase 1, riff card
phase-dice = phase 2, dice
phase-actions = phase 2, actions
jump-board = Circuits
jump-riff = Riff card
jump-dice = Dice
jump-booth = Booth
short-lincoln = Lincoln
short-freud = Freud
short-charlemagne = Charlemagne
short-genghis-khan = Genghis Khan
short-joan-of-arc = Joan of Arc
short-babe-ruth = Babe Ruth
short-billy-the-kid = Billy the Kid
short-beethoven = Beethoven
short-napoleon = Napoleon
short-socrates = Socrates
kind-triumphant = Triumphant
place-spoken = { $place }, position { $number }, rift { $level }, { $zone }
lost-spoken = Lost here: { $names }
booths-spoken = Here: { $names }
lost-here = { $personage }, lost here. Home: { $home }. Brings: { $gives }
above = above { $level } you lose
no-riff-yet = No riff card has been drawn yet.
card-turned = Riff card: { $riff }
or = or
followed = followed
choosing = to be chosen
skipped-main = skipped: the location is fixed
skipped-green = skipped: not green
skipped-red = skipped: not red
skipped-fixed = skipped: not fixed
fixed-of = { $count } of 10 fixed
dial-zones = Dial zones
zone-range = { $first } to { $last } { $zone }
choose-character = Who will you play?
objective-about = Once the task is done, San Dimas falls and the card’s action is yours every turn.
waiting-for-others = waiting for the others
reward-lowers = San Dimas −{ $lowers },
top-cards = The next riff cards
top-cards-about = choose which comes first
pool-yours = Your dice
pool-of = { $name }’s dice
pool-chosen = More than four dice: four of them are being chosen.
pool-about = exactly four are rolled
head-dice = Dice
dice-later = The dice are rolled once the riff card is done.
dice-setup = The dice are rolled once everybody has an objective.
actions-yours = Your actions
actions-of = { $name }’s actions
dice-of-kind = { $kind ->
    [wyld] { $count ->
        [one] 1 Wyld die
       *[other] { $count } Wyld dice
    }
    [character] { $count ->
        [one] 1 Character die
       *[other] { $count } Character dice
    }
    [triumphant] { $count ->
        [one] 1 Triumphant die
       *[other] { $count } Triumphant dice
    }
   *[bogus] { $count ->
        [one] 1 Bogus die
       *[other] { $count } Bogus dice
    }
}
die-spoken = Die { $number }. { $shown }
used = used
trick-booth = roll all again
trick-bogus = suffer it
trick-ignore = ignore it
booth-empty = The booth is empty.
booth-of = { $name }’s booth
guest-spoken = { $personage } in the booth. Brings: { $gives }
gives-nothing = nothing
objective-met = Objective completed
objective-lost = Out of reach
stage-of = stage { $stage } of { $stages }
every-turn = Every turn
caption-move = Move
caption-interact = Interact
caption-reroll = Reroll
caption-excellent = Excellent
caption-bogus = Bogus
caption-blank = blank
group-move = Move
group-reroll = Reroll a die
group-pass = Pass somebody on
group-pair = Duplicate actions
group-pick = Pick somebody up
group-return = Return somebody
start-suggested = Suggested: { $character }
start-suggested-about = the ability that asks for the least planning
detail-home = home of { $personage }
detail-lost = { $personages }
detail-rift = rift { $level }, { $zone }
detail-level = rift { $level } to { $then }
detail-gives = { $gives }
detail-end = { $count ->
    [0] nothing is lost
    [one] { $count } action is lost
   *[other] { $count } actions are lost
}
present-level = { $level } of { $highest }
present-spoken = { $place }, rift { $level } of { $highest }: the game is lost if it must rise beyond
does-move = Go to a location that is linked to yours.
does-interact = Pick up, drop off or pass somebody, or fix the rift.
does-reroll = Roll one unused die again.
does-excellent = Whatever you like: Move, Interact or Reroll.
does-bogus = The rift where you are rises, before anything else.
does-blank = Nothing happens.
detail-present = rift { $level } of { $highest }
detail-present-then = San Dimas { $level } to { $then }
detail-loses = the game is lost
detail-calm = fixed: nothing happens
detail-return = stays for good
detail-booth = once a turn, before all else
detail-ignore = once a turn
detail-pair = they become one Excellent
detail-swap = the next card must be followed
detail-reroll = one Reroll is spent
detail-keep = all it says happens now
detail-stop = the second space is given up
detail-next = drawn before the others
detail-objective = once done: San Dimas −{ $count }
detail-other-side = the other choice falls away
detail-another = a card more this turn
detail-pool = { $count ->
    [0] Wyld dice take their place
   *[other] rolled in place of Wyld dice
}
curve-rifts = San Dimas and the rifts, turn by turn
curve-fixed = fixed locations
brief-pick = Pick up { $personage }
brief-return = Return { $personage }
brief-pass = { $personage } to { $other }
brief-fix = Fix the rift
brief-reroll = Reroll: { $face }
brief-pair = 2 × { $symbol }
brief-bogus = Suffer a Bogus
brief-ignore = Ignore a Bogus
brief-booth = Use the booth
brief-end = End your turn
offer-picks = { $name } has just picked up { $thing }.
offer-returns = { $name } has just returned { $thing }.

## Reasons of a hint: what a move brings or costs, beside the other moves

hint-more-rifts = { $n ->
    [0] slightly lower rifts
    [one] 1 level less in all rifts together
   *[other] { $n } levels less in all rifts together
 }
hint-less-rifts = { $n ->
    [0] slightly higher rifts
    [one] 1 level more in all rifts together
   *[other] { $n } levels more in all rifts together
 }
hint-more-ways = personages nearer to their homes
hint-less-ways = personages further from their homes
hint-more-san-dimas = { $n ->
    [0] a slightly lower San Dimas
    [one] San Dimas 1 level lower
   *[other] San Dimas { $n } levels lower
 }
hint-less-san-dimas = { $n ->
    [0] a slightly higher San Dimas
    [one] San Dimas 1 level higher
   *[other] San Dimas { $n } levels higher
 }
hint-more-deck = { $n ->
    [0] slightly more cards left to draw
    [one] 1 card more left to draw
   *[other] { $n } cards more left to draw
 }
hint-less-deck = { $n ->
    [0] slightly fewer cards left to draw
    [one] 1 card less left to draw
   *[other] { $n } cards less left to draw
 }
hint-more-objectives = { $n ->
    [0] objectives nearer to their reward
    [one] 1 objective more rewarded
   *[other] { $n } objectives more rewarded
 }
hint-less-objectives = { $n ->
    [0] objectives further from their reward
    [one] 1 objective less rewarded
   *[other] { $n } objectives less rewarded
 }
hint-more-guests = { $n ->
    [0] better company in the booths
    [one] 1 personage more aboard
   *[other] { $n } personages more aboard
 }
hint-less-guests = { $n ->
    [0] poorer company in the booths
    [one] 1 personage less aboard
   *[other] { $n } personages less aboard
 }
hint-more-actions = more actions still to use
hint-less-actions = fewer actions still to use
hint-more-places = booths nearer to the work
hint-less-places = booths further from the work
