"""Mazes being made, on the stage: the same player, and one maze after the other."""

import random
from pathlib import Path

import pygame
import pytest

from mazelib.commands import made_map
from mazelib.makers import MAKERS
from mazelib.makers.field import FIRST_COLOUR
from mazelib.makers.goals import drawn
from mazelib.stage.keys import Command
from mazelib.stage.lenses_scene import DIFFERS, LensesScene
from mazelib.stage.making_painter import INK, making_palette
from mazelib.stage.making_program import MakingProgram
from mazelib.stage.panels.groups import GroupsPanel
from mazelib.stage.panels.rule_steps import RulePanel
from mazelib.stage.pen import Pen
from mazelib.stage.stage import Stage
from mazelib.stage.theme import LIGHT
from mazelib.trace import Trace
from tests.stage.on_stage import press


def making_stage(maker="dig", size=(640, 480), sizes=((5, 4),), **settings) -> Stage:
    program = MakingProgram(
        name="test", title="Test", task="Task", help_text="Help", maker=maker, sizes=sizes, seed=3,
        speed=float("inf"), **settings,
    )  # fmt: skip
    stage = Stage(program, size)
    stage.player.playing = False
    return stage


def cells(stage) -> bytes:
    return bytes(stage.scene.shown.cells)


@pytest.mark.parametrize("maker", MAKERS)
def test_stepping_back_shows_every_step_as_it_was(maker):
    stage = making_stage(maker)
    forth = [cells(stage)]
    while not stage.scene.ended:
        press(stage, pygame.K_n)
        forth.append(cells(stage))
    for step in reversed(range(stage.scene.last)):
        press(stage, pygame.K_b)
        assert stage.player.tick == step and cells(stage) == forth[step]


@pytest.mark.parametrize("maker", MAKERS)
def test_what_is_watched_is_the_maze_that_is_made_without_a_window(maker):
    stage = making_stage(maker, sizes=((12, 9),))
    stage.player.playing = True
    for _ in range(10):
        stage.frame(0.02)
    making = MAKERS[maker].make(12, 9, random.Random(3))
    making.run()
    assert stage.scene.making.floor == making.floor


@pytest.mark.parametrize("maker", MAKERS)
def test_a_braided_maze_is_watched_as_it_is_printed_and_its_code_is_shown(maker):
    stage = making_stage(maker, sizes=((9, 6),), braid=0.5, opened=frozenset({Command.CODE}))
    while not stage.scene.ended:
        press(stage, pygame.K_n)
    assert drawn(stage.scene.making.field, stage.scene.making.floor) == [
        row.replace("S", " ").replace("G", " ") for row in made_map(maker, 9, 6, 3, 0.5, "corner").rows
    ]
    ran = stage.scene.shown_at(stage.scene.last).ran
    assert {Path(file).name for file, _ in ran.lines} == {"braid.py"}


@pytest.mark.parametrize("maker", MAKERS)
def test_the_code_panel_marks_lines_of_the_maker_that_ran(maker):
    stage = making_stage(maker, opened=frozenset({Command.CODE}))
    press(stage, *[pygame.K_n] * 6)
    source, ran = stage.scene.shown_at(6).source, stage.scene.shown_at(6).ran
    of_source = {(piece.file, piece.first + n) for piece in source.pieces for n in range(len(piece.lines))}
    assert len(of_source & set(ran.lines)) > 3


def test_after_a_rest_the_next_maze_begins_for_ever():
    stage = making_stage("dig", fills=True)
    seeds = []
    stage.player.playing = True
    for _ in range(200):
        stage.frame(0.1)
        seeds.append(stage.program.seed)
    assert len(set(seeds)) >= 4


def test_a_step_after_the_end_begins_the_next_maze():
    stage = making_stage("merge", sizes=((2, 1),))
    while not stage.scene.ended:
        press(stage, pygame.K_n)
    press(stage, pygame.K_n)
    assert stage.program.seed == 4 and stage.player.tick == 0 and not stage.player.playing


def test_making_is_followed_by_solving_and_then_by_the_next_size():
    stage = making_stage("road", sizes=((3, 2), (4, 2)), solves=True)
    shown = []
    for _ in range(60):
        shown.append((stage.scene.making.field.width, stage.program.is_solving))
        press(stage, pygame.K_n)
    assert list(dict.fromkeys(shown)) == [(3, False), (3, True), (4, False), (4, True)]


def test_the_two_lenses_go_step_for_step_and_mark_the_line_that_differs():
    stage = making_stage("road", size=(1280, 800), solves=True)
    press(stage, pygame.K_k)
    assert isinstance(stage.scene, LensesScene)
    assert [row.text.count(DIFFERS) for row in stage.scene._rows if row.decided] == [1]
    press(stage, *[pygame.K_n] * 5)
    assert [each.steps_done for each in stage.scene.both] == [5, 5]
    while not stage.scene.ended:
        press(stage, pygame.K_n)
    stage.draw()
    assert stage.scene.both[1].reached
    press(stage, pygame.K_k)
    assert not isinstance(stage.scene, LensesScene)


