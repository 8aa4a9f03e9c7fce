"""An environment for PettingZoo: one game, the players asked in turn."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from ._gefecht import Game, Tables
from .vector import CUT

Observation = dict[str, NDArray[Any]]


def env(ruleset: str, **options: Any) -> GameEnv:
    """A game of a ruleset; takes what `gefecht.Tables` takes, and `render_mode`."""
    return GameEnv(ruleset, **options)


class GameEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game. Agents are called `player_0` and so on, by their seats.

    Whoever is asked has a mask of the choices; for the others it is empty. A win is 1, a defeat -1,
    when the game is over; a game that would not end is truncated.
    """

    metadata = {"name": "gefecht", "render_modes": ["ansi", "human"], "is_parallelizable": False}

    def __init__(
        self, ruleset: str, *, features: int = 16, render_mode: str | None = None, **options: Any
    ) -> None:
        super().__init__()
        self.render_mode = render_mode
        self._tables = Tables(ruleset, 1, features=features, again=False, **options)
        tables = self._tables
        self.possible_agents = [f"player_{seat}" for seat in range(tables.seats)]
        self.agents: list[str] = []
        parts: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(-np.inf, np.inf, (tables.width,), np.float32),
            "action_mask": spaces.Box(0, 1, (tables.actions,), np.int8),
            "action_features": spaces.Box(-np.inf, np.inf, (tables.actions, features), np.float32),
        }
        self.observation_spaces = {agent: spaces.Dict(parts) for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(tables.actions) for agent in self.possible_agents
        }
        self._random = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed one that follows from the seed before."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._tables.reset(int(self._random.integers(2**63)))
        self._look()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._tables.step(np.array([action], np.int64))
        self._look()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        tables = self._tables
        observation = np.zeros(tables.width, np.float32)
        if seat == self._shown:
            tables.look(observation)
        else:
            tables.observe(0, seat, observation)
        mask = np.zeros(tables.actions, np.uint8)
        features = np.zeros((tables.actions, tables.features), np.float32)
        if agent == self.agent_selection:
            tables.look(masks=mask, features=features if features.size else None)
        return {
            "observation": observation,
            "action_mask": mask.view(np.int8),
            "action_features": features,
        }

    def game(self) -> Game:
        """The game as it stands, to be looked at."""
        return self._tables.game(0)

    def render(self) -> str | None:
        """The question in words."""
        game = self.game()
        text = game.ending() if game.result else f"player {game.asked[0] + 1}: {game.ask()}"
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """There is nothing to close."""

    def _look(self) -> None:
        seats = np.zeros(1, np.uint8)
        rewards = np.zeros(self._tables.seats, np.float32)
        ended = np.zeros(1, np.uint8)
        self._tables.look(seats=seats, rewards=rewards, ended=ended)
        for agent, reward in zip(self.possible_agents, rewards.tolist()):
            self.rewards[agent] = reward
            self.truncations[agent] = bool(ended[0] == CUT)
            self.terminations[agent] = bool(ended[0]) and not self.truncations[agent]
        # What this seat sees lies ready.
        self._shown = int(seats[0])
        self.agent_selection = self.possible_agents[self._shown]
