# Legion: jak co się nazywa.

## Kto

lg-player = Gracz { $number }
lg-team = Drużyna { $number }
lg-somebody = ktoś
lg-unit-of = { $unit }{ "\u00A0" }{ $number }
lg-mini-of = { $unit }, figurka { $number }
lg-mini-number = figurka { $number }
lg-a-weapon = broń
lg-a-card = karta
lg-objective-token = znacznik celu { $number }
lg-terrain = teren
lg-times = { $count } × { $what }
lg-length = { $length }″
lg-range = zasięg { $range }
lg-range-beyond = poza zasięgiem 4
lg-range-melee = walka wręcz
lg-range-span = zasięg od { $from } do { $to }
lg-range-area = wszyscy do zasięgu { $range }
lg-range-from = zasięg od { $from }

## Frakcje, rangi, typy

lg-faction-rebels = Sojusz Rebeliantów
lg-faction-imperials = Imperium Galaktyczne
lg-rank-commander = Dowódca
lg-rank-operative = Agent
lg-rank-corps = Korpus
lg-rank-special-forces = Siły specjalne
lg-rank-support = Wsparcie
lg-rank-heavy = Ciężkie
lg-type-trooper = żołnierze
lg-type-emplacement-trooper = obsługa stanowiska
lg-type-ground-vehicle = pojazd naziemny
lg-type-repulsor-vehicle = pojazd repulsorowy
lg-slot-armament = Uzbrojenie
lg-slot-command = Dowodzenie
lg-slot-comms = Łączność
lg-slot-crew = Załoga
lg-slot-elite = Elita
lg-slot-force = Moc
lg-slot-gear = Wyposażenie
lg-slot-generator = Generator
lg-slot-grenades = Granaty
lg-slot-hardpoint = Gniazdo broni
lg-slot-heavy-weapon = Broń ciężka
lg-slot-personnel = Personel
lg-slot-pilot = Pilot
lg-slot-training = Szkolenie

## Stół

lg-edge-south = krawędź południowa
lg-edge-north = krawędź północna
lg-colour-blue = Niebieski
lg-colour-red = Czerwony
lg-row-0 = cel misji
lg-row-1 = rozstawienie
lg-row-2 = warunki
lg-stage-terrain = Teren
lg-stage-setup = Przygotowanie
lg-stage-cards = Karty bitwy
lg-stage-deployment = Rozstawienie
lg-stage-command = Faza dowodzenia
lg-stage-activation = Faza aktywacji
lg-stage-end = Faza końcowa
lg-terrain-shallow-water = płytka woda
lg-terrain-deep-water = głęboka woda
lg-terrain-tall-grass = wysoka trawa
lg-terrain-light-woods = rzadki las
lg-terrain-ruins = ruiny
lg-terrain-dense-woods = gęsty las
lg-terrain-crater = krater
lg-terrain-trench = okop
lg-terrain-pit = dół
lg-terrain-fence = płot
lg-terrain-sandbags = worki z piaskiem
lg-terrain-low-hedge = niski żywopłot
lg-terrain-low-mud-wall = niski mur z gliny
lg-terrain-low-stone-wall = niski mur z kamienia
lg-terrain-barricade = barykada
lg-terrain-hill = wzgórze
lg-terrain-tall-hedge = wysoki żywopłot
lg-terrain-high-mud-wall = wysoki mur z gliny
lg-terrain-high-stone-wall = wysoki mur z kamienia
lg-terrain-building = budynek
lg-cover-none = brak osłony
lg-cover-light = lekka osłona
lg-cover-heavy = ciężka osłona
lg-because-suppression = przygwożdżenie
lg-because-keyword = cecha Osłona
lg-because-low-profile = cecha Niski profil
lg-because-sharpshooter = cecha Strzelec wyborowy

## Akcje, ruchy, znaczniki

lg-action-move = Ruch
lg-action-attack = Atak
lg-action-aim = Celowanie
lg-action-dodge = Unik
lg-action-standby = Czuwanie
lg-action-recover = Odpoczynek
lg-action-jump = Skok
lg-action-claim = Przejęcie
lg-action-sabotage = Sabotaż
lg-action-repair = Naprawa
lg-action-arm = Uzbrojenie ładunku
lg-action-spotter = Obserwator
lg-action-take-cover = Kryć się
lg-action-pulling-the-strings = Pociąganie za sznurki
lg-marker-aim = celowanie
lg-marker-dodge = unik
lg-marker-standby = czuwanie
lg-marker-suppression = przygwożdżenie
lg-marker-panic = panika
lg-marker-ion = jony
lg-marker-immobilize = unieruchomienie
lg-marker-damaged = uszkodzenie
lg-marker-disabled = wyłączenie

