// refused: the state of `step` holds other numbers than doubles
// line: 6
extern int enzyme_fp_state;
void __enzyme_fixed_point(void *, ...);
void step(float *z) { *z = *z * 0.5f + 1; }
int main(void) { float z = 1; __enzyme_fixed_point((void *)step, enzyme_fp_state, &z, sizeof z); return z != 2; }
