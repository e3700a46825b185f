// A butterfly exchange as in a distributed FFT: in stage s each rank pairs with rank XOR 2^s (if that rank is there).
// differentiate: butterfly_power(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>

static void stage(double *re, double *im, int points, int rank, int partner, int mask) {
    double out[64], in[64];
    for (int i = 0; i < points; i++) {
        out[2 * i] = re[i];
        out[2 * i + 1] = im[i];
    }
    MPI_Sendrecv(out, 2 * points, MPI_DOUBLE, partner, mask, in, 2 * points, MPI_DOUBLE, partner, mask, MPI_COMM_WORLD,
                 MPI_STATUS_IGNORE);
    for (int i = 0; i < points; i++) {
        double angle = 0.7 * (i + 1) / (mask + 1), c = cos(angle), s = sin(angle);
        double r = in[2 * i], m = in[2 * i + 1];
        if (rank & mask) {
            re[i] = r - (c * re[i] - s * im[i]);
            im[i] = m - (s * re[i] + c * im[i]);
        } else {
            re[i] += c * r - s * m;
            im[i] += s * r + c * m;
        }
    }
}

double butterfly_power(double *x, int n) {
    int rank, size, points = n / 2;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    double re[32], im[32], power = 0;
    for (int i = 0; i < points; i++) {
        re[i] = x[2 * i];
        im[i] = x[2 * i + 1] * 0.5;
    }
    for (int mask = 1; mask < size; mask <<= 1)
        if ((rank ^ mask) < size) stage(re, im, points, rank, rank ^ mask, mask);
    for (int i = 0; i < points; i++) power += log(1 + re[i] * re[i] + im[i] * im[i]) * (i + 1) * x[i];
    return power;
}
