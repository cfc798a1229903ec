"""Which levels are open, and runs after the last one."""

from mazelib.game.ladder import Ladder
from mazelib.game.rules import Game
from mazelib.game.seeing import Seeing
from tests.game.test_best_times import folder

__all__ = ["folder"]
GAME = Game(levels=[(2, 2), (3, 2)])


def opened(ladder):
    return [level for level in range(-1, 9) if ladder.is_open(GAME, level)]


def test_the_first_level_is_open_and_each_that_follows_one_that_was_won(folder):
    ladder = Ladder()
    assert (opened(ladder), ladder.first_unwon(GAME)) == ([0], 0)
    ladder.best_times.keep((2, 2), Seeing.TORCH, 5.0)
    assert (opened(Ladder()), Ladder().first_unwon(GAME)) == ([0, 1], 1)
    ladder.best_times.keep((3, 2), Seeing.EYES, 5.0)
    assert (opened(ladder), ladder.first_unwon(GAME)) == ([0, 1, 2], 2)


def test_what_two_players_won_is_open_for_these_two_alone(folder):
    ladder = Ladder()
    ladder.note_won(GAME, 0, by_two=True)
    assert opened(ladder) == [0, 1]
    assert opened(Ladder()) == [0]
    ladder.note_won(GAME, 2, by_two=True)
    assert ladder.honours.longest_run == 0


def test_in_a_run_each_maze_is_open_when_the_one_before_was_won_in_this_run(folder):
    ladder = Ladder()
    for rooms in GAME.levels:
        ladder.best_times.keep(rooms, Seeing.EYES, 5.0)
    for level in (2, 3):
        ladder.note_won(GAME, level, by_two=False)
    assert opened(ladder) == [0, 1, 2, 3, 4]
    ladder.end_run()
    assert opened(ladder) == [0, 1, 2]
    assert Ladder().honours.longest_run == 2


def test_what_went_wrong_with_either_list_is_told_once(folder):
    folder.mkdir()
    (folder / "honours.json").write_text("{")
    ladder = Ladder()
    assert "crowns" in ladder.news()
    assert ladder.news() == ""


def test_a_star_without_a_time_is_a_win_too(folder):
    ladder = Ladder()
    ladder.honours.keep_stars((2, 2), 1)
    assert (opened(ladder), ladder.first_unwon(GAME)) == ([0, 1], 1)
