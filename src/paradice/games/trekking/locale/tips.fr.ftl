# Dit une seule fois, la première fois qu’un événement arrive : un titre et une phrase, par la clé.

tip-is-punctual = Nouveau : midi pile
tip-is-punctual-say = Qui s’arrête à 12 h exactement marque 3 points ; qui dépasserait s’y arrête pour rien.

tip-scores-row = Nouveau : une ligne complète
tip-scores-row-say = Une ligne d’itinéraire paie dès que sa dernière case est remplie.

tip-closes = Nouveau : un voyage se termine
tip-closes-say = Une carte d’une année antérieure termine le voyage et en commence un autre ; on compte les voyages à la fin.

tip-visits = Nouveau : un ancêtre
tip-visits-say = Un ancêtre prend l’année de la carte précédente : il ne termine jamais un voyage.

tip-day-begins = Nouveau : un nouveau jour
tip-day-begins-say = Points, cristaux et voyages restent ; l’ancien itinéraire s’en va avec ses pions, et chacun en choisit un autre.

tip-gains-crystal = Nouveau : un cristal
tip-gains-crystal-say = Chaque cristal dépensé pour une visite économise une heure, mais rien ne dure moins d’une heure.

tip-loses = Nouveau : un pion sans place
tip-loses-say = Sa colonne n’a plus de case libre : il retourne à la réserve et ne paie rien.
