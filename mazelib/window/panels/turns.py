"""The coins of this turn, and how often it turned right and left: whether chance is fair."""

from pygame import Rect

from mazelib.grid.compass import Turn
from mazelib.text.sentences import _, paragraph
from mazelib.walking.moment import Moment
from mazelib.window.lettering import Face
from mazelib.window.painters.bars import Bar, draw_bars, full_bar
from mazelib.window.panel import Panel
from mazelib.window.pen import Pen, row_of, without
from mazelib.window.shown import WalkShown
from mazelib.window.theme import INK, mixed

#: Fewer turns than this prove nothing.
ENOUGH_TURNS = 20
#: At most this many coins have room: the last ones.
MOST_COINS = 3
#: The height of the coins, in heights of text; and of the numbers on them, in their heights.
COINS = 3.0
NUMBER = 0.6
#: A room so many times as wide as high has the bars beside the coins.
WIDE = 3
#: How yellow the coins of the turn before are.
PALE = 0.2
#: What comes of the coins, by the turn.
SENT = {
    Turn.AHEAD: _("ahead"),
    Turn.RIGHT: _("right"),
    Turn.BACK: _("back"),
    Turn.LEFT: _("left"),
}


class TurnsPanel(Panel[WalkShown]):
    """The coins in the order in which they fell, pale before new ones fall, and two bars below."""

    title = _("its coins")
    word = _("Coins")
    share = 0.44
    introduces_sides = True

    def draw(self, pen: Pen, area: Rect, shown: WalkShown) -> None:
        """Draw the coins and the bars of all turns up to the tick; in a low room side by side."""
        if area.width > WIDE * area.height:
            coins = Rect(area.left, area.top, area.width // 2 - pen.size, area.height)
            coins.height = min(coins.height, round(COINS * pen.size))
            coins.centery = area.centery
            area = without(area, left=area.width // 2)
        else:
            coins = row_of(area, min(round(COINS * pen.size), area.height // 3))
            area = without(area, top=coins.height + pen.size // 3)
        _draw_coins(pen, coins, shown)
        right, left = shown.timeline.turns_aside(shown.tick)
        full = full_bar((right, left))
        remark = _("A full bar is {full:,} turns.").format(full=full)
        if right + left < ENOUGH_TURNS:
            remark = paragraph(remark, _("Too few to tell yet."))
        bars = [
            Bar(_("turns to the right"), right, pen.theme.accent),
            Bar(_("turns to the left"), left, pen.theme.accent),
        ]
        draw_bars(pen, area, bars, remark, full)


def _draw_coins(pen: Pen, row: Rect, shown: WalkShown) -> None:
    """Draw the coins that fell, and after them the turn that came of it.

    While the walker looks, these are the coins of the turn before, pale.
    """
    moment = _last_thought(shown)
    if moment is None:
        pen.write_lines(_("Coins are tossed when it thinks."), row, pen.theme.faint)
        return
    coins = moment.lines_run.coins if moment.lines_run else ()
    if not coins:
        words = _("In this turn, no coin is tossed.")
        if not shown.thinks:
            words = _("In the turn before, no coin was tossed.")
        pen.write_lines(words, row, pen.theme.faint)
        return
    at = Rect(row.left, row.top, row.height, row.height)
    for coin in coins[-MOST_COINS:]:
        _draw_coin(pen, at, coin, is_pale=not shown.thinks)
        at = at.move(at.width + pen.size // 2, 0)
    if moment.turn is not None:
        words = _("→ {turn}").format(turn=SENT[moment.turn])
        size = round(1.6 * pen.size)
        ink = pen.theme.accent
        if not shown.thinks:
            words = _("before: → {turn}").format(turn=SENT[moment.turn])
            size = pen.size
            ink = pen.theme.faint
        room = Rect(at.left, row.top, row.right - at.left, row.height)
        pen.write(words, room, ink, size, face=Face.BOLD)


def _last_thought(shown: WalkShown) -> Moment | None:
    """The thought that is shown, or the one before; None while there is none."""
    if shown.thinks:
        return shown.moment
    if not shown.tick or shown.ways or shown.asks_line:
        return None
    return shown.timeline.moment(shown.tick - 1, thinks=True)


def _draw_coin(pen: Pen, at: Rect, coin: int, *, is_pale: bool) -> None:
    ink = pen.theme.faint if is_pale else INK
    ground = mixed(pen.theme.panel, pen.theme.mark, PALE) if is_pale else pen.theme.mark
    pen.disc(at.center, at.width // 2, ink)
    pen.disc(at.center, at.width // 2 - max(2, pen.size // 8), ground)
    size = max(pen.smallest, round(NUMBER * at.height))
    pen.write(str(coin), at, ink, size, face=Face.BOLD, anchor="center")


PANEL = TurnsPanel
