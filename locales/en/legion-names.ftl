# Legion: what things are called.

## Who

lg-player = Player { $number }
lg-team = Team { $number }
lg-somebody = somebody
lg-unit-of = { $unit }{ "\u00A0" }{ $number }
lg-mini-of = { $unit }, miniature { $number }
lg-mini-number = miniature { $number }
lg-a-weapon = a weapon
lg-a-card = a card
lg-objective-token = objective token { $number }
lg-terrain = terrain
lg-times = { $count } × { $what }
lg-length = { $length }″
lg-range = range { $range }
lg-range-beyond = beyond range 4
lg-range-melee = melee
lg-range-span = range { $from } to { $to }
lg-range-area = all within range { $range }
lg-range-from = range { $from } and beyond

## Factions, ranks, types

lg-faction-rebels = Rebel Alliance
lg-faction-imperials = Galactic Empire
lg-rank-commander = Commander
lg-rank-operative = Operative
lg-rank-corps = Corps
lg-rank-special-forces = Special forces
lg-rank-support = Support
lg-rank-heavy = Heavy
lg-type-trooper = trooper
lg-type-emplacement-trooper = emplacement trooper
lg-type-ground-vehicle = ground vehicle
lg-type-repulsor-vehicle = repulsor vehicle
lg-slot-armament = Armament
lg-slot-command = Command
lg-slot-comms = Comms
lg-slot-crew = Crew
lg-slot-elite = Elite
lg-slot-force = Force
lg-slot-gear = Gear
lg-slot-generator = Generator
lg-slot-grenades = Grenades
lg-slot-hardpoint = Hardpoint
lg-slot-heavy-weapon = Heavy weapon
lg-slot-personnel = Personnel
lg-slot-pilot = Pilot
lg-slot-training = Training

## The table

lg-edge-south = southern edge
lg-edge-north = northern edge
lg-colour-blue = Blue
lg-colour-red = Red
lg-row-0 = objective
lg-row-1 = deployment
lg-row-2 = condition
lg-stage-terrain = Terrain
lg-stage-setup = Set-up
lg-stage-cards = Battle cards
lg-stage-deployment = Deployment
lg-stage-command = Command phase
lg-stage-activation = Activation phase
lg-stage-end = End phase
lg-terrain-shallow-water = shallow water
lg-terrain-deep-water = deep water
lg-terrain-tall-grass = tall grass
lg-terrain-light-woods = light woods
lg-terrain-ruins = ruins
lg-terrain-dense-woods = dense woods
lg-terrain-crater = crater
lg-terrain-trench = trench
lg-terrain-pit = pit
lg-terrain-fence = fence
lg-terrain-sandbags = sandbags
lg-terrain-low-hedge = low hedge
lg-terrain-low-mud-wall = low mud wall
lg-terrain-low-stone-wall = low stone wall
lg-terrain-barricade = barricade
lg-terrain-hill = hill
lg-terrain-tall-hedge = tall hedge
lg-terrain-high-mud-wall = high mud wall
lg-terrain-high-stone-wall = high stone wall
lg-terrain-building = building
lg-cover-none = no cover
lg-cover-light = light cover
lg-cover-heavy = heavy cover
lg-because-suppression = suppression
lg-because-keyword = keyword Cover
lg-because-low-profile = keyword Low Profile
lg-because-sharpshooter = keyword Sharpshooter

## Actions, moves, tokens

lg-action-move = Move
lg-action-attack = Attack
lg-action-aim = Aim
lg-action-dodge = Dodge
lg-action-standby = Standby
lg-action-recover = Recover
lg-action-jump = Jump
lg-action-claim = Claim
lg-action-sabotage = Sabotage
lg-action-repair = Repair
lg-action-arm = Arm a charge
lg-action-spotter = Spotter
lg-action-take-cover = Take Cover
lg-action-pulling-the-strings = Pull the strings
lg-marker-aim = aim
lg-marker-dodge = dodge
lg-marker-standby = standby
lg-marker-suppression = suppression
lg-marker-panic = panic
lg-marker-ion = ion
lg-marker-immobilize = immobilized
lg-marker-damaged = damaged
lg-marker-disabled = disabled

## Dice

lg-face-hit = hit
lg-face-critical = critical
lg-face-surge = surge
lg-face-block = block
lg-face-blank = blank
lg-die-red = red
lg-die-black = black
lg-die-white = white
lg-faces-hit =
    { $count ->
        [one] { $count } hit
       *[other] { $count } hits
    }
lg-faces-critical =
    { $count ->
        [one] { $count } critical
       *[other] { $count } criticals
    }
lg-faces-surge =
    { $count ->
        [one] { $count } surge
       *[other] { $count } surges
    }
