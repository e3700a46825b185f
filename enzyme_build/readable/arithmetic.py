"""Arithmetic of LLVM in C: what wraps around is computed in unsigned integers, what LLVM leaves undefined is not.

LLVM's integers have no sign; operands here are C's signed integers of the same width (see `c_types`).  An integer of a
width that C lacks lies in the next larger type, sign-extended after every operation.
"""

from __future__ import annotations

from enzyme_build.errors import UnsupportedError
from enzyme_build.ir import Binary, Cast, Compare, FloatType, IntegerType, PointerType, Type, Unary
from enzyme_build.readable.c_types import (
    C_BOOL,
    C_I64,
    C_INT,
    VOID_POINTER,
    CType,
    Types,
    container_bits,
    unsigned_name,
)
from enzyme_build.readable.expressions import (
    UNARY,
    Expression,
    as_unsigned,
    binary,
    build,
    call,
    cast,
    negated,
    prefix,
    text,
)

_FLOATS = {"fadd": "+", "fsub": "-", "fmul": "*", "fdiv": "/"}
_WRAPPING = {"add": "+", "sub": "-", "mul": "*"}
_BITS = {"and": "&", "or": "|", "xor": "^"}
_COMPARE = {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}
_TURNED = {"lt": "ge", "le": "gt", "gt": "le", "ge": "lt"}


def unary(instruction: Unary, value: Expression) -> Expression:
    """`-x`."""
    return prefix("-", value, value.type)


def of_binary(instruction: Binary, left: Expression, right: Expression, is_index: bool = False) -> Expression:
    """Two operands; `is_index`: an address is computed of it, which does not wrap around."""
    opcode, type_ = instruction.opcode, left.type
    if type_.kind == "float":
        if opcode == "frem":
            suffix = {"float": "f", "long double": "l"}.get(type_.name, "")
            return call(f"fmod{suffix}", type_, left, right)
        if opcode == "fadd" and "nsz" in instruction.flags and "0.0" in (left.template, right.template):
            return right if left.template == "0.0" else left
        return _narrow_float(binary(_FLOATS[opcode], left, right, type_))
    if type_.kind == "vector":
        return _of_vectors(opcode, left, right)
    if type_.bits == 1:
        return _of_bits(opcode, left, right)
    if opcode in _WRAPPING:
        return _wrapping(instruction, left, right, is_index)
    if opcode in _BITS:
        if opcode == "xor" and right.template == "-1":
            return prefix("~", left, type_)
        if opcode == "or" and "disjoint" in instruction.flags and is_index:
            return binary("+", left, right, type_)
        return _narrow(binary(_BITS[opcode], left, right, type_))
    return _other(instruction, left, right)


def _of_vectors(opcode: str, left: Expression, right: Expression) -> Expression:
    """Lane by lane, as gcc and clang have it; integers only where no lane can wrap around."""
    operator = (_FLOATS | _BITS).get(opcode, "")
    if not operator:
        raise UnsupportedError(f"`{opcode}` of vectors")
    return binary(operator, left, right, left.type)


def _narrow_float(made: Expression) -> Expression:
    return cast_anyway(made.type, made) if made.type.name in ("_Float16", "__bf16") else made


def _of_bits(opcode: str, left: Expression, right: Expression) -> Expression:
    if opcode == "xor" and right.template in ("true", "-1"):
        return negated(left)
    if opcode in ("xor", "add", "sub"):
        return binary("!=", left, right, C_BOOL)
    if opcode in ("and", "mul"):
        return binary("&", left, right, C_BOOL)
    if opcode == "or":
        return binary("|", left, right, C_BOOL)
    raise UnsupportedError(f"`{opcode}` of a single bit")


def _wrapping(instruction: Binary, left: Expression, right: Expression, is_index: bool) -> Expression:
    operator, type_ = _WRAPPING[instruction.opcode], left.type
    plain = is_index or "nsw" in instruction.flags
    if operator == "-" and left.template == "0" and plain:
        return _narrow(prefix("-", right, type_))
    if operator == "+" and right.template.startswith("-") and not right.arguments and right.template[1:].isdigit():
        operator, right = "-", text(right.template[1:], type_)
    if plain and operator == "+" and left.template.isdigit():
        left, right = right, left
    if plain or container_bits(type_) < 32:
        return _narrow(binary(operator, left, right, type_))
    return _narrow(_signed(binary(operator, as_unsigned(left), right, type_), type_))


