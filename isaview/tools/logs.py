"""What saved logs of ptxas, nvlink, cuobjdump, LLVM's resource remarks and neuronx-cc state of kernels.

Only numbers that stand in the log are taken: ptxas leaves shared memory out where a linker adds it up later, so what is
absent is not 0.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from msgspec import Struct, field
from msgspec.structs import replace

from isaview.base import files, limits, regex
from isaview.base.measure import Measure, unavailable
from isaview.base.text import safe
from isaview.model.facts import Log, Stated, fact
from isaview.tools.neuron_log import NeuronLog

_NVIDIA = regex.compile(r"(?P<tool>ptxas|nvlink) (?P<kind>info|warning|error|fatal) *: (?P<text>[^\n]*)")
_PLACED = regex.compile(r"ptxas [^,;\n]*+, line \d++; *+(?:info|warning|error|fatal) *+: [^\n]*")
_AIMED = regex.compile(r" \(target: ([\w-]+)\)$")
"""The end of nvlink's lines since CUDA 13."""
_ENTRY = regex.compile(r"Compiling entry function '(.*)' for '([\w-]+)'")
_PROPERTIES = regex.compile(r"Function properties for (.*)")
_FRAME = regex.compile(r"(?<!\d)(\d++) bytes stack frame, (\d+) bytes spill stores, (\d+) bytes spill loads")
_USED = regex.compile(r"[Uu]sed (\d+) registers\b(.*)")
_AMOUNT = regex.compile(
    r"(?<!\d)(\d++)(?:\+(\d++))? (?:bytes )?(barriers|cumulative stack size|smem|lmem|cmem\[\d{1,3}\]|stack)(?!\w)"
)
_UNTOLD = regex.compile(r"Compile time|\d+ bytes gmem|Potential Performance Loss *$")
_QUOTED = regex.compile(r"function '([^'\n]*)'")
_NO_TARGET = "the log does not say for which target"
_UNBOUNDED = regex.compile(r"Stack size for entry function '[^'\n]*' cannot be statically determined")
_COUNTED_IN = ("sm_90", 1024)
"""The bytes of every group that the system keeps: nvlink counts them in for this processor alone, ptxas for none."""
_NUMBER = 18
"""More digits are no amount of anything."""


class _Open(Struct):
    """A kernel whose numbers are still coming in."""

    name: str
    target: str | None
    because: str
    linked: bool = False
    """Whether nvlink tells of it."""
    facts: dict[str, Measure] = field(default_factory=dict)
    messages: list[str] = field(default_factory=list)

    def add(self, name: str, digits: str) -> None:
        if len(digits) <= _NUMBER:
            self.facts[name] = fact(name, int(digits), self.because)

    def mark_unbounded(self) -> None:
        """Its functions call each other in turn, so the private memory in all is known only when it runs."""
        self.facts["private_bytes"] = unavailable("B", f"{self.because}: the stack in all is not known before the kernel runs")

    def to_stated(self) -> Stated:
        if "private_bytes" in self.facts and any(map(_UNBOUNDED.search, self.messages)):
            self.mark_unbounded()
        return Stated(self.name, self.target, dict(self.facts), tuple(self.messages), linked=self.linked)


