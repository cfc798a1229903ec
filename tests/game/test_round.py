"""A round: its clock and coins, who wins; and racers, where they are at a second."""

import random
from itertools import pairwise

import pytest

from mazelib.game.arrows import Happened
from mazelib.game.goose import Goose, Meetings, map_of_goose
from mazelib.game.racers import MOVE_SECONDS, KeyRacer, RuleRacer, Spot
from mazelib.game.round import Round
from mazelib.game.rules import Game, keys_needed
from mazelib.game.seeing import Seeing
from mazelib.grid.compass import Heading, heading_to, stepped
from mazelib.grid.routes import shortest_route
from mazelib.maps.heya_text import parse
from mazelib.walking.strategies import fresh_strategy
from mazelib.walking.walk import Walk

#: A simulated run is followed up to this maze.
MOST_MAZES = 20
MAZE = parse("#######\n#>    #\n# ### #\n#   # #\n# ### #\n#    G#\n#######")
UP, RIGHT, DOWN, LEFT = Heading


def test_a_coin_is_two_seconds_more_once():
    round = Round(Game(easy=2), MAZE, 0, Seeing.TORCH)
    assert round.seconds == 8.0
    keys = (DOWN, DOWN, RIGHT, RIGHT, LEFT, RIGHT)
    assert [round.press(arrow)[1] for arrow in keys] == [0, 0, 0, 1, 0, 0]
    assert (round.left, round.taken, round.coins) == (10.0, 1, set())


def walked(keys, **more):
    round = Round(Game(), MAZE, 0, more.pop("seeing", Seeing.TORCH), **more)
    for number, arrow in enumerate(keys):
        round.elapsed = 0.1 * number
        round.press(arrow)
    return round


def test_stars_are_the_same_with_a_coin_and_without_it():
    plain = walked([DOWN] * 4 + [RIGHT] * 4)
    coin = walked([DOWN, DOWN, RIGHT, RIGHT, LEFT, LEFT, DOWN, DOWN] + [RIGHT] * 4)
    lost = walked([DOWN, DOWN, RIGHT, LEFT, RIGHT, LEFT, DOWN, DOWN] + [RIGHT] * 4)
    assert [round.steps for round in (plain, coin, lost)] == [8, 12, 12]
    assert [round.steps_that_count for round in (plain, coin, lost)] == [8, 8, 12]
    assert [round.stars for round in (plain, coin, lost)] == [3, 3, 2]
    assert [round.has_all_coins for round in (plain, coin, lost)] == [False, True, False]


def test_a_known_maze_gives_one_star_at_most_and_training_none_without_a_clock():
    known = walked([RIGHT], is_known=True)
    training = walked([RIGHT], seeing=Seeing.ABOVE)
    assert (known.counts, known.stars, known.may_be_record) == (True, 1, False)
    assert (training.counts, training.stars) == (False, 0)
    for round in (known, training):
        round.elapsed = 1000.0
    assert known.is_lost
    assert not training.is_lost
    assert not training.is_urgent
    assert training.as_it_was(0.5).is_known is False
    assert known.as_it_was(0.5).is_known


@pytest.mark.parametrize(("arrived", "stars"), [(None, 3), (0.64, 1), (0.7, 3), (9.0, 3)])
def test_where_a_rival_was_there_before_there_is_one_star_at_most(arrived, stars):
    round = walked([DOWN] * 4 + [RIGHT] * 4)
    round.rival_arrived_at = arrived
    assert (round.is_beaten, round.stars) == (stars == 1, stars)


def test_of_two_players_the_first_has_three_points_and_each_coin_is_one_for_who_took_it():
    round = Round(Game(players=2), MAZE, 0, Seeing.TORCH)
    for arrow in (DOWN, DOWN, RIGHT, RIGHT):
        round.press(arrow, 1)
    assert (round.coins_of(0), round.coins_of(1), round.points(1)) == (0, 1, 1)
    for arrow in [RIGHT] * 4 + [DOWN] * 4:
        round.press(arrow, 0)
    assert (round.points(0), round.points(1)) == (3, 1)
    assert (round.seconds_since_coin(0), round.seconds_since_coin(1)) == (None, 0.0)


