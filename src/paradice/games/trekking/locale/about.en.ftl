# What the pieces tell: texts of our own, fetched when asked for. `about-` is what is true,
# `here-` what holds in this game alone, `where-` the place.

about-cave-art-of-maros-pangkep = In limestone caves on the island of Sulawesi, people blew red pigment over their hands and left the outlines on the rock. Long thought to be young, the paintings were dated by the mineral crust that had grown over them; the year on the card is therefore a minimum. A nearby cave shows a pig that is older still.
where-cave-art-of-maros-pangkep = Sulawesi, Indonesia

about-atlatl-hunt = An atlatl is a stick with a hook that lengthens the arm and sends a dart faster and farther than any hand can. Hunters in the Americas, Europe and Australia used such tools; nobody knows who was first, and the year stands for a whole age. Its name comes from the Aztecs, who still used it against armoured Spaniards.
where-atlatl-hunt = The plains of the Americas

about-great-bath-of-mohenjo-daro = In the middle of a brick city on the Indus lay a pool twelve metres long, sealed with natural tar so that no water escaped. Many houses around it had a well and a drain of their own, which was rare anywhere for thousands of years. What the bath was for, and its exact age, we can only guess: nobody has yet read the writing of its builders.
where-great-bath-of-mohenjo-daro = Mohenjo-daro, Indus valley

about-code-of-hammurabi = King Hammurabi of Babylon had nearly three hundred laws carved into a black stone taller than a man, for all to see. Wages, divorces, bad builders: each case has its price, and the price depends on one’s rank. If a house fell and killed its owner, the builder could die for it. Experts still argue about the king’s exact dates.
where-code-of-hammurabi = Babylon, Mesopotamia

about-reign-of-hatshepsut = Hatshepsut first ruled Egypt for a boy king, then, about the year of the card, took the crown herself and wore the ceremonial beard of the pharaohs. She sent ships to the land of Punt for incense trees, and built a temple that still stands below the cliffs of Thebes. After her death her name was chiselled off the walls, yet not everywhere.
where-reign-of-hatshepsut = Thebes, Egypt

about-mayan-chocolate = The Maya drank chocolate, often bitter, sometimes with chilli, and poured it from high up to raise a foam. Chemists found its traces in old spouted pots; since then still older ones have turned up, so the year marks an early proof and no beginning. Later, in Mexico, cocoa beans were also money, and cheats made false ones of clay.
where-mayan-chocolate = Maya lowlands, Central America

about-ancient-olympic-games = At Olympia in Greece, games for Zeus at first knew only one race, the length of the stadium. In this year, by tradition, wrestling was added, and the pentathlon: running, jumping, discus, javelin and wrestling. A truce let athletes travel in safety. They competed naked, rubbed with oil, and the prize was a wreath of wild olive.
where-ancient-olympic-games = Olympia, Greece

about-sun-tzu-and-the-art-of-war = A short Chinese book teaches that the best victory is won without a battle: know the enemy, know yourself, deceive, choose your ground. Tradition gives it to Sun Tzu, a general of Wu whose king took the capital of Chu around this time; many scholars date the text later. Generals, coaches and managers still study it.
where-sun-tzu-and-the-art-of-war = Kingdom of Wu, China

about-iron-of-the-nok = In what is now Nigeria, smiths of the Nok culture smelted iron in clay furnaces, among the earliest known south of the Sahara; the date is rounded. With iron came better hoes and blades. The same people modelled heads of clay with triangular eyes and splendid hair. Miners digging for tin found the first ones by chance.
where-iron-of-the-nok = Nok, Nigeria

about-platos-cave = Plato asks us to imagine people chained in a cave, who see only shadows on a wall and take them for the world. One is freed, climbs into the sunlight, returns to tell, and nobody believes him. The story stands in a book written decades earlier; in the year of the card the philosopher died at about eighty.
where-platos-cave = Athens, Greece

about-young-alexanders-lessons = King Philip of Macedon wanted the best teacher in Greece for his son Alexander, and about this year he hired Aristotle. For some three years the boy learned poetry, medicine and nature under the trees of Mieza. Later he conquered an empire as far as India. It is said that he slept with Homer’s Iliad beside his dagger.
where-young-alexanders-lessons = Mieza, Macedonia

about-building-the-great-wall = When the First Emperor had united China, he ordered older walls in the north to be joined into one long line against riders from the steppe. Soldiers, convicts and farmers stamped earth between planks, layer upon layer, and many never came home. The stone wall of today’s postcards is far younger. It cannot be seen from the Moon.
where-building-the-great-wall = Northern China

about-rosetta-stone = Priests at Memphis had a decree for young King Ptolemy carved three times: in hieroglyphs, in everyday Egyptian script, and in Greek. Two thousand years later French soldiers found a broken copy in a fort wall at Rosetta. Because Greek could be read, Champollion at last unlocked the hieroglyphs. The message itself is mostly about taxes and temples.
where-rosetta-stone = Memphis, Egypt

