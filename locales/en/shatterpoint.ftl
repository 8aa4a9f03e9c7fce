# Shatterpoint: names, questions, answers, events, refusals.

## Names

sp-player = Player { $number }
sp-somebody = somebody
sp-character-of = { $unit } { $number }
sp-an-ability = an ability
sp-a-stance = the other stance
sp-squad = squad { $number }
sp-shatterpoint-card = Shatterpoint card
sp-inches = { $length }″
sp-objective = objective { $number }
sp-times = { $count } × { $what }
sp-faces-crit =
    { $count ->
        [one] { $count } crit
       *[other] { $count } crits
    }
sp-faces-hit =
    { $count ->
        [one] { $count } hit
       *[other] { $count } hits
    }
sp-faces-block =
    { $count ->
        [one] { $count } block
       *[other] { $count } blocks
    }
sp-faces-expertise =
    { $count ->
        [one] { $count } expertise
       *[other] { $count } expertise
    }
sp-faces-failure =
    { $count ->
        [one] { $count } failure
       *[other] { $count } failures
    }
sp-no-dice = no dice

sp-edge-south = South
sp-edge-east = East
sp-edge-north = North
sp-edge-west = West

sp-edition-2023-06 = June 2023
sp-edition-2023-07 = July 2023

sp-stage-setup = Setup
sp-stage-deployment = Deployment
sp-stage-stances = Starting stances
sp-stage-turns = Turns

sp-type-primary = Primary
sp-type-secondary = Secondary
sp-type-supporting = Supporting

sp-ability-active = active ability
sp-ability-reactive = reactive ability
sp-ability-innate = innate ability
sp-ability-tactic = tactic ability
sp-ability-identity = identity ability

sp-action-move = Move
sp-action-focus = Focus
sp-action-combat = Combat
sp-action-ability = Ability
sp-action-recover = Recover
sp-action-take-cover = Take Cover

sp-kind-advance = Advance
sp-kind-dash = Dash
sp-kind-climb = Climb
sp-kind-jump = Jump
sp-kind-reposition = Reposition

sp-attack-melee = melee
sp-attack-ranged = ranged

sp-condition-strained = Strained
sp-condition-disarmed = Disarmed
sp-condition-exposed = Exposed
sp-condition-pinned = Pinned

sp-symbol-damage = damage
sp-symbol-shove = shove
sp-symbol-strained = Strained
sp-symbol-disarmed = Disarmed
sp-symbol-exposed = Exposed
sp-symbol-pinned = Pinned
sp-symbol-advance = advance
sp-symbol-climb = climb
sp-symbol-dash = dash
sp-symbol-jump = jump
sp-symbol-reposition = reposition
sp-symbol-heal = heal
sp-symbol-active = active ability

sp-entry-crit = crit
sp-entry-hit = hit
sp-entry-block = block
sp-entry-crit-to-hit = crit becomes hit
sp-entry-hit-to-failure = hit becomes failure

sp-face-crit = crit
sp-face-hit = hit
sp-face-block = block
sp-face-expertise = expertise
sp-face-failure = failure

## Questions

