"""The goose: it walks by a rule without end, and who meets it pays for that."""

import pytest

from mazelib.game.goose import APART, Goose, Meetings, Near, map_of_goose, near_to
from mazelib.game.racers import Spot
from mazelib.game.round import HONK_SECONDS, Round
from mazelib.game.rules import Game
from mazelib.game.seeing import Seeing
from mazelib.grid.compass import Heading, Turn
from mazelib.maps import reach
from mazelib.maps.heya_text import parse
from mazelib.values.settings import OwnRule
from mazelib.walking.strategies import fresh_strategy
from mazelib.walking.walk import Walk

CORRIDOR = parse("##############\n#>          G#\n##############")
GAME = Game(easy=2, geese={1: "right_hand"})


def goose_on(heya, rule="right_hand", speed=1):
    return Goose(Walk(map_of_goose(heya), fresh_strategy(rule, 1)), speed, "")


def test_a_goose_starts_on_the_way_to_the_cup_and_comes_towards_the_player():
    for seed in range(20):
        maze = GAME.maze(4, seed)
        its_map = map_of_goose(maze)
        tour = reach.tour(maze)
        assert its_map.start in tour[len(tour) // 2 : -1]
        assert maze.after_step(its_map.start, its_map.heading) in tour[: tour.index(its_map.start)]
        assert reach.unreachable(its_map) == ["G"], "it never finds anything"
    assert map_of_goose(parse("#####\n#> G#\n#####")) is None, "too short for a goose"
    assert map_of_goose(parse(">          G")) is None, "no place is wall"


@pytest.mark.parametrize("rule", ["right_hand", "tremaux", "branch_stack", "random_walk"])
def test_a_goose_walks_on_without_end_one_step_after_the_other(rule):
    maze = GAME.maze(0, 3)
    goose = goose_on(maze, rule, speed=2)
    before = goose.at(0.0)
    places = set()
    for quarter in range(1, 2400):
        goose.advance(quarter / 8)
        now = goose.at(quarter / 8)
        assert abs(now.x - before.x) + abs(now.y - before.y) <= 0.26
        before = now
        if quarter > 1600:
            places.add((round(now.x), round(now.y)))
    assert len(places) > 10, "it still walks after 200 seconds"


def test_after_its_circle_a_goose_walks_the_same_circle_again():
    alone = Walk(map_of_goose(CORRIDOR), fresh_strategy("right_hand", 1))
    alone.run()
    lap = alone.ending.tick - alone.ending.since
    goose = goose_on(CORRIDOR)
    goose.advance(1000.0)
    for second in range(lap):
        first = goose.at(alone.ending.since + second + 0.5)
        assert goose.at(alone.ending.since + 3 * lap + second + 0.5)[:2] == first[:2]


def round_with_goose(**more):
    return Round(Game(easy=3, **more), CORRIDOR, 0, Seeing.TORCH, goose=goose_on(CORRIDOR))


def walk_to_goose(round, player=0):
    """Walk ahead, once a second, until somebody meets the goose."""
    for _second in range(20):
        round.press(Heading.RIGHT, player)
        for _part in range(10):
            round.elapsed += 0.1
            round.goose.advance(round.elapsed)
            if round.look_for_goose():
                return
    raise AssertionError("nobody has met the goose")


def test_who_meets_the_goose_loses_three_seconds_and_the_third_star_and_can_go_on():
    round = round_with_goose()
    assert round.stars == 3
    walk_to_goose(round)
    assert round.left == pytest.approx(round.seconds - round.elapsed - 3)
    assert round.stars == 2
    assert round.seconds_since_honk(0) == 0.0
    met_at = round.elapsed
    while round.winner is None:
        round.press(Heading.RIGHT)
        round.elapsed += 0.5
        round.look_for_goose()
    assert round.meetings.count(0) == 1, "it is met again only after they came apart"
    assert round.seconds_since_honk(0) is None or round.elapsed < met_at + HONK_SECONDS
    assert round.as_it_was(met_at - 0.01).stars == 3
    assert round.as_it_was(met_at).left == pytest.approx(round.seconds - met_at - 3)


def test_a_goose_that_costs_the_last_seconds_ends_the_round_when_it_is_met():
    round = round_with_goose(goose_seconds=100)
    walk_to_goose(round)
    assert round.is_lost
    assert round.ended_at == round.elapsed


def test_of_two_players_who_meets_the_goose_loses_a_point_and_no_time():
    round = round_with_goose(players=2)
    round._taken_by += [1, 1]
    before = round.left
    walk_to_goose(round, player=1)
    assert (round.points(0), round.points(1)) == (0, 1)
    assert round.left == pytest.approx(before - round.elapsed)


def test_one_has_to_come_apart_before_the_goose_is_met_again():
    meetings = Meetings()
    far = [(0.5, [0]), (1.5, []), (0.5, []), (APART, []), (0.5, [0]), (0.7, []), (0.4, [])]
    for second, (places, met) in enumerate(far):
        assert meetings.look(second, Spot(0, 0, 0), [Spot(places, 0, 0)]) == met
    assert [each.seconds for each in meetings.noted] == [0, 4]


@pytest.mark.parametrize(
    ("player", "goose", "near"),
    [
        (Spot(3, 1, 1), Spot(6, 1, 3), None),  # It is seen.
        (Spot(3, 1, 3), Spot(6, 1, 3), Near(3, Turn.BACK)),
        (Spot(3, 1, 0), Spot(6, 1, 3), Near(3, Turn.RIGHT)),
        (Spot(3, 1, 2), Spot(6, 1, 3), Near(3, Turn.LEFT)),
        (Spot(3, 1, 3), Spot(10, 1, 3), None),  # It is far.
    ],
)
def test_a_goose_is_heard_that_is_near_and_not_seen(player, goose, near):
    assert near_to(CORRIDOR, player, goose) == near


def test_the_clock_has_time_to_meet_a_goose_once():
    maze = GAME.maze(0, 1)
    without = Game(easy=2)
    seconds = without.seconds(maze, 0, Seeing.EYES)
    assert GAME.seconds(maze, 0, Seeing.EYES) == seconds + GAME.goose_seconds
    assert GAME.seconds(maze, 1, Seeing.EYES) == without.seconds(maze, 1, Seeing.EYES)


def test_a_rule_of_the_script_is_described_by_its_number_and_what_it_says_of_itself():
    def mine(view):
        """It does what I say.

        More of it.
        """

    def silent(view):
        pass

    game = Game(geese={2: mine, 3: "tremaux", 5: silent, 7: mine})
    assert game.rules() == [mine, silent]
    told = OwnRule(0, "It does what I say.")
    assert game.described().geese == {2: told, 3: "tremaux", 5: OwnRule(1, ""), 7: told}
    assert game.goose(0) is None
    assert game.goose(1) is mine
    assert game.goose(9) is mine, "after the last garden, the first one follows"


@pytest.mark.parametrize("wrong", [3, ["right_hand"], {0: "right_hand"}, {3: "left_hand"}, {3: 5}])
def test_wrong_geese_are_told_with_what_to_write(wrong):
    with pytest.raises(ValueError, match=r'Write levels, each with a rule: \{3: "right_hand"\}'):
        Game(geese=wrong)
