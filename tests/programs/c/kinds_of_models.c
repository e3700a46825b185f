// Objects of unlike structs behind tables of functions, copied by their own methods.
// differentiate: modelled(x, n)  at: x = 0.4 1.3 -0.7, n = 3
#include <stdlib.h>
#include <string.h>
#include <math.h>
typedef struct model model;
typedef struct { double (*at)(const model *, double); model *(*clone)(const model *); void (*drop)(model *); } ops;
struct model { const ops *do_; };
typedef struct { model base; double c[3]; } poly;
typedef struct { model base; unsigned *order; double *v; int n; } table;
typedef struct { model base; model *left, *right; double weight; } sum;
static double poly_at(const model *m, double t) { const poly *p = (const poly *)m; return p->c[0] + t * (p->c[1] + t * p->c[2]); }
static model *poly_clone(const model *m) { poly *p = malloc(sizeof *p); memcpy(p, m, sizeof *p); return &p->base; }
static void poly_drop(model *m) { free(m); }
static const ops poly_ops = {poly_at, poly_clone, poly_drop};
static double table_at(const model *m, double t) { const table *p = (const table *)m; double s = 0; for (int i = 0; i < p->n; i++) s = s * t + p->v[p->order[i]]; return s; }
static model *table_clone(const model *m) {
  const table *o = (const table *)m; table *p = malloc(sizeof *p); *p = *o;
  p->order = malloc(o->n * sizeof *p->order); memcpy(p->order, o->order, o->n * sizeof *p->order);
  p->v = malloc(o->n * sizeof *p->v); memcpy(p->v, o->v, o->n * sizeof *p->v);
  return &p->base;
}
static void table_drop(model *m) { free(((table *)m)->order); free(((table *)m)->v); free(m); }
static const ops table_ops = {table_at, table_clone, table_drop};
static double sum_at(const model *m, double t) { const sum *p = (const sum *)m; return p->weight * p->left->do_->at(p->left, t) + sin(p->right->do_->at(p->right, t)); }
static model *sum_clone(const model *m) {
  const sum *o = (const sum *)m; sum *p = malloc(sizeof *p); *p = *o;
  p->left = o->left->do_->clone(o->left); p->right = o->right->do_->clone(o->right); return &p->base;
}
static void sum_drop(model *m) { sum *p = (sum *)m; p->left->do_->drop(p->left); p->right->do_->drop(p->right); free(p); }
static const ops sum_ops = {sum_at, sum_clone, sum_drop};
double modelled(const double *x, int n) {
  poly *p = malloc(sizeof *p); p->base.do_ = &poly_ops; p->c[0] = x[0]; p->c[1] = x[1] * x[2]; p->c[2] = x[2];
  table *t = malloc(sizeof *t); t->base.do_ = &table_ops; t->n = n; t->order = malloc(n * sizeof(unsigned)); t->v = malloc(n * sizeof(double));
  for (int i = 0; i < n; i++) t->order[i] = n - 1 - i, t->v[i] = x[i];
  sum *s = malloc(sizeof *s); s->base.do_ = &sum_ops; s->left = &t->base; s->right = &p->base; s->weight = x[1];
  model *a = &s->base, *b = a->do_->clone(a);
  t->v[0] *= 2;
  double r = a->do_->at(a, 0.3) * b->do_->at(b, 0.6);
  a->do_->drop(a); b->do_->drop(b);
  return r;
}
