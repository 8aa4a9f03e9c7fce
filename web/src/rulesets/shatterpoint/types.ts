// Generated from the Rust types by the test `types`; `make types` writes it.

import type { Figure, Names, Refusal, Rule, Seat } from "../../protocol";

export type AbilityKind = "active" | "reactive" | "innate" | "tactic" | "identity";

export type AbilityView = { name: Names, text: Names, kind: AbilityKind, cost: number | null, action: boolean, };

export type Action = "move" | "focus" | "combat" | "ability" | "recover" | "take-cover";

export type ActivationView = { unit: UnitId, card: OrderCard, made: Array<Action>, left: number, turned: boolean, };

export type Ahead = { to: number, 
/**
 * So many objectives move it.
 */
objectives: number, };

export type Aids = { 
/**
 * What one may think of but cannot do now, and why.
 */
closed: Array<Closed>, 
/**
 * What each listed attack would roll, in the order of the options; none for other options.
 */
attacks: Array<Forecast | null>, 
/**
 * What each listed option of a combat tree would do, in the order of the options.
 */
steps: Array<Step | null>, 
/**
 * The movements that characters have, or would by the Move action.
 */
moves: Array<[CharacterId, MoveKind]>, 
/**
 * Legal answers to a question about places: good ones to begin with.
 */
suggestions: Array<Choice>, 
/**
 * Where the objectives would lie with each listed edge or mission pack, in the order of the
 * options; nothing of other options.
 */
layouts: Array<Array<Objective>>, 
/**
 * What reserving the revealed card or passing it on costs.
 */
reserve_cost: number | null, };

export type Anchor = { 
/**
 * Where the token lies.
 */
at: Spot, 
/**
 * Within this range of it.
 */
range: number, 
/**
 * Or within this range of any edge.
 */
edges: number | null, };

export type ArmourView = { 
/**
 * Damage tokens on its track.
 */
tokens: number, destroyed: boolean, 
/**
 * Whose characters may attack it; nobody's while it is out of play.
 */
enemy: Seat | null, };

export type ArmouredView = { name: Names, 
/**
 * The numbers of its objectives.
 */
objectives: Array<number>, 
/**
 * Only a special rule grants attacks against it.
 */
by_rule: boolean, 
/**
 * It stands at one of its objectives only, and is never destroyed.
 */
ship: boolean, of: Side, melee: Values, ranged: Values, expertise: Chart | null, track: Array<Array<Symbol>>, };

export type Around = { 
/**
 * Enemies it would be engaged with.
 */
engaged: Array<CharacterId>, 
/**
 * Enemies in range and sight of its ranged attack, if it could make one there.
 */
targets: Array<CharacterId>, 
/**
 * Enemies who could shoot at it there, and from whom terrain would give it cover.
 */
cover: Array<CharacterId>, 
/**
 * Objectives it would contest, by number.
 */
contests: Array<number>, 
/**
 * Enemy units with a reactive ability that could answer the movement.
 */
watching: Array<UnitId>, };

export type AttackFace = "crit" | "hit" | "expertise" | "failure";

export type AttackType = "melee" | "ranged";

export type AttackView = { attacker: CharacterId, target: Target, kind: AttackType, attack: Array<AttackFace>, defence: Array<DefenceFace>, successes: number, taken: Array<number>, pool: number, 
/**
 * The options of the combat tree that would put a damage token on an armoured target.
 */
strikes: Array<number>, };

export type BattlefieldView = { id: string, name: Names, terrain: TerrainView, };

export type Because = { "value": number } | { "stated": number } | { "focus": number } | { "sharpshooter": number } | { "impact": number } | { "ability": [UnitId, number, number] } | { "terrain-cover": number } | { "hunker": number } | { "cover": number };

export type CardView = { 
/**
 * The unit's id in its pack.
 */
unit: string, name: Names, 
/**
 * The figure that stands for its characters, if its pack names one.
 */
figure: Figure | null, unique_name: string | null, kind: UnitType, 
/**
 * Squad points of a primary unit, point cost of the others.
 */
points: number, force: number, stamina: number, durability: number, eras: Array<string>, traits: Array<string>, characters: number, 
/**
 * The diameter of the bases in hundredths of a millimetre.
 */
base: number, abilities: Array<AbilityView>, stances: Array<StanceView>, };

