// Generated from the Rust types by the test `types`; `make types` writes it.

export type Analysed = { "type": "judged" } & Judged | { "type": "done", 
/**
 * The decisions that gave most away, by their steps, the worst first.
 */
swings: Array<number>, 
/**
 * What chance brought player 1 in all: 0.3 is three tenths of a win.
 */
luck: number, 
/**
 * All decisions that matter were judged; else time was up.
 */
whole: boolean, };

export type Asked = { 
/**
 * Its id; an answer names it.
 */
id: number, 
/**
 * What is asked, in the ruleset's form.
 */
prompt: unknown, 
/**
 * Whether it is an open question: other answers than the listed ones are possible.
 */
open: boolean, 
/**
 * Every legal answer, in the ruleset's form; of an open question those that are no places.
 */
options: unknown[], 
/**
 * The mates who may answer it too: the first answer counts.
 */
mates: Array<Seat>, };

export type Because = { 
/**
 * By which of the aspects that the ruleset judges positions by.
 */
aspect: string, 
/**
 * How much further ahead one is by it than after the others on average, or, below 0, less far
 * than after the best.
 */
by: number, };

export type BookChapter = { 
/**
 * What it is called.
 */
title: string, 
/**
 * Its parts, in order.
 */
sections: Array<BookSection>, };

export type BookSection = { 
/**
 * The area, such as `BG-MOVE`.
 */
area: string, 
/**
 * What it is called.
 */
title: string, 
/**
 * How many rules it tells.
 */
rules: number, };

export type Challenge = { 
/**
 * What is known of its game.
 */
game: GameInfo, 
/**
 * What would be played, in the ruleset's form.
 */
setup: unknown, };

export type Clock = { 
/**
 * Seconds for the whole game.
 */
seconds: number, 
/**
 * Seconds added after each own answer.
 */
increment: number, };

export type Coaching = { 
/**
 * The id of the exercise.
 */
exercise: string, 
/**
 * What it is called.
 */
title: Names, 
/**
 * What it is about.
 */
text: Names, 
/**
 * The rules that it shows.
 */
rules: Array<string>, 
/**
 * Whether it is a puzzle, and what shall come about.
 */
goal: Names | null, 
/**
 * How many steps there are.
 */
steps: number, 
/**
 * How many of them are done.
 */
done: number, 
/**
 * What to do now.
 */
says: Names | null, 
/**
 * An answer that does it, in the ruleset's form; not of a puzzle.
 */
wanted: unknown, 
/**
 * What is to be said of what was done last.
 */
remark: Remark | null, };

export type Counted = { 
/**
 * Wounds or damage suffered.
 */
suffered: [number, number], 
/**
 * Dice that showed a success when they fell.
 */
gave: [number, number], 
/**
 * How many would have on average.
 */
expected: [number, number], 
/**
 * The score after it: victory points, momentum, victory tokens.
 */
score: [number, number], };

export type Deciding = { 
/**
 * Who; of a team the member who is asked first.
 */
seat: Seat, 
/**
 * The mates who may answer too.
 */
mates?: Array<Seat>, 
/**
 * What is asked, in the ruleset's form; it tells nothing hidden.
 */
prompt: unknown, };

export type DeedKind = "start" | "answer" | "concede" | "draw" | "flag";

export type Ending = { 
/**
 * The winner, of a team its first seat; nobody in a draw.
 */
winner: Seat | null, 
/**
 * The rule that decided it.
 */
rule: string, 
/**
 * Whether the clock decided it.
 */
flag: boolean, 
/**
 * The seed, opened: its hash is the seal.
 */
seed: string, };

export type ExerciseInfo = { 
/**
 * Its id, such as `legion/lesson/2-move`.
 */
id: string, 
/**
 * The ruleset's id.
 */
ruleset: string, 
/**
 * Whether it is a puzzle.
 */
puzzle: boolean, 
/**
 * Who learns.
 */
seat: Seat, 
/**
 * What it is called.
 */
title: Names, 
/**
 * What it is about.
 */
text: Names, };

export type Fact = { 
/**
 * What is stated.
 */
name: string, 
/**
 * Its value, in words.
 */
value: string, };

export type Failure = "no-game" | "wrong-token" | "malformed" | "not-joined" | "too-fast" | "too-slow" | "crowded" | "unavailable" | "restarting";

export type Figure = string | { head: string, body: string, gear: Array<string>, } | { 
/**
 * The mass, as the path of an SVG.
 */
path: string, 
/**
 * What is cut out of it.
 */
cut: string, };

