"""What every generated module carries with it: how a number or an array is checked before compiled code sees it.

A check either returns what may be passed on or raises: TypeError for a wrong kind of thing, ValueError for a
wrong shape, layout or value.  Each message names the function, the argument, what was given and what is expected.
The text of this file is copied into the generated modules, so it uses the standard library and NumPy only.
"""

# pyright: reportUnusedFunction=false, reportUnknownMemberType=false, reportUnknownArgumentType=false

import ctypes as _ctypes
import operator as _operator
from collections.abc import Mapping as _Mapping
from collections.abc import Sequence as _Sequence
from importlib.util import find_spec as _find_spec
from pathlib import Path as _Path
from typing import Any as _Any
from warnings import warn as _warn
from zlib import crc32 as _crc32

import numpy as _np

_library: _Any = None  # the generated module loads it

# What stands below this line is copied.


class StoppedError(RuntimeError):
    """A compiled derivative came to something that has no derivative while it ran."""


class ForeignError(RuntimeError):
    """A compiled function ended with an exception of its own language."""


def _load(name: str) -> _Any:
    """The compiled library that lies beside this module."""
    path = _Path(__file__).with_name(name)
    try:
        return _ctypes.CDLL(str(path))
    except OSError as error:
        raise ImportError(f"the compiled library of {__name__} cannot be loaded: {error}", path=str(path)) from error


def _load_of(package: str, name: str) -> None:
    """The library of another package, which ours uses: the loader finds it by its name from now on."""
    spec = _find_spec(package)
    folders = (spec.submodule_search_locations or []) if spec is not None else []
    path = next((_Path(folder) / name for folder in folders if (_Path(folder) / name).is_file()), None)
    if path is None:
        raise ImportError(f"{__name__} uses {name} of the package {package}, which is not installed")
    _ctypes.CDLL(str(path))


def _declare(symbol: str, result: _Any, *arguments: _Any) -> _Any:
    """The library's function `symbol` with its C prototype."""
    try:
        function = getattr(_library, symbol)
    except AttributeError:
        raise ImportError(f"the library of {__name__} has no function `{symbol}`", path=_library._name) from None
    function.restype, function.argtypes = result, arguments
    if hasattr(_library, "enzyme_build_stopped"):
        function.errcheck = _came_back
    return function


def _came_back(result: _Any, function: _Any, arguments: _Any) -> _Any:
    """What a compiled function returned; an exception if it came back for another reason."""
    _library.enzyme_build_stopped.restype = _ctypes.c_char_p
    reason = _library.enzyme_build_stopped()
    if reason is None:
        return result
    kind, _, text = reason.decode("utf-8", "replace").strip().partition(": ")
    name = function.__name__.rpartition("__")[0]
    if kind == "exception":
        raise ForeignError(f"`{name}` threw {text}")
    raise StoppedError(f"in a derivative of `{name}`: {text}")


def _said(where: str, name: str) -> str:
    return f"{where}(): argument '{name}'"


def _described(value: _Any) -> str:
    if isinstance(value, _np.ndarray):
        return f"an array of {value.dtype} and shape {value.shape}"
    return type(value).__name__


def _array(
    where: str, name: str, value: _Any, dtype: _Any, ndim: "int | None", order: str = "C", writable: bool = False
) -> None:
    """Check that compiled code may use `value` as it lies: dtype, number of dimensions, layout, rights."""
    if type(value) is _np.ndarray and value.dtype.type is dtype and (ndim is None or value.ndim == ndim):
        flags = value.flags
        fits = flags.c_contiguous if order == "C" else flags.f_contiguous or (order == "A" and flags.c_contiguous)
        if fits and flags.aligned and value.dtype.isnative and (flags.writeable or not writable):
            return
    dtype = _np.dtype(dtype)
    if not isinstance(value, _np.ndarray) or isinstance(value, _np.ma.MaskedArray):
        raise TypeError(f"{_said(where, name)} must be a NumPy array of {dtype}, not {_described(value)}")
    if value.dtype != dtype:
        raise TypeError(
            f"{_said(where, name)} must be an array of {dtype}, not of {value.dtype}; "
            f"numpy.asarray({name}, dtype=numpy.{dtype}) converts it"
        )
    if ndim is not None and value.ndim != ndim:
        raise ValueError(f"{_said(where, name)} must have {ndim} dimension(s), not shape {value.shape}")
    flags = value.flags
    contiguous = _is_spread(value) if order == "A" else flags.c_contiguous if order == "C" else flags.f_contiguous
    if not contiguous or not flags.aligned:
        layout = "aligned" if contiguous else "without overlap" if order == "A" else f"{order}-contiguous"
        remedy = "ascontiguousarray" if order == "C" else "asfortranarray"
        raise ValueError(
            f"{_said(where, name)} must be {layout}, not of strides {value.strides}; numpy.{remedy}({name}) makes it so"
        )
    if writable and not value.flags.writeable:
        raise ValueError(f"{_said(where, name)} must be writable, because the function may change it; it is read-only")


