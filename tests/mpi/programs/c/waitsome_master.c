// Master and workers: the master takes the workers' results with Waitsome and sends back a correction.
// differentiate: waitsome_master(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stdlib.h>

enum { RESULT = 21, CORRECTION = 22 };

static void evaluate(const double *x, int n, double answer[2]) {
    answer[0] = 0;
    answer[1] = 1;
    for (int i = 0; i < n; i++) {
        answer[0] += x[i] * sin(x[(i + 1) % n]);
        answer[1] *= 0.8 + 0.2 * x[i];
    }
}

static double correct(const double answer[2], int worker) { return answer[0] * answer[0] / (1 + answer[1]) + worker; }

static double master(double *x, int n, int size) {
    int workers = size - 1, left = workers;
    double own[2], total;
    double *answers = malloc(2 * size * sizeof *answers), *corrections = malloc(size * sizeof *corrections);
    MPI_Request *requests = malloc(size * sizeof *requests);
    int *done = malloc(size * sizeof *done);
    MPI_Status *statuses = malloc(size * sizeof *statuses);
    for (int w = 0; w < workers; w++)
        MPI_Irecv(answers + 2 * w, 2, MPI_DOUBLE, w + 1, RESULT, MPI_COMM_WORLD, &requests[w]);
    evaluate(x, n, own);
    total = correct(own, 0);
    while (left > 0) {
        int count;
        MPI_Waitsome(workers, requests, &count, done, statuses);
        for (int k = 0; k < count; k++) {
            int w = done[k];
            corrections[w] = correct(answers + 2 * w, w + 1) * own[1];
            MPI_Send(&corrections[w], 1, MPI_DOUBLE, statuses[k].MPI_SOURCE, CORRECTION, MPI_COMM_WORLD);
        }
        left -= count;
    }
    for (int w = 0; w < workers; w++) total += sqrt(1 + corrections[w]);
    free(answers);
    free(corrections);
    free(requests);
    free(done);
    free(statuses);
    return total;
}

static double worker(double *x, int n) {
    double answer[2], correction;
    evaluate(x, n, answer);
    MPI_Send(answer, 2, MPI_DOUBLE, 0, RESULT, MPI_COMM_WORLD);
    MPI_Recv(&correction, 1, MPI_DOUBLE, 0, CORRECTION, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    return correction * x[0] + 0.1 * correction * correction;
}

double waitsome_master(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    return rank == 0 ? master(x, n, size) : worker(x, n);
}
