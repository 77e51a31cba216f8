### The words of the terminal.

terminal-welcome = Type the number of a move, or: why N, hint, undo, redo, save FILE, load FILE, table, lang fr, help, quit.
terminal-help =
    N            play move N
    why N        why move N is refused, and the paragraph it rests on
    why          list the moves that are refused now
    hint         the best three moves as you can know it, how often games like this are won after each, and why
    why bot      why the bot made its latest move, from what you could know
    about N      the story behind what move N is about; about cleopatra: by name; about: all of them
    dates        in Trekking: the years of the day that are gone, lie in the row, or may still come
    undo         undo your last move; past a die, a revealed card or another’s move everybody else is asked
    redo         play again what was undone, until something new is played
    table        show the table again (or press Enter); moves: only the moves
    save FILE    write the game so far as a record; load FILE: go on with one
    lang fr      change the language (en, fr)
    always       in The Quick and the Undead: use what costs and risks nothing without asking, or ask again
    quit         leave; a saved game can be loaded again
terminal-always = From now on, what costs and risks nothing is used without asking.
terminal-asks = From now on you are asked each time.
terminal-no-story = There is no story about “{ $typed }”. Type about for all of them.
terminal-no-bot-yet = No bot has made a choice yet that you could see.
terminal-unknown = “{ $typed }” is not known here. Type a number, or help.
terminal-no-such-move = There is no such move: type a number from 1 to { $most }.
terminal-refused = { $count ->
    [one] { $count } more move is not possible now: type why to see it.
   *[other] { $count } more moves are not possible now: type why to see them.
}
terminal-legal = Nothing forbids this move.
terminal-nothing-to-undo = You have not played yet.
terminal-undo-lost = This would not have happened:
terminal-undo-agree = { $seat }, do you agree? (yes or no)
terminal-not-undone = Nothing is undone.
terminal-nothing-to-redo = There is nothing to redo.
terminal-undone = Undone. Type redo to play it again.
terminal-saved = Saved as { $file }.
terminal-not-saved = Not saved: { $file }: { $why }.
terminal-loaded = Loaded { $file }.
terminal-not-loaded = Not loaded: { $file }: { $why }. The game here goes on.
terminal-languages = Languages: { $languages }.
terminal-left = You leave the table.
terminal-curtain = { $seat }, the keyboard is yours. Press Enter when nobody else is looking.
terminal-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } win together.
}
terminal-won-together = Well played: you have won.
terminal-lost = Lost this time. Another game?
terminal-me = Guest
terminal-bot = Bot { $number }
