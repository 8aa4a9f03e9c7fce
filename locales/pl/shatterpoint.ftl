# Shatterpoint: nazwy, pytania, odpowiedzi, wydarzenia, odmowy.

## Nazwy

sp-player = Gracz { $number }
sp-somebody = ktoś
sp-character-of = { $unit } { $number }
sp-an-ability = zdolność
sp-a-stance = inny styl walki
sp-squad = oddział { $number }
sp-shatterpoint-card = karta Shatterpoint
sp-inches = { $length }″
sp-objective = cel misji { $number }
sp-times = { $count } × { $what }
sp-faces-crit =
    { $count ->
        [one] { $count } trafienie krytyczne
        [few] { $count } trafienia krytyczne
       *[other] { $count } trafień krytycznych
    }
sp-faces-hit =
    { $count ->
        [one] { $count } trafienie
        [few] { $count } trafienia
       *[other] { $count } trafień
    }
sp-faces-block =
    { $count ->
        [one] { $count } blok
        [few] { $count } bloki
       *[other] { $count } bloków
    }
sp-faces-expertise =
    { $count ->
        [one] { $count } wyszkolenie
        [few] { $count } wyszkolenia
       *[other] { $count } wyszkoleń
    }
sp-faces-failure =
    { $count ->
        [one] { $count } porażka
        [few] { $count } porażki
       *[other] { $count } porażek
    }
sp-no-dice = brak kości

sp-edge-south = Południe
sp-edge-east = Wschód
sp-edge-north = Północ
sp-edge-west = Zachód

sp-edition-2023-06 = Czerwiec 2023
sp-edition-2023-07 = Lipiec 2023

sp-stage-setup = Przygotowanie
sp-stage-deployment = Rozstawienie
sp-stage-stances = Początkowe style walki
sp-stage-turns = Tury

sp-type-primary = Główna
sp-type-secondary = Dodatkowa
sp-type-supporting = Wspierająca

sp-ability-active = zdolność aktywacyjna
sp-ability-reactive = zdolność reakcyjna
sp-ability-innate = zdolność wrodzona
sp-ability-tactic = zdolność taktyczna
sp-ability-identity = zdolność indywidualna

sp-action-move = Ruch
sp-action-focus = Skupienie
sp-action-combat = Walka
sp-action-ability = Zdolność
sp-action-recover = Odpoczynek
sp-action-take-cover = Krycie się

sp-kind-advance = Marsz
sp-kind-dash = Zryw
sp-kind-climb = Wspinaczka
sp-kind-jump = Skok
sp-kind-reposition = Przemieszczenie

sp-attack-melee = walka bezpośrednia
sp-attack-ranged = walka dystansowa

sp-condition-strained = Zmęczenie
sp-condition-disarmed = Rozbrojenie
sp-condition-exposed = Zagrożenie
sp-condition-pinned = Przygwożdżenie

sp-symbol-damage = obrażenie
sp-symbol-shove = szarpnięcie
sp-symbol-strained = zmęczenie
sp-symbol-disarmed = rozbrojenie
sp-symbol-exposed = zagrożenie
sp-symbol-pinned = przygwożdżenie
sp-symbol-advance = marsz
sp-symbol-climb = wspinaczka
sp-symbol-dash = zryw
sp-symbol-jump = skok
sp-symbol-reposition = przemieszczenie
sp-symbol-heal = leczenie
sp-symbol-active = zdolność aktywacyjna

sp-entry-crit = trafienie krytyczne
sp-entry-hit = trafienie
sp-entry-block = blok
sp-entry-crit-to-hit = trafienie krytyczne na trafienie
sp-entry-hit-to-failure = trafienie na porażkę

sp-face-crit = trafienie krytyczne
sp-face-hit = trafienie
sp-face-block = blok
sp-face-expertise = wyszkolenie
sp-face-failure = porażka

## Pytania

