"""An agent that plays each answer out a few times and takes the best one, against a random one.

    python rollout_agent.py battleground --games 4 --rollouts 4

It knows no more than its seat: a rollout has other dice than the game, and what the seat cannot see
is dealt anew.
"""

import argparse

import gefecht

parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
parser.add_argument("ruleset", choices=gefecht.rulesets())
parser.add_argument("--games", type=int, default=4)
parser.add_argument("--rollouts", type=int, default=4, help="for each answer")
parser.add_argument("--answers", type=int, default=4, help="that are compared")
parser.add_argument("--horizon", type=int, default=1, help="how far rollouts go, by the game's clock")
parser.add_argument("--seed", type=int, default=1)
arguments = parser.parse_args()


def best_answer(game: gefecht.Game, seed: int):
    """The answer whose rollouts end best."""
    answers = game.candidates(arguments.answers, seed=seed)
    if len(answers) == 1:
        return answers[0]
    trials = {"seed": seed, "player": "greedy", "horizon": arguments.horizon}
    worth = [game.rollouts(answer, arguments.rollouts, **trials) for answer in answers]
    return answers[worth.index(max(worth))]


wins = 0
for number in range(arguments.games):
    game = gefecht.Game(arguments.ruleset, seed=arguments.seed + number)
    own, deeds = number % 2, 0
    while game.result is None:
        deeds += 1
        if game.asked[0] == own:
            game.answer(best_answer(game, seed=1000 * number + deeds))
        else:
            game.answer(game.think("random", seed=1000 * number + deeds))
    wins += game.result["winner"] == own
print(f"won {wins} of {arguments.games} games")
