"""Inline assembly of x86 that changes one integer in memory at once: what reference counts and locks are made of.

    asm volatile("lock; decl %0; sete %1" : "+m"(count), "=qm"(is_zero) : : "memory")

Such a piece is one atomic operation of LLVM's, or a fence, and perhaps a flag that says how the result compares with
zero.  (Whether the memory holds numbers that matter is found out from the operation, as for C's own atomics.)
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from enzyme_build.ir import Call, ConstantInt, InlineAsm, IntegerType, StructType, Type, Value, integer, is_pointer

_FORM = re.compile(r'asm (?:sideeffect |alignstack |unwind )*"((?:[^"\\]|\\.)*)"\s*,\s*"([^"]*)"', re.DOTALL)
_ESCAPE = re.compile(r"\\([0-9A-Fa-f]{2})")
_OPERATION = re.compile(r"(inc|dec|add|sub|and|or|xor|xadd|xchg|cmpxchg)([bwlq]?)")
_FLAG = re.compile(r"set(e|z|ne|nz|s|ns)")
_OPERAND = re.compile(r"\(?\$(?:(\d+)|\{(\d+):[a-z]\})\)?")
_NUMBER = re.compile(r"\$\$(-?(?:0x[0-9a-fA-F]+|\d+))")
_HINTS = ("pause", "nop", "rep nop")
_FENCES = re.compile(r"mfence|lfence|sfence|lock (?:add|or)[lq] \$\$0x?0*, ?-?\d*\(%[re]sp\)")
_BITS = {"b": 8, "w": 16, "l": 32, "q": 64}
_ELEMENT = re.compile(r"elementtype\(i(\d+)\)")
_PREDICATES = {"e": "eq", "z": "eq", "ne": "ne", "nz": "ne", "s": "slt", "ns": "sge"}


@dataclass(frozen=True)
class AtomicAssembly:
    """`operation` ("" for a fence, or a hint to the processor) on what lies at `place`, with `value`; a `cmpxchg`
    looks for `expected`.

    `results`: what each result is, in order: "old", the predicate by which the new value (of a `cmpxchg`: what was
    there) compares with zero (with `expected`), or a value.  `stored`: the same for results that lie in memory.
    """

    operation: str
    place: Value | None = None
    value: Value | None = None
    expected: Value | None = None
    results: tuple[str | Value, ...] = ()
    stored: tuple[tuple[Value, str], ...] = ()
    is_hint: bool = False


class _Operands:
    """The operands of a piece of assembly, by number: outputs, then inputs."""

    def __init__(self, call: Call, constraints: str):
        listed = [c for c in constraints.split(",") if c and not c.startswith("~")]
        self.constraints = listed
        self.values: list[Value | None] = []
        self.elements: list[Type | None] = []
        given = iter(enumerate(call.arguments))
        attributes = call.syntax.argument_attributes
        for constraint in listed:
            if constraint.startswith("=") and "*" not in constraint:
                self.values.append(None)
                self.elements.append(None)
                continue
            index, value = next(given, (0, None))
            found = _ELEMENT.search(attributes[index]) if index < len(attributes) else None
            self.values.append(value)
            self.elements.append(integer(int(found[1])) if found else None)
        self.outputs = sum(c.startswith("=") for c in listed)

    def is_memory(self, number: int) -> bool:
        return "*" in self.constraints[number]

    def tied(self, number: int) -> Value | None:
        """The value that an output has in front."""
        inputs = zip(self.constraints[self.outputs :], self.values[self.outputs :])
        return next((value for constraint, value in inputs if constraint == str(number)), None)

    def value(self, number: int) -> Value | None:
        return self.values[number] if number >= self.outputs else self.tied(number)


def atomic_assembly(call: Call) -> AtomicAssembly | None:
    """What a piece of inline assembly does to one integer; None if it does anything else."""
    match = _FORM.match(call.callee.text) if isinstance(call.callee, InlineAsm) else None
    if match is None:
        return None
    text = _ESCAPE.sub(lambda found: chr(int(found[1], 16)), match[1])
    words = re.sub(r"[\n;]+", ";", re.sub(r"[ \t]+", " ", text)).strip("; ")
    words = re.sub(r"\b(lock|rep) ?; ?", r"\1 ", words).replace("; ", ";")
    operands = _Operands(call, match[2])
    if _FENCES.fullmatch(words) or words in _HINTS:
        return AtomicAssembly("", is_hint=words in _HINTS) if not operands.outputs else None
    statement, *rest = [part.strip() for part in words.split(";") if part.strip()]
    made = _operation(statement.removeprefix("lock "), operands)
    return _with_results(call, made, rest, operands) if made is not None else None


@dataclass
class _Change:
    operation: str
    place: Value
    value: Value
    expected: Value | None
    old: int | None  # the operand that becomes what was there
    memory: int


def _operation(statement: str, operands: _Operands) -> _Change | None:
    name, _, listed = statement.partition(" ")
    found = _OPERATION.fullmatch(name)
    given = [part.strip() for part in listed.split(",") if part.strip()]
    if found is None or len(given) != (1 if found[1] in ("inc", "dec") else 2):
        return None
    numbers = [_number(part, operands) for part in given]
    memory = _memory(given[-1], numbers[-1], operands)
    if memory is None and found[1] == "xchg":
        given.reverse()
        numbers.reverse()
        memory = _memory(given[-1], numbers[-1], operands)
    if memory is None or numbers[-1] is None:
        return None
    type_ = integer(_BITS[found[2]]) if found[2] else operands.elements[numbers[-1]]
    if not isinstance(type_, IntegerType):
        return None
    value = _given(given[0], numbers[0], operands, type_) if len(given) > 1 else ConstantInt(type_, 1)
    operation = {"inc": "add", "dec": "sub", "xadd": "add"}.get(found[1], found[1])
    expected = _expected(operands) if operation == "cmpxchg" else None
    if value is None or value.type is not type_ or (operation == "cmpxchg") != (expected is not None):
        return None
    if expected is not None and expected[1].type is not type_:
        return None
    old = numbers[0] if found[1] in ("xadd", "xchg") else expected[0] if expected is not None else None
    return _Change(operation, memory, value, expected[1] if expected else None, old, numbers[-1])


def _number(text: str, operands: _Operands) -> int | None:
    found = _OPERAND.fullmatch(text)
    number = int(found[1] or found[2]) if found is not None else -1
    return number if 0 <= number < len(operands.values) else None


def _memory(text: str, number: int | None, operands: _Operands) -> Value | None:
    """The pointer to the integer: an operand in memory, or one in a register in parentheses."""
    if number is None:
        return None
    if operands.is_memory(number):
        return operands.values[number]
    value = operands.value(number)
    return value if text.startswith("(") and value is not None and is_pointer(value.type) else None


def _given(text: str, number: int | None, operands: _Operands, type_: IntegerType) -> Value | None:
    if (found := _NUMBER.fullmatch(text)) is not None:
        return ConstantInt(type_, int(found[1], 0))
    return operands.value(number) if number is not None and not operands.is_memory(number) else None


def _expected(operands: _Operands) -> tuple[int | None, Value] | None:
    """What is in the register that a `cmpxchg` compares with, and the output that is left there."""
    output = next((k for k, c in enumerate(operands.constraints[: operands.outputs]) if "{ax}" in c), None)
    value = operands.tied(output) if output is not None else None
    if value is None:
        inputs = range(operands.outputs, len(operands.constraints))
        value = next((operands.values[k] for k in inputs if operands.constraints[k] == "{ax}"), None)
    return (output, value) if value is not None else None


def _with_results(call: Call, made: _Change, rest: list[str], operands: _Operands) -> AtomicAssembly | None:
    flags: dict[int, str] = {}
    for statement in rest:
        name, _, target = statement.partition(" ")
        flag, number = _FLAG.fullmatch(name), _number(target.strip(), operands)
        if flag is None or number is None or number >= operands.outputs:
            return None
        flags[number] = _PREDICATES[flag[1]]
    results: list[str | Value] = []
    stored: list[tuple[Value, str]] = []
    for number, constraint in enumerate(operands.constraints[: operands.outputs]):
        if by_flag := re.search(r"@cc(\w+)", constraint):
            if by_flag[1] not in _PREDICATES:
                return None
            flags[number] = _PREDICATES[by_flag[1]]
        place = operands.values[number]
        if number == made.memory and number not in flags:
            continue
        if operands.is_memory(number):
            if number not in flags or place is None:
                return None
            stored.append((place, flags[number]))
            continue
        result = flags.get(number) or ("old" if number == made.old else operands.tied(number))
        if result is None:
            return None
        results.append(result)
    if made.operation == "cmpxchg" and not set(flags.values()) <= {"eq", "ne"}:
        return None
    if made.operation == "xchg" and flags:
        return None
    if len(results) != _count(call.type):
        return None
    return AtomicAssembly(made.operation, made.place, made.value, made.expected, tuple(results), tuple(stored))


def _count(type_: Type) -> int:
    return len(type_.fields) if isinstance(type_, StructType) else int(str(type_) != "void")
