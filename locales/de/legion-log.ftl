# Legion: was geschah, als Sätze des Protokolls.

## Vorbereitung

lg-say-unknown = Es geschah etwas: { $what }.
lg-say-chooser = { $player } entscheidet über die Farben: Die Armee kostet weniger Punkte.
lg-say-chooser-coin = { $player } entscheidet über die Farben: Die Armeen kosten gleich viel, und die Münze fiel so.
lg-say-colours = { $blue } spielt Blau, { $red } spielt Rot.
lg-say-terrain-placed = { $player } legt ein Geländeteil.
lg-say-side = Blau nimmt diese Seite: { $edge }.
lg-say-battle-cards = Die Gefechtskarten liegen offen.
lg-say-discarded = { $player } legt { $card } ab ({ $row }).
lg-say-discarded-none = { $player } legt keine Gefechtskarte ab.
lg-say-battle = Gefecht: { $cards }
lg-say-token-laid = Gelegt: { $token }.
lg-say-set-aside = { $unit }: beiseitegelegt, kommt später.
lg-say-deployed = { $unit }: aufgestellt.

## Runden und Befehle

lg-say-round = Runde { $round }
lg-why-counter = Rundenzähler
lg-say-commands = Kommandokarten: { $first } gegen { $second }.
lg-say-commands-all = Kommandokarten: { $cards }.
lg-say-team-tie = Gleich wenige Kreise auf beiden Seiten: Die Karten von { $team } haben zusammen weniger.
lg-say-team-tie-coin = Gleich wenige Kreise auf beiden Seiten, auch zusammen: Die Münze fiel für { $team }.
lg-say-no-card = keine Karte
lg-pips =
    { $count ->
        [one] { $count } Kreis
       *[other] { $count } Kreise
    }
lg-say-priority = { $player } hat Priorität.
lg-say-nominated = { $unit }: benannt, um Befehle zu erteilen.
lg-say-ordered = { $unit }: erhält einen Befehl.
lg-say-drew = { $player } zieht einen Befehlsmarker: { $rank }.
lg-say-token-removed = { $player }: Keine Einheit passt zum gezogenen Marker ({ $rank }); er kommt aus dem Spiel.
lg-say-activated = Aktivierung: { $unit }
lg-say-actions-lost =
    { $count ->
        [one] { $unit }: { $count } Aktion weniger.
       *[other] { $unit }: { $count } Aktionen weniger.
    }
lg-say-acts = { $unit }: Aktion { $action }.
lg-say-acts-free = { $unit }: freie Aktion { $action }.
lg-say-readied = { $unit }: Aufwertungen wieder spielbereit.
lg-say-used = { $unit }: nutzt { $upgrade }.
lg-say-again = { $unit }: Der Befehlsmarker kommt zurück in den Befehlspool, für eine weitere Aktivierung.
lg-say-order-lost = { $unit }: Der Befehlsmarker kommt zurück in den Befehlspool.
lg-say-command-discarded = { $player } legt { $card } für ihren Effekt ab.
lg-say-command-returned = { $card } kommt auf die Hand von { $player } zurück.
lg-say-observed =
    { $count ->
        [one] { $player } sieht sich eine Kommandokarte des Gegners an.
       *[other] { $player } sieht sich { $count } Kommandokarten des Gegners an.
    }
lg-why-observed = Gesehen
lg-say-charge-laid = { $unit }: legt einen Bombenmarker.
lg-say-detonated = Detonation: Alle Einheiten in Reichweite und Sicht werden angegriffen.
lg-say-mine-laid = Eine Mine wird gelegt.
lg-say-mine-removed = Die Mine ist verbraucht.
lg-say-mine-attack = Eine Mine greift { $defender } an ({ $range }): { $weapons }.
lg-say-marked = { $by } setzt ein Kopfgeld auf { $unit } aus.
lg-say-collected = { $unit } kassiert das Kopfgeld ({ $count }).
lg-say-token-wounds =
    { $count ->
        [one] { $token }: { $count } Wundenmarker.
       *[other] { $token }: { $count } Wundenmarker.
    }
lg-an-upgrade = eine Aufwertung
lg-say-promoted = { $unit }: Der Einheitenführer ist jetzt Commander.
lg-say-victory =
    { $count ->
        [one] { $player } erhält { $count } Siegmarker (jetzt { $total }).
       *[other] { $player } erhält { $count } Siegmarker (jetzt { $total }).
    }
lg-say-round-ends = Runde { $round } ist vorbei.

## Bewegungen

