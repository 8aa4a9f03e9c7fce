# Shatterpoint: Namen, Fragen, Antworten, Ereignisse, Ablehnungen.

## Namen

sp-player = Spieler { $number }
sp-somebody = jemand
sp-character-of = { $unit } { $number }
sp-an-ability = eine Fähigkeit
sp-a-stance = anderer Kampfstil
sp-squad = Squad { $number }
sp-shatterpoint-card = Shatterpoint-Karte
sp-inches = { $length }″
sp-objective = Aufgabe { $number }
sp-times = { $count } × { $what }
sp-faces-crit =
    { $count ->
        [one] { $count } Kritisch
       *[other] { $count } Kritisch
    }
sp-faces-hit =
    { $count ->
        [one] { $count } Treffer
       *[other] { $count } Treffer
    }
sp-faces-block =
    { $count ->
        [one] { $count } Abwehr
       *[other] { $count } Abwehr
    }
sp-faces-expertise =
    { $count ->
        [one] { $count } Kompetenz
       *[other] { $count } Kompetenz
    }
sp-faces-failure =
    { $count ->
        [one] { $count } Fehlschlag
       *[other] { $count } Fehlschläge
    }
sp-no-dice = keine Würfel

sp-edge-south = Süden
sp-edge-east = Osten
sp-edge-north = Norden
sp-edge-west = Westen

sp-edition-2023-06 = Juni 2023
sp-edition-2023-07 = Juli 2023

sp-stage-setup = Spielvorbereitung
sp-stage-deployment = Aufstellung
sp-stage-stances = Erste Kampfstile
sp-stage-turns = Spielzüge

sp-type-primary = Primär
sp-type-secondary = Sekundär
sp-type-supporting = Support

sp-ability-active = aktive Fähigkeit
sp-ability-reactive = reaktive Fähigkeit
sp-ability-innate = passive Fähigkeit
sp-ability-tactic = Taktik-Fähigkeit
sp-ability-identity = Identität-Fähigkeit

sp-action-move = Bewegung
sp-action-focus = Fokus
sp-action-combat = Kampf
sp-action-ability = Fähigkeit
sp-action-recover = Ausruhen
sp-action-take-cover = Ducken

sp-kind-advance = Laufen
sp-kind-dash = Spurten
sp-kind-climb = Klettern
sp-kind-jump = Springen
sp-kind-reposition = Positionswechsel

sp-attack-melee = Nahkampf
sp-attack-ranged = Fernkampf

sp-condition-strained = Gestresst
sp-condition-disarmed = Entwaffnet
sp-condition-exposed = Ungeschützt
sp-condition-pinned = Fixiert

sp-symbol-damage = Schaden
sp-symbol-shove = Stoß
sp-symbol-strained = Gestresst
sp-symbol-disarmed = Entwaffnet
sp-symbol-exposed = Ungeschützt
sp-symbol-pinned = Fixiert
sp-symbol-advance = Laufen
sp-symbol-climb = Klettern
sp-symbol-dash = Spurten
sp-symbol-jump = Springen
sp-symbol-reposition = Positionswechsel
sp-symbol-heal = Heilen
sp-symbol-active = aktive Fähigkeit

sp-entry-crit = Kritisch
sp-entry-hit = Treffer
sp-entry-block = Abwehr
sp-entry-crit-to-hit = Kritisch wird Treffer
sp-entry-hit-to-failure = Treffer wird Fehlschlag

sp-face-crit = Kritisch
sp-face-hit = Treffer
sp-face-block = Abwehr
sp-face-expertise = Kompetenz
sp-face-failure = Fehlschlag

## Fragen

