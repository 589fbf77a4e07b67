"""What raises which counter and what waits for it, as data in ``<dialect>/waiting.toml``; analyses ask here.

A counter holds how much is on its way. It is raised by instructions (or, where ``grouped``, by the commit of a group of them)
and a wait lets at most so many be on their way. Its queues return in the order of issue, each for itself; an ``unordered``
queue in any order, so that only waiting for all of its counter says that it is done.

- ``loads``, ``stores``: counters by what they count; others (exports, address translations) are counted and not judged;
- ``barriers``, ``wave_barriers``, ``phase_waits``: patterns of what waits for a group, for a wave, for a phase of an mbarrier;
- ``work``: instruction classes that can hide what is on its way; ``registers``: results are followed to their first use,
  because the language has no waits for ordinary loads;
- ``[[machine]]``: a generation. ``target`` fits the target, ``signs`` opcodes that only it and its likes have, for texts that
  name no target; ``like`` another generation whose rows hold too, ``assumed`` marks the generation to take where nothing tells;
  ``packed`` the fields of an immediate as (first bit, bits); ``most`` what each counter holds at most;
- ``[[raise]]``: ``queues`` are "counter.queue"; the first row that fits holds. ``result``: only what gives a result (a load, an
  atomic that returns, a copy into shared memory); ``modifier``: only with it; ``unsure``: documents disagree whether it counts;
  ``followed``: false where what waits for it is part of the instruction that uses it; ``closes``: with an operand that begins
  so, it is the last of its group;
- ``[[also]]``: a counter that is raised too and says nothing of results;
- ``[[commit]]``: closes a group; ``by_phase``: what is open is handed to an mbarrier;
- ``[control]``: the fields of `isaview.languages.control_codes`. Where a kernel has encodings, scoreboards are counters too:
  the instruction whose result holds a scoreboard raises it, and what waits for it finds it empty before it issues;
- ``[[wait]]``: ``how`` is named ("name(n)" or a packed immediate), operand, packed, number (a pattern), all, phase or unknown.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from isaview.base import regex
from isaview.languages.control_codes import Control, control_of, fields_of
from isaview.languages.meanings import LONGEST_OPCODE, called_name
from isaview.languages.opcode_table import table_of
from isaview.model.form import Form
from isaview.model.kernel import Kernel, Module

Fields = Sequence[tuple[int, int]]
Counts = tuple[tuple[int, int | None], ...]
"""Counter → how many are left on their way, None where that is not known."""
_NAMED = regex.compile(r"(\w+?)(_sat)?\s*\(([^()]*)\)")
_SUM = regex.compile(r"[+-]?\s*(?:0[xX][0-9a-fA-F]{1,8}|\d{1,9})")
UNKNOWN_MACHINE = ""


class Queue(Struct, frozen=True):
    """What returns in order among itself: its counter's number, its name, and whether it does."""

    counter: int
    name: str
    ordered: bool


class Effect(Struct, frozen=True):
    """What an instruction of a form does to the counters, by their numbers.

    ``also`` are counters it raises that say nothing of its result. ``tracked``: its result can be waited for. ``unsure``: it
    may not raise them at all. ``commits`` closes groups, ``hands_over`` gives what is open to an mbarrier. ``waits`` says how
    its counts are read, "" where it waits for none. ``awaits`` are empty before it issues, ``clocks`` pass until the next.
    """

    raises: tuple[int, ...] = ()
    also: tuple[int, ...] = ()
    tracked: bool = False
    unsure: bool = False
    commits: tuple[int, ...] = ()
    hands_over: bool = False
    waits: str = ""
    row: Mapping[str, Any] = field(default_factory=dict)
    counters: tuple[int, ...] = ()
    barrier: str = ""
    awaits: tuple[int, ...] = ()
    clocks: int = 0


NOTHING = Effect()
_ASYNCHRONOUS = ("async_copy", "matrix")


class _Rows(Struct, frozen=True):
    """Rows that fit a name: the effect where the name alone tells it, else rows that depend on the form as well."""

    effect: Effect | None
    raises: tuple[tuple[Mapping[str, Any], tuple[int, ...]], ...] = ()
    also: tuple[int, ...] = ()
    barrier: str = ""


