### The words of the terminal.

terminal-welcome = Type the number of a move, or: why N, undo, save FILE, load FILE, table, lang fr, help, quit.
terminal-help =
    N            play move N
    why N        why move N is refused, and the paragraph it rests on
    why          list the moves that are refused now
    undo         take your last step back, until a die has fallen or a card has been turned
    table        show the table again (or press Enter); moves: only the moves
    save FILE    write the game so far as a record; load FILE: go on with one
    lang fr      change the language (en, fr)
    quit         leave; a saved game can be loaded again
terminal-unknown = “{ $typed }” is not known here. Type a number, or help.
terminal-no-such-move = There is no such move: type a number from 1 to { $most }.
terminal-refused = { $count } more are refused now: type why to see them.
terminal-legal = Nothing forbids this move.
terminal-nothing-to-undo = You have not played yet.
terminal-cannot-undo = Too late to take back: a die has fallen, a card has been turned or a secret has opened since.
terminal-undone = Taken back.
terminal-saved = Saved as { $file }.
terminal-not-saved = Not saved: { $file }: { $why }.
terminal-loaded = Loaded { $file }.
terminal-not-loaded = Not loaded: { $file }: { $why }. The game here goes on.
terminal-languages = Languages: { $languages }.
terminal-left = You leave the table.
terminal-curtain = { $seat }, the keyboard is yours. Press Enter when nobody else looks.
terminal-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } win together.
}
terminal-won-together = Well played: you have won.
terminal-lost = Lost this time. Another game?
terminal-me = Guest
terminal-bot = Bot { $number }
