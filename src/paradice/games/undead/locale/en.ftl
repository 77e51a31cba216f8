### The Quick and the Undead, in English.

game-name = The Quick and the Undead
game-about = West Fort is overrun: pick your space in secret, draw first, clear the town of its undead and control its best buildings at high noon.
goal-win = You have the most notoriety at high noon: tokens, undead you shot, and buildings of yours that are free of undead.
goal-lose = Somebody has more, or the undead overrun the town.
goal-turn = All pick a space in secret. From the highest on, each uses its ability, takes its income, and may buy a building while no undead is in the street.

## Options

option-gangs = Gangs
option-gangs-about = For two players who want more gunfire: four seats, two gangs each (seats 1 and 3 against 2 and 4), one purse for both.
option-gangs-one = one for each player
option-gangs-two = two for each of two players (4 seats)
option-last-day = Last day
option-last-day-about = The game ends when no undead is left in town. Where nobody brings that about, high noon follows the last day; alone, Dead Ranger has then worn you out.
option-last-day-far = far off (day 20)
option-last-day-10 = day 10
option-last-day-7 = day 7
option-riders = The Riders (alone)
option-riders-about = Alone against Dead Ranger: the three undead worth 6 stay in Boot Hill. Has no effect with more players.
option-riders-off = off
option-riders-on = on
option-reinforcements = Reinforcements (alone)
option-reinforcements-about = Alone: whenever Dead Ranger sends an outlaw to Stalk, an undead rises. Has no effect with more players.
option-reinforcements-off = off
option-reinforcements-on = on
option-horde = The Horde (alone)
option-horde-about = Alone: where Dead Ranger finds nobody to intimidate from Scout, an undead rises instead. Has no effect with more players.
option-horde-off = off
option-horde-on = on
option-fast = Fast undead (alone)
option-fast-about = Alone: Dead Ranger may intimidate your lying outlaws too. Has no effect with more players.
option-fast-off = off
option-fast-on = on

## What is asked

prompt-ChooseStart = { $left ->
    [one] Choose one more starting resource: a coin, 1 notoriety, or a bullet and its chamber; nobody sees it yet.
   *[other] Choose { $left } starting resources: coins, notoriety, or bullets and their chambers; nobody sees them yet.
}
prompt-UseBuildings = Round start: use a building you control, or go on.
prompt-ChooseGoods = Your coin is paid: what do you take for it?
prompt-ChooseSpace = Choose a space in secret, or Hired Guns.
prompt-choose-alone = Choose a space, or Hired Guns.
prompt-start-alone = { $left ->
    [one] Choose one more starting resource: a coin, 1 notoriety, or a bullet and its chamber.
   *[other] Choose { $left } starting resources: coins, notoriety, or bullets and their chambers.
}
prompt-SendJoker = Send your joker to a space where nobody stands.
prompt-Hire = How do you pay for your hired gun?
prompt-OfferBribe = A duel begins: fight, or buy yourself out of it for a coin?
prompt-AnnounceTarget = Announce your target in the duel.
prompt-DuelCritical = You rolled an 8 in the duel: trigger the critical hit (the target dies, your token turns to its backfire)?
prompt-UseAbility = { $space }: choose a target, or decline the ability.
prompt-AnswerThreat = { $other } intimidates you on { $space }: pay two resources, or step out and be shot at?
prompt-PayThreat = { $left ->
    [one] Give one more resource.
   *[other] Give { $left } resources.
}
prompt-ShotCritical = You rolled an 8 against { $other }: trigger the critical hit (the target dies, your token turns to its backfire)?
prompt-BreakBullet = Critical hit: take any bullet from Dead Ranger’s card.
prompt-KeepShooting = Still standing: { $undead }. Shoot again, or stop?
prompt-UndeadCritical = You rolled an 8 against { $undead }: trigger the critical hit (the target dies, your token turns to its backfire)?
prompt-StripBullet = Choose which of { $other }’s bullets you take.
prompt-RobMore = The Outlaw Hideout: take one more of the same from { $other }?
prompt-LoadBullets = { $left ->
    [one] Choose a chamber for your bullet.
   *[other] Choose a chamber for each of your { $left } bullets.
}
prompt-LoadBonus = The bullet that lay here is yours: choose a chamber for it.
prompt-PlaceUndead = Risen from Boot Hill: { $undead }. Where does it go?
prompt-TakeIncome = { $space }: choose your income.
prompt-TakeExtra = The Railway Station: take one more of what your income brought?
prompt-BuyBuilding = Buy a building, or keep your coins?
prompt-AnswerClaim = { $other } has paid for { $building }: stay and fight, or leave?
prompt-FightCritical = You rolled an 8 in the fight for { $building }: trigger the critical hit (the target dies, your token turns to its backfire)?
prompt-Withdraw = End of the round: take an outlaw out of a building, or leave all of them there.
prompt-PayUpkeep = The day is over: spend a bullet to keep { $building }, or leave it?
prompt-waiting = { $others ->
    [0] Waiting for { $seat }.
   *[other] Waiting for { $seat } and { $others } more.
}
prompt-over = The dust has settled.

