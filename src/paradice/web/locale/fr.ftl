### Les mots de la coque du navigateur, en français.

turn-of = À { $name } de jouer

## L’entrée

shell-welcome = Quatre jeux sur le temps perdu
shell-welcome-about = Jouez seul contre la maison, à plusieurs sur un même appareil, ou avec des amis n’importe où : envoyez-leur un lien. Aucun compte n’est nécessaire.
front-hello = Bonjour { $name }.
front-owed = { $count ->
    [0] Personne ne vous attend.
    [one] Une table vous attend.
   *[other] { $count } tables vous attendent.
}
front-your-move = À vous de jouer
front-others = On attend les autres
front-with = avec { $names }
front-take-turn = Jouer mon tour
front-choose = Faire mon choix
front-thinks = { $count ->
    [one] { $names } réfléchit
   *[other] { $names } réfléchissent
}
front-since = dernier coup il y a { $time }
front-free = { $count ->
    [one] Une place est libre
   *[other] { $count } places sont libres
}
shell-play-now = Jouer maintenant
shell-aim = Quelle difficulté ?
shell-aim-about = Mesuré avec des équipes de robots confirmés. Parties par chiffre : { $games }. Incertitude : ±{ $doubt }.
shell-aim-seats = Places : { $count }. Parties gagnées : { $won } sur 100.
shell-aim-go = Commencer en visant une chance sur deux
shell-learn = Apprendre
shell-learn-on = Apprendre : reprendre à la scène { $number }
shell-play-alone = En solo
shell-alone-about = { $count ->
    [one] Sans robots : une place, la vôtre, selon les règles du jeu en solo.
   *[other] Sans robots : vous jouez { $count } personnages. Pour moins ou plus, dressez une table.
}
shell-set-table = Dresser une table
shell-seats-range = { $fewest } à { $most ->
    [one] { $most } joueur
   *[other] { $most } joueurs
}
shell-cooperative = ensemble contre le jeu
shell-competitive = chacun pour soi
shell-state-gathering = en attente
shell-state-playing = en cours
shell-state-over = terminée
shell-me = Sans nom
shell-seats = Qui joue ?
shell-seat-me = Moi
shell-seat-me-too = moi aussi (un personnage de plus)
shell-seat-none = personne
shell-seat-device = quelqu’un sur cet appareil
shell-seat-open = un ami, par lien
shell-seat-bot-novice = robot, novice
shell-seat-bot-adept = robot, confirmé
shell-seat-bot-master = robot, maître
shell-seat-number = Place { $number }
shell-seat-free = libre, un ami est attendu
shell-name = Nom
shell-name-wanted = Indiquez votre nom.
shell-name-taken = Quelqu’un porte déjà ce nom à cette table, ou un nom qui lui ressemble. Choisissez-en un autre.
shell-pace = Allure des robots
shell-pace-0 = aussitôt
shell-pace-700 = sans hâte
shell-pace-1200 = assez lente pour suivre chaque étape
shell-begin = Commencer
shell-join = Rejoindre la table
shell-sit-down = S’asseoir
shell-gathering = En attente des joueurs
shell-gathering-about = Les cartes sont distribuées quand toutes les places sont prises.
shell-here = { $here ->
    [one] { $here } sur { $count } est là
   *[other] { $here } sur { $count } sont là
}
shell-awaited = { $count ->
    [one] On attend un ami.
   *[other] On attend { $count } amis.
}
shell-invite = Lien pour les amis qui jouent
shell-invite-about = Qui ouvre ce lien peut prendre une place libre. Il ne montre la main de personne.
shell-invites = { $name } vous invite à jouer à
shell-copy = Copier le lien
shell-copied = Copié
shell-copy-keys = Appuyez sur Ctrl C
shell-no-code = Pas de code : il ne mènerait nulle part
shell-local-link = Seul cet ordinateur ouvre ce lien : ouvrez d’abord la maison au réseau, ou démarrez-la par make play LAN=1.
shell-house-closed = Les téléphones de la pièce ne peuvent pas encore entrer.
shell-open-house = Ouvrir la maison au réseau
shell-house-open = La maison est ouverte à votre réseau. Les téléphones de la pièce entrent ici :
shell-no-network = Cet ordinateur n’est dans aucun réseau : personne d’autre ne peut venir.
shell-seat-yours = libre : asseyez-vous ici
shell-minutes = { $count } min
shell-from-age = { $age ->
    [one] dès { $age } an
   *[other] dès { $age } ans
}
shell-hard-1 = léger
shell-hard-2 = accessible
shell-hard-3 = corsé
shell-hard-4 = riche
shell-goal = De quoi s’agit-il ?
shell-goal-win = Comment on gagne
shell-goal-lose = Comment on perd
shell-goal-turn = Un tour
shell-goal-go = Jouons
shell-start-another = Commencer une autre partie
shell-tables-over = Parties terminées
shell-glance = La table d’un coup d’œil
shell-contents = Sommaire
shell-watch-link = Lien pour les spectateurs
shell-fill = Donner les places libres à des robots
shell-refresh = Actualiser

