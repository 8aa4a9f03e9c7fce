"""The extension. What is a dictionary or a list here is JSON as the ruleset writes it."""

from collections.abc import Sequence
from os import PathLike
from typing import Any, Literal, TypeAlias, final

__all__ = [
    "Array",
    "Fault",
    "Game",
    "Record",
    "Refused",
    "Tables",
    "odds",
    "rulesets",
    "scenario",
    "setup",
    "simulate",
]

_Path: TypeAlias = str | PathLike[str]
_Json: TypeAlias = Any
_Answer: TypeAlias = int | _Json
"""The number of a listed answer, or an answer in the ruleset's form."""
_Viewer: TypeAlias = int | Literal["judge"] | None
"""A seat; a judge, who sees everything; or a spectator."""
_Buffer: TypeAlias = Any
"""Anything with the buffer protocol: arrays of numpy, `array.array`, memoryviews."""
_Language: TypeAlias = Literal["en", "de", "pl"]

class Refused(Exception):
    """An answer, a setup or a question of odds that the rules do not allow."""

    rule: str
    """The id of the rule, such as `BG-MOVE-03`; `KERNEL-…` where no rulebook speaks."""
    facts: dict[str, str]
    """What the rule was applied to."""

class Fault(ValueError):
    """A pack, a record or a setup that cannot be read or does not hold; it names file or field."""

@final
class Game:
    """A game in progress or ended. Where no seat is named, the first that is asked is meant."""

    def __new__(
        cls,
        ruleset: str,
        *,
        setup: _Json | None = None,
        seed: int | str | None = None,
        packs: Sequence[_Path] = ...,
    ) -> Game:
        """A game of a setup, or the first game of the packs.

        The seed is a number, 64 hexadecimal digits, or drawn by chance. Packs are folders, or packs
        that come with the program by their names.
        """

    @property
    def ruleset(self) -> str: ...
    @property
    def seats(self) -> int:
        """How many players there are; seats are counted from 0."""

    @property
    def asked(self) -> list[int]:
        """The seats that are asked now: several if they decide in secret, none if the game is over."""

    def question(self, seat: int | None = None) -> dict[str, _Json] | None:
        """What a seat is asked: `prompt`, the listed `options`, and whether it is `open`.

        An open question also admits what is not listed: places that the rules allow.
        """

    def ask(self, seat: int | None = None, language: _Language = "en") -> str | None:
        """The question as a sentence."""

    def words(self, choice: _Answer, seat: int | None = None, language: _Language = "en") -> str:
        """A legal answer in words."""

    def answer(self, choice: _Answer, seat: int | None = None) -> None:
        """Answers a question. A refused answer changes nothing."""

    def judge(self, choice: _Answer, seat: int | None = None) -> None:
        """Raises what an answer would be refused with; changes nothing."""

    def concede(self, seat: int) -> None: ...
    def offer_draw(self, seat: int) -> None:
        """Offers a draw, or accepts one: it is agreed when all have offered it."""

    def undo(self) -> None:
        """Takes the last deed back."""

    def sample(self, count: int, seat: int | None = None, seed: int = 0) -> list[_Json]:
        """Answers to an open question drawn at random, at most so many, all legal."""

    def candidates(self, count: int, seat: int | None = None, seed: int = 0) -> list[_Json]:
        """Answers that the quick computer player would compare, its own first, all legal."""

    def think(self, player: str = "greedy", seat: int | None = None, seed: int = 0) -> _Json | None:
        """What a computer player would answer: `random`, `easy`, `greedy`, `hard`, `expert`, or
        `search:ROLLOUTS:HORIZON:ANSWERS`."""

    def rollouts(
        self,
        choice: _Answer,
        count: int,
        seat: int | None = None,
        *,
        seed: int = 0,
        player: str = "random",
        horizon: int | None = None,
    ) -> float:
        """How well a seat fares on average if it answers so: 1 is a win, 0.5 a draw.

        The game is played on with other dice, and with what the seat cannot see dealt anew; with a
        horizon only for so long by the ruleset's clock, and then judged by how far it is ahead.
        """

    def view(self, viewer: _Viewer = None) -> dict[str, _Json]:
        """The position as a viewer sees it."""

    def table(self, viewer: _Viewer = None) -> dict[str, _Json]:
        """What stays the same for the whole game: the field, the cards, the sheets."""

    def told(self, viewer: _Viewer = None) -> list[_Json]:
        """What happened by the last deed, as a viewer learns it, with the rules behind it."""

    def log(self, language: _Language = "en") -> list[list[str]]:
        """What happened by each deed, in sentences without what is hidden; first what came before."""

    @property
    def result(self) -> dict[str, _Json] | None:
        """The `winner`, None in a draw, of a team its first seat, and the `rule` that decided."""

    def ending(self, language: _Language = "en") -> str | None:
        """How the game ended, as a sentence."""

    def scores(self, seat: int) -> dict[str, int]:
        """What the side of a seat has."""

    @property
    def length(self) -> tuple[int, str]:
        """How long the game has lasted, and in what that is counted."""

    def record(self) -> Record | None:
        """The record; None of a game that began in the middle."""

    def __copy__(self) -> Game: ...

