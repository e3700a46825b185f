// N bodies: positions and masses travel around a ring of nonblocking messages, two time steps, double buffering.
// differentiate: nbody_energy(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <string.h>

enum { BODIES = 3 };

typedef struct {
    double position[BODIES], mass[BODIES];
} Bodies;

static void attract(double *force, const Bodies *a, const Bodies *b) {
    for (int i = 0; i < BODIES; i++)
        for (int j = 0; j < BODIES; j++) {
            double d = b->position[j] - a->position[i];
            force[i] += a->mass[i] * b->mass[j] * d / pow(d * d + 0.3, 1.5);
        }
}

static void total_force(double *force, const Bodies *mine, int rank, int size) {
    Bodies travelling[2];
    int now = 0, doubles = sizeof(Bodies) / sizeof(double);
    travelling[0] = *mine;
    memset(force, 0, BODIES * sizeof *force);
    for (int hop = 0; hop < size; hop++) {
        MPI_Request r[2];
        int moves = hop + 1 < size;
        if (moves) {
            MPI_Irecv(&travelling[1 - now], doubles, MPI_DOUBLE, (rank + size - 1) % size, hop, MPI_COMM_WORLD, &r[0]);
            MPI_Isend(&travelling[now], doubles, MPI_DOUBLE, (rank + 1) % size, hop, MPI_COMM_WORLD, &r[1]);
        }
        attract(force, mine, &travelling[now]);
        if (moves) {
            MPI_Waitall(2, r, MPI_STATUSES_IGNORE);
            now = 1 - now;
        }
    }
}

double nbody_energy(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    Bodies mine;
    double velocity[BODIES] = {0}, force[BODIES], energy = 0;
    for (int i = 0; i < BODIES; i++) {
        mine.position[i] = 2 * x[i] + rank;
        mine.mass[i] = x[(i + 3) % n];
    }
    for (int t = 0; t < 3; t++) {
        total_force(force, &mine, rank, size);
        for (int i = 0; i < BODIES; i++) {
            velocity[i] += 0.1 * force[i] / mine.mass[i];
            mine.position[i] += 0.1 * velocity[i];
        }
    }
    for (int i = 0; i < BODIES; i++) energy += mine.mass[i] * velocity[i] * velocity[i] + 0.1 * mine.position[i] * mine.position[i];
    return energy;
}
