# Ce que racontent les pièces : textes de notre main, lus à la demande. `about-` : ce qui est vrai,
# `here-` : ce qui ne vaut que dans ce jeu, `where-` : le lieu.

about-cave-art-of-maros-pangkep = Dans les grottes calcaires de Sulawesi, des gens ont soufflé du pigment rouge sur leurs mains et laissé leur contour sur la roche. On croyait ces peintures récentes ; la croûte minérale qui les recouvre a permis de les dater, et l’année de la carte n’est qu’un minimum. Tout près, un cochon peint est plus ancien encore.
where-cave-art-of-maros-pangkep = Sulawesi, Indonésie

about-atlatl-hunt = L’atlatl est un bâton à crochet qui allonge le bras et lance une sagaie plus vite et plus loin qu’aucune main. On en trouve en Amérique, en Europe, en Australie ; nul ne sait qui l’inventa, et la date vaut pour toute une époque. Le mot est aztèque : ce peuple s’en servait encore contre les Espagnols en armure.
where-atlatl-hunt = Les plaines d’Amérique

about-great-bath-of-mohenjo-daro = Au cœur d’une ville de briques, au bord de l’Indus, se trouvait un bassin de douze mètres, rendu étanche par du bitume. Autour, beaucoup de maisons avaient leur puits et leur égout, ce qui resta rare pendant des millénaires. Son usage et son âge exact, on ne peut que les deviner : personne n’a encore su lire l’écriture de ses bâtisseurs.
where-great-bath-of-mohenjo-daro = Mohenjo-daro, vallée de l’Indus

about-code-of-hammurabi = Le roi Hammurabi de Babylone fit graver près de trois cents lois sur une pierre noire plus haute qu’un homme, à la vue de tous. Salaires, divorces, mauvais maçons : chaque cas a son prix, qui dépend du rang. Si une maison tombait et tuait son propriétaire, le maçon risquait la mort. Les dates exactes du roi restent discutées.
where-code-of-hammurabi = Babylone, Mésopotamie

about-reign-of-hatshepsut = Hatchepsout gouverna d’abord l’Égypte pour un roi enfant, puis, vers la date de la carte, prit la couronne et porta la barbe rituelle des pharaons. Elle envoya des navires au pays de Pount chercher des arbres à encens et bâtit un temple, encore debout au pied des falaises de Thèbes. Après sa mort, on martela son nom sur les murs, mais pas partout.
where-reign-of-hatshepsut = Thèbes, Égypte

about-mayan-chocolate = Les Mayas buvaient le chocolat, souvent amer, parfois pimenté, et le versaient de haut pour le faire mousser. Des chimistes en ont trouvé trace dans de vieux pots à bec ; d’autres, plus anciens, ont suivi : la date est une preuve précoce, non un début. Plus tard, au Mexique, les fèves servaient de monnaie, et l’on en fabriquait de fausses.
where-mayan-chocolate = Basses terres mayas, Amérique centrale

about-ancient-olympic-games = À Olympie, les jeux en l’honneur de Zeus n’eurent d’abord qu’une seule course, de la longueur du stade. Cette année-là, selon la tradition, on y ajouta la lutte et le pentathlon : course, saut, disque, javelot, lutte. Une trêve protégeait les voyageurs. Les athlètes concouraient nus, frottés d’huile, et le prix était une couronne d’olivier sauvage.
where-ancient-olympic-games = Olympie, Grèce

about-sun-tzu-and-the-art-of-war = Un petit livre chinois enseigne que la meilleure victoire se gagne sans bataille : connaître l’autre, se connaître, tromper, choisir son terrain. La tradition l’attribue à Sun Tzu, général de Wu, dont le roi prit vers cette date la capitale de Chu ; beaucoup de savants le croient plus tardif. Généraux, entraîneurs et patrons l’étudient encore.
where-sun-tzu-and-the-art-of-war = Royaume de Wu, Chine

about-iron-of-the-nok = Dans l’actuel Nigeria, les forgerons de la culture Nok tiraient le fer du minerai dans des fourneaux d’argile, parmi les plus anciens connus au sud du Sahara ; la date est arrondie. Le fer donna de meilleures houes et de meilleures lames. Ils modelaient aussi des têtes d’argile aux yeux triangulaires, que des mineurs d’étain trouvèrent par hasard.
where-iron-of-the-nok = Nok, Nigeria

about-platos-cave = Platon imagine des gens enchaînés dans une caverne : ils ne voient que des ombres sur un mur et les prennent pour le monde. L’un d’eux, libéré, monte au soleil, revient raconter, et personne ne le croit. Le récit figure dans un livre écrit des décennies plus tôt ; l’année de la carte est celle où le philosophe mourut, octogénaire.
where-platos-cave = Athènes, Grèce

about-young-alexanders-lessons = Le roi Philippe de Macédoine voulait pour son fils Alexandre le meilleur maître de Grèce : vers cette année-là, il engagea Aristote. Pendant environ trois ans, le garçon apprit la poésie, la médecine et la nature sous les arbres de Miéza. Il conquit plus tard un empire jusqu’à l’Inde. On dit qu’il dormait avec l’Iliade près de son poignard.
where-young-alexanders-lessons = Miéza, Macédoine

about-building-the-great-wall = Ayant unifié la Chine, le Premier Empereur fit relier les vieux murs du nord en une longue ligne contre les cavaliers de la steppe. Soldats, condamnés et paysans damaient la terre entre des planches, couche après couche, et beaucoup ne revinrent pas. Le mur de pierre des cartes postales est bien plus récent. On ne le voit pas depuis la Lune.
where-building-the-great-wall = Nord de la Chine

about-rosetta-stone = À Memphis, des prêtres firent graver trois fois un décret pour le jeune roi Ptolémée : en hiéroglyphes, en écriture égyptienne courante, en grec. Deux mille ans plus tard, des soldats français en trouvèrent une copie brisée dans le mur d’un fort, à Rosette. Grâce au grec, Champollion perça les hiéroglyphes. Le texte parle surtout d’impôts et de temples.
where-rosetta-stone = Memphis, Égypte

