# Legion: blat, karty, taca na kości, pasek i widok z oka.

## Stany

lg-state-panicked = w panice
lg-state-suppressed = przygwożdżona
lg-state-courage = odwaga { $courage }
lg-state-defeated = pokonana
lg-state-engaged = związana walką
lg-state-marked = nagroda za nią: { $count }
lg-state-collected = zebrane nagrody: { $count }
lg-state-aside = odłożona
lg-state-waiting = jeszcze nierozstawiona
lg-actions-left =
    { $count ->
        [0] brak akcji
        [one] { $count } akcja
        [few] { $count } akcje
       *[other] { $count } akcji
    }
lg-minis-left = zostało { $left } z { $most }
lg-left-of = { $left } z { $most }
lg-strip-units = Jednostki: { $player }

## The list of units

lg-roster = Jednostki
lg-roster-search = Szukaj jednostki
lg-roster-filter = Pokaż tylko
lg-roster-ready = może działać
lg-roster-hurt = ranne
lg-roster-suppressed = przygwożdżone
lg-roster-engaged = związane walką
lg-roster-count =
    { $count ->
        [one] { $count } jednostka
        [few] { $count } jednostki
       *[many] { $count } jednostek
    }
lg-key-roster = lista wszystkich jednostek, gdy jest ich wiele

## Karty jednostek

lg-value-wounds = rany
lg-value-courage = odwaga
lg-value-resilience = odporność
lg-value-speed = szybkość
lg-value-defence = obrona
lg-value-surges = impulsy
lg-value-attack-surge = Impuls przy ataku
lg-value-defence-surge = Impuls przy obronie
lg-value-about-wounds = Figurka z tyloma ranami jest pokonana.
lg-value-about-courage = Przy tylu znacznikach przygwożdżenia jednostka traci akcję; przy dwa razy tylu wpada w panikę.
lg-value-about-resilience = Pojazd z tyloma ranami może zostać uszkodzony: czerwona kość obrony mówi, jak.
lg-value-about-speed = Której miarki ruchu używa; 3 jest najdłuższa.
lg-value-about-defence = Kość, którą rzuca za każde trafienie. Czerwona blokuje częściej niż biała.
lg-value-about-surges = Czym staje się impuls: najpierw przy ataku, potem przy obronie.
lg-surge-becomes = staje się: { $face }
lg-surge-nothing = staje się pusty
lg-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[other] { $count } punktów
    }
lg-miniatures = Figurki
lg-weapons = Broń
lg-keywords = Cechy
lg-upgrades = Ulepszenia
lg-exhausted = wyczerpane
lg-card-wounds = znaczniki ran na karcie: { $count }
lg-weapon-destroyed = zniszczona
lg-leader = lider
lg-mini-defeated = pokonana
lg-wounds-left = zostało { $left } z { $most } ran

## Blat

lg-desk-unit = Działająca jednostka
lg-desk-defender = Broniący się
lg-desk-orders = Rozkazy: { $player }
lg-role-attacker = atakuje
lg-role-defender = broni się
lg-battle = Bitwa
lg-round-stage = Runda { $round }, { $stage }
lg-priority = pierwszeństwo
lg-victory-tokens = Znaczniki zwycięstwa
lg-victory-count =
    { $count ->
        [one] { $count } znacznik zwycięstwa
        [few] { $count } znaczniki zwycięstwa
       *[other] { $count } znaczników zwycięstwa
    }
lg-desk-pool = Pula rozkazów, { $count }
lg-command-played = Rozkaz
lg-command-none = brak w grze
lg-command-hand =
    { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
       *[other] { $count } kart na ręce
    }
lg-command-discard = odrzucone: { $count }
lg-command-gone = Odrzucona: { $card }
lg-pool = Pula { $number }
lg-pool-formed = gotowa
lg-pool-draft = planowana
lg-pool-now = teraz
lg-pool-waiting = następna
lg-expected = Oczekiwane
lg-mean-wounds = rany: { $count }

## Taca na kości

lg-steps = Kroki ataku
lg-step-1 = 1 Wskazanie celu
lg-step-2 = 2 Tworzenie puli ataku
lg-step-3 = 3 Wskazanie dalszych celów
lg-step-4 = 4 Rzut ataku
lg-step-5 = 5 Uniki i osłona
lg-step-6 = 6 Zmiana kości ataku
lg-step-7 = 7 Rzut obrony
lg-step-8 = 8 Zmiana kości obrony
lg-step-9 = 9 Porównanie wyników
lg-step-10 = 10 Następna pula
lg-tray-title = { $unit } → { $defender }
lg-last-attack = ostatni atak
lg-no-attack = Jeszcze nie było ataku.
lg-tray-aim =
    { $count ->
        [one] wydano { $count } znacznik celowania
        [few] wydano { $count } znaczniki celowania
       *[other] wydano { $count } znaczników celowania
    }
