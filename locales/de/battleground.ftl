# Battleground: Namen, Fragen, Antworten, Ereignisse, Ablehnungen.

## Namen

bg-player = Spieler { $number }
bg-somebody = jemand
bg-something = etwas
bg-a-card = eine Karte
bg-fists = Fäuste
bg-place-high = { $hex } (Plattform)

bg-bonus-ability = Fähigkeit
bg-bonus-mana = zusätzliches Mana
bg-bonus-mana-of = +{ $count } Mana
bg-bonus-mission = Nebenmission
bg-bonus-mission-of = Nebenmission, { $count } SP
bg-bonus-ap = +1 AP

bg-value-strength = Stärke
bg-value-perception = Wahrnehmung
bg-value-power = Macht
bg-value-toughness = Zähigkeit
bg-value-spirit = Geist

bg-direction-n = links
bg-direction-ne = links oben
bg-direction-se = rechts oben
bg-direction-s = rechts
bg-direction-sw = rechts unten
bg-direction-nw = links unten

bg-weapon-melee = Nahkampf
bg-weapon-ranged = Fernkampf
bg-weapon-spell = Zauber

bg-item-jewellery = Schmuck
bg-item-shield = Schild
bg-item-armour = Panzer

bg-faction-masters = Masters of the Universe
bg-faction-evil-warriors = Evil Warriors

bg-stage-setup = Aufbau
bg-stage-preparation = Vorbereitungsphase
bg-stage-choose-cards = Karten wählen
bg-stage-activate = Charakter aktivieren
bg-stage-act = Aktionen
bg-stage-cleanup = Aufräumphase

bg-move-move = Bewegen
bg-move-directed = Gezieltes Bewegen
bg-move-charge = Stürmen
bg-move-teleport = Teleportieren
bg-move-jump = Springen

bg-test-attack = Angriffsprobe
bg-test-defence = Verteidigungsprobe
bg-test-skill = Probe

bg-ground-open = freies Feld
bg-ground-difficult = schwieriges Gelände
bg-ground-low = niedriges Hindernis
bg-ground-high = hohes Hindernis
bg-ground-ladder = Leiter

bg-buff-haste = Schnelligkeit
bg-buff-enhancement = Verbesserung
bg-buff-protection = Schutz
bg-buff-regeneration = Regeneration
bg-debuff-paralysis = Lähmung
bg-debuff-blinded = Geblendet
bg-debuff-prone = Am Boden
bg-debuff-curse = Fluch

## Fragen

bg-ask-deploy = Welcher Charakter kommt wohin?
bg-ask-face = In welche Richtung blickt { $name }?
bg-ask-priority = Wer hat Vorrang?
bg-ask-discard = Welche Karten vor dem Ziehen abwerfen?
bg-ask-choose-card = Welche Karte verdeckt auslegen?
bg-ask-activate = Welchen Charakter aktivieren?
bg-ask-bonus = Welchen Bonus der Karte nehmen?
bg-ask-bonus-of = Welchen Bonus von „{ $card }“ nehmen?
bg-ask-act = Was tut { $name }?
bg-ask-go-move = Wohin geht { $name }?
bg-ask-go-directed = Wie weit geht { $name } auf { $goal } zu?
bg-ask-go-charge = Wohin stürmt { $name } gegen { $goal }?
bg-ask-go-teleport = Wohin teleportiert sich { $name }?
bg-ask-go-jump = Wohin springt { $name }?
bg-ask-goal = Auf wen bewegt sich { $name } zu?
bg-ask-free-reroll =
    { $most ->
        [one] 1 Würfel von { $name } kostenlos neu würfeln?
       *[other] Bis zu { $most } Würfel von { $name } kostenlos neu würfeln?
    }
bg-ask-mana-reroll =
    { $most ->
        [one] 1 Würfel von { $name } mit Mana neu würfeln?
       *[other] Bis zu { $most } Würfel von { $name } mit Mana neu würfeln?
    }
bg-ask-defend =
    { $successes ->
        [one] Verteidigt sich { $name } gegen 1 Erfolg?
       *[other] Verteidigt sich { $name } gegen { $successes } Erfolge?
    }
