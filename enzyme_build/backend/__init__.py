"""The build backend: `build-backend = "enzyme_build.backend"` (PEP 517, PEP 660).

scikit-build-core does the work, wrapped as its documentation says: its hooks are imported and redefined here, each
run with our defaults (`defaults.py`) and without our own config settings, `--config-settings enzyme.KEY=VALUE`, which
set KEY of `[tool.enzyme-build]` for one build; so does the variable `ENZYME_BUILD_KEY`.  All else happens in CMake: a
project's own CMakeLists.txt, or one that is made from its settings.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

import scikit_build_core.build as base
from scikit_build_core.build import *  # noqa: F403 (whichever hooks there are)  # pyright: ignore

from enzyme_build import diagnostics
from enzyme_build.backend import supply_chain, wheel_tags
from enzyme_build.backend.defaults import Build, rebuild_defaults, with_defaults
from enzyme_build.backend.refusals import (
    ScikitBuildError,
    as_ours,
    check_contents,
    check_folder,
    one_at_a_time,
    settings_are_read,
)
from enzyme_build.backend.requirements import check_languages, with_tools
from enzyme_build.backend.stubs import name_stubs
from enzyme_build.backend.targets import (
    MODULES_STAY,
    check_wheel,
    cmake_settings,
    extension_modules_explained,
    target_of,
)
from enzyme_build.errors import EnzymeBuildError, SettingsError, SourceLocation, blame
from enzyme_build.settings import (
    READ_BY_BACKEND,
    READ_BY_CMAKE,
    place_of,
    read_settings,
    read_tool_table,
    with_overrides,
)
from enzyme_build.toolchain.compilers import TARGET
from enzyme_build.toolchain.targets import Target

__all__ = list(base.__all__)  # pyright: ignore

ConfigSettings = dict[str, "str | list[str]"]
Result = TypeVar("Result")
_PREFIX = "enzyme."
_VARIABLE = "ENZYME_BUILD_"


def build_wheel(
    wheel_directory: str, config_settings: ConfigSettings | None = None, metadata_directory: str | None = None
) -> str:
    """Build a wheel; its file name."""
    return _run(config_settings, lambda rest, build: _build_wheel(build, wheel_directory, rest, metadata_directory))


def build_editable(
    wheel_directory: str, config_settings: ConfigSettings | None = None, metadata_directory: str | None = None
) -> str:
    """Build a wheel for an editable installation; its file name."""
    return _run(config_settings, lambda rest, build: _build_editable(build, wheel_directory, rest, metadata_directory))


def build_sdist(sdist_directory: str, config_settings: ConfigSettings | None = None) -> str:
    """Build a source distribution; its file name."""
    return _run(config_settings, lambda rest, build: base.build_sdist(sdist_directory, rest))


def get_requires_for_build_wheel(config_settings: ConfigSettings | None = None) -> list[str]:
    """What a wheel's build needs beyond enzyme-build: CMake, Ninja and a compiler, each where none here fits."""
    return _run(config_settings, lambda rest, build: with_tools(build, base.get_requires_for_build_wheel(rest)))


def get_requires_for_build_editable(config_settings: ConfigSettings | None = None) -> list[str]:
    """The same for an editable installation."""
    return _run(config_settings, lambda rest, build: with_tools(build, base.get_requires_for_build_editable(rest)))


def get_requires_for_build_sdist(config_settings: ConfigSettings | None = None) -> list[str]:
    """The same for a source distribution."""
    return _run(config_settings, lambda rest, build: base.get_requires_for_build_sdist(rest))


# scikit-build-core leaves these two out where the metadata depends on how the build went.
if hasattr(base, "prepare_metadata_for_build_wheel"):

    def prepare_metadata_for_build_wheel(metadata_directory: str, config_settings: ConfigSettings | None = None) -> str:
        """Write the metadata of the wheel without building it; the folder's name."""
        return _run(
            config_settings, lambda rest, build: base.prepare_metadata_for_build_wheel(metadata_directory, rest)
        )

    def prepare_metadata_for_build_editable(
        metadata_directory: str, config_settings: ConfigSettings | None = None
    ) -> str:
        """The same for an editable installation."""
        return _run(
            config_settings, lambda rest, build: base.prepare_metadata_for_build_editable(metadata_directory, rest)
        )


