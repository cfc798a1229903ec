"""What a class has done with the exercises: which are ticked, and the lines that it is putting in order."""

from dataclasses import dataclass, replace

from mazelib.challenges.exercises import EXERCISES, Result
from mazelib.challenges.lines import Lines, read_lines


@dataclass(frozen=True)
class Practice:
    """``number`` is the exercise at hand, ``done`` are those passed, ``order`` the lines chosen for it.

    ``said`` is what a check has told of each. It never changes: what a class does makes a new one.
    """

    number: int = 0
    done: frozenset[int] = frozenset()
    order: tuple[int, ...] = ()
    said: tuple[str, ...] = ("",) * len(EXERCISES)

    @property
    def lines(self) -> Lines:
        """The lines of the exercise at hand."""
        return read_lines(EXERCISES[self.number].name)

    @property
    def rule(self) -> str:
        """The program that the chosen lines make; empty as long as some are missing."""
        return self.lines.rule(self.order) if len(self.order) == self.lines.wanted else ""

    def chosen(self, number: int) -> "Practice":
        """With another exercise at hand."""
        return replace(self, number=number, order=())

    def with_line(self, number: int) -> "Practice":
        """With a line put below those in order, or taken away from them."""
        if number in self.order:
            return self.with_order(tuple(each for each in self.order if each != number))
        return self if self.rule else self.with_order((*self.order, number))

    def with_order(self, order: tuple[int, ...]) -> "Practice":
        """With these lines in order; what was said of another rule no longer counts."""
        return replace(self, order=order, said=Practice.said)

    def told(self, result: Result) -> "Practice":
        """With what a check has found out about an exercise."""
        number = EXERCISES.index(result.exercise)
        done = self.done if result.fault else self.done | {number}
        said = (*self.said[:number], result.words, *self.said[number + 1 :])
        return replace(self, done=done, said=said)
