"""The inputs of an analysis: `.npz` files whose arrays are named as the function's parameters.

A file is one sample, or with `stacked` as many as its arrays are long along their first axis; what has no such axis is
the same for all.
"""

from __future__ import annotations

import zipfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

from enzyme_build.bindings import WrappedArgument, Wrapper
from enzyme_build.errors import InputError, SourceLocation

Array: TypeAlias = Any  # of NumPy's


@dataclass(frozen=True)
class Sample:
    """One set of arguments, in the order of the Python function, and where it comes from."""

    name: str
    arguments: tuple[Any, ...]


def read_samples(paths: Sequence[Path], wrapper: Wrapper, stacked: bool = False) -> list[Sample]:
    """The samples in some files.

    Raises InputError for a file that is no archive of NumPy's, and for arrays that are missing, unknown, or of a type
    or shape that the parameter cannot have.
    """
    found: list[Sample] = []
    for path in paths:
        arrays = _read(path)
        _check_names(path, arrays, wrapper)
        if not stacked:
            found.append(Sample(path.name, _arguments(path, arrays, wrapper)))
            continue
        for number in range(_count(path, arrays, wrapper)):
            taken = {name: _taken(array, number, _argument(wrapper, name)) for name, array in arrays.items()}
            found.append(Sample(f"{path.name}[{number}]", _arguments(path, taken, wrapper)))
    return found


def _read(path: Path) -> dict[str, Array]:
    try:
        with np.load(path, allow_pickle=False) as archive:
            if not isinstance(archive, np.lib.npyio.NpzFile):
                raise ValueError("it holds a single array")
            return {name: archive[name] for name in archive.files}
    except FileNotFoundError:
        raise InputError(f"cannot read `{path}`: there is no such file", SourceLocation(str(path))) from None
    except (OSError, ValueError, zipfile.BadZipFile, AttributeError) as error:
        why = str(error).partition("\n")[0]
        raise InputError(
            f"`{path}` is no archive of arrays: {why}",
            SourceLocation(str(path)),
            help="write it by numpy.savez(file, x=…, n=…), one array for each parameter, no objects",
        ) from None


def _given(wrapper: Wrapper) -> list[WrappedArgument]:
    return [argument for argument in wrapper.arguments if argument.is_given]


def _argument(wrapper: Wrapper, name: str) -> WrappedArgument | None:
    same = name.lower() if wrapper.prototype.language == "fortran" else name
    return next((a for a in wrapper.arguments if same in (a.name, a.parameter.name)), None)


def _check_names(path: Path, arrays: Mapping[str, Array], wrapper: Wrapper) -> None:
    unknown = [name for name in arrays if _argument(wrapper, name) is None]
    if unknown:
        raise InputError(
            f"`{wrapper.name}` has no parameter `{unknown[0]}`",
            SourceLocation(str(path)),
            help=f"its parameters are {_described(wrapper)}; leave the array out of the file",
        )
    known = {argument.name for name in arrays if (argument := _argument(wrapper, name)) is not None}
    missing = [a for a in _given(wrapper) if a.name not in known and not a.is_optional]
    if missing:
        raise InputError(
            f"the parameter `{missing[0].name}` of `{wrapper.name}` is missing",
            SourceLocation(str(path)),
            help=f"add an array of this name to the file; needed are {_described(wrapper)}",
        )


def _described(wrapper: Wrapper) -> str:
    return ", ".join(f"{a.name} ({_type(a)})" for a in _given(wrapper)) or "none"


def _type(argument: WrappedArgument) -> str:
    axes = f", {len(argument.shape)}-dimensional" if argument.role == "array" and argument.shape else ""
    return f"{argument.scalar.numpy}{axes}"


def _rank(argument: WrappedArgument) -> int:
    return len(argument.shape or ()) if argument.role == "array" else 0


def _count(path: Path, arrays: Mapping[str, Array], wrapper: Wrapper) -> int:
    counts = {
        name: array.shape[0]
        for name, array in arrays.items()
        if (argument := _argument(wrapper, name)) is not None and array.ndim > _rank(argument)
    }
    if not counts:
        raise InputError(
            "no array has a first axis of samples",
            SourceLocation(str(path)),
            help="leave --stacked out, or give an array one more axis than its parameter has",
        )
    if len(set(counts.values())) > 1:
        said = ", ".join(f"{name}: {count}" for name, count in counts.items())
        raise InputError(
            f"the arrays have different numbers of samples ({said})",
            SourceLocation(str(path)),
            help="the first axis of each stacked array counts the samples",
        )
    return next(iter(counts.values()))


def _taken(array: Array, number: int, argument: WrappedArgument | None) -> Array:
    return array[number] if argument is not None and array.ndim > _rank(argument) else array


def _arguments(path: Path, arrays: Mapping[str, Array], wrapper: Wrapper) -> tuple[Any, ...]:
    by_name = {a.name: array for name, array in arrays.items() if (a := _argument(wrapper, name)) is not None}
    return tuple(_value(path, a, by_name[a.name]) if a.name in by_name else None for a in _given(wrapper))


def _value(path: Path, argument: WrappedArgument, array: Array) -> Any:
    """An array as the parameter takes it; only conversions that lose nothing are made."""
    if argument.role == "text":
        return str(array)
    wanted = np.dtype(argument.scalar.numpy)
    is_whole = np.issubdtype(array.dtype, np.integer)
    fits = np.can_cast(array.dtype, wanted, "safe") or (is_whole and bool(np.all(array.astype(wanted) == array)))
    if not fits:
        raise InputError(
            f"`{argument.name}` is of type {array.dtype}, and the parameter of {wanted}",
            SourceLocation(str(path)),
            help=f"save {argument.name}.astype(numpy.{wanted})",
        )
    if array.ndim != _rank(argument):
        raise InputError(
            f"`{argument.name}` has {array.ndim} axes, and the parameter {_rank(argument)}",
            SourceLocation(str(path)),
            help="several samples along a first axis need --stacked" if array.ndim == _rank(argument) + 1 else "",
        )
    if argument.role == "array":
        return np.asarray(array, wanted, order=argument.order)
    return array.astype(wanted).item()