## Kości

lg-face-hit = trafienie
lg-face-critical = trafienie krytyczne
lg-face-surge = impuls
lg-face-block = blok
lg-face-blank = puste
lg-die-red = czerwona
lg-die-black = czarna
lg-die-white = biała
lg-faces-hit =
    { $count ->
        [one] { $count } trafienie
        [few] { $count } trafienia
       *[other] { $count } trafień
    }
lg-faces-critical =
    { $count ->
        [one] { $count } krytyczne
        [few] { $count } krytyczne
       *[other] { $count } krytycznych
    }
lg-faces-surge =
    { $count ->
        [one] { $count } impuls
        [few] { $count } impulsy
       *[other] { $count } impulsów
    }
lg-faces-block =
    { $count ->
        [one] { $count } blok
        [few] { $count } bloki
       *[other] { $count } bloków
    }
lg-faces-blank =
    { $count ->
        [one] { $count } puste
        [few] { $count } puste
       *[other] { $count } pustych
    }
lg-no-dice = brak kości
lg-dice-red = { $count } czerw.
lg-dice-black = { $count } czarn.
lg-dice-white = { $count } biał.

## Cechy jednostek

lg-keyword-armor = Pancerz
lg-keyword-charge = Szarża
lg-keyword-climbing-vehicle = Pojazd wspinający się
lg-keyword-cover = Osłona { $value }
lg-keyword-deflect = Odbijanie
lg-keyword-arsenal = Arsenał { $value }
lg-keyword-enrage = Szał { $value }
lg-keyword-guardian = Obrońca { $value }
lg-keyword-gunslinger = Rewolwerowiec
lg-keyword-high-velocity = Wysoka prędkość
lg-keyword-immune-blast = Odporność: Wybuch
lg-keyword-immune-deflect = Odporność: Odbijanie
lg-keyword-impervious = Niewzruszenie
lg-keyword-ion = Jony { $value }
lg-keyword-low-profile = Niski profil
lg-keyword-noncombatant = Cywil
lg-keyword-sharpshooter = Strzelec wyborowy { $value }
lg-keyword-sidearm-melee = Broń boczna: wręcz
lg-keyword-sidearm-ranged = Broń boczna: dystans
lg-keyword-spray = Rozprysk
lg-keyword-suppressive = Przygważdżająca
lg-keyword-tow-cable = Lina holownicza
lg-keyword-uncanny-luck = Niesamowite szczęście { $value }
lg-keyword-weak-point-rear = Słaby punkt { $value }: tył
lg-keyword-expert-climber = Wprawny wspinacz
lg-keyword-immune-pierce = Odporność: Przebicie
lg-keyword-jump = Skok { $value }
lg-keyword-master-of-the-force = Mistrz Mocy { $value }
lg-keyword-nimble = Zwinność
lg-keyword-precise = Precyzja { $value }
lg-keyword-relentless = Nieustępliwość
lg-keyword-speeder = Ścigacz { $value }
lg-keyword-bounty = Nagroda
lg-keyword-disciplined = Dyscyplina { $value }
lg-keyword-entourage = Świta: { $unit }
lg-keyword-full-pivot = Pełny obrót
lg-keyword-heavy-weapon-team = Zespół broni ciężkiej
lg-keyword-immune-melee = Odporność: Walka wręcz
lg-keyword-indomitable = Niezłomność
lg-keyword-inspire = Inspiracja { $value }
lg-keyword-leader = Lider
lg-keyword-plodding = Ociężałość
lg-keyword-pulling-the-strings = Pociąganie za sznurki
lg-keyword-ready = Czujność { $value }
lg-keyword-repair = Naprawa { $value }: pojemność { $capacity }
lg-keyword-reposition = Zmiana pozycji
lg-keyword-scout = Zwiad { $value }
lg-keyword-sentinel = Wartownik
lg-keyword-spotter = Obserwator { $value }
lg-keyword-stationary = Stacjonarność
lg-keyword-take-cover = Kryć się { $value }
lg-keyword-teamwork = Współpraca: { $unit }
lg-keyword-treat = Leczenie { $value }: pojemność { $capacity }
lg-keyword-unhindered = Bez przeszkód
lg-keyword-blast = Wybuch
lg-keyword-cumbersome = Nieporęczna
lg-keyword-fixed-front = Stały łuk: przód
lg-keyword-fixed-rear = Stały łuk: tył
lg-keyword-impact = Uderzenie { $value }
lg-keyword-pierce = Przebicie { $value }
lg-keyword-steady = Pewna ręka
lg-keyword-arm = Uzbrojenie { $value }
lg-keyword-detonate = Detonacja { $value }

