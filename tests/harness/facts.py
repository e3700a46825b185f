"""Facts that a header may claim about the derived code, each checked on the text of the derived module.

A fact without a checker is an error, so that no expectation is ignored silently.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from .programs import REFUSAL, STOP
from .prototypes import HeaderError

_FROM_HEAP = r"call[^\n]*@(malloc|calloc|realloc|enzyme_build\.tape\.(?:new|grow))\("
_ALLOCATES = rf"{_FROM_HEAP}|call[^\n]*@enzyme_build\.stack\.reserve\("
_DERIVED = re.compile(
    r"^define [^\n]*@[\"\w.$]*\.(gradient|reverse|augmented|forward)\b.*?^\}", re.MULTILINE | re.DOTALL
)


def _derived_functions(text: str, kind: str) -> list[str]:
    return [m[0] for m in _DERIVED.finditer(text) if m[1] in kind.split()]


def _no_call(pattern: str, what: str) -> Callable[[str], str]:
    """No derived reverse code calls any of these (for programs that don't themselves)."""

    def check(text: str) -> str:
        guilty = [f for f in _derived_functions(text, "gradient augmented reverse") if re.search(pattern, f)]
        return f"{len(guilty)} derived functions {what}" if guilty else ""

    return check


def _absent(name: str) -> Callable[[str], str]:
    def check(text: str) -> str:
        found = any(
            re.search(rf"call[^\n]*@(llvm\.)?{name}\b", f) for f in _derived_functions(text, "gradient reverse")
        )
        return f"the derived code calls {name}" if found else ""

    return check


FACTS: dict[str, Callable[[str], str]] = {
    "no tape": _no_call(_ALLOCATES, "allocate"),
    "no heap": _no_call(_FROM_HEAP, "take memory from the heap"),
    "no pow": _absent("pow"),
    "no exp": _absent("exp"),
    "leaves out loops": lambda text: "" if "reverse.chosen" in text else "each loop is gone through backwards",
}


def known_fact(fact: str) -> bool:
    """Is there a checker for this claim, or is it the expectation of a refusal?"""
    return fact in FACTS or fact.startswith((REFUSAL, STOP))


def check_facts(facts: tuple[str, ...], stages: Path) -> list[str]:
    """What is wrong with the claims, given the folder with the saved stages."""
    if not facts:
        return []
    unknown = [fact for fact in facts if fact not in FACTS]
    if unknown:
        raise HeaderError(f"no checker for the fact `{unknown[0]}`")
    derived = next(iter(sorted(stages.rglob("4-derived.ll"))), None)
    if derived is None:
        return ["no saved stage 4-derived.ll to check facts on"]
    text = derived.read_text()
    return [f"claims {claim}: {wrong}" for claim in facts if (wrong := FACTS[claim](text))]
