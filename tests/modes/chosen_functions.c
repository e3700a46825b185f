// reference: markers: requests behind branches, about functions of tables, and through wrappers
#include "check.h"
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
void __enzyme_autodiff_v(void *, ...);
extern int enzyme_dup,enzyme_const,enzyme_primal_return,enzyme_out, enzyme_const_return, enzyme_dupnoneed, enzyme_width;
static double f(double x) { return x * x; }
static double g(double x) { return x * x * x; }
static double h(double x, double y) { return x * x * y; }
static double arr(const double *x, const double *y) { return x[0]*x[0]*y[0]; }
static double arr2(const double *x, const double *y) { return x[0]*x[0]*y[0]*y[0]; }
double one(int w, double x) { double r; if (w) r = __enzyme_autodiff((void *)f, x); else r = __enzyme_autodiff((void *)g, x); return r; }
double markers(int w, double x, double y) { double r; if (w) r = __enzyme_autodiff((void *)h, enzyme_out, x, enzyme_const, y); else r = __enzyme_autodiff((void *)h, enzyme_const, x, enzyme_out, y); return r; }
void ptrs(int w, double *x, double *dx, double *y, double *dy) {
  if (w) __enzyme_autodiff_v((void *)arr, enzyme_dup, x, dx, enzyme_dup, y, dy);
  else __enzyme_autodiff_v((void *)arr2, enzyme_dup, x, dx, enzyme_dup, y, dy);
}
void ptrs2(int w, double *x, double *dx, double *y, double *dy) {
  if (w) __enzyme_autodiff_v((void *)arr, enzyme_dup, x, dx, enzyme_dup, y, dy);
  else __enzyme_autodiff_v((void *)arr, enzyme_dup, x, dx, enzyme_dupnoneed, y, dy);
}
void ptrs3(int w, double *x, double *dx, double *y, double *dy) {
  if (w) __enzyme_autodiff_v((void *)arr, enzyme_dup, x, dx, enzyme_const, y);
  else __enzyme_autodiff_v((void *)arr, enzyme_const, x, enzyme_dup, y, dy);
}
double both(int w, double x) {
  void *fn = w == 0 ? (void *)f : w == 1 ? (void *)g : (void*)f;
  return __enzyme_autodiff(fn, x);
}
double sw(int w, double x) { 
  switch (w) { case 0: return __enzyme_autodiff((void*)f, x); case 1: return __enzyme_autodiff((void*)g, x); case 2: return __enzyme_fwddiff((void*)f, x, 1.0); default: return __enzyme_fwddiff((void*)g, x, 1.0); }
}
typedef double (*fn)(double);
static const fn table[2] = {f, g};
static fn table2[2] = {f, g};
double loop(double x) { double s = 0; for (int i = 0; i < 2; i++) s += (i+1) * __enzyme_autodiff((void *)table[i], x); return s; }
double loop2(double x) { double s = 0; for (int i = 0; i < 2; i++) s += (i+1) * __enzyme_autodiff((void *)table2[i], x); return s; }
double loop3(double x) { fn t[3] = {f, g, f}; double s = 0; for (int i = 0; i < 3; i++) s += (i+1) * __enzyme_autodiff((void *)t[i], x); return s; }
double at(int i, double x) { return __enzyme_autodiff((void *)table[i], x); }
static inline double grad(double (*f)(double), double x) { return __enzyme_autodiff((void *)f, x); }
static inline double grad2(fn f, double x) { return __enzyme_fwddiff((void *)f, enzyme_dup, x, 1.0); }
__attribute__((noinline)) static double gradn(double (*f)(double), double x) { return __enzyme_autodiff((void *)f, x); }
static double deriv_or(int forward, fn p, double x) { return forward ? grad2(p, x) : grad(p, x); }
struct job { const char *name; fn call; double at; };
static const struct job jobs[] = {{"f", f, 2}, {"g", g, 3}};
double jobsum(void) { double s = 0; for (unsigned i = 0; i < sizeof jobs/sizeof*jobs; i++) s += __enzyme_autodiff((void *)jobs[i].call, jobs[i].at); return s; }
int main(int n, char**v){
  check(one(n==1, 3), 6); check(one(n==2, 3), 27);
  check(markers(n==1, 3, 2), 12); check(markers(n==2, 3, 2), 9);
  double x=3,dx=0,y=2,dy=0;
  ptrs(n==1,&x,&dx,&y,&dy); check(dx,12); check(dy,9); dx=dy=0; ptrs(n==2,&x,&dx,&y,&dy); check(dx,24); check(dy,36);
  dx=dy=0; ptrs2(n==1,&x,&dx,&y,&dy); check(dx,12); check(dy,9); dx=dy=0; ptrs2(n==2,&x,&dx,&y,&dy); check(dx,12);
  dx=dy=0; ptrs3(n==1,&x,&dx,&y,&dy); check(dx,12); check(dy,0); dx=dy=0; ptrs3(n==2,&x,&dx,&y,&dy); check(dx,0); check(dy,9);
  check(both(n,3),27); check(both(n+1,3),6);
  check(sw(n,3),27); check(sw(n+1,3),6); check(sw(n+2,3),27); check(sw(n-1,3),6);
  check(loop(3),6+54); check(loop2(3),6+54); check(loop3(3),6+54+18); check(at(n,3),27);
  check(grad(f,3),6); check(grad(g,3),27); check(grad2(f,3),6); check(gradn(f,3),6); check(gradn(g,3),27);
  check(deriv_or(n==1,f,3),6); check(deriv_or(n==2,g,3),27);
  check(jobsum(), 4+27);
  return failures();
}
