# Legion: questions, answers, refusals.

## Questions

lg-ask-unknown = Co odpowiadasz?
lg-ask-colour = Który kolor wybierasz?
lg-ask-side = Która długa krawędź należy do niebieskich?
lg-ask-discard = Która karta bitwy zostaje odrzucona?
lg-ask-lay-token = Gdzie kładziesz znacznik celu, poza zasięgiem { $zones } od stref i { $tokens } od innych znaczników?
lg-ask-lay-mine = Gdzie leży mina, poza zasięgiem { $zones } od stref i { $tokens } od innych min?
lg-ask-mark-terrain = Który teren oznacza twój znacznik celu?
lg-ask-set-aside = Którą jednostkę odkładasz jako posiłki?
lg-ask-set-aside-more = Czy odkładasz jeszcze drugą jednostkę jako posiłki?
lg-ask-deploy = Którą jednostkę rozstawiasz i gdzie?
lg-ask-command = Którą kartę dowodzenia zagrywasz?
lg-ask-nominate = Kto wydaje rozkazy?
lg-ask-issue =
    { $left ->
        [one] { $unit }: komu wydać rozkaz?
        [few] { $unit }: komu wydać jeden z { $left } rozkazów?
       *[other] { $unit }: komu wydać jeden z { $left } rozkazów?
    }
lg-ask-activate = Którą jednostkę aktywujesz?
lg-ask-drawn = Wylosowano: { $rank }. Którą jednostkę aktywujesz?
lg-ask-enter = { $unit }: gdzie wejść na pole bitwy?
lg-ask-act = { $unit }: co teraz?
lg-ask-move = Ruch, { $unit }: dokąd?
lg-ask-move-free = Darmowy ruch, { $unit }: dokąd?
lg-ask-move-jump = Skok, { $unit }: dokąd?
lg-ask-move-withdraw = Wycofanie, { $unit }: dokąd?
lg-ask-move-compulsory = Dokąd prowadzi ruch przymusowy: { $unit }?
lg-ask-cohere = Gdzie stają pozostali: { $unit }?
lg-ask-cohere-climb = Gdzie stają pozostali po wspinaniu: { $unit }?
lg-ask-cohere-pivot = Gdzie stają pozostali po obrocie: { $unit }?
lg-ask-cohere-melee = Gdzie stają pozostali ({ $unit }) w walce wręcz z { $enemy }?
lg-ask-cohere-displaced = Gdzie stają pozostali po wyparciu: { $unit }?
lg-ask-displace = Dokąd zostaje wyparty lider: { $unit }?
lg-ask-attack = { $unit }: kogo zaatakować i czym?
lg-ask-attack-more = { $unit }: zaatakować kogoś jeszcze?
lg-ask-next-pool = Która pula ataku jest następna?
lg-ask-aim =
    { $most ->
        [one] Wydać znacznik celowania i przerzucić 1 kość?
        [few] Wydać znacznik celowania i przerzucić do { $most } kości?
       *[other] Wydać znacznik celowania i przerzucić do { $most } kości?
    }
lg-ask-cover =
    { $most ->
        [one] Czy osłona ({ $unit }) anuluje trafienie?
       *[other] Ile z { $most } trafień anuluje osłona ({ $unit })?
    }
lg-ask-dodge =
    { $most ->
        [one] { $unit }: wydać znacznik uniku?
       *[other] { $unit }: ile z { $most } znaczników uniku wydać?
    }
lg-ask-guard = Obrońcy, { $unit }: kto przejmuje trafienia?
lg-ask-impact =
    { $most ->
        [one] Czy Uderzenie zmieni trafienie ({ $unit }) w krytyczne?
       *[other] Ile z { $most } trafień ({ $unit }) Uderzenie zmieni w krytyczne?
    }
lg-ask-pierce =
    { $most ->
        [one] Czy Przebicie anuluje blok ({ $unit })?
       *[other] Ile z { $most } bloków ({ $unit }) anuluje Przebicie?
    }
