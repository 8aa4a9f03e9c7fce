# Strategische Operationen: Rollen, Abschnitte, Countdown, gepanzerte Ziele.

## Rollen und Abschnittskarte

so-role-aggressor = Aggressor
so-role-sentinel = Wachposten
so-you = (du)
so-you-are = Du: { $role }
so-stage-card = Abschnittskarte
so-what-ends = Ende des Abschnitts
so-wins-stage = { $role } gewinnt den Abschnitt.
so-wins-operation = { $role } gewinnt die Operation.
so-ends-stage = Der nächste Abschnitt beginnt.
so-ends-operation = Die Operation endet.
so-countdown-ends = Alle 16 Felder der Leiste sind am Ende eines Zugs des Aggressors belegt.
so-special-rule = Sonderregel
so-special-rules =
    { $count ->
        [one] { $count } Sonderregel
       *[other] { $count } Sonderregeln
    }
so-rule-of-stage = dieser Abschnitt
so-rule-of-operation = ganze Operation

## Leiste

so-track = { $state }. Fortschrittsmarker: { $own } von { $of } auf deiner Seite, { $other } von { $of } auf der Seite von { $name }.
so-tokens-of = { $tokens }/{ $of }
so-tokens-after = { $from } → { $to } von { $of }
so-spaces-left =
    { $count ->
        [one] noch { $count } Feld, bis die Leiste voll ist
       *[other] noch { $count } Felder, bis die Leiste voll ist
    }
so-track-full = Die Leiste ist voll
so-last-turn = Letzter Zug des Aggressors

## Erzählung

so-story = Erzählung
so-briefing = Einsatzbesprechung
so-story-close = An den Tisch

## Gepanzerte Ziele

so-armoured-of = Gepanzertes Ziel ({ $role }), Aufgabe { $number }
so-stands-at =
    { $count ->
        [one] Es steht bei Aufgabe { $numbers }.
       *[other] Es steht bei den Aufgaben { $numbers }.
    }
so-by-rule = Nur eine Sonderregel unten erlaubt Angriffe darauf.
so-armoured-about = Optionen legen Schadensmarker durch passende Symbole. Sonst bewirken sie nichts.
so-defends = Verteidigung { $melee } gegen Nahkampf, { $ranged } gegen Fernkampf
so-damage-track = Schadensleiste
so-space =
    Feld { $number }: { $what }, { $state ->
        [damaged] beschädigt
        [next] das nächste
       *[free] frei
    }
so-next-space = Nächstes Feld: { $number } ({ $symbols }).
so-option-needs = Eine Option mit { $symbols } legt einen Schadensmarker auf Feld { $number } von { $of }.
so-destroyed = zerstört
so-damage-of = { $tokens } von { $of } Schadensmarkern
so-tokens-on =
    { $count ->
        [0] kein Schadensmarker auf { $name }
        [one] { $count } Schadensmarker auf { $name }
       *[other] { $count } Schadensmarker auf { $name }
    }
so-strikes = Marker auf Feld { $space }
so-glances = passt nicht
so-tree-fits = { $what }, jetzt möglich, legt einen Schadensmarker
so-fortress = { $name }, Gepanzertes Ziel ({ $role }) an Aufgabe { $number }
so-will-be-wounded = Mit diesem Pool wird die Einheit angeschlagen. Die Leiste ändert sich dadurch nur nach Sonderregeln.

## Fragen und Antworten

so-ask-add = Auf welche Seite der Leiste kommt ein Fortschrittsmarker?
so-ask-remove = Von welcher Seite der Leiste kommt ein Fortschrittsmarker weg?
so-ask-lose-damage = Wie viel Schaden von { $unit } entfernen?
sp-ask-lose-wound = Welchen Marker von { $unit } entfernen?
sp-about-ask-progress = Es zählt nur, wie viele auf jeder Seite liegen. Sind am Ende eines Zugs des Aggressors alle 16 Felder belegt, gewinnt der Wachposten.
sp-about-ask-lose-wound = Zuerst geht der Marker. Schaden lässt sich nur von einer Einheit entfernen, die nicht mehr angeschlagen ist.
sp-about-ask-lose-damage = Hat die Einheit danach noch so viel Schaden wie Robustheit, ist sie sofort wieder angeschlagen.
sp-do-decline-lose-wound = Marker behalten
sp-do-decline-lose-condition = Zustände behalten
so-pending-progress = Fortschrittsmarker zu Beginn des Zugs
so-about-progress = Auf die eigene Seite der Leiste; ist sie voll, auf die andere.
so-how-much = Wie viel Schaden
so-do-side-own = Deine Seite ({ $role })
so-do-side-other = Andere Seite ({ $role })
so-do-token-wounded = Angeschlagen-Marker
so-do-token-injured = Verletzt-Marker
so-do-damage =
    { $count ->
        [0] Kein Schaden
       *[other] { $count } Schaden
    }