class Machine(Struct, frozen=True, eq=False):
    """A generation of a language: its counters and queues, and what each form does to them.

    ``loads``, ``stores``, ``grouped`` and ``phased`` (waited for by the phase of an mbarrier) are numbers of counters, and
    so are ``silent``, which a later stage raises, and ``scoreboards``. ``control`` are the fields of control codes,
    ``hidden`` why a text does not show what ordinary loads wait on, "" where it does or there is no more to show.
    """

    name: str
    counters: tuple[str, ...]
    queues: tuple[Queue, ...]
    most: tuple[int | None, ...]
    packed: tuple[Mapping[str, Fields], ...]
    loads: frozenset[int]
    stores: frozenset[int]
    grouped: frozenset[int]
    phased: frozenset[int]
    silent: frozenset[int]
    work: frozenset[str]
    registers: bool
    raises: tuple[tuple[re.Pattern[str], Mapping[str, Any], tuple[int, ...]], ...]
    also: tuple[tuple[re.Pattern[str], int], ...]
    commits: tuple[tuple[re.Pattern[str], Mapping[str, Any]], ...]
    waits: tuple[tuple[re.Pattern[str], Mapping[str, Any]], ...]
    barriers: tuple[tuple[str, re.Pattern[str]], ...]
    scoreboards: tuple[int, ...] = ()
    control: Mapping[str, Any] = field(default_factory=dict)
    hidden: str = ""
    effects: dict[Form, Effect] = field(default_factory=dict)
    coded: dict[tuple[Form, Control], Effect] = field(default_factory=dict)
    known: dict[tuple[str, ...], _Rows] = field(default_factory=dict)

    def effect(self, form: Form) -> Effect:
        """What a form does, looked up once."""
        effect = self.effects.get(form)
        if effect is None:
            effect = self.effects[form] = self._effect(form)
        return effect

    def effects_in(self, kernel: Kernel) -> list[Effect]:
        """What each instruction of a kernel does, its control codes included."""
        codes = control_of(kernel, self.control) if self.scoreboards else ()
        if not codes:
            by_form = {form: self.effect(form) for form in kernel.distinct_forms}
            return [by_form[form] for form in kernel.forms]
        effects = []
        for key in zip(kernel.forms, codes, strict=True):
            effect = self.coded.get(key)
            if effect is None:
                effect = self.coded[key] = self._coded_effect(*key)
            effects.append(effect)
        return effects

    def _coded_effect(self, form: Form, control: Control) -> Effect:
        """The effect of a form with control codes: what runs by itself holds scoreboards for its operands only."""
        plain = self.effect(form)
        alone = bool(plain.raises or plain.commits)
        scoreboards = {self.scoreboards[index] for index in (control.written, control.read) if index is not None}
        result = None if alone or control.written is None else control.written
        # Queues of scoreboards stand behind all others, see `_queues`.
        raised = () if result is None else (len(self.queues) - len(self.scoreboards) + result,)
        return replace(
            plain,
            raises=plain.raises or raised,
            also=(*plain.also, *sorted(scoreboards - ({self.scoreboards[result]} if result is not None else set()))),
            tracked=plain.tracked if alone else bool(raised) and any(slot.role != "read" for slot in form.slots),
            unsure=plain.unsure or (form.guard is not None and not alone),
            awaits=tuple(self.scoreboards[index] for index in control.waits),
            clocks=control.clocks,
        )

    def counts(self, effect: Effect, texts: Sequence[str]) -> Counts:
        """What a wait with these operand texts lets be on its way: (counter, count), None where that is not known."""
        how, row, number = effect.waits, effect.row, None
        if how == "named":
            return _named_counts(self, texts)
        if how == "packed":
            return _unpack(self, row["packed"], _number(texts[0]) if texts else None)
        if how == "all":
            return tuple((counter, 0) for counter in effect.counters or range(len(self.counters)))
        if how == "operand":
            index = row.get("operand", 0)
            # s_waitcnt_vscnt null, 0x0 waits; another register than null adds to the count.
            absent = index and texts[0].strip() != row["absent"]
            number = _number(texts[index]) if index < len(texts) and not absent else None
        elif how == "number":
            match = re.search(row["number"], " ".join(texts))
            number = None if match is None else _number(match[1])
        return tuple((counter, number) for counter in effect.counters)

    def _effect(self, form: Form) -> Effect:
        names = _names(form)
        rows = self.known.get(names)
        if rows is None:
            rows = self.known[names] = self._rows(names)
        if rows.effect is not None:
            return rows.effect
        for row, queues in rows.raises:
            if _raises(row, form):
                tracked = row.get("followed", True) and (
                    any(slot.role != "read" for slot in form.slots) or form.instruction_class in _ASYNCHRONOUS
                )
                closes = any(text.pattern.startswith(row["closes"]) for text in form.operands) if "closes" in row else False
                closed = tuple({self.queues[queue].counter for queue in queues}) if closes else ()
                # Documents disagree on some, and generations on stores: those of an unknown one may raise nothing.
                stores = any(access.kind != "load" and access.space != "shared" for access in form.accesses)
                doubted = bool(row.get("unsure")) or (self.name == UNKNOWN_MACHINE and stores and not gives_result(form))
                return Effect(queues, rows.also, tracked, doubted, closed, barrier=rows.barrier) if queues else NOTHING
        return Effect(barrier=rows.barrier) if rows.barrier else NOTHING

    def _rows(self, names: tuple[str, ...]) -> _Rows:
        """The rows that fit an instruction of these names."""
        barrier = next((kind for kind, pattern in self.barriers if _fits(pattern, names)), "")
        for pattern, row in self.waits:
            match = _fits(pattern, names)
            if match is not None:
                groups = match.groupdict()
                name = groups.get("counter") or row.get("counter", "")
                if groups.get("part"):
                    name = f"{name}.{groups['part']}"
                name += row.get("suffix", "")
                return _Rows(
                    Effect(
                        waits=row["how"],
                        row=row,
                        counters=(self.counters.index(name),) if name in self.counters else (),
                        barrier=barrier,
                    )
                )
        for pattern, row in self.commits:
            if _fits(pattern, names):
                number = self.counters.index(row["counter"])
                return _Rows(Effect(commits=(number,), hands_over=bool(row.get("by_phase"))))
        raises = tuple((row, queues) for pattern, row, queues in self.raises if _fits(pattern, names))
        also = tuple(counter for pattern, counter in self.also if _fits(pattern, names))
        return _Rows(None, raises, also, barrier)


