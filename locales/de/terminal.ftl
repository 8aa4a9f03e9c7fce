# Was nur das Terminal sagt. Antworten in Backticks werden in jeder Sprache so getippt, wie sie dastehen.

terminal-list = { $first } und { $last }
terminal-list-two = { $first } und { $second }
terminal-none = keine
terminal-active = aktiv

## Die Sitzung

terminal-choose = (eine Nummer oder die Worte; `why`: was nicht geht, `?`: Hilfe)
terminal-or = oder { $how }
terminal-expected = erwartet wird eine Nummer von 1 bis { $most }
terminal-not-read = Das ist keine Antwort – { $reason }
terminal-unknown = so beginnt keine
terminal-odds-head = Chance    mindestens
terminal-odds-mean = im Mittel { $mean }
terminal-rule-given = Gegeben
terminal-rule-then = Dann
terminal-rule-ruling = Auslegung
terminal-rule-editions = Ausgaben
terminal-rule-lines = Regelbuch, Zeilen
terminal-no-rule = keine Regel `{ $id }`
terminal-nobody = niemand heißt `{ $name }`
terminal-agree = { $player }: Unentschieden? (yes)
terminal-declines = { $player } lehnt ab.
terminal-thinks = { $player } überlegt …
terminal-nothing-back = nichts zurückzunehmen
terminal-over = Das Spiel ist aus: { $result }
terminal-goes-on = Das Spiel geht weiter.
terminal-analysis-nothing = Keine Entscheidung wurde beurteilt: Keine wog schwer genug, oder `--by` hat zu wenige Durchläufe, um Antworten zu vergleichen.
terminal-analysis-unfinished = Das Spiel ist nicht zu Ende: Was das Glück gebracht hat, lässt sich noch nicht sagen.
terminal-commitment = Siegel der Zufallszahl { $commitment }
terminal-record = Die Aufzeichnung steht in { $file }.
terminal-left = Vor dem Ende verlassen.
terminal-score-points = { $own } zu { $other } Punkte
terminal-score-struggles = { $own } zu { $other } Konflikte
terminal-score-momentum = { $own } zu { $other } Fortschritt
terminal-score-victory-tokens = { $own } zu { $other } Siegmarker
terminal-score-points-destroyed = { $own } zu { $other } zerstörte Punkte
terminal-help-board = Tisch und Antworten noch einmal
terminal-help-why = was jetzt nicht geht, und nach welcher Regel
terminal-help-hint = die besten Antworten mit der Aussicht zu gewinnen
terminal-help-rules = der Text einer Regel
terminal-help-show = alles, was auf jemandes Karten steht
terminal-help-undo = die letzte Antwort zurücknehmen
terminal-help-draw = Unentschieden anbieten
terminal-help-concede = aufgeben
terminal-help-quit = gehen; die Aufzeichnung bleibt

## Eigene Antworten

terminal-free-place = ein eigener Ort, in Millimetern von der Mitte nach Osten und Norden: { $example }
terminal-free-places = eigene Orte, in Millimetern von der Mitte nach Osten und Norden: { $example }
terminal-free-toward = auf einen Punkt zu, in Millimetern von der Mitte nach Osten und Norden: { $example }
terminal-free-order = in der Reihenfolge
terminal-free-squad = Squad { $number }: { $names }
terminal-free-formation = für eine Formation
terminal-free-each = für jede Miniatur, der Einheitenführer zuerst
terminal-free-zones = eigene Aufstellungszonen, auf der Karte mit { $sign } markiert: { $count }
terminal-free-leader = der Einheitenführer steht auf { $place }
terminal-free-others = für die Miniaturen { $numbers }
terminal-free-pool = ein eigener Pool: { $example }
terminal-free-everybody = für alle, die sie haben
terminal-free-single = für einzelne Miniaturen
terminal-free-weapons = Waffen: { $names }
terminal-free-dice = eigene Wahl der Würfel nach Nummern: { $example }

## Battleground

