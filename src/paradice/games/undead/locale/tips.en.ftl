# Said once, when a cue is first met at a table: a title and one sentence, by the key of the cue.

tip-duel-begins = New: a duel
tip-duel-begins-say = Several show the same number: all fire one shot at once, except on 7.

tip-dies = New: an outlaw dies
tip-dies-say = Whoever loses an outlaw turns up an undead from Boot Hill; the killer gains 1 notoriety.

tip-kills = New: an undead is killed
tip-kills-say = Its card counts for whoever killed it, at the end of the game.

tip-high-noon = New: high noon
tip-high-noon-say = No undead is left in town: the next round is the last.
