"""The coins of this turn, and how often it turned right and left: whether chance is fair.

    right?  (1)  no               each question of the rule that tosses, and its coin
    left?   (0)  yes → left
    turns to the right  14        one block a turn: the bars grow, and right pulls ahead
    ##############------
    turns to the left    8
    ########------------
"""

from pygame import Rect, draw

from mazelib.grid.compass import Turn
from mazelib.text.sentences import _
from mazelib.window.drawing.lettering import Face
from mazelib.window.drawing.pen import Pen, row_of, without
from mazelib.window.drawing.theme import INK
from mazelib.window.painters.bars import Bar, draw_bars
from mazelib.window.painters.walk_painter import has_arrived
from mazelib.window.panel import Panel
from mazelib.window.rule.tosses import Toss, tosses_of
from mazelib.window.shown import WalkShown

#: A full bar is this many turns at first; when a bar is full, a full bar is twice as many.
FULL_AT_FIRST = 20
#: At most this many coins have room: the last ones.
MOST_COINS = 3
#: In the row of a film, so many.
MOST_COINS_IN_ROW = 2
#: The height of a row with a coin, in heights of text; the space between two, in their heights.
ROW = 2.3
GAP = 0.16
#: The height of the number on a coin, in its heights.
NUMBER = 0.6
#: A room so many times as wide as high has the bars beside the coins.
WIDE = 3
#: What the rule asks before it tosses, by the side.
QUESTIONS = {
    "front": _("front?"),
    "right": _("right?"),
    "left": _("left?"),
    "back": _("back?"),
}
#: What a coin that says yes leads to, by the turn; and what came of coins without a question.
YES = {
    Turn.AHEAD: _("yes → ahead"),
    Turn.RIGHT: _("yes → right"),
    Turn.BACK: _("yes → back"),
    Turn.LEFT: _("yes → left"),
}
SENT = {
    Turn.AHEAD: _("→ ahead"),
    Turn.RIGHT: _("→ right"),
    Turn.BACK: _("→ back"),
    Turn.LEFT: _("→ left"),
}


