# Ce que racontent les pièces : textes de notre main, lus à la demande. `about-` : ce qui est vrai,
# `here-` : ce qui ne vaut que dans ce jeu, `where-` : le lieu.

about-da-vinci-notebook = Des milliers de pages de Léonard subsistent, écrites en miroir : engrenages, chevaux, listes de courses.
here-da-vinci-notebook = Celle-ci, le professeur l’a prise avant que l’encre sèche.

about-dead-sea-scrolls = Un berger qui cherchait une chèvre jeta une pierre dans une grotte et entendit casser une jarre : les plus vieux textes bibliques connus.
here-dead-sea-scrolls = Ici, des lasers les gardent.

about-magna-carta = Dans un pré de la Tamise, des barons firent promettre au roi Jean qu’aucun homme libre ne serait emprisonné sans jugement.
here-magna-carta = Le professeur ne tient pas ses promesses ; il tient le parchemin.

about-rosetta-stone = Un décret en trois écritures livra le secret des hiéroglyphes. La pierre pèse les trois quarts d’une tonne.
here-rosetta-stone = Comment le professeur l’a montée, nul ne le sait.

about-antikythera-mechanism = Des pêcheurs d’éponges trouvèrent dans une épave une machine grecque d’une trentaine de roues, qui prédisait les éclipses.
here-antikythera-mechanism = Le professeur y voit une pièce de rechange.

about-bust-of-nefertiti = La reine peinte fut trouvée dans l’atelier d’un sculpteur ; un œil lui manque, peut-être jamais posé.
here-bust-of-nefertiti = Ici, elle toise ceux qui entrent par la fenêtre.

about-mask-of-tutankhamun = Dix kilos d’or couvraient le visage du jeune roi. Sa barbe tomba un jour et fut recollée à la hâte.
here-mask-of-tutankhamun = Le professeur ne colle rien : il cadenasse.

about-turin-shroud = Un drap de lin où paraît un homme, vénéré par beaucoup ; des laboratoires le datent du Moyen Âge.
here-turin-shroud = Ici, personne ne doit y toucher.

about-declaration-of-independence = Au dos du parchemin américain, à l’envers, quelqu’un a seulement noté ce que c’est et sa date.
here-declaration-of-independence = Le professeur espère encore une carte au trésor.

about-faberge-egg = À chaque Pâques, le tsar offrait un œuf à surprise : un petit train, un navire, une montre. Quelques-uns manquent encore.
here-faberge-egg = L’un d’eux est ici.

about-holy-grail = La coupe des romans du Moyen Âge, cherchée par les chevaliers et jamais trouvée ; plusieurs églises en montrent une.
here-holy-grail = Ici, elle est sous vitrine, près des biscuits.

about-hope-diamond = Une pierre bleue des Indes, taillée pour le Roi-Soleil, puis envoyée à son musée par la poste ordinaire.
here-hope-diamond = La malédiction est inventée ; les pièges, non.

about-mona-lisa = Elle fut volée pour de bon : un vitrier l’emporta sous sa blouse et la garda deux ans à Paris.
here-mona-lisa = Le professeur admire la méthode.

about-excalibur = L’épée du roi Arthur est de légende : tirée d’une pierre, ou remise par la dame d’un lac.
here-excalibur = Ici, par prudence, on l’a vissée au mur.

about-crystal-skull = On vendit des crânes de cristal pour aztèques ; le microscope y vit la trace de meules modernes.
here-crystal-skull = Celui-ci bourdonne la nuit, ce qu’aucun catalogue ne dit.

about-morimoto-sabre = Une lame célèbre du Japon, la Honjō Masamune, fut remise après la guerre et ne reparut jamais.
here-morimoto-sabre = Un sabre de Morimoto n’existe que dans ce manoir.

about-ark-of-the-covenant = Le coffre doré de la Bible gardait les tables de la loi ; il est perdu, et une église d’Éthiopie dit le conserver.
here-ark-of-the-covenant = Prière de ne pas ouvrir.

about-crown-jewels = Un certain colonel Blood faillit voler la couronne d’Angleterre, aplatie sous son manteau. Le roi lui pardonna.
here-crown-jewels = Le professeur lui a écrit.

here-nathan = Nathan Goodspeed, maître du déplacement : on ne le voit jamais arriver, il est déjà là, hors d’haleine, une porte encore battante derrière lui et un tapis de travers.

here-edward = Edward Wyre n’a jamais rencontré de porte antipathique. Il salue la serrure, écoute, en ouvre une seconde par la même occasion et les laisse en meilleur état qu’il ne les a trouvées.

here-irene = Irene Elder, reine du temps, porte trois montres en désaccord et sait laquelle dit vrai. Elle fut en retard une seule fois, et s’arrangea pour que nul ne le remarque.

here-leroy = Leroy Johnson parle aux machines, et elles répondent. Un piège, dit-il, est une conversation inachevée ; il porte une pince sous son habit et ne coupe jamais le fil rouge d’abord.

here-destiny = Destiny Bradshaw sourit quand on lance les dés. Elle appelle cela la chance, d’autres autrement, et le professeur lui interdit d’approcher son sablier.

here-professor = Le professeur Evil a bâti une machine à voyager dans le temps et s’en sert pour faire ses courses. Il n’élève jamais la voix, ferme toujours à clé et remercie les musées par écrit.

about-hall = Dans les vieux manoirs, on mangeait, dormait et jugeait dans la salle, autour d’un feu.
here-hall = Celle-ci a des portes partout, et un écho qui compte vos pas.

about-gallery = On bâtissait de longues galeries pour marcher les jours de pluie, sous les ancêtres.
here-gallery = Ici, les ancêtres sont ceux des autres, et leurs yeux des caméras.

about-conservatory = Les serres donnaient aux riches des oranges sous la neige, et des ananas qu’on louait pour un soir.
here-conservatory = Ici, quelque chose a mangé les gants du jardinier.

about-library = Dans certaines bibliothèques du Moyen Âge, on enchaînait les livres aux rayons.
here-library = Ici, c’est parfois le lecteur : attention à la troisième échelle.

about-dining = Les tables d’autrefois avaient une fourchette pour chaque plat, et plus tard, parfois, une sonnette sous le tapis.
here-dining = Ici, elle appelle autre chose.

about-ballroom = Au bal, on promettait les danses sur un petit carnet à crayon pendu.
here-ballroom = Ici, le parquet est fait de carrés, et tous ne tiennent pas.

about-lounge = Après dîner, on se retirait au salon pour causer, jouer aux cartes et médire des absents.
here-lounge = De celui-ci, nul ne se retire sans permission.

about-trophy = Les chasseurs pendaient des bois de cerf et notaient la date dessous.
here-trophy = Le professeur ne pend que des plaques, un siècle chacune, et laisse des clous libres.

about-laboratory = Les premiers chimistes goûtaient leurs produits ; l’un d’eux trouva un édulcorant pour ne pas s’être lavé les mains avant de dîner.
here-laboratory = Ici, une machine à voyager dans le temps refroidit entre les tasses.

about-study = Un cabinet avait un bureau à tiroirs secrets : l’art était d’en placer un faux devant le vrai.
here-study = Celui-ci en compte onze, et grogne.

about-kitchen = Les grandes maisons éloignaient la cuisine par peur du feu, et le dîner arrivait tiède.
here-kitchen = Ici, une mécanique sert le souper, à l’heure, à personne.

about-cellar = Les glacières gardaient la glace de l’hiver jusqu’en août, sous la paille.
here-cellar = Ce que le professeur y garde au froid, il ne le dit pas ; l’escalier est plus long en montant.
