"""What is recorded: the cheapest set of values that everything else can be computed from."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from enzyme_build.analysis import Need, choose_recorded
from enzyme_build.analysis.max_flow import VertexCut
from enzyme_build.ir import I64, Argument, Value

Inputs = dict[str, list[str] | None]


class Costs:
    """Values by name: from what each can be computed again (None: from nothing), what it costs, what is free."""

    def __init__(self, inputs: Inputs, costs: dict[str, int] | None = None, free: str = ""):
        self.values: dict[str, Value] = {name: Argument(I64, name, 0) for name in inputs}
        self._inputs = inputs
        self._costs = costs or {}
        self._free = free.split()

    def need(self, name: str) -> Need:
        return Need(self.values[name])

    def is_free(self, need: Need) -> bool:
        return need.value.name in self._free

    def inputs(self, need: Need) -> list[Need] | None:
        found = self._inputs[need.value.name]
        return None if found is None else [self.need(name) for name in found]

    def cost(self, need: Need) -> int:
        return self._costs.get(need.value.name, 8)

    def is_always_computed(self, need: Need) -> bool:
        return need.value.name.startswith("moving")

    def recorded(self, names: str) -> set[str]:
        return {need.value.name for need in choose_recorded(map(self.need, names.split()), self)}


def test_what_is_at_hand_is_not_recorded() -> None:
    assert Costs({"x": None}, free="x").recorded("x") == set()
    assert Costs({"x": None, "y": ["x"]}, free="x").recorded("y") == set()


def test_what_cannot_be_computed_is_recorded() -> None:
    assert Costs({"load": None}).recorded("load") == {"load"}


def test_one_source_serves_many() -> None:
    many = {f"y{k}": ["x"] for k in range(5)}
    assert Costs({"x": None, **many}).recorded("y0 y1 y2 y3 y4") == {"x"}


def test_one_sum_is_recorded_instead_of_its_terms() -> None:
    assert Costs({"a": None, "b": None, "c": None, "s": ["a", "b", "c"], "t": ["s"]}).recorded("s t") == {"s"}
    assert Costs({"a": None, "b": None, "s": ["a", "b"]}).recorded("a b s") == {"a", "b"}


def test_a_value_outside_a_loop_is_cheaper_than_one_inside() -> None:
    inputs: Inputs = {"outside": None, "inside": ["outside"]}
    assert Costs(inputs, {"inside": 8 * 64}).recorded("inside") == {"outside"}
    assert Costs({"inside": None, "outside": ["inside"]}, {"inside": 8 * 64}).recorded("outside") == {"outside"}


def test_values_and_shadows_are_recorded_apart() -> None:
    value = Argument(I64, "p", 0)
    both = [Need(value), Need(value, True)]
    costs = Costs({"p": None})
    costs.values["p"] = value
    assert choose_recorded(both, costs) == set(both)


def graphs(count: int) -> list[tuple[Inputs, dict[str, int], str]]:
    source = random.Random(3)
    found: list[tuple[Inputs, dict[str, int], str]] = []
    for _ in range(count):
        names = [f"v{number}" for number in range(7)]
        inputs: Inputs = {}
        for number, name in enumerate(names):
            before = source.sample(names[:number], min(number, source.randint(0, 3)))
            inputs[name] = before or None
        costs = {name: source.choice([1, 2, 5, 9]) for name in names}
        found.append((inputs, costs, " ".join(source.sample(names, 3))))
    return found


def suffices(inputs: Inputs, recorded: set[str], name: str) -> bool:
    found = inputs[name]
    return name in recorded or (found is not None and all(suffices(inputs, recorded, one) for one in found))


@pytest.mark.parametrize("case", graphs(40), ids=range(40))
def test_no_other_set_is_cheaper(case: tuple[Inputs, dict[str, int], str]) -> None:
    inputs, costs, needs = case
    recorded = Costs(inputs, costs).recorded(needs)
    assert all(suffices(inputs, recorded, name) for name in needs.split())
    price = sum(costs[name] for name in recorded)
    every = (set(some) for size in range(len(inputs) + 1) for some in combinations(inputs, size))
    enough = (some for some in every if all(suffices(inputs, some, name) for name in needs.split()))
    assert price == min(sum(costs[name] for name in some) for some in enough)


def test_a_cut_of_long_chains_needs_no_stack() -> None:
    cut = VertexCut()
    length = 5000
    for number in range(length):
        cut.add_vertex(number, 1 if number == length // 2 else 2)
        if number:
            cut.connect(number - 1, number)
    cut.add_source(0)
    cut.add_sink(length - 1)
    assert cut.minimum() == {length // 2}


def test_what_is_always_computed_is_not_recorded() -> None:
    inputs: Inputs = {"moving": ["a", "b"], "a": None, "b": None}
    assert Costs(inputs, {"moving": 1 << 50}).recorded("moving") == {"a", "b"}
    chain: Inputs = {f"v{k}": [f"v{k - 1}"] for k in range(1, 25)}
    assert "moving" not in Costs({"v0": None, **chain, "moving": ["v24"]}, {"moving": 1 << 50}).recorded("moving")