about-caesar-at-the-rubicon = The Rubicon was a small river where Italy began; no general might cross it with an army. Julius Caesar, ordered to give up his command, crossed it in January with one legion, and civil war broke out. Within five years he ruled Rome and was murdered. Nobody is sure today which little stream the Rubicon was.
where-caesar-at-the-rubicon = The Rubicon, northern Italy

about-cleopatra = Summoned by the Roman Mark Antony, Queen Cleopatra of Egypt made him come to her: she sailed up to Tarsus on a ship with purple sails, writers tell us, and gave the feast herself. She needed Rome’s army, he needed Egypt’s gold. Of Macedonian family, she is said to have been the first of her line to learn Egyptian.
where-cleopatra = Tarsus, Asia Minor

about-ulama-ball-game = On long stone courts in Mexico and Guatemala, players struck a heavy rubber ball with the hip, never with the hand. The game was sport, prayer and at times a matter of life and death. It is far older than the card, whose year is a convention. In Sinaloa people still play it under the name of ulama.
where-ulama-ball-game = Mesoamerica

about-venus-over-chichen-itza = Maya sky-watchers counted that Venus returns to the same place in the sky after five hundred and eighty-four days, and kept tables that needed only small corrections over centuries. At Chichén Itzá a round tower has windows that seem to point to the planet’s farthest risings and settings; its date is rounded. All this was done without a telescope, without any glass.
where-venus-over-chichen-itza = Chichén Itzá, Yucatán

about-song-dynasty-fireworks = Chinese chemists who mixed saltpetre, sulphur and charcoal, perhaps in search of long life, found gunpowder instead. In this year, a chronicle tells, soldiers showed the Song emperor a spectacle with smoke, masked dancers and a crash like thunder. Weapons followed soon. Before powder, people threw green bamboo into the fire: its hollow joints burst with a bang.
where-song-dynasty-fireworks = Kaifeng, China

about-reliefs-of-angkor-wat = King Suryavarman had a mountain of stone built in the Cambodian plain, with five towers for the home of the gods. Around its galleries run carved pictures, hundreds of metres of them: battles, markets, demons and gods who churn the ocean with a giant snake as rope. The building year is approximate. It remains the largest religious monument on Earth.
where-reliefs-of-angkor-wat = Angkor, Cambodia

about-trebuchet = A trebuchet is a seesaw with a box of stones on the short arm and a sling on the long one. When the box drops, the sling hurls a ball as heavy as a man over two hundred metres. The idea of the heavy counterweight spread through Asia and Europe; the year is a rounded one. Crews also threw dead animals.
where-trebuchet = Fortresses from China to France

about-marco-polos-silk-road = Marco Polo was seventeen when he left Venice with his father and his uncle, two merchants on their way to the court of Kublai Khan. They were gone for twenty-four years. His book, dictated in a prison cell to a writer of romances, told Europe of paper money and burning black stones: coal. Columbus owned a copy and filled it with notes.
where-marco-polos-silk-road = From Venice to China

about-moai-of-easter-island = On Rapa Nui, one of the loneliest islands on Earth, people carved nearly a thousand figures from soft volcanic rock, most of them between about the year of the card and the arrival of Europeans. On their platforms nearly all turn their backs to the sea and watch over the villages. Islanders say that the statues walked; with ropes, experiments showed, they can.
where-moai-of-easter-island = Rapa Nui, Pacific Ocean

about-market-of-great-zimbabwe = The walls of Great Zimbabwe rise eleven metres high, of granite blocks fitted without mortar. Its rulers, ancestors of today’s Shona, traded gold and ivory down to the coast; Chinese dishes and glass beads came back. The year marks the city’s great age. A country has taken its name and put its soapstone bird on the flag.
where-market-of-great-zimbabwe = Great Zimbabwe, southern Africa

about-machu-picchu = High above a bend of the Urubamba, the Inca Pachacuti had a royal estate built with terraces, fountains and temples; the year is that of his death, by tradition. Its stones fit so well that a knife blade cannot slip in, and they give way in earthquakes without falling. The Spaniards seem never to have found it. Farmers living there guided later visitors.
where-machu-picchu = The Andes, Peru

about-michelangelos-david = A huge block of marble had lain spoiled in Florence for nearly forty years when Michelangelo, aged twenty-six, was given it. He carved David just before his fight with Goliath, sling over the shoulder, more than five metres tall. Forty men needed four days to move him to the square. Leonardo da Vinci sat in the committee that chose the spot.
where-michelangelos-david = Florence, Italy

about-magellans-voyage = Five ships left Spain with about two hundred and fifty men to find a western way to the spice islands. Magellan found the strait that bears his name, crossed an ocean he called peaceful, and was killed in the Philippines. Three years later one ship came home with eighteen men. By their own careful log, a day was missing.
where-magellans-voyage = Seville, Spain, and round the world

