# Ce que racontent les pièces : textes de notre main, lus à la demande. `about-` : ce qui est vrai,
# `here-` : ce qui ne vaut que dans ce jeu, `where-` : le lieu.

name-town = Fort West
about-town = Bien des villes de l’Ouest vécurent dix ans : une mine, un train, un incendie, le silence. Certaines sont encore debout, vides.
here-town = Dans celle-ci, ceux qui étaient partis sont revenus, et pas par le train.

about-general-store = Le magasin vendait farine, clous, cercueils et commérages, et notait tout dans un grand livre de dettes.
here-general-store = Ici, le livre a survécu à plusieurs débiteurs.

about-newspaper = Le rédacteur de la frontière composait lui-même, vendait des terrains et gardait souvent un fusil près de la presse.
here-newspaper = Ici, la nécrologie publie des rectificatifs.

about-gunsmith = Un bon armurier réparait aussi serrures, pendules et casseroles. On laissait souvent vide la chambre sous le chien.
here-gunsmith = Ici, on demande des balles d’argent, et l’on paie d’avance.

about-church = L’église servait souvent d’école, de tribunal et d’hôpital, et sa cloche sonnait les incendies.
here-church = Ici, elle sonne seule à midi, et personne ne va voir.

about-mortuary = La glace et l’embaumement permirent aux morts de rentrer en train, métier né de la guerre de Sécession.
here-mortuary = Ici, certains rentrent à pied.

about-trading-post = Aux comptoirs, la peau de castor était monnaie, et un couteau avait son prix en fourrure.
here-trading-post = Ici, on prend tout, pourvu que cela ne bouge pas.

about-stagecoach-depot = Une diligence serrait neuf voyageurs, genou contre genou ; on les priait de ne pas parler de brigands.
here-stagecoach-depot = Ici, la dernière est arrivée à l’heure, sans cocher.

about-shooting-range = Des tireuses comme Annie Oakley touchaient une pièce en l’air ou la tranche d’une carte.
here-shooting-range = Ici, on prie les cibles de rester en place.

about-saloon = Les portes battantes laissaient passer l’air, non les regards. On coupait le whisky d’eau, de tabac ou pire.
here-saloon = Ici, le piano joue sans le pianiste.

about-bank = Les banques montraient leur coffre aux clients : murs de bois, coffre de fer, venu en char à bœufs.
here-bank = Ici, on y dépose aussi son testament.

about-courthouse = Les juges allaient de ville en ville, et l’on siégeait parfois au bar, verres rangés.
here-courthouse = Ici, les morts ne témoignent pas, mais certains insistent.

about-armory = Les milices gardaient leurs fusils huilés, numérotés et sous clé.
here-armory = Ici, on compte chaque soir, et c’est la milice qui manque.

about-outlaw-hideout = Des bandes se cachaient dans des canyons à l’entrée étroite ; l’un d’eux, au Wyoming, ne fut, dit-on, jamais pris.
here-outlaw-hideout = Ici, le mot de passe change à chaque double mort.

about-mansion = Qui trouvait de l’argent commandait du papier peint de Paris et un piano venu à dos de mulet, en morceaux.
here-mansion = Ici, une lumière brille à l’étage, sans lampe.

about-undertaker = Le croque-mort était souvent le menuisier, qui avait les planches ; il prenait les mesures à l’œil.
here-undertaker = Ici, il cloue désormais des deux côtés.

about-medicine-show = Des docteurs ambulants vendaient des flacons contre tout, surtout de l’alcool, après banjo et tour de corde.
here-medicine-show = Ici, un flacon agit, et il ignore lequel.

about-sheriffs-office = Un shérif s’occupait plus d’impôts et de chiens errants que de duels, et touchait une prime par arrestation.
here-sheriffs-office = Ici, la nuit, c’est plus cher.

about-railway-station = Avec les rails, les villes prirent l’heure du train ; avant, chacune avait son midi.
here-railway-station = Ici, plein midi reste local, et les trains ne s’y arrêtent pas.

about-telegraph-office = Les télégraphistes se reconnaissaient au toucher et jouaient aux échecs la nuit, par le fil.
here-telegraph-office = Ici arrive un message d’un poste incendié.

about-stockade = Une palissade de troncs pointus protégeait le poste ; la plupart ne furent jamais attaquées.
here-stockade = Ici, dit-on, elle les tient dehors. D’autres disent : dedans.

about-hired-guns = Gardes et détectives louaient leur adresse au mois et changeaient de camp pour mieux.
here-hired-guns = Ici, ils demandent si ce qui riposte peut mourir.

about-joker = Le joker entra dans les jeux de cartes au temps de l’Ouest, comme meilleure carte de l’euchre.
here-joker = Ici, c’est celui que nul n’attendait.

about-embezzle = Certains commis emportèrent plus d’or à la plume que les bandits au pistolet, et prirent le train.
here-embezzle = Ici, les comptes sont justes ; seules les pièces manquent.

about-loot = Après un incendie ou une crue, la moitié d’une ville pouvait changer de mains en une nuit.
here-loot = Ici, on frappe d’abord. Si l’on répond, on s’en va.

about-intimidate = Une réputation épargnait les balles : certains vécurent bien de duels qui n’eurent jamais lieu.
here-intimidate = Ici, un long regard suffit, si l’autre a encore des yeux.

about-gear-up = Selle, couverture, café, cartouches : toute la maison d’un cavalier pesait une trentaine de kilos.
here-gear-up = Ici, on emporte une botte de rechange : le sol mord.

about-extort = Payez, ou votre foin brûlera : la protection est un vieux métier des villes neuves.
here-extort = Ici, elle est vendue par ceux dont il faut se protéger.

about-stalk = Les pisteurs lisaient l’herbe couchée, l’âge d’un crottin, une pierre retournée côté humide.
here-stalk = Ici, les traces finissent à une tombe, et y commencent.

about-scout = Les éclaireurs de l’armée, souvent autochtones, chevauchaient des jours en avant et connaissaient chaque source.
here-scout = Ici, on part de jour, à deux, et l’on se compte au retour.
