"""What stands in a learner's file, what may stand there, and what is written into it.

1. A file is read.
       learner_file       the file as it was read, with its text
       files_beside       the files that the script imports are the learner's, too
       source             its functions and comments, for the window to show
       foreseen           what it will keep and print, before it has run
2. Counting is written into its lines.
       counting           what is written in: note this line, count it, this line answered
       changes            which lines may change what is kept
       line_notes         which lines ran, and which one decided
       line_of_file       a line that is still named after its file was saved again
3. It finds names, and uses some.
       surroundings       the names that it finds: Python's, ours, dice, and those that are refused
       our_names          our names that learners write, and what each of them is
       script_names       which of its own names stand for data that it keeps
       borrowed           what a rule under check may not take from elsewhere, by its text
       names_under_check  the names that such a rule finds
       under_check        what it may not do while it runs
4. It calls show.
       show_call          the call of show that a script makes
       given              what the script gave to show, described in plain values
       class_question     the question for the class, with gaps or cases where a maze is made
5. What went wrong is explained, whenever it does.
       texts_side_by_side texts in a list with no comma between them
       lost_choices       a turn that is chosen, and taken back by a later else or if
       names_given        the names that a program gives
       sides_compared     sides of the view that are compared with what they never equal
       slips              names that nothing gives, and keys that stand twice: told before they run
       useless_code       code that can do nothing, such as a line below a return
       decided_questions  questions with a number that are decided before they are asked
       asked_without_brackets  a function that is asked without brackets, and is always a yes
       kept_places        places that a class keeps, and that it never finds
       picks_of_turns     a call of pick with turns that are in no list
       wrong_sides        a side that is asked where another one is meant
       views_asked        questions and answers that no view fits, or every one
       lost_answers       lines whose value nobody keeps, such as a turn without return
       no_answers         what is asked or answered and is no answer
       begun_anew         what a rule begins anew at every step
       lines_anew         a learner's own line, with other words in it
       short_loops        a for that never comes round a second time
       rules_not_shown    a rule that nothing names, where show plays another one
       endless_loops      the while that goes round forever, and what never changes in it
       missing_return     a function that ends without an answer: its last line
       words/             all that a learner is told about a mistake, one file a kind of mistake
"""