export type CharacterId = number;

export type Chart = { 
/**
 * The weapon or the way of defending.
 */
name: Names, 
/**
 * Its rows, from few to many expertise results.
 */
rows: Array<Row>, };

export type Choice = { "edge": Edge } | { "mission": Seat } | { "deploy": { 
/**
 * 0 or 1.
 */
squad: number, 
/**
 * The places.
 */
places: Array<Spot>, } } | { "stance": number } | { "map": number } | "reveal" | "use-reserve" | "activate" | "reserve" | "reserve-to-bottom" | "pass-shatterpoint" | { "unit": UnitId } | { "condition": Condition } | { "action": Action } | { "use": { 
/**
 * Whose.
 */
unit: UnitId, 
/**
 * Which.
 */
ability: number, 
/**
 * How it is paid.
 */
pay: Payment, } } | { "move": { 
/**
 * Who.
 */
character: CharacterId, 
/**
 * How.
 */
kind: MoveKind, 
/**
 * Where to.
 */
to: Spot, 
/**
 * How the tool lies, if the player says so: its first arm points there (SP-MOVE-02).
 */
via?: Point, } } | { "struggle": { 
/**
 * Who.
 */
character: CharacterId, 
/**
 * How.
 */
kind: MoveKind, } } | { "place": Spot } | { "roam": { 
/**
 * How.
 */
kind: MoveKind, 
/**
 * Where to.
 */
to: Spot, } } | { "through": { 
/**
 * The point that is used.
 */
point: Spot, 
/**
 * Where to.
 */
to: Spot, } } | { "toward": { 
/**
 * East of the centre.
 */
x: number, 
/**
 * North of the centre.
 */
y: number, 
/**
 * By so much, if the player says so; it must be the full length (SP-PUSH-01).
 */
by?: number, } } | { "attack": { 
/**
 * Who.
 */
character: CharacterId, 
/**
 * How.
 */
kind: AttackType, 
/**
 * Whom.
 */
target: Target, } } | { "option": number } | { "side": Seat } | { "token": WoundToken } | { "damage": number } | { "objective": number } | { "space": number } | { "face": Face } | { "pick": number } | { "heal-damage": UnitId } | { "heal-condition": [UnitId, Condition] } | { "character": CharacterId } | "yes" | "decline" | "end";

export type Closed = { choice: Choice, refusal: Refusal, };

export type Condition = "strained" | "disarmed" | "exposed" | "pinned";

export type DefenceFace = "block" | "expertise" | "failure";

export type Deployment = { 
/**
 * Who deploys both squads before the other deploys any.
 */
first: Side, 
/**
 * Where the Aggressor's characters may stand.
 */
aggressor: Zone, 
/**
 * Where the Sentinel's may.
 */
sentinel: Zone, };

export type Edge = "south" | "east" | "north" | "west";

export type Edition = "2023-06" | "2023-07";

export type EndView = { text: Names, won_by: Side | null, 
/**
 * Whether it ends the operation too.
 */
last: boolean, };

export type Entry = "crit" | "hit" | "block" | "crit-to-hit" | "hit-to-failure" | Symbol;

export type EraView = { id: string, name: Names, };

