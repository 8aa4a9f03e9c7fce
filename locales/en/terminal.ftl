# What only the terminal says. Answers in backticks are typed as they stand, in every language.

terminal-list = { $first }, and { $last }
terminal-list-two = { $first } and { $second }
terminal-none = none
terminal-active = active

## The session

terminal-choose = (a number or the words; `why` for what is closed, `?` for help)
terminal-or = or { $how }
terminal-expected = expected a number from 1 to { $most }
terminal-not-read = This is no answer – { $reason }
terminal-unknown = no such answer
terminal-odds-head = chance     at least
terminal-odds-mean = on average { $mean }
terminal-rule-given = Given
terminal-rule-then = Then
terminal-rule-ruling = Ruling
terminal-rule-editions = Editions
terminal-rule-lines = Rulebook, lines
terminal-no-rule = no rule `{ $id }`
terminal-nobody = nobody is called `{ $name }`
terminal-agree = { $player }: do you agree to a draw? (yes)
terminal-declines = { $player } declines.
terminal-thinks = { $player } thinks …
terminal-nothing-back = nothing to take back
terminal-over = The game is over: { $result }
terminal-goes-on = The game goes on.
terminal-analysis-nothing = No decision was judged: none was of weight, or `--by` has too few rollouts to compare answers.
terminal-analysis-unfinished = The game is not over: what chance brought cannot be told.
terminal-commitment = Seed commitment { $commitment }
terminal-record = The record is in { $file }.
terminal-left = You left before the end.
terminal-score-points = { $own } to { $other } points
terminal-score-struggles = { $own } to { $other } struggles
terminal-score-momentum = { $own } to { $other } momentum
terminal-score-victory-tokens = { $own } to { $other } victory tokens
terminal-score-points-destroyed = { $own } to { $other } points destroyed
terminal-help-board = the table and the choices again
terminal-help-why = what is not possible now, and by which rule
terminal-help-hint = the best answers, with the chance to win
terminal-help-rules = the text of a rule
terminal-help-show = everything on somebody’s cards
terminal-help-undo = take back your last answer
terminal-help-draw = offer a draw
terminal-help-concede = give up
terminal-help-quit = leave; the record is kept

## Answers of one’s own

terminal-free-place = a place of your own, in millimetres from the centre, east and north: { $example }
terminal-free-places = places of your own, in millimetres from the centre, east and north: { $example }
terminal-free-toward = toward a point, in millimetres from the centre, east and north: { $example }
terminal-free-order = in the order of
terminal-free-squad = squad { $number }: { $names }
terminal-free-formation = for a formation
terminal-free-each = for each miniature, the leader first
terminal-free-zones = own deployment zones, marked { $sign } on the map: { $count }
terminal-free-leader = the leader stands at { $place }
terminal-free-others = for the miniatures { $numbers }
terminal-free-pool = a pool of your own: { $example }
terminal-free-everybody = for everybody who has it
terminal-free-single = for single miniatures
terminal-free-weapons = weapons: { $names }
terminal-free-dice = dice of your own, by their numbers: { $example }

## Battleground

terminal-bg-legend = ██ high  ▒▒ low  ~ difficult  H ladder  ▔ platform  ◎ objective  § sign
terminal-bg-situation = Round { $round } of 4, points { $one } to { $two }.
terminal-bg-figure = wounds { $wounds }/{ $health }  mana { $mana }
terminal-bg-area =
    { $count ->
        [one] area of { $count } hex
       *[other] area of { $count } hexes
    }
terminal-bg-card = { $name } of { $player }: { $values }, speed { $speed } ({ $focused } focused), health { $health }
terminal-bg-odds = { $attack }; defence { $defence }

## Shatterpoint

terminal-sp-legend-ground = · ground  ▒3 height in inches  ░3 bridge  ██ no standing  H transfer point
terminal-sp-legend-units = ◎ objective, ◎1 ◎2 controlled, ○ inactive; AA A1 units of player 1, aa a1 of player 2
terminal-sp-set-up = Set-up.
terminal-sp-situation = Turn { $turn }, struggle { $number } ({ $card }), token: { $space }.
terminal-sp-situation-stage = Turn { $turn }, stage { $stage }.
terminal-sp-middle = the middle
terminal-sp-space = space { $number } of { $player }
terminal-sp-damage = { $damage }/{ $stamina } damage
terminal-sp-at = { $objective } at { $place }
terminal-sp-open = open
terminal-sp-priority = priority
terminal-sp-player = { $player } ({ $edge }): Force { $ready }/{ $force }, struggles won { $won }, deck { $deck }, reserve { $reserve }, used { $discard }
terminal-sp-track = ◆ struggle token, ● momentum { $own } and { $other }
terminal-sp-stage-ends = Stage { $stage } ends: { $text }
terminal-sp-odds = { $attack } against { $defence }; successes { $chances }
terminal-sp-move = Each character advances, dashes or climbs.
terminal-sp-combat = Each character attacks once.
terminal-sp-tree-ends = ends
terminal-sp-card = { $unit } of { $player }: { $type }, stamina { $stamina }, durability { $durability }, Force { $force }; { $traits }
terminal-sp-up = up
terminal-sp-values = { $kind }: { $attack } attack, { $defence } defence
terminal-sp-ends = Ends: { $text }
terminal-sp-armoured = { $name }: defence { $melee } against melee, { $ranged } against ranged; { $track }

