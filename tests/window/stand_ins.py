"""Stand-ins for what player and inputs need: a scene of numbered ticks,
without a lesson and without a window.
"""

from mazelib.window.features import Features
from mazelib.window.guess.guesses import Guesses
from mazelib.window.input.keys import Command
from mazelib.window.panels import new_panel


class NumberedScene:
    """A scene that records one tick after the other, up to ``length``; the place at tick n is (n,
    0).
    """

    opens_at = 0
    drawing = None
    typing = None
    players = None

    def __init__(self, length: int = 100, **attributes) -> None:
        self.length = length
        self.last = 0
        self.change_seconds = 0.25
        self.ended = length == 0
        self.features = Features(has_halves=True)
        self.goes_round = False
        self.goes_on = False
        self.times_asked_for_next = 0
        self.usual_length = 40
        self.pauses_at = None
        self.failed_after = None
        self.opening_seconds = 0.0
        self.seconds_of_moves: dict[int, float] = {}
        self.recording = None
        self.guesses = Guesses()
        self.panels = {"text": new_panel("text")}
        self.all_commands = list(Command)
        self.batches = []  # how many ticks were asked for, each time
        self.stays = set()
        self.fails_at = None
        self.seconds = 0.0
        self.pressed = []
        self.chosen = []
        vars(self).update(attributes)

    def idle(self, seconds):
        """Nothing moves by itself."""

    @property
    def last_half(self) -> int:
        return 2 * self.last + 1 if self.last == self.failed_after else 2 * self.last

    def seconds_of_move(self, tick: int) -> float:
        return self.seconds_of_moves.get(tick, 0.0)

    def advance(self, ticks: int) -> None:
        self.batches.append(ticks)
        for _ in range(ticks):
            if self.last == self.fails_at:
                self.failed_after = self.last
                raise ValueError("the rule stopped")
            if self.last < self.length:
                self.last += 1
        self.ended = self.last == self.length

    def ask_for_next(self) -> None:
        self.times_asked_for_next += 1

    def elapse(self, seconds: float) -> None:
        self.seconds += seconds

    def stays_at(self, tick: int) -> bool:
        return tick in self.stays

    def click_place(self, place, tick):
        return False

    def place_at(self, tick: int) -> tuple[int, int]:
        return tick, 0

    def press(self, arrow, tick: int) -> bool:
        self.pressed.append((arrow, tick))
        return True

    def choose(self, what) -> None:
        self.chosen.append(what)
