"""Lesson 12: the maze game. Beat the clock!

What to see:  a fresh maze, and G as far away as can be. Through the walker's eyes the up arrow goes ahead,
              left and right only turn, down turns back. After a while the mini-map comes: only what you
              have seen is drawn on it. V looks from above, where each arrow goes its own way: easier!
What to try:  the first arrow starts the clock, Space pauses. R is another maze, M the next level. Stars are
              for few steps, not for little time: can you have all three? Then change the numbers below,
              save, and play by your own rules. Write "right_hand" behind against: who is faster?
              And against "branch_stack", or "random_walk"?
What comes next:  a game of your own. Which lesson would you build into it?
"""

import here  # finds mazelib beside this folder
from mazelib import Game, show

game = Game(
    levels=[(4, 3), (5, 4), (7, 5), (9, 6), (12, 8)],  # rooms across and down
    seconds=30,  # on the clock
    map_after=15,  # seconds, then the mini-map comes
    three_stars=1.2,  # for at most so many times the shortest steps
    two_stars=2,
    against="",  # the rule of a ghost that starts with you
    ghost_speed=4,  # its steps a second
)

if __name__ == "__main__":
    show(game, task="Find G before the clock runs out. Which way would you look first?")
