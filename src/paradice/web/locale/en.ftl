### The words of the browser’s shell, in English.

turn-of = { $name }’s turn

## The way in

shell-welcome = Four games about lost time
shell-welcome-about = Play alone against the house, together on one device, or with friends anywhere: send them a link. No account is needed.
front-hello = Hello, { $name }.
front-owed = { $count ->
    [0] Nobody waits for you.
    [one] One table waits for you.
   *[other] { $count } tables wait for you.
}
front-your-move = Your move
front-others = We wait for others
front-with = with { $names }
front-take-turn = Take your turn
front-choose = Make your choice
front-thinks = { $count ->
    [one] { $names } thinks
   *[other] { $names } think
}
front-since = last move { $time } ago
front-free = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
shell-play-now = Play now
shell-aim = How hard shall it be?
shell-aim-about = Measured with teams of adept bots. Games for each figure: { $games }. Doubt: ±{ $doubt }.
shell-aim-seats = Seats: { $count }. Games won: { $won } in 100.
shell-aim-go = Begin: aim for a 50 % chance
shell-learn = Learn
shell-learn-on = Learn: go on at scene { $number }
shell-play-alone = Alone
shell-alone-about = { $count ->
    [one] Without bots: one seat, yours, by the rules for playing alone.
   *[other] Without bots: you run { $count } characters. Fewer or more: set a table.
}
shell-set-table = Set a table
shell-seats-range = { $fewest } to { $most ->
    [one] { $most } player
   *[other] { $most } players
}
shell-cooperative = together against the game
shell-competitive = each for themselves
shell-state-gathering = waiting
shell-state-playing = in play
shell-state-over = over
shell-me = Guest
shell-seats = Who is playing?
shell-seat-me = Me
shell-seat-me-too = me, one more character
shell-seat-none = nobody
shell-seat-device = somebody on this device
shell-seat-open = a friend, by link
shell-seat-bot-novice = bot, novice
shell-seat-bot-adept = bot, adept
shell-seat-bot-master = bot, master
shell-seat-number = Seat { $number }
shell-seat-free = free, awaiting a friend
shell-name = Name
shell-name-wanted = Please enter your name.
shell-name-taken = Somebody at this table has this name, or one that looks like it. Choose another.
shell-pace = Bot speed
shell-pace-0 = at once
shell-pace-700 = unhurried
shell-pace-1200 = slow enough to follow every step
shell-begin = Begin
shell-join = Join the table
shell-sit-down = Sit down
shell-gathering = Waiting for players
shell-gathering-about = The cards are dealt when every seat is taken.
shell-here = { $here } of { $count } are here
shell-awaited = { $count ->
    [one] We wait for one friend.
   *[other] We wait for { $count } friends.
}
shell-invite = Link for friends who play
shell-invite-about = Whoever opens this link may take a free seat. It shows nobody’s hand.
shell-invites = { $name } invites you to
shell-copy = Copy the link
shell-copied = Copied
shell-copy-keys = Press Ctrl C
shell-no-code = No code: it would lead nowhere
shell-local-link = Only this computer can open this link: open the house to the home network first, or start it with make play LAN=1.
shell-house-closed = Phones in the same room cannot come in yet.
shell-open-house = Open the house to the home network
shell-house-open = The house is open to your home network. Phones in the same room come in here:
shell-no-network = This computer is in no network, so nobody else can come.
shell-seat-yours = free: sit here
shell-minutes = { $count } min
shell-from-age = from { $age }
shell-hard-1 = light
shell-hard-2 = gentle
shell-hard-3 = tricky
shell-hard-4 = rich
shell-goal = What it is about
shell-goal-win = How it is won
shell-goal-lose = How it is lost
shell-goal-turn = A turn
shell-goal-go = Let’s play
shell-start-another = Start another
shell-tables-over = Finished
shell-glance = The table at a glance
shell-contents = Contents
shell-watch-link = Link for spectators
shell-fill = Fill the free seats with bots
shell-refresh = Refresh

