"""A loop converts values between integers and floats, and back at once.

What
    A value of a loop is converted to another type, and what comes of it back to the first, with nothing between them but moves:
    a float that becomes an integer and a float again.
Why
    Conversions run at a quarter to a sixteenth of the rate of additions on most GPUs, and two of them stand on the path from
    one value to the next.
Instead
    Keep the value in one type; take truncf, floorf or rintf, one instruction each, where the fraction is to be cut off; carry a
    float counter along in place of a converted one.
Silent when
    Something is computed between the two conversions, or with what is between them (the quadrant of a sine), or both are
    between floats of different width (see ISA401).
"""

from collections import Counter

from isaview.base.figures import count
from isaview.reports.rule import Rule, Spots, View
from isaview.rules.samples import ptx_loop


def find(view: View) -> Spots:
    """A spot for each loop, at its first conversion back."""
    kernel, values, converts = view.kernel, view.values, view.meanings.converts
    kinds = {form: kind for form in kernel.distinct_forms if form.instruction_class == "convert" and (kind := converts(form))}
    for loop, inside in view.group_in_loops(view.instructions(kinds.__contains__)).items():
        body = set(view.instructions_in(loop))
        kind_of = {index: kinds.get(kernel.forms[index]) for index in body}
        pairs = [
            (index, maker)
            for index in inside
            for maker in values.data_makers(index) & body
            if kind_of[maker] not in (None, kind_of[index])
        ]
        used = Counter(maker for index in body for maker in values.data_makers(index)) if pairs else Counter[int]()
        back = [index for index, maker in pairs if used[maker] == 1]
        if back:
            yield view.spot(loop, back, f"{count(len(back), 'value')} converted between integer and float, and back at once")


BAD = ptx_loop(
    "	cvt.rzi.s32.f32 %r2, %f1;\n	cvt.rn.f32.s32 %f1, %r2;  // ISA407\n	add.f32 %f1, %f1, 0f3F000000;\n",
    "	ld.global.f32 %f1, [%rd1];\n",
    "	st.global.f32 [%rd1], %f1;\n",
)
GOOD = BAD.replace("	cvt.rzi.s32.f32 %r2, %f1;\n	cvt.rn.f32.s32 %f1, %r2;  // ISA407", "	cvt.rzi.f32.f32 %f1, %f1;")

NO_GAIN = "the bound counts conversions by their class, not what they follow"
RULE = Rule("ISA407", "conversions-in-loops", __doc__, find, BAD, GOOD, relieves=NO_GAIN)
