# Battleground: the table page.

play-ap = { $count } AP
play-mana = { $count } mana
play-points =
    { $count ->
        [one] { $count } movement point
       *[other] { $count } movement points
    }
play-dice =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
play-face = { $needed } or more
play-dice-needed =
    { $dice ->
        [one] { $dice } die, success on { $needed } or more
       *[other] { $dice } dice, success on { $needed } or more
    }
play-value = { $value } { $count }
play-health = { $left } of { $health } health
play-figure-state = { $place }, { $left } of { $health } health
play-cost =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
play-successes =
    { $count ->
        [one] { $count } success
       *[other] { $count } successes
    }
play-successes-left =
    { $count ->
        [one] { $count } success left
       *[other] { $count } successes left
    }
play-wounds =
    { $count ->
        [0] no wound
        [one] { $count } wound
       *[other] { $count } wounds
    }
play-wounds-or-more = { $count } or more
play-wounds-on =
    { $count ->
        [0] no wound on { $name }
        [one] { $count } wound on { $name }
       *[other] { $count } wounds on { $name }
    }
play-wound-chance = { $chance } wound
play-knock-out = knocked out

## Head

play-head-secret = Both choose in secret
play-budget-ap = { $count } AP left
play-budget-mana = { $count } mana left

## The question

play-ask-move = Move { $name } to { $place }?
play-ask-leave = Leave { $enemies } and move { $name } to { $place }?
play-ask-attack = Attack { $target } with { $weapon }?
play-crumb-acts = { $name } acts
play-crumb-strikes = { $name } strikes
play-crumb-interrupts = { $name } interrupts
play-crumb-test = test of { $name }
play-crumb-attacked = attack on { $name }

## Actions

play-actions = Actions
play-menu-move = Move
play-menu-attack = Attack
play-menu-focus = Focus
play-menu-standby = Standby
play-menu-skill = Skill
play-menu-item = Item
play-menu-card = Card
play-menu-end = End
play-hint-place = Choose a marked hex on the board.
play-hint-deploy = Then choose a hex in your zone on the board.
play-hint-card = It stays face down until both have chosen.
play-hint-discard = Pick any number of cards, or none.
play-list-places =
    { $count ->
        [one] List of { $count } place
       *[other] List of { $count } places
    }
play-hand = Your hand
play-or-mana =
    { $count ->
       *[other] or { $count } mana
    }
play-or-ap =
    { $count ->
        [one] side mission for { $count } VP, or 1 AP
       *[other] side mission for { $count } VP, or 1 AP
    }
play-glory = Glory
play-dice-to-pick = Dice to roll again, at most { $most }
play-picked = { $picked } of at most { $most } picked
play-reroll-chance = { $needed } or more: { $chance } each
play-die-counts = { $face }, counts
play-die-not = { $face }, does not count
play-die-rerolled = rolled again
play-die-exploded = exploded

## Buttons

play-do-cost = { $deed }, { $cost }
play-do-move-to = Move to { $place }
play-do-attack = Attack { $name }
play-do-card = Lay “{ $card }”
play-do-discard =
    { $count ->
        [0] Keep all cards
        [one] Discard { $count } card
       *[other] Discard { $count } cards
    }
play-draws = draw { $count }
play-draws-short = draw { $count }: the deck has { $count }
play-gains-only = only { $count } counts: 5 is the most
play-do-play = Play { $card } ({ $bonus })
play-do-bonus-ability = Use the ability
play-do-bonus-mana = Gain { $count } mana
play-do-bonus-mission = Take on the side mission
play-do-bonus-ap = Gain 1 AP
play-do-reroll =
    { $count ->
        [0] Keep all
        [one] Roll 1 die again
       *[other] Roll { $count } dice again
    }
play-do-activate = Activate { $name }
play-do-target = Choose { $name }
play-do-place = Choose { $place }
play-do-strike = Strike with { $name }
play-do-interrupt = Interrupt with { $name }
play-do-priority = Give { $player } priority

## Consequences

play-way =
    { $cost ->
        [one] { $place }, { $cost } movement point
       *[other] { $place }, { $cost } movement points
    }
play-way-engaged = next to { $names }
play-way-watched = seen on standby by { $names }
play-flag-cost = { $cost } of { $points } movement
play-flag-capture = This objective
play-flag-left =
    { $count ->
        [one] objective { $places }
       *[other] objectives { $places }
    }
play-flag-leaves =
    { $count ->
        [one] leaves objective { $places }
       *[other] leaves objectives { $places }
    }