export type Event = { "rolled-for-first": { dice: [Array<AttackFace>, Array<AttackFace>], first: Seat | null, } } | { "sides": { seat: Seat, edge: Edge, } } | { "mission": { brought_by: Seat, } } | { "deployed": { seat: Seat, squad: number, characters: Array<CharacterId>, places: Array<Spot>, } } | { "stance": { unit: UnitId, stance: number, } } | { "struggle": { number: number, card: number, map: number, active: Array<number>, } } | { "turn": { number: number, seat: Seat, } } | { "revealed": { seat: Seat, card: OrderCard, } } | { "order-removed": { seat: Seat, card: OrderCard, } } | { "reserved": { seat: Seat, card: OrderCard, force: number, } } | { "to-bottom": { seat: Seat, card: OrderCard, } } | { "reserve-used": { seat: Seat, card: OrderCard, } } | { "shatterpoint-passed": { seat: Seat, } } | { "deck-refreshed": { seat: Seat, } } | { "activated": { unit: UnitId, card: OrderCard, } } | { "injured": { unit: UnitId, injured: number, } } | { "condition-lost": { unit: UnitId, condition: Condition, } } | { "condition-gained": { unit: UnitId, condition: Condition, } } | { "hunker": { unit: UnitId, tokens: number, } } | { "acts": { unit: UnitId, action: Action, } } | { "ability": { unit: UnitId, ability: number, force: number, pay: Payment | null, } } | { "force": { seat: Seat, ready: number, } } | { "moved": { character: CharacterId, how: Moved, from: Spot, to: Spot, path: Array<Spot>, } } | { "held": { character: CharacterId, } } | { "attack": { attacker: CharacterId, target: Target, kind: AttackType, } } | { "pools": { attack: number, defence: number, attack_because: Array<Because>, defence_because: Array<Because>, } } | { "rolled": { attack: Array<AttackFace>, defence: Array<DefenceFace>, } } | { "expertise-lost": { unit: UnitId, condition: Condition, count: number, } } | { "expertise": { unit: UnitId, defence: boolean, count: number, entries: Array<Entry>, } } | { "rolls": { attack: Array<AttackFace>, defence: Array<DefenceFace>, } } | { "successes": { hits: number, crits: number, blocked: number, successes: number, } } | { "option": { unit: UnitId, stance: number, option: number, pool: number, } } | { "steadfast": { character: CharacterId, } } | { "pool": { damage: number, } } | { "damaged": { unit: UnitId, damage: number, total: number, } } | { "healed": { by: CharacterId, unit: UnitId, condition: Condition | null, damage: number, } } | { "wounded": { unit: UnitId, by: CharacterId | null, } } | { "defeated": { unit: UnitId, } } | { "noted": { unit: UnitId, symbol: Symbol, } } | { "priority-rolled": { seat: Seat, face: DefenceFace, objective: number, } } | "priority-removed" | { "control": { objective: number, seat: Seat, } } | { "token": { seat: Seat, from: number, to: number, cause: StruggleCause, } } | { "momentum": { seat: Seat, tokens: number, cause: MomentumCause, } } | { "struggle-won": { seat: Seat, number: number, cards: number, } } | "reset" | { "momentum-spent": { seat: Seat, tokens: number, unit: UnitId, ability: number, } } | { "roles": { aggressor: Seat, } } | { "stage-begins": { stage: number, active: Array<number>, } } | { "stage-ended": { stage: number, end: number, winner: Seat | null, } } | { "special-rule": { seat: Seat, at: RuleAt, } } | { "progress": { side: Seat, tokens: number, adds: boolean, cause: ProgressCause, } } | "last-turn" | { "wound-lost": { unit: UnitId, token: WoundToken, } } | { "glanced": { target: number, } } | { "armour": { target: number, space: number, } } | { "destroyed": { target: number, } } | { "plated": { target: number, count: number, entries: Array<Entry>, } } | { "repaired": { target: number, space: number, } } | { "rule-rolled": { seat: Seat, at: RuleAt, attack: Array<AttackFace>, defence: Array<DefenceFace>, } } | { "tracker": { tracker: number, space: number, filled: boolean, } } | { "scattered": { seat: Seat, squad: number, units: Array<UnitId>, } } | { "unit-tokens": { unit: UnitId, tokens: Array<Face>, } } | { "objective-damaged": { objective: number, tokens: number, } } | { "deactivated": { objective: number, } } | { "die-turned": { from: Face, to: Face, } } | { "token-laid": { seat: Seat, unit: UnitId, face: Face | null, } } | { "tokens-returned": { unit: UnitId, tokens: number, } } | { "token-shown": { unit: UnitId, face: Face, } } | { "sequence-laid": { tokens: number, } } | { "sequence-revealed": { face: Face, left: number, } } | { "sequence-discarded": { face: Face, } } | { "lies-in-wait": { seat: Seat, squad: number, units: Array<UnitId>, } } | { "ambush-laid": { seat: Seat, spot: Spot, } } | { "ambush-revealed": { unit: UnitId, face: Face, spot: Spot, } } | { "stationed": { character: CharacterId, to: Spot, } } | { "docked": { objective: number, } } | { "embarked": { unit: UnitId, } } | { "acts-from-ship": { unit: UnitId, } } | { "captured": { seat: Seat, units: Array<UnitId>, } } | { "freed": { unit: UnitId, } } | { "off-duty": { seat: Seat, units: Array<UnitId>, } } | { "noise-made": { seat: Seat, noise: number, } } | { "noise-revealed": { faces: Array<Face>, } } | { "signalled": { signal: number, } } | { "no-room": { seat: Seat, } } | { "uncontrolled": { objective: number, } } | { "objective-put": { objective: number, from: Spot, to: Spot, } } | { "marked": { objectives: Array<number>, } };

