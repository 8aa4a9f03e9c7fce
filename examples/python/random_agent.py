"""Two agents that take anything play a game, and the log tells it.

    python random_agent.py legion --seed 1
"""

import argparse
import random

import gefecht

parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
parser.add_argument("ruleset", choices=gefecht.rulesets())
parser.add_argument("--seed", type=int, default=0)
arguments = parser.parse_args()

game = gefecht.Game(arguments.ruleset, seed=arguments.seed)
dice = random.Random(arguments.seed)
while game.result is None:
    question = game.question()
    choices = list(question["options"])
    if question["open"]:
        # Places cannot be listed: a few are drawn, all of them legal.
        choices += game.sample(4, seed=dice.getrandbits(32))
    game.answer(dice.choice(choices))

for told in game.log()[-3:]:
    print(*told, sep="\n")
print(game.ending())
