# Legion: the board and the column.

## The board

lg-board-label = Pole bitwy { $battlefield }
lg-board-round =
    { $of ->
        [0] Runda { $now }
       *[other] Runda { $now } z { $of }
    }
lg-board-units = Jednostki
lg-board-places = Proponowane miejsca
lg-board-tokens = Znaczniki celu
lg-board-layout =
    { $count ->
        [one] { $card }: tu leżałby znacznik
       *[other] { $card }: tu leżałyby znaczniki
    }
lg-board-layout-open = Jeszcze { $count } kładą gracze.
lg-board-seat =
    { $seat ->
        [0] niebieskie koło
       *[other] rdzawy romb
    }
lg-board-place = { $east }″ od zachodu, { $north }″ od południa
lg-board-height = na wysokości { $height }
lg-board-wounds =
    { $count ->
        [one] 1 rana
        [few] { $count } rany
       *[other] { $count } ran
    }
lg-board-charge = Ładunek: { $unit }
lg-board-mine = Mina
lg-board-claimed = trzyma { $name }
lg-board-movement = żołnierze: { $troopers }, pojazdy naziemne: { $ground }, repulsorowe: { $repulsors }
lg-board-attacked = atakowana
lg-board-in-pool = w puli
lg-board-may-join = może wejść do puli
lg-board-starts-melee = Zaczyna walkę wręcz z { $names }
lg-board-beyond = 5+
lg-board-hidden = Niewidoczni
lg-board-seen =
    { $of ->
        [one] widać { $count } z { $of } figurki
       *[other] widać { $count } z { $of } figurek
    }
lg-board-obscured =
    { $of ->
        [one] { $count } z { $of } figurki za osłoną
       *[other] { $count } z { $of } figurek za osłoną
    }
lg-board-share = widać { $share }%
lg-board-arc-front = z przodu
lg-board-arc-rear = z tyłu
lg-board-arc-left = po lewej
lg-board-arc-right = po prawej
lg-board-said-sight =
    { $count ->
        [one] widać 1 wrogą jednostkę
        [few] widać { $count } wrogie jednostki
       *[other] widać { $count } wrogich jednostek
    }
lg-board-tool-ranges = Zasięgi
lg-board-tool-eye = Oko

## Keys

lg-key-sight = Widok jednostki
lg-key-ranges = Zasięgi i łuki
lg-key-eye = Oczami figurki
lg-key-grab = Chwyć; strzałki przesuwają
lg-key-turn = Obróć
lg-key-reform = Stół ustawia pozostałych
lg-key-level = Inna wysokość
lg-key-out = Nic albo nic więcej

## The column

lg-head-attack = Twój atak: { $unit }
lg-budget-aim =
    { $count ->
        [one] 1 celowanie
        [few] { $count } celowania
       *[other] { $count } celowań
    }
lg-budget-dodge =
    { $count ->
        [one] 1 unik
        [few] { $count } uniki
       *[other] { $count } uników
    }
lg-budget-orders =
    { $count ->
        [one] został 1 rozkaz
        [few] zostały { $count } rozkazy
       *[other] zostało { $count } rozkazów
    }
lg-crumb-acts = Aktywacja: { $unit }
lg-crumb-attack = Atak: { $attacker } → { $target }
lg-crumb-standby = Czuwanie
lg-play-actions = Akcje
lg-play-made = zrobione
lg-play-again = jeszcze raz
lg-play-which-unit = Która jednostka
lg-play-way = W którą stronę
lg-play-forward = Naprzód
lg-play-reverse = Wstecz
lg-play-turn = Obrót
lg-play-turn-left = W lewo
lg-play-turn-right = W prawo
lg-play-reform = Niech ustawi je stół
lg-play-tool = Miarka ruchu, szybkość { $speed }
lg-play-expected = około { $count } ran
lg-play-hits-after = trafienia { $from } → { $to }
lg-play-suppression-after = przygwożdżenie { $from } → { $to }
lg-play-pips =
    { $count ->
        [one] 1 kropka
        [few] { $count } kropki
       *[other] { $count } kropek
    }
lg-play-wounds-left =
    { $count ->
        [one] została 1 rana
        [few] zostały { $count } rany
       *[other] zostało { $count } ran
    }
lg-play-clamber = Z rzutem; może zaboleć.
lg-play-row-next = Bez niej: { $card }.
lg-play-orders = Rozkazy: { $units }.
lg-play-orders-none = Bez rozkazów.
lg-play-orders-all = każda jednostka w zasięgu
lg-play-orders-units =
    { $count ->
        [one] 1 jednostka
        [few] { $count } jednostki
       *[other] { $count } jednostek
    }
lg-play-orders-troopers =
    { $count ->
        [one] 1 jednostka żołnierzy
        [few] { $count } jednostki żołnierzy
       *[other] { $count } jednostek żołnierzy
    }
lg-play-orders-vehicles =
    { $count ->
        [one] 1 pojazd
        [few] { $count } pojazdy
       *[other] { $count } pojazdów
    }
lg-play-pool = Bronie w puli
lg-play-bearers = { $count } z { $of }
lg-play-odds = Szanse na rany
lg-play-wounds =
    { $count ->
        [one] 1 rana
        [few] { $count } rany
       *[other] { $count } ran
    }
lg-play-wounds-or-more = { $count } lub więcej ran
lg-play-dice = Kości ataku
lg-play-picked = wybrano { $count } z { $most }

## Cel

lg-goal-how = Zdobądź w { $rounds } rundach więcej znaczników zwycięstwa. Albo pokonaj wszystkie jednostki wroga.
lg-goal-score = Przy remisie decyduje wynik: punkty pokonanych jednostek wroga.
lg-goal-has = znaczniki: { $tokens }, wynik: { $score }
lg-goal-count = Znaczniki zwycięstwa, { $first }: { $one }, { $second }: { $two }

lg-board-drawn = potem planuje się drogę w to miejsce
lg-board-short = { $length } za daleko do kontaktu: { $name }
lg-board-engages = walka wręcz: { $names }
lg-board-in-range = zasięg { $range } do: { $name }, widzi { $count } z { $of }
lg-board-contests =
    { $count ->
        [one] sporny cel { $tokens }
       *[other] sporne cele { $tokens }
    }
lg-board-objective =
    { $count ->
        [one] cel { $tokens }
       *[other] cele { $tokens }
    }
lg-board-leaves =
    { $count ->
        [one] opuszcza cel { $tokens }
       *[other] opuszcza cele { $tokens }
    }
lg-board-uncovered = już bez osłony przed: { $name }
lg-board-covered = { $cover } przed: { $name }
lg-board-watching = może zareagować: { $names }
lg-play-in-front = Teraz obowiązuje: { $card }.
lg-play-choose-weapons = Wybierz broń
lg-play-place-others = Ustaw pozostałych
lg-play-hint-activate = Potem kliknij podłoże, by tam iść, albo wroga, by atakować.
