"""Before the optimiser runs: what it must not fold away, inline or reason about; and afterwards, what is left of that.

Users may define the markers (`int enzyme_dup;`): a load from a global that nobody writes would fold to its initial
value, so markers become external.  A function about which something is registered must be called, as it was written,
until it has been differentiated: it is marked `noinline` and made `weak`, a definition that the linker could replace,
so that nothing is concluded from its body either (that it returns its argument, say).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from enzyme_build import rules
from enzyme_build.analysis import CallKind, Closure, base_of, called_function, classify
from enzyme_build.differentiate import more_iterations
from enzyme_build.differentiate.annotated_loops import ANNOTATION
from enzyme_build.differentiate.assembly import spell_out_assembly
from enzyme_build.differentiate.closures import open_trampolines
from enzyme_build.differentiate.declared_results import note_declared_results
from enzyme_build.differentiate.growth import inline_helpers
from enzyme_build.differentiate.late_rules import note_lost
from enzyme_build.differentiate.markers import MARKERS
from enzyme_build.differentiate.parsed_numbers import note_parsers
from enzyme_build.differentiate.promises import forget_promises
from enzyme_build.differentiate.registrations import (
    STATEMENTS,
    attach,
    collect,
    custom_kind,
    forget,
    inactive_globals,
    note,
    noted,
)
from enzyme_build.differentiate.rule_files import apply_rule_files
from enzyme_build.differentiate.standard_bodies import note_standard_bodies
from enzyme_build.differentiate.type_attributes import apply_type_attributes
from enzyme_build.differentiate.typed_integers import name_typed_integers
from enzyme_build.differentiate.variadic_calls import pass_behind
from enzyme_build.ir import (
    PTR,
    Alloca,
    Call,
    FloatType,
    Function,
    Instruction,
    Load,
    Module,
    Store,
    add_definitions,
    array,
    bare_name,
    is_pointer,
    scalar_types,
    tell_no_arguments_apart,
)
from enzyme_build.rule_files import RuleFile

_ACTS = frozenset({"invoke", "atomicrmw", "cmpxchg", "fence", "va_arg", "resume", "landingpad", "unreachable"})
_HOOK = re.compile(r"_Z14enzymeLogError|enzymeLogError$")  # what error estimates call, if the program defines it
_WORDS = re.compile(r"__enzyme_(?:function_like|allocation_like|inactive_global|shadow_globals)")


def protect(module: Module, rule_files: Iterable[RuleFile] = ()) -> None:
    """Make markers external, note what rule files and types say, keep functions that are spoken of, and put
    trampolines, inline assembly and arguments behind `...` in a form that is understood."""
    apply_rule_files(module, rule_files)
    note_declared_results(module)
    for variable in list(module.globals.values()):
        name = bare_name(variable.name)
        if name.rstrip("_").replace("diffe_", "enzyme_") in MARKERS:  # Fortran's compiler adds underscores
            variable.line = None
            variable.initializer = None
            variable.linkage = "external"
        elif is_registration(name) and variable.linkage in ("internal", "private"):
            variable.line = None
            variable.linkage = ""
    note_standard_bodies(module)
    note_parsers(module)
    hooks = [function for function in module.functions.values() if is_error_hook(function)]
    kept = list(collect(module))
    note_lost(module, kept)
    for function in [*kept, *hooks]:
        _keep(function)
    _keep_inactive_calls(module)
    _keep_inactive_accesses(module)
    for function in module.functions.values():
        if ANNOTATION in function.name:
            attach(function, "nounwind willreturn memory(argmem: read, inaccessiblemem: readwrite)")
        if function.is_declaration and "__enzyme_" in function.name:
            attach(function, "nomerge")  # two requests that differ in a function or a marker stay two
        if "__enzyme_iter" in function.name and not any(is_pointer(a.type) for a in function.arguments):
            attach(function, more_iterations.ATTRIBUTES)
    apply_type_attributes(module)
    tell_no_arguments_apart(module)
    forget_promises(module)
    _define(module)
    _leave_streams_whole(module)
    open_trampolines(module)
    spell_out_assembly(module)
    pass_behind(module)
    inline_helpers(module)
    name_typed_integers(module)  # behind what looks at functions' text


def _define(module: Module) -> None:
    """Library functions that the program could have written itself are defined (see `rules.DEFINITIONS`)."""
    for name, text in rules.DEFINITIONS.items():
        function = module.functions.get(name)
        if function is not None and function.is_declaration and _has_type_of(function, text):
            del module.functions[name]
            add_definitions(module, text)


def _leave_streams_whole(module: Module) -> None:
    """What is inside a stream its library makes, without shadows: bodies that look into it stay in the library, too.

    They are `available_externally` where they are templates of which the library has an instance.
    """
    for name, function in module.functions.items():
        if function.linkage == "available_externally" and rules.is_inside_stream(bare_name(name)):
            function.set_body(None)
            function.linkage = ""
            function.metadata.clear()
            function.drop_personality()


def _has_type_of(function: Function, text: str) -> bool:
    """The function is declared as the text defines it, or without its parameters."""
    header = re.search(
        rf"^define internal (\w+) @{re.escape(bare_name(function.name))}\(([^\n]*)\)", text, re.MULTILINE
    )
    type_ = function.function_type
    if header is None or header[1] != str(type_.result):
        return False
    return type_.variadic or [p.split()[0] for p in header[2].split(", ") if p] == [str(p) for p in type_.parameters]


def is_registration(name: str) -> bool:
    """True for the name of a global that tells something about functions or globals."""
    return bool(custom_kind(name) or _WORDS.search(name)) or any(s in name for s in STATEMENTS)


def _keep(function: Function) -> None:
    if function.is_declaration or noted(function, "enzyme_kept") is not None:
        return
    note(function, "enzyme_kept", function.linkage or "external")
    function.linkage = "weak"
    forget(function, r"\b(?:alwaysinline|noinline|inlinehint)\b")
    attach(function, "noinline")
    for argument in function.arguments:  # what a compiler concluded from the body already
        argument.attributes = re.sub(r"\breturned\b ?", "", argument.attributes)


def _keep_inactive_calls(module: Module) -> None:
    """A call that is inactive where it stands must not turn into something else: `pow(x, 2)` into a product, say."""
    groups = [ref for ref, text in module.attribute_groups.items() if '"enzyme_inactive"' in text]
    spelled = re.compile("|".join(['"enzyme_inactive"', *(rf"{ref}\b" for ref in groups)]))
    for call in _instructions_near(spelled, module):
        if isinstance(call, Call) and '"enzyme_inactive"' in module.expand_attributes(call.syntax.function_attributes):
            kept = f"{call.syntax.function_attributes} noinline nobuiltin"
            call.syntax = replace(call.syntax, function_attributes=kept)


def _keep_inactive_accesses(module: Module) -> None:
    """A number that goes through an inactive global must not go past it: `g = x * x; return g;` as `return x * x`."""
    inactive = {
        g for g in inactive_globals(module) if any(isinstance(t, FloatType) for t in scalar_types(g.value_type))
    }
    if not inactive:
        return
    named = re.compile("|".join(rf"@{re.escape(g.name)}(?![-\w.$])" for g in inactive))
    for access in _instructions_near(named, module):
        is_access = isinstance(access, Load | Store) and base_of(access.pointer) in inactive
        if is_access and "volatile" not in access.flags:
            access.flags = (*access.flags, "volatile")


def _instructions_near(pattern: re.Pattern[str], module: Module) -> Iterator[Instruction]:
    """Those of functions whose text has the pattern somewhere, and of functions that are parsed already."""
    for function in module.functions.values():
        if not function.is_declaration and (function.is_parsed or pattern.search(function.body_text or "")):
            yield from function.instructions()


def describe(module: Module) -> None:
    """What the optimiser was not allowed to conclude, and derivatives need: that a kept function only computes."""
    effects = Closure[Function, str](_own_effects)
    for function in module.functions.values():
        if noted(function, "enzyme_kept") is None or (found := effects.of(function)) & {"acts"}:
            continue
        note(function, "enzyme_computes")
        if "memory(" not in function.attribute_text and "reads" not in found:
            attach(function, "memory(none)")


def _own_effects(function: Function) -> tuple[set[str], list[Function]]:
    """Does a function read memory, or do anything else than compute its result?  And the functions that it calls."""
    if function.is_declaration:
        return {"acts"}, []
    effects: set[str] = set()
    called: list[Function] = []
    for instruction in function.instructions():
        callee = _callee_with_body(instruction)
        if callee is not None:
            called.append(callee)
        elif not _only_computes(instruction):
            effects.add("acts")
        elif isinstance(instruction, Load):
            effects.add("reads")
    return effects, called


def _callee_with_body(instruction: Instruction) -> Function | None:
    if not isinstance(instruction, Call) or classify(instruction) is not CallKind.DEFINED:
        return None
    return called_function(instruction)


def _only_computes(instruction: Instruction) -> bool:
    """Nothing but the result comes of it."""
    match instruction:
        case Call():
            callee = called_function(instruction)
            promised = callee is not None and "memory(none)" in callee.attribute_text
            return promised or classify(instruction) is CallKind.SCALAR
        case Load():
            return not instruction.ordering and "volatile" not in instruction.flags
        case Store():
            return isinstance(instruction.pointer, Alloca)
        case _:
            return instruction.opcode not in _ACTS


def _take_from_used(module: Module, name: str) -> None:
    """LLVM's lists of what must stay name it no longer."""
    for table in (module.globals.get("llvm.used"), module.globals.get("llvm.compiler.used")):
        if table is None or f"ptr @{name}" not in (table.initializer or ""):
            continue
        kept = [p for p in re.findall(r'ptr @(?:"[^"]*"|[-\w.$]+)', table.initializer or "") if p != f"ptr @{name}"]
        type_ = array(len(kept), PTR)
        table.value_type, table.initializer = type_, f"[{', '.join(kept)}]"
        table.line = f'@{table.name} = appending global {type_} {table.initializer}, section "llvm.metadata"'
        if not kept:
            del module.globals[table.name]


def _take_aliases(module: Module, name: str) -> None:
    """C++'s compilers give a static variable its name in C too, where it stands in `extern "C"`."""
    for alias in [alias for alias in module.aliases.values() if alias.target.split()[-1] == f"@{name}"]:
        _take_from_used(module, alias.name)
        del module.aliases[alias.name]


def release(module: Module) -> None:
    """Everything is differentiated: kept functions become ordinary ones, registrations go."""
    for name in list(module.globals):
        if is_registration(bare_name(name)) and "__enzyme_shadow_globals" not in name:
            _take_from_used(module, name)
            del module.globals[name]
            _take_aliases(module, name)
    for function in module.functions.values():
        linkage = noted(function, "enzyme_kept")
        if linkage is not None:
            function.linkage = "" if linkage == "external" else linkage
            forget(function, r'(?:"enzyme_[a-z_]*"(?:="[^"]*")?|\bnoinline\b)')


def is_error_hook(function: Function) -> bool:
    """Does it have the name of what error estimates call, in C or in C++?"""
    return _HOOK.match(bare_name(function.name)) is not None
