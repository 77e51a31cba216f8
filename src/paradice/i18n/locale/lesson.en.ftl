# What every lesson says, whatever the game. Loaded with lessons alone.

lesson = Lesson
lesson-progress = Scene { $number } of { $count }, { $minutes ->
    [one] 1 minute left
   *[other] { $minutes } minutes left
}
lesson-the-idea = The idea
lesson-list = The lesson
lesson-whole = { $minutes } minutes in all
lesson-done = done
lesson-here = here
lesson-to-come = to come
lesson-free = Touch anything you like. Everything answers, nothing breaks.
lesson-back = Back
lesson-skip = Skip
lesson-skip-about = I know this
lesson-leave = Leave
lesson-leave-about = kept for later
lesson-repeat = Once more
lesson-next = Next scene
lesson-first-game = Play a first game
lesson-first-game-against = { $count ->
    [one] same seats, an easy bot
   *[other] same seats, { $count } easy bots
}
lesson-first-game-with = { $count ->
    [one] same seats, a bot at your side
   *[other] same seats, { $count } bots at your side
}
lesson-others = Other moves
lesson-this-one = This one
lesson-meant = The one meant
lesson-try = Try it
lesson-try-about = see what happens
lesson-put-back = Put it back
lesson-trying-free = Trying is free: the scene comes back as it was.
lesson-tried = This is what it cost
lesson-as-it-was = Back as it was
lesson-brought = What it brought
lesson-then = Then
lesson-show = Show me
lesson-comes = Not yet: this comes in scene { $number }, { $title }.
lesson-not-here = There is no such move here. Choose one of the lit pieces.
lesson-fails = This scene does not open. Skip it, or try again.
lesson-again = Try again
lesson-take-your-time = Take your time, nothing moves until you say so.
lesson-me = Mara
lesson-rules = Rules: { $title }
lesson-welcome = A lesson in { $count } scenes, about { $minutes } minutes. Type the number of a move; “skip”, “back”, “again”, “rules” and “quit” are understood.
lesson-scene = Scene { $number } of { $count }: { $title }
lesson-may-try = Play it all the same, to see? (y or n)
lesson-enter = Press Enter to go on.
lesson-over = That was the lesson. A first game: paradice play { $game } --seats { $seats } --bot { $level }
lesson-none = There is no lesson for this game.
lesson-left = You can come back at this scene: paradice learn { $game } --scene { $number }