@pytest.mark.parametrize(("seconds", "last"), [(12.0, 4.0), (60.0, 10.0)])
def test_the_last_ten_seconds_are_felt_and_of_a_short_clock_the_last_third(seconds, last):
    round = walked([])
    round.seconds = seconds
    for left, is_felt in ((last + 0.1, False), (last - 0.1, True)):
        round.elapsed = seconds - left
        assert round.is_urgent is is_felt


def test_a_round_is_lost_when_no_time_is_left_and_not_a_moment_before():
    round = Round(Game(easy=2), MAZE, 0, Seeing.TORCH)
    round.elapsed = 7.99
    assert not round.is_lost
    round.elapsed = 8.0
    assert round.is_lost
    assert round.left == 0


def test_a_round_can_be_seen_as_it_was_at_each_of_its_seconds():
    round = Round(Game(easy=2), MAZE, 0, Seeing.TORCH)
    told = []
    for number, arrow in enumerate((DOWN, DOWN, RIGHT, RIGHT, LEFT)):
        round.elapsed = 0.5 * number
        round.press(arrow)
        timeline = round.players[0].timeline
        told.append((timeline.place(timeline.last), round.left, round.taken, round.has_new_coin))
    assert len({*told}) == 5, "each moment differs from the others"
    for number, facts in enumerate(told):
        was = round.as_it_was(0.5 * number)
        timeline = was.players[0].timeline
        assert (timeline.place(timeline.last), was.left, was.taken, was.has_new_coin) == facts
        assert timeline.last == number + 1
    assert round.as_it_was(0.49).players[0].timeline.last == 1
    assert len(round.presses) == 5, "the round itself is as it was"


def test_the_first_of_two_players_at_the_goal_has_won_and_keeps_the_victory():
    round = Round(Game(players=2), MAZE, 0, Seeing.TORCH)
    for arrow in [RIGHT] * 4 + [DOWN] * 3:
        round.press(arrow, 0)
        round.press(arrow, 1)
    round.elapsed = 3.0
    assert round.winner is None
    assert round.press(DOWN, 1) == (Happened.ARRIVED, False)
    round.elapsed = 4.0
    round.press(DOWN, 0)
    assert round.winner == 1
    assert [player.arrived_at() for player in round.players] == [4.0, 3.0]
    assert not round.is_lost


def test_a_player_is_seen_moving_for_a_short_time_and_then_stands():
    racer = KeyRacer(MAZE)
    racer.recording.note_tick((2, 1), RIGHT)
    racer.note_tick_at(1.0)
    racer.recording.note_tick((2, 1), UP)
    racer.note_tick_at(2.0)
    spots = [racer.at(seconds) for seconds in (0.5, 1.0, 1.0 + MOVE_SECONDS / 2, 1.5)]
    assert spots == [(1, 1, 1), (1, 1, 1), (pytest.approx(1.5), 1, 1), (2, 1, 1)]
    assert racer.at(2.0 + MOVE_SECONDS / 2) == (2, 1, pytest.approx(0.5)), "it turns left"