def gives_result(form: Form) -> bool:
    """Whether an instruction brings something that can be waited for: a load, an atomic that returns, a copy."""
    if form.instruction_class == "async_copy" or "returns" in form.flags:
        return True
    return any(access.kind == "load" for access in form.accesses)


def _raises(row: Mapping[str, Any], form: Form) -> bool:
    if row.get("result") and not gives_result(form):
        return False
    return "modifier" not in row or row["modifier"] in form.modifiers


def _names(form: Form) -> tuple[str, ...]:
    """What patterns may fit: the opcode, its row's name, and the function that a call names."""
    names = (form.opcode, form.mnemonic, called_name(form))
    return tuple(name for name in names if name and len(name) < LONGEST_OPCODE)


def _fits(pattern: re.Pattern[str], names: Iterable[str]) -> re.Match[str] | None:
    return next((match for name in names if (match := pattern.fullmatch(name)) is not None), None)


def _number(text: str) -> int | None:
    """The value of a number or of a sum of numbers; None for anything else."""
    pieces = [piece.replace(" ", "") for piece in _SUM.findall(text)]
    if not pieces or "".join(pieces) != text.replace(" ", ""):
        return None
    return sum(int(piece, 16 if "x" in piece.lower() else 10) for piece in pieces)


def _unpack(machine: Machine, packed: Mapping[str, Fields], number: int | None) -> Counts:
    """The counters of a packed immediate, those left out that it lets hold all they can; the first field is the lowest."""
    counts: list[tuple[int, int | None]] = []
    for name, fields in packed.items():
        if name in machine.counters:
            value = shift = 0
            for first, bits in fields:
                value |= ((number or 0) >> first & (1 << bits) - 1) << shift
                shift += bits
            # All bits set is the most that the field can hold: no wait for that counter.
            if number is None or value != (1 << shift) - 1:
                counts.append((machine.counters.index(name), None if number is None else value))
    return tuple(counts)


def _named_counts(machine: Machine, texts: Sequence[str]) -> Counts:
    text = " ".join(texts)
    counts: dict[int, int | None] = {}
    for name, saturates, inside in _NAMED.findall(text):
        if name in machine.counters:
            counter = machine.counters.index(name)
            number, most = _number(inside), machine.most[counter]
            counts[counter] = min(number, most) if saturates and number is not None and most is not None else number
    if counts or "(" in text:
        return tuple(counts.items())
    # Generations place fields of an immediate differently: it says something where all that may be meant agree.
    meanings = {_unpack(machine, packed, _number(text)) for packed in machine.packed}
    if len(meanings) == 1:
        return meanings.pop()
    return tuple((counter, None) for counter in sorted({counter for meaning in meanings for counter, _ in meaning}))


def machine_of(kernel: Kernel) -> Machine | None:
    """The generation a kernel is for, by its target or by its opcodes; None for a language without a table."""
    return _machine_for(kernel.module, bool(kernel.encodings))


@lru_cache(maxsize=4)
def _machine_for(module: Module, encoded: bool) -> Machine | None:
    table = _table(module.dialect)
    if not table:
        return None
    rows = table["machine"]
    by_target = (row["name"] for row in rows if module.target and re.fullmatch(row["target"], module.target))
    names = (*by_target,)[:1] or tuple(row["name"] for row in rows if row["target"] == ".*")
    return _machine(module.dialect, names or _by_signs(table, module), encoded and bool(fields_of(table, module.dialect)))


