# Legion: desk, cards, dice tray, strip, and the view from an eye.

## States

lg-state-panicked = panicked
lg-state-suppressed = suppressed
lg-state-courage = courage { $courage }
lg-state-defeated = defeated
lg-state-engaged = in melee
lg-state-marked = bounty on it: { $count }
lg-state-collected = bounties collected: { $count }
lg-state-aside = set aside
lg-state-waiting = not deployed yet
lg-actions-left =
    { $count ->
        [0] no action left
        [one] { $count } action left
       *[other] { $count } actions left
    }
lg-minis-left = { $left } of { $most } left
lg-left-of = { $left } of { $most }
lg-strip-units = Units of { $player }

## The list of units

lg-roster = Units
lg-roster-search = Search a unit
lg-roster-filter = Show only
lg-roster-ready = can act
lg-roster-hurt = wounded
lg-roster-suppressed = suppressed
lg-roster-engaged = in melee
lg-roster-count =
    { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }
lg-key-roster = list of all units, where there are many

## Unit cards

lg-value-wounds = wounds
lg-value-courage = courage
lg-value-resilience = resilience
lg-value-speed = speed
lg-value-defence = defence
lg-value-surges = surges
lg-value-attack-surge = Surge when it attacks
lg-value-defence-surge = Surge when it defends
lg-value-about-wounds = A miniature with so many wounds is defeated.
lg-value-about-courage = With as many suppression tokens the unit loses an action; with twice as many it panics.
lg-value-about-resilience = A vehicle with so many wounds may be damaged: a red defence die says how.
lg-value-about-speed = Which movement tool its moves take; 3 is the longest.
lg-value-about-defence = The die it rolls for each hit. Red blocks more often than white.
lg-value-about-surges = What a surge becomes: first when it attacks, then when it defends.
lg-surge-becomes = becomes { $face }
lg-surge-nothing = becomes blank
lg-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
lg-miniatures = Miniatures
lg-weapons = Weapons
lg-keywords = Keywords
lg-upgrades = Upgrades
lg-exhausted = exhausted
lg-card-wounds = wound tokens on the card: { $count }
lg-weapon-destroyed = destroyed
lg-leader = leader
lg-mini-defeated = defeated
lg-wounds-left = { $left } of { $most } wounds left

## Desk

lg-desk-unit = Acting unit
lg-desk-defender = Defender
lg-desk-orders = Orders of { $player }
lg-role-attacker = attacks
lg-role-defender = defends
lg-battle = Battle
lg-round-stage = Round { $round }, { $stage }
lg-priority = priority
lg-victory-tokens = Victory tokens
lg-victory-count =
    { $count ->
        [one] { $count } victory token
       *[other] { $count } victory tokens
    }
lg-desk-pool = Order pool, { $count }
lg-command-played = Command
lg-command-none = none in play
lg-command-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
lg-command-discard = { $count } discarded
lg-command-gone = Discarded: { $card }
lg-pool = Pool { $number }
lg-pool-formed = formed
lg-pool-draft = planned
lg-pool-now = now
lg-pool-waiting = next
lg-expected = Expected
lg-mean-wounds = { $count } wounds

## Dice tray

lg-steps = Steps of the attack
lg-step-1 = 1 Declare the defender
lg-step-2 = 2 Form the attack pool
lg-step-3 = 3 Declare further defenders
lg-step-4 = 4 Roll the attack
lg-step-5 = 5 Dodge and cover
lg-step-6 = 6 Change the attack dice
lg-step-7 = 7 Roll the defence
lg-step-8 = 8 Change the defence dice
lg-step-9 = 9 Compare the results
lg-step-10 = 10 Next pool
lg-tray-title = { $unit } → { $defender }
lg-last-attack = last attack
lg-no-attack = No attack yet.
lg-tray-aim =
    { $count ->
        [one] { $count } aim token spent
       *[other] { $count } aim tokens spent
    }
lg-tray-obscured = { $count } obscured
lg-tray-dodge = Dodge
lg-tray-armor = Armor
lg-tray-guardian = Guardian
lg-tray-luck = Uncanny Luck
lg-tray-impact =
    { $count ->
        [one] Impact: { $count } hit becomes critical
       *[other] Impact: { $count } hits become critical
    }
lg-tray-pierce =
    { $count ->
        [one] Pierce: { $count } block cancelled
       *[other] Pierce: { $count } blocks cancelled
    }
lg-tray-left = { $hits } against { $blocks }
lg-tray-wounds =
    { $count ->
        [0] no wounds on { $unit }
        [one] { $count } wound on { $unit }
       *[other] { $count } wounds on { $unit }
    }
lg-tray-defeated = Defeated: { $names }
lg-die-cancelled = cancelled
lg-die-changed = changed
lg-die-again = rolled again

## The view from an eye

lg-eye-title = What { $mini } sees
lg-eye-close = Close the view
lg-eye-picture = View from the eye. Arrow keys turn it, plus and minus zoom.
lg-eye-hint = Drag to turn. Per cent: how much of a miniature is seen.
lg-eye-wait = The picture is being drawn.
lg-eye-failed = This browser cannot draw the picture; the list says the same.
lg-eye-count = { $seen } of { $most } seen
lg-eye-hidden = hidden

## What steps, faces and tokens mean

lg-step-about-1 = An enemy unit in range and in sight is named.
lg-step-about-2 = Every miniature that may adds the dice of one weapon.
lg-step-about-3 = Other weapons may form a pool against another unit.
lg-step-about-4 = The dice are rolled; aim tokens reroll, surges are turned.
lg-step-about-5 = Dodge tokens and cover cancel hits, never criticals.
lg-step-about-6 = Armor, Impact and others change what is left.
lg-step-about-7 = The defender rolls one die for each hit and critical left, and turns surges.
lg-step-about-8 = Abilities change dice, the defender’s first; Pierce cancels blocks.
lg-step-about-9 = Each hit or critical beyond the blocks is a wound.
lg-step-about-10 = If there is another pool, it is its turn.
lg-face-about-hit = A wound, if it is not cancelled or blocked.
lg-face-about-critical = Dodge, cover and Armor cannot cancel it; only a block stops it.
lg-face-about-surge = Becomes what the card of the unit says, else nothing.
lg-face-about-blank = Nothing.
lg-face-about-block = Stops one hit or critical.
lg-mark-about-wounds = With as many as its card says, the miniature is defeated.
lg-marker-about-aim = Spent in an attack it rerolls up to 2 attack dice.
lg-marker-about-dodge = Spent in defence it cancels 1 hit, no critical.
lg-marker-about-standby = After an enemy acts in sight at range 1-2, the unit may attack or move for nothing. A trooper loses it with suppression or by acting.
lg-marker-about-suppression = Improves cover by 1. As many as the courage: one action is lost. Twice as many: panic.
lg-here-suppression = { $count } with a courage of { $courage }.
lg-marker-about-panic = The unit's only action is to flee to the nearest edge.
lg-marker-about-ion = One action less for each, in the next activation.
lg-marker-about-immobilize = Its speed is lower by 1 for each, to the end of its activation.
lg-marker-about-damaged = When activated it rolls a white die; on a blank it has one action less.
lg-marker-about-disabled = A standard move costs it 2 actions, and it cannot reverse.
lg-desk-pool-name = Order pool
lg-desk-about-pool = Tokens of units without an order. One is drawn at random: a unit of its rank acts.
lg-desk-about-priority = The first to activate a unit in this round: the command card showed fewer pips.
