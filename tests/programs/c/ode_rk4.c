// Classical Runge-Kutta for the Lorenz system and a Van der Pol oscillator with its parameter active.
// differentiate: lorenz(y, sigma, rho, beta, steps)  at: y = 1 2 3, sigma = 10, rho = 28, beta = 2.5, steps = 10
// differentiate: van_der_pol(mu, steps)  at: mu = 0.8, steps = 20
static void field(const double *y, double *dy, double sigma, double rho, double beta) {
    dy[0] = sigma * (y[1] - y[0]);
    dy[1] = y[0] * (rho - y[2]) - y[1];
    dy[2] = y[0] * y[1] - beta * y[2];
}

void lorenz(double *y, double sigma, double rho, double beta, int steps) {
    const double h = 0.01;
    double k[4][3], t[3];
    for (int s = 0; s < steps; s++) {
        field(y, k[0], sigma, rho, beta);
        for (int stage = 1; stage < 4; stage++) {
            double c = stage == 3 ? h : h / 2;
            for (int i = 0; i < 3; i++) t[i] = y[i] + c * k[stage - 1][i];
            field(t, k[stage], sigma, rho, beta);
        }
        for (int i = 0; i < 3; i++) y[i] += h / 6 * (k[0][i] + 2 * k[1][i] + 2 * k[2][i] + k[3][i]);
    }
}

double van_der_pol(double mu, int steps) {
    double x = 1, v = 0, h = 0.05;
    for (int s = 0; s < steps; s++) {
        double a1 = mu * (1 - x * x) * v - x, xm = x + h / 2 * v, vm = v + h / 2 * a1;
        double a2 = mu * (1 - xm * xm) * vm - xm;
        x += h * vm;
        v += h * a2;
    }
    return x * x + v * v;
}
