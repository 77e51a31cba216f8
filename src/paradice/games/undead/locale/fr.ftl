### The Quick and the Undead, en français.

game-name = The Quick and the Undead
game-about = Fort West est envahi : choisissez votre emplacement en secret, dégainez le premier, débarrassez la ville de ses morts-vivants et contrôlez-en les meilleurs bâtiments au plein midi.
goal-win = Vous avez le plus de notoriété au plein midi : jetons, morts-vivants abattus, bâtiments à vous sans mort-vivant.
goal-lose = Quelqu’un en a plus, ou les morts-vivants envahissent la ville.
goal-turn = Chacun choisit un emplacement en secret. Du plus haut au plus bas, on utilise sa capacité, on touche son revenu, et l’on peut acheter un bâtiment si la rue est sans mort-vivant.

## Options

option-gangs = Bandes
option-gangs-about = Pour deux joueurs qui veulent plus de poudre : quatre places, deux bandes chacun (places 1 et 3 contre 2 et 4), une seule bourse pour les deux.
option-gangs-one = une par joueur
option-gangs-two = deux pour chacun des deux joueurs (4 places)
option-last-day = Dernier jour
option-last-day-about = La partie finit quand il n’y a plus de mort-vivant en ville. Si personne ne s’en charge, le plein midi suit le dernier jour ; seul, Dead Ranger vous a alors eu à l’usure.
option-last-day-far = lointain (jour 20)
option-last-day-10 = jour 10
option-last-day-7 = jour 7
option-riders = Les Cavaliers (seul)
option-riders-about = Seul contre Dead Ranger : les trois morts-vivants de valeur 6 restent dans la Colline aux bottes. Sans effet à plusieurs.
option-riders-off = non
option-riders-on = oui
option-reinforcements = Renforts (seul)
option-reinforcements-about = Seul : chaque fois que Dead Ranger envoie un hors-la-loi sur Traquer, un mort-vivant se lève. Sans effet à plusieurs.
option-reinforcements-off = non
option-reinforcements-on = oui
option-horde = La Horde (seul)
option-horde-about = Seul : si Dead Ranger ne trouve personne à intimider depuis Reconnaître, un mort-vivant se lève à la place. Sans effet à plusieurs.
option-horde-off = non
option-horde-on = oui
option-fast = Morts-vivants rapides (seul)
option-fast-about = Seul : Dead Ranger peut aussi intimider vos hors-la-loi couchés. Sans effet à plusieurs.
option-fast-off = non
option-fast-on = oui

## Ce qui est demandé

prompt-ChooseStart = { $left ->
    [one] Choisissez encore une ressource de départ : une pièce, un point de notoriété ou une balle et sa case ; personne ne la voit pour l’instant.
   *[other] Choisissez { $left } ressources de départ : pièces, notoriété ou balles et leurs cases ; personne ne les voit pour l’instant.
}
prompt-UseBuildings = Début du tour : utilisez un bâtiment que vous contrôlez, ou continuez.
prompt-ChooseGoods = Votre pièce est payée : que prenez-vous en échange ?
prompt-ChooseSpace = Choisissez un emplacement en secret, ou les Hommes de main.
prompt-choose-alone = Choisissez un emplacement, ou les Hommes de main.
prompt-start-alone = { $left ->
    [one] Choisissez encore une ressource de départ : une pièce, un point de notoriété ou une balle et sa case.
   *[other] Choisissez { $left } ressources de départ : pièces, notoriété ou balles et leurs cases.
}
prompt-SendJoker = Envoyez votre joker là où personne n’est debout.
prompt-Hire = Comment payez-vous votre homme de main ?
prompt-OfferBribe = Un duel commence : vous battre, ou l’éviter pour une pièce ?
prompt-AnnounceTarget = Annoncez votre cible dans ce duel.
prompt-DuelCritical = Vous avez fait 8 dans le duel : déclencher le coup critique (la cible meurt, le jeton passe côté Retour de flamme) ?
prompt-UseAbility = { $space } : choisissez une cible, ou renoncez à la capacité.
prompt-AnswerThreat = { $other } vous intimide sur { $space } : payer deux ressources, ou sortir et risquer un tir ?
prompt-PayThreat = { $left ->
    [one] Donnez encore une ressource.
   *[other] Donnez { $left } ressources.
}
prompt-ShotCritical = Vous avez fait 8 contre { $other } : déclencher le coup critique (la cible meurt, le jeton passe côté Retour de flamme) ?
prompt-BreakBullet = Coup critique : retirez la balle de votre choix à Dead Ranger.
prompt-KeepShooting = Toujours debout : { $undead }. Tirer encore, ou arrêter ?
prompt-UndeadCritical = Vous avez fait 8 contre { $undead } : déclencher le coup critique (la cible meurt, le jeton passe côté Retour de flamme) ?
prompt-StripBullet = Choisissez la balle que vous prenez à { $other }.
prompt-RobMore = Le Repaire : prendre encore une ressource identique à { $other } ?
prompt-LoadBullets = { $left ->
    [one] Choisissez une case pour votre balle.
   *[other] Choisissez une case pour chacune de vos { $left } balles.
}
prompt-LoadBonus = La balle posée ici est à vous : choisissez sa case.
prompt-PlaceUndead = Sorti de la Colline aux bottes : { $undead }. Où l’envoyez-vous ?
prompt-TakeIncome = { $space } : choisissez votre revenu.
prompt-TakeExtra = La Gare : prendre une ressource de plus, identique à celle de votre revenu ?
prompt-BuyBuilding = Acheter un bâtiment, ou garder vos pièces ?
prompt-AnswerClaim = { $other } a payé pour { $building } : rester et vous battre, ou partir ?
prompt-FightCritical = Vous avez fait 8 dans le combat pour { $building } : déclencher le coup critique (la cible meurt, le jeton passe côté Retour de flamme) ?
prompt-Withdraw = Fin du tour : retirez un hors-la-loi d’un bâtiment, ou laissez-les tous en place.
prompt-PayUpkeep = La journée est finie : dépenser une balle pour garder { $building }, ou partir ?
prompt-waiting = { $others ->
    [0] On attend { $seat }.
    [one] On attend { $seat } et un autre joueur.
   *[other] On attend { $seat } et { $others } autres joueurs.
}
prompt-over = La poussière est retombée.