def _is_spread(value: _Any) -> bool:
    """Whether each item of an array certainly has memory of its own."""
    end = value.itemsize
    for step, count in sorted((abs(step), count) for step, count in zip(value.strides, value.shape) if count > 1):
        if step < end:
            return False
        end += step * (count - 1)
    return True


def _alike(value: _Any, filled: _Any = None) -> _Any:
    """A new array with the strides of another: a copy of `filled`, or zeros."""
    reaches = [step * (count - 1) for step, count in zip(value.strides, value.shape)] if value.size else [0]
    memory = _np.zeros(sum(map(abs, reaches)) + value.itemsize, _np.uint8)
    start = -sum(reach for reach in reaches if reach < 0)
    made = _np.ndarray(value.shape, value.dtype, memory, start, value.strides)
    if filled is not None:
        made[...] = filled
    return made


def _lies_alike(where: str, name: str, value: _Any, other: str, array: _Any) -> None:
    """Check that an array which is changed where it lies has the strides of its primal."""
    if value.strides != array.strides:
        raise ValueError(
            f"{_said(where, name)} must have the strides of '{other}', {array.strides}, not {value.strides}"
        )


_view = (_ctypes.c_char * 0).from_buffer


def _address(value: _Any) -> _Any:
    """Where a C-contiguous array lies, as ctypes passes it: by its buffer, because `ndarray.ctypes` is slow."""
    try:
        return _view(value)
    except (TypeError, ValueError, BufferError):  # read-only
        return value.ctypes.data


def _place(value: _Any) -> _Any:
    """Where the first item of any array lies; nowhere for None."""
    return None if value is None else value.ctypes.data


def _extent(value: _Any, axis: int) -> int:
    return 0 if value is None else value.shape[axis]


def _stride(value: _Any, axis: int) -> int:
    return 0 if value is None else value.strides[axis]


def _shaped(where: str, name: str, value: _Any, shape: "_Sequence[int | None]", lengths: str) -> None:
    """Check the shape of an array against `shape`; `lengths` is the same as written in the settings, None: any."""
    same_rank = value.shape if len(value.shape) == len(shape) else [0] * len(shape)
    wanted = tuple(have if want is None else want for have, want in zip(same_rank, shape))
    if value.shape != wanted:
        raise ValueError(f"{_said(where, name)} must have shape {lengths} = {wanted}, not {value.shape}")


def _empty(where: str, name: str, shape: "tuple[int, ...]", dtype: _Any, order: _Any) -> _Any:
    """A new array, zeroed, for the function to write."""
    if min(shape, default=0) < 0:
        raise ValueError(f"{_said(where, name)} would have a negative length: shape {shape}")
    return _np.zeros(shape, dtype, order)


def _apart(where: str, written: "_Mapping[str, _Any]", others: "_Mapping[str, _Any]") -> None:
    """Check that arrays which the function may change share no memory with its other arguments."""
    for name, value in written.items():
        for other, array in others.items():
            if name != other and _np.may_share_memory(value, array):
                raise ValueError(f"{_said(where, name)} must not share memory with '{other}': Fortran forbids it")


