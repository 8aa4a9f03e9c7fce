### Der Rahmen: Lobby, Tischseite, Wiederholung, Regeln, Chancen.

## Überall

app-nav = Seiten
app-nav-play = Spielen
app-nav-lists = Listen
app-nav-games = Partien
app-nav-learn = Lernen
app-nav-odds = Chancen
app-nav-rules = Regeln
app-language = Sprache
app-theme =
    { $now ->
        [light] Dunkles Aussehen
       *[dark] Helles Aussehen
    }
app-to-lobby = Zur Lobby
app-close = Schließen
app-copy = Kopieren
app-copied = Kopiert
app-loading = Wird geladen …
app-retry = Jetzt versuchen
app-page-lost = Diese Seite gibt es nicht
app-page-not-loaded = Diese Seite konnte nicht geladen werden
app-you = du
app-player = Spieler { $number }
app-team = Team { $number }
app-computer = Computer ({ $player })
app-computer-number = Computer { $number }
app-computer-random = beliebig
app-computer-easy = leicht
app-computer-normal = mittel
app-computer-greedy = mittel
app-computer-hard = schwer
app-computer-expert = Experte
app-ruleset-battleground = Battleground
app-ruleset-battleground-time = 60 Min.
app-ruleset-battleground-table = 25 × 30 Felder
app-ruleset-shatterpoint = Shatterpoint
app-ruleset-shatterpoint-time = 90 Min.
app-ruleset-shatterpoint-table = 36″ × 36″
app-ruleset-strategic-operations = Strategische Operationen
app-ruleset-legion = Legion
app-ruleset-legion-time = 3 Std.
app-ruleset-legion-table = 72″ × 36″
app-seat-0 = Blauer Kreis
app-seat-1 = Rostrote Raute
app-round = Runde { $now } von { $of }
app-round-short = Runde { $now }
app-title-table =
    { $turn ->
        [yes] ● Du bist am Zug – { $map } – Gefecht
        [other] { $name } entscheidet – { $map } – Gefecht
       *[no] { $map } – Gefecht
    }
app-title-rules = Regeln, Gefecht

## Lobby

app-lobby-failed = Der Server antwortet nicht
app-your-turn = Du bist am Zug
app-waiting = Warten
app-opponent-screen = Dieser Bildschirm
app-opponent-link = Per Link
app-opponent-computer = Computer
app-level-random = Beliebig, zieht aufs Geratewohl
app-level-easy = Leicht, irrt sich ab und zu
app-level-normal = Mittel, nimmt das im Augenblick Beste
app-level-hard = Schwer, denkt voraus
app-level-expert = Experte, denkt länger
app-your-name = Dein Name
app-pack-legion-later = Mit Karten von Produkten nach dem Referenzhandbuch 1.2
app-link-send = Link für den anderen Spieler
app-link-secret = Wer diesen Link hat, spielt diesen Platz. Schicke ihn nur dem anderen Spieler.

## Tischseite

app-stage = Der Tisch
app-column = Entscheidungsspalte
app-decision = Entscheidung
app-strip = Trupps
app-tray = Würfelbrett
app-panels = Mehr
app-tab-tray = Würfel
app-tab-log = Verlauf
app-tab-unit = Einheit
app-tab-rule = Regel
app-tab-chat = Chat
app-sheet-raise = Würfel, Verlauf und mehr zeigen
app-sheet-lower = Den Tisch zeigen
app-seats = Plätze und Siegpunkte
app-deciding = am Zug
app-points =
    { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }
app-clock = noch { $time }
app-net-open = Verbunden
app-net-here = { $name } ist da
app-net-away = { $name } ist nicht da
app-net-lost = Verbindung verloren
app-net-watching =
    { $count ->
        [one] { $count } sieht zu
       *[other] { $count } sehen zu
    }
