// differentiate: fastest(now, goal, limits, out)  at: now = 0.1 0.03 0.5 0.02 -2.2 -0.5 0.04 1.5 -0.45, goal = 5.1 -2.0 -3.5 0.05 -0.5 -2.0 0.03 0.06 0.5, limits = 3.1 1.1 2.9 3.2 2.1 1.2 4.1 3.3 2.3, out = zeros(9)  roundoff: 1e-9
// differentiate: in_velocity(now, goal, limits, when, out)  at: now = 0.2 -0.4 0.5 -1.1 0.3 0.2, goal = 1.3 0.8 0.1 -0.2, limits = 2.1 1.7 4.2 3.6, when = 0.71, out = zeros(6)  roundoff: 1e-9
// differentiate: controlled(now, goals, limits, out)  at: now = 0.1 -0.2 0.3 0.1 0.05 -0.1, goals = 1.7 -1.1 -0.6 0.9, limits = 1.3 1.1 2.4 2.7 6.1 5.2, out = zeros(6)  roundoff: 1e-9
// differentiate: without_jerk(now, goal, limits, when, out)  at: now = 0.3 -0.1 0.2 0.15 -0.25 0.1, goal = 2.1 1.2 -0.9 0.1 -0.05 0.2, limits = 1.1 0.9 1.3 2.2 1.7 2.9, when = 1.37, out = zeros(6)  roundoff: 1e-9
// differentiate: extremes(now, goal, limits, level, out)  at: now = 0.1 -0.3 1.4 -0.9 0.6 0.5, goal = 1.9 1.1 -0.6 0.7 0.2 -0.3, limits = 1.5 1.4 2.3 2.6 7.1 6.3, level = 1.15, out = zeros(8)  roundoff: 1e-9
#include <ruckig/ruckig.hpp>

#include <vector>

using namespace ruckig;

template <size_t N> static InputParameter<N> states(const double *now, const double *goal, const double *limits) {
  InputParameter<N> input;
  for (size_t i = 0; i < N; i++) {
    input.current_position[i] = now[i], input.current_velocity[i] = now[N + i], input.current_acceleration[i] = now[2 * N + i];
    input.target_position[i] = goal[i], input.target_velocity[i] = goal[N + i];
    input.max_velocity[i] = limits[i], input.max_acceleration[i] = limits[N + i], input.max_jerk[i] = limits[2 * N + i];
  }
  return input;
}

// the time-optimal motion of three joints that arrive together
extern "C" double fastest(double *now, double *goal, double *limits, double *out) {
  InputParameter<3> input = states<3>(now, goal, limits);
  for (size_t i = 0; i < 3; i++) input.target_acceleration[i] = goal[6 + i];
  Ruckig<3> planner;
  Trajectory<3> path;
  if (planner.calculate(input, path) != Result::Working) return -1;
  std::array<double, 3> p, v, a;
  path.at_time(0.43 * path.get_duration(), p, v, a);
  auto alone = path.get_independent_min_durations();
  for (size_t i = 0; i < 3; i++) out[i] = p[i], out[3 + i] = v[i], out[6 + i] = alone[i];
  return path.get_duration();
}

// only velocities are wanted, each as soon as it can be
extern "C" double in_velocity(double *now, double *goal, double *limits, double when, double *out) {
  InputParameter<2> input;
  input.control_interface = ControlInterface::Velocity;
  input.synchronization = Synchronization::None;
  for (size_t i = 0; i < 2; i++) {
    input.current_position[i] = now[i], input.current_velocity[i] = now[2 + i], input.current_acceleration[i] = now[4 + i];
    input.target_velocity[i] = goal[i], input.target_acceleration[i] = goal[2 + i];
    input.max_acceleration[i] = limits[i], input.max_jerk[i] = limits[2 + i];
  }
  Ruckig<2> planner;
  Trajectory<2> path;
  if (planner.calculate(input, path) != Result::Working) return -1;
  std::array<double, 2> p, v, a;
  path.at_time(when, p, v, a);
  for (size_t i = 0; i < 2; i++) out[i] = p[i], out[2 + i] = v[i], out[4 + i] = a[i];
  return path.get_duration();
}

// a control loop whose target moves on the way
extern "C" double controlled(double *now, double *goals, double *limits, double *out) {
  const double still[4] = {0, 0, 0.04, -0.03};
  double first[4] = {goals[0], goals[1], still[2], still[3]};
  InputParameter<2> input = states<2>(now, first, limits);
  OutputParameter<2> output;
  Ruckig<2> planner(0.05);
  double effort = 0;
  for (int step = 0; step < 30; step++) {
    if (step == 12) input.target_position = {goals[2], goals[3]};
    Result result = planner.update(input, output);
    if (result != Result::Working) break;
    for (double a : output.new_acceleration) effort += 0.05 * a * a;
    output.pass_to_input(input);
  }
  for (size_t i = 0; i < 2; i++) {
    out[i] = output.new_position[i];
    out[2 + i] = output.new_velocity[i];
    out[4 + i] = output.new_acceleration[i];
  }
  return effort + output.trajectory.get_duration();
}

// no limit of the jerk; as many joints as one likes, and a least duration
extern "C" double without_jerk(double *now, double *goal, double *limits, double when, double *out) {
  InputParameter<DynamicDOFs> input(3);
  for (size_t i = 0; i < 3; i++) {
    input.current_position[i] = now[i], input.current_velocity[i] = now[3 + i];
    input.target_position[i] = goal[i], input.target_velocity[i] = goal[3 + i];
    input.max_velocity[i] = limits[i], input.max_acceleration[i] = limits[3 + i];
  }
  Ruckig<DynamicDOFs> planner(3);
  Trajectory<DynamicDOFs> path(3), slower(3);
  if (planner.calculate(input, path) != Result::Working) return -1;
  double shortest = path.get_duration();
  input.minimum_duration = 1.2 * shortest;
  if (planner.calculate(input, slower) != Result::Working) return -2;
  std::vector<double> p(3), v(3), a(3);
  slower.at_time(when, p, v, a);
  for (size_t i = 0; i < 3; i++) out[i] = p[i], out[3 + i] = v[i];
  return shortest + path.get_independent_min_durations()[1];
}

// how far the motion goes, and when it first passes a position
extern "C" double extremes(double *now, double *goal, double *limits, double level, double *out) {
  InputParameter<2> input = states<2>(now, goal, limits);
  for (size_t i = 0; i < 2; i++) input.target_acceleration[i] = goal[4 + i];
  Ruckig<2> planner;
  Trajectory<2> path;
  if (planner.calculate(input, path) != Result::Working) return -1;
  std::array<Bound, 2> bounds;
  path.get_position_extrema(bounds);
  for (size_t i = 0; i < 2; i++) {
    out[4 * i] = bounds[i].min, out[4 * i + 1] = bounds[i].max;
    out[4 * i + 2] = bounds[i].t_min, out[4 * i + 3] = bounds[i].t_max;
  }
  auto passed = path.get_first_time_at_position(0, level);
  return passed ? *passed : -2;
}
