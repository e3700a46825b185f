// Explicit heat equation on a line, halo by Sendrecv, MPI_PROC_NULL at both ends of the line.
// differentiate: heat_energy(x, n)
// second: yes
// ranks: 1 2 3 4
#include <mpi.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    int cells, left, right;
    double *u, *next; // cells + 2 values, the first and the last are halo
} Rod;

static void fill_halo(Rod *rod) {
    double *u = rod->u;
    int m = rod->cells;
    u[0] = u[1];
    u[m + 1] = u[m];
    MPI_Sendrecv(&u[m], 1, MPI_DOUBLE, rod->right, 0, &u[0], 1, MPI_DOUBLE, rod->left, 0, MPI_COMM_WORLD,
                 MPI_STATUS_IGNORE);
    MPI_Sendrecv(&u[1], 1, MPI_DOUBLE, rod->left, 1, &u[m + 1], 1, MPI_DOUBLE, rod->right, 1, MPI_COMM_WORLD,
                 MPI_STATUS_IGNORE);
}

static void step(Rod *rod, double dt) {
    fill_halo(rod);
    for (int i = 1; i <= rod->cells; i++) {
        double k = 1 + 0.3 * rod->u[i] * rod->u[i]; // conductivity grows with temperature
        rod->next[i] = rod->u[i] + dt * k * (rod->u[i - 1] - 2 * rod->u[i] + rod->u[i + 1]);
    }
    double *old = rod->u;
    rod->u = rod->next;
    rod->next = old;
}

double heat_energy(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    Rod rod = {n, rank > 0 ? rank - 1 : MPI_PROC_NULL, rank + 1 < size ? rank + 1 : MPI_PROC_NULL, NULL, NULL};
    rod.u = calloc(n + 2, sizeof(double));
    rod.next = calloc(n + 2, sizeof(double));
    memcpy(rod.u + 1, x, n * sizeof(double));
    for (int t = 0; t < 8; t++) step(&rod, 0.1);
    double energy = 0;
    for (int i = 1; i <= n; i++) energy += rod.u[i] * rod.u[i] * rod.u[i];
    free(rod.u);
    free(rod.next);
    return energy;
}
