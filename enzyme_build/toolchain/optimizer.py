"""LLVM's optimiser before and after differentiation.

`prepare` makes derivatives cheap: the whole program is simplified and inlined, but loops keep their shape (no
vectorising, no unrolling), and end in canonical form (loop-simplify, LCSSA, one exit a function).
`finish` makes code fast: the level that the user asked for, vectorising included.
Both take and give LLVM's text.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable
from typing import Any

from enzyme_build.errors import InternalError, ToolchainError
from enzyme_build.toolchain import only_calls
from enzyme_build.toolchain.initialisers import in_arrays
from enzyme_build.toolchain.llvm import Workspace, llvm, llvm_version, text_of, workspace

PREPARE_LEVEL = 2
DIFFERENTIATE_FIRST = "ENZYME_DIFFERENTIATE_FIRST"  # set by the benchmark alone
_NO_UNROLLING = "llvm.loop.unroll.disable"  # left on every loop by -fno-unroll-loops, with which we compile
_TYPE_TEST = re.compile(r"(= )(?:tail |notail )?call i1 @llvm\.(?:public\.)?type\.test\([^\n]*")
_ATTRIBUTES = re.compile(r"^attributes #\d+ = [^\n]*$", re.MULTILINE)
_OPTNONE_GROUP = re.compile(r"^(attributes #\d+ = \{[^\n]*\boptnone\b[^\n]*)$", re.MULTILINE)


def drop_optnone(text: str) -> str:
    """Let functions that were compiled at -O0 be optimised: there clang marks every function `noinline optnone`."""

    def group(found: re.Match[str]) -> str:
        return re.sub(r"\b(?:optnone|noinline) ", "", found[1])

    return _OPTNONE_GROUP.sub(group, text)


def prepare(text: str) -> str:
    """The module simplified for differentiation; with `DIFFERENTIATE_FIRST` set, only brought into canonical form.

    That is for measuring what simplifying first is worth, as a compiler does that differentiates what was written.
    """
    with workspace() as memory:
        module = parse_text(only_calls.bound(text), memory)
        machine = target_machine(module.triple, PREPARE_LEVEL)
        if not os.environ.get(DIFFERENTIATE_FIRST):
            _run_pipeline(module, machine, PREPARE_LEVEL)
        _canonicalise(module, machine)
        return text_of(module)


def promote(text: str) -> str:
    """The module with its variables in registers, and every access to other memory where the source has it."""
    with workspace() as memory:
        module = parse_text(text, memory)
        _canonicalise(module, target_machine(module.triple, PREPARE_LEVEL))
        return str(module)


def prepare_to_read(text: str) -> str:
    """The module as its source has it, with variables in registers: loops and calls stay what they are."""
    return _with_passes(text, ("always_inliner", "sroa", "simplify_cfg", "global_dead_code_eliminate"), True)


def tidy(text: str) -> str:
    """The module without what differentiation leaves behind: memory that registers can be, dead code and loops."""
    once = ("sroa", "sccp", "aggressive_dce", "simplify_cfg")
    return _with_passes(
        text, ("always_inliner", *once, "loop_deletion", "sinking", *once, "global_dead_code_eliminate"), False
    )


def _with_passes(text: str, names: Iterable[str], is_canonical: bool) -> str:
    with workspace() as memory:
        module = parse_text(text, memory)
        machine = target_machine(module.triple, PREPARE_LEVEL)
        passes = llvm().create_new_module_pass_manager()
        for name in names:
            getattr(passes, f"add_{name}_pass")()
        passes.run(module, llvm().create_pass_builder(machine, llvm().create_pipeline_tuning_options(PREPARE_LEVEL)))
        if is_canonical:
            _canonicalise(module, machine)
        return text_of(module)


def ready_to_finish(text: str, has_derivatives: bool = False) -> str:
    """The text as `finish` takes it: without what served differentiation, and with inlining bounded."""
    bounded = only_calls.bound(text) if has_derivatives else text
    return in_arrays(allow_unrolling(_without_type_tests(bounded)))


def finish(text: str, level: int, memory: Workspace, short_vectors: bool = True) -> Any:
    """The module optimised for speed, in LLVM's memory, ready for code generation.

    In derivatives `short_vectors` do harm: adjoints of neighbours, added in one loop iteration after the other, must
    not be joined, or the next iteration's load overlaps with two stores and waits until they have reached the cache.
    """
    module = parse_text(text, memory)
    machine = target_machine(module.triple, level)
    _run_pipeline(module, machine, level, fast_loops=level > 1, short_vectors=level > 1 and short_vectors)
    return module


def _without_type_tests(text: str) -> str:
    """The text without what says the static types of virtual calls: a loop with such a test is not vectorised."""
    return _TYPE_TEST.sub(r"\1or i1 true, true", text) if "type.test(" in text else text


def allow_unrolling(text: str) -> str:
    """The text without the mark that kept loops as they were written."""
    return text.replace(f'!{{!"{_NO_UNROLLING}"}}', '!{!"enzyme_build.loop"}')


def without_unrolling_mark(data: bytes) -> bytes:
    """The same for a file of bitcode, in which names of metadata are plain bytes (the new name has as many)."""
    return data.replace(_NO_UNROLLING.encode(), b"enzyme_build.loop".ljust(len(_NO_UNROLLING), b"."))


def for_processor(text: str, processor: str) -> str:
    """The module with all its code meant for one processor (a name that LLVM knows, or `native`)."""
    name = llvm().get_host_cpu_name() if processor == "native" else processor

    def group(found: re.Match[str]) -> str:
        return re.sub(r'"target-cpu"="[^"]*"|"(?:target-features|tune-cpu)"="[^"]*"', _chosen(name), found[0])

    return _ATTRIBUTES.sub(group, text)


def _chosen(name: str) -> Callable[[re.Match[str]], str]:
    return lambda found: f'"target-cpu"="{name}"' if found[0].startswith('"target-cpu"') else ""


def parse_text(text: str, memory: Workspace) -> Any:
    """The text in LLVM's memory, verified: what does not parse or verify was written wrongly by this package."""
    try:
        module = memory.parse_text(text)
        module.verify()
    except RuntimeError as error:
        raise InternalError(f"this package wrote LLVM text that LLVM refuses: {error}") from None
    return module


