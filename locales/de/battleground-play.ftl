# Battleground: die Tischseite.

play-ap = { $count } AP
play-mana = { $count } Mana
play-points =
    { $count ->
        [one] { $count } Bewegungspunkt
       *[other] { $count } Bewegungspunkte
    }
play-dice = { $count } Würfel
play-face = { $needed } oder mehr
play-dice-needed = { $dice } Würfel, Erfolg ab { $needed }
play-value = { $value } { $count }
play-health = { $left } von { $health } Gesundheit
play-figure-state = { $place }, { $left } von { $health } Gesundheit
play-cost =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
play-successes =
    { $count ->
        [one] { $count } Erfolg
       *[other] { $count } Erfolge
    }
play-successes-left =
    { $count ->
        [one] { $count } Erfolg übrig
       *[other] { $count } Erfolge übrig
    }
play-wounds =
    { $count ->
        [0] keine Wunde
        [one] { $count } Wunde
       *[other] { $count } Wunden
    }
play-wounds-or-more = { $count } oder mehr
play-wounds-on =
    { $count ->
        [0] { $name }: keine Wunde
        [one] { $name }: { $count } Wunde
       *[other] { $name }: { $count } Wunden
    }
play-wound-chance = { $chance } Wunde
play-knock-out = ausgeschaltet

## Kopf

play-head-secret = Beide wählen geheim
play-budget-ap = noch { $count } AP
play-budget-mana = noch { $count } Mana

## Die Frage

play-ask-move = { $name } nach { $place } bewegen?
play-ask-leave = { $name } von { $enemies } lösen und nach { $place } bewegen?
play-ask-attack = { $target } angreifen ({ $weapon })?
play-crumb-acts = { $name } handelt
play-crumb-strikes = { $name } schlägt zu
play-crumb-interrupts = { $name } unterbricht
play-crumb-test = Probe von { $name }
play-crumb-attacked = Angriff auf { $name }

## Aktionen

play-actions = Aktionen
play-menu-move = Bewegen
play-menu-attack = Angriff
play-menu-focus = Konzentration
play-menu-standby = Bereitschaft
play-menu-skill = Fertigkeit
play-menu-item = Objekt
play-menu-card = Karte
play-menu-end = Beenden
play-hint-place = Wähle ein markiertes Feld auf dem Brett.
play-hint-deploy = Wähle dann ein Feld deiner Einsatzzone auf dem Brett.
play-hint-card = Sie bleibt verdeckt, bis beide gewählt haben.
play-hint-discard = Wähle beliebig viele Karten oder keine.
play-list-places =
    { $count ->
        [one] Liste mit { $count } Ort
       *[other] Liste mit { $count } Orten
    }
play-hand = Deine Hand
play-or-mana = oder { $count } Mana
play-or-ap = Nebenmission für { $count } SP oder 1 AP
play-glory = Ruhm
play-dice-to-pick = Würfel zum Neuwürfeln, höchstens { $most }
play-picked = { $picked } von höchstens { $most } gewählt
play-reroll-chance = { $needed } oder mehr: je { $chance }
play-die-counts = { $face }, zählt
play-die-not = { $face }, zählt nicht
play-die-rerolled = neu gewürfelt
play-die-exploded = explodiert

## Knöpfe

play-do-cost = { $deed }, { $cost }
play-do-move-to = Nach { $place }
play-do-attack = { $name } angreifen
play-do-card = „{ $card }“ legen
play-do-discard =
    { $count ->
        [0] Alle Karten behalten
        [one] { $count } Karte abwerfen
       *[other] { $count } Karten abwerfen
    }
play-draws = { $count } ziehen
play-draws-short = { $count } ziehen: der Stapel hat { $count }
play-gains-only = nur { $count } zählt: 5 ist das Meiste
play-do-play = { $card } spielen ({ $bonus })
play-do-bonus-ability = Fähigkeit nutzen
play-do-bonus-mana = { $count } Mana nehmen
play-do-bonus-mission = Nebenmission annehmen
play-do-bonus-ap = 1 AP nehmen
play-do-reroll =
    { $count ->
        [0] Alle behalten
        [one] 1 Würfel neu würfeln
       *[other] { $count } Würfel neu würfeln
    }
