### Les mots du terminal.

terminal-welcome = Tapez le numéro d’un coup, ou : why N (pourquoi), undo (reprendre), save FICHIER, load FICHIER, table, lang en, help (aide), quit.
terminal-help =
    N            jouer le coup N
    why N        pourquoi le coup N est refusé, et le paragraphe qui le dit
    why          montrer les coups refusés en ce moment
    undo         reprendre votre dernier coup, tant qu’aucun dé n’est tombé et qu’aucune carte n’a été retournée
    table        montrer la table (ou Entrée) ; moves : les coups seulement
    save FICHIER écrire la partie comme compte rendu ; load FICHIER : la reprendre
    lang en      changer de langue (en, fr)
    quit         partir ; une partie sauvée peut être reprise
terminal-unknown = « { $typed } » n’est pas connu ici. Tapez un numéro, ou help.
terminal-no-such-move = Ce coup n’existe pas : tapez un numéro de 1 à { $most }.
terminal-refused = { $count } autres sont refusés en ce moment : tapez why pour les voir.
terminal-legal = Rien n’interdit ce coup.
terminal-nothing-to-undo = Vous n’avez pas encore joué.
terminal-cannot-undo = Trop tard pour reprendre : un dé est tombé, une carte a été retournée ou un secret s’est ouvert depuis.
terminal-undone = Coup repris.
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
terminal-me = Invité
terminal-bot = Bot { $number }
