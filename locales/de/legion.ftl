# Legion: questions, answers, refusals.

## Questions

lg-ask-unknown = Was antwortest du?
lg-ask-colour = Welche Farbe nimmst du?
lg-ask-side = Welcher lange Schlachtfeldrand gehört Blau?
lg-ask-discard = Welche Gefechtskarte wird abgelegt?
lg-ask-lay-token = Wohin legst du den Einsatzzielmarker, jenseits Reichweite { $zones } der Zonen und { $tokens } anderer Marker?
lg-ask-lay-mine = Wo liegt eine Mine, jenseits von Reichweite { $zones } der Zonen und { $tokens } anderer Minen?
lg-ask-mark-terrain = Welches Gelände markiert dein Einsatzzielmarker?
lg-ask-set-aside = Welche Einheit legst du als Verstärkung beiseite?
lg-ask-set-aside-more = Legst du noch eine zweite Einheit als Verstärkung beiseite?
lg-ask-deploy = Welche Einheit stellst du auf, und wo?
lg-ask-command = Welche Kommandokarte spielst du?
lg-ask-nominate = Wer erteilt die Befehle?
lg-ask-issue =
    { $left ->
        [one] { $unit }: Wem einen Befehl erteilen?
       *[other] { $unit }: Wem einen von { $left } Befehlen erteilen?
    }
lg-ask-activate = Welche Einheit aktivierst du?
lg-ask-drawn = Gezogen: { $rank }. Welche Einheit aktivierst du?
lg-ask-enter = Wo { $unit } auf das Schlachtfeld bringen?
lg-ask-act = Was nun, { $unit }?
lg-ask-move = Wohin { $unit } bewegen?
lg-ask-move-free = Wohin { $unit } als freie Aktion bewegen?
lg-ask-move-jump = Wohin mit { $unit } springen?
lg-ask-move-withdraw = Wohin { $unit } zurückziehen?
lg-ask-move-compulsory = Wohin führt die Zwangsbewegung von { $unit }?
lg-ask-cohere = Wo stehen die anderen von { $unit }?
lg-ask-cohere-climb = Wo stehen die anderen von { $unit } nach dem Klimmen?
lg-ask-cohere-pivot = Wo stehen die anderen von { $unit } nach der Drehung?
lg-ask-cohere-melee = Wo stehen die anderen von { $unit } im Nahkampf mit { $enemy }?
lg-ask-cohere-displaced = Wo stehen die anderen von { $unit } nach dem Verdrängen?
lg-ask-displace = Wohin wird der Einheitenführer von { $unit } verdrängt?
lg-ask-attack = Wen mit { $unit } angreifen, und womit?
lg-ask-attack-more = Mit { $unit } noch jemanden angreifen?
lg-ask-next-pool = Welcher Angriffspool ist als Nächstes dran?
lg-ask-aim =
    { $most ->
        [one] Einen Zielmarker ausgeben und 1 Würfel neu würfeln?
       *[other] Einen Zielmarker ausgeben und bis zu { $most } Würfel neu würfeln?
    }
lg-ask-cover =
    { $most ->
        [one] Negiert die Deckung von { $unit } den Treffer?
       *[other] Wie viele von { $most } Treffern negiert die Deckung von { $unit }?
    }
lg-ask-dodge =
    { $most ->
        [one] Den Ausweichmarker von { $unit } ausgeben?
       *[other] Wie viele der { $most } Ausweichmarker von { $unit } ausgeben?
    }
lg-ask-guard = Schutz für { $unit }: Wer nimmt Treffer auf sich?
lg-ask-impact =
    { $most ->
        [one] Macht Wucht den Treffer gegen { $unit } kritisch?
       *[other] Wie viele von { $most } Treffern gegen { $unit } macht Wucht kritisch?
    }
lg-ask-pierce =
    { $most ->
        [one] Negiert Durchschlagen die Abwehr von { $unit }?
       *[other] Wie viele von { $most } Abwehr von { $unit } negiert Durchschlagen?
    }
