"""What users say about their functions and globals, from every spelling of it.

A registration is a global whose name contains one of `REGISTRATIONS` and whose initial value lists functions and
words; a call of a function with such a name (Fortran has no constant function pointers); an annotation in the source;
or metadata of a function.  `collect` turns all of them into two things that survive the optimiser: attributes of the
function, and for custom derivatives a global of the first kind.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher, get_close_matches

from enzyme_build.analysis import resolve_function
from enzyme_build.differentiate.markers import function_in
from enzyme_build.errors import RegistrationError, SourceLocation, blame
from enzyme_build.ir import (
    PTR,
    Call,
    Constant,
    ConstantAggregate,
    ConstantExpression,
    ConstantInt,
    ConstantNull,
    Function,
    GlobalValue,
    GlobalVariable,
    Module,
    array,
    bare_name,
    initializer_of,
    location_of,
    metadata_node,
    variable_location,
)

STEP = "enzyme_step"  # of a loop of ours, whose derivative is not that of its body: the step that it repeats
REGISTER = "__enzyme_register_"
_BY_ADDRESS = re.compile(r"byref_\d+")  # that parameter takes an address, as its type says, too
CUSTOM = {"gradient": 3, "derivative": 2, "splitderivative": 3}  # how many functions each kind of rule lists
STATEMENTS = {
    "__enzyme_inactivefn": "enzyme_inactive",
    "__enzyme_nofree": "enzyme_nofree",
    "__enzyme_shouldrecompute": "enzyme_shouldrecompute",
}
PREFIX = "__enzyme_"
# What the name of a global may contain; it may go on as the program likes.
KNOWN = (
    *(f"{REGISTER}{kind}" for kind in CUSTOM),
    *STATEMENTS,
    "__enzyme_inactive_global",
    "__enzyme_function_like",
    "__enzyme_allocation_like",
    "__enzyme_shadow_globals",
)
_ALIKE = 0.9
SPOKEN = (*STATEMENTS, "__enzyme_inactive_global")  # calls with such names say it, too
_METADATA = {
    ("enzyme_augment", "enzyme_gradient"): "gradient",
    ("enzyme_derivative",): "derivative",
    ("enzyme_augment", "enzyme_splitderivative"): "splitderivative",
}
_ANNOTATIONS = ("inactive", "nofree", "shouldrecompute", "function_like")
_ANNOTATION = re.compile(rf"enzyme_({'|'.join(_ANNOTATIONS)})(?:\s*=\s*(\w+))?")


SHADOW_MAY_BE_PRIMAL = "enzyme_shadow_may_be_primal"  # of a rule's function: then the memory is inactive


@dataclass(frozen=True)
class CustomRule:
    """Derivatives written by hand: `parts` are (augmented, reverse), (forward) or (augmented, forward)."""

    kind: str
    function: Function
    parts: tuple[Function, ...]

    @property
    def is_offered(self) -> bool:
        """Another file has made it, from a body."""
        return noted(self.parts[0], SHADOW_MAY_BE_PRIMAL) is not None


def collect(module: Module) -> Iterator[Function]:
    """Write all registrations down as attributes and globals; answers the functions that must be kept as they are."""
    _from_calls(module)
    _from_metadata(module)
    yield from _from_annotations(module)
    for variable in list(module.globals.values()):
        name = bare_name(variable.name)
        if PREFIX in name:
            with blame(variable_location(module, variable.line)):
                yield from _from_variable(module, variable, name)
    for function in module.functions.values():
        if re.search(r'"enzyme_(inactive|math|shouldrecompute|allocator|deallocator)"', function.attribute_text):
            yield function


def _from_variable(module: Module, variable: GlobalVariable, name: str) -> Iterator[Function]:
    _check_known(variable, name)
    if custom_kind(name):
        rule = read_rule(module, variable)
        yield note(rule.function, "enzyme_registered")
    for statement, attribute in STATEMENTS.items():
        if statement in name:
            yield note(_first_function(module, variable), attribute)
    if "__enzyme_function_like" in name:
        function, like = _contents(module, variable, 2)
        yield note(_function(function, name), "enzyme_math", _word(like, name))
    if "__enzyme_allocation_like" in name:
        yield from _allocator(module, variable)


def _check_known(variable: GlobalVariable, name: str) -> None:
    """Whoever lists functions in a global of such a name says something of them, and must be heard."""
    lists = "@" in (variable.initializer or "")
    if not lists or name.startswith("_ZZ") or any(known in name for known in KNOWN):  # _ZZ: a local of a C++ function
        return
    written = PREFIX + name.partition(PREFIX)[2]
    alike = {
        known: max(SequenceMatcher(None, known, written[: len(known) + more]).ratio() for more in (-1, 0, 1))
        for known in KNOWN
    }
    close = max(KNOWN, key=lambda known: alike[known])
    raise RegistrationError(
        f"`{name}` is no registration that is known: it would have no effect",
        help=f"did you mean `{close}`?" if alike[close] > _ALIKE else f"known are {', '.join(KNOWN)}",
    )


def custom_kind(name: str) -> str:
    """The kind of custom derivative that a global's (or function's) name registers; "" if none."""
    found = re.search(rf"{REGISTER}(gradient|derivative|splitderivative)", name)
    return found[1] if found else ""


def note(function: Function, attribute: str, value: str = "") -> Function:
    """Say something about a function in its attributes."""
    text = f'"{attribute}"="{value}"' if value else f'"{attribute}"'
    if text not in function.attribute_text:
        attach(function, text)
    return function


def keep_inactive(made: Function) -> Function:
    """A helper that derivatives call as it is, and that has none itself."""
    made.syntax.after_parameters = 'noinline "enzyme_kept"="internal"'
    return note(made, "enzyme_inactive")


def attach(function: Function, attribute: str) -> None:
    """Give a function an attribute: behind `unnamed_addr`, in front of its section, comdat and personality."""
    rest = function.syntax.after_parameters
    start = re.match(r"(?:(?:local_)?unnamed_addr\b\s*)?(?:addrspace\(\d+\)\s*)?", rest)
    assert start is not None
    function.syntax.after_parameters = f"{start[0].strip()} {attribute} {rest[start.end() :]}".strip()
    function.header_text = None


NO_NUMBERS = "no numbers"  # value of the attribute "enzyme_inactive": it writes none, but integers and text


def noted(function: Function, attribute: str) -> str | None:
    """What `note` said last; None if nothing."""
    found = re.findall(rf'"{attribute}"(?:="([^"]*)")?', function.attribute_text)
    return found[-1] if found else None


def is_own(function: Function) -> bool:
    """This package has written it, and not the program."""
    return bare_name(function.name).startswith("enzyme_build.")


def forget(function: Function, pattern: str) -> None:
    """Take attributes back, wherever they are written."""
    groups = function.module.attribute_groups
    words = [groups.get(w, w) if w.startswith("#") else w for w in function.syntax.after_parameters.split()]
    kept = re.sub(rf"\s*{pattern}", "", " ".join(words)).strip()
    function.syntax.after_parameters = kept
    function.header_text = None


# ---- custom derivatives --------------------------------------------------------------------------------------
def rules_of(module: Module) -> dict[Function, dict[str, CustomRule]]:
    """The custom derivatives of each function, by kind.

    Raises RegistrationError for two of one kind.
    """
    found: dict[Function, dict[str, CustomRule]] = {}
    for variable in module.globals.values():
        if custom_kind(bare_name(variable.name)):
            rule = read_rule(module, variable)
            known = found.setdefault(rule.function, {})
            if known.setdefault(rule.kind, rule) != rule:
                raise RegistrationError(f"two custom {rule.kind}s are registered for `{bare_name(rule.function.name)}`")
    return found


def read_rule(module: Module, variable: GlobalVariable) -> CustomRule:
    name = bare_name(variable.name)
    kind = custom_kind(name)
    functions = [_function(c, name) for c in _contents(module, variable, CUSTOM[kind], _BY_ADDRESS)]
    return CustomRule(kind, functions[0], tuple(functions[1:]))


def _contents(
    module: Module, variable: GlobalVariable, count: int, more: re.Pattern[str] | None = None
) -> list[Constant]:
    """The members of a registration's initial value, casts taken off; behind them may stand words like `more`."""
    name = bare_name(variable.name)
    initial = initializer_of(module, variable)
    found = list(_leaves(initial, module)) if initial is not None else []
    if not found or all(isinstance(c, ConstantNull) for c in found):
        raise RegistrationError(
            f"the registration `{name}` has no initial value that is known when linking",
            help="initialise it with the names of functions, in the file that defines it",
        )
    rest = found[count:] if more is not None else []
    is_known = all(isinstance(c, GlobalVariable) and more and more.fullmatch(_word(c, name)) for c in rest)
    if len(found) - len(rest) != count or not is_known:
        raise RegistrationError(f"the registration `{name}` lists {len(found)} items, but {count} are expected")
    return found[:count]


