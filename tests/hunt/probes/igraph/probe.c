// differentiate: routes(weights, out)  at: weights = 1.3 2.1 0.7 1.9 0.83 2.7 1.1 0.57 1.72 2.3 0.91, out = zeros(12)  roundoff: 1e-9
// differentiate: crowded(values, strengths, out)  at: values = 0.3 1.7 -0.4 2.2 0.9 1.3 -0.8, strengths = 1.3 2.1 0.7 1.9 0.8 2.7 1.1 0.6 1.7 2.3 0.9, out = zeros(7)  roundoff: 1e-9
// differentiate: springs(place, weights, k)  at: place = 0.1 1.4 1.6 2.3 0.2 -1.1 -1.7 0.4 -0.6 0.5 1.1 2.9 2.2 0.8, weights = 1.3 2.1 0.7 1.9 0.8 2.7 1.1 0.6 1.7 2.3 0.9, k = 1.2  tolerance: 1e-5  roundoff: 1e-8
// differentiate: drawn(place, weights)  at: place = 0.1 1.4 1.6 2.3 0.2 -1.1 -1.7 0.4 -0.6 0.5 1.1 2.9 2.2 0.8, weights = 1.3 2.1 0.7 1.9 0.8 2.7 1.1 0.6 1.7 2.3 0.9  tolerance: 1e-5  roundoff: 1e-8
// differentiate: flow(capacities, through)  at: capacities = 1.3 2.1 0.7 1.9 0.8 2.7 1.1 0.6 1.7 2.3 0.9, through = zeros(11)  roundoff: 1e-9
#include <igraph.h>
#include <math.h>

enum { nodes = 7, links = 11 };

// seven towns
static void towns(igraph_t *graph, igraph_bool_t directed) {
  igraph_small(graph, nodes, directed, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 0, 6, 1, 4, 2, 5, 0, 3, 1, 6, -1);
}

// the lengths of shortest ways, and how near everything is
double routes(double *weights, double *out) {
  igraph_t graph;
  towns(&graph, false);
  igraph_vector_t lengths, near;
  igraph_vector_view(&lengths, weights, links);
  igraph_vector_init(&near, 0);
  igraph_matrix_t apart;
  igraph_matrix_init(&apart, 0, 0);
  igraph_distances_dijkstra(&graph, &apart, igraph_vss_all(), igraph_vss_all(), &lengths, IGRAPH_ALL);
  igraph_closeness(&graph, &near, NULL, NULL, igraph_vss_all(), IGRAPH_ALL, &lengths, true);
  for (int i = 0; i < nodes; i++) out[i] = VECTOR(near)[i];
  for (int i = 0; i < 5; i++) out[nodes + i] = MATRIX(apart, i, i + 2);
  igraph_real_t wide = igraph_matrix_max(&apart), mean;
  igraph_harmonic_centrality(&graph, &near, igraph_vss_all(), IGRAPH_ALL, &lengths, true);
  igraph_average_path_length_dijkstra(&graph, &mean, NULL, &lengths, false, true);
  double r = wide + mean + igraph_vector_sum(&near);
  igraph_matrix_destroy(&apart);
  igraph_vector_destroy(&near);
  igraph_destroy(&graph);
  return r;
}

// modularity, assortativity, and clustering with weights
double crowded(double *values, double *strengths, double *out) {
  igraph_t graph;
  towns(&graph, false);
  const igraph_integer_t parts[nodes] = {0, 0, 1, 1, 1, 2, 2};
  igraph_vector_int_t membership;
  igraph_vector_int_view(&membership, parts, nodes);
  igraph_vector_t weights, property, clustering, degrees;
  igraph_vector_view(&weights, strengths, links);
  igraph_vector_view(&property, values, nodes);
  igraph_vector_init(&clustering, 0);
  igraph_vector_init(&degrees, 0);
  igraph_real_t modularity, alike;
  igraph_modularity(&graph, &membership, &weights, 0.9, false, &modularity);
  igraph_assortativity(&graph, &property, NULL, &alike, false, true);
  igraph_transitivity_barrat(&graph, &clustering, igraph_vss_all(), &weights, IGRAPH_TRANSITIVITY_ZERO);
  igraph_strength(&graph, &degrees, igraph_vss_all(), IGRAPH_ALL, true, &weights);
  for (int i = 0; i < nodes; i++) out[i] = VECTOR(clustering)[i] * VECTOR(degrees)[i];
  igraph_vector_destroy(&clustering);
  igraph_vector_destroy(&degrees);
  igraph_destroy(&graph);
  return modularity + 2 * alike;
}