## Moves

move-wish = Take { $resource }
move-pick = { $space }
move-pass = Pass this round
move-send = Go to { $space }
move-use = Use { $building }
move-done = Go on
move-hire-for-coins = Pay 2 coins
move-hire-for-notoriety = Pay 1 notoriety
move-target = Aim at { $other }
move-shoot = Shoot at { $undead } ({ $place })
move-intimidate = Intimidate { $other } on { $space }
move-steal = Steal from { $other }
move-skip = Decline the ability
move-pay = Pay
move-step-out = Step out
move-bribe = Give { $other } a coin and stay out of it
move-fight = Fight
move-give-coin = Give a coin
move-give-notoriety = Give 1 notoriety
move-give = Give the bullet in chamber { $chamber }
move-fire = Shoot again
move-stop = Stop shooting
move-trigger = Trigger the critical hit
move-hold = Decline it (the shot misses)
move-strip = Take the bullet in chamber { $chamber }
move-break = Take his bullet { $chamber }
move-load = Load chamber { $chamber }
move-earn = Take { $resource }
move-buy = Buy { $building } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
move-stay = Stay and fight
move-leave = Leave the building
move-withdraw = Withdraw from { $building }
move-spend = Spend the bullet in chamber { $chamber }
move-put = Send it to { $place }

## Refusals

rule-no-outlaw-left = You have no outlaw left in your stash.
rule-own-outlaw-lies-there = One of your own outlaws has been there today and still lies on this space.
rule-hired-guns-cost = You need 2 coins or 1 notoriety for a hired gun.
rule-must-choose = You still have an outlaw in your stash, so you must choose a space.
rule-joker-needs-room = Somebody stands there; a joker goes only where nobody stands.
rule-not-your-building = You do not control this building.
rule-ability-is-permanent = No need to use it: this building works by itself while you control it.
rule-once-a-round = You have used this building already this round.
rule-without-effect = It would change nothing now.
rule-no-coin = You have no coin to spend.
rule-no-notoriety = You have no notoriety to spend.
rule-boot-hill-is-empty = Boot Hill is empty: no undead can rise.
rule-no-clear-building = There is no building without undead to send one to.
rule-nothing-to-move = Nothing to rearrange: you need a bullet and an empty chamber.
rule-trade-costs-a-coin = The Trading Post takes a coin, and you have none.
rule-show-costs-notoriety = The Medicine Show takes 1 notoriety, and you have none.
rule-duel-has-no-price = The duel has begun: nobody can pay to avoid it now.
rule-no-bribe-at-the-end = The Sheriff’s Office is of no help in the duel that decides the game.
rule-not-this-space = The space your outlaw stands on has no such ability.
rule-street-only = This space lets you fight undead in the street only.
rule-out-of-reach = From your space you cannot intimidate an outlaw on that one.
rule-lying-is-safe = An outlaw lying down since an earlier round cannot be intimidated.
rule-own-gang = That is your own other gang: you cannot act against it.
rule-nothing-to-steal = This player has none of that to steal.
rule-is-guarded = A building guards that: it cannot be stolen.
rule-target-is-declared = Once you have named an undead you cannot change your target.
rule-two-resources-needed = You do not have two resources to pay with, so you must step out.
rule-chamber-is-empty = There is no bullet in this chamber.
rule-chamber-is-loaded = This chamber is already loaded.
rule-supply-is-exhausted = There is none left in the supply.
rule-buying-comes-last = Buildings are bought at the end of your turn, after the income.
rule-street-is-haunted = Nobody can buy while an undead is in the street.
rule-too-expensive = You do not have enough coins for this building.
rule-already-held = You control this building already.
rule-one-building-a-turn = You have bought a building this turn: one is all.
rule-outlaws-buy = An outlaw on a space buys and moves in; on Hired Guns there is only your die.
rule-not-your-outlaw = No outlaw of yours is in this building.
rule-clear-buildings-only = It can only be sent to a building without undead.

