# Legion: questions, answers, refusals.

## Questions

lg-ask-unknown = What do you answer?
lg-ask-colour = Which colour is yours?
lg-ask-side = Which long edge is blue's?
lg-ask-discard = Which battle card is struck?
lg-ask-lay-token = Where do you lay the objective token, beyond range { $zones } of the zones and { $tokens } of other tokens?
lg-ask-lay-mine = Where does a mine lie, beyond range { $zones } of the zones and { $tokens } of other mines?
lg-ask-mark-terrain = Which terrain does your objective token mark?
lg-ask-set-aside = Which unit do you set aside as reinforcement?
lg-ask-set-aside-more = Do you set aside a second unit too?
lg-ask-deploy = Which unit do you deploy, and where?
lg-ask-command = Which command card do you play?
lg-ask-nominate = Who issues the orders?
lg-ask-issue =
    { $left ->
        [one] Who gets an order from { $unit }?
       *[other] Who gets one of { $left } orders from { $unit }?
    }
lg-ask-activate = Which unit do you activate?
lg-ask-drawn = You drew { $rank }: which unit do you activate?
lg-ask-enter = Where to bring { $unit } onto the battlefield?
lg-ask-act = What now, { $unit }?
lg-ask-move = Where to move { $unit }?
lg-ask-move-free = Where to move { $unit } for free?
lg-ask-move-jump = Where to jump with { $unit }?
lg-ask-move-withdraw = Where to withdraw { $unit }?
lg-ask-move-compulsory = Where does the compulsory move of { $unit } go?
lg-ask-cohere = Where do the others of { $unit } stand?
lg-ask-cohere-climb = Where do the others of { $unit } stand after the climb?
lg-ask-cohere-pivot = Where do the others of { $unit } stand after the pivot?
lg-ask-cohere-melee = Where do the others of { $unit } stand in the melee with { $enemy }?
lg-ask-cohere-displaced = Where do the others of { $unit } stand after being displaced?
lg-ask-displace = Where is the leader of { $unit } displaced to?
lg-ask-attack = Whom to attack with { $unit }, and with what?
lg-ask-attack-more = Attack anybody else with { $unit }?
lg-ask-next-pool = Which attack pool is resolved next?
lg-ask-aim =
    { $most ->
        [one] Spend an aim token and roll 1 die again?
       *[other] Spend an aim token and roll up to { $most } dice again?
    }
lg-ask-cover =
    { $most ->
        [one] Does the cover of { $unit } cancel the hit?
       *[other] How many of { $most } hits does the cover of { $unit } cancel?
    }
lg-ask-dodge =
    { $most ->
        [one] Spend the dodge token of { $unit }?
       *[other] How many of the { $most } dodge tokens of { $unit } to spend?
    }
lg-ask-guard = Guarding { $unit }: who takes hits?
lg-ask-impact =
    { $most ->
        [one] Does Impact make the hit on { $unit } a critical?
       *[other] How many of { $most } hits on { $unit } does Impact make criticals?
    }
lg-ask-pierce =
    { $most ->
        [one] Does Pierce cancel the block of { $unit }?
       *[other] How many of { $most } blocks of { $unit } does Pierce cancel?
    }
