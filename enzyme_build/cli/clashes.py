"""Packages of this environment that ask for other versions of what enzyme-build shares with them: llvmlite, ziglang.

One environment holds one llvmlite, and with it one LLVM; numba pins it to a minor version as enzyme-build does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution, distributions

from packaging.requirements import InvalidRequirement, Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name

OURS = "enzyme-build"
SHARED = ("llvmlite", "ziglang")


def clashes(installed: Iterable[Distribution] | None = None) -> list[str]:
    """A sentence for each requirement that is not met, with the way out; `installed` is by default what is here."""
    known = {str(canonicalize_name(d.metadata["Name"])): d for d in installed or distributions() if d.metadata["Name"]}
    return [text for package in SHARED if package in known for text in _about(package, known[package].version, known)]


def _about(package: str, version: str, known: dict[str, Distribution]) -> Iterator[str]:
    wanted = {name: spec for name, d in known.items() if (spec := _asked(d, package)) is not None}
    ours = wanted.pop(OURS, SpecifierSet())
    others = [f"{name} {known[name].version} asks for {package}{spec}" for name, spec in sorted(wanted.items())]
    if not ours.contains(version, prereleases=True):
        because = f"; {', '.join(others)}" if others else ""
        yield (
            f"{package} {version} is installed, and enzyme-build needs {package}{ours}{because}: "
            f"pip install '{package}{ours}', in an environment of its own where the others cannot follow"
        )
        return
    for (name, spec), text in zip(sorted(wanted.items()), others):
        if not spec.contains(version, prereleases=True):
            yield (
                f"{text}, and {version} is installed, as enzyme-build needs ({ours}): "
                f"pip install --upgrade {name}, or an environment of its own for one of the two"
            )


def _asked(distribution: Distribution, package: str) -> SpecifierSet | None:
    for text in distribution.requires or []:
        try:
            found = Requirement(text)
        except InvalidRequirement:
            continue
        is_optional = "extra" in str(found.marker or "") and distribution.metadata["Name"] != OURS
        if canonicalize_name(found.name) == package and not is_optional:
            return found.specifier
    return None