export type Face = "crit" | "hit" | "expertise" | "failure" | "block";

export type Faces = { block: string, expertise: string, failure: string, };

export type Forecast = { character: CharacterId, target: Target, kind: AttackType, attack: number, defence: number, attack_because: Array<Because>, defence_because: Array<Because>, 
/**
 * The chance of each number of successes, expertise included, from 0 on.
 */
successes: Array<number>, };

export type Goal = CharacterId | { 
/**
 * Its number.
 */
objective: number, };

export type KindView = { kind: string, name: Names, 
/**
 * By their numbers.
 */
objectives: Array<number>, };

export type Lobby = { editions: Array<Edition>, battlefields: Array<BattlefieldView>, missions: Array<MissionView>, operations: Array<OperationSheet>, units: Array<CardView>, eras: Array<EraView>, 
/**
 * Ready strike teams.
 */
teams: Array<Team>, };

export type Measured = { "go": { kind: MoveKind | null, to: Spot, 
/**
 * The tool as it lies: its start, its joint, its end.
 */
tool: Array<Point>, refusal: Refusal | null, 
/**
 * Why the place that was pointed at is not the one.
 */
missed: Refusal | null, around: Around, } } | { "reach": { reaches: Array<Reach>, } } | { "formation": { places: Array<Spot>, refusal: Refusal | null, } } | { "push": { to: Spot, path: Array<Spot>, 
/**
 * The direction: that of the point, else the nearest to it that is permitted.
 */
toward: Point, refusal: Refusal | null, 
/**
 * Why the direction that was pointed at is not the one.
 */
missed: Refusal | null, around: Around, } } | { "deploy": { refusals: Array<Refusal | null>, } } | { "stand": { to: Spot, levels: Array<number>, refusal: Refusal | null, 
/**
 * Why the place that was pointed at is not the one.
 */
missed: Refusal | null, around: Around, } } | { "between": { 
/**
 * From base to base, in hundredths of a millimetre, rounded down.
 */
distance: number, 
/**
 * The smallest range that reaches; none beyond 5.
 */
range: number | null, sight: boolean, 
/**
 * A line that shows it.
 */
line: [Point, Point] | null, same_elevation: boolean, engaged: boolean, 
/**
 * Whether terrain would give cover against a ranged attack, before other conditions.
 */
terrain_cover: boolean, } };

export type Measures = { 
/**
 * The sides of the square battlefield (SP-SETUP-05).
 */
battlefield: number, 
/**
 * Ranges 1 to 5.
 */
ranges: [number, number, number, number, number], 
/**
 * The two arms of the advance tool.
 */
advance: [number, number], 
/**
 * The two arms of the dash tool.
 */
dash: [number, number], 
/**
 * Half the width of the movement tools.
 */
"half-width": number, 
/**
 * The diameter of an objective token.
 */
objective: number, 
/**
 * How much room a miniature needs above its base.
 */
headroom: number, 
/**
 * Where the lengths come from, by field.
 */
sources: { [key in string]: Source }, };

export type MissionView = { mission: string, name: Names, 
/**
 * What the objectives are called, by their numbers.
 */
objectives: Array<string>, cards: Array<StruggleCardView>, };

export type MomentumCause = { "wounded": UnitId } | "behind" | "middle" | { "ability": [UnitId, number] };

export type MoveKind = "advance" | "dash" | "climb" | "jump" | "reposition";

export type Moved = { "by": MoveKind } | "pushed" | "pulled" | "transferred";

