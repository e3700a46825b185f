// reference: markers: seeds that are left out, results of requests that return nothing, `enzyme_interleave` anywhere, lanes of a batch
#include "check.h"
double __enzyme_autodiff(void *, ...);
double __enzyme_autodiff_r(void *, ...);
double __enzyme_fwddiff(void *, ...);
void *__enzyme_augmentfwd(void *, ...);
double __enzyme_reverse(void *, ...);
extern int enzyme_dup,enzyme_const,enzyme_primal_return,enzyme_out, enzyme_const_return,enzyme_width,enzyme_interleave, enzyme_tape;
typedef struct {double a,b,c;} three;
three __enzyme_batch(void *, ...);
double f(double x, double y) { return x*x*y; }
void g(double *x, double *y) { *y = *x * *x; }
double mul(double x, double y, double z) { return x*y+z; }
double reading(double *x, double *dx) { double y=0, dy=1; return __enzyme_autodiff((void*)g, enzyme_dup, x, dx, enzyme_dup, &y, &dy); }
int main(){
  void *t = __enzyme_augmentfwd((void *)f, 3.0, enzyme_const, 2.0);
  check(__enzyme_reverse((void *)f, 3.0, enzyme_const, 2.0, t), 12);
  t = __enzyme_augmentfwd((void *)f, 3.0, enzyme_const, 2.0);
  check(__enzyme_reverse((void *)f, 3.0, enzyme_const, 2.0, 2.0, t), 24);
  t = __enzyme_augmentfwd((void *)f, 3.0, enzyme_const, 2.0);
  check(__enzyme_reverse((void *)f, 3.0, enzyme_const, 2.0, enzyme_tape, t), 12);
  double x=3,dx=0,y=0,dy=1;
  double named = __enzyme_autodiff((void*)g, enzyme_dup, &x, &dx, enzyme_dup, &y, &dy);
  (void)named; check(dx, 6);
  dx=0; reading(&x,&dx); check(dx,6);
  three r = __enzyme_batch((void*)mul, enzyme_width, 3, 1.0,2.0,3.0, 4.0,5.0,6.0, 7.0,8.0,9.0);
  check(r.a, 11); check(r.b, 18); check(r.c, 27);
  dx=0;dy=1;
  __enzyme_autodiff((void*)g, enzyme_dup, &x, enzyme_dup, &y, enzyme_interleave, &dx, &dy); check(dx,6);
  dx=0;dy=1;
  __enzyme_autodiff((void*)g, enzyme_interleave, enzyme_dup, &x, enzyme_dup, &y, &dx, &dy); check(dx,6);
  check(__enzyme_fwddiff((void*)f, enzyme_dup, 3.0, enzyme_const, 2.0, enzyme_interleave, 1.0), 12);
  check(__enzyme_fwddiff((void*)f, 3.0, 2.0, enzyme_width, 1, enzyme_interleave, 1.0, 0.0), 12);
  dx=1; dy=0;
  __enzyme_fwddiff((void*)g, enzyme_dup, &x, enzyme_dup, &y, enzyme_interleave, &dx, &dy); check(dy,6);
  return failures();
}