sp-ask-side = Którą stronę pola bitwy zająć?
sp-ask-mission-pack = Który zestaw z misją jest w grze?
sp-ask-deploy = Który oddział i gdzie rozstawić?
sp-ask-deploy-last = Gdzie rozstawić drugi oddział?
sp-ask-first-stance = Początkowy styl walki, { $unit }?
sp-ask-struggle-map = Która mapa karty zmagań obowiązuje?
sp-ask-struggle-map-of = { $card }: która mapa obowiązuje?
sp-ask-who = { $unit }, { $action }: która postać jest następna?
sp-ask-order = Odkryć kartę czy użyć rezerwy?
sp-ask-revealed = Aktywować teraz: { $unit }?
sp-ask-revealed-shatterpoint = Użyć teraz karty Shatterpoint?
sp-ask-shatterpoint = Którą jednostkę aktywuje karta Shatterpoint?
sp-ask-lose-condition = { $unit }: który stan usunąć?
sp-ask-gain-condition = { $unit }: jaki stan?
sp-ask-act = { $unit }: co teraz?
sp-ask-go = Ruch, { $name }: dokąd?
sp-ask-go-many = { $name }: kto i dokąd się rusza?
sp-ask-go-toward = Ruch, { $name }: dokąd (w stronę: { $goal })?
sp-ask-go-advance = Marsz, { $name }: dokąd?
sp-ask-go-dash = Zryw, { $name }: dokąd?
sp-ask-go-climb = Wspinaczka, { $name }: dokąd?
sp-ask-go-jump = Skok, { $name }: dokąd?
sp-ask-go-reposition = Przemieszczenie, { $name }: dokąd?
sp-ask-transfer = Gdzie { $name } wychodzi z punktu przejścia?
sp-ask-push = Odepchnięcie, { $name }: dokąd?
sp-ask-pull = Przyciągnięcie, { $name }: dokąd?
sp-ask-attack = Kogo atakuje { $name }?
sp-ask-attack-many = { $name }: kto kogo atakuje?
sp-ask-tree = Która opcja jest następna?
sp-ask-tree-of =
    { $number ->
        [1] Którą opcję najpierw wybiera { $name }?
        [2] Którą opcję jako drugą wybiera { $name }?
        [3] Którą opcję jako trzecią wybiera { $name }?
       *[other] Którą opcję wybiera teraz { $name }?
    }
sp-ask-next = Który efekt jest następny?
sp-ask-heal =
    { $left ->
        [one] Co leczy { $name }?
        [few] Co leczy { $name } (łącznie { $left } razy)?
       *[other] Co leczy { $name } (łącznie { $left } razy)?
    }
sp-ask-react-action = { $unit }, po akcji { $action }: zareagować?
sp-ask-react-attack-declared = Wybrano cel ataku: zareagować?
sp-ask-react-attack-resolved = Atak rozpatrzono: zareagować?
sp-ask-react-attack-declared-of = Atak { $attacker } → { $target }: zareagować?
sp-ask-react-attack-resolved-of = Po ataku { $attacker } → { $target }: zareagować?
sp-ask-react-damage =
    { $count ->
        [one] Grozi { $count } obrażenie: zareagować?
        [few] Grożą { $count } obrażenia: zareagować?
       *[other] Grozi { $count } obrażeń: zareagować?
    }
sp-ask-react-wounded = Osłabienie, { $unit }: zareagować?
sp-ask-react-left = { $name } opuszcza zwarcie: zareagować?
sp-ask-react-hunkered = { $unit }: żeton przyczajenia. Zareagować?
sp-ask-free-ability = { $unit }: jakiej zdolności użyć za darmo?
sp-ask-choose = { $ability }: kogo wybrać?
sp-ask-pick = { $ability }: co z tego?
sp-ask-may = { $ability }: wykonać?
sp-ask-may-do = { $ability }: { $what }?
sp-ask-unknown = Jaka jest twoja odpowiedź?

## Odpowiedzi

sp-do-mission-own = Własny: { $mission }
sp-do-mission-other = Przeciwnika: { $mission }
sp-do-deploy = Oddział, dowodzi { $squad }
sp-do-turn-stance = Zmiana stylu: { $stance }
sp-do-map = Mapa { $number }
sp-do-map-of =
    { $count ->
        [one] Mapa { $number }: cel { $objectives }
        [few] Mapa { $number }: cele { $objectives }
        [many] Mapa { $number }: cele { $objectives }
       *[other] Mapa { $number }: cele { $objectives }
    }