sp-ask-side = Welche Seite des Spielfelds nehmen?
sp-ask-mission-pack = Welches Missionsset wird gespielt?
sp-ask-deploy = Welches Squad wird wo aufgestellt?
sp-ask-deploy-last = Wo wird das zweite Squad aufgestellt?
sp-ask-first-stance = Erster Kampfstil von { $unit }?
sp-ask-struggle-map = Welcher Missionsplan der Konfliktkarte gilt?
sp-ask-struggle-map-of = { $card }: Welcher Missionsplan gilt?
sp-ask-who = { $unit }, { $action }: Welcher Charakter ist der Nächste?
sp-ask-order = Karte aufdecken oder die Reserve nutzen?
sp-ask-revealed = { $unit } jetzt aktivieren?
sp-ask-revealed-shatterpoint = Die Shatterpoint-Karte jetzt nutzen?
sp-ask-shatterpoint = Welche Einheit aktiviert die Shatterpoint-Karte?
sp-ask-lose-condition = Welchen Zustand von { $unit } entfernen?
sp-ask-gain-condition = Welcher Zustand für { $unit }?
sp-ask-act = Was nun, { $unit }?
sp-ask-go = Wohin bewegt sich { $name }?
sp-ask-go-many = { $name }: Wer bewegt sich wohin?
sp-ask-go-toward = Wohin bewegt sich { $name }, auf { $goal } zu?
sp-ask-go-advance = Wohin läuft { $name }?
sp-ask-go-dash = Wohin spurtet { $name }?
sp-ask-go-climb = Wohin klettert { $name }?
sp-ask-go-jump = Wohin springt { $name }?
sp-ask-go-reposition = Wohin wechselt { $name } die Position?
sp-ask-transfer = Wo kommt { $name } aus dem Transferpunkt?
sp-ask-push = Wohin wird { $name } geschoben?
sp-ask-pull = Wohin wird { $name } gezogen?
sp-ask-attack = Wen greift { $name } an?
sp-ask-attack-many = { $name }: Wer greift wen an?
sp-ask-tree = Welche Option kommt als Nächstes?
sp-ask-tree-of =
    { $number ->
        [1] Welche Option nimmt { $name } zuerst?
        [2] Welche Option nimmt { $name } als zweite?
        [3] Welche Option nimmt { $name } als dritte?
       *[other] Welche Option nimmt { $name } als Nächstes?
    }
sp-ask-next = Welcher Effekt kommt als Nächstes?
sp-ask-heal =
    { $left ->
        [one] Was heilt { $name }?
       *[other] Was heilt { $name }, insgesamt { $left }-mal?
    }
sp-ask-react-action = { $unit }, nach der Aktion { $action }: reagieren?
sp-ask-react-attack-declared = Ein Angriff wurde angesagt: reagieren?
sp-ask-react-attack-resolved = Ein Angriff ist abgehandelt: reagieren?
sp-ask-react-attack-declared-of = { $attacker } greift { $target } an: reagieren?
sp-ask-react-attack-resolved-of = { $attacker } hat { $target } angegriffen: reagieren?
sp-ask-react-damage = { $count } Schaden droht: reagieren?
sp-ask-react-wounded = { $unit }: angeschlagen. Reagieren?
sp-ask-react-left = { $name } hat das Handgemenge verlassen: reagieren?
sp-ask-react-hunkered = { $unit }: Ducken-Marker erhalten. Reagieren?
sp-ask-free-ability = { $unit }: Welche Fähigkeit kostenlos nutzen?
sp-ask-choose = { $ability }: Wen wählst du?
sp-ask-pick = { $ability }: was davon?
sp-ask-may = { $ability }: ausführen?
sp-ask-may-do = { $ability }: { $what }?
sp-ask-unknown = Was ist deine Antwort?

## Antworten

sp-do-mission-own = Das eigene: { $mission }
sp-do-mission-other = Das des Gegners: { $mission }
sp-do-deploy = Squad von { $squad }
sp-do-turn-stance = Zu { $stance } wechseln
sp-do-map = Missionsplan { $number }
sp-do-map-of =
    { $count ->
        [one] Missionsplan { $number }: Aufgabe { $objectives }
       *[other] Missionsplan { $number }: Aufgaben { $objectives }
    }
sp-do-reveal = Oberste Karte aufdecken
sp-do-use-reserve = Reserve nutzen
sp-do-use-reserve-unit = Reserve nutzen: { $unit }
sp-do-activate = Aktivieren
sp-do-activate-unit = { $unit } aktivieren
sp-do-activate-any = Beliebige eigene Einheit aktivieren
sp-do-reserve = Karte in die Reserve legen
sp-do-reserve-to-bottom = Karte unter den Stapel legen
sp-do-pass-shatterpoint = Stattdessen nächste Karte aufdecken
sp-do-move = { $kind }: { $name }
sp-do-move-level = { $kind } auf { $height }: { $name }
sp-do-struggle = Losreißen ({ $kind })
sp-do-place = Dort herauskommen
sp-do-push = Dorthin schieben
sp-do-pull = Dorthin ziehen
sp-do-attack = { $target } ({ $type })
sp-do-option = Option { $number }
sp-do-pick = Option { $number }
sp-do-heal-damage = { $unit }: 1 Schaden
sp-do-heal-condition = { $unit }: { $condition }
sp-do-yes = Tun
sp-do-yes-transfer = Transferpunkt nutzen
sp-do-end = Aktivierung beenden
sp-do-decline = Verzichten
sp-do-decline-go = Keine Bewegung mehr
sp-do-decline-go-one = Nicht bewegen
sp-do-decline-transfer = Hier bleiben
sp-do-decline-push = Nicht bewegen
sp-do-decline-attack = Kein Angriff
sp-do-decline-tree = Hier aufhören
sp-do-decline-heal = Nichts heilen
sp-do-decline-react = Nicht reagieren
sp-do-decline-free-ability = Keine nutzen
sp-do-decline-choose = Niemanden wählen
sp-do-decline-pick = Nichts davon tun

