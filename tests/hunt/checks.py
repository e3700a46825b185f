"""All checks of one request of a probe, in a process of their own: the harness's, and those of a state that is kept.

Code that keeps something from call to call (static tables, memoised values, allocated work space) must have the same
derivative the first time as after calls of the primal at other points, and the primal must not notice derivatives.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import tempfile
import traceback
from multiprocessing.connection import Connection
from pathlib import Path

import numpy as np

from tests.harness.checks import RequestCheck
from tests.harness.programs import Request


class HuntCheck(RequestCheck):
    """The harness's checks between a derivative that comes before everything and one that comes after everything."""

    def run(self) -> None:
        """Appends to `failures`."""
        self._check_fitness()
        if "reverse" not in self.request.modes:
            super().run()
            return
        first, _ = self.derived.reverse(self._state, self._weights)
        super().run()
        elsewhere = self._state * 1.03125
        self.derived.primal(elsewhere)
        self.derived.reverse(elsewhere, self._weights)
        last, _ = self.derived.reverse(self._state, self._weights)
        scale = np.max(np.abs(first), initial=1e-300)
        allowed = self.request.roundoff * (np.abs(first) + scale)
        self._compare("reverse after calls elsewhere", last, first, allowed)
        self._check_primal()

    def _check_fitness(self) -> None:
        """Nothing can be said of what depends on nothing, or is not finite."""
        result, final = self.native.primal(self._state)
        if not np.isfinite(result) or not np.all(np.isfinite(final)):
            self._fail("program", "not finite at its point")
        tangent, error = self._reference_tangent()
        if not self.request.gradient and np.all(np.abs(tangent) <= error):
            self._fail("program", "nothing depends on anything")


def check(native: Path, derived: Path, k: int, request: Request, seconds: float) -> tuple[str, str]:
    """The verdict, and what is behind it: `right`, `wrong`, `stopped` (with a message), `crash` or `timeout`."""
    context = multiprocessing.get_context("fork")
    receiver, sender = context.Pipe(duplex=False)
    with tempfile.TemporaryFile("w+", errors="replace") as said:
        process = context.Process(target=_in_process, args=(native, derived, k, request, said.fileno(), sender))
        process.start()
        sender.close()
        try:
            if not receiver.poll(seconds):
                process.kill()
                return "timeout", f"no derivative after {seconds:g} s"
            return receiver.recv()
        except EOFError:
            process.join()
            said.seek(0)
            return _ended(process.exitcode or 0, said.read())
        finally:
            process.join()


def _ended(code: int, said: str) -> tuple[str, str]:
    """How a process ended that gave no answer: derivatives end it with a message where they cannot go on."""
    message = next((line for line in said.splitlines() if line.startswith("error: ")), "")
    how = signal.Signals(-code).name if code < 0 else f"exit code {code}"
    return ("stopped", message) if message else ("crash", f"{how} {said[-300:]}")


def _in_process(native: Path, derived: Path, k: int, request: Request, said: int, sender: Connection) -> None:
    os.dup2(said, 2)
    try:
        made = HuntCheck(native, derived, k, request)
        made.run()
        found = ("wrong", "; ".join(map(str, made.failures))) if made.failures else ("right", "")
    except Exception:
        found = ("crash", traceback.format_exc(limit=-3))
    sender.send(found)
    sender.close()