lg-say-moved-standard = { $unit }: bewegt.
lg-say-moved-reverse = { $unit }: rückwärts bewegt.
lg-say-moved-pivot = { $unit }: gedreht.
lg-say-moved-climb = { $unit }: klimmt auf { $height }.
lg-say-moved-clamber = { $unit }: klettert auf { $height }.
lg-say-moved-compulsory = { $unit }: Zwangsbewegung.
lg-say-moved-withdraw = { $unit }: Rückzug aus dem Nahkampf.
lg-say-moved-flight = { $unit }: flieht in Panik.
lg-say-moved-displaced = { $unit }: verdrängt.
lg-say-moved-closed-up = { $unit }: schließt zum Feind auf.
lg-say-placed = { $unit }: Die anderen stehen in Formation.
lg-say-melee = Im Nahkampf: { $unit } und { $enemy }.
lg-say-left = { $unit }: hat das Schlachtfeld verlassen und ist besiegt.
lg-say-claimed = { $unit }: beansprucht { $token }.
lg-say-dropped = Nicht mehr beansprucht: { $token }.

## Würfel und Marker

lg-say-rolled-priority = Gleich viele Kreise, die Würfel entscheiden: { $faces }.
lg-say-rolled-rally = { $unit }, Sammeln: { $faces }.
lg-say-rolled-resilience = { $unit }, Robustheit: { $faces }.
lg-say-rolled-damaged = { $unit }, beschädigt: { $faces }.
lg-say-rolled-clamber = { $unit }, Klettern: { $faces }.
lg-say-rolled-mine = { $unit } kommt einer Mine nahe: { $faces }.
lg-say-tokens = { $unit }: { $token } { $count }.
lg-say-tokens-none = { $unit }: Marker „{ $token }“ entfernt.
lg-say-tokens-one = { $unit }: { $token }.

## Angriffe

lg-say-attack = { $unit } → { $defender }, { $range }: { $weapons }.
lg-say-attack-roll = Angriffswurf: { $faces }.
lg-say-rerolled = Nach dem Zielen: { $faces }.
lg-say-surged = Energie umgewandelt: { $faces }.
lg-say-in-cover = { $unit }: { $cover }.
lg-why-obscured = Verborgene Miniaturen
lg-say-cancelled-dodge =
    { $count ->
        [one] Ausweichen negiert { $count } Treffer.
       *[other] Ausweichen negiert { $count } Treffer.
    }
lg-say-cancelled-dodge-criticals =
    { $count ->
        [one] Ausweichen negiert { $count } kritischen Treffer.
       *[other] Ausweichen negiert { $count } kritische Treffer.
    }
lg-say-cancelled-cover =
    { $count ->
        [one] Deckung negiert { $count } Treffer.
       *[other] Deckung negiert { $count } Treffer.
    }
lg-say-cancelled-armor =
    { $count ->
        [one] Panzerung negiert { $count } Treffer.
       *[other] Panzerung negiert { $count } Treffer.
    }
lg-say-cancelled-guardian =
    { $count ->
        [one] Beschützer negiert { $count } Treffer.
       *[other] Beschützer negiert { $count } Treffer.
    }
lg-say-cancelled =
    { $count ->
        [one] { $count } Treffer negiert.
       *[other] { $count } Treffer negiert.
    }
lg-say-impact =
    { $count ->
        [one] Wucht: { $count } Treffer wird kritisch.
       *[other] Wucht: { $count } Treffer werden kritisch.
    }
lg-say-defence-roll = Verteidigungswurf: { $faces }.
lg-say-defence-rerolled = Verteidigungswürfel neu geworfen: { $faces }.
lg-say-guarded =
    { $count ->
        [one] { $unit } übernimmt { $count } Treffer und würfelt { $faces }.
       *[other] { $unit } übernimmt { $count } Treffer und würfelt { $faces }.
    }
lg-say-guard-pierced = Durchschlagen negiert { $count } Abwehr von { $unit }.
lg-say-pierced =
    { $count ->
        [one] Durchschlagen negiert { $count } Abwehr.
       *[other] Durchschlagen negiert { $count } Abwehr.
    }
lg-say-wounds =
    { $count ->
        [0] { $unit }: keine Wunden.
        [one] { $unit }: { $count } Wunde.
       *[other] { $unit }: { $count } Wunden.
    }
lg-say-wounded =
    { $count ->
        [one] { $mini }: { $count } Wunde ({ $total } von { $most }).
       *[other] { $mini }: { $count } Wunden ({ $total } von { $most }).
    }
lg-say-mini-defeated = Besiegt: { $mini }.
lg-say-healed = { $mini }: 1 Wundenmarker entfernt; Wunden noch: { $count }.
lg-say-restored = { $mini } ist zurück.
lg-say-weapon-mended = { $unit }: Waffe repariert, { $weapon }.
lg-say-new-leader = { $mini } führt jetzt die Einheit.
lg-say-defeated = Die ganze Einheit ist besiegt: { $unit }.
lg-say-weapon-destroyed = { $unit }: Waffe zerstört, { $weapon }.