lg-ask-pierce-guard = Wie viele von { $most } Abwehr von { $unit } negiert Durchschlagen?
lg-ask-luck = Welche Verteidigungswürfel, höchstens { $most }, werden neu gewürfelt?
lg-ask-wound = Welche Miniatur von { $unit } erleidet die Wunden?
lg-ask-leader = Wer führt jetzt { $unit }?
lg-ask-destroy-weapon = Welche Waffe von { $unit } wird zerstört?
lg-ask-standby = Wer gibt wegen { $enemy } einen Bereitschaftsmarker aus?
lg-ask-recover = Wie viele Niederhalten-Marker von { $unit } entfernen?
lg-ask-carry-token = Wohin legt der Einheitenführer { $token }?
lg-ask-claim = Welchen Einsatzzielmarker mit { $unit } beanspruchen?
lg-ask-promote = Welche Einheit wird befördert?
lg-ask-flee = { $unit }: Flucht zu welchem der nächsten Schlachtfeldränder?
lg-ask-player-priority = Wer vom Team hat Priorität?
lg-ask-player-activation = Wer vom Team aktiviert eine Einheit?
lg-ask-player-opponent = Welcher Gegner ist gemeint?
lg-ask-place-terrain = Welches Geländeteil legst du hin, und wo?
lg-ask-free-action = { $unit }: Welche freie Aktion?
lg-ask-pay = { $unit }: { $card } einsetzen?
lg-ask-target = { $unit }: { $card } auf wen einsetzen?
lg-ask-close-up = Wo schließt der Einheitenführer von { $unit } zu { $enemy } auf?
lg-ask-lay-charge = { $unit }: Wohin einen Bombenmarker legen?
lg-ask-detonate = { $unit }: Welchen Bombenmarker detonieren lassen?
lg-ask-move-stated = Wohin { $unit } durch eine Karte bewegen?
lg-ask-move-pushed = Wohin { $unit } stoßen?
lg-ask-ability-arm = { $unit }: Welche Bomben legen?
lg-ask-ability-bounty = { $unit }: Auf wen ein Kopfgeld aussetzen?
lg-ask-ability-disciplined = Diszipliniert: Wie viele Niederhalten-Marker von { $unit } entfernen?
lg-ask-ability-entourage = { $unit }: Wem aus dem Gefolge einen Befehl erteilen?
lg-ask-ability-inspire = Anspornen (noch { $left }): Wer verliert durch { $unit } einen Niederhalten-Marker?
lg-ask-ability-master-of-the-force = Meister der Macht (noch { $left }): Welche Macht-Aufwertung von { $unit } wird spielbereit?
lg-ask-ability-pulling-the-strings = { $unit }: Wen handeln lassen?
lg-ask-ability-repair = { $unit }: Welches Bodenfahrzeug reparieren?
lg-ask-ability-spotter = Späher (noch { $left }): Wer erhält von { $unit } einen Zielmarker?
lg-ask-ability-take-cover = Alle in Deckung (noch { $left }): Wer erhält von { $unit } einen Ausweichmarker?
lg-ask-ability-treat = { $unit }: Welche Truppler-Einheit behandeln?
lg-ask-mend-treat = { $unit } (noch { $left }): Welche Wunde wird geheilt, oder wer kommt zurück?
lg-ask-mend-repair = { $unit } (noch { $left }): Was wird repariert?
lg-ask-restore = Wohin kommt { $mini } zurück?
lg-ask-move-scout = Auskundschaften: Wohin { $unit } bewegen?
lg-ask-move-reposition = Neupositionieren: Wie { $unit } drehen?
lg-ask-move-towed = Wie { $unit } drehen?
lg-ask-cohere-withdraw = Wo stehen die anderen von { $unit } nach dem Rückzug?

## What questions mean

