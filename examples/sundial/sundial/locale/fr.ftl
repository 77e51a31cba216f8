game-name = Cadran solaire
game-about = Levez-vous tôt, prenez les cartes du jour et soyez le plus riche au crépuscule.

prompt-PledgeHour = À quelle heure vous levez-vous ?
prompt-TakeCard = Quelle carte prenez-vous ?
prompt-ChooseRoad = Quel chemin choisissez-vous ?
prompt-waiting = C’est à { $seat } de décider.
prompt-over = Le soleil s’est couché.

move-wake = se lever à { $what } h
move-take = prendre : { $card }
move-choose = { $what ->
    [0] gagner 4 points
   *[other] faire perdre 2 points aux autres
}

rule-late-sleepers-skip-naps = Après huit heures du soir, on ne fait plus la sieste tant qu’il reste du travail.
log-wakes = { $seat } se lève à { $hour } h.
log-takes = { $seat } prend : { $card }.
log-chooses = { $seat } { $road ->
    [0] gagne 4 points.
   *[other] fait perdre 2 points aux autres.
}
reason-dusk = Toutes les aiguilles ont atteint le crépuscule.

card-abbey-bell = cloche de l’abbaye
card-toll-road = route à péage
card-fork-in-the-road = bifurcation
card-long-nap = longue sieste

view-table = Table
view-row = Rangée
view-deck = Paquet
view-players = Joueurs
view-hour = Heure
view-score = Points
view-has_pledged = A choisi
view-pledge = Choix
