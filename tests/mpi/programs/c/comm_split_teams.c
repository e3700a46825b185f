// Comm_split into teams of even and odd ranks (ranked backwards), Comm_dup, and leaders who talk on their own communicator.
// differentiate: team_contest(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>

double team_contest(double *x, int n) {
    int rank, size, member;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Comm world, team, leaders;
    MPI_Comm_dup(MPI_COMM_WORLD, &world);
    MPI_Comm_split(world, rank % 2, size - rank, &team);
    MPI_Comm_rank(team, &member);
    MPI_Comm_split(world, member == 0 ? 0 : MPI_UNDEFINED, rank, &leaders);
    double effort = 0, strength, rivals = 0;
    for (int i = 0; i < n; i++) effort += log(1 + x[i]) * (i + 1) * 0.2;
    MPI_Allreduce(&effort, &strength, 1, MPI_DOUBLE, MPI_SUM, team);
    if (leaders != MPI_COMM_NULL) {
        double squared = strength * strength;
        MPI_Allreduce(&squared, &rivals, 1, MPI_DOUBLE, MPI_SUM, leaders);
        rivals = strength / sqrt(rivals);
        MPI_Comm_free(&leaders);
    }
    MPI_Bcast(&rivals, 1, MPI_DOUBLE, 0, team);
    MPI_Comm_free(&team);
    MPI_Comm_free(&world);
    double result = 0;
    for (int i = 0; i < n; i++) result += rivals * x[i] * x[i] + 0.1 * sin(strength * x[i]);
    return result;
}
