# Battleground: names, questions, answers, events, refusals.

## Names

bg-player = Player { $number }
bg-somebody = somebody
bg-something = something
bg-a-card = a card
bg-fists = Fists
bg-place-high = { $hex } (platform)

bg-bonus-ability = ability
bg-bonus-mana = extra mana
bg-bonus-mana-of = +{ $count } mana
bg-bonus-mission = side mission
bg-bonus-mission-of = side mission, { $count } VP
bg-bonus-ap = +1 AP

bg-value-strength = Strength
bg-value-perception = Perception
bg-value-power = Power
bg-value-toughness = Toughness
bg-value-spirit = Spirit

bg-direction-n = left
bg-direction-ne = upper left
bg-direction-se = upper right
bg-direction-s = right
bg-direction-sw = lower right
bg-direction-nw = lower left

bg-weapon-melee = melee
bg-weapon-ranged = ranged
bg-weapon-spell = spell

bg-item-jewellery = jewellery
bg-item-shield = shield
bg-item-armour = armour

bg-faction-masters = Masters of the Universe
bg-faction-evil-warriors = Evil Warriors

bg-stage-setup = Setup
bg-stage-preparation = Preparation phase
bg-stage-choose-cards = Choosing cards
bg-stage-activate = Activating a character
bg-stage-act = Actions
bg-stage-cleanup = Cleanup phase

bg-move-move = Move
bg-move-directed = Directed movement
bg-move-charge = Charge
bg-move-teleport = Teleport
bg-move-jump = Jump

bg-test-attack = Attack test
bg-test-defence = Defence test
bg-test-skill = Test

bg-ground-open = open ground
bg-ground-difficult = difficult terrain
bg-ground-low = low obstacle
bg-ground-high = high obstacle
bg-ground-ladder = ladder

bg-buff-haste = Haste
bg-buff-enhancement = Enhancement
bg-buff-protection = Protection
bg-buff-regeneration = Regeneration
bg-debuff-paralysis = Paralysis
bg-debuff-blinded = Blinded
bg-debuff-prone = Prone
bg-debuff-curse = Curse

## Questions

bg-ask-deploy = Which character goes where?
bg-ask-face = Which way does { $name } face?
bg-ask-priority = Who has priority?
bg-ask-discard = Which cards to discard before drawing?
bg-ask-choose-card = Which card to lay face down?
bg-ask-activate = Which character to activate?
bg-ask-bonus = Which bonus of the card?
bg-ask-bonus-of = Which bonus of “{ $card }”?
bg-ask-act = What does { $name } do?
bg-ask-go-move = Where does { $name } go?
bg-ask-go-directed = How far does { $name } go toward { $goal }?
bg-ask-go-charge = Where does { $name } charge at { $goal }?
bg-ask-go-teleport = Where does { $name } teleport to?
bg-ask-go-jump = Where does { $name } jump to?
bg-ask-goal = Toward whom does { $name } move?
bg-ask-free-reroll =
    { $most ->
        [one] Reroll 1 die of { $name } for free?
       *[other] Reroll up to { $most } dice of { $name } for free?
    }
bg-ask-mana-reroll =
    { $most ->
        [one] Reroll 1 die of { $name } for mana?
       *[other] Reroll up to { $most } dice of { $name } for mana?
    }
bg-ask-defend =
    { $successes ->
        [one] Does { $name } defend against 1 success?
       *[other] Does { $name } defend against { $successes } successes?
    }
bg-ask-opportunity = Who makes an opportunity attack on { $name }?
bg-ask-standby = Who on standby interrupts { $name }?
bg-ask-interrupted = Does { $name } use a consumable before the interrupt?
bg-ask-aim = Which hex of { $name } is aimed at?
bg-ask-further = Who near { $name } is attacked next?
bg-ask-target = Whom does { $name } choose?
bg-ask-free-attack = Does { $name } make a free attack?
bg-ask-order = Which effect of { $name } comes next?
bg-ask-use = Does { $name } use { $ability }?
bg-ask-use-move = Does { $name } move for free?
bg-ask-one-of = Which option does { $name } take?
bg-ask-displace = Where is { $name } displaced to?
bg-ask-direction = In which direction is { $name } moved?
bg-ask-sign = Where does { $name } place the sign?
bg-ask-capture = Capture the objective on { $hex }?
bg-ask-unknown = What is your answer?