play-do-activate = { $name } aktivieren
play-do-target = { $name } wählen
play-do-place = { $place } wählen
play-do-strike = Mit { $name } zuschlagen
play-do-interrupt = Mit { $name } unterbrechen
play-do-priority = { $player } den Vorrang geben

## Folgen

play-way =
    { $cost ->
        [one] { $place }, { $cost } Bewegungspunkt
       *[other] { $place }, { $cost } Bewegungspunkte
    }
play-way-engaged = neben { $names }
play-way-watched = im Blick (Bereitschaft): { $names }
play-flag-cost = { $cost } von { $points } Bewegung
play-flag-capture = Dieser Zielmarker
play-flag-left =
    { $count ->
        [one] Zielmarker { $places }
       *[other] Zielmarker { $places }
    }
play-flag-leaves =
    { $count ->
        [one] verlässt den Zielmarker { $places }
       *[other] verlässt die Zielmarker { $places }
    }
play-flag-objective =
    { $count ->
        [one] kann den Zielmarker einnehmen
       *[other] kann { $count } Zielmarker einnehmen
    }
play-flag-strike = { $name } darf zuerst zuschlagen
play-warn-strike = { $name } darf zuschlagen, bevor du ziehst
play-warn-watched =
    { $count ->
        [one] { $names } darf dich dort unterbrechen
       *[other] { $names } dürfen dich dort unterbrechen
    }
play-fact-path =
    { $count ->
        [one] Weg mit { $count } Schritt
       *[other] Weg mit { $count } Schritten
    }
play-fact-of = { $cost } von { $points }
play-fact-objective = Endet auf einem freien Zielmarker
play-fact-test = { $value }: { $dice } Würfel
play-fact-dice = { $by } Würfel
play-fact-easier = { $count } leichter
play-fact-harder = { $count } schwerer

## Würfelablage

play-no-test = Noch keine Probe.
play-last-test = letzte Probe
play-test-attack = { $name }: { $weapon } gegen { $target }
play-test-other = { $name }: { $kind }
play-undefended = { $name } verteidigt sich nicht.
play-success-range = Erfolg bei
play-steps = Elf Schritte der Probe
play-step-1 = 1 Wert
play-step-2 = 2 Modifikatoren
play-step-3 = 3 Bereich
play-step-4 = 4 Normaler Wurf
play-step-5 = 5 Anfangserfolge
play-step-6 = 6 Kostenlos neu würfeln
play-step-7 = 7 Mit Mana neu würfeln
play-step-8 = 8 Würfelexplosion
play-step-9 = 9 Abschlusserfolge
play-step-10 = 10 Verteidigungsprobe
play-step-11 = 11 Erfolge anwenden

## Leiste und Charakterkarte

play-state-ready = einsatzfähig
play-state-done = fertig
play-state-out = ausgeschaltet
play-state-waiting = nicht aufgestellt
play-state-focused = konzentriert
play-state-standby = Bereitschaft
play-state-engaged = im Gefecht
play-their-hand =
    { $count ->
        [one] { $player } hat { $count } Karte auf der Hand
       *[other] { $player } hat { $count } Karten auf der Hand
    }
play-deck = Stapel { $count }
play-discard = Ablage { $count }
play-you-passed = Du hast gepasst
play-other-passed = Die andere Seite hat gepasst
play-both-passed = Beide haben gepasst
play-mission = Nebenmission
play-speed = Tempo
play-reach = { $inches }″
play-result =
    { $wounds ->
        [one] ab { $successes }: { $wounds } Wunde
       *[other] ab { $successes }: { $wounds } Wunden
    }
play-result-more =
    { $wounds ->
        [0] ab { $successes }: ein Effekt
        [one] ab { $successes }: { $wounds } Wunde und mehr
       *[other] ab { $successes }: { $wounds } Wunden und mehr
    }
play-consumable = Verbrauchsobjekt

## Tisch

play-board = Schlachtfeld { $map }
play-tool-threat = Bedrohung
play-measured =
    { $steps ->
        [one] { $steps } Feld, { $inches }″
       *[other] { $steps } Felder, { $inches }″
    }
