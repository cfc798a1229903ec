"""Looks at a line that Python cannot read, for what learners mistype. Each look is a function.

A look is sure of what it finds, or finds nothing. The first that finds something is told.
"""

import keyword
import re
from collections.abc import Callable

from mazelib.learner.script.words.block_lines import (
    colon_missing,
    colon_too_early,
    no_first_word,
    then_after_the_colon,
    what_is_missing,
    word_of_a_block_alone,
    wrong_end_of_block_line,
)
from mazelib.learner.script.words.else_lines import (
    else_in_one_line,
    else_with_a_question,
    else_without_if,
    if_before_else,
)
from mazelib.learner.script.words.habits import habit
from mazelib.learner.script.words.indents import (
    spaces_of_a_page,
    wrong_indent,
)
from mazelib.learner.script.words.line_mistake import (
    Mistake,
    Unreadable,
)
from mazelib.learner.script.words.line_reasons import wide_sign
from mazelib.learner.script.words.missing_commas import (
    colon_for_equals,
    comma_missing_above,
    decimal_comma,
    dots_of_an_example,
    list_without_brackets,
    missing_comma,
    two_names_side_by_side,
)
from mazelib.learner.script.words.missing_signs import (
    bracket_alone,
    bracket_open_above,
    bracket_open_at_the_colon,
    bracket_open_at_the_end,
    comment_without_sign,
    def_without_bracket,
    quote_missing_at_the_end,
    quote_that_ends_a_text,
    text_that_swallows_quotes,
    text_without_end,
    words_of_a_sentence,
)
from mazelib.learner.script.words.misspelt_words import (
    def_without_its_word,
    misspelt_word,
    new_object,
    return_with_more,
    word_of_another_language,
)
from mazelib.learner.script.words.other_signs import (
    foreign_sign,
    one_equals_sign,
    unknown_character,
)
from mazelib.learner.script.words.pasted import (
    fence_of_a_chat,
    marks_of_a_page,
    sign_of_a_page,
    words_of_a_chat,
)
from mazelib.text.sentences import _


def mistake_found_in(line: Unreadable) -> Mistake | None:
    """What the first look that finds something finds; None if none does.

    Where a text never ends, its words are no program, and nothing is looked for in them.
    """
    if pasted := words_of_a_chat(line):
        return pasted
    if begins := text_that_swallows_quotes(line) or text_without_end(line):
        return begins
    if apostrophe := quote_that_ends_a_text(line):
        return apostrophe
    if "unterminated" in line.reason:
        return habit(line) or quote_missing_at_the_end(line)
    for look in _LOOKS:
        found = look(line)
        if found:
            return found
    return None


def _word_of_pythons_as_name(line: Unreadable) -> Mistake | None:
    """A name that a learner cannot give to anything."""
    found = re.match(r"\s*(?:(?:def|class)\s+(\w+)|(\w+)\s*=(?!=))", line.code)
    word = (found[1] or found[2]) if found else ""
    if not found or not keyword.iskeyword(word):
        return None
    what = _("'{word}' is a word of Python's own and cannot be a name.").format(word=word)
    return Mistake(what, _("Choose another name."), found.start(1 if found[1] else 2) + 1)


_LOOKS: tuple[Callable[[Unreadable], Mistake | None], ...] = (
    marks_of_a_page,
    bracket_open_above,
    then_after_the_colon,
    wrong_indent,
    spaces_of_a_page,
    fence_of_a_chat,
    bracket_alone,
    wide_sign,
    sign_of_a_page,
    word_of_a_block_alone,
    habit,
    unknown_character,
    comment_without_sign,
    words_of_a_sentence,
    word_of_another_language,
    return_with_more,
    new_object,
    else_in_one_line,
    foreign_sign,
    wrong_end_of_block_line,
    colon_too_early,
    else_with_a_question,
    misspelt_word,
    def_without_its_word,
    _word_of_pythons_as_name,
    def_without_bracket,
    bracket_open_at_the_colon,
    bracket_open_at_the_end,
    comma_missing_above,
    colon_for_equals,
    dots_of_an_example,
    what_is_missing,
    one_equals_sign,
    if_before_else,
    else_without_if,
    no_first_word,
    colon_missing,
    decimal_comma,
    list_without_brackets,
    missing_comma,
    two_names_side_by_side,
)