lg-ask-pierce-guard = How many of { $most } blocks of { $unit } does Pierce cancel?
lg-ask-luck = Which defence dice, at most { $most }, are rerolled?
lg-ask-wound = Which miniature of { $unit } suffers the wounds?
lg-ask-leader = Who leads { $unit } now?
lg-ask-destroy-weapon = Which weapon of { $unit } is destroyed?
lg-ask-standby = Who spends a standby token because of { $enemy }?
lg-ask-recover = How many suppression tokens of { $unit } to remove?
lg-ask-carry-token = Where does the leader put { $token }?
lg-ask-claim = Which objective token to claim with { $unit }?
lg-ask-promote = Which unit is promoted?
lg-ask-flee = { $unit }: flee to which of the nearest edges?
lg-ask-player-priority = Who of the team has priority?
lg-ask-player-activation = Who of the team activates a unit?
lg-ask-player-opponent = Which opponent is meant?
lg-ask-place-terrain = Which terrain do you place, and where?
lg-ask-free-action = { $unit }: which free action?
lg-ask-pay = { $unit }: use { $card }?
lg-ask-target = { $unit }: use { $card } on whom?
lg-ask-close-up = Where does the leader of { $unit } close up to { $enemy }?
lg-ask-lay-charge = { $unit }: where to lay a charge token?
lg-ask-detonate = { $unit }: which charge to set off?
lg-ask-move-stated = Where to move { $unit } by a card?
lg-ask-move-pushed = Where to push { $unit }?
lg-ask-ability-arm = { $unit }: which charges to lay?
lg-ask-ability-bounty = { $unit }: on whom to put a bounty?
lg-ask-ability-disciplined = Disciplined: how many suppression tokens of { $unit } to remove?
lg-ask-ability-entourage = { $unit }: to whom of the entourage to issue an order?
lg-ask-ability-inspire = Inspire ({ $left } left): who loses a suppression token by { $unit }?
lg-ask-ability-master-of-the-force = Master of the Force ({ $left } left): which Force upgrade of { $unit } becomes ready?
lg-ask-ability-pulling-the-strings = { $unit }: whom to make act?
lg-ask-ability-repair = { $unit }: which ground vehicle to repair?
lg-ask-ability-spotter = Spotter ({ $left } left): who gains an aim token from { $unit }?
lg-ask-ability-take-cover = Take Cover ({ $left } left): who gains a dodge token from { $unit }?
lg-ask-ability-treat = { $unit }: which trooper unit to treat?
lg-ask-mend-treat = { $unit } ({ $left } left): which wound is healed, or who comes back?
lg-ask-mend-repair = { $unit } ({ $left } left): what is repaired?
lg-ask-restore = Where does { $mini } come back?
lg-ask-move-scout = Scout: where to move { $unit }?
lg-ask-move-reposition = Reposition: how to turn { $unit }?
lg-ask-move-towed = How to turn { $unit }?
lg-ask-cohere-withdraw = Where do the others of { $unit } stand after withdrawing?

## What questions mean

lg-about-ask-place-terrain = Choose a piece, click where its middle comes, turn it with Q and E.
lg-about-ask-lay-charge = Within range 1 and in sight of the leader.
lg-about-ask-colour = Blue deploys first and breaks the last tie.
lg-about-ask-side = The other player takes the opposite edge.
lg-about-ask-discard = These would be played. You strike in turns, or pass; the next of the kind comes for a card.
lg-about-ask-lay-token = Drag the token or click a place.
lg-about-ask-mark-terrain = Click the terrain or choose it here.
lg-about-ask-set-aside = It comes later, far from all enemies.
lg-about-ask-deploy = Drag the leader: the others follow. Then adjust any of them.
lg-about-ask-command = Both choose in secret. Fewer pips give priority; more pips order more units.
lg-about-ask-nominate = Orders reach units at range 1 to 3 of it.
lg-about-ask-issue = A unit with an order can be activated when you want it.
lg-about-ask-drawn = A unit of this rank without an order on the table.
lg-about-ask-next-pool = All are rolled one after another; you choose the order.
lg-about-ask-destroy-weapon = It cannot be used any more.
lg-about-ask-recover = Without suppression tokens it loses no action.
lg-about-ask-carry-token = It touches the base of the leader who carries it.
lg-about-ask-claim = The leader carries it along from now on.
lg-about-ask-promote = All your commanders are defeated: this unit gives the orders from now on.
lg-about-ask-flee = In panic it goes as far as it can.
lg-about-ask-close-up = In melee everybody touches an enemy, if there is room.
lg-about-ask-free-action = It does not count toward the two actions.
lg-about-ask-activate = One with an order, or whatever you draw from the order pool.
lg-about-ask-enter = Drag the leader or click a place, if possible beyond range 2 of all enemies.
lg-about-ask-move = Drag the leader or click a place: the tool shows how.
lg-about-ask-cohere = The table has placed them. Drag single miniatures to adjust.
lg-about-ask-displace = Within range 1 of where it stood.
lg-about-ask-ability = Click a unit or choose it here.
lg-about-ask-mend = One after the other; you may stop at any time.
lg-about-ask-restore = In cohesion with the leader.
lg-about-ask-attack = One pool for each defender. Weapons of one name stay together.
lg-about-ask-aim = Pick dice; misses are picked already.
lg-about-ask-cover = More hits mean more defence dice.
lg-about-ask-dodge = Each cancels one hit.
lg-about-ask-guard = The unit rolls a die of its own for each hit and is wounded by every blank.
lg-about-ask-impact = Armor cancels every hit that stays one.
lg-about-ask-pierce = Each means one more wound.
lg-about-ask-pierce-guard = What is left can cancel blocks of the defender.
lg-about-ask-luck = All at once, and each only once.
lg-about-ask-wound = It suffers wounds until it is defeated.
lg-about-ask-leader = While miniatures are left, the unit has a leader.
lg-about-ask-standby = A unit in standby attacks or moves when an enemy comes near.
lg-about-ask-act =
    { $left ->
        [one] 1 action is left. Drag the leader to move, click an enemy to attack.
       *[other] { $left } actions are left. Drag the leader to move, click an enemy to attack.
    }
