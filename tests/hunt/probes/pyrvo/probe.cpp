// differentiate: circle(at, out)  at: at = 1.5 0.1 -1.4 0.2 0.1 1.6 -0.2 -1.5, out = zeros(8)  tolerance: 3e-2  roundoff: 1e-3
// differentiate: walls(at, v)  at: at = 0.1 0.6 0.2 -0.7, v = 0.7 0.1 0.8 0.2  tolerance: 3e-2  roundoff: 1e-3
// differentiate: settings(p, out)  at: p = 0.2 2.5 1.7 0.31 1.4, out = zeros(6)  tolerance: 3e-2  roundoff: 1e-3
// differentiate: lines(at, out)  at: at = 0 0 1.1 0.2 -0.3 1.4 0.9 -1.2, out = zeros(12)  tolerance: 3e-2  roundoff: 1e-3
#include "Line.h"
#include "RVO.h"
#include "RVOSimulator.h"
#include "Vector2.h"
#include <vector>

using RVO::Vector2;

static void aim(RVO::RVOSimulator &simulator, const std::vector<Vector2> &goals) {
  for (size_t i = 0; i < simulator.getNumAgents(); i++) {
    Vector2 way = goals[i] - simulator.getAgentPosition(i);
    if (RVO::absSq(way) > 1) way = RVO::normalize(way);
    simulator.setAgentPrefVelocity(i, way);
  }
}

// all of them go to the other side
extern "C" float circle(float *at, float *out) {
  RVO::RVOSimulator simulator;
  simulator.setTimeStep(0.2f);
  simulator.setAgentDefaults(15, 10, 3, 3, 0.3f, 1.5f);
  std::vector<Vector2> goals;
  for (int i = 0; i < 4; i++) {
    simulator.addAgent(Vector2(at[2 * i], at[2 * i + 1]));
    goals.push_back(-simulator.getAgentPosition(i));
  }
  for (int step = 0; step < 6; step++) {
    aim(simulator, goals);
    simulator.doStep();
  }
  float sum = 0;
  for (int i = 0; i < 4; i++) {
    out[2 * i] = simulator.getAgentPosition(i).x(), out[2 * i + 1] = simulator.getAgentPosition(i).y();
    sum += RVO::absSq(simulator.getAgentVelocity(i));
  }
  return sum;
}

// a corridor with an opening
extern "C" float walls(float *at, float *v) {
  RVO::RVOSimulator simulator(0.25f, 10, 5, 2, 2, 0.2f, 2);
  simulator.addObstacle({Vector2(2, 0.45f), Vector2(2, 3), Vector2(1.8f, 3), Vector2(1.8f, 0.45f)});
  simulator.addObstacle({Vector2(2, -3), Vector2(2, -0.45f), Vector2(1.8f, -0.45f), Vector2(1.8f, -3)});
  simulator.processObstacles();
  for (int i = 0; i < 2; i++) {
    size_t no = simulator.addAgent(Vector2(at[2 * i], at[2 * i + 1]));
    simulator.setAgentVelocity(no, Vector2(v[2 * i], v[2 * i + 1]));
  }
  std::vector<Vector2> goals(2, Vector2(4, 0.1f));
  for (int step = 0; step < 5; step++) aim(simulator, goals), simulator.doStep();
  return RVO::absSq(simulator.getAgentPosition(0)) + simulator.getAgentPosition(1) * simulator.getAgentVelocity(0);
}

// time step, horizons, radius, speed
extern "C" float settings(float *p, float *out) {
  RVO::RVOSimulator simulator(p[0], 10, 5, p[1], p[2], p[3], p[4]);
  std::vector<Vector2> goals;
  for (int i = 0; i < 3; i++) {
    simulator.addAgent(Vector2(i - 1.f, 0.7f * (i % 2)), 9, 4, p[1] + i, p[2], p[3], p[4], Vector2(0.1f * i, -0.1f));
    goals.push_back(Vector2(2.f - 2 * i, 0.3f * i));
  }
  for (int step = 0; step < 4; step++) aim(simulator, goals), simulator.doStep();
  for (int i = 0; i < 3; i++) out[2 * i] = simulator.getAgentPosition(i).x(), out[2 * i + 1] = simulator.getAgentPosition(i).y();
  return simulator.getGlobalTime() * out[1];
}

// the half planes of one agent
extern "C" float lines(float *at, float *out) {
  RVO::RVOSimulator *simulator = new RVO::RVOSimulator(0.25f, 10, 5, 2, 2, 0.3f, 2);
  for (int i = 0; i < 4; i++) simulator->addAgent(Vector2(at[2 * i], at[2 * i + 1]));
  for (int i = 0; i < 4; i++) simulator->setAgentPrefVelocity(i, Vector2(0.3f, 0.2f * i));
  simulator->doStep();
  size_t n = simulator->getAgentNumORCALines(0);
  for (size_t i = 0; i < n && i < 3; i++) {
    const RVO::Line &line = simulator->getAgentORCALine(0, i);
    out[4 * i] = line.point.x(), out[4 * i + 1] = line.point.y(), out[4 * i + 2] = line.direction.x(), out[4 * i + 3] = line.direction.y();
  }
  float speed = RVO::abs(simulator->getAgentVelocity(0));
  delete simulator;
  return speed;
}
