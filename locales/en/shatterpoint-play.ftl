# Shatterpoint: the table in play, cards, tray, lobby.

## Costs and counts

sp-force =
    { $count ->
        [one] { $count } Force
       *[other] { $count } Force
    }
sp-force-of = { $count } of { $have } Force
sp-cost-wounds = With it the unit is wounded.
sp-cost-damage = { $count } damage
sp-free = free
sp-one-action = 1 action
sp-do-cost = { $deed }, { $price }
sp-pools = { $attack } against { $defence }
sp-pool-after = pool { $from } → { $to }
sp-by = by { $name }
sp-chance = { $chance } for a success
sp-stamina-left = { $left } of { $stamina } stamina
sp-successes =
    { $count ->
        [0] no success
        [one] { $count } success
       *[other] { $count } successes
    }
sp-successes-or-more = { $count } or more
sp-odds = Odds of successes
sp-damage-on = { $count } damage on { $name }
sp-damage-pool = damage pool { $count }
sp-left-of = { $left } of { $most }
sp-left-pool = { $left }, pool −{ $pool }
sp-actions-left =
    { $count ->
        [0] no action left
        [one] { $count } action left
       *[other] { $count } actions left
    }
sp-budget-force = { $count } Force
sp-budget-successes =
    { $count ->
        [one] { $count } success left
       *[other] { $count } successes left
    }
sp-squad-points =
    { $count ->
        [one] { $count } squad point
       *[other] { $count } squad points
    }
sp-point-cost =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Head and crumbs

sp-head-react = You may react
sp-head-order = Your turn { $turn }: orders
sp-crumb-acts = Activation of { $unit }
sp-crumb-attack = { $attacker } attacks { $target }
sp-crumb-react = reaction

## Decision

sp-actions = Actions
sp-made = made
sp-key-out = Do nothing, or no more
sp-which-squad = Which squad
sp-who-moves = Who moves
sp-around-engaged = Engaged with { $names }
sp-around-contests = Contests { $names }
sp-around-targets = Can shoot at { $names }
sp-around-cover = In cover from { $names }
sp-around-watching = { $names } may react
sp-verb-edge = Take the side { $what }
sp-verb-unit = Activate { $what }
sp-verb-use = Use { $what }
sp-verb-attack = Attack { $what }
sp-verb-option = Choose { $what }
sp-verb-character = Choose { $what }
sp-verb-heal = Heal { $what }
sp-verb-gain = Gain { $what }
sp-verb-lose = Lose { $what }
sp-verb-stance = Start with { $what }

## What the actions do

sp-tile-move = Each character advances, dashes or climbs. Click a place or drag it there; a second press suggests places.
sp-want-ability = No action is left
sp-want-direction = Choose a direction
sp-tile-combat = Each character attacks once. You can also click an enemy.
sp-tile-focus = 1 die more in the next attack of each character in this activation.
sp-tile-ability = An active ability whose text begins with “Action”.
sp-tile-recover = Each character heals 1 damage or 1 condition within range 2.
sp-tile-take-cover = Each character may be pushed range 1, then the unit gains a hunker token.

## What the questions mean

sp-about-ask-act =
    { $left ->
        [0] No action is left. Abilities without “Action” cost none.
        [one] 1 action is left, and each can be made once. Abilities without “Action” cost no action.
       *[other] { $left } actions are left, and each can be made once. Abilities without “Action” cost no action.
    }
