"""How the tests check a rule by one exercise."""

from mazelib.challenges.checking import ExerciseCheck
from mazelib.challenges.exercise import ExerciseMap, Fault, Result
from mazelib.challenges.exercises import EXERCISES
from mazelib.maps.heya import Heya
from mazelib.values.pausing import finished
from tests.samples import heya

BY_NAME = {exercise.name: exercise for exercise in EXERCISES}


class RuleOfOurs:
    """A rule for a check whose walks a function of this process begins."""

    def __init__(self, begin_walk, begin_walk_elsewhere=None):
        self.asked_walk = begin_walk
        self.asked_walk_elsewhere = begin_walk_elsewhere or begin_walk

    def not_allowed(self, allowed_answers):
        return None


def result(name: str, rule, seed: int = 1) -> Result:
    """The result of one exercise."""
    return finished(ExerciseCheck(BY_NAME[name], rule, seed).result())


def fault_on(read: Heya, name: str, rule) -> Fault | None:
    """Why a rule fails an exercise on a map."""
    exercise_map = ExerciseMap(read, is_known=name == "fast" and read == heya("first"))
    return finished(ExerciseCheck(BY_NAME[name], rule, 1).fault_on(exercise_map))