about-grand-kitano-tea-gathering = Toyotomi Hideyoshi, who had risen from peasant’s son to master of Japan, invited everybody to drink tea at Kitano in Kyoto: lords, merchants, farmers, as long as they brought a kettle and a bowl. Hundreds of tea huts stood under the pines. He showed off his own room, all in gold. Planned for ten days, it ended after one.
where-grand-kitano-tea-gathering = Kyoto, Japan

about-birth-of-kabuki = Kabuki began with a woman: Izumo no Okuni danced in a dry river bed in Kyoto, dressed as a swaggering young man, and crowds came running. In the year of the card the government forbade women on the stage. Men have played all parts ever since, and those who play women became stars whose fashions ladies copied.
where-birth-of-kabuki = Kyoto and Edo, Japan

about-john-locke = In the year of the card appeared the great book in which the English physician and thinker John Locke called the mind a blank sheet that experience fills with writing. Another, unsigned, held that rulers govern only with the consent of the ruled. American rebels read him eagerly. He owned up to the second one only in his will.
where-john-locke = London, England

about-the-first-sandwich = John Montagu, fourth Earl of Sandwich, is said to have asked for cold beef between two slices of bread, so that he need not leave the gaming table; others think he ate it at his desk. People had put food in bread long before. In this year, though, a diary first calls such a bite by the name of a lord.
where-the-first-sandwich = London, England

about-optical-telegraph = Claude Chappe set towers on hills between Paris and Lille, each with wooden arms that could be turned into many signs. Watchmen with telescopes copied the sign of the next tower. In the year of the card news of a recaptured town reached Paris within about an hour. A rider needed a day, but fog stopped the towers.
where-optical-telegraph = Paris to Lille, France

about-zheng-yi-saos-pirate-fleet = When her husband died, Zheng Yi Sao took over his pirates and soon commanded hundreds of junks and tens of thousands of people. Her code was strict: who stole from the common chest lost his head. Chinese, Portuguese and British ships could not beat her. She made peace the next year, kept her wealth, and died old, in bed.
where-zheng-yi-saos-pirate-fleet = South China Sea

about-stephensons-rocket = The owners of a new railway held a contest at Rainhill: which engine could run back and forth all day without breaking down? Only the Rocket of George and Robert Stephenson did, at nearly fifty kilometres an hour. Its boiler with many small tubes became the model for steam engines everywhere. It was painted yellow, with a white chimney.
where-stephensons-rocket = Rainhill, England

about-harriet-tubman = Harriet Tubman had escaped from slavery alone. In the year of the card she went back for the first time, to bring her niece to freedom, and she returned a dozen times more, by night, led by the North Star. About seventy people came away with her. As she later said, she never lost a passenger.
where-harriet-tubman = Maryland, United States

about-teslas-laboratory = In his New York laboratory, Nikola Tesla built a coil that threw long crackling sparks across the room; lamps glowed in his hand without a wire. The alternating current for which he fought now lights our homes. In the year of the card he also became an American citizen. In old age he fed the pigeons of New York.
where-teslas-laboratory = New York, United States

about-wright-brothers-flight = Two bicycle makers from Ohio, Wilbur and Orville Wright, learned to steer gliders, tested wings in a wooden box with a fan, and built their own engine. On a windy December beach at Kitty Hawk, Orville flew for twelve seconds, not as far as a jumbo jet is long. They had tossed a coin for the first try; Wilbur had stalled.
where-wright-brothers-flight = Kitty Hawk, United States

about-invention-of-the-wheel = A wheel is easy; a wheel that turns on an axle without wobbling is hard. About this time it appears almost at once from Mesopotamia to Poland, and nobody can say where it was first; the year is a convention. Potters may have turned clay before carters turned carts. The oldest wooden wheel with its axle was found in a Slovenian bog.
where-invention-of-the-wheel = Mesopotamia and eastern Europe

about-senet-in-egypt = Senet was played on thirty squares, with throwing sticks for dice, by peasants and pharaohs alike; it is older still than the year given, which begins the age of the pyramids. Its exact rules are lost. In later tombs the board became a map of the journey after death, with good and bad squares. Tutankhamun took several boards along, one of them with a drawer for the pieces.
where-senet-in-egypt = Egypt

about-mycenaean-feast = In the palaces of Bronze Age Greece hundreds of guests ate roast ox and drank wine, while scribes counted every animal and jar on clay tablets. Fires that destroyed the palaces baked the tablets hard, so we can read the shopping lists. In one store room at Pylos lay almost three thousand drinking cups. The year is a rounded one.
where-mycenaean-feast = Mycenae and Pylos, Greece

about-the-buddha = Siddhartha Gautama, a nobleman’s son, left home to learn why people suffer. After years of fasting that brought him nothing, tradition tells, he sat down under a fig tree and rose as the Buddha, the awakened one. He taught for forty-five years, to kings and barbers alike. The date is the traditional one; many scholars now prefer a later one.
where-the-buddha = Bodh Gaya, India