class _Nvidia(Struct):
    """Reads ptxas' and nvlink's lines.

    ``because`` names the place of a line. ``loose`` are messages about a function that is not being compiled where they stand:
    (function, target, message). ``used`` is the kernel whose registers came last; its functions may follow.
    """

    because: Callable[[int, str], str]
    whole: bool
    kernels: list[_Open] = field(default_factory=list)
    messages: list[str] = field(default_factory=list)
    loose: list[tuple[str, str | None, str]] = field(default_factory=list)
    entry: _Open | None = None
    function: _Open | None = None
    used: _Open | None = None
    mixed: bool = False

    def take_line(self, number: int, line: str) -> None:
        """Take a line; those of other programs are passed over."""
        statement = _NVIDIA.search(line)
        if statement is not None:
            self._take_statement(number, statement["tool"], statement["kind"], statement["text"].strip())
            return
        frame = _FRAME.search(line)
        function = self.function
        if frame is not None and function is not None:
            for name, digits in zip(("stack_bytes", "spilled_store_bytes", "spilled_load_bytes"), frame.groups(), strict=True):
                function.add(name, digits)
            # properties of a function behind its caller's registers: a stack of its own means that the caller's 0 is not all
            caller = self.used if function is not self.entry and function.target is None else None
            in_all = caller.facts.get("private_bytes") if caller is not None else None
            if caller is not None and in_all is not None and not in_all.value and frame[1].strip("0"):
                caller.mark_unbounded()
            if max(map(len, frame.groups())) <= _NUMBER:
                function.facts["spilled_bytes"] = fact("spilled_bytes", int(frame[2]) + int(frame[3]), function.because)
            return
        if placed := _PLACED.match(line, max(line.find("ptxas "), 0)):
            self.messages.append(safe(placed[0]))

    def _take_statement(self, number: int, tool: str, kind: str, text: str) -> None:
        aimed = _AIMED.search(text)
        target = aimed[1] if aimed else None
        said = text[: aimed.start()] if aimed else text
        entry, properties, used = _ENTRY.match(said), _PROPERTIES.match(said), _USED.match(said)
        if entry is not None:
            # two kernels at once: the logs of parallel compilations are mixed, and nobody can tell whose "Used" comes next
            self.mixed = self.entry is not None
            if self.entry is not None:
                self._drop(self.entry)
            self.used = None
            self.entry = self.function = _Open(entry[1], entry[2], self.because(number, "ptxas"))
            self.kernels.append(self.entry)
        elif properties is not None:
            self._open_entry(number, properties[1].strip().rstrip(":").strip("'"), target, linked=tool == "nvlink")
        elif used is not None:
            self._take_usage(number, used)
        elif not _UNTOLD.match(said):
            message = f"{tool} {kind}: {text}"
            named = _QUOTED.search(said)
            if named is None:
                self.messages.append(safe(message))
            elif self.entry is not None and self.entry.name == named[1] and not self.mixed:
                self.entry.messages.append(safe(message))
            else:
                self.loose.append((named[1], target, safe(message)))

    def _open_entry(self, number: int, name: str, target: str | None, *, linked: bool) -> None:
        if self.entry is not None and self.entry.name == name:
            self.function = self.entry
            return
        self.function = _Open(name, target, self.because(number, "nvlink" if linked else "ptxas"), linked)
        self.kernels.append(self.function)
        if linked:
            self.entry = self.function

    def _take_usage(self, number: int, used: re.Match[str]) -> None:
        entry, self.entry = self.entry, None
        if entry is None or self.mixed:
            self.mixed = False
            if entry is not None:
                self._drop(entry)
            self.messages.append(f"{self.because(number, 'ptxas')}: registers of a kernel that the log does not name")
            return
        self.used = entry
        entry.add("vector_registers", used[1])
        banks: list[int] = []
        for amount in _AMOUNT.finditer(used[2]):
            self._take_amount(entry, amount, banks)
        if banks:
            entry.facts["constant_bytes"] = fact("constant_bytes", sum(banks), entry.because)
        # a linked whole program leaves nothing to be added: what ptxas does not name is 0
        if self.whole:
            framed = entry.facts.get("stack_bytes")
            for name in ("barriers", "shared_bytes_static", *(("private_bytes",) if framed and framed.value == 0 else ())):
                entry.facts.setdefault(name, fact(name, 0, entry.because))

    def _take_amount(self, entry: _Open, amount: re.Match[str], banks: list[int]) -> None:
        if len(amount[1]) > _NUMBER or len(amount[2] or "") > _NUMBER:
            return
        value, what = int(amount[1]) + int(amount[2] or 0), amount[3]
        if what.startswith("cmem"):
            banks.append(value)
            name = f"constant_bytes_bank{what[5:-1]}"
        else:
            name = _AMOUNTS[what]
        if name == "private_bytes" and name in entry.facts:  # nvlink says "stack" and "lmem": the larger is taken
            value = max(value, int(entry.facts[name].value or 0))
        entry.facts[name] = fact(name, value, entry.because)

    def _drop(self, kernel: _Open) -> None:
        if kernel in self.kernels:
            self.kernels.remove(kernel)
            self.messages.append(f"{kernel.because}: the log mixes several compilations here; {safe(kernel.name)} is left out")

    def to_log(self) -> Log:
        """All that was stated."""
        # what nvlink states of a kernel holds in place of what ptxas stated before it knew what the kernel calls
        compiled: dict[str, list[_Open]] = {}
        for kernel in self.kernels:
            if not kernel.linked and kernel.target is not None:
                compiled.setdefault(kernel.name, []).append(kernel)
        for kernel in (kernel for kernel in self.kernels if kernel.linked):
            earlier = compiled.get(kernel.name, [])
            targets = {compilation.target for compilation in earlier}
            if kernel.target is None and len(targets) == 1:
                kernel.target = next(iter(targets))
            for compilation in earlier:
                if compilation.target == kernel.target:
                    compilation.facts = {
                        name: measure for name, measure in compilation.facts.items() if name not in kernel.facts
                    }
        messages = [*self.messages, *_assign_messages(self.kernels, self.loose)]
        stated, doubtful = _distinct_statements(kernel.to_stated() for kernel in self.kernels if kernel.facts)
        return Log(stated, tuple(dict.fromkeys((*messages, *doubtful))))


