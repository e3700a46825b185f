// Blocks of three dimensions leave a loop with barriers when a flag in shared memory says so.
#include <enzyme.h>

__device__ void relax(const double *x, double *y, int turns) {
    __shared__ double s[4][4][4];
    __shared__ int stop;
    int i = threadIdx.x, j = threadIdx.y, k = threadIdx.z, own = blockIdx.y * 64 + (k * 4 + j) * 4 + i;
    double value = x[own];
    for (int turn = 0; turn < turns; turn++) {
        s[k][j][i] = value;
        if (i + j + k == 0) stop = turn == 2 + blockIdx.y;
        __syncthreads();
        if (stop) break;
        value += 0.25 * s[j][k][i] * s[(k + 1) % 4][j][i] - 0.1 * s[k][j][3 - i];
        __syncthreads();
    }
    y[own] = value * s[k][j][(i + 1) & 3];
}

extern "C" __global__ void primal(const double *x, double *y, int turns) { relax(x, y, turns); }
extern "C" __global__ void gradient(const double *x, double *dx, double *y, double *dy, int turns) {
    __enzyme_autodiff<void>((void *)relax, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, turns);
}
extern "C" __global__ void tangent(const double *x, double *dx, double *y, double *dy, int turns) {
    __enzyme_fwddiff<void>((void *)relax, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, turns);
}