so-add-to-aggressor = Auf die Seite des Aggressors legen
so-add-to-sentinel = Auf die Seite des Wachpostens legen
so-remove-from-aggressor = Von der Seite des Aggressors nehmen
so-remove-from-sentinel = Von der Seite des Wachpostens nehmen
so-lose-wounded = Angeschlagen-Marker verlieren
so-lose-injured = Verletzt-Marker verlieren
so-lose-damage =
    { $count ->
        [0] Keinen Schaden verlieren
       *[other] { $count } Schaden verlieren
    }

## Ereignisse

so-say-roles = { $aggressor } ist der Aggressor und beginnt, { $sentinel } ist der Wachposten.
so-say-stage-begins =
    { $count ->
        [0] Abschnitt: { $stage }
        [one] Abschnitt: { $stage }. Aufgabe { $objectives } ist aktiv
       *[other] Abschnitt: { $stage }. Aufgaben { $objectives } sind aktiv
    }
so-say-stage-ended = Ende des Abschnitts { $stage }. { $text }
so-say-stage-ended-won = Ende des Abschnitts { $stage }, { $player } gewinnt ihn. { $text }
so-say-stage-ended-last = Ende des Abschnitts { $stage }, { $player } gewinnt die Operation. { $text }
so-say-special-rule = { $rule } für { $player }.
so-say-added = Ein Fortschrittsmarker auf die Seite von { $player }, jetzt { $tokens } von 8 ({ $cause }).
so-say-removed = Ein Fortschrittsmarker weniger auf der Seite von { $player }, jetzt { $tokens } von 8 ({ $cause }).
so-cause-turn = Beginn des Zugs
so-cause-token = { $ability }, statt den Konfliktmarker zu bewegen
so-cause-spent = { $ability }, statt Fortschrittsmarker auszugeben
so-cause-gained = { $ability }, statt Fortschrittsmarker zu erhalten
so-say-last-turn = Die Leiste ist voll: Der Konfliktmarker kommt auf das mittlere Feld. Der Aggressor hat noch einen Zug.
so-say-lost-wounded = { $unit }: Angeschlagen-Marker entfernt.
so-say-lost-injured = { $unit }: Verletzt-Marker entfernt.
so-say-glanced = { $target }: kein Symbol des nächsten Felds, kein Schadensmarker.
so-say-armour = { $target }: Schadensmarker auf Feld { $space } von { $of }.
so-say-destroyed = Zerstört: { $target }.

## Spielende

so-won-countdown = { $winner } gewinnt als { $role }: Der Countdown lief im Abschnitt „{ $stage }“ ab.
so-won-stage = { $winner } gewinnt als { $role } mit dem Ende des Abschnitts „{ $stage }“.
so-won-stage-by = { $winner } gewinnt als { $role } im Abschnitt „{ $stage }“: { $text }

## Ablehnungen

sp-no-so-build-01 = Für eine Operation bringt niemand ein Missionsset mit
sp-no-so-setup-05 = Diesen Spieler gibt es nicht, er kann nicht Aggressor sein
sp-no-so-armor-05 = Das Ziel kann jetzt nicht angegriffen werden

## Ziel

so-goal-how = { $aggressor } muss als Aggressor die Abschnitte rechtzeitig beenden; { $sentinel } gewinnt als Wachposten, wenn die Leiste voll und der Countdown vorbei ist.
so-goal-left = Freie Felder auf der Leiste: { $left }

## Leisten, Markierungen und Würfe von Sonderregeln

so-tracker = Leiste
so-tracker-state = { $name }: { $filled } von { $of } Feldern belegt
so-tracker-space =
    { $what }, { $state ->
        [filled] belegt
       *[empty] frei
    }
