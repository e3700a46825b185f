source_filename = "exotic"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
module asm ".globl foo"
%opaque = type opaque
%"quoted name" = type <{ i8, [3 x %0], <4 x float> }>
%0 = type { i32, ptr }
$c1 = comdat any
@"odd \22name\22" = global i32 0, comdat($c1), align 4
@g1 = external thread_local(initialexec) global i32
@g2 = private unnamed_addr constant [4 x i8] c"a, \00", section ".x,y", align 1
@g3 = weak_odr hidden addrspace(3) externally_initialized global ptr addrspace(1) null
@vt = constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr @f, ptr getelementptr inbounds inrange(-16, 8) (i8, ptr @g2, i64 1)] }
@diff = global i64 sub (i64 ptrtoint (ptr @f to i64), i64 ptrtoint (ptr @g2 to i64))
@tab = global [2 x ptr] [ptr blockaddress(@ind, %1), ptr blockaddress(@ind, %two)]
@dl = global ptr dso_local_equivalent @f
@vec = global <2 x double> <double 1.0, double 0x3FB999999999999A>
@pk = global <{ i8, i32 }> <{ i8 -1, i32 7 }>
@llvm.used = appending global [1 x ptr] [ptr @g2], section "llvm.metadata"
@"longlonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglong" = global %"quoted name" zeroinitializer
@al = weak alias i32, ptr @"odd \22name\22"
@al2 = alias void (), ptr @g
@al3 = alias i8, getelementptr (i8, ptr @g2, i64 1)
@placed = global i32 0, align 4 #1
@placed2 = global double 0.0 #1
@placed3 = external global i32 #1
@if = ifunc double (double), ptr @resolver
define internal ptr @resolver() {
  ret ptr null
}
define void @g() {
  ret void
}
define noundef nofpclass(nan inf) double @f(double noundef nofpclass(nan) %x, ptr captures(none) dead_on_return initializes((0, 8), (16, 24)) %0, ptr byval(%0) align 8 %b, i32 range(i32 0, 10) %1, ptr "enzyme_type"="{[-1]:Pointer}" %q) local_unnamed_addr "foo"="b(a" memory(argmem: readwrite, inaccessiblemem: none) alignstack(16) gc "statepoint-example" {
  %3 = fadd reassoc nnan double %x, 1.0
  %4 = fneg fast double %3
  %5 = load atomic volatile i32, ptr %0 syncscope("agent") seq_cst, align 4, !range !0, !noundef !1
  store atomic i32 %5, ptr %0 release, align 4
  %6 = atomicrmw volatile fadd ptr %0, float 1.0 syncscope("wg") monotonic, align 4
  %7 = cmpxchg weak ptr %0, i32 0, i32 1 acq_rel monotonic, align 4
  fence syncscope("singlethread") seq_cst
  %8 = trunc nuw nsw i32 %5 to i8
  %9 = icmp samesign ult i32 %5, %1
  %10 = or disjoint i32 %5, %1
  %11 = zext nneg i32 %5 to i64
  %12 = getelementptr inbounds nuw [3 x i32], ptr %0, i64 0, i64 %11
  %13 = call fast double @llvm.fabs.f64(double %4)
  %14 = call fastcc noundef i32 (ptr, ...) @va(ptr noundef null, double %13) #0 [ "deopt"(i32 1, ptr %0), "x"() ]
  %15 = tail call cc 10 i32 %b(i32 inreg 5)
  %16 = call i32 asm sideeffect alignstack inteldialect "mov $0, $1 ; \22x\22", "=r,r,~{flags}"(i32 %15)
  %17 = shufflevector <2 x double> <double 1.0, double poison>, <2 x double> splat (double 2.0), <3 x i32> <i32 0, i32 poison, i32 3>
  %18 = insertelement <3 x double> %17, double %13, i64 1
  %19 = select nnan i1 %9, <3 x double> %18, <3 x double> zeroinitializer
  %20 = freeze i32 %16
  %21 = alloca i8, i64 %11, align 16, addrspace(0)
  %22 = extractvalue { i32, i1 } %7, 1
  %23 = insertvalue { i32, { i1, [2 x float] } } undef, float %6, 1, 1, 0
  %24 = ptrtoaddr ptr %0 to i64
  %25 = inttoptr i64 %24 to ptr addrspace(1)
  %26 = addrspacecast ptr addrspace(1) %25 to ptr
  %27 = bitcast <2 x i32> <i32 1, i32 -5> to double
  call void @llvm.assume(i1 true) [ "align"(ptr %0, i64 16) ]
  %28 = call i64 @llvm.read_register.i64(metadata !2)
  %29 = call double @llvm.experimental.constrained.fadd.f64(double %27, double %13, metadata !"round.dynamic", metadata !"fpexcept.strict") #0
  %30 = getelementptr i8, ptr %0, <2 x i64> <i64 1, i64 2>
  %31 = add nuw nsw i128 170141183460469231731687303715884105727, -1
  %32 = fcmp ord half 0xH3C00, 0xH7E00
  %33 = fadd x86_fp80 0xK3FFF8000000000000000, 0xKC000C90FDAA22168C000
  %34 = fadd fp128 0xL00000000000000003FFF000000000000, 0xL00000000000000004000000000000000
  %35 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @vt, i64 8), align 8, !invariant.load !1
  br i1 %32, label %then, label %"else x", !prof !3

then:                                             ; preds = %2
  switch i8 %8, label %"else x" [
    i8 -1, label %36
    i8 1, label %36
  ]

36:                                               ; preds = %then, %then
  %37 = phi fast double [ %13, %then ], [ %13, %then ]
  %"q q" = va_arg ptr %0, double
  ret double %"q q"

"else x":                                         ; preds = %then, %2
  unreachable
}
define ptr @ind(ptr %p) {
  indirectbr ptr %p, [label %1, label %two]

1:
  br label %two

two:
  ret ptr blockaddress(@ind, %two)
}
declare !foo !1 i32 @va(ptr, ...) #0
declare double @llvm.fabs.f64(double)
declare void @llvm.assume(i1 noundef)
declare i64 @llvm.read_register.i64(metadata)
declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata)
define void @labelled() section "a!b" {
  br label %"a=b"

"a=b":                                            ; preds = %0
  ret void
}
declare i32 @__gxx_personality_v0(...)
define <vscale x 2 x double> @sc(<vscale x 2 x double> %a) {
  %r = fadd <vscale x 2 x double> %a, splat (double 1.0)
  ret <vscale x 2 x double> %r
}
define target("spirv.Image", void, 1) @tt(target("spirv.Image", void, 1) %a) {
  ret target("spirv.Image", void, 1) %a
}
define void @eh(i32 %0) personality ptr @__gxx_personality_v0 {
  invoke void @g() [ "tag"(i32 %0) ]
          to label %ok unwind label %bad

ok:
  ret void

bad:
  %2 = landingpad { ptr, i32 }
          cleanup
          catch ptr null
          filter [1 x ptr] [ptr @vt]
  resume { ptr, i32 } %2
}
attributes #0 = { nounwind strictfp "a"="b" }
attributes #1 = { "bss-section"="my bss" }
!named = !{!0, !1}
!0 = !{i32 0, i32 20}
!1 = !{}
!2 = !{!"rsp"}
!3 = !{!"branch_weights", i32 1, i32 2}
