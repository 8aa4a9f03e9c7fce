# Shatterpoint: stół w grze, karty, kości, poczekalnia.

## Koszty i liczby

sp-force = Moc: { $count }
sp-force-of = Moc: { $count } z { $have }
sp-cost-wounds = Jednostka będzie przez to osłabiona.
sp-cost-damage = obrażenia: { $count }
sp-free = za darmo
sp-one-action = 1 akcja
sp-do-cost = { $deed }, { $price }
sp-pools = { $attack } na { $defence }
sp-pool-after = pula { $from } → { $to }
sp-by = atakuje { $name }
sp-chance = { $chance } na sukces
sp-stamina-left = kondycja { $left } z { $stamina }
sp-successes =
    { $count ->
        [0] brak sukcesów
        [one] { $count } sukces
        [few] { $count } sukcesy
       *[other] { $count } sukcesów
    }
sp-successes-or-more = { $count } lub więcej
sp-odds = Szanse na sukcesy
sp-damage-on = obrażenia: { $count } ({ $name })
sp-damage-pool = pula obrażeń { $count }
sp-left-of = { $left } z { $most }
sp-left-pool = { $left }, pula −{ $pool }
sp-actions-left =
    { $count ->
        [0] brak akcji
        [one] { $count } akcja
        [few] { $count } akcje
       *[other] { $count } akcji
    }
sp-budget-force = Moc { $count }
sp-budget-successes =
    { $count ->
        [one] { $count } sukces
        [few] { $count } sukcesy
       *[other] { $count } sukcesów
    }
sp-squad-points = PO { $count }
sp-point-cost = KP { $count }

## Nagłówek i ścieżka

sp-head-react = Możesz zareagować
sp-head-order = Twoja tura { $turn }: rozkazy
sp-crumb-acts = Aktywacja: { $unit }
sp-crumb-attack = { $attacker } atakuje: { $target }
sp-crumb-react = reakcja

## Decyzja

sp-actions = Akcje
sp-made = wykonana
sp-key-out = Nie robić nic więcej
sp-which-squad = Który oddział
sp-who-moves = Kto się rusza
sp-around-engaged = W zwarciu: { $names }
sp-around-contests = Rywalizacja: { $names }
sp-around-targets = W zasięgu strzału: { $names }
sp-around-cover = W osłonie przed: { $names }
sp-around-watching = Może zareagować: { $names }
sp-verb-edge = Zajmij stronę: { $what }
sp-verb-unit = Aktywuj: { $what }
sp-verb-use = Użyj: { $what }
sp-verb-attack = Atakuj: { $what }
sp-verb-option = Wybierz: { $what }
sp-verb-character = Wybierz: { $what }
sp-verb-heal = Lecz: { $what }
sp-verb-gain = Otrzymaj: { $what }
sp-verb-lose = Usuń: { $what }
sp-verb-stance = Zacznij: { $what }

## Co dają akcje

sp-tile-move = Każda postać wykonuje marsz, zryw lub wspinaczkę. Kliknij miejsce albo przeciągnij ją tam; drugie naciśnięcie podpowie miejsca.
sp-want-ability = Brak akcji
sp-want-direction = Wybierz kierunek
sp-tile-combat = Każda postać atakuje raz. Możesz też kliknąć wroga.
sp-tile-focus = 1 kość więcej w następnym ataku każdej postaci w tej aktywacji.
sp-tile-ability = Zdolność aktywacyjna, której opis zaczyna się od „Akcja”.
sp-tile-recover = Każda postać leczy 1 obrażenie lub 1 stan w zasięgu 2.
sp-tile-take-cover = Każdą postać można odepchnąć na zasięg 1, potem jednostka otrzymuje żeton przyczajenia.

## Co znaczą pytania

sp-about-ask-act =
    { $left ->
        [0] Nie ma już akcji. Zdolności bez słowa „Akcja” nie kosztują akcji.
        [one] Została 1 akcja, każdą można wykonać raz. Zdolności bez słowa „Akcja” nie kosztują akcji.
        [few] Zostały { $left } akcje, każdą można wykonać raz. Zdolności bez słowa „Akcja” nie kosztują akcji.
       *[other] Zostało { $left } akcji, każdą można wykonać raz. Zdolności bez słowa „Akcja” nie kosztują akcji.
    }