lg-tray-obscured = zasłonięte: { $count }
lg-tray-dodge = Unik
lg-tray-armor = Pancerz
lg-tray-guardian = Obrońca
lg-tray-luck = Niesamowite szczęście
lg-tray-impact =
    { $count ->
        [one] Uderzenie: { $count } trafienie krytyczne
        [few] Uderzenie: { $count } trafienia krytyczne
       *[other] Uderzenie: { $count } trafień krytycznych
    }
lg-tray-pierce =
    { $count ->
        [one] Przebicie: anulowano { $count } blok
        [few] Przebicie: anulowano { $count } bloki
       *[other] Przebicie: anulowano { $count } bloków
    }
lg-tray-left = { $hits } przeciw { $blocks }
lg-tray-wounds =
    { $count ->
        [0] { $unit }: bez ran
        [one] { $unit }: { $count } rana
        [few] { $unit }: { $count } rany
       *[other] { $unit }: { $count } ran
    }
lg-tray-defeated = Pokonane: { $names }
lg-die-cancelled = anulowana
lg-die-changed = zmieniona
lg-die-again = przerzucona

## Widok z oka

lg-eye-title = Co widzi { $mini }
lg-eye-close = Zamknij widok
lg-eye-picture = Widok z oka. Strzałki obracają, plus i minus przybliżają.
lg-eye-hint = Przeciągnij, aby obrócić. Procent: jaka część figurki jest widoczna.
lg-eye-wait = Trwa rysowanie obrazu.
lg-eye-failed = Ta przeglądarka nie może narysować obrazu; lista mówi to samo.
lg-eye-count = widać { $seen } z { $most }
lg-eye-hidden = zasłonięta

## Co znaczą kroki, ścianki i znaczniki

lg-step-about-1 = Wskazuje się jednostkę wroga w zasięgu i w polu widzenia.
lg-step-about-2 = Każda figurka, która może, dodaje kości jednej broni.
lg-step-about-3 = Inna broń może utworzyć pulę przeciw innej jednostce.
lg-step-about-4 = Rzuca się kośćmi; znaczniki celowania przerzucają, impulsy się zamienia.
lg-step-about-5 = Uniki i osłona anulują trafienia, nigdy krytyczne.
lg-step-about-6 = Pancerz, Uderzenie i inne zmieniają to, co zostało.
lg-step-about-7 = Broniący się rzuca kością za każde pozostałe trafienie i trafienie krytyczne i zamienia impulsy.
lg-step-about-8 = Zdolności zmieniają kości, najpierw broniącego się; Przebicie anuluje bloki.
lg-step-about-9 = Każde trafienie ponad bloki to rana.
lg-step-about-10 = Jeśli jest następna pula, przychodzi jej kolej.
lg-face-about-hit = Rana, jeśli nie zostanie anulowane lub zablokowane.
lg-face-about-critical = Unik, osłona ani pancerz go nie anulują; zatrzyma je tylko blok.
lg-face-about-surge = Staje się tym, co mówi karta jednostki, inaczej niczym.
lg-face-about-blank = Nic.
lg-face-about-block = Zatrzymuje jedno trafienie lub trafienie krytyczne.
lg-mark-about-wounds = Gdy jest ich tyle, ile mówi karta, model zostaje pokonany.
lg-marker-about-aim = Wydany w ataku przerzuca do 2 kości ataku.
lg-marker-about-dodge = Wydany w obronie anuluje 1 trafienie, nie krytyczne.
lg-marker-about-standby = Gdy wróg działa w polu widzenia w zasięgu 1–2, jednostka może za darmo zaatakować lub się ruszyć. Jednostka żołnierzy traci go przez przygwożdżenie, każda jednostka, gdy sama działa.
lg-marker-about-suppression = Poprawia osłonę o 1. Tyle co odwaga: jedna akcja mniej. Dwa razy tyle: panika.
lg-here-suppression = { $count } przy odwadze { $courage }.
lg-marker-about-panic = Jedyną akcją jest ucieczka do najbliższej krawędzi.
lg-marker-about-ion = Za każdy jedna akcja mniej w następnej aktywacji.
lg-marker-about-immobilize = Szybkość jest o 1 mniejsza za każdy, do końca aktywacji.
lg-marker-about-damaged = Przy aktywacji rzuca białą kością; pusta ścianka to jedna akcja mniej.
lg-marker-about-disabled = Zwykły ruch kosztuje ją 2 akcje i nie może się cofać.
lg-desk-pool-name = Pula rozkazów
lg-desk-about-pool = Znaczniki jednostek bez rozkazu. Losuje się jeden: działa jednostka tej rangi.
lg-desk-about-priority = Aktywuje jednostkę jako pierwszy w tej rundzie: karta dowodzenia miała mniej punktów.