so-surge = kann jetzt nicht kontrolliert werden
so-kind-of = { $kind }, Aufgabe { $number }
so-rolls = { $rule }: der Wurf
so-ask-objective = Welche Aufgabe?
so-ask-fill = Welches Feld wird belegt ({ $tracker })?
so-ask-empty = Welches Feld wird geleert ({ $tracker })?
sp-about-ask-objective = Die Sonderregel geht mit der gewählten Aufgabe weiter.
sp-about-ask-space = Nur diese Felder stehen zur Wahl; nach einem Wurf die mit einem gewürfelten Ergebnis.
so-do-space = Feld { $what }
so-say-plated = { $target }, Verteidigungskompetenz { $count }: { $entries }.
so-say-repaired = { $target }: Schadensmarker von Feld { $space } genommen.
so-say-rule-rolled = { $rule }: { $player } würfelt { $faces }.
so-say-filled = { $tracker }: Feld { $what } ist belegt.
so-say-emptied = { $tracker }: Feld { $what } ist frei.
so-say-marked = Hauptaufgaben sind { $objectives }; niemand kontrolliert sie.
sp-no-so-armor-12 = es kann nur angegriffen werden, wenn eine Sonderregel es gewährt
sp-no-so-armor-13 = eine Sonderregel gewährt diesen Angriff nur über bestimmte Aufgaben
sp-no-so-track-02 = kein solches freies Feld zeigt das Ergebnis
sp-no-so-track-03 = kein solches belegtes Feld zeigt ein Ergebnis
sp-effect-repair = einen Schadensmarker abnehmen
so-say-scattered = { $player } stellt ein Squad beiseite: { $units }.
so-say-unit-tokens = { $unit }, Operationsmarker: { $tokens }.
so-say-unit-tokens-none = { $unit }: kein Operationsmarker mehr.
so-say-objective-damaged =
    { $count ->
        [one] { $count } Schadensmarker auf { $objective }.
       *[other] { $count } Schadensmarker auf { $objective }.
    }
so-say-deactivated = { $objective } ist jetzt inaktiv.
so-say-die-turned = Ein Würfel wird gedreht: { $from } wird { $to }.
so-ask-token = Welcher Marker wird entfernt?
so-ask-turn = Welcher Würfel wird auf { $face } gedreht?
sp-about-ask-face = Das Ergebnis zählt so, wie der Würfel gedreht ist.
so-unit-tokens = Operationsmarker: { $tokens }
sp-no-so-token-01 = jede Einheit steht in Reichweite 1 einer anderen Aufgabe, die im ersten Abschnitt inaktiv ist
so-say-token-laid = { $player } zieht einen Marker und legt ihn verdeckt auf { $unit }.
so-say-token-laid-seen = { $player } zieht einen Marker und legt ihn verdeckt auf { $unit }: { $face }.
so-say-tokens-returned =
    { $count ->
        [one] { $count } Operationsmarker von { $unit } kommt in den Vorrat zurück.
       *[other] { $count } Operationsmarker von { $unit } kommen in den Vorrat zurück.
    }
so-say-token-shown = { $unit } deckt einen Operationsmarker auf: { $face }.
so-say-sequence-laid =
    { $count ->
        [one] { $count } Marker wird verdeckt in eine Reihe gelegt.
       *[other] { $count } Marker werden verdeckt in eine Reihe gelegt.
    }
so-say-sequence-revealed = Der nächste in der Reihe, noch { $left }: { $face }.
so-say-sequence-discarded = Der Marker { $face } verlässt die Reihe.
so-say-objective-put = { $objective } wird woanders hingelegt.
so-ask-lay = Wohin kommt { $objective }?
sp-about-ask-lay = Klicke auf eine Stelle in Reichweite { $range } von da, wo sie liegt, oder lass sie dort.
sp-about-ask-lay-near = Klicke auf eine Stelle in Reichweite { $range } von { $of }.
sp-do-decline-lay = Liegen lassen
so-do-lay = Hierhin legen
so-sequence = Reihe
so-sequence-hidden = verdeckt
so-token-hidden = Operationsmarker, verdeckt
sp-effect-tokens = Operationsmarker
sp-effect-fill = einen Marker auf eine Leiste legen
sp-effect-empty = einen Marker von einer Leiste nehmen
sp-effect-sequence = in der Reihe der Marker weitergehen
sp-effect-place-objective = eine Aufgabe woanders hinlegen
sp-effect-remove-token = einen Operationsmarker wegnehmen
sp-effect-damage-objective = eine Aufgabe beschädigen
sp-effect-turn-die = einen Würfel drehen
sp-effect-roll = würfeln
so-objective-damage =
    { $count ->
        [one] { $count } Schadensmarker
       *[other] { $count } Schadensmarker
    }
