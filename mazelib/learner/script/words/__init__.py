"""All that a learner is told about a mistake: what is wrong, and what to do next.

One file a kind of mistake. To add words, add a row or a function to the file of their kind.

    What is wrong                           Where its words stand
    Python cannot read the line             line_looks: a function, and its row in _LOOKS;
                                            or, from Python's reason, line_reasons: a row of
                                            _REASONS
    Python cannot read the file             unreadable: a function
    a line raised an exception              exceptions: a row of _ABOUT
    ... about a name, field or module       wrong_names: the function of that exception
    ... about a kind of value               wrong_types: a row of _ABOUT
    ... about a value that does not fit     wrong_values: a row of _ABOUT, or a function
    the answer is no turn                   wrong_answers: a row of _INSTEAD
    the answer never comes                  wrong_answers: a row of _ENDLESS
    the rule is written wrongly             wrong_rules: a function
    show is given something wrong           wrong_show: its advice
    a rule asks for what it cannot have     refused: a function
    the worker ended                        ended: a function

In the middle of a learner's line, raise RefusedError with the words; anywhere else, file.error.

All files of the room:

       unreadable         a line or file that Python cannot read
       line_mistake       such a line, and what is wrong in it
       line_looks         looked at for what learners mistype, such as && for and
       misspelt_words     or improt for import
       line_reasons       if nothing is found, Python's reason, in a learner's words
       exceptions         an exception, each class in its own way
       wrong_names        an exception about a name: of a value, a field, a module
       wrong_types        an exception about a kind of value: a number where a list must be
       wrong_values       an exception about a value: an index, a key, a 0
       raised             an exception, and what Python says about it
       wrong_answers      an answer that is no turn, or that never comes
       wrong_rules        a rule that is written in another way than rules are
       wrong_show         what show cannot take
       refused            what a rule cannot have: chance, clocks, input, folders, the sandbox
       ended              a worker that has ended
"""
