"""Python functions for compiled functions: prototypes ─► wrappers ─► a request module and a Python module.

What is known of a function: its prototype, from the bitcode's debug information (compile with -g), and its
table `[tool.enzyme-build.functions.NAME]`.  From the two, for each function `f`:

    f(x, …)                      what f returns: its result and its `out` and `inout` arguments
    f_gradient(x, …)             the gradients of its one scalar output by its active arguments, by reverse mode
    f_value_and_gradient(x, …)   that output and the gradients, from one sweep
    f_vjp(x, …, y_seed)          where there are other outputs: all outputs, and the gradients of the seeded ones
    f_jvp(x, …, x_tangent)       the outputs and their tangents, by forward mode (`jvp = true`)
    f_hvp(x, …, x_tangent)       the Hessian times a tangent, of a scalar output or of seeded ones (`hvp = true`)
    f_jacobian(x, …)             ∂output/∂argument (`jacobian = true`), f_hessian(x, …) (`hessian = true`)
    f_sparse_jacobian(x, …, rows, columns)   its entries there, one product a colour; f_sparse_hessian likewise
    f_batch, f_gradient_batch …  each of these of stacks (`batch = true`)

One value is returned as it is, several as a tuple.  Integers that are lengths of arrays are read off the arrays.  The
gradient by a complex argument holds the derivatives by its real and imaginary parts: ∂/∂Re + i ∂/∂Im.

The gradients are asked for by a small module of LLVM's text (*the requests*) that is linked with the program,
so nobody writes a request by hand.  A function that already contains its own request is simply wrapped.
The Python module needs the standard library and NumPy, and loads the library that lies beside it.

From a build system, in this order (`enzyme-build bind` is the same from the command line):

    bound = bind(bitcode_files, settings)               reads debug information, decides
    bound.write_requests(path)                          `.ll`, one more input of `enzyme-build link`; always written
    bound.write_package_files(module, library="libx.so")  module.py, module.pyi and py.typed
    bound.exports                                       the symbols that the library must export

    enzyme-build bind a.o b.o --settings pyproject.toml --requests build/requests.ll \\
        --module pkg/_native.py --library libnative.so
    enzyme-build link a.o b.o build/requests.ll -shared -o pkg/libnative.so
"""

from enzyme_build.bindings import matrices
from enzyme_build.bindings.argument_writer import describe
from enzyme_build.bindings.binding import Bound, bind
from enzyme_build.bindings.debug_reader import prototypes
from enzyme_build.bindings.module_writer import public_names, write_module
from enzyme_build.bindings.prototypes import Derived, Parameter, Prototype, Scalar
from enzyme_build.bindings.requests import request_module
from enzyme_build.bindings.stub_writer import write_stub
from enzyme_build.bindings.wrappers import WrappedArgument, Wrapper, plan_wrapper, plan_wrappers

dense_hessian = matrices._hessian  # pyright: ignore[reportPrivateUsage]
dense_jacobian = matrices._jacobian  # pyright: ignore[reportPrivateUsage]

__all__ = [
    "Bound",
    "Derived",
    "Parameter",
    "Prototype",
    "Scalar",
    "WrappedArgument",
    "Wrapper",
    "bind",
    "dense_hessian",
    "dense_jacobian",
    "describe",
    "plan_wrapper",
    "plan_wrappers",
    "prototypes",
    "public_names",
    "request_module",
    "write_module",
    "write_stub",
]
