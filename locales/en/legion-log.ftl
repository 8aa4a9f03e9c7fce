# Legion: what happened, as sentences of the log.

## Set-up

lg-say-unknown = Something happened: { $what }.
lg-say-chooser = { $player } decides the colours: the army costs fewer points.
lg-say-chooser-coin = { $player } decides the colours: the armies cost the same, and the coin fell so.
lg-say-colours = { $blue } is the blue player, { $red } the red one.
lg-say-terrain-placed = { $player } places a piece of terrain.
lg-say-side = The blue player takes the { $edge }.
lg-say-battle-cards = The battle cards lie open.
lg-say-discarded = { $player } strikes { $card } ({ $row }).
lg-say-discarded-none = { $player } strikes no battle card.
lg-say-battle = Battle: { $cards }
lg-say-token-laid = Laid: { $token }.
lg-say-set-aside = { $unit }: set aside, comes later.
lg-say-deployed = { $unit }: deployed.

## Rounds and orders

lg-say-round = Round { $round }
lg-why-counter = Round counter
lg-say-commands = Command cards: { $first } against { $second }.
lg-say-commands-all = Command cards: { $cards }.
lg-say-team-tie = Equally few pips on both sides: the cards of { $team } have fewer in all.
lg-say-team-tie-coin = Equally few pips on both sides, and in all: the coin fell for { $team }.
lg-say-no-card = no card
lg-pips =
    { $count ->
        [one] { $count } pip
       *[other] { $count } pips
    }
lg-say-priority = { $player } has priority.
lg-say-nominated = { $unit }: nominated to issue orders.
lg-say-ordered = { $unit }: gets an order.
lg-say-drew = { $player } draws an order token: { $rank }.
lg-say-token-removed = { $player }: no unit fits the drawn token ({ $rank }); it leaves the game.
lg-say-activated = Activation: { $unit }
lg-say-actions-lost =
    { $count ->
        [one] { $unit }: loses { $count } action.
       *[other] { $unit }: loses { $count } actions.
    }
lg-say-acts = { $unit }: action { $action }.
lg-say-acts-free = { $unit }: free action { $action }.
lg-say-readied = { $unit }: upgrades ready again.
lg-say-used = { $unit }: uses { $upgrade }.
lg-say-again = { $unit }: its order token goes back to the pool, for one more activation.
lg-say-order-lost = { $unit }: its order token goes back to the pool.
lg-say-command-discarded = { $player } discards { $card } for its effect.
lg-say-command-returned = { $card } goes back to the hand of { $player }.
lg-say-observed =
    { $count ->
        [one] { $player } looks at a command card of the opponent.
       *[other] { $player } looks at { $count } command cards of the opponent.
    }
lg-why-observed = Seen
lg-say-charge-laid = { $unit }: lays a charge.
lg-say-detonated = Detonation: all units in range and sight are attacked.
lg-say-mine-laid = A mine is laid.
lg-say-mine-removed = The mine is used up.
lg-say-mine-attack = A mine attacks { $defender } ({ $range }): { $weapons }.
lg-say-marked = { $by } puts a bounty on { $unit }.
lg-say-collected = { $unit } collects the bounty ({ $count }).
lg-say-token-wounds =
    { $count ->
        [one] { $token }: { $count } wound token.
       *[other] { $token }: { $count } wound tokens.
    }
lg-an-upgrade = an upgrade
lg-say-promoted = { $unit }: the leader is a commander now.
lg-say-victory =
    { $count ->
        [one] { $player } gains { $count } victory token ({ $total } now).
       *[other] { $player } gains { $count } victory tokens ({ $total } now).
    }
lg-say-round-ends = Round { $round } is over.

## Moves