## Answers

bg-do-deploy = { $name } on { $hex }
bg-do-face = Face { $direction }
bg-do-direction = To the { $direction }
bg-do-priority-own = Take priority
bg-do-priority-other = Give priority to the opponent
bg-do-discard = Discard { $cards }
bg-do-discard-none = Discard nothing
bg-do-pass = Pass
bg-do-play = { $card }: { $bonus }
bg-do-focus = Focus
bg-do-move = Move
bg-do-move-focus = Move with focus
bg-do-turn = Turn on the spot
bg-do-attack = Attack { $target }: { $weapon }
bg-do-standby = Standby
bg-do-consume = Use up { $item }
bg-do-end = End the activation
bg-do-end-interrupt = End the interrupt
bg-do-go = Go to { $place }
bg-do-go-large = Go to { $place }, facing { $direction }
bg-do-stay = Stay here
bg-do-keep = Keep all
bg-do-reroll =
    { $count ->
        [one] Reroll 1 die: { $dice }
       *[other] Reroll { $count } dice: { $dice }
    }
bg-do-defend = Defend
bg-do-decline = Decline
bg-do-decline-defend = Do not defend
bg-do-decline-capture = Leave it
bg-do-decline-interrupt = Do not interrupt
bg-do-decline-attack = Do not attack
bg-do-decline-goal = Do not move
bg-do-attacks-on = Attacks on { $name } first
bg-do-decline-consume = Use nothing
bg-do-decline-use = Do not use it
bg-do-pick = Option { $number }
bg-do-pick-effect = Effect { $number }
bg-do-yes = Use it
bg-do-yes-use = Use { $ability }
bg-do-yes-capture = Capture

## What an alternative does

bg-effect-wounds =
    { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    }
bg-effect-heal =
    { $count ->
        [one] heal 1 wound
       *[other] heal { $count } wounds
    }
bg-effect-mana = +{ $count } mana
bg-effect-lose-mana = −{ $count } mana
bg-effect-ap = +{ $count } AP
bg-effect-draw =
    { $count ->
        [one] draw 1 card
       *[other] draw { $count } cards
    }
bg-effect-push =
    { $count ->
        [one] push 1 hex away
       *[other] push { $count } hexes away
    }
bg-effect-pull =
    { $count ->
        [one] pull 1 hex closer
       *[other] pull { $count } hexes closer
    }
bg-effect-buff = the buff { $marker }
bg-effect-debuff = the debuff { $marker }
bg-effect-marker = the marker { $marker }
bg-effect-remove-buff = remove the buff
bg-effect-remove-debuff = remove the debuff
bg-effect-focus = focus
bg-effect-lose-focus = lose the focus marker
bg-effect-standby = standby
bg-effect-lose-standby = lose the standby marker
bg-effect-swap = swap positions
bg-effect-move = a free movement
bg-effect-attack = a free attack
bg-effect-turn = turn to any side
bg-effect-ready = become ready again
bg-effect-sign = place a sign
bg-effect-next-ally = something for the next ally
bg-effect-test = a skill test
bg-effect-for = a lasting effect
bg-effect-one-of = another choice

## Deeds of a replay

bg-deed-start = The game begins
bg-deed-concede = Concede
bg-deed-draw = Offer a draw
bg-deed-flag = Time is up

## Events: set-up, cards, rounds

bg-say-deployed = { $figure } is deployed on { $hex }.
bg-say-drew =
    { $count ->
        [one] { $player } draws 1 fate card.
       *[other] { $player } draws { $count } fate cards.
    }
bg-say-discarded =
    { $count ->
        [one] { $player } discards 1 card.
       *[other] { $player } discards { $count } cards.
    }
