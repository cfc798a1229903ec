"""The plan of a film: where it holds, for how long, and what it says where the run is quick.

It holds at the beginning, at each first of what a run tells apart, where something is reached,
where a maze is ready, and at the end.
"""

from collections import Counter
from collections.abc import Hashable, Sequence
from dataclasses import replace
from math import ceil

from mazelib.kinds.shared.lesson_options import USUAL_SPEED
from mazelib.text.sentences import _
from mazelib.window.film_time import FilmMoment, FilmTime, Hold
from mazelib.window.player import (
    LONGEST_MOVE_SECONDS,
    MELTS_FROM,
    MOVE_PART,
    POP_SECONDS,
    THINK_PART,
)
from mazelib.window.scene import AnyScene
from mazelib.window.speeds import FASTEST
from mazelib.window.stops import REST_SECONDS
from mazelib.window.strip import Card

#: How long both halves of a tick usually last in a film.
LOOKS_SECONDS = 0.65
THINKS_SECONDS = 0.5
#: A sentence is found and read in so many seconds, and so many more for each of its words.
SECONDS_TO_FIND = 1.5
SECONDS_OF_WORD = 0.25
#: What happens for the first time: the least that the halves of its tick last, in seconds.
LEAST_FIRST_SECONDS = (0.2, 1.7)
#: The least that the sentence before the first step stands.
LEAST_OPENING_SECONDS = 1.2
#: The least that it stands that something is reached.
LEAST_REACHED_SECONDS = 1.0
#: A card stands for so many seconds at least, at most.
LEAST_CARD_SECONDS = 3.0
MOST_CARD_SECONDS = 5.0
#: No more than this share of a film is for the card of its end.
CARD_SHARE = 0.3
#: Where a film goes on after a card, it may have this share of the film.
LEAST_READY_SHARE = 0.12
#: How long it takes until all rests in the last half.
END_SECONDS = LONGEST_MOVE_SECONDS + POP_SECONDS
#: How long the last picture is held that has no card, and where it is to be shown in a loop.
HELD_SECONDS = 2.0
HELD_IN_LOOP_SECONDS = 0.8
#: What is said in a quick stretch is looked for in so many of its ticks.
TICKS_LOOKED_AT = 200
#: A quick stretch that is shorter, and has few ticks, goes on with what was said before it.
LEAST_QUICK_SECONDS = 2.0
FEW_TICKS = 6


def film_time(scene: AnyScene, most: float) -> FilmTime:
    """When a film of at most so many seconds shows which half of a scene that was recorded."""
    last = scene.last_half_of_film
    lasts = [_usual_seconds(scene, half) for half in range(last)]
    lasts.append(END_SECONDS if last else 0.0)
    return FilmTime(lasts, _holds(scene, lasts, most), most - held_seconds(scene, most))


def held_seconds(scene: AnyScene, most: float) -> float:
    """How long the last picture is held: a card is to be read.

    What is shown in a loop does not look as if it paused.
    """
    if scene.goes_on:
        return HELD_IN_LOOP_SECONDS
    tick, thinks = divmod(scene.last_half_of_film, 2)
    card = scene.card(scene.shown(tick, thinks=bool(thinks)))
    return min(card_seconds(card), CARD_SHARE * most) if card else HELD_SECONDS


def reading_seconds(text: str) -> float:
    """How long a text stands, so that it can be read."""
    return SECONDS_TO_FIND + SECONDS_OF_WORD * len(text.split())


def card_seconds(card: Card) -> float:
    """How long a card stands."""
    seconds = reading_seconds(" ".join((card.title, card.facts, card.question)))
    return max(LEAST_CARD_SECONDS, min(MOST_CARD_SECONDS, seconds))


def opening_words(scene: AnyScene) -> str:
    """What a film says first of all: what the walker wants, or else the question of the lesson."""
    shown = replace(scene.shown(0), is_filmed=True)
    asked = scene.says(shown, is_asking=True)
    return scene.wants(shown) or (asked.sentence if asked.asks else "")


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