lg-about-ask-place-terrain = Wähle ein Geländeteil, klicke auf den Ort seiner Mitte, dreh es mit Q und E.
lg-about-ask-lay-charge = Innerhalb von Reichweite 1 und in Sicht des Einheitenführers.
lg-about-ask-colour = Blau stellt zuerst auf und entscheidet den letzten Gleichstand.
lg-about-ask-side = Der andere Spieler nimmt den Rand gegenüber.
lg-about-ask-discard = Diese würden gelten. Ihr legt abwechselnd ab oder passt; für eine Karte kommt die nächste derselben Art.
lg-about-ask-lay-token = Zieh den Marker oder klicke auf einen Ort.
lg-about-ask-mark-terrain = Klicke auf das Gelände oder wähle es hier.
lg-about-ask-set-aside = Sie kommt später, weit weg von allen Gegnern.
lg-about-ask-deploy = Zieh den Einheitenführer, die anderen folgen. Danach kannst du jeden einzeln versetzen.
lg-about-ask-command = Beide wählen geheim. Weniger Kreise geben Priorität, mehr Kreise geben mehr Befehle.
lg-about-ask-nominate = Befehle erreichen Einheiten in Reichweite 1 bis 3.
lg-about-ask-issue = Eine Einheit mit Befehl aktivierst du, wann du willst.
lg-about-ask-drawn = Eine Einheit dieses Rangs ohne Befehl auf dem Tisch.
lg-about-ask-next-pool = Alle werden nacheinander gewürfelt, in deiner Reihenfolge.
lg-about-ask-destroy-weapon = Sie kann nicht mehr eingesetzt werden.
lg-about-ask-recover = Ohne Niederhalten-Marker verliert sie keine Aktion.
lg-about-ask-carry-token = Er berührt die Base des Einheitenführers, der ihn trägt.
lg-about-ask-claim = Der Einheitenführer trägt ihn von nun an mit.
lg-about-ask-promote = Alle deine Commander sind besiegt: Diese Einheit gibt ab jetzt die Befehle.
lg-about-ask-flee = In Panik geht sie so weit, wie sie kann.
lg-about-ask-close-up = Im Nahkampf berührt jeder einen Gegner, wenn Platz ist.
lg-about-ask-free-action = Sie zählt nicht zu den zwei Aktionen.
lg-about-ask-activate = Eine mit Befehl, oder was du aus dem Befehlspool ziehst.
lg-about-ask-enter = Zieh den Einheitenführer oder klicke auf einen Ort, wenn möglich jenseits Reichweite 2 aller Gegner.
lg-about-ask-move = Zieh den Einheitenführer oder klicke auf einen Ort: Die Bewegungshilfe zeigt den Weg.
lg-about-ask-cohere = Der Tisch hat sie gestellt. Zieh einzelne Miniaturen, um das zu ändern.
lg-about-ask-displace = Innerhalb von Reichweite 1 des alten Ortes.
lg-about-ask-ability = Klick eine Einheit an oder wähl sie hier.
lg-about-ask-mend = Eins nach dem anderen; du darfst jederzeit aufhören.
lg-about-ask-restore = In Formation mit dem Einheitenführer.
lg-about-ask-attack = Ein Pool pro Verteidiger. Gleichnamige Waffen bleiben zusammen.
lg-about-ask-aim = Wähle Würfel; solche ohne Treffer sind schon gewählt.
lg-about-ask-cover = Mehr Treffer bedeuten mehr Verteidigungswürfel.
lg-about-ask-dodge = Jeder negiert einen Treffer.
lg-about-ask-guard = Die Einheit wirft für jeden Treffer einen eigenen Würfel und erleidet für jede Leerseite eine Wunde.
lg-about-ask-impact = Panzerung negiert jeden Treffer, der einer bleibt.
lg-about-ask-pierce = Jede ist eine Wunde mehr.
lg-about-ask-pierce-guard = Der Rest kann noch Abwehr des Verteidigers negieren.
lg-about-ask-luck = Alle auf einmal, jeder nur einmal.
lg-about-ask-wound = Sie erleidet Wunden, bis sie besiegt ist.
lg-about-ask-leader = Solange Miniaturen übrig sind, hat die Einheit einen Einheitenführer.
lg-about-ask-standby = Eine Einheit in Bereitschaft greift an oder bewegt sich, wenn ein Gegner nahe kommt.
lg-about-ask-act =
    { $left ->
        [one] Noch 1 Aktion. Zieh den Einheitenführer zum Bewegen, klicke auf einen Gegner zum Angreifen.
       *[other] Noch { $left } Aktionen. Zieh den Einheitenführer zum Bewegen, klicke auf einen Gegner zum Angreifen.
    }
