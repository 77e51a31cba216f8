### Professeur Evil et la Citadelle du Temps, en français.

game-name = Professeur Evil et la Citadelle du Temps
game-about = Entrez ensemble chez le professeur, coupez ses pièges et sauvez quatre trésors avant qu’il n’en mette quatre sous clef pour toujours.

## Options

option-fifty-five = Tuiles marquées 55
option-fifty-five-about = Ces cinq trésors sont les mieux gardés. Laissez-les de côté tant que vous découvrez le jeu.
option-fifty-five-without = mises de côté
option-fifty-five-with = en jeu
option-thirty = Tuiles marquées 30
option-thirty-about = Ces quatre trésors sont les plus faciles. Laissez-les de côté pour une partie plus difficile.
option-thirty-with = en jeu
option-thirty-without = mises de côté
option-clock-die = Dé de l’horloge
option-clock-die-about = La fréquence à laquelle le temps avance de deux cases au lieu d’une. Une seule source décrit le dé imprimé.
option-clock-die-gentle = deux cases sur une face sur six
option-clock-die-harsh = deux cases sur deux faces sur six

## Ce qui est demandé

prompt-ChooseCharacter = Choisissez votre personnage.
prompt-Act = { $steps ->
    [0] { $actions ->
        [0] Plus aucune action
        [one] Encore { $actions } action
       *[other] Encore { $actions } actions
    }
    [one] Encore { $actions } et une de plus pour bouger
   *[other] Encore { $actions } et { $steps } de plus pour bouger
} : { $card ->
    [open] agissez ou jouez une de vos deux cartes.
    [last] jouez une de vos deux cartes ou lancez les dés.
    [done] lancez les dés.
   *[none] agissez ou lancez les dés.
}
prompt-ActAgain = { $left ->
    [one] { $other } joue { $card } : vous pouvez faire une action maintenant.
   *[other] { $other } joue { $card } : vous pouvez faire { $left } actions maintenant.
}
prompt-SpareKind = Quels pièges la boucle vidéo laisse-t-elle coupés ?
prompt-Walk = { $left ->
    [one] Avancez d’une pièce.
   *[other] Avancez : il reste { $left } pièces.
}
prompt-SlipThrough = Dans quelle pièce voisine vous glissez-vous ?
prompt-Climb = Par quelle fenêtre grimpez-vous ?
prompt-Travel = Dans quelle pièce allez-vous ?
prompt-Lure = Dans quelle pièce attirez-vous le professeur ?
prompt-OpenDoors = { $left ->
    [one] Déverrouillez une porte où vous voulez.
   *[other] Déverrouillez des portes où vous voulez : encore { $left }.
}
prompt-OpenHere = Quelle porte déverrouillez-vous ? ({ $room })
prompt-Charge = Quelle porte enfoncez-vous ?
prompt-DisarmAny = Quel piège coupez-vous ?
prompt-DisarmNext = Le piège de quelle pièce voisine coupez-vous ?
prompt-SilenceKind = Quelle sorte de pièges coupez-vous partout ?
prompt-CallCompanion = Qui vous rejoint ?
prompt-AssistCompanion = Autour de qui déverrouillez-vous les portes ?
prompt-LendActions = Qui fait deux actions maintenant ?
prompt-PushMarker = Quel marqueur de trésor éloignez-vous de { $minutes } minutes ?
prompt-SwapMarkers = Quels marqueurs de trésor échangez-vous ?
prompt-LoadColour = Quelle couleur montrera le dé ?
prompt-SetFace = Réglez le dé du professeur.
prompt-SetColour = Réglez le dé des couleurs.
prompt-ChoosePair = Lequel des deux lancers blancs compte ?
prompt-AfterRoll = Les dés montrent { $face }, { $colour }, { $clocks ->
    [one] { $clocks } horloge
   *[other] { $clocks } horloges
}. Vous les gardez ?
prompt-AfterRoll-clock = Le dé noir montre { $clocks ->
    [one] { $clocks } horloge
   *[other] { $clocks } horloges
}. Vous le gardez ?
prompt-WakePower = Le temps passe un symbole de pouvoir : qui retourne sa tuile ?
prompt-waiting = { $others ->
    [0] On attend { $seat }.
   *[other] On attend { $seat } et { $others } de plus.
}
prompt-over = Le professeur a gagné.
prompt-over-won = Vous avez gagné !

## Coups

