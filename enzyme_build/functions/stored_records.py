"""Records as JSON, and back by the types of their fields: reading stored data never runs any of it.

A record is a dataclass of numbers, texts, enums, paths, other records, and tuples, sets and mappings by name of these.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

Record = TypeVar("Record")


def as_json(value: object) -> Any:
    """What `json.dumps` takes for a record or a part of one."""
    if is_dataclass(value) and not isinstance(value, type):
        return {f.name: as_json(getattr(value, f.name)) for f in fields(value)}
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Path):
        return str(value)
    if isinstance(value, Mapping):
        return {str(key): as_json(item) for key, item in cast("Mapping[object, object]", value).items()}
    if isinstance(value, (frozenset, set)):
        return sorted(map(as_json, cast("frozenset[object]", value)))
    if isinstance(value, (tuple, list)):
        return [as_json(item) for item in cast("tuple[object, ...]", value)]
    return value


def from_json(kind: type[Record], data: object) -> Record:
    """The record that `data` is of; ValueError if it is of no such record."""
    try:
        return cast("Record", _read(kind, data))
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"this is no {kind.__name__}: {error}") from error


def _read(kind: Any, data: Any) -> Any:
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return None if data is None else _read(next(arm for arm in inner if arm is not type(None)), data)
    if origin is Literal:
        return _checked(data in inner, data)
    if origin is tuple:
        return _tuple(inner, _checked(isinstance(data, list), data))
    if origin in (frozenset, set):
        return cast(Any, origin)(_read(inner[0], item) for item in _checked(isinstance(data, list), data))
    if origin is not None and issubclass(origin, Mapping):
        return {key: _read(inner[1], item) for key, item in _checked(isinstance(data, dict), data).items()}
    if is_dataclass(kind):
        return _record(kind, _checked(isinstance(data, dict), data))
    if issubclass(kind, (Enum, Path)):
        return kind(data)
    return _checked(type(data) is kind, data)


def _record(kind: Any, data: Mapping[str, Any]) -> Any:
    types_of = _types(kind)
    _checked(data.keys() == types_of.keys(), data)
    return kind(**{name: _read(type_, data[name]) for name, type_ in types_of.items()})


@cache
def _types(kind: Callable[..., object]) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {f.name: hints[f.name] for f in fields(cast("Any", kind))}


def _tuple(inner: tuple[Any, ...], data: list[Any]) -> tuple[Any, ...]:
    if len(inner) == 2 and inner[1] is Ellipsis:
        return tuple(_read(inner[0], item) for item in data)
    _checked(len(inner) == len(data), data)
    return tuple(_read(arm, item) for arm, item in zip(inner, data))


def _checked(fits: bool, data: Any) -> Any:
    if not fits:
        raise TypeError(f"{data!r:.80}")
    return data
