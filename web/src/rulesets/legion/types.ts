// Generated from the Rust types by the test `types`; `make types` writes it.

import type { Figure, Names, Refusal, Rule, Seat } from "../../protocol";

export type Ability = "arm" | "bounty" | "disciplined" | "entourage" | "inspire" | "master-of-the-force" | "pulling-the-strings" | "repair" | "spotter" | "take-cover" | "treat";

export type Action = "move" | "attack" | "aim" | "dodge" | "standby" | "recover" | "jump" | "claim" | "sabotage" | "repair" | "arm" | "spotter" | "take-cover" | "pulling-the-strings";

export type ActivationView = { unit: UnitId, left: number, made: Array<Action>, };

export type Against = { defender: UnitId, weapons: Array<[MiniId, number]>, 
/**
 * So many weapons each miniature may choose in the whole attack (LG-KEY-112).
 */
each: number, };

export type Aids = { 
/**
 * What one may think of but cannot do now, and why.
 */
closed: Array<Closed>, 
/**
 * What each listed attack would roll, in the order of the options; none for other options.
 */
forecasts: Array<Forecast | null>, 
/**
 * Who may use which weapon against whom, before other pools count.
 */
weapons: Array<Against>, 
/**
 * The movement that is asked about, or that the move action would give.
 */
moving: Moving | null, 
/**
 * Legal answers to an open question: good ones to begin with.
 */
suggestions: Array<Choice>, };

export type Apart = { 
/**
 * Beyond this range of every deployment zone.
 */
beyond_zones: number, 
/**
 * Beyond this range of every other token of its kind.
 */
beyond_tokens: number, 
/**
 * It is a mine, no objective token.
 */
mine: boolean, };

export type ArmView = { weapon: Weapon, upgrade: number | null, bearer_only: boolean, };

export type Army = { 
/**
 * What it is called.
 */
id: string | null, 
/**
 * Its units.
 */
units: Array<ArmyUnit>, 
/**
 * The ids of its six command cards (LG-BUILD-23).
 */
commands: Array<string>, };

export type ArmyUnit = { 
/**
 * The unit's id.
 */
unit: string, 
/**
 * The ids of its upgrades.
 */
upgrades: Array<string>, };

export type AttackDie = "red" | "black" | "white";

export type AttackFace = { 
/**
 * Its colour.
 */
die: AttackDie, 
/**
 * What it shows.
 */
face: Hit, };

export type AttackView = { attacker: UnitId, defender: UnitId | null, weapons: Array<[MiniId, number]>, melee: boolean, dice: Array<AttackFace>, defence: Array<DefenceFace>, cover: Cover, 
/**
 * Defenders of the pools that are still to be resolved.
 */
waiting: Array<UnitId>, };

export type BattleCard = "objective" | "deployment" | "condition";

export type BattleCardView = { card: string, name: Names, text: Names, 
/**
 * The weapon of its mines.
 */
weapon: Weapon | null, };

export type BattleCards = { 
/**
 * Of these kinds cards lie open (LG-SETUP-10).
 */
kinds: Array<BattleCard>, 
/**
 * How many opportunities to discard each player has (LG-SETUP-14).
 */
discards: number, };

export type BattlefieldView = { id: string, name: Names, terrain: TerrainView, };

export type Block = "block" | "surge" | "blank";

export type Canceller = "dodge" | "cover" | "armor" | "guardian";

export type CardId = { "command": [Seat, number] } | { "upgrade": [UnitId, number] };

export type Charge = { 
/**
 * Where it lies.
 */
stand: Stand, 
/**
 * The unit that laid it; it belongs to its player (LG-BOMB-05). A mine belongs to nobody.
 */
unit: UnitId | null, 
/**
 * The area weapon that it is.
 */
weapon: number, };

