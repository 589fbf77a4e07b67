"""How many steps a walk takes: loops whose registers follow from each other are solved once, circles are seen at once."""

import pytest

from isaview.analysis.addresses.follow import ExhaustedError, operand
from isaview.analysis.addresses.launch_shape import Shape
from isaview.analysis.addresses.walk import walk_of
from tests.support.virtual_kernels import kernel


class Asked(dict):
    """Answers that note what is asked."""

    def __init__(self, asked):
        self.asked = asked

    def get(self, question, default=None):
        self.asked.append(question)
        return super().get(question, default)


def walked(body):
    """A walk through a kernel, and what follows a register that its last instruction but one reads."""
    one = kernel(body + "st.global.u32 [%rd1], %r50;")
    walk = walk_of(one, Shape(32))
    return walk, lambda: operand(walk, len(one) - 2, "%r50")


def test_what_does_not_follow_from_an_open_register_is_followed_once():
    # Each counter grows by the next one, and by the end of a long chain that begins outside of the loop.
    counters = range(50, 62)
    starts = "".join(f"mov.u32 %r{at}, 0;\n" for at in counters)
    chain = "".join(f"mad.lo.u32 %r{at + 1}, %r{at}, %r{at}, 1;\n" for at in range(1, 40))
    adds = "".join(f"add.u32 %r{at}, %r{at}, %r{at + 1};\nadd.u32 %r{at}, %r{at}, %r40;\n" for at in counters)
    walk, follow = walked(f"{starts}loop:\n{chain}{adds}setp.lt.u32 %p1, %r50, 9;\n@%p1 bra loop;\n")
    follow()
    assert walk.steps < 10 * (len(counters) + 40)


def test_a_loop_with_two_entries_is_given_up_at_once():
    body = "left:\nadd.u32 %r50, %r50, 1;\nright:\nadd.u32 %r50, %r50, 2;\nsetp.lt.u32 %p1, %r50, 7;\n@%p1 bra left;\n"
    walk, follow = walked(f"setp.lt.u32 %p1, %r50, 9;\n@%p1 bra right;\n{body}")
    asked = []
    walk.values = Asked(asked)
    for _ in range(2):
        with pytest.raises(ExhaustedError):
            follow()
    assert len(asked) < 999
