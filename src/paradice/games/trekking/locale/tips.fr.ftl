# Dit une seule fois, la première fois qu’un événement arrive : un titre et une phrase, par la clé.

tip-is-punctual = Nouveau : midi pile
tip-is-punctual-say = Qui s’arrête à 12 h exactement marque 3 points ; qui dépasserait s’y arrête pour rien.

tip-scores-row = Nouveau : une ligne complète
tip-scores-row-say = Une ligne d’itinéraire paie dès que sa dernière case est remplie.

tip-closes = Nouveau : un voyage se termine
tip-closes-say = Une carte d’une année antérieure termine le voyage et en commence un autre ; on compte les voyages à la fin.

tip-visits = Nouveau : un ancêtre
tip-visits-say = Un ancêtre prend l’année de la carte précédente : il ne termine jamais un voyage.
