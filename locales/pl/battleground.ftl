# Battleground: nazwy, pytania, odpowiedzi, zdarzenia, odmowy.

## Nazwy

bg-player = Gracz { $number }
bg-somebody = ktoś
bg-something = coś
bg-a-card = karta
bg-fists = Pięści
bg-place-high = { $hex } (platforma)

bg-bonus-ability = zdolność
bg-bonus-mana = dodatkowa mana
bg-bonus-mana-of =
    { $count ->
        [one] +1 mana
       *[other] +{ $count } many
    }
bg-bonus-mission = misja poboczna
bg-bonus-mission-of = misja poboczna, { $count } PZ
bg-bonus-ap = +1 PA

bg-value-strength = Siła
bg-value-perception = Percepcja
bg-value-power = Moc
bg-value-toughness = Wytrzymałość
bg-value-spirit = Duch

bg-direction-n = w lewo
bg-direction-ne = w lewo w górę
bg-direction-se = w prawo w górę
bg-direction-s = w prawo
bg-direction-sw = w prawo w dół
bg-direction-nw = w lewo w dół

bg-weapon-melee = broń do walki wręcz
bg-weapon-ranged = broń dystansowa
bg-weapon-spell = zaklęcie

bg-item-jewellery = biżuteria
bg-item-shield = tarcza
bg-item-armour = pancerz

bg-faction-masters = Masters of the Universe
bg-faction-evil-warriors = Evil Warriors

bg-stage-setup = Przygotowanie gry
bg-stage-preparation = Faza przygotowań
bg-stage-choose-cards = Wybór kart
bg-stage-activate = Aktywacja postaci
bg-stage-act = Akcje
bg-stage-cleanup = Faza porządkowania

bg-move-move = Ruch
bg-move-directed = Ruch kierowany
bg-move-charge = Szarża
bg-move-teleport = Teleportacja
bg-move-jump = Skok

bg-test-attack = Test ataku
bg-test-defence = Test obrony
bg-test-skill = Test

bg-ground-open = otwarty teren
bg-ground-difficult = trudny teren
bg-ground-low = niska przeszkoda
bg-ground-high = wysoka przeszkoda
bg-ground-ladder = drabina

bg-buff-haste = Przyspieszenie
bg-buff-enhancement = Ulepszenie
bg-buff-protection = Ochrona
bg-buff-regeneration = Regeneracja
bg-debuff-paralysis = Paraliż
bg-debuff-blinded = Oślepienie
bg-debuff-prone = Powalenie
bg-debuff-curse = Klątwa

## Pytania

bg-ask-deploy = Którą postać gdzie rozmieścić?
bg-ask-face = W którą stronę patrzy { $name }?
bg-ask-priority = Kto ma pierwszeństwo?
bg-ask-discard = Które karty odrzucić przed dobraniem?
bg-ask-choose-card = Którą kartę wyłożyć zakrytą?
bg-ask-activate = Którą postać aktywować?
bg-ask-bonus = Który bonus karty wybrać?
bg-ask-bonus-of = Który bonus karty „{ $card }” wybrać?
bg-ask-act = Co robi { $name }?
bg-ask-go-move = Dokąd idzie { $name }?
bg-ask-go-directed = Cel: { $goal }. Jak daleko idzie { $name }?
bg-ask-go-charge = Cel: { $goal }. Dokąd szarżuje { $name }?
bg-ask-go-teleport = Dokąd teleportuje się { $name }?
bg-ask-go-jump = Dokąd skacze { $name }?
bg-ask-goal = W czyją stronę rusza { $name }?
bg-ask-free-reroll =
    { $most ->
        [one] { $name }: przerzucić za darmo 1 kość?
       *[other] { $name }: przerzucić za darmo do { $most } kości?
    }
bg-ask-mana-reroll =
    { $most ->
        [one] { $name }: przerzucić za manę 1 kość?
       *[other] { $name }: przerzucić za manę do { $most } kości?
    }
bg-ask-defend =
    { $successes ->
        [one] Czy { $name } broni się przed 1 sukcesem?
       *[other] Czy { $name } broni się przed { $successes } sukcesami?
    }