play-sight-seen = in Sicht
play-sight-cover = in Sicht, in Deckung
play-sight-hidden = keine Sichtlinie
play-said-sight =
    { $count ->
        [one] { $count } Feind in Sicht
       *[other] { $count } Feinde in Sicht
    }
play-said-threat =
    { $count ->
        [one] { $count } Feld bedroht
       *[other] { $count } Felder bedroht
    }
play-key-threat = Was Feinde angreifen können
play-key-grab = Greifen; Pfeile bewegen, Enter setzt ab
play-key-turn = Figur drehen

## Lobby

play-lobby-map = Karte
play-lobby-deployment = Aufbau
play-lobby-given = Erstes Spiel.
play-lobby-given-text = Jeder Charakter hat seinen Platz.
play-lobby-chosen = Standardaufbau.
play-lobby-chosen-text = Die Spieler stellen abwechselnd in ihren Einsatzzonen auf.
play-lobby-none = Es gibt keinen Trupp zum Spielen.

## Was es bedeutet

play-about-face = Ein Angriff von hinten trifft leichter. Wähle einen Pfeil, hier oder auf dem Brett.
play-about-priority = Bei gleicher Initiative beginnt, wer Vorrang hat, das ganze Spiel lang.
play-about-discard = Danach ziehst du, bis du 5 Schicksalskarten hast.
play-about-choose-card = Die höhere Zahl handelt zuerst. Der Charakter, den du dann aktivierst, erhält AP und Mana der Karte.
play-about-activate =
    { $mana ->
        [0] Er erhält durch deine Karte { $ap } AP und handelt jetzt.
       *[other] Er erhält durch deine Karte { $ap } AP und { $mana } Mana und handelt jetzt.
    }
play-about-bonus = Eins von beiden, zusätzlich zu AP und Mana.
play-about-act = Aktionen kosten AP. Bewegen, Konzentration, Bereitschaft und Angriffe mit demselben Waffentyp kosten jedes Mal 1 mehr.
play-about-go = Zieh die Figur oder klick ein Feld in der farbigen Fläche an.
play-about-free-reroll = Wähle Würfel, die neu fallen. Das neue Ergebnis gilt, besser oder schlechter.
play-about-mana-reroll = Jeder neue Wurf kostet 1 Mana. Das neue Ergebnis gilt, besser oder schlechter.
play-about-defend = Jeder Erfolg der Verteidigung hebt einen des Angriffs auf. Sie kostet keine AP.
play-about-opportunity = Er will weg. Wer mit ihm im Gefecht steht, darf vorher einmal zuschlagen.
play-about-standby = Wer unterbricht, erhält 1 AP für eine Aktion gegen ihn.
play-about-capture = Jeder Zielmarker in deinem Besitz zählt am Ende 20 Siegpunkte.
play-about-order = Alle geschehen, einer nach dem anderen.
play-about-interrupted = Jetzt ist der Moment dafür; dann folgt die Unterbrechung.
play-about-free-attack = Er kostet keine AP.
play-about-pass = Damit bist du in dieser Runde fertig.
play-tile-move = Zieh die Figur oder klick ein Feld in der farbigen Fläche an. Erst dein Bestätigen zählt.
play-tile-attack = Wähle das Ziel. Die Chancen stehen dabei.
play-tile-focus = Ein Konzentrationsmarker: Die nächste Probe gelingt leichter, oder eine Bewegung geht weiter.
play-tile-standby = Beendet die Aktivierung. Der Charakter unterbricht dann einen Feind, der in seiner Sicht anhält.
play-tile-skill = Eine aktive Fertigkeit des Charakters.
play-tile-item = Etwas, das der Charakter trägt; einmal nutzbar.
play-tile-card = Noch eine Karte aus deiner Hand, für einen ihrer Boni. Das kostet keine AP.
play-tile-end = Beendet die Aktivierung. Übrige AP verfallen, Mana bleibt.
play-keep-facings = Alle so lassen
play-card-gives =
    { $mana ->
        [0] Initiative { $initiative }. Der Charakter erhält { $ap } AP.
       *[other] Initiative { $initiative }. Der Charakter erhält { $ap } AP und { $mana } Mana.
    }
play-card-bonus = Bonus: { $text }
play-list-answers =
    { $count ->
        [one] Eine Antwort als Liste
       *[other] Alle { $count } Antworten als Liste
    }

