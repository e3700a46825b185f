// Threads of POSIX and C11 over active data: in derivatives each one runs when it is created.
// link: -lpthread
// differentiate: shares(x, n)  at: x = 1 2 3 4 0.5 0.7, n = 6
// differentiate: in_a_global(x, n)  at: x = 1 2 3 4, n = 4
// differentiate: signalled(x, n)  at: x = 1 2 3 4, n = 4
// differentiate: of_c11(x, n)  at: x = 1 2 3 4, n = 4
// differentiate: waited_for(x, n)  at: x = 1 2 3 4, n = 4
// expect: stops: waits for another thread, whose work has no derivative
#include <math.h>
#include <pthread.h>
#include <threads.h>

typedef struct {
    const double *x;
    int low, high;
    double sum, *total;
} job;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *work(void *given) {
    job *j = given;
    for (int i = j->low; i < j->high; i++) j->sum += j->x[i] * sin(j->x[i]);
    pthread_mutex_lock(&lock);
    *j->total += j->sum * j->sum;
    pthread_mutex_unlock(&lock);
    return &j->sum;
}

double shares(const double *x, int n) {
    pthread_t threads[3];
    job jobs[3];
    double total = 0, s = 0;
    for (int k = 0; k < 3; k++) {
        jobs[k] = (job){x, k * n / 3, (k + 1) * n / 3, 0, &total};
        pthread_create(&threads[k], 0, work, &jobs[k]);
    }
    for (int k = 0; k < 3; k++) {
        void *result;
        pthread_join(threads[k], &result);
        s += *(double *)result;
    }
    return s * total;
}

static double shared[8];
static int count;

static void *square(void *p) {
    for (int i = 0; i < count; i++) shared[i] *= shared[i];
    return p;
}

double in_a_global(const double *x, int n) {
    count = n;
    for (int i = 0; i < n; i++) shared[i] = x[i];
    pthread_t t;
    pthread_create(&t, 0, square, 0);
    pthread_join(t, 0);
    return shared[0] + shared[n - 1];
}

typedef struct {
    pthread_mutex_t lock;
    pthread_cond_t changed;
    const double *x;
    double number;
    int is_ready;
} box;

static void *put(void *given) {
    box *b = given;
    pthread_mutex_lock(&b->lock);
    b->number = b->x[0] * b->x[1];
    b->is_ready = 1;
    pthread_cond_signal(&b->changed);
    pthread_mutex_unlock(&b->lock);
    return 0;
}

static double taken(box *b) {
    pthread_mutex_lock(&b->lock);
    while (!b->is_ready) pthread_cond_wait(&b->changed, &b->lock);
    double number = b->number;
    pthread_mutex_unlock(&b->lock);
    return number;
}

double signalled(const double *x, int n) {
    box b = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, x, 0, 0};
    pthread_t t;
    pthread_create(&t, 0, put, &b);
    double number = taken(&b);
    pthread_join(t, 0);
    return number * x[n - 1];
}

static int product(void *given) {
    job *j = given;
    j->sum = j->x[j->low] * j->x[j->high];
    return 7;
}

double of_c11(const double *x, int n) {
    thrd_t t;
    job j = {x, 0, n - 1, 0, 0};
    int result;
    thrd_create(&t, product, &j);
    thrd_join(t, &result);
    return j.sum * result;
}

/* The thread waits for what its creator does after it. */
static void *doubled(void *given) {
    box *b = given;
    b->number = 2 * taken(b);
    return 0;
}

double waited_for(const double *x, int n) {
    box b = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, x, 0, 0};
    pthread_t t;
    pthread_create(&t, 0, doubled, &b);
    put(&b);
    pthread_join(t, 0);
    return b.number * x[n - 1];
}