lg-ask-pierce-guard = Ile z { $most } bloków ({ $unit }) anuluje Przebicie?
lg-ask-luck = Które kości obrony, najwyżej { $most }, zostają przerzucone?
lg-ask-wound = Która figurka otrzymuje rany: { $unit }?
lg-ask-leader = Kto teraz dowodzi: { $unit }?
lg-ask-destroy-weapon = Która broń zostaje zniszczona: { $unit }?
lg-ask-standby = Kto wydaje znacznik czuwania z powodu { $enemy }?
lg-ask-recover = { $unit }: ile znaczników przygwożdżenia usunąć?
lg-ask-carry-token = Gdzie lider kładzie { $token }?
lg-ask-claim = { $unit }: który znacznik celu przejąć?
lg-ask-promote = Która jednostka awansuje?
lg-ask-flee = { $unit }: do której z najbliższych krawędzi uciec?
lg-ask-player-priority = Kto z drużyny ma pierwszeństwo?
lg-ask-player-activation = Kto z drużyny aktywuje jednostkę?
lg-ask-player-opponent = O którego przeciwnika chodzi?
lg-ask-place-terrain = Który teren kładziesz i gdzie?
lg-ask-free-action = { $unit }: jaka darmowa akcja?
lg-ask-pay = { $unit }: użyć { $card }?
lg-ask-target = { $unit }: na kim użyć { $card }?
lg-ask-close-up = Gdzie lider ({ $unit }) dołącza do walki z { $enemy }?
lg-ask-lay-charge = { $unit }: gdzie położyć znacznik ładunku?
lg-ask-detonate = { $unit }: który ładunek zdetonować?
lg-ask-move-stated = Ruch dzięki karcie, { $unit }: dokąd?
lg-ask-move-pushed = Pchnięcie, { $unit }: dokąd?
lg-ask-ability-arm = { $unit }: jakie ładunki położyć?
lg-ask-ability-bounty = { $unit }: za kogo wyznaczyć nagrodę?
lg-ask-ability-disciplined = Dyscyplina, { $unit }: ile znaczników przygwożdżenia usunąć?
lg-ask-ability-entourage = { $unit }: komu ze świty wydać rozkaz?
lg-ask-ability-inspire = Inspiracja (zostało { $left }): kto dzięki { $unit } traci znacznik przygwożdżenia?
lg-ask-ability-master-of-the-force = Mistrz Mocy (zostało { $left }): które ulepszenie Mocy { $unit } zostaje przygotowane?
lg-ask-ability-pulling-the-strings = { $unit }: kogo zmusić do działania?
lg-ask-ability-repair = { $unit }: który pojazd naziemny naprawić?
lg-ask-ability-spotter = Obserwator (zostało { $left }): kto otrzymuje od { $unit } znacznik celowania?
lg-ask-ability-take-cover = Kryć się (zostało { $left }): kto otrzymuje od { $unit } znacznik uniku?
lg-ask-ability-treat = { $unit }: którą jednostkę żołnierzy leczyć?
lg-ask-mend-treat = { $unit } (zostało { $left }): która rana zostaje wyleczona lub kto wraca?
lg-ask-mend-repair = { $unit } (zostało { $left }): co zostaje naprawione?
lg-ask-restore = Gdzie wraca { $mini }?
lg-ask-move-scout = Zwiad, { $unit }: dokąd?
lg-ask-move-reposition = Zmiana pozycji, { $unit }: jak obrócić?
lg-ask-move-towed = Jak obrócić: { $unit }?
lg-ask-cohere-withdraw = Gdzie stają pozostali po wycofaniu: { $unit }?

## What questions mean

