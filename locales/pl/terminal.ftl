# Co mówi tylko terminal. Odpowiedzi w odwrotnych apostrofach wpisuje się dosłownie w każdym języku.

terminal-list = { $first } i { $last }
terminal-list-two = { $first } i { $second }
terminal-none = brak
terminal-active = aktywna

## Sesja

terminal-choose = (numer albo słowa; `why`: co jest niemożliwe, `?`: pomoc)
terminal-or = lub { $how }
terminal-expected = oczekiwano numeru od 1 do { $most }
terminal-not-read = To nie jest odpowiedź – { $reason }
terminal-unknown = żadna się tak nie zaczyna
terminal-odds-head = szansa    co najmniej
terminal-odds-mean = średnio { $mean }
terminal-rule-given = Dane
terminal-rule-then = Wtedy
terminal-rule-ruling = Rozstrzygnięcie
terminal-rule-editions = Wydania
terminal-rule-lines = Instrukcja, wiersze
terminal-no-rule = nie ma zasady `{ $id }`
terminal-nobody = nikt nie nazywa się `{ $name }`
terminal-agree = { $player }: zgoda na remis? (yes)
terminal-declines = { $player } odmawia.
terminal-thinks = { $player } myśli …
terminal-nothing-back = nie ma czego cofnąć
terminal-over = Koniec gry: { $result }
terminal-goes-on = Gra toczy się dalej.
terminal-analysis-nothing = Żadnej decyzji nie oceniono: żadna nie była dość ważna albo `--by` ma za mało rozgrywek, by porównać odpowiedzi.
terminal-analysis-unfinished = Gra nie jest skończona: nie wiadomo jeszcze, co dał los.
terminal-commitment = Skrót ziarna { $commitment }
terminal-record = Zapis gry: { $file }.
terminal-left = Gra opuszczona przed końcem.
terminal-score-points = punkty { $own } do { $other }
terminal-score-struggles = zmagania { $own } do { $other }
terminal-score-momentum = postęp { $own } do { $other }
terminal-score-victory-tokens = znaczniki zwycięstwa { $own } do { $other }
terminal-score-points-destroyed = zniszczone punkty { $own } do { $other }
terminal-help-board = stół i odpowiedzi jeszcze raz
terminal-help-why = co jest teraz niemożliwe i według której zasady
terminal-help-hint = najlepsze odpowiedzi z szansą na wygraną
terminal-help-rules = tekst zasady
terminal-help-show = wszystko, co stoi na czyichś kartach
terminal-help-undo = cofnąć ostatnią odpowiedź
terminal-help-draw = zaproponować remis
terminal-help-concede = poddać się
terminal-help-quit = wyjść; zapis zostaje

## Własne odpowiedzi

terminal-free-place = własne miejsce, w milimetrach od środka na wschód i północ: { $example }
terminal-free-places = własne miejsca, w milimetrach od środka na wschód i północ: { $example }
terminal-free-toward = w stronę punktu, w milimetrach od środka na wschód i północ: { $example }
terminal-free-order = w kolejności
terminal-free-squad = oddział { $number }: { $names }
terminal-free-formation = dla formacji
terminal-free-each = dla każdej figurki, najpierw lider
terminal-free-zones = własne strefy rozstawienia, na mapie { $sign }: { $count }
terminal-free-leader = lider stoi na { $place }
terminal-free-others = dla figurek { $numbers }
terminal-free-pool = własna pula kości: { $example }
terminal-free-everybody = dla wszystkich, którzy ją mają
terminal-free-single = dla pojedynczych figurek
terminal-free-weapons = bronie: { $names }
terminal-free-dice = własny wybór kości według numerów: { $example }

## Battleground

terminal-bg-legend = ██ wysoka  ▒▒ niska  ~ trudny  H drabina  ▔ platforma  ◎ cel  § znak
terminal-bg-situation = Runda { $round } z 4, punkty { $one } do { $two }.
terminal-bg-figure = rany { $wounds }/{ $health }  mana { $mana }
terminal-bg-area =
    { $count ->
        [one] obszar { $count } pola
       *[other] obszar { $count } pól
    }
