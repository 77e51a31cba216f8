### Trekking Through History, in English.

game-name = Trekking Through History
game-about = Three days among the centuries: see great moments in the order of their years, follow your itinerary, be back at noon.
goal-win = You have the most points after three days: tokens on your itinerary, long treks, crystals, being back at noon.
goal-lose = Somebody has more. Short treks and late hours cost points; alone you try to beat your own rank.
goal-turn = Take a card of the row: it costs hours, brings tokens, and joins your trek if its year is later than the last. Whoever is furthest behind plays next.

## Options

option-first-itinerary = First itinerary
option-first-itinerary-about = For a first game the itinerary of the first day is drawn at random; later you may choose it.
option-first-itinerary-random = drawn at random
option-first-itinerary-chosen = chosen by each player

## What is asked

prompt-TakeCard = Choose a card from the row, or visit an Ancestor.
prompt-SpendCrystals = How many crystals do you spend on “{ $card }”?
prompt-SpendCrystals-visit = How many crystals do you spend on this visit?
prompt-PlaceJoker = Choose a column for your Wild token.
prompt-ChooseItinerary = Choose your itinerary for Day { $day }.
prompt-waiting = { $others ->
    [0] Waiting for { $seat }.
   *[other] Waiting for { $seat } and { $others } more.
}
prompt-over = The game is over.

## Moves

move-take = Take “{ $card }”
move-take-none = Take the card of an empty slot
move-visit = Visit an Ancestor
move-spend = { $crystals ->
    [0] Spend no crystal
    [one] Spend { $crystals } crystal
   *[other] Spend { $crystals } crystals
}
move-place = { $column } column
move-choose = Follow itinerary { $itinerary }
move-choose-none = Follow an itinerary you no longer hold

## Refusals

rule-slot-is-empty = There is no card in this slot.
rule-no-ancestor-left = No Ancestor is left to visit.
rule-ancestor-opens-no-trek = An Ancestor cannot begin a trek: take a History card first.
rule-crystals-not-owned = You do not have that many crystals.
rule-at-least-one-hour = No event lasts less than one hour, so you cannot spend that many crystals.
rule-column-is-full = This column has no free space left.
rule-itinerary-not-held = You no longer hold that itinerary: choose one of those left in your hand.

## The log