sp-ask-side = Which side of the battlefield to take?
sp-ask-mission-pack = Which mission pack is played?
sp-ask-deploy = Which squad is deployed, and where?
sp-ask-deploy-last = Where is the second squad deployed?
sp-ask-first-stance = Starting stance of { $unit }?
sp-ask-struggle-map = Which map of the struggle card is used?
sp-ask-struggle-map-of = { $card }: which map is used?
sp-ask-who = { $unit }, { $action }: which character is next?
sp-ask-order = Reveal a card or use the reserve?
sp-ask-revealed = Activate { $unit } now?
sp-ask-revealed-shatterpoint = Use the Shatterpoint card now?
sp-ask-shatterpoint = Which unit does the Shatterpoint card activate?
sp-ask-lose-condition = Which condition to remove from { $unit }?
sp-ask-gain-condition = Which condition for { $unit }?
sp-ask-act = What now, { $unit }?
sp-ask-go = Where does { $name } move?
sp-ask-go-many = Who of { $name } moves, and where?
sp-ask-go-toward = Where does { $name } move, toward { $goal }?
sp-ask-go-advance = Where does { $name } advance?
sp-ask-go-dash = Where does { $name } dash?
sp-ask-go-climb = Where does { $name } climb?
sp-ask-go-jump = Where does { $name } jump?
sp-ask-go-reposition = Where does { $name } reposition?
sp-ask-transfer = Where does { $name } come out of the transfer point?
sp-ask-push = Where is { $name } pushed?
sp-ask-pull = Where is { $name } pulled?
sp-ask-attack = Whom does { $name } attack?
sp-ask-attack-many = Who of { $name } attacks whom?
sp-ask-tree = Which option comes next?
sp-ask-tree-of =
    { $number ->
        [1] Which option does { $name } take first?
        [2] Which option does { $name } take second?
        [3] Which option does { $name } take third?
       *[other] Which option does { $name } take next?
    }
sp-ask-next = Which effect comes next?
sp-ask-heal =
    { $left ->
        [one] What does { $name } heal?
       *[other] What does { $name } heal, { $left } times in all?
    }
sp-ask-react-action = { $unit }, after the action { $action }: react?
sp-ask-react-attack-declared = An attack was declared: react?
sp-ask-react-attack-resolved = An attack was resolved: react?
sp-ask-react-attack-declared-of = { $attacker } attacks { $target }: react?
sp-ask-react-attack-resolved-of = { $attacker } attacked { $target }: react?
sp-ask-react-damage =
    { $count ->
        [one] { $count } damage is coming: react?
       *[other] { $count } damage are coming: react?
    }
sp-ask-react-wounded = { $unit }: wounded. React?
sp-ask-react-left = { $name } left the engagement: react?
sp-ask-react-hunkered = { $unit }: a hunker token gained. React?
sp-ask-free-ability = { $unit }: which ability to use for free?
sp-ask-choose = { $ability }: whom to choose?
sp-ask-pick = { $ability }: which of these?
sp-ask-may = { $ability }: do it?
sp-ask-may-do = { $ability }: { $what }?
sp-ask-unknown = What is your answer?

## Answers

sp-do-mission-own = Your own: { $mission }
sp-do-mission-other = Your opponent’s: { $mission }
sp-do-deploy = Squad of { $squad }
sp-do-turn-stance = Turn to { $stance }
sp-do-map = Map { $number }
sp-do-map-of =
    { $count ->
        [one] Map { $number }: objective { $objectives }
       *[other] Map { $number }: objectives { $objectives }
    }
sp-do-reveal = Reveal the top card
sp-do-use-reserve = Use the reserve
sp-do-use-reserve-unit = Use the reserve: { $unit }
sp-do-activate = Activate
sp-do-activate-unit = Activate { $unit }
sp-do-activate-any = Activate any own unit
sp-do-reserve = Put the card into the reserve
sp-do-reserve-to-bottom = Put the card on the bottom of the deck
sp-do-pass-shatterpoint = Reveal the next card instead
sp-do-move = { $kind }: { $name }
sp-do-move-level = { $kind } to { $height }: { $name }
sp-do-struggle = Break free ({ $kind })
sp-do-place = Come out there
sp-do-push = Push there
sp-do-pull = Pull there
sp-do-attack = { $target } ({ $type })
sp-do-option = Option { $number }
sp-do-pick = Option { $number }
sp-do-heal-damage = { $unit }: 1 damage
sp-do-heal-condition = { $unit }: { $condition }
sp-do-yes = Do it
sp-do-yes-transfer = Use the transfer point
sp-do-end = End the activation
sp-do-decline = Decline
sp-do-decline-go = No more moves
sp-do-decline-go-one = Do not move
sp-do-decline-transfer = Stay here
sp-do-decline-push = Do not move it
sp-do-decline-attack = No attack
sp-do-decline-tree = Stop here
sp-do-decline-heal = Heal nothing
sp-do-decline-react = Do not react
sp-do-decline-free-ability = Use none
sp-do-decline-choose = Choose nobody
sp-do-decline-pick = Do none of it