terminal-bg-card = { $name }, { $player }: { $values }, szybkość { $speed } ({ $focused } w skupieniu), zdrowie { $health }
terminal-bg-odds = { $attack }; obrona { $defence }

## Shatterpoint

terminal-sp-legend-ground = · podłoże  ▒3 wysokość w calach  ░3 most  ██ nie można stać  H punkt przejścia
terminal-sp-legend-units = ◎ cel misji, ◎1 ◎2 kontrolowany, ○ nieaktywny; AA A1 jednostki gracza 1, aa a1 gracza 2
terminal-sp-set-up = Przygotowanie.
terminal-sp-situation = Tura { $turn }, zmaganie { $number } ({ $card }), znacznik: { $space }.
terminal-sp-situation-stage = Tura { $turn }, etap { $stage }.
terminal-sp-middle = środek
terminal-sp-space = pole { $number }, { $player }
terminal-sp-damage = { $damage }/{ $stamina } obrażeń
terminal-sp-at = { $objective } na { $place }
terminal-sp-open = wolny
terminal-sp-priority = priorytet
terminal-sp-player = { $player } ({ $edge }): Moc { $ready }/{ $force }, wygrane zmagania { $won }, talia { $deck }, rezerwa { $reserve }, użyte { $discard }
terminal-sp-track = ◆ znacznik zmagań, ● postęp { $own } i { $other }
terminal-sp-stage-ends = Etap { $stage } kończy się: { $text }
terminal-sp-odds = { $attack } przeciw { $defence }; sukcesy { $chances }
terminal-sp-move = Każda postać wykonuje marsz, zryw lub wspinaczkę.
terminal-sp-combat = Każda postać atakuje raz.
terminal-sp-tree-ends = koniec
terminal-sp-card = { $unit }, { $player }: { $type }, kondycja { $stamina }, wytrzymałość { $durability }, Moc { $force }; { $traits }
terminal-sp-up = na wierzchu
terminal-sp-values = { $kind }: atak { $attack }, obrona { $defence }
terminal-sp-ends = Koniec: { $text }
terminal-sp-armoured = { $name }: obrona { $melee } przed atakiem bezpośrednim, { $ranged } przed dystansowym; { $track }

## Legion

terminal-lg-legend-cells = · podłoże, pięć pól to około zasięgu 1
terminal-lg-legend-terrain = teren: ░ otwarty dla żołnierzy, ≡ trudny, █ nie do przejścia, potem osłona (h ciężka, l lekka);
terminal-lg-legend-heights = ▒4 można stać, wysokość w calach; ◎1 znacznik celu, ✸1 ładunek
terminal-lg-legend-units = A1 A2 figurki jednostki gracza 1, a1 a2 gracza 2
terminal-lg-legend-zones = + strefy rozstawienia niebieskiego, - czerwonego
terminal-lg-situation = Runda { $round }, { $phase }, znaczniki zwycięstwa { $own } do { $other }.
terminal-lg-minis = { $here } z { $all }, lider { $leader } na { $place }
terminal-lg-wounds = rany { $wounds }/{ $most }
terminal-lg-wounds-of = rany figurki { $number } { $wounds }/{ $most }
terminal-lg-promoted = awansowana
terminal-lg-destroyed = zniszczona broń: { $weapon }
terminal-lg-exhausted = wyczerpane: { $upgrade }
terminal-lg-melee = w walce wręcz: { $units }
terminal-lg-after = po akcjach: { $actions }
terminal-lg-token = { $token } na { $place }
terminal-lg-marks = oznacza: { $terrain }
terminal-lg-held = niesie go { $unit }
terminal-lg-token-wounds = znaczniki ran { $wounds }/{ $most }
terminal-lg-charge = { $weapon }, { $player }, na { $place }
terminal-lg-mine = Mina w { $place }
terminal-lg-player = { $player } ({ $colour }, { $edge })
terminal-lg-victory =
    { $count ->
        [one] { $count } znacznik zwycięstwa
        [few] { $count } znaczniki zwycięstwa
       *[other] { $count } znaczników zwycięstwa
    }