export type Frame = { 
/**
 * Who did it; nobody at the start.
 */
seat: Seat | null, 
/**
 * What was asked, in the ruleset's form.
 */
prompt: unknown, 
/**
 * Whether it was an open question: other answers than the listed ones were possible.
 */
open: boolean, 
/**
 * How many answers were listed.
 */
options: number, 
/**
 * What was done: `{"answer": …}`, `"concede"` or `"offer-draw"`.
 */
deed: unknown, 
/**
 * What happened.
 */
told: unknown[], 
/**
 * The position after it, all cards open.
 */
view: unknown, 
/**
 * Why it was not possible: in scenes that show what a rule forbids.
 */
refusal?: Refusal, };

export type FromClient = { "type": "join", 
/**
 * The game's id.
 */
game: string, 
/**
 * The secret of a seat; without it one is a spectator.
 */
token?: string, 
/**
 * How many of the latest steps to be told of; none if absent.
 */
log?: number, } | { "type": "answer", 
/**
 * The question's id.
 */
question: number, 
/**
 * One of its options.
 */
choice: unknown, } | { "type": "propose", 
/**
 * The question's id.
 */
question: number, 
/**
 * An answer to it.
 */
choice: unknown, } | { "type": "concede" } | { "type": "draw" } | { "type": "undo" } | { "type": "grant", 
/**
 * Granted.
 */
allow: boolean, } | { "type": "chat", 
/**
 * What.
 */
text: string, 
/**
 * Only to the own team.
 */
team?: boolean, } | { "type": "seat", 
/**
 * Whose place.
 */
seat: Seat, 
/**
 * The name of a computer player, or `person` for the own seat.
 */
player: string, } | { "type": "aids", 
/**
 * The question's id.
 */
question: number, } | { "type": "hint", 
/**
 * The question's id.
 */
question: number, } | { "type": "measure", 
/**
 * A number that the reply repeats.
 */
id: number, 
/**
 * What, in the ruleset's form.
 */
query: unknown, } | { "type": "name", 
/**
 * How.
 */
name: string, } | { "type": "rematch" } | { "type": "ping" };

export type GameInfo = { 
/**
 * Its id.
 */
id: string, 
/**
 * The ruleset's id.
 */
ruleset: string, 
/**
 * Names and hashes of the packs.
 */
packs: Array<[string, string]>, 
/**
 * `person` or the name of a computer player.
 */
seats: Array<string>, 
/**
 * What the players are called; empty if they did not say.
 */
names: Array<string>, 
/**
 * The clock.
 */
clock: Clock | null, 
/**
 * When it was opened, in milliseconds since 1970.
 */
created: number, 
/**
 * The seal of the dice: the hash of the seed.
 */
seal: string, 
/**
 * The seed was given by whoever opened the game.
 */
seed_given: boolean, 
/**
 * Players may ask for hints.
 */
hints: boolean, 
/**
 * Seats that are free for whoever accepts the challenge.
 */
open?: Array<Seat>, 
/**
 * Until when they are, in milliseconds since 1970.
 */
open_until?: number, 
/**
 * The moment of another game that this one was played on from.
 */
branch?: Moment, 
/**
 * It was read from a record: nobody plays it.
 */
imported?: boolean, };

export type GameStatus = { 
/**
 * What is known of it.
 */
game: GameInfo, 
/**
 * The number of entries in its log.
 */
entries: number, 
/**
 * Everyone who has to decide, and what they are asked.
 */
deciding: Array<Deciding>, 
/**
 * How it ended.
 */
outcome: Ending | null, 
/**
 * The position as a spectator sees it, in the ruleset's form.
 */
view: unknown, 
/**
 * What stays the same for the whole game, in the ruleset's form.
 */
table: unknown, };

export type Hinted = { 
/**
 * Which, in the ruleset's form.
 */
choice: unknown, 
/**
 * What would be answered next, if the same seat is asked again at once: where a movement goes.
 */
next: unknown | null, 
/**
 * How likely one wins with it, from 0 to 1; none if nobody needs to think about it, or there was
 * no time to.
 */
wins: number | null, 
/**
 * How much less likely than with the best; none if they are about equal.
 */
worse: number | null, 
/**
 * What speaks for it, or of a worse one against it.
 */
reason: Because | null, };

export type Imported = { 
/**
 * The game's id; the same for the same record.
 */
game: string, };

export type Judged = { 
/**
 * The step of the replay that shows it.
 */
step: number, 
/**
 * Who decided.
 */
seat: Seat, 
/**
 * How likely player 1 was to win with the answer given, from 0 to 1.
 */
wins: number, 
/**
 * How much of the chance to win the answer gave away, if that is beyond doubt.
 */
lost: number, 
/**
 * What would have been better, in the ruleset's form; nothing if nothing clearly was.
 */
best: unknown, };

