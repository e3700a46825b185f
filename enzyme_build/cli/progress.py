"""What a link is doing: a bar on a terminal that is gone when the link is over, plain lines in a log.

Nothing is imported, and nothing said in a log, before there is something to wait for: most links take everything from
the cache, and what reads a compiler's messages (as `configure` does) shall find none.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

from enzyme_build.toolchain.native_link import Tell

PATIENCE = 3.0  # seconds before a log has a line; then each takes half as long as all before it


@contextmanager
def shown() -> Generator[Tell]:
    """Takes what is being done."""
    if not sys.stderr.isatty():
        yield _Log().show
        return
    line = _Line()
    try:
        yield line.show
    finally:
        line.clear()


class _Log:
    """Lines with the seconds since the start, a few of them."""

    def __init__(self) -> None:
        self._start = time.monotonic()
        self._next = self._start + PATIENCE

    def show(self, what: str, done: int = 0, of: int = 0) -> None:
        now = time.monotonic()
        if now < self._next:
            return
        self._next = now + (now - self._start) / 2
        count = f"{done} of {of} done, " if of > 1 else ""
        print(f"enzyme: {now - self._start:.0f} s: {count}{what}", file=sys.stderr, flush=True)


class _Line:
    """rich's progress, without its thread: children are forked while it is shown."""

    def __init__(self) -> None:
        self._progress: Any = None
        self._task: Any = None

    def show(self, what: str, done: int = 0, of: int = 0) -> None:
        if self._progress is None:
            from rich.console import Console
            from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

            bar = (BarColumn(bar_width=20), MofNCompleteColumn())
            columns = (TextColumn("[bold]enzyme[/bold]"), *bar, TimeElapsedColumn(), TextColumn("{task.description}"))
            self._progress = Progress(*columns, console=Console(stderr=True), auto_refresh=False, transient=True)
            self._task = self._progress.add_task("", total=1)
            self._progress.start()
        from rich.markup import escape

        self._progress.update(self._task, description=escape(what), completed=done, total=of or 1, refresh=True)

    def clear(self) -> None:
        if self._progress is not None:
            self._progress.stop()