sp-about-ask-side = Przeciwnik otrzyma stronę naprzeciwko.
sp-about-ask-mission-pack = Mówi, gdzie leżą cele misji i które liczą się w danym zmaganiu.
sp-about-ask-deploy = Postać główna w zasięgu 2 od twojej krawędzi, pozostałe w zasięgu 1 od niej. Przeciągaj pojedyncze postacie albo cały oddział.
sp-about-ask-deploy-zone = Na zabarwionym polu, jak mówi karta operacji. Przeciągaj pojedyncze postacie albo cały oddział.
sp-about-ask-first-stance = Styl walki daje kości, tabele i drzewko. W każdej aktywacji możesz raz odwrócić kartę.
sp-about-ask-struggle-map = Mówi, które cele misji są aktywne.
sp-about-ask-order = Karta mówi, która jednostka jest aktywowana w tej turze.
sp-about-ask-revealed = Karty z rezerwy możesz użyć w późniejszej turze zamiast odkrytej.
sp-about-ask-revealed-shatterpoint = Aktywuje dowolną własną jednostkę. Możesz zamiast niej odkryć następną kartę; karta Shatterpoint wraca wtedy do talii.
sp-about-ask-shatterpoint = Dowolna własna jednostka, także już aktywowana. Jej karta rozkazu zostaje na miejscu.
sp-about-ask-lose-condition = Osłabiona jednostka wstaje: znikają jej obrażenia i jeden stan.
sp-about-ask-who = Każda postać jednostki wykonuje akcję, w kolejności, którą wybierzesz.
sp-about-ask-go = Przeciągnij postać albo kliknij miejsce. Miarka pokaże, jak leży.
sp-about-ask-transfer = Punkt przejścia, na przykład drabina, prowadzi do innych: postać może wyjść w zasięgu 1 od jednego z nich.
sp-about-ask-push = Podstawa przesuwa się prosto na całą długość, jeśli nic jej nie zatrzyma. Przeciągnij ją albo kliknij kierunek.
sp-about-ask-attack = Kliknij wroga albo wiersz. Szanse widać, zanim padną kości.
sp-about-ask-tree = Za każdy sukces wybierasz jedno pole, wzdłuż linii.
sp-about-ask-next = Wszystkie nastąpią; wybierasz kolejność.
sp-about-ask-heal = 1 obrażenie lub 1 stan własnej lub sojuszniczej jednostki w zasięgu 2.
sp-about-ask-react = Jedna zdolność reakcyjna na zdarzenie.
sp-about-ask-free-ability = Tym razem nie kosztuje Mocy.

## Co znaczą odpowiedzi

sp-about-reserve = Od razu odkrywana jest następna karta.
sp-about-to-bottom = Zamiast do rezerwy. Od razu odkrywana jest następna karta.
sp-about-pass = Karty, która wtedy przyjdzie, trzeba użyć.
sp-about-reveal =
    { $count ->
        [one] W talii jest { $count } karta.
        [few] W talii są { $count } karty.
       *[other] W talii jest { $count } kart.
    }
sp-about-mission =
    { $count ->
        [one] { $count } cel misji
        [few] { $count } cele misji
       *[other] { $count } celów misji
    }