play-flag-objective =
    { $count ->
        [one] can capture the objective
       *[other] can capture { $count } objectives
    }
play-flag-strike = { $name } may strike first
play-warn-strike = { $name } may strike before you move
play-warn-watched =
    { $count ->
        [one] { $names } may interrupt you there
       *[other] { $names } may interrupt you there
    }
play-fact-path =
    { $count ->
        [one] Path of { $count } step
       *[other] Path of { $count } steps
    }
play-fact-of = { $cost } of { $points }
play-fact-objective = Ends on an open objective
play-fact-test =
    { $dice ->
        [one] { $value }: { $dice } die
       *[other] { $value }: { $dice } dice
    }
play-fact-dice =
    { $count ->
        [one] { $by } die
       *[other] { $by } dice
    }
play-fact-easier = { $count } easier
play-fact-harder = { $count } harder

## Tray

play-no-test = No test yet.
play-last-test = last test
play-test-attack = { $name }: { $weapon } on { $target }
play-test-other = { $name }: { $kind }
play-undefended = { $name } does not defend.
play-success-range = Success on
play-steps = Eleven steps of the test
play-step-1 = 1 Value
play-step-2 = 2 Modifiers
play-step-3 = 3 Success range
play-step-4 = 4 Normal roll
play-step-5 = 5 Initial successes
play-step-6 = 6 Free rerolls
play-step-7 = 7 Mana rerolls
play-step-8 = 8 Exploding dice
play-step-9 = 9 Final successes
play-step-10 = 10 Defence test
play-step-11 = 11 Successes applied

## Strip and unit card

play-state-ready = ready
play-state-done = done
play-state-out = knocked out
play-state-waiting = not deployed
play-state-focused = focus
play-state-standby = standby
play-state-engaged = engaged
play-their-hand =
    { $count ->
        [one] { $player } holds { $count } card
       *[other] { $player } holds { $count } cards
    }
play-deck = Deck { $count }
play-discard = Discard { $count }
play-you-passed = You passed
play-other-passed = The other passed
play-both-passed = Both passed
play-mission = Side mission
play-speed = Speed
play-reach = { $inches }″
play-result =
    { $wounds ->
        [one] { $successes }+: { $wounds } wound
       *[other] { $successes }+: { $wounds } wounds
    }
play-result-more =
    { $wounds ->
        [0] { $successes }+: an effect
        [one] { $successes }+: { $wounds } wound and more
       *[other] { $successes }+: { $wounds } wounds and more
    }
play-consumable = single use

## Stage

play-board = Battlefield { $map }
play-tool-threat = Threat
play-measured =
    { $steps ->
        [one] { $steps } hex, { $inches }″
       *[other] { $steps } hexes, { $inches }″
    }
play-sight-seen = in sight
play-sight-cover = in sight, in cover
play-sight-hidden = no line of sight
play-said-sight =
    { $count ->
        [one] { $count } enemy in sight
       *[other] { $count } enemies in sight
    }
play-said-threat =
    { $count ->
        [one] { $count } hex under threat
       *[other] { $count } hexes under threat
    }
play-key-threat = What enemies can attack
play-key-grab = Grab; arrows move, Enter drops
play-key-turn = Turn the figure

## Lobby

play-lobby-map = Map
play-lobby-deployment = Set-up
play-lobby-given = First game.
play-lobby-given-text = Every character has its place.
play-lobby-chosen = Standard set-up.
play-lobby-chosen-text = The players deploy in turn in their zones.
play-lobby-none = There is no squad to play with.

## What it means

play-about-face = An attack from behind hits more easily. Choose an arrow, here or on the board.
play-about-priority = On equal initiative the player with priority acts first, for the whole game.
play-about-discard = Afterwards you draw until you hold 5 fate cards.
play-about-choose-card = The higher number acts first. The character you activate then gets the AP and mana of the card.
play-about-activate =
    { $mana ->
        [0] It gets { $ap } AP by your card and acts now.
       *[other] It gets { $ap } AP and { $mana } mana by your card and acts now.
    }
