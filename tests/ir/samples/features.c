// One function for each thing that C can make a module of.
#include <complex.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef double four __attribute__((vector_size(32)));
struct big { double a[10]; int n; const char *name; };
struct pair { double x, y; };
struct mixed { int a; float b; long c; };
struct bits { unsigned a : 3, b : 5; signed c : 20; };
union either { double number; long word; };

static const double table[3] = {1.0, 0.1, -2.5};
static double (*operations[2])(double) = {sin, cos};
_Thread_local int per_thread;
jmp_buf buffer;

double chosen(int k, double x) {
  switch (k) {
  case 0: return x;
  case 1:
  case 5: return sin(x);
  case 7: x *= 2; /* fall through */
  case 9: return exp(x) * table[k % 3];
  default: return operations[k & 1](x);
  }
}

double summed(int n, ...) {
  va_list list;
  va_start(list, n);
  double sum = 0;
  for (int i = 0; i < n; i++) sum += va_arg(list, double);
  va_end(list);
  return sum;
}

unsigned assembled(unsigned x) {
#if defined(__x86_64__)
  unsigned r;
  __asm__ volatile("movl %1, %0\n\taddl $1, %0" : "=r"(r) : "r"(x) : "cc");
  return r;
#else
  return x + 1;
#endif
}

double _Complex product(double _Complex a, double _Complex b) { return a * b + cexp(a); }
float _Complex quotient(float _Complex a, float _Complex b) { return a / b; }
struct pair swapped(struct pair p) { struct pair q = {p.y, p.x}; return q; }
struct big changed(struct big b, double x) { b.a[b.n % 10] = x; return b; }
struct mixed counted(struct mixed m) { m.a++; return m; }
four shuffled(four a, four b) { return a * b + __builtin_shufflevector(a, b, 0, 5, 2, 7); }
double lanes(four a) { return a[0] + a[3]; }
long double extended(long double x) { return x * 1.1L + sqrtl(x); }
__int128 wide(__int128 a) { return a * 3 + ((__int128)1 << 100); }
double flipped(double x) { long u; memcpy(&u, &x, 8); u ^= 1L << 63; memcpy(&x, &u, 8); return x; }
int field(struct bits *p) { p->b = p->a + 1; return p->c; }
double punned(long word) { union either e; e.word = word; return e.number; }
_Bool checked(double *p, int n) { return n > 3 && p[2] > 0; }
int unordered(double a, double b) { return !(a < b) + isnan(a) + (a != b) + per_thread; }

int atomically(_Atomic int *p) {
  atomic_fetch_add(p, 3);
  int expected = 4;
  atomic_compare_exchange_strong(p, &expected, 5);
  atomic_thread_fence(memory_order_seq_cst);
  return atomic_load(p);
}

double squares(const double *restrict x, double *restrict y, int n) {
  double sum = 0;
  for (int i = 0; i < n; ++i) { y[i] = x[i] * x[i]; sum += y[i]; }
  return sum;
}

double *copied(int n) {
  double local[n];
  for (int i = 0; i < n; i++) local[i] = i;
  double *made = malloc(n * sizeof *made);
  memcpy(made, local, n * sizeof *made);
  return made;
}

const char *computed(int k) {
  static void *places[] = {&&first, &&second};
  goto *places[k];
first:
  return "first";
second:
  return "second";
}

int jumped(void) {
  if (setjmp(buffer)) return 1;
  longjmp(buffer, 1);
}

int main(int count, char **words) {
  printf("%g %s %d\n", summed(3, 1.0, 2.0, 3.0), words[0], count);
  abort();
}
