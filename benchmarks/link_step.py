"""The link step against the compile of the same sources: by stages, by translation units, by requests; and again.

A second link takes from the cache what did not change; how much that saves is measured on units with a request each.

The sources are generated: each unit has functions of loops, branches and maths that call those of the unit before.
"""

from __future__ import annotations

import os
import resource
import shutil
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import wraps
from pathlib import Path
from typing import Any

from benchmarks.timing import command
from enzyme_build import differentiate, ir, pipeline
from enzyme_build.artifacts import LinkJob, OutputKind
from enzyme_build.toolchain import codegen, compilers, module_linker, optimizer
from enzyme_build.toolchain.compilers import Language

SIZES = ((1, 0), (10, 0), (100, 0), (1, 1), (10, 1), (10, 10), (100, 1), (100, 100))  # units, requests
FUNCTIONS = 4  # in a unit
STAGES: dict[str, list[tuple[Any, str]]] = {
    "merge": [(module_linker, "link")],
    "prepare": [(optimizer, "prepare")],
    "differentiator": [(ir, "parse_module"), (ir, "print_module"), (differentiate, "answer_requests")],
    "machine code": [(codegen, "optimised_object")],
}


@dataclass(frozen=True)
class Relinks:
    """Seconds of links of one program: each case with the drivers, and with the compiler behind them alone."""

    units: int
    compile: tuple[float, float]  # of a file
    links: dict[str, tuple[float, float]]  # ours, plain


@dataclass(frozen=True)
class Link:
    """Seconds; `lines` of prepared IR; `plain`: the user's own compiler from sources to program."""

    units: int
    requests: int
    lines: int
    compile: float
    link: float
    plain: float
    stages: dict[str, float] = field(default_factory=dict[str, float])

    @property
    def differentiator(self) -> float:
        return self.stages.get("differentiator", 0)


def measure(folder: Path) -> list[Link]:
    """One link of each size."""
    found: list[Link] = []
    for units, requests in SIZES:
        found.append(_measure(units, requests, folder / "link" / f"{units}-{requests}"))
        print(found[-1], file=sys.stderr, flush=True)
    return found


def relinks(folder: Path, units: int = 100) -> Relinks:
    """Links of a program after changes, the cache empty at first."""
    folder = folder / "relink"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    sources = _write_alone(units, folder)
    ours = str(Path(sys.executable).with_name("enzyme-cc"))
    plain = compilers.require(Language.C).command[0]
    before = {name: os.environ.get(name) for name in ("ENZYME_CACHE_DIR", "ENZYME_CACHE")}
    os.environ |= {"ENZYME_CACHE_DIR": str(folder / "cache"), "ENZYME_CACHE": "1"}
    try:
        found = {}
        command([ours, "-O2", "-c", str(sources[0]), "-o", str(_object(sources[0], ours))])
        each = [
            _time(lambda cc=cc: [_compile(cc, source) for source in sources]) / len(sources) for cc in (ours, plain)
        ]
        for case, (name, old, new) in _CHANGES.items():
            if name:
                source = folder / name
                source.write_text(source.read_text().replace(old, new))
                _compile(ours, source)
                _compile(plain, source)
            found[case] = (_time(lambda: _link(ours, sources)), _time(lambda: _link(plain, sources)))
            print(case, found[case], file=sys.stderr, flush=True)
        shutil.rmtree(folder / "cache")
        os.environ["ENZYME_CACHE"] = "0"
        found["without the cache"] = (_time(lambda: _link(ours, sources)), _time(lambda: _link(plain, sources)))
    finally:
        for name, value in before.items():
            os.environ.pop(name) if value is None else os.environ.update({name: value})
    return Relinks(units, (each[0], each[1]), found)


_CHANGES = {  # in which file, what, and what it becomes
    "the first one": ("", "", ""),
    "nothing changed": ("", "", ""),
    "a function that no request reaches": ("main.c", "s = 0", "s = 1"),
    "one function in one hundred": ("unit1.c", "0.01 * y[i]", "0.02 * y[i]"),
}


def _object(source: Path, cc: str) -> Path:
    return source.with_suffix(".o" if "enzyme" in cc else ".plain.o")


def _compile(cc: str, source: Path) -> None:
    asked = ["-Denzyme_plain"] if "enzyme" not in cc else []  # the compiler alone has no derivatives
    command([cc, "-O2", *asked, "-c", str(source), "-o", str(_object(source, cc))])


def _link(cc: str, sources: list[Path]) -> None:
    command(
        [cc, "-O2", *(str(_object(source, cc)) for source in sources), "-o", str(sources[0].with_name("out")), "-lm"]
    )


def _write_alone(units: int, folder: Path) -> list[Path]:
    """Units that share nothing, each with a request, and a main program that calls them."""
    sources: list[Path] = []
    for u in range(units):
        text = "#include <math.h>\n"
        for k in range(FUNCTIONS):
            text += _FUNCTION.format(u=u, k=k, a=0.1, b=0.2 + 0.1 * k, call=f" + f{u}_{k - 1}(x, y, n)" if k else "")
        sources.append(folder / f"unit{u}.c")
        sources[-1].write_text(text + _REQUEST.format(u=u, k=FUNCTIONS - 1))
    text = "#include <stdio.h>\ndouble x[8], dx[8], y[8], dy[8];\n"
    text += "".join(f"void g{u}(double *, double *, double *, double *, int);\n" for u in range(units))
    text += "int main(void) {\n    double s = 0;\n" + "".join(f"    g{u}(x, dx, y, dy, 8);\n" for u in range(units))
    sources.append(folder / "main.c")
    sources[-1].write_text(text + '    printf("%g\\n", s + dx[0]);\n    return 0;\n}\n')
    return sources