lg-about-draw-activate = A token at random; its rank says who.

## Answers

lg-do-decline = Decline
lg-do-end = End activation
lg-do-decline-discard = Strike none
lg-do-decline-set-aside = No more
lg-do-decline-move = Do not move
lg-do-decline-attack = Do not attack
lg-do-decline-attack-more = Roll the dice
lg-do-decline-aim = Keep all
lg-do-decline-guard = Take no hits
lg-do-decline-luck = Keep all
lg-do-decline-standby = Stay in standby
lg-do-draw = Draw from the order pool
lg-do-anywhere = Place them so
lg-do-withdraw = Withdraw
lg-do-row = { $row }: { $card }
lg-do-deploy = Deploy { $unit }
lg-do-enter = Bring { $unit } on
lg-do-move = Move, speed { $speed }
lg-do-reverse = Reverse, speed { $speed }
lg-do-to-height = { $deed }, to a height of { $height }
lg-do-down = { $deed }, to the ground
lg-do-pivot = Pivot
lg-do-climb = Climb to { $height }
lg-do-clamber = Clamber to { $height }
lg-do-place = Put it there
lg-do-place-lay-token = Lay the token there
lg-do-place-carry-token = Put the token there
lg-do-place-displace = Displace it there
lg-do-stands = Place them so
lg-do-attack =
    { $count ->
        [one] { $unit }, 1 weapon
       *[other] { $unit }, { $count } weapons
    }
lg-do-reroll =
    { $count ->
        [one] Roll 1 again
       *[other] Roll { $count } again
    }
lg-do-spend = { $count }
lg-do-spend-dodge =
    { $count ->
        [one] 1 dodge token
       *[other] { $count } dodge tokens
    }
lg-do-spend-cover =
    { $count ->
        [0] Cancel none
        [one] Cancel { $count } hit
       *[other] Cancel { $count } hits
    }
lg-do-spend-impact =
    { $count ->
        [0] Change none
        [one] Change { $count } hit
       *[other] Change { $count } hits
    }
lg-do-spend-pierce =
    { $count ->
        [0] Cancel none
        [one] Cancel { $count } block
       *[other] Cancel { $count } blocks
    }
lg-do-spend-pierce-guard =
    { $count ->
        [0] Cancel none
        [one] Cancel { $count } block
       *[other] Cancel { $count } blocks
    }
lg-do-guard =
    { $count ->
        [one] { $unit } takes { $count } hit
       *[other] { $unit } takes { $count } hits
    }
lg-do-spend-recover =
    { $count ->
        [one] 1 suppression token
       *[other] { $count } suppression tokens
    }
lg-do-standby-attack = Attack with { $unit }
lg-do-standby-move = Move { $unit }
lg-do-yes = Yes
lg-do-charge = Charge { $number }
lg-do-terrain = Terrain { $number }
lg-do-place-lay-charge = Lay the charge there
lg-do-place-close-up = Close up there
lg-do-place-restore = Put it back there
lg-do-remove = Token: { $token }
lg-do-decline-ability = Nobody
lg-do-decline-mend = No more
lg-do-decline-target = No more
lg-do-decline-detonate = Set off none
lg-do-pick = Number { $number }
lg-do-pick-pool = Against { $unit }
lg-verb-colour = Play { $what }
lg-verb-edge = Take { $what }
lg-verb-row = Strike { $what }
lg-verb-model = Mark { $what }
lg-verb-unit = Choose { $what }
lg-verb-unit-activate = Activate { $what }
lg-verb-unit-drawn = Activate { $what }
lg-verb-unit-issue = Order { $what }
lg-verb-unit-nominate = Nominate { $what }
lg-verb-unit-set-aside = Set aside { $what }
lg-verb-unit-promote = Promote { $what }
lg-verb-command = Play { $what }
lg-verb-attack = Attack { $what }
lg-verb-mini = Choose { $what }
lg-verb-mini-wound = Wound { $what }
lg-verb-mini-mend = Heal { $what }
lg-verb-weapon-mend = Repair { $what }
lg-verb-marker = Remove: { $what }
lg-verb-spend-ability = Remove { $what }
lg-verb-use-ability = Ready { $what }
lg-verb-weapon = Destroy { $what }
lg-verb-spend = Spend { $what }
lg-verb-spend-cover = { $what }
lg-verb-spend-impact = { $what }
lg-verb-spend-pierce = { $what }
lg-verb-spend-pierce-guard = { $what }
lg-verb-spend-recover = Remove { $what }
lg-verb-token = Claim { $what }
lg-verb-charge = Set off { $what }
lg-verb-use = Use { $what }
lg-verb-terrain = Place { $what }
lg-verb-pick = Choose: { $what }