sp-about-struggle = Postać się nie rusza; jednostka nie jest już przygwożdżona.
sp-about-strained = Po następnym ruchu, akcji lub użyciu zdolności jednostka przyjmie 3 obrażenia.
sp-about-disarmed = Wyszkolenie w ataku nie liczy się w następnym ataku.
sp-about-exposed = Wyszkolenie w obronie nie liczy się przy następnym ataku.
sp-about-pinned = Jej następny ruch się nie uda.
sp-about-damage = 1 obrażenie do puli.
sp-about-shove = Cel można odepchnąć na zasięg 1, a atakujący może podążyć.
sp-about-advance = Postać może wykonać marsz.
sp-about-climb = Postać może się wspinać.
sp-about-dash = Postać może wykonać zryw.
sp-about-jump = Postać może skoczyć, także w zwarciu.
sp-about-reposition = Postać może wykonać marsz, nawet w zwarciu.
sp-about-heal = Postać może wyleczyć 1 obrażenie lub 1 stan.
sp-about-active = W swojej aktywacji jednostka może po ataku użyć za darmo zdolności aktywacyjnej.
sp-about-crit-to-hit = Jedno trafienie krytyczne w rzucie ataku staje się trafieniem.
sp-about-hit-to-failure = Jedno trafienie w rzucie ataku staje się porażką.

## Karty

sp-stamina = Kondycja
sp-durability = Wytrzymałość
sp-value-ranged = dystans
sp-value-range = ({ $range })
sp-value-melee = zwarcie
sp-value-against-ranged = przed dystansem
sp-value-against-melee = przed zwarciem
sp-value-about-ranged = Kości jej ataków dystansowych; w nawiasie ich zasięg.
sp-value-about-melee = Kości jej ataków w zwarciu.
sp-value-about-against-ranged = Kości jej obrony przed atakami dystansowymi.
sp-value-about-against-melee = Kości jej obrony przed atakami w zwarciu.
sp-value-about-stamina = Gdy obrażeń jest tyle co kondycji, jednostka jest osłabiona.
sp-value-about-durability = Gdy żetonów okaleczenia jest tyle co wytrzymałości, jednostka jest pokonana na końcu tury, w której została aktywowana.
sp-ability-about-active = Używana za Moc w dowolnej chwili własnej aktywacji jednostki.
sp-ability-about-reactive = Można jej użyć za Moc, gdy stało się to, co mówi jej tekst, w turze każdego gracza. Jedna na wyzwolenie.
sp-ability-about-innate = Działa zawsze. Nie kosztuje Mocy.
sp-ability-about-tactic = Dzieje się na początku aktywacji jednostki. Nie kosztuje Mocy.
sp-ability-about-identity = Mają ją tylko jednostki główne; jej tekst mówi, kiedy się dzieje. Nie kosztuje Mocy.
sp-chart-ranged = atak dystansowy
sp-chart-melee = atak bezpośredni
sp-chart-defence = obrona
sp-stance-of = styl { $number } z { $count }: { $stance }
sp-other-stance = Obejrzyj drugi styl walki
sp-stance-inactive = Ten styl walki nie jest aktywny.
sp-turn-now = Zmień na niego
sp-charts-and-tree = Wyszkolenie i drzewko
sp-use-now = Użyj
sp-is-action = akcja
sp-used = użyta
sp-defends-with = Atrybut obrony { $count }
sp-role-target = Cel
sp-will-be-wounded = Przy tej puli jednostka będzie osłabiona, a jej wróg zdobędzie znacznik postępu.
sp-state-defeated = pokonana
sp-state-wounded = osłabiona
sp-state-injured =
    { $count ->
        [one] okaleczona
        [few] okaleczona × { $count }
       *[other] okaleczona × { $count }
    }
sp-state-hunker = przyczajenie { $count }
sp-state-focus =
    { $count ->
        [one] skupienie: { $count } kość
        [few] skupienie: { $count } kości
       *[other] skupienie: { $count } kości
    }
sp-state-reserved = w rezerwie
sp-state-done = aktywowana
sp-state-actions =
    { $count ->
        [0] brak akcji
        [one] { $count } akcja
        [few] { $count } akcje
       *[other] { $count } akcji
    }
sp-state-in-deck = w talii
sp-state-waiting = nierozstawiona

## Pulpit

sp-desk-unit = Działająca jednostka
sp-desk-target = Cel ataku
sp-desk-struggle = { $mission }, zmaganie { $number } z 3
sp-desk-tactic = Taktyka z kartą Shatterpoint
sp-orders = Rozkazy
sp-deck = talia
sp-reserve = rezerwa
sp-discard = użyte
sp-discard-list =
    { $count ->
        [one] { $count } użyta karta rozkazu
        [few] { $count } użyte karty rozkazów
       *[other] { $count } użytych kart rozkazów
    }
