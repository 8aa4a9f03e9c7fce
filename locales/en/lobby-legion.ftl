# Legion: the form of the lobby.

lg-lobby-format = Format
lg-lobby-battlefield = Battlefield
lg-lobby-no-battlefield = There is no battlefield to play on.
lg-lobby-terrain = Terrain
lg-lobby-declared =
    { $count ->
        [one] { $count } piece declared otherwise
       *[other] { $count } pieces declared otherwise
    }
lg-lobby-placement = How the terrain comes onto the battlefield
lg-lobby-placement-agreed = As in the picture.
lg-lobby-placement-in-turns = The players place it in turns.
lg-lobby-declare-about = What a piece does can be agreed on otherwise; a star marks what was changed.
lg-lobby-cover = Cover
lg-lobby-covers-troopers = Covers troopers
lg-lobby-covers-vehicles = Covers vehicles
lg-lobby-covers-usual = as usual
lg-lobby-covers-always = always
lg-lobby-covers-never = never

## What is wrong with an army

lg-wrong-kernel-setup = Unknown or too many: { $what }.
lg-wrong-build-02 = The army costs { $points } points, { $most } are allowed.
lg-wrong-few = { $rank }: { $units } in the army, at least { $least } needed.
lg-wrong-many = { $rank }: { $units } in the army, at most { $most } allowed.
lg-wrong-build-05 = All units must be of one faction.
lg-wrong-build-22 = { $name } is unique and is there twice.
lg-wrong-build-15 = { $unit } has no free place for { $upgrade }.
lg-wrong-build-16 = { $unit } has { $upgrade } twice.
lg-wrong-build-18 = { $upgrade } is not for { $unit }.
lg-wrong-build-19 = { $upgrade } is not for { $unit }.
lg-wrong-build-20 = { $upgrade } is not for { $unit }.
lg-wrong-build-23 =
    { $pips ->
        [one] The hand needs { $needed } command cards with { $pips } pip, there are { $cards }.
       *[other] The hand needs { $needed } command cards with { $pips } pips, there are { $cards }.
    }
lg-wrong-build-24 = The command card { $card } is there twice.
lg-wrong-build-25 = The command card { $card } needs { $unit } in the army.
lg-wrong-build-28 = The command card { $card } belongs to the other faction.
lg-misfit-build-22 = already in the army
lg-misfit-rank = rank is full
lg-misfit-build-02 = too many points

## Why the server refuses

lg-no-build-02 = the army costs too many points
lg-no-build-05 = units of two factions
lg-no-build-15 = no free place for an upgrade
lg-no-build-16 = an upgrade twice on one unit
lg-no-build-18 = an upgrade for another unit
lg-no-build-19 = an upgrade of the dark side
lg-no-build-20 = an upgrade of the light side
lg-no-build-22 = a unique name twice
lg-no-build-23 = not two command cards of each number of pips
lg-no-build-24 = a command card twice
lg-no-build-25 = a command card without its character
lg-no-rank-03 = the number of commanders
lg-no-rank-04 = the number of operatives
lg-no-rank-05 = the number of corps units
lg-no-rank-06 = the number of special forces
lg-no-rank-07 = the number of support units
lg-no-rank-08 = the number of heavy units
lg-fact-points = { $value } points
lg-fact-units = { $value } units
lg-fact-name = { $value }
lg-fact-upgrade = { $value }
lg-fact-card = { $value }
lg-fact-cards = { $value } cards
lg-fact-pips = { $value } pips
