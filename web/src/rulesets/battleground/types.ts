// Generated from the Rust types by the test `types`; `make types` writes it.

import type { Figure, Names, Refusal, Rule, Seat } from "../../protocol";

export type AbilityView = { name: Names, text: Names | null, ap: number, mana: number, };

export type Aids = { 
/**
 * One note for each option, in the order of the options.
 */
options: Array<Note>, 
/**
 * What one may think of but cannot do now, and why.
 */
closed: Array<Closed>, 
/**
 * Where the acting character could move, before it declares a movement.
 */
moves: Array<Movement>, };

export type Around = { 
/**
 * Its enemies, the nearest first.
 */
enemies: Array<Sighted>, 
/**
 * Objectives that it could capture at the end of the round, if all stayed so (BG-CLEAN-09).
 */
captures: Array<Hex>, };

export type Bonus = "ability" | "mana" | "mission" | "ap";

export type Buff = "haste" | "enhancement" | "protection" | "regeneration";

export type BuffMarker = { "common": Buff } | { "unique": number };

export type CardId = number;

export type CardView = { seat: Seat, id: CardId, name: Names, 
/**
 * A fate card; else a glory card.
 */
fate: boolean, initiative: number, ap: number, mana: number, 
/**
 * The ability of a fate card or the side mission of a glory card.
 */
text: Names | null, 
/**
 * The mana of a fate card's bonus, or the victory points of a side mission.
 */
bonus: number, };

export type Cards = CardId[];

export type Choice = { "deploy": { 
/**
 * Who.
 */
figure: FigureId, 
/**
 * Where.
 */
hex: Hex, } } | { "face": Direction } | { "priority": Seat } | { "discard": Cards } | { "card": CardId } | "pass" | { "activate": FigureId } | { "bonus": Bonus } | { "play": { 
/**
 * The card.
 */
card: CardId, 
/**
 * The bonus.
 */
bonus: Bonus, } } | "focus" | { "move": { 
/**
 * Whether to spend the focus marker for the second speed value.
 */
focus: boolean, } } | "turn" | { "attack": { 
/**
 * The weapon's number on the sheet; [`FISTS`] for fists.
 */
weapon: number, 
/**
 * The target.
 */
target: FigureId, } } | { "skill": number } | "standby" | { "consume": number } | "end" | { "go": Place } | { "go-by": { 
/**
 * The end.
 */
place: Place, 
/**
 * Places on the way.
 */
way: Array<Place>, } } | { "go-large": { 
/**
 * Where the pivot of its base comes to lie.
 */
place: Place, 
/**
 * The facing of the base.
 */
facing: Direction, } } | "stay" | { "reroll": Faces } | "defend" | "decline" | { "interrupt": FigureId } | { "target": FigureId } | { "place": Place } | { "pick": number } | "yes";

export type Closed = { choice: Choice, refusal: Refusal, };

export type Debuff = "paralysis" | "blinded" | "prone" | "curse";

export type DebuffMarker = { "common": Debuff } | { "unique": number };

export type Deployment = "given" | "chosen";

export type Direction = "N" | "NE" | "SE" | "S" | "SW" | "NW";

