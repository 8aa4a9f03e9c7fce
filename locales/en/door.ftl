### The front door, and the library of the own games.

app-ruleset-battleground-goal = Hold objectives and knock out enemies. Whoever is 20 victory points ahead after four rounds wins.
app-ruleset-shatterpoint-goal = Pull the struggle token to your side by holding objectives. Win two struggles of three.
app-ruleset-legion-goal = Order whole units under fire. Most victory tokens after six rounds win.
app-door-continue = Tables of yours
app-door-play = Play now
app-door-learn = Learn
app-door-setup = Set up a table of { $ruleset }
app-door-others = Others, and your games
app-door-list-unnamed = List without a name
app-door-all-lists = All lists, or a new one
app-door-lists = My lists
app-door-editors = Tables and cards of your own
app-door-standard = Standard game
app-door-points = { $count } points
app-door-bg-given = Figures in their given places
app-door-bg-chosen = Figures placed in turns
app-door-challenges = Challenges
app-door-open-count =
    { $count ->
        [0] none open
       *[other] { $count } open
    }
app-door-own = your challenge
app-door-until =
    { $minutes ->
        [one] one more minute
       *[other] { $minutes } more minutes
    }
app-door-accept = Accept
app-door-accept-of = Accept: { $ruleset } against { $name }
app-door-gone = This challenge does not stand any more.
app-door-game = Game
app-door-format = Format
app-door-challenge-open = Open challenge
app-door-challenge-link = Send a link
app-door-live =
    { $count ->
        [0] none live
       *[other] { $count } live
    }
app-door-record = Your record
app-door-latest = last five
app-door-score =
    { $won } won, { $lost } lost{ $drawn ->
        [0] { "" }
       *[other] , { $drawn } drawn
    }
app-door-games = My games and records
app-opponent-open = Anybody
app-games-title = Games, Gefecht
app-games-import = Read a record file
app-games-not-read = The record does not replay: { $why }
app-games-no-record = This file is no record.
app-games-filter = Filter
app-games-search = Map or player
app-games-all = All games
app-games-result = Result
app-games-any-result = Any result
app-games-anybody = Against anybody
app-games-computer = Against the computer
app-games-person = Against people
app-games-won = Won
app-games-drawn = Drawn
app-games-lost = Lost
app-games-shared = At one screen
app-games-count =
    { $count ->
        [one] One game
       *[other] { $count } games
    }
app-games-none = Games that you finish in this browser are kept here.
app-games-live = Live

## Replay and statistics

app-branch = Play on from here
app-branch-against = Play on against whom?
app-branched = played on from step { $step } of another game
app-share = Share this moment
app-jump = Jump
app-jump-round = Round
app-jump-kind = Kind
app-jump-any = Anything
app-jump-dice = Dice
app-jump-cards = Cards
app-jump-moves = Moves
app-jump-wounds = Wounds
app-jump-losses = Losses
app-jump-tokens = Tokens
app-jump-words = Unit, card or word
app-jump-previous = Previous find
app-jump-next = Next find
app-stats-dealt = Damage dealt
app-stats-suffered = Damage suffered
app-stats-gave = Successes rolled
app-stats-expected = Successes on average
app-stats-luck = Luck of the dice
app-stats-score = Score over time
app-stats-luck-time = Luck over time
app-stats-note = The dice count as they first fell, before rerolls and surges.

app-title-replay = Replay: { $map }
app-lobby-waiting =
    { $count ->
        [0] No table waits for you
        [one] One table waits for you
        [2] Two tables wait for you
        [3] Three tables wait for you
       *[other] { $count } tables wait for you
    }
app-lobby-welcome = The table is ready
app-lobby-welcome-text = Nothing to sign up for: open a table on this screen, by link, or against the computer.
app-lobby-watch = Watch a game
app-lobby-more =
    { $count ->
        [one] Show one more
       *[other] Show { $count } more
    }
app-lobby-fewer = Show fewer
app-lobby-failed-text = Your tables are safe. Try again in a moment.
app-row-about = { $ruleset }, { $round }, { $ago }
app-over = finished
app-forget = Remove { $map } from this list
app-new-table = New table
app-against-whom = { $ruleset }, against whom?
app-opponent = Opponent
app-which-computer = Computer player
app-your-seat = Your seat
app-name-of = Name of player { $number }
app-clock-choice = Clock
app-clock-none = No clock
app-clock-of = { $minutes } min + { $seconds } s
app-listed = Anyone may watch
app-hints-allowed = Hints are allowed
app-open-table = Open the table
app-fair = The dice are sealed before the first roll and opened at the end, so both can check them.
app-opened = The table is open. Whom do you invite?
app-open-another = Set up another table
app-go-to-table = Go to the table
app-paste = Have a seat link?
app-paste-here = Paste it here
app-paste-wrong = This is no link to a table.
app-score = { $first } : { $second }
app-timeline = Timeline
app-replay-start = Start
app-replay-begins = The game begins
app-replay-decided = { $name } decided
app-replay-step = Step { $step } of { $total }
app-replay-others =
    { $count ->
        [0] There was no other choice.
        [one] There was one other choice.
       *[other] There were { $count } other choices.
    }
app-replay-told = What happened
app-replay-nothing = Nothing visible.
app-replay-play = Play
app-replay-pause = Pause
app-replay-next = Next step
app-replay-previous = Previous step
app-replay-forward = Next activation
app-replay-back = Previous activation
app-replay-failed = There is no replay yet
app-replay-failed-text = A game can be replayed when it is over, because then all cards are open.
app-scene-shows = Shows
app-scene-failed = This table cannot be shown.
app-scene-refused = Not possible:
app-link-of = Link for player { $number }
app-who-sits = Who sits at the other seats
app-sits-mate = Player { $number }, with you
app-sits-opponent = Player { $number }, against you
