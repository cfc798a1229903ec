"""What a script gives to ``show``, and what takes it while the script is only read.

When a user starts a script, ``show`` opens a lesson. When the script is only read (to see what its
rule is, and again after every save), ``show`` opens nothing, and the reader takes the call.
"""

import sys
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from types import FrameType
from typing import TypeVar

from mazelib.learner.script.class_question import (
    ClassQuestion,
    Question,
    advice_about,
    in_words,
    question_of,
)
from mazelib.learner.script.given import Given, describe, is_about_maze, makers_of
from mazelib.learner.script.words.wrong_show import (
    WRITE_A_MAKER_S_QUESTION,
    WRITE_A_QUESTION,
    WRITE_NAMES,
    write_a_hand,
    write_maps,
    write_sizes,
)
from mazelib.making.field import MOST_ROOMS_EACH_WAY
from mazelib.values.settings import WRITE_A_TEXT, Demand, Settings, are_sizes, is_list
from mazelib.walking.verdict import Verdict

AnyGiven = TypeVar("AnyGiven")

#: The cases of a question about a maze: it is ready, and will be filled or solved; or all is over.
WHEN_READY = "ready"
AT_END = "end"
CASES_OF_MAKER = (WHEN_READY, AT_END)


@dataclass(frozen=True, kw_only=True)
class ShowCall(Settings):
    """A call of ``show``, described in plain values; mazelib.lesson.show says what each means.

    The words of ``show`` have their values here if a script leaves them out. ExplainedError: one
    of them is wrong.
    """

    given: Given = field(default=None, kw_only=False)
    task: str = ""
    panels: Sequence[str] = ()
    sizes: Sequence[tuple[int, int]] = ((20, 10),)
    maps: Sequence[str] = ()
    hand: str = ""
    question: ClassQuestion = ""
    ask: str | Mapping[str, str] = ""
    kind: str = ""
    #: The line of the script in which it begins; None if there is no call.
    line: int | None = field(default=None, compare=False)

    def __post_init__(self) -> None:
        super().__post_init__()
        # A script may change its own lists later, or they may be of a class of its own.
        object.__setattr__(self, "panels", tuple(self.panels))
        object.__setattr__(self, "maps", tuple(self.maps))
        object.__setattr__(self, "sizes", tuple(self.sizes))
        for name in ("question", "ask"):
            value = getattr(self, name)
            if isinstance(value, Mapping):
                object.__setattr__(self, name, dict(value))

    def demands(self) -> list[Demand]:
        """What each word has to be."""
        about_question = advice_about(self.question, is_about_maze=is_about_maze(self.given))
        return [
            Demand("task", isinstance(self.task, str), WRITE_A_TEXT),
            Demand("maps", _are_names(self.maps) and "" not in self.maps, write_maps(self.maps)),
            Demand("kind", isinstance(self.kind, str), WRITE_A_TEXT),
            Demand("hand", self.hand in ("", "right", "left"), write_a_hand(self.hand)),
            Demand("question", not about_question, about_question),
            self._demand_of_ask(),
            Demand(
                "sizes", are_sizes(self.sizes, 1, MOST_ROOMS_EACH_WAY), write_sizes(self.sizes)
            ),
            Demand("panels", _are_names(self.panels), WRITE_NAMES),
        ]

    def _demand_of_ask(self) -> Demand:
        """What the questions at the end have to be: a maker has other cases than a walk."""
        if is_about_maze(self.given):
            return Demand("ask", _is_a_question(self.ask, CASES_OF_MAKER), WRITE_A_MAKER_S_QUESTION)
        verdicts = [verdict.value for verdict in Verdict]
        return Demand("ask", _is_a_question(self.ask, verdicts), WRITE_A_QUESTION)

    def question_before_turn(self) -> Question | None:
        """The question for the class before each turn of a walk; None if there is none."""
        return question_of(self.question) if isinstance(self.question, str) else None

    def question_before_step(
        self,
        count: int,
        beside: tuple[int, int] | None = None,
        *,
        rooms_back: int = 0,
        is_to_goal: bool = False,
        is_again: bool = False,
    ) -> Question | None:
        """The question for the class before a step of a maker; None if there is none.

        ``count`` is how many rooms around may be taken; if the step is about a wall, ``beside`` has
        the numbers of the two rooms beside it. ``rooms_back`` says how far the worker has gone
        back to an older room, 0 if not, ``is_to_goal`` whether the rule takes one of several
        on its way to the goal, and not by chance, ``is_again`` whether no room could be taken in
        the step before.
        """
        return in_words(
            self.question,
            count,
            beside,
            rooms_back=rooms_back,
            is_to_goal=is_to_goal,
            is_again=is_again,
        )

    def question_at_end(self, verdict: Verdict = Verdict.ARRIVED) -> str:
        """The question for the class at the end; "" if there is none.

        It follows from what happened: a question that stands alone is about a run that went well,
        and any other end has one only if the script has one for that very verdict.
        """
        if isinstance(self.ask, str):
            return self.ask if verdict is Verdict.ARRIVED else ""
        return self.ask.get(AT_END if makers_of(self.given) else verdict.value, "")

    def question_when_ready(self) -> str:
        """The question for the class where a maze is ready; "" if there is none."""
        return "" if isinstance(self.ask, str) else self.ask.get(WHEN_READY, "")

    def given_as(self, kind: type[AnyGiven]) -> AnyGiven:
        """What was given, where it is known to be of this class. TypeError: it is not."""
        if not isinstance(self.given, kind):
            raise TypeError(f"show was not given a {kind.__name__}, but {self.given!r}")
        return self.given


def _is_a_question(ask: object, cases: Collection[str]) -> bool:
    """Whether a value is a question, or has one for each of some cases."""
    if isinstance(ask, Mapping):
        return set(cases).issuperset(ask) and all(isinstance(text, str) for text in ask.values())
    return isinstance(ask, str)


def _are_names(value: object) -> bool:
    """Whether a value is a list of names."""
    return is_list(value) and all(isinstance(name, str) for name in value)


@dataclass(frozen=True)
class CallWithValue:
    """A call of ``show``, and the value that was given to it: the learner's own function, say."""

    call: ShowCall
    value: object

    @classmethod
    def of(cls, value: object) -> "CallWithValue":
        """The call that a file with only a rule would make. ExplainedError: it cannot be shown."""
        return cls(ShowCall(describe(value)), value)


#: The name under which a guarded script has, among Python's own names, a function that takes its
#: calls of ``show``. No program can contain such a name.
TAKES_CALLS = "<takes calls of show>"


def taker_of_calls() -> Callable[[CallWithValue], None] | None:
    """What takes a call of ``show``; None if Python itself runs the script.

    The call may stand in the script, in a file that it imports, or in a thread that it starts.
    """
    return _taker_around(sys._getframe()) or _taker_in_any_thread()


def _taker_around(frame: FrameType | None) -> Callable[[CallWithValue], None] | None:
    """What the innermost guarded function around a frame takes calls with; None if none is."""
    while frame is not None:
        if TAKES_CALLS in frame.f_builtins:
            taker: Callable[[CallWithValue], None] = frame.f_builtins[TAKES_CALLS]
            return taker
        frame = frame.f_back
    return None


def _taker_in_any_thread() -> Callable[[CallWithValue], None] | None:
    """The same, from any thread: in one with ``show`` as its function, no line is the script's."""
    for frame in sys._current_frames().values():
        taker = _taker_around(frame)
        if taker:
            return taker
    return None
