"""Random C++: exceptions thrown and caught, destructors, containers, closures, dispatch, templates, variants."""

# ruff: noqa: E501 (lines of C++)

from __future__ import annotations

from .memory import Memory
from .scope import Scope

PRELUDE = """\
#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <functional>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <variant>
#include <vector>
using std::tanh, std::isfinite;
"""


class Cpp(Memory):
    """Statements of C++; C's own that need no cast are drawn beside them."""

    seed: int
    helpers: list[str]
    cpp: dict[str, int] = {  # noqa: RUF012 (a table)
        "thrown": 3, "rescued": 2, "guard": 3, "vector_of": 3, "closure": 2, "dispatched": 3, "template": 2,
        "mapped": 2, "variant": 2, "algorithm": 2, "matrix": 2,
    }  # fmt: skip

    def _class(self) -> str:
        return f"T{self.seed}_{self.fresh('')}"

    def _thrown(self, scope: Scope, depth: int) -> list[str]:
        """An error that is thrown in a callee, seldom or each time, and caught here."""
        t = self._class()
        inner = Scope(numbers=["y"], integers=["k"])
        noinline = self.random.choice(["", "__attribute__((noinline)) "])
        condition = self.random.choice(["k > 2", "k % 2 == 0", "y > 40", "!(y < 60)"])
        error = self.random.choice(
            ['std::runtime_error("out of range")', 'std::out_of_range("k = " + std::to_string(k))']
        )
        self.helpers.append(
            f"static {noinline}double {t}(double y, int k) {{ if ({condition}) throw {error}; return {self.draw.bounded(inner)}; }}"
        )
        caught = self.random.choice(["const std::exception &", "..."])
        target = self.target(scope)
        return [
            "try {",
            f"    {target} = {t}({self.draw.atom(scope)}, {self.random.choice(scope.integers or ['k'])});",
            f"}} catch ({caught}) {{",
            f"    {target} = {self.draw.bounded(scope)};",
            "}",
        ]

    def _rescued(self, scope: Scope, depth: int) -> list[str]:
        """A loop that an error ends: what it wrote until then stays."""
        i, v = self.fresh("i"), self.fresh("v")
        value = self.draw.bounded(scope.loop(i))
        return [
            "{",
            f"    std::vector<double> {v}(2 + k % 3, 0.1);",
            f"    try {{ for (int {i} = 0; {i} < n; {i}++) {v}.at({i}) += {value}; }}",
            f"    catch (const std::out_of_range &) {{ {v}[0] *= 1.5; }}",
            f"    {self.target(scope)} = tanh({v}.front() * {v}.back());",
            "}",
        ]

    def _guard(self, scope: Scope, depth: int) -> list[str]:
        """A destructor that writes numbers, on every way out."""
        t, g = self._class(), self.fresh("g")
        self.helpers.append(
            f"struct {t} {{ double &sum, kept; {t}(double &s, double y) : sum(s), kept(s) {{ sum = 0.5 * y; }}"
            f" {t}(const {t} &) = delete; ~{t}() {{ sum = 0.3 * sum + std::sin(kept); }} }};"
        )
        number = self.random.choice(scope.numbers)
        body = self.block(scope.inner(), min(depth, 1), 2)
        return ["{", f"    {t} {g}({number}, {self.draw.atom(scope)});", *body, "}"]

    def _vector_of(self, scope: Scope, depth: int) -> list[str]:
        v, i = self.fresh("v"), self.fresh("i")
        item, member = self.random.choice(
            [("double", ""), ("pair", ".u"), ("record", ".q[1]"), ("std::array<double, 3>", "[2]")]
        )
        value = self.draw.bounded(scope.loop(i))
        grow = self.random.choice(
            [f"{v}.push_back(item);", f"{v}.insert({v}.begin(), item);", f"{v}.emplace_back(item);"]
        )
        return [
            "{",
            f"    std::vector<{item}> {v};",
            f"    for (int {i} = 0; {i} < n; {i}++) {{ {item} item{{}}; item{member} = {value}; {grow} }}",
            f"    if (k & 1) {v}.pop_back();",
            f"    std::vector<{item}> other = {v}; other.resize(other.size() + 2); std::swap(other[0], other[1]);",
            f"    double sum = 0; for (const auto &item : other) sum = 0.7 * sum + item{member} * (1 + sum);",
            f"    {self.target(scope)} = tanh(sum) + 0.1 * {v}.back(){member};",
            "}",
        ]

    def _closure(self, scope: Scope, depth: int) -> list[str]:
        f, i = self.fresh("f"), self.fresh("i")
        number = self.random.choice(scope.numbers)
        body = self.draw.bounded(Scope(numbers=["y", number, "scale"], integers=["i"]))
        capture = self.random.choice(["[&]", "[=, &" + number + "]"]) if number.isidentifier() else "[&]"
        kind = self.random.choice(["auto", "std::function<double(double, int)>"])
        return [
            "{",
            f"    double scale = {self.draw.atom(scope)};",
            f"    {kind} {f} = {capture}(double y, int i) {{ {number} = 0.5 * {number} + 0.1 * y; return {body}; }};",
            f"    for (int {i} = 0; {i} < k + 1; {i}++) {self.target(scope)} = {f}({self.draw.atom(scope)}, {i});",
            "}",
        ]

    def _dispatched(self, scope: Scope, depth: int) -> list[str]:
        t, i = self._class(), self.fresh("i")
        inner = Scope(numbers=["y", "p"], integers=["k"])
        one, two = self.draw.bounded(inner), self.draw.bounded(inner)
        self.helpers.append(
            f"struct {t} {{ double p; explicit {t}(double q) : p(q) {{}} virtual ~{t}() = default; virtual double of(double y, int k) = 0; }};\n"
            f"struct {t}_a : {t} {{ using {t}::{t}; double of(double y, int k) override {{ return {one}; }} }};\n"
            f"struct {t}_b : {t} {{ std::vector<double> old; using {t}::{t}; double of(double y, int k) override {{ old.push_back(y); p += 0.1 * old[0]; return {two}; }} }};"
        )
        store = self.random.choice(["unique", "shared"])
        return [
            "{",
            f"    std::vector<std::{store}_ptr<{t}>> all;",
            f"    for (int {i} = 0; {i} < k + 2; {i}++) {{ if ({i} & 1) all.push_back(std::make_{store}<{t}_a>({self._atom(scope, i)})); else all.push_back(std::make_{store}<{t}_b>({self._atom(scope, i)})); }}",
            f"    for (auto &one : all) {self.target(scope)} = one->of({self.draw.atom(scope)}, k);",
            f"    {self.target(scope)} = tanh(all.front()->p);",
            "}",
        ]

    def _atom(self, scope: Scope, index: str) -> str:
        return self.draw.atom(scope.loop(index))

    def _template(self, scope: Scope, depth: int) -> list[str]:
        t = self._class()
        self.helpers.append(
            f"template <class S, int N> struct {t} {{ S at[N]; {t} operator+(const {t} &o) const {{ {t} r; for (int i = 0; i < N; i++) r.at[i] = at[i] + o.at[i]; return r; }}"
            f" {t} operator*(S s) const {{ {t} r(*this); for (S &y : r.at) y *= s; return r; }}"
            f" S dot(const {t} &o) const {{ return std::inner_product(at, at + N, o.at, S(0)); }} }};"
        )
        kind = self.random.choice(["double, 3", "double, 3", "float, 3"])
        values = [f"({kind.split(',')[0]})({self.draw.atom(scope)})" for _ in range(4)]
        return [
            "{",
            f"    {t}<{kind}> one{{{{{', '.join(values[:3])}}}}}, two = one * {values[3]};",
            f"    two = two + one * 0.5{'f' if 'float' in kind else ''};",
            f"    {self.target(scope)} = tanh(one.dot(two));",
            "}",
        ]

    def _mapped(self, scope: Scope, depth: int) -> list[str]:
        m, i = self.fresh("m"), self.fresh("i")
        key, name = self.random.choice(
            [("int", "{} * 5 % 4"), ("std::string", 'std::string(1 + {} % 3, "abcd"[{} % 4])')]
        )
        at = name.replace("{}", i)
        return [
            "{",
            f"    std::map<{key}, double> {m};",
            f"    for (int {i} = 0; {i} < n; {i}++) {m}[{at}] += {self.draw.bounded(scope.loop(i))};",
            f"    double sum = 0; for (const auto &[key, value] : {m}) sum = 0.6 * sum + value * value;",
            f"    {self.target(scope)} = tanh(sum);",
            "}",
        ]

    def _variant(self, scope: Scope, depth: int) -> list[str]:
        v, i = self.fresh("v"), self.fresh("i")
        other = self.random.choice(["pair", "long", "std::array<double, 3>"])
        second = {"pair": f"pair{{{self.draw.atom(scope)}, 0.5}}", "long": "long(k)"}.get(
            other, f"std::array<double, 3>{{{self.draw.atom(scope)}}}"
        )
        read = {"pair": "std::get<1>({}).u", "long": "0.1 * std::get<1>({})"}.get(other, "std::get<1>({})[0]").format(v)
        return [
            f"for (int {i} = 0; {i} < 3; {i}++) {{",
            f"    std::variant<double, {other}> {v}; std::optional<double> maybe;",
            f"    if (({i} + k) % 2) {v} = {self.draw.bounded(scope)}; else {{ {v} = {second}; maybe = {self.draw.atom(scope)}; }}",
            f"    {self.target(scope)} = tanh({v}.index() == 0 ? std::get<0>({v}) : {read}) + maybe.value_or(0.2);",
            "}",
        ]

    def _algorithm(self, scope: Scope, depth: int) -> list[str]:
        v = self.fresh("v")
        array, length = self.random.choice(scope.arrays)
        work = self.random.choice([
            f"std::sort({v}.begin(), {v}.end());",
            f"std::transform({v}.begin(), {v}.end(), {v}.begin(), [](double y) {{ return y * y; }});",
            f"std::partial_sum({v}.begin(), {v}.end(), {v}.begin());",
            f"std::rotate({v}.begin(), {v}.begin() + 1, {v}.end());",
            f"std::reverse({v}.begin(), {v}.end());",
            f"std::stable_sort({v}.begin(), {v}.end(), std::greater<double>());",
        ])  # fmt: skip
        return [
            "{",
            f"    std::vector<double> {v}({array}, {array} + {length});",
            f"    {work}",
            f"    {self.target(scope)} = tanh(std::accumulate({v}.begin(), {v}.end(), 0.0) + {v}[0] * {v}[{length - 1}]);",
            "}",
        ]

    def _matrix(self, scope: Scope, depth: int) -> list[str]:
        """A class that owns its numbers, copied and moved."""
        t, i = self._class(), self.fresh("i")
        self.helpers.append(
            f"class {t} {{ int n; double *at; public: explicit {t}(int m) : n(m), at(new double[m * m]()) {{}} {t}(const {t} &o) : {t}(o.n) {{ std::copy(o.at, o.at + n * n, at); }}"
            f" {t}({t} &&o) noexcept : n(o.n), at(std::exchange(o.at, nullptr)) {{}} {t} &operator=({t} o) {{ std::swap(n, o.n); std::swap(at, o.at); return *this; }} ~{t}() {{ delete[] at; }}"
            f" double &operator()(int i, int j) {{ return at[i * n + j]; }} double operator()(int i, int j) const {{ return at[i * n + j]; }}"
            f" {t} operator*(const {t} &o) const {{ {t} r(n); for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) for (int k = 0; k < n; k++) r(i, j) += at[i * n + k] * o(k, j); return r; }} }};"
        )
        return [
            "{",
            f"    {t} one(2 + k % 2);",
            f"    for (int {i} = 0; {i} < 2; {i}++) {{ one({i}, 1) = {self.draw.bounded(scope.loop(i))}; one(1, {i}) += 0.4; }}",
            f"    {t} two = one * one; two(0, 0) = {self.draw.atom(scope)}; one = two * one;",
            f"    {self.target(scope)} = tanh(one(0, 1) - two(1, 0));",
            "}",
        ]