@one_at_a_time(always=False)
def _build_wheel(build: Build, directory: str, rest: ConfigSettings, metadata_directory: str | None) -> str:
    """A wheel appears under its final name, or not at all."""
    check_languages(build)
    Path(directory).mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix=".enzyme-", dir=directory) as folder:
        with extension_modules_explained(build), settings_are_read(build):
            made = Path(folder) / base.build_wheel(folder, rest, metadata_directory)
        check_contents(build, made)
        made = _finished(build, made)
        return made.replace(Path(directory) / made.name).name


def _finished(build: Build, wheel: Path) -> Path:
    """The wheel with its tag, and with what it says of how it was made."""
    target = target_of(build)
    interpreter, abi = _interpreter_and_abi(build, wheel, target)
    added = supply_chain.documents(build, wheel, target)
    if target is not None:
        check_wheel(wheel, target, build)
    return wheel_tags.retag(wheel, interpreter, abi, target.platform_tag if target else "", added)


def _interpreter_and_abi(build: Build, wheel: Path, target: Target | None) -> tuple[str, str]:
    users = wheel_tags.users_of_python(wheel)
    if target is not None and target.is_foreign and (modules := [*users.of_one_version, *users.stable]):
        raise SettingsError(
            f"{modules[0]} is an extension module for this machine's Python, and the wheel is for {target.triple}",
            place_of(build.project, "tool.enzyme-build.target"),
            help=MODULES_STAY,
        )
    if not build.chooses_tag:
        return users.interpreter_and_abi
    if (modules := [*users.of_one_version, *users.stable]) and wheel_tags.tag_of(wheel) == ("py3", "none"):
        made_for = "this one" if users.of_one_version else "this and newer ones"
        raise SettingsError(
            f"the wheel is marked for every Python 3, and {modules[0]} is made for {made_for}",
            place_of(build.project, "tool.scikit-build.wheel.py-api"),
            help="leave `wheel.py-api` out: the tag is then found from what is in the wheel; for a module of the "
            'stable ABI (`.abi3.so`), name the oldest Python: wheel.py-api = "cp310"',
        )
    if users.by_name and wheel_tags.tag_of(wheel)[1] == "abi3":
        raise SettingsError(
            f"the wheel is marked for the stable ABI, and {users.by_name[0]} is made for this Python alone",
            place_of(build.project, "tool.scikit-build.wheel.py-api"),
            help="make the module for the stable ABI too (Python_add_library(… USE_SABI 3.11 WITH_SOABI …), "
            "nanobind_add_module(… STABLE_ABI …)), or leave `wheel.py-api` out",
        )
    return wheel_tags.tag_of(wheel)


@one_at_a_time(always=True)
def _build_editable(build: Build, wheel_directory: str, rest: ConfigSettings, metadata_directory: str | None) -> str:
    if build.editable_mode() == "inplace" and not build.has_own_cmake:
        raise SettingsError(
            "`editable.mode = inplace` builds beside a CMakeLists.txt, and this project has none",
            place_of(build.project, "tool.scikit-build.editable.mode"),
            help="leave it out: sources are used where they lie in the default mode, too",
        )
    isolated = any(part.startswith(("pip-build-env-", "builds-v")) for part in Path(__file__).parts)
    if isolated and _rebuilds_on_import(rest):
        raise SettingsError(
            "`editable.rebuild` rebuilds with the tools of this build, which are deleted after an isolated one",
            help="install enzyme-build, then: pip install --no-build-isolation -e .",
        )
    defaults = {} if isolated else rebuild_defaults(build)
    with settings_are_read(build):
        made = base.build_editable(wheel_directory, {**defaults, **rest}, metadata_directory)
    name_stubs(Path(wheel_directory) / made)
    return made


