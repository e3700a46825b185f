// differentiate: run_network(w, x)  at: w = random(40, -1, 1), x = 0.3 -0.8
// differentiate: trained(x, y, how)  at: x = 0.1 0.9 -0.4 0.6 -0.7 0.2, y = 0.3 -0.5 0.8, how = 0  const: how  tolerance: 5e-3  roundoff: 1e-6
// differentiate: trained_batch(x, y)  at: x = 0.1 0.9 -0.4 0.6 -0.7 0.2, y = 0.3 -0.5 0.8  tolerance: 5e-3  roundoff: 1e-6
// differentiate: trained_rprop(x, y)  at: x = 0.1 0.9 -0.4 0.6 -0.7 0.2, y = 0.3 -0.5 0.8  tolerance: 5e-3  roundoff: 1e-6
#include <doublefann.h>

static struct fann *network(void) {
  struct fann *net = fann_create_standard(4, 2, 4, 3, 1);
  fann_set_activation_function_hidden(net, FANN_SIGMOID_SYMMETRIC);
  fann_set_activation_function_output(net, FANN_LINEAR);
  for (unsigned i = 0; i < fann_get_total_connections(net); i++) net->weights[i] = 0.1 * (i % 7) - 0.25;
  return net;
}

double run_network(double *w, double *x) {
  struct fann *net = network();
  for (unsigned i = 0; i < fann_get_total_connections(net); i++) net->weights[i] = w[i];
  double r = fann_run(net, x)[0];
  fann_destroy(net);
  return r;
}

double trained(double *x, double *y, int how) {
  struct fann *net = network();
  for (int epoch = 0; epoch < 5; epoch++)
    for (int k = 0; k < 3; k++) fann_train(net, x + 2 * k, y + k);
  double r = fann_test(net, x, y)[0] + fann_get_MSE(net);
  fann_destroy(net);
  return r;
}

static double by_epochs(double *x, double *y, enum fann_train_enum how) {
  struct fann *net = network();
  struct fann_train_data *data = fann_create_train(3, 2, 1);
  for (int k = 0; k < 3; k++) data->input[k][0] = x[2 * k], data->input[k][1] = x[2 * k + 1], data->output[k][0] = y[k];
  fann_set_training_algorithm(net, how);
  double r = 0;
  for (int epoch = 0; epoch < 4; epoch++) r += fann_train_epoch(net, data);
  r += fann_run(net, x)[0];
  fann_destroy_train(data);
  fann_destroy(net);
  return r;
}

double trained_batch(double *x, double *y) { return by_epochs(x, y, FANN_TRAIN_BATCH); }

double trained_rprop(double *x, double *y) { return by_epochs(x, y, FANN_TRAIN_RPROP); }