about-confucius = Confucius wanted to advise a ruler and mostly failed, so he taught, and took any pupil who brought a bundle of dried meat. He asked for respect and learning, and held that one should not do to others what one does not wish for oneself. His pupils wrote it down, and for over a thousand years Chinese officials sat exams about it. The year is a convention.
where-confucius = Qufu, state of Lu, China

about-scythian-amazons = Greeks told of Amazons, women who rode and fought. The legend is theirs, but on the steppe archaeologists have opened graves of Scythian women buried with bows, spears and horse gear, some with arrow wounds; the year stands for several centuries. A girl of about thirteen lay with axe and bow. Riders there were among the first to wear trousers.
where-scythian-amazons = Steppes north of the Black Sea

about-hippocrates = Hippocrates of Kos and his school looked for the causes of disease in food, weather and habits rather than in the anger of gods. They wrote down case after case, also those whose patients died. Doctors still speak of the Hippocratic oath, though he may not have written it. The year is one of several given for his death.
where-hippocrates = Kos, Greece

about-port-of-carthage = Carthage lived by the sea. Behind its market harbour lay a round war harbour with an island in the middle; in time it held berths for some two hundred warships, hidden from view. The famous basin is somewhat younger than the year of the card. Shipwrights marked planks with letters, so that a fleet could be built in series.
where-port-of-carthage = Carthage, Tunisia

about-colossus-of-rhodes = After beating off a siege, the people of Rhodes sold the engines left behind and built a bronze sun god more than thirty metres tall. It stood for little more than fifty years. An earthquake broke it at the knees about the time of the card, and even lying down it drew visitors: few men, wrote Pliny, could put their arms around its thumb.
where-colossus-of-rhodes = Rhodes, Greece

about-library-of-alexandria = The kings of Egypt wanted every book in the world. Ships in port had to hand over their scrolls for copying, and it is said that the library kept the originals. Eratosthenes, its head, measured the Earth with a shadow and a well, and came astonishingly close. He died about the time of the card. The library faded slowly, not in one fire.
where-library-of-alexandria = Alexandria, Egypt

about-the-trung-sisters = Trưng Trắc and her sister Trưng Nhị led a revolt against the Chinese governor of northern Vietnam and took, chroniclers say, sixty-five towns. For three years the elder ruled as queen. Then an army from China returned and they died. Vietnam has streets, schools and a feast day in their name; pictures show them riding elephants into battle.
where-the-trung-sisters = Northern Vietnam

about-vikings-in-iceland = Iceland had no king. Once a year free men rode to a plain between lava cliffs, where a speaker recited a third of the laws from memory, and quarrels were settled before all. Settlers had begun it half a century earlier; about the year of the card Erik the Red was banished and went to look for Greenland. He chose the pleasant name himself.
where-vikings-in-iceland = Thingvellir, Iceland

about-polynesian-surfing = Polynesians crossed the largest ocean on Earth in double canoes, steering by stars, swell and birds. On the reefs they rode the waves for joy, on boards of polished wood; chiefs had the longest and, in Hawaii, beaches of their own. Nobody knows when surfing began, and the year is a guess. Missionaries frowned on it; it nearly vanished.
where-polynesian-surfing = Hawaii and Polynesia

about-khutulun-the-wrestler = Khutulun was a Mongol princess, daughter of Kaidu Khan, and rode to war beside him. Marco Polo tells that she would marry only a man who could throw her in wrestling; each loser paid with horses, and she is said to have won ten thousand. The number is surely a legend. The opera princess Turandot may owe something to her.
where-khutulun-the-wrestler = Central Asia

about-mansa-musa = Mansa Musa ruled Mali, land of gold and salt. On his pilgrimage to Mecca he crossed Cairo with thousands of followers and camels loaded with gold dust, and gave away so much that, writers tell, gold lost value in Egypt for years. Later a European map showed him with a nugget in his hand. Going home, he had to borrow money.
where-mansa-musa = Cairo, on the way from Mali to Mecca

about-joan-of-arc = A girl of about seventeen, from a village in Lorraine, told the future king of France that voices sent her to save the land. Within days of her arrival the siege of Orléans was broken, and she led him to Reims to be crowned. Two years later her enemies burned her. She carried a banner, she said, so as not to kill anybody.
where-joan-of-arc = Orléans, France

about-scholars-of-timbuktu = In Timbuktu, where the river meets the desert, books, a traveller wrote, brought more profit than any other goods. About the year of the card a new king, Askia Muhammad, honoured its scholars; students came from far to read law, medicine and the stars. Families kept the manuscripts for centuries in chests. When war came in our own days, they were smuggled out by boat and donkey.
where-scholars-of-timbuktu = Timbuktu, Mali

about-the-dodo-of-mauritius = About this year Portuguese sailors sighted Mauritius. A pigeon lived there that had grown as heavy as a small child and had forgotten how to fly, having no enemies. Later ships brought rats, pigs and monkeys, which ate its eggs. Less than two centuries after the card, the dodo was gone: one of the first extinctions that people knew to be their fault.
where-the-dodo-of-mauritius = Mauritius, Indian Ocean

