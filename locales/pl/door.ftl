### Wejście i zbiór własnych partii.

app-ruleset-battleground-goal = Zajmuj cele i pokonuj wrogów. Wygrywa, kto po czterech rundach prowadzi 20 punktami zwycięstwa.
app-ruleset-shatterpoint-goal = Przeciągnij znacznik zmagań na swoją stronę, kontrolując cele misji. Wygraj dwa z trzech zmagań.
app-ruleset-legion-goal = Dowódź całymi jednostkami pod ogniem. Po sześciu rundach wygrywa największa liczba znaczników zwycięstwa.
app-door-continue = Twoje stoły
app-door-play = Zagraj teraz
app-door-learn = Nauka
app-door-setup = Przygotuj stół: { $ruleset }
app-door-others = Inni i twoje partie
app-door-list-unnamed = Lista bez nazwy
app-door-all-lists = Wszystkie listy albo nowa
app-door-lists = Moje listy
app-door-editors = Własne stoły i karty
app-door-standard = Gra standardowa
app-door-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
app-door-bg-given = Figurki na wyznaczonych miejscach
app-door-bg-chosen = Figurki wystawiane na zmianę
app-door-challenges = Wyzwania
app-door-open-count =
    { $count ->
        [0] brak otwartych
        [one] { $count } otwarte
        [few] { $count } otwarte
       *[many] { $count } otwartych
    }
app-door-own = twoje wyzwanie
app-door-until =
    { $minutes ->
        [one] jeszcze minuta
        [few] jeszcze { $minutes } minuty
       *[many] jeszcze { $minutes } minut
    }
app-door-accept = Przyjmij
app-door-accept-of = Przyjmij: { $ruleset }, rywal { $name }
app-door-gone = To wyzwanie jest już nieaktualne.
app-door-game = Gra
app-door-format = Format
app-door-challenge-open = Otwarte wyzwanie
app-door-challenge-link = Wyzwanie linkiem
app-door-live =
    { $count ->
        [0] żadna nie trwa
        [one] trwa jedna
        [few] trwają { $count }
       *[many] trwa { $count }
    }
app-door-record = Twój bilans
app-door-latest = ostatnie pięć
app-door-score =
    wygrane: { $won }, przegrane: { $lost }{ $drawn ->
        [0] { "" }
       *[other] , remisy: { $drawn }
    }
app-door-games = Moje partie i zapisy
app-opponent-open = Ktokolwiek
app-games-title = Partie, Gefecht
app-games-import = Wczytaj zapis partii
app-games-not-read = Zapisu nie da się odtworzyć: { $why }
app-games-no-record = Ten plik nie jest zapisem partii.
app-games-filter = Filtr
app-games-search = Mapa lub gracz
app-games-all = Wszystkie gry
app-games-result = Wynik
app-games-any-result = Dowolny wynik
app-games-anybody = Z kimkolwiek
app-games-computer = Z komputerem
app-games-person = Z ludźmi
app-games-won = Wygrana
app-games-drawn = Remis
app-games-lost = Przegrana
app-games-shared = Przy jednym ekranie
app-games-count =
    { $count ->
        [one] Jedna partia
        [few] { $count } partie
       *[many] { $count } partii
    }
app-games-none = Tu zbierają się partie, które kończysz w tej przeglądarce.
app-games-live = Trwa

## Powtórka i statystyka

app-branch = Graj dalej stąd
app-branch-against = Z kim grać dalej?
app-branched = grana dalej od kroku { $step } innej partii
app-share = Udostępnij tę chwilę
app-jump = Skok
app-jump-round = Runda
app-jump-kind = Rodzaj
app-jump-any = Wszystko
app-jump-dice = Kości
app-jump-cards = Karty
app-jump-moves = Ruchy
app-jump-wounds = Rany
app-jump-losses = Straty
app-jump-tokens = Znaczniki
app-jump-words = Jednostka, karta lub słowo
app-jump-previous = Poprzednie trafienie
app-jump-next = Następne trafienie
app-stats-dealt = Zadane obrażenia
app-stats-suffered = Otrzymane obrażenia
app-stats-gave = Wyrzucone sukcesy
app-stats-expected = Średnia sukcesów
app-stats-luck = Szczęście w kościach
app-stats-score = Wynik w czasie
app-stats-luck-time = Szczęście w czasie
app-stats-note = Kości liczą się tak, jak najpierw padły, przed przerzutami i impulsami.

