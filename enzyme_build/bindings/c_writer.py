"""Derivatives as functions of C: a source that asks for them, and a header with shapes.

For each function f, with its own parameters first:

    f_gradient(…, x_gradient)              what f returns, and the gradient of its one scalar output
    f_vjp(…, y_seed, x_gradient)           the gradient of ⟨seeds, outputs⟩
    f_jvp(…, x_tangent, y_tangent)         the tangents of the outputs
    f_hvp(…, x_tangent, x_product)         the Hessian of the scalar output times the tangents
    f_jacobian(…, y_by_x)                  ∂output/∂argument, f_hessian(…, x_by_x) likewise
    f_sparse_jacobian(…, entries, rows, columns, values)   entries of it, f_sparse_hessian likewise
    f_gradient_batch(count, …), …          each for stacks: active arguments, seeds, tangents and all results

Every result is overwritten.  A matrix lies as its language lays it out: in C by rows, in Fortran by columns.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from enzyme_build.bindings import c_sparse
from enzyme_build.bindings.prototypes import Scalar
from enzyme_build.bindings.wrappers import WrappedArgument, Wrapper
from enzyme_build.errors import BindingError

_KEYWORDS = frozenset(
    (
        "auto break case char const continue default do double else enum extern float for goto if inline int long "
        "register restrict return short signed sizeof static struct switch typedef union unsigned void volatile while"
    ).split()
)
_PRELUDE = """\
/* Derivative requests; written by enzyme-build. No header is included: it may be compiled for another machine. */
typedef __SIZE_TYPE__ size_t;
typedef __INT8_TYPE__ int8_t;
typedef __INT16_TYPE__ int16_t;
typedef __INT32_TYPE__ int32_t;
typedef __INT64_TYPE__ int64_t;
typedef __UINT8_TYPE__ uint8_t;
typedef __UINT16_TYPE__ uint16_t;
typedef __UINT32_TYPE__ uint32_t;
typedef __UINT64_TYPE__ uint64_t;
void *calloc(size_t, size_t);
void free(void *);
void abort(void);
void perror(const char *);
void *memcpy(void *, const void *, size_t);
void *memmove(void *, const void *, size_t);
void *memset(void *, int, size_t);

extern int enzyme_dup, enzyme_const;

static void *enzyme_zeros(size_t count, size_t size)
{
    void *made = calloc(count ? count : 1, size);
    if (!made) {
        perror("a derivative");
        abort();
    }
    return made;
}

static void *enzyme_copy(const void *given, size_t count, size_t size)
{
    void *made = enzyme_zeros(count, size);
    memcpy(made, given, count * size);
    return made;
}
"""


@dataclass(frozen=True)
class Param:
    """A parameter of a function of C."""

    name: str
    scalar: Scalar
    dims: tuple[str, ...] | None = None  # of an array; () is one number behind a pointer, None one by value
    is_const: bool = False
    is_stacked: bool = False
    order: str = "C"
    note: str = ""

    @property
    def declaration(self) -> str:
        return f"{'const ' * self.is_const}{c_type(self.scalar)} {'*' * (self.dims is not None)}{self.name}"


@dataclass(frozen=True)
class CFunction:
    """A function with its body."""

    name: str
    about: str
    result: Scalar | None
    params: tuple[Param, ...]
    body: tuple[str, ...] = ()

    @property
    def head(self) -> str:
        result = c_type(self.result) if self.result else "void"
        return f"{result} {self.name}({', '.join(p.declaration for p in self.params) or 'void'})"


def c_type(scalar: Scalar) -> str:
    """C's name for a type."""
    if scalar.kind == "float":
        return {32: "float", 64: "double", 128: "long double"}[scalar.bits]
    if scalar.kind == "boolean" and scalar.bits == 8:
        return "_Bool"
    return "char" if scalar.kind == "character" else f"{'u' * (scalar.kind == 'unsigned')}int{scalar.bits}_t"


def c_functions(wrapper: Wrapper) -> list[CFunction]:
    """The derivatives of one function; BindingError where C cannot have them."""
    writer = _Writer(wrapper)
    return list(writer.functions())


def c_source(wrappers: Sequence[Wrapper]) -> str:
    """The source that defines them all, and asks for them."""
    has_sparse = any(any("sparse" in extra for extra in wrapper.extras) for wrapper in wrappers)
    parts = [_PRELUDE, c_sparse.PRELUDE] if has_sparse else [_PRELUDE]
    for wrapper in wrappers:
        if wrapper.derived:
            parts.append(_Writer(wrapper).requests())
            parts += ["\n".join([made.head, "{", *made.body, "}", ""]) for made in c_functions(wrapper)]
    return "\n".join(parts)