sp-no-so-place-01 = eine Aufgabe wird flach auf das Spielfeld gelegt, in der Reichweite von dort, wo sie liegt, und über keine andere
sp-no-so-token-02 = einer der Marker, die gehen dürfen
sp-no-so-roll-02 = einer der Würfel, die gedreht werden dürfen
so-say-lies-in-wait = { $player } lässt ein Squad auf der Lauer liegen: { $units }.
so-say-ambush-laid = { $player } legt einen Hinterhaltmarker verdeckt aus.
so-say-ambush-revealed = Hinterhaltmarker { $face }: { $unit } kommt hervor.
so-say-stationed = { $name } wird aufgestellt.
so-say-uncontrolled = Niemand kontrolliert { $objective } mehr.
so-ask-roam = Wohin geht { $objective }?
so-ask-ambush = Wohin kommt der Hinterhaltmarker { $face }?
so-ask-station = Wo wird { $name } aufgestellt?
sp-about-ask-roam = Klicke auf eine Stelle des Tischs. Bewegt wird wie mit einem Charakter.
sp-about-ask-ambush = Nicht in Reichweite 2 einer Aufgabe oder eines Rands, nicht in Reichweite 3 eines anderen Hinterhaltmarkers.
sp-about-ask-station = In der Reichweite des Markers, die die Sonderregel nennt.
sp-do-decline-roam = Bleibt stehen
so-do-ambush = Hierhin legen
so-do-station = Hier aufstellen
so-ambush = Hinterhaltmarker
sp-no-so-roam-01 = bewegt wird nur, wie die Sonderregel sagt, und die Basis des Markers darf nicht überlagert werden
sp-no-so-wait-02 = ein Hinterhaltmarker liegt nicht in Reichweite 2 einer Aufgabe oder eines Rands und nicht in Reichweite 3 eines anderen
so-say-docked = Das Schiff ist bei { $objective }.
so-say-embarked = { $unit } geht an Bord des Schiffs.
so-say-acts-from-ship = { $unit } gibt Feuerschutz vom Schiff aus.
so-say-captured = { $player }: Gefangen sind { $units }.
so-say-freed = { $unit } ist frei.
so-say-off-duty = { $player }: Dienstfrei sind { $units }.
so-say-noise-made =
    { $count ->
        [one] { $player } macht Lärm: { $count } Marker liegt verdeckt da.
       *[other] { $player } macht Lärm: { $count } Marker liegen verdeckt da.
    }
so-say-noise-revealed = Der Lärm wird gehört: { $faces }.
so-say-signalled = { $signal }!
so-say-no-room = Für das, was { $player } aufstellen musste, ist kein Platz.
sp-ask-react-moved = { $name } hat sich bewegt. Reagieren?
sp-effect-noise =
    { $count ->
        [0] keinen Lärm machen
       *[other] { $count } Lärm machen
    }
sp-effect-embark = an Bord gehen
sp-effect-act-from-ship = vom Schiff aus handeln
sp-effect-station = Charaktere aufstellen
sp-effect-signal = das Signal geben
so-aboard = An Bord des Schiffs
so-captured = gefangen
so-off-duty = dienstfrei
so-mounted = an Bord
so-noise-state = Lärm: { $noise } verdeckt, { $pool } noch im Vorrat
so-signalled = { $signal }: ausgelöst
sp-no-so-place-02 = Charaktere werden in der Reichweite aufgestellt, die die Regel nennt
sp-no-so-captive-01 = gefangene Einheiten bewegen sich nicht und greifen nicht an, und wer an Bord ist, bewegt sich nicht
sp-no-so-duty-02 = im Wachdienst läuft niemand und macht niemand Fernkampfangriffe
sp-no-so-deploy-01 = die Operation sagt, wo Squads aufgestellt werden
so-state-captured = gefangen
so-state-off-duty = dienstfrei
so-state-aboard = an Bord
