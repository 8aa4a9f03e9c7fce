"""Games, views, answers and refusals."""

import copy
import math

import gefecht
import pytest

RULESETS = ["battleground", "shatterpoint", "legion"]


def test_all_rulesets_are_there():
    assert gefecht.rulesets() == RULESETS


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_game_is_played_to_its_end_by_its_computer_players(ruleset):
    game = gefecht.Game(ruleset, seed=5)
    deeds = 0
    while game.result is None:
        question = game.question()
        assert question["seat"] == game.asked[0]
        assert question["open"] or len(question["options"]) >= 2
        choice = game.think("greedy" if ruleset == "battleground" else "random", seed=deeds)
        assert game.words(choice)
        game.answer(choice)
        deeds += 1
    assert game.asked == [] and game.question() is None
    assert game.result["winner"] in (0, 1, None)
    assert game.result["rule"] in game.ending()
    assert len(game.record()) == deeds
    # One entry for what came before the first deed.
    assert len(game.log("de")) == deeds + 1
    with pytest.raises(gefecht.Refused) as refused:
        game.answer(0)
    assert refused.value.rule == "KERNEL-GAME-OVER"


def test_a_hand_is_seen_by_its_player_alone():
    game = gefecht.Game("battleground", seed=1)
    while game.view(0)["players"][0]["hand_count"] == 0:
        game.answer(0)
    hands = lambda viewer: [player["hand"] is not None for player in game.view(viewer)["players"]]
    assert hands(0) == [True, False]
    assert hands(1) == [False, True]
    assert hands(None) == [False, False]
    assert hands("judge") == [True, True]


def test_what_is_refused_names_the_rule_and_changes_nothing():
    game = gefecht.Game("battleground", seed=1)
    before = game.record().json
    asked = game.asked[0]
    for choice, seat, rule in [
        (9999, asked, "KERNEL-MALFORMED"),
        ("no-such-answer", asked, "KERNEL-MALFORMED"),
        (0, 1 - asked, "KERNEL-NOT-ASKED"),
    ]:
        with pytest.raises(gefecht.Refused) as refused:
            game.answer(choice, seat=seat)
        assert refused.value.rule == rule and rule in str(refused.value)
        assert isinstance(refused.value.facts, dict)
    with pytest.raises(ValueError, match="no seat 7 of 2"):
        game.answer(0, seat=7)
    with pytest.raises(ValueError, match="no viewer `nobody`"):
        game.view("nobody")
    assert game.record().json == before


@pytest.mark.parametrize("ruleset", RULESETS)
def test_nonsense_is_refused_without_a_panic(ruleset):
    game = gefecht.Game(ruleset, seed=3)
    nested: list = []
    for _ in range(300):
        nested = [nested]
    values = [None, -1, 2**63, 2**80, 1.5, "", "x" * 10000, [], {}, [[1]], {"a": {"b": []}},
              {"Deploy": 1}, {"place": [10**9, -(10**9)]}, nested, "\ud800"]
    for value in values:
        for act in (game.answer, game.judge, game.words):
            with pytest.raises((gefecht.Refused, ValueError, OverflowError, TypeError)):
                act(value)
    for value in (float("nan"), object(), b"bytes", {1, 2}):
        with pytest.raises((gefecht.Refused, ValueError, TypeError)):
            game.answer(value)


def test_wrong_arguments_are_named():
    with pytest.raises(ValueError, match="no ruleset `chess`, expected one of: battleground"):
        gefecht.Game("chess")
    with pytest.raises(gefecht.Fault, match="setup"):
        gefecht.Game("legion", setup={"armies": 3})
    with pytest.raises(gefecht.Fault, match="no-such-folder"):
        gefecht.Game("legion", packs=["no-such-folder"])
    with pytest.raises(ValueError, match="64 hexadecimal digits"):
        gefecht.Game("legion", seed="12")
    with pytest.raises(ValueError, match="no map `moon`"):
        gefecht.setup("battleground", map="moon")
    with pytest.raises(ValueError, match="no language `fr`"):
        gefecht.Game("legion").ask(language="fr")
    with pytest.raises(ValueError, match="player `genius`"):
        gefecht.Game("legion").think("genius")


def test_a_setup_that_breaks_a_rule_is_refused_by_it():
    setup = gefecht.setup("battleground")
    squad = setup["players"][0]["squad"]
    squad["members"].append(squad["members"][0])
    with pytest.raises(gefecht.Refused) as refused:
        gefecht.Game("battleground", setup=setup)
    assert refused.value.rule.startswith("BG-")


def test_a_copy_goes_its_own_way():
    game = gefecht.Game("shatterpoint", seed=2)
    other = copy.copy(game)
    other.answer(other.think("random"))
    assert len(game.record()) == 0 and len(other.record()) == 1
    other.undo()
    assert other.record().hash == game.record().hash


def test_conceding_and_agreeing_on_a_draw_end_a_game():
    game = gefecht.Game("legion", seed=1)
    game.offer_draw(0)
    assert game.result is None
    game.offer_draw(1)
    assert game.result["winner"] is None
    game = gefecht.Game("legion", seed=1)
    game.concede(0)
    assert game.result["winner"] == 1


def test_four_players_sit_at_a_battle_of_teams():
    game = gefecht.Game("legion", setup=gefecht.setup("legion", format="teams"), seed=1)
    assert game.seats == 4
    game.concede(0)
    assert game.result is None
    game.concede(2)
    assert game.result["winner"] == 1


def test_places_that_are_drawn_are_legal():
    game = gefecht.Game("shatterpoint", seed=4)
    for deed in range(200):
        if game.question()["open"]:
            break
        game.answer(game.think("random", seed=deed))
    places = game.sample(8, seed=1)
    assert places == game.sample(8, seed=1)
    assert len(places) > 0
    for place in places + game.candidates(4):
        game.judge(place)


def test_rollouts_are_shares_of_games():
    game = gefecht.Game("battleground", seed=1)
    value = game.rollouts(0, 20, seed=1)
    assert 0.0 <= value <= 1.0
    # Sums of halves: twenty games that are won, drawn or lost.
    assert math.isclose(value * 40, round(value * 40))
    assert value == game.rollouts(0, 20, seed=1)
    with pytest.raises(gefecht.Refused):
        game.rollouts(9999, 1)


def test_odds_are_those_of_the_dice():
    # A face of 4 or more succeeds; a 6 brings another die, which succeeds from 5 on.
    found = gefecht.odds("battleground", dice=1, needed=4)["chances"]
    assert math.isclose(found[0], 3 / 6)
    assert math.isclose(found[1], 2 / 6 + 1 / 6 * 4 / 6)
    # One crit and three hits of eight sides; a block on two of six sides takes a hit.
    found = gefecht.odds("shatterpoint", attack=1, defence=1)["successes"]
    assert math.isclose(found[1], 1 / 8 + 3 / 8 * 4 / 6)
    # A white die hits on two of eight sides; a white defence die blocks on one of six.
    found = gefecht.odds("legion", white=1, defence="white")["wounds"]
    assert math.isclose(found[1], 2 / 8 * 5 / 6)
    with_surge = gefecht.odds("legion", white=1, defence="white", defence_surge=True)["wounds"]
    assert math.isclose(with_surge[1], 2 / 8 * 4 / 6)
    with pytest.raises(gefecht.Refused):
        gefecht.odds("legion", white="many")