terminal-lg-score = zniszczone punkty: { $points }
terminal-lg-plays = zagrywa: { $card }
terminal-lg-hand =
    { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
       *[other] { $count } kart na ręce
    }
terminal-lg-discarded = odrzucone: { $cards }
terminal-lg-pool = pula rozkazów: { $tokens }
terminal-lg-priority = pierwszeństwo
terminal-lg-counter = licznik rund
terminal-lg-row = { $row }, od lewej: { $cards }
terminal-lg-gone = { $card } odpada, potem obowiązuje { $next }. { $text }
terminal-lg-unit = { $unit }, { $player }: { $rank }, { $type }, { $faction }, punkty { $points }; { $minis }, próg ran { $wounds }, { $nerve }, szybkość { $speed }; kości obrony { $die }, impulsy: atak { $attack }, obrona { $defence }; podstawki { $base } mm
terminal-lg-minis-count =
    { $count ->
        [one] { $count } figurka
        [few] { $count } figurki
       *[other] { $count } figurek
    }
terminal-lg-courage = odwaga { $value }
terminal-lg-resilience = odporność { $value }
terminal-lg-keywords = Cechy: { $keywords }
terminal-lg-only = tylko figurka { $number }
terminal-lg-upgrade = Ulepszenie { $upgrade } ({ $notes })
terminal-lg-adds-mini = dodaje figurkę
terminal-lg-command = { $pips }, rozkazy: { $units }.
terminal-lg-odds = rany { $chances }
terminal-lg-no-wounds = bez ran
terminal-lg-nearest = { $range } od: { $unit }
terminal-lg-far = poza zasięgiem 4 wszystkich wrogów
terminal-lg-sees =
    { $count ->
        [one] widzi { $count } figurkę
        [few] widzi { $count } figurki
       *[other] widzi { $count } figurek
    }
terminal-lg-actions =
    { $count ->
        [one] { $count } akcja
        [few] { $count } akcje
       *[other] { $count } akcji
    }
terminal-lg-climb-roll =
    { $count ->
        [one] { $count } biała kość obrony, rana za blok
        [few] { $count } białe kości obrony, rana za każdy blok
       *[other] { $count } białych kości obrony, rana za każdy blok
    }
terminal-lg-climb-safe = bez rzutu
terminal-lg-speed = do szybkości { $speed }
terminal-lg-speed-climb = do szybkości { $speed } albo wspinanie
terminal-lg-blue = wybiera krawędź, odrzuca i rozstawia pierwszy, wygrywa przy pełnym remisie
terminal-lg-red = odrzuca i rozstawia drugi
terminal-lg-deploys = { $rank }, { $minis }, szybkość { $speed }
terminal-lg-chance = losowo: { $tokens }
terminal-lg-withdraw = ruch z szybkością 1 zajmuje całą aktywację
terminal-lg-for-wound = za 1 ranę
terminal-lg-anywhere = zostaną ustawione za ciebie
terminal-lg-cancels =
    { $count ->
        [one] anuluje { $count } trafienie
        [few] anuluje { $count } trafienia
       *[other] anuluje { $count } trafień
    }
terminal-lg-shows = wynik ataku: { $faces }
terminal-lg-leads = lider
terminal-lg-at = na { $place }
terminal-lg-terrain = { $kind }, { $cover }, żołnierze: { $movement }
terminal-list-misread = Wiersz { $line } jest niezrozumiały: { $text }
terminal-list-points = { $spent } z { $most } punktów
terminal-list-legal = Lista jest zgodna z zasadami.
terminal-list-fix-remove = Usuń: { $what }
terminal-list-fix-add = Dodaj: { $what }
terminal-list-fix-exchange = { $by } zamiast { $what }
terminal-list-ranged = na dystans { $value }
terminal-list-melee = wręcz { $value }
terminal-list-survives = wytrzymuje { $value }