lg-say-moved-standard = { $unit }: moves.
lg-say-moved-reverse = { $unit }: reverses.
lg-say-moved-pivot = { $unit }: pivots.
lg-say-moved-climb = { $unit }: climbs to { $height }.
lg-say-moved-clamber = { $unit }: clambers to { $height }.
lg-say-moved-compulsory = { $unit }: compulsory move.
lg-say-moved-withdraw = { $unit }: withdraws from melee.
lg-say-moved-flight = { $unit }: flees in panic.
lg-say-moved-displaced = { $unit }: displaced.
lg-say-moved-closed-up = { $unit }: closes up to the enemy.
lg-say-placed = { $unit }: the others are placed in cohesion.
lg-say-melee = In melee: { $unit } and { $enemy }.
lg-say-left = { $unit }: left the battlefield and is defeated.
lg-say-claimed = { $unit }: claims { $token }.
lg-say-dropped = Unclaimed again: { $token }.

## Dice and tokens

lg-say-rolled-priority = Equal pips, the dice decide: { $faces }.
lg-say-rolled-rally = { $unit }, rally: { $faces }.
lg-say-rolled-resilience = { $unit }, resilience: { $faces }.
lg-say-rolled-damaged = { $unit }, damaged: { $faces }.
lg-say-rolled-clamber = { $unit }, clambering: { $faces }.
lg-say-rolled-mine = { $unit } steps near a mine: { $faces }.
lg-say-tokens = { $unit }: { $token } { $count }.
lg-say-tokens-none = { $unit }: { $token } removed.
lg-say-tokens-one = { $unit }: { $token }.

## Attacks

lg-say-attack = { $unit } → { $defender }, { $range }: { $weapons }.
lg-say-attack-roll = Attack roll: { $faces }.
lg-say-rerolled = After aiming: { $faces }.
lg-say-surged = Surges converted: { $faces }.
lg-say-in-cover = { $unit }: { $cover }.
lg-why-obscured = Obscured miniatures
lg-say-cancelled-dodge =
    { $count ->
        [one] Dodging cancels { $count } hit.
       *[other] Dodging cancels { $count } hits.
    }
lg-say-cancelled-dodge-criticals =
    { $count ->
        [one] Dodging cancels { $count } critical.
       *[other] Dodging cancels { $count } criticals.
    }
lg-say-cancelled-cover =
    { $count ->
        [one] Cover cancels { $count } hit.
       *[other] Cover cancels { $count } hits.
    }
lg-say-cancelled-armor =
    { $count ->
        [one] Armor cancels { $count } hit.
       *[other] Armor cancels { $count } hits.
    }
lg-say-cancelled-guardian =
    { $count ->
        [one] Guardian cancels { $count } hit.
       *[other] Guardian cancels { $count } hits.
    }
lg-say-cancelled =
    { $count ->
        [one] { $count } hit is cancelled.
       *[other] { $count } hits are cancelled.
    }
lg-say-impact =
    { $count ->
        [one] Impact: { $count } hit becomes critical.
       *[other] Impact: { $count } hits become critical.
    }
lg-say-defence-roll = Defence roll: { $faces }.
lg-say-defence-rerolled = Defence dice rerolled: { $faces }.
lg-say-guarded =
    { $count ->
        [one] { $unit } takes { $count } hit and rolls { $faces }.
       *[other] { $unit } takes { $count } hits and rolls { $faces }.
    }
lg-say-guard-pierced =
    { $count ->
        [one] Pierce cancels { $count } block of { $unit }.
       *[other] Pierce cancels { $count } blocks of { $unit }.
    }
lg-say-pierced =
    { $count ->
        [one] Pierce cancels { $count } block.
       *[other] Pierce cancels { $count } blocks.
    }
lg-say-wounds =
    { $count ->
        [0] { $unit }: no wounds.
        [one] { $unit }: { $count } wound.
       *[other] { $unit }: { $count } wounds.
    }
lg-say-wounded =
    { $count ->
        [one] { $mini } suffers { $count } wound ({ $total } of { $most }).
       *[other] { $mini } suffers { $count } wounds ({ $total } of { $most }).
    }
lg-say-mini-defeated = Defeated: { $mini }.
lg-say-healed = { $mini } loses a wound token; wounds left: { $count }.
lg-say-restored = { $mini } is back.
lg-say-weapon-mended = { $unit }: weapon repaired, { $weapon }.
lg-say-new-leader = { $mini } leads the unit now.
lg-say-defeated = The whole unit is defeated: { $unit }.
lg-say-weapon-destroyed = { $unit }: weapon destroyed, { $weapon }.
