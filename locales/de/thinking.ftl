# Tipps und Analyse, am Tisch und im Terminal.

play-advice = Tipp
play-advice-key = Tipp (P)
play-key-advice = Tipp: die besten Antworten
play-advice-title = Die besten Antworten
play-advice-wait = Die Antworten werden verglichen …
play-advice-nothing = Hier gibt es nichts zu vergleichen.
play-advice-wins = gewinnt in etwa { $wins } % der Fälle
play-advice-worse = { $worse } % seltener als die beste
play-advice-plain = braucht kein langes Nachdenken
play-advice-even = in keiner Hinsicht viel anders als die anderen
play-advice-more = { $what }: { $by } mehr als nach den anderen
play-advice-less = { $what }: { $by } weniger als nach der besten
play-aspect-battleground-points = Vorsprung an Siegpunkten
play-aspect-battleground-wounds = Vorsprung an Gesundheit, in Kostenpunkten
play-aspect-shatterpoint-units = Vorsprung an kampffähigen Einheiten
play-aspect-shatterpoint-struggles = Vorsprung an gewonnenen Gefechten
play-aspect-shatterpoint-track = Vorsprung auf der Leiste, in Feldern
play-aspect-shatterpoint-objectives = Vorsprung an Missionszielen
play-aspect-shatterpoint-stage = Etappen
play-aspect-shatterpoint-time = Verbleibende Zeit, in Feldern der Leiste
play-aspect-shatterpoint-stakes = Vorsprung an Missionszielen dieser Etappe
play-aspect-shatterpoint-armour = Schaden an gepanzerten Zielen, nach seinem Wert
play-aspect-legion-tokens = Vorsprung an Siegmarkern
play-aspect-legion-prospects = Vorsprung an Siegmarkern in Aussicht
play-aspect-legion-army = Vorsprung an Stärke der Armee, in %