bg-ask-opportunity = Wer macht einen Gelegenheitsangriff auf { $name }?
bg-ask-standby = Wer in Bereitschaft unterbricht { $name }?
bg-ask-interrupted = Nutzt { $name } vor der Unterbrechung ein Verbrauchsobjekt?
bg-ask-aim = Auf welches Feld von { $name } zielt der Angriff?
bg-ask-further = Wer bei { $name } wird als Nächstes angegriffen?
bg-ask-target = Wen wählt { $name }?
bg-ask-free-attack = Macht { $name } einen freien Angriff?
bg-ask-order = Welcher Effekt von { $name } kommt als Nächstes?
bg-ask-use = Nutzt { $name } „{ $ability }“?
bg-ask-use-move = Bewegt sich { $name } kostenlos?
bg-ask-one-of = Welche Möglichkeit wählt { $name }?
bg-ask-displace = Wohin wird { $name } geschoben?
bg-ask-direction = In welche Richtung wird { $name } bewegt?
bg-ask-sign = Wohin legt { $name } das Zeichen?
bg-ask-capture = Den Zielmarker auf { $hex } einnehmen?
bg-ask-unknown = Wie lautet deine Antwort?

## Antworten

bg-do-deploy = { $name } auf { $hex }
bg-do-face = Blick nach { $direction }
bg-do-direction = Nach { $direction }
bg-do-priority-own = Vorrang nehmen
bg-do-priority-other = Vorrang abgeben
bg-do-discard = { $cards } abwerfen
bg-do-discard-none = Nichts abwerfen
bg-do-pass = Passen
bg-do-play = { $card }: { $bonus }
bg-do-focus = Konzentration
bg-do-move = Bewegen
bg-do-move-focus = Konzentriert bewegen
bg-do-turn = Auf der Stelle drehen
bg-do-attack = { $target } angreifen: { $weapon }
bg-do-standby = Bereitschaft
bg-do-consume = { $item } verbrauchen
bg-do-end = Aktivierung beenden
bg-do-end-interrupt = Unterbrechung beenden
bg-do-go = Nach { $place }
bg-do-go-large = Nach { $place }, Blick nach { $direction }
bg-do-stay = Hier bleiben
bg-do-keep = Alle behalten
bg-do-reroll =
    { $count ->
        [one] 1 Würfel neu würfeln: { $dice }
       *[other] { $count } Würfel neu würfeln: { $dice }
    }
bg-do-defend = Verteidigen
bg-do-decline = Verzichten
bg-do-decline-defend = Nicht verteidigen
bg-do-decline-capture = Liegen lassen
bg-do-decline-interrupt = Nicht unterbrechen
bg-do-decline-attack = Nicht angreifen
bg-do-decline-goal = Nicht bewegen
bg-do-attacks-on = Erst Angriffe auf { $name }
bg-do-decline-consume = Nichts nutzen
bg-do-decline-use = Nicht nutzen
bg-do-pick = Möglichkeit { $number }
bg-do-pick-effect = Effekt { $number }
bg-do-yes = Nutzen
bg-do-yes-use = „{ $ability }“ nutzen
bg-do-yes-capture = Einnehmen

## Was eine Möglichkeit bewirkt

bg-effect-wounds =
    { $count ->
        [one] 1 Wunde
       *[other] { $count } Wunden
    }
bg-effect-heal =
    { $count ->
        [one] 1 Wunde heilen
       *[other] { $count } Wunden heilen
    }
bg-effect-mana = +{ $count } Mana
bg-effect-lose-mana = −{ $count } Mana
bg-effect-ap = +{ $count } AP
bg-effect-draw =
    { $count ->
        [one] 1 Karte ziehen
       *[other] { $count } Karten ziehen
    }
bg-effect-push =
    { $count ->
        [one] 1 Feld schieben
       *[other] { $count } Felder schieben
    }
bg-effect-pull =
    { $count ->
        [one] 1 Feld ziehen
       *[other] { $count } Felder ziehen
    }
