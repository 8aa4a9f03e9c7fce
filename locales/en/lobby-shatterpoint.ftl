# Shatterpoint: the form of the lobby.

sp-lobby-game = Game
sp-lobby-standard = Standard game
sp-lobby-standard-about = Pull the struggle token to your side; two won struggles win.
sp-lobby-operation = Operation: { $name }
sp-lobby-roles = Roles
sp-lobby-roles-about = The Aggressor goes first and must reach the goals of the stages before the struggle track is full. The Sentinel must hold out until then.
sp-lobby-aggressor = Player { $number } is the Aggressor
sp-lobby-chance = By chance
sp-lobby-edition = Edition of the rules
sp-lobby-edition-2023-07 = The later rules.
sp-lobby-edition-2023-06 = The first rules: momentum only if the token was moved, transfer points on any height.
sp-lobby-battlefield = Battlefield
sp-lobby-no-battlefield = There is no battlefield to play on.
sp-lobby-mission = Mission pack
sp-lobby-unit =
    { $characters ->
        [one] Stamina { $stamina }, durability { $durability }, Force { $force }
       *[other] Stamina { $stamina }, durability { $durability }, Force { $force }, { $characters } characters
    }
sp-build-missing-primary = A primary unit is missing.
sp-build-missing-secondary = A secondary unit is missing.
sp-build-missing-supporting = A supporting unit is missing.
sp-build-points = The units cost { $spent } points, the primary unit gives { $most }.
sp-build-twice = { $unit } is there twice.
sp-build-person = { $unit } is the same person as another unit.
sp-misfit-twice = already in the team
sp-misfit-era = other era
sp-misfit-points = too many points
so-printing = Printing
so-printing-rulebook = as in the rulebook
so-printing-card = as on the later card