lg-about-ask-place-terrain = Wybierz element, kliknij miejsce jego środka, obróć go klawiszami Q i E.
lg-about-ask-lay-charge = W całości w zasięgu 1 i w polu widzenia lidera.
lg-about-ask-colour = Niebiescy rozstawiają się pierwsi i wygrywają ostatni remis.
lg-about-ask-side = Drugi gracz bierze krawędź naprzeciw.
lg-about-ask-discard = Obowiązywałyby te. Odrzucacie na zmianę albo pasujecie; za kartę przychodzi następna tego samego rodzaju.
lg-about-ask-lay-token = Przeciągnij znacznik albo kliknij miejsce.
lg-about-ask-mark-terrain = Kliknij teren albo wybierz go tutaj.
lg-about-ask-set-aside = Wejdzie później, daleko od wrogów.
lg-about-ask-deploy = Przeciągnij lidera, reszta idzie za nim. Potem możesz przesunąć każdą figurkę.
lg-about-ask-command = Obaj wybierają w tajemnicy. Mniej kropek daje pierwszeństwo, więcej kropek daje więcej rozkazów.
lg-about-ask-nominate = Rozkazy docierają do jednostek w zasięgu od 1 do 3.
lg-about-ask-issue = Jednostkę z rozkazem aktywujesz, kiedy chcesz.
lg-about-ask-drawn = Jednostka tej rangi bez rozkazu na stole.
lg-about-ask-next-pool = Rzuca się wszystkie po kolei; kolejność wybierasz ty.
lg-about-ask-destroy-weapon = Nie można jej już użyć.
lg-about-ask-recover = Bez znaczników przygwożdżenia nie traci akcji.
lg-about-ask-carry-token = Dotyka podstawki lidera, który go niesie.
lg-about-ask-claim = Odtąd lider nosi go ze sobą.
lg-about-ask-promote = Wszyscy twoi dowódcy zostali pokonani: odtąd rozkazy wydaje ta jednostka.
lg-about-ask-flee = W panice idzie tak daleko, jak może.
lg-about-ask-close-up = W walce wręcz każdy dotyka wroga, jeśli jest miejsce.
lg-about-ask-free-action = Nie liczy się do dwóch akcji.
lg-about-ask-activate = Jednostkę z rozkazem albo wylosowaną z puli rozkazów.
lg-about-ask-enter = Przeciągnij lidera albo kliknij miejsce, w miarę możliwości poza zasięgiem 2 od wrogów.
lg-about-ask-move = Przeciągnij lidera albo kliknij miejsce: miarka pokaże drogę.
lg-about-ask-cohere = Stół ich ustawił. Przeciągnij pojedyncze figurki, aby to zmienić.
lg-about-ask-displace = W całości w zasięgu 1 od poprzedniego miejsca.
lg-about-ask-ability = Kliknij jednostkę lub wybierz ją tutaj.
lg-about-ask-mend = Jedno po drugim; można przestać w każdej chwili.
lg-about-ask-restore = W spójności z liderem.
lg-about-ask-attack = Jedna pula na broniącego się. Broń o tej samej nazwie zostaje razem.
lg-about-ask-aim = Wybierz kości; pudła są już wybrane.
lg-about-ask-cover = Więcej trafień to więcej kości obrony.
lg-about-ask-dodge = Każdy anuluje jedno trafienie.
lg-about-ask-guard = Jednostka rzuca własną kością za każde trafienie i odnosi ranę za każdą pustą.
lg-about-ask-impact = Pancerz anuluje każde trafienie, które nim zostanie.
lg-about-ask-pierce = Każdy to jedna rana więcej.
lg-about-ask-pierce-guard = Reszta może jeszcze anulować bloki broniącego się.
lg-about-ask-luck = Wszystkie naraz, każda tylko raz.
lg-about-ask-wound = Otrzymuje rany, aż zostanie pokonana.
lg-about-ask-leader = Dopóki są figurki, jednostka ma lidera.
lg-about-ask-standby = Jednostka w czuwaniu atakuje albo rusza się, gdy zbliża się wróg.
lg-about-ask-act =
    { $left ->
        [one] Została 1 akcja. Przeciągnij lidera, aby się ruszyć, kliknij wroga, aby zaatakować.
        [few] Zostały { $left } akcje. Przeciągnij lidera, aby się ruszyć, kliknij wroga, aby zaatakować.
       *[other] Zostało { $left } akcji. Przeciągnij lidera, aby się ruszyć, kliknij wroga, aby zaatakować.
    }
