"""What did the user ask?  Finds calls of `__enzyme_autodiff` and its kin and reads their arguments.

After the function come, for each of its parameters, `[marker] primal [shadow …]`; see `markers` for what a marker
looks like and `arguments` for how they are read.  Without a marker a pointer is dup, an integer const, and a floating
number out (reverse mode) or dup (forward mode); a struct is dup if it holds a pointer.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from enzyme_build.analysis import address_of
from enzyme_build.differentiate.arguments import read_arguments, read_batch
from enzyme_build.differentiate.blame import blamed_on
from enzyme_build.differentiate.float_results import may_hold_float
from enzyme_build.differentiate.library_requests import name_of, with_body
from enzyme_build.differentiate.markers import function_in
from enzyme_build.differentiate.signatures import WITH_TANGENTS, Signature, has_seed
from enzyme_build.errors import RequestError, SourceLocation
from enzyme_build.ir import (
    VOID,
    Call,
    Function,
    GlobalVariable,
    Invoke,
    Load,
    Module,
    Store,
    Type,
    Value,
    bare_name,
    holds_pointer,
    location_of,
    parse_type,
)

MODES = {
    "__enzyme_autodiff": "reverse",
    "__enzyme_fwddiff": "forward",
    "__enzyme_error_estimate": "error",
    "__enzyme_augmentfwd": "augmented",
    "__enzyme_reverse": "split reverse",
    "__enzyme_fwdsplit": "split forward",
    "__enzyme_augmentsize": "size",
    "__enzyme_virtualreverse": "virtual",
    "__enzyme_batch": "batch",
}
HELPERS = (
    "__enzyme_iter", "__enzyme_call_inactive", "__enzyme_ignore_derivatives", "__enzyme_scale_gradient",
    "__enzyme_shadow", "__enzyme_float", "__enzyme_double", "__enzyme_integer", "__enzyme_pointer",
    "__enzyme_checkpoint_for", "__enzyme_checkpoint_while", "__enzyme_checkpoint_loop",
    "__enzyme_truncate_op_func", "__enzyme_truncate_mem_func", "__enzyme_truncate_mem_value",
    "__enzyme_expand_mem_value", "__enzyme_fixed_point",
)  # fmt: skip
DENSE = ("__enzyme_todense", "__enzyme_post_sparse_todense")  # see `dense_pointers`
KNOWN_ENTRY_POINTS = (*MODES, *HELPERS, *DENSE)


@dataclass(eq=False)
class Request:
    """One request; `shadows[k]` are those of parameter k, one a lane, or the first with the stride to the others.

    `width` is its number of lanes (1: no vector mode); `tape_size` what a tape that the caller owns may hold, in bytes.
    """

    call: Call | Invoke
    target: Function
    mode: str
    activities: list[str] = field(default_factory=list[str])
    primals: list[Value] = field(default_factory=list[Value])
    shadows: list[list[Value]] = field(default_factory=list[list[Value]])
    strides: list[Value | None] = field(default_factory=list[Value | None])
    by_reference: list[bool] = field(default_factory=list[bool])
    may_change: list[bool] = field(default_factory=list[bool])
    options: set[str] = field(default_factory=set[str])
    width: int = 1
    seeds: list[Value] = field(default_factory=list[Value])
    tape: Value | None = None
    is_callers_tape: bool = False
    tape_size: int | None = None

    @property
    def function(self) -> str:
        return name_of(self.target)

    @property
    def arguments(self) -> list[tuple[str, Type]]:
        return list(zip(self.activities, (a.type for a in self.target.arguments)))

    @property
    def at(self) -> SourceLocation:
        return location_of(self.call)

    @property
    def is_split(self) -> bool:
        return self.mode in ("augmented", "split reverse", "split forward", "size", "virtual")

    @property
    def signature(self) -> Signature:
        """The derivative that answers it."""
        mode = self.mode if self.mode in WITH_TANGENTS else "split" if self.is_split else "gradient"
        kinds = tuple("out" if a == "dup" and not holds_pointer(t) else a for a, t in self.arguments)
        result = self.target.return_type
        active = result is not VOID and "enzyme_const_return" not in self.options and may_hold_float(self.target)
        if active and mode == "gradient" and not has_seed(self.target, Signature(mode, kinds, active)):
            active = False
        return Signature(
            mode,
            kinds,
            active,
            returns_primal="enzyme_primal_return" in self.options,
            caller_may_change=tuple(self.may_change) if self.is_split else (),
            guarded="enzyme_runtime_activity" in self.options,
            width=self.width,
            strong_zero="enzyme_strong_zero" in self.options,
        )

    def __str__(self) -> str:
        arguments = ", ".join(f"{activity} {type_}" for activity, type_ in self.arguments)
        width = f" in {self.width} lanes" if self.width != 1 else ""
        return f"{self.at}  {self.mode} of `{self.function}` ({arguments}){width}"


def entry_point_of(name: str) -> str:
    """The entry point that a function's name contains; "" if it contains none."""
    name = bare_name(name)
    if "__enzyme_register_" in name:
        return ""
    return max((entry for entry in KNOWN_ENTRY_POINTS if entry in name), key=len, default="")