about-caesar-at-the-rubicon = Le Rubicon était une petite rivière où commençait l’Italie : aucun général ne devait la franchir avec une armée. Sommé de rendre son commandement, Jules César la passa en janvier avec une légion, et la guerre civile éclata. En cinq ans il devint maître de Rome et fut assassiné. On ne sait plus au juste quel ruisseau c’était.
where-caesar-at-the-rubicon = Le Rubicon, nord de l’Italie

about-cleopatra = Convoquée par le Romain Marc Antoine, la reine Cléopâtre le fit venir à elle : elle remonta jusqu’à Tarse sur un navire aux voiles pourpres, disent les auteurs, et donna elle-même le festin. Il lui fallait l’armée de Rome, à lui l’or d’Égypte. Macédonienne d’origine, elle fut, dit-on, la première de sa lignée à apprendre l’égyptien.
where-cleopatra = Tarse, Asie Mineure

about-ulama-ball-game = Sur de longs terrains de pierre, au Mexique et au Guatemala, on frappait de la hanche, jamais de la main, une lourde balle de caoutchouc. Ce jeu était sport, prière, et parfois affaire de vie ou de mort. Il est bien plus ancien que la carte, dont la date est une convention. Au Sinaloa on y joue encore, sous le nom d’ulama.
where-ulama-ball-game = Mésoamérique

about-venus-over-chichen-itza = Les astronomes mayas savaient que Vénus retrouve sa place dans le ciel après cinq cent quatre-vingt-quatre jours ; en des siècles, leurs tables n’exigèrent que de petites corrections. À Chichén Itzá, une tour ronde a des fenêtres qui semblent viser les levers et couchers extrêmes de la planète ; sa date est arrondie. Tout cela sans lunette, sans le moindre verre.
where-venus-over-chichen-itza = Chichén Itzá, Yucatán

about-song-dynasty-fireworks = Des chimistes chinois qui mêlaient salpêtre, soufre et charbon, peut-être en quête de longue vie, trouvèrent la poudre. Cette année-là, raconte une chronique, des soldats offrirent à l’empereur Song un spectacle de fumée, de danseurs masqués et de tonnerre. Les armes suivirent. Avant la poudre, on jetait au feu du bambou vert, dont les nœuds creux éclataient.
where-song-dynasty-fireworks = Kaifeng, Chine

about-reliefs-of-angkor-wat = Le roi Suryavarman fit bâtir dans la plaine du Cambodge une montagne de pierre, dont les cinq tours figurent la demeure des dieux. Ses galeries portent des centaines de mètres d’images sculptées : batailles, marchés, démons et dieux barattant l’océan avec un serpent pour corde. La date est approximative. C’est encore le plus grand monument religieux du monde.
where-reliefs-of-angkor-wat = Angkor, Cambodge

about-trebuchet = Le trébuchet est une bascule : une caisse de pierres au bras court, une fronde au bras long. Quand la caisse tombe, la fronde lance à plus de deux cents mètres un boulet lourd comme un homme. L’idée du contrepoids gagna l’Asie et l’Europe ; la date est arrondie. Il arrivait aussi qu’on lance des bêtes mortes.
where-trebuchet = Forteresses, de la Chine à la France

about-marco-polos-silk-road = Marco Polo avait dix-sept ans quand il quitta Venise avec son père et son oncle, marchands en route vers la cour de Kubilaï Khan. Ils restèrent absents vingt-quatre ans. Son livre, dicté en prison à un auteur de romans, parlait de billets de papier et de pierres noires qui brûlent : le charbon. Colomb en possédait un exemplaire, couvert de notes.
where-marco-polos-silk-road = De Venise à la Chine

about-moai-of-easter-island = Sur Rapa Nui, l’une des îles les plus isolées du monde, on tailla près de mille figures dans une roche volcanique tendre, la plupart entre la date de la carte et l’arrivée des Européens. Sur leurs plateformes, presque toutes tournent le dos à la mer et veillent sur les villages. Les habitants disent qu’elles marchaient ; avec des cordes, des essais l’ont montré, c’est possible.
where-moai-of-easter-island = Rapa Nui, océan Pacifique

about-market-of-great-zimbabwe = Les murs du Grand Zimbabwe s’élèvent à onze mètres, en blocs de granit posés sans mortier. Ses maîtres, ancêtres des Shona d’aujourd’hui, envoyaient or et ivoire vers la côte ; plats de Chine et perles de verre en revenaient. La date évoque l’âge d’or de la ville. Un pays porte son nom et son oiseau de stéatite au drapeau.
where-market-of-great-zimbabwe = Grand Zimbabwe, Afrique australe

about-machu-picchu = Au-dessus d’une boucle de l’Urubamba, l’Inca Pachacutec fit bâtir un domaine royal de terrasses, de fontaines et de temples ; l’année est, selon la tradition, celle de sa mort. Ses pierres joignent si bien qu’une lame n’y entre pas, et elles résistent aux séismes. Les Espagnols, semble-t-il, ne le trouvèrent pas. Des paysans qui y vivaient guidèrent les visiteurs.
where-machu-picchu = Les Andes, Pérou

about-michelangelos-david = Un énorme bloc de marbre gâché gisait à Florence depuis près de quarante ans quand on le confia à Michel-Ange, qui en avait vingt-six. Il en tira David juste avant le combat contre Goliath, fronde à l’épaule, haut de plus de cinq mètres. Quarante hommes mirent quatre jours à le mener sur la place. Léonard de Vinci aida à choisir l’endroit.
where-michelangelos-david = Florence, Italie

about-magellans-voyage = Cinq navires partirent d’Espagne avec environ deux cent cinquante hommes pour trouver par l’ouest les îles aux épices. Magellan découvrit le détroit qui porte son nom, franchit un océan qu’il nomma Pacifique et fut tué aux Philippines. Trois ans après, un seul navire revint avec dix-huit hommes. À leur journal, pourtant bien tenu, il manquait un jour.
where-magellans-voyage = Séville, puis le tour du monde

