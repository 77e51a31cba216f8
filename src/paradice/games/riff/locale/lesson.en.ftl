# The lesson of Riff. For each scene: its title, the idea, what to do, what another move costs, what it brought.

scene-objective = You win or lose together
scene-objective-say = Ten personages are lost in the wrong centuries, and time tears open where they are missing. You and Otto bring them home and close all ten rifts, as one team. An objective is a task that helps you both.
scene-objective-do = Keep the objective about Socrates: it pays most.
scene-objective-else = It is allowed, but Charlemagne’s task lowers San Dimas by one only, not by two.
scene-objective-done = Yours to do. Otto kept one too, and your turn began with a riff card: Grace note.

scene-riff-card = Each turn begins with trouble
scene-riff-card-say = Every turn a riff card is drawn and followed before the dice. Most raise the dial of a rift, 0 to 10. San Dimas in the middle is your own time: it rises every round, and beyond 9 all is lost. This card is kind.
scene-riff-card-do = Choose to lower San Dimas by 1.
scene-riff-card-else = You stand in San Dimas, so your location is San Dimas too: here it is the same.
scene-riff-card-done = San Dimas stands at 1. Then your three Wyld dice were rolled: Move, Reroll, Move.

scene-dice = Dice pay for actions
scene-dice-say = A Move takes you along a circuit to the next location, an Interact lets you deal with people and rifts, a Reroll rolls a die again. Lit locations are within reach. Socrates is lost in Vienna, and your objective is about him.
scene-dice-do = Move to Vienna: one Move die is used.
scene-dice-else = It is allowed, but Socrates waits in Vienna, and a used die is gone for this turn.
scene-dice-else-booth = It is allowed. But all three dice would be thrown again, and your two Moves are just what you need.
scene-dice-done = You are in Vienna, with one Move, one Reroll and the Interact of your start card left.

scene-pick-up = Take the lost aboard
scene-pick-up-say = Whoever stands here in the wrong century may travel in your booth: as many as you like. It costs an Interact; you play Elizabeth, and once a turn it is free for her. Passengers lend you dice or actions from your next turn on.
scene-pick-up-do = Pick up Socrates.
scene-pick-up-else = It is allowed, but Socrates is not aboard yet, and picking him up costs you nothing.
scene-pick-up-done = Socrates is in your booth, and it cost nothing.

scene-carry = Carry them through the centuries
scene-carry-say = Your objective: take Socrates to Rome, then Orléans, then Washington. Rome is next to Vienna, and you have a Move left. Joan of Arc is lost there too, and your Interact can pick her up.
scene-carry-do = Move to Rome with Socrates.
scene-carry-else = It is allowed, but Rome is the first stop of your objective.
scene-carry-done = First stop reached, and Joan is aboard. Otto played, the round ended, San Dimas rose. A new turn: look at your dice.

scene-bogus = A Bogus must be faced
scene-bogus-say = For each Bogus the rift where you are rises. It comes before every other action, unless you roll it away: once a turn, before acting, the booth rolls all your dice again. Joan lends you a fourth die.
scene-bogus-do = Use the booth: roll all dice again.
scene-bogus-else = It is allowed. But three Rerolls and a Bogus take you nowhere; all four dice anew may.
scene-bogus-done = Reroll, Move, Move, Move: the Bogus is gone, and you can travel far.

scene-pair = Two alike make an Excellent
scene-pair-say = You travelled on, and Charlemagne is aboard. No Move is left, but two matching actions, from dice or cards, may be used as one Excellent, and an Excellent is any action you like. You have two Rerolls: one die, and Socrates’ own.
scene-pair-do = Use two Rerolls as an Excellent.
scene-pair-else = It is allowed, but Washington, the last stop, is one action away.
scene-pair-done = One Excellent is yours: a Move, if you want it to be.

scene-reward = Objectives calm San Dimas
scene-reward-say = You have been to Rome and Orléans with Socrates. Washington is the last stop. A completed task lowers San Dimas at the end of the turn and gives you the action on its card, every turn from then on.
scene-reward-do = Move to Washington with Socrates.
scene-reward-else = It is allowed, but only Washington, with Socrates aboard, completes the task.
scene-reward-done = Completed: San Dimas fell by 2, and from now on you have an Excellent more each turn. Babe Ruth came aboard too.

scene-home = Bring each one home
scene-home-say = Only where the right personage has come home can a rift be fixed. Rome is the home of Charlemagne, and he is in your booth. A personage leaves the booth at home only, and stays for good.
scene-home-do = Return Charlemagne to Rome.
scene-home-else = It is allowed, but without Charlemagne the rift in Rome cannot be fixed.
scene-home-done = Charlemagne is home for good, and it was free: Elizabeth’s gift. Your Interacts are all left.

scene-fix = Fix the rift, step by step
scene-fix-say = The rift in Rome stands at 6. Its personage is home, so each Interact lowers it by one. Green means 1 to 4, red 7 to 10: some cards strike harder where it is red.
scene-fix-do = Fix the rift in Rome.
scene-fix-else = It is allowed, but an Interact that lowers a rift is seldom wasted.
scene-fix-done = 5 now. Otto can help too: whoever is there may fix it.

scene-close = At zero it is closed
scene-close-say = Together you have brought Rome down to 1. At 0 the rift is closed and no card raises it again. Whoever closes it gains a Triumphant die, the best there is.
scene-close-do = Fix Rome once more, and close it.
scene-close-else = It is allowed, but one Interact closes Rome for good.
scene-close-done = Rome is closed: one of ten. From your next turn on you roll a Triumphant die.

scene-overflow = A full dial overflows
scene-overflow-say = Athens stands at 10. What a full dial cannot take goes to San Dimas: this round’s card should have raised Athens, and San Dimas rose instead. Socrates is home now, so you can make room.
scene-overflow-do = Fix the rift in Athens.
scene-overflow-else = It is allowed, but while Athens is full every raise goes straight to San Dimas.
scene-overflow-done = 9: the next raise stays in Athens. You had Interacts and Excellents for more of that.

scene-lose = When San Dimas breaks
scene-lose-say = Another game, in trouble: San Dimas stands at 9. It rises at the end of each round, and when it cannot rise you lose at once. An empty riff deck loses too. This card gives you a choice.
scene-lose-do = Lower San Dimas by 1.
scene-lose-else = It is allowed, but at the end of the round San Dimas could not rise, and you would lose.
scene-lose-done = San Dimas is at 8: one more round to turn it around.

scene-win = Ten rifts closed: you win
scene-win-say = Back to your game, thirteen rounds on. Nine rifts are closed, and New Mexico stands at 1. If all ten are closed at the end of a turn, you have won, all of you.
scene-win-do = Fix the last rift.
scene-win-else = It is allowed, but the last rift is open, and it is yours to close.
scene-win-done = All ten are closed. Time is in tune again, and you know the game.