export type Choice = { "colour": Colour } | { "edge": Edge } | { "row": number } | { "place": Stand } | { "model": number } | { "terrain": { 
/**
 * Its number.
 */
model: number, 
/**
 * Where its middle comes.
 */
at: Point, 
/**
 * Where its east comes.
 */
facing: number, } } | { "unit": UnitId } | { "deploy": { 
/**
 * Which unit.
 */
unit: UnitId, 
/**
 * Where its miniatures stand.
 */
stands: Array<Stand>, } } | { "command": number } | "draw" | { "action": Action } | { "use": number } | { "use-command": number } | "yes" | "withdraw" | { "move": { 
/**
 * The tool.
 */
speed: number, 
/**
 * Where to; the facing of a notched base follows from the tool.
 */
to: Stand, 
/**
 * How the tool lies, if the player says so: its first arm points there (LG-MOVE-06).
 */
via?: Point, } } | { "reverse": { 
/**
 * The tool.
 */
speed: number, 
/**
 * Where to.
 */
to: Stand, } } | { "pivot": { 
/**
 * The new facing.
 */
facing: number, } } | { "climb": { 
/**
 * Where to.
 */
to: Stand, } } | { "clamber": { 
/**
 * Where to.
 */
to: Stand, } } | { "stands": Array<Stand> } | "anywhere" | { "attack": { 
/**
 * Whom.
 */
defender: UnitId, 
/**
 * Who uses which weapon.
 */
weapons: Array<[MiniId, number]>, } } | { "reroll": Array<number> } | { "spend": number } | { "guard": { 
/**
 * Who.
 */
unit: UnitId, 
/**
 * How many.
 */
hits: number, } } | { "mini": MiniId } | { "weapon": number } | { "marker": Marker } | { "standby-attack": UnitId } | { "standby-move": UnitId } | { "token": number } | { "charge": number } | { "pick": number } | "decline" | "end" | { "player": Seat };

export type Closed = { choice: Choice, refusal: Refusal, };

export type Colour = "blue" | "red";

export type CommandView = { command: string, name: Names, text: Names | null, pips: number, 
/**
 * The pips it counts as while a hand is built.
 */
counts_as: number, 
/**
 * The id of the unit it belongs to.
 */
character: string | null, 
/**
 * Only for armies of this faction.
 */
faction: Faction | null, orders: Orders, 
/**
 * It goes back to the hand, and comes to every hand by itself.
 */
returns: boolean, };

export type Cover = "none" | "light" | "heavy";

export type CoverCause = { "piece": number } | { "unit": UnitId } | "suppression" | "keyword" | "low-profile" | "sharpshooter";

export type Cylinder = { 
/**
 * Its radius.
 */
radius: number, 
/**
 * The height of its underside above the base.
 */
bottom: number, 
/**
 * The height of its top.
 */
top: number, 
/**
 * The transparent post of a repulsor vehicle: it is seen, but hides nobody (LG-COVER-17).
 */
post: boolean, };

export type Declared = { 
/**
 * The English name of the piece.
 */
terrain: string, cover: Cover | null, "covers-troopers": boolean | null, "covers-vehicles": boolean | null, movement: [Passage, Passage, Passage] | null, stand: boolean | null, };

export type DefenceDie = "red" | "white";

export type DefenceFace = { 
/**
 * Its colour.
 */
die: DefenceDie, 
/**
 * What it shows.
 */
face: Block, };

export type Deployment = "cards" | "random-card" | { "edges": number };

export type DeploymentView = { card: string, name: Names, text: Names | null, blue: Array<[number, number, number, number]>, red: Array<[number, number, number, number]>, };

export type Dice = { red: number, black: number, white: number, };

export type Edge = "south" | "north";