bg-ask-opportunity = Kto wykonuje atak okazyjny na postać { $name }?
bg-ask-standby = Kto z Czujności przerywa postaci { $name }?
bg-ask-interrupted = Czy { $name } używa przed przerwaniem przedmiotu jednorazowego?
bg-ask-aim = W które pole postaci { $name } celuje atak?
bg-ask-further = Kto w pobliżu postaci { $name } jest następnym celem?
bg-ask-target = Kogo wybiera { $name }?
bg-ask-free-attack = Czy { $name } wykonuje darmowy atak?
bg-ask-order = Który efekt postaci { $name } jest następny?
bg-ask-use = Czy { $name } używa: „{ $ability }”?
bg-ask-use-move = Czy { $name } wykonuje darmowy ruch?
bg-ask-one-of = Którą możliwość wybiera { $name }?
bg-ask-displace = Dokąd przesunąć postać { $name }?
bg-ask-direction = W którą stronę przemieścić postać { $name }?
bg-ask-sign = Gdzie { $name } kładzie znak?
bg-ask-capture = Zająć cel na polu { $hex }?
bg-ask-unknown = Jaka jest twoja odpowiedź?

## Odpowiedzi

bg-do-deploy = { $name } na { $hex }
bg-do-face = Zwrot { $direction }
bg-do-direction = Kierunek: { $direction }
bg-do-priority-own = Weź pierwszeństwo
bg-do-priority-other = Oddaj pierwszeństwo
bg-do-discard = Odrzuć: { $cards }
bg-do-discard-none = Nic nie odrzucaj
bg-do-pass = Pasuj
bg-do-play = { $card }: { $bonus }
bg-do-focus = Skupienie
bg-do-move = Ruch
bg-do-move-focus = Ruch ze Skupieniem
bg-do-turn = Obrót w miejscu
bg-do-attack = Atak: { $target } ({ $weapon })
bg-do-standby = Czujność
bg-do-consume = Zużyj: { $item }
bg-do-end = Zakończ aktywację
bg-do-end-interrupt = Zakończ przerwanie
bg-do-go = Idź na { $place }
bg-do-go-large = Idź na { $place }, zwrot { $direction }
bg-do-stay = Zostań tutaj
bg-do-keep = Zachowaj wszystkie
bg-do-reroll =
    { $count ->
        [one] Przerzuć 1 kość: { $dice }
       *[other] Przerzuć { $count } kości: { $dice }
    }
bg-do-defend = Broń się
bg-do-decline = Zrezygnuj
bg-do-decline-defend = Nie broń się
bg-do-decline-capture = Nie zajmuj
bg-do-decline-interrupt = Nie przerywaj
bg-do-decline-attack = Nie atakuj
bg-do-decline-goal = Nie ruszaj się
bg-do-attacks-on = Najpierw ataki na: { $name }
bg-do-decline-consume = Nie używaj niczego
bg-do-decline-use = Nie korzystaj
bg-do-pick = Możliwość { $number }
bg-do-pick-effect = Efekt { $number }
bg-do-yes = Skorzystaj
bg-do-yes-use = Użyj: „{ $ability }”
bg-do-yes-capture = Zajmij

## Co daje możliwość

bg-effect-wounds =
    { $count ->
        [one] 1 rana
        [few] { $count } rany
       *[many] { $count } ran
    }
bg-effect-heal =
    { $count ->
        [one] wyleczenie 1 rany
       *[many] wyleczenie { $count } ran
    }
bg-effect-mana = +{ $count } many
bg-effect-lose-mana = −{ $count } many
bg-effect-ap = +{ $count } PA
bg-effect-draw =
    { $count ->
        [one] dobranie 1 karty
       *[many] dobranie { $count } kart
    }
bg-effect-push =
    { $count ->
        [one] odepchnięcie o 1 pole
        [few] odepchnięcie o { $count } pola
       *[many] odepchnięcie o { $count } pól
    }
bg-effect-pull =
    { $count ->
        [one] przyciągnięcie o 1 pole
        [few] przyciągnięcie o { $count } pola
       *[many] przyciągnięcie o { $count } pól
    }
bg-effect-buff = wzmocnienie: { $marker }
bg-effect-debuff = osłabienie: { $marker }
bg-effect-marker = znacznik: { $marker }
bg-effect-remove-buff = usunięcie wzmocnienia
bg-effect-remove-debuff = usunięcie osłabienia
bg-effect-focus = Skupienie
bg-effect-lose-focus = utrata znacznika Skupienia
bg-effect-standby = Czujność
bg-effect-lose-standby = utrata znacznika Czujności
bg-effect-swap = zamiana miejsc
bg-effect-move = darmowy ruch
bg-effect-attack = darmowy atak
bg-effect-turn = dowolny obrót
bg-effect-ready = ponowna gotowość
bg-effect-sign = położenie znaku
bg-effect-next-ally = coś dla następnego sojusznika
bg-effect-test = test umiejętności
bg-effect-for = trwały efekt
bg-effect-one-of = dalszy wybór