export type NamedSpace = { 
/**
 * Which one, from 1; 0 is where the tracker begins.
 */
space: number, 
/**
 * What it is called.
 */
name: Names, };

export type Objective = { 
/**
 * Where it lies.
 */
spot: Spot, 
/**
 * Its upper side.
 */
active: boolean, 
/**
 * Whose control token lies on it.
 */
control: Seat | null, 
/**
 * Has a priority token.
 */
priority: boolean, 
/**
 * Damage tokens that special rules put on it.
 */
damage: number, 
/**
 * Half its diameter, in hundredths of a millimetre.
 */
radius: number, 
/**
 * It moves like a character (SO-ROAM-01).
 */
roams: boolean, };

export type Occasion = { "action": [UnitId, Action] } | "attack-declared" | "attack-resolved" | { "damage": number } | { "wounded": UnitId } | { "left": CharacterId } | { "moved": CharacterId } | { "hunkered": UnitId };

export type Odds = { 
/**
 * The chance of each number of successes, from 0 on.
 */
successes: Array<number>, 
/**
 * The expected number.
 */
mean: number, };

export type OperationSetup = { 
/**
 * The operation's id.
 */
id: string, 
/**
 * Who is the Aggressor by agreement; left out: by chance (SO-SETUP-05).
 */
aggressor: Seat | null, 
/**
 * Which print of it counts where they differ.
 */
printing: Printing, };

export type OperationSheet = { operation: string, name: Names, briefing: Names, 
/**
 * What the objectives are called, by their numbers.
 */
objectives: Array<string>, rules: Array<RuleView>, stages: Array<StageView>, armoured: Array<ArmouredView>, trackers: Array<TrackerView>, 
/**
 * What special rules can signal.
 */
signals: Array<Names>, 
/**
 * Where the squads are deployed, if not at the edges.
 */
deployment: Deployment | null, };

export type OperationView = { aggressor: Seat, 
/**
 * The stage card, by its number.
 */
stage: number, 
/**
 * The struggle token is on the middle space: the Aggressor's last turn.
 */
last_turn: boolean, 
/**
 * The special rule that is at work.
 */
rule: RuleAt | null, 
/**
 * Spaces of the track without a token (SO-WIN-02).
 */
left: number, 
/**
 * The armoured targets, by their numbers.
 */
armour: Array<ArmourView>, 
/**
 * By the trackers' numbers: which spaces hold tokens.
 */
trackers: Array<Array<boolean>>, 
/**
 * Operation tokens on units' cards; what they show only to those who may see it.
 */
tokens: Array<[UnitId, Face | null]>, 
/**
 * Ambush tokens on the battlefield; what they show only to those who may see it.
 */
ambushes: Array<[Spot, Face | null]>, 
/**
 * The tokens of the sequence, the next one first, as far as they are revealed.
 */
sequence: Array<Face | null>, 
/**
 * The objective at which the ship stands, and the units aboard it.
 */
ship: number | null, aboard: Array<UnitId>, 
/**
 * Units that are captured or off duty.
 */
captured: Array<UnitId>, off_duty: Array<UnitId>, 
/**
 * How many tokens of the noise there are, and how many are left in the pool.
 */
noise: number, pool: number, 
/**
 * What was signalled, by its number.
 */
signals: Array<number>, 
/**
 * Tokens on the battlefield that are no objectives, by their numbers.
 */
posts: Array<number>, 
/**
 * The objectives that cannot be controlled now.
 */
barred: Array<number>, 
/**
 * Which print of the operation counts.
 */
printing: Printing, };

export type OrderCard = { "unit": UnitId } | "shatterpoint";

export type Passage = "passable" | "impassable";

export type Payment = "force" | "damage";

export type Pending = { "symbol": Symbol } | { "entry": Entry } | { "ability": [UnitId, number] } | "tactic" | { "rule": RuleAt } | "progress";

export type PieceView = { 
/**
 * The model it belongs to.
 */
model: number, name: Names, corners: Array<Point>, bottom: number, top: number, sight: Sight, passage: Passage, stand: boolean, };

