# Dit une seule fois, la première fois qu’un événement arrive : un titre et une phrase, par la clé.

tip-overflows = Nouveau : un débordement
tip-overflows-say = Ce qu’un cadran plein ne peut pas prendre va à San Dimas, et au-delà de 9 tout est perdu.

tip-suffers = Nouveau : un Bidon
tip-suffers-say = Pour chaque Bidon, la brèche du lieu où l’on se trouve augmente de 1.

tip-returns = Nouveau : quelqu’un est chez soi
tip-returns-say = La brèche de ce lieu peut maintenant être réparée, une Interaction par niveau.

tip-closes = Nouveau : une brèche fermée
tip-closes-say = Aucune carte ne l’augmente plus, et qui l’a fermée lance un dé Triomphal dès son prochain tour.
