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
so-ask-lose-damage = How much damage does { $unit } lose?
sp-ask-lose-wound = Which token does { $unit } lose?
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

so-goal-how = { $aggressor } must end the stages in time; { $sentinel } wins when the track is full and the countdown is over.
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
sp-about-ask-space = Only spaces that show a rolled result can be chosen.
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
