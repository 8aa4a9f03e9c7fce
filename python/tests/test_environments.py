"""Many games at once, and PettingZoo's own tests."""

import threading
import time

import gefecht
import gefecht.pettingzoo
import numpy as np
import pytest
from gefecht.vector import VectorGames, random_choices
from pettingzoo.test import api_test, seed_test

RULESETS = ["battleground", "shatterpoint", "legion"]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_api_test_of_pettingzoo_passes(ruleset):
    api_test(gefecht.pettingzoo.env(ruleset), num_cycles=300)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_seed_test_of_pettingzoo_passes(ruleset):
    seed_test(lambda: gefecht.pettingzoo.env(ruleset), num_cycles=60)


def test_the_api_test_passes_for_teams_of_two():
    setup = gefecht.setup("legion", format="teams")
    env = gefecht.pettingzoo.env("legion", setup=setup)
    assert env.possible_agents == ["player_0", "player_1", "player_2", "player_3"]
    api_test(env, num_cycles=20)


def test_whoever_is_asked_has_a_mask_and_the_others_none():
    env = gefecht.pettingzoo.env("battleground", render_mode="ansi")
    env.reset(seed=1)
    asked = env.agent_selection
    other = next(agent for agent in env.agents if agent != asked)
    options = len(env.game().question()["options"])
    assert env.observe(asked)["action_mask"].sum() == options
    assert env.observe(other)["action_mask"].sum() == 0
    assert env.render().startswith("player ")


def play(ruleset, count, steps, seed, **options):
    games = VectorGames(ruleset, count, **options)
    random = np.random.default_rng(seed)
    seen = games.reset(seed)
    ended, rewards = np.zeros(3, int), np.zeros(2)
    for _ in range(steps):
        seen = games.step(random_choices(seen.masks, random))
        ended += np.bincount(seen.ended, minlength=3)
        rewards += seen.rewards.sum(axis=0)
    return games, seen, ended, rewards


@pytest.mark.parametrize("ruleset", RULESETS)
def test_many_games_are_played_and_begin_again(ruleset):
    steps = {"battleground": 400, "shatterpoint": 500, "legion": 700}[ruleset]
    games, seen, ended, rewards = play(ruleset, 8, steps, 3, features=16)
    assert ended[1] + ended[2] > 0
    # What one side wins the other loses.
    assert rewards.sum() == 0.0
    assert (seen.masks.sum(axis=1) >= 1).all()
    assert np.isfinite(seen.observations).all() and np.isfinite(seen.features).all()
    # A choice that there is not has no features.
    assert not seen.features[seen.masks == 0].any()
    again = play(ruleset, 8, steps, 3, features=16)
    assert (again[1].observations == seen.observations).all() and (again[2] == ended).all()


def test_a_table_among_many_is_the_game_of_its_seed():
    tables = gefecht.Tables("battleground", 3)
    tables.reset(10)
    game = gefecht.Game("battleground", seed=12)
    random = np.random.default_rng(0)
    masks = np.zeros((3, tables.actions), np.uint8)
    while game.result is None:
        assert tables.game(2).view("judge") == game.view("judge")
        tables.look(masks=masks)
        options = len(game.question()["options"])
        assert masks[2].sum() == options
        chosen = random_choices(masks, random)
        tables.step(chosen)
        game.answer(int(chosen[2]))


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_game_taken_out_stands_where_its_table_stands(ruleset):
    games, seen, _, _ = play(ruleset, 3, 200, 5)
    for number in range(3):
        game = games.tables.game(number)
        seat, head = game.asked[0], seen.observations[number, :8]
        assert seat == seen.seats[number]
        assert head[1] == pytest.approx(game.length[0] / 10)
        listed, offered = len(game.question()["options"]), seen.masks[number].sum()
        # Places that were drawn come after what is listed.
        assert listed <= offered <= listed + (4 if game.question()["open"] else 0)
        # By their names here, in the order of the ruleset there.
        scores = sorted(score / 100 for score in game.scores(seat).values())
        assert sorted(head[4 : 4 + len(scores)]) == pytest.approx(scores)


def test_the_head_of_an_observation_is_where_the_documents_say():
    games = VectorGames("battleground", 1)
    seen = games.reset(1)
    game = games.tables.game(0)
    head = seen.observations[0, :12]
    assert head[0] == seen.seats[0] == game.asked[0]
    assert head[1] == pytest.approx(game.length[0] / 10)
    assert head[2] == 0.0
    assert head[3] == pytest.approx(len(game.question()["options"]) / 100)
    assert head[4] == pytest.approx(game.scores(game.asked[0])["points"] / 100)


def test_arrays_show_what_is_copied_into_buffers_and_outlive_the_games():
    games, seen, _, _ = play("battleground", 3, 50, 1, features=4)
    shapes = [array.shape for array in seen]
    assert shapes == [(3, 1024), (3, 256), (3, 256, 4), (3,), (3, 2), (3,)]
    copies = [np.zeros_like(array) for array in seen]
    games.tables.look(*copies)
    assert all((array == copy).all() for array, copy in zip(seen, copies))
    assert not any(array.flags.writeable for array in seen)
    del games
    assert all((array == copy).all() for array, copy in zip(seen, copies))


def test_a_wrong_choice_is_refused_before_anything_changes():
    games = VectorGames("battleground", 2)
    seen = games.reset(1)
    before = seen.observations.copy()
    with pytest.raises(gefecht.Refused, match="game: 1, choice: 255"):
        games.step(np.array([0, 255]))
    assert (seen.observations == before).all()
    with pytest.raises(ValueError, match="3 choices, expected 2"):
        games.step(np.array([0, 0, 0]))
    with pytest.raises((BufferError, ValueError)):
        games.tables.look(observations=np.zeros(3, np.float32))
    with pytest.raises((BufferError, ValueError)):
        games.tables.look(masks=np.zeros((2, 256), np.float64))
    for wrong in ({"count": 0}, {"width": 3}, {"actions": 1}, {"features": 2**40}):
        with pytest.raises(ValueError):
            gefecht.Tables("battleground", **({"count": 1} | wrong))


def test_python_runs_on_while_games_are_stepped():
    # So many that one call takes some hundredths of a second.
    tables = gefecht.Tables("legion", 3000)
    ticks, done = [], threading.Event()

    def tick():
        while not done.is_set():
            ticks.append(time.perf_counter())
            time.sleep(0.001)

    def ticks_of_a_call():
        start = time.perf_counter()
        tables.reset(1)
        end = time.perf_counter()
        return sum(start < tick < end for tick in ticks)

    thread = threading.Thread(target=tick)
    thread.start()
    # With the lock held there would be one before and one after it at most; a busy machine may let
    # the other thread wait.
    ticked = any(ticks_of_a_call() >= 5 for _ in range(50))
    done.set()
    thread.join()
    assert ticked