def test_the_groups_panel_counts_groups_forth_and_back():
    assert groups_said() == ["rooms: 20", "walls broken: 19", "groups: 1", "loops: 0"]


def test_the_groups_panel_counts_the_loops_of_a_braided_maze():
    rooms, broken, groups, loops = groups_said(braid=1.0)
    opened = int(loops.removeprefix("loops: "))
    assert opened > 2
    assert (rooms, broken, groups) == ("rooms: 20", f"walls broken: {19 + opened}", "groups: 1")


def groups_said(**settings):
    """What the groups panel says when the maze is made; back at the start it says the beginning."""
    stage = making_stage("merge", panels=lambda: [GroupsPanel()], size=(900, 700), **settings)
    said = []
    write = Pen.write
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Pen, "write", lambda pen, text, *more: said.append(text) or write(pen, text, *more))
        while not stage.scene.ended:
            press(stage, pygame.K_n)
        stage.draw()
        last = counted(said)
        stage.player.seek(0)
        stage.draw()
        assert counted(said) == ["rooms: 20", "walls broken: 0", "groups: 20", "loops: 0"]
    return last


def counted(said):
    """The newest of the panel's four rows."""
    return [text for text in said if ": " in text and text.split(": ")[1].isdigit()][-4:]


def numbers_written(stage, monkeypatch):
    """The numbers on the maze as it is drawn now, each with the height of its letters."""
    written = []
    write = Pen.write_centred

    def noted(pen, said, at, colour=None, size=None):
        if said.isdigit():
            assert pen.lettering.fitted(said, size, at.width) == said, "nothing is cut off"
            written.append((int(said), size))
        return write(pen, said, at, colour, size)

    with monkeypatch.context() as patch:
        patch.setattr(Pen, "write_centred", noted)
        stage.draw()
    return written


def test_rooms_have_their_numbers_wherever_twelve_pixels_fit(monkeypatch):
    stage = making_stage("merge", sizes=((10, 7),), panels=lambda: [GroupsPanel()], opened=frozenset({Command.CODE}))
    press(stage, pygame.K_n)
    written = numbers_written(stage, monkeypatch)
    assert len(written) == 70 and {size for _, size in written} == {12}


def test_where_numbers_do_not_fit_the_one_the_caption_speaks_of_stands_beside_the_worker(monkeypatch):
    stage = making_stage("merge", sizes=((60, 40),))
    assert numbers_written(stage, monkeypatch) == []
    for _ in range(30):
        press(stage, pygame.K_n)
        ((number, size),) = numbers_written(stage, monkeypatch)
        assert f" {number} " in stage.scene.shown.caption and size >= 12