export type PlayerView = { edge: Edge, 
/**
 * How many cards are in the order deck.
 */
deck: number, reserve: OrderCard | null, discard: Array<OrderCard>, force: number, ready: number, 
/**
 * Momentum tokens, from space 8 inward.
 */
momentum: number, won: number, };

export type Point = { 
/**
 * To the right.
 */
x: number, 
/**
 * Away from the first player's edge.
 */
y: number, };

export type Printing = "rulebook" | "card";

export type ProgressCause = "turn" | { "rule": RuleAt } | { "token": [UnitId, number] } | { "spent": [UnitId, number] } | { "gained": [UnitId, number] };

export type Prompt = "side" | "mission-pack" | { "deploy": { 
/**
 * The squads still to be deployed, 0 and 1.
 */
squads: Array<number>, } } | { "first-stance": UnitId } | { "struggle-map": number } | "order" | { "revealed": OrderCard } | "shatterpoint" | { "lose-condition": UnitId } | { "act": UnitId } | { "who": { 
/**
 * Whose.
 */
unit: UnitId, 
/**
 * Which action.
 */
action: Action, } } | { "go": { 
/**
 * Who may move.
 */
characters: Array<CharacterId>, 
/**
 * By which movements.
 */
kinds: Array<MoveKind>, 
/**
 * Only toward this (SP-PUSH-09).
 */
toward: Goal | null, } } | { "transfer": CharacterId } | { "push": { 
/**
 * Who is moved.
 */
character: CharacterId, 
/**
 * How far: a range of 1 to 5.
 */
range: number, 
/**
 * Away from or toward whom; nobody for a free direction.
 */
from: CharacterId | null, 
/**
 * Toward instead of away.
 */
pull: boolean, } } | { "attack": { 
/**
 * Who may attack.
 */
characters: Array<CharacterId>, 
/**
 * With so many dice instead of the attack value.
 */
dice: number | null, } } | { "tree": { 
/**
 * Successes left.
 */
successes: number, } } | { "next": Array<Pending> } | { "heal": { 
/**
 * Who heals.
 */
character: CharacterId, 
/**
 * How many times still, this one included.
 */
left: number, } } | { "react": Occasion } | { "free-ability": UnitId } | { "choose": { 
/**
 * Whose ability it is.
 */
unit: UnitId, 
/**
 * Which; 255 is the tactic of the struggle card or a special rule of the operation.
 */
ability: number, } } | { "pick": { 
/**
 * Whose ability it is.
 */
unit: UnitId, 
/**
 * Which.
 */
ability: number, 
/**
 * What each alternative does, in words of the language such as `hunker`.
 */
alternatives: Array<string>, } } | { "gain-condition": UnitId } | { "progress": { 
/**
 * Added, not removed.
 */
adds: boolean, } } | "objective" | { "lay": { 
/**
 * Which, by its number.
 */
objective: number, 
/**
 * Within this range.
 */
range: number, 
/**
 * Of where this one lies.
 */
of: number, } } | { "roam": { 
/**
 * Which, by its number.
 */
objective: number, 
/**
 * By which movements.
 */
kinds: Array<MoveKind>, 
/**
 * Only toward this objective.
 */
toward: number | null, } } | { "ambush": { 
/**
 * Which.
 */
face: Face, } } | { "station": { 
/**
 * Who.
 */
character: CharacterId, 
/**
 * Anchor what.
 */
around: Anchor, } } | { "face": { 
/**
 * What the die is turned to; none: a token is removed.
 */
turns_to: Face | null, } } | { "space": { 
/**
 * The tracker, by its number.
 */
tracker: number, 
/**
 * Filled, not emptied.
 */
fills: boolean, } } | { "lose-wound": UnitId } | { "lose-damage": { 
/**
 * Whose.
 */
unit: UnitId, 
/**
 * At most so much.
 */
most: number, } };

