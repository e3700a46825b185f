// Passive one-sided communication: a lock instead of fences.
// differentiate: window_locks(x, n)
// refused: MPI_Win_lock
#include <mpi.h>

double window_locks(double *x, int n) {
    double shared[2] = {x[0], x[1]}, got;
    MPI_Win window;
    MPI_Win_create(shared, sizeof shared, sizeof(double), MPI_INFO_NULL, MPI_COMM_WORLD, &window);
    MPI_Win_lock(MPI_LOCK_SHARED, 0, 0, window);
    MPI_Get(&got, 1, MPI_DOUBLE, 0, 0, 1, MPI_DOUBLE, window);
    MPI_Win_unlock(0, window);
    MPI_Win_free(&window);
    return got * x[2];
}
