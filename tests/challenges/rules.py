"""Rules of learners: some do what an exercise asks, and most do not."""

from mazelib.kinds.shared.lines_in_order import TAIL
from tests.learners import saved, script, script_of

#: The lines above the rule in a learner's file.
HEAD = f"{TAIL.strip()}\n\n\n"


def hand(side, turn, other_turn):
    """The text of a rule that keeps a hand on the wall, rightly or wrongly."""
    return f"""\
def my_turn(view):
    if view.{side}:
        return Turn.{turn}
    if view.front:
        return Turn.AHEAD
    return Turn.{other_turn}
"""


RIGHT_HAND = hand("right", "RIGHT", "LEFT")
LEFT_HAND = hand("left", "LEFT", "RIGHT")
LEFT_HAND_THAT_TURNS_LEFT_AT_A_WALL = hand("left", "LEFT", "LEFT")
LEFT_HAND_THAT_TURNS_BACK_AT_ONCE = """\
def my_turn(view):
    if view.left:
        return Turn.LEFT
    if view.front:
        return Turn.AHEAD
    if view.right:
        return Turn.RIGHT
    return Turn.BACK
"""
CHANCE_AT_JUNCTIONS = """\
def my_turn(view, rng):
    if view.open_count < 3 and view.front:
        return Turn.AHEAD
    ways = [Turn.RIGHT] * view.right + [Turn.LEFT] * view.left + [Turn.AHEAD] * view.front
    if not ways:
        return Turn.BACK
    return ways[rng.randrange(len(ways))]
"""
EACH_WAY_IN_ITS_TURN = """\
class MyTurn:
    def __init__(self):
        self.count = 0

    def turn(self, view, place, heading):
        ways = [Turn.RIGHT] * view.right + [Turn.LEFT] * view.left + [Turn.AHEAD] * view.front
        self.count += 1
        if not ways:
            return Turn.BACK
        return ways[self.count % len(ways)]
"""
ANY_TURN = """\
def my_turn(view, rng):
    return pick(list(Turn), rng)
"""
SPINS = """\
def my_turn(view, rng):
    return Turn.BACK
"""
STANDS = """\
def my_turn(view):
    return Turn.AHEAD
"""
CRASHES = """\
def my_turn(view):
    return 1 / 0
"""
ENDLESS = """\
def my_turn(view):
    while True:
        pass
"""
#: One of two rules, by the first coin.
LEFT_OR_RIGHT_HAND = """\
class MyTurn:
    def __init__(self, rng):
        self.is_left = rng.randint(0, 1)

    def turn(self, view, place, heading):
        if not self.is_left:
            return right_hand(view)
        if view.left:
            return Turn.LEFT
        if view.front:
            return Turn.AHEAD
        return Turn.RIGHT
"""
RANDOM_WALK = script("03").read_text(encoding="utf-8")
BRANCH_STACK = script("05").read_text(encoding="utf-8")
TREMAUX = script("06").read_text(encoding="utf-8")


def by_heart(headings):
    """The text of a rule that knows the headings of one walk, and looks at nothing."""
    return f"""\
WAYS = {[int(heading) for heading in headings]}


class MyTurn:
    def __init__(self):
        self.tick = 0

    def turn(self, view, place, heading):
        self.tick += 1
        return Turn((WAYS[self.tick % len(WAYS) - 1] - heading) % 4)
"""


def rule_of(folder, text):
    """The rule in the text of a file, saved in a folder."""
    whole = text if "import" in text else HEAD + text
    return script_of(saved(folder, whole))
