"""Nested statements as text, each variable declared where it is first needed in a block that has all its uses."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from enzyme_build.ir import Value
from enzyme_build.readable.c_types import CType
from enzyme_build.readable.expressions import Expression, Names
from enzyme_build.readable.graph import Line, Node, Statement
from enzyme_build.readable.structure import Choose, Go, If, Label, Loop, Piece, Plain

_WIDTH = 118


@dataclass
class Printer:
    """Writes one function's statements; `variables` are the types of those that have to be declared, by name.

    `comment` gives the text beside a line of the source, once for each run of statements that come from it.
    """

    names: Names
    variables: dict[str, CType]
    labels: dict[Node, str]
    comment: Callable[[Line], str]
    declares_first: bool = False
    lines: list[str] = field(default_factory=list[str])
    _declared: set[str] = field(default_factory=set[str])
    _last: Line | None = None

    def write(self, pieces: list[Piece]) -> list[str]:
        """The lines of a function's body."""
        if self.declares_first:
            for name in sorted(self._names(pieces) & self.variables.keys()):
                self._declare(name, 1)
        self._list(pieces, 1)
        return self.lines

    def _line(self, depth: int, text: str) -> None:
        self.lines += _wrapped("  " * depth, text)

    def _declare(self, name: str, depth: int) -> None:
        self._declared.add(name)
        self._line(depth, f"{self.variables[name].declare(name)};")

    def _list(self, pieces: list[Piece], depth: int) -> None:
        here = self._homes(pieces)
        for index, piece in enumerate(pieces):
            for name, is_alone in here.get(index, ()):
                if not self._declares_itself(piece, name, is_alone):
                    self._declare(name, depth)
            self._piece(piece, depth)

    def _homes(self, pieces: list[Piece]) -> dict[int, list[tuple[str, bool]]]:
        """The variables to be declared in this list, by the first piece that has them; True: no other piece does."""
        places: dict[str, list[int]] = {}
        for index, piece in enumerate(pieces):
            for name in self._names([piece]):
                if name in self.variables and name not in self._declared:
                    places.setdefault(name, []).append(index)
        found: dict[int, list[tuple[str, bool]]] = {}
        for name, indices in sorted(places.items()):
            piece = pieces[indices[0]]
            if len(indices) > 1 or self._is_in_head(piece, name) or len(self._lists_with(piece, name)) != 1:
                found.setdefault(indices[0], []).append((name, len(indices) == 1))
        return found

    def _is_in_head(self, piece: Piece, name: str) -> bool:
        return name in {self.names(value) for value in _head(piece)}

    def _lists_with(self, piece: Piece, name: str) -> list[list[Piece]]:
        return [inner for inner in _inside(piece) if name in self._names(inner)]

    def _declares_itself(self, piece: Piece, name: str, is_alone: bool) -> bool:
        statement = piece.statement if isinstance(piece, Plain) else piece.first if isinstance(piece, Loop) else None
        if statement is None or statement.target is None or self.names(statement.target) != name:
            return False
        if name in {self.names(value) for value in statement.reads()} or (isinstance(piece, Loop) and not is_alone):
            return False
        statement.declares = self.variables[name].declare(name)
        self._declared.add(name)
        return True

    def _names(self, pieces: list[Piece]) -> set[str]:
        found: set[str] = set()
        for piece in pieces:
            found.update(self.names(value) for value in _head(piece))
            for inner in _inside(piece):
                found |= self._names(inner)
        return found

    def _say(self, line: Line | None, depth: int) -> None:
        """Where what follows comes from, if that is news."""
        if line is None or line == self._last:
            return
        self._last = line
        if text := self.comment(line):
            self.lines.append("  " * depth + text)

    def _piece(self, piece: Piece, depth: int) -> None:
        match piece:
            case Plain(statement=statement):
                self._say(statement.line, depth)
                self._line(depth, statement.render(self.names))
            case If():
                self._if(piece, depth)
            case Loop():
                self._loop(piece, depth)
            case Choose():
                self._choose(piece, depth)
            case Label(target=target):
                self.lines.append(f"{self.labels[target]}:;")
            case Go(word=word, target=target, expression=expression, line=line):
                self._say(line, depth)
                if word == "goto":
                    assert target is not None
                    self._line(depth, f"goto {self.labels[target]};")
                else:
                    self._line(depth, f"{word} {self._text(expression)};" if expression is not None else f"{word};")

    def _text(self, expression: Expression | None) -> str:
        return expression.render(self.names) if expression is not None else ""

    def _if(self, piece: If, depth: int) -> None:
        self._say(piece.line, depth)
        self._line(depth, f"if ({self._text(piece.condition)}) {{")
        while True:
            self._list(piece.yes, depth + 1)
            if not piece.no:
                break
            if len(piece.no) == 1 and isinstance(piece.no[0], If) and not self._homes(piece.no):
                piece = piece.no[0]
                self._line(depth, f"}} else if ({self._text(piece.condition)}) {{")
                continue
            self._line(depth, "} else {")
            self._list(piece.no, depth + 1)
            break
        self._line(depth, "}")

    def _loop(self, loop: Loop, depth: int) -> None:
        self._say(loop.line, depth)
        test = self._text(loop.test)
        if loop.step is not None:
            first = loop.first.render(self.names)[:-1] if loop.first is not None else ""
            head = f"for ({first}; {test}; {loop.step.render(self.names)[:-1]}) {{"
        elif loop.is_tested_last:
            head = "do {"
        else:
            head = f"while ({test}) {{" if loop.test is not None else "for (;;) {"
        self._line(depth, head)
        self._list(loop.body, depth + 1)
        if loop.label in self.labels:
            self.lines.append(f"{self.labels[loop.label]}:;")
        self._line(depth, f"}} while ({test});" if loop.is_tested_last else "}")

    def _choose(self, piece: Choose, depth: int) -> None:
        self._say(piece.line, depth)
        self._line(depth, f"switch ({self._text(piece.expression)}) {{")
        for values, body in piece.cases:
            heads = [f"case {value}:" for value in values] if values is not None else ["default:"]
            self._line(depth, f"{' '.join(heads)} {{")
            self._list(body, depth + 1)
            self._line(depth, "}")
        self._line(depth, "}")


def _head(piece: Piece) -> Iterator[Value]:
    """The variables of a piece that are not in a list of it."""
    statements: list[Statement | None] = []
    expressions: list[Expression | None] = []
    match piece:
        case Plain(statement=statement):
            statements = [statement]
        case If(condition=condition):
            expressions = [condition]
        case Loop():
            statements, expressions = [piece.first, piece.step], [piece.test]
        case Choose() | Go():
            expressions = [piece.expression]
        case Label():
            pass
    for statement in statements:
        if statement is not None:
            yield from statement.reads()
            if statement.target is not None:
                yield statement.target
    for expression in expressions:
        if expression is not None:
            yield from expression.leaves()


def _inside(piece: Piece) -> list[list[Piece]]:
    match piece:
        case If():
            return [piece.yes, piece.no]
        case Loop():
            return [piece.body]
        case Choose():
            return [body for _, body in piece.cases]
        case _:
            return []


def _wrapped(indent: str, text: str) -> list[str]:
    """The line, broken where it is too long, at a space outside of strings."""
    made: list[str] = []
    while len(indent) + len(text) > _WIDTH and '"' not in text:
        at = text.rfind(" ", 40, _WIDTH - len(indent))
        if at < 0:
            break
        made.append(indent + text[:at])
        text, indent = text[at + 1 :], indent if made[1:] else indent + "    "
    return [*made, indent + text]
