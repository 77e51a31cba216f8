### Riff in Time, en français.

game-name = Riff in Time
game-about = Dix personnages se sont égarés dans le mauvais siècle. Ramenez-les ensemble chez eux et refermez toutes les brèches avant que San Dimas ne cède.
goal-win = Ensemble : ramenez chaque personnage chez lui et réparez les dix brèches.
goal-lose = San Dimas dépasse 9, ou la pioche de riff est épuisée.
goal-turn = Piochez une carte de riff qui fait monter des brèches, lancez les dés, puis dépensez-les : se déplacer, ramasser et déposer les personnages, réparer les brèches.

## Options

option-san-dimas = San Dimas au départ
option-san-dimas-about = San Dimas commence au nombre de rôles en jeu. Commencez plus haut pour corser la partie.
option-san-dimas-0 = comme dans les règles
option-san-dimas-1 = un niveau plus haut
option-san-dimas-2 = deux niveaux plus haut
option-san-dimas-3 = trois niveaux plus haut
option-san-dimas-4 = quatre niveaux plus haut
option-san-dimas-5 = cinq niveaux plus haut
option-characters = Rôles
option-characters-about = Comment se répartissent les quatre musiciens.
option-characters-dealt = distribués au hasard
option-characters-chosen = choisis à tour de rôle

## Ce qui est demandé

prompt-ChooseCharacter = Choisissez votre rôle.
prompt-ChooseObjective = Choisissez l’objectif que vous gardez.
prompt-SwapRiff = Vous avez pioché { $riff }. Appliquer cette carte, ou l’échanger contre la suivante ?
prompt-ChooseEffect = { $riff } : choisissez ce qui arrive.
prompt-ChooseFixed = Choisissez le lieu réparé dont la brèche se rouvre.
prompt-ArrangeDeck = Quelle carte sera piochée en n° { $turn } ?
prompt-AssemblePool = Vous avez plus de quatre dés. Combien en lancez-vous de cette sorte : { $die } ?
prompt-TakeActions = Faites des actions, ou terminez votre tour.
prompt-TakeActions-end = Il ne vous reste rien à faire ici : terminez votre tour.
prompt-RegainAction = L’Excellent du personnage passé part avec lui. Quelle action avait-il déjà payée ? Elle redevient disponible.
prompt-TakeActions-bogus = { $count ->
    [one] Il faut subir un Bidon avant toute action autre qu’une relance.
   *[other] Il faut subir { $count } Bidons avant toute action autre qu’une relance.
}
prompt-SecondSpace = Avancer d’un second lieu, ou s’arrêter ici ?
prompt-waiting = { $others ->
    [0] On attend { $seat }.
    [one] On attend { $seat } et un autre joueur.
   *[other] On attend { $seat } et { $others } autres joueurs.
}
prompt-over = La partie est terminée.

## Coups

move-move = Aller { $to }
move-pick = Ramasser { $personage }
move-return = Déposer { $personage } ici, pour de bon
move-pass = Passer { $personage } à { $other }
move-fix = Réparer la brèche (−1)
move-reroll = Relancer le dé { $number } ({ $die } : { $face })
move-pair = Deux actions identiques : 2 × { $symbol }
move-regain = Récupérer cette action : { $symbol }
move-bogus = Subir un Bidon
move-ignore = Ignorer un Bidon
move-booth = Utiliser la cabine : relancer tous les dés
move-end = Terminer le tour
move-stop = S’arrêter ici
move-swap = L’échanger contre la carte suivante
move-keep = Appliquer cette carte
move-choose = { $effect }
move-reopen = Rouvrir la brèche { $of }
move-next = { $riff }
move-triumphant = { $count ->
    [0] Aucun dé Triomphal
    [one] Un dé Triomphal
   *[other] { $count } dés Triomphaux
}
move-character = { $count ->
    [0] Aucun dé de Personnage
    [one] Un dé de Personnage
   *[other] { $count } dés de Personnage
}
move-objective = Garder : { $objective }
move-play = Jouer { $character }

## Refus