lg-about-draw-activate = Ein zufälliger Marker; sein Rang sagt, wer.

## Answers

lg-do-decline = Verzichten
lg-do-end = Aktivierung beenden
lg-do-decline-discard = Keine ablegen
lg-do-decline-set-aside = Keine mehr
lg-do-decline-move = Nicht bewegen
lg-do-decline-attack = Nicht angreifen
lg-do-decline-attack-more = Würfeln
lg-do-decline-aim = Alle behalten
lg-do-decline-guard = Keine Treffer übernehmen
lg-do-decline-luck = Alle behalten
lg-do-decline-standby = In Bereitschaft bleiben
lg-do-draw = Aus dem Befehlspool ziehen
lg-do-anywhere = So stellen
lg-do-withdraw = Zurückziehen
lg-do-row = { $row }: { $card }
lg-do-deploy = { $unit } aufstellen
lg-do-enter = { $unit } aufs Schlachtfeld bringen
lg-do-move = Bewegen, Geschwindigkeit { $speed }
lg-do-reverse = Rückwärts, Geschwindigkeit { $speed }
lg-do-to-height = { $deed }, auf { $height } Höhe
lg-do-down = { $deed }, auf den Boden
lg-do-pivot = Drehen
lg-do-climb = Auf { $height } klimmen
lg-do-clamber = Auf { $height } klettern
lg-do-place = Dorthin stellen
lg-do-place-lay-token = Marker dorthin legen
lg-do-place-carry-token = Marker dorthin legen
lg-do-place-displace = Dorthin verdrängen
lg-do-stands = So stellen
lg-do-attack =
    { $count ->
        [one] { $unit }, 1 Waffe
       *[other] { $unit }, { $count } Waffen
    }
lg-do-reroll =
    { $count ->
        [one] 1 neu würfeln
       *[other] { $count } neu würfeln
    }
lg-do-spend = { $count }
lg-do-spend-dodge =
    { $count ->
        [one] 1 Ausweichmarker
       *[other] { $count } Ausweichmarker
    }
lg-do-spend-cover =
    { $count ->
        [0] Keinen negieren
       *[other] { $count } Treffer negieren
    }
lg-do-spend-impact =
    { $count ->
        [0] Keinen ändern
       *[other] { $count } Treffer ändern
    }
lg-do-spend-pierce =
    { $count ->
        [0] Keine negieren
       *[other] { $count } Abwehr negieren
    }
lg-do-spend-pierce-guard =
    { $count ->
        [0] Keine negieren
       *[other] { $count } Abwehr negieren
    }
lg-do-guard =
    { $count ->
        [one] { $unit } übernimmt { $count } Treffer
       *[other] { $unit } übernimmt { $count } Treffer
    }
lg-do-spend-recover =
    { $count ->
        [one] 1 Niederhalten-Marker
       *[other] { $count } Niederhalten-Marker
    }