export type Event = { "event": "deployed", figure: FigureId, hex: Hex, } | { "event": "faced", figure: FigureId, facing: Direction, } | { "event": "shuffled", seat: Seat, } | { "event": "drew", seat: Seat, count: number, cards: Cards | null, } | { "event": "discarded", seat: Seat, count: number, cards: Cards | null, } | { "event": "priority-roll", dice: [number, number], } | { "event": "priority", seat: Seat, } | { "event": "round", round: number, } | { "event": "revealed", seat: Seat, card: CardId, initiative: number, } | { "event": "passed", seat: Seat, } | { "event": "wasted", seat: Seat, card: CardId, } | { "event": "activated", seat: Seat, figure: FigureId, card: CardId, } | { "event": "ap", figure: FigureId, gained: number, now: number, } | { "event": "spent", figure: FigureId, ap: number, now: number, } | { "event": "mana", figure: FigureId, change: number, now: number, } | { "event": "played", seat: Seat, figure: FigureId, card: CardId, } | { "event": "bonus-taken", seat: Seat, figure: FigureId, card: CardId, bonus: Bonus, } | { "event": "focus", figure: FigureId, focused: boolean, } | { "event": "standby", figure: FigureId, standby: boolean, } | { "event": "declared", figure: FigureId, kind: MoveKind, focus: boolean, } | { "event": "moved", figure: FigureId, from: Place, to: Place, cost: number, points: number, } | { "event": "shoved", figure: FigureId, from: Place, to: Place, } | { "event": "swapped", figures: [FigureId, FigureId], } | { "event": "attack", figure: FigureId, weapon: string, target: FigureId, further: boolean, } | { "event": "test", figure: FigureId, kind: TestKind, value: Value, dice: number, dice_reasons: Array<Reason>, needed: number, range_reasons: Array<Reason>, roll: Array<number>, initial: number, } | { "event": "rerolled", figure: FigureId, mana: number, again: Array<number>, roll: Array<number>, } | { "event": "exploded", figure: FigureId, roll: Array<number>, } | { "event": "tested", figure: FigureId, kind: TestKind, successes: number, } | { "event": "undefended", figure: FigureId, } | { "event": "net", figure: FigureId, target: FigureId, successes: number, } | { "event": "wounded", figure: FigureId, wounds: number, now: number, } | { "event": "healed", figure: FigureId, wounds: number, now: number, } | { "event": "knocked-out", figure: FigureId, points: number, } | { "event": "removed", figure: FigureId, } | { "event": "buff", figure: FigureId, buff: BuffMarker, gained: boolean, } | { "event": "debuff", figure: FigureId, debuff: DebuffMarker, gained: boolean, } | { "event": "used", figure: FigureId, ability: string, } | { "event": "consumed", figure: FigureId, item: string, } | { "event": "sign", seat: Seat, sign: string, place: Place | null, } | { "event": "interrupt", figure: FigureId, against: FigureId, opportunity: boolean, } | { "event": "interrupt-ended", figure: FigureId, } | { "event": "mission", seat: Seat, card: CardId, } | { "event": "mission-done", seat: Seat, card: CardId, points: number, } | { "event": "ready", figure: FigureId, } | { "event": "ended", figure: FigureId, } | { "event": "cleanup", round: number, } | { "event": "captured", seat: Seat, figure: FigureId, hex: Hex, } | { "event": "game-over", points: [number, number], winner: Seat | null, };

export type Faces = [number, number, number, number, number, number];

export type Faction = "masters" | "evil-warriors";

export type FigureId = number;

export type FigureView = { id: FigureId, seat: Seat, standing: Standing, at: Place | null, facing: Direction, health: number, wounds: number, mana: number, focused: boolean, standby: boolean, buff: BuffMarker | null, debuff: DebuffMarker | null, ready: boolean, engaged: boolean, cards: number, strength: number, perception: number, power: number, toughness: number, spirit: number, speed: [number, number], ap: number | null, used_items: Array<string>, cost: number, };

export type Foreseen = { value: Value, dice: number, dice_reasons: Array<Reason>, needed: number, range_reasons: Array<Reason>, };

export type Ground = "open" | "difficult" | "low" | "high" | "ladder";

export type Hex = string;

export type Interrupt = { 
/**
 * The interrupted character.
 */
against: FigureId, 
/**
 * An opportunity attack (BG-OPP-05).
 */
opportunity: boolean, };

export type ItemKind = "jewellery" | "shield" | "armour";

export type ItemView = { name: Names, kind: ItemKind, consumable: boolean, skill: AbilityView, };

export type Line = { 
/**
 * One end.
 */
from: Point, 
/**
 * The other end.
 */
to: Point, };

export type Lobby = { 
/**
 * The maps, to choose from and to draw.
 */
maps: Array<MapView>, 
/**
 * What characters, weapons, items and cards are called, by their ids.
 */
names: Array<[string, Names]>, 
/**
 * The first game as it is set up in the book.
 */
first: Setup | null, };

export type MapView = { id: string, name: Names, terrain: Array<TerrainView>, zones: Array<Array<Hex>>, objectives: Array<Hex>, 
/**
 * Characters of the first game have their places here.
 */
starts: boolean, };

export type MarkerKind = "buff" | "debuff";

export type MarkerView = { name: Names, kind: MarkerKind, };

export type Measured = { "sight": Sight } | { "reach": Array<Movement> } | { "around": Around } | { "attack": Strike } | { "threat": Array<Hex> };

export type Member = { 
/**
 * The character.
 */
character: string, 
/**
 * Its weapons.
 */
weapons: Array<string>, 
/**
 * Its items.
 */
items: Array<string>, };

export type MoveKind = "move" | "directed" | "charge" | "teleport" | "jump";

