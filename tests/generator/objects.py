"""Random objects: the data structures that libraries hand out, each with the functions that work on it.

Vectors that grow, tagged values, tables of functions, callbacks with a context, trees, lists of objects with methods,
an arena, handles, buffers of bytes, hash tables, state behind a global pointer, complex numbers.
"""

# ruff: noqa: E501 (lines of C)

from __future__ import annotations

from .memory import Memory
from .scope import Scope

_STATIC = "static __attribute__((noinline)) "


class Objects(Memory):
    """Statements that make an object, use it and drop it."""

    seed: int
    helpers: list[str]
    objects: dict[str, int] = {  # noqa: RUF012 (a table)
        "vector": 2, "tagged": 3, "table": 2, "callback": 2, "tree": 2, "sorted": 1, "shapes": 2, "arena": 1,
        "handle": 2, "bytes": 1, "flags": 1, "complex": 1, "state": 2, "hash": 1, "ring": 1, "strided": 1,
    }  # fmt: skip

    def _type(self) -> str:
        """A name for a new type, which its functions' names start with."""
        return f"o{self.seed}_{self.fresh('')}"

    def _define_all(self, *texts: str) -> None:
        self.helpers.append(
            "\n".join(text.replace("STATIC ", self.random.choice([_STATIC, "static "])) for text in texts)
        )

    def _value(self, scope: Scope, index: str) -> str:
        return self.draw.bounded(scope.loop(index))

    def _vector(self, scope: Scope, depth: int) -> list[str]:
        t, m, i = self._type(), self.fresh("m"), self.fresh("i")
        item, member = self.random.choice(
            [("double", ""), ("pair", ".u"), ("pair", ".v"), ("record", ".q[1]"), ("node", ".v")]
        )
        self._define_all(
            f"typedef struct {{ {item} *at; int count, room; }} {t};",
            f"STATIC {item} *{t}_more({t} *v) {{ if (v->count == v->room) {{ v->room = v->room ? 2 * v->room : {self.random.choice('124')};"
            f" v->at = realloc(v->at, v->room * sizeof *v->at); }} memset(v->at + v->count, 0, sizeof *v->at); return v->at + v->count++; }}",
            f"STATIC double {t}_sum(const {t} *v) {{ double s = 0; for (int i = 0; i < v->count; i++) s += v->at[i]{member} * (1 + s); return s; }}",
        )
        count = self.random.choice(["n", "k + 1", "k + n"])
        start, end, at = (
            (f"{t} {m}_ = {{0}}, *{m} = &{m}_;", "", f"{m}->at")
            if self.random.random() < 0.5
            else (f"{t} *{m} = calloc(1, sizeof *{m});", f" free({m});", f"{m}->at")
        )
        fill = self._value(scope, i)
        return [
            "{",
            f"    {start}",
            f"    for (int {i} = 0; {i} < {count}; {i}++) {{ {item} *place = {t}_more({m}); (*place){member} = {fill}; }}",
            f"    for (int {i} = 1; {i} < {m}->count; {i}++) {at}[{i}]{member} *= 0.5 + 0.3 * {at}[{i} - 1]{member};",
            f"    {self.target(scope)} = tanh({t}_sum({m}));",
            f"    free({at});{end}",
            "}",
        ]

    def _tagged(self, scope: Scope, depth: int) -> list[str]:
        t, m, i = self._type(), self.fresh("m"), self.fresh("i")
        by_value = self.random.random() < 0.5
        other = self.random.choice(["pair both;", "double three[3];"])
        last = {"p": "v.as.both.u * v.as.both.v", "d": "v.as.three[0] * v.as.three[2]"}[other[0]]
        fill = {"p": "as.both = (pair){{{0}, {1}}}", "d": "as.three[0] = {0}, {2}.as.three[2] = {1}"}[other[0]]
        parameter, given, before = (f"{t} v", "{}", "") if by_value else (f"const {t} *p", "&{}", f"{t} v = *p; ")
        self._define_all(
            f"typedef struct {{ int kind; union {{ double number; long count; double *place; {other} }} as; }} {t};",
            f"STATIC double {t}_value({parameter}, double y) {{ {before}switch (v.kind) {{ case 0: return v.as.number * y; case 1: return 0.1 * v.as.count + y;"
            f" case 2: return *v.as.place * y; default: return {last} + y; }} }}",
        )
        array, length = self.random.choice(scope.arrays)
        one, two, three = self.draw.atom(scope), self.draw.atom(scope), self._value(scope, i)
        item = f"{m}[{i}]"
        again = (
            f"        if ({i} == 2) {m}[0] = {m}[{self.random.randrange(4)}];"
            if self.random.random() < 0.5
            else "        ;"
        )
        return [
            "{",
            f"    {t} {m}[4];",
            f"    for (int {i} = 0; {i} < 4; {i}++) {{",
            f"        {item}.kind = ({i} + k) % 4;",
            f"        if ({item}.kind == 0) {item}.as.number = {three};",
            f"        else if ({item}.kind == 1) {item}.as.count = {i} + 2;",
            f"        else if ({item}.kind == 2) {item}.as.place = {array} + {i} % {length};",
            f"        else {item}.{fill.format(one, two, item)};",
            "    }",
            f"    for (int {i} = 0; {i} < 4; {i}++) {{",
            f"        {self.target(scope)} = tanh({t}_value({given.format(item)}, {self.draw.atom(scope)}));",
            again,
            "    }",
            "}",
        ]

    def _table(self, scope: Scope, depth: int) -> list[str]:
        t, i = self._type(), self.fresh("i")
        inner = Scope(numbers=["y", "z"])
        self._define_all(
            *(
                f"static double {t}_{name}(double y, double z) {{ return {self.draw.bounded(inner)}; }}"
                for name in "abc"
            ),
            f"typedef struct {{ const char *name; double (*of)(double, double); double scale; }} {t};",
            f'static const {t} {t}_all[3] = {{{{"a", {t}_a, 0.5}}, {{"b", {t}_b, 0.7}}, {{"c", {t}_c, 1}}}};',
            f"STATIC const {t} *{t}_find(char c) {{ for (int i = 0; i < 3; i++) if (*{t}_all[i].name == c) return {t}_all + i; return 0; }}",
        )
        chosen = self.random.choice([f"&{t}_all[({i} + k) % 3]", f'{t}_find("bca"[{i} % 3])'])
        return [
            f"for (int {i} = 0; {i} < k + 1; {i}++) {{",
            f"    const {t} *entry = {chosen};",
            f"    {self.target(scope)} = entry->scale * entry->of({self.draw.atom(scope)}, {self.draw.atom(scope.loop(i))});",
            "}",
        ]

    def _callback(self, scope: Scope, depth: int) -> list[str]:
        t, m = self._type(), self.fresh("m")
        array, length = self.random.choice(scope.arrays)
        inner = Scope(numbers=["y", "c->weight", "*c->sum"])
        self._define_all(
            f"typedef struct {{ double weight, *sum; int calls; }} {t};",
            f"static double {t}_one(double y, void *data) {{ {t} *c = data; c->calls++; *c->sum += 0.3 * y; return {self.draw.bounded(inner)}; }}",
            f"static double {t}_two(double y, void *data) {{ {t} *c = data; c->weight *= cos(y); return {self.draw.bounded(inner)}; }}",
            f"STATIC void {t}_each(double *a, int n, double (*f)(double, void *), void *data) {{ for (int i = 0; i < n; i++) a[i] = f(a[i], data); }}",
        )
        sum_, f = self.fresh("d"), self.random.choice([f"{t}_one", f"{t}_two", f"k & 1 ? {t}_one : {t}_two"])
        return [
            "{",
            f"    double {sum_} = {self.draw.bounded(scope)};",
            f"    {t} {m} = {{{self.draw.atom(scope)}, &{sum_}, 0}};",
            f"    {t}_each({array}, {length}, {f}, &{m});",
            f"    {self.target(scope)} = tanh({sum_} * {m}.weight + {m}.calls);",
            "}",
        ]

    def _tree(self, scope: Scope, depth: int) -> list[str]:
        t, m, i = self._type(), self.fresh("m"), self.fresh("i")
        inner = Scope(numbers=["one", "two", "t->v"])
        self._define_all(
            f"typedef struct {t} {{ int key; double v; struct {t} *left, *right; }} {t};",
            f"STATIC {t} *{t}_insert({t} *t, int key, double v) {{ if (!t) {{ t = calloc(1, sizeof *t); t->key = key; t->v = v; }}"
            f" else if (key == t->key) t->v += 0.5 * v * t->v; else if (key < t->key) t->left = {t}_insert(t->left, key, v);"
            f" else t->right = {t}_insert(t->right, key, v * 0.9); return t; }}",
            f"STATIC double {t}_fold(const {t} *t) {{ if (!t) return 0.3; double one = {t}_fold(t->left), two = {t}_fold(t->right); return {self.draw.bounded(inner)}; }}",
            f"STATIC void {t}_drop({t} *t) {{ if (t) {{ {t}_drop(t->left); {t}_drop(t->right); free(t); }} }}",
        )
        return [
            "{",
            f"    {t} *{m} = NULL;",
            f"    for (int {i} = 0; {i} < n; {i}++) {m} = {t}_insert({m}, {i} * {self.random.choice([3, 5, 7])} % 8, {self._value(scope, i)});",
            f"    {self.target(scope)} = {t}_fold({m});",
            f"    {t}_drop({m});",
            "}",
        ]

    def _sorted(self, scope: Scope, depth: int) -> list[str]:
        t, m, i = self._type(), self.fresh("m"), self.fresh("i")
        self._define_all(
            f"static int {t}_order(const void *a, const void *b) {{ double one = ((const pair *)a)->u, two = ((const pair *)b)->u; return one < two ? -1 : one > two; }}"
        )
        count = self.random.choice(["4", "n"])
        store = (
            (f"pair {m}[6];", "")
            if self.random.random() < 0.5
            else (f"pair *{m} = malloc(6 * sizeof(pair));", f" free({m});")
        )
        return [
            "{",
            f"    {store[0]}",
            f"    for (int {i} = 0; {i} < {count}; {i}++) {{ {m}[{i}].u = sin(7.3 * {i}) + 0.01 * {self.draw.atom(scope)}; {m}[{i}].v = {self._value(scope, i)}; }}",
            f"    qsort({m}, {count}, sizeof(pair), {t}_order);",
            f"    {self.target(scope)} = tanh({m}[0].u * {m}[1].v + {m}[2].v * {m}[3].u);{store[1]}",
            "}",
        ]

    def _shapes(self, scope: Scope, depth: int) -> list[str]:
        t, m, i = self._type(), self.fresh("m"), self.fresh("i")
        inner = Scope(numbers=["y", "s->p", "s->q[0]", "s->q[1]"])
        self._define_all(
            f"typedef struct {t} {{ double (*value)(struct {t} *, double); double p, q[2]; struct {t} *next; }} {t};",
            f"static double {t}_round({t} *s, double y) {{ return {self.draw.bounded(inner)}; }}",
            f"static double {t}_square({t} *s, double y) {{ s->p += 0.2 * y; return {self.draw.bounded(inner)}; }}",
            f"STATIC {t} *{t}_make(int kind, double p, {t} *next) {{ {t} *s = malloc(sizeof *s);"
            f" *s = ({t}){{kind ? {t}_round : {t}_square, p, {{p * p, 0.4}}, next}}; return s; }}",
        )
        target = self.random.choice(scope.numbers)
        return [
            "{",
            f"    {t} *{m} = NULL;",
            f"    for (int {i} = 0; {i} < k + 2; {i}++) {m} = {t}_make({i} & 1, {self._value(scope, i)}, {m});",
            f"    for ({t} *s = {m}; s; s = s->next) {target} = 0.5 * {target} + s->value(s, {target});",
            f"    while ({m}) {{ {t} *s = {m}->next; {target} += 0.1 * {m}->p; free({m}); {m} = s; }}",
            "}",
        ]

    def _arena(self, scope: Scope, depth: int) -> list[str]:
        t, a, b, i = self._type(), self.fresh("m"), self.fresh("m"), self.fresh("i")
        pool = self.random.choice(
            [
                f"static _Alignas(16) unsigned char {t}_pool[2048];",
                f"static double {t}_pool_[256], *const {t}_pool = {t}_pool_;",
            ]
        )
        self._define_all(
            pool,
            f"static size_t {t}_used;",
            f"STATIC void *{t}_take(size_t size) {{ void *p = (char *){t}_pool + {t}_used; {t}_used += (size + 15) & ~(size_t)15; return p; }}",
        )
        return [
            "{",
            f"    {t}_used = 0;",
            f"    double *{a} = {t}_take(n * sizeof *{a});",
            f"    pair *{b} = {t}_take(3 * sizeof *{b});",
            f"    for (int {i} = 0; {i} < n; {i}++) {a}[{i}] = {self._value(scope, i)};",
            f"    for (int {i} = 0; {i} < 3; {i}++) {b}[{i}] = (pair){{{a}[{i}], {a}[{i} + 1] * {self.draw.atom(scope)}}};",
            f"    {self.target(scope)} = tanh({b}[k % 3].u * {b}[1].v + {a}[n - 1]);",
            "}",
        ]

    def _handle(self, scope: Scope, depth: int) -> list[str]:
        t, m, i = self._type(), self.fresh("m"), self.fresh("i")
        inner = Scope(numbers=["y", "s->data[0]", "s->ends.u", "s->data[i]"], integers=["i"])
        self._define_all(
            f"typedef struct {{ int count; double *data; pair ends; record *more; }} {t};",
            f"STATIC void *{t}_open(int count, double y) {{ {t} *s = malloc(sizeof *s); s->count = count; s->data = calloc(count, sizeof(double));"
            f" s->ends = (pair){{y, 0.5}}; s->more = malloc(sizeof(record)); s->more->p = y; s->more->link = s->data; s->more->tag = count; return s; }}",
            f"STATIC int {t}_put(void *handle, int i, double y) {{ {t} *s = handle; if (i >= s->count) return -1; s->data[i] = {self.draw.bounded(inner)}; return 0; }}",
            f"STATIC double {t}_get(const void *handle, int i) {{ const {t} *s = handle; return s->more->link[i] * s->more->p + s->ends.v; }}",
            f"STATIC void {t}_close(void *handle) {{ {t} *s = handle; free(s->more); free(s->data); free(s); }}",
        )
        return [
            "{",
            f"    void *{m} = {t}_open({self.random.choice(['n', 'k + 1', '4'])}, {self.draw.atom(scope)});",
            f"    for (int {i} = 0; {i} < 8; {i}++) if ({t}_put({m}, {i}, {self._value(scope, i)})) break;",
            f"    {self.target(scope)} = tanh({t}_get({m}, 0));",
            f"    {t}_close({m});",
            "}",
        ]

    def _bytes(self, scope: Scope, depth: int) -> list[str]:
        m, at, i, y = self.fresh("m"), self.fresh("p"), self.fresh("i"), self.fresh("d")
        return [
            "{",
            f"    unsigned char {m}[128], *{at} = {m};",
            f"    for (int {i} = 0; {i} < 4; {i}++) {{",
            f"        double {y} = {self._value(scope, i)}; int tag = {i} + 1;",
            f"        memcpy({at}, &tag, sizeof tag); {at} += sizeof tag;",
            f"        memcpy({at}, &{y}, sizeof {y}); {at} += sizeof {y};",
            "    }",
            f"    double {y} = 0;",
            f"    for (const unsigned char *p = {m}; p < {at};) {{",
            "        int tag; double read; memcpy(&tag, p, sizeof tag); p += sizeof tag; memcpy(&read, p, sizeof read); p += sizeof read;",
            f"        {y} += tag * read * (1 + {y});",
            "    }",
            f"    {self.target(scope)} = tanh({y});",
            "}",
        ]

    def _flags(self, scope: Scope, depth: int) -> list[str]:
        t, m, i = self._type(), self.fresh("m"), self.fresh("i")
        self._define_all(
            f"typedef struct {{ unsigned on : 1, mode : 4; char name[7]; double v; float f; short order[3]; pair at; }} {t};",
            f"STATIC {t} {t}_next({t} s, double y) {{ s.mode++; s.on = !s.on; s.v = s.on ? s.v * y : s.v + y; s.at.u += s.v; s.order[s.mode % 3] = s.mode; return s; }}",
        )
        return [
            "{",
            f'    {t} {m}[2] = {{{{0, 1, "one", {self.draw.atom(scope)}}}, {{1, 2, "two", 0.5, 1, {{0}}, {{{self.draw.atom(scope)}, 1}}}}}};',
            f"    for (int {i} = 0; {i} < k + 2; {i}++) {m}[{i} & 1] = {t}_next({m}[{self.random.choice([f'{i} & 1', f'!({i} & 1)'])}], {self._value(scope, i)});",
            f"    {self.target(scope)} = tanh({m}[0].v * {m}[1].at.u + {m}[1].v + {m}[0].order[1]);",
            "}",
        ]

    def _complex(self, scope: Scope, depth: int) -> list[str]:
        t, m, i = self._type(), self.fresh("z"), self.fresh("i")
        step = self.random.choice(
            ["z * w + 0.3", "z / (2 + w * conj(w))", "csin(0.3 * z) + w", "cexp(0.2 * z) * w", "csqrt(z * z + 2) + w"]
        )
        self._define_all(
            "#include <complex.h>",
            f"STATIC double _Complex {t}_step(double _Complex z, double _Complex w) {{ return {step}; }}",
        )
        return [
            "{",
            f"    double _Complex {m}[2] = {{{self.draw.bounded(scope)} + {self.draw.atom(scope)} * _Complex_I, 0.5}};",
            f"    for (int {i} = 0; {i} < 3; {i}++) {m}[{i} & 1] = {t}_step({m}[0], {m}[1]);",
            f"    {self.target(scope)} = tanh(creal({m}[0]) + cimag({m}[1]) * cabs({m}[0] + 2));",
            "}",
        ]

    def _state(self, scope: Scope, depth: int) -> list[str]:
        t, i = self._type(), self.fresh("i")
        array, _ = self.random.choice([a for a in scope.arrays if a[1] >= 3])
        inner = Scope(numbers=[f"{t}_now[0]", f"{t}_now[2]", f"{t}_total"], integers=[f"{t}_steps"])
        self._define_all(
            f"static double *{t}_now, {t}_total;",
            f"static int {t}_steps;",
            f"STATIC void {t}_step(void) {{ {t}_now[1] = {self.draw.bounded(inner)}; {t}_total += 0.5 * {t}_now[{t}_steps++ % 3]; }}",
        )
        return [
            "{",
            f"    {t}_now = {array}; {t}_total = {self.draw.atom(scope)}; {t}_steps = 0;",
            f"    for (int {i} = 0; {i} < k + 1; {i}++) {t}_step();",
            f"    {self.target(scope)} = tanh({t}_total);",
            "}",
        ]

    def _hash(self, scope: Scope, depth: int) -> list[str]:
        t, m, i = self._type(), self.fresh("m"), self.fresh("i")
        self._define_all(
            f"typedef struct {{ struct {{ long key; double v; }} *slots; size_t room; }} {t};",
            f"STATIC double *{t}_at({t} *h, long key) {{ size_t i = (size_t)key * 5 % h->room; while (h->slots[i].key && h->slots[i].key != key) i = (i + 1) % h->room;"
            f" h->slots[i].key = key; return &h->slots[i].v; }}",
        )
        return [
            "{",
            f"    {t} {m} = {{calloc(11, 16), 11}};",
            f"    for (int {i} = 0; {i} < n + k; {i}++) *{t}_at(&{m}, 1 + {i} * {i} % 7) += {self._value(scope, i)};",
            f"    {self.target(scope)} = tanh(*{t}_at(&{m}, 2) * *{t}_at(&{m}, 1) + *{t}_at(&{m}, 5));",
            f"    free({m}.slots);",
            "}",
        ]

    def _ring(self, scope: Scope, depth: int) -> list[str]:
        t, m, i = self._type(), self.fresh("m"), self.fresh("i")
        self._define_all(
            f"typedef struct {{ double kept[4]; unsigned first, count; double (*damp)(double); }} {t};",
            f"STATIC void {t}_push({t} *r, double y) {{ if (r->count == 4) {{ r->first = (r->first + 1) % 4; r->count--; }} r->kept[(r->first + r->count++) % 4] = r->damp(y); }}",
            f"STATIC double {t}_mean(const {t} *r) {{ double s = 0; for (unsigned i = 0; i < r->count; i++) s += r->kept[(r->first + i) % 4] * (i + 1); return s / r->count; }}",
        )
        return [
            "{",
            f"    {t} {m} = {{.damp = k & 1 ? sin : tanh}};",
            f"    for (int {i} = 0; {i} < n; {i}++) {{ {t}_push(&{m}, {self._value(scope, i)}); {self.target(scope)} = {t}_mean(&{m}); }}",
            "}",
        ]

    def _strided(self, scope: Scope, depth: int) -> list[str]:
        t, m, i, j = self._type(), self.fresh("m"), self.fresh("i"), self.fresh("j")
        self._define_all(
            f"STATIC double {t}_dot(const double *a, long step, const double *b, long other, int n) {{ double s = 0; while (n-- > 0) {{ s += *a * *b; a += step; b += other; }} return s; }}",
            f"STATIC void {t}_scale(int n, double (*a)[n], double y) {{ for (int i = 0; i < n; i++) for (int j = 0; j <= i; j++) a[j][i] *= y; }}",
        )
        return [
            "{",
            f"    double (*{m})[3] = malloc(3 * sizeof *{m});",
            f"    for (int {i} = 0; {i} < 3; {i}++) for (int {j} = 0; {j} < 3; {j}++) {m}[{i}][{j}] = {self.draw.bounded(scope.loop(i).loop(j))};",
            f"    {t}_scale(3, {m}, {self.draw.atom(scope)});",
            f"    {self.target(scope)} = tanh({t}_dot({m}[0] + k % 3, 3, {m}[2] + 2, -1, 3));",
            f"    free({m});",
            "}",
        ]