## The table

shell-skip = Skip to your move
shell-leave = Paradice: leave the table
shell-tools = Table tools
shell-undo = Undo
shell-undo-free = Undo your latest move (U)
shell-undo-ask = Something has been revealed or played since: an undo asks first (U)
shell-undo-never = You have no move to undo
shell-undo-over = The game is over: nothing can be undone any more.
shell-undo-nothing = You have no move to undo.
shell-undo-asked = { $name } asks to undo. Do you agree?
shell-undo-taken = Somebody else asks to undo already.
shell-undo-others = The others must agree, not you.
shell-undo-sure = Undo your move, and all that came after it?
shell-undo-wait = You ask to undo. Waiting for { $names }.
shell-undo-watch = { $name } asks to undo. Waiting for { $names }.
shell-undo-lost = { $count ->
    [one] One move would be lost:
   *[other] { $count } moves would be lost:
}
shell-undo-keep = Keep it
shell-undo-withdraw = Withdraw
shell-undo-refused = { $name } does not agree: your move stands.
shell-redo = Redo
shell-redo-about = Play again what you have undone (Shift+U)
shell-redo-nothing = There is nothing to redo.
shell-stake-reveals = Something is revealed by it: it cannot simply be undone.
shell-stake-passes = It is somebody else’s turn then: it cannot simply be undone.
shell-tap-again = Tap again to play.
shell-group = More
shell-group-about = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
shell-put-back = Put it back
shell-rules = Rules
shell-help = Help
shell-settings = Settings
shell-jump = Parts of the table
shell-players = Players
shell-log = Log
shell-newest-first = newest first
shell-your-move = Your move
shell-you = you
shell-your-turn = Your turn
shell-your-choice = You choose
shell-chooses = chooses
shell-choice-of = { $name } chooses
shell-thinks = is thinking
shell-all-choose = all choose at once
shell-over = the game is over
shell-away = away
shell-bot-novice = bot, novice
shell-bot-adept = bot, adept
shell-bot-master = bot, master
shell-stand-in = a bot stands in
shell-hand-over = Let a bot play
shell-give-back = Give the seat back
shell-look-at = Look at { $name }’s side of the table
shell-you-watch = You are watching: you see what everybody sees.
shell-spectator = Spectator
shell-why-not = Why not? ({ $count })
shell-not-now = Not possible now
shell-see-rule = See the rule
shell-log-undo = { $name } undoes a move.
shell-log-upgrade = The rules were renewed: the game goes on from here.
shell-since = Since your last turn
shell-skip-bots = Skip to my turn
shell-chat = Chat
shell-chat-text = Say something
shell-chat-send = Send
shell-chat-empty = There is nothing to say.
shell-chat-long = This line is too long: at most 300 letters.
shell-chat-often = You say much at once. Wait a moment, then send it again.
shell-offline = Connection lost; trying again. Nothing you did is lost.
shell-back-soon = Back in a moment: the house restarts. Nothing you did is lost.
shell-wait = One moment: your move is being saved. It is kept, and sent again by itself.
shell-close = Close
shell-agree = Agree
shell-refuse = Refuse
shell-curtain = Hand the device to { $name }. The others look away.
shell-curtain-open = I am { $name }
shell-curtain-say = The device changes hands.

## The end

shell-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
shell-won-alone = You have won
shell-lost-alone = You have lost
shell-score-void = Lost games score nothing
shell-nobody-won = Nobody wins
shell-won-together = You have won together
shell-lost-together = You have lost together
shell-result = The result
shell-lead = { $points ->
    [one] { $points } point
   *[other] { $points } points
}; { $name } follows with { $others }.
shell-scores = The scores
shell-together = All together
shell-rematch = Play again
shell-to-rematch = To the next game
shell-replay = Replay
shell-record = Download the record
shell-look-table = Look at the table

## Replay