## Actions

lg-tile-move = The leader goes along a tool, the others follow.
lg-tile-attack = Form pools of weapons and roll them against enemies.
lg-tile-aim = Gain an aim token: roll up to 2 dice of an attack again.
lg-tile-dodge = Gain a dodge token: it cancels a hit.
lg-tile-standby = Wait, and attack or move when an enemy comes near.
lg-tile-recover = Remove suppression tokens and ready cards.
lg-tile-jump = Move over what is in the way.
lg-tile-claim = Take an objective token that the leader touches.
lg-tile-sabotage = Damage an objective token that the leader touches.
lg-tile-repair = Repair an objective token that the leader touches.
lg-tile-arm = Lay charge tokens near the leader.
lg-tile-spotter = Friendly units at range 1 gain aim tokens.
lg-tile-take-cover = Friendly units at range 1 gain dodge tokens.
lg-tile-pulling-the-strings = Another trooper unit attacks or moves for free.

## Refusals

lg-refused = Not possible: { $why }.
lg-refused-facts = Not possible: { $why } ({ $facts }).
lg-no-unknown = rule { $rule } forbids it
lg-no-move-01 = the unit cannot move that way
lg-no-move-03 = faster than the unit may move
lg-no-move-05 = from its front notch it goes straight ahead, then bends
lg-no-move-06 = the tool does not bend so far
lg-no-move-08 = no tool reaches so far
lg-no-move-09 = it does not reach so far
lg-no-move-23 = contact with an enemy only starts a melee, and needs a melee weapon
lg-no-move-24 = another base is in the way
lg-no-move-25 = a token lies there
lg-no-move-26 = no tool lies that way, or the base would stick out over an edge
lg-no-move-29 = only a move with a tool is possible now
lg-no-move-31 = troopers do not go through ground vehicles
lg-no-move-32 = the terrain is higher than the trooper
lg-no-move-38 = emplacement troopers do not climb
lg-no-move-40 = vehicles do not climb
lg-no-move-44 = ground vehicles do not go through each other
lg-no-move-45 = the terrain is higher than half the vehicle
lg-no-move-48 = the terrain is higher than the vehicle
lg-no-diff-03 = difficult terrain slows the unit
lg-no-melee-212 = contact with two enemy units at once
lg-no-melee-217 = who can must touch an enemy
lg-no-leave-03 = a unit does not leave the battlefield
lg-no-immob-202 = the unit is immobilized
lg-no-coh-201 = too far from the leader
lg-no-coh-202 = not all stand with their leader
lg-no-coh-203 = farther from the leader than a speed 1 tool
lg-no-coh-205 = it would touch an enemy
lg-no-coh-209 = the leader could not get there
lg-no-coh-210 = impassable terrain lies between it and the leader
lg-no-coh-212 = the leader could not climb to it
lg-no-coh-213 = more than height 1 from the leader
lg-no-coh-214 = whoever stands below must touch the terrain
lg-no-coh-216 = not at the leader's edge, nor close to it
lg-no-coh-217 = higher or lower than the leader went
lg-no-coh-218 = another level only right after a climb
lg-no-climb-202 = this unit does not climb
lg-no-climb-204 = a climb needs flat ground and cohesion
lg-no-climb-205 = a climb ends right at the edge
lg-no-notch-207 = it must face like its leader
lg-no-compul-04 = a compulsory move is full, at maximum speed
lg-no-disabled-03 = a disabled vehicle does not reverse
lg-no-disabled-04 = a disabled vehicle needs 2 actions to move
lg-no-reverse-02 = from its rear notch it goes straight back, then bends
lg-no-reverse-05 = only ground vehicles reverse
lg-no-reverse-07 = backwards it is slower by 1
lg-no-pivot-01 = it has no facing to turn
lg-no-pivot-02 = a pivot is up to 90 degrees
lg-no-engage-202 = engaged units only withdraw
lg-no-engage-204 = engaged units make no ranged attacks
lg-no-engage-205 = nobody shoots at engaged units
lg-no-withdraw-01 = only engaged troopers withdraw
lg-no-action-01 = the unit cannot do that now
lg-no-action-09 = each action but moving once in an activation
lg-no-atk-02 = one attack in an activation
lg-no-atk-06 = no ranged weapon
lg-no-atk-07 = no melee weapon
lg-no-atk-10 = no enemy can be attacked
lg-no-atk-13 = nobody of them is seen
lg-no-atk-14 = each miniature uses one weapon of its own
lg-no-atk-15 = out of range
lg-no-atk-18 = weapons of one name belong into one pool
lg-no-pool-03 = one pool for each defender
lg-no-pool-06 = the weapon is exhausted
lg-no-weapon-12 = only its bearer uses it
lg-no-vdmg-06 = the weapon is destroyed
lg-no-key-209 = the defender is not in front
lg-no-key-210 = the defender is not behind
lg-no-key-342 = not with a cumbersome weapon after a move
lg-no-key-341 = no move after an attack with a cumbersome weapon
lg-no-aim-05 = so many dice are not rolled again
lg-no-aim-09 = each die once for each token
lg-no-standby-01 = repulsor vehicles do not stand by
lg-no-standby-02 = no standby after an attack
lg-no-deploy-03 = not one of the units to deploy
lg-no-deploy-06 = outside the own deployment zone
lg-no-setup-18 = each own zone needs a unit
lg-no-errata-13 = too near to an enemy
lg-no-displ-06 = engaged troopers stand in the way
lg-no-displ-14 = not within range 1 of the old place
lg-no-displ-16 = it would touch an enemy
lg-no-displ-17 = another level is not needed
lg-no-obj-203 = too near to a zone or another token
lg-no-obj-214 = the token stays at the leader's base
lg-no-obj-219 = a token stays on the battlefield
lg-no-cond-04 = another token lies there
lg-no-cond-06 = terrain lies there
lg-no-order-02 = the card orders another type
lg-no-order-03 = beyond range 3 of who issues orders
lg-no-order-04 = it has an order already
lg-no-ccard-217 = all orders must be issued
lg-no-terrain-55 = the terrain does not lie well there
lg-no-key-323 = not within range 1 and sight of the leader
lg-no-bomb-03 = another token lies there
lg-no-bomb-04 = it would not lie flat
lg-no-obj-222 = the leader touches no such token
lg-no-prem-02 = tools are laid for the active unit only
lg-no-exhaust-202 = the card is exhausted
lg-no-empl-09 = emplacements take no tokens
lg-fact-terrain = { $value }
lg-fact-base-of = base of { $value }
lg-fact-in-contact = in contact with { $value }
lg-fact-maximum = at most { $value }
lg-fact-range = range { $value }
lg-fact-speed = speed { $value }
lg-fact-degrees = { $value }
lg-fact-distance = { $value } away
lg-fact-height = height { $value }
lg-fact-actions = actions: { $value }
lg-fact-wounds = wounds: { $value }
lg-fact-wound-tokens = wound tokens: { $value }
lg-fact-place = the nearest place is { $value }
lg-fact-places = places: { $value }
lg-fact-dice = dice: { $value }

## How it ended

lg-won = { $winner } wins.
lg-won-win-02 = { $winner } wins: all units of { $loser } are defeated.
lg-won-win-03 = { $winner } wins by victory tokens.
lg-won-win-04 = { $winner } wins by score.
lg-won-win-06 = { $winner } wins the tie as blue.
lg-won-flag = { $winner } wins: { $loser } has no time left.
lg-won-kernel-concede = { $winner } wins: { $loser } concedes.
lg-draw = The game is a draw.
lg-deed-start = The game begins
lg-deed-concede = Concede
lg-deed-draw = Offer a draw
lg-deed-flag = Time is up
