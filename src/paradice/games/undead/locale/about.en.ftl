# What the pieces tell: texts of our own, fetched when asked for. `about-` is what is true,
# `here-` what holds in this game alone, `where-` the place.

name-town = West Fort
about-town = Many towns of the West lived ten years: a mine, a railway, a fire, silence. Some still stand, empty, with plates on the tables.
here-town = In this one those who left came back, and not by train.

about-general-store = The store sold flour, nails, coffins and gossip, and wrote it all in one big book of debts.
here-general-store = Here the list of debts has outlived several debtors.

about-newspaper = A frontier editor set his own type, sold land, and often kept a shotgun within reach of the press.
here-newspaper = Here the obituaries need a page for corrections.

about-gunsmith = A good smith repaired locks, clocks and pots besides. Revolvers were often left with one empty chamber under the hammer.
here-gunsmith = Here one asks for silver, and pays in advance.

about-church = Often the church was school, courthouse and hospital as well, and its bell rang for fires.
here-church = Here it rings by itself at noon, and nobody goes to look.

about-mortuary = Ice and embalming let the dead travel home by rail, a trade that grew in the Civil War.
here-mortuary = Here some set out on foot.

about-trading-post = At trading posts beaver skins were money, and a knife had its price in fur.
here-trading-post = Here they take anything, as long as it does not move.

about-stagecoach-depot = A stagecoach seated nine inside, knee to knee, for weeks; passengers were asked not to talk of robberies.
here-stagecoach-depot = Here the last coach arrived without a driver, on time.

about-shooting-range = Show shooters such as Annie Oakley hit coins in the air and the edge of a playing card.
here-shooting-range = Here the targets are advised to stay where they are.

about-saloon = The swinging doors let in air and kept out looks. Whisky was cut with water, tobacco or worse.
here-saloon = Here the piano plays on after the pianist.

about-bank = Frontier banks showed off the safe to customers; the building was timber, the safe iron, and it came by ox cart.
here-bank = Here a withdrawal can take two meanings.

about-courthouse = Judges rode a circuit from town to town, and court might be held in a bar, with the drinks put away.
here-courthouse = Here the dead may not testify, but some insist.

about-armory = Militias kept their rifles oiled, numbered and under lock.
here-armory = Here the count is done every evening, and it is the militia that falls short.

about-outlaw-hideout = Gangs hid in canyons with one narrow entrance; one such valley in Wyoming is said never to have been taken in fifty years.
here-outlaw-hideout = Here the password changes whenever somebody dies twice.

about-mansion = Those who struck silver ordered wallpaper from Paris and a piano that crossed the mountains by mule, in pieces.
here-mansion = Here the lights burn upstairs, though the owner sold the lamps.

about-undertaker = The undertaker was usually the carpenter, who had the boards; he measured customers with his eye.
here-undertaker = Here he has begun to nail from the outside and the inside.

about-medicine-show = Travelling doctors sold bottles against everything, mostly alcohol, after banjo music and a rope trick.
here-medicine-show = Here one bottle works, and he does not know which.

about-sheriffs-office = A sheriff spent more time on taxes and stray dogs than on duels, and was paid by the arrest.
here-sheriffs-office = Here he charges extra after dark.

about-railway-station = When rails arrived, towns took the railway’s time: until then each noon had been local.
here-railway-station = Here high noon still is, and trains do not stop for it.

about-telegraph-office = Operators knew each other by their touch on the key and played chess over the wire at night.
here-telegraph-office = Here a message arrives from a station that burned down.

about-stockade = A fence of sharpened trunks, set deep, kept a post safe; most were never attacked.
here-stockade = Here it is said to keep them out. Others say: in.

about-hired-guns = Range detectives and bodyguards rented their aim by the month, and changed sides at better pay.
here-hired-guns = Here they ask who shoots back, and whether it can be killed.

about-joker = The joker came into card packs in the West’s own days, as the best card of a game called euchre.
here-joker = Here it is whoever nobody reckoned with.

about-embezzle = Some clerks carried off more gold with a pen than robbers with pistols, and left by train.
here-embezzle = Here the accounts are correct; only the coins are gone.

about-loot = After a fire or a flood, half a town could change hands in a night.
here-loot = Here one knocks first. If something knocks back, one leaves.

about-intimidate = A reputation saved ammunition: some gunmen lived well on duels that never took place.
here-intimidate = Here a long look is enough, if the other still has eyes.

about-gear-up = Saddle, bedroll, coffee, cartridges: a rider’s whole house weighed some thirty kilograms.
here-gear-up = Here one packs a spare boot, since the ground bites.

about-extort = Pay, or your hay may burn: protection was an old trade in new towns.
here-extort = Here it is sold by those against whom one needs it.

about-stalk = Trackers read a bent blade of grass, the age of dung, a stone turned damp side up.
here-stalk = Here the footprints end at a grave, and begin there too.

about-scout = Army scouts, often from native nations, rode days ahead and knew every spring.
here-scout = Here one scouts by day, in pairs, and counts on coming home.
