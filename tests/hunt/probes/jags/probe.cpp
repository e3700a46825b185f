// differentiate: densities(x, p, out)  at: x = 0.3 1.2 0.4, p = 0.57 1.7 2.3, out = zeros(7)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: regression(p, x, y)  at: p = 0.4 -0.7 1.9, x = random(8, -1, 1), y = random(8, -1, 1)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: counts(p, x)  at: p = 0.4 -0.7, x = 0.3 0.7 -0.2 1.1  tolerance: 1e-5  roundoff: 1e-8
// differentiate: truncated(p, bounds)  at: p = 0.4 1.7, bounds = -0.6 1.4  tolerance: 1e-5  roundoff: 1e-8
// differentiate: multivariate(x, mu, t)  at: x = 0.3 0.7 -0.2, mu = 0.1 0.2 0.3, t = 2 0.3 0.1 0.3 1.7 0.2 0.1 0.2 1.3  tolerance: 1e-5  roundoff: 1e-8
// differentiate: functions(x, out)  at: x = 0.3 0.7 1.2 0.4, out = zeros(5)  tolerance: 1e-5  roundoff: 1e-8
#include <base/functions/Add.h>
#include <base/functions/Multiply.h>
#include <base/functions/Pow.h>
#include <bugs/distributions/DBeta.h>
#include <bugs/distributions/DDirch.h>
#include <bugs/distributions/DGamma.h>
#include <bugs/distributions/DLogis.h>
#include <bugs/distributions/DMNorm.h>
#include <bugs/distributions/DNegBin.h>
#include <bugs/distributions/DNorm.h>
#include <bugs/distributions/DPois.h>
#include <bugs/distributions/DT.h>
#include <bugs/distributions/DWeib.h>
#include <bugs/functions/Exp.h>
#include <bugs/functions/ILogit.h>
#include <bugs/functions/InProd.h>
#include <bugs/functions/InterpLin.h>
#include <bugs/functions/LogDet.h>
#include <bugs/functions/Phi.h>
#include <graph/ConstantNode.h>
#include <graph/LinkNode.h>
#include <graph/ScalarLogicalNode.h>
#include <graph/ScalarStochasticNode.h>
#include <memory>
#include <vector>

#include <model/SymTab.h>

using namespace jags;
using std::vector;
typedef vector<double const *> Pointers;

extern "C" double densities(double *x, double *p, double *out) {
  bugs::DNorm normal;
  bugs::DGamma gamma;
  bugs::DT student;
  bugs::DBeta beta;
  bugs::DWeib weibull;
  bugs::DLogis logistic;
  const RScalarDist *all[6] = {&normal, &gamma, &weibull, &logistic, &beta, &student};
  for (int i = 0; i < 5; i++) out[i] = all[i]->logDensity(x[i == 4 ? 2 : i % 2], PDF_FULL, Pointers{p + i % 2, p + 2}, 0, 0);
  out[5] = student.logDensity(x[0], PDF_FULL, Pointers{p, p + 1, p + 2}, 0, 0);
  out[6] = gamma.p(x[1], Pointers{p, p + 1}, true, false);
  bugs::DDirch dirichlet;
  double simplex[3];
  double sum = x[0] + x[1] + x[2];
  for (int i = 0; i < 3; i++) simplex[i] = x[i] / sum;
  return dirichlet.logDensity(simplex, 3, PDF_FULL, Pointers{p}, vector<unsigned>{3}, 0, 0) + normal.q(x[2], Pointers{p, p + 1}, true, false);
}

