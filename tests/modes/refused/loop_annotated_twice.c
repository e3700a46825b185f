// refused: a loop has two annotations
#include <enzyme.h>
double f(double x) {
    for (int t = 0; t < 10; ++t) {
        ENZYME_CHECKPOINT(enzyme_revolve, 3);
        x = x * x;
        ENZYME_CHECKPOINT(enzyme_periodic, 3);
    }
    return x;
}
int main(void) { return __enzyme_autodiff((void *)f, 2.0) != 4; }
