"""Cells of notebooks in compiled languages."""

from __future__ import annotations

import pytest

import enzyme_build
from enzyme_build.notebook import functions_of


class Shell:
    """What IPython offers to extensions."""

    def __init__(self):
        self.magics, self.names = {}, {}

    def register_magic_function(self, function, kind, name):
        self.magics[kind, name] = function

    def push(self, names):
        self.names.update(names)


@pytest.fixture
def cell():
    shell = Shell()
    enzyme_build.load_ipython_extension(shell)
    shell.run = shell.magics["cell", "enzyme"]
    return shell


def test_functions_of_a_cell_appear(cell, capsys):
    cell.run("", "double square(double x) { return x * x; }")
    assert cell.names["square"].grad(3.0) == 6
    assert capsys.readouterr().out == "<c function square(x)>\n"
    cell.run("c++ -DFACTOR=3 x=2", "double scaled(const double *x) { return FACTOR * x[0]; }")
    assert cell.names["scaled"].prototype.symbol == "_Z6scaledPKd"


@pytest.mark.fortran
def test_fortran():
    f = functions_of("fortran", "real(8) function f(x)\n real(8), intent(in) :: x\n f = x**3\nend function\n")["f"]
    assert f.grad(2.0) == 12


def test_errors_are_the_compilers(cell):
    with pytest.raises(Exception, match="does not compile") as caught:
        cell.run("", "double f(double x) { return y; }")
    (shown,) = caught.value._render_traceback_()
    assert "use of undeclared identifier 'y'" in shown
    with pytest.raises(Exception, match="`julia` is no language"):
        cell.run("julia", "")


def test_in_ipython():
    testing = pytest.importorskip("IPython.testing.globalipapp")
    shell = testing.start_ipython() or testing.get_ipython()
    shell.run_line_magic("load_ext", "enzyme_build")
    shell.run_cell_magic("enzyme", "c", "double twice(double x) { return 2 * x; }")
    assert shell.ev("twice.grad(1.0)") == 2
