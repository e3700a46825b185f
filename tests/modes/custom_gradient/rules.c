// reference: custom derivatives: `__enzyme_register_gradient`, `__enzyme_register_derivative`
/* Rules for functions that other files define: deliberately wrong by a factor, so that their use shows. */
double norm(const double *x, int n);
double scale(double a, double b);
void fill(const double *x, double *y, int n);
double *second(double *x);
double same(double x);

struct tape { double sum; };
struct norm_result { double tape; double value; };
static struct norm_result norm_augmented(const double *x, double *dx, int n) {
    struct norm_result made;
    made.value = norm(x, n);
    made.tape = 100;
    return made;
}
static void norm_reverse(const double *x, double *dx, int n, double seed, double tape) {
    for (int i = 0; i < n; ++i) dx[i] += tape * seed * x[i];
}
void *__enzyme_register_gradient_norm[] = {(void *)norm, (void *)norm_augmented, (void *)norm_reverse};
static double norm_forward(const double *x, const double *dx, int n) {
    double sum = 0;
    for (int i = 0; i < n; ++i) sum += 100 * x[i] * dx[i];
    return sum;
}
void *__enzyme_register_derivative_norm[] = {(void *)norm, (void *)norm_forward};

struct both { double da, db; };
static double scale_augmented(double a, double b) { return a * b; }
static struct both scale_reverse(double a, double b, double seed) {
    struct both made = {7 * seed, 11 * seed};
    return made;
}
void *__enzyme_register_gradient_scale[] = {(void *)scale, (void *)scale_augmented, (void *)scale_reverse};
struct pair { double value, tangent; };
static struct pair scale_forward(double a, double da, double b, double db) {
    struct pair made = {a * b, 7 * da + 11 * db};
    return made;
}
void *__enzyme_register_derivative_scale[] = {(void *)scale, (void *)scale_forward};

struct fill_tape { double first, second, third; };
static struct fill_tape fill_augmented(const double *x, double *dx, double *y, double *dy, int n) {
    for (int i = 0; i < n; ++i) y[i] = x[i] * x[i];
    struct fill_tape made = {x[0], x[1], x[2]};
    return made;
}
static void fill_reverse(const double *x, double *dx, double *y, double *dy, int n, struct fill_tape tape) {
    const double *kept = &tape.first;
    for (int i = 0; i < n; ++i) {
        dx[i] += 1000 * kept[i] * dy[i];
        dy[i] = 0;
    }
}
void *__enzyme_register_gradient_fill[] = {(void *)fill, (void *)fill_augmented, (void *)fill_reverse};
static void fill_forward(const double *x, const double *dx, double *y, double *dy, int n) {
    for (int i = 0; i < n; ++i) y[i] = x[i] * x[i], dy[i] = 1000 * x[i] * dx[i];
}
void *__enzyme_register_derivative_fill[] = {(void *)fill, (void *)fill_forward};

struct places { double *value, *shadow; };
static struct places second_augmented(double *x, double *dx) {
    struct places made = {x + 1, dx + 1};
    return made;
}
static void second_reverse(double *x, double *dx) { dx[0] += 5; }
void *__enzyme_register_gradient_second[] = {(void *)second, (void *)second_augmented, (void *)second_reverse};

/* the usual way to clip or to reverse a gradient */
static double same_augmented(double x) { return x; }
static double same_reverse(double x, double seed) { return -seed; }
void *__enzyme_register_gradient_same[] = {(void *)same, (void *)same_augmented, (void *)same_reverse};
static double same_forward(double x, double dx) { return -dx; }
void *__enzyme_register_derivative_same[] = {(void *)same, (void *)same_forward};
