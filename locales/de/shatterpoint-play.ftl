# Shatterpoint: der Tisch im Spiel, Karten, Würfel, Lobby.

## Kosten und Zahlen

sp-force = { $count } Macht
sp-force-of = { $count } von { $have } Macht
sp-cost-wounds = Damit ist die Einheit angeschlagen.
sp-cost-damage = { $count } Schaden
sp-free = kostenlos
sp-one-action = 1 Aktion
sp-do-cost = { $deed }, { $price }
sp-pools = { $attack } gegen { $defence }
sp-pool-after = Pool { $from } → { $to }
sp-by = durch { $name }
sp-chance = { $chance } für einen Erfolg
sp-stamina-left = { $left } von { $stamina } Robustheit
sp-successes =
    { $count ->
        [0] kein Erfolg
        [one] { $count } Erfolg
       *[other] { $count } Erfolge
    }
sp-successes-or-more = { $count } oder mehr
sp-odds = Aussichten auf Erfolge
sp-damage-on = { $count } Schaden an { $name }
sp-damage-pool = Schadenspool { $count }
sp-left-of = { $left } von { $most }
sp-left-pool = { $left }, Pool −{ $pool }
sp-actions-left =
    { $count ->
        [0] keine Aktion mehr
        [one] noch { $count } Aktion
       *[other] noch { $count } Aktionen
    }
sp-budget-force = { $count } Macht
sp-budget-successes =
    { $count ->
        [one] noch { $count } Erfolg
       *[other] noch { $count } Erfolge
    }
sp-squad-points =
    { $count ->
        [one] { $count } Squad-Punkt
       *[other] { $count } Squad-Punkte
    }
sp-point-cost =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }

## Kopf und Pfad

sp-head-react = Du darfst reagieren
sp-head-order = Dein Spielzug { $turn }: Befehle
sp-crumb-acts = Aktivierung: { $unit }
sp-crumb-attack = { $attacker } greift { $target } an
sp-crumb-react = Reaktion

## Entscheidung

sp-actions = Aktionen
sp-made = erledigt
sp-key-out = Nichts oder nichts mehr tun
sp-which-squad = Welches Squad
sp-who-moves = Wer bewegt sich
sp-around-engaged = Im Handgemenge mit { $names }
sp-around-contests = Konkurriert um { $names }
sp-around-targets = Kann schießen auf { $names }
sp-around-cover = In Deckung vor { $names }
sp-around-watching = Reaktion möglich: { $names }
sp-verb-edge = Seite nehmen: { $what }
sp-verb-unit = { $what } aktivieren
sp-verb-use = { $what } nutzen
sp-verb-attack = { $what } angreifen
sp-verb-option = { $what } wählen
sp-verb-character = { $what } wählen
sp-verb-heal = Heilen – { $what }
sp-verb-gain = { $what } erhalten
sp-verb-lose = { $what } verlieren
sp-verb-stance = Mit { $what } beginnen

## Was die Aktionen bewirken

sp-tile-move = Jeder Charakter läuft, spurtet oder klettert. Klick einen Ort an oder zieh ihn dorthin; ein zweiter Druck schlägt Orte vor.
sp-want-ability = Keine Aktion mehr
sp-want-direction = Wähle eine Richtung
sp-tile-combat = Jeder Charakter greift einmal an. Du kannst auch einen Feind anklicken.
sp-tile-focus = 1 Würfel mehr beim nächsten Angriff jedes Charakters in dieser Aktivierung.
sp-tile-ability = Eine aktive Fähigkeit, deren Text mit „Aktion“ beginnt.
sp-tile-recover = Jeder Charakter heilt 1 Schaden oder 1 Zustand in Reichweite 2.
sp-tile-take-cover = Jeder Charakter darf um Reichweite 1 geschoben werden, dann erhält die Einheit einen Ducken-Marker.

## Was die Fragen bedeuten

sp-about-ask-act =
    { $left ->
        [0] Keine Aktion mehr. Fähigkeiten ohne „Aktion“ kosten keine.
        [one] Noch 1 Aktion, jede nur einmal. Fähigkeiten ohne „Aktion“ kosten keine.
       *[other] Noch { $left } Aktionen, jede nur einmal. Fähigkeiten ohne „Aktion“ kosten keine.
    }
