# Said once, when a cue is first met at a table: a title and one sentence, by the key of the cue.

tip-overflows = New: an overflow
tip-overflows-say = What a full dial cannot take goes to San Dimas, and beyond 9 all is lost.

tip-suffers = New: a Bogus
tip-suffers-say = For each Bogus the rift where its owner stands rises by one.

tip-returns = New: somebody is home
tip-returns-say = Now the rift of this location can be fixed, one Interact for each level.

tip-closes = New: a closed rift
tip-closes-say = No card raises it again, and whoever closed it rolls a Triumphant die from the next turn on.

tip-picks = New: a passenger
tip-picks-say = A personage aboard lends a die or an action from the next turn on, until they are dropped off at home.

tip-round-ends = New: the end of a round
tip-round-ends-say = San Dimas rises by 1 at the end of every round, and where it can rise no further all is lost.

tip-is-rewarded = New: an objective completed
tip-is-rewarded-say = San Dimas falls, and whoever completed it has one more action every turn.

tip-ejects = New: somebody is ejected
tip-ejects-say = An ejected personage stands where the booth is, helps nobody this turn, and can be picked up again.
