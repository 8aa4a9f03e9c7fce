# Legion: Ablage, Karten, Würfelschale, Streifen und der Blick aus einem Auge.

## Zustände

lg-state-panicked = in Panik
lg-state-suppressed = niedergehalten
lg-state-courage = Tapferkeit { $courage }
lg-state-defeated = besiegt
lg-state-engaged = im Handgemenge
lg-state-marked = Kopfgeld auf sie: { $count }
lg-state-collected = kassierte Kopfgelder: { $count }
lg-state-aside = beiseitegelegt
lg-state-waiting = noch nicht aufgestellt
lg-actions-left =
    { $count ->
        [0] keine Aktion übrig
        [one] { $count } Aktion übrig
       *[other] { $count } Aktionen übrig
    }
lg-minis-left = { $left } von { $most } übrig
lg-left-of = { $left } von { $most }
lg-strip-units = Einheiten von { $player }

## The list of units

lg-roster = Einheiten
lg-roster-search = Einheit suchen
lg-roster-filter = Nur zeigen
lg-roster-ready = kann handeln
lg-roster-hurt = verwundet
lg-roster-suppressed = niedergehalten
lg-roster-engaged = im Handgemenge
lg-roster-count =
    { $count ->
        [one] { $count } Einheit
       *[other] { $count } Einheiten
    }
lg-key-roster = Liste aller Einheiten, wo es viele sind

## Einheitenkarten

lg-value-wounds = Wunden
lg-value-courage = Tapferkeit
lg-value-resilience = Robusth.
lg-value-speed = Geschw.
lg-value-defence = Verteid.
lg-value-surges = Energie
lg-value-attack-surge = Energie beim Angriff
lg-value-defence-surge = Energie bei der Verteidigung
lg-value-about-wounds = Eine Miniatur mit so vielen Wunden ist besiegt.
lg-value-about-courage = Mit so vielen Niederhalten-Markern verliert die Einheit eine Aktion; mit doppelt so vielen hat sie Panik.
lg-value-about-resilience = Robustheit: Ein Fahrzeug mit so vielen Wunden kann beschädigt werden; ein roter Verteidigungswürfel sagt, wie.
lg-value-about-speed = Geschwindigkeit: welche Bewegungshilfe ihre Bewegungen nehmen; 3 ist die längste.
lg-value-about-defence = Verteidigung: der Würfel, den sie für jeden Treffer wirft. Rot blockt öfter als Weiß.
lg-value-about-surges = Was Energie wird: erst beim Angriff, dann bei der Verteidigung.
lg-surge-becomes = wird zu { $face }
lg-surge-nothing = wird zur Leerseite
lg-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
lg-miniatures = Miniaturen
lg-weapons = Waffen
lg-keywords = Schlüsselwörter
lg-upgrades = Aufwertungen
lg-exhausted = erschöpft
lg-card-wounds = Wundenmarker auf der Karte: { $count }
lg-weapon-destroyed = zerstört
lg-leader = Einheitenführer
lg-mini-defeated = besiegt
lg-wounds-left = { $left } von { $most } Wunden übrig

## Ablage

lg-desk-unit = Handelnde Einheit
lg-desk-defender = Verteidiger
lg-desk-orders = Befehle von { $player }
lg-role-attacker = greift an
lg-role-defender = verteidigt
lg-battle = Gefecht
lg-round-stage = Runde { $round }, { $stage }
lg-priority = Priorität
lg-victory-tokens = Siegmarker
lg-victory-count =
    { $count ->
        [one] { $count } Siegmarker
       *[other] { $count } Siegmarker
    }
lg-desk-pool = Befehlspool, { $count }
lg-command-played = Kommando
lg-command-none = keins im Spiel
lg-command-hand =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
lg-command-discard = { $count } abgelegt
lg-command-gone = Abgelegt: { $card }
lg-pool = Pool { $number }
lg-pool-formed = gebildet
lg-pool-draft = geplant
lg-pool-now = jetzt
lg-pool-waiting = danach
lg-expected = Zu erwarten
lg-mean-wounds = { $count } Wunden

## Würfelschale

lg-steps = Schritte des Angriffs
lg-step-1 = 1 Verteidiger deklarieren
lg-step-2 = 2 Angriffspool bilden
lg-step-3 = 3 Weiteren Verteidiger deklarieren
lg-step-4 = 4 Angriffswürfel werfen
lg-step-5 = 5 Ausweichen und Deckung
lg-step-6 = 6 Angriffswürfel modifizieren
lg-step-7 = 7 Verteidigungswürfel werfen
lg-step-8 = 8 Verteidigungswürfel modifizieren
lg-step-9 = 9 Ergebnisse vergleichen
lg-step-10 = 10 Weiterer Angriffspool
lg-tray-title = { $unit } → { $defender }
lg-last-attack = letzter Angriff
lg-no-attack = Noch kein Angriff.
lg-tray-aim =
    { $count ->
        [one] { $count } Zielmarker ausgegeben
       *[other] { $count } Zielmarker ausgegeben
    }
