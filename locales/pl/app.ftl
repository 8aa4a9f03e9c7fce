### Rama: lobby, strona stołu, powtórka, zasady, szanse.

## Wszędzie

app-nav = Strony
app-nav-play = Graj
app-nav-lists = Listy
app-nav-games = Partie
app-nav-learn = Nauka
app-nav-odds = Szanse
app-nav-rules = Zasady
app-language = Język
app-theme =
    { $now ->
        [light] Ciemny motyw
       *[dark] Jasny motyw
    }
app-to-lobby = Do lobby
app-close = Zamknij
app-copy = Kopiuj
app-copied = Skopiowano
app-loading = Wczytywanie …
app-retry = Spróbuj teraz
app-page-lost = Nie ma takiej strony
app-page-not-loaded = Nie udało się wczytać tej strony
app-you = ty
app-player = Gracz { $number }
app-team = Drużyna { $number }
app-computer = Komputer ({ $player })
app-computer-number = Komputer { $number }
app-computer-random = przypadkowy
app-computer-easy = łatwy
app-computer-normal = średni
app-computer-greedy = średni
app-computer-hard = trudny
app-computer-expert = ekspert
app-ruleset-battleground = Battleground
app-ruleset-battleground-time = 60 min
app-ruleset-battleground-table = 25 × 30 pól
app-ruleset-shatterpoint = Shatterpoint
app-ruleset-shatterpoint-time = 90 min
app-ruleset-shatterpoint-table = 36″ × 36″
app-ruleset-strategic-operations = Operacje strategiczne
app-ruleset-legion = Legion
app-ruleset-legion-time = 3 godz.
app-ruleset-legion-table = 72″ × 36″
app-seat-0 = Niebieskie koło
app-seat-1 = Rdzawy romb
app-round = Runda { $now } z { $of }
app-round-short = Runda { $now }
app-title-table =
    { $turn ->
        [yes] ● Twój ruch – { $map } – Gefecht
        [other] { $name } decyduje – { $map } – Gefecht
       *[no] { $map } – Gefecht
    }
app-title-rules = Zasady, Gefecht

## Lobby

app-lobby-failed = Serwer nie odpowiada
app-your-turn = Twój ruch
app-waiting = Czekanie
app-opponent-screen = Ten ekran
app-opponent-link = Przez link
app-opponent-computer = Komputer
app-level-random = Przypadkowy, gra na ślepo
app-level-easy = Łatwy, czasem się myli
app-level-normal = Średni, bierze to, co najlepsze od razu
app-level-hard = Trudny, myśli naprzód
app-level-expert = Ekspert, myśli dłużej
app-your-name = Twoje imię
app-pack-legion-later = Z kartami z produktów wydanych po kompendium zasad 1.2
app-link-send = Link dla drugiego gracza
app-link-secret = Kto ma ten link, gra na tym miejscu. Wyślij go tylko drugiemu graczowi.

## Strona stołu

app-stage = Stół
app-column = Kolumna decyzji
app-decision = Decyzja
app-strip = Oddziały
app-tray = Taca na kości
app-panels = Więcej
app-tab-tray = Kości
app-tab-log = Dziennik
app-tab-unit = Jednostka
app-tab-rule = Zasada
app-tab-chat = Czat
app-sheet-raise = Pokaż kości, dziennik i więcej
app-sheet-lower = Pokaż stół
app-seats = Miejsca i punkty zwycięstwa
app-deciding = decyduje
app-points =
    { $points ->
        [one] { $points } punkt zwycięstwa
        [few] { $points } punkty zwycięstwa
       *[many] { $points } punktów zwycięstwa
    }
app-clock = zostało { $time }
app-net-open = Połączono
app-net-here = { $name }: jest połączenie
app-net-away = { $name }: brak połączenia
app-net-lost = Utracono połączenie
app-net-watching =
    { $count ->
        [one] { $count } osoba ogląda
        [few] { $count } osoby oglądają
       *[many] { $count } osób ogląda
    }