def request_calls(function: Function) -> list[Call | Invoke]:
    """The calls of entry points in a function; its body is parsed only if it mentions one."""
    if not function.is_parsed and "__enzyme_" not in (function.body_text or ""):
        return []
    return [
        i
        for i in function.instructions()
        if isinstance(i, (Call, Invoke)) and isinstance(i.callee, Function) and entry_point_of(i.callee.name)
    ]


def is_helper(call: Call | Invoke, module: Module) -> bool:
    """It asks for no derivative."""
    return entry_point_of(call.callee.name) in (*HELPERS, *DENSE) or _is_about_table(call, module)


def _is_about_table(request: Call | Invoke, module: Module) -> bool:
    """`__enzyme_virtualreverse` of a virtual table: a constant's address, or what an object begins with."""
    if entry_point_of(request.callee.name) != "__enzyme_virtualreverse" or not request.arguments:
        return False
    asked = request.arguments[0]
    if function_in(asked, module) is not None:
        return False
    base = address_of(asked).base
    if isinstance(base, GlobalVariable):
        return base.is_constant
    return isinstance(base, Load) and all(isinstance(u, Store) and u.value is request for u in request.users)


def read_request(call: Call | Invoke, module: Module) -> Request:
    with blamed_on(call):
        entry = entry_point_of(call.callee.name)
        arguments = list(call.arguments)
        if has_sret(call):
            arguments = arguments[1:]
        if not arguments:
            raise RequestError(f"`{entry}` needs the function to differentiate as its first argument")
        target = function_in(arguments[0], module)
        if target is None:
            raise RequestError(
                f"the first argument of `{entry}` is not a function that is known when linking",
                help="pass the function by its name",
            )
        if '"enzyme_registered"' not in target.attribute_text:
            target = with_body(target, module)
        if target.is_declaration and '"enzyme_registered"' not in target.attribute_text:
            raise RequestError(
                f"`{bare_name(target.name)}` has no body to differentiate",
                help="link the object, library or source that defines it, as bitcode",
            )
        request = Request(call, target, MODES[entry])
        if request.mode == "batch":
            read_batch(request, arguments[1:], module)
        else:
            read_arguments(request, arguments[1:], module)
        return request


def has_sret(call: Call | Invoke) -> bool:
    attributes = call.syntax.argument_attributes
    return bool(attributes) and "sret(" in attributes[0]


def returned_in_memory(call: Call | Invoke) -> Type:
    """The type of what the hidden first argument points to."""
    found = re.search(r"\bsret\((.*)\)", call.syntax.argument_attributes[0])
    assert found is not None
    text, depth = found[1], 0
    for place, letter in enumerate(text):
        depth += (letter in "([{<") - (letter in ")]}>")
        if depth < 0:
            text = text[:place]
            break
    return parse_type(call.function.module, text)
