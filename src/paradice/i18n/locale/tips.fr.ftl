# Ce que disent toutes les astuces, quel que soit le jeu.

tips-close = Fermer
tips-none = Ne plus en montrer
tips-seen = Astuces : %n vues sur %all
tips-again = les revoir
