"""python -m mazelib: make, check, solve, print and read maps, or stump a rule, without a window.

    python -m mazelib make dig --width 40 --height 20 --seed 7 > heya/mine.txt
    python -m mazelib check
    python -m mazelib check class/anna.py class/ben.py
    python -m mazelib solve first
    python -m mazelib print first --to first.xlsx
    python -m mazelib read first.xlsx > heya/mine.txt
    python -m mazelib stump branch_stack --save heya/trap.txt

Each command is a file in mazelib/commands/. The exit status is 0 if all went well. It is 1 if there
is no route, if a rule passes no exercise, or if nothing was found. It is 2 if the command line or a
file is wrong; a message then says why.
"""

import sys

from mazelib.interrupts import let_interrupts_end_all

if __name__ == "__main__":
    let_interrupts_end_all()

    from mazelib.program import run_program

    sys.exit(run_program())
