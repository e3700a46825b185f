typedef double (*rate_function)(double y, void *context);

double integrate(rate_function rate, void *context, double y, int steps) {
    const double h = 0.1;
    for (int i = 0; i < steps; i++) {
        double half = y + h / 2 * rate(y, context);
        y += h * rate(half, context);
    }
    return y;
}
