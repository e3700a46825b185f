// A vector that is kept between calls has a shadow in memory that others have used: what they left is no adjoint.
// differentiate: kept(x)  at: x = 1 2
#include <cstdlib>
#include <vector>

static std::vector<double> squares;
static double last = -1;

__attribute__((noinline)) static void soil() {
    volatile double *blocks[4];
    for (auto &block : blocks) {
        block = static_cast<volatile double *>(std::malloc(24));
        block[0] = block[1] = block[2] = 1;
    }
    for (auto block : blocks) std::free(const_cast<double *>(block));
}

extern "C" double kept(const double *x) {
    if (squares.empty()) squares.resize(2);
    if (x[0] >= last || x[0] < last) {
        squares[0] = x[0] * x[0];
        squares[1] = x[1] * x[0];
        last = x[0];
    }
    double sum = squares[0] * squares[1];
    soil();
    return sum;
}
