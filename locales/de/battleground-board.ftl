# Battleground: der Hexfeldtisch.

board-height = 2″
board-figures = Figuren
board-places = Felder zur Wahl
board-facings = Ausrichtungen
board-seat =
    { $seat ->
        [0] blauer Kreis
       *[1] rostrote Raute
    }
board-figure = { $name }, { $seat }, { $place }, { $left } von { $health } Gesundheit
board-ready = einsatzfähig
board-done = fertig
board-acting = am Zug
board-focus = konzentriert
board-standby = in Bereitschaft
board-engaged = im Gefecht
board-falling = ausgeschaltet
board-under = unter einer Plattform
board-mana =
    { $count ->
        [one] { $count } Mana
       *[other] { $count } Mana
    }
board-hex = { $place }, { $ground }
board-platform = Plattform
board-objective = Zielmarker
board-captured = Zielmarker, { $seat }
board-lifted = { $name } angehoben. Pfeiltasten bewegen, Enter setzt ab, Escape bricht ab.
board-dropped = { $name } abgesetzt.
board-minimap = Der ganze Tisch
board-mark-about-wounds = Mit so vielen Wunden wie Leben ist die Figur ausgeschaltet.
board-mark-about-down = Sie verlässt den Tisch, wenn der Angriff vorbei ist.
board-mark-about-standby = Beendet ein Gegner eine Bewegung in ihrer Sicht, vor ihr und in Reichweite, unterbricht sie ihn mit 1 AP.
board-mark-about-focus = Ihre nächste Probe gelingt auf 1 Seite mehr, oder ihre nächste Bewegung nutzt das höhere Tempo.
board-mark-about-mana = Bezahlt Zauber und Fertigkeiten und würfelt Würfel einer Probe neu.
board-mark-about-more = Das Übrige sagt die Karte.
