// Structs of numbers and integers that are sent as bytes, to whom they belong, and a header of counts in front.
// differentiate: particle_bytes(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stdlib.h>

typedef struct {
    double place[2], speed[2];
    int id, cell;
    char kind;
} Particle;

double particle_bytes(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    Particle *own = malloc(n * sizeof *own), *come = malloc(n * size * sizeof *come);
    for (int i = 0; i < n; i++) {
        own[i].place[0] = x[i], own[i].place[1] = x[(i + 1) % n] * x[i];
        own[i].speed[0] = sin(x[i]), own[i].speed[1] = 1;
        own[i].id = rank * n + i, own[i].cell = i % 3, own[i].kind = 'a' + i % 2;
    }
    double sum = 0;
    MPI_Sendrecv(own, n * sizeof *own, MPI_BYTE, (rank + 1) % size, 3, come, n * sizeof *own, MPI_BYTE, (rank + size - 1) % size, 3, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    for (int i = 0; i < n; i++) sum += come[i].place[0] * come[i].place[1] * (1 + come[i].cell) + come[i].speed[0] * x[come[i].id % n] * (come[i].kind == 'a' ? 2 : 1);
    MPI_Allgather(own, n * sizeof *own, MPI_BYTE, come, n * sizeof *own, MPI_BYTE, MPI_COMM_WORLD);
    for (int i = 0; i < n * size; i++) sum += come[i].place[0] * come[i].speed[0] / (1 + come[i].id);
    free(own);
    free(come);
    return sum;
}
