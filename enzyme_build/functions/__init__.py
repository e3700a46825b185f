"""Compiled functions in Python without a build: sources ─► functions with derivatives on NumPy arrays.

    height = enzyme_build.load("valley.c").height
    height(x), height.grad(x), height.hvp(x, v)

    sources ─► bitcode ─► prototypes, and what they do not say ─► wrapper ─► library ─► Python module
               `compilation`   `program`, `inference`            `options`    `derivation`, on `bindings` and `pipeline`

Everything lies in a cache by its contents, so the second time nothing is compiled.  A derivative is made when it is
first asked for; calls release the GIL.
"""

from enzyme_build.functions.batching import vmap
from enzyme_build.functions.derivation import Addition, LinkOptions, derive_module
from enzyme_build.functions.foreign import Parameter, Scalar, derive_text
from enzyme_build.functions.function import Function
from enzyme_build.functions.kernels import BatchedKernel, Kernel, KernelOperator, Output, handle, length
from enzyme_build.functions.library import Library, load
from enzyme_build.functions.options import Options, wrapper_of
from enzyme_build.functions.program import Program, read_program
from enzyme_build.functions.results import bundled
from enzyme_build.functions.xla_handler import is_buffer

__all__ = [
    "Addition",
    "BatchedKernel",
    "Function",
    "Kernel",
    "KernelOperator",
    "Library",
    "LinkOptions",
    "Options",
    "Output",
    "Parameter",
    "Program",
    "Scalar",
    "bundled",
    "derive_module",
    "derive_text",
    "handle",
    "is_buffer",
    "length",
    "load",
    "read_program",
    "vmap",
    "wrapper_of",
]
