# Said once, when a cue is first met at a table: a title and one sentence, by the key of the cue.

tip-overflows = New: an overflow
tip-overflows-say = What a full dial cannot take goes to San Dimas, and beyond 9 all is lost.

tip-suffers = New: a Bogus
tip-suffers-say = For each Bogus the rift where its owner stands rises by one.

tip-returns = New: somebody is home
tip-returns-say = Now the rift of this location can be fixed, one Interact for each level.

tip-closes = New: a closed rift
tip-closes-say = No card raises it again, and whoever closed it rolls a Triumphant die from the next turn on.