## Legion

terminal-lg-legend-cells = · ground, five cells are about range 1
terminal-lg-legend-terrain = terrain: ░ open to troopers, ≡ difficult, █ impassable, then its cover (h heavy, l light);
terminal-lg-legend-heights = ▒4 can be stood on, height in inches; ◎1 objective token, ✸1 charge token
terminal-lg-legend-units = A1 A2 miniatures of a unit of player 1, a1 a2 of player 2
terminal-lg-legend-zones = + blue’s deployment zones, - red’s
terminal-lg-situation = Round { $round }, { $phase }, victory tokens { $own } to { $other }.
terminal-lg-minis = { $here } of { $all }, leader { $leader } at { $place }
terminal-lg-wounds = wounds { $wounds }/{ $most }
terminal-lg-wounds-of = wounds of { $number } { $wounds }/{ $most }
terminal-lg-promoted = promoted
terminal-lg-destroyed = { $weapon } destroyed
terminal-lg-exhausted = { $upgrade } exhausted
terminal-lg-melee = in melee with { $units }
terminal-lg-after = after { $actions }
terminal-lg-token = { $token } at { $place }
terminal-lg-marks = marks { $terrain }
terminal-lg-held = held by { $unit }
terminal-lg-token-wounds = wound tokens { $wounds }/{ $most }
terminal-lg-charge = { $weapon } of { $player } at { $place }
terminal-lg-mine = Mine at { $place }
terminal-lg-player = { $player } ({ $colour }, { $edge })
terminal-lg-victory =
    { $count ->
        [one] { $count } victory token
       *[other] { $count } victory tokens
    }
terminal-lg-score = { $points } points destroyed
terminal-lg-plays = plays { $card }
terminal-lg-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
terminal-lg-discarded = discarded { $cards }
terminal-lg-pool = order pool { $tokens }
terminal-lg-priority = priority
terminal-lg-counter = round counter
terminal-lg-row = { $row }, the leftmost first: { $cards }
terminal-lg-gone = { $card } goes, then it is { $next }. { $text }
terminal-lg-unit = { $unit } of { $player }: { $rank }, { $type }, { $faction }, { $points } points; { $minis }, wound threshold { $wounds }, { $nerve }, speed { $speed }; defence dice { $die }, surges: attack { $attack }, defence { $defence }; bases of { $base } mm
terminal-lg-minis-count =
    { $count ->
        [one] { $count } miniature
       *[other] { $count } miniatures
    }
terminal-lg-courage = courage { $value }
terminal-lg-resilience = resilience { $value }
terminal-lg-keywords = Keywords: { $keywords }
terminal-lg-only = only miniature { $number }
terminal-lg-upgrade = Upgrade { $upgrade } ({ $notes })
terminal-lg-adds-mini = adds a miniature
terminal-lg-command = { $pips }, orders for { $units }.
terminal-lg-odds = wounds { $chances }
terminal-lg-no-wounds = no wounds
terminal-lg-nearest = { $range } of { $unit }
terminal-lg-far = beyond range 4 of all enemies
terminal-lg-sees =
    { $count ->
        [one] sees { $count } miniature
       *[other] sees { $count } miniatures
    }
terminal-lg-actions =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
terminal-lg-climb-roll =
    { $count ->
        [one] { $count } white defence die, a wound for a block
       *[other] { $count } white defence dice, a wound for each block
    }
terminal-lg-climb-safe = without a roll
terminal-lg-speed = up to speed { $speed }
terminal-lg-speed-climb = up to speed { $speed }, or a climb
terminal-lg-blue = chooses the edge, discards and deploys first, wins if all is even
terminal-lg-red = discards and deploys second
terminal-lg-deploys = { $rank }, { $minis }, speed { $speed }
terminal-lg-chance = one of { $tokens }, by chance
terminal-lg-withdraw = a speed-1 move takes the whole activation
terminal-lg-for-wound = for 1 wound
terminal-lg-anywhere = they are placed for you
terminal-lg-cancels =
    { $count ->
        [one] cancels { $count } hit
       *[other] cancels { $count } hits
    }
terminal-lg-shows = the attack shows { $faces }
terminal-lg-leads = the leader
terminal-lg-at = at { $place }
terminal-lg-terrain = { $kind }, { $cover }, troopers: { $movement }
terminal-list-misread = Line { $line } is not understood: { $text }
terminal-list-points = { $spent } of { $most } points
terminal-list-legal = The list keeps the rules.
terminal-list-fix-remove = Remove { $what }
terminal-list-fix-add = Add { $what }
terminal-list-fix-exchange = { $by } instead of { $what }
terminal-list-ranged = ranged { $value }
terminal-list-melee = melee { $value }
terminal-list-survives = withstands { $value }
