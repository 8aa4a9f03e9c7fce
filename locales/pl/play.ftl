# What the tables of all rulesets say.

play-head-turn = Twój ruch: { $name }
play-head-yours = Ty decydujesz
play-head-waiting = Decyduje { $player }
play-closed =
    { $count ->
        [one] { $count } niemożliwy
        [few] { $count } niemożliwe
       *[other] { $count } niemożliwych
    }
play-want-action = Wybierz akcję
play-want-card = Wybierz kartę
play-want-dice = Wybierz kości
play-want-target = Wybierz cel
play-want-character = Wybierz postać
play-want-unit = Wybierz jednostkę
play-want-place = Wybierz miejsce na stole
play-want-answer = Wybierz jedną z odpowiedzi
play-no-farther = Dalej nie. { $why }
play-final = Nie można cofnąć
play-back = Wstecz
play-key-enter = Enter
play-key-escape = Esc
play-all-reasons = Wszystkie powody
play-no-unit = Wybierz postać na pasku lub na planszy.
play-tools = Narzędzia
play-tool-measure = Pomiar
play-tool-space = 3D
play-turn-table = Obróć stół do własnej krawędzi
play-card-played = { $card }, zagrana
play-key-space = stół w trzech wymiarach
play-space-picture = Stół w trzech wymiarach. Strzałki obracają, z Shiftem przesuwają, plus i minus przybliżają, 0 pokazuje całość.
play-space-hint = Przeciągnij, aby obrócić, z Shiftem, aby przesunąć; kółko przybliża.
play-space-close = Zamknij widok przestrzenny
play-space-wait = Trwa budowanie stołu.
play-space-failed = Ta przeglądarka nie rysuje w trzech wymiarach.
play-tool-sight = Widoczność
play-zoom = Powiększenie
play-zoom-in = Powiększ
play-zoom-out = Pomniejsz
play-fit = Całość
play-key-measure = Pomiar
play-key-sight = Widoczność aktywnej postaci
play-key-next = Następna własna gotowa postać
play-levels = Wysokość
play-levels-keys = Page Up i Page Down zmieniają wysokość
play-ground = Ziemia
play-height = { $height } wyżej
play-lifted = Podniesiono. Strzałki przesuwają o cal, z Shiftem o ćwierć; Enter odkłada, Escape anuluje.
play-suggest-places = Zaproponuj miejsca
play-suggestions = Proponowane miejsca
play-suggestions-count =
    { $count ->
        [one] { $count } propozycja
        [few] { $count } propozycje
       *[other] { $count } propozycji
    }
play-suggestion = Propozycja { $number } z { $count }
play-suggestion-before = Poprzednia propozycja
play-suggestion-next = Następna propozycja
play-verb-move = Ruch
play-verb-attack = Atak
play-key-exact = przy przeciąganiu: dokładnie tam, bez przyciągania
