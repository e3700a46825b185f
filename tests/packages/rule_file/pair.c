#include <stdio.h>

void note(double r);

double pair(double r)
{
    note(r);
    return r * r * r - 2 * r;
}
