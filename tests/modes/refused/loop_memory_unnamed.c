// refused: an annotated loop writes memory whose size is not known in front of the loop
// line: 7
#include <enzyme.h>
double f(double *u, double *v, int n) {
    for (int t = 0; t < 10; ++t) {
        ENZYME_CHECKPOINT(enzyme_revolve, 3, u, n * sizeof *u);
        for (int i = 0; i < n; ++i) v[i] += u[i] * u[i];
    }
    return v[0];
}
int main(void) { double x[2] = {1}, dx[2] = {0}, y[2] = {1}, dy[2] = {0}; __enzyme_autodiff((void *)f, x, dx, y, dy, 2); }
