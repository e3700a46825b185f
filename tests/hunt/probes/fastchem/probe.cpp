// differentiate: gas(t, logp, epsilon, out)  at: t = 1800, logp = -1.3, epsilon = 1 1 1 1 1 1 1 1, out = zeros(18)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: ionised(t, logp, epsilon, out)  at: t = 5200, logp = -2.1, epsilon = 1 1 1 1 1 1 1 1, out = zeros(18)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: condensed(t, logp, epsilon, out)  at: t = 1500, logp = -1.1, epsilon = 1 1 1 1 1 1 1 1, out = zeros(18)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: rained(temperatures, epsilon, out)  at: temperatures = 2300 1700 1400, epsilon = 1 1 1 1 1 1 1 1, out = zeros(18)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: equilibrium(t, logp)  at: t = 1350, logp = 0.2  tolerance: 1e-4  roundoff: 1e-7
#include "fastchem.h"
#include <cmath>
#include <string>
#include <vector>

using namespace fastchem;

namespace {
std::string beside(const char *name) {
  std::string path = __FILE__;
  return path.substr(0, path.rfind('/') + 1) + name;
}

struct Chemistry : FastChem {
  explicit Chemistry(const double *epsilon) : FastChem(beside("abundances.dat"), beside("species.dat"), beside("condensates.dat"), 0) {
    bool known = setParameter("accuracyChem", 1e-11) && setParameter("accuracyNewton", 1e-11) && setParameter("accuracyCond", 1e-11);
    if (!known) throw 1;
    if (!epsilon) return;
    std::vector<double> abundances = getElementAbundances();
    for (size_t i = 1; i < abundances.size(); i++) abundances[i] *= epsilon[i - 1];
    setElementAbundances(abundances);
  }
};

double solved(Chemistry &chemistry, FastChemInput &input, double *out) {
  FastChemOutput output;
  unsigned status = chemistry.calcDensities(input, output);
  if (status != FASTCHEM_SUCCESS) return NAN;
  const size_t last = input.temperature.size() - 1;
  double total = input.pressure[last] * 1e6 / (CONST_K * input.temperature[last]);
  double sum = 0;
  for (size_t i = 0; i < chemistry.getGasSpeciesNumber() && i < 12; i++) out[i] = std::log(output.number_densities[last][i + 1] / total);
  for (size_t i = 0; i < 3; i++) out[12 + i] = output.number_densities_cond[last][i] / total * 1e4;
  for (size_t i = 0; i < 3; i++) out[15 + i] = output.element_cond_degree[last][i + 6];
  for (size_t k = 0; k <= last; k++) sum += output.mean_molecular_weight[k] + 1e-15 * output.total_element_density[k];
  return sum;
}
}

extern "C" double gas(double t, double logp, double *epsilon, double *out) {
  Chemistry chemistry(epsilon);
  FastChemInput input;
  input.temperature = {t}, input.pressure = {std::pow(10, logp)};
  return solved(chemistry, input, out);
}

extern "C" double ionised(double t, double logp, double *epsilon, double *out) {
  Chemistry chemistry(epsilon);
  FastChemInput input;
  input.temperature = {t, 1.1 * t}, input.pressure = {std::pow(10, logp), std::pow(10, logp)};
  return solved(chemistry, input, out);
}

extern "C" double condensed(double t, double logp, double *epsilon, double *out) {
  Chemistry chemistry(epsilon);
  FastChemInput input;
  input.temperature = {t}, input.pressure = {std::pow(10, logp)};
  input.equilibrium_condensation = true;
  return solved(chemistry, input, out);
}

// from the bottom to the top of an atmosphere
extern "C" double rained(double *temperatures, double *epsilon, double *out) {
  Chemistry chemistry(epsilon);
  FastChemInput input;
  input.temperature.assign(temperatures, temperatures + 3), input.pressure = {1, 0.3, 0.1};
  input.rainout_condensation = true;
  return solved(chemistry, input, out);
}

extern "C" double equilibrium(double t, double logp) {
  Chemistry chemistry(nullptr);
  double out[18];
  FastChemInput input;
  input.temperature = {t}, input.pressure = {std::pow(10, logp)};
  double result = solved(chemistry, input, out);
  return result + out[3] - 2 * out[8];
}
