# Listy: budowanie armii, grup uderzeniowych i oddziałów.

app-list-title = Listy
app-list-games = Gry
app-list-builder = Budowanie listy
app-list-new = Nowa lista
app-list-own = Moje listy
app-list-ready = Gotowe listy
app-list-ready-one = Gotowa lista { $number }
app-list-is-legal = zgodna z zasadami
app-list-is-not = łamie zasady
app-list-unnamed = Lista bez nazwy
app-list-name = Nazwa listy
app-list-catalogue = Katalog
app-list-list = Lista
app-list-of = z { $most }
app-list-any = jak pasuje
app-list-squad-points = Punkty oddziału
app-list-search = Nazwa, słowo kluczowe, broń
app-list-part = Co jest wybierane
app-list-side = Frakcja lub era
app-list-all-sides = Wszystkie strony
app-list-kind = Rodzaj
app-list-all-kinds = Wszystkie rodzaje
app-list-only = Tylko to, co pasuje
app-list-found =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }
app-list-everything = Pokaż wszystko
app-list-view-cards = Pokaż jako karty
app-list-view-rows = Pokaż jako wiersze
app-list-units = Jednostki
app-list-for = { $kind }: { $unit }
app-list-none = Nic się tak nie nazywa.
app-list-add = Dodaj
app-list-add-what = Dodaj: { $what }
app-list-remove-what = Usuń: { $what }
app-list-exchange = { $by } zamiast { $what }
app-list-times = Na liście: { $count }
app-list-double = Powiel: { $what }
app-list-line = { $what }: Delete usuwa, Ctrl D powiela, Alt i strzałki przesuwają
app-list-slot-filled = { $kind }: { $what }
app-list-slot-empty = { $kind }, { $unit }: puste
app-list-socket = Wybierz: { $kind }
app-list-unique = unikalna
app-list-minis =
    { $count ->
        [one] { $count } figurka
        [few] { $count } figurki
       *[other] { $count } figurek
    }
app-list-adds-mini = Dodaje 1 figurkę.
app-list-melee = walka wręcz
app-list-range = zasięg { $range }:
app-list-legal = Lista jest zgodna z zasadami.
app-list-problems =
    { $count ->
        [one] { $count } złamana zasada
        [few] { $count } złamane zasady
       *[other] { $count } złamanych zasad
    }
app-list-mend = Napraw wszystko
app-list-unjudged = Serwer nie odpowiada.
app-list-again = Spróbuj ponownie
app-list-play = Graj tą listą
app-list-play-not = Do gry trzeba listy zgodnej z zasadami
app-list-share = Udostępnij
app-list-print = Drukuj
app-list-done = Moje listy
app-list-close = Zamknij
app-list-copy-link = Kopiuj link
app-list-copy-text = Kopiuj tekst
app-list-copy-json = Kopiuj JSON
app-list-download = Zapisz plik
app-list-keep = Zachowaj na serwerze
app-list-copied = Skopiowano.
app-list-as-text = Jako tekst
app-list-import = Wczytaj listę
app-list-import-about = Wklej link, tekst lub JSON.
app-list-import-do = Wczytaj
app-list-read =
    { $count ->
        [one] Wczytano { $count } wiersz.
        [few] Wczytano { $count } wiersze.
       *[other] Wczytano { $count } wierszy.
    }
app-list-misread = Wczytane wiersze: { $count }; niezrozumiałe: { $text }
app-list-not-read = To nie jest lista tej gry.
app-list-worth-ranged = na dystans { $value }
app-list-worth-melee = wręcz { $value }
app-list-worth-survives = wytrzymuje { $value }
app-list-worth-per = { $value } na 100 punktów
app-list-worth-legion = Średnie rany ataku na żołnierzy na otwartym terenie z białą kością, bez znaczników celowania; oraz trafienia, które pokonują jednostkę przy jej własnej kości.
app-list-worth-shatterpoint = Średnie obrażenia ataku przeciw 5 kościom obrony bez wyszkolenia, w lepszym stylu walki; oraz ataki 7 kośćmi, po obrażeniu za sukces, które pokonują jednostkę.
app-list-worth-battleground = Średnie rany ataku przeciw 3 kościom obrony; oraz ataki 4 kośćmi, które pokonują postać.
app-list-kind-character = Postać
app-list-kind-melee = Broń do walki wręcz
app-list-kind-ranged = Broń dystansowa
app-list-kind-spell = Zaklęcie
app-list-kind-jewellery = Biżuteria
app-list-kind-shield = Tarcza
app-list-kind-armour = Pancerz
app-list-kind-fate = Karta losu
app-list-kind-glory = Karta chwały
app-list-value-health = Zdrowie
app-list-value-speed = Szybkość
app-list-value-initiative = Inicjatywa
app-list-value-ap = PA
app-list-value-mana = Mana
app-list-value-bonus-mana = Dodatkowa mana
app-list-value-victory = Punkty zwycięstwa
app-list-reach = zasięg { $reach }
app-list-dice = { $dice } kości
app-list-mana = { $mana } many
app-list-result = { $successes } → { $wounds }
app-list-misfit-bg-setup-02 = za dużo punktów albo już jest
app-list-misfit-bg-squad-01 = z innej frakcji
app-list-misfit-bg-setup-09 = już jest albo z innej frakcji
app-list-bring = Zabierz do tego stołu
app-lobby-list-of = Lista gracza { $number }
app-lobby-list-edit = Zmień
app-lobby-list-problem = Lista gracza { $number }: { $why } ({ $rule })