rule-character-is-taken = Quelqu’un d’autre joue ce rôle.
rule-no-such-dice = Vous n’avez pas autant de dés de cette sorte.
rule-four-dice = On lance quatre dés au plus.
rule-exactly-four = Vous devez lancer exactement quatre dés : il en manque.
rule-bogus-dice-are-forced = Vos dés Bidon prennent déjà des places parmi les quatre : choisissez-en moins.
rule-booth-once = Vous avez déjà utilisé la cabine ce tour-ci.
rule-booth-first = La cabine s’utilise avant toute autre action, et vous en avez déjà fait une.
rule-bogus-first = Le Bidon d’abord ; seules les relances peuvent passer avant.
rule-ignore-once = Vous avez déjà ignoré un Bidon ce tour-ci.
rule-no-circuit = Aucun circuit n’y mène depuis votre lieu.
rule-no-move = Il ne vous reste ni Déplacement ni Excellent. Deux actions identiques font un Excellent.
rule-no-interact = Il ne vous reste ni Interaction ni Excellent. Deux actions identiques font un Excellent.
rule-no-reroll = Pour relancer ce dé, il faut une autre Relance ou un Excellent. Deux actions identiques font un Excellent.
rule-no-pair = Il faut deux actions identiques encore disponibles.
rule-die-is-used = Ce dé a déjà servi : seuls les dés inutilisés se relancent.
rule-elsewhere = Ce personnage n’est pas dans votre lieu.
rule-is-aboard = Ce personnage est déjà dans votre cabine.
rule-never-take = On ne prend pas un personnage à un autre joueur : c’est cet autre joueur qui peut vous le passer.
rule-stands-at-home = Ce personnage est déjà dans le bon lieu : il faut le déposer, pas le ramasser.
rule-home-for-good = Ce personnage a été déposé dans son lieu et y reste.
rule-only-at-home = Vous ne pouvez déposer ce personnage que dans son propre lieu.
rule-only-from-your-booth = Vous ne pouvez déposer qu’un personnage de votre propre cabine, ou qui est déjà dans son lieu.
rule-is-returned = Ce personnage a déjà été déposé dans son lieu.
rule-only-your-guests = Vous ne pouvez passer qu’un personnage qui voyage dans votre cabine.
rule-not-here = Pour passer quelqu’un, il faut être tous deux dans le même lieu.
rule-not-passed-at-home = Ce personnage est dans son lieu : il faut le déposer, pas le passer.
rule-no-fixing-san-dimas = La brèche de San Dimas ne se répare pas avec une Interaction.
rule-is-fixed = Cette brèche est déjà refermée.
rule-personage-first = Déposez d’abord ici le personnage de ce lieu ; ensuite vous pourrez réparer la brèche.
rule-is-not-fixed = Ce lieu n’est pas réparé.

## Le journal