def _signed(unsigned: Expression, type_: CType) -> Expression:
    """An unsigned result as a signed integer."""
    return build(f"({type_}){{0}}", UNARY, type_, (unsigned, UNARY))


def _narrow(made: Expression) -> Expression:
    """The result within its width: C computes in `int` at least."""
    type_ = made.type
    width = container_bits(type_)
    if width == type_.bits:
        return cast_anyway(type_, made) if width < 32 and made.level < UNARY else made
    lost = width - type_.bits
    up = binary("<<", as_unsigned(made), text(str(lost), C_INT), type_)
    return binary(">>", _signed(up, type_), text(str(lost), C_INT), type_)


def cast_anyway(type_: CType, made: Expression) -> Expression:
    """The cast, although the expression is said to have the type."""
    return build(f"({type_}){{0}}", UNARY, type_, (made, UNARY))


def magnitude(value: Expression) -> Expression:
    """The value taken for an unsigned integer of its own width."""
    type_ = value.type
    made = as_unsigned(value)
    if container_bits(type_) == type_.bits:
        return made
    return binary("&", made, text(f"{(1 << type_.bits) - 1}ULL", type_), type_)


def _other(instruction: Binary, left: Expression, right: Expression) -> Expression:
    """Divisions and shifts."""
    opcode, type_ = instruction.opcode, left.type
    match opcode:
        case "sdiv" | "srem":
            return _narrow(binary("/" if opcode == "sdiv" else "%", left, right, type_))
        case "udiv" | "urem":
            made = binary("/" if opcode == "udiv" else "%", magnitude(left), magnitude(right), type_)
            return _narrow(_signed(made, type_))
        case "shl":
            if "nsw" in instruction.flags and right.template.isdigit() and int(right.template) < 31:
                return _narrow(binary("*", left, text(str(1 << int(right.template)), type_), type_))
            return _narrow(_signed(binary("<<", as_unsigned(left), right, type_), type_))
        case "lshr":
            return _narrow(_signed(binary(">>", magnitude(left), right, type_), type_))
        case "ashr":
            return _narrow(binary(">>", left, right, type_))
        case _:
            raise UnsupportedError(f"the instruction `{opcode}`")


def comparison(instruction: Compare, left: Expression, right: Expression) -> Expression:
    """Integers, addresses and floats; a comparison of floats says what NaN gives."""
    predicate = instruction.predicate
    if left.type.kind == "vector":
        raise UnsupportedError("a comparison of vectors")
    if instruction.opcode == "fcmp":
        return _of_floats(predicate, left, right)
    if left.type.kind == "pointer":
        return _of_pointers(predicate, left, right)
    if predicate in ("eq", "ne"):
        return binary(_COMPARE[predicate], left, right, C_BOOL)
    is_unsigned, relation = predicate[0] == "u", _COMPARE[predicate[1:]]
    if left.type.bits == 1:
        left, right = (cast(C_INT, side) if is_unsigned else prefix("-", side, C_INT) for side in (left, right))
        return binary(relation, left, right, C_BOOL)
    if is_unsigned:
        left, right = magnitude(left), magnitude(right)
    return binary(relation, left, right, C_BOOL)


def _of_pointers(predicate: str, left: Expression, right: Expression) -> Expression:
    if predicate in ("eq", "ne"):
        if left.type != right.type and "NULL" not in (left.template, right.template):
            left, right = (cast(VOID_POINTER, side) for side in (left, right))
        return binary(_COMPARE[predicate], left, right, C_BOOL)
    kind = "uintptr_t" if predicate[0] == "u" else "intptr_t"
    sides = [build(f"({kind}){{0}}", UNARY, C_I64, (side, UNARY)) for side in (left, right)]
    return binary(_COMPARE[predicate[1:]], sides[0], sides[1], C_BOOL)