## Coups

move-wish = Prendre { $resource }
move-pick = { $space }
move-pass = Passer ce tour
move-send = Aller sur { $space }
move-use = Utiliser { $building }
move-done = Continuer
move-hire-for-coins = Payer 2 pièces
move-hire-for-notoriety = Payer 1 point de notoriété
move-target = Viser { $other }
move-shoot = Tirer sur { $undead } ({ $place })
move-intimidate = Intimider { $other } sur { $space }
move-steal = Voler { $other }
move-skip = Renoncer à la capacité
move-pay = Payer
move-step-out = Sortir
move-bribe = Donner une pièce à { $other } et rester à l’écart
move-fight = Se battre
move-give-coin = Donner une pièce
move-give-notoriety = Donner 1 point de notoriété
move-give = Donner la balle de la case { $chamber }
move-fire = Tirer encore
move-stop = Arrêter de tirer
move-trigger = Déclencher le coup critique
move-hold = Y renoncer (tir manqué)
move-strip = Prendre la balle de la case { $chamber }
move-break = Lui retirer la balle { $chamber }
move-load = Charger la case { $chamber }
move-earn = Prendre { $resource }
move-buy = Acheter { $building } pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
move-stay = Rester et se battre
move-leave = Quitter le bâtiment
move-withdraw = Se retirer : { $building }
move-spend = Dépenser la balle de la case { $chamber }
move-put = L’envoyer : { $place }

## Refus

