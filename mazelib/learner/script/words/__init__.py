"""All that a learner is told about a mistake: what is wrong, and what to do next.

One file a kind of mistake. To add words, add a row or a function to the file of their kind:

    Python cannot read the line             a function in the file of its kind, and its row in
                                            line_looks._LOOKS; or a row of mistake_table.ROWS
    ... as other languages write it         a row of mistake_table.ROWS
    Python cannot read the file             a function in unreadable
    a line raised an exception              a row of exceptions._ABOUT
    ... about a name or module              wrong_names: the function of that exception
    ... about what follows a dot            wrong_fields; another word for a side or turn:
                                            turns_and_sides._OTHER_WORDS
    ... about a kind of value, or a call    a row of wrong_types._ABOUT
    ... about a value that does not fit     a row of wrong_values._ABOUT, or a function there
    the answer is no turn                   a row of wrong_answers._INSTEAD
    the answer never comes                  a row of wrong_answers._ENDLESS
    the rule is written wrongly             a function in wrong_rules
    a rule runs, but a line of it is        a look in a file of its own; its words in a file here;
      surely not meant                      its row in script/slips._LOOKS or ._LOOKS_AT_LINES
    show is given something wrong           its advice, in wrong_show
    a rule asks for what it cannot have     a function in refused
    the worker ended                        a function in ended

What is wrong follows the place, "mine.py, line 5: the list is empty.", so it begins with a small
letter. What to do next is a sentence of its own, with a capital.

Other rooms say some words of their own: why no circle is proven (guard/proof, walking/memory), and
what cannot be shown of a memory (walking/history).

In the middle of a learner's line, raise refused.RefusedError with the words; anywhere else,
LearnerFile.error. Whoever calls the words need not know how they read.

All files of the room:

       unreadable         a line or file that Python cannot read
       line_mistake       such a line, and what is wrong in it
       line_looks         all looks at such a line, for what learners mistype, in their order
       block_lines        a line that begins a block: its question, and its colon
       else_lines         an else or elif that belongs to no if
       other_signs        signs of other languages, such as && for and
       missing_commas     commas that are missing
       pasted             what a chat or a page has around a program
       mistake_table      what learners mistype, one row a mistake
       habits             looked at for what other languages write, and how Python writes it
       indents            or for a beginning too far to the left or right
       missing_signs      or for a bracket, a dot, a # or quotes that are missing
       misspelt_words     or improt for import, function for def
       unknown_name       a name that nothing has, and what its program says of its place
       lines_with_names   a line in which a name stands that nothing has: what was meant
       line_reasons       if nothing is found, Python's reason, in a learner's words
       exceptions         an exception, each class in its own way
       wrong_names        an exception about a name: of a value or a module
       wrong_fields       an exception about what follows a dot
       turns_and_sides    what learners write for turns and sides
       wrong_types        an exception about a kind of value: a number where a list must be
       wrong_calls        an exception about what stands between the brackets of a call
       wrong_values       an exception about a value: an index, a key, a 0
       raised             an exception, and what Python says about it
       only_in_an_if      a name that gets its value under an if alone
       picked_number      a number that pick took out of a place
       own_dice           the lines with random, with the dice of the rule instead
       wrong_answers      an answer that is no turn, or that never comes
       useless_lines      lines that can do nothing, or not what was meant
       walls_met          questions and turns of a rule that no view fits, or every one
       no_answers         questions and answers that are none
       lost_values        lines whose value nobody keeps
       wrong_rules        a rule that is written in another way than rules are
       wrong_show         what show cannot take
       refused            what a rule cannot have: chance, clocks, input, folders, the sandbox
       ended              a worker that has ended
"""