export type Event = { "terrain-placed": { seat: Seat, at: Point, facing: number, } } | { "colour-chooser": { seat: Seat, coin: boolean, } } | { "colours": { blue: Seat, } } | { "side": { edge: Edge, } } | { "battle-cards": { rows: [Array<number>, Array<number>, Array<number>], } } | { "discarded": { seat: Seat, row: number | null, card: number | null, } } | { "battle": { objective: number | null, deployment: number | null, condition: number | null, } } | { "token-laid": { token: number, stand: Stand, } } | { "set-aside": { unit: UnitId, } } | { "deployed": { unit: UnitId, stands: Array<Stand>, } } | { "round": { round: number, counter: Seat, } } | { "commands": { cards: Array<number | null>, } } | { "command-discarded": { seat: Seat, card: number, } } | { "command-returned": { seat: Seat, card: number, } } | { "observed": { seat: Seat, count: number, cards: Array<number> | null, of?: Seat, } } | { "priority": { seat: Seat, } } | { "nominated": { unit: UnitId, } } | { "ordered": { unit: UnitId, by: UnitId, } } | { "drew": { seat: Seat, rank: Rank, } } | { "token-removed": { seat: Seat, rank: Rank, } } | { "activated": { unit: UnitId, } } | { "actions-lost": { unit: UnitId, lost: number, } } | { "acts": { unit: UnitId, action: Action, free: boolean, } } | { "used": { unit: UnitId, upgrade: number, } } | { "used-command": { unit: UnitId, card: number, } } | { "again": { unit: UnitId, } } | { "order-lost": { unit: UnitId, } } | { "charge-laid": { unit: UnitId | null, charge: number, stand: Stand, } } | { "detonated": { charge: number, } } | { "mine-removed": { stand: Stand, } } | { "token-wounds": { token: number, wounds: number, } } | { "moved": { unit: UnitId, how: Moved, from: Stand, to: Stand, path: Array<Point>, } } | { "placed": { unit: UnitId, minis: Array<[MiniId, Stand]>, } } | { "rolled": { unit: UnitId | null, what: RolledFor, dice: Array<DefenceFace>, } } | { "tokens": { unit: UnitId, token: Marker, count: number, } } | { "attack": { unit: UnitId, defender: UnitId, melee: boolean, weapons: Array<[MiniId, number]>, range: number, } } | { "attack-roll": { dice: Array<AttackFace>, } } | { "rerolled": { dice: Array<AttackFace>, } } | { "surged": { dice: Array<AttackFace>, } } | { "in-cover": { unit: UnitId, cover: Cover, obscured: Array<MiniId>, because: Array<CoverCause>, } } | { "cancelled": { by: Canceller, hits: number, dice: Array<AttackFace>, gone: Array<AttackFace>, } } | { "impact": { hits: number, dice: Array<AttackFace>, } } | { "defence-roll": { dice: Array<DefenceFace>, surged: Array<DefenceFace>, } } | { "defence-rerolled": { dice: Array<DefenceFace>, surged: Array<DefenceFace>, } } | { "guarded": { unit: UnitId, hits: number, dice: Array<DefenceFace>, surged: Array<DefenceFace>, } } | { "guard-pierced": { unit: UnitId, blocks: number, } } | { "pierced": { blocks: number, dice: Array<DefenceFace>, gone: Array<DefenceFace>, } } | { "wounds": { unit: UnitId, hits: number, blocks: number, wounds: number, } } | { "wounded": { mini: MiniId, wounds: number, total: number, } } | { "mini-defeated": { mini: MiniId, } } | { "healed": { mini: MiniId, total: number, } } | { "restored": { mini: MiniId, stand: Stand, total: number, } } | { "new-leader": { unit: UnitId, mini: MiniId, } } | { "defeated": { unit: UnitId, } } | { "weapon-destroyed": { unit: UnitId, weapon: number, } } | { "weapon-mended": { unit: UnitId, weapon: number, } } | { "marked": { unit: UnitId, by: UnitId, } } | { "collected": { unit: UnitId, tokens: number, } } | { "melee": { unit: UnitId, enemy: UnitId, } } | { "left": { unit: UnitId, } } | { "claimed": { token: number, unit: UnitId, } } | { "dropped": { token: number, } } | { "readied": { unit: UnitId, } } | { "promoted": { unit: UnitId, } } | { "victory": { seat: Seat, tokens: number, total: number, } } | { "round-ends": { round: number, } } | { "team-tie": { totals: [number, number], team: Seat, coin: boolean, } };

export type Faction = "rebels" | "imperials";

export type Forecast = { defender: UnitId, range: number, melee: boolean, dice: Dice, cover: Cover, because: Array<CoverCause>, impact: number, 
/**
 * As far as it works against this defender.
 */
pierce: number, 
/**
 * Aim tokens, and the dice that each rerolls.
 */
aim: number, rerolls: number, 
/**
 * The defender's dodge tokens.
 */
dodge: number, armor: boolean, 
/**
 * The defender's surges block once it has dodged.
 */
deflect: boolean, 
/**
 * The rules behind the numbers.
 */
reasons: Array<Reason>, 
/**
 * The chance of each number of wounds, from 0 on: all aim tokens are spent on misses, and all
 * dodge tokens.
 */
wounds: Array<number>, };

export type Format = { 
/**
 * Unique among formats.
 */
id: string, 
/**
 * What it is called.
 */
name: Names, 
/**
 * What it is like, in our own words.
 */
text: Names, 
/**
 * The most points of an army (LG-BUILD-02).
 */
points: number, 
/**
 * Its armies are epic ones: other rules say how large they are (LG-EPIC-03, LG-EPIC-10 to
 * LG-EPIC-15).
 */
epic: boolean, 
/**
 * The least and the most units of each rank in an army (LG-RANK-03 to LG-RANK-08).
 */
ranks: { [key in Rank]?: [number, number] }, 
/**
 * The long and the short side of the battlefield, in hundredths of a millimetre (LG-SETUP-02).
 */
battlefield: [number, number], 
/**
 * The battle cards.
 */
"battle-cards": BattleCards, 
/**
 * Where the deployment zones come from.
 */
deployment: Deployment, 
/**
 * How many rounds a game has (LG-ROUND-01); left out: no limit (LG-NOLIMIT-01).
 */
rounds: number | null, 
/**
 * How many armies fight on a side, each of a player of its own (LG-TEAM-01).
 */
"armies-per-side": number, };