def c_header(wrappers: Sequence[Wrapper], name: str) -> str:
    """The header: prototypes, with the shapes of arrays."""
    guard = re.sub(r"\W", "_", name).upper() + "_H"
    lines = ["/* Derivatives; written by enzyme-build. Every result is overwritten. */"]
    lines += [f"#ifndef {guard}", f"#define {guard}", "", "#include <stddef.h>", "#include <stdint.h>", ""]
    lines += ["#ifdef __cplusplus", 'extern "C" {', "#endif", ""]
    for wrapper in wrappers:
        for made in [_Writer(wrapper).itself(), *c_functions(wrapper)] if wrapper.derived else []:
            shapes = [f"{p.name}[{']['.join(p.dims)}]{p.note}" for p in made.params if p.dims]
            lines += [f"/* {made.about}{': ' * bool(shapes)}{', '.join(shapes)} */", f"{made.head};", ""]
    return "\n".join([*lines, "#ifdef __cplusplus", "}", "#endif", "", "#endif", ""])


class _Writer:
    """The functions of one wrapper.

    Every argument travels to the requests behind a pointer, a shadowed one as a pair, or as four for second
    derivatives.
    """

    def __init__(self, wrapper: Wrapper):
        self.wrapper = wrapper
        self.name = wrapper.name
        self.arguments = wrapper.arguments
        self.result = wrapper.prototype.result
        self.names = {a.name: f"{a.name}_" if a.name in _KEYWORDS else a.name for a in wrapper.arguments}
        self._check()

    def _check(self) -> None:
        problems = [
            (
                self.wrapper.prototype.adapts is not None,
                "arrays of assumed shape or strings",
                "declare explicit shapes",
            ),
            (any(a.parameter.is_optional for a in self.arguments), "optional arguments", "make them obligatory"),
            (any(a.scalar.kind == "complex" for a in self.arguments), "complex numbers", "pass arrays of real numbers"),
            (
                any(a.role == "array" and a.is_shadowed and not (a.shape and all(a.shape)) for a in self.arguments),
                "an array of unknown length",
                "say it: arrays = { x = 'n' }",
            ),
        ]
        for is_there, what, remedy in problems:
            if is_there:
                raise BindingError(
                    f"`{self.name}` has {what}: its derivatives have no interface in C",
                    self.wrapper.prototype.at,
                    help=f"{remedy}, or take the derivatives from Python alone",
                )

    # ----- parameters

    def _param(self, argument: WrappedArgument) -> Param:
        name, scalar, is_const = self.names[argument.name], argument.scalar, argument.intent == "in"
        stacked = argument.is_active or argument.is_output
        if argument.role == "value":
            return Param(name, scalar, None, is_stacked=stacked)
        dims = tuple(argument.shape or ()) if argument.role == "array" else ()
        return Param(name, scalar, dims, is_const, stacked, argument.order)

    def _own(self) -> list[Param]:
        return [self._param(argument) for argument in self.arguments]

    def _beside(self, argument: WrappedArgument, suffix: str, is_const: bool = False, by_value: bool = False) -> Param:
        dims = tuple(argument.shape or ()) if argument.role == "array" else () if not by_value else None
        name = f"{self.names[argument.name]}_{suffix}"
        return Param(name, argument.scalar, dims, is_const and dims is not None, True, argument.order)

    def _seeds(self) -> list[Param]:
        seeds = [Param("result_seed", self.result, None, is_stacked=True)] if self.result else []
        seeds = seeds * self.wrapper.has_active_result
        return seeds + [self._beside(a, "seed", True, a.role != "array") for a in self.wrapper.differentiable_outputs]

    def _tangents(self) -> list[Param]:
        return [self._beside(a, "tangent", not self._returns_tangent(a), a.role != "array" and not a.is_output)
                for a in self.wrapper.actives]  # fmt: skip

    def _output_tangents(self) -> list[Param]:
        own = [Param("result_tangent", self.result, (), is_stacked=True)] if self.result else []
        others = [a for a in self.wrapper.differentiable_outputs if not a.is_active]
        return own * self.wrapper.has_active_result + [self._beside(a, "tangent") for a in others]

    def _returns_tangent(self, argument: WrappedArgument) -> bool:
        return argument.is_active and argument.is_output

    def _size(self, dims: Sequence[str] | None) -> str:
        """The count of an array's numbers, in C: lengths that travel behind pointers are read there."""
        behind = {self.names[a.name] for a in self.arguments if a.role == "reference"}
        texts = [re.sub(r"[A-Za-z_]\w*", lambda m: f"*{m[0]}" if m[0] in behind else m[0], d) for d in dims or ()]
        return " * ".join(f"(size_t)({text})" for text in texts) or "(size_t)1"

    # ----- what is asked for

    def itself(self) -> CFunction:
        """The function that is differentiated."""
        return CFunction(self.wrapper.prototype.symbol, f"{self.name} itself", self.result, tuple(self._own()))

    def requests(self) -> str:
        boxed: list[str] = []
        passed: list[str] = []
        pairs: list[str] = []
        fours: list[str] = []
        first: list[str] = []
        second: list[str] = []
        slots = [(self.names[a.name], c_type(a.scalar), a.is_shadowed, a.role == "value") for a in self.arguments]
        if self.wrapper.has_active_result and self.result:
            slots.append(("enzyme_result", c_type(self.result), True, True))
        for name, kind, is_shadowed, is_box in slots:
            boxed.append(f"{kind} *{'restrict ' * is_box}{name}")
            if name != "enzyme_result":
                passed.append(f"*{name}" if is_box else name)
            if not is_shadowed:
                pairs.append(f"{kind} *{name}")
                fours.append(f"{kind} *{name}")
                first.append(f"enzyme_const, {name}")
                second.append(f"enzyme_const, {name}")
                continue
            pairs += [f"{kind} *{name}", f"{kind} *{name}__d"]
            fours += [f"{kind} *{name}", f"{kind} *{name}__t", f"{kind} *{name}__d", f"{kind} *{name}__dt"]
            first.append(f"enzyme_dup, {name}, {name}__d")
            second += [f"enzyme_dup, {name}, {name}__t", f"enzyme_dup, {name}__d, {name}__dt"]
        call = f"{self.wrapper.prototype.symbol}({', '.join(passed)})"
        store = f"*enzyme_result = {call}" if self.wrapper.has_active_result else call
        f = self.name
        lines = [f"extern {self.itself().head};", f"static void {f}__c({', '.join(boxed)}) {{ {store}; }}"]
        if self.wrapper.wants_reverse:
            lines += _request(f"{f}__c_reverse", pairs, "__enzyme_autodiff", f"{f}__c", first)
        if self.wrapper.wants_forward:
            lines += _request(f"{f}__c_forward", pairs, "__enzyme_fwddiff", f"{f}__c", first)
        if self.wrapper.wants_second:
            lines += _request(f"{f}__c_second", fours, "__enzyme_fwddiff", f"{f}__c_reverse", second)
        return "\n".join([*lines, ""])

    # ----- the functions

    def functions(self) -> Iterator[CFunction]:
        made: list[CFunction] = []
        if self.wrapper.wants_reverse:
            made.append(self._vjp())
            if self.wrapper.is_scalar_valued:
                made.append(self._gradient())
        if self.wrapper.wants_forward:
            made.append(self._jvp())
        if self.wrapper.wants_second and self.wrapper.is_scalar_valued:
            made.append(self._hvp())
        if "jacobian" in self.wrapper.extras:
            made.append(self._jacobian())
        if "hessian" in self.wrapper.extras:
            made.append(self._hessian())
        if "sparse_jacobian" in self.wrapper.extras:
            made.append(self._sparse("sparse_jacobian", self._jvp(), self._output_tangents()))
        if "sparse_hessian" in self.wrapper.extras:
            products = [self._beside(a, "product") for a in self.wrapper.actives]
            made.append(self._sparse("sparse_hessian", self._hvp(), products))
        yield from made
        if "batch" in self.wrapper.extras:
            yield from map(self._batch, made)

    def _boxes(self) -> list[str]:
        return [f"    {c_type(a.scalar)} {self.names[a.name]}__p = {self.names[a.name]};"
                for a in self.arguments if a.role == "value"]  # fmt: skip

    def _place(self, argument: WrappedArgument) -> str:
        name = self.names[argument.name]
        return f"&{name}__p" if argument.role == "value" else f"({c_type(argument.scalar)} *){name}"

    def _vjp(self) -> CFunction:
        gradients = [self._beside(a, "gradient") for a in self.wrapper.actives]
        setup, passed, after = self._boxes(), list[str](), list[str]()
        for a in self.arguments:
            passed.append(self._place(a))
            if not a.is_shadowed:
                continue
            name, kind = self.names[a.name], c_type(a.scalar)
            size, given = self._size(a.shape), f"{name}_seed" if a.is_differentiable_output else ""
            if a.role != "array":
                setup.append(f"    {kind} {name}__d = {given or 0};")
                after += [f"    *{name}_gradient = {name}__d;"] * a.is_active
                passed.append(f"&{name}__d")
            elif a.is_active:
                fill = f"memmove({name}_gradient, {given}, " if given else f"memset({name}_gradient, 0, "
                setup.append(f"    {fill}{size} * sizeof({kind}));")
                passed.append(f"{name}_gradient")
            else:
                made = f"enzyme_copy({given}, " if given else "enzyme_zeros("
                setup.append(f"    {kind} *{name}__d = {made}{size}, sizeof({kind}));")
                after.append(f"    free({name}__d);")
                passed.append(f"{name}__d")
        return self._called("vjp", "reverse", [*self._seeds(), *gradients], setup, passed, after,
                            "the gradient of seeds times outputs")  # fmt: skip

    def _called(
        self,
        suffix: str,
        request: str,
        more: list[Param],
        setup: list[str],
        passed: list[str],
        after: list[str],
        about: str,
    ) -> CFunction:
        """A function that makes shadows, asks, and returns what f returns."""
        returned = list[str]()
        if self.wrapper.has_active_result and self.result:
            kind = c_type(self.result)
            shadow = {"reverse": "result_seed", "forward": "0"}.get(request, "1")
            setup.append(f"    {kind} enzyme_result = 0, enzyme_result__d = {shadow};")
            passed += ["&enzyme_result", "&enzyme_result__d"]
            if request == "second":
                setup.append(f"    {kind} enzyme_result__t = 0, enzyme_result__dt = 0;")
                passed[-2:] = ["&enzyme_result", "&enzyme_result__t", "&enzyme_result__d", "&enzyme_result__dt"]
            after += ["    *result_tangent = enzyme_result__d;"] * (request == "forward")
            returned = ["    return enzyme_result;"]
        body = (*setup, f"    {self.name}__c_{request}({', '.join(passed)});", *after, *returned)
        result = self.result if self.wrapper.has_active_result else None
        return CFunction(f"{self.name}_{suffix}", f"{self.name}, and {about}", result, (*self._own(), *more), body)

    def _gradient(self) -> CFunction:
        vjp = self._vjp()
        seeds = {param.name for param in self._seeds()}
        params = tuple(param for param in vjp.params if param.name not in seeds)
        passed = ", ".join("1" if param.name in seeds else param.name for param in vjp.params)
        call = f"    {'return ' * bool(vjp.result)}{vjp.name}({passed});"
        return CFunction(f"{self.name}_gradient", f"{self.name}, and its gradient", vjp.result, params, (call,))

    def _jvp(self) -> CFunction:
        setup, passed, after = self._boxes(), list[str](), list[str]()
        for a in self.arguments:
            passed.append(self._place(a))
            if a.is_shadowed:
                self._moved(a, "d", setup, passed, after, a.is_differentiable_output)
        more = [*self._tangents(), *self._output_tangents()]
        return self._called("jvp", "forward", more, setup, passed, after, "the tangents of its outputs")

    def _moved(
        self, a: WrappedArgument, mark: str, setup: list[str], passed: list[str], after: list[str], returns: bool
    ) -> None:
        """The tangent of an argument: what is given, what is returned, or memory that nobody sees."""
        name, kind, size = self.names[a.name], c_type(a.scalar), self._size(a.shape)
        given = f"{name}_tangent" if a.is_active else ""
        if a.role != "array":
            value = f"{'*' * (returns and self._returns_tangent(a))}{given}" if given else "0"
            setup.append(f"    {kind} {name}__{mark} = {value};")
            after += [f"    *{name}_tangent = {name}__{mark};"] * returns
            passed.append(f"&{name}__{mark}")
        elif returns:
            setup += [f"    memset({name}_tangent, 0, {size} * sizeof({kind}));"] * (not given)
            passed.append(f"{name}_tangent")
        elif given and a.intent == "in":
            passed.append(f"({kind} *){given}")
        else:
            made = f"enzyme_copy({given}, " if given else "enzyme_zeros("
            setup.append(f"    {kind} *{name}__{mark} = {made}{size}, sizeof({kind}));")
            after.append(f"    free({name}__{mark});")
            passed.append(f"{name}__{mark}")

    def _hvp(self) -> CFunction:
        setup, passed, after = self._boxes(), list[str](), list[str]()
        for a in self.arguments:
            passed.append(self._place(a))
            if not a.is_shadowed:
                continue
            name, kind, size = self.names[a.name], c_type(a.scalar), self._size(a.shape)
            self._moved(a, "t", setup, passed, after, False)
            if a.role != "array":
                seed = int(a.is_differentiable_output)
                setup.append(f"    {kind} {name}__d = {seed}, {name}__dt = 0;")
                after += [f"    *{name}_product = {name}__dt;"] * a.is_active
                passed += [f"&{name}__d", f"&{name}__dt"]
                continue
            setup.append(f"    {kind} *{name}__d = enzyme_zeros({size}, sizeof({kind}));")
            after.append(f"    free({name}__d);")
            if a.is_active:
                setup.append(f"    memset({name}_product, 0, {size} * sizeof({kind}));")
                passed += [f"{name}__d", f"{name}_product"]
            else:
                setup.append(f"    {kind} *{name}__dt = enzyme_zeros({size}, sizeof({kind}));")
                after.append(f"    free({name}__dt);")
                passed += [f"{name}__d", f"{name}__dt"]
        tangents = [replace(p, is_const=p.dims is not None, dims=p.dims or None) for p in self._tangents()]
        more = [*tangents, *(self._beside(a, "product") for a in self.wrapper.actives)]
        return self._called("hvp", "second", more, setup, passed, after, "its Hessian times the tangents")

    def _jacobian(self) -> CFunction:
        outputs = [(a, self.names[a.name]) for a in self.wrapper.differentiable_outputs]
        return self._matrix("jacobian", self._jvp(), self._output_tangents(), outputs)

    def _hessian(self) -> CFunction:
        products = [self._beside(a, "product") for a in self.wrapper.actives]
        return self._matrix("hessian", self._hvp(), products, [(a, self.names[a.name]) for a in self.wrapper.actives])

    def _matrix(
        self, kind: str, product: CFunction, found: list[Param], rows: list[tuple[WrappedArgument, str]]
    ) -> CFunction:
        """A matrix by its columns: one call of `product` for each number of each active argument."""
        setup, before, freed = self._repeated(kind, found)
        tangents = self._tangents()
        passed = self._passed(product, [*tangents, *found])
        loops, blocks = list[str](), list[Param]()
        for argument, tangent in zip(self.wrapper.actives, tangents):
            columns, moved = self._size(tangent.dims), list[str]()
            for param in found:
                source = re.sub(r"_(tangent|product)$", "", param.name)
                name, dims = f"{source}_by_{self.names[argument.name]}", (*(param.dims or ()), *(tangent.dims or ()))
                block = Param(name, param.scalar, dims, False, True, argument.order)
                blocks.append(block)
                size = self._size(param.dims)
                place = (
                    f"enzyme_i * ({size}) + enzyme_j" if argument.order == "F" else f"enzyme_j * ({columns}) + enzyme_i"
                )
                moved.append(
                    f"        for (size_t enzyme_j = 0; enzyme_j < {size}; ++enzyme_j)"
                    f" {block.name}[{place}] = {param.name}[enzyme_j];"
                )
            loops += [
                f"    for (size_t enzyme_i = 0; enzyme_i < {columns}; ++enzyme_i) {{",
                *(f"        {line}" for line in before),
                f"        {tangent.name}[enzyme_i] = 1;",
                f"        {product.name}({passed});",
                f"        {tangent.name}[enzyme_i] = 0;",
                *moved,
                "    }",
            ]
        last = f"{product.name}({passed});"
        ended = [f"    {line}" for line in before]
        if product.result:
            ended += [f"    {c_type(product.result)} enzyme_result = {last}", *freed, "    return enzyme_result;"]
        else:
            ended += [f"    {last}", *freed]
        body = (*setup, *loops, *ended)
        about = f"{self.name}, and its {'Jacobian' if kind == 'jacobian' else 'Hessian'}"
        return CFunction(f"{self.name}_{kind}", about, product.result, (*self._own(), *blocks), body)

    def _repeated(self, kind: str, found: Sequence[Param]) -> tuple[list[str], list[str], list[str]]:
        """What calls of one product after another need: memory for its vectors, statements before each, and the end."""
        if any(self._returns_tangent(a) for a in self.wrapper.actives):
            raise BindingError(
                f"`{self.name}` changes an active argument: it has no {kind} in C",
                self.wrapper.prototype.at,
                help="give the output an argument of its own, or take the derivative from Python alone",
            )
        setup, before, freed = list[str](), list[str](), list[str]()
        for a in self.arguments:  # what a call changes is as it was for the next one
            if a.intent not in ("in", "out") and a.role != "value":
                name, size, type_ = self.names[a.name], self._size(a.shape), c_type(a.scalar)
                setup.append(f"    {type_} *{name}__0 = enzyme_copy({name}, {size}, sizeof({type_}));")
                before.append(f"memcpy({name}, {name}__0, {size} * sizeof({type_}));")
                freed.append(f"    free({name}__0);")
        for param in [*self._tangents(), *found]:
            type_ = c_type(param.scalar)
            setup.append(f"    {type_} *{param.name} = enzyme_zeros({self._size(param.dims)}, sizeof({type_}));")
            freed.append(f"    free({param.name});")
        return setup, before, freed

    def _passed(self, product: CFunction, vectors: Sequence[Param]) -> str:
        """The arguments of a call of a product."""
        by_value = {p.name for p in product.params if p.dims is None}
        own = [param.name for param in self._own()]
        return ", ".join([*own, *(f"*{p.name}" if p.name in by_value else p.name for p in vectors)])

    def _sparse(self, kind: str, product: CFunction, found: list[Param]) -> CFunction:
        """Entries of the matrix of the one output by the one active array, and whether the pattern was right."""
        setup, before, freed = self._repeated(kind, found)
        (tangent,) = self._tangents()
        vector = found[0]
        taken = {param.name for param in self._own()}
        names = ("entries", "rows", "columns", "values")
        entries, rows, columns, values = (f"{name}_" if name in taken else name for name in names)
        whole = Scalar("signed", 64)
        more = (
            Param(entries, Scalar("unsigned", 64), None),
            Param(rows, whole, (entries,), True),
            Param(columns, whole, (entries,), True),
            Param(values, vector.scalar, (entries,), False, True),
        )
        call = [*before, f"{product.name}({self._passed(product, [tangent, *found])});"]
        filled = c_sparse.body(
            c_type(vector.scalar), self._size(tangent.dims), self._size(vector.dims), tangent.name, vector.name,
            (entries, rows, columns, values), call,
        )  # fmt: skip
        ended = [*freed, "    return enzyme_status;"]
        what = "Jacobian" if "jacobian" in kind else "Hessian"
        about = f"Entries of the sparse {what} of {self.name}; {c_sparse.STATUS}"
        status, params = Scalar("signed", 32), (*self._own(), *more)
        return CFunction(f"{self.name}_{kind}", about, status, params, (*setup, *filled, *ended))

    def _batch(self, made: CFunction) -> CFunction:
        """The function for stacks."""
        taken = {param.name for param in made.params}
        size, result = (
            ("batch_size_" if "batch_size" in taken else "batch_size"),
            ("result_" if "result" in taken else "result"),
        )
        results = [Param(result, made.result, (size,), is_stacked=True)] if made.result else []
        passed: list[str] = []
        params: list[Param] = []
        for param in made.params:
            if not param.is_stacked:
                params.append(param)
                passed.append(param.name)
                continue
            is_const = param.is_const or param.dims is None
            stacked = (size, *(param.dims or ())) if param.order == "C" else (*(param.dims or ()), size)
            params.append(replace(param, dims=stacked, is_const=is_const))
            item = (
                f"{param.name}[enzyme_row]"
                if param.dims is None
                else f"{param.name} + enzyme_row * ({self._size(param.dims)})"
            )
            passed.append(item)
        store = f"{result}[enzyme_row] = " * bool(made.result)
        loop = f"    for (size_t enzyme_row = 0; enzyme_row < {size}; ++enzyme_row)"
        body = (loop, f"        {store}{made.name}({', '.join(passed)});")
        first = Param(size, Scalar("unsigned", 64), None)
        return CFunction(f"{made.name}_batch", f"{made.about}; stacks", None, (first, *params, *results), body)


def _request(name: str, slots: Sequence[str], entry: str, of: str, passed: Sequence[str]) -> list[str]:
    callee = f"{entry}__{name}"
    return [
        f"extern void {callee}(void *, ...);",
        f"static void {name}({', '.join(slots)}) {{ {callee}((void *){of}, {', '.join(passed)}); }}",
    ]
