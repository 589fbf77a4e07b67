"""Most of a loop stands behind branches at which the lanes of a wave diverge.

What
    In an innermost loop half of the instructions or more stand on one way of a branch that lanes take by their own number, or
    by what each of them loaded.
Why
    A wave has one place in the program at a time: where its lanes part it goes one way after the other, with the lanes of the
    other way switched off, until they meet again. Each way costs all of its instructions, however few lanes want it.
Instead
    Make the condition the same for a wave (sort or bin the work by it, take one item a wave); compute both results where they
    are short, and select; take a condition that the loop does not change out of it; let the rare way collect its items for
    a loop of its own.
Silent when
    A call is behind a branch on data; all lanes of a wave are seen to go the same way, or all but those past an end; a branch
    asks for special values (a float that equals something, is infinite or no number, an argument that sine has to reduce), or
    whether an index of what it guards is within bounds; or what stands behind the branches has fewer than 16 instructions, 10
    of those by number, or is less than half of the loop.
"""

from collections.abc import Mapping

from isaview.base.figures import count
from isaview.flow.nesting import Loop
from isaview.model.form import Form
from isaview.reports.rule import Rule, Spots, View
from isaview.rules.deciding import LOADED, branches, is_bounds_check, is_special, lanes_by_number, one_sided_branches, origins
from isaview.rules.evidence import digits_of_two_over_pi, lanes_at
from isaview.rules.samples import sass_loop

_MEMORY = ("global", "generic", "shared", "constant")
_FLOATS = ("float16", "float32", "float64")
_FEWEST, _FEWEST_BY_NUMBER = 16, 10
"""Instructions behind the branches of a loop that are worth a word: by data, and by the numbers of lanes, as all waves part."""
_FEWEST_OF_ONE = 8
"""Instructions behind a branch on data; fewer are a guard, as around a store."""


def find(view: View) -> Spots:
    """A spot for each innermost loop, at the first place where lanes part, or for one that a single lane runs."""
    if not view.flow.loops:
        return
    lanes = lanes_at(view)
    for loop in filter(view.is_innermost, view.flow.loops):
        inside = view.instructions_in(loop)
        if lanes(inside[0]) == 1:
            if _is_work(view, inside):
                yield view.spot(loop, inside[:1], "one lane computes while all others are idle")
        elif len(inside) >= _FEWEST_BY_NUMBER:
            yield from _parting_spots(view, loop, inside)


def _parting_spots(view: View, loop: Loop, inside: list[int]) -> Spots:
    """A spot for a loop of which most stands behind branches and guards at which lanes part."""
    forms = view.kernel.forms
    behind = {branch: view.flow.inside(one_sided_branches(view, branch, loop)) for branch in branches(view, loop)}
    behind = _drop_rare_branches(view, behind)
    by_data = {branch for branch, guarded in behind.items() if all(forms[index].flow != "call" for index in guarded)}
    behind |= {index: [index] for index in inside if _is_guarded(forms[index])}
    if 2 * len(set().union(*behind.values())) < len(inside):
        return  # asked first: where lanes part takes longest to find
    rare = {index: lanes_by_number(view, index) for index in behind}
    parted = {
        index
        for index, guarded in behind.items()
        if guarded and (rare[index] or (index in by_data and LOADED in origins(view, index)))
    }
    parting = {index: behind[index] for index in sorted(parted)}
    by_number = all(rare[index] for index in parting)
    number = len(set().union(*parting.values()))
    if number >= (_FEWEST_BY_NUMBER if by_number else _FEWEST) and 2 * number >= len(inside):
        places = sum(not _is_guarded(forms[index]) for index in parting)
        yield view.spot(loop, sorted(parting), _parting_text(places, number, len(inside), by_number=by_number))


def _parting_text(places: int, number: int, size: int, *, by_number: bool) -> str:
    how, amount = "diverge by their numbers" if by_number else "may diverge", f"{number} of {size} instructions"
    where = f"in {count(places, 'place')}, with {amount} behind" if places else f"at the guards of {amount}"
    return f"lanes {how} {where}"


def _drop_rare_branches(view: View, behind: Mapping[int, list[int]]) -> dict[int, list[int]]:
    """Without branches around a few instructions, for special values, and for arguments that sine and cosine have to reduce."""
    digits = set(digits_of_two_over_pi(view.kernel))
    loading = set(
        view.instructions(lambda form: form.flow == "branch" or any(access.kind == "load" for access in form.accesses))
    )
    reducing = [set(instructions) for instructions in behind.values() if not digits.isdisjoint(instructions)]
    return {
        branch: instructions
        for branch, instructions in behind.items()
        if (
            len(instructions) >= _FEWEST_OF_ONE
            or instructions == [branch]
            or not loading.isdisjoint(instructions)
            or lanes_by_number(view, branch)
        )
        and not (set(instructions) in reducing and not any(other < set(instructions) for other in reducing))
        and not is_special(view, branch)
        and not is_bounds_check(view, branch, instructions)
    }


def _is_work(view: View, inside: list[int]) -> bool:
    """Whether instructions load from memory and compute with floats, and copy nothing for others."""
    forms = {view.kernel.forms[index] for index in inside}
    classes = {form.instruction_class for form in forms}
    accesses = [access for form in forms for access in form.accesses]
    loads = any(access.kind == "load" and access.space in _MEMORY for access in accesses)
    return loads and not classes.isdisjoint(_FLOATS) and classes.isdisjoint(("async_copy", "matrix"))


def _is_guarded(form: Form) -> bool:
    return form.guard is not None and form.flow == "next"


_WORK = "".join(f"FFMA R{register}, R{register}, R3, R2 ;\n" for register in range(4, 20))
_BEFORE = "S2R R24, SR_TID.X ;\nMOV R20, c[0x0][0x210] ;\nMOV R21, c[0x0][0x214] ;\nIMAD.WIDE R20, R24, 0x4, R20 ;\n"
BAD = sass_loop(
    f"""\
LDG.E R2, desc[UR4][R20.64] ;
FSETP.GT.AND P1, PT, R2, RZ, PT ;
@!P1 BRA `(.L_x_1) ;  // ISA507
{_WORK}.L_x_1:
STG.E desc[UR4][R22.64], R4 ;
""",
    _BEFORE,
)
GOOD = BAD.replace("FSETP.GT.AND P1, PT, R2, RZ, PT", "ISETP.GT.AND P1, PT, R25, RZ, PT").replace("ISA507", "all lanes")

NO_GAIN = "how many lanes go each way depends on the data"
RULE = Rule("ISA507", "parted-lanes-in-loops", __doc__, find, BAD, GOOD, relieves=NO_GAIN)
