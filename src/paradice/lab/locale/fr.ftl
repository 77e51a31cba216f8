### Les mots de la page du laboratoire sur l’équilibre.

lab-title = { $game } : équilibre
lab-note = { $games ->
    [one] Une partie entre robots ({ $bot }), règles { $rules }.
   *[other] { $games } parties entre robots ({ $bot }), règles { $rules }.
} Les traits sur les barres sont des intervalles de Wilson à 95 % ; un trait discontinu marque la part égale, ou la moyenne. ◆ désigne ce qui est classé.
lab-seats = { $seats ->
    [one] en solo
   *[other] { $seats } places
}
lab-option = { $option } : { $choice }
lab-seat = place { $number }
lab-wins = victoires
lab-team = Victoires de l’équipe
lab-every = Toutes les configurations
lab-by-seat = Victoires selon la place
lab-ends = Comment cela finit
lab-scores = Scores
lab-decisions = Décisions par partie
lab-mean = moyenne { $mean }
lab-most = { $deed } Le plus souvent chez les gagnants
lab-least = { $deed } Le moins souvent chez les gagnants
lab-all = Toutes les configurations
lab-column-set-up = configuration
lab-column-games = parties
lab-column-wins = victoires
lab-column-score = score
lab-column-decisions = décisions
