"""The plan of a film: where it holds, and for how long.

It holds at the beginning, at each first of what a run tells apart, where something is reached,
where a maze is ready, and at the end.
"""

from collections import Counter
from collections.abc import Hashable, Sequence
from dataclasses import replace

from mazelib.kinds.shared.lesson_options import USUAL_SPEED
from mazelib.text.sentences import _
from mazelib.window.film.film_time import FilmTime, Hold, Quick
from mazelib.window.playing.motion import POP_SECONDS
from mazelib.window.playing.pace import LONGEST_MOVE_SECONDS, MELTS_FROM, MOVE_PART, THINK_PART
from mazelib.window.playing.speeds import FASTEST
from mazelib.window.playing.stops import REST_SECONDS
from mazelib.window.scene import AnyScene
from mazelib.window.screen.strip import Card, Strip
from mazelib.window.stage.frame import Frame

#: How long a step usually takes in a quick stretch, in seconds; and in a run of few steps.
STEP_SECONDS = 0.3
LONGEST_STEP_SECONDS = 0.5
#: Where both halves of a tick are shown, the first one has this part.
ASKS_PART = 0.35
#: A way back takes so many times as long as in the window.
WAY_BACK = 1.2
#: So many steps a second can be followed with the eyes. Where there is no room for that, a film
#: shows only each fourth one, say, in the middle of a stretch.
MOST_STEPS_A_SECOND = 7.0
MOST_STEPS_A_PICTURE = 4
#: So few steps between two holds need no words.
FEW_STEPS = 2
#: A clock never goes faster than so many times.
MOST_PACE_OF_CLOCK = 2.0
#: One reads so many words a second, and needs so many seconds to find them.
WORDS_A_SECOND = 4.0
WORDS_GLANCED_AT = 5.0
SECONDS_TO_FIND = 0.6
#: No sentence stands for less, in seconds.
LEAST_SECONDS = 1.5
#: Nothing but the end stands for longer; and what is said first of all is short, after a poster
#: even shorter.
MOST_SECONDS = 3.5
MOST_OPENING_SECONDS = 2.0
OPENING_SECONDS_AFTER_POSTER = 1.2
#: A film that is shorter than this has no time to hold; its opening has this share of it.
SHORT_SECONDS = 10.0
OPENING_SHARE = 0.15
#: The holds have this share of a film at most, with its end.
HELD_SHARE = 0.44
#: Where there is little room, a sentence stands for this share of the seconds one needs.
LEAST_SHARE = 0.7
#: A card stands for so many seconds at least, at most.
LEAST_CARD_SECONDS = 3.0
MOST_CARD_SECONDS = 5.0
#: No more than this share of a film is for the card of its end, unless that is too short.
CARD_SHARE = 0.3
LEAST_LAST_CARD_SECONDS = 2.0
#: Where a film goes on after a card, it may have this share of the film.
LEAST_READY_SHARE = 0.12
#: At a cut one picture melts into the next for so long, and the last one into the first.
MELT_SECONDS = 0.4
#: How long the poster stands with which a film begins.
POSTER_SECONDS = 1.6
#: How long it takes until all rests in the last half.
END_SECONDS = LONGEST_MOVE_SECONDS + POP_SECONDS
#: How long the last picture is held that has no card, and where it is to be shown in a loop.
HELD_SECONDS = 2.0
HELD_IN_LOOP_SECONDS = 1.5


def film_time(scene: AnyScene, most: float, poster: float = 0.0) -> FilmTime:
    """When a film of at most so many seconds shows which half of a scene that was recorded.

    Its first seconds may be those of a ``poster``, which come before all that.
    """
    last = scene.last_half_of_film
    step = _step_seconds(scene, most)
    lasts = [_usual_seconds(scene, half, step) for half in range(last)]
    lasts.append(END_SECONDS if last else 0.0)
    held = held_seconds(scene, most)
    room = most - held - (0.0 if scene.goes_on else MELT_SECONDS)
    if poster:
        room -= poster + MELT_SECONDS
    most_held = HELD_SHARE * most - held
    holds = _holds(scene, lasts, most, has_poster=poster > 0)
    return FilmTime(lasts, holds, room, _quick(scene, step), most_held)


def poster_seconds(scene: AnyScene, most: float) -> float:
    """How long the poster stands; 0 where a film is short, or goes on without a seam."""
    has_poster = scene.features.has_halves and not scene.goes_on and most >= SHORT_SECONDS
    return POSTER_SECONDS if has_poster else 0.0


