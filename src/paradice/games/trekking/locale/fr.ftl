### Trekking Through History, en français.

game-name = Trekking Through History
game-about = Trois jours parmi les siècles : assistez aux grands moments dans l’ordre des années, suivez votre itinéraire, soyez de retour à midi.
goal-win = Vous avez le plus de points après trois jours : pions sur l’itinéraire, longs voyages, cristaux, retour à midi.
goal-lose = Quelqu’un en a plus. Les voyages courts et les retards coûtent des points ; en solo, on cherche à battre son rang.
goal-turn = Prenez une carte de la rangée : elle coûte des heures, donne des pions, et prolonge le voyage si son année est postérieure. Le plus en retard joue ensuite.

## Options

option-first-itinerary = Premier itinéraire
option-first-itinerary-about = Pour une première partie, l’itinéraire du premier jour est tiré au hasard ; ensuite vous pourrez le choisir.
option-first-itinerary-random = tiré au hasard
option-first-itinerary-chosen = choisi par chacun

## Ce qui est demandé

prompt-TakeCard = Choisissez une carte de la rangée, ou rendez visite à un ancêtre.
prompt-SpendCrystals = Combien de cristaux dépensez-vous pour « { $card } » ?
prompt-SpendCrystals-visit = Combien de cristaux dépensez-vous pour cette visite ?
prompt-PlaceJoker = Choisissez une colonne pour votre joker.
prompt-ChooseItinerary = Choisissez votre itinéraire pour le jour { $day }.
prompt-waiting = { $others ->
    [0] On attend { $seat }.
    [one] On attend { $seat } et un autre joueur.
   *[other] On attend { $seat } et { $others } autres joueurs.
}
prompt-over = La partie est terminée.

## Coups

move-take = Prendre « { $card } »
move-take-none = Prendre la carte d’une case vide
move-visit = Rendre visite à un ancêtre
move-spend = { $crystals ->
    [0] Ne dépenser aucun cristal
    [one] Dépenser { $crystals } cristal
   *[other] Dépenser { $crystals } cristaux
}
move-place = Colonne { $column }
move-choose = Suivre l’itinéraire { $itinerary }
move-choose-none = Suivre un itinéraire que vous n’avez plus

## Refus

rule-slot-is-empty = Il n’y a pas de carte dans cette case.
rule-no-ancestor-left = Il ne reste aucun ancêtre à visiter.
rule-ancestor-opens-no-trek = Un ancêtre ne peut pas commencer un voyage : prenez d’abord une carte Histoire.
rule-crystals-not-owned = Vous n’avez pas autant de cristaux.
rule-at-least-one-hour = Aucun événement ne dure moins d’une heure : vous ne pouvez pas dépenser autant de cristaux.
rule-column-is-full = Cette colonne n’a plus de case libre.
rule-itinerary-not-held = Vous n’avez plus cet itinéraire : choisissez-en un parmi ceux qui vous restent.

## Le journal