## Ziel

bg-goal-how = Liege nach { $rounds } Runden mindestens 20 Siegpunkte vorn. Oder lass keinen Gegner stehen.
bg-goal-objective = Jeder Zielmarker, den du hältst
bg-goal-twenty = 20
bg-goal-knocked-out = Jeder ausgeschaltete Gegner
bg-goal-cost = seine Kosten
bg-goal-mission = Jede erfüllte Nebenmission
bg-goal-printed = wie gedruckt
bg-goal-has = { $points } Punkte, { $held } gehalten
bg-goal-count = { $first }: { $one }, { $second }: { $two } Siegpunkte. Noch freie Zielmarker: { $free }, je 20 wert.

## Was Schritte und Marker bedeuten

play-step-about-1 = Der Wert, mit dem gewürfelt wird, sagt, wie viele Würfel es sind.
play-step-about-2 = Effekte geben Würfel dazu oder nehmen welche weg.
play-step-about-3 = Gewöhnlich ist ab 4 ein Würfel ein Erfolg; Effekte machen den Bereich größer oder kleiner.
play-step-about-4 = Alle Würfel werden zugleich geworfen.
play-step-about-5 = Würfel im Bereich zählen als Erfolge.
play-step-about-6 = Manche Effekte lassen Würfel kostenlos neu würfeln.
play-step-about-7 = Jedes Mana lässt einen Würfel neu würfeln, höchstens 5, alle zugleich.
play-step-about-8 = Jede 6 bringt einen weiteren Würfel, und eine 6 darauf noch einen.
play-step-about-9 = Alle Erfolge werden zusammengezählt.
play-step-about-10 = Auch das Ziel würfelt; jeder seiner Erfolge hebt einen auf.
play-step-about-11 = Was übrig ist, macht Wunden und Effekte.
play-buff-about-haste = Das Tempo ist um 2 höher, normal und konzentriert.
play-buff-about-enhancement = Der Bereich bei Angriffsproben ist um 1 größer.
play-buff-about-protection = Der Bereich bei Verteidigungsproben ist um 1 größer.
play-buff-about-regeneration = Wird sie entfernt, heilt der Charakter 1 Wunde.
play-debuff-about-paralysis = Das Tempo ist um 2 niedriger, normal und konzentriert.
play-debuff-about-blinded = Der Bereich bei Angriffsproben ist um 1 kleiner.
play-debuff-about-prone = Der Bereich bei Verteidigungsproben ist um 1 kleiner.
play-debuff-about-curse = Wird er entfernt, erhält der Charakter 1 Wunde.
play-value-about-strength = Würfel von Nahkampfangriffen.
play-value-about-perception = Würfel von Fernkampfangriffen.
play-value-about-power = Würfel von Zauberangriffen.
play-value-about-toughness = Würfel der Abwehr gegen Nah- und Fernkampf.
play-value-about-spirit = Würfel der Abwehr gegen Zauber.
play-value-about-speed = Bewegungspunkte einer Bewegung; die zweite Zahl, wenn Konzentration ausgegeben wird.
play-value-about-ap = Aktionspunkte bezahlen Aktionen. Was am Ende der Aktivierung übrig ist, verfällt.
play-marker-about = Ein Marker eigener Art: Seine Karte sagt, was er tut.

play-ask-move-attack = { $name } nach { $place } bewegen und { $target } angreifen?
play-do-move-attack = Nach { $place }, { $name } angreifen
play-flag-then = greift dann { $name } an
play-flag-engaged = im Gefecht mit { $names }
play-flag-shot = { $weapon } reicht bis { $name }: { $dice } Würfel, { $needed }+
play-flag-sees = sieht { $names }
play-flag-seen = { $name } auf { $inches }″
play-flag-sees-many = sieht { $count } Feinde
play-flag-cover = in Deckung vor { $names }
play-flag-watched = { $names } kann unterbrechen
play-flag-far-place = Mit { $points } Bewegung führt kein Weg nach { $place }
play-flag-far-enemy = { $name } ist mit { $points } Bewegung nicht erreichbar
play-flag-not-there = Auf { $place } nicht möglich