lg-faces-block =
    { $count ->
        [one] { $count } block
       *[other] { $count } blocks
    }
lg-faces-blank =
    { $count ->
        [one] { $count } blank
       *[other] { $count } blanks
    }
lg-no-dice = no dice
lg-dice-red = { $count } red
lg-dice-black = { $count } black
lg-dice-white = { $count } white

## Keywords of units

lg-keyword-armor = Armor
lg-keyword-charge = Charge
lg-keyword-climbing-vehicle = Climbing Vehicle
lg-keyword-cover = Cover { $value }
lg-keyword-deflect = Deflect
lg-keyword-arsenal = Arsenal { $value }
lg-keyword-enrage = Enrage { $value }
lg-keyword-guardian = Guardian { $value }
lg-keyword-gunslinger = Gunslinger
lg-keyword-high-velocity = High Velocity
lg-keyword-immune-blast = Immune: Blast
lg-keyword-immune-deflect = Immune: Deflect
lg-keyword-impervious = Impervious
lg-keyword-ion = Ion { $value }
lg-keyword-low-profile = Low Profile
lg-keyword-noncombatant = Noncombatant
lg-keyword-sharpshooter = Sharpshooter { $value }
lg-keyword-sidearm-melee = Sidearm: Melee
lg-keyword-sidearm-ranged = Sidearm: Ranged
lg-keyword-spray = Spray
lg-keyword-suppressive = Suppressive
lg-keyword-tow-cable = Tow Cable
lg-keyword-uncanny-luck = Uncanny Luck { $value }
lg-keyword-weak-point-rear = Weak Point { $value }: Rear
lg-keyword-expert-climber = Expert Climber
lg-keyword-immune-pierce = Immune: Pierce
lg-keyword-jump = Jump { $value }
lg-keyword-master-of-the-force = Master of the Force { $value }
lg-keyword-nimble = Nimble
lg-keyword-precise = Precise { $value }
lg-keyword-relentless = Relentless
lg-keyword-speeder = Speeder { $value }
lg-keyword-bounty = Bounty
lg-keyword-disciplined = Disciplined { $value }
lg-keyword-entourage = Entourage: { $unit }
lg-keyword-full-pivot = Full Pivot
lg-keyword-heavy-weapon-team = Heavy Weapon Team
lg-keyword-immune-melee = Immune: Melee
lg-keyword-indomitable = Indomitable
lg-keyword-inspire = Inspire { $value }
lg-keyword-leader = Leader
lg-keyword-plodding = Plodding
lg-keyword-pulling-the-strings = Pulling the Strings
lg-keyword-ready = Ready { $value }
lg-keyword-repair = Repair { $value }: Capacity { $capacity }
lg-keyword-reposition = Reposition
lg-keyword-scout = Scout { $value }
lg-keyword-sentinel = Sentinel
lg-keyword-spotter = Spotter { $value }
lg-keyword-stationary = Stationary
lg-keyword-take-cover = Take Cover { $value }
lg-keyword-teamwork = Teamwork: { $unit }
lg-keyword-treat = Treat { $value }: Capacity { $capacity }
lg-keyword-unhindered = Unhindered
lg-keyword-blast = Blast
lg-keyword-cumbersome = Cumbersome
lg-keyword-fixed-front = Fixed: Front
lg-keyword-fixed-rear = Fixed: Rear
lg-keyword-impact = Impact { $value }
lg-keyword-pierce = Pierce { $value }
lg-keyword-steady = Steady
lg-keyword-arm = Arm { $value }
lg-keyword-detonate = Detonate { $value }

## What keywords do

