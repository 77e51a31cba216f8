# Said once, when a cue is first met at a table: a title and one sentence, by the key of the cue.

tip-duel-begins = New: a duel
tip-duel-begins-say = Several show the same number: all fire one shot at once, except on 7.

tip-dies = New: an outlaw dies
tip-dies-say = Whoever loses an outlaw turns up an undead from Boot Hill; the killer gains 1 notoriety.

tip-kills = New: an undead is killed
tip-kills-say = Its card counts for whoever killed it, at the end of the game.

tip-high-noon = New: high noon
tip-high-noon-say = No undead is left in town: the next round is the last.

tip-rises = New: an undead in town
tip-rises-say = While one is in the street nobody buys a building; in a building it spoils what the building is worth at the end.

tip-intimidates = New: an intimidation
tip-intimidates-say = Whoever is called out gives two resources, or steps out and may be shot.

tip-takes-over = New: a building taken
tip-takes-over-say = It helps whoever controls it and counts at the end, but costs a bullet at the end of each day.

tip-backfires = New: a backfire
tip-backfires-say = With the token on its backfire, a 1 sends the shooter’s own outlaw back to the stash and ends its turn.
