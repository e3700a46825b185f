"""What a link says of itself while it is at work."""

from __future__ import annotations

import sys

import pytest

from enzyme_build.cli import progress


class Terminal:
    """Takes what is written, as a terminal."""

    def __init__(self) -> None:
        self.text = ""

    def isatty(self) -> bool:
        return True

    def write(self, text: str) -> int:
        self.text += text
        return len(text)

    def flush(self) -> None:
        """Nothing waits."""


def test_a_log_has_lines_of_what_takes_long(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    now = iter([100.0, 102.5, 104.0, 104.1, 106.4])
    monkeypatch.setattr(progress.time, "monotonic", lambda: next(now))
    with progress.shown() as tell:
        tell("merge")
        tell("differentiate f")
        tell("optimise f")
        tell("differentiate g", 3, 10)
    assert capsys.readouterr().err == "enzyme: 4 s: differentiate f\nenzyme: 6 s: 3 of 10 done, differentiate g\n"


def test_a_terminal_has_a_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "100")
    with progress.shown() as tell:
        tell("differentiate [f]", 3, 10)
    assert "3/10" in terminal.text and "differentiate [f]" in terminal.text and "━" in terminal.text