sp-pending-tactic = Taktik der Konfliktkarte
sp-pending-ability = { $unit }: { $ability }

## Was eine Möglichkeit bewirkt

sp-effect-attack = angreifen
sp-effect-heal =
    { $count ->
        [one] heilen
       *[other] { $count }-mal heilen
    }
sp-effect-push = schieben
sp-effect-pull = ziehen
sp-effect-damage = Schaden
sp-effect-condition = ein Zustand
sp-effect-hunker = ein Ducken-Marker
sp-effect-struggle = den Konfliktmarker bewegen
sp-effect-refresh = Macht auffrischen
sp-effect-action = eine Aktion
sp-effect-split-damage = den Schaden teilen
sp-effect-remove-damage = { $count } Schaden entfernen
sp-effect-remove-condition = einen Zustand entfernen
sp-effect-gain = ein Schlüsselwort erhalten
sp-effect-gain-momentum = einen Fortschrittsmarker erhalten
sp-effect-add-momentum = einen Fortschrittsmarker hinzufügen
sp-effect-remove-momentum = einen Fortschrittsmarker entfernen
sp-effect-cure = Schaden, Marker und Zustände von einer Einheit entfernen
sp-effect-one-of = eine von mehreren Möglichkeiten wählen

## Schritte einer Wiederholung

sp-deed-start = Das Spiel beginnt
sp-deed-concede = Aufgeben
sp-deed-draw = Unentschieden anbieten
sp-deed-flag = Die Zeit ist um

## Ereignisse: Aufbau, Befehle, Spielzüge, Konflikte

sp-say-rolled-first = { $player } gewinnt den Wurf und beginnt.
sp-say-rolled-tie = Gleichstand beim Wurf um den Beginn: neuer Wurf.
sp-say-sides = { $player } nimmt diese Seite: { $edge }.
sp-say-mission = Die Mission ist „{ $mission }“.
sp-say-deployed = { $player } stellt ein Squad auf: { $units }.
sp-say-stance = { $unit }: Kampfstil { $stance }.
sp-say-struggle = Konflikt { $number }: { $card }
sp-say-struggle-number = Konflikt { $number }
sp-say-turn = Spielzug { $number }: { $player }
sp-say-revealed = { $player } deckt auf: { $card }.
sp-say-order-removed = Die Befehlskarte von { $card } kommt aus dem Spiel: Die Einheit ist besiegt.
sp-say-reserved = { $player } legt { $card } für { $force } Macht in die Reserve.
sp-say-to-bottom = { $player } legt { $card } unter den Stapel.
sp-say-reserve-used = { $player } nutzt die Reserve: { $card }.
sp-say-shatterpoint-passed = { $player } verzichtet auf die Shatterpoint-Karte.
sp-say-deck-refreshed = { $player } frischt den Befehlsstapel auf.
sp-say-activated = Aktivierung: { $unit }
sp-say-activated-shatterpoint = Aktivierung mit der Shatterpoint-Karte: { $unit }
sp-say-force = { $player } hat { $ready } Macht bereit.
sp-say-priority-rolled = { $player } würfelt { $face }: { $objective } ist Hauptaufgabe.
sp-say-priority-removed = Keine Aufgabe ist mehr Hauptaufgabe.
sp-say-control = { $player } kontrolliert { $objective }.
sp-say-token =
    { $count ->
        [one] { $player } bewegt den Konfliktmarker um 1 Feld ({ $cause }).
       *[other] { $player } bewegt den Konfliktmarker um { $count } Felder ({ $cause }).
    }