## Czyny w powtórce

bg-deed-start = Początek gry
bg-deed-concede = Poddanie się
bg-deed-draw = Propozycja remisu
bg-deed-flag = Koniec czasu

## Zdarzenia: przygotowanie, karty, rundy

bg-say-deployed = Rozmieszczenie: { $figure } na polu { $hex }.
bg-say-drew =
    { $count ->
        [one] { $player } dobiera 1 kartę losu.
        [few] { $player } dobiera { $count } karty losu.
        [many] { $player } dobiera { $count } kart losu.
       *[other] { $player } dobiera { $count } karty losu.
    }
bg-say-discarded =
    { $count ->
        [one] { $player } odrzuca 1 kartę.
        [few] { $player } odrzuca { $count } karty.
        [many] { $player } odrzuca { $count } kart.
       *[other] { $player } odrzuca { $count } karty.
    }
bg-say-priority-roll = Rzut o pierwszeństwo – { $a }: { $first }, { $b }: { $second }.
bg-say-priority = { $player } ma pierwszeństwo.
bg-say-round = Runda { $round }
bg-say-revealed = { $player } odkrywa kartę „{ $card }”, inicjatywa { $initiative }.
bg-say-passed = { $player } pasuje.
bg-say-wasted = { $player } odrzuca kartę „{ $card }”: żadna postać nie jest gotowa.
bg-say-activated = Aktywacja: { $figure }
bg-say-played = { $player } zagrywa kartę „{ $card }” (postać: { $figure }).
bg-say-bonus = { $figure } bierze bonus: { $bonus }.
bg-say-mission = Misja poboczna w grze: „{ $card }”.
bg-say-mission-done =
    { $points ->
        [one] { $player } wypełnia misję poboczną „{ $card }”: 1 punkt zwycięstwa.
        [few] { $player } wypełnia misję poboczną „{ $card }”: { $points } punkty zwycięstwa.
        [many] { $player } wypełnia misję poboczną „{ $card }”: { $points } punktów zwycięstwa.
       *[other] { $player } wypełnia misję poboczną „{ $card }”: { $points } punktu zwycięstwa.
    }
bg-say-ready = Postać znów gotowa: { $figure }.
bg-say-ended = Koniec aktywacji: { $figure }.
bg-say-cleanup = Faza porządkowania, runda { $round }
bg-say-captured = { $figure } zajmuje cel na polu { $hex } ({ $player }).
bg-say-won = { $player } wygrywa, punkty zwycięstwa { $own } do { $other }
bg-say-draw = Remis, punkty zwycięstwa { $first } do { $second }

## Zdarzenia: czyny

bg-say-faced = { $figure } zwraca się { $direction }.
bg-say-ap = { $figure } zyskuje { $count } PA (teraz { $now }).
bg-say-spent = { $figure } płaci { $count } PA (zostaje { $now }).
bg-say-mana =
    { $count ->
        [one] { $figure } zyskuje 1 manę (teraz { $now }).
       *[other] { $figure } zyskuje { $count } many (teraz { $now }).
    }
bg-say-mana-lost =
    { $count ->
        [one] { $figure } traci 1 manę (zostaje { $now }).
       *[other] { $figure } traci { $count } many (zostaje { $now }).
    }
bg-say-focus = { $figure } otrzymuje znacznik Skupienia.
bg-say-focus-lost = { $figure } traci znacznik Skupienia.
bg-say-standby = { $figure } otrzymuje znacznik Czujności.
bg-say-standby-lost = { $figure } traci znacznik Czujności.
bg-say-declared-move = { $figure } zapowiada ruch ze Skupieniem.
bg-say-declared-directed = { $figure } zapowiada ruch kierowany.
bg-say-declared-charge = { $figure } zapowiada szarżę.
bg-say-declared-teleport = { $figure } zapowiada teleportację.
bg-say-declared-jump = { $figure } zapowiada skok.
bg-say-moved =
    { $points ->
        [one] { $figure } idzie z { $from } na { $to } ({ $cost } z 1 punktu ruchu).
       *[other] { $figure } idzie z { $from } na { $to } ({ $cost } z { $points } punktów ruchu).
    }