export type FormatView = { 
/**
 * What it says.
 */
format: Format, 
/**
 * The ids of the battlefields that have room for it.
 */
battlefields: Array<string>, 
/**
 * The ids of the ready armies that keep its rules; the first two are to begin with.
 */
armies: Array<string>, };

export type Hit = "hit" | "critical" | "surge" | "blank";

export type Keyword = "armor" | { "arsenal": number } | "bounty" | "charge" | "climbing-vehicle" | { "cover": number } | "deflect" | { "disciplined": number } | { "enrage": number } | { "entourage": string } | "expert-climber" | "full-pivot" | { "guardian": number } | "gunslinger" | "heavy-weapon-team" | "immune-blast" | "immune-melee" | "immune-pierce" | "impervious" | "indomitable" | { "inspire": number } | { "jump": number } | "low-profile" | { "master-of-the-force": number } | "nimble" | "plodding" | { "precise": number } | "pulling-the-strings" | { "ready": number } | "relentless" | { "repair": { 
/**
 * How many tokens or miniatures a use brings back.
 */
value: number, 
/**
 * How many uses the card has.
 */
capacity: number, } } | "reposition" | { "scout": number } | "sentinel" | { "sharpshooter": number } | { "speeder": number } | { "spotter": number } | "stationary" | "steady" | { "take-cover": number } | { "teamwork": string } | { "treat": { 
/**
 * How many tokens or miniatures a use brings back.
 */
value: number, 
/**
 * How many uses the card has.
 */
capacity: number, } } | { "uncanny-luck": number } | "unhindered" | { "weak-point-rear": number };

export type Kind = "shallow-water" | "deep-water" | "tall-grass" | "light-woods" | "ruins" | "dense-woods" | "crater" | "trench" | "pit" | "fence" | "sandbags" | "low-hedge" | "low-mud-wall" | "low-stone-wall" | "barricade" | "hill" | "tall-hedge" | "high-mud-wall" | "high-stone-wall" | "building";

export type Layout = { 
/**
 * The objective card's number.
 */
card: number, 
/**
 * Tokens whose place is fixed.
 */
tokens: Array<Stand>, 
/**
 * So many more the players lay.
 */
open: number, };

export type Limits = { 
/**
 * This unit, in melee (LG-KEY-354).
 */
only: UnitId | null, 
/**
 * Whoever it is not in melee with (LG-KEY-319).
 */
ranged: boolean, 
/**
 * None of these, which it has just attacked (LG-KEY-317).
 */
attacked: Array<UnitId>, };

export type Lobby = { 
/**
 * That of the first game is the first.
 */
formats: Array<FormatView>, battlefields: Array<BattlefieldView>, units: Array<UnitCard>, upgrades: Array<UpgradeView>, commands: Array<CommandView>, 
/**
 * The upgrades that each unit may have, by ids.
 */
upgrades_of: { [key in string]: Array<string> }, 
/**
 * A hand: numbers of pips, and how many cards of each are chosen.
 */
hand: Array<[number, number]>, 
/**
 * Ready armies, with their costs.
 */
armies: Array<[Army, number]>, };

export type Marker = "aim" | "dodge" | "standby" | "suppression" | "panic" | "ion" | "immobilize" | "damaged" | "disabled";