sp-do-reveal = Odkryj wierzchnią kartę
sp-do-use-reserve = Użyj rezerwy
sp-do-use-reserve-unit = Użyj rezerwy: { $unit }
sp-do-activate = Aktywuj
sp-do-activate-unit = Aktywuj: { $unit }
sp-do-activate-any = Aktywuj dowolną własną jednostkę
sp-do-reserve = Odłóż kartę do rezerwy
sp-do-reserve-to-bottom = Połóż kartę na spodzie talii
sp-do-pass-shatterpoint = Odkryj zamiast niej następną kartę
sp-do-move = { $kind }: { $name }
sp-do-move-level = { $kind } na { $height }: { $name }
sp-do-struggle = Uwolnij się ({ $kind })
sp-do-place = Wyjdź tutaj
sp-do-push = Odepchnij tam
sp-do-pull = Przyciągnij tam
sp-do-attack = { $target } ({ $type })
sp-do-option = Opcja { $number }
sp-do-pick = Opcja { $number }
sp-do-heal-damage = { $unit }: 1 obrażenie
sp-do-heal-condition = { $unit }: { $condition }
sp-do-yes = Zrób to
sp-do-yes-transfer = Użyj punktu przejścia
sp-do-end = Zakończ aktywację
sp-do-decline = Rezygnuj
sp-do-decline-go = Bez dalszych ruchów
sp-do-decline-go-one = Bez ruchu
sp-do-decline-transfer = Zostań tutaj
sp-do-decline-push = Bez przesunięcia
sp-do-decline-attack = Bez ataku
sp-do-decline-tree = Zakończ tutaj
sp-do-decline-heal = Nie lecz niczego
sp-do-decline-react = Bez reakcji
sp-do-decline-free-ability = Nie używaj żadnej
sp-do-decline-choose = Nikogo nie wybieraj
sp-do-decline-pick = Nic z tego

sp-pending-tactic = Taktyka karty zmagań
sp-pending-ability = { $unit }: { $ability }

## Co daje możliwość

sp-effect-attack = atak
sp-effect-heal =
    { $count ->
        [one] leczenie
        [few] leczenie { $count } razy
       *[other] leczenie { $count } razy
    }
sp-effect-push = odepchnięcie
sp-effect-pull = przyciągnięcie
sp-effect-damage = obrażenia
sp-effect-condition = stan
sp-effect-hunker = żeton przyczajenia
sp-effect-struggle = ruch znacznika zmagań
sp-effect-refresh = odświeżenie Mocy
sp-effect-action = akcja
sp-effect-split-damage = podział obrażeń
sp-effect-remove-damage = usunięcie obrażeń: { $count }
sp-effect-remove-condition = usunięcie stanu
sp-effect-gain = słowo kluczowe
sp-effect-gain-momentum = znacznik postępu
sp-effect-add-momentum = dodanie znacznika postępu
sp-effect-remove-momentum = usunięcie znacznika postępu
sp-effect-cure = usunięcie obrażeń, żetonów i stanów jednostki
sp-effect-one-of = wybór jednej z możliwości

## Kroki powtórki

sp-deed-start = Gra się zaczyna
sp-deed-concede = Poddanie
sp-deed-draw = Propozycja remisu
sp-deed-flag = Koniec czasu

## Wydarzenia: przygotowanie, rozkazy, tury, zmagania

sp-say-rolled-first = Wygrany rzut: zaczyna { $player }.
sp-say-rolled-tie = Remis w rzucie o rozpoczęcie: ponowny rzut.
sp-say-sides = { $player } zajmuje stronę: { $edge }.
sp-say-mission = Misja to „{ $mission }”.
sp-say-deployed = { $player } rozstawia oddział: { $units }.
sp-say-stance = { $unit }: styl walki { $stance }.
sp-say-struggle = Zmaganie { $number }: { $card }
sp-say-struggle-number = Zmaganie { $number }
sp-say-turn = Tura { $number }: { $player }
sp-say-revealed = { $player } odkrywa: { $card }.
sp-say-order-removed = Karta rozkazu opuszcza grę, bo jednostka jest pokonana: { $card }.
sp-say-reserved = { $player } odkłada do rezerwy: { $card } (Moc: { $force }).
sp-say-to-bottom = { $player } kładzie na spodzie talii: { $card }.
sp-say-reserve-used = { $player } używa rezerwy: { $card }.
sp-say-shatterpoint-passed = { $player } rezygnuje z karty Shatterpoint.
sp-say-deck-refreshed = { $player } odświeża talię rozkazów.
sp-say-activated = Aktywacja: { $unit }
sp-say-activated-shatterpoint = Aktywacja kartą Shatterpoint: { $unit }
sp-say-force = { $player }: przygotowana Moc { $ready }.
sp-say-priority-rolled = { $player } wyrzuca { $face }: priorytet ma { $objective }.
sp-say-priority-removed = Żaden cel nie ma już priorytetu.
sp-say-control = { $player } kontroluje { $objective }.
sp-say-token =
    { $count ->
        [one] { $player } przesuwa znacznik zmagań o 1 pole ({ $cause }).
        [few] { $player } przesuwa znacznik zmagań o { $count } pola ({ $cause }).
       *[other] { $player } przesuwa znacznik zmagań o { $count } pól ({ $cause }).
    }
