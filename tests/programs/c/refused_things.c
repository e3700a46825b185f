// What has no derivative and says so: functions that return twice, active inline assembly, the bytes of numbers in another order.
// differentiate: jumps(x)  at: x = 1.3
// expect: refused: getcontext
// differentiate: assembly(x)  at: x = 1.3
// expect: refused: inline assembly
// differentiate: turned(x)  at: x = 1.5 2.5
// expect: refused: moved one by one|the bits of an active number
// differentiate: turned_back(x)  at: x = 1.5 2.5
// expect: stops: bytes of memory that holds active numbers are moved one by one
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

__attribute__((noinline)) static void turn(char *to, const char *from, long n) {
  for (long k = 0; k < n; k++) to[n - 1 - k] = from[k];
}
__attribute__((noinline)) static void turn_back(char *to, const char *from, long n) {
  for (long k = n; k > 0; k--) to[n - k] = from[k - 1];
}
double turned_back(const double *x) {
  double r[2];
  char t[16];
  turn(t, (const char *)x, 16);
  turn_back((char *)r, t, 16);
  return r[0] * r[1];
}
