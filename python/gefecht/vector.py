"""Many games at once as arrays of numpy."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ._gefecht import Tables

OVER = 1
"""In `Seen.ended`: the game is over by its rules."""
CUT = 2
"""In `Seen.ended`: the game was broken off as a draw, because it would not end."""


class Seen(NamedTuple):
    """What is seen of all games, a row for each: arrays to be read, which each step writes anew."""

    observations: NDArray[np.float32]
    """What the seat that is asked sees: games x width."""
    masks: NDArray[np.uint8]
    """1 for each number that is a choice: games x actions."""
    features: NDArray[np.float32]
    """What each choice is: games x actions x features."""
    seats: NDArray[np.uint8]
    """Who is asked."""
    rewards: NDArray[np.float32]
    """What each seat got by the last step: 1 for a win, -1 for a defeat. Games x seats."""
    ended: NDArray[np.uint8]
    """Whether the last step ended the game: 0, `OVER` or `CUT`. What is seen is the next one's."""


class VectorGames:
    """Many games of one ruleset, stepped together on all cores. Games that end begin again."""

    def __init__(self, ruleset: str, count: int, **options: Any) -> None:
        """Takes what `gefecht.Tables` takes."""
        self.tables = Tables(ruleset, count, **options)
        self.seen = Seen(*(np.asarray(array) for array in self.tables.arrays()))

    def __len__(self) -> int:
        return len(self.tables)

    def reset(self, seed: int = 0) -> Seen:
        """All games from their beginning; game number n has the seed `seed + n`."""
        self.tables.reset(seed)
        return self.seen

    def step(self, chosen: NDArray[np.int64]) -> Seen:
        """Answers in every game with the choice of a number that its mask allows."""
        self.tables.step(np.ascontiguousarray(chosen, np.int64))
        return self.seen


def random_choices(masks: NDArray[np.uint8], random: np.random.Generator) -> NDArray[np.int64]:
    """For each game one of its choices, each as likely as the others. Choices come first in a mask."""
    # The first number that is no choice; quicker than a sum. A full mask has none.
    counts = np.where(masks[:, -1], masks.shape[1], masks.view(np.bool_).argmin(axis=1))
    return np.asarray(random.random(len(masks)) * counts, np.int64)