sp-pending-tactic = Tactic of the struggle card
sp-pending-ability = { $unit }: { $ability }

## What an alternative does

sp-effect-attack = attack
sp-effect-heal =
    { $count ->
        [one] heal
       *[other] heal { $count } times
    }
sp-effect-push = push
sp-effect-pull = pull
sp-effect-damage = damage
sp-effect-condition = a condition
sp-effect-hunker = a hunker token
sp-effect-struggle = move the struggle token
sp-effect-refresh = refresh Force
sp-effect-action = an action
sp-effect-split-damage = split the damage
sp-effect-remove-damage = remove { $count } damage
sp-effect-remove-condition = remove a condition
sp-effect-gain = gain a keyword
sp-effect-gain-momentum = gain momentum
sp-effect-add-momentum = add a momentum token
sp-effect-remove-momentum = remove a momentum token
sp-effect-cure = remove damage, tokens and conditions from a unit
sp-effect-one-of = choose one of several ways

## Deeds of a replay

sp-deed-start = The game begins
sp-deed-concede = Concede
sp-deed-draw = Offer a draw
sp-deed-flag = Time is up

## Events: set-up, orders, turns, struggles

sp-say-rolled-first = { $player } wins the roll and is the first player.
sp-say-rolled-tie = A tie in the roll for the first player: roll again.
sp-say-sides = { $player } takes this side: { $edge }.
sp-say-mission = The mission is “{ $mission }”.
sp-say-deployed = { $player } deploys a squad: { $units }.
sp-say-stance = { $unit }: stance { $stance }.
sp-say-struggle = Struggle { $number }: { $card }
sp-say-struggle-number = Struggle { $number }
sp-say-turn = Turn { $number }: { $player }
sp-say-revealed = { $player } reveals: { $card }.
sp-say-order-removed = The order card of { $card } leaves the game: the unit is defeated.
sp-say-reserved = { $player } puts { $card } into the reserve for { $force } Force.
sp-say-to-bottom = { $player } puts { $card } on the bottom of the deck.
sp-say-reserve-used = { $player } uses the reserve: { $card }.
sp-say-shatterpoint-passed = { $player } passes on the Shatterpoint card.
sp-say-deck-refreshed = { $player } refreshes the order deck.
sp-say-activated = Activation: { $unit }
sp-say-activated-shatterpoint = Activation by the Shatterpoint card: { $unit }
sp-say-force = { $player } has { $ready } Force ready.
sp-say-priority-rolled = { $player } rolls { $face }: { $objective } has priority.
sp-say-priority-removed = No objective has priority any more.
sp-say-control = { $player } controls { $objective }.
sp-say-token =
    { $count ->
        [one] { $player } moves the struggle token 1 space ({ $cause }).
       *[other] { $player } moves the struggle token { $count } spaces ({ $cause }).
    }
sp-cause-objectives = objectives
sp-cause-priority = priority objective
sp-say-momentum-wounded = { $player } gains momentum ({ $tokens } tokens now): { $unit } wounded.
sp-say-momentum-behind = { $player } gains momentum: the struggle token is on the other side ({ $tokens } tokens now).
sp-say-momentum-middle = { $player } gains momentum: the struggle token is in the middle ({ $tokens } tokens now).
sp-say-momentum-ability = { $player } gains momentum by { $ability } ({ $tokens } tokens now).
sp-say-momentum-spent =
    { $tokens ->
        [one] { $player } spends 1 momentum token for { $ability }.
       *[other] { $player } spends { $tokens } momentum tokens for { $ability }.
    }
sp-say-struggle-won =
    { $cards ->
        [one] { $player } wins struggle { $number } and has 1 struggle card
       *[other] { $player } wins struggle { $number } and has { $cards } struggle cards
    }
sp-say-reset = The struggle track is set up anew.

## Events: deeds

sp-say-injured =
    { $injured ->
        [one] { $unit }: injured, 1 token.
       *[other] { $unit }: injured, { $injured } tokens.
    }
