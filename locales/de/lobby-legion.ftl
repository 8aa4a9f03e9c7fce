# Legion: das Formular der Lobby.

lg-lobby-format = Format
lg-lobby-battlefield = Schlachtfeld
lg-lobby-no-battlefield = Es gibt kein Schlachtfeld.
lg-lobby-terrain = Gelände
lg-lobby-declared =
    { $count ->
        [one] { $count } Geländeteil anders festgelegt
       *[other] { $count } Geländeteile anders festgelegt
    }
lg-lobby-placement = Wie das Gelände aufs Schlachtfeld kommt
lg-lobby-placement-agreed = Wie auf dem Bild.
lg-lobby-placement-in-turns = Die Spieler stellen es abwechselnd auf.
lg-lobby-declare-about = Was ein Geländeteil bewirkt, lässt sich anders festlegen; ein Stern zeigt, was geändert ist.
lg-lobby-cover = Deckung
lg-lobby-covers-troopers = Deckt Truppler
lg-lobby-covers-vehicles = Deckt Fahrzeuge
lg-lobby-covers-usual = wie üblich
lg-lobby-covers-always = immer
lg-lobby-covers-never = nie

## Was an einer Armee nicht stimmt

lg-wrong-kernel-setup = Unbekannt oder zu viel: { $what }.
lg-wrong-build-02 = Die Armee kostet { $points } Punkte, erlaubt sind { $most }.
lg-wrong-few = { $rank }: { $units } in der Armee, mindestens { $least } nötig.
lg-wrong-many = { $rank }: { $units } in der Armee, höchstens { $most } erlaubt.
lg-wrong-build-05 = Alle Einheiten müssen zu einer Fraktion gehören.
lg-wrong-build-22 = { $name } ist einzigartig und doppelt vorhanden.
lg-wrong-build-15 = { $unit } hat keinen freien Platz für { $upgrade }.
lg-wrong-build-16 = { $unit } hat { $upgrade } doppelt.
lg-wrong-build-18 = { $upgrade } ist nichts für { $unit }.
lg-wrong-build-19 = { $upgrade } ist nichts für { $unit }.
lg-wrong-build-20 = { $upgrade } ist nichts für { $unit }.
lg-wrong-build-23 =
    { $pips ->
        [one] Die Hand braucht { $needed } Kommandokarten mit { $pips } Kreis, es sind { $cards }.
       *[other] Die Hand braucht { $needed } Kommandokarten mit { $pips } Kreisen, es sind { $cards }.
    }
lg-wrong-build-24 = Die Kommandokarte { $card } ist doppelt vorhanden.
lg-wrong-build-25 = Die Kommandokarte { $card } braucht { $unit } in der Armee.
lg-wrong-build-28 = Die Kommandokarte { $card } gehört zur anderen Fraktion.
lg-misfit-build-22 = schon in der Armee
lg-misfit-rank = Rang ist voll
lg-misfit-build-02 = zu viele Punkte

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
lg-no-build-25 = eine Kommandokarte ohne ihren Charakter
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
