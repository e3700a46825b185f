; refused: the request is declared to return \{ double, double \}, but it has 2 results: \{ float, double \}
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
declare { double, double } @__enzyme_autodiff(...)
define double @f(float %x, double %y) {
  %wide = fpext float %x to double
  %v = fmul double %wide, %y
  ret double %v
}
define { double, double } @main(float %x, double %y) {
  %r = call { double, double } (...) @__enzyme_autodiff(ptr @f, float %x, double %y)
  ret { double, double } %r
}
