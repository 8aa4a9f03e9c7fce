### The frame: lobby, table page, replay, rules, odds.

## Everywhere

app-nav = Pages
app-nav-play = Play
app-nav-lists = Lists
app-nav-games = Games
app-nav-learn = Learn
app-nav-odds = Odds
app-nav-rules = Rules
app-language = Language
app-theme =
    { $now ->
        [light] Dark theme
       *[dark] Light theme
    }
app-to-lobby = To the lobby
app-close = Close
app-copy = Copy
app-copied = Copied
app-loading = Loading …
app-retry = Try now
app-page-lost = There is no such page
app-page-not-loaded = This page could not be loaded
app-you = you
app-player = Player { $number }
app-team = Team { $number }
app-computer = Computer ({ $player })
app-computer-number = Computer { $number }
app-computer-random = anything
app-computer-easy = easy
app-computer-normal = normal
app-computer-greedy = normal
app-computer-hard = hard
app-computer-expert = expert
app-ruleset-battleground = Battleground
app-ruleset-battleground-time = 60 min
app-ruleset-battleground-table = 25 × 30 hexes
app-ruleset-shatterpoint = Shatterpoint
app-ruleset-shatterpoint-time = 90 min
app-ruleset-shatterpoint-table = 36″ × 36″
app-ruleset-strategic-operations = Strategic Operations
app-ruleset-legion = Legion
app-ruleset-legion-time = 3 h
app-ruleset-legion-table = 72″ × 36″
app-seat-0 = Blue circle
app-seat-1 = Rust diamond
app-round = Round { $now } of { $of }
app-round-short = Round { $now }
app-title-table =
    { $turn ->
        [yes] ● Your turn – { $map } – Gefecht
        [other] { $name } decides – { $map } – Gefecht
       *[no] { $map } – Gefecht
    }
app-title-rules = Rules, Gefecht

## Lobby

app-lobby-failed = The server does not answer
app-your-turn = Your turn
app-waiting = Waiting
app-opponent-screen = This screen
app-opponent-link = By link
app-opponent-computer = Computer
app-level-random = Anything, moves at random
app-level-easy = Easy, errs now and then
app-level-normal = Normal, takes what is best at once
app-level-hard = Hard, thinks ahead
app-level-expert = Expert, thinks longer
app-your-name = Your name
app-pack-legion-later = With cards of products after the rules reference 1.2
app-link-send = Link for the other player
app-link-secret = Whoever has this link plays that seat. Send it only to the other player.

## Table page

app-stage = The table
app-column = Decision column
app-decision = Decision
app-strip = Forces
app-tray = Dice tray
app-panels = More
app-tab-tray = Dice
app-tab-log = Log
app-tab-unit = Unit
app-tab-rule = Rule
app-tab-chat = Chat
app-sheet-raise = Show dice, log and more
app-sheet-lower = Show the table
app-seats = Seats and victory points
app-deciding = deciding
app-points =
    { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }
app-clock = { $time } left
app-net-open = Connected
app-net-here = { $name } connected
app-net-away = { $name } not connected
app-net-lost = Connection lost
app-net-watching =
    { $count ->
        [one] { $count } watches
       *[other] { $count } watch
    }
app-undo = Undo
app-redo = Redo
app-menu = Menu
app-offer-draw = Offer a draw
app-concede = Concede
app-concede-sure = Concede: press again
app-answer-alone = Answer by itself where nothing hangs on it
app-follow = The table follows what others do
app-copy-watch = Copy the link to watch
app-joining = Joining the table …
app-joining-lost = Waiting for the server …
app-head-failed = Not possible
app-head-lost = Connection lost
app-head-over = Finished
app-head-refused = Not possible
app-head-secret = Both choose in secret
app-head-gone = { $name } has left
app-head-waiting = { $name } decides
app-head-thinking = { $name } thinks
app-secret-open = { $name } has not chosen yet.
app-secret-chosen = { $name } has chosen. Both choices open together.
app-waiting-nobody = One moment
app-waiting-both = Both choose in secret
app-waiting-plan = The table stays live: measure, read cards, plan ahead.
app-watching = You are watching.
app-gone =
    { $minutes ->
        [0] { $name } lost the connection just now.
        [one] { $name } has been away for { $minutes } minute.
       *[other] { $name } has been away for { $minutes } minutes.
    }
app-gone-wait = The game waits and loses nothing. The seat link leads back.
app-refused-rule = A rule forbids it.
app-refused-kernel-not-asked = This question is no longer open.
app-refused-kernel-game-over = The game is over.
app-refused-kernel-malformed = The server did not understand the answer.
app-refused-kernel-setup = This set-up cannot be played.
app-refused-kernel-stuck = The game cannot go on from here.
app-failed =
    { $reason ->
        [no-game] There is no such table
        [wrong-token] This seat link is not valid
        [crowded] Too many are watching this table
        [too-fast] Too many messages in a short time
        [too-slow] The connection is too slow
       *[other] The table cannot be joined
    }
