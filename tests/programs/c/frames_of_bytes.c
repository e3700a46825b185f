// Bytes with numbers at every ninth one, copied to one of several records that begin with a count: nothing places them.
// differentiate: sent(x, n)  at: x = 0.2 0.5 -0.3, n = 3
#include <string.h>
typedef struct { unsigned length; unsigned char bytes[100]; } Frame;
double sent(const double *x, int n) {
    Frame frames[4], *frame = frames + n % 4;
    unsigned char space[400];
    for (int i = 0; i < n; i++) {
        memcpy(space + 9 * i + 1, x + i, 8);
    }
    frame->length = 9 * n;
    memcpy(frame->bytes, space, 9 * n);
    double v, s = 0;
    for (int i = 0; i < n; i++) {
        memcpy(&v, frame->bytes + 9 * i + 1, 8);
        s += v * v;
    }
    return s;
}
