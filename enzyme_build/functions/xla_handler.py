"""A function and its derivatives as handlers of XLA's foreign function interface, in C.

A handler gets buffers, row by row in memory, with any number of leading batch dimensions over which it loops, and
writes its results.  Each number or array that compiled code gets by address is a *cell*: an input's buffer, a result's
buffer, or scratch memory, filled before each call with zeros or a copy of an input.

    value     inputs ─► outputs                   reverse   inputs, seeds ─► gradients
    forward   inputs, v ─► J v                    second    inputs, seeds, v ─► Hessian of ⟨seeds, outputs⟩ times v
    twice     inputs, v, w ─► second derivative of the outputs in the directions v and w

Integers and truth values are attributes `a00`, `a01`, …, equal in a whole batch.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from enzyme_build.bindings import Derived, Scalar, WrappedArgument, Wrapper

KINDS = ("value", "reverse", "forward", "second", "twice")
_HEADER = """#include "xla/ffi/api/c_api.h"
#include <stdlib.h>
#include <string.h>

extern const char *enzyme_build_stopped(void) __attribute__((weak)); /* why the last call came back early */
"""
_BEGIN = """
XLA_FFI_Error *{symbol}(XLA_FFI_CallFrame *frame) {{
  XLA_FFI_Extension_Base *extension = frame->extension_start;
  if (extension && extension->type == XLA_FFI_Extension_Metadata) {{
    XLA_FFI_Metadata *metadata = ((XLA_FFI_Metadata_Extension *)extension)->metadata;
    metadata->api_version.major_version = XLA_FFI_API_MAJOR;
    metadata->api_version.minor_version = XLA_FFI_API_MINOR;
    return 0;
  }}
  XLA_FFI_Buffer **in = (XLA_FFI_Buffer **)frame->args.args, **ret = (XLA_FFI_Buffer **)frame->rets.rets;
  void **attribute = frame->attrs.attrs;
  (void)in, (void)ret, (void)attribute;
"""
_FAILED = """  if (!({condition})) {{
    XLA_FFI_Error_Create_Args error = {{XLA_FFI_Error_Create_Args_STRUCT_SIZE, 0, "no memory",
                                       XLA_FFI_Error_Code_RESOURCE_EXHAUSTED}};
    return frame->api->XLA_FFI_Error_Create(&error);
  }}
"""
_STOPPED = """    const char *reason = enzyme_build_stopped ? enzyme_build_stopped() : 0;
    if (reason) {{
      {free}
      XLA_FFI_Error_Create_Args error = {{XLA_FFI_Error_Create_Args_STRUCT_SIZE, 0, reason,
                                         XLA_FFI_Error_Code_ABORTED}};
      return frame->api->XLA_FFI_Error_Create(&error);
    }}"""


def is_buffer(argument: WrappedArgument) -> bool:
    """Whether an argument travels as a buffer: an array, or a floating-point number."""
    return argument.role == "array" or argument.scalar.is_differentiable


def handler_symbol(wrapper: Wrapper, kind: str) -> str:
    return f"enzyme_xla_{wrapper.name}_{kind}"


def handler_source(wrapper: Wrapper, kind: str) -> str:
    """The C of one handler."""
    return _HEADER + _Handler(wrapper, kind).text()


@dataclass
class _Cell:
    """Memory of one call: `buffer` is `in[k]`, `ret[k]` or "" (scratch), `filled` is "", "0" or the input to copy."""

    buffer: str
    filled: str = ""
    count: str = "1"  # numbers in it
    bits: int = 64
    name: str = ""

    @property
    def size(self) -> str:
        return f"(size_t)({self.count}) * {self.bits // 8}"


class _Handler:
    def __init__(self, wrapper: Wrapper, kind: str):
        self.wrapper = wrapper
        self.kind = kind
        given = [a for a in wrapper.arguments if a.is_given and is_buffer(a)]
        actives = wrapper.actives
        outputs = ["result"] * (wrapper.prototype.result is not None) + [a.name for a in wrapper.outputs]
        seeded = ["result"] * wrapper.has_active_result + [a.name for a in wrapper.differentiable_outputs]
        names = [a.name for a in actives]
        self.inputs = {a.name: f"in[{k}]" for k, a in enumerate(given)}
        extras = {"value": [], "reverse": [seeded], "forward": [names], "second": [seeded, names], "twice": [names] * 2}
        after = len(given)
        self.extras: list[dict[str, str]] = []
        for group in extras[kind]:
            self.extras.append({name: f"in[{after + k}]" for k, name in enumerate(group)})
            after += len(group)
        returned = {"value": outputs, "forward": seeded, "twice": seeded}.get(kind, names)
        self.returned = {name: f"ret[{k}]" for k, name in enumerate(returned)}
        self.attributes = [a.name for a in wrapper.arguments if a.is_given and not is_buffer(a)]
        self.cells: list[_Cell] = []

    def text(self) -> str:
        passed = [text for argument in self.wrapper.arguments for text in self.passed(argument)]
        result = self.wrapper.prototype.result
        if self.wrapper.has_active_result and self.kind != "value" and result is not None:
            passed += [self.cell(c, "1", result) for c in self.result_cells()]
        symbol = handler_symbol(self.wrapper, self.kind)
        scratch = [cell for cell in self.cells if not cell.buffer]
        lines = [self.declaration(), _BEGIN.format(symbol=symbol), *self.lengths(), *self.batch()]
        lines += [f"  char *{c.name}_memory = malloc({c.size} + 1);" for c in scratch]
        if scratch:
            lines.append(_FAILED.format(condition=" && ".join(f"{c.name}_memory" for c in scratch)))
        lines.append("  for (int64_t item = 0; item < batch; ++item) {")
        lines += [line for cell in self.cells for line in self.filled(cell)]
        free = [f"free({c.name}_memory);" for c in scratch]
        lines += [self.call(passed), _STOPPED.format(free=" ".join(free)), "  }"]
        lines += [*(f"  {text}" for text in free), "  return 0;", "}", ""]
        return "\n".join(lines)

    def passed(self, argument: WrappedArgument) -> list[str]:
        """What the compiled function gets for an argument."""
        if argument.derived is not None or argument.name in self.attributes:
            kind, name = _c_type(argument.scalar), _c(argument.name)
            return [f"({kind}){name}" if argument.role == "value" else f"&({kind}){{({kind}){name}}}"]
        cells = self.cells_of(argument)
        if argument.role == "value" and not (argument.is_shadowed and self.kind != "value"):
            address = self.cell(cells[0], "1", argument.scalar)
            return [f"*({_c_type(argument.scalar)} *){address}"]
        count = " * ".join(f"({_c(length)})" for length in argument.shape or ()) if argument.role == "array" else "1"
        used = cells if argument.is_shadowed or self.kind == "value" else cells[:1]
        return [self.cell(cell, count, argument.scalar) for cell in used]

    def cells_of(self, argument: WrappedArgument) -> list[_Cell]:
        name, given = argument.name, self.inputs.get(argument.name, "")
        extras = [group.get(name, "") for group in self.extras]
        ret = self.returned.get(name, "")
        if argument.is_output:
            return self.output_cells(given, extras, ret)
        primal = _Cell(given) if argument.parameter.is_read_only or argument.role == "value" else _Cell("", given)
        tangents = [_Cell(extra) if extra else _Cell("", "0") for extra in extras]
        match self.kind:
            case "value":
                return [primal]
            case "reverse":
                return [primal, _Cell(ret, "0")]
            case "forward":
                return [primal, *tangents]
            case "second":
                return [primal, tangents[1], _Cell("", "0"), _Cell(ret, "0")]
            case _:
                return [primal, tangents[1], tangents[0], _Cell("", "0")]

    def output_cells(self, given: str, extras: Sequence[str], ret: str) -> list[_Cell]:
        """Of what is written: made of zeros, or of what was given."""
        starts = [extra or "0" for extra in extras]
        primal = _Cell("", given or "0")
        match self.kind:
            case "value":
                return [_Cell(ret, given or "0")]
            case "reverse" | "forward":
                return [primal, _Cell(ret, starts[0])]
            case _:
                return [primal, _Cell("", starts[1]), _Cell("", starts[0]), _Cell(ret, "0")]

    def result_cells(self) -> list[_Cell]:
        return self.output_cells(
            "", [group.get("result", "") for group in self.extras], self.returned.get("result", "")
        )

    def cell(self, cell: _Cell, count: str, scalar: Scalar) -> str:
        """The address of a cell within the loop over the batch."""
        cell.count, cell.bits, cell.name = count, scalar.bits, f"cell_{len(self.cells)}"
        self.cells.append(cell)
        return cell.name

    def filled(self, cell: _Cell) -> list[str]:
        base = f"(char *){cell.buffer}->data + item * {cell.size}" if cell.buffer else f"{cell.name}_memory"
        lines = [f"    char *{cell.name} = {base};"]
        if cell.filled == "0":
            lines.append(f"    memset({cell.name}, 0, {cell.size});")
        elif cell.filled:
            lines.append(f"    memcpy({cell.name}, (char *){cell.filled}->data + item * {cell.size}, {cell.size});")
        return lines

    def lengths(self) -> list[str]:
        """Integers: read off the arrays, or attributes."""
        lines = [
            f"  int64_t {_c(name)} = *(int64_t *)((XLA_FFI_Scalar *)attribute[{k}])->value;"
            for k, name in enumerate(self.attributes)
        ]
        arrays = {a.name: a for a in self.wrapper.arguments if a.role == "array"}
        for argument in self.wrapper.arguments:
            if argument.derived is not None:
                value = self.read_off(arrays[argument.derived.array], argument.derived)
                lines.append(f"  int64_t {_c(argument.name)} = {value};")
        return lines

    def read_off(self, array: WrappedArgument, derived: Derived) -> str:
        """An extent or a stride of an array: a buffer's, or one that is made here."""
        shape = array.shape or ()
        if derived.what == "stride":
            inner = shape[derived.axis + 1 :] if array.order == "C" else shape[: derived.axis]
            return " * ".join([str(array.scalar.bits // 8), *(f"({_c(length)})" for length in inner)])
        if array.name not in self.inputs:
            return _c(shape[derived.axis])
        buffer = self.inputs[array.name]
        back = len(shape) - derived.axis if array.order == "C" else derived.axis + 1
        return f"{buffer}->dims[{buffer}->rank - {back}]"

    def batch(self) -> list[str]:
        """The number of calls: the product of the dimensions in front of the first input's own."""
        first = next(a for a in self.wrapper.arguments if a.name in self.inputs)
        rank = len(first.shape or ()) if first.role == "array" else 0
        buffer = self.inputs[first.name]
        return [
            "  int64_t batch = 1;",
            f"  for (int64_t k = 0; k < {buffer}->rank - {rank}; ++k) batch *= {buffer}->dims[k];",
        ]

    def declaration(self) -> str:
        prototype, wrapper = self.wrapper.prototype, self.wrapper
        own = [_c_type(a.scalar) if a.role == "value" else "void *" for a in wrapper.arguments]
        symbols = {"value": wrapper.value_symbol, "reverse": wrapper.reverse_symbol, "forward": wrapper.forward_symbol,
                   "second": wrapper.second_symbol, "twice": wrapper.twice_symbol}  # fmt: skip
        result = _c_type(prototype.result) if prototype.result is not None and self.kind == "value" else "void"
        count = {"value": 1, "reverse": 2, "forward": 2}.get(self.kind, 4)
        if self.kind != "value":
            own = [
                t for a, kind in zip(wrapper.arguments, own) for t in (["void *"] * count if a.is_shadowed else [kind])
            ]
            own += ["void *"] * count * wrapper.has_active_result
        return f'extern {result} compiled({", ".join(own) or "void"}) __asm__("{symbols[self.kind]}");'

    def call(self, passed: Sequence[str]) -> str:
        call = f"compiled({', '.join(passed)});"
        result = self.wrapper.prototype.result
        if self.kind != "value" or result is None:
            return f"    {call}"
        kind = _c_type(result)
        return f"    (({kind} *)ret[0]->data)[item] = {call}"


def _c_type(scalar: Scalar) -> str:
    if scalar.kind == "float":
        return {32: "float", 64: "double"}.get(scalar.bits, "long double")
    if scalar.kind == "boolean" and scalar.bits == 8:
        return "_Bool"
    return f"{'u' if scalar.kind == 'unsigned' else ''}int{scalar.bits}_t"


def _c(expression: str) -> str:
    """A length with the names of variables in C."""
    return re.sub(r"[^\W\d]\w*", r"n_\g<0>", expression)
