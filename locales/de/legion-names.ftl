# Legion: wie die Dinge heißen.

## Wer

lg-player = Spieler { $number }
lg-team = Team { $number }
lg-somebody = jemand
lg-unit-of = { $unit }{ "\u00A0" }{ $number }
lg-mini-of = { $unit }, Miniatur { $number }
lg-mini-number = Miniatur { $number }
lg-a-weapon = eine Waffe
lg-a-card = eine Karte
lg-objective-token = Einsatzzielmarker { $number }
lg-terrain = Gelände
lg-times = { $count } × { $what }
lg-length = { $length }″
lg-range = Reichweite { $range }
lg-range-beyond = jenseits von Reichweite 4
lg-range-melee = Nahkampf
lg-range-span = Reichweite { $from } bis { $to }
lg-range-area = alle bis Reichweite { $range }
lg-range-from = ab Reichweite { $from }

## Fraktionen, Ränge, Typen

lg-faction-rebels = Rebellenallianz
lg-faction-imperials = Galaktisches Imperium
lg-rank-commander = Commander
lg-rank-operative = Agent
lg-rank-corps = Korps
lg-rank-special-forces = Spezialeinsatzkräfte
lg-rank-support = Unterstützung
lg-rank-heavy = Schwer
lg-type-trooper = Truppler
lg-type-emplacement-trooper = Stellungstruppler
lg-type-ground-vehicle = Bodenfahrzeug
lg-type-repulsor-vehicle = Repulsorfahrzeug
lg-slot-armament = Bewaffnung
lg-slot-command = Kommando
lg-slot-comms = Kommunikation
lg-slot-crew = Besatzung
lg-slot-elite = Elite
lg-slot-force = Macht
lg-slot-gear = Ausrüstung
lg-slot-generator = Generator
lg-slot-grenades = Granaten
lg-slot-hardpoint = Waffenaufhängung
lg-slot-heavy-weapon = Schwere Waffe
lg-slot-personnel = Mannschaft
lg-slot-pilot = Pilot
lg-slot-training = Training

## Der Tisch

lg-edge-south = Südrand
lg-edge-north = Nordrand
lg-colour-blue = Blau
lg-colour-red = Rot
lg-row-0 = Einsatzziel
lg-row-1 = Aufstellung
lg-row-2 = Bedingung
lg-stage-terrain = Gelände
lg-stage-setup = Spielaufbau
lg-stage-cards = Gefechtskarten
lg-stage-deployment = Aufstellung
lg-stage-command = Kommandophase
lg-stage-activation = Aktivierungsphase
lg-stage-end = Endphase
lg-terrain-shallow-water = flaches Gewässer
lg-terrain-deep-water = tiefes Gewässer
lg-terrain-tall-grass = hohes Gras
lg-terrain-light-woods = lichter Wald
lg-terrain-ruins = Ruinen
lg-terrain-dense-woods = dichter Wald
lg-terrain-crater = Bombenkrater
lg-terrain-trench = Schützengraben
lg-terrain-pit = Grube
lg-terrain-fence = Zaun
lg-terrain-sandbags = Sandsäcke
lg-terrain-low-hedge = niedrige Hecke
lg-terrain-low-mud-wall = niedriger Lehmwall
lg-terrain-low-stone-wall = niedrige Steinmauer
lg-terrain-barricade = Barrikade
lg-terrain-hill = Hügel
lg-terrain-tall-hedge = hohe Hecke
lg-terrain-high-mud-wall = hoher Lehmwall
lg-terrain-high-stone-wall = hohe Steinmauer
lg-terrain-building = Gebäude
lg-cover-none = keine Deckung
lg-cover-light = leichte Deckung
lg-cover-heavy = starke Deckung
lg-because-suppression = Niederhalten
lg-because-keyword = Schlüsselwort Deckung
lg-because-low-profile = Schlüsselwort Unauffällig
lg-because-sharpshooter = Schlüsselwort Scharfschütze

## Aktionen, Bewegungen, Marker

lg-action-move = Bewegung
lg-action-attack = Angriff
lg-action-aim = Zielen
lg-action-dodge = Ausweichen
lg-action-standby = Bereitschaft
lg-action-recover = Erholung
lg-action-jump = Springen
lg-action-claim = Beanspruchen
lg-action-sabotage = Sabotieren
lg-action-repair = Reparieren
lg-action-arm = Scharf machen
lg-action-spotter = Späher
lg-action-take-cover = Alle in Deckung
lg-action-pulling-the-strings = Fäden ziehen
lg-marker-aim = Zielen
lg-marker-dodge = Ausweichen
lg-marker-standby = Bereitschaft
lg-marker-suppression = Niederhalten
lg-marker-panic = Panik
lg-marker-ion = Ionen
lg-marker-immobilize = immobilisiert
lg-marker-damaged = beschädigt
lg-marker-disabled = deaktiviert

