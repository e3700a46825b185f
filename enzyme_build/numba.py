"""Derivatives of Numba's functions: `grad(f)` of an `@njit` function is one that `@njit` code can call.

For each signature Numba's own LLVM text of f is differentiated, with a *kernel* of C's calling convention around it:

    kernel(x, its lengths, …, status)  =  f(x, …);  status is not 0 where f raises an exception

f returns one floating-point number; its arguments are numbers and C-contiguous arrays of numbers.  What it is
differentiated by are the floating-point ones: one gradient, or a tuple of them.
"""

# pyright: basic, reportMissingImports=false, reportAttributeAccessIssue=false

from __future__ import annotations

import ctypes
import re
from collections.abc import Callable
from typing import Any

import numba
import numpy as np
from numba import types
from numba.extending import overload

from enzyme_build.errors import BindingError, StoppedError
from enzyme_build.functions import Parameter, Scalar, derive_text

_SCALARS = {
    types.float64: Scalar("float", 64), types.float32: Scalar("float", 32), types.int64: Scalar("signed", 64),
    types.int32: Scalar("signed", 32), types.uint64: Scalar("unsigned", 64), types.uint32: Scalar("unsigned", 32),
}  # fmt: skip
_KERNEL = "enzyme_numba_kernel"
# Numba's counted memory, as far as one thread uses it: {count, …, data at byte 24}.
_RUNTIME = {
    "NRT_MemInfo_alloc_aligned": """\
define internal noalias ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) alwaysinline {
  %info = call ptr @malloc(i64 48)
  %data = call ptr @malloc(i64 %size)
  store i64 1, ptr %info
  %place = getelementptr i8, ptr %info, i64 24
  store ptr %data, ptr %place
  ret ptr %info
}
""",
    "NRT_incref": """\
define internal void @NRT_incref(ptr %info) alwaysinline {
  %missing = icmp eq ptr %info, null
  br i1 %missing, label %done, label %some
some:
  %count = load i64, ptr %info
  %more = add i64 %count, 1
  store i64 %more, ptr %info
  br label %done
done:
  ret void
}
""",
    "NRT_decref": """\
define internal void @NRT_decref(ptr %info) alwaysinline {
  %missing = icmp eq ptr %info, null
  br i1 %missing, label %done, label %some
some:
  %count = load i64, ptr %info
  %less = sub i64 %count, 1
  store i64 %less, ptr %info
  %last = icmp eq i64 %less, 0
  br i1 %last, label %release, label %done
release:
  %place = getelementptr i8, ptr %info, i64 24
  %data = load ptr, ptr %place
  call void @free(ptr %data)
  call void @free(ptr %info)
  br label %done
done:
  ret void
}
""",
    "NRT_Allocate": """\
define internal noalias ptr @NRT_Allocate(i64 %size) alwaysinline {
  %data = call ptr @malloc(i64 %size)
  ret ptr %data
}
""",
    "NRT_Free": """\
define internal void @NRT_Free(ptr %data) alwaysinline {
  call void @free(ptr %data)
  ret void
}
""",
}
_SYSTEM = {"malloc": "declare noalias ptr @malloc(i64)\n", "free": "declare void @free(ptr)\n"}


def grad(f: Any) -> Any:
    """The gradients of `f` by its floating-point arguments."""
    return _derived(f, "grad")


def value_and_grad(f: Any) -> Any:
    """The value of `f`, and its gradients."""
    return _derived(f, "value_and_grad")


def _derived(f: Any, what: str) -> Any:
    if not isinstance(f, numba.core.registry.CPUDispatcher):
        raise TypeError(f"{what} takes a function that was compiled with numba.njit, not {f!r}")
    names = list(f.py_func.__code__.co_varnames[: f.py_func.__code__.co_argcount])
    listed = ", ".join(names)
    stub = _made(f"def stub({listed}):\n    raise NotImplementedError\n", {})
    body = f"def implementation({listed}):\n    return choose({listed})\n"
    implement = _made(body, {"choose": lambda *kinds: _implementation(f, names, kinds, what)})
    overload(stub, strict=False)(implement)
    own = re.sub(r"\W", "_", f.__name__)
    call = _made(f"def {own}_{what}({listed}):\n    return stub({listed})\n", {"stub": stub})
    call.__doc__ = f"{grad.__doc__ if what == 'grad' else value_and_grad.__doc__}".replace("`f`", f"`{f.__name__}`")
    return numba.njit(call)


