"""What a wheel says of how it was made, for those who must know: the same build says the same bytes.

    DIST.dist-info/enzyme-build.lock.json    what the toolchain resolved to: engine, LLVM, compilers, flags, hashes
    DIST.dist-info/sboms/enzyme-build.spdx.json    the same as a software bill of materials (SPDX 2.3, PEP 770)

Neither has a time or a folder of the machine in it.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import time
import zipfile
from collections.abc import Mapping
from dataclasses import asdict
from importlib.metadata import version
from pathlib import Path
from typing import Any

from enzyme_build.backend.defaults import Build
from enzyme_build.backend.project import find_sources, languages_of
from enzyme_build.backend.requirements import LANGUAGES
from enzyme_build.settings import Settings, read_settings, with_overrides
from enzyme_build.toolchain.compilers import Language, Tool, find
from enzyme_build.toolchain.llvm import llvm_version
from enzyme_build.toolchain.targets import Target

LOCK = "enzyme-build.lock.json"
SBOM = "sboms/enzyme-build.spdx.json"
_FLAGS = ("CFLAGS", "CXXFLAGS", "FFLAGS", "LDFLAGS", "CPPFLAGS", "CMAKE_ARGS")
_PYTHON_PARTS = ("enzyme-build", "llvmlite", "scikit-build-core")
_BINARY = (b"\x7fELF", b"MZ", b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe")
_EPOCH = "1980-01-01T00:00:00Z"  # the time of files in reproducible wheels

Fact = dict[str, Any]


def documents(build: Build, wheel: Path, target: Target | None) -> dict[str, bytes]:
    """The files to add to a wheel's metadata, by their names in it."""
    lock = lock_of(build, wheel, target)
    sbom = spdx_of(lock, wheel)
    return {name: (json.dumps(text, indent=1, sort_keys=True) + "\n").encode() for name, text in
            ((LOCK, lock), (SBOM, sbom))}  # fmt: skip


def lock_of(build: Build, wheel: Path, target: Target | None) -> Fact:
    """What went into a wheel."""
    settings = with_overrides(read_settings(build.project), build.overrides)
    sources = [] if build.has_own_cmake else find_sources(build.project, settings)
    languages = [LANGUAGES[name] for name in languages_of(sources)] or [Language.C]
    return {
        "format": 1,
        "packages": {name: version(name) for name in _PYTHON_PARTS},
        "llvm": llvm_version(),
        "target": target.triple if target else f"{os.uname().machine}-{os.uname().sysname.lower()}",
        "compilers": [_compiler(find(language)) for language in languages],
        "tools": {name: found for name in ("cmake", "ninja") if (found := _tool_version(name))},
        "settings": _plain(settings),
        "flags": {name: _without_folders(os.environ[name]) for name in _FLAGS if os.environ.get(name)},
        "sources": [_hashed(path.relative_to(build.project).as_posix(), path.read_bytes()) for path in sources
                    if path.is_relative_to(build.project)],
        "libraries": _libraries(wheel),
    }  # fmt: skip


def _compiler(tool: Tool) -> Fact:
    program = Path(tool.command[0]).resolve() if tool.command else Path()
    name = "zig" if tool.is_zig else program.name
    facts: Fact = {"language": tool.language.value, "name": name, "version": tool.version}
    if program.is_file():
        digest = hashlib.sha256()
        with program.open("rb") as stream:
            while part := stream.read(1 << 20):
                digest.update(part)
        facts["sha256"] = digest.hexdigest()
    return facts


def _tool_version(name: str) -> str:
    program = shutil.which(name)
    done = subprocess.run([program, "--version"], capture_output=True, text=True) if program else None
    found = re.search(r"\d+(\.\d+)+", done.stdout) if done else None
    return found[0] if found else ""


def _plain(settings: Settings) -> Fact:
    """The settings that differ from their defaults; what functions are called and hold is no matter of tools."""
    default = asdict(Settings())
    given = asdict(settings)
    return {name: value for name, value in given.items() if value != default[name] and name != "functions"}


def _without_folders(flags: str) -> str:
    return re.sub(r"(/[^\s/]+)+/(?=[^\s/])", "…/", flags)


def _hashed(name: str, data: bytes) -> Fact:
    return {"path": name, "sha1": hashlib.sha1(data).hexdigest(), "sha256": hashlib.sha256(data).hexdigest()}


def _libraries(wheel: Path) -> list[Fact]:
    with zipfile.ZipFile(wheel) as archive:
        held = [(name, archive.read(name)) for name in sorted(archive.namelist())]
    return [_hashed(name, data) for name, data in held if data.startswith(_BINARY)]


def spdx_of(lock: Mapping[str, Any], wheel: Path) -> Fact:
    """The lock as an SPDX document: a package for the wheel, and one for each thing that went in or made it."""
    name, number = wheel.stem.split("-")[:2]
    tools = [("llvm", lock["llvm"]), *lock["packages"].items(), *lock["tools"].items()]
    tools += [(f"{each['name']} ({each['language']})", each["version"]) for each in lock["compilers"]]
    files = [*lock["sources"], *lock["libraries"]]
    digest = hashlib.sha256(json.dumps(lock, sort_keys=True).encode()).hexdigest()
    packages = [_package("SPDXRef-wheel", name, number)]
    relations = [_relation("SPDXRef-DOCUMENT", "DESCRIBES", "SPDXRef-wheel")]
    for index, (tool, its) in enumerate(tools):
        packages.append(_package(f"SPDXRef-tool-{index}", tool, its))
        relations.append(_relation(f"SPDXRef-tool-{index}", "BUILD_TOOL_OF", "SPDXRef-wheel"))
    for index, each in enumerate(files):
        how = "GENERATED_FROM" if each in lock["sources"] else "CONTAINS"
        relations.append(_relation("SPDXRef-wheel", how, f"SPDXRef-file-{index}"))
    return {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"{name}-{number}",
        "documentNamespace": f"https://spdx.org/spdxdocs/{name}-{number}-{digest}",
        "creationInfo": {
            "created": _created(),
            "creators": [f"Tool: enzyme-build-{lock['packages']['enzyme-build']}"],
        },
        "packages": packages,
        "files": [_file(index, each) for index, each in enumerate(files)],
        "relationships": relations,
    }


def _created() -> str:
    """The time that the user says, as for all reproducible builds; else none that means something."""
    said = os.environ.get("SOURCE_DATE_EPOCH", "")
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(int(said))) if said.isdigit() else _EPOCH


def _package(identifier: str, name: str, number: str) -> Fact:
    return {
        "SPDXID": identifier,
        "name": name,
        "versionInfo": number,
        "downloadLocation": "NOASSERTION",
        "filesAnalyzed": False,
        "licenseConcluded": "NOASSERTION",
        "licenseDeclared": "NOASSERTION",
        "copyrightText": "NOASSERTION",
    }


def _file(index: int, each: Mapping[str, str]) -> Fact:
    return {
        "SPDXID": f"SPDXRef-file-{index}",
        "fileName": f"./{each['path']}",
        "checksums": [{"algorithm": kind.upper(), "checksumValue": each[kind]} for kind in ("sha1", "sha256")],
        "licenseConcluded": "NOASSERTION",
        "copyrightText": "NOASSERTION",
    }


def _relation(one: str, how: str, other: str) -> Fact:
    return {"spdxElementId": one, "relationshipType": how, "relatedSpdxElement": other}
