# Ce que racontent les pièces : textes de notre main, lus à la demande. `about-` : ce qui est vrai,
# `here-` : ce qui ne vaut que dans ce jeu, `where-` : le lieu.

about-washington = La ville fut tracée parmi des champs, capitale n’appartenant à aucun État. Du temps de Lincoln, des bœufs paissaient près de son obélisque inachevé.
here-washington = Ici, la présidence attend qu’on ramène le président.

about-vienna = Vers mille neuf cents, les cafés de Vienne réunissaient peintres, compositeurs et médecins, et une seule tasse suffisait pour l’après-midi.
here-vienna = Ici, un divan reste vide, et la brèche grandit.

about-rome = Le jour de Noël de l’an huit cents, le pape couronna Charlemagne empereur à Rome. Le roi en aurait été surpris.
here-rome = Ici, pas de cérémonie sans lui.

about-outer-mongolia = Un vaste pays de vent et d’herbe, où les enfants montent à cheval avant de lire et où l’on plie une tente en une heure.
here-outer-mongolia = Ici, des milliers de cavaliers demandent qui les mène.

about-orleans = La ville de la Loire était assiégée depuis plus de six mois quand le secours arriva par le fleuve, avec des bateaux de grain.
here-orleans = Ici, les portes restent closes jusqu’au retour de Jeanne.

about-new-york = On disait du Yankee Stadium de New York que Ruth l’avait bâti : les foules venues le voir l’avaient payé.
here-new-york = Ici, soixante mille personnes regardent une base vide.

about-new-mexico = Autour de Lincoln, bourg d’une seule rue, barons du bétail et boutiquiers se firent une petite guerre pour vendre farine et bœuf.
here-new-mexico = Ici, le saloon réclame son client le plus recherché.

about-kassel = Sur les hauteurs de Cassel, un Hercule géant voit l’eau, les jours d’été, dévaler un escalier. Les frères Grimm y recueillirent des contes.
here-kassel = Que Beethoven y ait sa place, seule notre cabine le sait.

about-austria = Dans les plaines de l’ancien empire d’Autriche, à Wagram et à Austerlitz, un jour ou deux décidaient d’une guerre, une fois dans le brouillard.
here-austria = Ici, une armée en rangs attend les ordres.

about-athens = Sur la place d’Athènes, les citoyens tiraient au sort les charges, et l’on pouvait discuter de presque tout en plein air.
here-athens = Ici, plus personne ne pose de questions, et cela inquiète.

about-san-dimas = Une ville tranquille de Californie, au pied de collines sèches, jadis pleine d’orangers.
here-san-dimas = Ici se rejoignent toutes les brèches : au-delà de neuf, le temps est perdu.

about-lincoln = Le seizième président mena les États-Unis, par la guerre de Sécession, à la fin de l’esclavage. Il rangeait des lettres dans son haut-de-forme.
here-lincoln = Ici, il voyage en cabine téléphonique.

about-freud = Médecin viennois qui écoutait les rêves et collectionnait les statuettes ; un de ses chows assistait aux séances.
here-freud = Ici, même une brèche doit s’allonger et parler.

about-charlemagne = Roi des Francs, maître d’une bonne part de l’Europe, il fonda des écoles et s’exerça tard à écrire, ses tablettes sous l’oreiller.
here-charlemagne = Ici, sa couronne ne doit pas être en retard.

about-genghis-khan = Il unit les tribus mongoles, lança des courriers à relais à travers un continent et protégea par la loi envoyés et marchands.
here-genghis-khan = Ici, il aime le sport, et il est pressé.

about-joan-of-arc = Une fille de laboureurs fit basculer une guerre en un printemps. Elle ne savait pas lire, mais apprit à signer ses lettres : Jehanne.
here-joan-of-arc = Ici, elle prend goût à la musique moderne.

about-babe-ruth = Le grand frappeur du baseball avait débuté lanceur. Par temps chaud, il gardait sous sa casquette une feuille de chou.
here-babe-ruth = Ici, il frappe dans les brèches.

about-billy-the-kid = Hors-la-loi du Nouveau-Mexique, abattu à vingt et un ans. L’unique photo sûre le montre en tricot ; on la publia longtemps à l’envers.
here-billy-the-kid = Ici, il est fidèle à ses amis.

about-beethoven = Devenu sourd, il composa encore. On dit qu’il comptait soixante grains de café par tasse ; il déménagea des dizaines de fois.
here-beethoven = Ici, chaque clavier lui plaît plus que le précédent.

about-napoleon = Officier d’artillerie devenu empereur, il réforma les lois et mangeait si vite qu’un dîner durait un quart d’heure.
here-napoleon = Ici, il découvre le toboggan et la glace.

about-socrates = Il n’écrivit rien et questionna tout, pieds nus, dans les rues d’Athènes. Condamné à mort, il parla avec ses amis jusqu’au bout.
here-socrates = Ici, un peu de poussière le rend songeur.

here-bill = Bill joue de la guitare, encore mal, et croit qu’un groupe et un exposé d’histoire peuvent se boucler la même nuit. Sur ses amis, il se trompe rarement.

here-ted = Ted joue aussi de la guitare, perd sa montre à chaque siècle et pose la question simple que personne n’osait. Les inconnus l’aiment aussitôt.

here-elizabeth = Princesse d’un château anglais, à cinq siècles de chez elle. Elle a tout de suite aimé la cabine, conduit le mieux des quatre et ne se retourne jamais.

here-joanna = La sœur d’Elizabeth lit chaque cadran deux fois avant de tirer un levier. Quand les dés trahissent tout le monde, elle a déjà pensé à autre chose.
