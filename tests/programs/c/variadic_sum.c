// Variadic functions over active numbers: read one by one, as chosen by a text, through a list that is handed on and
// copied; structs by value behind `...`; more than there are registers; in recursion; long ones; beside a message.
// differentiate: summed(x, y)  at: x = 1.3, y = 0.4
// differentiate: chosen(x, y)  at: x = 1.5, y = 2.5
// differentiate: twice(x, y)  at: x = 1.5, y = 2.5
// differentiate: structs(x, y)  at: x = 1.5, y = 2.5
// differentiate: many(x)  at: x = 1 2 3 4 5 6 7 8 9 10
// differentiate: deep(x, y)  at: x = 0.7, y = 1.3
// differentiate: wide(x, y)  at: x = 0.7, y = 1.3
// differentiate: noted(x, y)  at: x = 0.7, y = 1.3
#include <math.h>
#include <stdarg.h>
#include <stdio.h>

#define KEPT __attribute__((noinline)) static

KEPT double total(int n, ...) {
    va_list arguments;
    va_start(arguments, n);
    double s = 0;
    for (int i = 0; i < n; i++) {
        double v = va_arg(arguments, double);
        s += v * v;
    }
    va_end(arguments);
    return s;
}

double summed(double x, double y) { return total(3, x, y, x * y) + total(1, 2.0) * x; }

static double by_text(const char *format, ...) {
    va_list ap;
    va_start(ap, format);
    double s = 1;
    for (; *format; format++) {
        if (*format == 'd') s += va_arg(ap, double) * s;
        else if (*format == 'i') s *= va_arg(ap, int);
        else if (*format == 'p') s += *va_arg(ap, double *);
    }
    va_end(ap);
    return s;
}

double chosen(double x, double y) { return by_text("didp", x, 3, y, &x) + by_text("pd", &y, x); }

KEPT double folded(int n, va_list ap) {
    double s = 0;
    while (n--) s = s * 0.5 + va_arg(ap, double);
    return s;
}

KEPT double product(int n, ...) {
    va_list ap, copy;
    va_start(ap, n);
    va_copy(copy, ap);
    double s = folded(n, ap), t = folded(n - 1, copy);
    va_end(ap);
    va_end(copy);
    return s * t;
}

double twice(double x, double y) { return product(3, x, y, x * y); }

typedef struct { double re, im; } small;
typedef struct { double v[3]; int n; } large;

KEPT double of_structs(int n, ...) {
    va_list ap;
    va_start(ap, n);
    small a = va_arg(ap, small);
    large b = va_arg(ap, large);
    double c = va_arg(ap, double);
    va_end(ap);
    return a.re * b.v[1] + a.im * b.v[2] * c + b.n * b.v[0];
}

double structs(double x, double y) { return of_structs(3, (small){x, x * y}, (large){{y, y * y, x}, 4}, x + y); }

double many(const double *x) {
    return total(10, x[0], x[1], x[2], x[3] * x[4], x[4], x[5], x[6], x[7], x[8] * x[0], x[9]);
}

KEPT double dig(int n, ...) {
    va_list ap;
    va_start(ap, n);
    double v = va_arg(ap, double), w = va_arg(ap, double);
    va_end(ap);
    return n ? dig(n - 1, v * w, sin(w)) + v : v * w;
}

double deep(double x, double y) { return dig(4, x, y); }

KEPT double long_ones(int n, ...) {
    va_list ap;
    va_start(ap, n);
    long double s = 0;
    while (n-- > 0) s += va_arg(ap, long double) * va_arg(ap, double);
    va_end(ap);
    return (double)s;
}

double wide(double x, double y) { return long_ones(3, (long double)x, y, (long double)y * x, x, 1.0L, y); }

KEPT double with_message(double v, const char *format, ...) {
    char text[80];
    va_list ap;
    va_start(ap, format);
    vsnprintf(text, sizeof text, format, ap);
    va_end(ap);
    return v * v + (text[0] == 'q');
}

double noted(double x, double y) { return with_message(x, "%g and %g %s", y, x * y, "s") + y; }
