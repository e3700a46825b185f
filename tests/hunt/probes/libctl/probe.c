// differentiate: volumes(size, out)  at: size = 0.7 1.3 0.4 0.9 1.1 0.5, out = zeros(5)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: normals(p, centre, axis, out)  at: p = 0.61 0.13 0.29, centre = 0.1 -0.05 0.02, axis = 0.2 0.3 1.1, out = zeros(15)  roundoff: 1e-9
// differentiate: chords(from, along, size, out)  at: from = -1.3 0.2 0.1, along = 1.1 0.15 -0.1, size = 0.8 0.6 0.5, out = zeros(10)  roundoff: 1e-9
// differentiate: skewed(basis, p, out)  at: basis = 1 0.1 0.2 0.3 1.2 -0.1 0.1 0.2 0.9, p = 0.3 1.7 -0.4, out = zeros(6)  roundoff: 1e-9
// differentiate: slanted(corners, height, tilt, p, out)  at: corners = 0 0 1.1 0.1 1.3 0.9 0.4 1.2 -0.2 0.7, height = 0.8, tilt = 0.11, p = 0.4 0.5 0.3, out = zeros(9)  roundoff: 1e-9
// differentiate: tree(centres, radii, at, out)  at: centres = 0.1 0.2 0 1.2 0.1 0.2 0.4 1.3 -0.1 -0.9 -0.7 0.3, radii = 0.5 0.4 0.6 0.45, at = 0.5 1.1 0.1, out = zeros(6)  roundoff: 1e-9
// differentiate: filling(low, high, radius)  at: low = -0.31 -0.2 0.1, high = 0.5 0.62 0.93, radius = 0.85  tolerance: 2e-2  roundoff: 1e-8
// differentiate: integrated(p, limits)  at: p = 0.9 1.7, limits = -0.4 0.1 1.2 1.5  tolerance: 1e-5  roundoff: 1e-9
#include <math.h>
#include <stdlib.h>
#include <ctlgeom.h>

integer dimensions = 3;
void *default_material = NULL;
vector3 geometry_center = {0, 0, 0};
lattice geometry_lattice = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {1e20, 1e20, 1e20}, {1, 1, 1}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
geometric_object_list geometry = {0, 0};
boolean ensure_periodicity = 0;

// what is generated in the library
void geometric_object_destroy(geometric_object o) {
  if (o.which_subclass == SPHERE) free(o.subclass.sphere_data);
  if (o.which_subclass == CYLINDER) {
    if (o.subclass.cylinder_data->which_subclass == CONE) free(o.subclass.cylinder_data->subclass.cone_data);
    if (o.subclass.cylinder_data->which_subclass == WEDGE) free(o.subclass.cylinder_data->subclass.wedge_data);
    free(o.subclass.cylinder_data);
  }
  if (o.which_subclass == BLOCK) {
    if (o.subclass.block_data->which_subclass == ELLIPSOID) free(o.subclass.block_data->subclass.ellipsoid_data);
    free(o.subclass.block_data);
  }
  if (o.which_subclass == PRISM) {
    struct prism_struct *p = o.subclass.prism_data;
    free(p->vertices.items), free(p->vertices_p.items), free(p->workspace.items), free(p);
  }
}

static vector3 vec(double x, double y, double z) { return (vector3){x, y, z}; }

double volumes(double *s, double *out) {
  vector3 o = vec(0.1, 0.2, 0.3);
  geometric_object all[5] = {make_sphere(NULL, o, s[0]), make_cylinder(NULL, o, s[2], s[1], vec(0, s[3], 1)), make_cone(NULL, o, s[2], s[1], vec(1, 0, s[4]), s[5]),
    make_block(NULL, o, vec(1, 0, s[0]), vec(0, 1, 0.1), vec(0.2, 0, 1), vec(s[1], s[3], s[4])), make_ellipsoid(NULL, o, vec(1, 0, 0), vec(0, 1, 0), vec(0, 0, 1), vec(s[1], s[3], s[4]))};
  double sum = 0;
  for (int i = 0; i < 5; i++) {
    geom_box box;
    out[i] = geom_object_volume(all[i]);
    geom_get_bounding_box(all[i], &box);
    sum += (box.high.x - box.low.x) * (box.high.y - box.low.y) * (box.high.z - box.low.z) - out[i];
    geometric_object_destroy(all[i]);
  }
  return sum;
}

