# Shatterpoint: pole bitwy.

sp-board-label = { $battlefield }, 36 na 36 cali
sp-board-characters = Postacie
sp-board-places = Proponowane miejsca
sp-board-seat =
    { $seat ->
        [0] niebieskie koło
       *[1] rdzawy romb
    }
sp-board-place = { $east }″ od zachodu, { $north }″ od południa
sp-board-height = wysokość { $height }
sp-board-damage = obrażenia: { $damage } z { $stamina }
sp-board-wounded = osłabiona
sp-board-hunker =
    { $count ->
        [one] { $count } żeton przyczajenia
        [few] { $count } żetony przyczajenia
       *[many] { $count } żetonów przyczajenia
    }
sp-board-under = pod podestem
sp-board-active = aktywny
sp-board-inactive = nieaktywny
sp-board-priority = priorytetowy
sp-board-controlled =
    { $seat ->
        [0] kontroluje niebieskie koło
       *[1] kontroluje rdzawy romb
    }
sp-board-may-move = też może się ruszyć
sp-board-attacked = atakowana
sp-board-piece = { $name }, góra na { $height }
sp-board-piece-above = spód na { $height }
sp-board-blocks-sight = nieprzejrzyste
sp-board-see-through = przejrzyste
sp-board-impassable = nieprzekraczalne
sp-board-passable = przekraczalne
sp-board-no-stand = nie można na tym stać
sp-board-do-deploy = Rozstaw oddział
sp-board-do-down = { $kind } na ziemię
sp-board-do-to = { $kind } na { $height }
sp-board-engages = w zwarciu z: { $names }
sp-board-objective =
    { $count ->
        [one] cel { $objectives }
       *[other] cele { $objectives }
    }
sp-board-leaves-objective =
    { $count ->
        [one] opuszcza cel { $objectives }
       *[other] opuszcza cele { $objectives }
    }
sp-board-leaves = opuszcza zwarcie
sp-board-contests =
    { $count ->
        [one] rywalizuje o cel { $objectives }
        [few] rywalizuje o cele { $objectives }
       *[many] rywalizuje o cele { $objectives }
    }
sp-board-targets =
    { $count ->
        [one] { $count } wróg w zasięgu i w polu widzenia
        [few] { $count } wrogów w zasięgu i w polu widzenia
       *[many] { $count } wrogów w zasięgu i w polu widzenia
    }
sp-board-pools = kości ataku: { $attack } przeciw { $defence }
sp-board-range = zasięg { $range }
sp-board-beyond = >5
sp-board-beyond-5 = poza zasięgiem 5
sp-board-seen = w polu widzenia
sp-board-seen-cover = w polu widzenia, osłona z terenu
sp-board-hidden = poza polem widzenia
sp-board-is-engaged = w zwarciu
sp-board-other-elevation = inny poziom
sp-board-said-sight =
    { $count ->
        [one] { $count } wróg w polu widzenia
        [few] { $count } wrogów w polu widzenia
       *[many] { $count } wrogów w polu widzenia
    }
sp-board-tool-ranges = Zasięgi
sp-board-key-ranges = Zasięgi od 1 do 5 działającej postaci
sp-board-key-grab = Chwyć; strzałki przesuwają o 1″, z Shiftem o ¼″, Enter odkłada
sp-board-key-grab-squad = Chwyć cały oddział
sp-board-key-level = Wyżej lub niżej, gdzie powierzchnie leżą nad sobą
sp-board-struggle =
    { $of ->
        [0] Zmaganie { $now }
       *[other] Zmaganie { $now } z { $of }
    }
sp-board-track =
    { $side ->
        [own] Znacznik zmagań na twoim polu { $space }.
        [other] Znacznik zmagań na polu { $space } gracza { $name }.
       *[middle] Znacznik zmagań na środku.
    } Postęp: { $own } dla ciebie, { $other } dla gracza { $name }.
sp-board-track-next =
    { $count ->
        [one] { $count } cel na koniec tury
        [few] { $count } cele na koniec tury
       *[many] { $count } celów na koniec tury
    }
sp-board-won =
    { $count ->
        [one] { $name }: wygrano { $count } zmaganie
        [few] { $name }: wygrano { $count } zmagania
       *[many] { $name }: wygrano { $count } zmagań
    }

sp-board-engaged = w zwarciu
sp-board-sees = może strzelać: { $names }
sp-board-covered = w osłonie przed: { $names }
sp-board-watching = może zareagować: { $names }
sp-mark-about-wounds = Gdy obrażeń jest tyle co kondycji, jednostka jest osłabiona.
sp-mark-about-down = Osłabiona: o nic nie rywalizuje i nie otrzymuje obrażeń, dopóki nie zostanie aktywowana; wtedy obrażenia znikają.
sp-mark-about-injured = Każdy podnosi koszt zdolności jednostki o 1 Moc.
sp-mark-about-hunker = Każdy daje Osłonę 1, dopóki jednostka nie zostanie znów aktywowana.
sp-mark-about-focus = Każdy dodaje 1 kość do następnego ataku w tej aktywacji.
sp-mark-about-more = Resztę mówi karta.
