// refused: an annotated loop carries an address that is computed in it from step to step
// line: 7
#include <enzyme.h>
double f(const double *x) {
    double s = 1;
    for (int t = 0; t < 10; ++t) {
        ENZYME_CHECKPOINT(enzyme_revolve, 3);
        s *= *x;
        x += s > 0.5 ? 1 : 2;
    }
    return s;
}
int main(void) { double x[30] = {1}, dx[30] = {0}; __enzyme_autodiff((void *)f, x, dx); }
