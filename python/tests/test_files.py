"""Records, scenarios and simulations; and that the stubs say what is there."""

import json
import subprocess
import sys
from pathlib import Path

import gefecht
import pytest

ROOT = Path(__file__).parents[2]


def played(ruleset, seed):
    game = gefecht.Game(ruleset, seed=seed)
    while game.result is None:
        game.answer(game.think("random", seed=len(game.record())))
    return game


@pytest.fixture(scope="module")
def record():
    return played("battleground", 8).record()


def test_a_record_is_saved_loaded_and_verified(record, tmp_path):
    path = tmp_path / "game.json"
    record.save(path)
    loaded = gefecht.Record.load(path)
    assert loaded.json == record.json and len(loaded) == len(record) > 0
    game = loaded.verify()
    assert game.record().hash == record.hash == record.json["hash"]
    assert game.result is not None


def test_a_record_replays_in_words(record):
    steps = record.replay(language="pl")
    assert len(steps) == len(record) + 1
    assert steps[0]["text"] is None
    assert all(step["text"] for step in steps[1:])
    assert [step["told"] for step in steps] == record.verify().log("pl")


def test_what_is_wrong_with_a_record_is_named(record, tmp_path):
    def tampered(change):
        document = json.loads(json.dumps(record.json))
        change(document)
        return gefecht.Record(json.dumps(document))

    with pytest.raises(gefecht.Fault, match="field `hash`"):
        tampered(lambda it: it.update(hash="0" * 64)).verify()
    with pytest.raises(gefecht.Fault, match=r"field `deeds\[0\]`"):
        tampered(lambda it: it["deeds"][0].update(seat=1 - it["deeds"][0]["seat"])).verify()
    with pytest.raises(gefecht.Fault, match="field `packs`"):
        tampered(lambda it: it.update(packs=[])).verify()
    with pytest.raises(gefecht.Fault, match="seed"):
        tampered(lambda it: it.pop("seed")).verify()
    with pytest.raises(gefecht.Fault, match="ruleset"):
        gefecht.Record("{}")
    with pytest.raises(gefecht.Fault, match="line 1"):
        gefecht.Record("{")
    with pytest.raises(FileNotFoundError):
        gefecht.Record.load(tmp_path / "none.json")


def test_a_game_is_played_on_from_a_moment(record):
    game = record.play_on(3, seed=99)
    assert len(game.record()) == 3 and game.record().json["branches"][0]["after"] == 3
    assert game.record().json["deeds"] == record.json["deeds"][:3]
    with pytest.raises(gefecht.Fault, match="at most"):
        record.play_on(10**6)


def test_scenarios_pass_or_say_why_not(tmp_path):
    verdicts = gefecht.scenario(ROOT / "scenarios/shatterpoint/attack")
    assert len(verdicts) > 5 and all(verdict["passed"] for verdict in verdicts)
    text = (ROOT / "scenarios/battleground/attack/engaged.toml").read_text()
    broken = tmp_path / "broken.toml"
    broken.write_text(text.replace("title", "titel", 1))
    [verdict] = gefecht.scenario(broken)
    assert not verdict["passed"] and "titel" in verdict["why"]


def test_a_simulation_that_was_split_equals_the_whole():
    plan = {"players": ["greedy", "random"], "seed": 7, "swap": True}
    whole = gefecht.simulate("battleground", 12, **plan)
    parts = [gefecht.simulate("battleground", 12, numbers=numbers, **plan)
             for numbers in ([0, 1, 2], [11, 10], range(3, 10))]
    together = sorted(sum(parts, []), key=lambda game: game["number"])
    assert together == whole and [game["number"] for game in whole] == list(range(12))
    # Every second game has the sides swapped.
    assert [game["swapped"] for game in whole] == [False, True] * 6
    with pytest.raises(ValueError, match="no game 12 of 12"):
        gefecht.simulate("battleground", 12, numbers=[12])
    with pytest.raises(ValueError, match="at most 16777216"):
        gefecht.simulate("battleground", 2**60)
    with pytest.raises(ValueError, match="expected two"):
        gefecht.simulate("battleground", 2, players=["greedy"])


def test_the_stubs_say_what_is_there():
    command = [sys.executable, "-m", "mypy.stubtest", "gefecht._gefecht"]
    checked = subprocess.run(command, cwd=ROOT / "python", capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout


def test_the_package_is_typed():
    command = [sys.executable, "-m", "mypy", "gefecht"]
    checked = subprocess.run(command, cwd=ROOT / "python", capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout
