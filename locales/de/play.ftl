# What the tables of all rulesets say.

play-head-turn = Du bist am Zug: { $name }
play-head-yours = Du entscheidest
play-head-waiting = { $player } entscheidet
play-closed = { $count } nicht möglich
play-want-action = Wähle eine Aktion
play-want-card = Wähle eine Karte
play-want-dice = Wähle Würfel
play-want-target = Wähle ein Ziel
play-want-character = Wähle einen Charakter
play-want-unit = Wähle eine Einheit
play-want-place = Wähle einen Ort auf dem Tisch
play-want-answer = Wähle eine der Antworten
play-no-farther = Nicht weiter. { $why }
play-final = Nicht zurückzunehmen
play-back = Zurück
play-key-enter = Enter
play-key-escape = Esc
play-all-reasons = Alle Gründe
play-no-unit = Wähle einen Charakter in der Leiste oder auf dem Brett.
play-tools = Werkzeuge
play-tool-measure = Messen
play-tool-space = 3D
play-turn-table = Tisch zur eigenen Kante drehen
play-card-played = { $card }, ausgespielt
play-key-space = der Tisch in drei Dimensionen
play-space-picture = Der Tisch in drei Dimensionen. Pfeiltasten drehen, mit Umschalt verschieben sie, Plus und Minus zoomen, 0 zeigt alles.
play-space-hint = Ziehen dreht, mit Umschalt verschiebt es; das Rad zoomt.
play-space-close = Räumliche Ansicht schließen
play-space-wait = Der Tisch wird aufgebaut.
play-space-failed = Dieser Browser kann nicht räumlich zeichnen.
play-tool-sight = Sicht
play-zoom = Zoom
play-zoom-in = Vergrößern
play-zoom-out = Verkleinern
play-fit = Ganz
play-key-measure = Messen
play-key-sight = Sicht des aktiven Charakters
play-key-next = Nächster eigener einsatzfähiger Charakter
play-levels = Höhe
play-levels-keys = Bild auf und Bild ab ändern die Höhe
play-ground = Boden
play-height = { $height } hoch
play-lifted = Angehoben. Die Pfeiltasten bewegen um ein Zoll, mit Umschalt um ein viertel; Enter setzt ab, Escape bricht ab.
play-suggest-places = Orte vorschlagen
play-suggestions = Vorgeschlagene Orte
play-suggestions-count =
    { $count ->
        [one] { $count } Vorschlag
       *[other] { $count } Vorschläge
    }
play-suggestion = Vorschlag { $number } von { $count }
play-suggestion-before = Voriger Vorschlag
play-suggestion-next = Nächster Vorschlag
play-verb-move = Bewegen
play-verb-attack = Angreifen
play-key-exact = beim Ziehen: genau dorthin, ohne Einrasten