bg-say-shoved = Przesunięcie: { $figure } z { $from } na { $to }.
bg-say-swapped = { $a } i { $b } zamieniają się miejscami.
bg-say-wounded =
    { $count ->
        [one] { $figure } otrzymuje 1 ranę ({ $now } z { $health }).
        [few] { $figure } otrzymuje { $count } rany ({ $now } z { $health }).
        [many] { $figure } otrzymuje { $count } ran ({ $now } z { $health }).
       *[other] { $figure } otrzymuje { $count } rany ({ $now } z { $health }).
    }
bg-say-healed =
    { $count ->
        [one] { $figure } leczy 1 ranę (zostaje { $now }).
        [few] { $figure } leczy { $count } rany (zostaje { $now }).
        [many] { $figure } leczy { $count } ran (zostaje { $now }).
       *[other] { $figure } leczy { $count } rany (zostaje { $now }).
    }
bg-say-knocked-out =
    { $points ->
        [one] Postać pokonana: { $figure } (1 punkt zwycięstwa).
        [few] Postać pokonana: { $figure } ({ $points } punkty zwycięstwa).
        [many] Postać pokonana: { $figure } ({ $points } punktów zwycięstwa).
       *[other] Postać pokonana: { $figure } ({ $points } punktu zwycięstwa).
    }
bg-say-buff = { $figure } otrzymuje wzmocnienie: { $marker }.
bg-say-buff-lost = { $figure } traci wzmocnienie: { $marker }.
bg-say-debuff = { $figure } otrzymuje osłabienie: { $marker }.
bg-say-debuff-lost = { $figure } traci osłabienie: { $marker }.
bg-say-used = { $figure } używa: „{ $ability }”.
bg-say-consumed = { $figure } zużywa przedmiot: „{ $item }”.
bg-say-sign = Znak { $sign } leży na polu { $place }.
bg-say-sign-removed = Usunięty znak: { $sign }.
bg-say-interrupt = Przerwanie z Czujności: { $figure } → { $against }.
bg-say-opportunity = Atak okazyjny: { $figure } → { $against }.

## Zdarzenia: ataki i testy

bg-say-attack = Atak: { $figure } → { $target } ({ $weapon }).
bg-say-attack-further = Atak, kolejny cel: { $figure } → { $target } ({ $weapon }).
bg-say-test-attack =
    { $dice ->
        [one] Test ataku: { $figure } ({ $value }), 1 kość na { $needed }+, rzut { $roll }.
       *[other] Test ataku: { $figure } ({ $value }), { $dice } kości na { $needed }+, rzut { $roll }.
    }
bg-say-test-defence =
    { $dice ->
        [one] Test obrony: { $figure } ({ $value }), 1 kość na { $needed }+, rzut { $roll }.
       *[other] Test obrony: { $figure } ({ $value }), { $dice } kości na { $needed }+, rzut { $roll }.
    }
bg-say-test-skill =
    { $dice ->
        [one] Test: { $figure } ({ $value }), 1 kość na { $needed }+, rzut { $roll }.
       *[other] Test: { $figure } ({ $value }), { $dice } kości na { $needed }+, rzut { $roll }.
    }
bg-say-rerolled = { $figure } przerzuca za darmo: teraz { $roll }.
bg-say-rerolled-mana =
    { $mana ->
        [one] { $figure } przerzuca za 1 manę: teraz { $roll }.
       *[other] { $figure } przerzuca za { $mana } many: teraz { $roll }.
    }
bg-say-exploded = Eksplodujące kości: { $figure }, rzut { $roll }.
bg-say-tested =
    { $successes ->
        [one] { $figure } ma 1 sukces.
        [few] { $figure } ma { $successes } sukcesy.
        [many] { $figure } ma { $successes } sukcesów.
       *[other] { $figure } ma { $successes } sukcesu.
    }
bg-say-undefended = { $figure } nie broni się.
bg-say-net =
    { $successes ->
        [0] Po obronie nie zostaje żaden sukces (cel: { $target }).
        [one] Po obronie zostaje 1 sukces (cel: { $target }).
        [few] Po obronie zostają { $successes } sukcesy (cel: { $target }).
        [many] Po obronie zostaje { $successes } sukcesów (cel: { $target }).
       *[other] Po obronie zostaje { $successes } sukcesu (cel: { $target }).
    }

## Sumy

bg-sum-dice = Kości
bg-sum-range = Zakres sukcesu
bg-sum-needed = Sukces od

