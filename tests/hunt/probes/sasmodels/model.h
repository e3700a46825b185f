// what precedes every model when the package makes a library of it; here several of them become one
#define FLOAT_SIZE 8
#define inline static
#include <math.h>
#include <stdlib.h>
#include "kernel_header.c"
#define PASTED(a, b) a##_##b
#define NAMED(a, b) PASTED(a, b)
#define OWN(name) NAMED(MODEL, name)
#define Gauss20Wt OWN(w20)
#define Gauss20Z OWN(z20)
#define Gauss76Wt OWN(w76)
#define Gauss76Z OWN(z76)
#define Gauss500Wt OWN(w500)
#define Gauss500Z OWN(z500)
#define Gauss5000Wt OWN(w5000)
#define Gauss5000Z OWN(z5000)
#define RPJ1 OWN(rp)
#define RQJ1 OWN(rq)
#define PPJ1 OWN(pp)
#define PQJ1 OWN(pq)
#define QPJ1 OWN(qp)
#define QQJ1 OWN(qq)
