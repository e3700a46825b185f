// Characters that a loop looks for and changes, beside numbers in one record.
// differentiate: from_result(x, n)  at: x = 1.3 0.7, n = 2
// differentiate: from_start(x, n)  at: x = 1.3 0.7, n = 2
#include <string.h>

struct named {
    char name[24];
    double value;
};
double from_result(const double *x, int n) {
    struct named r = {"a,b,c,d", x[0] * x[1]};
    int count = 0;
    for (char *p = strchr(r.name, ','); p; p = strchr(p + 1, ','))
        *p = ' ', count++;
    return r.value * r.value * count * n;
}
double from_start(const double *x, int n) {
    struct named r = {"a,b,c,d", x[0] * x[1]};
    int count = n;
    char *p = r.name;
    while ((p = strpbrk(p, ",;")))
        *p++ ^= 1, count++;
    return r.value * r.value * count;
}
