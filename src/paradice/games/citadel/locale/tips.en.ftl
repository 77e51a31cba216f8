# Said once, when a cue is first met at a table: a title and one sentence, by the key of the cue.

tip-rescues = New: a rescue
tip-rescues-say = Traps of the kinds on its tile are active again, and a new treasure comes.

tip-loses = New: a lost treasure
tip-loses-say = Time has reached its marker; the fourth lost treasure ends the game.

tip-flees = New: somebody flees
tip-flees-say = Whoever is in a room that the Professor enters flees out of the house and loses nothing else.

tip-wakes = New: a tile face up
tip-wakes-say = While it is up its owner has the power; using the bonus turns it face down.