export type Query = { "go": { character: CharacterId, kinds: Array<MoveKind>, toward: Goal | null, x: number, y: number, 
/**
 * The level; left out: the one nearest to the character's own on which it may end.
 */
level: number | null, } } | { "drop": { character: CharacterId, kinds: Array<MoveKind>, toward: Goal | null, x: number, y: number, level: number | null, } } | { "reach": { character: CharacterId, kinds: Array<MoveKind>, toward: Goal | null, } } | { "formation": { seat: Seat, squad: number, place: Spot, } } | { "push": { character: CharacterId, range: number, from: CharacterId | null, pull: boolean, x: number, y: number, } } | { "deploy": { seat: Seat, squad: number, places: Array<Spot>, } } | { "stand": { character: CharacterId, x: number, y: number, level: number | null, } } | { "transfer": { character: CharacterId, x: number, y: number, level: number | null, } } | { "lay": { objective: number, range: number, of: number, x: number, y: number, level: number | null, } } | { "ambush": { x: number, y: number, level: number | null, } } | { "station": { character: CharacterId, around: Anchor, x: number, y: number, level: number | null, } } | { "roam": { kinds: Array<MoveKind>, toward: number | null, x: number, y: number, level: number | null, } } | { "between": { from: CharacterId, to: CharacterId, } };

export type Reach = { character: CharacterId, kind: MoveKind, 
/**
 * The farthest place in every direction.
 */
outline: Array<Point>, 
/**
 * What lies before it and is forbidden, by terrain or bases.
 */
holes: Array<[Point, Point, Point, Point]>, };

export type Row = { 
/**
 * The least number of expertise results.
 */
from: number, 
/**
 * The greatest; left out: or more.
 */
to: number | null, 
/**
 * What it gives.
 */
results: Array<Entry>, };

export type RuleAt = { "operation": number } | { "stage": [number, number] };

export type RuleView = { name: Names, text: Names, of: Side | null, 
/**
 * By which other rules call it.
 */
id: string | null, 
/**
 * In which print it stands; none: in all.
 */
printing: Printing | null, };

export type Setup = { 
/**
 * By which book.
 */
edition: Edition, 
/**
 * The battlefield's id.
 */
battlefield: string, 
/**
 * The Strategic Operation that is played, if one is (SO-CORE-01).
 */
operation: OperationSetup | null, 
/**
 * The strike teams of the two players (SP-CORE-01).
 */
teams: [Team, Team], };

export type Side = "aggressor" | "sentinel";

export type Sight = "see-through" | "blocking";

export type Source = "rulebook" | "card" | "house";

export type Spot = { 
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
level: number, };

export type Squad = { 
/**
 * The ids of its three units.
 */
units: Array<string>, 
/**
 * The era it is counted as, if the primary unit has several (SP-BUILD-07).
 */
era: string | null, };

export type Stage = "setup" | "deployment" | "stances" | "turns";

export type StageView = { name: Names, overview: Names, 
/**
 * The ids of the active objectives.
 */
active: Array<string>, rules: Array<RuleView>, ends: Array<EndView>, kinds: Array<KindView>, 
/**
 * The symbols on its map, by the objectives' numbers.
 */
symbols: Array<Face | null>, 
/**
 * The trackers that lie beside the struggle track, by their numbers.
 */
trackers: Array<number>, };

export type StanceView = { name: Names, melee: Values, ranged: Values, melee_expertise: Chart | null, ranged_expertise: Chart | null, defence_expertise: Chart, tree: Tree, };

export type Step = { 
/**
 * The damage pool after it.
 */
pool: number, 
/**
 * How far a movement of it could bring the attacker's base, from its centre.
 */
reach: number | null, 
/**
 * How far a shove of it could bring the target's, from its centre.
 */
shove: number | null, };

export type StruggleCardView = { name: Names, phase: number, maps: Array<StruggleMap>, tactic: AbilityView | null, };

export type StruggleCause = "objectives" | "priority" | { "ability": [UnitId, number] };

export type StruggleMap = { 
/**
 * The active objectives.
 */
active: Array<string>, 
/**
 * Which face of a defence die gives which objective priority.
 */
priority: Faces | null, };

export type StruggleView = { number: number, 
/**
 * The card, by its number in the mission pack.
 */
card: number, map: number, won_by: Seat | null, };

export type Symbol = "damage" | "shove" | "strained" | "disarmed" | "exposed" | "pinned" | "advance" | "climb" | "dash" | "jump" | "reposition" | "heal" | "active";