sp-about-ask-side = Your opponent gets the opposite side.
sp-about-ask-mission-pack = It says where the objectives lie and which of them count in each struggle.
sp-about-ask-deploy = The primary character within range 2 of your edge, the others within range 1 of it. Drag single characters or the whole squad.
sp-about-ask-deploy-zone = Within the tinted ground, as the operation’s card says. Drag single characters or the whole squad.
sp-about-ask-first-stance = The stance gives dice, charts and the combat tree. You can turn the card over once in each activation.
sp-about-ask-struggle-map = It says which objectives are active.
sp-about-ask-order = The card says which unit is activated this turn.
sp-about-ask-revealed = A card in reserve can be used in a later turn instead of a revealed one.
sp-about-ask-revealed-shatterpoint = It activates any own unit. You may reveal the next card instead; the Shatterpoint card is then shuffled back.
sp-about-ask-shatterpoint = Any own unit, also one that was activated before. Its own order card is not touched.
sp-about-ask-lose-condition = A wounded unit gets up: its damage goes, and one condition with it.
sp-about-ask-who = Each character of the unit takes the action, in the order you choose.
sp-about-ask-go = Drag the character or click a place. The tool shows how it lies.
sp-about-ask-transfer = A transfer point, such as a ladder, leads to others: the character may come out within range 1 of one of them.
sp-about-ask-push = It moves in a straight line, the full length unless something stops it. Drag it or click a direction.
sp-about-ask-attack = Click an enemy or a row. The odds show before any die falls.
sp-about-ask-tree = For each success you choose one box, along the lines.
sp-about-ask-next = All of them happen; you choose the order.
sp-about-ask-heal = 1 damage or 1 condition, of the own unit or a friendly one within range 2.
sp-about-ask-react = One reactive ability for each trigger.
sp-about-ask-free-ability = It costs no Force this time.

## What the answers mean

sp-about-reserve = The next card is revealed at once.
sp-about-to-bottom = Instead of into the reserve. The next card is revealed at once.
sp-about-pass = The card that comes then must be used.
sp-about-reveal =
    { $count ->
        [one] { $count } card is in the deck.
       *[other] { $count } cards are in the deck.
    }
sp-about-mission =
    { $count ->
        [one] { $count } objective
       *[other] { $count } objectives
    }
sp-about-struggle = It does not move; the unit is pinned no longer.
sp-about-strained = After it next moves, acts or uses an ability it takes 3 damage.
sp-about-disarmed = Its attack expertise does not count in the next attack.
sp-about-exposed = Its defence expertise does not count against the next attack.
sp-about-pinned = Its next movement fails.
sp-about-damage = 1 damage into the pool.
sp-about-shove = The target may be pushed range 1, and the attacker may follow.
sp-about-advance = The character may advance.
sp-about-climb = The character may climb.
sp-about-dash = The character may dash.
sp-about-jump = The character may jump, also when engaged.
sp-about-reposition = The character may advance, even when engaged.
sp-about-heal = The character may heal 1 damage or 1 condition.
sp-about-active = In its own activation the unit may use an active ability for free after the attack.
sp-about-crit-to-hit = One crit of the attack roll becomes a hit.
sp-about-hit-to-failure = One hit of the attack roll becomes a failure.

## Cards

sp-stamina = Stamina
sp-durability = Durability
sp-value-ranged = ranged
sp-value-range = ({ $range })
sp-value-melee = melee
sp-value-against-ranged = against ranged
sp-value-against-melee = against melee
sp-value-about-ranged = Dice of its ranged attacks; in brackets how far they reach.
sp-value-about-melee = Dice of its melee attacks.
sp-value-about-against-ranged = Dice of its defence against ranged attacks.
sp-value-about-against-melee = Dice of its defence against melee attacks.
sp-value-about-stamina = With as much damage as stamina the unit is wounded.
sp-value-about-durability = With as many injured tokens as durability the unit is defeated at the end of the turn in which it was activated.
sp-ability-about-active = Used for Force at any time in the unit’s own activation.
sp-ability-about-reactive = May be used for Force when what its text names has happened, in either player’s turn. One for each trigger.
sp-ability-about-innate = Always in force. It costs no Force.
sp-ability-about-tactic = Happens at the start of the unit’s activation. It costs no Force.
sp-ability-about-identity = Only primary units have one; its text says when it happens. It costs no Force.
sp-chart-ranged = ranged
sp-chart-melee = melee
sp-chart-defence = defence
sp-stance-of = stance { $number } of { $count }: { $stance }
sp-other-stance = Look at the other stance
sp-stance-inactive = This stance is not active.
sp-turn-now = Turn to it
sp-charts-and-tree = Expertise and combat tree
sp-use-now = Use
sp-is-action = action
sp-used = used
sp-defends-with = Defence value { $count }
sp-role-target = Target
sp-will-be-wounded = With this pool it is wounded, and its enemy gains momentum.
sp-state-defeated = defeated
sp-state-wounded = wounded
sp-state-injured =
    { $count ->
        [one] injured
       *[other] injured × { $count }
    }
