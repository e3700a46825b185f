"""Runtimes that are refused where active data meets them: what to do instead."""

from __future__ import annotations

import re

_WAYS_OUT = {
    r"__kmpc_|omp_|GOMP_": "this part of OpenMP has no derivative: without -fopenmp the loops run in order",
    r"pthread_|thrd_|_ZNSt6thread|_ZNSt3__16thread": "a thread has no derivative: call its function directly",
    r"P?MPI_|p?mpi_": "this part of MPI has no derivative: register one for the function around it",
    r"_R\w+|_ZN(4core|5alloc|3std)": "this is Rust's standard library, compiled already: with `-C opt-level=1` or more "
    "its generic code becomes part of the program",
    r"cuda|hip": "device code has no derivative: register one for the function around it",
}


def way_out(name: str) -> str:
    """What to do about an unknown function of a known runtime; "" for any other."""
    return next((advice for pattern, advice in _WAYS_OUT.items() if re.match(pattern, name)), "")
