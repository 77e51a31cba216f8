### Les mots du terminal.

terminal-welcome = Tapez le numéro d’un coup, ou : why N (pourquoi), undo (annuler), redo (rétablir), save FICHIER, load FICHIER, table, lang en, help (aide), quit.
terminal-help =
    N            jouer le coup N
    why N        pourquoi le coup N est refusé, et le paragraphe qui le dit
    why          montrer les coups refusés en ce moment
    dates        dans Trekking, les années du jour : parties, dans la rangée, ou encore à venir
    hint         les trois meilleurs coups d’après ce que vous savez, combien de parties sont gagnées ensuite, et pourquoi
    why robot    pourquoi le robot a joué son dernier coup, d’après ce que vous pouviez savoir
    about N      l’histoire de ce dont parle le coup N ; about cleopatra : par son nom ; about : toutes
    undo         annuler votre dernier coup ; après un dé, une carte révélée ou le coup d’un autre, les autres sont consultés
    redo         rejouer ce qui a été annulé, tant que rien de nouveau n’est joué
    table        montrer la table (ou Entrée) ; moves : les coups seulement
    save FICHIER écrire la partie comme compte rendu ; load FICHIER : la reprendre
    lang en      changer de langue (en, fr)
    always       dans The Quick and the Undead : utiliser sans demander ce qui ne coûte et ne risque rien, ou redemander
    quit         partir ; une partie sauvée peut être reprise
terminal-always = Désormais, ce qui ne coûte et ne risque rien est utilisé sans demander.
terminal-asks = Désormais, on vous demande à chaque fois.
terminal-no-story = Il n’y a pas d’histoire sur « { $typed } ». Tapez about pour les voir toutes.
terminal-no-bot-yet = Aucun robot n’a encore fait de choix que vous ayez pu voir.
terminal-unknown = « { $typed } » n’est pas connu ici. Tapez un numéro, ou help.
terminal-no-such-move = Ce coup n’existe pas : tapez un numéro de 1 à { $most }.
terminal-refused = { $count ->
    [one] { $count } autre coup est impossible pour l’instant : tapez why pour le voir.
   *[other] { $count } autres coups sont impossibles pour l’instant : tapez why pour les voir.
}
terminal-legal = Rien n’interdit ce coup.
terminal-nothing-to-undo = Vous n’avez pas encore joué.
terminal-undo-lost = Ceci n’aurait pas eu lieu :
terminal-undo-agree = { $seat }, d’accord ? (oui ou non)
terminal-not-undone = Rien n’est annulé.
terminal-nothing-to-redo = Il n’y a rien à rétablir.
terminal-undone = Coup annulé. Tapez redo pour le rétablir.
terminal-saved = Partie sauvée dans { $file }.
terminal-not-saved = Partie non sauvée : { $file } : { $why }.
terminal-loaded = Partie { $file } reprise.
terminal-not-loaded = Partie non reprise : { $file } : { $why }. La partie en cours continue.
terminal-languages = Langues : { $languages }.
terminal-left = Vous quittez la table.
terminal-curtain = { $seat }, le clavier est à vous. Appuyez sur Entrée quand personne d’autre ne regarde.
terminal-won = { $count ->
    [one] { $names } gagne.
   *[other] { $names } gagnent ensemble.
}
terminal-won-together = Bien joué : vous avez gagné.
terminal-lost = Perdu cette fois. Une autre partie ?
terminal-me = Joueur 1
terminal-bot = Robot { $number }
