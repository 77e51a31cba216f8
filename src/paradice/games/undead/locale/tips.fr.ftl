# Dit une seule fois, la première fois qu’un événement arrive : un titre et une phrase, par la clé.

tip-duel-begins = Nouveau : un duel
tip-duel-begins-say = Plusieurs montrent le même numéro : tous tirent une fois ensemble, sauf au 7.

tip-dies = Nouveau : un hors-la-loi meurt
tip-dies-say = Qui perd un hors-la-loi révèle un mort-vivant de la Colline aux bottes ; le tueur gagne 1 point de notoriété.

tip-kills = Nouveau : un mort-vivant tué
tip-kills-say = Sa carte compte à la fin de la partie pour qui l’a tué.

tip-high-noon = Nouveau : plein midi
tip-high-noon-say = Plus aucun mort-vivant en ville : le prochain tour est le dernier.

tip-rises = Nouveau : un mort-vivant en ville
tip-rises-say = Tant qu’il y en a un dans la rue, personne n’achète de bâtiment ; dans un bâtiment, il en gâche la valeur à la fin.

tip-intimidates = Nouveau : une intimidation
tip-intimidates-say = Qui est visé donne deux ressources, ou sort et risque un tir.

tip-takes-over = Nouveau : un bâtiment pris
tip-takes-over-say = Il aide qui le contrôle et compte à la fin, mais coûte une balle à la fin de chaque jour.

tip-backfires = Nouveau : un retour de flamme
tip-backfires-say = Avec le jeton côté Retour de flamme, un 1 renvoie à la planque le hors-la-loi qui tire et finit son tour.