bg-why-atk-08 = Broń
bg-why-test-05 = Darmowy atak
bg-why-test-07 = Efekt
bg-why-test-10 = Efekt
bg-why-flank-03 = Atak z flanki
bg-why-flank-05 = Cel związany walką
bg-why-cover-02 = Osłona
bg-why-buff-07 = Ulepszenie
bg-why-buff-08 = Ochrona
bg-why-buff-12 = Oślepienie
bg-why-buff-13 = Powalenie
bg-why-int-10 = Przerwanie
bg-why-opp-08 = Atak okazyjny
bg-why-focus-05 = Skupienie

## Jak skończyła się gra

bg-won = { $winner } wygrywa.
bg-won-vp-02 = { $winner } wygrywa: { $loser } nie ma już żadnej postaci.
bg-won-vp-05 = { $winner } wygrywa na punkty zwycięstwa.
bg-won-vp-11 = { $winner } wygrywa: { $loser } się poddaje.
bg-won-flag = { $winner } wygrywa: { $loser } nie ma już czasu.
bg-draw = Remis.
bg-draw-vp-03 = Remis: oba oddziały są pokonane.
bg-draw-vp-06 = Remis: nikt nie prowadzi o 20 punktów zwycięstwa.
bg-draw-vp-10 = Remis za zgodą obu stron.

## Odmowy

bg-refused = Nie można: { $why }.
bg-refused-facts = Nie można: { $why } ({ $facts }).

bg-fact-engaged-with = związanie walką: { $value }
bg-fact-ap-left = pozostałe PA: { $count }
bg-fact-mana = mana: { $count }
bg-fact-place = { $value }
bg-fact-points =
    { $count ->
        [one] 1 punkt ruchu
        [few] { $count } punkty ruchu
        [many] { $count } punktów ruchu
       *[other] { $count } punktu ruchu
    }
