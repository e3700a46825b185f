"""Expressions as instructions: `Emitter(...).value(tree)` computes the tree where the builder stands.

A term is a Python float as long as it is constant, else an IR value; constants fold in the types that doubles
hold exactly enough.  Functions become LLVM intrinsics where LLVM has them, else calls of C's function in the
right precision (half and bfloat by way of float, vectors lane by lane), else of a support function that is
defined in the module on first use.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from enzyme_build.errors import UnsupportedError
from enzyme_build.ir import (
    FAST_MATH,
    FLOAT,
    I1,
    I32,
    Binary,
    Builder,
    Call,
    Cast,
    Compare,
    ConstantAggregate,
    ConstantFloat,
    ConstantInt,
    ConstantNull,
    ExtractElement,
    FloatType,
    Function,
    InsertElement,
    Instruction,
    IntegerType,
    Module,
    Poison,
    ShuffleVector,
    Type,
    Unary,
    Value,
    VectorType,
    constant_int,
    float_constant,
    float_value,
    function_type,
    function_type_of,
    mangled,
    scalar_of,
    vector,
)
from enzyme_build.rules.expression import (
    ZERO,
    Apply,
    Arithmetic,
    Comparison,
    Expression,
    Leaf,
    Negate,
    Number,
    Operand,
    Result,
    Where,
    compare,
    fold,
)
from enzyme_build.rules.rows import ROWS, Row

Term = Value | float
LeafValue = Callable[[Leaf], Value]
NARROW = ("half", "bfloat", "float", "double")
SUFFIX = {"half": "f", "bfloat": "f", "float": "f", "double": "", "x86_fp80": "l", "ppc_fp128": "l", "fp128": "f128"}
OPCODES = {"+": "fadd", "-": "fsub", "*": "fmul", "/": "fdiv"}
INTEGER_OPCODES = {"+": "add", "-": "sub", "*": "mul"}
PREDICATES = {"<": "olt", "<=": "ole", ">": "ogt", ">=": "oge", "==": "oeq"}
INTEGER_PREDICATES = {"<": "slt", "<=": "sle", ">": "sgt", ">=": "sge", "==": "eq"}
SUPPORT_PREFIX = "enzyme_build."
PURE = "nounwind willreturn memory(none)"


def without_poison(flags: tuple[str, ...]) -> tuple[str, ...]:
    """Fast-math flags without the promise that there are no NaNs and infinities."""
    given = FAST_MATH[1:] if "fast" in flags else flags
    return tuple(flag for flag in given if flag in FAST_MATH and flag not in ("nnan", "ninf"))


def constant_of(value: Value) -> float | None:
    """The number that a constant (or a vector of one constant) holds, as far as a double holds it."""
    match value:
        case ConstantFloat(type=type_, text=text):
            kind = scalar_of(type_)
            assert isinstance(kind, FloatType)
            number = float_value(kind.name, text)
            return number if kind.name in NARROW or number in (0.0, 1.0, -1.0) else None
        case ConstantInt(value=number):
            return number
        case ConstantNull(type=type_) if isinstance(scalar_of(type_), (FloatType, IntegerType)):
            return 0.0 if isinstance(scalar_of(type_), FloatType) else 0
        case ConstantAggregate(type=type_, elements=elements) if isinstance(type_, VectorType):
            numbers = [constant_of(element) for element in elements]
            return numbers[0] if all(number == numbers[0] for number in numbers) else None
        case _:
            return None


class Emitter:
    """Emits trees in the floating type `type_` with the fast-math flags `flags`; `leaf` supplies the leaves."""

    def __init__(self, builder: Builder, type_: Type, leaf: LeafValue, flags: tuple[str, ...] = ()):
        self.builder = builder
        self.type = type_
        self.leaf = leaf
        self.flags = flags
        self._terms: dict[tuple[Expression, bool], Term] = {}

    # ---- terms -------------------------------------------------------------------------------------------------
    def value(self, tree: Expression) -> Value:
        return self.materialise(self.term(tree))

    def materialise(self, term: Term) -> Value:
        return term if isinstance(term, Value) else float_constant(self.type, float(term))

    def term(self, tree: Expression) -> Term:
        """The tree as a float of the emitter's type."""
        key = (tree, False)
        found = self._terms.get(key)
        if found is None:
            found = self._integer_as_float(tree) if tree.is_integer else self._floating(tree)
            self._terms[key] = found
        return found

    def integer(self, tree: Expression) -> Term:
        key = (tree, True)
        found = self._terms.get(key)
        if found is None:
            found = self._terms[key] = self._integral(tree)
        return found

    def _floating(self, tree: Expression) -> Term:
        match tree:
            case Number(value=number):
                return number
            case Leaf():
                return self._leaf(tree)
            case Negate(value=value):
                return self.negate(self.term(value))
            case Arithmetic(operator=operator, left=left, right=right):
                return self.arithmetic(operator, self.term(left), self.term(right))
            case Apply(name=name, arguments=arguments):
                return self._apply(ROWS[name], arguments)
            case Where(condition=condition, yes=yes, no=no):
                return self.choose(self.condition(condition), lambda: self.term(yes), lambda: self.term(no))
            case _:
                raise TypeError(f"{tree} has no floating value")

    def _leaf(self, leaf: Leaf) -> Term:
        value = self.leaf(leaf.whole)
        if isinstance(leaf, Result) and leaf.part is not None:
            value = self.part(value, leaf.part)
        number = constant_of(value)
        return self.convert(value, self.type) if number is None else number

    # ---- arithmetic --------------------------------------------------------------------------------------------
    def negate(self, term: Term) -> Term:
        if isinstance(term, Value):
            return self.insert(Unary("fneg", term, "", self.flags))
        return -float(term)

    def arithmetic(self, operator: str, left: Term, right: Term) -> Term:
        if not isinstance(left, Value) and not isinstance(right, Value) and self._folds(operator, left, right):
            return fold(operator, float(left), float(right))
        if operator == "*" and 1 in (left, right):
            return right if left == 1 else left
        if (operator == "/" and right == 1) or (operator in "+-" and _is_number(right, 0)):
            return left
        if operator == "+" and _is_number(left, 0):
            return right
        a, b = self.materialise(left), self.materialise(right)
        return self.insert(Binary(OPCODES[operator], a, b, "", self.flags))

    def _folds(self, operator: str, left: float, right: float) -> bool:
        """In types wider than double only what stays a whole number is exact."""
        kind = scalar_of(self.type)
        assert isinstance(kind, FloatType)
        if kind.name in NARROW:
            return True
        value = fold(operator, left, right)
        return all(math.isfinite(v) and v == int(v) and abs(v) < 2**53 for v in (left, right, value))

    def condition(self, tree: Comparison) -> Value | bool:
        integral = tree.left.is_integer and tree.right.is_integer
        get = self.integer if integral else self.term
        left, right = get(tree.left), get(tree.right)
        if not isinstance(left, Value) and not isinstance(right, Value):
            return compare(tree.operator, left, right)
        if integral:
            a, b = self._alike(left, right)
            return self.builder.compare(INTEGER_PREDICATES[tree.operator], a, b)
        a, b = self.materialise(left), self.materialise(right)
        return self.compare(PREDICATES[tree.operator], a, b)

    def compare(self, predicate: str, left: Value, right: Value) -> Value:
        """fcmp without fast-math flags."""
        result = vector(left.type.count, I1) if isinstance(left.type, VectorType) else I1
        return self.insert(Compare("fcmp", predicate, left, right, result))

    def choose(self, condition: Value | bool, yes: Callable[[], Term], no: Callable[[], Term]) -> Term:
        if isinstance(condition, bool):
            return yes() if condition else no()
        a, b = yes(), no()
        if not isinstance(a, Value) and a == b:
            return a
        return self.builder.select(condition, self.materialise(a), self.materialise(b))

    # ---- integers ----------------------------------------------------------------------------------------------
    def _integral(self, tree: Expression) -> Term:
        match tree:
            case Number(value=number):
                return number
            case Operand():
                value = self.leaf(tree)
                number = constant_of(value)
                return value if number is None else number
            case Negate(value=value):
                return self._integral(Arithmetic("-", ZERO, value))
            case Arithmetic(operator=operator, left=left, right=right):
                a, b = self.integer(left), self.integer(right)
                if not isinstance(a, Value) and not isinstance(b, Value):
                    return int(fold(operator, a, b))
                return self.insert(Binary(INTEGER_OPCODES[operator], *self._alike(a, b)))
            case _:
                raise TypeError(f"{tree} has no integer value")

    def _alike(self, left: Term, right: Term) -> tuple[Value, Value]:
        """Two integer terms in the type of the one that is a value."""
        model = left if isinstance(left, Value) else right
        assert isinstance(model, Value)
        return self.integer_value(left, model.type), self.integer_value(right, model.type)

    def integer_value(self, term: Term, type_: Type) -> Value:
        if isinstance(term, Value):
            return term
        if isinstance(type_, VectorType):
            return ConstantAggregate(type_, [constant_int(type_.element, int(term))] * type_.count)
        return constant_int(type_, int(term))

    def _integer_as_float(self, tree: Expression) -> Term:
        term = self.integer(tree)
        if not isinstance(term, Value):
            return float(term)
        if isinstance(self.type, VectorType) and not isinstance(term.type, VectorType):
            return self.splat(self.builder.cast("sitofp", term, self.type.element), self.type)
        return self.builder.cast("sitofp", term, self.type)

    # ---- shapes ------------------------------------------------------------------------------------------------
    def part(self, value: Value, index: int) -> Value:
        """Component `index` of a struct, array or vector."""
        if isinstance(value.type, VectorType):
            return self.insert(ExtractElement(value, constant_int(I32, index), value.type.element))
        return self.builder.extract_value(value, index)

    def assemble(self, type_: Type, parts: Sequence[Value]) -> Value:
        made: Value = Poison(type_)
        for index, part in enumerate(parts):
            if isinstance(type_, VectorType):
                made = self.insert(InsertElement(made, part, constant_int(I32, index)))
            else:
                made = self.builder.insert_value(made, part, index)
        return made

    def splat(self, value: Value, type_: VectorType) -> Value:
        number = constant_of(value)
        if number is not None:
            return float_constant(type_, number)
        first = self.insert(InsertElement(Poison(type_), value, constant_int(I32, 0)))
        return self.insert(ShuffleVector(first, Poison(type_), [0] * type_.count, type_))

    def convert(self, value: Value, type_: Type) -> Value:
        """`value` in another floating type, widened to a vector where that is asked for."""
        if value.type is type_:
            return value
        if isinstance(type_, VectorType) and not isinstance(value.type, VectorType):
            return self.splat(self.convert(value, type_.element), type_)
        given, wanted = scalar_of(value.type), scalar_of(type_)
        if not isinstance(given, FloatType) or not isinstance(wanted, FloatType):
            raise UnsupportedError(f"a derivative cannot be converted from {value.type} to {type_}")
        if given is wanted:
            return value
        if given.bits == wanted.bits == 16:
            value = self.convert(value, _with_element(type_, FLOAT))
            return self.convert(value, type_)
        number = constant_of(value)
        if number is not None:
            return float_constant(type_, number)
        return self.insert(Cast("fpext" if given.bits < wanted.bits else "fptrunc", value, type_))

    # ---- calls -------------------------------------------------------------------------------------------------
    def _apply(self, row: Row, arguments: tuple[Expression, ...]) -> Term:
        terms = [
            self.integer(argument) if parameter.integer else self.term(argument)
            for parameter, argument in zip(row.parameters, arguments)
        ]
        if all(not isinstance(term, Value) for term in terms):
            number = self._folded_call(row, [term for term in terms if not isinstance(term, Value)])
            if number is not None:
                return number
        if row.name in ("pow", "powi") and _is_number(terms[1], 1):
            return terms[0]
        values = [
            self._int_argument(term) if parameter.integer else self.materialise(term)
            for parameter, term in zip(row.parameters, terms)
        ]
        return self.call(row, values)

    def _folded_call(self, row: Row, numbers: list[float]) -> float | None:
        kind = scalar_of(self.type)
        assert isinstance(kind, FloatType)
        if row.python is None or kind.name not in NARROW:
            return None
        try:
            return float(row.python(*numbers))
        except (ValueError, OverflowError, ZeroDivisionError):
            return None  # the machine's answer (NaN, infinity) is found at run time

    def _int_argument(self, term: Term) -> Value:
        """C's functions take an `int` (scalbln a long, which it keeps)."""
        return self.integer_value(term, I32)

    def call(self, row: Row, values: Sequence[Value]) -> Value:
        """A call of the row's function in the emitter's type."""
        if row.intrinsic:
            return self._intrinsic(row.intrinsic, values)
        if isinstance(self.type, VectorType):
            return self._by_lanes(row, values, self.type)
        kind = self.type
        assert isinstance(kind, FloatType)
        if kind.name in ("half", "bfloat"):
            wide = Emitter(self.builder, FLOAT, self.leaf, self.flags)
            floats = [wide.convert(v, FLOAT) if isinstance(v.type, FloatType) else v for v in values]
            return self.convert(wide.call(row, floats), kind)
        if row.body is not None:
            return self.builder.insert(_call(support_function(self.builder, row, kind), values))
        name = row.libm + SUFFIX[kind.name]
        callee = self.builder.module.symbol(name)
        if callee is None:
            callee = self.builder.module.declare(name, kind, [value.type for value in values])
            assert isinstance(callee, Function)
            callee.syntax.after_parameters = PURE
        type_ = function_type(kind, [value.type for value in values])
        return self.insert(Call(type_, callee, values, "", self.flags))

    def _intrinsic(self, stem: str, values: Sequence[Value]) -> Value:
        arguments = list(values)
        overloads = [self.type]
        if stem in ("powi", "ldexp"):
            if stem == "ldexp" and isinstance(self.type, VectorType) and not isinstance(values[1].type, VectorType):
                wanted = vector(self.type.count, values[1].type)
                arguments[1] = self._integer_splat(values[1], wanted)
            overloads.append(arguments[1].type)
        name = ".".join(["llvm", stem, *(mangled(type_) for type_ in overloads)])
        types = [argument.type for argument in arguments]
        callee = self.builder.module.declare(name, self.type, types)
        return self.insert(Call(function_type(self.type, types), callee, arguments, "", self.flags))

    def _integer_splat(self, value: Value, type_: VectorType) -> Value:
        first = self.insert(InsertElement(Poison(type_), value, constant_int(I32, 0)))
        return self.insert(ShuffleVector(first, Poison(type_), [0] * type_.count, type_))

    def _by_lanes(self, row: Row, values: Sequence[Value], type_: VectorType) -> Value:
        lane = Emitter(self.builder, type_.element, self.leaf, self.flags)
        lanes: list[Value] = []
        for index in range(type_.count):
            lanes.append(lane.call(row, [self.part(v, index) if v.type is type_ else v for v in values]))
        return self.assemble(type_, lanes)

    def insert(self, instruction: Instruction) -> Value:
        return self.builder.insert(instruction)