rule-no-outlaw-left = Vous n’avez plus de hors-la-loi dans votre planque.
rule-own-outlaw-lies-there = Un de vos hors-la-loi y est déjà passé aujourd’hui et y est encore couché.
rule-hired-guns-cost = Il vous faut 2 pièces ou 1 point de notoriété pour un homme de main.
rule-must-choose = Vous avez encore un hors-la-loi dans votre planque : choisissez un emplacement.
rule-joker-needs-room = Quelqu’un y est debout ; un joker ne va que là où personne n’est debout.
rule-not-your-building = Vous ne contrôlez pas ce bâtiment.
rule-ability-is-permanent = Inutile de l’utiliser : ce bâtiment agit tout seul tant que vous le contrôlez.
rule-once-a-round = Vous avez déjà utilisé ce bâtiment ce tour-ci.
rule-without-effect = Cela ne changerait rien pour l’instant.
rule-no-coin = Vous n’avez pas de pièce à dépenser.
rule-no-notoriety = Vous n’avez pas de notoriété à dépenser.
rule-boot-hill-is-empty = La Colline aux bottes est vide : aucun mort-vivant ne peut se lever.
rule-no-clear-building = Il n’y a pas de bâtiment sans mort-vivant où en envoyer un.
rule-nothing-to-move = Rien à déplacer : il faut au moins une balle et une case vide.
rule-trade-costs-a-coin = Le Comptoir demande une pièce, et vous n’en avez pas.
rule-show-costs-notoriety = Le Charlatan demande 1 point de notoriété, et vous n’en avez pas.
rule-duel-has-no-price = Le duel est commencé : on ne peut plus payer pour l’éviter.
rule-no-bribe-at-the-end = Le Bureau du shérif ne sert à rien dans le duel qui décide de la partie.
rule-not-this-space = L’emplacement de votre hors-la-loi n’a pas cette capacité.
rule-street-only = Cet emplacement ne permet de combattre les morts-vivants que dans la rue.
rule-out-of-reach = D’ici, on ne peut pas intimider un hors-la-loi de cet emplacement-là.
rule-lying-is-safe = Un hors-la-loi couché depuis un tour précédent ne peut pas être intimidé.
rule-own-gang = C’est votre autre bande : vous ne pouvez pas vous en prendre à elle.
rule-nothing-to-steal = Ce joueur n’a rien de cette sorte.
rule-is-guarded = Un bâtiment protège cette ressource : elle ne peut pas être volée.
rule-target-is-declared = Une fois un mort-vivant annoncé, vous ne pouvez plus changer de cible.
rule-two-resources-needed = Il faut deux ressources pour payer : vous devez sortir.
rule-chamber-is-empty = Il n’y a pas de balle dans cette case.
rule-chamber-is-loaded = Cette case est déjà chargée.
rule-supply-is-exhausted = Il n’y en a plus dans la réserve.
rule-buying-comes-last = Un bâtiment s’achète à la fin de votre tour, après le revenu.
rule-street-is-haunted = Personne n’achète tant qu’un mort-vivant est dans la rue.
rule-too-expensive = Vous n’avez pas assez de pièces pour ce bâtiment.
rule-already-held = Vous contrôlez déjà ce bâtiment.
rule-one-building-a-turn = Vous avez déjà acheté un bâtiment ce tour-ci : un seul par tour.
rule-outlaws-buy = C’est un hors-la-loi posé sur un emplacement qui achète et s’installe ; chez les Hommes de main, il n’y a que votre dé.
rule-not-your-outlaw = Aucun de vos hors-la-loi n’est dans ce bâtiment.
rule-clear-buildings-only = On ne peut l’envoyer que dans un bâtiment sans mort-vivant.

## Le journal

