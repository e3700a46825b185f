// Words that are numbers, integers or addresses, returned in registers.
// differentiate: settings(x, n)  at: x = 1.5 2.5 3.5, n = 3
// differentiate: counted(x, n)  at: x = 1.5 2.5 3.5, n = 3
// differentiate: active(x, n)  at: x = 1.5 2.5 3.5, n = 3
#include <math.h>
#include <stdlib.h>
#include <string.h>
typedef union { double d; long i; void *p; } Word;
typedef struct { int type; Word word; } Tagged;
typedef struct { double mass, charge; } Body;

__attribute__((noinline)) static Word lookup(const double *x, Body *bodies, const char *key, int k) {
  Word w;
  switch (*key) {
  case 'd': w.d = x[k] * x[0]; break;
  case 'i': w.i = k + 2; break;
  default: w.p = &bodies[k]; break;
  }
  return w;
}

double settings(const double *x, int n) {
  Body b[3];
  for (int i = 0; i < n; ++i) b[i].mass = x[i] * x[i], b[i].charge = x[i];
  Body *two = lookup(x, b, "p", 1).p;
  return two->mass * two->charge + lookup(x, b, "i", n).i;
}

__attribute__((noinline)) static Word option(const char *text, int type) {
  Word w;
  if (type == 0) w.d = strtod(text, 0);
  else if (type == 1) w.i = strtol(text, 0, 10);
  else w.p = (void *)text;
  return w;
}
double counted(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; ++i) s += pow(x[i], option("2.5", 0).d) * option("3", 1).i;
  return s * strlen((const char *)option("abc", 2).p);
}

double active(const double *x, int n) {
  Body b[3] = {{1, 2}, {3, 4}, {5, 6}};
  return lookup(x, b, "d", 1).d * lookup(x, b, "d", 2).d + n;
}
