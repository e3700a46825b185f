// differentiate: fitted(y, out)  at: y = 2.1 1.62 1.31 1.02 0.83 0.7 0.57 0.49, out = zeros(3)  tolerance: 1e-3  roundoff: 1e-5
// differentiate: errors(y, out)  at: y = 2.1 1.62 1.31 1.02 0.83 0.7 0.57 0.49, out = zeros(6)  tolerance: 1e-3  roundoff: 1e-5
// differentiate: bounded(y, out)  at: y = 2.1 1.62 1.31 1.02 0.83 0.7 0.57 0.49, out = zeros(3)  tolerance: 1e-3  roundoff: 1e-5
// differentiate: asymmetric(y, out)  at: y = 2.1 1.62 1.31 1.02 0.83 0.7 0.57 0.49, out = zeros(2)  tolerance: 1e-2  roundoff: 1e-4
#include <Minuit2/FCNBase.h>
#include <Minuit2/FunctionMinimum.h>
#include <Minuit2/MnHesse.h>
#include <Minuit2/MnMigrad.h>
#include <Minuit2/MnMinos.h>
#include <Minuit2/MnPrint.h>
#include <Minuit2/MnUserParameters.h>
#include <cmath>
#include <vector>

using namespace ROOT::Minuit2;

// the misfit of a * exp(-b * t) + c, with its own gradient if that is asked for
class Decay : public FCNBase {
public:
  Decay(const double *y, bool own) : seen(y, y + 8), own(own) {}
  double operator()(const std::vector<double> &p) const override {
    double sum = 0;
    for (int i = 0; i < 8; i++) sum += std::pow((p[0] * std::exp(-0.4 * i * p[1]) + p[2] - seen[i]) / 0.05, 2);
    return sum;
  }
  double Up() const override { return 1; }
  bool HasGradient() const override { return own; }
  std::vector<double> Gradient(const std::vector<double> &p) const override {
    std::vector<double> g(3);
    for (int i = 0; i < 8; i++) {
      double e = std::exp(-0.4 * i * p[1]), miss = 2 * (p[0] * e + p[2] - seen[i]) / 0.0025;
      g[0] += miss * e, g[1] -= miss * p[0] * 0.4 * i * e, g[2] += miss;
    }
    return g;
  }

private:
  std::vector<double> seen;
  bool own;
};

static MnUserParameters start() {
  MnPrint::SetGlobalLevel(-1);
  MnUserParameters parameters;
  parameters.Add("a", 1.5, 0.1);
  parameters.Add("b", 1, 0.1);
  parameters.Add("c", 0.1, 0.1);
  return parameters;
}

static double found(const FunctionMinimum &minimum, double *out) {
  for (int k = 0; k < 3; k++) out[k] = minimum.UserState().Value(k);
  return minimum.Fval();
}

extern "C" double fitted(double *y, double *out) {
  Decay misfit(y, true);
  MnMigrad migrad(misfit, start(), MnStrategy(1));
  return found(migrad(1000, 1e-7), out);
}

extern "C" double errors(double *y, double *out) {
  Decay misfit(y, true);
  MnMigrad migrad(misfit, start(), MnStrategy(1));
  FunctionMinimum minimum = migrad(1000, 1e-7);
  MnHesse hesse(MnStrategy(2));
  hesse(misfit, minimum);
  double least = found(minimum, out);
  for (int k = 0; k < 3; k++) out[3 + k] = minimum.UserState().Error(k);
  return least + minimum.UserState().Covariance()(0, 1) * 1000;
}

extern "C" double bounded(double *y, double *out) {
  Decay misfit(y, true);
  MnUserParameters parameters = start();
  parameters.SetLimits("a", 0.5, 5);
  parameters.SetLowerLimit("b", 0.1);
  MnMigrad migrad(misfit, parameters, MnStrategy(1));
  return found(migrad(1000, 1e-7), out);
}

extern "C" double asymmetric(double *y, double *out) {
  Decay misfit(y, true);
  MnMigrad migrad(misfit, start(), MnStrategy(1));
  FunctionMinimum minimum = migrad(1000, 1e-7);
  MnMinos minos(misfit, minimum);
  std::pair<double, double> interval = minos(1, 1000, 1e-4);
  out[0] = interval.first, out[1] = interval.second;
  return minimum.Fval();
}
