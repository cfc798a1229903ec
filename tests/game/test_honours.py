"""Crowns and the longest run: kept beside the best times, and as safe."""

import json

import pytest

from mazelib.game.honours import Honours
from mazelib.game.ladder import Ladder
from mazelib.game.seeing import Seeing
from tests.game.test_best_times import OTHER_ROOMS, ROOMS, folder

__all__ = ["folder"]


def test_a_crown_belongs_to_a_size_of_maze_and_the_longest_run_never_gets_shorter(folder):
    Honours().keep_crown(ROOMS)
    assert [Honours().keep_run(number) for number in (9, 12, 10)] == [True, True, False]
    honours = Honours()
    assert honours.has_crown(ROOMS)
    assert not honours.has_crown(OTHER_ROOMS)
    assert honours.longest_run == 12
    kept = json.loads((folder / "honours.json").read_text(encoding="utf-8"))
    assert kept == {"crown of 4 × 3 rooms": 1, "mazes of the longest run": 12}


def test_of_two_games_at_once_the_longest_run_stays(folder):
    one = Honours()
    other = Honours()
    one.keep_run(12)
    assert not other.keep_run(10)
    other.keep_crown(ROOMS)
    assert Honours().longest_run == 12


@pytest.mark.parametrize("damaged", ["[", '{"mazes of the longest run": "far"}'])
def test_a_damaged_list_is_told_and_set_aside(damaged, folder):
    folder.mkdir()
    (folder / "honours.json").write_text(damaged)
    assert "rown" in Honours().news
    assert Honours().news == ""
    assert [path.read_text() for path in folder.glob("damaged-*/*")] == [damaged]


def test_without_any_honour_there_is_none_and_a_folder_that_cannot_be_written_is_left_to_the_times(
    folder,
):
    assert Honours().longest_run == 0
    folder.write_text("")
    honours = Honours()
    honours.keep_run(9)
    assert (honours.longest_run, honours.news) == (9, "")


def test_the_most_stars_of_a_size_of_maze_are_kept_and_a_time_alone_is_one_star(folder):
    ladder = Ladder()
    ladder.honours.keep_stars((4, 3), 2)
    ladder.honours.keep_stars((4, 3), 1)
    ladder.best_times.keep((5, 4), Seeing.EYES, 9.0)
    assert [Ladder().stars(rooms) for rooms in ((4, 3), (5, 4), (6, 5))] == [2, 1, 0]