def _leaves(constant: Constant, module: Module) -> Iterator[Constant]:
    match constant:
        case ConstantAggregate(elements=elements):
            for element in elements:
                yield from _leaves(element, module)
        case ConstantExpression(opcode="bitcast" | "addrspacecast" | "inttoptr" | "ptrtoint", operands=(inner,)):
            yield from _leaves(inner, module)
        case _:
            yield resolve_function(constant, module) or constant


def _function(constant: Constant, registration: str) -> Function:
    if not isinstance(constant, Function):
        raise RegistrationError(
            f"the registration `{registration}` names something that is not a function",
            help="list functions by their names",
        )
    return constant


def _first_function(module: Module, variable: GlobalVariable) -> Function:
    initial = initializer_of(module, variable)
    first = next(iter(_leaves(initial, module)), None) if initial is not None else None
    if first is None:
        raise RegistrationError(f"the registration `{bare_name(variable.name)}` has no initial value")
    return _function(first, bare_name(variable.name))


def _word(constant: Constant, registration: str) -> str:
    """The characters of a string constant."""
    if isinstance(constant, GlobalVariable) and constant.initializer is not None:
        found = re.search(r'c"((?:[^"\\]|\\.)*)"', constant.initializer)
        if found is not None:
            return re.sub(r"\\00$", "", found[1])
    raise RegistrationError(f"the registration `{registration}` needs a string here")


