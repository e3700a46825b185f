"""Sums of products with whole coefficients, for the size of a tape: 8·n·m + 16·n + 24.

An expression that is no sum or product of others is an unknown, by its text.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

_ATOM = re.compile(r"[\w.:]+(\(.*\)|\[.*\])*")  # needs no parentheses as a factor
_RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


@dataclass(frozen=True)
class Formula:
    """`terms`: the unknowns of a product, sorted, and its coefficient; none with coefficient zero."""

    terms: tuple[tuple[tuple[str, ...], int], ...] = ()

    @staticmethod
    def of(value: int | str) -> Formula:
        """A number, or an unknown."""
        if isinstance(value, int):
            return _collected({(): value})
        return _collected({(value,): 1})

    def __add__(self, other: Formula) -> Formula:
        total = dict(self.terms)
        for names, factor in other.terms:
            total[names] = total.get(names, 0) + factor
        return _collected(total)

    def __sub__(self, other: Formula) -> Formula:
        return self + Formula.of(-1) * other

    def __mul__(self, other: Formula) -> Formula:
        total: dict[tuple[str, ...], int] = {}
        for names, factor in self.terms:
            for others, times in other.terms:
                product = tuple(sorted((*names, *others)))
                total[product] = total.get(product, 0) + factor * times
        return _collected(total)

    @property
    def as_factor(self) -> str:
        """Text that can stand behind a multiplication sign."""
        match self.terms:
            case ((names, factor),) if self.constant is None and _product(names, factor) != str(self):
                return f"({self})"
            case () | (_,):
                return str(self)
            case _:
                return f"({self})"

    @property
    def constant(self) -> int | None:
        """The number that this is, if it is one."""
        if not self.terms:
            return 0
        return self.terms[0][1] if len(self.terms) == 1 and not self.terms[0][0] else None

    def __str__(self) -> str:
        match self.terms:
            case [((name,), 1)]:
                return name
            case _:
                text = ""
        for names, factor in sorted(self.terms, key=lambda term: (-len(term[0]), term[0])):
            sign = " - " if factor < 0 else " + "
            text += (sign if text else sign.strip(" +")) + _product(names, abs(factor))
        return text or "0"


def _collected(terms: dict[tuple[str, ...], int]) -> Formula:
    return Formula(tuple((names, factor) for names, factor in sorted(terms.items()) if factor))


def _product(names: tuple[str, ...], factor: int) -> str:
    powers = [(name if _ATOM.fullmatch(name) else f"({name})", names.count(name)) for name in dict.fromkeys(names)]
    words = [name + (str(power).translate(_RAISED) if power > 1 else "") for name, power in powers]
    return "·".join([str(factor), *words] if factor != 1 or not words else words)