## Co robią cechy

lg-about-armor = Anuluje wszystkie trafienia, które zostały po zmianach atakującego; krytyczne zostają.
lg-about-charge = Po akcji ruchu, która doprowadzi ją do zetknięcia z wrogiem, może wykonać darmowy atak wręcz.
lg-about-climbing-vehicle = Ten pojazd wspina się i wdrapuje jak żołnierze.
lg-about-cover = Przy atakach dystansowych jej osłona jest lepsza o { $value }.
lg-about-deflect = Jeśli wyda znacznik uniku, jej impulsy stają się blokami, a w ataku dystansowym każdy impuls rani atakującego.
lg-about-arsenal = W ataku każda figurka może użyć do { $value } swoich broni, dowolnie podzielonych między broniących się.
lg-about-enrage = Z co najmniej { $value } znacznikami ran ma Szarżę, jej odwaga liczy się jak kreska i nie zachowuje ani nie otrzymuje przygwożdżenia.
lg-about-guardian = Gdy ktoś strzela do sojuszniczej jednostki żołnierzy w zasięgu 1 i w polu widzenia, może przejąć do { $value } trafień; za każde rzuca własną kością i za każdą pustą odnosi ranę.
lg-about-gunslinger = Po akcji ataku dystansowego może strzelić do jednej innej jednostki; to nie jest akcja.
lg-about-high-velocity = Jeśli każda broń puli to ma, broniący się nie może wydawać znaczników uniku.
lg-about-immune-blast = Jej osłona liczy się także przeciw Wybuchowi.
lg-about-immune-deflect = Przeciw tej puli broniący się nie może użyć Odbijania.
lg-about-impervious = Rzuca tyloma kośćmi obrony więcej, ile pula ma Przebicia.
lg-about-ion = Pojazd, który zrani, otrzymuje znaczniki jonów: { $value }.
lg-about-low-profile = Lekka osłona staje się dla niej ciężką.
lg-about-noncombatant = Ta figurka nie używa broni, a inne figurki poza liderem są ranione przed nią.
lg-about-sharpshooter = Zmniejsza osłonę broniącego się o { $value }, po wszystkich poprawach.
lg-about-sidearm-melee = W walce wręcz ta figurka używa tylko broni ze swojej karty.
lg-about-sidearm-ranged = Na dystans ta figurka używa tylko broni ze swojej karty.
lg-about-spray = Jej kości liczą się raz za każdą figurkę broniącego się, którą widzi jej nosiciel.
lg-about-suppressive = Kto się przed nią broni, otrzymuje dodatkowy znacznik przygwożdżenia, trafiony czy nie.
lg-about-tow-cable = Obracasz pojazd, który zrani, o najwyżej 90°.
lg-about-uncanny-luck = Może przerzucić do { $value } swoich kości obrony, wszystkie naraz.
lg-about-weak-point-rear = Ataki lidera w jej tylnym łuku zyskują Uderzenie { $value }.
lg-about-expert-climber = Przy wdrapywaniu nie rzuca kośćmi i nie odnosi ran.
lg-about-immune-pierce = Przebicie nie może anulować jej bloków.
lg-about-jump = Akcją karty porusza się nad terenem do wysokości { $value } i może na nim skończyć; trudny teren się nie liczy.
lg-about-master-of-the-force = Na koniec aktywacji może przygotować do { $value } wyczerpanych ulepszeń Mocy.
lg-about-nimble = Po obronie otrzymuje znacznik uniku, jeśli jakiś wydała.
lg-about-precise = Znacznik celowania przerzuca do { $value } kości więcej.
lg-about-relentless = Po akcji ruchu może wykonać darmowy atak.
lg-about-speeder = Porusza się nad terenem do wysokości { $value }, a na początku aktywacji wykonuje ruch przymusowy.
lg-about-bounty = Po przygotowaniu gry oznacza wrogiego dowódcę lub agenta. Jeśli pokona oznaczoną jednostkę i dotrwa do końca, jest warta znacznik zwycięstwa.
lg-about-disciplined = Gdy otrzyma rozkaz, może usunąć do { $value } znaczników przygwożdżenia.
lg-about-entourage = Jedna jednostka o tej nazwie nie liczy się do limitu swojej rangi. W każdej fazie dowodzenia może wydać takiej w zasięgu 1–2 dodatkowy rozkaz.
lg-about-full-pivot = Obraca się o dowolny kąt.
lg-about-heavy-weapon-team = Musi mieć broń ciężką, której figurka dowodzi; gdy lider padnie, przejmuje ją inna figurka.
lg-about-immune-melee = Wrogów nie można ustawić w kontakcie z jej podstawką.
lg-about-indomitable = Przy zbieraniu się rzuca czerwonymi kośćmi zamiast białych.
lg-about-inspire = Po swoim zbieraniu się usuwa do { $value } znaczników przygwożdżenia z innych własnych jednostek w zasięgu 1–2.
lg-about-leader = Ta figurka dowodzi jednostką.
lg-about-plodding = W swojej aktywacji wykonuje najwyżej jeden zwykły ruch.
lg-about-pulling-the-strings = Akcją karty inna własna jednostka żołnierzy w zasięgu 1–2 może wykonać darmowy atak lub ruch.
lg-about-ready = Po akcji czuwania otrzymuje znaczniki celowania: { $value }.
lg-about-repair = Darmowa akcja karty, do { $capacity } razy: zdejmuje do { $value } znaczników ran, jonów i uszkodzeń z własnego pojazdu naziemnego w polu widzenia i zasięgu 1.
lg-about-reposition = Przed zwykłym ruchem albo po nim może się za darmo obrócić.
lg-about-scout = Po rozstawieniu może wykonać zwykły ruch z szybkością do { $value }; trudny teren się nie liczy.
lg-about-sentinel = Znacznik czuwania wydaje na wrogów do zasięgu 3.
lg-about-spotter = Akcją karty do { $value } własnych jednostek w zasięgu 1 otrzymuje po znaczniku celowania.
lg-about-stationary = Nie porusza się, może się tylko obracać.
lg-about-take-cover = Akcją karty do { $value } własnych jednostek w zasięgu 1 otrzymuje po znaczniku uniku.
lg-about-teamwork = W zasięgu 1–2 od: { $unit }. Gdy jedna z nich otrzyma znaczniki celowania lub uniku, druga też.
lg-about-treat = Darmowa akcja karty, do { $capacity } razy: zdejmuje do { $value } znaczników ran z własnej jednostki żołnierzy w polu widzenia i zasięgu 1 albo przywraca tyle jej figurek pokonanych w tej rundzie.
lg-about-unhindered = Trudny teren jej nie spowalnia.
lg-about-blast = Osłona broniącego się nie anuluje trafień z tej puli.
lg-about-cumbersome = Po ruchu nie można nią atakować, a po ataku się ruszać; obroty są dozwolone.
lg-about-fixed-front = Tylko przeciw celom w przednim łuku.
lg-about-fixed-rear = Tylko przeciw celom w tylnym łuku.
lg-about-impact = Przeciw pancerzowi do { $value } trafień staje się krytycznymi.
lg-about-steady = Po akcji ruchu może wykonać darmowy atak dystansowy.
lg-about-arm = Akcją kładzie w zasięgu 1 i w polu widzenia lidera znaczniki ładunku tej broni: { $value }.
lg-about-detonate = Po akcji dowolnej jednostki może zdetonować do { $value } swoich ładunków.
lg-about-pierce = Anuluje do { $value } bloków.

## Przejście i rozkazy

lg-passage-open = otwarty teren
lg-passage-difficult = trudny teren
lg-passage-impassable = teren nie do przejścia
lg-order-pool = rozkaz w puli
lg-order-faceup = ma rozkaz
lg-order-facedown = aktywowana w tej rundzie
