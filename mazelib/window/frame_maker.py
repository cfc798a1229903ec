"""Makes frames: gathers from the parts of the stage what the window is to show now."""

from collections.abc import Sequence
from dataclasses import replace

from mazelib.learner import limits
from mazelib.text.sentences import _
from mazelib.values.lines_run import Line, LinesRun
from mazelib.window.frame import Frame
from mazelib.window.guessing import Guessing, Question
from mazelib.window.inputs import Inputs
from mazelib.window.keys import Command
from mazelib.window.news import News
from mazelib.window.open_panels import OpenPanels
from mazelib.window.panel import Panel
from mazelib.window.player import Player
from mazelib.window.problem import Problem
from mazelib.window.shown import Shown
from mazelib.window.theme import DARK, LIGHT
from mazelib.window.why import Why, still_thinking


class FrameMaker:
    """Makes the frame of this moment. Making one changes nothing."""

    def __init__(
        self, player: Player, panels: OpenPanels, guessing: Guessing, inputs: Inputs, news: News
    ) -> None:
        self._player = player
        self._panels = panels
        self._guessing = guessing
        self._inputs = inputs
        self._news = news

    def frame(
        self, problem: Problem | None, overlay: Command | None, *, is_dark: bool
    ) -> Frame:
        """What the window is to show now; ``overlay`` is the page on top, HELP or MORE."""
        player = self._player
        scene = player.scene
        panels = self._open_panels()
        shown = self._shown(problem, panels)
        stands = player.phase == 1
        return Frame(
            scene=scene,
            shown=shown,
            panels=panels,
            why=self._why(shown),
            card=scene.card(shown) if stands or scene.goes_round else None,
            playing=player.playing and not problem,
            needs_space=player.needs_space,
            speed_words=player.speed_words,
            theme=DARK if is_dark else LIGHT,
            filled=self._panels.filled,
            overlay=overlay,
            hovered=self._inputs.hovered,
            pressed=self._inputs.is_pressed,
        )

    def _shown(self, problem: Problem | None, panels: Sequence[Panel[Shown]]) -> Shown:
        """What the scene shows now, completed with what the scene cannot know."""
        player = self._player
        # x and y stand along the map while any text names places.
        has_axes = player.scene.names_places or any(panel.names_places for panel in panels)
        shown = player.scene.shown(player.tick, player.thinks, player.phase)
        thinks_at = self._thinks_at()
        slow_line = player.scene.lesson.loaded.workers.slow_line
        return replace(
            shown,
            lines_run=LinesRun((thinks_at,), thinks_at) if thinks_at else shown.lines_run,
            thinks_at=thinks_at,
            slow_line=slow_line.number if slow_line else None,
            pointed=self._inputs.place,
            lit=self._news.places,
            ways=self._guessing.open_ways if player.phase == 1 else (),
            problem=problem,
            has_axes=has_axes,
        )

    def _thinks_at(self) -> Line | None:
        """The line that the rule thinks about in the half that is shown, if that is the newest.

        While the class guesses, no line is given away.
        """
        player = self._player
        if self._guessing.asks or player.half != 2 * player.scene.last:
            return None
        line = player.scene.line_after(limits.MOMENT)
        return (line.path, line.number) if line else None

    def _open_panels(self) -> tuple[Panel[Shown], ...]:
        """The panels to draw; while the class looks for the deciding line, only the code."""
        scene = self._player.scene
        if scene.features.is_blank:
            return ()
        names = ("code",) if self._guessing.asks is Question.WHY else self._panels.shown
        return tuple(scene.panels[name] for name in names)

    def _why(self, shown: Shown) -> Why:
        """What the why bar says: news for a while, or else the scene and the guessing."""
        sentence = self._news.sentence
        if sentence and not self._guessing.asks:
            return Why("", sentence)
        player = self._player
        if shown.slow_line and not self._guessing.asks:
            return Why(_("Still thinking"), still_thinking(shown.slow_line))
        why = player.scene.why(shown, is_asking=not player.playing)
        if shown.thinks_at:
            why = why._replace(heading=_("It thinks ..."))
        return self._guessing.why(why)
