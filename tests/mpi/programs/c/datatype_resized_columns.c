// Columns of a matrix scattered and gathered: Type_vector resized to one double so that columns follow each other.
// differentiate: scatter_columns(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stdlib.h>

double scatter_columns(double *x, int n) {
    int rank, size, root = 0;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Datatype vector, column;
    MPI_Type_vector(n, 1, size, MPI_DOUBLE, &vector);
    MPI_Type_create_resized(vector, 0, sizeof(double), &column);
    MPI_Type_commit(&column);
    double *matrix = malloc(n * size * sizeof *matrix), mine[64]; // n rows, one column for each rank
    MPI_Gather(x, n, MPI_DOUBLE, matrix, 1, column, root, MPI_COMM_WORLD);
    if (rank == root)
        for (int i = 1; i < n; i++)
            for (int j = 0; j < size; j++) matrix[i * size + j] += 0.5 * sin(matrix[(i - 1) * size + (j + 1) % size]) * matrix[i * size + j];
    MPI_Scatter(matrix, 1, column, mine, n, MPI_DOUBLE, root, MPI_COMM_WORLD);
    double sum = 0;
    for (int i = 0; i < n; i++) sum += mine[i] * mine[i] * x[n - 1 - i];
    MPI_Type_free(&column);
    MPI_Type_free(&vector);
    free(matrix);
    return sum;
}
