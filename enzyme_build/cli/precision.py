"""`enzyme-build precision`: how exact is a function, and which of its variables need double precision?"""

from __future__ import annotations

import argparse
import difflib
import json
import math
from pathlib import Path
from typing import Any, cast

from enzyme_build.cli import parsers
from enzyme_build.errors import SettingsError

TAKES_ALL = True
_DESCRIPTION = """\
Estimates the rounding error of a function by reverse mode, by source variable and by source line, and says which
variables can be in single precision so that its result changes by no more than a tolerance. The choice is measured: a
build with exactly these numbers rounded is run on the inputs, and timed. FILE is a source, bitcode, or an archive;
further arguments are a compiler's or linker's (-I, -D, -l)."""

_EXAMPLES = (
    (
        "enzyme-build precision arc.c --function arc_length --inputs arc.npz --tolerance 1e-6",
        "which variables can be float, where the result may change by 1e-6",
    ),
    (
        "enzyme-build precision cg.f90 --function solve --inputs a.npz --inputs b.npz --tolerance 1e-8 --relative",
        "on two samples, relative to the largest element of the result",
    ),
    (
        "enzyme-build precision price.cpp --function price --inputs market.npz --tolerance 1e-3 --stacked "
        "--html price.html",
        "one sample for each element along the first axis; a page to look at",
    ),
    (
        "enzyme-build precision price.c --function price --inputs a.npz --tolerance 1e-3 --approximate exp=1e-4",
        "what an exp with a relative error of 1e-4 would do",
    ),
)


def register(subparsers: Any) -> None:
    """Describe the command."""
    parser = parsers.add(
        subparsers,
        "precision",
        _DESCRIPTION,
        _EXAMPLES,
        usage="enzyme-build precision FILE... --function NAME --inputs FILE --tolerance T [options]",
        allow_abbrev=False,
    )
    _add_own_options(parser)
    parser.add_argument("arguments", nargs="*", metavar="FILE", help="sources, and compiler options")


