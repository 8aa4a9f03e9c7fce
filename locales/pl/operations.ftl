# Operacje strategiczne: role, etapy, odliczanie, cele opancerzone.

## Role i karta etapu

so-role-aggressor = Agresor
so-role-sentinel = Wartownik
so-you = (ty)
so-you-are = Ty: { $role }
so-stage-card = Karta etapu
so-what-ends = Co kończy etap
so-wins-stage = { $role } wygrywa etap.
so-wins-operation = { $role } wygrywa operację.
so-ends-stage = Zaczyna się następny etap.
so-ends-operation = Operacja się kończy.
so-countdown-ends = Wszystkie 16 pól toru jest zajętych na koniec tury Agresora.
so-special-rule = reguła specjalna
so-special-rules =
    { $count ->
        [one] { $count } reguła specjalna
        [few] { $count } reguły specjalne
       *[other] { $count } reguł specjalnych
    }
so-rule-of-stage = ten etap
so-rule-of-operation = cała operacja

## Tor

so-track = { $state }. Znaczniki postępu: { $own } z { $of } po twojej stronie, { $other } z { $of } po stronie gracza { $name }.
so-tokens-of = { $tokens }/{ $of }
so-tokens-after = { $from } → { $to } z { $of }
so-spaces-left =
    { $count ->
        [one] { $count } pole do zapełnienia toru
        [few] { $count } pola do zapełnienia toru
       *[other] { $count } pól do zapełnienia toru
    }
so-track-full = Tor jest pełny
so-last-turn = Ostatnia tura Agresora

## Opowieść

so-story = Opowieść
so-briefing = Odprawa
so-story-close = Do stołu

## Cele opancerzone

so-armoured-of = Cel opancerzony ({ $role }), cel misji { $number }
so-stands-at =
    { $count ->
        [one] Stoi przy celu misji { $numbers }.
       *[other] Stoi przy celach misji { $numbers }.
    }
so-by-rule = Atakować go pozwala tylko jedna z zasad specjalnych poniżej.
so-armoured-about = Opcje kładą żetony obrażeń dzięki pasującym symbolom. Nic innego nie robią.
so-defends = Obrona { $melee } przed atakiem bezpośrednim, { $ranged } przed dystansowym
so-damage-track = Tor obrażeń
so-space =
    Pole { $number }: { $what }, { $state ->
        [damaged] uszkodzone
        [next] następne
       *[free] wolne
    }
so-next-space = Następne pole: { $number } ({ $symbols }).
so-option-needs = Opcja z symbolem { $symbols } kładzie żeton obrażeń na polu { $number } z { $of }.
so-destroyed = zniszczony
so-damage-of = żetony obrażeń: { $tokens } z { $of }
so-tokens-on =
    { $count ->
        [0] brak żetonów obrażeń ({ $name })
        [one] { $count } żeton obrażeń ({ $name })
        [few] { $count } żetony obrażeń ({ $name })
       *[other] { $count } żetonów obrażeń ({ $name })
    }
so-strikes = żeton na polu { $space }
so-glances = nie pasuje
so-tree-fits = { $what }, teraz możliwe, kładzie żeton obrażeń
so-fortress = { $name }, cel opancerzony ({ $role }) przy celu misji { $number }
so-will-be-wounded = Przy tej puli jednostka będzie osłabiona. Tor zmieniają wtedy tylko reguły specjalne.

## Pytania i odpowiedzi

so-ask-add = Na którą stronę toru trafia znacznik postępu?
so-ask-remove = Z której strony toru znika znacznik postępu?
so-ask-lose-damage = { $unit }: ile obrażeń usunąć?
sp-ask-lose-wound = { $unit }: który żeton usunąć?
sp-about-ask-progress = Liczy się tylko liczba znaczników po każdej stronie. Gdy na koniec tury Agresora wszystkie 16 pól jest zajętych, wygrywa Wartownik.
sp-about-ask-lose-wound = Najpierw znika żeton. Obrażenia można usunąć tylko z jednostki, która nie jest już osłabiona.
sp-about-ask-lose-damage = Jednostka, która nadal ma tyle obrażeń co kondycji, od razu znów jest osłabiona.
sp-do-decline-lose-wound = Zachowaj żetony
sp-do-decline-lose-condition = Zachowaj stany
so-pending-progress = Znacznik postępu na początku tury
so-about-progress = Po własnej stronie toru; gdy jest pełna, po drugiej.
so-how-much = Ile obrażeń
so-do-side-own = Twoja strona ({ $role })
so-do-side-other = Druga strona ({ $role })
so-do-token-wounded = Żeton osłabienia
so-do-token-injured = Żeton okaleczenia
so-do-damage =
    { $count ->
        [0] Bez obrażeń
        [one] { $count } obrażenie
        [few] { $count } obrażenia
       *[other] { $count } obrażeń
    }