sp-state-hunker = hunker { $count }
sp-state-focus =
    { $count ->
        [one] focus: { $count } die
       *[other] focus: { $count } dice
    }
sp-state-reserved = reserved
sp-state-done = activated
sp-state-actions =
    { $count ->
        [0] no action
        [one] { $count } action
       *[other] { $count } actions
    }
sp-state-in-deck = in the deck
sp-state-waiting = not deployed

## Desk

sp-desk-unit = Acting unit
sp-desk-target = Target
sp-desk-struggle = { $mission }, struggle { $number } of 3
sp-desk-tactic = Tactic with the Shatterpoint card
sp-orders = Orders
sp-deck = deck
sp-reserve = reserve
sp-discard = used
sp-discard-list =
    { $count ->
        [one] { $count } used order card
       *[other] { $count } used order cards
    }
sp-is-reserved = { $card } is reserved.
sp-force-label = Force
sp-force-ready = { $ready } of { $force } Force ready

## Tray

sp-no-attack = No attack yet.
sp-last-attack = last attack
sp-before-roll = The dice have not fallen yet.
sp-tray-title = { $attacker } → { $target }, { $type }
sp-tray-defence = Defence dice
sp-steps = Ten steps of the attack
sp-step-1 = 1 Type
sp-step-2 = 2 Legal targets
sp-step-3 = 3 Target
sp-step-4 = 4 Pools
sp-step-5 = 5 Roll
sp-step-6 = 6 Expertise
sp-step-7 = 7 Results
sp-step-8 = 8 Combat tree
sp-step-9 = 9 Damage
sp-step-10 = 10 End of the attack
sp-die-cancelled = blocked
sp-die-changed = by expertise
sp-die-idle = nothing left to block
sp-expertise-attack = { $unit }, expertise { $count }:
sp-expertise-defence = { $unit }, defence expertise { $count }:
sp-expertise-lost = { $unit }, { $condition }: { $count } expertise lost
sp-tree-label = Combat tree, { $taken } taken, { $open } open
sp-tree-taken = { $what }, taken as number { $number }
sp-tree-open = { $what }, can be taken now
sp-tree-after = { $what }, after { $before }

## Goal

sp-goal-how = Win two struggles. A struggle is yours as soon as the struggle token reaches one of your momentum tokens.
sp-goal-move = At the end of your turn the token moves 1 space your way for each active objective you control.
sp-goal-momentum = Each enemy unit you wound gives you a momentum token: the way becomes shorter.
sp-goal-has = struggles { $won }, objectives { $held }, momentum { $momentum }
sp-goal-count =
    { $active ->
        [0] Struggles won, { $first }: { $one }, { $second }: { $two }.
       *[other] Struggles won, { $first }: { $one }, { $second }: { $two }. Of { $active } active objectives { $first } controls { $heldOne }, { $second } { $heldTwo }.
    }

## What steps and faces mean

sp-step-about-1 = Ranged or melee; the stance card has dice for both.
sp-step-about-2 = Who is in range and in sight can be attacked.
sp-step-about-3 = One of them is chosen.
sp-step-about-4 = Stance, cover and effects give both sides their dice.
sp-step-about-5 = Both roll all their dice.
sp-step-about-6 = Expertise faces give what the chart of the stance says.
sp-step-about-7 = Each block cancels a hit; criticals cannot be cancelled.
sp-step-about-8 = Each success takes one box of the tree, along its lines.
sp-step-about-9 = The damage of the taken boxes is dealt; a full track means wounded.
sp-step-about-10 = What follows an attack happens now.
sp-face-about-crit = A success that cannot be blocked.
sp-face-about-hit = A success, if it is not blocked.
sp-face-about-expertise = Counts by the chart of the stance.
sp-face-about-failure = Nothing.
sp-face-about-block = Cancels one hit.
