// A struct of two floats is moved as one MPI_DOUBLE: the library's type is not the program's.
// differentiate: two_floats(x, n)
// ranks: 1 2 3 4
// refused: type|float|MPI_DOUBLE
// precision: single
#include <math.h>
#include <mpi.h>

typedef struct {
    float real, imaginary;
} Pair;

double two_floats(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    Pair out[3], in[3];
    for (int k = 0; k < 3; k++) {
        out[k].real = (float)(x[k] * x[k]);
        out[k].imaginary = (float)(x[k] * x[(k + 3) % n]);
    }
    MPI_Sendrecv(out, 3, MPI_DOUBLE, (rank + 1) % size, 0, in, 3, MPI_DOUBLE, (rank + size - 1) % size, 0, MPI_COMM_WORLD,
                 MPI_STATUS_IGNORE);
    double sum = 0;
    for (int k = 0; k < 3; k++) sum += sin(in[k].real) * x[k] + in[k].imaginary * x[k + 3 < n ? k + 3 : 0];
    return sum;
}