export type Measured = { "go": { speed: number | null, to: Stand, 
/**
 * The tool as it lies: its start, its joint, its end.
 */
tool: Array<Point>, 
/**
 * Where the others would be put.
 */
others: Array<Stand>, 
/**
 * Enemies that the leader would be in contact with.
 */
melee: Array<UnitId>, refusal: Refusal | null, 
/**
 * Why the place that was pointed at is not the one.
 */
missed: Refusal | null, 
/**
 * Whom it was meant to touch, and does not.
 */
short: Short | null, } } | { "reach": { reaches: Array<Reach>, } } | { "around": { sighted: Array<Sighted>, 
/**
 * Objective tokens that its leader would be near enough to.
 */
contests: Array<number>, 
/**
 * Enemies on standby that could react.
 */
watching: Array<UnitId>, } } | { "cohere": { refusals: Array<Refusal | null>, refusal: Refusal | null, } } | { "deploy": { refusal: Refusal | null, } } | { "formation": { stands: Array<Stand>, refusal: Refusal | null, } } | { "place": { choice: Choice, refusal: Refusal | null, 
/**
 * Why the place that was pointed at is not the one.
 */
missed: Refusal | null, } } | { "between": { 
/**
 * From base to base, in hundredths of a millimetre, rounded down.
 */
distance: number, 
/**
 * 1 to 4; 5 is beyond.
 */
range: number, sight: boolean, 
/**
 * The visible share, for display.
 */
share: number, 
/**
 * In the front, rear, left and right arc of the first.
 */
arcs: [boolean, boolean, boolean, boolean], } } | { "units": { range: number, seen: Array<MiniId>, cover: Cover, obscured: Array<MiniId>, because: Array<CoverCause>, } } | { "eye": { seen: Array<Seen>, } } | { "pool": { forecast: Forecast, refusal: Refusal | null, } };

export type Measures = { 
/**
 * A segment of the range ruler (LG-RNG-02).
 */
segment: number, 
/**
 * The movement tools of speed 1, 2 and 3, from end to end (LG-COMPONENT-106).
 */
tools: [number, number, number], 
/**
 * Half the width of the tools.
 */
"half-width": number, 
/**
 * How deep a tool goes into a notch.
 */
notch: number, 
/**
 * The diameter of an objective or condition token.
 */
token: number, 
/**
 * Where the lengths come from, by field.
 */
sources: { [key in string]: Source }, };

export type MiniId = number;

export type MiniKeyword = "leader" | "noncombatant" | "sidearm-melee" | "sidearm-ranged";

export type MiniSheet = { id: MiniId, 
/**
 * The upgrade that added it.
 */
upgrade: number | null, };

export type MiniView = { stand: Stand | null, wounds: number, 
/**
 * It was defeated in this round.
 */
fallen: boolean, };

export type Moved = "standard" | "reverse" | "pivot" | "climb" | "clamber" | "compulsory" | "withdraw" | "flight" | "displaced" | "closed-up";

export type Moving = { 
/**
 * Who.
 */
unit: UnitId, 
/**
 * Its maximum speed for this move, before difficult terrain.
 */
speed: number, 
/**
 * By which rule.
 */
why: Why, 
/**
 * It may decline.
 */
may: boolean, };

export type Odds = { 
/**
 * The chance of each number of wounds, from 0 on.
 */
wounds: Array<number>, 
/**
 * The expected number.
 */
mean: number, };

export type Order = "pool" | "faceup" | "facedown";

export type OrderedType = "troopers" | "vehicles";

export type Orders = { 
/**
 * These units, by id.
 */
units: Array<string>, 
/**
 * And so many others.
 */
others: number, 
/**
 * Only of this type (LG-ORDER-02).
 */
only: OrderedType | null, 
/**
 * Only of these ranks; left out: of any (LG-ORDER-02).
 */
ranks: Array<Rank>, 
/**
 * Everybody who can be issued an order.
 */
all: boolean, };

export type Passage = "open" | "difficult" | "impassable";

export type Picked = "priority" | "activation" | "opponent";

export type PieceView = { 
/**
 * The model it belongs to.
 */
model: number, name: Names, kind: Kind, corners: Array<Point>, top: number, 
/**
 * A zone and not a thing.
 */
area: boolean, 
/**
 * Cover for troopers and for vehicles.
 */
cover: [Cover, Cover], 
/**
 * Movement of troopers, ground vehicles and repulsor vehicles.
 */
movement: [Passage, Passage, Passage], stand: boolean, stairs: boolean, };

export type Placement = "agreed" | "in-turns";

export type Placing = { "move": { 
/**
 * The move was made faster than difficult terrain allows.
 */
fast: boolean, 
/**
 * Whoever was in this trench stays in it (LG-TERRAIN-36), by its number.
 */
trench: number | null, } } | { "climb": { 
/**
 * Where the leader came from.
 */
from: Stand, } } | "pivot" | { "melee": UnitId } | { "close-up": UnitId } | "withdraw" | "displaced";

export type PlayerView = { 
/**
 * The own hand; of those of others, mates too, only the number of cards.
 */
hand: Array<number> | null, hand_count: number, played: number | null, discard: Array<number>, pool: Array<Rank>, 
/**
 * Victory tokens and score of the side.
 */
victory: number, score: number, };

export type Point = { 
/**
 * To the right.
 */
x: number, 
/**
 * Away from the first player's edge.
 */
y: number, };

export type Prompt = "place-terrain" | "colour" | "side" | "discard" | { "lay-token": Apart } | "mark-terrain" | "set-aside" | "deploy" | "command" | "nominate" | { "issue": { 
/**
 * By whom.
 */
by: UnitId, 
/**
 * So many are left, this one included.
 */
left: number, } } | "activate" | { "drawn": Rank } | { "enter": UnitId } | { "act": UnitId } | { "free-action": UnitId } | { "pay": { 
/**
 * Who pays.
 */
unit: UnitId, 
/**
 * For which card.
 */
card: CardId, 
/**
 * For which of its effects, by its number.
 */
effect: number, } } | { "target": { 
/**
 * Who uses it.
 */
unit: UnitId, 
/**
 * Which card.
 */
card: CardId, 
/**
 * Which of its effects, by its number.
 */
effect: number, } } | { "move": Moving } | { "cohere": { 
/**
 * Whose.
 */
unit: UnitId, 
/**
 * For which reason.
 */
after: Placing, } } | { "displace": { 
/**
 * Whose leader.
 */
unit: UnitId, 
/**
 * Where it stood.
 */
from: Stand, } } | { "close-up": { 
/**
 * Whose leader.
 */
unit: UnitId, 
/**
 * With whom.
 */
foe: UnitId, } } | { "attack": { 
/**
 * Who attacks.
 */
unit: UnitId, 
/**
 * It may decline.
 */
may: boolean, 
/**
 * Whom it may attack at all.
 */
limits: Limits, 
/**
 * The pools that are formed already (LG-POOL-03).
 */
pools: Array<[UnitId, Array<[MiniId, number]>]>, } } | "next-pool" | { "aim": { 
/**
 * At most so many.
 */
most: number, } } | { "cover": { 
/**
 * At most so many.
 */
most: number, } } | { "dodge": { 
/**
 * At most so many.
 */
most: number, } } | { "guard": UnitId } | { "pierce-guard": { 
/**
 * Whose.
 */
unit: UnitId, 
/**
 * At most so many.
 */
most: number, } } | { "impact": { 
/**
 * At most so many.
 */
most: number, } } | { "pierce": { 
/**
 * At most so many.
 */
most: number, } } | { "luck": { 
/**
 * At most so many.
 */
most: number, } } | { "wound": UnitId } | { "leader": UnitId } | { "destroy-weapon": UnitId } | { "standby": { 
/**
 * After what this unit did.
 */
enemy: UnitId, } } | { "recover": UnitId } | { "carry-token": { 
/**
 * Which token.
 */
token: number, } } | { "lay-charge": { 
/**
 * Who lays it.
 */
unit: UnitId, 
/**
 * Which area weapon it is.
 */
weapon: number, } } | { "detonate": { 
/**
 * Who.
 */
unit: UnitId, 
/**
 * So many are left.
 */
left: number, } } | { "ability": { 
/**
 * Whose ability.
 */
unit: UnitId, 
/**
 * Which.
 */
ability: Ability, 
/**
 * So many are left, this one included.
 */
left: number, } } | { "mend": { 
/**
 * For whom.
 */
unit: UnitId, 
/**
 * By which ability.
 */
ability: Ability, 
/**
 * So much is left, this one included.
 */
left: number, } } | { "restore": { 
/**
 * Which one.
 */
mini: MiniId, } } | { "claim": UnitId } | "promote" | { "flee": UnitId } | { "player": Picked };

export type Query = { "go": { moving: Moving, reverse: boolean, x: number, y: number, level: number | null, } } | { "drop": { moving: Moving, reverse: boolean, x: number, y: number, level: number | null, } } | { "reach": { moving: Moving, reverse: boolean, } } | { "around": { unit: UnitId, stands: Array<Stand>, } } | { "cohere": { unit: UnitId, after: Placing, stands: Array<Stand>, } } | { "deploy": { unit: UnitId, stands: Array<Stand>, } } | { "formation": { unit: UnitId, leader: Stand, } } | { "place": { choice: Choice, } } | { "between": { from: MiniId, to: MiniId, } } | { "units": { from: UnitId, to: UnitId, } } | { "eye": { from: MiniId, } } | { "pool": { defender: UnitId, weapons: Array<[MiniId, number]>, } };

