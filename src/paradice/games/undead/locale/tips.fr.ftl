# Dit une seule fois, la première fois qu’un événement arrive : un titre et une phrase, par la clé.

tip-duel-begins = Nouveau : un duel
tip-duel-begins-say = Plusieurs montrent le même numéro : tous tirent une fois ensemble, sauf au 7.

tip-dies = Nouveau : un hors-la-loi meurt
tip-dies-say = Qui perd un hors-la-loi révèle un mort-vivant de la Colline aux bottes ; le tueur gagne 1 point de notoriété.

tip-kills = Nouveau : un mort-vivant tué
tip-kills-say = Sa carte compte à la fin de la partie pour qui l’a tué.

tip-high-noon = Nouveau : plein midi
tip-high-noon-say = Plus aucun mort-vivant en ville : le prochain tour est le dernier.
