"""Lesson 5: remember the paths you didn't take.

What to see:  the walker keeps its right hand on the wall. Where it could also go another way, it
              leaves a card: an arrow that points that way on the map. When it comes back to a card,
              it throws the card away and goes where it points, unless the card points back the way
              it came. Cards it has used stay on the screen, paler. Pause, and point at a line of
              the rule: you'll read what its words mean under the map.
              right_hand is the rule from lesson 4. It's in the library, mazelib, so nobody has to
              write it twice: that's how a library grows.
What to try:  go to tick 13: which card will save it from the circle? Then press M for the maps
              called "trap": why does no card point to a? Note ways[-1], the last way, instead.
              Start a library of your own: copy right_hand and the import of Turn from lesson 4
              into lessons/my_rules.py, and add to the imports of this lesson: from my_rules
              import right_hand
What comes next:  06_tremaux.py, a rule that never gets lost.
"""

import here  # finds mazelib beside this folder
from mazelib import Turn, back_of, onward_ways, right_hand, show, turn_between


class BranchStack:
    def __init__(self):
        self.cards = {}

    def turn(self, view, place, heading):
        ways = onward_ways(view, heading)
        if place not in self.cards:
            if len(ways) > 1:
                card = ways[1]
                self.cards[place] = card  # There's a second way to go: note it on a card.
            return right_hand(view)
        card = self.cards.pop(place)
        if card == back_of(heading):
            return Turn.AHEAD  # The card here points back: throw it away and go ahead.
        return turn_between(heading, card)  # There's a card here: throw it away and follow it.


if __name__ == "__main__":
    show(
        BranchStack,
        task="Remember paths you didn't take.",
        panels=["code", "memory"],
        maps=["loop", "trap_room", "trap_corridor"],
        ask={
            "arrived": "Which card made it let go of the wall?",
            "circling": "Why did no card ever point to a?",
        },
    )