lg-about-draw-activate = Losowy znacznik; jego ranga mówi, kto.

## Answers

lg-do-decline = Zrezygnuj
lg-do-end = Zakończ aktywację
lg-do-decline-discard = Nie odrzucaj
lg-do-decline-set-aside = Więcej nie
lg-do-decline-move = Nie ruszaj się
lg-do-decline-attack = Nie atakuj
lg-do-decline-attack-more = Rzuć kośćmi
lg-do-decline-aim = Zostaw wszystkie
lg-do-decline-guard = Nie przejmuj trafień
lg-do-decline-luck = Zostaw wszystkie
lg-do-decline-standby = Czuwaj dalej
lg-do-draw = Losuj z puli rozkazów
lg-do-anywhere = Ustaw tak
lg-do-withdraw = Wycofaj się
lg-do-row = { $row }: { $card }
lg-do-deploy = Rozstaw: { $unit }
lg-do-enter = Wprowadź: { $unit }
lg-do-move = Ruch, szybkość { $speed }
lg-do-reverse = Cofnij, szybkość { $speed }
lg-do-to-height = { $deed }, na wysokość { $height }
lg-do-down = { $deed }, na ziemię
lg-do-pivot = Obróć
lg-do-climb = Wespnij się na { $height }
lg-do-clamber = Wdrap się na { $height }
lg-do-place = Postaw tam
lg-do-place-lay-token = Połóż tam znacznik
lg-do-place-carry-token = Połóż tam znacznik
lg-do-place-displace = Wyprzyj tam
lg-do-stands = Ustaw tak
lg-do-attack =
    { $count ->
        [one] { $unit }, 1 broń
        [few] { $unit }, { $count } bronie
       *[other] { $unit }, { $count } broni
    }
lg-do-reroll =
    { $count ->
        [one] Przerzuć 1
        [few] Przerzuć { $count }
       *[other] Przerzuć { $count }
    }
lg-do-spend = { $count }
lg-do-spend-dodge =
    { $count ->
        [one] 1 znacznik uniku
        [few] { $count } znaczniki uniku
       *[other] { $count } znaczników uniku
    }
lg-do-spend-cover =
    { $count ->
        [0] Nie anuluj
        [one] Anuluj { $count } trafienie
        [few] Anuluj { $count } trafienia
       *[other] Anuluj { $count } trafień
    }
lg-do-spend-impact =
    { $count ->
        [0] Nie zmieniaj
        [one] Zmień { $count } trafienie
        [few] Zmień { $count } trafienia
       *[other] Zmień { $count } trafień
    }
lg-do-spend-pierce =
    { $count ->
        [0] Nie anuluj
        [one] Anuluj { $count } blok
        [few] Anuluj { $count } bloki
       *[other] Anuluj { $count } bloków
    }
lg-do-spend-pierce-guard =
    { $count ->
        [0] Nie anuluj
        [one] Anuluj { $count } blok
        [few] Anuluj { $count } bloki
       *[other] Anuluj { $count } bloków
    }
lg-do-guard =
    { $count ->
        [one] { $unit } przejmuje { $count } trafienie
        [few] { $unit } przejmuje { $count } trafienia
       *[other] { $unit } przejmuje { $count } trafień
    }
lg-do-spend-recover =
    { $count ->
        [one] 1 znacznik przygwożdżenia
        [few] { $count } znaczniki przygwożdżenia
       *[other] { $count } znaczników przygwożdżenia
    }