export type Listed = { 
/**
 * What is known of it.
 */
game: GameInfo, 
/**
 * Whether it has ended.
 */
over: boolean, };

export type Moment = { 
/**
 * The game's id.
 */
game: string, 
/**
 * After how many deeds.
 */
step: number, };

export type Names = { 
/**
 * The English name.
 */
en: string, 
/**
 * The German name.
 */
de: string | null, 
/**
 * The Polish name.
 */
pl: string | null, };

export type NewBranch = { 
/**
 * The moment.
 */
from: Moment, 
/**
 * Who sits where: `person`, the name of a computer player, or `open` for whoever accepts.
 */
seats: Array<string>, 
/**
 * What the players are called.
 */
names?: Array<string>, 
/**
 * Whether players may ask for hints; if absent, at tables with at most one person.
 */
hints?: boolean, };

export type NewGame = { 
/**
 * The ruleset's id.
 */
ruleset: string, 
/**
 * The names of the packs to play with; the usual ones of the ruleset if absent.
 */
packs?: Array<string>, 
/**
 * Squads, map and options, in the ruleset's form; its first game if absent.
 */
setup?: unknown, 
/**
 * The id of an exercise to be opened, instead of packs and setup.
 */
exercise?: string, 
/**
 * Who sits where: `person`, the name of a computer player, or `open` for whoever accepts.
 */
seats: Array<string>, 
/**
 * What the players are called.
 */
names?: Array<string>, 
/**
 * A clock for each seat; none if absent.
 */
clock?: Clock, 
/**
 * Shown in the list of games to watch.
 */
listed?: boolean, 
/**
 * Whether players may ask for hints; if absent, at tables with at most one person.
 */
hints?: boolean, 
/**
 * A seed of 64 hexadecimal digits, for tests and puzzles: everyone is told that it was given.
 */
seed?: string, };

export type Newcomer = { 
/**
 * What they are called.
 */
name: string, };

export type Now = { 
/**
 * The position, in the ruleset's form.
 */
view: unknown, 
/**
 * The client's own open question.
 */
question: Asked | null, 
/**
 * Everyone who has to decide.
 */
deciding: Array<Deciding>, 
/**
 * How the game ended.
 */
outcome: Ending | null, 
/**
 * How the game stands in its exercise, if it is one.
 */
coach?: Coaching, };

export type Opened = { 
/**
 * Its id; whoever knows it may watch.
 */
game: string, 
/**
 * The secret of each seat for a person.
 */
tokens: Array<string | null>, };

export type Presence = { 
/**
 * Whether each seat is connected; computer players always are.
 */
seats: Array<boolean>, 
/**
 * How many watch.
 */
spectators: number, };

export type Problem = { 
/**
 * What is wrong, in English.
 */
problem: string, 
/**
 * The rule behind it and its facts, where a rule forbids it.
 */
refusal: Refusal | null, };

export type Proposed = { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which, in the ruleset's form.
 */
choice: unknown, };

export type Refusal = { 
/**
 * The rule that forbids it, or a `KERNEL-…` id where no rulebook speaks.
 */
rule: Rule, 
/**
 * What the rule was applied to.
 */
facts: Array<Fact>, };

export type Remark = { 
/**
 * Whether it was what is wanted.
 */
right: boolean, 
/**
 * The reason, if there is one of its own.
 */
text: Names | null, 
/**
 * Of a puzzle: how likely the goal was with it, in percent; `most` says that it is a bound.
 */
worth: number | null, 
/**
 * Whether `worth` is the most that it can be.
 */
most: boolean, 
/**
 * Of a puzzle: how likely it is with the best deed. Told when a try was made.
 */
best: number | null, };

export type ReplayPage = { 
/**
 * What is known of the game.
 */
game: GameInfo, 
/**
 * How it ended.
 */
outcome: Ending | null, 
/**
 * What stays the same, all cards open, in the ruleset's form.
 */
table: unknown, 
/**
 * How many frames there are in all.
 */
total: number, 
/**
 * The frames asked for.
 */
frames: Array<Frame>, };

export type Rule = string;

export type RulesetInfo = { 
/**
 * Its id.
 */
id: string, 
/**
 * The packs at hand, with their hashes.
 */
packs: Array<[string, string]>, 
/**
 * The computer players.
 */
players: Array<string>, 
/**
 * What a lobby offers, in the ruleset's form: maps, squads, the first game.
 */
lobby: unknown, 
/**
 * Packs that a game may add to these; what the lobby offers with them is asked for by itself.
 */
more: Array<string>, };

export type Said = { 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * Who; nobody for a spectator.
 */
seat: Seat | null, 
/**
 * What.
 */
text: string, 
/**
 * Only to the own team.
 */
team?: boolean, };

