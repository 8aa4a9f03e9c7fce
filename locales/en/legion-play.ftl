# Legion: the board and the column.

## The board

lg-board-label = Battlefield { $battlefield }
lg-board-round =
    { $of ->
        [0] Round { $now }
       *[other] Round { $now } of { $of }
    }
lg-board-units = Units
lg-board-places = Suggested places
lg-board-tokens = Objective tokens
lg-board-layout =
    { $count ->
        [one] { $card }: where its token would lie
       *[other] { $card }: where its tokens would lie
    }
lg-board-layout-open =
    { $count ->
        [one] The players lay 1 more.
       *[other] The players lay { $count } more.
    }
lg-board-seat =
    { $seat ->
        [0] blue circle
       *[other] rust diamond
    }
lg-board-place = { $east }″ from the west, { $north }″ from the south
lg-board-height = { $height } high
lg-board-wounds =
    { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    }
lg-board-charge = Charge of { $unit }
lg-board-mine = Mine
lg-board-claimed = held by { $name }
lg-board-movement = troopers: { $troopers }, ground vehicles: { $ground }, repulsors: { $repulsors }
lg-board-attacked = attacked
lg-board-in-pool = in the pool
lg-board-may-join = may join the pool
lg-board-starts-melee = Starts a melee with { $names }
lg-board-beyond = 5+
lg-board-hidden = Not seen
lg-board-seen =
    { $of ->
        [one] { $count } of { $of } miniature seen
       *[other] { $count } of { $of } miniatures seen
    }
lg-board-obscured =
    { $of ->
        [one] { $count } of { $of } miniature behind cover
       *[other] { $count } of { $of } miniatures behind cover
    }
lg-board-share = { $share } % visible
lg-board-arc-front = in front
lg-board-arc-rear = behind
lg-board-arc-left = at the left
lg-board-arc-right = at the right
lg-board-said-sight =
    { $count ->
        [one] 1 enemy unit in sight
       *[other] { $count } enemy units in sight
    }
lg-board-tool-ranges = Ranges
lg-board-tool-eye = Eye

## Keys

lg-key-sight = Sight of the unit
lg-key-ranges = Range bands and arcs
lg-key-eye = From the miniature's eye
lg-key-grab = Grab; arrows move it
lg-key-turn = Turn
lg-key-reform = Let the table place the others
lg-key-level = Another height
lg-key-out = Nothing, or nothing more

## The column

lg-head-attack = Your attack: { $unit }
lg-budget-aim =
    { $count ->
        [one] 1 aim
       *[other] { $count } aims
    }
lg-budget-dodge =
    { $count ->
        [one] 1 dodge
       *[other] { $count } dodges
    }
lg-budget-orders =
    { $count ->
        [one] 1 order left
       *[other] { $count } orders left
    }
lg-crumb-acts = Activation: { $unit }
lg-crumb-attack = Attack: { $attacker } on { $target }
lg-crumb-standby = Standby
lg-play-actions = Actions
lg-play-made = done
lg-play-again = again
lg-play-which-unit = Which unit
lg-play-way = Which way
lg-play-forward = Forward
lg-play-reverse = Reverse
lg-play-turn = Turn
lg-play-turn-left = Left
lg-play-turn-right = Right
lg-play-reform = Let the table place them
lg-play-tool = Movement tool, speed { $speed }
lg-play-expected = about { $count } wounds
lg-play-hits-after = hits { $from } → { $to }
lg-play-suppression-after = suppression { $from } → { $to }
lg-play-pips =
    { $count ->
        [one] 1 pip
       *[other] { $count } pips
    }
lg-play-wounds-left =
    { $count ->
        [one] 1 wound left
       *[other] { $count } wounds left
    }
lg-play-clamber = With a roll; it may hurt.
lg-play-row-next = Without it: { $card }.
lg-play-orders = Orders: { $units }.
lg-play-orders-none = No orders.
lg-play-orders-all = every unit in range
lg-play-orders-units =
    { $count ->
        [one] 1 unit
       *[other] { $count } units
    }
lg-play-orders-troopers =
    { $count ->
        [one] 1 trooper unit
       *[other] { $count } trooper units
    }
lg-play-orders-vehicles =
    { $count ->
        [one] 1 vehicle
       *[other] { $count } vehicles
    }
lg-play-pool = Weapons of the pool
lg-play-bearers = { $count } of { $of }
lg-play-odds = Chances of wounds
lg-play-wounds =
    { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    }
lg-play-wounds-or-more = { $count } wounds or more
lg-play-dice = Dice of the attack
lg-play-picked = { $count } of { $most } picked

## Goal

lg-goal-how = Collect more victory tokens within { $rounds } rounds. Or defeat every enemy unit.
lg-goal-score = Equal tokens: the score decides, the points of defeated enemy units.
lg-goal-has = { $tokens } tokens, score { $score }
lg-goal-count = Victory tokens, { $first }: { $one }, { $second }: { $two }

lg-board-drawn = then the way there is planned
lg-board-short = { $length } too far for contact with { $name }
lg-board-engages = engages { $names }
lg-board-in-range = range { $range } of { $name }, sees { $count } of { $of }
lg-board-contests =
    { $count ->
        [one] contests objective { $tokens }
       *[other] contests objectives { $tokens }
    }
lg-board-objective =
    { $count ->
        [one] objective { $tokens }
       *[other] objectives { $tokens }
    }
lg-board-leaves =
    { $count ->
        [one] leaves objective { $tokens }
       *[other] leaves objectives { $tokens }
    }
lg-board-uncovered = no cover from { $name } any more
lg-board-covered = { $cover } from { $name }
lg-board-watching = { $names } may react
lg-play-in-front = In use now: { $card }.
lg-play-choose-weapons = Choose weapons
lg-play-place-others = Place the others
lg-play-hint-activate = Then click the ground to move it there, or an enemy to attack.
