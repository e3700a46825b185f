"""Random ways of records through memory: buffers of bytes, containers without types, unions, pools, swaps by words.

A record has a few scalars of all sizes, numbers among them.  It is put somewhere and comes back, moved as bytes, as
words, by its members or as a whole, perhaps beside records of another type in the same memory.  What is not known to be
a number there must be refused: such programs may end with an error, but never with another derivative.
"""

# ruff: noqa: E501 (lines of C)

from __future__ import annotations

from dataclasses import dataclass

from .memory import Memory
from .scope import Scope

_INTEGERS = ["char", "unsigned char", "short", "int", "int", "unsigned", "long", "long"]
_MOVES = {
    "memcpy": "memcpy(to, from, n)",
    "memmove": "memmove(to, from, n)",
    "bytes": "for (size_t i = 0; i < n; i++) ((char *)to)[i] = ((const char *)from)[i]",
    "halves": "for (; n >= 4; n -= 4, to = (char *)to + 4, from = (const char *)from + 4) { unsigned w; memcpy(&w, from, 4); memcpy(to, &w, 4); } memcpy(to, from, n)",
    "words": "for (; n >= 8; n -= 8, to = (char *)to + 8, from = (const char *)from + 8) { long w; memcpy(&w, from, 8); memcpy(to, &w, 8); } memcpy(to, from, n)",
}


@dataclass(frozen=True)
class Record:
    """A type, its members by name, and the function that makes a number of one."""

    name: str
    members: tuple[tuple[str, str], ...]
    value: str


