"""Mazes for a class: all as hard, no two alike, and the same again for the same seed."""

from itertools import combinations, islice
from statistics import median

import pytest

from mazelib.export.answer import Openings, Ways
from mazelib.export.hardness import DEEP_TURNS, field_for, limits_for
from mazelib.export.mazes_of_class import LEAST_VISITED, MOST_SHARED, mazes_as_hard
from mazelib.export.worksheet import Worksheet
from mazelib.making.makers import MAKERS, Maker, make_in, makers_of_shapes
from mazelib.maps import reach

CLASSES = [
    *({"hard": 1, "made_by": maker} for maker in makers_of_shapes()),
    {"hard": 2, "made_by": "dig"},
    {"hard": 3, "made_by": "merge"},
    {"rooms": (20, 20)},
    {"hard": 3, "mask": "heart"},
    *(
        pytest.param({"hard": hard, "made_by": maker}, marks=pytest.mark.thorough)
        for maker in makers_of_shapes()
        for hard in (4, 5)
    ),
    pytest.param({"hard": 5, "mask": "ring"}, marks=pytest.mark.thorough),
]


def answer_of(heya):
    """The rooms of the answer, from S to G."""
    return reach.tour(heya)[::2]


@pytest.mark.parametrize("asked", CLASSES)
def test_all_of_a_class_are_as_hard_and_no_two_alike(asked):
    sheet = Worksheet(how_many=12, **asked)
    field = sheet.field
    by_chance = {len(answer_of(make_in(field, sheet.made_by, seed))) for seed in range(12)}
    assert max(by_chance) > 1.2 * min(by_chance), "by chance they are not"
    mazes = list(islice(mazes_as_hard(sheet.made_by, field, sheet.hard, 3), 12))
    limits = limits_for(sheet.made_by, field, sheet.hard)
    openings = Openings(field)
    answers = []
    for maze in mazes:
        places = maze.heya.places
        goal = places.index(maze.heya.controls[0][1])
        answer = [places.index(place) for place in answer_of(maze.heya)]
        assert (answer[0] in openings.tops, goal in openings.bottoms) == (True, True)
        assert limits.fewest_steps <= len(answer) - 1 <= limits.most_steps
        assert openings.part_visited(answer) >= LEAST_VISITED
        ways = Ways(field, maze.heya.floor, goal)
        assert ways.deep_turns(answer) >= DEEP_TURNS[sheet.hard]
        answers.append(set(answer))
    for one, other in combinations(answers, 2):
        assert len(one & other) <= MOST_SHARED * min(len(one), len(other))
    assert len({maze.heya.floor for maze in mazes}) == 12


def test_the_answers_of_twelve_small_houses_look_different_though_all_go_from_chimney_to_door():
    pages = list(Worksheet(hard=1, mask="house", how_many=12).pages(9))
    routes = [page.answer().route for page in pages]
    assert len(set(routes)) == 12
    assert len({len(route) for route in routes}) == 1, "and all are as long"
    for one, other in combinations(map(set, routes), 2):
        assert len(one & other) < 0.95 * len(one)


def test_the_easiest_answers_go_back_up_or_back_to_the_side():
    for maker in makers_of_shapes():
        factors = []
        for maze in islice(mazes_as_hard(maker, field_for(1, None, None), 1, 8), 12):
            answer = answer_of(maze.heya)
            x, y = answer[0]
            last_x, last_y = answer[-1]
            straight = (abs(x - last_x) + abs(y - last_y)) // 2
            factors.append((len(answer) - 1) / straight)
        assert min(factors) >= 1.38
        assert median(factors) >= 1.6


def test_dig_and_road_make_the_same_of_a_seed_but_their_classes_differ():
    field = field_for(3, None, None)
    for seed in range(8):
        assert make_in(field, "dig", seed).floor == make_in(field, "road", seed).floor
        first = [next(mazes_as_hard(maker, field, 3, seed)) for maker in makers_of_shapes()]
        assert len({maze.heya.floor for maze in first}) == len(makers_of_shapes())


def test_the_seed_of_a_maze_makes_it_and_only_start_and_goal_are_chosen():
    field = field_for(2, None, None)
    starts = set()
    for maze in islice(mazes_as_hard("merge", field, 2, 5), 6):
        made = make_in(field, "merge", maze.seed)
        assert maze.heya.floor == made.floor
        assert maze.heya.note == made.note
        starts.add(maze.heya.start)
    assert len(starts) > 1


def test_each_python_makes_the_same_class_of_a_seed():
    seeds = {}
    for maker in makers_of_shapes():
        mazes = islice(mazes_as_hard(maker, field_for(1, None, None), 1, 77), 4)
        seeds[maker] = [maze.seed for maze in mazes]
    assert seeds == {
        "dig": [105376, 450199, 561566, 751473],
        "merge": [307108, 853539, 648799, 215770],
        "road": [119165, 227109, 579137, 906280],
    }


@pytest.mark.parametrize("hard", [1, 3, pytest.param(5, marks=pytest.mark.thorough)])
def test_not_many_mazes_are_thrown_away(monkeypatch, hard):
    field = field_for(hard, None, None)
    for maker in makers_of_shapes():
        limits_for(maker, field, hard)
        made = []

        def counted(field, rng, make=MAKERS[maker].make, made=made):
            made.append(field)
            return make(field, rng)

        with monkeypatch.context() as patch:
            patch.setitem(MAKERS, maker, Maker(counted))
            list(islice(mazes_as_hard(maker, field, hard, 2), 6))
        # Each is made once more in the end.
        assert len(made) < 6 * 30
