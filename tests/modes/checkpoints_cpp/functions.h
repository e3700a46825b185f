#include <cstddef>
enum { N = 20 };
struct Field { double u[N], energy; };
double plain(const double *x, double k, long steps), automatic(const double *x, double k, long steps);
double periodic(const double *x, double k, long steps), values(const double *x, double k, long steps);
double all(const double *x, double k, long steps), budget(const double *x, double k, long steps);
