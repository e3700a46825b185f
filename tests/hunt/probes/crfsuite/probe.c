// differentiate: objective(w, values, g)  at: w = random(21, -1, 1), values = random(14, 0.5, 1.5), g = zeros(21)  roundoff: 1e-10
// differentiate: marginals(state, transition, m)  at: state = random(15, -1, 1), transition = random(9, -1, 1), m = zeros(15)  roundoff: 1e-10
// differentiate: trained(values, w)  at: values = random(14, 0.5, 1.5), w = zeros(21)  tolerance: 1e-3  roundoff: 1e-5
// differentiate: online(values, w)  at: values = random(14, 0.5, 1.5), w = zeros(21)  roundoff: 1e-9
#include <crfsuite.h>
#include <os.h>
#include <stdlib.h>
#include <string.h>
#include "crfsuite_internal.h"
#include "crf1d.h"
#include "params.h"
#include "logging.h"

typedef struct {
  crfsuite_data_t data;
  dataset_t all;
  crfsuite_params_t *params;
  encoder_t *model;
  logging_t log;
} Problem;

// two sequences, of four and of three items, each item with two of four attributes and one of three labels
static void open(Problem *it, const double *values, void prepare(crfsuite_params_t *)) {
  memset(it, 0, sizeof *it);
  crfsuite_data_init_n(&it->data, 2);
  crfsuite_create_instance("dictionary", (void **)&it->data.attrs);
  crfsuite_create_instance("dictionary", (void **)&it->data.labels);
  const char *names[] = {"warm", "cold", "wet", "dry"}, *labels[] = {"walk", "shop", "clean"};
  for (int k = 0; k < 4; k++) it->data.attrs->get(it->data.attrs, names[k]);
  for (int k = 0; k < 3; k++) it->data.labels->get(it->data.labels, labels[k]);
  for (int s = 0, k = 0; s < 2; s++) {
    crfsuite_instance_t *sequence = &it->data.instances[s];
    crfsuite_instance_init_n(sequence, 4 - s);
    sequence->weight = 1;
    for (int t = 0; t < 4 - s; t++, k++) {
      crfsuite_item_t *item = &sequence->items[t];
      crfsuite_item_init_n(item, 2);
      crfsuite_attribute_set(&item->contents[0], (k * 3 + s) % 2, values[2 * k]);
      crfsuite_attribute_set(&item->contents[1], 2 + k % 2, values[2 * k + 1]);
      sequence->labels[t] = (k + k / 3) % 3;
    }
  }
  dataset_init_trainset(&it->all, &it->data, -1);
  it->params = params_create_instance();
  it->model = crf1d_create_encoder();
  it->model->exchange_options(it->model, it->params, 0);
  if (prepare) prepare(it->params);
  it->params->set(it->params, "feature.possible_states", "1");
  it->params->set(it->params, "feature.possible_transitions", "1");
  it->model->exchange_options(it->model, it->params, -1);
  it->model->initialize(it->model, &it->all, &it->log);
}

static void close_all(Problem *it) {
  it->model->release(it->model);
  it->params->release(it->params);
  dataset_finish(&it->all);
  it->data.attrs->release(it->data.attrs);
  it->data.labels->release(it->data.labels);
  crfsuite_data_finish(&it->data);
}

double objective(double *w, double *values, double *g) {
  Problem it;
  double f = 0;
  open(&it, values, 0);
  it.model->objective_and_gradients_batch(it.model, &it.all, w, &f, g);
  close_all(&it);
  return f;
}

double marginals(double *state, double *transition, double *m) {
  crf1d_context_t *context = crf1dc_new(CTXF_VITERBI | CTXF_MARGINALS, 3, 5);
  crf1dc_set_num_items(context, 5);
  crf1dc_reset(context, RF_STATE | RF_TRANS);
  for (int t = 0; t < 5; t++) memcpy(STATE_SCORE(context, t), state + 3 * t, 3 * sizeof *state);
  for (int l = 0; l < 3; l++) memcpy(TRANS_SCORE(context, l), transition + 3 * l, 3 * sizeof *state);
  crf1dc_exp_transition(context);
  crf1dc_exp_state(context);
  crf1dc_alpha_score(context);
  crf1dc_beta_score(context);
  crf1dc_marginals(context);
  for (int t = 0; t < 5; t++)
    for (int l = 0; l < 3; l++) m[3 * t + l] = crf1dc_marginal_point(context, l, t);
  int best[5];
  double score = crf1dc_viterbi(context, best) - crf1dc_lognorm(context);
  double path = crf1dc_marginal_path(context, best, 1, 4);
  crf1dc_delete(context);
  return score + path;
}

static double weights(Problem *it, double *found, double *w) {
  double sum = 0;
  for (int k = 0; k < it->model->num_features && k < 21; k++) w[k] = found[k], sum += found[k] * found[k];
  free(found);
  close_all(it);
  return sum;
}

double trained(double *values, double *w) {
  Problem it;
  double *found = 0;
  open(&it, values, crfsuite_train_lbfgs_init);
  it.params->set(it.params, "epsilon", "1e-9");
  crfsuite_train_lbfgs(it.model, &it.all, 0, it.params, &it.log, &found);
  return weights(&it, found, w);
}

double online(double *values, double *w) {
  Problem it;
  double *found = 0;
  srand(7);
  open(&it, values, crfsuite_train_arow_init);
  it.params->set(it.params, "max_iterations", "3");
  crfsuite_train_arow(it.model, &it.all, 0, it.params, &it.log, &found);
  return weights(&it, found, w);
}
