# What the pieces tell: texts of our own, fetched when asked for. `about-` is what is true,
# `here-` what holds in this game alone, `where-` the place.

about-da-vinci-notebook = Thousands of Leonardo’s pages survive, written mirror-wise: gears, horses, shopping lists, water.
here-da-vinci-notebook = This one the Professor took before the ink was dry, and reads with a mirror.

about-dead-sea-scrolls = A shepherd looking for a goat threw a stone into a cave and heard a jar break: the oldest known Bible texts.
here-dead-sea-scrolls = Here they are kept under lasers.

about-magna-carta = In a meadow by the Thames, barons made King John promise that no free man may be jailed without lawful judgement.
here-magna-carta = The Professor keeps no promises, so he keeps the parchment.

about-rosetta-stone = One decree in three scripts opened the secret of hieroglyphs. It weighs three quarters of a tonne.
here-rosetta-stone = How the Professor carried it upstairs nobody has worked out.

about-antikythera-mechanism = Sponge divers found lumps of bronze in a wreck: a Greek machine of some thirty gears that foretold eclipses.
here-antikythera-mechanism = The Professor thinks it is a spare part.

about-bust-of-nefertiti = The painted queen was found in a sculptor’s workshop; one of her eyes is missing, perhaps never set in.
here-bust-of-nefertiti = Here she looks down on guests who came through the window.

about-mask-of-tutankhamun = Ten kilograms of gold covered the young king’s face. Its beard once fell off and was glued back in a hurry.
here-mask-of-tutankhamun = The Professor glues nothing: he uses padlocks.

about-turin-shroud = A linen cloth with the faint image of a man, honoured by many; laboratories dated it to the Middle Ages.
here-turin-shroud = Here nobody may touch it, least of all the cameras.

about-declaration-of-independence = Somebody wrote on the back of the American parchment, upside down, merely what it is and when it was made.
here-declaration-of-independence = The Professor still hopes for a treasure map there.

about-faberge-egg = Each Easter the tsar gave an egg with a surprise inside: a tiny train, a ship, a clock. A few are still missing.
here-faberge-egg = One of them stands here.

about-holy-grail = The cup of medieval romances, sought by knights and never found; several churches show one.
here-holy-grail = Here it stands in a glass case, beside the biscuits.

about-hope-diamond = A deep blue stone from India, once cut for the Sun King, later sent to its museum by ordinary mail.
here-hope-diamond = The curse is invented; the traps around it are real.

about-mona-lisa = She was stolen in earnest once: a glazier carried her off under his smock and kept her two years in Paris.
here-mona-lisa = The Professor admires the method.

about-excalibur = King Arthur’s sword belongs to legend: drawn from a stone, or handed over by a lady from a lake.
here-excalibur = Here it has been screwed to the wall, to be safe.

about-crystal-skull = Skulls of rock crystal were sold as Aztec; microscopes found the marks of modern wheels.
here-crystal-skull = This one hums at night, and that is not in any catalogue.

about-morimoto-sabre = A famous Japanese blade bears the name Honjō Masamune; handed over after the war, it was never seen again.
here-morimoto-sabre = A Morimoto sabre exists in this manor only.

about-ark-of-the-covenant = The gilded chest of the Bible held the tablets of the law, and is lost; a church in Ethiopia says that it guards it.
here-ark-of-the-covenant = Please do not open.

about-crown-jewels = A Colonel Blood nearly stole England’s crown from the Tower, squashed flat under his cloak. The king pardoned him.
here-crown-jewels = The Professor has sent him a card.

here-nathan = Nathan Goodspeed, Master of Movement, has never been seen arriving: he is simply there already, catching his breath, with the doors swinging behind him and a rug out of place.

here-edward = Edward Wyre has met no door he did not like. He tips his hat to the lock, listens, opens a second one while he is at it, and leaves both in better order than he found them.

here-irene = Irene Elder, Queen of Time, keeps three watches that disagree and knows which one is right. She has been late exactly once, and arranged it so that nobody noticed.

here-leroy = Leroy Johnson talks to machines, and they answer. He calls a trap an unfinished conversation, carries pliers in his evening dress, and never cuts the red wire first.

here-destiny = Destiny Bradshaw smiles when dice are thrown. She calls it luck, others call it something else, and the Professor has forbidden her to stand near his hourglass.

here-professor = Professor Evil built a machine to travel through time and uses it for shopping. He never raises his voice, always locks up behind him, and writes thank-you notes to museums.

about-hall = In old manors the hall was where everybody ate, slept and was judged, around one fire.
here-hall = Here it has doors on all sides and an echo that counts your steps.

about-gallery = Long galleries were built for walking on rainy days, past one’s ancestors.
here-gallery = Here the ancestors belong to other people, and their eyes are cameras.

about-conservatory = Glass houses let the rich grow oranges in the snow and pineapples for show; one could rent a pineapple for a party.
here-conservatory = Here something has eaten the gardener’s gloves.

about-library = In some medieval libraries books were chained to the shelves, spine inward.
here-library = Here it is the reader who may be: mind the third ladder.

about-dining = Victorian tables had a fork for everything, and later some hostesses had a bell under the carpet.
here-dining = Here the bell calls something else.

about-ballroom = At a ball, dances were promised beforehand on a small card with a pencil on a string.
here-ballroom = Here the floor is divided into squares, and not all of them hold.

about-lounge = After dinner people withdrew to talk; the drawing room is short for the withdrawing room.
here-lounge = Nobody has withdrawn from this one without permission.

about-trophy = Hunters hung up antlers and wrote the date beneath.
here-trophy = The Professor hangs up only plaques, each with a century, and leaves free nails for the next ones.

about-laboratory = Early chemists tasted what they made; a sweetener was found because one sat down to dinner with unwashed hands.
here-laboratory = Here a machine for travelling through time stands between teacups, still warm.

about-study = A study had a desk with secret drawers: the art was to place a false secret in front of the true one.
here-study = This desk has eleven, and growls.

about-kitchen = Great houses kept the kitchen far away for fear of fire, so dinner arrived lukewarm.
here-kitchen = Here supper is served by clockwork, punctually, to nobody.

about-cellar = Ice cellars kept the ice of winter until August, packed in straw.
here-cellar = What the Professor keeps cold he will not say; the stairs are longer on the way up than on the way down.
