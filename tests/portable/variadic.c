/* Numbers behind `...`: more than there are registers, structs of each size, long ones, a list handed on and copied. */
#include <enzyme.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#define APART __attribute__((noinline)) static
typedef struct { double re, im; } Small;              /* in registers here, behind an address there */
typedef struct { double v[3]; int n; } Large;         /* by address, or copied into memory */
typedef struct { float r, g, b; } Colour;             /* three floats in 12 bytes */
typedef struct { int kind; float by; } Word;          /* one word */

APART double total(int n, ...) {
  va_list list;
  double sum = 0;
  va_start(list, n);
  for (int i = 0; i < n; ++i) {
    double v = va_arg(list, double);
    sum += (i + 1) * v * v;
  }
  va_end(list);
  return sum;
}

APART double folded(int n, va_list list) {
  double sum = 0;
  while (n--) sum = sum * 0.5 + va_arg(list, double);
  return sum;
}

APART double product(int n, ...) {
  va_list list, copy;
  va_start(list, n);
  va_copy(copy, list);
  double first = folded(n, list), second = folded(n - 1, copy);
  va_end(list);
  va_end(copy);
  return first * second;
}

APART double structs(const char *names, ...) {
  va_list list;
  double sum = 1;
  va_start(list, names);
  for (; *names; ++names) {
    if (*names == 's') { Small s = va_arg(list, Small); sum += s.re * s.im * sum; }
    if (*names == 'l') { Large l = va_arg(list, Large); sum += l.v[0] * l.v[1] + l.n * l.v[2]; }
    if (*names == 'c') { Colour c = va_arg(list, Colour); sum += c.r * c.g - c.b; }
    if (*names == 'w') { Word w = va_arg(list, Word); sum *= w.kind + w.by; }
    if (*names == 'i') sum += va_arg(list, int);
    if (*names == 'p') sum += *va_arg(list, const double *);
    if (*names == 'q') sum += (double)va_arg(list, long double);
  }
  va_end(list);
  return sum;
}

APART double noted(double v, const char *format, ...) {
  char text[80];
  va_list list;
  va_start(list, format);
  vsnprintf(text, sizeof text, format, list);
  va_end(list);
  return v * v * (double)strlen(text);
}

double energy(const double *x) {
  Small s = {x[0], x[1]};
  Large l = {{x[1], x[2], x[0]}, 4};
  Colour c = {(float)x[0], (float)x[1], (float)x[2]};
  Word w = {2, (float)x[1]};
  return total(11, x[0], x[1], x[2], x[0] * x[1], x[1], 1.0, x[2], x[0], 2.0, x[1] * x[2], x[0]) + product(3, x[0], x[1], x[2])
         + structs("slcwipqs", s, l, c, w, 3, x + 2, (long double)x[1], s) + noted(x[0], "%d %s", 17, "words");
}

int main(void) {
  double x[3] = {0.7, -0.4, 1.3}, dx[3] = {0, 0, 0};
  __enzyme_autodiff((void *)energy, x, dx);
  for (int i = 0; i < 3; ++i) {
    double up[3], down[3], d[3] = {0, 0, 0}, h = 1e-3;
    memcpy(up, x, sizeof x), memcpy(down, x, sizeof x);
    up[i] += h, down[i] -= h, d[i] = 1;
    double forward = __enzyme_fwddiff((void *)energy, x, d), difference = (energy(up) - energy(down)) / (2 * h);
    if (fabs(dx[i] - forward) > 1e-6 * fabs(forward)) return printf("forward %g reverse %g\n", forward, dx[i]), 1;
    if (fabs(dx[i] - difference) > 1e-2 * fabs(difference)) return printf("difference %g reverse %g\n", difference, dx[i]), 1;
    printf("%.7g\n", dx[i]);
  }
  return 0;
}