log-day-begins = Le jour { $day } commence.
log-round-begins = Tour { $round }.
log-wears-law = { $seat } porte l’insigne de la Loi.
log-has-chosen = { $seat } a choisi.
log-gets-ready = { $seat } commence avec { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $bullets ->
    [one] { $bullets } balle
   *[other] { $bullets } balles
} et { $notoriety ->
    [one] { $notoriety } point
   *[other] { $notoriety } points
} de notoriété.
log-hires = { $outlaws ->
    [0] { $seat } a déjà six hors-la-loi et n’engage personne.
    [one] { $seat } engage un hors-la-loi.
   *[other] { $seat } engage { $outlaws } hors-la-loi.
}
log-hires-nobody = { $seat } n’a plus de quoi payer un homme de main.
log-is-new-in-town = { $seat } n’a plus personne ni rien : un nouveau venu rejoint sa bande gratuitement.
log-picks = { $seat } montre { $space }.
log-passes = { $seat } passe ce tour.
log-jokers-cancel = { $count ->
    [one] { $count } joker : il perd son tour.
   *[other] { $count } jokers : tous perdent leur tour.
}
log-joker-stays = { $seat } ne trouve pas de place pour son joker.
log-sends = { $seat } envoie son joker sur { $space }.
log-gains-coins = { $seat } gagne { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
log-gains-notoriety = { $seat } gagne { $notoriety ->
    [one] { $notoriety } point
   *[other] { $notoriety } points
} de notoriété.
log-loads = { $seat } charge la case { $chamber }.
log-loses-bullets = { $seat } n’a pas de case vide : { $bullets ->
    [one] { $bullets } balle est perdue
   *[other] { $bullets } balles sont perdues
}.
log-pays-coins = { $seat } paie { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
log-pays-notoriety = { $seat } paie { $notoriety ->
    [one] { $notoriety } point
   *[other] { $notoriety } points
} de notoriété.
log-turns-skull = { $seat } remet son jeton critique côté Crâne.
log-finds-nothing = { $seat } ne gagne rien ici : { $building }.
log-uses = { $seat } utilise { $building }.
log-rearranges = { $seat } sort { $bullets ->
    [one] { $bullets } balle pour la replacer
   *[other] { $bullets } balles pour les replacer
}.
log-duel-begins = Duel sur { $space } !
log-targets = { $seat } vise { $other }.
log-bribes = { $seat } donne une pièce à { $other } et reste à l’écart.
log-rolls = { $seat } fait un { $face }.
log-hits = { $seat } touche { $other } sur un { $face }.
log-misses = { $seat } manque sur un { $face }.
log-triggers = { $seat } déclenche un coup critique.
log-backfires = Échec critique : { $seat } doit rentrer.
log-goes-home = { $seat } ramène un hors-la-loi dans sa planque.
log-dies = { $seat } perd un hors-la-loi.
log-intimidates = { $seat } intimide { $other } sur { $space }.
log-pays-up = { $seat } paie { $other }.
log-steps-out = { $seat } sort.
log-gives-coin = { $seat } donne une pièce à { $other }.
log-gives-notoriety = { $seat } donne 1 point de notoriété à { $other }.
log-gives-bullet = { $seat } donne à { $other } la balle de la case { $chamber }.
log-steals-coin = { $seat } vole une pièce à { $other }.
log-steals-notoriety = { $seat } vole 1 point de notoriété à { $other }.
log-steals-bullet = { $seat } vole à { $other } la balle de la case { $chamber }.
log-aims = { $seat } tire sur { $undead }.
log-kills = { $seat } tue { $undead }.
log-stops = { $seat } arrête de tirer.
log-repeats = Encore un { $face } : { $seat } doit s’arrêter.
log-rises = Attention : { $undead }, désormais en ville ({ $place }).
log-turns-up = { $seat } retourne une carte de la Colline aux bottes : { $undead }.
log-hill-is-empty = La Colline aux bottes est vide : aucun mort-vivant ne se lève.
log-buys = { $seat } paie { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} pour { $building }.
log-stays = { $seat } ne cède pas ({ $building }) : combat à mort.
log-leaves = { $seat } quitte { $building }.
log-takes-over = { $seat } prend le contrôle ({ $building }).
log-withdraws = { $seat } se retire : { $building }.
log-keeps = { $seat } dépense la balle de la case { $chamber } pour garder { $building }.
log-is-evicted = { $seat } n’a plus de balle et perd { $building }.
log-high-noon = Plus aucun mort-vivant en ville : le prochain tour est le plein midi, le dernier.
log-late-noon = Le dernier jour est passé : le prochain tour est le plein midi, le dernier.
log-final-duel = Toujours à égalité : un duel à mort décidera.
log-leaves-duel = { $seat } est hors du duel.
log-game-ends = La partie est terminée.
log-ranger-comes = { $seat } envoie un hors-la-loi sur { $space }.
log-ranger-loses-bullet = { $left ->
    [one] Dead Ranger perd pour toujours la balle { $chamber } ; il lui en reste { $left }.
   *[other] Dead Ranger perd pour toujours la balle { $chamber } ; il lui en reste { $left }.
}

reason-high-noon = Le plein midi est passé.
reason-last-day = Le dernier jour est passé, et le plein midi aussi.
reason-coins = Le plein midi est passé ; les pièces ont départagé.
reason-final-duel = Le plein midi est passé ; un duel à mort a décidé.
reason-shared = Tous sont tombés dans le dernier duel : la ville est partagée.
reason-ranger-dead = Dead Ranger est mort pour de bon.
reason-overrun = La ville est envahie : il n’y avait plus de place pour un mort-vivant de plus.
reason-outlaws-dead = Tous vos hors-la-loi sont au cimetière.
reason-worn-out = Le dernier jour est passé et Dead Ranger marche encore : il vous a eu à l’usure.
score-tokens = Jetons Notoriété
score-undead = Morts-vivants tués
score-buildings = Bâtiments sans mort-vivant
score-coins = Pièces (égalités)
score-base = Points de départ
score-clear = Bâtiments débarrassés (+2)
score-ranger = Ses hors-la-loi sur le plateau
score-dead = Vos morts
score-total = Total

## La table

head-town = Fort West · jour { $day }, tour { $round }
head-noon = Fort West · plein midi
head-building = Bâtiment
head-ability = Capacité
head-price = Prix
head-worth = Vaut
head-holder = Contrôlé par
head-undead = Morts-vivants
head-spaces = Emplacements d’actions
head-space = Emplacement
head-income = Revenu
head-standing = Debout
head-lying = Couchés
head-players = Hors-la-loi
head-player = Joueur
head-coins = Pièces
head-notoriety = Notoriété
head-chambers = Balles
head-critical = Critique
head-stash = Planque
head-spare = À engager
head-grave = Cimetière
head-slain = Morts-vivants tués
head-choice = Dé
head-score = Score
is-start = début du tour
is-permanent = permanent
bonus = bonus : { $resource }
law = { $seat } (Loi)
hill-left = Colline aux bottes : { $count }
supply = Réserve : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $notoriety ->
    [one] { $notoriety } point
   *[other] { $notoriety } points
} de notoriété
undead-card = { $undead } ({ $worth } ; points faibles : { $weak })
nobody = personne
none = –
skull = Crâne : un 8 peut tuer
backfire = Retour de flamme : un 1 renvoie votre hors-la-loi
die-hidden = choisi
die-none = réfléchit
die-wishes = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $bullets ->
    [one] { $bullets } balle
   *[other] { $bullets } balles
}, { $notoriety ->
    [one] { $notoriety } point
   *[other] { $notoriety } points
} de notoriété