double normals(double *p, double *c, double *a, double *out) {
  vector3 at = vec(p[0], p[1], p[2]), centre = vec(c[0], c[1], c[2]), axis = vec(a[0], a[1], a[2]), x = vec(a[2], 0, -a[0]), y = vector3_cross(axis, x);
  geometric_object all[5] = {make_sphere(NULL, centre, 0.6), make_cylinder(NULL, centre, 0.55, 2, axis), make_cone(NULL, centre, 0.7, 2, axis, 0.3),
    make_block(NULL, centre, x, y, axis, vec(1.2, 1.1, 1.3)), make_ellipsoid(NULL, centre, x, y, axis, vec(1.2, 1.1, 1.3))};
  double sum = 0;
  for (int i = 0; i < 5; i++) {
    vector3 n = unit_vector3(normal_to_object(at, all[i])), local = to_geom_object_coords(at, all[i]), back = from_geom_object_coords(vec(0.2, 0.7, 0.4), all[i]);
    out[3 * i] = n.x, out[3 * i + 1] = n.y, out[3 * i + 2] = n.z;
    sum += (1 + i) * (local.x - 2 * local.y + local.z + vector3_dot(back, at));
    geometric_object_destroy(all[i]);
  }
  return sum;
}

double chords(double *f, double *d, double *s, double *out) {
  vector3 from = vec(f[0], f[1], f[2]), along = vec(d[0], d[1], d[2]), o = vec(0, 0.1, 0);
  vector3 corners[4] = {vec(-s[0], -s[1], -0.4), vec(s[0], -s[1], -0.4), vec(s[1], s[0], -0.4), vec(-s[0], s[1], -0.4)};
  geometric_object all[5] = {make_sphere(NULL, o, s[0]), make_cylinder(NULL, o, s[0], 2 * s[1], vec(0.1, 0.2, 1)), make_block(NULL, o, vec(1, 0, 0.2), vec(0, 1, 0), vec(0, 0.3, 1), vec(2 * s[0], s[1], s[2])),
    make_ellipsoid(NULL, o, vec(1, 0, 0), vec(0, 1, 0), vec(0, 0, 1), vec(s[0], s[1], 2 * s[2])), make_prism(NULL, corners, 4, 2 * s[2], vec(0, 0, 1))};
  double sum = 0;
  for (int i = 0; i < 5; i++) {
    double s[2] = {0, 0};
    intersect_line_with_object(from, along, all[i], s);
    out[2 * i] = s[0], out[2 * i + 1] = s[1];
    sum += intersect_line_segment_with_object(from, along, all[i], 0.2, 1.4);
    geometric_object_destroy(all[i]);
  }
  return sum;
}

// a lattice whose axes are not orthogonal, and an object in its coordinates
double skewed(double *b, double *p, double *out) {
  lattice kept = geometry_lattice;
  geometry_lattice.basis1 = vec(b[0], b[1], b[2]), geometry_lattice.basis2 = vec(b[3], b[4], b[5]), geometry_lattice.basis3 = vec(b[6], b[7], b[8]);
  geometry_lattice.size = vec(1, 1, 1);
  geom_fix_lattice();
  geometric_object ball = make_sphere(NULL, vec(0.1, 0.1, 0), 0.4), box = make_block(NULL, vec(0, 0.2, 0.1), vec(1, 0, 0), vec(0, 1, 0), vec(0, 0, 1), vec(0.6, 0.5, 0.4));
  vector3 inside = shift_to_unit_cell(vec(p[0], p[1], p[2])), n = normal_to_object(inside, ball), m = normal_to_object(inside, box);
  out[0] = n.x, out[1] = n.y, out[2] = n.z, out[3] = m.x, out[4] = m.y, out[5] = m.z;
  matrix3x3 square = square_basis(geometry_lattice.basis, vec(2, 2, 2));
  double volume = matrix3x3_determinant(geometry_lattice.metric) + geom_object_volume(box) + matrix3x3_determinant(square) + inside.x * inside.y;
  geometric_object_destroy(ball), geometric_object_destroy(box);
  geometry_lattice = kept;
  return volume;
}