log-plays-as = { $seat } joue { $character }.
log-aims-at = { $seat } garde l’objectif : { $objective }.
log-may-use = { $seat } dispose à chaque tour de cette action : { $symbol }.
log-round-begins = Round { $round }.
log-turn-begins = À { $seat } de jouer.
log-draws = { $seat } pioche { $riff }.
log-swaps = { $seat } échange { $riff } contre la carte suivante.
log-discards = { $seat } défausse { $riff } sans l’appliquer.
log-looks = { $seat } regarde { $count ->
    [one] la carte du dessus
   *[other] les { $count } cartes du dessus
} de la pioche.
log-puts-next = { $seat } remet { $riff } en n° { $turn } sur la pioche.
log-is-calm = { $place } : le lieu est réparé, il ne s’y passe rien.
log-rises = La brèche { $of } monte à { $level }.
log-overflows = La brèche { $of } est au maximum : San Dimas monte à la place.
log-falls = La brèche { $of } descend à { $level }.
log-closes = { $seat } referme la brèche { $of } !
log-reopens = La brèche { $of } se rouvre, à { $level }.
log-gains-die = { $seat } gagne un dé Triomphal, utilisable dès son prochain tour ; total : { $dice }.
log-is-moved = La carte emmène { $seat } { $to }.
log-ejects = Éjection : { $personage } quitte la cabine ({ $seat }) et se retrouve { $to }.
log-rolls-three = { $seat } obtient { $face1 }, { $face2 }, { $face3 }.
log-rolls-four = { $seat } obtient { $face1 }, { $face2 }, { $face3 }, { $face4 }.
log-uses-booth = { $seat } utilise la cabine et relance tout.
log-rerolls = { $seat } relance un dé : { $face1 } devient { $face2 }.
log-pairs = { $seat } utilise deux actions identiques ({ $symbol }) comme un Excellent.
log-suffers = { $seat } subit un Bidon.
log-ignores = { $seat } ignore un Bidon.
log-travels = { $seat } se rend { $to }.
log-picks = { $seat } ramasse { $personage }.
log-returns = { $seat } dépose { $personage } { $to }, pour de bon.
log-passes = { $seat } passe { $personage } à { $other }.
log-regains = L’Excellent qui part avait payé pour { $seat } : { $symbol }, de nouveau disponible.
log-advances = { $seat } atteint l’étape { $stage } de l’objectif : { $objective }.
log-accomplishes = { $seat } accomplit son objectif : { $objective }.
log-is-rewarded = Récompense pour { $seat } : San Dimas −{ $lowers }, et une action de plus à chaque tour ({ $symbol }).
log-round-ends = Le round { $round } se termine : San Dimas monte.
log-game-is-won = Toutes les brèches sont refermées. Le temps est de nouveau accordé !
log-present-breaks = San Dimas ne peut plus monter : le présent se brise.
log-deck-is-empty = Il ne reste aucune carte de riff à piocher : le temps est écoulé.

reason-all-fixed = Gagné : toutes les brèches sont refermées.
reason-san-dimas = Perdu : San Dimas ne pouvait plus monter.
reason-deck = Perdu : il ne restait aucune carte de riff à piocher.
score-triumphant = Dés Triomphaux
score-objective = Objectifs accomplis
score-total = Brèches refermées à la fin
score-void = Brèches rouvertes

## Cartes de riff

section-main = Principale
section-green = Vert
section-red = Rouge
section-fixed = Réparé
effect-raise = augmentez la brèche { $of } de { $times }
effect-lower = diminuez la brèche { $of } de { $times }
effect-raise-numbered = augmentez de 1 les brèches des positions { $positions }
effect-lower-for-fixed = pour chacune des positions { $positions } déjà réparée, diminuez San Dimas de 1
effect-raise-each-player = augmentez de { $count } la brèche du lieu de chaque joueur
effect-lower-here = diminuez de { $count } la brèche de votre lieu
effect-move-me = allez { $to }
effect-move-all = tous les joueurs vont { $to }
effect-eject = tous les personnages sont éjectés des cabines
effect-unfix = rouvrez un lieu réparé (s’il n’y en a pas, augmentez San Dimas de 1)
effect-draw = piochez une autre carte de riff et appliquez-la
effect-discard = { $count ->
    [one] défaussez une carte de riff sans l’appliquer
   *[other] défaussez { $count } cartes de riff sans les appliquer
}
effect-peek = { $count ->
    [one] regardez la première carte de riff et remettez-la
   *[other] regardez les { $count } premières cartes de riff et remettez-les dans l’ordre de votre choix
}
effect-then = { $first }, puis { $second }
effect-either = { $first } OU { $second }

## La table

