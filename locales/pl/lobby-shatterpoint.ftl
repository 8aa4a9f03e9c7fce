# Shatterpoint: formularz poczekalni.

sp-lobby-game = Gra
sp-lobby-standard = Gra standardowa
sp-lobby-standard-about = Przeciągnij znacznik zmagań na swoją stronę; dwa wygrane zmagania dają zwycięstwo.
sp-lobby-operation = Operacja: { $name }
sp-lobby-roles = Role
sp-lobby-roles-about = Agresor zaczyna i musi osiągnąć cele etapów, zanim zapełni się tor zmagań. Wartownik musi do tego czasu wytrwać.
sp-lobby-aggressor = Gracz { $number } jest Agresorem
sp-lobby-chance = Losowo
sp-lobby-edition = Wydanie zasad
sp-lobby-edition-2023-07 = Późniejsze zasady.
sp-lobby-edition-2023-06 = Pierwsze zasady: postęp tylko po ruchu znacznika zmagań, punkty przejścia na każdym poziomie.
sp-lobby-battlefield = Pole bitwy
sp-lobby-no-battlefield = Nie ma pola bitwy.
sp-lobby-mission = Zestaw z misją
sp-lobby-unit =
    { $characters ->
        [one] Kondycja { $stamina }, wytrzymałość { $durability }, Moc { $force }
        [few] Kondycja { $stamina }, wytrzymałość { $durability }, Moc { $force }, { $characters } postacie
       *[other] Kondycja { $stamina }, wytrzymałość { $durability }, Moc { $force }, { $characters } postaci
    }
sp-build-missing-primary = Brakuje jednostki głównej.
sp-build-missing-secondary = Brakuje jednostki dodatkowej.
sp-build-missing-supporting = Brakuje jednostki wspierającej.
sp-build-points = Jednostki kosztują { $spent }, jednostka główna daje { $most }.
sp-build-twice = { $unit } występuje dwa razy.
sp-build-person = { $unit } to ta sama osoba co inna jednostka.
sp-misfit-twice = już w grupie
sp-misfit-era = inna era
sp-misfit-points = za dużo punktów
so-printing = Wydanie
so-printing-rulebook = jak w instrukcji
so-printing-card = jak na późniejszej karcie