app-undo = Cofnij
app-redo = Ponów
app-menu = Menu
app-offer-draw = Zaproponuj remis
app-concede = Poddaj się
app-concede-sure = Poddaj się: naciśnij ponownie
app-answer-alone = Odpowiadaj bez pytania, gdy nic od tego nie zależy
app-follow = Stół podąża za tym, co robią inni
app-copy-watch = Kopiuj link do oglądania
app-joining = Siadasz do stołu …
app-joining-lost = Czekanie na serwer …
app-head-failed = Nie można
app-head-lost = Utracono połączenie
app-head-over = Koniec gry
app-head-refused = Nie można
app-head-secret = Obie strony wybierają w tajemnicy
app-head-gone = { $name }: brak przy stole
app-head-waiting = Decyduje { $name }
app-head-thinking = { $name } myśli
app-secret-open = { $name }: jeszcze bez wyboru.
app-secret-chosen = { $name }: wybór już zapadł. Oba odkryjecie razem.
app-waiting-nobody = Jedna chwila
app-waiting-both = Obie strony wybierają w tajemnicy
app-waiting-plan = Stół pozostaje dostępny: mierz, czytaj karty, planuj.
app-watching = Oglądasz.
app-gone =
    { $minutes ->
        [0] { $name }: połączenie przed chwilą przerwane.
        [one] { $name }: brak przy stole od { $minutes } minuty.
        [few] { $name }: brak przy stole od { $minutes } minut.
       *[many] { $name }: brak przy stole od { $minutes } minut.
    }
app-gone-wait = Gra czeka i nic nie ginie. Link do miejsca prowadzi z powrotem.
app-refused-rule = Zabrania tego zasada.
app-refused-kernel-not-asked = To pytanie nie jest już otwarte.
app-refused-kernel-game-over = Gra jest skończona.
app-refused-kernel-malformed = Serwer nie zrozumiał odpowiedzi.
app-refused-kernel-setup = Tym układem nie da się grać.
app-refused-kernel-stuck = Gra nie może stąd toczyć się dalej.
app-failed =
    { $reason ->
        [no-game] Nie ma takiego stołu
        [wrong-token] Ten link do miejsca jest nieważny
        [crowded] Ten stół ogląda już zbyt wiele osób
        [too-fast] Zbyt wiele wiadomości w krótkim czasie
        [too-slow] Połączenie jest zbyt wolne
       *[other] Nie można usiąść do tego stołu
    }
app-failed-text = Sprawdź link albo otwórz nowy stół w lobby.
app-lost-countdown =
    { $seconds ->
        [0] Czekanie na serwer
       *[other] Czekanie na serwer, { $seconds } s
    }
app-lost-text = Wszystkie odpowiedzi są bezpieczne. Stół jest zamrożony i ruszy dalej od tego miejsca.
app-lost-sent = Twoja ostatnia odpowiedź zostanie wysłana ponownie, gdy serwer wróci. Do tego czasu stół jest zamrożony.
app-undo-wish = { $name } chce cofnąć ostatnią odpowiedź. Zgadzasz się?
app-undo-asked = Chcesz cofnąć ostatnią odpowiedź. Czekanie na zgodę.
app-allow = Zgoda
app-decline = Odmów
app-draw-offer = { $name } proponuje remis. Dalsza gra oznacza odmowę.
app-draw-offered = Zaproponowano remis.
app-draw-accept = Przyjmij remis
app-result-won = Wygrywasz, { $won } do { $lost }
app-result-other = { $name } wygrywa, { $won } do { $lost }
app-result-won-plain = Wygrywasz
app-result-other-plain = { $name } wygrywa
app-result-draw = Remis po { $points }
app-result-draw-plain = Remis
app-seal-opened = Pieczęć kości jest otwarta
app-seal = Pieczęć pokazana przed pierwszym rzutem
app-seed = Ziarno, teraz otwarte
app-seal-check = Pieczęć to skrót BLAKE3 ziarna. Zapis gry odtwarza te same rzuty.
app-seed-given = Ziarno podała osoba, która otworzyła stół.
app-replay = Powtórka
app-ask-name = Jak masz na imię?
app-ask-name-take = To ja
app-ask-name-later = Później
app-stats = Statystyka
app-rematch = Rewanż
app-rematch-swapped = Te same listy, strony zamienione
app-rematch-asked = { $name } chce rewanżu z zamianą stron.
app-rematch-waits = Rewanż zacznie się, gdy zechcą go też pozostali.
app-record = Pobierz zapis gry
app-pass-screen = Przekaż ekran: { $name }
app-pass-ready = Gotowe, tu { $name }
app-pass-open = Odtąd gra w otwarte karty: bez zasłony

