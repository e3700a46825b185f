// Tiles of structs that are copied whole, from memory that each turn changes behind them.
#include <enzyme.h>

#define TILE 16

struct Cell {
    double value, weight, kept;
};

__device__ void relax(Cell *cells, int turns) {
    __shared__ Cell tile[TILE];
    int t = threadIdx.x, own = blockIdx.x * TILE + t;
    for (int turn = 0; turn < turns; turn++) {
        tile[t] = cells[own];
        __syncthreads();
        double sum = 0.0;
        for (int j = 0; j < TILE; j++) sum += tile[j].weight * tile[j].value * tile[t].kept;
        __syncthreads();
        cells[own].value += 0.1 * sum * tile[t].value;
        cells[own].kept *= 1.0 + 0.1 * sum;
    }
}

extern "C" __global__ void primal(Cell *cells, int turns) { relax(cells, turns); }
extern "C" __global__ void gradient(Cell *cells, Cell *dcells, int turns) {
    __enzyme_autodiff<void>((void *)relax, enzyme_dup, cells, dcells, enzyme_const, turns);
}
extern "C" __global__ void tangent(Cell *cells, Cell *dcells, int turns) {
    __enzyme_fwddiff<void>((void *)relax, enzyme_dup, cells, dcells, enzyme_const, turns);
}