sp-say-condition-lost = { $unit }: { $condition } removed.
sp-say-condition-gained = { $unit }: { $condition }.
sp-say-hunker =
    { $tokens ->
        [0] { $unit }: no hunker token left.
        [one] { $unit }: 1 hunker token.
       *[other] { $unit }: { $tokens } hunker tokens.
    }
sp-say-acts = { $unit }: action { $action }.
sp-say-ability = { $unit }: { $ability }.
sp-say-ability-force = { $unit }: { $ability } for { $force } Force.
sp-say-ability-damage = { $unit }: { $ability } for { $force } damage.
sp-say-moved = { $name } moves: { $kind }.
sp-say-pushed = { $name } is pushed.
sp-say-pulled = { $name } is pulled.
sp-say-transferred = { $name } uses a transfer point.
sp-say-held = { $name } is pinned and does not move.
sp-say-steadfast = { $name } is steadfast and is not shoved.
sp-say-damaged = { $unit }: { $damage } damage ({ $total } of { $stamina }).
sp-say-healed = { $name } removes { $damage } damage from { $unit }.
sp-say-healed-condition = { $name } removes a condition from { $unit }: { $condition }.
sp-say-wounded = Wounded: { $unit }.
sp-say-wounded-by = { $name } wounds { $unit }.
sp-say-defeated = Defeated: { $unit }.
sp-say-noted = At the end of the attack, { $unit }: { $symbol }.

## Events: attacks

sp-say-attack = { $attacker } attacks { $target } ({ $type }).
sp-say-pools = { $attack } attack dice against { $defence } defence dice.
sp-say-rolled = Attack: { $attack }. Defence: { $defence }.
sp-say-rolls = The rolls now – attack: { $attack }; defence: { $defence }.
sp-say-expertise = { $unit }, attack expertise { $count }: { $entries }.
sp-say-expertise-defence = { $unit }, defence expertise { $count }: { $entries }.
sp-say-expertise-lost = { $unit }, { $condition }: { $count } expertise lost.
sp-say-successes =
    { $successes ->
        [0] No success is left.
        [one] 1 success.
       *[other] { $successes } successes.
    }
sp-say-option = { $unit }: option { $number } of the combat tree.
sp-say-option-of = { $unit }: option { $number } of the combat tree, { $effects }.
sp-say-pool = Damage pool: { $damage }.

## Sums

sp-why-value-attack = Attack value
sp-why-value-defence = Defence value
sp-why-stated = Stated by the effect
sp-why-focus = Focus
sp-why-sharpshooter = Sharpshooter
sp-why-impact = Impact
sp-why-terrain-cover = Cover from terrain
sp-why-hunker = Hunker tokens
sp-why-cover = Cover
sp-sum-attack = Attack dice
sp-sum-defence = Defence dice
sp-sum-crits = Crits
sp-sum-hits = Hits
sp-sum-blocked = Blocked

## Ends

sp-won = { $winner } wins.
sp-won-core-02 = { $winner } wins: two struggles won.
sp-won-flag = { $winner } wins: { $loser } has no time left.
sp-won-kernel-concede = { $winner } wins: { $loser } concedes.
sp-draw = The game is a draw.

## Refusals

sp-refused = Not possible: { $why }.
sp-refused-facts = Not possible: { $why } ({ $facts }).
sp-lacks = Not possible as things stand. It reads: { $text }
sp-no-unknown = rule { $rule } forbids it