app-failed-text = Check the link, or open a new table in the lobby.
app-lost-countdown =
    { $seconds ->
        [0] Waiting for the server
       *[other] Waiting for the server, { $seconds } s
    }
app-lost-text = Every answer so far is safe. The table is frozen and will go on where it was.
app-lost-sent = Your last answer is sent again as soon as the server is back. The table is frozen until then.
app-undo-wish = { $name } wishes to undo. Allow it?
app-undo-asked = The wish to undo waits for an answer.
app-allow = Allow
app-decline = Decline
app-draw-offer = { $name } offers a draw. Playing on declines it.
app-draw-offered = A draw is offered.
app-draw-accept = Accept the draw
app-result-won = You win, { $won } to { $lost }
app-result-other = { $name } wins, { $won } to { $lost }
app-result-won-plain = You win
app-result-other-plain = { $name } wins
app-result-draw = A draw at { $points }
app-result-draw-plain = A draw
app-seal-opened = The dice seal is open
app-seal = Seal, shown before the first roll
app-seed = Seed, opened now
app-seal-check = The seal is the BLAKE3 hash of the seed. The record replays to the same dice.
app-seed-given = The seed was given by whoever opened the table.
app-replay = Replay
app-ask-name = What are you called?
app-ask-name-take = That is me
app-ask-name-later = Later
app-stats = Statistics
app-rematch = Rematch
app-rematch-swapped = The same lists, sides swapped
app-rematch-asked = { $name } wishes a rematch, sides swapped.
app-rematch-waits = The rematch begins as soon as the others wish it too.
app-record = Download the record
app-pass-screen = Pass the screen to { $name }
app-pass-ready = I am { $name }
app-pass-open = Play with open cards from now on: no cover

## Log and chat

app-log = Log
app-log-filter = Show
app-log-filter-all = All
app-log-filter-dice = Dice
app-log-filter-others = The others
app-log-search = Find in the log
app-log-empty = Nothing yet.
app-log-more = Show earlier lines
app-log-reasons = Reasons
app-log-concede = { $name } concedes
app-log-draw = { $name } offers a draw
app-log-flag = The time of { $name } is up
app-chat = Chat
app-chat-unread =
    { $count ->
        [0] Chat
        [one] Chat, one new message
       *[other] Chat, { $count } new messages
    }
app-chat-write = Say something
app-chat-send = Send
app-chat-empty = Nobody has said anything yet.
app-chat-spectator = Spectator

## Keys

app-keys = Keys
app-key-enter = primary action
app-key-escape = back
app-key-digits = choice or die
app-key-board = to the board and back to the question
app-key-log = log
app-key-unit = unit card
app-key-rule = rule of the focus
app-key-search = find in the log
app-key-undo = undo
app-key-help = all keys

## Replay

## Rules and odds

app-rules = Rules
app-rules-search = Find a rule by word or id
app-rules-book = Rulebook
app-rules-all-books = All rulebooks
app-rules-found =
    { $count ->
        [0] No rule matches.
        [one] One rule
        [50] The first { $most } rules
       *[other] { $count } rules
    }
app-book-contents = Contents
app-book-this = This book
app-book-page = Page { $page } of { $pages }
app-book-turn = Turn the page
app-book-letters = By letter
app-book-scene = See it on a table
app-book-scene-more = Table { $number }: { $title }
app-book-example = Example
app-book-given = Given
app-book-then = Then
app-book-editions = Editions
app-book-mentions = Mentioned here
app-book-open = Open in the book
app-rule-hint = Any rule id opens here.
app-rule-all = All rules
app-rule-unknown = { $rule } stands in no catalogue.
app-rule-ruling = Ruling
app-rule-here = Here
app-here-of = { $name }: { $count } of { $most }.
app-here-changed = { $name }: { $count } now, { $most } on the card.
app-rule-see-also = See also
app-rule-term-de = In the German book
app-rule-term-pl = In the Polish book
app-odds-bar = Share
app-odds-exactly = Exactly
app-odds-at-least = At least
app-odds-failed = These numbers cannot be reckoned.

# Teams.
app-setup = Set-up
app-setup-rest = Set up for me
app-setup-going = Setting up
app-setup-change = Undo last choice
app-setup-chosen = Takes back what was last chosen by you or for you
app-head-together = Decide together
app-together = Decide together
app-together-with = You decide together with { $mates }. The first answer counts.
app-together-alone = Your team decides; { $mates } leaves it to you.
app-together-propose = Propose first, do not answer yet
app-together-proposes = { $name } proposes: { $answer }
app-together-take = Answer so
app-chat-team = Team
app-chat-team-only = Only to the team
app-replace = Let the computer go on for { $name }
app-concedes-for-now = { $name } would give up; the team has not.
