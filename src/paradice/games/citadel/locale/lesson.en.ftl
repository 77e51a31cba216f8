# The lesson of the Citadel. For each scene: its title, the idea, what to do, what another move costs, what it brought.

scene-who = Burglars for a good cause
scene-who-say = The Professor has stolen treasures from all ages. You and Otto break into his house as one team: rescue four of them and you win, lose four and you lose. Each adventurer is good at something of their own.
scene-who-do = Play Leroy Johnson, who knows all about traps.
scene-who-else = It is allowed: all five are good. This lesson is told for Leroy.
scene-who-done = You are Leroy, Otto is Irene. Two of your cards were revealed: they are for this turn.

scene-window = Three actions, in by the window
scene-window-say = A turn has three actions: move, unlock, turn off, rescue, in any order. There are twelve rooms, all doors are locked, and the way in is through a window: library, gallery or ballroom. The Fabergé egg lies in the ballroom.
scene-window-do = Enter the ballroom.
scene-window-else = It is allowed, but the ballroom has a treasure, and the next one is right behind its door.
scene-window-done = You are inside, with two actions left.

scene-card = One card at any moment
scene-card-say = Each turn two of your cards lie open. You may play one of them whenever you like, between actions too, and it costs no action. Jammer turns off any laser, wherever it is, and lasers guard the Dead Sea Scrolls.
scene-card-do = Play Jammer: the last laser goes off.
scene-card-else = It is allowed, but the last laser is still on, and a card costs nothing.
scene-card-done = Both lasers are off: nothing guards the Dead Sea Scrolls any more. Both actions are still yours.

scene-door = Doors must be unlocked
scene-door-say = You move only through open doors, and unlocking one takes an action. The Dead Sea Scrolls lie in the main hall, next to you. Otto is outside: an open door is a gift to him too.
scene-door-do = Unlock the door to the main hall.
scene-door-else = It is allowed, but the free treasure is in the main hall, behind that one door.
scene-door-done = The way to the main hall is open, for everybody.

scene-trap = Traps guard by their kind
scene-trap-say = A treasure shows kinds of traps. All traps of these kinds in the whole house must be off before you may rescue it. Your ballroom has a camera, and cameras guard two treasures here: the egg and Nefertiti.
scene-trap-do = Turn off the camera in the ballroom.
scene-trap-else = It is allowed. But one camera less helps with two treasures at once.
scene-trap-done = One camera of two is off. Your three actions are used up.

scene-dice = Then the Professor’s dice
scene-dice-say = After your actions you roll three dice: what the Professor does, a colour, and the clock. He walks, takes a secret passage, or makes a treasure’s time shorter. The clock die always moves time on.
scene-dice-do = Roll the dice.
scene-dice-else = There is nothing else to do now: roll.
scene-dice-done = Ten minutes nearer for red, and five minutes passed. Otto climbed in and rescued the Scrolls! Their lasers are on again, and a new treasure came.

scene-helped = Cards for the whole team
scene-helped-say = In the middle of his turn Otto plays Daylight Saving: every other adventurer may take an action at once. So you act in his turn, and lose nothing of your own. The gallery, with Nefertiti, is beyond the main hall.
scene-helped-do = Move to the main hall.
scene-helped-else = It is allowed, but from the main hall you can unlock the gallery next.
scene-helped-done = Otto’s roll sent the Professor three rooms on. At III the team turned up a tile: yours.

scene-tile = Your power, and its bonus
scene-tile-say = Whenever time reaches III or IX, one tile is turned face up. While it is up, you have its power. Once you may use its bonus, without an action, and the tile goes down. Leroy’s bonus turns off all traps of one kind.
scene-tile-do = Use your bonus: all cameras.
scene-tile-else = It is allowed, but the bonus takes no action, and one camera still guards Nefertiti.
scene-tile-done = No camera is on any more, and you still have three actions.

scene-rescue = Rescue what nobody guards
scene-rescue-say = You unlocked the gallery and went in. The cameras and the console are off, so nothing guards the bust of Nefertiti. Being in its room, you may rescue it for an action. Then traps of its kinds are active again, and a new treasure comes.
scene-rescue-do = Rescue the bust of Nefertiti.
scene-rescue-else = It is allowed, but the bust is free now, and the clock is running.
scene-rescue-done = Two rescued. Cameras and console are on again, and the Mona Lisa is the new treasure.

scene-rugs = He follows the rugs
scene-rugs-say = Every room has a red, a green and a blue rug, each at a door. With chevrons the Professor walks as many rooms by the rug of the rolled colour. He locks the door behind him, turns the trap on, and whoever is there flees. You never enter his room.
scene-rugs-do = Roll the dice and watch his way.
scene-rugs-else = There is nothing else to do now: roll.
scene-rugs-done = Three chevrons, red: library, conservatory, laboratory, each time by the red rug.

scene-lost = When the time is up
scene-lost-say = Each treasure has a marker on the clock. When the time marker reaches it, the treasure is lost for ever, and a new one comes. The red marker, for the Fabergé egg, is only one space ahead.
scene-lost-do = Roll the dice, and mind the clock.
scene-lost-else = There is nothing else to do now: roll.
scene-lost-done = Five minutes passed, and the egg is lost. Four lost treasures would lose the game: mind the nearest marker first.

scene-win = The fourth rescue wins
scene-win-say = Some turns later: three rescued, two lost. Leonardo’s notebook lies in your room, and the traps of its kinds are off. You know what to do.
scene-win-do = Rescue Leonardo’s notebook.
scene-win-else = It is allowed, but the fourth treasure lies at your feet.
scene-win-done = Four treasures rescued: the Professor is beaten, at once. You know the game now.