so-add-to-aggressor = Dodaj po stronie Agresora
so-add-to-sentinel = Dodaj po stronie Wartownika
so-remove-from-aggressor = Usuń ze strony Agresora
so-remove-from-sentinel = Usuń ze strony Wartownika
so-lose-wounded = Usuń żeton osłabienia
so-lose-injured = Usuń żeton okaleczenia
so-lose-damage =
    { $count ->
        [0] Nie usuwaj obrażeń
        [one] Usuń { $count } obrażenie
        [few] Usuń { $count } obrażenia
       *[other] Usuń { $count } obrażeń
    }

## Wydarzenia

so-say-roles = { $aggressor } to Agresor i zaczyna, { $sentinel } to Wartownik.
so-say-stage-begins =
    { $count ->
        [0] Etap: { $stage }
        [one] Etap: { $stage }. Aktywny cel misji: { $objectives }
       *[other] Etap: { $stage }. Aktywne cele misji: { $objectives }
    }
so-say-stage-ended = Koniec etapu { $stage }. { $text }
so-say-stage-ended-won = Koniec etapu { $stage }, wygrywa go { $player }. { $text }
so-say-stage-ended-last = Koniec etapu { $stage }, operację wygrywa { $player }. { $text }
so-say-special-rule = { $rule }, dotyczy gracza { $player }.
so-say-added = Znacznik postępu po stronie gracza { $player }, teraz { $tokens } z 8 ({ $cause }).
so-say-removed = Znacznik postępu mniej po stronie gracza { $player }, teraz { $tokens } z 8 ({ $cause }).
so-cause-turn = początek tury
so-cause-token = { $ability }, zamiast ruchu znacznika zmagań
so-cause-spent = { $ability }, zamiast wydania znaczników postępu
so-cause-gained = { $ability }, zamiast zdobycia znaczników postępu
so-say-last-turn = Tor jest pełny: znacznik zmagań trafia na środkowe pole. Agresor ma jeszcze jedną turę.
so-say-lost-wounded = { $unit }: usunięto żeton osłabienia.
so-say-lost-injured = { $unit }: usunięto żeton okaleczenia.
so-say-glanced = { $target }: żadnego symbolu następnego pola, bez żetonu obrażeń.
so-say-armour = { $target }: żeton obrażeń na polu { $space } z { $of }.
so-say-destroyed = Zniszczenie: { $target }.

## Koniec gry

so-won-countdown = Wygrywa { $winner } ({ $role }): odliczanie skończyło się na etapie „{ $stage }”.
so-won-stage = Wygrywa { $winner } ({ $role }) wraz z końcem etapu „{ $stage }”.
so-won-stage-by = Wygrywa { $winner } ({ $role }) na etapie „{ $stage }”: { $text }

## Odmowy

sp-no-so-build-01 = na operację nie przynosi się zestawu z misją
sp-no-so-setup-05 = nie ma takiego gracza, nie może być Agresorem
sp-no-so-armor-05 = tego celu nie można teraz atakować

## Cel

so-goal-how = { $aggressor } jako Agresor musi na czas zakończyć etapy; { $sentinel } jako Wartownik wygrywa, gdy tor jest pełny i odliczanie się skończy.
so-goal-left = Wolne pola na torze: { $left }

## Tory, znaczniki i rzuty reguł specjalnych

so-tracker = tor
so-tracker-state = { $name }: zajęte pola { $filled } z { $of }
so-tracker-space =
    { $what }, { $state ->
        [filled] zajęte
       *[empty] wolne
    }
