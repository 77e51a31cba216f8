# Dit une seule fois, la première fois qu’un événement arrive : un titre et une phrase, par la clé.

tip-overflows = Nouveau : un débordement
tip-overflows-say = Ce qu’un cadran plein ne peut pas prendre va à San Dimas, et au-delà de 9 tout est perdu.

tip-suffers = Nouveau : un Bidon
tip-suffers-say = Pour chaque Bidon, la brèche du lieu où l’on se trouve augmente de 1.

tip-returns = Nouveau : quelqu’un est chez soi
tip-returns-say = La brèche de ce lieu peut maintenant être réparée, une Interaction par niveau.

tip-closes = Nouveau : une brèche fermée
tip-closes-say = Aucune carte ne l’augmente plus, et qui l’a fermée lance un dé Triomphal dès son prochain tour.

tip-picks = Nouveau : un passager
tip-picks-say = Un personnage à bord prête un dé ou une action dès le prochain tour, jusqu’à ce qu’il soit déposé chez lui.

tip-round-ends = Nouveau : la fin d’un round
tip-round-ends-say = San Dimas monte de 1 à la fin de chaque round, et si elle ne peut plus monter, tout est perdu.

tip-is-rewarded = Nouveau : un objectif accompli
tip-is-rewarded-say = San Dimas diminue, et qui l’a accompli a une action de plus à chaque tour.

tip-ejects = Nouveau : une éjection
tip-ejects-say = Un personnage éjecté se retrouve là où est la cabine, n’aide plus ce tour-ci et peut être ramassé de nouveau.