def _integer(where: str, name: str, value: _Any, bits: int, signed: bool) -> int:
    """`value` as an integer that fits into `bits`; of mpi4py's communicators and their kin, Fortran's handle."""
    try:
        number = value.py2f() if hasattr(value, "py2f") else _operator.index(value)
    except TypeError:
        raise TypeError(f"{_said(where, name)} must be an integer, not {_described(value)}") from None
    low, high = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if signed else (0, (1 << bits) - 1)
    if not low <= number <= high:
        raise ValueError(f"{_said(where, name)} must be from {low} to {high}, not {number}")
    return number


def _communicators(*values: _Any) -> "list[_Any]":
    """Those of some arguments that are communicators of several processes (mpi4py's)."""
    return [value for value in values if hasattr(value, "py2f") and getattr(value, "size", 1) > 1]


def _ask_together(where: str, kind: str, communicators: "list[_Any]", seeds: "_Sequence[_Any]" = ()) -> "list[bool]":
    """Check that all processes ask for this kind of derivative; answers which seeds are none of zeros alone."""
    for one in communicators:
        asked = one.allgather((kind, where))
        other = next((rank for rank, (other_kind, _) in enumerate(asked) if other_kind != kind), None)
        if other is not None:
            raise RuntimeError(
                f"{where}(): all processes of a communicator must ask for the same derivative together; "
                f"process {other} asks for {asked[other][1]}()"
            )
    return [bool(_np.any(seed)) for seed in seeds]


def _warn_of_replicas(where: str, one: _Any, seeded: "_Sequence[bool]", outputs: "_Sequence[_Any]") -> None:
    """Warn where all processes hold one result and seed it: it counts once for each of them."""
    own = [_np.asarray(output).tobytes() if is_seeded else b"" for output, is_seeded in zip(outputs, seeded)]
    all_of_them = one.allgather([(len(data), _crc32(data)) if data else None for data in own])
    if any(sum_ and all(other[k] == sum_ for other in all_of_them) for k, sum_ in enumerate(all_of_them[0])):
        text = (
            f"{where}(): all {one.size} processes return the same result, and the derivative is that of the sum over "
            f"them: {one.size} times what one of them gives. Return it from one and 0 from all others, or divide it"
        )
        _warn(text, RuntimeWarning, stacklevel=4)


def _float(where: str, name: str, value: _Any) -> float:
    """`value` as a floating-point number."""
    if type(value) is float:
        return value
    if isinstance(value, (int, float, _np.floating, _np.integer)):
        try:
            return float(value)
        except OverflowError:
            raise ValueError(f"{_said(where, name)} is too large for a floating-point number") from None
    raise TypeError(f"{_said(where, name)} must be a number, not {_described(value)}")


def _boolean(where: str, name: str, value: _Any) -> bool:
    """`value` as true or false."""
    if isinstance(value, (bool, _np.bool_)):
        return bool(value)
    raise TypeError(f"{_said(where, name)} must be True or False, not {_described(value)}")


def _text(where: str, name: str, value: _Any, length: int = 0) -> bytes:
    """`value` as bytes that end in a zero byte, filled with blanks up to a length."""
    if not isinstance(value, (str, bytes)):
        raise TypeError(f"{_said(where, name)} must be a str or bytes, not {_described(value)}")
    text = value.encode() if isinstance(value, str) else value
    if b"\0" in text:
        raise ValueError(f"{_said(where, name)} must not contain a zero byte")
    if length and len(text) > length:
        raise ValueError(f"{_said(where, name)} must have at most {length} bytes, not {len(text)}")
    return text.ljust(length)


def _by_reference(cell: _Any) -> _Any:
    return None if cell is None else _ctypes.byref(cell)


def _value_of(cell: _Any) -> _Any:
    return None if cell is None else cell.value


def _unchanged(where: str, name: str, before: _Any, cell: _Any) -> None:
    """Check that a number which was passed by reference is what it was: else its new value would be lost."""
    if bytes(cell) != bytes(before):
        raise RuntimeError(
            f"{where}(): the function changed argument '{name}', a number passed by reference; "
            f"list it in `out` or `inout` of its table in pyproject.toml"
        )
