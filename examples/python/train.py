"""Learning to play Battleground from nothing but the ends of games, with scikit-learn.

    python train.py --rounds 6 --games 64

A small network learns what an answer is worth: what the seat saw and the answer it gave go in, how the
game ended for the seat comes out. Each round plays games against itself, mostly by what it has learned
so far, and learns from them. Before and after, it plays against a random player.
"""

import argparse
import time

import numpy as np
from gefecht.vector import VectorGames, random_choices
from sklearn.neural_network import MLPRegressor

parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
parser.add_argument("--rounds", type=int, default=6)
parser.add_argument("--games", type=int, default=64, help="in each round")
parser.add_argument("--matches", type=int, default=64, help="against a random player")
parser.add_argument("--seed", type=int, default=1)
arguments = parser.parse_args()

WIDTH, FEATURES, ACTIONS = 256, 32, 256
random = np.random.default_rng(arguments.seed)


def choices(seen, model, curiosity):
    """For each game the number of the best answer, or now and then any; and what goes in for it."""
    chosen = random_choices(seen.masks, random)
    if model is not None:
        games, numbers = np.nonzero(seen.masks)
        worth = np.full(seen.masks.shape, -np.inf)
        asked = np.hstack([seen.observations[games], seen.features[games, numbers]])
        worth[games, numbers] = model.predict(asked)
        wise = random.random(len(chosen)) >= curiosity
        chosen = np.where(wise, worth.argmax(axis=1), chosen)
    rows = np.arange(len(chosen))
    return chosen, np.hstack([seen.observations, seen.features[rows, chosen]])


def play(count, seed, pick):
    """Plays one game at each table; gives what was seen, by game and seat, and how each ended."""
    games = VectorGames("battleground", count, width=WIDTH, features=FEATURES, actions=ACTIONS)
    seen, open_games = games.reset(seed), np.ones(count, bool)
    steps, results = [], np.zeros((count, 2), np.float32)
    while open_games.any():
        chosen, rows = pick(seen)
        asked = seen.seats.copy()
        steps.append((np.flatnonzero(open_games), asked[open_games], rows[open_games]))
        seen = games.step(chosen)
        ended = open_games & (seen.ended > 0)
        results[ended] = seen.rewards[ended]
        open_games &= ~ended
    return steps, results


def strength(model):
    """The share of points against a random player, in seat 0 half of the time."""
    count = arguments.matches
    own_seat = np.arange(count) % 2

    def pick(seen):
        wise, rows = choices(seen, model, curiosity=0.0)
        return np.where(seen.seats == own_seat, wise, random_choices(seen.masks, random)), rows

    _, results = play(count, 10_000, pick)
    return float((results[np.arange(count), own_seat] + 1).mean() / 2)


model = MLPRegressor(hidden_layer_sizes=(64,), learning_rate_init=1e-3, random_state=arguments.seed)
print(f"before: {100 * strength(None):.0f} % of {arguments.matches} games")
for number in range(arguments.rounds):
    start = time.perf_counter()
    learned = model if number else None
    steps, results = play(
        arguments.games,
        arguments.seed + number * 100_000,
        lambda seen: choices(seen, learned, curiosity=0.2),
    )
    known = np.vstack([rows for _, _, rows in steps])
    worth = np.concatenate([results[games, seats] for games, seats, _ in steps])
    for _ in range(2):
        order = random.permutation(len(worth))
        model.partial_fit(known[order], worth[order])
    seconds = time.perf_counter() - start
    print(f"round {number + 1}: {len(worth)} answers in {seconds:.1f} s")
print(f"after: {100 * strength(model):.0f} % of {arguments.matches} games")
