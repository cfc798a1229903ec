"""Soundness: what a worker says is looked at, whatever a learner's code has made of it."""

import io
from dataclasses import fields, is_dataclass, replace
from pathlib import Path
from typing import get_args

import pytest

from mazelib.game.rules import Game
from mazelib.grid.compass import Heading, Turn
from mazelib.learner.script.given import KeyTable, MakingRule, Unusable, WalkingRule
from mazelib.learner.script.show_call import ShowCall
from mazelib.learner.worker.channel import ChannelError, receive, send
from mazelib.learner.worker.messages import (
    Broken,
    Failed,
    Kept,
    Made,
    Message,
    PrintedText,
    Ready,
    Script,
    ScriptRead,
    Turned,
    TurnGiven,
    TurnsBegun,
    Walked,
    WalkPlan,
)
from mazelib.learner.worker.soundness import demand_sound, known_class
from mazelib.making.batch import MakingBatch
from mazelib.text.diagnostics import CallLine, Diagnostic
from mazelib.walking.batch import WalkBatch
from mazelib.walking.doubt import Doubt, DoubtKind
from mazelib.walking.lap import Lap
from mazelib.walking.verdict import Ending, Verdict
from mazelib.walking.walk_so_far import WalkProgress
from tests.samples import heya

FAILED = Failed(
    "mine.py", (Diagnostic("wrong", "mend it", 3, calls=(CallLine(3, "turn", "1 / 0"),)),), "text"
)
PROGRESS = WalkProgress(
    29, Ending(Verdict.ARRIVED, 29), Doubt(DoubtKind.DICE, "coins"), Lap(16, 16, 3, ("steps",))
)
SCRIPT = Script(Path("mine.py"), "x = 1")
GIVEN = [
    None,
    WalkingRule("turn"),
    KeyTable({"up": Heading.UP}),
    (MakingRule("make"),),
    Game(),
    Unusable("int"),
]
SOUND = [
    Ready(),
    PrintedText("here"),
    FAILED,
    Broken("Traceback"),
    *(ScriptRead(ShowCall(given), (SCRIPT, SCRIPT)) for given in GIVEN),
    Walked(progress=PROGRESS),
    Walked(
        progress=PROGRESS,
        batch=WalkBatch(0, b"12345678", (), ((1, b"x"),), (1,), False, None),
        failure=FAILED,
    ),
    Made(
        batch=MakingBatch(
            0,
            (("why", 1, 1, 1, 1, 0, 0, 1, None),),
            (None,),
            ((1, 2),),
            (("a", 3),),
            (70,),
            ((8, 6),),
            1,
            b"1",
            done=False,
        )
    ),
    TurnsBegun(Kept(b"1", None), comes_round=True),
    Turned((TurnGiven(Turn.LEFT, (), Kept(b"", Doubt(DoubtKind.DICE, "coins"))), FAILED)),
]


def test_there_is_an_example_of_every_message():
    assert {type(message) for message in SOUND} == set(get_args(Message))


@pytest.mark.parametrize("message", SOUND, ids=repr)
def test_what_is_sound_comes_through_and_stays_as_it_is(message):
    stream = io.BytesIO()
    send(stream, message)
    stream.seek(0)
    assert demand_sound(receive(stream, known_class)) == message


class Strange:
    """A value that no field should have."""


def spoiled(value):
    """The value again and again, each time with another part of it spoiled."""
    yield Strange()
    if is_dataclass(value):
        for field in fields(value):
            for wrong in spoiled(getattr(value, field.name)):
                changed = object.__new__(type(value))
                vars(changed).update(vars(value))
                vars(changed)[field.name] = wrong
                yield changed
    elif hasattr(value, "_fields"):
        for name in value._fields:
            yield value._replace(**{name: Strange()})
    elif isinstance(value, tuple) and any(map(is_dataclass, value)):
        for wrong in spoiled(value[0]):
            yield (*value[1:], wrong)


@pytest.mark.parametrize("message", SOUND, ids=repr)
def test_whatever_is_spoiled_in_a_message_is_noticed(message):
    cases = list(spoiled(message))
    assert len(cases) > sum(1 for _field in fields(message))
    for wrong in cases:
        with pytest.raises(ChannelError, match="not what a worker says"):
            demand_sound(wrong)


def test_a_message_without_one_of_its_fields_is_noticed():
    half = replace(FAILED)
    vars(half).pop("diagnostics")
    with pytest.raises(ChannelError):
        demand_sound(half)


@pytest.mark.parametrize(
    "value", [None, "text", 5, SCRIPT, PROGRESS, WalkPlan(heya("first"), 7, 10)]
)
def test_what_is_no_message_is_none_even_if_it_may_be_a_part_of_one(value):
    with pytest.raises(ChannelError):
        demand_sound(value)


@pytest.mark.parametrize("kind", [WalkPlan, Path, Strange, io.BytesIO])
def test_no_other_class_may_come(kind):
    assert known_class(kind.__module__, kind.__qualname__) is None