move-choose = Jouer { $character } ({ $talent })
move-move = Aller dans { $room }
move-enter = Entrer par la fenêtre dans { $room }
move-leave = Sortir du manoir
move-unlock = Déverrouiller la porte entre { $room } et { $room2 }
move-unlock-here = Déverrouiller la porte vers { $room }
move-disarm = Couper { $trap } dans { $room }
move-rescue = Sauver { $treasure }
move-play = Jouer { $card } : { $text }
move-leap = Bondir près du professeur, dans { $room }
move-bonus = Utiliser votre bonus : { $bonus }
move-done = Lancer les dés
move-done-lent = Ne plus faire d’action
move-stop = S’arrêter là
move-call = Appeler { $other } ({ $character })
move-assist = Ouvrir toutes les portes là où est { $other } ({ $character })
move-lend = Laisser agir { $other } ({ $character })
move-push = Éloigner le { $colour } (encore { $minutes } min)
move-swap = Échanger { $colour } et { $colour2 }
move-silence = Couper { $traps }
move-spare = Ne pas rallumer : { $traps }
move-lure = L’attirer dans { $room }
move-colour = { $colour }
move-face = { $face }
move-pair = { $face }, { $colour }
move-nudge = Relancer { $die }
move-reroll = Relancer { $dice }
move-keep = Garder les dés
move-wake = Retourner une tuile : { $other } ({ $character })
move-decline = Ne retourner aucune tuile

## Refus

rule-character-is-taken = Quelqu’un d’autre joue ce personnage.
rule-no-action-left = Vous n’avez plus d’action ce tour-ci.
rule-only-to-move = Les actions qui vous restent ne servent qu’à bouger.
rule-professor-is-there = Le professeur est dans cette pièce : personne ne peut y entrer.
rule-door-is-locked = La porte est verrouillée : ouvrez-la d’abord.
rule-main-hall-is-no-entrance = Vous n’êtes pas invités : on n’entre pas par le hall principal.
rule-no-way-back-out = Une fois dedans, on ne ressort pas du manoir.
rule-no-door-between = Aucune porte n’y mène d’ici.
rule-no-window = Cette pièce n’a pas de fenêtre.
rule-climb-needs-window = On ne grimpe que dans une pièce qui a une fenêtre.
rule-not-his-exit = Aucune porte ne mène le professeur de sa pièce à celle-là.
rule-already-there = Ce ne serait pas un déplacement : on y est déjà.
rule-no-way-on = Il faut pouvoir continuer, et aucune porte ouverte n’en repart ; une autre pièce le permet.
rule-door-is-open = Cette porte est déjà ouverte.
rule-door-is-elsewhere = Cette porte n’est pas une des trois portes de la pièce.
rule-trap-is-off = Ce piège est déjà coupé.
rule-trap-is-elsewhere = Ce piège n’est pas dans votre pièce.
rule-trap-is-not-next-door = Ce piège n’est pas dans une pièce adjacente.
rule-wrong-trap = Ce piège est d’un autre type.
rule-not-on-the-tile = La tuile du trésor récupéré ne montre pas ce type de piège.
rule-treasure-is-elsewhere = Vous n’êtes pas dans la pièce de ce trésor.
rule-traps-are-active = Des pièges qui gardent ce trésor sont encore actifs.
rule-one-card-a-turn = Vous avez joué une carte ce tour-ci ; les deux sont défaussées.
rule-card-is-not-revealed = Vous ne pouvez jouer qu’une des deux cartes révélées ce tour-ci.
rule-plain-actions-only = Au tour d’un autre, vous ne faites que des actions simples : ni carte, ni bonus, ni pouvoir.
rule-another-adventurer = Choisissez un autre personnage que le vôtre.
rule-would-do-nothing = Cela ne ferait rien maintenant.
rule-tile-is-down = Votre tuile est face cachée : ni pouvoir ni bonus.
rule-tile-is-up = Cette tuile est déjà face visible.
rule-after-your-roll = Ce bonus attend que vous ayez lancé les dés.
rule-power-is-spent = Vous avez déjà utilisé ce pouvoir ce tour-ci.
rule-power-is-anothers = Ce pouvoir est celui d’un autre personnage.
rule-not-next-to-professor = Cette pièce n’est pas voisine du professeur.
rule-marker-is-far-enough = Ce marqueur a onze cases d’avance et ne peut pas aller plus loin.
rule-another-marker = Ce marqueur vient d’être déplacé : choisissez-en un autre.
rule-markers-are-level = Ces deux marqueurs sont au même endroit.
rule-die-is-set = Ce dé a été réglé à la main et ne se relance pas.
rule-die-is-not-rolled = Ce dé n’a pas été lancé ce tour-ci.