sp-cause-objectives = Aufgaben
sp-cause-priority = Hauptaufgabe
sp-say-momentum-wounded = { $player } erhält einen Fortschrittsmarker (jetzt { $tokens }): { $unit } angeschlagen.
sp-say-momentum-behind = { $player } erhält einen Fortschrittsmarker: Der Konfliktmarker liegt auf der anderen Seite (jetzt { $tokens }).
sp-say-momentum-middle = { $player } erhält einen Fortschrittsmarker: Der Konfliktmarker liegt in der Mitte (jetzt { $tokens }).
sp-say-momentum-ability = { $player } erhält durch { $ability } einen Fortschrittsmarker (jetzt { $tokens }).
sp-say-momentum-spent =
    { $tokens ->
        [one] { $player } gibt 1 Fortschrittsmarker für { $ability } aus.
       *[other] { $player } gibt { $tokens } Fortschrittsmarker für { $ability } aus.
    }
sp-say-struggle-won =
    { $cards ->
        [one] { $player } gewinnt Konflikt { $number } und hat 1 Konfliktkarte
       *[other] { $player } gewinnt Konflikt { $number } und hat { $cards } Konfliktkarten
    }
sp-say-reset = Die Konfliktleiste wird neu aufgebaut.

## Ereignisse: Taten

sp-say-injured =
    { $injured ->
        [one] { $unit }: verletzt, 1 Marker.
       *[other] { $unit }: verletzt, { $injured } Marker.
    }
sp-say-condition-lost = { $unit }: { $condition } entfernt.
sp-say-condition-gained = { $unit }: { $condition }.
sp-say-hunker =
    { $tokens ->
        [0] { $unit }: kein Ducken-Marker mehr.
        [one] { $unit }: 1 Ducken-Marker.
       *[other] { $unit }: { $tokens } Ducken-Marker.
    }
sp-say-acts = { $unit }: Aktion { $action }.
sp-say-ability = { $unit }: { $ability }.
sp-say-ability-force = { $unit }: { $ability } für { $force } Macht.
sp-say-ability-damage = { $unit }: { $ability } für { $force } Schaden.
sp-say-moved = { $name } bewegt sich: { $kind }.
sp-say-pushed = { $name } wird geschoben.
sp-say-pulled = { $name } wird gezogen.
sp-say-transferred = { $name } nutzt einen Transferpunkt.
sp-say-held = { $name } ist fixiert und bewegt sich nicht.
sp-say-steadfast = { $name } ist standhaft und wird nicht gestoßen.
sp-say-damaged = { $unit }: { $damage } Schaden ({ $total } von { $stamina }).
sp-say-healed = { $name } entfernt { $damage } Schaden von { $unit }.
sp-say-healed-condition = { $name } entfernt einen Zustand von { $unit }: { $condition }.
sp-say-wounded = Angeschlagen: { $unit }.
sp-say-wounded-by = Angeschlagen: { $unit }, durch { $name }.
sp-say-defeated = Besiegt: { $unit }.
sp-say-noted = Am Ende des Angriffs, { $unit }: { $symbol }.

## Ereignisse: Angriffe

sp-say-attack = { $attacker } greift { $target } an ({ $type }).
sp-say-pools = { $attack } Angriffswürfel gegen { $defence } Verteidigungswürfel.
sp-say-rolled = Angriff: { $attack }. Verteidigung: { $defence }.
sp-say-rolls = Die Würfe jetzt – Angriff: { $attack }; Verteidigung: { $defence }.
sp-say-expertise = { $unit }, Angriffskompetenz { $count }: { $entries }.
sp-say-expertise-defence = { $unit }, Verteidigungskompetenz { $count }: { $entries }.
sp-say-expertise-lost = { $unit }, { $condition }: { $count } Kompetenz verloren.
sp-say-successes =
    { $successes ->
        [0] Kein Erfolg bleibt.
        [one] 1 Erfolg.
       *[other] { $successes } Erfolge.
    }
sp-say-option = { $unit }: Option { $number } des Kampfbaums.
sp-say-option-of = { $unit }: Option { $number } des Kampfbaums, { $effects }.
sp-say-pool = Schadenspool: { $damage }.

## Summen

