"""The hunt: derivatives of code that nobody here wrote, each checked as a program of the corpus is.

A *probe* is a folder in `probes/`, of our own text only.  Its sources are a program of the harness (see tests/harness):
small functions that call the code of others, with a header that says what is differentiated where.  Its `probe.toml`
says what the code of others is:

    package = "debian:gsl"     a source package of Debian; `pypi:NAME` or `pypi:NAME==VERSION`, an sdist;
                               `headers:NAME`, a binary package of Debian whose headers are the code; a list, if
                               there are several: roots in that order
    domain = "quadrature"      what the table groups by
    sources = ["integration/q*.c"]    files of the package that are compiled with the probe, as globs
    exclude = ["integration/qtest.c"]
    flags = ["-I{root}", "-DHAVE_CONFIG_H"]    for all of them; {root} is where the first package lies, {root1} the next
    link = ["-lfoo"]
    levels = ["O0", "O2"]      default: these, and `zig` (the fallback compiler, at -O2) where nothing is Fortran

The probe's own folder is the first that is searched for headers: a `config.h` goes there.

`python -m tests.hunt NAME ...` fetches packages into a cache outside the repository, compiles them and the probe with
`enzyme-cc`, `enzyme-c++` and `enzyme-fc`, links, and checks every request: forward and reverse mode against
differences and each other, before and after calls of the primal at other points, and again.  It prints what is wrong
and keeps a row for every request in `table.jsonl`; `--table` prints that as a page.  It needs a network and minutes:
it is no part of the suite.
"""