lg-do-standby-attack = Mit { $unit } angreifen
lg-do-standby-move = { $unit } bewegen
lg-do-yes = Ja
lg-do-charge = Bombe { $number }
lg-do-terrain = Gelände { $number }
lg-do-place-lay-charge = Bombenmarker dorthin legen
lg-do-place-close-up = Dorthin aufschließen
lg-do-place-restore = Dort zurückstellen
lg-do-remove = Marker: { $token }
lg-do-decline-ability = Niemand
lg-do-decline-mend = Nicht mehr
lg-do-decline-target = Keine mehr
lg-do-decline-detonate = Keinen detonieren lassen
lg-do-pick = Nummer { $number }
lg-do-pick-pool = Gegen { $unit }
lg-verb-colour = { $what } spielen
lg-verb-edge = { $what } nehmen
lg-verb-row = { $what } ablegen
lg-verb-model = { $what } markieren
lg-verb-unit = { $what } wählen
lg-verb-unit-activate = { $what } aktivieren
lg-verb-unit-drawn = { $what } aktivieren
lg-verb-unit-issue = Befehl an { $what }
lg-verb-unit-nominate = { $what } benennen
lg-verb-unit-set-aside = { $what } beiseitelegen
lg-verb-unit-promote = { $what } befördern
lg-verb-command = { $what } spielen
lg-verb-attack = { $what } angreifen
lg-verb-mini = { $what } wählen
lg-verb-mini-wound = { $what } verwunden
lg-verb-mini-mend = { $what } heilen
lg-verb-weapon-mend = { $what } reparieren
lg-verb-marker = Entfernen: { $what }
lg-verb-spend-ability = { $what } entfernen
lg-verb-use-ability = { $what } spielbereit machen
lg-verb-weapon = { $what } zerstören
lg-verb-spend = { $what } ausgeben
lg-verb-spend-cover = { $what }
lg-verb-spend-impact = { $what }
lg-verb-spend-pierce = { $what }
lg-verb-spend-pierce-guard = { $what }
lg-verb-spend-recover = { $what } entfernen
lg-verb-token = { $what } beanspruchen
lg-verb-charge = { $what } detonieren lassen
lg-verb-use = { $what } einsetzen
lg-verb-terrain = { $what } hinlegen
lg-verb-pick = Wählen: { $what }

## Actions

lg-tile-move = Der Einheitenführer geht an der Bewegungshilfe entlang, die anderen folgen.
lg-tile-attack = Bilde Pools aus Waffen und würfle sie gegen Gegner.
lg-tile-aim = Du erhältst einen Zielmarker: Würfle bis zu 2 Würfel eines Angriffs neu.
lg-tile-dodge = Du erhältst einen Ausweichmarker: Er negiert einen Treffer.
lg-tile-standby = Warte, und greif an oder beweg dich, wenn ein Gegner nahe kommt.
lg-tile-recover = Entferne Niederhalten-Marker und mach Karten spielbereit.
lg-tile-jump = Bewege dich über Hindernisse hinweg.
lg-tile-claim = Nimm einen Einsatzzielmarker, den der Einheitenführer berührt.
lg-tile-sabotage = Beschädige einen Einsatzzielmarker, den der Einheitenführer berührt.
lg-tile-repair = Repariere einen Einsatzzielmarker, den der Einheitenführer berührt.
lg-tile-arm = Lege Bombenmarker nahe dem Einheitenführer.
lg-tile-spotter = Befreundete Einheiten in Reichweite 1 erhalten Zielmarker.
lg-tile-take-cover = Befreundete Einheiten in Reichweite 1 erhalten Ausweichmarker.
lg-tile-pulling-the-strings = Eine andere Truppler-Einheit greift frei an oder bewegt sich frei.

## Refusals