bg-say-priority-roll = Roll for priority – { $a }: { $first }, { $b }: { $second }.
bg-say-priority = { $player } has priority.
bg-say-round = Round { $round }
bg-say-revealed = { $player } reveals “{ $card }”, initiative { $initiative }.
bg-say-passed = { $player } passes.
bg-say-wasted = { $player } discards “{ $card }”: no character is ready.
bg-say-activated = { $figure } is activated
bg-say-played = { $player } plays “{ $card }” for { $figure }.
bg-say-bonus = { $figure } takes a bonus: { $bonus }.
bg-say-mission = Side mission in play: “{ $card }”.
bg-say-mission-done =
    { $points ->
        [one] { $player } completes the side mission “{ $card }”: 1 victory point.
       *[other] { $player } completes the side mission “{ $card }”: { $points } victory points.
    }
bg-say-ready = { $figure } is ready again.
bg-say-ended = The activation of { $figure } ends.
bg-say-cleanup = Cleanup of round { $round }
bg-say-captured = { $figure } captures the objective on { $hex } for { $player }.
bg-say-won = { $player } wins, { $own } to { $other } victory points
bg-say-draw = A draw, { $first } to { $second } victory points

## Events: deeds

bg-say-faced = { $figure } faces { $direction }.
bg-say-ap = { $figure } gains { $count } AP (now { $now }).
bg-say-spent = { $figure } pays { $count } AP ({ $now } left).
bg-say-mana = { $figure } gains { $count } mana (now { $now }).
bg-say-mana-lost = { $figure } loses { $count } mana ({ $now } left).
bg-say-focus = { $figure } is focused.
bg-say-focus-lost = { $figure } loses the focus marker.
bg-say-standby = { $figure } goes on standby.
bg-say-standby-lost = { $figure } is no longer on standby.
bg-say-declared-move = { $figure } declares a Move with focus.
bg-say-declared-directed = { $figure } declares a directed movement.
bg-say-declared-charge = { $figure } declares a charge.
bg-say-declared-teleport = { $figure } declares a teleport.
bg-say-declared-jump = { $figure } declares a jump.
bg-say-moved = { $figure } goes from { $from } to { $to } ({ $cost } of { $points } movement points).
bg-say-shoved = { $figure } is moved from { $from } to { $to }.
bg-say-swapped = { $a } and { $b } swap positions.
bg-say-wounded =
    { $count ->
        [one] { $figure } receives 1 wound ({ $now } of { $health }).
       *[other] { $figure } receives { $count } wounds ({ $now } of { $health }).
    }
bg-say-healed =
    { $count ->
        [one] { $figure } heals 1 wound ({ $now } left).
       *[other] { $figure } heals { $count } wounds ({ $now } left).
    }
bg-say-knocked-out =
    { $points ->
        [one] { $figure } is knocked out: 1 victory point.
       *[other] { $figure } is knocked out: { $points } victory points.
    }
bg-say-buff = { $figure } receives the buff { $marker }.
bg-say-buff-lost = { $figure } loses the buff { $marker }.
bg-say-debuff = { $figure } receives the debuff { $marker }.
bg-say-debuff-lost = { $figure } loses the debuff { $marker }.
bg-say-used = { $figure } uses “{ $ability }”.
bg-say-consumed = { $figure } uses up “{ $item }”.
bg-say-sign = The sign { $sign } is placed on { $place }.
bg-say-sign-removed = The sign { $sign } is removed.
bg-say-interrupt = { $figure } interrupts { $against } from standby.
bg-say-opportunity = { $figure } makes an opportunity attack on { $against }.

## Events: attacks and tests

bg-say-attack = { $figure } attacks { $target } with { $weapon }.
bg-say-attack-further = { $figure } also attacks { $target } with { $weapon }.
bg-say-test-attack =
    { $dice ->
        [one] Attack test of { $figure } ({ $value }): 1 die on { $needed }+ shows { $roll }.
       *[other] Attack test of { $figure } ({ $value }): { $dice } dice on { $needed }+ show { $roll }.
    }
bg-say-test-defence =
    { $dice ->
        [one] Defence test of { $figure } ({ $value }): 1 die on { $needed }+ shows { $roll }.
       *[other] Defence test of { $figure } ({ $value }): { $dice } dice on { $needed }+ show { $roll }.
    }
bg-say-test-skill =
    { $dice ->
        [one] Test of { $figure } ({ $value }): 1 die on { $needed }+ shows { $roll }.
       *[other] Test of { $figure } ({ $value }): { $dice } dice on { $needed }+ show { $roll }.
    }
