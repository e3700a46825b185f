"""What a link is doing, in one line on a terminal that is gone when the link is over; a log stays as it is.

Nothing is imported before there is something to show: most links take everything from the cache.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Any


@contextmanager
def shown() -> Generator[Callable[[str], None]]:
    """Takes what is being done."""
    line = _Line()
    try:
        yield line.show if sys.stderr.isatty() else _nowhere
    finally:
        line.clear()


def _nowhere(_: str) -> None:
    """Nobody looks."""


class _Line:
    """rich's progress, without its thread: children are forked while it is shown."""

    def __init__(self) -> None:
        self._progress: Any = None
        self._task: Any = None

    def show(self, what: str) -> None:
        if self._progress is None:
            from rich.console import Console
            from rich.progress import Progress, TextColumn, TimeElapsedColumn

            columns = (TextColumn("[bold]enzyme[/bold]"), TimeElapsedColumn(), TextColumn("{task.description}"))
            self._progress = Progress(*columns, console=Console(stderr=True), auto_refresh=False, transient=True)
            self._task = self._progress.add_task("", total=None)
            self._progress.start()
        from rich.markup import escape

        self._progress.update(self._task, description=escape(what), refresh=True)

    def clear(self) -> None:
        if self._progress is not None:
            self._progress.stop()