about-grand-kitano-tea-gathering = Toyotomi Hideyoshi, fils de paysan devenu maître du Japon, invita tout le monde à boire le thé à Kitano, à Kyoto : seigneurs, marchands, paysans, pourvu qu’on apporte bouilloire et bol. Des centaines de cabanes se dressaient sous les pins. Il montra sa propre salle, toute d’or. Prévue pour dix jours, la fête n’en dura qu’un.
where-grand-kitano-tea-gathering = Kyoto, Japon

about-birth-of-kabuki = Le kabuki naquit d’une femme : Izumo no Okuni dansait dans le lit à sec d’une rivière de Kyoto, habillée en jeune fanfaron, et les foules accouraient. L’année de la carte, le gouvernement interdit la scène aux femmes. Depuis, des hommes jouent tous les rôles, et ceux qui jouaient les dames lançaient la mode que les dames copiaient.
where-birth-of-kabuki = Kyoto et Edo, Japon

about-john-locke = L’année de la carte parut le grand livre où le médecin et penseur anglais John Locke compare l’esprit à une feuille blanche que l’expérience remplit. Un autre, non signé, affirmait que nul ne gouverne sans le consentement des gouvernés. Les insurgés d’Amérique le lurent avidement. Il n’avoua être l’auteur du second que dans son testament.
where-john-locke = Londres, Angleterre

about-the-first-sandwich = John Montagu, quatrième comte de Sandwich, aurait demandé du bœuf froid entre deux tranches de pain pour ne pas quitter la table de jeu ; d’autres le voient manger à son bureau. On garnissait le pain depuis bien longtemps. Mais cette année-là, un journal intime donne pour la première fois à cette bouchée le nom du lord.
where-the-first-sandwich = Londres, Angleterre

about-optical-telegraph = Claude Chappe dressa sur les hauteurs, de Paris à Lille, des tours aux bras de bois formant de nombreux signes. Des guetteurs à la longue-vue recopiaient le signe de la tour voisine. L’année de la carte, la nouvelle d’une ville reprise gagna Paris en une heure environ. Un cavalier mettait un jour ; mais le brouillard arrêtait tout.
where-optical-telegraph = De Paris à Lille, France

about-zheng-yi-saos-pirate-fleet = À la mort de son mari, Zheng Yi Sao prit la tête de ses pirates et commanda bientôt des centaines de jonques et des dizaines de milliers de gens. Son code était sévère : voler la caisse commune coûtait la tête. Chinois, Portugais et Britanniques ne purent la vaincre. Elle fit la paix l’année suivante, garda sa fortune et mourut âgée.
where-zheng-yi-saos-pirate-fleet = Mer de Chine méridionale

about-stephensons-rocket = Les patrons d’une nouvelle ligne organisèrent un concours à Rainhill : quelle machine roulerait tout le jour sans panne ? Seule y parvint la Rocket de George et Robert Stephenson, à près de cinquante kilomètres à l’heure. Sa chaudière aux nombreux petits tubes servit de modèle partout. Elle était peinte en jaune, avec une cheminée blanche.
where-stephensons-rocket = Rainhill, Angleterre

about-harriet-tubman = Harriet Tubman s’était enfuie seule de l’esclavage. L’année de la carte, elle y retourna pour la première fois, afin de libérer sa nièce, puis une douzaine d’autres fois, de nuit, guidée par l’étoile Polaire. Près de soixante-dix personnes la suivirent vers la liberté. Jamais, dit-elle plus tard, elle n’avait perdu un passager.
where-harriet-tubman = Maryland, États-Unis

about-teslas-laboratory = Dans son laboratoire de New York, Nikola Tesla construisit une bobine qui lançait de longues étincelles à travers la pièce ; des lampes brillaient dans sa main sans fil. Le courant alternatif, qu’il défendait, éclaire aujourd’hui nos maisons. L’année de la carte, il devint aussi citoyen américain. Vieux, il nourrissait les pigeons de New York.
where-teslas-laboratory = New York, États-Unis

about-wright-brothers-flight = Deux fabricants de vélos de l’Ohio, Wilbur et Orville Wright, apprirent à diriger des planeurs, essayèrent des ailes dans une caisse à ventilateur et construisirent leur moteur. En décembre, sur une plage venteuse de Kitty Hawk, Orville vola douze secondes, sur moins que la longueur d’un gros avion de ligne. Wilbur, désigné à pile ou face, avait d’abord échoué.
where-wright-brothers-flight = Kitty Hawk, États-Unis

about-invention-of-the-wheel = Une roue, c’est facile ; une roue qui tourne sur un axe sans vaciller, c’est difficile. Elle apparaît presque en même temps de la Mésopotamie à la Pologne, et nul ne sait où d’abord ; la date est une convention. Les potiers tournèrent peut-être avant les charretiers. La plus vieille roue de bois avec son axe vient d’un marais de Slovénie.
where-invention-of-the-wheel = Mésopotamie et Europe de l’Est

about-senet-in-egypt = Le senet se jouait sur trente cases, avec des bâtonnets pour dés, chez les paysans comme chez les pharaons ; on le connaît même avant l’année choisie ici, qui ouvre l’âge des pyramides. Ses règles exactes sont perdues. Dans les tombes plus tardives, le plateau devint la carte du voyage après la mort. Toutânkhamon en emporta plusieurs, dont un avec un tiroir pour les pions.
where-senet-in-egypt = Égypte

about-mycenaean-feast = Dans les palais de la Grèce de l’âge du bronze, des centaines d’invités mangeaient du bœuf rôti, tandis que des scribes comptaient bêtes et jarres sur des tablettes d’argile. Les incendies qui ruinèrent les palais les ont cuites : nous lisons encore ces listes de courses. À Pylos, une réserve gardait près de trois mille coupes. La date est arrondie.
where-mycenaean-feast = Mycènes et Pylos, Grèce

about-the-buddha = Siddhartha Gautama, fils de noble, quitta sa maison pour comprendre pourquoi l’on souffre. Après des années de jeûne inutile, dit la tradition, il s’assit sous un figuier et se releva Bouddha, l’éveillé. Il enseigna quarante-cinq ans, aux rois comme aux barbiers. La date est celle de la tradition ; beaucoup de savants en préfèrent une plus tardive.
where-the-buddha = Bodh-Gaya, Inde

