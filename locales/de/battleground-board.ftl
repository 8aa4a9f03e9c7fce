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
