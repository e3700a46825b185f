// Two kinds of structs as bytes: a header in front, then particles, told apart by their tags; a broadcast of a third kind;
// one array of structs into which single ones are received at once, from everybody.
// differentiate: two_kinds(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    int count;
    double scale;
    char name[12];
    int version;
} Header;
typedef struct {
    int id;
    double mass, at[3];
} Particle;
typedef struct {
    double gravity;
    int steps;
    double damping;
} Settings;

double two_kinds(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    Settings settings = {0, 0, 0};
    if (rank == 0) settings.gravity = x[0] * x[1], settings.steps = 3, settings.damping = 0.1 * x[2];
    MPI_Bcast(&settings, sizeof settings, MPI_BYTE, 0, MPI_COMM_WORLD);
    int next = (rank + 1) % size, last = (rank + size - 1) % size;
    Header out = {2 + rank % 2, x[n - 1], "part", 1}, in;
    Particle *mine = calloc(3, sizeof *mine), *come = calloc(3, sizeof *come), *all = calloc(size, sizeof *all);
    for (int i = 0; i < 3; i++) {
        mine[i].id = 10 * rank + i, mine[i].mass = x[i] * x[i];
        for (int k = 0; k < 3; k++) mine[i].at[k] = sin(x[(i + k) % n] + k);
    }
    MPI_Request requests[2];
    MPI_Irecv(&in, sizeof in, MPI_BYTE, last, 1, MPI_COMM_WORLD, &requests[0]);
    MPI_Isend(&out, sizeof out, MPI_BYTE, next, 1, MPI_COMM_WORLD, &requests[1]);
    MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
    MPI_Irecv(come, 3 * sizeof *come, MPI_BYTE, last, 2, MPI_COMM_WORLD, &requests[0]);
    MPI_Isend(mine, out.count * sizeof *mine, MPI_BYTE, next, 2, MPI_COMM_WORLD, &requests[1]);
    MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
    double sum = 0;
    for (int i = 0; i < in.count; i++) {
        double r = 0;
        for (int k = 0; k < 3; k++) r += come[i].at[k] * come[i].at[k] * settings.damping;
        sum += in.scale * come[i].mass * sqrt(1 + r) * (1 + come[i].id % 3);
    }
    for (int s = 0; s < settings.steps; s++) sum *= 1 - 0.01 * settings.gravity;
    MPI_Request *many = malloc(2 * size * sizeof *many);
    for (int r = 0; r < size; r++) {
        MPI_Irecv(&all[r], sizeof *all, MPI_BYTE, r, 3, MPI_COMM_WORLD, &many[r]);
        MPI_Isend(&mine[r % 3], sizeof *mine, MPI_BYTE, r, 3, MPI_COMM_WORLD, &many[size + r]);
    }
    MPI_Waitall(2 * size, many, MPI_STATUSES_IGNORE);
    for (int r = 0; r < size; r++) sum += all[r].mass * all[r].at[1] / (r + 1 + all[r].id);
    free(many), free(all), free(come), free(mine);
    return sum;
}