shell-moment = Move { $at } of { $last }
shell-eyes = Through the eyes of
shell-everybody = everybody
shell-go = Go
shell-first = To the beginning
shell-previous = One move back
shell-next = One move on
shell-chapter = Day, round or beginning
shell-previous-turn = One turn back
shell-next-turn = One turn on
shell-last = To the end
shell-run = Play
shell-to-table = To the table
shell-back-to-table = Back to the table

## Settings and help

shell-language = Language
shell-language-en = English
shell-language-fr = Français
shell-setting-sound = Sounds
shell-setting-still = Reduce motion
shell-setting-keys = Hide keyboard shortcuts
shell-setting-tap = On touch: play at the first tap
shell-setting-routine = At the start of a round: use what costs and risks nothing without asking
shell-setting-large = Larger pieces
shell-setting-contrast = Stronger contrast
shell-share = Links to this table
shell-help-lamp = Whatever glows gold can be touched; the same choices are buttons below.
shell-help-keys = Every choice shows its key: press it. Tab and the arrows move between pieces, Enter plays.
shell-help-undo = U undoes your latest move. Past a die, a revealed card or another’s move it asks the other players, or you, and says what would be lost. Shift+U redoes. Esc closes what is open or puts back an unfinished choice.
shell-help-why = What looks playable and is not says why when you touch it, with a link to the rule.
shell-help-look = Touch a player’s emblem to see what lies before them.
shell-help-log = The log tells every move, the newest first; what is new since your last move is marked.
shell-help-touch = Whatever you hover, focus or press long says what it is and what it does.
shell-help-story = Cards, places and people have a story on the back: press B on one, or the corner of a card. In Trekking, D shows the dates of the day, and after the game your journey is drawn.
shell-help-letters = Keys of the house
key-enter = Enter
key-ends = Home, End
shell-key-help = this help
shell-key-hint = a hint: the best three moves and why
shell-key-what-if = what if: try moves on an imagined table; Z one step back, Esc the real table
shell-key-since = what happened since your last turn
shell-key-log = the log
shell-key-skip = skip what bots do and what still moves
shell-key-rules = the rules
shell-key-undo = undo; with Shift, redo
shell-provenance = What is printed, what we reconstructed
shell-provenance-about = For every kind of figure in our data: how many come from where. Rows are named as in our data files.

## Refusals

