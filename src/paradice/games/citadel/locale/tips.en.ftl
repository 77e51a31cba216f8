# Said once, when a cue is first met at a table: a title and one sentence, by the key of the cue.

tip-rescues = New: a rescue
tip-rescues-say = Traps of the kinds on its tile are active again, and a new treasure comes.

tip-loses = New: a lost treasure
tip-loses-say = Time has reached its marker; the fourth lost treasure ends the game.

tip-flees = New: somebody flees
tip-flees-say = Whoever is in a room that the Professor enters flees out of the house and loses nothing else.

tip-wakes = New: a tile face up
tip-wakes-say = While it is up its owner has the power; using the bonus turns it face down.

tip-time-presses = New: time presses
tip-time-presses-say = The marker of that treasure comes nearer to the time marker; where they meet the treasure is lost.

tip-professor-goes = New: the Professor walks
tip-professor-goes-say = In every room he comes to he turns the trap on, and he locks the door behind him.

tip-professor-passes = New: a secret passage
tip-professor-passes-say = The Professor goes straight to the room of that treasure, turns its trap on and locks its three doors.