sp-cause-objectives = cele misji
sp-cause-priority = priorytetowy cel misji
sp-say-momentum-wounded = { $player } zdobywa znacznik postępu (teraz { $tokens }) za osłabienie: { $unit }.
sp-say-momentum-behind = { $player } zdobywa znacznik postępu (teraz { $tokens }): znacznik zmagań jest po drugiej stronie.
sp-say-momentum-middle = { $player } zdobywa znacznik postępu (teraz { $tokens }): znacznik zmagań jest pośrodku.
sp-say-momentum-ability = { $player } zdobywa znacznik postępu dzięki zdolności { $ability } (teraz { $tokens }).
sp-say-momentum-spent =
    { $tokens ->
        [one] { $player } wydaje 1 znacznik postępu: { $ability }.
        [few] { $player } wydaje { $tokens } znaczniki postępu: { $ability }.
       *[other] { $player } wydaje { $tokens } znaczników postępu: { $ability }.
    }
sp-say-struggle-won =
    { $cards ->
        [one] { $player } wygrywa zmaganie { $number } i ma 1 kartę zmagań
        [few] { $player } wygrywa zmaganie { $number } i ma { $cards } karty zmagań
       *[other] { $player } wygrywa zmaganie { $number } i ma { $cards } kart zmagań
    }
sp-say-reset = Tor zmagań zostaje przygotowany od nowa.

## Wydarzenia: czyny

sp-say-injured =
    { $injured ->
        [one] Okaleczenie, { $unit }: 1 żeton.
        [few] Okaleczenie, { $unit }: { $injured } żetony.
       *[other] Okaleczenie, { $unit }: { $injured } żetonów.
    }
sp-say-condition-lost = { $unit }: { $condition } usunięte.
sp-say-condition-gained = { $unit }: { $condition }.
sp-say-hunker =
    { $tokens ->
        [0] { $unit } nie ma już żetonu przyczajenia.
        [one] { $unit } ma 1 żeton przyczajenia.
        [few] { $unit } ma { $tokens } żetony przyczajenia.
       *[other] { $unit } ma { $tokens } żetonów przyczajenia.
    }
sp-say-acts = { $unit }: akcja { $action }.
sp-say-ability = { $unit }: { $ability }.
sp-say-ability-force = { $unit }: { $ability } (Moc: { $force }).
sp-say-ability-damage = { $unit }: { $ability } (obrażenia: { $force }).
sp-say-moved = { $name } wykonuje ruch: { $kind }.
sp-say-pushed = Odepchnięcie: { $name }.
sp-say-pulled = Przyciągnięcie: { $name }.
sp-say-transferred = { $name } używa punktu przejścia.
sp-say-held = Przygwożdżenie: { $name } się nie rusza.
sp-say-steadfast = Niezłomność: { $name } nie ulega szarpnięciu.
sp-say-damaged =
    { $damage ->
        [one] { $unit } przyjmuje { $damage } obrażenie ({ $total } z { $stamina }).
        [few] { $unit } przyjmuje { $damage } obrażenia ({ $total } z { $stamina }).
       *[other] { $unit } przyjmuje { $damage } obrażeń ({ $total } z { $stamina }).
    }
sp-say-healed = { $name } usuwa obrażenia ({ $damage }): { $unit }.
sp-say-healed-condition = { $name } usuwa stan { $condition }: { $unit }.
sp-say-wounded = Osłabienie: { $unit }.
sp-say-wounded-by = Osłabienie: { $unit } (sprawca: { $name }).
sp-say-defeated = Pokonana: { $unit }.
sp-say-noted = Po rozpatrzeniu ataku, { $unit }: { $symbol }.

## Wydarzenia: ataki