bg-effect-buff = Stärkung { $marker }
bg-effect-debuff = Schwächung { $marker }
bg-effect-marker = Marker { $marker }
bg-effect-remove-buff = Stärkung entfernen
bg-effect-remove-debuff = Schwächung entfernen
bg-effect-focus = Konzentration
bg-effect-lose-focus = Konzentrationsmarker verlieren
bg-effect-standby = Bereitschaft
bg-effect-lose-standby = Bereitschaftsmarker verlieren
bg-effect-swap = Position tauschen
bg-effect-move = freie Bewegung
bg-effect-attack = freier Angriff
bg-effect-turn = beliebig drehen
bg-effect-ready = wieder einsatzfähig werden
bg-effect-sign = ein Zeichen legen
bg-effect-next-ally = etwas für den nächsten Verbündeten
bg-effect-test = eine Fertigkeitsprobe
bg-effect-for = ein andauernder Effekt
bg-effect-one-of = eine weitere Wahl

## Taten im Replay

bg-deed-start = Das Spiel beginnt
bg-deed-concede = Aufgeben
bg-deed-draw = Unentschieden anbieten
bg-deed-flag = Die Zeit ist um

## Ereignisse: Aufbau, Karten, Runden

bg-say-deployed = { $figure } wird auf { $hex } aufgestellt.
bg-say-drew =
    { $count ->
        [one] { $player } zieht 1 Schicksalskarte.
       *[other] { $player } zieht { $count } Schicksalskarten.
    }
bg-say-discarded =
    { $count ->
        [one] { $player } wirft 1 Karte ab.
       *[other] { $player } wirft { $count } Karten ab.
    }
bg-say-priority-roll = Wurf um den Vorrang – { $a }: { $first }, { $b }: { $second }.
bg-say-priority = { $player } hat Vorrang.
bg-say-round = Runde { $round }
bg-say-revealed = { $player } deckt „{ $card }“ auf, Initiative { $initiative }.
bg-say-passed = { $player } passt.
bg-say-wasted = { $player } wirft „{ $card }“ ab: Kein Charakter ist einsatzfähig.
bg-say-activated = { $figure } wird aktiviert
bg-say-played = { $player } spielt „{ $card }“ für { $figure }.
bg-say-bonus = { $figure } nimmt einen Bonus: { $bonus }.
bg-say-mission = Nebenmission im Spiel: „{ $card }“.
bg-say-mission-done =
    { $points ->
        [one] { $player } erfüllt die Nebenmission „{ $card }“: 1 Siegpunkt.
       *[other] { $player } erfüllt die Nebenmission „{ $card }“: { $points } Siegpunkte.
    }
bg-say-ready = { $figure } ist wieder einsatzfähig.
bg-say-ended = Die Aktivierung von { $figure } endet.
bg-say-cleanup = Aufräumphase von Runde { $round }
bg-say-captured = { $figure } nimmt für { $player } den Zielmarker auf { $hex } ein.
bg-say-won = { $player } gewinnt mit { $own } zu { $other } Siegpunkten
bg-say-draw = Unentschieden mit { $first } zu { $second } Siegpunkten

## Ereignisse: Taten

bg-say-faced = { $figure } blickt nach { $direction }.
bg-say-ap = { $figure } erhält { $count } AP (jetzt { $now }).
bg-say-spent = { $figure } zahlt { $count } AP (noch { $now }).
bg-say-mana = { $figure } erhält { $count } Mana (jetzt { $now }).
bg-say-mana-lost = { $figure } verliert { $count } Mana (noch { $now }).
bg-say-focus = { $figure } ist konzentriert.
bg-say-focus-lost = { $figure } verliert den Konzentrationsmarker.
bg-say-standby = { $figure } geht in Bereitschaft.
bg-say-standby-lost = { $figure } ist nicht mehr in Bereitschaft.
bg-say-declared-move = { $figure } sagt konzentriertes Bewegen an.
bg-say-declared-directed = { $figure } sagt eine gezielte Bewegung an.
bg-say-declared-charge = { $figure } sagt Stürmen an.
bg-say-declared-teleport = { $figure } sagt Teleportieren an.
bg-say-declared-jump = { $figure } sagt Springen an.
bg-say-moved = { $figure } geht von { $from } nach { $to } ({ $cost } von { $points } Bewegungspunkten).
bg-say-shoved = { $figure } wird von { $from } nach { $to } bewegt.
bg-say-swapped = { $a } und { $b } tauschen die Position.
bg-say-wounded =
    { $count ->
        [one] { $figure } erhält 1 Wunde ({ $now } von { $health }).
       *[other] { $figure } erhält { $count } Wunden ({ $now } von { $health }).
    }
