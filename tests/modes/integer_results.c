// reference: markers: results that are integers or pointers
#include "check.h"
#include <stdbool.h>
#include <stdlib.h>
double __enzyme_autodiff(void *, ...);
void __enzyme_autodiff_v(void *, ...);
double __enzyme_fwddiff(void *, ...);
int __enzyme_fwddiff_i(void *, ...);
void *__enzyme_augmentfwd(void *, ...);
double __enzyme_reverse(void *, ...);
typedef struct {void*tape;int r;} taped;
taped __enzyme_augmentfwd_r(void *, ...);
typedef struct {int p; double g;} pg;
pg __enzyme_autodiff_p(void *, ...);
extern int enzyme_dup,enzyme_const,enzyme_primal_return,enzyme_out, enzyme_const_return;
enum color {RED, GREEN};
typedef struct {int a,b;} pair;
typedef struct {long a,b;} lpair;
int fi(double *x, double *y) { *y = *x * *x; return 3; }
long fl(double *x, double *y, long n) { *y = *x * *x * n; return n*n; }
bool fb(double *x, double *y) { *y = *x * *x; return *x > 0; }
enum color fe(double *x, double *y) { *y = *x * *x; return *x > 0 ? GREEN : RED; }
double *fp(double *x, double *y) { *y = *x * *x; return y; }
pair fs(double *x, double *y) { *y = *x * *x; pair p={1,*x>0}; return p; }
lpair fls(double *x, double *y) { *y = *x * *x; lpair p={1,*x>0}; return p; }
int fv(double x, double *y) { *y = x * x; return x > 1; }
pair *keep;
pair fm(double *x, double *y) { *y = *x * *x; return *keep; }
#define T(f, ...) do { double x=3,dx=0,y=0,dy=1; __enzyme_autodiff((void*)f,&x,&dx,&y,&dy __VA_ARGS__); check(dx,6); dx=0;dy=1; __enzyme_autodiff_v((void*)f,enzyme_dup,&x,&dx,enzyme_dup,&y,&dy __VA_ARGS__); check(dx,6); \
 dx=1;dy=0; __enzyme_fwddiff((void*)f,&x,&dx,&y,&dy __VA_ARGS__); check(dy,6); dx=0;dy=1; void*t=__enzyme_augmentfwd((void*)f,&x,&dx,&y,&dy __VA_ARGS__);  __enzyme_reverse((void*)f,&x,&dx,&y,&dy __VA_ARGS__, t); check(dx,6);} while(0)
int main(){
  pair kk={1,2}; keep=&kk;
  T(fi); T(fl, ,1L); T(fb); T(fe); T(fp); T(fs); T(fls); T(fm);
  double y=0,dy=1; check(__enzyme_autodiff((void*)fv,3.0,&y,&dy),6);
  dy=1; pg r=__enzyme_autodiff_p((void*)fv,enzyme_primal_return,3.0,&y,&dy); check(r.p,1); check(r.g,6);
  dy=0; check(__enzyme_fwddiff_i((void*)fv,enzyme_primal_return,3.0,1.0,&y,&dy),1); check(dy,6);
  double x=3,dx=0; dy=1; taped t=__enzyme_augmentfwd_r((void*)fi,&x,&dx,&y,&dy); check(t.r,3); __enzyme_reverse((void *)fi,&x,&dx,&y,&dy,t.tape); check(dx,6);
  return failures();
}