app-title-replay = Powtórka: { $map }
app-lobby-waiting =
    { $count ->
        [0] Żaden stół na ciebie nie czeka
        [one] Jeden stół czeka na ciebie
        [2] Dwa stoły czekają na ciebie
        [3] Trzy stoły czekają na ciebie
        [few] { $count } stoły czekają na ciebie
       *[many] { $count } stołów czeka na ciebie
    }
app-lobby-welcome = Stół jest gotowy
app-lobby-welcome-text = Bez zakładania konta: otwórz stół na tym ekranie, przez link albo przeciw komputerowi.
app-lobby-watch = Obejrzyj grę
app-lobby-more =
    { $count ->
        [one] Pokaż jeszcze jeden
        [few] Pokaż jeszcze { $count }
       *[many] Pokaż jeszcze { $count }
    }
app-lobby-fewer = Pokaż mniej
app-lobby-failed-text = Twoje stoły są bezpieczne. Spróbuj ponownie za chwilę.
app-row-about = { $ruleset }, { $round }, { $ago }
app-over = zakończona
app-forget = Usuń z listy: { $map }
app-new-table = Nowy stół
app-against-whom = { $ruleset }, przeciw komu?
app-opponent = Przeciwnik
app-which-computer = Gracz komputerowy
app-your-seat = Twoje miejsce
app-name-of = Imię gracza { $number }
app-clock-choice = Zegar
app-clock-none = Bez zegara
app-clock-of = { $minutes } min + { $seconds } s
app-listed = Każdy może oglądać
app-hints-allowed = Podpowiedzi są dozwolone
app-open-table = Otwórz stół
app-fair = Kości są pieczętowane przed pierwszym rzutem i otwierane na końcu, więc obie strony mogą je sprawdzić.
app-opened = Stół jest otwarty. Kogo zapraszasz?
app-open-another = Przygotuj jeszcze jeden stół
app-go-to-table = Do stołu
app-paste = Masz link do miejsca?
app-paste-here = Wklej go tutaj
app-paste-wrong = To nie jest link do stołu.
app-score = { $first } : { $second }
app-timeline = Oś czasu
app-replay-start = Początek
app-replay-begins = Gra się zaczyna
app-replay-decided = Decyzja: { $name }
app-replay-step = Krok { $step } z { $total }
app-replay-others =
    { $count ->
        [0] Nie było innego wyboru.
        [one] Był jeszcze jeden wybór.
        [few] Były jeszcze { $count } inne wybory.
       *[many] Było jeszcze { $count } innych wyborów.
    }
app-replay-told = Co się stało
app-replay-nothing = Nic widocznego.
app-replay-play = Odtwarzaj
app-replay-pause = Zatrzymaj
app-replay-next = Następny krok
app-replay-previous = Poprzedni krok
app-replay-forward = Następna aktywacja
app-replay-back = Poprzednia aktywacja
app-replay-failed = Nie ma jeszcze powtórki
app-replay-failed-text = Powtórkę można obejrzeć po zakończeniu gry, bo wtedy wszystkie karty są odkryte.
app-scene-shows = Pokazuje
app-scene-failed = Tego stołu nie można pokazać.
app-scene-refused = Niemożliwe:
app-link-of = Link dla gracza { $number }
app-who-sits = Kto siedzi na pozostałych miejscach
app-sits-mate = Gracz { $number }, z tobą
app-sits-opponent = Gracz { $number }, przeciw tobie
