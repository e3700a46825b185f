// Oscillator chain: 1,000 Runge-Kutta steps with a std::function; initial state, stiffnesses, damping are the inputs.
#include "../bench.h"
#include <cmath>
#include <functional>
#include <vector>
template <class T, class... A> T __enzyme_autodiff(void *, A...);
enum { MASSES = 10, STATES = 2 * MASSES, SPRINGS = MASSES + 1, INPUTS = STATES + SPRINGS + 1, STEPS = 1000 };
static const double STEP = 0.01;
static std::vector<double> x, dx;

using State = std::vector<double>;
using RightHandSide = std::function<State(double, const State &)>;

static State moved(const State &y, double h, const State &slope) {
    State result(y);
    for (size_t i = 0; i < y.size(); i++) result[i] += h * slope[i];
    return result;
}

static State rk4_step(const RightHandSide &f, double t, double h, const State &y) {
    State k1 = f(t, y), k2 = f(t + h / 2, moved(y, h / 2, k1)), k3 = f(t + h / 2, moved(y, h / 2, k2));
    State k4 = f(t + h, moved(y, h, k3)), next(y);
    for (size_t i = 0; i < y.size(); i++) next[i] += h / 6 * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]);
    return next;
}

// Positions, then velocities; the last mass is driven.
static double action(const std::vector<double> &x) {
    State y(x.begin(), x.begin() + STATES);
    const std::vector<double> stiffness(x.begin() + STATES, x.begin() + STATES + SPRINGS);
    const double damping = x.back();
    RightHandSide chain = [&](double t, const State &y) {
        State slope(STATES);
        for (int i = 0; i < MASSES; i++) slope[i] = y[MASSES + i], slope[MASSES + i] = -damping * y[MASSES + i];
        for (int s = 0; s < SPRINGS; s++) {
            double stretch = (s < MASSES ? y[s] : 0) - (s > 0 ? y[s - 1] : 0);
            double force = stiffness[s] * (stretch + stretch * stretch * stretch);
            if (s > 0) slope[MASSES + s - 1] += force;
            if (s < MASSES) slope[MASSES + s] -= force;
        }
        slope[STATES - 1] += std::cos(t);
        return slope;
    };
    double total = 0;
    for (int step = 0; step < STEPS; step++) {
        y = rk4_step(chain, step * STEP, STEP, y);
        for (double value : y) total += STEP * value * value;
    }
    return total;
}

static double primal() { return action(x); }

static void gradient() { __enzyme_autodiff<void>((void *)action, enzyme_dup, &x, &dx); }

// The same right-hand side in place; p has the stiffnesses, then the damping.
static void slope_at(const double *p, double drive, const double *y, double *slope) {
    double stretch = y[0], before = p[0] * (stretch + stretch * stretch * stretch);
    for (int i = 0; i < MASSES; i++) {
        stretch = (i + 1 < MASSES ? y[i + 1] : 0) - y[i];
        double after = p[i + 1] * (stretch + stretch * stretch * stretch);
        slope[i] = y[MASSES + i];
        slope[MASSES + i] = after - before - p[SPRINGS] * y[MASSES + i];
        before = after;
    }
    slope[STATES - 1] += drive;
}

// dy = transposed Jacobian times w; dp gets the parameters' share.
static void slope_back(const double *p, const double *y, const double *w, double *dy, double *dp) {
    double damped = 0, left = 0;
    const double *v = w + MASSES;
    for (int i = 0; i < MASSES; i++) damped += v[i] * y[MASSES + i], dy[MASSES + i] = w[i] - p[SPRINGS] * v[i];
    dp[SPRINGS] -= damped;
    for (int s = 0; s < SPRINGS; s++) {
        double stretch = (s < MASSES ? y[s] : 0) - (s > 0 ? y[s - 1] : 0), square = stretch * stretch;
        double dforce = (s > 0 ? v[s - 1] : 0) - (s < MASSES ? v[s] : 0);
        double right = p[s] * (1 + 3 * square) * dforce;
        dp[s] += dforce * stretch * (1 + square);
        if (s > 0) dy[s - 1] = left - right;
        left = right;
    }
}

// The stages' states are kept; the way back is the transposed Runge-Kutta step.
static void by_hand() {
    static double stages[STEPS][4][STATES], ends[STEPS][STATES];
    const double *p = x.data() + STATES, weight[4] = {STEP / 6, STEP / 3, STEP / 3, STEP / 6};
    const double ahead[4] = {0, STEP / 2, STEP / 2, STEP};
    double y[STATES], slope[STATES], next[STATES], w[STATES] = {}, dslope[STATES], dstage[STATES], sum[STATES];
    double dp[SPRINGS + 1] = {};
    memcpy(y, x.data(), sizeof y);
    for (int step = 0; step < STEPS; step++) {
        memcpy(next, y, sizeof y);
        for (int s = 0; s < 4; s++) {
            double *stage = stages[step][s];
            for (int i = 0; i < STATES; i++) stage[i] = y[i] + (s ? ahead[s] * slope[i] : 0);
            slope_at(p, std::cos(step * STEP + ahead[s]), stage, slope);
            for (int i = 0; i < STATES; i++) next[i] += weight[s] * slope[i];
        }
        memcpy(y, next, sizeof y), memcpy(ends[step], y, sizeof y);
    }
    for (int step = STEPS; step-- > 0;) {
        for (int i = 0; i < STATES; i++) w[i] += 2 * STEP * ends[step][i];
        memcpy(sum, w, sizeof w);
        for (int s = 4; s-- > 0;) {
            for (int i = 0; i < STATES; i++) dslope[i] = weight[s] * w[i] + (s < 3 ? ahead[s + 1] * dstage[i] : 0);
            slope_back(p, stages[step][s], dslope, dstage, dp);
            for (int i = 0; i < STATES; i++) sum[i] += dstage[i];
        }
        memcpy(w, sum, sizeof w);
    }
    for (int i = 0; i < STATES; i++) dx[i] += w[i];
    for (int i = 0; i <= SPRINGS; i++) dx[STATES + i] += dp[i];
}

extern "C" struct benchmark benchmark() {
    double *from = numbers(INPUTS, 0.5, 0);
    x.assign(from, from + INPUTS), dx.assign(INPUTS, 0);
    for (int s = 0; s < SPRINGS; s++) x[STATES + s] += 2;
    x.back() = 0.1;
    return {"oscillator chain", INPUTS, x.data(), dx.data(), primal, gradient, by_hand, nullptr};
}
