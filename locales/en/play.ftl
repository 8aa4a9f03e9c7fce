# What the tables of all rulesets say.

play-head-turn = Your turn: { $name }
play-head-yours = You decide
play-head-waiting = { $player } decides
play-closed =
    { $count ->
        [one] { $count } not possible
       *[other] { $count } not possible
    }
play-want-action = Choose an action
play-want-card = Choose a card
play-want-dice = Choose dice
play-want-target = Choose a target
play-want-character = Choose a character
play-want-unit = Choose a unit
play-want-place = Choose a place on the table
play-want-answer = Choose one of the answers
play-no-farther = No farther. { $why }
play-final = Cannot be taken back
play-back = Back
play-key-enter = Enter
play-key-escape = Esc
play-all-reasons = All reasons
play-no-unit = Choose a unit in the strip or on the board.
play-tools = Tools
play-tool-measure = Measure
play-tool-space = 3D
play-turn-table = Turn the table to your own edge
play-card-played = { $card }, played
play-key-space = the table in three dimensions
play-space-picture = The table in three dimensions. Arrow keys turn, with Shift they move, plus and minus zoom, 0 shows all.
play-space-hint = Drag to turn, with Shift to move; the wheel zooms.
play-space-close = Close the three-dimensional view
play-space-wait = The table is being built.
play-space-failed = This browser cannot draw in three dimensions.
play-tool-sight = Sight
play-zoom = Zoom
play-zoom-in = Zoom in
play-zoom-out = Zoom out
play-fit = Fit
play-key-measure = Measure
play-key-sight = Sight of the acting unit
play-key-next = Next own unit that can act
play-levels = Height
play-levels-keys = Page up and page down change the height
play-ground = Ground
play-height = { $height } up
play-lifted = Lifted. Arrow keys move it by an inch, with Shift by a quarter; Enter puts it down, Escape cancels.
play-suggest-places = Suggest places
play-suggestions = Suggested places
play-suggestions-count =
    { $count ->
        [one] { $count } suggestion
       *[other] { $count } suggestions
    }
play-suggestion = Suggestion { $number } of { $count }
play-suggestion-before = Previous suggestion
play-suggestion-next = Next suggestion
play-verb-move = Move
play-verb-attack = Attack
play-key-exact = while dragging: exactly there, without snapping