sp-is-reserved = W rezerwie: { $card }.
sp-force-label = Moc
sp-force-ready = przygotowana Moc { $ready } z { $force }

## Kości

sp-no-attack = Jeszcze nie było ataku.
sp-last-attack = ostatni atak
sp-before-roll = Kości jeszcze nie padły.
sp-tray-title = { $attacker } → { $target }, { $type }
sp-tray-defence = Kości obrony
sp-steps = Dziesięć kroków ataku
sp-step-1 = 1 Rodzaj ataku
sp-step-2 = 2 Dostępne cele
sp-step-3 = 3 Cel
sp-step-4 = 4 Pule kości
sp-step-5 = 5 Rzut
sp-step-6 = 6 Wyszkolenie
sp-step-7 = 7 Wyniki
sp-step-8 = 8 Drzewko
sp-step-9 = 9 Obrażenia
sp-step-10 = 10 Koniec ataku
sp-die-cancelled = zablokowane
sp-die-changed = z wyszkolenia
sp-die-idle = nie ma już czego blokować
sp-expertise-attack = { $unit }, wyszkolenie { $count }:
sp-expertise-defence = { $unit }, wyszkolenie w obronie { $count }:
sp-expertise-lost = { $unit }, { $condition }: stracone wyszkolenie { $count }
sp-tree-label = Drzewko wyników walki, wybrane: { $taken }, otwarte: { $open }
sp-tree-taken = { $what }, wybrane jako { $number }
sp-tree-open = { $what }, teraz możliwe
sp-tree-after = { $what }, po: { $before }

## Cel

sp-goal-how = Wygraj dwa zmagania. Zmaganie jest twoje, gdy tylko znacznik zmagań dotrze do jednego z twoich znaczników postępu.
sp-goal-move = Na koniec twojej tury znacznik rusza 1 pole w twoją stronę za każdy aktywny cel misji pod twoją kontrolą.
sp-goal-momentum = Każda osłabiona jednostka wroga daje ci znacznik postępu: droga się skraca.
sp-goal-has = zmagania { $won }, cele { $held }, postęp { $momentum }
sp-goal-count =
    { $active ->
        [0] Wygrane zmagania, { $first }: { $one }, { $second }: { $two }.
       *[other] Wygrane zmagania, { $first }: { $one }, { $second }: { $two }. Z { $active } aktywnych celów { $first } kontroluje { $heldOne }, { $second } { $heldTwo }.
    }

## Co znaczą kroki i ścianki

sp-step-about-1 = Dystansowo albo bezpośrednio; karta walki ma kości na oba rodzaje ataku.
sp-step-about-2 = W ataku dystansowym liczą się zasięg i pole widzenia, w bezpośrednim zwarcie.
sp-step-about-3 = Wybiera się jednego z nich.
sp-step-about-4 = Styl walki, osłona i efekty dają obu stronom kości.
sp-step-about-5 = Obie strony rzucają wszystkimi kośćmi.
sp-step-about-6 = Wyszkolenie daje to, co mówi tabela stylu walki.
sp-step-about-7 = Każdy blok niweluje trafienie; trafień krytycznych nie da się zniwelować.
sp-step-about-8 = Każdy sukces wybiera jedną opcję drzewka, wzdłuż jego linii.
sp-step-about-9 = Przydziela się obrażenia z wybranych opcji; tyle obrażeń, ile wynosi kondycja, oznacza osłabienie.
sp-step-about-10 = Teraz dzieje się to, co następuje po ataku.
sp-face-about-crit = Sukces, którego nie można zablokować.
sp-face-about-hit = Sukces, jeśli nie zostanie zablokowany.
sp-face-about-expertise = Liczy się według tabeli stylu walki.
sp-face-about-failure = Nic.
sp-face-about-block = Niweluje jedno trafienie.
