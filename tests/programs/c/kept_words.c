// A variable of bytes keeps records of numbers and addresses from an earlier call: their bits say which are numbers.
// differentiate: kept(x)  at: x = 1.3
// expect: stops: keeps from an earlier call
// differentiate: unused(x)  at: x = 1.3
#include <string.h>
typedef struct { union { double number; const double *at; } u; long is_address; } cell;
static const double table[2] = {0.5, 1.5};
static int ready;
static unsigned char bytes[32 * sizeof(cell)];
__attribute__((noinline)) static void fill(double x) {
  if (ready) return;
  cell made[32];
  for (int k = 0; k < 32; k++) {
    made[k].is_address = k % 3 == 1;
    if (made[k].is_address) made[k].u.at = &table[k % 2];
    else made[k].u.number = x * x * k;
  }
  memcpy(bytes, made, sizeof made);
  ready = 1;
}
__attribute__((noinline)) static double read(int from, int to) {
  cell made[32];
  memcpy(made, bytes, sizeof made);
  double sum = 0;
  for (int k = from; k < to; k++) sum += made[k].is_address ? *made[k].u.at : made[k].u.number;
  return sum;
}
double kept(double x) { fill(x); return x * read(0, 32); }
double unused(double x) { fill(x); return x * read(1, 2); }