## Dziennik i czat

app-log = Dziennik
app-log-filter = Pokaż
app-log-filter-all = Wszystko
app-log-filter-dice = Kości
app-log-filter-others = Pozostali
app-log-search = Szukaj w dzienniku
app-log-empty = Jeszcze nic.
app-log-more = Pokaż wcześniejsze wpisy
app-log-reasons = Przyczyny
app-log-concede = { $name } poddaje się
app-log-draw = { $name } proponuje remis
app-log-flag = Czas minął: { $name }
app-chat = Czat
app-chat-unread =
    { $count ->
        [0] Czat
        [one] Czat, { $count } nowa wiadomość
        [few] Czat, { $count } nowe wiadomości
       *[many] Czat, { $count } nowych wiadomości
    }
app-chat-write = Napisz coś
app-chat-send = Wyślij
app-chat-empty = Nikt jeszcze nic nie napisał.
app-chat-spectator = Widz

## Klawisze

app-keys = Klawisze
app-key-enter = główny przycisk
app-key-escape = wstecz
app-key-digits = wybór albo kość
app-key-board = do planszy i z powrotem do pytania
app-key-log = dziennik
app-key-unit = karta jednostki
app-key-rule = zasada wskazanego miejsca
app-key-search = szukaj w dzienniku
app-key-undo = cofnij
app-key-help = wszystkie klawisze

## Powtórka

## Zasady i szanse

app-rules = Zasady
app-rules-search = Szukaj zasady po słowie lub numerze
app-rules-book = Księga zasad
app-rules-all-books = Wszystkie księgi zasad
app-rules-found =
    { $count ->
        [0] Żadna zasada nie pasuje.
        [one] Jedna zasada
        [50] Pierwszych { $most } zasad
        [few] { $count } zasady
       *[many] { $count } zasad
    }
app-book-contents = Spis treści
app-book-this = Ta księga
app-book-page = Strona { $page } z { $pages }
app-book-turn = Przewracanie stron
app-book-letters = Według liter
app-book-scene = Zobacz na stole
app-book-scene-more = Stół { $number }: { $title }
app-book-example = Przykład
app-book-given = Dane
app-book-then = Wtedy
app-book-editions = Wydania
app-book-mentions = Wspomniane tutaj
app-book-open = Otwórz w księdze
app-rule-hint = Każdy numer zasady otwiera się tutaj.
app-rule-all = Wszystkie zasady
app-rule-unknown = { $rule } nie ma w żadnym spisie.
app-rule-ruling = Wykładnia
app-rule-here = Tutaj
app-here-of = { $name }: { $count } z { $most }.
app-here-changed = { $name }: teraz { $count }, na karcie { $most }.
app-rule-see-also = Zobacz też
app-rule-term-de = W niemieckiej księdze
app-rule-term-pl = W polskiej księdze
app-odds-bar = Udział
app-odds-exactly = Dokładnie
app-odds-at-least = Co najmniej
app-odds-failed = Z tych liczb nie da się policzyć szans.

# Teams.
app-setup = Rozstawienie
app-setup-rest = Rozstaw za mnie
app-setup-going = Trwa rozstawianie
app-setup-change = Cofnij ostatni wybór
app-setup-chosen = Cofa to, co ostatnio wybrano przez ciebie lub za ciebie
app-head-together = Wspólna decyzja
app-together = Wspólna decyzja
app-together-with = Decydujecie razem: ty i { $mates }. Liczy się pierwsza odpowiedź.
app-together-alone = Decyduje twoja drużyna; { $mates } zostawia to tobie.
app-together-propose = Najpierw zaproponuj, jeszcze nie odpowiadaj
app-together-proposes = { $name } proponuje: { $answer }
app-together-take = Odpowiedz tak
app-chat-team = Drużyna
app-chat-team-only = Tylko do drużyny
app-replace = Niech komputer gra dalej za gracza { $name }
app-concedes-for-now = { $name } poddałby się; drużyna jeszcze nie.