about-cardanos-dice = Girolamo Cardano was a famous doctor and a gambler who even pawned his wife’s jewels. To do better he counted: of thirty-six throws of two dice, how many give a ten? His little book on games of chance, finished about the year of the card, is the first to reckon odds. It was printed a century later, with advice on catching cheats.
where-cardanos-dice = Milan, Italy

about-shakespeares-globe = The Globe was a round wooden theatre on the Thames, built with the beams of an older one that the actors had secretly taken apart. For a penny one stood in the open yard. About the year of the card Hamlet was new. Boys played the women’s parts, and when a cannon shot later set the thatch on fire, one man’s trousers burned.
where-shakespeares-globe = London, England

about-way-of-the-samurai = Miyamoto Musashi claimed to have fought more than sixty duels and lost none, once with a wooden sword. In old age, about the year of the card, he entered a lord’s service at Kumamoto, painted birds in ink, and soon wrote his thoughts on strategy in a cave. What we call the code of the samurai was largely put together later, in times of peace.
where-way-of-the-samurai = Kumamoto, Japan

about-bach = Johann Sebastian Bach wanted to leave his post at Weimar so badly that the duke put him in prison for a month. Then he was let go, and at Köthen he wrote much of his music for orchestra and solo strings. He had twenty children, of whom four became known composers. Once he walked four hundred kilometres to hear an organist.
where-bach = Weimar and Köthen, Germany

about-declaration-of-independence = Thirteen British colonies declared that all men are created equal and that a people may change its government. Thomas Jefferson drafted the text at thirty-three; the congress cut a quarter of it. He and most of the others who signed owned slaves, and the words were later turned against that wrong. Jefferson and Adams died on the same day, exactly fifty years later.
where-declaration-of-independence = Philadelphia, United States

about-darwin-in-the-galapagos = On his voyage round the world young Charles Darwin spent five weeks in the Galápagos. He rode on giant tortoises and threw an iguana into the sea to see it swim back. Mockingbirds, he noticed, differed from island to island. Back home this helped him to see that species change. Of the finches he had forgotten to write down the islands.
where-darwin-in-the-galapagos = Galápagos, Pacific Ocean

about-gettysburg-address = Four months after the bloodiest battle of the American Civil War, a cemetery was opened at Gettysburg. The main speaker talked for two hours. Then President Lincoln spoke for about two minutes, of a nation born for equality and a government by the people. The photographer was still getting ready when it was over: his picture shows Lincoln small in the crowd.
where-gettysburg-address = Gettysburg, United States

about-ferris-wheel-of-chicago = Chicago’s world fair wanted something to outdo the Eiffel Tower, and the bridge builder George Ferris drew a wheel eighty metres high. It carried more than two thousand people at once in cabins as large as buses. Its axle was the largest piece of forged steel of its day. Ferris went bankrupt; thirteen years on, dynamite took the wheel.
where-ferris-wheel-of-chicago = Chicago, United States

about-einsteins-relativity = Albert Einstein, aged twenty-six, checked inventions in the patent office at Bern. In his spare time that year he wrote four papers that changed physics. One showed that moving clocks run slow and that nothing outruns light; another led to the equation E = mc². He had once asked himself, as a boy, what a beam of light looks like from beside it.
where-einsteins-relativity = Bern, Switzerland

about-suffragettes-self-defence = British women who fought for the vote were beaten by policemen and by crowds. Edith Garrud, a teacher barely a metre fifty tall, trained about thirty of them in jujitsu to guard their leaders; newspapers joked about suffrajitsu. In the year of the card the Great War broke out and the fight was paused. Four years later the first women voted.
where-suffragettes-self-defence = London, England

about-helen-keller = Before she was two, Helen Keller lost sight and hearing. Her teacher Anne Sullivan spelled words into her palm until, at a water pump, the child understood that everything has a name. She earned a university degree, wrote books and spoke up for workers and women. In the card’s year she travelled to Hollywood to act in a film about her life.
where-helen-keller = United States

about-gandhis-salt-march = British law taxed salt and forbade Indians to gather it. Mohandas Gandhi, sixty years old, walked nearly four hundred kilometres to the sea, in twenty-four days, and picked up a lump of salty mud. Millions followed, sixty thousand went to jail, and the world watched people resist without striking back. India became free seventeen years later.
where-gandhis-salt-march = Dandi, India

about-krishnamacharyas-yoga = In a wing of his palace the maharaja of Mysore opened a yoga school for Tirumalai Krishnamacharya. The teacher joined old postures, breathing and gymnastics into flowing series, and showed them in public: it is said that he could stop his pulse. Much of the yoga now practised around the world comes from his pupils, among them the first foreign woman he taught.
where-krishnamacharyas-yoga = Mysore, India

