# Legion: co się stało, jako zdania dziennika.

## Przygotowanie

lg-say-unknown = Coś się stało: { $what }.
lg-say-chooser = { $player } decyduje o kolorach: armia kosztuje mniej punktów.
lg-say-chooser-coin = { $player } decyduje o kolorach: armie kosztują tyle samo, a tak wypadła moneta.
lg-say-colours = { $blue } gra niebieskimi, { $red } czerwonymi.
lg-say-terrain-placed = { $player } ustawia element terenu.
lg-say-side = Strona niebieskich: { $edge }.
lg-say-battle-cards = Karty bitwy leżą odkryte.
lg-say-discarded = { $player } odrzuca { $card } ({ $row }).
lg-say-discarded-none = { $player } nie odrzuca karty bitwy.
lg-say-battle = Bitwa: { $cards }
lg-say-token-laid = Położono: { $token }.
lg-say-set-aside = { $unit }: odłożono, wejdzie później.
lg-say-deployed = { $unit }: rozstawiono.

## Rundy i rozkazy

lg-say-round = Runda { $round }
lg-why-counter = Licznik rund
lg-say-commands = Karty dowodzenia: { $first } przeciw { $second }.
lg-say-commands-all = Karty dowodzenia: { $cards }.
lg-say-team-tie = Tyle samo kropek po obu stronach: karty drużyny mają ich razem mniej ({ $team }).
lg-say-team-tie-coin = Tyle samo kropek po obu stronach, także razem: zdecydowała moneta ({ $team }).
lg-say-no-card = brak karty
lg-pips =
    { $count ->
        [one] { $count } kropka
        [few] { $count } kropki
       *[other] { $count } kropek
    }
lg-say-priority = { $player } ma pierwszeństwo.
lg-say-nominated = { $unit }: wyznaczono do wydawania rozkazów.
lg-say-ordered = { $unit }: otrzymuje rozkaz.
lg-say-drew = { $player } losuje znacznik rozkazu: { $rank }.
lg-say-token-removed = { $player }: żadna jednostka nie pasuje do wylosowanego znacznika ({ $rank }); opuszcza on grę.
lg-say-activated = Aktywacja: { $unit }
lg-say-actions-lost =
    { $count ->
        [one] { $unit }: traci { $count } akcję.
        [few] { $unit }: traci { $count } akcje.
       *[other] { $unit }: traci { $count } akcji.
    }
lg-say-acts = { $unit }: akcja { $action }.
lg-say-acts-free = { $unit }: darmowa akcja { $action }.
lg-say-readied = { $unit }: ulepszenia znów przygotowane.
lg-say-used = { $unit }: używa { $upgrade }.
lg-say-again = { $unit }: znacznik rozkazu wraca do puli na jeszcze jedną aktywację.
lg-say-order-lost = { $unit }: znacznik rozkazu wraca do puli.
lg-say-command-discarded = { $player } odrzuca { $card } dla jej efektu.
lg-say-command-returned = { $card } wraca na rękę gracza { $player }.
lg-say-observed =
    { $count ->
        [one] { $player } ogląda kartę dowodzenia przeciwnika.
        [few] { $player } ogląda { $count } karty dowodzenia przeciwnika.
       *[other] { $player } ogląda { $count } kart dowodzenia przeciwnika.
    }
lg-why-observed = Widziana
lg-say-charge-laid = { $unit }: kładzie ładunek.
lg-say-detonated = Wybuch: zaatakowane zostają wszystkie jednostki w zasięgu i w polu widzenia.
lg-say-mine-laid = Położono minę.
lg-say-mine-removed = Mina jest zużyta.
lg-say-mine-attack = Mina atakuje { $defender } ({ $range }): { $weapons }.
lg-say-marked = { $by } wyznacza nagrodę za: { $unit }.
lg-say-collected = { $unit } zgarnia nagrodę ({ $count }).
lg-say-token-wounds =
    { $count ->
        [one] { $token }: { $count } znacznik ran.
        [few] { $token }: { $count } znaczniki ran.
       *[other] { $token }: { $count } znaczników ran.
    }
lg-an-upgrade = ulepszenie
lg-say-promoted = { $unit }: lider jest teraz dowódcą.
lg-say-victory =
    { $count ->
        [one] { $player } otrzymuje { $count } znacznik zwycięstwa (razem { $total }).
        [few] { $player } otrzymuje { $count } znaczniki zwycięstwa (razem { $total }).
       *[other] { $player } otrzymuje { $count } znaczników zwycięstwa (razem { $total }).
    }
lg-say-round-ends = Koniec rundy { $round }.

## Ruchy

lg-say-moved-standard = { $unit }: ruch.
lg-say-moved-reverse = { $unit }: cofanie.
lg-say-moved-pivot = { $unit }: obrót.
lg-say-moved-climb = { $unit }: wspinanie na { $height }.
lg-say-moved-clamber = { $unit }: wdrapywanie na { $height }.
lg-say-moved-compulsory = { $unit }: ruch przymusowy.
lg-say-moved-withdraw = { $unit }: wycofanie z walki wręcz.
lg-say-moved-flight = { $unit }: ucieczka w panice.
lg-say-moved-displaced = { $unit }: wyparcie.
lg-say-moved-closed-up = { $unit }: zbliżenie do wroga.
lg-say-placed = { $unit }: pozostali ustawieni w spójności.
lg-say-melee = W walce wręcz: { $unit } i { $enemy }.
lg-say-left = { $unit }: opuszcza pole bitwy i jest pokonana.
lg-say-claimed = { $unit }: przejmuje { $token }.
lg-say-dropped = Znów wolny: { $token }.

