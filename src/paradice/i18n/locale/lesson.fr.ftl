# Ce que dit toute leçon, quel que soit le jeu. Chargé avec les leçons seulement.

lesson = Leçon
lesson-progress = Scène { $number } sur { $count }, { $minutes ->
    [one] encore 1 minute
   *[other] encore { $minutes } minutes
}
lesson-the-idea = L’idée
lesson-list = La leçon
lesson-whole = { $minutes } minutes en tout
lesson-done = fait
lesson-here = ici
lesson-to-come = à venir
lesson-free = Touchez ce que vous voulez : tout répond, rien ne casse.
lesson-back = Retour
lesson-skip = Passer
lesson-skip-about = je connais
lesson-leave = Quitter
lesson-leave-about = gardé pour plus tard
lesson-repeat = Encore une fois
lesson-next = Scène suivante
lesson-first-game = Jouer une première partie
lesson-first-game-against = { $count ->
    [one] mêmes places, un robot facile
   *[other] mêmes places, { $count } robots faciles
}
lesson-first-game-with = { $count ->
    [one] mêmes places, un robot à vos côtés
   *[other] mêmes places, { $count } robots à vos côtés
}
lesson-others = Autres coups
lesson-this-one = Celui-ci
lesson-meant = Le coup proposé
lesson-try = Essayer
lesson-try-about = voir ce qui se passe
lesson-put-back = Reposer
lesson-trying-free = Essayer ne coûte rien : la scène revient comme avant.
lesson-tried = Voici ce que cela a coûté
lesson-as-it-was = Revenir comme avant
lesson-brought = Ce que cela a rapporté
lesson-then = Ensuite
lesson-show = Montrez-moi
lesson-comes = Pas encore : cela vient à la scène { $number }, { $title }.
lesson-not-here = Ce coup n’existe pas ici. Choisissez une pièce éclairée.
lesson-fails = Cette scène ne s’ouvre pas. Passez-la, ou réessayez.
lesson-again = Réessayer
lesson-take-your-time = Prenez votre temps : rien ne bouge sans vous.
lesson-me = Mara
lesson-rules = Règles : { $title }
lesson-welcome = Une leçon en { $count } scènes, environ { $minutes } minutes. Tapez le numéro d’un coup ; « skip », « back », « again », « rules » et « quit » sont compris.
lesson-scene = Scène { $number } sur { $count } : { $title }
lesson-may-try = Le jouer quand même, pour voir ? (o ou n)
lesson-enter = Appuyez sur Entrée pour continuer.
lesson-over = La leçon est finie. Une première partie : paradice play { $game } --seats { $seats } --bot { $level } --lang fr
lesson-none = Il n’y a pas de leçon pour ce jeu.
lesson-left = Vous pouvez revenir à cette scène : paradice learn { $game } --scene { $number } --lang fr