bg-fact-needs = potrzeba { $count }
bg-fact-occupied-by = stoi tam { $value }
bg-fact-character = { $value }
bg-fact-squad-points =
    { $count ->
        [one] 1 punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
bg-fact-at-most = najwyżej { $count }
bg-fact-melee-weapons = broń do walki wręcz: { $count }
bg-fact-ranged-weapons = broń dystansowa: { $count }
bg-fact-spells = zaklęcia: { $count }
bg-fact-jewellery = biżuteria: { $count }
bg-fact-shields = tarcze: { $count }
bg-fact-armour = pancerze: { $count }
bg-fact-may-not-carry = niedozwolone: { $value }
bg-fact-twice-in-the-squad = dwa razy: { $value }
bg-fact-fate-cards = karty losu: { $count }
bg-fact-glory-cards = karty chwały: { $count }
bg-fact-expected = potrzeba { $count }
bg-fact-card = { $value }
bg-fact-characters = postacie: { $count }
bg-fact-faction = { $value }
bg-fact-no-starting-hex = { $value }
bg-fact-weapon = { $value }
bg-fact-item = { $value }
bg-fact-map = { $value }
bg-fact-most-dice = najwyżej { $count }

bg-no-unknown = zabrania tego zasada { $rule }
bg-no-act-01 = aktywować można tylko własną postać na polu bitwy
bg-no-act-02 = ta postać była już aktywowana
bg-no-act-05 = ta postać działała jako ostatnia w poprzedniej rundzie, więc najpierw musi działać inna
bg-no-act-07 = to nie jest żadna z akcji
bg-no-act-09 = za mało punktów akcji; każde powtórzenie kosztuje o 1 więcej
bg-no-area-03 = trzeba zaatakować też każdą inną postać w polu rażenia
bg-no-atk-02 = postać nie ma tej broni
bg-no-atk-05 = za mało punktów akcji; każdy kolejny atak tym typem broni kosztuje o 1 więcej
bg-no-atk-14 = atak wręcz wymaga wroga związanego walką z tą postacią
bg-no-atk-21 = postać związana walką nie może strzelać ani rzucać zaklęć
bg-no-atk-22 = celem musi być wróg w linii wzroku
bg-no-atk-27 = za mało many na to zaklęcie
bg-no-atk-29 = ta postać nie może być celem tego zaklęcia
bg-no-big-05 = duża figurka się tam nie zmieści
bg-no-big-17 = wybierz jedno z podanych pól dużej figurki
bg-no-card-02 = wybierz kartę z ręki albo spasuj
bg-no-card-10 = wybierz jeden z bonusów tej karty
bg-no-card-11 = karta losu daje zdolność albo dodatkową manę
bg-no-card-13 = karta chwały daje misję poboczną albo 1 punkt akcji
bg-no-card-14 = tej karty nie ma na twojej ręce
bg-no-clean-09 = nie wszystkie warunki zajęcia celu są spełnione
bg-no-core-04 = sama umiejętność wyklucza użycie podczas przerwania
bg-no-def-05 = wybierz, czy się bronisz
bg-no-face-07 = figurka nie może się teraz tam zwrócić
bg-no-focus-03 = postać ma już znacznik Skupienia
bg-no-focus-04 = postać nie ma znacznika Skupienia
bg-no-free-01 = ten darmowy atak nie jest teraz dozwolony
bg-no-int-03 = podczas przerwania można tylko ruszyć się, zaatakować lub użyć umiejętności
bg-no-int-06 = celem przerwania może być tylko przerwana postać
bg-no-int-08 = ruch podczas przerwania musi prowadzić w stronę przerwanej postaci
bg-no-int-09 = ruch podczas przerwania musi kończyć się w linii wzroku przerwanej postaci
bg-no-int-11 = podczas przerwania znak musi leżeć obok przerwanej postaci
bg-no-item-04 = ten przedmiot jest już zużyty
bg-no-item-05 = ten przedmiot nie jest jednorazowy
bg-no-item-06 = teraz można użyć tylko przedmiotów jednorazowych
bg-no-mfx-02 = ruch kierowany wiedzie najkrótszą drogą
bg-no-mfx-05 = szarża musi skończyć się obok celu
bg-no-mfx-07 = teleportacja i skok muszą kończyć się na wolnym polu
bg-no-mfx-18 = odpychanie i przyciąganie biegną po linii między obiema postaciami
bg-no-move-01 = za mało punktów ruchu
bg-no-move-06 = ruch kończy się, gdy tylko postać stanie obok wroga
bg-no-move-08 = na tym polu nikt nie może się zatrzymać
bg-no-move-13 = nie ma tam platformy, na której można stanąć
bg-no-move-15 = spod platformy nikt się na nią nie wespnie
bg-no-move-17 = na pole pod platformą nikt nie zejdzie
bg-no-move-21 = przesunięta postać trafia na wolne przyległe pole
bg-no-move-23 = postaci na tym polu nie da się przesunąć
bg-no-opp-01 = atak okazyjny może wykonać tylko wróg związany walką
bg-no-opp-03 = każdy wróg wykonuje tylko jeden atak okazyjny
bg-no-opp-06 = atak okazyjny to zawsze atak wręcz
bg-no-prep-02 = odrzucić można tylko karty z ręki
bg-no-range-03 = cel jest poza zasięgiem
bg-no-ready-03 = przerwać może tylko postać z Czujnością, która spełnia warunki
bg-no-setup-02 = oddział łamie zasady tworzenia oddziałów
bg-no-setup-04 = jedna strona gra jako Masters of the Universe, druga jako Evil Warriors
bg-no-setup-07 = ta postać nie może tam stanąć
bg-no-setup-09 = te karty nie tworzą dozwolonej talii
bg-no-setup-13 = pierwszeństwo ma jeden z dwóch graczy
bg-no-sign-03 = znak wymaga pustego pola
bg-no-sign-04 = znak musi leżeć w zasięgu i w linii wzroku
bg-no-skill-02 = to nie jest aktywna umiejętność
bg-no-skill-04 = za mało na to punktów akcji lub many
bg-no-skill-05 = każdej aktywnej umiejętności można użyć raz na aktywację lub przerwanie
bg-no-skill-08 = ten efekt nic teraz nie zmieni
bg-no-skill-09 = nie ma możliwego celu
bg-no-squad-01 = oddział potrzebuje postaci, i to tylko ze swojej frakcji
bg-no-squad-04 = nikt nie może zaatakować samego siebie
bg-no-squad-06 = tej postaci nie ma na polu bitwy
bg-no-test-04 = to za dużo kości
bg-no-test-11 = zakres sukcesu może być tylko od 2+ do 6+
bg-no-test-15 = wybierz nie więcej kości, niż wolno przerzucić
bg-no-test-17 = wybierz nie więcej kości, niż pokrywa mana
bg-no-timing-04 = wybierz jeden z oczekujących efektów
bg-no-timing-07 = wybierz jeden z oczekujących efektów
bg-no-kernel-not-asked = to pytanie nie jest już otwarte
bg-no-kernel-malformed = nie udało się odczytać odpowiedzi
bg-no-kernel-game-over = gra jest skończona
bg-no-kernel-setup = gra nie może się zacząć z tymi ustawieniami
bg-no-kernel-stuck = program nie znalazł dalszej drogi; to jego błąd, nie twój
