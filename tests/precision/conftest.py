"""An analysis of a source, as facts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from enzyme_build import precision
from enzyme_build.functions import LinkOptions, Options

Analysed = Callable[..., precision.Facts]


@pytest.fixture
def analysed(tmp_path: Path) -> Analysed:
    """Analyses a function of a file, or of a text, on arguments by name; timings are as short as can be."""

    def analyse(
        source: Path | str,
        function: str,
        inputs: Sequence[Mapping[str, Any]],
        tolerance: float,
        wanted: precision.Options | None = None,
        relative: bool = False,
        suffix: str = ".c",
        flags: Sequence[str] = (),
        **options: Any,
    ) -> precision.Facts:
        if isinstance(source, str):
            (tmp_path / f"source{suffix}").write_text(source)
            source = tmp_path / f"source{suffix}"
        link = LinkOptions(has_openmp="-fopenmp" in flags)
        subject = precision.subject_of([source], function, flags, link, Options.of(options))
        files: list[Path] = []
        for number, arrays in enumerate(inputs):
            files.append(tmp_path / f"{number}.npz")
            np.savez(files[-1], **arrays)
        samples = precision.read_samples(files, subject.wrapper)
        quick = replace(wanted or precision.Options(), seconds=0)
        limit = precision.Tolerance(tolerance, relative)
        return precision.facts_of(precision.analyse(subject, samples, limit, quick, lambda _: None))

    return analyse


def named(facts: precision.Facts, name: str) -> Mapping[str, Any]:
    """What was found about a variable."""
    return {fact["name"]: fact for fact in facts["variables"]}[name]