# ---- other spellings -----------------------------------------------------------------------------------------
def _from_calls(module: Module) -> None:
    """`call f__enzyme_register_gradient(f, augmented, reverse)`: a global, and no call any more."""
    said = re.compile("|".join([REGISTER, *SPOKEN]))
    for function in list(module.functions.values()):
        if function.is_declaration or (not function.is_parsed and not said.search(function.body_text or "")):
            continue
        for call in [i for i in function.instructions() if isinstance(i, Call)]:
            name = bare_name(call.callee.name) if isinstance(call.callee, Function) else ""
            kind = custom_kind(name)
            if not kind:
                if spoken := next((s for s in SPOKEN if s in name), ""):
                    _state(module, spoken, call)
                continue
            with blame(location_of(call)):
                parts = [function_in(a, module) for a in call.arguments]
                if None in parts or len(parts) != CUSTOM[kind]:
                    raise RegistrationError(f"`{bare_name(call.callee.name)}` takes {CUSTOM[kind]} functions")
            _register(module, kind, [p for p in parts if p is not None])
            call.erase()


def _state(module: Module, statement: str, call: Call) -> None:
    """`call enzyme_inactivefn(f)`"""
    said = call.arguments[0] if len(call.arguments) == 1 else None
    if not isinstance(said, GlobalValue):
        with blame(location_of(call)):
            raise RegistrationError(f"`{bare_name(call.callee.name)}` takes a function or a variable by its name")
    name = f"{statement}_{bare_name(said.name)}"
    module.add_global(GlobalVariable(name, array(1, PTR), f"[ptr @{said.name}]"))
    call.erase()


def _from_metadata(module: Module) -> None:
    for variable in list(module.globals.values()):
        found = re.search(r"!enzyme_shadow (![0-9]+|!\{[^}]*\})", variable.line or "")
        if found is not None:
            shadow = _named_by(module, found[1])
            if not isinstance(shadow, GlobalVariable):
                name = bare_name(variable.name)
                raise RegistrationError(f"the metadata `!enzyme_shadow` of `{name}` does not name a global")
            _register_shadow(module, variable, shadow)
    for function in list(module.functions.values()):
        if not any(key.startswith("enzyme_") for key in function.metadata):
            continue
        for keys, kind in _METADATA.items():
            if all(key in function.metadata for key in keys):
                parts = [_function_of_metadata(module, function, key) for key in keys]
                _register(module, kind, [function, *parts])
        for key in [k for k in function.metadata if k.startswith("enzyme_")]:
            del function.metadata[key]
            function.header_text = None


def _function_of_metadata(module: Module, function: Function, key: str) -> Function:
    symbol = _named_by(module, function.metadata[key])
    if not isinstance(symbol, Function):
        raise RegistrationError(f"the metadata `!{key}` of `{bare_name(function.name)}` does not name a function")
    return symbol


def _named_by(module: Module, reference: str) -> GlobalValue | None:
    """The one symbol that a metadata node names."""
    operands = metadata_node(module, reference).operands
    found = re.fullmatch(r"ptr @([-\w.$]+|\"[^\"]+\")", operands[0]) if len(operands) == 1 else None
    return module.symbol(found[1]) if found else None


def _register(module: Module, kind: str, functions: list[Function]) -> None:
    text = ", ".join(f"ptr @{f.name}" for f in functions)
    name = f"{REGISTER}{kind}_{bare_name(functions[0].name)}"
    module.add_global(GlobalVariable(name, array(len(functions), PTR), f"[{text}]"))


