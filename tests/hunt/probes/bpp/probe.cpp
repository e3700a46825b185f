// differentiate: rates(alpha, invariant, out)  at: alpha = 0.63, invariant = 0.18, out = zeros(10)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: mixed(mean, shape, weight, out)  at: mean = 0.4 0.9, shape = 1.7 2.6, weight = 0.35, out = zeros(4)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: substituted(rates, pi, t, out)  at: rates = 0.4 1.3 0.2 0.5 1.7 0.9, pi = 0.21 0.29 0.31 0.19, t = 0.43, out = zeros(16)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: hidden(emitted, stay, posterior)  at: emitted = random(24, 0.1, 0.9), stay = 0.8 0.7 0.9, posterior = zeros(24)  roundoff: 1e-9
// differentiate: minimum(p)  at: p = 1.3 0.4 2.1  tolerance: 1e-4  roundoff: 1e-6
// differentiate: numerical(v, out)  at: v = 0.7 1.3 0.6, out = zeros(4)  roundoff: 1e-9
// differentiate: density(sample, at)  at: sample = random(16, -1, 1), at = 0.2 -0.3  tolerance: 1e-5  roundoff: 1e-8
#include <Bpp/Numeric/AdaptiveKernelDensityEstimation.h>
#include <Bpp/Numeric/AbstractParametrizable.h>
#include <Bpp/Numeric/AutoParameter.h>
#include <Bpp/Numeric/Function/BrentOneDimension.h>
#include <Bpp/Numeric/Function/PowellMultiDimensions.h>
#include <Bpp/Numeric/Function/ThreePointsNumericalDerivative.h>
#include <Bpp/Numeric/Function/SimpleNewtonMultiDimensions.h>
#include <Bpp/Numeric/Hmm/AutoCorrelationTransitionMatrix.h>
#include <Bpp/Numeric/Hmm/RescaledHmmLikelihood.h>
#include <Bpp/Numeric/Matrix/EigenValue.h>
#include <Bpp/Numeric/Matrix/MatrixTools.h>
#include <Bpp/Numeric/Prob/BetaDiscreteDistribution.h>
#include <Bpp/Numeric/Prob/GammaDiscreteDistribution.h>
#include <Bpp/Numeric/Prob/GaussianDiscreteDistribution.h>
#include <Bpp/Numeric/Prob/InvariantMixedDiscreteDistribution.h>
#include <Bpp/Numeric/Prob/MixtureOfDiscreteDistributions.h>
#include <Bpp/Numeric/Prob/Simplex.h>
#include <memory>

using namespace bpp;

extern "C" double rates(double alpha, double invariant, double *out) {
  InvariantMixedDiscreteDistribution all(new GammaDiscreteDistribution(4, alpha, alpha), invariant);
  Vdouble values = all.getCategories(), shares = all.getProbabilities();
  for (size_t i = 0; i < values.size() && i < 5; i++) out[2 * i] = values[i], out[2 * i + 1] = shares[i];
  GammaDiscreteDistribution medians(4, 1, 1);
  medians.setMedian(true);
  medians.setParameterValue("alpha", alpha);
  medians.setParameterValue("beta", 2 * alpha);
  return medians.getCategory(2) + medians.qProb(0.3) + medians.Expectation(0.5) + all.pProb(0.7);
}

extern "C" double mixed(double *mean, double *shape, double weight, double *out) {
  GaussianDiscreteDistribution bell(5, mean[0], mean[1]);
  BetaDiscreteDistribution beta(4, shape[0], shape[1]);
  std::vector<DiscreteDistribution *> both{&bell, &beta};
  MixtureOfDiscreteDistributions mixture(both, std::vector<double>{weight, 1 - weight});
  out[0] = mixture.pProb(0.6), out[1] = mixture.Expectation(0.5), out[2] = bell.getCategory(3), out[3] = beta.getCategory(1);
  Simplex simplex(std::vector<double>{weight, (1 - weight) / 3, 2 * (1 - weight) / 3}, 1);
  return simplex.getParameterValue("theta1") + simplex.prob(2) * mixture.getProbability(size_t(1)) + mixture.getCategory(4);
}

extern "C" double substituted(double *rates, double *pi, double t, double *out) {
  RowMatrix<double> Q(4, 4), P, inverse, power, product;
  int k = 0;
  for (int i = 0; i < 4; i++)
    for (int j = i + 1; j < 4; j++, k++) Q(i, j) = rates[k] * pi[j], Q(j, i) = rates[k] * pi[i];
  for (int i = 0; i < 4; i++) {
    Q(i, i) = 0;
    double sum = 0;
    for (int j = 0; j < 4; j++) sum += Q(i, j);
    Q(i, i) = -sum;
  }
  EigenValue<double> eigen(Q);
  RowMatrix<double> V = eigen.getV();
  MatrixTools::inv(V, inverse);
  std::vector<double> grown;
  for (double value : eigen.getRealEigenValues()) grown.push_back(std::exp(t * value));
  MatrixTools::mult(V, grown, inverse, P);
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 4; j++) out[4 * i + j] = P(i, j);
  MatrixTools::pow(P, size_t(3), power);
  MatrixTools::kroneckerMult(P, power, product);
  return MatrixTools::det(power) + MatrixTools::sumElements(power) + product(3, 7);
}