sp-say-attack = Atak: { $attacker } → { $target } ({ $type }).
sp-say-pools = Kości ataku: { $attack }, kości obrony: { $defence }.
sp-say-rolled = Atak: { $attack }. Obrona: { $defence }.
sp-say-rolls = Rzuty teraz – atak: { $attack }; obrona: { $defence }.
sp-say-expertise = { $unit }, wyszkolenie w ataku { $count }: { $entries }.
sp-say-expertise-defence = { $unit }, wyszkolenie w obronie { $count }: { $entries }.
sp-say-expertise-lost = { $unit }, { $condition }: przepadają wyniki wyszkolenia ({ $count }).
sp-say-successes =
    { $successes ->
        [0] Nie zostaje żaden sukces.
        [one] 1 sukces.
        [few] { $successes } sukcesy.
       *[other] { $successes } sukcesów.
    }
sp-say-option = { $unit }: opcja { $number } drzewka wyników walki.
sp-say-option-of = { $unit }: opcja { $number } drzewka wyników walki, { $effects }.
sp-say-pool = Pula obrażeń: { $damage }.

## Sumy

sp-why-value-attack = Atrybut ataku
sp-why-value-defence = Atrybut obrony
sp-why-stated = Liczba podana przez efekt
sp-why-focus = Skupienie
sp-why-sharpshooter = Celność
sp-why-impact = Impet
sp-why-terrain-cover = Osłona terenu
sp-why-hunker = Żetony przyczajenia
sp-why-cover = Osłona
sp-sum-attack = Kości ataku
sp-sum-defence = Kości obrony
sp-sum-crits = Trafienia krytyczne
sp-sum-hits = Trafienia
sp-sum-blocked = Zablokowane

## Koniec gry

sp-won = Wygrywa { $winner }.
sp-won-core-02 = Wygrywa { $winner }: dwa wygrane zmagania.
sp-won-flag = Wygrywa { $winner }: { $loser } nie ma już czasu.
sp-won-kernel-concede = Wygrywa { $winner }: { $loser } się poddaje.
sp-draw = Gra kończy się remisem.

## Odmowy

sp-refused = Nie można: { $why }.
sp-refused-facts = Nie można: { $why } ({ $facts }).
sp-lacks = Teraz nie można. Treść: { $text }
sp-no-unknown = zabrania tego zasada { $rule }

sp-fact-unit = { $value }
sp-fact-character = { $value }
sp-fact-target = cel: { $value }
sp-fact-engaged-with = w zwarciu: { $value }
sp-fact-engaged = w zwarciu: { $value }
sp-fact-terrain = { $value }
sp-fact-piece = { $value }
sp-fact-overlaps = nachodzi na: { $value }
sp-fact-base-of = podstawa: { $value }
sp-fact-higher = o { $value } wyżej
sp-fact-no-surface-at = brak powierzchni na { $value }
sp-fact-over-the-edge-at = krawędź na { $value }
sp-fact-tool = miarka ma { $value }
sp-fact-line-of-sight = brak pola widzenia
sp-fact-protected-by = chroni: { $value }
sp-fact-unique-name = { $value }
sp-fact-units = jednostki: { $value }
sp-fact-squads = oddziały: { $value }
sp-fact-force = przygotowana Moc: { $count }
sp-fact-ready = przygotowana Moc: { $count }
sp-fact-cost = koszt { $value }
sp-fact-needs = potrzeba { $value }
sp-fact-range = zasięg { $value }
sp-fact-distance = odległość { $value }
sp-fact-height = wysokość { $value }
sp-fact-level = wysokość { $value }
sp-fact-condition = { $value }
sp-fact-ability = { $value }
sp-fact-stance = { $value }
sp-fact-points = punkty: { $count }
sp-fact-squad-points = punkty oddziału: { $count }
sp-fact-era = era: { $value }
sp-fact-type = { $value }
sp-fact-twice = dwa razy: { $value }
sp-fact-missing = brakuje: { $value }
sp-fact-unknown = nieznane: { $value }
sp-fact-squad = oddział { $value }
sp-fact-battlefield = pole bitwy: { $value }
sp-fact-mission = misja: { $value }

