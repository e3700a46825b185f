// Values of a spreadsheet, numbers or codes or ranges, by their tags: on a stack, returned, in cells.
// differentiate: sheet(x, n)  at: x = 1.5 2.25, n = 2
// differentiate: quotients(x, n)  at: x = 1.5 2.25, n = 2
// differentiate: stacked(x, n)  at: x = 1.5 2.25, n = 2
// differentiate: misread(x, n)  at: x = 1.5 2.25, n = 2  expect: stops: bits of an active number go through integer arithmetic
#include <stdlib.h>
enum { NOTHING, NUMBER, TEXT, RANGE, ERROR };
typedef struct Value {
    int tag;
    union {
        double number;
        struct {
            struct Value *first;
            int count;
        } range;
        struct {
            int code;
            const char *where;
        } error;
    };
} Value;
typedef struct {
    Value stack[4];
    int top;
    Value *cells;
} Machine;

static Value number(double v) { return (Value){NUMBER, {.number = v}}; }
static Value error(int code, const char *where) {
    Value v = {.tag = ERROR};
    v.error.code = code;
    v.error.where = where;
    return v;
}

static Value evaluate(Machine *m, const char *code) {
    m->top = 0;
    for (; *code; code++) {
        if (*code == 'e') return error(1, "name");
        if (*code == '$') m->stack[m->top++] = m->cells[1];
        if (*code == ':') {
            Value v = {RANGE};
            v.range.first = m->cells;
            v.range.count = 2;
            m->stack[m->top++] = v;
        }
    }
    return m->top ? m->stack[m->top - 1] : (Value){NOTHING};
}

double sheet(const double *x, int n) {
    const char *code[] = {"$", "e", ":"};
    Machine m = {.cells = calloc(n + 3, sizeof(Value))};
    for (int i = 0; i < n; i++) m.cells[i] = number(x[i] * x[i]);
    for (int i = 0; i < 3; i++) m.cells[n + i] = evaluate(&m, code[i]);
    double total = 0;
    for (int i = 0; i < n + 3; i++) {
        Value *v = &m.cells[i];
        total += v->tag == ERROR   ? v->error.code
                 : v->tag == RANGE ? v->range.first->number * v->range.count
                                   : v->number;
    }
    free(m.cells);
    return total;
}

static double as_number(const Value *v) {
    return v->tag == NUMBER ? v->number : v->tag == ERROR ? v->error.code : 0;
}
static Value divided(Value a, double b) { return b < 1 ? error(7, "small") : number(as_number(&a) / b); }

double quotients(const double *x, int n) {
    Value *cells = calloc(n + 3, sizeof(Value));
    for (int i = 0; i < n; i++) cells[i] = number(x[i]);
    cells[n] = divided(cells[0], x[1]);
    cells[n + 1] = divided(cells[0], 0.1);
    double total = 0;
    for (int i = 0; i < n + 3; i++) total += as_number(&cells[i]) * (1 + i) * x[0];
    free(cells);
    return total;
}

static Value product(Machine *m, int code) {
    m->top = 0;
    if (code == 1) return error(1, "name");
    m->stack[m->top++] = number(m->cells[0].number * m->cells[1].number);
    return m->stack[m->top - 1];
}

double stacked(const double *x, int n) {
    Machine m = {.cells = calloc(n + 2, sizeof(Value))};
    for (int i = 0; i < n; i++) m.cells[i] = number(x[i]);
    for (int i = 0; i < 2; i++) m.cells[n + i] = product(&m, i);
    double total = 0;
    for (int i = 0; i < n + 2; i++) total += m.cells[i].tag == ERROR ? m.cells[i].error.code : m.cells[i].number;
    free(m.cells);
    return total;
}

// a number's bits, taken for a code
double misread(const double *x, int n) {
    Value *cells = calloc(n + 3, sizeof(Value));
    for (int i = 0; i < n; i++) cells[i] = number(x[i]);
    cells[n] = error(3, "other");
    for (int i = 0; i < n; i++) cells[i].tag = ERROR;
    double total = 0;
    for (int i = 0; i <= n; i++) total += divided(cells[i], x[1]).number;
    free(cells);
    return total;
}
