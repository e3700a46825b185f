// differentiate: flow(loads, line, source, out)  at: loads = 1.1e5 4e4 2.3e5 -6e4 8e4 1e4, line = 0.12 0.09 3e-7 0.02, source = 1.03 2e8, out = zeros(8)  tolerance: 1e-4  roundoff: 1e-6
// differentiate: current_method(loads, shunt, out)  at: loads = 1.1e5 4e4 2.3e5 -6e4 8e4 1e4, shunt = 1e-4 -3e-4, out = zeros(4)  tolerance: 1e-4  roundoff: 1e-6
// differentiate: unbalanced(p, q, out)  at: p = 4e4 6e4 5e4, q = 1e4 2e4 -1e4, out = zeros(6)  tolerance: 1e-4  roundoff: 1e-6
// differentiate: estimated(measured, sigma, out)  at: measured = 10250 10190 2.2e5 3e4 -2e5 -4e4, sigma = 60 80 4e3, out = zeros(4)  tolerance: 1e-4  roundoff: 1e-6
// differentiate: fault(r, x, line, out)  at: r = 0.3, x = 0.2, line = 0.12 0.09 3e-7 0.02, out = zeros(6)  tolerance: 1e-4  roundoff: 1e-6
#include <power_grid_model/auxiliary/meta_data_gen.hpp>
#include <power_grid_model/main_model.hpp>
#include <power_grid_model/math_solver/math_solver.hpp>
#include <vector>

using namespace power_grid_model;
namespace names = power_grid_model::meta_data::meta_data_gen;

namespace {
MathSolverDispatcher const &dispatcher() {
  static constexpr MathSolverDispatcher one{math_solver::math_solver_tag<MathSolver>{}};
  return one;
}

// a transformer feeds three nodes in a ring
struct Grid {
  std::vector<NodeInput> node;
  std::vector<LineInput> line;
  std::vector<TransformerInput> transformer;
  std::vector<SourceInput> source;
  std::vector<SymLoadGenInput> sym_load;
  std::vector<AsymLoadGenInput> asym_load;
  std::vector<ShuntInput> shunt;
  std::vector<SymVoltageSensorInput> voltage;
  std::vector<SymPowerSensorInput> power;
  std::vector<FaultInput> fault;

  explicit Grid(double const *of_lines) {
    node = {{.id = 0, .u_rated = 150e3}, {.id = 1, .u_rated = 10e3}, {.id = 2, .u_rated = 10e3}, {.id = 3, .u_rated = 10e3}};
    for (ID k = 0; k < 3; k++) {
      double s = 1 + 0.4 * k;
      line.push_back({.id = 10 + k, .from_node = 1 + k, .to_node = 1 + (k + 1) % 3, .from_status = 1, .to_status = 1, .r1 = s * of_lines[0], .x1 = s * of_lines[1], .c1 = s * of_lines[2], .tan1 = of_lines[3],
        .r0 = 3 * s * of_lines[0], .x0 = 3 * s * of_lines[1], .c0 = s * of_lines[2], .tan0 = of_lines[3], .i_n = 300});
    }
    transformer = {{.id = 20, .from_node = 0, .to_node = 1, .from_status = 1, .to_status = 1, .u1 = 150e3, .u2 = 10.5e3, .sn = 4e7, .uk = 0.2, .pk = 2e5, .i0 = 0.01, .p0 = 5e4, .winding_from = WindingType::wye_n,
      .winding_to = WindingType::wye_n, .clock = 0, .tap_side = BranchSide::from, .tap_pos = 1, .tap_min = -5, .tap_max = 5, .tap_nom = 0, .tap_size = 1.5e3}};
    source = {{.id = 30, .node = 0, .status = 1, .u_ref = 1.02, .sk = 1e9, .rx_ratio = 0.1, .z01_ratio = 1}};
  }

  void loaded(double const *pq) {
    LoadGenType types[] = {LoadGenType::const_pq, LoadGenType::const_y, LoadGenType::const_i};
    for (ID k = 0; k < 3; k++) sym_load.push_back({.id = 40 + k, .node = 1 + k, .status = 1, .type = types[k], .p_specified = 10 * pq[2 * k], .q_specified = 10 * pq[2 * k + 1]});
  }

  ConstDataset dataset() const {
    ConstDataset all{false, 1, "input", names::meta_data};
    auto add = [&all](char const *name, auto const &rows) {
      if (!rows.empty()) all.add_buffer(name, std::ssize(rows), std::ssize(rows), nullptr, rows.data());
    };
    add("node", node), add("line", line), add("transformer", transformer), add("source", source), add("sym_load", sym_load), add("asym_load", asym_load);
    add("shunt", shunt), add("sym_voltage_sensor", voltage), add("sym_power_sensor", power), add("fault", fault);
    return all;
  }
};

template <class Node, class Branch> void calculated(Grid const &grid, MainModelOptions const &options, char const *kind, std::vector<Node> &nodes, std::vector<Branch> &lines) {
  MainModel model{50.0, grid.dataset(), dispatcher()};
  nodes.resize(grid.node.size());
  lines.resize(grid.line.size());
  MutableDataset result{false, 1, kind, names::meta_data};
  result.add_buffer("node", std::ssize(nodes), std::ssize(nodes), nullptr, nodes.data());
  result.add_buffer("line", std::ssize(lines), std::ssize(lines), nullptr, lines.data());
  ConstDataset const nothing{false, 1, "update", names::meta_data};
  model.calculate(options, result, nothing);
}

double const usual[] = {0.12, 0.09, 3e-7, 0.02}, busy[] = {1.1e5, 4e4, 2.3e5, -6e4, 8e4, 1e4};
}