def _holds(scene: AnyScene, lasts: Sequence[float], most: float) -> list[Hold]:
    """Where a film holds. With a speed that was asked for, it only does where a maze is ready."""
    has_speed = scene.lesson.options.speed not in (None, FASTEST)
    told = [] if has_speed or scene.features.takes_arrows else scene.told_apart()
    holds = dict[int, Hold]()
    for tick in firsts(told):
        half = 2 * tick
        if half + 1 < len(lasts):
            longer = max(0.0, scene.seconds_of_move(tick) - LONGEST_MOVE_SECONDS)
            thinks = reading_seconds(_sentence(scene, tick))
            looks = LONGEST_MOVE_SECONDS + longer
            holds[half] = Hold(half, (looks, thinks), LEAST_FIRST_SECONDS)
    if holds and 0 in holds:
        opening = (reading_seconds(opening_words(scene)), holds[0].lasts[1])
        least = (LEAST_OPENING_SECONDS, LEAST_FIRST_SECONDS[1])
        holds[0] = Hold(0, opening, least, needed=True)
    _hold_reached(scene, holds, len(lasts) - 1)
    ready = scene.pauses_at
    if ready is not None and not scene.goes_round and 2 * ready < len(lasts) - 1:
        _hold_ready(scene, ready, holds, most)
    if len(lasts) > 1:
        end = len(lasts) - 1
        holds[end] = Hold(end, (lasts[end],), (LONGEST_MOVE_SECONDS,), needed=True)
    return [holds[half] for half in sorted(holds)]


def _hold_reached(scene: AnyScene, holds: dict[int, Hold], end: int) -> None:
    """Hold where something is reached for the first time, if it does so anywhere else."""
    if not holds:
        return
    ticks = range(1, end // 2)
    half = 2 * next((tick for tick in ticks if scene.stays_at(tick)), 0)
    if half:
        following = holds.get(half, Hold(half, (0.0,), (0.0,), by_the_way=True))
        reached = scene.says(scene.shown(half // 2), is_asking=False).sentence
        lasts = (reading_seconds(reached), *following.lasts[1:])
        least = (LEAST_REACHED_SECONDS, *following.least[1:])
        holds[half] = following._replace(lasts=lasts, least=least)


def _hold_ready(scene: AnyScene, ready: int, holds: dict[int, Hold], most: float) -> None:
    """Hold where a maze is ready, as long as its card is read."""
    card = None if scene.goes_on else scene.card(scene.shown(ready))
    wished = min(card_seconds(card), CARD_SHARE * most) if card else HELD_IN_LOOP_SECONDS
    least = min(wished, LEAST_READY_SHARE * most)
    half = 2 * ready
    following = holds.get(half, Hold(half, (0.0,), (0.0,)))
    lasts = (wished, *following.lasts[1:])
    holds[half] = Hold(half, lasts, (least, *following.least[1:]), needed=True)


def said_in(scene: AnyScene, moment: FilmMoment) -> str:
    """What is said in the quick stretch of a moment: what its ticks say most often.

    A very short one goes on with what was said before it, if there was anything.
    """
    first = moment.begins // 2
    after = max(first + 1, moment.ends // 2)
    is_short = moment.stretch_seconds < LEAST_QUICK_SECONDS and after - first <= FEW_TICKS
    if is_short and first:
        return _sentence(scene, first - 1)
    every = max(1, ceil((after - first) / TICKS_LOOKED_AT))
    said = Counter(_sentence(scene, tick) for tick in range(first, after, every))
    return said.most_common(1)[0][0]


def passed_over(scene: AnyScene, time: FilmTime) -> str:
    """What is said where a film has no time to hold, in a sentence; "" if it holds everywhere."""
    said = [_sentence(scene, hold.first // 2) for hold in time.left_out]
    if not said:
        return ""
    sentence = _("It is too short to hold at: {sentences}")
    return sentence.format(sentences=" / ".join(dict.fromkeys(said)))


def _sentence(scene: AnyScene, tick: int) -> str:
    """What the rule says in a tick."""
    return scene.says(scene.shown(tick, thinks=True), is_asking=False).sentence


def _usual_seconds(scene: AnyScene, half: int) -> float:
    """How long a half usually lasts: longer where the class should see what happens."""
    tick, thinks = divmod(half, 2)
    looks, ponders = _seconds_of_halves(scene)
    if thinks:
        return ponders
    seconds = looks + max(0.0, scene.seconds_of_move(tick) - move_seconds(scene))
    if tick and scene.stays_at(tick) and speed_of(scene) < MELTS_FROM:
        return seconds + REST_SECONDS
    return seconds


def _seconds_of_halves(scene: AnyScene) -> tuple[float, float]:
    """How long both halves of a tick usually last, as far as there are halves."""
    if scene.seconds_of_tick:
        return scene.seconds_of_tick, 0.0
    speed = speed_of(scene)
    if not scene.features.has_halves:
        return 1 / speed, 0.0
    if scene.lesson.options.speed in (None, FASTEST):
        return LOOKS_SECONDS, THINKS_SECONDS
    return THINK_PART / speed, (1 - THINK_PART) / speed


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
