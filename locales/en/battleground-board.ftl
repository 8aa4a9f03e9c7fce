# Battleground: the hex table.

board-height = 2″
board-figures = Figures
board-places = Places to choose
board-facings = Facings
board-seat =
    { $seat ->
        [0] blue circle
       *[1] rust diamond
    }
board-figure = { $name }, { $seat }, { $place }, { $left } of { $health } health
board-ready = ready
board-done = done
board-acting = acting
board-focus = focus
board-standby = on standby
board-engaged = engaged
board-falling = knocked out
board-under = under a platform
board-mana =
    { $count ->
        [one] { $count } mana
       *[other] { $count } mana
    }
board-hex = { $place }, { $ground }
board-platform = platform
board-objective = objective
board-captured = objective of the { $seat }
board-lifted = { $name } lifted. Arrow keys move it, Enter puts it down, Escape cancels.
board-dropped = { $name } put down.
board-minimap = The whole table
board-mark-about-wounds = With as many wounds as health it is knocked out.
board-mark-about-down = It leaves the table when the attack is over.
board-mark-about-standby = When an enemy ends a move in its sight, before it and within reach, it interrupts with 1 AP.
board-mark-about-focus = Its next test succeeds on 1 face more, or its next Move uses the higher speed.
board-mark-about-mana = Pays for spells and skills, and rolls dice of a test again.
board-mark-about-more = The card tells the rest.