def _by_signs(table: Mapping[str, Any], module: Module) -> tuple[str, ...]:
    """The generations whose signs the module shows; all of them where it shows none."""
    mnemonics = {form.mnemonic for kernel in module.kernels for form in set(kernel.forms)}
    for row in table["machine"]:
        if any(re.fullmatch(row["signs"], name) for name in mnemonics if "signs" in row and len(name) < LONGEST_OPCODE):
            return (row["name"],)
    return tuple(row["name"] for row in table["machine"] if "packed" in row)


_COLUMNS = {
    "machine": ("", "assumed like most name packed signs target"),
    "raise": ("", "closes followed machines modifier pattern queues result unsure"),
    "commit": ("", "by_phase counter pattern"),
    "also": ("", "counter machines pattern"),
    "wait": ("", "absent counter how number operand packed pattern suffix"),
}
"""The columns that rows must have, and those they may have."""


@cache
def _table(dialect: str) -> Mapping[str, Any]:
    return table_of(dialect, "waiting", _COLUMNS)


def _queues(counters: Sequence[str], places: Iterable[str], boards: Iterable[str], unordered: set[str]) -> tuple[Queue, ...]:
    """The queues of ``places``, then one for the results that hold each scoreboard."""
    words = (place.rpartition(".") for place in places)
    own = [Queue(counters.index(counter), name, name not in unordered) for counter, _, name in words]
    return (*own, *(Queue(counters.index(name), "result", ordered=False) for name in boards))


def _counter_names(
    table: Mapping[str, Any], machine: Mapping[str, Any], places: Iterable[str], boards: Iterable[str]
) -> tuple[str, ...]:
    """The counters of a machine: those it bounds, those that something raises or waits for, and scoreboards last."""
    waited = [row.get("counter", "") for row in (*table["wait"], *table.get("commit", ()))]
    waited += table.get("loads", "").split() if "most" not in machine else []
    raised = (place.rpartition(".")[0] for place in places)
    return tuple(dict.fromkeys((*machine.get("most", {}), *raised, *filter(None, waited), *boards)))


@cache
def _machine(dialect: str, names: tuple[str, ...], coded: bool) -> Machine:
    """The machine of a table; where it may be several, it counts stores with loads, without being sure of it."""
    table = _table(dialect)
    control = fields_of(table, dialect)
    boards = tuple(control["scoreboards"].split()) if coded else ()  # without encodings nothing shows them
    rows = [row for row in table["machine"] if row["name"] in names]
    chosen = next((row for row in rows if row.get("assumed")), rows[0])
    tags = {chosen["name"], chosen.get("like", chosen["name"])}
    raising_rows = [row for row in table["raise"] if not row.get("machines") or tags & set(row["machines"].split())]
    places = dict.fromkeys(place for row in raising_rows for place in row["queues"].split())
    counters = _counter_names(table, chosen, places, boards)
    queues = _queues(counters, places, boards, set(table.get("unordered", "").split()))
    number = {place: index for index, place in enumerate(places)}
    raises = tuple(
        (regex.compile(r["pattern"]), r, tuple(number[place] for place in r["queues"].split())) for r in raising_rows
    )

    def numbers(key: str) -> frozenset[int]:
        return frozenset(counters.index(name) for name in table.get(key, "").split() if name in counters)

    kinds = (("group", "barriers"), ("wave", "wave_barriers"), ("phase", "phase_waits"))
    return Machine(
        name=chosen["name"] if len(rows) == 1 else UNKNOWN_MACHINE,
        counters=counters,
        queues=queues,
        most=tuple(chosen.get("most", {}).get(name) for name in counters),
        packed=tuple(row["packed"] for row in rows if "packed" in row),
        loads=numbers("loads") | {counters.index(name) for name in boards},
        stores=numbers("stores"),
        grouped=numbers("grouped"),
        phased=frozenset(counters.index(row["counter"]) for row in table["wait"] if row["how"] == "phase"),
        work=frozenset(table.get("work", "").split()),
        registers=bool(table.get("registers")) and not boards,
        scoreboards=tuple(counters.index(name) for name in boards),
        control=control,
        hidden="" if boards else control.get("missing", ""),
        raises=raises,
        also=tuple(
            (regex.compile(row["pattern"]), counters.index(row["counter"]))
            for row in table.get("also", ())
            if tags & set(row["machines"].split())
        ),
        commits=tuple((regex.compile(row["pattern"]), row) for row in table.get("commit", ())),
        silent=frozenset(range(len(counters))) - {queue.counter for queue in queues},
        waits=tuple((regex.compile(row["pattern"]), row) for row in table["wait"]),
        barriers=tuple((kind, regex.compile(table[key])) for kind, key in kinds if key in table),
    )