def _assign_messages(kernels: list[_Open], loose: list[tuple[str, str | None, str]]) -> Iterator[str]:
    """Give each message that names a function to it; one of a function of several targets is nobody's, and comes back."""
    of_name: dict[str, list[_Open]] = {}
    for kernel in kernels:
        if kernel.facts:
            of_name.setdefault(kernel.name, []).append(kernel)
    for name, target, message in loose:
        about = [kernel for kernel in of_name.get(name, []) if target is None or kernel.target in (None, target)]
        if len({kernel.target for kernel in about}) == 1:
            about[-1].messages.append(message)
        else:
            yield f"{message} ({_NO_TARGET})" if about else message


_AMOUNTS = {
    "barriers": "barriers",
    "cumulative stack size": "private_bytes",
    "stack": "private_bytes",
    "lmem": "private_bytes",
    "smem": "shared_bytes_static",
}

_PLACE = regex.compile(r"\S*?:\d++:\d++: ")
_REMARK = regex.compile(r" *+(Function Name|[A-Z][A-Za-z]+(?: [A-Z][a-z]+)?)(?: \[[a-zA-Z/]+\])?: *+([^\n]*)")
_FLAG = " [-Rpass"
_REMARKED = {
    "SGPRs": "scalar_registers",
    "TotalSGPRs": "scalar_registers",
    "VGPRs": "vector_registers",
    "AGPRs": "accumulator_registers",
    "ScratchSize": "private_bytes",
    "Occupancy": "occupancy_waves",
    "SGPRs Spill": "spilled_scalar_registers",
    "VGPRs Spill": "spilled_vector_registers",
    "LDS Size": "shared_bytes",
}
_BOOLEAN = {"True": "1", "False": "0"}


class _Lines(Struct):
    """Kernels while their lines are read; ``because`` names the place of a line."""

    because: Callable[[int], str]
    kernels: list[_Open] = field(default_factory=list)

    def to_log(self) -> Log:
        """All that was stated."""
        return Log(*_distinct_statements(kernel.to_stated() for kernel in self.kernels if kernel.facts))


class _Remarks(_Lines):
    """Reads LLVM's remarks line by line; a function's name opens the group that follows."""

    def take_line(self, number: int, line: str) -> None:
        """Take a line; those of other programs are passed over."""
        _, marked, rest = line.partition("remark: ")
        text = rest if marked else line
        place = _PLACE.match(text)
        remark = _REMARK.match(text, place.end() if place else 0)
        if remark is None:
            return
        label, value = remark[1], remark[2].partition(_FLAG)[0].strip()
        if label == "Function Name":
            self.kernels.append(_Open(value, None, self.because(number)))
        elif self.kernels and label == "Dynamic Stack" and value in _BOOLEAN:
            self.kernels[-1].add("dynamic_stack", _BOOLEAN[value])
        elif self.kernels and label in _REMARKED and value.isascii() and value.isdigit():
            self.kernels[-1].add(_REMARKED[label], value)


_ARCHITECTURE = regex.compile(r"arch = (sm_\d{2,3}[a-z]?)$")
_USED_BY = regex.compile(r" Function (\S+):$")
_USAGE = regex.compile(r"(REG|STACK|SHARED|CONSTANT\[\d{1,3}\]):(\d++)")
_USAGES = {"REG": "vector_registers", "STACK": "stack_bytes", "SHARED": "shared_bytes_static"}
_KEEPING = regex.compile(r"sm_(9\d|1\d\d)")
"""Targets of whose shared memory ``cuobjdump`` counts in the 1,024 bytes that the system keeps."""