lg-do-standby-attack = Atak: { $unit }
lg-do-standby-move = Ruch: { $unit }
lg-do-yes = Tak
lg-do-charge = Ładunek { $number }
lg-do-terrain = Teren { $number }
lg-do-place-lay-charge = Połóż tam ładunek
lg-do-place-close-up = Dołącz tam
lg-do-place-restore = Postaw ją tam
lg-do-remove = Znacznik: { $token }
lg-do-decline-ability = Nikt
lg-do-decline-mend = Nic więcej
lg-do-decline-target = Więcej nie
lg-do-decline-detonate = Nie detonuj
lg-do-pick = Numer { $number }
lg-do-pick-pool = Przeciw { $unit }
lg-verb-colour = Graj: { $what }
lg-verb-edge = Wybierz: { $what }
lg-verb-row = Odrzuć: { $what }
lg-verb-model = Oznacz: { $what }
lg-verb-unit = Wybierz: { $what }
lg-verb-unit-activate = Aktywuj: { $what }
lg-verb-unit-drawn = Aktywuj: { $what }
lg-verb-unit-issue = Rozkaz: { $what }
lg-verb-unit-nominate = Wyznacz: { $what }
lg-verb-unit-set-aside = Odłóż: { $what }
lg-verb-unit-promote = Awansuj: { $what }
lg-verb-command = Zagraj: { $what }
lg-verb-attack = Atakuj: { $what }
lg-verb-mini = Wybierz: { $what }
lg-verb-mini-wound = Rany: { $what }
lg-verb-mini-mend = Ulecz: { $what }
lg-verb-weapon-mend = Napraw: { $what }
lg-verb-marker = Usuń: { $what }
lg-verb-spend-ability = Usuń: { $what }
lg-verb-use-ability = Przygotuj: { $what }
lg-verb-weapon = Zniszcz: { $what }
lg-verb-spend = Wydaj: { $what }
lg-verb-spend-cover = { $what }
lg-verb-spend-impact = { $what }
lg-verb-spend-pierce = { $what }
lg-verb-spend-pierce-guard = { $what }
lg-verb-spend-recover = Usuń: { $what }
lg-verb-token = Przejmij: { $what }
lg-verb-charge = Detonuj: { $what }
lg-verb-use = Użyj: { $what }
lg-verb-terrain = Połóż: { $what }
lg-verb-pick = Wybierz: { $what }

## Actions

lg-tile-move = Lider idzie wzdłuż miarki, reszta za nim.
lg-tile-attack = Zbierz bronie w pule i rzuć nimi przeciw wrogom.
lg-tile-aim = Dostajesz znacznik celowania: przerzuć do 2 kości ataku.
lg-tile-dodge = Dostajesz znacznik uniku: anuluje trafienie.
lg-tile-standby = Czekaj i atakuj albo rusz się, gdy zbliży się wróg.
lg-tile-recover = Usuń znaczniki przygwożdżenia i przygotuj karty.
lg-tile-jump = Porusz się nad przeszkodami.
lg-tile-claim = Weź znacznik celu, którego dotyka lider.
lg-tile-sabotage = Uszkodź znacznik celu, którego dotyka lider.
lg-tile-repair = Napraw znacznik celu, którego dotyka lider.
lg-tile-arm = Połóż ładunki blisko lidera.
lg-tile-spotter = Własne jednostki w zasięgu 1 otrzymują znaczniki celowania.
lg-tile-take-cover = Własne jednostki w zasięgu 1 otrzymują znaczniki uniku.
lg-tile-pulling-the-strings = Inna jednostka żołnierzy atakuje lub rusza się za darmo.

## Refusals

