"""Guess first: at every junction the run waits until somebody says where the walker will go.

The arrow keys name headings on the map. A junction is a place with three or four open sides.
"""

from mazelib.compass import Heading
from mazelib.stage.player import Player
from mazelib.stage.scene import Scene

#: Seconds for which the answer is shown before the run goes on.
ANSWER_FOR = 2.0


class Guessing:
    """Keeps the score of one class."""

    def __init__(self, *, is_on: bool = False) -> None:
        self.is_on = is_on
        self.asked = self.right = 0
        self._answered_at: tuple[Scene, int] | None = None
        self._said = ""

    def waits(self, player: Player, tick: int) -> bool:
        """Whether the run waits at a tick for a guess about the next one."""
        is_last = player.scene.ended and tick >= player.scene.last
        _, view = player.scene.status(tick)
        return self.is_on and not is_last and view is not None and view.open_count >= 3

    def guess(self, player: Player, heading: Heading) -> None:
        """Take a guess: the walker goes on by one tick, and shows whether it was right."""
        if not self.waits(player, player.tick):
            return
        was_playing = player.playing
        player.step()
        player.playing, player.rest = was_playing, ANSWER_FOR
        went = player.scene.heading_at(player.tick)
        self.asked, self.right = self.asked + 1, self.right + (went == heading)
        self._answered_at = (player.scene, player.tick)
        said = f"You said {heading.word}, it went {went.word}."
        self._said = f"Yes, {went.word}!" if went == heading else said

    def caption(self, player: Player) -> str:
        """The caption while guessing: the answer, or the question, else that of the scene; and the score."""
        waits = self.waits(player, player.tick)
        said = "Where will it go? Press an arrow key." if waits else player.scene.caption(player.tick)
        if (player.scene, player.tick) == self._answered_at:
            said = f"{self._said} And now? Press an arrow key." if waits else self._said
        return f"{said} ({self.right} of {self.asked} right)" if self.asked else said
