// A two-dimensional transform: work on rows, transpose by Alltoall, work on columns, transpose back.
// differentiate: transposed_transform(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stdlib.h>

enum { BLOCK = 2 };

static void transform(double *lines, int length) { // a small nonlinear smoothing along each of the BLOCK lines
    for (int l = 0; l < BLOCK; l++) {
        double *v = lines + l * length, first = v[0];
        for (int j = 0; j < length; j++) {
            double right = j + 1 < length ? v[j + 1] : first;
            v[j] = 0.6 * v[j] + 0.4 * sin(right) * v[j];
        }
    }
}

static void transpose(double *lines, int length, int size, MPI_Comm comm) {
    double *packed = malloc(2 * BLOCK * length * sizeof *packed), *received = packed + BLOCK * length;
    for (int p = 0; p < size; p++)
        for (int l = 0; l < BLOCK; l++)
            for (int j = 0; j < BLOCK; j++) packed[(p * BLOCK + j) * BLOCK + l] = lines[l * length + p * BLOCK + j];
    MPI_Alltoall(packed, BLOCK * BLOCK, MPI_DOUBLE, received, BLOCK * BLOCK, MPI_DOUBLE, comm);
    for (int p = 0; p < size; p++)
        for (int l = 0; l < BLOCK; l++)
            for (int j = 0; j < BLOCK; j++) lines[l * length + p * BLOCK + j] = received[(p * BLOCK + l) * BLOCK + j];
    free(packed);
}

double transposed_transform(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    int length = size * BLOCK;
    double *lines = malloc(BLOCK * length * sizeof *lines), power = 0;
    for (int k = 0; k < BLOCK * length; k++) lines[k] = x[k % n] + 0.1 * k * x[(k + 1) % n];
    transform(lines, length);
    transpose(lines, length, size, MPI_COMM_WORLD);
    transform(lines, length);
    for (int i = 0; i < n; i++) lines[i % (BLOCK * length)] *= x[n - 1 - i];
    transpose(lines, length, size, MPI_COMM_WORLD);
    for (int k = 0; k < BLOCK * length; k++) power += lines[k] * lines[k];
    free(lines);
    return 0.1 * power;
}
