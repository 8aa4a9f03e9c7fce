# Shatterpoint: das Formular der Lobby.

sp-lobby-game = Spiel
sp-lobby-standard = Standardpartie
sp-lobby-standard-about = Zieh den Konfliktmarker auf deine Seite; zwei gewonnene Konflikte gewinnen.
sp-lobby-operation = Operation: { $name }
sp-lobby-roles = Rollen
sp-lobby-roles-about = Der Aggressor beginnt und muss die Ziele der Abschnitte erreichen, ehe die Konfliktleiste voll ist. Der Wachposten muss bis dahin durchhalten.
sp-lobby-aggressor = Spieler { $number } ist der Aggressor
sp-lobby-chance = Per Zufall
sp-lobby-edition = Ausgabe der Regeln
sp-lobby-edition-2023-07 = Die späteren Regeln.
sp-lobby-edition-2023-06 = Die ersten Regeln: Fortschritt nur, wenn der Konfliktmarker bewegt wurde, Transferpunkte auf jeder Höhe.
sp-lobby-battlefield = Spielfeld
sp-lobby-no-battlefield = Es gibt kein Spielfeld.
sp-lobby-mission = Missionsset
sp-lobby-unit =
    { $characters ->
        [one] Robustheit { $stamina }, Lebenskraft { $durability }, Macht { $force }
       *[other] Robustheit { $stamina }, Lebenskraft { $durability }, Macht { $force }, { $characters } Charaktere
    }
sp-build-missing-primary = Eine Primär-Einheit fehlt.
sp-build-missing-secondary = Eine Sekundär-Einheit fehlt.
sp-build-missing-supporting = Eine Support-Einheit fehlt.
sp-build-points = Die Einheiten kosten { $spent } Punkte, die Primär-Einheit gibt { $most }.
sp-build-twice = { $unit } ist doppelt dabei.
sp-build-person = { $unit } ist dieselbe Person wie eine andere Einheit.
sp-misfit-twice = schon im Team
sp-misfit-era = andere Ära
sp-misfit-points = zu viele Punkte
so-printing = Druck
so-printing-rulebook = wie im Regelheft
so-printing-card = wie auf der späteren Karte
