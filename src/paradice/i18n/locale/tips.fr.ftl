# Ce que disent toutes les astuces, quel que soit le jeu.

tips-close = Fermer
tips-none = Plus d’astuces
tips-seen = Astuces : %n vues sur %all
tips-again = les revoir
