"""Where a maze is ready, two rooms are clicked: the way between them is drawn, and is the only one.
"""

import pytest

from mazelib.making.field import is_room
from mazelib.window.drawing.theme import LIGHT
from mazelib.window.making.rooms_picked import RoomsPicked
from tests.making.making_examples import timeline_of
from tests.window.on_stage import at, click, colours, on_map, paused_stage, words_on


def test_a_click_on_the_map_where_it_is_ready_picks_a_room_and_begins_nothing():
    stage = paused_stage("08", width=4, height=3)
    stage.scene.advance(1000)
    ready = stage.scene.pauses_at
    stage.player.seek(ready)
    one = (1, 1)
    other = (7, 5)
    visited = {stage.scene.place_at(tick) for tick in range(ready + 1, stage.scene.last)}
    assert {one, other} <= visited, "elsewhere, a click on these rooms shows another tick"
    assert "How many paths" in words_on(stage)
    for room in (one, other):
        assert LIGHT.mark not in colours(stage, on_map(stage, room))
        click(stage, on_map(stage, room).center)
        assert at(stage) == (ready, False)
        assert LIGHT.mark in colours(stage, on_map(stage, room).inflate(4, 4))
    way = stage.as_frame().shown.picked.way
    rooms = [place for place in way if is_room(place)]
    assert {rooms[0], rooms[-1]} == {one, other}
    assert f"One path, {len(rooms)} rooms long." in words_on(stage)
    for room in rooms:
        assert LIGHT.shortest in colours(stage, on_map(stage, room))
    click(stage, on_map(stage, (1, 3)).center)
    assert "Now click a second room." in words_on(stage)
    assert LIGHT.shortest not in colours(stage, on_map(stage, rooms[1]))


def ring_and_tail(maze):
    """Five rooms, of which four lie in a ring, and another one that no way leads to."""
    for place in ((1, 1), (3, 1), (3, 3), (1, 3), (2, 1), (3, 2), (2, 3), (1, 2), (4, 1), (5, 1)):
        maze.dig(place)
    maze.dig((7, 3))
    yield "Done."


@pytest.mark.parametrize(
    ("other", "rooms", "is_only_way"),
    [((5, 1), 2, True), ((3, 3), 2, False), ((1, 3), 3, False), ((7, 3), 0, False)],
)
def test_a_way_is_the_only_one_where_no_ring_touches_two_of_its_rooms(other, rooms, is_only_way):
    frame = timeline_of(ring_and_tail, 4, 2).frame(0)
    picked = RoomsPicked().with_click((3, 1), frame).with_click(other, frame)
    assert (len(picked.way[::2]), picked.is_only_way) == (rooms, is_only_way)


def test_what_is_no_room_or_is_still_wall_is_not_picked():
    frame = timeline_of(ring_and_tail, 4, 2).frame(0)
    assert RoomsPicked().with_click((5, 1), frame).rooms == ((5, 1),)
    for place in ((4, 1), (2, 2), (5, 3)):
        assert not RoomsPicked().with_click(place, frame).rooms
