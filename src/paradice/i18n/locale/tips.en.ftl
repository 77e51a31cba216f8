# What every first-time tip says, whatever the game.

tips-close = Close this
tips-none = No more tips
tips-seen = Tips: seen %n of %all
tips-again = show again
