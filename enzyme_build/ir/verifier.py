"""What must hold of a function, as far as we can break it; LLVM checks the rest when it reads the text.

Each block ends in its only terminator; phis come first and name each predecessor as often as it branches here;
uses and operands agree; operands have the types that the instruction asks for; a definition dominates its uses.
"""

from __future__ import annotations

from collections import Counter
from typing import NoReturn

from enzyme_build.errors import InternalError
from enzyme_build.ir import instructions as ins
from enzyme_build.ir.debug_info import location_of
from enzyme_build.ir.dominance import Dominance
from enzyme_build.ir.instruction_types import type_problem
from enzyme_build.ir.module import Block, Function, Module
from enzyme_build.ir.printer import print_annotated
from enzyme_build.ir.values import Argument, Constant, Value


def verify(function: Function) -> None:
    """Raise an InternalError, with the IR around it, at the first thing that does not hold."""
    if not function.is_parsed or function.is_declaration:
        return
    _Verifier(function).run()


def verify_module(module: Module) -> None:
    """Verify every function whose body was asked for."""
    for function in module.functions.values():
        verify(function)


class _Verifier:
    def __init__(self, function: Function):
        self.function = function
        self.blocks = set(function.blocks)
        self.known: set[Value] = set(function.arguments)

    def run(self) -> None:
        for block in self.function.blocks:
            self._structure(block)
        predecessors = {block: Counter[Block]() for block in self.function.blocks}
        for block in self.function.blocks:
            for target in block.terminator.targets:
                predecessors[target][block] += 1
        if predecessors[self.function.entry]:
            self._refuse(self.function.entry.terminator, "the entry block has predecessors")
        for block in self.function.blocks:
            for instruction in block.instructions:
                self._operands(instruction)
                if isinstance(instruction, ins.Phi):
                    self._phi(instruction, predecessors[block])
                if problem := type_problem(instruction):
                    self._refuse(instruction, problem)
        self._users()
        self._dominance()

    def _refuse(self, instruction: ins.Instruction, message: str) -> NoReturn:
        shown = print_annotated(self.function, {instruction: message})
        error = InternalError(f"the function `{self.function.name}` is not valid: {message}\n{shown}")
        error.at = location_of(instruction)
        raise error

    def _structure(self, block: Block) -> None:
        if block.parent is not self.function:
            raise InternalError(f"block `{block.name}` of `{self.function.name}` belongs to another function")
        if not block.is_terminated:
            if not block.instructions:
                raise InternalError(f"block `{block.name}` of `{self.function.name}` is empty")
            self._refuse(block.instructions[-1], "the block does not end in a terminator")
        phis_over = False
        for instruction in block.instructions:
            if instruction.parent is not block:
                self._refuse(instruction, "its parent is not the block that holds it")
            if instruction in self.known:
                self._refuse(instruction, "it stands in two places")
            self.known.add(instruction)
            if instruction.is_terminator and instruction is not block.instructions[-1]:
                self._refuse(instruction, "a terminator stands before the end of its block")
            if isinstance(instruction, ins.Phi) and phis_over:
                self._refuse(instruction, "a phi stands behind other instructions")
            phis_over = not isinstance(instruction, ins.Phi)
        for target in block.terminator.targets:
            if target not in self.blocks:
                self._refuse(block.terminator, f"its target `{target.name}` is not in the function")

    def _operands(self, instruction: ins.Instruction) -> None:
        for index, operand in enumerate(instruction.operands):
            if isinstance(operand, Constant):
                continue
            if isinstance(operand, Block):
                if operand not in self.blocks:
                    self._refuse(instruction, f"its operand {index} is a block of another function")
            elif operand not in self.known:
                kind = "an argument" if isinstance(operand, Argument) else "a value"
                self._refuse(instruction, f"its operand {index} is {kind} that is not in the function")
            if (instruction, index) not in operand.uses:
                self._refuse(instruction, f"its operand {index} does not list it among its uses")

    def _users(self) -> None:
        for value in self.known:
            for user, index in value.uses:
                if user in self.known and (index >= len(user.operands) or user.operands[index] is not value):
                    self._refuse(user, f"`{value.name}` lists it as user of operand {index}, which is something else")

    def _phi(self, phi: ins.Phi, predecessors: Counter[Block]) -> None:
        incoming = Counter(phi.blocks)
        if incoming == predecessors and len(phi.operands) == len(phi.blocks):
            return
        names = sorted(f"%{block.name}" for block in predecessors.elements())
        self._refuse(phi, f"its blocks are not its predecessors, which are {', '.join(names) or 'none'}")

    def _dominance(self) -> None:
        dominance = Dominance(self.function)
        for block in self.function.blocks:
            if not dominance.is_reachable(block):
                continue
            for instruction in block.instructions:
                self._uses_dominated(instruction, dominance)

    def _uses_dominated(self, instruction: ins.Instruction, dominance: Dominance) -> None:
        for index, operand in enumerate(instruction.operands):
            if not isinstance(operand, ins.Instruction):
                continue
            if isinstance(instruction, ins.Phi):
                fine = dominance.reaches_edge(operand, instruction.blocks[index], instruction.block)
            else:
                fine = dominance.reaches(operand, instruction)
            if not fine:
                self._refuse(instruction, f"its operand {index} does not dominate it")
