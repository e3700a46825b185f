// Variadic functions that only look at active values: logs, to the terminal, to a buffer of their own, to a handler.
// differentiate: logged(x)  at: x = 1.3
// differentiate: remembered(x, n)  at: x = 1.3 0.4 2.2, n = 3
// differentiate: reported(x, n)  at: x = 1.3 0.4 2.2, n = 3
// differentiate: complained(x, n)  at: x = 1.3 0.4 2.2, n = 3
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

static int verbose = 0;

__attribute__((noinline)) static void note(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    if (verbose) vprintf(format, arguments);
    va_end(arguments);
}

static char last[80];
static unsigned count;

static void remember(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    count++;
    vsnprintf(last, sizeof last, format, arguments);
    va_end(arguments);
}

double logged(double x) {
    note("x = %g\n", x);
    return x * x * x;
}

double remembered(const double *x, int n) {
    double s = 1;
    for (int i = 0; i < n; i++) {
        s *= x[i] + s;
        remember("%d: %g of %s", i, s, "them");
    }
    return last[0] == '2' ? s : 0;
}

typedef struct solver solver;
struct solver {
    double *state;
    void (*handler)(solver *s, int code, const char *text);
    int errors;
};
static void count_errors(solver *s, int code, const char *text) { s->errors += code == 2 && text[0] == 's'; }
static void report(solver *s, int code, const char *format, ...) {
    char text[64];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    s->handler(s, code, text);
}
double reported(double *x, int n) {
    solver s = {x, count_errors, 0};
    for (int i = 1; i < n; i++) {
        x[i] *= x[i - 1];
        if (x[i] < 1) report(&s, 2, "step %d: %g is small", i, x[i]);
    }
    return x[n - 1] * x[n - 1] + s.errors;
}

struct net {  // its head says what went wrong last, as a struct of another type that is handed on
    struct trouble { int code; FILE *log; char *text; } trouble;
    double gain, *state;
};
__attribute__((noinline)) static void complain(struct trouble *t, int code, ...) {
    va_list arguments;
    va_start(arguments, code);
    if (t != NULL) t->code = code;
    char *text = t != NULL && t->text != NULL ? t->text : malloc(128);
    vsnprintf(text, 128, code == 1 ? "value %g is small" : "step %d fails", arguments);
    va_end(arguments);
    if (t == NULL) free(text);
    else t->text = text;
}
double complained(double *x, int n) {
    struct net *net = calloc(1, sizeof *net);
    net->gain = x[0], net->state = x;
    double s = 0;
    for (int i = 0; i < n; i++) {
        if (x[i] < 1) complain((struct trouble *)net, 1, x[i]);
        if (i == 2) complain((struct trouble *)net, 2, i);
        s += net->gain * net->state[i] * net->state[i];
    }
    if (net->trouble.text != NULL && net->trouble.text[0] == 's') s *= net->gain + net->trouble.code;
    free(net->trouble.text);
    free(net);
    return s;
}