def _rebuilds_on_import(given: ConfigSettings) -> bool:
    table = read_tool_table(Path.cwd(), "scikit-build").get("editable", {})
    default = table.get("rebuild", "rebuild-dir" in table)
    return str(given.get("editable.rebuild", default)).lower() in ("true", "1", "on")


def _run(config_settings: ConfigSettings | None, hook: Callable[[ConfigSettings, Build], Result]) -> Result:
    """Run a hook of scikit-build-core as a hook of ours: the one boundary where errors are printed."""
    given = dict(config_settings or {})
    _name_folders()
    rest = {key: value for key, value in given.items() if not key.startswith(_PREFIX)}
    try:
        build = Build(Path.cwd(), _overrides(given), rest)
        _check(build, given)
        target = target_of(build)
        with _variables({TARGET: target.triple} if target else {}):
            return hook(with_defaults(build, cmake_settings(target) if target else {}), build)
    except EnzymeBuildError as error:
        diagnostics.say(error)
        raise SystemExit(1) from None
    except (ScikitBuildError, OSError) as error:
        diagnostics.say(as_ours(error))
        sys.unraisablehook = _say_nothing_of_files
        raise SystemExit(1) from None


def _say_nothing_of_files(unraisable: sys.UnraisableHookArgs) -> None:
    """A wheel that a full disk has cut short cannot be closed either, which says nothing new."""
    if not isinstance(unraisable.exc_value, OSError):
        sys.__unraisablehook__(unraisable)


def _name_folders() -> None:
    """Where links write their reports: they run in a folder that is deleted."""
    if report := os.environ.get("ENZYME_REPORT", ""):
        os.environ["ENZYME_REPORT"] = str(Path(report).absolute())
    form, colon, file = os.environ.get(diagnostics.VARIABLE, "").partition(":")
    if file:
        os.environ[diagnostics.VARIABLE] = f"{form}{colon}{Path(file).absolute()}"


@contextmanager
def _variables(values: Mapping[str, str]) -> Generator[None]:
    """These variables in the environment of what runs inside."""
    before = {name: os.environ.get(name) for name in values}
    os.environ.update(values)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


def _overrides(given: ConfigSettings) -> list[str]:
    """Our settings for one build as `key=value`: those of the environment, below the config settings.

    A config setting that is given several times is a list.
    """
    ours: dict[str, str | list[str]] = {
        name[len(_VARIABLE) :].lower().replace("_", "-"): value
        for name, value in sorted(os.environ.items())
        if name.startswith(_VARIABLE)
    }
    ours |= {key[len(_PREFIX) :]: value for key, value in given.items() if key.startswith(_PREFIX)}
    return [f"{key}={value if isinstance(value, str) else ','.join(value)}" for key, value in ours.items()]


def _check(build: Build, given: Mapping[str, object]) -> None:
    """Wrong settings are reported before anything is installed or built."""
    check_folder(build.project)
    settings = read_settings(build.project)
    for text in build.overrides:
        key = text.partition("=")[0]
        variable = _VARIABLE + key.upper().replace("-", "_")
        origin = f"--config-settings {_PREFIX}{key}" if _PREFIX + key in given else f"{variable} in the environment"
        with blame(SourceLocation(origin)):
            with_overrides(settings, [text])
    if not build.has_own_cmake:
        return
    theirs = [text for text in build.overrides if text.split("=")[0] not in READ_BY_BACKEND]
    if theirs:
        raise SettingsError(
            f"`{theirs[0]}` for this build has no effect: this project has a CMakeLists.txt of its own",
            help="give it to enzymepy_differentiate there, or set a variable by -C cmake.define.NAME=VALUE",
        )
    if ignored := [
        key for key in read_tool_table(build.project, "enzyme-build") if key not in (*READ_BY_CMAKE, *READ_BY_BACKEND)
    ]:
        raise SettingsError(
            f"`{ignored[0]}` in [tool.enzyme-build] has no effect: this project has a CMakeLists.txt of its own",
            place_of(build.project, f"tool.enzyme-build.{ignored[0]}"),
            help="say it there, or delete CMakeLists.txt: only a project without one is built from these settings",
        )