export type Movement = { 
/**
 * Who.
 */
figure: FigureId, 
/**
 * Whether a focus marker is spent for it.
 */
focus: boolean, 
/**
 * Its movement points.
 */
points: number, 
/**
 * Where it could end.
 */
ways: Array<Way>, 
/**
 * Enemies that may strike before it leaves (BG-OPP-01).
 */
strikes: Array<Strike>, };

export type Note = { 
/**
 * Action points it costs.
 */
ap?: number, 
/**
 * Mana it costs.
 */
mana?: number, 
/**
 * Cards that are drawn for it.
 */
draws?: number, 
/**
 * Mana that it gives, where that is less than the card says.
 */
gains?: number, 
/**
 * What an attack would roll.
 */
attack?: Strike, 
/**
 * The way to a place.
 */
way?: Way, };

export type Objective = { 
/**
 * Where it lies.
 */
hex: Hex, 
/**
 * Who has captured it.
 */
captured: Seat | null, };

export type Odds = { 
/**
 * The chance of each number of successes that remain after the defence.
 */
chances: Array<number>, 
/**
 * Their average.
 */
mean: number, };

export type Place = string;

export type PlayerSetup = { 
/**
 * The squad.
 */
squad: Squad, 
/**
 * The ids of 20 fate cards.
 */
fate: Array<string>, 
/**
 * The ids of 2 glory cards.
 */
glory: Array<string>, };

export type PlayerView = { points: number, passed: boolean, hand_count: number, 
/**
 * Only for the player's own eyes.
 */
hand: Array<CardId> | null, deck_count: number, discard_count: number, revealed: CardView | null, completed: Array<CardView>, };

export type Point = { 
/**
 * To the right.
 */
x: number, 
/**
 * Down.
 */
y: number, };

export type Prompt = "deploy" | { "face": FigureId } | "priority" | "discard" | "choose-card" | { "activate": CardId } | { "bonus": CardId } | { "act": FigureId } | { "go": { 
/**
 * Who moves.
 */
figure: FigureId, 
/**
 * By which rules.
 */
kind: MoveKind, 
/**
 * Its movement points.
 */
points: number, 
/**
 * Whom a directed movement or a charge goes to.
 */
goal: FigureId | null, } } | { "goal": FigureId } | { "free-reroll": { 
/**
 * Who tests.
 */
figure: FigureId, 
/**
 * How many dice at most.
 */
most: number, } } | { "mana-reroll": { 
/**
 * Who tests.
 */
figure: FigureId, 
/**
 * How many dice at most.
 */
most: number, } } | { "defend": { 
/**
 * Who may defend.
 */
figure: FigureId, 
/**
 * How many successes threaten it.
 */
successes: number, } } | { "opportunity": FigureId } | { "standby": FigureId } | { "interrupted": FigureId } | { "aim": FigureId } | { "further": FigureId } | { "target": FigureId } | { "free-attack": FigureId } | { "order": { 
/**
 * Whom they concern.
 */
figure: FigureId, 
/**
 * What they are called, by the numbers of the picks; empty where a card has no name for it.
 */
effects: Array<string>, 
/**
 * What each does, in words of the effect language.
 */
does: Array<Array<string>>, } } | { "use": { 
/**
 * Whose it is.
 */
figure: FigureId, 
/**
 * What it is called.
 */
ability: string, } } | { "one-of": { 
/**
 * Whose effect it is.
 */
figure: FigureId, 
/**
 * What each does, in words of the effect language such as `push 3`, by the numbers of the
 * picks.
 */
alternatives: Array<Array<string>>, } } | { "displace": FigureId } | { "direction": FigureId } | { "sign": FigureId } | { "capture": Hex };

export type Query = { "sight": { from: Place, to: Place, } } | { "reach": { figure: FigureId, } } | { "around": { figure: FigureId, place: Place, facing?: Direction, } } | { "attack": { figure: FigureId, weapon: number, target: FigureId, } } | { "threat": { figure: FigureId, } };

export type Reason = { 
/**
 * The rule behind it.
 */
rule: Rule, 
/**
 * What carries it: a skill, a weapon, an item; empty for the rule itself.
 */
source: string, 
/**
 * The change; positive success-range changes enlarge.
 */
by: number, };

export type ResultView = { successes: number, wounds: number, 
/**
 * Whether something else happens too.
 */
more: boolean, };

export type Setup = { 
/**
 * How figures come onto the battlefield: given by the map, or chosen in the own zone.
 */
deployment: Deployment, 
/**
 * The map's id.
 */
map: string, 
/**
 * The two players: Masters of the Universe first (BG-SETUP-04).
 */
players: [PlayerSetup, PlayerSetup], };

