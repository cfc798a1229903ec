"""What is said of a line of the rule while the mouse points at it."""

import ast
import inspect
import re

import pygame
import pytest

import mazelib
from mazelib.learner.script.learner_file import read_learner_file
from mazelib.learner.script.source import Piece, Source, source_of
from mazelib.making.maze import Maze
from mazelib.window.input.clicks import CodeLine
from mazelib.window.rule.line_words import meaning_of
from mazelib.window.screen.key_page import key_groups
from tests.learners import script
from tests.real_lessons import lesson
from tests.window.on_stage import LARGE, mouse, paused_stage, press, rect_of, stage_at, words_on


@pytest.mark.parametrize("number", ["05", "06"])
def test_each_helper_that_a_rule_calls_is_explained_at_its_line(number):
    file = read_learner_file(lesson(number))
    source = source_of([file])
    rule = next(node for node in file.program.body if isinstance(node, ast.ClassDef))
    explained = set()
    for node in ast.walk(rule):
        name = node.func.id if isinstance(node, ast.Call) and hasattr(node.func, "id") else ""
        if name in mazelib.__all__:
            said = meaning_of((str(file.path), node.lineno), source)
            first = inspect.getdoc(getattr(mazelib, name)).split("\n\n")[0].replace("\n", " ")
            words = said.removeprefix(f"{name}: ").removesuffix(".")
            assert words != said.removesuffix(".")
            assert words[1:] in first, "it is what its docstring says"
            assert not {"`", ".."} & {*words, words[-2:]}
            explained.add(name)
    assert len(explained) >= 4


def line_of(stage, text):
    """The line of the rule in which this text stands."""
    pieces = stage.scene.source.pieces
    piece = next((piece for piece in pieces if piece.turn), pieces[0])
    (number,) = [n for n, line in enumerate(piece.lines, piece.first) if text in line]
    return piece.file, number


def point_at(stage, text):
    """Point at the line with this text; return the line's heading in the strip."""
    line = line_of(stage, text)
    stage.draw()
    mouse(stage, pygame.MOUSEMOTION, rect_of(stage, CodeLine(line)).center)
    return f"LINE {line[1]}"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("= onward_ways", "onward_ways: the open ways, the right one first, without the way back."),
        ("= ways[1]", "ways[1]: the second one in ways. Python counts from 0."),
        ("right_hand(", "right_hand: the turn that keeps the right hand on the wall."),
        ("len(", "len: how many there are."),
        (".pop(", "pop: take it out from there."),
    ],
)
def test_the_strip_says_what_the_words_of_a_line_mean_while_the_mouse_points_at_it(text, said):
    stage = stage_at(12, "05", map="loop")
    heading = point_at(stage, text)
    assert f"{heading} {said}" in words_on(stage)
    mouse(stage, pygame.MOUSEMOTION, (5, 5))
    assert heading not in words_on(stage)


def test_each_word_of_lessons_8_to_10_about_the_maze_is_explained_at_its_line():
    explained = set()
    for number in ("08", "09", "10"):
        file = read_learner_file(lesson(number))
        source = source_of([file])
        for node in ast.walk(file.program):
            match node:
                case ast.Attribute(ast.Name("maze"), word):
                    said = meaning_of((str(file.path), node.lineno), source)
                    found = re.search(rf"\bmaze\.{word}: (.*?)\.", said)
                    assert found, (word, said)
                    told = inspect.getdoc(getattr(Maze, word)).replace("\n", " ")
                    assert found[1][1:] in told, "it is what its docstring says"
                    assert "`" not in said
                    explained.add(word)
    assert {"walls_around", "dig_to", "dug", "beside", "blank_around", "lay"} <= explained


