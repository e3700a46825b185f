// differentiate: leading(p, out)  at: p = 20 3 5 18 4 4 -15 2 -3 -19 -6 2 3 9 1 2 7 -1.5 1 -12 6 4 -8 3, out = zeros(6)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: merged(p, out)  at: p = 20 3 5 18 4 4 -15 2 -3 -19 -6 2 3 9 1 2 7 -1.5 1 -12 6 4 -8 3, out = zeros(3)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: ring(p)  at: p = 20 3 5 18 4 4 -15 2 -3 -19 -6 2 3 9 1 2 7 -1.5 1 -12 6 4 -8 3  tolerance: 1e-5  roundoff: 1e-9
#include <fastjet/ClusterSequence.hh>
#include <fastjet/Selector.hh>

using namespace fastjet;

static std::vector<PseudoJet> particles(const double *p) {
  std::vector<PseudoJet> all;
  for (int i = 0; i < 8; i++, p += 3)
    all.push_back(PseudoJet(p[0], p[1], p[2], std::sqrt(p[0] * p[0] + p[1] * p[1] + p[2] * p[2] + 0.02)));
  return all;
}

extern "C" double leading(double *p, double *out) {
  ClusterSequence cluster(particles(p), JetDefinition(antikt_algorithm, 0.7));
  std::vector<PseudoJet> jets = sorted_by_pt(cluster.inclusive_jets(5));
  for (int i = 0; i < 2; i++) out[3 * i] = jets[i].pt(), out[3 * i + 1] = jets[i].rap(), out[3 * i + 2] = jets[i].m();
  return (jets[0] + jets[1]).m() + jets[0].delta_R(jets[1]);
}

extern "C" double merged(double *p, double *out) {
  ClusterSequence cluster(particles(p), JetDefinition(kt_algorithm, 1.0));
  for (int i = 0; i < 3; i++) out[i] = cluster.exclusive_dmerge(i + 2);
  std::vector<PseudoJet> three = cluster.exclusive_jets(3);
  return three[0].perp2() + three[1].pseudorapidity() * three[2].mt();
}

extern "C" double ring(double *p) {
  ClusterSequence cluster(particles(p), JetDefinition(cambridge_algorithm, 0.9, WTA_pt_scheme, N2Plain));
  std::vector<PseudoJet> jets = (SelectorPtMin(4) * SelectorAbsRapMax(3))(cluster.inclusive_jets());
  double sum = 0;
  for (const PseudoJet &jet : jets)
    for (const PseudoJet &part : jet.constituents()) sum += part.pt() * part.squared_distance(jet);
  return sum;
}
