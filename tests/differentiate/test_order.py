"""The order of a program's functions decides nothing: not what is found out about it, nor what is derived."""

from __future__ import annotations

import random
import re
from collections import Counter
from pathlib import Path

import pytest

from enzyme_build.differentiate import answer_requests, find_requests
from enzyme_build.differentiate.session import Session
from enzyme_build.ir import parse_module, print_function
from tests.harness.builds import write_driver
from tests.harness.engine import Ours
from tests.harness.programs import ROOT, SUFFIXES, read_program

PROGRAMS = (
    "c/copied_pairs",
    "c/custom_on_constants",
    "c/lu_in_place",
    "c/sorted_pointers",
    "c/tables_chosen_before",
    "c/tokens_and_ends",
    "cpp/statics_beside_lists",
    "cpp/std_function",
    "cpp/virtual_calls",
    "fortran/common_blocks",
    "fortran/procedure_arguments",
    "rust/enum_trees",
)
_NUMBERED = re.compile(r'(@"?[\w.$]+?)(\.\d+)+(?=[^\w.])')  # a name that was taken before
_METADATA = re.compile(r",? ![\w.]+ !\d+|!\d+| #\d+")


@pytest.mark.parametrize("name", PROGRAMS)
def test_the_order_of_functions_decides_nothing(name: str, tmp_path: Path) -> None:
    """The text of all functions is the same, up to numbers in names."""
    text = _prepared(name, tmp_path)
    as_written = _derived(text, None)
    for seed in (1, 2):
        shuffled = _derived(text, seed)
        assert not (shuffled - as_written) and not (as_written - shuffled)


def _prepared(name: str, folder: Path) -> str:
    path = next(path for s in SUFFIXES if (path := (ROOT / name).with_suffix(s)).exists())
    program = read_program(path)
    Ours().build(program, write_driver(program, folder), ["-O2"], folder)
    return (folder / "2-prepared.ll").read_text(errors="surrogateescape")


def _derived(text: str, seed: int | None) -> Counter[str]:
    module = parse_module(text)
    if seed is not None:
        asking = {request.call.function for request in find_requests(module, [])}
        asks = [f for f in module.functions.values() if f in asking]  # (shadows are cleared request by request)
        others = [f for f in module.functions.values() if f not in asking]
        random.Random(seed).shuffle(others)
        module.functions.clear()
        module.functions.update((f.name, f) for f in ([*asks, *others] if seed % 2 else [*others, *asks]))
    answer_requests(Session(module))
    bodies = (print_function(f) for f in module.functions.values() if not f.is_declaration)
    return Counter(_NUMBERED.sub(r"\1", _METADATA.sub("", body)) for body in bodies)