sp-about-ask-side = Dein Gegner bekommt die Seite gegenüber.
sp-about-ask-mission-pack = Es sagt, wo die Aufgaben liegen und welche in welchem Konflikt zählen.
sp-about-ask-deploy = Der Primär-Charakter in Reichweite 2 deines Rands, die anderen in Reichweite 1 von ihm. Zieh einzelne Charaktere oder das ganze Squad.
sp-about-ask-deploy-zone = Auf dem getönten Boden, wie die Karte der Operation es sagt. Zieh einzelne Charaktere oder das ganze Squad.
sp-about-ask-first-stance = Der Kampfstil gibt Würfel, Tabellen und Kampfbaum. In jeder Aktivierung kannst du die Karte einmal umdrehen.
sp-about-ask-struggle-map = Er sagt, welche Aufgaben aktiv sind.
sp-about-ask-order = Die Karte sagt, welche Einheit in diesem Spielzug aktiviert wird.
sp-about-ask-revealed = Eine Karte in der Reserve kannst du in einem späteren Spielzug statt einer aufgedeckten nutzen.
sp-about-ask-revealed-shatterpoint = Sie aktiviert eine beliebige eigene Einheit. Du kannst stattdessen die nächste Karte aufdecken; die Shatterpoint-Karte wird dann wieder eingemischt.
sp-about-ask-shatterpoint = Jede eigene Einheit, auch eine, die schon dran war. Ihre Befehlskarte bleibt, wo sie ist.
sp-about-ask-lose-condition = Eine angeschlagene Einheit rappelt sich auf: Ihr Schaden verschwindet und ein Zustand dazu.
sp-about-ask-who = Jeder Charakter der Einheit führt die Aktion aus, in der Reihenfolge, die du wählst.
sp-about-ask-go = Zieh den Charakter oder klick auf einen Ort. Die Schablone zeigt, wie sie liegt.
sp-about-ask-transfer = Ein Transferpunkt, etwa eine Leiter, führt zu anderen: Der Charakter darf in Reichweite 1 eines von ihnen herauskommen.
sp-about-ask-push = Die Basis bewegt sich gerade über die volle Länge, wenn nichts sie aufhält. Zieh sie oder klick in eine Richtung.
sp-about-ask-attack = Klick auf einen Feind oder eine Zeile. Die Aussichten stehen da, bevor ein Würfel fällt.
sp-about-ask-tree = Für jeden Erfolg wählst du ein Feld, die Linien entlang.
sp-about-ask-next = Alle geschehen; du wählst die Reihenfolge.
sp-about-ask-heal = 1 Schaden oder 1 Zustand der eigenen oder einer verbündeten Einheit in Reichweite 2.
sp-about-ask-react = Eine reaktive Fähigkeit je Auslöser.
sp-about-ask-free-ability = Sie kostet diesmal keine Macht.

## Was die Antworten bedeuten

sp-about-reserve = Sofort wird die nächste Karte aufgedeckt.
sp-about-to-bottom = Statt in die Reserve. Sofort wird die nächste Karte aufgedeckt.
sp-about-pass = Die Karte, die dann kommt, muss genutzt werden.
sp-about-reveal =
    { $count ->
        [one] { $count } Karte ist im Stapel.
       *[other] { $count } Karten sind im Stapel.
    }
sp-about-mission =
    { $count ->
        [one] { $count } Aufgabe
       *[other] { $count } Aufgaben
    }