class Carriers(Memory):
    """Statements that carry records through memory."""

    seed: int
    helpers: list[str]
    carriers: dict[str, int] = {  # noqa: RUF012 (a table)
        "stream": 4, "untyped": 3, "chain": 2, "either": 3, "sorting": 2, "reused": 2, "table_of": 2, "queue": 1,
        "snapshot": 2,
    }  # fmt: skip

    # ---- records ------------------------------------------------------------------------------------------
    def _record(self) -> Record:
        """A new type of record."""
        name, members = self._name("r"), list[tuple[str, str]]()
        for index in range(1 + self.random.randrange(4)):
            choice = self.random.random()
            if choice < 0.45:
                members.append(("double", f"d{index}"))
            elif choice < 0.55:
                members.append(("float", f"f{index}"))
            elif choice < 0.85:
                members.append((self.random.choice(_INTEGERS), f"i{index}"))
            elif choice < 0.9:
                members.append(("double *", f"p{index}"))
            else:
                members.append(("pair", f"a{index}"))
        if not any(member[0] in "dfap" for _, member in members):
            members.insert(self.random.randrange(len(members) + 1), ("double", "d9"))
        packed = self.random.choice(["", "", "", "__attribute__((packed)) "])
        fields = " ".join(f"{type_} {member};" for type_, member in members)
        terms = {
            "d": "y * r->{0}",
            "f": "r->{0}",
            "i": "0.25 * r->{0}",
            "p": "sin(*r->{0})",
            "a": "r->{0}.u * r->{0}.v",
        }
        sums = " ".join(f"s += s * 0.25 + {terms[member[0]].format(member)};" for _, member in members)
        self.helpers.append(f"typedef struct {packed}{{ {fields} }} {name};")
        value = f"{name}_value"
        static = self.random.choice(["static ", "static __attribute__((noinline)) "])
        self.helpers.append(f"{static}double {value}(const {name} *r, double y) {{ double s = 0.5; {sums} return s; }}")
        return Record(name, tuple(members), value)

    def _some_record(self) -> Record:
        """A type of record: at times one that the program has already."""
        known: list[Record] = self.__dict__.setdefault("records", [])
        if not known or (len(known) < 3 and self.random.random() < 0.6):
            known.append(self._record())
        return self.random.choice(known)

    def _filled(self, scope: Scope, record: Record, place: str, index: str) -> str:
        """Statements that fill a record: all its members."""
        array, length = self.random.choice(scope.arrays)
        inner = scope.loop(index)
        of = {
            "d": lambda: self.draw.bounded(inner), "f": lambda: self.draw.bounded(inner), "i": lambda: f"1 + {index} % 3",
            "p": lambda: f"{array} + {index} % {length}", "a": lambda: f"(pair){{{self.draw.bounded(inner)}, {self.draw.atom(inner)}}}",
        }  # fmt: skip
        return " ".join(f"{place}.{member} = {of[member[0]]()};" for _, member in record.members)

    def _name(self, stem: str) -> str:
        return f"{stem}{self.seed}_{self.fresh('')}"

    def _once(self, name: str, text: str) -> str:
        """A helper that the program has once."""
        full = f"{name}{self.seed}"
        known: set[str] = self.__dict__.setdefault("known", set())
        if name not in known:
            known.add(name)
            self.helpers.append(text.replace("NAME", full))
        return full

    def _mover(self) -> str:
        """A function (to, from, n) that copies bytes."""
        kind = self.random.choice([*_MOVES, "memcpy", "memcpy"])
        if kind in ("memcpy", "memmove"):
            return kind
        static = self.random.choice(["static ", "static __attribute__((noinline)) "])
        return self._once(
            f"move_{kind}", f"{static}void NAME(void *to, const void *from, size_t n) {{ {_MOVES[kind]}; }}"
        )

    def _room(self, name: str, is_own: bool = False) -> tuple[str, str]:
        """Statements that declare 1000 bytes, and that free them; `is_own`: on the heap."""
        choice = 2 if is_own else self.random.randrange(4)
        if choice == 0:
            buffer = self._name("room")
            self.helpers.append(
                f"static {self.random.choice(['char {}[1000]', 'double {}[125]', 'long {}[125]']).format(buffer)};"
            )
            return f"char *{name} = (char *){buffer};", ""
        if choice == 1:
            kind = self.random.choice(["char {}_[1000]", "double {}_[125]", "long {}_[125]"]).format(name)
            return f"{kind}; char *{name} = (char *){name}_;", ""
        return f"char *{name} = {self.random.choice(['malloc(1000)', 'calloc(125, 8)'])};", f"free({name});"

    # ---- ways ---------------------------------------------------------------------------------------------
    def _stream(self, scope: Scope, depth: int) -> list[str]:
        """Records one behind the other in bytes, each behind a tag or none, perhaps of two types in turn."""
        one, two = self._some_record(), self._some_record()
        b, at, i, total = (self.fresh(stem) for stem in ("b", "p", "i", "d"))
        tag = self.random.choice(["", *_INTEGERS])
        put, get = self._mover(), self._mover()
        start, stop = self._room(b)
        put_tag = f"{tag} tag = 2 - {i} % 2; {put}({at}, &tag, sizeof tag); {at} += sizeof tag; " if tag else ""
        get_tag = f"{tag} tag; {get}(&tag, {at}, sizeof tag); {at} += sizeof tag; " if tag else ""
        which = "tag == 1" if tag and self.random.random() < 0.6 else f"{i} % 2"
        there, back = (
            [
                f"{{ {r.name} item; {self._filled(scope, r, 'item', i)} {put}({at}, &item, sizeof item); {at} += sizeof item; }}",
                f"{{ {r.name} item; {get}(&item, {at}, sizeof item); {at} += sizeof item; {total} += {r.value}(&item, {total}); }}",
            ]
            for r in (one, two)
        )
        source, copied = b, ""
        if self.random.random() < 0.4:
            source = self.fresh("b")
            copied = f"char *{source} = malloc(1000); {self._mover()}({source}, {b}, {at} - {b});"
            stop += f" free({source});"
        return [
            "{",
            f"    {start} char *{at} = {b}; double {total} = 0.1;",
            f"    for (int {i} = 0; {i} < 4; {i}++) {{ {put_tag}if ({i} % 2) {there[0]} else {back[0]} }}",
            f"    {copied} {at} = {source};",
            f"    for (int {i} = 0; {i} < 4; {i}++) {{ {get_tag}if ({which}) {there[1]} else {back[1]} }}",
            f"    {self.target(scope)} = tanh({total}); {stop}",
            "}",
        ]

    def _untyped(self, scope: Scope, depth: int) -> list[str]:
        """A vector of elements of a size that its maker gives."""
        move, t = self._mover(), f"untyped{self.seed}"
        self._once("untyped", "typedef struct { void *data; size_t size; int count, room; } NAME;")
        grow = self.random.choice(
            [
                "v->data = realloc(v->data, v->room * v->size);",
                f"void *old = v->data; v->data = malloc(v->room * v->size); if (old) {move}(v->data, old, v->count * v->size); free(old);",
            ]
        )
        known = [line for line in self.helpers if f" {t}_push(" in line]
        if not known:
            self.helpers.append(
                f"static void {t}_push({t} *v, const void *item) {{ if (v->count == v->room) {{ v->room = v->room ? 2 * v->room : 1; {grow} }}"
                f" {move}((char *)v->data + v->count++ * v->size, item, v->size); }}"
            )
            self.helpers.append(f"static void *{t}_at({t} *v, int i) {{ return (char *)v->data + i * v->size; }}")
        lines, total = ["{", "    double total = 0.1;"], "total"
        for record in {self._some_record(): None, self._some_record(): None}:
            v, i = self.fresh("v"), self.fresh("i")
            swap = f"{record.name} item = *({record.name} *){t}_at(&{v}, 0); {move}({t}_at(&{v}, 0), {t}_at(&{v}, 2), {v}.size); *({record.name} *){t}_at(&{v}, 2) = item;"
            lines += [
                f"    {t} {v} = {{NULL, sizeof({record.name})}};",
                f"    for (int {i} = 0; {i} < 3; {i}++) {{ {record.name} item; {self._filled(scope, record, 'item', i)} {t}_push(&{v}, &item); }}",
                f"    {{ {swap} }}" if self.random.random() < 0.5 else "    ;",
                f"    for (int {i} = 0; {i} < {v}.count; {i}++) {total} += {record.value}({t}_at(&{v}, {i}), {total} + {i});",
                f"    free({v}.data);",
            ]
        return [*lines, f"    {self.target(scope)} = tanh({total});", "}"]

    def _chain(self, scope: Scope, depth: int) -> list[str]:
        """A list whose nodes have room for a record of either type behind their heads."""
        one, two = self._some_record(), self._some_record()
        move, i = self._mover(), self.fresh("i")
        kind = self.random.choice(_INTEGERS)
        t = self._name("link")
        self.helpers.append(
            f"typedef struct {t} {{ struct {t} *next; {kind} kind; char data[] __attribute__((aligned(8))); }} {t};"
        )
        make = [
            f"{{ {r.name} item; {self._filled(scope, r, 'item', i)} {t} *l = malloc(sizeof *l + sizeof item); l->kind = {n}; l->next = head; {move}(l->data, &item, sizeof item); head = l; }}"
            for n, r in ((1, one), (2, two))
        ]
        read = [f"total += {r.value}((const {r.name} *)l->data, total)" for r in (one, two)]
        return [
            "{",
            f"    {t} *head = NULL; double total = 0.2;",
            f"    for (int {i} = 0; {i} < 4; {i}++) {{ if ({i} % 2) {make[0]} else {make[1]} }}",
            f"    for ({t} *l = head; l; l = l->next) {{ if (l->kind == 1) {read[0]}; else {read[1]}; }}",
            f"    while (head) {{ {t} *l = head->next; free(head); head = l; }}",
            f"    {self.target(scope)} = tanh(total);",
            "}",
        ]

    def _either(self, scope: Scope, depth: int) -> list[str]:
        """A union of both types and raw words, in an array that is copied."""
        one, two = self._some_record(), self._some_record()
        t, u, w, i = self._name("u"), self.fresh("u"), self.fresh("u"), self.fresh("i")
        more = self.random.choice(["", " double words[4];", " long raw[3];", " char text[24];", " void *link;"])
        head = self.random.choice(["int kind; ", "long kind; ", "char kind; ", ""])
        self.helpers.append(f"typedef struct {{ {head}union {{ {one.name} one; {two.name} two;{more} }} as; }} {t};")
        which = f"{w}[{i}].kind == 1" if head else f"{i} % 2"
        mark = [f"{u}[{i}].kind = {n};" if head else "" for n in (1, 2)]
        move = self.random.choice(
            [f"{self._mover()}({w}, {u}, 4 * sizeof *{u});", f"for (int {i} = 0; {i} < 4; {i}++) {w}[{i}] = {u}[{i}];"]
        )
        room = self.random.choice(
            [
                f"{t} {u}[4], {w}[4]; memset({u}, 0, sizeof {u});",
                f"{t} *{u} = calloc(4, sizeof *{u}), *{w} = malloc(4 * sizeof *{w});",
            ]
        )
        ends = f"free({u}); free({w});" if "calloc" in room else ""
        return [
            "{",
            f"    {room} double total = 0.1;",
            f"    for (int {i} = 0; {i} < 4; {i}++) {{",
            f"        if ({i} % 2) {{ {mark[0]} {self._filled(scope, one, f'{u}[{i}].as.one', i)} }}",
            f"        else {{ {mark[1]} {self._filled(scope, two, f'{u}[{i}].as.two', i)} }}",
            "    }",
            f"    {move}",
            f"    for (int {i} = 0; {i} < 4; {i}++) total += {which} ? {one.value}(&{w}[{i}].as.one, total) : {two.value}(&{w}[{i}].as.two, total);",
            f"    {self.target(scope)} = tanh(total); {ends}",
            "}",
        ]

    def _sorting(self, scope: Scope, depth: int) -> list[str]:
        """Records that a function without types sorts or turns round."""
        record = self._some_record()
        m, i, move = self.fresh("m"), self.fresh("i"), self._mover()
        exchange = self.random.choice(
            [
                f"char t[64]; {move}(t, a, n); {move}(a, b, n); {move}(b, t, n);",
                "for (size_t i = 0; i < n; i++) { char t = ((char *)a)[i]; ((char *)a)[i] = ((char *)b)[i]; ((char *)b)[i] = t; }",
                "for (; n >= 8; n -= 8, a = (char *)a + 8, b = (char *)b + 8) { long v, w; memcpy(&v, a, 8); memcpy(&w, b, 8); memcpy(a, &w, 8); memcpy(b, &v, 8); }"
                " for (size_t i = 0; i < n; i++) { char t = ((char *)a)[i]; ((char *)a)[i] = ((char *)b)[i]; ((char *)b)[i] = t; }",
            ]
        )
        static = self.random.choice(["static ", "static __attribute__((noinline)) "])
        swap = self._name("swap")
        self.helpers.append(f"{static}void {swap}(void *a, void *b, size_t n) {{ {exchange} }}")
        turn = f"{static}void {swap}_all(void *base, int count, size_t n) {{ for (int i = 0, j = count - 1; i < j; i++, j--) {swap}((char *)base + i * n, (char *)base + j * n, n); }}"
        self.helpers.append(turn)
        return [
            "{",
            f"    {record.name} {m}[5]; double total = 0.1;",
            f"    for (int {i} = 0; {i} < 5; {i}++) {{ {self._filled(scope, record, f'{m}[{i}]', i)} }}",
            f"    {swap}_all({m}, {self.random.choice(['5', '4', 'k % 3 + 2'])}, sizeof *{m});",
            f"    for (int {i} = 0; {i} < 5; {i}++) total += {record.value}(&{m}[{i}], total + {i});",
            f"    {self.target(scope)} = tanh(total);",
            "}",
        ]

    def _reused(self, scope: Scope, depth: int) -> list[str]:
        """The same room for records of one type, and then of another."""
        b, i = self.fresh("b"), self.fresh("i")
        start, stop = self._room(b, is_own=True)
        lines = ["{", f"    {start} double total = 0.1;"]
        for record in (self._some_record(), self._some_record(), self._some_record()):
            lines += [
                f"    {{ {record.name} *m = ({record.name} *){b};",
                f"      for (int {i} = 0; {i} < 3; {i}++) {{ {self._filled(scope, record, f'm[{i}]', i)} }}",
                f"      for (int {i} = 0; {i} < 3; {i}++) total += {record.value}(&m[{i}], total); }}",
            ]
        return [*lines, f"    {self.target(scope)} = tanh(total); {stop}", "}"]

    def _table_of(self, scope: Scope, depth: int) -> list[str]:
        """A hash table that moves its records when it grows."""
        record = self._some_record()
        t, h, i, move = self._name("t"), self.fresh("h"), self.fresh("i"), self._mover()
        key = self.random.choice(["int", "long", "short", "unsigned char"])
        self.helpers.append(
            f"typedef struct {{ {key} key; {record.name} item; }} {t}_slot; typedef struct {{ {t}_slot *slots; int room; }} {t};"
        )
        self.helpers.append(
            f"static {t}_slot *{t}_find({t} *h, {key} key) {{ int i = key * 3 % h->room; while (h->slots[i].key && h->slots[i].key != key) i = (i + 1) % h->room; return h->slots + i; }}"
        )
        self.helpers.append(
            f"static void {t}_grow({t} *h) {{ {t} more = {{calloc(2 * h->room, sizeof *h->slots), 2 * h->room}};"
            f" for (int i = 0; i < h->room; i++) if (h->slots[i].key) {move}({t}_find(&more, h->slots[i].key), h->slots + i, sizeof *h->slots); free(h->slots); *h = more; }}"
        )
        return [
            "{",
            f"    {t} {h} = {{calloc(4, sizeof({t}_slot)), 4}}; double total = 0.1;",
            f"    for (int {i} = 0; {i} < 5; {i}++) {{",
            f"        if ({i} == 3) {t}_grow(&{h});",
            f"        {t}_slot *slot = {t}_find(&{h}, 1 + {i}); slot->key = 1 + {i}; {self._filled(scope, record, 'slot->item', i)}",
            "    }",
            f"    for (int {i} = 0; {i} < {h}.room; {i}++) if ({h}.slots[{i}].key) total += {record.value}(&{h}.slots[{i}].item, total);",
            f"    {self.target(scope)} = tanh(total); free({h}.slots);",
            "}",
        ]

    def _queue(self, scope: Scope, depth: int) -> list[str]:
        """A ring of bytes, of which messages are taken as they were put."""
        one, two = self._some_record(), self._some_record()
        b, i, move = self.fresh("b"), self.fresh("i"), self._mover()
        start, stop = self._room(b)
        lines = [
            "{",
            f"    {start} size_t in = 0, out = 0; double total = 0.1;",
            f"    for (int {i} = 0; {i} < 3; {i}++) {{",
        ]
        for r in (one, two):
            lines.append(
                f"        {{ {r.name} item; {self._filled(scope, r, 'item', i)} {move}({b} + in % 512, &item, sizeof item); in += (sizeof item + 7) / 8 * 8; }}"
            )
        for r in (one, two):
            lines.append(
                f"        {{ {r.name} item; {move}(&item, {b} + out % 512, sizeof item); out += (sizeof item + 7) / 8 * 8; total += {r.value}(&item, total); }}"
            )
        return [*lines, "    }", f"    {self.target(scope)} = tanh(total); {stop}", "}"]

    def _snapshot(self, scope: Scope, depth: int) -> list[str]:
        """A state that is kept as bytes and comes back, changed in between."""
        record = self._some_record()
        s, b, i, move = self.fresh("s"), self.fresh("b"), self.fresh("i"), self._mover()
        start, stop = self._room(b)
        return [
            "{",
            f"    {start} {record.name} {s}; double total = 0.1;",
            f"    for (int {i} = 0; {i} < 3; {i}++) {{",
            f"        {self._filled(scope, record, s, i)}",
            f"        {move}({b} + {i} * sizeof {s}, &{s}, sizeof {s});",
            f"        {self._filled(scope, record, s, i)} total += {record.value}(&{s}, total);",
            "    }",
            f"    for (int {i} = 2; {i} >= 0; {i}--) {{ {self._mover()}(&{s}, {b} + {i} * sizeof {s}, sizeof {s}); total += {record.value}(&{s}, total); }}",
            f"    {self.target(scope)} = tanh(total); {stop}",
            "}",
        ]