lg-about-armor = It cancels all hits that are left after the attacker has changed dice; criticals stay.
lg-about-charge = After a move action into contact with an enemy it may make a free melee attack against it.
lg-about-climbing-vehicle = This vehicle climbs and clambers like a trooper.
lg-about-cover = In ranged attacks its cover is better by { $value }.
lg-about-deflect = If it spends a dodge token, its surges become blocks, and in a ranged attack each surge wounds the attacker.
lg-about-arsenal = In an attack each miniature may use up to { $value } of its weapons, divided among defenders as you like.
lg-about-enrage = With { $value } or more wound tokens it has Charge, its courage counts as a dash, and it neither keeps nor gains suppression.
lg-about-guardian = When a friendly trooper unit at range 1 and in sight is shot at, it may take up to { $value } hits; it rolls a die of its own for each and is wounded by every blank.
lg-about-gunslinger = After a ranged attack action it may shoot at one other unit; that is no action.
lg-about-high-velocity = If every weapon of the pool has it, the defender cannot spend dodge tokens.
lg-about-immune-blast = Its cover counts against Blast.
lg-about-immune-deflect = The defender cannot use Deflect against this pool.
lg-about-impervious = It rolls as many more defence dice as the pool has Pierce.
lg-about-ion = A vehicle that it wounds gains { $value } ion tokens.
lg-about-low-profile = Light cover becomes heavy cover for it.
lg-about-noncombatant = This miniature uses no weapons, and other miniatures but the leader are wounded before it.
lg-about-sharpshooter = It reduces the defender’s cover by { $value }, after all improvements.
lg-about-sidearm-melee = In melee this miniature uses only the weapons of its card.
lg-about-sidearm-ranged = At range this miniature uses only the weapons of its card.
lg-about-spray = Its dice count once for each miniature of the defender that its bearer sees.
lg-about-suppressive = Who defends against it gains a suppression token more, hit or not.
lg-about-tow-cable = You turn a vehicle that it wounds by up to 90°.
lg-about-uncanny-luck = It may reroll up to { $value } of its defence dice, all at once.
lg-about-weak-point-rear = Attacks of a leader in its rear arc gain Impact { $value }.
lg-about-expert-climber = It rolls no dice when it clambers and takes no wounds from it.
lg-about-immune-pierce = Pierce cannot cancel its blocks.
lg-about-jump = As a card action it moves over terrain up to height { $value } and may end on it; difficult terrain does not count.
lg-about-master-of-the-force = At the end of its activation it may ready up to { $value } exhausted Force upgrades.
lg-about-nimble = After defending it gains a dodge token if it spent one.
lg-about-precise = An aim token rerolls up to { $value } more dice.
lg-about-relentless = After a move action it may make a free attack.
lg-about-speeder = It moves over terrain up to height { $value } and makes a compulsory move when it is activated.
lg-about-bounty = After set-up it marks an enemy commander or operative. If it defeats a marked unit and lives to the end, it is worth a victory token.
lg-about-disciplined = When it is issued an order it may remove up to { $value } suppression tokens.
lg-about-entourage = One unit of this name does not count toward the limits of its rank. In each command phase it may issue one such unit at range 1-2 an order besides.
lg-about-full-pivot = It pivots by any angle.
lg-about-heavy-weapon-team = It must have a heavy weapon, whose miniature leads the unit; if the leader falls, another miniature takes it over.
lg-about-immune-melee = Enemies cannot be placed in base contact with it.
lg-about-indomitable = In Rally it rolls red dice instead of white ones.
lg-about-inspire = After its Rally step it removes up to { $value } suppression tokens from other friendly units at range 1-2.
lg-about-leader = This miniature leads the unit.
lg-about-plodding = It makes at most one standard move in its activation.
lg-about-pulling-the-strings = As a card action another friendly trooper unit at range 1-2 may make a free attack or a free move.
lg-about-ready = After a standby action it gains aim tokens: { $value }.
lg-about-repair = A free card action, up to { $capacity } times: takes up to { $value } wound, ion and damage tokens off a friendly ground vehicle in sight at range 1.
lg-about-reposition = It may pivot for free before or after a standard move.
lg-about-scout = After it was deployed it may make a standard move with a speed of up to { $value }; difficult terrain does not count.
lg-about-sentinel = It spends its standby token on enemies up to range 3.
lg-about-spotter = As a card action up to { $value } friendly units at range 1 gain an aim token each.
lg-about-stationary = It makes no moves but pivots.
lg-about-take-cover = As a card action up to { $value } friendly units at range 1 gain a dodge token each.
lg-about-teamwork = At range 1-2 of { $unit }: if one of them gains aim or dodge tokens, so does the other.
lg-about-treat = A free card action, up to { $capacity } times: takes up to { $value } wound tokens off a friendly trooper unit in sight at range 1, or restores as many of its miniatures that fell in this round.
lg-about-unhindered = Difficult terrain does not slow it.
lg-about-blast = The defender’s cover cancels no hits of this pool.
lg-about-cumbersome = No attack with it after a move, and no move after an attack with it; pivots are allowed.
lg-about-fixed-front = Only against a defender in the front arc.
lg-about-fixed-rear = Only against a defender in the rear arc.
lg-about-impact = Against armor up to { $value } hits become criticals.
lg-about-steady = After a move action it may make a free ranged attack.
lg-about-arm = With an action it lays { $value } charge tokens of this weapon within range 1 and in sight of its leader.
lg-about-detonate = After any unit’s action it may set off up to { $value } of its charges.
lg-about-pierce = It cancels up to { $value } blocks.

## Passage and orders

lg-passage-open = open ground
lg-passage-difficult = difficult terrain
lg-passage-impassable = impassable terrain
lg-order-pool = order in the pool
lg-order-faceup = has an order
lg-order-facedown = activated this round