class _Usages(_Lines):
    """Reads what ``cuobjdump -res-usage`` prints line by line; of a binary's only target it does not say the name."""

    target: str | None = None

    def take_line(self, number: int, line: str) -> None:
        """Take a line; those of other programs are passed over."""
        architecture, function = _ARCHITECTURE.match(line), _USED_BY.match(line)
        if architecture is not None:
            self.target = architecture[1]
        elif function is not None:
            self.kernels.append(_Open(function[1], self.target, self.because(number)))
        elif self.kernels and line.startswith("  REG:") and not self.kernels[-1].facts:
            for name, digits in _USAGE.findall(line):
                self._take_amount(self.kernels[-1], name, digits)

    def _take_amount(self, kernel: _Open, name: str, digits: str) -> None:
        if name != "SHARED":
            kernel.add(_USAGES.get(name) or f"constant_bytes_bank{name[9:-1]}", digits)
        elif len(digits) <= _NUMBER and (kernel.target is not None or not int(digits)):  # 0 has none of the system's in it
            kept = _COUNTED_IN[1] if _KEEPING.match(kernel.target or "") else 0
            kernel.add(_USAGES[name], str(max(int(digits) - kept, 0)))


def _distinct_statements(stated: Iterable[Stated]) -> tuple[tuple[Stated, ...], tuple[str, ...]]:
    """Each statement once (a header's kernel is compiled again and again), and sentences about those left out.

    Statements that contradict each other and do not say for which target they hold are left out.
    """
    distinct: dict[object, Stated] = {}
    for statement in stated:
        values = tuple((name, measure.value) for name, measure in statement.facts.items())
        distinct.setdefault((statement.name, statement.target, values, statement.messages), statement)
    # with a target each statement holds for it; without one nobody knows which of two that differ holds
    times = Counter(statement.name for statement in distinct.values() if statement.target is None)
    sound = tuple(statement for statement in distinct.values() if statement.target is not None or times[statement.name] == 1)
    sentence = "stated several times with different numbers, and the log does not say for which target; left out"
    return sound, tuple(f"{safe(name)}: {sentence}" for name, count in times.items() if count > 1)


def as_declared(statement: Stated, target: str | None) -> Stated:
    """A statement with the shared memory that the kernel itself declares; ``target`` holds where the statement names none."""
    processor, reserved = _COUNTED_IN
    name = "shared_bytes_static"
    shared = statement.facts.get(name)
    is_counted_in = statement.linked and (statement.target or target or "").rstrip("a") == processor
    if shared is None or not is_counted_in or int(shared.value or 0) < reserved:
        return statement
    declared = fact(name, int(shared.value or 0) - reserved, f"{shared.because}, less the {reserved} bytes the system keeps")
    return replace(statement, facts={**statement.facts, name: declared})


def ptxas_log(text: str, because: str, *, whole: bool = False) -> Log:
    """What ptxas printed on its own; ``whole`` says that it linked, so that memory it does not name is 0."""
    reader = _Nvidia(lambda _line, _tool: because, whole=whole)
    for number, line in enumerate(text.split("\n"), 1):
        reader.take_line(number, line.rstrip("\r"))
    return reader.to_log()


def saved_log(text: str, path: str) -> Log:
    """What a saved log says, whatever wrote it; ``path`` is named with the line as the place of every number."""
    readers = (
        _Nvidia(lambda line, tool: f"{path}:{line}: {tool} -v", whole=False),
        _Remarks(lambda line: f"{path}:{line}: LLVM remark"),
        _Usages(lambda line: f"{path}:{line}: cuobjdump -res-usage"),
        NeuronLog(lambda line: f"{path}:{line}: neuronx-cc"),
    )
    for number, line in enumerate(text.split("\n"), 1):
        for reader in readers if len(line) <= limits.LINE_BYTES else ():
            reader.take_line(number, line.rstrip("\r"))
    logs = [reader.to_log() for reader in readers]
    return Log(
        tuple(statement for log in logs for statement in log.stated), tuple(message for log in logs for message in log.messages)
    )


def read_log(path: files.File, shown: str) -> Log:
    """The log in a file called ``shown``; what cannot be read is a message, never an exception."""
    try:
        data = files.content(path, limits.LOG_BYTES)
    except OSError as error:
        return Log((), (f"{shown}: {safe(error.strerror or str(error))}",))
    log = saved_log(decode_log(data), shown)
    return log if log.stated else Log((), (*log.messages, f"{shown}: no resource usage in this log"))


def decode_log(data: bytes) -> str:
    """The text of a log: UTF-8, or UTF-16 where PowerShell's redirection wrote it."""
    encoding = "utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig"
    return data.decode(encoding, "replace")
