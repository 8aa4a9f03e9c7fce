# Battleground: strona stołu.

play-ap = { $count } PA
play-mana =
    { $count ->
        [one] { $count } mana
        [few] { $count } many
       *[other] { $count } many
    }
play-points =
    { $count ->
        [one] { $count } punkt ruchu
        [few] { $count } punkty ruchu
       *[other] { $count } punktów ruchu
    }
play-dice =
    { $count ->
        [one] { $count } kość
        [few] { $count } kości
       *[other] { $count } kości
    }
play-face = { $needed } lub więcej
play-dice-needed =
    { $dice ->
        [one] { $dice } kość, sukces od { $needed }
        [few] { $dice } kości, sukces od { $needed }
       *[other] { $dice } kości, sukces od { $needed }
    }
play-value = { $value } { $count }
play-health = { $left } z { $health } zdrowia
play-figure-state = { $place }, { $left } z { $health } zdrowia
play-cost =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[other] { $count } punktów
    }
play-successes =
    { $count ->
        [one] { $count } sukces
        [few] { $count } sukcesy
       *[other] { $count } sukcesów
    }
play-successes-left =
    { $count ->
        [one] został { $count } sukces
        [few] zostały { $count } sukcesy
       *[other] zostało { $count } sukcesów
    }
play-wounds =
    { $count ->
        [0] bez rany
        [one] { $count } rana
        [few] { $count } rany
       *[other] { $count } ran
    }
play-wounds-or-more = { $count } lub więcej
play-wounds-on =
    { $count ->
        [0] { $name }: bez rany
        [one] { $name }: { $count } rana
        [few] { $name }: { $count } rany
       *[other] { $name }: { $count } ran
    }
play-wound-chance = { $chance } rana
play-knock-out = pokonanie

## Nagłówek

play-head-secret = Oboje wybieracie w tajemnicy
play-budget-ap = zostało { $count } PA
play-budget-mana =
    { $count ->
        [one] została { $count } mana
        [few] zostały { $count } many
       *[other] zostało { $count } many
    }

## Pytanie

play-ask-move = Ruch postaci { $name } na { $place }?
play-ask-leave = Odejść od { $enemies } i ruszyć postacią { $name } na { $place }?
play-ask-attack = Zaatakować: { $target } ({ $weapon })?
play-crumb-acts = { $name } działa
play-crumb-strikes = { $name } uderza
play-crumb-interrupts = { $name } przerywa
play-crumb-test = test postaci { $name }
play-crumb-attacked = atak na postać { $name }

## Akcje

play-actions = Akcje
play-menu-move = Ruch
play-menu-attack = Atak
play-menu-focus = Skupienie
play-menu-standby = Czujność
play-menu-skill = Umiejętność
play-menu-item = Przedmiot
play-menu-card = Karta
play-menu-end = Koniec
play-hint-place = Wybierz zaznaczone pole na planszy.
play-hint-deploy = Potem wybierz pole swojej strefy na planszy.
play-hint-card = Pozostaje zakryta, dopóki oboje nie wybierzecie.
play-hint-discard = Wybierz dowolną liczbę kart albo żadnej.
play-list-places =
    { $count ->
        [one] Lista: { $count } miejsce
        [few] Lista: { $count } miejsca
       *[other] Lista: { $count } miejsc
    }
play-hand = Twoja ręka
play-or-mana =
    { $count ->
        [one] albo { $count } mana
        [few] albo { $count } many
       *[other] albo { $count } many
    }
play-or-ap = misja poboczna za { $count } PZ albo 1 PA
play-glory = Chwała
play-dice-to-pick = Kości do przerzutu, najwyżej { $most }
play-picked = wybrano { $picked }, najwyżej { $most }
play-reroll-chance = { $needed } lub więcej: każda { $chance }
play-die-counts = { $face }, liczy się
play-die-not = { $face }, nie liczy się
play-die-rerolled = przerzucona
play-die-exploded = eksplodowała

## Przyciski

play-do-cost = { $deed }, { $cost }
play-do-move-to = Ruch na { $place }
play-do-attack = Atak: { $name }
play-do-card = Wyłóż „{ $card }”
play-do-discard =
    { $count ->
        [0] Zachowaj wszystkie karty
        [one] Odrzuć { $count } kartę
        [few] Odrzuć { $count } karty
       *[other] Odrzuć { $count } kart
    }
