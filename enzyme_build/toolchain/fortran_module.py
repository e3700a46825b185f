"""The Fortran module `enzyme`: Enzyme's markers, and entry points that take any arguments.

    use enzyme
    call enzyme_autodiff(f, x, dx)                          reverse mode: dx += the gradient
    slope = enzyme_fwddiff(f, enzyme_dup, x, dx)            forward mode: the tangent of a real(8) function
    tape = enzyme_augmentfwd(f, x, dx)                      split modes: a type(c_ptr), which comes last in
    call enzyme_reverse(f, x, dx, tape)                     (`enzyme_reverse_seeded`: the seed of a function before it)
    slope = enzyme_fwdsplit(f, enzyme_dup, x, dx, tape)
    call enzyme_register_gradient(f, augmented, reverse)    derivatives written by hand
    call enzyme_fixed_point(step, enzyme_fp_state, z, sizeof(z), p)
    call enzyme_inactivefn(f)                               what else there is to say of functions and module variables
    y = enzyme_stop_gradient(x)                             x, a constant for derivatives
    y = enzyme_scale_gradient(x, s)                         x, with s times its derivative
    call enzyme_checkpoint_loop(enzyme_revolve, 10, u, v)   first in a loop that changes u and v: see `annotated_loops`

A module file belongs to one version of one compiler, so it is compiled when a source first uses it, and kept.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from enzyme_build.errors import ToolchainError
from enzyme_build.toolchain.cache import cache_folder, digest
from enzyme_build.toolchain.cache import entry as cache_entry
from enzyme_build.toolchain.compilers import Tool

MOST_ARGUMENTS = 24
MOST_REGIONS = 10  # of memory that an annotated loop changes
_USES = re.compile(rb"^\s*use\s*(?:,\s*non_intrinsic\s*::)?\s*enzyme\b", re.IGNORECASE | re.MULTILINE)
_MARKERS = (
    "const dup dupnoneed out dupv dupnoneedv not_overwritten byref width interleave primal_return noret const_return "
    "active_return dup_return runtime_activity strong_zero nofree allocated tape scalar vector buffer revolve periodic "
    "store_all budget state fp_state fp_tolerance fp_most"
).split()
_TAPE, _SEED = "type(c_ptr)", "real(8)"
_ENTRIES: dict[str, tuple[str, str, tuple[str, ...]]] = {  # entry point, result, types of what comes last, by value
    "enzyme_autodiff": ("__enzyme_autodiff", "", ()),
    "enzyme_autodiff_value": ("__enzyme_autodiff", "real(8)", ()),
    "enzyme_fwddiff": ("__enzyme_fwddiff", "real(8)", ()),
    "enzyme_fwddiff_float": ("__enzyme_fwddiff", "real(4)", ()),
    "enzyme_fwddiff_subroutine": ("__enzyme_fwddiff", "", ()),
    "enzyme_augmentfwd": ("__enzyme_augmentfwd", "type(c_ptr)", ()),
    "enzyme_reverse": ("__enzyme_reverse", "", (_TAPE,)),
    "enzyme_reverse_seeded": ("__enzyme_reverse", "", (_SEED, _TAPE)),
    "enzyme_fwdsplit": ("__enzyme_fwdsplit", "real(8)", (_TAPE,)),
    "enzyme_fwdsplit_subroutine": ("__enzyme_fwdsplit", "", (_TAPE,)),
}
_REGISTRATIONS = {
    "gradient": ("f", "augmented", "reverse"),
    "derivative": ("f", "forward"),
    "splitderivative": ("f", "augmented", "forward"),
}
_OF_NUMBERS = {
    "enzyme_stop_gradient": ("__enzyme_ignore_derivatives", "x"),
    "enzyme_scale_gradient": ("__enzyme_scale_gradient", "x, s"),
}
_STATEMENTS = ("inactivefn", "shouldrecompute", "inactive_global")


def module_flags(tool: Tool, source: Path) -> list[str]:
    """The flags with which a source finds the module; none if it does not use it."""
    if not source.is_file() or not _USES.search(source.read_bytes()):
        return []
    return [f"-I{_compiled(tool)}"]


def module_text() -> str:
    """The source of the module."""
    lines = [
        "module enzyme",
        "  use, intrinsic :: iso_c_binding, only: c_int, c_ptr",
        "  implicit none",
        "  public",
    ]
    lines += [f'  integer(c_int), bind(C, name="enzyme_{m}") :: enzyme_{m}' for m in _MARKERS]
    for name, (entry, result, last) in _ENTRIES.items():
        lines.append(f"  interface {name}")
        for count in range(1, MOST_ARGUMENTS + 1):
            lines += _specific(f"{name}_{count}", entry, result, count, last)
        lines.append("  end interface")
    lines.append("  interface enzyme_fixed_point")
    for count in range(1, MOST_REGIONS + 1):
        lines += _fixed_point(count)
    lines += ["  end interface", "  interface enzyme_checkpoint_loop"]
    for count in range(MOST_REGIONS + 1):
        lines += _annotation(count)
    lines.append("  end interface")
    for name, (entry, arguments) in _OF_NUMBERS.items():
        lines += _of_numbers(name, entry, arguments)
    lines.append("  interface")
    for kind, names in _REGISTRATIONS.items():
        head = f"subroutine enzyme_register_{kind}({', '.join(names)})"
        lines.append(f'    {head} bind(C, name="__enzyme_register_{kind}_fortran")')
        lines += [f"      external :: {', '.join(names)}", "    end subroutine"]
    lines += [line for statement in _STATEMENTS for line in _said(statement)]
    return "\n".join([*lines, "  end interface", "end module", ""])


def _of_numbers(name: str, entry: str, arguments: str) -> list[str]:
    """A function of single or double precision, which changes no more than its derivative."""
    lines = [f"  interface {name}"]
    for kind in (4, 8):
        lines += [
            f'    pure real({kind}) function {name}_{kind}({arguments}) bind(C, name="{entry}_fortran_{kind}")',
            f"      real({kind}), value, intent(in) :: {arguments}",
            "    end function",
        ]
    return [*lines, "  end interface"]


def _said(statement: str) -> list[str]:
    """A call that says something about a function or a variable."""
    is_variable = statement == "inactive_global"
    return [
        f'    subroutine enzyme_{statement}(f) bind(C, name="__enzyme_{statement}_fortran")',
        *(["      type(*) :: f", "      !dir$ ignore_tkr(tkrc) f"] if is_variable else ["      external :: f"]),
        "    end subroutine",
    ]


def _specific(name: str, entry: str, result: str, count: int, last: tuple[str, ...]) -> list[str]:
    arguments = [f"a{k}" for k in range(1, count + 1)]
    behind = [f"b{k}" for k in range(len(last))]
    unit = "function" if result else "subroutine"
    head = f"{result} {unit}".strip()
    return [
        f"    {head} {name}(f, &",
        f'      {", ".join([*arguments, *behind])}) bind(C, name="{entry}_{name}")',
        "      import :: c_ptr",
        "      external :: f",
        *(f"      {type_}, value :: {b}" for type_, b in zip(last, behind)),
        *(f"      type(*) :: {a}(*)" for a in arguments),
        *(f"      !dir$ ignore_tkr {a}" for a in arguments),
        f"    end {unit}",
    ]


def _fixed_point(count: int) -> list[str]:
    names = [f"a{k}" for k in range(1, count + 1)]
    return [
        f"    subroutine enzyme_fixed_point_{count}(step, state, z, bytes, &",
        f'      {", ".join(names)}) bind(C, name="__enzyme_fixed_point_{count}")',
        "      import :: c_int",
        "      external :: step",
        "      integer(c_int) :: state",
        "      integer(8), value :: bytes",
        *(f"      type(*) :: {name}(*)" for name in ("z", *names)),
        *(f"      !dir$ ignore_tkr {name}" for name in ("z", *names)),
        "    end subroutine",
    ]


def _annotation(regions: int) -> list[str]:
    names = [f"a{k}" for k in range(regions)]
    return [
        f"    subroutine enzyme_checkpoint_loop_{regions}(scheme, &",
        f'      {", ".join(["number", *names])}) bind(C, name="__enzyme_checkpoint_loop_described_{regions}")',
        "      import :: c_int",
        "      integer(c_int) :: scheme",
        "      integer, value :: number",
        *(f"      type(*), dimension(..) :: {name}" for name in names),
        "    end subroutine",
    ]


def _compiled(tool: Tool) -> Path:
    """A folder with the module for this compiler."""
    text = module_text()
    return cache_entry(
        cache_folder() / f"fortran-{digest([tool.label, *tool.command, text])}", lambda f: _compile(tool, text, f)
    )


def _compile(tool: Tool, text: str, folder: Path) -> None:
    source = folder / "enzyme.f90"
    source.write_text(text)
    command = [*tool.command, "-fsyntax-only", f"-J{folder}", str(source)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=folder, check=False)
    if done.returncode != 0 or not (folder / "enzyme.mod").is_file():
        raise ToolchainError(f"the Fortran module `enzyme` does not compile\n{done.stderr.strip()}")
