### Professeur Evil et la Citadelle du Temps, en français.

game-name = Professeur Evil et la Citadelle du Temps
game-about = Entrez ensemble chez le professeur, désactivez ses pièges et récupérez quatre trésors avant qu’il n’en mette quatre sous clé pour toujours.
goal-win = Ensemble : récupérez quatre trésors.
goal-lose = Le professeur enferme quatre trésors pour toujours.
goal-turn = Faites jusqu’à trois actions : bouger, déverrouiller une porte, désactiver un piège, récupérer un trésor que plus aucun piège ne garde. Puis lancez les dés : l’horloge avance et le professeur marche.

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
option-clock-die-about = La fréquence à laquelle le temps avance de deux crans au lieu d’un. Une seule source décrit le dé imprimé.
option-clock-die-gentle = deux crans sur une seule face
option-clock-die-harsh = deux crans sur deux faces

## Ce qui est demandé

prompt-ChooseCharacter = Choisissez votre personnage.
prompt-Act = { $steps ->
    [0] { $actions ->
        [0] Plus aucune action
        [one] Encore { $actions } action
       *[other] Encore { $actions } actions
    }
   *[other] { $actions ->
        [0] Encore { $steps ->
            [one] { $steps } action
           *[other] { $steps } actions
        } pour bouger seulement
        [one] Encore { $actions } action, plus { $steps } pour bouger seulement
       *[other] Encore { $actions } actions, plus { $steps } pour bouger seulement
    }
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
prompt-SpareKind = Boucle vidéo : quels pièges restent désactivés ?
prompt-Walk = { $left ->
    [one] Avancez d’une pièce.
   *[other] Avancez : il reste { $left } pièces.
}
prompt-SlipThrough = Dans quelle pièce adjacente vous glissez-vous ?
prompt-Climb = Par quelle fenêtre grimpez-vous ?
prompt-Travel = Dans quelle pièce allez-vous ?
prompt-Lure = Dans quelle pièce attirez-vous le professeur ?
prompt-OpenDoors = { $left ->
    [one] Déverrouillez une porte n’importe où dans le manoir.
   *[other] Déverrouillez des portes n’importe où dans le manoir : encore { $left }.
}
prompt-OpenHere = Quelle porte déverrouillez-vous ? ({ $room })
prompt-Charge = Quelle porte enfoncez-vous ?
prompt-DisarmAny = Quel piège désactivez-vous ?
prompt-DisarmNext = Dans quelle pièce adjacente désactivez-vous le piège ?
prompt-SilenceKind = Quel type de piège désactivez-vous partout ?
prompt-CallCompanion = Qui vous rejoint ?
prompt-AssistCompanion = Dans la pièce de qui déverrouillez-vous les portes ?
prompt-LendActions = Qui fait deux actions maintenant ?
prompt-PushMarker = Quel marqueur de trésor éloignez-vous de { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} ?
prompt-SwapMarkers = Quels deux marqueurs de trésor échangez-vous ?
prompt-LoadColour = Quelle couleur montrera le dé ?
prompt-SetFace = Réglez le dé du professeur.
prompt-SetColour = Réglez le dé des couleurs.
prompt-ChoosePair = Quel lancer des dés blancs gardez-vous ?
prompt-AfterRoll = Les dés montrent { $face }, { $colour }, { $clocks ->
    [one] { $clocks } horloge
   *[other] { $clocks } horloges
}. Les garder ?
prompt-AfterRoll-clock = Le dé noir montre { $clocks ->
    [one] { $clocks } horloge
   *[other] { $clocks } horloges
}. Le garder ?
prompt-WakePower = Le temps passe un symbole de pouvoir : quelle tuile retournez-vous face visible ?
prompt-waiting = { $others ->
    [0] On attend { $seat }.
    [one] On attend { $seat } et un autre joueur.
   *[other] On attend { $seat } et { $others } autres joueurs.
}
prompt-over = Le professeur a gagné.
prompt-over-won = Vous avez gagné !

## Coups

move-choose = Jouer { $character } ({ $talent })
move-move = Aller dans { $room }
move-enter = Entrer dans { $room }
move-leave = Sortir du manoir
move-unlock = Déverrouiller la porte entre { $room } et { $room2 }
move-unlock-here = Déverrouiller la porte vers { $room }
move-disarm = Désactiver { $trap } dans { $room }
move-rescue = Récupérer { $treasure }
move-play = Jouer { $card } : { $text }
move-leap = Bondir près du professeur, dans { $room }
move-bonus = Utiliser votre bonus : { $bonus }
move-done = Lancer les dés
move-done-lent = Ne rien faire (de plus)
move-stop = S’arrêter là
move-call = Appeler { $other } ({ $character })
move-assist = Déverrouiller toutes les portes là où est { $other } ({ $character })
move-lend = Laisser agir { $other } ({ $character })
move-push = Éloigner le marqueur { $colour } (encore { $minutes } min)
move-swap = Échanger les marqueurs { $colour } et { $colour2 }
move-silence = Désactiver { $traps }
move-spare = Ne pas réactiver : { $traps }
move-lure = L’attirer dans { $room }
move-colour = { $colour }
move-face = { $face }
move-pair = { $face }, { $colour }
move-nudge = Relancer { $die }
move-reroll = Relancer { $dice }
move-keep = Garder les dés
move-wake = Retourner la tuile : { $other } ({ $character })
move-decline = Ne retourner aucune tuile

## Refus

rule-character-is-taken = Quelqu’un d’autre joue ce personnage.
rule-no-action-left = Vous n’avez plus d’action ce tour-ci.
rule-only-to-move = Il ne vous reste que des actions de déplacement.
rule-professor-is-there = Le professeur est dans cette pièce : personne ne peut y entrer.
rule-door-is-locked = La porte est verrouillée : déverrouillez-la d’abord.
rule-main-hall-is-no-entrance = L’entrée principale n’est pas pour les cambrioleurs : passez par une fenêtre.
rule-no-way-back-out = Une fois dedans, on ne ressort pas du manoir.
rule-no-door-between = Aucune porte n’y mène d’ici.
rule-no-window = Cette pièce n’a pas de fenêtre.
rule-climb-needs-window = On ne grimpe que dans une pièce qui a une fenêtre.
rule-not-his-exit = Aucune porte ne mène le professeur de sa pièce à celle-là.
rule-already-there = Ce personnage y est déjà.
rule-no-way-on = Vous devez avancer de deux pièces : cette pièce est une impasse, choisissez-en une autre.
rule-door-is-open = Cette porte est déjà ouverte.
rule-door-is-elsewhere = Cette porte n’est pas une des trois portes de la pièce.
rule-trap-is-off = Ce piège est déjà désactivé.
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
rule-after-your-roll = Cela s’utilise après avoir lancé les dés.
rule-power-is-spent = Vous avez déjà utilisé ce pouvoir ce tour-ci.
rule-power-is-anothers = Ce pouvoir est celui d’un autre personnage.
rule-not-next-to-professor = Cette pièce n’est pas adjacente à celle du professeur.
rule-marker-is-far-enough = Ce marqueur a onze crans d’avance et ne peut pas aller plus loin.
rule-another-marker = Ce marqueur vient d’être déplacé : choisissez-en un autre.
rule-markers-are-level = Ces deux marqueurs sont sur le même cran : l’échange ne changerait rien.
rule-die-is-set = Vous avez choisi la face de ce dé : il ne se relance pas.
rule-die-is-not-rolled = Ce dé n’a pas été lancé ce tour-ci.

## Le journal

log-plays-as = { $seat } joue { $character }.
log-begins = { $seat } commence.
log-reveals = { $seat } révèle { $card } et { $card2 }.
log-shuffles = { $seat } mélange à nouveau ses cartes.
log-enters = { $seat } entre par la fenêtre dans { $room }.
log-goes = { $seat } va dans { $room }.
log-leaps = { $seat } bondit dans { $room }, tout près du professeur.
log-is-called = { $seat } rejoint { $room }.
log-unlocks = { $seat } déverrouille la porte entre { $room } et { $room2 }.
log-disarms = { $seat } désactive { $trap } dans { $room }.
log-rescues = { $seat } récupère { $treasure } ! { $count ->
    [one] { $count } trésor récupéré.
   *[other] { $count } trésors récupérés.
}
log-spares = Boucle vidéo, pièges non réactivés : { $traps }.
log-rearms-all = Pièges réactivés : { $traps }.
log-appears = Nouveau trésor : { $treasure } dans { $room } ({ $colour }).
log-is-marked = Le marqueur { $colour } est sur le { $hour }, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} plus loin.
log-plays-card = { $seat } joue { $card }.
log-uses-bonus = { $seat } utilise son bonus ({ $character }) et retourne sa tuile face cachée.
log-gains-actions = { $seat } gagne { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
log-gains-steps = { $seat } gagne { $steps ->
    [one] { $steps } action
   *[other] { $steps } actions
} pour bouger seulement.
log-lends = { $other } peut faire { $actions ->
    [one] une action
   *[other] jusqu’à { $actions } actions
} grâce à { $seat }.
log-pushes = { $seat } éloigne le marqueur { $colour } de { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}, sur le { $hour }.
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
log-professor-goes = Le professeur franchit la porte au tapis { $colour } et entre dans { $room }.
log-professor-passes = Le professeur prend le passage secret vers { $room }, où se trouve le trésor { $colour }.
log-professor-is-fooled = Fausse alerte : le professeur ne fait rien.
log-locks = La porte entre { $room } et { $room2 } est de nouveau verrouillée.
log-rearms = Le professeur réactive { $trap } dans { $room }.
log-flees = { $seat } fuit { $room } et sort du manoir.
log-time-presses = Le temps presse : le marqueur { $colour } se rapproche de { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
log-time-is-patient = Le professeur n’est pas pressé ce tour-ci.
log-time-passes = { $minutes ->
    [one] { $minutes } minute passe
   *[other] { $minutes } minutes passent
} : le marqueur de temps est sur le { $hour }.
log-time-stands = Le temps s’arrête.
log-loses = Perdu pour toujours : { $treasure }. { $count ->
    [one] { $count } trésor perdu.
   *[other] { $count } trésors perdus.
}
log-wakes = { $seat } retourne sa tuile face visible : { $character } dispose de son pouvoir.
log-declines = { $seat } ne retourne aucune tuile.
log-team-wins = Quatre trésors sont récupérés : le professeur est battu !
log-team-loses = Quatre trésors sont perdus : le professeur a gagné.

reason-fourth-rescued = Quatre trésors sont récupérés : vous avez gagné.
reason-lost-to-clock = L’horloge vous a coûté le quatrième trésor.
reason-lost-to-haste = Le professeur s’est hâté de cacher le quatrième trésor.
score-rescued = Récupérés
curve-treasures = Les trésors, tour après tour
score-lost = Perdus

## La table

head-locked = porte verrouillée
head-open = porte ouverte
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
head-tally = Fin de partie à quatre récupérés ou quatre perdus
professor = Le professeur
trap-on = { $trap } ON
trap-turned-off = { $trap } OFF
guards-off = { $trap } { $off }/{ $all } OFF
minutes-left = { $minutes } min
power-symbols = Symboles de pouvoir : III et IX
rug-red = Tapis rouge
rug-green = Tapis vert
rug-blue = Tapis bleu
house-signs = □ ouverte, ■ verrouillée ; fenêtres : { $rooms }
tile-up = face visible
tile-down = face cachée
card-played = jouée
nobody = pas encore choisi
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
ploy-video-loop = Boucle vidéo : un type de piège reste désactivé au prochain trésor récupéré

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
face-one = 1 chevron
face-two = 2 chevrons
face-three = 3 chevrons
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
power-nathan = une fois par tour, pour une action, allez de n’importe où dans une pièce adjacente à celle du professeur
power-edward = quand vous déverrouillez une porte par une action, déverrouillez-en gratuitement une deuxième de la pièce
power-irene = quand votre dé noir montre deux horloges, le temps n’avance que d’un cran
power-leroy = votre action peut aussi désactiver le piège d’une pièce adjacente
power-destiny = après votre lancer, relancez un dé
bonus-nathan = allez dans n’importe quelle pièce sauf celle du professeur et gagnez 2 actions
bonus-edward = déverrouillez jusqu’à 5 portes n’importe où et gagnez 2 actions
bonus-irene = éloignez un marqueur de trésor de 10 minutes
bonus-leroy = désactivez tous les pièges d’un type
bonus-destiny = après votre lancer, réglez les deux dés blancs à votre guise

card-sprint = Sprint
card-sprint-text = chaque autre personnage peut faire une action ; puis avancez de 3 pièces au plus par des portes ouvertes
card-slip-through = Passe-muraille
card-slip-through-text = allez dans une pièce adjacente même si la porte est verrouillée
card-shoulder-charge = Coup d’épaule
card-shoulder-charge-text = déverrouillez une porte de votre pièce et passez-la
card-climb = Varappe
card-climb-text = de n’importe où, allez dans la bibliothèque, la galerie ou la salle de bal
card-follow-me = Suivez-moi
card-follow-me-text = un autre personnage vient dans votre pièce
card-follow-me-solo = avancez de 2 pièces par des portes ouvertes
card-second-wind = Second souffle
card-second-wind-text = gagnez 2 actions pour bouger seulement ; chaque autre personnage peut faire une action
card-master-key = Passe-partout
card-master-key-text = déverrouillez toutes les portes de votre pièce ; chaque autre personnage peut faire une action
card-remote-lock = Télécommande
card-remote-lock-text = chaque autre personnage peut faire une action ; puis déverrouillez 3 portes n’importe où
card-gear-train = Chaîne de rouages
card-gear-train-text = déverrouillez une porte de votre pièce et une de chaque pièce adjacente
card-helping-hand = Coup de main
card-helping-hand-text = déverrouillez toutes les portes de la pièce d’un autre personnage, ou de la vôtre
card-jammed-locks = Serrures grippées
card-jammed-locks-text = chaque autre personnage peut faire une action ; gagnez 1 action ; quand vous lancez les dés, le professeur ne verrouille aucune porte
card-spanner = Grain de sable
card-spanner-text = désactivez le piège de votre pièce ; chaque autre personnage peut faire une action ; puis déverrouillez une de ses portes
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
card-jammer-text = désactivez un laser n’importe où
card-lockpick = Lame bloquée
card-lockpick-text = désactivez une scie n’importe où
card-short-circuit = Court-circuit
card-short-circuit-text = désactivez la console, où qu’elle soit
card-pulse = Onde
card-pulse-text = désactivez le piège de votre pièce ; chaque autre personnage peut faire une action
card-pulse-solo = désactivez le piège de votre pièce et celui d’une pièce adjacente
card-blackout = Coupure
card-blackout-text = désactivez le piège d’une pièce adjacente
card-video-loop = Boucle vidéo
card-video-loop-text = au prochain trésor récupéré ce tour-ci, un type de piège reste désactivé ; sinon, désactivez le piège d’une pièce adjacente
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
card-lucky-strike-text = lancez le dé des couleurs. Rouge : déverrouillez 2 portes ; vert : désactivez un piège ; bleu : avancez de 2 pièces au plus

## Le navigateur

jump-plan = Manoir
jump-treasures = Trésors
jump-cards = Cartes
jump-dice = Dés
phase-time = Temps : { $hour }
phase-company = les personnages
phase-actions = actions
phase-question = un choix
phase-dice = les dés
phase-power = un symbole de pouvoir
group-move = Se déplacer
group-leap = Bondir près du professeur
group-unlock = Déverrouiller une porte
group-disarm = Désactiver un piège
group-reroll = Relancer des dés
group-nudge = Relancer un dé
brief-move = Aller : { $room }
brief-leap = Bond : { $room }
brief-lure = Attirer : { $room }
brief-unlock = Déverrouiller : { $room }
brief-disarm = Désactiver : { $trap }
brief-disarm-there = { $trap }, { $room }
brief-unlock-there = { $room } / { $room2 }
brief-rescue = Récupérer
brief-bonus = Bonus
brief-reroll = { $dice }
brief-nudge = Seul : { $die }
brief-person = { $other }
brief-die-0 = professeur
brief-die-1 = couleur
brief-die-2 = horloge
brief-power-nathan = une fois par tour : près du professeur en une action
brief-power-edward = déverrouille une deuxième porte, gratuitement
brief-power-irene = deux horloges n’avancent le temps que d’un cran
brief-power-leroy = désactive aussi les pièges des pièces adjacentes
brief-power-destiny = peut relancer un dé
brief-keep = Garder
start-suggested = Conseil : { $character }
start-suggested-about = le pouvoir qui demande le moins de calcul
detail-window = par la fenêtre
detail-rug = par le tapis { $colour }
detail-disarm = alors { $off } sur { $all } OFF
detail-leap = pièce adjacente à celle du professeur
detail-bonus = votre tuile passera face cachée
detail-rescue = puis { $count } sur 4 récupérés
detail-move-far = sans passer de porte
detail-unlock-far = ouverte à tous
detail-silence = { $count ->
    [one] { $count } piège passe à OFF
   *[other] { $count } pièges passent à OFF
}
detail-lure = il quitte cette pièce : { $room }
detail-lend = { $actions ->
    [one] { $actions } action tout de suite
   *[other] { $actions } actions tout de suite
}
detail-call = quitte : { $room }
detail-assist = déverrouille : { $room }
detail-swap = leurs minutes sont échangées
detail-reroll = une fois ; les nouvelles faces comptent
detail-nudge = une fois ; la nouvelle face compte
detail-keep = ce qu’ils montrent arrive maintenant
detail-decline = aucun pouvoir n’est gagné
detail-face = puis choisissez la couleur
detail-colour = ce que montrent les deux dés arrive maintenant
detail-colour-LoadColour = le dé des couleurs ne sera pas lancé
detail-pair = l’autre paire ne compte pas
detail-stop = vous renoncez au reste
detail-spare = reste désactivé ensuite
detail-done = { $actions ->
    [0] puis l’horloge avance
    [one] { $actions } action sera perdue
   *[other] { $actions } actions seront perdues
}
draw-plan = Plan du manoir
draw-door-open = Porte ouverte entre { $room } (tapis { $colour }) et { $room2 } (tapis { $colour2 })
draw-door-locked = Porte verrouillée entre { $room } (tapis { $colour }) et { $room2 } (tapis { $colour2 })
draw-treasure = { $treasure }, { $colour }, encore { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} ; pièges : { $guards }
tip-trap-on = { $trap } ON : ce piège garde chaque trésor qui le montre
tip-trap-off = { $trap } OFF : ce piège ne garde plus rien
tip-professor = Le professeur : personne n’entre dans sa pièce, et ceux qu’il trouve doivent fuir
draw-marker = marqueur { $colour } sur le { $hour } : { $treasure }, encore { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
draw-clock = L’horloge : le temps est sur le { $hour }
draw-window = fenêtre
draw-rescued = Récupérés
draw-lost = Perdus
draw-on = ON
draw-off = OFF
draw-tally = { $rescued } sur 4 récupérés, { $lost } sur 4 perdus
draw-minutes = min
draw-turned-off = OFF
draw-free = tout est désactivé
draw-your-cards = Vos deux cartes
draw-cards-of = Cartes : { $name }
draw-company = Cinq personnages
draw-question = Votre choix
draw-question-of = { $name } choisit
draw-power = Pouvoir :
draw-bonus = Bonus, une fois :
draw-power-up = pouvoir actif
draw-power-down = pas de pouvoir
draw-tile-down = Tuile face cachée : pas de pouvoir. On peut la retourner quand le temps passe III ou IX.
draw-no-character = pas encore choisi
offer-rescues = { $name } vient de récupérer { $thing }.
offer-loses = Vient d’être perdu : { $thing }.

## Raisons d’un conseil : ce qu’un coup apporte ou coûte, face aux autres

hint-more-rescued = { $n ->
    [0] un trésor récupéré un peu plus souvent
    [one] 1 trésor récupéré de plus
   *[other] { $n } trésors récupérés de plus
 }
hint-less-rescued = { $n ->
    [0] un trésor récupéré un peu moins souvent
    [one] 1 trésor récupéré de moins
   *[other] { $n } trésors récupérés de moins
 }
hint-more-lost = { $n ->
    [0] un trésor perdu un peu moins souvent
    [one] 1 trésor perdu de moins
   *[other] { $n } trésors perdus de moins
 }
hint-less-lost = { $n ->
    [0] un trésor perdu un peu plus souvent
    [one] 1 trésor perdu de plus
   *[other] { $n } trésors perdus de plus
 }
hint-more-treasure-0 = { $n ->
    [0] un trésor rouge un peu plus sûr
    [one] le trésor rouge récupéré 1 fois sur 100 de plus
   *[other] le trésor rouge récupéré { $n } fois sur 100 de plus
 }
hint-less-treasure-0 = { $n ->
    [0] un trésor rouge un peu moins sûr
    [one] le trésor rouge récupéré 1 fois sur 100 de moins
   *[other] le trésor rouge récupéré { $n } fois sur 100 de moins
 }
hint-more-treasure-1 = { $n ->
    [0] un trésor vert un peu plus sûr
    [one] le trésor vert récupéré 1 fois sur 100 de plus
   *[other] le trésor vert récupéré { $n } fois sur 100 de plus
 }
hint-less-treasure-1 = { $n ->
    [0] un trésor vert un peu moins sûr
    [one] le trésor vert récupéré 1 fois sur 100 de moins
   *[other] le trésor vert récupéré { $n } fois sur 100 de moins
 }
hint-more-treasure-2 = { $n ->
    [0] un trésor bleu un peu plus sûr
    [one] le trésor bleu récupéré 1 fois sur 100 de plus
   *[other] le trésor bleu récupéré { $n } fois sur 100 de plus
 }
hint-less-treasure-2 = { $n ->
    [0] un trésor bleu un peu moins sûr
    [one] le trésor bleu récupéré 1 fois sur 100 de moins
   *[other] le trésor bleu récupéré { $n } fois sur 100 de moins
 }
hint-more-powers = { $n ->
    [0] des tuiles plus souvent face visible
    [one] 1 tuile de plus face visible
   *[other] { $n } tuiles de plus face visible
 }
hint-less-powers = { $n ->
    [0] des tuiles moins souvent face visible
    [one] 1 tuile de moins face visible
   *[other] { $n } tuiles de moins face visible
 }
hint-more-team = une équipe plus utile
hint-less-team = une équipe moins utile
