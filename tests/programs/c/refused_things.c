// What has no derivative and says so: functions that return twice, active inline assembly, the bytes of numbers in another order.
// differentiate: jumps(x)  at: x = 1.3
// expect: refused: getcontext
// differentiate: assembly(x)  at: x = 1.3
// expect: refused: inline assembly
// differentiate: turned(x)  at: x = 1.5 2.5
// expect: refused: bytes of memory that holds active numbers are moved one by one
#include <ucontext.h>

static ucontext_t place;

double jumps(double x) {
    volatile double y = x;
    if (getcontext(&place) == 0) y = y * x;
    return y;
}

double assembly(double x) {
    double y;
    __asm__("addsd %1, %1\n\tmovapd %1, %0" : "=x"(y), "+x"(x));
    return y;
}

double turned(const double *x) {
  double r[2];
  char *to = (char *)r, t[16];
  const char *from = (const char *)x;
  for (int k = 0; k < 16; k++) t[15 - k] = from[k];
  for (int k = 0; k < 16; k++) to[k] = t[15 - k];
  return r[0] * r[1];
}
