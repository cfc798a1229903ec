"""Walks in a worker, for tests, and a rule that goes wrong in its fourth turn."""

from mazelib.learner.worker.messages import Script, WalkPlan
from mazelib.learner.worker.worker_walk import WorkerWalk
from tests.samples import heya

FAILS = """
from mazelib import Turn
class MyTurn:
    def __init__(self):
        self.steps = 0
    def turn(self, view, place, heading):
        self.steps += 1
        if self.steps == 4:
            BODY
        return Turn.RIGHT
"""


def begun(walk):
    walk.begin()
    return walk


def walk_of(workers, path, map_name="first", seed=7, limit=5000):
    return begun(WorkerWalk(workers, Script(path), WalkPlan(heya(map_name), seed, limit)))


def bare_walk_of(workers, path, map_name="first"):
    plan = WalkPlan(heya(map_name), 7, 5000, recorded=False)
    return begun(WorkerWalk(workers, Script(path), plan))