def _register_shadow(module: Module, variable: GlobalVariable, shadow: GlobalVariable) -> None:
    name = f"__enzyme_shadow_globals.{bare_name(variable.name)}"
    module.add_global(GlobalVariable(name, array(2, PTR), f"[ptr @{variable.name}, ptr @{shadow.name}]"))


def _from_annotations(module: Module) -> Iterator[Function]:
    """`__attribute__((annotate("enzyme_inactive")))` on functions and on globals, `annotate("enzyme_shadow", &s)`."""
    table = module.globals.get("llvm.global.annotations")
    initial = initializer_of(module, table) if table is not None else None
    if not isinstance(initial, ConstantAggregate):
        return
    for entry in initial.elements:
        assert isinstance(entry, ConstantAggregate)
        target, text, file, line = entry.elements[:4]
        if not isinstance(text, GlobalVariable) or "enzyme_" not in (text.initializer or ""):
            continue
        said = _word(text, "annotate")
        if said == "enzyme_shadow" and isinstance(target, GlobalVariable):
            shadow = _first_of_annotation(module, entry)
            if not isinstance(shadow, GlobalVariable):
                place = _place_of_annotation(file, line)
                raise RegistrationError(f"the annotation `{said}` takes the address of a global", place)
            if module.layout.size_of(shadow.value_type) != module.layout.size_of(target.value_type):
                said = (
                    f"`{bare_name(shadow.name)}` has another size than `{bare_name(target.name)}`, whose shadow it is"
                )
                raise RegistrationError(said, _place_of_annotation(file, line))
            _register_shadow(module, target, shadow)
            continue
        found = _ANNOTATION.fullmatch(said)
        if found is None or (found[2] is None) == (found[1] == "function_like"):
            raise _unknown_annotation(said, file, line)
        function = resolve_function(target, module)
        if function is not None and found[1] == "function_like":
            yield note(function, "enzyme_math", found[2])
        elif function is not None:
            yield note(function, f"enzyme_{found[1]}")
        elif isinstance(target, GlobalVariable) and found[1] == "inactive":
            made = GlobalVariable(f"__enzyme_inactive_global.{bare_name(target.name)}", PTR, f"@{target.name}")
            module.add_global(made)
        elif isinstance(target, GlobalVariable):
            raise RegistrationError(
                f"the annotation `{said}` is about functions, and this is none", _place_of_annotation(file, line)
            )


def _first_of_annotation(module: Module, entry: ConstantAggregate) -> Constant | None:
    """What the source gives it behind its text."""
    given = entry.elements[4] if len(entry.elements) > 4 else None
    listed = initializer_of(module, given) if isinstance(given, GlobalVariable) else None
    return next(iter(_leaves(listed, module)), None) if listed is not None else None


def _unknown_annotation(said: str, file: Constant, line: Constant) -> RegistrationError:
    known = [f"enzyme_{name}" + "=NAME" * (name == "function_like") for name in _ANNOTATIONS]
    close = get_close_matches(said, known, 1)
    return RegistrationError(
        f"the annotation `{said}` is not known",
        _place_of_annotation(file, line),
        help=f"did you mean `{close[0]}`?" if close else f"known are {', '.join(known)}",
    )


def _place_of_annotation(file: Constant, line: Constant) -> SourceLocation:
    return SourceLocation(_word(file, "annotate"), line.value if isinstance(line, ConstantInt) else 0)


def inactive_globals(module: Module) -> set[GlobalVariable]:
    """The globals that were declared inactive."""
    found: set[GlobalVariable] = set()
    for variable in module.globals.values():
        if "__enzyme_inactive_global" in variable.name:
            initial = initializer_of(module, variable)
            if initial is not None:
                found |= {leaf for leaf in _leaves(initial, module) if isinstance(leaf, GlobalVariable)}
    return found


def _allocator(module: Module, variable: GlobalVariable) -> Iterator[Function]:
    """{allocator, (void *)argument with the size, "arguments of the release: -1 is the memory", release}."""
    name = bare_name(variable.name)
    allocator, size, order, release = _contents(module, variable, 4)
    position = size.value if isinstance(size, ConstantInt) else 0
    arguments = _word(order, name)
    if not re.fullmatch(r"-?\d+(,-?\d+)*", arguments) or "-1" not in arguments.split(","):
        raise RegistrationError(
            f"the registration `{name}` passes {arguments!r} to the releasing function",
            help="list positions of the allocator's arguments, and -1 for the memory, between commas",
        )
    freed_by, made_by = _function(release, name), _function(allocator, name)
    yield note(made_by, "enzyme_allocator", f"{position}:{arguments}:{bare_name(freed_by.name)}")
    yield note(freed_by, "enzyme_deallocator", str(arguments.split(",").index("-1")))