bg-say-healed =
    { $count ->
        [one] { $figure } heilt 1 Wunde (noch { $now }).
       *[other] { $figure } heilt { $count } Wunden (noch { $now }).
    }
bg-say-knocked-out =
    { $points ->
        [one] { $figure } ist ausgeschaltet: 1 Siegpunkt.
       *[other] { $figure } ist ausgeschaltet: { $points } Siegpunkte.
    }
bg-say-buff = { $figure } erhält die Stärkung { $marker }.
bg-say-buff-lost = { $figure } verliert die Stärkung { $marker }.
bg-say-debuff = { $figure } erhält die Schwächung { $marker }.
bg-say-debuff-lost = { $figure } verliert die Schwächung { $marker }.
bg-say-used = { $figure } nutzt „{ $ability }“.
bg-say-consumed = { $figure } verbraucht „{ $item }“.
bg-say-sign = Das Zeichen { $sign } wird auf { $place } gelegt.
bg-say-sign-removed = Das Zeichen { $sign } wird entfernt.
bg-say-interrupt = { $figure } unterbricht { $against } aus der Bereitschaft.
bg-say-opportunity = { $figure } macht einen Gelegenheitsangriff auf { $against }.

## Ereignisse: Angriffe und Proben

bg-say-attack = { $figure } greift { $target } an: { $weapon }.
bg-say-attack-further = { $figure } greift auch { $target } an: { $weapon }.
bg-say-test-attack = Angriffsprobe von { $figure } ({ $value }): { $dice } Würfel auf { $needed }+, Wurf { $roll }.
bg-say-test-defence = Verteidigungsprobe von { $figure } ({ $value }): { $dice } Würfel auf { $needed }+, Wurf { $roll }.
bg-say-test-skill = Probe von { $figure } ({ $value }): { $dice } Würfel auf { $needed }+, Wurf { $roll }.
bg-say-rerolled = { $figure } würfelt kostenlos neu: jetzt { $roll }.
bg-say-rerolled-mana = { $figure } würfelt für { $mana } Mana neu: jetzt { $roll }.
bg-say-exploded = Würfelexplosion bei { $figure }: { $roll }.
bg-say-tested =
    { $successes ->
        [one] { $figure } hat 1 Erfolg.
       *[other] { $figure } hat { $successes } Erfolge.
    }
bg-say-undefended = { $figure } verteidigt sich nicht.
bg-say-net =
    { $successes ->
        [0] Gegen { $target } bleibt kein Erfolg.
        [one] Gegen { $target } bleibt 1 Erfolg.
       *[other] Gegen { $target } bleiben { $successes } Erfolge.
    }

## Summen

bg-sum-dice = Würfel
bg-sum-range = Bereich
bg-sum-needed = Erfolg ab

bg-why-atk-08 = Waffe
bg-why-test-05 = Freier Angriff
bg-why-test-07 = Effekt
bg-why-test-10 = Effekt
bg-why-flank-03 = Flankenangriff
bg-why-flank-05 = Ziel im Gefecht
bg-why-cover-02 = Deckung
bg-why-buff-07 = Verbesserung
bg-why-buff-08 = Schutz
bg-why-buff-12 = Geblendet
bg-why-buff-13 = Am Boden
bg-why-int-10 = Unterbrechung
bg-why-opp-08 = Gelegenheitsangriff
bg-why-focus-05 = Konzentration

## Wie ein Spiel endete

bg-won = { $winner } gewinnt.
bg-won-vp-02 = { $winner } gewinnt: Alle Charaktere von { $loser } sind ausgeschaltet.
bg-won-vp-05 = { $winner } gewinnt nach Siegpunkten.
bg-won-vp-11 = { $winner } gewinnt: { $loser } gibt auf.
bg-won-flag = { $winner } gewinnt: Die Zeit von { $loser } ist um.
bg-draw = Unentschieden.
bg-draw-vp-03 = Unentschieden: Beide Trupps sind ausgeschaltet.
bg-draw-vp-06 = Unentschieden: Niemand liegt um 20 Siegpunkte vorn.
bg-draw-vp-10 = Unentschieden nach Vereinbarung.

## Ablehnungen

bg-refused = Geht nicht: { $why }.
bg-refused-facts = Geht nicht: { $why } ({ $facts }).