## Le journal

log-plays-as = { $seat } joue { $character }.
log-begins = { $seat } commence.
log-reveals = { $seat } révèle { $card } et { $card2 }.
log-shuffles = { $seat } mélange à nouveau ses cartes.
log-enters = { $seat } entre par la fenêtre dans { $room }.
log-goes = { $seat } va dans { $room }.
log-leaps = { $seat } bondit dans { $room }, tout près du professeur.
log-is-called = { $seat } accourt dans { $room }.
log-unlocks = { $seat } déverrouille la porte entre { $room } et { $room2 }.
log-disarms = { $seat } coupe { $trap } dans { $room }.
log-rescues = { $seat } sauve { $treasure } ! { $count ->
    [one] { $count } trésor sauvé.
   *[other] { $count } trésors sauvés.
}
log-spares = La boucle vidéo ne laisse pas se rallumer : { $traps }.
log-rearms-all = Se rallument : { $traps }.
log-appears = Nouveau trésor : { $treasure } dans { $room } ({ $colour }).
log-is-marked = Le marqueur { $colour } est sur { $hour }, { $minutes } minutes plus loin.
log-plays-card = { $seat } joue { $card }.
log-uses-bonus = { $seat } utilise son bonus ({ $character }) et cache sa tuile.
log-gains-actions = { $seat } gagne { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
log-gains-steps = { $seat } gagne { $steps ->
    [one] { $steps } action
   *[other] { $steps } actions
} pour bouger.
log-lends = { $seat } laisse { $other } faire { $actions ->
    [one] une action
   *[other] jusqu’à { $actions } actions
}.
log-pushes = { $seat } éloigne le marqueur { $colour } de { $minutes } minutes, sur { $hour }.
log-swaps = { $seat } échange les marqueurs { $colour } et { $colour2 }.
log-loads = { $seat } pipe le dé des couleurs : { $colour }.
log-is-lucky = { $seat } lance le dé des couleurs : { $colour }.
log-rolls = { $seat } lance les dés : { $face }, { $colour }, { $clocks ->
    [one] { $clocks } horloge
   *[other] { $clocks } horloges
}.
log-rolls-white = { $seat } lance les dés blancs : { $face }, { $colour }.
log-rolls-clock = { $seat } lance le dé noir : { $clocks ->
    [one] { $clocks } horloge
   *[other] { $clocks } horloges
}.
log-rolls-again = { $seat } relance.
log-tries-twice = { $seat } lance encore les dés blancs : { $face }, { $colour }.
log-takes-pair = { $seat } choisit { $face }, { $colour }.
log-sets-dice = { $seat } règle les dés blancs sur { $face }, { $colour }.
log-professor-goes = Le professeur passe par le tapis { $colour } dans { $room }.
log-professor-passes = Le professeur prend le passage secret vers { $room }, où se trouve le trésor { $colour }.
log-professor-is-fooled = Fausse alerte : le professeur ne fait rien.
log-locks = La porte entre { $room } et { $room2 } est de nouveau verrouillée.
log-rearms = Le professeur rallume { $trap } dans { $room }.
log-flees = { $seat } fuit { $room } et sort du manoir.
log-time-presses = Le temps presse : le marqueur { $colour } se rapproche de { $minutes } minutes.
log-time-is-patient = Le professeur n’est pas pressé ce tour-ci.
log-time-passes = { $minutes } minutes passent : il est { $hour }.
log-time-stands = Le temps s’arrête.
log-loses = Perdu pour toujours : { $treasure }. { $count ->
    [one] { $count } trésor perdu.
   *[other] { $count } trésors perdus.
}
log-wakes = { $seat } retourne sa tuile : { $character } dispose de son pouvoir.
log-declines = { $seat } ne retourne aucune tuile.
log-team-wins = Quatre trésors sont sauvés : le professeur est battu !
log-team-loses = Quatre trésors sont perdus : le professeur a gagné.

reason-fourth-rescued = Quatre trésors sont sauvés : vous avez gagné.
reason-lost-to-clock = L’horloge vous a coûté le quatrième trésor.
reason-lost-to-haste = Le professeur s’est hâté de cacher le quatrième trésor.
score-rescued = Sauvés
score-lost = Perdus

## La table

head-time = Temps
head-treasures = Trésors
head-treasure = Trésor
head-room = Pièce
head-left = Reste
head-guards = Gardé par
head-house = Le manoir
head-trap = Piège
head-team = L’équipe
head-adventurer = Personnage
head-place = Lieu
head-tile = Tuile
head-pile = Paquet
head-power = Votre tuile
power-label = pouvoir
bonus-label = bonus, une fois
head-cards = Deux cartes
head-card = Carte
head-text = Effet
head-dice = Dernier lancer
head-result = Le résultat
head-tally = Quatre d’un côté finissent la partie
professor = Le professeur
trap-on = { $trap } ON
trap-turned-off = { $trap } off
guards-off = { $trap } { $off }/{ $all } off
minutes-left = { $minutes } min
power-symbols = Symboles de pouvoir : III et IX
rug-red = Tapis rouge
rug-green = Tapis vert
rug-blue = Tapis bleu
house-signs = □ ouverte, ■ verrouillée ; fenêtres : { $rooms }
tile-up = face visible
tile-down = face cachée
card-played = jouée
nobody = personne
none-yet = aucun
tale-of = { $count } sur 4
dice-shown = { $face } · { $colour } · { $clocks }
clocks-shown = { $clocks ->
    [one] { $clocks } horloge
   *[other] { $clocks } horloges
}
dice-none = pas encore lancés
actions-left = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
steps-left = { $steps ->
    [one] { $steps } déplacement
   *[other] { $steps } déplacements
}
ploy-jammed-locks = Serrures grippées : le professeur ne verrouille rien
ploy-time-stop = Arrêt du temps : le dé noir ne compte pas
ploy-no-hurry = Heure d’été : 5 et 10 ne comptent pas
ploy-false-alarm = Fausse alerte : les dés blancs ne comptent pas
ploy-reroll = Relance : des dés au choix, une fois, après le lancer
ploy-two-chances = Deux chances : les dés blancs sont lancés deux fois
ploy-video-loop = Boucle vidéo : une sorte de pièges reste coupée au prochain sauvetage

## Choses

room-hall = le hall principal
room-gallery = la galerie
room-conservatory = la serre
room-library = la bibliothèque
room-dining = la salle à manger
room-ballroom = la salle de bal
room-lounge = le salon
room-trophy = la salle des trophées
room-laboratory = le laboratoire
room-study = le bureau
room-kitchen = la cuisine
room-cellar = le cellier
room-outside = dehors
sign-hall = Hall principal
sign-gallery = Galerie
sign-conservatory = Serre
sign-library = Bibliothèque
sign-dining = Salle à manger
sign-ballroom = Salle de bal
sign-lounge = Salon
sign-trophy = Salle des trophées
sign-laboratory = Laboratoire
sign-study = Bureau
sign-kitchen = Cuisine
sign-cellar = Cellier
sign-outside = Dehors

trap-padlock = le cadenas
trap-saw = la scie
trap-camera = la caméra
trap-laser = le laser
trap-console = la console
traps-padlock = tous les cadenas
traps-saw = toutes les scies
traps-camera = toutes les caméras
traps-laser = tous les lasers
traps-console = la console
kind-padlock = Cadenas
kind-saw = Scie
kind-camera = Caméra
kind-laser = Laser
kind-console = Console

colour-red = rouge
colour-green = vert
colour-blue = bleu
colour-none = –
face-one = une pièce
face-two = deux pièces
face-three = trois pièces
face-passage = passage secret
face-five = 5 minutes
face-ten = 10 minutes
face-none = –
die-0 = le dé du professeur
die-1 = le dé des couleurs
die-2 = le dé de l’horloge
hour-0 = XII
hour-1 = I
hour-2 = II
hour-3 = III
hour-4 = IV
hour-5 = V
hour-6 = VI
hour-7 = VII
hour-8 = VIII
hour-9 = IX
hour-10 = X
hour-11 = XI

treasure-da-vinci-notebook = le carnet de Léonard
treasure-dead-sea-scrolls = les manuscrits de la mer Morte
treasure-magna-carta = la Magna Carta
treasure-rosetta-stone = la pierre de Rosette
treasure-antikythera-mechanism = la machine d’Anticythère
treasure-bust-of-nefertiti = le buste de Néfertiti
treasure-mask-of-tutankhamun = le masque de Toutânkhamon
treasure-turin-shroud = le suaire de Turin
treasure-declaration-of-independence = la Déclaration d’indépendance
treasure-faberge-egg = l’œuf de Fabergé
treasure-holy-grail = le Saint Graal
treasure-hope-diamond = le diamant Hope
treasure-mona-lisa = la Joconde
treasure-excalibur = Excalibur
treasure-crystal-skull = le crâne de cristal
treasure-morimoto-sabre = le sabre de Morimoto
treasure-ark-of-the-covenant = l’arche d’alliance
treasure-crown-jewels = les joyaux de la Couronne

character-nathan = Nathan Goodspeed
character-edward = Edward Wyre
character-irene = Irene Elder
character-leroy = Leroy Johnson
character-destiny = Destiny Bradshaw
talent-nathan = déplacements
talent-edward = portes
talent-irene = temps
talent-leroy = pièges
talent-destiny = dés
power-nathan = une fois par tour, pour une action, allez de n’importe où dans une pièce voisine du professeur
power-edward = quand vous déverrouillez une porte par une action, déverrouillez-en gratuitement une deuxième de la pièce
power-irene = quand votre dé noir montre deux horloges, le temps n’avance que d’une case
power-leroy = votre action peut aussi couper le piège d’une pièce voisine
power-destiny = après votre lancer, relancez un dé
bonus-nathan = allez dans n’importe quelle pièce sauf celle du professeur et gagnez 2 actions
bonus-edward = déverrouillez jusqu’à 5 portes où vous voulez et gagnez 2 actions
bonus-irene = éloignez un marqueur de trésor de 10 minutes
bonus-leroy = coupez tous les pièges d’une sorte
bonus-destiny = après votre lancer, réglez les deux dés blancs à votre guise

card-sprint = Sprint
card-sprint-text = chaque autre personnage peut faire une action ; puis avancez de 3 pièces au plus par des portes ouvertes
card-slip-through = Passe-muraille
card-slip-through-text = allez dans une pièce voisine même si la porte est verrouillée
card-shoulder-charge = Coup d’épaule
card-shoulder-charge-text = déverrouillez une porte de votre pièce et passez-la
card-climb = Varappe
card-climb-text = de n’importe où, allez dans la galerie, la bibliothèque ou la salle de bal
card-follow-me = Suivez-moi
card-follow-me-text = un autre personnage vient dans votre pièce
card-follow-me-solo = avancez de 2 pièces par des portes ouvertes
card-second-wind = Second souffle
card-second-wind-text = gagnez 2 actions pour bouger ; chaque autre personnage peut faire une action
card-master-key = Passe-partout
card-master-key-text = déverrouillez toutes les portes de votre pièce ; chaque autre personnage peut faire une action
card-remote-lock = Télécommande
card-remote-lock-text = chaque autre personnage peut faire une action ; puis déverrouillez 3 portes de votre choix
card-gear-train = Chaîne de rouages
card-gear-train-text = déverrouillez une porte de votre pièce et une de chaque pièce voisine
card-helping-hand = Coup de main
card-helping-hand-text = déverrouillez toutes les portes de la pièce d’un autre personnage, ou de la vôtre
card-jammed-locks = Serrures grippées
card-jammed-locks-text = chaque autre personnage peut faire une action ; gagnez 1 action ; quand vous lancez les dés, le professeur ne verrouille aucune porte
card-spanner = Grain de sable
card-spanner-text = coupez le piège de votre pièce ; chaque autre personnage peut faire une action ; puis déverrouillez une de ses portes
card-hourglass = Sablier
card-hourglass-text = éloignez un marqueur de trésor de 5 minutes, puis un autre
card-ten-minutes = Dix minutes
card-ten-minutes-text = éloignez un marqueur de trésor de 10 minutes
card-time-stop = Arrêt du temps
card-time-stop-text = le dé noir ne compte pas ce tour-ci
card-syncopation = Contretemps
card-syncopation-text = échangez deux marqueurs de trésor sur l’horloge
card-deja-vu = Déjà-vu
card-deja-vu-text = un autre personnage fait aussitôt 2 actions
card-deja-vu-solo = gagnez 1 action
card-daylight-saving = Heure d’été
card-daylight-saving-text = chaque autre personnage peut faire une action ; les résultats 5 et 10 ne comptent pas ce tour-ci
card-daylight-saving-solo = gagnez 1 action ; les résultats 5 et 10 ne comptent pas ce tour-ci
card-jammer = Brouilleur
card-jammer-text = coupez un laser où vous voulez
card-lockpick = Crochetage
card-lockpick-text = coupez une scie où vous voulez
card-short-circuit = Court-circuit
card-short-circuit-text = coupez la console, où qu’elle soit
card-pulse = Onde
card-pulse-text = coupez le piège de votre pièce ; chaque autre personnage peut faire une action
card-pulse-solo = coupez le piège de votre pièce et celui d’une pièce voisine
card-blackout = Coupure
card-blackout-text = coupez le piège d’une pièce voisine
card-video-loop = Boucle vidéo
card-video-loop-text = au prochain sauvetage de ce tour, une sorte de pièges reste coupée ; sinon, coupez le piège d’une pièce voisine
card-reroll = Relance
card-reroll-text = chaque autre personnage peut faire une action ; après votre lancer, relancez une fois les dés de votre choix
card-loaded-die = Dé pipé
card-loaded-die-text = chaque autre personnage peut faire une action ; puis choisissez ce que montre le dé des couleurs
card-false-alarm = Fausse alerte
card-false-alarm-text = chaque autre personnage peut faire une action ; les deux dés blancs ne comptent pas ce tour-ci
card-two-chances = Deux chances
card-two-chances-text = gagnez 1 action ; lancez deux fois les dés blancs et choisissez un lancer
card-decoy = Leurre
card-decoy-text = chaque autre personnage peut faire une action ; puis faites avancer le professeur d’une pièce par la sortie de votre choix
card-lucky-strike = Coup de chance
card-lucky-strike-text = lancez le dé des couleurs. Rouge : déverrouillez 2 portes ; vert : coupez un piège ; bleu : avancez de 2 pièces au plus

## Le navigateur

jump-plan = Maison
jump-treasures = Trésors
jump-cards = Cartes
jump-dice = Dés
phase-time = Il est { $hour }
phase-company = les aventuriers
phase-actions = actions
phase-question = un choix
phase-dice = les dés
phase-power = un symbole de pouvoir
group-move = Se déplacer
group-unlock = Ouvrir une porte
group-disarm = Couper un piège
group-leap = Bondir près du Professeur
group-reroll = Relancer des dés
group-nudge = Relancer un dé
brief-move = Aller : { $room }
brief-leap = Bond : { $room }
brief-lure = Attirer : { $room }
brief-unlock = Ouvrir : { $room }
brief-disarm = Couper : { $trap }
brief-disarm-there = { $trap }, { $room }
brief-unlock-there = { $room } / { $room2 }
brief-rescue = Sauver
brief-bonus = Bonus
brief-reroll = { $dice }
brief-nudge = Seul : { $die }
brief-person = { $other }
brief-die-0 = Professeur
brief-die-1 = couleur
brief-die-2 = horloge
brief-keep = Garder
detail-window = par la fenêtre
detail-rug = par le tapis { $colour }
detail-disarm = { $off } sur { $all } seront coupés
detail-leap = à côté du Professeur
detail-bonus = votre tuile sera retournée
detail-done = { $actions ->
    [0] puis l’horloge avance
    [one] { $actions } action sera perdue
   *[other] { $actions } actions seront perdues
}
draw-plan = Plan de la maison
draw-door-open = Porte ouverte entre { $room } (tapis { $colour }) et { $room2 } (tapis { $colour2 })
draw-door-locked = Porte verrouillée entre { $room } (tapis { $colour }) et { $room2 } (tapis { $colour2 })
draw-treasure = { $treasure }, { $colour }, encore { $minutes } minutes
draw-marker = marqueur { $colour } à { $hour } : { $treasure }, encore { $minutes } minutes
draw-clock = L’horloge : il est { $hour }
draw-window = fenêtre
draw-rescued = Sauvés
draw-lost = Perdus
draw-on = ON
draw-off = OFF
draw-tally = { $rescued } sur 4 sauvés, { $lost } sur 4 perdus
draw-minutes = min
draw-turned-off = coupés
draw-free = tout est coupé
draw-your-cards = Vos deux cartes
draw-cards-of = Cartes de { $name }
draw-company = Cinq aventuriers
draw-question = Votre choix
draw-question-of = { $name } choisit
draw-power = Pouvoir :
draw-bonus = Bonus, une fois :
draw-power-up = pouvoir actif
draw-power-down = pouvoir éteint
draw-tile-down = Tuile face cachée : pas de pouvoir. L’horloge la réveille à III et à IX.
draw-no-character = pas encore choisi
