# Podpowiedzi i analiza, przy stole i w terminalu.

play-advice = Podpowiedź
play-advice-key = Podpowiedź (P)
play-key-advice = Podpowiedź: najlepsze odpowiedzi
play-advice-title = Najlepsze odpowiedzi
play-advice-wait = Odpowiedzi są porównywane …
play-advice-nothing = Nie ma tu czego porównywać.
play-advice-wins = wygrywa w około { $wins } % przypadków
play-advice-worse = o { $worse } % rzadziej niż najlepsza
play-advice-plain = nie trzeba długo myśleć
play-advice-even = pod żadnym względem nie różni się wiele od innych
play-advice-more = { $what }: o { $by } więcej niż po innych
play-advice-less = { $what }: o { $by } mniej niż po najlepszej
play-aspect-battleground-points = Przewaga w punktach zwycięstwa
play-aspect-battleground-wounds = Przewaga w zdrowiu, w punktach kosztu
play-aspect-shatterpoint-units = Przewaga w jednostkach zdolnych do walki
play-aspect-shatterpoint-struggles = Przewaga w wygranych starciach
play-aspect-shatterpoint-track = Przewaga na torze, w polach
play-aspect-shatterpoint-objectives = Przewaga w celach
play-aspect-shatterpoint-stage = Etapy
play-aspect-shatterpoint-time = Pozostały czas, w polach toru
play-aspect-shatterpoint-stakes = Przewaga w celach tego etapu
play-aspect-shatterpoint-armour = Obrażenia opancerzonych celów, według ich wartości
play-aspect-legion-tokens = Przewaga w żetonach zwycięstwa
play-aspect-legion-prospects = Przewaga w spodziewanych żetonach zwycięstwa
play-aspect-legion-army = Przewaga w sile armii, w %
