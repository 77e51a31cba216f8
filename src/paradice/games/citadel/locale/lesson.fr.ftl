# La leçon de la Citadelle : pour chaque scène, son titre, l’idée, que faire, ce qu’un autre coup coûte, ce que cela a rapporté.

scene-who = Cambrioleurs pour la bonne cause
scene-who-say = Le professeur a volé des trésors de tous les temps. Otto et vous, en équipe, entrez dans son manoir : quatre trésors récupérés et c’est gagné, quatre perdus et c’est perdu. Chaque personnage a son talent.
scene-who-do = Jouez Leroy Johnson, qui sait tout des pièges.
scene-who-else = C’est permis : les cinq sont bons. Cette leçon est écrite pour Leroy.
scene-who-done = Vous êtes Leroy, Otto est Irene. Deux de vos cartes sont révélées : elles valent pour ce tour.

scene-window = Trois actions, et par la fenêtre
scene-window-say = Un tour a trois actions : se déplacer, déverrouiller, désactiver, récupérer, dans l’ordre voulu. Douze pièces, toutes les portes verrouillées ; on entre par une fenêtre : bibliothèque, galerie ou salle de bal. L’œuf de Fabergé est dans la salle de bal.
scene-window-do = Entrez dans la salle de bal.
scene-window-else = C’est permis, mais la salle de bal a un trésor, et le suivant est juste derrière sa porte.
scene-window-done = Vous voilà à l’intérieur, avec deux actions.

scene-card = Une carte, à tout moment
scene-card-say = À chaque tour deux de vos cartes sont visibles. Vous pouvez en jouer une quand vous voulez, même entre deux actions, et cela ne coûte pas d’action. Brouilleur désactive un laser n’importe où, et les lasers gardent les manuscrits de la mer Morte.
scene-card-do = Jouez Brouilleur : le dernier laser passe OFF.
scene-card-else = C’est permis, mais le dernier laser est encore ON, et la carte ne coûte pas d’action.
scene-card-done = Les deux lasers sont OFF : plus rien ne garde les manuscrits. Il vous reste vos deux actions.

scene-door = Les portes se déverrouillent
scene-door-say = On ne passe que par une porte ouverte, et en déverrouiller une coûte une action. Les manuscrits de la mer Morte sont dans le hall principal, à côté. Otto est dehors : une porte ouverte lui sert aussi.
scene-door-do = Déverrouillez la porte vers le hall principal.
scene-door-else = C’est permis, mais le trésor sans garde est dans le hall principal, derrière cette seule porte.
scene-door-done = Le chemin du hall principal est ouvert, pour tout le monde.

scene-trap = Chaque type de piège garde
scene-trap-say = Un trésor montre des types de pièges. Tous ceux de ces types, dans tout le manoir, doivent être OFF pour le récupérer. Votre salle de bal a une caméra, et les caméras gardent ici deux trésors : l’œuf et Néfertiti.
scene-trap-do = Désactivez la caméra de la salle de bal.
scene-trap-else = C’est permis. Mais une caméra de moins sert pour deux trésors à la fois.
scene-trap-done = Une caméra sur deux est OFF. Vos trois actions sont utilisées.

scene-dice = Puis les dés du professeur
scene-dice-say = Après vos actions, vous lancez trois dés : ce que fait le professeur, une couleur et le temps. Il marche, prend un passage secret, ou raccourcit le temps d’un trésor. Le dé noir fait toujours avancer l’horloge.
scene-dice-do = Lancez les dés.
scene-dice-else = Rien d’autre à faire maintenant : lancez.
scene-dice-done = Dix minutes de moins pour le rouge, et cinq minutes passent. Otto est entré et a récupéré les manuscrits ! Leurs lasers sont réactivés, un nouveau trésor arrive.

scene-helped = Des cartes pour l’équipe
scene-helped-say = Au milieu de son tour, Otto joue Heure d’été : chaque autre personnage peut faire une action aussitôt. Vous agissez donc pendant son tour, sans rien perdre du vôtre. La galerie, avec Néfertiti, est derrière le hall principal.
scene-helped-do = Allez dans le hall principal.
scene-helped-else = C’est permis, mais depuis le hall principal vous pourrez déverrouiller la galerie.
scene-helped-done = Le lancer d’Otto a fait marcher le professeur de trois pièces. Au III, l’équipe a tourné une tuile : la vôtre.

scene-tile = Votre pouvoir et son bonus
scene-tile-say = Quand l’horloge atteint III ou IX, une tuile passe face visible : vous avez alors son pouvoir. Une fois, vous pouvez utiliser son bonus, sans action, et la tuile repasse face cachée. Le bonus de Leroy désactive tous les pièges d’un type.
scene-tile-do = Utilisez votre bonus : toutes les caméras.
scene-tile-else = C’est permis, mais le bonus ne coûte pas d’action, et une caméra garde encore Néfertiti.
scene-tile-done = Plus aucune caméra n’est ON, et vous avez encore trois actions.

scene-rescue = Récupérez ce que rien ne garde
scene-rescue-say = Vous avez déverrouillé la galerie et vous y êtes. Caméras et console sont OFF : rien ne garde le buste de Néfertiti. Dans sa pièce, une action le récupère. Ensuite ses types de pièges sont réactivés, et un nouveau trésor arrive.
scene-rescue-do = Récupérez le buste de Néfertiti.
scene-rescue-else = C’est permis, mais le buste est libre maintenant, et l’horloge tourne.
scene-rescue-done = Deux récupérés. Caméras et console sont réactivées, et la Joconde est le nouveau trésor.

scene-rugs = Il suit les tapis
scene-rugs-say = Chaque pièce a un tapis rouge, un vert et un bleu, chacun à une porte. Avec des chevrons, le professeur traverse autant de pièces par le tapis de la couleur. Il verrouille derrière lui, réactive le piège, et qui est là fuit. On n’entre jamais chez lui.
scene-rugs-do = Lancez les dés et suivez son chemin.
scene-rugs-else = Rien d’autre à faire maintenant : lancez.
scene-rugs-done = Trois chevrons, rouge : bibliothèque, serre, laboratoire, chaque fois par le tapis rouge.

scene-lost = Quand le temps est écoulé
scene-lost-say = Chaque trésor a un marqueur sur l’horloge. Quand le marqueur temps l’atteint, le trésor est perdu pour toujours et un autre arrive. Le marqueur rouge, celui de l’œuf de Fabergé, n’est plus qu’à un cran.
scene-lost-do = Lancez les dés, et gare à l’horloge.
scene-lost-else = Rien d’autre à faire maintenant : lancez.
scene-lost-done = Cinq minutes passent, et l’œuf est perdu. Quatre trésors perdus, et c’est fini : voyez d’abord le marqueur le plus proche.

scene-win = Le quatrième fait gagner
scene-win-say = Quelques tours plus tard : trois récupérés, deux perdus. Le carnet de Léonard est dans votre pièce, et ses types de pièges sont OFF. Vous savez quoi faire.
scene-win-do = Récupérez le carnet de Léonard.
scene-win-else = C’est permis, mais le quatrième trésor est à vos pieds.
scene-win-done = Quatre trésors récupérés : le professeur est battu, aussitôt. Vous connaissez le jeu.