about-maria-tallchief = Maria Tallchief grew up in the Osage Nation and became the first great American star of ballet, told to take a Russian name and refusing. Her firebird, created for her by George Balanchine, had made her famous shortly before the year of the card. At home the Osage held a feast and gave her a new name: Woman of Two Worlds.
where-maria-tallchief = New York, United States

about-rosalind-franklin-and-dna = Rosalind Franklin shot X-rays through threads of DNA, more than sixty hours for one picture. The famous photograph number fifty-one, taken in her laboratory, was shown to James Watson without her knowing. Soon he and Francis Crick built the double helix. She died at thirty-seven; four years later the Nobel Prize went to three men. It is not given after death.
where-rosalind-franklin-and-dna = London, England

about-jane-goodall = Jane Goodall was twenty-six and had no degree when she went to the forest of Gombe to watch chimpanzees. She gave them names instead of numbers. One day the one she called David Greybeard poked a grass stalk into a termite hill and licked it clean: an animal with a tool. Science had to think anew what makes a human.
where-jane-goodall = Gombe, Tanzania

about-martin-luther-kings-dream = A quarter of a million people marched in Washington for jobs and freedom. Martin Luther King had a written speech; then, it is told, the singer Mahalia Jackson called to him to speak of the dream, and he put the pages aside. His dream was of children judged by their character and no longer by their skin. A law followed next year.
where-martin-luther-kings-dream = Washington, United States

about-live-aid = Bob Geldof had seen pictures of famine in Ethiopia and called every musician he knew. On one July day concerts in London and Philadelphia ran for sixteen hours, sent by satellite to more than a hundred countries. Queen’s twenty minutes became legend. The drummer Phil Collins played in both cities, crossing the Atlantic by Concorde in between.
where-live-aid = London and Philadelphia

about-markets-of-petra = In a desert gorge the Nabataeans cut a city into rose-coloured rock and led every drop of rain through channels into cisterns. Caravans with incense and pepper rested there and paid for it; about the year of the card Petra was growing rich. One front cut from the cliff is nearly fifty metres high. Later trade went by sea, and the sand moved in.
where-markets-of-petra = Petra, Jordan

about-chariot-race = The Circus Maximus in Rome held some hundred and fifty thousand people, who cheered for Reds, Whites, Blues or Greens. About the year of the card a driver named Diocles first won a race; when he retired he had won almost fifteen hundred, and his prizes would make today’s champions envious. Drivers tied the reins round the waist and carried a knife.
where-chariot-race = Rome, Italy

about-avicenna = Ibn Sina, called Avicenna in Europe, cured the ruler of Bukhara while still in his teens and asked for one reward: to use his library. About the year of the card he had read it, he tells us. Later he put all medicine into five books, which universities taught for centuries, in Asia and in Europe. At ten, he says, he knew the Koran by heart.
where-avicenna = Bukhara, Central Asia

about-genghis-khan = Temüjin, an abandoned boy who had lived on roots and fish, united the Mongol tribes and took the name Genghis Khan. In the year of the card he led them beyond the steppe, against the Tangut realm. To take its capital he tried to flood it by damming a river, and flooded his own camp. His heirs ruled from Korea to Hungary.
where-genghis-khan = Mongolia and northern China

about-maori-war-canoe = The ancestors of the Māori sailed from Polynesia to Aotearoa, one of the last large lands that people reached; the date is approximate. From one giant trunk they carved waka for war, more than twenty metres long, with a tall stern of lacework wood. Dozens of paddlers kept time by a song. Families still name the canoe their forebears came in.
where-maori-war-canoe = Aotearoa, New Zealand

about-gutenbergs-press = Johannes Gutenberg cast letters of metal, each alone, which could be set, inked, pressed and used again. In Korea and China movable type was older, but his press and oily ink made books quick and cheap in Europe. About the year of the card his Bible was finished, some one hundred and eighty copies. A lender sued him and took the workshop.
where-gutenbergs-press = Mainz, Germany

about-leonardo-da-vinci = Leonardo da Vinci began the portrait of a merchant’s wife, Lisa Gherardini, in Florence about the year of the card. He worked on it for years, with glazes thinner than a hair, and never handed it over. His notebooks hold flying machines, hearts and whirlpools, written from right to left as in a mirror. He bought caged birds, it is told, to free them.
where-leonardo-da-vinci = Florence, Italy

about-causeways-of-tenochtitlan = The Aztec capital lay in a lake and was larger than most cities of Europe. Long causeways with drawbridges joined it to the shore, an aqueduct brought spring water, and gardens grew on islets of mud. About the year of the card Moctezuma ruled it. By Spanish accounts a market drew tens of thousands a day, and boatmen carried even the waste away for manure.
where-causeways-of-tenochtitlan = Tenochtitlan, Mexico

about-accession-day-tilt = Every November, on the day Queen Elizabeth had come to the throne, knights of her court rode at each other with blunt lances at Whitehall, and anybody with twelve pence could watch. By then it was theatre: costumes, poems, painted shields, even horses dressed up as elephants. The point was to break one’s lance, not the other’s neck.
where-accession-day-tilt = Whitehall, London

