"""What a caller says of functions beside their source, and the wrapper that follows from both.

    arrays={"x": "n", "a": ("n", "m"), "w": None}   lengths: expressions of integer arguments; None: any, unchecked
    active=["x"]                                    differentiate with respect to these, and no others
    const=["k"]                                     or to all but these
    out=["y"], inout=["u"]                          written: returned, after being made, or copied

Names that are given apply to every function that has such an argument; what is not said is inferred (`inference`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any, cast

from enzyme_build.bindings import Prototype, Wrapper, plan_wrapper
from enzyme_build.errors import BindingError
from enzyme_build.functions.inference import Inferred
from enzyme_build.settings import FunctionSettings, settings_from_table

Shape = "str | int | Sequence[str | int] | None"


@dataclass(frozen=True)
class Options:
    """None: not said."""

    arrays: Mapping[str, Any] = field(default_factory=dict[str, Any])
    active: tuple[str, ...] | None = None
    const: tuple[str, ...] = ()
    out: tuple[str, ...] | None = None
    inout: tuple[str, ...] | None = None

    @classmethod
    def of(cls, given: Mapping[str, Any]) -> Options:
        """Options as a caller writes them: a single name may stand for a list of one."""
        unknown = given.keys() - {f.name for f in fields(cls)}
        if unknown:
            known = ", ".join(f.name for f in fields(cls))
            raise TypeError(f"unknown option '{unknown.pop()}': there are {known}")
        read: dict[str, Any] = {k: v if k == "arrays" else _names(k, v) for k, v in given.items()}
        return cls(**read)

    def updated(self, given: Mapping[str, Any]) -> Options:
        """These, with what is given now in place of what was given before."""
        new = Options.of(given)
        kept: dict[str, Any] = {f.name: getattr(self, f.name) for f in fields(self)}
        said: dict[str, Any] = {key: getattr(new, key) for key in given}
        if "active" in given or "const" in given:
            kept["active"], kept["const"] = None, ()
        merged: dict[str, Any] = {**kept, **said, "arrays": {**self.arrays, **new.arrays}}
        return Options(**merged)

    @property
    def names(self) -> set[str]:
        """Every argument that is named."""
        lists = (self.active or (), self.const, self.out or (), self.inout or ())
        return {*self.arrays, *(name for names in lists for name in names)}


def _names(key: str, value: Any) -> tuple[str, ...] | None:
    names = [value] if isinstance(value, str) else value
    if names is None:
        return None
    if not isinstance(names, Iterable) or not all(isinstance(name, str) for name in cast("Iterable[object]", names)):
        raise TypeError(f"'{key}' must be a name or a list of names, not {value!r}")
    return tuple(cast("Iterable[str]", names))


def wrapper_of(prototype: Prototype, inferred: Inferred, options: Options) -> Wrapper:
    """How Python calls the function, by what its source shows and the caller says."""
    if prototype.problem:
        plan_wrapper(prototype, FunctionSettings(prototype.name))  # which says what is wrong
    settings = _Merged(prototype, inferred, options).settings()
    read = set(inferred.read) - {*settings.out, *settings.inout}
    known = tuple(replace(p, is_read_only=p.is_read_only or p.name in read) for p in prototype.parameters)
    try:
        planned = plan_wrapper(replace(prototype, parameters=known), settings)
        return replace(planned, wants_reverse=False)  # derivatives are made when they are asked for
    except BindingError as error:
        table = f"[tool.enzyme-build.functions.{prototype.name}]"
        error.message = error.message.replace(f"{table}: ", f"`{prototype.name}`: ")
        raise


@dataclass(frozen=True)
class _Merged:
    prototype: Prototype
    inferred: Inferred
    options: Options

    def settings(self) -> FunctionSettings:
        options, own = self.options, [p.name for p in self.prototype.parameters]
        written = {*self.only(options.out), *self.only(options.inout)}
        arrays = {**self.inferred.arrays, **{k: v for k, v in options.arrays.items() if self.has(k)}}
        shown = [p.name for p in self.prototype.parameters if p.is_assumed_shape and p.name not in arrays]
        shown = [name for name in shown if name in self.inferred.out and name not in written]  # the caller gives shapes
        out = [*self.only(options.out), *(n for n in self.inferred.out if n not in (*written, *shown))]
        inout = [*self.only(options.inout), *(n for n in self.inferred.inout if n not in written), *shown]
        unknown = [name for name in self.inferred.unknown if name not in arrays]
        if unknown:
            raise self.unknown(unknown[0])
        active = None if options.active is None else self.only(options.active)
        if options.const or shown:
            floating = [p.name for p in self.prototype.parameters if p.scalar and p.scalar.is_differentiable]
            constant = {*self.only(options.const), *out, *(shown if options.active is None else ())}
            active = [name for name in active or floating if name not in constant]
        table: dict[str, Any] = {
            "arrays": {k: _shape(v) for k, v in arrays.items() if v is not None and k in own},
            "out": out,
            "inout": [name for name in inout if name not in out],
            **({} if active is None else {"active": active}),
        }
        read = settings_from_table({"functions": {self.prototype.name: table}})
        return read.functions[self.prototype.name]

    def has(self, name: str) -> bool:
        return any(p.name == name for p in self.prototype.parameters)

    def only(self, names: tuple[str, ...] | None) -> list[str]:
        return [name for name in names or () if self.has(name)]

    def unknown(self, name: str) -> BindingError:
        own = next(p for p in self.prototype.parameters if p.name == name)
        single = [p for p in self.prototype.parameters if not p.is_pointer or p.rank == 0]
        whole = [p.name for p in single if p.scalar and p.scalar.kind in ("signed", "unsigned")]
        extents = [f"{p.name}_extent_1" for p in self.prototype.parameters if p.is_assumed_shape]
        rank = own.rank or 1
        lengths = tuple([*whole, *extents, *["3"] * rank][:rank])
        return BindingError(
            f"`{self.prototype.name}`: how long is `{name}`? Neither the declaration nor the accesses show it",
            self.prototype.at,
            help=f"say arrays={{'{name}': {(lengths[0] if rank == 1 else lengths)!r}}}, "
            "or None in place of a length to pass it unchecked",
        )


def _shape(value: Any) -> Any:
    return list(cast("Sequence[Any]", value)) if isinstance(value, (tuple, list)) else value