log-day-begins = Day { $day } begins.
log-takes = { $seat } takes “{ $card }”.
log-visits = { $seat } visits an Ancestor; { $left } left.
log-spends = { $seat } spends { $crystals ->
    [one] { $crystals } crystal
   *[other] { $crystals } crystals
}.
log-travels = { $seat } moves { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}, to { $hour } o’clock.
log-is-punctual = { $seat } stops at noon exactly: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for being punctual.
log-places = { $seat }’s { $token } token goes in the { $column } column.
log-loses = { $seat }’s { $token } token finds no free space and goes back to the supply.
log-gains-crystal = { $seat } gains a crystal ({ $crystals } in all).
log-scores-space = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for a space in the { $column } column.
log-scores-row = { $seat } fills a row: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-continues = { $seat } continues the trek: { $length ->
    [one] { $length } card
   *[other] { $length } cards
}.
log-opens = { $seat } begins a trek with “{ $card }”.
log-closes = { $seat } ends a trek of { $length ->
    [one] { $length } card
   *[other] { $length } cards
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-appears = New in the row: { $card }.
log-leaves = Removed from the row: { $card }.
log-rests = { $seat } cannot take a card and waits until noon.
log-has-chosen = { $seat } has chosen an itinerary.
log-follows = { $seat } follows itinerary { $itinerary }.
log-game-ends = The scores are counted.

reason-third-day = The third day is over.
score-track = Score track
score-crystals = Crystals left
score-treks = Treks
score-total = Total
solo-rank-0 = Left on the platform
solo-rank-1 = Day tripper
solo-rank-2 = Tourist
solo-rank-3 = Traveller
solo-rank-4 = Explorer
solo-rank-5 = Master of time

## The table

day = Day { $day }
row = The row
ancestors = Ancestors: { $count }
watch = Watch
hour = { $hour } o’clock
hours = { $hours } h
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
crystals = Crystals: { $crystals }
itinerary = Itinerary { $itinerary }
itineraries-held = { $count ->
    [0] no itinerary left in hand
    [one] { $count } more itinerary in hand
   *[other] { $count } more itineraries in hand
}
trek = Trek
treks-closed = Finished treks
slot-bonus = Slot gain
no-bonus = no gain
deck-left = Cards left in the deck: { $count }
ends-trek = ends your trek
head-card = Card
head-year = Year
head-hours = Hours
head-gains = Gains
head-clock = The clock
head-traveller = Player
head-points = Points
head-row = Row
no-trek = no trek yet
trek-so-far = { $length ->
    [one] { $length } card, { $year }
   *[other] { $length } cards, { $year }
}
itinerary-none = No itinerary yet
solo-rank = Your rank: { $rank }

## Things

numeral-1 = I
numeral-2 = II
numeral-3 = III
token-person = Person
token-event = Event
token-innovation = Innovation
token-progress = Progress
token-wild = Wild
token-crystal = Crystal
card-none = an empty slot
card-ancestor = an Ancestor
card-cave-art-of-maros-pangkep = Cave art of Maros-Pangkep
card-atlatl-hunt = Atlatl hunt
card-great-bath-of-mohenjo-daro = Great Bath of Mohenjo-daro
card-code-of-hammurabi = Code of Hammurabi
card-reign-of-hatshepsut = Reign of Hatshepsut
card-mayan-chocolate = Mayan chocolate
card-ancient-olympic-games = Ancient Olympic Games
card-sun-tzu-and-the-art-of-war = Sun Tzu and the art of war
card-iron-of-the-nok = Iron of the Nok
card-platos-cave = Plato’s cave
card-young-alexanders-lessons = Young Alexander’s lessons
card-building-the-great-wall = Building the Great Wall
card-rosetta-stone = Rosetta Stone
card-caesar-at-the-rubicon = Caesar at the Rubicon
card-cleopatra = Cleopatra
card-ulama-ball-game = Ulama ball game
card-venus-over-chichen-itza = Venus over Chichén Itzá
card-song-dynasty-fireworks = Song dynasty fireworks
card-reliefs-of-angkor-wat = Reliefs of Angkor Wat
card-trebuchet = Trebuchet
card-marco-polos-silk-road = Marco Polo’s Silk Road
card-moai-of-easter-island = Moai of Easter Island
card-market-of-great-zimbabwe = Market of Great Zimbabwe
card-machu-picchu = Machu Picchu
card-michelangelos-david = Michelangelo’s David
card-magellans-voyage = Magellan’s voyage
card-grand-kitano-tea-gathering = Grand Kitano tea gathering
card-birth-of-kabuki = Birth of kabuki
card-john-locke = John Locke
card-the-first-sandwich = The first sandwich
card-optical-telegraph = Optical telegraph
card-zheng-yi-saos-pirate-fleet = Zheng Yi Sao’s pirate fleet
card-stephensons-rocket = Stephenson’s Rocket
card-harriet-tubman = Harriet Tubman
card-teslas-laboratory = Tesla’s laboratory
card-wright-brothers-flight = Wright brothers’ flight
card-invention-of-the-wheel = Invention of the wheel
card-senet-in-egypt = Senet in Egypt
card-mycenaean-feast = Mycenaean feast
card-the-buddha = The Buddha
card-confucius = Confucius
card-scythian-amazons = Scythian Amazons
card-hippocrates = Hippocrates
card-port-of-carthage = Port of Carthage
card-colossus-of-rhodes = Colossus of Rhodes
card-library-of-alexandria = Library of Alexandria
card-the-trung-sisters = The Trưng sisters
card-vikings-in-iceland = Vikings in Iceland
card-polynesian-surfing = Polynesian surfing
card-khutulun-the-wrestler = Khutulun the wrestler
card-mansa-musa = Mansa Musa
card-joan-of-arc = Joan of Arc
card-scholars-of-timbuktu = Scholars of Timbuktu
card-the-dodo-of-mauritius = The dodo of Mauritius
card-cardanos-dice = Cardano’s dice
card-shakespeares-globe = Shakespeare’s Globe
card-way-of-the-samurai = Way of the samurai
card-bach = Bach
card-declaration-of-independence = Declaration of Independence
card-darwin-in-the-galapagos = Darwin in the Galápagos
card-gettysburg-address = Gettysburg Address
card-ferris-wheel-of-chicago = Ferris wheel of Chicago
card-einsteins-relativity = Einstein’s relativity
card-suffragettes-self-defence = Suffragettes’ self-defence
card-helen-keller = Helen Keller
card-gandhis-salt-march = Gandhi’s salt march
card-krishnamacharyas-yoga = Krishnamacharya’s yoga
card-maria-tallchief = Maria Tallchief
card-rosalind-franklin-and-dna = Rosalind Franklin and DNA
card-jane-goodall = Jane Goodall
card-martin-luther-kings-dream = Martin Luther King’s dream
card-live-aid = Live Aid
card-markets-of-petra = Markets of Petra
card-chariot-race = Chariot race
card-avicenna = Avicenna
card-genghis-khan = Genghis Khan
card-maori-war-canoe = Māori war canoe
card-gutenbergs-press = Gutenberg’s press
card-leonardo-da-vinci = Leonardo da Vinci
card-causeways-of-tenochtitlan = Causeways of Tenochtitlan
card-accession-day-tilt = Accession Day tilt
card-galileo-and-jupiters-moons = Galileo and Jupiter’s moons
card-newtons-orchard = Newton’s orchard
card-franklins-kite = Franklin’s kite
card-balloon-over-the-channel = Balloon over the Channel
card-toussaint-louverture = Toussaint Louverture
card-sacagawea = Sacagawea
card-napoleon = Napoleon
card-mary-annings-fossils = Mary Anning’s fossils
card-ada-lovelace = Ada Lovelace
card-california-gold-rush = California gold rush
card-powell-on-the-colorado = Powell on the Colorado
card-nellie-bly-around-the-world = Nellie Bly around the world
card-paris-rouen-race = Paris–Rouen race
card-vaudeville-night = Vaudeville night
card-sigmund-freud = Sigmund Freud
card-marie-curie = Marie Curie
card-tutankhamuns-tomb = Tutankhamun’s tomb
card-hachiko-the-dog = Hachikō the dog
card-alan-turing = Alan Turing
card-breaking-the-sound-barrier = Breaking the sound barrier
card-rosa-parks-and-the-boycott = Rosa Parks and the boycott
card-cousteaus-ocean = Cousteau’s ocean
card-apollo-11 = Apollo 11
card-wangari-maathai = Wangari Maathai
card-fall-of-the-berlin-wall = Fall of the Berlin Wall
card-sue-the-t-rex = Sue the T. rex
card-vote-for-mandela = Vote for Mandela

## The face in the browser

phase-day = Day { $day } of III
phase-TakeCard = step 1, choose a card
phase-SpendCrystals = step 2, move the watch
phase-PlaceJoker = step 3, place a Wild token
phase-ChooseItinerary = night, choose an itinerary
detail-trek = { $trek }, { $way }
detail-grows = trek grows to { $length }
detail-ends = ends { $length ->
    [one] { $length } card ({ $points })
   *[other] { $length } cards ({ $points })
}
detail-travel = +{ $hours } h, to { $hour } o’clock
detail-noon = +{ $hours } h, noon exactly, +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
detail-beyond = +{ $hours } h, past noon, no bonus
detail-place = { $points ->
    [0] nothing for now
    [one] +{ $points } point
   *[other] +{ $points } points
}
detail-place-crystal = { $points ->
    [0] a crystal
    [one] +{ $points } point and a crystal
   *[other] +{ $points } points and a crystal
}
detail-choose = { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
brief-take = { $year }
face-card = { $year }: { $card }. { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}. Gains: { $gains }.
face-ancestor = Ancestor
face-ancestor-about = Takes the year of your last card.
face-day = Day { $day }
face-on-noon = on 12 exactly
face-plus = +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
face-last = last move: { $name }, { $start } to { $end } o’clock
face-your-itinerary = Your itinerary
face-itinerary-of = { $name }’s itinerary
face-no-itinerary = No itinerary has been chosen yet.
face-jokers = Wild tokens to place: { $count }
face-row = Row
face-your-trek = Your trek
face-trek-of = { $name }’s trek
face-no-trek = The first card begins a trek: each later card makes it longer.
face-trek-pays = { $length ->
    [one] { $length } card
   *[other] { $length } cards
}: { $points }
face-finished = { $treks ->
    [one] finished trek
   *[other] { $treks } finished treks
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
dates = Dates
dates-title = Dates of Day { $day }
dates-same = { $count ->
    [one] 1 card
   *[other] { $count } cards
}; the same for everyone
dates-close = Close
dates-all = { $count ->
    [one] 1 date
   *[other] { $count } dates
}
dates-out = All { $count } are out.
dates-later-one = later than yours
dates-earlier-one = earlier than yours
dates-grows = Your trek would grow to { $length }.
dates-ends = It would end your trek.
dates-mine = your last card { $year }
dates-later = { $count ->
    [0] None later than yours is left.
    [one] 1 later than yours may still come
   *[other] { $count } later than yours may still come
}
dates-left-all = { $count ->
    [one] 1 may still come
   *[other] { $count } may still come
}
dates-later-row = { $count ->
    [0] no later one lies in the row
    [one] 1 later one lies in the row
   *[other] { $count } later ones lie in the row
}
dates-earlier = { $count ->
    [0] no earlier one is left
    [one] 1 earlier one would end your trek
   *[other] { $count } earlier ones would end your trek
}
dates-comes = { $year }, may still come
dates-row = { $year }, “{ $card }”, in the row at { $slot }, { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}
dates-in-row = in the row at { $slot }
dates-gone = { $year }, “{ $card }”, gone, { $name }
dates-left = { $year }, “{ $card }”, gone
dates-legend-gone = gone
dates-legend-row = in the row
dates-legend-may-come = may still come
dates-key-along = along the years
dates-key-ends = first, last
dates-key-pick = pick it in the row
dates-key-b = its story
journey-all = All together
journey-none = You rested for three days.
journey-none-of = { $name } rested for three days.
journey-mine = Mine
journey-table = As a table
journey-axes = Across: the years. Down: the hours of the clock. A line that falls is a stay, a line that runs is a leap.
journey-shelf = The shelf keeps what lay face up before you, in the order of time.
head-day = Day
head-trek = Trek
head-first = From
head-last = To
head-cards = Cards
journey-events = { $events ->
    [one] 1 event
   *[other] { $events } events
}, { $ancestors ->
    [0] no Ancestor
    [one] 1 Ancestor
   *[other] { $ancestors } Ancestors
}.
journey-day-parts = { $itinerary } itinerary, { $noon } noon
journey-trek = Trek { $number }
journey-on = { $years ->
    [one] 1 year on
   *[other] { $years } years on
}
journey-trek-pays = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}: { $points }
journey-crossed = { $years ->
    [one] year crossed
   *[other] years crossed
}
journey-longest = { $cards ->
    [one] card in the longest trek, { $first }
   *[other] cards in the longest trek, { $first } to { $last }
}
journey-home = { $hours ->
    [one] hour, home at noon each day
   *[other] hours, home at noon each day
}
journey-hours = { $hours ->
    [one] hour
   *[other] hours
}, { $noons ->
    [0] never at noon exactly
    [one] once at noon exactly
   *[other] { $noons } times at noon exactly
}
journey-together = Everybody on one line of time
journey-call = Closest call: { $name } in { $year } and { $other } in { $year2 }, { $years ->
    [0] in the same year
    [one] 1 year apart
   *[other] { $years } years apart
}.
shelf-seen = { $seen } of { $all ->
    [one] 1 event
   *[other] { $all } events
} seen
shelf-new = { $count ->
    [one] 1 new one.
   *[other] { $count } new ones.
}
shelf-all = All
shelf-up-only = Seen
shelf-down-only = Not yet
shelf-foot = Face down: not seen yet. Its title stays hidden; the year stands in the dates of its day anyway.
year-before = { $year } BCE
shelf-up = { $year }, day { $day }, “{ $card }”
shelf-tab-0 = < 1
shelf-tab-1 = 1
shelf-tab-2 = 1500
shelf-tab-3 = 1800
shelf-tab-4 = 1900
shelf-of = { $seen } of { $all } seen
shelf-empty = Play a game: what lies face up is yours to keep.
shelf-down = { $year }, day { $day }, not seen yet
shelf-0 = Before the year 1
shelf-1 = 1 to 1499
shelf-2 = 1500 to 1799
shelf-3 = 1800 to 1899
shelf-4 = 1900 and after
story-later = { $years ->
    [one] 1 year
   *[other] { $years } years
} after { $year }, your last card: a trek of { $length }.
story-earlier = { $years ->
    [one] 1 year
   *[other] { $years } years
} before { $year }, your last card: it would begin a new trek.
story-taken = { $seat } has taken it.
story-mine = You have taken it.
story-first = It would begin your trek.
face-story-of = The story of { $card }
face-ends = ends trek
face-next = next
face-new-trek = new trek
face-trek-points = Points of a trek by its length
face-trek-worth = Trek: its length, and what it is worth now
face-hand = Your itineraries
face-at = at { $hour } o’clock
face-locked = has chosen
face-choosing = is choosing
face-points = points
jump-cards = Cards
jump-clock = Clock
jump-mats = Itinerary
tip-slot = Whoever takes the card above also receives: { $gain }.
tip-slot-none = The top of the deck: this slot gives no gain.
tip-full = Filled space in the { $column } column.
tip-space = Free space in the { $column } column: it pays { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
tip-space-crystal = Free space in the { $column } column: it pays a crystal.
tip-space-plain = Free space in the { $column } column: it counts only for its row.
tip-row = The whole row, once filled, pays { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
tip-row-crystal = The whole row, once filled, pays a crystal.
tip-noon = A watch that stops on 12 exactly scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}. One that would go beyond stops there without bonus.
tip-crystal = A crystal spent saves an hour; one left at the end is worth a point.
offer-takes = { $name } has just taken { $thing }.

## Reasons of a hint: what a move brings or costs, beside the other moves

hint-more-sheet = { $n ->
    [0] slightly more on the itinerary
    [one] 1 point more on the itinerary
   *[other] { $n } points more on the itinerary
 }
hint-less-sheet = { $n ->
    [0] slightly less on the itinerary
    [one] 1 point less on the itinerary
   *[other] { $n } points less on the itinerary
 }
hint-more-treks = { $n ->
    [0] slightly better treks
    [one] 1 point more from treks
   *[other] { $n } points more from treks
 }
hint-less-treks = { $n ->
    [0] slightly poorer treks
    [one] 1 point less from treks
   *[other] { $n } points less from treks
 }
hint-more-crystals = { $n ->
    [0] slightly more crystals
    [one] 1 crystal more
   *[other] { $n } crystals more
 }
hint-less-crystals = { $n ->
    [0] slightly fewer crystals
    [one] 1 crystal less
   *[other] { $n } crystals less
 }
hint-more-hours = { $n ->
    [0] slightly more time in the day
    [one] 1 hour more of the day
   *[other] { $n } hours more of the day
 }
hint-less-hours = { $n ->
    [0] slightly less time in the day
    [one] 1 hour less of the day
   *[other] { $n } hours less of the day
 }
hint-more-rivals = { $n ->
    [0] slightly less for the best rival
    [one] 1 point less for the best rival
   *[other] { $n } points less for the best rival
 }
hint-less-rivals = { $n ->
    [0] slightly more for the best rival
    [one] 1 point more for the best rival
   *[other] { $n } points more for the best rival
 }