sp-about-struggle = Der Charakter bewegt sich nicht; die Einheit ist dann nicht mehr fixiert.
sp-about-strained = Nachdem sie sich bewegt, handelt oder eine Fähigkeit nutzt, nimmt sie 3 Schaden.
sp-about-disarmed = Ihre Angriffskompetenz zählt beim nächsten Angriff nicht.
sp-about-exposed = Ihre Verteidigungskompetenz zählt gegen den nächsten Angriff nicht.
sp-about-pinned = Ihre nächste Bewegung misslingt.
sp-about-damage = 1 Schaden in den Pool.
sp-about-shove = Das Ziel darf um Reichweite 1 geschoben werden, der Angreifer darf folgen.
sp-about-advance = Der Charakter darf laufen.
sp-about-climb = Der Charakter darf klettern.
sp-about-dash = Der Charakter darf spurten.
sp-about-jump = Der Charakter darf springen, auch im Handgemenge.
sp-about-reposition = Der Charakter darf laufen, sogar im Handgemenge.
sp-about-heal = Der Charakter darf 1 Schaden oder 1 Zustand heilen.
sp-about-active = In ihrer eigenen Aktivierung darf die Einheit nach dem Angriff eine aktive Fähigkeit kostenlos nutzen.
sp-about-crit-to-hit = Im Angriffswurf wird ein Kritisch zum Treffer.
sp-about-hit-to-failure = Im Angriffswurf wird ein Treffer zum Fehlschlag.

## Karten

sp-stamina = Robustheit
sp-durability = Lebenskraft
sp-value-ranged = Fernkampf
sp-value-range = ({ $range })
sp-value-melee = Nahkampf
sp-value-against-ranged = gegen Fernkampf
sp-value-against-melee = gegen Nahkampf
sp-value-about-ranged = Würfel ihrer Fernkampfangriffe; in Klammern, wie weit sie reichen.
sp-value-about-melee = Würfel ihrer Nahkampfangriffe.
sp-value-about-against-ranged = Würfel ihrer Verteidigung gegen Fernkampfangriffe.
sp-value-about-against-melee = Würfel ihrer Verteidigung gegen Nahkampfangriffe.
sp-value-about-stamina = Mit so viel Schaden wie Robustheit ist die Einheit angeschlagen.
sp-value-about-durability = Mit so vielen Verletzt-Markern wie Lebenskraft ist die Einheit am Ende des Zugs besiegt, in dem sie aktiviert wurde.
sp-ability-about-active = Wird für Macht jederzeit in der eigenen Aktivierung der Einheit genutzt.
sp-ability-about-reactive = Darf für Macht genutzt werden, wenn geschehen ist, was ihr Text nennt, im Zug jedes Spielers. Eine je Auslöser.
sp-ability-about-innate = Gilt immer. Sie kostet keine Macht.
sp-ability-about-tactic = Geschieht zu Beginn der Aktivierung der Einheit. Sie kostet keine Macht.
sp-ability-about-identity = Nur Primär-Einheiten haben eine; ihr Text sagt, wann sie geschieht. Sie kostet keine Macht.
sp-chart-ranged = Fernkampf
sp-chart-melee = Nahkampf
sp-chart-defence = Verteidigung
sp-stance-of = Kampfstil { $number } von { $count }: { $stance }
sp-other-stance = Anderen Kampfstil ansehen
sp-stance-inactive = Dieser Kampfstil ist nicht aktiv.
sp-turn-now = Dazu wechseln
sp-charts-and-tree = Kompetenz und Kampfbaum
sp-use-now = Nutzen
sp-is-action = Aktion
sp-used = genutzt
sp-defends-with = Verteidigungswert { $count }
sp-role-target = Ziel
sp-will-be-wounded = Mit diesem Pool wird die Einheit angeschlagen, und ihr Feind erhält einen Fortschrittsmarker.
sp-state-defeated = besiegt
sp-state-wounded = angeschlagen
sp-state-injured =
    { $count ->
        [one] verletzt
       *[other] verletzt × { $count }
    }
sp-state-hunker = Ducken { $count }
sp-state-focus = Fokus: { $count } Würfel
sp-state-reserved = in Reserve
sp-state-done = war dran
sp-state-actions =
    { $count ->
        [0] keine Aktion
        [one] { $count } Aktion
       *[other] { $count } Aktionen
    }
sp-state-in-deck = im Stapel
sp-state-waiting = noch nicht da

## Pult

sp-desk-unit = Handelnde Einheit
sp-desk-target = Angriffsziel
sp-desk-struggle = { $mission }, Konflikt { $number } von 3
sp-desk-tactic = Taktik mit der Shatterpoint-Karte
sp-orders = Befehle
sp-deck = Stapel
sp-reserve = Reserve
sp-discard = genutzt
sp-discard-list =
    { $count ->
        [one] { $count } genutzte Befehlskarte
       *[other] { $count } genutzte Befehlskarten
    }
