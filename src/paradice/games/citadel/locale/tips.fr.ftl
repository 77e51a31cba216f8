# Dit une seule fois, la première fois qu’un événement arrive : un titre et une phrase, par la clé.

tip-rescues = Nouveau : un trésor récupéré
tip-rescues-say = Les pièges de ses types sont réactivés, et un nouveau trésor arrive.

tip-loses = Nouveau : un trésor perdu
tip-loses-say = L’horloge a atteint son marqueur ; le quatrième trésor perdu met fin à la partie.

tip-flees = Nouveau : une fuite
tip-flees-say = Qui est dans une pièce où entre le professeur fuit hors du manoir, et ne perd rien d’autre.

tip-wakes = Nouveau : une tuile face visible
tip-wakes-say = Tant qu’elle l’est, on a son pouvoir ; utiliser le bonus la remet face cachée.

tip-time-presses = Nouveau : le temps presse
tip-time-presses-say = Le marqueur de ce trésor se rapproche du marqueur temps ; où ils se rejoignent, le trésor est perdu.

tip-professor-goes = Nouveau : le professeur marche
tip-professor-goes-say = Dans chaque pièce où il arrive il réactive le piège, et il verrouille la porte derrière lui.

tip-professor-passes = Nouveau : un passage secret
tip-professor-passes-say = Le professeur va droit dans la pièce de ce trésor, réactive son piège et verrouille ses trois portes.
