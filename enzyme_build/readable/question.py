"""A function of the program that asks for a derivative, as a user would write it, in LLVM's terms.

    void f_b(double *x, double *x_b, int n) { __enzyme_autodiff(f, x, x_b, n); }

The derivative becomes part of it, so that what is printed has the parameters that a reader expects.
"""

from __future__ import annotations

from dataclasses import dataclass

from enzyme_build.errors import RequestError
from enzyme_build.ir import (
    I32,
    PTR,
    VOID,
    Argument,
    Builder,
    Call,
    FloatType,
    Function,
    GlobalVariable,
    Module,
    Type,
    Value,
    bare_name,
    function_type,
    holds_float,
    is_pointer,
    quoted,
    struct,
)
from enzyme_build.readable.runtime import is_derivative

_ENTRIES = {"reverse": "__enzyme_autodiff", "forward": "__enzyme_fwddiff"}
_SHOWN = "enzyme_build.shown."


@dataclass(frozen=True)
class Question:
    """The derivative of the function `symbol`, in `mode`, with some parameters held `constant`."""

    symbol: str
    mode: str
    constant: frozenset[str]

    @property
    def root(self) -> str:
        """The symbol of the function that asks."""
        return f"{_SHOWN}{self.mode}.{self.symbol}"

    def ask(self, module: Module) -> None:
        """Add the function."""
        primal = module.functions[quoted(self.symbol)]
        names = [_name(argument) for argument in primal.arguments]
        if unknown := self.constant - set(names):
            known = ", ".join(f"`{name}`" for name in names)
            raise RequestError(f"`{self.symbol}` has no parameter `{min(unknown)}`", help=f"it has {known}")
        active = [
            name not in self.constant and (is_pointer(a.type) or holds_float(a.type))
            for a, name in zip(primal.arguments, names)
        ]
        is_shadowed = [
            is_active and (is_pointer(a.type) or self.mode == "forward")
            for a, is_active in zip(primal.arguments, active)
        ]
        types: list[Type] = []
        given: list[str] = []
        for argument, name, has_shadow in zip(primal.arguments, names, is_shadowed):
            types += [argument.type] * (1 + has_shadow)
            given += [f"{name}.v", *([f"d.{name}.v"] if has_shadow else [])]
        made = module.add_function(quoted(self.root), function_type(self._result(primal, active), types), given, "")
        builder = Builder(module, made.add_block("entry"))
        self._request(builder, made, primal, active, is_shadowed)

    def _result(self, primal: Function, active: list[bool]) -> Type:
        if self.mode == "forward":
            return primal.return_type if isinstance(primal.return_type, FloatType) else VOID
        adjoints = [a.type for a, is_active in zip(primal.arguments, active) if is_active and not is_pointer(a.type)]
        return struct(*adjoints) if len(adjoints) > 1 else adjoints[0] if adjoints else VOID

    def _request(
        self, builder: Builder, made: Function, primal: Function, active: list[bool], is_shadowed: list[bool]
    ) -> None:
        rest, values = list(made.arguments), list[Value]([primal])
        for is_active, has_shadow in zip(active, is_shadowed):
            marker = "enzyme_dup" if has_shadow else "enzyme_out" if is_active else "enzyme_const"
            values += [builder.load(I32, _marker(builder.module, marker)), rest.pop(0)]
            if has_shadow:
                values.append(rest.pop(0))
        entry = builder.module.declare(f"{_ENTRIES[self.mode]}_shown", made.return_type, [PTR], variadic=True)
        call = builder.call(entry, values, function_type(made.return_type, [PTR], True))
        builder.ret(call if made.return_type is not VOID else None)


def _name(argument: Argument) -> str:
    return bare_name(argument.name).removesuffix(".v") or f"a{argument.index}"


def _marker(module: Module, name: str) -> GlobalVariable:
    found = module.globals.get(name)
    return found if found is not None else module.add_global(GlobalVariable(name, I32, None, "external"))


def take_in(module: Module) -> None:
    """Let each derivative that only a question calls become part of it."""
    for function in module.functions.values():
        if not bare_name(function.name).startswith(_SHOWN) or function.is_declaration:
            continue
        for instruction in function.instructions():
            callee = instruction.callee if isinstance(instruction, Call) else None
            if isinstance(callee, Function) and is_derivative(callee) and not callee.is_declaration:
                words = callee.syntax.after_parameters.replace("noinline", "")
                callee.syntax.after_parameters = f"{words} alwaysinline"
                callee.header_text = None