export type SheetView = { id: FigureId, seat: Seat, name: Names, 
/**
 * The figure that stands for it, if its pack names one.
 */
figure: Figure | null, cost: number, health: number, 
/**
 * The hexes of a large base facing N, as walks from the pivot; empty for a standard figure.
 */
base: Array<Array<Direction>>, weapons: Array<WeaponView>, 
/**
 * Skills by their numbers: those of the character, then those of the items.
 */
skills: Array<AbilityView>, items: Array<ItemView>, };

export type Sight = { 
/**
 * One end.
 */
from: Place, 
/**
 * The other end.
 */
to: Place, 
/**
 * Hexes apart.
 */
steps: number, 
/**
 * The reach that is just enough, in inches.
 */
reach: number, 
/**
 * Whether there is a line of sight.
 */
seen: boolean, 
/**
 * Whether a target there would be in cover.
 */
cover: boolean, 
/**
 * Lines that show it, in the units of BG-HEX-03.
 */
lines: Array<Line>, 
/**
 * The part of an obstacle that the line of a hidden target meets first.
 */
wall: Hex | null, };

export type Sighted = { 
/**
 * Who.
 */
figure: FigureId, 
/**
 * The reach that is just enough, in inches.
 */
reach: number, 
/**
 * Whether there is a line of sight.
 */
seen: boolean, 
/**
 * Whether the character would be in cover from it.
 */
covered: boolean, 
/**
 * The attacks that it could make on it, action points aside; the one with the most wounds first.
 */
strikes: Array<Strike>, };

export type SignSheet = { name: Names, reach: number, };

export type SignView = { name: string, place: Place, seat: Seat, };

export type Squad = { 
/**
 * Its faction.
 */
faction: Faction, 
/**
 * Its characters.
 */
members: Array<Member>, };

export type Stage = "setup" | "preparation" | "choose-cards" | "activate" | "act" | "cleanup";

export type Standing = "waiting" | "up" | "falling" | "out";

export type Strike = { 
/**
 * Who attacks.
 */
figure: FigureId, 
/**
 * With which weapon; 255 for fists.
 */
weapon: number, 
/**
 * Whom.
 */
target: FigureId, 
/**
 * The attack test.
 */
attack: Foreseen, 
/**
 * The defence test.
 */
defence: Foreseen, 
/**
 * The chance of each number of wounds, before rerolls.
 */
wounds: Array<number>, 
/**
 * The chance to knock the target out.
 */
knock_out: number, };

export type TableView = { map: Names, terrain: Array<TerrainView>, 
/**
 * The deployment zones of the two seats.
 */
zones: Array<Array<Hex>>, factions: [Faction, Faction], 
/**
 * The least face with which an extra die is a success.
 */
extra_needs: number, 
/**
 * By the figures' numbers.
 */
sheets: Array<SheetView>, 
/**
 * Unique buffs and debuffs, by their numbers.
 */
markers: Array<MarkerView>, signs: Array<SignSheet>, 
/**
 * The cards that the viewer may know from the start: a player's own.
 */
cards: Array<CardView>, };

export type TerrainView = { hex: Hex, ground: Ground, platform: boolean, };

export type TestKind = "attack" | "defence" | "skill";

export type ToldView = { 
/**
 * Ids of the rules behind it.
 */
rules: string[], 
/**
 * What happened.
 */
event: Event, 
/**
 * The face of a card that the event shows to everyone.
 */
card?: CardView, };

export type TurnView = { figure: FigureId, interrupt: Interrupt | null, ap: number, missions: Array<CardView>, };

export type Value = "strength" | "perception" | "power" | "toughness" | "spirit";

export type View = { round: number, 
/**
 * The last round of the game.
 */
rounds: number, stage: Stage, priority: Seat, players: Array<PlayerView>, figures: Array<FigureView>, objectives: Array<Objective>, signs: Array<SignView>, turns: Array<TurnView>, };

export type Way = { 
/**
 * The end.
 */
place: Place, 
/**
 * Movement points it costs at least.
 */
cost: number, 
/**
 * The places on the way, the end included.
 */
path: Array<Place>, 
/**
 * Enemies on standby that may interrupt at the end.
 */
watched: Array<FigureId>, 
/**
 * Enemies it would be engaged with there.
 */
engaged: Array<FigureId>, };

export type WeaponType = "melee" | "ranged" | "spell";

export type WeaponView = { name: Names, kind: WeaponType, reach: number, dice: number, mana: number, area: number | null, results: Array<ResultView>, special: Array<AbilityView>, };