def test_black_numbers_can_be_read_on_every_colour():
    def bright(colour):
        parts = [part / 255 for part in colour]
        light = [part / 12.92 if part <= 0.04 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return sum(share * part for share, part in zip((0.2126, 0.7152, 0.0722), light, strict=True))

    grounds = making_palette(LIGHT)[FIRST_COLOUR:]
    assert min((bright(ground) + 0.05) / (bright(INK) + 0.05) for ground in grounds) >= 4.5


@pytest.mark.parametrize("maker", MAKERS)
@pytest.mark.parametrize("size", [(640, 480), (1280, 800), (300, 600), (60, 40)])
def test_mazes_of_any_size_are_drawn_in_windows_of_any_size(maker, size):
    for rooms in ((1, 1), (1, 30), (60, 2), (300, 300)):
        stage = making_stage(maker, size=size, sizes=(rooms,), opened=frozenset({Command.CODE}))
        press(stage, pygame.K_n, pygame.K_n, pygame.K_d, pygame.K_b)
        stage.draw()


def test_scattered_changes_are_scaled_once_before_the_next_drawing():
    stage = making_stage("merge", sizes=((900, 900),), size=(640, 480))
    stage.draw()
    picture = stage.scene._painter._picture
    scaled = []
    picture._shrunk = lambda pixels, whole=picture._shrunk: scaled.append(pixels) or whole(pixels)
    for _ in range(50):
        stage.scene.advance(10)
    stage.draw()
    assert len(scaled) <= 1


def test_the_picture_of_a_huge_maze_is_the_same_in_pieces_as_whole():
    stage = making_stage("dig", sizes=((900, 900),), size=(640, 480))
    stage.draw()
    stage.player.playing = True
    for _ in range(5):
        stage.frame(0.02)
    stage.player.playing = False
    stage.draw()
    in_pieces = pygame.image.tobytes(stage.window.surface, "RGB")
    stage.scene._painter._picture.touch(None)
    stage.draw()
    assert pygame.image.tobytes(stage.window.surface, "RGB") == in_pieces


def test_a_trace_of_a_making_has_a_line_for_every_step(tmp_path):
    path = tmp_path / "trace.jsonl"
    stage = making_stage("dig", trace=Trace(str(path)))
    press(stage, *[pygame.K_n] * 4)
    assert len(path.read_text().splitlines()) == 5


def test_commands_that_mean_nothing_here_have_no_button():
    assert Command.EYES not in making_stage().program.commands
    assert Command.LENSES not in making_stage().program.commands
    assert Command.LENSES in making_stage("road", solves=True).program.commands


def test_what_was_dragged_back_and_stepped_to_the_end_by_hand_stays_there():
    stage = making_stage("dig", sizes=((2, 1),), fills=True)
    play_to_the_end(stage)
    press(stage, pygame.K_b, pygame.K_n)
    for _ in range(80):
        stage.frame(0.1)
    assert stage.program.seed == 3 and stage.scene.ended


def play_to_the_end(stage):
    stage.player.playing = True
    for _ in range(200):
        stage.frame(0.1)
        if stage.player.finished:
            return
    raise AssertionError("it never came to its end")


def test_at_the_end_space_stays_and_nothing_else_comes():
    stage = making_stage("merge", sizes=((3, 2),))
    play_to_the_end(stage)
    assert stage.as_frame().caption.endswith("All are 0. Next: the next maze. (Space: stay here.)")
    press(stage, pygame.K_SPACE)
    for _ in range(80):
        stage.frame(0.1)
    assert stage.program.seed == 3 and stage.player.at_end
    assert stage.as_frame().caption.endswith("All are 0.")


@pytest.mark.parametrize("braid", [0.0, 0.5])
def test_the_digger_rests_when_the_maze_is_made_and_only_then_fills(braid):
    stage = making_stage("dig", sizes=((6, 4),), fills=True, braid=braid)
    stage.player.playing = True
    shown = []
    for _ in range(200):
        stage.frame(0.1)
        shown.append(stage.player.tick)
        if stage.player.finished:
            break
    made_at = stage.scene.making.made_at
    assert shown.count(made_at) >= 20 and shown[-1] == stage.scene.last > made_at


@pytest.mark.parametrize("size", [(1280, 800), (640, 480), (400, 700)])
@pytest.mark.parametrize("maker", MAKERS)
def test_the_step_of_the_rule_that_was_done_is_on_the_screen(maker, size):
    stage = making_stage(maker, size=size, panels=lambda: [RulePanel()], fills=maker == "dig")
    while not stage.scene.ended:
        press(stage, pygame.K_n)
        last = max(stage.scene.shown.rule_steps)
        assert any(text.startswith(f"{last}. ") for text in texts_written(stage))


def test_code_that_is_asked_for_has_its_place_in_a_small_window_maze_after_maze():
    stage = making_stage("merge", size=(640, 480), panels=lambda: [GroupsPanel(), RulePanel()])
    press(stage, pygame.K_c)
    assert Command.CODE in stage.switched_on and not stage.scene.hidden
    press(stage, pygame.K_m, pygame.K_r)
    stage.draw()
    assert not stage.scene.hidden
    press(stage, pygame.K_c)
    assert Command.CODE not in stage.switched_on


@pytest.mark.parametrize("size", [(640, 200), (640, 252), (1000, 256), (60, 40)])
def test_the_two_lenses_are_drawn_in_windows_of_any_size(size):
    stage = making_stage("road", size=size, solves=True)
    press(stage, pygame.K_k, pygame.K_n)
    assert isinstance(stage.scene, LensesScene)


def test_the_two_lenses_tell_the_steps_that_are_shown():
    stage = making_stage("road", size=(1280, 800), solves=True)
    press(stage, pygame.K_k)
    while not stage.scene.ended:
        press(stage, pygame.K_n)
    solved = stage.scene.both[1].steps_done
    assert f"reached its goal after {solved} steps" in stage.as_frame().caption
    stage.player.seek(2)
    assert stage.as_frame().caption.startswith("Step 2. The same code twice")
    assert "making: step 2    solving: step 2" in texts_written(stage)


def test_in_the_lenses_the_code_is_always_there_and_its_button_never_lit():
    stage = making_stage("road", size=(1280, 800), solves=True)
    press(stage, pygame.K_k, pygame.K_c)
    assert Command.CODE not in stage.switched_on


def texts_written(stage) -> list[str]:
    """All lines that are written when the stage is drawn."""
    said, write = [], Pen.write
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Pen, "write", lambda pen, text, *more: said.append(text) or write(pen, text, *more))
        stage.draw()
    return said


def test_the_maze_that_was_watched_is_the_one_that_is_solved():
    stage = making_stage("road", sizes=((6, 5),), solves=True)
    while not stage.scene.ended:
        press(stage, pygame.K_n)
    floor = stage.scene.making.floor
    press(stage, pygame.K_n)
    assert stage.program.is_solving and stage.scene.making.before == floor
