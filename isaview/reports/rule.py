"""The contract of a rule: what it sees of a kernel, what it gives, and which rules a word chooses.

Each module in ``rules/`` offers a `Rule` as ``RULE``. Its docstring teaches under four headings (What, Why, Instead, Silent
when). Its ``bad`` sample marks each line of a finding with the rule's code in a comment; its ``good`` sample has none. A rule
sees a `View` of a kernel and gives `Spot`s. It is pure, and knows classes, flags, register files and meanings,
but no language and no vendor.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from inspect import cleandoc
from types import CodeType, FunctionType
from typing import Any, ClassVar

from msgspec import Struct, field

from isaview.analysis.contract import Context
from isaview.analysis.private_accesses import spills_of
from isaview.analysis.waits.waits import Waits, waits_of
from isaview.base.grouping import group_by
from isaview.base.measure import Measure, Number
from isaview.base.plugins import collect_offers
from isaview.base.text import hint
from isaview.base.words import SYNCHRONISING, Words, words_for
from isaview.flow.graph import Flow, flow_of
from isaview.flow.nesting import Loop
from isaview.flow.values import ValueGraph, values_of
from isaview.gpus.hardware import Gpu, gpu_for
from isaview.languages.counters import machine_of
from isaview.languages.meanings import Meanings, meanings_of
from isaview.model.form import Form
from isaview.model.kernel import Kernel, Level, Line
from isaview.reports.measured import measurements

FAMILIES: Mapping[str, str] = {
    "ISA1": "registers",
    "ISA2": "occupancy",
    "ISA3": "memory",
    "ISA4": "arithmetic",
    "ISA5": "waits",
    "ISA6": "matrix",
    "ISA7": "calls",
    "ISA8": "launch",
    "ISA9": "tiles",
}
"""By the beginning of their codes."""
HEADINGS = ("What", "Why", "Instead", "Silent when")


class UnknownRuleError(ValueError):
    """A word that is no code, family or name of a rule; the message offers the nearest."""


class AbsentError(LookupError):
    """A rule asked for an analysis that this kernel does not have; the message says why."""


class Served(Struct, frozen=True):
    """One access on a line of the dump: in how many turns, or of how many sectors, a request is served before and after."""

    line: Line
    before: int
    after: int


class Fix(Struct, frozen=True, kw_only=True):
    """A change that was computed anew for every access concerned, with what to write for it.

    ``before`` and ``after`` are the ``unit`` of a request that the finding is about at its worst, ``accesses`` all that the
    change moves. ``index`` is the place of element ``i`` of a buffer, of ``element_bytes`` each; ``parameters`` are those of
    the layout, in bytes. ``extra_bytes`` of shared memory a group and ``waves_lost`` are its cost, None where not known.
    """

    kind: str
    code: str
    what: str
    unit: str
    before: int
    after: int
    accesses: tuple[Served, ...]
    index: str | None = None
    element_bytes: int | None = None
    parameters: Mapping[str, int] = {}
    extra_bytes: int | None = None
    waves_lost: Number | None = None
    cost: str = ""


CONDITIONAL = ".conditional"
"""Follows the code of a rule where its conditional findings are counted."""


class Condition(Struct, frozen=True):
    """What has to hold for a finding and is not in the text: a ``name`` for programs, and a ``text`` that follows "if"."""

    name: str
    text: str


class Finding(Struct, frozen=True):
    """What a rule found: ``line`` is that of the dump, ``source`` the position it was compiled from, None where unknown.

    Where a function of a header was inlined, that is the place in the kernel's own file.
    ``gain`` is what mending it is expected to gain at most, None where that was not asked. ``fixes`` are changes that were
    computed anew, the cheapest first; ``unfixed`` says why there is none of a rule that has such changes. ``condition`` is what
    has to hold besides what the text says, None for nothing; ``message`` begins with it.
    """

    later: ClassVar = ("fixes", "unfixed", "condition")
    code: str
    name: str
    line: Line
    source: str | None
    message: str
    gain: Measure | None = None
    fixes: tuple[Fix, ...] = ()
    unfixed: str = ""
    condition: Condition | None = None

    @property
    def counted_as(self) -> str:
        """What it counts as: the code of its rule, of conditional findings with `CONDITIONAL` behind it."""
        return self.code if self.condition is None else self.code + CONDITIONAL


class Spot(Struct, frozen=True):
    """A place in a kernel, by the index of the instruction (None: the kernel itself), and what to say of it.

    ``about`` are all instructions that it is about, where they are more; ``unknown`` why its gain is not known. It is true if
    the ``condition`` holds, None for whatever is launched.
    """

    index: int | None
    message: str
    about: tuple[int, ...] = ()
    unknown: str = ""
    condition: Condition | None = None


Spots = Iterator[Spot]
"""What the ``find`` of a rule gives."""


class Rule(Struct, frozen=True):
    """A rule: ``name`` reads well as "allow ‹name›", ``doc`` is the docstring of its module.

    ``find`` gives the spots of a kernel; ``bad`` and ``good`` are dumps in which it finds something and nothing. Only those
    ``of_unoptimised`` code look at what no compiler improved. ``relieves`` is what the fix takes off, a name of
    `isaview.reports.gains.RELIEFS`, or why the gain is never known.
    """

    code: str
    name: str
    doc: str
    find: Callable[[View], Spots]
    bad: str
    good: str
    of_unoptimised: bool = False
    relieves: str = "the bound counts nothing of what it is about"
    levels: tuple[Level, ...] = ("instructions",)
    """The languages whose kernels it looks at, by what a statement is there."""

    @property
    def family(self) -> str:
        return FAMILIES[self.code[:4]]

    @property
    def on_screen(self) -> bool:
        """Whether it is asked where nobody selects rules."""
        row = measurements().get(self.code)
        return row is None or row.verdict != "off the screen"

    @property
    def title(self) -> str:
        """The first sentence of its docstring."""
        return cleandoc(self.doc).partition("\n")[0].removesuffix(".")

    @property
    def sections(self) -> Mapping[str, str]:
        """The paragraphs of its docstring by heading, in their order."""
        paragraphs: dict[str, list[str]] = {}
        heading = ""
        for line in cleandoc(self.doc).split("\n")[1:]:
            if line in HEADINGS:
                heading = line
            elif heading:
                paragraphs.setdefault(heading, []).append(line.strip())
        return {heading: " ".join(filter(None, lines)) for heading, lines in paragraphs.items()}


_MOST_FORMS = 20_000
"""Forms that are remembered with what a function gave for them."""


@lru_cache(maxsize=512)
def _judged_forms(_module: str, _code: CodeType) -> tuple[set[Form], set[Form]]:
    """The forms that a function of rules was asked about, and those that it wants; both grow as it is asked."""
    return set(), set()


class View(Struct, frozen=True, dict=True):
    """What a rule sees of a kernel; ``absent`` are the analyses it does not have, each with the reason."""

    context: Context
    absent: Mapping[str, str] = field(default_factory=dict)

    @property
    def kernel(self) -> Kernel:
        return self.context.kernel

    @property
    def gpu(self) -> Gpu | None:
        """The GPU the user names, else the dump's, None where neither is known."""
        return self.context.gpu or gpu_for(self.context.module.target)

    @cached_property
    def words(self) -> Words:
        return words_for(self.context.module.dialect, self.context.module.target)

    @cached_property
    def meanings(self) -> Meanings:
        """What the opcodes of the language mean, and where its target keeps what a launch says."""
        return meanings_of(self.context.module)

    @cached_property
    def flow(self) -> Flow:
        """Blocks, edges and loops."""
        return flow_of(self.kernel)

    @property
    def values(self) -> ValueGraph:
        """Who makes each value, and who reads it."""
        return values_of(self.kernel)

    @cached_property
    def waits(self) -> Waits | None:
        """The waits of the kernel; None for a kernel without any, or a language without a table of them."""
        return None if self.need("waits") is None else waits_of(self.kernel)

    @cached_property
    def spills(self) -> tuple[int, ...]:
        """The instructions that store or load a register for want of another, in text order."""
        return spills_of(self.kernel)

    @cached_property
    def meetings(self) -> frozenset[int]:
        """The instructions by which other threads may see or change memory.

        These are barriers, waits for others, fences, atomics and calls.
        """
        machine = machine_of(self.kernel)
        meeting = {form for form in self.kernel.distinct_forms if _meets_others(form)}
        if machine is not None and not machine.registers:
            # a wait for a counter of one's own lets nobody else in; "phase" is an mbarrier, at which others arrive
            meeting = {form for form in meeting if machine.effect(form).waits in ("", "phase")}
        return frozenset(self.instructions(lambda form: form in meeting))

    def need(self, name: str) -> Any:
        """Another analysis of this kernel.

        Raises:
            AbsentError: it was left out or failed.
        """
        if name in self.absent:
            raise AbsentError(f"it needs {name}: {self.absent[name]}")
        return self.context.need(name)

    def first_stated(self, *names: str) -> Measure | None:
        """The first of these figures that the dump states and that is known."""
        stated = (self.context.stated[name] for name in names if name in self.context.stated)
        return next((measure for measure in stated if measure.is_known), None)

    def accesses(self, wanted: Callable[[Any], object]) -> dict[int, Any]:
        """The analyzer's reports of the accesses that are wanted, by the index of their instruction."""
        return {access.addressed.index: access for access in self.need("accesses") if wanted(access)}

    @cached_property
    def loads(self) -> Mapping[int, Any]:
        """The reports of all loads, by the index of their instruction."""
        return self.accesses(lambda access: access.kind == "load")

    @cached_property
    def uniform(self) -> Mapping[int, Any]:
        """The reports of accesses of one place by all lanes of a wave, by the index of their instruction."""
        return self.accesses(lambda access: access.pattern == "uniform")

    @cached_property
    def _indices_by_form(self) -> Mapping[Form, list[int]]:
        return group_by(range(len(self.kernel)), self.kernel.forms.__getitem__)

    def instructions(self, wanted: Callable[[Form], object]) -> list[int]:
        """The indices of the instructions whose form is wanted, in text order.

        A function without closure or defaults says the same of a form in every kernel: it is asked once for each form.
        """
        by_form = self._indices_by_form
        if not isinstance(wanted, FunctionType) or wanted.__closure__ or wanted.__defaults__ or wanted.__kwdefaults__:
            return sorted(index for form, indices in by_form.items() if wanted(form) for index in indices)
        # Kernels of a file share their forms, and some 60 rules ask of each kernel.
        asked, chosen_forms = _judged_forms(wanted.__module__, wanted.__code__)
        fresh = self.kernel.distinct_forms - asked
        if fresh:
            chosen_forms.update(form for form in fresh if wanted(form))
            asked |= fresh
        indices = sorted(index for form in chosen_forms & self.kernel.distinct_forms for index in by_form[form])
        if len(asked) > _MOST_FORMS:
            asked.clear()
            chosen_forms.clear()
        return indices

    def loop(self, index: int) -> Loop | None:
        """The innermost loop around an instruction."""
        return self.flow.loop_of(index)

    @cached_property
    def _outer_loops(self) -> frozenset[int | None]:
        return frozenset(loop.parent for loop in self.flow.loops)

    def is_innermost(self, loop: Loop) -> bool:
        return loop.index not in self._outer_loops

    def group_by_loop(self, indices: Iterable[int]) -> dict[Loop | None, list[int]]:
        """Instructions by the innermost loop around them, None for those in no loop."""
        return group_by(indices, self.loop)

    def group_in_loops(self, indices: Iterable[int]) -> dict[Loop, list[int]]:
        return {loop: inside for loop, inside in self.group_by_loop(indices).items() if loop is not None}

    def instructions_in(self, loop: Loop) -> list[int]:
        """The instructions of a loop, inner loops included, in text order."""
        return self.flow.inside(loop.blocks)

    def loop_name(self, loop: Loop) -> str:
        """What a loop is called: the first label of its header, else its line."""
        block = self.flow.blocks[loop.header]
        return block.label or f"at line {self.kernel.lines[block.first]}"

    def where(self, loop: Loop | None) -> str:
        """`` in loop .LBB0_4``; nothing for no loop."""
        return "" if loop is None else f" in loop {self.loop_name(loop)}"

    def spot(self, loop: Loop | None, indices: Sequence[int], what: str) -> Spot:
        """The spot about some instructions of a loop, or of none, at the first of them."""
        return Spot(indices[0], what + self.where(loop), tuple(indices))

    def bits(self, registers: Iterable[int]) -> int:
        """The width of registers together, by number."""
        return sum(self.kernel.registers[number].bits for number in registers)

    def reads(self, index: int) -> int:
        return self.bits(self.kernel.operands.reads[index])

    def writes(self, index: int) -> int:
        return self.bits(self.kernel.operands.writes[index])