## The log

log-day-begins = Day { $day } begins.
log-round-begins = Round { $round }.
log-wears-law = { $seat } wears the Law badge.
log-has-chosen = { $seat } has chosen.
log-gets-ready = { $seat } starts with { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $bullets ->
    [one] { $bullets } bullet
   *[other] { $bullets } bullets
} and { $notoriety } notoriety.
log-hires = { $outlaws ->
    [0] { $seat } has six outlaws already and hires nobody.
    [one] { $seat } hires an outlaw.
   *[other] { $seat } hires { $outlaws } outlaws.
}
log-hires-nobody = { $seat } cannot pay for a hired gun any more.
log-is-new-in-town = { $seat } has nobody and nothing left: somebody new in town joins for free.
log-picks = { $seat } shows { $space }.
log-passes = { $seat } passes this round.
log-jokers-cancel = { $count ->
    [one] { $count } joker: it loses its turn.
   *[other] { $count } jokers: all of them lose their turn.
}
log-joker-stays = { $seat } finds no space for the joker.
log-sends = { $seat } sends the joker to { $space }.
log-gains-coins = { $seat } gains { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
log-gains-notoriety = { $seat } gains { $notoriety } notoriety.
log-loads = { $seat } loads chamber { $chamber }.
log-loses-bullets = { $seat } has no empty chamber: { $bullets ->
    [one] { $bullets } bullet is lost
   *[other] { $bullets } bullets are lost
}.
log-pays-coins = { $seat } pays { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
log-pays-notoriety = { $seat } pays { $notoriety } notoriety.
log-turns-skull = { $seat } turns the critical token skull side up.
log-finds-nothing = { $seat } gains nothing from { $building }.
log-uses = { $seat } uses { $building }.
log-rearranges = { $seat } takes { $bullets ->
    [one] { $bullets } bullet
   *[other] { $bullets } bullets
} out to rearrange.
log-duel-begins = A duel on { $space }!
log-targets = { $seat } aims at { $other }.
log-bribes = { $seat } gives { $other } a coin and stays out of it.
log-rolls = { $seat } rolls { $face ->
    [8] an 8
   *[other] a { $face }
}.
log-hits = { $seat } hits { $other } with { $face ->
    [8] an 8
   *[other] a { $face }
}.
log-misses = { $seat } misses with { $face ->
    [8] an 8
   *[other] a { $face }
}.
log-triggers = { $seat } triggers a critical hit.
log-backfires = Critical miss: { $seat }’s gun backfires.
log-goes-home = { $seat } takes an outlaw back to the stash.
log-dies = { $seat } loses an outlaw.
log-intimidates = { $seat } intimidates { $other } on { $space }.
log-pays-up = { $seat } pays { $other } off.
log-steps-out = { $seat } steps out.
log-gives-coin = { $seat } gives { $other } a coin.
log-gives-notoriety = { $seat } gives { $other } 1 notoriety.
log-gives-bullet = { $seat } gives { $other } the bullet in chamber { $chamber }.
log-steals-coin = { $seat } steals a coin from { $other }.
log-steals-notoriety = { $seat } steals 1 notoriety from { $other }.
log-steals-bullet = { $seat } steals the bullet in { $other }’s chamber { $chamber }.
log-aims = { $seat } takes aim at { $undead }.
log-kills = { $seat } kills { $undead }.
log-stops = { $seat } stops shooting.
log-repeats = { $face } again: { $seat } must stop.
log-rises = Look out: { $undead } is now in { $place }.
log-turns-up = { $seat } turns up { $undead } on Boot Hill.
log-hill-is-empty = Boot Hill is empty: no undead rises.
log-buys = { $seat } pays { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} for { $building }.
log-stays = { $seat } stays in { $building }: a fight to the death.
log-leaves = { $seat } leaves { $building }.
log-takes-over = { $seat } takes control of { $building }.
log-withdraws = { $seat } withdraws from { $building }.
log-keeps = { $seat } spends the bullet in chamber { $chamber } to keep { $building }.
log-is-evicted = { $seat } has no bullet left and loses { $building }.
log-high-noon = No undead is left in town: the next round is high noon, the last one.
log-late-noon = The last day is over: the next round is high noon, the last one.
log-final-duel = Still tied: a duel to the death decides.
log-leaves-duel = { $seat } is out of the duel.
log-game-ends = The game is over.
log-ranger-comes = { $seat } sends an outlaw to { $space }.
log-ranger-loses-bullet = { $left ->
    [one] Dead Ranger loses bullet { $chamber } for good; { $left } is left.
   *[other] Dead Ranger loses bullet { $chamber } for good; { $left } are left.
}

reason-high-noon = High noon has passed.
reason-last-day = The last day is over, and high noon has passed.
reason-coins = High noon has passed; coins broke the tie.
reason-final-duel = High noon has passed; a duel to the death decided.
reason-shared = All fell in the last duel: the town is shared.
reason-ranger-dead = Dead Ranger is dead for good.
reason-overrun = The town is overrun: no place was left for another undead.
reason-outlaws-dead = All your outlaws are in the graveyard.
reason-worn-out = The last day is over and Dead Ranger still walks: he has worn you out.
score-tokens = Notoriety tokens
score-undead = Undead killed
score-buildings = Buildings without undead
score-coins = Coins (for ties)
score-base = Starting points
score-clear = Cleared buildings (+2)
score-ranger = His outlaws on the board
score-dead = Your dead
score-total = Total

## The table

head-town = West Fort · day { $day }, round { $round }
head-noon = West Fort · high noon
head-building = Building
head-ability = Ability
head-price = Price
head-worth = Worth
head-holder = Controlled by
head-undead = Undead
head-spaces = Action spaces
head-space = Space
head-income = Income
head-standing = Standing
head-lying = Lying
head-players = Outlaws
head-player = Player
head-coins = Coins
head-notoriety = Notoriety
head-chambers = Bullets
head-critical = Critical
head-stash = Stash
head-spare = To hire
head-grave = Graveyard
head-slain = Undead killed
head-choice = Die
head-score = Score
is-start = round start
is-permanent = permanent
bonus = bonus: { $resource }
law = { $seat } (Law)
hill-left = Boot Hill: { $count }
supply = Supply: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $notoriety } notoriety
undead-card = { $undead } ({ $worth }; weak: { $weak })
nobody = nobody
none = none
skull = skull: an 8 can kill
backfire = backfire: a 1 sends your outlaw back
die-hidden = chosen
die-none = choosing
die-wishes = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $bullets ->
    [one] { $bullets } bullet
   *[other] { $bullets } bullets
}, { $notoriety } notoriety