## Würfel

lg-face-hit = Treffer
lg-face-critical = kritischer Treffer
lg-face-surge = Energie
lg-face-block = Abwehr
lg-face-blank = Leerseite
lg-die-red = rot
lg-die-black = schwarz
lg-die-white = weiß
lg-faces-hit =
    { $count ->
        [one] { $count } Treffer
       *[other] { $count } Treffer
    }
lg-faces-critical =
    { $count ->
        [one] { $count } kritischer Treffer
       *[other] { $count } kritische Treffer
    }
lg-faces-surge =
    { $count ->
        [one] { $count } Energie
       *[other] { $count } Energie
    }
lg-faces-block =
    { $count ->
        [one] { $count } Abwehr
       *[other] { $count } Abwehr
    }
lg-faces-blank =
    { $count ->
        [one] { $count } Leerseite
       *[other] { $count } Leerseiten
    }
lg-no-dice = keine Würfel
lg-dice-red = { $count } rot
lg-dice-black = { $count } schwarz
lg-dice-white = { $count } weiß

## Schlüsselwörter von Einheiten

lg-keyword-armor = Panzerung
lg-keyword-charge = Sturmangriff
lg-keyword-climbing-vehicle = Gebirgsfahrzeug
lg-keyword-cover = Deckung { $value }
lg-keyword-deflect = Ablenken
lg-keyword-arsenal = Arsenal { $value }
lg-keyword-enrage = Raserei { $value }
lg-keyword-guardian = Beschützer { $value }
lg-keyword-gunslinger = Revolverheld
lg-keyword-high-velocity = Hochgeschwindigkeit
lg-keyword-immune-blast = Immunität: Explosion
lg-keyword-immune-deflect = Immunität: Ablenken
lg-keyword-impervious = Undurchdringlich
lg-keyword-ion = Ionen { $value }
lg-keyword-low-profile = Unauffällig
lg-keyword-noncombatant = Zivilist
lg-keyword-sharpshooter = Scharfschütze { $value }
lg-keyword-sidearm-melee = Zweitwaffe: Nahkampf
lg-keyword-sidearm-ranged = Zweitwaffe: Fernkampf
lg-keyword-spray = Streuung
lg-keyword-suppressive = Niederhaltend
lg-keyword-tow-cable = Schleppkabel
lg-keyword-uncanny-luck = Unheimliches Glück { $value }
lg-keyword-weak-point-rear = Schwachstelle { $value }: Heck
lg-keyword-expert-climber = Geübter Kletterer
lg-keyword-immune-pierce = Immunität: Durchschlagen
lg-keyword-jump = Springen { $value }
lg-keyword-master-of-the-force = Meister der Macht { $value }
lg-keyword-nimble = Flink
lg-keyword-precise = Präzise { $value }
lg-keyword-relentless = Unerbittlich
lg-keyword-speeder = Gleiter { $value }
lg-keyword-bounty = Kopfgeld
lg-keyword-disciplined = Diszipliniert { $value }
lg-keyword-entourage = Gefolge: { $unit }
lg-keyword-full-pivot = Volle Drehung
lg-keyword-heavy-weapon-team = Schwerer Infanterietrupp
lg-keyword-immune-melee = Immunität: Nahkampf
lg-keyword-indomitable = Unbezwingbar
lg-keyword-inspire = Anspornen { $value }
lg-keyword-leader = Anführer
lg-keyword-plodding = Schwerfällig
lg-keyword-pulling-the-strings = Fäden ziehen
lg-keyword-ready = Bereit { $value }
lg-keyword-repair = Reparatur { $value }: Kapazität { $capacity }
lg-keyword-reposition = Neupositionieren
lg-keyword-scout = Auskundschaften { $value }
lg-keyword-sentinel = Wachposten
lg-keyword-spotter = Späher { $value }
lg-keyword-stationary = Stationär
lg-keyword-take-cover = Alle in Deckung { $value }
lg-keyword-teamwork = Teamwork: { $unit }
lg-keyword-treat = Behandeln { $value }: Kapazität { $capacity }
lg-keyword-unhindered = Ungehindert
lg-keyword-blast = Explosion
lg-keyword-cumbersome = Sperrig
lg-keyword-fixed-front = Fester Feuerwinkel: Front
lg-keyword-fixed-rear = Fester Feuerwinkel: Heck
lg-keyword-impact = Wucht { $value }
lg-keyword-pierce = Durchschlagen { $value }
lg-keyword-steady = Ruhige Hand
lg-keyword-arm = Scharf machen { $value }
lg-keyword-detonate = Detonieren { $value }

