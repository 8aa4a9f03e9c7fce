# Edytory stołów i kart.

app-ed-title = Stoły i karty
app-ed-about = Układaj własne stoły i pisz własne karty. Są sprawdzane na bieżąco, zapisywane w tej przeglądarce i na serwerze dla każdego, kto ma link.
app-ed-own = Moje pakiety
app-ed-all = Wszystkie pakiety
app-ed-new-for = Nowy pakiet: { $ruleset }
app-ed-new-pack = Mój pakiet
app-ed-new-table = Nowy stół
app-ed-new-card = Nowa karta
app-ed-name = Nazwa pakietu
app-ed-text = Jako tekst
app-ed-text-about = Plik pakietu. Zmiany widać wszędzie indziej.
app-ed-open-file = Otwórz plik
app-ed-download = Zapisz jako plik
app-ed-keep = Zapisz na serwerze
app-ed-kept = Zapisano na serwerze:
app-ed-kept-copied = Zapisano na serwerze, link skopiowany:
app-ed-is-kept = na serwerze
app-ed-play = Graj z nim
app-ed-nothing = W tym pakiecie nic jeszcze nie ma. Dodaj stół albo kartę.
app-ed-not-asked = Nie można połączyć się z serwerem.
app-ed-not-found = Nie ma takiego pakietu na tym serwerze.
app-ed-asking = Sprawdzanie …
app-ed-sound = Z tym pakietem wszystko w porządku.
app-ed-fault-at = { $field }, wiersz { $line }:
app-ed-line = Wiersz { $line }:
app-ed-contents = Zawartość pakietu
app-ed-tables = Stoły
app-ed-add-to-pack = Dodaj do pakietu
app-ed-what = Co dodać
app-ed-from = Zacznij od
app-ed-empty = Puste
app-ed-copy-of = Kopia: { $what }
app-ed-add = Dodaj
app-ed-add-to = Dodaj do: { $what }
app-ed-add-field = Dodaj pole …
app-ed-add-field-of = Dodaj pole do: { $what }
app-ed-add-entry = wpis
app-ed-key = Nazwa wpisu
app-ed-value = wartość
app-ed-up = { $what }: w górę
app-ed-down = { $what }: w dół
app-ed-remove = Usuń
app-ed-remove-what = Usuń: { $what }
app-ed-view = Widok
app-ed-as-board = Stół
app-ed-as-form = Formularz
app-ed-preview = Tak jest rysowana
app-ed-no-preview = Karta pojawi się tutaj, gdy nie będzie w niej błędów.
app-ed-board = Edytowany stół
app-ed-piece = Elementy
app-ed-piece-of = Element z { $count } pól
app-ed-lay = Połóż element
app-ed-kind = Rodzaj
app-ed-symmetry = Symetria
app-ed-symmetry-none = brak
app-ed-symmetry-turn = pół obrotu
app-ed-symmetry-mirror = odbicie od krawędzi do krawędzi
app-ed-symmetry-border = pół obrotu wokół środka
app-ed-symmetry-hex = pół obrotu wokół M15
app-ed-choose-piece = Wybierz element na stole, aby go obrócić, zmienić rozmiar i rodzaj.
app-ed-corner = Róg { $number }
app-ed-x = Na wschód od środka, mm
app-ed-y = Na północ od środka, mm
app-ed-wide = Szerokość, mm
app-ed-deep = Głębokość, mm
app-ed-height = Wysokość, mm
app-ed-top = Wierzch, mm
app-ed-bottom = Spód, mm
app-ed-stand = Figurki mogą na tym stać
app-ed-stairs = Na górę prowadzą schody lub drabiny
app-ed-sight = Pole widzenia
app-ed-sight-blocking = blokuje
app-ed-sight-see-through = nie blokuje
app-ed-passage = Ruch
app-ed-passage-impassable = nieprzekraczalny
app-ed-passage-passable = przez to lub pod tym
app-ed-sp-building = Budynek
app-ed-sp-tower = Wieża
app-ed-sp-platform = Niska platforma
app-ed-sp-walkway = Kładka
app-ed-sp-crate = Skrzynia
app-ed-sp-wall = Niski mur
app-ed-turn-left = Obróć w lewo
app-ed-turn-right = Obróć w prawo
app-ed-double = Kopiuj
app-ed-lifted = W ręce; strzałki przenoszą, Enter kładzie.
app-ed-keys-free = Na stole: strzałki przechodzą między elementami, G podnosi, strzałki przenoszą (Shift: drobniej), Q i E obracają, Enter kładzie, D kopiuje, Delete usuwa.
app-ed-keys-hex = Na stole: strzałki przechodzą między polami, Enter maluje, N przechodzi do następnego elementu, G podnosi, Q i E obracają, Enter kładzie, Delete usuwa.
app-ed-brush = Pędzel
app-ed-brush-move = Przenieś
app-ed-brush-high = Wysoki
app-ed-brush-low = Niski
app-ed-brush-opening = Otwór
app-ed-brush-difficult = Trudny
app-ed-brush-ladder = Drabina
app-ed-brush-platform = Platforma
app-ed-brush-erase = Wymaż
app-ed-brush-objective = Cel
app-ed-brush-zone-0 = Strefa niebieska
app-ed-brush-zone-1 = Strefa czerwona
app-ed-entries =
    { $count ->
        [one] { $count } wpis
        [few] { $count } wpisy
       *[other] { $count } wpisów
    }
app-ed-complete =
    { $count ->
        [one] Dodaj odbicie { $count } elementu
        [few] Dodaj odbicia { $count } elementów
       *[other] Dodaj odbicia { $count } elementów
    }