static void placed(igraph_matrix_t *layout, const double *place) {
  igraph_matrix_init(layout, nodes, 2);
  for (int i = 0; i < nodes; i++) MATRIX(*layout, i, 0) = place[2 * i], MATRIX(*layout, i, 1) = place[2 * i + 1];
}

// a drawing by springs: three moves
double springs(double *place, double *weights, double *k) {
  igraph_t graph;
  towns(&graph, false);
  igraph_matrix_t layout;
  placed(&layout, place);
  igraph_vector_t lengths;
  igraph_vector_view(&lengths, weights, links);
  igraph_layout_kamada_kawai(&graph, &layout, true, 3, 0, *k, &lengths, NULL, NULL, NULL, NULL);
  double r = 0;
  for (int i = 0; i < nodes; i++)
    r += MATRIX(layout, i, 0) * MATRIX(layout, (i + 1) % nodes, 1) + 0.1 * i * MATRIX(layout, i, 1);
  igraph_matrix_destroy(&layout);
  igraph_destroy(&graph);
  return r;
}

// and by forces that cool down
double drawn(double *place, double *weights) {
  igraph_t graph;
  towns(&graph, false);
  igraph_matrix_t layout;
  placed(&layout, place);
  igraph_vector_t pulls;
  igraph_vector_view(&pulls, weights, links);
  igraph_rng_seed(igraph_rng_default(), 42);
  igraph_layout_fruchterman_reingold(&graph, &layout, true, 4, 0.3, IGRAPH_LAYOUT_NOGRID, &pulls, NULL, NULL, NULL,
      NULL);
  double r = 0;
  for (int i = 0; i < nodes; i++)
    r += MATRIX(layout, i, 0) * MATRIX(layout, (i + 1) % nodes, 1) + 0.1 * i * MATRIX(layout, i, 1);
  igraph_matrix_destroy(&layout);
  igraph_destroy(&graph);
  return r;
}

// the most that goes from the first town to the fourth, and what each road carries
double flow(double *capacities, double *through) {
  igraph_t graph;
  towns(&graph, true);
  igraph_vector_t most, carried;
  igraph_vector_view(&most, capacities, links);
  igraph_vector_init(&carried, 0);
  igraph_real_t value, cut;
  igraph_maxflow(&graph, &value, &carried, NULL, NULL, NULL, 0, 5, &most, NULL);
  igraph_mincut_value(&graph, &cut, &most);
  for (int i = 0; i < links; i++) through[i] = VECTOR(carried)[i];
  igraph_vector_destroy(&carried);
  igraph_destroy(&graph);
  return value + cut;
}

// what other parts of the library would be, that nothing here calls
igraph_error_t igraph_all_st_mincuts(const igraph_t *graph, igraph_real_t *value, igraph_vector_int_list_t *cuts,
    igraph_vector_int_list_t *parts,
                                     igraph_integer_t source, igraph_integer_t target,
                                         const igraph_vector_t *capacity) {
  return IGRAPH_UNIMPLEMENTED;
}

igraph_arpack_options_t *igraph_arpack_options_get_default(void) { return NULL; }

igraph_error_t igraph_arpack_rssolve(igraph_arpack_function_t *fun, void *extra, igraph_arpack_options_t *options,
    igraph_arpack_storage_t *storage,
                                     igraph_vector_t *values, igraph_matrix_t *vectors) {
  return IGRAPH_UNIMPLEMENTED;
}

igraph_error_t igraph_arpack_rnsolve(igraph_arpack_function_t *fun, void *extra, igraph_arpack_options_t *options,
    igraph_arpack_storage_t *storage,
                                     igraph_matrix_t *values, igraph_matrix_t *vectors) {
  return IGRAPH_UNIMPLEMENTED;
}

igraph_error_t igraph_even_tarjan_reduction(const igraph_t *graph, igraph_t *reduced, igraph_vector_t *capacity) {
    return IGRAPH_UNIMPLEMENTED; }

igraph_error_t igraph_vertex_path_from_edge_path(const igraph_t *graph, igraph_integer_t start,
    const igraph_vector_int_t *edges,
                                                 igraph_vector_int_t *vertices, igraph_neimode_t mode) {
  return IGRAPH_UNIMPLEMENTED;
}
