// differentiate: recycled(x, n)  at: x = 0.4 1.3 -0.7, n = 3
// Memory that objects of one class leave goes to objects of another one: no class says what lies in it.
#include <cstddef>
#include <cstdlib>
#include <new>
struct Free { Free *next; };
static Free *spare = nullptr;
static void *take() { if (spare) { void *p = spare; spare = spare->next; return p; } return std::malloc(64); }
static void give(void *p) { Free *f = static_cast<Free *>(p); f->next = spare; spare = f; }
struct Node { virtual ~Node() {} virtual double eval(const double *x) const = 0; void *operator new(size_t) { return take(); } void operator delete(void *p) { give(p); } };
struct Num : Node { double v, w; Num(double a) : v(a), w(a * a) {} double eval(const double *) const override { return v + w; } };
struct Var : Node { long i; Var(long i) : i(i) {} double eval(const double *x) const override { return x[i]; } };
struct Op : Node { Node *l, *r; double k; Op(Node *a, Node *b, double c) : l(a), r(b), k(c) {} ~Op() { delete l; delete r; } double eval(const double *x) const override { return k * l->eval(x) * r->eval(x) + l->eval(x); } };
extern "C" double recycled(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    Node *e = new Op(new Num(x[i]), i % 2 ? static_cast<Node *>(new Var(i)) : new Op(new Var(0), new Num(x[1]), x[2]), x[(i + 1) % n]);
    s = s * 0.7 + e->eval(x);
    delete e;
  }
  while (spare) { Free *f = spare; spare = f->next; std::free(f); }
  return s;
}