terminal-bg-legend = ██ hoch  ▒▒ niedrig  ~ schwierig  H Leiter  ▔ Plattform  ◎ Zielmarker  § Zeichen
terminal-bg-situation = Runde { $round } von 4, Punkte { $one } zu { $two }.
terminal-bg-figure = Wunden { $wounds }/{ $health }  Mana { $mana }
terminal-bg-area =
    { $count ->
        [one] Wirkungsfeld { $count } Hexfeld
       *[other] Wirkungsfeld { $count } Hexfelder
    }
terminal-bg-card = { $name } von { $player }: { $values }, Tempo { $speed } ({ $focused } konzentriert), Gesundheit { $health }
terminal-bg-odds = { $attack }; Verteidigung { $defence }

## Shatterpoint

terminal-sp-legend-ground = · Boden  ▒3 Höhe in Zoll  ░3 Brücke  ██ kein Stand  H Transferpunkt
terminal-sp-legend-units = ◎ Aufgabe, ◎1 ◎2 kontrolliert, ○ inaktiv; AA A1 Einheiten von Spieler 1, aa a1 von Spieler 2
terminal-sp-set-up = Spielvorbereitung.
terminal-sp-situation = Spielzug { $turn }, Konflikt { $number } ({ $card }), Marker: { $space }.
terminal-sp-situation-stage = Spielzug { $turn }, Abschnitt { $stage }.
terminal-sp-middle = die Mitte
terminal-sp-space = Feld { $number } von { $player }
terminal-sp-damage = { $damage }/{ $stamina } Schaden
terminal-sp-at = { $objective } auf { $place }
terminal-sp-open = frei
terminal-sp-priority = Hauptaufgabe
terminal-sp-player = { $player } ({ $edge }): Macht { $ready }/{ $force }, gewonnene Konflikte { $won }, Stapel { $deck }, Reserve { $reserve }, genutzt { $discard }
terminal-sp-track = ◆ Konfliktmarker, ● Fortschritt { $own } und { $other }
terminal-sp-stage-ends = Abschnitt { $stage } endet: { $text }
terminal-sp-odds = { $attack } gegen { $defence }; Erfolge { $chances }
terminal-sp-move = Jeder Charakter läuft, spurtet oder klettert.
terminal-sp-combat = Jeder Charakter greift einmal an.
terminal-sp-tree-ends = endet
terminal-sp-card = { $unit } von { $player }: { $type }, Robustheit { $stamina }, Lebenskraft { $durability }, Macht { $force }; { $traits }
terminal-sp-up = oben
terminal-sp-values = { $kind }: { $attack } Angriff, { $defence } Verteidigung
terminal-sp-ends = Ende: { $text }
terminal-sp-armoured = { $name }: Verteidigung { $melee } gegen Nahkampf, { $ranged } gegen Fernkampf; { $track }

## Legion

terminal-lg-legend-cells = · Boden, fünf Felder sind etwa Reichweite 1
terminal-lg-legend-terrain = Gelände: ░ offen für Truppler, ≡ schwierig, █ unpassierbar, dann die Deckung (h stark, l leicht);
terminal-lg-legend-heights = ▒4 betretbar, Höhe in Zoll; ◎1 Einsatzzielmarker, ✸1 Bombenmarker
terminal-lg-legend-units = A1 A2 Miniaturen einer Einheit von Spieler 1, a1 a2 von Spieler 2
terminal-lg-legend-zones = + Aufstellungszonen von Blau, - von Rot
terminal-lg-situation = Runde { $round }, { $phase }, Siegmarker { $own } zu { $other }.
terminal-lg-minis = { $here } von { $all }, Einheitenführer { $leader } auf { $place }
terminal-lg-wounds = Wunden { $wounds }/{ $most }
terminal-lg-wounds-of = Wunden von { $number } { $wounds }/{ $most }
terminal-lg-promoted = befördert
terminal-lg-destroyed = { $weapon } zerstört
terminal-lg-exhausted = { $upgrade } erschöpft
terminal-lg-melee = im Nahkampf mit { $units }
terminal-lg-after = nach { $actions }
terminal-lg-token = { $token } auf { $place }
terminal-lg-marks = markiert { $terrain }
terminal-lg-held = beansprucht von { $unit }
terminal-lg-token-wounds = Wundenmarker { $wounds }/{ $most }
terminal-lg-charge = { $weapon } von { $player } auf { $place }
terminal-lg-mine = Mine bei { $place }
terminal-lg-player = { $player } ({ $colour }, { $edge })
terminal-lg-victory = { $count } Siegmarker
terminal-lg-score = { $points } Punkte zerstört
terminal-lg-plays = spielt { $card }
terminal-lg-hand =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
terminal-lg-discarded = abgelegt { $cards }
terminal-lg-pool = Befehlspool { $tokens }
terminal-lg-priority = Priorität
terminal-lg-counter = Rundenzähler
terminal-lg-row = { $row }, die linke Karte zuerst: { $cards }
terminal-lg-gone = { $card } fällt weg, dann gilt { $next }. { $text }
terminal-lg-unit = { $unit } von { $player }: { $rank }, { $type }, { $faction }, { $points } Punkte; { $minis }, Wundschwelle { $wounds }, { $nerve }, Geschwindigkeit { $speed }; Verteidigungswürfel { $die }, Energie: Angriff { $attack }, Verteidigung { $defence }; Basen von { $base } mm
terminal-lg-minis-count =
    { $count ->
        [one] { $count } Miniatur
       *[other] { $count } Miniaturen
    }