## Things

ranger = Dead Ranger
street = the street
one-coin = 1 coin
one-bullet = 1 bullet
one-notoriety = 1 notoriety
resource-coin = coin
resource-bullet = bullet
resource-notoriety = notoriety
amount-coin = { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
amount-bullet = { $amount ->
    [one] { $amount } bullet
   *[other] { $amount } bullets
}
amount-notoriety = { $amount } notoriety
ability-hunt = hunt any undead
ability-fight = fight an undead in the street
ability-intimidate = intimidate { $spaces }
ability-steal-coin = steal a coin
ability-steal-bullet = steal a bullet
ability-steal-notoriety = steal 1 notoriety
ability-hire = pay 2 coins or 1 notoriety for an outlaw
ability-joker = placed last, where nobody stands; two jokers cancel
or-list = { $first } or { $last }
income-skull = a bullet, and the critical token to its skull
space-hired-guns = Hired Guns
space-joker = 1 Joker
space-embezzle = 2 Embezzle
space-loot = 3 Loot
space-intimidate = 4 Intimidate
space-gear-up = 5 Gear up
space-extort = 6 Extort
space-stalk = 7 Stalk
space-scout = 8 Scout
at-hired-guns = Hired Guns
at-joker = 1 (Joker)
at-embezzle = 2 (Embezzle)
at-loot = 3 (Loot)
at-intimidate = 4 (Intimidate)
at-gear-up = 5 (Gear up)
at-extort = 6 (Extort)
at-stalk = 7 (Stalk)
at-scout = 8 (Scout)
building-general-store = the General Store
building-newspaper = the Newspaper
building-gunsmith = the Gunsmith
building-church = the Church
building-mortuary = the Mortuary
building-trading-post = the Trading Post
building-stagecoach-depot = the Stagecoach Depot
building-shooting-range = the Shooting Range
building-saloon = the Saloon
building-bank = the Bank
building-courthouse = the Courthouse
building-armory = the Armoury
building-outlaw-hideout = the Outlaw Hideout
building-mansion = the Mansion
building-undertaker = the Undertaker
building-medicine-show = the Medicine Show
building-sheriffs-office = the Sheriff’s Office
building-railway-station = the Railway Station
building-telegraph-office = the Telegraph Office
building-stockade = the Stockade
does-general-store = Gain 1 coin.
does-newspaper = Gain 1 notoriety.
does-gunsmith = Gain 1 bullet.
does-church = Turn your critical token skull side up.
does-mortuary = If no undead is here, one comes from Boot Hill.
does-trading-post = You may pay 1 coin for 1 bullet or 1 notoriety.
does-stagecoach-depot = Roll: 1–3 a coin, 4–6 a bullet, 7–8 one notoriety.
does-shooting-range = You may put your bullets into other chambers.
does-saloon = You may roll: 1 lose a coin, 2–3 nothing, 4–6 a coin, 7–8 two coins. Any number of guests, no fight.
does-bank = Your coins cannot be stolen.
does-courthouse = Your notoriety cannot be stolen.
does-armory = Your bullets cannot be stolen.
does-outlaw-hideout = When you steal, you may take one more of the same.
does-mansion = Always costs 5 coins.
does-undertaker = Gain 1 notoriety for each undead anybody kills.
does-medicine-show = You may pay 1 notoriety to send an undead to a building without any.
does-sheriffs-office = You may give an opponent a coin to avoid a duel or intimidation.
does-railway-station = You may take one more of a resource your income gives.
does-telegraph-office = Gain 1 notoriety whenever you are in a shootout between outlaws.
does-stockade = +2 to your hit when you defend this building.
undead-u01 = the Drifter
undead-u02 = the Dishwasher
undead-u03 = the Stable Boy
undead-u04 = the Barber
undead-u05 = the Schoolmarm
undead-u06 = the Ferryman
undead-u07 = the Piano Player
undead-u08 = the Prospector
undead-u09 = the Card Sharp
undead-u10 = the Deputy
undead-u11 = the Rustler
undead-u12 = the Widow
undead-u13 = the Preacher
undead-u14 = the Doctor
undead-u15 = the Hangman
undead-u16 = the Pale Rider
undead-u17 = the Black Rider
undead-u18 = the Red Rider

## The face in the browser

phase-day = Day { $day }, round { $round }
phase-noon = High noon
phase-ready = before the first day
phase-opening = round start
phase-secret = secret choice
phase-joker = Hired Guns and Jokers
phase-duel = duel
phase-ability = ability
phase-shootout = shootout
phase-income = income
phase-loading = loading
phase-rising = an undead rises
phase-purchase = buying
phase-closing = end of the round
phase-upkeep = upkeep
jump-acts = Actions
jump-town = Town
jump-gun = Target
name-hired-guns = Hired Guns
name-joker = Joker
name-embezzle = Embezzle
name-loot = Loot
name-intimidate = Intimidate
name-gear-up = Gear up
name-extort = Extort
name-stalk = Stalk
name-scout = Scout
sign-general-store = General Store
sign-newspaper = Newspaper
sign-gunsmith = Gunsmith
sign-church = Church
sign-mortuary = Mortuary
sign-trading-post = Trading Post
sign-stagecoach-depot = Stage Depot
sign-shooting-range = Shooting Range
sign-saloon = Saloon
sign-bank = Bank
sign-courthouse = Courthouse
sign-armory = Armoury
sign-outlaw-hideout = Hideout
sign-mansion = Mansion
sign-undertaker = Undertaker
sign-medicine-show = Medicine Show
sign-sheriffs-office = Sheriff’s Office
sign-railway-station = Railway Station
sign-telegraph-office = Telegraph
sign-stockade = Stockade
short-church = Critical token skull side up.
short-mortuary = Adds an undead if it has none.
short-trading-post = 1 coin: 1 bullet or 1 notoriety.
short-stagecoach-depot = Roll: coin, bullet or notoriety.
short-shooting-range = Rearrange your bullets.
short-saloon = Roll for coins. No fights here.
short-bank = Nobody steals your coins.
short-courthouse = Nobody steals your notoriety.
short-armory = Nobody steals your bullets.
short-outlaw-hideout = You may steal one more.
short-undertaker = 1 notoriety per undead killed.
short-medicine-show = 1 notoriety: an undead to a clear building.
short-sheriffs-office = A coin avoids a duel or intimidation.
short-railway-station = You may take one more as income.
short-telegraph-office = 1 notoriety per shootout you are in.
short-stockade = +2 when you defend it.
face-start = Round start
face-permanent = Permanent
face-bonus = bonus
face-bonus-about = Bonus: whoever buys this building first takes { $resource }
face-weak = Weak point { $chamber }: rolled with a bullet in that chamber, it kills
face-free = no undead
face-cost = Price: { $count } { $count ->
        [one] coin
       *[other] coins
    } to control this building
face-half = Half price, because somebody controls it: { $count } { $count ->
        [one] coin
       *[other] coins
    }
face-worth = Worth { $count } notoriety at the end, if no undead is inside
face-building = { $building }: { $does } Costs { $price }, worth { $worth }. Controlled by: { $holders }. Undead: { $undead }.
face-street = The street
face-haunted = An undead here: nobody can buy a building.
face-quiet = No undead here: buildings may be bought.
face-picks = Secret picks
face-dice = Dice of this round
face-start-picks = Starting resources, secret
face-rolled = rolled
face-reach = Within reach
face-whom = Whom?
face-locked = locked
face-choosing = choosing
face-you = you
face-hill = Boot Hill
face-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
face-dead = { $name }, dead: { $count }
face-your-gun = Your targeting card
face-gun-of = { $name }’s targeting card
group-shoot = Shoot an undead
group-intimidate = Intimidate somebody
group-steal = Steal from somebody
group-give = Give a bullet
group-load = A bullet into a chamber
group-buy = Buy a building
group-put = Send it there
brief-chamber = Chamber { $chamber }
brief-intimidate = { $other }, on { $space }
face-loaded-of = { $count } of 6 loaded
face-loaded = loaded
face-spent = empty
face-skull = an 8 kills
face-backfire = a 1: critical miss
face-skull-side = Critical token, skull side: an 8 can kill.
face-backfire-side = Critical token, backfire side: a 1 sends your outlaw back.
face-chamber-loaded = Chamber { $chamber }, loaded
face-chamber-empty = Chamber { $chamber }, empty
face-dark = dark weak point: you hold that bullet
face-coins = Coins: { $count }
face-bullets = Bullets: { $count }
face-notoriety = Notoriety tokens: { $count }
face-stash = Outlaws in the stash: { $count }
face-slain = Undead killed: { $count }, worth { $worth }
face-standing = An outlaw standing on { $space } ({ $name })
face-lying = An outlaw lying on { $space } ({ $name })
face-space = { $space }: { $ability }. Income: { $income }.
face-space-here = Here: { $names }.
face-or = or
face-hunt = hunt any undead
face-one-outlaw = 1 outlaw:
face-joker = Goes last, to a space with nobody standing
face-jokers = two 1s: all lose the turn
face-no-duel = no duel
face-wait = { $count } to hire
face-law = Law
face-at = on { $space }
face-at-home = in the stash
face-passes = passes
face-points = notoriety
start-each = Ready-made: one of each
start-each-about = a coin, a bullet in chamber { $chamber }, 1 notoriety
detail-hits = { $count ->
    [0] no bullet hits; a repeated number stops you
   *[other] kills on { $chambers } of 8; a repeated number stops you
}
detail-worth = worth { $worth }
detail-worth-haunted = worth { $worth }, but nothing at the end while an undead is inside
detail-again = { $count ->
    [0] nothing hits any more; stops you: { $came }
   *[other] kills on { $chambers }; stops you: { $came }
}
detail-stop = what was fired stays spent
detail-trigger = kills; your token turns to its backfire
detail-hold = your token keeps its skull
detail-hire = an outlaw, a bullet, the skull
detail-spend = you keep the building
detail-pay = two of your coins, bullets or notoriety
detail-step-out = one shot at you: hits on { $hits } of { $faces }
detail-intimidate = pays you 2, or is shot at: you hit on { $hits } of { $faces }
detail-duel = you hit on { $mine } of { $faces }, they on { $theirs }
detail-stay = a fight to the death: you hit on { $mine } of { $faces }, they on { $theirs }
detail-leave = your outlaw goes back to the stash
detail-load = then you hit on { $hits } of 8
detail-strip = they no longer hit on { $chamber }
detail-coins = then { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
detail-notoriety = then { $count } notoriety
detail-bullet = then choose its chamber
detail-skip = the income of the space follows
detail-pass = you send nobody this round
detail-fight = you stay in the duel
detail-bribe = one coin less, no shot at you
detail-ranger = out of the supply
detail-done-buy = nothing more is bought, your coins stay
detail-done-load = the chambers stay as they are
detail-done-stay = you keep your buildings
detail-done-use = the others are not used this round
detail-done-rob = no second one is taken
detail-withdraw = you lose its { $worth } notoriety
detail-put = its { $worth } notoriety does not count while an undead is inside
detail-put-street = nobody can buy while an undead is in the street
detail-steal-coin = { $count ->
    [one] has { $count } coin
   *[other] has { $count } coins
}
detail-steal-bullet = { $count ->
    [one] has { $count } bullet
   *[other] has { $count } bullets
}
detail-steal-notoriety = has { $count } notoriety
detail-pick-hired-guns = 2 coins or 1 notoriety: an outlaw, a bullet, the skull
detail-pick-joker = last, where nobody stands; two Jokers cancel
detail-pick-embezzle = steal 1 notoriety; +2 coins, +2 notoriety
detail-pick-loot = steal a coin; +3 coins
detail-pick-intimidate = intimidate 8 7 6 5 or fight; +1 of each
detail-pick-gear-up = intimidate 8 7 6 4 3 2 or fight; +2 bullets
detail-pick-extort = steal a bullet or fight; +1 coin or notoriety
detail-pick-stalk = hunt, no duel; +1 coin or bullet
detail-pick-scout = hunt, or intimidate 5 4 3 2; +1 of any
offer-buys = { $name } has just bought { $thing }.
offer-takes-over = { $name } has just taken over { $thing }.

## Reasons of a hint: what a move brings or costs, beside the other moves

hint-more-notoriety = { $n ->
    [0] slightly more notoriety
    [one] { $n } more notoriety
   *[other] { $n } more notoriety
 }
hint-less-notoriety = { $n ->
    [0] slightly less notoriety
    [one] { $n } less notoriety
   *[other] { $n } less notoriety
 }
hint-more-coins = { $n ->
    [0] slightly more coins
    [one] 1 coin more
   *[other] { $n } coins more
 }
hint-less-coins = { $n ->
    [0] slightly fewer coins
    [one] 1 coin less
   *[other] { $n } coins less
 }
hint-more-bullets = { $n ->
    [0] slightly more bullets
    [one] 1 bullet more
   *[other] { $n } bullets more
 }
hint-less-bullets = { $n ->
    [0] slightly fewer bullets
    [one] 1 bullet less
   *[other] { $n } bullets less
 }
hint-more-outlaws = { $n ->
    [0] outlaws that live longer
    [one] 1 outlaw more alive
   *[other] { $n } outlaws more alive
 }
hint-less-outlaws = { $n ->
    [0] outlaws in more danger
    [one] 1 outlaw less alive
   *[other] { $n } outlaws less alive
 }
hint-more-turn = a better turn to come
hint-less-turn = a poorer turn to come
hint-more-buildings = { $n ->
    [0] more from buildings
    [one] 1 building more
   *[other] { $n } buildings more
 }
hint-less-buildings = { $n ->
    [0] less from buildings
    [one] 1 building less
   *[other] { $n } buildings less
 }
hint-more-rivals = { $n ->
    [0] slightly less for the best rival
    [one] { $n } less notoriety for the best rival
   *[other] { $n } less notoriety for the best rival
 }
hint-less-rivals = { $n ->
    [0] slightly more for the best rival
    [one] { $n } more notoriety for the best rival
   *[other] { $n } more notoriety for the best rival
 }
hint-more-ranger = { $n ->
    [0] Dead Ranger’s bullets in more danger
    [one] 1 bullet more taken from Dead Ranger
   *[other] { $n } bullets more taken from Dead Ranger
 }
hint-less-ranger = { $n ->
    [0] Dead Ranger’s bullets in less danger
    [one] 1 bullet less taken from Dead Ranger
   *[other] { $n } bullets less taken from Dead Ranger
 }
hint-more-town = { $n ->
    [0] a slightly clearer town
    [one] 1 undead less in town
   *[other] { $n } undead less in town
 }
hint-less-town = { $n ->
    [0] a slightly fuller town
    [one] 1 undead more in town
   *[other] { $n } undead more in town
 }