sp-why-value-attack = Angriffswert
sp-why-value-defence = Verteidigungswert
sp-why-stated = Vom Effekt genannt
sp-why-focus = Fokus
sp-why-sharpshooter = Scharfschütze
sp-why-impact = Wucht
sp-why-terrain-cover = Deckung durch Gelände
sp-why-hunker = Ducken-Marker
sp-why-cover = Deckung
sp-sum-attack = Angriffswürfel
sp-sum-defence = Verteidigungswürfel
sp-sum-crits = Kritisch
sp-sum-hits = Treffer
sp-sum-blocked = Abgewehrt

## Spielende

sp-won = { $winner } gewinnt.
sp-won-core-02 = { $winner } gewinnt: zwei Konflikte gewonnen.
sp-won-flag = { $winner } gewinnt: { $loser } hat keine Zeit mehr.
sp-won-kernel-concede = { $winner } gewinnt: { $loser } gibt auf.
sp-draw = Das Spiel endet unentschieden.

## Ablehnungen

sp-refused = Geht nicht: { $why }.
sp-refused-facts = Geht nicht: { $why } ({ $facts }).
sp-lacks = Geht gerade nicht. Der Text: { $text }
sp-no-unknown = Regel { $rule } verbietet es

sp-fact-unit = { $value }
sp-fact-character = { $value }
sp-fact-target = Ziel { $value }
sp-fact-engaged-with = im Handgemenge mit { $value }
sp-fact-engaged = im Handgemenge mit { $value }
sp-fact-terrain = { $value }
sp-fact-piece = { $value }
sp-fact-overlaps = überlagert { $value }
sp-fact-base-of = die Basis von { $value }
sp-fact-higher = { $value } höher
sp-fact-no-surface-at = keine Fläche auf { $value }
sp-fact-over-the-edge-at = Kante auf { $value }
sp-fact-tool = die Schablone ist { $value } lang
sp-fact-line-of-sight = keine Sichtlinie
sp-fact-protected-by = geschützt durch { $value }
sp-fact-unique-name = { $value }
sp-fact-units = Einheiten: { $value }
sp-fact-squads = Squads: { $value }
sp-fact-force = { $count } Macht bereit
sp-fact-ready = { $count } Macht bereit
sp-fact-cost = kostet { $value }
sp-fact-needs = { $value } nötig
sp-fact-range = Reichweite { $value }
sp-fact-distance = Abstand { $value }
sp-fact-height = Höhe { $value }
sp-fact-level = Höhe { $value }
sp-fact-condition = { $value }
sp-fact-ability = { $value }
sp-fact-stance = { $value }
sp-fact-points = { $count } Punkte
sp-fact-squad-points = { $count } Squad-Punkte
sp-fact-era = Ära { $value }
sp-fact-type = { $value }
sp-fact-twice = doppelt: { $value }
sp-fact-missing = fehlt: { $value }
sp-fact-unknown = unbekannt: { $value }
sp-fact-squad = Squad { $value }
sp-fact-battlefield = Spielfeld { $value }
sp-fact-mission = Mission { $value }

