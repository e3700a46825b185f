enum { N = 20 };
struct grid { double *u, *v, energy; int n; };
#define BOTH(name) double name(double *u, double *v, double k, long steps), name##_plain(double *u, double *v, double k, long steps)
BOTH(swapped);
BOTH(members);
BOTH(local);
BOTH(nested);
BOTH(scalars);
BOTH(called);
BOTH(iterated);
