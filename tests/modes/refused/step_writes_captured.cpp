// refused: the step .* (may write through its argument 3|writes through a pointer that lies behind its argument 3)
#include <enzyme/enzyme>
double __enzyme_autodiff(void *, double);
double f(double x) {
    double total = 0;
    enzyme::checkpoint_for(10, x, [&](double &x, long) { x *= x; total += x; });
    return total;
}
int main() { return __enzyme_autodiff((void *)f, 0.9) > 1; }