def target_machine(triple: str, level: int) -> Any:
    """A code generator for the target; processor and features come from each function's own attributes."""
    triple = triple or llvm().get_default_triple()
    try:
        target = llvm().Target.from_triple(triple)
    except RuntimeError:
        raise ToolchainError(
            f"LLVM {llvm_version()} makes no code for the target `{triple}` that the bitcode names",
            help=f"compile for a target that it knows, such as `{llvm().get_default_triple()}`",
        ) from None
    return target.create_target_machine(opt=level, reloc="pic", codemodel="default")


def run_pipeline(module: Any, machine: Any, level: int) -> None:
    """All that makes code fast, of a module in LLVM's memory."""
    _run_pipeline(module, machine, level, fast_loops=level > 1)


def _run_pipeline(module: Any, machine: Any, level: int, fast_loops: bool = False, short_vectors: bool = False) -> None:
    options = llvm().create_pipeline_tuning_options(level)
    options.loop_vectorization = fast_loops
    options.slp_vectorization = short_vectors
    options.loop_interleaving = fast_loops
    options.loop_unrolling = fast_loops
    builder = llvm().create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)


def _canonicalise(module: Any, machine: Any) -> None:
    builder = llvm().create_pass_builder(machine, llvm().create_pipeline_tuning_options(PREPARE_LEVEL))
    passes = llvm().create_new_module_pass_manager()
    passes.add_sroa_pass()
    passes.add_unify_function_exit_nodes_pass()
    passes.add_loop_simplify_pass()
    passes.add_lcssa_pass()
    passes.run(module, builder)
