"""Lesson 5: remember the ways not taken.

What to see:  the walker keeps its right hand on the wall, as in lesson 4. Where another way
              is open too, it notes one of them on a card: the place and the heading. Back at
              the place it throws the card away and takes its way, unless that would be
              turning back. On the map each card is an arrow at the edge of its place.
What to try:  step to tick 13: which card saves it from the circle? Point at the card.
              Then press M for the maps whose names begin with "trap": which way does it never
              note? Note the left before the front, save, and look at the traps again. And at
              "first"?
What comes next:  06_tremaux.py, a rule that is never lost.
"""

import here  # finds mazelib beside this folder
from mazelib import Turn, right_hand, show, turn_between, turned


class BranchStack:
    def __init__(self):
        self.cards = {}

    def turn(self, view, place, heading):
        if place in self.cards:
            card = self.cards.pop(place)
            turn = turn_between(heading, card)
            if turn == Turn.BACK:
                return Turn.AHEAD  # The card here leads back: throw it away, keep heading.
            return turn  # A card lies here: throw it away and take its way.
        left = turned(heading, Turn.LEFT)
        if view.right and view.front:
            self.cards[place] = heading  # Note the front on a card.
        elif view.left and (view.right or view.front):
            self.cards[place] = left  # Note the left on a card.
        return right_hand(view)


if __name__ == "__main__":
    show(
        BranchStack,
        task="Remember the ways not taken. Which card saves it?",
        panels=["code", "memory"],
        maps=["loop", "open_square", "trap_room", "trap_corridor"],
        ask={
            "loop": "How would it walk without its cards?",
            "trap_room": "Which ways does it note, and which never?",
            "trap_corridor": "Which ways does it note, and which never?",
        },
    )