def test_what_a_maze_is_asked_is_explained_and_nothing_else_in_the_strip_changes():
    stage = stage_at(3, "09")
    counts = stage.as_frame().strip.counts
    assert counts
    heading = point_at(stage, "if maze[one]")
    strip = stage.as_frame().strip
    assert strip.heading.upper() == heading
    assert strip.sentence == "maze[place]: the number there; or WALL, or FLOOR."
    assert strip.counts == counts
    stage = stage_at(3, "08")
    point_at(stage, "walls_around(way[-1])")
    assert stage.as_frame().strip.sentence == (
        "maze.walls_around: the rooms around that are still wall: up, right, down, left."
        " way[-1]: the last one in way."
    )
    stage = stage_at(3, "09")
    point_at(stage, "in shuffled(")
    assert "mixed like a pack of cards." in words_on(stage), "there is room for both sentences"
    groups = key_groups(stage.scene, ["code"])
    (words,) = [row.meaning for group in groups for row in group.rows if row.key == "Mouse"]
    assert words == "point at a line: see what it means"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("mark(1)", ""),
        ("maze.mark(1)", "maze.mark: draw a letter at a place."),
        ("newest = maze.dug[-1]", "maze.dug[-1]: the last one in maze.dug."),
        ("way.pop()", "pop: take the last one out of the list."),
        ("way.pop(place)", "pop: take it out from there."),
        ("for each in reversed(way):", "so the last one comes first."),
        ('yield f"Road {road} grows."', 'f"...": {road} becomes the value of road.'),
        ('yield "Road {road} grows."', "yield: this step is done. Its words appear below"),
        ("yield from make(maze, 1)", "yield from: do all steps of that call first"),
    ],
)
def test_the_words_of_python_in_a_maker_are_explained_and_a_maze_is_no_helper(text, said):
    name = "mine.py"
    lines = ("def make(maze, rng):", f"    {text}")
    source = Source((Piece(name, 1, lines),))
    told = meaning_of((name, 2), source)
    assert said in told
    assert ("along this way" in told) == (text == "mark(1)"), "that is the helper of lesson 6"
    assert ("f\"" in told) == ('f"' in text)
    assert ("yield from" in told) == ("yield from" in text)


def test_nothing_is_said_of_a_line_while_it_plays_or_the_class_guesses():
    stage = stage_at(12, "05", map="loop")
    heading = point_at(stage, "right_hand(")
    assert heading in words_on(stage)
    press(stage, pygame.K_SPACE)
    assert stage.player.playing
    assert heading not in words_on(stage)
    press(stage, pygame.K_SPACE)
    press(stage, pygame.K_g)
    assert heading not in words_on(stage)
    press(stage, pygame.K_g)
    point_at(stage, "right_hand(")
    assert heading in words_on(stage)


@pytest.mark.parametrize("key", [pygame.K_n, pygame.K_d])
def test_a_mouse_that_was_left_on_a_line_explains_it_no_more_after_the_next_key(key):
    stage = stage_at(12, "05", map="loop")
    heading = point_at(stage, "right_hand(")
    assert heading in words_on(stage)
    press(stage, key)
    assert heading not in words_on(stage)
    point_at(stage, "right_hand(")
    assert heading in words_on(stage), "it was moved again"


def test_at_the_end_no_line_is_explained_in_the_place_of_what_is_said_there():
    stage = paused_stage("05", LARGE, map="loop")
    stage.scene.advance(100)
    stage.player.seek(stage.scene.last)
    assert "It arrived." in words_on(stage)
    heading = point_at(stage, "onward_ways(")
    assert heading not in words_on(stage)
    assert "It arrived." in words_on(stage)


def test_what_a_file_defines_itself_is_not_explained_nor_what_the_house_does_not_know():
    text = script("05").read_text(encoding="utf-8")
    own = "def back_of(heading):\n    return other(heading)\n\n\n"
    text = text.replace("class BranchStack", own + "class BranchStack")
    file = read_learner_file(script("05"), text)
    source = source_of([file])
    numbers = [number for number, line in enumerate(file.lines, 1) if "back_of(" in line]
    assert len(numbers) == 2
    assert [meaning_of((str(file.path), number), source) for number in numbers] == ["", ""]
    assert meaning_of((str(file.path), numbers[0] + 1), source) == ""
