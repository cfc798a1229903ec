"""A picture of a film: the lesson alone, with nothing on it that can be pressed."""

from dataclasses import replace

from pygame import Rect, Surface

from mazelib.window.film_layout import (
    LEAST_TEXT_BESIDE,
    MOST_BESIDE,
    STRIP,
    STRIP_OVER_BAR,
    Beside,
    FilmLayout,
    film_laid_out,
    film_text,
    is_small_film,
)
from mazelib.window.frame import Frame
from mazelib.window.header import draw_number, draw_title
from mazelib.window.layout import Share
from mazelib.window.lettering import Lettering
from mazelib.window.painters.card import draw_card_of_film
from mazelib.window.painters.problem import draw_problem
from mazelib.window.painters.strip import draw_strip, heading_size
from mazelib.window.panel import with_title
from mazelib.window.panels.code import room_of
from mazelib.window.pen import Pen
from mazelib.window.pictures import Pictures
from mazelib.window.screen import draw_panel
from mazelib.window.theme import Theme

#: A heading is left out where its letters would be lower than this, in pixels.
LEAST_HEADING = 16
#: How much of a companion is covered where a film is sped up, of 255.
VEIL = 205


def film_pen(picture: Surface, theme: Theme, lettering: Lettering, pictures: Pictures) -> Pen:
    """A pen for a picture of a film: no letter is smaller than what can be read in its size."""
    text = film_text(picture.get_size())
    least = min(text, LEAST_TEXT_BESIDE)
    return Pen(picture, theme, lettering, pictures, text, least, least, crops_rim=True)


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
    return frame._replace(
        shown=shown,
        strip=strip._replace(buttons=(), score=None),
        card=frame.scene.card(shown) if frame.card else None,
        overlay=None,
        hovered=None,
        pressed=False,
    )


def draw_film(pen: Pen, frame: Frame) -> None:
    """Draw a frame of a film (see filmed); the pen notes what stands where."""
    scene = frame.scene
    pen.window.fill(frame.theme.window)
    if scene.features.is_blank:
        return
    layout = _laid_out(pen, frame)
    companion = frame.companion if layout.companion else None
    names_places = scene.names_places or (companion is not None and companion.names_places)
    shown = replace(frame.shown, has_axes=names_places)
    if companion is not None and companion.shows_coins:
        frame = frame._replace(strip=frame.strip._replace(coins=()))
    _draw_title(pen, layout.title, frame)
    scene.draw_map(pen, layout.map, shown)
    _draw_said(pen, layout.strip, frame)
    side = replace(pen, size=layout.beside_text)
    if frame.rule and layout.rule:
        draw_panel(side, layout.rule, frame.rule, shown)
    if companion and layout.companion:
        draw_panel(side, layout.companion, companion, shown)
        if frame.is_sped_up:
            _fade(pen, layout.companion)


def _fade(pen: Pen, area: Rect) -> None:
    """Let what is on a card fade: nobody could follow it, and it would flicker."""
    aside = round(0.6 * pen.corner)  # The corners of the card are round.
    inside = area.inflate(-aside, -aside)
    veil = Surface(inside.size)
    veil.fill(pen.theme.panel)
    veil.set_alpha(VEIL)
    pen.window.blit(veil, inside)


def _laid_out(pen: Pen, frame: Frame) -> FilmLayout:
    """The places of a frame, with as much beside the map as there is room for."""
    size = pen.window.get_size()
    offers = _offers(pen, frame)
    strip = STRIP_OVER_BAR if frame.strip.counts else STRIP
    if frame.share is Share.STAGE:
        strip = 0
    return film_laid_out(size, frame.scene.shape, offers, strip)


def _offers(pen: Pen, frame: Frame) -> list[Beside]:
    """What may stand beside the map, the best first: rule and companion, then the rule alone."""
    companion = frame.companion
    has_companion = companion is not None and not companion.is_pressed
    if not frame.rule:
        width = int(MOST_BESIDE * pen.window.get_width())
        return [Beside(pen.size, width, 0, has_companion=True)] if has_companion else []
    rules = [
        Beside(text, *_room_of_rule(replace(pen, size=text), frame), has_companion=False)
        for text in range(max(pen.size, LEAST_TEXT_BESIDE), LEAST_TEXT_BESIDE - 1, -1)
    ]
    if has_companion:
        return [*(rule._replace(has_companion=True) for rule in rules), *rules]
    return rules


def _room_of_rule(pen: Pen, frame: Frame) -> tuple[int, int]:
    """How wide and high the card of a rule is."""
    return with_title(pen, *room_of(pen, frame.scene.rules_in_turn))


def _draw_title(pen: Pen, area: Rect, frame: Frame) -> None:
    """Draw the number of the lesson and its title, in one line."""
    left = draw_number(pen, area, frame.scene.lesson.script.stem)
    room = Rect(left, 0, area.right - left, pen.lettering.line_height(round(1.5 * pen.size)))
    room.centery = area.centery
    draw_title(pen, room, frame.scene.lesson.task)


def _draw_said(pen: Pen, area: Rect, frame: Frame) -> None:
    """Draw what is wrong, the end, or a sentence; in a small film, nothing but words."""
    if not area.height:
        return
    is_small = is_small_film(pen.window.get_size())
    strip = frame.strip
    if frame.shown.problem:
        draw_problem(pen, area, frame.shown.problem)
    elif frame.card:
        counts = None if is_small else frame.card.counts
        draw_card_of_film(pen, area, frame.card._replace(counts=counts))
    else:
        has_heading = heading_size(pen) >= LEAST_HEADING and not is_small
        if is_small:
            strip = strip._replace(view=None, compass=None, calls=None, counts=None, picture="")
        draw_strip(pen, area, strip, has_heading=has_heading)
