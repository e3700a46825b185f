// differentiate: formula(x, y)  at: x = 0.7, y = 1.3  roundoff: 1e-10
#include <exprtk.hpp>

extern "C" double formula(double x, double y) {
  exprtk::symbol_table<double> table;
  table.add_variable("x", x);
  table.add_variable("y", y);
  exprtk::expression<double> expression;
  expression.register_symbol_table(table);
  exprtk::parser<double> parser;
  parser.compile("x*y^2 + sin(x)*exp(-y)", expression);
  return expression.value();
}