play-draws = dobierz { $count }
play-draws-short = dobierz { $count }: w talii zostało { $count }
play-gains-only = liczy się tylko { $count }: najwyżej 5
play-do-play = Zagraj: { $card } ({ $bonus })
play-do-bonus-ability = Użyj zdolności
play-do-bonus-mana =
    { $count ->
        [one] Weź { $count } manę
        [few] Weź { $count } many
       *[other] Weź { $count } many
    }
play-do-bonus-mission = Przyjmij misję poboczną
play-do-bonus-ap = Weź 1 PA
play-do-reroll =
    { $count ->
        [0] Zachowaj wszystkie
        [one] Przerzuć 1 kość
        [few] Przerzuć { $count } kości
       *[other] Przerzuć { $count } kości
    }
play-do-activate = Aktywuj: { $name }
play-do-target = Wybierz: { $name }
play-do-place = Wybierz { $place }
play-do-strike = Uderza { $name }
play-do-interrupt = Przerywa { $name }
play-do-priority = Niech pierwszeństwo ma { $player }

## Skutki

play-way =
    { $cost ->
        [one] { $place }, { $cost } punkt ruchu
        [few] { $place }, { $cost } punkty ruchu
       *[other] { $place }, { $cost } punktów ruchu
    }
play-way-engaged = obok: { $names }
play-way-watched = na oku (Czujność): { $names }
play-flag-cost = ruch: { $cost } z { $points }
play-flag-capture = Ten cel
play-flag-left =
    { $count ->
        [one] cel { $places }
       *[other] cele { $places }
    }
play-flag-leaves =
    { $count ->
        [one] opuszcza cel { $places }
       *[other] opuszcza cele { $places }
    }
play-flag-objective =
    { $count ->
        [one] może zdobyć cel
       *[other] może zdobyć cele: { $count }
    }
play-flag-strike = { $name } może uderzyć pierwszy
play-warn-strike = { $name } może uderzyć, zanim ruszysz
play-warn-watched =
    { $count ->
        [one] { $names } może ci tam przerwać
        [few] { $names } mogą ci tam przerwać
       *[other] { $names } mogą ci tam przerwać
    }
play-fact-path =
    { $count ->
        [one] Droga: { $count } krok
        [few] Droga: { $count } kroki
       *[other] Droga: { $count } kroków
    }
play-fact-of = { $cost } z { $points }
play-fact-objective = Kończy na wolnym celu
play-fact-test =
    { $dice ->
        [one] { $value }: { $dice } kość
        [few] { $value }: { $dice } kości
       *[other] { $value }: { $dice } kości
    }
play-fact-dice =
    { $count ->
        [one] { $by } kość
        [few] { $by } kości
       *[other] { $by } kości
    }
play-fact-easier = { $count } łatwiej
play-fact-harder = { $count } trudniej

## Taca na kości

play-no-test = Nie było jeszcze testu.
play-last-test = ostatni test
play-test-attack = { $name }: { $weapon }, cel: { $target }
play-test-other = { $name }: { $kind }
play-undefended = { $name } nie broni się.
play-success-range = Sukces przy
play-steps = Jedenaście kroków testu
play-step-1 = 1 Wartość
play-step-2 = 2 Modyfikatory
play-step-3 = 3 Zakres sukcesu
play-step-4 = 4 Zwykły rzut
play-step-5 = 5 Początkowe sukcesy
play-step-6 = 6 Darmowe przerzuty
play-step-7 = 7 Przerzuty za manę
play-step-8 = 8 Eksplodujące kości
play-step-9 = 9 Końcowe sukcesy
play-step-10 = 10 Test obrony
play-step-11 = 11 Zastosowanie sukcesów

## Pasek i karta postaci

play-state-ready = gotowa
play-state-done = po aktywacji
play-state-out = pokonana
play-state-waiting = nierozmieszczona
play-state-focused = Skupienie
play-state-standby = Czujność
play-state-engaged = związana walką
play-their-hand =
    { $count ->
        [one] { $player } ma { $count } kartę na ręce
        [few] { $player } ma { $count } karty na ręce
       *[other] { $player } ma { $count } kart na ręce
    }
play-deck = Talia { $count }
play-discard = Odrzucone { $count }
play-you-passed = Spasowano u ciebie
play-other-passed = Druga strona spasowała
play-both-passed = Obie strony spasowały
play-mission = Misja poboczna
play-speed = Szybkość
play-reach = { $inches }″
play-result =
    { $wounds ->
        [one] od { $successes }: { $wounds } rana
        [few] od { $successes }: { $wounds } rany
       *[other] od { $successes }: { $wounds } ran
    }
