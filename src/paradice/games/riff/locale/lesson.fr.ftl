# La leçon de Riff : pour chaque scène, son titre, l’idée, que faire, ce qu’un autre coup coûte, ce que cela a rapporté.

scene-objective = On gagne ou perd ensemble
scene-objective-say = Dix personnages sont égarés dans le mauvais siècle, et le temps se déchire où ils manquent. Otto et vous, en équipe, les déposez chez eux et fermez les dix brèches. Un objectif est une mission qui vous aide tous les deux.
scene-objective-do = Gardez l’objectif de Socrate : il rapporte le plus.
scene-objective-else = C’est permis, mais la mission de Charlemagne ne diminue San Dimas que de 1, pas de 2.
scene-objective-done = À vous de l’accomplir. Otto en a gardé un aussi, et votre tour a commencé par une carte : Appoggiature.

scene-riff-card = Chaque tour commence par un riff
scene-riff-card-say = À chaque tour on pioche une carte de riff et on la suit, avant les dés. La plupart augmentent une brèche, de 0 à 10. San Dimas, au milieu, est votre époque : elle monte à chaque round, et au-delà de 9 tout est perdu.
scene-riff-card-do = Choisissez de diminuer San Dimas de 1.
scene-riff-card-else = Vous êtes à San Dimas, votre lieu est donc San Dimas : ici c’est la même chose.
scene-riff-card-done = San Dimas est à 1. Puis vos trois dés Wyld ont roulé : Déplacement, Relance, Déplacement.

scene-dice = Les dés paient les actions
scene-dice-say = Un Déplacement vous mène par un circuit au lieu voisin, une Interaction s’occupe des gens et des brèches, une Relance relance un dé. Les lieux éclairés sont à portée. Socrate est égaré à Vienne, et votre objectif parle de lui.
scene-dice-do = Allez à Vienne : un Déplacement est utilisé.
scene-dice-else = C’est permis, mais Socrate attend à Vienne, et un dé utilisé l’est pour tout le tour.
scene-dice-else-booth = C’est permis. Mais les trois dés seraient relancés, et vos deux Déplacements sont justement ce qu’il faut.
scene-dice-done = Vous voici à Vienne ; il reste un Déplacement, une Relance et l’Interaction de votre carte de départ.

scene-pick-up = Ramassez les égarés
scene-pick-up-say = Qui se trouve ici dans le mauvais siècle peut voyager dans votre cabine, autant que vous voulez. Cela coûte une Interaction ; vous jouez Elizabeth, et une fois par tour c’est gratuit. Vos passagers prêtent dés ou actions dès votre prochain tour.
scene-pick-up-do = Ramassez Socrate.
scene-pick-up-else = C’est permis, mais Socrate n’est pas encore à bord, et le ramasser ne vous coûte rien.
scene-pick-up-done = Socrate est dans votre cabine, et cela n’a rien coûté.

scene-carry = Emmenez-les à travers les siècles
scene-carry-say = Votre objectif : emmener Socrate à Rome, puis à Orléans, puis à Washington. Rome est voisine de Vienne, et il vous reste un Déplacement. Jeanne d’Arc y est égarée aussi : votre Interaction la ramassera.
scene-carry-do = Allez à Rome avec Socrate.
scene-carry-else = C’est permis, mais Rome est la première étape de votre objectif.
scene-carry-done = Première étape, et Jeanne est à bord. Otto a joué, le round a fini, San Dimas est montée. Nouveau tour : voyez vos dés.

scene-bogus = Un Bidon se subit
scene-bogus-say = Pour chaque Bidon, la brèche de votre lieu augmente. Il passe avant toute autre action, sauf si vous le relancez : une fois par tour, avant d’agir, la cabine relance tous vos dés. Jeanne vous prête un quatrième dé.
scene-bogus-do = Utilisez la cabine : relancez tous les dés.
scene-bogus-else = C’est permis. Mais trois Relances et un Bidon ne mènent nulle part ; quatre nouveaux dés, peut-être.
scene-bogus-done = Relance et trois Déplacements : le Bidon est parti, et vous irez loin.