bg-say-rerolled = { $figure } rerolls for free: now { $roll }.
bg-say-rerolled-mana = { $figure } rerolls for { $mana } mana: now { $roll }.
bg-say-exploded = Exploding dice of { $figure }: { $roll }.
bg-say-tested =
    { $successes ->
        [one] { $figure } has 1 success.
       *[other] { $figure } has { $successes } successes.
    }
bg-say-undefended = { $figure } does not defend.
bg-say-net =
    { $successes ->
        [0] No success remains against { $target }.
        [one] 1 success remains against { $target }.
       *[other] { $successes } successes remain against { $target }.
    }

## Sums

bg-sum-dice = Dice
bg-sum-range = Success range
bg-sum-needed = Succeeds on

bg-why-atk-08 = Weapon
bg-why-test-05 = Free attack
bg-why-test-07 = Effect
bg-why-test-10 = Effect
bg-why-flank-03 = Flank attack
bg-why-flank-05 = Target is engaged
bg-why-cover-02 = Cover
bg-why-buff-07 = Enhancement
bg-why-buff-08 = Protection
bg-why-buff-12 = Blinded
bg-why-buff-13 = Prone
bg-why-int-10 = Interrupt
bg-why-opp-08 = Opportunity attack
bg-why-focus-05 = Focus

## How a game ended

bg-won = { $winner } wins.
bg-won-vp-02 = { $winner } wins: all characters of { $loser } are knocked out.
bg-won-vp-05 = { $winner } wins on victory points.
bg-won-vp-11 = { $winner } wins: { $loser } concedes.
bg-won-flag = { $winner } wins: the time of { $loser } is up.
bg-draw = A draw.
bg-draw-vp-03 = A draw: both squads are knocked out.
bg-draw-vp-06 = A draw: nobody is 20 victory points ahead.
bg-draw-vp-10 = A draw by agreement.

## Refusals

bg-refused = Not possible: { $why }.
bg-refused-facts = Not possible: { $why } ({ $facts }).

bg-fact-engaged-with = engaged with { $value }
bg-fact-ap-left = { $count } AP left
bg-fact-mana = { $count } mana
bg-fact-place = { $value }
bg-fact-points =
    { $count ->
        [one] 1 movement point
       *[other] { $count } movement points
    }
bg-fact-needs = { $count } needed
bg-fact-occupied-by = { $value } stands there
bg-fact-character = { $value }
bg-fact-squad-points = { $count } points
bg-fact-at-most = at most { $count }
bg-fact-melee-weapons = melee weapons: { $count }
bg-fact-ranged-weapons = ranged weapons: { $count }
bg-fact-spells = spells: { $count }
bg-fact-jewellery = jewellery: { $count }
bg-fact-shields = shields: { $count }
bg-fact-armour = armour: { $count }
bg-fact-may-not-carry = may not carry { $value }
bg-fact-twice-in-the-squad = twice: { $value }
bg-fact-fate-cards = fate cards: { $count }
bg-fact-glory-cards = glory cards: { $count }
bg-fact-expected = { $count } needed
bg-fact-card = { $value }
bg-fact-characters = characters: { $count }
bg-fact-faction = { $value }
bg-fact-no-starting-hex = { $value }
bg-fact-weapon = { $value }
bg-fact-item = { $value }
bg-fact-map = { $value }
bg-fact-most-dice = at most { $count }