export type TableView = { edition: Edition, measures: Measures, 
/**
 * How far from its edge a squad may begin (SP-SETUP-12).
 */
deployment: number, battlefield: Names, terrain: TerrainView, 
/**
 * By the units' numbers.
 */
units: Array<UnitSheet>, 
/**
 * The unit of each character.
 */
characters: Array<UnitId>, 
/**
 * The mission packs that the players brought; none in an operation.
 */
missions: Array<MissionView>, 
/**
 * The operation, if one is played.
 */
operation: OperationSheet | null, };

export type Target = CharacterId | { 
/**
 * Its number in the operation.
 */
armoured: number, };

export type Team = { 
/**
 * The mission pack it brings; none for an operation (SO-BUILD-01).
 */
mission: string | null, 
/**
 * Its two squads.
 */
squads: Array<Squad>, };

export type TerrainView = { 
/**
 * The sides of the square, in hundredths of a millimetre.
 */
side: number, pieces: Array<PieceView>, 
/**
 * Groups of linked transfer points.
 */
transfers: Array<Array<Spot>>, };

export type ToldView = { rules: Array<Rule>, event: Event, };

export type TrackerView = { name: Names, 
/**
 * What each space shows.
 */
spaces: Array<Array<Face>>, named: Array<NamedSpace>, };

export type Tree = { 
/**
 * The orange options.
 */
start: Array<string>, 
/**
 * All options.
 */
options: Array<TreeOption>, 
/**
 * The paths, from left to right.
 */
paths: Array<[string, string]>, };

export type TreeOption = { 
/**
 * Unique in the tree.
 */
id: string, 
/**
 * Row and column on the card, for drawing.
 */
at: [number, number], 
/**
 * What it does.
 */
effects: Array<Symbol>, };

export type UnitId = number;

export type UnitSheet = { id: UnitId, seat: Seat, 
/**
 * 0 or 1.
 */
squad: number, characters: Array<CharacterId>, card: CardView, };

export type UnitType = "primary" | "secondary" | "supporting";

export type UnitView = { damage: number, wounded: boolean, injured: number, conditions: Array<Condition>, hunker: number, stance: number, defeated: boolean, 
/**
 * How often each ability was used this turn.
 */
used: Array<number>, 
/**
 * What each ability costs now (SP-ABIL-13); none of those without a cost.
 */
costs: Array<number | null>, 
/**
 * Dice of the Focus action that wait, by character of the unit.
 */
focus: Array<number>, };

export type Values = { 
/**
 * The range of a ranged attack.
 */
range: number | null, 
/**
 * Attack dice; left out for a dash (SP-ATK-03).
 */
attack: number | null, 
/**
 * Defence dice.
 */
defence: number, };

export type View = { stage: Stage, turn: number, first: Seat, active: Seat, 
/**
 * Whose mission pack is played.
 */
mission: Seat, players: [PlayerView, PlayerView], 
/**
 * By the units' numbers.
 */
units: Array<UnitView>, 
/**
 * By the characters' numbers.
 */
characters: Array<Spot | null>, objectives: Array<Objective>, struggle: StruggleView | null, 
/**
 * The most struggles that there can be; none in an operation.
 */
struggles: number, 
/**
 * Where the struggle token would go at the end of the turn, as the objectives stand now.
 */
ahead: Ahead | null, 
/**
 * The spaces on each side of the struggle track.
 */
spaces: number, 
/**
 * The struggle token: positive on player 1's side, 0 in the middle.
 */
token: number, operation: OperationView | null, activation: ActivationView | null, 
/**
 * The innermost attack in progress.
 */
attack: AttackView | null, 
/**
 * Pairs of engaged characters (SP-ATK-09).
 */
engaged: Array<[CharacterId, CharacterId]>, 
/**
 * By the objectives' numbers: who contests them (SP-OBJ-03).
 */
contesting: Array<Array<CharacterId>>, };

export type WoundToken = "wounded" | "injured";

export type Zone = { 
/**
 * Within the range `within` of this token.
 */
near: string | null, 
/**
 * The range of `near`.
 */
within: number | null, 
/**
 * Not within this range of any objective.
 */
"off-objectives": number | null, 
/**
 * Not within this range of any enemy character.
 */
"off-enemies": number | null, };
