"""Compiled functions in JAX: `enzyme("test.c", "f")(x)`, under `jit`, `vmap`, `grad`, `jvp`, `hessian`.

Each derivative is one primitive, a custom call of XLA's into compiled code (`functions.xla_handler`), and all of them
are linear in the tangents and seeds, so each has a transpose:

    value                                        its derivative in the direction v is  forward(v)
    forward(v) = J v                  transpose: reverse      derivative: twice
    reverse(s) = Jᵀ s                 transpose: forward      derivative: second
    second(s, v) = ∇²⟨s, f⟩ v         transposes: second in v, twice in s
    twice(v, w) = ∇²f [v, w]          transposes: second in v and in w

Third derivatives are refused.  Integers and truth values are Python's own; no Python runs when XLA calls.
"""

# pyright: basic, reportMissingImports=false, reportAttributeAccessIssue=false

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax.extend.core import Primitive
from jax.interpreters import ad, batching, mlir

from enzyme_build.functions import Function, Kernel, KernelOperator, bundled, handle, is_buffer, length, load


def enzyme(source: Any, function: str = "", **options: Any) -> Operator:
    """The function of a source (a file, several, or what `enzyme_build.load` takes), or a loaded function itself."""
    if isinstance(source, Function):
        return Operator(source.using(**options) if options else source)
    files = [source] if isinstance(source, (str, os.PathLike)) else list(source)
    return Operator(load(files, **options)[function])


class Operator(KernelOperator):
    """A compiled function of JAX's arrays."""

    def __init__(self, function: Function):
        super().__init__(function)
        self.primitives = _primitives(function)

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        if self.function.is_closed:
            raise ValueError(f"{self.__name__}(): its library was closed")
        given = self.__signature__.bind(*arguments, **named).args
        inputs = self.kernel.inputs
        if len(given) != len(inputs):
            raise TypeError(f"{self.__name__}() takes {len(inputs)} arguments, not {len(given)}")
        buffers = [self._buffer(a, value) for a, value in zip(inputs, given) if is_buffer(a)]
        numbers = tuple(self._number(a, value) for a, value in zip(inputs, given) if not is_buffer(a))
        self._check_shapes(buffers, numbers)
        returned = self.primitives.value.bind(*buffers, numbers=numbers)
        outputs = zip(self.kernel.outputs, returned)
        return bundled([value.T if self.primitives.is_transposed(o.name) else value for o, value in outputs])

    def __reduce__(self) -> tuple[Any, ...]:
        return Operator, (self.function,)

    def __repr__(self) -> str:
        return f"<JAX operator of {self.function!r}>"

    def _buffer(self, argument: Any, value: Any) -> Any:
        """An array as the handler takes it: Fortran's are stored the other way round."""
        where, dtype = f"{self.__name__}(): argument '{argument.name}'", np.dtype(argument.scalar.numpy)
        if argument.role != "array" and isinstance(value, (int, float)):
            return jnp.asarray(value, dtype)
        if not isinstance(value, (jax.Array, np.ndarray, np.generic)):
            raise TypeError(f"{where} must be an array of {dtype}, not {type(value).__name__}")
        if value.dtype != dtype:
            wide = "; see jax_enable_x64" if dtype.itemsize > value.dtype.itemsize else ""
            raise TypeError(f"{where} must be an array of {dtype}, not of {value.dtype}{wide}")
        rank = len(argument.shape) if argument.role == "array" else 0
        if value.ndim != rank:
            raise ValueError(f"{where} must have {rank} dimension(s), not shape {value.shape}")
        return jnp.asarray(value).T if argument.order == "F" else jnp.asarray(value)

    def _number(self, argument: Any, value: Any) -> int:
        where = f"{self.__name__}(): argument '{argument.name}'"
        try:
            number = int(value) if isinstance(value, bool) else handle(value).__index__()
        except (AttributeError, TypeError, jax.errors.JAXTypeError):
            raise TypeError(f"{where} must be a Python integer, not {type(value).__name__}") from None
        bits, signed = argument.scalar.bits, argument.scalar.kind != "unsigned"
        if not -(1 << bits - 1) * signed <= number < 1 << bits - signed:
            raise ValueError(f"{where} must fit into {bits} bits, not be {number}")
        return number

    def _check_shapes(self, buffers: Sequence[Any], numbers: tuple[int, ...]) -> None:
        known = self.primitives.sizes(buffers, numbers)
        arrays = [a for a in self.kernel.inputs if is_buffer(a) and a.role == "array"]
        values = [b for a, b in zip(filter(is_buffer, self.kernel.inputs), buffers) if a.role == "array"]
        for argument, value in zip(arrays, values):
            shape = value.shape[::-1] if argument.order == "F" else value.shape
            wanted = tuple(have if not text else length(text, known) for text, have in zip(argument.shape or (), shape))
            if shape != wanted:
                said = ", ".join(argument.shape or ())
                raise ValueError(f"{self.__name__}(): argument '{argument.name}' must have shape ({said}) = {wanted}, "
                                 f"not {shape}")  # fmt: skip