play-result-more =
    { $wounds ->
        [0] od { $successes }: efekt
        [one] od { $successes }: { $wounds } rana i więcej
        [few] od { $successes }: { $wounds } rany i więcej
       *[other] od { $successes }: { $wounds } ran i więcej
    }
play-consumable = jednorazowy

## Stół

play-board = Pole bitwy { $map }
play-tool-threat = Zagrożenie
play-measured =
    { $steps ->
        [one] { $steps } pole, { $inches }″
        [few] { $steps } pola, { $inches }″
       *[other] { $steps } pól, { $inches }″
    }
play-sight-seen = widoczne
play-sight-cover = widoczne, w osłonie
play-sight-hidden = brak linii wzroku
play-said-sight =
    { $count ->
        [one] { $count } wróg w linii wzroku
        [few] { $count } wrogów w linii wzroku
       *[other] { $count } wrogów w linii wzroku
    }
play-said-threat =
    { $count ->
        [one] { $count } pole zagrożone
        [few] { $count } pola zagrożone
       *[other] { $count } pól zagrożonych
    }
play-key-threat = Co mogą atakować wrogowie
play-key-grab = Chwyć; strzałki przesuwają, Enter odkłada
play-key-turn = Obróć figurkę

## Poczekalnia

play-lobby-map = Mapa
play-lobby-deployment = Rozmieszczenie
play-lobby-given = Pierwsza gra.
play-lobby-given-text = Każda postać ma swoje miejsce.
play-lobby-chosen = Standardowe rozmieszczenie.
play-lobby-chosen-text = Gracze rozmieszczają postacie na przemian w swoich strefach.
play-lobby-none = Nie ma oddziału do gry.

## Co to znaczy

play-about-face = Atak od tyłu trafia łatwiej. Wybierz strzałkę, tutaj albo na planszy.
play-about-priority = Przy równej inicjatywie zaczyna gracz z pierwszeństwem, przez całą grę.
play-about-discard = Potem dobierasz, aż masz 5 kart losu.
play-about-choose-card = Wyższa liczba działa pierwsza. Postać, którą potem aktywujesz, dostaje PA i manę z karty.
play-about-activate =
    { $mana ->
        [0] Dostaje z twojej karty { $ap } PA i działa teraz.
        [one] Dostaje z twojej karty { $ap } PA i { $mana } manę i działa teraz.
       *[other] Dostaje z twojej karty { $ap } PA i { $mana } many i działa teraz.
    }
play-about-bonus = Jedno z dwojga, oprócz PA i many.
play-about-act = Akcje kosztują PA. Ruch, Skupienie, Czujność i ataki bronią tego samego typu kosztują za każdym razem o 1 więcej.
play-about-go = Przeciągnij figurkę albo kliknij pole w kolorowym obszarze.
play-about-free-reroll = Wybierz kości do przerzutu. Liczy się nowy wynik, lepszy czy gorszy.
play-about-mana-reroll = Każda przerzucona kość kosztuje 1 manę. Liczy się nowy wynik, lepszy czy gorszy.
play-about-defend = Każdy sukces obrony znosi jeden sukces ataku. Obrona nie kosztuje PA.
play-about-opportunity = Chce odejść. Kto jest z nią związany walką, może przedtem raz uderzyć.
play-about-standby = Kto przerywa, dostaje 1 PA na akcję przeciw tej postaci.
play-about-capture = Każdy zajęty cel jest na końcu wart 20 punktów zwycięstwa.
play-about-order = Zadziałają wszystkie, jeden po drugim.
play-about-interrupted = To jest na to chwila; potem następuje przerwanie.
play-about-free-attack = Nie kosztuje PA.
play-about-pass = W tej rundzie już nie działasz.
play-tile-move = Przeciągnij figurkę albo kliknij pole w kolorowym obszarze. Liczy się dopiero potwierdzenie.
play-tile-attack = Wybierz cel. Szanse są podane.
play-tile-focus = Znacznik Skupienia: następny test udaje się łatwiej albo jeden ruch jest dłuższy.
play-tile-standby = Kończy aktywację. Postać przerwie potem wrogowi, który zakończy ruch w jej linii wzroku.
play-tile-skill = Aktywna umiejętność postaci.
play-tile-item = Coś, co postać nosi; można użyć raz.
play-tile-card = Jeszcze jedna karta z ręki, dla jednego z jej bonusów. Nie kosztuje PA.
play-tile-end = Kończy aktywację. Pozostałe PA przepadają, mana zostaje.
play-keep-facings = Zostaw wszystkie
play-card-gives =
    { $mana ->
        [0] Inicjatywa { $initiative }. Postać dostaje { $ap } PA.
        [one] Inicjatywa { $initiative }. Postać dostaje { $ap } PA i { $mana } manę.
       *[other] Inicjatywa { $initiative }. Postać dostaje { $ap } PA i { $mana } many.
    }
