// refused: `__enzyme_checkpoint_loop` stands in no loop
// line: 4
#include <enzyme.h>
double f(double x) { ENZYME_CHECKPOINT(enzyme_revolve, 3); return x * x; }
int main(void) { return __enzyme_autodiff((void *)f, 2.0) != 4; }