_MEETING = frozenset(("fence", "atomic", "asynchronous"))


def _meets_others(form: Form) -> bool:
    is_atomic = any(access.kind == "atomic" for access in form.accesses) or not form.flags.isdisjoint(_MEETING)
    return is_atomic or form.flow == "call" or form.instruction_class in (*SYNCHRONISING, "async_copy")


@cache
def rules() -> tuple[Rule, ...]:
    """Every rule, by code."""
    return tuple(sorted(collect_offers("isaview.rules", "RULE", "*/*"), key=lambda rule: rule.code))


def choose_rules(select: Collection[str] = (), ignore: Collection[str] = ()) -> tuple[Rule, ...]:
    """The rules of ``select`` (all on the screen where it is empty) without those of ``ignore``, by code, family or name.

    Raises:
        UnknownRuleError: a word fits no rule.
    """
    selected, ignored = ({rule.code for word in words for rule in rules_for_word(word)} for words in (select, ignore))
    return tuple(rule for rule in rules() if (rule.code in selected if select else rule.on_screen) and rule.code not in ignored)


def rules_for_word(word: str) -> tuple[Rule, ...]:
    """The rules a word means: a code, the beginning of codes (``ISA3``), a family or a name, in any case.

    Raises:
        UnknownRuleError: it means none.
    """
    plain = word.strip().lower().replace("_", "-").replace(" ", "-")
    by_code = tuple(rule for rule in rules() if len(plain) > 3 and rule.code.lower().startswith(plain))
    fitting_rules = by_code or tuple(rule for rule in rules() if plain in (rule.name, rule.family))
    if plain in ("all", "isa"):
        return rules()
    if not fitting_rules and plain.upper() not in FAMILIES and plain not in FAMILIES.values():
        near = hint(plain, known_words(), "see `isaview list rules`", spellings=known_words())
        raise UnknownRuleError(f"no rule is called {word!r}; {near}")
    return fitting_rules


def known_words() -> dict[str, str]:
    """Every word that means rules, in lower case, and how it is written."""
    words = [*FAMILIES, *FAMILIES.values(), *(rule.code for rule in rules()), *(rule.name for rule in rules())]
    return {word.lower(): word for word in words}
