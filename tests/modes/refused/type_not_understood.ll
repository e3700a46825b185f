; refused: the attribute "enzyme_type"="\{\[-1\]:Double\}" is not understood
target triple = "x86_64-pc-linux-gnu"
declare double @__enzyme_autodiff(...)
define double @f(ptr "enzyme_type"="{[-1]:Double}" %x) {
  %v = load double, ptr %x
  ret double %v
}
define double @main(ptr %x, ptr %dx) {
  %r = call double (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx)
  ret double %r
}