namespace {
// the nodes of a graph, children last
struct Nodes {
  vector<Node *> nodes;
  vector<StochasticNode *> random;
  ~Nodes() {
    while (!nodes.empty()) {
      nodes.back()->unlinkParents();
      delete nodes.back();
      nodes.pop_back();
    }
  }
  template <class T> T *keep(T *node) {
    nodes.push_back(node);
    return node;
  }
  Node *constant(double value) { return keep(new ConstantNode(value, 1, true)); }
  Node *draw(const ScalarDist *dist, vector<Node const *> parents, double value) {
    auto *node = keep(new ScalarStochasticNode(dist, 1, parents, 0, 0));
    node->setValue(&value, 1, 0);
    random.push_back(node);
    return node;
  }
  Node *computed(const ScalarFunction *function, vector<Node const *> parents) {
    auto *node = keep(new ScalarLogicalNode(function, 1, parents));
    node->deterministicSample(0);
    return node;
  }
  double density() const {
    double sum = 0;
    for (auto *node : random) sum += node->logDensity(0, PDF_FULL);
    return sum;
  }
};
}

// y ~ N(a + b x, tau), with priors
extern "C" double regression(double *p, double *x, double *y) {
  bugs::DNorm normal;
  bugs::DGamma gamma;
  base::Add add;
  base::Multiply multiply;
  Nodes model;
  Node *zero = model.constant(0), *wide = model.constant(0.01), *shape = model.constant(1.3);
  Node *a = model.draw(&normal, {zero, wide}, p[0]), *b = model.draw(&normal, {zero, wide}, p[1]), *tau = model.draw(&gamma, {shape, shape}, p[2]);
  for (int i = 0; i < 8; i++) {
    Node *mean = model.computed(&add, {a, model.computed(&multiply, {b, model.constant(x[i])})});
    model.draw(&normal, {mean, tau}, y[i]);
  }
  return model.density();
}

// a generalized linear model, with a link
extern "C" double counts(double *p, double *x) {
  bugs::DNorm normal;
  bugs::DPois poisson;
  bugs::Exp exponential;
  base::Add add;
  base::Multiply multiply;
  Nodes model;
  Node *zero = model.constant(0), *one = model.constant(1);
  Node *a = model.draw(&normal, {zero, one}, p[0]), *b = model.draw(&normal, {zero, one}, p[1]);
  for (int i = 0; i < 4; i++) {
    Node *eta = model.computed(&add, {a, model.computed(&multiply, {b, model.constant(x[i])})});
    LinkNode *mean = model.keep(new LinkNode(&exponential, 1, {eta}));
    mean->deterministicSample(0);
    model.draw(&poisson, {mean}, i);
  }
  return model.density();
}

extern "C" double truncated(double *p, double *bounds) {
  bugs::DNorm normal;
  ConstantNode mean(p[0], 1, true), tau(p[1], 1, true), low(bounds[0], 1, true), high(bounds[1], 1, true);
  ScalarStochasticNode node(&normal, 1, {&mean, &tau}, &low, &high);
  node.deterministicSample(0);
  double value = 0.3;
  node.setValue(&value, 1, 0);
  double sum = node.logDensity(0, PDF_FULL);
  node.unlinkParents();
  return sum;
}

extern "C" double multivariate(double *x, double *mu, double *t) {
  bugs::DMNorm normal;
  bugs::LogDet logdet;
  double found;
  logdet.evaluate(&found, Pointers{t}, {{3, 3}});
  return normal.logDensity(x, 3, PDF_FULL, Pointers{mu, t}, {{3}, {3, 3}}, 0, 0) + found * found;
}

extern "C" double functions(double *x, double *out) {
  bugs::Phi phi;
  bugs::ILogit logit;
  bugs::InProd product;
  bugs::InterpLin interpolated;
  base::Pow power;
  double at[3] = {0, 0.5, 1}, value = 0;
  out[0] = phi.inverseLink(x[0]), out[1] = logit.inverseLink(x[1]) + logit.link(x[0]);
  out[2] = power.evaluate(Pointers{x + 1, x + 2});
  product.evaluate(&value, Pointers{x, x + 1}, vector<unsigned>{3, 3});
  out[3] = value;
  interpolated.evaluate(&value, Pointers{x, at, x + 1}, vector<unsigned>{1, 3, 3});
  out[4] = value;
  return phi.grad(x[3]);
}

// no node has a name
std::string SymTab::getName(Node const *) const { return ""; }