about-confucius = Confucius voulait conseiller un prince et n’y réussit guère ; il enseigna donc, à quiconque apportait un paquet de viande séchée. Il demandait respect, étude et justice, et de ne pas faire à autrui ce qu’on ne voudrait pas subir. Ses élèves le notèrent, et pendant plus de mille ans les fonctionnaires chinois passèrent des examens là-dessus. La date est une convention.
where-confucius = Qufu, pays de Lu, Chine

about-scythian-amazons = Les Grecs parlaient d’Amazones, femmes cavalières et guerrières. La légende est à eux, mais dans la steppe on a ouvert des tombes de femmes scythes enterrées avec arcs, lances et harnais, parfois blessées par des flèches ; la date vaut pour plusieurs siècles. Une fille d’environ treize ans avait hache et arc. On y portait déjà le pantalon.
where-scythian-amazons = Steppes au nord de la mer Noire

about-hippocrates = Hippocrate de Cos et son école cherchaient les causes des maladies dans la nourriture, le climat et les habitudes plutôt que dans la colère des dieux. Ils notaient cas après cas, même quand le malade mourait. Les médecins parlent encore du serment d’Hippocrate, peut-être écrit par un autre. L’année est l’une de celles données pour sa mort.
where-hippocrates = Cos, Grèce

about-port-of-carthage = Carthage vivait de la mer. Derrière le port marchand s’ouvrait un port de guerre rond, avec une île au milieu ; il abrita un jour quelque deux cents navires, cachés aux regards. Le fameux bassin est un peu plus récent que la date de la carte. Les charpentiers marquaient les planches de lettres, pour construire en série.
where-port-of-carthage = Carthage, Tunisie

about-colossus-of-rhodes = Après avoir repoussé un siège, les Rhodiens vendirent les machines abandonnées et élevèrent un dieu Soleil de bronze, haut de plus de trente mètres. Il ne tint guère plus de cinquante ans. Un séisme le brisa aux genoux vers la date de la carte ; même couché, on venait le voir : peu d’hommes, écrit Pline, pouvaient entourer son pouce de leurs bras.
where-colossus-of-rhodes = Rhodes, Grèce

about-library-of-alexandria = Les rois d’Égypte voulaient tous les livres du monde. Les navires devaient prêter leurs rouleaux à copier, et l’on dit que la bibliothèque gardait les originaux. Son directeur Ératosthène mesura la Terre avec une ombre et un puits, étonnamment juste. Il mourut vers la date de la carte. La bibliothèque s’éteignit lentement, non d’un seul incendie.
where-library-of-alexandria = Alexandrie, Égypte

about-the-trung-sisters = Trưng Trắc et sa sœur Trưng Nhị soulevèrent le nord du Viêt Nam contre le gouverneur chinois et prirent, disent les chroniques, soixante-cinq places. Pendant trois ans, l’aînée régna. Puis une armée revint de Chine, et elles périrent. Rues, écoles et jour de fête portent leur nom ; les images les montrent à dos d’éléphant.
where-the-trung-sisters = Nord du Viêt Nam

about-vikings-in-iceland = L’Islande n’avait pas de roi. Chaque année, les hommes libres gagnaient une plaine entre des falaises de lave, où un orateur récitait de mémoire un tiers des lois, et l’on y jugeait les querelles. Ce parlement avait un demi-siècle quand, vers la date de la carte, Erik le Rouge, banni, partit vers le Groenland. C’est lui qui choisit ce nom engageant : le pays vert.
where-vikings-in-iceland = Thingvellir, Islande

about-polynesian-surfing = Les Polynésiens traversaient le plus grand océan du monde en pirogues doubles, guidés par les étoiles, la houle et les oiseaux. Sur les récifs, ils glissaient pour le plaisir, sur des planches de bois poli ; à Hawaï, les chefs avaient les plus longues et leurs propres plages. On ignore quand naquit le surf : la date est supposée.
where-polynesian-surfing = Hawaï et Polynésie

about-khutulun-the-wrestler = Khutulun était une princesse mongole, fille de Qaïdu Khan, et chevauchait à la guerre auprès de lui. Marco Polo raconte qu’elle n’épouserait qu’un homme capable de la renverser à la lutte ; chaque vaincu payait en chevaux, et elle en aurait gagné dix mille. Le nombre tient de la légende. La Turandot de l’opéra lui doit peut-être quelque chose.
where-khutulun-the-wrestler = Asie centrale

about-mansa-musa = Mansa Moussa régnait sur le Mali, pays d’or et de sel. En pèlerinage vers La Mecque, il traversa Le Caire avec des milliers de gens et des chameaux chargés de poudre d’or, et donna tant que l’or, disent les auteurs, y perdit longtemps de sa valeur. Plus tard, une carte européenne le montra tenant une pépite. Au retour, il dut emprunter.
where-mansa-musa = Le Caire, sur la route du Mali à La Mecque

about-joan-of-arc = Une fille d’environ dix-sept ans, venue d’un village lorrain, déclara au futur roi de France que des voix l’envoyaient sauver le pays. Quelques jours après son arrivée, le siège d’Orléans était levé, et elle le mena à Reims pour le sacre. Deux ans plus tard, ses ennemis la brûlèrent. Elle portait une bannière, disait-elle, pour ne tuer personne.
where-joan-of-arc = Orléans, France

about-scholars-of-timbuktu = À Tombouctou, où le fleuve rencontre le désert, les livres, écrit un voyageur, rapportaient plus que toute autre marchandise. Vers la date de la carte, un nouveau roi, Askia Mohammed, honora ses savants ; on venait de loin étudier le droit, la médecine, les astres. Les familles gardèrent les manuscrits dans des coffres. De nos jours, pendant la guerre, on les sauva en pirogue et à dos d’âne.
where-scholars-of-timbuktu = Tombouctou, Mali

about-the-dodo-of-mauritius = Vers cette année-là, des marins portugais aperçurent l’île Maurice. Un pigeon y vivait, lourd comme un petit enfant, qui ne savait plus voler, faute d’ennemis. Les navires suivants amenèrent rats, porcs et singes, qui mangèrent ses œufs. Moins de deux siècles plus tard, le dodo avait disparu : une extinction dont les hommes comprirent qu’elle venait d’eux.
where-the-dodo-of-mauritius = Maurice, océan Indien