double slanted(double *corners, double height, double tilt, double *p, double *out) {
  vector3 nodes[5], at = vec(p[0], p[1], p[2]);
  for (int i = 0; i < 5; i++) nodes[i] = vec(corners[2 * i], corners[2 * i + 1], 0.1 * corners[2 * i]);
  vector3 up = vec(-0.1, 0, 1);
  geometric_object straight = make_prism(NULL, nodes, 5, height, up), other = make_slanted_prism_with_center(NULL, vec(0.5, 0.5, 0.2), nodes, 5, height, up, tilt);
  vector3 n = normal_to_object(at, straight), m = normal_to_object(at, other), local = to_geom_object_coords(at, other);
  out[0] = n.x, out[1] = n.y, out[2] = n.z, out[3] = m.x, out[4] = m.y, out[5] = m.z, out[6] = local.x, out[7] = local.y, out[8] = local.z;
  geom_box box;
  geom_get_bounding_box(other, &box);
  double got = geom_object_volume(straight) + 2 * geom_object_volume(other) + box.high.x - box.low.y + intersect_line_segment_with_object(at, vec(0.3, 1, 0.2), other, -1, 1);
  return got;
}

double tree(double *c, double *r, double *at, double *out) {
  geometric_object balls[4];
  for (int i = 0; i < 4; i++) balls[i] = make_sphere(NULL, vec(c[3 * i], c[3 * i + 1], c[3 * i + 2]), r[i]);
  geometric_object_list list = {4, balls};
  geom_box box = {{-2, -2, -2}, {2, 2, 2}};
  geom_fix_object_list(list);
  geom_box_tree t = create_geom_box_tree0(list, box);
  vector3 p = vec(at[0], at[1], at[2]), shift;
  int which, precedence;
  geom_box_tree leaf = geom_tree_search(p, t, &which);
  double sum = 0;
  while (leaf) {
    vector3 local = to_geom_box_coords(p, leaf->objects + which);
    sum += local.x + 2 * local.y - local.z;
    leaf = geom_tree_search_next(p, leaf, &which);
  }
  const geometric_object *o = object_of_point_in_tree(p, t, &shift, &precedence);
  vector3 n = normal_to_fixed_object(p, *o);
  out[0] = n.x, out[1] = n.y, out[2] = n.z, out[3] = o->subclass.sphere_data->radius, out[4] = t->b1.high.x - t->b2.low.x, out[5] = t->b.high.y - t->b1.low.z;
  destroy_geom_box_tree(t);
  for (int i = 0; i < 4; i++) geometric_object_destroy(balls[i]);
  return sum;
}

double filling(double *low, double *high, double radius) {
  geometric_object ball = make_sphere(NULL, vec(0, 0, 0), radius), egg = make_ellipsoid(NULL, vec(0.1, 0.2, 0.4), vec(1, 0, 0), vec(0, 1, 0), vec(0, 0, 1), vec(radius, 1.3 * radius, 1.1));
  geom_box box = {{low[0], low[1], low[2]}, {high[0], high[1], high[2]}};
  double got = box_overlap_with_object(box, ball, 1e-4, 20000) + 2 * ellipsoid_overlap_with_object(box, egg, 1e-4, 20000);
  geometric_object_destroy(ball), geometric_object_destroy(egg);
  return got;
}

static number wave(integer n, number *x, void *data) {
  double *p = data, r = 0;
  for (int i = 0; i < n; i++) r += x[i] * x[i];
  return exp(-p[0] * r) * cos(p[1] * x[0] * x[n - 1]);
}

double integrated(double *p, double *limits) {
  number error;
  integer failed;
  return adaptive_integration(wave, limits, limits + 2, 2, p, 0, 1e-7, 100000, &error, &failed) + adaptive_integration(wave, limits, limits + 2, 1, p, 0, 1e-9, 10000, &error, &failed);
}