def _of_floats(predicate: str, left: Expression, right: Expression) -> Expression:
    match predicate:
        case "true" | "false":
            return text(predicate, C_BOOL)
        case "ord":
            return prefix("!", call("isunordered", C_BOOL, left, right), C_BOOL)
        case "uno":
            return call("isunordered", C_BOOL, left, right)
        case "one":
            return call("islessgreater", C_BOOL, left, right)
        case "ueq":
            return prefix("!", call("islessgreater", C_BOOL, left, right), C_BOOL)
        case "oeq" | "une":
            return binary(_COMPARE[predicate[1:]], left, right, C_BOOL)
        case _ if predicate[0] == "o":
            return binary(_COMPARE[predicate[1:]], left, right, C_BOOL)
        case _:
            opposite = binary(_COMPARE[_TURNED[predicate[1:]]], left, right, C_BOOL)
            return prefix("!", opposite, C_BOOL)


def of_cast(instruction: Cast, value: Expression, types: Types) -> Expression:
    """A value of another type."""
    opcode, target = instruction.opcode, types.of(instruction.type)
    if "vector" in (target.kind, value.type.kind):
        return _vector_cast(opcode, value, target)
    source_type: Type = instruction.operands[0].type
    match opcode:
        case "trunc":
            if target.bits == 1:
                return binary(
                    "!=", binary("&", value, text("1", value.type), value.type), text("0", value.type), C_BOOL
                )
            return _narrow(cast_anyway(target, value))
        case "zext":
            if value.type.bits == 1 or "nneg" in instruction.flags:
                return cast_anyway(target, value)
            return cast_anyway(target, magnitude(value))
        case "sext":
            return cast_anyway(target, prefix("-", value, C_INT) if value.type.bits == 1 else value)
        case "fptrunc" | "fpext" | "fptosi" | "sitofp":
            if opcode == "sitofp" and value.type.bits == 1:
                value = prefix("-", value, C_INT)
            made = cast_anyway(target, value)
            return made if target.kind == "float" else _narrow(made)
        case "uitofp":
            return cast_anyway(target, value if "nneg" in instruction.flags else magnitude(value))
        case "fptoui":
            inner = build(f"({unsigned_name(target)}){{0}}", UNARY, target, (value, UNARY))
            return _narrow(cast_anyway(target, inner))
        case "ptrtoint" | "ptrtoaddr":
            return cast_anyway(target, build("(intptr_t){0}", UNARY, C_I64, (value, UNARY)))
        case "inttoptr":
            return cast_anyway(VOID_POINTER, build("(intptr_t){0}", UNARY, C_I64, (value, UNARY)))
        case "addrspacecast":
            return value
        case "bitcast":
            return _bits(value, source_type, instruction.type, target)
        case _:
            raise UnsupportedError(f"the cast `{opcode}`")


def _vector_cast(opcode: str, value: Expression, target: CType) -> Expression:
    if opcode not in ("fptrunc", "fpext", "sitofp", "fptosi") or target.kind != value.type.kind:
        raise UnsupportedError(f"`{opcode}` of vectors")
    return call("__builtin_convertvector", target, value, text(target.name, target))


def _bits(value: Expression, source: Type, target: Type, c_type: CType) -> Expression:
    if source is target or (isinstance(source, PointerType) and isinstance(target, PointerType)):
        return value
    if isinstance(source, FloatType) and isinstance(target, IntegerType):
        return call(f"bits_of_{_word(value.type)}", c_type, value)
    if isinstance(source, IntegerType) and isinstance(target, FloatType):
        return call(f"{_word(c_type)}_of_bits", c_type, value)
    raise UnsupportedError(f"the bits of `{source}` taken for `{target}`")


def _word(type_: CType) -> str:
    if type_.name not in ("double", "float"):
        raise UnsupportedError(f"the bits of a `{type_.name}`")
    return type_.name


def product_and_sum(left: Expression, right: Expression, added: Expression) -> Expression:
    """`left * right + added`, as LLVM's fmuladd allows."""
    type_ = left.type
    product = binary("*", left, right, type_)
    if added.template == "-{0}":
        return _narrow_float(binary("-", product, added.arguments[0], type_))
    return _narrow_float(binary("+", product, added, type_))