## La table

shell-skip = Aller à votre coup
shell-leave = Paradice : quitter la table
shell-tools = Outils de la table
shell-undo = Annuler
shell-undo-free = Annuler votre dernier coup (U)
shell-undo-ask = Quelque chose a été révélé ou joué depuis : annuler demande d’abord l’accord (U)
shell-undo-never = Vous n’avez rien à annuler
shell-undo-over = La partie est finie : plus rien ne peut être annulé.
shell-undo-nothing = Vous n’avez rien à annuler.
shell-undo-asked = { $name } demande à annuler. D’accord ?
shell-undo-taken = Quelqu’un d’autre demande déjà à annuler.
shell-undo-others = C’est aux autres d’accepter.
shell-undo-sure = Annuler votre coup et tout ce qui l’a suivi ?
shell-undo-wait = Vous demandez à annuler. On attend { $names }.
shell-undo-watch = { $name } demande à annuler. On attend { $names }.
shell-undo-lost = { $count ->
    [one] Un coup serait perdu :
   *[other] { $count } coups seraient perdus :
}
shell-undo-keep = Ne rien annuler
shell-undo-withdraw = Renoncer
shell-undo-refused = { $name } n’est pas d’accord : votre coup reste joué.
shell-redo = Rétablir
shell-redo-about = Rejouer ce que vous avez annulé (Maj+U)
shell-redo-nothing = Il n’y a rien à rétablir.
shell-stake-reveals = Cela révèle quelque chose : annuler demandera un accord.
shell-stake-passes = Ce sera ensuite à un autre de jouer : annuler demandera un accord.
shell-tap-again = Touchez encore pour jouer.
shell-group = Autres coups
shell-group-about = { $count } choix
shell-put-back = Reposer
shell-rules = Règles
shell-help = Aide
shell-settings = Réglages
shell-jump = Parties de la table
shell-players = Joueurs
shell-log = Journal
shell-newest-first = le plus récent d’abord
shell-your-move = Votre coup
shell-you = vous
shell-your-turn = À vous
shell-your-choice = À vous de choisir
shell-chooses = choisit
shell-choice-of = { $name } choisit
shell-thinks = réfléchit
shell-all-choose = tous choisissent à la fois
shell-over = la partie est finie
shell-away = hors ligne
shell-bot-novice = robot, novice
shell-bot-adept = robot, confirmé
shell-bot-master = robot, maître
shell-stand-in = remplacé par un robot
shell-hand-over = Laisser jouer un robot
shell-give-back = Rendre la place
shell-look-at = Regarder le jeu devant : { $name }
shell-you-watch = Vous regardez : vous voyez ce que tout le monde voit.
shell-spectator = Spectateur
shell-why-not = Pourquoi pas ? ({ $count })
shell-not-now = Impossible pour l’instant
shell-see-rule = Voir la règle
shell-log-undo = { $name } annule un coup.
shell-log-upgrade = Les règles ont été renouvelées : la partie continue d’ici.
shell-since = Depuis votre dernier tour
shell-skip-bots = Passer jusqu’à mon tour
shell-chat = Conversation
shell-chat-text = Dire quelque chose
shell-chat-send = Envoyer
shell-chat-empty = Il n’y a rien à dire.
shell-chat-long = Ce message est trop long : 300 lettres au plus.
shell-chat-often = Vous parlez beaucoup à la fois. Attendez un instant, puis renvoyez-le.
shell-wait = Un instant : votre coup est en cours d’enregistrement. Il est gardé et repart tout seul.
shell-offline = Connexion perdue ; nouvel essai en cours. Rien de ce que vous avez fait n’est perdu.
shell-back-soon = De retour dans un instant : la maison redémarre. Rien de ce que vous avez fait n’est perdu.
shell-close = Fermer
shell-agree = Accepter
shell-refuse = Refuser
shell-curtain = Passez l’appareil à { $name }. Les autres ne regardent pas.
shell-curtain-open = Je suis { $name }
shell-curtain-say = L’appareil change de mains.