namespace {
class Named : public Clonable {
public:
  Named *clone() const override { return new Named(*this); }
};

class States : public virtual HmmStateAlphabet, public AbstractParametrizable {
  Named state;
public:
  States() : AbstractParametrizable("") {}
  States *clone() const override { return new States(*this); }
  const Clonable &getState(size_t) const override { return state; }
  size_t getNumberOfStates() const override { return 3; }
  bool worksWith(const HmmStateAlphabet *other) const override { return other == this; }
};

class Emitted : public virtual HmmEmissionProbabilities, public AbstractParametrizable {
  const HmmStateAlphabet *alphabet;
  std::vector<std::vector<double>> values;
public:
  Emitted(const HmmStateAlphabet *a, const double *p, size_t n) : AbstractParametrizable(""), alphabet(a) {
    for (size_t i = 0; i < n; i++) values.emplace_back(p + 3 * i, p + 3 * i + 3);
  }
  Emitted *clone() const override { return new Emitted(*this); }
  const HmmStateAlphabet *getHmmStateAlphabet() const override { return alphabet; }
  void setHmmStateAlphabet(const HmmStateAlphabet *a) override { alphabet = a; }
  double operator()(size_t at, size_t state) const override { return values[at][state]; }
  const std::vector<double> &operator()(size_t at) const override { return values[at]; }
  size_t getNumberOfPositions() const override { return values.size(); }
};

class Valley : public virtual Function, public AbstractParametrizable {
  const double *p;
  double value;
public:
  Valley(const double *p, double x, double y) : AbstractParametrizable(""), p(p) {
    addParameter_(new Parameter("x", x));
    addParameter_(new Parameter("y", y));
    fireParameterChanged(getParameters());
  }
  Valley *clone() const override { return new Valley(*this); }
  void setParameters(const ParameterList &list) override { matchParametersValues(list); }
  double getValue() const override { return value; }
  void fireParameterChanged(const ParameterList &) override {
    double x = getParameterValue("x"), y = getParameterValue("y");
    value = std::exp(0.3 * p[0] * x) - x + (y - p[1] * x) * (y - p[1] * x) + p[2] * x * x;
  }
};
}

extern "C" double hidden(double *emitted, double *stay, double *posterior) {
  States *states = new States;
  AutoCorrelationTransitionMatrix *moves = new AutoCorrelationTransitionMatrix(states);
  for (int i = 0; i < 3; i++) moves->setParameterValue("lambda" + std::to_string(i + 1), stay[i]);
  RescaledHmmLikelihood model(states, moves, new Emitted(states, emitted, 8), "hmm.");
  std::vector<std::vector<double>> probabilities;
  model.getHiddenStatesPosteriorProbabilities(probabilities, false);
  for (int i = 0; i < 8; i++)
    for (int j = 0; j < 3; j++) posterior[3 * i + j] = probabilities[i][j];
  return model.getLogLikelihood();
}

extern "C" double minimum(double *p) {
  Valley valley(p, 0.5, 0.3);
  BrentOneDimension line(&valley);
  line.setMessageHandler(nullptr), line.setProfiler(nullptr), line.setVerbose(0);
  line.setInitialInterval(-1, 2);
  line.init(valley.getParameters().subList("x"));
  line.getStopCondition()->setTolerance(1e-7);
  double first = line.optimize();
  PowellMultiDimensions plane(&valley);
  plane.setMessageHandler(nullptr), plane.setProfiler(nullptr), plane.setVerbose(0);
  plane.init(valley.getParameters());
  plane.getStopCondition()->setTolerance(1e-9);
  return first + 2 * plane.optimize();
}

extern "C" double numerical(double *v, double *out) {
  Valley valley(v, v[0], v[1]);
  ParameterList moved = valley.getParameters();
  moved.setParameterValue("x", v[0] + v[2]);
  out[0] = valley.f(moved);
  moved.getParameter("y").setValue(v[1] * v[2]);
  out[1] = valley.f(moved);
  ThreePointsNumericalDerivative slopes(&valley);
  slopes.setParametersToDerivate(valley.getParameters().getParameterNames());
  slopes.setInterval(1e-2);
  slopes.setParameters(valley.getParameters());
  out[2] = slopes.getFirstOrderDerivative("x"), out[3] = slopes.getSecondOrderDerivative("x");
  return slopes.getValue();
}

extern "C" double density(double *sample, double *at) {
  RowMatrix<double> points(2, 8);
  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 8; j++) points(i, j) = sample[8 * i + j];
  AdaptiveKernelDensityEstimation estimate(points, 0.4);
  return estimate.kDensity({at[0], at[1]});
}