## Choses

ranger = Dead Ranger
street = la rue
one-coin = 1 pièce
one-bullet = 1 balle
one-notoriety = 1 point de notoriété
resource-coin = pièce
resource-bullet = balle
resource-notoriety = notoriété
amount-coin = { $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
}
amount-bullet = { $amount ->
    [one] { $amount } balle
   *[other] { $amount } balles
}
amount-notoriety = { $amount ->
    [one] { $amount } point de notoriété
   *[other] { $amount } points de notoriété
}
ability-hunt = chasser un mort-vivant
ability-fight = combattre un mort-vivant dans la rue
ability-intimidate = intimider { $spaces }
ability-steal-coin = voler une pièce
ability-steal-bullet = voler une balle
ability-steal-notoriety = voler 1 point de notoriété
ability-hire = payer 2 pièces ou 1 point de notoriété pour un hors-la-loi
ability-joker = placé en dernier, là où personne n’est debout ; deux jokers s’annulent
or-list = { $first } ou { $last }
income-skull = une balle, et le jeton critique côté Crâne
space-hired-guns = Hommes de main
space-joker = 1 Joker
space-embezzle = 2 Détourner
space-loot = 3 Piller
space-intimidate = 4 Intimider
space-gear-up = 5 S’équiper
space-extort = 6 Extorquer
space-stalk = 7 Traquer
space-scout = 8 Reconnaître
at-hired-guns = les Hommes de main
at-joker = le 1 (Joker)
at-embezzle = le 2 (Détourner)
at-loot = le 3 (Piller)
at-intimidate = le 4 (Intimider)
at-gear-up = le 5 (S’équiper)
at-extort = le 6 (Extorquer)
at-stalk = le 7 (Traquer)
at-scout = le 8 (Reconnaître)
building-general-store = le Magasin général
building-newspaper = la Gazette
building-gunsmith = l’Armurerie
building-church = l’Église
building-mortuary = la Morgue
building-trading-post = le Comptoir
building-stagecoach-depot = le Relais de diligence
building-shooting-range = le Stand de tir
building-saloon = le Saloon
building-bank = la Banque
building-courthouse = le Tribunal
building-armory = l’Arsenal
building-outlaw-hideout = le Repaire
building-mansion = le Manoir
building-undertaker = le Croque-mort
building-medicine-show = le Charlatan
building-sheriffs-office = le Bureau du shérif
building-railway-station = la Gare
building-telegraph-office = le Télégraphe
building-stockade = la Palissade
does-general-store = Gagnez 1 pièce.
does-newspaper = Gagnez 1 point de notoriété.
does-gunsmith = Gagnez 1 balle.
does-church = Remettez votre jeton critique côté Crâne.
does-mortuary = Si aucun mort-vivant n’est ici, il en vient un de la Colline aux bottes.
does-trading-post = Vous pouvez payer 1 pièce pour 1 balle ou 1 point de notoriété.
does-stagecoach-depot = Lancez le dé : 1–3 une pièce, 4–6 une balle, 7–8 un point de notoriété.
does-shooting-range = Vous pouvez replacer vos balles dans d’autres cases.
does-saloon = Vous pouvez lancer le dé : 1 perdez une pièce, 2–3 rien, 4–6 une pièce, 7–8 deux pièces. Plusieurs clients, pas de combat.
does-bank = Vos pièces ne peuvent pas être volées.
does-courthouse = Votre notoriété ne peut pas être volée.
does-armory = Vos balles ne peuvent pas être volées.
does-outlaw-hideout = Quand vous volez, vous pouvez prendre une ressource identique de plus.
does-mansion = Coûte toujours 5 pièces.
does-undertaker = Chaque mort-vivant tué, par vous ou un autre, vous rapporte 1 point de notoriété.
does-medicine-show = Pour 1 point de notoriété, faites venir un mort-vivant dans un bâtiment qui n’en a pas.
does-sheriffs-office = Vous pouvez donner une pièce à un adversaire pour éviter un duel ou une intimidation.
does-railway-station = Vous pouvez prendre une ressource de plus parmi celles de votre revenu.
does-telegraph-office = Gagnez 1 point de notoriété à chaque fusillade entre hors-la-loi où vous êtes impliqué.
does-stockade = +2 à votre touche quand vous défendez ce bâtiment.
undead-u01 = le Vagabond
undead-u02 = le Laveur de vaisselle
undead-u03 = le Palefrenier
undead-u04 = le Barbier
undead-u05 = l’Institutrice
undead-u06 = le Passeur
undead-u07 = le Pianiste
undead-u08 = le Prospecteur
undead-u09 = le Tricheur
undead-u10 = l’Adjoint
undead-u11 = le Voleur de bétail
undead-u12 = la Veuve
undead-u13 = le Prêcheur
undead-u14 = le Docteur
undead-u15 = le Bourreau
undead-u16 = le Cavalier pâle
undead-u17 = le Cavalier noir
undead-u18 = le Cavalier rouge