about-galileo-and-jupiters-moons = Galileo had built a telescope that magnified twenty times. One January night he saw three small stars in a row beside Jupiter, then four, and each night they had moved: they circled the planet. So not everything turned round the Earth. He named them after the Medici, in hope of a post, and got it. The Church later made him recant.
where-galileo-and-jupiters-moons = Padua, Italy

about-newtons-orchard = Plague closed the university of Cambridge, and Isaac Newton, twenty-three, went home to his mother’s farm. There he worked on light, on a new mathematics, and on gravity. He told in old age that an apple set him thinking; that it hit his head was added by others. Why should what pulls an apple not reach as far as the Moon?
where-newtons-orchard = Woolsthorpe, England

about-franklins-kite = Benjamin Franklin thought that lightning was electricity. To prove it, he tells, he flew a kite of silk with a wire into a thundercloud, and drew a spark from a key on its wet string. The bolt itself would have killed him, as it killed another experimenter the next year. His lightning rods soon stood on roofs; he refused to patent them.
where-franklins-kite = Philadelphia, North America

about-balloon-over-the-channel = Jean-Pierre Blanchard and the American doctor John Jeffries were the first to cross the English Channel by air, in a balloon of gas. Halfway it sank towards the waves. Over went ballast, anchors, food, the useless oars, then their coats and trousers. They came down in a French forest, nearly undressed, with a letter: perhaps the first air mail.
where-balloon-over-the-channel = From Dover to Calais

about-toussaint-louverture = Born a slave on a sugar plantation, Toussaint Louverture led the greatest slave revolt of the modern world and beat French, Spanish and British troops. In the year of the card he gave the colony a constitution: slavery was abolished for ever. Napoleon had him seized by a trick; he died in a cold French fort. Haiti was free soon after.
where-toussaint-louverture = Saint-Domingue, today Haiti

about-sacagawea = Sacagawea, a Shoshone of about seventeen, crossed North America with the expedition of Lewis and Clark, a newborn son on her back. She knew plants, spoke with peoples on the way, and saved the papers when a boat tipped over. In the mountains they met a band of Shoshone to ask for horses: their chief turned out to be her brother.
where-sacagawea = The Missouri and the Rocky Mountains

about-napoleon = Napoleon came back from exile on Elba with a thousand men; soldiers sent to arrest him joined him. A hundred days later he lost everything at Waterloo, where rain had delayed his attack and Prussians arrived in the evening. He ended on an island in the south Atlantic. He was of average height: French inches were longer than English ones.
where-napoleon = Waterloo, Belgium

about-mary-annings-fossils = Mary Anning, a carpenter’s daughter, searched the crumbling cliffs of Lyme Regis after every storm, with her dog. In the year of the card she dug out the first complete plesiosaur, a sea reptile with a neck so long that experts thought it a fake. Gentlemen wrote the papers and left her name out. Today museums show her finds.
where-mary-annings-fossils = Lyme Regis, England

about-ada-lovelace = Ada Lovelace, daughter of the poet Byron, translated a paper on Charles Babbage’s calculating engine and added notes three times as long. They hold step-by-step instructions for a machine that was never built, often called the first published program. She saw further than its inventor: such an engine, she wrote, might one day compose music.
where-ada-lovelace = London, England

about-california-gold-rush = Gold was found at a sawmill, and in the year of the card some ninety thousand people came to California, by wagon, round Cape Horn, from China, Chile and France. Few grew rich; those who sold shovels, boots and eggs did. San Francisco’s bay was full of ships whose crews had run off. For the native peoples it was a catastrophe.
where-california-gold-rush = Sierra Nevada, California

about-powell-on-the-colorado = John Wesley Powell had lost an arm in war. With nine men in four wooden boats he went down the unknown Colorado and through the whole Grand Canyon, three months of rapids, mouldy flour and wonder. Once, stuck on a cliff, he was pulled up by a friend’s long underwear. Six came out at the end, and one of the last blanks on the map was filled.
where-powell-on-the-colorado = Grand Canyon, United States

about-nellie-bly-around-the-world = The reporter Nellie Bly set out to beat the eighty days of Jules Verne’s hero, with one dress and one small bag. In Amiens she took tea with Verne himself. Another newspaper sent a rival the other way round. Bly came home the next January, after seventy-two days, and on the way she had bought a monkey.
where-nellie-bly-around-the-world = New York and round the world

about-paris-rouen-race = A Paris newspaper invited carriages without horses to drive to Rouen, one hundred and twenty-six kilometres. Over a hundred entered, with motors of steam, petrol, even springs; twenty-one started. A steam tractor was first, but it needed a stoker, so the prize went to Peugeot and Panhard, which ran on petrol. Everybody stopped for lunch.
where-paris-rouen-race = From Paris to Rouen, France

