// Numbers written as text and read from there have no derivative; logs, labels and settings in text are not about numbers.
// differentiate: logged(x, n)   at: x = 0.5 1.5, n = 2
// differentiate: configured(x)   at: x = 0.7
// differentiate: labels(x, n)   at: x = 0.5 1.5 0.2, n = 3
// differentiate: there_and_back(x)   at: x = 0.7
// expect: stops: a number is read from text, and an active number was printed
// differentiate: by_callees(x, n)   at: x = 0.5 1.5, n = 2
// expect: stops: a number is read from text, and an active number was printed
// differentiate: scanned(x)   at: x = 0.7
// expect: stops: a number is read from text, and an active number was printed
// differentiate: in_one_callee(x)   at: x = 0.7
// expect: stops: a number is read from text, and an active number was printed
// differentiate: reported(x, n)   at: x = 0.7, n = 2
// expect: stops: a number is read from text, and an active number was printed
// differentiate: spelled(x)   at: x = 0.7
// expect: stops: a number is read from text, and an active number was printed
// differentiate: spelled_by_callee(x, n)   at: x = 0.7, n = 2
// expect: stops: a number is read from text, and an active number was printed
// differentiate: in_parts(x)   at: x = 0.7
// expect: stops: a number is read from text, and an active number was printed
// differentiate: counted_settings(x, n)   at: x = 0.7, n = 2
// differentiate: as_word(x)   at: x = 0.7
// expect: stops: a number is read from text, and an active number was printed
// differentiate: as_long(x)   at: x = 0.7
// expect: stops: a number is read from text, and an active number was printed
// differentiate: spelled_settings(x, n)   at: x = 0.7, n = 2
// differentiate: not_printed(x)   at: x = 0.7
// differentiate: not_read(x)   at: x = 0.7
// differentiate: settings(x, n)   at: x = 0.5 1.5, n = 2
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static char line[128];
static void note(const char *what, double v) {
    snprintf(line, sizeof line, "%s=%g", what, v);
    if (v > 1e9) puts(line);
}
double logged(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += x[i] * x[i], note("s", s);
    return s + (strlen(line) > 100);
}
static double option(const char *text, const char *name) {
    const char *p = strstr(text, name);
    return p ? atof(p + strlen(name) + 1) : 0;
}
double configured(double x) {
    const char *c = "gain=2.5 offset=0.25";
    double a, b;
    if (sscanf("1.5 2.5", "%lf %lf", &a, &b) != 2 && scanf("%lf", &a) != 1) return 0;
    note("x", x);
    return x * x * option(c, "gain") + option(c, "offset") * a * b * x;
}
typedef struct { double v; char name[24]; } record;
double labels(const double *x, int n) {
    record r[4];
    double s = 0;
    for (int i = 0; i < n; i++) r[i].v = x[i] * x[i], sprintf(r[i].name, "%d.5 item", i);
    for (int i = 0; i < n; i++) s += r[i].v * atof(r[i].name);
    return s;
}
double there_and_back(double x) {
    char b[64], c[64];
    snprintf(b, sizeof b, "%.17g", x * x);
    strcpy(c, b);
    return atof(c);
}
static char text[128];
static void emit(const double *x, int n) {
    int at = 0;
    for (int i = 0; i < n; i++) at += sprintf(text + at, "%a ", x[i]);
}
static double parse(int n) {
    char *p = text;
    double s = 0;
    for (int i = 0; i < n; i++) s += strtod(p, &p) * (i + 1);
    return s;
}
double by_callees(const double *x, int n) {
    emit(x, n);
    return parse(n);
}
double scanned(double x) {
    char b[64];
    double a, c;
    sprintf(b, "%f %f", x, 2 * x);
    if (sscanf(b, "%lf %lf", &a, &c) != 2) return 0;
    return a * c;
}
__attribute__((noinline)) static void copy_by_text(double v, double *out) {
    char b[64];
    snprintf(b, sizeof b, "%.17g", v);
    sscanf(b, "%lf", out);
}
double in_one_callee(double x) {
    double y = x;
    copy_by_text(x * x, &y);
    return y * x;
}
static char last[128];
__attribute__((noinline)) static void report(const char *format, ...) {
    va_list list;
    va_start(list, format);
    vsnprintf(last, sizeof last, format, list);
    va_end(list);
}
double reported(double x, int n) {
    report("%d %.17g", n, x * x);
    return x * atof(last + 2);
}
__attribute__((noinline)) static double parsed(char *b, double x, int k) {
    if (x > 1) snprintf(b, 64, "%.17g", x * x);
    else strcpy(b, "2.5 3.5");
    for (; k; k--) strtod(b, &b);
    return strtod(b, 0);
}
double not_printed(double x) {
    char b[64];
    return x * x * parsed(b, x, 1) * parsed(b, x / 2, 0);
}
__attribute__((noinline)) static double from_text(const char *b, int k) { return k > 3 ? atof(b) : k; }
double not_read(double x) {
    char b[64];
    snprintf(b, sizeof b, "%.17g", x * x);
    return x * x * from_text(b, b[0] == 0 ? 4 : 2);
}
double settings(const double *x, int n) {
    char b[64];
    double s = 0, gain = 0;
    sprintf(b, "%g", n * 1.5);
    for (int i = 0; i < n; i++) {
        sscanf(b, "%lf", &gain);
        s += gain * x[i] * x[i];
        if (s > 1e6) sprintf(b, "%g", s);
    }
    return s;
}