sp-no-core-01 = Es gibt zwei Spieler
sp-no-setup-04 = Die Seite wählt, wer beginnt
sp-no-setup-05 = Die Basis muss auf dem Spielfeld stehen
sp-no-setup-07 = Der Aufgabenmarker liegt dort nicht flach
sp-no-setup-11 = Dieses Squad ist jetzt nicht dran
sp-no-setup-12 = Der Primär-Charakter muss in Reichweite 2 deines Spielfeldrands stehen
sp-no-setup-13 = Alle anderen Charaktere müssen in Reichweite 1 des Primär-Charakters stehen
sp-no-setup-14 = Die Einheit hat diesen Kampfstil nicht
sp-no-mission-06 = Die Karte hat diesen Missionsplan nicht
sp-no-mission-08 = Dieses Missionsset wurde nicht mitgebracht
sp-no-order-01 = Die Einheit ist gerade nicht aktiviert
sp-no-order-05 = Die Reserve ist leer
sp-no-order-06 = Der Stapel ist leer, also muss die Reserve genutzt werden
sp-no-order-08 = Eine aufgedeckte Karte kommt einmal pro Spielzug für 1 Macht in die Reserve
sp-no-order-09 = Es gibt keine weitere Karte zum Aufdecken
sp-no-order-10 = In der Reserve liegt schon eine Karte
sp-no-order-12 = Die Shatterpoint-Karte aktiviert eine eigene Einheit, die nicht besiegt ist
sp-no-order-13 = Die Shatterpoint-Karte kommt nie in die Reserve
sp-no-order-14 = Auf die Shatterpoint-Karte zu verzichten kostet 1 Macht und braucht eine weitere Karte im Stapel
sp-no-order-15 = Nach der Shatterpoint-Karte muss diese Karte genutzt werden
sp-no-abil-02 = Aktive Fähigkeiten gibt es nur in der eigenen Aktivierung
sp-no-abil-04 = Der Auslöser der Fähigkeit fehlt
sp-no-abil-05 = Das ist keine Reaktion auf das Geschehene
sp-no-abil-06 = Je Auslöser nutzt jeder nur eine reaktive Fähigkeit
sp-no-abil-07 = Eine passive Fähigkeit wirkt von selbst
sp-no-abil-12 = Es ist nicht genug Macht bereit
sp-no-abil-13 = Es ist nicht genug Macht bereit; Angeschlagen- und Verletzt-Marker erhöhen die Kosten
sp-no-abil-15 = Die Fähigkeit wurde in diesem Spielzug schon genutzt
sp-no-abil-17 = Mitten in etwas anderem geht das nicht
sp-no-force-03 = Es ist nicht genug Macht bereit
sp-no-stance-03 = Dieser Kampfstil ist nicht aktiv
sp-no-stance-04 = Die Kampfstilkarte wird einmal je Aktivierung umgedreht, und nur wenn sie zwei Seiten hat
sp-no-actv-01 = Die Einheit hat keine Aktion mehr
sp-no-actv-02 = Die Einheit hat diese Aktion schon ausgeführt
sp-no-actv-03 = Kein Charakter der Einheit kann sich bewegen
sp-no-actv-04 = Die Einheit kann sich jetzt nicht fokussieren
sp-no-actv-05 = Kein Charakter der Einheit kann angreifen
sp-no-actv-06 = Die Einheit hat keine Fähigkeit, die eine Aktion ist
sp-no-actv-07 = Es gibt nichts zu heilen
sp-no-actv-08 = Die Einheit kann sich jetzt nicht ducken
sp-no-actv-10 = Die Einheit hat diese Aktion schon ausgeführt
sp-no-actv-12 = Die Einheit hat diesen Zustand nicht
sp-no-multi-01 = Jeder Charakter führt die Aktion nur einmal aus
sp-no-move-01 = So kann sich der Charakter jetzt nicht bewegen
sp-no-move-02 = So lässt sich die Schablone nicht anlegen
sp-no-move-04 = Das ist weiter, als die Schablone reicht
sp-no-move-05 = Laufen bleibt auf der Höhenebene oder führt hinab
sp-no-move-06 = Unter der Schablone liegt unpassierbares Gelände
sp-no-move-07 = Im Handgemenge wird gespurtet statt gelaufen
sp-no-move-08 = Spurten bleibt auf der Höhenebene oder führt hinab
sp-no-move-10 = Hinauf geht es nur durch Klettern
sp-no-move-11 = Im Handgemenge kann man nicht klettern
sp-no-move-12 = Dorthin kann der Charakter nicht springen
sp-no-move-14 = Die Höhe passt nicht zu dieser Bewegung
sp-no-move-15 = Die Basis passt oder steht dort nicht
sp-no-move-16 = Die Basis würde über eine Kante ragen
sp-no-move-17 = Basen würden sich überlagern
sp-no-move-18 = Dort steht eine andere Basis
sp-no-move-21 = Die Basis muss auf dem Spielfeld bleiben
sp-no-push-01 = Geschoben wird gerade und über die volle Länge
sp-no-push-02 = Schieben geht weg, Ziehen heran
sp-no-push-04 = Gelände hält die Basis auf
sp-no-push-05 = Ein Charakter hält die Basis auf
sp-no-push-06 = An der Kante ist Schluss
sp-no-push-07 = Die Basis würde ein Objekt darunter teilweise bedecken
sp-no-push-09 = Diese Richtung ist nicht erlaubt
sp-no-push-14 = Diese Richtung ist nicht erlaubt
sp-no-place-01 = Dort kann nicht platziert werden
sp-no-place-03 = Das ist zu weit weg zum Platzieren
sp-no-place-04 = Die Höhe passt nicht zum Platzieren
sp-no-place-05 = Die Basis passt oder steht dort nicht
sp-no-terrain-10 = Das Gelände ist unpassierbar
sp-no-terrain-12 = Der Ausgang liegt in Reichweite 1 eines verknüpften Transferpunkts
sp-no-atk-01 = Dieses Ziel kann nicht angegriffen werden
sp-no-atk-03 = Der Kampfstil hat keinen solchen Angriff
sp-no-atk-04 = Das Ziel ist außer Reichweite oder außer Sicht
sp-no-atk-05 = Der Kampfstil hat keinen Fernkampfangriff
sp-no-atk-06 = Im Handgemenge sind keine Fernkampfangriffe möglich
sp-no-atk-07 = Ein Nahkampfangriff braucht ein Ziel im Handgemenge
sp-no-atk-08 = Der Kampfstil hat keinen Nahkampfangriff
sp-no-atk-09 = Der Charakter ist nicht im Handgemenge
sp-no-atk-12 = Dieser Angriffstyp ist jetzt nicht möglich
sp-no-atk-13 = Es gibt kein gültiges Angriffsziel
sp-no-atk-14 = Das ist kein gültiges Angriffsziel
sp-no-atk-29 = Dieser Angriff gehört nicht zum Effekt
sp-no-los-01 = Es gibt keine Sichtlinie
sp-no-los-02 = Gelände unterbricht die Sichtlinie
sp-no-tree-02 = Der erste Erfolg nimmt eine orange Option
sp-no-tree-03 = Kein Pfad führt von der letzten Option zu dieser
sp-no-tree-04 = Eine Option wird nur einmal genommen und nie rückwärts
sp-no-tree-08 = Es ist kein Erfolg mehr übrig
sp-no-tree-09 = Eine gewählte Option wird ganz angewendet
sp-no-tree-10 = Der Kampfbaum endet hier
sp-no-sym-04 = Es gibt niemanden zum Stoßen
sp-no-sym-06 = So kann sich der Charakter jetzt nicht bewegen
sp-no-sym-10 = Ein Positionswechsel ist jetzt nicht möglich
sp-no-sym-12 = In Reichweite 2 gibt es nichts zu heilen
sp-no-sym-13 = Es gibt keine aktive Fähigkeit zu nutzen
sp-no-dmg-06 = Die Einheit ist angeschlagen
sp-no-dmg-10 = Der Schaden einer angeschlagenen Einheit bleibt, wie er ist
sp-no-dmg-12 = Die Einheit wurde angeschlagen, und ihre Aktivierung ist vorbei
sp-no-dmg-16 = Die Einheit ist besiegt
sp-no-cond-02 = Die Einheit hat diesen Zustand nicht
sp-no-cond-03 = Die Einheit hat diesen Zustand schon
sp-no-cond-10 = Die Einheit ist fixiert
sp-no-cover-07 = Im Handgemenge gehen Ducken-Marker verloren
sp-no-cover-08 = Im Handgemenge gibt es keine Ducken-Marker
sp-no-obj-13 = Die Aufgabe ist inaktiv
sp-no-effect-05 = Das ist außer Reichweite des Effekts
sp-no-effect-07 = Ein Effekt verbietet es
sp-no-timing-04 = Dieser Effekt wartet jetzt nicht
sp-no-key-02 = Die Einheit ist dagegen immun
sp-no-component-24 = Ein Wächter im Handgemenge schreitet ein
sp-no-measure-13 = Das ist außer Reichweite
sp-no-build-01 = Ein Einsatzteam ist nicht vollständig
sp-no-build-02 = Ein Einsatzteam hat zwei Squads aus je drei Einheiten
sp-no-build-03 = Ein Squad hat eine Primär-, eine Sekundär- und eine Support-Einheit
sp-no-build-04 = Dieselbe Person ist zweimal im Einsatzteam
sp-no-build-05 = Dieselbe Einheit ist zweimal im Einsatzteam
sp-no-build-07 = Die Primär-Einheit gehört nicht zu dieser Ära
sp-no-build-08 = Eine Einheit gehört nicht zur Ära ihres Squads
sp-no-build-10 = Die Einheiten kosten mehr, als die Primär-Einheit Squad-Punkte hat
sp-no-kernel-not-asked = Diese Frage ist nicht mehr offen
sp-no-kernel-malformed = Die Antwort war nicht lesbar
sp-no-kernel-game-over = Das Spiel ist zu Ende
sp-no-kernel-setup = So lässt sich das Spiel nicht aufbauen
sp-no-kernel-stuck = Das Programm kam nicht weiter; das ist sein Fehler, nicht deiner
