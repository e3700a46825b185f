"""Jacobians, Hessians and stacks of calls, made of products with one Jacobian or Hessian: what generated modules do.

A dense Jacobian is made column by column by forward mode, or row by row by reverse mode where the outputs have fewer
numbers; a Hessian column by column.  A sparse one, whose pattern the caller gives, takes one product a colour: columns
that share no row are one.  The text of this file is copied into the generated modules, so it uses the standard library
and NumPy only.
"""

# pyright: reportUnusedFunction=false, reportUnknownMemberType=false, reportUnknownArgumentType=false
# pyright: reportUnknownVariableType=false, reportUnknownLambdaType=false

from collections.abc import Callable as _Callable
from collections.abc import Iterator as _Iterator
from collections.abc import Sequence as _Sequence
from functools import lru_cache as _lru_cache
from typing import Any as _Any

import numpy as _np

# What stands below this line is copied.


def _listed(bundle: _Any, count: int) -> "list[_Any]":
    return list(bundle) if count != 1 else [bundle]


def _bundled(values: "_Sequence[_Any]") -> _Any:
    return values[0] if len(values) == 1 else tuple(values)


def _copied(value: _Any) -> _Any:
    return value.copy(order="K") if isinstance(value, _np.ndarray) else value


def _jacobian(inputs: "_Sequence[_Any]", outputs: "_Sequence[_Any]", forward: _Any, reverse: _Any) -> _Any:
    """∂output/∂input, in the shape of the output followed by that of the input; a row for each output.

    `forward` maps tangents of the inputs to those of the outputs, `reverse` seeds of the outputs to gradients; one of
    the two may be None.
    """
    blocks = [[_new_block(y, x) for x in inputs] for y in outputs]
    if reverse is None or (forward is not None and sum(map(_size, inputs)) <= sum(map(_size, outputs))):
        for k, place, tangents in _basis(inputs):
            for row, tangent in zip(blocks, forward(tangents)):
                row[k][(..., *place)] = tangent
    else:
        for k, place, seeds in _basis(outputs):
            for block, gradient in zip(blocks[k], reverse(seeds)):
                if block is not None:
                    block[place] = gradient
    return _bundled([_bundled(row) for row in blocks])


def _hessian(inputs: "_Sequence[_Any]", kinds: "_Sequence[str]", product: _Any) -> _Any:
    """∂²/∂input∂input, a row for each input; `product` maps tangents to the Hessian times them."""
    blocks = [[_new_block(x, y, kind) for y in inputs] for x, kind in zip(inputs, kinds)]
    for k, place, tangents in _basis(inputs):
        for row, change in zip(blocks, product(tangents)):
            if row[k] is not None:
                row[k][(..., *place)] = change
    return _bundled([_bundled(row) for row in blocks])


def _size(value: _Any) -> int:
    return 0 if value is None else int(_np.size(value))


def _new_block(left: _Any, right: _Any, kind: str = "") -> _Any:
    """The block of ∂left/∂right, of left's kind; None by or of an optional argument that is not given."""
    if left is None or right is None:
        return None
    return _np.empty((*_np.shape(left), *_np.shape(right)), kind or _np.result_type(left))


def _basis(values: "_Sequence[_Any]") -> "_Iterator[tuple[int, tuple[int, ...], list[_Any]]]":
    """Each unit vector: in which value, at which place, and all values as they are for it.  Arrays are used again."""
    zeros: list[_Any] = [
        _np.zeros_like(v, subok=False) if isinstance(v, _np.ndarray) else None if v is None else 0.0 for v in values
    ]
    for k, zero in enumerate(zeros):
        if zero is None:
            continue
        if not isinstance(zero, _np.ndarray):
            yield k, (), [*zeros[:k], 1.0, *zeros[k + 1 :]]
            continue
        for place in _np.ndindex(*zero.shape):
            zero[place] = 1.0
            yield k, place, zeros
            zero[place] = 0.0


