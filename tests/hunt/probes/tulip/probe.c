// differentiate: trend(close)  at: close = random(40, 10, 20)  roundoff: 1e-10
// differentiate: bands(close, how)  at: close = random(30, 10, 20), how = 2.1 0.2  roundoff: 1e-10
// differentiate: ranges(low, spread, how)  at: low = random(26, 10, 20), spread = random(25, 1, 3), how = 0.03 0.2  roundoff: 1e-10
// differentiate: oscillators(close)  at: close = random(30, 10, 20)  roundoff: 1e-9
#include <indicators.h>

// the outputs of an indicator that is asked for by its name, weighted and summed
static double weighted(const char *name, int size, const double *const *inputs, const double *options) {
  const ti_indicator_info *info = ti_find_indicator(name);
  double *outputs[TI_MAXINDPARAMS], sum = 0;
  int made = size - info->start(options);
  for (int k = 0; k < info->outputs; k++) outputs[k] = malloc(made * sizeof(double));
  if (info->indicator(size, inputs, options, outputs) == TI_OKAY)
    for (int k = 0; k < info->outputs; k++)
      for (int i = 0; i < made; i++) sum += (1 + k + 0.1 * i) * outputs[k][i];
  for (int k = 0; k < info->outputs; k++) free(outputs[k]);
  return sum;
}

double trend(double *close) {
  const double *inputs[] = {close};
  return weighted("macd", 40, inputs, (double[]){4, 9, 3}) + weighted("kama", 40, inputs, (double[]){5}) +
         weighted("hma", 40, inputs, (double[]){6}) + weighted("linreg", 40, inputs, (double[]){5});
}

// the width of the bands and the smoothing are active: they lie among the options beside periods
double bands(double *close, double *how) {
  const double *inputs[] = {close};
  return weighted("bbands", 30, inputs, (double[]){5, how[0]}) +
         weighted("vidya", 30, inputs, (double[]){3, 6, how[1]}) + weighted("volatility", 30, inputs, (double[]){5});
}

double ranges(double *low, double *spread, double *how) {
  double high[24], close[24];
  for (int i = 0; i < 24; i++) high[i] = low[i] + spread[i], close[i] = low[i] + 0.4 * spread[i];
  const double *inputs[] = {high, low, close};
  return weighted("atr", 24, inputs, (double[]){5}) + weighted("adx", 24, inputs, (double[]){5}) +
         weighted("psar", 24, inputs, how) + weighted("stoch", 24, inputs, (double[]){5, 3, 3});
}

double oscillators(double *close) {
  const double *inputs[] = {close};
  double high[30], low[30];
  for (int i = 0; i < 30; i++) high[i] = close[i] + 0.5, low[i] = close[i] - 0.4;
  const double *ranges[] = {high, low};
  return weighted("rsi", 30, inputs, (double[]){5}) + weighted("stochrsi", 30, inputs, (double[]){5}) +
         weighted("msw", 30, inputs, (double[]){5}) + weighted("fisher", 30, ranges, (double[]){6});
}
