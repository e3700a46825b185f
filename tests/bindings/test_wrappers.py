"""Settings and prototypes become a plan; contradictions are errors that name the table and the way out."""

from __future__ import annotations

import pytest

from enzyme_build.bindings import public_names
from enzyme_build.errors import BindingError, EnzymeBuildError
from tests.bindings.sources import C_FUNCTIONS, C_SOURCE


@pytest.fixture
def plan(bound):
    def planner(functions, source=C_SOURCE):
        return {wrapper.name: wrapper for wrapper in bound({"a.c": source}, functions).wrappers}

    return planner


def test_without_tables_every_callable_function_is_wrapped(plan):
    plans = plan({})
    assert set(plans) == set(C_FUNCTIONS)
    assert not any(wrapper.wants_reverse for wrapper in plans.values())


def test_tables_choose_the_functions(plan):
    assert list(plan({"energy": {}})) == ["energy"]


def test_public_names(plan):
    plans = plan(C_FUNCTIONS)
    names = ["energy", "energy_gradient", "energy_value_and_gradient", "energy_jvp", "energy_hvp"]
    assert public_names(plans["energy"]) == names
    assert public_names(plans["loss"]) == ["loss", "loss_gradient", "loss_value_and_gradient", "loss_jvp"]
    assert public_names(plans["matvec"]) == ["matvec", "matvec_vjp", "matvec_jvp", "matvec_hvp"]
    assert public_names(plans["total"]) == ["total"]
    assert public_names(plans["scale_in_place"]) == ["scale_in_place"]


def test_lengths_are_read_off_arrays(plan):
    matvec = plan(C_FUNCTIONS)["matvec"]
    given = [argument.name for argument in matvec.arguments if argument.is_given]
    assert given == ["a", "x"]


def test_a_length_of_outputs_alone_is_an_argument(plan):
    fill = plan({"fill": {"arrays": {"y": "n"}, "out": ["y"]}}, "void fill(double *y, int n) { y[n - 1] = 1; }")["fill"]
    assert [argument.name for argument in fill.arguments if argument.is_given] == ["n"]


def test_workspace_is_shadowed_though_not_active(plan):
    source = "double f(const double *x, double *w, int n) { w[0] = x[0]; return w[0] * n; }"
    x, w, n = plan({"f": {"active": ["x"]}}, source)["f"].arguments
    assert (x.is_shadowed, w.is_shadowed, n.is_shadowed) == (True, True, False)
    assert (x.is_active, w.is_active) == (True, False)


def test_names_that_python_reserves(plan):
    source = "double f(double lambda, double _x, double in, double x) { return lambda + _x + in + x; }"
    assert [argument.name for argument in plan({}, source)["f"].arguments] == ["lambda_", "x", "in_", "x_"]


def test_an_argument_named_like_a_tangent(plan):
    source = "double f(double x, double x_tangent) { return x + x_tangent; }"
    with pytest.raises(BindingError, match="has an argument `x_tangent`, the name of a seed, tangent or pattern"):
        plan({"f": {"jvp": True}}, source)
    assert "f" in plan({"f": {}}, source)


@pytest.mark.parametrize(
    ("functions", "message"),
    [
        ({"enery": {}}, "there is no function `enery` that a source defines and describes"),
        ({"energy": {"arrays": {"z": "n"}}}, "`arrays` names `z`, which is no argument of `energy`"),
        ({"energy": {"arrays": {"x": "m"}}}, "uses `m`, which is no integer argument"),
        ({"energy": {"arrays": {"x": "k"}}}, "uses `k`, which is no integer argument"),
        ({"energy": {"arrays": {"k": "n"}}}, "`arrays` names `k`, which is a single number"),
        ({"energy": {"active": ["n"]}}, "`active` names `n`, which is not floating-point"),
        ({"energy": {"out": ["k"]}}, "`k` is passed by value"),
        ({"matvec": {"out": ["y"], "inout": ["y"]}}, "`y` is `out` and also `inout`"),
        ({"step": {"out": ["u"], "active": ["u"]}}, "`u` is `out` and also"),
        ({"fixed": {"arrays": {"m": 6}}}, "has 1 lengths, but the source declares 2 dimensions"),
        ({"fixed": {"out": ["m"]}}, "`m` is `out`, but its shape is unknown"),
        ({"matvec": {}}, "`matvec` has no gradient, because no output is named"),
        ({"energy": {"result-active": False, "jvp": True}}, "no jvp, because it has no floating-point output"),
        ({"energy": {"active": [], "sparse-hessian": True}}, "no sparse-hessian, because none of its arguments is"),
    ],
)
def test_contradictions(plan, functions, message):
    with pytest.raises(BindingError) as caught:
        plan(functions)
    assert message in str(caught.value)


def test_a_table_may_say_that_nothing_is_differentiated(plan):
    assert not plan({"energy": {"active": []}, "matvec": {"gradient": False}})["energy"].is_differentiable


def test_all_errors_are_reported_together(plan):
    with pytest.raises(EnzymeBuildError) as caught:
        plan({"enery": {}, "los": {}, "energy": {}})
    assert "`enery`" in str(caught.value) and "`los`" in str(caught.value)


def test_two_functions_that_make_one_name(plan):
    source = "double f(double x) { return x; } double f_gradient(double x) { return x; }"
    with pytest.raises(BindingError, match="both make the name `f_gradient`"):
        plan({"f": {}, "f_gradient": {"gradient": False}}, source)


def test_overloads_need_a_symbol(bound):
    source = {"a.cpp": "double f(double x) { return x; } float f(float x) { return x; }"}
    with pytest.raises(BindingError, match='add `symbol = …`, one of "_Z1fd", "_Z1ff"'):
        bound(source, {"f": {}})
    (wrapper,) = bound(source, {"f": {"symbol": "_Z1ff"}}).wrappers
    assert wrapper.prototype.symbol == "_Z1ff"