play-card-bonus = Bonus: { $text }
play-list-answers =
    { $count ->
        [one] Jedna odpowiedź na liście
        [few] Wszystkie { $count } odpowiedzi na liście
       *[many] Wszystkie { $count } odpowiedzi na liście
    }

## Cel

bg-goal-how = Po { $rounds } rundach prowadź co najmniej 20 punktami zwycięstwa. Albo pokonaj wszystkich wrogów.
bg-goal-objective = Każdy cel w twoich rękach
bg-goal-twenty = 20
bg-goal-knocked-out = Każdy pokonany wróg
bg-goal-cost = jego koszt
bg-goal-mission = Każda wypełniona misja poboczna
bg-goal-printed = jak na karcie
bg-goal-has = punkty: { $points }, cele: { $held }
bg-goal-count = { $first }: { $one }, { $second }: { $two } punktów zwycięstwa. Wolne cele: { $free }, po 20 punktów.

## Co znaczą kroki i znaczniki

play-step-about-1 = Wartość, którą się testuje, mówi, ile jest kości.
play-step-about-2 = Efekty dodają kości albo je zabierają.
play-step-about-3 = Zwykle sukcesem jest 4 lub więcej; efekty rozszerzają albo zwężają zakres.
play-step-about-4 = Wszystkie kości rzuca się naraz.
play-step-about-5 = Liczą się kości w zakresie sukcesu.
play-step-about-6 = Niektóre zdolności pozwalają przerzucić kości za darmo.
play-step-about-7 = Do 5 many: każda przerzuca jedną kość, wszystkie naraz.
play-step-about-8 = Każda 6 daje jeszcze jedną kość, a 6 na niej następną.
play-step-about-9 = Wszystkie sukcesy się sumują.
play-step-about-10 = Cel też rzuca; każdy jego sukces znosi jeden.
play-step-about-11 = Co zostało, zadaje rany i efekty.
play-buff-about-haste = Szybkość jest o 2 większa, zwykła i w skupieniu.
play-buff-about-enhancement = Testy ataku udają się na 1 wynik więcej.
play-buff-about-protection = Testy obrony udają się na 1 wynik więcej.
play-buff-about-regeneration = Gdy znika, leczy 1 ranę.
play-debuff-about-paralysis = Szybkość jest o 2 mniejsza, zwykła i w skupieniu.
play-debuff-about-blinded = Testy ataku udają się na 1 wynik mniej.
play-debuff-about-prone = Testy obrony udają się na 1 wynik mniej.
play-debuff-about-curse = Gdy znika, zadaje 1 ranę.
play-value-about-strength = Kości ataków wręcz.
play-value-about-perception = Kości ataków dystansowych.
play-value-about-power = Kości ataków zaklęciami.
play-value-about-toughness = Kości obrony przed atakami wręcz i dystansowymi.
play-value-about-spirit = Kości obrony przed zaklęciami.
play-value-about-speed = Punkty ruchu; druga liczba, gdy wydaje się skupienie.
play-value-about-ap = Punkty akcji opłacają akcje. Niewydane przepadają na koniec aktywacji.
play-marker-about = Własny znacznik: jego karta mówi, co robi.

play-ask-move-attack = Ruch postaci { $name } na { $place } i atak na: { $target }?
play-do-move-attack = Na { $place }, atak: { $name }
play-flag-then = potem atak: { $name }
play-flag-engaged = związanie walką: { $names }
play-flag-shot = { $weapon } sięga celu { $name }: kości { $dice }, { $needed }+
play-flag-sees = widoczni: { $names }
play-flag-seen = { $name } ({ $inches }″)
play-flag-sees-many = widoczni wrogowie: { $count }
play-flag-cover = osłona przed wrogiem: { $names }
play-flag-watched = może przerwać: { $names }
play-flag-far-place = Żadna droga za { $points } ruchu nie kończy się na { $place }
play-flag-far-enemy = { $name } poza zasięgiem przy { $points } ruchu
play-flag-not-there = Na { $place } nie można
