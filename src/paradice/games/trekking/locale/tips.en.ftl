# Said once, when a cue is first met at a table: a title and one sentence, by the key of the cue.

tip-is-punctual = New: noon exactly
tip-is-punctual-say = Whoever stops at 12 o’clock exactly scores 3 points; whoever would go beyond stops there for nothing.

tip-scores-row = New: a full row
tip-scores-row-say = A row of an itinerary pays at once when its last space is filled.

tip-closes = New: a trek ends
tip-closes-say = A card with an earlier year ends the trek and begins a new one; finished treks are counted at the end.

tip-visits = New: an Ancestor
tip-visits-say = An Ancestor takes the year of the card before it, so it never ends a trek.

tip-day-begins = New: a new day
tip-day-begins-say = Points, crystals and treks stay; the old itinerary and its tokens are gone, and everybody chooses a new one.

tip-gains-crystal = New: a crystal
tip-gains-crystal-say = Each crystal spent on a visit saves one hour, but no visit lasts less than one.

tip-loses = New: a token without a place
tip-loses-say = Its column has no free space left, so it goes back to the supply and pays nothing.
