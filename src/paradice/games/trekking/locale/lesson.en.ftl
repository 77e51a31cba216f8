# The lesson of Trekking. For each scene: its title, the idea, what to do, what another move costs, what it brought.

scene-first-card = Furthest behind plays next
scene-first-card-say = Three days, twelve hours each. Whoever is furthest behind on the clock takes a card from the row. Your cards make a trek, and its years must rise: so it is good to begin early in history.
scene-first-card-do = Take “Reign of Hatshepsut”, −1472: a fine place to begin.
scene-first-card-else = It is allowed, but a later year leaves less history ahead of your trek.
scene-first-card-else-take-3 = It is allowed, and −1772 begins even earlier. But it takes three hours, one more than Hatshepsut.
scene-first-card-done = Chosen. Before your watch moves there is one question: will you spend crystals?

scene-crystals = Hours cost, crystals save
scene-crystals-say = Every card costs hours, and your watch moves as many. Each crystal you spend saves one hour, but no event lasts less than one. This card lies above a crystal, so you get one back.
scene-crystals-do = Spend 1 crystal: one hour instead of two.
scene-crystals-else = It is allowed. You keep the crystal, and the visit takes two hours instead of one.
scene-crystals-done = You stand at 1 o’clock only. Otto was behind, so he played: five hours at once.

scene-tokens = Tokens fill your itinerary
scene-tokens-say = A card brings the tokens on it and the one printed below its slot. Each falls to the top free space of its column. Spaces with a number pay at once, and so does a whole row. Your first row lacks Event and Innovation.
scene-tokens-do = Take “Trebuchet”: its Innovation and the Event below it fill your row.
scene-tokens-else = It is allowed, but your first row stays open, and its points wait.
scene-tokens-else-take-3 = It is allowed. With its Wild token among the Events it fills the row too, but it takes four hours instead of three.
scene-tokens-done = The row is full and pays 2 points. You kept your crystal for later.

scene-again = Behind? Then you play again
scene-again-say = Your watch is at 4, Otto’s at 5: you are still behind, so you play once more. Short events keep you behind, and being behind means more turns. “Wright brothers’ flight” lasts only one hour.
scene-again-do = Take “Wright brothers’ flight”: one hour, three tokens.
scene-again-else = It is allowed, but it takes longer: Otto gets the turn sooner.
scene-again-done = One hour, three tokens, 2 points. You landed on top of Otto’s watch: the last to arrive plays first, so it is you again.

scene-trek-ends = An earlier year ends it
scene-trek-ends-say = Your trek has reached 1903: hardly anything comes later. An earlier card is allowed, but it ends the trek and begins a new one. Finished treks are counted at the end: three cards are worth 2 points, one card alone −3.
scene-trek-ends-do = Take “Code of Hammurabi”, −1772, and begin anew with all history ahead.
scene-trek-ends-else = It is allowed, but a new trek that begins later in history cannot grow as long.
scene-trek-ends-else-visit = It is allowed. An Ancestor keeps your trek going, but after 1903 hardly anything can follow.
scene-trek-ends-done = Three cards are turned over for 2 points. Your new trek begins in −1772.

scene-trek-grows = Later years make it longer
scene-trek-grows-say = A card later than the last one continues your trek, and long treks pay more and more: 5 cards 7 points, 8 cards 18, 10 cards 30. A small “ends trek” marks the cards that would end yours.
scene-trek-grows-do = Take “Young Alexander’s lessons”: −342 comes after −1772.
scene-trek-grows-else = It is allowed, and the trek grows too. But no row is filled, and its 11 points wait.
scene-trek-grows-else-take-5 = It is allowed, and its Wild token can fill the row. But it takes four hours, and after 1519 little is left for your trek.
scene-trek-grows-else-take-1 = It is allowed, and it fills the row too. But it takes four hours, and after 1471 little is left for your trek.
scene-trek-grows-done = Two cards in the trek, and a row of your itinerary filled: 11 points. A Wild token waits for its place.

scene-wild = A wild token goes anywhere
scene-wild-say = A Wild token fits any column that has a free space. Look at what the next space of each column pays: the one in the Event column shows 4 points.
scene-wild-do = Put the Wild token in the Event column.
scene-wild-else = It is allowed, but that space pays less than the 4 points of the Event column.
scene-wild-done = 4 points at once. Then Otto played, and then again: he was behind.

scene-ancestor = Ancestors are always welcome
scene-ancestor-say = Nothing good fits after −342? Visit an Ancestor. It takes the date of the card before it, so it never ends a trek, and it brings a Wild token for three hours. It cannot begin a trek, and there are few of them.
scene-ancestor-do = Visit an Ancestor.
scene-ancestor-else = It is allowed. An Ancestor would keep your trek at −342 and bring a token of your choice.
scene-ancestor-done = An Ancestor joins your trek. Now look at the clock: you stand at 10.

scene-noon = Be at noon exactly
scene-noon-say = Nobody goes beyond 12 o’clock. Whoever lands there exactly is punctual: 3 points. Whoever would go past it stops there for nothing. The Ancestor takes three hours, and you are at 10.
scene-noon-do = Spend 1 crystal: two hours, and it is noon exactly.
scene-noon-else = It is allowed, but three hours overshoot noon: no points for being punctual.
scene-noon-done = Punctual: 3 points, and your Wild token paid 3 more. Otto came to noon too, so the day is over.

scene-night = The night brings a new sheet
scene-night-say = When all watches are at noon the day ends. A new row is laid out and the old itinerary is gone; treks, crystals and points stay. In secret, each chooses an itinerary from the hand. Compare what its spaces pay with the new row.
scene-night-do = Choose itinerary 16: a whole row there pays 13.
scene-night-else = It is allowed: every itinerary is playable. Number 16 has the row that pays most.
scene-night-done = Both have chosen, and the sheets are turned up. Day II begins.

scene-end = Three days, then we count
scene-end-say = It is the third day and this is your last token. After it, Otto reaches noon and the game ends. Your points, one for each crystal left, and all your treks are added. The most points wins.
scene-end-do = Put the last token in the Progress column: 4 points.
scene-end-else = It is allowed, but the space in the Progress column pays 4 points.
scene-end-done = The scores are counted: 79 points to 75, you win. A trek of nine cards alone brought 24. You know the game now.