## Kości i znaczniki

lg-say-rolled-priority = Tyle samo kropek, decydują kości: { $faces }.
lg-say-rolled-rally = { $unit }, zebranie się: { $faces }.
lg-say-rolled-resilience = { $unit }, odporność: { $faces }.
lg-say-rolled-damaged = { $unit }, uszkodzenie: { $faces }.
lg-say-rolled-clamber = { $unit }, wdrapywanie: { $faces }.
lg-say-rolled-mine = { $unit } zbliża się do miny: { $faces }.
lg-say-tokens = { $unit }: { $token } { $count }.
lg-say-tokens-none = { $unit }: usunięto znacznik, { $token }.
lg-say-tokens-one = { $unit }: { $token }.

## Ataki

lg-say-attack = { $unit } → { $defender }, { $range }: { $weapons }.
lg-say-attack-roll = Rzut ataku: { $faces }.
lg-say-rerolled = Po celowaniu: { $faces }.
lg-say-surged = Impulsy zamienione: { $faces }.
lg-say-in-cover = { $unit }: { $cover }.
lg-why-obscured = Zasłonięte figurki
lg-say-cancelled-dodge =
    { $count ->
        [one] Unik anuluje { $count } trafienie.
        [few] Unik anuluje { $count } trafienia.
       *[other] Unik anuluje { $count } trafień.
    }
lg-say-cancelled-dodge-criticals =
    { $count ->
        [one] Unik anuluje { $count } trafienie krytyczne.
        [few] Unik anuluje { $count } trafienia krytyczne.
       *[other] Unik anuluje { $count } trafień krytycznych.
    }
lg-say-cancelled-cover =
    { $count ->
        [one] Osłona anuluje { $count } trafienie.
        [few] Osłona anuluje { $count } trafienia.
       *[other] Osłona anuluje { $count } trafień.
    }
lg-say-cancelled-armor =
    { $count ->
        [one] Pancerz anuluje { $count } trafienie.
        [few] Pancerz anuluje { $count } trafienia.
       *[other] Pancerz anuluje { $count } trafień.
    }
lg-say-cancelled-guardian =
    { $count ->
        [one] Obrońca anuluje { $count } trafienie.
        [few] Obrońca anuluje { $count } trafienia.
       *[other] Obrońca anuluje { $count } trafień.
    }
lg-say-cancelled =
    { $count ->
        [one] Anulowano { $count } trafienie.
        [few] Anulowano { $count } trafienia.
       *[other] Anulowano { $count } trafień.
    }
lg-say-impact =
    { $count ->
        [one] Uderzenie: { $count } trafienie staje się krytyczne.
        [few] Uderzenie: { $count } trafienia stają się krytyczne.
       *[other] Uderzenie: { $count } trafień staje się krytycznymi.
    }
lg-say-defence-roll = Rzut obrony: { $faces }.
lg-say-defence-rerolled = Przerzucone kości obrony: { $faces }.
lg-say-guarded =
    { $count ->
        [one] { $unit } przejmuje { $count } trafienie i rzuca: { $faces }.
        [few] { $unit } przejmuje { $count } trafienia i rzuca: { $faces }.
       *[other] { $unit } przejmuje { $count } trafień i rzuca: { $faces }.
    }
lg-say-guard-pierced =
    { $count ->
        [one] Przebicie anuluje { $count } blok ({ $unit }).
        [few] Przebicie anuluje { $count } bloki ({ $unit }).
       *[other] Przebicie anuluje { $count } bloków ({ $unit }).
    }
lg-say-pierced =
    { $count ->
        [one] Przebicie anuluje { $count } blok.
        [few] Przebicie anuluje { $count } bloki.
       *[other] Przebicie anuluje { $count } bloków.
    }
lg-say-wounds =
    { $count ->
        [0] { $unit }: bez ran.
        [one] { $unit }: { $count } rana.
        [few] { $unit }: { $count } rany.
       *[other] { $unit }: { $count } ran.
    }
lg-say-wounded =
    { $count ->
        [one] { $mini }: { $count } rana ({ $total } z { $most }).
        [few] { $mini }: { $count } rany ({ $total } z { $most }).
       *[other] { $mini }: { $count } ran ({ $total } z { $most }).
    }
lg-say-mini-defeated = Pokonana: { $mini }.
lg-say-healed = { $mini }: usunięto 1 znacznik rany; pozostałe rany: { $count }.
lg-say-restored = { $mini } wraca.
lg-say-weapon-mended = { $unit }: broń naprawiona, { $weapon }.
lg-say-new-leader = { $mini } prowadzi teraz jednostkę.
lg-say-defeated = Cała jednostka pokonana: { $unit }.
lg-say-weapon-destroyed = { $unit }: broń zniszczona, { $weapon }.
