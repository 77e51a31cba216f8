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