## La table dans le navigateur

phase-day = Jour { $day }, tour { $round }
phase-noon = Plein midi
phase-ready = avant le premier jour
phase-opening = début du tour
phase-secret = choix secret
phase-joker = Hommes de main et Jokers
phase-duel = duel
phase-ability = capacité
phase-shootout = fusillade
phase-income = revenu
phase-loading = rechargement
phase-rising = un mort-vivant se lève
phase-purchase = achat
phase-closing = fin du tour
phase-upkeep = entretien
jump-acts = Actions
jump-town = Ville
jump-gun = Ciblage
name-hired-guns = Hommes de main
name-joker = Joker
name-embezzle = Détourner
name-loot = Piller
name-intimidate = Intimider
name-gear-up = S’équiper
name-extort = Extorquer
name-stalk = Traquer
name-scout = Reconnaître
sign-general-store = Magasin général
sign-newspaper = Gazette
sign-gunsmith = Armurerie
sign-church = Église
sign-mortuary = Morgue
sign-trading-post = Comptoir
sign-stagecoach-depot = Relais
sign-shooting-range = Stand de tir
sign-saloon = Saloon
sign-bank = Banque
sign-courthouse = Tribunal
sign-armory = Arsenal
sign-outlaw-hideout = Repaire
sign-mansion = Manoir
sign-undertaker = Croque-mort
sign-medicine-show = Charlatan
sign-sheriffs-office = Bureau du shérif
sign-railway-station = Gare
sign-telegraph-office = Télégraphe
sign-stockade = Palissade
short-church = Jeton critique côté Crâne.
short-mortuary = Ajoute un mort-vivant s’il n’y en a pas.
short-trading-post = 1 pièce : 1 balle ou 1 notoriété.
short-stagecoach-depot = Dé : pièce, balle ou notoriété.
short-shooting-range = Replacez vos balles.
short-saloon = Dé : des pièces. Pas de combat.
short-bank = Pièces à l’abri du vol.
short-courthouse = Notoriété à l’abri du vol.
short-armory = Balles à l’abri du vol.
short-outlaw-hideout = Volez une ressource de plus.
short-undertaker = 1 notoriété par mort-vivant tué.
short-medicine-show = 1 notoriété : un mort-vivant dans un bâtiment libre.
short-sheriffs-office = Une pièce évite duel ou intimidation.
short-railway-station = Revenu : une ressource de plus.
short-telegraph-office = 1 notoriété par fusillade vécue.
short-stockade = +2 quand vous la défendez.
face-start = Début du tour
face-permanent = Permanent
face-bonus = bonus
face-bonus-about = Bonus : qui achète ce bâtiment en premier prend { $resource }
face-weak = Point faible { $chamber } : tiré avec une balle dans cette case, il tue
face-free = sans mort-vivant
face-cost = Prix : { $count } { $count ->
        [one] pièce
       *[other] pièces
    } pour contrôler ce bâtiment
face-half = Moitié prix, car quelqu’un le contrôle : { $count } { $count ->
        [one] pièce
       *[other] pièces
    }
face-worth = Vaut { $count } { $count ->
        [one] point
       *[other] points
    } de notoriété à la fin, si aucun mort-vivant n’est dedans