def _is_number(term: Term, number: float) -> bool:
    return not isinstance(term, Value) and term == number


def _with_element(type_: Type, element: Type) -> Type:
    return vector(type_.count, element) if isinstance(type_, VectorType) else element


def _call(callee: Function, values: Sequence[Value]) -> Call:
    return Call(function_type_of(callee), callee, values)


def support_name(row: Row, type_: Type) -> str:
    return f"{SUPPORT_PREFIX}{row.name}.{mangled(type_)}"


def support_row(name: str) -> Row | None:
    """The row of such a function; None for any other."""
    return ROWS.get(name[len(SUPPORT_PREFIX) :].split(".")[0]) if name.startswith(SUPPORT_PREFIX) else None


def define_products(module: Module) -> None:
    """Nothing is differentiated any more: what had to be a function of its own gets its body."""
    for name, function in list(module.functions.items()):
        row = support_row(name) if function.is_declaration else None
        if row is not None and row.keeps_zeros:
            function.linkage = "internal"
            function.syntax.after_parameters = f"{PURE} alwaysinline"
            _write_body(function, row)


def support_function(builder: Builder, row: Row, type_: Type) -> Function:
    """The function of a `support` row in one precision, declared on first use, and defined if it may be now.

    LLVM must not see what a row that `keeps_zeros` is before all has been differentiated.
    """
    name = support_name(row, type_)
    types = [I32 if parameter.integer else type_ for parameter in row.parameters]
    found = builder.module.symbol(name)
    if found is None:
        found = builder.module.declare(name, type_, types)
        assert isinstance(found, Function)
        found.syntax.after_parameters = PURE
        if not row.keeps_zeros:
            found.linkage = "internal"
            _write_body(found, row)
    assert isinstance(found, Function)
    return found


def scaled_gradient(builder: Builder, x: Value, s: Value) -> Value:
    """A number x whose derivative is s times that of x."""
    return builder.insert(_call(support_function(builder, ROWS["scaled"], x.type), [x, s]))


def _write_body(function: Function, row: Row) -> None:
    assert row.body is not None
    inner = Builder(function.module, function.add_block("entry"))

    def leaf(wanted: Leaf) -> Value:
        assert isinstance(wanted, Operand)
        return function.arguments[wanted.index]

    inner.ret(Emitter(inner, function.return_type, leaf).value(row.body))
