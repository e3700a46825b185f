// A list built on the heap, walked, changed and freed.
// differentiate: walk(x, n)  at: x = 1.5 2.5 0.5 3, n = 4
// differentiate: reversed(x, n)  at: x = 1.5 2.5 0.5 3, n = 4
#include <stdlib.h>

typedef struct node { double value; struct node *next; } node;

static node *push(node *list, double value) {
    node *fresh = malloc(sizeof *fresh);
    fresh->value = value;
    fresh->next = list;
    return fresh;
}

static void release(node *list) {
    while (list) {
        node *next = list->next;
        free(list);
        list = next;
    }
}

double walk(const double *x, int n) {
    node *list = NULL;
    for (int i = 0; i < n; i++) list = push(list, x[i] * x[i]);
    double s = 1;
    for (node *p = list; p; p = p->next) {
        s = s * 0.5 + p->value * s;
        if (p->next) p->next->value += p->value * 0.1;
    }
    release(list);
    return s;
}

double reversed(const double *x, int n) {
    node *list = NULL, *back = NULL;
    for (int i = 0; i < n; i++) list = push(list, x[i]);
    while (list) {
        node *next = list->next;
        list->next = back;
        back = list;
        list = next;
    }
    double s = 0;
    for (node *p = back; p; p = p->next) s = s * p->value + 1;
    release(back);
    return s;
}