about-cardanos-dice = Jérôme Cardan était un médecin célèbre et un joueur qui mit en gage jusqu’aux bijoux de sa femme. Pour mieux jouer, il compta : sur trente-six lancers de deux dés, combien font dix ? Son petit livre des jeux de hasard, achevé vers la date de la carte, est le premier à calculer les chances. Il parut un siècle après, avec des conseils contre les tricheurs.
where-cardanos-dice = Milan, Italie

about-shakespeares-globe = Le Globe était un théâtre de bois rond au bord de la Tamise, bâti avec les poutres d’un autre que les acteurs avaient démonté en cachette. Pour un penny, on restait debout à ciel ouvert. Vers la date de la carte, Hamlet était nouveau. Des garçons jouaient les femmes ; plus tard, un coup de canon mit le feu au chaume.
where-shakespeares-globe = Londres, Angleterre

about-way-of-the-samurai = Miyamoto Musashi disait avoir livré plus de soixante duels sans en perdre un, une fois avec un sabre de bois. Âgé, vers la date de la carte, il servit un seigneur à Kumamoto, peignit des oiseaux à l’encre et écrivit bientôt ses réflexions dans une grotte. Ce qu’on appelle le code des samouraïs fut surtout composé plus tard, en temps de paix.
where-way-of-the-samurai = Kumamoto, Japon

about-bach = Johann Sebastian Bach voulait tant quitter Weimar que le duc le mit un mois en prison. Enfin libre, il écrivit à Köthen une grande part de sa musique pour orchestre et pour cordes seules. Il eut vingt enfants, dont quatre devinrent des compositeurs connus. Un jour, il marcha quatre cents kilomètres pour entendre un organiste.
where-bach = Weimar et Köthen, Allemagne

about-declaration-of-independence = Treize colonies britanniques déclarèrent que tous les hommes naissent égaux et qu’un peuple peut changer son gouvernement. Thomas Jefferson, trente-trois ans, rédigea le texte ; le congrès en coupa le quart. Lui et bien d’autres signataires possédaient des esclaves, et ces mots servirent plus tard contre l’esclavage. Jefferson et Adams moururent le même jour, cinquante ans après.
where-declaration-of-independence = Philadelphie, États-Unis

about-darwin-in-the-galapagos = Lors de son tour du monde, le jeune Charles Darwin passa cinq semaines aux Galápagos. Il monta sur des tortues géantes et jeta un iguane à la mer pour le voir revenir. Les moqueurs, nota-t-il, différaient d’une île à l’autre. Plus tard, cela l’aida à comprendre que les espèces changent. Pour les pinsons, il avait oublié de noter les îles.
where-darwin-in-the-galapagos = Galápagos, océan Pacifique

about-gettysburg-address = Quatre mois après la bataille la plus sanglante de la guerre de Sécession, on inaugura un cimetière à Gettysburg. L’orateur principal parla deux heures. Puis le président Lincoln parla deux minutes environ, d’une nation née pour l’égalité et d’un gouvernement par le peuple. Le photographe n’était pas prêt : sur l’image, Lincoln est minuscule dans la foule.
where-gettysburg-address = Gettysburg, États-Unis

about-ferris-wheel-of-chicago = L’exposition de Chicago voulait surpasser la tour Eiffel : le constructeur de ponts George Ferris dessina une roue de quatre-vingts mètres. Elle portait plus de deux mille personnes à la fois, dans des cabines grandes comme des autobus. Son axe était la plus grosse pièce d’acier forgé de l’époque. Ferris se ruina ; treize ans après, on dynamita la roue.
where-ferris-wheel-of-chicago = Chicago, États-Unis

about-einsteins-relativity = Albert Einstein, vingt-six ans, examinait des inventions au bureau des brevets de Berne. À ses heures libres, il écrivit cette année-là quatre articles qui changèrent la physique. L’un montrait que les horloges en mouvement retardent et que rien ne dépasse la lumière ; un autre mena à E = mc². Enfant, il rêvait de courir à côté d’un rayon.
where-einsteins-relativity = Berne, Suisse

about-suffragettes-self-defence = Les Britanniques qui réclamaient le vote étaient battues par la police et la foule. Edith Garrud, professeure d’à peine un mètre cinquante, forma au jujitsu une trentaine d’entre elles pour garder leurs cheffes ; les journaux plaisantaient. L’année de la carte, la Grande Guerre éclata et l’on fit trêve. Quatre ans plus tard, les premières femmes votaient.
where-suffragettes-self-defence = Londres, Angleterre

about-helen-keller = À moins de deux ans, Helen Keller perdit la vue et l’ouïe. Son institutrice Anne Sullivan épelait des mots dans sa paume jusqu’au jour où, près d’une pompe, l’enfant comprit que tout porte un nom. Elle fut diplômée, écrivit des livres, défendit ouvriers et femmes. L’année de la carte, elle alla à Hollywood jouer dans un film sur sa vie.
where-helen-keller = États-Unis

about-gandhis-salt-march = La loi britannique taxait le sel et interdisait aux Indiens d’en ramasser. Mohandas Gandhi, soixante ans, marcha près de quatre cents kilomètres jusqu’à la mer, en vingt-quatre jours, et prit une poignée de boue salée. Des millions le suivirent, soixante mille allèrent en prison, et le monde vit un peuple résister sans frapper. L’Inde fut libre dix-sept ans après.
where-gandhis-salt-march = Dandi, Inde

about-krishnamacharyas-yoga = Dans une aile de son palais, le maharaja de Mysore ouvrit une école de yoga à Tirumalai Krishnamacharya. Le maître unit postures anciennes, souffle et gymnastique en suites fluides et les montra en public : on dit qu’il pouvait arrêter son pouls. Une bonne part du yoga pratiqué dans le monde vient de ses élèves, dont la première étrangère qu’il accepta.
where-krishnamacharyas-yoga = Mysore, Inde

about-maria-tallchief = Maria Tallchief grandit dans la nation osage et devint la première grande étoile américaine du ballet, refusant le nom russe qu’on lui conseillait. Son Oiseau de feu, créé pour elle par George Balanchine, l’avait rendue célèbre peu avant la date de la carte. Les Osages la fêtèrent et lui donnèrent un nom : Femme des deux mondes.
where-maria-tallchief = New York, États-Unis

