// differentiate: sliced(xyz, radii, areas)  at: xyz = 0.1 0.2 0 1.4 0.3 -0.2 2.1 1.5 0.1 3.4 1.6 0.8 1.5 2.7 -0.7 0.4 -1.1 1.3, radii = 1.64 1.88 1.61 1.42 1.46 1.77, areas = zeros(6)  tolerance: 1e-4  roundoff: 1e-9
// differentiate: probed(probe, radii)  at: probe = 1.4, radii = 1.64 1.88 1.61 1.42 1.46 1.77  tolerance: 1e-4  roundoff: 1e-9
// differentiate: peptide(xyz, share)  at: xyz = 0.11 0.23 0.03 1.41 0.32 -0.19 2.13 1.52 0.14 3.41 1.63 0.82 2.02 -0.93 -1.12 4.43 2.61 0.94 5.64 2.93 0.17, share = zeros(3)  tolerance: 1e-4  roundoff: 1e-9
// differentiate: polar(xyz)  at: xyz = 0.11 0.23 0.03 1.41 0.32 -0.19 2.13 1.52 0.14 3.41 1.63 0.82 2.02 -0.93 -1.12 4.43 2.61 0.94 5.64 2.93 0.17  tolerance: 1e-4  roundoff: 1e-9
#include <freesasa.h>

static freesasa_parameters slices(double probe) {
  freesasa_parameters how = freesasa_default_parameters;
  how.alg = FREESASA_LEE_RICHARDS;
  how.lee_richards_n_slices = 25;
  how.probe_radius = probe;
  how.n_threads = 1;
  return how;
}

static double total(const double *xyz, const double *radii, int n, double probe, double *areas) {
  freesasa_parameters how = slices(probe);
  freesasa_result *found = freesasa_calc_coord(xyz, radii, n, &how);
  double sum = found->total;
  for (int i = 0; areas && i < n; i++) areas[i] = found->sasa[i];
  freesasa_result_free(found);
  return sum;
}

double sliced(double *xyz, double *radii, double *areas) { return total(xyz, radii, 6, 1.4, areas); }

double probed(double *probe, double *radii) {
  double xyz[18] = {0.1, 0.2, 0, 1.4, 0.3, -0.2, 2.1, 1.5, 0.1, 3.4, 1.6, 0.8, 1.5, 2.7, -0.7, 0.4, -1.1, 1.3};
  return total(xyz, radii, 6, *probe, 0);
}

// two residues of alanine, with the classifier's radii
static freesasa_structure *alanines(const double *xyz) {
  const char *names[7] = {" N  ", " CA ", " C  ", " O  ", " CB ", " N  ", " CA "};
  freesasa_structure *made = freesasa_structure_new();
  for (int i = 0; i < 7; i++, xyz += 3)
    freesasa_structure_add_atom(made, names[i], "ALA", i < 5 ? "   1" : "   2", 'A', xyz[0], xyz[1], xyz[2]);
  return made;
}

double peptide(double *xyz, double *share) {
  freesasa_parameters how = slices(1.4);
  freesasa_structure *made = alanines(xyz);
  freesasa_result *found = freesasa_calc_structure(made, &how);
  freesasa_nodearea area = freesasa_result_classes(made, found);
  double sum = found->total;
  share[0] = area.polar, share[1] = area.apolar, share[2] = area.side_chain;
  freesasa_result_free(found);
  freesasa_structure_free(made);
  return sum;
}

double polar(double *xyz) {
  freesasa_parameters how = slices(1.4);
  freesasa_structure *made = alanines(xyz);
  freesasa_result *found = freesasa_calc_structure(made, &how);
  freesasa_selection *some = freesasa_selection_new("some, name n+o or resi 2", made, found);
  double sum = freesasa_selection_area(some);
  freesasa_selection_free(some);
  freesasa_result_free(found);
  freesasa_structure_free(made);
  return sum;
}