def _made(source: str, names: dict[str, Any]) -> Callable[..., Any]:
    """The function that a text defines."""
    scope = dict(names)
    exec(source, scope)
    return next(value for name, value in scope.items() if name not in names and name != "__builtins__")


def _implementation(f: Any, names: list[str], kinds: tuple[Any, ...], what: str) -> Callable[..., Any]:
    """The text of the gradient for one signature, as a function for Numba to compile."""
    kinds = tuple(numba.typeof(k.literal_value) if isinstance(k, types.Literal) else k for k in kinds)
    compiled, result, stopped = _compiled(f, names, kinds)
    lines, passed, gradients = [], [], []
    for name, kind in zip(names, kinds):
        if isinstance(kind, types.Array):
            lines.append(f"    {name}_copy = {name}.copy()")
            passed.append(f"{name}_copy.ctypes")
            if _is_floating(kind.dtype):
                lines.append(f"    {name}_adjoint = _np.zeros_like({name})")
                passed.append(f"{name}_adjoint.ctypes")
                gradients.append(f"{name}_adjoint")
            passed += [f"{name}.shape[{axis}]" for axis in range(kind.ndim)]
        elif _is_floating(kind):
            lines += [
                f"    {name}_cell = _np.full(1, {name}, _np.{kind})",
                f"    {name}_adjoint = _np.zeros(1, _np.{kind})",
            ]
            passed += [f"{name}_cell.ctypes", f"{name}_adjoint.ctypes"]
            gradients.append(f"{name}_adjoint[0]")
        else:
            passed.append(name)
    lines += ["    _status = _np.zeros(1, _np.int32)", f"    _result = _np.zeros(1, _np.{result})",
              f"    _seed = _np.ones(1, _np.{result})"]  # fmt: skip
    passed += ["_status.ctypes", "_result.ctypes", "_seed.ctypes"]
    lines.append(f"    _compiled({', '.join(passed)})")
    if stopped is not None:
        lines += [
            "    _reason = _stopped()",
            "    if _reason != 0:",
            "        with _object_mode():",
            "            _raise(_reason)",
        ]
    lines.append(
        "    if _status[0] != 0:\n        raise RuntimeError('the differentiated function raised an exception')"
    )
    bundle = gradients[0] if len(gradients) == 1 else f"({', '.join(gradients)})"
    lines.append(f"    return {bundle}" if what == "grad" else f"    return _result[0], {bundle}")
    text = "\n".join([f"def implementation({', '.join(names)}):", *lines, ""])
    more = {"_stopped": stopped, "_raise": _raise, "_object_mode": numba.objmode}
    return _made(text, {"_np": np, "_compiled": compiled, **more})


def _raise(reason: int) -> None:
    """The exception for which compiled code came back early."""
    raise StoppedError((ctypes.string_at(reason)).decode().strip().removeprefix("error: "))


def _with_runtime(text: str) -> str:
    """The text with definitions of our own for the functions of Numba's run-time library that we know."""
    for name, definition in _RUNTIME.items():
        defined = rf"^define [^\n]*@{name}\([^\n]*\{{\n.*?^\}}\n"
        changed = re.sub(rf"{defined}|^declare [^\n]*@{name}\([^\n]*\n", "", text, flags=re.MULTILINE | re.DOTALL)
        text = f"{changed}\n{definition}" if changed != text else text
    missing = [line for name, line in _SYSTEM.items() if not re.search(rf"^declare [^\n]*@{name}\(", text, re.M)]
    return text + "".join(missing)


def _is_floating(kind: Any) -> bool:
    return kind in (types.float64, types.float32)