export type Scene = { 
/**
 * Its id, such as `legion/cover/heavy`.
 */
scene: string, 
/**
 * What it shows, in English.
 */
title: string, };

export type ScenePage = { 
/**
 * What it shows, in English.
 */
title: string, 
/**
 * The rules that it shows.
 */
rules: Array<string>, 
/**
 * The table and its steps.
 */
replay: ReplayPage, };

export type Seat = number;

export type Standing = { 
/**
 * Who offers a draw; it is agreed when all do.
 */
draw: Array<Seat>, 
/**
 * Who has given up, while the rest of the team has not.
 */
conceding: Array<Seat>, 
/**
 * Who wishes to undo.
 */
undo: Seat | null, 
/**
 * Who has granted it; all others must.
 */
granted: Array<Seat>, 
/**
 * Who wishes another game, when this one is over.
 */
rematch: Array<Seat>, 
/**
 * Milliseconds left for each seat, at the time of the message.
 */
clock: number[] | null, 
/**
 * Whose clock runs.
 */
running: Array<Seat>, };

export type Statistics = { 
/**
 * One for each frame of the replay.
 */
steps: Array<Counted>, };

export type Step = { 
/**
 * Its number; 0 is the start of the game.
 */
entry: number, 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * Who did it; nobody at the start.
 */
seat: Seat | null, 
/**
 * What was done.
 */
deed: DeedKind, 
/**
 * What happened, in the ruleset's form, as this viewer learns it.
 */
told: unknown[], };

export type Taken = { 
/**
 * Which.
 */
seat: Seat, 
/**
 * Its secret.
 */
token: string, };

export type ToClient = { "type": "table", 
/**
 * Its name.
 */
part: string, 
/**
 * In the ruleset's form.
 */
value: unknown, } | { "type": "log", 
/**
 * The steps.
 */
steps: Array<Step>, } | { "type": "welcome" } & Welcome | { "type": "update" } & Update | { "type": "refused", 
/**
 * The question that was answered, if one was.
 */
question: number | null, 
/**
 * Why.
 */
refusal: Refusal, } | { "type": "chat" } & Said | { "type": "proposals", 
/**
 * The question's id.
 */
question: number, 
/**
 * Who proposes what.
 */
proposals: Array<Proposed>, } | { "type": "seated", 
/**
 * `person` or the name of a computer player, for each seat.
 */
seats: Array<string>, 
/**
 * What the players are called.
 */
names: Array<string>, 
/**
 * Seats that are still free.
 */
open: Array<Seat>, } | { "type": "again", 
/**
 * Its id.
 */
game: string, 
/**
 * The own token there; none for a spectator.
 */
token: string | null, } | { "type": "presence" } & Presence | { "type": "standing" } & Standing | { "type": "paused", 
/**
 * It cannot.
 */
paused: boolean, } | { "type": "aids", 
/**
 * The question's id.
 */
question: number, 
/**
 * In the ruleset's form.
 */
aids: unknown, 
/**
 * The answer to begin with, if there is one.
 */
usual: unknown | null, 
/**
 * The answer, if nothing hangs on it; the others are legal too.
 */
needless: unknown | null, } | { "type": "hints", 
/**
 * The question's id.
 */
question: number, 
/**
 * At most three.
 */
hints: Array<Hinted>, } | { "type": "measured", 
/**
 * The number of the request.
 */
id: number, 
/**
 * In the ruleset's form, or a refusal.
 */
result: unknown, } | { "type": "failed", 
/**
 * Why.
 */
reason: Failure, } | { "type": "pong" };

export type Update = { 
/**
 * What was done and what happened.
 */
step: Step, 
/**
 * The position after it, and what is asked.
 */
now: Now, 
/**
 * Draw offer, undo wish, clocks.
 */
standing: Standing, 
/**
 * For the one who answered: the question whose answer is now safe.
 */
accepted?: number, };

export type Verdict = { 
/**
 * It replays to the same events.
 */
verified: boolean, 
/**
 * What is wrong with it.
 */
fault: string | null, };

export type Welcome = { 
/**
 * What is known of the game.
 */
game: GameInfo, 
/**
 * The client's seat; none for a spectator.
 */
seat: Seat | null, 
/**
 * The latest chat, oldest first, with that of the own team.
 */
chat: Array<Said>, 
/**
 * What is proposed for the question that the own team may answer.
 */
proposals: Array<Proposed>, 
/**
 * The position and what is asked.
 */
now: Now, 
/**
 * Who is here.
 */
presence: Presence, 
/**
 * Draw offer, undo wish, clocks.
 */
standing: Standing, };
