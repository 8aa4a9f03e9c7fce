# Legion: das Formular der Lobby.

lg-lobby-size = Größe des Gefechts
lg-lobby-size-learning = Lerngefecht.
lg-lobby-size-learning-about = Kleine Armeen mit einem Commander; andere Ränge müssen nicht dabei sein.
lg-lobby-size-standard = Standardgefecht.
lg-lobby-size-standard-about = Bis zu 800 Punkte, alle Ränge wie in den Regeln verlangt.
lg-lobby-battlefield = Schlachtfeld
lg-lobby-no-battlefield = Es gibt kein Schlachtfeld.
lg-lobby-terrain = Gelände
lg-lobby-declared =
    { $count ->
        [one] { $count } Stück anders erklärt
       *[other] { $count } Stücke anders erklärt
    }
lg-lobby-placement = Wie das Gelände aufs Schlachtfeld kommt
lg-lobby-placement-agreed = Wie auf dem Bild.
lg-lobby-placement-in-turns = Die Spieler stellen es abwechselnd auf.
lg-lobby-declare-about = Was ein Stück bewirkt, lässt sich anders vereinbaren; ein Stern zeigt, was geändert ist.
lg-lobby-cover = Deckung
lg-lobby-faction = Fraktion
lg-lobby-points = { $spent } von { $most } Punkten
lg-lobby-points-short =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
lg-lobby-add = Einheit hinzufügen
lg-lobby-choose = Einheit wählen
lg-lobby-remove = { $unit } entfernen
lg-lobby-drop = Aufwertung { $upgrade } entfernen
lg-lobby-hand = Kommandokarten
lg-lobby-command =
    { $pips ->
        [one] Kommandokarte { $number } mit { $pips } Kreis
       *[other] Kommandokarte { $number } mit { $pips } Kreisen
    }
lg-lobby-standing = Bereitschaft kommt von selbst auf jede Hand.
lg-lobby-build = Armee ändern
lg-lobby-done = Fertig
lg-lobby-empty = Leer beginnen
lg-lobby-ready = { $army } nehmen
lg-lobby-kept = Zuletzt gebaute Armee nehmen
lg-lobby-army-problem = Armee von Spieler { $number }: { $why } ({ $rule })
lg-lobby-json = Als Text
lg-lobby-json-about = Kopiere ihn, um die Armee zu behalten oder weiterzugeben; füge hier einen ein, um ihn zu lesen.
lg-lobby-json-of = Armee von Spieler { $number } als Text
lg-lobby-upload = Datei lesen
lg-lobby-download = Als Datei speichern
lg-army-not-json = Das ist kein JSON.
lg-army-no-army = Das ist keine Armee: Eine Liste „units“ fehlt oder ist fehlerhaft.

## Was an einer Armee nicht stimmt

lg-build-unknown = Unbekannt: { $id }.
lg-build-points = Die Armee kostet { $count } Punkte, erlaubt sind { $most }.
lg-build-few = { $rank }: { $count } in der Armee, mindestens { $least } nötig.
lg-build-many = { $rank }: { $count } in der Armee, höchstens { $most } erlaubt.
lg-build-factions = Alle Einheiten müssen zu einer Fraktion gehören.
lg-build-unique = { $name } ist einzigartig und doppelt vorhanden.
lg-build-no-icon = { $unit } hat keinen freien Platz für { $upgrade }.
lg-build-upgrade-twice = { $unit } hat { $upgrade } doppelt.
lg-build-restricted = { $upgrade } ist nichts für { $unit }.
lg-build-hand =
    { $pips ->
        [one] Die Hand braucht 2 Kommandokarten mit { $pips } Kreis, es sind { $count }.
       *[other] Die Hand braucht 2 Kommandokarten mit { $pips } Kreisen, es sind { $count }.
    }
lg-build-hand-six = Die Hand braucht 6 Kommandokarten, es sind { $count }.
lg-build-foreign = Die Kommandokarte { $card } gehört zur anderen Fraktion.
lg-build-command-twice = Die Kommandokarte { $card } ist doppelt vorhanden.
lg-build-character = Die Kommandokarte { $card } braucht { $unit } in der Armee.
lg-misfit-unique = schon in der Armee
lg-misfit-rank = Rang ist voll
lg-misfit-points = zu viele Punkte

## Warum der Server ablehnt

lg-no-build-02 = die Armee kostet zu viele Punkte
lg-no-build-05 = Einheiten zweier Fraktionen
lg-no-build-15 = kein freier Platz für eine Aufwertung
lg-no-build-16 = eine Aufwertung doppelt bei einer Einheit
lg-no-build-18 = eine Aufwertung für eine andere Einheit
lg-no-build-19 = eine Aufwertung der dunklen Seite
lg-no-build-20 = eine Aufwertung der hellen Seite
lg-no-build-22 = ein einzigartiger Name doppelt
lg-no-build-23 = nicht zwei Kommandokarten jeder Kreiszahl
lg-no-build-24 = eine Kommandokarte doppelt
lg-no-build-25 = eine Kommandokarte ohne ihre Figur
lg-no-rank-03 = die Zahl der Commander
lg-no-rank-04 = die Zahl der Agenten
lg-no-rank-05 = die Zahl der Korps-Einheiten
lg-no-rank-06 = die Zahl der Spezialeinsatzkräfte
lg-no-rank-07 = die Zahl der Unterstützungseinheiten
lg-no-rank-08 = die Zahl der schweren Einheiten
lg-fact-points = { $value } Punkte
lg-fact-units = { $value } Einheiten
lg-fact-name = { $value }
lg-fact-upgrade = { $value }
lg-fact-card = { $value }
lg-fact-cards = { $value } Karten
lg-fact-pips = { $value } Kreise
