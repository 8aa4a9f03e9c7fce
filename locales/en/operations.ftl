# Strategic Operations: roles, stages, the countdown, armoured targets.

## Roles and stage card

so-role-aggressor = Aggressor
so-role-sentinel = Sentinel
so-you = (you)
so-you-are = You: { $role }
so-stage-card = Stage card
so-what-ends = What ends the stage
so-wins-stage = { $role } wins the stage.
so-wins-operation = { $role } wins the operation.
so-ends-stage = The next stage begins.
so-ends-operation = The operation ends.
so-countdown-ends = All 16 spaces of the track are full at the end of the Aggressor’s turn.
so-special-rule = special rule
so-special-rules =
    { $count ->
        [one] { $count } special rule
       *[other] { $count } special rules
    }
so-rule-of-stage = this stage
so-rule-of-operation = whole operation

## Track

so-track = { $state }. Momentum tokens: { $own } of { $of } on your side, { $other } of { $of } on the side of { $name }.
so-tokens-of = { $tokens }/{ $of }
so-tokens-after = { $from } → { $to } of { $of }
so-spaces-left =
    { $count ->
        [one] { $count } space until the track is full
       *[other] { $count } spaces until the track is full
    }
so-track-full = The track is full
so-last-turn = Last turn of the Aggressor

## Story

so-story = Story
so-briefing = Briefing
so-story-close = To the table

## Armoured targets

so-armoured-of = Armoured target of the { $role }, objective { $number }
so-stands-at =
    { $count ->
        [one] It stands at objective { $numbers }.
       *[other] It stands at objectives { $numbers }.
    }
so-by-rule = Only a special rule below grants attacks against it.
so-armoured-about = Options place damage tokens by matching symbols. Nothing else they do counts.
so-defends = Defence { $melee } against melee, { $ranged } against ranged
so-damage-track = Damage track
so-space =
    Space { $number }: { $what }, { $state ->
        [damaged] damaged
        [next] next
       *[free] free
    }
so-next-space = Next: space { $number } ({ $symbols }).
so-option-needs = An option with { $symbols } puts a damage token on space { $number } of { $of }.
so-destroyed = destroyed
so-damage-of = { $tokens } of { $of } damage tokens
so-tokens-on =
    { $count ->
        [0] no damage token on { $name }
        [one] { $count } damage token on { $name }
       *[other] { $count } damage tokens on { $name }
    }
so-strikes = token on space { $space }
so-glances = no match
so-tree-fits = { $what }, can be taken now and places a damage token
so-fortress = { $name }, armoured target of the { $role } at objective { $number }
so-will-be-wounded = With this pool it is wounded. Only special rules change the track by it.

## Questions and answers

so-ask-add = To which side of the track is a momentum token added?
so-ask-remove = From which side of the track is a momentum token removed?
so-ask-lose-damage = How much damage to remove from { $unit }?
sp-ask-lose-wound = Which token to remove from { $unit }?
sp-about-ask-progress = Only the number on each side counts. With all 16 spaces full at the end of the Aggressor’s turn, the Sentinel wins.
sp-about-ask-lose-wound = The token goes first. Damage can only be removed from a unit that is no longer wounded.
sp-about-ask-lose-damage = A unit that still has as much damage as stamina is wounded again at once.
sp-do-decline-lose-wound = Keep the tokens
sp-do-decline-lose-condition = Keep the conditions
so-pending-progress = Momentum token at the start of the turn
so-about-progress = On the own side of the track; if that is full, on the other one.
so-how-much = How much damage
so-do-side-own = Your side ({ $role })
so-do-side-other = Other side ({ $role })
so-do-token-wounded = Wounded token
so-do-token-injured = Injured token
so-do-damage =
    { $count ->
        [0] No damage
       *[other] { $count } damage
    }
so-add-to-aggressor = Add to the Aggressor’s side
so-add-to-sentinel = Add to the Sentinel’s side
so-remove-from-aggressor = Remove from the Aggressor’s side
so-remove-from-sentinel = Remove from the Sentinel’s side
so-lose-wounded = Lose the wounded token
so-lose-injured = Lose an injured token
so-lose-damage =
    { $count ->
        [0] Lose no damage
       *[other] Lose { $count } damage
    }

## Events

so-say-roles = { $aggressor } is the Aggressor and goes first, { $sentinel } is the Sentinel.
so-say-stage-begins =
    { $count ->
        [0] Stage: { $stage }
        [one] Stage: { $stage }. Objective { $objectives } is active
       *[other] Stage: { $stage }. Objectives { $objectives } are active
    }
