"""Makes frames: gathers from the parts of the stage what the window is to show now."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from mazelib.kinds.shared.seen_lessons import following_script
from mazelib.learner import limits
from mazelib.learner.script.source import Source
from mazelib.text.sentences import _
from mazelib.values.lines_run import Line, LinesRun
from mazelib.window.drawing.theme import DARK, LIGHT
from mazelib.window.guess.guesses import Question
from mazelib.window.guess.guessing import Guessing
from mazelib.window.input.clicks import CodeLine
from mazelib.window.input.keys import Command
from mazelib.window.input.mouse import Mouse
from mazelib.window.panel import Panel
from mazelib.window.playing.player import Player
from mazelib.window.playing.turning import on_the_spot
from mazelib.window.rule.line_words import meaning_of
from mazelib.window.rule.problem import Problem
from mazelib.window.screen.companions import RULE, Companions
from mazelib.window.screen.layout import Share
from mazelib.window.screen.strip import Card, Strip, still_thinking
from mazelib.window.shown import Shown
from mazelib.window.stage.frame import Frame
from mazelib.window.stage.lesson_files import LessonFiles
from mazelib.window.stage.news import News

#: A way to the end that takes longer than this is told, in seconds.
LONG_WAY = 0.5


class FrameMaker:
    """Makes the frame of this moment. Making one changes nothing."""

    def __init__(
        self,
        player: Player,
        panels: Companions,
        guessing: Guessing,
        mouse: Mouse,
        news: News,
        files: LessonFiles,
    ) -> None:
        self._player = player
        self._panels = panels
        self._guessing = guessing
        self._mouse = mouse
        self._news = news
        self._files = files

    def frame(
        self, problem: Problem | None, overlay: Command | None, *, is_dark: bool
    ) -> Frame:
        """What the window is to show now; ``overlay`` is the page on top, HELP, ABOUT or MORE."""
        player = self._player
        scene = player.scene
        names = self._names_shown()
        # That a file was read again is good news, and has nothing to do with what is wrong.
        if problem and self._news.heading and not self._news.is_of_file:
            is_red = self._news.is_of_problem
            problem = problem._replace(news=self._news.heading, is_news_wrong=is_red)
        shown = self._shown(problem, [scene.panels[name] for name in names])
        is_asked = player.phase == 1 and self._guessing.asks is not None
        rule, companion = self._side(problem)
        return Frame(
            scene=scene,
            shown=shown,
            share=self._share(problem),
            rule=rule,
            companion=companion,
            companion_share=self._panels.companion_share if companion else 0,
            sheet=self._sheet(),
            sheet_keys=self._panels.sheet_keys,
            strip=self._strip(shown),
            card=self._card(shown),
            playing=player.playing and not player.failure and not is_asked,
            waits=is_asked,
            needs_space=player.needs_space,
            speed_words=player.pace.in_words,
            theme=DARK if is_dark else LIGHT,
            overlay=overlay,
            hovered=self._mouse.hovered,
            pressed=self._mouse.is_pressed,
        )

    def _share(self, problem: Problem | None) -> Share:
        """How much of the width the map gets; a picture on the whole stage may make room."""
        share = self._player.scene.share
        if share is Share.STAGE and problem:
            return Share.WHOLE
        return share if share in (Share.STAGE, Share.WHOLE) else self._panels.layout_share

    def _names_shown(self) -> tuple[str, ...]:
        """The panels that are drawn."""
        return () if self._player.scene.features.is_blank else self._panels.shown

    def _sheet(self) -> Panel[Shown] | None:
        """The sheet of a small window: while the class is to click a line, it is the rule."""
        name = RULE if self._guessing.asks is Question.WHY else self._panels.sheet
        return self._player.scene.panels.get(name)

    def _companion(self) -> Panel[Shown] | None:
        """The companion, if there is one."""
        return self._player.scene.panels.get(self._panels.name)

    def _side(self, problem: Problem | None) -> tuple[Panel[Shown] | None, Panel[Shown] | None]:
        """The rule and the companion, as far as they are there.

        A companion that takes the whole side makes room where a line of the rule is to be seen.
        """
        rule = self._player.scene.panels.get(RULE) if self._panels.has_rule else None
        companion = self._companion()
        if rule and companion and companion.takes_stage:
            of_file = problem is not None and problem.is_of_file
            if of_file or self._guessing.asks is Question.WHY:
                return rule, None
            return None, companion
        return rule, companion

    def _is_map_covered(self, problem: Problem | None) -> bool:
        """Whether the companion stands over the map."""
        _rule, companion = self._side(problem)
        if self._player.scene.keeps_map_in_sight:
            return False
        return bool(companion and companion.takes_stage and not self._panels.has_sheets)

    def _shown(self, problem: Problem | None, panels: Sequence[Panel[Shown]]) -> Shown:
        """What the scene shows now, completed with what the scene cannot know."""
        player = self._player
        # x and y stand along the map while any text names places.
        companion = self._companion()
        named = [*panels, companion] if companion else panels  # It may be closed: a sheet.
        has_axes = player.scene.names_places or any(panel.names_places for panel in named)
        shown = player.scene.shown(player.tick, player.thinks, player.phase)
        spot = on_the_spot(player.opening_seconds)
        if spot and not self._guessing.is_on:
            shown = player.scene.turning(shown, spot)
        thinks_at = self._thinks_at()
        slow_line = player.scene.lesson.loaded.workers.slow_line
        return replace(
            shown,
            source=self._source(shown.source, problem),
            lines_run=LinesRun((thinks_at,), thinks_at) if thinks_at else shown.lines_run,
            thinks_at=thinks_at,
            slow_line=slow_line.number if slow_line else None,
            popped=player.popped,
            flipped=player.flipped,
            pointed=self._mouse.place,
            lit=self._news.places,
            choices=self._guessing.choices if player.phase == 1 else (),
            missed=self._guessing.missed,
            guessed=self._guessing.guessed,
            problem=problem,
            has_axes=has_axes,
            saved_seconds=self._saved_seconds(),
            first_row=self._mouse.first_row,
            line_question=self._guessing.line_question,
            class_guesses=self._guessing.is_on,
            is_map_covered=self._is_map_covered(problem),
        )

    def _source(self, at_work: Source, problem: Problem | None) -> Source:
        """The rule that is at work; or the part of it in which there is a mistake or a change."""
        scene = self._player.scene
        if problem and problem.line:
            return scene.source_with_line(problem.file, problem.line, at_work)
        if self._player.is_after_save:
            return scene.source_with_change(at_work)
        return at_work

    def _saved_seconds(self) -> int | None:
        """How long ago the rule's file was saved, if that was lately."""
        for piece in self._player.scene.source.pieces[:1]:
            return self._files.seconds_since_saved(Path(piece.file))
        return None

    def _thinks_at(self) -> Line | None:
        """The line that the rule thinks about in the half that is shown, if that is the newest.

        While the class guesses, no line is given away.
        """
        player = self._player
        if self._guessing.asks or player.half != player.scene.last_half:
            return None
        line = player.scene.line_after(limits.MOMENT)
        return (line.path, line.number) if line else None

    @property
    def _line_words(self) -> str:
        """What the words of the line mean at which the mouse points; "" while the class guesses.

        A mouse that was left there says nothing of the next half.
        """
        player = self._player
        if player.playing or self._guessing.is_on or not self._mouse.has_moved:
            return ""
        match self._mouse.hovered:
            case CodeLine(line):
                return meaning_of(line, player.scene.source)
        return ""

    def _card(self, shown: Shown) -> Card | None:
        """The card of the end, if that is shown, nothing moves, and nothing follows by itself.

        Where a maze is ready, a class that guesses needs the strip.
        """
        player = self._player
        scene = player.scene
        follows = player.playing and scene.goes_on
        card = scene.card(shown) if player.phase == 1 and not follows else None
        if card is None or (card.is_pause and self._guessing.is_on):
            return None
        leads_on = not card.is_pause and card.leads_to not in (Command.CHECK, Command.HINT)
        if leads_on and scene.lesson.is_last_map and following_script(scene.lesson.script):
            card = card._replace(leads_to=Command.NEXT_LESSON, onward="")
        return card._replace(news=self._news.heading)

    def _strip(self, shown: Shown) -> Strip:
        """What the strip says, with the news in its heading."""
        strip = self._said(shown)
        urgent = self._urgent(shown)
        if urgent:
            return urgent._replace(calls=strip.calls, counts=strip.counts)
        words = self._line_words
        match self._mouse.hovered:
            case CodeLine((_path, number)) if words:
                heading = _("Line {number}").format(number=number)
                return strip._replace(
                    heading=heading, sentence=words, did="", more="", to_do="", coins=()
                )
        return strip._replace(news=self._news.heading)

    def _urgent(self, shown: Shown) -> Strip | None:
        """What is said in place of all else; None if there is nothing."""
        asks = self._guessing.asks
        if self._news.complaint and not asks:
            return Strip(self._news.title, self._news.complaint)
        if shown.slow_line and not asks:
            return Strip(_("Still thinking"), still_thinking(shown.slow_line))
        if (self._player.seconds_to_end or 0.0) > LONG_WAY:
            so_far = self._player.scene.so_far(self._player.scene.recording.last)
            stops = _("Any key stops it.")
            return Strip(_("Please wait"), _("Going to the end ..."), so_far, stops)
        return None

    def _said(self, shown: Shown) -> Strip:
        """What the scene says, and the guessing; before the first tick, what the map is, too."""
        player = self._player
        strip = player.scene.says(shown, is_asking=not player.playing)
        panels = [player.scene.panels[name] for name in self._names_shown()]
        if any(panel.shows_coins for panel in panels):
            strip = strip._replace(coins=())
        if strip.beside_task and any(panel.shows_task for panel in panels):
            sentence, more, to_do = strip.beside_task
            strip = strip._replace(sentence=sentence, more=more, to_do=to_do)
            strip = strip._replace(goes_first_below=False)
        if shown.thinks_at:
            strip = strip._replace(heading=_("It thinks ..."))
        is_fresh = not (player.begun or player.half or player.opening_seconds)
        if is_fresh and not (strip.did or strip.more or strip.code):
            strip = strip._replace(more=player.scene.note)
        return self._guessing.says(strip)
