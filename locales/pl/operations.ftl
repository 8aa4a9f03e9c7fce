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
so-special-rule = zasada specjalna
so-special-rules =
    { $count ->
        [one] { $count } zasada specjalna
        [few] { $count } zasady specjalne
       *[other] { $count } zasad specjalnych
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
so-armoured-about = Opcje kładą żetony obrażeń dzięki pasującym symbolom. Nic innego nie robią.
so-defends = Obrona { $melee } przed zwarciem, { $ranged } przed dystansem
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
so-will-be-wounded = Przy tej puli jednostka będzie osłabiona. Tor zmieniają wtedy tylko zasady specjalne.

## Pytania i odpowiedzi

so-ask-add = Na którą stronę toru trafia znacznik postępu?
so-ask-remove = Z której strony toru znika znacznik postępu?
so-ask-lose-damage = { $unit }: ile obrażeń usunąć?
sp-ask-lose-wound = { $unit }: który żeton usunąć?
sp-about-ask-progress = Liczy się tylko liczba znaczników po każdej stronie. Gdy na koniec tury Agresora zajęte są wszystkie 16 pola, wygrywa Wartownik.
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
so-cause-gained = { $ability }, zamiast otrzymania znaczników postępu
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

so-goal-how = { $aggressor } musi na czas zakończyć etapy; { $sentinel } wygrywa, gdy tor jest pełny i odliczanie się skończy.
so-goal-left = Wolne pola na torze: { $left }

## Tory, znaczniki i rzuty zasad specjalnych

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
sp-about-ask-objective = Zasada specjalna dotyczy dalej wybranego celu misji.
sp-about-ask-space = Do wyboru są tylko pola z wyrzuconym wynikiem.
so-do-space = Pole { $what }
so-say-plated = { $target }, biegłość w obronie { $count }: { $entries }.
so-say-repaired = { $target }: zdjęto żeton obrażeń z pola { $space }.
so-say-rule-rolled = { $rule }: { $player } wyrzuca { $faces }.
so-say-filled = { $tracker }: pole { $what } zajęte.
so-say-emptied = { $tracker }: pole { $what } wolne.
so-say-marked = Znaczniki priorytetu leżą na: { $objectives }; nikt ich nie kontroluje.
sp-no-so-armor-12 = można go zaatakować tylko wtedy, gdy pozwala na to zasada specjalna
sp-no-so-armor-13 = zasada specjalna pozwala na ten atak tylko przez niektóre cele misji
sp-no-so-track-02 = żadne takie wolne pole nie pokazuje wyniku
sp-no-so-track-03 = żadne takie zajęte pole nie pokazuje wyniku
sp-effect-repair = zdjąć żeton obrażeń
