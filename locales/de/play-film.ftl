### Was an jedem Tisch gezeigt wird: was andere tun, der Rückblick, die Zielkarte.

play-film-again = Noch einmal
play-film-space = Leertaste
play-film-dice = Die Würfel der anderen Seite
play-film-pause = Anhalten
play-film-go-on = Weiter
play-film-skip = Überspringen
play-film-scene-key = ⇧ Leertaste
play-film-speed = Tempo dessen, was andere tun
play-film-speed-slow = langsam
play-film-speed-normal = normal
play-film-speed-fast = schnell
play-film-speed-instant = sofort
play-film-waiting = { $count } weitere
play-film-playing =
    { $count ->
        [one] Eine Szene läuft noch
       *[other] { $count } Szenen laufen noch
    }
play-recap = Seit deiner letzten Entscheidung
play-recap-coming = Das siehst du gleich
play-recap-faster = Soll es schneller gehen?
play-recap-as-it-is = so lassen
play-recap-again = Noch einmal zeigen
play-recap-more = { $count } weitere im Verlauf
play-tray-whose = Wessen Wurf
play-tray-own = Dein letzter Wurf
play-tray-other = Letzter Wurf von { $name }
play-goal = So gewinnst du
play-goal-key = So gewinnst du, O
play-key-skip = nächster Schritt; mit Umschalt die nächste Szene
play-key-again = noch einmal zeigen, was andere taten
play-key-marks = Spuren der letzten Aktion
play-key-follow = der Tisch folgt dem, was andere tun, oder bleibt
play-key-goal = wie man gewinnt
play-notice = Sag mir, wenn ich am Zug bin
play-sound-volume = Lautstärke
play-sound-ask = Ton?
play-sound-try = Probieren
play-sound-no = Nein
play-sound-is-on = So klingt es. Im Menü steht es auch.
play-sound-keep = Behalten
play-sound = Ton
play-sound-off = aus
play-sound-turn = nur mein Zug
play-sound-all = alles
play-log-minor =
    { $count ->
        [one] 1 Einzelheit
       *[other] { $count } Einzelheiten
    }