class TurnsPanel(Panel[WalkShown]):
    """A row for each question that a coin answers, and two bars below."""

    title = _("its coins")
    word = _("Coins")
    meaning = _("see its coins")
    share = 0.44
    introduces_sides = True
    shows_coins = True
    has_row = True

    def draw(self, pen: Pen, area: Rect, shown: WalkShown) -> None:
        """Draw the coins and the bars of all turns up to the tick; in a low room side by side.

        While the walker is introduced, it is empty: one thing at a time.
        """
        if shown.spot:
            return
        tosses = tosses_of(shown.source, shown.lines_run if shown.thinks else None)[:MOST_COINS]
        count = max(1, len(tosses))
        if area.width > WIDE * area.height:
            coins = Rect(area.left, area.top, area.width // 2 - pen.size, area.height)
            row = min(round(ROW * pen.size), area.height // count)
            coins = coins.inflate(0, row * count - area.height)
            area = without(area, left=area.width // 2)
        else:
            row = min(round(ROW * pen.size), area.height // (2 * count + 1))
            coins = row_of(area, row * count)
            area = without(area, top=coins.height + pen.size // 4)
        if tosses:
            _draw_tosses(pen, coins, row, shown, tosses)
        else:
            _draw_coins_alone(pen, coins, shown)
        _draw_bars_of_turns(pen, area, shown)

    def draw_row(self, pen: Pen, row: Rect, shown: WalkShown) -> None:
        """Draw the coins of this turn, and behind them how often it has turned right and left."""
        coins = shown.lines_run.coins if shown.thinks and shown.lines_run else ()
        step = row.height + pen.size // 3
        for number, coin in enumerate(coins[-MOST_COINS_IN_ROW:]):
            _draw_coin(pen, Rect(row.left + number * step, row.top, row.height, row.height), coin)
        room = without(row, left=MOST_COINS_IN_ROW * step + pen.size // 2)
        right, left = shown.timeline.turns_aside(shown.tick)
        if shown.is_filmed and has_arrived(shown.timeline, shown.tick):
            return  # Why there are more of one kind would need a sentence of its own.
        words = _("left {left:,} · right {right:,}").format(left=left, right=right)
        pen.write(words, room, pen.theme.accent, face=Face.BOLD)


def _draw_bars_of_turns(pen: Pen, area: Rect, shown: WalkShown) -> None:
    """Draw how often it turned right, and left: each turn makes a bar longer by one block."""
    right, left = shown.timeline.turns_aside(shown.tick)
    full = full_bar(max(right, left))
    remark = _("A full bar is {count:,} turns.").format(count=full)
    colour = pen.theme.accent
    bars = [
        Bar(_("turns to the right"), right, colour),
        Bar(_("turns to the left"), left, colour),
    ]
    draw_bars(pen, area, bars, remark, full)


def full_bar(most: int) -> int:
    """How many turns a full bar is, if the longer bar has ``most``: the scale jumps seldom."""
    full = FULL_AT_FIRST
    while full < most:
        full *= 2
    return full


def _draw_tosses(pen: Pen, area: Rect, high: int, shown: WalkShown, tosses: list[Toss]) -> None:
    """Draw each question, its coin, and what came of it."""
    questions = [QUESTIONS[toss.side] for toss in tosses]
    wide = max(pen.lettering.width(each, pen.size, Face.BOLD) for each in questions) + pen.size
    for toss, question in zip(tosses, questions, strict=True):
        row = row_of(area, high)
        area = without(area, top=high)
        ink = pen.theme.text if toss.coin is not None or not shown.thinks else pen.theme.faint
        pen.write(question, Rect(row.left, row.top, wide, high), ink, face=Face.BOLD)
        side = round((1 - GAP) * high)
        at = Rect(row.left + wide, row.centery - side // 2, side, side)
        is_open = getattr(shown.moment.view, toss.side)
        if toss.coin is not None:
            _draw_coin(pen, at, toss.coin)
        elif is_open:
            draw.circle(pen.window, pen.theme.faint, at.center, side // 2, max(2, pen.size // 10))
        else:
            pen.rounded(at, pen.theme.wall, side // 6)
        room = without(row, left=at.right + pen.size - row.left)
        _draw_outcome(pen, room, shown, toss, is_open=is_open)


def _draw_outcome(pen: Pen, room: Rect, shown: WalkShown, toss: Toss, *, is_open: bool) -> None:
    """Write what came of a coin; or why there is none."""
    turn = shown.moment.turn
    if toss.is_yes and turn is not None:
        pen.write(YES[turn], room, pen.theme.accent, round(1.4 * pen.size), face=Face.BOLD)
    elif toss.coin is not None:
        pen.write(_("no"), room, pen.theme.text, round(1.4 * pen.size), face=Face.BOLD)
    elif not is_open:
        pen.write(_("wall: no coin"), room, pen.theme.faint)
    elif shown.thinks:
        pen.write(_("not asked"), room, pen.theme.faint)
    else:
        pen.write(_("open"), room, pen.theme.faint)


def _draw_coins_alone(pen: Pen, row: Rect, shown: WalkShown) -> None:
    """Draw the coins of a rule that does not tell what each is about, and what came of them."""
    if not shown.thinks:
        pen.write_lines(_("It tosses coins when it thinks."), row, pen.theme.faint)
        return
    coins = shown.lines_run.coins if shown.lines_run else ()
    if not coins:
        pen.write_lines(_("No coins this time."), row, pen.theme.faint)
        return
    at = Rect(row.left, row.top, row.height, row.height)
    for coin in coins[-MOST_COINS:]:
        _draw_coin(pen, at, coin)
        at = at.move(at.width + pen.size // 2, 0)
    if shown.moment.turn is not None:
        room = Rect(at.left, row.top, row.right - at.left, row.height)
        size = round(1.4 * pen.size)
        pen.write(SENT[shown.moment.turn], room, pen.theme.accent, size, face=Face.BOLD)


def _draw_coin(pen: Pen, at: Rect, coin: int) -> None:
    pen.disc(at.center, at.width // 2, INK)
    pen.disc(at.center, at.width // 2 - max(2, pen.size // 8), pen.theme.mark)
    size = max(pen.smallest, round(NUMBER * at.height))
    pen.write(str(coin), at, INK, size, face=Face.BOLD, anchor="center")


PANEL = TurnsPanel