head-board = Le plateau
head-position = N°
head-place = Lieu
head-rift = Brèche
head-lost = Égarés ici
head-characters = Rôles
head-ways = Circuits vers
head-crew = Les rôles
head-character = Rôle
head-where = Lieu
head-booth = Dans la cabine
head-triumphant = Dés Triomphaux
head-objective = Objectif
head-action = Action à chaque tour
head-turn = Le tour
head-turned = Carte révélée
head-next = Dessus de la pioche, connu de tous
head-offer = Objectifs au choix
head-power = Capacité
level = { $level } ({ $zone })
zone-green = vert
zone-neutral = neutre
zone-red = rouge
zone-fixed = réparé
home-of = lieu de { $personage }
is-home = { $personage } : de retour
stands-home = { $personage } (déjà dans son lieu, à déposer)
deck-left = { $count ->
    [one] { $count } carte de riff restante
   *[other] { $count } cartes de riff restantes
}
die-shows = { $die } : { $face }
die-used = { $die } : { $face }, utilisé
source-shows = { $source } : { $face }
source-used = { $source } : { $face }, utilisée
loose = Excellent fait de deux actions identiques
start-card = carte de départ
objective-done = accompli : { $objective }
objective-hopeless = hors d’atteinte : { $objective }
objective-stage = { $objective } (fait : { $stage })
reward = San Dimas −{ $lowers }, puis { $symbol }
round = Round { $round }
rounds-played = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { $cards ->
    [one] { $cards } carte de riff restante
   *[other] { $cards } cartes de riff restantes
}

## Choses