def test_a_rule_runs_at_its_speed_smoothly_up_to_the_goal():
    alone = Walk(MAZE, fresh_strategy("right_hand", 1))
    alone.run()
    racer = RuleRacer(Walk(MAZE, fresh_strategy("right_hand", 1)), 4, "right hand")
    for quarter in range(4 * alone.tick + 20):
        seconds = quarter / 16
        racer.advance(seconds)
        tick = min(quarter // 4, alone.tick)
        following = min(tick + 1, alone.tick)
        one = alone.timeline.place(tick)
        other = alone.timeline.place(following)
        part = quarter % 4 / 4
        spot = racer.at(seconds)
        x = one[0] + part * (other[0] - one[0])
        y = one[1] + part * (other[1] - one[1])
        assert (spot.x, spot.y) == pytest.approx((x, y))
    assert racer.arrived_at() == alone.tick / 4
    assert isinstance(spot, Spot)


def keys_of_player(maze, dice):
    """The keys of somebody who takes one wrong turn in five, through the eyes.

    At the wrong turn it walks on to the first dead end, and back.
    """
    return keys_along(places_of_player(maze, dice), maze.heading)


def places_of_player(maze, dice):
    """The places of that player, from the start to the cup."""
    walked = [maze.start]
    for _letter, goal in maze.controls:
        walked += places_to(maze, walked[-1], goal, dice)[1:]
    return walked


def places_to(maze, place, goal, dice):
    """The places of that player from one place to another."""
    came_from = None
    tried = set()
    walked = [place]
    while place != goal:
        right = shortest_route(maze, place, goal)[1]
        ways = [stepped(place, heading) for heading in Heading]
        wrong = [way for way in ways if maze.is_open(way) and way not in (right, came_from)]
        wrong = [way for way in wrong if (place, way) not in tried]
        if wrong and dice.random() < 0.2:
            into = dice.choice(wrong)
            tried.add((place, into))
            walked += there_and_back(maze, place, into, dice)
            continue
        came_from = place
        place = right
        walked.append(place)
    return walked


def there_and_back(maze, place, into, dice):
    """The places to the first dead end behind a wrong turn, and back to where it began."""
    path = [place, into]
    while True:
        ways = [stepped(path[-1], heading) for heading in Heading]
        ways = [way for way in ways if maze.is_open(way) and way != path[-2]]
        if not ways:
            return [*path[1:], *path[-2::-1]]
        path.append(dice.choice(ways))


def keys_along(walked, heading):
    keys = 0
    for place, following in pairwise(walked):
        ahead = heading_to(place, following)
        keys += 1 + (ahead is not heading)
        heading = ahead
    return keys


def meetings_with(goose, walked, heading):
    """How often that player meets a goose, if it never waits for it."""
    meetings = Meetings()
    seconds = 0.0
    for place, following in pairwise(walked):
        ahead = heading_to(place, following)
        if ahead is not heading:
            seconds += 0.5
        heading = ahead
        for part in range(5):
            now = seconds + 0.1 * part
            goose.advance(now)
            at = Spot(*(following if part > 1 else place), heading)
            meetings.look(now, goose.at(now), [at])
        seconds += 0.5
    return meetings.count(0)


def wins(level, mazes):
    """How many of so many mazes that player wins at two keys a second, in percent."""
    game = Game(geese={3: "right_hand", 6: "random_walk", 8: "tremaux"})
    won = 0
    for seed in range(mazes):
        maze = game.maze(level, seed)
        walked = places_of_player(maze, random.Random(seed))
        seconds = keys_along(walked, maze.heading) / 2
        rule = game.goose(level)
        if rule:
            goose = Goose(Walk(map_of_goose(maze), fresh_strategy(rule, seed)), 1, "")
            seconds += game.goose_seconds * meetings_with(goose, walked, maze.heading)
        won += seconds <= game.seconds(maze, level, Seeing.EYES)
    return 100 * won / mazes


def mazes_won_in_a_run(seed):
    """How many mazes of a run that player wins, with the seconds that are left each time."""
    game = Game()
    left = 0.0
    level = len(game.levels)
    while game.number(level) <= MOST_MAZES:
        maze = game.maze(level, 100 * seed + level)
        left += game.seconds(maze, level, Seeing.EYES)
        left -= keys_of_player(maze, random.Random(seed)) / 2
        if left < 0:
            break
        level += 1
    return game.number(level) - 1


def test_the_simulated_player_presses_no_key_too_few():
    for seed in range(5):
        maze = Game().maze(3, seed)
        assert keys_of_player(maze, random.Random(seed)) >= keys_needed(maze, Seeing.EYES)
    lucky = random.Random()
    lucky.random = lambda: 1.0
    maze = Game().maze(3, 1)
    assert keys_of_player(maze, lucky) == keys_needed(maze, Seeing.EYES)


@pytest.mark.thorough
@pytest.mark.parametrize(("level", "least", "most"), [(0, 90, 100), (2, 85, 100), (7, 40, 95)])
def test_a_player_with_one_wrong_turn_in_five_wins_often_enough(level, least, most):
    assert least <= wins(level, 60) <= most


@pytest.mark.thorough
def test_a_run_of_that_player_is_neither_over_at_once_nor_without_end():
    runs = sorted(mazes_won_in_a_run(seed) for seed in range(15))
    assert 5 <= runs[len(runs) // 2] < MOST_MAZES
