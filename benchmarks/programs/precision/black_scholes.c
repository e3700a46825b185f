/* European options by the formula of F. Black and M. Scholes (1973): the value of a portfolio of calls. */
#include <math.h>

static double normal(double x) { return 0.5 * erfc(-x * 0.70710678118654752440); }

static double call_price(double spot, double strike, double rate, double volatility, double time) {
    double deviation = volatility * sqrt(time);
    double d1 = (log(spot / strike) + (rate + 0.5 * volatility * volatility) * time) / deviation;
    double d2 = d1 - deviation;
    double discount = exp(-rate * time);
    return spot * normal(d1) - strike * discount * normal(d2);
}

double black_scholes(const double *spots, const double *strikes, const double *rates, const double *volatilities,
                     const double *times, int n) {
    double portfolio = 0;
    for (int k = 0; k < n; ++k) {
        double price = call_price(spots[k], strikes[k], rates[k], volatilities[k], times[k]);
        portfolio += price;
    }
    return portfolio;
}
