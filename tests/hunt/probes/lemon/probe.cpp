// differentiate: shortest(lengths, out)  at: lengths = 1.1 2.3 0.7 1.9 3.2 1.4 0.6 2.8 1.7 0.9, out = zeros(6)  roundoff: 1e-10
// differentiate: cheapest(costs, supply)  at: costs = 1.1 2.3 0.7 1.9 3.2 1.4 0.6 2.8 1.7 0.9, supply = 3.5  roundoff: 1e-10
// differentiate: widest(capacities)  at: capacities = 3.1 2.3 1.7 1.9 2.2 1.4 2.6 2.8 1.75 0.9  roundoff: 1e-10
// differentiate: tree(xy, out)  at: xy = 0.1 0.2 1.3 -0.4 2.2 0.8 0.4 1.7 1.6 1.5 2.9 -0.2, out = zeros(2)  roundoff: 1e-10
#include <lemon/concepts/digraph.h>
#include <lemon/bellman_ford.h>
#include <lemon/dijkstra.h>
#include <lemon/dim2.h>
#include <lemon/full_graph.h>
#include <lemon/kruskal.h>
#include <lemon/list_graph.h>
#include <lemon/network_simplex.h>
#include <lemon/preflow.h>
#include <lemon/smart_graph.h>
#include <cmath>

using namespace lemon;
static const int ends[10][2] = {{0, 1}, {0, 2}, {2, 1}, {1, 3}, {2, 3}, {2, 4}, {4, 3}, {3, 5}, {4, 5}, {1, 4}};

// from one node to all others, by two algorithms
extern "C" double shortest(double *lengths, double *out) {
  ListDigraph graph;
  ListDigraph::ArcMap<double> length(graph);
  std::vector<ListDigraph::Node> nodes;
  for (int i = 0; i < 6; i++) nodes.push_back(graph.addNode());
  for (int i = 0; i < 10; i++) length[graph.addArc(nodes[ends[i][0]], nodes[ends[i][1]])] = lengths[i];
  Dijkstra<ListDigraph, ListDigraph::ArcMap<double>> dijkstra(graph, length);
  dijkstra.run(nodes[0]);
  for (int i = 0; i < 6; i++) out[i] = dijkstra.dist(nodes[i]);
  double weighted = 0;
  for (ListDigraph::Node at = nodes[5]; at != nodes[0]; at = dijkstra.predNode(at)) weighted += std::pow(length[dijkstra.predArc(at)], 2);
  BellmanFord<ListDigraph, ListDigraph::ArcMap<double>> bellman(graph, length);
  bellman.run(nodes[2]);
  return weighted + bellman.dist(nodes[5]) * bellman.dist(nodes[3]);
}

extern "C" double cheapest(double *costs, double supply) {
  SmartDigraph graph;
  SmartDigraph::ArcMap<double> cost(graph), capacity(graph);
  SmartDigraph::NodeMap<double> needs(graph);
  std::vector<SmartDigraph::Node> nodes;
  for (int i = 0; i < 6; i++) nodes.push_back(graph.addNode());
  for (int i = 0; i < 10; i++) {
    SmartDigraph::Arc arc = graph.addArc(nodes[ends[i][0]], nodes[ends[i][1]]);
    cost[arc] = costs[i], capacity[arc] = 2.2;
  }
  for (int i = 0; i < 6; i++) needs[nodes[i]] = 0;
  needs[nodes[0]] = supply, needs[nodes[5]] = -supply;
  NetworkSimplex<SmartDigraph, double, double> simplex(graph);
  if (simplex.upperMap(capacity).costMap(cost).supplyMap(needs).run() != NetworkSimplex<SmartDigraph, double, double>::OPTIMAL) return -1;
  return simplex.totalCost<double>() + 0.1 * simplex.potential(nodes[4]);
}

extern "C" double widest(double *capacities) {
  SmartDigraph graph;
  SmartDigraph::ArcMap<double> capacity(graph);
  std::vector<SmartDigraph::Node> nodes;
  std::vector<SmartDigraph::Arc> arcs;
  for (int i = 0; i < 6; i++) nodes.push_back(graph.addNode());
  for (int i = 0; i < 10; i++) {
    arcs.push_back(graph.addArc(nodes[ends[i][0]], nodes[ends[i][1]]));
    capacity[arcs[i]] = capacities[i];
  }
  Preflow<SmartDigraph, SmartDigraph::ArcMap<double>> preflow(graph, capacity, nodes[0], nodes[5]);
  preflow.run();
  return preflow.flowValue();
}

// the least spanning tree of points in the plane
extern "C" double tree(double *xy, double *out) {
  typedef dim2::Point<double> Point;
  FullGraph graph(6);
  FullGraph::EdgeMap<double> length(graph);
  FullGraph::NodeMap<Point> at(graph);
  for (int i = 0; i < 6; i++) at[graph(i)] = Point(xy[2 * i], xy[2 * i + 1]);
  for (FullGraph::EdgeIt e(graph); e != INVALID; ++e) length[e] = std::sqrt((at[graph.u(e)] - at[graph.v(e)]).normSquare());
  std::vector<FullGraph::Edge> chosen;
  double total = kruskal(graph, length, std::back_inserter(chosen));
  dim2::Box<double> box;
  for (auto &e : chosen) box.add((at[graph.u(e)] + at[graph.v(e)]) / 2.0);
  out[0] = box.width(), out[1] = box.height();
  return total;
}
