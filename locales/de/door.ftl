### Die Eingangstür und die Sammlung der eigenen Partien.

app-ruleset-battleground-goal = Nimm Zielmarker ein und schalte Gegner aus. Wer nach vier Runden 20 Siegpunkte vorn liegt, gewinnt.
app-ruleset-shatterpoint-goal = Zieh den Konfliktmarker auf deine Seite, indem du Aufgaben kontrollierst. Gewinne zwei von drei Konflikten.
app-ruleset-legion-goal = Führe ganze Einheiten unter Beschuss. Nach sechs Runden gewinnen die meisten Siegmarker.
app-door-continue = Deine Tische
app-door-play = Jetzt spielen
app-door-learn = Lernen
app-door-setup = Einen Tisch { $ruleset } einrichten
app-door-others = Andere, und deine Partien
app-door-list-unnamed = Liste ohne Namen
app-door-all-lists = Alle Listen, oder eine neue
app-door-lists = Meine Listen
app-door-editors = Eigene Tische und Karten
app-door-standard = Standardspiel
app-door-points = { $count } Punkte
app-door-bg-given = Figuren auf vorgegebenen Plätzen
app-door-bg-chosen = Figuren abwechselnd aufgestellt
app-door-challenges = Herausforderungen
app-door-open-count =
    { $count ->
        [0] keine offen
       *[other] { $count } offen
    }
app-door-own = deine Herausforderung
app-door-until =
    { $minutes ->
        [one] noch eine Minute
       *[other] noch { $minutes } Minuten
    }
app-door-accept = Annehmen
app-door-accept-of = Annehmen: { $ruleset } gegen { $name }
app-door-gone = Diese Herausforderung gilt nicht mehr.
app-door-game = Spiel
app-door-format = Format
app-door-challenge-open = Offen fordern
app-door-challenge-link = Per Link fordern
app-door-live =
    { $count ->
        [0] keine läuft
        [one] eine läuft
       *[other] { $count } laufen
    }
app-door-record = Deine Bilanz
app-door-latest = letzte fünf
app-door-score =
    { $won } gewonnen, { $lost } verloren{ $drawn ->
        [0] { "" }
       *[other] , { $drawn } unentschieden
    }
app-door-games = Meine Partien und Aufzeichnungen
app-opponent-open = Wer will
app-games-title = Partien, Gefecht
app-games-import = Aufzeichnung einlesen
app-games-not-read = Die Aufzeichnung lässt sich nicht nachspielen: { $why }
app-games-no-record = Diese Datei ist keine Aufzeichnung.
app-games-filter = Filter
app-games-search = Karte oder Name
app-games-all = Alle Spiele
app-games-result = Ergebnis
app-games-any-result = Jedes Ergebnis
app-games-anybody = Gegen wen auch immer
app-games-computer = Gegen den Computer
app-games-person = Gegen Menschen
app-games-won = Gewonnen
app-games-drawn = Unentschieden
app-games-lost = Verloren
app-games-shared = An einem Bildschirm
app-games-count =
    { $count ->
        [one] Eine Partie
       *[other] { $count } Partien
    }
app-games-none = Partien, die du in diesem Browser beendest, werden hier aufgehoben.
app-games-live = Läuft

## Wiederholung und Statistik

app-branch = Von hier weiterspielen
app-branch-against = Gegen wen weiterspielen?
app-branched = weitergespielt ab Schritt { $step } einer anderen Partie
app-share = Diesen Moment teilen
app-jump = Springen
app-jump-round = Runde
app-jump-kind = Art
app-jump-any = Alles
app-jump-dice = Würfel
app-jump-cards = Karten
app-jump-moves = Bewegungen
app-jump-wounds = Wunden
app-jump-losses = Verluste
app-jump-tokens = Marker
app-jump-words = Einheit, Karte oder Wort
app-jump-previous = Voriger Fund
app-jump-next = Nächster Fund
app-stats-dealt = Schaden ausgeteilt
app-stats-suffered = Schaden erlitten
app-stats-gave = Erfolge gewürfelt
app-stats-expected = Erfolge im Mittel
app-stats-luck = Würfelglück
app-stats-score = Punktestand im Verlauf
app-stats-luck-time = Würfelglück im Verlauf
app-stats-note = Die Würfel zählen, wie sie zuerst fielen, vor Wiederholungen und Sonderergebnissen.

app-title-replay = Wiederholung: { $map }
app-lobby-waiting =
    { $count ->
        [0] Kein Tisch wartet auf dich
        [one] Ein Tisch wartet auf dich
        [2] Zwei Tische warten auf dich
        [3] Drei Tische warten auf dich
       *[other] { $count } Tische warten auf dich
    }
app-lobby-welcome = Der Tisch ist bereit
app-lobby-welcome-text = Ganz ohne Anmeldung: Öffne einen Tisch, an diesem Bildschirm, per Link oder gegen den Computer.
app-lobby-watch = Einem Spiel zusehen
app-lobby-more =
    { $count ->
        [one] Einen weiteren zeigen
       *[other] { $count } weitere zeigen
    }
app-lobby-fewer = Weniger zeigen
app-lobby-failed-text = Deine Tische sind sicher. Versuche es gleich noch einmal.
app-row-about = { $ruleset }, { $round }, { $ago }
app-over = beendet
app-forget = { $map } aus dieser Liste entfernen
app-new-table = Neuer Tisch
app-against-whom = { $ruleset }, gegen wen?
app-opponent = Gegner
app-which-computer = Computerspieler
app-your-seat = Dein Platz
app-name-of = Name von Spieler { $number }
app-clock-choice = Uhr
app-clock-none = Keine Uhr
app-clock-of = { $minutes } Min. + { $seconds } s
app-listed = Alle dürfen zusehen
app-hints-allowed = Tipps sind erlaubt
app-open-table = Tisch öffnen
app-fair = Die Würfel werden vor dem ersten Wurf versiegelt und am Ende geöffnet; so können beide sie prüfen.
app-opened = Der Tisch ist offen. Wen lädst du ein?
app-open-another = Noch einen Tisch aufbauen
app-go-to-table = Zum Tisch
app-paste = Hast du einen Platz-Link?
app-paste-here = Hier einfügen
app-paste-wrong = Das ist kein Link zu einem Tisch.
app-score = { $first } : { $second }
app-timeline = Zeitleiste
app-replay-start = Anfang
app-replay-begins = Das Spiel beginnt
app-replay-decided = { $name } hat entschieden
app-replay-step = Schritt { $step } von { $total }
app-replay-others =
    { $count ->
        [0] Es gab keine andere Wahl.
        [one] Es gab eine andere Wahl.
       *[other] Es gab { $count } andere Möglichkeiten.
    }
app-replay-told = Was geschah
app-replay-nothing = Nichts Sichtbares.
app-replay-play = Abspielen
app-replay-pause = Anhalten
app-replay-next = Nächster Schritt
app-replay-previous = Voriger Schritt
app-replay-forward = Nächste Aktivierung
app-replay-back = Vorige Aktivierung
app-replay-failed = Noch gibt es keine Wiederholung
app-replay-failed-text = Ein Spiel kann wiederholt werden, wenn es zu Ende ist: Dann sind alle Karten offen.
app-scene-shows = Zeigt
app-scene-failed = Dieser Tisch kann nicht gezeigt werden.
app-scene-refused = Nicht möglich:
app-link-of = Link für Spieler { $number }
app-who-sits = Wer auf den anderen Plätzen sitzt
app-sits-mate = Spieler { $number }, mit dir
app-sits-opponent = Spieler { $number }, gegen dich
