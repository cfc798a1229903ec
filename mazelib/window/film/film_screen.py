"""A picture of a film: the lesson alone, with nothing on it that can be pressed."""

from dataclasses import replace

from pygame import Rect, Surface

from mazelib.window.drawing.lettering import Face, Lettering
from mazelib.window.drawing.pen import Pen
from mazelib.window.drawing.theme import Theme
from mazelib.window.film.film_idea import LEAST_IDEA, draw_idea, has_idea
from mazelib.window.film.film_layout import (
    LEAST_TEXT_BESIDE,
    Beside,
    FilmLayout,
    film_laid_out,
    film_text,
    is_tiny_film,
)
from mazelib.window.film.film_poster import draw_poster
from mazelib.window.painters.card import colour_of_outcome, draw_card_of_film
from mazelib.window.painters.confetti import draw_confetti
from mazelib.window.painters.problem import draw_problem
from mazelib.window.painters.strip import draw_said
from mazelib.window.pictures import Pictures
from mazelib.window.rule.code_letters import room_of
from mazelib.window.rule.code_rows import height_of, rows_of
from mazelib.window.screen.header import draw_number
from mazelib.window.screen.layout import Share
from mazelib.window.stage.frame import Frame

#: A rule of more rows than this takes the eye away from the map.
MOST_ROWS = 12
#: The room around a rule, in heights of its text.
AROUND_RULE = 1.0
#: Paper that is thrown is so much larger than in the window.
PAPER = 2
#: How thick the line is over the band that says how it ended, in heights of text.
END_LINE = 0.25


def film_pen(picture: Surface, theme: Theme, lettering: Lettering, pictures: Pictures) -> Pen:
    """A pen for a picture of a film: no letter is smaller than what can be read in its size."""
    text = film_text(picture.get_size())
    least = min(text, LEAST_TEXT_BESIDE)
    return Pen(picture, theme, lettering, pictures, text, least, least, is_film=True)


def filmed(frame: Frame) -> Frame:
    """The same moment as a film shows it: what the mouse and a class that guesses do is left out.

    The strip tells, and asks for nothing that needs a key.
    """
    shown = replace(
        frame.shown,
        pointed=None,
        choices=(),
        missed=(),
        guessed=None,
        has_axes=False,
        saved_seconds=None,
        first_row=None,
        line_question="",
        class_guesses=False,
        is_filmed=True,
    )
    strip = frame.scene.says(shown, is_asking=False)
    card = frame.scene.card(shown) if frame.card else None
    if card:
        card = card._replace(question=frame.scene.seen_in_film(shown))
    if card:
        shown = frame.scene.with_proof(shown)
    return frame._replace(
        shown=shown,
        strip=strip._replace(buttons=(), score=None),
        card=card,
        overlay=None,
        hovered=None,
        pressed=False,
    )


def draw_film(pen: Pen, frame: Frame) -> None:
    """Draw a frame of a film (see filmed); the pen notes what stands where."""
    scene = frame.scene
    # Only one breathes, on the map or beside the words of an end: else much would change.
    is_in_band = frame.card is not None or frame.is_poster
    pen.breath = 0.0 if is_in_band else frame.breath
    pen.window.fill(frame.theme.window)
    if scene.features.is_blank:
        return
    layout = _laid_out(pen, frame)
    scene.draw_map(pen, layout.map, replace(frame.shown, has_axes=scene.names_places))
    pen.breath = frame.breath if is_in_band else 0.0
    draw_confetti(replace(pen, size=PAPER * pen.size), layout.map, frame.falls)
    if frame.rule and layout.rule:
        _draw_rule(replace(pen, size=layout.beside_text), layout.rule, frame)
    elif frame.card and frame.card.tells_of_line:
        frame = frame._replace(card=frame.card._replace(question=""))
    if layout.band.height:
        _draw_band(pen, layout, frame)


def film_map(pen: Pen, frame: Frame) -> Rect:
    """The place of the map in a frame of a film, in pixels."""
    return _laid_out(pen, frame).map