about-vaudeville-night = For a few coins an American evening held a dozen acts: singers, acrobats, a trained goose, a short moving picture to close. Vaudeville trained generations of comedians; about the year of the card the Keatons carried a small boy, Buster, across the stage like a suitcase, with a handle sewn to his coat. The date stands for its best years.
where-vaudeville-night = New York, United States

about-sigmund-freud = Sigmund Freud, a Viennese doctor, held that dreams and slips of the tongue show wishes we hide from ourselves. In the year of the card he crossed the ocean to give five lectures in Worcester, his only visit to America, and psychoanalysis began to be known there. Much of it is disputed today. He disliked the food there.
where-sigmund-freud = Worcester, United States

about-marie-curie = Marie Curie, born Skłodowska in Warsaw, had stirred tonnes of ore in a leaking shed to find two new elements. In the year of the card she received her second Nobel Prize, for chemistry after physics; nobody else has won in two sciences. She named one element after Poland, which was on no map. Her notebooks are still radioactive.
where-marie-curie = Paris, France, and Stockholm, Sweden

about-tutankhamuns-tomb = After years of fruitless digging, Howard Carter had found a step in the sand; a boy who carried water is said to have hit on it. In the February of the card’s year he opened the burial chamber of Tutankhamun, filled by a golden shrine. The boy king had died at about eighteen. Cleaning and listing everything took ten years.
where-tutankhamuns-tomb = Valley of the Kings, Egypt

about-hachiko-the-dog = Every evening the dog Hachikō met his master, Professor Ueno, at Shibuya station in Tokyo. In the year of the card the professor died at work. For almost ten years the dog came back to wait for the train. Commuters fed him, newspapers wrote, and a statue was put up while he lived: he was there when it was unveiled.
where-hachiko-the-dog = Shibuya, Tokyo

about-alan-turing = German submarines sent orders in a code that changed every day. At Bletchley Park Alan Turing and thousands of others, most of them women, broke it with logic and clicking machines; in the year of the card a tougher version was cracked too. It shortened the war, many historians think. He chained his mug to a radiator against thieves.
where-alan-turing = Bletchley Park, England

about-breaking-the-sound-barrier = Near the speed of sound aircraft shook and dropped like stones; some called it a wall. Chuck Yeager flew an orange rocket plane through it, carried up under a bomber, and on the ground they heard the first such boom. Two nights before, he had broken two ribs on a horse. He closed the hatch with a piece of broom handle.
where-breaking-the-sound-barrier = Mojave Desert, California

about-rosa-parks-and-the-boycott = In Montgomery, Alabama, black passengers had to give up their bus seats to whites. Rosa Parks, seamstress and seasoned campaigner, said no and was arrested. Her neighbours stayed off the buses for three hundred and eighty-one days, walking and sharing cars, led by a young pastor named King. The highest court ended the rule. She was tired, she wrote, of giving in.
where-rosa-parks-and-the-boycott = Montgomery, United States

about-cousteaus-ocean = Jacques Cousteau had helped to invent the aqualung, so that divers could swim free like fish, and filmed what they saw from his ship Calypso, a former minesweeper. About the year of the card his small diving saucer for two went down for the first time, steered by jets of water. He turned millions of viewers into friends of the sea.
where-cousteaus-ocean = Monaco and the world’s seas

about-apollo-11 = Neil Armstrong and Buzz Aldrin landed on the Moon with less than a minute of fuel to spare, while Michael Collins circled above, alone. About six hundred million people watched. The computer on board could do far less than a telephone of today. Back on Earth they were shut in for three weeks, in case of Moon germs.
where-apollo-11 = Sea of Tranquillity, the Moon

about-wangari-maathai = Streams ran dry and firewood grew scarce in Kenya, so the biologist Wangari Maathai asked village women to plant trees and paid them a few cents for each that lived. From seven trees in a park grew the Green Belt Movement, with more than fifty million. She was beaten and jailed for it. Later she became the first African woman to win the Nobel Peace Prize.
where-wangari-maathai = Nairobi, Kenya

about-fall-of-the-berlin-wall = For twenty-eight years a wall had cut Berlin in two. After weeks of peaceful marches, an East German official read out new travel rules to the press; asked when they began, he leafed through his papers and said: at once. Crowds ran to the gates, and guards without orders opened them. People danced on the wall and chipped off pieces.
where-fall-of-the-berlin-wall = Berlin, Germany

about-sue-the-t-rex = While a flat tyre was being mended, the fossil hunter Sue Hendrickson took a walk along a cliff and saw huge bones sticking out. They belonged to one of the largest and most complete Tyrannosaurus ever found, and it bears her name, though nobody knows whether it was female. After years in court, a Chicago museum bought it for over eight million dollars.
where-sue-the-t-rex = South Dakota, United States

about-vote-for-mandela = For the first time every adult South African could vote, whatever the colour of their skin. Queues ran for kilometres across the fields; some waited all day. Nelson Mandela, who had spent twenty-seven years in prison, voted too, for the first time in his life, at seventy-five, and became president. One of his jailers sat among his guests.
where-vote-for-mandela = South Africa
