"""Times of the solver and of its gradient; the grid of each process stays as large as it is (weak scaling)."""

import statistics
import time

import numpy
from solver import MPI, load

COLUMNS, BATCH, ROWS, STEPS, TIMES = 128, 4, 64, 50, 11


def median(call):
    took = []
    for _ in range(TIMES):
        MPI.COMM_WORLD.Barrier()
        start = time.perf_counter()
        call()
        took.append(MPI.COMM_WORLD.allreduce(time.perf_counter() - start, MPI.MAX))
    return statistics.median(took) * 1e3


def main():
    flow, comm = load().function, MPI.COMM_WORLD
    field = numpy.asfortranarray(numpy.random.default_rng(comm.rank).normal(size=(COLUMNS, BATCH, ROWS)))
    wells = numpy.array([[10, 100], [10, 50]], numpy.int32, order="F")
    rates, seed = numpy.array([1.0, -1.0]), numpy.ones((2, BATCH), order="F")
    value = median(lambda: flow(field, wells, rates, STEPS, comm))
    gradient = median(lambda: flow.vjp(field, wells, rates, STEPS, comm, seed))
    if comm.rank == 0:
        print(f"{comm.size} processes: value {value:.1f} ms, gradient {gradient:.1f} ms, {gradient / value:.1f}×")


if __name__ == "__main__":
    main()
