// Two sides joined by an intercommunicator (Intercomm_create); partners exchange across it.
// differentiate: two_sides(x, n)
// refused: MPI_Intercomm_create
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>

double two_sides(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    double own = 0, seen = 1;
    for (int i = 0; i < n; i++) own += sin(x[i]) * x[(i + 1) % n];
    if (size == 1) return own * own;
    MPI_Comm side, across;
    int colour = rank % 2, here, remote;
    MPI_Comm_split(MPI_COMM_WORLD, colour, rank, &side);
    MPI_Intercomm_create(side, 0, MPI_COMM_WORLD, colour ? 0 : 1, 77, &across);
    MPI_Comm_rank(side, &here);
    MPI_Comm_remote_size(across, &remote);
    double total = 0;
    MPI_Allreduce(&own, &total, 1, MPI_DOUBLE, MPI_SUM, side);
    if (here < remote)
        MPI_Sendrecv(&total, 1, MPI_DOUBLE, here, 0, &seen, 1, MPI_DOUBLE, here, 0, across, MPI_STATUS_IGNORE);
    MPI_Comm_free(&across);
    MPI_Comm_free(&side);
    double result = 0;
    for (int i = 0; i < n; i++) result += cos(seen * 0.2) * x[i] * x[i] + 0.1 * total * x[i];
    return result;
}