lg-tray-obscured = { $count } verborgen
lg-tray-dodge = Ausweichen
lg-tray-armor = Panzerung
lg-tray-guardian = Beschützer
lg-tray-luck = Unheimliches Glück
lg-tray-impact =
    { $count ->
        [one] Wucht: { $count } Treffer wird kritisch
       *[other] Wucht: { $count } Treffer werden kritisch
    }
lg-tray-pierce =
    { $count ->
        [one] Durchschlagen: { $count } Abwehr negiert
       *[other] Durchschlagen: { $count } Abwehr negiert
    }
lg-tray-left = { $hits } gegen { $blocks }
lg-tray-wounds =
    { $count ->
        [0] keine Wunden: { $unit }
        [one] { $count } Wunde: { $unit }
       *[other] { $count } Wunden: { $unit }
    }
lg-tray-defeated = Besiegt: { $names }
lg-die-cancelled = negiert
lg-die-changed = verändert
lg-die-again = neu gewürfelt

## Der Blick aus einem Auge

lg-eye-title = Was { $mini } sieht
lg-eye-close = Ansicht schließen
lg-eye-picture = Blick aus dem Auge. Pfeiltasten drehen, Plus und Minus zoomen.
lg-eye-hint = Ziehen dreht den Blick. Prozent: so viel ist von einer Miniatur zu sehen.
lg-eye-wait = Das Bild wird gezeichnet.
lg-eye-failed = Dieser Browser kann das Bild nicht zeichnen; die Liste sagt dasselbe.
lg-eye-count = { $seen } von { $most } zu sehen
lg-eye-hidden = verdeckt

## Was Schritte, Seiten und Marker bedeuten

lg-step-about-1 = Eine gegnerische Einheit in Reichweite und Sicht wird genannt.
lg-step-about-2 = Jede Miniatur, die darf, gibt die Würfel einer Waffe dazu.
lg-step-about-3 = Andere Waffen dürfen einen Pool gegen eine weitere Einheit bilden.
lg-step-about-4 = Es wird gewürfelt; mit Zielmarkern wird neu gewürfelt, Angriffsenergie wird umgewandelt.
lg-step-about-5 = Ausweichmarker und Deckung negieren Treffer, nie kritische.
lg-step-about-6 = Panzerung, Wucht und anderes ändern, was übrig ist.
lg-step-about-7 = Der Verteidiger wirft für jeden Treffer und kritischen Treffer, der übrig ist, einen Würfel und wandelt Verteidigungsenergie um.
lg-step-about-8 = Fähigkeiten ändern Würfel, die des Verteidigers zuerst; Durchschlagen negiert Abwehr.
lg-step-about-9 = Jeder Treffer, auch jeder kritische, über die Abwehr hinaus ist eine Wunde.
lg-step-about-10 = Gibt es einen weiteren Pool, kommt er an die Reihe.
lg-face-about-hit = Eine Wunde, wenn er nicht negiert wird und keine Abwehr ihn aufhält.
lg-face-about-critical = Ausweichen, Deckung und Panzerung negieren ihn nicht; nur Abwehr hält ihn auf.
lg-face-about-surge = Wird umgewandelt, wie die Einheitenkarte sagt, sonst zur Leerseite.
lg-face-about-blank = Nichts.
lg-face-about-block = Hält einen Treffer oder kritischen Treffer auf.
lg-mark-about-wounds = Mit so vielen, wie die Karte sagt, ist die Miniatur besiegt.
lg-marker-about-aim = Im Angriff ausgegeben, lässt er bis zu 2 Angriffswürfel neu würfeln.
lg-marker-about-dodge = In der Verteidigung ausgegeben, negiert er 1 Treffer, keinen kritischen.
lg-marker-about-standby = Handelt ein Gegner in Sicht und Reichweite 1–2, darf die Einheit frei angreifen oder sich frei bewegen. Eine Truppler-Einheit verliert ihn durch Niederhalten, jede Einheit, wenn sie handelt.
lg-marker-about-suppression = Verbessert die Deckung um 1. So viele wie die Tapferkeit: eine Aktion weniger. Doppelt so viele: Panik.
lg-here-suppression = { $count } bei Tapferkeit { $courage }.
lg-marker-about-panic = Ihre einzige Aktion ist die Flucht zum nächsten Schlachtfeldrand.
lg-marker-about-ion = Je Marker eine Aktion weniger in der nächsten Aktivierung.
lg-marker-about-immobilize = Ihre Maximalgeschwindigkeit ist je Marker um 1 geringer, bis zum Ende ihrer Aktivierung.
lg-marker-about-damaged = Bei der Aktivierung wirft sie einen weißen Verteidigungswürfel; bei einer Leerseite hat sie eine Aktion weniger.
lg-marker-about-disabled = Eine Standardbewegung kostet sie 2 Aktionen, und sie kann nicht rückwärts.
lg-desk-pool-name = Befehlspool
lg-desk-about-pool = Marker der Einheiten ohne Befehl. Einer wird zufällig gezogen: Eine Einheit seines Rangs handelt.
lg-desk-about-priority = Aktiviert in dieser Runde als Erster eine Einheit: Die Kommandokarte zeigte weniger Kreise.
