# Legion: formularz lobby.

lg-lobby-format = Format
lg-lobby-battlefield = Pole bitwy
lg-lobby-no-battlefield = Nie ma pola bitwy.
lg-lobby-terrain = Teren
lg-lobby-declared =
    { $count ->
        [one] { $count } element inaczej
        [few] { $count } elementy inaczej
       *[other] { $count } elementów inaczej
    }
lg-lobby-placement = Jak teren trafia na pole bitwy
lg-lobby-placement-agreed = Jak na obrazku.
lg-lobby-placement-in-turns = Gracze ustawiają go na zmianę.
lg-lobby-declare-about = Działanie elementu można uzgodnić inaczej; gwiazdka oznacza zmianę.
lg-lobby-cover = Osłona
lg-lobby-covers-troopers = Osłania żołnierzy
lg-lobby-covers-vehicles = Osłania pojazdy
lg-lobby-covers-usual = jak zwykle
lg-lobby-covers-always = zawsze
lg-lobby-covers-never = nigdy

## Co jest nie tak z armią

lg-wrong-kernel-setup = Nieznane lub zbyt wiele: { $what }.
lg-wrong-build-02 = Armia kosztuje { $points } punktów, dozwolone jest { $most }.
lg-wrong-few = { $rank }: w armii { $units }, potrzeba co najmniej { $least }.
lg-wrong-many = { $rank }: w armii { $units }, dozwolone najwyżej { $most }.
lg-wrong-build-05 = Wszystkie jednostki muszą należeć do jednej frakcji.
lg-wrong-build-22 = { $name }: unikat występuje dwa razy.
lg-wrong-build-15 = { $unit }: brak wolnego miejsca na { $upgrade }.
lg-wrong-build-16 = { $unit }: { $upgrade } dwa razy.
lg-wrong-build-18 = { $upgrade } nie jest dla { $unit }.
lg-wrong-build-19 = { $upgrade } nie jest dla { $unit }.
lg-wrong-build-20 = { $upgrade } nie jest dla { $unit }.
lg-wrong-build-23 = Na ręce potrzeba { $needed } kart dowodzenia z liczbą kropek { $pips }, jest { $cards }.
lg-wrong-build-24 = Karta dowodzenia { $card } występuje dwa razy.
lg-wrong-build-25 = Karta dowodzenia { $card } wymaga w armii: { $unit }.
lg-wrong-build-28 = Karta dowodzenia { $card } należy do drugiej frakcji.
lg-misfit-build-22 = już w armii
lg-misfit-rank = ranga pełna
lg-misfit-build-02 = za dużo punktów

## Dlaczego serwer odmawia

lg-no-build-02 = armia kosztuje za dużo punktów
lg-no-build-05 = jednostki dwóch frakcji
lg-no-build-15 = brak miejsca na ulepszenie
lg-no-build-16 = ulepszenie dwa razy w jednostce
lg-no-build-18 = ulepszenie dla innej jednostki
lg-no-build-19 = ulepszenie ciemnej strony
lg-no-build-20 = ulepszenie jasnej strony
lg-no-build-22 = unikatowe imię dwa razy
lg-no-build-23 = nie po dwie karty dowodzenia każdej liczby kropek
lg-no-build-24 = karta dowodzenia dwa razy
lg-no-build-25 = karta dowodzenia bez swojej postaci
lg-no-rank-03 = liczba dowódców
lg-no-rank-04 = liczba agentów
lg-no-rank-05 = liczba jednostek korpusu
lg-no-rank-06 = liczba sił specjalnych
lg-no-rank-07 = liczba jednostek wsparcia
lg-no-rank-08 = liczba jednostek ciężkich
lg-fact-points = punkty: { $value }
lg-fact-units = jednostki: { $value }
lg-fact-name = { $value }
lg-fact-upgrade = { $value }
lg-fact-card = { $value }
lg-fact-cards = karty: { $value }
lg-fact-pips = kropki: { $value }