shell-refused = That cannot be done
shell-go-back = Back
shell-stale = The table has moved on since you looked. Look again, then choose.
shell-not-begun = The game has not begun.
shell-not-over = The game is not over yet.
shell-no-such-move = This game has no such move.
shell-no-such-seat = There is no such seat.
shell-no-such-command = Unknown request.
shell-store-away = The game cannot be saved at this moment, so nothing has changed. Try again in a moment.
shell-no-space = The disk of this house is nearly full, so no new table can be set. Games that have begun go on.
shell-removed = The host has given your seat to a bot, and only the host can give it back.
shell-deleted = The host has deleted this table.
shell-story = The story
shell-story-again = Try again
shell-stories = The stories
shell-offer = While you wait
shell-offer-long = Its story takes { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
shell-offer-read = Read it
shell-offer-no = Not this one
shell-offer-never = No more offers
shell-setting-alone = Offer me no stories while I wait
shell-journey = My journey
shell-journey-of = { $name }’s journey
shell-journey-later = The journey is drawn when the third day is over.
shell-journey-stories = The stories of this journey
shell-print = Print
shell-shelf = Collection
shell-shelf-export = Export
shell-shelf-import = Import
shell-shelf-first = First seen on { $date }. Touch it for the story.
shell-shelf-since = Since { $date }.
shell-shelf-new = new
shell-shelf-nothing = This browser keeps nothing; export your journey instead.
shell-shelf-bad = This file is no collection.
shell-story-wait = Fetching the story …
shell-story-fail = The story does not come. The game goes on.
shell-story-no-back = There is nothing on the back.
shell-story-turned = turned
shell-story-none = Point at a card, a place or a person: its story is on the back.
shell-key-dates = in Trekking Through History, the index of dates
shell-key-card-back = the story on the back of what is pointed at
shell-turn-back = Turn back
shell-seat-taken = This seat is taken. Choose another.
shell-only-host = Only the host of the table can do this.
shell-only-seated = Only those who sit at the table can do this.
shell-not-your-seat = This seat is not yours.
shell-you-only-watch = You are only watching this table.
shell-bot-plays = A bot plays for this seat. Take it back first.
shell-old-rules = This table was played with a version of the rules that is no longer available.
shell-old-rules-about = Played by rules { $old }; here rules { $new } are played.
shell-old-rules-open = The game was not over: what others did is still secret, so you see your own moves. Whoever keeps the house can export the whole game.
shell-old-rules-moves = Moves
shell-old-rules-none = No move of yours.
shell-status-400 = We could not read what was asked.
shell-status-403 = This was asked from another site, so we do not do it.
shell-proxy-hint = This server was asked by another name than the one in your address bar: a proxy before it does not pass the name on. Whoever runs it can name the address: { $command }
shell-status-404 = There is nothing at this address.
shell-status-405 = This address does not accept that request.
shell-status-413 = This is too long.
shell-status-421 = This house is not known by that name. Whoever runs it can add it: paradice serve --known-as NAME
shell-status-429 = Too many requests at once. Wait a moment.
shell-status-500 = Something went wrong here. Try again in a moment.

## Another browser, and the way back

shell-place = Another device, or keep my place
shell-place-lost = Is one of these seats yours?
shell-device = Another device
shell-device-about = Go on playing on your phone or another computer: you sit there and here.
shell-device-make = Make a link
shell-device-link = Link for your other device
shell-device-once = It works once, within ten minutes. Give it to nobody else: whoever opens it plays for you.
shell-device-here = You sit down on this device too, in the same seats.
shell-device-own = This browser has tables of its own. It leaves them, unless you keep your place there first.
shell-device-over = This link has been used, or is older than ten minutes. Make another one at the table.
shell-keep = Keep my place
shell-keep-about = Six words to write down. They bring your seats back on any browser, also when this one has forgotten you.
shell-keep-make = Give me six words
shell-keep-write = Write them down in this order. They are not shown again; new ones take their place.
shell-back = Back by six words
shell-back-about = If you have six words for your place, they bring all your seats back.
shell-back-words = Enter the six words that you were given. They bring all your seats back.
shell-back-wrong = These are not the words of any place here. Look again at each of them.
shell-six = Six words
shell-claim = Ask for a seat back
shell-claim-about = Without the words: choose your seat and say your name. All others at the table must agree, the host among them.
shell-claim-ask = Ask for it
shell-claim-asked = { $name } asks for the seat of { $other } back, from another browser. Do you know each other?
shell-claim-give = Give it back
shell-claim-never = This seat cannot be asked for: somebody sits there now, or nobody else is at the table.
shell-claim-taken = Somebody is asking for a seat already. Wait for the answer.

## Six words that bring a person back; each of the list once

place-words =
    acorn actor almond amber anchor apple apron arrow ash atlas aunt autumn axe badge bagel baker balcony ball balloon bamboo banana banjo barn barrel basil basket bean bear beaver bell bench berry
    bicycle bird biscuit blanket boat bonnet book boot bottle boulder bowl bracelet brass bread brick bridge broom brush bucket butter button cabin cactus cake camel camera candle canoe canvas carpet carrot castle
    cat cave cello chair chalk cheese cherry chess chicken church cider cinema circus clay cliff clock cloud clover coat cobra coffee comet copper coral cork cotton crab crane cream cricket crown cup
    curtain daisy dancer deer desk diamond dolphin donkey door dragon dream drum duck eagle earth elbow elm ember engine falcon farm feather fern fiddle field finch fire fish flag flame flute fog
    forest fork fountain fox frog garden garlic garnet gate giant ginger glacier glass glove goat gold goose grape grass guitar hammer harbour harp hat hazel hedge helmet heron hill honey hood horse
    island ivory ivy jacket jam jar jelly jewel kettle king kite kitten knot ladder lagoon lake lamp lantern leaf lemon lighthouse lily lion lizard lobster magnet mango map maple marble market mask
    meadow melon mill mint mirror mitten monkey moon moss moth mountain mouse mustard needle nest noodle nut oak oar oasis ocean olive onion orange orchard otter owl oyster paddle palace panda paper
    parrot peach pear pebble pencil penguin pepper piano picnic pigeon pillow pilot pine planet plum pocket pond pony poppy potato prince puppet purple queen quill rabbit radish rain raven ribbon rice river

## At the door
shell-muted = The host has asked you not to write for a while.
shell-muted-why = The host has asked you not to write for a while: “{ $reason }”
shell-table-closed = The host has closed this table.
shell-table-kept = The game is kept as it stands.
shell-removed-house = The host has asked you to leave this house.
shell-asleep = The house is closed for now.
shell-host-says = The host says: “{ $reason }”
shell-word-wanted = A word opens this house
shell-word = The word of this house
shell-word-wrong = That is not the word. Ask who invited you.
shell-come-in = Come in
shell-members-only = This house is open to its members
shell-members-about = The host can send you an invitation. If you have been here before, your six words bring you back.
shell-invited = You are invited
shell-invited-about = { $name }, this link makes this browser a member of the house. It works once.
shell-notice = From the host
shell-house = The house
shell-key = The key
shell-key-about = This page is for whoever runs the server. The key was printed when it started.
shell-key-wrong = That is not the key.

## The host’s page
house-open = Open
house-closed = Closed
house-sleep = Close for the night
house-sleep-why = What people read at the door
house-sleep-about = Tables stay as they are. Nobody comes in until you open again.
house-wake = Open the house
house-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
house-people = { $count ->
    [one] { $count } person here
   *[other] { $count } people here
}
house-door-open = open to all
house-door-word = a word at the door
house-door-members = members only
house-say = Say to all
house-say-text = Your message
house-say-go = Send
house-say-about = { $count ->
    [one] { $count } person reads it on top of the page at once, others when they come.
   *[other] { $count } people read it on top of their page at once, others when they come.
}
house-until = It stays for
house-said = Everybody reads: “{ $text }”
house-unsay = Take it down
house-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
house-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
house-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
house-store-away = The database does not answer. What is below may be old; nobody can play until it does.
house-load = Load
house-load-calm = calm
house-load-busy = busy
house-load-full = full
house-room = { $count ->
    [one] Room for { $count } more table
   *[other] Room for { $count } more tables
}
house-answer = Answer to a move
house-worst = worst of 100: { $worst } · limit 20
house-moves = Moves a minute
house-most = most: { $count }
house-up = Up since
house-memory = Memory
house-mb = MB
house-bots = Bots thinking
house-bots-of = { $count } of { $all }
house-bots-wait = Bots waiting
house-tables-head = Tables
house-never-hands = you see who waits, never what they hold
house-show-all = All
house-show-playing = In play
house-show-gathering = Gathering
house-show-stuck = Stuck
house-nobody = No table here. The door is open.
house-table-of = { $name }’s table
house-table-closed = closed by you: { $reason }
house-gathering = { $count ->
    [one] Gathering, { $count } chair free
   *[other] Gathering, { $count } chairs free
}
house-waits = waits for { $names }
house-in-play = in play
house-quiet = quiet for { $time }
house-just-now = just now
house-stuck = stuck
house-look-on = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
house-message = Message
house-close = Close
house-why = Why? They will read it.
house-close-go = Close the table
house-close-about = The game is kept, and all who come read why.
house-stand-in = { $count ->
    [one] Put a bot in { $name }’s chair
   *[other] Put bots in their { $count } chairs
}
house-reopen = Open again
house-faults = Faults
house-since-start = since the start
house-no-fault = Nothing went wrong.
house-fault-when = { $count ->
    [one] { $time } ago, once
   *[other] { $time } ago, { $count } times in all
}
house-people-head = People
house-nobody-here = Nobody is here. The door is open.
house-here = { $count ->
    [one] here, { $count } table
   *[other] here, { $count } tables
}
house-absent = { $count ->
    [one] away, { $count } table
   *[other] away, { $count } tables
}
house-muted = may not write until tomorrow: { $reason }
house-mute = Mute
house-mute-go = Mute for a day
house-mute-about = They play on and write nothing for a day.
house-unmute = Let speak
house-remove = Remove
house-remove-go = Remove for good
house-remove-about = Bots take { $name }’s chairs. Wherever this browser knocks, it reads why.
house-removed = removed: { $reason }
house-readmit = Let in again
house-invite = Invite a member
house-invite-name = Name of the member
house-invite-go = Make the link
house-invite-about = { $count ->
    [one] { $count } member so far. The link works once, for a week.
   *[other] { $count } members so far. The link works once, for a week.
}
house-invite-link = Send this link; it is shown only now

analysis-chances = Chances through the game
analysis-all = All
analysis-yours = Yours
analysis-theirs = Own
analysis-slips = Slips
analysis-colon = :
analysis-length = { $count ->
    [one] 1 move
   *[other] { $count } moves
 }
analysis-band = pale: how sure we are
analysis-as-table-link = as a table
analysis-what = What
analysis-bar = As a bar
analysis-after-of = after a move of { $seat }
analysis-hint-keys = Arrow keys step through the game, 1 to 3 lead to the moments that mattered.
analysis-best-quoted = best was “{ $move }”.
analysis-played-move = Played: “{ $move }”.
analysis-lost-about = { $amount } lost (± { $doubt }).
analysis-was-best = The best move.
analysis-only-move = The only move.
analysis-opens-later = Chosen in secret: it counts when it opens.
analysis-luck-was = Luck { $amount }.
analysis-lucky = Luck was with { $who }
analysis-unlucky = Luck was against { $who }
analysis-lucky-you = Luck was with you
analysis-unlucky-you = Luck was against you
analysis-luck-gave = Luck gave { $who } { $amount }
analysis-luck-took = Luck took { $amount } from { $who }
analysis-luck-gave-you = Luck gave you { $amount }
analysis-luck-took-you = Luck took { $amount } from you
analysis-play-gave = own play gave { $amount }
analysis-play-took = own play cost { $amount }
analysis-play-gave-you = your play gave { $amount }
analysis-play-took-you = your play cost { $amount }
analysis-others-gave = others’ play gave { $amount }
analysis-others-took = others’ play took { $amount }
analysis-others-gave-you = others’ play gave you { $amount }
analysis-others-took-you = others’ play took { $amount } from you
analysis-worst = The dearest moment
analysis-no-slip-of = Nothing slipped.
analysis-line = Best line
analysis-on-table = on the table
analysis-look = Look
analysis-look-small = at the table then
analysis-line-tag = Best line, not played
analysis-line-stop = Here a die, a card or a secret comes: what is not sure is not shown.
analysis-line-end = So far it is foreseen.
fork-go = Play on from here
fork-with-bots = with bots, a new game
fork-head = Play on from move { $at }
fork-about = A new table stands as this one stood then. You take one chair, bots the others. Dice and cards to come are new, and what your chair could not know is imagined anew.
fork-chair = Your chair
fork-bots = The others
fork-sit = Sit down
fork-over = The game was over after this move: choose an earlier one.
fork-running = This game is still being played. Play on from it when it has ended.
shell-log-fork = From a moment of a finished game: dice and cards to come are new.
analysis-percent = { $amount }%
analysis-line-start = The table before the decision.
analysis-line-of = { $a } of { $b }
