// refused: `scale_forward` is called in several lanes, and its control flow depends on a shadow or a tangent
// line: 11
extern int enzyme_width, enzyme_dup;
struct two { double a, b; };
struct two __enzyme_fwddiff(void *, ...);
int calls;
__attribute__((noinline)) double scale(double x) { return ++calls, 2 * x; }
struct pair { double value, tangent; };
static struct pair scale_forward(double x, double dx) {
    struct pair made = {scale(x), 2 * dx};
    if (calls > 1 && dx > 3)
        return (struct pair){0, 0};
    return calls = 0, made;
}
void *__enzyme_register_derivative_scale[] = {(void *)scale, (void *)scale_forward};
double f(double x) { return scale(x) * x; }
int main(void) { __enzyme_fwddiff((void *)f, enzyme_width, 2, enzyme_dup, 1.0, 1.0, 2.0); }