so-say-stage-ended = End of stage { $stage }. { $text }
so-say-stage-ended-won = End of stage { $stage }, { $player } wins it. { $text }
so-say-stage-ended-last = End of stage { $stage }, { $player } wins the operation. { $text }
so-say-special-rule = { $rule } for { $player }.
so-say-added = A momentum token on the side of { $player }, { $tokens } of 8 now ({ $cause }).
so-say-removed = A momentum token less on the side of { $player }, { $tokens } of 8 now ({ $cause }).
so-cause-turn = start of the turn
so-cause-token = { $ability }, instead of moving the struggle token
so-cause-spent = { $ability }, instead of spending momentum
so-cause-gained = { $ability }, instead of gaining momentum
so-say-last-turn = The track is full: the struggle token goes to the middle space. The Aggressor has one more turn.
so-say-lost-wounded = { $unit }: wounded token removed.
so-say-lost-injured = { $unit }: injured token removed.
so-say-glanced = { $target }: no symbol of the next space, no damage token.
so-say-armour = { $target }: damage token on space { $space } of { $of }.
so-say-destroyed = { $target } is destroyed.

## Ends

so-won-countdown = { $winner } wins as { $role }: the countdown ran out in the stage “{ $stage }”.
so-won-stage = { $winner } wins as { $role } with the end of the stage “{ $stage }”.
so-won-stage-by = { $winner } wins as { $role } in the stage “{ $stage }”: { $text }

## Refusals

sp-no-so-build-01 = for an operation no mission pack is brought
sp-no-so-setup-05 = there is no such player to be the Aggressor
sp-no-so-armor-05 = it cannot be attacked now

## Goal

so-goal-how = { $aggressor }, the Aggressor, must end the stages in time; { $sentinel }, the Sentinel, wins when the track is full and the countdown is over.
so-goal-left = Spaces left on the track: { $left }

## Trackers, marks and rolls of special rules

so-tracker = tracker
so-tracker-state = { $name }: { $filled } of { $of } spaces filled
so-tracker-space =
    { $what }, { $state ->
        [filled] filled
       *[empty] empty
    }
so-surge = cannot be controlled now
so-kind-of = { $kind }, objective { $number }
so-rolls = { $rule }: the roll
so-ask-objective = Which objective?
so-ask-fill = Which space of { $tracker } is filled?
so-ask-empty = Which space of { $tracker } is emptied?
sp-about-ask-objective = The special rule goes on with the chosen objective.
sp-about-ask-space = Only these spaces can be chosen; after a roll, those that show a rolled result.
so-do-space = Space { $what }
so-say-plated = { $target }, defence expertise { $count }: { $entries }.
so-say-repaired = { $target }: damage token taken off space { $space }.
so-say-rule-rolled = { $rule }: { $player } rolls { $faces }.
so-say-filled = { $tracker }: space { $what } is filled.
so-say-emptied = { $tracker }: space { $what } is emptied.
so-say-marked = Priority tokens lie on { $objectives }; nobody controls them.
sp-no-so-armor-12 = it can be attacked only when a special rule grants it
sp-no-so-armor-13 = a special rule grants this attack only through certain objectives
sp-no-so-track-02 = no such empty space shows the result
sp-no-so-track-03 = no such filled space shows a result
sp-effect-repair = take a damage token off
so-say-scattered = { $player } sets a squad apart: { $units }.
so-say-unit-tokens = { $unit }, operation tokens: { $tokens }.
so-say-unit-tokens-none = { $unit }: no operation token left.
so-say-objective-damaged =
    { $count ->
        [one] { $count } damage token on { $objective }.
       *[other] { $count } damage tokens on { $objective }.
    }
so-say-deactivated = { $objective } is inactive now.
so-say-die-turned = A die is turned: { $from } becomes { $to }.
so-ask-token = Which token goes?
so-ask-turn = Which die is turned to { $face }?
sp-about-ask-face = The result of the die counts as turned.
so-unit-tokens = Operation token: { $tokens }
sp-no-so-token-01 = each unit stands within range 1 of another objective that is inactive in the first stage
so-say-token-laid = { $player } draws a token and lays it face down on { $unit }.
so-say-token-laid-seen = { $player } draws a token and lays it face down on { $unit }: { $face }.
so-say-tokens-returned =
    { $count ->
        [one] { $count } operation token of { $unit } goes back to the pool.
       *[other] { $count } operation tokens of { $unit } go back to the pool.
    }