## La fin

shell-winner = { $count ->
    [one] { $names } gagne
   *[other] { $names } se partagent la victoire
}
shell-won-alone = Vous avez gagné
shell-lost-alone = Vous avez perdu
shell-score-void = Une partie perdue ne rapporte rien
shell-nobody-won = Personne ne gagne
shell-won-together = Vous avez gagné ensemble
shell-lost-together = Vous avez perdu ensemble
shell-result = Le résultat
shell-lead = { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; { $name } suit avec { $others }.
shell-scores = Les scores
shell-together = Tous ensemble
shell-rematch = Rejouer
shell-to-rematch = Vers la partie suivante
shell-replay = Revoir la partie
shell-record = Télécharger la partie
shell-look-table = Regarder la table

## Revoir

shell-moment = Coup { $at } sur { $last }
shell-eyes = Vu par
shell-everybody = tout le monde
shell-go = Y aller
shell-first = Au début
shell-previous = Un coup en arrière
shell-next = Un coup en avant
shell-chapter = Jour, tour ou début
shell-previous-turn = Un tour en arrière
shell-next-turn = Un tour en avant
shell-last = À la fin
shell-run = Lecture
shell-to-table = À la table
shell-back-to-table = Retour à la table

## Réglages et aide

shell-language = Langue
shell-language-en = English
shell-language-fr = Français
shell-setting-sound = Sons
shell-setting-still = Sans animation
shell-setting-keys = Masquer les raccourcis clavier
shell-setting-tap = Au doigt : jouer dès la première touche
shell-setting-routine = Au début du tour : utiliser sans demander ce qui ne coûte et ne risque rien
shell-setting-large = Pièces plus grandes
shell-setting-contrast = Contraste renforcé
shell-share = Liens vers cette table
shell-help-lamp = Ce qui est doré peut être touché ; les mêmes choix sont des boutons en bas.
shell-help-keys = Chaque choix montre sa touche : appuyez. Tab et les flèches vont d’une pièce à l’autre, Entrée joue.
shell-help-undo = U annule votre dernier coup. Après un dé, une carte révélée ou le coup d’un autre, l’accord des autres joueurs, ou le vôtre, est demandé, avec ce qui serait perdu. Maj+U rétablit. Échap ferme ce qui est ouvert ou repose un choix inachevé.
shell-help-why = Ce qui semble jouable et ne l’est pas dit pourquoi quand on le touche, avec un lien vers la règle.
shell-help-look = Touchez l’emblème d’un joueur pour voir ce qui est devant lui.
shell-help-log = Le journal raconte chaque coup, le plus récent d’abord ; ce qui est nouveau depuis votre dernier coup est marqué.
shell-help-touch = Tout ce que vous survolez, atteignez au clavier ou pressez longuement dit ce que c’est et ce que cela fait.
shell-help-story = Les cartes, les lieux et les personnages ont une histoire au dos : touche B, ou le coin d’une carte. Dans Trekking, D montre les dates du jour, et votre périple se dessine après la partie.
shell-help-letters = Touches de la maison
key-enter = Entrée
key-ends = Début, Fin
shell-key-help = cette aide
shell-key-hint = un conseil : les trois meilleurs coups, et pourquoi
shell-key-what-if = et si : essayer des coups sur une table imaginée ; Z un pas en arrière, Échap la table réelle
shell-key-since = ce qui s’est passé depuis votre dernier tour
shell-key-log = le journal
shell-key-skip = passer les coups des robots et les mouvements
shell-key-rules = les règles
shell-key-undo = annuler ; avec Maj, rétablir
shell-provenance = Ce qui est imprimé, ce que nous avons reconstitué
shell-provenance-about = Pour chaque sorte de chiffre de nos données : combien viennent d’où. Les lignes portent les noms de nos fichiers de données.

## Refus

shell-refused = Ce n’est pas possible
shell-go-back = Retour
shell-stale = La table a changé depuis que vous l’avez vue. Regardez à nouveau, puis choisissez.
shell-not-begun = La partie n’a pas commencé.
shell-not-over = La partie n’est pas encore finie.
shell-no-such-move = Ce coup n’existe pas dans ce jeu.
shell-no-such-seat = Cette place n’existe pas.
shell-no-such-command = Demande inconnue.
shell-store-away = La partie ne peut pas être enregistrée en ce moment ; rien n’a changé. Réessayez dans un instant.
shell-no-space = Le disque de cette maison est presque plein : on ne peut plus dresser de table. Les parties commencées continuent.
shell-removed = L’hôte a confié votre place à un robot ; lui seul peut vous la rendre.
shell-deleted = L’hôte a supprimé cette table.
shell-story = L’histoire
shell-story-again = Réessayer
shell-stories = Les histoires
shell-offer = En attendant
shell-offer-long = Son histoire se lit en { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
shell-offer-read = La lire
shell-offer-no = Pas celle-ci
shell-offer-never = Ne plus proposer
shell-setting-alone = Ne me proposer aucune histoire pendant que j’attends
shell-journey = Mon périple
shell-journey-of = Le périple de { $name }
shell-journey-later = Le périple se dessine quand le troisième jour est fini.
shell-journey-stories = Les histoires de ce périple
shell-print = Imprimer
shell-shelf = Collection
shell-shelf-export = Exporter
shell-shelf-import = Importer
shell-shelf-first = Vu la première fois le { $date }. Touchez-le pour lire l’histoire.
shell-shelf-since = Depuis le { $date }.
shell-shelf-new = nouveau
shell-shelf-nothing = Ce navigateur ne garde rien ; imprimez plutôt votre périple.
shell-shelf-bad = Ce fichier n’est pas une collection.
shell-story-wait = L’histoire arrive…
shell-story-fail = L’histoire ne vient pas. La partie continue.
shell-story-no-back = Il n’y a rien au dos.
shell-story-turned = retournée
shell-story-none = Pointez une carte, un lieu ou un personnage : son histoire est au dos.
shell-key-dates = dans Trekking Through History, les dates du jour
shell-key-card-back = l’histoire au dos de ce que l’on pointe
shell-turn-back = Retourner
shell-seat-taken = Cette place est prise. Choisissez-en une autre.
shell-only-host = Seul l’hôte de la table peut le faire.
shell-only-seated = Seuls ceux qui sont assis à la table peuvent le faire.
shell-not-your-seat = Cette place n’est pas la vôtre.
shell-you-only-watch = À cette table, vous regardez seulement.
shell-bot-plays = Un robot joue à cette place. Reprenez-la d’abord.
shell-old-rules = Cette table a été jouée selon une version des règles qui n’est plus disponible.
shell-old-rules-about = Jouée selon les règles { $old } ; ici, on joue selon les règles { $new }.
shell-old-rules-open = La partie n’était pas finie : ce qu’ont fait les autres reste secret, vous voyez donc vos propres coups. Qui tient la maison peut exporter toute la partie.
shell-old-rules-moves = Coups
shell-old-rules-none = Aucun coup de votre part.
shell-status-400 = Nous n’avons pas pu lire ce qui était demandé.
shell-status-403 = La demande vient d’un autre site : nous n’y répondons pas.
shell-proxy-hint = Ce serveur a été appelé sous un autre nom que celui de votre barre d’adresse : un serveur mandataire devant lui ne transmet pas ce nom. Qui le tient peut donner l’adresse : { $command }
shell-status-404 = Il n’y a rien à cette adresse.
shell-status-405 = Cette adresse n’accepte pas cette demande.
shell-status-413 = C’est trop long.
shell-status-421 = Cette maison ne se connaît pas sous ce nom. Qui l’ouvre peut l’ajouter : paradice serve --known-as NOM
shell-status-500 = Quelque chose n’a pas marché ici. Réessayez dans un instant.
shell-status-429 = Trop de demandes à la fois. Attendez un instant.

## Un autre navigateur, et le retour

shell-place = Autre appareil, ou garder ma place
shell-place-lost = L’une de ces places est à vous ?
shell-device = Un autre appareil
shell-device-about = Continuez sur votre téléphone ou un autre ordinateur : vous êtes assis là-bas comme ici.
shell-device-make = Créer un lien
shell-device-link = Lien pour votre autre appareil
shell-device-once = Il marche une seule fois, pendant dix minutes. Ne le donnez à personne : qui l’ouvre joue à votre place.
shell-device-here = Vous vous asseyez aussi sur cet appareil, aux mêmes places.
shell-device-own = Ce navigateur a ses propres tables. Il les quitte, à moins d’y garder d’abord votre place.
shell-device-over = Ce lien a déjà servi ou date de plus de dix minutes. Créez-en un autre à la table.
shell-keep = Garder ma place
shell-keep-about = Six mots à noter. Ils vous rendent vos places sur n’importe quel navigateur, même si celui-ci vous a oublié.
shell-keep-make = Donnez-moi six mots
shell-keep-write = Notez-les dans cet ordre. On ne les montre plus ensuite ; de nouveaux les remplacent.
shell-back = Revenir avec six mots
shell-back-about = Si vous avez six mots pour votre place, ils vous rendent toutes vos places.
shell-back-words = Écrivez les six mots qu’on vous a donnés. Ils vous rendent toutes vos places.
shell-back-wrong = Ces mots n’ouvrent aucune place ici. Relisez-les un à un.
shell-six = Six mots
shell-claim = Demander sa place
shell-claim-about = Sans les mots : choisissez votre place et dites votre nom. Tous les autres à la table doivent accepter, l’hôte aussi.
shell-claim-ask = La demander
shell-claim-asked = { $name } redemande la place de { $other }, depuis un autre navigateur. Vous vous connaissez ?
shell-claim-give = Rendre la place
shell-claim-never = On ne peut pas demander cette place : quelqu’un y est assis, ou il n’y a personne d’autre à la table.
shell-claim-taken = Quelqu’un demande déjà une place. Attendez la réponse.

## Six mots pour retrouver sa place ; chacun une fois dans la liste

place-words =
    abeille abricot agneau aigle aile aimant algue amande ami ancre ange anneau arbre arc ardoise argile asperge assiette atlas aube avion avoine bague balai balle ballon banane barque bateau beurre biche bijou
    biscuit blaireau bois bol bonnet botte bouche bougie boule bourdon bouton branche brebis brique brume bulle bureau cabane cactus cadeau cage caillou calme camion canard canne canot carotte carte castor cave cerf
    cerise chaise chameau chapeau char chat cheval chien chou cidre ciel cigale cigogne citron clef cloche clou coffre colline colombe comète coq coquille corail corbeau corde coton couleur cour crabe craie crayon
    cuivre cygne daim danse dauphin dent désert diamant dragon drapeau dune eau école écorce écume encre épice épine étoile étang fable facteur faisan farine fée fenêtre ferme feu feuille figue fil fleur
    flocon flûte foin forêt four fraise fromage fruit fumée galet gant garage gare gâteau glace goutte graine grange grenier griffe grotte guitare hamac haricot herbe heron hibou hiver horloge huile huître île
    iris ivoire jade jambe jardin jasmin joie jonc jouet jour jument jupe jus lac laine lait lampe lapin larme laurier lettre levier lierre lilas lion lit livre loup loupe loutre lumière lune
    luth lutin magie main maïs manteau marbre marche mare marin marmite marron masque matin melon menthe mer merle miel miroir moineau montagne montre moulin mousse mouton mur muscat navire neige nid noix
    nuage nuit oie oignon oiseau olive ombre or orage orange ours page paille pain palais panier paon papier parc pêche perle phare piano pierre pin pluie plume poire poisson pomme pont porte

## At the door
shell-muted = L’hôte vous demande de ne rien écrire pour le moment.
shell-muted-why = L’hôte vous demande de ne rien écrire pour le moment : « { $reason } »
shell-table-closed = L’hôte a fermé cette table.
shell-table-kept = La partie est gardée telle quelle.
shell-removed-house = L’hôte vous demande de quitter cette maison.
shell-asleep = La maison est fermée pour le moment.
shell-host-says = L’hôte dit : « { $reason } »
shell-word-wanted = Un mot ouvre cette maison
shell-word = Le mot de cette maison
shell-word-wrong = Ce n’est pas le mot. Demandez à qui vous a invité.
shell-come-in = Entrer
shell-members-only = Cette maison est ouverte à ses membres
shell-members-about = L’hôte peut vous envoyer une invitation. Si vous êtes déjà venu, vos six mots vous ramènent.
shell-invited = Vous êtes invité
shell-invited-about = { $name }, ce lien fait de ce navigateur un membre de la maison. Il sert une fois.
shell-notice = De la part de l’hôte
shell-house = La maison
shell-key = La clé
shell-key-about = Cette page est pour qui tient le serveur. La clé s’est affichée à son démarrage.
shell-key-wrong = Ce n’est pas la clé.

## The host’s page
house-open = Ouvert
house-closed = Fermé
house-sleep = Fermer pour la nuit
house-sleep-why = Ce qu’on lira à la porte
house-sleep-about = Les tables restent comme elles sont. Personne n’entre avant que vous rouvriez.
house-wake = Ouvrir la maison
house-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
house-people = { $count ->
    [one] { $count } personne ici
   *[other] { $count } personnes ici
}
house-door-open = ouverte à tous
house-door-word = un mot à l’entrée
house-door-members = pour les membres
house-say = Dire à tous
house-say-text = Votre message
house-say-go = Envoyer
house-say-about = { $count ->
    [one] { $count } personne le lit tout de suite en haut de sa page, les autres en arrivant.
   *[other] { $count } personnes le lisent tout de suite en haut de leur page, les autres en arrivant.
}
house-until = Il reste
house-said = Tout le monde lit : « { $text } »
house-unsay = Retirer
house-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
house-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
house-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
house-store-away = La base de données ne répond pas. Ce qui suit peut dater ; personne ne joue avant qu’elle réponde.
house-load = Charge
house-load-calm = calme
house-load-busy = chargée
house-load-full = pleine
house-room = { $count ->
    [one] Encore de la place pour { $count } table
   *[other] Encore de la place pour { $count } tables
}
house-answer = Réponse à un coup
house-worst = pire sur 100 : { $worst } · limite 20
house-moves = Coups par minute
house-most = le plus : { $count }
house-up = Debout depuis
house-memory = Mémoire
house-mb = Mo
house-bots = Robots qui réfléchissent
house-bots-of = { $count } sur { $all }
house-bots-wait = Robots en attente
house-tables-head = Tables
house-never-hands = on voit qui attend, jamais les mains
house-show-all = Toutes
house-show-playing = En cours
house-show-gathering = On s’installe
house-show-stuck = Bloquées
house-nobody = Aucune table ici. La porte est ouverte.
house-table-of = Table de { $name }
house-table-closed = fermée par vous : { $reason }
house-gathering = { $count ->
    [one] On s’installe, { $count } chaise libre
   *[other] On s’installe, { $count } chaises libres
}
house-waits = attend { $names }
house-in-play = en cours
house-quiet = calme depuis { $time }
house-just-now = à l’instant
house-stuck = bloquée
house-look-on = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
house-message = Message
house-close = Fermer
house-why = Pourquoi ? Ils le liront.
house-close-go = Fermer la table
house-close-about = La partie est gardée, et tous ceux qui viennent lisent pourquoi.
house-stand-in = { $count ->
    [one] Un robot pour { $name }
   *[other] Des robots à leurs { $count } places
}
house-reopen = Rouvrir
house-faults = Pannes
house-since-start = depuis le démarrage
house-no-fault = Rien n’a mal tourné.
house-fault-when = { $count ->
    [one] il y a { $time }, une fois
   *[other] il y a { $time }, { $count } fois en tout
}
house-people-head = Personnes
house-nobody-here = Personne n’est là. La porte est ouverte.
house-here = { $count ->
    [one] ici, { $count } table
   *[other] ici, { $count } tables
}
house-absent = { $count ->
    [one] absent, { $count } table
   *[other] absent, { $count } tables
}
house-muted = n’écrit pas jusqu’à demain : { $reason }
house-mute = Faire taire
house-mute-go = Faire taire un jour
house-mute-about = La personne joue toujours et n’écrit rien pendant un jour.
house-unmute = Rendre la voix
house-remove = Retirer
house-remove-go = Retirer pour de bon
house-remove-about = Des robots prennent les chaises de { $name }. Où que ce navigateur frappe, il lit pourquoi.
house-removed = retiré : { $reason }
house-readmit = Laisser revenir
house-invite = Inviter un membre
house-invite-name = Nom du membre
house-invite-go = Faire le lien
house-invite-about = { $count ->
    [one] { $count } membre pour l’instant. Le lien sert une fois, pendant une semaine.
   *[other] { $count } membres pour l’instant. Le lien sert une fois, pendant une semaine.
}
house-invite-link = Envoyez ce lien ; il ne s’affiche que maintenant

analysis-chances = Les chances au fil de la partie
analysis-all = Tous
analysis-yours = Les vôtres
analysis-theirs = De ce camp
analysis-slips = Écarts
analysis-colon =  :
analysis-length = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
 }
analysis-band = pâle : la marge d’erreur
analysis-as-table-link = en tableau
analysis-what = Quoi
analysis-bar = En barre
analysis-after-of = après un coup de { $seat }
analysis-hint-keys = Les flèches parcourent la partie, 1 à 3 mènent aux moments qui ont compté.
analysis-best-quoted = le meilleur : « { $move } ».
analysis-played-move = Joué : « { $move } ».
analysis-lost-about = { $amount } de perdu (± { $doubt }).
analysis-was-best = Le meilleur coup.
analysis-only-move = Le seul coup.
analysis-opens-later = Choisi en secret : compté quand il s’ouvre.
analysis-luck-was = Hasard { $amount }.
analysis-lucky = Le hasard était avec { $who }
analysis-unlucky = Le hasard était contre { $who }
analysis-lucky-you = Le hasard était avec vous
analysis-unlucky-you = Le hasard était contre vous
analysis-luck-gave = Le hasard a donné { $amount } à { $who }
analysis-luck-took = Le hasard a pris { $amount } à { $who }
analysis-luck-gave-you = Le hasard vous a donné { $amount }
analysis-luck-took-you = Le hasard vous a pris { $amount }
analysis-play-gave = son jeu a donné { $amount }
analysis-play-took = son jeu a coûté { $amount }
analysis-play-gave-you = votre jeu a donné { $amount }
analysis-play-took-you = votre jeu a coûté { $amount }
analysis-others-gave = le jeu des autres a donné { $amount }
analysis-others-took = le jeu des autres a pris { $amount }
analysis-others-gave-you = le jeu des autres vous a donné { $amount }
analysis-others-took-you = le jeu des autres vous a pris { $amount }
analysis-worst = Le moment le plus cher
analysis-no-slip-of = Aucun écart.
analysis-line = Meilleure suite
analysis-on-table = sur la table
analysis-look = Regarder
analysis-look-small = la table d’alors
analysis-line-tag = Meilleure suite, pas jouée
analysis-line-stop = Ici vient un dé, une carte ou un secret : l’incertain n’est pas montré.
analysis-line-end = La prévision s’arrête ici.
fork-go = Rejouer d’ici
fork-with-bots = avec des robots, nouvelle partie
fork-head = Rejouer depuis le coup { $at }
fork-about = Une nouvelle table reprend celle d’alors. Vous prenez une place, des robots les autres. Les dés et cartes à venir sont nouveaux, et ce que votre place ne pouvait pas savoir est imaginé de nouveau.
fork-chair = Votre place
fork-bots = Les autres
fork-sit = S’asseoir
fork-over = La partie était finie après ce coup : choisissez-en un plus tôt.
fork-running = Cette partie se joue encore. Vous pourrez la rejouer d’un de ses moments quand elle sera finie.
shell-log-fork = D’un moment d’une partie finie : les dés et cartes à venir sont nouveaux.
analysis-percent = { $amount } %
analysis-line-start = La table avant la décision.
analysis-line-of = { $a } sur { $b }