def _add_own_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--function", default="", metavar="NAME", help="the function whose result is to be exact")
    parser.add_argument("--inputs", action="append", type=Path, default=[], metavar="FILE", help="an .npz with an "
                        "array for each parameter, by its name (repeatable: several samples)")  # fmt: skip
    parser.add_argument("--stacked", action="store_true", help="the first axis of the arrays counts samples")
    parser.add_argument("--tolerance", default="", metavar="T", help="how much the result may change")
    parser.add_argument("--relative", action="store_true", help="as a part of the result's largest element")
    parser.add_argument("--bfloat16", action="store_true", help="for bfloat16 instead of float32")
    parser.add_argument("--optimistic", action="store_true", help="decide by the estimate, not by the bound")
    parser.add_argument(
        "--keep", action="append", default=[], metavar="VARIABLE", help="which stays double (repeatable)"
    )
    parser.add_argument("--approximate", action="append", default=[], metavar="F=ERROR", help="what a relative error "
                        "of a mathematical function does, or FILE.c:NAME in its place (repeatable)")  # fmt: skip
    parser.add_argument("--out", action="append", default=[], metavar="NAME", help="a parameter that is only written")
    parser.add_argument("--inout", action="append", default=[], metavar="NAME", help="one that is read and written")
    parser.add_argument(
        "--array", action="append", default=[], metavar="NAME=N[,M]", help="lengths that no source says"
    )
    parser.add_argument(
        "--sweeps", type=int, default=16, metavar="N", help="elements of an output array to estimate (16)"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write everything for machines")
    parser.add_argument("--html", type=Path, metavar="FILE", help="write a page to look at, with the sources")


def run(options: argparse.Namespace) -> int:
    """Analyse, show, write."""
    own = argparse.ArgumentParser(prog="enzyme-build precision", add_help=False, allow_abbrev=False)
    _add_own_options(own)
    chosen, words = own.parse_known_args(options.arguments)
    _check_words(words, own)
    facts = _facts(chosen, words)
    from enzyme_build.report import precision
    from enzyme_build.toolchain.shared_linker import write_output

    if chosen.json:
        write_output(chosen.json, (json.dumps(_finite(facts), indent=1, allow_nan=False) + "\n").encode())
    if chosen.html:
        write_output(chosen.html, precision.page_of(facts).encode())
    precision.show(facts)
    return 0


def _check_words(words: list[str], own: argparse.ArgumentParser) -> None:
    """Refuse what looks like an option of ours and is none: it would go to the compiler."""
    known = [option for action in own._actions for option in action.option_strings]  # pyright: ignore[reportPrivateUsage]
    for word in words:
        close = difflib.get_close_matches(word.partition("=")[0], known, 1, 0.8) if word.startswith("--") else []
        if close:
            raise SettingsError(f"there is no option `{word}`", help=f"did you mean `{close[0]}`?")


def _finite(fact: Any) -> Any:
    """What JSON can say: null for what is infinite."""
    if isinstance(fact, dict):
        return {key: _finite(value) for key, value in cast("dict[str, Any]", fact).items()}
    if isinstance(fact, list):
        return list(map(_finite, cast("list[Any]", fact)))
    return None if isinstance(fact, float) and not math.isfinite(fact) else fact


def _facts(chosen: argparse.Namespace, words: list[str]) -> dict[str, Any]:
    sources = [Path(word) for word in words if not word.startswith("-")]
    flags = [word for word in words if word.startswith("-") and not word.startswith(("-l", "-L"))]
    libraries = tuple(word for word in words if word.startswith(("-l", "-L")))
    tolerance = _tolerance(chosen.tolerance)
    _check(chosen, sources)
    from enzyme_build import precision
    from enzyme_build.cli.progress import shown
    from enzyme_build.functions import LinkOptions, Options
    from enzyme_build.toolchain import openmp

    given = {
        "arrays": dict(map(_lengths, chosen.array)),
        **({"out": chosen.out} if chosen.out else {}),
        **({"inout": chosen.inout} if chosen.inout else {}),
    }
    link = LinkOptions(libraries=libraries, has_openmp=openmp.is_asked_for(flags))
    subject = precision.subject_of(sources, chosen.function, flags, link, Options.of(given))
    samples = precision.read_samples(chosen.inputs, subject.wrapper, chosen.stacked)
    short = precision.BFLOAT16 if chosen.bfloat16 else precision.FLOAT32
    replacements = [precision.Replacement.parsed(word) for text in chosen.approximate for word in text.split(",")]
    wanted = precision.Options(short, chosen.sweeps, tuple(chosen.keep), chosen.optimistic, tuple(replacements))
    with shown() as tell:
        analysis = precision.analyse(subject, samples, precision.Tolerance(tolerance, chosen.relative), wanted, tell)
    return precision.facts_of(analysis)


def _check(chosen: argparse.Namespace, sources: list[Path]) -> None:
    if not sources:
        raise SettingsError("there is nothing to analyse", help="name sources, bitcode or an archive")
    if not chosen.function:
        raise SettingsError("which function?", help="name it: --function NAME")
    if not chosen.inputs:
        raise SettingsError("there are no inputs", help="--inputs FILE.npz, with an array for each parameter")
    if chosen.sweeps < 1:
        raise SettingsError(f"`--sweeps {chosen.sweeps}` is too few", help="one sweep or more")


def _tolerance(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not 0 < value < math.inf:
        raise SettingsError(
            f"`--tolerance {text}` is no positive number" if text else "how much may the result change?",
            help="--tolerance 1e-6 allows an absolute change of that size; with --relative, a part of the result",
        )
    return value


def _lengths(text: str) -> tuple[str, tuple[str, ...]]:
    name, _, lengths = text.partition("=")
    if not name or not lengths:
        raise SettingsError(f"`--array {text}` says no length", help="--array x=n, or --array a=n,m")
    return name, tuple(lengths.split(","))