def _primitives(function: Function) -> _Primitives:
    if function.key not in _known or _known[function.key].function.is_closed:
        _known[function.key] = _Primitives(function)
    return _known[function.key]


_known: dict[str, _Primitives] = {}


class _Primitives:
    """The five primitives of a function; arguments are buffers, seeds and tangents in one row."""

    def __init__(self, function: Function):
        wrapper = function.wrapper
        self.function = function
        self.inputs = [a for a in wrapper.arguments if a.is_given and is_buffer(a)]
        self.outputs = Kernel(function).outputs
        free = [a for a in wrapper.arguments if a.role == "array" and (not a.shape or "" in a.shape)]
        if free or any(a.role == "text" for a in wrapper.arguments) or not self.inputs:
            what = f"the shape of `{free[0].name}`" if free else "arrays and numbers for arguments, and no texts"
            raise TypeError(f"{function.__name__}: JAX needs {what}; see `arrays=` of load")
        self.by_name = {a.name: a for a in wrapper.arguments}
        self.active = [k for k, a in enumerate(self.inputs) if a.is_active]
        self.seeded = [k for k, o in enumerate(self.outputs) if o.is_differentiable]
        count, v, s = len(self.inputs), len(self.active), len(self.seeded)
        self.count = count
        self.value = self._primitive("value", count, self._jvp_of_value, {})
        self.forward = self._primitive("forward", count + v, self._jvp_of_forward, {count: (v, self._forward_back)})
        self.reverse = self._primitive("reverse", count + s, self._jvp_of_reverse, {count: (s, self._reverse_back)})
        self.second = self._primitive(
            "second", count + s + v, None, {count: (s, self._second_to_seeds), count + s: (v, self._second_to_tangents)}
        )
        self.twice = self._primitive(
            "twice", count + 2 * v, None, {count: (v, self._twice_back), count + v: (v, self._twice_back)}
        )

    def is_transposed(self, name: str) -> bool:
        return name in self.by_name and self.by_name[name].order == "F"

    def sizes(self, buffers: Sequence[Any], numbers: tuple[int, ...]) -> dict[str, int]:
        """The integers that lengths are made of."""
        plain = [a.name for a in self.by_name.values() if a.is_given and not is_buffer(a)]
        known = dict(zip(plain, numbers))
        places = {a.name: k for k, a in enumerate(self.inputs)}
        for argument in self.by_name.values():
            if argument.derived is not None and argument.derived.what == "extent" and argument.derived.array in places:
                array, axis = self.by_name[argument.derived.array], argument.derived.axis
                dims = buffers[places[array.name]].shape
                known[argument.name] = dims[-1 - axis] if array.order == "F" else dims[axis - len(array.shape or ())]
        return known

    def _primitive(self, kind: str, arity: int, jvp: Any, linear: dict[int, tuple[int, Any]]) -> Primitive:
        name = f"enzyme_{self.function.__name__}_{kind}_{self.function.key}"
        made = Primitive(name)
        made.multiple_results = True
        abstract = partial(self._results, kind)

        def call(*buffers: Any, numbers: tuple[int, ...]) -> Any:
            _register(self.function, kind, name)
            attributes = {f"a{k:02}": np.int64(number) for k, number in enumerate(numbers)}
            shapes = [jax.ShapeDtypeStruct(*each) for each in self._shapes(kind, buffers, numbers)]
            return jax.ffi.ffi_call(name, shapes)(*buffers, **attributes)

        made.def_impl(jax.jit(call, static_argnames="numbers"))
        made.def_abstract_eval(abstract)
        mlir.register_lowering(made, mlir.lower_fun(call, multiple_results=True))
        batching.primitive_batchers[made] = partial(_batched, made)
        if jvp is None:
            jvp = partial(_refuse, self.function.__name__)
        ad.primitive_jvps[made] = jvp
        if linear:
            ad.primitive_transposes[made] = partial(_transposed, linear)
        return made

    def _shapes(self, kind: str, buffers: Sequence[Any], numbers: tuple[int, ...]) -> list[tuple[Any, Any]]:
        """Shapes and dtypes of a primitive's results."""
        rank = len(self.inputs[0].shape or ()) if self.inputs[0].role == "array" else 0
        batch = buffers[0].shape[: buffers[0].ndim - rank]
        if kind in ("reverse", "second"):
            return [(buffers[k].shape, buffers[k].dtype) for k in self.active]
        known = self.sizes(buffers, numbers)
        found: list[tuple[Any, Any]] = []
        for k, output in enumerate(self.outputs):
            if kind == "value" or k in self.seeded:
                own = tuple(length(text, known) for text in output.shape)
                own = own[::-1] if self.is_transposed(output.name) else own
                found.append(((*batch, *own), np.dtype(output.dtype)))
        return found

    def _results(self, kind: str, *buffers: Any, numbers: tuple[int, ...]) -> Any:
        return [jax.core.ShapedArray(*each) for each in self._shapes(kind, buffers, numbers)]

    def _jvp_of_value(self, primals: Any, tangents: Any, numbers: Any) -> Any:
        out = self.value.bind(*primals, numbers=numbers)
        moving = [_solid(tangents[k], primals[k]) for k in self.active]
        if not self.active or not self.seeded:
            return out, [_zero(o) for o in out]
        moved = self.forward.bind(*primals, *moving, numbers=numbers)
        return out, _spread(moved, self.seeded, [_zero(o) for o in out])

    def _jvp_of_forward(self, primals: Any, tangents: Any, numbers: Any) -> Any:
        given, v = primals[: self.count], primals[self.count :]
        out = self.forward.bind(*primals, numbers=numbers)
        parts = []
        if _any(tangents[: self.count]):
            w = [_solid(tangents[k], primals[k]) for k in self.active]
            parts.append(self.twice.bind(*given, *v, *w, numbers=numbers))
        if _any(tangents[self.count :]):
            moving = map(_solid, tangents[self.count :], v)
            parts.append(self.forward.bind(*given, *moving, numbers=numbers))
        return out, _sum(parts, out)

    def _jvp_of_reverse(self, primals: Any, tangents: Any, numbers: Any) -> Any:
        given, seeds = primals[: self.count], primals[self.count :]
        out = self.reverse.bind(*primals, numbers=numbers)
        parts = []
        if _any(tangents[: self.count]):
            v = [_solid(tangents[k], primals[k]) for k in self.active]
            parts.append(self.second.bind(*given, *seeds, *v, numbers=numbers))
        if _any(tangents[self.count :]):
            moving = map(_solid, tangents[self.count :], seeds)
            parts.append(self.reverse.bind(*given, *moving, numbers=numbers))
        return out, _sum(parts, out)

    def _forward_back(self, cotangents: Any, known: Any, numbers: Any) -> Any:
        return self.reverse.bind(*known[: self.count], *cotangents, numbers=numbers)

    def _reverse_back(self, cotangents: Any, known: Any, numbers: Any) -> Any:
        return self.forward.bind(*known[: self.count], *cotangents, numbers=numbers)

    def _second_to_tangents(self, cotangents: Any, known: Any, numbers: Any) -> Any:
        return self.second.bind(*known[: self.count + len(self.seeded)], *cotangents, numbers=numbers)

    def _second_to_seeds(self, cotangents: Any, known: Any, numbers: Any) -> Any:
        v = known[self.count + len(self.seeded) :]
        return self.twice.bind(*known[: self.count], *v, *cotangents, numbers=numbers)

    def _twice_back(self, cotangents: Any, known: Any, numbers: Any) -> Any:
        """The second derivative is symmetric, so it does not matter which direction is asked for."""
        other = [value for value in known[self.count :] if value is not None]
        return self.second.bind(*known[: self.count], *cotangents, *other, numbers=numbers)


