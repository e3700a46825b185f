// Output and error paths inside active code: printf, fprintf, snprintf, puts, assert, abort, exit, perror.
// differentiate: chatty(x, n)  at: x = 1.5 2.5 3.5, n = 3
// differentiate: checked(x, n)  at: x = 1.5 2.5 3.5, n = 3
// differentiate: labelled(x)  at: x = 2.5
#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

double chatty(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        s += x[i] * x[i];
        if (s > 1e9) printf("step %d: %g\n", i, s);
    }
    if (s < 0) fprintf(stderr, "negative: %f\n", s);
    return s;
}

double checked(const double *x, int n) {
    assert(n > 0);
    double p = 1;
    for (int i = 0; i < n; i++) {
        if (!isfinite(x[i])) {
            perror("not finite");
            exit(3);
        }
        if (x[i] == 0) abort();
        p *= x[i];
    }
    assert(p > 0 && "positive");
    return log(p);
}

double labelled(double x) {
    char name[64];
    snprintf(name, sizeof name, "value %.3f", x);
    return x * x * (double)strlen(name);
}