def _sparse(where: str, rows: _Any, columns: _Any, x: _Any, count: int, order: _Any, product: _Any) -> _Any:
    """The entries of a matrix of `count` rows at `rows` and `columns`; `product` maps a vector to the matrix times it.

    Rows and columns are counted as the numbers lie in memory.  One product more, with a vector in general position,
    must agree with the entries: a pattern that lacks one is an error, never a wrong matrix.
    """
    rows, columns = _np.asarray(rows, _np.intp), _np.asarray(columns, _np.intp)
    if rows.ndim != 1 or rows.shape != columns.shape:
        raise ValueError(
            f"{where}(): rows and columns must be vectors of one length, not of {rows.shape}, {columns.shape}"
        )
    for name, values, end in (("rows", rows, count), ("columns", columns, x.size)):
        if values.size and not 0 <= values.min() <= values.max() < end:
            raise ValueError(
                f"{where}(): {name} must be from 0 to {end - 1}, not from {values.min()} to {values.max()}"
            )
    colour = _np.frombuffer(_colours(rows.tobytes(), columns.tobytes(), x.size), _np.intp)

    def along(vector: _Any) -> _Any:
        return _np.asarray(product(vector.astype(x.dtype).reshape(x.shape, order=order))).ravel(order)

    values = _np.zeros(rows.size, x.dtype)
    for number in range(int(colour.max(initial=-1)) + 1):
        here = colour[columns] == number
        values[here] = along(colour == number)[rows[here]]
    probe = 1 + _np.cos(1.0 + _np.arange(x.size) * 1.6180339887) / 2
    found, expected, scale = along(probe), _np.zeros(count, x.dtype), _np.zeros(count)
    repeated = _np.unique(rows * max(x.size, 1) + columns).size < rows.size
    if repeated:
        raise ValueError(f"{where}(): an entry is named twice")
    _np.add.at(expected, rows, values * probe[columns].astype(x.dtype))
    _np.add.at(scale, rows, _np.abs(values) * probe[columns])
    tolerance = _np.sqrt(_np.finfo(x.dtype).eps) * (scale + _np.abs(found).max(initial=0.0) * 1e-3)
    wrong = _np.flatnonzero(~(_np.abs(found - expected) <= tolerance))
    if wrong.size and _np.isfinite(found[wrong]).all():
        raise ValueError(f"{where}(): the pattern lacks an entry in row {wrong[0]} that is not zero")
    return values


@_lru_cache(maxsize=16)
def _colours(rows: bytes, columns: bytes, count: int) -> bytes:
    """A colour for each of `count` columns; those of one colour share no row; without entries it is -1."""
    of_column: dict[int, set[int]] = {}
    for row, column in zip(_np.frombuffer(rows, _np.intp).tolist(), _np.frombuffer(columns, _np.intp).tolist()):
        of_column.setdefault(column, set()).add(row)
    colour = _np.full(count, -1, _np.intp)
    taken: list[set[int]] = []
    for column, own in of_column.items():
        number = next((k for k, used in enumerate(taken) if used.isdisjoint(own)), len(taken))
        if number == len(taken):
            taken.append(set())
        taken[number] |= own
        colour[column] = number
    return colour.tobytes()


def _batched(where: str, function: "_Callable[..., _Any]", given: "_Sequence[_Any]", orders: "_Sequence[str]") -> _Any:
    """`function` of each item of the stacks among `given`, those with an order; all others are shared."""
    lengths = {_np.shape(value)[:1] for value, order in zip(given, orders) if order and value is not None}
    if len(lengths) != 1 or () in lengths:
        said = sorted(length[0] if length else 0 for length in lengths)
        raise ValueError(f"{where}(): stacks must have one length, not {said}; the first axis counts the calls")
    ((count,),) = lengths
    if not count:
        raise ValueError(f"{where}(): the stacks are empty")
    return _stacked([function(*(_item(v, row, order) for v, order in zip(given, orders))) for row in range(count)])


def _item(value: _Any, row: int, order: _Any) -> _Any:
    if not order or value is None:
        return value
    item = value[row]
    return _np.array(item, order=order) if isinstance(item, _np.ndarray) else item


def _stacked(results: "_Sequence[_Any]") -> _Any:
    if isinstance(results[0], tuple):
        return tuple(_stacked(column) for column in zip(*results))
    return None if results[0] is None else _np.stack(results)