bg-fact-engaged-with = im Gefecht mit { $value }
bg-fact-ap-left = noch { $count } AP
bg-fact-mana = { $count } Mana
bg-fact-place = { $value }
bg-fact-points =
    { $count ->
        [one] 1 Bewegungspunkt
       *[other] { $count } Bewegungspunkte
    }
bg-fact-needs = { $count } nötig
bg-fact-occupied-by = dort steht { $value }
bg-fact-character = { $value }
bg-fact-squad-points = { $count } Punkte
bg-fact-at-most = höchstens { $count }
bg-fact-melee-weapons = Nahkampfwaffen: { $count }
bg-fact-ranged-weapons = Fernkampfwaffen: { $count }
bg-fact-spells = Zauber: { $count }
bg-fact-jewellery = Schmuck: { $count }
bg-fact-shields = Schilde: { $count }
bg-fact-armour = Panzer: { $count }
bg-fact-may-not-carry = nicht erlaubt: { $value }
bg-fact-twice-in-the-squad = doppelt: { $value }
bg-fact-fate-cards = Schicksalskarten: { $count }
bg-fact-glory-cards = Ruhmkarten: { $count }
bg-fact-expected = { $count } nötig
bg-fact-card = { $value }
bg-fact-characters = Charaktere: { $count }
bg-fact-faction = { $value }
bg-fact-no-starting-hex = { $value }
bg-fact-weapon = { $value }
bg-fact-item = { $value }
bg-fact-map = { $value }
bg-fact-most-dice = höchstens { $count }