sp-fact-unit = { $value }
sp-fact-character = { $value }
sp-fact-target = target { $value }
sp-fact-engaged-with = engaged with { $value }
sp-fact-engaged = engaged with { $value }
sp-fact-terrain = { $value }
sp-fact-piece = { $value }
sp-fact-overlaps = overlaps { $value }
sp-fact-base-of = the base of { $value }
sp-fact-higher = { $value } higher
sp-fact-no-surface-at = no surface at { $value }
sp-fact-over-the-edge-at = edge at { $value }
sp-fact-tool = the tool is { $value } long
sp-fact-line-of-sight = no line of sight
sp-fact-protected-by = protected by { $value }
sp-fact-unique-name = { $value }
sp-fact-units = units: { $value }
sp-fact-squads = squads: { $value }
sp-fact-force = { $count } Force ready
sp-fact-ready = { $count } Force ready
sp-fact-cost = costs { $value }
sp-fact-needs = { $value } needed
sp-fact-range = range { $value }
sp-fact-distance = distance { $value }
sp-fact-height = height { $value }
sp-fact-level = height { $value }
sp-fact-condition = { $value }
sp-fact-ability = { $value }
sp-fact-stance = { $value }
sp-fact-points = { $count } points
sp-fact-squad-points = { $count } squad points
sp-fact-era = era { $value }
sp-fact-type = { $value }
sp-fact-twice = twice: { $value }
sp-fact-missing = missing: { $value }
sp-fact-unknown = unknown: { $value }
sp-fact-squad = squad { $value }
sp-fact-battlefield = battlefield { $value }
sp-fact-mission = mission { $value }