app-undo = Zurücknehmen
app-redo = Wiederholen
app-menu = Menü
app-offer-draw = Unentschieden anbieten
app-concede = Aufgeben
app-concede-sure = Aufgeben: noch einmal drücken
app-answer-alone = Von selbst antworten, wenn nichts davon abhängt
app-follow = Der Tisch folgt dem, was andere tun
app-copy-watch = Link zum Zusehen kopieren
app-joining = Du nimmst Platz …
app-joining-lost = Warten auf den Server …
app-head-failed = Geht nicht
app-head-lost = Verbindung verloren
app-head-over = Beendet
app-head-refused = Geht nicht
app-head-secret = Beide wählen geheim
app-head-gone = { $name } ist weg
app-head-waiting = { $name } entscheidet
app-head-thinking = { $name } überlegt
app-secret-open = { $name } hat noch nicht gewählt.
app-secret-chosen = { $name } hat gewählt. Beides wird zugleich aufgedeckt.
app-waiting-nobody = Einen Augenblick
app-waiting-both = Beide wählen geheim
app-waiting-plan = Der Tisch bleibt offen: Du kannst messen, Karten lesen und vorausplanen.
app-watching = Du siehst zu.
app-gone =
    { $minutes ->
        [0] { $name } hat gerade die Verbindung verloren.
        [one] { $name } ist seit { $minutes } Minute weg.
       *[other] { $name } ist seit { $minutes } Minuten weg.
    }
app-gone-wait = Das Spiel wartet und verliert nichts. Der Platz-Link führt zurück.
app-refused-rule = Eine Regel verbietet es.
app-refused-kernel-not-asked = Diese Frage ist nicht mehr offen.
app-refused-kernel-game-over = Das Spiel ist zu Ende.
app-refused-kernel-malformed = Der Server hat die Antwort nicht verstanden.
app-refused-kernel-setup = Diese Aufstellung ist nicht spielbar.
app-refused-kernel-stuck = Von hier aus kann das Spiel nicht weitergehen.
app-failed =
    { $reason ->
        [no-game] Diesen Tisch gibt es nicht
        [wrong-token] Dieser Platz-Link ist nicht gültig
        [crowded] An diesem Tisch sehen schon zu viele zu
        [too-fast] Zu viele Nachrichten in kurzer Zeit
        [too-slow] Die Verbindung ist zu langsam
       *[other] An diesen Tisch kommst du nicht
    }
app-failed-text = Prüfe den Link oder öffne in der Lobby einen neuen Tisch.
app-lost-countdown =
    { $seconds ->
        [0] Warten auf den Server
       *[other] Warten auf den Server, { $seconds } s
    }
app-lost-text = Alle Antworten sind sicher. Der Tisch ist eingefroren und geht weiter, wo er war.
app-lost-sent = Deine letzte Antwort wird noch einmal geschickt, sobald der Server zurück ist. Bis dahin ist der Tisch eingefroren.
app-undo-wish = { $name } möchte die letzte Antwort zurücknehmen. Erlaubst du es?
app-undo-asked = Du möchtest deine letzte Antwort zurücknehmen. Warten auf die Erlaubnis.
app-allow = Erlauben
app-decline = Ablehnen
app-draw-offer = { $name } bietet Unentschieden an. Wer weiterspielt, lehnt ab.
app-draw-offered = Unentschieden ist angeboten.
app-draw-accept = Unentschieden annehmen
app-result-won = Du gewinnst, { $won } zu { $lost }
app-result-other = { $name } gewinnt, { $won } zu { $lost }
app-result-won-plain = Du gewinnst
app-result-other-plain = { $name } gewinnt
app-result-draw = Unentschieden bei { $points }
app-result-draw-plain = Unentschieden
app-seal-opened = Das Würfelsiegel ist offen
app-seal = Siegel, vor dem ersten Wurf gezeigt
app-seed = Startwert, jetzt geöffnet
app-seal-check = Das Siegel ist der BLAKE3-Hash des Startwerts. Die Aufzeichnung ergibt dieselben Würfe.
app-seed-given = Den Startwert hat vorgegeben, wer den Tisch geöffnet hat.
app-replay = Wiederholung
app-ask-name = Wie heißt du?
app-ask-name-take = So heiße ich
app-ask-name-later = Später
app-stats = Statistik
app-rematch = Revanche
app-rematch-swapped = Dieselben Listen, Seiten getauscht
app-rematch-asked = { $name } wünscht eine Revanche mit getauschten Seiten.
app-rematch-waits = Die Revanche beginnt, sobald die anderen sie auch wünschen.
app-record = Aufzeichnung herunterladen
app-pass-screen = Gib den Bildschirm an { $name }
app-pass-ready = Ich bin { $name }
app-pass-open = Ab jetzt mit offenen Karten spielen: ohne Abdeckung

