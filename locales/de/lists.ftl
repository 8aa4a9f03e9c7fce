# Listen: der Baukasten für Armeen, Einsatzteams und Trupps.

app-list-title = Listen
app-list-games = Spiele
app-list-builder = Listen bauen
app-list-new = Neue Liste
app-list-own = Meine Listen
app-list-ready = Fertige Listen
app-list-ready-one = Fertige Liste { $number }
app-list-is-legal = regelgerecht
app-list-is-not = verletzt Regeln
app-list-unnamed = Liste ohne Namen
app-list-name = Name der Liste
app-list-catalogue = Katalog
app-list-list = Liste
app-list-of = von { $most }
app-list-any = wie es passt
app-list-squad-points = Squad-Punkte
app-list-search = Name, Schlüsselwort, Waffe
app-list-part = Was gewählt wird
app-list-side = Fraktion oder Ära
app-list-all-sides = Alle Seiten
app-list-kind = Art
app-list-all-kinds = Alle Arten
app-list-only = Nur was passt
app-list-found =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
app-list-everything = Alles zeigen
app-list-view-cards = Als Karten zeigen
app-list-view-rows = Als Zeilen zeigen
app-list-units = Einheiten
app-list-for = { $kind } für { $unit }
app-list-none = So heißt nichts.
app-list-add = Hinzufügen
app-list-add-what = { $what } hinzufügen
app-list-remove-what = { $what } entfernen
app-list-exchange = { $by } statt { $what }
app-list-times = { $count } in der Liste
app-list-double = { $what } verdoppeln
app-list-line = { $what }: Entf entfernt, Strg D verdoppelt, Alt und Pfeile verschieben
app-list-slot-filled = { $kind }: { $what }
app-list-slot-empty = { $kind } von { $unit }: leer
app-list-socket = Wählen: { $kind }
app-list-unique = einzigartig
app-list-minis =
    { $count ->
        [one] { $count } Miniatur
       *[other] { $count } Miniaturen
    }
app-list-adds-mini = Fügt 1 Miniatur hinzu.
app-list-melee = Nahkampf
app-list-range = Reichweite { $range }:
app-list-legal = Die Liste hält die Regeln ein.
app-list-problems =
    { $count ->
        [one] { $count } Regel ist verletzt
       *[other] { $count } Regeln sind verletzt
    }
app-list-mend = Alles richten
app-list-unjudged = Der Server antwortet nicht.
app-list-again = Noch einmal
app-list-play = Mit dieser Liste spielen
app-list-play-not = Spielen braucht eine regelgerechte Liste
app-list-share = Teilen
app-list-print = Drucken
app-list-done = Meine Listen
app-list-close = Schließen
app-list-copy-link = Link kopieren
app-list-copy-text = Text kopieren
app-list-copy-json = JSON kopieren
app-list-download = Datei speichern
app-list-keep = Auf dem Server aufheben
app-list-copied = Kopiert.
app-list-as-text = Als Text
app-list-import = Liste einlesen
app-list-import-about = Link, Text oder JSON einfügen.
app-list-import-do = Einlesen
app-list-read =
    { $count ->
        [one] { $count } Zeile gelesen.
       *[other] { $count } Zeilen gelesen.
    }
app-list-misread = { $count } Zeilen gelesen; nicht verstanden: { $text }
app-list-not-read = Das ist keine Liste dieses Spiels.
app-list-worth-ranged = Fernkampf { $value }
app-list-worth-melee = Nahkampf { $value }
app-list-worth-survives = hält { $value } aus
app-list-worth-per = { $value } je 100 Punkte
app-list-worth-legion = Durchschnittliche Wunden eines Angriffs auf Truppler im Freien mit weißem Würfel, ohne Zielmarker; und die Treffer, die die Einheit mit ihrem eigenen Würfel besiegen.
app-list-worth-shatterpoint = Durchschnittlicher Schaden eines Angriffs gegen 5 Verteidigungswürfel ohne Kompetenz, mit dem besseren Kampfstil; und Angriffe mit 7 Würfeln, je Erfolg ein Schaden, die die Einheit besiegen.
app-list-worth-battleground = Durchschnittliche Wunden eines Angriffs gegen 3 Verteidigungswürfel; und Angriffe mit 4 Würfeln, die den Charakter ausschalten.
app-list-kind-character = Charakter
app-list-kind-melee = Nahkampfwaffe
app-list-kind-ranged = Fernkampfwaffe
app-list-kind-spell = Zauber
app-list-kind-jewellery = Schmuck
app-list-kind-shield = Schild
app-list-kind-armour = Panzer
app-list-kind-fate = Schicksalskarte
app-list-kind-glory = Ruhmkarte
app-list-value-health = Gesundheit
app-list-value-speed = Tempo
app-list-value-initiative = Initiative
app-list-value-ap = AP
app-list-value-mana = Mana
app-list-value-bonus-mana = Zusätzliches Mana
app-list-value-victory = Siegpunkte
app-list-reach = Reichweite { $reach }
app-list-dice = { $dice } Würfel
app-list-mana = { $mana } Mana
app-list-result = { $successes } → { $wounds }
app-list-misfit-bg-setup-02 = zu viele Punkte, oder schon dabei
app-list-misfit-bg-squad-01 = von der anderen Fraktion
app-list-misfit-bg-setup-09 = schon dabei, oder von der anderen Fraktion
app-list-bring = Mit ihr an diesen Tisch
app-lobby-list-of = Liste von Spieler { $number }
app-lobby-list-edit = Ändern
app-lobby-list-problem = Liste von Spieler { $number }: { $why } ({ $rule })
