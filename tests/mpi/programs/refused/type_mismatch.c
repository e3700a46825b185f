// Doubles sent as MPI_DOUBLE are received as MPI_BYTE into a struct that mixes ints and doubles (types do not match).
// differentiate: mismatched(x, n)
// ranks: 1 2 3 4
// refused: type|mismatch|MPI_BYTE
#include <math.h>
#include <mpi.h>
#include <string.h>

typedef struct {
    double value;
    int low, high; // together as wide as a double
    double weight;
} Record;

double mismatched(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    double out[3] = {x[0] * x[1], 0, x[2] * x[3]};
    Record in;
    MPI_Request request;
    MPI_Isend(out, 3, MPI_DOUBLE, (rank + 1) % size, 0, MPI_COMM_WORLD, &request);
    MPI_Recv(&in, sizeof in, MPI_BYTE, (rank + size - 1) % size, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    return sin(in.value) * in.weight * x[4 % n] + in.low + in.high + x[5 % n];
}
