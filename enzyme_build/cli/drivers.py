"""The commands `enzyme-cc`, `enzyme-c++` and `enzyme-fc`: compilers whose links differentiate.

Compiling is left to the real compiler, which then writes bitcode.  A link in which no bitcode asks for a
derivative is a plain link; else the whole program is differentiated first, and then linked.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from enzyme_build.errors import CompilerFailed, EnzymeBuildError
from enzyme_build.toolchain import drivers, launcher, recipes
from enzyme_build.toolchain.command_line import Action, Command, parse
from enzyme_build.toolchain.compilers import Language
from enzyme_build.variables import table

HELP = f"""\
A compiler whose objects are bitcode and whose links answer requests for derivatives (__enzyme_autodiff, ...).

  -fenzyme-runtime-errors
                        what has no derivative stops the derivative that comes there, and warns when linking
  -fenzyme-separate     differentiate each file when it is compiled, so that others find its derivatives
  -ffat-lto-objects     machine code beside the bitcode of each object (C and C++ with -O1 and more: always)
  -fno-fat-lto-objects  bitcode alone
  --save-stages=DIR     write the program of each stage of a link into a folder
  --rules=FILE          a rule file (enzyme.toml) beside those that are found; may be repeated

{table()}
All else is the real compiler's, which says of itself:
"""


def enzyme_cc() -> int:
    """The C compiler."""
    return main(Language.C, sys.argv[1:])


def enzyme_cxx() -> int:
    """The C++ compiler."""
    return main(Language.CXX, sys.argv[1:])


def enzyme_fc() -> int:
    """The Fortran compiler."""
    return main(Language.FORTRAN, sys.argv[1:])


def main(language: Language, arguments: Sequence[str]) -> int:
    """Run a driver; the exit code is the compiler's own, or 1 for our errors."""
    try:
        driver = drivers.Driver.of(language)
        command = parse(arguments)
        if _may_be_for_device(arguments):
            from enzyme_build.cli import device_link

            arguments = [*arguments, *device_link.words_for_toolkit(command)]
            command = parse(arguments)
            if _make_device_code(driver, command):
                return 0
        if command.action is Action.OTHER:
            if "--help" in arguments:
                print(HELP, flush=True)
            return driver.pass_through(arguments)
        if command.action is Action.COMPILE:
            _compile(driver, command, list(arguments))
        else:
            _link(driver, command, list(arguments))
    except CompilerFailed as failure:
        return failure.code
    except EnzymeBuildError as error:
        from enzyme_build.diagnostics import say

        say(error)
        return 1
    except OSError as failure:
        from enzyme_build.diagnostics import say
        from enzyme_build.errors import from_system

        say(from_system(failure))
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


def _may_be_for_device(arguments: Sequence[str]) -> bool:
    """A quick look: most commands are not, and shall not wait."""
    return any(
        word in ("cuda", "hip") or word.endswith((".cu", ".hip", "-device-only", "nvptx64-nvidia-cuda"))
        or word.startswith(("--target=nvptx64", "--target=amdgcn", "-xcuda", "-xhip"))
        for word in arguments
    )  # fmt: skip


def _make_device_code(driver: drivers.Driver, command: Command) -> bool:
    """Carry out a command that makes code for a device; False if it does not."""
    from tempfile import TemporaryDirectory

    from enzyme_build.cli import device_link

    if device_link.is_for_device(command):
        with TemporaryDirectory(prefix="enzyme-") as folder:
            device_link.make(driver, command, Path(folder))
        return True
    if command.action is not Action.OTHER and device_link.is_whole_cuda(command):
        device_link.refuse_whole_cuda()
    return False


def _compile(driver: drivers.Driver, command: Command, arguments: list[str]) -> None:
    script = _script()

    def remember(ran: list[str]) -> None:
        recipes.remember(driver.language.value, arguments, ran, script)
        if script:
            launcher.make(driver.tool)

    objects = driver.compile(command, remember)
    if command.is_separate:
        from enzyme_build.cli.driver_link import differentiate_file

        for path in objects:
            differentiate_file(path, command)


def _script() -> str:
    """The script behind which the launcher may stand; "" if it is another."""
    return sys.argv[0] if Path(sys.argv[0]).name == launcher.DRIVER else ""


def _link(driver: drivers.Driver, command: Command, arguments: list[str]) -> None:
    from tempfile import TemporaryDirectory  # a compilation shall not wait for all of this

    from enzyme_build.cli.driver_link import link

    def remember(ran: list[str], folders: list[str]) -> None:
        recipes.remember_link(driver.language.value, arguments, ran, script, folders)

    script = _script()
    with TemporaryDirectory(prefix="enzyme-") as folder:
        link(driver, command, Path(folder), remember=remember if script else None)