## Was Schlüsselwörter tun

lg-about-armor = Sie negiert alle Treffer, die nach den Änderungen des Angreifers übrig sind; kritische bleiben.
lg-about-charge = Nach einer Bewegungsaktion in Kontakt mit einem Feind darf sie ihn frei im Nahkampf angreifen.
lg-about-climbing-vehicle = Dieses Fahrzeug klimmt und klettert wie ein Truppler.
lg-about-cover = Gegen Fernkampfangriffe ist ihre Deckung um { $value } besser.
lg-about-deflect = Gibt sie einen Ausweichmarker aus, wird Energie zu Abwehr, und im Fernkampf verwundet jede Energie den Angreifer.
lg-about-arsenal = Im Angriff darf jede Miniatur bis zu { $value } ihrer Waffen verwenden, beliebig auf Verteidiger verteilt.
lg-about-enrage = Mit mindestens { $value } Wundenmarkern hat sie Sturmangriff, ihre Tapferkeit gilt als Strich, und sie behält und erhält kein Niederhalten.
lg-about-guardian = Wird eine befreundete Truppler-Einheit in Reichweite 1 und in Sicht beschossen, darf sie bis zu { $value } Treffer auf sich nehmen; sie wirft für jeden einen eigenen Würfel und erleidet für jede Leerseite eine Wunde.
lg-about-gunslinger = Nach einer Fernkampf-Angriffsaktion darf sie auf eine andere Einheit schießen; das ist keine Aktion.
lg-about-high-velocity = Hat jede Waffe des Pools dies, kann der Verteidiger keine Ausweichmarker ausgeben.
lg-about-immune-blast = Ihre Deckung zählt auch gegen Explosion.
lg-about-immune-deflect = Gegen diesen Pool kann der Verteidiger Ablenken nicht verwenden.
lg-about-impervious = Sie wirft so viele Verteidigungswürfel mehr, wie der Pool Durchschlagen hat.
lg-about-ion = Ein Fahrzeug, das sie verwundet, erhält { $value } Ionenmarker.
lg-about-low-profile = Leichte Deckung wird für sie zu starker.
lg-about-noncombatant = Diese Miniatur verwendet keine Waffen, und andere Miniaturen außer dem Einheitenführer werden vor ihr verwundet.
lg-about-sharpshooter = Sie verringert die Deckung des Verteidigers um { $value }, nach allen Verbesserungen.
lg-about-sidearm-melee = Im Nahkampf verwendet diese Miniatur nur die Waffen ihrer Karte.
lg-about-sidearm-ranged = Im Fernkampf verwendet diese Miniatur nur die Waffen ihrer Karte.
lg-about-spray = Ihre Würfel zählen einmal für jede Miniatur des Verteidigers, die ihr Träger sieht.
lg-about-suppressive = Wer sich gegen sie verteidigt, erhält einen Niederhalten-Marker mehr, getroffen oder nicht.
lg-about-tow-cable = Du drehst ein Fahrzeug, das sie verwundet, um bis zu 90°.
lg-about-uncanny-luck = Sie darf bis zu { $value } ihrer Verteidigungswürfel neu würfeln, alle auf einmal.
lg-about-weak-point-rear = Steht der Einheitenführer des Angreifers in ihrem Heck-Feuerwinkel, hat der Angriff zusätzlich Wucht { $value }.
lg-about-expert-climber = Sie würfelt beim Klettern nicht und erleidet dabei keine Wunden.
lg-about-immune-pierce = Durchschlagen kann ihre Abwehr nicht negieren.
lg-about-jump = Als Kartenaktion bewegt sie sich über Gelände bis Höhe { $value } und darf darauf enden; schwieriges Gelände zählt nicht.
lg-about-master-of-the-force = Am Ende ihrer Aktivierung darf sie bis zu { $value } erschöpfte Macht-Aufwertungen spielbereit machen.
lg-about-nimble = Nach der Verteidigung erhält sie einen Ausweichmarker, wenn sie einen ausgegeben hat.
lg-about-precise = Mit einem Zielmarker würfelt sie bis zu { $value } Würfel mehr neu.
lg-about-relentless = Nach einer Bewegungsaktion darf sie frei angreifen.
lg-about-speeder = Sie bewegt sich über Gelände bis Höhe { $value } und macht bei der Aktivierung eine Zwangsbewegung.
lg-about-bounty = Nach dem Spielaufbau markiert sie einen feindlichen Commander oder Agenten. Besiegt sie eine markierte Einheit und lebt am Ende noch, bringt sie einen Siegmarker.
lg-about-disciplined = Wird ihr ein Befehl erteilt, darf sie bis zu { $value } Niederhalten-Marker entfernen.
lg-about-entourage = Eine Einheit dieses Namens zählt nicht zum Maximum ihres Ranges. In jeder Kommandophase darf sie einer solchen in Reichweite 1–2 zusätzlich einen Befehl erteilen.
lg-about-full-pivot = Sie dreht sich um beliebig viele Grad.
lg-about-heavy-weapon-team = Sie braucht eine schwere Waffe, deren Miniatur der Einheitenführer ist; fällt er, übernimmt sie eine andere Miniatur.
lg-about-immune-melee = Feinde können nicht in Basiskontakt mit ihr platziert werden.
lg-about-indomitable = Beim Sammeln würfelt sie rote statt weiße Würfel.
lg-about-inspire = Nach ihrem Sammeln entfernt sie bis zu { $value } Niederhalten-Marker von anderen befreundeten Einheiten in Reichweite 1–2.
lg-about-leader = Diese Miniatur ist der Einheitenführer.
lg-about-plodding = Sie macht in ihrer Aktivierung höchstens eine Standardbewegung.
lg-about-pulling-the-strings = Als Kartenaktion darf eine andere befreundete Truppler-Einheit in Reichweite 1–2 frei angreifen oder sich frei bewegen.
lg-about-ready = Nach einer Bereitschaftsaktion erhält sie Zielmarker: { $value }.
lg-about-repair = Eine freie Kartenaktion, bis zu { $capacity }-mal: entfernt bis zu { $value } Wunden-, Ionen- und Schadensmarker von einem befreundeten Bodenfahrzeug in Sicht und Reichweite 1.
lg-about-reposition = Vor oder nach einer Standardbewegung darf sie sich frei drehen.
lg-about-scout = Nach dem Aufstellen darf sie eine Standardbewegung mit Geschwindigkeit bis { $value } machen; schwieriges Gelände zählt nicht.
lg-about-sentinel = Ihren Bereitschaftsmarker gibt sie gegen Feinde bis Reichweite 3 aus.
lg-about-spotter = Als Kartenaktion erhalten bis zu { $value } befreundete Einheiten in Reichweite 1 je einen Zielmarker.
lg-about-stationary = Sie bewegt sich nicht, außer durch Drehungen.
lg-about-take-cover = Als Kartenaktion erhalten bis zu { $value } befreundete Einheiten in Reichweite 1 je einen Ausweichmarker.
lg-about-teamwork = In Reichweite 1–2 von { $unit }: Erhält eine von beiden Ziel- oder Ausweichmarker, erhält die andere sie auch.
lg-about-treat = Eine freie Kartenaktion, bis zu { $capacity }-mal: entfernt bis zu { $value } Wundenmarker von einer befreundeten Truppler-Einheit in Sicht und Reichweite 1 oder stellt ebenso viele ihrer in dieser Runde besiegten Miniaturen wieder her.
lg-about-unhindered = Schwieriges Gelände verringert ihre Geschwindigkeit nicht.
lg-about-blast = Die Deckung des Verteidigers negiert keine Treffer dieses Pools.
lg-about-cumbersome = Kein Angriff damit nach einer Bewegung und keine Bewegung danach; Drehungen sind erlaubt.
lg-about-fixed-front = Nur gegen Verteidiger im Front-Feuerwinkel.
lg-about-fixed-rear = Nur gegen Verteidiger im Heck-Feuerwinkel.
lg-about-impact = Gegen Panzerung werden bis zu { $value } Treffer kritisch.
lg-about-steady = Nach einer Bewegungsaktion darf sie frei im Fernkampf angreifen.
lg-about-arm = Mit einer Aktion legt sie { $value } Bombenmarker dieser Waffe innerhalb von Reichweite 1 und in Sicht ihres Einheitenführers.
lg-about-detonate = Nach der Aktion einer Einheit darf sie bis zu { $value } ihrer Bombenmarker detonieren lassen.
lg-about-pierce = Sie negiert bis zu { $value } Abwehr.

## Durchgang und Befehle

lg-passage-open = offenes Gelände
lg-passage-difficult = schwieriges Gelände
lg-passage-impassable = unpassierbares Gelände
lg-order-pool = Befehl im Pool
lg-order-faceup = hat einen Befehl
lg-order-facedown = in dieser Runde aktiviert
