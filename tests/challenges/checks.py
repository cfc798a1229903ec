"""How the tests check a rule by one exercise."""

from mazelib.challenges.checking import ExerciseCheck
from mazelib.challenges.exercise import ExerciseMap, Fault, Result
from mazelib.challenges.exercises import EXERCISES
from mazelib.maps.heya import Heya
from mazelib.values.pausing import finished
from tests.samples import heya

BY_NAME = {exercise.name: exercise for exercise in EXERCISES}


def result(name: str, rule, seed: int = 1) -> Result:
    """The result of one exercise."""
    return finished(ExerciseCheck(BY_NAME[name], rule.walk, seed).result())


def fault_on(read: Heya, name: str, rule) -> Fault | None:
    """Why a rule fails an exercise on a map."""
    exercise_map = ExerciseMap(read, is_known=name == "fast" and read == heya("first"))
    return finished(ExerciseCheck(BY_NAME[name], rule.walk, 1).fault_on(exercise_map))
