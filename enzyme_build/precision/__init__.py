"""How exact is a function, and which of its variables need double precision?

    sources ─► unoptimised program ─► sites, variables ─► versions ─► sweeps, runs ─► choice ─► facts
                                      `sites`, `places`   `writing`   `estimates`     `analysis`  `facts`

A version that watches its numbers gives, by one reverse sweep, what each rounding does to the result; the truncation
modes give versions with some numbers rounded, whose errors are measured.
"""

from enzyme_build.precision.analysis import OF_SYSTEM, Analysis, Options, Tolerance, analyse
from enzyme_build.precision.approximation import Replacement
from enzyme_build.precision.facts import HOW, Facts, facts_of
from enzyme_build.precision.inputs import Sample, read_samples
from enzyme_build.precision.versions import Subject, subject_of
from enzyme_build.precision.writing import BFLOAT16, FLOAT32

__all__ = [
    "BFLOAT16",
    "FLOAT32",
    "HOW",
    "OF_SYSTEM",
    "Analysis",
    "Facts",
    "Options",
    "Replacement",
    "Sample",
    "Subject",
    "Tolerance",
    "analyse",
    "facts_of",
    "read_samples",
    "subject_of",
]
