"""A held key repeats: repeats of a lesson before, or of a long frame, are left out."""

from collections.abc import Sequence, Set

import pygame

KEY_EVENTS = (pygame.KEYDOWN, pygame.KEYUP)
ALL_KEYS = frozenset(key for name, key in vars(pygame).items() if name.startswith("K_"))


def keys_down() -> set[int]:
    """The keys that are down as the events taken so far tell it.

    A key that opened a lesson may still be down there, and repeats: that is no new press.
    """
    if not pygame.display.get_init():
        return set()
    is_down = pygame.key.get_pressed()
    return {key for key in ALL_KEYS if is_down[key]}


def without_old_repeats(
    events: Sequence[pygame.event.Event], held: Set[int]
) -> list[pygame.event.Event]:
    """The events of a frame, without the repeats of a held key that are older than the frame.

    ``held`` are the keys that were down before. A frame may be long, as when a rule is slow, and
    the repeats that pile up meanwhile would be carried out long after the key was let go. So a
    repeat counts only if nothing newer is told of its key.
    """
    down = set(held)
    newest = {event.key: number for number, event in enumerate(events) if event.type in KEY_EVENTS}
    kept = list[pygame.event.Event]()
    for number, event in enumerate(events):
        is_repeat = event.type == pygame.KEYDOWN and event.key in down
        if not is_repeat or newest[event.key] == number:
            kept.append(event)
        if event.type == pygame.KEYDOWN:
            down.add(event.key)
        elif event.type == pygame.KEYUP:
            down.discard(event.key)
        elif event.type == pygame.WINDOWFOCUSLOST:
            down.clear()
    return kept