scene-pair = Deux identiques font un Excellent
scene-pair-say = Vous avez voyagé, et Charlemagne est à bord. Plus de Déplacement, mais deux actions identiques, de dés ou de cartes, valent un Excellent : n’importe quelle action. Vous avez deux Relances : celle d’un dé et celle de Socrate.
scene-pair-do = Utilisez deux Relances comme un Excellent.
scene-pair-else = C’est permis, mais Washington, la dernière étape, n’est qu’à une action.
scene-pair-done = Un Excellent est à vous : un Déplacement, si vous voulez.

scene-reward = Les objectifs calment San Dimas
scene-reward-say = Rome et Orléans sont faites avec Socrate. Washington est la dernière étape. Une mission accomplie diminue San Dimas à la fin du tour et vous donne l’action de sa carte, à chaque tour ensuite.
scene-reward-do = Allez à Washington avec Socrate.
scene-reward-else = C’est permis, mais seule l’arrivée à Washington, avec Socrate à bord, accomplit la mission.
scene-reward-done = Accomplie : San Dimas descend de 2, et vous avez un Excellent de plus par tour. Babe Ruth est monté à bord aussi.

scene-home = Déposez chacun chez soi
scene-home-say = Une brèche ne se répare que si le bon personnage y a été déposé. Rome est le lieu de Charlemagne, et il est dans votre cabine. Un personnage n’en descend que chez lui, et pour de bon.
scene-home-do = Déposez Charlemagne à Rome.
scene-home-else = C’est permis, mais sans Charlemagne la brèche de Rome ne peut pas être réparée.
scene-home-done = Charlemagne est chez lui pour de bon, et gratuitement grâce à Elizabeth. Vos Interactions restent toutes.

scene-fix = Réparez, niveau par niveau
scene-fix-say = La brèche de Rome est à 6. Son personnage est là, donc chaque Interaction la diminue de 1. De 1 à 4 elle est verte, de 7 à 10 rouge : certaines cartes frappent plus fort dans le rouge.
scene-fix-do = Réparez la brèche de Rome.
scene-fix-else = C’est permis, mais une Interaction qui diminue une brèche est rarement perdue.
scene-fix-done = 5 maintenant. Otto peut aider : qui est sur place peut réparer.

scene-close = À zéro, elle est fermée
scene-close-say = À deux, vous avez ramené Rome à 1. À 0 la brèche est fermée et aucune carte ne l’augmente plus. Qui la ferme gagne un dé Triomphal, le meilleur de tous.
scene-close-do = Réparez Rome encore une fois : elle se ferme.
scene-close-else = C’est permis, mais une seule Interaction ferme Rome pour de bon.
scene-close-done = Rome est fermée : une sur dix. Dès votre prochain tour vous lancez un dé Triomphal.

scene-overflow = Un cadran plein déborde
scene-overflow-say = Athènes est à 10. Ce qu’un cadran plein ne peut pas prendre va à San Dimas : la carte de ce tour devait augmenter Athènes, et San Dimas est montée à sa place. Socrate est chez lui : faites de la place.
scene-overflow-do = Réparez la brèche d’Athènes.
scene-overflow-else = C’est permis, mais tant qu’Athènes est pleine, tout va droit à San Dimas.
scene-overflow-done = 9 : la prochaine augmentation restera à Athènes. Vos autres actions pouvaient faire encore mieux.

scene-lose = Quand San Dimas se brise
scene-lose-say = Une autre partie, en danger : San Dimas est à 9. Elle monte à la fin de chaque round, et si elle ne peut plus monter, c’est perdu aussitôt. Une pioche vide perd aussi. Cette carte vous laisse le choix.
scene-lose-do = Diminuez San Dimas de 1.
scene-lose-else = C’est permis, mais à la fin du round San Dimas ne pourrait plus monter : ce serait perdu.
scene-lose-done = San Dimas est à 8 : encore un round pour tout redresser.

scene-win = Dix brèches fermées : gagné
scene-win-say = Retour à votre partie, treize rounds plus tard. Neuf brèches sont fermées, et le Nouveau-Mexique est à 1. Si les dix sont fermées à la fin d’un tour, vous avez tous gagné.
scene-win-do = Réparez la dernière brèche.
scene-win-else = C’est permis, mais la dernière brèche est ouverte, et c’est à vous de la fermer.
scene-win-done = Les dix sont fermées. Le temps est accordé, et vous connaissez le jeu.
