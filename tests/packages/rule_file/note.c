#include <math.h>
#include <unistd.h>

void note(double r)
{
    if (isnan(r) && write(2, "NaN\n", 4) < 0)
        _exit(1);
}

double strange(double x)
{
    union { double number; long bits; } u = {x};
    u.bits ^= 1; /* the last bit */
    return u.number * x;
}