## Verlauf und Chat

app-log = Verlauf
app-log-filter = Zeigen
app-log-filter-all = Alles
app-log-filter-dice = Würfel
app-log-filter-others = Die anderen
app-log-search = Im Verlauf suchen
app-log-empty = Noch nichts.
app-log-more = Frühere Zeilen zeigen
app-log-reasons = Gründe
app-log-concede = { $name } gibt auf
app-log-draw = { $name } bietet Unentschieden an
app-log-flag = Die Zeit von { $name } ist um
app-chat = Chat
app-chat-unread =
    { $count ->
        [0] Chat
        [one] Chat, eine neue Nachricht
       *[other] Chat, { $count } neue Nachrichten
    }
app-chat-write = Etwas sagen
app-chat-send = Senden
app-chat-empty = Noch hat niemand etwas gesagt.
app-chat-spectator = Zuschauer

## Tasten

app-keys = Tasten
app-key-enter = Hauptknopf
app-key-escape = zurück
app-key-digits = Wahl oder Würfel
app-key-board = zum Spielfeld und zurück zur Frage
app-key-log = Verlauf
app-key-unit = Einheitenkarte
app-key-rule = Regel zur Auswahl
app-key-search = im Verlauf suchen
app-key-undo = zurücknehmen
app-key-help = alle Tasten

## Wiederholung

## Regeln und Chancen

app-rules = Regeln
app-rules-search = Regel nach Wort oder Kennung suchen
app-rules-book = Regelbuch
app-rules-all-books = Alle Regelbücher
app-rules-found =
    { $count ->
        [0] Keine Regel passt.
        [one] Eine Regel
        [50] Die ersten { $most } Regeln
       *[other] { $count } Regeln
    }
app-book-contents = Inhalt
app-book-this = Dieses Buch
app-book-page = Seite { $page } von { $pages }
app-book-turn = Blättern
app-book-letters = Nach Buchstaben
app-book-scene = Auf dem Tisch ansehen
app-book-scene-more = Tisch { $number }: { $title }
app-book-example = Beispiel
app-book-given = Gegeben
app-book-then = Dann
app-book-editions = Ausgaben
app-book-mentions = Hier erwähnt
app-book-open = Im Buch öffnen
app-rule-hint = Jede Regelkennung öffnet sich hier.
app-rule-all = Alle Regeln
app-rule-unknown = { $rule } steht in keinem Verzeichnis.
app-rule-ruling = Auslegung
app-rule-here = Hier
app-here-of = { $name }: { $count } von { $most }.
app-here-changed = { $name }: jetzt { $count }, auf der Karte { $most }.
app-rule-see-also = Siehe auch
app-rule-term-de = Im deutschen Buch
app-rule-term-pl = Im polnischen Buch
app-odds-bar = Anteil
app-odds-exactly = Genau
app-odds-at-least = Mindestens
app-odds-failed = Mit diesen Zahlen lässt sich nicht rechnen.

# Teams.
app-setup = Aufbau
app-setup-rest = Für mich aufbauen
app-setup-going = Wird aufgebaut
app-setup-change = Letzte Wahl zurück
app-setup-chosen = Nimmt zurück, was zuletzt von dir oder für dich gewählt wurde
app-head-together = Gemeinsam entscheiden
app-together = Gemeinsam entscheiden
app-together-with = Ihr entscheidet gemeinsam: du und { $mates }. Die erste Antwort gilt.
app-together-alone = Dein Team entscheidet; { $mates } überlässt es dir.
app-together-propose = Erst vorschlagen, noch nicht antworten
app-together-proposes = { $name } schlägt vor: { $answer }
app-together-take = So antworten
app-chat-team = Team
app-chat-team-only = Nur ans Team
app-replace = Den Computer für { $name } weiterspielen lassen
app-concedes-for-now = { $name } würde aufgeben; das Team hat es nicht getan.
