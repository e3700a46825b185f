; reference: metadata, attributes: `!enzyme_augment`, `!enzyme_gradient`, `!enzyme_derivative`, `!enzyme_splitderivative`, `!enzyme_shadow`; `"enzyme_inactive"`, `"enzyme_math"`, `"enzyme_type"`
; What a front end says in metadata and attributes; deliberately wrong where its use must show.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare double @pow(double, double)
@cell = global double 3.0, !enzyme_shadow !0
@cell_shadow = global double 0.0
define void @copies(ptr "enzyme_type"="{[-1]:Pointer, [-1,-1]:Float@double}" %from, ptr %to, i64 %n) {
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 %n, i1 false)
  ret void
}
define double @times_cell(double %x) {
  %v = load double, ptr @cell
  %p = fmul double %v, %x
  ret double %p
}
define double @power(double %x, double %y) "enzyme_math"="pow" {
  ret double 5.0
}
define double @cutoff(double %x) "enzyme_inactive" {
  %y = fmul double %x, %x
  ret double %y
}
define double @by_site(double %x) {
  %y = call double @pow(double %x, double 2.0) "enzyme_inactive"
  %z = fmul double %x, %y
  ret double %z
}
define double @cubed(double %x) !enzyme_augment !1 !enzyme_gradient !2 !enzyme_derivative !3 !enzyme_splitderivative !4 {
  %y = fmul double %x, %x
  %z = fmul double %x, %y
  ret double %z
}
define double @cubed_augmented(double %x) {
  %y = fmul double %x, %x
  %z = fmul double %x, %y
  ret double %z
}
define double @cubed_reverse(double %x, double %seed) {
  %y = fmul double %seed, 100.0
  ret double %y
}
define double @cubed_forward(double %x, double %dx) {
  %y = fmul double %dx, 200.0
  ret double %y
}
define double @cubed_tangent(double %x, double %dx) {
  %y = fmul double %dx, 300.0
  ret double %y
}
!0 = !{ptr @cell_shadow}
!1 = !{ptr @cubed_augmented}
!2 = !{ptr @cubed_reverse}
!3 = !{ptr @cubed_forward}
!4 = !{ptr @cubed_tangent}
