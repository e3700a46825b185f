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
#include <sstream>
#include <stdexcept>
#include <string>
#include <unordered_map>
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
        "mapped": 2, "variant": 2, "algorithm": 2, "matrix": 2, "named": 2, "parsed": 1, "visited": 2, "remembered": 2,
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

    def _named(self, scope: Scope, depth: int) -> list[str]:
        """Records of names, which come from a text and may be long, and numbers."""
        t, v, i = self._class(), self.fresh("v"), self.fresh("i")
        self.helpers.append(f"struct {t} {{ std::string name; double value; }};")
        names = self.random.choice(
            ["a bb ccc", "short a_name_that_is_longer_than_its_room x", "first_of_the_long_names b c"]
        )
        read = self.random.choice(["in >> row.name", "std::getline(in, row.name, ' ')"])
        change = self.random.choice(
            ["row.name = row.name.substr(1);", "row.name += row.name;", "row.name.erase(0, 1);", ""]
        )
        return [
            "{",
            f'    std::istringstream in("{names}"); std::vector<{t}> {v}; {t} row{{}}; int {i} = 0;',
            f"    while ({read}) {{ row.value = {self.draw.bounded(scope.loop(i))}; {i}++; {v}.push_back(row); {change} }}",
            f"    std::sort({v}.begin(), {v}.end(), [](const {t} &one, const {t} &two) {{ return one.name < two.name; }});",
            f"    double sum = 0; for (const {t} &one : {v}) sum = 0.5 * sum + one.value * (1 + one.name.size() % 5);",
            f"    {self.target(scope)} = tanh(sum);",
            "}",
        ]

    def _parsed(self, scope: Scope, depth: int) -> list[str]:
        """Parameters from a text, by name, beside numbers that are computed."""
        m = self.fresh("m")
        table = self.random.choice(["std::map", "std::unordered_map"])
        return [
            "{",
            f'    {table}<std::string, double> {m}; std::istringstream in("rate 0.5\\na_rather_long_parameter 1.25\\n"); std::string line;',
            "    while (std::getline(in, line)) {",
            f"        auto at = line.find(' '); {m}[line.substr(0, at)] = std::stod(line.substr(at + 1));",
            "    }",
            f'    {m}["drawn"] = {self.draw.bounded(scope)}; {m}["rate"] *= {self.draw.atom(scope)};',
            f'    {self.target(scope)} = tanh({m}["drawn"] * {m}.at("a_rather_long_parameter") + {m}["rate"]);',
            "}",
        ]

    def _visited(self, scope: Scope, depth: int) -> list[str]:
        """Terms that hand themselves to a visitor, which adds up."""
        t, v = self._class(), self.fresh("v")
        inner = Scope(numbers=["p", "sum"])
        self.helpers.append(
            f"struct {t}_a; struct {t}_b; struct {t}_v {{ virtual void visit(const {t}_a &) = 0; virtual void visit(const {t}_b &) = 0; }};\n"
            f"struct {t} {{ virtual ~{t}() = default; virtual void accept({t}_v &) const = 0; }};\n"
            f"struct {t}_a : {t} {{ double p; explicit {t}_a(double q) : p(q) {{}} void accept({t}_v &v) const override {{ v.visit(*this); }} }};\n"
            f"struct {t}_b : {t} {{ double p; int k; {t}_b(double q, int k) : p(q), k(k) {{}} void accept({t}_v &v) const override {{ v.visit(*this); }} }};\n"
            f"struct {t}_s final : {t}_v {{ double sum = 0; int seen = 0;\n"
            f"    void visit(const {t}_a &a) override {{ double p = a.p; seen++; sum = {self.draw.bounded(inner)}; }}\n"
            f"    void visit(const {t}_b &b) override {{ double p = b.p * b.k; sum += tanh(p); }} }};"
        )
        return [
            "{",
            f"    std::vector<std::unique_ptr<const {t}>> {v};",
            f"    {v}.push_back(std::make_unique<{t}_a>({self.draw.bounded(scope)}));",
            f"    {v}.emplace_back(new {t}_b({self.draw.atom(scope)}, k));",
            f"    {t}_s adder; for (const auto &one : {v}) one->accept(adder);",
            f"    {self.target(scope)} = tanh(adder.sum) + 0.1 * adder.seen;",
            "}",
        ]

    def _remembered(self, scope: Scope, depth: int) -> list[str]:
        """An object that keeps what it computed last, in mutable members."""
        t, o, i = self._class(), self.fresh("o"), self.fresh("i")
        inner = Scope(numbers=["y", "w"])
        self.helpers.append(
            f"class {t} {{ double w; mutable double at = -1e30, kept = 0; mutable std::map<int, double> table;\n"
            f"public: explicit {t}(double w) : w(w) {{}}\n"
            f"    double operator()(double y) const {{ if (y != at) {{ kept = {self.draw.bounded(inner)}; at = y; table.clear(); }} return kept; }}\n"
            f"    double power(double y, int i) const {{ (*this)(y); auto found = table.find(i); if (found != table.end()) return found->second;"
            f" return table[i] = i ? 0.5 * kept * power(y, i - 1) : 1; }} }};"
        )
        return [
            "{",
            f"    {t} {o}({self.draw.atom(scope)}); const double y = {self.draw.bounded(scope)};",
            f"    for (int {i} = 0; {i} < 3; {i}++) {self.target(scope)} = tanh({o}({i} & 1 ? y : 0.5 * y) + {o}.power(y, {i} + 1));",
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
