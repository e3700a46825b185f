// differentiate: perceptron(w, x, out)  at: w = random(31, -1, 1), x = 0.4 -0.7 0.3, out = zeros(3)  tolerance: 1e-2  roundoff: 1e-3
// differentiate: convolved(w, image, out)  at: w = random(33, -1, 1), image = random(36, 0, 1), out = zeros(4)  tolerance: 1e-2  roundoff: 2e-3
// differentiate: remembered(w, x, out, steps)  at: w = random(60, -1, 1), x = 0.4 -0.7 0.3 0.1 0.6 -0.2, out = zeros(3), steps = 3  tolerance: 1e-2  roundoff: 1e-3
// differentiate: trained(w, rate)  at: w = random(31, -1, 1), rate = 0.1  tolerance: 2e-2  roundoff: 2e-3
// differentiate: detected(output, truth, anchors)  at: output = random(56, -1, 1), truth = 0.3 0.6 0.4 0.5 0.8 0.2 0.3 0.25, anchors = 1.3 1.7  tolerance: 2e-2  roundoff: 2e-3
// differentiate: boxes(a, b)  at: a = 0.4 0.5 0.3 0.35, b = 0.47 0.42 0.4 0.3  tolerance: 1e-2  roundoff: 1e-3
#include <activations.h>
#include <avgpool_layer.h>
#include <box.h>
#include <connected_layer.h>
#include <convolutional_layer.h>
#include <lstm_layer.h>
#include <math.h>
#include <maxpool_layer.h>
#include <network.h>
#include <softmax_layer.h>
#include <stdlib.h>
#include <string.h>
#include <yolo_layer.h>

static float *loaded(layer l, float *w, int weights) {
  memcpy(l.weights, w, weights * sizeof(float));
  memcpy(l.biases, w + weights, l.outputs * sizeof(float));
  return w + weights + l.outputs;
}

// 3 inputs, 4 hidden, 3 classes
static network *layered(float *w) {
  network *net = make_network(3);
  net->batch = net->subdivisions = 1, net->inputs = 3, net->outputs = 3, net->truths = 3;
  net->layers[0] = make_connected_layer(1, 3, 4, LOGISTIC, 0, 0);
  net->layers[1] = make_connected_layer(1, 4, 3, LINEAR, 0, 0);
  net->layers[2] = make_softmax_layer(1, 3, 1);
  net->layers[2].temperature = 1;
  loaded(net->layers[1], loaded(net->layers[0], w, 12), 12);
  net->output = net->layers[2].output;
  return net;
}

float perceptron(float *w, float *x, float *out) {
  network *net = layered(w);
  float *got = network_predict(net, x), sum = 0;
  for (int i = 0; i < 3; i++) out[i] = got[i], sum -= (i + 1) * logf(got[i]);
  free_network(net);
  return sum;
}

// convolution with normalisation in its batch, pooling, convolution, mean of each channel
float convolved(float *w, float *image, float *out) {
  network *net = make_network(4);
  net->batch = 1, net->inputs = 36, net->train = 1;
  net->layers[0] = make_convolutional_layer(1, 6, 6, 1, 2, 1, 3, 1, 1, ELU, 1, 0, 0, 0);
  net->layers[1] = make_maxpool_layer(1, 6, 6, 2, 2, 2, 0);
  net->layers[2] = make_convolutional_layer(1, 3, 3, 2, 4, 2, 1, 1, 0, TANH, 0, 0, 0, 0);
  net->layers[3] = make_avgpool_layer(1, 3, 3, 4);
  memcpy(net->layers[0].weights, w, 18 * sizeof(float)), memcpy(net->layers[0].scales, w + 18, 2 * sizeof(float)), memcpy(net->layers[0].biases, w + 20, 2 * sizeof(float));
  memcpy(net->layers[2].weights, w + 22, 4 * sizeof(float)), memcpy(net->layers[2].biases, w + 26, 4 * sizeof(float));
  size_t most = 0;
  for (int i = 0; i < 4; i++) most = net->layers[i].workspace_size > most ? net->layers[i].workspace_size : most;
  net->workspace = calloc(1, most);
  net->input = image;
  forward_network(net);
  float sum = 0;
  for (int i = 0; i < 4; i++) out[i] = net->layers[3].output[i], sum += out[i] * out[i] * (1 + i);
  free(net->workspace);
  for (int i = 0; i < 4; i++) free_layer(net->layers[i]);
  free(net->layers), free(net);
  return sum;
}

float remembered(float *w, float *x, float *out, int steps) {
  network *net = make_network(1);
  layer l = net->layers[0] = make_lstm_layer(steps, 2, 3, steps, 0, 0);
  layer *gates[] = {l.uf, l.ui, l.ug, l.uo};
  for (int i = 0; i < 4; i++) memcpy(gates[i]->weights, w + 6 * i, 6 * sizeof(float));
  layer *back[] = {l.wf, l.wi, l.wg, l.wo};
  for (int i = 0; i < 4; i++) memcpy(back[i]->weights, w + 24 + 9 * i, 9 * sizeof(float));
  net->batch = 1, net->inputs = 2, net->output = l.output;
  float *got = network_predict(net, x), sum = 0;
  for (int i = 0; i < 3; i++) out[i] = got[3 * (steps - 1) + i], sum += out[i] * got[i];
  return sum;
}

// loss after some steps of training by the network's own gradients
float trained(float *w, float rate) {
  float x[4][3] = {{0.1, 0.4, -0.2}, {0.7, -0.3, 0.5}, {-0.6, 0.2, 0.3}, {0.4, 0.9, -0.8}}, error = 0;
  network *net = layered(w);
  net->learning_rate = rate, net->momentum = 0.9, net->decay = 0.0005, net->policy = CONSTANT, net->max_batches = 100;
  net->delta = calloc(3, sizeof(float));
  for (int i = 0; i < 6; i++) {
    float truth[3] = {i % 3 == 0, i % 3 == 1, i % 3 == 2};
    net->input = x[i % 4], net->truth = truth;
    error = train_network_datum(net);
  }
  net->input = net->truth = NULL;
  return error;
}

// two classes on a grid of 2 by 4
float detected(float *output, float *truth, float *anchors) {
  network *net = make_network(1);
  layer l = make_yolo_layer(1, 4, 2, 1, 1, 0, 2);
  float truths[450] = {0};
  for (int i = 0; i < 2; i++) memcpy(truths + 5 * i, truth + 4 * i, 4 * sizeof(float)), truths[5 * i + 4] = i;
  memcpy(l.biases, anchors, 2 * sizeof(float));
  l.max_boxes = 90, l.ignore_thresh = 0.7, l.truth_thresh = 1;
  net->layers[0] = l, net->batch = 1, net->w = 4, net->h = 2, net->train = 1, net->input = output, net->truth = truths;
  forward_network(net);
  float cost = *net->cost;
  net->input = net->truth = NULL;
  free_network(net);
  return cost;
}

float boxes(float *a, float *b) {
  box first = float_to_box(a, 1), second = float_to_box(b, 1), coded = encode_box(first, second), back = decode_box(coded, first);
  dbox d = diou(first, second);
  return box_iou(first, second) + box_rmse(first, second) + coded.x * coded.h + back.w + d.dx * d.dw;
}
