"""Makers: ways to make a maze, one visible step at a time. One file a way; this table names them."""

from __future__ import annotations

from mazelib.makers import dig, fill_with_road, merge_rooms
from mazelib.makers.making import Maker

MAKERS: dict[str, Maker] = {
    "dig": Maker("dig", dig.Dig),
    "merge": Maker("merge rooms", merge_rooms.MergeRooms),
    "road": Maker("fill with road", fill_with_road.fill_with_road),
}
