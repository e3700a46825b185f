// A block solves a linear system: one thread looks for pivots, all of them swap rows and eliminate.
#include <enzyme.h>

#define SIZE 6

__device__ void solve(const double *matrix, const double *right, double *solution) {
    __shared__ double a[SIZE][SIZE + 1];
    __shared__ int pivot;
    int row = threadIdx.x, system = blockIdx.x;
    if (row < SIZE) {
        for (int column = 0; column < SIZE; column++) a[row][column] = matrix[(system * SIZE + row) * SIZE + column];
        a[row][SIZE] = right[system * SIZE + row];
    }
    __syncthreads();
    for (int k = 0; k < SIZE; k++) {
        if (row == 0) {
            pivot = k;
            for (int other = k + 1; other < SIZE; other++)
                if (fabs(a[other][k]) > fabs(a[pivot][k])) pivot = other;
        }
        __syncthreads();
        int chosen = pivot;
        if (chosen != k && row <= SIZE) {
            double kept = a[k][row];
            a[k][row] = a[chosen][row], a[chosen][row] = kept;
        }
        __syncthreads();
        if (row < SIZE && row != k) {
            double factor = a[row][k] / a[k][k];
            for (int column = k + 1; column <= SIZE; column++) a[row][column] -= factor * a[k][column];
        }
        __syncthreads();
    }
    if (row < SIZE) solution[system * SIZE + row] = a[row][SIZE] / a[row][row];
}

extern "C" __global__ void primal(const double *matrix, const double *right, double *solution) { solve(matrix, right, solution); }
extern "C" __global__ void gradient(const double *matrix, double *dmatrix, const double *right, double *dright,
                                    double *solution, double *dsolution) {
    __enzyme_autodiff<void>((void *)solve, enzyme_dup, matrix, dmatrix, enzyme_dup, right, dright, enzyme_dup,
                            solution, dsolution);
}
extern "C" __global__ void tangent(const double *matrix, double *dmatrix, const double *right, double *dright,
                                   double *solution, double *dsolution) {
    __enzyme_fwddiff<void>((void *)solve, enzyme_dup, matrix, dmatrix, enzyme_dup, right, dright, enzyme_dup,
                           solution, dsolution);
}
