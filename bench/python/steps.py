"""Steps a second, random play throughout: many games stepped from Python, the loop in Rust, one game
through PettingZoo, and a game that comes with PettingZoo, all in the same run.

The loop in Rust decides inside the rules: it neither stops at a question nor looks at a position.
"""

import time

import gefecht
import gefecht.pettingzoo
import numpy as np
from gefecht.vector import VectorGames, random_choices
from pettingzoo.classic import chess_v6, connect_four_v3

SECONDS = 4.0
ROUNDS = 3
COUNT = 256


def rate(work):
    """What is done in a second, by something that does a little and says how much."""
    start, done = time.perf_counter(), 0
    while time.perf_counter() - start < SECONDS:
        done += work()
    return done / (time.perf_counter() - start)


def loop(ruleset):
    """Whole games in Rust, on all cores."""
    seed = 0

    def work():
        nonlocal seed
        seed += 1000
        played = gefecht.simulate(ruleset, 64, players=["random", "random"], seed=seed)
        return sum(game["decisions"] for game in played)

    return work


def vectorised(ruleset, **options):
    """Many games from Python, on all cores."""
    games, random = VectorGames(ruleset, COUNT, **options), np.random.default_rng(1)
    games.reset(1)

    def work():
        for _ in range(4):
            games.step(random_choices(games.seen.masks, random))
        return 4 * COUNT

    return work


def aec(env):
    """One game through PettingZoo's interface."""
    random = np.random.default_rng(1)
    env.reset(seed=1)

    def work():
        for _ in range(20):
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.reset()
                continue
            env.step(int(random.choice(np.flatnonzero(observation["action_mask"]))))
        return 20

    return work


def main():
    works = {}
    for ruleset in gefecht.rulesets():
        works[ruleset, "loop in Rust"] = loop(ruleset)
        works[ruleset, "many games, observed"] = vectorised(ruleset, places=1)
        works[ruleset, "many games, four places"] = vectorised(ruleset, places=4)
        works[ruleset, "many games, four places and features"] = vectorised(ruleset, features=16)
        works[ruleset, "PettingZoo"] = aec(gefecht.pettingzoo.env(ruleset))
    works["connect four", "PettingZoo"] = aec(connect_four_v3.env().unwrapped)
    works["chess", "PettingZoo"] = aec(chess_v6.env().unwrapped)
    rates = {name: [] for name in works}
    for _ in range(ROUNDS):
        for name, work in works.items():
            rates[name].append(rate(work))
    middle = {name: float(np.median(found)) for name, found in rates.items()}
    for (game, what), found in middle.items():
        beside = found / middle.get((game, "loop in Rust"), found)
        print(f"{game:<14}{what:<40}{found:>10.0f} a second {beside:>7.2f} of the loop")


main()