// Newton's method
extern "C" double flow(double *loads, double *line, double *source, double *out) {
  Grid grid{line};
  grid.loaded(loads);
  grid.source[0].u_ref = source[0], grid.source[0].sk = source[1];
  std::vector<SymNodeOutput> nodes;
  std::vector<BranchOutput<symmetric_t>> lines;
  calculated(grid, {.calculation_method = CalculationMethod::newton_raphson, .err_tol = 1e-10}, "sym_output", nodes, lines);
  for (int k = 0; k < 4; k++) out[k] = nodes[k].u_pu, out[4 + k] = 100 * nodes[k].u_angle;
  return 1e-3 * (lines[0].p_from + lines[0].p_to) + 1e-5 * lines[1].s_from + lines[2].loading;
}

extern "C" double current_method(double *loads, double *shunt, double *out) {
  Grid grid{usual};
  grid.loaded(loads);
  grid.shunt = {{.id = 50, .node = 3, .status = 1, .g1 = shunt[0], .b1 = shunt[1], .g0 = shunt[0], .b0 = shunt[1]}};
  std::vector<SymNodeOutput> nodes;
  std::vector<BranchOutput<symmetric_t>> lines;
  calculated(grid, {.calculation_method = CalculationMethod::iterative_current, .err_tol = 1e-10}, "sym_output", nodes, lines);
  for (int k = 0; k < 4; k++) out[k] = nodes[k].u / 1000;
  return 1e-2 * lines[0].i_from + lines[2].loading;
}

// one phase has more to carry than the others
extern "C" double unbalanced(double *p, double *q, double *out) {
  Grid grid{usual};
  grid.loaded(busy);
  RealValue<asymmetric_t> ps, qs;
  for (int k = 0; k < 3; k++) ps(k) = p[k], qs(k) = q[k];
  grid.asym_load = {{.id = 45, .node = 2, .status = 1, .type = LoadGenType::const_pq, .p_specified = ps, .q_specified = qs}};
  std::vector<AsymNodeOutput> nodes;
  std::vector<BranchOutput<asymmetric_t>> lines;
  calculated(grid, {.calculation_symmetry = CalculationSymmetry::asymmetric, .calculation_method = CalculationMethod::newton_raphson, .err_tol = 1e-10}, "asym_output", nodes, lines);
  for (int k = 0; k < 3; k++) out[k] = nodes[2].u_pu(k), out[3 + k] = nodes[2].u_angle(k);
  return 1e-2 * lines[0].i_from(1) + 1e-4 * lines[1].p_to(2);
}

// what was measured, with its errors
extern "C" double estimated(double *measured, double *sigma, double *out) {
  Grid grid{usual};
  grid.loaded(busy);
  grid.voltage = {{.id = 60, .measured_object = 1, .u_sigma = sigma[0], .u_measured = measured[0]}, {.id = 61, .measured_object = 2, .u_sigma = sigma[1], .u_measured = measured[1]}};
  grid.power = {{.id = 70, .measured_object = 10, .measured_terminal_type = MeasuredTerminalType::branch_from, .power_sigma = sigma[2], .p_measured = measured[2], .q_measured = measured[3]}};
  for (ID k = 0; k < 3; k++)
    grid.power.push_back({.id = 71 + k, .measured_object = 40 + k, .measured_terminal_type = MeasuredTerminalType::load, .power_sigma = 2 * sigma[2], .p_measured = 0.5 * measured[2] + k * measured[4] / 20, .q_measured = 0.2 * measured[5]});
  grid.power.push_back({.id = 75, .measured_object = 30, .measured_terminal_type = MeasuredTerminalType::source, .power_sigma = 3 * sigma[2], .p_measured = 1.9 * measured[2], .q_measured = measured[3]});
  std::vector<SymNodeOutput> nodes;
  std::vector<BranchOutput<symmetric_t>> lines;
  calculated(grid, {.calculation_type = CalculationType::state_estimation, .calculation_method = CalculationMethod::iterative_linear, .err_tol = 1e-9}, "sym_output", nodes, lines);
  for (int k = 0; k < 4; k++) out[k] = nodes[k].u_pu;
  return 1e-5 * (lines[0].p_from + lines[1].p_from);
}

extern "C" double fault(double r, double x, double *line, double *out) {
  Grid grid{line};
  grid.loaded(busy);
  grid.fault = {{.id = 80, .status = 1, .fault_type = FaultType::two_phase_to_ground, .fault_phase = FaultPhase::bc, .fault_object = 3, .r_f = r, .x_f = x}};
  std::vector<NodeShortCircuitOutput> nodes;
  std::vector<BranchShortCircuitOutput> lines;
  calculated(grid, {.calculation_type = CalculationType::short_circuit, .calculation_symmetry = CalculationSymmetry::asymmetric, .calculation_method = CalculationMethod::iec60909}, "sc_output", nodes, lines);
  for (int k = 0; k < 3; k++) out[k] = nodes[3].u_pu(k), out[3 + k] = 1e-3 * lines[1].i_from(k);
  return 1e-3 * lines[2].i_to(1);
}