lg-refused = Geht nicht: { $why }.
lg-refused-facts = Geht nicht: { $why } ({ $facts }).
lg-no-unknown = Regel { $rule } verbietet es
lg-no-move-01 = die Einheit kann sich so nicht bewegen
lg-no-move-03 = schneller, als die Einheit sein darf
lg-no-move-05 = von der vorderen Einkerbung geht es geradeaus, dann erst in die Biegung
lg-no-move-06 = so weit biegt sich die Bewegungshilfe nicht
lg-no-move-08 = keine Bewegungshilfe reicht so weit
lg-no-move-09 = so weit reicht es nicht
lg-no-move-23 = Kontakt mit einem Gegner nur, um einen Nahkampf zu beginnen, und mit Nahkampfwaffe
lg-no-move-24 = eine andere Basis ist im Weg
lg-no-move-25 = dort liegt ein Marker
lg-no-move-26 = keine Bewegungshilfe passt so, oder die Basis ragt über eine Kante
lg-no-move-29 = jetzt geht nur eine Bewegung mit der Bewegungshilfe
lg-no-move-31 = Truppler gehen nicht durch Bodenfahrzeuge
lg-no-move-32 = das Gelände ist höher als der Truppler
lg-no-move-38 = Stellungstruppler klimmen und klettern nicht
lg-no-move-40 = Fahrzeuge klimmen und klettern nicht
lg-no-move-44 = Bodenfahrzeuge fahren nicht durch einander
lg-no-move-45 = das Gelände ist höher als das halbe Fahrzeug
lg-no-move-48 = das Gelände ist höher als das Fahrzeug
lg-no-diff-03 = schwieriges Gelände bremst die Einheit
lg-no-melee-212 = Kontakt mit zwei gegnerischen Einheiten zugleich
lg-no-melee-217 = wer kann, muss einen Gegner berühren
lg-no-leave-03 = eine Einheit verlässt das Schlachtfeld nicht
lg-no-immob-202 = die Einheit ist immobilisiert
lg-no-coh-201 = zu weit vom Einheitenführer
lg-no-coh-202 = nicht alle stehen bei ihrem Einheitenführer
lg-no-coh-203 = weiter vom Einheitenführer als die Geschwindigkeit-1-Bewegungshilfe
lg-no-coh-205 = sie würde einen Gegner berühren
lg-no-coh-209 = der Einheitenführer käme nicht dorthin
lg-no-coh-210 = zwischen ihr und dem Einheitenführer liegt unpassierbares Gelände
lg-no-coh-212 = der Einheitenführer könnte nicht hinaufklimmen
lg-no-coh-213 = mehr als Höhe 1 vom Einheitenführer
lg-no-coh-214 = wer unten steht, muss das Gelände berühren
lg-no-coh-216 = nicht an der Kante des Einheitenführers und nicht nahe daran
lg-no-coh-217 = höher oder tiefer als der Einheitenführer
lg-no-coh-218 = eine andere Ebene nur gleich nach dem Klimmen
lg-no-climb-202 = diese Einheit klimmt und klettert nicht
lg-no-climb-204 = Klimmen braucht flachen Untergrund und Formation
lg-no-climb-205 = Klimmen endet direkt an der Kante
lg-no-notch-207 = sie muss schauen wie ihr Einheitenführer
lg-no-compul-04 = eine Zwangsbewegung ist voll und mit Maximalgeschwindigkeit
lg-no-disabled-03 = ein deaktiviertes Fahrzeug fährt nicht rückwärts
lg-no-disabled-04 = ein deaktiviertes Fahrzeug braucht 2 Aktionen
lg-no-reverse-02 = von der hinteren Einkerbung geht es gerade zurück, dann erst in die Biegung
lg-no-reverse-05 = nur Bodenfahrzeuge fahren rückwärts
lg-no-reverse-07 = rückwärts ist es um 1 langsamer
lg-no-pivot-01 = sie hat keine Blickrichtung
lg-no-pivot-02 = eine Drehung geht bis 90 Grad
lg-no-engage-202 = Einheiten im Handgemenge ziehen sich nur zurück
lg-no-engage-204 = Einheiten im Handgemenge schießen nicht
lg-no-engage-205 = niemand schießt in ein Handgemenge
lg-no-withdraw-01 = nur Truppler im Handgemenge ziehen sich zurück
lg-no-action-01 = die Einheit kann das jetzt nicht
lg-no-action-09 = jede Aktion außer Bewegen nur einmal pro Aktivierung
lg-no-atk-02 = ein Angriff pro Aktivierung
lg-no-atk-06 = keine Fernkampfwaffe
lg-no-atk-07 = keine Nahkampfwaffe
lg-no-atk-10 = kein Gegner ist angreifbar
lg-no-atk-13 = niemand von ihnen ist zu sehen
lg-no-atk-14 = jede Miniatur nutzt eine eigene Waffe
lg-no-atk-15 = außer Reichweite
lg-no-atk-18 = gleichnamige Waffen gehören in einen Pool
lg-no-pool-03 = ein Pool pro Verteidiger
lg-no-pool-06 = die Waffe ist erschöpft
lg-no-weapon-12 = nur ihr Träger nutzt sie
lg-no-vdmg-06 = die Waffe ist zerstört
lg-no-key-209 = der Verteidiger ist nicht vorn
lg-no-key-210 = der Verteidiger ist nicht hinten
lg-no-key-342 = nicht mit sperriger Waffe nach einer Bewegung
lg-no-key-341 = keine Bewegung nach einem Angriff mit sperriger Waffe
lg-no-aim-05 = so viele Würfel werden nicht neu gewürfelt
lg-no-aim-09 = jeder Würfel einmal pro Marker
lg-no-standby-01 = Repulsorfahrzeuge gehen nicht in Bereitschaft
lg-no-standby-02 = keine Bereitschaft nach einem Angriff
lg-no-deploy-03 = keine der Einheiten, die aufzustellen sind
lg-no-deploy-06 = außerhalb der eigenen Aufstellungszone
lg-no-setup-18 = jede eigene Zone braucht eine Einheit
lg-no-errata-13 = zu nah an einem Gegner
lg-no-displ-06 = Truppler im Handgemenge stehen im Weg
lg-no-displ-14 = nicht innerhalb von Reichweite 1 des alten Ortes
lg-no-displ-16 = sie würde einen Gegner berühren
lg-no-displ-17 = eine andere Ebene ist nicht nötig
lg-no-obj-203 = zu nah an einer Zone oder einem anderen Marker
lg-no-obj-214 = der Marker bleibt an der Basis des Einheitenführers
lg-no-obj-219 = ein Marker bleibt auf dem Schlachtfeld
lg-no-cond-04 = dort liegt ein anderer Marker
lg-no-cond-06 = dort liegt Gelände
lg-no-order-02 = die Karte erteilt Befehle an einen anderen Typ
lg-no-order-03 = jenseits Reichweite 3 des Befehlenden
lg-no-order-04 = sie hat schon einen Befehl
lg-no-ccard-217 = alle Befehle müssen erteilt werden
lg-no-terrain-55 = das Gelände liegt dort nicht richtig
lg-no-key-323 = nicht innerhalb von Reichweite 1 und in Sicht des Einheitenführers
lg-no-bomb-03 = dort liegt ein anderer Marker
lg-no-bomb-04 = er läge nicht flach
lg-no-obj-222 = der Einheitenführer berührt keinen solchen Marker
lg-no-prem-02 = eine Bewegungshilfe legt man nur an die aktive Einheit an
lg-no-exhaust-202 = die Karte ist erschöpft
lg-no-empl-09 = Stellungstruppler nehmen keine Marker
lg-fact-terrain = { $value }
lg-fact-base-of = Basis von { $value }
lg-fact-in-contact = in Kontakt mit { $value }
lg-fact-maximum = höchstens { $value }
lg-fact-range = Reichweite { $value }
lg-fact-speed = Geschwindigkeit { $value }
lg-fact-degrees = { $value }
lg-fact-distance = { $value } entfernt
lg-fact-height = Höhe { $value }
lg-fact-actions = Aktionen: { $value }
lg-fact-wounds = Wunden: { $value }
lg-fact-wound-tokens = Wundenmarker: { $value }
lg-fact-place = der nächste Platz ist { $value }
lg-fact-places = Plätze: { $value }
lg-fact-dice = Würfel: { $value }

## How it ended

lg-won = { $winner } gewinnt.
lg-won-win-02 = { $winner } gewinnt: Alle Einheiten von { $loser } sind besiegt.
lg-won-win-03 = { $winner } gewinnt nach Siegmarkern.
lg-won-win-04 = { $winner } gewinnt nach Punkten.
lg-won-win-06 = { $winner } gewinnt den Gleichstand als Blau.
lg-won-flag = { $winner } gewinnt: { $loser } hat keine Zeit mehr.
lg-won-kernel-concede = { $winner } gewinnt: { $loser } gibt auf.
lg-draw = Das Spiel endet unentschieden.
lg-deed-start = Das Spiel beginnt
lg-deed-concede = Aufgeben
lg-deed-draw = Unentschieden anbieten
lg-deed-flag = Die Zeit ist um