@final
class Record:
    """A whole game: setup, seed, packs, everything that was done, and a hash over all of it."""

    def __new__(cls, json: str) -> Record: ...
    @staticmethod
    def load(path: _Path) -> Record: ...
    def save(self, path: _Path) -> None: ...
    @property
    def ruleset(self) -> str: ...
    @property
    def json(self) -> dict[str, _Json]: ...
    @property
    def hash(self) -> str: ...
    def __len__(self) -> int:
        """How many deeds it holds."""

    def verify(self, packs: Sequence[_Path] = ...) -> Game:
        """Proves that it replays to the same events, and gives the game as it stands at the end."""

    def play_on(
        self, after: int, *, seed: int | str | None = None, packs: Sequence[_Path] = ...
    ) -> Game:
        """Another game from the moment after so many deeds on, with dice of another seed."""

    def replay(
        self, *, packs: Sequence[_Path] = ..., language: _Language = "en"
    ) -> list[dict[str, _Json]]:
        """For each deed its `seat`, its `text`, and what was `told` then; the first has no deed."""

@final
class Array:
    """Numbers of many games where they lie in memory; keeps them as long as it is looked at."""

    @property
    def __array_interface__(self) -> dict[str, Any]: ...

@final
class Tables:
    """Many games of one setup, stepped together on all cores without the interpreter's lock."""

    def __new__(
        cls,
        ruleset: str,
        count: int,
        *,
        setup: _Json | None = None,
        packs: Sequence[_Path] = ...,
        width: int = 1024,
        actions: int = 256,
        features: int = 0,
        places: int = 4,
        again: bool = True,
    ) -> Tables: ...
    def __len__(self) -> int: ...
    @property
    def seats(self) -> int: ...
    @property
    def width(self) -> int: ...
    @property
    def actions(self) -> int: ...
    @property
    def features(self) -> int: ...
    def reset(self, seed: int) -> None:
        """All games from their beginning: the first of this seed, the others of those that follow."""

    def step(self, chosen: _Buffer) -> None:
        """Answers in every game with the choice of a number (64-bit integers)."""

    def arrays(self) -> list[Array]:
        """What is seen as arrays that numpy can look at, in the order of `look`.

        Nothing is copied: each step writes them anew. They are only to be read, and not while another
        thread steps the games.
        """

    def look(
        self,
        observations: _Buffer | None = None,
        masks: _Buffer | None = None,
        features: _Buffer | None = None,
        seats: _Buffer | None = None,
        rewards: _Buffer | None = None,
        ended: _Buffer | None = None,
    ) -> None:
        """Writes what is seen into buffers: 32-bit floats, for masks, seats and ended bytes."""

    def observe(self, game: int, seat: int, observation: _Buffer) -> None:
        """Writes what a seat sees of a game, whoever is asked."""

    def game(self, number: int) -> Game:
        """One of the games as it stands now, played again up to here; it has no record."""

def rulesets() -> list[str]:
    """The ids of all rulesets."""

def setup(
    ruleset: str,
    *,
    packs: Sequence[_Path] = ...,
    map: str | None = None,
    edition: str | None = None,
    operation: str | None = None,
    aggressor: int | None = None,
    printing: str | None = None,
    standard: bool = False,
    format: str | None = None,
    armies: Sequence[str] = ...,
) -> dict[str, _Json]:
    """The setup of the first game of the packs with some options, as `gefecht sim` has them."""

def odds(ruleset: str, **query: _Json) -> dict[str, _Json]:
    """Exact odds, by the names that `gefecht odds` has; a dash is written as an underscore."""

def scenario(path: _Path) -> list[dict[str, _Json]]:
    """Runs the scenarios of a file or a folder: each `file`, whether it `passed`, and `why` not."""

def simulate(
    ruleset: str,
    games: int,
    *,
    players: Sequence[str] | None = None,
    seed: int = 1,
    swap: bool = False,
    numbers: Sequence[int] | None = None,
    setup: _Json | None = None,
    packs: Sequence[_Path] = ...,
) -> list[dict[str, _Json]]:
    """Plays a run of games between computer players, as `gefecht sim` does, or those of some numbers.

    A game depends on its number and the seed alone: a run can be split and put together again.
    """