@cache
def _include() -> str:
    return str(jax.ffi.include_dir())


_registered: set[str] = set()


def _register(function: Function, kind: str, name: str) -> None:
    """Derive a handler when it is first asked for, and make it known to XLA."""
    if name not in _registered:
        handler = function.xla_handler(kind, _include())
        jax.ffi.register_ffi_target(name, jax.ffi.pycapsule(handler), platform="cpu")
        _registered.add(name)


def _refuse(name: str, *_: Any, **__: Any) -> Any:
    raise NotImplementedError(f"{name}: third derivatives of compiled functions are not supported")


def _batched(primitive: Primitive, values: Sequence[Any], axes: Sequence[Any], **parameters: Any) -> Any:
    """The batch comes first; handlers loop over it."""
    sizes = [v.shape[axis] for v, axis in zip(values, axes) if axis is not None]
    stacked = [
        jnp.broadcast_to(v, (sizes[0], *v.shape)) if axis is None else jnp.moveaxis(v, axis, 0)
        for v, axis in zip(values, axes)
    ]
    results = primitive.bind(*stacked, **parameters)
    return results, [0] * len(results)


def _transposed(
    linear: dict[int, tuple[int, Callable[..., Any]]], cotangents: Any, *values: Any, **parameters: Any
) -> Any:
    """Of the groups of arguments that a primitive is linear in, one is unknown here."""
    for start, (count, back) in linear.items():
        group = values[start : start + count]
        if any(map(ad.is_undefined_primal, group)):
            known = [None if ad.is_undefined_primal(v) else v for v in values]
            solid = [ad.instantiate_zeros(c) for c in cotangents]
            found = back(solid, known, **parameters)
            wanted = [f if ad.is_undefined_primal(v) else None for f, v in zip(found, group)]
            return [*[None] * start, *wanted, *[None] * (len(values) - start - count)]
    raise NotImplementedError("a compiled function is linear in nothing that is unknown here")


def _solid(tangent: Any, primal: Any) -> Any:
    return jnp.zeros_like(primal) if type(tangent) is ad.Zero else tangent


def _zero(value: Any) -> Any:
    return ad.Zero(jax.typeof(value).to_tangent_aval())


def _any(tangents: Sequence[Any]) -> bool:
    return any(type(tangent) is not ad.Zero for tangent in tangents)


def _sum(parts: Sequence[Any], like: Sequence[Any]) -> Any:
    if not parts:
        return [_zero(value) for value in like]
    return parts[0] if len(parts) == 1 else [a + b for a, b in zip(*parts)]


def _spread(values: Sequence[Any], places: Sequence[int], rest: list[Any]) -> list[Any]:
    for place, value in zip(places, values):
        rest[place] = value
    return rest
