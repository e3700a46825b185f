// Worker processes are started by MPI_Comm_spawn and are sent active data (needs a program called worker; only compiled here).
// differentiate: spawned(x, n)
// ranks: 1
// refused: spawn
// runs: no
#include <mpi.h>

double spawned(double *x, int n) {
    MPI_Comm workers;
    double answer = 0;
    MPI_Comm_spawn("./worker", MPI_ARGV_NULL, 1, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &workers, MPI_ERRCODES_IGNORE);
    int rank;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (rank == 0) {
        MPI_Send(x, n, MPI_DOUBLE, 0, 0, workers);
        MPI_Recv(&answer, 1, MPI_DOUBLE, 0, 0, workers, MPI_STATUS_IGNORE);
    }
    MPI_Comm_disconnect(&workers);
    return answer * x[0];
}