sp-is-reserved = { $card } ist in Reserve.
sp-force-label = Macht
sp-force-ready = { $ready } von { $force } Macht bereit

## Würfel

sp-no-attack = Noch kein Angriff.
sp-last-attack = letzter Angriff
sp-before-roll = Die Würfel sind noch nicht gefallen.
sp-tray-title = { $attacker } → { $target }, { $type }
sp-tray-defence = Verteidigungs{ "\u00AD" }würfel
sp-steps = Zehn Schritte des Angriffs
sp-step-1 = 1 Angriffstyp
sp-step-2 = 2 Gültige Ziele
sp-step-3 = 3 Ziel
sp-step-4 = 4 Würfelpools
sp-step-5 = 5 Wurf
sp-step-6 = 6 Kompetenz
sp-step-7 = 7 Ergebnisse
sp-step-8 = 8 Kampfbaum
sp-step-9 = 9 Schaden
sp-step-10 = 10 Ende des Angriffs
sp-die-cancelled = abgewehrt
sp-die-changed = durch Kompetenz
sp-die-idle = nichts mehr abzuwehren
sp-expertise-attack = { $unit }, Kompetenz { $count }:
sp-expertise-defence = { $unit }, Verteidigungskompetenz { $count }:
sp-expertise-lost = { $unit }, { $condition }: { $count } Kompetenz verloren
sp-tree-label = Kampfbaum, { $taken } genommen, { $open } offen
sp-tree-taken = { $what }, als Nummer { $number } genommen
sp-tree-open = { $what }, jetzt möglich
sp-tree-after = { $what }, nach { $before }

## Ziel

sp-goal-how = Gewinne zwei Konflikte. Ein Konflikt gehört dir, sobald der Konfliktmarker einen deiner Fortschrittsmarker erreicht.
sp-goal-move = Am Ende deines Zuges rückt er für jede aktive Aufgabe, die du kontrollierst, 1 Feld zu dir.
sp-goal-momentum = Jede gegnerische Einheit, die angeschlagen wird, gibt dir einen Fortschrittsmarker: Der Weg wird kürzer.
sp-goal-has = Konflikte { $won }, Aufgaben { $held }, Fortschritt { $momentum }
sp-goal-count =
    { $active ->
        [0] Gewonnene Konflikte, { $first }: { $one }, { $second }: { $two }.
       *[other] Gewonnene Konflikte, { $first }: { $one }, { $second }: { $two }. Von { $active } aktiven Aufgaben kontrolliert, { $first }: { $heldOne }, { $second }: { $heldTwo }.
    }

## Was Schritte und Seiten bedeuten

sp-step-about-1 = Fernkampf oder Nahkampf; die Kampfstilkarte hat für beides Werte.
sp-step-about-2 = Im Fernkampf zählen Reichweite und Sichtlinie, im Nahkampf das Handgemenge.
sp-step-about-3 = Einer von ihnen wird gewählt.
sp-step-about-4 = Kampfstil, Deckung und Effekte geben beiden Seiten ihre Würfel.
sp-step-about-5 = Beide werfen alle ihre Würfel.
sp-step-about-6 = Kompetenz bewirkt, was die Tabelle des Kampfstils sagt.
sp-step-about-7 = Jede Abwehr entfernt einen Treffer; gegen Kritisch hilft sie nicht.
sp-step-about-8 = Jeder Erfolg nimmt eine Option des Kampfbaums, entlang seiner Pfade.
sp-step-about-9 = Die Einheit nimmt den Schaden im Schadenspool; erreicht ihr Schaden die Robustheit, wird sie angeschlagen.
sp-step-about-10 = Was auf einen Angriff folgt, geschieht jetzt.
sp-face-about-crit = Ein Erfolg, den keine Abwehr entfernt.
sp-face-about-hit = Ein Erfolg, wenn ihn keine Abwehr entfernt.
sp-face-about-expertise = Zählt nach der Tabelle des Kampfstils.
sp-face-about-failure = Nichts.
sp-face-about-block = Entfernt einen Treffer.
