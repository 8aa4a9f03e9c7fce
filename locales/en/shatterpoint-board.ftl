# Shatterpoint: the battlefield.

sp-board-label = { $battlefield }, 36 by 36 inches
sp-board-characters = Characters
sp-board-places = Suggested places
sp-board-seat =
    { $seat ->
        [0] blue circle
       *[1] rust diamond
    }
sp-board-place = { $east }″ from the west, { $north }″ from the south
sp-board-height = height { $height }
sp-board-damage = { $damage } of { $stamina } damage
sp-board-wounded = wounded
sp-board-hunker =
    { $count ->
        [one] { $count } hunker token
       *[other] { $count } hunker tokens
    }
sp-board-under = under a walkway
sp-board-active = active
sp-board-inactive = inactive
sp-board-priority = priority
sp-board-controlled =
    { $seat ->
        [0] held by the blue circle
       *[1] held by the rust diamond
    }
sp-board-may-move = may move too
sp-board-attacked = attacked
sp-board-piece = { $name }, top at { $height }
sp-board-piece-above = underside at { $height }
sp-board-blocks-sight = blocks sight
sp-board-see-through = see-through
sp-board-impassable = impassable
sp-board-passable = passable
sp-board-no-stand = nobody can stand on it
sp-board-do-deploy = Deploy squad
sp-board-do-down = { $kind } to the ground
sp-board-do-to = { $kind } to { $height }
sp-board-engages = engaged with { $names }
sp-board-objective =
    { $count ->
        [one] objective { $objectives }
       *[other] objectives { $objectives }
    }
sp-board-leaves-objective =
    { $count ->
        [one] leaves objective { $objectives }
       *[other] leaves objectives { $objectives }
    }
sp-board-leaves = leaves the engagement
sp-board-contests =
    { $count ->
        [one] contests objective { $objectives }
       *[other] contests objectives { $objectives }
    }
sp-board-targets =
    { $count ->
        [one] { $count } enemy in range and sight
       *[other] { $count } enemies in range and sight
    }
sp-board-pools = { $attack } attack dice against { $defence }
sp-board-range = range { $range }
sp-board-beyond = >5
sp-board-beyond-5 = beyond range 5
sp-board-seen = in sight
sp-board-seen-cover = in sight, cover from terrain
sp-board-hidden = not in sight
sp-board-is-engaged = engaged
sp-board-other-elevation = another elevation
sp-board-said-sight =
    { $count ->
        [one] { $count } enemy in sight
       *[other] { $count } enemies in sight
    }
sp-board-tool-ranges = Ranges
sp-board-key-ranges = Ranges 1 to 5 of the acting character
sp-board-key-grab = Grab; arrows move by 1″, with Shift by ¼″, Enter drops
sp-board-key-grab-squad = Grab the whole squad
sp-board-key-level = Higher or lower, where surfaces lie above each other
sp-board-struggle =
    { $of ->
        [0] Struggle { $now }
       *[other] Struggle { $now } of { $of }
    }
sp-board-track =
    { $side ->
        [own] Struggle token on your space { $space }.
        [other] Struggle token on space { $space } of { $name }.
       *[middle] Struggle token in the middle.
    } Momentum: { $own } for you, { $other } for { $name }.
sp-board-track-next =
    { $count ->
        [one] { $count } objective at the end of the turn
       *[other] { $count } objectives at the end of the turn
    }
sp-board-won =
    { $count ->
        [one] { $name }: { $count } struggle won
       *[other] { $name }: { $count } struggles won
    }

sp-board-engaged = engaged
sp-board-sees = can shoot { $names }
sp-board-covered = in cover from { $names }
sp-board-watching = { $names } may react
sp-mark-about-wounds = With as much damage as stamina it is wounded.
sp-mark-about-down = Wounded: it contests nothing and takes no damage until it is activated; then its damage goes.
sp-mark-about-injured = Each makes abilities of the unit cost 1 Force more.
sp-mark-about-hunker = Each gives Cover 1 until the unit is activated again.
sp-mark-about-focus = Each adds 1 die to its next attack in this activation.
sp-mark-about-more = The card tells the rest.
