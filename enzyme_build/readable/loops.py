"""Endless loops with a way out become `while`, `do` and `for`, where that means the same.

A loop whose body begins with the way out is a `while`; one that ends with it, and has no `continue`, a `do`.  A `while`
that ends with a step of a variable of its test is a `for`, and takes the variable's first value from in front of it.
"""

from __future__ import annotations

from enzyme_build.readable.expressions import Expression, Names, negated
from enzyme_build.readable.graph import Node, Statement
from enzyme_build.readable.structure import Choose, Go, If, Loop, Piece, Plain


def with_loops(pieces: list[Piece], labels: set[Node], names: Names) -> list[Piece]:
    """The pieces with their loops in the form that a programmer would give them."""
    made: list[Piece] = []
    for piece in pieces:
        match piece:
            case Loop():
                piece.body = with_loops(piece.body, labels, names)
                _shape(piece, labels)
                if piece.test is not None and not piece.is_tested_last:
                    _take_step(piece, labels, names)
                    if piece.step is not None:
                        _take_first(piece, made, names)
            case If():
                piece.yes, piece.no = with_loops(piece.yes, labels, names), with_loops(piece.no, labels, names)
            case Choose():
                piece.cases = [(values, with_loops(body, labels, names)) for values, body in piece.cases]
            case _:
                pass
        made.append(piece)
    return made


def _shape(loop: Loop, labels: set[Node]) -> None:
    body = loop.body
    if body and (leaves := _way_out(body[0])) is not None:
        loop.test, loop.line = negated(leaves.condition), leaves.line
        loop.body = body[1:]
        return
    if body and (leaves := _way_out(body[-1])) is not None and not _continues(body[:-1]) and loop.label not in labels:
        loop.test, loop.line, loop.is_tested_last = negated(leaves.condition), leaves.line, True
        loop.body = body[:-1]


def _way_out(piece: Piece) -> If | None:
    """The piece, if it is `if (...) break;`."""
    if isinstance(piece, If) and not piece.no and len(piece.yes) == 1:
        inner = piece.yes[0]
        if isinstance(inner, Go) and inner.word == "break":
            return piece
    return None


def _continues(pieces: list[Piece]) -> bool:
    """Whether a `continue` of this loop is among them."""
    for piece in pieces:
        match piece:
            case Go(word="continue"):
                return True
            case If() if _continues(piece.yes) or _continues(piece.no):
                return True
            case Choose() if any(_continues(body) for _, body in piece.cases):
                return True
            case _:
                pass
    return False


def _take_step(loop: Loop, labels: set[Node], names: Names) -> None:
    """The last statement that changes a variable of the test, if it can be the very last."""
    if loop.label in labels or _continues(loop.body) or loop.test is None:
        return
    tested = {names(value) for value in loop.test.leaves()}
    behind: list[Statement] = []
    for index in range(len(loop.body) - 1, -1, -1):
        piece = loop.body[index]
        if not isinstance(piece, Plain):
            return
        statement = piece.statement
        if statement.target is not None and names(statement.target) in tested and statement.expression.operator in "+-":
            if statement.expression.operator and _commutes(statement, behind, names):
                loop.step = statement
                del loop.body[index]
            return
        behind.append(statement)


def _take_first(loop: Loop, before: list[Piece], names: Names) -> None:
    """The variable's first value, from the statements in front of the loop."""
    assert loop.step is not None and loop.step.target is not None
    name = names(loop.step.target)
    between: list[Statement] = []
    for index in range(len(before) - 1, -1, -1):
        piece = before[index]
        if not isinstance(piece, Plain):
            return
        statement = piece.statement
        if statement.target is not None and names(statement.target) == name:
            if _commutes(statement, between, names):
                loop.first = statement
                del before[index]
            return
        between.append(statement)


def _commutes(statement: Statement, others: list[Statement], names: Names) -> bool:
    """Whether the statement may come behind the others."""
    target = _assigned(statement, names)
    reads = {names(value) for value in statement.reads()}
    if any(s.target is None for s in others) and not _is_of_variables(statement):
        return False
    return not any(
        target in {names(value) for value in s.reads()} or _assigned(s, names) in (reads | {target}) for s in others
    )


def _is_of_variables(statement: Statement) -> bool:
    """Whether it reads no memory: nothing but names, constants and arithmetic."""

    def plain(expression: Expression) -> bool:
        is_plain = not any(mark in expression.template for mark in ("[", "->", ".f", "*{0}", "({0}", "(size_t"))
        return is_plain and all(map(plain, expression.arguments))

    return plain(statement.expression)


def _assigned(statement: Statement, names: Names) -> str:
    return names(statement.target) if statement.target is not None else ""