log-day-begins = Le jour { $day } commence.
log-takes = { $seat } prend « { $card } ».
log-visits = { $seat } rend visite à un ancêtre ; il en reste { $left }.
log-spends = { $seat } dépense { $crystals ->
    [one] { $crystals } cristal
   *[other] { $crystals } cristaux
}.
log-travels = { $seat } avance sa montre de { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}, jusqu’à { $hour } h.
log-is-punctual = { $seat } s’arrête à midi pile : bonus de ponctualité, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-places = { $seat } pose un pion { $token } dans la colonne { $column }.
log-loses = { $seat } n’a plus de case pour un pion { $token } : il retourne dans la réserve.
log-gains-crystal = { $seat } gagne un cristal ({ $crystals } en tout).
log-scores-space = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour une case de la colonne { $column }.
log-scores-row = { $seat } remplit une ligne : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-continues = { $seat } poursuit son voyage : { $length ->
    [one] { $length } carte
   *[other] { $length } cartes
}.
log-opens = { $seat } commence un voyage avec « { $card } ».
log-closes = { $seat } termine un voyage de { $length ->
    [one] { $length } carte
   *[other] { $length } cartes
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-appears = Nouvelle carte dans la rangée : { $card }.
log-leaves = Carte retirée de la rangée : { $card }.
log-rests = { $seat } ne peut plus prendre de carte : sa montre va à midi.
log-has-chosen = { $seat } a choisi un itinéraire.
log-follows = { $seat } suit l’itinéraire { $itinerary }.
log-game-ends = On compte les points.

reason-third-day = Le troisième jour est terminé.
score-track = Piste de score
score-crystals = Cristaux restants
score-treks = Voyages
score-total = Total
solo-rank-0 = Toujours à quai
solo-rank-1 = Balade du dimanche
solo-rank-2 = Touriste
solo-rank-3 = Grand voyage
solo-rank-4 = Exploration
solo-rank-5 = Maîtrise du temps

## La table

day = Jour { $day }
row = La rangée
ancestors = Ancêtres : { $count }
watch = Montre
hour = { $hour } h
hours = { $hours } h
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
crystals = Cristaux : { $crystals }
itinerary = Itinéraire { $itinerary }
itineraries-held = { $count ->
    [0] plus d’itinéraire en main
    [one] encore { $count } itinéraire en main
   *[other] encore { $count } itinéraires en main
}
trek = Voyage
treks-closed = Voyages terminés
slot-bonus = Gain de la case
no-bonus = aucun gain
deck-left = Cartes encore dans le paquet : { $count }
ends-trek = termine votre voyage
head-card = Carte
head-year = Année
head-hours = Heures
head-gains = Gains
head-clock = L’horloge
head-traveller = Joueur
head-points = Points
head-row = Ligne
no-trek = pas encore de voyage
trek-so-far = { $length ->
    [one] { $length } carte, { $year }
   *[other] { $length } cartes, { $year }
}
itinerary-none = Pas encore d’itinéraire
solo-rank = Votre rang : { $rank }

## Choses

numeral-1 = I
numeral-2 = II
numeral-3 = III
token-person = Personnage
token-event = Événement
token-innovation = Innovation
token-progress = Progrès
token-wild = Joker
token-crystal = Cristal
card-none = une case vide
card-ancestor = un ancêtre
card-cave-art-of-maros-pangkep = Art pariétal de Maros-Pangkep
card-atlatl-hunt = Chasse au propulseur
card-great-bath-of-mohenjo-daro = Grand bain de Mohenjo-daro
card-code-of-hammurabi = Code de Hammurabi
card-reign-of-hatshepsut = Règne d’Hatchepsout
card-mayan-chocolate = Chocolat des Mayas
card-ancient-olympic-games = Jeux olympiques antiques
card-sun-tzu-and-the-art-of-war = Sun Tzu et l’art de la guerre
card-iron-of-the-nok = Le fer des Nok
card-platos-cave = La caverne de Platon
card-young-alexanders-lessons = Les leçons du jeune Alexandre
card-building-the-great-wall = Chantier de la Grande Muraille
card-rosetta-stone = Pierre de Rosette
card-caesar-at-the-rubicon = César au Rubicon
card-cleopatra = Cléopâtre
card-ulama-ball-game = Le jeu de balle ulama
card-venus-over-chichen-itza = Vénus sur Chichén Itzá
card-song-dynasty-fireworks = Feux d’artifice des Song
card-reliefs-of-angkor-wat = Bas-reliefs d’Angkor Vat
card-trebuchet = Trébuchet
card-marco-polos-silk-road = La route de la soie de Marco Polo
card-moai-of-easter-island = Moaï de l’île de Pâques
card-market-of-great-zimbabwe = Marché du Grand Zimbabwe
card-machu-picchu = Machu Picchu
card-michelangelos-david = Le David de Michel-Ange
card-magellans-voyage = Le voyage de Magellan
card-grand-kitano-tea-gathering = Grande cérémonie du thé de Kitano
card-birth-of-kabuki = Naissance du kabuki
card-john-locke = John Locke
card-the-first-sandwich = Le premier sandwich
card-optical-telegraph = Télégraphe optique
card-zheng-yi-saos-pirate-fleet = La flotte pirate de Zheng Yi Sao
card-stephensons-rocket = La Rocket de Stephenson
card-harriet-tubman = Harriet Tubman
card-teslas-laboratory = Le laboratoire de Tesla
card-wright-brothers-flight = Le vol des frères Wright
card-invention-of-the-wheel = Invention de la roue
card-senet-in-egypt = Le senet en Égypte
card-mycenaean-feast = Banquet mycénien
card-the-buddha = Le Bouddha
card-confucius = Confucius
card-scythian-amazons = Les Amazones scythes
card-hippocrates = Hippocrate
card-port-of-carthage = Le port de Carthage
card-colossus-of-rhodes = Le colosse de Rhodes
card-library-of-alexandria = La bibliothèque d’Alexandrie
card-the-trung-sisters = Les sœurs Trưng
card-vikings-in-iceland = Les Vikings en Islande
card-polynesian-surfing = Le surf polynésien
card-khutulun-the-wrestler = Khutulun la lutteuse
card-mansa-musa = Mansa Moussa
card-joan-of-arc = Jeanne d’Arc
card-scholars-of-timbuktu = Les savants de Tombouctou
card-the-dodo-of-mauritius = Le dodo de l’île Maurice
card-cardanos-dice = Les dés de Cardan
card-shakespeares-globe = Le Globe de Shakespeare
card-way-of-the-samurai = La voie du samouraï
card-bach = Bach
card-declaration-of-independence = Déclaration d’indépendance
card-darwin-in-the-galapagos = Darwin aux Galápagos
card-gettysburg-address = Discours de Gettysburg
card-ferris-wheel-of-chicago = La grande roue de Chicago
card-einsteins-relativity = La relativité d’Einstein
card-suffragettes-self-defence = L’autodéfense des suffragettes
card-helen-keller = Helen Keller
card-gandhis-salt-march = La marche du sel de Gandhi
card-krishnamacharyas-yoga = Le yoga de Krishnamacharya
card-maria-tallchief = Maria Tallchief
card-rosalind-franklin-and-dna = Rosalind Franklin et l’ADN
card-jane-goodall = Jane Goodall
card-martin-luther-kings-dream = Le rêve de Martin Luther King
card-live-aid = Live Aid
card-markets-of-petra = Les marchés de Pétra
card-chariot-race = Course de chars
card-avicenna = Avicenne
card-genghis-khan = Gengis Khan
card-maori-war-canoe = Pirogue de guerre maorie
card-gutenbergs-press = La presse de Gutenberg
card-leonardo-da-vinci = Léonard de Vinci
card-causeways-of-tenochtitlan = Les chaussées de Tenochtitlan
card-accession-day-tilt = Joute du jour de l’Avènement
card-galileo-and-jupiters-moons = Galilée et les lunes de Jupiter
card-newtons-orchard = Le verger de Newton
card-franklins-kite = Le cerf-volant de Franklin
card-balloon-over-the-channel = La Manche en ballon
card-toussaint-louverture = Toussaint Louverture
card-sacagawea = Sacagawea
card-napoleon = Napoléon
card-mary-annings-fossils = Les fossiles de Mary Anning
card-ada-lovelace = Ada Lovelace
card-california-gold-rush = La ruée vers l’or
card-powell-on-the-colorado = Powell sur le Colorado
card-nellie-bly-around-the-world = Nellie Bly autour du monde
card-paris-rouen-race = Course Paris-Rouen
card-vaudeville-night = Soirée de vaudeville
card-sigmund-freud = Sigmund Freud
card-marie-curie = Marie Curie
card-tutankhamuns-tomb = Le tombeau de Toutânkhamon
card-hachiko-the-dog = Le chien Hachikō
card-alan-turing = Alan Turing
card-breaking-the-sound-barrier = Le mur du son
card-rosa-parks-and-the-boycott = Rosa Parks et le boycott
card-cousteaus-ocean = L’océan de Cousteau
card-apollo-11 = Apollo 11
card-wangari-maathai = Wangari Maathai
card-fall-of-the-berlin-wall = Chute du mur de Berlin
card-sue-the-t-rex = Sue le T. rex
card-vote-for-mandela = Le vote pour Mandela

## Le visage dans le navigateur

phase-day = Jour { $day } sur III
phase-TakeCard = étape 1, choisir une carte
phase-SpendCrystals = étape 2, déplacer la montre
phase-PlaceJoker = étape 3, placer un joker
phase-ChooseItinerary = nuit, choisir un itinéraire
detail-trek = { $trek }, { $way }
detail-grows = voyage de { $length ->
    [one] { $length } carte
   *[other] { $length } cartes
}
detail-ends = termine { $length ->
    [one] { $length } carte ({ $points })
   *[other] { $length } cartes ({ $points })
}
detail-travel = +{ $hours } h, jusqu’à { $hour } h
detail-noon = +{ $hours } h, midi pile, +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
detail-beyond = +{ $hours } h, midi dépassé, sans bonus
detail-place = { $points ->
    [0] rien pour l’instant
    [one] +{ $points } point
   *[other] +{ $points } points
}
detail-place-crystal = { $points ->
    [0] un cristal
    [one] +{ $points } point et un cristal
   *[other] +{ $points } points et un cristal
}
detail-choose = { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
brief-take = { $year }
face-card = { $year } : { $card }. { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}. Gains : { $gains }.
face-ancestor = Ancêtre
face-ancestor-about = Prend l’année de votre dernière carte.
face-day = Jour { $day }
face-on-noon = à midi pile
face-plus = +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
face-last = dernier déplacement : { $name }, de { $start } h à { $end } h
face-your-itinerary = Votre itinéraire
face-itinerary-of = Itinéraire : { $name }
face-no-itinerary = Aucun itinéraire n’est encore choisi.
face-jokers = jokers à placer : { $count }
face-row = Ligne
face-your-trek = Votre voyage
face-trek-of = Voyage : { $name }
face-no-trek = La première carte commence un voyage : chaque carte plus récente l’allonge.
face-trek-pays = { $length ->
    [one] { $length } carte
   *[other] { $length } cartes
} : { $points }
face-finished = { $treks ->
    [one] voyage terminé
   *[other] { $treks } voyages terminés
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
dates = Dates
dates-title = Dates du jour { $day }
dates-same = { $count ->
    [one] { $count } carte, la même
   *[other] { $count } cartes, les mêmes
} pour tous
dates-close = Fermer
dates-all = { $count ->
    [one] { $count } date
   *[other] { $count } dates
}
dates-out = Les { $count } sont sorties.
dates-later-one = plus récente que la vôtre
dates-earlier-one = plus ancienne que la vôtre
dates-grows = Votre voyage passerait à { $length }.
dates-ends = Elle terminerait votre voyage.
dates-mine = votre dernière carte { $year }
dates-later = { $count ->
    [0] Aucune plus récente que la vôtre ne reste.
    [one] { $count } plus récente que la vôtre peut encore venir
   *[other] { $count } plus récentes que la vôtre peuvent encore venir
}
dates-left-all = { $count ->
    [one] { $count } peut encore venir
   *[other] { $count } peuvent encore venir
}
dates-later-row = { $count ->
    [0] aucune plus récente dans la rangée
    [one] { $count } plus récente dans la rangée
   *[other] { $count } plus récentes dans la rangée
}
dates-earlier = { $count ->
    [0] aucune plus ancienne ne reste
    [one] { $count } plus ancienne terminerait votre voyage
   *[other] { $count } plus anciennes termineraient votre voyage
}
dates-comes = { $year }, peut encore venir
dates-row = { $year }, « { $card } », dans la rangée en { $slot }, { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}
dates-in-row = dans la rangée en { $slot }
dates-gone = { $year }, « { $card } », partie, { $name }
dates-left = { $year }, « { $card } », partie
dates-legend-gone = partie
dates-legend-row = dans la rangée
dates-legend-may-come = peut encore venir
dates-key-along = le long des années
dates-key-ends = première, dernière
dates-key-pick = la choisir dans la rangée
dates-key-b = son histoire
journey-all = Tous ensemble
journey-none = Vous avez pris trois jours de repos.
journey-none-of = { $name } a pris trois jours de repos.
journey-mine = Le mien
journey-table = En tableau
journey-axes = En largeur, les années ; vers le bas, les heures de l’horloge. Une ligne qui descend est un séjour, une ligne qui court est un bond.
journey-shelf = L’étagère garde ce qui était face visible devant vous, dans l’ordre du temps.
head-day = Jour
head-trek = Voyage
head-first = De
head-last = À
head-cards = Cartes
journey-events = { $events ->
    [one] { $events } événement
   *[other] { $events } événements
}, { $ancestors ->
    [0] aucun ancêtre
    [one] { $ancestors } ancêtre
   *[other] { $ancestors } ancêtres
}.
journey-day-parts = itinéraire { $itinerary }, midi { $noon }
journey-trek = Voyage { $number }
journey-on = { $years ->
    [one] { $years } an plus tard
   *[other] { $years } ans plus tard
}
journey-trek-pays = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} : { $points }
journey-crossed = { $years ->
    [one] an franchi
   *[other] ans franchis
}
journey-longest = { $cards ->
    [one] carte dans le plus long voyage, { $first }
   *[other] cartes dans le plus long voyage, de { $first } à { $last }
}
journey-home = { $hours ->
    [one] heure, à midi pile chaque jour
   *[other] heures, à midi pile chaque jour
}
journey-hours = { $hours ->
    [one] heure
   *[other] heures
}, { $noons ->
    [0] jamais à midi pile
    [one] { $noons } fois à midi pile
   *[other] { $noons } fois à midi pile
}
journey-together = Tout le monde sur une ligne du temps
journey-call = Presque une rencontre : { $name } en { $year } et { $other } en { $year2 }, { $years ->
    [0] la même année
    [one] à { $years } an d’écart
   *[other] à { $years } ans d’écart
}.
shelf-seen = { $seen ->
    [one] { $seen } événement vu sur { $all }
   *[other] { $seen } événements vus sur { $all }
}
shelf-of = { $seen ->
    [one] { $seen } vu sur { $all }
   *[other] { $seen } vus sur { $all }
}
shelf-new = { $count ->
    [one] { $count } nouveau.
   *[other] { $count } nouveaux.
}
shelf-all = Tous
shelf-up-only = Vus
shelf-down-only = Pas encore
shelf-foot = Face cachée : pas encore vu. Le titre reste caché ; l’année se trouve de toute façon dans les dates de son jour.
year-before = { $year } av. J.-C.
shelf-up = { $year }, jour { $day }, « { $card } »
shelf-tab-0 = < 1
shelf-tab-1 = 1
shelf-tab-2 = 1500
shelf-tab-3 = 1800
shelf-tab-4 = 1900
shelf-empty = Jouez une partie : ce qui est face visible est à vous.
shelf-down = { $year }, jour { $day }, pas encore vu
shelf-0 = Avant l’an 1
shelf-1 = De 1 à 1499
shelf-2 = De 1500 à 1799
shelf-3 = De 1800 à 1899
shelf-4 = Depuis 1900
story-later = { $years ->
    [one] { $years } an
   *[other] { $years } ans
} après { $year }, votre dernière carte : un voyage de { $length }.
story-earlier = { $years ->
    [one] { $years } an
   *[other] { $years } ans
} avant { $year }, votre dernière carte : elle commencerait un nouveau voyage.
story-taken = { $seat } l’a prise.
story-mine = Vous l’avez prise.
story-first = Elle commencerait votre voyage.
face-story-of = L’histoire : { $card }
face-ends = fin du voyage
face-next = ensuite
face-new-trek = nouveau
face-trek-points = Points d’un voyage selon sa longueur
face-trek-worth = Voyage : longueur, et ce qu’il rapporte à présent
face-hand = Vos itinéraires
face-at = à { $hour } h
face-locked = a choisi
face-choosing = choisit
face-points = points
jump-cards = Cartes
jump-clock = Horloge
jump-mats = Itinéraire
tip-slot = Qui prend la carte au-dessus reçoit aussi : { $gain }.
tip-slot-none = Le sommet du paquet : cette case ne donne aucun gain.
tip-full = Case occupée, colonne { $column }.
tip-space = Case libre, colonne { $column } : elle rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
tip-space-crystal = Case libre, colonne { $column } : elle rapporte un cristal.
tip-space-plain = Case libre, colonne { $column } : elle ne compte que pour sa ligne.
tip-row = Toute la ligne remplie rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
tip-row-crystal = Toute la ligne remplie rapporte un cristal.
tip-noon = Une montre qui s’arrête à 12 h pile rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Au-delà, elle s’arrête sans bonus.
tip-crystal = Un cristal dépensé économise une heure ; un cristal restant vaut un point à la fin.
offer-takes = { $name } vient de prendre { $thing }.

## Raisons d’un conseil : ce qu’un coup apporte ou coûte, face aux autres

hint-more-sheet = { $n ->
    [0] un peu plus sur l’itinéraire
    [one] 1 point de plus sur l’itinéraire
   *[other] { $n } points de plus sur l’itinéraire
 }
hint-less-sheet = { $n ->
    [0] un peu moins sur l’itinéraire
    [one] 1 point de moins sur l’itinéraire
   *[other] { $n } points de moins sur l’itinéraire
 }
hint-more-treks = { $n ->
    [0] des voyages un peu meilleurs
    [one] 1 point de plus en voyages
   *[other] { $n } points de plus en voyages
 }
hint-less-treks = { $n ->
    [0] des voyages un peu moins bons
    [one] 1 point de moins en voyages
   *[other] { $n } points de moins en voyages
 }
hint-more-crystals = { $n ->
    [0] un peu plus de cristaux
    [one] 1 cristal de plus
   *[other] { $n } cristaux de plus
 }
hint-less-crystals = { $n ->
    [0] un peu moins de cristaux
    [one] 1 cristal de moins
   *[other] { $n } cristaux de moins
 }
hint-more-hours = { $n ->
    [0] un peu plus de temps dans le jour
    [one] 1 heure de plus dans le jour
   *[other] { $n } heures de plus dans le jour
 }
hint-less-hours = { $n ->
    [0] un peu moins de temps dans le jour
    [one] 1 heure de moins dans le jour
   *[other] { $n } heures de moins dans le jour
 }
hint-more-rivals = { $n ->
    [0] un peu moins pour le meilleur adversaire
    [one] 1 point de moins pour le meilleur adversaire
   *[other] { $n } points de moins pour le meilleur adversaire
 }
hint-less-rivals = { $n ->
    [0] un peu plus pour le meilleur adversaire
    [one] 1 point de plus pour le meilleur adversaire
   *[other] { $n } points de plus pour le meilleur adversaire
 }