sp-no-core-01 = graczy jest dwoje
sp-no-setup-04 = stronę wybiera pierwszy gracz
sp-no-setup-05 = podstawa musi stać na polu bitwy
sp-no-setup-07 = żeton celu nie leży tam płasko
sp-no-setup-11 = ten oddział nie jest teraz rozstawiany
sp-no-setup-12 = postać główna musi stać w zasięgu 2 od twojej krawędzi
sp-no-setup-13 = pozostałe postacie muszą stać w zasięgu 1 od postaci głównej
sp-no-setup-14 = jednostka nie ma tego stylu walki
sp-no-mission-06 = karta nie ma tej mapy
sp-no-mission-08 = nikt nie przyniósł tego zestawu z misją
sp-no-order-01 = jednostka nie jest teraz aktywowana
sp-no-order-05 = rezerwa jest pusta
sp-no-order-06 = talia jest pusta, więc trzeba użyć rezerwy
sp-no-order-08 = odkrytą kartę można odłożyć do rezerwy raz na turę za 1 Moc
sp-no-order-09 = nie ma kolejnej karty do odkrycia
sp-no-order-10 = w rezerwie jest już karta
sp-no-order-12 = karta Shatterpoint aktywuje własną jednostkę, która nie jest pokonana
sp-no-order-13 = karty Shatterpoint nie można rezerwować
sp-no-order-14 = rezygnacja z karty Shatterpoint kosztuje 1 Moc i wymaga kolejnej karty w talii
sp-no-order-15 = po rezygnacji z karty Shatterpoint trzeba użyć tej karty
sp-no-abil-02 = zdolności aktywacyjne działają podczas własnej aktywacji
sp-no-abil-04 = nie zaszło zdarzenie tej zdolności
sp-no-abil-05 = to nie jest reakcja na to, co zaszło
sp-no-abil-06 = każdy gracz używa jednej zdolności reakcyjnej na zdarzenie
sp-no-abil-07 = zdolność wrodzona działa sama
sp-no-abil-12 = za mało przygotowanej Mocy
sp-no-abil-13 = za mało przygotowanej Mocy; żetony osłabienia i okaleczenia podnoszą koszt
sp-no-abil-15 = tej zdolności użyto już w tej turze
sp-no-abil-17 = nie można tego robić w trakcie czegoś innego
sp-no-force-03 = za mało przygotowanej Mocy
sp-no-stance-03 = ten styl walki nie jest aktywny
sp-no-stance-04 = kartę walki odwraca się raz na aktywację, i tylko jeśli ma dwie strony
sp-no-actv-01 = jednostka nie ma już akcji
sp-no-actv-02 = jednostka wykonała już tę akcję
sp-no-actv-03 = żadna postać jednostki nie może się ruszyć
sp-no-actv-04 = jednostka nie może się teraz skupić
sp-no-actv-05 = żadna postać jednostki nie może atakować
sp-no-actv-06 = jednostka nie ma zdolności, która jest akcją
sp-no-actv-07 = nie ma czego leczyć
sp-no-actv-08 = jednostka nie może się teraz kryć
sp-no-actv-10 = jednostka wykonała już tę akcję
sp-no-actv-12 = jednostka nie ma tego stanu
sp-no-multi-01 = każda postać wykonuje akcję tylko raz
sp-no-move-01 = taki ruch nie jest teraz możliwy
sp-no-move-02 = tak nie można położyć miarki
sp-no-move-04 = to dalej, niż sięga miarka
sp-no-move-05 = marsz prowadzi po tym samym poziomie lub w dół
sp-no-move-06 = pod miarką leży nieprzekraczalny teren
sp-no-move-07 = w zwarciu zamiast marszu jest zryw
sp-no-move-08 = zryw prowadzi po tym samym poziomie lub w dół
sp-no-move-10 = w górę prowadzi tylko wspinaczka
sp-no-move-11 = w zwarciu nie można się wspinać
sp-no-move-12 = tam nie można skoczyć
sp-no-move-14 = poziom nie pasuje do tego ruchu
sp-no-move-15 = podstawa tam się nie mieści albo nie stoi
sp-no-move-16 = podstawa wystawałaby poza krawędź
sp-no-move-17 = podstawy zachodziłyby na siebie
sp-no-move-18 = stoi tam inna podstawa
sp-no-move-21 = podstawa musi pozostać na polu bitwy
sp-no-push-01 = odepchnięcie prowadzi prosto i na całą długość
sp-no-push-02 = odepchnięcie prowadzi od, a przyciągnięcie do
sp-no-push-04 = zatrzymuje je teren
sp-no-push-05 = zatrzymuje je postać
sp-no-push-06 = zatrzymuje je krawędź
sp-no-push-07 = podstawa częściowo zakryłaby obiekt poniżej
sp-no-push-09 = ten kierunek jest niedozwolony
sp-no-push-14 = ten kierunek jest niedozwolony
sp-no-place-01 = tam nie można umieścić
sp-no-place-03 = to za daleko, by tam umieścić
sp-no-place-04 = poziom nie pasuje do umieszczenia
sp-no-place-05 = podstawa tam się nie mieści albo nie stoi
sp-no-terrain-10 = teren jest nieprzekraczalny
sp-no-terrain-12 = wyjście leży w zasięgu 1 od połączonego punktu przejścia
sp-no-atk-01 = tego celu nie można atakować
sp-no-atk-03 = ten styl walki nie ma takiego ataku
sp-no-atk-04 = cel jest poza zasięgiem albo poza polem widzenia
sp-no-atk-05 = ten styl walki nie ma ataku dystansowego
sp-no-atk-06 = w zwarciu nie można atakować dystansowo
sp-no-atk-07 = atak bezpośredni wymaga celu w zwarciu
sp-no-atk-08 = ten styl walki nie ma ataku bezpośredniego
sp-no-atk-09 = postać nie jest w zwarciu
sp-no-atk-12 = ten rodzaj ataku nie jest teraz możliwy
sp-no-atk-13 = nie ma dostępnego celu
sp-no-atk-14 = to nie jest dostępny cel
sp-no-atk-29 = ten atak nie należy do efektu
sp-no-los-01 = nie ma pola widzenia
sp-no-los-02 = teren przerywa pole widzenia
sp-no-tree-02 = pierwszy sukces wybiera opcję początkową
sp-no-tree-03 = od ostatniej opcji nie prowadzi tu żadna linia
sp-no-tree-04 = opcję wybiera się raz i nigdy wstecz
sp-no-tree-08 = nie ma już sukcesów
sp-no-tree-09 = wybraną opcję stosuje się w całości
sp-no-tree-10 = drzewko kończy się tutaj
sp-no-sym-04 = nie ma kogo szarpnąć
sp-no-sym-06 = taki ruch nie jest teraz możliwy
sp-no-sym-10 = przemieszczenie nie jest teraz możliwe
sp-no-sym-12 = w zasięgu 2 nie ma czego leczyć
sp-no-sym-13 = nie ma zdolności aktywacyjnej do użycia
sp-no-dmg-06 = jednostka jest osłabiona
sp-no-dmg-10 = obrażenia osłabionej jednostki się nie zmieniają
sp-no-dmg-12 = jednostka została osłabiona i jej aktywacja się skończyła
sp-no-dmg-16 = jednostka jest pokonana
sp-no-cond-02 = jednostka nie ma tego stanu
sp-no-cond-03 = jednostka ma już ten stan
sp-no-cond-10 = jednostka jest przygwożdżona
sp-no-cover-07 = w zwarciu traci się żetony przyczajenia
sp-no-cover-08 = w zwarciu nie otrzymuje się żetonów przyczajenia
sp-no-obj-13 = cel misji jest nieaktywny
sp-no-effect-05 = to poza zasięgiem efektu
sp-no-effect-07 = zabrania tego efekt
sp-no-timing-04 = ten efekt teraz nie czeka
sp-no-key-02 = jednostka jest na to odporna
sp-no-component-24 = strażnik w zwarciu interweniuje
sp-no-measure-13 = to poza zasięgiem
sp-no-build-01 = grupa uderzeniowa nie jest kompletna
sp-no-build-02 = grupa uderzeniowa ma dwa oddziały po trzy jednostki
sp-no-build-03 = oddział ma jednostkę główną, dodatkową i wspierającą
sp-no-build-04 = ta sama osoba jest w grupie uderzeniowej dwa razy
sp-no-build-05 = ta sama jednostka jest w grupie uderzeniowej dwa razy
sp-no-build-07 = jednostka główna nie należy do tej ery
sp-no-build-08 = jednostka nie należy do ery swojego oddziału
sp-no-build-10 = jednostki kosztują więcej, niż jednostka główna ma punktów oddziału
sp-no-kernel-not-asked = to pytanie nie jest już otwarte
sp-no-kernel-malformed = nie udało się odczytać odpowiedzi
sp-no-kernel-game-over = gra jest skończona
sp-no-kernel-setup = gra nie może się zacząć z tymi ustawieniami
sp-no-kernel-stuck = program nie znalazł dalszej drogi; to jego błąd, nie twój