// digits that the program reads itself, as parsers of JSON do
static double spelled_number(const char *p) {
    double v = 0, unit = 1;
    int is_negative = *p == '-';
    p += is_negative;
    for (; *p >= '0' && *p <= '9'; p++) v = 10 * v + (*p - '0');
    if (*p == '.')
        for (p++; *p >= '0' && *p <= '9'; p++) v += (unit /= 10) * (*p - '0');
    return is_negative ? -v : v;
}
double spelled(double x) {
    char b[64];
    snprintf(b, sizeof b, "%.15f", x * x);
    return x * spelled_number(b);
}
typedef struct { char name[16], value[32]; } setting;
__attribute__((noinline)) static void show(setting *s, double v) { snprintf(s->value, sizeof s->value, "%.12f", v); }
__attribute__((noinline)) static double shown(const setting *s) { return spelled_number(s->value); }
double spelled_by_callee(double x, int n) {
    setting s[2] = {{"a", "0"}, {"b", "0"}};
    double sum = 0;
    for (int i = 0; i < n; i++) show(&s[i], x * x * (i + 1));
    for (int i = 0; i < n; i++) sum += x * shown(&s[i]);
    return sum;
}
// whole numbers that a function of its own reads
__attribute__((noinline)) static long whole(const char **at) {
    long n = 0;
    while (**at >= '0' && **at <= '9') n = 10 * n + (*(*at)++ - '0');
    return n;
}
double in_parts(double x) {
    char b[64];
    const char *at = b;
    snprintf(b, sizeof b, "%.9f", x * x);
    long before = whole(&at);
    at++;
    return x * (before + whole(&at) * 1e-9);
}
double counted_settings(double x, int n) {
    const char *given = "3 of 4";
    double sum = 0;
    for (int i = 0; i < n; i++) {
        const char *at = given;
        long some = whole(&at);
        sum += x * x * some, note("sum", sum);
    }
    return sum;
}
// bits of a number, as text of an integer
double as_word(double x) {
    double y = x * x, z;
    uint64_t u, v;
    char b[32];
    memcpy(&u, &y, sizeof u);
    snprintf(b, sizeof b, "%016llx", (unsigned long long)u);
    v = strtoull(b, NULL, 16);
    memcpy(&z, &v, sizeof z);
    return x * z;
}
double as_long(double x) {
    double y = x * x, z;
    int64_t u, v;
    char b[32];
    memcpy(&u, &y, sizeof u);
    sprintf(b, "%lld", (long long)u);
    v = atoll(b);
    memcpy(&z, &v, sizeof z);
    return x * z;
}
// what is read is nobody's print
double spelled_settings(double x, int n) {
    const char *given[] = {"0.25", "1.5"};
    double sum = 0;
    for (int i = 0; i < n; i++) sum += spelled_number(given[i]) * x * x, note("sum", sum);
    return sum;
}