so-surge = nie można go teraz kontrolować
so-kind-of = { $kind }, cel misji { $number }
so-rolls = { $rule }: rzut
so-ask-objective = Który cel misji?
so-ask-fill = Które pole zostaje zajęte ({ $tracker })?
so-ask-empty = Które pole zostaje zwolnione ({ $tracker })?
sp-about-ask-objective = Reguła specjalna dotyczy dalej wybranego celu misji.
sp-about-ask-space = Do wyboru są tylko te pola; po rzucie te z wyrzuconym wynikiem.
so-do-space = Pole { $what }
so-say-plated = { $target }, wyszkolenie w obronie { $count }: { $entries }.
so-say-repaired = { $target }: zdjęto żeton obrażeń z pola { $space }.
so-say-rule-rolled = { $rule }: { $player } wyrzuca { $faces }.
so-say-filled = { $tracker }: pole { $what } zajęte.
so-say-emptied = { $tracker }: pole { $what } wolne.
so-say-marked = Żetony priorytetu leżą na: { $objectives }; nikt ich nie kontroluje.
sp-no-so-armor-12 = można go zaatakować tylko wtedy, gdy pozwala na to reguła specjalna
sp-no-so-armor-13 = reguła specjalna pozwala na ten atak tylko przez niektóre cele misji
sp-no-so-track-02 = żadne takie wolne pole nie pokazuje wyniku
sp-no-so-track-03 = żadne takie zajęte pole nie pokazuje wyniku
sp-effect-repair = zdjąć żeton obrażeń
so-say-scattered = { $player } odkłada oddział: { $units }.
so-say-unit-tokens = { $unit }, żetony operacji: { $tokens }.
so-say-unit-tokens-none = { $unit }: nie ma już żetonu operacji.
so-say-objective-damaged =
    { $count ->
        [one] { $count } żeton obrażeń: { $objective }.
        [few] { $count } żetony obrażeń: { $objective }.
        [many] { $count } żetonów obrażeń: { $objective }.
       *[other] { $count } żetonu obrażeń: { $objective }.
    }
so-say-deactivated = { $objective } jest teraz nieaktywny.
so-say-die-turned = Kość zostaje obrócona: { $from } zmienia się w { $to }.
so-ask-token = Który żeton znika?
so-ask-turn = Która kość zostaje obrócona na { $face }?
sp-about-ask-face = Liczy się wynik po obróceniu kości.
so-unit-tokens = Żeton operacji: { $tokens }
sp-no-so-token-01 = każda jednostka stoi w zasięgu 1 od innego celu misji nieaktywnego w pierwszym etapie
so-say-token-laid = { $player } dobiera żeton i kładzie go zakrytego na karcie: { $unit }.
so-say-token-laid-seen = { $player } dobiera żeton i kładzie go zakrytego na karcie: { $unit }; { $face }.
so-say-tokens-returned =
    { $count ->
        [one] { $unit }: { $count } żeton operacji wraca do puli.
        [few] { $unit }: { $count } żetony operacji wracają do puli.
        [many] { $unit }: { $count } żetonów operacji wraca do puli.
       *[other] { $unit }: { $count } żetonu operacji wraca do puli.
    }
so-say-token-shown = { $unit } odkrywa żeton operacji: { $face }.
so-say-sequence-laid =
    { $count ->
        [one] { $count } żeton ułożono zakryty w rzędzie.
        [few] { $count } żetony ułożono zakryte w rzędzie.
        [many] { $count } żetonów ułożono zakrytych w rzędzie.
       *[other] { $count } żetonu ułożono zakrytych w rzędzie.
    }
so-say-sequence-revealed = Następny w rzędzie, pozostało { $left }: { $face }.
so-say-sequence-discarded = Żeton { $face } opuszcza rząd.
so-say-objective-put = { $objective } trafia w inne miejsce.
so-ask-lay = Gdzie trafia { $objective }?
sp-about-ask-lay = Kliknij miejsce w zasięgu { $range } od obecnego albo zostaw cel tam, gdzie leży.
sp-about-ask-lay-near = Kliknij miejsce w zasięgu { $range }. Od czego: { $of }.
sp-do-decline-lay = Zostaw na miejscu
so-do-lay = Połóż tutaj
so-sequence = Rząd
so-sequence-hidden = zakryty
so-token-hidden = Żeton operacji, zakryty
sp-effect-tokens = żetony operacji
sp-effect-fill = połóż żeton na torze
sp-effect-empty = zdejmij żeton z toru
sp-effect-sequence = idź dalej w rzędzie żetonów
sp-effect-place-objective = przenieś cel misji
sp-effect-remove-token = zdejmij żeton operacji
sp-effect-damage-objective = uszkodź cel misji
sp-effect-turn-die = obróć kość
sp-effect-roll = rzuć kośćmi
so-objective-damage =
    { $count ->
        [one] { $count } żeton obrażeń
        [few] { $count } żetony obrażeń
        [many] { $count } żetonów obrażeń
       *[other] { $count } żetonu obrażeń
    }