def _laid_out(pen: Pen, frame: Frame) -> FilmLayout:
    """The places of a frame, with the rule beside map or words if there is room for it."""
    size = pen.window.get_size()
    has_words = frame.share is not Share.STAGE
    layout = film_laid_out(size, frame.scene.shape, _offers(pen, frame), has_words=has_words)
    if frame.shown.problem or not (frame.card or frame.is_poster):
        return layout
    if frame.card and frame.card.tells_of_line:
        return layout
    return layout.for_end


def _offers(pen: Pen, frame: Frame) -> list[Beside]:
    """The room that a short rule needs, with the largest letters first."""
    rules = frame.scene.rules_in_turn
    is_long = any(height_of(rows_of(rule, None)) > MOST_ROWS for rule in rules)
    if not frame.rule or is_long or is_tiny_film(pen.window.get_size()):
        return []
    offers = []
    for text in range(max(pen.size, LEAST_TEXT_BESIDE), LEAST_TEXT_BESIDE - 1, -1):
        around = 2 * round(AROUND_RULE * text)
        width, height = room_of(replace(pen, size=text), rules)
        offers.append(Beside(text, width + around, height + around))
    return offers


def _draw_rule(pen: Pen, area: Rect, frame: Frame) -> None:
    """Draw the rule in the middle of its side; where nobody could follow them, without marks."""
    pen.card(area)
    around = 2 * round(AROUND_RULE * pen.size)
    _width, height = room_of(pen, frame.scene.rules_in_turn)
    room = area.inflate(-around, 0)
    room.height = min(area.height - around, height)
    room.centery = area.centery
    if frame.rule:
        shown = replace(frame.shown, lines_run=None) if frame.hides_lines else frame.shown
        frame.rule.draw(pen, room, shown)


def _draw_band(pen: Pen, layout: FilmLayout, frame: Frame) -> None:
    """Draw the band under the map: title and idea in one row, and below what is said."""
    pen.card(layout.band)
    if frame.card and not frame.shown.problem:
        line = Rect(layout.band)
        line.height = max(3, round(END_LINE * pen.size))
        line.width = layout.for_end.band.width
        pen.window.fill(colour_of_outcome(frame.card.outcome, pen.theme), line)
    if frame.is_poster:
        draw_poster(pen, layout.title.union(layout.said), frame)
    elif frame.card and not frame.shown.problem and not _counts_at_end(frame):
        draw_card_of_film(pen, layout.title.union(layout.said), frame.card)
    else:
        _draw_title(pen, layout.title, frame)
        _draw_said(pen, layout.said, frame)


def _counts_at_end(frame: Frame) -> bool:
    """Whether there is a bar at the end, too: it is full then."""
    return frame.card is not None and frame.card.counts is not None


def _draw_title(pen: Pen, area: Rect, frame: Frame) -> None:
    """Draw the number of the lesson and its title, and the idea at their right, if it has room."""
    title = frame.scene.lesson.task
    left = draw_number(pen, area, frame.scene.lesson.script.stem)
    room = Rect(left, area.top, area.right - left, area.height)
    beside = room.width - round(LEAST_IDEA * pen.size)
    has_room = pen.lettering.width(title, pen.size, Face.BOLD) <= beside
    shows_idea = has_idea(frame) and has_room and not is_tiny_film(pen.window.get_size())
    if shows_idea:
        room.width = beside
    at = pen.write(title, room, pen.theme.text, face=Face.BOLD)
    if shows_idea:
        left = at.right + 2 * pen.size
        draw_idea(pen, Rect(left, area.top, area.right - left, area.height), frame)


def _draw_said(pen: Pen, area: Rect, frame: Frame) -> None:
    """Draw what is wrong, the end, or a sentence; how fast it is played is a small line below."""
    strip = frame.strip
    if frame.shown.problem:
        draw_problem(pen, area, frame.shown.problem)
    elif frame.card:
        draw_card_of_film(pen, area, frame.card)
    else:
        draw_said(pen, area, strip)
