### Co pokazuje każdy stół: co robią inni, podsumowanie, karta celu.

play-film-again = Jeszcze raz
play-film-space = Spacja
play-film-dice = Kości drugiego gracza
play-film-pause = Wstrzymaj
play-film-go-on = Dalej
play-film-skip = Pomiń
play-film-scene-key = ⇧ Spacja
play-film-speed = Tempo tego, co robią inni
play-film-speed-slow = wolno
play-film-speed-normal = zwykle
play-film-speed-fast = szybko
play-film-speed-instant = od razu
play-film-waiting = jeszcze { $count }
play-film-playing =
    { $count ->
        [one] Trwa jeszcze jedna scena
        [few] Trwają jeszcze { $count } sceny
       *[other] Trwa jeszcze { $count } scen
    }
play-recap = Od twojej ostatniej decyzji
play-recap-coming = Za chwilę to zobaczysz
play-recap-faster = Czy ma być szybciej?
play-recap-as-it-is = zostaw tak
play-recap-again = Pokaż jeszcze raz
play-recap-more = jeszcze { $count } w dzienniku
play-tray-whose = Czyj rzut
play-tray-own = Twój ostatni rzut
play-tray-other = Ostatni rzut: { $name }
play-goal = Jak wygrać
play-goal-key = Jak wygrać, O
play-key-skip = następny krok; z Shift następna scena
play-key-again = pokaż jeszcze raz, co zrobili inni
play-key-marks = ślady ostatniej akcji
play-key-follow = stół podąża za tym, co robią inni, albo zostaje
play-key-goal = jak wygrać
play-notice = Powiadom, gdy będzie moja kolej
play-sound-volume = Głośność
play-sound-ask = Dźwięk?
play-sound-try = Spróbuj
play-sound-no = Nie
play-sound-is-on = Tak to brzmi. Jest też w menu.
play-sound-keep = Zostaw
play-sound = Dźwięk
play-sound-off = wyłączony
play-sound-turn = tylko moja kolej
play-sound-all = wszystko
play-log-minor =
    { $count ->
        [one] 1 szczegół
        [few] { $count } szczegóły
       *[other] { $count } szczegółów
    }
