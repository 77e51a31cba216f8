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
