"""What is drawn of a maker's questions: what a step asks, has looked at, and can be guessed."""

from collections.abc import Sequence

from mazelib.making.asked import About, Asked
from mazelib.making.field import WALL
from mazelib.making.frame import MakingFrame
from mazelib.window.guess.guesses import Choice
from mazelib.window.painters.maze_drawing import MazeDrawing
from mazelib.window.shown import MakingShown


def draw_looks_before(drawing: MazeDrawing, about: MakingFrame) -> None:
    """Draw, paler, what a step looks at before it asks what it decides.

    What it has only read is drawn where nothing else is in question.
    """
    question = about.in_question
    if question is None:
        for asked in about.asked:
            drawing.frame(asked.place, is_pale=True)
        return
    for asked in about.asked:
        if asked.about is not About.PLACE and asked.place not in (question.place, *question.found):
            drawing.frame(asked.place, is_pale=True)


def draw_question(
    drawing: MazeDrawing, now: MakingFrame, about: MakingFrame, choices: Sequence[Choice]
) -> None:
    """Draw what the step after ``now`` asks last, before it decides."""
    question = about.in_question
    if question is None:
        return
    if question.about is About.BESIDE:
        drawing.wall_in_question(question.place, question.found)
    elif choices:
        pass  # All rooms around have arrows: a question mark would give the answer away.
    elif question.found:
        are_wall = now.value(question.found[0]) == WALL
        drawing.questions(question.found, {*now.marks.values()}, are_wall=are_wall)


def draw_choices(drawing: MazeDrawing, shown: MakingShown, question: Asked | None) -> None:
    """Draw an arrow to each room that can be guessed, pale to those that were tried in vain.

    The guess has a frame, and a tick if it was right.
    """
    for choice in shown.choices:
        if choice.way is not None and question and not choice.word:
            drawing.arrow(question.place, choice.way, is_pale=choice in shown.missed)
    if shown.guessed is None:
        return
    choice = shown.guessed.choice
    place = choice.sign_at or choice.places[0]
    if shown.guessed.is_right:
        drawing.tick(place, shown.flipped)
    else:
        drawing.frame(place, is_pale=True)


def draw_looked_at(drawing: MazeDrawing, about: MakingFrame) -> None:
    """Draw what a step has only looked at, since it has changed nothing."""
    question = about.in_question
    if question is None:
        return
    if question.about is About.AROUND:
        return  # The worker stands there.
    for place in (question.place, *question.found):
        drawing.frame(place, is_pale=True)