def _step_seconds(scene: AnyScene, most: float) -> float:
    """How long a step usually takes in a quick stretch: longer, if there are few of them."""
    steps = max(1, scene.last_half_of_film // 2)
    return max(STEP_SECONDS, min(LONGEST_STEP_SECONDS, (1 - HELD_SHARE) * most / steps))


def _quick(scene: AnyScene, step: float) -> Quick:
    """How quick a film is between its holds."""
    if scene.seconds_of_tick:
        return Quick(MOST_PACE_OF_CLOCK, MOST_PACE_OF_CLOCK)
    fastest = MOST_STEPS_A_PICTURE * scene.lesson.options.film_rate
    if scene.features.has_halves and not has_speed(scene):
        most_pace = MOST_STEPS_A_SECOND * step
        return Quick(most_pace, fastest * step, LEAST_SECONDS, 2 * FEW_STEPS)
    speed = speed_of(scene)
    return Quick(max(1.0, MOST_STEPS_A_SECOND / speed), max(1.0, fastest / speed))


def held_seconds(scene: AnyScene, most: float) -> float:
    """How long the last picture is held: a card is to be read.

    What is shown in a loop does not look as if it paused.
    """
    if scene.goes_on:
        return HELD_IN_LOOP_SECONDS
    seconds = _card_seconds_at(scene, scene.last_half_of_film)
    at_most = max(LEAST_LAST_CARD_SECONDS, CARD_SHARE * most)
    return round(min(seconds, at_most), 2) if seconds else HELD_SECONDS


def _card_seconds_at(scene: AnyScene, half: int) -> float:
    """How long the card of a half stands in a film; 0 if there is none."""
    tick, thinks = divmod(half, 2)
    shown = replace(scene.shown(tick, thinks=bool(thinks)), is_filmed=True)
    card = scene.card(shown)
    if card is None:
        return 0.0
    return card_seconds(card._replace(question=scene.seen_in_film(shown)))


def reading_seconds(text: str) -> float:
    """How long a text stands, so that it can be read."""
    return max(LEAST_SECONDS, SECONDS_TO_FIND + len(text.split()) / WORDS_A_SECOND)


def held_to_read(text: str) -> float:
    """How long a film holds for a sentence."""
    return min(MOST_SECONDS, reading_seconds(text))


def card_seconds(card: Card) -> float:
    """How long a card stands."""
    seconds = reading_seconds(" ".join((card.title, card.facts, card.question)))
    return max(LEAST_CARD_SECONDS, min(MOST_CARD_SECONDS, seconds))


def opening_words(scene: AnyScene) -> str:
    """What a film says first of all: what the walker wants, or else the question of the lesson."""
    shown = replace(scene.shown(0), is_filmed=True)
    asked = scene.says(shown, is_asking=True)
    return scene.wants(shown) or (asked.sentence if asked.asks else "")


def opened(frame: Frame) -> Frame:
    """The first picture, with what the walker wants, or with the question of the lesson."""
    words = opening_words(frame.scene)
    if not words:
        return frame
    strip = frame.strip._replace(heading="", sentence=words)
    if frame.scene.wants(frame.shown):
        strip = Strip("", words, calls=strip.calls, counts=strip.counts)
    return frame._replace(strip=strip)


def firsts(told: Sequence[Sequence[Hashable]]) -> list[int]:
    """The ticks in which something is told that no tick before has told."""
    seen = set[Hashable]()
    found = list[int]()
    for tick, things in enumerate(told):
        if seen.issuperset(things):
            continue
        found.append(tick)
        seen.update(things)
    return found


def _holds(
    scene: AnyScene, lasts: Sequence[float], most: float, *, has_poster: bool
) -> list[Hold]:
    """Where a film holds. With a speed that was asked for, it only does where a maze is ready."""
    told = [] if has_speed(scene) or scene.features.takes_arrows else scene.told_apart()
    often = Counter(thing for things in told for thing in things)
    holds = dict[int, Hold]()
    for tick in firsts(told):
        half = 2 * tick
        if half + 1 < len(lasts):
            longer = max(0.0, scene.seconds_of_move(tick) - LONGEST_MOVE_SECONDS)
            looks = LONGEST_MOVE_SECONDS + longer
            thinks = _seconds_to_read(scene, tick)
            rare = min(often[thing] for thing in told[tick])
            holds[half] = Hold(half, (looks, thinks), (looks, _least(thinks)), often=rare)
    if 0 in holds:
        thinks = holds[0].least[1]
        opening = _opening(scene, thinks, most)
        if has_poster:
            opening = (OPENING_SECONDS_AFTER_POSTER, thinks)
        holds[0] = holds[0]._replace(lasts=opening, least=opening, needed=True)
    _hold_reached(scene, holds, len(lasts) - 1)
    ready = scene.pauses_at
    if ready is not None and not scene.goes_round and 2 * ready < len(lasts) - 1:
        _hold_ready(scene, ready, holds, most)
    if len(lasts) > 1:
        end = len(lasts) - 1
        holds[end] = Hold(end, (lasts[end],), (LONGEST_MOVE_SECONDS,), needed=True)
    return [holds[half] for half in sorted(holds)]


def _opening(scene: AnyScene, thinks: float, most: float) -> tuple[float, float]:
    """How long both halves of the first tick stand."""
    opening = min(MOST_OPENING_SECONDS, reading_seconds(opening_words(scene)))
    if scene.seconds_of_tick:  # One plays at once.
        return LEAST_SECONDS, 0.0
    if most < SHORT_SECONDS:
        return min(opening, OPENING_SHARE * most), 0.0
    return opening, thinks


def _least(seconds: float) -> float:
    """The least that a sentence stands that needs so many seconds."""
    return max(LEAST_SECONDS, LEAST_SHARE * seconds)


def _hold_reached(scene: AnyScene, holds: dict[int, Hold], end: int) -> None:
    """Hold wherever something is reached, if the film holds anywhere else."""
    if not holds:
        return
    for tick in range(1, end // 2):
        if not scene.stays_at(tick):
            continue
        half = 2 * tick
        seconds = LONGEST_MOVE_SECONDS + held_to_read(reached_at(scene, tick))
        following = holds.get(half)
        if following:
            lasts = (seconds, *following.lasts[1:])
            least = (seconds, *following.least[1:])
            holds[half] = following._replace(lasts=lasts, least=least, often=1)
        else:  # It is still said while the film goes on.
            lasts = (LONGEST_MOVE_SECONDS + POP_SECONDS, 0.0)
            holds[half] = Hold(half, lasts, lasts)


def _hold_ready(scene: AnyScene, ready: int, holds: dict[int, Hold], most: float) -> None:
    """Hold where a maze is ready, as long as its card is read."""
    seconds = 0.0 if scene.goes_on else _card_seconds_at(scene, 2 * ready)
    seconds = seconds or reading_seconds(reached_at(scene, ready))
    wished = min(seconds, CARD_SHARE * most)
    least = min(wished, max(LEAST_SECONDS + LONGEST_MOVE_SECONDS, LEAST_READY_SHARE * most))
    half = 2 * ready
    following = holds.get(half, Hold(half, (0.0, 0.0), (0.0, 0.0)))
    lasts = (wished, *following.lasts[1:])
    holds[half] = Hold(half, lasts, (least, *following.least[1:]), needed=True)


def passed_over(scene: AnyScene, time: FilmTime) -> str:
    """What is said where a film has no time to hold, in a sentence; "" if it holds everywhere."""
    said = [_sentence(scene, hold.first // 2) for hold in time.left_out]
    if not said:
        return ""
    sentence = _("It is too short to hold at: {sentences}")
    return sentence.format(sentences=" / ".join(dict.fromkeys(said)))


def reached_at(scene: AnyScene, tick: int) -> str:
    """What is said where something is reached, or ready."""
    return scene.says(scene.shown(tick), is_asking=False).sentence


def _seconds_to_read(scene: AnyScene, tick: int) -> float:
    """How long a tick is read: what the rule says; and what happens, which is seen, too."""
    strip = scene.says(scene.shown(tick, thinks=True), is_asking=False)
    words = f"{strip.sentence} {strip.did}".split()
    seconds = SECONDS_TO_FIND + len(words) / WORDS_GLANCED_AT
    return min(MOST_SECONDS, max(reading_seconds(strip.sentence), seconds))


def _sentence(scene: AnyScene, tick: int) -> str:
    """What the rule says in a tick."""
    return scene.says(scene.shown(tick, thinks=True), is_asking=False).sentence


def _usual_seconds(scene: AnyScene, half: int, step: float) -> float:
    """How long a half usually lasts: longer where the class should see what happens."""
    tick, thinks = divmod(half, 2)
    looks, ponders = _seconds_of_halves(scene, step)
    if thinks:
        return ponders
    if scene.features.has_halves and not has_speed(scene):
        return max(looks, WAY_BACK * scene.seconds_of_move(tick))
    seconds = looks + max(0.0, scene.seconds_of_move(tick) - move_seconds(scene))
    if tick and scene.stays_at(tick) and speed_of(scene) < MELTS_FROM:
        return seconds + REST_SECONDS
    return seconds


def _seconds_of_halves(scene: AnyScene, step: float) -> tuple[float, float]:
    """How long both halves of a tick usually last, as far as there are halves."""
    if scene.seconds_of_tick:
        return scene.seconds_of_tick, 0.0
    speed = speed_of(scene)
    if not scene.features.has_halves:
        return 1 / speed, 0.0
    if not has_speed(scene):
        asks = step * ASKS_PART if scene.asks_in_film else step
        return asks, step - asks
    return THINK_PART / speed, (1 - THINK_PART) / speed


def has_speed(scene: AnyScene) -> bool:
    """Whether a speed was asked for. As fast as it goes is as fast as the film needs."""
    return scene.lesson.options.speed not in (None, FASTEST)


def speed_of(scene: AnyScene) -> float:
    """The usual speed of a film, in ticks a second: the one that was asked for, if one was.

    As fast as it goes is as fast as the film needs.
    """
    speed = scene.lesson.options.speed
    return USUAL_SPEED if speed in (None, FASTEST) else float(speed or USUAL_SPEED)


def move_seconds(scene: AnyScene) -> float:
    """How long a move usually takes."""
    if scene.lesson.options.speed is None:
        return LONGEST_MOVE_SECONDS
    return min(LONGEST_MOVE_SECONDS, MOVE_PART / speed_of(scene))
