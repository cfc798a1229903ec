"""Guess first: at every junction the run waits until somebody says where the walker will go.

The arrow keys name headings on the map. A junction is a place with three or four open sides.
"""

from __future__ import annotations

from mazelib.compass import Heading
from mazelib.stage.player import Player
from mazelib.stage.scene import Scene

#: Seconds for which the answer is shown before the run goes on.
ANSWER_FOR = 2.0


class Guessing:
    """Keeps the score of one class."""

    def __init__(self) -> None:
        self.is_on = False
        self.asked = self.right = 0
        self._answered_tick = -1
        self._said = ""

    def toggle(self) -> None:
        """Switch on, with a fresh score, or off."""
        self.is_on = not self.is_on
        self.asked = self.right = 0
        self.forget_answer()

    def forget_answer(self) -> None:
        """A fresh run begins: what was said of the last one is no more true."""
        self._answered_tick = -1

    def waits(self, scene: Scene, tick: int) -> bool:
        """Whether the run waits at a tick for a guess about the next one."""
        is_last = scene.ended and tick >= scene.last
        return self.is_on and not is_last and scene.ways_at(tick) >= 3

    def guess(self, scene: Scene, player: Player, heading: Heading) -> None:
        """Take a guess: the walker goes on by one tick, and shows whether it was right."""
        if not self.waits(scene, player.tick):
            return
        was_playing = player.playing
        player.step()
        player.playing = was_playing
        player.rest(ANSWER_FOR)
        went = scene.heading_at(player.tick)
        is_right = went == heading
        self.asked, self.right = self.asked + 1, self.right + is_right
        self._answered_tick = player.tick
        self._said = f"Yes, {went.word}!" if is_right else f"You said {heading.word}, it went {went.word}."

    def caption(self, scene: Scene, tick: int) -> str:
        """The caption while guessing: the answer, or the question, else that of the scene; and the score."""
        said = scene.caption(tick)
        if tick == self._answered_tick:
            said = f"{self._said} And now? Press an arrow key." if self.waits(scene, tick) else self._said
        elif self.waits(scene, tick):
            said = "Where will it go? Press an arrow key."
        return f"{said} ({self.right} of {self.asked} right)" if self.asked else said
