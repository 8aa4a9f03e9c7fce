# Shatterpoint: das Spielfeld.

sp-board-label = { $battlefield }, 36 mal 36 Zoll
sp-board-characters = Charaktere
sp-board-places = Vorgeschlagene Plätze
sp-board-seat =
    { $seat ->
        [0] blauer Kreis
       *[1] rostrote Raute
    }
sp-board-place = { $east }″ von Westen, { $north }″ von Süden
sp-board-height = Höhe { $height }
sp-board-damage = { $damage } von { $stamina } Schaden
sp-board-wounded = angeschlagen
sp-board-hunker =
    { $count ->
        [one] { $count } Ducken-Marker
       *[other] { $count } Ducken-Marker
    }
sp-board-under = unter einem Steg
sp-board-active = aktiv
sp-board-inactive = inaktiv
sp-board-priority = Hauptaufgabe
sp-board-controlled =
    { $seat ->
        [0] kontrolliert vom blauen Kreis
       *[1] kontrolliert von der rostroten Raute
    }
sp-board-may-move = darf sich auch bewegen
sp-board-attacked = angegriffen
sp-board-piece = { $name }, Oberkante { $height }
sp-board-piece-above = Unterkante { $height }
sp-board-blocks-sight = sichtblockierend
sp-board-see-through = durchsehbar
sp-board-impassable = unpassierbar
sp-board-passable = passierbar
sp-board-no-stand = niemand kann darauf stehen
sp-board-do-deploy = Squad aufstellen
sp-board-do-down = { $kind } auf den Boden
sp-board-do-to = { $kind } auf { $height }
sp-board-engages = im Handgemenge mit { $names }
sp-board-objective =
    { $count ->
        [one] Aufgabe { $objectives }
       *[other] Aufgaben { $objectives }
    }
sp-board-leaves-objective =
    { $count ->
        [one] verlässt Aufgabe { $objectives }
       *[other] verlässt die Aufgaben { $objectives }
    }
sp-board-leaves = verlässt das Handgemenge
sp-board-contests =
    { $count ->
        [one] konkurriert um Aufgabe { $objectives }
       *[other] konkurriert um die Aufgaben { $objectives }
    }
sp-board-targets =
    { $count ->
        [one] { $count } Feind in Reichweite und Sicht
       *[other] { $count } Feinde in Reichweite und Sicht
    }
sp-board-pools = { $attack } Angriffswürfel gegen { $defence }
sp-board-range = Reichweite { $range }
sp-board-beyond = >5
sp-board-beyond-5 = jenseits von Reichweite 5
sp-board-seen = in Sicht
sp-board-seen-cover = in Sicht, Deckung durch Gelände
sp-board-hidden = nicht in Sicht
sp-board-is-engaged = im Handgemenge
sp-board-other-elevation = andere Höhenebene
sp-board-said-sight =
    { $count ->
        [one] { $count } Feind in Sicht
       *[other] { $count } Feinde in Sicht
    }
sp-board-tool-ranges = Reichweiten
sp-board-key-ranges = Reichweiten 1 bis 5 des handelnden Charakters
sp-board-key-grab = Greifen; Pfeile bewegen um 1″, mit Umschalt um ¼″, Enter setzt ab
sp-board-key-grab-squad = Das ganze Squad greifen
sp-board-key-level = Höher oder tiefer, wo Flächen übereinander liegen
sp-board-struggle =
    { $of ->
        [0] Konflikt { $now }
       *[other] Konflikt { $now } von { $of }
    }
sp-board-track =
    { $side ->
        [own] Konfliktmarker auf deinem Feld { $space }.
        [other] Konfliktmarker auf Feld { $space } von { $name }.
       *[middle] Konfliktmarker in der Mitte.
    } Fortschritt: { $own } für dich, { $other } für { $name }.
sp-board-track-next =
    { $count ->
        [one] { $count } Aufgabe am Ende des Zugs
       *[other] { $count } Aufgaben am Ende des Zugs
    }
sp-board-won =
    { $count ->
        [one] { $name }: { $count } Konflikt gewonnen
       *[other] { $name }: { $count } Konflikte gewonnen
    }

sp-board-engaged = im Handgemenge
sp-board-sees = kann auf { $names } schießen
sp-board-covered = in Deckung vor { $names }
sp-board-watching = Reaktion möglich: { $names }
sp-mark-about-wounds = Mit so viel Schaden wie Robustheit ist die Einheit angeschlagen.
sp-mark-about-down = Angeschlagen: Sie konkurriert um nichts und erleidet keinen Schaden, bis sie aktiviert wird; dann geht ihr Schaden.
sp-mark-about-injured = Jede lässt Fähigkeiten der Einheit 1 Macht mehr kosten.
sp-mark-about-hunker = Jede gibt Deckung 1, bis die Einheit wieder aktiviert wird.
sp-mark-about-focus = Jede gibt dem nächsten Angriff in dieser Aktivierung 1 Würfel mehr.
sp-mark-about-more = Das Übrige sagt die Karte.