sp-no-core-01 = there are two players
sp-no-setup-04 = the first player chooses a side
sp-no-setup-05 = it must stand on the battlefield
sp-no-setup-07 = the objective token does not lie flat there
sp-no-setup-11 = this squad is not to be deployed now
sp-no-setup-12 = the primary character must stand within range 2 of your edge
sp-no-setup-13 = every other character must stand within range 1 of the primary character
sp-no-setup-14 = the unit does not have this stance
sp-no-mission-06 = the card does not have this map
sp-no-mission-08 = this mission pack was not brought
sp-no-order-01 = the unit is not activated now
sp-no-order-05 = the reserve is empty
sp-no-order-06 = the deck is empty, so the reserve must be used
sp-no-order-08 = a revealed card can be reserved once per turn, for 1 Force
sp-no-order-09 = there is no further card to reveal
sp-no-order-10 = there is a card in the reserve already
sp-no-order-12 = the Shatterpoint card activates an own unit that is not defeated
sp-no-order-13 = the Shatterpoint card cannot be reserved
sp-no-order-14 = passing on the Shatterpoint card costs 1 Force and needs another card in the deck
sp-no-order-15 = after passing on the Shatterpoint card, this card must be used
sp-no-abil-02 = active abilities are for the own activation
sp-no-abil-04 = the trigger of the ability is missing
sp-no-abil-05 = this is no reaction to what happened
sp-no-abil-06 = each player uses one reactive ability for a trigger
sp-no-abil-07 = an innate ability works by itself
sp-no-abil-12 = there is not enough Force ready
sp-no-abil-13 = there is not enough Force ready; wounded and injured tokens raise the cost
sp-no-abil-15 = the ability was used this turn
sp-no-abil-17 = it cannot be done in the middle of something else
sp-no-force-03 = there is not enough Force ready
sp-no-stance-03 = this stance is not the active one
sp-no-stance-04 = the stance card turns over once per activation, and only if it has two sides
sp-no-actv-01 = the unit has no action left
sp-no-actv-02 = the unit has made this action already
sp-no-actv-03 = no character of the unit can move
sp-no-actv-04 = the unit cannot focus now
sp-no-actv-05 = no character of the unit can attack
sp-no-actv-06 = the unit has no ability that is an action
sp-no-actv-07 = there is nothing to heal
sp-no-actv-08 = the unit cannot take cover now
sp-no-actv-10 = the unit has made this action already
sp-no-actv-12 = the unit does not have this condition
sp-no-multi-01 = each character of the unit makes the action once
sp-no-move-01 = it cannot move in this way now
sp-no-move-02 = the tool cannot be laid so
sp-no-move-04 = it is farther than the tool reaches
sp-no-move-05 = an advance stays on its level or goes down
sp-no-move-06 = impassable terrain lies under the tool
sp-no-move-07 = engaged characters dash instead of advancing
sp-no-move-08 = a dash stays on its level or goes down
sp-no-move-10 = only a climb goes up
sp-no-move-11 = engaged characters cannot climb
sp-no-move-12 = it cannot jump there
sp-no-move-14 = the level does not fit this movement
sp-no-move-15 = the base does not fit or stand there
sp-no-move-16 = the base would hang over an edge
sp-no-move-17 = bases would overlap
sp-no-move-18 = another base is there
sp-no-move-21 = the base must stay on the battlefield
sp-no-push-01 = a push goes the full length in a straight line
sp-no-push-02 = a push goes away, a pull toward
sp-no-push-04 = terrain stops it
sp-no-push-05 = a character stops it
sp-no-push-06 = it stops at the edge
sp-no-push-07 = it would partly cover an object below
sp-no-push-09 = this is not in the permitted direction
sp-no-push-14 = this is not in the permitted direction
sp-no-place-01 = it cannot be placed there
sp-no-place-03 = it is too far for being placed
sp-no-place-04 = the level does not fit for being placed
sp-no-place-05 = the base does not fit or stand there
sp-no-terrain-10 = the terrain is impassable
sp-no-terrain-12 = it must come out within range 1 of a linked transfer point
sp-no-atk-01 = it cannot attack this target
sp-no-atk-03 = the stance has no such attack
sp-no-atk-04 = the target is out of range or out of sight
sp-no-atk-05 = the stance has no ranged attack
sp-no-atk-06 = engaged characters cannot make ranged attacks
sp-no-atk-07 = a melee attack needs an engaged target
sp-no-atk-08 = the stance has no melee attack
sp-no-atk-09 = it is not engaged
sp-no-atk-12 = this type of attack is not possible now
sp-no-atk-13 = there is no legal target
sp-no-atk-14 = this is no legal target
sp-no-atk-29 = this attack is not part of the effect
sp-no-los-01 = there is no line of sight
sp-no-los-02 = terrain interrupts the line of sight
sp-no-tree-02 = the first success takes a start option
sp-no-tree-03 = no path leads from the last option to this one
sp-no-tree-04 = an option is taken once and never backwards
sp-no-tree-08 = there is no success left
sp-no-tree-09 = a chosen option is applied completely
sp-no-tree-10 = the tree ends here
sp-no-sym-04 = there is nobody to shove
sp-no-sym-06 = it cannot move in this way now
sp-no-sym-10 = it cannot reposition now
sp-no-sym-12 = there is nothing to heal within range 2
sp-no-sym-13 = there is no active ability to use
sp-no-dmg-06 = the unit is wounded
sp-no-dmg-10 = damage on a wounded unit stays as it is
sp-no-dmg-12 = the unit was wounded and its activation is over
sp-no-dmg-16 = the unit is defeated
sp-no-cond-02 = the unit does not have this condition
sp-no-cond-03 = the unit has this condition already
sp-no-cond-10 = the unit is pinned
sp-no-cover-07 = hunker tokens are lost when engaged
sp-no-cover-08 = engaged units gain no hunker tokens
sp-no-obj-13 = the objective is inactive
sp-no-effect-05 = it is out of range of the effect
sp-no-effect-07 = an effect says that it cannot
sp-no-timing-04 = this effect does not wait now
sp-no-key-02 = it is immune
sp-no-component-24 = an engaged guard intercedes
sp-no-measure-13 = it is out of range
sp-no-build-01 = a strike team is not complete
sp-no-build-02 = a strike team has two squads of three units
sp-no-build-03 = a squad has one primary, one secondary and one supporting unit
sp-no-build-04 = the same person is twice in the strike team
sp-no-build-05 = the same unit is twice in the strike team
sp-no-build-07 = the primary unit is not of this era
sp-no-build-08 = a unit is not of the era of its squad
sp-no-build-10 = the units cost more than the squad points of the primary unit
sp-no-kernel-not-asked = this question is no longer open
sp-no-kernel-malformed = the answer could not be read
sp-no-kernel-game-over = the game is over
sp-no-kernel-setup = the game cannot be set up like this
sp-no-kernel-stuck = the program found no way on; this is its fault, not yours
