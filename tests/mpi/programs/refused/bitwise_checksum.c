// The bits of doubles are combined by MPI_BXOR as 64-bit integers and turned back into a double (a checksum parity block).
// differentiate: parity(x, n)
// ranks: 2 3 4
// refused: BXOR|bit|integer|type
#include <math.h>
#include <mpi.h>
#include <stdint.h>
#include <string.h>

double parity(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    double data = x[0] * x[1] + x[2] * x[3], restored;
    uint64_t bits, all, others;
    memcpy(&bits, &data, sizeof bits);
    MPI_Allreduce(&bits, &all, 1, MPI_UINT64_T, MPI_BXOR, MPI_COMM_WORLD);
    uint64_t without_first = rank == 0 ? 0 : bits;
    MPI_Allreduce(&without_first, &others, 1, MPI_UINT64_T, MPI_BXOR, MPI_COMM_WORLD);
    uint64_t first = all ^ others; // rank 0's data, recovered by everyone
    memcpy(&restored, &first, sizeof restored);
    return restored * sin(x[4 % n]) + x[5 % n] * restored;
}