location-washington = Washington
to-washington = à Washington
of-washington = de Washington
location-vienna = Vienne
to-vienna = à Vienne
of-vienna = de Vienne
location-rome = Rome
to-rome = à Rome
of-rome = de Rome
location-outer-mongolia = Mongolie-Extérieure
to-outer-mongolia = en Mongolie-Extérieure
of-outer-mongolia = de Mongolie-Extérieure
location-orleans = Orléans
to-orleans = à Orléans
of-orleans = d’Orléans
location-new-york = New York
to-new-york = à New York
of-new-york = de New York
location-new-mexico = Nouveau-Mexique
to-new-mexico = au Nouveau-Mexique
of-new-mexico = du Nouveau-Mexique
location-kassel = Cassel
to-kassel = à Cassel
of-kassel = de Cassel
location-austria = Autriche
to-austria = en Autriche
of-austria = d’Autriche
location-athens = Athènes
to-athens = à Athènes
of-athens = d’Athènes
location-san-dimas = San Dimas
to-san-dimas = à San Dimas
of-san-dimas = de San Dimas
personage-lincoln = Abraham Lincoln
personage-freud = Sigmund Freud
personage-charlemagne = Charlemagne
personage-genghis-khan = Gengis Khan
personage-joan-of-arc = Jeanne d’Arc
personage-babe-ruth = Babe Ruth
personage-billy-the-kid = Billy the Kid
personage-beethoven = Ludwig van Beethoven
personage-napoleon = Napoléon Bonaparte
personage-socrates = Socrate
character-none = pas encore de rôle
character-bill = Bill
character-ted = Ted
character-elizabeth = Elizabeth
character-joanna = Joanna
power-bill = chaque Déplacement mène jusqu’à deux lieux plus loin
power-ted = une fois par tour, échanger la première carte de riff piochée contre la suivante
power-elizabeth = une fois par tour, ramasser, déposer ou passer quelqu’un ne coûte rien
power-joanna = une fois par tour, ignorer un Bidon
die-wyld = dé Wyld
die-character = dé de Personnage
die-triumphant = dé Triomphal
die-bogus = dé Bidon
face-move = Déplacement
face-interact = Interaction
face-reroll = Relance
face-excellent = Excellent
face-bogus = Bidon
face-blank = face neutre
objective-none = pas encore d’objectif
objective-lower-with-beethoven = diminuer une brèche avec Beethoven dans sa cabine
objective-lower-with-lincoln = diminuer une brèche avec Lincoln dans sa cabine
objective-quiet-rounds = finir trois rounds sans Relance ni cabine
objective-together-with-napoleon = avoir Napoléon et quelqu’un d’autre dans sa cabine
objective-together-with-joan = avoir Jeanne d’Arc et quelqu’un d’autre dans sa cabine
objective-lower-in-three-places = diminuer des brèches dans trois lieux différents
objective-lower-in-company = diminuer une brèche là où se trouve aussi un autre joueur
objective-tour-of-socrates = emmener Socrate à Rome, puis à Orléans, puis à Washington
objective-tour-of-genghis = emmener Gengis Khan à Athènes, puis à Cassel, puis au Nouveau-Mexique
objective-two-to-san-dimas = amener deux personnages à la fois à San Dimas
objective-billy-in-new-york = emmener Billy the Kid à New York
objective-freud-in-athens = emmener Freud à Athènes
objective-charlemagne-in-austria = emmener Charlemagne en Autriche
objective-pass-babe-ruth = passer Babe Ruth à un autre joueur
objective-pass-lincoln = passer Lincoln à un autre joueur
objective-pass-joan = passer Jeanne d’Arc à un autre joueur
riff-none = aucune carte
riff-ripple-washington = Remous à Washington
riff-ripple-vienna = Remous à Vienne
riff-ripple-rome = Remous à Rome
riff-ripple-outer-mongolia = Remous en Mongolie-Extérieure
riff-ripple-orleans = Remous à Orléans
riff-ripple-new-york = Remous à New York
riff-ripple-new-mexico = Remous au Nouveau-Mexique
riff-ripple-kassel = Remous à Cassel
riff-ripple-austria = Remous en Autriche
riff-ripple-athens = Remous à Athènes
riff-surge-washington = Déferlante à Washington
riff-surge-vienna = Déferlante à Vienne
riff-surge-rome = Déferlante à Rome
riff-surge-outer-mongolia = Déferlante en Mongolie-Extérieure
riff-surge-orleans = Déferlante à Orléans
riff-surge-new-york = Déferlante à New York
riff-surge-new-mexico = Déferlante au Nouveau-Mexique
riff-surge-kassel = Déferlante à Cassel
riff-surge-austria = Déferlante en Autriche
riff-surge-athens = Déferlante à Athènes
riff-vortex-washington = Tourbillon à Washington
riff-vortex-vienna = Tourbillon à Vienne
riff-vortex-rome = Tourbillon à Rome
riff-vortex-outer-mongolia = Tourbillon en Mongolie-Extérieure
riff-vortex-orleans = Tourbillon à Orléans
riff-vortex-new-york = Tourbillon à New York
riff-vortex-new-mexico = Tourbillon au Nouveau-Mexique
riff-vortex-kassel = Tourbillon à Cassel
riff-vortex-austria = Tourbillon en Autriche
riff-vortex-athens = Tourbillon à Athènes
riff-discord-washington = Dissonance à Washington
riff-discord-vienna = Dissonance à Vienne
riff-discord-rome = Dissonance à Rome
riff-discord-outer-mongolia = Dissonance en Mongolie-Extérieure
riff-discord-orleans = Dissonance à Orléans
riff-discord-new-york = Dissonance à New York
riff-discord-new-mexico = Dissonance au Nouveau-Mexique
riff-discord-kassel = Dissonance à Cassel
riff-discord-austria = Dissonance en Autriche
riff-discord-athens = Dissonance à Athènes
riff-chord-1-5-7 = Accord 1·5·7
riff-chord-2-6-8 = Accord 2·6·8
riff-chord-1-3-7 = Accord 1·3·7
riff-chord-2-4-8 = Accord 2·4·8
riff-chord-3-5-9 = Accord 3·5·9
riff-chord-4-6-10 = Accord 4·6·10
riff-aftershock = Réplique
riff-curfew = Couvre-feu
riff-feedback = Larsen
riff-old-wound = Vieille blessure
riff-sour-note = Couac
riff-power-chord = Accord de puissance
riff-setlist = Liste des morceaux
riff-grace-note = Appoggiature
riff-skipped-beat = Temps sauté
riff-meltdown = Court-circuit
riff-encore = Rappel
riff-double-time = Tempo doublé
riff-homesick = Mal du pays
riff-stage-dive = Saut dans la foule

## Le visage dans le navigateur

