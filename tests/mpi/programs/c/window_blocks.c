// Windows: of integers, then of a table; a column goes into one by a vector; fetched and replaced in one epoch.
// MPICH 4.0.2 mixes up several windows, also where nothing is differentiated.
// differentiate: window_blocks(x, n)
// libraries: pip mpi5 openmpi
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stdlib.h>

double window_blocks(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    int next = (rank + 1) % size, last = (rank + size - 1) % size;
    double table[12], column[4], back[3], result = 0;
    MPI_Win window;
    int labels[2] = {rank, 3 * rank}, label = 0;
    MPI_Datatype every_third;
    MPI_Type_vector(4, 1, 3, MPI_DOUBLE, &every_third);
    MPI_Type_commit(&every_third);
    for (int i = 0; i < 12; i++) table[i] = x[i % n] * cos(i);
    for (int i = 0; i < 4; i++) column[i] = sin(x[i]) * x[i + 1];
    MPI_Win_create(labels, sizeof labels, sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &window);
    MPI_Win_fence(0, window);
    MPI_Get(&label, 1, MPI_INT, last, 1, 1, MPI_INT, window);
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
    MPI_Win_create(table, sizeof table, sizeof(double), MPI_INFO_NULL, MPI_COMM_WORLD, &window);
    MPI_Win_fence(0, window);
    MPI_Put(column, 4, MPI_DOUBLE, next, 1, 1, every_third, window);
    MPI_Win_fence(0, window);
    for (int i = 0; i < 12; i++) result += table[i] * table[(i + 1) % 12] * (1 + label);
    table[0] *= x[0];
    MPI_Win_fence(0, window);
    MPI_Get(back, 3, MPI_DOUBLE, last, 0, 3, MPI_DOUBLE, window);
    MPI_Accumulate(x, 1, MPI_DOUBLE, next, 11, 1, MPI_DOUBLE, MPI_REPLACE, window);
    MPI_Win_fence(0, window);
    result += back[0] * back[1] + back[2] * table[11];
    MPI_Type_free(&every_third);
    MPI_Win_free(&window);
    return result;
}