def _compiled(f: Any, names: list[str], kinds: tuple[Any, ...]) -> tuple[Any, Any, Any]:
    """The reverse sweep as a ctypes function, which Numba can call, the type of the result, and how it asks why

    the sweep came back early; None if it never does.
    """
    _check(f, names, kinds)
    f.compile(kinds)
    overloaded = f.overloads[kinds]
    result = overloaded.signature.return_type
    if not _is_floating(result):
        raise BindingError(f"`{f.__name__}` returns {result}, not one floating-point number")
    text = f"{_with_runtime(f.inspect_llvm(kinds))}\n{_kernel(overloaded.fndesc.llvm_func_name, kinds, result)}"
    parameters, arrays, arguments = [], {}, []
    for name, kind in zip(names, kinds):
        if isinstance(kind, types.Array):
            lengths = [f"{name}_length_{axis}" for axis in range(kind.ndim)]
            parameters.append(Parameter(name, _SCALARS[kind.dtype], True, kind.ndim, (None,) * kind.ndim))
            parameters += [Parameter(length, Scalar("signed", 64), ir_type="i64") for length in lengths]
            arrays[name] = lengths
            arguments += [ctypes.c_void_p] * (2 if _is_floating(kind.dtype) else 1) + [ctypes.c_int64] * kind.ndim
        else:
            scalar = _SCALARS[kind]
            parameters.append(Parameter(name, scalar, ir_type=scalar.llvm))
            arguments += [ctypes.c_void_p] * 2 if _is_floating(kind) else [getattr(ctypes, scalar.ctypes)]
    parameters.append(Parameter("enzyme_status", Scalar("signed", 32), True, 0))
    try:
        library = derive_text(text, _KERNEL, _SCALARS[result], parameters, {"arrays": arrays, "out": ["enzyme_status"]})
    except ImportError as error:
        raise BindingError(
            f"`{f.__name__}` needs Numba's run-time library, which derivatives cannot use: {error}",
            help="allocate arrays outside of the function that is differentiated",
        ) from error
    compiled = getattr(library, f"{_KERNEL}__vjp")
    compiled.restype, compiled.argtypes = None, [*arguments, *[ctypes.c_void_p] * 3]
    stopped = getattr(library, "enzyme_build_stopped", None)
    if stopped is not None:
        stopped.restype, stopped.argtypes = ctypes.c_int64, []  # an address, as Numba has it
    return compiled, result, stopped


def _check(f: Any, names: list[str], kinds: tuple[Any, ...]) -> None:
    for name, kind in zip(names, kinds):
        is_array = isinstance(kind, types.Array)
        if (kind.dtype if is_array else kind) not in _SCALARS or (is_array and kind.layout != "C"):
            raise BindingError(
                f"`{f.__name__}`: argument `{name}` is {kind}, no number and no C-contiguous array of numbers"
            )
    if not any(_is_floating(kind.dtype if isinstance(kind, types.Array) else kind) for kind in kinds):
        raise BindingError(f"`{f.__name__}` has no floating-point argument to differentiate by")


def _kernel(symbol: str, kinds: tuple[Any, ...], result: Any) -> str:
    """The kernel in LLVM's text: an array is (meminfo, parent, number of items, bytes of one, data, shape, strides)."""
    parameters, passed, lines = [], ["ptr %result", "ptr %exception"], []
    for k, kind in enumerate(kinds):
        if not isinstance(kind, types.Array):
            text = f"{_SCALARS[kind].llvm} %a{k}"
            parameters.append(text)
            passed.append(text)
            continue
        lengths, size = [f"%n{k}.{axis}" for axis in range(kind.ndim)], _SCALARS[kind.dtype].bits // 8
        strides = [str(size)]
        for axis in range(kind.ndim - 1, 0, -1):
            lines.append(f"  %s{k}.{axis} = mul i64 {strides[0]}, {lengths[axis]}")
            strides.insert(0, f"%s{k}.{axis}")
        lines.append(f"  %i{k} = sdiv i64 %b{k}, {size}")
        lines.insert(len(lines) - 1, f"  %b{k} = mul i64 {strides[0]}, {lengths[0]}")
        parameters += [f"ptr %a{k}", *(f"i64 {length}" for length in lengths)]
        passed += ["ptr null", "ptr null", f"i64 %i{k}", f"i64 {size}", f"ptr %a{k}"]
        passed += [f"i64 {value}" for value in (*lengths, *strides)]
    kind = _SCALARS[result].llvm
    quoted = symbol if symbol.replace(".", "").replace("_", "").replace("$", "").isalnum() else f'"{symbol}"'
    return "\n".join([
        f"define {kind} @{_KERNEL}({', '.join([*parameters, 'ptr %status'])}) {{",
        f"  %result = alloca {kind}", "  %exception = alloca ptr", *lines,
        f"  %raised = call i32 @{quoted}({', '.join(passed)})",
        "  store i32 %raised, ptr %status", f"  %value = load {kind}, ptr %result", f"  ret {kind} %value", "}",
    ])  # fmt: skip
