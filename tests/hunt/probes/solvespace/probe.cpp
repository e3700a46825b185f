// differentiate: apart(at, distance, out)  at: at = 10 10 10 20 20 20, distance = 30, out = zeros(6)  tolerance: 1e-3  roundoff: 1e-5
// differentiate: triangle(at, sides, out)  at: at = 0.1 0.2 3 0.3 1.1 2, sides = 3 2.5 2, out = zeros(6)  tolerance: 1e-3  roundoff: 1e-5
// differentiate: angled(at, angle)  at: at = 3 0.3 1.1 2, angle = 50  tolerance: 1e-3  roundoff: 1e-5
// differentiate: expression(x, out)  at: x = 0.7 1.3 2.1, out = zeros(3)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: turned(q, v, out)  at: q = 0.9 0.3 -0.2 0.1, v = 1 2 -0.5, out = zeros(3)  tolerance: 1e-5  roundoff: 1e-8
#include "solvespace.h"
#include <slvs.h>
#include <vector>

// two points in space, a distance apart
extern "C" double apart(double *at, double distance, double *out) {
  std::vector<Slvs_Param> params;
  for (int i = 0; i < 6; i++) params.push_back(Slvs_MakeParam(i + 1, 1, at[i]));
  std::vector<Slvs_Entity> entities = {Slvs_MakePoint3d(101, 1, 1, 2, 3), Slvs_MakePoint3d(102, 1, 4, 5, 6)};
  std::vector<Slvs_Constraint> constraints = {Slvs_MakeConstraint(1, 1, SLVS_C_PT_PT_DISTANCE, SLVS_FREE_IN_3D, distance, 101, 102, 0, 0)};
  Slvs_hConstraint failed[10];
  Slvs_System system = {};
  system.param = params.data(), system.params = 6;
  system.entity = entities.data(), system.entities = 2;
  system.constraint = constraints.data(), system.constraints = 1;
  system.failed = failed, system.faileds = 10;
  Slvs_Solve(&system, 1);
  for (int i = 0; i < 6; i++) out[i] = params[i].val;
  return system.result == SLVS_RESULT_OKAY ? out[0] * out[4] : -1;
}

// points in a plane: the first one stays where it is
static Slvs_System plane(std::vector<Slvs_Param> &params, std::vector<Slvs_Entity> &entities, const double *at, int n) {
  for (int i = 0; i < 3; i++) params.push_back(Slvs_MakeParam(i + 1, 1, 0));
  double q[4];
  Slvs_MakeQuaternion(1, 0, 0, 0, 1, 0, q, q + 1, q + 2, q + 3);
  for (int i = 0; i < 4; i++) params.push_back(Slvs_MakeParam(i + 4, 1, q[i]));
  entities = {Slvs_MakePoint3d(101, 1, 1, 2, 3), Slvs_MakeNormal3d(102, 1, 4, 5, 6, 7), Slvs_MakeWorkplane(200, 1, 101, 102)};
  for (int i = 0; i < n; i++) {
    params.push_back(Slvs_MakeParam(11 + 2 * i, i ? 2 : 1, at[2 * i]));
    params.push_back(Slvs_MakeParam(12 + 2 * i, i ? 2 : 1, at[2 * i + 1]));
    entities.push_back(Slvs_MakePoint2d(301 + i, i ? 2 : 1, 200, 11 + 2 * i, 12 + 2 * i));
  }
  for (int i = 0; i < n; i++) entities.push_back(Slvs_MakeLineSegment(401 + i, 2, 200, 301 + i, 301 + (i + 1) % n));
  Slvs_System system = {};
  system.param = params.data(), system.params = int(params.size());
  system.entity = entities.data(), system.entities = int(entities.size());
  return system;
}

extern "C" double triangle(double *at, double *sides, double *out) {
  std::vector<Slvs_Param> params;
  std::vector<Slvs_Entity> entities;
  Slvs_System system = plane(params, entities, at, 3);
  std::vector<Slvs_Constraint> constraints;
  for (int i = 0; i < 3; i++) constraints.push_back(Slvs_MakeConstraint(i + 1, 2, SLVS_C_PT_PT_DISTANCE, 200, sides[i], 301 + i, 301 + (i + 1) % 3, 0, 0));
  constraints.push_back(Slvs_MakeConstraint(4, 2, SLVS_C_HORIZONTAL, 200, 0, 0, 0, 401, 0));
  system.constraint = constraints.data(), system.constraints = 4;
  Slvs_Solve(&system, 2);
  for (int i = 0; i < 6; i++) out[i] = params[7 + i].val;
  return system.result == SLVS_RESULT_OKAY ? out[4] * out[5] : -1;
}

extern "C" double angled(double *at, double angle) {
  double all[6] = {0, 0, at[0], at[1], at[2], at[3]};
  std::vector<Slvs_Param> params;
  std::vector<Slvs_Entity> entities;
  Slvs_System system = plane(params, entities, all, 3);
  std::vector<Slvs_Constraint> constraints = {Slvs_MakeConstraint(1, 2, SLVS_C_ANGLE, 200, angle, 0, 0, 401, 402), Slvs_MakeConstraint(2, 2, SLVS_C_EQUAL_LENGTH_LINES, 200, 0, 0, 0, 401, 402)};
  system.constraint = constraints.data(), system.constraints = 2;
  Slvs_Solve(&system, 2);
  return system.result == SLVS_RESULT_OKAY ? params[11].val + 2 * params[12].val : -1;
}

// an expression, its value and its own derivative
extern "C" double expression(double *x, double *out) {
  using namespace SolveSpace;
  hParam h = {7};
  Expr *a = Expr::From(x[0]), *b = Expr::From(x[1]), *p = Expr::From(x[2]);
  Expr *made = a->Times(b->Sin())->Plus(p->Square()->Div(a))->Minus(b->Sqrt());
  out[0] = made->Eval();
  out[1] = made->FoldConstants()->Eval();
  ExprVector u = ExprVector::From(a, b, p), v = ExprVector::From(p, a, b);
  out[2] = u.Cross(v).Magnitude()->Eval();
  double found = u.Dot(v)->PartialWrt(h)->Eval() + u.Dot(v)->Eval();
  Platform::FreeAllTemporary();
  return found;
}

extern "C" double turned(double *q, double *v, double *out) {
  using namespace SolveSpace;
  Quaternion first = Quaternion::From(q[0], q[1], q[2], q[3]).WithMagnitude(1);
  Vector at = first.Rotate(Vector::From(v[0], v[1], v[2]));
  Quaternion second = Quaternion::From(Vector::From(1, q[1], 0), 0.4).Times(first).ToThe(0.3);
  Vector w = second.Rotate(at).Cross(at.WithMagnitude(2));
  out[0] = w.x, out[1] = at.DistanceToLine(w, Vector::From(0, 1, v[0])), out[2] = w.Normal(1).y;
  bool parallel;
  Vector meet = Vector::AtIntersectionOfPlanes(at, 1, w, 2, Vector::From(0, 0.2, 1), v[1], &parallel);
  return meet.x + meet.z;
}