about-rosalind-franklin-and-dna = Rosalind Franklin faisait passer des rayons X dans des fibres d’ADN, plus de soixante heures pour une image. La fameuse photographie cinquante et un, prise dans son laboratoire, fut montrée à James Watson à son insu. Bientôt, lui et Francis Crick bâtirent la double hélice. Elle mourut à trente-sept ans ; quatre ans après, trois hommes reçurent le Nobel, qu’on ne donne pas aux morts.
where-rosalind-franklin-and-dna = Londres, Angleterre

about-jane-goodall = Jane Goodall avait vingt-six ans et aucun diplôme quand elle partit observer les chimpanzés dans la forêt de Gombe. Elle leur donna des noms et non des numéros. Un jour, celui qu’elle appelait David Greybeard plongea une tige dans une termitière et la lécha : un animal avec un outil. La science dut repenser ce qui fait l’humain.
where-jane-goodall = Gombe, Tanzanie

about-martin-luther-kings-dream = Deux cent cinquante mille personnes marchèrent à Washington pour l’emploi et la liberté. Martin Luther King avait un texte écrit ; puis, raconte-t-on, la chanteuse Mahalia Jackson lui cria de parler du rêve, et il laissa ses pages. Il rêvait d’enfants jugés sur leur caractère et non plus sur leur peau. Une loi suivit l’année d’après.
where-martin-luther-kings-dream = Washington, États-Unis

about-live-aid = Bob Geldof avait vu des images de famine en Éthiopie et appela tous les musiciens qu’il connaissait. Un jour de juillet, deux concerts, à Londres et à Philadelphie, durèrent seize heures, diffusés par satellite dans plus de cent pays. Les vingt minutes de Queen entrèrent dans la légende. Phil Collins joua dans les deux villes : il traversa l’Atlantique en Concorde.
where-live-aid = Londres et Philadelphie

about-markets-of-petra = Dans une gorge du désert, les Nabatéens taillèrent une ville dans la roche rose et menèrent chaque goutte de pluie vers des citernes. Les caravanes d’encens et de poivre y faisaient halte et payaient ; vers la date de la carte, Pétra s’enrichissait. Une façade taillée approche cinquante mètres. Puis le commerce prit la mer, et le sable s’installa.
where-markets-of-petra = Pétra, Jordanie

about-chariot-race = Le Circus Maximus de Rome accueillait quelque cent cinquante mille personnes, qui acclamaient Rouges, Blancs, Bleus ou Verts. Vers la date de la carte, un cocher nommé Dioclès gagna sa première course ; à la fin il en comptait près de mille cinq cents, et ses prix feraient rêver nos champions. Les cochers nouaient les rênes à leur taille et portaient un couteau.
where-chariot-race = Rome, Italie

about-avicenna = Ibn Sina, qu’on appela Avicenne, guérit adolescent le prince de Boukhara et demanda pour récompense l’accès à sa bibliothèque. Vers la date de la carte, il l’avait lue, raconte-t-il. Il réunit plus tard toute la médecine en cinq livres, enseignés pendant des siècles en Asie et en Europe. À dix ans, dit-il, il savait le Coran par cœur.
where-avicenna = Boukhara, Asie centrale

about-genghis-khan = Temüjin, enfant abandonné qui avait vécu de racines et de poissons, unit les tribus mongoles et prit le nom de Gengis Khan. L’année de la carte, il les mena hors de la steppe, contre le royaume tangoute. Pour noyer la capitale, il barra une rivière et inonda son propre camp. Ses héritiers régnèrent de la Corée à la Hongrie.
where-genghis-khan = Mongolie et nord de la Chine

about-maori-war-canoe = Les ancêtres des Māoris vinrent de Polynésie jusqu’à Aotearoa, l’une des dernières grandes terres atteintes par l’homme ; la date est approximative. D’un tronc géant ils taillaient des waka de guerre, longs de plus de vingt mètres, à la poupe de dentelle. Des dizaines de pagayeurs suivaient un chant. Bien des familles nomment encore la pirogue de leurs aïeux.
where-maori-war-canoe = Aotearoa, Nouvelle-Zélande

about-gutenbergs-press = Johannes Gutenberg fondit des lettres de métal, une à une, qu’on assemblait, encrait, pressait et réutilisait. En Chine et en Corée, les caractères mobiles étaient plus anciens, mais sa presse et son encre grasse rendirent le livre rapide et bon marché. Vers la date de la carte, sa Bible était prête, à quelque cent quatre-vingts exemplaires. Un prêteur lui prit l’atelier.
where-gutenbergs-press = Mayence, Allemagne

about-leonardo-da-vinci = À Florence, vers la date de la carte, Léonard de Vinci commença le portrait d’une femme de marchand, Lisa Gherardini. Il y travailla des années, par couches plus fines qu’un cheveu, et ne le livra jamais. Ses carnets montrent machines volantes, cœurs et tourbillons, écrits de droite à gauche. On dit qu’il achetait des oiseaux pour les libérer.
where-leonardo-da-vinci = Florence, Italie

about-causeways-of-tenochtitlan = La capitale aztèque s’étendait sur un lac, plus grande que la plupart des villes d’Europe. De longues chaussées à ponts mobiles la reliaient à la rive, un aqueduc amenait l’eau de source, des jardins poussaient sur des îlots de vase. Vers la date de la carte, Moctezuma y régnait. Des barques emportaient jusqu’aux déchets, pour les champs.
where-causeways-of-tenochtitlan = Tenochtitlan, Mexique

about-accession-day-tilt = Chaque novembre, au jour anniversaire du règne d’Élisabeth, les chevaliers de sa cour joutaient à Whitehall avec des lances émoussées, et pour douze pence n’importe qui pouvait regarder. C’était déjà du théâtre : costumes, poèmes, écus peints, chevaux déguisés en éléphants. Il s’agissait de rompre sa lance, non le cou de l’autre.
where-accession-day-tilt = Whitehall, Londres