phase-setup = mise en place
phase-riff = phase 1, carte de riff
phase-dice = phase 2, dés
phase-actions = phase 2, actions
jump-board = Circuits
jump-riff = Riff
jump-dice = Dés
jump-booth = Cabine
short-lincoln = Lincoln
short-freud = Freud
short-charlemagne = Charlemagne
short-genghis-khan = Gengis Khan
short-joan-of-arc = Jeanne d’Arc
short-babe-ruth = Babe Ruth
short-billy-the-kid = Billy the Kid
short-beethoven = Beethoven
short-napoleon = Napoléon
short-socrates = Socrate
kind-triumphant = Triomphal
place-spoken = { $place }, position { $number }, brèche { $level }, { $zone }
lost-spoken = Égarés ici : { $names }
booths-spoken = Ici : { $names }
lost-here = Égaré ici : { $personage }. Son lieu : { $home }. Apporte : { $gives }
above = au-delà de { $level }, c’est perdu
no-riff-yet = Aucune carte de riff n’a encore été révélée.
card-turned = Carte de riff : { $riff }
or = ou
followed = appliquée
choosing = à choisir
skipped-main = sautée : le lieu est réparé
skipped-green = sautée : pas vert
skipped-red = sautée : pas rouge
skipped-fixed = sautée : pas réparé
fixed-of = { $count } sur 10 réparés
dial-zones = Zones du cadran
zone-range = { $first } à { $last } { $zone }
choose-character = Qui jouez-vous ?
objective-about = Une fois la mission accomplie, San Dimas diminue et l’action de la carte est à vous à chaque tour.
waiting-for-others = on attend les autres
reward-lowers = San Dimas −{ $lowers },
top-cards = Prochaines cartes de riff
top-cards-about = choisissez la première
pool-yours = Vos dés
pool-of = Dés : { $name }
pool-chosen = Plus de quatre dés : on en choisit quatre.
pool-about = on en lance exactement quatre
head-dice = Dés
dice-later = On lance les dés après la carte de riff.
dice-setup = On lance les dés quand chacun a son objectif.
actions-yours = Vos actions
actions-of = Actions : { $name }
dice-of-kind = { $kind ->
    [wyld] { $count ->
        [one] 1 dé Wyld
       *[other] { $count } dés Wyld
    }
    [character] { $count ->
        [one] 1 dé de Personnage
       *[other] { $count } dés de Personnage
    }
    [triumphant] { $count ->
        [one] 1 dé Triomphal
       *[other] { $count } dés Triomphaux
    }
   *[bogus] { $count ->
        [one] 1 dé Bidon
       *[other] { $count } dés Bidon
    }
}
die-spoken = Dé { $number }. { $shown }
used = utilisé
trick-booth = tout relancer
trick-bogus = le subir
trick-ignore = l’ignorer
booth-empty = La cabine est vide.
booth-of = Cabine : { $name }
guest-spoken = { $personage } dans la cabine. Apporte : { $gives }
gives-nothing = rien
objective-met = Objectif accompli
objective-lost = Hors d’atteinte
stage-of = étape { $stage } sur { $stages }
every-turn = À chaque tour
caption-move = Dépla{"\u00AD"}cement
caption-interact = Inter{"\u00AD"}action
caption-reroll = Relance
caption-excellent = Excellent
caption-bogus = Bidon
caption-blank = neutre
group-move = Se déplacer
group-reroll = Relancer un dé
group-pass = Passer quelqu’un
group-pair = Actions doubles
group-pick = Ramasser quelqu’un
group-return = Déposer quelqu’un
start-suggested = Conseil : { $character }
start-suggested-about = la capacité qui demande le moins de calcul
detail-home = lieu de : { $personage }
detail-lost = { $personages }
detail-rift = brèche { $level }, { $zone }
detail-level = brèche de { $level } à { $then }
detail-gives = { $gives }
detail-end = { $count ->
    [0] rien n’est perdu
    [one] { $count } action est perdue
   *[other] { $count } actions sont perdues
}
present-level = { $level } sur { $highest }
present-spoken = { $place }, brèche { $level } sur { $highest } : s’il faut monter au-delà, la partie est perdue
does-move = Aller dans un lieu relié au vôtre.
does-interact = Ramasser, déposer ou passer quelqu’un, ou réparer la brèche.
does-reroll = Relancer un dé inutilisé.
does-excellent = L’action de votre choix : Déplacement, Interaction ou Relance.
does-bogus = La brèche de votre lieu monte, avant toute autre action.
does-blank = Il ne se passe rien.
detail-present = brèche { $level } sur { $highest }
detail-present-then = San Dimas de { $level } à { $then }
detail-loses = la partie est perdue
detail-calm = réparé : il ne se passe rien
detail-return = y reste pour de bon
detail-booth = une fois par tour, avant tout le reste
detail-ignore = une fois par tour
detail-pair = elles deviennent un Excellent
detail-swap = il faudra appliquer la suivante
detail-reroll = une Relance est dépensée
detail-keep = tout ce qu’elle dit arrive maintenant
detail-stop = vous renoncez au second lieu
detail-next = piochée avant les autres
detail-objective = une fois accompli : San Dimas −{ $count }
detail-other-side = l’autre choix tombe
detail-another = une carte de plus ce tour-ci
detail-pool = { $count ->
    [0] des dés Wyld prennent la place
   *[other] lancés à la place de dés Wyld
}
curve-rifts = San Dimas et les brèches, tour par tour
curve-fixed = lieux réparés
brief-pick = Ramasser { $personage }
brief-return = Déposer { $personage }
brief-pass = { $personage } à { $other }
brief-fix = Réparer la brèche
brief-reroll = Relancer : { $face }
brief-pair = 2 × { $symbol }
brief-bogus = Subir un Bidon
brief-ignore = Ignorer un Bidon
brief-booth = Utiliser la cabine
brief-end = Terminer le tour
offer-picks = { $name } vient de ramasser { $thing }.
offer-returns = { $name } vient de déposer { $thing }.