bg-no-unknown = rule { $rule } forbids it
bg-no-act-01 = only one of your own characters on the battlefield can be activated
bg-no-act-02 = the character has been activated already
bg-no-act-05 = the character was the last one of the previous round, so another one comes first
bg-no-act-07 = this is not one of the actions
bg-no-act-09 = there are not enough action points; each repetition costs 1 more
bg-no-area-03 = every other character in the area of effect must be attacked too
bg-no-atk-02 = the character does not carry this weapon
bg-no-atk-05 = there are not enough action points; each further attack with this type of weapon costs 1 more
bg-no-atk-14 = a melee attack needs an engaged enemy
bg-no-atk-21 = no ranged attacks or spells while engaged
bg-no-atk-22 = the target must be an enemy in line of sight
bg-no-atk-27 = there is not enough mana for this spell
bg-no-atk-29 = this spell may not target that character
bg-no-big-05 = the large base does not fit there
bg-no-big-17 = choose one of the listed hexes of the large figure
bg-no-card-02 = choose a card from your hand, or pass
bg-no-card-10 = choose one of the bonuses of this card
bg-no-card-11 = a fate card gives its ability or extra mana
bg-no-card-13 = a glory card gives its side mission or 1 action point
bg-no-card-14 = this card is not in your hand
bg-no-clean-09 = not all conditions for capturing the objective are met
bg-no-core-04 = the skill’s own text forbids it during an interrupt
bg-no-def-05 = choose whether to defend
bg-no-face-07 = the figure may not face that way now
bg-no-focus-03 = the character is focused already
bg-no-focus-04 = the character has no focus marker to spend
bg-no-free-01 = this is not one of the free attacks allowed now
bg-no-int-03 = an interrupt allows only moving, attacking and using a skill
bg-no-int-06 = an interrupt may only target the interrupted character
bg-no-int-08 = a movement in an interrupt must lead toward the interrupted character
bg-no-int-09 = a movement in an interrupt must end in line of sight of the interrupted character
bg-no-int-11 = in an interrupt the sign must lie next to the interrupted character
bg-no-item-04 = this consumable has been used up
bg-no-item-05 = this item is not a consumable
bg-no-item-06 = only consumables can be used now
bg-no-mfx-02 = directed movement takes the shortest route
bg-no-mfx-05 = a charge must end next to its target
bg-no-mfx-07 = teleports and jumps must end on a free hex
bg-no-mfx-18 = pushing and pulling follow the line between the two characters
bg-no-move-01 = there are not enough movement points
bg-no-move-06 = the move ends as soon as the character is next to an enemy
bg-no-move-08 = nobody can stop on this hex
bg-no-move-13 = there is no platform to stand on
bg-no-move-15 = nobody can climb up from under the platform
bg-no-move-17 = nobody can climb down to a hex under the platform
bg-no-move-21 = a displaced character goes to a free adjacent hex
bg-no-move-23 = the character there cannot be displaced
bg-no-opp-01 = only engaged enemies can make an opportunity attack
bg-no-opp-03 = each enemy makes only one opportunity attack
bg-no-opp-06 = an opportunity attack allows only melee attacks
bg-no-prep-02 = only cards from your hand can be discarded
bg-no-range-03 = the target is out of reach
bg-no-ready-03 = only a character on standby whose conditions are met can interrupt
bg-no-setup-02 = the squad breaks the building rules
bg-no-setup-04 = one side plays the Masters of the Universe, the other the Evil Warriors
bg-no-setup-07 = the character cannot be placed there
bg-no-setup-09 = the cards do not make a legal deck
bg-no-setup-13 = priority goes to one of the two players
bg-no-sign-03 = a sign needs an empty hex
bg-no-sign-04 = the sign must lie within reach and line of sight
bg-no-skill-02 = this is not an active skill
bg-no-skill-04 = there are not enough action points or not enough mana for it
bg-no-skill-05 = each active skill can be used once per activation or interrupt
bg-no-skill-08 = the effect has nothing to do now
bg-no-skill-09 = there is no possible target
bg-no-squad-01 = the squad needs characters, all of its own faction
bg-no-squad-04 = nobody can attack themselves
bg-no-squad-06 = the character is not on the battlefield
bg-no-test-04 = these are too many dice
bg-no-test-11 = the success range can only be from 2+ to 6+
bg-no-test-15 = choose no more dice than may be rerolled
bg-no-test-17 = choose no more dice than the mana pays for
bg-no-timing-04 = choose one of the effects that wait
bg-no-timing-07 = choose one of the effects that wait
bg-no-kernel-not-asked = this question is no longer open
bg-no-kernel-malformed = the answer could not be read
bg-no-kernel-game-over = the game is over
bg-no-kernel-setup = the game cannot be set up like this
bg-no-kernel-stuck = the program found no way on; this is its fault, not yours
