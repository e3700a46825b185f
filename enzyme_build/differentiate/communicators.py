"""Communicators of the derivatives' own: each one that the program makes gets a twin.

Adjoints and tangents must not be taken for messages of the program.  So a program whose derivatives communicate gets
MPI's functions that make communicators from here; MPI keeps each of them under a second name, which these call.
"""

from __future__ import annotations

import re

from enzyme_build import rules
from enzyme_build.differentiate.message_bodies import abi_of, add_message_types
from enzyme_build.differentiate.message_ways import calls_from_fortran
from enzyme_build.errors import InternalError
from enzyme_build.ir import Function, Module, add_definitions

_BODY = re.compile(
    r"@enzyme_build\.body\.P?MPI_\w+(?:\.(?:double|float|any|bytes|derived|inplace|of\d+|i?\d+))*\("
)  # not its derivatives


def define_twins(module: Module) -> None:
    """Define those functions, but what the program defines itself.

    Raises InternalError if something calls a body that only says what a call does.
    """
    for function in module.functions.values():
        if _BODY.search(function.body_text or ""):
            raise InternalError(f"`{function.name}` calls a body that only says what a call of MPI does")
    abi = abi_of(module)
    add_message_types(module, abi)
    speaks_fortran = calls_from_fortran(module)
    for maker in rules.communicator_makers(abi):
        name = rules.name_of_maker(maker)
        known = module.functions.get(name)
        if (known is not None and not known.is_declaration) or (name.startswith("mpi_") and not speaks_fortran):
            continue
        texts = rules.communicator_maker_texts(abi, maker)
        own = texts.pop(name)
        add_definitions(module, "".join(text for n, text in texts.items() if module.symbol(n) is None))
        if known is None:
            add_definitions(module, own)
        else:
            _define(known, own)


def _define(function: Function, text: str) -> None:
    header, body = text.split("\n", 1)
    parameters = header[header.index("(") + 1 : header.rindex(")")].split(", ")
    for argument, parameter in zip(function.arguments, parameters):
        argument.name = parameter.rsplit("%", 1)[1]
    function.linkage = "weak"
    function.metadata.clear()  # a declaration's place is none of a body
    function.set_body(body.rsplit("}", 1)[0])