face-building = { $building } : { $does } Prix { $price }, valeur { $worth }. Contrôlé par : { $holders }. Morts-vivants : { $undead }.
face-street = La rue
face-haunted = Un mort-vivant ici : personne ne peut acheter.
face-quiet = Aucun mort-vivant ici : on peut acheter.
face-picks = Choix secrets
face-dice = Dés de ce tour
face-start-picks = Ressources de départ, en secret
face-rolled = tiré
face-reach = À portée
face-whom = Qui ?
face-locked = prêt
face-choosing = choisit
face-you = vous
face-hill = Colline aux bottes
face-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
face-dead = { $name }, morts : { $count }
face-your-gun = Votre carte Ciblage
face-gun-of = Carte Ciblage : { $name }
group-shoot = Tirer sur un mort-vivant
group-intimidate = Intimider quelqu’un
group-steal = Voler quelqu’un
group-give = Donner une balle
group-load = Une balle dans une case
group-buy = Acheter un bâtiment
group-put = L’envoyer…
brief-chamber = Case { $chamber }
brief-intimidate = { $other }, sur le { $space }
face-loaded-of = { $count } sur 6
face-loaded = chargée
face-spent = vide
face-skull = un 8 tue
face-backfire = un 1 : échec critique
face-skull-side = Jeton critique, côté Crâne : un 8 peut tuer.
face-backfire-side = Jeton critique, côté Retour de flamme : un 1 renvoie votre hors-la-loi dans la planque.
face-chamber-loaded = Case { $chamber }, chargée
face-chamber-empty = Case { $chamber }, vide
face-dark = point faible en foncé : vous avez la balle
face-coins = Pièces : { $count }
face-bullets = Balles : { $count }
face-notoriety = Jetons Notoriété : { $count }
face-stash = Hors-la-loi dans la planque : { $count }
face-slain = Morts-vivants tués : { $count }, valeur { $worth }
face-standing = Un hors-la-loi debout sur { $space } ({ $name })
face-lying = Un hors-la-loi couché sur { $space } ({ $name })
face-space = { $space } : { $ability }. Revenu : { $income }.
face-space-here = Ici : { $names }.
face-or = ou
face-hunt = un mort-vivant où qu’il soit
face-one-outlaw = 1 hors-la-loi :
face-joker = Part en dernier, là où nul n’est debout
face-jokers = deux 1 : tour perdu pour tous
face-no-duel = sans duel
face-wait = { $count } à engager
face-law = Loi
face-at = sur le { $space }
face-at-home = dans la planque
face-passes = passe
face-points = notoriété
start-each = Tout prêt : un de chaque
start-each-about = une pièce, une balle en case { $chamber }, 1 point de notoriété
detail-hits = { $count ->
    [0] aucune balle ne touche ; un numéro répété vous arrête
   *[other] tue sur { $chambers } (de 8) ; un numéro répété vous arrête
}
detail-worth = valeur { $worth }
detail-worth-haunted = valeur { $worth }, mais rien à la fin tant qu’un mort-vivant y est
detail-again = { $count ->
    [0] plus rien ne touche ; vous arrête : { $came }
   *[other] tue sur { $chambers } ; vous arrête : { $came }
}
detail-stop = les balles tirées restent dépensées
detail-trigger = tue ; le jeton passe côté Retour de flamme
detail-hold = le jeton reste côté Crâne
detail-hire = un hors-la-loi, une balle, le Crâne
detail-spend = vous gardez le bâtiment
detail-pay = deux de vos pièces, balles ou points de notoriété
detail-step-out = un tir sur vous : touche { $hits } fois sur { $faces }
detail-intimidate = vous donne 2 ressources ou sort : vous touchez { $hits } fois sur { $faces }
detail-duel = vous touchez { $mine } fois sur { $faces }, l’adversaire { $theirs } fois
detail-stay = combat à mort : vous touchez { $mine } fois sur { $faces }, l’adversaire { $theirs } fois
detail-leave = votre hors-la-loi rentre à la planque
detail-load = vous toucherez { $hits } fois sur 8
detail-strip = l’adversaire ne touche plus sur { $chamber }
detail-coins = vous aurez { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
detail-notoriety = vous aurez { $count ->
    [one] { $count } point de notoriété
   *[other] { $count } points de notoriété
}
detail-bullet = puis choisissez sa case
detail-skip = le revenu de l’emplacement suit
detail-pass = vous n’envoyez personne ce tour-ci
detail-fight = vous restez dans le duel
detail-bribe = une pièce de moins, aucun tir sur vous
detail-ranger = pris dans la réserve
detail-done-buy = rien d’autre n’est acheté, vos pièces restent
detail-done-load = les cases restent comme elles sont
detail-done-stay = vous gardez vos bâtiments
detail-done-use = les autres ne servent pas ce tour-ci
detail-done-rob = pas de second vol
detail-withdraw = vous perdez sa valeur : { $worth }
detail-put = sa valeur ({ $worth }) ne compte pas tant qu’un mort-vivant y est
detail-put-street = personne n’achète tant qu’un mort-vivant est dans la rue
detail-steal-coin = { $count ->
    [one] a { $count } pièce
   *[other] a { $count } pièces
}
detail-steal-bullet = { $count ->
    [one] a { $count } balle
   *[other] a { $count } balles
}
detail-steal-notoriety = { $count ->
    [one] a { $count } point de notoriété
   *[other] a { $count } points de notoriété
}
detail-pick-hired-guns = 2 pièces ou 1 notoriété : hors-la-loi, balle, Crâne
detail-pick-joker = en dernier ; deux Jokers s’annulent
detail-pick-embezzle = voler 1 notoriété ; +2 pièces, +2 notoriété
detail-pick-loot = voler une pièce ; +3 pièces
detail-pick-intimidate = intimider 8 7 6 5 ou combattre ; +1 de chaque
detail-pick-gear-up = intimider 8 7 6 4 3 2 ou combattre ; +2 balles
detail-pick-extort = voler une balle, combattre ; +1 pièce ou notoriété
detail-pick-stalk = chasser, sans duel ; +1 pièce ou balle
detail-pick-scout = chasser, ou intimider 5 4 3 2 ; +1 au choix
offer-buys = { $name } vient d’acheter { $thing }.
offer-takes-over = { $name } vient de prendre le contrôle : { $thing }.

## Raisons d’un conseil : ce qu’un coup apporte ou coûte, face aux autres

hint-more-notoriety = { $n ->
    [0] un peu plus de notoriété
    [one] 1 point de notoriété de plus
   *[other] { $n } points de notoriété de plus
 }
hint-less-notoriety = { $n ->
    [0] un peu moins de notoriété
    [one] 1 point de notoriété de moins
   *[other] { $n } points de notoriété de moins
 }
hint-more-coins = { $n ->
    [0] un peu plus de pièces
    [one] 1 pièce de plus
   *[other] { $n } pièces de plus
 }
hint-less-coins = { $n ->
    [0] un peu moins de pièces
    [one] 1 pièce de moins
   *[other] { $n } pièces de moins
 }
hint-more-bullets = { $n ->
    [0] un peu plus de balles
    [one] 1 balle de plus
   *[other] { $n } balles de plus
 }
hint-less-bullets = { $n ->
    [0] un peu moins de balles
    [one] 1 balle de moins
   *[other] { $n } balles de moins
 }
hint-more-outlaws = { $n ->
    [0] des hors-la-loi moins en danger
    [one] 1 hors-la-loi de plus en vie
   *[other] { $n } hors-la-loi de plus en vie
 }
hint-less-outlaws = { $n ->
    [0] des hors-la-loi plus en danger
    [one] 1 hors-la-loi de moins en vie
   *[other] { $n } hors-la-loi de moins en vie
 }
hint-more-turn = un meilleur coup à venir
hint-less-turn = un moins bon coup à venir
hint-more-buildings = { $n ->
    [0] plus de profit des bâtiments
    [one] 1 bâtiment de plus
   *[other] { $n } bâtiments de plus
 }
hint-less-buildings = { $n ->
    [0] moins de profit des bâtiments
    [one] 1 bâtiment de moins
   *[other] { $n } bâtiments de moins
 }
hint-more-rivals = { $n ->
    [0] un peu moins pour le meilleur adversaire
    [one] 1 point de moins pour le meilleur adversaire
   *[other] { $n } points de moins pour le meilleur adversaire
 }
hint-less-rivals = { $n ->
    [0] un peu plus pour le meilleur adversaire
    [one] 1 point de plus pour le meilleur adversaire
   *[other] { $n } points de plus pour le meilleur adversaire
 }
hint-more-ranger = { $n ->
    [0] des balles de Dead Ranger plus menacées
    [one] 1 balle de plus prise à Dead Ranger
   *[other] { $n } balles de plus prises à Dead Ranger
 }
hint-less-ranger = { $n ->
    [0] des balles de Dead Ranger moins menacées
    [one] 1 balle de moins prise à Dead Ranger
   *[other] { $n } balles de moins prises à Dead Ranger
 }
hint-more-town = { $n ->
    [0] une ville un peu plus calme
    [one] 1 mort-vivant de moins en ville
   *[other] { $n } morts-vivants de moins en ville
 }
hint-less-town = { $n ->
    [0] une ville un peu plus envahie
    [one] 1 mort-vivant de plus en ville
   *[other] { $n } morts-vivants de plus en ville
 }