export type Rank = "commander" | "operative" | "corps" | "special-forces" | "support" | "heavy";

export type Reach = { speed: number, 
/**
 * The farthest place in every direction.
 */
outline: Array<Point>, 
/**
 * What lies before it and is forbidden, by terrain or bases.
 */
holes: Array<[Point, Point, Point, Point]>, };

export type Reason = { 
/**
 * The rule.
 */
rule: Rule, 
/**
 * The number: tokens, dice, the X of a keyword; 1 for what has none.
 */
by: number, };

export type RolledFor = "priority" | "rally" | "resilience" | "damaged" | "clamber" | "mine";

export type Seen = { mini: MiniId, sight: boolean, 
/**
 * The visible share, for display.
 */
share: number, };

export type Setup = { 
/**
 * The battlefield's id.
 */
battlefield: string, 
/**
 * The format's id.
 */
format: string, 
/**
 * How the terrain comes onto the battlefield (LG-SETUP-06).
 */
terrain: Placement, 
/**
 * What was declared of it otherwise than the battlefield says (LG-SETUP-05).
 */
declared: Array<Declared>, 
/**
 * The armies of the players, by their seats.
 */
armies: Array<Army>, };

export type Short = { unit: UnitId, 
/**
 * In hundredths of a millimetre, rounded up.
 */
by: number, };

export type Sighted = { unit: UnitId, 
/**
 * 1 to 4; 5 is beyond.
 */
range: number, 
/**
 * The unit has a weapon of this range.
 */
armed: boolean, 
/**
 * So many of its miniatures are seen.
 */
seen: number, 
/**
 * The cover that the unit has from it, and how many of the unit's miniatures are obscured.
 */
cover: Cover, obscured: number, };

export type Slot = "armament" | "command" | "comms" | "crew" | "elite" | "force" | "gear" | "generator" | "grenades" | "hardpoint" | "heavy-weapon" | "personnel" | "pilot" | "training";

export type Source = "rulebook" | "card" | "house";

export type Stage = "terrain" | "setup" | "cards" | "deployment" | "command" | "activation" | "end";

export type Stand = { 
/**
 * East of the centre, in hundredths of a millimetre.
 */
x: number, 
/**
 * North of the centre.
 */
y: number, 
/**
 * The height of the surface.
 */
level: number, 
/**
 * Its facing; without meaning for small round bases (LG-BASE-05).
 */
facing: number, };

export type Surge = "hit" | "critical";

export type TableView = { measures: Measures, 
/**
 * The segments of the range ruler.
 */
bands: number, battlefield: Names, terrain: TerrainView, 
/**
 * By the units' numbers.
 */
units: Array<UnitSheet>, 
/**
 * The unit of each miniature.
 */
minis: Array<UnitId>, 
/**
 * Each player's command cards, by their numbers.
 */
commands: Array<Array<CommandView>>, 
/**
 * The costs of the armies.
 */
points: Array<number>, objectives: Array<BattleCardView>, deployments: Array<DeploymentView>, conditions: Array<BattleCardView>, };

export type TerrainView = { 
/**
 * The long and the short side, in hundredths of a millimetre.
 */
sides: [number, number], pieces: Array<PieceView>, };

export type Token = { 
/**
 * Where it lies.
 */
stand: Stand, 
/**
 * The leader that holds it (LG-OBJ-213).
 */
claimed: MiniId | null, 
/**
 * The terrain model that it marks (LG-ERRATA-04).
 */
model: number | null, 
/**
 * Wound tokens on it (LG-OBJ-221).
 */
wounds: number, };

export type ToldView = { rules: Array<Rule>, event: Event, };

export type UnitCard = { 
/**
 * The unit's id in its pack.
 */
unit: string, name: Names, 
/**
 * The figure that stands for it, if its pack names one.
 */
figure: Figure | null, unique: boolean, faction: Faction, rank: Rank, kind: UnitType, 
/**
 * Its bases are notched: their facing counts.
 */
notched: boolean, points: number, minis: number, wounds: number, courage: number | null, resilience: number | null, defence: DefenceDie, attack_surge: Surge | null, defence_surge: boolean, speed: number, keywords: Array<Keyword>, weapons: Array<Weapon>, upgrades: Array<Slot>, 
/**
 * The diameter of the bases in hundredths of a millimetre.
 */
base: number, 
/**
 * The height of the miniatures.
 */
height: number, 
/**
 * The body over the base, in millimetres; empty: as wide as the base.
 */
body: Array<Cylinder>, };