about-galileo-and-jupiters-moons = Galilée avait construit une lunette grossissant vingt fois. Une nuit de janvier, il vit près de Jupiter trois petites étoiles alignées, puis quatre, qui chaque nuit avaient bougé : elles tournaient autour d’elle. Tout ne tournait donc pas autour de la Terre. Il les nomma d’après les Médicis, espérant un poste, et l’obtint. L’Église le força plus tard à se dédire.
where-galileo-and-jupiters-moons = Padoue, Italie

about-newtons-orchard = La peste ferma l’université de Cambridge, et Isaac Newton, vingt-trois ans, rentra à la ferme de sa mère. Il y travailla sur la lumière, sur une mathématique nouvelle et sur la gravité. Vieux, il raconta qu’une pomme l’avait fait réfléchir ; qu’il l’ait reçue sur la tête, d’autres l’ont ajouté. Ce qui tire la pomme n’irait-il pas jusqu’à la Lune ?
where-newtons-orchard = Woolsthorpe, Angleterre

about-franklins-kite = Benjamin Franklin pensait que la foudre est de l’électricité. Pour le prouver, raconte-t-il, il lança vers un nuage d’orage un cerf-volant de soie muni d’un fil de fer, et tira une étincelle d’une clé pendue à la corde mouillée. L’éclair même l’aurait tué, comme un autre savant l’année suivante. Ses paratonnerres, il refusa de les breveter.
where-franklins-kite = Philadelphie, Amérique du Nord

about-balloon-over-the-channel = Jean-Pierre Blanchard et le médecin américain John Jeffries furent les premiers à franchir la Manche par les airs, en ballon à gaz. À mi-chemin, il tomba vers les vagues. On jeta lest, ancres, vivres, les rames inutiles, puis manteaux et pantalons. Ils se posèrent dans une forêt française, presque nus, avec une lettre : peut-être la première poste aérienne.
where-balloon-over-the-channel = De Douvres à Calais

about-toussaint-louverture = Né esclave sur une plantation de sucre, Toussaint Louverture mena la plus grande révolte d’esclaves des temps modernes et battit Français, Espagnols et Anglais. L’année de la carte, il donna à la colonie une constitution : l’esclavage y était aboli à jamais. Napoléon le fit prendre par ruse ; il mourut dans un fort glacé du Jura. Haïti fut libre peu après.
where-toussaint-louverture = Saint-Domingue, aujourd’hui Haïti

about-sacagawea = Sacagawea, Shoshone d’environ dix-sept ans, traversa l’Amérique du Nord avec Lewis et Clark, son nouveau-né sur le dos. Elle connaissait les plantes, parlait aux peuples rencontrés et sauva les papiers quand un bateau chavira. Dans les montagnes, on voulut demander des chevaux à des Shoshones : leur chef se révéla être son frère.
where-sacagawea = Le Missouri et les montagnes Rocheuses

about-napoleon = Napoléon revint de l’île d’Elbe avec mille hommes ; les soldats envoyés l’arrêter le suivirent. Cent jours plus tard il perdit tout à Waterloo, où la pluie avait retardé son attaque et où les Prussiens arrivèrent le soir. Il finit sur une île de l’Atlantique Sud. Il était de taille moyenne : le pouce français dépassait le pouce anglais.
where-napoleon = Waterloo, Belgique

about-mary-annings-fossils = Mary Anning, fille de menuisier, fouillait après chaque tempête les falaises de Lyme Regis, avec son chien. L’année de la carte, elle dégagea le premier plésiosaure complet, reptile marin au cou si long que des experts crurent à un faux. Des messieurs écrivaient les articles et omettaient son nom. Ses trouvailles ornent aujourd’hui les musées.
where-mary-annings-fossils = Lyme Regis, Angleterre

about-ada-lovelace = Ada Lovelace, fille du poète Byron, traduisit un article sur la machine à calculer de Charles Babbage et y ajouta des notes trois fois plus longues. On y trouve, pas à pas, des instructions pour une machine jamais construite, souvent appelées le premier programme publié. Elle vit plus loin que l’inventeur : un tel engin, dit-elle, pourrait composer de la musique.
where-ada-lovelace = Londres, Angleterre

about-california-gold-rush = On trouva de l’or près d’une scierie, et l’année de la carte quelque quatre-vingt-dix mille personnes gagnèrent la Californie, en chariot, par le cap Horn, de Chine, du Chili, de France. Peu s’enrichirent, sinon les vendeurs de pelles et d’œufs. La baie de San Francisco s’emplit de navires désertés. Pour les peuples autochtones, ce fut une catastrophe.
where-california-gold-rush = Sierra Nevada, Californie

about-powell-on-the-colorado = John Wesley Powell avait perdu un bras à la guerre. Avec neuf hommes et quatre barques, il descendit le Colorado inconnu et tout le Grand Canyon : trois mois de rapides, de farine moisie et d’émerveillement. Bloqué sur une falaise, il fut hissé grâce au caleçon d’un ami. Six en sortirent, et l’un des derniers blancs de la carte fut rempli.
where-powell-on-the-colorado = Grand Canyon, États-Unis

about-nellie-bly-around-the-world = La reporter Nellie Bly partit battre les quatre-vingts jours du héros de Jules Verne, avec une robe et un petit sac. À Amiens, elle prit le thé chez Verne lui-même. Un autre journal envoya une rivale dans l’autre sens. Bly rentra en janvier suivant, après soixante-douze jours, et en chemin elle avait acheté un singe.
where-nellie-bly-around-the-world = New York et le tour du monde

about-paris-rouen-race = Un journal parisien invita les voitures sans chevaux à rouler jusqu’à Rouen, à cent vingt-six kilomètres. Plus de cent s’inscrivirent, à vapeur, à pétrole, même à ressorts ; vingt et une partirent. Un tracteur à vapeur arriva premier, mais il lui fallait un homme pour la chaudière : le prix alla à Peugeot et Panhard, à essence. Tout le monde s’arrêta pour déjeuner.
where-paris-rouen-race = De Paris à Rouen, France

