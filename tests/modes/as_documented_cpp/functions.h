#pragma once
#include <vector>
struct Shape { virtual double area() const = 0; virtual ~Shape() {} };
struct Circle : Shape { double r; Circle(double r) : r(r) {} double area() const override; };
struct Square : Shape { double s; Square(double s) : s(s) {} double area() const override; };
double total(Shape **shapes, int n);
double areaof(Shape *s);
double square(double x), mul(double x, double y), norm(const std::vector<double> &v);
struct Vec3 { double x, y, z; };
Vec3 cross(Vec3 a, Vec3 b);
void inplace(double &x);
double withref(const double &x, double &out);
struct Big { double v[5]; };
Big big(const double *x, double s);
