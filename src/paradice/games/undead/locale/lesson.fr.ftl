# La leçon d’Undead : pour chaque scène, son titre, l’idée, que faire, ce qu’un autre coup coûte, ce que cela a rapporté.

scene-load = Chargez votre carte Ciblage
scene-load-say = Fort West est plein de morts-vivants, et le gang le plus notoire gagne. Votre dé a huit faces. Un tir touche si la case du numéro obtenu est chargée. Le plus fort, dans la rue, ne meurt que par 3 ou 5.
scene-load-do = Chargez la case 5 : un point faible de tous les morts-vivants d’ici.
scene-load-else = C’est permis, mais une balle en 5 peut tuer tous ceux qui sont en ville.
scene-load-done = Vous avez pris aussi une balle en 3 et 1 point de notoriété. Le choix était secret ; tous le voient maintenant.

scene-pick = Choisissez en secret
scene-pick-say = À chaque tour, chacun choisit en secret un des huit emplacements avec son dé ; puis on montre, et le 8 agit d’abord, le 2 en dernier. Les grands numéros agissent tôt, les petits paient mieux. Au 7 on traque, et sans duel.
scene-pick-do = Mettez votre dé sur 7, Traquer.
scene-pick-else = C’est permis. Mais le 7 traque n’importe qui et c’est le seul numéro sans duel.
scene-pick-done = Ida a montré 8, vous 7, Otto 4. Ida a joué d’abord et tué celui de la rue. À vous.

scene-hunt = Traquez pour la notoriété
scene-hunt-say = Un mort-vivant tué vaut à la fin le nombre de sa carte. Ses points faibles y figurent : le Prêcheur, de valeur 5, a 2, 3 et 5, et vous avez des balles en 3 et 5. Tirez tant que vous voulez, jusqu’à un numéro répété.
scene-hunt-do = Tirez sur le Prêcheur, à l’Armurerie.
scene-hunt-else = C’est permis, mais le Prêcheur vaut 5, et les autres 1 seulement.
scene-hunt-done = Vous avez fait un 8 ! Ce n’est pas une case, mais cela peut être mieux.

scene-critical = Un 8 tue sans balle
scene-critical-say = Votre jeton critique est côté Crâne. Un 8 peut alors être un coup critique, qui tue sans balle. Le jeton passe ensuite côté Retour de flamme : tant qu’il y reste, un 1 tourne mal.
scene-critical-do = Déclenchez le coup critique.
scene-critical-else = C’est permis, mais alors le 8 manque sa cible, et le Prêcheur reste debout.
scene-critical-done = Le Prêcheur est mort : 5 points à la fin. Puis vient le revenu de l’emplacement : vous avez pris une balle.

scene-weak-point = Nouvelle balle, nouvelle case
scene-weak-point-say = Chaque balle va dans une case vide de votre choix. Le 2 est un point faible des deux morts-vivants en ville. Avec des numéros différents, vous touchez plus souvent.
scene-weak-point-do = Chargez la case 2.
scene-weak-point-else = C’est permis. Mais le 2 touche les deux morts-vivants en ville.
scene-weak-point-done = Vous avez 2, 3 et 5. Otto, au 4, a fait sortir Ida et abattu son hors-la-loi. Un nouveau tour commence.

scene-duel = À deux au même endroit : duel
scene-duel-say = Qui montre le même numéro se bat en duel, sauf au 7 : tous tirent une fois ensemble. Le 2, Détourner, paie le mieux : 2 pièces et 2 points de notoriété. D’autres le voudront peut-être : personne ne sait avant de voir les dés.
scene-duel-do = Prenez le risque : choisissez 2, Détourner.
scene-duel-else = C’est permis, et plus sûr peut-être. Choisissez 2 pour voir un duel.
scene-duel-done = Ida a choisi 2 aussi. Les deux ont touché, chacun perd un hors-la-loi et gagne 1 point de notoriété.

scene-rise = Les morts reviennent
scene-rise-say = Qui perd un hors-la-loi révèle un mort-vivant de la Colline aux bottes et l’envoie dans un bâtiment, ou dans la rue. Tant qu’il y en a un dans la rue, personne n’achète. Dans un bâtiment, il en gâche la valeur à la fin.
scene-rise-do = Envoyez le Prospecteur à l’Église.
scene-rise-else = C’est permis. À l’Église il rejoint le Vagabond, et ne gâche rien de neuf.
scene-rise-done = Ida y a envoyé le sien aussi : trois morts-vivants sont à l’Église.

scene-intimidate = Faites sortir quelqu’un
scene-intimidate-say = Certains emplacements permettent d’intimider un hors-la-loi sur un numéro indiqué. L’autre paie deux ressources, ou sort, et vous tirez une fois. Au 4, vous pouvez viser 8, 7, 6 et 5, et Ida est sur le 8.
scene-intimidate-do = Intimidez Ida sur le 8.
scene-intimidate-else = C’est permis, mais l’intimider ne coûte rien : elle paie ou vous tirez.
scene-intimidate-done = Ida est sortie, et votre 5 a touché. 1 point de notoriété, puis le revenu de l’emplacement.

scene-buy = Achetez un bâtiment
scene-buy-say = Après le revenu, le hors-la-loi de l’emplacement peut acheter un bâtiment et s’y installer. Un bâtiment aide à chaque tour et vaut de la notoriété à la fin. Otto contrôle le Repaire : moitié prix, et il part ou se bat.
scene-buy-do = Achetez le Repaire pour 1 pièce.
scene-buy-else = C’est permis, mais une pièce pour un bâtiment de valeur 3, c’est une affaire.
scene-buy-done = Otto est parti sans se battre. Le Repaire est à vous : valeur 3, et chaque vol peut en prendre un de plus.

scene-steal = Volez les riches
scene-steal-say = Au 2 on vole 1 point de notoriété, au 3 une pièce, au 6 une balle, à qui en a. Ce qu’un bâtiment protège est à l’abri. Le Repaire permet d’en prendre un de plus. Otto en détient 11 ; morts-vivants et bâtiments complètent ses 17.
scene-steal-do = Volez Otto.
scene-steal-else = C’est permis, mais c’est Otto qui en a le plus, et cela ne vous coûte rien.
scene-steal-done = 1 point de notoriété passe chez vous, et le Repaire en propose un autre.

scene-upkeep = Un bâtiment coûte une balle
scene-upkeep-say = Une journée a trois tours. À la fin, les hors-la-loi des emplacements rentrent à la planque, et chaque bâtiment coûte une balle à qui le contrôle. Qui ne paie pas le quitte.
scene-upkeep-do = Dépensez la balle de la case 3.
scene-upkeep-else = C’est permis, mais le bâtiment vaut 3 à la fin, si vous le contrôlez encore.
scene-upkeep-else-spend-7 = C’est permis, et le bâtiment reste à vous de même : une balle en vaut une autre.
scene-upkeep-done = Le Repaire reste à vous, Otto a gardé l’Église, et le jour 3 commence.

scene-noon = Plein midi, et c’est fini
scene-noon-say = Une autre partie, tout à la fin. Quand un tour finit sans mort-vivant en ville, le suivant est plein midi, le dernier. On compte notoriété, morts-vivants tués et bâtiments sans mort-vivant. L’Église vaut 5, et Otto y est.
scene-noon-do = Achetez l’Église pour 2 pièces, et voyez si Otto se bat.
scene-noon-else = C’est permis, mais l’Église vaut 5, et il n’y aura plus d’autre tour.
scene-noon-done = Otto est resté, vous avez touché plus haut : l’Église est à vous. 43 contre 35 et 29, vous gagnez et vous connaissez le jeu.
