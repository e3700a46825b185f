"""Compiled functions as operators of PyTorch."""

from __future__ import annotations

import pickle
import warnings

import numpy as np
import pytest

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    torch = pytest.importorskip("torch")
from enzyme_build.torch import enzyme
from tests.functions import ten

pytestmark = pytest.mark.filterwarnings("ignore")


def tensor(array):
    return torch.tensor(array, dtype=torch.float64, requires_grad=True)


@pytest.fixture
def x():
    return tensor([1.2, 0.7, -0.4, 2.0])


@pytest.fixture
def valley(folder):
    return enzyme(folder / "a.c", "valley")


@pytest.mark.parametrize(("file", "name"), ten.ALL)
def test_first_and_second_derivatives(folder, file, name):
    function = enzyme(folder / file, name)
    inputs = ten.arguments(file, name, np.random.default_rng(1), tensor)
    assert torch.autograd.gradcheck(function, inputs, check_forward_ad=True)
    assert torch.autograd.gradgradcheck(function, inputs)


def test_the_example_of_the_talk(folder):
    inp = torch.tensor([1.0, 2, 3], requires_grad=True)
    out = enzyme(folder / "a.c", "squares").apply(inp)
    out.sum().backward()
    assert inp.grad.tolist() == [2, 4, 6] and out.dtype == torch.float32


def test_transforms(valley, x):
    x = x.detach()
    gradient = torch.func.grad(valley)(x)
    np.testing.assert_array_equal(gradient, valley.function.grad(x.numpy()))
    stack = torch.stack([x, x + 1, x * 2])
    rows = torch.func.vmap(torch.func.grad(valley))(stack)
    np.testing.assert_array_equal(rows, [valley.function.grad(row) for row in stack.numpy()])
    hessian = torch.func.hessian(valley)(x)
    np.testing.assert_allclose(hessian, valley.function.hessian(x.numpy()), rtol=1e-14)
    torch.testing.assert_close(torch.func.jacrev(torch.func.jacrev(valley))(x), hessian)
    value, tangent = torch.func.jvp(valley, (x,), (x,))
    torch.testing.assert_close((value, tangent), (valley(x), gradient @ x))


def test_every_second_derivative(folder, x):
    """Forward and reverse mode in each order, of a function of several arguments with several outputs."""
    scaled = enzyme(folder / "ten.c", "scaled")
    given = (x.detach(), torch.tensor(0.7, dtype=torch.float64))

    def same(x, k):
        return torch.sin(k * x)

    for outer in (torch.func.jacfwd, torch.func.jacrev):
        for inner in (torch.func.jacfwd, torch.func.jacrev):
            found, expected = (outer(inner(f, argnums=(0, 1)), argnums=(0, 1))(*given) for f in (scaled, same))
            torch.testing.assert_close(found, expected)

    def product(f):
        """A second derivative that is differentiated by its weights, in which it is linear."""

        def of_weights(v, w):
            moved = torch.func.jvp(lambda t: torch.func.jvp(lambda x: f(x, given[1]), (t,), (v,))[1], (given[0],), (w,))
            return moved[1] + torch.func.vjp(torch.func.grad(lambda x: (f(x, given[1]) * v).sum()), given[0])[1](w)[0]

        return torch.func.jacrev(of_weights, argnums=(0, 1))(given[0], given[0] + 1)

    torch.testing.assert_close(product(scaled), product(same))


def test_third_derivatives_are_refused(valley, x):
    refused = pytest.raises(NotImplementedError, match="valley: third derivatives")
    first, *_ = torch.autograd.grad(valley(x), x, create_graph=True)
    second, *_ = torch.autograd.grad(first.sum(), x, create_graph=True)
    with refused:
        torch.autograd.grad(second.sum(), x)
    for transform in (torch.func.jacfwd, torch.func.jacrev):
        with refused:
            transform(torch.func.hessian(valley))(x.detach())


def test_batches(folder, x):
    scaled, same = enzyme(folder / "ten.c", "scaled"), lambda x, k: torch.sin(k * x)
    stack, factors = torch.stack([x.detach() + k for k in range(3)], 1), torch.tensor([0.5, 2.0], dtype=torch.float64)
    for derived in (lambda f: f, torch.func.jacrev, torch.func.jacfwd):
        found, expected = (
            torch.func.vmap(torch.func.vmap(derived(f), (1, None)), (None, 0))(stack, factors) for f in (scaled, same)
        )
        torch.testing.assert_close(found, expected)
    k = factors.clone().requires_grad_()
    torch.func.vmap(scaled, (None, 0))(x, k).sum().backward()
    torch.testing.assert_close(x.grad, (k[:, None] * torch.cos(k[:, None] * x)).sum(0))