## Raisons d’un conseil : ce qu’un coup apporte ou coûte, face aux autres

hint-more-rifts = { $n ->
    [0] des brèches un peu plus basses
    [one] 1 niveau de moins sur l’ensemble des brèches
   *[other] { $n } niveaux de moins sur l’ensemble des brèches
 }
hint-less-rifts = { $n ->
    [0] des brèches un peu plus hautes
    [one] 1 niveau de plus sur l’ensemble des brèches
   *[other] { $n } niveaux de plus sur l’ensemble des brèches
 }
hint-more-ways = des personnages plus près de chez eux
hint-less-ways = des personnages plus loin de chez eux
hint-more-san-dimas = { $n ->
    [0] San Dimas un peu plus bas
    [one] San Dimas 1 niveau plus bas
   *[other] San Dimas { $n } niveaux plus bas
 }
hint-less-san-dimas = { $n ->
    [0] San Dimas un peu plus haut
    [one] San Dimas 1 niveau plus haut
   *[other] San Dimas { $n } niveaux plus haut
 }
hint-more-deck = { $n ->
    [0] un peu plus de cartes dans la pioche
    [one] 1 carte de plus dans la pioche
   *[other] { $n } cartes de plus dans la pioche
 }
hint-less-deck = { $n ->
    [0] un peu moins de cartes dans la pioche
    [one] 1 carte de moins dans la pioche
   *[other] { $n } cartes de moins dans la pioche
 }
hint-more-objectives = { $n ->
    [0] des objectifs plus près de leur récompense
    [one] 1 objectif récompensé de plus
   *[other] { $n } objectifs récompensés de plus
 }
hint-less-objectives = { $n ->
    [0] des objectifs plus loin de leur récompense
    [one] 1 objectif récompensé de moins
   *[other] { $n } objectifs récompensés de moins
 }
hint-more-guests = { $n ->
    [0] une meilleure compagnie dans les cabines
    [one] 1 personnage de plus à bord
   *[other] { $n } personnages de plus à bord
 }
hint-less-guests = { $n ->
    [0] une moins bonne compagnie dans les cabines
    [one] 1 personnage de moins à bord
   *[other] { $n } personnages de moins à bord
 }
hint-more-actions = plus d’actions encore à utiliser
hint-less-actions = moins d’actions encore à utiliser
hint-more-places = des cabines plus près de l’ouvrage
hint-less-places = des cabines plus loin de l’ouvrage
