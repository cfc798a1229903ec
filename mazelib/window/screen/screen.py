"""The screen: draws one whole frame, all of it of the same moment, each part in its place."""

from pygame import Rect, Surface

from mazelib.text.sentences import _
from mazelib.window.drawing.lettering import Face, Lettering
from mazelib.window.drawing.pen import Pen
from mazelib.window.drawing.theme import Theme
from mazelib.window.input.keys import Command
from mazelib.window.painters.card import draw_card
from mazelib.window.painters.problem import draw_problem
from mazelib.window.panel import Panel, below_title, title_row
from mazelib.window.pictures import Pictures
from mazelib.window.screen.companions import RULE
from mazelib.window.screen.controls import draw_controls
from mazelib.window.screen.header import draw_header
from mazelib.window.screen.key_page import key_groups, useful_actions
from mazelib.window.screen.layout import Layout, Share, laid_out, text_size
from mazelib.window.screen.overlays import draw_about, draw_help, draw_menu, help_blocks
from mazelib.window.shown import Shown
from mazelib.window.stage.frame import Frame


def pen_for(window: Surface, theme: Theme, lettering: Lettering, pictures: Pictures) -> Pen:
    """A pen whose letters have the sizes that suit the window."""
    size = text_size(window.get_size())
    return Pen(window, theme, lettering, pictures, size.usual, size.smallest)


def draw_frame(pen: Pen, frame: Frame) -> None:
    """Draw everything; the pen notes what stands where."""
    window = pen.window
    pen.hovered = frame.hovered
    pen.pressed = frame.pressed
    layout = laid_out(window.get_size(), frame.share)
    window.fill(frame.theme.window)
    draw_header(pen, layout.header, frame)
    if not frame.scene.features.is_blank:
        _draw_scene(pen, layout, frame)
    is_small = text_size(window.get_size()).is_small
    draw_controls(pen, layout.controls, frame, is_small=is_small)
    _draw_overlays(pen, layout, frame)


def draw_too_small(pen: Pen) -> None:
    """Draw nothing but that the window is too small for anything else."""
    area = pen.window.get_rect().inflate(-pen.size, -pen.size)
    pen.window.fill(pen.theme.window)
    words = pen.shortened(_("This window is too small. Make it larger."), area, Face.BOLD)
    size = pen.lines_to_fit(words, area, 2 * pen.size, Face.BOLD)
    high = pen.height(words, area.width, size, Face.BOLD)
    area.top = max(area.top, area.centery - high // 2)
    pen.write_lines(words, area, size=size, face=Face.BOLD)


def _draw_scene(pen: Pen, layout: Layout, frame: Frame) -> None:
    """Draw the map, the strip, the rule and the companion; or a sheet in place of the strip."""
    has_sheets = layout.side == layout.strip
    if frame.shown.is_map_covered and frame.companion:
        whole = laid_out(pen.window.get_size(), Share.WHOLE)
        draw_panel(pen, whole.map, frame.companion, frame.shown)
        _draw_strip(pen, whole.strip, frame)
        return
    frame.scene.draw_map(pen, layout.map, frame.shown)
    if has_sheets and frame.sheet and not frame.shown.problem:
        draw_panel(pen, layout.strip, frame.sheet, frame.shown)
        return
    _draw_strip(pen, layout.strip, frame)
    if has_sheets:
        return
    if frame.rule:
        draw_panel(pen, layout.rule(frame.companion_share), frame.rule, frame.shown)
    if frame.companion:
        at = layout.companion(frame.companion_share if frame.rule else 0)
        draw_panel(pen, at, frame.companion, frame.shown)


def _draw_strip(pen: Pen, area: Rect, frame: Frame) -> None:
    """Draw what the strip says: what is wrong, the end, or a sentence."""
    problem = frame.shown.problem
    if problem and not frame.strip.goes_first:
        is_rule_in_sight = frame.rule is not None and not text_size(pen.window.get_size()).is_small
        is_of_rule = problem.saved is not None or not problem.is_of_file
        draw_problem(pen, area, problem, is_line_in_sight=is_rule_in_sight and is_of_rule)
    elif frame.card:
        draw_card(pen, area, frame.card)
    else:
        frame.scene.draw_strip(pen, area, frame.strip)


def draw_panel(pen: Pen, at: Rect, panel: Panel[Shown], shown: Shown) -> None:
    """Draw a panel on its card, below its small title."""
    pen.card(at)
    panel.draw_title(pen, title_row(pen, at), shown)
    area = below_title(pen, at)
    if panel.name != RULE:
        area = area.inflate(-2 * (pen.size // 3), 0)
    panel.draw(pen, area, shown)


def _draw_overlays(pen: Pen, layout: Layout, frame: Frame) -> None:
    """Draw the page that is open on top, if one is."""
    scene = frame.scene
    has_sheets = layout.side == layout.strip
    panels = [panel for panel in (frame.rule, frame.companion) if panel and not has_sheets]
    in_sight = [panel.name for panel in panels]
    if frame.overlay is Command.HELP:
        is_small = text_size(pen.window.get_size()).is_small
        guesses = frame.shown.class_guesses
        groups = key_groups(scene, in_sight, is_small=is_small, is_guessing=guesses)
        draw_help(pen, layout.page, groups, scene.feet_of_help, scene.mazes_in_help)
    elif frame.overlay is Command.ABOUT:
        blocks = help_blocks(scene.lesson.text, scene.note, scene.name)
        draw_about(pen, layout.body, blocks)
    elif frame.overlay is Command.MORE:
        useful = useful_actions(scene, in_sight)
        others = [action for action in useful if action is not Command.MORE]
        draw_menu(
            pen, layout.page, others, scene.meaning, scene.key_of, scene.status(frame.shown)
        )
