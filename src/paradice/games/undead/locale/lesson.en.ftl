# The lesson of Undead. For each scene: its title, the idea, what to do, what another move costs, what it brought.

scene-load = Load your targeting card
scene-load-say = West Fort is full of undead, and the gang with the most notoriety wins. Your die has eight sides. A shot hits when the chamber with the number rolled is loaded. The Pale Rider in the street, worth 6, dies by 3 or 5 alone.
scene-load-do = Load chamber 5: it is a weak point of every undead here.
scene-load-else = It is allowed, but a bullet in 5 can kill any undead now in town.
scene-load-done = You also took a bullet for 3 and 1 notoriety. All chose in secret; now everybody sees it.

scene-pick = Choose your space in secret
scene-pick-say = Each round everybody turns a die to one of eight spaces, in secret; then all are shown, and 8 acts first, 2 last. High numbers act early, low ones pay better. On 7 you hunt any undead, and nobody duels there.
scene-pick-do = Turn your die to 7, Stalk.
scene-pick-else = It is allowed. But 7 hunts any undead and is the only numbered space without duels.
scene-pick-done = Ida showed 8, you 7, Otto 4. Ida went first and killed the Pale Rider. Your turn.

scene-hunt = Hunt for notoriety
scene-hunt-say = An undead you kill is worth the number on its card at the end. Its weak points stand on the card: the Preacher, worth 5, has 2, 3 and 5, and you hold bullets for 3 and 5. Shoot as often as you like, until a number comes twice.
scene-hunt-do = Shoot at the Preacher in the Gunsmith.
scene-hunt-else = It is allowed, but the Preacher is worth 5, and the others only 1 each.
scene-hunt-done = You rolled an 8! That is no chamber, but it can be more.

scene-critical = An 8 can kill without bullets
scene-critical-say = Your critical token shows its skull. With it, an 8 may be a critical hit: it kills without a bullet. The token then turns to its backfire, and until it turns again a 1 goes wrong.
scene-critical-do = Trigger the critical hit.
scene-critical-else = It is allowed, but then the 8 is a miss, and the Preacher still stands.
scene-critical-done = The Preacher is dead: 5 notoriety at the end. Then comes the income of your space, and you took a bullet.

scene-weak-point = A new bullet, a new chamber
scene-weak-point-say = Every bullet goes into an empty chamber of your choice. 2 is a weak point of both undead in town. Different numbers make your gun hit more often.
scene-weak-point-do = Load chamber 2.
scene-weak-point-else = It is allowed. 2 hits both undead in town, though.
scene-weak-point-done = You hold 2, 3 and 5. Otto, on 4, called Ida out and shot her outlaw. A new round begins.

scene-duel = Two on one space: duel
scene-duel-say = Where several show the same number they duel, except on 7: all fire one shot at once. 2, Embezzle, pays most: 2 coins and 2 notoriety. So others may want it too. Nobody knows before the dice are shown.
scene-duel-do = Take the risk: choose 2, Embezzle.
scene-duel-else = It is allowed, and safer perhaps. Choose 2 to see what a duel is.
scene-duel-done = Ida chose 2 as well. Both hit, both lost an outlaw, and each gained 1 notoriety for the other’s.

scene-rise = The dead come back
scene-rise-say = Whoever loses an outlaw turns up an undead from Boot Hill and sends it to a building, or to the street. While one is in the street, nobody buys a building. Undead in a building spoil its worth at the end.
scene-rise-do = Send the Prospector to the Church.
scene-rise-else = It is allowed. In the Church it stands beside the Drifter, and spoils nothing that was clean.
scene-rise-done = Ida sent hers to the Church as well: three undead are there now.

scene-intimidate = Call somebody out
scene-intimidate-say = Some spaces let you intimidate an outlaw on a number they show. The other pays you two resources, or steps out, and you fire one shot. On 4 you may call 8, 7, 6 and 5, and Ida stands on 8.
scene-intimidate-do = Intimidate Ida on 8.
scene-intimidate-else = It is allowed, but calling her out costs you nothing: she pays or you shoot.
scene-intimidate-done = Ida stepped out, and your 5 hit. You gained 1 notoriety, and then the income of your space.

scene-buy = Buy a building
scene-buy-say = After the income the outlaw on your space may buy a building and move in. Buildings help you each round and are worth notoriety at the end. Otto controls the Outlaw Hideout, so it costs half: he must leave, or stay and fight.
scene-buy-do = Buy the Outlaw Hideout for 1 coin.
scene-buy-else = It is allowed, but one coin for a building worth 3 is a bargain.
scene-buy-done = Otto left without a fight. The Outlaw Hideout is yours: worth 3, and a better thief with every theft.

scene-steal = Steal from the rich
scene-steal-say = On 2 you may steal 1 notoriety, on 3 a coin, on 6 a bullet, from anybody who has one. What a building guards is safe. The Outlaw Hideout lets you take one more. Otto holds 11; undead and buildings make up his 17.
scene-steal-do = Steal from Otto.
scene-steal-else = It is allowed, but Otto holds the most, and taking it costs you nothing.
scene-steal-done = 1 notoriety came over to you, and the Outlaw Hideout offers another.

scene-upkeep = A building costs a bullet
scene-upkeep-say = A day has three rounds. At its end outlaws on spaces go back to the stash, and each building costs whoever controls it a bullet. Whoever will not pay leaves it.
scene-upkeep-do = Spend the bullet in chamber 3.
scene-upkeep-else = It is allowed, but the building is worth 3 at the end, if you still control it.
scene-upkeep-else-spend-7 = It is allowed, and it keeps the building just as well: each bullet counts alike.
scene-upkeep-done = The Outlaw Hideout stays yours, Otto kept the Church, and day 3 begins.

scene-noon = High noon ends it
scene-noon-say = Another game, its very end. When a round ends with no undead in town, the next one is high noon, the last. Then notoriety, killed undead and buildings without undead are counted. The Church is worth 5, and Otto sits in it.
scene-noon-do = Buy the Church for 2 coins, and see whether Otto fights.
scene-noon-else = It is allowed, but the Church is worth 5, and there is no later round.
scene-noon-done = Otto stayed, you hit higher, and the Church is yours. 43 to 35 and 29: you win, and you know the game.