play-about-bonus = One of the two, in addition to AP and mana.
play-about-act = Actions cost AP. Move, Focus, Standby and attacks with one type of weapon cost 1 more each time.
play-about-go = Drag the figure or click a hex in the coloured area.
play-about-free-reroll = Pick dice to roll again. The new result counts, better or worse.
play-about-mana-reroll = Each die you roll again costs 1 mana. The new result counts, better or worse.
play-about-defend = Each success of the defence cancels one of theirs. It costs no AP.
play-about-opportunity = It wants to leave. Whoever is engaged with it may strike once before.
play-about-standby = Whoever interrupts gets 1 AP for an action against it.
play-about-capture = Each objective you hold is worth 20 victory points at the end.
play-about-order = All of them happen, one after the other.
play-about-interrupted = This is the moment for it; the interrupt follows.
play-about-free-attack = It costs no AP.
play-about-pass = You are finished for this round.
play-tile-move = Drag the figure or click a hex in the coloured area. Nothing is done until you confirm.
play-tile-attack = Choose the target. The odds show before any die falls.
play-tile-focus = A focus marker: the next test succeeds more easily, or one move goes further.
play-tile-standby = Ends the activation. The character then interrupts an enemy who ends a move in its sight.
play-tile-skill = An active skill of the character.
play-tile-item = Something the character carries; it can be used once.
play-tile-card = A further card from your hand, for one of its bonuses. It costs no AP.
play-tile-end = Ends the activation. AP that are left are lost, mana stays.
play-keep-facings = Keep all facings
play-card-gives =
    { $mana ->
        [0] Initiative { $initiative }. The character gets { $ap } AP.
       *[other] Initiative { $initiative }. The character gets { $ap } AP and { $mana } mana.
    }
play-card-bonus = Bonus: { $text }
play-list-answers =
    { $count ->
        [one] One answer as a list
       *[other] All { $count } answers as a list
    }

## Goal

bg-goal-how = After { $rounds } rounds, be at least 20 victory points ahead. Or leave no enemy standing.
bg-goal-objective = Each objective you hold
bg-goal-twenty = 20
bg-goal-knocked-out = Each enemy knocked out
bg-goal-cost = its cost
bg-goal-mission = Each side mission done
bg-goal-printed = as printed
bg-goal-has = { $points } points, { $held } held
bg-goal-count = { $first }: { $one }, { $second }: { $two } victory points. Objectives still free: { $free }, worth 20 each.

## What steps and markers mean

play-step-about-1 = The value the test is made with says how many dice there are.
play-step-about-2 = Effects add dice or take some away.
play-step-about-3 = Normally a die of 4 or more is a success; effects make the range larger or smaller.
play-step-about-4 = All dice are rolled at once.
play-step-about-5 = Dice in the success range count.
play-step-about-6 = Some abilities roll dice again for nothing.
play-step-about-7 = Up to 5 mana roll one die each again, all at once.
play-step-about-8 = Each 6 brings one more die, and a 6 on that one brings another.
play-step-about-9 = All successes are added up.
play-step-about-10 = The target rolls too; each of its successes cancels one.
play-step-about-11 = What is left causes wounds and effects.
play-buff-about-haste = Speed is 2 higher, normal and focused.
play-buff-about-enhancement = Attack tests succeed on 1 face more.
play-buff-about-protection = Defence tests succeed on 1 face more.
play-buff-about-regeneration = When it goes, 1 wound is healed.
play-debuff-about-paralysis = Speed is 2 lower, normal and focused.
play-debuff-about-blinded = Attack tests succeed on 1 face fewer.
play-debuff-about-prone = Defence tests succeed on 1 face fewer.
play-debuff-about-curse = When it goes, it causes 1 wound.
play-value-about-strength = Dice of melee attacks.
play-value-about-perception = Dice of ranged attacks.
play-value-about-power = Dice of spell attacks.
play-value-about-toughness = Dice of the defence against melee and ranged attacks.
play-value-about-spirit = Dice of the defence against spells.
play-value-about-speed = Movement points of a Move; the second number if focus is spent.
play-value-about-ap = Action points pay for actions. Those left at the end of the activation are lost.
play-marker-about = A marker of its own kind: its card says what it does.

play-ask-move-attack = Move { $name } to { $place } and attack { $target }?
play-do-move-attack = Move to { $place }, attack { $name }
play-flag-then = then attacks { $name }
play-flag-engaged = engages { $names }
play-flag-shot =
    { $dice ->
        [one] { $weapon } reaches { $name }: 1 die, { $needed }+
       *[other] { $weapon } reaches { $name }: { $dice } dice, { $needed }+
    }
play-flag-sees = sees { $names }
play-flag-seen = { $name } at { $inches }″
play-flag-sees-many = sees { $count } enemies
play-flag-cover = in cover from { $names }
play-flag-watched = { $names } may interrupt
play-flag-far-place = No way with { $points } movement ends at { $place }
play-flag-far-enemy = { $name } is out of reach with { $points } movement
play-flag-not-there = Not possible on { $place }