bg-no-unknown = Regel { $rule } verbietet es
bg-no-act-01 = Nur ein eigener Charakter auf dem Schlachtfeld kann aktiviert werden
bg-no-act-02 = Der Charakter wurde schon aktiviert
bg-no-act-05 = Der Charakter war in der letzten Runde als Letzter dran, also kommt erst ein anderer
bg-no-act-07 = Das ist keine der Aktionen
bg-no-act-09 = Die Aktionspunkte reichen nicht; jede Wiederholung kostet 1 mehr
bg-no-area-03 = Jeder weitere Charakter im Wirkungsfeld muss auch angegriffen werden
bg-no-atk-02 = Der Charakter trägt diese Waffe nicht
bg-no-atk-05 = Die Aktionspunkte reichen nicht; jeder weitere Angriff mit diesem Waffentyp kostet 1 mehr
bg-no-atk-14 = Ein Nahkampfangriff braucht einen Feind im Gefecht
bg-no-atk-21 = Im Gefecht sind weder Fernkampfangriffe noch Zauber möglich
bg-no-atk-22 = Das Ziel muss ein Feind in Sichtlinie sein
bg-no-atk-27 = Das Mana reicht für diesen Zauber nicht
bg-no-atk-29 = Dieser Zauber darf diesen Charakter nicht zum Ziel haben
bg-no-big-05 = Die große Figur passt dort nicht hin
bg-no-big-17 = Wähle eines der genannten Felder der großen Figur
bg-no-card-02 = Wähle eine Karte aus deiner Hand oder passe
bg-no-card-10 = Wähle einen der Boni dieser Karte
bg-no-card-11 = Eine Schicksalskarte gibt ihre Fähigkeit oder zusätzliches Mana
bg-no-card-13 = Eine Ruhmkarte gibt ihre Nebenmission oder 1 Aktionspunkt
bg-no-card-14 = Diese Karte ist nicht auf deiner Hand
bg-no-clean-09 = Nicht alle Bedingungen zum Einnehmen des Zielmarkers sind erfüllt
bg-no-core-04 = Die Fertigkeit selbst schließt Unterbrechungen aus
bg-no-def-05 = Wähle, ob du dich verteidigst
bg-no-face-07 = Die Figur darf jetzt nicht dorthin blicken
bg-no-focus-03 = Der Charakter ist schon konzentriert
bg-no-focus-04 = Der Charakter hat keinen Konzentrationsmarker
bg-no-free-01 = Dieser freie Angriff ist jetzt nicht erlaubt
bg-no-int-03 = In einer Unterbrechung kann man sich nur bewegen, angreifen und Fertigkeiten nutzen
bg-no-int-06 = Eine Unterbrechung darf nur den unterbrochenen Charakter zum Ziel haben
bg-no-int-08 = Eine Bewegung in einer Unterbrechung muss auf den unterbrochenen Charakter zu führen
bg-no-int-09 = Eine Bewegung in einer Unterbrechung muss in Sichtlinie des unterbrochenen Charakters enden
bg-no-int-11 = In einer Unterbrechung muss das Zeichen neben dem unterbrochenen Charakter liegen
bg-no-item-04 = Dieses Verbrauchsobjekt ist schon verbraucht
bg-no-item-05 = Dieses Objekt ist kein Verbrauchsobjekt
bg-no-item-06 = Jetzt kann man nur Verbrauchsobjekte nutzen
bg-no-mfx-02 = Gezieltes Bewegen nimmt den kürzesten Weg
bg-no-mfx-05 = Stürmen muss neben dem Ziel enden
bg-no-mfx-07 = Teleportieren und Springen müssen auf einem freien Feld enden
bg-no-mfx-18 = Schieben und Ziehen folgen der Linie zwischen den beiden Charakteren
bg-no-move-01 = Die Bewegungspunkte reichen nicht
bg-no-move-06 = Die Bewegung endet, sobald der Charakter neben einem Feind steht
bg-no-move-08 = Auf diesem Feld kann niemand anhalten
bg-no-move-13 = Dort ist keine Plattform, auf der man stehen kann
bg-no-move-15 = Unter der Plattform hervor kann niemand hochklettern
bg-no-move-17 = Auf ein Feld unter der Plattform kann niemand runterklettern
bg-no-move-21 = Ein geschobener Charakter kommt auf ein freies angrenzendes Feld
bg-no-move-23 = Der Charakter dort kann nicht geschoben werden
bg-no-opp-01 = Nur Feinde im Gefecht können einen Gelegenheitsangriff machen
bg-no-opp-03 = Jeder Feind macht nur einen Gelegenheitsangriff
bg-no-opp-06 = Ein Gelegenheitsangriff ist immer ein Nahkampfangriff
bg-no-prep-02 = Du kannst nur Karten aus deiner Hand abwerfen
bg-no-range-03 = Das Ziel ist außer Reichweite
bg-no-ready-03 = Nur ein Charakter in Bereitschaft, dessen Bedingungen erfüllt sind, kann unterbrechen
bg-no-setup-02 = Der Trupp verstößt gegen die Bauregeln
bg-no-setup-04 = Eine Seite spielt die Masters of the Universe, die andere die Evil Warriors
bg-no-setup-07 = Der Charakter kann dort nicht aufgestellt werden
bg-no-setup-09 = Die Karten ergeben keinen erlaubten Stapel
bg-no-setup-13 = Den Vorrang hat eine der beiden Seiten
bg-no-sign-03 = Ein Zeichen braucht ein leeres Feld
bg-no-sign-04 = Das Zeichen muss in Reichweite und Sichtlinie liegen
bg-no-skill-02 = Das ist keine aktive Fertigkeit
bg-no-skill-04 = Die Aktionspunkte oder das Mana reichen dafür nicht
bg-no-skill-05 = Jede aktive Fertigkeit ist nur einmal je Aktivierung oder Unterbrechung möglich
bg-no-skill-08 = Der Effekt kann jetzt nichts bewirken
bg-no-skill-09 = Es gibt kein mögliches Ziel
bg-no-squad-01 = Der Trupp braucht Charaktere, und alle aus seiner Fraktion
bg-no-squad-04 = Niemand kann sich selbst angreifen
bg-no-squad-06 = Der Charakter ist nicht auf dem Schlachtfeld
bg-no-test-04 = Das sind zu viele Würfel
bg-no-test-11 = Der Bereich geht nur von 2+ bis 6+
bg-no-test-15 = Wähle nicht mehr Würfel, als du neu würfeln darfst
bg-no-test-17 = Wähle nicht mehr Würfel, als das Mana bezahlt
bg-no-timing-04 = Wähle einen der wartenden Effekte
bg-no-timing-07 = Wähle einen der wartenden Effekte
bg-no-kernel-not-asked = Diese Frage ist nicht mehr offen
bg-no-kernel-malformed = Die Antwort war nicht lesbar
bg-no-kernel-game-over = Das Spiel ist zu Ende
bg-no-kernel-setup = So lässt sich das Spiel nicht aufbauen
bg-no-kernel-stuck = Das Programm kam nicht weiter; das ist sein Fehler, nicht deiner