terminal-lg-courage = Tapferkeit { $value }
terminal-lg-resilience = Robustheit { $value }
terminal-lg-keywords = Schlüsselwörter: { $keywords }
terminal-lg-only = nur Miniatur { $number }
terminal-lg-upgrade = Aufwertung { $upgrade } ({ $notes })
terminal-lg-adds-mini = eine Miniatur mehr
terminal-lg-command = { $pips }, Befehle für { $units }.
terminal-lg-odds = Wunden { $chances }
terminal-lg-no-wounds = keine Wunden
terminal-lg-nearest = { $range } von { $unit }
terminal-lg-far = jenseits von Reichweite 4 aller Gegner
terminal-lg-sees =
    { $count ->
        [one] sieht { $count } Miniatur
       *[other] sieht { $count } Miniaturen
    }
terminal-lg-actions =
    { $count ->
        [one] { $count } Aktion
       *[other] { $count } Aktionen
    }
terminal-lg-climb-roll =
    { $count ->
        [one] { $count } weißer Verteidigungswürfel, eine Wunde bei Abwehr
       *[other] { $count } weiße Verteidigungswürfel, eine Wunde für jede Abwehr
    }
terminal-lg-climb-safe = ohne Wurf
terminal-lg-speed = bis Geschwindigkeit { $speed }
terminal-lg-speed-climb = bis Geschwindigkeit { $speed }, oder klettern
terminal-lg-blue = wählt den Schlachtfeldrand, legt zuerst Karten ab und stellt zuerst auf, gewinnt bei völligem Gleichstand
terminal-lg-red = legt danach Karten ab und stellt danach auf
terminal-lg-deploys = { $rank }, { $minis }, Geschwindigkeit { $speed }
terminal-lg-chance = zufällig eines von { $tokens }
terminal-lg-withdraw = eine Bewegung mit Geschwindigkeit 1 braucht die ganze Aktivierung
terminal-lg-for-wound = für 1 Wunde
terminal-lg-anywhere = sie werden für dich gestellt
terminal-lg-cancels = negiert { $count } Treffer
terminal-lg-shows = der Angriff zeigt { $faces }
terminal-lg-leads = der Einheitenführer
terminal-lg-at = auf { $place }
terminal-lg-terrain = { $kind }, { $cover }, Truppler: { $movement }
terminal-list-misread = Zeile { $line } ist nicht verständlich: { $text }
terminal-list-points = { $spent } von { $most } Punkten
terminal-list-legal = Die Liste hält die Regeln ein.
terminal-list-fix-remove = { $what } entfernen
terminal-list-fix-add = { $what } hinzufügen
terminal-list-fix-exchange = { $by } statt { $what }
terminal-list-ranged = Fernkampf { $value }
terminal-list-melee = Nahkampf { $value }
terminal-list-survives = hält { $value } aus