sp-no-so-place-01 = cel misji kładzie się płasko na polu bitwy, w zasięgu od miejsca, gdzie leży, nie na innym celu
sp-no-so-token-02 = jeden z żetonów, które mogą zniknąć
sp-no-so-roll-02 = jedna z kości, które można obrócić
so-say-lies-in-wait = { $player } zostawia oddział w zasadzce: { $units }.
so-say-ambush-laid = { $player } kładzie zakryty żeton zasadzki.
so-say-ambush-revealed = Żeton zasadzki { $face }: wychodzi { $unit }.
so-say-stationed = Na pole bitwy trafia { $name }.
so-say-uncontrolled = Nikt już nie kontroluje: { $objective }.
so-ask-roam = Dokąd idzie { $objective }?
so-ask-ambush = Gdzie trafia żeton zasadzki { $face }?
so-ask-station = Gdzie ustawić: { $name }?
sp-about-ask-roam = Kliknij miejsce na stole. Porusza się jak postać.
sp-about-ask-ambush = Nie w zasięgu 2 od celu misji ani krawędzi, nie w zasięgu 3 od innego żetonu zasadzki.
sp-about-ask-station = W zasięgu żetonu, który podaje reguła specjalna.
sp-do-decline-roam = Zostaje
so-do-ambush = Połóż tutaj
so-do-station = Ustaw tutaj
so-ambush = Żeton zasadzki
sp-no-so-roam-01 = porusza się tylko tak, jak mówi reguła specjalna, a jego podstawy nie wolno przykryć
sp-no-so-wait-02 = żeton zasadzki nie leży w zasięgu 2 od celu misji ani krawędzi, ani w zasięgu 3 od innego
so-say-docked = Statek jest przy { $objective }.
so-say-embarked = { $unit }: wejście na pokład statku.
so-say-acts-from-ship = { $unit }: ogień osłonowy ze statku.
so-say-captured = { $player }, schwytani: { $units }.
so-say-freed = { $unit }: na wolności.
so-say-off-duty = { $player }, po służbie: { $units }.
so-say-noise-made =
    { $count ->
        [one] { $player } robi hałas: leży { $count } zakryty żeton.
        [few] { $player } robi hałas: leżą { $count } zakryte żetony.
       *[other] { $player } robi hałas: leży { $count } zakrytych żetonów.
    }
so-say-noise-revealed = Słychać hałas: { $faces }.
so-say-signalled = { $signal }!
so-say-no-room = Na to, co { $player } miał postawić, nie ma miejsca.
sp-ask-react-moved = { $name }: ruch. Zareagować?
sp-effect-noise =
    { $count ->
        [0] nie robić hałasu
        [one] zrobić { $count } hałas
        [few] zrobić { $count } hałasy
       *[other] zrobić { $count } hałasów
    }
sp-effect-embark = wejść na pokład
sp-effect-act-from-ship = działać ze statku
sp-effect-station = postawić postacie
sp-effect-signal = dać sygnał
so-aboard = Na pokładzie statku
so-captured = schwytani
so-off-duty = po służbie
so-mounted = na pokładzie
so-noise-state = Hałas: { $noise } zakrytych, { $pool } zostało w puli
so-signalled = { $signal }: ogłoszono
sp-no-so-place-02 = postacie stawia się w zasięgu, który podaje zasada
sp-no-so-captive-01 = schwytane jednostki nie poruszają się i nie atakują, a kto jest na pokładzie, nie porusza się
sp-no-so-duty-02 = na warcie nikt nie wykonuje marszu ani ataków dystansowych
sp-no-so-deploy-01 = operacja mówi, gdzie rozstawia się oddziały
so-state-captured = schwytana
so-state-off-duty = po służbie
so-state-aboard = na pokładzie
