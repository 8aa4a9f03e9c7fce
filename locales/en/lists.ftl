# Lists: the builder of armies, strike teams and squads.

app-list-title = Lists
app-list-games = Games
app-list-builder = List builder
app-list-new = New list
app-list-own = My lists
app-list-ready = Ready lists
app-list-ready-one = Ready list { $number }
app-list-is-legal = legal
app-list-is-not = breaks rules
app-list-unnamed = List without a name
app-list-name = Name of the list
app-list-catalogue = Catalogue
app-list-list = List
app-list-of = of { $most }
app-list-any = as it fits
app-list-squad-points = Squad points
app-list-search = Name, keyword, weapon
app-list-part = What is chosen
app-list-side = Faction or era
app-list-all-sides = All sides
app-list-kind = Kind
app-list-all-kinds = All kinds
app-list-only = Only what fits
app-list-found =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
app-list-everything = Show everything
app-list-view-cards = Show as cards
app-list-view-rows = Show as rows
app-list-units = Units
app-list-for = { $kind } for { $unit }
app-list-none = Nothing is called so.
app-list-add = Add
app-list-add-what = Add { $what }
app-list-remove-what = Remove { $what }
app-list-exchange = { $by } instead of { $what }
app-list-times = { $count } in the list
app-list-double = Copy { $what }
app-list-line = { $what }: Delete removes, Ctrl D copies, Alt and arrows move
app-list-slot-filled = { $kind }: { $what }
app-list-slot-empty = { $kind } of { $unit }: empty
app-list-socket = Choose: { $kind }
app-list-unique = unique
app-list-minis =
    { $count ->
        [one] { $count } miniature
       *[other] { $count } miniatures
    }
app-list-adds-mini = Adds 1 miniature.
app-list-melee = melee
app-list-range = range { $range }:
app-list-legal = The list keeps the rules.
app-list-problems =
    { $count ->
        [one] { $count } rule is broken
       *[other] { $count } rules are broken
    }
app-list-mend = Fix all
app-list-unjudged = The server does not answer.
app-list-again = Try again
app-list-play = Play with this list
app-list-play-not = Play needs a legal list
app-list-share = Share
app-list-print = Print
app-list-done = My lists
app-list-close = Close
app-list-copy-link = Copy link
app-list-copy-text = Copy text
app-list-copy-json = Copy JSON
app-list-download = Save file
app-list-keep = Keep on the server
app-list-copied = Copied.
app-list-as-text = As text
app-list-import = Read a list
app-list-import-about = Paste a link, a text or JSON.
app-list-import-do = Read
app-list-read =
    { $count ->
        [one] { $count } line was read.
       *[other] { $count } lines were read.
    }
app-list-misread = { $count } lines were read; not understood: { $text }
app-list-not-read = This is no list of this game.
app-list-worth-ranged = ranged { $value }
app-list-worth-melee = melee { $value }
app-list-worth-survives = withstands { $value }
app-list-worth-per = { $value } per 100 points
app-list-worth-legion = Average wounds of an attack on troopers in the open with a white die, without aim tokens; and the hits that defeat the unit, by its own die.
app-list-worth-shatterpoint = Average damage of an attack against 5 defence dice without expertise, by the better stance; and attacks with 7 dice, a damage for each success, that defeat the unit.
app-list-worth-battleground = Average wounds of an attack against 3 defence dice; and attacks with 4 dice that knock the character out.
app-list-kind-character = Character
app-list-kind-melee = Melee weapon
app-list-kind-ranged = Ranged weapon
app-list-kind-spell = Spell
app-list-kind-jewellery = Jewellery
app-list-kind-shield = Shield
app-list-kind-armour = Armour
app-list-kind-fate = Fate card
app-list-kind-glory = Glory card
app-list-value-health = Health
app-list-value-speed = Speed
app-list-value-initiative = Initiative
app-list-value-ap = AP
app-list-value-mana = Mana
app-list-value-bonus-mana = Bonus mana
app-list-value-victory = Victory points
app-list-reach = reach { $reach }
app-list-dice = { $dice } dice
app-list-mana = { $mana } mana
app-list-result = { $successes } → { $wounds }
app-list-misfit-bg-setup-02 = too many points, or there already
app-list-misfit-bg-squad-01 = of the other faction
app-list-misfit-bg-setup-09 = there already, or of the other faction
app-list-bring = Play with it at this table
app-lobby-list-of = List of player { $number }
app-lobby-list-edit = Edit
app-lobby-list-problem = List of player { $number }: { $why } ({ $rule })
