#include <cmath>
#include <vector>
#include "functions.h"
double square(double x) { return x * x; }
double mul(double x, double y) { return x * y * y; }
double norm(const std::vector<double> &v) { double s = 0; for (double x : v) s += x * x; return std::sqrt(s); }
double Circle::area() const { return 3 * r * r; }
double Square::area() const { return s * s; }
double total(Shape **shapes, int n) { double t = 0; for (int i = 0; i < n; ++i) t += shapes[i]->area(); return t; }
double areaof(Shape *s) { return s->area(); }
Vec3 cross(Vec3 a, Vec3 b) { return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x}; }
void inplace(double &x) { x = x * x * x; }
double withref(const double &x, double &out) { out = x * x; return out * x; }
Big big(const double *x, double s) { Big b; for (int i = 0; i < 5; ++i) b.v[i] = x[0] * s * i; return b; }