export type UnitId = number;

export type UnitSheet = { id: UnitId, seat: Seat, 
/**
 * Its number among the units of its name, from 1; none if it is the only one.
 */
number: number | null, card: UnitCard, upgrades: Array<UpgradeView>, minis: Array<MiniSheet>, 
/**
 * All weapons: those of the card, then those of the upgrades.
 */
weapons: Array<ArmView>, points: number, 
/**
 * All keywords, of the card and of the upgrades.
 */
keywords: Array<Keyword>, };

export type UnitType = "trooper" | "emplacement-trooper" | "ground-vehicle" | "repulsor-vehicle";

export type UnitView = { leader: MiniId | null, aim: number, dodge: number, standby: boolean, suppression: number, suppressed: boolean, panicked: boolean, ion: number, immobilize: number, damaged: boolean, disabled: boolean, destroyed: Array<number>, exhausted: Array<number>, order: Order, promoted: boolean, defeated: boolean, aside: boolean, engaged: boolean, 
/**
 * Wound tokens on upgrades: for each the number of the card.
 */
card_wounds: Array<number>, 
/**
 * Victory tokens with which enemies marked it, and those that it collected.
 */
marked: number, collected: number, };

export type UpgradeView = { upgrade: string, name: Names, text: Names | null, unique: boolean, slot: Slot, points: number, 
/**
 * Only for units with these ids; empty: for all.
 */
units: Array<string>, 
/**
 * Only for units of these types; empty: for all.
 */
types: Array<UnitType>, faction: Faction | null, 
/**
 * Icons that it adds to the upgrade bar.
 */
bar: Array<Slot>, adds_mini: boolean, weapon: Weapon | null, keywords: Array<Keyword>, mini_keywords: Array<MiniKeyword>, exhaust: boolean, 
/**
 * It has a free card action.
 */
action: boolean, };

export type View = { stage: Stage, round: number, 
/**
 * How many there are; none without a limit.
 */
rounds: number | null, blue: Seat, edge: Edge, 
/**
 * Objectives, deployments and conditions that are left; the leftmost is in use.
 */
rows: [Array<number>, Array<number>, Array<number>], 
/**
 * The deployment zones of blue and red: rectangles, by two corners.
 */
zones: [Array<[Point, Point]>, Array<[Point, Point]>], priority: Seat, active: Seat, counter: Seat, 
/**
 * By their seats.
 */
players: Array<PlayerView>, 
/**
 * By the units' numbers.
 */
units: Array<UnitView>, 
/**
 * By the miniatures' numbers.
 */
minis: Array<MiniView>, 
/**
 * The terrain, while or after it was placed in turns; else it is that of the table.
 */
terrain: TerrainView | null, tokens: Array<Token>, 
/**
 * Where they would lie with the objective cards that may still be played.
 */
layouts: Array<Layout>, charges: Array<Charge>, activation: ActivationView | null, 
/**
 * The innermost attack in progress.
 */
attack: AttackView | null, 
/**
 * Pairs of units in melee.
 */
melees: Array<[UnitId, UnitId]>, };

export type Weapon = { 
/**
 * What it is called; weapons of one name share a pool (LG-ATK-18).
 */
name: Names, 
/**
 * A melee weapon (LG-ATK-07).
 */
melee: boolean, 
/**
 * A ranged weapon: its minimum and maximum range (LG-RNG-08); 5 is beyond range 4.
 */
range: [number, number] | null, 
/**
 * An area weapon: it reaches everybody up to this range of its token (LG-WPN-207).
 */
area: number | null, 
/**
 * What surges become in a pool that it is in: the chart of an area weapon (LG-DETON-08), or what
 * a weapon's card says.
 */
surge: Surge | null, 
/**
 * Its dice.
 */
dice: Dice, 
/**
 * Its keywords.
 */
keywords: Array<WeaponKeyword>, };

export type WeaponKeyword = { "arm": number } | "blast" | "cumbersome" | { "detonate": number } | "fixed-front" | "fixed-rear" | "high-velocity" | "immune-deflect" | { "impact": number } | { "ion": number } | { "pierce": number } | "spray" | "suppressive" | "tow-cable";

export type Why = { "action": number } | "free" | { "jump": number } | "withdraw" | "compulsory" | "flight" | "scout" | "reposition" | "stated" | "pushed" | "towed";
