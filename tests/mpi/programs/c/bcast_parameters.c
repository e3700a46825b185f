// The root broadcasts integer settings, constants and parameters that depend on its x; every rank fits its own data.
// differentiate: model_misfit(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>

typedef struct {
    int steps;
    double dt, stiffness, damping;
} Settings;

static void share_settings(Settings *s, const double *x, int n, int root) {
    int rank;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    double constants[1], parameters[2];
    if (rank == root) {
        s->steps = 12;
        constants[0] = 0.05;
        parameters[0] = x[0] * x[1] + x[2];
        parameters[1] = 0.1 * sqrt(x[3 % n]) + 0.05 * x[4 % n] * x[5 % n];
    }
    MPI_Bcast(&s->steps, 1, MPI_INT, root, MPI_COMM_WORLD);
    MPI_Bcast(constants, 1, MPI_DOUBLE, root, MPI_COMM_WORLD);
    MPI_Bcast(parameters, 2, MPI_DOUBLE, root, MPI_COMM_WORLD);
    s->dt = constants[0];
    s->stiffness = parameters[0];
    s->damping = parameters[1];
}

static double oscillate(const Settings *s, double position, double velocity, double target) {
    double misfit = 0;
    for (int t = 0; t < s->steps; t++) {
        velocity += s->dt * (-s->stiffness * position - s->damping * velocity * velocity * velocity);
        position += s->dt * velocity;
        misfit += (position - target) * (position - target);
    }
    return misfit;
}

double model_misfit(double *x, int n) {
    int size;
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    double total = 0;
    for (int root = 0; root < size; root++) { // every rank's model in turn
        Settings s;
        share_settings(&s, x, n, root);
        for (int i = 0; i + 1 < n; i += 2) total += oscillate(&s, x[i], x[i + 1], 0.4 + 0.1 * i);
    }
    return total;
}
