// differentiate: reduced(lattice, out)  at: lattice = 3.1 6.5 0.4 0.2 4.4 9.1 0.3 -0.5 5.2, out = zeros(18)
// differentiate: rutile(cell, out)  at: cell = 4.594 2.959 0.3049, out = zeros(27)
// differentiate: primitive(cell, out)  at: cell = 3.78 9.51 0.208, out = zeros(9)
// differentiate: corundum(cell, out)  at: cell = 5.13 0.965 0.355 0.55, out = zeros(24)
#include <math.h>
#include <spglib.h>
#include <string.h>

// Niggli's and Delaunay's shortest vectors of a lattice
double reduced(double *lattice, double *out) {
  double niggli[3][3], delaunay[3][3], sum = 0;
  memcpy(niggli, lattice, sizeof niggli);
  memcpy(delaunay, lattice, sizeof delaunay);
  if (!spg_niggli_reduce(niggli, 1e-5) || !spg_delaunay_reduce(delaunay, 1e-5)) return NAN;
  memcpy(out, niggli, sizeof niggli);
  memcpy(out + 9, delaunay, sizeof delaunay);
  for (int i = 0; i < 3; i++) sum += niggli[i][0] * niggli[i][1] + delaunay[i][1] * delaunay[i][2] * delaunay[i][2];
  return sum;
}

// TiO2, tetragonal: given turned and shifted, made standard
double rutile(double *cell, double *out) {
  double a = cell[0], c = cell[1], u = cell[2], lattice[3][3] = {{0, 0, a}, {a, 0, 0}, {0, c, 0}};
  double position[24][3] = {{0, 0, 0}, {0.5, 0.5, 0.5}, {u, 0, u}, {-u, 0, -u}, {0.5 - u, 0.5, 0.5 + u}, {0.5 + u, 0.5, 0.5 - u}};
  int types[24] = {1, 1, 2, 2, 2, 2};
  for (int i = 0; i < 6; i++) position[i][0] += 0.1;
  int atoms = spg_refine_cell(lattice, position, types, 6, 1e-5);
  if (atoms != 6) return NAN;
  memcpy(out, lattice, sizeof lattice);
  memcpy(out + 9, position, 18 * sizeof(double));
  return lattice[0][0] * lattice[1][1] * lattice[2][2] + position[2][0] * position[5][1];
}

// anatase, body-centred: its primitive cell
double primitive(double *cell, double *out) {
  double a = cell[0], c = cell[1], u = cell[2], lattice[3][3] = {{a, 0, 0}, {0, a, 0}, {0, 0, c}}, sum = 0;
  double at[6][3] = {{0, 0, 0}, {0, 0.5, 0.25}, {0, 0, u}, {0, 0, -u}, {0, 0.5, 0.25 + u}, {0, 0.5, 0.25 - u}};
  double position[48][3];
  int types[48], kinds[6] = {1, 1, 2, 2, 2, 2};
  for (int i = 0; i < 12; i++) {
    for (int k = 0; k < 3; k++) position[i][k] = at[i % 6][k] + (i < 6 ? 0 : 0.5);
    types[i] = kinds[i % 6];
  }
  int atoms = spg_find_primitive(lattice, position, types, 12, 1e-5);
  if (atoms != 6) return NAN;
  memcpy(out, lattice, sizeof lattice);
  for (int i = 0; i < atoms; i++)
    for (int k = 0; k < 3; k++) sum += position[i][k] * position[i][(k + 1) % 3];
  return sum;
}

// Al2O3 in its rhombohedral cell: all that there is to know of it
double corundum(double *cell, double *out) {
  double a = cell[0], cosine = cos(cell[1]), u = cell[2], x = cell[3], lattice[3][3] = {{a, a * cosine, a * cosine}};
  lattice[1][1] = a * sqrt(1 - cosine * cosine);
  lattice[1][2] = a * (cosine - cosine * cosine) / sqrt(1 - cosine * cosine);
  lattice[2][2] = sqrt(a * a - lattice[0][2] * lattice[0][2] - lattice[1][2] * lattice[1][2]);
  double position[10][3] = {{u, u, u}, {0.5 - u, 0.5 - u, 0.5 - u}, {-u, -u, -u}, {0.5 + u, 0.5 + u, 0.5 + u}, {x, 0.5 - x, 0.25},
                            {0.25, x, 0.5 - x}, {0.5 - x, 0.25, x}, {-x, 0.5 + x, 0.75}, {0.75, -x, 0.5 + x}, {0.5 + x, 0.75, -x}};
  int types[10] = {1, 1, 1, 1, 2, 2, 2, 2, 2, 2};
  SpglibDataset *all = spg_get_dataset(lattice, position, types, 10, 1e-5);
  if (!all) return NAN;
  double sum = all->spacegroup_number == 167 ? 0 : NAN;
  memcpy(out, all->std_lattice, sizeof all->std_lattice);
  memcpy(out + 9, all->primitive_lattice, sizeof all->primitive_lattice);
  for (int i = 0; i < all->n_std_atoms; i++)
    for (int k = 0; k < 3; k++) out[18 + k] += all->std_positions[i][k] * all->std_positions[i][k];
  for (int i = 0; i < 3; i++) {
    out[21 + i] = all->origin_shift[i];
    for (int j = 0; j < 3; j++) sum += (i + 2 * j) * all->std_rotation_matrix[i][j];
  }
  spg_free_dataset(all);
  return sum;
}