about-vaudeville-night = Pour quelques pièces, une soirée offrait une douzaine de numéros : chanteurs, acrobates, une oie savante, un petit film pour finir. Le vaudeville américain forma des générations de comiques ; vers la date de la carte, les Keaton y lançaient leur petit Buster comme une valise, une poignée cousue au manteau. La date vaut pour ses meilleures années.
where-vaudeville-night = New York, États-Unis

about-sigmund-freud = Sigmund Freud, médecin viennois, pensait que rêves et lapsus montrent des désirs que l’on se cache. L’année de la carte, il traversa l’océan pour donner cinq conférences à Worcester, son seul voyage en Amérique, et la psychanalyse commença d’y être connue. Une bonne part en est contestée aujourd’hui. La cuisine, là-bas, ne lui plut pas.
where-sigmund-freud = Worcester, États-Unis

about-marie-curie = Marie Curie, née Skłodowska à Varsovie, avait remué des tonnes de minerai dans un hangar qui prenait l’eau pour trouver deux éléments nouveaux. L’année de la carte, elle reçut un second prix Nobel, de chimie après celui de physique ; nul autre n’en a eu dans deux sciences. L’un porte le nom de la Pologne. Ses carnets sont encore radioactifs.
where-marie-curie = Paris et Stockholm

about-tutankhamuns-tomb = Après des années de fouilles vaines, Howard Carter avait trouvé une marche dans le sable ; on dit qu’un petit porteur d’eau la découvrit. En février de l’année de la carte, il ouvrit la chambre funéraire de Toutânkhamon, emplie d’une chapelle d’or. Le roi était mort vers dix-huit ans. Nettoyer et dresser l’inventaire prit dix ans.
where-tutankhamuns-tomb = Vallée des Rois, Égypte

about-hachiko-the-dog = Chaque soir, le chien Hachikō attendait son maître, le professeur Ueno, à la gare de Shibuya, à Tokyo. L’année de la carte, le professeur mourut au travail. Pendant près de dix ans, le chien revint attendre le train. On le nourrit, les journaux en parlèrent, et il eut de son vivant sa statue : il assista à l’inauguration.
where-hachiko-the-dog = Shibuya, Tokyo

about-alan-turing = Les sous-marins allemands recevaient leurs ordres dans un code changé chaque jour. À Bletchley Park, Alan Turing et des milliers d’autres, surtout des femmes, le perçaient par la logique et avec des machines cliquetantes ; l’année de la carte, une version plus dure céda. La guerre, pensent beaucoup d’historiens, en fut raccourcie. Il enchaînait sa tasse au radiateur.
where-alan-turing = Bletchley Park, Angleterre

about-breaking-the-sound-barrier = Près de la vitesse du son, les avions vibraient et tombaient comme des pierres ; on parlait d’un mur. Chuck Yeager le franchit dans un avion-fusée orange, largué d’un bombardier, et au sol on entendit le premier bang. L’avant-veille, il s’était cassé deux côtes à cheval. Il ferma la porte avec un bout de manche à balai.
where-breaking-the-sound-barrier = Désert de Mojave, Californie

about-rosa-parks-and-the-boycott = À Montgomery, en Alabama, les passagers noirs devaient céder leur place aux Blancs. Rosa Parks, couturière et militante aguerrie, refusa et fut arrêtée. Pendant trois cent quatre-vingt-un jours, on boycotta les bus, à pied ou en covoiturage, autour d’un jeune pasteur nommé King. La Cour suprême abolit la règle. Elle était lasse, écrivit-elle, de céder.
where-rosa-parks-and-the-boycott = Montgomery, États-Unis

about-cousteaus-ocean = Jacques Cousteau avait contribué à inventer le scaphandre autonome, qui laisse nager comme un poisson, et filmait depuis la Calypso, ancien dragueur de mines. Vers la date de la carte, sa petite soucoupe plongeante à deux places descendit pour la première fois, mue par des jets d’eau. Il fit de millions de spectateurs des amis de la mer.
where-cousteaus-ocean = Monaco et toutes les mers

about-apollo-11 = Neil Armstrong et Buzz Aldrin se posèrent sur la Lune avec moins d’une minute de carburant, tandis que Michael Collins tournait, seul, au-dessus d’eux. Environ six cents millions de gens regardaient. L’ordinateur de bord pouvait bien moins qu’un téléphone d’aujourd’hui. De retour, on les enferma trois semaines, de peur de microbes lunaires.
where-apollo-11 = Mer de la Tranquillité, la Lune

about-wangari-maathai = Au Kenya, les ruisseaux tarissaient et le bois manquait : la biologiste Wangari Maathai proposa aux villageoises de planter des arbres, contre quelques centimes par arbre vivant. De sept arbres dans un parc naquit le mouvement de la Ceinture verte : plus de cinquante millions d’arbres. Elle fut battue et emprisonnée. Première Africaine, elle reçut plus tard le Nobel de la paix.
where-wangari-maathai = Nairobi, Kenya

about-fall-of-the-berlin-wall = Pendant vingt-huit ans, un mur avait coupé Berlin. Après des semaines de marches pacifiques, un responsable est-allemand lut à la presse de nouvelles règles de voyage. On demanda quand elles prenaient effet ; il feuilleta ses papiers et dit : tout de suite. La foule courut aux postes, et des gardes sans ordres ouvrirent. On dansa sur le mur.
where-fall-of-the-berlin-wall = Berlin, Allemagne

about-sue-the-t-rex = Pendant qu’on réparait un pneu, la chasseuse de fossiles Sue Hendrickson longea une falaise et vit dépasser d’énormes os. C’était l’un des plus grands tyrannosaures, et des plus complets ; il porte son nom, sans qu’on sache si c’était une femelle. Après des années de procès, un musée de Chicago l’acheta plus de huit millions de dollars.
where-sue-the-t-rex = Dakota du Sud, États-Unis

about-vote-for-mandela = Pour la première fois, chaque Sud-Africain adulte put voter, quelle que fût sa couleur de peau. Les files couraient sur des kilomètres ; certains attendirent tout le jour. Nelson Mandela, après vingt-sept ans de prison, vota lui aussi pour la première fois de sa vie, à soixante-quinze ans, et devint président. Un de ses geôliers était parmi les invités.
where-vote-for-mandela = Afrique du Sud
