"""The engine under test: the package's own pipeline."""

from __future__ import annotations

from pathlib import Path

from enzyme_build.artifacts import LinkJob, OutputKind
from enzyme_build.pipeline import run

from .builds import BuildFailure, compile_derivable, link_arguments, link_driver
from .programs import Program


class Ours:
    """Builds with enzyme_build."""

    def build(self, program: Program, driver: Path, options: list[str], folder: Path) -> Path:
        """Compiles, differentiates and links by the package's pipeline, keeping its stages."""
        made = [compile_derivable(source, folder, options) for source in (*program.files, driver)]
        native = [str(path) for _, paths in made for path in paths]
        job = LinkJob(
            inputs=tuple(bitcode for bitcode, _ in made),
            output=folder / "library.so",
            kind=OutputKind.SHARED,
            save_stages=folder,
            driver=tuple(link_driver(program)),
            link_arguments=(*native, *link_arguments(program)),
        )
        run(job)
        _check_debug_information(folder)
        return job.output


def _check_debug_information(stages: Path) -> None:
    """LLVM drops all debug information of a module in which some is wrong."""
    derived, optimised = ((stages / name).read_text(errors="replace") for name in ("4-derived.ll", "5-optimized.ll"))
    if "!llvm.dbg.cu" in derived and "!llvm.dbg.cu" not in optimised:
        raise BuildFailure("LLVM refused the debug information of the derived module")
