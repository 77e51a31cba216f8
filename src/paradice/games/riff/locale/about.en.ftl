# What the pieces tell: texts of our own, fetched when asked for. `about-` is what is true,
# `here-` what holds in this game alone, `where-` the place.

about-washington = The city was planned on farmland by a river, as a capital that belonged to no state. In Lincoln’s day cattle grazed beside its half-built monument.
here-washington = Here the presidency waits until somebody brings the president home.

about-vienna = Around nineteen hundred, Vienna’s coffee houses held painters, composers and doctors at neighbouring tables, and a single cup bought a whole afternoon.
here-vienna = Here one couch stays empty, and the rift grows.

about-rome = On Christmas Day in the year eight hundred, the pope crowned Charlemagne emperor in Rome. The king is said to have been surprised.
here-rome = Here there is no ceremony without him.

about-outer-mongolia = A wide land of wind and grass, where children ride before they read, and a tent is packed in an hour.
here-outer-mongolia = Here thousands of riders ask who leads them.

about-orleans = The town on the Loire had been besieged for more than six months when help came up the river, with boats of grain.
here-orleans = Here the gates stay shut until Joan is back.

about-new-york = New York’s Yankee Stadium was called the house that Ruth built: the crowds who came to see him paid for it.
here-new-york = Here sixty thousand people look at an empty base.

about-new-mexico = Around Lincoln, a town with one street, cattle barons and shopkeepers fought a small war over the right to sell flour and beef.
here-new-mexico = Here the saloon misses its most wanted guest.

about-kassel = Kassel’s hills hold a giant Hercules, from whose feet water runs down a staircase on summer days. The brothers Grimm gathered tales there.
here-kassel = That Beethoven belongs here, only our time machine knows.

about-austria = On the plains of the old Austrian empire, at Wagram and Austerlitz, a day or two decided a war; one morning began in fog.
here-austria = Here an army stands in line and waits for orders.

about-athens = In the market of Athens, citizens drew lots for office, and nearly everything could be argued about in the open air.
here-athens = Here nobody asks questions any more, which worries everybody.

about-san-dimas = A quiet Californian town below dry hills, with orange groves once and a main street that likes to look like the Wild West.
here-san-dimas = Here all rifts meet: let it go above nine and time is lost.

about-lincoln = The sixteenth president led the United States through civil war to the end of slavery. He kept letters in his tall hat and wrestled well.
here-lincoln = Here he gets a lift in a telephone booth.

about-freud = A Viennese doctor who listened to dreams, collected small statues, and named his chow dogs with care; one sat in during sessions.
here-freud = Here even a rift must lie down and talk.

about-charlemagne = King of the Franks, he ruled much of western Europe, founded schools, and late in life practised writing, with tablets under his pillow.
here-charlemagne = Here his crown must not be late.

about-genghis-khan = He united the Mongol tribes, set up relay riders across a continent, and protected envoys and merchants by law.
here-genghis-khan = Here he is fond of sporting goods, and impatient.

about-joan-of-arc = A farmer’s daughter turned a war in one spring. She could not read, yet she learned to sign her letters: Jehanne.
here-joan-of-arc = Here she takes to modern music.

about-babe-ruth = Baseball’s great slugger began as a pitcher. In hot weather he kept a cabbage leaf under his cap and changed it between innings.
here-babe-ruth = Here he swings at the rifts.

about-billy-the-kid = An outlaw of New Mexico, shot at twenty-one. The one sure photograph shows him in a sweater; for years it was printed mirror-wise.
here-billy-the-kid = Here he is loyal to his friends.

about-beethoven = He went deaf and went on composing. It is said that he counted out sixty coffee beans for each cup, and he moved house dozens of times.
here-beethoven = Here one keyboard after another pleases him.

about-napoleon = An artillery officer who made himself emperor, reformed the laws, and ate so fast that dinner took a quarter of an hour.
here-napoleon = Here he discovers water slides and ice cream.

about-socrates = He wrote nothing and asked everything, barefoot, in the streets of Athens. Condemned to death, he went on talking with friends to the end.
here-socrates = Here dust in the wind makes him thoughtful.

here-bill = Bill plays guitar, badly so far, and trusts that a band and a history report can be finished in the same night. He is usually right about friends.

here-ted = Ted plays guitar too, loses his watch in every century, and asks the one simple question that nobody dared to ask. Strangers like him at once.

here-elizabeth = A princess from an English castle, five hundred years from home. She took to the booth at once, drives best of the four, and never looks back.

here-joanna = Elizabeth’s sister reads every dial twice before she pulls a lever. When the dice turn against everybody she has already thought of something else.