lg-refused = Nie można: { $why }.
lg-refused-facts = Nie można: { $why } ({ $facts }).
lg-no-unknown = zabrania tego zasada { $rule }
lg-no-move-01 = jednostka nie może się tak poruszyć
lg-no-move-03 = szybciej, niż jednostka może
lg-no-move-05 = od przedniego wcięcia jedzie prosto, dopiero potem skręca
lg-no-move-06 = miarka tak daleko się nie zgina
lg-no-move-08 = żadna miarka tak daleko nie sięga
lg-no-move-09 = tak daleko nie sięga
lg-no-move-23 = kontakt z wrogiem tylko po to, by zacząć walkę wręcz, i z bronią do niej
lg-no-move-24 = stoi tam inna podstawka
lg-no-move-25 = leży tam znacznik
lg-no-move-26 = miarka tak nie leży albo podstawka wystaje za krawędź
lg-no-move-29 = teraz możliwy jest tylko ruch z miarką
lg-no-move-31 = żołnierze nie przechodzą przez pojazdy naziemne
lg-no-move-32 = teren jest wyższy niż żołnierz
lg-no-move-38 = obsługa stanowiska się nie wspina
lg-no-move-40 = pojazdy się nie wspinają
lg-no-move-44 = pojazdy naziemne nie przejeżdżają przez siebie
lg-no-move-45 = teren jest wyższy niż połowa pojazdu
lg-no-move-48 = teren jest wyższy niż pojazd
lg-no-diff-03 = trudny teren spowalnia jednostkę
lg-no-melee-212 = kontakt z dwiema wrogimi jednostkami naraz
lg-no-melee-217 = kto może, musi dotykać wroga
lg-no-leave-03 = jednostka nie opuszcza pola bitwy
lg-no-immob-202 = jednostka jest unieruchomiona
lg-no-coh-201 = za daleko od lidera
lg-no-coh-202 = nie wszyscy stoją przy liderze
lg-no-coh-203 = dalej od lidera niż miarka szybkości 1
lg-no-coh-205 = dotykałaby wroga
lg-no-coh-209 = lider nie mógłby tam dotrzeć
lg-no-coh-210 = między nią a liderem leży teren nie do przejścia
lg-no-coh-212 = lider nie mógłby tam wejść
lg-no-coh-213 = ponad wysokość 1 od lidera
lg-no-coh-214 = kto stoi niżej, musi dotykać terenu
lg-no-coh-216 = nie przy krawędzi lidera ani blisko niej
lg-no-coh-217 = wyżej lub niżej niż lider
lg-no-coh-218 = inny poziom tylko tuż po wspinaniu
lg-no-climb-202 = ta jednostka się nie wspina
lg-no-climb-204 = wspinanie wymaga płaskiego podłoża i spójności
lg-no-climb-205 = wspinanie kończy się tuż przy krawędzi
lg-no-notch-207 = musi patrzeć jak lider
lg-no-compul-04 = ruch przymusowy jest pełny, z największą szybkością
lg-no-disabled-03 = wyłączony pojazd się nie cofa
lg-no-disabled-04 = wyłączony pojazd potrzebuje 2 akcji
lg-no-reverse-02 = od tylnego wcięcia cofa prosto, dopiero potem skręca
lg-no-reverse-05 = cofają się tylko pojazdy naziemne
lg-no-reverse-07 = cofając, jest wolniejszy o 1
lg-no-pivot-01 = nie ma kierunku do obrotu
lg-no-pivot-02 = obrót ma najwyżej 90 stopni
lg-no-engage-202 = związane walką jednostki mogą się tylko wycofać
lg-no-engage-204 = związane walką jednostki nie strzelają
lg-no-engage-205 = nie strzela się do związanych walką jednostek
lg-no-withdraw-01 = wycofują się tylko związani walką żołnierze
lg-no-action-01 = jednostka nie może tego teraz
lg-no-action-09 = każda akcja poza ruchem raz na aktywację
lg-no-atk-02 = jeden atak na aktywację
lg-no-atk-06 = brak broni dystansowej
lg-no-atk-07 = brak broni do walki wręcz
lg-no-atk-10 = nie ma kogo zaatakować
lg-no-atk-13 = nikogo z nich nie widać
lg-no-atk-14 = każda figurka używa jednej swojej broni
lg-no-atk-15 = poza zasięgiem
lg-no-atk-18 = broń o tej samej nazwie należy do jednej puli
lg-no-pool-03 = jedna pula na broniącego się
lg-no-pool-06 = broń jest wyczerpana
lg-no-weapon-12 = używa jej tylko jej właściciel
lg-no-vdmg-06 = broń jest zniszczona
lg-no-key-209 = broniący się nie jest z przodu
lg-no-key-210 = broniący się nie jest z tyłu
lg-no-key-342 = nie z nieporęczną bronią po ruchu
lg-no-key-341 = bez ruchu po ataku nieporęczną bronią
lg-no-aim-05 = tylu kości się nie przerzuca
lg-no-aim-09 = każda kość raz na znacznik
lg-no-standby-01 = pojazdy repulsorowe nie czuwają
lg-no-standby-02 = bez czuwania po ataku
lg-no-deploy-03 = to nie jednostka do rozstawienia
lg-no-deploy-06 = poza własną strefą rozstawienia
lg-no-setup-18 = każda własna strefa potrzebuje jednostki
lg-no-errata-13 = za blisko wroga
lg-no-displ-06 = na drodze stoją żołnierze związani walką
lg-no-displ-14 = nie w całości w zasięgu 1 od poprzedniego miejsca
lg-no-displ-16 = dotykałaby wroga
lg-no-displ-17 = inny poziom nie jest potrzebny
lg-no-obj-203 = za blisko strefy albo innego znacznika
lg-no-obj-214 = znacznik zostaje przy podstawce lidera
lg-no-obj-219 = znacznik zostaje na polu bitwy
lg-no-cond-04 = leży tam inny znacznik
lg-no-cond-06 = leży tam teren
lg-no-order-02 = karta dowodzi innym typem
lg-no-order-03 = poza zasięgiem 3 od wydającego rozkazy
lg-no-order-04 = ma już rozkaz
lg-no-ccard-217 = trzeba wydać wszystkie rozkazy
lg-no-terrain-55 = teren nie może tam leżeć
lg-no-key-323 = nie w całości w zasięgu 1 i w polu widzenia lidera
lg-no-bomb-03 = leży tam inny znacznik
lg-no-bomb-04 = nie leżałby płasko
lg-no-obj-222 = lider nie dotyka takiego znacznika
lg-no-prem-02 = miarkę przykłada się tylko do aktywnej jednostki
lg-no-exhaust-202 = karta jest wyczerpana
lg-no-empl-09 = obsługa stanowiska nie przejmuje znaczników
lg-fact-terrain = { $value }
lg-fact-base-of = podstawka: { $value }
lg-fact-in-contact = w kontakcie z { $value }
lg-fact-maximum = najwyżej { $value }
lg-fact-range = zasięg { $value }
lg-fact-speed = szybkość { $value }
lg-fact-degrees = { $value }
lg-fact-distance = w odległości { $value }
lg-fact-height = wysokość { $value }
lg-fact-actions = akcje: { $value }
lg-fact-wounds = rany: { $value }
lg-fact-wound-tokens = znaczniki ran: { $value }
lg-fact-place = najbliższe miejsce to { $value }
lg-fact-places = miejsca: { $value }
lg-fact-dice = kości: { $value }

## How it ended

lg-won = Wygrywa { $winner }.
lg-won-win-02 = Wygrywa { $winner }: wszystkie jednostki gracza { $loser } są pokonane.
lg-won-win-03 = Wygrywa { $winner } dzięki znacznikom zwycięstwa.
lg-won-win-04 = Wygrywa { $winner } na punkty.
lg-won-win-06 = Wygrywa { $winner }: remis rozstrzyga kolor niebieski.
lg-won-flag = Wygrywa { $winner }: { $loser } nie ma już czasu.
lg-won-kernel-concede = Wygrywa { $winner }: { $loser } się poddaje.
lg-draw = Gra kończy się remisem.
lg-deed-start = Gra się zaczyna
lg-deed-concede = Poddanie
lg-deed-draw = Propozycja remisu
lg-deed-flag = Koniec czasu
