#include "functions.h"
#include <cstdlib>
#include <vector>

extern "C" double sum_of_list(const double *x, int n) {
    std::vector<double> squares;
    for (int i = 0; i < n; ++i) squares.push_back(square(x[i]));
    node *head = nullptr;
    for (double value : squares) head = pushed(head, value * coupling);
    double sum = 0;
    while (head) {
        sum = sum * 0.5 + head->value;
        node *rest = head->next;
        std::free(head);
        head = rest;
    }
    return sum;
}