so-say-token-shown = { $unit } shows an operation token: { $face }.
so-say-sequence-laid =
    { $count ->
        [one] { $count } token is laid face down in a row.
       *[other] { $count } tokens are laid face down in a row.
    }
so-say-sequence-revealed = Next in the row, { $left } left: { $face }.
so-say-sequence-discarded = The token { $face } leaves the row.
so-say-objective-put = { $objective } is put elsewhere.
so-ask-lay = Where is { $objective } put?
sp-about-ask-lay = Click a place within range { $range } of where it lies, or leave it there.
sp-about-ask-lay-near = Click a place within range { $range } of { $of }.
sp-do-decline-lay = Leave it where it lies
so-do-lay = Put it here
so-sequence = Sequence
so-sequence-hidden = face down
so-token-hidden = Operation token, face down
sp-effect-tokens = operation tokens
sp-effect-fill = put a token on a tracker
sp-effect-empty = take a token off a tracker
sp-effect-sequence = go on in the row of tokens
sp-effect-place-objective = put an objective elsewhere
sp-effect-remove-token = take an operation token off
sp-effect-damage-objective = damage an objective
sp-effect-turn-die = turn a die
sp-effect-roll = roll dice
so-objective-damage =
    { $count ->
        [one] { $count } damage token
       *[other] { $count } damage tokens
    }
sp-no-so-place-01 = an objective is put flat on the battlefield, within the range of where it lies, over no other one
sp-no-so-token-02 = one of the tokens that may go
sp-no-so-roll-02 = one of the dice that may be turned
so-say-lies-in-wait = { $player } lets a squad lie in wait: { $units }.
so-say-ambush-laid = { $player } lays an ambush token face down.
so-say-ambush-revealed = Ambush token { $face }: { $unit } comes out.
so-say-stationed = { $name } is put on the battlefield.
so-say-uncontrolled = Nobody controls { $objective } any more.
so-ask-roam = Where does { $objective } go?
so-ask-ambush = Where is the ambush token { $face } laid?
so-ask-station = Where is { $name } put?
sp-about-ask-roam = Click a place on the table. It moves like a character.
sp-about-ask-ambush = Not within range 2 of an objective or an edge, not within range 3 of another ambush token.
sp-about-ask-station = Within the range of the token that the special rule names.
sp-do-decline-roam = It stays
so-do-ambush = Lay it here
so-do-station = Put it here
so-ambush = Ambush token
sp-no-so-roam-01 = it moves only as the special rule says, and its base may not be overlapped
sp-no-so-wait-02 = an ambush token lies not within range 2 of an objective or an edge and not within range 3 of another
so-say-docked = The ship is at { $objective }.
so-say-embarked = { $unit } goes aboard the ship.
so-say-acts-from-ship = { $unit } gives covering fire from the ship.
so-say-captured = { $player }: captured are { $units }.
so-say-freed = { $unit } is free.
so-say-off-duty = { $player }: off duty are { $units }.
so-say-noise-made =
    { $count ->
        [one] { $player } makes noise: { $count } token lies face down.
       *[other] { $player } makes noise: { $count } tokens lie face down.
    }
so-say-noise-revealed = The noise is heard: { $faces }.
so-say-signalled = { $signal }!
so-say-no-room = There is no room for what { $player } had to put down.
sp-ask-react-moved = { $name } moved. React?
sp-effect-noise =
    { $count ->
        [0] make no noise
       *[other] make { $count } noise
    }
sp-effect-embark = go aboard
sp-effect-act-from-ship = act from the ship
sp-effect-station = put characters on the battlefield
sp-effect-signal = give the signal
so-aboard = Aboard the ship
so-captured = captured
so-off-duty = off duty
so-mounted = aboard
so-noise-state = Noise: { $noise } face down, { $pool } left in the pool
so-signalled = { $signal }: sounded
sp-no-so-place-02 = characters are put within the range that the rule names
sp-no-so-captive-01 = captured units neither move nor attack, and who is aboard does not move
sp-no-so-duty-02 = on guard duty nobody advances or makes ranged attacks
sp-no-so-deploy-01 = the operation says where squads are deployed
so-state-captured = captured
so-state-off-duty = off duty
so-state-aboard = aboard the ship
