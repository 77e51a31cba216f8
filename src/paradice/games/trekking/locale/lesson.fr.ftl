# La leçon de Trekking : pour chaque scène, son titre, l’idée, que faire, ce qu’un autre coup coûte, ce que cela a rapporté.

scene-first-card = La montre en retard joue
scene-first-card-say = Trois jours, douze heures chacun. Qui est le plus en retard sur l’horloge prend une carte de la rangée. Vos cartes forment un voyage, dont les années doivent monter : mieux vaut donc commencer tôt dans l’histoire.
scene-first-card-do = Prenez « Règne d’Hatchepsout », −1472 : un beau point de départ.
scene-first-card-else = C’est permis, mais une année plus tardive laisse moins d’histoire devant votre voyage.
scene-first-card-else-take-3 = C’est permis, et −1772 commence même plus tôt. Mais il faut trois heures, une de plus que pour Hatchepsout.
scene-first-card-done = C’est choisi. Avant que votre montre n’avance, une question : dépensez-vous des cristaux ?

scene-crystals = Les cristaux gagnent des heures
scene-crystals-say = Chaque carte coûte des heures, et votre montre avance d’autant. Chaque cristal dépensé économise une heure, mais rien ne dure moins d’une heure. Sous cette carte se trouve un cristal : vous en regagnez un.
scene-crystals-do = Dépensez 1 cristal : une heure au lieu de deux.
scene-crystals-else = C’est permis. Vous gardez le cristal, et la visite prend deux heures au lieu d’une.
scene-crystals-done = Vous n’êtes qu’à 1 h. Otto était en retard, il a donc joué : cinq heures d’un coup.

scene-tokens = Les pions remplissent l’itinéraire
scene-tokens-say = Une carte rapporte ses pions et celui imprimé sous son emplacement. Chacun tombe sur la première case libre de sa colonne. Les cases chiffrées paient aussitôt, une ligne complète aussi. À votre première ligne il manque Événement et Innovation.
scene-tokens-do = Prenez « Trébuchet » : avec l’Événement au-dessous, il complète votre ligne.
scene-tokens-else = C’est permis, mais votre première ligne reste ouverte et ses points attendent.
scene-tokens-else-take-3 = C’est permis. Son joker posé en Événement complète aussi la ligne, mais il faut quatre heures au lieu de trois.
scene-tokens-done = La ligne est complète : 2 points. Vous avez gardé votre cristal pour plus tard.

scene-again = En retard, vous rejouez
scene-again-say = Votre montre est à 4 h, celle d’Otto à 5 h : toujours en retard, vous rejouez. Des événements courts vous laissent en retard, donc plus de tours. « Le vol des frères Wright » ne dure qu’une heure.
scene-again-do = Prenez « Le vol des frères Wright » : une heure, trois pions.
scene-again-else = C’est permis, mais c’est plus long : Otto aura la main plus tôt.
scene-again-done = Une heure, trois pions, 2 points. Vous voilà sur la montre d’Otto : qui arrive en dernier joue d’abord, donc encore vous.

scene-trek-ends = Une année antérieure y met fin
scene-trek-ends-say = Votre voyage a atteint 1903 : presque rien ne vient après. Une carte antérieure est permise, mais elle termine le voyage et en commence un autre. On compte les voyages terminés à la fin : trois cartes valent 2 points, une seule −3.
scene-trek-ends-do = Prenez « Code de Hammurabi », −1772 : toute l’histoire est devant vous.
scene-trek-ends-else = C’est permis, mais un voyage qui commence plus tard ne deviendra pas aussi long.
scene-trek-ends-else-visit = C’est permis. Un ancêtre prolonge le voyage, mais après 1903 presque rien ne peut suivre.
scene-trek-ends-done = Trois cartes sont retournées pour 2 points. Votre nouveau voyage part de −1772.

scene-trek-grows = Plus tard, donc plus long
scene-trek-grows-say = Une carte postérieure à la dernière prolonge votre voyage, et les longs voyages paient de mieux en mieux : 5 cartes 7 points, 8 cartes 18, 10 cartes 30. Une petite marque signale les cartes qui y mettraient fin.
scene-trek-grows-do = Prenez « Les leçons du jeune Alexandre » : −342 vient après −1772.
scene-trek-grows-else = C’est permis, et le voyage s’allonge aussi. Mais aucune ligne n’est complétée, et ses 11 points attendent.
scene-trek-grows-else-take-5 = C’est permis, et son joker peut compléter la ligne. Mais il faut quatre heures, et après 1519 il reste peu pour votre voyage.
scene-trek-grows-else-take-1 = C’est permis, et la ligne est complétée aussi. Mais il faut quatre heures, et après 1471 il reste peu pour votre voyage.
scene-trek-grows-done = Deux cartes dans le voyage, et une ligne complète : 11 points. Un joker attend sa place.

scene-wild = Un joker va partout
scene-wild-say = Un joker va dans toute colonne qui a une case libre. Regardez ce que paie la prochaine case de chaque colonne : celle des Événements montre 4 points.
scene-wild-do = Posez le joker dans la colonne Événement.
scene-wild-else = C’est permis, mais cette case paie moins que les 4 points de la colonne Événement.
scene-wild-done = 4 points aussitôt. Puis Otto a joué, et rejoué : il était en retard.

scene-ancestor = Un ancêtre convient toujours
scene-ancestor-say = Rien de bon après −342 ? Visitez un ancêtre. Il prend la date de la carte précédente, ne termine donc jamais un voyage, et donne un joker contre trois heures. Il ne peut pas commencer un voyage, et il y en a peu.
scene-ancestor-do = Visitez un ancêtre.
scene-ancestor-else = C’est permis. Un ancêtre garderait votre voyage à −342 et donnerait un joker.
scene-ancestor-done = Un ancêtre rejoint votre voyage. Regardez maintenant l’horloge : vous êtes à 10 h.

scene-noon = Soyez à midi pile
scene-noon-say = Personne ne dépasse 12 h. Qui s’y arrête exactement est ponctuel : 3 points. Qui dépasserait s’y arrête pour rien. L’ancêtre prend trois heures, et vous êtes à 10 h.
scene-noon-do = Dépensez 1 cristal : deux heures, et il est midi pile.
scene-noon-else = C’est permis, mais trois heures dépassent midi : pas de points de ponctualité.
scene-noon-done = Ponctuel : 3 points, et votre joker en a payé 3 autres. Otto est arrivé à midi aussi : le jour est fini.

scene-night = La nuit, un nouvel itinéraire
scene-night-say = Quand toutes les montres sont à midi, le jour finit. Une nouvelle rangée est posée, l’ancien itinéraire s’en va ; voyages, cristaux et points restent. En secret, chacun choisit un itinéraire de sa main. Comparez ses cases à la nouvelle rangée.
scene-night-do = Choisissez l’itinéraire 16 : une ligne complète y paie 13.
scene-night-else = C’est permis : tous se jouent. Le numéro 16 a la ligne qui paie le plus.
scene-night-done = Les deux ont choisi, on retourne les itinéraires. Le jour II commence.

scene-end = Trois jours, puis on compte
scene-end-say = C’est le troisième jour et votre dernier pion. Ensuite Otto arrive à midi et la partie finit. On ajoute vos points, un par cristal restant, et tous vos voyages. Le plus grand total gagne.
scene-end-do = Posez le dernier pion dans la colonne Progrès : 4 points.
scene-end-else = C’est permis, mais la case de la colonne Progrès paie 4 points.
scene-end-done = On compte : 79 points à 75, vous gagnez. Un voyage de neuf cartes en vaut 24 à lui seul. Vous connaissez le jeu.