def test_compiled_programs_hold_the_operator(valley, x):
    def program(x):
        return (valley(2 * x) + 1).log()

    compiled = torch.compile(program, fullgraph=True, backend="aot_eager")
    torch.testing.assert_close(compiled(x), program(x))
    torch.testing.assert_close(torch.autograd.grad(compiled(x), x), torch.autograd.grad(program(x), x))
    stack = torch.stack([x.detach(), x.detach() + 1])
    torch.testing.assert_close(
        torch.compile(torch.func.vmap(program), backend="aot_eager")(stack), torch.func.vmap(program)(stack)
    )
    moved = torch.compile(lambda x: torch.func.jvp(valley, (x,), (x,))[1], backend="aot_eager")(x.detach())
    torch.testing.assert_close(moved, torch.func.jvp(valley, (x.detach(),), (x.detach(),))[1])
    operator = valley.operators.value._opoverload
    torch.library.opcheck(operator, (x,))
    assert str(operator) in torch.export.export(_Wrapped(valley), (x.detach(),)).graph_module.code


class _Wrapped(torch.nn.Module):
    def __init__(self, function):
        super().__init__()
        self.function = function

    def forward(self, x):
        return self.function(x)


def test_a_layer_learns_its_parameter(folder):
    layer = enzyme(folder / "ten.c", "scaled").module(k=0.5)
    assert [name for name, _ in layer.named_parameters()] == ["k"]
    x = torch.linspace(0.1, 1, 8, dtype=torch.float64)
    optimiser = torch.optim.LBFGS(layer.parameters(), line_search_fn="strong_wolfe")

    def loss():
        optimiser.zero_grad()
        value = ((layer(x) - torch.sin(1.3 * x)) ** 2).sum()
        value.backward()
        return value

    for _ in range(3):
        optimiser.step(loss)
    assert layer.k.item() == pytest.approx(1.3, rel=1e-4)


def test_tensors_that_lie_otherwise_are_copied(folder, x):
    matrix = tensor(np.arange(6.0).reshape(2, 3))
    quadratic = enzyme(folder / "a.c", "matvec", arrays={"a": ("n", "m")})
    torch.testing.assert_close(quadratic(matrix.T, x[:2]), matrix.T @ x[:2] ** 2)
    seed = torch.ones(1, dtype=torch.float64).expand(3)
    (gradient,) = torch.autograd.grad(quadratic(matrix.T, x[:2]), matrix, seed)
    torch.testing.assert_close(gradient, (x[:2] ** 2)[:, None].expand(2, 3).detach())


def test_operators_are_pickled_and_made_once(valley, folder, x):
    assert enzyme(folder / "a.c", "valley") is valley
    assert pickle.loads(pickle.dumps(valley)) is valley
    loader = torch.utils.data.DataLoader([x.detach()] * 4, batch_size=2, num_workers=1, collate_fn=_Collate(valley))
    assert all(torch.equal(values, valley(x).detach().expand(2)) for values in loader)


class _Handle:
    """What mpi4py's communicators are to an operator."""

    def py2f(self):
        return 2


def test_communicators_are_fortrans_handles(folder):
    matvec = enzyme(folder / "a.c", "matvec")
    a, x = tensor([1.0, 2, 3, 4]), tensor([1.0, 2])
    torch.testing.assert_close(matvec(a, x, _Handle()), matvec(a, x, 2))
    matvec(a, x, _Handle()).sum().backward()
    assert x.grad.tolist() == [8, 24]


class _Collate:
    def __init__(self, function):
        self.function = function

    def __call__(self, rows):
        return torch.stack([self.function(row) for row in rows])


@pytest.mark.parametrize(
    ("wrong", "error", "message"),
    [
        (lambda f, x: f(x.float()), TypeError, "'x' must be a tensor of torch.float64, not of torch.float32"),
        (lambda f, x: f([1.0]), TypeError, "'x' must be a tensor of torch.float64, not list"),
        (lambda f, x: f(x, x), TypeError, r"valley\(\) takes 1 arguments \(x\), not 2"),
        (lambda f, x: f(x.reshape(2, 2)), ValueError, "'x' must have 1 dimension"),
        (lambda f, x: f(x.to("meta")), ValueError, "'x' must be on the CPU, not on meta"),
        (lambda f, x: f.module(k=1.0), TypeError, "has no argument 'k'"),
    ],
)
def test_wrong_input(valley, x, wrong, error, message):
    with pytest.raises(error, match=message):
        wrong(valley, x)


def test_what_has_no_derivative(folder, x):
    count = enzyme(folder / "a.c", "count")
    assert count(x).item() == 3 and not count(x).requires_grad
