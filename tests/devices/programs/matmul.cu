// C = A·B by tiles in shared memory, which each step of the loop fills anew.
#include <enzyme.h>

#define TILE 8

__device__ void multiply(const double *__restrict__ a, const double *__restrict__ b, double *__restrict__ c, int n) {
    __shared__ double left[TILE][TILE], right[TILE][TILE];
    int row = blockIdx.y * TILE + threadIdx.y, column = blockIdx.x * TILE + threadIdx.x;
    double sum = 0.0;
    for (int k = 0; k < n; k += TILE) {
        left[threadIdx.y][threadIdx.x] = a[row * n + k + threadIdx.x];
        right[threadIdx.y][threadIdx.x] = b[(k + threadIdx.y) * n + column];
        __syncthreads();
        for (int j = 0; j < TILE; j++) sum += left[threadIdx.y][j] * right[j][threadIdx.x];
        __syncthreads();
    }
    c[row * n + column] = sum;
}

extern "C" __global__ void primal(const double *a, const double *b, double *c, int n) { multiply(a, b, c, n); }
extern "C" __global__ void gradient(const double *a, double *da, const double *b, double *db, double *c, double *dc,
                                    int n) {
    __enzyme_autodiff<void>((void *)multiply, enzyme_dup, a, da, enzyme_dup, b, db, enzyme_dup, c, dc, enzyme_const, n);
}
extern "C" __global__ void tangent(const double *a, double *da, const double *b, double *db, double *c, double *dc,
                                   int n) {
    __enzyme_fwddiff<void>((void *)multiply, enzyme_dup, a, da, enzyme_dup, b, db, enzyme_dup, c, dc, enzyme_const, n);
}