_REQUEST = """\
#ifndef enzyme_plain
extern int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...);
#endif
void g{u}(double *x, double *dx, double *y, double *dy, int n) {{
#ifdef enzyme_plain
    dx[0] += f{u}_{k}(x, y, n);
#else
    __enzyme_autodiff((void *)f{u}_{k}, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, n);
#endif
}}
"""


def _measure(units: int, requests: int, folder: Path) -> Link:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    sources = _write(units, requests, folder)
    objects = [source.with_suffix(".o") for source in sources]
    cc = str(Path(sys.executable).with_name("enzyme-cc"))
    compiled = _time(lambda: [command([cc, "-O2", "-c", str(s), "-o", str(o)]) for s, o in zip(sources, objects)])
    if not requests:
        words = ["-O2", *map(str, objects), "-o", str(folder / "program"), "-lm"]
        linked = _time(lambda: command([cc, *words]))
        return Link(units, requests, 0, compiled, linked, _plainly(sources, folder))
    job = LinkJob(tuple(objects), folder / "program", OutputKind.EXECUTABLE, 2, link_arguments=("-lm",))
    with _clocks() as (stages, prepared):
        linked = _time(lambda: pipeline.run(job))
    return Link(units, requests, prepared[0], compiled, linked, 0, stages)


def _plainly(sources: list[Path], folder: Path) -> float:
    cc = compilers.require(Language.C).command
    objects = [source.with_suffix(".plain.o") for source in sources]

    def build() -> None:
        for source, out in zip(sources, objects):
            command([*cc, "-O2", "-c", str(source), "-o", str(out)])
        command([*cc, *map(str, objects), "-o", str(folder / "plain"), "-lm"])

    return _time(build)


def _time(work: Callable[[], Any]) -> float:
    start = _used()
    work()
    return _used() - start


def _used() -> float:
    """Processor seconds of this process and of those that it started: others may use the machine, too."""
    times = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(t.ru_utime + t.ru_stime for t in times)


@contextmanager
def _clocks() -> Generator[tuple[dict[str, float], list[int]]]:
    """Seconds in the functions of each stage while the block runs, and the lines of each text that was prepared."""
    spent = dict.fromkeys(STAGES, 0.0)
    lines: list[int] = []
    kept = [(module, name, getattr(module, name)) for places in STAGES.values() for module, name in places]
    for stage, places in STAGES.items():
        for module, name in places:
            setattr(module, name, _clocked(getattr(module, name), spent, stage))
    prepare = optimizer.prepare

    def counted(text: str) -> str:
        prepared = prepare(text)
        lines.append(prepared.count("\n"))
        return prepared

    optimizer.prepare = counted
    try:
        yield spent, lines
    finally:
        for module, name, function in kept:
            setattr(module, name, function)


def _clocked(function: Callable[..., Any], spent: dict[str, float], stage: str) -> Callable[..., Any]:
    @wraps(function)
    def timed(*arguments: Any, **named: Any) -> Any:
        start = _used()
        try:
            return function(*arguments, **named)
        finally:
            spent[stage] += _used() - start

    return timed


# ---- the sources ------------------------------------------------------------------------------------------------
_FUNCTION = """\
__attribute__((noinline)) double f{u}_{k}(const double *x, double *y, int n) {{
    double s = 0;
    for (int i = 0; i < n; i++) {{
        double t = x[i] * {a} + y[(i + {k}) % n];
        if (t > {b}) y[i] += sin(t) * x[i];
        else y[i] -= t * t / (1 + x[i] * x[i]);
        for (int j = 0; j < i; j++) y[j] += 0.01 * y[i] * x[j], s += exp(-y[j] * y[j]);
    }}
    return s{call};
}}
"""


def _write(units: int, requests: int, folder: Path) -> list[Path]:
    sources: list[Path] = []
    for u in range(units):
        text = "#include <math.h>\n"
        for k in range(FUNCTIONS):
            before = f"f{u}_{k - 1}" if k else f"f{u - 1}_{FUNCTIONS - 1}" if u else ""
            text += f"double {before}(const double *, double *, int);\n" if before else ""
            call = f" + {before}(x, y, n)" if before else ""
            text += _FUNCTION.format(u=u, k=k, a=0.1 + 0.01 * u, b=0.2 + 0.1 * k, call=call)
        sources.append(folder / f"unit{u}.c")
        sources[-1].write_text(text)
    sources.append(folder / "main.c")
    sources[-1].write_text(_main(units, requests))
    return sources


def _main(units: int, requests: int) -> str:
    asked = [units - 1 - number * units // max(requests, 1) for number in range(requests)]
    names = [f"f{u}_{FUNCTIONS - 1}" for u in asked or [units - 1]]
    text = "#include <stdio.h>\nextern int enzyme_dup, enzyme_const;\ndouble __enzyme_autodiff(void *, ...);\n" * bool(
        asked
    )
    text = text or "#include <stdio.h>\n"
    text += "".join(f"double {name}(const double *, double *, int);\n" for name in names)
    text += "double x[8], dx[8], y[8], dy[8];\nint main(void) {\n"
    for name in names:
        given = f"(void *){name}, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, 8"
        text += f"    __enzyme_autodiff({given});\n" if asked else f'    printf("%g\\n", {name}(x, y, 8));\n'
    return text + '    printf("%g\\n", dx[0]);\n    return 0;\n}\n'
