"""The examples run, and those that claim something keep it."""

import runpy
import sys
from pathlib import Path

import gefecht
import pytest

EXAMPLES = Path(__file__).parents[2] / "examples/python"


def run(name, *arguments):
    sys_argv, sys.argv = sys.argv, [name, *map(str, arguments)]
    try:
        return runpy.run_path(str(EXAMPLES / name), run_name="__main__")
    finally:
        sys.argv = sys_argv


@pytest.mark.parametrize("ruleset", ["battleground", "shatterpoint", "legion"])
def test_the_random_agent_plays_a_game(ruleset, capsys):
    run("random_agent.py", ruleset, "--seed", 1)
    assert "[" in capsys.readouterr().out


def test_the_rollout_agent_plays_a_game(capsys):
    run("rollout_agent.py", "battleground", "--games", 1, "--rollouts", 1, "--answers", 2)
    assert "of 1 games" in capsys.readouterr().out


def test_the_training_loop_runs(capsys):
    run("train.py", "--rounds", 1, "--games", 4, "--matches", 4)
    assert "of 4 games" in capsys.readouterr().out


def test_a_simulation_over_ray_equals_the_unsplit_one(tmp_path):
    parquet = pytest.importorskip("pyarrow.parquet", reason="see `make test-ray`")
    pytest.importorskip("ray", reason="see `make test-ray`")
    out = tmp_path / "games.parquet"
    run("ray_simulation.py", "battleground", "--games", 20, "--workers", 2, "--out", out)
    rows = parquet.read_table(out).to_pylist()
    assert rows == gefecht.simulate("battleground", 20, players=["greedy", "greedy"], seed=1)
