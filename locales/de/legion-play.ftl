# Legion: the board and the column.

## The board

lg-board-label = Schlachtfeld { $battlefield }
lg-board-round =
    { $of ->
        [0] Runde { $now }
       *[other] Runde { $now } von { $of }
    }
lg-board-units = Einheiten
lg-board-places = Vorgeschlagene Orte
lg-board-tokens = Einsatzzielmarker
lg-board-layout =
    { $count ->
        [one] { $card }: Hier läge der Marker
       *[other] { $card }: Hier lägen die Marker
    }
lg-board-layout-open =
    { $count ->
        [one] Einen weiteren legen die Spieler.
       *[other] { $count } weitere legen die Spieler.
    }
lg-board-seat =
    { $seat ->
        [0] blauer Kreis
       *[other] rostrote Raute
    }
lg-board-place = { $east }″ von Westen, { $north }″ von Süden
lg-board-height = { $height } hoch
lg-board-wounds =
    { $count ->
        [one] 1 Wunde
       *[other] { $count } Wunden
    }
lg-board-charge = Bombenmarker von { $unit }
lg-board-mine = Mine
lg-board-claimed = beansprucht von { $name }
lg-board-movement = Truppler: { $troopers }, Bodenfahrzeuge: { $ground }, Repulsoren: { $repulsors }
lg-board-attacked = wird angegriffen
lg-board-in-pool = im Pool
lg-board-may-join = kann in den Pool
lg-board-starts-melee = Beginnt einen Nahkampf mit { $names }
lg-board-beyond = 5+
lg-board-hidden = Nicht zu sehen
lg-board-seen =
    { $of ->
        [one] { $count } von { $of } Miniatur zu sehen
       *[other] { $count } von { $of } Miniaturen zu sehen
    }
lg-board-obscured =
    { $of ->
        [one] { $count } von { $of } Miniatur verborgen
       *[other] { $count } von { $of } Miniaturen verborgen
    }
lg-board-share = { $share } % zu sehen
lg-board-arc-front = vorn
lg-board-arc-rear = hinten
lg-board-arc-left = links
lg-board-arc-right = rechts
lg-board-said-sight =
    { $count ->
        [one] 1 gegnerische Einheit in Sicht
       *[other] { $count } gegnerische Einheiten in Sicht
    }
lg-board-tool-ranges = Reichweiten
lg-board-tool-eye = Auge

## Keys

lg-key-sight = Sicht der Einheit
lg-key-ranges = Reichweiten und Winkel
lg-key-eye = Aus dem Auge der Miniatur
lg-key-grab = Greifen; Pfeiltasten bewegen
lg-key-turn = Drehen
lg-key-reform = Der Tisch stellt die anderen
lg-key-level = Andere Höhe
lg-key-out = Nichts oder nichts mehr tun

## The column

lg-head-attack = Dein Angriff: { $unit }
lg-budget-aim =
    { $count ->
        [one] 1 Zielmarker
       *[other] { $count } Zielmarker
    }
lg-budget-dodge =
    { $count ->
        [one] 1 Ausweichmarker
       *[other] { $count } Ausweichmarker
    }
lg-budget-orders =
    { $count ->
        [one] noch 1 Befehl
       *[other] noch { $count } Befehle
    }
lg-crumb-acts = Aktivierung: { $unit }
lg-crumb-attack = Angriff: { $attacker } auf { $target }
lg-crumb-standby = Bereitschaft
lg-play-actions = Aktionen
lg-play-made = erledigt
lg-play-again = noch einmal
lg-play-which-unit = Welche Einheit
lg-play-way = In welche Richtung
lg-play-forward = Vorwärts
lg-play-reverse = Rückwärts
lg-play-turn = Drehen
lg-play-turn-left = Links
lg-play-turn-right = Rechts
lg-play-reform = Vom Tisch stellen lassen
lg-play-tool = Bewegungshilfe, Geschwindigkeit { $speed }
lg-play-expected = etwa { $count } Wunden
lg-play-hits-after = Treffer { $from } → { $to }
lg-play-suppression-after = Niederhalten { $from } → { $to }
lg-play-pips =
    { $count ->
        [one] 1 Kreis
       *[other] { $count } Kreise
    }
lg-play-wounds-left =
    { $count ->
        [one] noch 1 Wunde
       *[other] noch { $count } Wunden
    }
lg-play-clamber = Mit einem Wurf; das kann wehtun.
lg-play-row-next = Ohne sie: { $card }.
lg-play-orders = Befehle: { $units }.
lg-play-orders-none = Keine Befehle.
lg-play-orders-all = jede Einheit in Reichweite
lg-play-orders-units =
    { $count ->
        [one] 1 Einheit
       *[other] { $count } Einheiten
    }
lg-play-orders-troopers =
    { $count ->
        [one] 1 Truppler-Einheit
       *[other] { $count } Truppler-Einheiten
    }
lg-play-orders-vehicles =
    { $count ->
        [one] 1 Fahrzeug
       *[other] { $count } Fahrzeuge
    }
lg-play-pool = Waffen des Pools
lg-play-bearers = { $count } von { $of }
lg-play-odds = Chancen auf Wunden
lg-play-wounds =
    { $count ->
        [one] 1 Wunde
       *[other] { $count } Wunden
    }
lg-play-wounds-or-more = { $count } Wunden oder mehr
lg-play-dice = Würfel des Angriffs
lg-play-picked = { $count } von { $most } gewählt

## Ziel

lg-goal-how = Sammle in { $rounds } Runden mehr Siegmarker. Oder besiege jede gegnerische Einheit.
lg-goal-score = Bei Gleichstand entscheidet die Wertung: die Punkte besiegter gegnerischer Einheiten.
lg-goal-has = { $tokens } Marker, Wertung { $score }
lg-goal-count = Siegmarker, { $first }: { $one }, { $second }: { $two }

lg-board-drawn = dann wird der Weg dorthin geplant
lg-board-short = { $length } zu weit für Kontakt mit { $name }
lg-board-engages = Nahkampf mit { $names }
lg-board-in-range = Reichweite { $range } zu { $name }, sieht { $count } von { $of }
lg-board-contests =
    { $count ->
        [one] kämpft um Einsatzziel { $tokens }
       *[other] kämpft um die Einsatzziele { $tokens }
    }
lg-board-objective =
    { $count ->
        [one] Einsatzziel { $tokens }
       *[other] Einsatzziele { $tokens }
    }
lg-board-leaves =
    { $count ->
        [one] verlässt Einsatzziel { $tokens }
       *[other] verlässt die Einsatzziele { $tokens }
    }
lg-board-uncovered = keine Deckung mehr vor { $name }
lg-board-covered = { $cover } vor { $name }
lg-board-watching = Reaktion möglich: { $names }
lg-play-in-front = Nun gilt: { $card }.
lg-play-choose-weapons = Waffen wählen
lg-play-place-others = Andere selbst aufstellen
lg-play-hint-activate = Dann auf den Boden klicken: Bewegung dorthin; auf einen Gegner: Angriff.
