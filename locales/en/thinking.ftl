# Hints and analysis, at the table and in the terminal.

play-advice = Hint
play-advice-key = Hint (P)
play-key-advice = Hint: the best answers
play-advice-title = The best answers
play-advice-wait = The answers are being compared …
play-advice-nothing = There is nothing to compare here.
play-advice-wins = wins about { $wins } % of the time
play-advice-worse = { $worse } % less often than the best
play-advice-plain = needs no long thought
play-advice-even = in no respect much different from the others
play-advice-more = { $what }: { $by } more than after the others
play-advice-less = { $what }: { $by } less than after the best
play-aspect-battleground-points = Lead in victory points
play-aspect-battleground-wounds = Lead in health, in points of cost
play-aspect-shatterpoint-units = Lead in units fit to fight
play-aspect-shatterpoint-struggles = Lead in struggles won
play-aspect-shatterpoint-track = Lead on the struggle track, in spaces
play-aspect-shatterpoint-objectives = Lead in objectives
play-aspect-shatterpoint-stage = Stages
play-aspect-shatterpoint-time = Time left, in spaces of the track
play-aspect-shatterpoint-stakes = Lead in objectives of this stage
play-aspect-shatterpoint-armour = Damage on armoured targets, by its worth
play-aspect-legion-tokens = Lead in victory tokens
play-aspect-legion-prospects = Lead in victory tokens in prospect
play-aspect-legion-army = Lead in strength of the army, in %
