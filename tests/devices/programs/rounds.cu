// Threads hand numbers on to their neighbours in shared memory, round after round: reads of what others overwrite later.
#include <enzyme.h>

#define SIZE 32

__device__ void rounds(const double *x, double *y, int turns) {
    __shared__ double here[SIZE], there[SIZE];
    int t = threadIdx.x;
    here[t] = x[blockIdx.x * SIZE + t];
    __syncthreads();
    for (int turn = 0; turn < turns; turn++) {
        there[t] = here[(t + 1) % SIZE] * here[t] + 0.5 * sin(here[(t + 5) % SIZE]);
        __syncthreads();
        here[t] = there[(t + turn) % SIZE];
        __syncthreads();
    }
    y[blockIdx.x * SIZE + t] = here[t] * here[t];
}

extern "C" __global__ void primal(const double *x, double *y, int turns) { rounds(x, y, turns); }
extern "C" __global__ void gradient(const double *x, double *dx, double *y, double *dy, int turns) {
    __enzyme_autodiff<void>((void *)rounds, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, turns);
}
extern "C" __global__ void tangent(const double *x, double *dx, double *y, double *dy, int turns) {
    __enzyme_fwddiff<void>((void *)rounds, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, turns);
}
