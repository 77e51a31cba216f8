### Les mots de la maison, pour tous les jeux.

seat = Joueur { $number }
list-and = { $first } et { $last }
cell-headed = { $head } : { $cell }
cell-next = { $first } ; { $next }
sign-free = libre
sign-open = ouverte
sign-locked = verrouillée
sign-full = occupé
sign-turn = à jouer :
sign-winner = gagnant :

rule-not-your-decision = Ce n’est pas à vous de décider maintenant.
rule-not-asked-now = Pas maintenant : la table vous pose une autre question.
rule-game-is-over = La partie est terminée.

provenance-printed = imprimé dans le livret de règles
provenance-found = trouvé dans une autre source
provenance-derived = découle de ce qui est imprimé ou trouvé
provenance-reconstructed = reconstitué par nous
story-true = Vrai.
story-here = Ici seulement.

## Conseils : les meilleurs coups, et pourquoi

hint-title = { $n ->
    [one] Un bon coup
    [2] Deux bons coups
   *[other] Trois bons coups
 }
hint-unit = parties gagnées sur 100 comme celle-ci
hint-spoken = { $move } : { $wins ->
    [one] { $wins } partie gagnée
   *[other] { $wins } parties gagnées
 } sur 100, à plus ou moins { $doubt }.
hint-brings = En moyenne { $what } qu’avec les autres coups.
hint-brings-same = Rapporte à peu près autant que les autres coups.
hint-brings-nothing = N’apporte rien que les autres coups n’apportent aussi.
hint-wins = { $n ->
    [one] { $n } partie sur 100 est bientôt gagnée.
   *[other] { $n } parties sur 100 sont bientôt gagnées.
 }
hint-loses = { $n ->
    [one] { $n } partie sur 100 est bientôt perdue.
   *[other] { $n } parties sur 100 sont bientôt perdues.
 }
hint-costs = Mais { $what }.
hint-reply = Meilleure réponse, { $seat } : { $move }.
hint-next = Meilleure suite, { $seat } : { $move }.
hint-equal = Autant dire égaux : prenez ce qui vous plaît.
hint-only = Un seul coup possible : rien à choisir.
hint-even = une partie égale : { $n }
hint-rough = à peu près
hint-foot = Seulement d’après ce que vous voyez. Votre partie portera « avec un conseil ».
hint-hidden = Il avait aussi des raisons que vous verrez à la fin.
hint = Conseil
hint-about = Les trois meilleurs coups, et pourquoi (?)
hint-close = Fermer le conseil
hint-wait = Un coup d’œil en avant
hint-still = Encore un instant
hint-again = Réessayer
hint-failed = Pas de conseil cette fois. La partie continue.
hint-often = Un conseil après l’autre : patientez un instant.
hint-not-now = Les conseils viennent à votre tour.
hint-forbidden = Cette table joue sans conseils.
hint-option = Conseils
hint-option-about = Un conseil donne les trois meilleurs coups et leurs raisons, d’après ce que voit la place qui demande. La partie enregistrée dit quels coups ont été joués avec un conseil.
hint-option-yes = Les conseils sont permis
hint-option-no = Sans conseils à cette table
why = Pourquoi ?
why-wait = On demande à { $name }
why-not-a-bot = On ne demande pourquoi qu’aux robots.
recap-of = { $a } sur { $b }. Rien ne presse.
recap-pause = Pause
recap-go = Lire
recap-again = Encore
recap-next = Suite
recap-skip = Passer
what-if-tag = Imaginé, pas joué
what-if-on = Essayez un coup : rien n’est joué, aucun dé n’est lancé ici.
what-if-next = Et ensuite ? Rien n’est joué, aucun dé n’est lancé ici.
what-if-others = Ici les autres décident. On ne sait pas ce qu’ils feraient.
what-if-chance = Ici un dé, une carte ou un secret décide : ce qui viendrait n’est pas montré.
what-if-back = Un pas en arrière
what-if-real = Table réelle
what-if-play = Jouer pour de bon
what-if-ended = Quelqu’un a joué : retour à la table réelle.

## Analyse d’une partie terminée

analysis = Analyse
analysis-analyse = Analyser
analysis-start = Au début
analysis-end = À la fin
analysis-play = Jeu : { $seat }
analysis-chance = Hasard : { $seat }
analysis-reveal = Secrets dévoilés
analysis-doubt = Doute
analysis-points = points de chance
analysis-team = l’équipe
analysis-sum = { $who } : hasard { $luck }, son jeu { $play }, jeu des autres { $others }, doute { $doubt }.
analysis-dearest = { $seat } : le coup le plus cher est le numéro { $number }, { $amount }.
analysis-no-slip = Personne n’a fait d’écart.
analysis-moments = Trois moments qui ont compté
analysis-moves = Coups
analysis-moment = Coup { $number }, { $seat }
analysis-best = meilleur
analysis-good = bon
analysis-slip = écart
analysis-blunder = gaffe
analysis-forced = seul coup
analysis-luck = hasard
analysis-best-was = le meilleur : { $move }
analysis-lost = { $amount } ± { $doubt } de perdu
analysis-unsure = incertain
analysis-count = { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
}
analysis-by = Sur toutes les parties
analysis-by-game = jeu
analysis-by-player = joueur
analysis-by-games = parties
analysis-by-decisions = décisions
analysis-by-loss = perte moyenne
analysis-by-luck = hasard, sur 100
analysis-judging = Moment { $done } sur { $steps } jugé
analysis-judging-left = Moment { $done } sur { $steps } jugé, encore { $seconds } s environ
analysis-names-help = Un coup est le meilleur s’il perd au plus un demi-point de chance, bon en dessous de 2, un écart de 2 à 5, une gaffe à partir de 5. Une différence plus petite que son doute n’est jamais un écart ni une gaffe.
analysis-how = Les chances sont des victoires sur 100 parties comme celle-ci, d’après ce qu’un spectateur peut savoir. Le hasard, compté pour qui jouait alors, est ce que dés, cartes et secrets dévoilés ont donné par rapport à tout ce qui aurait pu venir ; le jeu, un coup comparé au meilleur, d’après ce que savait son joueur ; le doute, ce que le juge a corrigé sans que rien n’arrive. Avec la chance du début, leur somme est le résultat.
analysis-running = Cette partie se joue encore. L’analyse s’ouvrira à la fin.
analysis-busy = Beaucoup de parties sont en cours d’analyse. Réessayez dans une minute.
analysis-broken = Cette partie n’a pas pu être jugée. Réessayez dans une minute.
analysis-leaving = Quittez cette page et le calcul s’arrête.
analysis-graph = Chances de victoire sur 100, { $who }
analysis-played = jeu
analysis-doubted = doute
analysis-adds-up = Le compte est bon
analysis-before = plateau avant
analysis-after = plateau après
analysis-as-table = La courbe en tableau
analysis-after-move = après le coup
