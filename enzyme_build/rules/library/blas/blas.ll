define double @ddot_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4) {
  %6 = load i32, ptr %0, align 4
  %7 = load i32, ptr %2, align 4
  %8 = load i32, ptr %4, align 4
  %9 = icmp slt i32 %7, 0
  %10 = sext i32 %6 to i64
  %11 = sub nsw i64 1, %10
  %12 = sext i32 %7 to i64
  %13 = mul nsw i64 %11, %12
  %14 = select i1 %9, i64 %13, i64 0
  %15 = getelementptr inbounds double, ptr %1, i64 %14
  %16 = icmp slt i32 %8, 0
  %17 = sext i32 %8 to i64
  %18 = mul nsw i64 %11, %17
  %19 = select i1 %16, i64 %18, i64 0
  %20 = getelementptr inbounds double, ptr %3, i64 %19
  %21 = icmp sgt i32 %6, 0
  br i1 %21, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  %.lcssa = phi double [ %32, %.preheader ]
  br label %.loopexit

.loopexit:
  %22 = phi double [ 0.000000e+00, %5 ], [ %.lcssa, %.loopexit.loopexit ]
  ret double %22

.preheader:
  %23 = phi i64 [ %33, %.preheader ], [ 0, %.preheader.preheader ]
  %24 = phi double [ %32, %.preheader ], [ 0.000000e+00, %.preheader.preheader ]
  %25 = mul nsw i64 %23, %12
  %26 = getelementptr inbounds double, ptr %15, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = mul nsw i64 %23, %17
  %29 = getelementptr inbounds double, ptr %20, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = fmul double %27, %30
  %32 = fadd double %24, %31
  %33 = add nuw nsw i64 %23, 1
  %34 = icmp eq i64 %33, %10
  br i1 %34, label %.loopexit.loopexit, label %.preheader
}

define double @dnrm2_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2) {
  %4 = load i32, ptr %0, align 4
  %5 = load i32, ptr %2, align 4
  %6 = icmp slt i32 %5, 0
  %7 = sext i32 %4 to i64
  %8 = sub nsw i64 1, %7
  %9 = sext i32 %5 to i64
  %10 = mul nsw i64 %8, %9
  %11 = select i1 %6, i64 %10, i64 0
  %12 = getelementptr inbounds double, ptr %1, i64 %11
  %13 = icmp sgt i32 %4, 0
  br i1 %13, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  %.lcssa = phi double [ %24, %.preheader ]
  br label %.loopexit

.loopexit:
  %14 = phi double [ 0.000000e+00, %3 ], [ %.lcssa, %.loopexit.loopexit ]
  %15 = fcmp ogt double %14, 0.000000e+00
  %16 = tail call double @llvm.sqrt.f64(double %14)
  %17 = select i1 %15, double %16, double 0.000000e+00
  ret double %17

.preheader:
  %18 = phi i64 [ %25, %.preheader ], [ 0, %.preheader.preheader ]
  %19 = phi double [ %24, %.preheader ], [ 0.000000e+00, %.preheader.preheader ]
  %20 = mul nsw i64 %18, %9
  %21 = getelementptr inbounds double, ptr %12, i64 %20
  %22 = load double, ptr %21, align 8
  %23 = fmul double %22, %22
  %24 = fadd double %19, %23
  %25 = add nuw nsw i64 %18, 1
  %26 = icmp eq i64 %25, %7
  br i1 %26, label %.loopexit.loopexit, label %.preheader
}

declare double @llvm.sqrt.f64(double)

define double @dasum_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2) {
  %4 = load i32, ptr %0, align 4
  %5 = load i32, ptr %2, align 4
  %6 = icmp slt i32 %5, 0
  %7 = sext i32 %4 to i64
  %8 = sub nsw i64 1, %7
  %9 = sext i32 %5 to i64
  %10 = mul nsw i64 %8, %9
  %11 = select i1 %6, i64 %10, i64 0
  %12 = getelementptr inbounds double, ptr %1, i64 %11
  %13 = icmp sgt i32 %4, 0
  br i1 %13, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  %.lcssa = phi double [ %21, %.preheader ]
  br label %.loopexit

.loopexit:
  %14 = phi double [ 0.000000e+00, %3 ], [ %.lcssa, %.loopexit.loopexit ]
  ret double %14

.preheader:
  %15 = phi i64 [ %22, %.preheader ], [ 0, %.preheader.preheader ]
  %16 = phi double [ %21, %.preheader ], [ 0.000000e+00, %.preheader.preheader ]
  %17 = mul nsw i64 %15, %9
  %18 = getelementptr inbounds double, ptr %12, i64 %17
  %19 = load double, ptr %18, align 8
  %20 = tail call double @llvm.fabs.f64(double %19)
  %21 = fadd double %16, %20
  %22 = add nuw nsw i64 %15, 1
  %23 = icmp eq i64 %22, %7
  br i1 %23, label %.loopexit.loopexit, label %.preheader
}

declare double @llvm.fabs.f64(double)

define void @dscal_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef %2, ptr noundef readonly %3) {
  %5 = load i32, ptr %0, align 4
  %6 = load double, ptr %1, align 8
  %7 = sext i32 %5 to i64
  %8 = icmp sgt i32 %5, 0
  br i1 %8, label %9, label %.loopexit

9:
  %10 = load i32, ptr %3, align 4
  %11 = sext i32 %10 to i64
  br label %12

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void

12:
  %13 = phi i64 [ 0, %9 ], [ %18, %12 ]
  %14 = mul nsw i64 %13, %11
  %15 = getelementptr inbounds double, ptr %2, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = fmul double %6, %16
  store double %17, ptr %15, align 8
  %18 = add nuw nsw i64 %13, 1
  %19 = icmp eq i64 %18, %7
  br i1 %19, label %.loopexit.loopexit, label %12
}

define void @daxpy_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef %4, ptr noundef readonly %5) {
  %7 = load i32, ptr %0, align 4
  %8 = load double, ptr %1, align 8
  %9 = load i32, ptr %3, align 4
  %10 = load i32, ptr %5, align 4
  %11 = icmp slt i32 %9, 0
  %12 = sext i32 %7 to i64
  %13 = sub nsw i64 1, %12
  %14 = sext i32 %9 to i64
  %15 = mul nsw i64 %13, %14
  %16 = select i1 %11, i64 %15, i64 0
  %17 = getelementptr inbounds double, ptr %2, i64 %16
  %18 = icmp slt i32 %10, 0
  %19 = sext i32 %10 to i64
  %20 = mul nsw i64 %13, %19
  %21 = select i1 %18, i64 %20, i64 0
  %22 = getelementptr inbounds double, ptr %4, i64 %21
  %23 = icmp sgt i32 %7, 0
  br i1 %23, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void

.preheader:
  %24 = phi i64 [ %33, %.preheader ], [ 0, %.preheader.preheader ]
  %25 = mul nsw i64 %24, %14
  %26 = getelementptr inbounds double, ptr %17, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = fmul double %8, %27
  %29 = mul nsw i64 %24, %19
  %30 = getelementptr inbounds double, ptr %22, i64 %29
  %31 = load double, ptr %30, align 8
  %32 = fadd double %31, %28
  store double %32, ptr %30, align 8
  %33 = add nuw nsw i64 %24, 1
  %34 = icmp eq i64 %33, %12
  br i1 %34, label %.loopexit.loopexit, label %.preheader
}

define void @dcopy_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef writeonly %3, ptr noundef readonly %4) {
  %6 = load i32, ptr %0, align 4
  %7 = load i32, ptr %2, align 4
  %8 = load i32, ptr %4, align 4
  %9 = icmp slt i32 %7, 0
  %10 = sext i32 %6 to i64
  %11 = sub nsw i64 1, %10
  %12 = sext i32 %7 to i64
  %13 = mul nsw i64 %11, %12
  %14 = select i1 %9, i64 %13, i64 0
  %15 = getelementptr inbounds double, ptr %1, i64 %14
  %16 = icmp slt i32 %8, 0
  %17 = sext i32 %8 to i64
  %18 = mul nsw i64 %11, %17
  %19 = select i1 %16, i64 %18, i64 0
  %20 = getelementptr inbounds double, ptr %3, i64 %19
  %21 = icmp sgt i32 %6, 0
  br i1 %21, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void

.preheader:
  %22 = phi i64 [ %28, %.preheader ], [ 0, %.preheader.preheader ]
  %23 = mul nsw i64 %22, %12
  %24 = getelementptr inbounds double, ptr %15, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = mul nsw i64 %22, %17
  %27 = getelementptr inbounds double, ptr %20, i64 %26
  store double %25, ptr %27, align 8
  %28 = add nuw nsw i64 %22, 1
  %29 = icmp eq i64 %28, %10
  br i1 %29, label %.loopexit.loopexit, label %.preheader
}

define void @dswap_(ptr noundef readonly %0, ptr noundef %1, ptr noundef readonly %2, ptr noundef %3, ptr noundef readonly %4) {
  %6 = load i32, ptr %0, align 4
  %7 = load i32, ptr %2, align 4
  %8 = load i32, ptr %4, align 4
  %9 = icmp slt i32 %7, 0
  %10 = sext i32 %6 to i64
  %11 = sub nsw i64 1, %10
  %12 = sext i32 %7 to i64
  %13 = mul nsw i64 %11, %12
  %14 = select i1 %9, i64 %13, i64 0
  %15 = getelementptr inbounds double, ptr %1, i64 %14
  %16 = icmp slt i32 %8, 0
  %17 = sext i32 %8 to i64
  %18 = mul nsw i64 %11, %17
  %19 = select i1 %16, i64 %18, i64 0
  %20 = getelementptr inbounds double, ptr %3, i64 %19
  %21 = icmp sgt i32 %6, 0
  br i1 %21, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void

.preheader:
  %22 = phi i64 [ %29, %.preheader ], [ 0, %.preheader.preheader ]
  %23 = mul nsw i64 %22, %12
  %24 = getelementptr inbounds double, ptr %15, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = mul nsw i64 %22, %17
  %27 = getelementptr inbounds double, ptr %20, i64 %26
  %28 = load double, ptr %27, align 8
  store double %28, ptr %24, align 8
  store double %25, ptr %27, align 8
  %29 = add nuw nsw i64 %22, 1
  %30 = icmp eq i64 %29, %10
  br i1 %30, label %.loopexit.loopexit, label %.preheader
}

define void @drot_(ptr noundef readonly %0, ptr noundef %1, ptr noundef readonly %2, ptr noundef %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6) {
  %8 = load i32, ptr %0, align 4
  %9 = load i32, ptr %2, align 4
  %10 = load i32, ptr %4, align 4
  %11 = load double, ptr %5, align 8
  %12 = load double, ptr %6, align 8
  %13 = icmp slt i32 %9, 0
  %14 = sext i32 %8 to i64
  %15 = sub nsw i64 1, %14
  %16 = sext i32 %9 to i64
  %17 = mul nsw i64 %15, %16
  %18 = select i1 %13, i64 %17, i64 0
  %19 = getelementptr inbounds double, ptr %1, i64 %18
  %20 = icmp slt i32 %10, 0
  %21 = sext i32 %10 to i64
  %22 = mul nsw i64 %15, %21
  %23 = select i1 %20, i64 %22, i64 0
  %24 = getelementptr inbounds double, ptr %3, i64 %23
  %25 = icmp sgt i32 %8, 0
  br i1 %25, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void

.preheader:
  %26 = phi i64 [ %40, %.preheader ], [ 0, %.preheader.preheader ]
  %27 = mul nsw i64 %26, %16
  %28 = getelementptr inbounds double, ptr %19, i64 %27
  %29 = load double, ptr %28, align 8
  %30 = fmul double %11, %29
  %31 = mul nsw i64 %26, %21
  %32 = getelementptr inbounds double, ptr %24, i64 %31
  %33 = load double, ptr %32, align 8
  %34 = fmul double %12, %33
  %35 = fadd double %30, %34
  store double %35, ptr %28, align 8
  %36 = load double, ptr %32, align 8
  %37 = fmul double %11, %36
  %38 = fmul double %12, %29
  %39 = fsub double %37, %38
  store double %39, ptr %32, align 8
  %40 = add nuw nsw i64 %26, 1
  %41 = icmp eq i64 %40, %14
  br i1 %41, label %.loopexit.loopexit, label %.preheader
}

define void @drotg_(ptr noundef %0, ptr noundef %1, ptr noundef writeonly %2, ptr noundef writeonly %3) {
  %5 = load double, ptr %1, align 8
  %6 = fcmp oeq double %5, 0.000000e+00
  br i1 %6, label %7, label %8

7:
  store double 1.000000e+00, ptr %2, align 8
  store double 0.000000e+00, ptr %3, align 8
  store double 0.000000e+00, ptr %1, align 8
  br label %33

8:
  %9 = load double, ptr %0, align 8
  %10 = tail call double @llvm.fabs.f64(double %9)
  %11 = tail call double @llvm.fabs.f64(double %5)
  %12 = fcmp ogt double %10, %11
  %13 = select i1 %12, double %9, double %5
  %14 = select i1 %12, double %10, double %11
  %15 = fdiv double %9, %14
  %16 = fmul double %15, %15
  %17 = fdiv double %5, %14
  %18 = fmul double %17, %17
  %19 = fadd double %16, %18
  %20 = tail call double @llvm.sqrt.f64(double %19)
  %21 = fmul double %14, %20
  %22 = fcmp olt double %13, 0.000000e+00
  %23 = fneg double %21
  %24 = select i1 %22, double %23, double %21
  %25 = fdiv double %9, %24
  %26 = fdiv double %5, %24
  store double %24, ptr %0, align 8
  br i1 %12, label %31, label %27

27:
  %28 = fcmp une double %25, 0.000000e+00
  %29 = fdiv double 1.000000e+00, %25
  %30 = select i1 %28, double %29, double 1.000000e+00
  br label %31

31:
  %32 = phi double [ %30, %27 ], [ %26, %8 ]
  store double %32, ptr %1, align 8
  store double %25, ptr %2, align 8
  store double %26, ptr %3, align 8
  br label %33

33:
  ret void
}

define void @drotm_(ptr noundef readonly %0, ptr noundef %1, ptr noundef readonly %2, ptr noundef %3, ptr noundef readonly %4, ptr noundef readonly %5) {
  %7 = load i32, ptr %0, align 4
  %8 = load i32, ptr %2, align 4
  %9 = load i32, ptr %4, align 4
  %10 = load double, ptr %5, align 8
  %11 = fcmp oeq double %10, -2.000000e+00
  br i1 %11, label %.loopexit, label %12

12:
  %13 = fcmp oeq double %10, 0.000000e+00
  br i1 %13, label %17, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %16 = load double, ptr %15, align 8
  br label %17

17:
  %18 = phi double [ %16, %14 ], [ 1.000000e+00, %12 ]
  %19 = fcmp oeq double %10, 1.000000e+00
  br i1 %19, label %25, label %20

20:
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %22 = load double, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %24 = load double, ptr %23, align 8
  br label %25

25:
  %26 = phi double [ %22, %20 ], [ 1.000000e+00, %17 ]
  %27 = phi double [ %24, %20 ], [ -1.000000e+00, %17 ]
  br i1 %13, label %31, label %28

28:
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %30 = load double, ptr %29, align 8
  br label %31

31:
  %32 = phi double [ %30, %28 ], [ 1.000000e+00, %25 ]
  %33 = icmp slt i32 %8, 0
  %34 = sext i32 %7 to i64
  %35 = sub nsw i64 1, %34
  %36 = sext i32 %8 to i64
  %37 = mul nsw i64 %35, %36
  %38 = select i1 %33, i64 %37, i64 0
  %39 = getelementptr inbounds double, ptr %1, i64 %38
  %40 = icmp slt i32 %9, 0
  %41 = sext i32 %9 to i64
  %42 = mul nsw i64 %35, %41
  %43 = select i1 %40, i64 %42, i64 0
  %44 = getelementptr inbounds double, ptr %3, i64 %43
  %45 = icmp sgt i32 %7, 0
  br i1 %45, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.preheader:
  %46 = phi i64 [ %60, %.preheader ], [ 0, %.preheader.preheader ]
  %47 = mul nsw i64 %46, %36
  %48 = getelementptr inbounds double, ptr %39, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = fmul double %18, %49
  %51 = mul nsw i64 %46, %41
  %52 = getelementptr inbounds double, ptr %44, i64 %51
  %53 = load double, ptr %52, align 8
  %54 = fmul double %26, %53
  %55 = fadd double %50, %54
  store double %55, ptr %48, align 8
  %56 = fmul double %27, %49
  %57 = load double, ptr %52, align 8
  %58 = fmul double %32, %57
  %59 = fadd double %56, %58
  store double %59, ptr %52, align 8
  %60 = add nuw nsw i64 %46, 1
  %61 = icmp eq i64 %60, %34
  br i1 %61, label %.loopexit.loopexit, label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void
}

define void @dgemv_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef readonly %8, ptr noundef %9, ptr noundef readonly %10) {
  %12 = load i32, ptr %1, align 4
  %13 = load i32, ptr %2, align 4
  %14 = load double, ptr %3, align 8
  %15 = load i32, ptr %7, align 4
  %16 = load double, ptr %8, align 8
  %17 = load i32, ptr %10, align 4
  %18 = load i8, ptr %0, align 1
  %19 = and i8 %18, -33
  %20 = icmp ne i8 %19, 84
  %21 = icmp ne i8 %19, 67
  %22 = and i1 %20, %21
  %23 = select i1 %22, i32 %12, i32 %13
  %24 = select i1 %22, i32 %13, i32 %12
  %25 = icmp slt i32 %15, 0
  %26 = sext i32 %24 to i64
  %27 = sub nsw i64 1, %26
  %28 = sext i32 %15 to i64
  %29 = mul nsw i64 %27, %28
  %30 = select i1 %25, i64 %29, i64 0
  %31 = getelementptr inbounds double, ptr %6, i64 %30
  %32 = icmp slt i32 %17, 0
  %33 = sext i32 %23 to i64
  %34 = sub nsw i64 1, %33
  %35 = sext i32 %17 to i64
  %36 = mul nsw i64 %34, %35
  %37 = select i1 %32, i64 %36, i64 0
  %38 = getelementptr inbounds double, ptr %9, i64 %37
  %39 = icmp sgt i32 %23, 0
  br i1 %39, label %40, label %.loopexit2

40:
  %41 = load i32, ptr %5, align 4
  %42 = icmp sgt i32 %24, 0
  %43 = sext i32 %41 to i64
  %44 = fcmp oeq double %16, 0.000000e+00
  br label %45

45:
  %46 = phi i64 [ 0, %40 ], [ %78, %76 ]
  br i1 %42, label %47, label %.loopexit

47:
  %48 = mul nsw i64 %46, %43
  %49 = getelementptr double, ptr %4, i64 %48
  %50 = getelementptr double, ptr %4, i64 %46
  br label %54

.loopexit2.loopexit:
  br label %.loopexit2

.loopexit2:
  ret void

.loopexit.loopexit:
  %.lcssa = phi double [ %66, %54 ]
  br label %.loopexit

.loopexit:
  %51 = phi double [ 0.000000e+00, %45 ], [ %.lcssa, %.loopexit.loopexit ]
  %52 = mul nsw i64 %46, %35
  %53 = getelementptr inbounds double, ptr %38, i64 %52
  br i1 %44, label %69, label %71

54:
  %55 = phi i64 [ 0, %47 ], [ %67, %54 ]
  %56 = phi double [ 0.000000e+00, %47 ], [ %66, %54 ]
  %57 = getelementptr double, ptr %49, i64 %55
  %58 = mul nsw i64 %55, %43
  %59 = getelementptr double, ptr %50, i64 %58
  %60 = select i1 %22, ptr %59, ptr %57
  %61 = load double, ptr %60, align 8
  %62 = mul nsw i64 %55, %28
  %63 = getelementptr inbounds double, ptr %31, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = fmul double %61, %64
  %66 = fadd double %56, %65
  %67 = add nuw nsw i64 %55, 1
  %68 = icmp eq i64 %67, %26
  br i1 %68, label %.loopexit.loopexit, label %54

69:
  %70 = fmul double %14, %51
  br label %76

71:
  %72 = load double, ptr %53, align 8
  %73 = fmul double %16, %72
  %74 = fmul double %14, %51
  %75 = fadd double %74, %73
  br label %76

76:
  %77 = phi double [ %70, %69 ], [ %75, %71 ]
  store double %77, ptr %53, align 8
  %78 = add nuw nsw i64 %46, 1
  %79 = icmp eq i64 %78, %33
  br i1 %79, label %.loopexit2.loopexit, label %45
}

define void @dger_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef %7, ptr noundef readonly %8) {
  %10 = load i32, ptr %0, align 4
  %11 = load i32, ptr %1, align 4
  %12 = load double, ptr %2, align 8
  %13 = load i32, ptr %4, align 4
  %14 = load i32, ptr %6, align 4
  %15 = icmp slt i32 %13, 0
  %16 = sext i32 %10 to i64
  %17 = sub nsw i64 1, %16
  %18 = sext i32 %13 to i64
  %19 = mul nsw i64 %17, %18
  %20 = select i1 %15, i64 %19, i64 0
  %21 = getelementptr inbounds double, ptr %3, i64 %20
  %22 = icmp slt i32 %14, 0
  %23 = sext i32 %11 to i64
  %24 = sub nsw i64 1, %23
  %25 = sext i32 %14 to i64
  %26 = mul nsw i64 %24, %25
  %27 = select i1 %22, i64 %26, i64 0
  %28 = getelementptr inbounds double, ptr %5, i64 %27
  %29 = icmp sgt i32 %11, 0
  br i1 %29, label %30, label %.loopexit1

30:
  %31 = load i32, ptr %8, align 4
  %32 = icmp sgt i32 %10, 0
  %33 = sext i32 %31 to i64
  br label %34

34:
  %35 = phi i64 [ 0, %30 ], [ %41, %.loopexit ]
  br i1 %32, label %36, label %.loopexit

36:
  %37 = mul nsw i64 %35, %25
  %38 = getelementptr inbounds double, ptr %28, i64 %37
  %39 = mul nsw i64 %35, %33
  %40 = getelementptr double, ptr %7, i64 %39
  br label %43

.loopexit1.loopexit:
  br label %.loopexit1

.loopexit1:
  ret void

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %41 = add nuw nsw i64 %35, 1
  %42 = icmp eq i64 %41, %23
  br i1 %42, label %.loopexit1.loopexit, label %34

43:
  %44 = phi i64 [ 0, %36 ], [ %54, %43 ]
  %45 = mul nsw i64 %44, %18
  %46 = getelementptr inbounds double, ptr %21, i64 %45
  %47 = load double, ptr %46, align 8
  %48 = fmul double %12, %47
  %49 = load double, ptr %38, align 8
  %50 = fmul double %48, %49
  %51 = getelementptr double, ptr %40, i64 %44
  %52 = load double, ptr %51, align 8
  %53 = fadd double %52, %50
  store double %53, ptr %51, align 8
  %54 = add nuw nsw i64 %44, 1
  %55 = icmp eq i64 %54, %16
  br i1 %55, label %.loopexit.loopexit, label %43
}

define void @dsymv_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef %8, ptr noundef readonly %9) {
  %11 = load i8, ptr %0, align 1
  %12 = and i8 %11, -33
  %13 = icmp eq i8 %12, 85
  %14 = load i32, ptr %1, align 4
  %15 = sext i32 %14 to i64
  %16 = load i32, ptr %4, align 4
  %17 = sext i32 %16 to i64
  %18 = load double, ptr %2, align 8
  %19 = load i32, ptr %6, align 4
  %20 = sext i32 %19 to i64
  %21 = load double, ptr %7, align 8
  %22 = load i32, ptr %9, align 4
  %23 = sext i32 %22 to i64
  %24 = icmp slt i32 %19, 0
  %25 = sub nsw i64 1, %15
  %26 = mul nsw i64 %25, %20
  %27 = select i1 %24, i64 %26, i64 0
  %28 = getelementptr inbounds double, ptr %5, i64 %27
  %29 = icmp slt i32 %22, 0
  %30 = mul nsw i64 %25, %23
  %31 = select i1 %29, i64 %30, i64 0
  %32 = getelementptr inbounds double, ptr %8, i64 %31
  %33 = icmp sgt i32 %14, 0
  br i1 %33, label %34, label %.loopexit

34:
  %35 = fcmp oeq double %21, 0.000000e+00
  br label %36

36:
  %37 = phi i64 [ 0, %34 ], [ %71, %69 ]
  %38 = mul nsw i64 %37, %17
  br label %42

39:
  %.lcssa = phi double [ %59, %42 ]
  %40 = mul nsw i64 %37, %23
  %41 = getelementptr inbounds double, ptr %32, i64 %40
  br i1 %35, label %62, label %64

42:
  %43 = phi i64 [ 0, %36 ], [ %60, %42 ]
  %44 = phi double [ 0.000000e+00, %36 ], [ %59, %42 ]
  %45 = icmp samesign ule i64 %43, %37
  %46 = xor i1 %13, %45
  %47 = icmp eq i64 %43, %37
  %48 = or i1 %47, %46
  %49 = mul nsw i64 %43, %17
  %50 = add nsw i64 %49, %37
  %51 = add nsw i64 %43, %38
  %52 = select i1 %48, i64 %50, i64 %51
  %53 = getelementptr inbounds double, ptr %3, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = mul nsw i64 %43, %20
  %56 = getelementptr inbounds double, ptr %28, i64 %55
  %57 = load double, ptr %56, align 8
  %58 = fmul double %54, %57
  %59 = fadd double %44, %58
  %60 = add nuw nsw i64 %43, 1
  %61 = icmp eq i64 %60, %15
  br i1 %61, label %39, label %42

62:
  %63 = fmul double %18, %.lcssa
  br label %69

64:
  %65 = load double, ptr %41, align 8
  %66 = fmul double %21, %65
  %67 = fmul double %18, %.lcssa
  %68 = fadd double %67, %66
  br label %69

69:
  %70 = phi double [ %63, %62 ], [ %68, %64 ]
  store double %70, ptr %41, align 8
  %71 = add nuw nsw i64 %37, 1
  %72 = icmp eq i64 %71, %15
  br i1 %72, label %.loopexit.loopexit, label %36

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void
}

define void @dsbmv_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef readonly %8, ptr noundef %9, ptr noundef readonly %10) {
  %12 = load i8, ptr %0, align 1
  %13 = and i8 %12, -33
  %14 = icmp eq i8 %13, 85
  %15 = load i32, ptr %1, align 4
  %16 = sext i32 %15 to i64
  %17 = load i32, ptr %2, align 4
  %18 = sext i32 %17 to i64
  %19 = load i32, ptr %5, align 4
  %20 = sext i32 %19 to i64
  %21 = load double, ptr %3, align 8
  %22 = load i32, ptr %7, align 4
  %23 = sext i32 %22 to i64
  %24 = load double, ptr %8, align 8
  %25 = load i32, ptr %10, align 4
  %26 = sext i32 %25 to i64
  %27 = icmp slt i32 %22, 0
  %28 = sub nsw i64 1, %16
  %29 = mul nsw i64 %28, %23
  %30 = select i1 %27, i64 %29, i64 0
  %31 = getelementptr inbounds double, ptr %6, i64 %30
  %32 = icmp slt i32 %25, 0
  %33 = mul nsw i64 %28, %26
  %34 = select i1 %32, i64 %33, i64 0
  %35 = getelementptr inbounds double, ptr %9, i64 %34
  %36 = icmp sgt i32 %15, 0
  br i1 %36, label %37, label %.loopexit7

37:
  %38 = add nsw i64 %18, 1
  %39 = select i1 %14, i64 %18, i64 0
  %40 = fcmp oeq double %24, 0.000000e+00
  br label %41

41:
  %42 = phi i64 [ 0, %37 ], [ %90, %88 ]
  %43 = icmp sgt i64 %42, %18
  %44 = sub nsw i64 %42, %18
  %45 = select i1 %43, i64 %44, i64 0
  %46 = add nsw i64 %38, %42
  %47 = tail call i64 @llvm.smin.i64(i64 %46, i64 %16)
  %48 = icmp slt i64 %45, %47
  br i1 %48, label %49, label %.loopexit

49:
  %50 = mul nsw i64 %42, %20
  %51 = sub nsw i64 %39, %42
  %52 = add i64 %51, %50
  %53 = add nsw i64 %42, %39
  br label %57

.loopexit.loopexit:
  %.lcssa = phi double [ %78, %70 ]
  br label %.loopexit

.loopexit:
  %54 = phi double [ 0.000000e+00, %41 ], [ %.lcssa, %.loopexit.loopexit ]
  %55 = mul nsw i64 %42, %26
  %56 = getelementptr inbounds double, ptr %35, i64 %55
  br i1 %40, label %81, label %83

57:
  %58 = phi i64 [ %45, %49 ], [ %79, %70 ]
  %59 = phi double [ 0.000000e+00, %49 ], [ %78, %70 ]
  %60 = icmp sle i64 %58, %42
  %61 = xor i1 %14, %60
  %62 = icmp eq i64 %58, %42
  %63 = or i1 %62, %61
  br i1 %63, label %64, label %68

64:
  %65 = sub i64 %53, %58
  %66 = mul nsw i64 %58, %20
  %67 = add nsw i64 %65, %66
  br label %70

68:
  %69 = add i64 %52, %58
  br label %70

70:
  %71 = phi i64 [ %67, %64 ], [ %69, %68 ]
  %72 = getelementptr inbounds double, ptr %4, i64 %71
  %73 = load double, ptr %72, align 8
  %74 = mul nsw i64 %58, %23
  %75 = getelementptr inbounds double, ptr %31, i64 %74
  %76 = load double, ptr %75, align 8
  %77 = fmul double %73, %76
  %78 = fadd double %59, %77
  %79 = add nsw i64 %58, 1
  %80 = icmp slt i64 %79, %47
  br i1 %80, label %57, label %.loopexit.loopexit

81:
  %82 = fmul double %21, %54
  br label %88

83:
  %84 = load double, ptr %56, align 8
  %85 = fmul double %24, %84
  %86 = fmul double %21, %54
  %87 = fadd double %86, %85
  br label %88

88:
  %89 = phi double [ %82, %81 ], [ %87, %83 ]
  store double %89, ptr %56, align 8
  %90 = add nuw nsw i64 %42, 1
  %91 = icmp eq i64 %90, %16
  br i1 %91, label %.loopexit7.loopexit, label %41

.loopexit7.loopexit:
  br label %.loopexit7

.loopexit7:
  ret void
}

define void @dspmv_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef %7, ptr noundef readonly %8) {
  %10 = load i8, ptr %0, align 1
  %11 = and i8 %10, -33
  %12 = icmp eq i8 %11, 85
  %13 = load i32, ptr %1, align 4
  %14 = sext i32 %13 to i64
  %15 = load double, ptr %2, align 8
  %16 = load i32, ptr %5, align 4
  %17 = sext i32 %16 to i64
  %18 = load double, ptr %6, align 8
  %19 = load i32, ptr %8, align 4
  %20 = sext i32 %19 to i64
  %21 = icmp slt i32 %16, 0
  %22 = sub nsw i64 1, %14
  %23 = mul nsw i64 %22, %17
  %24 = select i1 %21, i64 %23, i64 0
  %25 = getelementptr inbounds double, ptr %4, i64 %24
  %26 = icmp slt i32 %19, 0
  %27 = mul nsw i64 %22, %20
  %28 = select i1 %26, i64 %27, i64 0
  %29 = getelementptr inbounds double, ptr %7, i64 %28
  %30 = icmp sgt i32 %13, 0
  br i1 %30, label %31, label %.loopexit

31:
  %32 = shl nuw nsw i64 %14, 1
  %33 = fcmp oeq double %18, 0.000000e+00
  br label %34

34:
  %35 = phi i64 [ 0, %31 ], [ %36, %81 ]
  %36 = add nuw nsw i64 %35, 1
  %37 = xor i64 %35, -1
  %38 = add nsw i64 %32, %37
  %39 = select i1 %12, i64 %36, i64 %38
  %40 = mul nsw i64 %39, %35
  %41 = sdiv i64 %40, 2
  br label %45

42:
  %.lcssa = phi double [ %72, %63 ]
  %43 = mul nsw i64 %35, %20
  %44 = getelementptr inbounds double, ptr %29, i64 %43
  br i1 %33, label %74, label %76

45:
  %46 = phi i64 [ 0, %34 ], [ %64, %63 ]
  %47 = phi double [ 0.000000e+00, %34 ], [ %72, %63 ]
  %48 = icmp samesign ule i64 %46, %35
  %49 = xor i1 %12, %48
  %50 = icmp eq i64 %46, %35
  %51 = or i1 %50, %49
  br i1 %51, label %52, label %60

52:
  %53 = add nuw nsw i64 %46, 1
  %54 = xor i64 %46, -1
  %55 = add nsw i64 %32, %54
  %56 = select i1 %12, i64 %53, i64 %55
  %57 = mul nsw i64 %56, %46
  %58 = sdiv i64 %57, 2
  %59 = add nsw i64 %58, %35
  br label %63

60:
  %61 = add nsw i64 %46, %41
  %62 = add nuw nsw i64 %46, 1
  br label %63

63:
  %64 = phi i64 [ %62, %60 ], [ %53, %52 ]
  %65 = phi i64 [ %61, %60 ], [ %59, %52 ]
  %66 = getelementptr inbounds double, ptr %3, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = mul nsw i64 %46, %17
  %69 = getelementptr inbounds double, ptr %25, i64 %68
  %70 = load double, ptr %69, align 8
  %71 = fmul double %67, %70
  %72 = fadd double %47, %71
  %73 = icmp eq i64 %64, %14
  br i1 %73, label %42, label %45

74:
  %75 = fmul double %15, %.lcssa
  br label %81

76:
  %77 = load double, ptr %44, align 8
  %78 = fmul double %18, %77
  %79 = fmul double %15, %.lcssa
  %80 = fadd double %79, %78
  br label %81

81:
  %82 = phi double [ %75, %74 ], [ %80, %76 ]
  store double %82, ptr %44, align 8
  %83 = icmp eq i64 %36, %14
  br i1 %83, label %.loopexit.loopexit, label %34

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void
}

define void @dsyr_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef %5, ptr noundef readonly %6) {
  %8 = load i8, ptr %0, align 1
  %9 = and i8 %8, -33
  %10 = icmp eq i8 %9, 85
  %11 = load i32, ptr %1, align 4
  %12 = sext i32 %11 to i64
  %13 = load i32, ptr %6, align 4
  %14 = sext i32 %13 to i64
  %15 = load double, ptr %2, align 8
  %16 = load i32, ptr %4, align 4
  %17 = sext i32 %16 to i64
  %18 = icmp slt i32 %16, 0
  %19 = sub nsw i64 1, %12
  %20 = mul nsw i64 %19, %17
  %21 = select i1 %18, i64 %20, i64 0
  %22 = getelementptr inbounds double, ptr %3, i64 %21
  %23 = icmp sgt i32 %11, 0
  br i1 %23, label %.preheader.preheader, label %.loopexit3

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %24 = icmp eq i64 %27, %12
  br i1 %24, label %.loopexit3.loopexit, label %.preheader

.preheader:
  %25 = phi i64 [ %27, %.loopexit ], [ 0, %.preheader.preheader ]
  %26 = select i1 %10, i64 0, i64 %25
  %27 = add nuw nsw i64 %25, 1
  %28 = select i1 %10, i64 %27, i64 %12
  %29 = icmp slt i64 %26, %28
  br i1 %29, label %30, label %.loopexit

30:
  %31 = mul nsw i64 %25, %17
  %32 = getelementptr inbounds double, ptr %22, i64 %31
  %33 = mul nsw i64 %25, %14
  %34 = getelementptr double, ptr %5, i64 %33
  br label %35

35:
  %36 = phi i64 [ %26, %30 ], [ %46, %35 ]
  %37 = mul nsw i64 %36, %17
  %38 = getelementptr inbounds double, ptr %22, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = load double, ptr %32, align 8
  %41 = fmul double %39, %40
  %42 = fmul double %15, %41
  %43 = getelementptr double, ptr %34, i64 %36
  %44 = load double, ptr %43, align 8
  %45 = fadd double %44, %42
  store double %45, ptr %43, align 8
  %46 = add nuw nsw i64 %36, 1
  %47 = icmp eq i64 %46, %28
  br i1 %47, label %.loopexit.loopexit, label %35

.loopexit3.loopexit:
  br label %.loopexit3

.loopexit3:
  ret void
}

define void @dspr_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef %5) {
  %7 = load i8, ptr %0, align 1
  %8 = and i8 %7, -33
  %9 = icmp eq i8 %8, 85
  %10 = load i32, ptr %1, align 4
  %11 = sext i32 %10 to i64
  %12 = load double, ptr %2, align 8
  %13 = load i32, ptr %4, align 4
  %14 = sext i32 %13 to i64
  %15 = icmp slt i32 %13, 0
  %16 = sub nsw i64 1, %11
  %17 = mul nsw i64 %16, %14
  %18 = select i1 %15, i64 %17, i64 0
  %19 = getelementptr inbounds double, ptr %3, i64 %18
  %20 = icmp sgt i32 %10, 0
  br i1 %20, label %21, label %.loopexit3

21:
  %22 = shl nuw nsw i64 %11, 1
  br label %24

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %23 = icmp eq i64 %27, %11
  br i1 %23, label %.loopexit3.loopexit, label %24

24:
  %25 = phi i64 [ 0, %21 ], [ %27, %.loopexit ]
  %26 = select i1 %9, i64 0, i64 %25
  %27 = add nuw nsw i64 %25, 1
  %28 = select i1 %9, i64 %27, i64 %11
  %29 = icmp slt i64 %26, %28
  br i1 %29, label %30, label %.loopexit

30:
  %31 = mul nsw i64 %25, %14
  %32 = getelementptr inbounds double, ptr %19, i64 %31
  %33 = xor i64 %25, -1
  %34 = add nsw i64 %22, %33
  %35 = select i1 %9, i64 %27, i64 %34
  %36 = mul nsw i64 %35, %25
  %37 = sdiv i64 %36, 2
  %38 = getelementptr double, ptr %5, i64 %37
  br label %39

39:
  %40 = phi i64 [ %26, %30 ], [ %50, %39 ]
  %41 = mul nsw i64 %40, %14
  %42 = getelementptr inbounds double, ptr %19, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = load double, ptr %32, align 8
  %45 = fmul double %43, %44
  %46 = fmul double %12, %45
  %47 = getelementptr double, ptr %38, i64 %40
  %48 = load double, ptr %47, align 8
  %49 = fadd double %48, %46
  store double %49, ptr %47, align 8
  %50 = add nuw nsw i64 %40, 1
  %51 = icmp eq i64 %50, %28
  br i1 %51, label %.loopexit.loopexit, label %39

.loopexit3.loopexit:
  br label %.loopexit3

.loopexit3:
  ret void
}

define void @dsyr2_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef %7, ptr noundef readonly %8) {
  %10 = load i8, ptr %0, align 1
  %11 = and i8 %10, -33
  %12 = icmp eq i8 %11, 85
  %13 = load i32, ptr %1, align 4
  %14 = sext i32 %13 to i64
  %15 = load i32, ptr %8, align 4
  %16 = sext i32 %15 to i64
  %17 = load double, ptr %2, align 8
  %18 = load i32, ptr %4, align 4
  %19 = sext i32 %18 to i64
  %20 = load i32, ptr %6, align 4
  %21 = sext i32 %20 to i64
  %22 = icmp slt i32 %18, 0
  %23 = sub nsw i64 1, %14
  %24 = mul nsw i64 %23, %19
  %25 = select i1 %22, i64 %24, i64 0
  %26 = getelementptr inbounds double, ptr %3, i64 %25
  %27 = icmp slt i32 %20, 0
  %28 = mul nsw i64 %23, %21
  %29 = select i1 %27, i64 %28, i64 0
  %30 = getelementptr inbounds double, ptr %5, i64 %29
  %31 = icmp sgt i32 %13, 0
  br i1 %31, label %32, label %.loopexit4

32:
  %33 = icmp eq ptr %5, null
  br label %35

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %34 = icmp eq i64 %38, %14
  br i1 %34, label %.loopexit4.loopexit, label %35

35:
  %36 = phi i64 [ 0, %32 ], [ %38, %.loopexit ]
  %37 = select i1 %12, i64 0, i64 %36
  %38 = add nuw nsw i64 %36, 1
  %39 = select i1 %12, i64 %38, i64 %14
  %40 = icmp slt i64 %37, %39
  br i1 %40, label %41, label %.loopexit

41:
  %42 = mul nsw i64 %36, %21
  %43 = getelementptr inbounds double, ptr %30, i64 %42
  %44 = mul nsw i64 %36, %19
  %45 = getelementptr inbounds double, ptr %26, i64 %44
  %46 = mul nsw i64 %36, %16
  %47 = getelementptr double, ptr %7, i64 %46
  br label %48

48:
  %49 = phi i64 [ %37, %41 ], [ %71, %65 ]
  %50 = mul nsw i64 %49, %19
  %51 = getelementptr inbounds double, ptr %26, i64 %50
  %52 = load double, ptr %51, align 8
  br i1 %33, label %62, label %53

53:
  %54 = load double, ptr %43, align 8
  %55 = fmul double %52, %54
  %56 = mul nsw i64 %49, %21
  %57 = getelementptr inbounds double, ptr %30, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = load double, ptr %45, align 8
  %60 = fmul double %58, %59
  %61 = fadd double %55, %60
  br label %65

62:
  %63 = load double, ptr %45, align 8
  %64 = fmul double %52, %63
  br label %65

65:
  %66 = phi double [ %61, %53 ], [ %64, %62 ]
  %67 = fmul double %17, %66
  %68 = getelementptr double, ptr %47, i64 %49
  %69 = load double, ptr %68, align 8
  %70 = fadd double %69, %67
  store double %70, ptr %68, align 8
  %71 = add nuw nsw i64 %49, 1
  %72 = icmp eq i64 %71, %39
  br i1 %72, label %.loopexit.loopexit, label %48

.loopexit4.loopexit:
  br label %.loopexit4

.loopexit4:
  ret void
}

define void @dspr2_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef %7) {
  %9 = load i8, ptr %0, align 1
  %10 = and i8 %9, -33
  %11 = icmp eq i8 %10, 85
  %12 = load i32, ptr %1, align 4
  %13 = sext i32 %12 to i64
  %14 = load double, ptr %2, align 8
  %15 = load i32, ptr %4, align 4
  %16 = sext i32 %15 to i64
  %17 = load i32, ptr %6, align 4
  %18 = sext i32 %17 to i64
  %19 = icmp slt i32 %15, 0
  %20 = sub nsw i64 1, %13
  %21 = mul nsw i64 %20, %16
  %22 = select i1 %19, i64 %21, i64 0
  %23 = getelementptr inbounds double, ptr %3, i64 %22
  %24 = icmp slt i32 %17, 0
  %25 = mul nsw i64 %20, %18
  %26 = select i1 %24, i64 %25, i64 0
  %27 = getelementptr inbounds double, ptr %5, i64 %26
  %28 = icmp sgt i32 %12, 0
  br i1 %28, label %29, label %.loopexit4

29:
  %30 = icmp eq ptr %5, null
  %31 = shl nuw nsw i64 %13, 1
  br label %33

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %32 = icmp eq i64 %36, %13
  br i1 %32, label %.loopexit4.loopexit, label %33

33:
  %34 = phi i64 [ 0, %29 ], [ %36, %.loopexit ]
  %35 = select i1 %11, i64 0, i64 %34
  %36 = add nuw nsw i64 %34, 1
  %37 = select i1 %11, i64 %36, i64 %13
  %38 = icmp slt i64 %35, %37
  br i1 %38, label %39, label %.loopexit

39:
  %40 = mul nsw i64 %34, %18
  %41 = getelementptr inbounds double, ptr %27, i64 %40
  %42 = mul nsw i64 %34, %16
  %43 = getelementptr inbounds double, ptr %23, i64 %42
  %44 = xor i64 %34, -1
  %45 = add nsw i64 %31, %44
  %46 = select i1 %11, i64 %36, i64 %45
  %47 = mul nsw i64 %46, %34
  %48 = sdiv i64 %47, 2
  %49 = getelementptr double, ptr %7, i64 %48
  br label %50

50:
  %51 = phi i64 [ %35, %39 ], [ %73, %67 ]
  %52 = mul nsw i64 %51, %16
  %53 = getelementptr inbounds double, ptr %23, i64 %52
  %54 = load double, ptr %53, align 8
  br i1 %30, label %64, label %55

55:
  %56 = load double, ptr %41, align 8
  %57 = fmul double %54, %56
  %58 = mul nsw i64 %51, %18
  %59 = getelementptr inbounds double, ptr %27, i64 %58
  %60 = load double, ptr %59, align 8
  %61 = load double, ptr %43, align 8
  %62 = fmul double %60, %61
  %63 = fadd double %57, %62
  br label %67

64:
  %65 = load double, ptr %43, align 8
  %66 = fmul double %54, %65
  br label %67

67:
  %68 = phi double [ %63, %55 ], [ %66, %64 ]
  %69 = fmul double %14, %68
  %70 = getelementptr double, ptr %49, i64 %51
  %71 = load double, ptr %70, align 8
  %72 = fadd double %71, %69
  store double %72, ptr %70, align 8
  %73 = add nuw nsw i64 %51, 1
  %74 = icmp eq i64 %73, %37
  br i1 %74, label %.loopexit.loopexit, label %50

.loopexit4.loopexit:
  br label %.loopexit4

.loopexit4:
  ret void
}

define void @dtrmv_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef %6, ptr noundef readonly %7) {
  %9 = load i8, ptr %0, align 1
  %10 = and i8 %9, -33
  %11 = load i32, ptr %3, align 4
  %12 = sext i32 %11 to i64
  %13 = load i32, ptr %5, align 4
  %14 = sext i32 %13 to i64
  %15 = load i8, ptr %1, align 1
  %16 = and i8 %15, -33
  %17 = icmp eq i8 %16, 84
  %18 = icmp eq i8 %16, 67
  %19 = or i1 %17, %18
  %20 = load i8, ptr %2, align 1
  %21 = and i8 %20, -33
  %22 = icmp eq i8 %21, 85
  %23 = load i32, ptr %7, align 4
  %24 = icmp slt i32 %23, 0
  %25 = sub nsw i64 1, %12
  %26 = sext i32 %23 to i64
  %27 = mul nsw i64 %25, %26
  %28 = select i1 %24, i64 %27, i64 0
  %29 = getelementptr inbounds double, ptr %6, i64 %28
  %30 = icmp ne i8 %10, 85
  %31 = xor i1 %30, %19
  %32 = icmp sgt i32 %11, 0
  br i1 %32, label %33, label %.loopexit4

33:
  %34 = add nsw i64 %14, 1
  br label %35

35:
  %36 = phi i64 [ 0, %33 ], [ %54, %.loopexit ]
  %37 = xor i64 %36, -1
  %38 = add nsw i64 %37, %12
  %39 = select i1 %31, i64 %38, i64 %36
  br i1 %22, label %40, label %44

40:
  %41 = mul nsw i64 %39, %26
  %42 = getelementptr inbounds double, ptr %29, i64 %41
  %43 = load double, ptr %42, align 8
  br label %52

44:
  %45 = mul i64 %39, %34
  %46 = getelementptr inbounds double, ptr %4, i64 %45
  %47 = load double, ptr %46, align 8
  %48 = mul nsw i64 %39, %26
  %49 = getelementptr inbounds double, ptr %29, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = fmul double %47, %50
  br label %52

52:
  %53 = phi double [ %43, %40 ], [ %51, %44 ]
  %54 = add nuw nsw i64 %36, 1
  %55 = select i1 %31, i64 0, i64 %54
  %56 = select i1 %31, i64 %38, i64 %12
  %57 = icmp slt i64 %55, %56
  br i1 %57, label %58, label %.loopexit

58:
  %59 = mul nsw i64 %39, %14
  br label %64

.loopexit.loopexit:
  %.lcssa = phi double [ %80, %72 ]
  br label %.loopexit

.loopexit:
  %60 = phi double [ %53, %52 ], [ %.lcssa, %.loopexit.loopexit ]
  %61 = mul nsw i64 %39, %26
  %62 = getelementptr inbounds double, ptr %29, i64 %61
  store double %60, ptr %62, align 8
  %63 = icmp eq i64 %54, %12
  br i1 %63, label %.loopexit4.loopexit, label %35

64:
  %65 = phi i64 [ %55, %58 ], [ %81, %72 ]
  %66 = phi double [ %53, %58 ], [ %80, %72 ]
  switch i8 %15, label %69 [
    i8 116, label %67
    i8 99, label %67
    i8 84, label %67
    i8 67, label %67
  ]

67:
  %68 = add nsw i64 %65, %59
  br label %72

69:
  %70 = mul nsw i64 %65, %14
  %71 = add nsw i64 %70, %39
  br label %72

72:
  %73 = phi i64 [ %68, %67 ], [ %71, %69 ]
  %74 = getelementptr inbounds double, ptr %4, i64 %73
  %75 = load double, ptr %74, align 8
  %76 = mul nsw i64 %65, %26
  %77 = getelementptr inbounds double, ptr %29, i64 %76
  %78 = load double, ptr %77, align 8
  %79 = fmul double %75, %78
  %80 = fadd double %66, %79
  %81 = add nuw nsw i64 %65, 1
  %82 = icmp eq i64 %81, %56
  br i1 %82, label %.loopexit.loopexit, label %64

.loopexit4.loopexit:
  br label %.loopexit4

.loopexit4:
  ret void
}

define void @dtbmv_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef %7, ptr noundef readonly %8) {
  %10 = load i8, ptr %0, align 1
  %11 = and i8 %10, -33
  %12 = icmp eq i8 %11, 85
  %13 = load i32, ptr %3, align 4
  %14 = sext i32 %13 to i64
  %15 = load i32, ptr %4, align 4
  %16 = sext i32 %15 to i64
  %17 = load i32, ptr %6, align 4
  %18 = sext i32 %17 to i64
  %19 = load i8, ptr %1, align 1
  %20 = and i8 %19, -33
  %21 = icmp eq i8 %20, 84
  %22 = icmp eq i8 %20, 67
  %23 = or i1 %21, %22
  %24 = load i8, ptr %2, align 1
  %25 = and i8 %24, -33
  %26 = icmp eq i8 %25, 85
  %27 = load i32, ptr %8, align 4
  %28 = icmp slt i32 %27, 0
  %29 = sub nsw i64 1, %14
  %30 = sext i32 %27 to i64
  %31 = mul nsw i64 %29, %30
  %32 = select i1 %28, i64 %31, i64 0
  %33 = getelementptr inbounds double, ptr %7, i64 %32
  %34 = xor i1 %12, %23
  %35 = icmp sgt i32 %13, 0
  br i1 %35, label %36, label %.loopexit5

36:
  %37 = select i1 %12, i64 %16, i64 0
  %38 = getelementptr double, ptr %5, i64 %37
  %39 = add nsw i64 %16, 1
  br label %40

40:
  %41 = phi i64 [ 0, %36 ], [ %79, %.loopexit ]
  %42 = xor i64 %41, -1
  %43 = add nsw i64 %42, %14
  %44 = select i1 %34, i64 %41, i64 %43
  br i1 %26, label %45, label %49

45:
  %46 = mul nsw i64 %44, %30
  %47 = getelementptr inbounds double, ptr %33, i64 %46
  %48 = load double, ptr %47, align 8
  br label %57

49:
  %50 = mul nsw i64 %44, %18
  %51 = getelementptr double, ptr %38, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = mul nsw i64 %44, %30
  %54 = getelementptr inbounds double, ptr %33, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = fmul double %52, %55
  br label %57

57:
  %58 = phi double [ %48, %45 ], [ %56, %49 ]
  br i1 %34, label %63, label %59

59:
  %60 = icmp sgt i64 %43, %16
  %61 = sub nsw i64 %43, %16
  %62 = select i1 %60, i64 %61, i64 0
  br label %67

63:
  %64 = add nuw nsw i64 %41, 1
  %65 = add nsw i64 %39, %41
  %66 = tail call i64 @llvm.smin.i64(i64 %65, i64 %14)
  br label %67

67:
  %68 = phi i64 [ %62, %59 ], [ %64, %63 ]
  %69 = phi i64 [ %43, %59 ], [ %66, %63 ]
  %70 = icmp slt i64 %68, %69
  br i1 %70, label %71, label %.loopexit

71:
  %72 = mul nsw i64 %44, %18
  %73 = sub i64 %37, %44
  %74 = add i64 %73, %72
  %75 = add nsw i64 %44, %37
  br label %81

.loopexit.loopexit:
  %.lcssa = phi double [ %98, %90 ]
  br label %.loopexit

.loopexit:
  %76 = phi double [ %58, %67 ], [ %.lcssa, %.loopexit.loopexit ]
  %77 = mul nsw i64 %44, %30
  %78 = getelementptr inbounds double, ptr %33, i64 %77
  store double %76, ptr %78, align 8
  %79 = add nuw nsw i64 %41, 1
  %80 = icmp eq i64 %79, %14
  br i1 %80, label %.loopexit5.loopexit, label %40

81:
  %82 = phi i64 [ %68, %71 ], [ %99, %90 ]
  %83 = phi double [ %58, %71 ], [ %98, %90 ]
  switch i8 %19, label %86 [
    i8 116, label %84
    i8 99, label %84
    i8 84, label %84
    i8 67, label %84
  ]

84:
  %85 = add i64 %74, %82
  br label %90

86:
  %87 = sub i64 %75, %82
  %88 = mul nsw i64 %82, %18
  %89 = add nsw i64 %87, %88
  br label %90

90:
  %91 = phi i64 [ %85, %84 ], [ %89, %86 ]
  %92 = getelementptr inbounds double, ptr %5, i64 %91
  %93 = load double, ptr %92, align 8
  %94 = mul nsw i64 %82, %30
  %95 = getelementptr inbounds double, ptr %33, i64 %94
  %96 = load double, ptr %95, align 8
  %97 = fmul double %93, %96
  %98 = fadd double %83, %97
  %99 = add nsw i64 %82, 1
  %100 = icmp eq i64 %99, %69
  br i1 %100, label %.loopexit.loopexit, label %81

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  ret void
}

define void @dtpmv_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef %5, ptr noundef readonly %6) {
  %8 = load i8, ptr %0, align 1
  %9 = and i8 %8, -33
  %10 = icmp eq i8 %9, 85
  %11 = load i32, ptr %3, align 4
  %12 = sext i32 %11 to i64
  %13 = load i8, ptr %1, align 1
  %14 = and i8 %13, -33
  %15 = icmp eq i8 %14, 84
  %16 = icmp eq i8 %14, 67
  %17 = or i1 %15, %16
  %18 = load i8, ptr %2, align 1
  %19 = and i8 %18, -33
  %20 = icmp eq i8 %19, 85
  %21 = load i32, ptr %6, align 4
  %22 = icmp slt i32 %21, 0
  %23 = sub nsw i64 1, %12
  %24 = sext i32 %21 to i64
  %25 = mul nsw i64 %23, %24
  %26 = select i1 %22, i64 %25, i64 0
  %27 = getelementptr inbounds double, ptr %5, i64 %26
  %28 = xor i1 %10, %17
  %29 = icmp sgt i32 %11, 0
  br i1 %29, label %30, label %.loopexit4

30:
  %31 = shl nuw nsw i64 %12, 1
  br label %32

32:
  %33 = phi i64 [ 0, %30 ], [ %57, %.loopexit ]
  %34 = xor i64 %33, -1
  %35 = add nsw i64 %34, %12
  %36 = select i1 %28, i64 %33, i64 %35
  br i1 %20, label %37, label %41

37:
  %38 = mul nsw i64 %36, %24
  %39 = getelementptr inbounds double, ptr %27, i64 %38
  %40 = load double, ptr %39, align 8
  br label %55

41:
  %42 = add nsw i64 %36, 1
  %43 = xor i64 %36, -1
  %44 = add i64 %31, %43
  %45 = select i1 %10, i64 %42, i64 %44
  %46 = mul nsw i64 %45, %36
  %47 = sdiv i64 %46, 2
  %48 = getelementptr double, ptr %4, i64 %36
  %49 = getelementptr double, ptr %48, i64 %47
  %50 = load double, ptr %49, align 8
  %51 = mul nsw i64 %36, %24
  %52 = getelementptr inbounds double, ptr %27, i64 %51
  %53 = load double, ptr %52, align 8
  %54 = fmul double %50, %53
  br label %55

55:
  %56 = phi double [ %40, %37 ], [ %54, %41 ]
  %57 = add nuw nsw i64 %33, 1
  %58 = select i1 %28, i64 %57, i64 0
  %59 = select i1 %28, i64 %12, i64 %35
  %60 = icmp slt i64 %58, %59
  br i1 %60, label %61, label %.loopexit

61:
  %62 = add nsw i64 %36, 1
  %63 = xor i64 %36, -1
  %64 = add i64 %31, %63
  %65 = select i1 %10, i64 %62, i64 %64
  %66 = mul nsw i64 %65, %36
  %67 = sdiv i64 %66, 2
  br label %72

.loopexit.loopexit:
  %.lcssa = phi double [ %95, %86 ]
  br label %.loopexit

.loopexit:
  %68 = phi double [ %56, %55 ], [ %.lcssa, %.loopexit.loopexit ]
  %69 = mul nsw i64 %36, %24
  %70 = getelementptr inbounds double, ptr %27, i64 %69
  store double %68, ptr %70, align 8
  %71 = icmp eq i64 %57, %12
  br i1 %71, label %.loopexit4.loopexit, label %32

72:
  %73 = phi i64 [ %58, %61 ], [ %87, %86 ]
  %74 = phi double [ %56, %61 ], [ %95, %86 ]
  switch i8 %13, label %78 [
    i8 116, label %75
    i8 99, label %75
    i8 84, label %75
    i8 67, label %75
  ]

75:
  %76 = add nsw i64 %73, %67
  %77 = add nuw nsw i64 %73, 1
  br label %86

78:
  %79 = add nuw nsw i64 %73, 1
  %80 = xor i64 %73, -1
  %81 = add nsw i64 %31, %80
  %82 = select i1 %10, i64 %79, i64 %81
  %83 = mul nsw i64 %82, %73
  %84 = sdiv i64 %83, 2
  %85 = add nsw i64 %84, %36
  br label %86

86:
  %87 = phi i64 [ %79, %78 ], [ %77, %75 ]
  %88 = phi i64 [ %85, %78 ], [ %76, %75 ]
  %89 = getelementptr inbounds double, ptr %4, i64 %88
  %90 = load double, ptr %89, align 8
  %91 = mul nsw i64 %73, %24
  %92 = getelementptr inbounds double, ptr %27, i64 %91
  %93 = load double, ptr %92, align 8
  %94 = fmul double %90, %93
  %95 = fadd double %74, %94
  %96 = icmp eq i64 %87, %59
  br i1 %96, label %.loopexit.loopexit, label %72

.loopexit4.loopexit:
  br label %.loopexit4

.loopexit4:
  ret void
}

define void @dtrsv_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef %6, ptr noundef readonly %7) {
  %9 = load i8, ptr %0, align 1
  %10 = and i8 %9, -33
  %11 = load i32, ptr %3, align 4
  %12 = sext i32 %11 to i64
  %13 = load i32, ptr %5, align 4
  %14 = sext i32 %13 to i64
  %15 = load i8, ptr %1, align 1
  %16 = and i8 %15, -33
  %17 = icmp eq i8 %16, 84
  %18 = icmp eq i8 %16, 67
  %19 = or i1 %17, %18
  %20 = load i8, ptr %2, align 1
  %21 = and i8 %20, -33
  %22 = icmp eq i8 %21, 85
  %23 = load i32, ptr %7, align 4
  %24 = icmp slt i32 %23, 0
  %25 = sub nsw i64 1, %12
  %26 = sext i32 %23 to i64
  %27 = mul nsw i64 %25, %26
  %28 = select i1 %24, i64 %27, i64 0
  %29 = getelementptr inbounds double, ptr %6, i64 %28
  %30 = icmp ne i8 %10, 85
  %31 = xor i1 %30, %19
  %32 = icmp sgt i32 %11, 0
  br i1 %32, label %33, label %.loopexit4

33:
  %34 = add nsw i64 %14, 1
  br label %35

35:
  %36 = phi i64 [ 0, %33 ], [ %76, %74 ]
  %37 = xor i64 %36, -1
  %38 = add nsw i64 %37, %12
  %39 = select i1 %31, i64 %36, i64 %38
  %40 = mul nsw i64 %39, %26
  %41 = getelementptr inbounds double, ptr %29, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = sub nsw i64 %12, %36
  %44 = select i1 %31, i64 0, i64 %43
  %45 = select i1 %31, i64 %36, i64 %12
  %46 = icmp slt i64 %44, %45
  br i1 %46, label %47, label %.loopexit

47:
  %48 = mul nsw i64 %39, %14
  br label %50

.loopexit.loopexit:
  %.lcssa = phi double [ %66, %58 ]
  br label %.loopexit

.loopexit:
  %49 = phi double [ %42, %35 ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %22, label %74, label %69

50:
  %51 = phi i64 [ %44, %47 ], [ %67, %58 ]
  %52 = phi double [ %42, %47 ], [ %66, %58 ]
  switch i8 %15, label %55 [
    i8 116, label %53
    i8 99, label %53
    i8 84, label %53
    i8 67, label %53
  ]

53:
  %54 = add nsw i64 %51, %48
  br label %58

55:
  %56 = mul nsw i64 %51, %14
  %57 = add nsw i64 %56, %39
  br label %58

58:
  %59 = phi i64 [ %54, %53 ], [ %57, %55 ]
  %60 = getelementptr inbounds double, ptr %4, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = mul nsw i64 %51, %26
  %63 = getelementptr inbounds double, ptr %29, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = fmul double %61, %64
  %66 = fsub double %52, %65
  %67 = add nsw i64 %51, 1
  %68 = icmp eq i64 %67, %45
  br i1 %68, label %.loopexit.loopexit, label %50

69:
  %70 = mul i64 %39, %34
  %71 = getelementptr inbounds double, ptr %4, i64 %70
  %72 = load double, ptr %71, align 8
  %73 = fdiv double %49, %72
  br label %74

74:
  %75 = phi double [ %73, %69 ], [ %49, %.loopexit ]
  store double %75, ptr %41, align 8
  %76 = add nuw nsw i64 %36, 1
  %77 = icmp eq i64 %76, %12
  br i1 %77, label %.loopexit4.loopexit, label %35

.loopexit4.loopexit:
  br label %.loopexit4

.loopexit4:
  ret void
}

define void @dtbsv_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef %7, ptr noundef readonly %8) {
  %10 = load i8, ptr %0, align 1
  %11 = and i8 %10, -33
  %12 = icmp eq i8 %11, 85
  %13 = load i32, ptr %3, align 4
  %14 = sext i32 %13 to i64
  %15 = load i32, ptr %4, align 4
  %16 = sext i32 %15 to i64
  %17 = load i32, ptr %6, align 4
  %18 = sext i32 %17 to i64
  %19 = load i8, ptr %1, align 1
  %20 = and i8 %19, -33
  %21 = icmp eq i8 %20, 84
  %22 = icmp eq i8 %20, 67
  %23 = or i1 %21, %22
  %24 = load i8, ptr %2, align 1
  %25 = and i8 %24, -33
  %26 = icmp eq i8 %25, 85
  %27 = load i32, ptr %8, align 4
  %28 = icmp slt i32 %27, 0
  %29 = sub nsw i64 1, %14
  %30 = sext i32 %27 to i64
  %31 = mul nsw i64 %29, %30
  %32 = select i1 %28, i64 %31, i64 0
  %33 = getelementptr inbounds double, ptr %7, i64 %32
  %34 = xor i1 %12, %23
  %35 = icmp sgt i32 %13, 0
  br i1 %35, label %36, label %.loopexit5

36:
  %37 = add nsw i64 %16, 1
  %38 = select i1 %12, i64 %16, i64 0
  %39 = getelementptr double, ptr %5, i64 %38
  br label %40

40:
  %41 = phi i64 [ 0, %36 ], [ %93, %91 ]
  %42 = xor i64 %41, -1
  %43 = add nsw i64 %42, %14
  %44 = select i1 %34, i64 %43, i64 %41
  %45 = mul nsw i64 %44, %30
  %46 = getelementptr inbounds double, ptr %33, i64 %45
  %47 = load double, ptr %46, align 8
  br i1 %34, label %52, label %48

48:
  %49 = icmp sgt i64 %41, %16
  %50 = sub nsw i64 %41, %16
  %51 = select i1 %49, i64 %50, i64 0
  br label %56

52:
  %53 = sub nsw i64 %14, %41
  %54 = add i64 %37, %43
  %55 = tail call i64 @llvm.smin.i64(i64 %54, i64 %14)
  br label %56

56:
  %57 = phi i64 [ %51, %48 ], [ %53, %52 ]
  %58 = phi i64 [ %41, %48 ], [ %55, %52 ]
  %59 = icmp slt i64 %57, %58
  br i1 %59, label %60, label %.loopexit

60:
  %61 = mul nsw i64 %44, %18
  %62 = sub i64 %38, %44
  %63 = add i64 %62, %61
  %64 = add nsw i64 %44, %38
  br label %66

.loopexit.loopexit:
  %.lcssa = phi double [ %83, %75 ]
  br label %.loopexit

.loopexit:
  %65 = phi double [ %47, %56 ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %26, label %91, label %86

66:
  %67 = phi i64 [ %57, %60 ], [ %84, %75 ]
  %68 = phi double [ %47, %60 ], [ %83, %75 ]
  switch i8 %19, label %71 [
    i8 116, label %69
    i8 99, label %69
    i8 84, label %69
    i8 67, label %69
  ]

69:
  %70 = add i64 %63, %67
  br label %75

71:
  %72 = sub i64 %64, %67
  %73 = mul nsw i64 %67, %18
  %74 = add nsw i64 %72, %73
  br label %75

75:
  %76 = phi i64 [ %70, %69 ], [ %74, %71 ]
  %77 = getelementptr inbounds double, ptr %5, i64 %76
  %78 = load double, ptr %77, align 8
  %79 = mul nsw i64 %67, %30
  %80 = getelementptr inbounds double, ptr %33, i64 %79
  %81 = load double, ptr %80, align 8
  %82 = fmul double %78, %81
  %83 = fsub double %68, %82
  %84 = add nsw i64 %67, 1
  %85 = icmp eq i64 %84, %58
  br i1 %85, label %.loopexit.loopexit, label %66

86:
  %87 = mul nsw i64 %44, %18
  %88 = getelementptr double, ptr %39, i64 %87
  %89 = load double, ptr %88, align 8
  %90 = fdiv double %65, %89
  br label %91

91:
  %92 = phi double [ %90, %86 ], [ %65, %.loopexit ]
  store double %92, ptr %46, align 8
  %93 = add nuw nsw i64 %41, 1
  %94 = icmp eq i64 %93, %14
  br i1 %94, label %.loopexit5.loopexit, label %40

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  ret void
}

define void @dtpsv_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef %5, ptr noundef readonly %6) {
  %8 = load i8, ptr %0, align 1
  %9 = and i8 %8, -33
  %10 = icmp eq i8 %9, 85
  %11 = load i32, ptr %3, align 4
  %12 = sext i32 %11 to i64
  %13 = load i8, ptr %1, align 1
  %14 = and i8 %13, -33
  %15 = icmp eq i8 %14, 84
  %16 = icmp eq i8 %14, 67
  %17 = or i1 %15, %16
  %18 = load i8, ptr %2, align 1
  %19 = and i8 %18, -33
  %20 = icmp eq i8 %19, 85
  %21 = load i32, ptr %6, align 4
  %22 = icmp slt i32 %21, 0
  %23 = sub nsw i64 1, %12
  %24 = sext i32 %21 to i64
  %25 = mul nsw i64 %23, %24
  %26 = select i1 %22, i64 %25, i64 0
  %27 = getelementptr inbounds double, ptr %5, i64 %26
  %28 = xor i1 %10, %17
  %29 = icmp sgt i32 %11, 0
  br i1 %29, label %30, label %.loopexit4

30:
  %31 = shl nuw nsw i64 %12, 1
  br label %32

32:
  %33 = phi i64 [ 0, %30 ], [ %90, %88 ]
  %34 = xor i64 %33, -1
  %35 = add nsw i64 %34, %12
  %36 = select i1 %28, i64 %35, i64 %33
  %37 = mul nsw i64 %36, %24
  %38 = getelementptr inbounds double, ptr %27, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = sub nsw i64 %12, %33
  %41 = select i1 %28, i64 %40, i64 0
  %42 = select i1 %28, i64 %12, i64 %33
  %43 = icmp slt i64 %41, %42
  br i1 %43, label %44, label %.loopexit

44:
  %45 = add nsw i64 %36, 1
  %46 = xor i64 %36, -1
  %47 = add i64 %31, %46
  %48 = select i1 %10, i64 %45, i64 %47
  %49 = mul nsw i64 %48, %36
  %50 = sdiv i64 %49, 2
  br label %52

.loopexit.loopexit:
  %.lcssa = phi double [ %75, %66 ]
  br label %.loopexit

.loopexit:
  %51 = phi double [ %39, %32 ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %20, label %88, label %77

52:
  %53 = phi i64 [ %41, %44 ], [ %67, %66 ]
  %54 = phi double [ %39, %44 ], [ %75, %66 ]
  switch i8 %13, label %58 [
    i8 116, label %55
    i8 99, label %55
    i8 84, label %55
    i8 67, label %55
  ]

55:
  %56 = add nsw i64 %53, %50
  %57 = add nsw i64 %53, 1
  br label %66

58:
  %59 = add nsw i64 %53, 1
  %60 = xor i64 %53, -1
  %61 = add i64 %31, %60
  %62 = select i1 %10, i64 %59, i64 %61
  %63 = mul nsw i64 %62, %53
  %64 = sdiv i64 %63, 2
  %65 = add nsw i64 %64, %36
  br label %66

66:
  %67 = phi i64 [ %59, %58 ], [ %57, %55 ]
  %68 = phi i64 [ %65, %58 ], [ %56, %55 ]
  %69 = getelementptr inbounds double, ptr %4, i64 %68
  %70 = load double, ptr %69, align 8
  %71 = mul nsw i64 %53, %24
  %72 = getelementptr inbounds double, ptr %27, i64 %71
  %73 = load double, ptr %72, align 8
  %74 = fmul double %70, %73
  %75 = fsub double %54, %74
  %76 = icmp eq i64 %67, %42
  br i1 %76, label %.loopexit.loopexit, label %52

77:
  %78 = add nsw i64 %36, 1
  %79 = xor i64 %36, -1
  %80 = add i64 %31, %79
  %81 = select i1 %10, i64 %78, i64 %80
  %82 = mul nsw i64 %81, %36
  %83 = sdiv i64 %82, 2
  %84 = getelementptr double, ptr %4, i64 %36
  %85 = getelementptr double, ptr %84, i64 %83
  %86 = load double, ptr %85, align 8
  %87 = fdiv double %51, %86
  br label %88

88:
  %89 = phi double [ %87, %77 ], [ %51, %.loopexit ]
  store double %89, ptr %38, align 8
  %90 = add nuw nsw i64 %33, 1
  %91 = icmp eq i64 %90, %12
  br i1 %91, label %.loopexit4.loopexit, label %32

.loopexit4.loopexit:
  br label %.loopexit4

.loopexit4:
  ret void
}

define void @dgbmv_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef readonly %8, ptr noundef readonly %9, ptr noundef readonly %10, ptr noundef %11, ptr noundef readonly %12) {
  %14 = load i8, ptr %0, align 1
  %15 = and i8 %14, -33
  %16 = icmp ne i8 %15, 84
  %17 = icmp ne i8 %15, 67
  %18 = and i1 %16, %17
  %19 = select i1 %18, ptr %1, ptr %2
  %20 = load i32, ptr %19, align 4
  %21 = select i1 %18, ptr %2, ptr %1
  %22 = load i32, ptr %21, align 4
  %23 = load i32, ptr %9, align 4
  %24 = load i32, ptr %12, align 4
  %25 = load double, ptr %5, align 8
  %26 = load double, ptr %10, align 8
  %27 = icmp slt i32 %23, 0
  %28 = sext i32 %22 to i64
  %29 = sub nsw i64 1, %28
  %30 = sext i32 %23 to i64
  %31 = mul nsw i64 %29, %30
  %32 = select i1 %27, i64 %31, i64 0
  %33 = getelementptr inbounds double, ptr %8, i64 %32
  %34 = icmp slt i32 %24, 0
  %35 = sext i32 %20 to i64
  %36 = sub nsw i64 1, %35
  %37 = sext i32 %24 to i64
  %38 = mul nsw i64 %36, %37
  %39 = select i1 %34, i64 %38, i64 0
  %40 = getelementptr inbounds double, ptr %11, i64 %39
  %41 = icmp sgt i32 %20, 0
  br i1 %41, label %42, label %.loopexit5

42:
  %43 = load i32, ptr %4, align 4
  %44 = load i32, ptr %7, align 4
  %45 = select i1 %18, ptr %4, ptr %3
  %46 = load i32, ptr %45, align 4
  %47 = select i1 %18, ptr %3, ptr %4
  %48 = load i32, ptr %47, align 4
  %49 = sext i32 %48 to i64
  %50 = sext i32 %46 to i64
  %51 = add nsw i64 %50, 1
  %52 = sext i32 %43 to i64
  %53 = sext i32 %44 to i64
  %54 = fcmp oeq double %26, 0.000000e+00
  br label %55

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  ret void

55:
  %56 = phi i64 [ 0, %42 ], [ %101, %99 ]
  %57 = icmp sgt i64 %56, %49
  %58 = sub nsw i64 %56, %49
  %59 = select i1 %57, i64 %58, i64 0
  %60 = add nsw i64 %51, %56
  %61 = tail call i64 @llvm.smin.i64(i64 %60, i64 %28)
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %63, label %.loopexit

63:
  %64 = sub nsw i64 %52, %56
  %65 = mul nsw i64 %56, %53
  %66 = getelementptr double, ptr %6, i64 %65
  %67 = add nsw i64 %56, %52
  %68 = getelementptr double, ptr %66, i64 %64
  br label %72

.loopexit.loopexit:
  %.lcssa = phi double [ %89, %82 ]
  br label %.loopexit

.loopexit:
  %69 = phi double [ 0.000000e+00, %55 ], [ %.lcssa, %.loopexit.loopexit ]
  %70 = mul nsw i64 %56, %37
  %71 = getelementptr inbounds double, ptr %40, i64 %70
  br i1 %54, label %92, label %94

72:
  %73 = phi i64 [ %59, %63 ], [ %90, %82 ]
  %74 = phi double [ 0.000000e+00, %63 ], [ %89, %82 ]
  switch i8 %14, label %77 [
    i8 116, label %75
    i8 99, label %75
    i8 84, label %75
    i8 67, label %75
  ]

75:
  %76 = getelementptr double, ptr %68, i64 %73
  br label %82

77:
  %78 = sub i64 %67, %73
  %79 = mul nsw i64 %73, %53
  %80 = getelementptr double, ptr %6, i64 %78
  %81 = getelementptr double, ptr %80, i64 %79
  br label %82

82:
  %83 = phi ptr [ %76, %75 ], [ %81, %77 ]
  %84 = load double, ptr %83, align 8
  %85 = mul nsw i64 %73, %30
  %86 = getelementptr inbounds double, ptr %33, i64 %85
  %87 = load double, ptr %86, align 8
  %88 = fmul double %84, %87
  %89 = fadd double %74, %88
  %90 = add nsw i64 %73, 1
  %91 = icmp slt i64 %90, %61
  br i1 %91, label %72, label %.loopexit.loopexit

92:
  %93 = fmul double %25, %69
  br label %99

94:
  %95 = load double, ptr %71, align 8
  %96 = fmul double %26, %95
  %97 = fmul double %25, %69
  %98 = fadd double %97, %96
  br label %99

99:
  %100 = phi double [ %93, %92 ], [ %98, %94 ]
  store double %100, ptr %71, align 8
  %101 = add nuw nsw i64 %56, 1
  %102 = icmp eq i64 %101, %35
  br i1 %102, label %.loopexit5.loopexit, label %55
}

define void @dgemm_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef readonly %8, ptr noundef readonly %9, ptr noundef readonly %10, ptr noundef %11, ptr noundef readonly %12) {
  %14 = load i32, ptr %3, align 4
  %15 = load double, ptr %5, align 8
  %16 = load double, ptr %10, align 8
  %17 = load i8, ptr %0, align 1
  %18 = and i8 %17, -33
  %19 = icmp ne i8 %18, 84
  %20 = icmp ne i8 %18, 67
  %21 = and i1 %19, %20
  %22 = load i8, ptr %1, align 1
  %23 = and i8 %22, -33
  %24 = icmp ne i8 %23, 84
  %25 = icmp ne i8 %23, 67
  %26 = and i1 %24, %25
  %27 = sext i32 %14 to i64
  %28 = icmp sgt i32 %14, 0
  br i1 %28, label %29, label %.loopexit6

29:
  %30 = load i32, ptr %12, align 4
  %31 = load i32, ptr %9, align 4
  %32 = load i32, ptr %7, align 4
  %33 = load i32, ptr %4, align 4
  %34 = load i32, ptr %2, align 4
  %35 = sext i32 %34 to i64
  %36 = icmp sgt i32 %34, 0
  %37 = fcmp oeq double %16, 0.000000e+00
  %38 = sext i32 %30 to i64
  %39 = sext i32 %33 to i64
  %40 = icmp sgt i32 %33, 0
  %41 = sext i32 %31 to i64
  %42 = sext i32 %32 to i64
  br label %43

43:
  %44 = phi i64 [ 0, %29 ], [ %65, %.loopexit4 ]
  br i1 %36, label %45, label %.loopexit5

45:
  %46 = mul nsw i64 %44, %38
  %47 = getelementptr double, ptr %11, i64 %46
  br label %54

.loopexit6.loopexit:
  br label %.loopexit6

.loopexit6:
  ret void

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  br i1 %40, label %48, label %.loopexit4

48:
  %49 = getelementptr double, ptr %8, i64 %44
  %50 = mul nsw i64 %44, %41
  %51 = getelementptr double, ptr %8, i64 %50
  %52 = mul nsw i64 %44, %38
  %53 = getelementptr double, ptr %11, i64 %52
  br label %67

54:
  %55 = phi i64 [ 0, %45 ], [ %63, %60 ]
  br i1 %37, label %60, label %56

56:
  %57 = getelementptr double, ptr %47, i64 %55
  %58 = load double, ptr %57, align 8
  %59 = fmul double %16, %58
  br label %60

60:
  %61 = phi double [ %59, %56 ], [ 0.000000e+00, %54 ]
  %62 = getelementptr double, ptr %47, i64 %55
  store double %61, ptr %62, align 8
  %63 = add nuw nsw i64 %55, 1
  %64 = icmp eq i64 %63, %35
  br i1 %64, label %.loopexit5.loopexit, label %54

.loopexit4.loopexit:
  br label %.loopexit4

.loopexit4:
  %65 = add nuw nsw i64 %44, 1
  %66 = icmp eq i64 %65, %27
  br i1 %66, label %.loopexit6.loopexit, label %43

67:
  %68 = phi i64 [ 0, %48 ], [ %79, %.loopexit ]
  %69 = mul nsw i64 %68, %41
  %70 = getelementptr double, ptr %49, i64 %69
  %71 = getelementptr double, ptr %51, i64 %68
  %72 = select i1 %26, ptr %71, ptr %70
  %73 = load double, ptr %72, align 8
  %74 = fmul double %15, %73
  br i1 %36, label %75, label %.loopexit

75:
  %76 = getelementptr double, ptr %6, i64 %68
  %77 = mul nsw i64 %68, %42
  %78 = getelementptr double, ptr %6, i64 %77
  br label %81

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %79 = add nuw nsw i64 %68, 1
  %80 = icmp eq i64 %79, %39
  br i1 %80, label %.loopexit4.loopexit, label %67

81:
  %82 = phi i64 [ 0, %75 ], [ %92, %81 ]
  %83 = mul nsw i64 %82, %42
  %84 = getelementptr double, ptr %76, i64 %83
  %85 = getelementptr double, ptr %78, i64 %82
  %86 = select i1 %21, ptr %85, ptr %84
  %87 = load double, ptr %86, align 8
  %88 = fmul double %74, %87
  %89 = getelementptr double, ptr %53, i64 %82
  %90 = load double, ptr %89, align 8
  %91 = fadd double %90, %88
  store double %91, ptr %89, align 8
  %92 = add nuw nsw i64 %82, 1
  %93 = icmp eq i64 %92, %35
  br i1 %93, label %.loopexit.loopexit, label %81
}

define void @dsymm_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef readonly %8, ptr noundef readonly %9, ptr noundef %10, ptr noundef readonly %11) {
  %13 = load i32, ptr %3, align 4
  %14 = load double, ptr %4, align 8
  %15 = load double, ptr %9, align 8
  %16 = load i8, ptr %0, align 1
  %17 = and i8 %16, -33
  %18 = icmp eq i8 %17, 76
  %19 = load i8, ptr %1, align 1
  %20 = and i8 %19, -33
  %21 = icmp eq i8 %20, 85
  %22 = sext i32 %13 to i64
  %23 = icmp sgt i32 %13, 0
  br i1 %23, label %24, label %.loopexit5

24:
  %25 = load i32, ptr %2, align 4
  %26 = select i1 %18, i32 %25, i32 %13
  %27 = load i32, ptr %11, align 4
  %28 = load i32, ptr %8, align 4
  %29 = load i32, ptr %6, align 4
  %30 = sext i32 %25 to i64
  %31 = icmp sgt i32 %25, 0
  %32 = sext i32 %26 to i64
  %33 = icmp sgt i32 %26, 0
  %34 = sext i32 %29 to i64
  %35 = sext i32 %28 to i64
  %36 = fcmp oeq double %15, 0.000000e+00
  %37 = sext i32 %27 to i64
  br label %38

38:
  %39 = phi i64 [ 0, %24 ], [ %45, %.loopexit4 ]
  br i1 %31, label %40, label %.loopexit4

40:
  %41 = mul nsw i64 %39, %35
  %42 = getelementptr double, ptr %7, i64 %41
  %43 = mul nsw i64 %39, %37
  %44 = getelementptr double, ptr %10, i64 %43
  br label %47

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  ret void

.loopexit4.loopexit:
  br label %.loopexit4

.loopexit4:
  %45 = add nuw nsw i64 %39, 1
  %46 = icmp eq i64 %45, %22
  br i1 %46, label %.loopexit5.loopexit, label %38

47:
  %48 = phi i64 [ 0, %40 ], [ %88, %85 ]
  %49 = select i1 %18, i64 %48, i64 %39
  br i1 %33, label %50, label %.loopexit

50:
  %51 = getelementptr double, ptr %5, i64 %49
  %52 = mul nsw i64 %49, %34
  %53 = getelementptr double, ptr %5, i64 %52
  %54 = getelementptr double, ptr %7, i64 %48
  br label %56

.loopexit.loopexit:
  %.lcssa = phi double [ %74, %56 ]
  br label %.loopexit

.loopexit:
  %55 = phi double [ 0.000000e+00, %47 ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %36, label %77, label %79

56:
  %57 = phi i64 [ 0, %50 ], [ %75, %56 ]
  %58 = phi double [ 0.000000e+00, %50 ], [ %74, %56 ]
  %59 = icmp samesign ule i64 %57, %49
  %60 = xor i1 %21, %59
  %61 = icmp eq i64 %57, %49
  %62 = or i1 %61, %60
  %63 = mul nsw i64 %57, %34
  %64 = getelementptr double, ptr %51, i64 %63
  %65 = getelementptr double, ptr %53, i64 %57
  %66 = select i1 %62, ptr %64, ptr %65
  %67 = load double, ptr %66, align 8
  %68 = getelementptr double, ptr %42, i64 %57
  %69 = mul nsw i64 %57, %35
  %70 = getelementptr double, ptr %54, i64 %69
  %71 = select i1 %18, ptr %68, ptr %70
  %72 = load double, ptr %71, align 8
  %73 = fmul double %67, %72
  %74 = fadd double %58, %73
  %75 = add nuw nsw i64 %57, 1
  %76 = icmp eq i64 %75, %32
  br i1 %76, label %.loopexit.loopexit, label %56

77:
  %78 = fmul double %14, %55
  br label %85

79:
  %80 = getelementptr double, ptr %44, i64 %48
  %81 = load double, ptr %80, align 8
  %82 = fmul double %15, %81
  %83 = fmul double %14, %55
  %84 = fadd double %83, %82
  br label %85

85:
  %86 = phi double [ %78, %77 ], [ %84, %79 ]
  %87 = getelementptr double, ptr %44, i64 %48
  store double %86, ptr %87, align 8
  %88 = add nuw nsw i64 %48, 1
  %89 = icmp eq i64 %88, %30
  br i1 %89, label %.loopexit4.loopexit, label %47
}

define void @dsyrk_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef %8, ptr noundef readonly %9) {
  %11 = load i32, ptr %2, align 4
  %12 = load double, ptr %4, align 8
  %13 = load double, ptr %7, align 8
  %14 = load i8, ptr %0, align 1
  %15 = and i8 %14, -33
  %16 = icmp eq i8 %15, 85
  %17 = load i8, ptr %1, align 1
  %18 = sext i32 %11 to i64
  %19 = icmp sgt i32 %11, 0
  br i1 %19, label %20, label %.loopexit7

20:
  %21 = load i32, ptr %9, align 4
  %22 = load i32, ptr %6, align 4
  %23 = load i32, ptr %3, align 4
  %24 = sext i32 %23 to i64
  %25 = icmp sgt i32 %23, 0
  %26 = sext i32 %22 to i64
  %27 = fcmp oeq double %13, 0.000000e+00
  %28 = sext i32 %21 to i64
  br label %30

.loopexit6.loopexit:
  br label %.loopexit6

.loopexit6:
  %29 = icmp eq i64 %33, %18
  br i1 %29, label %.loopexit7.loopexit, label %30

.loopexit7.loopexit:
  br label %.loopexit7

.loopexit7:
  ret void

30:
  %31 = phi i64 [ 0, %20 ], [ %33, %.loopexit6 ]
  %32 = select i1 %16, i64 0, i64 %31
  %33 = add nuw nsw i64 %31, 1
  %34 = select i1 %16, i64 %33, i64 %18
  %35 = icmp slt i64 %32, %34
  br i1 %35, label %36, label %.loopexit6

36:
  %37 = mul nsw i64 %31, %26
  %38 = getelementptr double, ptr %5, i64 %31
  %39 = mul nsw i64 %31, %28
  %40 = getelementptr double, ptr %8, i64 %39
  br label %41

41:
  %42 = phi i64 [ %32, %36 ], [ %80, %77 ]
  br i1 %25, label %43, label %.loopexit

43:
  %44 = mul nsw i64 %42, %26
  %45 = getelementptr double, ptr %5, i64 %42
  br label %47

.loopexit.loopexit:
  %.lcssa = phi double [ %66, %64 ]
  br label %.loopexit

.loopexit:
  %46 = phi double [ 0.000000e+00, %41 ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %27, label %69, label %71

47:
  %48 = phi i64 [ 0, %43 ], [ %67, %64 ]
  %49 = phi double [ 0.000000e+00, %43 ], [ %66, %64 ]
  switch i8 %17, label %57 [
    i8 116, label %50
    i8 99, label %50
    i8 84, label %50
    i8 67, label %50
  ]

50:
  %51 = getelementptr double, ptr %5, i64 %48
  %52 = getelementptr double, ptr %51, i64 %44
  %53 = load double, ptr %52, align 8
  %54 = getelementptr double, ptr %51, i64 %37
  %55 = load double, ptr %54, align 8
  %56 = fmul double %53, %55
  br label %64

57:
  %58 = mul nsw i64 %48, %26
  %59 = getelementptr double, ptr %45, i64 %58
  %60 = load double, ptr %59, align 8
  %61 = getelementptr double, ptr %38, i64 %58
  %62 = load double, ptr %61, align 8
  %63 = fmul double %60, %62
  br label %64

64:
  %65 = phi double [ %56, %50 ], [ %63, %57 ]
  %66 = fadd double %49, %65
  %67 = add nuw nsw i64 %48, 1
  %68 = icmp eq i64 %67, %24
  br i1 %68, label %.loopexit.loopexit, label %47

69:
  %70 = fmul double %12, %46
  br label %77

71:
  %72 = getelementptr double, ptr %40, i64 %42
  %73 = load double, ptr %72, align 8
  %74 = fmul double %13, %73
  %75 = fmul double %12, %46
  %76 = fadd double %75, %74
  br label %77

77:
  %78 = phi double [ %70, %69 ], [ %76, %71 ]
  %79 = getelementptr double, ptr %40, i64 %42
  store double %78, ptr %79, align 8
  %80 = add nuw nsw i64 %42, 1
  %81 = icmp eq i64 %80, %34
  br i1 %81, label %.loopexit6.loopexit, label %41
}

define void @dsyr2k_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef readonly %8, ptr noundef readonly %9, ptr noundef %10, ptr noundef readonly %11) {
  %13 = load i32, ptr %2, align 4
  %14 = load double, ptr %4, align 8
  %15 = load double, ptr %9, align 8
  %16 = load i8, ptr %0, align 1
  %17 = and i8 %16, -33
  %18 = icmp eq i8 %17, 85
  %19 = load i8, ptr %1, align 1
  %20 = sext i32 %13 to i64
  %21 = icmp sgt i32 %13, 0
  br i1 %21, label %22, label %.loopexit7

22:
  %23 = load i32, ptr %11, align 4
  %24 = load i32, ptr %8, align 4
  %25 = load i32, ptr %6, align 4
  %26 = load i32, ptr %3, align 4
  %27 = sext i32 %26 to i64
  %28 = icmp sgt i32 %26, 0
  %29 = sext i32 %25 to i64
  %30 = sext i32 %24 to i64
  %31 = fcmp oeq double %15, 0.000000e+00
  %32 = sext i32 %23 to i64
  br label %34

.loopexit6.loopexit:
  br label %.loopexit6

.loopexit6:
  %33 = icmp eq i64 %37, %20
  br i1 %33, label %.loopexit7.loopexit, label %34

.loopexit7.loopexit:
  br label %.loopexit7

.loopexit7:
  ret void

34:
  %35 = phi i64 [ 0, %22 ], [ %37, %.loopexit6 ]
  %36 = select i1 %18, i64 0, i64 %35
  %37 = add nuw nsw i64 %35, 1
  %38 = select i1 %18, i64 %37, i64 %20
  %39 = icmp slt i64 %36, %38
  br i1 %39, label %40, label %.loopexit6

40:
  %41 = mul nsw i64 %35, %30
  %42 = mul nsw i64 %35, %29
  %43 = getelementptr double, ptr %7, i64 %35
  %44 = getelementptr double, ptr %5, i64 %35
  %45 = mul nsw i64 %35, %32
  %46 = getelementptr double, ptr %10, i64 %45
  br label %47

47:
  %48 = phi i64 [ %36, %40 ], [ %102, %99 ]
  br i1 %28, label %49, label %.loopexit

49:
  %50 = mul nsw i64 %48, %29
  %51 = mul nsw i64 %48, %30
  %52 = getelementptr double, ptr %5, i64 %48
  %53 = getelementptr double, ptr %7, i64 %48
  br label %55

.loopexit.loopexit:
  %.lcssa = phi double [ %88, %86 ]
  br label %.loopexit

.loopexit:
  %54 = phi double [ 0.000000e+00, %47 ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %31, label %91, label %93

55:
  %56 = phi i64 [ 0, %49 ], [ %89, %86 ]
  %57 = phi double [ 0.000000e+00, %49 ], [ %88, %86 ]
  switch i8 %19, label %72 [
    i8 116, label %58
    i8 99, label %58
    i8 84, label %58
    i8 67, label %58
  ]

58:
  %59 = getelementptr double, ptr %5, i64 %56
  %60 = getelementptr double, ptr %59, i64 %50
  %61 = load double, ptr %60, align 8
  %62 = getelementptr double, ptr %7, i64 %56
  %63 = getelementptr double, ptr %62, i64 %41
  %64 = load double, ptr %63, align 8
  %65 = fmul double %61, %64
  %66 = getelementptr double, ptr %62, i64 %51
  %67 = load double, ptr %66, align 8
  %68 = getelementptr double, ptr %59, i64 %42
  %69 = load double, ptr %68, align 8
  %70 = fmul double %67, %69
  %71 = fadd double %65, %70
  br label %86

72:
  %73 = mul nsw i64 %56, %29
  %74 = getelementptr double, ptr %52, i64 %73
  %75 = load double, ptr %74, align 8
  %76 = mul nsw i64 %56, %30
  %77 = getelementptr double, ptr %43, i64 %76
  %78 = load double, ptr %77, align 8
  %79 = fmul double %75, %78
  %80 = getelementptr double, ptr %53, i64 %76
  %81 = load double, ptr %80, align 8
  %82 = getelementptr double, ptr %44, i64 %73
  %83 = load double, ptr %82, align 8
  %84 = fmul double %81, %83
  %85 = fadd double %79, %84
  br label %86

86:
  %87 = phi double [ %71, %58 ], [ %85, %72 ]
  %88 = fadd double %57, %87
  %89 = add nuw nsw i64 %56, 1
  %90 = icmp eq i64 %89, %27
  br i1 %90, label %.loopexit.loopexit, label %55

91:
  %92 = fmul double %14, %54
  br label %99

93:
  %94 = getelementptr double, ptr %46, i64 %48
  %95 = load double, ptr %94, align 8
  %96 = fmul double %15, %95
  %97 = fmul double %14, %54
  %98 = fadd double %97, %96
  br label %99

99:
  %100 = phi double [ %92, %91 ], [ %98, %93 ]
  %101 = getelementptr double, ptr %46, i64 %48
  store double %100, ptr %101, align 8
  %102 = add nuw nsw i64 %48, 1
  %103 = icmp eq i64 %102, %38
  br i1 %103, label %.loopexit6.loopexit, label %47
}

define void @dtrmm_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef readonly %8, ptr noundef %9, ptr noundef readonly %10) {
  %12 = load i32, ptr %4, align 4
  %13 = load i32, ptr %5, align 4
  %14 = load double, ptr %6, align 8
  %15 = load i32, ptr %8, align 4
  %16 = load i32, ptr %10, align 4
  %17 = load i8, ptr %0, align 1
  %18 = and i8 %17, -33
  %19 = icmp ne i8 %18, 76
  %20 = load i8, ptr %1, align 1
  %21 = and i8 %20, -33
  %22 = load i8, ptr %2, align 1
  %23 = and i8 %22, -33
  %24 = icmp eq i8 %23, 84
  %25 = icmp eq i8 %23, 67
  %26 = or i1 %24, %25
  %27 = load i8, ptr %3, align 1
  %28 = and i8 %27, -33
  %29 = icmp eq i8 %28, 85
  %30 = sext i32 %13 to i64
  %31 = icmp sgt i32 %13, 0
  br i1 %31, label %32, label %.loopexit8

32:
  %33 = sext i32 %12 to i64
  %34 = icmp sgt i32 %12, 0
  %35 = sext i32 %16 to i64
  br label %36

36:
  %37 = phi i64 [ 0, %32 ], [ %56, %.loopexit7 ]
  br i1 %34, label %38, label %.loopexit7

38:
  %39 = mul nsw i64 %37, %35
  %40 = getelementptr double, ptr %9, i64 %39
  br label %58

.loopexit8.loopexit:
  br label %.loopexit8

.loopexit8:
  %41 = select i1 %19, i32 %12, i32 %13
  %42 = sext i32 %41 to i64
  %43 = icmp sgt i32 %41, 0
  br i1 %43, label %44, label %.loopexit6

44:
  %45 = select i1 %19, i32 %13, i32 %12
  %46 = sext i32 %45 to i64
  %47 = sext i32 %15 to i64
  %48 = xor i1 %19, %26
  %49 = sext i32 %16 to i64
  %50 = select i1 %19, i64 %49, i64 1
  %51 = select i1 %19, i64 1, i64 %49
  %52 = icmp ne i8 %21, 85
  %53 = xor i1 %52, %48
  %54 = icmp sgt i32 %45, 0
  %55 = add nsw i64 %47, 1
  br label %65

.loopexit7.loopexit:
  br label %.loopexit7

.loopexit7:
  %56 = add nuw nsw i64 %37, 1
  %57 = icmp eq i64 %56, %30
  br i1 %57, label %.loopexit8.loopexit, label %36

58:
  %59 = phi i64 [ 0, %38 ], [ %63, %58 ]
  %60 = getelementptr double, ptr %40, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = fmul double %14, %61
  store double %62, ptr %60, align 8
  %63 = add nuw nsw i64 %59, 1
  %64 = icmp eq i64 %63, %33
  br i1 %64, label %.loopexit7.loopexit, label %58

.loopexit6.loopexit:
  br label %.loopexit6

.loopexit6:
  ret void

65:
  %66 = phi i64 [ 0, %44 ], [ %113, %.loopexit5 ]
  %67 = mul nsw i64 %66, %51
  %68 = getelementptr inbounds double, ptr %9, i64 %67
  br i1 %54, label %.preheader.preheader, label %.loopexit5

.preheader.preheader:
  br label %.preheader

.preheader:
  %69 = phi i64 [ %87, %.loopexit ], [ 0, %.preheader.preheader ]
  %70 = xor i64 %69, -1
  %71 = add nsw i64 %70, %46
  %72 = select i1 %53, i64 %71, i64 %69
  br i1 %29, label %73, label %77

73:
  %74 = mul nsw i64 %72, %50
  %75 = getelementptr inbounds double, ptr %68, i64 %74
  %76 = load double, ptr %75, align 8
  br label %85

77:
  %78 = mul i64 %72, %55
  %79 = getelementptr inbounds double, ptr %7, i64 %78
  %80 = load double, ptr %79, align 8
  %81 = mul nsw i64 %72, %50
  %82 = getelementptr inbounds double, ptr %68, i64 %81
  %83 = load double, ptr %82, align 8
  %84 = fmul double %80, %83
  br label %85

85:
  %86 = phi double [ %76, %73 ], [ %84, %77 ]
  %87 = add nuw nsw i64 %69, 1
  %88 = select i1 %53, i64 0, i64 %87
  %89 = select i1 %53, i64 %71, i64 %46
  %90 = icmp slt i64 %88, %89
  br i1 %90, label %91, label %.loopexit

91:
  %92 = mul nsw i64 %72, %47
  br label %97

.loopexit.loopexit:
  %.lcssa = phi double [ %110, %97 ]
  br label %.loopexit

.loopexit:
  %93 = phi double [ %86, %85 ], [ %.lcssa, %.loopexit.loopexit ]
  %94 = mul nsw i64 %72, %50
  %95 = getelementptr inbounds double, ptr %68, i64 %94
  store double %93, ptr %95, align 8
  %96 = icmp eq i64 %87, %46
  br i1 %96, label %.loopexit5.loopexit, label %.preheader

97:
  %98 = phi i64 [ %88, %91 ], [ %111, %97 ]
  %99 = phi double [ %86, %91 ], [ %110, %97 ]
  %100 = add nsw i64 %98, %92
  %101 = mul nsw i64 %98, %47
  %102 = add nsw i64 %101, %72
  %103 = select i1 %48, i64 %100, i64 %102
  %104 = getelementptr inbounds double, ptr %7, i64 %103
  %105 = load double, ptr %104, align 8
  %106 = mul nsw i64 %98, %50
  %107 = getelementptr inbounds double, ptr %68, i64 %106
  %108 = load double, ptr %107, align 8
  %109 = fmul double %105, %108
  %110 = fadd double %99, %109
  %111 = add nuw nsw i64 %98, 1
  %112 = icmp eq i64 %111, %89
  br i1 %112, label %.loopexit.loopexit, label %97

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  %113 = add nuw nsw i64 %66, 1
  %114 = icmp eq i64 %113, %42
  br i1 %114, label %.loopexit6.loopexit, label %65
}

define void @dtrsm_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef readonly %8, ptr noundef %9, ptr noundef readonly %10) {
  %12 = load i32, ptr %4, align 4
  %13 = load i32, ptr %5, align 4
  %14 = load double, ptr %6, align 8
  %15 = load i32, ptr %8, align 4
  %16 = load i32, ptr %10, align 4
  %17 = load i8, ptr %0, align 1
  %18 = and i8 %17, -33
  %19 = icmp ne i8 %18, 76
  %20 = load i8, ptr %1, align 1
  %21 = and i8 %20, -33
  %22 = load i8, ptr %2, align 1
  %23 = and i8 %22, -33
  %24 = icmp eq i8 %23, 84
  %25 = icmp eq i8 %23, 67
  %26 = or i1 %24, %25
  %27 = load i8, ptr %3, align 1
  %28 = and i8 %27, -33
  %29 = icmp eq i8 %28, 85
  %30 = sext i32 %13 to i64
  %31 = icmp sgt i32 %13, 0
  br i1 %31, label %32, label %.loopexit8

32:
  %33 = sext i32 %12 to i64
  %34 = icmp sgt i32 %12, 0
  %35 = sext i32 %16 to i64
  br label %36

36:
  %37 = phi i64 [ 0, %32 ], [ %56, %.loopexit7 ]
  br i1 %34, label %38, label %.loopexit7

38:
  %39 = mul nsw i64 %37, %35
  %40 = getelementptr double, ptr %9, i64 %39
  br label %58

.loopexit8.loopexit:
  br label %.loopexit8

.loopexit8:
  %41 = select i1 %19, i32 %12, i32 %13
  %42 = sext i32 %41 to i64
  %43 = icmp sgt i32 %41, 0
  br i1 %43, label %44, label %.loopexit6

44:
  %45 = select i1 %19, i32 %13, i32 %12
  %46 = sext i32 %45 to i64
  %47 = sext i32 %15 to i64
  %48 = xor i1 %19, %26
  %49 = sext i32 %16 to i64
  %50 = select i1 %19, i64 %49, i64 1
  %51 = select i1 %19, i64 1, i64 %49
  %52 = icmp ne i8 %21, 85
  %53 = xor i1 %52, %48
  %54 = icmp sgt i32 %45, 0
  %55 = add nsw i64 %47, 1
  br label %65

.loopexit7.loopexit:
  br label %.loopexit7

.loopexit7:
  %56 = add nuw nsw i64 %37, 1
  %57 = icmp eq i64 %56, %30
  br i1 %57, label %.loopexit8.loopexit, label %36

58:
  %59 = phi i64 [ 0, %38 ], [ %63, %58 ]
  %60 = getelementptr double, ptr %40, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = fmul double %14, %61
  store double %62, ptr %60, align 8
  %63 = add nuw nsw i64 %59, 1
  %64 = icmp eq i64 %63, %33
  br i1 %64, label %.loopexit7.loopexit, label %58

.loopexit6.loopexit:
  br label %.loopexit6

.loopexit6:
  ret void

65:
  %66 = phi i64 [ 0, %44 ], [ %108, %.loopexit5 ]
  %67 = mul nsw i64 %66, %51
  %68 = getelementptr inbounds double, ptr %9, i64 %67
  br i1 %54, label %.preheader.preheader, label %.loopexit5

.preheader.preheader:
  br label %.preheader

.preheader:
  %69 = phi i64 [ %106, %104 ], [ 0, %.preheader.preheader ]
  %70 = xor i64 %69, -1
  %71 = add nsw i64 %70, %46
  %72 = select i1 %53, i64 %69, i64 %71
  %73 = mul nsw i64 %72, %50
  %74 = getelementptr inbounds double, ptr %68, i64 %73
  %75 = load double, ptr %74, align 8
  %76 = sub nsw i64 %46, %69
  %77 = select i1 %53, i64 0, i64 %76
  %78 = select i1 %53, i64 %69, i64 %46
  %79 = icmp slt i64 %77, %78
  br i1 %79, label %80, label %.loopexit

80:
  %81 = mul nsw i64 %72, %47
  br label %83

.loopexit.loopexit:
  %.lcssa = phi double [ %96, %83 ]
  br label %.loopexit

.loopexit:
  %82 = phi double [ %75, %.preheader ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %29, label %104, label %99

83:
  %84 = phi i64 [ %77, %80 ], [ %97, %83 ]
  %85 = phi double [ %75, %80 ], [ %96, %83 ]
  %86 = add nsw i64 %84, %81
  %87 = mul nsw i64 %84, %47
  %88 = add nsw i64 %87, %72
  %89 = select i1 %48, i64 %86, i64 %88
  %90 = getelementptr inbounds double, ptr %7, i64 %89
  %91 = load double, ptr %90, align 8
  %92 = mul nsw i64 %84, %50
  %93 = getelementptr inbounds double, ptr %68, i64 %92
  %94 = load double, ptr %93, align 8
  %95 = fmul double %91, %94
  %96 = fsub double %85, %95
  %97 = add nsw i64 %84, 1
  %98 = icmp eq i64 %97, %78
  br i1 %98, label %.loopexit.loopexit, label %83

99:
  %100 = mul i64 %72, %55
  %101 = getelementptr inbounds double, ptr %7, i64 %100
  %102 = load double, ptr %101, align 8
  %103 = fdiv double %82, %102
  br label %104

104:
  %105 = phi double [ %103, %99 ], [ %82, %.loopexit ]
  store double %105, ptr %74, align 8
  %106 = add nuw nsw i64 %69, 1
  %107 = icmp eq i64 %106, %46
  br i1 %107, label %.loopexit5.loopexit, label %.preheader

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  %108 = add nuw nsw i64 %66, 1
  %109 = icmp eq i64 %108, %42
  br i1 %109, label %.loopexit6.loopexit, label %65
}

define void @dpotrf_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef %2, ptr noundef readonly %3, ptr noundef writeonly %4) {
  %6 = load i32, ptr %1, align 4
  %7 = load i8, ptr %0, align 1
  %8 = and i8 %7, -33
  %9 = icmp eq i8 %8, 85
  %10 = sext i32 %6 to i64
  %11 = icmp sgt i32 %6, 0
  br i1 %11, label %12, label %.loopexit5

12:
  %13 = load i32, ptr %3, align 4
  %14 = sext i32 %13 to i64
  %15 = add nsw i64 %14, 1
  br label %16

16:
  %17 = phi i64 [ 0, %12 ], [ %77, %76 ]
  %18 = getelementptr double, ptr %2, i64 %17
  %19 = mul nsw i64 %17, %14
  %20 = getelementptr double, ptr %2, i64 %19
  %21 = icmp eq i64 %17, 0
  %22 = mul i64 %17, %15
  %23 = getelementptr inbounds double, ptr %2, i64 %22
  br label %24

24:
  %25 = phi i64 [ %17, %16 ], [ %71, %70 ]
  %26 = mul nsw i64 %25, %14
  %27 = getelementptr double, ptr %18, i64 %26
  %28 = getelementptr double, ptr %20, i64 %25
  %29 = select i1 %9, ptr %27, ptr %28
  %30 = load double, ptr %29, align 8
  br i1 %21, label %.loopexit, label %31

31:
  %32 = getelementptr double, ptr %2, i64 %25
  br label %37

.loopexit.loopexit:
  %.lcssa = phi double [ %56, %54 ]
  br label %.loopexit

.loopexit:
  %33 = phi double [ %30, %24 ], [ %.lcssa, %.loopexit.loopexit ]
  %34 = icmp ne i64 %25, %17
  %35 = fcmp ogt double %33, 0.000000e+00
  %36 = select i1 %34, i1 true, i1 %35
  br i1 %36, label %59, label %73

37:
  %38 = phi i64 [ 0, %31 ], [ %57, %54 ]
  %39 = phi double [ %30, %31 ], [ %56, %54 ]
  br i1 %9, label %40, label %47

40:
  %41 = getelementptr double, ptr %2, i64 %38
  %42 = getelementptr double, ptr %41, i64 %26
  %43 = load double, ptr %42, align 8
  %44 = getelementptr double, ptr %41, i64 %19
  %45 = load double, ptr %44, align 8
  %46 = fmul double %43, %45
  br label %54

47:
  %48 = mul nsw i64 %38, %14
  %49 = getelementptr double, ptr %32, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = getelementptr double, ptr %18, i64 %48
  %52 = load double, ptr %51, align 8
  %53 = fmul double %50, %52
  br label %54

54:
  %55 = phi double [ %46, %40 ], [ %53, %47 ]
  %56 = fsub double %39, %55
  %57 = add nuw nsw i64 %38, 1
  %58 = icmp eq i64 %57, %17
  br i1 %58, label %.loopexit.loopexit, label %37

59:
  %60 = icmp eq i64 %25, %17
  br i1 %60, label %61, label %63

61:
  %62 = tail call double @llvm.sqrt.f64(double %33)
  br label %66

63:
  %64 = load double, ptr %23, align 8
  %65 = fdiv double %33, %64
  br label %66

66:
  %67 = phi double [ %62, %61 ], [ %65, %63 ]
  br i1 %9, label %68, label %69

68:
  store double %67, ptr %27, align 8
  br label %70

69:
  store double %67, ptr %28, align 8
  br label %70

70:
  %71 = add nuw nsw i64 %25, 1
  %72 = icmp slt i64 %71, %10
  br i1 %72, label %24, label %76

73:
  %.lcssa22 = phi i64 [ %17, %.loopexit ]
  %74 = trunc i64 %.lcssa22 to i32
  %75 = add i32 %74, 1
  br label %.loopexit5

76:
  %77 = add nuw nsw i64 %17, 1
  %78 = icmp eq i64 %77, %10
  br i1 %78, label %.loopexit5.loopexit, label %16

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  %79 = phi i32 [ %75, %73 ], [ 0, %5 ], [ 0, %.loopexit5.loopexit ]
  store i32 %79, ptr %4, align 4
  ret void
}

define void @dpotrs_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef %5, ptr noundef readonly %6, ptr noundef writeonly %7) {
  %9 = load i32, ptr %2, align 4
  %10 = load i8, ptr %0, align 1
  %11 = and i8 %10, -33
  %12 = icmp eq i8 %11, 85
  %13 = sext i32 %9 to i64
  %14 = icmp sgt i32 %9, 0
  br i1 %14, label %15, label %.loopexit8

15:
  %16 = load i32, ptr %6, align 4
  %17 = load i32, ptr %4, align 4
  %18 = load i32, ptr %1, align 4
  %19 = sext i32 %18 to i64
  %20 = sext i32 %17 to i64
  %21 = sext i32 %16 to i64
  %22 = icmp sgt i32 %18, 0
  %23 = add nsw i64 %20, 1
  br label %24

24:
  %25 = phi i64 [ 0, %15 ], [ %87, %.loopexit6 ]
  %26 = mul nsw i64 %25, %21
  %27 = getelementptr inbounds double, ptr %5, i64 %26
  br i1 %22, label %.preheader7.preheader, label %.loopexit6

.preheader7.preheader:
  br label %.preheader7

.preheader7:
  %28 = phi i64 [ %39, %.loopexit5 ], [ 0, %.preheader7.preheader ]
  %29 = getelementptr inbounds nuw double, ptr %27, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = icmp eq i64 %28, 0
  br i1 %31, label %.loopexit5, label %32

32:
  %33 = mul nsw i64 %28, %20
  br label %41

.loopexit5.loopexit:
  %.lcssa = phi double [ %53, %41 ]
  br label %.loopexit5

.loopexit5:
  %34 = phi double [ %30, %.preheader7 ], [ %.lcssa, %.loopexit5.loopexit ]
  %35 = mul i64 %28, %23
  %36 = getelementptr inbounds double, ptr %3, i64 %35
  %37 = load double, ptr %36, align 8
  %38 = fdiv double %34, %37
  store double %38, ptr %29, align 8
  %39 = add nuw nsw i64 %28, 1
  %40 = icmp eq i64 %39, %19
  br i1 %40, label %.preheader.preheader, label %.preheader7

.preheader.preheader:
  br label %.preheader

41:
  %42 = phi i64 [ 0, %32 ], [ %54, %41 ]
  %43 = phi double [ %30, %32 ], [ %53, %41 ]
  %44 = add nsw i64 %42, %33
  %45 = mul nsw i64 %42, %20
  %46 = add nsw i64 %45, %28
  %47 = select i1 %12, i64 %44, i64 %46
  %48 = getelementptr inbounds double, ptr %3, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = getelementptr inbounds nuw double, ptr %27, i64 %42
  %51 = load double, ptr %50, align 8
  %52 = fmul double %49, %51
  %53 = fsub double %43, %52
  %54 = add nuw nsw i64 %42, 1
  %55 = icmp eq i64 %54, %28
  br i1 %55, label %.loopexit5.loopexit, label %41

.preheader:
  %56 = phi i64 [ %70, %.loopexit ], [ 0, %.preheader.preheader ]
  %57 = xor i64 %56, -1
  %58 = add nsw i64 %57, %19
  %59 = getelementptr inbounds double, ptr %27, i64 %58
  %60 = load double, ptr %59, align 8
  %61 = icmp eq i64 %56, 0
  br i1 %61, label %.loopexit, label %62

62:
  %63 = sub nsw i64 %19, %56
  %64 = mul nsw i64 %58, %20
  br label %72

.loopexit.loopexit:
  %.lcssa20 = phi double [ %84, %72 ]
  br label %.loopexit

.loopexit:
  %65 = phi double [ %60, %.preheader ], [ %.lcssa20, %.loopexit.loopexit ]
  %66 = mul i64 %58, %23
  %67 = getelementptr inbounds double, ptr %3, i64 %66
  %68 = load double, ptr %67, align 8
  %69 = fdiv double %65, %68
  store double %69, ptr %59, align 8
  %70 = add nuw nsw i64 %56, 1
  %71 = icmp eq i64 %70, %19
  br i1 %71, label %.loopexit6.loopexit, label %.preheader

72:
  %73 = phi i64 [ %63, %62 ], [ %85, %72 ]
  %74 = phi double [ %60, %62 ], [ %84, %72 ]
  %75 = add nsw i64 %73, %64
  %76 = mul nsw i64 %73, %20
  %77 = add nsw i64 %76, %58
  %78 = select i1 %12, i64 %77, i64 %75
  %79 = getelementptr inbounds double, ptr %3, i64 %78
  %80 = load double, ptr %79, align 8
  %81 = getelementptr inbounds double, ptr %27, i64 %73
  %82 = load double, ptr %81, align 8
  %83 = fmul double %80, %82
  %84 = fsub double %74, %83
  %85 = add nsw i64 %73, 1
  %86 = icmp slt i64 %85, %19
  br i1 %86, label %72, label %.loopexit.loopexit

.loopexit6.loopexit:
  br label %.loopexit6

.loopexit6:
  %87 = add nuw nsw i64 %25, 1
  %88 = icmp eq i64 %87, %13
  br i1 %88, label %.loopexit8.loopexit, label %24

.loopexit8.loopexit:
  br label %.loopexit8

.loopexit8:
  store i32 0, ptr %7, align 4
  ret void
}

define void @dposv_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef %3, ptr noundef readonly %4, ptr noundef %5, ptr noundef readonly %6, ptr noundef writeonly %7) {
  %9 = load i32, ptr %1, align 4
  %10 = load i32, ptr %2, align 4
  %11 = load i32, ptr %4, align 4
  %12 = load i32, ptr %6, align 4
  %13 = load i8, ptr %0, align 1
  %14 = and i8 %13, -33
  %15 = icmp eq i8 %14, 85
  %16 = sext i32 %9 to i64
  %17 = icmp sgt i32 %9, 0
  br i1 %17, label %18, label %.loopexit15

18:
  %19 = sext i32 %11 to i64
  %20 = add nsw i64 %19, 1
  br label %21

21:
  %22 = phi i64 [ 0, %18 ], [ %79, %78 ]
  %23 = getelementptr double, ptr %3, i64 %22
  %24 = mul nsw i64 %22, %19
  %25 = getelementptr double, ptr %3, i64 %24
  %26 = icmp eq i64 %22, 0
  %27 = mul i64 %22, %20
  %28 = getelementptr inbounds double, ptr %3, i64 %27
  br label %29

.loopexit15.loopexit:
  br label %.loopexit15

.loopexit15:
  store i32 0, ptr %7, align 4
  br label %85

29:
  %30 = phi i64 [ %22, %21 ], [ %76, %75 ]
  %31 = mul nsw i64 %30, %19
  %32 = getelementptr double, ptr %23, i64 %31
  %33 = getelementptr double, ptr %25, i64 %30
  %34 = select i1 %15, ptr %32, ptr %33
  %35 = load double, ptr %34, align 8
  br i1 %26, label %.loopexit14, label %36

36:
  %37 = getelementptr double, ptr %3, i64 %30
  br label %42

.loopexit14.loopexit:
  %.lcssa51 = phi double [ %61, %59 ]
  br label %.loopexit14

.loopexit14:
  %38 = phi double [ %35, %29 ], [ %.lcssa51, %.loopexit14.loopexit ]
  %39 = icmp ne i64 %30, %22
  %40 = fcmp ogt double %38, 0.000000e+00
  %41 = select i1 %39, i1 true, i1 %40
  br i1 %41, label %64, label %81

42:
  %43 = phi i64 [ 0, %36 ], [ %62, %59 ]
  %44 = phi double [ %35, %36 ], [ %61, %59 ]
  br i1 %15, label %45, label %52

45:
  %46 = getelementptr double, ptr %3, i64 %43
  %47 = getelementptr double, ptr %46, i64 %31
  %48 = load double, ptr %47, align 8
  %49 = getelementptr double, ptr %46, i64 %24
  %50 = load double, ptr %49, align 8
  %51 = fmul double %48, %50
  br label %59

52:
  %53 = mul nsw i64 %43, %19
  %54 = getelementptr double, ptr %37, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = getelementptr double, ptr %23, i64 %53
  %57 = load double, ptr %56, align 8
  %58 = fmul double %55, %57
  br label %59

59:
  %60 = phi double [ %51, %45 ], [ %58, %52 ]
  %61 = fsub double %44, %60
  %62 = add nuw nsw i64 %43, 1
  %63 = icmp eq i64 %62, %22
  br i1 %63, label %.loopexit14.loopexit, label %42

64:
  %65 = icmp eq i64 %30, %22
  br i1 %65, label %66, label %68

66:
  %67 = tail call double @llvm.sqrt.f64(double %38)
  br label %71

68:
  %69 = load double, ptr %28, align 8
  %70 = fdiv double %38, %69
  br label %71

71:
  %72 = phi double [ %67, %66 ], [ %70, %68 ]
  br i1 %15, label %73, label %74

73:
  store double %72, ptr %32, align 8
  br label %75

74:
  store double %72, ptr %33, align 8
  br label %75

75:
  %76 = add nuw nsw i64 %30, 1
  %77 = icmp slt i64 %76, %16
  br i1 %77, label %29, label %78

78:
  %79 = add nuw nsw i64 %22, 1
  %80 = icmp eq i64 %79, %16
  br i1 %80, label %.loopexit15.loopexit, label %21

81:
  %.lcssa52 = phi i64 [ %22, %.loopexit14 ]
  %82 = trunc i64 %.lcssa52 to i32
  %83 = add i32 %82, 1
  store i32 %83, ptr %7, align 4
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %85, label %.loopexit13

85:
  %86 = load i8, ptr %0, align 1
  %87 = and i8 %86, -33
  %88 = icmp eq i8 %87, 85
  %89 = sext i32 %10 to i64
  %90 = icmp sgt i32 %10, 0
  br i1 %90, label %91, label %.loopexit13

91:
  %92 = sext i32 %11 to i64
  %93 = sext i32 %12 to i64
  %94 = add nsw i64 %92, 1
  br label %95

95:
  %96 = phi i64 [ 0, %91 ], [ %158, %.loopexit11 ]
  %97 = mul nsw i64 %96, %93
  %98 = getelementptr inbounds double, ptr %5, i64 %97
  br i1 %17, label %.preheader12.preheader, label %.loopexit11

.preheader12.preheader:
  br label %.preheader12

.preheader12:
  %99 = phi i64 [ %110, %.loopexit10 ], [ 0, %.preheader12.preheader ]
  %100 = getelementptr inbounds nuw double, ptr %98, i64 %99
  %101 = load double, ptr %100, align 8
  %102 = icmp eq i64 %99, 0
  br i1 %102, label %.loopexit10, label %103

103:
  %104 = mul nsw i64 %99, %92
  br label %112

.loopexit10.loopexit:
  %.lcssa = phi double [ %124, %112 ]
  br label %.loopexit10

.loopexit10:
  %105 = phi double [ %101, %.preheader12 ], [ %.lcssa, %.loopexit10.loopexit ]
  %106 = mul i64 %99, %94
  %107 = getelementptr inbounds double, ptr %3, i64 %106
  %108 = load double, ptr %107, align 8
  %109 = fdiv double %105, %108
  store double %109, ptr %100, align 8
  %110 = add nuw nsw i64 %99, 1
  %111 = icmp eq i64 %110, %16
  br i1 %111, label %.preheader.preheader, label %.preheader12

.preheader.preheader:
  br label %.preheader

112:
  %113 = phi i64 [ 0, %103 ], [ %125, %112 ]
  %114 = phi double [ %101, %103 ], [ %124, %112 ]
  %115 = add nsw i64 %113, %104
  %116 = mul nsw i64 %113, %92
  %117 = add nsw i64 %116, %99
  %118 = select i1 %88, i64 %115, i64 %117
  %119 = getelementptr inbounds double, ptr %3, i64 %118
  %120 = load double, ptr %119, align 8
  %121 = getelementptr inbounds nuw double, ptr %98, i64 %113
  %122 = load double, ptr %121, align 8
  %123 = fmul double %120, %122
  %124 = fsub double %114, %123
  %125 = add nuw nsw i64 %113, 1
  %126 = icmp eq i64 %125, %99
  br i1 %126, label %.loopexit10.loopexit, label %112

.preheader:
  %127 = phi i64 [ %141, %.loopexit ], [ 0, %.preheader.preheader ]
  %128 = xor i64 %127, -1
  %129 = add nsw i64 %128, %16
  %130 = getelementptr inbounds double, ptr %98, i64 %129
  %131 = load double, ptr %130, align 8
  %132 = icmp eq i64 %127, 0
  br i1 %132, label %.loopexit, label %133

133:
  %134 = sub nsw i64 %16, %127
  %135 = mul nsw i64 %129, %92
  br label %143

.loopexit.loopexit:
  %.lcssa50 = phi double [ %155, %143 ]
  br label %.loopexit

.loopexit:
  %136 = phi double [ %131, %.preheader ], [ %.lcssa50, %.loopexit.loopexit ]
  %137 = mul i64 %129, %94
  %138 = getelementptr inbounds double, ptr %3, i64 %137
  %139 = load double, ptr %138, align 8
  %140 = fdiv double %136, %139
  store double %140, ptr %130, align 8
  %141 = add nuw nsw i64 %127, 1
  %142 = icmp eq i64 %141, %16
  br i1 %142, label %.loopexit11.loopexit, label %.preheader

143:
  %144 = phi i64 [ %134, %133 ], [ %156, %143 ]
  %145 = phi double [ %131, %133 ], [ %155, %143 ]
  %146 = add nsw i64 %144, %135
  %147 = mul nsw i64 %144, %92
  %148 = add nsw i64 %147, %129
  %149 = select i1 %88, i64 %148, i64 %146
  %150 = getelementptr inbounds double, ptr %3, i64 %149
  %151 = load double, ptr %150, align 8
  %152 = getelementptr inbounds double, ptr %98, i64 %144
  %153 = load double, ptr %152, align 8
  %154 = fmul double %151, %153
  %155 = fsub double %145, %154
  %156 = add nsw i64 %144, 1
  %157 = icmp slt i64 %156, %16
  br i1 %157, label %143, label %.loopexit.loopexit

.loopexit11.loopexit:
  br label %.loopexit11

.loopexit11:
  %158 = add nuw nsw i64 %96, 1
  %159 = icmp eq i64 %158, %89
  br i1 %159, label %.loopexit13.loopexit, label %95

.loopexit13.loopexit:
  br label %.loopexit13

.loopexit13:
  ret void
}

define void @dgetrf_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef %2, ptr noundef readonly %3, ptr noundef writeonly %4, ptr noundef writeonly %5) {
  %7 = load i32, ptr %0, align 4
  %8 = load i32, ptr %1, align 4
  %9 = tail call i32 @llvm.smin.i32(i32 %7, i32 %8)
  %10 = sext i32 %9 to i64
  %11 = icmp sgt i32 %9, 0
  br i1 %11, label %12, label %.loopexit8

12:
  %13 = load i32, ptr %3, align 4
  %14 = sext i32 %7 to i64
  %15 = sext i32 %13 to i64
  %16 = sext i32 %8 to i64
  br label %17

17:
  %18 = phi i32 [ 0, %12 ], [ %86, %.loopexit5 ]
  %19 = phi i64 [ 0, %12 ], [ %20, %.loopexit5 ]
  %20 = add nuw nsw i64 %19, 1
  %21 = icmp slt i64 %20, %14
  %22 = mul nsw i64 %19, %15
  br i1 %21, label %23, label %.loopexit7

23:
  %24 = getelementptr double, ptr %2, i64 %22
  br label %33

.loopexit7.loopexit:
  %.lcssa = phi i64 [ %43, %33 ]
  br label %.loopexit7

.loopexit7:
  %25 = phi i64 [ %19, %17 ], [ %.lcssa, %.loopexit7.loopexit ]
  %26 = trunc i64 %25 to i32
  %27 = add i32 %26, 1
  %28 = getelementptr inbounds nuw i32, ptr %4, i64 %19
  store i32 %27, ptr %28, align 4
  %29 = getelementptr double, ptr %2, i64 %25
  %30 = getelementptr double, ptr %29, i64 %22
  %31 = load double, ptr %30, align 8
  %32 = fcmp oeq double %31, 0.000000e+00
  br i1 %32, label %46, label %50

33:
  %34 = phi i64 [ %20, %23 ], [ %44, %33 ]
  %35 = phi i64 [ %19, %23 ], [ %43, %33 ]
  %36 = getelementptr double, ptr %24, i64 %34
  %37 = load double, ptr %36, align 8
  %38 = tail call double @llvm.fabs.f64(double %37)
  %39 = getelementptr double, ptr %24, i64 %35
  %40 = load double, ptr %39, align 8
  %41 = tail call double @llvm.fabs.f64(double %40)
  %42 = fcmp ogt double %38, %41
  %43 = select i1 %42, i64 %34, i64 %35
  %44 = add nuw nsw i64 %34, 1
  %45 = icmp eq i64 %44, %14
  br i1 %45, label %.loopexit7.loopexit, label %33

46:
  %47 = icmp eq i32 %18, 0
  %48 = trunc i64 %20 to i32
  %49 = select i1 %47, i32 %48, i32 %18
  br label %.loopexit5

50:
  %51 = icmp eq i64 %25, %19
  br i1 %51, label %.loopexit6, label %52

52:
  %53 = getelementptr double, ptr %2, i64 %19
  br label %54

54:
  %55 = phi i64 [ 0, %52 ], [ %61, %54 ]
  %56 = mul nsw i64 %55, %15
  %57 = getelementptr double, ptr %53, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = getelementptr double, ptr %29, i64 %56
  %60 = load double, ptr %59, align 8
  store double %60, ptr %57, align 8
  store double %58, ptr %59, align 8
  %61 = add nuw nsw i64 %55, 1
  %62 = icmp eq i64 %61, %16
  br i1 %62, label %.loopexit6.loopexit, label %54

.loopexit6.loopexit:
  br label %.loopexit6

.loopexit6:
  br i1 %21, label %63, label %.loopexit5

63:
  %64 = getelementptr double, ptr %2, i64 %19
  %65 = getelementptr double, ptr %64, i64 %22
  %66 = icmp slt i64 %20, %16
  br label %67

67:
  %68 = phi i64 [ %20, %63 ], [ %74, %.loopexit ]
  %69 = getelementptr double, ptr %2, i64 %68
  %70 = getelementptr double, ptr %69, i64 %22
  %71 = load double, ptr %70, align 8
  %72 = load double, ptr %65, align 8
  %73 = fdiv double %71, %72
  store double %73, ptr %70, align 8
  br i1 %66, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %74 = add nuw nsw i64 %68, 1
  %75 = icmp eq i64 %74, %14
  br i1 %75, label %.loopexit5.loopexit, label %67

.preheader:
  %76 = phi i64 [ %84, %.preheader ], [ %20, %.preheader.preheader ]
  %77 = mul nsw i64 %76, %15
  %78 = getelementptr double, ptr %64, i64 %77
  %79 = load double, ptr %78, align 8
  %80 = fmul double %73, %79
  %81 = getelementptr double, ptr %69, i64 %77
  %82 = load double, ptr %81, align 8
  %83 = fsub double %82, %80
  store double %83, ptr %81, align 8
  %84 = add nuw nsw i64 %76, 1
  %85 = icmp eq i64 %84, %16
  br i1 %85, label %.loopexit.loopexit, label %.preheader

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  %86 = phi i32 [ %49, %46 ], [ %18, %.loopexit6 ], [ %18, %.loopexit5.loopexit ]
  %87 = icmp eq i64 %20, %10
  br i1 %87, label %.loopexit8.loopexit, label %17

.loopexit8.loopexit:
  %.lcssa20 = phi i32 [ %86, %.loopexit5 ]
  br label %.loopexit8

.loopexit8:
  %88 = phi i32 [ 0, %6 ], [ %.lcssa20, %.loopexit8.loopexit ]
  store i32 %88, ptr %5, align 4
  ret void
}

define void @dgetrs_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef %6, ptr noundef readonly %7, ptr noundef writeonly %8) {
  %10 = load i32, ptr %2, align 4
  %11 = load i8, ptr %0, align 1
  %12 = and i8 %11, -33
  %13 = icmp ne i8 %12, 84
  %14 = icmp ne i8 %12, 67
  %15 = and i1 %13, %14
  %16 = sext i32 %10 to i64
  %17 = icmp sgt i32 %10, 0
  br i1 %17, label %18, label %.loopexit19

18:
  %19 = load i32, ptr %7, align 4
  %20 = load i32, ptr %4, align 4
  %21 = load i32, ptr %1, align 4
  %22 = sext i32 %19 to i64
  %23 = sext i32 %21 to i64
  %24 = sext i32 %20 to i64
  %25 = icmp sgt i32 %21, 0
  %26 = add nsw i64 %24, 1
  %27 = add nsw i32 %21, -1
  %28 = sext i32 %27 to i64
  br label %29

29:
  %30 = phi i64 [ 0, %18 ], [ %146, %.loopexit12 ]
  %31 = mul nsw i64 %30, %22
  %32 = getelementptr inbounds double, ptr %6, i64 %31
  switch i8 %11, label %.loopexit17 [
    i8 116, label %33
    i8 99, label %33
    i8 84, label %33
    i8 67, label %33
  ]

33:
  br i1 %25, label %.preheader18.preheader, label %.loopexit15

.preheader18.preheader:
  br label %.preheader18

.preheader18:
  %34 = phi i64 [ %46, %.loopexit11 ], [ 0, %.preheader18.preheader ]
  %35 = getelementptr inbounds nuw double, ptr %32, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = icmp eq i64 %34, 0
  br i1 %37, label %.loopexit11, label %38

38:
  %39 = mul nsw i64 %34, %24
  %40 = getelementptr double, ptr %3, i64 %39
  br label %48

.loopexit11.loopexit:
  %.lcssa = phi double [ %56, %48 ]
  br label %.loopexit11

.loopexit11:
  %41 = phi double [ %36, %.preheader18 ], [ %.lcssa, %.loopexit11.loopexit ]
  %42 = mul i64 %34, %26
  %43 = getelementptr inbounds double, ptr %3, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = fdiv double %41, %44
  store double %45, ptr %35, align 8
  %46 = add nuw nsw i64 %34, 1
  %47 = icmp eq i64 %46, %23
  br i1 %47, label %.preheader16.preheader, label %.preheader18

.preheader16.preheader:
  br label %.preheader16

48:
  %49 = phi i64 [ 0, %38 ], [ %57, %48 ]
  %50 = phi double [ %36, %38 ], [ %56, %48 ]
  %51 = getelementptr double, ptr %40, i64 %49
  %52 = load double, ptr %51, align 8
  %53 = getelementptr inbounds nuw double, ptr %32, i64 %49
  %54 = load double, ptr %53, align 8
  %55 = fmul double %52, %54
  %56 = fsub double %50, %55
  %57 = add nuw nsw i64 %49, 1
  %58 = icmp eq i64 %57, %34
  br i1 %58, label %.loopexit11.loopexit, label %48

.preheader16:
  %59 = phi i64 [ %70, %.loopexit10 ], [ 0, %.preheader16.preheader ]
  %60 = xor i64 %59, -1
  %61 = add nsw i64 %60, %23
  %62 = getelementptr inbounds double, ptr %32, i64 %61
  %63 = load double, ptr %62, align 8
  %64 = icmp eq i64 %59, 0
  br i1 %64, label %.loopexit10, label %65

65:
  %66 = sub nsw i64 %23, %59
  %67 = mul nsw i64 %61, %24
  %68 = getelementptr double, ptr %3, i64 %67
  br label %72

.loopexit10.loopexit:
  %.lcssa47 = phi double [ %80, %72 ]
  br label %.loopexit10

.loopexit10:
  %69 = phi double [ %63, %.preheader16 ], [ %.lcssa47, %.loopexit10.loopexit ]
  store double %69, ptr %62, align 8
  %70 = add nuw nsw i64 %59, 1
  %71 = icmp eq i64 %70, %23
  br i1 %71, label %.loopexit17.loopexit, label %.preheader16

72:
  %73 = phi i64 [ %66, %65 ], [ %81, %72 ]
  %74 = phi double [ %63, %65 ], [ %80, %72 ]
  %75 = getelementptr double, ptr %68, i64 %73
  %76 = load double, ptr %75, align 8
  %77 = getelementptr inbounds double, ptr %32, i64 %73
  %78 = load double, ptr %77, align 8
  %79 = fmul double %76, %78
  %80 = fsub double %74, %79
  %81 = add nsw i64 %73, 1
  %82 = icmp slt i64 %81, %23
  br i1 %82, label %72, label %.loopexit10.loopexit

.loopexit17.loopexit:
  br label %.loopexit17

.loopexit17:
  br i1 %25, label %.preheader14.preheader, label %.loopexit15

.preheader14.preheader:
  br label %.preheader14

.loopexit15.loopexit:
  br label %.loopexit15

.loopexit15:
  switch i8 %11, label %96 [
    i8 116, label %.loopexit12
    i8 99, label %.loopexit12
    i8 84, label %.loopexit12
    i8 67, label %.loopexit12
  ]

.preheader14:
  %83 = phi i64 [ %94, %.preheader14 ], [ 0, %.preheader14.preheader ]
  %84 = sub nsw i64 %28, %83
  %85 = select i1 %15, i64 %83, i64 %84
  %86 = getelementptr inbounds i32, ptr %5, i64 %85
  %87 = load i32, ptr %86, align 4
  %88 = getelementptr inbounds double, ptr %32, i64 %85
  %89 = load double, ptr %88, align 8
  %90 = sext i32 %87 to i64
  %91 = getelementptr double, ptr %32, i64 %90
  %92 = getelementptr i8, ptr %91, i64 -8
  %93 = load double, ptr %92, align 8
  store double %93, ptr %88, align 8
  store double %89, ptr %92, align 8
  %94 = add nuw nsw i64 %83, 1
  %95 = icmp eq i64 %94, %23
  br i1 %95, label %.loopexit15.loopexit, label %.preheader14

96:
  br i1 %25, label %.preheader13.preheader, label %.loopexit12

.preheader13.preheader:
  br label %.preheader13

.preheader13:
  %97 = phi i64 [ %104, %.loopexit9 ], [ 0, %.preheader13.preheader ]
  %98 = getelementptr inbounds nuw double, ptr %32, i64 %97
  %99 = load double, ptr %98, align 8
  %100 = icmp eq i64 %97, 0
  br i1 %100, label %.loopexit9, label %101

101:
  %102 = getelementptr double, ptr %3, i64 %97
  br label %106

.loopexit9.loopexit:
  %.lcssa48 = phi double [ %115, %106 ]
  br label %.loopexit9

.loopexit9:
  %103 = phi double [ %99, %.preheader13 ], [ %.lcssa48, %.loopexit9.loopexit ]
  store double %103, ptr %98, align 8
  %104 = add nuw nsw i64 %97, 1
  %105 = icmp eq i64 %104, %23
  br i1 %105, label %.preheader.preheader, label %.preheader13

.preheader.preheader:
  br label %.preheader

106:
  %107 = phi i64 [ 0, %101 ], [ %116, %106 ]
  %108 = phi double [ %99, %101 ], [ %115, %106 ]
  %109 = mul nsw i64 %107, %24
  %110 = getelementptr double, ptr %102, i64 %109
  %111 = load double, ptr %110, align 8
  %112 = getelementptr inbounds nuw double, ptr %32, i64 %107
  %113 = load double, ptr %112, align 8
  %114 = fmul double %111, %113
  %115 = fsub double %108, %114
  %116 = add nuw nsw i64 %107, 1
  %117 = icmp eq i64 %116, %97
  br i1 %117, label %.loopexit9.loopexit, label %106

.preheader:
  %118 = phi i64 [ %132, %.loopexit ], [ 0, %.preheader.preheader ]
  %119 = xor i64 %118, -1
  %120 = add nsw i64 %119, %23
  %121 = getelementptr inbounds double, ptr %32, i64 %120
  %122 = load double, ptr %121, align 8
  %123 = icmp eq i64 %118, 0
  br i1 %123, label %.loopexit, label %124

124:
  %125 = sub nsw i64 %23, %118
  %126 = getelementptr double, ptr %3, i64 %120
  br label %134

.loopexit.loopexit:
  %.lcssa49 = phi double [ %143, %134 ]
  br label %.loopexit

.loopexit:
  %127 = phi double [ %122, %.preheader ], [ %.lcssa49, %.loopexit.loopexit ]
  %128 = mul i64 %120, %26
  %129 = getelementptr inbounds double, ptr %3, i64 %128
  %130 = load double, ptr %129, align 8
  %131 = fdiv double %127, %130
  store double %131, ptr %121, align 8
  %132 = add nuw nsw i64 %118, 1
  %133 = icmp eq i64 %132, %23
  br i1 %133, label %.loopexit12.loopexit, label %.preheader

134:
  %135 = phi i64 [ %125, %124 ], [ %144, %134 ]
  %136 = phi double [ %122, %124 ], [ %143, %134 ]
  %137 = mul nsw i64 %135, %24
  %138 = getelementptr double, ptr %126, i64 %137
  %139 = load double, ptr %138, align 8
  %140 = getelementptr inbounds double, ptr %32, i64 %135
  %141 = load double, ptr %140, align 8
  %142 = fmul double %139, %141
  %143 = fsub double %136, %142
  %144 = add nsw i64 %135, 1
  %145 = icmp slt i64 %144, %23
  br i1 %145, label %134, label %.loopexit.loopexit

.loopexit12.loopexit:
  br label %.loopexit12

.loopexit12:
  %146 = add nuw nsw i64 %30, 1
  %147 = icmp eq i64 %146, %16
  br i1 %147, label %.loopexit19.loopexit, label %29

.loopexit19.loopexit:
  br label %.loopexit19

.loopexit19:
  store i32 0, ptr %8, align 4
  ret void
}

define void @dgesv_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef %2, ptr noundef readonly %3, ptr noundef %4, ptr noundef %5, ptr noundef readonly %6, ptr noundef writeonly %7) {
  %9 = load i32, ptr %0, align 4
  %10 = load i32, ptr %1, align 4
  %11 = load i32, ptr %3, align 4
  %12 = load i32, ptr %6, align 4
  %13 = sext i32 %9 to i64
  %14 = icmp sgt i32 %9, 0
  br i1 %14, label %16, label %15

15:
  store i32 0, ptr %7, align 4
  br label %92

16:
  %17 = sext i32 %11 to i64
  br label %18

18:
  %19 = phi i32 [ 0, %16 ], [ %88, %.loopexit15 ]
  %20 = phi i64 [ 0, %16 ], [ %21, %.loopexit15 ]
  %21 = add nuw nsw i64 %20, 1
  %22 = icmp slt i64 %21, %13
  %23 = mul nsw i64 %20, %17
  br i1 %22, label %24, label %.loopexit17

24:
  %25 = getelementptr double, ptr %2, i64 %23
  br label %34

.loopexit17.loopexit:
  %.lcssa46 = phi i64 [ %44, %34 ]
  br label %.loopexit17

.loopexit17:
  %26 = phi i64 [ %20, %18 ], [ %.lcssa46, %.loopexit17.loopexit ]
  %27 = trunc i64 %26 to i32
  %28 = add i32 %27, 1
  %29 = getelementptr inbounds nuw i32, ptr %4, i64 %20
  store i32 %28, ptr %29, align 4
  %30 = getelementptr double, ptr %2, i64 %26
  %31 = getelementptr double, ptr %30, i64 %23
  %32 = load double, ptr %31, align 8
  %33 = fcmp oeq double %32, 0.000000e+00
  br i1 %33, label %47, label %51

34:
  %35 = phi i64 [ %21, %24 ], [ %45, %34 ]
  %36 = phi i64 [ %20, %24 ], [ %44, %34 ]
  %37 = getelementptr double, ptr %25, i64 %35
  %38 = load double, ptr %37, align 8
  %39 = tail call double @llvm.fabs.f64(double %38)
  %40 = getelementptr double, ptr %25, i64 %36
  %41 = load double, ptr %40, align 8
  %42 = tail call double @llvm.fabs.f64(double %41)
  %43 = fcmp ogt double %39, %42
  %44 = select i1 %43, i64 %35, i64 %36
  %45 = add nuw nsw i64 %35, 1
  %46 = icmp eq i64 %45, %13
  br i1 %46, label %.loopexit17.loopexit, label %34

47:
  %48 = icmp eq i32 %19, 0
  %49 = trunc i64 %21 to i32
  %50 = select i1 %48, i32 %49, i32 %19
  br label %.loopexit15

51:
  %52 = icmp eq i64 %26, %20
  br i1 %52, label %.loopexit16, label %53

53:
  %54 = getelementptr double, ptr %2, i64 %20
  br label %55

55:
  %56 = phi i64 [ 0, %53 ], [ %62, %55 ]
  %57 = mul nsw i64 %56, %17
  %58 = getelementptr double, ptr %54, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = getelementptr double, ptr %30, i64 %57
  %61 = load double, ptr %60, align 8
  store double %61, ptr %58, align 8
  store double %59, ptr %60, align 8
  %62 = add nuw nsw i64 %56, 1
  %63 = icmp eq i64 %62, %13
  br i1 %63, label %.loopexit16.loopexit, label %55

.loopexit16.loopexit:
  br label %.loopexit16

.loopexit16:
  br i1 %22, label %64, label %.loopexit15

64:
  %65 = getelementptr double, ptr %2, i64 %20
  %66 = getelementptr double, ptr %65, i64 %23
  br label %67

67:
  %68 = phi i64 [ %21, %64 ], [ %75, %74 ]
  %69 = getelementptr double, ptr %2, i64 %68
  %70 = getelementptr double, ptr %69, i64 %23
  %71 = load double, ptr %70, align 8
  %72 = load double, ptr %66, align 8
  %73 = fdiv double %71, %72
  store double %73, ptr %70, align 8
  br label %77

74:
  %75 = add nuw nsw i64 %68, 1
  %76 = icmp eq i64 %75, %13
  br i1 %76, label %.loopexit15.loopexit, label %67

77:
  %78 = phi i64 [ %21, %67 ], [ %86, %77 ]
  %79 = mul nsw i64 %78, %17
  %80 = getelementptr double, ptr %65, i64 %79
  %81 = load double, ptr %80, align 8
  %82 = fmul double %73, %81
  %83 = getelementptr double, ptr %69, i64 %79
  %84 = load double, ptr %83, align 8
  %85 = fsub double %84, %82
  store double %85, ptr %83, align 8
  %86 = add nuw nsw i64 %78, 1
  %87 = icmp eq i64 %86, %13
  br i1 %87, label %74, label %77

.loopexit15.loopexit:
  br label %.loopexit15

.loopexit15:
  %88 = phi i32 [ %50, %47 ], [ %19, %.loopexit16 ], [ %19, %.loopexit15.loopexit ]
  %89 = icmp eq i64 %21, %13
  br i1 %89, label %90, label %18

90:
  %.lcssa47 = phi i32 [ %88, %.loopexit15 ]
  store i32 %.lcssa47, ptr %7, align 4
  %91 = icmp eq i32 %.lcssa47, 0
  br i1 %91, label %92, label %.loopexit14

92:
  %93 = sext i32 %10 to i64
  %94 = icmp sgt i32 %10, 0
  br i1 %94, label %95, label %.loopexit14

95:
  %96 = sext i32 %12 to i64
  %97 = sext i32 %11 to i64
  %98 = add nsw i64 %97, 1
  br label %99

99:
  %100 = phi i64 [ 0, %95 ], [ %163, %.loopexit11 ]
  %101 = mul nsw i64 %100, %96
  %102 = getelementptr inbounds double, ptr %5, i64 %101
  br i1 %14, label %.preheader13.preheader, label %.loopexit11

.preheader13.preheader:
  br label %.preheader13

.preheader13:
  %103 = phi i64 [ %112, %.preheader13 ], [ 0, %.preheader13.preheader ]
  %104 = getelementptr inbounds nuw i32, ptr %4, i64 %103
  %105 = load i32, ptr %104, align 4
  %106 = getelementptr inbounds nuw double, ptr %102, i64 %103
  %107 = load double, ptr %106, align 8
  %108 = sext i32 %105 to i64
  %109 = getelementptr double, ptr %102, i64 %108
  %110 = getelementptr i8, ptr %109, i64 -8
  %111 = load double, ptr %110, align 8
  store double %111, ptr %106, align 8
  store double %107, ptr %110, align 8
  %112 = add nuw nsw i64 %103, 1
  %113 = icmp eq i64 %112, %13
  br i1 %113, label %.preheader12.preheader, label %.preheader13

.preheader12.preheader:
  br label %.preheader12

.preheader12:
  %114 = phi i64 [ %121, %.loopexit10 ], [ 0, %.preheader12.preheader ]
  %115 = getelementptr inbounds nuw double, ptr %102, i64 %114
  %116 = load double, ptr %115, align 8
  %117 = icmp eq i64 %114, 0
  br i1 %117, label %.loopexit10, label %118

118:
  %119 = getelementptr double, ptr %2, i64 %114
  br label %123

.loopexit10.loopexit:
  %.lcssa = phi double [ %132, %123 ]
  br label %.loopexit10

.loopexit10:
  %120 = phi double [ %116, %.preheader12 ], [ %.lcssa, %.loopexit10.loopexit ]
  store double %120, ptr %115, align 8
  %121 = add nuw nsw i64 %114, 1
  %122 = icmp eq i64 %121, %13
  br i1 %122, label %.preheader.preheader, label %.preheader12

.preheader.preheader:
  br label %.preheader

123:
  %124 = phi i64 [ 0, %118 ], [ %133, %123 ]
  %125 = phi double [ %116, %118 ], [ %132, %123 ]
  %126 = mul nsw i64 %124, %97
  %127 = getelementptr double, ptr %119, i64 %126
  %128 = load double, ptr %127, align 8
  %129 = getelementptr inbounds nuw double, ptr %102, i64 %124
  %130 = load double, ptr %129, align 8
  %131 = fmul double %128, %130
  %132 = fsub double %125, %131
  %133 = add nuw nsw i64 %124, 1
  %134 = icmp eq i64 %133, %114
  br i1 %134, label %.loopexit10.loopexit, label %123

.preheader:
  %135 = phi i64 [ %149, %.loopexit ], [ 0, %.preheader.preheader ]
  %136 = xor i64 %135, -1
  %137 = add nsw i64 %136, %13
  %138 = getelementptr inbounds double, ptr %102, i64 %137
  %139 = load double, ptr %138, align 8
  %140 = icmp eq i64 %135, 0
  br i1 %140, label %.loopexit, label %141

141:
  %142 = sub nsw i64 %13, %135
  %143 = getelementptr double, ptr %2, i64 %137
  br label %151

.loopexit.loopexit:
  %.lcssa45 = phi double [ %160, %151 ]
  br label %.loopexit

.loopexit:
  %144 = phi double [ %139, %.preheader ], [ %.lcssa45, %.loopexit.loopexit ]
  %145 = mul i64 %137, %98
  %146 = getelementptr inbounds double, ptr %2, i64 %145
  %147 = load double, ptr %146, align 8
  %148 = fdiv double %144, %147
  store double %148, ptr %138, align 8
  %149 = add nuw nsw i64 %135, 1
  %150 = icmp eq i64 %149, %13
  br i1 %150, label %.loopexit11.loopexit, label %.preheader

151:
  %152 = phi i64 [ %142, %141 ], [ %161, %151 ]
  %153 = phi double [ %139, %141 ], [ %160, %151 ]
  %154 = mul nsw i64 %152, %97
  %155 = getelementptr double, ptr %143, i64 %154
  %156 = load double, ptr %155, align 8
  %157 = getelementptr inbounds double, ptr %102, i64 %152
  %158 = load double, ptr %157, align 8
  %159 = fmul double %156, %158
  %160 = fsub double %153, %159
  %161 = add nsw i64 %152, 1
  %162 = icmp slt i64 %161, %13
  br i1 %162, label %151, label %.loopexit.loopexit

.loopexit11.loopexit:
  br label %.loopexit11

.loopexit11:
  %163 = add nuw nsw i64 %100, 1
  %164 = icmp eq i64 %163, %93
  br i1 %164, label %.loopexit14.loopexit, label %99

.loopexit14.loopexit:
  br label %.loopexit14

.loopexit14:
  ret void
}

define void @dtrtrs_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef %7, ptr noundef readonly %8, ptr noundef writeonly %9) {
  %11 = load i32, ptr %3, align 4
  %12 = load i32, ptr %4, align 4
  %13 = load i32, ptr %6, align 4
  %14 = load i32, ptr %8, align 4
  store i32 0, ptr %9, align 4
  %15 = sext i32 %11 to i64
  %16 = icmp sgt i32 %11, 0
  br i1 %16, label %17, label %.loopexit8

17:
  %18 = load i8, ptr %2, align 1
  %19 = and i8 %18, -33
  %20 = icmp eq i8 %19, 85
  %21 = sext i32 %13 to i64
  %22 = add nsw i64 %21, 1
  br label %29

.loopexit8.loopexit:
  br label %.loopexit8

.loopexit8:
  %23 = sext i32 %12 to i64
  %24 = icmp sgt i32 %12, 0
  br i1 %24, label %25, label %.loopexit7

25:
  %26 = sext i32 %13 to i64
  %27 = sext i32 %14 to i64
  %28 = add nsw i64 %26, 1
  br label %42

29:
  %30 = phi i64 [ 0, %17 ], [ %40, %39 ]
  br i1 %20, label %39, label %31

31:
  %32 = mul i64 %30, %22
  %33 = getelementptr inbounds double, ptr %5, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = fcmp oeq double %34, 0.000000e+00
  br i1 %35, label %36, label %39

36:
  %.lcssa26 = phi i64 [ %30, %31 ]
  %37 = trunc i64 %.lcssa26 to i32
  %38 = add i32 %37, 1
  store i32 %38, ptr %9, align 4
  br label %.loopexit7

39:
  %40 = add nuw nsw i64 %30, 1
  %41 = icmp eq i64 %40, %15
  br i1 %41, label %.loopexit8.loopexit, label %29

42:
  %43 = phi i64 [ 0, %25 ], [ %98, %.loopexit6 ]
  %44 = load i8, ptr %0, align 1
  %45 = and i8 %44, -33
  %46 = load i8, ptr %1, align 1
  %47 = and i8 %46, -33
  %48 = icmp eq i8 %47, 84
  %49 = icmp eq i8 %47, 67
  %50 = or i1 %48, %49
  %51 = load i8, ptr %2, align 1
  %52 = and i8 %51, -33
  %53 = icmp eq i8 %52, 85
  %54 = mul nsw i64 %43, %27
  %55 = getelementptr inbounds double, ptr %7, i64 %54
  %56 = icmp ne i8 %45, 85
  %57 = xor i1 %56, %50
  br i1 %16, label %.preheader.preheader, label %.loopexit6

.preheader.preheader:
  br label %.preheader

.preheader:
  %58 = phi i64 [ %96, %94 ], [ 0, %.preheader.preheader ]
  %59 = xor i64 %58, -1
  %60 = add nsw i64 %59, %15
  %61 = select i1 %57, i64 %58, i64 %60
  %62 = getelementptr inbounds double, ptr %55, i64 %61
  %63 = load double, ptr %62, align 8
  %64 = sub nsw i64 %15, %58
  %65 = select i1 %57, i64 0, i64 %64
  %66 = select i1 %57, i64 %58, i64 %15
  %67 = icmp slt i64 %65, %66
  br i1 %67, label %68, label %.loopexit

68:
  %69 = mul nsw i64 %61, %26
  br label %71

.loopexit.loopexit:
  %.lcssa = phi double [ %86, %79 ]
  br label %.loopexit

.loopexit:
  %70 = phi double [ %63, %.preheader ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %53, label %94, label %89

71:
  %72 = phi i64 [ %65, %68 ], [ %87, %79 ]
  %73 = phi double [ %63, %68 ], [ %86, %79 ]
  switch i8 %46, label %76 [
    i8 116, label %74
    i8 99, label %74
    i8 84, label %74
    i8 67, label %74
  ]

74:
  %75 = add nsw i64 %72, %69
  br label %79

76:
  %77 = mul nsw i64 %72, %26
  %78 = add nsw i64 %77, %61
  br label %79

79:
  %80 = phi i64 [ %75, %74 ], [ %78, %76 ]
  %81 = getelementptr inbounds double, ptr %5, i64 %80
  %82 = load double, ptr %81, align 8
  %83 = getelementptr inbounds double, ptr %55, i64 %72
  %84 = load double, ptr %83, align 8
  %85 = fmul double %82, %84
  %86 = fsub double %73, %85
  %87 = add nsw i64 %72, 1
  %88 = icmp eq i64 %87, %66
  br i1 %88, label %.loopexit.loopexit, label %71

89:
  %90 = mul i64 %61, %28
  %91 = getelementptr inbounds double, ptr %5, i64 %90
  %92 = load double, ptr %91, align 8
  %93 = fdiv double %70, %92
  br label %94

94:
  %95 = phi double [ %93, %89 ], [ %70, %.loopexit ]
  store double %95, ptr %62, align 8
  %96 = add nuw nsw i64 %58, 1
  %97 = icmp eq i64 %96, %15
  br i1 %97, label %.loopexit6.loopexit, label %.preheader

.loopexit6.loopexit:
  br label %.loopexit6

.loopexit6:
  %98 = add nuw nsw i64 %43, 1
  %99 = icmp eq i64 %98, %23
  br i1 %99, label %.loopexit7.loopexit, label %42

.loopexit7.loopexit:
  br label %.loopexit7

.loopexit7:
  ret void
}

define void @dgtsv_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef readonly %6, ptr noundef writeonly %7) {
  %9 = load i32, ptr %0, align 4
  %10 = sext i32 %9 to i64
  %11 = load i32, ptr %1, align 4
  %12 = sext i32 %11 to i64
  %13 = load i32, ptr %6, align 4
  %14 = sext i32 %13 to i64
  store i32 0, ptr %7, align 4
  %15 = add nsw i64 %10, -2
  %16 = icmp sgt i32 %9, 1
  br i1 %16, label %17, label %.loopexit13

17:
  %18 = icmp sgt i32 %11, 0
  %19 = icmp eq i32 %13, 1
  br label %20

20:
  %21 = phi i64 [ 0, %17 ], [ %114, %.loopexit7 ]
  %22 = phi i64 [ 1, %17 ], [ %112, %.loopexit7 ]
  %23 = shl nuw nsw i64 %21, 3
  %24 = getelementptr i8, ptr %5, i64 %23
  %25 = getelementptr inbounds nuw double, ptr %3, i64 %21
  %26 = load double, ptr %25, align 8
  %27 = tail call double @llvm.fabs.f64(double %26)
  %28 = getelementptr inbounds nuw double, ptr %2, i64 %21
  %29 = load double, ptr %28, align 8
  %30 = tail call double @llvm.fabs.f64(double %29)
  %31 = fcmp ult double %27, %30
  br i1 %31, label %71, label %32

32:
  %33 = fcmp oeq double %26, 0.000000e+00
  br i1 %33, label %34, label %36

34:
  %.lcssa = phi i64 [ %22, %32 ]
  %35 = trunc i64 %.lcssa to i32
  br label %159

36:
  %37 = fdiv double %29, %26
  %38 = getelementptr inbounds nuw double, ptr %4, i64 %21
  %39 = load double, ptr %38, align 8
  %40 = fmul double %37, %39
  %41 = getelementptr inbounds nuw double, ptr %3, i64 %22
  %42 = load double, ptr %41, align 8
  %43 = fsub double %42, %40
  store double %43, ptr %41, align 8
  br i1 %18, label %44, label %.loopexit10

44:
  %45 = getelementptr double, ptr %5, i64 %21
  %46 = getelementptr double, ptr %5, i64 %22
  br i1 %19, label %57, label %.preheader11.lver.orig.preheader

.preheader11.lver.orig.preheader:
  br label %.preheader11.lver.orig

.preheader11.lver.orig:
  %47 = phi i64 [ %55, %.preheader11.lver.orig ], [ 0, %.preheader11.lver.orig.preheader ]
  %48 = mul nsw i64 %47, %14
  %49 = getelementptr double, ptr %45, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = fmul double %37, %50
  %52 = getelementptr double, ptr %46, i64 %48
  %53 = load double, ptr %52, align 8
  %54 = fsub double %53, %51
  store double %54, ptr %52, align 8
  %55 = add nuw nsw i64 %47, 1
  %56 = icmp eq i64 %55, %12
  br i1 %56, label %.loopexit10.loopexit40, label %.preheader11.lver.orig

57:
  %58 = load double, ptr %24, align 8
  br label %60

.loopexit10.loopexit:
  br label %.loopexit10

.loopexit10.loopexit40:
  br label %.loopexit10

.loopexit10:
  %59 = icmp slt i64 %21, %15
  br i1 %59, label %70, label %.loopexit7

60:
  %61 = phi double [ %58, %57 ], [ %67, %60 ]
  %62 = phi i64 [ 0, %57 ], [ %68, %60 ]
  %63 = mul nuw nsw i64 %62, %14
  %64 = fmul double %37, %61
  %65 = getelementptr double, ptr %46, i64 %63
  %66 = load double, ptr %65, align 8
  %67 = fsub double %66, %64
  store double %67, ptr %65, align 8
  %68 = add nuw nsw i64 %62, 1
  %69 = icmp eq i64 %68, %12
  br i1 %69, label %.loopexit10.loopexit, label %60

70:
  store double 0.000000e+00, ptr %28, align 8
  br label %.loopexit7

71:
  %72 = fdiv double %26, %29
  %73 = getelementptr inbounds nuw double, ptr %3, i64 %22
  %74 = load double, ptr %73, align 8
  %75 = getelementptr inbounds nuw double, ptr %4, i64 %21
  %76 = load double, ptr %75, align 8
  store double %29, ptr %25, align 8
  %77 = fmul double %72, %74
  %78 = fsub double %76, %77
  store double %78, ptr %73, align 8
  store double %74, ptr %75, align 8
  %79 = icmp slt i64 %21, %15
  br i1 %79, label %80, label %85

80:
  %81 = getelementptr inbounds nuw double, ptr %4, i64 %22
  %82 = load double, ptr %81, align 8
  store double %82, ptr %28, align 8
  %83 = fneg double %72
  %84 = fmul double %82, %83
  store double %84, ptr %81, align 8
  br label %85

85:
  br i1 %18, label %86, label %.loopexit7

86:
  %87 = getelementptr double, ptr %5, i64 %21
  %88 = getelementptr double, ptr %5, i64 %22
  br i1 %19, label %99, label %.preheader8.lver.orig.preheader

.preheader8.lver.orig.preheader:
  br label %.preheader8.lver.orig

.preheader8.lver.orig:
  %89 = phi i64 [ %97, %.preheader8.lver.orig ], [ 0, %.preheader8.lver.orig.preheader ]
  %90 = mul nsw i64 %89, %14
  %91 = getelementptr double, ptr %87, i64 %90
  %92 = load double, ptr %91, align 8
  %93 = getelementptr double, ptr %88, i64 %90
  %94 = load double, ptr %93, align 8
  store double %94, ptr %91, align 8
  %95 = fmul double %72, %94
  %96 = fsub double %92, %95
  store double %96, ptr %93, align 8
  %97 = add nuw nsw i64 %89, 1
  %98 = icmp eq i64 %97, %12
  br i1 %98, label %.loopexit7.loopexit39, label %.preheader8.lver.orig

99:
  %100 = load double, ptr %24, align 8
  br label %101

101:
  %102 = phi double [ %100, %99 ], [ %109, %101 ]
  %103 = phi i64 [ 0, %99 ], [ %110, %101 ]
  %104 = mul nuw nsw i64 %103, %14
  %105 = getelementptr double, ptr %87, i64 %104
  %106 = getelementptr double, ptr %88, i64 %104
  %107 = load double, ptr %106, align 8
  store double %107, ptr %105, align 8
  %108 = fmul double %72, %107
  %109 = fsub double %102, %108
  store double %109, ptr %106, align 8
  %110 = add nuw nsw i64 %103, 1
  %111 = icmp eq i64 %110, %12
  br i1 %111, label %.loopexit7.loopexit, label %101

.loopexit7.loopexit:
  br label %.loopexit7

.loopexit7.loopexit39:
  br label %.loopexit7

.loopexit7:
  %112 = add nuw nsw i64 %22, 1
  %113 = icmp eq i64 %112, %10
  %114 = add nuw nsw i64 %21, 1
  br i1 %113, label %.loopexit13.loopexit, label %20

.loopexit13.loopexit:
  br label %.loopexit13

.loopexit13:
  %115 = icmp sgt i32 %9, 0
  br i1 %115, label %116, label %121

116:
  %117 = getelementptr double, ptr %3, i64 %10
  %118 = getelementptr i8, ptr %117, i64 -8
  %119 = load double, ptr %118, align 8
  %120 = fcmp oeq double %119, 0.000000e+00
  br i1 %120, label %159, label %121

121:
  %122 = icmp sgt i32 %11, 0
  br i1 %122, label %.preheader.preheader, label %.loopexit6

.preheader.preheader:
  br label %.preheader

.preheader:
  %123 = phi i64 [ %127, %.loopexit ], [ 0, %.preheader.preheader ]
  br i1 %115, label %124, label %.loopexit

124:
  %125 = mul nsw i64 %123, %14
  %126 = getelementptr double, ptr %5, i64 %125
  br label %129

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %127 = add nuw nsw i64 %123, 1
  %128 = icmp eq i64 %127, %12
  br i1 %128, label %.loopexit6.loopexit, label %.preheader

129:
  %130 = phi i64 [ %10, %124 ], [ %131, %153 ]
  %131 = add nsw i64 %130, -1
  %132 = getelementptr double, ptr %126, i64 %131
  %133 = load double, ptr %132, align 8
  %134 = icmp slt i64 %130, %10
  br i1 %134, label %135, label %142

135:
  %136 = getelementptr inbounds nuw double, ptr %4, i64 %131
  %137 = load double, ptr %136, align 8
  %138 = getelementptr double, ptr %126, i64 %130
  %139 = load double, ptr %138, align 8
  %140 = fmul double %137, %139
  %141 = fsub double %133, %140
  br label %142

142:
  %143 = phi double [ %141, %135 ], [ %133, %129 ]
  %144 = add nuw nsw i64 %130, 1
  %145 = icmp slt i64 %144, %10
  br i1 %145, label %146, label %153

146:
  %147 = getelementptr inbounds nuw double, ptr %2, i64 %131
  %148 = load double, ptr %147, align 8
  %149 = getelementptr double, ptr %126, i64 %144
  %150 = load double, ptr %149, align 8
  %151 = fmul double %148, %150
  %152 = fsub double %143, %151
  br label %153

153:
  %154 = phi double [ %152, %146 ], [ %143, %142 ]
  %155 = getelementptr inbounds nuw double, ptr %3, i64 %131
  %156 = load double, ptr %155, align 8
  %157 = fdiv double %154, %156
  store double %157, ptr %132, align 8
  %158 = icmp sgt i64 %130, 1
  br i1 %158, label %129, label %.loopexit.loopexit

159:
  %160 = phi i32 [ %35, %34 ], [ %9, %116 ]
  store i32 %160, ptr %7, align 4
  br label %.loopexit6

.loopexit6.loopexit:
  br label %.loopexit6

.loopexit6:
  ret void
}

define void @dptsv_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef readonly %5, ptr noundef writeonly %6) {
  %8 = load i32, ptr %0, align 4
  %9 = sext i32 %8 to i64
  %10 = load i32, ptr %1, align 4
  %11 = sext i32 %10 to i64
  %12 = load i32, ptr %5, align 4
  %13 = sext i32 %12 to i64
  store i32 0, ptr %6, align 4
  %14 = icmp sgt i32 %8, 0
  br i1 %14, label %.preheader.preheader, label %.loopexit6

.preheader.preheader:
  br label %.preheader

.loopexit6.loopexit:
  br label %.loopexit6

.loopexit6:
  %15 = icmp sgt i32 %10, 0
  br i1 %15, label %16, label %.loopexit5

16:
  %17 = icmp sgt i32 %8, 1
  br label %38

.preheader:
  %18 = phi i64 [ %26, %36 ], [ 0, %.preheader.preheader ]
  %19 = getelementptr inbounds nuw double, ptr %2, i64 %18
  %20 = load double, ptr %19, align 8
  %21 = fcmp ugt double %20, 0.000000e+00
  br i1 %21, label %25, label %22

22:
  %.lcssa = phi i64 [ %18, %.preheader ]
  %23 = trunc i64 %.lcssa to i32
  %24 = add i32 %23, 1
  store i32 %24, ptr %6, align 4
  br label %.loopexit5

25:
  %26 = add nuw nsw i64 %18, 1
  %27 = icmp slt i64 %26, %9
  br i1 %27, label %28, label %36

28:
  %29 = getelementptr inbounds nuw double, ptr %3, i64 %18
  %30 = load double, ptr %29, align 8
  %31 = fdiv double %30, %20
  store double %31, ptr %29, align 8
  %32 = fmul double %30, %31
  %33 = getelementptr inbounds nuw double, ptr %2, i64 %26
  %34 = load double, ptr %33, align 8
  %35 = fsub double %34, %32
  store double %35, ptr %33, align 8
  br label %36

36:
  %37 = icmp eq i64 %26, %9
  br i1 %37, label %.loopexit6.loopexit, label %.preheader

38:
  %39 = phi i64 [ 0, %16 ], [ %58, %.loopexit ]
  br i1 %17, label %40, label %44

40:
  %41 = mul nsw i64 %39, %13
  %42 = getelementptr double, ptr %4, i64 %41
  %43 = load double, ptr %42, align 8
  br label %46

44:
  br i1 %14, label %..loopexit4_crit_edge, label %.loopexit

..loopexit4_crit_edge:
  %.pre = mul nsw i64 %39, %13
  br label %.loopexit4

.loopexit4.loopexit:
  br label %.loopexit4

.loopexit4:
  %.pre-phi = phi i64 [ %.pre, %..loopexit4_crit_edge ], [ %41, %.loopexit4.loopexit ]
  %45 = getelementptr double, ptr %4, i64 %.pre-phi
  br label %60

46:
  %47 = phi double [ %43, %40 ], [ %55, %46 ]
  %48 = phi i64 [ 1, %40 ], [ %56, %46 ]
  %49 = getelementptr double, ptr %3, i64 %48
  %50 = getelementptr i8, ptr %49, i64 -8
  %51 = load double, ptr %50, align 8
  %52 = fmul double %47, %51
  %53 = getelementptr double, ptr %42, i64 %48
  %54 = load double, ptr %53, align 8
  %55 = fsub double %54, %52
  store double %55, ptr %53, align 8
  %56 = add nuw nsw i64 %48, 1
  %57 = icmp eq i64 %56, %9
  br i1 %57, label %.loopexit4.loopexit, label %46

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %58 = add nuw nsw i64 %39, 1
  %59 = icmp eq i64 %58, %11
  br i1 %59, label %.loopexit5.loopexit, label %38

60:
  %61 = phi i64 [ %9, %.loopexit4 ], [ %62, %76 ]
  %62 = add nsw i64 %61, -1
  %63 = getelementptr double, ptr %45, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = getelementptr inbounds nuw double, ptr %2, i64 %62
  %66 = load double, ptr %65, align 8
  %67 = fdiv double %64, %66
  %68 = icmp slt i64 %61, %9
  br i1 %68, label %69, label %76

69:
  %70 = getelementptr inbounds nuw double, ptr %3, i64 %62
  %71 = load double, ptr %70, align 8
  %72 = getelementptr double, ptr %45, i64 %61
  %73 = load double, ptr %72, align 8
  %74 = fmul double %71, %73
  %75 = fsub double %67, %74
  br label %76

76:
  %77 = phi double [ %75, %69 ], [ %67, %60 ]
  store double %77, ptr %63, align 8
  %78 = icmp samesign ugt i64 %61, 1
  br i1 %78, label %60, label %.loopexit.loopexit

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  ret void
}

define void @dgbtrf_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef %4, ptr noundef readonly %5, ptr noundef writeonly %6, ptr noundef writeonly %7) {
  %9 = load i32, ptr %0, align 4
  %10 = sext i32 %9 to i64
  %11 = load i32, ptr %1, align 4
  %12 = sext i32 %11 to i64
  %13 = load i32, ptr %2, align 4
  %14 = sext i32 %13 to i64
  %15 = load i32, ptr %3, align 4
  %16 = sext i32 %15 to i64
  %17 = load i32, ptr %5, align 4
  %18 = sext i32 %17 to i64
  %19 = add nsw i64 %16, %14
  %20 = add nsw i64 %16, 1
  %21 = icmp slt i64 %20, %12
  br i1 %21, label %22, label %.loopexit14

22:
  %23 = mul nsw i64 %20, %18
  %24 = add nsw i64 %23, %14
  %25 = shl i64 %24, 3
  %26 = shl nsw i64 %18, 3
  %27 = add nsw i64 %26, -8
  %28 = xor i64 %16, -1
  %29 = add nsw i64 %28, %12
  %30 = getelementptr i8, ptr %4, i64 %25
  %31 = getelementptr i8, ptr %30, i64 -8
  br label %41

32:
  %33 = add nsw i64 %43, 1
  %34 = icmp eq i64 %44, %29
  br i1 %34, label %.loopexit14.loopexit, label %41

.loopexit14.loopexit:
  br label %.loopexit14

.loopexit14:
  %35 = tail call i64 @llvm.smin.i64(i64 %10, i64 %12)
  %36 = icmp sgt i64 %35, 0
  br i1 %36, label %37, label %.loopexit13

37:
  %38 = add nsw i64 %14, 1
  %39 = add nsw i64 %12, -1
  %40 = getelementptr double, ptr %4, i64 %19
  br label %60

41:
  %42 = phi i64 [ 0, %22 ], [ %44, %32 ]
  %43 = phi i64 [ %20, %22 ], [ %33, %32 ]
  %44 = add nuw nsw i64 %42, 1
  %45 = sub nsw i64 %43, %19
  %46 = tail call i64 @llvm.smax.i64(i64 %45, i64 0)
  %47 = sub nsw i64 %43, %16
  %48 = tail call i64 @llvm.smin.i64(i64 %47, i64 %10)
  %49 = icmp slt i64 %46, %48
  br i1 %49, label %50, label %32

50:
  %reass.sub = sub i64 %42, %14
  %51 = add i64 %reass.sub, 1
  %52 = tail call i64 @llvm.smax.i64(i64 %51, i64 0)
  %53 = shl nuw nsw i64 %52, 3
  %54 = tail call i64 @llvm.smin.i64(i64 %44, i64 %10)
  %55 = sub i64 %54, %52
  %56 = shl i64 %55, 3
  %57 = mul i64 %42, %27
  %58 = getelementptr i8, ptr %31, i64 %57
  %59 = getelementptr i8, ptr %58, i64 %53
  tail call void @llvm.memset.p0.i64(ptr align 8 %59, i8 0, i64 %56, i1 false)
  br label %32

60:
  %61 = phi i64 [ %38, %37 ], [ %157, %.loopexit10 ]
  %62 = phi i64 [ 0, %37 ], [ %156, %.loopexit10 ]
  %63 = phi i32 [ 0, %37 ], [ %155, %.loopexit10 ]
  %64 = phi i64 [ 0, %37 ], [ %69, %.loopexit10 ]
  %65 = phi i64 [ 0, %37 ], [ %154, %.loopexit10 ]
  %66 = tail call i64 @llvm.smin.i64(i64 %61, i64 %10)
  %67 = add nsw i64 %64, %38
  %68 = tail call i64 @llvm.smin.i64(i64 %67, i64 %10)
  %69 = add nuw nsw i64 %64, 1
  %70 = icmp slt i64 %69, %68
  %71 = mul nsw i64 %64, %18
  br i1 %70, label %72, label %.loopexit12

72:
  %73 = getelementptr double, ptr %4, i64 %71
  %74 = getelementptr double, ptr %73, i64 %62
  %75 = getelementptr double, ptr %74, i64 %19
  br label %86

.loopexit12.loopexit:
  %.lcssa = phi i64 [ %96, %86 ]
  br label %.loopexit12

.loopexit12:
  %76 = phi i64 [ %64, %60 ], [ %.lcssa, %.loopexit12.loopexit ]
  %77 = trunc i64 %76 to i32
  %78 = add i32 %77, 1
  %79 = getelementptr inbounds nuw i32, ptr %6, i64 %64
  store i32 %78, ptr %79, align 4
  %80 = add nsw i64 %76, %19
  %81 = sub nsw i64 %80, %64
  %82 = getelementptr double, ptr %4, i64 %81
  %83 = getelementptr double, ptr %82, i64 %71
  %84 = load double, ptr %83, align 8
  %85 = fcmp oeq double %84, 0.000000e+00
  br i1 %85, label %99, label %103

86:
  %87 = phi i64 [ %69, %72 ], [ %97, %86 ]
  %88 = phi i64 [ %64, %72 ], [ %96, %86 ]
  %89 = getelementptr double, ptr %75, i64 %87
  %90 = load double, ptr %89, align 8
  %91 = tail call double @llvm.fabs.f64(double %90)
  %92 = getelementptr double, ptr %75, i64 %88
  %93 = load double, ptr %92, align 8
  %94 = tail call double @llvm.fabs.f64(double %93)
  %95 = fcmp ogt double %91, %94
  %96 = select i1 %95, i64 %87, i64 %88
  %97 = add nuw nsw i64 %87, 1
  %98 = icmp eq i64 %97, %66
  br i1 %98, label %.loopexit12.loopexit, label %86

99:
  %100 = icmp eq i32 %63, 0
  %101 = trunc i64 %69 to i32
  %102 = select i1 %100, i32 %101, i32 %63
  br label %.loopexit10

103:
  %104 = add i64 %76, %16
  %105 = tail call i64 @llvm.smin.i64(i64 %104, i64 %39)
  %106 = tail call i64 @llvm.smax.i64(i64 %105, i64 %65)
  %107 = icmp eq i64 %76, %64
  %108 = icmp sgt i64 %64, %106
  %109 = select i1 %107, i1 true, i1 %108
  br i1 %109, label %.loopexit11, label %110

110:
  %111 = add nsw i64 %64, %19
  br label %112

112:
  %113 = phi i64 [ %64, %110 ], [ %123, %112 ]
  %114 = sub i64 %111, %113
  %115 = mul nsw i64 %113, %18
  %116 = getelementptr double, ptr %4, i64 %114
  %117 = getelementptr double, ptr %116, i64 %115
  %118 = load double, ptr %117, align 8
  %119 = sub nsw i64 %80, %113
  %120 = getelementptr double, ptr %4, i64 %119
  %121 = getelementptr double, ptr %120, i64 %115
  %122 = load double, ptr %121, align 8
  store double %122, ptr %117, align 8
  store double %118, ptr %121, align 8
  %123 = add nuw i64 %113, 1
  %124 = icmp eq i64 %113, %106
  br i1 %124, label %.loopexit11.loopexit, label %112

.loopexit11.loopexit:
  br label %.loopexit11

.loopexit11:
  %125 = getelementptr double, ptr %4, i64 %71
  br i1 %70, label %126, label %.loopexit10

126:
  %127 = add nsw i64 %64, %19
  %128 = getelementptr double, ptr %40, i64 %71
  %129 = icmp slt i64 %64, %106
  br label %130

130:
  %131 = phi i64 [ %69, %126 ], [ %138, %.loopexit ]
  %132 = add nsw i64 %131, %19
  %133 = sub nsw i64 %132, %64
  %134 = getelementptr double, ptr %125, i64 %133
  %135 = load double, ptr %134, align 8
  %136 = load double, ptr %128, align 8
  %137 = fdiv double %135, %136
  store double %137, ptr %134, align 8
  br i1 %129, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %138 = add nuw nsw i64 %131, 1
  %139 = icmp eq i64 %138, %66
  br i1 %139, label %.loopexit10.loopexit, label %130

.preheader:
  %140 = phi i64 [ %152, %.preheader ], [ %69, %.preheader.preheader ]
  %141 = sub i64 %127, %140
  %142 = mul nsw i64 %140, %18
  %143 = getelementptr double, ptr %4, i64 %141
  %144 = getelementptr double, ptr %143, i64 %142
  %145 = load double, ptr %144, align 8
  %146 = fmul double %137, %145
  %147 = sub nsw i64 %132, %140
  %148 = getelementptr double, ptr %4, i64 %147
  %149 = getelementptr double, ptr %148, i64 %142
  %150 = load double, ptr %149, align 8
  %151 = fsub double %150, %146
  store double %151, ptr %149, align 8
  %152 = add nuw i64 %140, 1
  %153 = icmp eq i64 %140, %106
  br i1 %153, label %.loopexit.loopexit, label %.preheader

.loopexit10.loopexit:
  br label %.loopexit10

.loopexit10:
  %154 = phi i64 [ %65, %99 ], [ %106, %.loopexit11 ], [ %106, %.loopexit10.loopexit ]
  %155 = phi i32 [ %102, %99 ], [ %63, %.loopexit11 ], [ %63, %.loopexit10.loopexit ]
  %156 = xor i64 %64, -1
  %157 = add nsw i64 %61, 1
  %158 = icmp eq i64 %69, %35
  br i1 %158, label %.loopexit13.loopexit, label %60

.loopexit13.loopexit:
  %.lcssa29 = phi i32 [ %155, %.loopexit10 ]
  br label %.loopexit13

.loopexit13:
  %159 = phi i32 [ 0, %.loopexit14 ], [ %.lcssa29, %.loopexit13.loopexit ]
  store i32 %159, ptr %7, align 4
  ret void
}

define void @dgbtrs_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef %8, ptr noundef readonly %9, ptr noundef writeonly %10) {
  %12 = load i32, ptr %1, align 4
  %13 = freeze i32 %12
  %14 = sext i32 %13 to i64
  %15 = load i32, ptr %2, align 4
  %16 = sext i32 %15 to i64
  %17 = load i32, ptr %4, align 4
  %18 = sext i32 %17 to i64
  %19 = load i32, ptr %6, align 4
  %20 = sext i32 %19 to i64
  %21 = load i32, ptr %9, align 4
  %22 = sext i32 %21 to i64
  %23 = load i8, ptr %0, align 1
  %24 = and i8 %23, -33
  %25 = icmp eq i8 %24, 84
  %26 = icmp eq i8 %24, 67
  %27 = or i1 %25, %26
  %28 = icmp sgt i32 %17, 0
  br i1 %28, label %29, label %.loopexit13

29:
  %30 = load i32, ptr %3, align 4
  %31 = sext i32 %30 to i64
  %32 = add nsw i64 %31, %16
  %33 = icmp slt i32 %13, 1
  %34 = add nsw i64 %16, 1
  %35 = icmp sgt i32 %13, 0
  %36 = getelementptr double, ptr %5, i64 %32
  %37 = and i1 %35, %27
  br label %38

.loopexit13.loopexit:
  br label %.loopexit13

.loopexit13:
  store i32 0, ptr %10, align 4
  ret void

38:
  %39 = phi i64 [ 0, %29 ], [ %160, %.loopexit10 ]
  %40 = mul nsw i64 %39, %22
  %41 = getelementptr inbounds double, ptr %8, i64 %40
  br i1 %33, label %.loopexit11, label %42

42:
  switch i8 %23, label %.preheader12.preheader [
    i8 116, label %.loopexit15.preheader
    i8 99, label %.loopexit15.preheader
    i8 84, label %.loopexit15.preheader
    i8 67, label %.loopexit15.preheader
  ]

.preheader12.preheader:
  br label %.preheader12

.loopexit15.preheader.loopexit:
  br label %.loopexit15.preheader

.loopexit15.preheader:
  br label %.loopexit15

.loopexit9.loopexit:
  br label %.loopexit9

.loopexit9:
  %43 = add nsw i64 %45, 1
  %44 = icmp eq i64 %58, %14
  br i1 %44, label %.loopexit15.preheader.loopexit, label %.preheader12

.preheader12:
  %45 = phi i64 [ %43, %.loopexit9 ], [ %34, %.preheader12.preheader ]
  %46 = phi i64 [ %58, %.loopexit9 ], [ 0, %.preheader12.preheader ]
  %47 = tail call i64 @llvm.smin.i64(i64 %45, i64 %14)
  %48 = getelementptr inbounds nuw i32, ptr %7, i64 %46
  %49 = load i32, ptr %48, align 4
  %50 = add nsw i64 %46, %34
  %51 = tail call i64 @llvm.smin.i64(i64 %50, i64 %14)
  %52 = getelementptr inbounds nuw double, ptr %41, i64 %46
  %53 = load double, ptr %52, align 8
  %54 = sext i32 %49 to i64
  %55 = getelementptr double, ptr %41, i64 %54
  %56 = getelementptr i8, ptr %55, i64 -8
  %57 = load double, ptr %56, align 8
  store double %57, ptr %52, align 8
  store double %53, ptr %56, align 8
  %58 = add nuw nsw i64 %46, 1
  %59 = icmp slt i64 %58, %51
  br i1 %59, label %60, label %.loopexit9

60:
  %61 = sub nsw i64 %32, %46
  %62 = mul nsw i64 %46, %20
  %63 = getelementptr double, ptr %5, i64 %62
  %64 = getelementptr double, ptr %63, i64 %61
  br label %65

65:
  %66 = phi i64 [ %58, %60 ], [ %74, %65 ]
  %67 = getelementptr double, ptr %64, i64 %66
  %68 = load double, ptr %67, align 8
  %69 = load double, ptr %52, align 8
  %70 = fmul double %68, %69
  %71 = getelementptr inbounds nuw double, ptr %41, i64 %66
  %72 = load double, ptr %71, align 8
  %73 = fsub double %72, %70
  store double %73, ptr %71, align 8
  %74 = add nuw nsw i64 %66, 1
  %75 = icmp eq i64 %74, %47
  br i1 %75, label %.loopexit9.loopexit, label %65

.loopexit11.loopexit:
  br label %.loopexit11

.loopexit11:
  br i1 %37, label %.preheader.preheader, label %.loopexit10

.preheader.preheader:
  br label %.preheader

.loopexit15:
  %76 = phi i64 [ %126, %.loopexit7 ], [ 0, %.loopexit15.preheader ]
  %77 = xor i64 %76, -1
  %78 = add nsw i64 %77, %14
  %79 = select i1 %27, i64 %76, i64 %78
  %80 = icmp sgt i64 %79, %32
  %81 = sub nsw i64 %79, %32
  %82 = select i1 %80, i64 %81, i64 0
  %83 = getelementptr inbounds double, ptr %41, i64 %79
  %84 = load double, ptr %83, align 8
  %85 = icmp slt i64 %82, %79
  %86 = select i1 %27, i1 %85, i1 false
  br i1 %86, label %87, label %.loopexit8

87:
  %88 = sub nsw i64 %32, %76
  %89 = mul nsw i64 %76, %20
  %90 = getelementptr double, ptr %5, i64 %89
  %91 = getelementptr double, ptr %90, i64 %88
  br label %104

.loopexit8.loopexit:
  %.lcssa = phi double [ %112, %104 ]
  br label %.loopexit8

.loopexit8:
  %92 = phi double [ %84, %.loopexit15 ], [ %.lcssa, %.loopexit8.loopexit ]
  %93 = mul nsw i64 %79, %20
  %94 = getelementptr double, ptr %36, i64 %93
  %95 = load double, ptr %94, align 8
  %96 = fdiv double %92, %95
  store double %96, ptr %83, align 8
  %97 = getelementptr double, ptr %5, i64 %93
  %98 = icmp sge i64 %82, %79
  %99 = freeze i1 %98
  br i1 %99, label %.loopexit7, label %100

100:
  switch i8 %23, label %101 [
    i8 116, label %.loopexit7
    i8 99, label %.loopexit7
    i8 84, label %.loopexit7
    i8 67, label %.loopexit7
  ]

101:
  %102 = sub i64 %32, %78
  %103 = getelementptr double, ptr %97, i64 %102
  br label %115

104:
  %105 = phi i64 [ %82, %87 ], [ %113, %104 ]
  %106 = phi double [ %84, %87 ], [ %112, %104 ]
  %107 = getelementptr double, ptr %91, i64 %105
  %108 = load double, ptr %107, align 8
  %109 = getelementptr inbounds double, ptr %41, i64 %105
  %110 = load double, ptr %109, align 8
  %111 = fmul double %108, %110
  %112 = fsub double %106, %111
  %113 = add nsw i64 %105, 1
  %114 = icmp slt i64 %113, %79
  br i1 %114, label %104, label %.loopexit8.loopexit

115:
  %116 = phi i64 [ %123, %115 ], [ %82, %101 ]
  %117 = getelementptr double, ptr %103, i64 %116
  %118 = load double, ptr %117, align 8
  %119 = fmul double %96, %118
  %120 = getelementptr inbounds double, ptr %41, i64 %116
  %121 = load double, ptr %120, align 8
  %122 = fsub double %121, %119
  store double %122, ptr %120, align 8
  %123 = add nsw i64 %116, 1
  %124 = icmp sge i64 %123, %79
  %125 = freeze i1 %124
  br i1 %125, label %.loopexit7.loopexit, label %115

.loopexit7.loopexit:
  br label %.loopexit7

.loopexit7:
  %126 = add nuw nsw i64 %76, 1
  %127 = icmp eq i64 %126, %14
  br i1 %127, label %.loopexit11.loopexit, label %.loopexit15

.preheader:
  %128 = phi i64 [ %129, %.loopexit ], [ %14, %.preheader.preheader ]
  %129 = add nsw i64 %128, -1
  %130 = getelementptr inbounds nuw i32, ptr %7, i64 %129
  %131 = load i32, ptr %130, align 4
  %132 = add i64 %128, %16
  %133 = tail call i64 @llvm.smin.i64(i64 %132, i64 %14)
  %134 = getelementptr inbounds nuw double, ptr %41, i64 %129
  %135 = load double, ptr %134, align 8
  %136 = icmp slt i64 %128, %133
  br i1 %136, label %137, label %.loopexit

137:
  %138 = sub i64 %32, %128
  %139 = mul nsw i64 %129, %20
  %140 = getelementptr double, ptr %5, i64 %139
  %141 = getelementptr double, ptr %140, i64 %138
  %142 = getelementptr i8, ptr %141, i64 8
  br label %149

.loopexit.loopexit:
  %.lcssa27 = phi double [ %157, %149 ]
  br label %.loopexit

.loopexit:
  %143 = phi double [ %135, %.preheader ], [ %.lcssa27, %.loopexit.loopexit ]
  %144 = sext i32 %131 to i64
  %145 = getelementptr double, ptr %41, i64 %144
  %146 = getelementptr i8, ptr %145, i64 -8
  %147 = load double, ptr %146, align 8
  store double %147, ptr %134, align 8
  store double %143, ptr %146, align 8
  %148 = icmp samesign ugt i64 %128, 1
  br i1 %148, label %.preheader, label %.loopexit10.loopexit

149:
  %150 = phi i64 [ %128, %137 ], [ %158, %149 ]
  %151 = phi double [ %135, %137 ], [ %157, %149 ]
  %152 = getelementptr double, ptr %142, i64 %150
  %153 = load double, ptr %152, align 8
  %154 = getelementptr inbounds nuw double, ptr %41, i64 %150
  %155 = load double, ptr %154, align 8
  %156 = fmul double %153, %155
  %157 = fsub double %151, %156
  %158 = add nuw nsw i64 %150, 1
  %159 = icmp slt i64 %158, %133
  br i1 %159, label %149, label %.loopexit.loopexit

.loopexit10.loopexit:
  br label %.loopexit10

.loopexit10:
  %160 = add nuw nsw i64 %39, 1
  %161 = icmp eq i64 %160, %18
  br i1 %161, label %.loopexit13.loopexit, label %38
}

define void @dgbsv_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef %4, ptr noundef readonly %5, ptr noundef %6, ptr noundef %7, ptr noundef readonly %8, ptr noundef %9) {
  %11 = load i32, ptr %0, align 4
  %12 = sext i32 %11 to i64
  %13 = load i32, ptr %1, align 4
  %14 = sext i32 %13 to i64
  %15 = load i32, ptr %2, align 4
  %16 = sext i32 %15 to i64
  %17 = load i32, ptr %3, align 4
  %18 = sext i32 %17 to i64
  %19 = load i32, ptr %5, align 4
  %20 = sext i32 %19 to i64
  %21 = load i32, ptr %8, align 4
  %22 = sext i32 %21 to i64
  %23 = add nsw i64 %16, %14
  %24 = add nsw i64 %16, 1
  %25 = icmp slt i64 %24, %12
  br i1 %25, label %26, label %.loopexit25

26:
  %27 = mul nsw i64 %24, %20
  %28 = add nsw i64 %27, %14
  %29 = shl i64 %28, 3
  %30 = shl nsw i64 %20, 3
  %31 = add nsw i64 %30, -8
  %32 = xor i64 %16, -1
  %33 = add nsw i64 %32, %12
  %34 = getelementptr i8, ptr %4, i64 %29
  %35 = getelementptr i8, ptr %34, i64 -8
  br label %44

36:
  %37 = add nsw i64 %46, 1
  %38 = icmp eq i64 %47, %33
  br i1 %38, label %.loopexit25.loopexit, label %44

.loopexit25.loopexit:
  br label %.loopexit25

.loopexit25:
  %39 = icmp sgt i32 %11, 0
  br i1 %39, label %40, label %.loopexit24

40:
  %41 = add nsw i64 %14, 1
  %42 = add nsw i64 %12, -1
  %43 = getelementptr double, ptr %4, i64 %23
  br label %63

44:
  %45 = phi i64 [ 0, %26 ], [ %47, %36 ]
  %46 = phi i64 [ %24, %26 ], [ %37, %36 ]
  %47 = add nuw nsw i64 %45, 1
  %48 = sub nsw i64 %46, %23
  %49 = tail call i64 @llvm.smax.i64(i64 %48, i64 0)
  %50 = sub nsw i64 %46, %16
  %51 = tail call i64 @llvm.smin.i64(i64 %50, i64 %12)
  %52 = icmp slt i64 %49, %51
  br i1 %52, label %53, label %36

53:
  %reass.sub = sub i64 %45, %14
  %54 = add i64 %reass.sub, 1
  %55 = tail call i64 @llvm.smax.i64(i64 %54, i64 0)
  %56 = shl nuw nsw i64 %55, 3
  %57 = tail call i64 @llvm.smin.i64(i64 %47, i64 %12)
  %58 = sub i64 %57, %55
  %59 = shl i64 %58, 3
  %60 = mul i64 %45, %31
  %61 = getelementptr i8, ptr %35, i64 %60
  %62 = getelementptr i8, ptr %61, i64 %56
  tail call void @llvm.memset.p0.i64(ptr align 8 %62, i8 0, i64 %59, i1 false)
  br label %36

63:
  %64 = phi i64 [ %41, %40 ], [ %160, %.loopexit21 ]
  %65 = phi i64 [ 0, %40 ], [ %159, %.loopexit21 ]
  %66 = phi i32 [ 0, %40 ], [ %158, %.loopexit21 ]
  %67 = phi i64 [ 0, %40 ], [ %72, %.loopexit21 ]
  %68 = phi i64 [ 0, %40 ], [ %157, %.loopexit21 ]
  %69 = tail call i64 @llvm.smin.i64(i64 %64, i64 %12)
  %70 = add nsw i64 %67, %41
  %71 = tail call i64 @llvm.smin.i64(i64 %70, i64 %12)
  %72 = add nuw nsw i64 %67, 1
  %73 = icmp slt i64 %72, %71
  %74 = mul nsw i64 %67, %20
  br i1 %73, label %75, label %.loopexit23

75:
  %76 = getelementptr double, ptr %4, i64 %74
  %77 = getelementptr double, ptr %76, i64 %65
  %78 = getelementptr double, ptr %77, i64 %23
  br label %89

.loopexit23.loopexit:
  %.lcssa = phi i64 [ %99, %89 ]
  br label %.loopexit23

.loopexit23:
  %79 = phi i64 [ %67, %63 ], [ %.lcssa, %.loopexit23.loopexit ]
  %80 = trunc i64 %79 to i32
  %81 = add i32 %80, 1
  %82 = getelementptr inbounds nuw i32, ptr %6, i64 %67
  store i32 %81, ptr %82, align 4
  %83 = add nsw i64 %79, %23
  %84 = sub nsw i64 %83, %67
  %85 = getelementptr double, ptr %4, i64 %84
  %86 = getelementptr double, ptr %85, i64 %74
  %87 = load double, ptr %86, align 8
  %88 = fcmp oeq double %87, 0.000000e+00
  br i1 %88, label %102, label %106

89:
  %90 = phi i64 [ %72, %75 ], [ %100, %89 ]
  %91 = phi i64 [ %67, %75 ], [ %99, %89 ]
  %92 = getelementptr double, ptr %78, i64 %90
  %93 = load double, ptr %92, align 8
  %94 = tail call double @llvm.fabs.f64(double %93)
  %95 = getelementptr double, ptr %78, i64 %91
  %96 = load double, ptr %95, align 8
  %97 = tail call double @llvm.fabs.f64(double %96)
  %98 = fcmp ogt double %94, %97
  %99 = select i1 %98, i64 %90, i64 %91
  %100 = add nuw nsw i64 %90, 1
  %101 = icmp eq i64 %100, %69
  br i1 %101, label %.loopexit23.loopexit, label %89

102:
  %103 = icmp eq i32 %66, 0
  %104 = trunc i64 %72 to i32
  %105 = select i1 %103, i32 %104, i32 %66
  br label %.loopexit21

106:
  %107 = add i64 %79, %16
  %108 = tail call i64 @llvm.smin.i64(i64 %107, i64 %42)
  %109 = tail call i64 @llvm.smax.i64(i64 %108, i64 %68)
  %110 = icmp eq i64 %79, %67
  %111 = icmp sgt i64 %67, %109
  %112 = select i1 %110, i1 true, i1 %111
  br i1 %112, label %.loopexit22, label %113

113:
  %114 = add nsw i64 %67, %23
  br label %115

115:
  %116 = phi i64 [ %67, %113 ], [ %126, %115 ]
  %117 = sub i64 %114, %116
  %118 = mul nsw i64 %116, %20
  %119 = getelementptr double, ptr %4, i64 %117
  %120 = getelementptr double, ptr %119, i64 %118
  %121 = load double, ptr %120, align 8
  %122 = sub nsw i64 %83, %116
  %123 = getelementptr double, ptr %4, i64 %122
  %124 = getelementptr double, ptr %123, i64 %118
  %125 = load double, ptr %124, align 8
  store double %125, ptr %120, align 8
  store double %121, ptr %124, align 8
  %126 = add nuw i64 %116, 1
  %127 = icmp eq i64 %116, %109
  br i1 %127, label %.loopexit22.loopexit, label %115

.loopexit22.loopexit:
  br label %.loopexit22

.loopexit22:
  %128 = getelementptr double, ptr %4, i64 %74
  br i1 %73, label %129, label %.loopexit21

129:
  %130 = add nsw i64 %67, %23
  %131 = getelementptr double, ptr %43, i64 %74
  %132 = icmp slt i64 %67, %109
  br label %133

133:
  %134 = phi i64 [ %72, %129 ], [ %141, %.loopexit20 ]
  %135 = add nsw i64 %134, %23
  %136 = sub nsw i64 %135, %67
  %137 = getelementptr double, ptr %128, i64 %136
  %138 = load double, ptr %137, align 8
  %139 = load double, ptr %131, align 8
  %140 = fdiv double %138, %139
  store double %140, ptr %137, align 8
  br i1 %132, label %.preheader19.preheader, label %.loopexit20

.preheader19.preheader:
  br label %.preheader19

.loopexit20.loopexit:
  br label %.loopexit20

.loopexit20:
  %141 = add nuw nsw i64 %134, 1
  %142 = icmp eq i64 %141, %69
  br i1 %142, label %.loopexit21.loopexit, label %133

.preheader19:
  %143 = phi i64 [ %155, %.preheader19 ], [ %72, %.preheader19.preheader ]
  %144 = sub i64 %130, %143
  %145 = mul nsw i64 %143, %20
  %146 = getelementptr double, ptr %4, i64 %144
  %147 = getelementptr double, ptr %146, i64 %145
  %148 = load double, ptr %147, align 8
  %149 = fmul double %140, %148
  %150 = sub nsw i64 %135, %143
  %151 = getelementptr double, ptr %4, i64 %150
  %152 = getelementptr double, ptr %151, i64 %145
  %153 = load double, ptr %152, align 8
  %154 = fsub double %153, %149
  store double %154, ptr %152, align 8
  %155 = add nuw i64 %143, 1
  %156 = icmp eq i64 %143, %109
  br i1 %156, label %.loopexit20.loopexit, label %.preheader19

.loopexit21.loopexit:
  br label %.loopexit21

.loopexit21:
  %157 = phi i64 [ %68, %102 ], [ %109, %.loopexit22 ], [ %109, %.loopexit21.loopexit ]
  %158 = phi i32 [ %105, %102 ], [ %66, %.loopexit22 ], [ %66, %.loopexit21.loopexit ]
  %159 = xor i64 %67, -1
  %160 = add nsw i64 %64, 1
  %161 = icmp eq i64 %72, %12
  br i1 %161, label %.loopexit24.loopexit, label %63

.loopexit24.loopexit:
  %.lcssa46 = phi i32 [ %158, %.loopexit21 ]
  br label %.loopexit24

.loopexit24:
  %162 = phi i32 [ 0, %.loopexit25 ], [ %.lcssa46, %.loopexit24.loopexit ]
  store i32 %162, ptr %9, align 4
  %163 = icmp eq i32 %162, 0
  %164 = icmp sgt i32 %17, 0
  %165 = select i1 %163, i1 %164, i1 false
  br i1 %165, label %166, label %.loopexit18

166:
  %167 = add nsw i64 %14, 1
  %168 = getelementptr double, ptr %4, i64 %23
  br label %169

.loopexit18.loopexit:
  br label %.loopexit18

.loopexit18:
  ret void

169:
  %170 = phi i64 [ 0, %166 ], [ %237, %.loopexit16 ]
  %171 = mul nsw i64 %170, %22
  %172 = getelementptr inbounds double, ptr %7, i64 %171
  br i1 %39, label %.preheader17.preheader, label %.loopexit16

.preheader17.preheader:
  br label %.preheader17

.loopexit15.loopexit:
  br label %.loopexit15

.loopexit15:
  %173 = add nsw i64 %175, 1
  %174 = icmp eq i64 %188, %12
  br i1 %174, label %.preheader.preheader, label %.preheader17

.preheader.preheader:
  br label %.preheader

.preheader17:
  %175 = phi i64 [ %173, %.loopexit15 ], [ %167, %.preheader17.preheader ]
  %176 = phi i64 [ %188, %.loopexit15 ], [ 0, %.preheader17.preheader ]
  %177 = tail call i64 @llvm.smin.i64(i64 %175, i64 %12)
  %178 = getelementptr inbounds nuw i32, ptr %6, i64 %176
  %179 = load i32, ptr %178, align 4
  %180 = add nsw i64 %176, %167
  %181 = tail call i64 @llvm.smin.i64(i64 %180, i64 %12)
  %182 = getelementptr inbounds nuw double, ptr %172, i64 %176
  %183 = load double, ptr %182, align 8
  %184 = sext i32 %179 to i64
  %185 = getelementptr double, ptr %172, i64 %184
  %186 = getelementptr i8, ptr %185, i64 -8
  %187 = load double, ptr %186, align 8
  store double %187, ptr %182, align 8
  store double %183, ptr %186, align 8
  %188 = add nuw nsw i64 %176, 1
  %189 = icmp slt i64 %188, %181
  br i1 %189, label %190, label %.loopexit15

190:
  %191 = sub nsw i64 %23, %176
  %192 = mul nsw i64 %176, %20
  %193 = getelementptr double, ptr %4, i64 %192
  %194 = getelementptr double, ptr %193, i64 %191
  br label %195

195:
  %196 = phi i64 [ %188, %190 ], [ %204, %195 ]
  %197 = getelementptr double, ptr %194, i64 %196
  %198 = load double, ptr %197, align 8
  %199 = load double, ptr %182, align 8
  %200 = fmul double %198, %199
  %201 = getelementptr inbounds nuw double, ptr %172, i64 %196
  %202 = load double, ptr %201, align 8
  %203 = fsub double %202, %200
  store double %203, ptr %201, align 8
  %204 = add nuw nsw i64 %196, 1
  %205 = icmp eq i64 %204, %177
  br i1 %205, label %.loopexit15.loopexit, label %195

.preheader:
  %206 = phi i64 [ %223, %.loopexit ], [ 0, %.preheader.preheader ]
  %207 = xor i64 %206, -1
  %208 = add nsw i64 %207, %12
  %209 = icmp sgt i64 %208, %23
  %210 = sub nsw i64 %208, %23
  %211 = select i1 %209, i64 %210, i64 0
  %212 = getelementptr inbounds double, ptr %172, i64 %208
  %213 = load double, ptr %212, align 8
  %214 = mul nsw i64 %208, %20
  %215 = getelementptr double, ptr %168, i64 %214
  %216 = load double, ptr %215, align 8
  %217 = fdiv double %213, %216
  store double %217, ptr %212, align 8
  %218 = icmp slt i64 %211, %208
  br i1 %218, label %219, label %.loopexit

219:
  %220 = getelementptr double, ptr %4, i64 %214
  %221 = sub i64 %23, %208
  %222 = getelementptr double, ptr %220, i64 %221
  br label %225

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %223 = add nuw nsw i64 %206, 1
  %224 = icmp eq i64 %223, %12
  br i1 %224, label %.loopexit16.loopexit, label %.preheader

225:
  %226 = phi i64 [ %211, %219 ], [ %233, %225 ]
  %227 = getelementptr double, ptr %222, i64 %226
  %228 = load double, ptr %227, align 8
  %229 = fmul double %217, %228
  %230 = getelementptr inbounds double, ptr %172, i64 %226
  %231 = load double, ptr %230, align 8
  %232 = fsub double %231, %229
  store double %232, ptr %230, align 8
  %233 = add nsw i64 %226, 1
  %234 = icmp slt i64 %233, %208
  br i1 %234, label %225, label %.loopexit.loopexit

.loopexit16.loopexit:
  %.pre = load i32, ptr %9, align 4
  %235 = icmp eq i32 %.pre, 0
  br label %.loopexit16

.loopexit16:
  %236 = phi i1 [ %235, %.loopexit16.loopexit ], [ true, %169 ]
  %237 = add nuw nsw i64 %170, 1
  %238 = icmp slt i64 %237, %18
  %239 = select i1 %236, i1 %238, i1 false
  br i1 %239, label %169, label %.loopexit18.loopexit
}

define double @dlange_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef writeonly %5) {
  %7 = load i32, ptr %1, align 4
  %8 = load i32, ptr %2, align 4
  %9 = load i32, ptr %4, align 4
  %10 = sext i32 %9 to i64
  %11 = load i8, ptr %0, align 1
  %12 = and i8 %11, -33
  %13 = icmp eq i8 %12, 77
  %14 = add i8 %12, -69
  %15 = icmp ult i8 %14, 2
  %16 = icmp eq i8 %12, 73
  %17 = icmp slt i32 %7, 1
  %18 = icmp slt i32 %8, 1
  %19 = select i1 %17, i1 true, i1 %18
  br i1 %19, label %69, label %20

20:
  %21 = zext nneg i32 %8 to i64
  %22 = zext nneg i32 %7 to i64
  %23 = select i1 %16, i64 %22, i64 %21
  %24 = select i1 %16, i64 %21, i64 %22
  br label %25

25:
  %26 = phi i64 [ 0, %20 ], [ %67, %65 ]
  %27 = phi double [ 0.000000e+00, %20 ], [ %66, %65 ]
  %28 = getelementptr double, ptr %3, i64 %26
  %29 = mul nsw i64 %26, %10
  %30 = getelementptr double, ptr %3, i64 %29
  br label %37

31:
  %.lcssa13 = phi double [ %66, %65 ]
  %32 = fcmp ogt double %.lcssa13, 0.000000e+00
  %33 = select i1 %15, i1 %32, i1 false
  %34 = tail call double @llvm.sqrt.f64(double %.lcssa13)
  %35 = select i1 %33, double %34, double %.lcssa13
  br label %69

36:
  %.lcssa = phi double [ %54, %53 ]
  br i1 %16, label %57, label %59

37:
  %38 = phi i64 [ 0, %25 ], [ %55, %53 ]
  %39 = phi double [ 0.000000e+00, %25 ], [ %54, %53 ]
  %40 = mul nsw i64 %38, %10
  %41 = getelementptr double, ptr %28, i64 %40
  %42 = getelementptr double, ptr %30, i64 %38
  %43 = select i1 %16, ptr %41, ptr %42
  %44 = load double, ptr %43, align 8
  %45 = tail call double @llvm.fabs.f64(double %44)
  br i1 %13, label %46, label %49

46:
  %47 = fcmp ogt double %45, %39
  %48 = select i1 %47, double %45, double %39
  br label %53

49:
  %50 = fmul double %44, %44
  %51 = select i1 %15, double %50, double %45
  %52 = fadd double %39, %51
  br label %53

53:
  %54 = phi double [ %48, %46 ], [ %52, %49 ]
  %55 = add nuw nsw i64 %38, 1
  %56 = icmp eq i64 %55, %24
  br i1 %56, label %36, label %37

57:
  %58 = getelementptr inbounds nuw double, ptr %5, i64 %26
  store double %.lcssa, ptr %58, align 8
  br label %62

59:
  br i1 %15, label %60, label %62

60:
  %61 = fadd double %27, %.lcssa
  br label %65

62:
  %63 = fcmp ogt double %.lcssa, %27
  %64 = select i1 %63, double %.lcssa, double %27
  br label %65

65:
  %66 = phi double [ %61, %60 ], [ %64, %62 ]
  %67 = add nuw nsw i64 %26, 1
  %68 = icmp eq i64 %67, %23
  br i1 %68, label %31, label %25

69:
  %70 = phi double [ %35, %31 ], [ 0.000000e+00, %6 ]
  ret double %70
}

define void @dlacpy_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef writeonly %5, ptr noundef readonly %6) {
  %8 = load i32, ptr %2, align 4
  %9 = load i8, ptr %0, align 1
  %10 = and i8 %9, -33
  %11 = icmp eq i8 %10, 85
  %12 = icmp eq i8 %10, 76
  %13 = sext i32 %8 to i64
  %14 = icmp sgt i32 %8, 0
  br i1 %14, label %15, label %.loopexit3

15:
  %16 = load i32, ptr %6, align 4
  %17 = load i32, ptr %4, align 4
  %18 = load i32, ptr %1, align 4
  %19 = sext i32 %18 to i64
  %20 = sext i32 %17 to i64
  %21 = sext i32 %16 to i64
  br label %23

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %22 = icmp eq i64 %26, %13
  br i1 %22, label %.loopexit3.loopexit, label %23

.loopexit3.loopexit:
  br label %.loopexit3

.loopexit3:
  ret void

23:
  %24 = phi i64 [ 0, %15 ], [ %26, %.loopexit ]
  %25 = select i1 %12, i64 %24, i64 0
  %26 = add nuw nsw i64 %24, 1
  %27 = tail call i64 @llvm.smin.i64(i64 %26, i64 %19)
  %28 = select i1 %11, i64 %27, i64 %19
  %29 = icmp slt i64 %25, %28
  br i1 %29, label %30, label %.loopexit

30:
  %31 = mul nsw i64 %24, %20
  %32 = getelementptr double, ptr %3, i64 %31
  %33 = mul nsw i64 %24, %21
  %34 = getelementptr double, ptr %5, i64 %33
  br label %35

35:
  %36 = phi i64 [ %25, %30 ], [ %40, %35 ]
  %37 = getelementptr double, ptr %32, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = getelementptr double, ptr %34, i64 %36
  store double %38, ptr %39, align 8
  %40 = add nuw nsw i64 %36, 1
  %41 = icmp eq i64 %40, %28
  br i1 %41, label %.loopexit.loopexit, label %35
}

define void @dlaset_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef writeonly %5, ptr noundef readonly %6) {
  %8 = load i32, ptr %2, align 4
  %9 = load double, ptr %3, align 8
  %10 = load double, ptr %4, align 8
  %11 = load i8, ptr %0, align 1
  %12 = and i8 %11, -33
  %13 = icmp eq i8 %12, 85
  %14 = icmp eq i8 %12, 76
  %15 = sext i32 %8 to i64
  %16 = icmp sgt i32 %8, 0
  br i1 %16, label %17, label %.loopexit3

17:
  %18 = load i32, ptr %6, align 4
  %19 = load i32, ptr %1, align 4
  %20 = sext i32 %19 to i64
  %21 = sext i32 %18 to i64
  br label %23

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %22 = icmp eq i64 %26, %15
  br i1 %22, label %.loopexit3.loopexit, label %23

.loopexit3.loopexit:
  br label %.loopexit3

.loopexit3:
  ret void

23:
  %24 = phi i64 [ 0, %17 ], [ %26, %.loopexit ]
  %25 = select i1 %14, i64 %24, i64 0
  %26 = add nuw nsw i64 %24, 1
  %27 = tail call i64 @llvm.smin.i64(i64 %26, i64 %20)
  %28 = select i1 %13, i64 %27, i64 %20
  %29 = icmp slt i64 %25, %28
  br i1 %29, label %30, label %.loopexit

30:
  %31 = mul nsw i64 %24, %21
  %32 = getelementptr double, ptr %5, i64 %31
  br label %33

33:
  %34 = phi i64 [ %25, %30 ], [ %38, %33 ]
  %35 = icmp eq i64 %34, %24
  %36 = select i1 %35, double %10, double %9
  %37 = getelementptr double, ptr %32, i64 %34
  store double %36, ptr %37, align 8
  %38 = add nuw nsw i64 %34, 1
  %39 = icmp eq i64 %38, %28
  br i1 %39, label %.loopexit.loopexit, label %33
}

define void @dlascl_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef %7, ptr noundef readonly %8, ptr noundef writeonly %9) {
  %11 = load i32, ptr %5, align 4
  %12 = sext i32 %11 to i64
  %13 = load i32, ptr %6, align 4
  %14 = sext i32 %13 to i64
  %15 = load i32, ptr %8, align 4
  %16 = sext i32 %15 to i64
  %17 = load i32, ptr %1, align 4
  %18 = sext i32 %17 to i64
  %19 = load i32, ptr %2, align 4
  %20 = sext i32 %19 to i64
  %21 = load double, ptr %4, align 8
  %22 = load double, ptr %3, align 8
  %23 = fdiv double %21, %22
  %24 = icmp sgt i32 %13, 0
  br i1 %24, label %25, label %.loopexit3

25:
  %26 = add nsw i64 %18, 1
  %27 = add nsw i64 %20, 1
  %28 = add nsw i64 %20, %18
  %29 = shl nsw i64 %18, 1
  %30 = add nsw i64 %27, %29
  %31 = add nsw i64 %28, %12
  br label %33

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %32 = icmp eq i64 %40, %14
  br i1 %32, label %.loopexit3.loopexit, label %33

.loopexit3.loopexit:
  br label %.loopexit3

.loopexit3:
  store i32 0, ptr %9, align 4
  ret void

33:
  %34 = phi i64 [ 0, %25 ], [ %40, %.loopexit ]
  %35 = load i8, ptr %0, align 1
  %36 = and i8 %35, -33
  %37 = icmp eq i8 %36, 76
  %38 = select i1 %37, i64 %34, i64 0
  %39 = icmp eq i8 %36, 85
  %40 = add nuw nsw i64 %34, 1
  %41 = tail call i64 @llvm.smin.i64(i64 %40, i64 %12)
  %42 = select i1 %39, i64 %41, i64 %12
  %43 = icmp eq i8 %36, 72
  %44 = add nuw nsw i64 %34, 2
  %45 = tail call i64 @llvm.smin.i64(i64 %44, i64 %12)
  %46 = select i1 %43, i64 %45, i64 %42
  %47 = icmp eq i8 %36, 66
  %48 = sub nsw i64 %14, %34
  %49 = tail call i64 @llvm.smin.i64(i64 %26, i64 %48)
  %50 = select i1 %47, i64 %49, i64 %46
  %51 = icmp eq i8 %36, 81
  %52 = icmp slt i64 %34, %20
  %53 = sub nsw i64 %20, %34
  %54 = select i1 %52, i64 %53, i64 0
  %55 = select i1 %51, i64 %54, i64 %38
  %56 = select i1 %51, i64 %27, i64 %50
  %57 = icmp eq i8 %36, 90
  br i1 %57, label %58, label %63

58:
  %59 = sub nsw i64 %28, %34
  %60 = select i1 %52, i64 %59, i64 %18
  %61 = sub nsw i64 %31, %34
  %62 = tail call i64 @llvm.smin.i64(i64 %30, i64 %61)
  br label %63

63:
  %64 = phi i64 [ %60, %58 ], [ %55, %33 ]
  %65 = phi i64 [ %62, %58 ], [ %56, %33 ]
  %66 = icmp slt i64 %64, %65
  br i1 %66, label %67, label %.loopexit

67:
  %68 = mul nsw i64 %34, %16
  %69 = getelementptr double, ptr %7, i64 %68
  br label %70

70:
  %71 = phi i64 [ %64, %67 ], [ %75, %70 ]
  %72 = getelementptr double, ptr %69, i64 %71
  %73 = load double, ptr %72, align 8
  %74 = fmul double %23, %73
  store double %74, ptr %72, align 8
  %75 = add nsw i64 %71, 1
  %76 = icmp eq i64 %75, %65
  br i1 %76, label %.loopexit.loopexit, label %70
}

define void @dsyev_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef %3, ptr noundef readonly %4, ptr noundef writeonly %5, ptr noundef writeonly %6, ptr noundef readonly %7, ptr noundef writeonly %8) {
  store i32 0, ptr %8, align 4
  %10 = load i32, ptr %2, align 4
  %11 = icmp sgt i32 %10, 1
  %12 = mul nuw nsw i32 %10, 3
  %13 = add nsw i32 %12, -1
  %14 = uitofp nneg i32 %13 to double
  %15 = select i1 %11, double %14, double 1.000000e+00
  store double %15, ptr %6, align 8
  %16 = load i32, ptr %7, align 4
  %17 = icmp eq i32 %16, -1
  br i1 %17, label %235, label %18

18:
  %19 = load i32, ptr %2, align 4
  %20 = icmp sgt i32 %19, 0
  br i1 %20, label %21, label %235

21:
  %22 = zext nneg i32 %19 to i64
  %23 = load i32, ptr %4, align 4
  %24 = sext i32 %23 to i64
  %25 = load i8, ptr %1, align 1
  %26 = and i8 %25, -33
  %27 = icmp eq i8 %26, 85
  %28 = shl nuw nsw i64 %22, 3
  %29 = mul i64 %28, %22
  %30 = tail call ptr @malloc(i64 noundef %29)
  %31 = tail call ptr @malloc(i64 noundef %29)
  br label %32

32:
  %33 = phi i64 [ 0, %21 ], [ %39, %38 ]
  %34 = mul nsw i64 %33, %24
  %35 = getelementptr double, ptr %3, i64 %34
  %36 = getelementptr double, ptr %3, i64 %33
  %37 = mul nuw nsw i64 %33, %22
  br label %41

38:
  %39 = add nuw nsw i64 %33, 1
  %40 = icmp eq i64 %39, %22
  br i1 %40, label %.preheader15.preheader, label %32

.preheader15.preheader:
  br label %.preheader15

41:
  %42 = phi i64 [ 0, %32 ], [ %56, %41 ]
  %43 = icmp samesign ugt i64 %42, %33
  %44 = xor i1 %27, %43
  %45 = icmp eq i64 %42, %33
  %46 = or i1 %45, %44
  %47 = getelementptr double, ptr %35, i64 %42
  %48 = mul nsw i64 %42, %24
  %49 = getelementptr double, ptr %36, i64 %48
  %50 = select i1 %46, ptr %47, ptr %49
  %51 = load double, ptr %50, align 8
  %52 = add nuw nsw i64 %42, %37
  %53 = getelementptr inbounds nuw double, ptr %30, i64 %52
  store double %51, ptr %53, align 8
  %54 = uitofp i1 %45 to double
  %55 = getelementptr inbounds nuw double, ptr %31, i64 %52
  store double %54, ptr %55, align 8
  %56 = add nuw nsw i64 %42, 1
  %57 = icmp eq i64 %56, %22
  br i1 %57, label %38, label %41

.preheader15:
  %58 = phi i32 [ %92, %88 ], [ 3, %.preheader15.preheader ]
  %59 = phi i32 [ %93, %88 ], [ 0, %.preheader15.preheader ]
  br label %62

60:
  %61 = add nuw nsw i64 %22, 1
  br label %178

62:
  %63 = phi i64 [ 1, %.preheader15 ], [ %71, %69 ]
  %64 = phi double [ 0.000000e+00, %.preheader15 ], [ %.lcssa45, %69 ]
  %65 = phi double [ 0.000000e+00, %.preheader15 ], [ %.lcssa46, %69 ]
  %66 = phi i64 [ 0, %.preheader15 ], [ %70, %69 ]
  %67 = mul nuw nsw i64 %66, %22
  %68 = getelementptr double, ptr %30, i64 %67
  br label %73

69:
  %.lcssa46 = phi double [ %83, %73 ]
  %.lcssa45 = phi double [ %84, %73 ]
  %70 = add nuw nsw i64 %66, 1
  %71 = add nuw nsw i64 %63, 1
  %72 = icmp eq i64 %70, %22
  br i1 %72, label %.preheader14.preheader, label %62

.preheader14.preheader:
  %.lcssa46.lcssa = phi double [ %.lcssa46, %69 ]
  %.lcssa45.lcssa = phi double [ %.lcssa45, %69 ]
  br label %.preheader14

73:
  %74 = phi double [ %64, %62 ], [ %84, %73 ]
  %75 = phi double [ %65, %62 ], [ %83, %73 ]
  %76 = phi i64 [ 0, %62 ], [ %85, %73 ]
  %77 = icmp samesign ult i64 %76, %66
  %78 = getelementptr double, ptr %68, i64 %76
  %79 = load double, ptr %78, align 8
  %80 = tail call double @llvm.fabs.f64(double %79)
  %81 = fadd double %74, %80
  %82 = fadd double %75, %80
  %83 = select i1 %77, double %75, double %82
  %84 = select i1 %77, double %81, double %74
  %85 = add nuw nsw i64 %76, 1
  %86 = icmp eq i64 %85, %63
  br i1 %86, label %69, label %73

.loopexit13.loopexit:
  br label %.loopexit13

.loopexit13:
  %87 = icmp eq i64 %98, %22
  br i1 %87, label %88, label %.preheader14

88:
  %89 = fmul double %.lcssa46.lcssa, 0x3C9CD2B297D889BC
  %90 = fcmp ole double %.lcssa45.lcssa, %89
  %91 = sext i1 %90 to i32
  %92 = add nsw i32 %58, %91
  %93 = add nuw nsw i32 %59, 1
  %94 = icmp ne i32 %92, 0
  %95 = icmp samesign ult i32 %59, 59
  %96 = select i1 %94, i1 %95, i1 false
  br i1 %96, label %.preheader15, label %60

.preheader14:
  %97 = phi i64 [ %98, %.loopexit13 ], [ 0, %.preheader14.preheader ]
  %98 = add nuw nsw i64 %97, 1
  %99 = icmp samesign ult i64 %98, %22
  br i1 %99, label %100, label %.loopexit13

100:
  %101 = getelementptr double, ptr %30, i64 %97
  %102 = mul nuw nsw i64 %97, %22
  %103 = getelementptr double, ptr %101, i64 %102
  br label %104

104:
  %105 = phi i64 [ %98, %100 ], [ %176, %.loopexit11 ]
  %106 = mul nuw nsw i64 %105, %22
  %107 = getelementptr double, ptr %101, i64 %106
  %108 = load double, ptr %107, align 8
  %109 = getelementptr double, ptr %30, i64 %105
  %110 = getelementptr double, ptr %109, i64 %106
  %111 = load double, ptr %110, align 8
  %112 = load double, ptr %103, align 8
  %113 = fsub double %111, %112
  %114 = fcmp oeq double %108, 0.000000e+00
  %115 = fcmp oeq double %113, 0.000000e+00
  %116 = select i1 %114, i1 %115, i1 false
  br i1 %116, label %.loopexit11, label %117

117:
  %118 = fmul double %113, 5.000000e-01
  %119 = fmul double %118, %118
  %120 = fmul double %108, %108
  %121 = fadd double %120, %119
  %122 = tail call double @llvm.sqrt.f64(double %121)
  %123 = fcmp olt double %118, 0.000000e+00
  %124 = fneg double %122
  %125 = select i1 %123, double %124, double %122
  %126 = fadd double %118, %125
  %127 = fdiv double %108, %126
  %128 = fmul double %127, %127
  %129 = fadd double %128, 1.000000e+00
  %130 = tail call double @llvm.sqrt.f64(double %129)
  %131 = fdiv double 1.000000e+00, %130
  %132 = fmul double %127, %131
  br label %133

133:
  %134 = phi i64 [ 0, %117 ], [ %146, %133 ]
  %135 = getelementptr double, ptr %30, i64 %134
  %136 = getelementptr double, ptr %135, i64 %102
  %137 = load double, ptr %136, align 8
  %138 = getelementptr double, ptr %135, i64 %106
  %139 = load double, ptr %138, align 8
  %140 = fmul double %131, %137
  %141 = fmul double %132, %139
  %142 = fsub double %140, %141
  store double %142, ptr %136, align 8
  %143 = fmul double %132, %137
  %144 = fmul double %131, %139
  %145 = fadd double %143, %144
  store double %145, ptr %138, align 8
  %146 = add nuw nsw i64 %134, 1
  %147 = icmp eq i64 %146, %22
  br i1 %147, label %.preheader12.preheader, label %133

.preheader12.preheader:
  br label %.preheader12

.preheader12:
  %148 = phi i64 [ %160, %.preheader12 ], [ 0, %.preheader12.preheader ]
  %149 = mul nuw nsw i64 %148, %22
  %150 = getelementptr double, ptr %101, i64 %149
  %151 = load double, ptr %150, align 8
  %152 = getelementptr double, ptr %109, i64 %149
  %153 = load double, ptr %152, align 8
  %154 = fmul double %131, %151
  %155 = fmul double %132, %153
  %156 = fsub double %154, %155
  store double %156, ptr %150, align 8
  %157 = fmul double %132, %151
  %158 = fmul double %131, %153
  %159 = fadd double %157, %158
  store double %159, ptr %152, align 8
  %160 = add nuw nsw i64 %148, 1
  %161 = icmp eq i64 %160, %22
  br i1 %161, label %.preheader.preheader, label %.preheader12

.preheader.preheader:
  br label %.preheader

.preheader:
  %162 = phi i64 [ %174, %.preheader ], [ 0, %.preheader.preheader ]
  %163 = getelementptr double, ptr %31, i64 %162
  %164 = getelementptr double, ptr %163, i64 %102
  %165 = load double, ptr %164, align 8
  %166 = getelementptr double, ptr %163, i64 %106
  %167 = load double, ptr %166, align 8
  %168 = fmul double %131, %165
  %169 = fmul double %132, %167
  %170 = fsub double %168, %169
  store double %170, ptr %164, align 8
  %171 = fmul double %132, %165
  %172 = fmul double %131, %167
  %173 = fadd double %171, %172
  store double %173, ptr %166, align 8
  %174 = add nuw nsw i64 %162, 1
  %175 = icmp eq i64 %174, %22
  br i1 %175, label %.loopexit11.loopexit, label %.preheader

.loopexit11.loopexit:
  br label %.loopexit11

.loopexit11:
  %176 = add nuw nsw i64 %105, 1
  %177 = icmp eq i64 %176, %22
  br i1 %177, label %.loopexit13.loopexit, label %104

178:
  %179 = phi i64 [ 0, %60 ], [ %232, %.loopexit ]
  br label %180

180:
  %181 = phi i64 [ 0, %178 ], [ %191, %188 ]
  %182 = phi i64 [ -1, %178 ], [ %190, %188 ]
  %183 = mul nuw nsw i64 %181, %61
  %184 = getelementptr inbounds nuw double, ptr %30, i64 %183
  %185 = load double, ptr %184, align 8
  br label %193

186:
  %.lcssa44 = phi i64 [ %190, %188 ]
  %187 = icmp slt i64 %.lcssa44, 0
  br i1 %187, label %.loopexit, label %208

188:
  %.lcssa = phi i64 [ %205, %193 ]
  %189 = icmp eq i64 %.lcssa, %179
  %190 = select i1 %189, i64 %181, i64 %182
  %191 = add nuw nsw i64 %181, 1
  %192 = icmp eq i64 %191, %22
  br i1 %192, label %186, label %180

193:
  %194 = phi i64 [ 0, %180 ], [ %206, %193 ]
  %195 = phi i64 [ 0, %180 ], [ %205, %193 ]
  %196 = mul nuw nsw i64 %194, %61
  %197 = getelementptr inbounds nuw double, ptr %30, i64 %196
  %198 = load double, ptr %197, align 8
  %199 = fcmp olt double %198, %185
  %200 = fcmp oeq double %198, %185
  %201 = icmp samesign ult i64 %194, %181
  %202 = select i1 %200, i1 %201, i1 false
  %203 = select i1 %199, i1 true, i1 %202
  %204 = zext i1 %203 to i64
  %205 = add nuw nsw i64 %195, %204
  %206 = add nuw nsw i64 %194, 1
  %207 = icmp eq i64 %206, %22
  br i1 %207, label %188, label %193

208:
  %209 = mul nuw nsw i64 %.lcssa44, %22
  %210 = getelementptr double, ptr %30, i64 %.lcssa44
  %211 = getelementptr double, ptr %210, i64 %209
  %212 = load double, ptr %211, align 8
  %213 = getelementptr inbounds nuw double, ptr %5, i64 %179
  store double %212, ptr %213, align 8
  %214 = getelementptr double, ptr %31, i64 %209
  %215 = load i8, ptr %0, align 1
  %216 = and i8 %215, -33
  %217 = icmp eq i8 %216, 86
  br i1 %217, label %218, label %.loopexit

218:
  %219 = mul nsw i64 %179, %24
  %220 = getelementptr double, ptr %3, i64 %219
  br label %221

221:
  %222 = phi i64 [ 0, %218 ], [ %226, %221 ]
  %223 = getelementptr double, ptr %214, i64 %222
  %224 = load double, ptr %223, align 8
  %225 = getelementptr double, ptr %220, i64 %222
  store double %224, ptr %225, align 8
  %226 = add nuw nsw i64 %222, 1
  %227 = load i8, ptr %0, align 1
  %228 = and i8 %227, -33
  %229 = icmp eq i8 %228, 86
  %230 = icmp samesign ult i64 %226, %22
  %231 = select i1 %229, i1 %230, i1 false
  br i1 %231, label %221, label %.loopexit.loopexit

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %232 = add nuw nsw i64 %179, 1
  %233 = icmp eq i64 %232, %22
  br i1 %233, label %234, label %178

234:
  tail call void @free(ptr noundef nonnull %30)
  tail call void @free(ptr noundef %31)
  br label %235

235:
  ret void
}

define void @dsyevd_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef %3, ptr noundef readonly %4, ptr noundef writeonly %5, ptr noundef writeonly %6, ptr noundef readonly %7, ptr noundef writeonly %8, ptr noundef readonly %9, ptr noundef writeonly %10) {
  store i32 0, ptr %10, align 4
  %12 = load i32, ptr %2, align 4
  %13 = shl i32 %12, 1
  %14 = add i32 %13, 6
  %15 = mul i32 %14, %12
  %16 = or disjoint i32 %15, 1
  %17 = sitofp i32 %16 to double
  store double %17, ptr %6, align 8
  %18 = load i32, ptr %2, align 4
  %19 = mul nsw i32 %18, 5
  %20 = add nsw i32 %19, 3
  store i32 %20, ptr %8, align 4
  %21 = load i32, ptr %7, align 4
  %22 = icmp eq i32 %21, -1
  br i1 %22, label %243, label %23

23:
  %24 = load i32, ptr %9, align 4
  %25 = icmp eq i32 %24, -1
  br i1 %25, label %243, label %26

26:
  %27 = load i32, ptr %2, align 4
  %28 = icmp sgt i32 %27, 0
  br i1 %28, label %29, label %243

29:
  %30 = zext nneg i32 %27 to i64
  %31 = load i32, ptr %4, align 4
  %32 = sext i32 %31 to i64
  %33 = load i8, ptr %1, align 1
  %34 = and i8 %33, -33
  %35 = icmp eq i8 %34, 85
  %36 = shl nuw nsw i64 %30, 3
  %37 = mul i64 %36, %30
  %38 = tail call ptr @malloc(i64 noundef %37)
  %39 = tail call ptr @malloc(i64 noundef %37)
  br label %40

40:
  %41 = phi i64 [ 0, %29 ], [ %47, %46 ]
  %42 = mul nsw i64 %41, %32
  %43 = getelementptr double, ptr %3, i64 %42
  %44 = getelementptr double, ptr %3, i64 %41
  %45 = mul nuw nsw i64 %41, %30
  br label %49

46:
  %47 = add nuw nsw i64 %41, 1
  %48 = icmp eq i64 %47, %30
  br i1 %48, label %.preheader15.preheader, label %40

.preheader15.preheader:
  br label %.preheader15

49:
  %50 = phi i64 [ 0, %40 ], [ %64, %49 ]
  %51 = icmp samesign ugt i64 %50, %41
  %52 = xor i1 %35, %51
  %53 = icmp eq i64 %50, %41
  %54 = or i1 %53, %52
  %55 = getelementptr double, ptr %43, i64 %50
  %56 = mul nsw i64 %50, %32
  %57 = getelementptr double, ptr %44, i64 %56
  %58 = select i1 %54, ptr %55, ptr %57
  %59 = load double, ptr %58, align 8
  %60 = add nuw nsw i64 %50, %45
  %61 = getelementptr inbounds nuw double, ptr %38, i64 %60
  store double %59, ptr %61, align 8
  %62 = uitofp i1 %53 to double
  %63 = getelementptr inbounds nuw double, ptr %39, i64 %60
  store double %62, ptr %63, align 8
  %64 = add nuw nsw i64 %50, 1
  %65 = icmp eq i64 %64, %30
  br i1 %65, label %46, label %49

.preheader15:
  %66 = phi i32 [ %100, %96 ], [ 3, %.preheader15.preheader ]
  %67 = phi i32 [ %101, %96 ], [ 0, %.preheader15.preheader ]
  br label %70

68:
  %69 = add nuw nsw i64 %30, 1
  br label %186

70:
  %71 = phi i64 [ 1, %.preheader15 ], [ %79, %77 ]
  %72 = phi double [ 0.000000e+00, %.preheader15 ], [ %.lcssa45, %77 ]
  %73 = phi double [ 0.000000e+00, %.preheader15 ], [ %.lcssa46, %77 ]
  %74 = phi i64 [ 0, %.preheader15 ], [ %78, %77 ]
  %75 = mul nuw nsw i64 %74, %30
  %76 = getelementptr double, ptr %38, i64 %75
  br label %81

77:
  %.lcssa46 = phi double [ %91, %81 ]
  %.lcssa45 = phi double [ %92, %81 ]
  %78 = add nuw nsw i64 %74, 1
  %79 = add nuw nsw i64 %71, 1
  %80 = icmp eq i64 %78, %30
  br i1 %80, label %.preheader14.preheader, label %70

.preheader14.preheader:
  %.lcssa46.lcssa = phi double [ %.lcssa46, %77 ]
  %.lcssa45.lcssa = phi double [ %.lcssa45, %77 ]
  br label %.preheader14

81:
  %82 = phi double [ %72, %70 ], [ %92, %81 ]
  %83 = phi double [ %73, %70 ], [ %91, %81 ]
  %84 = phi i64 [ 0, %70 ], [ %93, %81 ]
  %85 = icmp samesign ult i64 %84, %74
  %86 = getelementptr double, ptr %76, i64 %84
  %87 = load double, ptr %86, align 8
  %88 = tail call double @llvm.fabs.f64(double %87)
  %89 = fadd double %82, %88
  %90 = fadd double %83, %88
  %91 = select i1 %85, double %83, double %90
  %92 = select i1 %85, double %89, double %82
  %93 = add nuw nsw i64 %84, 1
  %94 = icmp eq i64 %93, %71
  br i1 %94, label %77, label %81

.loopexit13.loopexit:
  br label %.loopexit13

.loopexit13:
  %95 = icmp eq i64 %106, %30
  br i1 %95, label %96, label %.preheader14

96:
  %97 = fmul double %.lcssa46.lcssa, 0x3C9CD2B297D889BC
  %98 = fcmp ole double %.lcssa45.lcssa, %97
  %99 = sext i1 %98 to i32
  %100 = add nsw i32 %66, %99
  %101 = add nuw nsw i32 %67, 1
  %102 = icmp ne i32 %100, 0
  %103 = icmp samesign ult i32 %67, 59
  %104 = select i1 %102, i1 %103, i1 false
  br i1 %104, label %.preheader15, label %68

.preheader14:
  %105 = phi i64 [ %106, %.loopexit13 ], [ 0, %.preheader14.preheader ]
  %106 = add nuw nsw i64 %105, 1
  %107 = icmp samesign ult i64 %106, %30
  br i1 %107, label %108, label %.loopexit13

108:
  %109 = getelementptr double, ptr %38, i64 %105
  %110 = mul nuw nsw i64 %105, %30
  %111 = getelementptr double, ptr %109, i64 %110
  br label %112

112:
  %113 = phi i64 [ %106, %108 ], [ %184, %.loopexit11 ]
  %114 = mul nuw nsw i64 %113, %30
  %115 = getelementptr double, ptr %109, i64 %114
  %116 = load double, ptr %115, align 8
  %117 = getelementptr double, ptr %38, i64 %113
  %118 = getelementptr double, ptr %117, i64 %114
  %119 = load double, ptr %118, align 8
  %120 = load double, ptr %111, align 8
  %121 = fsub double %119, %120
  %122 = fcmp oeq double %116, 0.000000e+00
  %123 = fcmp oeq double %121, 0.000000e+00
  %124 = select i1 %122, i1 %123, i1 false
  br i1 %124, label %.loopexit11, label %125

125:
  %126 = fmul double %121, 5.000000e-01
  %127 = fmul double %126, %126
  %128 = fmul double %116, %116
  %129 = fadd double %128, %127
  %130 = tail call double @llvm.sqrt.f64(double %129)
  %131 = fcmp olt double %126, 0.000000e+00
  %132 = fneg double %130
  %133 = select i1 %131, double %132, double %130
  %134 = fadd double %126, %133
  %135 = fdiv double %116, %134
  %136 = fmul double %135, %135
  %137 = fadd double %136, 1.000000e+00
  %138 = tail call double @llvm.sqrt.f64(double %137)
  %139 = fdiv double 1.000000e+00, %138
  %140 = fmul double %135, %139
  br label %141

141:
  %142 = phi i64 [ 0, %125 ], [ %154, %141 ]
  %143 = getelementptr double, ptr %38, i64 %142
  %144 = getelementptr double, ptr %143, i64 %110
  %145 = load double, ptr %144, align 8
  %146 = getelementptr double, ptr %143, i64 %114
  %147 = load double, ptr %146, align 8
  %148 = fmul double %139, %145
  %149 = fmul double %140, %147
  %150 = fsub double %148, %149
  store double %150, ptr %144, align 8
  %151 = fmul double %140, %145
  %152 = fmul double %139, %147
  %153 = fadd double %151, %152
  store double %153, ptr %146, align 8
  %154 = add nuw nsw i64 %142, 1
  %155 = icmp eq i64 %154, %30
  br i1 %155, label %.preheader12.preheader, label %141

.preheader12.preheader:
  br label %.preheader12

.preheader12:
  %156 = phi i64 [ %168, %.preheader12 ], [ 0, %.preheader12.preheader ]
  %157 = mul nuw nsw i64 %156, %30
  %158 = getelementptr double, ptr %109, i64 %157
  %159 = load double, ptr %158, align 8
  %160 = getelementptr double, ptr %117, i64 %157
  %161 = load double, ptr %160, align 8
  %162 = fmul double %139, %159
  %163 = fmul double %140, %161
  %164 = fsub double %162, %163
  store double %164, ptr %158, align 8
  %165 = fmul double %140, %159
  %166 = fmul double %139, %161
  %167 = fadd double %165, %166
  store double %167, ptr %160, align 8
  %168 = add nuw nsw i64 %156, 1
  %169 = icmp eq i64 %168, %30
  br i1 %169, label %.preheader.preheader, label %.preheader12

.preheader.preheader:
  br label %.preheader

.preheader:
  %170 = phi i64 [ %182, %.preheader ], [ 0, %.preheader.preheader ]
  %171 = getelementptr double, ptr %39, i64 %170
  %172 = getelementptr double, ptr %171, i64 %110
  %173 = load double, ptr %172, align 8
  %174 = getelementptr double, ptr %171, i64 %114
  %175 = load double, ptr %174, align 8
  %176 = fmul double %139, %173
  %177 = fmul double %140, %175
  %178 = fsub double %176, %177
  store double %178, ptr %172, align 8
  %179 = fmul double %140, %173
  %180 = fmul double %139, %175
  %181 = fadd double %179, %180
  store double %181, ptr %174, align 8
  %182 = add nuw nsw i64 %170, 1
  %183 = icmp eq i64 %182, %30
  br i1 %183, label %.loopexit11.loopexit, label %.preheader

.loopexit11.loopexit:
  br label %.loopexit11

.loopexit11:
  %184 = add nuw nsw i64 %113, 1
  %185 = icmp eq i64 %184, %30
  br i1 %185, label %.loopexit13.loopexit, label %112

186:
  %187 = phi i64 [ 0, %68 ], [ %240, %.loopexit ]
  br label %188

188:
  %189 = phi i64 [ 0, %186 ], [ %199, %196 ]
  %190 = phi i64 [ -1, %186 ], [ %198, %196 ]
  %191 = mul nuw nsw i64 %189, %69
  %192 = getelementptr inbounds nuw double, ptr %38, i64 %191
  %193 = load double, ptr %192, align 8
  br label %201

194:
  %.lcssa44 = phi i64 [ %198, %196 ]
  %195 = icmp slt i64 %.lcssa44, 0
  br i1 %195, label %.loopexit, label %216

196:
  %.lcssa = phi i64 [ %213, %201 ]
  %197 = icmp eq i64 %.lcssa, %187
  %198 = select i1 %197, i64 %189, i64 %190
  %199 = add nuw nsw i64 %189, 1
  %200 = icmp eq i64 %199, %30
  br i1 %200, label %194, label %188

201:
  %202 = phi i64 [ 0, %188 ], [ %214, %201 ]
  %203 = phi i64 [ 0, %188 ], [ %213, %201 ]
  %204 = mul nuw nsw i64 %202, %69
  %205 = getelementptr inbounds nuw double, ptr %38, i64 %204
  %206 = load double, ptr %205, align 8
  %207 = fcmp olt double %206, %193
  %208 = fcmp oeq double %206, %193
  %209 = icmp samesign ult i64 %202, %189
  %210 = select i1 %208, i1 %209, i1 false
  %211 = select i1 %207, i1 true, i1 %210
  %212 = zext i1 %211 to i64
  %213 = add nuw nsw i64 %203, %212
  %214 = add nuw nsw i64 %202, 1
  %215 = icmp eq i64 %214, %30
  br i1 %215, label %196, label %201

216:
  %217 = mul nuw nsw i64 %.lcssa44, %30
  %218 = getelementptr double, ptr %38, i64 %.lcssa44
  %219 = getelementptr double, ptr %218, i64 %217
  %220 = load double, ptr %219, align 8
  %221 = getelementptr inbounds nuw double, ptr %5, i64 %187
  store double %220, ptr %221, align 8
  %222 = getelementptr double, ptr %39, i64 %217
  %223 = load i8, ptr %0, align 1
  %224 = and i8 %223, -33
  %225 = icmp eq i8 %224, 86
  br i1 %225, label %226, label %.loopexit

226:
  %227 = mul nsw i64 %187, %32
  %228 = getelementptr double, ptr %3, i64 %227
  br label %229

229:
  %230 = phi i64 [ 0, %226 ], [ %234, %229 ]
  %231 = getelementptr double, ptr %222, i64 %230
  %232 = load double, ptr %231, align 8
  %233 = getelementptr double, ptr %228, i64 %230
  store double %232, ptr %233, align 8
  %234 = add nuw nsw i64 %230, 1
  %235 = load i8, ptr %0, align 1
  %236 = and i8 %235, -33
  %237 = icmp eq i8 %236, 86
  %238 = icmp samesign ult i64 %234, %30
  %239 = select i1 %237, i1 %238, i1 false
  br i1 %239, label %229, label %.loopexit.loopexit

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %240 = add nuw nsw i64 %187, 1
  %241 = icmp eq i64 %240, %30
  br i1 %241, label %242, label %186

242:
  tail call void @free(ptr noundef nonnull %38)
  tail call void @free(ptr noundef %39)
  br label %243

243:
  ret void
}

define void @dgels_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef %4, ptr noundef readonly %5, ptr noundef %6, ptr noundef readonly %7, ptr noundef %8, ptr noundef readonly %9, ptr noundef writeonly %10) {
  %12 = load i32, ptr %1, align 4
  %13 = load i32, ptr %2, align 4
  %14 = load i32, ptr %3, align 4
  %15 = sext i32 %14 to i64
  %16 = load i32, ptr %5, align 4
  %17 = sext i32 %16 to i64
  %18 = load i32, ptr %7, align 4
  %19 = sext i32 %18 to i64
  %20 = icmp sge i32 %12, %13
  %21 = tail call i32 @llvm.smax.i32(i32 %12, i32 %13)
  %22 = sext i32 %21 to i64
  %23 = tail call i32 @llvm.smin.i32(i32 %12, i32 %13)
  %24 = sext i32 %23 to i64
  %25 = load i8, ptr %0, align 1
  %26 = and i8 %25, -33
  %27 = icmp ne i8 %26, 84
  %28 = icmp ne i8 %26, 67
  %29 = and i1 %27, %28
  %30 = xor i1 %20, %29
  store i32 0, ptr %10, align 4
  %31 = tail call i64 @llvm.smax.i64(i64 %22, i64 %15)
  %32 = add nsw i64 %31, %24
  %33 = sitofp i64 %32 to double
  store double %33, ptr %8, align 8
  %34 = load i32, ptr %9, align 4
  %35 = icmp eq i32 %34, -1
  br i1 %35, label %.loopexit19, label %36

36:
  %37 = icmp sgt i32 %23, 0
  br i1 %37, label %38, label %.loopexit21

38:
  %39 = add nsw i64 %17, 1
  br label %40

40:
  %41 = phi i64 [ 0, %38 ], [ %45, %.loopexit23 ]
  %42 = mul i64 %41, %39
  %43 = getelementptr inbounds double, ptr %4, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = add nuw nsw i64 %41, 1
  %46 = icmp slt i64 %45, %22
  br i1 %46, label %.preheader24.preheader, label %47

.preheader24.preheader:
  br label %.preheader24

47:
  %48 = getelementptr inbounds nuw double, ptr %8, i64 %41
  store double 0.000000e+00, ptr %48, align 8
  br label %.loopexit23

49:
  %.lcssa77 = phi double [ %61, %.preheader24 ]
  %50 = getelementptr inbounds nuw double, ptr %8, i64 %41
  store double 0.000000e+00, ptr %50, align 8
  %51 = fcmp oeq double %.lcssa77, 0.000000e+00
  br i1 %51, label %.loopexit23, label %64

.preheader24:
  %52 = phi double [ %61, %.preheader24 ], [ 0.000000e+00, %.preheader24.preheader ]
  %53 = phi i64 [ %62, %.preheader24 ], [ %45, %.preheader24.preheader ]
  %54 = select i1 %20, i64 %53, i64 %41
  %55 = select i1 %20, i64 %41, i64 %53
  %56 = mul nsw i64 %55, %17
  %57 = getelementptr double, ptr %4, i64 %54
  %58 = getelementptr double, ptr %57, i64 %56
  %59 = load double, ptr %58, align 8
  %60 = fmul double %59, %59
  %61 = fadd double %52, %60
  %62 = add nuw nsw i64 %53, 1
  %63 = icmp eq i64 %62, %22
  br i1 %63, label %49, label %.preheader24

64:
  %65 = fmul double %44, %44
  %66 = fadd double %65, %.lcssa77
  %67 = tail call double @llvm.sqrt.f64(double %66)
  %68 = fcmp olt double %44, 0.000000e+00
  %69 = fneg double %67
  %70 = select i1 %68, double %67, double %69
  %71 = fsub double %70, %44
  %72 = fdiv double %71, %70
  store double %72, ptr %50, align 8
  %73 = fsub double %44, %70
  br label %76

74:
  store double %70, ptr %43, align 8
  %75 = icmp slt i64 %45, %24
  br i1 %75, label %.preheader22.preheader, label %.loopexit23

.preheader22.preheader:
  br label %.preheader22

76:
  %77 = phi i64 [ %45, %64 ], [ %85, %76 ]
  %78 = select i1 %20, i64 %77, i64 %41
  %79 = select i1 %20, i64 %41, i64 %77
  %80 = mul nsw i64 %79, %17
  %81 = getelementptr double, ptr %4, i64 %78
  %82 = getelementptr double, ptr %81, i64 %80
  %83 = load double, ptr %82, align 8
  %84 = fdiv double %83, %73
  store double %84, ptr %82, align 8
  %85 = add nuw nsw i64 %77, 1
  %86 = icmp eq i64 %85, %22
  br i1 %86, label %74, label %76

.preheader22:
  %87 = phi i64 [ %118, %117 ], [ %45, %.preheader22.preheader ]
  %88 = select i1 %20, i64 %41, i64 %87
  %89 = select i1 %20, i64 %87, i64 %41
  %90 = mul nsw i64 %89, %17
  %91 = getelementptr double, ptr %4, i64 %88
  %92 = getelementptr double, ptr %91, i64 %90
  %93 = load double, ptr %92, align 8
  br label %98

94:
  %.lcssa78 = phi double [ %114, %98 ]
  %95 = load double, ptr %50, align 8
  %96 = fmul double %.lcssa78, %95
  %97 = fsub double %93, %96
  store double %97, ptr %92, align 8
  br label %120

98:
  %99 = phi i64 [ %115, %98 ], [ %45, %.preheader22 ]
  %100 = phi double [ %114, %98 ], [ %93, %.preheader22 ]
  %101 = select i1 %20, i64 %99, i64 %41
  %102 = select i1 %20, i64 %41, i64 %99
  %103 = mul nsw i64 %102, %17
  %104 = getelementptr double, ptr %4, i64 %101
  %105 = getelementptr double, ptr %104, i64 %103
  %106 = load double, ptr %105, align 8
  %107 = select i1 %20, i64 %99, i64 %87
  %108 = select i1 %20, i64 %87, i64 %99
  %109 = mul nsw i64 %108, %17
  %110 = getelementptr double, ptr %4, i64 %107
  %111 = getelementptr double, ptr %110, i64 %109
  %112 = load double, ptr %111, align 8
  %113 = fmul double %106, %112
  %114 = fadd double %100, %113
  %115 = add nuw nsw i64 %99, 1
  %116 = icmp eq i64 %115, %22
  br i1 %116, label %94, label %98

117:
  %118 = add nuw nsw i64 %87, 1
  %119 = icmp eq i64 %118, %24
  br i1 %119, label %.loopexit23.loopexit, label %.preheader22

120:
  %121 = phi i64 [ %136, %120 ], [ %45, %94 ]
  %122 = select i1 %20, i64 %121, i64 %41
  %123 = select i1 %20, i64 %41, i64 %121
  %124 = mul nsw i64 %123, %17
  %125 = getelementptr double, ptr %4, i64 %122
  %126 = getelementptr double, ptr %125, i64 %124
  %127 = load double, ptr %126, align 8
  %128 = fmul double %96, %127
  %129 = select i1 %20, i64 %121, i64 %87
  %130 = select i1 %20, i64 %87, i64 %121
  %131 = mul nsw i64 %130, %17
  %132 = getelementptr double, ptr %4, i64 %129
  %133 = getelementptr double, ptr %132, i64 %131
  %134 = load double, ptr %133, align 8
  %135 = fsub double %134, %128
  store double %135, ptr %133, align 8
  %136 = add nuw nsw i64 %121, 1
  %137 = icmp eq i64 %136, %22
  br i1 %137, label %117, label %120

.loopexit23.loopexit:
  br label %.loopexit23

.loopexit23:
  %138 = icmp eq i64 %45, %24
  br i1 %138, label %.preheader20.preheader, label %40

.preheader20.preheader:
  br label %.preheader20

.loopexit21.loopexit:
  br label %.loopexit21

.loopexit21:
  %139 = icmp sgt i32 %14, 0
  br i1 %139, label %140, label %.loopexit19

140:
  %141 = add nsw i64 %17, 1
  %142 = icmp slt i32 %23, %21
  %143 = icmp slt i32 %23, 1
  %144 = shl nsw i64 %24, 3
  %145 = shl nsw i64 %19, 3
  %146 = sub nsw i64 %22, %24
  %147 = shl nsw i64 %146, 3
  %148 = getelementptr i8, ptr %6, i64 %144
  %149 = or i1 %143, %30
  br label %161

.preheader20:
  %150 = phi i64 [ %159, %158 ], [ 0, %.preheader20.preheader ]
  %151 = mul i64 %150, %39
  %152 = getelementptr inbounds double, ptr %4, i64 %151
  %153 = load double, ptr %152, align 8
  %154 = fcmp oeq double %153, 0.000000e+00
  br i1 %154, label %155, label %158

155:
  %.lcssa75 = phi i64 [ %150, %.preheader20 ]
  %156 = trunc i64 %.lcssa75 to i32
  %157 = add i32 %156, 1
  store i32 %157, ptr %10, align 4
  br label %.loopexit19

158:
  %159 = add nuw nsw i64 %150, 1
  %160 = icmp eq i64 %159, %24
  br i1 %160, label %.loopexit21.loopexit, label %.preheader20

161:
  %162 = phi i64 [ 0, %140 ], [ %275, %.loopexit17 ]
  %163 = mul i64 %145, %162
  %164 = getelementptr i8, ptr %148, i64 %163
  br i1 %30, label %165, label %196

165:
  br i1 %37, label %166, label %.loopexit18

166:
  %167 = mul nsw i64 %162, %19
  %168 = getelementptr double, ptr %6, i64 %167
  br label %170

.loopexit18.loopexit:
  br label %.loopexit18

.loopexit18:
  br i1 %142, label %169, label %196

169:
  tail call void @llvm.memset.p0.i64(ptr align 8 %164, i8 0, i64 %147, i1 false)
  br label %196

170:
  %171 = phi i64 [ 0, %166 ], [ %180, %.loopexit15 ]
  %172 = getelementptr double, ptr %168, i64 %171
  %173 = load double, ptr %172, align 8
  %174 = icmp eq i64 %171, 0
  br i1 %174, label %.loopexit15, label %.preheader14.preheader

.preheader14.preheader:
  br label %.preheader14

.loopexit15.loopexit:
  %.lcssa = phi double [ %193, %.preheader14 ]
  br label %.loopexit15

.loopexit15:
  %175 = phi double [ %173, %170 ], [ %.lcssa, %.loopexit15.loopexit ]
  %176 = mul i64 %171, %141
  %177 = getelementptr inbounds double, ptr %4, i64 %176
  %178 = load double, ptr %177, align 8
  %179 = fdiv double %175, %178
  store double %179, ptr %172, align 8
  %180 = add nuw nsw i64 %171, 1
  %181 = icmp eq i64 %180, %24
  br i1 %181, label %.loopexit18.loopexit, label %170

.preheader14:
  %182 = phi i64 [ %194, %.preheader14 ], [ 0, %.preheader14.preheader ]
  %183 = phi double [ %193, %.preheader14 ], [ %173, %.preheader14.preheader ]
  %184 = select i1 %20, i64 %182, i64 %171
  %185 = select i1 %20, i64 %171, i64 %182
  %186 = mul nsw i64 %185, %17
  %187 = getelementptr double, ptr %4, i64 %184
  %188 = getelementptr double, ptr %187, i64 %186
  %189 = load double, ptr %188, align 8
  %190 = getelementptr double, ptr %168, i64 %182
  %191 = load double, ptr %190, align 8
  %192 = fmul double %189, %191
  %193 = fsub double %183, %192
  %194 = add nuw nsw i64 %182, 1
  %195 = icmp eq i64 %194, %171
  br i1 %195, label %.loopexit15.loopexit, label %.preheader14

196:
  br i1 %37, label %197, label %.loopexit17

197:
  %198 = mul nsw i64 %162, %19
  %199 = getelementptr double, ptr %6, i64 %198
  br label %201

200:
  br i1 %149, label %.loopexit17, label %.preheader16.preheader

.preheader16.preheader:
  br label %.preheader16

201:
  %202 = phi i64 [ 0, %197 ], [ %234, %.loopexit12 ]
  %203 = xor i64 %202, -1
  %204 = add nsw i64 %203, %24
  %205 = select i1 %30, i64 %204, i64 %202
  %206 = getelementptr double, ptr %199, i64 %205
  %207 = load double, ptr %206, align 8
  %208 = add nsw i64 %205, 1
  %209 = icmp slt i64 %208, %22
  br i1 %209, label %.preheader13.preheader, label %210

.preheader13.preheader:
  br label %.preheader13

210:
  %211 = getelementptr inbounds double, ptr %8, i64 %205
  %212 = load double, ptr %211, align 8
  %213 = fmul double %207, %212
  %214 = fsub double %207, %213
  store double %214, ptr %206, align 8
  br label %.loopexit12

215:
  %.lcssa73 = phi double [ %231, %.preheader13 ]
  %216 = getelementptr inbounds double, ptr %8, i64 %205
  %217 = load double, ptr %216, align 8
  %218 = fmul double %.lcssa73, %217
  %219 = fsub double %207, %218
  store double %219, ptr %206, align 8
  br label %236

.preheader13:
  %220 = phi i64 [ %232, %.preheader13 ], [ %208, %.preheader13.preheader ]
  %221 = phi double [ %231, %.preheader13 ], [ %207, %.preheader13.preheader ]
  %222 = select i1 %20, i64 %220, i64 %205
  %223 = select i1 %20, i64 %205, i64 %220
  %224 = mul nsw i64 %223, %17
  %225 = getelementptr double, ptr %4, i64 %222
  %226 = getelementptr double, ptr %225, i64 %224
  %227 = load double, ptr %226, align 8
  %228 = getelementptr double, ptr %199, i64 %220
  %229 = load double, ptr %228, align 8
  %230 = fmul double %227, %229
  %231 = fadd double %221, %230
  %232 = add nsw i64 %220, 1
  %233 = icmp eq i64 %232, %22
  br i1 %233, label %215, label %.preheader13

.loopexit12.loopexit:
  br label %.loopexit12

.loopexit12:
  %234 = add nuw nsw i64 %202, 1
  %235 = icmp eq i64 %234, %24
  br i1 %235, label %200, label %201

236:
  %237 = phi i64 [ %248, %236 ], [ %208, %215 ]
  %238 = select i1 %20, i64 %237, i64 %205
  %239 = select i1 %20, i64 %205, i64 %237
  %240 = mul nsw i64 %239, %17
  %241 = getelementptr double, ptr %4, i64 %238
  %242 = getelementptr double, ptr %241, i64 %240
  %243 = load double, ptr %242, align 8
  %244 = fmul double %218, %243
  %245 = getelementptr double, ptr %199, i64 %237
  %246 = load double, ptr %245, align 8
  %247 = fsub double %246, %244
  store double %247, ptr %245, align 8
  %248 = add nsw i64 %237, 1
  %249 = icmp eq i64 %248, %22
  br i1 %249, label %.loopexit12.loopexit, label %236

.preheader16:
  %250 = phi i64 [ %251, %.loopexit ], [ %24, %.preheader16.preheader ]
  %251 = add nsw i64 %250, -1
  %252 = getelementptr double, ptr %199, i64 %251
  %253 = load double, ptr %252, align 8
  %254 = icmp slt i64 %250, %24
  br i1 %254, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  %.lcssa74 = phi double [ %272, %.preheader ]
  br label %.loopexit

.loopexit:
  %255 = phi double [ %253, %.preheader16 ], [ %.lcssa74, %.loopexit.loopexit ]
  %256 = mul i64 %251, %141
  %257 = getelementptr inbounds double, ptr %4, i64 %256
  %258 = load double, ptr %257, align 8
  %259 = fdiv double %255, %258
  store double %259, ptr %252, align 8
  %260 = icmp samesign ugt i64 %250, 1
  br i1 %260, label %.preheader16, label %.loopexit17.loopexit

.preheader:
  %261 = phi i64 [ %273, %.preheader ], [ %250, %.preheader.preheader ]
  %262 = phi double [ %272, %.preheader ], [ %253, %.preheader.preheader ]
  %263 = select i1 %20, i64 %251, i64 %261
  %264 = select i1 %20, i64 %261, i64 %251
  %265 = mul nsw i64 %264, %17
  %266 = getelementptr double, ptr %4, i64 %263
  %267 = getelementptr double, ptr %266, i64 %265
  %268 = load double, ptr %267, align 8
  %269 = getelementptr double, ptr %199, i64 %261
  %270 = load double, ptr %269, align 8
  %271 = fmul double %268, %270
  %272 = fsub double %262, %271
  %273 = add nuw nsw i64 %261, 1
  %274 = icmp eq i64 %273, %24
  br i1 %274, label %.loopexit.loopexit, label %.preheader

.loopexit17.loopexit:
  br label %.loopexit17

.loopexit17:
  %275 = add nuw nsw i64 %162, 1
  %276 = icmp eq i64 %275, %15
  br i1 %276, label %.loopexit19.loopexit, label %161

.loopexit19.loopexit:
  br label %.loopexit19

.loopexit19:
  ret void
}

define double @ddot_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4) {
  %6 = load i64, ptr %0, align 8
  %7 = load i64, ptr %2, align 8
  %8 = load i64, ptr %4, align 8
  %9 = icmp slt i64 %7, 0
  %10 = sub nsw i64 1, %6
  %11 = mul nsw i64 %10, %7
  %12 = select i1 %9, i64 %11, i64 0
  %13 = getelementptr inbounds double, ptr %1, i64 %12
  %14 = icmp slt i64 %8, 0
  %15 = mul nsw i64 %8, %10
  %16 = select i1 %14, i64 %15, i64 0
  %17 = getelementptr inbounds double, ptr %3, i64 %16
  %18 = icmp sgt i64 %6, 0
  br i1 %18, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  %.lcssa = phi double [ %29, %.preheader ]
  br label %.loopexit

.loopexit:
  %19 = phi double [ 0.000000e+00, %5 ], [ %.lcssa, %.loopexit.loopexit ]
  ret double %19

.preheader:
  %20 = phi i64 [ %30, %.preheader ], [ 0, %.preheader.preheader ]
  %21 = phi double [ %29, %.preheader ], [ 0.000000e+00, %.preheader.preheader ]
  %22 = mul nsw i64 %20, %7
  %23 = getelementptr inbounds double, ptr %13, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = mul nsw i64 %20, %8
  %26 = getelementptr inbounds double, ptr %17, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = fmul double %24, %27
  %29 = fadd double %21, %28
  %30 = add nuw nsw i64 %20, 1
  %31 = icmp eq i64 %30, %6
  br i1 %31, label %.loopexit.loopexit, label %.preheader
}

define double @dnrm2_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2) {
  %4 = load i64, ptr %0, align 8
  %5 = load i64, ptr %2, align 8
  %6 = icmp slt i64 %5, 0
  %7 = sub nsw i64 1, %4
  %8 = mul nsw i64 %7, %5
  %9 = select i1 %6, i64 %8, i64 0
  %10 = getelementptr inbounds double, ptr %1, i64 %9
  %11 = icmp sgt i64 %4, 0
  br i1 %11, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  %.lcssa = phi double [ %22, %.preheader ]
  br label %.loopexit

.loopexit:
  %12 = phi double [ 0.000000e+00, %3 ], [ %.lcssa, %.loopexit.loopexit ]
  %13 = fcmp ogt double %12, 0.000000e+00
  %14 = tail call double @llvm.sqrt.f64(double %12)
  %15 = select i1 %13, double %14, double 0.000000e+00
  ret double %15

.preheader:
  %16 = phi i64 [ %23, %.preheader ], [ 0, %.preheader.preheader ]
  %17 = phi double [ %22, %.preheader ], [ 0.000000e+00, %.preheader.preheader ]
  %18 = mul nsw i64 %16, %5
  %19 = getelementptr inbounds double, ptr %10, i64 %18
  %20 = load double, ptr %19, align 8
  %21 = fmul double %20, %20
  %22 = fadd double %17, %21
  %23 = add nuw nsw i64 %16, 1
  %24 = icmp eq i64 %23, %4
  br i1 %24, label %.loopexit.loopexit, label %.preheader
}

define double @dasum_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2) {
  %4 = load i64, ptr %0, align 8
  %5 = load i64, ptr %2, align 8
  %6 = icmp slt i64 %5, 0
  %7 = sub nsw i64 1, %4
  %8 = mul nsw i64 %7, %5
  %9 = select i1 %6, i64 %8, i64 0
  %10 = getelementptr inbounds double, ptr %1, i64 %9
  %11 = icmp sgt i64 %4, 0
  br i1 %11, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  %.lcssa = phi double [ %19, %.preheader ]
  br label %.loopexit

.loopexit:
  %12 = phi double [ 0.000000e+00, %3 ], [ %.lcssa, %.loopexit.loopexit ]
  ret double %12

.preheader:
  %13 = phi i64 [ %20, %.preheader ], [ 0, %.preheader.preheader ]
  %14 = phi double [ %19, %.preheader ], [ 0.000000e+00, %.preheader.preheader ]
  %15 = mul nsw i64 %13, %5
  %16 = getelementptr inbounds double, ptr %10, i64 %15
  %17 = load double, ptr %16, align 8
  %18 = tail call double @llvm.fabs.f64(double %17)
  %19 = fadd double %14, %18
  %20 = add nuw nsw i64 %13, 1
  %21 = icmp eq i64 %20, %4
  br i1 %21, label %.loopexit.loopexit, label %.preheader
}

define void @dscal_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef %2, ptr noundef readonly %3) {
  %5 = load i64, ptr %0, align 8
  %6 = load double, ptr %1, align 8
  %7 = load i64, ptr %3, align 8
  %8 = icmp sgt i64 %5, 0
  br i1 %8, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void

.preheader:
  %9 = phi i64 [ %14, %.preheader ], [ 0, %.preheader.preheader ]
  %10 = mul nsw i64 %9, %7
  %11 = getelementptr inbounds double, ptr %2, i64 %10
  %12 = load double, ptr %11, align 8
  %13 = fmul double %6, %12
  store double %13, ptr %11, align 8
  %14 = add nuw nsw i64 %9, 1
  %15 = icmp eq i64 %14, %5
  br i1 %15, label %.loopexit.loopexit, label %.preheader
}

define void @daxpy_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef %4, ptr noundef readonly %5) {
  %7 = load i64, ptr %0, align 8
  %8 = load double, ptr %1, align 8
  %9 = load i64, ptr %3, align 8
  %10 = load i64, ptr %5, align 8
  %11 = icmp slt i64 %9, 0
  %12 = sub nsw i64 1, %7
  %13 = mul nsw i64 %9, %12
  %14 = select i1 %11, i64 %13, i64 0
  %15 = getelementptr inbounds double, ptr %2, i64 %14
  %16 = icmp slt i64 %10, 0
  %17 = mul nsw i64 %10, %12
  %18 = select i1 %16, i64 %17, i64 0
  %19 = getelementptr inbounds double, ptr %4, i64 %18
  %20 = icmp sgt i64 %7, 0
  br i1 %20, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void

.preheader:
  %21 = phi i64 [ %30, %.preheader ], [ 0, %.preheader.preheader ]
  %22 = mul nsw i64 %21, %9
  %23 = getelementptr inbounds double, ptr %15, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = fmul double %8, %24
  %26 = mul nsw i64 %21, %10
  %27 = getelementptr inbounds double, ptr %19, i64 %26
  %28 = load double, ptr %27, align 8
  %29 = fadd double %28, %25
  store double %29, ptr %27, align 8
  %30 = add nuw nsw i64 %21, 1
  %31 = icmp eq i64 %30, %7
  br i1 %31, label %.loopexit.loopexit, label %.preheader
}

define void @dcopy_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef writeonly %3, ptr noundef readonly %4) {
  %6 = load i64, ptr %0, align 8
  %7 = load i64, ptr %2, align 8
  %8 = load i64, ptr %4, align 8
  %9 = icmp slt i64 %7, 0
  %10 = sub nsw i64 1, %6
  %11 = mul nsw i64 %10, %7
  %12 = select i1 %9, i64 %11, i64 0
  %13 = getelementptr inbounds double, ptr %1, i64 %12
  %14 = icmp slt i64 %8, 0
  %15 = mul nsw i64 %8, %10
  %16 = select i1 %14, i64 %15, i64 0
  %17 = getelementptr inbounds double, ptr %3, i64 %16
  %18 = icmp sgt i64 %6, 0
  br i1 %18, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void

.preheader:
  %19 = phi i64 [ %25, %.preheader ], [ 0, %.preheader.preheader ]
  %20 = mul nsw i64 %19, %7
  %21 = getelementptr inbounds double, ptr %13, i64 %20
  %22 = load double, ptr %21, align 8
  %23 = mul nsw i64 %19, %8
  %24 = getelementptr inbounds double, ptr %17, i64 %23
  store double %22, ptr %24, align 8
  %25 = add nuw nsw i64 %19, 1
  %26 = icmp eq i64 %25, %6
  br i1 %26, label %.loopexit.loopexit, label %.preheader
}

define void @dswap_64_(ptr noundef readonly %0, ptr noundef %1, ptr noundef readonly %2, ptr noundef %3, ptr noundef readonly %4) {
  %6 = load i64, ptr %0, align 8
  %7 = load i64, ptr %2, align 8
  %8 = load i64, ptr %4, align 8
  %9 = icmp slt i64 %7, 0
  %10 = sub nsw i64 1, %6
  %11 = mul nsw i64 %10, %7
  %12 = select i1 %9, i64 %11, i64 0
  %13 = getelementptr inbounds double, ptr %1, i64 %12
  %14 = icmp slt i64 %8, 0
  %15 = mul nsw i64 %8, %10
  %16 = select i1 %14, i64 %15, i64 0
  %17 = getelementptr inbounds double, ptr %3, i64 %16
  %18 = icmp sgt i64 %6, 0
  br i1 %18, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void

.preheader:
  %19 = phi i64 [ %26, %.preheader ], [ 0, %.preheader.preheader ]
  %20 = mul nsw i64 %19, %7
  %21 = getelementptr inbounds double, ptr %13, i64 %20
  %22 = load double, ptr %21, align 8
  %23 = mul nsw i64 %19, %8
  %24 = getelementptr inbounds double, ptr %17, i64 %23
  %25 = load double, ptr %24, align 8
  store double %25, ptr %21, align 8
  store double %22, ptr %24, align 8
  %26 = add nuw nsw i64 %19, 1
  %27 = icmp eq i64 %26, %6
  br i1 %27, label %.loopexit.loopexit, label %.preheader
}

define void @drot_64_(ptr noundef readonly %0, ptr noundef %1, ptr noundef readonly %2, ptr noundef %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6) {
  %8 = load i64, ptr %0, align 8
  %9 = load i64, ptr %2, align 8
  %10 = load i64, ptr %4, align 8
  %11 = load double, ptr %5, align 8
  %12 = load double, ptr %6, align 8
  %13 = icmp slt i64 %9, 0
  %14 = sub nsw i64 1, %8
  %15 = mul nsw i64 %14, %9
  %16 = select i1 %13, i64 %15, i64 0
  %17 = getelementptr inbounds double, ptr %1, i64 %16
  %18 = icmp slt i64 %10, 0
  %19 = mul nsw i64 %10, %14
  %20 = select i1 %18, i64 %19, i64 0
  %21 = getelementptr inbounds double, ptr %3, i64 %20
  %22 = icmp sgt i64 %8, 0
  br i1 %22, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void

.preheader:
  %23 = phi i64 [ %37, %.preheader ], [ 0, %.preheader.preheader ]
  %24 = mul nsw i64 %23, %9
  %25 = getelementptr inbounds double, ptr %17, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = fmul double %11, %26
  %28 = mul nsw i64 %23, %10
  %29 = getelementptr inbounds double, ptr %21, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = fmul double %12, %30
  %32 = fadd double %27, %31
  store double %32, ptr %25, align 8
  %33 = load double, ptr %29, align 8
  %34 = fmul double %11, %33
  %35 = fmul double %12, %26
  %36 = fsub double %34, %35
  store double %36, ptr %29, align 8
  %37 = add nuw nsw i64 %23, 1
  %38 = icmp eq i64 %37, %8
  br i1 %38, label %.loopexit.loopexit, label %.preheader
}

define void @drotg_64_(ptr noundef %0, ptr noundef %1, ptr noundef writeonly %2, ptr noundef writeonly %3) {
  %5 = load double, ptr %1, align 8
  %6 = fcmp oeq double %5, 0.000000e+00
  br i1 %6, label %7, label %8

7:
  store double 1.000000e+00, ptr %2, align 8
  store double 0.000000e+00, ptr %3, align 8
  store double 0.000000e+00, ptr %1, align 8
  br label %33

8:
  %9 = load double, ptr %0, align 8
  %10 = tail call double @llvm.fabs.f64(double %9)
  %11 = tail call double @llvm.fabs.f64(double %5)
  %12 = fcmp ogt double %10, %11
  %13 = select i1 %12, double %9, double %5
  %14 = select i1 %12, double %10, double %11
  %15 = fdiv double %9, %14
  %16 = fmul double %15, %15
  %17 = fdiv double %5, %14
  %18 = fmul double %17, %17
  %19 = fadd double %16, %18
  %20 = tail call double @llvm.sqrt.f64(double %19)
  %21 = fmul double %14, %20
  %22 = fcmp olt double %13, 0.000000e+00
  %23 = fneg double %21
  %24 = select i1 %22, double %23, double %21
  %25 = fdiv double %9, %24
  %26 = fdiv double %5, %24
  store double %24, ptr %0, align 8
  br i1 %12, label %31, label %27

27:
  %28 = fcmp une double %25, 0.000000e+00
  %29 = fdiv double 1.000000e+00, %25
  %30 = select i1 %28, double %29, double 1.000000e+00
  br label %31

31:
  %32 = phi double [ %30, %27 ], [ %26, %8 ]
  store double %32, ptr %1, align 8
  store double %25, ptr %2, align 8
  store double %26, ptr %3, align 8
  br label %33

33:
  ret void
}

define void @drotm_64_(ptr noundef readonly %0, ptr noundef %1, ptr noundef readonly %2, ptr noundef %3, ptr noundef readonly %4, ptr noundef readonly %5) {
  %7 = load i64, ptr %0, align 8
  %8 = load i64, ptr %2, align 8
  %9 = load i64, ptr %4, align 8
  %10 = load double, ptr %5, align 8
  %11 = fcmp oeq double %10, -2.000000e+00
  br i1 %11, label %.loopexit, label %12

12:
  %13 = fcmp oeq double %10, 0.000000e+00
  br i1 %13, label %17, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %16 = load double, ptr %15, align 8
  br label %17

17:
  %18 = phi double [ %16, %14 ], [ 1.000000e+00, %12 ]
  %19 = fcmp oeq double %10, 1.000000e+00
  br i1 %19, label %25, label %20

20:
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %22 = load double, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %24 = load double, ptr %23, align 8
  br label %25

25:
  %26 = phi double [ %22, %20 ], [ 1.000000e+00, %17 ]
  %27 = phi double [ %24, %20 ], [ -1.000000e+00, %17 ]
  br i1 %13, label %31, label %28

28:
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %30 = load double, ptr %29, align 8
  br label %31

31:
  %32 = phi double [ %30, %28 ], [ 1.000000e+00, %25 ]
  %33 = icmp slt i64 %8, 0
  %34 = sub nsw i64 1, %7
  %35 = mul nsw i64 %34, %8
  %36 = select i1 %33, i64 %35, i64 0
  %37 = getelementptr inbounds double, ptr %1, i64 %36
  %38 = icmp slt i64 %9, 0
  %39 = mul nsw i64 %9, %34
  %40 = select i1 %38, i64 %39, i64 0
  %41 = getelementptr inbounds double, ptr %3, i64 %40
  %42 = icmp sgt i64 %7, 0
  br i1 %42, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.preheader:
  %43 = phi i64 [ %57, %.preheader ], [ 0, %.preheader.preheader ]
  %44 = mul nsw i64 %43, %8
  %45 = getelementptr inbounds double, ptr %37, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = fmul double %18, %46
  %48 = mul nsw i64 %43, %9
  %49 = getelementptr inbounds double, ptr %41, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = fmul double %26, %50
  %52 = fadd double %47, %51
  store double %52, ptr %45, align 8
  %53 = fmul double %27, %46
  %54 = load double, ptr %49, align 8
  %55 = fmul double %32, %54
  %56 = fadd double %53, %55
  store double %56, ptr %49, align 8
  %57 = add nuw nsw i64 %43, 1
  %58 = icmp eq i64 %57, %7
  br i1 %58, label %.loopexit.loopexit, label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void
}

define void @dgemv_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef readonly %8, ptr noundef %9, ptr noundef readonly %10) {
  %12 = load i64, ptr %1, align 8
  %13 = load i64, ptr %2, align 8
  %14 = load double, ptr %3, align 8
  %15 = load i64, ptr %5, align 8
  %16 = load i64, ptr %7, align 8
  %17 = load double, ptr %8, align 8
  %18 = load i64, ptr %10, align 8
  %19 = load i8, ptr %0, align 1
  %20 = and i8 %19, -33
  %21 = icmp ne i8 %20, 84
  %22 = icmp ne i8 %20, 67
  %23 = and i1 %21, %22
  %24 = select i1 %23, i64 %12, i64 %13
  %25 = select i1 %23, i64 %13, i64 %12
  %26 = icmp slt i64 %16, 0
  %27 = sub nsw i64 1, %25
  %28 = mul nsw i64 %27, %16
  %29 = select i1 %26, i64 %28, i64 0
  %30 = getelementptr inbounds double, ptr %6, i64 %29
  %31 = icmp slt i64 %18, 0
  %32 = sub nsw i64 1, %24
  %33 = mul nsw i64 %32, %18
  %34 = select i1 %31, i64 %33, i64 0
  %35 = getelementptr inbounds double, ptr %9, i64 %34
  %36 = icmp sgt i64 %24, 0
  br i1 %36, label %37, label %.loopexit4

37:
  %38 = icmp sgt i64 %25, 0
  %39 = fcmp oeq double %17, 0.000000e+00
  br label %40

40:
  %41 = phi i64 [ 0, %37 ], [ %73, %71 ]
  br i1 %38, label %42, label %.loopexit

42:
  %43 = mul nsw i64 %41, %15
  %44 = getelementptr double, ptr %4, i64 %43
  %45 = getelementptr double, ptr %4, i64 %41
  br label %49

.loopexit4.loopexit:
  br label %.loopexit4

.loopexit4:
  ret void

.loopexit.loopexit:
  %.lcssa = phi double [ %61, %49 ]
  br label %.loopexit

.loopexit:
  %46 = phi double [ 0.000000e+00, %40 ], [ %.lcssa, %.loopexit.loopexit ]
  %47 = mul nsw i64 %41, %18
  %48 = getelementptr inbounds double, ptr %35, i64 %47
  br i1 %39, label %64, label %66

49:
  %50 = phi i64 [ 0, %42 ], [ %62, %49 ]
  %51 = phi double [ 0.000000e+00, %42 ], [ %61, %49 ]
  %52 = getelementptr double, ptr %44, i64 %50
  %53 = mul nsw i64 %50, %15
  %54 = getelementptr double, ptr %45, i64 %53
  %55 = select i1 %23, ptr %54, ptr %52
  %56 = load double, ptr %55, align 8
  %57 = mul nsw i64 %50, %16
  %58 = getelementptr inbounds double, ptr %30, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = fmul double %56, %59
  %61 = fadd double %51, %60
  %62 = add nuw nsw i64 %50, 1
  %63 = icmp eq i64 %62, %25
  br i1 %63, label %.loopexit.loopexit, label %49

64:
  %65 = fmul double %14, %46
  br label %71

66:
  %67 = load double, ptr %48, align 8
  %68 = fmul double %17, %67
  %69 = fmul double %14, %46
  %70 = fadd double %69, %68
  br label %71

71:
  %72 = phi double [ %65, %64 ], [ %70, %66 ]
  store double %72, ptr %48, align 8
  %73 = add nuw nsw i64 %41, 1
  %74 = icmp eq i64 %73, %24
  br i1 %74, label %.loopexit4.loopexit, label %40
}

define void @dger_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef %7, ptr noundef readonly %8) {
  %10 = load i64, ptr %0, align 8
  %11 = load i64, ptr %1, align 8
  %12 = load double, ptr %2, align 8
  %13 = load i64, ptr %4, align 8
  %14 = load i64, ptr %6, align 8
  %15 = load i64, ptr %8, align 8
  %16 = icmp slt i64 %13, 0
  %17 = sub nsw i64 1, %10
  %18 = mul nsw i64 %13, %17
  %19 = select i1 %16, i64 %18, i64 0
  %20 = getelementptr inbounds double, ptr %3, i64 %19
  %21 = icmp slt i64 %14, 0
  %22 = sub nsw i64 1, %11
  %23 = mul nsw i64 %14, %22
  %24 = select i1 %21, i64 %23, i64 0
  %25 = getelementptr inbounds double, ptr %5, i64 %24
  %26 = icmp sgt i64 %11, 0
  br i1 %26, label %27, label %.loopexit3

27:
  %28 = icmp sgt i64 %10, 0
  br label %29

29:
  %30 = phi i64 [ 0, %27 ], [ %36, %.loopexit ]
  br i1 %28, label %31, label %.loopexit

31:
  %32 = mul nsw i64 %30, %14
  %33 = getelementptr inbounds double, ptr %25, i64 %32
  %34 = mul nsw i64 %30, %15
  %35 = getelementptr double, ptr %7, i64 %34
  br label %38

.loopexit3.loopexit:
  br label %.loopexit3

.loopexit3:
  ret void

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %36 = add nuw nsw i64 %30, 1
  %37 = icmp eq i64 %36, %11
  br i1 %37, label %.loopexit3.loopexit, label %29

38:
  %39 = phi i64 [ 0, %31 ], [ %49, %38 ]
  %40 = mul nsw i64 %39, %13
  %41 = getelementptr inbounds double, ptr %20, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = fmul double %12, %42
  %44 = load double, ptr %33, align 8
  %45 = fmul double %43, %44
  %46 = getelementptr double, ptr %35, i64 %39
  %47 = load double, ptr %46, align 8
  %48 = fadd double %47, %45
  store double %48, ptr %46, align 8
  %49 = add nuw nsw i64 %39, 1
  %50 = icmp eq i64 %49, %10
  br i1 %50, label %.loopexit.loopexit, label %38
}

define void @dsymv_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef %8, ptr noundef readonly %9) {
  %11 = load i8, ptr %0, align 1
  %12 = and i8 %11, -33
  %13 = icmp eq i8 %12, 85
  %14 = load i64, ptr %1, align 8
  %15 = load i64, ptr %4, align 8
  %16 = load double, ptr %2, align 8
  %17 = load i64, ptr %6, align 8
  %18 = load double, ptr %7, align 8
  %19 = load i64, ptr %9, align 8
  %20 = icmp slt i64 %17, 0
  %21 = sub nsw i64 1, %14
  %22 = mul nsw i64 %17, %21
  %23 = select i1 %20, i64 %22, i64 0
  %24 = getelementptr inbounds double, ptr %5, i64 %23
  %25 = icmp slt i64 %19, 0
  %26 = mul nsw i64 %19, %21
  %27 = select i1 %25, i64 %26, i64 0
  %28 = getelementptr inbounds double, ptr %8, i64 %27
  %29 = icmp sgt i64 %14, 0
  br i1 %29, label %30, label %.loopexit

30:
  %31 = fcmp oeq double %18, 0.000000e+00
  br label %32

32:
  %33 = phi i64 [ 0, %30 ], [ %67, %65 ]
  %34 = mul nsw i64 %33, %15
  br label %38

35:
  %.lcssa = phi double [ %55, %38 ]
  %36 = mul nsw i64 %33, %19
  %37 = getelementptr inbounds double, ptr %28, i64 %36
  br i1 %31, label %58, label %60

38:
  %39 = phi i64 [ 0, %32 ], [ %56, %38 ]
  %40 = phi double [ 0.000000e+00, %32 ], [ %55, %38 ]
  %41 = icmp samesign ule i64 %39, %33
  %42 = xor i1 %13, %41
  %43 = icmp eq i64 %39, %33
  %44 = or i1 %43, %42
  %45 = mul nsw i64 %39, %15
  %46 = add nsw i64 %45, %33
  %47 = add nsw i64 %39, %34
  %48 = select i1 %44, i64 %46, i64 %47
  %49 = getelementptr inbounds double, ptr %3, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = mul nsw i64 %39, %17
  %52 = getelementptr inbounds double, ptr %24, i64 %51
  %53 = load double, ptr %52, align 8
  %54 = fmul double %50, %53
  %55 = fadd double %40, %54
  %56 = add nuw nsw i64 %39, 1
  %57 = icmp eq i64 %56, %14
  br i1 %57, label %35, label %38

58:
  %59 = fmul double %16, %.lcssa
  br label %65

60:
  %61 = load double, ptr %37, align 8
  %62 = fmul double %18, %61
  %63 = fmul double %16, %.lcssa
  %64 = fadd double %63, %62
  br label %65

65:
  %66 = phi double [ %59, %58 ], [ %64, %60 ]
  store double %66, ptr %37, align 8
  %67 = add nuw nsw i64 %33, 1
  %68 = icmp eq i64 %67, %14
  br i1 %68, label %.loopexit.loopexit, label %32

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void
}

define void @dsbmv_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef readonly %8, ptr noundef %9, ptr noundef readonly %10) {
  %12 = load i8, ptr %0, align 1
  %13 = and i8 %12, -33
  %14 = icmp eq i8 %13, 85
  %15 = load i64, ptr %1, align 8
  %16 = load i64, ptr %2, align 8
  %17 = load i64, ptr %5, align 8
  %18 = load double, ptr %3, align 8
  %19 = load i64, ptr %7, align 8
  %20 = load double, ptr %8, align 8
  %21 = load i64, ptr %10, align 8
  %22 = icmp slt i64 %19, 0
  %23 = sub nsw i64 1, %15
  %24 = mul nsw i64 %19, %23
  %25 = select i1 %22, i64 %24, i64 0
  %26 = getelementptr inbounds double, ptr %6, i64 %25
  %27 = icmp slt i64 %21, 0
  %28 = mul nsw i64 %21, %23
  %29 = select i1 %27, i64 %28, i64 0
  %30 = getelementptr inbounds double, ptr %9, i64 %29
  %31 = icmp sgt i64 %15, 0
  br i1 %31, label %32, label %.loopexit8

32:
  %33 = add i64 %16, 1
  %34 = select i1 %14, i64 %16, i64 0
  %35 = fcmp oeq double %20, 0.000000e+00
  br label %36

36:
  %37 = phi i64 [ 0, %32 ], [ %85, %83 ]
  %38 = icmp sgt i64 %37, %16
  %39 = sub nsw i64 %37, %16
  %40 = select i1 %38, i64 %39, i64 0
  %41 = add i64 %33, %37
  %42 = tail call i64 @llvm.smin.i64(i64 %41, i64 %15)
  %43 = icmp slt i64 %40, %42
  br i1 %43, label %44, label %.loopexit

44:
  %45 = mul nsw i64 %37, %17
  %46 = sub i64 %34, %37
  %47 = add i64 %46, %45
  %48 = add nsw i64 %37, %34
  br label %52

.loopexit.loopexit:
  %.lcssa = phi double [ %73, %65 ]
  br label %.loopexit

.loopexit:
  %49 = phi double [ 0.000000e+00, %36 ], [ %.lcssa, %.loopexit.loopexit ]
  %50 = mul nsw i64 %37, %21
  %51 = getelementptr inbounds double, ptr %30, i64 %50
  br i1 %35, label %76, label %78

52:
  %53 = phi i64 [ %40, %44 ], [ %74, %65 ]
  %54 = phi double [ 0.000000e+00, %44 ], [ %73, %65 ]
  %55 = icmp sle i64 %53, %37
  %56 = xor i1 %14, %55
  %57 = icmp eq i64 %53, %37
  %58 = or i1 %57, %56
  br i1 %58, label %59, label %63

59:
  %60 = sub i64 %48, %53
  %61 = mul nsw i64 %53, %17
  %62 = add nsw i64 %60, %61
  br label %65

63:
  %64 = add i64 %47, %53
  br label %65

65:
  %66 = phi i64 [ %62, %59 ], [ %64, %63 ]
  %67 = getelementptr inbounds double, ptr %4, i64 %66
  %68 = load double, ptr %67, align 8
  %69 = mul nsw i64 %53, %19
  %70 = getelementptr inbounds double, ptr %26, i64 %69
  %71 = load double, ptr %70, align 8
  %72 = fmul double %68, %71
  %73 = fadd double %54, %72
  %74 = add nsw i64 %53, 1
  %75 = icmp slt i64 %74, %42
  br i1 %75, label %52, label %.loopexit.loopexit

76:
  %77 = fmul double %18, %49
  br label %83

78:
  %79 = load double, ptr %51, align 8
  %80 = fmul double %20, %79
  %81 = fmul double %18, %49
  %82 = fadd double %81, %80
  br label %83

83:
  %84 = phi double [ %77, %76 ], [ %82, %78 ]
  store double %84, ptr %51, align 8
  %85 = add nuw nsw i64 %37, 1
  %86 = icmp eq i64 %85, %15
  br i1 %86, label %.loopexit8.loopexit, label %36

.loopexit8.loopexit:
  br label %.loopexit8

.loopexit8:
  ret void
}

define void @dspmv_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef %7, ptr noundef readonly %8) {
  %10 = load i8, ptr %0, align 1
  %11 = and i8 %10, -33
  %12 = icmp eq i8 %11, 85
  %13 = load i64, ptr %1, align 8
  %14 = load double, ptr %2, align 8
  %15 = load i64, ptr %5, align 8
  %16 = load double, ptr %6, align 8
  %17 = load i64, ptr %8, align 8
  %18 = icmp slt i64 %15, 0
  %19 = sub nsw i64 1, %13
  %20 = mul nsw i64 %15, %19
  %21 = select i1 %18, i64 %20, i64 0
  %22 = getelementptr inbounds double, ptr %4, i64 %21
  %23 = icmp slt i64 %17, 0
  %24 = mul nsw i64 %17, %19
  %25 = select i1 %23, i64 %24, i64 0
  %26 = getelementptr inbounds double, ptr %7, i64 %25
  %27 = icmp sgt i64 %13, 0
  br i1 %27, label %28, label %.loopexit

28:
  %29 = shl nuw nsw i64 %13, 1
  %30 = fcmp oeq double %16, 0.000000e+00
  br label %31

31:
  %32 = phi i64 [ 0, %28 ], [ %33, %78 ]
  %33 = add nuw nsw i64 %32, 1
  %34 = xor i64 %32, -1
  %35 = add nsw i64 %29, %34
  %36 = select i1 %12, i64 %33, i64 %35
  %37 = mul nsw i64 %36, %32
  %38 = sdiv i64 %37, 2
  br label %42

39:
  %.lcssa = phi double [ %69, %60 ]
  %40 = mul nsw i64 %32, %17
  %41 = getelementptr inbounds double, ptr %26, i64 %40
  br i1 %30, label %71, label %73

42:
  %43 = phi i64 [ 0, %31 ], [ %61, %60 ]
  %44 = phi double [ 0.000000e+00, %31 ], [ %69, %60 ]
  %45 = icmp samesign ule i64 %43, %32
  %46 = xor i1 %12, %45
  %47 = icmp eq i64 %43, %32
  %48 = or i1 %47, %46
  br i1 %48, label %49, label %57

49:
  %50 = add nuw nsw i64 %43, 1
  %51 = xor i64 %43, -1
  %52 = add nsw i64 %29, %51
  %53 = select i1 %12, i64 %50, i64 %52
  %54 = mul nsw i64 %53, %43
  %55 = sdiv i64 %54, 2
  %56 = add nsw i64 %55, %32
  br label %60

57:
  %58 = add nsw i64 %43, %38
  %59 = add nuw nsw i64 %43, 1
  br label %60

60:
  %61 = phi i64 [ %59, %57 ], [ %50, %49 ]
  %62 = phi i64 [ %58, %57 ], [ %56, %49 ]
  %63 = getelementptr inbounds double, ptr %3, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = mul nsw i64 %43, %15
  %66 = getelementptr inbounds double, ptr %22, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = fmul double %64, %67
  %69 = fadd double %44, %68
  %70 = icmp eq i64 %61, %13
  br i1 %70, label %39, label %42

71:
  %72 = fmul double %14, %.lcssa
  br label %78

73:
  %74 = load double, ptr %41, align 8
  %75 = fmul double %16, %74
  %76 = fmul double %14, %.lcssa
  %77 = fadd double %76, %75
  br label %78

78:
  %79 = phi double [ %72, %71 ], [ %77, %73 ]
  store double %79, ptr %41, align 8
  %80 = icmp eq i64 %33, %13
  br i1 %80, label %.loopexit.loopexit, label %31

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void
}

define void @dsyr_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef %5, ptr noundef readonly %6) {
  %8 = load i8, ptr %0, align 1
  %9 = and i8 %8, -33
  %10 = icmp eq i8 %9, 85
  %11 = load i64, ptr %1, align 8
  %12 = load i64, ptr %6, align 8
  %13 = load double, ptr %2, align 8
  %14 = load i64, ptr %4, align 8
  %15 = icmp slt i64 %14, 0
  %16 = sub nsw i64 1, %11
  %17 = mul nsw i64 %14, %16
  %18 = select i1 %15, i64 %17, i64 0
  %19 = getelementptr inbounds double, ptr %3, i64 %18
  %20 = icmp sgt i64 %11, 0
  br i1 %20, label %.preheader.preheader, label %.loopexit3

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %21 = icmp eq i64 %24, %11
  br i1 %21, label %.loopexit3.loopexit, label %.preheader

.preheader:
  %22 = phi i64 [ %24, %.loopexit ], [ 0, %.preheader.preheader ]
  %23 = select i1 %10, i64 0, i64 %22
  %24 = add nuw nsw i64 %22, 1
  %25 = select i1 %10, i64 %24, i64 %11
  %26 = icmp slt i64 %23, %25
  br i1 %26, label %27, label %.loopexit

27:
  %28 = mul nsw i64 %22, %14
  %29 = getelementptr inbounds double, ptr %19, i64 %28
  %30 = mul nsw i64 %22, %12
  %31 = getelementptr double, ptr %5, i64 %30
  br label %32

32:
  %33 = phi i64 [ %23, %27 ], [ %43, %32 ]
  %34 = mul nsw i64 %33, %14
  %35 = getelementptr inbounds double, ptr %19, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = load double, ptr %29, align 8
  %38 = fmul double %36, %37
  %39 = fmul double %13, %38
  %40 = getelementptr double, ptr %31, i64 %33
  %41 = load double, ptr %40, align 8
  %42 = fadd double %41, %39
  store double %42, ptr %40, align 8
  %43 = add nuw nsw i64 %33, 1
  %44 = icmp eq i64 %43, %25
  br i1 %44, label %.loopexit.loopexit, label %32

.loopexit3.loopexit:
  br label %.loopexit3

.loopexit3:
  ret void
}

define void @dspr_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef %5) {
  %7 = load i8, ptr %0, align 1
  %8 = and i8 %7, -33
  %9 = icmp eq i8 %8, 85
  %10 = load i64, ptr %1, align 8
  %11 = load double, ptr %2, align 8
  %12 = load i64, ptr %4, align 8
  %13 = icmp slt i64 %12, 0
  %14 = sub nsw i64 1, %10
  %15 = mul nsw i64 %12, %14
  %16 = select i1 %13, i64 %15, i64 0
  %17 = getelementptr inbounds double, ptr %3, i64 %16
  %18 = icmp sgt i64 %10, 0
  br i1 %18, label %19, label %.loopexit4

19:
  %20 = shl nuw nsw i64 %10, 1
  br label %22

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %21 = icmp eq i64 %25, %10
  br i1 %21, label %.loopexit4.loopexit, label %22

22:
  %23 = phi i64 [ 0, %19 ], [ %25, %.loopexit ]
  %24 = select i1 %9, i64 0, i64 %23
  %25 = add nuw nsw i64 %23, 1
  %26 = select i1 %9, i64 %25, i64 %10
  %27 = icmp slt i64 %24, %26
  br i1 %27, label %28, label %.loopexit

28:
  %29 = mul nsw i64 %23, %12
  %30 = getelementptr inbounds double, ptr %17, i64 %29
  %31 = xor i64 %23, -1
  %32 = add nsw i64 %20, %31
  %33 = select i1 %9, i64 %25, i64 %32
  %34 = mul nsw i64 %33, %23
  %35 = sdiv i64 %34, 2
  %36 = getelementptr double, ptr %5, i64 %35
  br label %37

37:
  %38 = phi i64 [ %24, %28 ], [ %48, %37 ]
  %39 = mul nsw i64 %38, %12
  %40 = getelementptr inbounds double, ptr %17, i64 %39
  %41 = load double, ptr %40, align 8
  %42 = load double, ptr %30, align 8
  %43 = fmul double %41, %42
  %44 = fmul double %11, %43
  %45 = getelementptr double, ptr %36, i64 %38
  %46 = load double, ptr %45, align 8
  %47 = fadd double %46, %44
  store double %47, ptr %45, align 8
  %48 = add nuw nsw i64 %38, 1
  %49 = icmp eq i64 %48, %26
  br i1 %49, label %.loopexit.loopexit, label %37

.loopexit4.loopexit:
  br label %.loopexit4

.loopexit4:
  ret void
}

define void @dsyr2_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef %7, ptr noundef readonly %8) {
  %10 = load i8, ptr %0, align 1
  %11 = and i8 %10, -33
  %12 = icmp eq i8 %11, 85
  %13 = load i64, ptr %1, align 8
  %14 = load i64, ptr %8, align 8
  %15 = load double, ptr %2, align 8
  %16 = load i64, ptr %4, align 8
  %17 = load i64, ptr %6, align 8
  %18 = icmp slt i64 %16, 0
  %19 = sub nsw i64 1, %13
  %20 = mul nsw i64 %16, %19
  %21 = select i1 %18, i64 %20, i64 0
  %22 = getelementptr inbounds double, ptr %3, i64 %21
  %23 = icmp slt i64 %17, 0
  %24 = mul nsw i64 %17, %19
  %25 = select i1 %23, i64 %24, i64 0
  %26 = getelementptr inbounds double, ptr %5, i64 %25
  %27 = icmp sgt i64 %13, 0
  br i1 %27, label %28, label %.loopexit5

28:
  %29 = icmp eq ptr %5, null
  br label %31

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %30 = icmp eq i64 %34, %13
  br i1 %30, label %.loopexit5.loopexit, label %31

31:
  %32 = phi i64 [ 0, %28 ], [ %34, %.loopexit ]
  %33 = select i1 %12, i64 0, i64 %32
  %34 = add nuw nsw i64 %32, 1
  %35 = select i1 %12, i64 %34, i64 %13
  %36 = icmp slt i64 %33, %35
  br i1 %36, label %37, label %.loopexit

37:
  %38 = mul nsw i64 %32, %17
  %39 = getelementptr inbounds double, ptr %26, i64 %38
  %40 = mul nsw i64 %32, %16
  %41 = getelementptr inbounds double, ptr %22, i64 %40
  %42 = mul nsw i64 %32, %14
  %43 = getelementptr double, ptr %7, i64 %42
  br label %44

44:
  %45 = phi i64 [ %33, %37 ], [ %67, %61 ]
  %46 = mul nsw i64 %45, %16
  %47 = getelementptr inbounds double, ptr %22, i64 %46
  %48 = load double, ptr %47, align 8
  br i1 %29, label %58, label %49

49:
  %50 = load double, ptr %39, align 8
  %51 = fmul double %48, %50
  %52 = mul nsw i64 %45, %17
  %53 = getelementptr inbounds double, ptr %26, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = load double, ptr %41, align 8
  %56 = fmul double %54, %55
  %57 = fadd double %51, %56
  br label %61

58:
  %59 = load double, ptr %41, align 8
  %60 = fmul double %48, %59
  br label %61

61:
  %62 = phi double [ %57, %49 ], [ %60, %58 ]
  %63 = fmul double %15, %62
  %64 = getelementptr double, ptr %43, i64 %45
  %65 = load double, ptr %64, align 8
  %66 = fadd double %65, %63
  store double %66, ptr %64, align 8
  %67 = add nuw nsw i64 %45, 1
  %68 = icmp eq i64 %67, %35
  br i1 %68, label %.loopexit.loopexit, label %44

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  ret void
}

define void @dspr2_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef %7) {
  %9 = load i8, ptr %0, align 1
  %10 = and i8 %9, -33
  %11 = icmp eq i8 %10, 85
  %12 = load i64, ptr %1, align 8
  %13 = load double, ptr %2, align 8
  %14 = load i64, ptr %4, align 8
  %15 = load i64, ptr %6, align 8
  %16 = icmp slt i64 %14, 0
  %17 = sub nsw i64 1, %12
  %18 = mul nsw i64 %14, %17
  %19 = select i1 %16, i64 %18, i64 0
  %20 = getelementptr inbounds double, ptr %3, i64 %19
  %21 = icmp slt i64 %15, 0
  %22 = mul nsw i64 %15, %17
  %23 = select i1 %21, i64 %22, i64 0
  %24 = getelementptr inbounds double, ptr %5, i64 %23
  %25 = icmp sgt i64 %12, 0
  br i1 %25, label %26, label %.loopexit5

26:
  %27 = icmp eq ptr %5, null
  %28 = shl nuw nsw i64 %12, 1
  br label %30

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %29 = icmp eq i64 %33, %12
  br i1 %29, label %.loopexit5.loopexit, label %30

30:
  %31 = phi i64 [ 0, %26 ], [ %33, %.loopexit ]
  %32 = select i1 %11, i64 0, i64 %31
  %33 = add nuw nsw i64 %31, 1
  %34 = select i1 %11, i64 %33, i64 %12
  %35 = icmp slt i64 %32, %34
  br i1 %35, label %36, label %.loopexit

36:
  %37 = mul nsw i64 %31, %15
  %38 = getelementptr inbounds double, ptr %24, i64 %37
  %39 = mul nsw i64 %31, %14
  %40 = getelementptr inbounds double, ptr %20, i64 %39
  %41 = xor i64 %31, -1
  %42 = add nsw i64 %28, %41
  %43 = select i1 %11, i64 %33, i64 %42
  %44 = mul nsw i64 %43, %31
  %45 = sdiv i64 %44, 2
  %46 = getelementptr double, ptr %7, i64 %45
  br label %47

47:
  %48 = phi i64 [ %32, %36 ], [ %70, %64 ]
  %49 = mul nsw i64 %48, %14
  %50 = getelementptr inbounds double, ptr %20, i64 %49
  %51 = load double, ptr %50, align 8
  br i1 %27, label %61, label %52

52:
  %53 = load double, ptr %38, align 8
  %54 = fmul double %51, %53
  %55 = mul nsw i64 %48, %15
  %56 = getelementptr inbounds double, ptr %24, i64 %55
  %57 = load double, ptr %56, align 8
  %58 = load double, ptr %40, align 8
  %59 = fmul double %57, %58
  %60 = fadd double %54, %59
  br label %64

61:
  %62 = load double, ptr %40, align 8
  %63 = fmul double %51, %62
  br label %64

64:
  %65 = phi double [ %60, %52 ], [ %63, %61 ]
  %66 = fmul double %13, %65
  %67 = getelementptr double, ptr %46, i64 %48
  %68 = load double, ptr %67, align 8
  %69 = fadd double %68, %66
  store double %69, ptr %67, align 8
  %70 = add nuw nsw i64 %48, 1
  %71 = icmp eq i64 %70, %34
  br i1 %71, label %.loopexit.loopexit, label %47

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  ret void
}

define void @dtrmv_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef %6, ptr noundef readonly %7) {
  %9 = load i8, ptr %0, align 1
  %10 = and i8 %9, -33
  %11 = load i64, ptr %3, align 8
  %12 = load i64, ptr %5, align 8
  %13 = load i8, ptr %1, align 1
  %14 = and i8 %13, -33
  %15 = icmp eq i8 %14, 84
  %16 = icmp eq i8 %14, 67
  %17 = or i1 %15, %16
  %18 = load i8, ptr %2, align 1
  %19 = and i8 %18, -33
  %20 = icmp eq i8 %19, 85
  %21 = load i64, ptr %7, align 8
  %22 = icmp slt i64 %21, 0
  %23 = sub nsw i64 1, %11
  %24 = mul nsw i64 %21, %23
  %25 = select i1 %22, i64 %24, i64 0
  %26 = getelementptr inbounds double, ptr %6, i64 %25
  %27 = icmp ne i8 %10, 85
  %28 = xor i1 %27, %17
  %29 = icmp sgt i64 %11, 0
  br i1 %29, label %30, label %.loopexit5

30:
  %31 = add i64 %12, 1
  br label %32

32:
  %33 = phi i64 [ 0, %30 ], [ %51, %.loopexit ]
  %34 = xor i64 %33, -1
  %35 = add nsw i64 %11, %34
  %36 = select i1 %28, i64 %35, i64 %33
  br i1 %20, label %37, label %41

37:
  %38 = mul nsw i64 %36, %21
  %39 = getelementptr inbounds double, ptr %26, i64 %38
  %40 = load double, ptr %39, align 8
  br label %49

41:
  %42 = mul i64 %36, %31
  %43 = getelementptr inbounds double, ptr %4, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = mul nsw i64 %36, %21
  %46 = getelementptr inbounds double, ptr %26, i64 %45
  %47 = load double, ptr %46, align 8
  %48 = fmul double %44, %47
  br label %49

49:
  %50 = phi double [ %40, %37 ], [ %48, %41 ]
  %51 = add nuw nsw i64 %33, 1
  %52 = select i1 %28, i64 0, i64 %51
  %53 = select i1 %28, i64 %35, i64 %11
  %54 = icmp slt i64 %52, %53
  br i1 %54, label %55, label %.loopexit

55:
  %56 = mul nsw i64 %36, %12
  br label %61

.loopexit.loopexit:
  %.lcssa = phi double [ %77, %69 ]
  br label %.loopexit

.loopexit:
  %57 = phi double [ %50, %49 ], [ %.lcssa, %.loopexit.loopexit ]
  %58 = mul nsw i64 %36, %21
  %59 = getelementptr inbounds double, ptr %26, i64 %58
  store double %57, ptr %59, align 8
  %60 = icmp eq i64 %51, %11
  br i1 %60, label %.loopexit5.loopexit, label %32

61:
  %62 = phi i64 [ %52, %55 ], [ %78, %69 ]
  %63 = phi double [ %50, %55 ], [ %77, %69 ]
  switch i8 %13, label %66 [
    i8 116, label %64
    i8 99, label %64
    i8 84, label %64
    i8 67, label %64
  ]

64:
  %65 = add nsw i64 %62, %56
  br label %69

66:
  %67 = mul nsw i64 %62, %12
  %68 = add nsw i64 %67, %36
  br label %69

69:
  %70 = phi i64 [ %65, %64 ], [ %68, %66 ]
  %71 = getelementptr inbounds double, ptr %4, i64 %70
  %72 = load double, ptr %71, align 8
  %73 = mul nsw i64 %62, %21
  %74 = getelementptr inbounds double, ptr %26, i64 %73
  %75 = load double, ptr %74, align 8
  %76 = fmul double %72, %75
  %77 = fadd double %63, %76
  %78 = add nuw nsw i64 %62, 1
  %79 = icmp eq i64 %78, %53
  br i1 %79, label %.loopexit.loopexit, label %61

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  ret void
}

define void @dtbmv_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef %7, ptr noundef readonly %8) {
  %10 = load i8, ptr %0, align 1
  %11 = and i8 %10, -33
  %12 = icmp eq i8 %11, 85
  %13 = load i64, ptr %3, align 8
  %14 = load i64, ptr %4, align 8
  %15 = load i64, ptr %6, align 8
  %16 = load i8, ptr %1, align 1
  %17 = and i8 %16, -33
  %18 = icmp eq i8 %17, 84
  %19 = icmp eq i8 %17, 67
  %20 = or i1 %18, %19
  %21 = load i8, ptr %2, align 1
  %22 = and i8 %21, -33
  %23 = icmp eq i8 %22, 85
  %24 = load i64, ptr %8, align 8
  %25 = icmp slt i64 %24, 0
  %26 = sub nsw i64 1, %13
  %27 = mul nsw i64 %24, %26
  %28 = select i1 %25, i64 %27, i64 0
  %29 = getelementptr inbounds double, ptr %7, i64 %28
  %30 = xor i1 %12, %20
  %31 = icmp sgt i64 %13, 0
  br i1 %31, label %32, label %.loopexit6

32:
  %33 = select i1 %12, i64 %14, i64 0
  %34 = getelementptr double, ptr %5, i64 %33
  %35 = add i64 %14, 1
  br label %36

36:
  %37 = phi i64 [ 0, %32 ], [ %75, %.loopexit ]
  %38 = xor i64 %37, -1
  %39 = add nsw i64 %13, %38
  %40 = select i1 %30, i64 %37, i64 %39
  br i1 %23, label %41, label %45

41:
  %42 = mul nsw i64 %40, %24
  %43 = getelementptr inbounds double, ptr %29, i64 %42
  %44 = load double, ptr %43, align 8
  br label %53

45:
  %46 = mul nsw i64 %40, %15
  %47 = getelementptr double, ptr %34, i64 %46
  %48 = load double, ptr %47, align 8
  %49 = mul nsw i64 %40, %24
  %50 = getelementptr inbounds double, ptr %29, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = fmul double %48, %51
  br label %53

53:
  %54 = phi double [ %44, %41 ], [ %52, %45 ]
  br i1 %30, label %59, label %55

55:
  %56 = icmp sgt i64 %39, %14
  %57 = sub nsw i64 %39, %14
  %58 = select i1 %56, i64 %57, i64 0
  br label %63

59:
  %60 = add nuw nsw i64 %37, 1
  %61 = add i64 %35, %37
  %62 = tail call i64 @llvm.smin.i64(i64 %61, i64 %13)
  br label %63

63:
  %64 = phi i64 [ %58, %55 ], [ %60, %59 ]
  %65 = phi i64 [ %39, %55 ], [ %62, %59 ]
  %66 = icmp slt i64 %64, %65
  br i1 %66, label %67, label %.loopexit

67:
  %68 = mul nsw i64 %40, %15
  %69 = sub i64 %33, %40
  %70 = add i64 %69, %68
  %71 = add nsw i64 %40, %33
  br label %77

.loopexit.loopexit:
  %.lcssa = phi double [ %94, %86 ]
  br label %.loopexit

.loopexit:
  %72 = phi double [ %54, %63 ], [ %.lcssa, %.loopexit.loopexit ]
  %73 = mul nsw i64 %40, %24
  %74 = getelementptr inbounds double, ptr %29, i64 %73
  store double %72, ptr %74, align 8
  %75 = add nuw nsw i64 %37, 1
  %76 = icmp eq i64 %75, %13
  br i1 %76, label %.loopexit6.loopexit, label %36

77:
  %78 = phi i64 [ %64, %67 ], [ %95, %86 ]
  %79 = phi double [ %54, %67 ], [ %94, %86 ]
  switch i8 %16, label %82 [
    i8 116, label %80
    i8 99, label %80
    i8 84, label %80
    i8 67, label %80
  ]

80:
  %81 = add i64 %70, %78
  br label %86

82:
  %83 = sub i64 %71, %78
  %84 = mul nsw i64 %78, %15
  %85 = add nsw i64 %83, %84
  br label %86

86:
  %87 = phi i64 [ %81, %80 ], [ %85, %82 ]
  %88 = getelementptr inbounds double, ptr %5, i64 %87
  %89 = load double, ptr %88, align 8
  %90 = mul nsw i64 %78, %24
  %91 = getelementptr inbounds double, ptr %29, i64 %90
  %92 = load double, ptr %91, align 8
  %93 = fmul double %89, %92
  %94 = fadd double %79, %93
  %95 = add nsw i64 %78, 1
  %96 = icmp eq i64 %95, %65
  br i1 %96, label %.loopexit.loopexit, label %77

.loopexit6.loopexit:
  br label %.loopexit6

.loopexit6:
  ret void
}

define void @dtpmv_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef %5, ptr noundef readonly %6) {
  %8 = load i8, ptr %0, align 1
  %9 = and i8 %8, -33
  %10 = icmp eq i8 %9, 85
  %11 = load i64, ptr %3, align 8
  %12 = load i8, ptr %1, align 1
  %13 = and i8 %12, -33
  %14 = icmp eq i8 %13, 84
  %15 = icmp eq i8 %13, 67
  %16 = or i1 %14, %15
  %17 = load i8, ptr %2, align 1
  %18 = and i8 %17, -33
  %19 = icmp eq i8 %18, 85
  %20 = load i64, ptr %6, align 8
  %21 = icmp slt i64 %20, 0
  %22 = sub nsw i64 1, %11
  %23 = mul nsw i64 %20, %22
  %24 = select i1 %21, i64 %23, i64 0
  %25 = getelementptr inbounds double, ptr %5, i64 %24
  %26 = xor i1 %10, %16
  %27 = icmp sgt i64 %11, 0
  br i1 %27, label %28, label %.loopexit5

28:
  %29 = shl nuw nsw i64 %11, 1
  br label %30

30:
  %31 = phi i64 [ 0, %28 ], [ %55, %.loopexit ]
  %32 = xor i64 %31, -1
  %33 = add nsw i64 %11, %32
  %34 = select i1 %26, i64 %31, i64 %33
  br i1 %19, label %35, label %39

35:
  %36 = mul nsw i64 %34, %20
  %37 = getelementptr inbounds double, ptr %25, i64 %36
  %38 = load double, ptr %37, align 8
  br label %53

39:
  %40 = add nsw i64 %34, 1
  %41 = xor i64 %34, -1
  %42 = add i64 %29, %41
  %43 = select i1 %10, i64 %40, i64 %42
  %44 = mul nsw i64 %43, %34
  %45 = sdiv i64 %44, 2
  %46 = getelementptr double, ptr %4, i64 %34
  %47 = getelementptr double, ptr %46, i64 %45
  %48 = load double, ptr %47, align 8
  %49 = mul nsw i64 %34, %20
  %50 = getelementptr inbounds double, ptr %25, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = fmul double %48, %51
  br label %53

53:
  %54 = phi double [ %38, %35 ], [ %52, %39 ]
  %55 = add nuw nsw i64 %31, 1
  %56 = select i1 %26, i64 %55, i64 0
  %57 = select i1 %26, i64 %11, i64 %33
  %58 = icmp slt i64 %56, %57
  br i1 %58, label %59, label %.loopexit

59:
  %60 = add nsw i64 %34, 1
  %61 = xor i64 %34, -1
  %62 = add i64 %29, %61
  %63 = select i1 %10, i64 %60, i64 %62
  %64 = mul nsw i64 %63, %34
  %65 = sdiv i64 %64, 2
  br label %70

.loopexit.loopexit:
  %.lcssa = phi double [ %93, %84 ]
  br label %.loopexit

.loopexit:
  %66 = phi double [ %54, %53 ], [ %.lcssa, %.loopexit.loopexit ]
  %67 = mul nsw i64 %34, %20
  %68 = getelementptr inbounds double, ptr %25, i64 %67
  store double %66, ptr %68, align 8
  %69 = icmp eq i64 %55, %11
  br i1 %69, label %.loopexit5.loopexit, label %30

70:
  %71 = phi i64 [ %56, %59 ], [ %85, %84 ]
  %72 = phi double [ %54, %59 ], [ %93, %84 ]
  switch i8 %12, label %76 [
    i8 116, label %73
    i8 99, label %73
    i8 84, label %73
    i8 67, label %73
  ]

73:
  %74 = add nsw i64 %71, %65
  %75 = add nuw nsw i64 %71, 1
  br label %84

76:
  %77 = add nuw nsw i64 %71, 1
  %78 = xor i64 %71, -1
  %79 = add nsw i64 %29, %78
  %80 = select i1 %10, i64 %77, i64 %79
  %81 = mul nsw i64 %80, %71
  %82 = sdiv i64 %81, 2
  %83 = add nsw i64 %82, %34
  br label %84

84:
  %85 = phi i64 [ %77, %76 ], [ %75, %73 ]
  %86 = phi i64 [ %83, %76 ], [ %74, %73 ]
  %87 = getelementptr inbounds double, ptr %4, i64 %86
  %88 = load double, ptr %87, align 8
  %89 = mul nsw i64 %71, %20
  %90 = getelementptr inbounds double, ptr %25, i64 %89
  %91 = load double, ptr %90, align 8
  %92 = fmul double %88, %91
  %93 = fadd double %72, %92
  %94 = icmp eq i64 %85, %57
  br i1 %94, label %.loopexit.loopexit, label %70

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  ret void
}

define void @dtrsv_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef %6, ptr noundef readonly %7) {
  %9 = load i8, ptr %0, align 1
  %10 = and i8 %9, -33
  %11 = load i64, ptr %3, align 8
  %12 = load i64, ptr %5, align 8
  %13 = load i8, ptr %1, align 1
  %14 = and i8 %13, -33
  %15 = icmp eq i8 %14, 84
  %16 = icmp eq i8 %14, 67
  %17 = or i1 %15, %16
  %18 = load i8, ptr %2, align 1
  %19 = and i8 %18, -33
  %20 = icmp eq i8 %19, 85
  %21 = load i64, ptr %7, align 8
  %22 = icmp slt i64 %21, 0
  %23 = sub nsw i64 1, %11
  %24 = mul nsw i64 %21, %23
  %25 = select i1 %22, i64 %24, i64 0
  %26 = getelementptr inbounds double, ptr %6, i64 %25
  %27 = icmp ne i8 %10, 85
  %28 = xor i1 %27, %17
  %29 = icmp sgt i64 %11, 0
  br i1 %29, label %30, label %.loopexit5

30:
  %31 = add i64 %12, 1
  br label %32

32:
  %33 = phi i64 [ 0, %30 ], [ %73, %71 ]
  %34 = xor i64 %33, -1
  %35 = add nsw i64 %11, %34
  %36 = select i1 %28, i64 %33, i64 %35
  %37 = mul nsw i64 %36, %21
  %38 = getelementptr inbounds double, ptr %26, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = sub nsw i64 %11, %33
  %41 = select i1 %28, i64 0, i64 %40
  %42 = select i1 %28, i64 %33, i64 %11
  %43 = icmp slt i64 %41, %42
  br i1 %43, label %44, label %.loopexit

44:
  %45 = mul nsw i64 %36, %12
  br label %47

.loopexit.loopexit:
  %.lcssa = phi double [ %63, %55 ]
  br label %.loopexit

.loopexit:
  %46 = phi double [ %39, %32 ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %20, label %71, label %66

47:
  %48 = phi i64 [ %41, %44 ], [ %64, %55 ]
  %49 = phi double [ %39, %44 ], [ %63, %55 ]
  switch i8 %13, label %52 [
    i8 116, label %50
    i8 99, label %50
    i8 84, label %50
    i8 67, label %50
  ]

50:
  %51 = add nsw i64 %48, %45
  br label %55

52:
  %53 = mul nsw i64 %48, %12
  %54 = add nsw i64 %53, %36
  br label %55

55:
  %56 = phi i64 [ %51, %50 ], [ %54, %52 ]
  %57 = getelementptr inbounds double, ptr %4, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = mul nsw i64 %48, %21
  %60 = getelementptr inbounds double, ptr %26, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = fmul double %58, %61
  %63 = fsub double %49, %62
  %64 = add nsw i64 %48, 1
  %65 = icmp eq i64 %64, %42
  br i1 %65, label %.loopexit.loopexit, label %47

66:
  %67 = mul i64 %36, %31
  %68 = getelementptr inbounds double, ptr %4, i64 %67
  %69 = load double, ptr %68, align 8
  %70 = fdiv double %46, %69
  br label %71

71:
  %72 = phi double [ %70, %66 ], [ %46, %.loopexit ]
  store double %72, ptr %38, align 8
  %73 = add nuw nsw i64 %33, 1
  %74 = icmp eq i64 %73, %11
  br i1 %74, label %.loopexit5.loopexit, label %32

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  ret void
}

define void @dtbsv_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef %7, ptr noundef readonly %8) {
  %10 = load i8, ptr %0, align 1
  %11 = and i8 %10, -33
  %12 = icmp eq i8 %11, 85
  %13 = load i64, ptr %3, align 8
  %14 = load i64, ptr %4, align 8
  %15 = load i64, ptr %6, align 8
  %16 = load i8, ptr %1, align 1
  %17 = and i8 %16, -33
  %18 = icmp eq i8 %17, 84
  %19 = icmp eq i8 %17, 67
  %20 = or i1 %18, %19
  %21 = load i8, ptr %2, align 1
  %22 = and i8 %21, -33
  %23 = icmp eq i8 %22, 85
  %24 = load i64, ptr %8, align 8
  %25 = icmp slt i64 %24, 0
  %26 = sub nsw i64 1, %13
  %27 = mul nsw i64 %24, %26
  %28 = select i1 %25, i64 %27, i64 0
  %29 = getelementptr inbounds double, ptr %7, i64 %28
  %30 = xor i1 %12, %20
  %31 = icmp sgt i64 %13, 0
  br i1 %31, label %32, label %.loopexit6

32:
  %33 = add i64 %14, 1
  %34 = select i1 %12, i64 %14, i64 0
  %35 = getelementptr double, ptr %5, i64 %34
  br label %36

36:
  %37 = phi i64 [ 0, %32 ], [ %89, %87 ]
  %38 = xor i64 %37, -1
  %39 = add nsw i64 %13, %38
  %40 = select i1 %30, i64 %39, i64 %37
  %41 = mul nsw i64 %40, %24
  %42 = getelementptr inbounds double, ptr %29, i64 %41
  %43 = load double, ptr %42, align 8
  br i1 %30, label %48, label %44

44:
  %45 = icmp sgt i64 %37, %14
  %46 = sub nsw i64 %37, %14
  %47 = select i1 %45, i64 %46, i64 0
  br label %52

48:
  %49 = sub nsw i64 %13, %37
  %50 = add i64 %33, %39
  %51 = tail call i64 @llvm.smin.i64(i64 %50, i64 %13)
  br label %52

52:
  %53 = phi i64 [ %47, %44 ], [ %49, %48 ]
  %54 = phi i64 [ %37, %44 ], [ %51, %48 ]
  %55 = icmp slt i64 %53, %54
  br i1 %55, label %56, label %.loopexit

56:
  %57 = mul nsw i64 %40, %15
  %58 = sub i64 %34, %40
  %59 = add i64 %58, %57
  %60 = add nsw i64 %40, %34
  br label %62

.loopexit.loopexit:
  %.lcssa = phi double [ %79, %71 ]
  br label %.loopexit

.loopexit:
  %61 = phi double [ %43, %52 ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %23, label %87, label %82

62:
  %63 = phi i64 [ %53, %56 ], [ %80, %71 ]
  %64 = phi double [ %43, %56 ], [ %79, %71 ]
  switch i8 %16, label %67 [
    i8 116, label %65
    i8 99, label %65
    i8 84, label %65
    i8 67, label %65
  ]

65:
  %66 = add i64 %59, %63
  br label %71

67:
  %68 = sub i64 %60, %63
  %69 = mul nsw i64 %63, %15
  %70 = add nsw i64 %68, %69
  br label %71

71:
  %72 = phi i64 [ %66, %65 ], [ %70, %67 ]
  %73 = getelementptr inbounds double, ptr %5, i64 %72
  %74 = load double, ptr %73, align 8
  %75 = mul nsw i64 %63, %24
  %76 = getelementptr inbounds double, ptr %29, i64 %75
  %77 = load double, ptr %76, align 8
  %78 = fmul double %74, %77
  %79 = fsub double %64, %78
  %80 = add nsw i64 %63, 1
  %81 = icmp eq i64 %80, %54
  br i1 %81, label %.loopexit.loopexit, label %62

82:
  %83 = mul nsw i64 %40, %15
  %84 = getelementptr double, ptr %35, i64 %83
  %85 = load double, ptr %84, align 8
  %86 = fdiv double %61, %85
  br label %87

87:
  %88 = phi double [ %86, %82 ], [ %61, %.loopexit ]
  store double %88, ptr %42, align 8
  %89 = add nuw nsw i64 %37, 1
  %90 = icmp eq i64 %89, %13
  br i1 %90, label %.loopexit6.loopexit, label %36

.loopexit6.loopexit:
  br label %.loopexit6

.loopexit6:
  ret void
}

define void @dtpsv_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef %5, ptr noundef readonly %6) {
  %8 = load i8, ptr %0, align 1
  %9 = and i8 %8, -33
  %10 = icmp eq i8 %9, 85
  %11 = load i64, ptr %3, align 8
  %12 = load i8, ptr %1, align 1
  %13 = and i8 %12, -33
  %14 = icmp eq i8 %13, 84
  %15 = icmp eq i8 %13, 67
  %16 = or i1 %14, %15
  %17 = load i8, ptr %2, align 1
  %18 = and i8 %17, -33
  %19 = icmp eq i8 %18, 85
  %20 = load i64, ptr %6, align 8
  %21 = icmp slt i64 %20, 0
  %22 = sub nsw i64 1, %11
  %23 = mul nsw i64 %20, %22
  %24 = select i1 %21, i64 %23, i64 0
  %25 = getelementptr inbounds double, ptr %5, i64 %24
  %26 = xor i1 %10, %16
  %27 = icmp sgt i64 %11, 0
  br i1 %27, label %28, label %.loopexit5

28:
  %29 = shl nuw nsw i64 %11, 1
  br label %30

30:
  %31 = phi i64 [ 0, %28 ], [ %88, %86 ]
  %32 = xor i64 %31, -1
  %33 = add nsw i64 %11, %32
  %34 = select i1 %26, i64 %33, i64 %31
  %35 = mul nsw i64 %34, %20
  %36 = getelementptr inbounds double, ptr %25, i64 %35
  %37 = load double, ptr %36, align 8
  %38 = sub nsw i64 %11, %31
  %39 = select i1 %26, i64 %38, i64 0
  %40 = select i1 %26, i64 %11, i64 %31
  %41 = icmp slt i64 %39, %40
  br i1 %41, label %42, label %.loopexit

42:
  %43 = add nsw i64 %34, 1
  %44 = xor i64 %34, -1
  %45 = add i64 %29, %44
  %46 = select i1 %10, i64 %43, i64 %45
  %47 = mul nsw i64 %46, %34
  %48 = sdiv i64 %47, 2
  br label %50

.loopexit.loopexit:
  %.lcssa = phi double [ %73, %64 ]
  br label %.loopexit

.loopexit:
  %49 = phi double [ %37, %30 ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %19, label %86, label %75

50:
  %51 = phi i64 [ %39, %42 ], [ %65, %64 ]
  %52 = phi double [ %37, %42 ], [ %73, %64 ]
  switch i8 %12, label %56 [
    i8 116, label %53
    i8 99, label %53
    i8 84, label %53
    i8 67, label %53
  ]

53:
  %54 = add nsw i64 %51, %48
  %55 = add nsw i64 %51, 1
  br label %64

56:
  %57 = add nsw i64 %51, 1
  %58 = xor i64 %51, -1
  %59 = add i64 %29, %58
  %60 = select i1 %10, i64 %57, i64 %59
  %61 = mul nsw i64 %60, %51
  %62 = sdiv i64 %61, 2
  %63 = add nsw i64 %62, %34
  br label %64

64:
  %65 = phi i64 [ %57, %56 ], [ %55, %53 ]
  %66 = phi i64 [ %63, %56 ], [ %54, %53 ]
  %67 = getelementptr inbounds double, ptr %4, i64 %66
  %68 = load double, ptr %67, align 8
  %69 = mul nsw i64 %51, %20
  %70 = getelementptr inbounds double, ptr %25, i64 %69
  %71 = load double, ptr %70, align 8
  %72 = fmul double %68, %71
  %73 = fsub double %52, %72
  %74 = icmp eq i64 %65, %40
  br i1 %74, label %.loopexit.loopexit, label %50

75:
  %76 = add nsw i64 %34, 1
  %77 = xor i64 %34, -1
  %78 = add i64 %29, %77
  %79 = select i1 %10, i64 %76, i64 %78
  %80 = mul nsw i64 %79, %34
  %81 = sdiv i64 %80, 2
  %82 = getelementptr double, ptr %4, i64 %34
  %83 = getelementptr double, ptr %82, i64 %81
  %84 = load double, ptr %83, align 8
  %85 = fdiv double %49, %84
  br label %86

86:
  %87 = phi double [ %85, %75 ], [ %49, %.loopexit ]
  store double %87, ptr %36, align 8
  %88 = add nuw nsw i64 %31, 1
  %89 = icmp eq i64 %88, %11
  br i1 %89, label %.loopexit5.loopexit, label %30

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  ret void
}

define void @dgbmv_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef readonly %8, ptr noundef readonly %9, ptr noundef readonly %10, ptr noundef %11, ptr noundef readonly %12) {
  %14 = load i8, ptr %0, align 1
  %15 = and i8 %14, -33
  %16 = icmp ne i8 %15, 84
  %17 = icmp ne i8 %15, 67
  %18 = and i1 %16, %17
  %19 = select i1 %18, ptr %1, ptr %2
  %20 = load i64, ptr %19, align 8
  %21 = select i1 %18, ptr %2, ptr %1
  %22 = load i64, ptr %21, align 8
  %23 = select i1 %18, ptr %3, ptr %4
  %24 = load i64, ptr %23, align 8
  %25 = load i64, ptr %7, align 8
  %26 = load i64, ptr %9, align 8
  %27 = load i64, ptr %12, align 8
  %28 = load i64, ptr %4, align 8
  %29 = load double, ptr %5, align 8
  %30 = load double, ptr %10, align 8
  %31 = icmp slt i64 %26, 0
  %32 = sub nsw i64 1, %22
  %33 = mul nsw i64 %26, %32
  %34 = select i1 %31, i64 %33, i64 0
  %35 = getelementptr inbounds double, ptr %8, i64 %34
  %36 = icmp slt i64 %27, 0
  %37 = sub nsw i64 1, %20
  %38 = mul nsw i64 %27, %37
  %39 = select i1 %36, i64 %38, i64 0
  %40 = getelementptr inbounds double, ptr %11, i64 %39
  %41 = icmp sgt i64 %20, 0
  br i1 %41, label %42, label %.loopexit6

42:
  %43 = select i1 %18, ptr %4, ptr %3
  %44 = load i64, ptr %43, align 8
  %45 = add i64 %44, 1
  %46 = fcmp oeq double %30, 0.000000e+00
  br label %47

.loopexit6.loopexit:
  br label %.loopexit6

.loopexit6:
  ret void

47:
  %48 = phi i64 [ 0, %42 ], [ %93, %91 ]
  %49 = icmp sgt i64 %48, %24
  %50 = sub nsw i64 %48, %24
  %51 = select i1 %49, i64 %50, i64 0
  %52 = add i64 %45, %48
  %53 = tail call i64 @llvm.smin.i64(i64 %52, i64 %22)
  %54 = icmp slt i64 %51, %53
  br i1 %54, label %55, label %.loopexit

55:
  %56 = sub i64 %28, %48
  %57 = mul nsw i64 %48, %25
  %58 = getelementptr double, ptr %6, i64 %57
  %59 = add nsw i64 %48, %28
  %60 = getelementptr double, ptr %58, i64 %56
  br label %64

.loopexit.loopexit:
  %.lcssa = phi double [ %81, %74 ]
  br label %.loopexit

.loopexit:
  %61 = phi double [ 0.000000e+00, %47 ], [ %.lcssa, %.loopexit.loopexit ]
  %62 = mul nsw i64 %48, %27
  %63 = getelementptr inbounds double, ptr %40, i64 %62
  br i1 %46, label %84, label %86

64:
  %65 = phi i64 [ %51, %55 ], [ %82, %74 ]
  %66 = phi double [ 0.000000e+00, %55 ], [ %81, %74 ]
  switch i8 %14, label %69 [
    i8 116, label %67
    i8 99, label %67
    i8 84, label %67
    i8 67, label %67
  ]

67:
  %68 = getelementptr double, ptr %60, i64 %65
  br label %74

69:
  %70 = sub i64 %59, %65
  %71 = mul nsw i64 %65, %25
  %72 = getelementptr double, ptr %6, i64 %70
  %73 = getelementptr double, ptr %72, i64 %71
  br label %74

74:
  %75 = phi ptr [ %68, %67 ], [ %73, %69 ]
  %76 = load double, ptr %75, align 8
  %77 = mul nsw i64 %65, %26
  %78 = getelementptr inbounds double, ptr %35, i64 %77
  %79 = load double, ptr %78, align 8
  %80 = fmul double %76, %79
  %81 = fadd double %66, %80
  %82 = add nsw i64 %65, 1
  %83 = icmp slt i64 %82, %53
  br i1 %83, label %64, label %.loopexit.loopexit

84:
  %85 = fmul double %29, %61
  br label %91

86:
  %87 = load double, ptr %63, align 8
  %88 = fmul double %30, %87
  %89 = fmul double %29, %61
  %90 = fadd double %89, %88
  br label %91

91:
  %92 = phi double [ %85, %84 ], [ %90, %86 ]
  store double %92, ptr %63, align 8
  %93 = add nuw nsw i64 %48, 1
  %94 = icmp eq i64 %93, %20
  br i1 %94, label %.loopexit6.loopexit, label %47
}

define void @dgemm_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef readonly %8, ptr noundef readonly %9, ptr noundef readonly %10, ptr noundef %11, ptr noundef readonly %12) {
  %14 = load i64, ptr %2, align 8
  %15 = load i64, ptr %3, align 8
  %16 = load i64, ptr %4, align 8
  %17 = load double, ptr %5, align 8
  %18 = load i64, ptr %7, align 8
  %19 = load i64, ptr %9, align 8
  %20 = load double, ptr %10, align 8
  %21 = load i64, ptr %12, align 8
  %22 = load i8, ptr %0, align 1
  %23 = and i8 %22, -33
  %24 = icmp ne i8 %23, 84
  %25 = icmp ne i8 %23, 67
  %26 = and i1 %24, %25
  %27 = load i8, ptr %1, align 1
  %28 = and i8 %27, -33
  %29 = icmp ne i8 %28, 84
  %30 = icmp ne i8 %28, 67
  %31 = and i1 %29, %30
  %32 = icmp sgt i64 %15, 0
  br i1 %32, label %33, label %.loopexit9

33:
  %34 = icmp sgt i64 %14, 0
  %35 = fcmp oeq double %20, 0.000000e+00
  %36 = icmp sgt i64 %16, 0
  br label %37

37:
  %38 = phi i64 [ 0, %33 ], [ %59, %.loopexit7 ]
  br i1 %34, label %39, label %.loopexit8

39:
  %40 = mul nsw i64 %38, %21
  %41 = getelementptr double, ptr %11, i64 %40
  br label %48

.loopexit9.loopexit:
  br label %.loopexit9

.loopexit9:
  ret void

.loopexit8.loopexit:
  br label %.loopexit8

.loopexit8:
  br i1 %36, label %42, label %.loopexit7

42:
  %43 = getelementptr double, ptr %8, i64 %38
  %44 = mul nsw i64 %38, %19
  %45 = getelementptr double, ptr %8, i64 %44
  %46 = mul nsw i64 %38, %21
  %47 = getelementptr double, ptr %11, i64 %46
  br label %61

48:
  %49 = phi i64 [ 0, %39 ], [ %57, %54 ]
  br i1 %35, label %54, label %50

50:
  %51 = getelementptr double, ptr %41, i64 %49
  %52 = load double, ptr %51, align 8
  %53 = fmul double %20, %52
  br label %54

54:
  %55 = phi double [ %53, %50 ], [ 0.000000e+00, %48 ]
  %56 = getelementptr double, ptr %41, i64 %49
  store double %55, ptr %56, align 8
  %57 = add nuw nsw i64 %49, 1
  %58 = icmp eq i64 %57, %14
  br i1 %58, label %.loopexit8.loopexit, label %48

.loopexit7.loopexit:
  br label %.loopexit7

.loopexit7:
  %59 = add nuw nsw i64 %38, 1
  %60 = icmp eq i64 %59, %15
  br i1 %60, label %.loopexit9.loopexit, label %37

61:
  %62 = phi i64 [ 0, %42 ], [ %73, %.loopexit ]
  %63 = mul nsw i64 %62, %19
  %64 = getelementptr double, ptr %43, i64 %63
  %65 = getelementptr double, ptr %45, i64 %62
  %66 = select i1 %31, ptr %65, ptr %64
  %67 = load double, ptr %66, align 8
  %68 = fmul double %17, %67
  br i1 %34, label %69, label %.loopexit

69:
  %70 = getelementptr double, ptr %6, i64 %62
  %71 = mul nsw i64 %62, %18
  %72 = getelementptr double, ptr %6, i64 %71
  br label %75

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %73 = add nuw nsw i64 %62, 1
  %74 = icmp eq i64 %73, %16
  br i1 %74, label %.loopexit7.loopexit, label %61

75:
  %76 = phi i64 [ 0, %69 ], [ %86, %75 ]
  %77 = mul nsw i64 %76, %18
  %78 = getelementptr double, ptr %70, i64 %77
  %79 = getelementptr double, ptr %72, i64 %76
  %80 = select i1 %26, ptr %79, ptr %78
  %81 = load double, ptr %80, align 8
  %82 = fmul double %68, %81
  %83 = getelementptr double, ptr %47, i64 %76
  %84 = load double, ptr %83, align 8
  %85 = fadd double %84, %82
  store double %85, ptr %83, align 8
  %86 = add nuw nsw i64 %76, 1
  %87 = icmp eq i64 %86, %14
  br i1 %87, label %.loopexit.loopexit, label %75
}

define void @dsymm_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef readonly %8, ptr noundef readonly %9, ptr noundef %10, ptr noundef readonly %11) {
  %13 = load i64, ptr %2, align 8
  %14 = load i64, ptr %3, align 8
  %15 = load double, ptr %4, align 8
  %16 = load i64, ptr %6, align 8
  %17 = load i64, ptr %8, align 8
  %18 = load double, ptr %9, align 8
  %19 = load i64, ptr %11, align 8
  %20 = load i8, ptr %0, align 1
  %21 = and i8 %20, -33
  %22 = icmp eq i8 %21, 76
  %23 = load i8, ptr %1, align 1
  %24 = and i8 %23, -33
  %25 = icmp eq i8 %24, 85
  %26 = select i1 %22, i64 %13, i64 %14
  %27 = icmp sgt i64 %14, 0
  br i1 %27, label %28, label %.loopexit7

28:
  %29 = icmp sgt i64 %13, 0
  %30 = icmp sgt i64 %26, 0
  %31 = fcmp oeq double %18, 0.000000e+00
  br label %32

32:
  %33 = phi i64 [ 0, %28 ], [ %39, %.loopexit6 ]
  br i1 %29, label %34, label %.loopexit6

34:
  %35 = mul nsw i64 %33, %17
  %36 = getelementptr double, ptr %7, i64 %35
  %37 = mul nsw i64 %33, %19
  %38 = getelementptr double, ptr %10, i64 %37
  br label %41

.loopexit7.loopexit:
  br label %.loopexit7

.loopexit7:
  ret void

.loopexit6.loopexit:
  br label %.loopexit6

.loopexit6:
  %39 = add nuw nsw i64 %33, 1
  %40 = icmp eq i64 %39, %14
  br i1 %40, label %.loopexit7.loopexit, label %32

41:
  %42 = phi i64 [ 0, %34 ], [ %82, %79 ]
  %43 = select i1 %22, i64 %42, i64 %33
  br i1 %30, label %44, label %.loopexit

44:
  %45 = getelementptr double, ptr %5, i64 %43
  %46 = mul nsw i64 %43, %16
  %47 = getelementptr double, ptr %5, i64 %46
  %48 = getelementptr double, ptr %7, i64 %42
  br label %50

.loopexit.loopexit:
  %.lcssa = phi double [ %68, %50 ]
  br label %.loopexit

.loopexit:
  %49 = phi double [ 0.000000e+00, %41 ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %31, label %71, label %73

50:
  %51 = phi i64 [ 0, %44 ], [ %69, %50 ]
  %52 = phi double [ 0.000000e+00, %44 ], [ %68, %50 ]
  %53 = icmp samesign ule i64 %51, %43
  %54 = xor i1 %25, %53
  %55 = icmp eq i64 %51, %43
  %56 = or i1 %55, %54
  %57 = mul nsw i64 %51, %16
  %58 = getelementptr double, ptr %45, i64 %57
  %59 = getelementptr double, ptr %47, i64 %51
  %60 = select i1 %56, ptr %58, ptr %59
  %61 = load double, ptr %60, align 8
  %62 = getelementptr double, ptr %36, i64 %51
  %63 = mul nsw i64 %51, %17
  %64 = getelementptr double, ptr %48, i64 %63
  %65 = select i1 %22, ptr %62, ptr %64
  %66 = load double, ptr %65, align 8
  %67 = fmul double %61, %66
  %68 = fadd double %52, %67
  %69 = add nuw nsw i64 %51, 1
  %70 = icmp eq i64 %69, %26
  br i1 %70, label %.loopexit.loopexit, label %50

71:
  %72 = fmul double %15, %49
  br label %79

73:
  %74 = getelementptr double, ptr %38, i64 %42
  %75 = load double, ptr %74, align 8
  %76 = fmul double %18, %75
  %77 = fmul double %15, %49
  %78 = fadd double %77, %76
  br label %79

79:
  %80 = phi double [ %72, %71 ], [ %78, %73 ]
  %81 = getelementptr double, ptr %38, i64 %42
  store double %80, ptr %81, align 8
  %82 = add nuw nsw i64 %42, 1
  %83 = icmp eq i64 %82, %13
  br i1 %83, label %.loopexit6.loopexit, label %41
}

define void @dsyrk_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef %8, ptr noundef readonly %9) {
  %11 = load i64, ptr %2, align 8
  %12 = load i64, ptr %3, align 8
  %13 = load double, ptr %4, align 8
  %14 = load i64, ptr %6, align 8
  %15 = load double, ptr %7, align 8
  %16 = load i64, ptr %9, align 8
  %17 = load i8, ptr %0, align 1
  %18 = and i8 %17, -33
  %19 = icmp eq i8 %18, 85
  %20 = load i8, ptr %1, align 1
  %21 = icmp sgt i64 %11, 0
  br i1 %21, label %22, label %.loopexit9

22:
  %23 = icmp sgt i64 %12, 0
  %24 = fcmp oeq double %15, 0.000000e+00
  br label %26

.loopexit8.loopexit:
  br label %.loopexit8

.loopexit8:
  %25 = icmp eq i64 %29, %11
  br i1 %25, label %.loopexit9.loopexit, label %26

.loopexit9.loopexit:
  br label %.loopexit9

.loopexit9:
  ret void

26:
  %27 = phi i64 [ 0, %22 ], [ %29, %.loopexit8 ]
  %28 = select i1 %19, i64 0, i64 %27
  %29 = add nuw nsw i64 %27, 1
  %30 = select i1 %19, i64 %29, i64 %11
  %31 = icmp slt i64 %28, %30
  br i1 %31, label %32, label %.loopexit8

32:
  %33 = mul nsw i64 %27, %14
  %34 = getelementptr double, ptr %5, i64 %27
  %35 = mul nsw i64 %27, %16
  %36 = getelementptr double, ptr %8, i64 %35
  br label %37

37:
  %38 = phi i64 [ %28, %32 ], [ %76, %73 ]
  br i1 %23, label %39, label %.loopexit

39:
  %40 = mul nsw i64 %38, %14
  %41 = getelementptr double, ptr %5, i64 %38
  br label %43

.loopexit.loopexit:
  %.lcssa = phi double [ %62, %60 ]
  br label %.loopexit

.loopexit:
  %42 = phi double [ 0.000000e+00, %37 ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %24, label %65, label %67

43:
  %44 = phi i64 [ 0, %39 ], [ %63, %60 ]
  %45 = phi double [ 0.000000e+00, %39 ], [ %62, %60 ]
  switch i8 %20, label %53 [
    i8 116, label %46
    i8 99, label %46
    i8 84, label %46
    i8 67, label %46
  ]

46:
  %47 = getelementptr double, ptr %5, i64 %44
  %48 = getelementptr double, ptr %47, i64 %40
  %49 = load double, ptr %48, align 8
  %50 = getelementptr double, ptr %47, i64 %33
  %51 = load double, ptr %50, align 8
  %52 = fmul double %49, %51
  br label %60

53:
  %54 = mul nsw i64 %44, %14
  %55 = getelementptr double, ptr %41, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = getelementptr double, ptr %34, i64 %54
  %58 = load double, ptr %57, align 8
  %59 = fmul double %56, %58
  br label %60

60:
  %61 = phi double [ %52, %46 ], [ %59, %53 ]
  %62 = fadd double %45, %61
  %63 = add nuw nsw i64 %44, 1
  %64 = icmp eq i64 %63, %12
  br i1 %64, label %.loopexit.loopexit, label %43

65:
  %66 = fmul double %13, %42
  br label %73

67:
  %68 = getelementptr double, ptr %36, i64 %38
  %69 = load double, ptr %68, align 8
  %70 = fmul double %15, %69
  %71 = fmul double %13, %42
  %72 = fadd double %71, %70
  br label %73

73:
  %74 = phi double [ %66, %65 ], [ %72, %67 ]
  %75 = getelementptr double, ptr %36, i64 %38
  store double %74, ptr %75, align 8
  %76 = add nuw nsw i64 %38, 1
  %77 = icmp eq i64 %76, %30
  br i1 %77, label %.loopexit8.loopexit, label %37
}

define void @dsyr2k_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef readonly %8, ptr noundef readonly %9, ptr noundef %10, ptr noundef readonly %11) {
  %13 = load i64, ptr %2, align 8
  %14 = load i64, ptr %3, align 8
  %15 = load i64, ptr %6, align 8
  %16 = load i64, ptr %8, align 8
  %17 = load i64, ptr %11, align 8
  %18 = load double, ptr %4, align 8
  %19 = load double, ptr %9, align 8
  %20 = load i8, ptr %0, align 1
  %21 = and i8 %20, -33
  %22 = icmp eq i8 %21, 85
  %23 = load i8, ptr %1, align 1
  %24 = icmp sgt i64 %13, 0
  br i1 %24, label %25, label %.loopexit9

25:
  %26 = icmp sgt i64 %14, 0
  %27 = fcmp oeq double %19, 0.000000e+00
  br label %29

.loopexit8.loopexit:
  br label %.loopexit8

.loopexit8:
  %28 = icmp eq i64 %32, %13
  br i1 %28, label %.loopexit9.loopexit, label %29

.loopexit9.loopexit:
  br label %.loopexit9

.loopexit9:
  ret void

29:
  %30 = phi i64 [ 0, %25 ], [ %32, %.loopexit8 ]
  %31 = select i1 %22, i64 0, i64 %30
  %32 = add nuw nsw i64 %30, 1
  %33 = select i1 %22, i64 %32, i64 %13
  %34 = icmp slt i64 %31, %33
  br i1 %34, label %35, label %.loopexit8

35:
  %36 = mul nsw i64 %30, %16
  %37 = mul nsw i64 %30, %15
  %38 = getelementptr double, ptr %7, i64 %30
  %39 = getelementptr double, ptr %5, i64 %30
  %40 = mul nsw i64 %30, %17
  %41 = getelementptr double, ptr %10, i64 %40
  br label %42

42:
  %43 = phi i64 [ %31, %35 ], [ %97, %94 ]
  br i1 %26, label %44, label %.loopexit

44:
  %45 = mul nsw i64 %43, %15
  %46 = mul nsw i64 %43, %16
  %47 = getelementptr double, ptr %5, i64 %43
  %48 = getelementptr double, ptr %7, i64 %43
  br label %50

.loopexit.loopexit:
  %.lcssa = phi double [ %83, %81 ]
  br label %.loopexit

.loopexit:
  %49 = phi double [ 0.000000e+00, %42 ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %27, label %86, label %88

50:
  %51 = phi i64 [ 0, %44 ], [ %84, %81 ]
  %52 = phi double [ 0.000000e+00, %44 ], [ %83, %81 ]
  switch i8 %23, label %67 [
    i8 116, label %53
    i8 99, label %53
    i8 84, label %53
    i8 67, label %53
  ]

53:
  %54 = getelementptr double, ptr %5, i64 %51
  %55 = getelementptr double, ptr %54, i64 %45
  %56 = load double, ptr %55, align 8
  %57 = getelementptr double, ptr %7, i64 %51
  %58 = getelementptr double, ptr %57, i64 %36
  %59 = load double, ptr %58, align 8
  %60 = fmul double %56, %59
  %61 = getelementptr double, ptr %57, i64 %46
  %62 = load double, ptr %61, align 8
  %63 = getelementptr double, ptr %54, i64 %37
  %64 = load double, ptr %63, align 8
  %65 = fmul double %62, %64
  %66 = fadd double %60, %65
  br label %81

67:
  %68 = mul nsw i64 %51, %15
  %69 = getelementptr double, ptr %47, i64 %68
  %70 = load double, ptr %69, align 8
  %71 = mul nsw i64 %51, %16
  %72 = getelementptr double, ptr %38, i64 %71
  %73 = load double, ptr %72, align 8
  %74 = fmul double %70, %73
  %75 = getelementptr double, ptr %48, i64 %71
  %76 = load double, ptr %75, align 8
  %77 = getelementptr double, ptr %39, i64 %68
  %78 = load double, ptr %77, align 8
  %79 = fmul double %76, %78
  %80 = fadd double %74, %79
  br label %81

81:
  %82 = phi double [ %66, %53 ], [ %80, %67 ]
  %83 = fadd double %52, %82
  %84 = add nuw nsw i64 %51, 1
  %85 = icmp eq i64 %84, %14
  br i1 %85, label %.loopexit.loopexit, label %50

86:
  %87 = fmul double %18, %49
  br label %94

88:
  %89 = getelementptr double, ptr %41, i64 %43
  %90 = load double, ptr %89, align 8
  %91 = fmul double %19, %90
  %92 = fmul double %18, %49
  %93 = fadd double %92, %91
  br label %94

94:
  %95 = phi double [ %87, %86 ], [ %93, %88 ]
  %96 = getelementptr double, ptr %41, i64 %43
  store double %95, ptr %96, align 8
  %97 = add nuw nsw i64 %43, 1
  %98 = icmp eq i64 %97, %33
  br i1 %98, label %.loopexit8.loopexit, label %42
}

define void @dtrmm_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef readonly %8, ptr noundef %9, ptr noundef readonly %10) {
  %12 = load i64, ptr %4, align 8
  %13 = load i64, ptr %5, align 8
  %14 = load double, ptr %6, align 8
  %15 = load i64, ptr %8, align 8
  %16 = load i64, ptr %10, align 8
  %17 = load i8, ptr %0, align 1
  %18 = and i8 %17, -33
  %19 = icmp ne i8 %18, 76
  %20 = load i8, ptr %1, align 1
  %21 = and i8 %20, -33
  %22 = load i8, ptr %2, align 1
  %23 = and i8 %22, -33
  %24 = icmp eq i8 %23, 84
  %25 = icmp eq i8 %23, 67
  %26 = or i1 %24, %25
  %27 = load i8, ptr %3, align 1
  %28 = and i8 %27, -33
  %29 = icmp eq i8 %28, 85
  %30 = icmp sgt i64 %13, 0
  br i1 %30, label %31, label %.loopexit11

31:
  %32 = icmp sgt i64 %12, 0
  br label %33

33:
  %34 = phi i64 [ 0, %31 ], [ %49, %.loopexit10 ]
  br i1 %32, label %35, label %.loopexit10

35:
  %36 = mul nsw i64 %34, %16
  %37 = getelementptr double, ptr %9, i64 %36
  br label %51

.loopexit11.loopexit:
  br label %.loopexit11

.loopexit11:
  %38 = select i1 %19, i64 %12, i64 %13
  %39 = icmp sgt i64 %38, 0
  br i1 %39, label %40, label %.loopexit9

40:
  %41 = select i1 %19, i64 %13, i64 %12
  %42 = xor i1 %19, %26
  %43 = select i1 %19, i64 %16, i64 1
  %44 = select i1 %19, i64 1, i64 %16
  %45 = icmp ne i8 %21, 85
  %46 = xor i1 %45, %42
  %47 = icmp sgt i64 %41, 0
  %48 = add i64 %15, 1
  br label %58

.loopexit10.loopexit:
  br label %.loopexit10

.loopexit10:
  %49 = add nuw nsw i64 %34, 1
  %50 = icmp eq i64 %49, %13
  br i1 %50, label %.loopexit11.loopexit, label %33

51:
  %52 = phi i64 [ 0, %35 ], [ %56, %51 ]
  %53 = getelementptr double, ptr %37, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = fmul double %14, %54
  store double %55, ptr %53, align 8
  %56 = add nuw nsw i64 %52, 1
  %57 = icmp eq i64 %56, %12
  br i1 %57, label %.loopexit10.loopexit, label %51

.loopexit9.loopexit:
  br label %.loopexit9

.loopexit9:
  ret void

58:
  %59 = phi i64 [ 0, %40 ], [ %106, %.loopexit8 ]
  %60 = mul nsw i64 %59, %44
  %61 = getelementptr inbounds double, ptr %9, i64 %60
  br i1 %47, label %.preheader.preheader, label %.loopexit8

.preheader.preheader:
  br label %.preheader

.preheader:
  %62 = phi i64 [ %80, %.loopexit ], [ 0, %.preheader.preheader ]
  %63 = xor i64 %62, -1
  %64 = add nsw i64 %41, %63
  %65 = select i1 %46, i64 %64, i64 %62
  br i1 %29, label %66, label %70

66:
  %67 = mul nsw i64 %65, %43
  %68 = getelementptr inbounds double, ptr %61, i64 %67
  %69 = load double, ptr %68, align 8
  br label %78

70:
  %71 = mul i64 %65, %48
  %72 = getelementptr inbounds double, ptr %7, i64 %71
  %73 = load double, ptr %72, align 8
  %74 = mul nsw i64 %65, %43
  %75 = getelementptr inbounds double, ptr %61, i64 %74
  %76 = load double, ptr %75, align 8
  %77 = fmul double %73, %76
  br label %78

78:
  %79 = phi double [ %69, %66 ], [ %77, %70 ]
  %80 = add nuw nsw i64 %62, 1
  %81 = select i1 %46, i64 0, i64 %80
  %82 = select i1 %46, i64 %64, i64 %41
  %83 = icmp slt i64 %81, %82
  br i1 %83, label %84, label %.loopexit

84:
  %85 = mul nsw i64 %65, %15
  br label %90

.loopexit.loopexit:
  %.lcssa = phi double [ %103, %90 ]
  br label %.loopexit

.loopexit:
  %86 = phi double [ %79, %78 ], [ %.lcssa, %.loopexit.loopexit ]
  %87 = mul nsw i64 %65, %43
  %88 = getelementptr inbounds double, ptr %61, i64 %87
  store double %86, ptr %88, align 8
  %89 = icmp eq i64 %80, %41
  br i1 %89, label %.loopexit8.loopexit, label %.preheader

90:
  %91 = phi i64 [ %81, %84 ], [ %104, %90 ]
  %92 = phi double [ %79, %84 ], [ %103, %90 ]
  %93 = add nsw i64 %91, %85
  %94 = mul nsw i64 %91, %15
  %95 = add nsw i64 %94, %65
  %96 = select i1 %42, i64 %93, i64 %95
  %97 = getelementptr inbounds double, ptr %7, i64 %96
  %98 = load double, ptr %97, align 8
  %99 = mul nsw i64 %91, %43
  %100 = getelementptr inbounds double, ptr %61, i64 %99
  %101 = load double, ptr %100, align 8
  %102 = fmul double %98, %101
  %103 = fadd double %92, %102
  %104 = add nuw nsw i64 %91, 1
  %105 = icmp eq i64 %104, %82
  br i1 %105, label %.loopexit.loopexit, label %90

.loopexit8.loopexit:
  br label %.loopexit8

.loopexit8:
  %106 = add nuw nsw i64 %59, 1
  %107 = icmp eq i64 %106, %38
  br i1 %107, label %.loopexit9.loopexit, label %58
}

define void @dtrsm_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef readonly %8, ptr noundef %9, ptr noundef readonly %10) {
  %12 = load i64, ptr %4, align 8
  %13 = load i64, ptr %5, align 8
  %14 = load double, ptr %6, align 8
  %15 = load i64, ptr %8, align 8
  %16 = load i64, ptr %10, align 8
  %17 = load i8, ptr %0, align 1
  %18 = and i8 %17, -33
  %19 = icmp ne i8 %18, 76
  %20 = load i8, ptr %1, align 1
  %21 = and i8 %20, -33
  %22 = load i8, ptr %2, align 1
  %23 = and i8 %22, -33
  %24 = icmp eq i8 %23, 84
  %25 = icmp eq i8 %23, 67
  %26 = or i1 %24, %25
  %27 = load i8, ptr %3, align 1
  %28 = and i8 %27, -33
  %29 = icmp eq i8 %28, 85
  %30 = icmp sgt i64 %13, 0
  br i1 %30, label %31, label %.loopexit11

31:
  %32 = icmp sgt i64 %12, 0
  br label %33

33:
  %34 = phi i64 [ 0, %31 ], [ %49, %.loopexit10 ]
  br i1 %32, label %35, label %.loopexit10

35:
  %36 = mul nsw i64 %34, %16
  %37 = getelementptr double, ptr %9, i64 %36
  br label %51

.loopexit11.loopexit:
  br label %.loopexit11

.loopexit11:
  %38 = select i1 %19, i64 %12, i64 %13
  %39 = icmp sgt i64 %38, 0
  br i1 %39, label %40, label %.loopexit9

40:
  %41 = select i1 %19, i64 %13, i64 %12
  %42 = xor i1 %19, %26
  %43 = select i1 %19, i64 %16, i64 1
  %44 = select i1 %19, i64 1, i64 %16
  %45 = icmp ne i8 %21, 85
  %46 = xor i1 %45, %42
  %47 = icmp sgt i64 %41, 0
  %48 = add i64 %15, 1
  br label %58

.loopexit10.loopexit:
  br label %.loopexit10

.loopexit10:
  %49 = add nuw nsw i64 %34, 1
  %50 = icmp eq i64 %49, %13
  br i1 %50, label %.loopexit11.loopexit, label %33

51:
  %52 = phi i64 [ 0, %35 ], [ %56, %51 ]
  %53 = getelementptr double, ptr %37, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = fmul double %14, %54
  store double %55, ptr %53, align 8
  %56 = add nuw nsw i64 %52, 1
  %57 = icmp eq i64 %56, %12
  br i1 %57, label %.loopexit10.loopexit, label %51

.loopexit9.loopexit:
  br label %.loopexit9

.loopexit9:
  ret void

58:
  %59 = phi i64 [ 0, %40 ], [ %101, %.loopexit8 ]
  %60 = mul nsw i64 %59, %44
  %61 = getelementptr inbounds double, ptr %9, i64 %60
  br i1 %47, label %.preheader.preheader, label %.loopexit8

.preheader.preheader:
  br label %.preheader

.preheader:
  %62 = phi i64 [ %99, %97 ], [ 0, %.preheader.preheader ]
  %63 = xor i64 %62, -1
  %64 = add nsw i64 %41, %63
  %65 = select i1 %46, i64 %62, i64 %64
  %66 = mul nsw i64 %65, %43
  %67 = getelementptr inbounds double, ptr %61, i64 %66
  %68 = load double, ptr %67, align 8
  %69 = sub nsw i64 %41, %62
  %70 = select i1 %46, i64 0, i64 %69
  %71 = select i1 %46, i64 %62, i64 %41
  %72 = icmp slt i64 %70, %71
  br i1 %72, label %73, label %.loopexit

73:
  %74 = mul nsw i64 %65, %15
  br label %76

.loopexit.loopexit:
  %.lcssa = phi double [ %89, %76 ]
  br label %.loopexit

.loopexit:
  %75 = phi double [ %68, %.preheader ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %29, label %97, label %92

76:
  %77 = phi i64 [ %70, %73 ], [ %90, %76 ]
  %78 = phi double [ %68, %73 ], [ %89, %76 ]
  %79 = add nsw i64 %77, %74
  %80 = mul nsw i64 %77, %15
  %81 = add nsw i64 %80, %65
  %82 = select i1 %42, i64 %79, i64 %81
  %83 = getelementptr inbounds double, ptr %7, i64 %82
  %84 = load double, ptr %83, align 8
  %85 = mul nsw i64 %77, %43
  %86 = getelementptr inbounds double, ptr %61, i64 %85
  %87 = load double, ptr %86, align 8
  %88 = fmul double %84, %87
  %89 = fsub double %78, %88
  %90 = add nsw i64 %77, 1
  %91 = icmp eq i64 %90, %71
  br i1 %91, label %.loopexit.loopexit, label %76

92:
  %93 = mul i64 %65, %48
  %94 = getelementptr inbounds double, ptr %7, i64 %93
  %95 = load double, ptr %94, align 8
  %96 = fdiv double %75, %95
  br label %97

97:
  %98 = phi double [ %96, %92 ], [ %75, %.loopexit ]
  store double %98, ptr %67, align 8
  %99 = add nuw nsw i64 %62, 1
  %100 = icmp eq i64 %99, %41
  br i1 %100, label %.loopexit8.loopexit, label %.preheader

.loopexit8.loopexit:
  br label %.loopexit8

.loopexit8:
  %101 = add nuw nsw i64 %59, 1
  %102 = icmp eq i64 %101, %38
  br i1 %102, label %.loopexit9.loopexit, label %58
}

define void @dpotrf_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef %2, ptr noundef readonly %3, ptr noundef writeonly %4) {
  %6 = load i64, ptr %1, align 8
  %7 = load i64, ptr %3, align 8
  %8 = load i8, ptr %0, align 1
  %9 = and i8 %8, -33
  %10 = icmp eq i8 %9, 85
  %11 = icmp sgt i64 %6, 0
  br i1 %11, label %12, label %.loopexit5

12:
  %13 = add i64 %7, 1
  br label %14

14:
  %15 = phi i64 [ 0, %12 ], [ %71, %70 ]
  %16 = getelementptr double, ptr %2, i64 %15
  %17 = mul nsw i64 %15, %7
  %18 = icmp eq i64 %15, 0
  %19 = mul i64 %15, %13
  %20 = getelementptr inbounds double, ptr %2, i64 %19
  br label %21

21:
  %22 = phi i64 [ %15, %14 ], [ %66, %65 ]
  %23 = mul nsw i64 %22, %7
  %24 = getelementptr double, ptr %16, i64 %23
  %25 = getelementptr double, ptr %2, i64 %22
  %26 = getelementptr double, ptr %25, i64 %17
  %27 = select i1 %10, ptr %24, ptr %26
  %28 = load double, ptr %27, align 8
  br i1 %18, label %.loopexit, label %.preheader.preheader

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  %.lcssa = phi double [ %51, %49 ]
  br label %.loopexit

.loopexit:
  %29 = phi double [ %28, %21 ], [ %.lcssa, %.loopexit.loopexit ]
  %30 = icmp ne i64 %22, %15
  %31 = fcmp ogt double %29, 0.000000e+00
  %32 = select i1 %30, i1 true, i1 %31
  br i1 %32, label %54, label %68

.preheader:
  %33 = phi i64 [ %52, %49 ], [ 0, %.preheader.preheader ]
  %34 = phi double [ %51, %49 ], [ %28, %.preheader.preheader ]
  br i1 %10, label %35, label %42

35:
  %36 = getelementptr double, ptr %2, i64 %33
  %37 = getelementptr double, ptr %36, i64 %23
  %38 = load double, ptr %37, align 8
  %39 = getelementptr double, ptr %36, i64 %17
  %40 = load double, ptr %39, align 8
  %41 = fmul double %38, %40
  br label %49

42:
  %43 = mul nsw i64 %33, %7
  %44 = getelementptr double, ptr %25, i64 %43
  %45 = load double, ptr %44, align 8
  %46 = getelementptr double, ptr %16, i64 %43
  %47 = load double, ptr %46, align 8
  %48 = fmul double %45, %47
  br label %49

49:
  %50 = phi double [ %41, %35 ], [ %48, %42 ]
  %51 = fsub double %34, %50
  %52 = add nuw nsw i64 %33, 1
  %53 = icmp eq i64 %52, %15
  br i1 %53, label %.loopexit.loopexit, label %.preheader

54:
  %55 = icmp eq i64 %22, %15
  br i1 %55, label %56, label %58

56:
  %57 = tail call double @llvm.sqrt.f64(double %29)
  br label %61

58:
  %59 = load double, ptr %20, align 8
  %60 = fdiv double %29, %59
  br label %61

61:
  %62 = phi double [ %57, %56 ], [ %60, %58 ]
  br i1 %10, label %63, label %64

63:
  store double %62, ptr %24, align 8
  br label %65

64:
  store double %62, ptr %26, align 8
  br label %65

65:
  %66 = add nuw i64 %22, 1
  %67 = icmp eq i64 %66, %6
  br i1 %67, label %70, label %21

68:
  %.lcssa22 = phi i64 [ %15, %.loopexit ]
  %69 = add nuw nsw i64 %.lcssa22, 1
  br label %.loopexit5

70:
  %71 = add nuw nsw i64 %15, 1
  %72 = icmp eq i64 %71, %6
  br i1 %72, label %.loopexit5.loopexit, label %14

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  %73 = phi i64 [ %69, %68 ], [ 0, %5 ], [ 0, %.loopexit5.loopexit ]
  store i64 %73, ptr %4, align 8
  ret void
}

define void @dpotrs_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef %5, ptr noundef readonly %6, ptr noundef writeonly %7) {
  %9 = load i64, ptr %1, align 8
  %10 = load i64, ptr %2, align 8
  %11 = load i64, ptr %4, align 8
  %12 = load i64, ptr %6, align 8
  %13 = load i8, ptr %0, align 1
  %14 = and i8 %13, -33
  %15 = icmp eq i8 %14, 85
  %16 = icmp sgt i64 %10, 0
  br i1 %16, label %17, label %.loopexit9

17:
  %18 = icmp sgt i64 %9, 0
  %19 = add i64 %11, 1
  br label %20

20:
  %21 = phi i64 [ 0, %17 ], [ %83, %.loopexit7 ]
  %22 = mul nsw i64 %21, %12
  %23 = getelementptr inbounds double, ptr %5, i64 %22
  br i1 %18, label %.preheader8.preheader, label %.loopexit7

.preheader8.preheader:
  br label %.preheader8

.preheader8:
  %24 = phi i64 [ %35, %.loopexit6 ], [ 0, %.preheader8.preheader ]
  %25 = getelementptr inbounds nuw double, ptr %23, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = icmp eq i64 %24, 0
  br i1 %27, label %.loopexit6, label %28

28:
  %29 = mul nsw i64 %24, %11
  br label %37

.loopexit6.loopexit:
  %.lcssa = phi double [ %49, %37 ]
  br label %.loopexit6

.loopexit6:
  %30 = phi double [ %26, %.preheader8 ], [ %.lcssa, %.loopexit6.loopexit ]
  %31 = mul i64 %24, %19
  %32 = getelementptr inbounds double, ptr %3, i64 %31
  %33 = load double, ptr %32, align 8
  %34 = fdiv double %30, %33
  store double %34, ptr %25, align 8
  %35 = add nuw nsw i64 %24, 1
  %36 = icmp eq i64 %35, %9
  br i1 %36, label %.preheader.preheader, label %.preheader8

.preheader.preheader:
  br label %.preheader

37:
  %38 = phi i64 [ 0, %28 ], [ %50, %37 ]
  %39 = phi double [ %26, %28 ], [ %49, %37 ]
  %40 = add nsw i64 %38, %29
  %41 = mul nsw i64 %38, %11
  %42 = add nsw i64 %41, %24
  %43 = select i1 %15, i64 %40, i64 %42
  %44 = getelementptr inbounds double, ptr %3, i64 %43
  %45 = load double, ptr %44, align 8
  %46 = getelementptr inbounds nuw double, ptr %23, i64 %38
  %47 = load double, ptr %46, align 8
  %48 = fmul double %45, %47
  %49 = fsub double %39, %48
  %50 = add nuw nsw i64 %38, 1
  %51 = icmp eq i64 %50, %24
  br i1 %51, label %.loopexit6.loopexit, label %37

.preheader:
  %52 = phi i64 [ %66, %.loopexit ], [ 0, %.preheader.preheader ]
  %53 = xor i64 %52, -1
  %54 = add nsw i64 %9, %53
  %55 = getelementptr inbounds double, ptr %23, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = icmp eq i64 %52, 0
  br i1 %57, label %.loopexit, label %58

58:
  %59 = sub nsw i64 %9, %52
  %60 = mul nsw i64 %54, %11
  br label %68

.loopexit.loopexit:
  %.lcssa22 = phi double [ %80, %68 ]
  br label %.loopexit

.loopexit:
  %61 = phi double [ %56, %.preheader ], [ %.lcssa22, %.loopexit.loopexit ]
  %62 = mul i64 %54, %19
  %63 = getelementptr inbounds double, ptr %3, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = fdiv double %61, %64
  store double %65, ptr %55, align 8
  %66 = add nuw nsw i64 %52, 1
  %67 = icmp eq i64 %66, %9
  br i1 %67, label %.loopexit7.loopexit, label %.preheader

68:
  %69 = phi i64 [ %59, %58 ], [ %81, %68 ]
  %70 = phi double [ %56, %58 ], [ %80, %68 ]
  %71 = add nsw i64 %69, %60
  %72 = mul nsw i64 %69, %11
  %73 = add nsw i64 %72, %54
  %74 = select i1 %15, i64 %73, i64 %71
  %75 = getelementptr inbounds double, ptr %3, i64 %74
  %76 = load double, ptr %75, align 8
  %77 = getelementptr inbounds double, ptr %23, i64 %69
  %78 = load double, ptr %77, align 8
  %79 = fmul double %76, %78
  %80 = fsub double %70, %79
  %81 = add nsw i64 %69, 1
  %82 = icmp slt i64 %81, %9
  br i1 %82, label %68, label %.loopexit.loopexit

.loopexit7.loopexit:
  br label %.loopexit7

.loopexit7:
  %83 = add nuw nsw i64 %21, 1
  %84 = icmp eq i64 %83, %10
  br i1 %84, label %.loopexit9.loopexit, label %20

.loopexit9.loopexit:
  br label %.loopexit9

.loopexit9:
  store i64 0, ptr %7, align 8
  ret void
}

define void @dposv_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef %3, ptr noundef readonly %4, ptr noundef %5, ptr noundef readonly %6, ptr noundef writeonly %7) {
  %9 = load i64, ptr %1, align 8
  %10 = load i64, ptr %2, align 8
  %11 = load i64, ptr %4, align 8
  %12 = load i64, ptr %6, align 8
  %13 = load i8, ptr %0, align 1
  %14 = and i8 %13, -33
  %15 = icmp eq i8 %14, 85
  %16 = icmp sgt i64 %9, 0
  br i1 %16, label %17, label %.loopexit17

17:
  %18 = add i64 %11, 1
  br label %19

19:
  %20 = phi i64 [ 0, %17 ], [ %74, %73 ]
  %21 = getelementptr double, ptr %3, i64 %20
  %22 = mul nsw i64 %20, %11
  %23 = icmp eq i64 %20, 0
  %24 = mul i64 %20, %18
  %25 = getelementptr inbounds double, ptr %3, i64 %24
  br label %26

26:
  %27 = phi i64 [ %20, %19 ], [ %71, %70 ]
  %28 = mul nsw i64 %27, %11
  %29 = getelementptr double, ptr %21, i64 %28
  %30 = getelementptr double, ptr %3, i64 %27
  %31 = getelementptr double, ptr %30, i64 %22
  %32 = select i1 %15, ptr %29, ptr %31
  %33 = load double, ptr %32, align 8
  br i1 %23, label %.loopexit16, label %.preheader15.preheader

.preheader15.preheader:
  br label %.preheader15

.loopexit16.loopexit:
  %.lcssa53 = phi double [ %56, %54 ]
  br label %.loopexit16

.loopexit16:
  %34 = phi double [ %33, %26 ], [ %.lcssa53, %.loopexit16.loopexit ]
  %35 = icmp ne i64 %27, %20
  %36 = fcmp ogt double %34, 0.000000e+00
  %37 = select i1 %35, i1 true, i1 %36
  br i1 %37, label %59, label %76

.preheader15:
  %38 = phi i64 [ %57, %54 ], [ 0, %.preheader15.preheader ]
  %39 = phi double [ %56, %54 ], [ %33, %.preheader15.preheader ]
  br i1 %15, label %40, label %47

40:
  %41 = getelementptr double, ptr %3, i64 %38
  %42 = getelementptr double, ptr %41, i64 %28
  %43 = load double, ptr %42, align 8
  %44 = getelementptr double, ptr %41, i64 %22
  %45 = load double, ptr %44, align 8
  %46 = fmul double %43, %45
  br label %54

47:
  %48 = mul nsw i64 %38, %11
  %49 = getelementptr double, ptr %30, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = getelementptr double, ptr %21, i64 %48
  %52 = load double, ptr %51, align 8
  %53 = fmul double %50, %52
  br label %54

54:
  %55 = phi double [ %46, %40 ], [ %53, %47 ]
  %56 = fsub double %39, %55
  %57 = add nuw nsw i64 %38, 1
  %58 = icmp eq i64 %57, %20
  br i1 %58, label %.loopexit16.loopexit, label %.preheader15

59:
  %60 = icmp eq i64 %27, %20
  br i1 %60, label %61, label %63

61:
  %62 = tail call double @llvm.sqrt.f64(double %34)
  br label %66

63:
  %64 = load double, ptr %25, align 8
  %65 = fdiv double %34, %64
  br label %66

66:
  %67 = phi double [ %62, %61 ], [ %65, %63 ]
  br i1 %15, label %68, label %69

68:
  store double %67, ptr %29, align 8
  br label %70

69:
  store double %67, ptr %31, align 8
  br label %70

70:
  %71 = add nuw i64 %27, 1
  %72 = icmp eq i64 %71, %9
  br i1 %72, label %73, label %26

73:
  %74 = add nuw nsw i64 %20, 1
  %75 = icmp eq i64 %74, %9
  br i1 %75, label %.loopexit17.loopexit, label %19

76:
  %.lcssa54 = phi i64 [ %20, %.loopexit16 ]
  %77 = add nuw nsw i64 %.lcssa54, 1
  store i64 %77, ptr %7, align 8
  br label %.loopexit14

.loopexit17.loopexit:
  br label %.loopexit17

.loopexit17:
  store i64 0, ptr %7, align 8
  %78 = load i8, ptr %0, align 1
  %79 = and i8 %78, -33
  %80 = icmp eq i8 %79, 85
  %81 = icmp sgt i64 %10, 0
  br i1 %81, label %82, label %.loopexit14

82:
  %83 = add i64 %11, 1
  br label %84

84:
  %85 = phi i64 [ 0, %82 ], [ %147, %.loopexit12 ]
  %86 = mul nsw i64 %85, %12
  %87 = getelementptr inbounds double, ptr %5, i64 %86
  br i1 %16, label %.preheader13.preheader, label %.loopexit12

.preheader13.preheader:
  br label %.preheader13

.preheader13:
  %88 = phi i64 [ %99, %.loopexit11 ], [ 0, %.preheader13.preheader ]
  %89 = getelementptr inbounds nuw double, ptr %87, i64 %88
  %90 = load double, ptr %89, align 8
  %91 = icmp eq i64 %88, 0
  br i1 %91, label %.loopexit11, label %92

92:
  %93 = mul nsw i64 %88, %11
  br label %101

.loopexit11.loopexit:
  %.lcssa = phi double [ %113, %101 ]
  br label %.loopexit11

.loopexit11:
  %94 = phi double [ %90, %.preheader13 ], [ %.lcssa, %.loopexit11.loopexit ]
  %95 = mul i64 %88, %83
  %96 = getelementptr inbounds double, ptr %3, i64 %95
  %97 = load double, ptr %96, align 8
  %98 = fdiv double %94, %97
  store double %98, ptr %89, align 8
  %99 = add nuw nsw i64 %88, 1
  %100 = icmp eq i64 %99, %9
  br i1 %100, label %.preheader.preheader, label %.preheader13

.preheader.preheader:
  br label %.preheader

101:
  %102 = phi i64 [ 0, %92 ], [ %114, %101 ]
  %103 = phi double [ %90, %92 ], [ %113, %101 ]
  %104 = add nsw i64 %102, %93
  %105 = mul nsw i64 %102, %11
  %106 = add nsw i64 %105, %88
  %107 = select i1 %80, i64 %104, i64 %106
  %108 = getelementptr inbounds double, ptr %3, i64 %107
  %109 = load double, ptr %108, align 8
  %110 = getelementptr inbounds nuw double, ptr %87, i64 %102
  %111 = load double, ptr %110, align 8
  %112 = fmul double %109, %111
  %113 = fsub double %103, %112
  %114 = add nuw nsw i64 %102, 1
  %115 = icmp eq i64 %114, %88
  br i1 %115, label %.loopexit11.loopexit, label %101

.preheader:
  %116 = phi i64 [ %130, %.loopexit ], [ 0, %.preheader.preheader ]
  %117 = xor i64 %116, -1
  %118 = add nsw i64 %9, %117
  %119 = getelementptr inbounds double, ptr %87, i64 %118
  %120 = load double, ptr %119, align 8
  %121 = icmp eq i64 %116, 0
  br i1 %121, label %.loopexit, label %122

122:
  %123 = sub nsw i64 %9, %116
  %124 = mul nsw i64 %118, %11
  br label %132

.loopexit.loopexit:
  %.lcssa52 = phi double [ %144, %132 ]
  br label %.loopexit

.loopexit:
  %125 = phi double [ %120, %.preheader ], [ %.lcssa52, %.loopexit.loopexit ]
  %126 = mul i64 %118, %83
  %127 = getelementptr inbounds double, ptr %3, i64 %126
  %128 = load double, ptr %127, align 8
  %129 = fdiv double %125, %128
  store double %129, ptr %119, align 8
  %130 = add nuw nsw i64 %116, 1
  %131 = icmp eq i64 %130, %9
  br i1 %131, label %.loopexit12.loopexit, label %.preheader

132:
  %133 = phi i64 [ %123, %122 ], [ %145, %132 ]
  %134 = phi double [ %120, %122 ], [ %144, %132 ]
  %135 = add nsw i64 %133, %124
  %136 = mul nsw i64 %133, %11
  %137 = add nsw i64 %136, %118
  %138 = select i1 %80, i64 %137, i64 %135
  %139 = getelementptr inbounds double, ptr %3, i64 %138
  %140 = load double, ptr %139, align 8
  %141 = getelementptr inbounds double, ptr %87, i64 %133
  %142 = load double, ptr %141, align 8
  %143 = fmul double %140, %142
  %144 = fsub double %134, %143
  %145 = add nsw i64 %133, 1
  %146 = icmp slt i64 %145, %9
  br i1 %146, label %132, label %.loopexit.loopexit

.loopexit12.loopexit:
  br label %.loopexit12

.loopexit12:
  %147 = add nuw nsw i64 %85, 1
  %148 = icmp eq i64 %147, %10
  br i1 %148, label %.loopexit14.loopexit, label %84

.loopexit14.loopexit:
  br label %.loopexit14

.loopexit14:
  ret void
}

define void @dgetrf_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef %2, ptr noundef readonly %3, ptr noundef writeonly %4, ptr noundef writeonly %5) {
  %7 = load i64, ptr %0, align 8
  %8 = load i64, ptr %1, align 8
  %9 = load i64, ptr %3, align 8
  %10 = tail call i64 @llvm.smin.i64(i64 %7, i64 %8)
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %.preheader7.preheader, label %.loopexit8

.preheader7.preheader:
  br label %.preheader7

.preheader7:
  %12 = phi i64 [ %81, %.loopexit5 ], [ 0, %.preheader7.preheader ]
  %13 = phi i64 [ %14, %.loopexit5 ], [ 0, %.preheader7.preheader ]
  %14 = add nuw nsw i64 %13, 1
  %15 = icmp slt i64 %14, %7
  %16 = mul nsw i64 %13, %9
  br i1 %15, label %17, label %21

17:
  %18 = getelementptr double, ptr %2, i64 %16
  br label %29

19:
  %.lcssa = phi i64 [ %39, %29 ]
  %20 = add nsw i64 %.lcssa, 1
  br label %21

21:
  %22 = phi i64 [ %20, %19 ], [ %14, %.preheader7 ]
  %23 = phi i64 [ %.lcssa, %19 ], [ %13, %.preheader7 ]
  %24 = getelementptr inbounds nuw i64, ptr %4, i64 %13
  store i64 %22, ptr %24, align 8
  %25 = getelementptr double, ptr %2, i64 %23
  %26 = getelementptr double, ptr %25, i64 %16
  %27 = load double, ptr %26, align 8
  %28 = fcmp oeq double %27, 0.000000e+00
  br i1 %28, label %42, label %45

29:
  %30 = phi i64 [ %14, %17 ], [ %40, %29 ]
  %31 = phi i64 [ %13, %17 ], [ %39, %29 ]
  %32 = getelementptr double, ptr %18, i64 %30
  %33 = load double, ptr %32, align 8
  %34 = tail call double @llvm.fabs.f64(double %33)
  %35 = getelementptr double, ptr %18, i64 %31
  %36 = load double, ptr %35, align 8
  %37 = tail call double @llvm.fabs.f64(double %36)
  %38 = fcmp ogt double %34, %37
  %39 = select i1 %38, i64 %30, i64 %31
  %40 = add nuw nsw i64 %30, 1
  %41 = icmp eq i64 %40, %7
  br i1 %41, label %19, label %29

42:
  %43 = icmp eq i64 %12, 0
  %44 = select i1 %43, i64 %14, i64 %12
  br label %.loopexit5

45:
  %46 = icmp eq i64 %23, %13
  br i1 %46, label %.loopexit6, label %47

47:
  %48 = getelementptr double, ptr %2, i64 %13
  br label %49

49:
  %50 = phi i64 [ 0, %47 ], [ %56, %49 ]
  %51 = mul nsw i64 %50, %9
  %52 = getelementptr double, ptr %48, i64 %51
  %53 = load double, ptr %52, align 8
  %54 = getelementptr double, ptr %25, i64 %51
  %55 = load double, ptr %54, align 8
  store double %55, ptr %52, align 8
  store double %53, ptr %54, align 8
  %56 = add nuw nsw i64 %50, 1
  %57 = icmp eq i64 %56, %8
  br i1 %57, label %.loopexit6.loopexit, label %49

.loopexit6.loopexit:
  br label %.loopexit6

.loopexit6:
  br i1 %15, label %58, label %.loopexit5

58:
  %59 = getelementptr double, ptr %2, i64 %13
  %60 = getelementptr double, ptr %59, i64 %16
  %61 = icmp slt i64 %14, %8
  br label %62

62:
  %63 = phi i64 [ %14, %58 ], [ %69, %.loopexit ]
  %64 = getelementptr double, ptr %2, i64 %63
  %65 = getelementptr double, ptr %64, i64 %16
  %66 = load double, ptr %65, align 8
  %67 = load double, ptr %60, align 8
  %68 = fdiv double %66, %67
  store double %68, ptr %65, align 8
  br i1 %61, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %69 = add nuw nsw i64 %63, 1
  %70 = icmp eq i64 %69, %7
  br i1 %70, label %.loopexit5.loopexit, label %62

.preheader:
  %71 = phi i64 [ %79, %.preheader ], [ %14, %.preheader.preheader ]
  %72 = mul nsw i64 %71, %9
  %73 = getelementptr double, ptr %59, i64 %72
  %74 = load double, ptr %73, align 8
  %75 = fmul double %68, %74
  %76 = getelementptr double, ptr %64, i64 %72
  %77 = load double, ptr %76, align 8
  %78 = fsub double %77, %75
  store double %78, ptr %76, align 8
  %79 = add nuw nsw i64 %71, 1
  %80 = icmp eq i64 %79, %8
  br i1 %80, label %.loopexit.loopexit, label %.preheader

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  %81 = phi i64 [ %44, %42 ], [ %12, %.loopexit6 ], [ %12, %.loopexit5.loopexit ]
  %82 = icmp eq i64 %14, %10
  br i1 %82, label %.loopexit8.loopexit, label %.preheader7

.loopexit8.loopexit:
  %.lcssa21 = phi i64 [ %81, %.loopexit5 ]
  br label %.loopexit8

.loopexit8:
  %83 = phi i64 [ 0, %6 ], [ %.lcssa21, %.loopexit8.loopexit ]
  store i64 %83, ptr %5, align 8
  ret void
}

define void @dgetrs_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef %6, ptr noundef readonly %7, ptr noundef writeonly %8) {
  %10 = load i64, ptr %1, align 8
  %11 = load i64, ptr %2, align 8
  %12 = load i64, ptr %4, align 8
  %13 = load i64, ptr %7, align 8
  %14 = load i8, ptr %0, align 1
  %15 = and i8 %14, -33
  %16 = icmp ne i8 %15, 84
  %17 = icmp ne i8 %15, 67
  %18 = and i1 %16, %17
  %19 = icmp sgt i64 %11, 0
  br i1 %19, label %20, label %.loopexit20

20:
  %21 = icmp sgt i64 %10, 0
  %22 = add i64 %12, 1
  br label %23

23:
  %24 = phi i64 [ 0, %20 ], [ %140, %.loopexit13 ]
  %25 = mul nsw i64 %24, %13
  %26 = getelementptr inbounds double, ptr %6, i64 %25
  switch i8 %14, label %.loopexit18 [
    i8 116, label %27
    i8 99, label %27
    i8 84, label %27
    i8 67, label %27
  ]

27:
  br i1 %21, label %.preheader19.preheader, label %.loopexit16

.preheader19.preheader:
  br label %.preheader19

.preheader19:
  %28 = phi i64 [ %40, %.loopexit12 ], [ 0, %.preheader19.preheader ]
  %29 = getelementptr inbounds nuw double, ptr %26, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = icmp eq i64 %28, 0
  br i1 %31, label %.loopexit12, label %32

32:
  %33 = mul nsw i64 %28, %12
  %34 = getelementptr double, ptr %3, i64 %33
  br label %42

.loopexit12.loopexit:
  %.lcssa = phi double [ %50, %42 ]
  br label %.loopexit12

.loopexit12:
  %35 = phi double [ %30, %.preheader19 ], [ %.lcssa, %.loopexit12.loopexit ]
  %36 = mul i64 %28, %22
  %37 = getelementptr inbounds double, ptr %3, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = fdiv double %35, %38
  store double %39, ptr %29, align 8
  %40 = add nuw nsw i64 %28, 1
  %41 = icmp eq i64 %40, %10
  br i1 %41, label %.preheader17.preheader, label %.preheader19

.preheader17.preheader:
  br label %.preheader17

42:
  %43 = phi i64 [ 0, %32 ], [ %51, %42 ]
  %44 = phi double [ %30, %32 ], [ %50, %42 ]
  %45 = getelementptr double, ptr %34, i64 %43
  %46 = load double, ptr %45, align 8
  %47 = getelementptr inbounds nuw double, ptr %26, i64 %43
  %48 = load double, ptr %47, align 8
  %49 = fmul double %46, %48
  %50 = fsub double %44, %49
  %51 = add nuw nsw i64 %43, 1
  %52 = icmp eq i64 %51, %28
  br i1 %52, label %.loopexit12.loopexit, label %42

.preheader17:
  %53 = phi i64 [ %64, %.loopexit11 ], [ 0, %.preheader17.preheader ]
  %54 = xor i64 %53, -1
  %55 = add nsw i64 %10, %54
  %56 = getelementptr inbounds double, ptr %26, i64 %55
  %57 = load double, ptr %56, align 8
  %58 = icmp eq i64 %53, 0
  br i1 %58, label %.loopexit11, label %59

59:
  %60 = sub nsw i64 %10, %53
  %61 = mul nsw i64 %55, %12
  %62 = getelementptr double, ptr %3, i64 %61
  br label %66

.loopexit11.loopexit:
  %.lcssa49 = phi double [ %74, %66 ]
  br label %.loopexit11

.loopexit11:
  %63 = phi double [ %57, %.preheader17 ], [ %.lcssa49, %.loopexit11.loopexit ]
  store double %63, ptr %56, align 8
  %64 = add nuw nsw i64 %53, 1
  %65 = icmp eq i64 %64, %10
  br i1 %65, label %.loopexit18.loopexit, label %.preheader17

66:
  %67 = phi i64 [ %60, %59 ], [ %75, %66 ]
  %68 = phi double [ %57, %59 ], [ %74, %66 ]
  %69 = getelementptr double, ptr %62, i64 %67
  %70 = load double, ptr %69, align 8
  %71 = getelementptr inbounds double, ptr %26, i64 %67
  %72 = load double, ptr %71, align 8
  %73 = fmul double %70, %72
  %74 = fsub double %68, %73
  %75 = add nsw i64 %67, 1
  %76 = icmp slt i64 %75, %10
  br i1 %76, label %66, label %.loopexit11.loopexit

.loopexit18.loopexit:
  br label %.loopexit18

.loopexit18:
  br i1 %21, label %.preheader15.preheader, label %.loopexit16

.preheader15.preheader:
  br label %.preheader15

.loopexit16.loopexit:
  br label %.loopexit16

.loopexit16:
  switch i8 %14, label %77 [
    i8 116, label %.loopexit13
    i8 99, label %.loopexit13
    i8 84, label %.loopexit13
    i8 67, label %.loopexit13
  ]

77:
  br i1 %21, label %.preheader14.preheader, label %.loopexit13

.preheader14.preheader:
  br label %.preheader14

.preheader15:
  %78 = phi i64 [ %89, %.preheader15 ], [ 0, %.preheader15.preheader ]
  %79 = xor i64 %78, -1
  %80 = add nsw i64 %10, %79
  %81 = select i1 %18, i64 %78, i64 %80
  %82 = getelementptr inbounds i64, ptr %5, i64 %81
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds double, ptr %26, i64 %81
  %85 = load double, ptr %84, align 8
  %86 = getelementptr double, ptr %26, i64 %83
  %87 = getelementptr i8, ptr %86, i64 -8
  %88 = load double, ptr %87, align 8
  store double %88, ptr %84, align 8
  store double %85, ptr %87, align 8
  %89 = add nuw nsw i64 %78, 1
  %90 = icmp eq i64 %89, %10
  br i1 %90, label %.loopexit16.loopexit, label %.preheader15

.preheader14:
  %91 = phi i64 [ %98, %.loopexit10 ], [ 0, %.preheader14.preheader ]
  %92 = getelementptr inbounds nuw double, ptr %26, i64 %91
  %93 = load double, ptr %92, align 8
  %94 = icmp eq i64 %91, 0
  br i1 %94, label %.loopexit10, label %95

95:
  %96 = getelementptr double, ptr %3, i64 %91
  br label %100

.loopexit10.loopexit:
  %.lcssa50 = phi double [ %109, %100 ]
  br label %.loopexit10

.loopexit10:
  %97 = phi double [ %93, %.preheader14 ], [ %.lcssa50, %.loopexit10.loopexit ]
  store double %97, ptr %92, align 8
  %98 = add nuw nsw i64 %91, 1
  %99 = icmp eq i64 %98, %10
  br i1 %99, label %.preheader.preheader, label %.preheader14

.preheader.preheader:
  br label %.preheader

100:
  %101 = phi i64 [ 0, %95 ], [ %110, %100 ]
  %102 = phi double [ %93, %95 ], [ %109, %100 ]
  %103 = mul nsw i64 %101, %12
  %104 = getelementptr double, ptr %96, i64 %103
  %105 = load double, ptr %104, align 8
  %106 = getelementptr inbounds nuw double, ptr %26, i64 %101
  %107 = load double, ptr %106, align 8
  %108 = fmul double %105, %107
  %109 = fsub double %102, %108
  %110 = add nuw nsw i64 %101, 1
  %111 = icmp eq i64 %110, %91
  br i1 %111, label %.loopexit10.loopexit, label %100

.preheader:
  %112 = phi i64 [ %126, %.loopexit ], [ 0, %.preheader.preheader ]
  %113 = xor i64 %112, -1
  %114 = add nsw i64 %10, %113
  %115 = getelementptr inbounds double, ptr %26, i64 %114
  %116 = load double, ptr %115, align 8
  %117 = icmp eq i64 %112, 0
  br i1 %117, label %.loopexit, label %118

118:
  %119 = sub nsw i64 %10, %112
  %120 = getelementptr double, ptr %3, i64 %114
  br label %128

.loopexit.loopexit:
  %.lcssa51 = phi double [ %137, %128 ]
  br label %.loopexit

.loopexit:
  %121 = phi double [ %116, %.preheader ], [ %.lcssa51, %.loopexit.loopexit ]
  %122 = mul i64 %114, %22
  %123 = getelementptr inbounds double, ptr %3, i64 %122
  %124 = load double, ptr %123, align 8
  %125 = fdiv double %121, %124
  store double %125, ptr %115, align 8
  %126 = add nuw nsw i64 %112, 1
  %127 = icmp eq i64 %126, %10
  br i1 %127, label %.loopexit13.loopexit, label %.preheader

128:
  %129 = phi i64 [ %119, %118 ], [ %138, %128 ]
  %130 = phi double [ %116, %118 ], [ %137, %128 ]
  %131 = mul nsw i64 %129, %12
  %132 = getelementptr double, ptr %120, i64 %131
  %133 = load double, ptr %132, align 8
  %134 = getelementptr inbounds double, ptr %26, i64 %129
  %135 = load double, ptr %134, align 8
  %136 = fmul double %133, %135
  %137 = fsub double %130, %136
  %138 = add nsw i64 %129, 1
  %139 = icmp slt i64 %138, %10
  br i1 %139, label %128, label %.loopexit.loopexit

.loopexit13.loopexit:
  br label %.loopexit13

.loopexit13:
  %140 = add nuw nsw i64 %24, 1
  %141 = icmp eq i64 %140, %11
  br i1 %141, label %.loopexit20.loopexit, label %23

.loopexit20.loopexit:
  br label %.loopexit20

.loopexit20:
  store i64 0, ptr %8, align 8
  ret void
}

define void @dgesv_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef %2, ptr noundef readonly %3, ptr noundef %4, ptr noundef %5, ptr noundef readonly %6, ptr noundef writeonly %7) {
  %9 = load i64, ptr %0, align 8
  %10 = load i64, ptr %1, align 8
  %11 = load i64, ptr %3, align 8
  %12 = load i64, ptr %6, align 8
  %13 = icmp sgt i64 %9, 0
  br i1 %13, label %.preheader18.preheader, label %.loopexit19

.preheader18.preheader:
  br label %.preheader18

.preheader18:
  %14 = phi i64 [ %84, %.loopexit16 ], [ 0, %.preheader18.preheader ]
  %15 = phi i64 [ %16, %.loopexit16 ], [ 0, %.preheader18.preheader ]
  %16 = add nuw nsw i64 %15, 1
  %17 = icmp slt i64 %16, %9
  %18 = mul nsw i64 %15, %11
  br i1 %17, label %19, label %23

19:
  %20 = getelementptr double, ptr %2, i64 %18
  br label %31

21:
  %.lcssa49 = phi i64 [ %41, %31 ]
  %22 = add nsw i64 %.lcssa49, 1
  br label %23

23:
  %24 = phi i64 [ %22, %21 ], [ %16, %.preheader18 ]
  %25 = phi i64 [ %.lcssa49, %21 ], [ %15, %.preheader18 ]
  %26 = getelementptr inbounds nuw i64, ptr %4, i64 %15
  store i64 %24, ptr %26, align 8
  %27 = getelementptr double, ptr %2, i64 %25
  %28 = getelementptr double, ptr %27, i64 %18
  %29 = load double, ptr %28, align 8
  %30 = fcmp oeq double %29, 0.000000e+00
  br i1 %30, label %44, label %47

31:
  %32 = phi i64 [ %16, %19 ], [ %42, %31 ]
  %33 = phi i64 [ %15, %19 ], [ %41, %31 ]
  %34 = getelementptr double, ptr %20, i64 %32
  %35 = load double, ptr %34, align 8
  %36 = tail call double @llvm.fabs.f64(double %35)
  %37 = getelementptr double, ptr %20, i64 %33
  %38 = load double, ptr %37, align 8
  %39 = tail call double @llvm.fabs.f64(double %38)
  %40 = fcmp ogt double %36, %39
  %41 = select i1 %40, i64 %32, i64 %33
  %42 = add nuw nsw i64 %32, 1
  %43 = icmp eq i64 %42, %9
  br i1 %43, label %21, label %31

44:
  %45 = icmp eq i64 %14, 0
  %46 = select i1 %45, i64 %16, i64 %14
  br label %.loopexit16

47:
  %48 = icmp eq i64 %25, %15
  br i1 %48, label %.loopexit17, label %49

49:
  %50 = getelementptr double, ptr %2, i64 %15
  br label %51

51:
  %52 = phi i64 [ 0, %49 ], [ %58, %51 ]
  %53 = mul nsw i64 %52, %11
  %54 = getelementptr double, ptr %50, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = getelementptr double, ptr %27, i64 %53
  %57 = load double, ptr %56, align 8
  store double %57, ptr %54, align 8
  store double %55, ptr %56, align 8
  %58 = add nuw nsw i64 %52, 1
  %59 = icmp eq i64 %58, %9
  br i1 %59, label %.loopexit17.loopexit, label %51

.loopexit17.loopexit:
  br label %.loopexit17

.loopexit17:
  br i1 %17, label %60, label %.loopexit16

60:
  %61 = getelementptr double, ptr %2, i64 %15
  %62 = getelementptr double, ptr %61, i64 %18
  br label %63

63:
  %64 = phi i64 [ %16, %60 ], [ %71, %70 ]
  %65 = getelementptr double, ptr %2, i64 %64
  %66 = getelementptr double, ptr %65, i64 %18
  %67 = load double, ptr %66, align 8
  %68 = load double, ptr %62, align 8
  %69 = fdiv double %67, %68
  store double %69, ptr %66, align 8
  br label %73

70:
  %71 = add nuw nsw i64 %64, 1
  %72 = icmp eq i64 %71, %9
  br i1 %72, label %.loopexit16.loopexit, label %63

73:
  %74 = phi i64 [ %16, %63 ], [ %82, %73 ]
  %75 = mul nsw i64 %74, %11
  %76 = getelementptr double, ptr %61, i64 %75
  %77 = load double, ptr %76, align 8
  %78 = fmul double %69, %77
  %79 = getelementptr double, ptr %65, i64 %75
  %80 = load double, ptr %79, align 8
  %81 = fsub double %80, %78
  store double %81, ptr %79, align 8
  %82 = add nuw nsw i64 %74, 1
  %83 = icmp eq i64 %82, %9
  br i1 %83, label %70, label %73

.loopexit16.loopexit:
  br label %.loopexit16

.loopexit16:
  %84 = phi i64 [ %46, %44 ], [ %14, %.loopexit17 ], [ %14, %.loopexit16.loopexit ]
  %85 = icmp eq i64 %16, %9
  br i1 %85, label %.loopexit19.loopexit, label %.preheader18

.loopexit19.loopexit:
  %.lcssa50 = phi i64 [ %84, %.loopexit16 ]
  br label %.loopexit19

.loopexit19:
  %86 = phi i64 [ 0, %8 ], [ %.lcssa50, %.loopexit19.loopexit ]
  store i64 %86, ptr %7, align 8
  %87 = icmp eq i64 %86, 0
  %88 = icmp sgt i64 %10, 0
  %89 = select i1 %87, i1 %88, i1 false
  br i1 %89, label %90, label %.loopexit15

90:
  %91 = add i64 %11, 1
  br label %92

92:
  %93 = phi i64 [ 0, %90 ], [ %155, %.loopexit12 ]
  %94 = mul nsw i64 %93, %12
  %95 = getelementptr inbounds double, ptr %5, i64 %94
  br i1 %13, label %.preheader14.preheader, label %.loopexit12

.preheader14.preheader:
  br label %.preheader14

.preheader14:
  %96 = phi i64 [ %104, %.preheader14 ], [ 0, %.preheader14.preheader ]
  %97 = getelementptr inbounds nuw i64, ptr %4, i64 %96
  %98 = load i64, ptr %97, align 8
  %99 = getelementptr inbounds nuw double, ptr %95, i64 %96
  %100 = load double, ptr %99, align 8
  %101 = getelementptr double, ptr %95, i64 %98
  %102 = getelementptr i8, ptr %101, i64 -8
  %103 = load double, ptr %102, align 8
  store double %103, ptr %99, align 8
  store double %100, ptr %102, align 8
  %104 = add nuw nsw i64 %96, 1
  %105 = icmp eq i64 %104, %9
  br i1 %105, label %.preheader13.preheader, label %.preheader14

.preheader13.preheader:
  br label %.preheader13

.preheader13:
  %106 = phi i64 [ %113, %.loopexit11 ], [ 0, %.preheader13.preheader ]
  %107 = getelementptr inbounds nuw double, ptr %95, i64 %106
  %108 = load double, ptr %107, align 8
  %109 = icmp eq i64 %106, 0
  br i1 %109, label %.loopexit11, label %110

110:
  %111 = getelementptr double, ptr %2, i64 %106
  br label %115

.loopexit11.loopexit:
  %.lcssa = phi double [ %124, %115 ]
  br label %.loopexit11

.loopexit11:
  %112 = phi double [ %108, %.preheader13 ], [ %.lcssa, %.loopexit11.loopexit ]
  store double %112, ptr %107, align 8
  %113 = add nuw nsw i64 %106, 1
  %114 = icmp eq i64 %113, %9
  br i1 %114, label %.preheader.preheader, label %.preheader13

.preheader.preheader:
  br label %.preheader

115:
  %116 = phi i64 [ 0, %110 ], [ %125, %115 ]
  %117 = phi double [ %108, %110 ], [ %124, %115 ]
  %118 = mul nsw i64 %116, %11
  %119 = getelementptr double, ptr %111, i64 %118
  %120 = load double, ptr %119, align 8
  %121 = getelementptr inbounds nuw double, ptr %95, i64 %116
  %122 = load double, ptr %121, align 8
  %123 = fmul double %120, %122
  %124 = fsub double %117, %123
  %125 = add nuw nsw i64 %116, 1
  %126 = icmp eq i64 %125, %106
  br i1 %126, label %.loopexit11.loopexit, label %115

.preheader:
  %127 = phi i64 [ %141, %.loopexit ], [ 0, %.preheader.preheader ]
  %128 = xor i64 %127, -1
  %129 = add nsw i64 %9, %128
  %130 = getelementptr inbounds double, ptr %95, i64 %129
  %131 = load double, ptr %130, align 8
  %132 = icmp eq i64 %127, 0
  br i1 %132, label %.loopexit, label %133

133:
  %134 = sub nsw i64 %9, %127
  %135 = getelementptr double, ptr %2, i64 %129
  br label %143

.loopexit.loopexit:
  %.lcssa48 = phi double [ %152, %143 ]
  br label %.loopexit

.loopexit:
  %136 = phi double [ %131, %.preheader ], [ %.lcssa48, %.loopexit.loopexit ]
  %137 = mul i64 %129, %91
  %138 = getelementptr inbounds double, ptr %2, i64 %137
  %139 = load double, ptr %138, align 8
  %140 = fdiv double %136, %139
  store double %140, ptr %130, align 8
  %141 = add nuw nsw i64 %127, 1
  %142 = icmp eq i64 %141, %9
  br i1 %142, label %.loopexit12.loopexit, label %.preheader

143:
  %144 = phi i64 [ %134, %133 ], [ %153, %143 ]
  %145 = phi double [ %131, %133 ], [ %152, %143 ]
  %146 = mul nsw i64 %144, %11
  %147 = getelementptr double, ptr %135, i64 %146
  %148 = load double, ptr %147, align 8
  %149 = getelementptr inbounds double, ptr %95, i64 %144
  %150 = load double, ptr %149, align 8
  %151 = fmul double %148, %150
  %152 = fsub double %145, %151
  %153 = add nsw i64 %144, 1
  %154 = icmp slt i64 %153, %9
  br i1 %154, label %143, label %.loopexit.loopexit

.loopexit12.loopexit:
  br label %.loopexit12

.loopexit12:
  %155 = add nuw nsw i64 %93, 1
  %156 = icmp eq i64 %155, %10
  br i1 %156, label %.loopexit15.loopexit, label %92

.loopexit15.loopexit:
  br label %.loopexit15

.loopexit15:
  ret void
}

define void @dtrtrs_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef %7, ptr noundef readonly %8, ptr noundef writeonly %9) {
  %11 = load i64, ptr %3, align 8
  %12 = load i64, ptr %4, align 8
  %13 = load i64, ptr %6, align 8
  %14 = load i64, ptr %8, align 8
  store i64 0, ptr %9, align 8
  %15 = icmp sgt i64 %11, 0
  br i1 %15, label %16, label %.loopexit10

16:
  %17 = load i8, ptr %2, align 1
  %18 = and i8 %17, -33
  %19 = icmp eq i8 %18, 85
  %20 = add i64 %13, 1
  br label %24

.loopexit10.loopexit:
  br label %.loopexit10

.loopexit10:
  %21 = icmp sgt i64 %12, 0
  br i1 %21, label %22, label %.loopexit9

22:
  %23 = add i64 %13, 1
  br label %36

24:
  %25 = phi i64 [ 0, %16 ], [ %34, %33 ]
  br i1 %19, label %33, label %26

26:
  %27 = mul i64 %25, %20
  %28 = getelementptr inbounds double, ptr %5, i64 %27
  %29 = load double, ptr %28, align 8
  %30 = fcmp oeq double %29, 0.000000e+00
  br i1 %30, label %31, label %33

31:
  %.lcssa30 = phi i64 [ %25, %26 ]
  %32 = add nuw nsw i64 %.lcssa30, 1
  store i64 %32, ptr %9, align 8
  br label %.loopexit9

33:
  %34 = add nuw nsw i64 %25, 1
  %35 = icmp eq i64 %34, %11
  br i1 %35, label %.loopexit10.loopexit, label %24

36:
  %37 = phi i64 [ 0, %22 ], [ %92, %.loopexit8 ]
  %38 = load i8, ptr %0, align 1
  %39 = and i8 %38, -33
  %40 = load i8, ptr %1, align 1
  %41 = and i8 %40, -33
  %42 = icmp eq i8 %41, 84
  %43 = icmp eq i8 %41, 67
  %44 = or i1 %42, %43
  %45 = load i8, ptr %2, align 1
  %46 = and i8 %45, -33
  %47 = icmp eq i8 %46, 85
  %48 = mul nsw i64 %37, %14
  %49 = getelementptr inbounds double, ptr %7, i64 %48
  %50 = icmp ne i8 %39, 85
  %51 = xor i1 %50, %44
  br i1 %15, label %.preheader.preheader, label %.loopexit8

.preheader.preheader:
  br label %.preheader

.preheader:
  %52 = phi i64 [ %90, %88 ], [ 0, %.preheader.preheader ]
  %53 = xor i64 %52, -1
  %54 = add nsw i64 %11, %53
  %55 = select i1 %51, i64 %52, i64 %54
  %56 = getelementptr inbounds double, ptr %49, i64 %55
  %57 = load double, ptr %56, align 8
  %58 = sub nsw i64 %11, %52
  %59 = select i1 %51, i64 0, i64 %58
  %60 = select i1 %51, i64 %52, i64 %11
  %61 = icmp slt i64 %59, %60
  br i1 %61, label %62, label %.loopexit

62:
  %63 = mul nsw i64 %55, %13
  br label %65

.loopexit.loopexit:
  %.lcssa = phi double [ %80, %73 ]
  br label %.loopexit

.loopexit:
  %64 = phi double [ %57, %.preheader ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %47, label %88, label %83

65:
  %66 = phi i64 [ %59, %62 ], [ %81, %73 ]
  %67 = phi double [ %57, %62 ], [ %80, %73 ]
  switch i8 %40, label %70 [
    i8 116, label %68
    i8 99, label %68
    i8 84, label %68
    i8 67, label %68
  ]

68:
  %69 = add nsw i64 %66, %63
  br label %73

70:
  %71 = mul nsw i64 %66, %13
  %72 = add nsw i64 %71, %55
  br label %73

73:
  %74 = phi i64 [ %69, %68 ], [ %72, %70 ]
  %75 = getelementptr inbounds double, ptr %5, i64 %74
  %76 = load double, ptr %75, align 8
  %77 = getelementptr inbounds double, ptr %49, i64 %66
  %78 = load double, ptr %77, align 8
  %79 = fmul double %76, %78
  %80 = fsub double %67, %79
  %81 = add nsw i64 %66, 1
  %82 = icmp eq i64 %81, %60
  br i1 %82, label %.loopexit.loopexit, label %65

83:
  %84 = mul i64 %55, %23
  %85 = getelementptr inbounds double, ptr %5, i64 %84
  %86 = load double, ptr %85, align 8
  %87 = fdiv double %64, %86
  br label %88

88:
  %89 = phi double [ %87, %83 ], [ %64, %.loopexit ]
  store double %89, ptr %56, align 8
  %90 = add nuw nsw i64 %52, 1
  %91 = icmp eq i64 %90, %11
  br i1 %91, label %.loopexit8.loopexit, label %.preheader

.loopexit8.loopexit:
  br label %.loopexit8

.loopexit8:
  %92 = add nuw nsw i64 %37, 1
  %93 = icmp eq i64 %92, %12
  br i1 %93, label %.loopexit9.loopexit, label %36

.loopexit9.loopexit:
  br label %.loopexit9

.loopexit9:
  ret void
}

define void @dgtsv_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef readonly %6, ptr noundef writeonly %7) {
  %9 = load i64, ptr %0, align 8
  %10 = load i64, ptr %1, align 8
  %11 = load i64, ptr %6, align 8
  store i64 0, ptr %7, align 8
  %12 = icmp sgt i64 %9, 1
  br i1 %12, label %13, label %.loopexit18

13:
  %14 = icmp sgt i64 %10, 0
  %15 = icmp eq i64 %11, 1
  br label %16

16:
  %17 = phi i64 [ 0, %13 ], [ %108, %.loopexit11 ]
  %18 = phi i64 [ 1, %13 ], [ %106, %.loopexit11 ]
  %19 = shl i64 %17, 3
  %20 = getelementptr i8, ptr %5, i64 %19
  %21 = getelementptr inbounds nuw double, ptr %3, i64 %17
  %22 = load double, ptr %21, align 8
  %23 = tail call double @llvm.fabs.f64(double %22)
  %24 = getelementptr inbounds nuw double, ptr %2, i64 %17
  %25 = load double, ptr %24, align 8
  %26 = tail call double @llvm.fabs.f64(double %25)
  %27 = fcmp ult double %23, %26
  br i1 %27, label %65, label %28

28:
  %29 = fcmp oeq double %22, 0.000000e+00
  br i1 %29, label %.loopexit17.loopexit, label %30

30:
  %31 = fdiv double %25, %22
  %32 = getelementptr inbounds nuw double, ptr %4, i64 %17
  %33 = load double, ptr %32, align 8
  %34 = fmul double %31, %33
  %35 = getelementptr inbounds nuw double, ptr %3, i64 %18
  %36 = load double, ptr %35, align 8
  %37 = fsub double %36, %34
  store double %37, ptr %35, align 8
  br i1 %14, label %38, label %.loopexit14

38:
  %39 = getelementptr double, ptr %5, i64 %17
  %40 = getelementptr double, ptr %5, i64 %18
  br i1 %15, label %51, label %.preheader15.lver.orig.preheader

.preheader15.lver.orig.preheader:
  br label %.preheader15.lver.orig

.preheader15.lver.orig:
  %41 = phi i64 [ %49, %.preheader15.lver.orig ], [ 0, %.preheader15.lver.orig.preheader ]
  %42 = mul nsw i64 %41, %11
  %43 = getelementptr double, ptr %39, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = fmul double %31, %44
  %46 = getelementptr double, ptr %40, i64 %42
  %47 = load double, ptr %46, align 8
  %48 = fsub double %47, %45
  store double %48, ptr %46, align 8
  %49 = add nuw nsw i64 %41, 1
  %50 = icmp eq i64 %49, %10
  br i1 %50, label %.loopexit14.loopexit50, label %.preheader15.lver.orig

51:
  %52 = load double, ptr %20, align 8
  br label %55

.loopexit14.loopexit:
  br label %.loopexit14

.loopexit14.loopexit50:
  br label %.loopexit14

.loopexit14:
  %53 = add nuw nsw i64 %17, 2
  %54 = icmp slt i64 %53, %9
  br i1 %54, label %64, label %.loopexit11

55:
  %56 = phi double [ %52, %51 ], [ %61, %55 ]
  %57 = phi i64 [ 0, %51 ], [ %62, %55 ]
  %58 = fmul double %31, %56
  %59 = getelementptr double, ptr %40, i64 %57
  %60 = load double, ptr %59, align 8
  %61 = fsub double %60, %58
  store double %61, ptr %59, align 8
  %62 = add nuw nsw i64 %57, 1
  %63 = icmp eq i64 %62, %10
  br i1 %63, label %.loopexit14.loopexit, label %55

64:
  store double 0.000000e+00, ptr %24, align 8
  br label %.loopexit11

65:
  %66 = fdiv double %22, %25
  %67 = getelementptr inbounds nuw double, ptr %3, i64 %18
  %68 = load double, ptr %67, align 8
  %69 = getelementptr inbounds nuw double, ptr %4, i64 %17
  %70 = load double, ptr %69, align 8
  store double %25, ptr %21, align 8
  %71 = fmul double %66, %68
  %72 = fsub double %70, %71
  store double %72, ptr %67, align 8
  store double %68, ptr %69, align 8
  %73 = add nuw nsw i64 %17, 2
  %74 = icmp slt i64 %73, %9
  br i1 %74, label %75, label %80

75:
  %76 = getelementptr inbounds nuw double, ptr %4, i64 %18
  %77 = load double, ptr %76, align 8
  store double %77, ptr %24, align 8
  %78 = fneg double %66
  %79 = fmul double %77, %78
  store double %79, ptr %76, align 8
  br label %80

80:
  br i1 %14, label %81, label %.loopexit11

81:
  %82 = getelementptr double, ptr %5, i64 %17
  %83 = getelementptr double, ptr %5, i64 %18
  br i1 %15, label %94, label %.preheader12.lver.orig.preheader

.preheader12.lver.orig.preheader:
  br label %.preheader12.lver.orig

.preheader12.lver.orig:
  %84 = phi i64 [ %92, %.preheader12.lver.orig ], [ 0, %.preheader12.lver.orig.preheader ]
  %85 = mul nsw i64 %84, %11
  %86 = getelementptr double, ptr %82, i64 %85
  %87 = load double, ptr %86, align 8
  %88 = getelementptr double, ptr %83, i64 %85
  %89 = load double, ptr %88, align 8
  store double %89, ptr %86, align 8
  %90 = fmul double %66, %89
  %91 = fsub double %87, %90
  store double %91, ptr %88, align 8
  %92 = add nuw nsw i64 %84, 1
  %93 = icmp eq i64 %92, %10
  br i1 %93, label %.loopexit11.loopexit49, label %.preheader12.lver.orig

94:
  %95 = load double, ptr %20, align 8
  br label %96

96:
  %97 = phi double [ %95, %94 ], [ %103, %96 ]
  %98 = phi i64 [ 0, %94 ], [ %104, %96 ]
  %99 = getelementptr double, ptr %82, i64 %98
  %100 = getelementptr double, ptr %83, i64 %98
  %101 = load double, ptr %100, align 8
  store double %101, ptr %99, align 8
  %102 = fmul double %66, %101
  %103 = fsub double %97, %102
  store double %103, ptr %100, align 8
  %104 = add nuw nsw i64 %98, 1
  %105 = icmp eq i64 %104, %10
  br i1 %105, label %.loopexit11.loopexit, label %96

.loopexit11.loopexit:
  br label %.loopexit11

.loopexit11.loopexit49:
  br label %.loopexit11

.loopexit11:
  %106 = add nuw nsw i64 %18, 1
  %107 = icmp eq i64 %106, %9
  %108 = add nuw nsw i64 %17, 1
  br i1 %107, label %.loopexit18.loopexit, label %16

.loopexit18.loopexit:
  br label %.loopexit18

.loopexit18:
  %109 = icmp sgt i64 %9, 0
  br i1 %109, label %110, label %115

110:
  %111 = getelementptr double, ptr %3, i64 %9
  %112 = getelementptr i8, ptr %111, i64 -8
  %113 = load double, ptr %112, align 8
  %114 = fcmp oeq double %113, 0.000000e+00
  br i1 %114, label %.loopexit17, label %115

115:
  %116 = icmp sgt i64 %10, 0
  br i1 %116, label %.preheader.preheader, label %.loopexit10

.preheader.preheader:
  br label %.preheader

.preheader:
  %117 = phi i64 [ %121, %.loopexit ], [ 0, %.preheader.preheader ]
  br i1 %109, label %118, label %.loopexit

118:
  %119 = mul nsw i64 %117, %11
  %120 = getelementptr double, ptr %5, i64 %119
  br label %123

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %121 = add nuw nsw i64 %117, 1
  %122 = icmp eq i64 %121, %10
  br i1 %122, label %.loopexit10.loopexit, label %.preheader

123:
  %124 = phi i64 [ %9, %118 ], [ %125, %147 ]
  %125 = add nsw i64 %124, -1
  %126 = getelementptr double, ptr %120, i64 %125
  %127 = load double, ptr %126, align 8
  %128 = icmp slt i64 %124, %9
  br i1 %128, label %129, label %136

129:
  %130 = getelementptr inbounds nuw double, ptr %4, i64 %125
  %131 = load double, ptr %130, align 8
  %132 = getelementptr double, ptr %120, i64 %124
  %133 = load double, ptr %132, align 8
  %134 = fmul double %131, %133
  %135 = fsub double %127, %134
  br label %136

136:
  %137 = phi double [ %135, %129 ], [ %127, %123 ]
  %138 = add nuw nsw i64 %124, 1
  %139 = icmp slt i64 %138, %9
  br i1 %139, label %140, label %147

140:
  %141 = getelementptr inbounds nuw double, ptr %2, i64 %125
  %142 = load double, ptr %141, align 8
  %143 = getelementptr double, ptr %120, i64 %138
  %144 = load double, ptr %143, align 8
  %145 = fmul double %142, %144
  %146 = fsub double %137, %145
  br label %147

147:
  %148 = phi double [ %146, %140 ], [ %137, %136 ]
  %149 = getelementptr inbounds nuw double, ptr %3, i64 %125
  %150 = load double, ptr %149, align 8
  %151 = fdiv double %148, %150
  store double %151, ptr %126, align 8
  %152 = icmp samesign ugt i64 %124, 1
  br i1 %152, label %123, label %.loopexit.loopexit

.loopexit17.loopexit:
  %.lcssa = phi i64 [ %18, %28 ]
  br label %.loopexit17

.loopexit17:
  %153 = phi i64 [ %9, %110 ], [ %.lcssa, %.loopexit17.loopexit ]
  store i64 %153, ptr %7, align 8
  br label %.loopexit10

.loopexit10.loopexit:
  br label %.loopexit10

.loopexit10:
  ret void
}

define void @dptsv_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef readonly %5, ptr noundef writeonly %6) {
  %8 = load i64, ptr %0, align 8
  %9 = load i64, ptr %1, align 8
  %10 = load i64, ptr %5, align 8
  store i64 0, ptr %6, align 8
  %11 = icmp sgt i64 %8, 0
  br i1 %11, label %.preheader.preheader, label %.loopexit8

.preheader.preheader:
  br label %.preheader

.loopexit8.loopexit:
  br label %.loopexit8

.loopexit8:
  %12 = icmp sgt i64 %9, 0
  br i1 %12, label %13, label %.loopexit7

13:
  %14 = icmp sgt i64 %8, 1
  br label %33

.preheader:
  %15 = phi i64 [ %19, %31 ], [ 0, %.preheader.preheader ]
  %16 = getelementptr inbounds nuw double, ptr %2, i64 %15
  %17 = load double, ptr %16, align 8
  %18 = fcmp ugt double %17, 0.000000e+00
  %19 = add nuw nsw i64 %15, 1
  br i1 %18, label %21, label %20

20:
  %.lcssa = phi i64 [ %19, %.preheader ]
  store i64 %.lcssa, ptr %6, align 8
  br label %.loopexit7

21:
  %22 = icmp slt i64 %19, %8
  br i1 %22, label %23, label %31

23:
  %24 = getelementptr inbounds nuw double, ptr %3, i64 %15
  %25 = load double, ptr %24, align 8
  %26 = fdiv double %25, %17
  store double %26, ptr %24, align 8
  %27 = fmul double %25, %26
  %28 = getelementptr inbounds nuw double, ptr %2, i64 %19
  %29 = load double, ptr %28, align 8
  %30 = fsub double %29, %27
  store double %30, ptr %28, align 8
  br label %31

31:
  %32 = icmp eq i64 %19, %8
  br i1 %32, label %.loopexit8.loopexit, label %.preheader

33:
  %34 = phi i64 [ 0, %13 ], [ %53, %.loopexit ]
  br i1 %14, label %35, label %39

35:
  %36 = mul nsw i64 %34, %10
  %37 = getelementptr double, ptr %4, i64 %36
  %38 = load double, ptr %37, align 8
  br label %41

39:
  br i1 %11, label %..loopexit6_crit_edge, label %.loopexit

..loopexit6_crit_edge:
  %.pre = mul nsw i64 %34, %10
  br label %.loopexit6

.loopexit6.loopexit:
  br label %.loopexit6

.loopexit6:
  %.pre-phi = phi i64 [ %.pre, %..loopexit6_crit_edge ], [ %36, %.loopexit6.loopexit ]
  %40 = getelementptr double, ptr %4, i64 %.pre-phi
  br label %55

41:
  %42 = phi double [ %38, %35 ], [ %50, %41 ]
  %43 = phi i64 [ 1, %35 ], [ %51, %41 ]
  %44 = getelementptr double, ptr %3, i64 %43
  %45 = getelementptr i8, ptr %44, i64 -8
  %46 = load double, ptr %45, align 8
  %47 = fmul double %42, %46
  %48 = getelementptr double, ptr %37, i64 %43
  %49 = load double, ptr %48, align 8
  %50 = fsub double %49, %47
  store double %50, ptr %48, align 8
  %51 = add nuw nsw i64 %43, 1
  %52 = icmp eq i64 %51, %8
  br i1 %52, label %.loopexit6.loopexit, label %41

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %53 = add nuw nsw i64 %34, 1
  %54 = icmp eq i64 %53, %9
  br i1 %54, label %.loopexit7.loopexit, label %33

55:
  %56 = phi i64 [ %8, %.loopexit6 ], [ %57, %71 ]
  %57 = add nsw i64 %56, -1
  %58 = getelementptr double, ptr %40, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = getelementptr inbounds nuw double, ptr %2, i64 %57
  %61 = load double, ptr %60, align 8
  %62 = fdiv double %59, %61
  %63 = icmp slt i64 %56, %8
  br i1 %63, label %64, label %71

64:
  %65 = getelementptr inbounds nuw double, ptr %3, i64 %57
  %66 = load double, ptr %65, align 8
  %67 = getelementptr double, ptr %40, i64 %56
  %68 = load double, ptr %67, align 8
  %69 = fmul double %66, %68
  %70 = fsub double %62, %69
  br label %71

71:
  %72 = phi double [ %70, %64 ], [ %62, %55 ]
  store double %72, ptr %58, align 8
  %73 = icmp samesign ugt i64 %56, 1
  br i1 %73, label %55, label %.loopexit.loopexit

.loopexit7.loopexit:
  br label %.loopexit7

.loopexit7:
  ret void
}

define void @dgbtrf_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef %4, ptr noundef readonly %5, ptr noundef writeonly %6, ptr noundef writeonly %7) {
  %9 = load i64, ptr %0, align 8
  %10 = load i64, ptr %1, align 8
  %11 = load i64, ptr %2, align 8
  %12 = load i64, ptr %3, align 8
  %13 = load i64, ptr %5, align 8
  %14 = add nsw i64 %12, %11
  %15 = add nsw i64 %12, 1
  %16 = icmp slt i64 %15, %10
  br i1 %16, label %17, label %.loopexit13

17:
  %18 = mul i64 %13, %15
  %19 = add i64 %18, %11
  %20 = shl i64 %19, 3
  %21 = shl i64 %13, 3
  %22 = add i64 %21, -8
  %23 = xor i64 %12, -1
  %24 = add i64 %10, %23
  %25 = getelementptr i8, ptr %4, i64 %20
  %26 = getelementptr i8, ptr %25, i64 -8
  br label %36

27:
  %28 = add nsw i64 %38, 1
  %29 = icmp eq i64 %39, %24
  br i1 %29, label %.loopexit13.loopexit, label %36

.loopexit13.loopexit:
  br label %.loopexit13

.loopexit13:
  %30 = tail call i64 @llvm.smin.i64(i64 %9, i64 %10)
  %31 = icmp sgt i64 %30, 0
  br i1 %31, label %32, label %.loopexit12

32:
  %33 = add i64 %11, 1
  %34 = add nsw i64 %10, -1
  %35 = getelementptr double, ptr %4, i64 %14
  br label %55

36:
  %37 = phi i64 [ 0, %17 ], [ %39, %27 ]
  %38 = phi i64 [ %15, %17 ], [ %28, %27 ]
  %39 = add i64 %37, 1
  %40 = sub nsw i64 %38, %14
  %41 = tail call i64 @llvm.smax.i64(i64 %40, i64 0)
  %42 = sub nsw i64 %38, %12
  %43 = tail call i64 @llvm.smin.i64(i64 %42, i64 %9)
  %44 = icmp slt i64 %41, %43
  br i1 %44, label %45, label %27

45:
  %reass.sub = sub i64 %37, %11
  %46 = add i64 %reass.sub, 1
  %47 = tail call i64 @llvm.smax.i64(i64 %46, i64 0)
  %48 = shl i64 %47, 3
  %49 = tail call i64 @llvm.smin.i64(i64 %9, i64 %39)
  %50 = sub i64 %49, %47
  %51 = shl i64 %50, 3
  %52 = mul i64 %37, %22
  %53 = getelementptr i8, ptr %26, i64 %52
  %54 = getelementptr i8, ptr %53, i64 %48
  tail call void @llvm.memset.p0.i64(ptr align 8 %54, i8 0, i64 %51, i1 false)
  br label %27

55:
  %56 = phi i64 [ %33, %32 ], [ %153, %.loopexit10 ]
  %57 = phi i64 [ 0, %32 ], [ %152, %.loopexit10 ]
  %58 = phi i64 [ 0, %32 ], [ %151, %.loopexit10 ]
  %59 = phi i64 [ 0, %32 ], [ %64, %.loopexit10 ]
  %60 = phi i64 [ 0, %32 ], [ %150, %.loopexit10 ]
  %61 = tail call i64 @llvm.smin.i64(i64 %9, i64 %56)
  %62 = add i64 %59, %33
  %63 = tail call i64 @llvm.smin.i64(i64 %62, i64 %9)
  %64 = add nuw nsw i64 %59, 1
  %65 = icmp slt i64 %64, %63
  %66 = mul nsw i64 %59, %13
  br i1 %65, label %67, label %73

67:
  %68 = getelementptr double, ptr %4, i64 %66
  %69 = getelementptr double, ptr %68, i64 %57
  %70 = getelementptr double, ptr %69, i64 %14
  br label %83

71:
  %.lcssa = phi i64 [ %93, %83 ]
  %72 = add nsw i64 %.lcssa, 1
  br label %73

73:
  %74 = phi i64 [ %72, %71 ], [ %64, %55 ]
  %75 = phi i64 [ %.lcssa, %71 ], [ %59, %55 ]
  %76 = getelementptr inbounds nuw i64, ptr %6, i64 %59
  store i64 %74, ptr %76, align 8
  %77 = add nsw i64 %75, %14
  %78 = sub nsw i64 %77, %59
  %79 = getelementptr double, ptr %4, i64 %78
  %80 = getelementptr double, ptr %79, i64 %66
  %81 = load double, ptr %80, align 8
  %82 = fcmp oeq double %81, 0.000000e+00
  br i1 %82, label %96, label %99

83:
  %84 = phi i64 [ %64, %67 ], [ %94, %83 ]
  %85 = phi i64 [ %59, %67 ], [ %93, %83 ]
  %86 = getelementptr double, ptr %70, i64 %84
  %87 = load double, ptr %86, align 8
  %88 = tail call double @llvm.fabs.f64(double %87)
  %89 = getelementptr double, ptr %70, i64 %85
  %90 = load double, ptr %89, align 8
  %91 = tail call double @llvm.fabs.f64(double %90)
  %92 = fcmp ogt double %88, %91
  %93 = select i1 %92, i64 %84, i64 %85
  %94 = add nuw nsw i64 %84, 1
  %95 = icmp eq i64 %94, %61
  br i1 %95, label %71, label %83

96:
  %97 = icmp eq i64 %58, 0
  %98 = select i1 %97, i64 %64, i64 %58
  br label %.loopexit10

99:
  %100 = add i64 %75, %12
  %101 = tail call i64 @llvm.smin.i64(i64 %100, i64 %34)
  %102 = tail call i64 @llvm.smax.i64(i64 %101, i64 %60)
  %103 = icmp eq i64 %75, %59
  %104 = icmp sgt i64 %59, %102
  %105 = select i1 %103, i1 true, i1 %104
  br i1 %105, label %.loopexit11, label %106

106:
  %107 = add nsw i64 %59, %14
  br label %108

108:
  %109 = phi i64 [ %59, %106 ], [ %119, %108 ]
  %110 = sub i64 %107, %109
  %111 = mul nsw i64 %109, %13
  %112 = getelementptr double, ptr %4, i64 %110
  %113 = getelementptr double, ptr %112, i64 %111
  %114 = load double, ptr %113, align 8
  %115 = sub nsw i64 %77, %109
  %116 = getelementptr double, ptr %4, i64 %115
  %117 = getelementptr double, ptr %116, i64 %111
  %118 = load double, ptr %117, align 8
  store double %118, ptr %113, align 8
  store double %114, ptr %117, align 8
  %119 = add nuw i64 %109, 1
  %120 = icmp eq i64 %109, %102
  br i1 %120, label %.loopexit11.loopexit, label %108

.loopexit11.loopexit:
  br label %.loopexit11

.loopexit11:
  %121 = getelementptr double, ptr %4, i64 %66
  br i1 %65, label %122, label %.loopexit10

122:
  %123 = add nsw i64 %59, %14
  %124 = getelementptr double, ptr %35, i64 %66
  %125 = icmp slt i64 %59, %102
  br label %126

126:
  %127 = phi i64 [ %64, %122 ], [ %134, %.loopexit ]
  %128 = add nsw i64 %127, %14
  %129 = sub nsw i64 %128, %59
  %130 = getelementptr double, ptr %121, i64 %129
  %131 = load double, ptr %130, align 8
  %132 = load double, ptr %124, align 8
  %133 = fdiv double %131, %132
  store double %133, ptr %130, align 8
  br i1 %125, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %134 = add nuw nsw i64 %127, 1
  %135 = icmp eq i64 %134, %61
  br i1 %135, label %.loopexit10.loopexit, label %126

.preheader:
  %136 = phi i64 [ %148, %.preheader ], [ %64, %.preheader.preheader ]
  %137 = sub i64 %123, %136
  %138 = mul nsw i64 %136, %13
  %139 = getelementptr double, ptr %4, i64 %137
  %140 = getelementptr double, ptr %139, i64 %138
  %141 = load double, ptr %140, align 8
  %142 = fmul double %133, %141
  %143 = sub nsw i64 %128, %136
  %144 = getelementptr double, ptr %4, i64 %143
  %145 = getelementptr double, ptr %144, i64 %138
  %146 = load double, ptr %145, align 8
  %147 = fsub double %146, %142
  store double %147, ptr %145, align 8
  %148 = add nuw i64 %136, 1
  %149 = icmp eq i64 %136, %102
  br i1 %149, label %.loopexit.loopexit, label %.preheader

.loopexit10.loopexit:
  br label %.loopexit10

.loopexit10:
  %150 = phi i64 [ %60, %96 ], [ %102, %.loopexit11 ], [ %102, %.loopexit10.loopexit ]
  %151 = phi i64 [ %98, %96 ], [ %58, %.loopexit11 ], [ %58, %.loopexit10.loopexit ]
  %152 = xor i64 %59, -1
  %153 = add i64 %56, 1
  %154 = icmp eq i64 %64, %30
  br i1 %154, label %.loopexit12.loopexit, label %55

.loopexit12.loopexit:
  %.lcssa28 = phi i64 [ %151, %.loopexit10 ]
  br label %.loopexit12

.loopexit12:
  %155 = phi i64 [ 0, %.loopexit13 ], [ %.lcssa28, %.loopexit12.loopexit ]
  store i64 %155, ptr %7, align 8
  ret void
}

define void @dgbtrs_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef %8, ptr noundef readonly %9, ptr noundef writeonly %10) {
  %12 = load i64, ptr %1, align 8
  %13 = freeze i64 %12
  %14 = load i64, ptr %2, align 8
  %15 = load i64, ptr %4, align 8
  %16 = load i64, ptr %6, align 8
  %17 = load i64, ptr %9, align 8
  %18 = load i8, ptr %0, align 1
  %19 = and i8 %18, -33
  %20 = icmp eq i8 %19, 84
  %21 = icmp eq i8 %19, 67
  %22 = or i1 %20, %21
  %23 = icmp sgt i64 %15, 0
  br i1 %23, label %24, label %.loopexit16

24:
  %25 = load i64, ptr %3, align 8
  %26 = add nsw i64 %25, %14
  %27 = icmp slt i64 %13, 1
  %28 = add i64 %14, 1
  %29 = icmp sgt i64 %13, 0
  %30 = getelementptr double, ptr %5, i64 %26
  %31 = and i1 %29, %22
  br label %32

.loopexit16.loopexit:
  br label %.loopexit16

.loopexit16:
  store i64 0, ptr %10, align 8
  ret void

32:
  %33 = phi i64 [ 0, %24 ], [ %152, %.loopexit13 ]
  %34 = mul nsw i64 %33, %17
  %35 = getelementptr inbounds double, ptr %8, i64 %34
  br i1 %27, label %.loopexit14, label %36

36:
  switch i8 %18, label %.preheader15.preheader [
    i8 116, label %.loopexit18.preheader
    i8 99, label %.loopexit18.preheader
    i8 84, label %.loopexit18.preheader
    i8 67, label %.loopexit18.preheader
  ]

.preheader15.preheader:
  br label %.preheader15

.loopexit18.preheader.loopexit:
  br label %.loopexit18.preheader

.loopexit18.preheader:
  br label %.loopexit18

.loopexit12.loopexit:
  br label %.loopexit12

.loopexit12:
  %37 = add i64 %39, 1
  %38 = icmp eq i64 %51, %13
  br i1 %38, label %.loopexit18.preheader.loopexit, label %.preheader15

.preheader15:
  %39 = phi i64 [ %37, %.loopexit12 ], [ %28, %.preheader15.preheader ]
  %40 = phi i64 [ %51, %.loopexit12 ], [ 0, %.preheader15.preheader ]
  %41 = tail call i64 @llvm.smin.i64(i64 %13, i64 %39)
  %42 = getelementptr inbounds nuw i64, ptr %7, i64 %40
  %43 = load i64, ptr %42, align 8
  %44 = add i64 %40, %28
  %45 = tail call i64 @llvm.smin.i64(i64 %44, i64 %13)
  %46 = getelementptr inbounds nuw double, ptr %35, i64 %40
  %47 = load double, ptr %46, align 8
  %48 = getelementptr double, ptr %35, i64 %43
  %49 = getelementptr i8, ptr %48, i64 -8
  %50 = load double, ptr %49, align 8
  store double %50, ptr %46, align 8
  store double %47, ptr %49, align 8
  %51 = add nuw nsw i64 %40, 1
  %52 = icmp slt i64 %51, %45
  br i1 %52, label %53, label %.loopexit12

53:
  %54 = sub i64 %26, %40
  %55 = mul nsw i64 %40, %16
  %56 = getelementptr double, ptr %5, i64 %55
  %57 = getelementptr double, ptr %56, i64 %54
  br label %58

58:
  %59 = phi i64 [ %51, %53 ], [ %67, %58 ]
  %60 = getelementptr double, ptr %57, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = load double, ptr %46, align 8
  %63 = fmul double %61, %62
  %64 = getelementptr inbounds nuw double, ptr %35, i64 %59
  %65 = load double, ptr %64, align 8
  %66 = fsub double %65, %63
  store double %66, ptr %64, align 8
  %67 = add nuw nsw i64 %59, 1
  %68 = icmp eq i64 %67, %41
  br i1 %68, label %.loopexit12.loopexit, label %58

.loopexit14.loopexit:
  br label %.loopexit14

.loopexit14:
  br i1 %31, label %.preheader.preheader, label %.loopexit13

.preheader.preheader:
  br label %.preheader

.loopexit18:
  %69 = phi i64 [ %119, %.loopexit10 ], [ 0, %.loopexit18.preheader ]
  %70 = xor i64 %69, -1
  %71 = add nsw i64 %13, %70
  %72 = select i1 %22, i64 %69, i64 %71
  %73 = icmp sgt i64 %72, %26
  %74 = sub nsw i64 %72, %26
  %75 = select i1 %73, i64 %74, i64 0
  %76 = getelementptr inbounds double, ptr %35, i64 %72
  %77 = load double, ptr %76, align 8
  %78 = icmp slt i64 %75, %72
  %79 = select i1 %22, i1 %78, i1 false
  br i1 %79, label %80, label %.loopexit11

80:
  %81 = sub i64 %26, %69
  %82 = mul nsw i64 %69, %16
  %83 = getelementptr double, ptr %5, i64 %82
  %84 = getelementptr double, ptr %83, i64 %81
  br label %97

.loopexit11.loopexit:
  %.lcssa = phi double [ %105, %97 ]
  br label %.loopexit11

.loopexit11:
  %85 = phi double [ %77, %.loopexit18 ], [ %.lcssa, %.loopexit11.loopexit ]
  %86 = mul nsw i64 %72, %16
  %87 = getelementptr double, ptr %30, i64 %86
  %88 = load double, ptr %87, align 8
  %89 = fdiv double %85, %88
  store double %89, ptr %76, align 8
  %90 = getelementptr double, ptr %5, i64 %86
  %91 = icmp sge i64 %75, %72
  %92 = freeze i1 %91
  br i1 %92, label %.loopexit10, label %93

93:
  switch i8 %18, label %94 [
    i8 116, label %.loopexit10
    i8 99, label %.loopexit10
    i8 84, label %.loopexit10
    i8 67, label %.loopexit10
  ]

94:
  %95 = sub i64 %26, %71
  %96 = getelementptr double, ptr %90, i64 %95
  br label %108

97:
  %98 = phi i64 [ %75, %80 ], [ %106, %97 ]
  %99 = phi double [ %77, %80 ], [ %105, %97 ]
  %100 = getelementptr double, ptr %84, i64 %98
  %101 = load double, ptr %100, align 8
  %102 = getelementptr inbounds double, ptr %35, i64 %98
  %103 = load double, ptr %102, align 8
  %104 = fmul double %101, %103
  %105 = fsub double %99, %104
  %106 = add nsw i64 %98, 1
  %107 = icmp slt i64 %106, %72
  br i1 %107, label %97, label %.loopexit11.loopexit

108:
  %109 = phi i64 [ %116, %108 ], [ %75, %94 ]
  %110 = getelementptr double, ptr %96, i64 %109
  %111 = load double, ptr %110, align 8
  %112 = fmul double %89, %111
  %113 = getelementptr inbounds double, ptr %35, i64 %109
  %114 = load double, ptr %113, align 8
  %115 = fsub double %114, %112
  store double %115, ptr %113, align 8
  %116 = add nsw i64 %109, 1
  %117 = icmp sge i64 %116, %72
  %118 = freeze i1 %117
  br i1 %118, label %.loopexit10.loopexit, label %108

.loopexit10.loopexit:
  br label %.loopexit10

.loopexit10:
  %119 = add nuw nsw i64 %69, 1
  %120 = icmp eq i64 %119, %13
  br i1 %120, label %.loopexit14.loopexit, label %.loopexit18

.preheader:
  %121 = phi i64 [ %122, %.loopexit ], [ %13, %.preheader.preheader ]
  %122 = add nsw i64 %121, -1
  %123 = getelementptr inbounds nuw i64, ptr %7, i64 %122
  %124 = load i64, ptr %123, align 8
  %125 = add i64 %121, %14
  %126 = tail call i64 @llvm.smin.i64(i64 %125, i64 %13)
  %127 = getelementptr inbounds nuw double, ptr %35, i64 %122
  %128 = load double, ptr %127, align 8
  %129 = icmp slt i64 %121, %126
  br i1 %129, label %130, label %.loopexit

130:
  %131 = sub i64 %26, %121
  %132 = mul nsw i64 %122, %16
  %133 = getelementptr double, ptr %5, i64 %132
  %134 = getelementptr double, ptr %133, i64 %131
  %135 = getelementptr i8, ptr %134, i64 8
  br label %141

.loopexit.loopexit:
  %.lcssa33 = phi double [ %149, %141 ]
  br label %.loopexit

.loopexit:
  %136 = phi double [ %128, %.preheader ], [ %.lcssa33, %.loopexit.loopexit ]
  %137 = getelementptr double, ptr %35, i64 %124
  %138 = getelementptr i8, ptr %137, i64 -8
  %139 = load double, ptr %138, align 8
  store double %139, ptr %127, align 8
  store double %136, ptr %138, align 8
  %140 = icmp samesign ugt i64 %121, 1
  br i1 %140, label %.preheader, label %.loopexit13.loopexit

141:
  %142 = phi i64 [ %121, %130 ], [ %150, %141 ]
  %143 = phi double [ %128, %130 ], [ %149, %141 ]
  %144 = getelementptr double, ptr %135, i64 %142
  %145 = load double, ptr %144, align 8
  %146 = getelementptr inbounds nuw double, ptr %35, i64 %142
  %147 = load double, ptr %146, align 8
  %148 = fmul double %145, %147
  %149 = fsub double %143, %148
  %150 = add nuw nsw i64 %142, 1
  %151 = icmp slt i64 %150, %126
  br i1 %151, label %141, label %.loopexit.loopexit

.loopexit13.loopexit:
  br label %.loopexit13

.loopexit13:
  %152 = add nuw nsw i64 %33, 1
  %153 = icmp eq i64 %152, %15
  br i1 %153, label %.loopexit16.loopexit, label %32
}

define void @dgbsv_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef %4, ptr noundef readonly %5, ptr noundef %6, ptr noundef %7, ptr noundef readonly %8, ptr noundef %9) {
  %11 = load i64, ptr %0, align 8
  %12 = load i64, ptr %1, align 8
  %13 = load i64, ptr %2, align 8
  %14 = load i64, ptr %3, align 8
  %15 = load i64, ptr %5, align 8
  %16 = load i64, ptr %8, align 8
  %17 = add nsw i64 %13, %12
  %18 = add nsw i64 %13, 1
  %19 = icmp slt i64 %18, %11
  br i1 %19, label %20, label %.loopexit26

20:
  %21 = mul i64 %15, %18
  %22 = add i64 %21, %12
  %23 = shl i64 %22, 3
  %24 = shl i64 %15, 3
  %25 = add i64 %24, -8
  %26 = xor i64 %13, -1
  %27 = add i64 %11, %26
  %28 = getelementptr i8, ptr %4, i64 %23
  %29 = getelementptr i8, ptr %28, i64 -8
  br label %38

30:
  %31 = add nsw i64 %40, 1
  %32 = icmp eq i64 %41, %27
  br i1 %32, label %.loopexit26.loopexit, label %38

.loopexit26.loopexit:
  br label %.loopexit26

.loopexit26:
  %33 = icmp sgt i64 %11, 0
  br i1 %33, label %34, label %.loopexit25

34:
  %35 = add i64 %12, 1
  %36 = add nsw i64 %11, -1
  %37 = getelementptr double, ptr %4, i64 %17
  br label %57

38:
  %39 = phi i64 [ 0, %20 ], [ %41, %30 ]
  %40 = phi i64 [ %18, %20 ], [ %31, %30 ]
  %41 = add i64 %39, 1
  %42 = sub nsw i64 %40, %17
  %43 = tail call i64 @llvm.smax.i64(i64 %42, i64 0)
  %44 = sub nsw i64 %40, %13
  %45 = tail call i64 @llvm.smin.i64(i64 %44, i64 %11)
  %46 = icmp slt i64 %43, %45
  br i1 %46, label %47, label %30

47:
  %reass.sub = sub i64 %39, %12
  %48 = add i64 %reass.sub, 1
  %49 = tail call i64 @llvm.smax.i64(i64 %48, i64 0)
  %50 = shl i64 %49, 3
  %51 = tail call i64 @llvm.smin.i64(i64 %11, i64 %41)
  %52 = sub i64 %51, %49
  %53 = shl i64 %52, 3
  %54 = mul i64 %39, %25
  %55 = getelementptr i8, ptr %29, i64 %54
  %56 = getelementptr i8, ptr %55, i64 %50
  tail call void @llvm.memset.p0.i64(ptr align 8 %56, i8 0, i64 %53, i1 false)
  br label %30

57:
  %58 = phi i64 [ %35, %34 ], [ %155, %.loopexit23 ]
  %59 = phi i64 [ 0, %34 ], [ %154, %.loopexit23 ]
  %60 = phi i64 [ 0, %34 ], [ %153, %.loopexit23 ]
  %61 = phi i64 [ 0, %34 ], [ %66, %.loopexit23 ]
  %62 = phi i64 [ 0, %34 ], [ %152, %.loopexit23 ]
  %63 = tail call i64 @llvm.smin.i64(i64 %11, i64 %58)
  %64 = add i64 %61, %35
  %65 = tail call i64 @llvm.smin.i64(i64 %64, i64 %11)
  %66 = add nuw nsw i64 %61, 1
  %67 = icmp slt i64 %66, %65
  %68 = mul nsw i64 %61, %15
  br i1 %67, label %69, label %75

69:
  %70 = getelementptr double, ptr %4, i64 %68
  %71 = getelementptr double, ptr %70, i64 %59
  %72 = getelementptr double, ptr %71, i64 %17
  br label %85

73:
  %.lcssa = phi i64 [ %95, %85 ]
  %74 = add nsw i64 %.lcssa, 1
  br label %75

75:
  %76 = phi i64 [ %74, %73 ], [ %66, %57 ]
  %77 = phi i64 [ %.lcssa, %73 ], [ %61, %57 ]
  %78 = getelementptr inbounds nuw i64, ptr %6, i64 %61
  store i64 %76, ptr %78, align 8
  %79 = add nsw i64 %77, %17
  %80 = sub nsw i64 %79, %61
  %81 = getelementptr double, ptr %4, i64 %80
  %82 = getelementptr double, ptr %81, i64 %68
  %83 = load double, ptr %82, align 8
  %84 = fcmp oeq double %83, 0.000000e+00
  br i1 %84, label %98, label %101

85:
  %86 = phi i64 [ %66, %69 ], [ %96, %85 ]
  %87 = phi i64 [ %61, %69 ], [ %95, %85 ]
  %88 = getelementptr double, ptr %72, i64 %86
  %89 = load double, ptr %88, align 8
  %90 = tail call double @llvm.fabs.f64(double %89)
  %91 = getelementptr double, ptr %72, i64 %87
  %92 = load double, ptr %91, align 8
  %93 = tail call double @llvm.fabs.f64(double %92)
  %94 = fcmp ogt double %90, %93
  %95 = select i1 %94, i64 %86, i64 %87
  %96 = add nuw nsw i64 %86, 1
  %97 = icmp eq i64 %96, %63
  br i1 %97, label %73, label %85

98:
  %99 = icmp eq i64 %60, 0
  %100 = select i1 %99, i64 %66, i64 %60
  br label %.loopexit23

101:
  %102 = add i64 %77, %13
  %103 = tail call i64 @llvm.smin.i64(i64 %102, i64 %36)
  %104 = tail call i64 @llvm.smax.i64(i64 %103, i64 %62)
  %105 = icmp eq i64 %77, %61
  %106 = icmp sgt i64 %61, %104
  %107 = select i1 %105, i1 true, i1 %106
  br i1 %107, label %.loopexit24, label %108

108:
  %109 = add nsw i64 %61, %17
  br label %110

110:
  %111 = phi i64 [ %61, %108 ], [ %121, %110 ]
  %112 = sub i64 %109, %111
  %113 = mul nsw i64 %111, %15
  %114 = getelementptr double, ptr %4, i64 %112
  %115 = getelementptr double, ptr %114, i64 %113
  %116 = load double, ptr %115, align 8
  %117 = sub nsw i64 %79, %111
  %118 = getelementptr double, ptr %4, i64 %117
  %119 = getelementptr double, ptr %118, i64 %113
  %120 = load double, ptr %119, align 8
  store double %120, ptr %115, align 8
  store double %116, ptr %119, align 8
  %121 = add nuw i64 %111, 1
  %122 = icmp eq i64 %111, %104
  br i1 %122, label %.loopexit24.loopexit, label %110

.loopexit24.loopexit:
  br label %.loopexit24

.loopexit24:
  %123 = getelementptr double, ptr %4, i64 %68
  br i1 %67, label %124, label %.loopexit23

124:
  %125 = add nsw i64 %61, %17
  %126 = getelementptr double, ptr %37, i64 %68
  %127 = icmp slt i64 %61, %104
  br label %128

128:
  %129 = phi i64 [ %66, %124 ], [ %136, %.loopexit22 ]
  %130 = add nsw i64 %129, %17
  %131 = sub nsw i64 %130, %61
  %132 = getelementptr double, ptr %123, i64 %131
  %133 = load double, ptr %132, align 8
  %134 = load double, ptr %126, align 8
  %135 = fdiv double %133, %134
  store double %135, ptr %132, align 8
  br i1 %127, label %.preheader21.preheader, label %.loopexit22

.preheader21.preheader:
  br label %.preheader21

.loopexit22.loopexit:
  br label %.loopexit22

.loopexit22:
  %136 = add nuw nsw i64 %129, 1
  %137 = icmp eq i64 %136, %63
  br i1 %137, label %.loopexit23.loopexit, label %128

.preheader21:
  %138 = phi i64 [ %150, %.preheader21 ], [ %66, %.preheader21.preheader ]
  %139 = sub i64 %125, %138
  %140 = mul nsw i64 %138, %15
  %141 = getelementptr double, ptr %4, i64 %139
  %142 = getelementptr double, ptr %141, i64 %140
  %143 = load double, ptr %142, align 8
  %144 = fmul double %135, %143
  %145 = sub nsw i64 %130, %138
  %146 = getelementptr double, ptr %4, i64 %145
  %147 = getelementptr double, ptr %146, i64 %140
  %148 = load double, ptr %147, align 8
  %149 = fsub double %148, %144
  store double %149, ptr %147, align 8
  %150 = add nuw i64 %138, 1
  %151 = icmp eq i64 %138, %104
  br i1 %151, label %.loopexit22.loopexit, label %.preheader21

.loopexit23.loopexit:
  br label %.loopexit23

.loopexit23:
  %152 = phi i64 [ %62, %98 ], [ %104, %.loopexit24 ], [ %104, %.loopexit23.loopexit ]
  %153 = phi i64 [ %100, %98 ], [ %60, %.loopexit24 ], [ %60, %.loopexit23.loopexit ]
  %154 = xor i64 %61, -1
  %155 = add i64 %58, 1
  %156 = icmp eq i64 %66, %11
  br i1 %156, label %.loopexit25.loopexit, label %57

.loopexit25.loopexit:
  %.lcssa49 = phi i64 [ %153, %.loopexit23 ]
  br label %.loopexit25

.loopexit25:
  %157 = phi i64 [ 0, %.loopexit26 ], [ %.lcssa49, %.loopexit25.loopexit ]
  store i64 %157, ptr %9, align 8
  %158 = icmp eq i64 %157, 0
  %159 = icmp sgt i64 %14, 0
  %160 = select i1 %158, i1 %159, i1 false
  br i1 %160, label %161, label %.loopexit20

161:
  %162 = add i64 %12, 1
  %163 = getelementptr double, ptr %4, i64 %17
  br label %164

.loopexit20.loopexit:
  br label %.loopexit20

.loopexit20:
  ret void

164:
  %165 = phi i64 [ 0, %161 ], [ %231, %.loopexit18 ]
  %166 = mul nsw i64 %165, %16
  %167 = getelementptr inbounds double, ptr %7, i64 %166
  br i1 %33, label %.preheader19.preheader, label %.loopexit18

.preheader19.preheader:
  br label %.preheader19

.loopexit17.loopexit:
  br label %.loopexit17

.loopexit17:
  %168 = add i64 %170, 1
  %169 = icmp eq i64 %182, %11
  br i1 %169, label %.preheader.preheader, label %.preheader19

.preheader.preheader:
  br label %.preheader

.preheader19:
  %170 = phi i64 [ %168, %.loopexit17 ], [ %162, %.preheader19.preheader ]
  %171 = phi i64 [ %182, %.loopexit17 ], [ 0, %.preheader19.preheader ]
  %172 = tail call i64 @llvm.smin.i64(i64 %11, i64 %170)
  %173 = getelementptr inbounds nuw i64, ptr %6, i64 %171
  %174 = load i64, ptr %173, align 8
  %175 = add i64 %171, %162
  %176 = tail call i64 @llvm.smin.i64(i64 %175, i64 %11)
  %177 = getelementptr inbounds nuw double, ptr %167, i64 %171
  %178 = load double, ptr %177, align 8
  %179 = getelementptr double, ptr %167, i64 %174
  %180 = getelementptr i8, ptr %179, i64 -8
  %181 = load double, ptr %180, align 8
  store double %181, ptr %177, align 8
  store double %178, ptr %180, align 8
  %182 = add nuw nsw i64 %171, 1
  %183 = icmp slt i64 %182, %176
  br i1 %183, label %184, label %.loopexit17

184:
  %185 = sub i64 %17, %171
  %186 = mul nsw i64 %171, %15
  %187 = getelementptr double, ptr %4, i64 %186
  %188 = getelementptr double, ptr %187, i64 %185
  br label %189

189:
  %190 = phi i64 [ %182, %184 ], [ %198, %189 ]
  %191 = getelementptr double, ptr %188, i64 %190
  %192 = load double, ptr %191, align 8
  %193 = load double, ptr %177, align 8
  %194 = fmul double %192, %193
  %195 = getelementptr inbounds nuw double, ptr %167, i64 %190
  %196 = load double, ptr %195, align 8
  %197 = fsub double %196, %194
  store double %197, ptr %195, align 8
  %198 = add nuw nsw i64 %190, 1
  %199 = icmp eq i64 %198, %172
  br i1 %199, label %.loopexit17.loopexit, label %189

.preheader:
  %200 = phi i64 [ %217, %.loopexit ], [ 0, %.preheader.preheader ]
  %201 = xor i64 %200, -1
  %202 = add nsw i64 %11, %201
  %203 = icmp sgt i64 %202, %17
  %204 = sub nsw i64 %202, %17
  %205 = select i1 %203, i64 %204, i64 0
  %206 = getelementptr inbounds double, ptr %167, i64 %202
  %207 = load double, ptr %206, align 8
  %208 = mul nsw i64 %202, %15
  %209 = getelementptr double, ptr %163, i64 %208
  %210 = load double, ptr %209, align 8
  %211 = fdiv double %207, %210
  store double %211, ptr %206, align 8
  %212 = icmp slt i64 %205, %202
  br i1 %212, label %213, label %.loopexit

213:
  %214 = getelementptr double, ptr %4, i64 %208
  %215 = sub i64 %17, %202
  %216 = getelementptr double, ptr %214, i64 %215
  br label %219

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %217 = add nuw nsw i64 %200, 1
  %218 = icmp eq i64 %217, %11
  br i1 %218, label %.loopexit18.loopexit, label %.preheader

219:
  %220 = phi i64 [ %205, %213 ], [ %227, %219 ]
  %221 = getelementptr double, ptr %216, i64 %220
  %222 = load double, ptr %221, align 8
  %223 = fmul double %211, %222
  %224 = getelementptr inbounds double, ptr %167, i64 %220
  %225 = load double, ptr %224, align 8
  %226 = fsub double %225, %223
  store double %226, ptr %224, align 8
  %227 = add nsw i64 %220, 1
  %228 = icmp slt i64 %227, %202
  br i1 %228, label %219, label %.loopexit.loopexit

.loopexit18.loopexit:
  %.pre = load i64, ptr %9, align 8
  %229 = icmp eq i64 %.pre, 0
  br label %.loopexit18

.loopexit18:
  %230 = phi i1 [ %229, %.loopexit18.loopexit ], [ true, %164 ]
  %231 = add nuw nsw i64 %165, 1
  %232 = icmp slt i64 %231, %14
  %233 = select i1 %230, i1 %232, i1 false
  br i1 %233, label %164, label %.loopexit20.loopexit
}

define double @dlange_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef writeonly %5) {
  %7 = load i64, ptr %1, align 8
  %8 = load i64, ptr %2, align 8
  %9 = load i64, ptr %4, align 8
  %10 = load i8, ptr %0, align 1
  %11 = and i8 %10, -33
  %12 = icmp eq i8 %11, 77
  %13 = add i8 %11, -69
  %14 = icmp ult i8 %13, 2
  %15 = icmp eq i8 %11, 73
  %16 = icmp slt i64 %7, 1
  %17 = icmp slt i64 %8, 1
  %18 = select i1 %16, i1 true, i1 %17
  br i1 %18, label %66, label %19

19:
  %20 = select i1 %15, i64 %7, i64 %8
  %21 = select i1 %15, i64 %8, i64 %7
  br label %22

22:
  %23 = phi i64 [ 0, %19 ], [ %64, %62 ]
  %24 = phi double [ 0.000000e+00, %19 ], [ %63, %62 ]
  %25 = getelementptr double, ptr %3, i64 %23
  %26 = mul nsw i64 %23, %9
  %27 = getelementptr double, ptr %3, i64 %26
  br label %34

28:
  %.lcssa13 = phi double [ %63, %62 ]
  %29 = fcmp ogt double %.lcssa13, 0.000000e+00
  %30 = select i1 %14, i1 %29, i1 false
  %31 = tail call double @llvm.sqrt.f64(double %.lcssa13)
  %32 = select i1 %30, double %31, double %.lcssa13
  br label %66

33:
  %.lcssa = phi double [ %51, %50 ]
  br i1 %15, label %54, label %56

34:
  %35 = phi i64 [ 0, %22 ], [ %52, %50 ]
  %36 = phi double [ 0.000000e+00, %22 ], [ %51, %50 ]
  %37 = mul nsw i64 %35, %9
  %38 = getelementptr double, ptr %25, i64 %37
  %39 = getelementptr double, ptr %27, i64 %35
  %40 = select i1 %15, ptr %38, ptr %39
  %41 = load double, ptr %40, align 8
  %42 = tail call double @llvm.fabs.f64(double %41)
  br i1 %12, label %43, label %46

43:
  %44 = fcmp ogt double %42, %36
  %45 = select i1 %44, double %42, double %36
  br label %50

46:
  %47 = fmul double %41, %41
  %48 = select i1 %14, double %47, double %42
  %49 = fadd double %36, %48
  br label %50

50:
  %51 = phi double [ %45, %43 ], [ %49, %46 ]
  %52 = add nuw nsw i64 %35, 1
  %53 = icmp eq i64 %52, %21
  br i1 %53, label %33, label %34

54:
  %55 = getelementptr inbounds nuw double, ptr %5, i64 %23
  store double %.lcssa, ptr %55, align 8
  br label %59

56:
  br i1 %14, label %57, label %59

57:
  %58 = fadd double %24, %.lcssa
  br label %62

59:
  %60 = fcmp ogt double %.lcssa, %24
  %61 = select i1 %60, double %.lcssa, double %24
  br label %62

62:
  %63 = phi double [ %58, %57 ], [ %61, %59 ]
  %64 = add nuw nsw i64 %23, 1
  %65 = icmp eq i64 %64, %20
  br i1 %65, label %28, label %22

66:
  %67 = phi double [ %32, %28 ], [ 0.000000e+00, %6 ]
  ret double %67
}

define void @dlacpy_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef writeonly %5, ptr noundef readonly %6) {
  %8 = load i64, ptr %1, align 8
  %9 = load i64, ptr %2, align 8
  %10 = load i64, ptr %4, align 8
  %11 = load i64, ptr %6, align 8
  %12 = load i8, ptr %0, align 1
  %13 = and i8 %12, -33
  %14 = icmp eq i8 %13, 85
  %15 = icmp eq i8 %13, 76
  %16 = icmp sgt i64 %9, 0
  br i1 %16, label %.preheader.preheader, label %.loopexit3

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %17 = icmp eq i64 %20, %9
  br i1 %17, label %.loopexit3.loopexit, label %.preheader

.loopexit3.loopexit:
  br label %.loopexit3

.loopexit3:
  ret void

.preheader:
  %18 = phi i64 [ %20, %.loopexit ], [ 0, %.preheader.preheader ]
  %19 = select i1 %15, i64 %18, i64 0
  %20 = add nuw nsw i64 %18, 1
  %21 = tail call i64 @llvm.smin.i64(i64 %20, i64 %8)
  %22 = select i1 %14, i64 %21, i64 %8
  %23 = icmp slt i64 %19, %22
  br i1 %23, label %24, label %.loopexit

24:
  %25 = mul nsw i64 %18, %10
  %26 = getelementptr double, ptr %3, i64 %25
  %27 = mul nsw i64 %18, %11
  %28 = getelementptr double, ptr %5, i64 %27
  br label %29

29:
  %30 = phi i64 [ %19, %24 ], [ %34, %29 ]
  %31 = getelementptr double, ptr %26, i64 %30
  %32 = load double, ptr %31, align 8
  %33 = getelementptr double, ptr %28, i64 %30
  store double %32, ptr %33, align 8
  %34 = add nuw nsw i64 %30, 1
  %35 = icmp eq i64 %34, %22
  br i1 %35, label %.loopexit.loopexit, label %29
}

define void @dlaset_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef writeonly %5, ptr noundef readonly %6) {
  %8 = load i64, ptr %1, align 8
  %9 = load i64, ptr %2, align 8
  %10 = load i64, ptr %6, align 8
  %11 = load double, ptr %3, align 8
  %12 = load double, ptr %4, align 8
  %13 = load i8, ptr %0, align 1
  %14 = and i8 %13, -33
  %15 = icmp eq i8 %14, 85
  %16 = icmp eq i8 %14, 76
  %17 = icmp sgt i64 %9, 0
  br i1 %17, label %.preheader.preheader, label %.loopexit3

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %18 = icmp eq i64 %21, %9
  br i1 %18, label %.loopexit3.loopexit, label %.preheader

.loopexit3.loopexit:
  br label %.loopexit3

.loopexit3:
  ret void

.preheader:
  %19 = phi i64 [ %21, %.loopexit ], [ 0, %.preheader.preheader ]
  %20 = select i1 %16, i64 %19, i64 0
  %21 = add nuw nsw i64 %19, 1
  %22 = tail call i64 @llvm.smin.i64(i64 %21, i64 %8)
  %23 = select i1 %15, i64 %22, i64 %8
  %24 = icmp slt i64 %20, %23
  br i1 %24, label %25, label %.loopexit

25:
  %26 = mul nsw i64 %19, %10
  %27 = getelementptr double, ptr %5, i64 %26
  br label %28

28:
  %29 = phi i64 [ %20, %25 ], [ %33, %28 ]
  %30 = icmp eq i64 %29, %19
  %31 = select i1 %30, double %12, double %11
  %32 = getelementptr double, ptr %27, i64 %29
  store double %31, ptr %32, align 8
  %33 = add nuw nsw i64 %29, 1
  %34 = icmp eq i64 %33, %23
  br i1 %34, label %.loopexit.loopexit, label %28
}

define void @dlascl_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef %7, ptr noundef readonly %8, ptr noundef writeonly %9) {
  %11 = load i64, ptr %5, align 8
  %12 = load i64, ptr %6, align 8
  %13 = load i64, ptr %8, align 8
  %14 = load i64, ptr %1, align 8
  %15 = load i64, ptr %2, align 8
  %16 = load double, ptr %4, align 8
  %17 = load double, ptr %3, align 8
  %18 = fdiv double %16, %17
  %19 = icmp sgt i64 %12, 0
  br i1 %19, label %20, label %.loopexit4

20:
  %21 = add nsw i64 %14, 1
  %22 = add i64 %15, 1
  %23 = add nsw i64 %15, %14
  %24 = shl nsw i64 %14, 1
  %25 = add i64 %22, %24
  %26 = add nsw i64 %23, %11
  br label %28

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %27 = icmp eq i64 %35, %12
  br i1 %27, label %.loopexit4.loopexit, label %28

.loopexit4.loopexit:
  br label %.loopexit4

.loopexit4:
  store i64 0, ptr %9, align 8
  ret void

28:
  %29 = phi i64 [ 0, %20 ], [ %35, %.loopexit ]
  %30 = load i8, ptr %0, align 1
  %31 = and i8 %30, -33
  %32 = icmp eq i8 %31, 76
  %33 = select i1 %32, i64 %29, i64 0
  %34 = icmp eq i8 %31, 85
  %35 = add nuw nsw i64 %29, 1
  %36 = tail call i64 @llvm.smin.i64(i64 %35, i64 %11)
  %37 = select i1 %34, i64 %36, i64 %11
  %38 = icmp eq i8 %31, 72
  %39 = add nuw nsw i64 %29, 2
  %40 = tail call i64 @llvm.smin.i64(i64 %39, i64 %11)
  %41 = select i1 %38, i64 %40, i64 %37
  %42 = icmp eq i8 %31, 66
  %43 = sub nsw i64 %12, %29
  %44 = tail call i64 @llvm.smin.i64(i64 %21, i64 %43)
  %45 = select i1 %42, i64 %44, i64 %41
  %46 = icmp eq i8 %31, 81
  %47 = icmp sgt i64 %15, %29
  %48 = sub nsw i64 %15, %29
  %49 = select i1 %47, i64 %48, i64 0
  %50 = select i1 %46, i64 %49, i64 %33
  %51 = select i1 %46, i64 %22, i64 %45
  %52 = icmp eq i8 %31, 90
  br i1 %52, label %53, label %58

53:
  %54 = sub nsw i64 %23, %29
  %55 = select i1 %47, i64 %54, i64 %14
  %56 = sub i64 %26, %29
  %57 = tail call i64 @llvm.smin.i64(i64 %25, i64 %56)
  br label %58

58:
  %59 = phi i64 [ %55, %53 ], [ %50, %28 ]
  %60 = phi i64 [ %57, %53 ], [ %51, %28 ]
  %61 = icmp slt i64 %59, %60
  br i1 %61, label %62, label %.loopexit

62:
  %63 = mul nsw i64 %29, %13
  %64 = getelementptr double, ptr %7, i64 %63
  br label %65

65:
  %66 = phi i64 [ %59, %62 ], [ %70, %65 ]
  %67 = getelementptr double, ptr %64, i64 %66
  %68 = load double, ptr %67, align 8
  %69 = fmul double %18, %68
  store double %69, ptr %67, align 8
  %70 = add nsw i64 %66, 1
  %71 = icmp eq i64 %70, %60
  br i1 %71, label %.loopexit.loopexit, label %65
}

define void @dgels_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef %4, ptr noundef readonly %5, ptr noundef %6, ptr noundef readonly %7, ptr noundef %8, ptr noundef readonly %9, ptr noundef writeonly %10) {
  %12 = load i64, ptr %1, align 8
  %13 = load i64, ptr %2, align 8
  %14 = load i64, ptr %3, align 8
  %15 = load i64, ptr %5, align 8
  %16 = load i64, ptr %7, align 8
  %17 = icmp sge i64 %12, %13
  %18 = tail call i64 @llvm.smax.i64(i64 %12, i64 %13)
  %19 = tail call i64 @llvm.smin.i64(i64 %12, i64 %13)
  %20 = load i8, ptr %0, align 1
  %21 = and i8 %20, -33
  %22 = icmp ne i8 %21, 84
  %23 = icmp ne i8 %21, 67
  %24 = and i1 %22, %23
  %25 = xor i1 %17, %24
  store i64 0, ptr %10, align 8
  %26 = tail call i64 @llvm.smax.i64(i64 %18, i64 %14)
  %27 = add nsw i64 %26, %19
  %28 = sitofp i64 %27 to double
  store double %28, ptr %8, align 8
  %29 = load i64, ptr %9, align 8
  %30 = icmp eq i64 %29, -1
  br i1 %30, label %.loopexit21, label %31

31:
  %32 = icmp sgt i64 %19, 0
  br i1 %32, label %33, label %.loopexit23

33:
  %34 = add i64 %15, 1
  br label %35

35:
  %36 = phi i64 [ 0, %33 ], [ %40, %.loopexit25 ]
  %37 = mul i64 %36, %34
  %38 = getelementptr inbounds double, ptr %4, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = add nuw nsw i64 %36, 1
  %41 = icmp slt i64 %40, %18
  br i1 %41, label %.preheader26.preheader, label %42

.preheader26.preheader:
  br label %.preheader26

42:
  %43 = getelementptr inbounds nuw double, ptr %8, i64 %36
  store double 0.000000e+00, ptr %43, align 8
  br label %.loopexit25

44:
  %.lcssa81 = phi double [ %56, %.preheader26 ]
  %45 = getelementptr inbounds nuw double, ptr %8, i64 %36
  store double 0.000000e+00, ptr %45, align 8
  %46 = fcmp oeq double %.lcssa81, 0.000000e+00
  br i1 %46, label %.loopexit25, label %59

.preheader26:
  %47 = phi double [ %56, %.preheader26 ], [ 0.000000e+00, %.preheader26.preheader ]
  %48 = phi i64 [ %57, %.preheader26 ], [ %40, %.preheader26.preheader ]
  %49 = select i1 %17, i64 %48, i64 %36
  %50 = select i1 %17, i64 %36, i64 %48
  %51 = mul nsw i64 %50, %15
  %52 = getelementptr double, ptr %4, i64 %49
  %53 = getelementptr double, ptr %52, i64 %51
  %54 = load double, ptr %53, align 8
  %55 = fmul double %54, %54
  %56 = fadd double %47, %55
  %57 = add nuw nsw i64 %48, 1
  %58 = icmp eq i64 %57, %18
  br i1 %58, label %44, label %.preheader26

59:
  %60 = fmul double %39, %39
  %61 = fadd double %60, %.lcssa81
  %62 = tail call double @llvm.sqrt.f64(double %61)
  %63 = fcmp olt double %39, 0.000000e+00
  %64 = fneg double %62
  %65 = select i1 %63, double %62, double %64
  %66 = fsub double %65, %39
  %67 = fdiv double %66, %65
  store double %67, ptr %45, align 8
  %68 = fsub double %39, %65
  br label %71

69:
  store double %65, ptr %38, align 8
  %70 = icmp slt i64 %40, %19
  br i1 %70, label %.preheader24.preheader, label %.loopexit25

.preheader24.preheader:
  br label %.preheader24

71:
  %72 = phi i64 [ %40, %59 ], [ %80, %71 ]
  %73 = select i1 %17, i64 %72, i64 %36
  %74 = select i1 %17, i64 %36, i64 %72
  %75 = mul nsw i64 %74, %15
  %76 = getelementptr double, ptr %4, i64 %73
  %77 = getelementptr double, ptr %76, i64 %75
  %78 = load double, ptr %77, align 8
  %79 = fdiv double %78, %68
  store double %79, ptr %77, align 8
  %80 = add nuw nsw i64 %72, 1
  %81 = icmp eq i64 %80, %18
  br i1 %81, label %69, label %71

.preheader24:
  %82 = phi i64 [ %112, %111 ], [ %40, %.preheader24.preheader ]
  %83 = select i1 %17, i64 %36, i64 %82
  %84 = select i1 %17, i64 %82, i64 %36
  %85 = mul nsw i64 %84, %15
  %86 = getelementptr double, ptr %4, i64 %83
  %87 = getelementptr double, ptr %86, i64 %85
  %88 = load double, ptr %87, align 8
  br label %93

89:
  %.lcssa82 = phi double [ %109, %93 ]
  %90 = load double, ptr %45, align 8
  %91 = fmul double %.lcssa82, %90
  %92 = fsub double %88, %91
  store double %92, ptr %87, align 8
  br label %114

93:
  %94 = phi i64 [ %110, %93 ], [ %40, %.preheader24 ]
  %95 = phi double [ %109, %93 ], [ %88, %.preheader24 ]
  %96 = select i1 %17, i64 %94, i64 %36
  %97 = select i1 %17, i64 %36, i64 %94
  %98 = mul nsw i64 %97, %15
  %99 = getelementptr double, ptr %4, i64 %96
  %100 = getelementptr double, ptr %99, i64 %98
  %101 = load double, ptr %100, align 8
  %102 = select i1 %17, i64 %94, i64 %82
  %103 = select i1 %17, i64 %82, i64 %94
  %104 = mul nsw i64 %103, %15
  %105 = getelementptr double, ptr %4, i64 %102
  %106 = getelementptr double, ptr %105, i64 %104
  %107 = load double, ptr %106, align 8
  %108 = fmul double %101, %107
  %109 = fadd double %95, %108
  %110 = add nuw nsw i64 %94, 1
  %exitcond.not = icmp eq i64 %110, %18
  br i1 %exitcond.not, label %89, label %93

111:
  %112 = add nuw nsw i64 %82, 1
  %113 = icmp eq i64 %112, %19
  br i1 %113, label %.loopexit25.loopexit, label %.preheader24

114:
  %115 = phi i64 [ %130, %114 ], [ %40, %89 ]
  %116 = select i1 %17, i64 %115, i64 %36
  %117 = select i1 %17, i64 %36, i64 %115
  %118 = mul nsw i64 %117, %15
  %119 = getelementptr double, ptr %4, i64 %116
  %120 = getelementptr double, ptr %119, i64 %118
  %121 = load double, ptr %120, align 8
  %122 = fmul double %91, %121
  %123 = select i1 %17, i64 %115, i64 %82
  %124 = select i1 %17, i64 %82, i64 %115
  %125 = mul nsw i64 %124, %15
  %126 = getelementptr double, ptr %4, i64 %123
  %127 = getelementptr double, ptr %126, i64 %125
  %128 = load double, ptr %127, align 8
  %129 = fsub double %128, %122
  store double %129, ptr %127, align 8
  %130 = add nuw nsw i64 %115, 1
  %exitcond39.not = icmp eq i64 %130, %18
  br i1 %exitcond39.not, label %111, label %114

.loopexit25.loopexit:
  br label %.loopexit25

.loopexit25:
  %131 = icmp eq i64 %40, %19
  br i1 %131, label %.preheader22.preheader, label %35

.preheader22.preheader:
  br label %.preheader22

.loopexit23.loopexit:
  br label %.loopexit23

.loopexit23:
  %132 = icmp sgt i64 %14, 0
  br i1 %132, label %133, label %.loopexit21

133:
  %134 = add i64 %15, 1
  %135 = icmp slt i64 %19, %18
  %136 = icmp slt i64 %19, 1
  %137 = shl i64 %19, 3
  %138 = shl i64 %16, 3
  %139 = sub i64 %18, %19
  %140 = shl i64 %139, 3
  %141 = getelementptr i8, ptr %6, i64 %137
  %142 = or i1 %136, %25
  br label %152

.preheader22:
  %143 = phi i64 [ %148, %150 ], [ 0, %.preheader22.preheader ]
  %144 = mul i64 %143, %34
  %145 = getelementptr inbounds double, ptr %4, i64 %144
  %146 = load double, ptr %145, align 8
  %147 = fcmp oeq double %146, 0.000000e+00
  %148 = add nuw nsw i64 %143, 1
  br i1 %147, label %149, label %150

149:
  %.lcssa79 = phi i64 [ %148, %.preheader22 ]
  store i64 %.lcssa79, ptr %10, align 8
  br label %.loopexit21

150:
  %151 = icmp eq i64 %148, %19
  br i1 %151, label %.loopexit23.loopexit, label %.preheader22

152:
  %153 = phi i64 [ 0, %133 ], [ %266, %.loopexit19 ]
  %154 = mul i64 %138, %153
  %155 = getelementptr i8, ptr %141, i64 %154
  br i1 %25, label %156, label %187

156:
  br i1 %32, label %157, label %.loopexit20

157:
  %158 = mul nsw i64 %153, %16
  %159 = getelementptr double, ptr %6, i64 %158
  br label %161

.loopexit20.loopexit:
  br label %.loopexit20

.loopexit20:
  br i1 %135, label %160, label %187

160:
  tail call void @llvm.memset.p0.i64(ptr align 8 %155, i8 0, i64 %140, i1 false)
  br label %187

161:
  %162 = phi i64 [ 0, %157 ], [ %171, %.loopexit17 ]
  %163 = getelementptr double, ptr %159, i64 %162
  %164 = load double, ptr %163, align 8
  %165 = icmp eq i64 %162, 0
  br i1 %165, label %.loopexit17, label %.preheader16.preheader

.preheader16.preheader:
  br label %.preheader16

.loopexit17.loopexit:
  %.lcssa = phi double [ %184, %.preheader16 ]
  br label %.loopexit17

.loopexit17:
  %166 = phi double [ %164, %161 ], [ %.lcssa, %.loopexit17.loopexit ]
  %167 = mul i64 %162, %134
  %168 = getelementptr inbounds double, ptr %4, i64 %167
  %169 = load double, ptr %168, align 8
  %170 = fdiv double %166, %169
  store double %170, ptr %163, align 8
  %171 = add nuw nsw i64 %162, 1
  %172 = icmp eq i64 %171, %19
  br i1 %172, label %.loopexit20.loopexit, label %161

.preheader16:
  %173 = phi i64 [ %185, %.preheader16 ], [ 0, %.preheader16.preheader ]
  %174 = phi double [ %184, %.preheader16 ], [ %164, %.preheader16.preheader ]
  %175 = select i1 %17, i64 %173, i64 %162
  %176 = select i1 %17, i64 %162, i64 %173
  %177 = mul nsw i64 %176, %15
  %178 = getelementptr double, ptr %4, i64 %175
  %179 = getelementptr double, ptr %178, i64 %177
  %180 = load double, ptr %179, align 8
  %181 = getelementptr double, ptr %159, i64 %173
  %182 = load double, ptr %181, align 8
  %183 = fmul double %180, %182
  %184 = fsub double %174, %183
  %185 = add nuw nsw i64 %173, 1
  %186 = icmp eq i64 %185, %162
  br i1 %186, label %.loopexit17.loopexit, label %.preheader16

187:
  br i1 %32, label %188, label %.loopexit19

188:
  %189 = mul nsw i64 %153, %16
  %190 = getelementptr double, ptr %6, i64 %189
  br label %192

191:
  br i1 %142, label %.loopexit19, label %.preheader18.preheader

.preheader18.preheader:
  br label %.preheader18

192:
  %193 = phi i64 [ 0, %188 ], [ %225, %.loopexit14 ]
  %194 = xor i64 %193, -1
  %195 = add nsw i64 %19, %194
  %196 = select i1 %25, i64 %195, i64 %193
  %197 = getelementptr double, ptr %190, i64 %196
  %198 = load double, ptr %197, align 8
  %199 = add nsw i64 %196, 1
  %200 = icmp slt i64 %199, %18
  br i1 %200, label %.preheader15.preheader, label %201

.preheader15.preheader:
  br label %.preheader15

201:
  %202 = getelementptr inbounds double, ptr %8, i64 %196
  %203 = load double, ptr %202, align 8
  %204 = fmul double %198, %203
  %205 = fsub double %198, %204
  store double %205, ptr %197, align 8
  br label %.loopexit14

206:
  %.lcssa77 = phi double [ %222, %.preheader15 ]
  %207 = getelementptr inbounds double, ptr %8, i64 %196
  %208 = load double, ptr %207, align 8
  %209 = fmul double %.lcssa77, %208
  %210 = fsub double %198, %209
  store double %210, ptr %197, align 8
  br label %227

.preheader15:
  %211 = phi i64 [ %223, %.preheader15 ], [ %199, %.preheader15.preheader ]
  %212 = phi double [ %222, %.preheader15 ], [ %198, %.preheader15.preheader ]
  %213 = select i1 %17, i64 %211, i64 %196
  %214 = select i1 %17, i64 %196, i64 %211
  %215 = mul nsw i64 %214, %15
  %216 = getelementptr double, ptr %4, i64 %213
  %217 = getelementptr double, ptr %216, i64 %215
  %218 = load double, ptr %217, align 8
  %219 = getelementptr double, ptr %190, i64 %211
  %220 = load double, ptr %219, align 8
  %221 = fmul double %218, %220
  %222 = fadd double %212, %221
  %223 = add nsw i64 %211, 1
  %224 = icmp eq i64 %223, %18
  br i1 %224, label %206, label %.preheader15

.loopexit14.loopexit:
  br label %.loopexit14

.loopexit14:
  %225 = add nuw nsw i64 %193, 1
  %226 = icmp eq i64 %225, %19
  br i1 %226, label %191, label %192

227:
  %228 = phi i64 [ %239, %227 ], [ %199, %206 ]
  %229 = select i1 %17, i64 %228, i64 %196
  %230 = select i1 %17, i64 %196, i64 %228
  %231 = mul nsw i64 %230, %15
  %232 = getelementptr double, ptr %4, i64 %229
  %233 = getelementptr double, ptr %232, i64 %231
  %234 = load double, ptr %233, align 8
  %235 = fmul double %209, %234
  %236 = getelementptr double, ptr %190, i64 %228
  %237 = load double, ptr %236, align 8
  %238 = fsub double %237, %235
  store double %238, ptr %236, align 8
  %239 = add nsw i64 %228, 1
  %240 = icmp eq i64 %239, %18
  br i1 %240, label %.loopexit14.loopexit, label %227

.preheader18:
  %241 = phi i64 [ %242, %.loopexit ], [ %19, %.preheader18.preheader ]
  %242 = add nsw i64 %241, -1
  %243 = getelementptr double, ptr %190, i64 %242
  %244 = load double, ptr %243, align 8
  %245 = icmp slt i64 %241, %19
  br i1 %245, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  %.lcssa78 = phi double [ %263, %.preheader ]
  br label %.loopexit

.loopexit:
  %246 = phi double [ %244, %.preheader18 ], [ %.lcssa78, %.loopexit.loopexit ]
  %247 = mul i64 %242, %134
  %248 = getelementptr inbounds double, ptr %4, i64 %247
  %249 = load double, ptr %248, align 8
  %250 = fdiv double %246, %249
  store double %250, ptr %243, align 8
  %251 = icmp samesign ugt i64 %241, 1
  br i1 %251, label %.preheader18, label %.loopexit19.loopexit

.preheader:
  %252 = phi i64 [ %264, %.preheader ], [ %241, %.preheader.preheader ]
  %253 = phi double [ %263, %.preheader ], [ %244, %.preheader.preheader ]
  %254 = select i1 %17, i64 %242, i64 %252
  %255 = select i1 %17, i64 %252, i64 %242
  %256 = mul nsw i64 %255, %15
  %257 = getelementptr double, ptr %4, i64 %254
  %258 = getelementptr double, ptr %257, i64 %256
  %259 = load double, ptr %258, align 8
  %260 = getelementptr double, ptr %190, i64 %252
  %261 = load double, ptr %260, align 8
  %262 = fmul double %259, %261
  %263 = fsub double %253, %262
  %264 = add nuw nsw i64 %252, 1
  %265 = icmp eq i64 %264, %19
  br i1 %265, label %.loopexit.loopexit, label %.preheader

.loopexit19.loopexit:
  br label %.loopexit19

.loopexit19:
  %266 = add nuw nsw i64 %153, 1
  %267 = icmp eq i64 %266, %14
  br i1 %267, label %.loopexit21.loopexit, label %152

.loopexit21.loopexit:
  br label %.loopexit21

.loopexit21:
  ret void
}

define float @sdot_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4) {
  %6 = load i32, ptr %0, align 4
  %7 = load i32, ptr %2, align 4
  %8 = load i32, ptr %4, align 4
  %9 = icmp slt i32 %7, 0
  %10 = sext i32 %6 to i64
  %11 = sub nsw i64 1, %10
  %12 = sext i32 %7 to i64
  %13 = mul nsw i64 %11, %12
  %14 = select i1 %9, i64 %13, i64 0
  %15 = getelementptr inbounds float, ptr %1, i64 %14
  %16 = icmp slt i32 %8, 0
  %17 = sext i32 %8 to i64
  %18 = mul nsw i64 %11, %17
  %19 = select i1 %16, i64 %18, i64 0
  %20 = getelementptr inbounds float, ptr %3, i64 %19
  %21 = icmp sgt i32 %6, 0
  br i1 %21, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  %.lcssa = phi float [ %32, %.preheader ]
  br label %.loopexit

.loopexit:
  %22 = phi float [ 0.000000e+00, %5 ], [ %.lcssa, %.loopexit.loopexit ]
  ret float %22

.preheader:
  %23 = phi i64 [ %33, %.preheader ], [ 0, %.preheader.preheader ]
  %24 = phi float [ %32, %.preheader ], [ 0.000000e+00, %.preheader.preheader ]
  %25 = mul nsw i64 %23, %12
  %26 = getelementptr inbounds float, ptr %15, i64 %25
  %27 = load float, ptr %26, align 4
  %28 = mul nsw i64 %23, %17
  %29 = getelementptr inbounds float, ptr %20, i64 %28
  %30 = load float, ptr %29, align 4
  %31 = fmul float %27, %30
  %32 = fadd float %24, %31
  %33 = add nuw nsw i64 %23, 1
  %34 = icmp eq i64 %33, %10
  br i1 %34, label %.loopexit.loopexit, label %.preheader
}

define float @snrm2_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2) {
  %4 = load i32, ptr %0, align 4
  %5 = load i32, ptr %2, align 4
  %6 = icmp slt i32 %5, 0
  %7 = sext i32 %4 to i64
  %8 = sub nsw i64 1, %7
  %9 = sext i32 %5 to i64
  %10 = mul nsw i64 %8, %9
  %11 = select i1 %6, i64 %10, i64 0
  %12 = getelementptr inbounds float, ptr %1, i64 %11
  %13 = icmp sgt i32 %4, 0
  br i1 %13, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  %.lcssa = phi float [ %24, %.preheader ]
  br label %.loopexit

.loopexit:
  %14 = phi float [ 0.000000e+00, %3 ], [ %.lcssa, %.loopexit.loopexit ]
  %15 = fcmp ogt float %14, 0.000000e+00
  %16 = tail call float @llvm.sqrt.f32(float %14)
  %17 = select i1 %15, float %16, float 0.000000e+00
  ret float %17

.preheader:
  %18 = phi i64 [ %25, %.preheader ], [ 0, %.preheader.preheader ]
  %19 = phi float [ %24, %.preheader ], [ 0.000000e+00, %.preheader.preheader ]
  %20 = mul nsw i64 %18, %9
  %21 = getelementptr inbounds float, ptr %12, i64 %20
  %22 = load float, ptr %21, align 4
  %23 = fmul float %22, %22
  %24 = fadd float %19, %23
  %25 = add nuw nsw i64 %18, 1
  %26 = icmp eq i64 %25, %7
  br i1 %26, label %.loopexit.loopexit, label %.preheader
}

declare float @llvm.sqrt.f32(float)

define float @sasum_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2) {
  %4 = load i32, ptr %0, align 4
  %5 = load i32, ptr %2, align 4
  %6 = icmp slt i32 %5, 0
  %7 = sext i32 %4 to i64
  %8 = sub nsw i64 1, %7
  %9 = sext i32 %5 to i64
  %10 = mul nsw i64 %8, %9
  %11 = select i1 %6, i64 %10, i64 0
  %12 = getelementptr inbounds float, ptr %1, i64 %11
  %13 = icmp sgt i32 %4, 0
  br i1 %13, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  %.lcssa = phi float [ %21, %.preheader ]
  br label %.loopexit

.loopexit:
  %14 = phi float [ 0.000000e+00, %3 ], [ %.lcssa, %.loopexit.loopexit ]
  ret float %14

.preheader:
  %15 = phi i64 [ %22, %.preheader ], [ 0, %.preheader.preheader ]
  %16 = phi float [ %21, %.preheader ], [ 0.000000e+00, %.preheader.preheader ]
  %17 = mul nsw i64 %15, %9
  %18 = getelementptr inbounds float, ptr %12, i64 %17
  %19 = load float, ptr %18, align 4
  %20 = tail call float @llvm.fabs.f32(float %19)
  %21 = fadd float %16, %20
  %22 = add nuw nsw i64 %15, 1
  %23 = icmp eq i64 %22, %7
  br i1 %23, label %.loopexit.loopexit, label %.preheader
}

declare float @llvm.fabs.f32(float)

define void @sscal_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef %2, ptr noundef readonly %3) {
  %5 = load i32, ptr %0, align 4
  %6 = load float, ptr %1, align 4
  %7 = sext i32 %5 to i64
  %8 = icmp sgt i32 %5, 0
  br i1 %8, label %9, label %.loopexit

9:
  %10 = load i32, ptr %3, align 4
  %11 = sext i32 %10 to i64
  br label %12

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void

12:
  %13 = phi i64 [ 0, %9 ], [ %18, %12 ]
  %14 = mul nsw i64 %13, %11
  %15 = getelementptr inbounds float, ptr %2, i64 %14
  %16 = load float, ptr %15, align 4
  %17 = fmul float %6, %16
  store float %17, ptr %15, align 4
  %18 = add nuw nsw i64 %13, 1
  %19 = icmp eq i64 %18, %7
  br i1 %19, label %.loopexit.loopexit, label %12
}

define void @saxpy_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef %4, ptr noundef readonly %5) {
  %7 = load i32, ptr %0, align 4
  %8 = load float, ptr %1, align 4
  %9 = load i32, ptr %3, align 4
  %10 = load i32, ptr %5, align 4
  %11 = icmp slt i32 %9, 0
  %12 = sext i32 %7 to i64
  %13 = sub nsw i64 1, %12
  %14 = sext i32 %9 to i64
  %15 = mul nsw i64 %13, %14
  %16 = select i1 %11, i64 %15, i64 0
  %17 = getelementptr inbounds float, ptr %2, i64 %16
  %18 = icmp slt i32 %10, 0
  %19 = sext i32 %10 to i64
  %20 = mul nsw i64 %13, %19
  %21 = select i1 %18, i64 %20, i64 0
  %22 = getelementptr inbounds float, ptr %4, i64 %21
  %23 = icmp sgt i32 %7, 0
  br i1 %23, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void

.preheader:
  %24 = phi i64 [ %33, %.preheader ], [ 0, %.preheader.preheader ]
  %25 = mul nsw i64 %24, %14
  %26 = getelementptr inbounds float, ptr %17, i64 %25
  %27 = load float, ptr %26, align 4
  %28 = fmul float %8, %27
  %29 = mul nsw i64 %24, %19
  %30 = getelementptr inbounds float, ptr %22, i64 %29
  %31 = load float, ptr %30, align 4
  %32 = fadd float %31, %28
  store float %32, ptr %30, align 4
  %33 = add nuw nsw i64 %24, 1
  %34 = icmp eq i64 %33, %12
  br i1 %34, label %.loopexit.loopexit, label %.preheader
}

define void @scopy_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef writeonly %3, ptr noundef readonly %4) {
  %6 = load i32, ptr %0, align 4
  %7 = load i32, ptr %2, align 4
  %8 = load i32, ptr %4, align 4
  %9 = icmp slt i32 %7, 0
  %10 = sext i32 %6 to i64
  %11 = sub nsw i64 1, %10
  %12 = sext i32 %7 to i64
  %13 = mul nsw i64 %11, %12
  %14 = select i1 %9, i64 %13, i64 0
  %15 = getelementptr inbounds float, ptr %1, i64 %14
  %16 = icmp slt i32 %8, 0
  %17 = sext i32 %8 to i64
  %18 = mul nsw i64 %11, %17
  %19 = select i1 %16, i64 %18, i64 0
  %20 = getelementptr inbounds float, ptr %3, i64 %19
  %21 = icmp sgt i32 %6, 0
  br i1 %21, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void

.preheader:
  %22 = phi i64 [ %28, %.preheader ], [ 0, %.preheader.preheader ]
  %23 = mul nsw i64 %22, %12
  %24 = getelementptr inbounds float, ptr %15, i64 %23
  %25 = load float, ptr %24, align 4
  %26 = mul nsw i64 %22, %17
  %27 = getelementptr inbounds float, ptr %20, i64 %26
  store float %25, ptr %27, align 4
  %28 = add nuw nsw i64 %22, 1
  %29 = icmp eq i64 %28, %10
  br i1 %29, label %.loopexit.loopexit, label %.preheader
}

define void @sswap_(ptr noundef readonly %0, ptr noundef %1, ptr noundef readonly %2, ptr noundef %3, ptr noundef readonly %4) {
  %6 = load i32, ptr %0, align 4
  %7 = load i32, ptr %2, align 4
  %8 = load i32, ptr %4, align 4
  %9 = icmp slt i32 %7, 0
  %10 = sext i32 %6 to i64
  %11 = sub nsw i64 1, %10
  %12 = sext i32 %7 to i64
  %13 = mul nsw i64 %11, %12
  %14 = select i1 %9, i64 %13, i64 0
  %15 = getelementptr inbounds float, ptr %1, i64 %14
  %16 = icmp slt i32 %8, 0
  %17 = sext i32 %8 to i64
  %18 = mul nsw i64 %11, %17
  %19 = select i1 %16, i64 %18, i64 0
  %20 = getelementptr inbounds float, ptr %3, i64 %19
  %21 = icmp sgt i32 %6, 0
  br i1 %21, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void

.preheader:
  %22 = phi i64 [ %29, %.preheader ], [ 0, %.preheader.preheader ]
  %23 = mul nsw i64 %22, %12
  %24 = getelementptr inbounds float, ptr %15, i64 %23
  %25 = load float, ptr %24, align 4
  %26 = mul nsw i64 %22, %17
  %27 = getelementptr inbounds float, ptr %20, i64 %26
  %28 = load float, ptr %27, align 4
  store float %28, ptr %24, align 4
  store float %25, ptr %27, align 4
  %29 = add nuw nsw i64 %22, 1
  %30 = icmp eq i64 %29, %10
  br i1 %30, label %.loopexit.loopexit, label %.preheader
}

define void @srot_(ptr noundef readonly %0, ptr noundef %1, ptr noundef readonly %2, ptr noundef %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6) {
  %8 = load i32, ptr %0, align 4
  %9 = load i32, ptr %2, align 4
  %10 = load i32, ptr %4, align 4
  %11 = load float, ptr %5, align 4
  %12 = load float, ptr %6, align 4
  %13 = icmp slt i32 %9, 0
  %14 = sext i32 %8 to i64
  %15 = sub nsw i64 1, %14
  %16 = sext i32 %9 to i64
  %17 = mul nsw i64 %15, %16
  %18 = select i1 %13, i64 %17, i64 0
  %19 = getelementptr inbounds float, ptr %1, i64 %18
  %20 = icmp slt i32 %10, 0
  %21 = sext i32 %10 to i64
  %22 = mul nsw i64 %15, %21
  %23 = select i1 %20, i64 %22, i64 0
  %24 = getelementptr inbounds float, ptr %3, i64 %23
  %25 = icmp sgt i32 %8, 0
  br i1 %25, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void

.preheader:
  %26 = phi i64 [ %40, %.preheader ], [ 0, %.preheader.preheader ]
  %27 = mul nsw i64 %26, %16
  %28 = getelementptr inbounds float, ptr %19, i64 %27
  %29 = load float, ptr %28, align 4
  %30 = fmul float %11, %29
  %31 = mul nsw i64 %26, %21
  %32 = getelementptr inbounds float, ptr %24, i64 %31
  %33 = load float, ptr %32, align 4
  %34 = fmul float %12, %33
  %35 = fadd float %30, %34
  store float %35, ptr %28, align 4
  %36 = load float, ptr %32, align 4
  %37 = fmul float %11, %36
  %38 = fmul float %12, %29
  %39 = fsub float %37, %38
  store float %39, ptr %32, align 4
  %40 = add nuw nsw i64 %26, 1
  %41 = icmp eq i64 %40, %14
  br i1 %41, label %.loopexit.loopexit, label %.preheader
}

define void @srotg_(ptr noundef %0, ptr noundef %1, ptr noundef writeonly %2, ptr noundef writeonly %3) {
  %5 = load float, ptr %1, align 4
  %6 = fcmp oeq float %5, 0.000000e+00
  br i1 %6, label %7, label %8

7:
  store float 1.000000e+00, ptr %2, align 4
  store float 0.000000e+00, ptr %3, align 4
  store float 0.000000e+00, ptr %1, align 4
  br label %33

8:
  %9 = load float, ptr %0, align 4
  %10 = tail call float @llvm.fabs.f32(float %9)
  %11 = tail call float @llvm.fabs.f32(float %5)
  %12 = fcmp ogt float %10, %11
  %13 = select i1 %12, float %9, float %5
  %14 = select i1 %12, float %10, float %11
  %15 = fdiv float %9, %14
  %16 = fmul float %15, %15
  %17 = fdiv float %5, %14
  %18 = fmul float %17, %17
  %19 = fadd float %16, %18
  %20 = tail call float @llvm.sqrt.f32(float %19)
  %21 = fmul float %14, %20
  %22 = fcmp olt float %13, 0.000000e+00
  %23 = fneg float %21
  %24 = select i1 %22, float %23, float %21
  %25 = fdiv float %9, %24
  %26 = fdiv float %5, %24
  store float %24, ptr %0, align 4
  br i1 %12, label %31, label %27

27:
  %28 = fcmp une float %25, 0.000000e+00
  %29 = fdiv float 1.000000e+00, %25
  %30 = select i1 %28, float %29, float 1.000000e+00
  br label %31

31:
  %32 = phi float [ %30, %27 ], [ %26, %8 ]
  store float %32, ptr %1, align 4
  store float %25, ptr %2, align 4
  store float %26, ptr %3, align 4
  br label %33

33:
  ret void
}

define void @srotm_(ptr noundef readonly %0, ptr noundef %1, ptr noundef readonly %2, ptr noundef %3, ptr noundef readonly %4, ptr noundef readonly %5) {
  %7 = load i32, ptr %0, align 4
  %8 = load i32, ptr %2, align 4
  %9 = load i32, ptr %4, align 4
  %10 = load float, ptr %5, align 4
  %11 = fcmp oeq float %10, -2.000000e+00
  br i1 %11, label %.loopexit, label %12

12:
  %13 = fcmp oeq float %10, 0.000000e+00
  br i1 %13, label %17, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %16 = load float, ptr %15, align 4
  br label %17

17:
  %18 = phi float [ %16, %14 ], [ 1.000000e+00, %12 ]
  %19 = fcmp oeq float %10, 1.000000e+00
  br i1 %19, label %25, label %20

20:
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %22 = load float, ptr %21, align 4
  %23 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %24 = load float, ptr %23, align 4
  br label %25

25:
  %26 = phi float [ %22, %20 ], [ 1.000000e+00, %17 ]
  %27 = phi float [ %24, %20 ], [ -1.000000e+00, %17 ]
  br i1 %13, label %31, label %28

28:
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %30 = load float, ptr %29, align 4
  br label %31

31:
  %32 = phi float [ %30, %28 ], [ 1.000000e+00, %25 ]
  %33 = icmp slt i32 %8, 0
  %34 = sext i32 %7 to i64
  %35 = sub nsw i64 1, %34
  %36 = sext i32 %8 to i64
  %37 = mul nsw i64 %35, %36
  %38 = select i1 %33, i64 %37, i64 0
  %39 = getelementptr inbounds float, ptr %1, i64 %38
  %40 = icmp slt i32 %9, 0
  %41 = sext i32 %9 to i64
  %42 = mul nsw i64 %35, %41
  %43 = select i1 %40, i64 %42, i64 0
  %44 = getelementptr inbounds float, ptr %3, i64 %43
  %45 = icmp sgt i32 %7, 0
  br i1 %45, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.preheader:
  %46 = phi i64 [ %60, %.preheader ], [ 0, %.preheader.preheader ]
  %47 = mul nsw i64 %46, %36
  %48 = getelementptr inbounds float, ptr %39, i64 %47
  %49 = load float, ptr %48, align 4
  %50 = fmul float %18, %49
  %51 = mul nsw i64 %46, %41
  %52 = getelementptr inbounds float, ptr %44, i64 %51
  %53 = load float, ptr %52, align 4
  %54 = fmul float %26, %53
  %55 = fadd float %50, %54
  store float %55, ptr %48, align 4
  %56 = fmul float %27, %49
  %57 = load float, ptr %52, align 4
  %58 = fmul float %32, %57
  %59 = fadd float %56, %58
  store float %59, ptr %52, align 4
  %60 = add nuw nsw i64 %46, 1
  %61 = icmp eq i64 %60, %34
  br i1 %61, label %.loopexit.loopexit, label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void
}

define void @sgemv_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef readonly %8, ptr noundef %9, ptr noundef readonly %10) {
  %12 = load i32, ptr %1, align 4
  %13 = load i32, ptr %2, align 4
  %14 = load float, ptr %3, align 4
  %15 = load i32, ptr %7, align 4
  %16 = load float, ptr %8, align 4
  %17 = load i32, ptr %10, align 4
  %18 = load i8, ptr %0, align 1
  %19 = and i8 %18, -33
  %20 = icmp ne i8 %19, 84
  %21 = icmp ne i8 %19, 67
  %22 = and i1 %20, %21
  %23 = select i1 %22, i32 %12, i32 %13
  %24 = select i1 %22, i32 %13, i32 %12
  %25 = icmp slt i32 %15, 0
  %26 = sext i32 %24 to i64
  %27 = sub nsw i64 1, %26
  %28 = sext i32 %15 to i64
  %29 = mul nsw i64 %27, %28
  %30 = select i1 %25, i64 %29, i64 0
  %31 = getelementptr inbounds float, ptr %6, i64 %30
  %32 = icmp slt i32 %17, 0
  %33 = sext i32 %23 to i64
  %34 = sub nsw i64 1, %33
  %35 = sext i32 %17 to i64
  %36 = mul nsw i64 %34, %35
  %37 = select i1 %32, i64 %36, i64 0
  %38 = getelementptr inbounds float, ptr %9, i64 %37
  %39 = icmp sgt i32 %23, 0
  br i1 %39, label %40, label %.loopexit2

40:
  %41 = load i32, ptr %5, align 4
  %42 = icmp sgt i32 %24, 0
  %43 = sext i32 %41 to i64
  %44 = fcmp oeq float %16, 0.000000e+00
  br label %45

45:
  %46 = phi i64 [ 0, %40 ], [ %78, %76 ]
  br i1 %42, label %47, label %.loopexit

47:
  %48 = mul nsw i64 %46, %43
  %49 = getelementptr float, ptr %4, i64 %48
  %50 = getelementptr float, ptr %4, i64 %46
  br label %54

.loopexit2.loopexit:
  br label %.loopexit2

.loopexit2:
  ret void

.loopexit.loopexit:
  %.lcssa = phi float [ %66, %54 ]
  br label %.loopexit

.loopexit:
  %51 = phi float [ 0.000000e+00, %45 ], [ %.lcssa, %.loopexit.loopexit ]
  %52 = mul nsw i64 %46, %35
  %53 = getelementptr inbounds float, ptr %38, i64 %52
  br i1 %44, label %69, label %71

54:
  %55 = phi i64 [ 0, %47 ], [ %67, %54 ]
  %56 = phi float [ 0.000000e+00, %47 ], [ %66, %54 ]
  %57 = getelementptr float, ptr %49, i64 %55
  %58 = mul nsw i64 %55, %43
  %59 = getelementptr float, ptr %50, i64 %58
  %60 = select i1 %22, ptr %59, ptr %57
  %61 = load float, ptr %60, align 4
  %62 = mul nsw i64 %55, %28
  %63 = getelementptr inbounds float, ptr %31, i64 %62
  %64 = load float, ptr %63, align 4
  %65 = fmul float %61, %64
  %66 = fadd float %56, %65
  %67 = add nuw nsw i64 %55, 1
  %68 = icmp eq i64 %67, %26
  br i1 %68, label %.loopexit.loopexit, label %54

69:
  %70 = fmul float %14, %51
  br label %76

71:
  %72 = load float, ptr %53, align 4
  %73 = fmul float %16, %72
  %74 = fmul float %14, %51
  %75 = fadd float %74, %73
  br label %76

76:
  %77 = phi float [ %70, %69 ], [ %75, %71 ]
  store float %77, ptr %53, align 4
  %78 = add nuw nsw i64 %46, 1
  %79 = icmp eq i64 %78, %33
  br i1 %79, label %.loopexit2.loopexit, label %45
}

define void @sger_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef %7, ptr noundef readonly %8) {
  %10 = load i32, ptr %0, align 4
  %11 = load i32, ptr %1, align 4
  %12 = load float, ptr %2, align 4
  %13 = load i32, ptr %4, align 4
  %14 = load i32, ptr %6, align 4
  %15 = icmp slt i32 %13, 0
  %16 = sext i32 %10 to i64
  %17 = sub nsw i64 1, %16
  %18 = sext i32 %13 to i64
  %19 = mul nsw i64 %17, %18
  %20 = select i1 %15, i64 %19, i64 0
  %21 = getelementptr inbounds float, ptr %3, i64 %20
  %22 = icmp slt i32 %14, 0
  %23 = sext i32 %11 to i64
  %24 = sub nsw i64 1, %23
  %25 = sext i32 %14 to i64
  %26 = mul nsw i64 %24, %25
  %27 = select i1 %22, i64 %26, i64 0
  %28 = getelementptr inbounds float, ptr %5, i64 %27
  %29 = icmp sgt i32 %11, 0
  br i1 %29, label %30, label %.loopexit1

30:
  %31 = load i32, ptr %8, align 4
  %32 = icmp sgt i32 %10, 0
  %33 = sext i32 %31 to i64
  br label %34

34:
  %35 = phi i64 [ 0, %30 ], [ %41, %.loopexit ]
  br i1 %32, label %36, label %.loopexit

36:
  %37 = mul nsw i64 %35, %25
  %38 = getelementptr inbounds float, ptr %28, i64 %37
  %39 = mul nsw i64 %35, %33
  %40 = getelementptr float, ptr %7, i64 %39
  br label %43

.loopexit1.loopexit:
  br label %.loopexit1

.loopexit1:
  ret void

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %41 = add nuw nsw i64 %35, 1
  %42 = icmp eq i64 %41, %23
  br i1 %42, label %.loopexit1.loopexit, label %34

43:
  %44 = phi i64 [ 0, %36 ], [ %54, %43 ]
  %45 = mul nsw i64 %44, %18
  %46 = getelementptr inbounds float, ptr %21, i64 %45
  %47 = load float, ptr %46, align 4
  %48 = fmul float %12, %47
  %49 = load float, ptr %38, align 4
  %50 = fmul float %48, %49
  %51 = getelementptr float, ptr %40, i64 %44
  %52 = load float, ptr %51, align 4
  %53 = fadd float %52, %50
  store float %53, ptr %51, align 4
  %54 = add nuw nsw i64 %44, 1
  %55 = icmp eq i64 %54, %16
  br i1 %55, label %.loopexit.loopexit, label %43
}

define void @ssymv_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef %8, ptr noundef readonly %9) {
  %11 = load i8, ptr %0, align 1
  %12 = and i8 %11, -33
  %13 = icmp eq i8 %12, 85
  %14 = load i32, ptr %1, align 4
  %15 = sext i32 %14 to i64
  %16 = load i32, ptr %4, align 4
  %17 = sext i32 %16 to i64
  %18 = load float, ptr %2, align 4
  %19 = load i32, ptr %6, align 4
  %20 = sext i32 %19 to i64
  %21 = load float, ptr %7, align 4
  %22 = load i32, ptr %9, align 4
  %23 = sext i32 %22 to i64
  %24 = icmp slt i32 %19, 0
  %25 = sub nsw i64 1, %15
  %26 = mul nsw i64 %25, %20
  %27 = select i1 %24, i64 %26, i64 0
  %28 = getelementptr inbounds float, ptr %5, i64 %27
  %29 = icmp slt i32 %22, 0
  %30 = mul nsw i64 %25, %23
  %31 = select i1 %29, i64 %30, i64 0
  %32 = getelementptr inbounds float, ptr %8, i64 %31
  %33 = icmp sgt i32 %14, 0
  br i1 %33, label %34, label %.loopexit

34:
  %35 = fcmp oeq float %21, 0.000000e+00
  br label %36

36:
  %37 = phi i64 [ 0, %34 ], [ %71, %69 ]
  %38 = mul nsw i64 %37, %17
  br label %42

39:
  %.lcssa = phi float [ %59, %42 ]
  %40 = mul nsw i64 %37, %23
  %41 = getelementptr inbounds float, ptr %32, i64 %40
  br i1 %35, label %62, label %64

42:
  %43 = phi i64 [ 0, %36 ], [ %60, %42 ]
  %44 = phi float [ 0.000000e+00, %36 ], [ %59, %42 ]
  %45 = icmp samesign ule i64 %43, %37
  %46 = xor i1 %13, %45
  %47 = icmp eq i64 %43, %37
  %48 = or i1 %47, %46
  %49 = mul nsw i64 %43, %17
  %50 = add nsw i64 %49, %37
  %51 = add nsw i64 %43, %38
  %52 = select i1 %48, i64 %50, i64 %51
  %53 = getelementptr inbounds float, ptr %3, i64 %52
  %54 = load float, ptr %53, align 4
  %55 = mul nsw i64 %43, %20
  %56 = getelementptr inbounds float, ptr %28, i64 %55
  %57 = load float, ptr %56, align 4
  %58 = fmul float %54, %57
  %59 = fadd float %44, %58
  %60 = add nuw nsw i64 %43, 1
  %61 = icmp eq i64 %60, %15
  br i1 %61, label %39, label %42

62:
  %63 = fmul float %18, %.lcssa
  br label %69

64:
  %65 = load float, ptr %41, align 4
  %66 = fmul float %21, %65
  %67 = fmul float %18, %.lcssa
  %68 = fadd float %67, %66
  br label %69

69:
  %70 = phi float [ %63, %62 ], [ %68, %64 ]
  store float %70, ptr %41, align 4
  %71 = add nuw nsw i64 %37, 1
  %72 = icmp eq i64 %71, %15
  br i1 %72, label %.loopexit.loopexit, label %36

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void
}

define void @ssbmv_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef readonly %8, ptr noundef %9, ptr noundef readonly %10) {
  %12 = load i8, ptr %0, align 1
  %13 = and i8 %12, -33
  %14 = icmp eq i8 %13, 85
  %15 = load i32, ptr %1, align 4
  %16 = sext i32 %15 to i64
  %17 = load i32, ptr %2, align 4
  %18 = sext i32 %17 to i64
  %19 = load i32, ptr %5, align 4
  %20 = sext i32 %19 to i64
  %21 = load float, ptr %3, align 4
  %22 = load i32, ptr %7, align 4
  %23 = sext i32 %22 to i64
  %24 = load float, ptr %8, align 4
  %25 = load i32, ptr %10, align 4
  %26 = sext i32 %25 to i64
  %27 = icmp slt i32 %22, 0
  %28 = sub nsw i64 1, %16
  %29 = mul nsw i64 %28, %23
  %30 = select i1 %27, i64 %29, i64 0
  %31 = getelementptr inbounds float, ptr %6, i64 %30
  %32 = icmp slt i32 %25, 0
  %33 = mul nsw i64 %28, %26
  %34 = select i1 %32, i64 %33, i64 0
  %35 = getelementptr inbounds float, ptr %9, i64 %34
  %36 = icmp sgt i32 %15, 0
  br i1 %36, label %37, label %.loopexit7

37:
  %38 = add nsw i64 %18, 1
  %39 = select i1 %14, i64 %18, i64 0
  %40 = fcmp oeq float %24, 0.000000e+00
  br label %41

41:
  %42 = phi i64 [ 0, %37 ], [ %90, %88 ]
  %43 = icmp sgt i64 %42, %18
  %44 = sub nsw i64 %42, %18
  %45 = select i1 %43, i64 %44, i64 0
  %46 = add nsw i64 %38, %42
  %47 = tail call i64 @llvm.smin.i64(i64 %46, i64 %16)
  %48 = icmp slt i64 %45, %47
  br i1 %48, label %49, label %.loopexit

49:
  %50 = mul nsw i64 %42, %20
  %51 = sub nsw i64 %39, %42
  %52 = add i64 %51, %50
  %53 = add nsw i64 %42, %39
  br label %57

.loopexit.loopexit:
  %.lcssa = phi float [ %78, %70 ]
  br label %.loopexit

.loopexit:
  %54 = phi float [ 0.000000e+00, %41 ], [ %.lcssa, %.loopexit.loopexit ]
  %55 = mul nsw i64 %42, %26
  %56 = getelementptr inbounds float, ptr %35, i64 %55
  br i1 %40, label %81, label %83

57:
  %58 = phi i64 [ %45, %49 ], [ %79, %70 ]
  %59 = phi float [ 0.000000e+00, %49 ], [ %78, %70 ]
  %60 = icmp sle i64 %58, %42
  %61 = xor i1 %14, %60
  %62 = icmp eq i64 %58, %42
  %63 = or i1 %62, %61
  br i1 %63, label %64, label %68

64:
  %65 = sub i64 %53, %58
  %66 = mul nsw i64 %58, %20
  %67 = add nsw i64 %65, %66
  br label %70

68:
  %69 = add i64 %52, %58
  br label %70

70:
  %71 = phi i64 [ %67, %64 ], [ %69, %68 ]
  %72 = getelementptr inbounds float, ptr %4, i64 %71
  %73 = load float, ptr %72, align 4
  %74 = mul nsw i64 %58, %23
  %75 = getelementptr inbounds float, ptr %31, i64 %74
  %76 = load float, ptr %75, align 4
  %77 = fmul float %73, %76
  %78 = fadd float %59, %77
  %79 = add nsw i64 %58, 1
  %80 = icmp slt i64 %79, %47
  br i1 %80, label %57, label %.loopexit.loopexit

81:
  %82 = fmul float %21, %54
  br label %88

83:
  %84 = load float, ptr %56, align 4
  %85 = fmul float %24, %84
  %86 = fmul float %21, %54
  %87 = fadd float %86, %85
  br label %88

88:
  %89 = phi float [ %82, %81 ], [ %87, %83 ]
  store float %89, ptr %56, align 4
  %90 = add nuw nsw i64 %42, 1
  %91 = icmp eq i64 %90, %16
  br i1 %91, label %.loopexit7.loopexit, label %41

.loopexit7.loopexit:
  br label %.loopexit7

.loopexit7:
  ret void
}

define void @sspmv_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef %7, ptr noundef readonly %8) {
  %10 = load i8, ptr %0, align 1
  %11 = and i8 %10, -33
  %12 = icmp eq i8 %11, 85
  %13 = load i32, ptr %1, align 4
  %14 = sext i32 %13 to i64
  %15 = load float, ptr %2, align 4
  %16 = load i32, ptr %5, align 4
  %17 = sext i32 %16 to i64
  %18 = load float, ptr %6, align 4
  %19 = load i32, ptr %8, align 4
  %20 = sext i32 %19 to i64
  %21 = icmp slt i32 %16, 0
  %22 = sub nsw i64 1, %14
  %23 = mul nsw i64 %22, %17
  %24 = select i1 %21, i64 %23, i64 0
  %25 = getelementptr inbounds float, ptr %4, i64 %24
  %26 = icmp slt i32 %19, 0
  %27 = mul nsw i64 %22, %20
  %28 = select i1 %26, i64 %27, i64 0
  %29 = getelementptr inbounds float, ptr %7, i64 %28
  %30 = icmp sgt i32 %13, 0
  br i1 %30, label %31, label %.loopexit

31:
  %32 = shl nuw nsw i64 %14, 1
  %33 = fcmp oeq float %18, 0.000000e+00
  br label %34

34:
  %35 = phi i64 [ 0, %31 ], [ %36, %81 ]
  %36 = add nuw nsw i64 %35, 1
  %37 = xor i64 %35, -1
  %38 = add nsw i64 %32, %37
  %39 = select i1 %12, i64 %36, i64 %38
  %40 = mul nsw i64 %39, %35
  %41 = sdiv i64 %40, 2
  br label %45

42:
  %.lcssa = phi float [ %72, %63 ]
  %43 = mul nsw i64 %35, %20
  %44 = getelementptr inbounds float, ptr %29, i64 %43
  br i1 %33, label %74, label %76

45:
  %46 = phi i64 [ 0, %34 ], [ %64, %63 ]
  %47 = phi float [ 0.000000e+00, %34 ], [ %72, %63 ]
  %48 = icmp samesign ule i64 %46, %35
  %49 = xor i1 %12, %48
  %50 = icmp eq i64 %46, %35
  %51 = or i1 %50, %49
  br i1 %51, label %52, label %60

52:
  %53 = add nuw nsw i64 %46, 1
  %54 = xor i64 %46, -1
  %55 = add nsw i64 %32, %54
  %56 = select i1 %12, i64 %53, i64 %55
  %57 = mul nsw i64 %56, %46
  %58 = sdiv i64 %57, 2
  %59 = add nsw i64 %58, %35
  br label %63

60:
  %61 = add nsw i64 %46, %41
  %62 = add nuw nsw i64 %46, 1
  br label %63

63:
  %64 = phi i64 [ %62, %60 ], [ %53, %52 ]
  %65 = phi i64 [ %61, %60 ], [ %59, %52 ]
  %66 = getelementptr inbounds float, ptr %3, i64 %65
  %67 = load float, ptr %66, align 4
  %68 = mul nsw i64 %46, %17
  %69 = getelementptr inbounds float, ptr %25, i64 %68
  %70 = load float, ptr %69, align 4
  %71 = fmul float %67, %70
  %72 = fadd float %47, %71
  %73 = icmp eq i64 %64, %14
  br i1 %73, label %42, label %45

74:
  %75 = fmul float %15, %.lcssa
  br label %81

76:
  %77 = load float, ptr %44, align 4
  %78 = fmul float %18, %77
  %79 = fmul float %15, %.lcssa
  %80 = fadd float %79, %78
  br label %81

81:
  %82 = phi float [ %75, %74 ], [ %80, %76 ]
  store float %82, ptr %44, align 4
  %83 = icmp eq i64 %36, %14
  br i1 %83, label %.loopexit.loopexit, label %34

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void
}

define void @ssyr_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef %5, ptr noundef readonly %6) {
  %8 = load i8, ptr %0, align 1
  %9 = and i8 %8, -33
  %10 = icmp eq i8 %9, 85
  %11 = load i32, ptr %1, align 4
  %12 = sext i32 %11 to i64
  %13 = load i32, ptr %6, align 4
  %14 = sext i32 %13 to i64
  %15 = load float, ptr %2, align 4
  %16 = load i32, ptr %4, align 4
  %17 = sext i32 %16 to i64
  %18 = icmp slt i32 %16, 0
  %19 = sub nsw i64 1, %12
  %20 = mul nsw i64 %19, %17
  %21 = select i1 %18, i64 %20, i64 0
  %22 = getelementptr inbounds float, ptr %3, i64 %21
  %23 = icmp sgt i32 %11, 0
  br i1 %23, label %.preheader.preheader, label %.loopexit3

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %24 = icmp eq i64 %27, %12
  br i1 %24, label %.loopexit3.loopexit, label %.preheader

.preheader:
  %25 = phi i64 [ %27, %.loopexit ], [ 0, %.preheader.preheader ]
  %26 = select i1 %10, i64 0, i64 %25
  %27 = add nuw nsw i64 %25, 1
  %28 = select i1 %10, i64 %27, i64 %12
  %29 = icmp slt i64 %26, %28
  br i1 %29, label %30, label %.loopexit

30:
  %31 = mul nsw i64 %25, %17
  %32 = getelementptr inbounds float, ptr %22, i64 %31
  %33 = mul nsw i64 %25, %14
  %34 = getelementptr float, ptr %5, i64 %33
  br label %35

35:
  %36 = phi i64 [ %26, %30 ], [ %46, %35 ]
  %37 = mul nsw i64 %36, %17
  %38 = getelementptr inbounds float, ptr %22, i64 %37
  %39 = load float, ptr %38, align 4
  %40 = load float, ptr %32, align 4
  %41 = fmul float %39, %40
  %42 = fmul float %15, %41
  %43 = getelementptr float, ptr %34, i64 %36
  %44 = load float, ptr %43, align 4
  %45 = fadd float %44, %42
  store float %45, ptr %43, align 4
  %46 = add nuw nsw i64 %36, 1
  %47 = icmp eq i64 %46, %28
  br i1 %47, label %.loopexit.loopexit, label %35

.loopexit3.loopexit:
  br label %.loopexit3

.loopexit3:
  ret void
}

define void @sspr_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef %5) {
  %7 = load i8, ptr %0, align 1
  %8 = and i8 %7, -33
  %9 = icmp eq i8 %8, 85
  %10 = load i32, ptr %1, align 4
  %11 = sext i32 %10 to i64
  %12 = load float, ptr %2, align 4
  %13 = load i32, ptr %4, align 4
  %14 = sext i32 %13 to i64
  %15 = icmp slt i32 %13, 0
  %16 = sub nsw i64 1, %11
  %17 = mul nsw i64 %16, %14
  %18 = select i1 %15, i64 %17, i64 0
  %19 = getelementptr inbounds float, ptr %3, i64 %18
  %20 = icmp sgt i32 %10, 0
  br i1 %20, label %21, label %.loopexit3

21:
  %22 = shl nuw nsw i64 %11, 1
  br label %24

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %23 = icmp eq i64 %27, %11
  br i1 %23, label %.loopexit3.loopexit, label %24

24:
  %25 = phi i64 [ 0, %21 ], [ %27, %.loopexit ]
  %26 = select i1 %9, i64 0, i64 %25
  %27 = add nuw nsw i64 %25, 1
  %28 = select i1 %9, i64 %27, i64 %11
  %29 = icmp slt i64 %26, %28
  br i1 %29, label %30, label %.loopexit

30:
  %31 = mul nsw i64 %25, %14
  %32 = getelementptr inbounds float, ptr %19, i64 %31
  %33 = xor i64 %25, -1
  %34 = add nsw i64 %22, %33
  %35 = select i1 %9, i64 %27, i64 %34
  %36 = mul nsw i64 %35, %25
  %37 = sdiv i64 %36, 2
  %38 = getelementptr float, ptr %5, i64 %37
  br label %39

39:
  %40 = phi i64 [ %26, %30 ], [ %50, %39 ]
  %41 = mul nsw i64 %40, %14
  %42 = getelementptr inbounds float, ptr %19, i64 %41
  %43 = load float, ptr %42, align 4
  %44 = load float, ptr %32, align 4
  %45 = fmul float %43, %44
  %46 = fmul float %12, %45
  %47 = getelementptr float, ptr %38, i64 %40
  %48 = load float, ptr %47, align 4
  %49 = fadd float %48, %46
  store float %49, ptr %47, align 4
  %50 = add nuw nsw i64 %40, 1
  %51 = icmp eq i64 %50, %28
  br i1 %51, label %.loopexit.loopexit, label %39

.loopexit3.loopexit:
  br label %.loopexit3

.loopexit3:
  ret void
}

define void @ssyr2_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef %7, ptr noundef readonly %8) {
  %10 = load i8, ptr %0, align 1
  %11 = and i8 %10, -33
  %12 = icmp eq i8 %11, 85
  %13 = load i32, ptr %1, align 4
  %14 = sext i32 %13 to i64
  %15 = load i32, ptr %8, align 4
  %16 = sext i32 %15 to i64
  %17 = load float, ptr %2, align 4
  %18 = load i32, ptr %4, align 4
  %19 = sext i32 %18 to i64
  %20 = load i32, ptr %6, align 4
  %21 = sext i32 %20 to i64
  %22 = icmp slt i32 %18, 0
  %23 = sub nsw i64 1, %14
  %24 = mul nsw i64 %23, %19
  %25 = select i1 %22, i64 %24, i64 0
  %26 = getelementptr inbounds float, ptr %3, i64 %25
  %27 = icmp slt i32 %20, 0
  %28 = mul nsw i64 %23, %21
  %29 = select i1 %27, i64 %28, i64 0
  %30 = getelementptr inbounds float, ptr %5, i64 %29
  %31 = icmp sgt i32 %13, 0
  br i1 %31, label %32, label %.loopexit4

32:
  %33 = icmp eq ptr %5, null
  br label %35

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %34 = icmp eq i64 %38, %14
  br i1 %34, label %.loopexit4.loopexit, label %35

35:
  %36 = phi i64 [ 0, %32 ], [ %38, %.loopexit ]
  %37 = select i1 %12, i64 0, i64 %36
  %38 = add nuw nsw i64 %36, 1
  %39 = select i1 %12, i64 %38, i64 %14
  %40 = icmp slt i64 %37, %39
  br i1 %40, label %41, label %.loopexit

41:
  %42 = mul nsw i64 %36, %21
  %43 = getelementptr inbounds float, ptr %30, i64 %42
  %44 = mul nsw i64 %36, %19
  %45 = getelementptr inbounds float, ptr %26, i64 %44
  %46 = mul nsw i64 %36, %16
  %47 = getelementptr float, ptr %7, i64 %46
  br label %48

48:
  %49 = phi i64 [ %37, %41 ], [ %71, %65 ]
  %50 = mul nsw i64 %49, %19
  %51 = getelementptr inbounds float, ptr %26, i64 %50
  %52 = load float, ptr %51, align 4
  br i1 %33, label %62, label %53

53:
  %54 = load float, ptr %43, align 4
  %55 = fmul float %52, %54
  %56 = mul nsw i64 %49, %21
  %57 = getelementptr inbounds float, ptr %30, i64 %56
  %58 = load float, ptr %57, align 4
  %59 = load float, ptr %45, align 4
  %60 = fmul float %58, %59
  %61 = fadd float %55, %60
  br label %65

62:
  %63 = load float, ptr %45, align 4
  %64 = fmul float %52, %63
  br label %65

65:
  %66 = phi float [ %61, %53 ], [ %64, %62 ]
  %67 = fmul float %17, %66
  %68 = getelementptr float, ptr %47, i64 %49
  %69 = load float, ptr %68, align 4
  %70 = fadd float %69, %67
  store float %70, ptr %68, align 4
  %71 = add nuw nsw i64 %49, 1
  %72 = icmp eq i64 %71, %39
  br i1 %72, label %.loopexit.loopexit, label %48

.loopexit4.loopexit:
  br label %.loopexit4

.loopexit4:
  ret void
}

define void @sspr2_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef %7) {
  %9 = load i8, ptr %0, align 1
  %10 = and i8 %9, -33
  %11 = icmp eq i8 %10, 85
  %12 = load i32, ptr %1, align 4
  %13 = sext i32 %12 to i64
  %14 = load float, ptr %2, align 4
  %15 = load i32, ptr %4, align 4
  %16 = sext i32 %15 to i64
  %17 = load i32, ptr %6, align 4
  %18 = sext i32 %17 to i64
  %19 = icmp slt i32 %15, 0
  %20 = sub nsw i64 1, %13
  %21 = mul nsw i64 %20, %16
  %22 = select i1 %19, i64 %21, i64 0
  %23 = getelementptr inbounds float, ptr %3, i64 %22
  %24 = icmp slt i32 %17, 0
  %25 = mul nsw i64 %20, %18
  %26 = select i1 %24, i64 %25, i64 0
  %27 = getelementptr inbounds float, ptr %5, i64 %26
  %28 = icmp sgt i32 %12, 0
  br i1 %28, label %29, label %.loopexit4

29:
  %30 = icmp eq ptr %5, null
  %31 = shl nuw nsw i64 %13, 1
  br label %33

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %32 = icmp eq i64 %36, %13
  br i1 %32, label %.loopexit4.loopexit, label %33

33:
  %34 = phi i64 [ 0, %29 ], [ %36, %.loopexit ]
  %35 = select i1 %11, i64 0, i64 %34
  %36 = add nuw nsw i64 %34, 1
  %37 = select i1 %11, i64 %36, i64 %13
  %38 = icmp slt i64 %35, %37
  br i1 %38, label %39, label %.loopexit

39:
  %40 = mul nsw i64 %34, %18
  %41 = getelementptr inbounds float, ptr %27, i64 %40
  %42 = mul nsw i64 %34, %16
  %43 = getelementptr inbounds float, ptr %23, i64 %42
  %44 = xor i64 %34, -1
  %45 = add nsw i64 %31, %44
  %46 = select i1 %11, i64 %36, i64 %45
  %47 = mul nsw i64 %46, %34
  %48 = sdiv i64 %47, 2
  %49 = getelementptr float, ptr %7, i64 %48
  br label %50

50:
  %51 = phi i64 [ %35, %39 ], [ %73, %67 ]
  %52 = mul nsw i64 %51, %16
  %53 = getelementptr inbounds float, ptr %23, i64 %52
  %54 = load float, ptr %53, align 4
  br i1 %30, label %64, label %55

55:
  %56 = load float, ptr %41, align 4
  %57 = fmul float %54, %56
  %58 = mul nsw i64 %51, %18
  %59 = getelementptr inbounds float, ptr %27, i64 %58
  %60 = load float, ptr %59, align 4
  %61 = load float, ptr %43, align 4
  %62 = fmul float %60, %61
  %63 = fadd float %57, %62
  br label %67

64:
  %65 = load float, ptr %43, align 4
  %66 = fmul float %54, %65
  br label %67

67:
  %68 = phi float [ %63, %55 ], [ %66, %64 ]
  %69 = fmul float %14, %68
  %70 = getelementptr float, ptr %49, i64 %51
  %71 = load float, ptr %70, align 4
  %72 = fadd float %71, %69
  store float %72, ptr %70, align 4
  %73 = add nuw nsw i64 %51, 1
  %74 = icmp eq i64 %73, %37
  br i1 %74, label %.loopexit.loopexit, label %50

.loopexit4.loopexit:
  br label %.loopexit4

.loopexit4:
  ret void
}

define void @strmv_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef %6, ptr noundef readonly %7) {
  %9 = load i8, ptr %0, align 1
  %10 = and i8 %9, -33
  %11 = load i32, ptr %3, align 4
  %12 = sext i32 %11 to i64
  %13 = load i32, ptr %5, align 4
  %14 = sext i32 %13 to i64
  %15 = load i8, ptr %1, align 1
  %16 = and i8 %15, -33
  %17 = icmp eq i8 %16, 84
  %18 = icmp eq i8 %16, 67
  %19 = or i1 %17, %18
  %20 = load i8, ptr %2, align 1
  %21 = and i8 %20, -33
  %22 = icmp eq i8 %21, 85
  %23 = load i32, ptr %7, align 4
  %24 = icmp slt i32 %23, 0
  %25 = sub nsw i64 1, %12
  %26 = sext i32 %23 to i64
  %27 = mul nsw i64 %25, %26
  %28 = select i1 %24, i64 %27, i64 0
  %29 = getelementptr inbounds float, ptr %6, i64 %28
  %30 = icmp ne i8 %10, 85
  %31 = xor i1 %30, %19
  %32 = icmp sgt i32 %11, 0
  br i1 %32, label %33, label %.loopexit4

33:
  %34 = add nsw i64 %14, 1
  br label %35

35:
  %36 = phi i64 [ 0, %33 ], [ %54, %.loopexit ]
  %37 = xor i64 %36, -1
  %38 = add nsw i64 %37, %12
  %39 = select i1 %31, i64 %38, i64 %36
  br i1 %22, label %40, label %44

40:
  %41 = mul nsw i64 %39, %26
  %42 = getelementptr inbounds float, ptr %29, i64 %41
  %43 = load float, ptr %42, align 4
  br label %52

44:
  %45 = mul i64 %39, %34
  %46 = getelementptr inbounds float, ptr %4, i64 %45
  %47 = load float, ptr %46, align 4
  %48 = mul nsw i64 %39, %26
  %49 = getelementptr inbounds float, ptr %29, i64 %48
  %50 = load float, ptr %49, align 4
  %51 = fmul float %47, %50
  br label %52

52:
  %53 = phi float [ %43, %40 ], [ %51, %44 ]
  %54 = add nuw nsw i64 %36, 1
  %55 = select i1 %31, i64 0, i64 %54
  %56 = select i1 %31, i64 %38, i64 %12
  %57 = icmp slt i64 %55, %56
  br i1 %57, label %58, label %.loopexit

58:
  %59 = mul nsw i64 %39, %14
  br label %64

.loopexit.loopexit:
  %.lcssa = phi float [ %80, %72 ]
  br label %.loopexit

.loopexit:
  %60 = phi float [ %53, %52 ], [ %.lcssa, %.loopexit.loopexit ]
  %61 = mul nsw i64 %39, %26
  %62 = getelementptr inbounds float, ptr %29, i64 %61
  store float %60, ptr %62, align 4
  %63 = icmp eq i64 %54, %12
  br i1 %63, label %.loopexit4.loopexit, label %35

64:
  %65 = phi i64 [ %55, %58 ], [ %81, %72 ]
  %66 = phi float [ %53, %58 ], [ %80, %72 ]
  switch i8 %15, label %69 [
    i8 116, label %67
    i8 99, label %67
    i8 84, label %67
    i8 67, label %67
  ]

67:
  %68 = add nsw i64 %65, %59
  br label %72

69:
  %70 = mul nsw i64 %65, %14
  %71 = add nsw i64 %70, %39
  br label %72

72:
  %73 = phi i64 [ %68, %67 ], [ %71, %69 ]
  %74 = getelementptr inbounds float, ptr %4, i64 %73
  %75 = load float, ptr %74, align 4
  %76 = mul nsw i64 %65, %26
  %77 = getelementptr inbounds float, ptr %29, i64 %76
  %78 = load float, ptr %77, align 4
  %79 = fmul float %75, %78
  %80 = fadd float %66, %79
  %81 = add nuw nsw i64 %65, 1
  %82 = icmp eq i64 %81, %56
  br i1 %82, label %.loopexit.loopexit, label %64

.loopexit4.loopexit:
  br label %.loopexit4

.loopexit4:
  ret void
}

define void @stbmv_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef %7, ptr noundef readonly %8) {
  %10 = load i8, ptr %0, align 1
  %11 = and i8 %10, -33
  %12 = icmp eq i8 %11, 85
  %13 = load i32, ptr %3, align 4
  %14 = sext i32 %13 to i64
  %15 = load i32, ptr %4, align 4
  %16 = sext i32 %15 to i64
  %17 = load i32, ptr %6, align 4
  %18 = sext i32 %17 to i64
  %19 = load i8, ptr %1, align 1
  %20 = and i8 %19, -33
  %21 = icmp eq i8 %20, 84
  %22 = icmp eq i8 %20, 67
  %23 = or i1 %21, %22
  %24 = load i8, ptr %2, align 1
  %25 = and i8 %24, -33
  %26 = icmp eq i8 %25, 85
  %27 = load i32, ptr %8, align 4
  %28 = icmp slt i32 %27, 0
  %29 = sub nsw i64 1, %14
  %30 = sext i32 %27 to i64
  %31 = mul nsw i64 %29, %30
  %32 = select i1 %28, i64 %31, i64 0
  %33 = getelementptr inbounds float, ptr %7, i64 %32
  %34 = xor i1 %12, %23
  %35 = icmp sgt i32 %13, 0
  br i1 %35, label %36, label %.loopexit5

36:
  %37 = select i1 %12, i64 %16, i64 0
  %38 = getelementptr float, ptr %5, i64 %37
  %39 = add nsw i64 %16, 1
  br label %40

40:
  %41 = phi i64 [ 0, %36 ], [ %79, %.loopexit ]
  %42 = xor i64 %41, -1
  %43 = add nsw i64 %42, %14
  %44 = select i1 %34, i64 %41, i64 %43
  br i1 %26, label %45, label %49

45:
  %46 = mul nsw i64 %44, %30
  %47 = getelementptr inbounds float, ptr %33, i64 %46
  %48 = load float, ptr %47, align 4
  br label %57

49:
  %50 = mul nsw i64 %44, %18
  %51 = getelementptr float, ptr %38, i64 %50
  %52 = load float, ptr %51, align 4
  %53 = mul nsw i64 %44, %30
  %54 = getelementptr inbounds float, ptr %33, i64 %53
  %55 = load float, ptr %54, align 4
  %56 = fmul float %52, %55
  br label %57

57:
  %58 = phi float [ %48, %45 ], [ %56, %49 ]
  br i1 %34, label %63, label %59

59:
  %60 = icmp sgt i64 %43, %16
  %61 = sub nsw i64 %43, %16
  %62 = select i1 %60, i64 %61, i64 0
  br label %67

63:
  %64 = add nuw nsw i64 %41, 1
  %65 = add nsw i64 %39, %41
  %66 = tail call i64 @llvm.smin.i64(i64 %65, i64 %14)
  br label %67

67:
  %68 = phi i64 [ %62, %59 ], [ %64, %63 ]
  %69 = phi i64 [ %43, %59 ], [ %66, %63 ]
  %70 = icmp slt i64 %68, %69
  br i1 %70, label %71, label %.loopexit

71:
  %72 = mul nsw i64 %44, %18
  %73 = sub i64 %37, %44
  %74 = add i64 %73, %72
  %75 = add nsw i64 %44, %37
  br label %81

.loopexit.loopexit:
  %.lcssa = phi float [ %98, %90 ]
  br label %.loopexit

.loopexit:
  %76 = phi float [ %58, %67 ], [ %.lcssa, %.loopexit.loopexit ]
  %77 = mul nsw i64 %44, %30
  %78 = getelementptr inbounds float, ptr %33, i64 %77
  store float %76, ptr %78, align 4
  %79 = add nuw nsw i64 %41, 1
  %80 = icmp eq i64 %79, %14
  br i1 %80, label %.loopexit5.loopexit, label %40

81:
  %82 = phi i64 [ %68, %71 ], [ %99, %90 ]
  %83 = phi float [ %58, %71 ], [ %98, %90 ]
  switch i8 %19, label %86 [
    i8 116, label %84
    i8 99, label %84
    i8 84, label %84
    i8 67, label %84
  ]

84:
  %85 = add i64 %74, %82
  br label %90

86:
  %87 = sub i64 %75, %82
  %88 = mul nsw i64 %82, %18
  %89 = add nsw i64 %87, %88
  br label %90

90:
  %91 = phi i64 [ %85, %84 ], [ %89, %86 ]
  %92 = getelementptr inbounds float, ptr %5, i64 %91
  %93 = load float, ptr %92, align 4
  %94 = mul nsw i64 %82, %30
  %95 = getelementptr inbounds float, ptr %33, i64 %94
  %96 = load float, ptr %95, align 4
  %97 = fmul float %93, %96
  %98 = fadd float %83, %97
  %99 = add nsw i64 %82, 1
  %100 = icmp eq i64 %99, %69
  br i1 %100, label %.loopexit.loopexit, label %81

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  ret void
}

define void @stpmv_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef %5, ptr noundef readonly %6) {
  %8 = load i8, ptr %0, align 1
  %9 = and i8 %8, -33
  %10 = icmp eq i8 %9, 85
  %11 = load i32, ptr %3, align 4
  %12 = sext i32 %11 to i64
  %13 = load i8, ptr %1, align 1
  %14 = and i8 %13, -33
  %15 = icmp eq i8 %14, 84
  %16 = icmp eq i8 %14, 67
  %17 = or i1 %15, %16
  %18 = load i8, ptr %2, align 1
  %19 = and i8 %18, -33
  %20 = icmp eq i8 %19, 85
  %21 = load i32, ptr %6, align 4
  %22 = icmp slt i32 %21, 0
  %23 = sub nsw i64 1, %12
  %24 = sext i32 %21 to i64
  %25 = mul nsw i64 %23, %24
  %26 = select i1 %22, i64 %25, i64 0
  %27 = getelementptr inbounds float, ptr %5, i64 %26
  %28 = xor i1 %10, %17
  %29 = icmp sgt i32 %11, 0
  br i1 %29, label %30, label %.loopexit4

30:
  %31 = shl nuw nsw i64 %12, 1
  br label %32

32:
  %33 = phi i64 [ 0, %30 ], [ %57, %.loopexit ]
  %34 = xor i64 %33, -1
  %35 = add nsw i64 %34, %12
  %36 = select i1 %28, i64 %33, i64 %35
  br i1 %20, label %37, label %41

37:
  %38 = mul nsw i64 %36, %24
  %39 = getelementptr inbounds float, ptr %27, i64 %38
  %40 = load float, ptr %39, align 4
  br label %55

41:
  %42 = add nsw i64 %36, 1
  %43 = xor i64 %36, -1
  %44 = add i64 %31, %43
  %45 = select i1 %10, i64 %42, i64 %44
  %46 = mul nsw i64 %45, %36
  %47 = sdiv i64 %46, 2
  %48 = getelementptr float, ptr %4, i64 %36
  %49 = getelementptr float, ptr %48, i64 %47
  %50 = load float, ptr %49, align 4
  %51 = mul nsw i64 %36, %24
  %52 = getelementptr inbounds float, ptr %27, i64 %51
  %53 = load float, ptr %52, align 4
  %54 = fmul float %50, %53
  br label %55

55:
  %56 = phi float [ %40, %37 ], [ %54, %41 ]
  %57 = add nuw nsw i64 %33, 1
  %58 = select i1 %28, i64 %57, i64 0
  %59 = select i1 %28, i64 %12, i64 %35
  %60 = icmp slt i64 %58, %59
  br i1 %60, label %61, label %.loopexit

61:
  %62 = add nsw i64 %36, 1
  %63 = xor i64 %36, -1
  %64 = add i64 %31, %63
  %65 = select i1 %10, i64 %62, i64 %64
  %66 = mul nsw i64 %65, %36
  %67 = sdiv i64 %66, 2
  br label %72

.loopexit.loopexit:
  %.lcssa = phi float [ %95, %86 ]
  br label %.loopexit

.loopexit:
  %68 = phi float [ %56, %55 ], [ %.lcssa, %.loopexit.loopexit ]
  %69 = mul nsw i64 %36, %24
  %70 = getelementptr inbounds float, ptr %27, i64 %69
  store float %68, ptr %70, align 4
  %71 = icmp eq i64 %57, %12
  br i1 %71, label %.loopexit4.loopexit, label %32

72:
  %73 = phi i64 [ %58, %61 ], [ %87, %86 ]
  %74 = phi float [ %56, %61 ], [ %95, %86 ]
  switch i8 %13, label %78 [
    i8 116, label %75
    i8 99, label %75
    i8 84, label %75
    i8 67, label %75
  ]

75:
  %76 = add nsw i64 %73, %67
  %77 = add nuw nsw i64 %73, 1
  br label %86

78:
  %79 = add nuw nsw i64 %73, 1
  %80 = xor i64 %73, -1
  %81 = add nsw i64 %31, %80
  %82 = select i1 %10, i64 %79, i64 %81
  %83 = mul nsw i64 %82, %73
  %84 = sdiv i64 %83, 2
  %85 = add nsw i64 %84, %36
  br label %86

86:
  %87 = phi i64 [ %79, %78 ], [ %77, %75 ]
  %88 = phi i64 [ %85, %78 ], [ %76, %75 ]
  %89 = getelementptr inbounds float, ptr %4, i64 %88
  %90 = load float, ptr %89, align 4
  %91 = mul nsw i64 %73, %24
  %92 = getelementptr inbounds float, ptr %27, i64 %91
  %93 = load float, ptr %92, align 4
  %94 = fmul float %90, %93
  %95 = fadd float %74, %94
  %96 = icmp eq i64 %87, %59
  br i1 %96, label %.loopexit.loopexit, label %72

.loopexit4.loopexit:
  br label %.loopexit4

.loopexit4:
  ret void
}

define void @strsv_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef %6, ptr noundef readonly %7) {
  %9 = load i8, ptr %0, align 1
  %10 = and i8 %9, -33
  %11 = load i32, ptr %3, align 4
  %12 = sext i32 %11 to i64
  %13 = load i32, ptr %5, align 4
  %14 = sext i32 %13 to i64
  %15 = load i8, ptr %1, align 1
  %16 = and i8 %15, -33
  %17 = icmp eq i8 %16, 84
  %18 = icmp eq i8 %16, 67
  %19 = or i1 %17, %18
  %20 = load i8, ptr %2, align 1
  %21 = and i8 %20, -33
  %22 = icmp eq i8 %21, 85
  %23 = load i32, ptr %7, align 4
  %24 = icmp slt i32 %23, 0
  %25 = sub nsw i64 1, %12
  %26 = sext i32 %23 to i64
  %27 = mul nsw i64 %25, %26
  %28 = select i1 %24, i64 %27, i64 0
  %29 = getelementptr inbounds float, ptr %6, i64 %28
  %30 = icmp ne i8 %10, 85
  %31 = xor i1 %30, %19
  %32 = icmp sgt i32 %11, 0
  br i1 %32, label %33, label %.loopexit4

33:
  %34 = add nsw i64 %14, 1
  br label %35

35:
  %36 = phi i64 [ 0, %33 ], [ %76, %74 ]
  %37 = xor i64 %36, -1
  %38 = add nsw i64 %37, %12
  %39 = select i1 %31, i64 %36, i64 %38
  %40 = mul nsw i64 %39, %26
  %41 = getelementptr inbounds float, ptr %29, i64 %40
  %42 = load float, ptr %41, align 4
  %43 = sub nsw i64 %12, %36
  %44 = select i1 %31, i64 0, i64 %43
  %45 = select i1 %31, i64 %36, i64 %12
  %46 = icmp slt i64 %44, %45
  br i1 %46, label %47, label %.loopexit

47:
  %48 = mul nsw i64 %39, %14
  br label %50

.loopexit.loopexit:
  %.lcssa = phi float [ %66, %58 ]
  br label %.loopexit

.loopexit:
  %49 = phi float [ %42, %35 ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %22, label %74, label %69

50:
  %51 = phi i64 [ %44, %47 ], [ %67, %58 ]
  %52 = phi float [ %42, %47 ], [ %66, %58 ]
  switch i8 %15, label %55 [
    i8 116, label %53
    i8 99, label %53
    i8 84, label %53
    i8 67, label %53
  ]

53:
  %54 = add nsw i64 %51, %48
  br label %58

55:
  %56 = mul nsw i64 %51, %14
  %57 = add nsw i64 %56, %39
  br label %58

58:
  %59 = phi i64 [ %54, %53 ], [ %57, %55 ]
  %60 = getelementptr inbounds float, ptr %4, i64 %59
  %61 = load float, ptr %60, align 4
  %62 = mul nsw i64 %51, %26
  %63 = getelementptr inbounds float, ptr %29, i64 %62
  %64 = load float, ptr %63, align 4
  %65 = fmul float %61, %64
  %66 = fsub float %52, %65
  %67 = add nsw i64 %51, 1
  %68 = icmp eq i64 %67, %45
  br i1 %68, label %.loopexit.loopexit, label %50

69:
  %70 = mul i64 %39, %34
  %71 = getelementptr inbounds float, ptr %4, i64 %70
  %72 = load float, ptr %71, align 4
  %73 = fdiv float %49, %72
  br label %74

74:
  %75 = phi float [ %73, %69 ], [ %49, %.loopexit ]
  store float %75, ptr %41, align 4
  %76 = add nuw nsw i64 %36, 1
  %77 = icmp eq i64 %76, %12
  br i1 %77, label %.loopexit4.loopexit, label %35

.loopexit4.loopexit:
  br label %.loopexit4

.loopexit4:
  ret void
}

define void @stbsv_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef %7, ptr noundef readonly %8) {
  %10 = load i8, ptr %0, align 1
  %11 = and i8 %10, -33
  %12 = icmp eq i8 %11, 85
  %13 = load i32, ptr %3, align 4
  %14 = sext i32 %13 to i64
  %15 = load i32, ptr %4, align 4
  %16 = sext i32 %15 to i64
  %17 = load i32, ptr %6, align 4
  %18 = sext i32 %17 to i64
  %19 = load i8, ptr %1, align 1
  %20 = and i8 %19, -33
  %21 = icmp eq i8 %20, 84
  %22 = icmp eq i8 %20, 67
  %23 = or i1 %21, %22
  %24 = load i8, ptr %2, align 1
  %25 = and i8 %24, -33
  %26 = icmp eq i8 %25, 85
  %27 = load i32, ptr %8, align 4
  %28 = icmp slt i32 %27, 0
  %29 = sub nsw i64 1, %14
  %30 = sext i32 %27 to i64
  %31 = mul nsw i64 %29, %30
  %32 = select i1 %28, i64 %31, i64 0
  %33 = getelementptr inbounds float, ptr %7, i64 %32
  %34 = xor i1 %12, %23
  %35 = icmp sgt i32 %13, 0
  br i1 %35, label %36, label %.loopexit5

36:
  %37 = add nsw i64 %16, 1
  %38 = select i1 %12, i64 %16, i64 0
  %39 = getelementptr float, ptr %5, i64 %38
  br label %40

40:
  %41 = phi i64 [ 0, %36 ], [ %93, %91 ]
  %42 = xor i64 %41, -1
  %43 = add nsw i64 %42, %14
  %44 = select i1 %34, i64 %43, i64 %41
  %45 = mul nsw i64 %44, %30
  %46 = getelementptr inbounds float, ptr %33, i64 %45
  %47 = load float, ptr %46, align 4
  br i1 %34, label %52, label %48

48:
  %49 = icmp sgt i64 %41, %16
  %50 = sub nsw i64 %41, %16
  %51 = select i1 %49, i64 %50, i64 0
  br label %56

52:
  %53 = sub nsw i64 %14, %41
  %54 = add i64 %37, %43
  %55 = tail call i64 @llvm.smin.i64(i64 %54, i64 %14)
  br label %56

56:
  %57 = phi i64 [ %51, %48 ], [ %53, %52 ]
  %58 = phi i64 [ %41, %48 ], [ %55, %52 ]
  %59 = icmp slt i64 %57, %58
  br i1 %59, label %60, label %.loopexit

60:
  %61 = mul nsw i64 %44, %18
  %62 = sub i64 %38, %44
  %63 = add i64 %62, %61
  %64 = add nsw i64 %44, %38
  br label %66

.loopexit.loopexit:
  %.lcssa = phi float [ %83, %75 ]
  br label %.loopexit

.loopexit:
  %65 = phi float [ %47, %56 ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %26, label %91, label %86

66:
  %67 = phi i64 [ %57, %60 ], [ %84, %75 ]
  %68 = phi float [ %47, %60 ], [ %83, %75 ]
  switch i8 %19, label %71 [
    i8 116, label %69
    i8 99, label %69
    i8 84, label %69
    i8 67, label %69
  ]

69:
  %70 = add i64 %63, %67
  br label %75

71:
  %72 = sub i64 %64, %67
  %73 = mul nsw i64 %67, %18
  %74 = add nsw i64 %72, %73
  br label %75

75:
  %76 = phi i64 [ %70, %69 ], [ %74, %71 ]
  %77 = getelementptr inbounds float, ptr %5, i64 %76
  %78 = load float, ptr %77, align 4
  %79 = mul nsw i64 %67, %30
  %80 = getelementptr inbounds float, ptr %33, i64 %79
  %81 = load float, ptr %80, align 4
  %82 = fmul float %78, %81
  %83 = fsub float %68, %82
  %84 = add nsw i64 %67, 1
  %85 = icmp eq i64 %84, %58
  br i1 %85, label %.loopexit.loopexit, label %66

86:
  %87 = mul nsw i64 %44, %18
  %88 = getelementptr float, ptr %39, i64 %87
  %89 = load float, ptr %88, align 4
  %90 = fdiv float %65, %89
  br label %91

91:
  %92 = phi float [ %90, %86 ], [ %65, %.loopexit ]
  store float %92, ptr %46, align 4
  %93 = add nuw nsw i64 %41, 1
  %94 = icmp eq i64 %93, %14
  br i1 %94, label %.loopexit5.loopexit, label %40

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  ret void
}

define void @stpsv_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef %5, ptr noundef readonly %6) {
  %8 = load i8, ptr %0, align 1
  %9 = and i8 %8, -33
  %10 = icmp eq i8 %9, 85
  %11 = load i32, ptr %3, align 4
  %12 = sext i32 %11 to i64
  %13 = load i8, ptr %1, align 1
  %14 = and i8 %13, -33
  %15 = icmp eq i8 %14, 84
  %16 = icmp eq i8 %14, 67
  %17 = or i1 %15, %16
  %18 = load i8, ptr %2, align 1
  %19 = and i8 %18, -33
  %20 = icmp eq i8 %19, 85
  %21 = load i32, ptr %6, align 4
  %22 = icmp slt i32 %21, 0
  %23 = sub nsw i64 1, %12
  %24 = sext i32 %21 to i64
  %25 = mul nsw i64 %23, %24
  %26 = select i1 %22, i64 %25, i64 0
  %27 = getelementptr inbounds float, ptr %5, i64 %26
  %28 = xor i1 %10, %17
  %29 = icmp sgt i32 %11, 0
  br i1 %29, label %30, label %.loopexit4

30:
  %31 = shl nuw nsw i64 %12, 1
  br label %32

32:
  %33 = phi i64 [ 0, %30 ], [ %90, %88 ]
  %34 = xor i64 %33, -1
  %35 = add nsw i64 %34, %12
  %36 = select i1 %28, i64 %35, i64 %33
  %37 = mul nsw i64 %36, %24
  %38 = getelementptr inbounds float, ptr %27, i64 %37
  %39 = load float, ptr %38, align 4
  %40 = sub nsw i64 %12, %33
  %41 = select i1 %28, i64 %40, i64 0
  %42 = select i1 %28, i64 %12, i64 %33
  %43 = icmp slt i64 %41, %42
  br i1 %43, label %44, label %.loopexit

44:
  %45 = add nsw i64 %36, 1
  %46 = xor i64 %36, -1
  %47 = add i64 %31, %46
  %48 = select i1 %10, i64 %45, i64 %47
  %49 = mul nsw i64 %48, %36
  %50 = sdiv i64 %49, 2
  br label %52

.loopexit.loopexit:
  %.lcssa = phi float [ %75, %66 ]
  br label %.loopexit

.loopexit:
  %51 = phi float [ %39, %32 ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %20, label %88, label %77

52:
  %53 = phi i64 [ %41, %44 ], [ %67, %66 ]
  %54 = phi float [ %39, %44 ], [ %75, %66 ]
  switch i8 %13, label %58 [
    i8 116, label %55
    i8 99, label %55
    i8 84, label %55
    i8 67, label %55
  ]

55:
  %56 = add nsw i64 %53, %50
  %57 = add nsw i64 %53, 1
  br label %66

58:
  %59 = add nsw i64 %53, 1
  %60 = xor i64 %53, -1
  %61 = add i64 %31, %60
  %62 = select i1 %10, i64 %59, i64 %61
  %63 = mul nsw i64 %62, %53
  %64 = sdiv i64 %63, 2
  %65 = add nsw i64 %64, %36
  br label %66

66:
  %67 = phi i64 [ %59, %58 ], [ %57, %55 ]
  %68 = phi i64 [ %65, %58 ], [ %56, %55 ]
  %69 = getelementptr inbounds float, ptr %4, i64 %68
  %70 = load float, ptr %69, align 4
  %71 = mul nsw i64 %53, %24
  %72 = getelementptr inbounds float, ptr %27, i64 %71
  %73 = load float, ptr %72, align 4
  %74 = fmul float %70, %73
  %75 = fsub float %54, %74
  %76 = icmp eq i64 %67, %42
  br i1 %76, label %.loopexit.loopexit, label %52

77:
  %78 = add nsw i64 %36, 1
  %79 = xor i64 %36, -1
  %80 = add i64 %31, %79
  %81 = select i1 %10, i64 %78, i64 %80
  %82 = mul nsw i64 %81, %36
  %83 = sdiv i64 %82, 2
  %84 = getelementptr float, ptr %4, i64 %36
  %85 = getelementptr float, ptr %84, i64 %83
  %86 = load float, ptr %85, align 4
  %87 = fdiv float %51, %86
  br label %88

88:
  %89 = phi float [ %87, %77 ], [ %51, %.loopexit ]
  store float %89, ptr %38, align 4
  %90 = add nuw nsw i64 %33, 1
  %91 = icmp eq i64 %90, %12
  br i1 %91, label %.loopexit4.loopexit, label %32

.loopexit4.loopexit:
  br label %.loopexit4

.loopexit4:
  ret void
}

define void @sgbmv_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef readonly %8, ptr noundef readonly %9, ptr noundef readonly %10, ptr noundef %11, ptr noundef readonly %12) {
  %14 = load i8, ptr %0, align 1
  %15 = and i8 %14, -33
  %16 = icmp ne i8 %15, 84
  %17 = icmp ne i8 %15, 67
  %18 = and i1 %16, %17
  %19 = select i1 %18, ptr %1, ptr %2
  %20 = load i32, ptr %19, align 4
  %21 = select i1 %18, ptr %2, ptr %1
  %22 = load i32, ptr %21, align 4
  %23 = load i32, ptr %9, align 4
  %24 = load i32, ptr %12, align 4
  %25 = load float, ptr %5, align 4
  %26 = load float, ptr %10, align 4
  %27 = icmp slt i32 %23, 0
  %28 = sext i32 %22 to i64
  %29 = sub nsw i64 1, %28
  %30 = sext i32 %23 to i64
  %31 = mul nsw i64 %29, %30
  %32 = select i1 %27, i64 %31, i64 0
  %33 = getelementptr inbounds float, ptr %8, i64 %32
  %34 = icmp slt i32 %24, 0
  %35 = sext i32 %20 to i64
  %36 = sub nsw i64 1, %35
  %37 = sext i32 %24 to i64
  %38 = mul nsw i64 %36, %37
  %39 = select i1 %34, i64 %38, i64 0
  %40 = getelementptr inbounds float, ptr %11, i64 %39
  %41 = icmp sgt i32 %20, 0
  br i1 %41, label %42, label %.loopexit5

42:
  %43 = load i32, ptr %4, align 4
  %44 = load i32, ptr %7, align 4
  %45 = select i1 %18, ptr %4, ptr %3
  %46 = load i32, ptr %45, align 4
  %47 = select i1 %18, ptr %3, ptr %4
  %48 = load i32, ptr %47, align 4
  %49 = sext i32 %48 to i64
  %50 = sext i32 %46 to i64
  %51 = add nsw i64 %50, 1
  %52 = sext i32 %43 to i64
  %53 = sext i32 %44 to i64
  %54 = fcmp oeq float %26, 0.000000e+00
  br label %55

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  ret void

55:
  %56 = phi i64 [ 0, %42 ], [ %101, %99 ]
  %57 = icmp sgt i64 %56, %49
  %58 = sub nsw i64 %56, %49
  %59 = select i1 %57, i64 %58, i64 0
  %60 = add nsw i64 %51, %56
  %61 = tail call i64 @llvm.smin.i64(i64 %60, i64 %28)
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %63, label %.loopexit

63:
  %64 = sub nsw i64 %52, %56
  %65 = mul nsw i64 %56, %53
  %66 = getelementptr float, ptr %6, i64 %65
  %67 = add nsw i64 %56, %52
  %68 = getelementptr float, ptr %66, i64 %64
  br label %72

.loopexit.loopexit:
  %.lcssa = phi float [ %89, %82 ]
  br label %.loopexit

.loopexit:
  %69 = phi float [ 0.000000e+00, %55 ], [ %.lcssa, %.loopexit.loopexit ]
  %70 = mul nsw i64 %56, %37
  %71 = getelementptr inbounds float, ptr %40, i64 %70
  br i1 %54, label %92, label %94

72:
  %73 = phi i64 [ %59, %63 ], [ %90, %82 ]
  %74 = phi float [ 0.000000e+00, %63 ], [ %89, %82 ]
  switch i8 %14, label %77 [
    i8 116, label %75
    i8 99, label %75
    i8 84, label %75
    i8 67, label %75
  ]

75:
  %76 = getelementptr float, ptr %68, i64 %73
  br label %82

77:
  %78 = sub i64 %67, %73
  %79 = mul nsw i64 %73, %53
  %80 = getelementptr float, ptr %6, i64 %78
  %81 = getelementptr float, ptr %80, i64 %79
  br label %82

82:
  %83 = phi ptr [ %76, %75 ], [ %81, %77 ]
  %84 = load float, ptr %83, align 4
  %85 = mul nsw i64 %73, %30
  %86 = getelementptr inbounds float, ptr %33, i64 %85
  %87 = load float, ptr %86, align 4
  %88 = fmul float %84, %87
  %89 = fadd float %74, %88
  %90 = add nsw i64 %73, 1
  %91 = icmp slt i64 %90, %61
  br i1 %91, label %72, label %.loopexit.loopexit

92:
  %93 = fmul float %25, %69
  br label %99

94:
  %95 = load float, ptr %71, align 4
  %96 = fmul float %26, %95
  %97 = fmul float %25, %69
  %98 = fadd float %97, %96
  br label %99

99:
  %100 = phi float [ %93, %92 ], [ %98, %94 ]
  store float %100, ptr %71, align 4
  %101 = add nuw nsw i64 %56, 1
  %102 = icmp eq i64 %101, %35
  br i1 %102, label %.loopexit5.loopexit, label %55
}

define void @sgemm_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef readonly %8, ptr noundef readonly %9, ptr noundef readonly %10, ptr noundef %11, ptr noundef readonly %12) {
  %14 = load i32, ptr %3, align 4
  %15 = load float, ptr %5, align 4
  %16 = load float, ptr %10, align 4
  %17 = load i8, ptr %0, align 1
  %18 = and i8 %17, -33
  %19 = icmp ne i8 %18, 84
  %20 = icmp ne i8 %18, 67
  %21 = and i1 %19, %20
  %22 = load i8, ptr %1, align 1
  %23 = and i8 %22, -33
  %24 = icmp ne i8 %23, 84
  %25 = icmp ne i8 %23, 67
  %26 = and i1 %24, %25
  %27 = sext i32 %14 to i64
  %28 = icmp sgt i32 %14, 0
  br i1 %28, label %29, label %.loopexit6

29:
  %30 = load i32, ptr %12, align 4
  %31 = load i32, ptr %9, align 4
  %32 = load i32, ptr %7, align 4
  %33 = load i32, ptr %4, align 4
  %34 = load i32, ptr %2, align 4
  %35 = sext i32 %34 to i64
  %36 = icmp sgt i32 %34, 0
  %37 = fcmp oeq float %16, 0.000000e+00
  %38 = sext i32 %30 to i64
  %39 = sext i32 %33 to i64
  %40 = icmp sgt i32 %33, 0
  %41 = sext i32 %31 to i64
  %42 = sext i32 %32 to i64
  br label %43

43:
  %44 = phi i64 [ 0, %29 ], [ %65, %.loopexit4 ]
  br i1 %36, label %45, label %.loopexit5

45:
  %46 = mul nsw i64 %44, %38
  %47 = getelementptr float, ptr %11, i64 %46
  br label %54

.loopexit6.loopexit:
  br label %.loopexit6

.loopexit6:
  ret void

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  br i1 %40, label %48, label %.loopexit4

48:
  %49 = getelementptr float, ptr %8, i64 %44
  %50 = mul nsw i64 %44, %41
  %51 = getelementptr float, ptr %8, i64 %50
  %52 = mul nsw i64 %44, %38
  %53 = getelementptr float, ptr %11, i64 %52
  br label %67

54:
  %55 = phi i64 [ 0, %45 ], [ %63, %60 ]
  br i1 %37, label %60, label %56

56:
  %57 = getelementptr float, ptr %47, i64 %55
  %58 = load float, ptr %57, align 4
  %59 = fmul float %16, %58
  br label %60

60:
  %61 = phi float [ %59, %56 ], [ 0.000000e+00, %54 ]
  %62 = getelementptr float, ptr %47, i64 %55
  store float %61, ptr %62, align 4
  %63 = add nuw nsw i64 %55, 1
  %64 = icmp eq i64 %63, %35
  br i1 %64, label %.loopexit5.loopexit, label %54

.loopexit4.loopexit:
  br label %.loopexit4

.loopexit4:
  %65 = add nuw nsw i64 %44, 1
  %66 = icmp eq i64 %65, %27
  br i1 %66, label %.loopexit6.loopexit, label %43

67:
  %68 = phi i64 [ 0, %48 ], [ %79, %.loopexit ]
  %69 = mul nsw i64 %68, %41
  %70 = getelementptr float, ptr %49, i64 %69
  %71 = getelementptr float, ptr %51, i64 %68
  %72 = select i1 %26, ptr %71, ptr %70
  %73 = load float, ptr %72, align 4
  %74 = fmul float %15, %73
  br i1 %36, label %75, label %.loopexit

75:
  %76 = getelementptr float, ptr %6, i64 %68
  %77 = mul nsw i64 %68, %42
  %78 = getelementptr float, ptr %6, i64 %77
  br label %81

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %79 = add nuw nsw i64 %68, 1
  %80 = icmp eq i64 %79, %39
  br i1 %80, label %.loopexit4.loopexit, label %67

81:
  %82 = phi i64 [ 0, %75 ], [ %92, %81 ]
  %83 = mul nsw i64 %82, %42
  %84 = getelementptr float, ptr %76, i64 %83
  %85 = getelementptr float, ptr %78, i64 %82
  %86 = select i1 %21, ptr %85, ptr %84
  %87 = load float, ptr %86, align 4
  %88 = fmul float %74, %87
  %89 = getelementptr float, ptr %53, i64 %82
  %90 = load float, ptr %89, align 4
  %91 = fadd float %90, %88
  store float %91, ptr %89, align 4
  %92 = add nuw nsw i64 %82, 1
  %93 = icmp eq i64 %92, %35
  br i1 %93, label %.loopexit.loopexit, label %81
}

define void @ssymm_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef readonly %8, ptr noundef readonly %9, ptr noundef %10, ptr noundef readonly %11) {
  %13 = load i32, ptr %3, align 4
  %14 = load float, ptr %4, align 4
  %15 = load float, ptr %9, align 4
  %16 = load i8, ptr %0, align 1
  %17 = and i8 %16, -33
  %18 = icmp eq i8 %17, 76
  %19 = load i8, ptr %1, align 1
  %20 = and i8 %19, -33
  %21 = icmp eq i8 %20, 85
  %22 = sext i32 %13 to i64
  %23 = icmp sgt i32 %13, 0
  br i1 %23, label %24, label %.loopexit5

24:
  %25 = load i32, ptr %2, align 4
  %26 = select i1 %18, i32 %25, i32 %13
  %27 = load i32, ptr %11, align 4
  %28 = load i32, ptr %8, align 4
  %29 = load i32, ptr %6, align 4
  %30 = sext i32 %25 to i64
  %31 = icmp sgt i32 %25, 0
  %32 = sext i32 %26 to i64
  %33 = icmp sgt i32 %26, 0
  %34 = sext i32 %29 to i64
  %35 = sext i32 %28 to i64
  %36 = fcmp oeq float %15, 0.000000e+00
  %37 = sext i32 %27 to i64
  br label %38

38:
  %39 = phi i64 [ 0, %24 ], [ %45, %.loopexit4 ]
  br i1 %31, label %40, label %.loopexit4

40:
  %41 = mul nsw i64 %39, %35
  %42 = getelementptr float, ptr %7, i64 %41
  %43 = mul nsw i64 %39, %37
  %44 = getelementptr float, ptr %10, i64 %43
  br label %47

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  ret void

.loopexit4.loopexit:
  br label %.loopexit4

.loopexit4:
  %45 = add nuw nsw i64 %39, 1
  %46 = icmp eq i64 %45, %22
  br i1 %46, label %.loopexit5.loopexit, label %38

47:
  %48 = phi i64 [ 0, %40 ], [ %88, %85 ]
  %49 = select i1 %18, i64 %48, i64 %39
  br i1 %33, label %50, label %.loopexit

50:
  %51 = getelementptr float, ptr %5, i64 %49
  %52 = mul nsw i64 %49, %34
  %53 = getelementptr float, ptr %5, i64 %52
  %54 = getelementptr float, ptr %7, i64 %48
  br label %56

.loopexit.loopexit:
  %.lcssa = phi float [ %74, %56 ]
  br label %.loopexit

.loopexit:
  %55 = phi float [ 0.000000e+00, %47 ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %36, label %77, label %79

56:
  %57 = phi i64 [ 0, %50 ], [ %75, %56 ]
  %58 = phi float [ 0.000000e+00, %50 ], [ %74, %56 ]
  %59 = icmp samesign ule i64 %57, %49
  %60 = xor i1 %21, %59
  %61 = icmp eq i64 %57, %49
  %62 = or i1 %61, %60
  %63 = mul nsw i64 %57, %34
  %64 = getelementptr float, ptr %51, i64 %63
  %65 = getelementptr float, ptr %53, i64 %57
  %66 = select i1 %62, ptr %64, ptr %65
  %67 = load float, ptr %66, align 4
  %68 = getelementptr float, ptr %42, i64 %57
  %69 = mul nsw i64 %57, %35
  %70 = getelementptr float, ptr %54, i64 %69
  %71 = select i1 %18, ptr %68, ptr %70
  %72 = load float, ptr %71, align 4
  %73 = fmul float %67, %72
  %74 = fadd float %58, %73
  %75 = add nuw nsw i64 %57, 1
  %76 = icmp eq i64 %75, %32
  br i1 %76, label %.loopexit.loopexit, label %56

77:
  %78 = fmul float %14, %55
  br label %85

79:
  %80 = getelementptr float, ptr %44, i64 %48
  %81 = load float, ptr %80, align 4
  %82 = fmul float %15, %81
  %83 = fmul float %14, %55
  %84 = fadd float %83, %82
  br label %85

85:
  %86 = phi float [ %78, %77 ], [ %84, %79 ]
  %87 = getelementptr float, ptr %44, i64 %48
  store float %86, ptr %87, align 4
  %88 = add nuw nsw i64 %48, 1
  %89 = icmp eq i64 %88, %30
  br i1 %89, label %.loopexit4.loopexit, label %47
}

define void @ssyrk_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef %8, ptr noundef readonly %9) {
  %11 = load i32, ptr %2, align 4
  %12 = load float, ptr %4, align 4
  %13 = load float, ptr %7, align 4
  %14 = load i8, ptr %0, align 1
  %15 = and i8 %14, -33
  %16 = icmp eq i8 %15, 85
  %17 = load i8, ptr %1, align 1
  %18 = sext i32 %11 to i64
  %19 = icmp sgt i32 %11, 0
  br i1 %19, label %20, label %.loopexit7

20:
  %21 = load i32, ptr %9, align 4
  %22 = load i32, ptr %6, align 4
  %23 = load i32, ptr %3, align 4
  %24 = sext i32 %23 to i64
  %25 = icmp sgt i32 %23, 0
  %26 = sext i32 %22 to i64
  %27 = fcmp oeq float %13, 0.000000e+00
  %28 = sext i32 %21 to i64
  br label %30

.loopexit6.loopexit:
  br label %.loopexit6

.loopexit6:
  %29 = icmp eq i64 %33, %18
  br i1 %29, label %.loopexit7.loopexit, label %30

.loopexit7.loopexit:
  br label %.loopexit7

.loopexit7:
  ret void

30:
  %31 = phi i64 [ 0, %20 ], [ %33, %.loopexit6 ]
  %32 = select i1 %16, i64 0, i64 %31
  %33 = add nuw nsw i64 %31, 1
  %34 = select i1 %16, i64 %33, i64 %18
  %35 = icmp slt i64 %32, %34
  br i1 %35, label %36, label %.loopexit6

36:
  %37 = mul nsw i64 %31, %26
  %38 = getelementptr float, ptr %5, i64 %31
  %39 = mul nsw i64 %31, %28
  %40 = getelementptr float, ptr %8, i64 %39
  br label %41

41:
  %42 = phi i64 [ %32, %36 ], [ %80, %77 ]
  br i1 %25, label %43, label %.loopexit

43:
  %44 = mul nsw i64 %42, %26
  %45 = getelementptr float, ptr %5, i64 %42
  br label %47

.loopexit.loopexit:
  %.lcssa = phi float [ %66, %64 ]
  br label %.loopexit

.loopexit:
  %46 = phi float [ 0.000000e+00, %41 ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %27, label %69, label %71

47:
  %48 = phi i64 [ 0, %43 ], [ %67, %64 ]
  %49 = phi float [ 0.000000e+00, %43 ], [ %66, %64 ]
  switch i8 %17, label %57 [
    i8 116, label %50
    i8 99, label %50
    i8 84, label %50
    i8 67, label %50
  ]

50:
  %51 = getelementptr float, ptr %5, i64 %48
  %52 = getelementptr float, ptr %51, i64 %44
  %53 = load float, ptr %52, align 4
  %54 = getelementptr float, ptr %51, i64 %37
  %55 = load float, ptr %54, align 4
  %56 = fmul float %53, %55
  br label %64

57:
  %58 = mul nsw i64 %48, %26
  %59 = getelementptr float, ptr %45, i64 %58
  %60 = load float, ptr %59, align 4
  %61 = getelementptr float, ptr %38, i64 %58
  %62 = load float, ptr %61, align 4
  %63 = fmul float %60, %62
  br label %64

64:
  %65 = phi float [ %56, %50 ], [ %63, %57 ]
  %66 = fadd float %49, %65
  %67 = add nuw nsw i64 %48, 1
  %68 = icmp eq i64 %67, %24
  br i1 %68, label %.loopexit.loopexit, label %47

69:
  %70 = fmul float %12, %46
  br label %77

71:
  %72 = getelementptr float, ptr %40, i64 %42
  %73 = load float, ptr %72, align 4
  %74 = fmul float %13, %73
  %75 = fmul float %12, %46
  %76 = fadd float %75, %74
  br label %77

77:
  %78 = phi float [ %70, %69 ], [ %76, %71 ]
  %79 = getelementptr float, ptr %40, i64 %42
  store float %78, ptr %79, align 4
  %80 = add nuw nsw i64 %42, 1
  %81 = icmp eq i64 %80, %34
  br i1 %81, label %.loopexit6.loopexit, label %41
}

define void @ssyr2k_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef readonly %8, ptr noundef readonly %9, ptr noundef %10, ptr noundef readonly %11) {
  %13 = load i32, ptr %2, align 4
  %14 = load float, ptr %4, align 4
  %15 = load float, ptr %9, align 4
  %16 = load i8, ptr %0, align 1
  %17 = and i8 %16, -33
  %18 = icmp eq i8 %17, 85
  %19 = load i8, ptr %1, align 1
  %20 = sext i32 %13 to i64
  %21 = icmp sgt i32 %13, 0
  br i1 %21, label %22, label %.loopexit7

22:
  %23 = load i32, ptr %11, align 4
  %24 = load i32, ptr %8, align 4
  %25 = load i32, ptr %6, align 4
  %26 = load i32, ptr %3, align 4
  %27 = sext i32 %26 to i64
  %28 = icmp sgt i32 %26, 0
  %29 = sext i32 %25 to i64
  %30 = sext i32 %24 to i64
  %31 = fcmp oeq float %15, 0.000000e+00
  %32 = sext i32 %23 to i64
  br label %34

.loopexit6.loopexit:
  br label %.loopexit6

.loopexit6:
  %33 = icmp eq i64 %37, %20
  br i1 %33, label %.loopexit7.loopexit, label %34

.loopexit7.loopexit:
  br label %.loopexit7

.loopexit7:
  ret void

34:
  %35 = phi i64 [ 0, %22 ], [ %37, %.loopexit6 ]
  %36 = select i1 %18, i64 0, i64 %35
  %37 = add nuw nsw i64 %35, 1
  %38 = select i1 %18, i64 %37, i64 %20
  %39 = icmp slt i64 %36, %38
  br i1 %39, label %40, label %.loopexit6

40:
  %41 = mul nsw i64 %35, %30
  %42 = mul nsw i64 %35, %29
  %43 = getelementptr float, ptr %7, i64 %35
  %44 = getelementptr float, ptr %5, i64 %35
  %45 = mul nsw i64 %35, %32
  %46 = getelementptr float, ptr %10, i64 %45
  br label %47

47:
  %48 = phi i64 [ %36, %40 ], [ %102, %99 ]
  br i1 %28, label %49, label %.loopexit

49:
  %50 = mul nsw i64 %48, %29
  %51 = mul nsw i64 %48, %30
  %52 = getelementptr float, ptr %5, i64 %48
  %53 = getelementptr float, ptr %7, i64 %48
  br label %55

.loopexit.loopexit:
  %.lcssa = phi float [ %88, %86 ]
  br label %.loopexit

.loopexit:
  %54 = phi float [ 0.000000e+00, %47 ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %31, label %91, label %93

55:
  %56 = phi i64 [ 0, %49 ], [ %89, %86 ]
  %57 = phi float [ 0.000000e+00, %49 ], [ %88, %86 ]
  switch i8 %19, label %72 [
    i8 116, label %58
    i8 99, label %58
    i8 84, label %58
    i8 67, label %58
  ]

58:
  %59 = getelementptr float, ptr %5, i64 %56
  %60 = getelementptr float, ptr %59, i64 %50
  %61 = load float, ptr %60, align 4
  %62 = getelementptr float, ptr %7, i64 %56
  %63 = getelementptr float, ptr %62, i64 %41
  %64 = load float, ptr %63, align 4
  %65 = fmul float %61, %64
  %66 = getelementptr float, ptr %62, i64 %51
  %67 = load float, ptr %66, align 4
  %68 = getelementptr float, ptr %59, i64 %42
  %69 = load float, ptr %68, align 4
  %70 = fmul float %67, %69
  %71 = fadd float %65, %70
  br label %86

72:
  %73 = mul nsw i64 %56, %29
  %74 = getelementptr float, ptr %52, i64 %73
  %75 = load float, ptr %74, align 4
  %76 = mul nsw i64 %56, %30
  %77 = getelementptr float, ptr %43, i64 %76
  %78 = load float, ptr %77, align 4
  %79 = fmul float %75, %78
  %80 = getelementptr float, ptr %53, i64 %76
  %81 = load float, ptr %80, align 4
  %82 = getelementptr float, ptr %44, i64 %73
  %83 = load float, ptr %82, align 4
  %84 = fmul float %81, %83
  %85 = fadd float %79, %84
  br label %86

86:
  %87 = phi float [ %71, %58 ], [ %85, %72 ]
  %88 = fadd float %57, %87
  %89 = add nuw nsw i64 %56, 1
  %90 = icmp eq i64 %89, %27
  br i1 %90, label %.loopexit.loopexit, label %55

91:
  %92 = fmul float %14, %54
  br label %99

93:
  %94 = getelementptr float, ptr %46, i64 %48
  %95 = load float, ptr %94, align 4
  %96 = fmul float %15, %95
  %97 = fmul float %14, %54
  %98 = fadd float %97, %96
  br label %99

99:
  %100 = phi float [ %92, %91 ], [ %98, %93 ]
  %101 = getelementptr float, ptr %46, i64 %48
  store float %100, ptr %101, align 4
  %102 = add nuw nsw i64 %48, 1
  %103 = icmp eq i64 %102, %38
  br i1 %103, label %.loopexit6.loopexit, label %47
}

define void @strmm_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef readonly %8, ptr noundef %9, ptr noundef readonly %10) {
  %12 = load i32, ptr %4, align 4
  %13 = load i32, ptr %5, align 4
  %14 = load float, ptr %6, align 4
  %15 = load i32, ptr %8, align 4
  %16 = load i32, ptr %10, align 4
  %17 = load i8, ptr %0, align 1
  %18 = and i8 %17, -33
  %19 = icmp ne i8 %18, 76
  %20 = load i8, ptr %1, align 1
  %21 = and i8 %20, -33
  %22 = load i8, ptr %2, align 1
  %23 = and i8 %22, -33
  %24 = icmp eq i8 %23, 84
  %25 = icmp eq i8 %23, 67
  %26 = or i1 %24, %25
  %27 = load i8, ptr %3, align 1
  %28 = and i8 %27, -33
  %29 = icmp eq i8 %28, 85
  %30 = sext i32 %13 to i64
  %31 = icmp sgt i32 %13, 0
  br i1 %31, label %32, label %.loopexit8

32:
  %33 = sext i32 %12 to i64
  %34 = icmp sgt i32 %12, 0
  %35 = sext i32 %16 to i64
  br label %36

36:
  %37 = phi i64 [ 0, %32 ], [ %56, %.loopexit7 ]
  br i1 %34, label %38, label %.loopexit7

38:
  %39 = mul nsw i64 %37, %35
  %40 = getelementptr float, ptr %9, i64 %39
  br label %58

.loopexit8.loopexit:
  br label %.loopexit8

.loopexit8:
  %41 = select i1 %19, i32 %12, i32 %13
  %42 = sext i32 %41 to i64
  %43 = icmp sgt i32 %41, 0
  br i1 %43, label %44, label %.loopexit6

44:
  %45 = select i1 %19, i32 %13, i32 %12
  %46 = sext i32 %45 to i64
  %47 = sext i32 %15 to i64
  %48 = xor i1 %19, %26
  %49 = sext i32 %16 to i64
  %50 = select i1 %19, i64 %49, i64 1
  %51 = select i1 %19, i64 1, i64 %49
  %52 = icmp ne i8 %21, 85
  %53 = xor i1 %52, %48
  %54 = icmp sgt i32 %45, 0
  %55 = add nsw i64 %47, 1
  br label %65

.loopexit7.loopexit:
  br label %.loopexit7

.loopexit7:
  %56 = add nuw nsw i64 %37, 1
  %57 = icmp eq i64 %56, %30
  br i1 %57, label %.loopexit8.loopexit, label %36

58:
  %59 = phi i64 [ 0, %38 ], [ %63, %58 ]
  %60 = getelementptr float, ptr %40, i64 %59
  %61 = load float, ptr %60, align 4
  %62 = fmul float %14, %61
  store float %62, ptr %60, align 4
  %63 = add nuw nsw i64 %59, 1
  %64 = icmp eq i64 %63, %33
  br i1 %64, label %.loopexit7.loopexit, label %58

.loopexit6.loopexit:
  br label %.loopexit6

.loopexit6:
  ret void

65:
  %66 = phi i64 [ 0, %44 ], [ %113, %.loopexit5 ]
  %67 = mul nsw i64 %66, %51
  %68 = getelementptr inbounds float, ptr %9, i64 %67
  br i1 %54, label %.preheader.preheader, label %.loopexit5

.preheader.preheader:
  br label %.preheader

.preheader:
  %69 = phi i64 [ %87, %.loopexit ], [ 0, %.preheader.preheader ]
  %70 = xor i64 %69, -1
  %71 = add nsw i64 %70, %46
  %72 = select i1 %53, i64 %71, i64 %69
  br i1 %29, label %73, label %77

73:
  %74 = mul nsw i64 %72, %50
  %75 = getelementptr inbounds float, ptr %68, i64 %74
  %76 = load float, ptr %75, align 4
  br label %85

77:
  %78 = mul i64 %72, %55
  %79 = getelementptr inbounds float, ptr %7, i64 %78
  %80 = load float, ptr %79, align 4
  %81 = mul nsw i64 %72, %50
  %82 = getelementptr inbounds float, ptr %68, i64 %81
  %83 = load float, ptr %82, align 4
  %84 = fmul float %80, %83
  br label %85

85:
  %86 = phi float [ %76, %73 ], [ %84, %77 ]
  %87 = add nuw nsw i64 %69, 1
  %88 = select i1 %53, i64 0, i64 %87
  %89 = select i1 %53, i64 %71, i64 %46
  %90 = icmp slt i64 %88, %89
  br i1 %90, label %91, label %.loopexit

91:
  %92 = mul nsw i64 %72, %47
  br label %97

.loopexit.loopexit:
  %.lcssa = phi float [ %110, %97 ]
  br label %.loopexit

.loopexit:
  %93 = phi float [ %86, %85 ], [ %.lcssa, %.loopexit.loopexit ]
  %94 = mul nsw i64 %72, %50
  %95 = getelementptr inbounds float, ptr %68, i64 %94
  store float %93, ptr %95, align 4
  %96 = icmp eq i64 %87, %46
  br i1 %96, label %.loopexit5.loopexit, label %.preheader

97:
  %98 = phi i64 [ %88, %91 ], [ %111, %97 ]
  %99 = phi float [ %86, %91 ], [ %110, %97 ]
  %100 = add nsw i64 %98, %92
  %101 = mul nsw i64 %98, %47
  %102 = add nsw i64 %101, %72
  %103 = select i1 %48, i64 %100, i64 %102
  %104 = getelementptr inbounds float, ptr %7, i64 %103
  %105 = load float, ptr %104, align 4
  %106 = mul nsw i64 %98, %50
  %107 = getelementptr inbounds float, ptr %68, i64 %106
  %108 = load float, ptr %107, align 4
  %109 = fmul float %105, %108
  %110 = fadd float %99, %109
  %111 = add nuw nsw i64 %98, 1
  %112 = icmp eq i64 %111, %89
  br i1 %112, label %.loopexit.loopexit, label %97

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  %113 = add nuw nsw i64 %66, 1
  %114 = icmp eq i64 %113, %42
  br i1 %114, label %.loopexit6.loopexit, label %65
}

define void @strsm_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef readonly %8, ptr noundef %9, ptr noundef readonly %10) {
  %12 = load i32, ptr %4, align 4
  %13 = load i32, ptr %5, align 4
  %14 = load float, ptr %6, align 4
  %15 = load i32, ptr %8, align 4
  %16 = load i32, ptr %10, align 4
  %17 = load i8, ptr %0, align 1
  %18 = and i8 %17, -33
  %19 = icmp ne i8 %18, 76
  %20 = load i8, ptr %1, align 1
  %21 = and i8 %20, -33
  %22 = load i8, ptr %2, align 1
  %23 = and i8 %22, -33
  %24 = icmp eq i8 %23, 84
  %25 = icmp eq i8 %23, 67
  %26 = or i1 %24, %25
  %27 = load i8, ptr %3, align 1
  %28 = and i8 %27, -33
  %29 = icmp eq i8 %28, 85
  %30 = sext i32 %13 to i64
  %31 = icmp sgt i32 %13, 0
  br i1 %31, label %32, label %.loopexit8

32:
  %33 = sext i32 %12 to i64
  %34 = icmp sgt i32 %12, 0
  %35 = sext i32 %16 to i64
  br label %36

36:
  %37 = phi i64 [ 0, %32 ], [ %56, %.loopexit7 ]
  br i1 %34, label %38, label %.loopexit7

38:
  %39 = mul nsw i64 %37, %35
  %40 = getelementptr float, ptr %9, i64 %39
  br label %58

.loopexit8.loopexit:
  br label %.loopexit8

.loopexit8:
  %41 = select i1 %19, i32 %12, i32 %13
  %42 = sext i32 %41 to i64
  %43 = icmp sgt i32 %41, 0
  br i1 %43, label %44, label %.loopexit6

44:
  %45 = select i1 %19, i32 %13, i32 %12
  %46 = sext i32 %45 to i64
  %47 = sext i32 %15 to i64
  %48 = xor i1 %19, %26
  %49 = sext i32 %16 to i64
  %50 = select i1 %19, i64 %49, i64 1
  %51 = select i1 %19, i64 1, i64 %49
  %52 = icmp ne i8 %21, 85
  %53 = xor i1 %52, %48
  %54 = icmp sgt i32 %45, 0
  %55 = add nsw i64 %47, 1
  br label %65

.loopexit7.loopexit:
  br label %.loopexit7

.loopexit7:
  %56 = add nuw nsw i64 %37, 1
  %57 = icmp eq i64 %56, %30
  br i1 %57, label %.loopexit8.loopexit, label %36

58:
  %59 = phi i64 [ 0, %38 ], [ %63, %58 ]
  %60 = getelementptr float, ptr %40, i64 %59
  %61 = load float, ptr %60, align 4
  %62 = fmul float %14, %61
  store float %62, ptr %60, align 4
  %63 = add nuw nsw i64 %59, 1
  %64 = icmp eq i64 %63, %33
  br i1 %64, label %.loopexit7.loopexit, label %58

.loopexit6.loopexit:
  br label %.loopexit6

.loopexit6:
  ret void

65:
  %66 = phi i64 [ 0, %44 ], [ %108, %.loopexit5 ]
  %67 = mul nsw i64 %66, %51
  %68 = getelementptr inbounds float, ptr %9, i64 %67
  br i1 %54, label %.preheader.preheader, label %.loopexit5

.preheader.preheader:
  br label %.preheader

.preheader:
  %69 = phi i64 [ %106, %104 ], [ 0, %.preheader.preheader ]
  %70 = xor i64 %69, -1
  %71 = add nsw i64 %70, %46
  %72 = select i1 %53, i64 %69, i64 %71
  %73 = mul nsw i64 %72, %50
  %74 = getelementptr inbounds float, ptr %68, i64 %73
  %75 = load float, ptr %74, align 4
  %76 = sub nsw i64 %46, %69
  %77 = select i1 %53, i64 0, i64 %76
  %78 = select i1 %53, i64 %69, i64 %46
  %79 = icmp slt i64 %77, %78
  br i1 %79, label %80, label %.loopexit

80:
  %81 = mul nsw i64 %72, %47
  br label %83

.loopexit.loopexit:
  %.lcssa = phi float [ %96, %83 ]
  br label %.loopexit

.loopexit:
  %82 = phi float [ %75, %.preheader ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %29, label %104, label %99

83:
  %84 = phi i64 [ %77, %80 ], [ %97, %83 ]
  %85 = phi float [ %75, %80 ], [ %96, %83 ]
  %86 = add nsw i64 %84, %81
  %87 = mul nsw i64 %84, %47
  %88 = add nsw i64 %87, %72
  %89 = select i1 %48, i64 %86, i64 %88
  %90 = getelementptr inbounds float, ptr %7, i64 %89
  %91 = load float, ptr %90, align 4
  %92 = mul nsw i64 %84, %50
  %93 = getelementptr inbounds float, ptr %68, i64 %92
  %94 = load float, ptr %93, align 4
  %95 = fmul float %91, %94
  %96 = fsub float %85, %95
  %97 = add nsw i64 %84, 1
  %98 = icmp eq i64 %97, %78
  br i1 %98, label %.loopexit.loopexit, label %83

99:
  %100 = mul i64 %72, %55
  %101 = getelementptr inbounds float, ptr %7, i64 %100
  %102 = load float, ptr %101, align 4
  %103 = fdiv float %82, %102
  br label %104

104:
  %105 = phi float [ %103, %99 ], [ %82, %.loopexit ]
  store float %105, ptr %74, align 4
  %106 = add nuw nsw i64 %69, 1
  %107 = icmp eq i64 %106, %46
  br i1 %107, label %.loopexit5.loopexit, label %.preheader

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  %108 = add nuw nsw i64 %66, 1
  %109 = icmp eq i64 %108, %42
  br i1 %109, label %.loopexit6.loopexit, label %65
}

define void @spotrf_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef %2, ptr noundef readonly %3, ptr noundef writeonly %4) {
  %6 = load i32, ptr %1, align 4
  %7 = load i8, ptr %0, align 1
  %8 = and i8 %7, -33
  %9 = icmp eq i8 %8, 85
  %10 = sext i32 %6 to i64
  %11 = icmp sgt i32 %6, 0
  br i1 %11, label %12, label %.loopexit5

12:
  %13 = load i32, ptr %3, align 4
  %14 = sext i32 %13 to i64
  %15 = add nsw i64 %14, 1
  br label %16

16:
  %17 = phi i64 [ 0, %12 ], [ %77, %76 ]
  %18 = getelementptr float, ptr %2, i64 %17
  %19 = mul nsw i64 %17, %14
  %20 = getelementptr float, ptr %2, i64 %19
  %21 = icmp eq i64 %17, 0
  %22 = mul i64 %17, %15
  %23 = getelementptr inbounds float, ptr %2, i64 %22
  br label %24

24:
  %25 = phi i64 [ %17, %16 ], [ %71, %70 ]
  %26 = mul nsw i64 %25, %14
  %27 = getelementptr float, ptr %18, i64 %26
  %28 = getelementptr float, ptr %20, i64 %25
  %29 = select i1 %9, ptr %27, ptr %28
  %30 = load float, ptr %29, align 4
  br i1 %21, label %.loopexit, label %31

31:
  %32 = getelementptr float, ptr %2, i64 %25
  br label %37

.loopexit.loopexit:
  %.lcssa = phi float [ %56, %54 ]
  br label %.loopexit

.loopexit:
  %33 = phi float [ %30, %24 ], [ %.lcssa, %.loopexit.loopexit ]
  %34 = icmp ne i64 %25, %17
  %35 = fcmp ogt float %33, 0.000000e+00
  %36 = select i1 %34, i1 true, i1 %35
  br i1 %36, label %59, label %73

37:
  %38 = phi i64 [ 0, %31 ], [ %57, %54 ]
  %39 = phi float [ %30, %31 ], [ %56, %54 ]
  br i1 %9, label %40, label %47

40:
  %41 = getelementptr float, ptr %2, i64 %38
  %42 = getelementptr float, ptr %41, i64 %26
  %43 = load float, ptr %42, align 4
  %44 = getelementptr float, ptr %41, i64 %19
  %45 = load float, ptr %44, align 4
  %46 = fmul float %43, %45
  br label %54

47:
  %48 = mul nsw i64 %38, %14
  %49 = getelementptr float, ptr %32, i64 %48
  %50 = load float, ptr %49, align 4
  %51 = getelementptr float, ptr %18, i64 %48
  %52 = load float, ptr %51, align 4
  %53 = fmul float %50, %52
  br label %54

54:
  %55 = phi float [ %46, %40 ], [ %53, %47 ]
  %56 = fsub float %39, %55
  %57 = add nuw nsw i64 %38, 1
  %58 = icmp eq i64 %57, %17
  br i1 %58, label %.loopexit.loopexit, label %37

59:
  %60 = icmp eq i64 %25, %17
  br i1 %60, label %61, label %63

61:
  %62 = tail call float @llvm.sqrt.f32(float %33)
  br label %66

63:
  %64 = load float, ptr %23, align 4
  %65 = fdiv float %33, %64
  br label %66

66:
  %67 = phi float [ %62, %61 ], [ %65, %63 ]
  br i1 %9, label %68, label %69

68:
  store float %67, ptr %27, align 4
  br label %70

69:
  store float %67, ptr %28, align 4
  br label %70

70:
  %71 = add nuw nsw i64 %25, 1
  %72 = icmp slt i64 %71, %10
  br i1 %72, label %24, label %76

73:
  %.lcssa22 = phi i64 [ %17, %.loopexit ]
  %74 = trunc i64 %.lcssa22 to i32
  %75 = add i32 %74, 1
  br label %.loopexit5

76:
  %77 = add nuw nsw i64 %17, 1
  %78 = icmp eq i64 %77, %10
  br i1 %78, label %.loopexit5.loopexit, label %16

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  %79 = phi i32 [ %75, %73 ], [ 0, %5 ], [ 0, %.loopexit5.loopexit ]
  store i32 %79, ptr %4, align 4
  ret void
}

define void @spotrs_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef %5, ptr noundef readonly %6, ptr noundef writeonly %7) {
  %9 = load i32, ptr %2, align 4
  %10 = load i8, ptr %0, align 1
  %11 = and i8 %10, -33
  %12 = icmp eq i8 %11, 85
  %13 = sext i32 %9 to i64
  %14 = icmp sgt i32 %9, 0
  br i1 %14, label %15, label %.loopexit8

15:
  %16 = load i32, ptr %6, align 4
  %17 = load i32, ptr %4, align 4
  %18 = load i32, ptr %1, align 4
  %19 = sext i32 %18 to i64
  %20 = sext i32 %17 to i64
  %21 = sext i32 %16 to i64
  %22 = icmp sgt i32 %18, 0
  %23 = add nsw i64 %20, 1
  br label %24

24:
  %25 = phi i64 [ 0, %15 ], [ %87, %.loopexit6 ]
  %26 = mul nsw i64 %25, %21
  %27 = getelementptr inbounds float, ptr %5, i64 %26
  br i1 %22, label %.preheader7.preheader, label %.loopexit6

.preheader7.preheader:
  br label %.preheader7

.preheader7:
  %28 = phi i64 [ %39, %.loopexit5 ], [ 0, %.preheader7.preheader ]
  %29 = getelementptr inbounds nuw float, ptr %27, i64 %28
  %30 = load float, ptr %29, align 4
  %31 = icmp eq i64 %28, 0
  br i1 %31, label %.loopexit5, label %32

32:
  %33 = mul nsw i64 %28, %20
  br label %41

.loopexit5.loopexit:
  %.lcssa = phi float [ %53, %41 ]
  br label %.loopexit5

.loopexit5:
  %34 = phi float [ %30, %.preheader7 ], [ %.lcssa, %.loopexit5.loopexit ]
  %35 = mul i64 %28, %23
  %36 = getelementptr inbounds float, ptr %3, i64 %35
  %37 = load float, ptr %36, align 4
  %38 = fdiv float %34, %37
  store float %38, ptr %29, align 4
  %39 = add nuw nsw i64 %28, 1
  %40 = icmp eq i64 %39, %19
  br i1 %40, label %.preheader.preheader, label %.preheader7

.preheader.preheader:
  br label %.preheader

41:
  %42 = phi i64 [ 0, %32 ], [ %54, %41 ]
  %43 = phi float [ %30, %32 ], [ %53, %41 ]
  %44 = add nsw i64 %42, %33
  %45 = mul nsw i64 %42, %20
  %46 = add nsw i64 %45, %28
  %47 = select i1 %12, i64 %44, i64 %46
  %48 = getelementptr inbounds float, ptr %3, i64 %47
  %49 = load float, ptr %48, align 4
  %50 = getelementptr inbounds nuw float, ptr %27, i64 %42
  %51 = load float, ptr %50, align 4
  %52 = fmul float %49, %51
  %53 = fsub float %43, %52
  %54 = add nuw nsw i64 %42, 1
  %55 = icmp eq i64 %54, %28
  br i1 %55, label %.loopexit5.loopexit, label %41

.preheader:
  %56 = phi i64 [ %70, %.loopexit ], [ 0, %.preheader.preheader ]
  %57 = xor i64 %56, -1
  %58 = add nsw i64 %57, %19
  %59 = getelementptr inbounds float, ptr %27, i64 %58
  %60 = load float, ptr %59, align 4
  %61 = icmp eq i64 %56, 0
  br i1 %61, label %.loopexit, label %62

62:
  %63 = sub nsw i64 %19, %56
  %64 = mul nsw i64 %58, %20
  br label %72

.loopexit.loopexit:
  %.lcssa20 = phi float [ %84, %72 ]
  br label %.loopexit

.loopexit:
  %65 = phi float [ %60, %.preheader ], [ %.lcssa20, %.loopexit.loopexit ]
  %66 = mul i64 %58, %23
  %67 = getelementptr inbounds float, ptr %3, i64 %66
  %68 = load float, ptr %67, align 4
  %69 = fdiv float %65, %68
  store float %69, ptr %59, align 4
  %70 = add nuw nsw i64 %56, 1
  %71 = icmp eq i64 %70, %19
  br i1 %71, label %.loopexit6.loopexit, label %.preheader

72:
  %73 = phi i64 [ %63, %62 ], [ %85, %72 ]
  %74 = phi float [ %60, %62 ], [ %84, %72 ]
  %75 = add nsw i64 %73, %64
  %76 = mul nsw i64 %73, %20
  %77 = add nsw i64 %76, %58
  %78 = select i1 %12, i64 %77, i64 %75
  %79 = getelementptr inbounds float, ptr %3, i64 %78
  %80 = load float, ptr %79, align 4
  %81 = getelementptr inbounds float, ptr %27, i64 %73
  %82 = load float, ptr %81, align 4
  %83 = fmul float %80, %82
  %84 = fsub float %74, %83
  %85 = add nsw i64 %73, 1
  %86 = icmp slt i64 %85, %19
  br i1 %86, label %72, label %.loopexit.loopexit

.loopexit6.loopexit:
  br label %.loopexit6

.loopexit6:
  %87 = add nuw nsw i64 %25, 1
  %88 = icmp eq i64 %87, %13
  br i1 %88, label %.loopexit8.loopexit, label %24

.loopexit8.loopexit:
  br label %.loopexit8

.loopexit8:
  store i32 0, ptr %7, align 4
  ret void
}

define void @sposv_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef %3, ptr noundef readonly %4, ptr noundef %5, ptr noundef readonly %6, ptr noundef writeonly %7) {
  %9 = load i32, ptr %1, align 4
  %10 = load i32, ptr %2, align 4
  %11 = load i32, ptr %4, align 4
  %12 = load i32, ptr %6, align 4
  %13 = load i8, ptr %0, align 1
  %14 = and i8 %13, -33
  %15 = icmp eq i8 %14, 85
  %16 = sext i32 %9 to i64
  %17 = icmp sgt i32 %9, 0
  br i1 %17, label %18, label %.loopexit15

18:
  %19 = sext i32 %11 to i64
  %20 = add nsw i64 %19, 1
  br label %21

21:
  %22 = phi i64 [ 0, %18 ], [ %79, %78 ]
  %23 = getelementptr float, ptr %3, i64 %22
  %24 = mul nsw i64 %22, %19
  %25 = getelementptr float, ptr %3, i64 %24
  %26 = icmp eq i64 %22, 0
  %27 = mul i64 %22, %20
  %28 = getelementptr inbounds float, ptr %3, i64 %27
  br label %29

.loopexit15.loopexit:
  br label %.loopexit15

.loopexit15:
  store i32 0, ptr %7, align 4
  br label %85

29:
  %30 = phi i64 [ %22, %21 ], [ %76, %75 ]
  %31 = mul nsw i64 %30, %19
  %32 = getelementptr float, ptr %23, i64 %31
  %33 = getelementptr float, ptr %25, i64 %30
  %34 = select i1 %15, ptr %32, ptr %33
  %35 = load float, ptr %34, align 4
  br i1 %26, label %.loopexit14, label %36

36:
  %37 = getelementptr float, ptr %3, i64 %30
  br label %42

.loopexit14.loopexit:
  %.lcssa51 = phi float [ %61, %59 ]
  br label %.loopexit14

.loopexit14:
  %38 = phi float [ %35, %29 ], [ %.lcssa51, %.loopexit14.loopexit ]
  %39 = icmp ne i64 %30, %22
  %40 = fcmp ogt float %38, 0.000000e+00
  %41 = select i1 %39, i1 true, i1 %40
  br i1 %41, label %64, label %81

42:
  %43 = phi i64 [ 0, %36 ], [ %62, %59 ]
  %44 = phi float [ %35, %36 ], [ %61, %59 ]
  br i1 %15, label %45, label %52

45:
  %46 = getelementptr float, ptr %3, i64 %43
  %47 = getelementptr float, ptr %46, i64 %31
  %48 = load float, ptr %47, align 4
  %49 = getelementptr float, ptr %46, i64 %24
  %50 = load float, ptr %49, align 4
  %51 = fmul float %48, %50
  br label %59

52:
  %53 = mul nsw i64 %43, %19
  %54 = getelementptr float, ptr %37, i64 %53
  %55 = load float, ptr %54, align 4
  %56 = getelementptr float, ptr %23, i64 %53
  %57 = load float, ptr %56, align 4
  %58 = fmul float %55, %57
  br label %59

59:
  %60 = phi float [ %51, %45 ], [ %58, %52 ]
  %61 = fsub float %44, %60
  %62 = add nuw nsw i64 %43, 1
  %63 = icmp eq i64 %62, %22
  br i1 %63, label %.loopexit14.loopexit, label %42

64:
  %65 = icmp eq i64 %30, %22
  br i1 %65, label %66, label %68

66:
  %67 = tail call float @llvm.sqrt.f32(float %38)
  br label %71

68:
  %69 = load float, ptr %28, align 4
  %70 = fdiv float %38, %69
  br label %71

71:
  %72 = phi float [ %67, %66 ], [ %70, %68 ]
  br i1 %15, label %73, label %74

73:
  store float %72, ptr %32, align 4
  br label %75

74:
  store float %72, ptr %33, align 4
  br label %75

75:
  %76 = add nuw nsw i64 %30, 1
  %77 = icmp slt i64 %76, %16
  br i1 %77, label %29, label %78

78:
  %79 = add nuw nsw i64 %22, 1
  %80 = icmp eq i64 %79, %16
  br i1 %80, label %.loopexit15.loopexit, label %21

81:
  %.lcssa52 = phi i64 [ %22, %.loopexit14 ]
  %82 = trunc i64 %.lcssa52 to i32
  %83 = add i32 %82, 1
  store i32 %83, ptr %7, align 4
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %85, label %.loopexit13

85:
  %86 = load i8, ptr %0, align 1
  %87 = and i8 %86, -33
  %88 = icmp eq i8 %87, 85
  %89 = sext i32 %10 to i64
  %90 = icmp sgt i32 %10, 0
  br i1 %90, label %91, label %.loopexit13

91:
  %92 = sext i32 %11 to i64
  %93 = sext i32 %12 to i64
  %94 = add nsw i64 %92, 1
  br label %95

95:
  %96 = phi i64 [ 0, %91 ], [ %158, %.loopexit11 ]
  %97 = mul nsw i64 %96, %93
  %98 = getelementptr inbounds float, ptr %5, i64 %97
  br i1 %17, label %.preheader12.preheader, label %.loopexit11

.preheader12.preheader:
  br label %.preheader12

.preheader12:
  %99 = phi i64 [ %110, %.loopexit10 ], [ 0, %.preheader12.preheader ]
  %100 = getelementptr inbounds nuw float, ptr %98, i64 %99
  %101 = load float, ptr %100, align 4
  %102 = icmp eq i64 %99, 0
  br i1 %102, label %.loopexit10, label %103

103:
  %104 = mul nsw i64 %99, %92
  br label %112

.loopexit10.loopexit:
  %.lcssa = phi float [ %124, %112 ]
  br label %.loopexit10

.loopexit10:
  %105 = phi float [ %101, %.preheader12 ], [ %.lcssa, %.loopexit10.loopexit ]
  %106 = mul i64 %99, %94
  %107 = getelementptr inbounds float, ptr %3, i64 %106
  %108 = load float, ptr %107, align 4
  %109 = fdiv float %105, %108
  store float %109, ptr %100, align 4
  %110 = add nuw nsw i64 %99, 1
  %111 = icmp eq i64 %110, %16
  br i1 %111, label %.preheader.preheader, label %.preheader12

.preheader.preheader:
  br label %.preheader

112:
  %113 = phi i64 [ 0, %103 ], [ %125, %112 ]
  %114 = phi float [ %101, %103 ], [ %124, %112 ]
  %115 = add nsw i64 %113, %104
  %116 = mul nsw i64 %113, %92
  %117 = add nsw i64 %116, %99
  %118 = select i1 %88, i64 %115, i64 %117
  %119 = getelementptr inbounds float, ptr %3, i64 %118
  %120 = load float, ptr %119, align 4
  %121 = getelementptr inbounds nuw float, ptr %98, i64 %113
  %122 = load float, ptr %121, align 4
  %123 = fmul float %120, %122
  %124 = fsub float %114, %123
  %125 = add nuw nsw i64 %113, 1
  %126 = icmp eq i64 %125, %99
  br i1 %126, label %.loopexit10.loopexit, label %112

.preheader:
  %127 = phi i64 [ %141, %.loopexit ], [ 0, %.preheader.preheader ]
  %128 = xor i64 %127, -1
  %129 = add nsw i64 %128, %16
  %130 = getelementptr inbounds float, ptr %98, i64 %129
  %131 = load float, ptr %130, align 4
  %132 = icmp eq i64 %127, 0
  br i1 %132, label %.loopexit, label %133

133:
  %134 = sub nsw i64 %16, %127
  %135 = mul nsw i64 %129, %92
  br label %143

.loopexit.loopexit:
  %.lcssa50 = phi float [ %155, %143 ]
  br label %.loopexit

.loopexit:
  %136 = phi float [ %131, %.preheader ], [ %.lcssa50, %.loopexit.loopexit ]
  %137 = mul i64 %129, %94
  %138 = getelementptr inbounds float, ptr %3, i64 %137
  %139 = load float, ptr %138, align 4
  %140 = fdiv float %136, %139
  store float %140, ptr %130, align 4
  %141 = add nuw nsw i64 %127, 1
  %142 = icmp eq i64 %141, %16
  br i1 %142, label %.loopexit11.loopexit, label %.preheader

143:
  %144 = phi i64 [ %134, %133 ], [ %156, %143 ]
  %145 = phi float [ %131, %133 ], [ %155, %143 ]
  %146 = add nsw i64 %144, %135
  %147 = mul nsw i64 %144, %92
  %148 = add nsw i64 %147, %129
  %149 = select i1 %88, i64 %148, i64 %146
  %150 = getelementptr inbounds float, ptr %3, i64 %149
  %151 = load float, ptr %150, align 4
  %152 = getelementptr inbounds float, ptr %98, i64 %144
  %153 = load float, ptr %152, align 4
  %154 = fmul float %151, %153
  %155 = fsub float %145, %154
  %156 = add nsw i64 %144, 1
  %157 = icmp slt i64 %156, %16
  br i1 %157, label %143, label %.loopexit.loopexit

.loopexit11.loopexit:
  br label %.loopexit11

.loopexit11:
  %158 = add nuw nsw i64 %96, 1
  %159 = icmp eq i64 %158, %89
  br i1 %159, label %.loopexit13.loopexit, label %95

.loopexit13.loopexit:
  br label %.loopexit13

.loopexit13:
  ret void
}

define void @sgetrf_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef %2, ptr noundef readonly %3, ptr noundef writeonly %4, ptr noundef writeonly %5) {
  %7 = load i32, ptr %0, align 4
  %8 = load i32, ptr %1, align 4
  %9 = tail call i32 @llvm.smin.i32(i32 %7, i32 %8)
  %10 = sext i32 %9 to i64
  %11 = icmp sgt i32 %9, 0
  br i1 %11, label %12, label %.loopexit8

12:
  %13 = load i32, ptr %3, align 4
  %14 = sext i32 %7 to i64
  %15 = sext i32 %13 to i64
  %16 = sext i32 %8 to i64
  br label %17

17:
  %18 = phi i32 [ 0, %12 ], [ %86, %.loopexit5 ]
  %19 = phi i64 [ 0, %12 ], [ %20, %.loopexit5 ]
  %20 = add nuw nsw i64 %19, 1
  %21 = icmp slt i64 %20, %14
  %22 = mul nsw i64 %19, %15
  br i1 %21, label %23, label %.loopexit7

23:
  %24 = getelementptr float, ptr %2, i64 %22
  br label %33

.loopexit7.loopexit:
  %.lcssa = phi i64 [ %43, %33 ]
  br label %.loopexit7

.loopexit7:
  %25 = phi i64 [ %19, %17 ], [ %.lcssa, %.loopexit7.loopexit ]
  %26 = trunc i64 %25 to i32
  %27 = add i32 %26, 1
  %28 = getelementptr inbounds nuw i32, ptr %4, i64 %19
  store i32 %27, ptr %28, align 4
  %29 = getelementptr float, ptr %2, i64 %25
  %30 = getelementptr float, ptr %29, i64 %22
  %31 = load float, ptr %30, align 4
  %32 = fcmp oeq float %31, 0.000000e+00
  br i1 %32, label %46, label %50

33:
  %34 = phi i64 [ %20, %23 ], [ %44, %33 ]
  %35 = phi i64 [ %19, %23 ], [ %43, %33 ]
  %36 = getelementptr float, ptr %24, i64 %34
  %37 = load float, ptr %36, align 4
  %38 = tail call float @llvm.fabs.f32(float %37)
  %39 = getelementptr float, ptr %24, i64 %35
  %40 = load float, ptr %39, align 4
  %41 = tail call float @llvm.fabs.f32(float %40)
  %42 = fcmp ogt float %38, %41
  %43 = select i1 %42, i64 %34, i64 %35
  %44 = add nuw nsw i64 %34, 1
  %45 = icmp eq i64 %44, %14
  br i1 %45, label %.loopexit7.loopexit, label %33

46:
  %47 = icmp eq i32 %18, 0
  %48 = trunc i64 %20 to i32
  %49 = select i1 %47, i32 %48, i32 %18
  br label %.loopexit5

50:
  %51 = icmp eq i64 %25, %19
  br i1 %51, label %.loopexit6, label %52

52:
  %53 = getelementptr float, ptr %2, i64 %19
  br label %54

54:
  %55 = phi i64 [ 0, %52 ], [ %61, %54 ]
  %56 = mul nsw i64 %55, %15
  %57 = getelementptr float, ptr %53, i64 %56
  %58 = load float, ptr %57, align 4
  %59 = getelementptr float, ptr %29, i64 %56
  %60 = load float, ptr %59, align 4
  store float %60, ptr %57, align 4
  store float %58, ptr %59, align 4
  %61 = add nuw nsw i64 %55, 1
  %62 = icmp eq i64 %61, %16
  br i1 %62, label %.loopexit6.loopexit, label %54

.loopexit6.loopexit:
  br label %.loopexit6

.loopexit6:
  br i1 %21, label %63, label %.loopexit5

63:
  %64 = getelementptr float, ptr %2, i64 %19
  %65 = getelementptr float, ptr %64, i64 %22
  %66 = icmp slt i64 %20, %16
  br label %67

67:
  %68 = phi i64 [ %20, %63 ], [ %74, %.loopexit ]
  %69 = getelementptr float, ptr %2, i64 %68
  %70 = getelementptr float, ptr %69, i64 %22
  %71 = load float, ptr %70, align 4
  %72 = load float, ptr %65, align 4
  %73 = fdiv float %71, %72
  store float %73, ptr %70, align 4
  br i1 %66, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %74 = add nuw nsw i64 %68, 1
  %75 = icmp eq i64 %74, %14
  br i1 %75, label %.loopexit5.loopexit, label %67

.preheader:
  %76 = phi i64 [ %84, %.preheader ], [ %20, %.preheader.preheader ]
  %77 = mul nsw i64 %76, %15
  %78 = getelementptr float, ptr %64, i64 %77
  %79 = load float, ptr %78, align 4
  %80 = fmul float %73, %79
  %81 = getelementptr float, ptr %69, i64 %77
  %82 = load float, ptr %81, align 4
  %83 = fsub float %82, %80
  store float %83, ptr %81, align 4
  %84 = add nuw nsw i64 %76, 1
  %85 = icmp eq i64 %84, %16
  br i1 %85, label %.loopexit.loopexit, label %.preheader

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  %86 = phi i32 [ %49, %46 ], [ %18, %.loopexit6 ], [ %18, %.loopexit5.loopexit ]
  %87 = icmp eq i64 %20, %10
  br i1 %87, label %.loopexit8.loopexit, label %17

.loopexit8.loopexit:
  %.lcssa20 = phi i32 [ %86, %.loopexit5 ]
  br label %.loopexit8

.loopexit8:
  %88 = phi i32 [ 0, %6 ], [ %.lcssa20, %.loopexit8.loopexit ]
  store i32 %88, ptr %5, align 4
  ret void
}

define void @sgetrs_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef %6, ptr noundef readonly %7, ptr noundef writeonly %8) {
  %10 = load i32, ptr %2, align 4
  %11 = load i8, ptr %0, align 1
  %12 = and i8 %11, -33
  %13 = icmp ne i8 %12, 84
  %14 = icmp ne i8 %12, 67
  %15 = and i1 %13, %14
  %16 = sext i32 %10 to i64
  %17 = icmp sgt i32 %10, 0
  br i1 %17, label %18, label %.loopexit19

18:
  %19 = load i32, ptr %7, align 4
  %20 = load i32, ptr %4, align 4
  %21 = load i32, ptr %1, align 4
  %22 = sext i32 %19 to i64
  %23 = sext i32 %21 to i64
  %24 = sext i32 %20 to i64
  %25 = icmp sgt i32 %21, 0
  %26 = add nsw i64 %24, 1
  %27 = add nsw i32 %21, -1
  %28 = sext i32 %27 to i64
  br label %29

29:
  %30 = phi i64 [ 0, %18 ], [ %146, %.loopexit12 ]
  %31 = mul nsw i64 %30, %22
  %32 = getelementptr inbounds float, ptr %6, i64 %31
  switch i8 %11, label %.loopexit17 [
    i8 116, label %33
    i8 99, label %33
    i8 84, label %33
    i8 67, label %33
  ]

33:
  br i1 %25, label %.preheader18.preheader, label %.loopexit15

.preheader18.preheader:
  br label %.preheader18

.preheader18:
  %34 = phi i64 [ %46, %.loopexit11 ], [ 0, %.preheader18.preheader ]
  %35 = getelementptr inbounds nuw float, ptr %32, i64 %34
  %36 = load float, ptr %35, align 4
  %37 = icmp eq i64 %34, 0
  br i1 %37, label %.loopexit11, label %38

38:
  %39 = mul nsw i64 %34, %24
  %40 = getelementptr float, ptr %3, i64 %39
  br label %48

.loopexit11.loopexit:
  %.lcssa = phi float [ %56, %48 ]
  br label %.loopexit11

.loopexit11:
  %41 = phi float [ %36, %.preheader18 ], [ %.lcssa, %.loopexit11.loopexit ]
  %42 = mul i64 %34, %26
  %43 = getelementptr inbounds float, ptr %3, i64 %42
  %44 = load float, ptr %43, align 4
  %45 = fdiv float %41, %44
  store float %45, ptr %35, align 4
  %46 = add nuw nsw i64 %34, 1
  %47 = icmp eq i64 %46, %23
  br i1 %47, label %.preheader16.preheader, label %.preheader18

.preheader16.preheader:
  br label %.preheader16

48:
  %49 = phi i64 [ 0, %38 ], [ %57, %48 ]
  %50 = phi float [ %36, %38 ], [ %56, %48 ]
  %51 = getelementptr float, ptr %40, i64 %49
  %52 = load float, ptr %51, align 4
  %53 = getelementptr inbounds nuw float, ptr %32, i64 %49
  %54 = load float, ptr %53, align 4
  %55 = fmul float %52, %54
  %56 = fsub float %50, %55
  %57 = add nuw nsw i64 %49, 1
  %58 = icmp eq i64 %57, %34
  br i1 %58, label %.loopexit11.loopexit, label %48

.preheader16:
  %59 = phi i64 [ %70, %.loopexit10 ], [ 0, %.preheader16.preheader ]
  %60 = xor i64 %59, -1
  %61 = add nsw i64 %60, %23
  %62 = getelementptr inbounds float, ptr %32, i64 %61
  %63 = load float, ptr %62, align 4
  %64 = icmp eq i64 %59, 0
  br i1 %64, label %.loopexit10, label %65

65:
  %66 = sub nsw i64 %23, %59
  %67 = mul nsw i64 %61, %24
  %68 = getelementptr float, ptr %3, i64 %67
  br label %72

.loopexit10.loopexit:
  %.lcssa47 = phi float [ %80, %72 ]
  br label %.loopexit10

.loopexit10:
  %69 = phi float [ %63, %.preheader16 ], [ %.lcssa47, %.loopexit10.loopexit ]
  store float %69, ptr %62, align 4
  %70 = add nuw nsw i64 %59, 1
  %71 = icmp eq i64 %70, %23
  br i1 %71, label %.loopexit17.loopexit, label %.preheader16

72:
  %73 = phi i64 [ %66, %65 ], [ %81, %72 ]
  %74 = phi float [ %63, %65 ], [ %80, %72 ]
  %75 = getelementptr float, ptr %68, i64 %73
  %76 = load float, ptr %75, align 4
  %77 = getelementptr inbounds float, ptr %32, i64 %73
  %78 = load float, ptr %77, align 4
  %79 = fmul float %76, %78
  %80 = fsub float %74, %79
  %81 = add nsw i64 %73, 1
  %82 = icmp slt i64 %81, %23
  br i1 %82, label %72, label %.loopexit10.loopexit

.loopexit17.loopexit:
  br label %.loopexit17

.loopexit17:
  br i1 %25, label %.preheader14.preheader, label %.loopexit15

.preheader14.preheader:
  br label %.preheader14

.loopexit15.loopexit:
  br label %.loopexit15

.loopexit15:
  switch i8 %11, label %96 [
    i8 116, label %.loopexit12
    i8 99, label %.loopexit12
    i8 84, label %.loopexit12
    i8 67, label %.loopexit12
  ]

.preheader14:
  %83 = phi i64 [ %94, %.preheader14 ], [ 0, %.preheader14.preheader ]
  %84 = sub nsw i64 %28, %83
  %85 = select i1 %15, i64 %83, i64 %84
  %86 = getelementptr inbounds i32, ptr %5, i64 %85
  %87 = load i32, ptr %86, align 4
  %88 = getelementptr inbounds float, ptr %32, i64 %85
  %89 = load float, ptr %88, align 4
  %90 = sext i32 %87 to i64
  %91 = getelementptr float, ptr %32, i64 %90
  %92 = getelementptr i8, ptr %91, i64 -4
  %93 = load float, ptr %92, align 4
  store float %93, ptr %88, align 4
  store float %89, ptr %92, align 4
  %94 = add nuw nsw i64 %83, 1
  %95 = icmp eq i64 %94, %23
  br i1 %95, label %.loopexit15.loopexit, label %.preheader14

96:
  br i1 %25, label %.preheader13.preheader, label %.loopexit12

.preheader13.preheader:
  br label %.preheader13

.preheader13:
  %97 = phi i64 [ %104, %.loopexit9 ], [ 0, %.preheader13.preheader ]
  %98 = getelementptr inbounds nuw float, ptr %32, i64 %97
  %99 = load float, ptr %98, align 4
  %100 = icmp eq i64 %97, 0
  br i1 %100, label %.loopexit9, label %101

101:
  %102 = getelementptr float, ptr %3, i64 %97
  br label %106

.loopexit9.loopexit:
  %.lcssa48 = phi float [ %115, %106 ]
  br label %.loopexit9

.loopexit9:
  %103 = phi float [ %99, %.preheader13 ], [ %.lcssa48, %.loopexit9.loopexit ]
  store float %103, ptr %98, align 4
  %104 = add nuw nsw i64 %97, 1
  %105 = icmp eq i64 %104, %23
  br i1 %105, label %.preheader.preheader, label %.preheader13

.preheader.preheader:
  br label %.preheader

106:
  %107 = phi i64 [ 0, %101 ], [ %116, %106 ]
  %108 = phi float [ %99, %101 ], [ %115, %106 ]
  %109 = mul nsw i64 %107, %24
  %110 = getelementptr float, ptr %102, i64 %109
  %111 = load float, ptr %110, align 4
  %112 = getelementptr inbounds nuw float, ptr %32, i64 %107
  %113 = load float, ptr %112, align 4
  %114 = fmul float %111, %113
  %115 = fsub float %108, %114
  %116 = add nuw nsw i64 %107, 1
  %117 = icmp eq i64 %116, %97
  br i1 %117, label %.loopexit9.loopexit, label %106

.preheader:
  %118 = phi i64 [ %132, %.loopexit ], [ 0, %.preheader.preheader ]
  %119 = xor i64 %118, -1
  %120 = add nsw i64 %119, %23
  %121 = getelementptr inbounds float, ptr %32, i64 %120
  %122 = load float, ptr %121, align 4
  %123 = icmp eq i64 %118, 0
  br i1 %123, label %.loopexit, label %124

124:
  %125 = sub nsw i64 %23, %118
  %126 = getelementptr float, ptr %3, i64 %120
  br label %134

.loopexit.loopexit:
  %.lcssa49 = phi float [ %143, %134 ]
  br label %.loopexit

.loopexit:
  %127 = phi float [ %122, %.preheader ], [ %.lcssa49, %.loopexit.loopexit ]
  %128 = mul i64 %120, %26
  %129 = getelementptr inbounds float, ptr %3, i64 %128
  %130 = load float, ptr %129, align 4
  %131 = fdiv float %127, %130
  store float %131, ptr %121, align 4
  %132 = add nuw nsw i64 %118, 1
  %133 = icmp eq i64 %132, %23
  br i1 %133, label %.loopexit12.loopexit, label %.preheader

134:
  %135 = phi i64 [ %125, %124 ], [ %144, %134 ]
  %136 = phi float [ %122, %124 ], [ %143, %134 ]
  %137 = mul nsw i64 %135, %24
  %138 = getelementptr float, ptr %126, i64 %137
  %139 = load float, ptr %138, align 4
  %140 = getelementptr inbounds float, ptr %32, i64 %135
  %141 = load float, ptr %140, align 4
  %142 = fmul float %139, %141
  %143 = fsub float %136, %142
  %144 = add nsw i64 %135, 1
  %145 = icmp slt i64 %144, %23
  br i1 %145, label %134, label %.loopexit.loopexit

.loopexit12.loopexit:
  br label %.loopexit12

.loopexit12:
  %146 = add nuw nsw i64 %30, 1
  %147 = icmp eq i64 %146, %16
  br i1 %147, label %.loopexit19.loopexit, label %29

.loopexit19.loopexit:
  br label %.loopexit19

.loopexit19:
  store i32 0, ptr %8, align 4
  ret void
}

define void @sgesv_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef %2, ptr noundef readonly %3, ptr noundef %4, ptr noundef %5, ptr noundef readonly %6, ptr noundef writeonly %7) {
  %9 = load i32, ptr %0, align 4
  %10 = load i32, ptr %1, align 4
  %11 = load i32, ptr %3, align 4
  %12 = load i32, ptr %6, align 4
  %13 = sext i32 %9 to i64
  %14 = icmp sgt i32 %9, 0
  br i1 %14, label %16, label %15

15:
  store i32 0, ptr %7, align 4
  br label %92

16:
  %17 = sext i32 %11 to i64
  br label %18

18:
  %19 = phi i32 [ 0, %16 ], [ %88, %.loopexit15 ]
  %20 = phi i64 [ 0, %16 ], [ %21, %.loopexit15 ]
  %21 = add nuw nsw i64 %20, 1
  %22 = icmp slt i64 %21, %13
  %23 = mul nsw i64 %20, %17
  br i1 %22, label %24, label %.loopexit17

24:
  %25 = getelementptr float, ptr %2, i64 %23
  br label %34

.loopexit17.loopexit:
  %.lcssa46 = phi i64 [ %44, %34 ]
  br label %.loopexit17

.loopexit17:
  %26 = phi i64 [ %20, %18 ], [ %.lcssa46, %.loopexit17.loopexit ]
  %27 = trunc i64 %26 to i32
  %28 = add i32 %27, 1
  %29 = getelementptr inbounds nuw i32, ptr %4, i64 %20
  store i32 %28, ptr %29, align 4
  %30 = getelementptr float, ptr %2, i64 %26
  %31 = getelementptr float, ptr %30, i64 %23
  %32 = load float, ptr %31, align 4
  %33 = fcmp oeq float %32, 0.000000e+00
  br i1 %33, label %47, label %51

34:
  %35 = phi i64 [ %21, %24 ], [ %45, %34 ]
  %36 = phi i64 [ %20, %24 ], [ %44, %34 ]
  %37 = getelementptr float, ptr %25, i64 %35
  %38 = load float, ptr %37, align 4
  %39 = tail call float @llvm.fabs.f32(float %38)
  %40 = getelementptr float, ptr %25, i64 %36
  %41 = load float, ptr %40, align 4
  %42 = tail call float @llvm.fabs.f32(float %41)
  %43 = fcmp ogt float %39, %42
  %44 = select i1 %43, i64 %35, i64 %36
  %45 = add nuw nsw i64 %35, 1
  %46 = icmp eq i64 %45, %13
  br i1 %46, label %.loopexit17.loopexit, label %34

47:
  %48 = icmp eq i32 %19, 0
  %49 = trunc i64 %21 to i32
  %50 = select i1 %48, i32 %49, i32 %19
  br label %.loopexit15

51:
  %52 = icmp eq i64 %26, %20
  br i1 %52, label %.loopexit16, label %53

53:
  %54 = getelementptr float, ptr %2, i64 %20
  br label %55

55:
  %56 = phi i64 [ 0, %53 ], [ %62, %55 ]
  %57 = mul nsw i64 %56, %17
  %58 = getelementptr float, ptr %54, i64 %57
  %59 = load float, ptr %58, align 4
  %60 = getelementptr float, ptr %30, i64 %57
  %61 = load float, ptr %60, align 4
  store float %61, ptr %58, align 4
  store float %59, ptr %60, align 4
  %62 = add nuw nsw i64 %56, 1
  %63 = icmp eq i64 %62, %13
  br i1 %63, label %.loopexit16.loopexit, label %55

.loopexit16.loopexit:
  br label %.loopexit16

.loopexit16:
  br i1 %22, label %64, label %.loopexit15

64:
  %65 = getelementptr float, ptr %2, i64 %20
  %66 = getelementptr float, ptr %65, i64 %23
  br label %67

67:
  %68 = phi i64 [ %21, %64 ], [ %75, %74 ]
  %69 = getelementptr float, ptr %2, i64 %68
  %70 = getelementptr float, ptr %69, i64 %23
  %71 = load float, ptr %70, align 4
  %72 = load float, ptr %66, align 4
  %73 = fdiv float %71, %72
  store float %73, ptr %70, align 4
  br label %77

74:
  %75 = add nuw nsw i64 %68, 1
  %76 = icmp eq i64 %75, %13
  br i1 %76, label %.loopexit15.loopexit, label %67

77:
  %78 = phi i64 [ %21, %67 ], [ %86, %77 ]
  %79 = mul nsw i64 %78, %17
  %80 = getelementptr float, ptr %65, i64 %79
  %81 = load float, ptr %80, align 4
  %82 = fmul float %73, %81
  %83 = getelementptr float, ptr %69, i64 %79
  %84 = load float, ptr %83, align 4
  %85 = fsub float %84, %82
  store float %85, ptr %83, align 4
  %86 = add nuw nsw i64 %78, 1
  %87 = icmp eq i64 %86, %13
  br i1 %87, label %74, label %77

.loopexit15.loopexit:
  br label %.loopexit15

.loopexit15:
  %88 = phi i32 [ %50, %47 ], [ %19, %.loopexit16 ], [ %19, %.loopexit15.loopexit ]
  %89 = icmp eq i64 %21, %13
  br i1 %89, label %90, label %18

90:
  %.lcssa47 = phi i32 [ %88, %.loopexit15 ]
  store i32 %.lcssa47, ptr %7, align 4
  %91 = icmp eq i32 %.lcssa47, 0
  br i1 %91, label %92, label %.loopexit14

92:
  %93 = sext i32 %10 to i64
  %94 = icmp sgt i32 %10, 0
  br i1 %94, label %95, label %.loopexit14

95:
  %96 = sext i32 %12 to i64
  %97 = sext i32 %11 to i64
  %98 = add nsw i64 %97, 1
  br label %99

99:
  %100 = phi i64 [ 0, %95 ], [ %163, %.loopexit11 ]
  %101 = mul nsw i64 %100, %96
  %102 = getelementptr inbounds float, ptr %5, i64 %101
  br i1 %14, label %.preheader13.preheader, label %.loopexit11

.preheader13.preheader:
  br label %.preheader13

.preheader13:
  %103 = phi i64 [ %112, %.preheader13 ], [ 0, %.preheader13.preheader ]
  %104 = getelementptr inbounds nuw i32, ptr %4, i64 %103
  %105 = load i32, ptr %104, align 4
  %106 = getelementptr inbounds nuw float, ptr %102, i64 %103
  %107 = load float, ptr %106, align 4
  %108 = sext i32 %105 to i64
  %109 = getelementptr float, ptr %102, i64 %108
  %110 = getelementptr i8, ptr %109, i64 -4
  %111 = load float, ptr %110, align 4
  store float %111, ptr %106, align 4
  store float %107, ptr %110, align 4
  %112 = add nuw nsw i64 %103, 1
  %113 = icmp eq i64 %112, %13
  br i1 %113, label %.preheader12.preheader, label %.preheader13

.preheader12.preheader:
  br label %.preheader12

.preheader12:
  %114 = phi i64 [ %121, %.loopexit10 ], [ 0, %.preheader12.preheader ]
  %115 = getelementptr inbounds nuw float, ptr %102, i64 %114
  %116 = load float, ptr %115, align 4
  %117 = icmp eq i64 %114, 0
  br i1 %117, label %.loopexit10, label %118

118:
  %119 = getelementptr float, ptr %2, i64 %114
  br label %123

.loopexit10.loopexit:
  %.lcssa = phi float [ %132, %123 ]
  br label %.loopexit10

.loopexit10:
  %120 = phi float [ %116, %.preheader12 ], [ %.lcssa, %.loopexit10.loopexit ]
  store float %120, ptr %115, align 4
  %121 = add nuw nsw i64 %114, 1
  %122 = icmp eq i64 %121, %13
  br i1 %122, label %.preheader.preheader, label %.preheader12

.preheader.preheader:
  br label %.preheader

123:
  %124 = phi i64 [ 0, %118 ], [ %133, %123 ]
  %125 = phi float [ %116, %118 ], [ %132, %123 ]
  %126 = mul nsw i64 %124, %97
  %127 = getelementptr float, ptr %119, i64 %126
  %128 = load float, ptr %127, align 4
  %129 = getelementptr inbounds nuw float, ptr %102, i64 %124
  %130 = load float, ptr %129, align 4
  %131 = fmul float %128, %130
  %132 = fsub float %125, %131
  %133 = add nuw nsw i64 %124, 1
  %134 = icmp eq i64 %133, %114
  br i1 %134, label %.loopexit10.loopexit, label %123

.preheader:
  %135 = phi i64 [ %149, %.loopexit ], [ 0, %.preheader.preheader ]
  %136 = xor i64 %135, -1
  %137 = add nsw i64 %136, %13
  %138 = getelementptr inbounds float, ptr %102, i64 %137
  %139 = load float, ptr %138, align 4
  %140 = icmp eq i64 %135, 0
  br i1 %140, label %.loopexit, label %141

141:
  %142 = sub nsw i64 %13, %135
  %143 = getelementptr float, ptr %2, i64 %137
  br label %151

.loopexit.loopexit:
  %.lcssa45 = phi float [ %160, %151 ]
  br label %.loopexit

.loopexit:
  %144 = phi float [ %139, %.preheader ], [ %.lcssa45, %.loopexit.loopexit ]
  %145 = mul i64 %137, %98
  %146 = getelementptr inbounds float, ptr %2, i64 %145
  %147 = load float, ptr %146, align 4
  %148 = fdiv float %144, %147
  store float %148, ptr %138, align 4
  %149 = add nuw nsw i64 %135, 1
  %150 = icmp eq i64 %149, %13
  br i1 %150, label %.loopexit11.loopexit, label %.preheader

151:
  %152 = phi i64 [ %142, %141 ], [ %161, %151 ]
  %153 = phi float [ %139, %141 ], [ %160, %151 ]
  %154 = mul nsw i64 %152, %97
  %155 = getelementptr float, ptr %143, i64 %154
  %156 = load float, ptr %155, align 4
  %157 = getelementptr inbounds float, ptr %102, i64 %152
  %158 = load float, ptr %157, align 4
  %159 = fmul float %156, %158
  %160 = fsub float %153, %159
  %161 = add nsw i64 %152, 1
  %162 = icmp slt i64 %161, %13
  br i1 %162, label %151, label %.loopexit.loopexit

.loopexit11.loopexit:
  br label %.loopexit11

.loopexit11:
  %163 = add nuw nsw i64 %100, 1
  %164 = icmp eq i64 %163, %93
  br i1 %164, label %.loopexit14.loopexit, label %99

.loopexit14.loopexit:
  br label %.loopexit14

.loopexit14:
  ret void
}

define void @strtrs_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef %7, ptr noundef readonly %8, ptr noundef writeonly %9) {
  %11 = load i32, ptr %3, align 4
  %12 = load i32, ptr %4, align 4
  %13 = load i32, ptr %6, align 4
  %14 = load i32, ptr %8, align 4
  store i32 0, ptr %9, align 4
  %15 = sext i32 %11 to i64
  %16 = icmp sgt i32 %11, 0
  br i1 %16, label %17, label %.loopexit8

17:
  %18 = load i8, ptr %2, align 1
  %19 = and i8 %18, -33
  %20 = icmp eq i8 %19, 85
  %21 = sext i32 %13 to i64
  %22 = add nsw i64 %21, 1
  br label %29

.loopexit8.loopexit:
  br label %.loopexit8

.loopexit8:
  %23 = sext i32 %12 to i64
  %24 = icmp sgt i32 %12, 0
  br i1 %24, label %25, label %.loopexit7

25:
  %26 = sext i32 %13 to i64
  %27 = sext i32 %14 to i64
  %28 = add nsw i64 %26, 1
  br label %42

29:
  %30 = phi i64 [ 0, %17 ], [ %40, %39 ]
  br i1 %20, label %39, label %31

31:
  %32 = mul i64 %30, %22
  %33 = getelementptr inbounds float, ptr %5, i64 %32
  %34 = load float, ptr %33, align 4
  %35 = fcmp oeq float %34, 0.000000e+00
  br i1 %35, label %36, label %39

36:
  %.lcssa26 = phi i64 [ %30, %31 ]
  %37 = trunc i64 %.lcssa26 to i32
  %38 = add i32 %37, 1
  store i32 %38, ptr %9, align 4
  br label %.loopexit7

39:
  %40 = add nuw nsw i64 %30, 1
  %41 = icmp eq i64 %40, %15
  br i1 %41, label %.loopexit8.loopexit, label %29

42:
  %43 = phi i64 [ 0, %25 ], [ %98, %.loopexit6 ]
  %44 = load i8, ptr %0, align 1
  %45 = and i8 %44, -33
  %46 = load i8, ptr %1, align 1
  %47 = and i8 %46, -33
  %48 = icmp eq i8 %47, 84
  %49 = icmp eq i8 %47, 67
  %50 = or i1 %48, %49
  %51 = load i8, ptr %2, align 1
  %52 = and i8 %51, -33
  %53 = icmp eq i8 %52, 85
  %54 = mul nsw i64 %43, %27
  %55 = getelementptr inbounds float, ptr %7, i64 %54
  %56 = icmp ne i8 %45, 85
  %57 = xor i1 %56, %50
  br i1 %16, label %.preheader.preheader, label %.loopexit6

.preheader.preheader:
  br label %.preheader

.preheader:
  %58 = phi i64 [ %96, %94 ], [ 0, %.preheader.preheader ]
  %59 = xor i64 %58, -1
  %60 = add nsw i64 %59, %15
  %61 = select i1 %57, i64 %58, i64 %60
  %62 = getelementptr inbounds float, ptr %55, i64 %61
  %63 = load float, ptr %62, align 4
  %64 = sub nsw i64 %15, %58
  %65 = select i1 %57, i64 0, i64 %64
  %66 = select i1 %57, i64 %58, i64 %15
  %67 = icmp slt i64 %65, %66
  br i1 %67, label %68, label %.loopexit

68:
  %69 = mul nsw i64 %61, %26
  br label %71

.loopexit.loopexit:
  %.lcssa = phi float [ %86, %79 ]
  br label %.loopexit

.loopexit:
  %70 = phi float [ %63, %.preheader ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %53, label %94, label %89

71:
  %72 = phi i64 [ %65, %68 ], [ %87, %79 ]
  %73 = phi float [ %63, %68 ], [ %86, %79 ]
  switch i8 %46, label %76 [
    i8 116, label %74
    i8 99, label %74
    i8 84, label %74
    i8 67, label %74
  ]

74:
  %75 = add nsw i64 %72, %69
  br label %79

76:
  %77 = mul nsw i64 %72, %26
  %78 = add nsw i64 %77, %61
  br label %79

79:
  %80 = phi i64 [ %75, %74 ], [ %78, %76 ]
  %81 = getelementptr inbounds float, ptr %5, i64 %80
  %82 = load float, ptr %81, align 4
  %83 = getelementptr inbounds float, ptr %55, i64 %72
  %84 = load float, ptr %83, align 4
  %85 = fmul float %82, %84
  %86 = fsub float %73, %85
  %87 = add nsw i64 %72, 1
  %88 = icmp eq i64 %87, %66
  br i1 %88, label %.loopexit.loopexit, label %71

89:
  %90 = mul i64 %61, %28
  %91 = getelementptr inbounds float, ptr %5, i64 %90
  %92 = load float, ptr %91, align 4
  %93 = fdiv float %70, %92
  br label %94

94:
  %95 = phi float [ %93, %89 ], [ %70, %.loopexit ]
  store float %95, ptr %62, align 4
  %96 = add nuw nsw i64 %58, 1
  %97 = icmp eq i64 %96, %15
  br i1 %97, label %.loopexit6.loopexit, label %.preheader

.loopexit6.loopexit:
  br label %.loopexit6

.loopexit6:
  %98 = add nuw nsw i64 %43, 1
  %99 = icmp eq i64 %98, %23
  br i1 %99, label %.loopexit7.loopexit, label %42

.loopexit7.loopexit:
  br label %.loopexit7

.loopexit7:
  ret void
}

define void @sgtsv_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef readonly %6, ptr noundef writeonly %7) {
  %9 = load i32, ptr %0, align 4
  %10 = sext i32 %9 to i64
  %11 = load i32, ptr %1, align 4
  %12 = sext i32 %11 to i64
  %13 = load i32, ptr %6, align 4
  %14 = sext i32 %13 to i64
  store i32 0, ptr %7, align 4
  %15 = add nsw i64 %10, -2
  %16 = icmp sgt i32 %9, 1
  br i1 %16, label %17, label %.loopexit13

17:
  %18 = icmp sgt i32 %11, 0
  %19 = icmp eq i32 %13, 1
  br label %20

20:
  %21 = phi i64 [ 0, %17 ], [ %114, %.loopexit7 ]
  %22 = phi i64 [ 1, %17 ], [ %112, %.loopexit7 ]
  %23 = shl nuw nsw i64 %21, 2
  %24 = getelementptr i8, ptr %5, i64 %23
  %25 = getelementptr inbounds nuw float, ptr %3, i64 %21
  %26 = load float, ptr %25, align 4
  %27 = tail call float @llvm.fabs.f32(float %26)
  %28 = getelementptr inbounds nuw float, ptr %2, i64 %21
  %29 = load float, ptr %28, align 4
  %30 = tail call float @llvm.fabs.f32(float %29)
  %31 = fcmp ult float %27, %30
  br i1 %31, label %71, label %32

32:
  %33 = fcmp oeq float %26, 0.000000e+00
  br i1 %33, label %34, label %36

34:
  %.lcssa = phi i64 [ %22, %32 ]
  %35 = trunc i64 %.lcssa to i32
  br label %159

36:
  %37 = fdiv float %29, %26
  %38 = getelementptr inbounds nuw float, ptr %4, i64 %21
  %39 = load float, ptr %38, align 4
  %40 = fmul float %37, %39
  %41 = getelementptr inbounds nuw float, ptr %3, i64 %22
  %42 = load float, ptr %41, align 4
  %43 = fsub float %42, %40
  store float %43, ptr %41, align 4
  br i1 %18, label %44, label %.loopexit10

44:
  %45 = getelementptr float, ptr %5, i64 %21
  %46 = getelementptr float, ptr %5, i64 %22
  br i1 %19, label %57, label %.preheader11.lver.orig.preheader

.preheader11.lver.orig.preheader:
  br label %.preheader11.lver.orig

.preheader11.lver.orig:
  %47 = phi i64 [ %55, %.preheader11.lver.orig ], [ 0, %.preheader11.lver.orig.preheader ]
  %48 = mul nsw i64 %47, %14
  %49 = getelementptr float, ptr %45, i64 %48
  %50 = load float, ptr %49, align 4
  %51 = fmul float %37, %50
  %52 = getelementptr float, ptr %46, i64 %48
  %53 = load float, ptr %52, align 4
  %54 = fsub float %53, %51
  store float %54, ptr %52, align 4
  %55 = add nuw nsw i64 %47, 1
  %56 = icmp eq i64 %55, %12
  br i1 %56, label %.loopexit10.loopexit40, label %.preheader11.lver.orig

57:
  %58 = load float, ptr %24, align 4
  br label %60

.loopexit10.loopexit:
  br label %.loopexit10

.loopexit10.loopexit40:
  br label %.loopexit10

.loopexit10:
  %59 = icmp slt i64 %21, %15
  br i1 %59, label %70, label %.loopexit7

60:
  %61 = phi float [ %58, %57 ], [ %67, %60 ]
  %62 = phi i64 [ 0, %57 ], [ %68, %60 ]
  %63 = mul nuw nsw i64 %62, %14
  %64 = fmul float %37, %61
  %65 = getelementptr float, ptr %46, i64 %63
  %66 = load float, ptr %65, align 4
  %67 = fsub float %66, %64
  store float %67, ptr %65, align 4
  %68 = add nuw nsw i64 %62, 1
  %69 = icmp eq i64 %68, %12
  br i1 %69, label %.loopexit10.loopexit, label %60

70:
  store float 0.000000e+00, ptr %28, align 4
  br label %.loopexit7

71:
  %72 = fdiv float %26, %29
  %73 = getelementptr inbounds nuw float, ptr %3, i64 %22
  %74 = load float, ptr %73, align 4
  %75 = getelementptr inbounds nuw float, ptr %4, i64 %21
  %76 = load float, ptr %75, align 4
  store float %29, ptr %25, align 4
  %77 = fmul float %72, %74
  %78 = fsub float %76, %77
  store float %78, ptr %73, align 4
  store float %74, ptr %75, align 4
  %79 = icmp slt i64 %21, %15
  br i1 %79, label %80, label %85

80:
  %81 = getelementptr inbounds nuw float, ptr %4, i64 %22
  %82 = load float, ptr %81, align 4
  store float %82, ptr %28, align 4
  %83 = fneg float %72
  %84 = fmul float %82, %83
  store float %84, ptr %81, align 4
  br label %85

85:
  br i1 %18, label %86, label %.loopexit7

86:
  %87 = getelementptr float, ptr %5, i64 %21
  %88 = getelementptr float, ptr %5, i64 %22
  br i1 %19, label %99, label %.preheader8.lver.orig.preheader

.preheader8.lver.orig.preheader:
  br label %.preheader8.lver.orig

.preheader8.lver.orig:
  %89 = phi i64 [ %97, %.preheader8.lver.orig ], [ 0, %.preheader8.lver.orig.preheader ]
  %90 = mul nsw i64 %89, %14
  %91 = getelementptr float, ptr %87, i64 %90
  %92 = load float, ptr %91, align 4
  %93 = getelementptr float, ptr %88, i64 %90
  %94 = load float, ptr %93, align 4
  store float %94, ptr %91, align 4
  %95 = fmul float %72, %94
  %96 = fsub float %92, %95
  store float %96, ptr %93, align 4
  %97 = add nuw nsw i64 %89, 1
  %98 = icmp eq i64 %97, %12
  br i1 %98, label %.loopexit7.loopexit39, label %.preheader8.lver.orig

99:
  %100 = load float, ptr %24, align 4
  br label %101

101:
  %102 = phi float [ %100, %99 ], [ %109, %101 ]
  %103 = phi i64 [ 0, %99 ], [ %110, %101 ]
  %104 = mul nuw nsw i64 %103, %14
  %105 = getelementptr float, ptr %87, i64 %104
  %106 = getelementptr float, ptr %88, i64 %104
  %107 = load float, ptr %106, align 4
  store float %107, ptr %105, align 4
  %108 = fmul float %72, %107
  %109 = fsub float %102, %108
  store float %109, ptr %106, align 4
  %110 = add nuw nsw i64 %103, 1
  %111 = icmp eq i64 %110, %12
  br i1 %111, label %.loopexit7.loopexit, label %101

.loopexit7.loopexit:
  br label %.loopexit7

.loopexit7.loopexit39:
  br label %.loopexit7

.loopexit7:
  %112 = add nuw nsw i64 %22, 1
  %113 = icmp eq i64 %112, %10
  %114 = add nuw nsw i64 %21, 1
  br i1 %113, label %.loopexit13.loopexit, label %20

.loopexit13.loopexit:
  br label %.loopexit13

.loopexit13:
  %115 = icmp sgt i32 %9, 0
  br i1 %115, label %116, label %121

116:
  %117 = getelementptr float, ptr %3, i64 %10
  %118 = getelementptr i8, ptr %117, i64 -4
  %119 = load float, ptr %118, align 4
  %120 = fcmp oeq float %119, 0.000000e+00
  br i1 %120, label %159, label %121

121:
  %122 = icmp sgt i32 %11, 0
  br i1 %122, label %.preheader.preheader, label %.loopexit6

.preheader.preheader:
  br label %.preheader

.preheader:
  %123 = phi i64 [ %127, %.loopexit ], [ 0, %.preheader.preheader ]
  br i1 %115, label %124, label %.loopexit

124:
  %125 = mul nsw i64 %123, %14
  %126 = getelementptr float, ptr %5, i64 %125
  br label %129

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %127 = add nuw nsw i64 %123, 1
  %128 = icmp eq i64 %127, %12
  br i1 %128, label %.loopexit6.loopexit, label %.preheader

129:
  %130 = phi i64 [ %10, %124 ], [ %131, %153 ]
  %131 = add nsw i64 %130, -1
  %132 = getelementptr float, ptr %126, i64 %131
  %133 = load float, ptr %132, align 4
  %134 = icmp slt i64 %130, %10
  br i1 %134, label %135, label %142

135:
  %136 = getelementptr inbounds nuw float, ptr %4, i64 %131
  %137 = load float, ptr %136, align 4
  %138 = getelementptr float, ptr %126, i64 %130
  %139 = load float, ptr %138, align 4
  %140 = fmul float %137, %139
  %141 = fsub float %133, %140
  br label %142

142:
  %143 = phi float [ %141, %135 ], [ %133, %129 ]
  %144 = add nuw nsw i64 %130, 1
  %145 = icmp slt i64 %144, %10
  br i1 %145, label %146, label %153

146:
  %147 = getelementptr inbounds nuw float, ptr %2, i64 %131
  %148 = load float, ptr %147, align 4
  %149 = getelementptr float, ptr %126, i64 %144
  %150 = load float, ptr %149, align 4
  %151 = fmul float %148, %150
  %152 = fsub float %143, %151
  br label %153

153:
  %154 = phi float [ %152, %146 ], [ %143, %142 ]
  %155 = getelementptr inbounds nuw float, ptr %3, i64 %131
  %156 = load float, ptr %155, align 4
  %157 = fdiv float %154, %156
  store float %157, ptr %132, align 4
  %158 = icmp sgt i64 %130, 1
  br i1 %158, label %129, label %.loopexit.loopexit

159:
  %160 = phi i32 [ %35, %34 ], [ %9, %116 ]
  store i32 %160, ptr %7, align 4
  br label %.loopexit6

.loopexit6.loopexit:
  br label %.loopexit6

.loopexit6:
  ret void
}

define void @sptsv_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef readonly %5, ptr noundef writeonly %6) {
  %8 = load i32, ptr %0, align 4
  %9 = sext i32 %8 to i64
  %10 = load i32, ptr %1, align 4
  %11 = sext i32 %10 to i64
  %12 = load i32, ptr %5, align 4
  %13 = sext i32 %12 to i64
  store i32 0, ptr %6, align 4
  %14 = icmp sgt i32 %8, 0
  br i1 %14, label %.preheader.preheader, label %.loopexit6

.preheader.preheader:
  br label %.preheader

.loopexit6.loopexit:
  br label %.loopexit6

.loopexit6:
  %15 = icmp sgt i32 %10, 0
  br i1 %15, label %16, label %.loopexit5

16:
  %17 = icmp sgt i32 %8, 1
  br label %38

.preheader:
  %18 = phi i64 [ %26, %36 ], [ 0, %.preheader.preheader ]
  %19 = getelementptr inbounds nuw float, ptr %2, i64 %18
  %20 = load float, ptr %19, align 4
  %21 = fcmp ugt float %20, 0.000000e+00
  br i1 %21, label %25, label %22

22:
  %.lcssa = phi i64 [ %18, %.preheader ]
  %23 = trunc i64 %.lcssa to i32
  %24 = add i32 %23, 1
  store i32 %24, ptr %6, align 4
  br label %.loopexit5

25:
  %26 = add nuw nsw i64 %18, 1
  %27 = icmp slt i64 %26, %9
  br i1 %27, label %28, label %36

28:
  %29 = getelementptr inbounds nuw float, ptr %3, i64 %18
  %30 = load float, ptr %29, align 4
  %31 = fdiv float %30, %20
  store float %31, ptr %29, align 4
  %32 = fmul float %30, %31
  %33 = getelementptr inbounds nuw float, ptr %2, i64 %26
  %34 = load float, ptr %33, align 4
  %35 = fsub float %34, %32
  store float %35, ptr %33, align 4
  br label %36

36:
  %37 = icmp eq i64 %26, %9
  br i1 %37, label %.loopexit6.loopexit, label %.preheader

38:
  %39 = phi i64 [ 0, %16 ], [ %58, %.loopexit ]
  br i1 %17, label %40, label %44

40:
  %41 = mul nsw i64 %39, %13
  %42 = getelementptr float, ptr %4, i64 %41
  %43 = load float, ptr %42, align 4
  br label %46

44:
  br i1 %14, label %..loopexit4_crit_edge, label %.loopexit

..loopexit4_crit_edge:
  %.pre = mul nsw i64 %39, %13
  br label %.loopexit4

.loopexit4.loopexit:
  br label %.loopexit4

.loopexit4:
  %.pre-phi = phi i64 [ %.pre, %..loopexit4_crit_edge ], [ %41, %.loopexit4.loopexit ]
  %45 = getelementptr float, ptr %4, i64 %.pre-phi
  br label %60

46:
  %47 = phi float [ %43, %40 ], [ %55, %46 ]
  %48 = phi i64 [ 1, %40 ], [ %56, %46 ]
  %49 = getelementptr float, ptr %3, i64 %48
  %50 = getelementptr i8, ptr %49, i64 -4
  %51 = load float, ptr %50, align 4
  %52 = fmul float %47, %51
  %53 = getelementptr float, ptr %42, i64 %48
  %54 = load float, ptr %53, align 4
  %55 = fsub float %54, %52
  store float %55, ptr %53, align 4
  %56 = add nuw nsw i64 %48, 1
  %57 = icmp eq i64 %56, %9
  br i1 %57, label %.loopexit4.loopexit, label %46

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %58 = add nuw nsw i64 %39, 1
  %59 = icmp eq i64 %58, %11
  br i1 %59, label %.loopexit5.loopexit, label %38

60:
  %61 = phi i64 [ %9, %.loopexit4 ], [ %62, %76 ]
  %62 = add nsw i64 %61, -1
  %63 = getelementptr float, ptr %45, i64 %62
  %64 = load float, ptr %63, align 4
  %65 = getelementptr inbounds nuw float, ptr %2, i64 %62
  %66 = load float, ptr %65, align 4
  %67 = fdiv float %64, %66
  %68 = icmp slt i64 %61, %9
  br i1 %68, label %69, label %76

69:
  %70 = getelementptr inbounds nuw float, ptr %3, i64 %62
  %71 = load float, ptr %70, align 4
  %72 = getelementptr float, ptr %45, i64 %61
  %73 = load float, ptr %72, align 4
  %74 = fmul float %71, %73
  %75 = fsub float %67, %74
  br label %76

76:
  %77 = phi float [ %75, %69 ], [ %67, %60 ]
  store float %77, ptr %63, align 4
  %78 = icmp samesign ugt i64 %61, 1
  br i1 %78, label %60, label %.loopexit.loopexit

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  ret void
}

define void @sgbtrf_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef %4, ptr noundef readonly %5, ptr noundef writeonly %6, ptr noundef writeonly %7) {
  %9 = load i32, ptr %0, align 4
  %10 = sext i32 %9 to i64
  %11 = load i32, ptr %1, align 4
  %12 = sext i32 %11 to i64
  %13 = load i32, ptr %2, align 4
  %14 = sext i32 %13 to i64
  %15 = load i32, ptr %3, align 4
  %16 = sext i32 %15 to i64
  %17 = load i32, ptr %5, align 4
  %18 = sext i32 %17 to i64
  %19 = add nsw i64 %16, %14
  %20 = add nsw i64 %16, 1
  %21 = icmp slt i64 %20, %12
  br i1 %21, label %22, label %.loopexit14

22:
  %23 = mul nsw i64 %20, %18
  %24 = add nsw i64 %23, %14
  %25 = shl i64 %24, 2
  %26 = shl nsw i64 %18, 2
  %27 = add nsw i64 %26, -4
  %28 = xor i64 %16, -1
  %29 = add nsw i64 %28, %12
  %30 = getelementptr i8, ptr %4, i64 %25
  %31 = getelementptr i8, ptr %30, i64 -4
  br label %41

32:
  %33 = add nsw i64 %43, 1
  %34 = icmp eq i64 %44, %29
  br i1 %34, label %.loopexit14.loopexit, label %41

.loopexit14.loopexit:
  br label %.loopexit14

.loopexit14:
  %35 = tail call i64 @llvm.smin.i64(i64 %10, i64 %12)
  %36 = icmp sgt i64 %35, 0
  br i1 %36, label %37, label %.loopexit13

37:
  %38 = add nsw i64 %14, 1
  %39 = add nsw i64 %12, -1
  %40 = getelementptr float, ptr %4, i64 %19
  br label %60

41:
  %42 = phi i64 [ 0, %22 ], [ %44, %32 ]
  %43 = phi i64 [ %20, %22 ], [ %33, %32 ]
  %44 = add nuw nsw i64 %42, 1
  %45 = sub nsw i64 %43, %19
  %46 = tail call i64 @llvm.smax.i64(i64 %45, i64 0)
  %47 = sub nsw i64 %43, %16
  %48 = tail call i64 @llvm.smin.i64(i64 %47, i64 %10)
  %49 = icmp slt i64 %46, %48
  br i1 %49, label %50, label %32

50:
  %reass.sub = sub i64 %42, %14
  %51 = add i64 %reass.sub, 1
  %52 = tail call i64 @llvm.smax.i64(i64 %51, i64 0)
  %53 = shl nuw nsw i64 %52, 2
  %54 = tail call i64 @llvm.smin.i64(i64 %44, i64 %10)
  %55 = sub i64 %54, %52
  %56 = shl i64 %55, 2
  %57 = mul i64 %42, %27
  %58 = getelementptr i8, ptr %31, i64 %57
  %59 = getelementptr i8, ptr %58, i64 %53
  tail call void @llvm.memset.p0.i64(ptr align 4 %59, i8 0, i64 %56, i1 false)
  br label %32

60:
  %61 = phi i64 [ %38, %37 ], [ %157, %.loopexit10 ]
  %62 = phi i64 [ 0, %37 ], [ %156, %.loopexit10 ]
  %63 = phi i32 [ 0, %37 ], [ %155, %.loopexit10 ]
  %64 = phi i64 [ 0, %37 ], [ %69, %.loopexit10 ]
  %65 = phi i64 [ 0, %37 ], [ %154, %.loopexit10 ]
  %66 = tail call i64 @llvm.smin.i64(i64 %61, i64 %10)
  %67 = add nsw i64 %64, %38
  %68 = tail call i64 @llvm.smin.i64(i64 %67, i64 %10)
  %69 = add nuw nsw i64 %64, 1
  %70 = icmp slt i64 %69, %68
  %71 = mul nsw i64 %64, %18
  br i1 %70, label %72, label %.loopexit12

72:
  %73 = getelementptr float, ptr %4, i64 %71
  %74 = getelementptr float, ptr %73, i64 %62
  %75 = getelementptr float, ptr %74, i64 %19
  br label %86

.loopexit12.loopexit:
  %.lcssa = phi i64 [ %96, %86 ]
  br label %.loopexit12

.loopexit12:
  %76 = phi i64 [ %64, %60 ], [ %.lcssa, %.loopexit12.loopexit ]
  %77 = trunc i64 %76 to i32
  %78 = add i32 %77, 1
  %79 = getelementptr inbounds nuw i32, ptr %6, i64 %64
  store i32 %78, ptr %79, align 4
  %80 = add nsw i64 %76, %19
  %81 = sub nsw i64 %80, %64
  %82 = getelementptr float, ptr %4, i64 %81
  %83 = getelementptr float, ptr %82, i64 %71
  %84 = load float, ptr %83, align 4
  %85 = fcmp oeq float %84, 0.000000e+00
  br i1 %85, label %99, label %103

86:
  %87 = phi i64 [ %69, %72 ], [ %97, %86 ]
  %88 = phi i64 [ %64, %72 ], [ %96, %86 ]
  %89 = getelementptr float, ptr %75, i64 %87
  %90 = load float, ptr %89, align 4
  %91 = tail call float @llvm.fabs.f32(float %90)
  %92 = getelementptr float, ptr %75, i64 %88
  %93 = load float, ptr %92, align 4
  %94 = tail call float @llvm.fabs.f32(float %93)
  %95 = fcmp ogt float %91, %94
  %96 = select i1 %95, i64 %87, i64 %88
  %97 = add nuw nsw i64 %87, 1
  %98 = icmp eq i64 %97, %66
  br i1 %98, label %.loopexit12.loopexit, label %86

99:
  %100 = icmp eq i32 %63, 0
  %101 = trunc i64 %69 to i32
  %102 = select i1 %100, i32 %101, i32 %63
  br label %.loopexit10

103:
  %104 = add i64 %76, %16
  %105 = tail call i64 @llvm.smin.i64(i64 %104, i64 %39)
  %106 = tail call i64 @llvm.smax.i64(i64 %105, i64 %65)
  %107 = icmp eq i64 %76, %64
  %108 = icmp sgt i64 %64, %106
  %109 = select i1 %107, i1 true, i1 %108
  br i1 %109, label %.loopexit11, label %110

110:
  %111 = add nsw i64 %64, %19
  br label %112

112:
  %113 = phi i64 [ %64, %110 ], [ %123, %112 ]
  %114 = sub i64 %111, %113
  %115 = mul nsw i64 %113, %18
  %116 = getelementptr float, ptr %4, i64 %114
  %117 = getelementptr float, ptr %116, i64 %115
  %118 = load float, ptr %117, align 4
  %119 = sub nsw i64 %80, %113
  %120 = getelementptr float, ptr %4, i64 %119
  %121 = getelementptr float, ptr %120, i64 %115
  %122 = load float, ptr %121, align 4
  store float %122, ptr %117, align 4
  store float %118, ptr %121, align 4
  %123 = add nuw i64 %113, 1
  %124 = icmp eq i64 %113, %106
  br i1 %124, label %.loopexit11.loopexit, label %112

.loopexit11.loopexit:
  br label %.loopexit11

.loopexit11:
  %125 = getelementptr float, ptr %4, i64 %71
  br i1 %70, label %126, label %.loopexit10

126:
  %127 = add nsw i64 %64, %19
  %128 = getelementptr float, ptr %40, i64 %71
  %129 = icmp slt i64 %64, %106
  br label %130

130:
  %131 = phi i64 [ %69, %126 ], [ %138, %.loopexit ]
  %132 = add nsw i64 %131, %19
  %133 = sub nsw i64 %132, %64
  %134 = getelementptr float, ptr %125, i64 %133
  %135 = load float, ptr %134, align 4
  %136 = load float, ptr %128, align 4
  %137 = fdiv float %135, %136
  store float %137, ptr %134, align 4
  br i1 %129, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %138 = add nuw nsw i64 %131, 1
  %139 = icmp eq i64 %138, %66
  br i1 %139, label %.loopexit10.loopexit, label %130

.preheader:
  %140 = phi i64 [ %152, %.preheader ], [ %69, %.preheader.preheader ]
  %141 = sub i64 %127, %140
  %142 = mul nsw i64 %140, %18
  %143 = getelementptr float, ptr %4, i64 %141
  %144 = getelementptr float, ptr %143, i64 %142
  %145 = load float, ptr %144, align 4
  %146 = fmul float %137, %145
  %147 = sub nsw i64 %132, %140
  %148 = getelementptr float, ptr %4, i64 %147
  %149 = getelementptr float, ptr %148, i64 %142
  %150 = load float, ptr %149, align 4
  %151 = fsub float %150, %146
  store float %151, ptr %149, align 4
  %152 = add nuw i64 %140, 1
  %153 = icmp eq i64 %140, %106
  br i1 %153, label %.loopexit.loopexit, label %.preheader

.loopexit10.loopexit:
  br label %.loopexit10

.loopexit10:
  %154 = phi i64 [ %65, %99 ], [ %106, %.loopexit11 ], [ %106, %.loopexit10.loopexit ]
  %155 = phi i32 [ %102, %99 ], [ %63, %.loopexit11 ], [ %63, %.loopexit10.loopexit ]
  %156 = xor i64 %64, -1
  %157 = add nsw i64 %61, 1
  %158 = icmp eq i64 %69, %35
  br i1 %158, label %.loopexit13.loopexit, label %60

.loopexit13.loopexit:
  %.lcssa29 = phi i32 [ %155, %.loopexit10 ]
  br label %.loopexit13

.loopexit13:
  %159 = phi i32 [ 0, %.loopexit14 ], [ %.lcssa29, %.loopexit13.loopexit ]
  store i32 %159, ptr %7, align 4
  ret void
}

define void @sgbtrs_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef %8, ptr noundef readonly %9, ptr noundef writeonly %10) {
  %12 = load i32, ptr %1, align 4
  %13 = freeze i32 %12
  %14 = sext i32 %13 to i64
  %15 = load i32, ptr %2, align 4
  %16 = sext i32 %15 to i64
  %17 = load i32, ptr %4, align 4
  %18 = sext i32 %17 to i64
  %19 = load i32, ptr %6, align 4
  %20 = sext i32 %19 to i64
  %21 = load i32, ptr %9, align 4
  %22 = sext i32 %21 to i64
  %23 = load i8, ptr %0, align 1
  %24 = and i8 %23, -33
  %25 = icmp eq i8 %24, 84
  %26 = icmp eq i8 %24, 67
  %27 = or i1 %25, %26
  %28 = icmp sgt i32 %17, 0
  br i1 %28, label %29, label %.loopexit13

29:
  %30 = load i32, ptr %3, align 4
  %31 = sext i32 %30 to i64
  %32 = add nsw i64 %31, %16
  %33 = icmp slt i32 %13, 1
  %34 = add nsw i64 %16, 1
  %35 = icmp sgt i32 %13, 0
  %36 = getelementptr float, ptr %5, i64 %32
  %37 = and i1 %35, %27
  br label %38

.loopexit13.loopexit:
  br label %.loopexit13

.loopexit13:
  store i32 0, ptr %10, align 4
  ret void

38:
  %39 = phi i64 [ 0, %29 ], [ %160, %.loopexit10 ]
  %40 = mul nsw i64 %39, %22
  %41 = getelementptr inbounds float, ptr %8, i64 %40
  br i1 %33, label %.loopexit11, label %42

42:
  switch i8 %23, label %.preheader12.preheader [
    i8 116, label %.loopexit15.preheader
    i8 99, label %.loopexit15.preheader
    i8 84, label %.loopexit15.preheader
    i8 67, label %.loopexit15.preheader
  ]

.preheader12.preheader:
  br label %.preheader12

.loopexit15.preheader.loopexit:
  br label %.loopexit15.preheader

.loopexit15.preheader:
  br label %.loopexit15

.loopexit9.loopexit:
  br label %.loopexit9

.loopexit9:
  %43 = add nsw i64 %45, 1
  %44 = icmp eq i64 %58, %14
  br i1 %44, label %.loopexit15.preheader.loopexit, label %.preheader12

.preheader12:
  %45 = phi i64 [ %43, %.loopexit9 ], [ %34, %.preheader12.preheader ]
  %46 = phi i64 [ %58, %.loopexit9 ], [ 0, %.preheader12.preheader ]
  %47 = tail call i64 @llvm.smin.i64(i64 %45, i64 %14)
  %48 = getelementptr inbounds nuw i32, ptr %7, i64 %46
  %49 = load i32, ptr %48, align 4
  %50 = add nsw i64 %46, %34
  %51 = tail call i64 @llvm.smin.i64(i64 %50, i64 %14)
  %52 = getelementptr inbounds nuw float, ptr %41, i64 %46
  %53 = load float, ptr %52, align 4
  %54 = sext i32 %49 to i64
  %55 = getelementptr float, ptr %41, i64 %54
  %56 = getelementptr i8, ptr %55, i64 -4
  %57 = load float, ptr %56, align 4
  store float %57, ptr %52, align 4
  store float %53, ptr %56, align 4
  %58 = add nuw nsw i64 %46, 1
  %59 = icmp slt i64 %58, %51
  br i1 %59, label %60, label %.loopexit9

60:
  %61 = sub nsw i64 %32, %46
  %62 = mul nsw i64 %46, %20
  %63 = getelementptr float, ptr %5, i64 %62
  %64 = getelementptr float, ptr %63, i64 %61
  br label %65

65:
  %66 = phi i64 [ %58, %60 ], [ %74, %65 ]
  %67 = getelementptr float, ptr %64, i64 %66
  %68 = load float, ptr %67, align 4
  %69 = load float, ptr %52, align 4
  %70 = fmul float %68, %69
  %71 = getelementptr inbounds nuw float, ptr %41, i64 %66
  %72 = load float, ptr %71, align 4
  %73 = fsub float %72, %70
  store float %73, ptr %71, align 4
  %74 = add nuw nsw i64 %66, 1
  %75 = icmp eq i64 %74, %47
  br i1 %75, label %.loopexit9.loopexit, label %65

.loopexit11.loopexit:
  br label %.loopexit11

.loopexit11:
  br i1 %37, label %.preheader.preheader, label %.loopexit10

.preheader.preheader:
  br label %.preheader

.loopexit15:
  %76 = phi i64 [ %126, %.loopexit7 ], [ 0, %.loopexit15.preheader ]
  %77 = xor i64 %76, -1
  %78 = add nsw i64 %77, %14
  %79 = select i1 %27, i64 %76, i64 %78
  %80 = icmp sgt i64 %79, %32
  %81 = sub nsw i64 %79, %32
  %82 = select i1 %80, i64 %81, i64 0
  %83 = getelementptr inbounds float, ptr %41, i64 %79
  %84 = load float, ptr %83, align 4
  %85 = icmp slt i64 %82, %79
  %86 = select i1 %27, i1 %85, i1 false
  br i1 %86, label %87, label %.loopexit8

87:
  %88 = sub nsw i64 %32, %76
  %89 = mul nsw i64 %76, %20
  %90 = getelementptr float, ptr %5, i64 %89
  %91 = getelementptr float, ptr %90, i64 %88
  br label %104

.loopexit8.loopexit:
  %.lcssa = phi float [ %112, %104 ]
  br label %.loopexit8

.loopexit8:
  %92 = phi float [ %84, %.loopexit15 ], [ %.lcssa, %.loopexit8.loopexit ]
  %93 = mul nsw i64 %79, %20
  %94 = getelementptr float, ptr %36, i64 %93
  %95 = load float, ptr %94, align 4
  %96 = fdiv float %92, %95
  store float %96, ptr %83, align 4
  %97 = getelementptr float, ptr %5, i64 %93
  %98 = icmp sge i64 %82, %79
  %99 = freeze i1 %98
  br i1 %99, label %.loopexit7, label %100

100:
  switch i8 %23, label %101 [
    i8 116, label %.loopexit7
    i8 99, label %.loopexit7
    i8 84, label %.loopexit7
    i8 67, label %.loopexit7
  ]

101:
  %102 = sub i64 %32, %78
  %103 = getelementptr float, ptr %97, i64 %102
  br label %115

104:
  %105 = phi i64 [ %82, %87 ], [ %113, %104 ]
  %106 = phi float [ %84, %87 ], [ %112, %104 ]
  %107 = getelementptr float, ptr %91, i64 %105
  %108 = load float, ptr %107, align 4
  %109 = getelementptr inbounds float, ptr %41, i64 %105
  %110 = load float, ptr %109, align 4
  %111 = fmul float %108, %110
  %112 = fsub float %106, %111
  %113 = add nsw i64 %105, 1
  %114 = icmp slt i64 %113, %79
  br i1 %114, label %104, label %.loopexit8.loopexit

115:
  %116 = phi i64 [ %123, %115 ], [ %82, %101 ]
  %117 = getelementptr float, ptr %103, i64 %116
  %118 = load float, ptr %117, align 4
  %119 = fmul float %96, %118
  %120 = getelementptr inbounds float, ptr %41, i64 %116
  %121 = load float, ptr %120, align 4
  %122 = fsub float %121, %119
  store float %122, ptr %120, align 4
  %123 = add nsw i64 %116, 1
  %124 = icmp sge i64 %123, %79
  %125 = freeze i1 %124
  br i1 %125, label %.loopexit7.loopexit, label %115

.loopexit7.loopexit:
  br label %.loopexit7

.loopexit7:
  %126 = add nuw nsw i64 %76, 1
  %127 = icmp eq i64 %126, %14
  br i1 %127, label %.loopexit11.loopexit, label %.loopexit15

.preheader:
  %128 = phi i64 [ %129, %.loopexit ], [ %14, %.preheader.preheader ]
  %129 = add nsw i64 %128, -1
  %130 = getelementptr inbounds nuw i32, ptr %7, i64 %129
  %131 = load i32, ptr %130, align 4
  %132 = add i64 %128, %16
  %133 = tail call i64 @llvm.smin.i64(i64 %132, i64 %14)
  %134 = getelementptr inbounds nuw float, ptr %41, i64 %129
  %135 = load float, ptr %134, align 4
  %136 = icmp slt i64 %128, %133
  br i1 %136, label %137, label %.loopexit

137:
  %138 = sub i64 %32, %128
  %139 = mul nsw i64 %129, %20
  %140 = getelementptr float, ptr %5, i64 %139
  %141 = getelementptr float, ptr %140, i64 %138
  %142 = getelementptr i8, ptr %141, i64 4
  br label %149

.loopexit.loopexit:
  %.lcssa27 = phi float [ %157, %149 ]
  br label %.loopexit

.loopexit:
  %143 = phi float [ %135, %.preheader ], [ %.lcssa27, %.loopexit.loopexit ]
  %144 = sext i32 %131 to i64
  %145 = getelementptr float, ptr %41, i64 %144
  %146 = getelementptr i8, ptr %145, i64 -4
  %147 = load float, ptr %146, align 4
  store float %147, ptr %134, align 4
  store float %143, ptr %146, align 4
  %148 = icmp samesign ugt i64 %128, 1
  br i1 %148, label %.preheader, label %.loopexit10.loopexit

149:
  %150 = phi i64 [ %128, %137 ], [ %158, %149 ]
  %151 = phi float [ %135, %137 ], [ %157, %149 ]
  %152 = getelementptr float, ptr %142, i64 %150
  %153 = load float, ptr %152, align 4
  %154 = getelementptr inbounds nuw float, ptr %41, i64 %150
  %155 = load float, ptr %154, align 4
  %156 = fmul float %153, %155
  %157 = fsub float %151, %156
  %158 = add nuw nsw i64 %150, 1
  %159 = icmp slt i64 %158, %133
  br i1 %159, label %149, label %.loopexit.loopexit

.loopexit10.loopexit:
  br label %.loopexit10

.loopexit10:
  %160 = add nuw nsw i64 %39, 1
  %161 = icmp eq i64 %160, %18
  br i1 %161, label %.loopexit13.loopexit, label %38
}

define void @sgbsv_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef %4, ptr noundef readonly %5, ptr noundef %6, ptr noundef %7, ptr noundef readonly %8, ptr noundef %9) {
  %11 = load i32, ptr %0, align 4
  %12 = sext i32 %11 to i64
  %13 = load i32, ptr %1, align 4
  %14 = sext i32 %13 to i64
  %15 = load i32, ptr %2, align 4
  %16 = sext i32 %15 to i64
  %17 = load i32, ptr %3, align 4
  %18 = sext i32 %17 to i64
  %19 = load i32, ptr %5, align 4
  %20 = sext i32 %19 to i64
  %21 = load i32, ptr %8, align 4
  %22 = sext i32 %21 to i64
  %23 = add nsw i64 %16, %14
  %24 = add nsw i64 %16, 1
  %25 = icmp slt i64 %24, %12
  br i1 %25, label %26, label %.loopexit25

26:
  %27 = mul nsw i64 %24, %20
  %28 = add nsw i64 %27, %14
  %29 = shl i64 %28, 2
  %30 = shl nsw i64 %20, 2
  %31 = add nsw i64 %30, -4
  %32 = xor i64 %16, -1
  %33 = add nsw i64 %32, %12
  %34 = getelementptr i8, ptr %4, i64 %29
  %35 = getelementptr i8, ptr %34, i64 -4
  br label %44

36:
  %37 = add nsw i64 %46, 1
  %38 = icmp eq i64 %47, %33
  br i1 %38, label %.loopexit25.loopexit, label %44

.loopexit25.loopexit:
  br label %.loopexit25

.loopexit25:
  %39 = icmp sgt i32 %11, 0
  br i1 %39, label %40, label %.loopexit24

40:
  %41 = add nsw i64 %14, 1
  %42 = add nsw i64 %12, -1
  %43 = getelementptr float, ptr %4, i64 %23
  br label %63

44:
  %45 = phi i64 [ 0, %26 ], [ %47, %36 ]
  %46 = phi i64 [ %24, %26 ], [ %37, %36 ]
  %47 = add nuw nsw i64 %45, 1
  %48 = sub nsw i64 %46, %23
  %49 = tail call i64 @llvm.smax.i64(i64 %48, i64 0)
  %50 = sub nsw i64 %46, %16
  %51 = tail call i64 @llvm.smin.i64(i64 %50, i64 %12)
  %52 = icmp slt i64 %49, %51
  br i1 %52, label %53, label %36

53:
  %reass.sub = sub i64 %45, %14
  %54 = add i64 %reass.sub, 1
  %55 = tail call i64 @llvm.smax.i64(i64 %54, i64 0)
  %56 = shl nuw nsw i64 %55, 2
  %57 = tail call i64 @llvm.smin.i64(i64 %47, i64 %12)
  %58 = sub i64 %57, %55
  %59 = shl i64 %58, 2
  %60 = mul i64 %45, %31
  %61 = getelementptr i8, ptr %35, i64 %60
  %62 = getelementptr i8, ptr %61, i64 %56
  tail call void @llvm.memset.p0.i64(ptr align 4 %62, i8 0, i64 %59, i1 false)
  br label %36

63:
  %64 = phi i64 [ %41, %40 ], [ %160, %.loopexit21 ]
  %65 = phi i64 [ 0, %40 ], [ %159, %.loopexit21 ]
  %66 = phi i32 [ 0, %40 ], [ %158, %.loopexit21 ]
  %67 = phi i64 [ 0, %40 ], [ %72, %.loopexit21 ]
  %68 = phi i64 [ 0, %40 ], [ %157, %.loopexit21 ]
  %69 = tail call i64 @llvm.smin.i64(i64 %64, i64 %12)
  %70 = add nsw i64 %67, %41
  %71 = tail call i64 @llvm.smin.i64(i64 %70, i64 %12)
  %72 = add nuw nsw i64 %67, 1
  %73 = icmp slt i64 %72, %71
  %74 = mul nsw i64 %67, %20
  br i1 %73, label %75, label %.loopexit23

75:
  %76 = getelementptr float, ptr %4, i64 %74
  %77 = getelementptr float, ptr %76, i64 %65
  %78 = getelementptr float, ptr %77, i64 %23
  br label %89

.loopexit23.loopexit:
  %.lcssa = phi i64 [ %99, %89 ]
  br label %.loopexit23

.loopexit23:
  %79 = phi i64 [ %67, %63 ], [ %.lcssa, %.loopexit23.loopexit ]
  %80 = trunc i64 %79 to i32
  %81 = add i32 %80, 1
  %82 = getelementptr inbounds nuw i32, ptr %6, i64 %67
  store i32 %81, ptr %82, align 4
  %83 = add nsw i64 %79, %23
  %84 = sub nsw i64 %83, %67
  %85 = getelementptr float, ptr %4, i64 %84
  %86 = getelementptr float, ptr %85, i64 %74
  %87 = load float, ptr %86, align 4
  %88 = fcmp oeq float %87, 0.000000e+00
  br i1 %88, label %102, label %106

89:
  %90 = phi i64 [ %72, %75 ], [ %100, %89 ]
  %91 = phi i64 [ %67, %75 ], [ %99, %89 ]
  %92 = getelementptr float, ptr %78, i64 %90
  %93 = load float, ptr %92, align 4
  %94 = tail call float @llvm.fabs.f32(float %93)
  %95 = getelementptr float, ptr %78, i64 %91
  %96 = load float, ptr %95, align 4
  %97 = tail call float @llvm.fabs.f32(float %96)
  %98 = fcmp ogt float %94, %97
  %99 = select i1 %98, i64 %90, i64 %91
  %100 = add nuw nsw i64 %90, 1
  %101 = icmp eq i64 %100, %69
  br i1 %101, label %.loopexit23.loopexit, label %89

102:
  %103 = icmp eq i32 %66, 0
  %104 = trunc i64 %72 to i32
  %105 = select i1 %103, i32 %104, i32 %66
  br label %.loopexit21

106:
  %107 = add i64 %79, %16
  %108 = tail call i64 @llvm.smin.i64(i64 %107, i64 %42)
  %109 = tail call i64 @llvm.smax.i64(i64 %108, i64 %68)
  %110 = icmp eq i64 %79, %67
  %111 = icmp sgt i64 %67, %109
  %112 = select i1 %110, i1 true, i1 %111
  br i1 %112, label %.loopexit22, label %113

113:
  %114 = add nsw i64 %67, %23
  br label %115

115:
  %116 = phi i64 [ %67, %113 ], [ %126, %115 ]
  %117 = sub i64 %114, %116
  %118 = mul nsw i64 %116, %20
  %119 = getelementptr float, ptr %4, i64 %117
  %120 = getelementptr float, ptr %119, i64 %118
  %121 = load float, ptr %120, align 4
  %122 = sub nsw i64 %83, %116
  %123 = getelementptr float, ptr %4, i64 %122
  %124 = getelementptr float, ptr %123, i64 %118
  %125 = load float, ptr %124, align 4
  store float %125, ptr %120, align 4
  store float %121, ptr %124, align 4
  %126 = add nuw i64 %116, 1
  %127 = icmp eq i64 %116, %109
  br i1 %127, label %.loopexit22.loopexit, label %115

.loopexit22.loopexit:
  br label %.loopexit22

.loopexit22:
  %128 = getelementptr float, ptr %4, i64 %74
  br i1 %73, label %129, label %.loopexit21

129:
  %130 = add nsw i64 %67, %23
  %131 = getelementptr float, ptr %43, i64 %74
  %132 = icmp slt i64 %67, %109
  br label %133

133:
  %134 = phi i64 [ %72, %129 ], [ %141, %.loopexit20 ]
  %135 = add nsw i64 %134, %23
  %136 = sub nsw i64 %135, %67
  %137 = getelementptr float, ptr %128, i64 %136
  %138 = load float, ptr %137, align 4
  %139 = load float, ptr %131, align 4
  %140 = fdiv float %138, %139
  store float %140, ptr %137, align 4
  br i1 %132, label %.preheader19.preheader, label %.loopexit20

.preheader19.preheader:
  br label %.preheader19

.loopexit20.loopexit:
  br label %.loopexit20

.loopexit20:
  %141 = add nuw nsw i64 %134, 1
  %142 = icmp eq i64 %141, %69
  br i1 %142, label %.loopexit21.loopexit, label %133

.preheader19:
  %143 = phi i64 [ %155, %.preheader19 ], [ %72, %.preheader19.preheader ]
  %144 = sub i64 %130, %143
  %145 = mul nsw i64 %143, %20
  %146 = getelementptr float, ptr %4, i64 %144
  %147 = getelementptr float, ptr %146, i64 %145
  %148 = load float, ptr %147, align 4
  %149 = fmul float %140, %148
  %150 = sub nsw i64 %135, %143
  %151 = getelementptr float, ptr %4, i64 %150
  %152 = getelementptr float, ptr %151, i64 %145
  %153 = load float, ptr %152, align 4
  %154 = fsub float %153, %149
  store float %154, ptr %152, align 4
  %155 = add nuw i64 %143, 1
  %156 = icmp eq i64 %143, %109
  br i1 %156, label %.loopexit20.loopexit, label %.preheader19

.loopexit21.loopexit:
  br label %.loopexit21

.loopexit21:
  %157 = phi i64 [ %68, %102 ], [ %109, %.loopexit22 ], [ %109, %.loopexit21.loopexit ]
  %158 = phi i32 [ %105, %102 ], [ %66, %.loopexit22 ], [ %66, %.loopexit21.loopexit ]
  %159 = xor i64 %67, -1
  %160 = add nsw i64 %64, 1
  %161 = icmp eq i64 %72, %12
  br i1 %161, label %.loopexit24.loopexit, label %63

.loopexit24.loopexit:
  %.lcssa46 = phi i32 [ %158, %.loopexit21 ]
  br label %.loopexit24

.loopexit24:
  %162 = phi i32 [ 0, %.loopexit25 ], [ %.lcssa46, %.loopexit24.loopexit ]
  store i32 %162, ptr %9, align 4
  %163 = icmp eq i32 %162, 0
  %164 = icmp sgt i32 %17, 0
  %165 = select i1 %163, i1 %164, i1 false
  br i1 %165, label %166, label %.loopexit18

166:
  %167 = add nsw i64 %14, 1
  %168 = getelementptr float, ptr %4, i64 %23
  br label %169

.loopexit18.loopexit:
  br label %.loopexit18

.loopexit18:
  ret void

169:
  %170 = phi i64 [ 0, %166 ], [ %237, %.loopexit16 ]
  %171 = mul nsw i64 %170, %22
  %172 = getelementptr inbounds float, ptr %7, i64 %171
  br i1 %39, label %.preheader17.preheader, label %.loopexit16

.preheader17.preheader:
  br label %.preheader17

.loopexit15.loopexit:
  br label %.loopexit15

.loopexit15:
  %173 = add nsw i64 %175, 1
  %174 = icmp eq i64 %188, %12
  br i1 %174, label %.preheader.preheader, label %.preheader17

.preheader.preheader:
  br label %.preheader

.preheader17:
  %175 = phi i64 [ %173, %.loopexit15 ], [ %167, %.preheader17.preheader ]
  %176 = phi i64 [ %188, %.loopexit15 ], [ 0, %.preheader17.preheader ]
  %177 = tail call i64 @llvm.smin.i64(i64 %175, i64 %12)
  %178 = getelementptr inbounds nuw i32, ptr %6, i64 %176
  %179 = load i32, ptr %178, align 4
  %180 = add nsw i64 %176, %167
  %181 = tail call i64 @llvm.smin.i64(i64 %180, i64 %12)
  %182 = getelementptr inbounds nuw float, ptr %172, i64 %176
  %183 = load float, ptr %182, align 4
  %184 = sext i32 %179 to i64
  %185 = getelementptr float, ptr %172, i64 %184
  %186 = getelementptr i8, ptr %185, i64 -4
  %187 = load float, ptr %186, align 4
  store float %187, ptr %182, align 4
  store float %183, ptr %186, align 4
  %188 = add nuw nsw i64 %176, 1
  %189 = icmp slt i64 %188, %181
  br i1 %189, label %190, label %.loopexit15

190:
  %191 = sub nsw i64 %23, %176
  %192 = mul nsw i64 %176, %20
  %193 = getelementptr float, ptr %4, i64 %192
  %194 = getelementptr float, ptr %193, i64 %191
  br label %195

195:
  %196 = phi i64 [ %188, %190 ], [ %204, %195 ]
  %197 = getelementptr float, ptr %194, i64 %196
  %198 = load float, ptr %197, align 4
  %199 = load float, ptr %182, align 4
  %200 = fmul float %198, %199
  %201 = getelementptr inbounds nuw float, ptr %172, i64 %196
  %202 = load float, ptr %201, align 4
  %203 = fsub float %202, %200
  store float %203, ptr %201, align 4
  %204 = add nuw nsw i64 %196, 1
  %205 = icmp eq i64 %204, %177
  br i1 %205, label %.loopexit15.loopexit, label %195

.preheader:
  %206 = phi i64 [ %223, %.loopexit ], [ 0, %.preheader.preheader ]
  %207 = xor i64 %206, -1
  %208 = add nsw i64 %207, %12
  %209 = icmp sgt i64 %208, %23
  %210 = sub nsw i64 %208, %23
  %211 = select i1 %209, i64 %210, i64 0
  %212 = getelementptr inbounds float, ptr %172, i64 %208
  %213 = load float, ptr %212, align 4
  %214 = mul nsw i64 %208, %20
  %215 = getelementptr float, ptr %168, i64 %214
  %216 = load float, ptr %215, align 4
  %217 = fdiv float %213, %216
  store float %217, ptr %212, align 4
  %218 = icmp slt i64 %211, %208
  br i1 %218, label %219, label %.loopexit

219:
  %220 = getelementptr float, ptr %4, i64 %214
  %221 = sub i64 %23, %208
  %222 = getelementptr float, ptr %220, i64 %221
  br label %225

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %223 = add nuw nsw i64 %206, 1
  %224 = icmp eq i64 %223, %12
  br i1 %224, label %.loopexit16.loopexit, label %.preheader

225:
  %226 = phi i64 [ %211, %219 ], [ %233, %225 ]
  %227 = getelementptr float, ptr %222, i64 %226
  %228 = load float, ptr %227, align 4
  %229 = fmul float %217, %228
  %230 = getelementptr inbounds float, ptr %172, i64 %226
  %231 = load float, ptr %230, align 4
  %232 = fsub float %231, %229
  store float %232, ptr %230, align 4
  %233 = add nsw i64 %226, 1
  %234 = icmp slt i64 %233, %208
  br i1 %234, label %225, label %.loopexit.loopexit

.loopexit16.loopexit:
  %.pre = load i32, ptr %9, align 4
  %235 = icmp eq i32 %.pre, 0
  br label %.loopexit16

.loopexit16:
  %236 = phi i1 [ %235, %.loopexit16.loopexit ], [ true, %169 ]
  %237 = add nuw nsw i64 %170, 1
  %238 = icmp slt i64 %237, %18
  %239 = select i1 %236, i1 %238, i1 false
  br i1 %239, label %169, label %.loopexit18.loopexit
}

define float @slange_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef writeonly %5) {
  %7 = load i32, ptr %1, align 4
  %8 = load i32, ptr %2, align 4
  %9 = load i32, ptr %4, align 4
  %10 = sext i32 %9 to i64
  %11 = load i8, ptr %0, align 1
  %12 = and i8 %11, -33
  %13 = icmp eq i8 %12, 77
  %14 = add i8 %12, -69
  %15 = icmp ult i8 %14, 2
  %16 = icmp eq i8 %12, 73
  %17 = icmp slt i32 %7, 1
  %18 = icmp slt i32 %8, 1
  %19 = select i1 %17, i1 true, i1 %18
  br i1 %19, label %69, label %20

20:
  %21 = zext nneg i32 %8 to i64
  %22 = zext nneg i32 %7 to i64
  %23 = select i1 %16, i64 %22, i64 %21
  %24 = select i1 %16, i64 %21, i64 %22
  br label %25

25:
  %26 = phi i64 [ 0, %20 ], [ %67, %65 ]
  %27 = phi float [ 0.000000e+00, %20 ], [ %66, %65 ]
  %28 = getelementptr float, ptr %3, i64 %26
  %29 = mul nsw i64 %26, %10
  %30 = getelementptr float, ptr %3, i64 %29
  br label %37

31:
  %.lcssa13 = phi float [ %66, %65 ]
  %32 = fcmp ogt float %.lcssa13, 0.000000e+00
  %33 = select i1 %15, i1 %32, i1 false
  %34 = tail call float @llvm.sqrt.f32(float %.lcssa13)
  %35 = select i1 %33, float %34, float %.lcssa13
  br label %69

36:
  %.lcssa = phi float [ %54, %53 ]
  br i1 %16, label %57, label %59

37:
  %38 = phi i64 [ 0, %25 ], [ %55, %53 ]
  %39 = phi float [ 0.000000e+00, %25 ], [ %54, %53 ]
  %40 = mul nsw i64 %38, %10
  %41 = getelementptr float, ptr %28, i64 %40
  %42 = getelementptr float, ptr %30, i64 %38
  %43 = select i1 %16, ptr %41, ptr %42
  %44 = load float, ptr %43, align 4
  %45 = tail call float @llvm.fabs.f32(float %44)
  br i1 %13, label %46, label %49

46:
  %47 = fcmp ogt float %45, %39
  %48 = select i1 %47, float %45, float %39
  br label %53

49:
  %50 = fmul float %44, %44
  %51 = select i1 %15, float %50, float %45
  %52 = fadd float %39, %51
  br label %53

53:
  %54 = phi float [ %48, %46 ], [ %52, %49 ]
  %55 = add nuw nsw i64 %38, 1
  %56 = icmp eq i64 %55, %24
  br i1 %56, label %36, label %37

57:
  %58 = getelementptr inbounds nuw float, ptr %5, i64 %26
  store float %.lcssa, ptr %58, align 4
  br label %62

59:
  br i1 %15, label %60, label %62

60:
  %61 = fadd float %27, %.lcssa
  br label %65

62:
  %63 = fcmp ogt float %.lcssa, %27
  %64 = select i1 %63, float %.lcssa, float %27
  br label %65

65:
  %66 = phi float [ %61, %60 ], [ %64, %62 ]
  %67 = add nuw nsw i64 %26, 1
  %68 = icmp eq i64 %67, %23
  br i1 %68, label %31, label %25

69:
  %70 = phi float [ %35, %31 ], [ 0.000000e+00, %6 ]
  ret float %70
}

define void @slacpy_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef writeonly %5, ptr noundef readonly %6) {
  %8 = load i32, ptr %2, align 4
  %9 = load i8, ptr %0, align 1
  %10 = and i8 %9, -33
  %11 = icmp eq i8 %10, 85
  %12 = icmp eq i8 %10, 76
  %13 = sext i32 %8 to i64
  %14 = icmp sgt i32 %8, 0
  br i1 %14, label %15, label %.loopexit3

15:
  %16 = load i32, ptr %6, align 4
  %17 = load i32, ptr %4, align 4
  %18 = load i32, ptr %1, align 4
  %19 = sext i32 %18 to i64
  %20 = sext i32 %17 to i64
  %21 = sext i32 %16 to i64
  br label %23

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %22 = icmp eq i64 %26, %13
  br i1 %22, label %.loopexit3.loopexit, label %23

.loopexit3.loopexit:
  br label %.loopexit3

.loopexit3:
  ret void

23:
  %24 = phi i64 [ 0, %15 ], [ %26, %.loopexit ]
  %25 = select i1 %12, i64 %24, i64 0
  %26 = add nuw nsw i64 %24, 1
  %27 = tail call i64 @llvm.smin.i64(i64 %26, i64 %19)
  %28 = select i1 %11, i64 %27, i64 %19
  %29 = icmp slt i64 %25, %28
  br i1 %29, label %30, label %.loopexit

30:
  %31 = mul nsw i64 %24, %20
  %32 = getelementptr float, ptr %3, i64 %31
  %33 = mul nsw i64 %24, %21
  %34 = getelementptr float, ptr %5, i64 %33
  br label %35

35:
  %36 = phi i64 [ %25, %30 ], [ %40, %35 ]
  %37 = getelementptr float, ptr %32, i64 %36
  %38 = load float, ptr %37, align 4
  %39 = getelementptr float, ptr %34, i64 %36
  store float %38, ptr %39, align 4
  %40 = add nuw nsw i64 %36, 1
  %41 = icmp eq i64 %40, %28
  br i1 %41, label %.loopexit.loopexit, label %35
}

define void @slaset_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef writeonly %5, ptr noundef readonly %6) {
  %8 = load i32, ptr %2, align 4
  %9 = load float, ptr %3, align 4
  %10 = load float, ptr %4, align 4
  %11 = load i8, ptr %0, align 1
  %12 = and i8 %11, -33
  %13 = icmp eq i8 %12, 85
  %14 = icmp eq i8 %12, 76
  %15 = sext i32 %8 to i64
  %16 = icmp sgt i32 %8, 0
  br i1 %16, label %17, label %.loopexit3

17:
  %18 = load i32, ptr %6, align 4
  %19 = load i32, ptr %1, align 4
  %20 = sext i32 %19 to i64
  %21 = sext i32 %18 to i64
  br label %23

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %22 = icmp eq i64 %26, %15
  br i1 %22, label %.loopexit3.loopexit, label %23

.loopexit3.loopexit:
  br label %.loopexit3

.loopexit3:
  ret void

23:
  %24 = phi i64 [ 0, %17 ], [ %26, %.loopexit ]
  %25 = select i1 %14, i64 %24, i64 0
  %26 = add nuw nsw i64 %24, 1
  %27 = tail call i64 @llvm.smin.i64(i64 %26, i64 %20)
  %28 = select i1 %13, i64 %27, i64 %20
  %29 = icmp slt i64 %25, %28
  br i1 %29, label %30, label %.loopexit

30:
  %31 = mul nsw i64 %24, %21
  %32 = getelementptr float, ptr %5, i64 %31
  br label %33

33:
  %34 = phi i64 [ %25, %30 ], [ %38, %33 ]
  %35 = icmp eq i64 %34, %24
  %36 = select i1 %35, float %10, float %9
  %37 = getelementptr float, ptr %32, i64 %34
  store float %36, ptr %37, align 4
  %38 = add nuw nsw i64 %34, 1
  %39 = icmp eq i64 %38, %28
  br i1 %39, label %.loopexit.loopexit, label %33
}

define void @slascl_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef %7, ptr noundef readonly %8, ptr noundef writeonly %9) {
  %11 = load i32, ptr %5, align 4
  %12 = sext i32 %11 to i64
  %13 = load i32, ptr %6, align 4
  %14 = sext i32 %13 to i64
  %15 = load i32, ptr %8, align 4
  %16 = sext i32 %15 to i64
  %17 = load i32, ptr %1, align 4
  %18 = sext i32 %17 to i64
  %19 = load i32, ptr %2, align 4
  %20 = sext i32 %19 to i64
  %21 = load float, ptr %4, align 4
  %22 = load float, ptr %3, align 4
  %23 = fdiv float %21, %22
  %24 = icmp sgt i32 %13, 0
  br i1 %24, label %25, label %.loopexit3

25:
  %26 = add nsw i64 %18, 1
  %27 = add nsw i64 %20, 1
  %28 = add nsw i64 %20, %18
  %29 = shl nsw i64 %18, 1
  %30 = add nsw i64 %27, %29
  %31 = add nsw i64 %28, %12
  br label %33

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %32 = icmp eq i64 %40, %14
  br i1 %32, label %.loopexit3.loopexit, label %33

.loopexit3.loopexit:
  br label %.loopexit3

.loopexit3:
  store i32 0, ptr %9, align 4
  ret void

33:
  %34 = phi i64 [ 0, %25 ], [ %40, %.loopexit ]
  %35 = load i8, ptr %0, align 1
  %36 = and i8 %35, -33
  %37 = icmp eq i8 %36, 76
  %38 = select i1 %37, i64 %34, i64 0
  %39 = icmp eq i8 %36, 85
  %40 = add nuw nsw i64 %34, 1
  %41 = tail call i64 @llvm.smin.i64(i64 %40, i64 %12)
  %42 = select i1 %39, i64 %41, i64 %12
  %43 = icmp eq i8 %36, 72
  %44 = add nuw nsw i64 %34, 2
  %45 = tail call i64 @llvm.smin.i64(i64 %44, i64 %12)
  %46 = select i1 %43, i64 %45, i64 %42
  %47 = icmp eq i8 %36, 66
  %48 = sub nsw i64 %14, %34
  %49 = tail call i64 @llvm.smin.i64(i64 %26, i64 %48)
  %50 = select i1 %47, i64 %49, i64 %46
  %51 = icmp eq i8 %36, 81
  %52 = icmp slt i64 %34, %20
  %53 = sub nsw i64 %20, %34
  %54 = select i1 %52, i64 %53, i64 0
  %55 = select i1 %51, i64 %54, i64 %38
  %56 = select i1 %51, i64 %27, i64 %50
  %57 = icmp eq i8 %36, 90
  br i1 %57, label %58, label %63

58:
  %59 = sub nsw i64 %28, %34
  %60 = select i1 %52, i64 %59, i64 %18
  %61 = sub nsw i64 %31, %34
  %62 = tail call i64 @llvm.smin.i64(i64 %30, i64 %61)
  br label %63

63:
  %64 = phi i64 [ %60, %58 ], [ %55, %33 ]
  %65 = phi i64 [ %62, %58 ], [ %56, %33 ]
  %66 = icmp slt i64 %64, %65
  br i1 %66, label %67, label %.loopexit

67:
  %68 = mul nsw i64 %34, %16
  %69 = getelementptr float, ptr %7, i64 %68
  br label %70

70:
  %71 = phi i64 [ %64, %67 ], [ %75, %70 ]
  %72 = getelementptr float, ptr %69, i64 %71
  %73 = load float, ptr %72, align 4
  %74 = fmul float %23, %73
  store float %74, ptr %72, align 4
  %75 = add nsw i64 %71, 1
  %76 = icmp eq i64 %75, %65
  br i1 %76, label %.loopexit.loopexit, label %70
}

define void @ssyev_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef %3, ptr noundef readonly %4, ptr noundef writeonly %5, ptr noundef writeonly %6, ptr noundef readonly %7, ptr noundef writeonly %8) {
  store i32 0, ptr %8, align 4
  %10 = load i32, ptr %2, align 4
  %11 = icmp sgt i32 %10, 1
  %12 = mul nuw nsw i32 %10, 3
  %13 = add nsw i32 %12, -1
  %14 = uitofp nneg i32 %13 to float
  %15 = select i1 %11, float %14, float 1.000000e+00
  store float %15, ptr %6, align 4
  %16 = load i32, ptr %7, align 4
  %17 = icmp eq i32 %16, -1
  br i1 %17, label %235, label %18

18:
  %19 = load i32, ptr %2, align 4
  %20 = icmp sgt i32 %19, 0
  br i1 %20, label %21, label %235

21:
  %22 = zext nneg i32 %19 to i64
  %23 = load i32, ptr %4, align 4
  %24 = sext i32 %23 to i64
  %25 = load i8, ptr %1, align 1
  %26 = and i8 %25, -33
  %27 = icmp eq i8 %26, 85
  %28 = shl nuw nsw i64 %22, 2
  %29 = mul nuw i64 %28, %22
  %30 = tail call ptr @malloc(i64 noundef %29)
  %31 = tail call ptr @malloc(i64 noundef %29)
  br label %32

32:
  %33 = phi i64 [ 0, %21 ], [ %39, %38 ]
  %34 = mul nsw i64 %33, %24
  %35 = getelementptr float, ptr %3, i64 %34
  %36 = getelementptr float, ptr %3, i64 %33
  %37 = mul nuw nsw i64 %33, %22
  br label %41

38:
  %39 = add nuw nsw i64 %33, 1
  %40 = icmp eq i64 %39, %22
  br i1 %40, label %.preheader15.preheader, label %32

.preheader15.preheader:
  br label %.preheader15

41:
  %42 = phi i64 [ 0, %32 ], [ %56, %41 ]
  %43 = icmp samesign ugt i64 %42, %33
  %44 = xor i1 %27, %43
  %45 = icmp eq i64 %42, %33
  %46 = or i1 %45, %44
  %47 = getelementptr float, ptr %35, i64 %42
  %48 = mul nsw i64 %42, %24
  %49 = getelementptr float, ptr %36, i64 %48
  %50 = select i1 %46, ptr %47, ptr %49
  %51 = load float, ptr %50, align 4
  %52 = add nuw nsw i64 %42, %37
  %53 = getelementptr inbounds nuw float, ptr %30, i64 %52
  store float %51, ptr %53, align 4
  %54 = uitofp i1 %45 to float
  %55 = getelementptr inbounds nuw float, ptr %31, i64 %52
  store float %54, ptr %55, align 4
  %56 = add nuw nsw i64 %42, 1
  %57 = icmp eq i64 %56, %22
  br i1 %57, label %38, label %41

.preheader15:
  %58 = phi i32 [ %92, %88 ], [ 3, %.preheader15.preheader ]
  %59 = phi i32 [ %93, %88 ], [ 0, %.preheader15.preheader ]
  br label %62

60:
  %61 = add nuw nsw i64 %22, 1
  br label %178

62:
  %63 = phi i64 [ 1, %.preheader15 ], [ %71, %69 ]
  %64 = phi float [ 0.000000e+00, %.preheader15 ], [ %.lcssa45, %69 ]
  %65 = phi float [ 0.000000e+00, %.preheader15 ], [ %.lcssa46, %69 ]
  %66 = phi i64 [ 0, %.preheader15 ], [ %70, %69 ]
  %67 = mul nuw nsw i64 %66, %22
  %68 = getelementptr float, ptr %30, i64 %67
  br label %73

69:
  %.lcssa46 = phi float [ %83, %73 ]
  %.lcssa45 = phi float [ %84, %73 ]
  %70 = add nuw nsw i64 %66, 1
  %71 = add nuw nsw i64 %63, 1
  %72 = icmp eq i64 %70, %22
  br i1 %72, label %.preheader14.preheader, label %62

.preheader14.preheader:
  %.lcssa46.lcssa = phi float [ %.lcssa46, %69 ]
  %.lcssa45.lcssa = phi float [ %.lcssa45, %69 ]
  br label %.preheader14

73:
  %74 = phi float [ %64, %62 ], [ %84, %73 ]
  %75 = phi float [ %65, %62 ], [ %83, %73 ]
  %76 = phi i64 [ 0, %62 ], [ %85, %73 ]
  %77 = icmp samesign ult i64 %76, %66
  %78 = getelementptr float, ptr %68, i64 %76
  %79 = load float, ptr %78, align 4
  %80 = tail call float @llvm.fabs.f32(float %79)
  %81 = fadd float %74, %80
  %82 = fadd float %75, %80
  %83 = select i1 %77, float %75, float %82
  %84 = select i1 %77, float %81, float %74
  %85 = add nuw nsw i64 %76, 1
  %86 = icmp eq i64 %85, %63
  br i1 %86, label %69, label %73

.loopexit13.loopexit:
  br label %.loopexit13

.loopexit13:
  %87 = icmp eq i64 %98, %22
  br i1 %87, label %88, label %.preheader14

88:
  %89 = fmul float %.lcssa46.lcssa, 0x3C9CD2B2A0000000
  %90 = fcmp ole float %.lcssa45.lcssa, %89
  %91 = sext i1 %90 to i32
  %92 = add nsw i32 %58, %91
  %93 = add nuw nsw i32 %59, 1
  %94 = icmp ne i32 %92, 0
  %95 = icmp samesign ult i32 %59, 59
  %96 = select i1 %94, i1 %95, i1 false
  br i1 %96, label %.preheader15, label %60

.preheader14:
  %97 = phi i64 [ %98, %.loopexit13 ], [ 0, %.preheader14.preheader ]
  %98 = add nuw nsw i64 %97, 1
  %99 = icmp samesign ult i64 %98, %22
  br i1 %99, label %100, label %.loopexit13

100:
  %101 = getelementptr float, ptr %30, i64 %97
  %102 = mul nuw nsw i64 %97, %22
  %103 = getelementptr float, ptr %101, i64 %102
  br label %104

104:
  %105 = phi i64 [ %98, %100 ], [ %176, %.loopexit11 ]
  %106 = mul nuw nsw i64 %105, %22
  %107 = getelementptr float, ptr %101, i64 %106
  %108 = load float, ptr %107, align 4
  %109 = getelementptr float, ptr %30, i64 %105
  %110 = getelementptr float, ptr %109, i64 %106
  %111 = load float, ptr %110, align 4
  %112 = load float, ptr %103, align 4
  %113 = fsub float %111, %112
  %114 = fcmp oeq float %108, 0.000000e+00
  %115 = fcmp oeq float %113, 0.000000e+00
  %116 = select i1 %114, i1 %115, i1 false
  br i1 %116, label %.loopexit11, label %117

117:
  %118 = fmul float %113, 5.000000e-01
  %119 = fmul float %118, %118
  %120 = fmul float %108, %108
  %121 = fadd float %120, %119
  %122 = tail call float @llvm.sqrt.f32(float %121)
  %123 = fcmp olt float %118, 0.000000e+00
  %124 = fneg float %122
  %125 = select i1 %123, float %124, float %122
  %126 = fadd float %118, %125
  %127 = fdiv float %108, %126
  %128 = fmul float %127, %127
  %129 = fadd float %128, 1.000000e+00
  %130 = tail call float @llvm.sqrt.f32(float %129)
  %131 = fdiv float 1.000000e+00, %130
  %132 = fmul float %127, %131
  br label %133

133:
  %134 = phi i64 [ 0, %117 ], [ %146, %133 ]
  %135 = getelementptr float, ptr %30, i64 %134
  %136 = getelementptr float, ptr %135, i64 %102
  %137 = load float, ptr %136, align 4
  %138 = getelementptr float, ptr %135, i64 %106
  %139 = load float, ptr %138, align 4
  %140 = fmul float %131, %137
  %141 = fmul float %132, %139
  %142 = fsub float %140, %141
  store float %142, ptr %136, align 4
  %143 = fmul float %132, %137
  %144 = fmul float %131, %139
  %145 = fadd float %143, %144
  store float %145, ptr %138, align 4
  %146 = add nuw nsw i64 %134, 1
  %147 = icmp eq i64 %146, %22
  br i1 %147, label %.preheader12.preheader, label %133

.preheader12.preheader:
  br label %.preheader12

.preheader12:
  %148 = phi i64 [ %160, %.preheader12 ], [ 0, %.preheader12.preheader ]
  %149 = mul nuw nsw i64 %148, %22
  %150 = getelementptr float, ptr %101, i64 %149
  %151 = load float, ptr %150, align 4
  %152 = getelementptr float, ptr %109, i64 %149
  %153 = load float, ptr %152, align 4
  %154 = fmul float %131, %151
  %155 = fmul float %132, %153
  %156 = fsub float %154, %155
  store float %156, ptr %150, align 4
  %157 = fmul float %132, %151
  %158 = fmul float %131, %153
  %159 = fadd float %157, %158
  store float %159, ptr %152, align 4
  %160 = add nuw nsw i64 %148, 1
  %161 = icmp eq i64 %160, %22
  br i1 %161, label %.preheader.preheader, label %.preheader12

.preheader.preheader:
  br label %.preheader

.preheader:
  %162 = phi i64 [ %174, %.preheader ], [ 0, %.preheader.preheader ]
  %163 = getelementptr float, ptr %31, i64 %162
  %164 = getelementptr float, ptr %163, i64 %102
  %165 = load float, ptr %164, align 4
  %166 = getelementptr float, ptr %163, i64 %106
  %167 = load float, ptr %166, align 4
  %168 = fmul float %131, %165
  %169 = fmul float %132, %167
  %170 = fsub float %168, %169
  store float %170, ptr %164, align 4
  %171 = fmul float %132, %165
  %172 = fmul float %131, %167
  %173 = fadd float %171, %172
  store float %173, ptr %166, align 4
  %174 = add nuw nsw i64 %162, 1
  %175 = icmp eq i64 %174, %22
  br i1 %175, label %.loopexit11.loopexit, label %.preheader

.loopexit11.loopexit:
  br label %.loopexit11

.loopexit11:
  %176 = add nuw nsw i64 %105, 1
  %177 = icmp eq i64 %176, %22
  br i1 %177, label %.loopexit13.loopexit, label %104

178:
  %179 = phi i64 [ 0, %60 ], [ %232, %.loopexit ]
  br label %180

180:
  %181 = phi i64 [ 0, %178 ], [ %191, %188 ]
  %182 = phi i64 [ -1, %178 ], [ %190, %188 ]
  %183 = mul nuw nsw i64 %181, %61
  %184 = getelementptr inbounds nuw float, ptr %30, i64 %183
  %185 = load float, ptr %184, align 4
  br label %193

186:
  %.lcssa44 = phi i64 [ %190, %188 ]
  %187 = icmp slt i64 %.lcssa44, 0
  br i1 %187, label %.loopexit, label %208

188:
  %.lcssa = phi i64 [ %205, %193 ]
  %189 = icmp eq i64 %.lcssa, %179
  %190 = select i1 %189, i64 %181, i64 %182
  %191 = add nuw nsw i64 %181, 1
  %192 = icmp eq i64 %191, %22
  br i1 %192, label %186, label %180

193:
  %194 = phi i64 [ 0, %180 ], [ %206, %193 ]
  %195 = phi i64 [ 0, %180 ], [ %205, %193 ]
  %196 = mul nuw nsw i64 %194, %61
  %197 = getelementptr inbounds nuw float, ptr %30, i64 %196
  %198 = load float, ptr %197, align 4
  %199 = fcmp olt float %198, %185
  %200 = fcmp oeq float %198, %185
  %201 = icmp samesign ult i64 %194, %181
  %202 = select i1 %200, i1 %201, i1 false
  %203 = select i1 %199, i1 true, i1 %202
  %204 = zext i1 %203 to i64
  %205 = add nuw nsw i64 %195, %204
  %206 = add nuw nsw i64 %194, 1
  %207 = icmp eq i64 %206, %22
  br i1 %207, label %188, label %193

208:
  %209 = mul nuw nsw i64 %.lcssa44, %22
  %210 = getelementptr float, ptr %30, i64 %.lcssa44
  %211 = getelementptr float, ptr %210, i64 %209
  %212 = load float, ptr %211, align 4
  %213 = getelementptr inbounds nuw float, ptr %5, i64 %179
  store float %212, ptr %213, align 4
  %214 = getelementptr float, ptr %31, i64 %209
  %215 = load i8, ptr %0, align 1
  %216 = and i8 %215, -33
  %217 = icmp eq i8 %216, 86
  br i1 %217, label %218, label %.loopexit

218:
  %219 = mul nsw i64 %179, %24
  %220 = getelementptr float, ptr %3, i64 %219
  br label %221

221:
  %222 = phi i64 [ 0, %218 ], [ %226, %221 ]
  %223 = getelementptr float, ptr %214, i64 %222
  %224 = load float, ptr %223, align 4
  %225 = getelementptr float, ptr %220, i64 %222
  store float %224, ptr %225, align 4
  %226 = add nuw nsw i64 %222, 1
  %227 = load i8, ptr %0, align 1
  %228 = and i8 %227, -33
  %229 = icmp eq i8 %228, 86
  %230 = icmp samesign ult i64 %226, %22
  %231 = select i1 %229, i1 %230, i1 false
  br i1 %231, label %221, label %.loopexit.loopexit

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %232 = add nuw nsw i64 %179, 1
  %233 = icmp eq i64 %232, %22
  br i1 %233, label %234, label %178

234:
  tail call void @free(ptr noundef nonnull %30)
  tail call void @free(ptr noundef %31)
  br label %235

235:
  ret void
}

define void @ssyevd_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef %3, ptr noundef readonly %4, ptr noundef writeonly %5, ptr noundef writeonly %6, ptr noundef readonly %7, ptr noundef writeonly %8, ptr noundef readonly %9, ptr noundef writeonly %10) {
  store i32 0, ptr %10, align 4
  %12 = load i32, ptr %2, align 4
  %13 = shl i32 %12, 1
  %14 = add i32 %13, 6
  %15 = mul i32 %14, %12
  %16 = or disjoint i32 %15, 1
  %17 = sitofp i32 %16 to float
  store float %17, ptr %6, align 4
  %18 = load i32, ptr %2, align 4
  %19 = mul nsw i32 %18, 5
  %20 = add nsw i32 %19, 3
  store i32 %20, ptr %8, align 4
  %21 = load i32, ptr %7, align 4
  %22 = icmp eq i32 %21, -1
  br i1 %22, label %243, label %23

23:
  %24 = load i32, ptr %9, align 4
  %25 = icmp eq i32 %24, -1
  br i1 %25, label %243, label %26

26:
  %27 = load i32, ptr %2, align 4
  %28 = icmp sgt i32 %27, 0
  br i1 %28, label %29, label %243

29:
  %30 = zext nneg i32 %27 to i64
  %31 = load i32, ptr %4, align 4
  %32 = sext i32 %31 to i64
  %33 = load i8, ptr %1, align 1
  %34 = and i8 %33, -33
  %35 = icmp eq i8 %34, 85
  %36 = shl nuw nsw i64 %30, 2
  %37 = mul nuw i64 %36, %30
  %38 = tail call ptr @malloc(i64 noundef %37)
  %39 = tail call ptr @malloc(i64 noundef %37)
  br label %40

40:
  %41 = phi i64 [ 0, %29 ], [ %47, %46 ]
  %42 = mul nsw i64 %41, %32
  %43 = getelementptr float, ptr %3, i64 %42
  %44 = getelementptr float, ptr %3, i64 %41
  %45 = mul nuw nsw i64 %41, %30
  br label %49

46:
  %47 = add nuw nsw i64 %41, 1
  %48 = icmp eq i64 %47, %30
  br i1 %48, label %.preheader15.preheader, label %40

.preheader15.preheader:
  br label %.preheader15

49:
  %50 = phi i64 [ 0, %40 ], [ %64, %49 ]
  %51 = icmp samesign ugt i64 %50, %41
  %52 = xor i1 %35, %51
  %53 = icmp eq i64 %50, %41
  %54 = or i1 %53, %52
  %55 = getelementptr float, ptr %43, i64 %50
  %56 = mul nsw i64 %50, %32
  %57 = getelementptr float, ptr %44, i64 %56
  %58 = select i1 %54, ptr %55, ptr %57
  %59 = load float, ptr %58, align 4
  %60 = add nuw nsw i64 %50, %45
  %61 = getelementptr inbounds nuw float, ptr %38, i64 %60
  store float %59, ptr %61, align 4
  %62 = uitofp i1 %53 to float
  %63 = getelementptr inbounds nuw float, ptr %39, i64 %60
  store float %62, ptr %63, align 4
  %64 = add nuw nsw i64 %50, 1
  %65 = icmp eq i64 %64, %30
  br i1 %65, label %46, label %49

.preheader15:
  %66 = phi i32 [ %100, %96 ], [ 3, %.preheader15.preheader ]
  %67 = phi i32 [ %101, %96 ], [ 0, %.preheader15.preheader ]
  br label %70

68:
  %69 = add nuw nsw i64 %30, 1
  br label %186

70:
  %71 = phi i64 [ 1, %.preheader15 ], [ %79, %77 ]
  %72 = phi float [ 0.000000e+00, %.preheader15 ], [ %.lcssa45, %77 ]
  %73 = phi float [ 0.000000e+00, %.preheader15 ], [ %.lcssa46, %77 ]
  %74 = phi i64 [ 0, %.preheader15 ], [ %78, %77 ]
  %75 = mul nuw nsw i64 %74, %30
  %76 = getelementptr float, ptr %38, i64 %75
  br label %81

77:
  %.lcssa46 = phi float [ %91, %81 ]
  %.lcssa45 = phi float [ %92, %81 ]
  %78 = add nuw nsw i64 %74, 1
  %79 = add nuw nsw i64 %71, 1
  %80 = icmp eq i64 %78, %30
  br i1 %80, label %.preheader14.preheader, label %70

.preheader14.preheader:
  %.lcssa46.lcssa = phi float [ %.lcssa46, %77 ]
  %.lcssa45.lcssa = phi float [ %.lcssa45, %77 ]
  br label %.preheader14

81:
  %82 = phi float [ %72, %70 ], [ %92, %81 ]
  %83 = phi float [ %73, %70 ], [ %91, %81 ]
  %84 = phi i64 [ 0, %70 ], [ %93, %81 ]
  %85 = icmp samesign ult i64 %84, %74
  %86 = getelementptr float, ptr %76, i64 %84
  %87 = load float, ptr %86, align 4
  %88 = tail call float @llvm.fabs.f32(float %87)
  %89 = fadd float %82, %88
  %90 = fadd float %83, %88
  %91 = select i1 %85, float %83, float %90
  %92 = select i1 %85, float %89, float %82
  %93 = add nuw nsw i64 %84, 1
  %94 = icmp eq i64 %93, %71
  br i1 %94, label %77, label %81

.loopexit13.loopexit:
  br label %.loopexit13

.loopexit13:
  %95 = icmp eq i64 %106, %30
  br i1 %95, label %96, label %.preheader14

96:
  %97 = fmul float %.lcssa46.lcssa, 0x3C9CD2B2A0000000
  %98 = fcmp ole float %.lcssa45.lcssa, %97
  %99 = sext i1 %98 to i32
  %100 = add nsw i32 %66, %99
  %101 = add nuw nsw i32 %67, 1
  %102 = icmp ne i32 %100, 0
  %103 = icmp samesign ult i32 %67, 59
  %104 = select i1 %102, i1 %103, i1 false
  br i1 %104, label %.preheader15, label %68

.preheader14:
  %105 = phi i64 [ %106, %.loopexit13 ], [ 0, %.preheader14.preheader ]
  %106 = add nuw nsw i64 %105, 1
  %107 = icmp samesign ult i64 %106, %30
  br i1 %107, label %108, label %.loopexit13

108:
  %109 = getelementptr float, ptr %38, i64 %105
  %110 = mul nuw nsw i64 %105, %30
  %111 = getelementptr float, ptr %109, i64 %110
  br label %112

112:
  %113 = phi i64 [ %106, %108 ], [ %184, %.loopexit11 ]
  %114 = mul nuw nsw i64 %113, %30
  %115 = getelementptr float, ptr %109, i64 %114
  %116 = load float, ptr %115, align 4
  %117 = getelementptr float, ptr %38, i64 %113
  %118 = getelementptr float, ptr %117, i64 %114
  %119 = load float, ptr %118, align 4
  %120 = load float, ptr %111, align 4
  %121 = fsub float %119, %120
  %122 = fcmp oeq float %116, 0.000000e+00
  %123 = fcmp oeq float %121, 0.000000e+00
  %124 = select i1 %122, i1 %123, i1 false
  br i1 %124, label %.loopexit11, label %125

125:
  %126 = fmul float %121, 5.000000e-01
  %127 = fmul float %126, %126
  %128 = fmul float %116, %116
  %129 = fadd float %128, %127
  %130 = tail call float @llvm.sqrt.f32(float %129)
  %131 = fcmp olt float %126, 0.000000e+00
  %132 = fneg float %130
  %133 = select i1 %131, float %132, float %130
  %134 = fadd float %126, %133
  %135 = fdiv float %116, %134
  %136 = fmul float %135, %135
  %137 = fadd float %136, 1.000000e+00
  %138 = tail call float @llvm.sqrt.f32(float %137)
  %139 = fdiv float 1.000000e+00, %138
  %140 = fmul float %135, %139
  br label %141

141:
  %142 = phi i64 [ 0, %125 ], [ %154, %141 ]
  %143 = getelementptr float, ptr %38, i64 %142
  %144 = getelementptr float, ptr %143, i64 %110
  %145 = load float, ptr %144, align 4
  %146 = getelementptr float, ptr %143, i64 %114
  %147 = load float, ptr %146, align 4
  %148 = fmul float %139, %145
  %149 = fmul float %140, %147
  %150 = fsub float %148, %149
  store float %150, ptr %144, align 4
  %151 = fmul float %140, %145
  %152 = fmul float %139, %147
  %153 = fadd float %151, %152
  store float %153, ptr %146, align 4
  %154 = add nuw nsw i64 %142, 1
  %155 = icmp eq i64 %154, %30
  br i1 %155, label %.preheader12.preheader, label %141

.preheader12.preheader:
  br label %.preheader12

.preheader12:
  %156 = phi i64 [ %168, %.preheader12 ], [ 0, %.preheader12.preheader ]
  %157 = mul nuw nsw i64 %156, %30
  %158 = getelementptr float, ptr %109, i64 %157
  %159 = load float, ptr %158, align 4
  %160 = getelementptr float, ptr %117, i64 %157
  %161 = load float, ptr %160, align 4
  %162 = fmul float %139, %159
  %163 = fmul float %140, %161
  %164 = fsub float %162, %163
  store float %164, ptr %158, align 4
  %165 = fmul float %140, %159
  %166 = fmul float %139, %161
  %167 = fadd float %165, %166
  store float %167, ptr %160, align 4
  %168 = add nuw nsw i64 %156, 1
  %169 = icmp eq i64 %168, %30
  br i1 %169, label %.preheader.preheader, label %.preheader12

.preheader.preheader:
  br label %.preheader

.preheader:
  %170 = phi i64 [ %182, %.preheader ], [ 0, %.preheader.preheader ]
  %171 = getelementptr float, ptr %39, i64 %170
  %172 = getelementptr float, ptr %171, i64 %110
  %173 = load float, ptr %172, align 4
  %174 = getelementptr float, ptr %171, i64 %114
  %175 = load float, ptr %174, align 4
  %176 = fmul float %139, %173
  %177 = fmul float %140, %175
  %178 = fsub float %176, %177
  store float %178, ptr %172, align 4
  %179 = fmul float %140, %173
  %180 = fmul float %139, %175
  %181 = fadd float %179, %180
  store float %181, ptr %174, align 4
  %182 = add nuw nsw i64 %170, 1
  %183 = icmp eq i64 %182, %30
  br i1 %183, label %.loopexit11.loopexit, label %.preheader

.loopexit11.loopexit:
  br label %.loopexit11

.loopexit11:
  %184 = add nuw nsw i64 %113, 1
  %185 = icmp eq i64 %184, %30
  br i1 %185, label %.loopexit13.loopexit, label %112

186:
  %187 = phi i64 [ 0, %68 ], [ %240, %.loopexit ]
  br label %188

188:
  %189 = phi i64 [ 0, %186 ], [ %199, %196 ]
  %190 = phi i64 [ -1, %186 ], [ %198, %196 ]
  %191 = mul nuw nsw i64 %189, %69
  %192 = getelementptr inbounds nuw float, ptr %38, i64 %191
  %193 = load float, ptr %192, align 4
  br label %201

194:
  %.lcssa44 = phi i64 [ %198, %196 ]
  %195 = icmp slt i64 %.lcssa44, 0
  br i1 %195, label %.loopexit, label %216

196:
  %.lcssa = phi i64 [ %213, %201 ]
  %197 = icmp eq i64 %.lcssa, %187
  %198 = select i1 %197, i64 %189, i64 %190
  %199 = add nuw nsw i64 %189, 1
  %200 = icmp eq i64 %199, %30
  br i1 %200, label %194, label %188

201:
  %202 = phi i64 [ 0, %188 ], [ %214, %201 ]
  %203 = phi i64 [ 0, %188 ], [ %213, %201 ]
  %204 = mul nuw nsw i64 %202, %69
  %205 = getelementptr inbounds nuw float, ptr %38, i64 %204
  %206 = load float, ptr %205, align 4
  %207 = fcmp olt float %206, %193
  %208 = fcmp oeq float %206, %193
  %209 = icmp samesign ult i64 %202, %189
  %210 = select i1 %208, i1 %209, i1 false
  %211 = select i1 %207, i1 true, i1 %210
  %212 = zext i1 %211 to i64
  %213 = add nuw nsw i64 %203, %212
  %214 = add nuw nsw i64 %202, 1
  %215 = icmp eq i64 %214, %30
  br i1 %215, label %196, label %201

216:
  %217 = mul nuw nsw i64 %.lcssa44, %30
  %218 = getelementptr float, ptr %38, i64 %.lcssa44
  %219 = getelementptr float, ptr %218, i64 %217
  %220 = load float, ptr %219, align 4
  %221 = getelementptr inbounds nuw float, ptr %5, i64 %187
  store float %220, ptr %221, align 4
  %222 = getelementptr float, ptr %39, i64 %217
  %223 = load i8, ptr %0, align 1
  %224 = and i8 %223, -33
  %225 = icmp eq i8 %224, 86
  br i1 %225, label %226, label %.loopexit

226:
  %227 = mul nsw i64 %187, %32
  %228 = getelementptr float, ptr %3, i64 %227
  br label %229

229:
  %230 = phi i64 [ 0, %226 ], [ %234, %229 ]
  %231 = getelementptr float, ptr %222, i64 %230
  %232 = load float, ptr %231, align 4
  %233 = getelementptr float, ptr %228, i64 %230
  store float %232, ptr %233, align 4
  %234 = add nuw nsw i64 %230, 1
  %235 = load i8, ptr %0, align 1
  %236 = and i8 %235, -33
  %237 = icmp eq i8 %236, 86
  %238 = icmp samesign ult i64 %234, %30
  %239 = select i1 %237, i1 %238, i1 false
  br i1 %239, label %229, label %.loopexit.loopexit

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %240 = add nuw nsw i64 %187, 1
  %241 = icmp eq i64 %240, %30
  br i1 %241, label %242, label %186

242:
  tail call void @free(ptr noundef nonnull %38)
  tail call void @free(ptr noundef %39)
  br label %243

243:
  ret void
}

define void @sgels_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef %4, ptr noundef readonly %5, ptr noundef %6, ptr noundef readonly %7, ptr noundef %8, ptr noundef readonly %9, ptr noundef writeonly %10) {
  %12 = load i32, ptr %1, align 4
  %13 = load i32, ptr %2, align 4
  %14 = load i32, ptr %3, align 4
  %15 = sext i32 %14 to i64
  %16 = load i32, ptr %5, align 4
  %17 = sext i32 %16 to i64
  %18 = load i32, ptr %7, align 4
  %19 = sext i32 %18 to i64
  %20 = icmp sge i32 %12, %13
  %21 = tail call i32 @llvm.smax.i32(i32 %12, i32 %13)
  %22 = sext i32 %21 to i64
  %23 = tail call i32 @llvm.smin.i32(i32 %12, i32 %13)
  %24 = sext i32 %23 to i64
  %25 = load i8, ptr %0, align 1
  %26 = and i8 %25, -33
  %27 = icmp ne i8 %26, 84
  %28 = icmp ne i8 %26, 67
  %29 = and i1 %27, %28
  %30 = xor i1 %20, %29
  store i32 0, ptr %10, align 4
  %31 = tail call i64 @llvm.smax.i64(i64 %22, i64 %15)
  %32 = add nsw i64 %31, %24
  %33 = sitofp i64 %32 to float
  store float %33, ptr %8, align 4
  %34 = load i32, ptr %9, align 4
  %35 = icmp eq i32 %34, -1
  br i1 %35, label %.loopexit19, label %36

36:
  %37 = icmp sgt i32 %23, 0
  br i1 %37, label %38, label %.loopexit21

38:
  %39 = add nsw i64 %17, 1
  br label %40

40:
  %41 = phi i64 [ 0, %38 ], [ %45, %.loopexit23 ]
  %42 = mul i64 %41, %39
  %43 = getelementptr inbounds float, ptr %4, i64 %42
  %44 = load float, ptr %43, align 4
  %45 = add nuw nsw i64 %41, 1
  %46 = icmp slt i64 %45, %22
  br i1 %46, label %.preheader24.preheader, label %47

.preheader24.preheader:
  br label %.preheader24

47:
  %48 = getelementptr inbounds nuw float, ptr %8, i64 %41
  store float 0.000000e+00, ptr %48, align 4
  br label %.loopexit23

49:
  %.lcssa77 = phi float [ %61, %.preheader24 ]
  %50 = getelementptr inbounds nuw float, ptr %8, i64 %41
  store float 0.000000e+00, ptr %50, align 4
  %51 = fcmp oeq float %.lcssa77, 0.000000e+00
  br i1 %51, label %.loopexit23, label %64

.preheader24:
  %52 = phi float [ %61, %.preheader24 ], [ 0.000000e+00, %.preheader24.preheader ]
  %53 = phi i64 [ %62, %.preheader24 ], [ %45, %.preheader24.preheader ]
  %54 = select i1 %20, i64 %53, i64 %41
  %55 = select i1 %20, i64 %41, i64 %53
  %56 = mul nsw i64 %55, %17
  %57 = getelementptr float, ptr %4, i64 %54
  %58 = getelementptr float, ptr %57, i64 %56
  %59 = load float, ptr %58, align 4
  %60 = fmul float %59, %59
  %61 = fadd float %52, %60
  %62 = add nuw nsw i64 %53, 1
  %63 = icmp eq i64 %62, %22
  br i1 %63, label %49, label %.preheader24

64:
  %65 = fmul float %44, %44
  %66 = fadd float %65, %.lcssa77
  %67 = tail call float @llvm.sqrt.f32(float %66)
  %68 = fcmp olt float %44, 0.000000e+00
  %69 = fneg float %67
  %70 = select i1 %68, float %67, float %69
  %71 = fsub float %70, %44
  %72 = fdiv float %71, %70
  store float %72, ptr %50, align 4
  %73 = fsub float %44, %70
  br label %76

74:
  store float %70, ptr %43, align 4
  %75 = icmp slt i64 %45, %24
  br i1 %75, label %.preheader22.preheader, label %.loopexit23

.preheader22.preheader:
  br label %.preheader22

76:
  %77 = phi i64 [ %45, %64 ], [ %85, %76 ]
  %78 = select i1 %20, i64 %77, i64 %41
  %79 = select i1 %20, i64 %41, i64 %77
  %80 = mul nsw i64 %79, %17
  %81 = getelementptr float, ptr %4, i64 %78
  %82 = getelementptr float, ptr %81, i64 %80
  %83 = load float, ptr %82, align 4
  %84 = fdiv float %83, %73
  store float %84, ptr %82, align 4
  %85 = add nuw nsw i64 %77, 1
  %86 = icmp eq i64 %85, %22
  br i1 %86, label %74, label %76

.preheader22:
  %87 = phi i64 [ %118, %117 ], [ %45, %.preheader22.preheader ]
  %88 = select i1 %20, i64 %41, i64 %87
  %89 = select i1 %20, i64 %87, i64 %41
  %90 = mul nsw i64 %89, %17
  %91 = getelementptr float, ptr %4, i64 %88
  %92 = getelementptr float, ptr %91, i64 %90
  %93 = load float, ptr %92, align 4
  br label %98

94:
  %.lcssa78 = phi float [ %114, %98 ]
  %95 = load float, ptr %50, align 4
  %96 = fmul float %.lcssa78, %95
  %97 = fsub float %93, %96
  store float %97, ptr %92, align 4
  br label %120

98:
  %99 = phi i64 [ %115, %98 ], [ %45, %.preheader22 ]
  %100 = phi float [ %114, %98 ], [ %93, %.preheader22 ]
  %101 = select i1 %20, i64 %99, i64 %41
  %102 = select i1 %20, i64 %41, i64 %99
  %103 = mul nsw i64 %102, %17
  %104 = getelementptr float, ptr %4, i64 %101
  %105 = getelementptr float, ptr %104, i64 %103
  %106 = load float, ptr %105, align 4
  %107 = select i1 %20, i64 %99, i64 %87
  %108 = select i1 %20, i64 %87, i64 %99
  %109 = mul nsw i64 %108, %17
  %110 = getelementptr float, ptr %4, i64 %107
  %111 = getelementptr float, ptr %110, i64 %109
  %112 = load float, ptr %111, align 4
  %113 = fmul float %106, %112
  %114 = fadd float %100, %113
  %115 = add nuw nsw i64 %99, 1
  %116 = icmp eq i64 %115, %22
  br i1 %116, label %94, label %98

117:
  %118 = add nuw nsw i64 %87, 1
  %119 = icmp eq i64 %118, %24
  br i1 %119, label %.loopexit23.loopexit, label %.preheader22

120:
  %121 = phi i64 [ %136, %120 ], [ %45, %94 ]
  %122 = select i1 %20, i64 %121, i64 %41
  %123 = select i1 %20, i64 %41, i64 %121
  %124 = mul nsw i64 %123, %17
  %125 = getelementptr float, ptr %4, i64 %122
  %126 = getelementptr float, ptr %125, i64 %124
  %127 = load float, ptr %126, align 4
  %128 = fmul float %96, %127
  %129 = select i1 %20, i64 %121, i64 %87
  %130 = select i1 %20, i64 %87, i64 %121
  %131 = mul nsw i64 %130, %17
  %132 = getelementptr float, ptr %4, i64 %129
  %133 = getelementptr float, ptr %132, i64 %131
  %134 = load float, ptr %133, align 4
  %135 = fsub float %134, %128
  store float %135, ptr %133, align 4
  %136 = add nuw nsw i64 %121, 1
  %137 = icmp eq i64 %136, %22
  br i1 %137, label %117, label %120

.loopexit23.loopexit:
  br label %.loopexit23

.loopexit23:
  %138 = icmp eq i64 %45, %24
  br i1 %138, label %.preheader20.preheader, label %40

.preheader20.preheader:
  br label %.preheader20

.loopexit21.loopexit:
  br label %.loopexit21

.loopexit21:
  %139 = icmp sgt i32 %14, 0
  br i1 %139, label %140, label %.loopexit19

140:
  %141 = add nsw i64 %17, 1
  %142 = icmp slt i32 %23, %21
  %143 = icmp slt i32 %23, 1
  %144 = shl nsw i64 %24, 2
  %145 = shl nsw i64 %19, 2
  %146 = sub nsw i64 %22, %24
  %147 = shl nsw i64 %146, 2
  %148 = getelementptr i8, ptr %6, i64 %144
  %149 = or i1 %143, %30
  br label %161

.preheader20:
  %150 = phi i64 [ %159, %158 ], [ 0, %.preheader20.preheader ]
  %151 = mul i64 %150, %39
  %152 = getelementptr inbounds float, ptr %4, i64 %151
  %153 = load float, ptr %152, align 4
  %154 = fcmp oeq float %153, 0.000000e+00
  br i1 %154, label %155, label %158

155:
  %.lcssa75 = phi i64 [ %150, %.preheader20 ]
  %156 = trunc i64 %.lcssa75 to i32
  %157 = add i32 %156, 1
  store i32 %157, ptr %10, align 4
  br label %.loopexit19

158:
  %159 = add nuw nsw i64 %150, 1
  %160 = icmp eq i64 %159, %24
  br i1 %160, label %.loopexit21.loopexit, label %.preheader20

161:
  %162 = phi i64 [ 0, %140 ], [ %275, %.loopexit17 ]
  %163 = mul i64 %145, %162
  %164 = getelementptr i8, ptr %148, i64 %163
  br i1 %30, label %165, label %196

165:
  br i1 %37, label %166, label %.loopexit18

166:
  %167 = mul nsw i64 %162, %19
  %168 = getelementptr float, ptr %6, i64 %167
  br label %170

.loopexit18.loopexit:
  br label %.loopexit18

.loopexit18:
  br i1 %142, label %169, label %196

169:
  tail call void @llvm.memset.p0.i64(ptr align 4 %164, i8 0, i64 %147, i1 false)
  br label %196

170:
  %171 = phi i64 [ 0, %166 ], [ %180, %.loopexit15 ]
  %172 = getelementptr float, ptr %168, i64 %171
  %173 = load float, ptr %172, align 4
  %174 = icmp eq i64 %171, 0
  br i1 %174, label %.loopexit15, label %.preheader14.preheader

.preheader14.preheader:
  br label %.preheader14

.loopexit15.loopexit:
  %.lcssa = phi float [ %193, %.preheader14 ]
  br label %.loopexit15

.loopexit15:
  %175 = phi float [ %173, %170 ], [ %.lcssa, %.loopexit15.loopexit ]
  %176 = mul i64 %171, %141
  %177 = getelementptr inbounds float, ptr %4, i64 %176
  %178 = load float, ptr %177, align 4
  %179 = fdiv float %175, %178
  store float %179, ptr %172, align 4
  %180 = add nuw nsw i64 %171, 1
  %181 = icmp eq i64 %180, %24
  br i1 %181, label %.loopexit18.loopexit, label %170

.preheader14:
  %182 = phi i64 [ %194, %.preheader14 ], [ 0, %.preheader14.preheader ]
  %183 = phi float [ %193, %.preheader14 ], [ %173, %.preheader14.preheader ]
  %184 = select i1 %20, i64 %182, i64 %171
  %185 = select i1 %20, i64 %171, i64 %182
  %186 = mul nsw i64 %185, %17
  %187 = getelementptr float, ptr %4, i64 %184
  %188 = getelementptr float, ptr %187, i64 %186
  %189 = load float, ptr %188, align 4
  %190 = getelementptr float, ptr %168, i64 %182
  %191 = load float, ptr %190, align 4
  %192 = fmul float %189, %191
  %193 = fsub float %183, %192
  %194 = add nuw nsw i64 %182, 1
  %195 = icmp eq i64 %194, %171
  br i1 %195, label %.loopexit15.loopexit, label %.preheader14

196:
  br i1 %37, label %197, label %.loopexit17

197:
  %198 = mul nsw i64 %162, %19
  %199 = getelementptr float, ptr %6, i64 %198
  br label %201

200:
  br i1 %149, label %.loopexit17, label %.preheader16.preheader

.preheader16.preheader:
  br label %.preheader16

201:
  %202 = phi i64 [ 0, %197 ], [ %234, %.loopexit12 ]
  %203 = xor i64 %202, -1
  %204 = add nsw i64 %203, %24
  %205 = select i1 %30, i64 %204, i64 %202
  %206 = getelementptr float, ptr %199, i64 %205
  %207 = load float, ptr %206, align 4
  %208 = add nsw i64 %205, 1
  %209 = icmp slt i64 %208, %22
  br i1 %209, label %.preheader13.preheader, label %210

.preheader13.preheader:
  br label %.preheader13

210:
  %211 = getelementptr inbounds float, ptr %8, i64 %205
  %212 = load float, ptr %211, align 4
  %213 = fmul float %207, %212
  %214 = fsub float %207, %213
  store float %214, ptr %206, align 4
  br label %.loopexit12

215:
  %.lcssa73 = phi float [ %231, %.preheader13 ]
  %216 = getelementptr inbounds float, ptr %8, i64 %205
  %217 = load float, ptr %216, align 4
  %218 = fmul float %.lcssa73, %217
  %219 = fsub float %207, %218
  store float %219, ptr %206, align 4
  br label %236

.preheader13:
  %220 = phi i64 [ %232, %.preheader13 ], [ %208, %.preheader13.preheader ]
  %221 = phi float [ %231, %.preheader13 ], [ %207, %.preheader13.preheader ]
  %222 = select i1 %20, i64 %220, i64 %205
  %223 = select i1 %20, i64 %205, i64 %220
  %224 = mul nsw i64 %223, %17
  %225 = getelementptr float, ptr %4, i64 %222
  %226 = getelementptr float, ptr %225, i64 %224
  %227 = load float, ptr %226, align 4
  %228 = getelementptr float, ptr %199, i64 %220
  %229 = load float, ptr %228, align 4
  %230 = fmul float %227, %229
  %231 = fadd float %221, %230
  %232 = add nsw i64 %220, 1
  %233 = icmp eq i64 %232, %22
  br i1 %233, label %215, label %.preheader13

.loopexit12.loopexit:
  br label %.loopexit12

.loopexit12:
  %234 = add nuw nsw i64 %202, 1
  %235 = icmp eq i64 %234, %24
  br i1 %235, label %200, label %201

236:
  %237 = phi i64 [ %248, %236 ], [ %208, %215 ]
  %238 = select i1 %20, i64 %237, i64 %205
  %239 = select i1 %20, i64 %205, i64 %237
  %240 = mul nsw i64 %239, %17
  %241 = getelementptr float, ptr %4, i64 %238
  %242 = getelementptr float, ptr %241, i64 %240
  %243 = load float, ptr %242, align 4
  %244 = fmul float %218, %243
  %245 = getelementptr float, ptr %199, i64 %237
  %246 = load float, ptr %245, align 4
  %247 = fsub float %246, %244
  store float %247, ptr %245, align 4
  %248 = add nsw i64 %237, 1
  %249 = icmp eq i64 %248, %22
  br i1 %249, label %.loopexit12.loopexit, label %236

.preheader16:
  %250 = phi i64 [ %251, %.loopexit ], [ %24, %.preheader16.preheader ]
  %251 = add nsw i64 %250, -1
  %252 = getelementptr float, ptr %199, i64 %251
  %253 = load float, ptr %252, align 4
  %254 = icmp slt i64 %250, %24
  br i1 %254, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  %.lcssa74 = phi float [ %272, %.preheader ]
  br label %.loopexit

.loopexit:
  %255 = phi float [ %253, %.preheader16 ], [ %.lcssa74, %.loopexit.loopexit ]
  %256 = mul i64 %251, %141
  %257 = getelementptr inbounds float, ptr %4, i64 %256
  %258 = load float, ptr %257, align 4
  %259 = fdiv float %255, %258
  store float %259, ptr %252, align 4
  %260 = icmp samesign ugt i64 %250, 1
  br i1 %260, label %.preheader16, label %.loopexit17.loopexit

.preheader:
  %261 = phi i64 [ %273, %.preheader ], [ %250, %.preheader.preheader ]
  %262 = phi float [ %272, %.preheader ], [ %253, %.preheader.preheader ]
  %263 = select i1 %20, i64 %251, i64 %261
  %264 = select i1 %20, i64 %261, i64 %251
  %265 = mul nsw i64 %264, %17
  %266 = getelementptr float, ptr %4, i64 %263
  %267 = getelementptr float, ptr %266, i64 %265
  %268 = load float, ptr %267, align 4
  %269 = getelementptr float, ptr %199, i64 %261
  %270 = load float, ptr %269, align 4
  %271 = fmul float %268, %270
  %272 = fsub float %262, %271
  %273 = add nuw nsw i64 %261, 1
  %274 = icmp eq i64 %273, %24
  br i1 %274, label %.loopexit.loopexit, label %.preheader

.loopexit17.loopexit:
  br label %.loopexit17

.loopexit17:
  %275 = add nuw nsw i64 %162, 1
  %276 = icmp eq i64 %275, %15
  br i1 %276, label %.loopexit19.loopexit, label %161

.loopexit19.loopexit:
  br label %.loopexit19

.loopexit19:
  ret void
}

define float @sdot_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4) {
  %6 = load i64, ptr %0, align 8
  %7 = load i64, ptr %2, align 8
  %8 = load i64, ptr %4, align 8
  %9 = icmp slt i64 %7, 0
  %10 = sub nsw i64 1, %6
  %11 = mul nsw i64 %10, %7
  %12 = select i1 %9, i64 %11, i64 0
  %13 = getelementptr inbounds float, ptr %1, i64 %12
  %14 = icmp slt i64 %8, 0
  %15 = mul nsw i64 %8, %10
  %16 = select i1 %14, i64 %15, i64 0
  %17 = getelementptr inbounds float, ptr %3, i64 %16
  %18 = icmp sgt i64 %6, 0
  br i1 %18, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  %.lcssa = phi float [ %29, %.preheader ]
  br label %.loopexit

.loopexit:
  %19 = phi float [ 0.000000e+00, %5 ], [ %.lcssa, %.loopexit.loopexit ]
  ret float %19

.preheader:
  %20 = phi i64 [ %30, %.preheader ], [ 0, %.preheader.preheader ]
  %21 = phi float [ %29, %.preheader ], [ 0.000000e+00, %.preheader.preheader ]
  %22 = mul nsw i64 %20, %7
  %23 = getelementptr inbounds float, ptr %13, i64 %22
  %24 = load float, ptr %23, align 4
  %25 = mul nsw i64 %20, %8
  %26 = getelementptr inbounds float, ptr %17, i64 %25
  %27 = load float, ptr %26, align 4
  %28 = fmul float %24, %27
  %29 = fadd float %21, %28
  %30 = add nuw nsw i64 %20, 1
  %31 = icmp eq i64 %30, %6
  br i1 %31, label %.loopexit.loopexit, label %.preheader
}

define float @snrm2_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2) {
  %4 = load i64, ptr %0, align 8
  %5 = load i64, ptr %2, align 8
  %6 = icmp slt i64 %5, 0
  %7 = sub nsw i64 1, %4
  %8 = mul nsw i64 %7, %5
  %9 = select i1 %6, i64 %8, i64 0
  %10 = getelementptr inbounds float, ptr %1, i64 %9
  %11 = icmp sgt i64 %4, 0
  br i1 %11, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  %.lcssa = phi float [ %22, %.preheader ]
  br label %.loopexit

.loopexit:
  %12 = phi float [ 0.000000e+00, %3 ], [ %.lcssa, %.loopexit.loopexit ]
  %13 = fcmp ogt float %12, 0.000000e+00
  %14 = tail call float @llvm.sqrt.f32(float %12)
  %15 = select i1 %13, float %14, float 0.000000e+00
  ret float %15

.preheader:
  %16 = phi i64 [ %23, %.preheader ], [ 0, %.preheader.preheader ]
  %17 = phi float [ %22, %.preheader ], [ 0.000000e+00, %.preheader.preheader ]
  %18 = mul nsw i64 %16, %5
  %19 = getelementptr inbounds float, ptr %10, i64 %18
  %20 = load float, ptr %19, align 4
  %21 = fmul float %20, %20
  %22 = fadd float %17, %21
  %23 = add nuw nsw i64 %16, 1
  %24 = icmp eq i64 %23, %4
  br i1 %24, label %.loopexit.loopexit, label %.preheader
}

define float @sasum_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2) {
  %4 = load i64, ptr %0, align 8
  %5 = load i64, ptr %2, align 8
  %6 = icmp slt i64 %5, 0
  %7 = sub nsw i64 1, %4
  %8 = mul nsw i64 %7, %5
  %9 = select i1 %6, i64 %8, i64 0
  %10 = getelementptr inbounds float, ptr %1, i64 %9
  %11 = icmp sgt i64 %4, 0
  br i1 %11, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  %.lcssa = phi float [ %19, %.preheader ]
  br label %.loopexit

.loopexit:
  %12 = phi float [ 0.000000e+00, %3 ], [ %.lcssa, %.loopexit.loopexit ]
  ret float %12

.preheader:
  %13 = phi i64 [ %20, %.preheader ], [ 0, %.preheader.preheader ]
  %14 = phi float [ %19, %.preheader ], [ 0.000000e+00, %.preheader.preheader ]
  %15 = mul nsw i64 %13, %5
  %16 = getelementptr inbounds float, ptr %10, i64 %15
  %17 = load float, ptr %16, align 4
  %18 = tail call float @llvm.fabs.f32(float %17)
  %19 = fadd float %14, %18
  %20 = add nuw nsw i64 %13, 1
  %21 = icmp eq i64 %20, %4
  br i1 %21, label %.loopexit.loopexit, label %.preheader
}

define void @sscal_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef %2, ptr noundef readonly %3) {
  %5 = load i64, ptr %0, align 8
  %6 = load float, ptr %1, align 4
  %7 = load i64, ptr %3, align 8
  %8 = icmp sgt i64 %5, 0
  br i1 %8, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void

.preheader:
  %9 = phi i64 [ %14, %.preheader ], [ 0, %.preheader.preheader ]
  %10 = mul nsw i64 %9, %7
  %11 = getelementptr inbounds float, ptr %2, i64 %10
  %12 = load float, ptr %11, align 4
  %13 = fmul float %6, %12
  store float %13, ptr %11, align 4
  %14 = add nuw nsw i64 %9, 1
  %15 = icmp eq i64 %14, %5
  br i1 %15, label %.loopexit.loopexit, label %.preheader
}

define void @saxpy_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef %4, ptr noundef readonly %5) {
  %7 = load i64, ptr %0, align 8
  %8 = load float, ptr %1, align 4
  %9 = load i64, ptr %3, align 8
  %10 = load i64, ptr %5, align 8
  %11 = icmp slt i64 %9, 0
  %12 = sub nsw i64 1, %7
  %13 = mul nsw i64 %9, %12
  %14 = select i1 %11, i64 %13, i64 0
  %15 = getelementptr inbounds float, ptr %2, i64 %14
  %16 = icmp slt i64 %10, 0
  %17 = mul nsw i64 %10, %12
  %18 = select i1 %16, i64 %17, i64 0
  %19 = getelementptr inbounds float, ptr %4, i64 %18
  %20 = icmp sgt i64 %7, 0
  br i1 %20, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void

.preheader:
  %21 = phi i64 [ %30, %.preheader ], [ 0, %.preheader.preheader ]
  %22 = mul nsw i64 %21, %9
  %23 = getelementptr inbounds float, ptr %15, i64 %22
  %24 = load float, ptr %23, align 4
  %25 = fmul float %8, %24
  %26 = mul nsw i64 %21, %10
  %27 = getelementptr inbounds float, ptr %19, i64 %26
  %28 = load float, ptr %27, align 4
  %29 = fadd float %28, %25
  store float %29, ptr %27, align 4
  %30 = add nuw nsw i64 %21, 1
  %31 = icmp eq i64 %30, %7
  br i1 %31, label %.loopexit.loopexit, label %.preheader
}

define void @scopy_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef writeonly %3, ptr noundef readonly %4) {
  %6 = load i64, ptr %0, align 8
  %7 = load i64, ptr %2, align 8
  %8 = load i64, ptr %4, align 8
  %9 = icmp slt i64 %7, 0
  %10 = sub nsw i64 1, %6
  %11 = mul nsw i64 %10, %7
  %12 = select i1 %9, i64 %11, i64 0
  %13 = getelementptr inbounds float, ptr %1, i64 %12
  %14 = icmp slt i64 %8, 0
  %15 = mul nsw i64 %8, %10
  %16 = select i1 %14, i64 %15, i64 0
  %17 = getelementptr inbounds float, ptr %3, i64 %16
  %18 = icmp sgt i64 %6, 0
  br i1 %18, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void

.preheader:
  %19 = phi i64 [ %25, %.preheader ], [ 0, %.preheader.preheader ]
  %20 = mul nsw i64 %19, %7
  %21 = getelementptr inbounds float, ptr %13, i64 %20
  %22 = load float, ptr %21, align 4
  %23 = mul nsw i64 %19, %8
  %24 = getelementptr inbounds float, ptr %17, i64 %23
  store float %22, ptr %24, align 4
  %25 = add nuw nsw i64 %19, 1
  %26 = icmp eq i64 %25, %6
  br i1 %26, label %.loopexit.loopexit, label %.preheader
}

define void @sswap_64_(ptr noundef readonly %0, ptr noundef %1, ptr noundef readonly %2, ptr noundef %3, ptr noundef readonly %4) {
  %6 = load i64, ptr %0, align 8
  %7 = load i64, ptr %2, align 8
  %8 = load i64, ptr %4, align 8
  %9 = icmp slt i64 %7, 0
  %10 = sub nsw i64 1, %6
  %11 = mul nsw i64 %10, %7
  %12 = select i1 %9, i64 %11, i64 0
  %13 = getelementptr inbounds float, ptr %1, i64 %12
  %14 = icmp slt i64 %8, 0
  %15 = mul nsw i64 %8, %10
  %16 = select i1 %14, i64 %15, i64 0
  %17 = getelementptr inbounds float, ptr %3, i64 %16
  %18 = icmp sgt i64 %6, 0
  br i1 %18, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void

.preheader:
  %19 = phi i64 [ %26, %.preheader ], [ 0, %.preheader.preheader ]
  %20 = mul nsw i64 %19, %7
  %21 = getelementptr inbounds float, ptr %13, i64 %20
  %22 = load float, ptr %21, align 4
  %23 = mul nsw i64 %19, %8
  %24 = getelementptr inbounds float, ptr %17, i64 %23
  %25 = load float, ptr %24, align 4
  store float %25, ptr %21, align 4
  store float %22, ptr %24, align 4
  %26 = add nuw nsw i64 %19, 1
  %27 = icmp eq i64 %26, %6
  br i1 %27, label %.loopexit.loopexit, label %.preheader
}

define void @srot_64_(ptr noundef readonly %0, ptr noundef %1, ptr noundef readonly %2, ptr noundef %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6) {
  %8 = load i64, ptr %0, align 8
  %9 = load i64, ptr %2, align 8
  %10 = load i64, ptr %4, align 8
  %11 = load float, ptr %5, align 4
  %12 = load float, ptr %6, align 4
  %13 = icmp slt i64 %9, 0
  %14 = sub nsw i64 1, %8
  %15 = mul nsw i64 %14, %9
  %16 = select i1 %13, i64 %15, i64 0
  %17 = getelementptr inbounds float, ptr %1, i64 %16
  %18 = icmp slt i64 %10, 0
  %19 = mul nsw i64 %10, %14
  %20 = select i1 %18, i64 %19, i64 0
  %21 = getelementptr inbounds float, ptr %3, i64 %20
  %22 = icmp sgt i64 %8, 0
  br i1 %22, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void

.preheader:
  %23 = phi i64 [ %37, %.preheader ], [ 0, %.preheader.preheader ]
  %24 = mul nsw i64 %23, %9
  %25 = getelementptr inbounds float, ptr %17, i64 %24
  %26 = load float, ptr %25, align 4
  %27 = fmul float %11, %26
  %28 = mul nsw i64 %23, %10
  %29 = getelementptr inbounds float, ptr %21, i64 %28
  %30 = load float, ptr %29, align 4
  %31 = fmul float %12, %30
  %32 = fadd float %27, %31
  store float %32, ptr %25, align 4
  %33 = load float, ptr %29, align 4
  %34 = fmul float %11, %33
  %35 = fmul float %12, %26
  %36 = fsub float %34, %35
  store float %36, ptr %29, align 4
  %37 = add nuw nsw i64 %23, 1
  %38 = icmp eq i64 %37, %8
  br i1 %38, label %.loopexit.loopexit, label %.preheader
}

define void @srotg_64_(ptr noundef %0, ptr noundef %1, ptr noundef writeonly %2, ptr noundef writeonly %3) {
  %5 = load float, ptr %1, align 4
  %6 = fcmp oeq float %5, 0.000000e+00
  br i1 %6, label %7, label %8

7:
  store float 1.000000e+00, ptr %2, align 4
  store float 0.000000e+00, ptr %3, align 4
  store float 0.000000e+00, ptr %1, align 4
  br label %33

8:
  %9 = load float, ptr %0, align 4
  %10 = tail call float @llvm.fabs.f32(float %9)
  %11 = tail call float @llvm.fabs.f32(float %5)
  %12 = fcmp ogt float %10, %11
  %13 = select i1 %12, float %9, float %5
  %14 = select i1 %12, float %10, float %11
  %15 = fdiv float %9, %14
  %16 = fmul float %15, %15
  %17 = fdiv float %5, %14
  %18 = fmul float %17, %17
  %19 = fadd float %16, %18
  %20 = tail call float @llvm.sqrt.f32(float %19)
  %21 = fmul float %14, %20
  %22 = fcmp olt float %13, 0.000000e+00
  %23 = fneg float %21
  %24 = select i1 %22, float %23, float %21
  %25 = fdiv float %9, %24
  %26 = fdiv float %5, %24
  store float %24, ptr %0, align 4
  br i1 %12, label %31, label %27

27:
  %28 = fcmp une float %25, 0.000000e+00
  %29 = fdiv float 1.000000e+00, %25
  %30 = select i1 %28, float %29, float 1.000000e+00
  br label %31

31:
  %32 = phi float [ %30, %27 ], [ %26, %8 ]
  store float %32, ptr %1, align 4
  store float %25, ptr %2, align 4
  store float %26, ptr %3, align 4
  br label %33

33:
  ret void
}

define void @srotm_64_(ptr noundef readonly %0, ptr noundef %1, ptr noundef readonly %2, ptr noundef %3, ptr noundef readonly %4, ptr noundef readonly %5) {
  %7 = load i64, ptr %0, align 8
  %8 = load i64, ptr %2, align 8
  %9 = load i64, ptr %4, align 8
  %10 = load float, ptr %5, align 4
  %11 = fcmp oeq float %10, -2.000000e+00
  br i1 %11, label %.loopexit, label %12

12:
  %13 = fcmp oeq float %10, 0.000000e+00
  br i1 %13, label %17, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %16 = load float, ptr %15, align 4
  br label %17

17:
  %18 = phi float [ %16, %14 ], [ 1.000000e+00, %12 ]
  %19 = fcmp oeq float %10, 1.000000e+00
  br i1 %19, label %25, label %20

20:
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %22 = load float, ptr %21, align 4
  %23 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %24 = load float, ptr %23, align 4
  br label %25

25:
  %26 = phi float [ %22, %20 ], [ 1.000000e+00, %17 ]
  %27 = phi float [ %24, %20 ], [ -1.000000e+00, %17 ]
  br i1 %13, label %31, label %28

28:
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %30 = load float, ptr %29, align 4
  br label %31

31:
  %32 = phi float [ %30, %28 ], [ 1.000000e+00, %25 ]
  %33 = icmp slt i64 %8, 0
  %34 = sub nsw i64 1, %7
  %35 = mul nsw i64 %34, %8
  %36 = select i1 %33, i64 %35, i64 0
  %37 = getelementptr inbounds float, ptr %1, i64 %36
  %38 = icmp slt i64 %9, 0
  %39 = mul nsw i64 %9, %34
  %40 = select i1 %38, i64 %39, i64 0
  %41 = getelementptr inbounds float, ptr %3, i64 %40
  %42 = icmp sgt i64 %7, 0
  br i1 %42, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.preheader:
  %43 = phi i64 [ %57, %.preheader ], [ 0, %.preheader.preheader ]
  %44 = mul nsw i64 %43, %8
  %45 = getelementptr inbounds float, ptr %37, i64 %44
  %46 = load float, ptr %45, align 4
  %47 = fmul float %18, %46
  %48 = mul nsw i64 %43, %9
  %49 = getelementptr inbounds float, ptr %41, i64 %48
  %50 = load float, ptr %49, align 4
  %51 = fmul float %26, %50
  %52 = fadd float %47, %51
  store float %52, ptr %45, align 4
  %53 = fmul float %27, %46
  %54 = load float, ptr %49, align 4
  %55 = fmul float %32, %54
  %56 = fadd float %53, %55
  store float %56, ptr %49, align 4
  %57 = add nuw nsw i64 %43, 1
  %58 = icmp eq i64 %57, %7
  br i1 %58, label %.loopexit.loopexit, label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void
}

define void @sgemv_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef readonly %8, ptr noundef %9, ptr noundef readonly %10) {
  %12 = load i64, ptr %1, align 8
  %13 = load i64, ptr %2, align 8
  %14 = load float, ptr %3, align 4
  %15 = load i64, ptr %5, align 8
  %16 = load i64, ptr %7, align 8
  %17 = load float, ptr %8, align 4
  %18 = load i64, ptr %10, align 8
  %19 = load i8, ptr %0, align 1
  %20 = and i8 %19, -33
  %21 = icmp ne i8 %20, 84
  %22 = icmp ne i8 %20, 67
  %23 = and i1 %21, %22
  %24 = select i1 %23, i64 %12, i64 %13
  %25 = select i1 %23, i64 %13, i64 %12
  %26 = icmp slt i64 %16, 0
  %27 = sub nsw i64 1, %25
  %28 = mul nsw i64 %27, %16
  %29 = select i1 %26, i64 %28, i64 0
  %30 = getelementptr inbounds float, ptr %6, i64 %29
  %31 = icmp slt i64 %18, 0
  %32 = sub nsw i64 1, %24
  %33 = mul nsw i64 %32, %18
  %34 = select i1 %31, i64 %33, i64 0
  %35 = getelementptr inbounds float, ptr %9, i64 %34
  %36 = icmp sgt i64 %24, 0
  br i1 %36, label %37, label %.loopexit4

37:
  %38 = icmp sgt i64 %25, 0
  %39 = fcmp oeq float %17, 0.000000e+00
  br label %40

40:
  %41 = phi i64 [ 0, %37 ], [ %73, %71 ]
  br i1 %38, label %42, label %.loopexit

42:
  %43 = mul nsw i64 %41, %15
  %44 = getelementptr float, ptr %4, i64 %43
  %45 = getelementptr float, ptr %4, i64 %41
  br label %49

.loopexit4.loopexit:
  br label %.loopexit4

.loopexit4:
  ret void

.loopexit.loopexit:
  %.lcssa = phi float [ %61, %49 ]
  br label %.loopexit

.loopexit:
  %46 = phi float [ 0.000000e+00, %40 ], [ %.lcssa, %.loopexit.loopexit ]
  %47 = mul nsw i64 %41, %18
  %48 = getelementptr inbounds float, ptr %35, i64 %47
  br i1 %39, label %64, label %66

49:
  %50 = phi i64 [ 0, %42 ], [ %62, %49 ]
  %51 = phi float [ 0.000000e+00, %42 ], [ %61, %49 ]
  %52 = getelementptr float, ptr %44, i64 %50
  %53 = mul nsw i64 %50, %15
  %54 = getelementptr float, ptr %45, i64 %53
  %55 = select i1 %23, ptr %54, ptr %52
  %56 = load float, ptr %55, align 4
  %57 = mul nsw i64 %50, %16
  %58 = getelementptr inbounds float, ptr %30, i64 %57
  %59 = load float, ptr %58, align 4
  %60 = fmul float %56, %59
  %61 = fadd float %51, %60
  %62 = add nuw nsw i64 %50, 1
  %63 = icmp eq i64 %62, %25
  br i1 %63, label %.loopexit.loopexit, label %49

64:
  %65 = fmul float %14, %46
  br label %71

66:
  %67 = load float, ptr %48, align 4
  %68 = fmul float %17, %67
  %69 = fmul float %14, %46
  %70 = fadd float %69, %68
  br label %71

71:
  %72 = phi float [ %65, %64 ], [ %70, %66 ]
  store float %72, ptr %48, align 4
  %73 = add nuw nsw i64 %41, 1
  %74 = icmp eq i64 %73, %24
  br i1 %74, label %.loopexit4.loopexit, label %40
}

define void @sger_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef %7, ptr noundef readonly %8) {
  %10 = load i64, ptr %0, align 8
  %11 = load i64, ptr %1, align 8
  %12 = load float, ptr %2, align 4
  %13 = load i64, ptr %4, align 8
  %14 = load i64, ptr %6, align 8
  %15 = load i64, ptr %8, align 8
  %16 = icmp slt i64 %13, 0
  %17 = sub nsw i64 1, %10
  %18 = mul nsw i64 %13, %17
  %19 = select i1 %16, i64 %18, i64 0
  %20 = getelementptr inbounds float, ptr %3, i64 %19
  %21 = icmp slt i64 %14, 0
  %22 = sub nsw i64 1, %11
  %23 = mul nsw i64 %14, %22
  %24 = select i1 %21, i64 %23, i64 0
  %25 = getelementptr inbounds float, ptr %5, i64 %24
  %26 = icmp sgt i64 %11, 0
  br i1 %26, label %27, label %.loopexit3

27:
  %28 = icmp sgt i64 %10, 0
  br label %29

29:
  %30 = phi i64 [ 0, %27 ], [ %36, %.loopexit ]
  br i1 %28, label %31, label %.loopexit

31:
  %32 = mul nsw i64 %30, %14
  %33 = getelementptr inbounds float, ptr %25, i64 %32
  %34 = mul nsw i64 %30, %15
  %35 = getelementptr float, ptr %7, i64 %34
  br label %38

.loopexit3.loopexit:
  br label %.loopexit3

.loopexit3:
  ret void

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %36 = add nuw nsw i64 %30, 1
  %37 = icmp eq i64 %36, %11
  br i1 %37, label %.loopexit3.loopexit, label %29

38:
  %39 = phi i64 [ 0, %31 ], [ %49, %38 ]
  %40 = mul nsw i64 %39, %13
  %41 = getelementptr inbounds float, ptr %20, i64 %40
  %42 = load float, ptr %41, align 4
  %43 = fmul float %12, %42
  %44 = load float, ptr %33, align 4
  %45 = fmul float %43, %44
  %46 = getelementptr float, ptr %35, i64 %39
  %47 = load float, ptr %46, align 4
  %48 = fadd float %47, %45
  store float %48, ptr %46, align 4
  %49 = add nuw nsw i64 %39, 1
  %50 = icmp eq i64 %49, %10
  br i1 %50, label %.loopexit.loopexit, label %38
}

define void @ssymv_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef %8, ptr noundef readonly %9) {
  %11 = load i8, ptr %0, align 1
  %12 = and i8 %11, -33
  %13 = icmp eq i8 %12, 85
  %14 = load i64, ptr %1, align 8
  %15 = load i64, ptr %4, align 8
  %16 = load float, ptr %2, align 4
  %17 = load i64, ptr %6, align 8
  %18 = load float, ptr %7, align 4
  %19 = load i64, ptr %9, align 8
  %20 = icmp slt i64 %17, 0
  %21 = sub nsw i64 1, %14
  %22 = mul nsw i64 %17, %21
  %23 = select i1 %20, i64 %22, i64 0
  %24 = getelementptr inbounds float, ptr %5, i64 %23
  %25 = icmp slt i64 %19, 0
  %26 = mul nsw i64 %19, %21
  %27 = select i1 %25, i64 %26, i64 0
  %28 = getelementptr inbounds float, ptr %8, i64 %27
  %29 = icmp sgt i64 %14, 0
  br i1 %29, label %30, label %.loopexit

30:
  %31 = fcmp oeq float %18, 0.000000e+00
  br label %32

32:
  %33 = phi i64 [ 0, %30 ], [ %67, %65 ]
  %34 = mul nsw i64 %33, %15
  br label %38

35:
  %.lcssa = phi float [ %55, %38 ]
  %36 = mul nsw i64 %33, %19
  %37 = getelementptr inbounds float, ptr %28, i64 %36
  br i1 %31, label %58, label %60

38:
  %39 = phi i64 [ 0, %32 ], [ %56, %38 ]
  %40 = phi float [ 0.000000e+00, %32 ], [ %55, %38 ]
  %41 = icmp samesign ule i64 %39, %33
  %42 = xor i1 %13, %41
  %43 = icmp eq i64 %39, %33
  %44 = or i1 %43, %42
  %45 = mul nsw i64 %39, %15
  %46 = add nsw i64 %45, %33
  %47 = add nsw i64 %39, %34
  %48 = select i1 %44, i64 %46, i64 %47
  %49 = getelementptr inbounds float, ptr %3, i64 %48
  %50 = load float, ptr %49, align 4
  %51 = mul nsw i64 %39, %17
  %52 = getelementptr inbounds float, ptr %24, i64 %51
  %53 = load float, ptr %52, align 4
  %54 = fmul float %50, %53
  %55 = fadd float %40, %54
  %56 = add nuw nsw i64 %39, 1
  %57 = icmp eq i64 %56, %14
  br i1 %57, label %35, label %38

58:
  %59 = fmul float %16, %.lcssa
  br label %65

60:
  %61 = load float, ptr %37, align 4
  %62 = fmul float %18, %61
  %63 = fmul float %16, %.lcssa
  %64 = fadd float %63, %62
  br label %65

65:
  %66 = phi float [ %59, %58 ], [ %64, %60 ]
  store float %66, ptr %37, align 4
  %67 = add nuw nsw i64 %33, 1
  %68 = icmp eq i64 %67, %14
  br i1 %68, label %.loopexit.loopexit, label %32

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void
}

define void @ssbmv_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef readonly %8, ptr noundef %9, ptr noundef readonly %10) {
  %12 = load i8, ptr %0, align 1
  %13 = and i8 %12, -33
  %14 = icmp eq i8 %13, 85
  %15 = load i64, ptr %1, align 8
  %16 = load i64, ptr %2, align 8
  %17 = load i64, ptr %5, align 8
  %18 = load float, ptr %3, align 4
  %19 = load i64, ptr %7, align 8
  %20 = load float, ptr %8, align 4
  %21 = load i64, ptr %10, align 8
  %22 = icmp slt i64 %19, 0
  %23 = sub nsw i64 1, %15
  %24 = mul nsw i64 %19, %23
  %25 = select i1 %22, i64 %24, i64 0
  %26 = getelementptr inbounds float, ptr %6, i64 %25
  %27 = icmp slt i64 %21, 0
  %28 = mul nsw i64 %21, %23
  %29 = select i1 %27, i64 %28, i64 0
  %30 = getelementptr inbounds float, ptr %9, i64 %29
  %31 = icmp sgt i64 %15, 0
  br i1 %31, label %32, label %.loopexit8

32:
  %33 = add i64 %16, 1
  %34 = select i1 %14, i64 %16, i64 0
  %35 = fcmp oeq float %20, 0.000000e+00
  br label %36

36:
  %37 = phi i64 [ 0, %32 ], [ %85, %83 ]
  %38 = icmp sgt i64 %37, %16
  %39 = sub nsw i64 %37, %16
  %40 = select i1 %38, i64 %39, i64 0
  %41 = add i64 %33, %37
  %42 = tail call i64 @llvm.smin.i64(i64 %41, i64 %15)
  %43 = icmp slt i64 %40, %42
  br i1 %43, label %44, label %.loopexit

44:
  %45 = mul nsw i64 %37, %17
  %46 = sub i64 %34, %37
  %47 = add i64 %46, %45
  %48 = add nsw i64 %37, %34
  br label %52

.loopexit.loopexit:
  %.lcssa = phi float [ %73, %65 ]
  br label %.loopexit

.loopexit:
  %49 = phi float [ 0.000000e+00, %36 ], [ %.lcssa, %.loopexit.loopexit ]
  %50 = mul nsw i64 %37, %21
  %51 = getelementptr inbounds float, ptr %30, i64 %50
  br i1 %35, label %76, label %78

52:
  %53 = phi i64 [ %40, %44 ], [ %74, %65 ]
  %54 = phi float [ 0.000000e+00, %44 ], [ %73, %65 ]
  %55 = icmp sle i64 %53, %37
  %56 = xor i1 %14, %55
  %57 = icmp eq i64 %53, %37
  %58 = or i1 %57, %56
  br i1 %58, label %59, label %63

59:
  %60 = sub i64 %48, %53
  %61 = mul nsw i64 %53, %17
  %62 = add nsw i64 %60, %61
  br label %65

63:
  %64 = add i64 %47, %53
  br label %65

65:
  %66 = phi i64 [ %62, %59 ], [ %64, %63 ]
  %67 = getelementptr inbounds float, ptr %4, i64 %66
  %68 = load float, ptr %67, align 4
  %69 = mul nsw i64 %53, %19
  %70 = getelementptr inbounds float, ptr %26, i64 %69
  %71 = load float, ptr %70, align 4
  %72 = fmul float %68, %71
  %73 = fadd float %54, %72
  %74 = add nsw i64 %53, 1
  %75 = icmp slt i64 %74, %42
  br i1 %75, label %52, label %.loopexit.loopexit

76:
  %77 = fmul float %18, %49
  br label %83

78:
  %79 = load float, ptr %51, align 4
  %80 = fmul float %20, %79
  %81 = fmul float %18, %49
  %82 = fadd float %81, %80
  br label %83

83:
  %84 = phi float [ %77, %76 ], [ %82, %78 ]
  store float %84, ptr %51, align 4
  %85 = add nuw nsw i64 %37, 1
  %86 = icmp eq i64 %85, %15
  br i1 %86, label %.loopexit8.loopexit, label %36

.loopexit8.loopexit:
  br label %.loopexit8

.loopexit8:
  ret void
}

define void @sspmv_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef %7, ptr noundef readonly %8) {
  %10 = load i8, ptr %0, align 1
  %11 = and i8 %10, -33
  %12 = icmp eq i8 %11, 85
  %13 = load i64, ptr %1, align 8
  %14 = load float, ptr %2, align 4
  %15 = load i64, ptr %5, align 8
  %16 = load float, ptr %6, align 4
  %17 = load i64, ptr %8, align 8
  %18 = icmp slt i64 %15, 0
  %19 = sub nsw i64 1, %13
  %20 = mul nsw i64 %15, %19
  %21 = select i1 %18, i64 %20, i64 0
  %22 = getelementptr inbounds float, ptr %4, i64 %21
  %23 = icmp slt i64 %17, 0
  %24 = mul nsw i64 %17, %19
  %25 = select i1 %23, i64 %24, i64 0
  %26 = getelementptr inbounds float, ptr %7, i64 %25
  %27 = icmp sgt i64 %13, 0
  br i1 %27, label %28, label %.loopexit

28:
  %29 = shl nuw nsw i64 %13, 1
  %30 = fcmp oeq float %16, 0.000000e+00
  br label %31

31:
  %32 = phi i64 [ 0, %28 ], [ %33, %78 ]
  %33 = add nuw nsw i64 %32, 1
  %34 = xor i64 %32, -1
  %35 = add nsw i64 %29, %34
  %36 = select i1 %12, i64 %33, i64 %35
  %37 = mul nsw i64 %36, %32
  %38 = sdiv i64 %37, 2
  br label %42

39:
  %.lcssa = phi float [ %69, %60 ]
  %40 = mul nsw i64 %32, %17
  %41 = getelementptr inbounds float, ptr %26, i64 %40
  br i1 %30, label %71, label %73

42:
  %43 = phi i64 [ 0, %31 ], [ %61, %60 ]
  %44 = phi float [ 0.000000e+00, %31 ], [ %69, %60 ]
  %45 = icmp samesign ule i64 %43, %32
  %46 = xor i1 %12, %45
  %47 = icmp eq i64 %43, %32
  %48 = or i1 %47, %46
  br i1 %48, label %49, label %57

49:
  %50 = add nuw nsw i64 %43, 1
  %51 = xor i64 %43, -1
  %52 = add nsw i64 %29, %51
  %53 = select i1 %12, i64 %50, i64 %52
  %54 = mul nsw i64 %53, %43
  %55 = sdiv i64 %54, 2
  %56 = add nsw i64 %55, %32
  br label %60

57:
  %58 = add nsw i64 %43, %38
  %59 = add nuw nsw i64 %43, 1
  br label %60

60:
  %61 = phi i64 [ %59, %57 ], [ %50, %49 ]
  %62 = phi i64 [ %58, %57 ], [ %56, %49 ]
  %63 = getelementptr inbounds float, ptr %3, i64 %62
  %64 = load float, ptr %63, align 4
  %65 = mul nsw i64 %43, %15
  %66 = getelementptr inbounds float, ptr %22, i64 %65
  %67 = load float, ptr %66, align 4
  %68 = fmul float %64, %67
  %69 = fadd float %44, %68
  %70 = icmp eq i64 %61, %13
  br i1 %70, label %39, label %42

71:
  %72 = fmul float %14, %.lcssa
  br label %78

73:
  %74 = load float, ptr %41, align 4
  %75 = fmul float %16, %74
  %76 = fmul float %14, %.lcssa
  %77 = fadd float %76, %75
  br label %78

78:
  %79 = phi float [ %72, %71 ], [ %77, %73 ]
  store float %79, ptr %41, align 4
  %80 = icmp eq i64 %33, %13
  br i1 %80, label %.loopexit.loopexit, label %31

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void
}

define void @ssyr_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef %5, ptr noundef readonly %6) {
  %8 = load i8, ptr %0, align 1
  %9 = and i8 %8, -33
  %10 = icmp eq i8 %9, 85
  %11 = load i64, ptr %1, align 8
  %12 = load i64, ptr %6, align 8
  %13 = load float, ptr %2, align 4
  %14 = load i64, ptr %4, align 8
  %15 = icmp slt i64 %14, 0
  %16 = sub nsw i64 1, %11
  %17 = mul nsw i64 %14, %16
  %18 = select i1 %15, i64 %17, i64 0
  %19 = getelementptr inbounds float, ptr %3, i64 %18
  %20 = icmp sgt i64 %11, 0
  br i1 %20, label %.preheader.preheader, label %.loopexit3

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %21 = icmp eq i64 %24, %11
  br i1 %21, label %.loopexit3.loopexit, label %.preheader

.preheader:
  %22 = phi i64 [ %24, %.loopexit ], [ 0, %.preheader.preheader ]
  %23 = select i1 %10, i64 0, i64 %22
  %24 = add nuw nsw i64 %22, 1
  %25 = select i1 %10, i64 %24, i64 %11
  %26 = icmp slt i64 %23, %25
  br i1 %26, label %27, label %.loopexit

27:
  %28 = mul nsw i64 %22, %14
  %29 = getelementptr inbounds float, ptr %19, i64 %28
  %30 = mul nsw i64 %22, %12
  %31 = getelementptr float, ptr %5, i64 %30
  br label %32

32:
  %33 = phi i64 [ %23, %27 ], [ %43, %32 ]
  %34 = mul nsw i64 %33, %14
  %35 = getelementptr inbounds float, ptr %19, i64 %34
  %36 = load float, ptr %35, align 4
  %37 = load float, ptr %29, align 4
  %38 = fmul float %36, %37
  %39 = fmul float %13, %38
  %40 = getelementptr float, ptr %31, i64 %33
  %41 = load float, ptr %40, align 4
  %42 = fadd float %41, %39
  store float %42, ptr %40, align 4
  %43 = add nuw nsw i64 %33, 1
  %44 = icmp eq i64 %43, %25
  br i1 %44, label %.loopexit.loopexit, label %32

.loopexit3.loopexit:
  br label %.loopexit3

.loopexit3:
  ret void
}

define void @sspr_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef %5) {
  %7 = load i8, ptr %0, align 1
  %8 = and i8 %7, -33
  %9 = icmp eq i8 %8, 85
  %10 = load i64, ptr %1, align 8
  %11 = load float, ptr %2, align 4
  %12 = load i64, ptr %4, align 8
  %13 = icmp slt i64 %12, 0
  %14 = sub nsw i64 1, %10
  %15 = mul nsw i64 %12, %14
  %16 = select i1 %13, i64 %15, i64 0
  %17 = getelementptr inbounds float, ptr %3, i64 %16
  %18 = icmp sgt i64 %10, 0
  br i1 %18, label %19, label %.loopexit4

19:
  %20 = shl nuw nsw i64 %10, 1
  br label %22

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %21 = icmp eq i64 %25, %10
  br i1 %21, label %.loopexit4.loopexit, label %22

22:
  %23 = phi i64 [ 0, %19 ], [ %25, %.loopexit ]
  %24 = select i1 %9, i64 0, i64 %23
  %25 = add nuw nsw i64 %23, 1
  %26 = select i1 %9, i64 %25, i64 %10
  %27 = icmp slt i64 %24, %26
  br i1 %27, label %28, label %.loopexit

28:
  %29 = mul nsw i64 %23, %12
  %30 = getelementptr inbounds float, ptr %17, i64 %29
  %31 = xor i64 %23, -1
  %32 = add nsw i64 %20, %31
  %33 = select i1 %9, i64 %25, i64 %32
  %34 = mul nsw i64 %33, %23
  %35 = sdiv i64 %34, 2
  %36 = getelementptr float, ptr %5, i64 %35
  br label %37

37:
  %38 = phi i64 [ %24, %28 ], [ %48, %37 ]
  %39 = mul nsw i64 %38, %12
  %40 = getelementptr inbounds float, ptr %17, i64 %39
  %41 = load float, ptr %40, align 4
  %42 = load float, ptr %30, align 4
  %43 = fmul float %41, %42
  %44 = fmul float %11, %43
  %45 = getelementptr float, ptr %36, i64 %38
  %46 = load float, ptr %45, align 4
  %47 = fadd float %46, %44
  store float %47, ptr %45, align 4
  %48 = add nuw nsw i64 %38, 1
  %49 = icmp eq i64 %48, %26
  br i1 %49, label %.loopexit.loopexit, label %37

.loopexit4.loopexit:
  br label %.loopexit4

.loopexit4:
  ret void
}

define void @ssyr2_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef %7, ptr noundef readonly %8) {
  %10 = load i8, ptr %0, align 1
  %11 = and i8 %10, -33
  %12 = icmp eq i8 %11, 85
  %13 = load i64, ptr %1, align 8
  %14 = load i64, ptr %8, align 8
  %15 = load float, ptr %2, align 4
  %16 = load i64, ptr %4, align 8
  %17 = load i64, ptr %6, align 8
  %18 = icmp slt i64 %16, 0
  %19 = sub nsw i64 1, %13
  %20 = mul nsw i64 %16, %19
  %21 = select i1 %18, i64 %20, i64 0
  %22 = getelementptr inbounds float, ptr %3, i64 %21
  %23 = icmp slt i64 %17, 0
  %24 = mul nsw i64 %17, %19
  %25 = select i1 %23, i64 %24, i64 0
  %26 = getelementptr inbounds float, ptr %5, i64 %25
  %27 = icmp sgt i64 %13, 0
  br i1 %27, label %28, label %.loopexit5

28:
  %29 = icmp eq ptr %5, null
  br label %31

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %30 = icmp eq i64 %34, %13
  br i1 %30, label %.loopexit5.loopexit, label %31

31:
  %32 = phi i64 [ 0, %28 ], [ %34, %.loopexit ]
  %33 = select i1 %12, i64 0, i64 %32
  %34 = add nuw nsw i64 %32, 1
  %35 = select i1 %12, i64 %34, i64 %13
  %36 = icmp slt i64 %33, %35
  br i1 %36, label %37, label %.loopexit

37:
  %38 = mul nsw i64 %32, %17
  %39 = getelementptr inbounds float, ptr %26, i64 %38
  %40 = mul nsw i64 %32, %16
  %41 = getelementptr inbounds float, ptr %22, i64 %40
  %42 = mul nsw i64 %32, %14
  %43 = getelementptr float, ptr %7, i64 %42
  br label %44

44:
  %45 = phi i64 [ %33, %37 ], [ %67, %61 ]
  %46 = mul nsw i64 %45, %16
  %47 = getelementptr inbounds float, ptr %22, i64 %46
  %48 = load float, ptr %47, align 4
  br i1 %29, label %58, label %49

49:
  %50 = load float, ptr %39, align 4
  %51 = fmul float %48, %50
  %52 = mul nsw i64 %45, %17
  %53 = getelementptr inbounds float, ptr %26, i64 %52
  %54 = load float, ptr %53, align 4
  %55 = load float, ptr %41, align 4
  %56 = fmul float %54, %55
  %57 = fadd float %51, %56
  br label %61

58:
  %59 = load float, ptr %41, align 4
  %60 = fmul float %48, %59
  br label %61

61:
  %62 = phi float [ %57, %49 ], [ %60, %58 ]
  %63 = fmul float %15, %62
  %64 = getelementptr float, ptr %43, i64 %45
  %65 = load float, ptr %64, align 4
  %66 = fadd float %65, %63
  store float %66, ptr %64, align 4
  %67 = add nuw nsw i64 %45, 1
  %68 = icmp eq i64 %67, %35
  br i1 %68, label %.loopexit.loopexit, label %44

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  ret void
}

define void @sspr2_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef %7) {
  %9 = load i8, ptr %0, align 1
  %10 = and i8 %9, -33
  %11 = icmp eq i8 %10, 85
  %12 = load i64, ptr %1, align 8
  %13 = load float, ptr %2, align 4
  %14 = load i64, ptr %4, align 8
  %15 = load i64, ptr %6, align 8
  %16 = icmp slt i64 %14, 0
  %17 = sub nsw i64 1, %12
  %18 = mul nsw i64 %14, %17
  %19 = select i1 %16, i64 %18, i64 0
  %20 = getelementptr inbounds float, ptr %3, i64 %19
  %21 = icmp slt i64 %15, 0
  %22 = mul nsw i64 %15, %17
  %23 = select i1 %21, i64 %22, i64 0
  %24 = getelementptr inbounds float, ptr %5, i64 %23
  %25 = icmp sgt i64 %12, 0
  br i1 %25, label %26, label %.loopexit5

26:
  %27 = icmp eq ptr %5, null
  %28 = shl nuw nsw i64 %12, 1
  br label %30

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %29 = icmp eq i64 %33, %12
  br i1 %29, label %.loopexit5.loopexit, label %30

30:
  %31 = phi i64 [ 0, %26 ], [ %33, %.loopexit ]
  %32 = select i1 %11, i64 0, i64 %31
  %33 = add nuw nsw i64 %31, 1
  %34 = select i1 %11, i64 %33, i64 %12
  %35 = icmp slt i64 %32, %34
  br i1 %35, label %36, label %.loopexit

36:
  %37 = mul nsw i64 %31, %15
  %38 = getelementptr inbounds float, ptr %24, i64 %37
  %39 = mul nsw i64 %31, %14
  %40 = getelementptr inbounds float, ptr %20, i64 %39
  %41 = xor i64 %31, -1
  %42 = add nsw i64 %28, %41
  %43 = select i1 %11, i64 %33, i64 %42
  %44 = mul nsw i64 %43, %31
  %45 = sdiv i64 %44, 2
  %46 = getelementptr float, ptr %7, i64 %45
  br label %47

47:
  %48 = phi i64 [ %32, %36 ], [ %70, %64 ]
  %49 = mul nsw i64 %48, %14
  %50 = getelementptr inbounds float, ptr %20, i64 %49
  %51 = load float, ptr %50, align 4
  br i1 %27, label %61, label %52

52:
  %53 = load float, ptr %38, align 4
  %54 = fmul float %51, %53
  %55 = mul nsw i64 %48, %15
  %56 = getelementptr inbounds float, ptr %24, i64 %55
  %57 = load float, ptr %56, align 4
  %58 = load float, ptr %40, align 4
  %59 = fmul float %57, %58
  %60 = fadd float %54, %59
  br label %64

61:
  %62 = load float, ptr %40, align 4
  %63 = fmul float %51, %62
  br label %64

64:
  %65 = phi float [ %60, %52 ], [ %63, %61 ]
  %66 = fmul float %13, %65
  %67 = getelementptr float, ptr %46, i64 %48
  %68 = load float, ptr %67, align 4
  %69 = fadd float %68, %66
  store float %69, ptr %67, align 4
  %70 = add nuw nsw i64 %48, 1
  %71 = icmp eq i64 %70, %34
  br i1 %71, label %.loopexit.loopexit, label %47

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  ret void
}

define void @strmv_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef %6, ptr noundef readonly %7) {
  %9 = load i8, ptr %0, align 1
  %10 = and i8 %9, -33
  %11 = load i64, ptr %3, align 8
  %12 = load i64, ptr %5, align 8
  %13 = load i8, ptr %1, align 1
  %14 = and i8 %13, -33
  %15 = icmp eq i8 %14, 84
  %16 = icmp eq i8 %14, 67
  %17 = or i1 %15, %16
  %18 = load i8, ptr %2, align 1
  %19 = and i8 %18, -33
  %20 = icmp eq i8 %19, 85
  %21 = load i64, ptr %7, align 8
  %22 = icmp slt i64 %21, 0
  %23 = sub nsw i64 1, %11
  %24 = mul nsw i64 %21, %23
  %25 = select i1 %22, i64 %24, i64 0
  %26 = getelementptr inbounds float, ptr %6, i64 %25
  %27 = icmp ne i8 %10, 85
  %28 = xor i1 %27, %17
  %29 = icmp sgt i64 %11, 0
  br i1 %29, label %30, label %.loopexit5

30:
  %31 = add i64 %12, 1
  br label %32

32:
  %33 = phi i64 [ 0, %30 ], [ %51, %.loopexit ]
  %34 = xor i64 %33, -1
  %35 = add nsw i64 %11, %34
  %36 = select i1 %28, i64 %35, i64 %33
  br i1 %20, label %37, label %41

37:
  %38 = mul nsw i64 %36, %21
  %39 = getelementptr inbounds float, ptr %26, i64 %38
  %40 = load float, ptr %39, align 4
  br label %49

41:
  %42 = mul i64 %36, %31
  %43 = getelementptr inbounds float, ptr %4, i64 %42
  %44 = load float, ptr %43, align 4
  %45 = mul nsw i64 %36, %21
  %46 = getelementptr inbounds float, ptr %26, i64 %45
  %47 = load float, ptr %46, align 4
  %48 = fmul float %44, %47
  br label %49

49:
  %50 = phi float [ %40, %37 ], [ %48, %41 ]
  %51 = add nuw nsw i64 %33, 1
  %52 = select i1 %28, i64 0, i64 %51
  %53 = select i1 %28, i64 %35, i64 %11
  %54 = icmp slt i64 %52, %53
  br i1 %54, label %55, label %.loopexit

55:
  %56 = mul nsw i64 %36, %12
  br label %61

.loopexit.loopexit:
  %.lcssa = phi float [ %77, %69 ]
  br label %.loopexit

.loopexit:
  %57 = phi float [ %50, %49 ], [ %.lcssa, %.loopexit.loopexit ]
  %58 = mul nsw i64 %36, %21
  %59 = getelementptr inbounds float, ptr %26, i64 %58
  store float %57, ptr %59, align 4
  %60 = icmp eq i64 %51, %11
  br i1 %60, label %.loopexit5.loopexit, label %32

61:
  %62 = phi i64 [ %52, %55 ], [ %78, %69 ]
  %63 = phi float [ %50, %55 ], [ %77, %69 ]
  switch i8 %13, label %66 [
    i8 116, label %64
    i8 99, label %64
    i8 84, label %64
    i8 67, label %64
  ]

64:
  %65 = add nsw i64 %62, %56
  br label %69

66:
  %67 = mul nsw i64 %62, %12
  %68 = add nsw i64 %67, %36
  br label %69

69:
  %70 = phi i64 [ %65, %64 ], [ %68, %66 ]
  %71 = getelementptr inbounds float, ptr %4, i64 %70
  %72 = load float, ptr %71, align 4
  %73 = mul nsw i64 %62, %21
  %74 = getelementptr inbounds float, ptr %26, i64 %73
  %75 = load float, ptr %74, align 4
  %76 = fmul float %72, %75
  %77 = fadd float %63, %76
  %78 = add nuw nsw i64 %62, 1
  %79 = icmp eq i64 %78, %53
  br i1 %79, label %.loopexit.loopexit, label %61

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  ret void
}

define void @stbmv_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef %7, ptr noundef readonly %8) {
  %10 = load i8, ptr %0, align 1
  %11 = and i8 %10, -33
  %12 = icmp eq i8 %11, 85
  %13 = load i64, ptr %3, align 8
  %14 = load i64, ptr %4, align 8
  %15 = load i64, ptr %6, align 8
  %16 = load i8, ptr %1, align 1
  %17 = and i8 %16, -33
  %18 = icmp eq i8 %17, 84
  %19 = icmp eq i8 %17, 67
  %20 = or i1 %18, %19
  %21 = load i8, ptr %2, align 1
  %22 = and i8 %21, -33
  %23 = icmp eq i8 %22, 85
  %24 = load i64, ptr %8, align 8
  %25 = icmp slt i64 %24, 0
  %26 = sub nsw i64 1, %13
  %27 = mul nsw i64 %24, %26
  %28 = select i1 %25, i64 %27, i64 0
  %29 = getelementptr inbounds float, ptr %7, i64 %28
  %30 = xor i1 %12, %20
  %31 = icmp sgt i64 %13, 0
  br i1 %31, label %32, label %.loopexit6

32:
  %33 = select i1 %12, i64 %14, i64 0
  %34 = getelementptr float, ptr %5, i64 %33
  %35 = add i64 %14, 1
  br label %36

36:
  %37 = phi i64 [ 0, %32 ], [ %75, %.loopexit ]
  %38 = xor i64 %37, -1
  %39 = add nsw i64 %13, %38
  %40 = select i1 %30, i64 %37, i64 %39
  br i1 %23, label %41, label %45

41:
  %42 = mul nsw i64 %40, %24
  %43 = getelementptr inbounds float, ptr %29, i64 %42
  %44 = load float, ptr %43, align 4
  br label %53

45:
  %46 = mul nsw i64 %40, %15
  %47 = getelementptr float, ptr %34, i64 %46
  %48 = load float, ptr %47, align 4
  %49 = mul nsw i64 %40, %24
  %50 = getelementptr inbounds float, ptr %29, i64 %49
  %51 = load float, ptr %50, align 4
  %52 = fmul float %48, %51
  br label %53

53:
  %54 = phi float [ %44, %41 ], [ %52, %45 ]
  br i1 %30, label %59, label %55

55:
  %56 = icmp sgt i64 %39, %14
  %57 = sub nsw i64 %39, %14
  %58 = select i1 %56, i64 %57, i64 0
  br label %63

59:
  %60 = add nuw nsw i64 %37, 1
  %61 = add i64 %35, %37
  %62 = tail call i64 @llvm.smin.i64(i64 %61, i64 %13)
  br label %63

63:
  %64 = phi i64 [ %58, %55 ], [ %60, %59 ]
  %65 = phi i64 [ %39, %55 ], [ %62, %59 ]
  %66 = icmp slt i64 %64, %65
  br i1 %66, label %67, label %.loopexit

67:
  %68 = mul nsw i64 %40, %15
  %69 = sub i64 %33, %40
  %70 = add i64 %69, %68
  %71 = add nsw i64 %40, %33
  br label %77

.loopexit.loopexit:
  %.lcssa = phi float [ %94, %86 ]
  br label %.loopexit

.loopexit:
  %72 = phi float [ %54, %63 ], [ %.lcssa, %.loopexit.loopexit ]
  %73 = mul nsw i64 %40, %24
  %74 = getelementptr inbounds float, ptr %29, i64 %73
  store float %72, ptr %74, align 4
  %75 = add nuw nsw i64 %37, 1
  %76 = icmp eq i64 %75, %13
  br i1 %76, label %.loopexit6.loopexit, label %36

77:
  %78 = phi i64 [ %64, %67 ], [ %95, %86 ]
  %79 = phi float [ %54, %67 ], [ %94, %86 ]
  switch i8 %16, label %82 [
    i8 116, label %80
    i8 99, label %80
    i8 84, label %80
    i8 67, label %80
  ]

80:
  %81 = add i64 %70, %78
  br label %86

82:
  %83 = sub i64 %71, %78
  %84 = mul nsw i64 %78, %15
  %85 = add nsw i64 %83, %84
  br label %86

86:
  %87 = phi i64 [ %81, %80 ], [ %85, %82 ]
  %88 = getelementptr inbounds float, ptr %5, i64 %87
  %89 = load float, ptr %88, align 4
  %90 = mul nsw i64 %78, %24
  %91 = getelementptr inbounds float, ptr %29, i64 %90
  %92 = load float, ptr %91, align 4
  %93 = fmul float %89, %92
  %94 = fadd float %79, %93
  %95 = add nsw i64 %78, 1
  %96 = icmp eq i64 %95, %65
  br i1 %96, label %.loopexit.loopexit, label %77

.loopexit6.loopexit:
  br label %.loopexit6

.loopexit6:
  ret void
}

define void @stpmv_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef %5, ptr noundef readonly %6) {
  %8 = load i8, ptr %0, align 1
  %9 = and i8 %8, -33
  %10 = icmp eq i8 %9, 85
  %11 = load i64, ptr %3, align 8
  %12 = load i8, ptr %1, align 1
  %13 = and i8 %12, -33
  %14 = icmp eq i8 %13, 84
  %15 = icmp eq i8 %13, 67
  %16 = or i1 %14, %15
  %17 = load i8, ptr %2, align 1
  %18 = and i8 %17, -33
  %19 = icmp eq i8 %18, 85
  %20 = load i64, ptr %6, align 8
  %21 = icmp slt i64 %20, 0
  %22 = sub nsw i64 1, %11
  %23 = mul nsw i64 %20, %22
  %24 = select i1 %21, i64 %23, i64 0
  %25 = getelementptr inbounds float, ptr %5, i64 %24
  %26 = xor i1 %10, %16
  %27 = icmp sgt i64 %11, 0
  br i1 %27, label %28, label %.loopexit5

28:
  %29 = shl nuw nsw i64 %11, 1
  br label %30

30:
  %31 = phi i64 [ 0, %28 ], [ %55, %.loopexit ]
  %32 = xor i64 %31, -1
  %33 = add nsw i64 %11, %32
  %34 = select i1 %26, i64 %31, i64 %33
  br i1 %19, label %35, label %39

35:
  %36 = mul nsw i64 %34, %20
  %37 = getelementptr inbounds float, ptr %25, i64 %36
  %38 = load float, ptr %37, align 4
  br label %53

39:
  %40 = add nsw i64 %34, 1
  %41 = xor i64 %34, -1
  %42 = add i64 %29, %41
  %43 = select i1 %10, i64 %40, i64 %42
  %44 = mul nsw i64 %43, %34
  %45 = sdiv i64 %44, 2
  %46 = getelementptr float, ptr %4, i64 %34
  %47 = getelementptr float, ptr %46, i64 %45
  %48 = load float, ptr %47, align 4
  %49 = mul nsw i64 %34, %20
  %50 = getelementptr inbounds float, ptr %25, i64 %49
  %51 = load float, ptr %50, align 4
  %52 = fmul float %48, %51
  br label %53

53:
  %54 = phi float [ %38, %35 ], [ %52, %39 ]
  %55 = add nuw nsw i64 %31, 1
  %56 = select i1 %26, i64 %55, i64 0
  %57 = select i1 %26, i64 %11, i64 %33
  %58 = icmp slt i64 %56, %57
  br i1 %58, label %59, label %.loopexit

59:
  %60 = add nsw i64 %34, 1
  %61 = xor i64 %34, -1
  %62 = add i64 %29, %61
  %63 = select i1 %10, i64 %60, i64 %62
  %64 = mul nsw i64 %63, %34
  %65 = sdiv i64 %64, 2
  br label %70

.loopexit.loopexit:
  %.lcssa = phi float [ %93, %84 ]
  br label %.loopexit

.loopexit:
  %66 = phi float [ %54, %53 ], [ %.lcssa, %.loopexit.loopexit ]
  %67 = mul nsw i64 %34, %20
  %68 = getelementptr inbounds float, ptr %25, i64 %67
  store float %66, ptr %68, align 4
  %69 = icmp eq i64 %55, %11
  br i1 %69, label %.loopexit5.loopexit, label %30

70:
  %71 = phi i64 [ %56, %59 ], [ %85, %84 ]
  %72 = phi float [ %54, %59 ], [ %93, %84 ]
  switch i8 %12, label %76 [
    i8 116, label %73
    i8 99, label %73
    i8 84, label %73
    i8 67, label %73
  ]

73:
  %74 = add nsw i64 %71, %65
  %75 = add nuw nsw i64 %71, 1
  br label %84

76:
  %77 = add nuw nsw i64 %71, 1
  %78 = xor i64 %71, -1
  %79 = add nsw i64 %29, %78
  %80 = select i1 %10, i64 %77, i64 %79
  %81 = mul nsw i64 %80, %71
  %82 = sdiv i64 %81, 2
  %83 = add nsw i64 %82, %34
  br label %84

84:
  %85 = phi i64 [ %77, %76 ], [ %75, %73 ]
  %86 = phi i64 [ %83, %76 ], [ %74, %73 ]
  %87 = getelementptr inbounds float, ptr %4, i64 %86
  %88 = load float, ptr %87, align 4
  %89 = mul nsw i64 %71, %20
  %90 = getelementptr inbounds float, ptr %25, i64 %89
  %91 = load float, ptr %90, align 4
  %92 = fmul float %88, %91
  %93 = fadd float %72, %92
  %94 = icmp eq i64 %85, %57
  br i1 %94, label %.loopexit.loopexit, label %70

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  ret void
}

define void @strsv_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef %6, ptr noundef readonly %7) {
  %9 = load i8, ptr %0, align 1
  %10 = and i8 %9, -33
  %11 = load i64, ptr %3, align 8
  %12 = load i64, ptr %5, align 8
  %13 = load i8, ptr %1, align 1
  %14 = and i8 %13, -33
  %15 = icmp eq i8 %14, 84
  %16 = icmp eq i8 %14, 67
  %17 = or i1 %15, %16
  %18 = load i8, ptr %2, align 1
  %19 = and i8 %18, -33
  %20 = icmp eq i8 %19, 85
  %21 = load i64, ptr %7, align 8
  %22 = icmp slt i64 %21, 0
  %23 = sub nsw i64 1, %11
  %24 = mul nsw i64 %21, %23
  %25 = select i1 %22, i64 %24, i64 0
  %26 = getelementptr inbounds float, ptr %6, i64 %25
  %27 = icmp ne i8 %10, 85
  %28 = xor i1 %27, %17
  %29 = icmp sgt i64 %11, 0
  br i1 %29, label %30, label %.loopexit5

30:
  %31 = add i64 %12, 1
  br label %32

32:
  %33 = phi i64 [ 0, %30 ], [ %73, %71 ]
  %34 = xor i64 %33, -1
  %35 = add nsw i64 %11, %34
  %36 = select i1 %28, i64 %33, i64 %35
  %37 = mul nsw i64 %36, %21
  %38 = getelementptr inbounds float, ptr %26, i64 %37
  %39 = load float, ptr %38, align 4
  %40 = sub nsw i64 %11, %33
  %41 = select i1 %28, i64 0, i64 %40
  %42 = select i1 %28, i64 %33, i64 %11
  %43 = icmp slt i64 %41, %42
  br i1 %43, label %44, label %.loopexit

44:
  %45 = mul nsw i64 %36, %12
  br label %47

.loopexit.loopexit:
  %.lcssa = phi float [ %63, %55 ]
  br label %.loopexit

.loopexit:
  %46 = phi float [ %39, %32 ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %20, label %71, label %66

47:
  %48 = phi i64 [ %41, %44 ], [ %64, %55 ]
  %49 = phi float [ %39, %44 ], [ %63, %55 ]
  switch i8 %13, label %52 [
    i8 116, label %50
    i8 99, label %50
    i8 84, label %50
    i8 67, label %50
  ]

50:
  %51 = add nsw i64 %48, %45
  br label %55

52:
  %53 = mul nsw i64 %48, %12
  %54 = add nsw i64 %53, %36
  br label %55

55:
  %56 = phi i64 [ %51, %50 ], [ %54, %52 ]
  %57 = getelementptr inbounds float, ptr %4, i64 %56
  %58 = load float, ptr %57, align 4
  %59 = mul nsw i64 %48, %21
  %60 = getelementptr inbounds float, ptr %26, i64 %59
  %61 = load float, ptr %60, align 4
  %62 = fmul float %58, %61
  %63 = fsub float %49, %62
  %64 = add nsw i64 %48, 1
  %65 = icmp eq i64 %64, %42
  br i1 %65, label %.loopexit.loopexit, label %47

66:
  %67 = mul i64 %36, %31
  %68 = getelementptr inbounds float, ptr %4, i64 %67
  %69 = load float, ptr %68, align 4
  %70 = fdiv float %46, %69
  br label %71

71:
  %72 = phi float [ %70, %66 ], [ %46, %.loopexit ]
  store float %72, ptr %38, align 4
  %73 = add nuw nsw i64 %33, 1
  %74 = icmp eq i64 %73, %11
  br i1 %74, label %.loopexit5.loopexit, label %32

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  ret void
}

define void @stbsv_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef %7, ptr noundef readonly %8) {
  %10 = load i8, ptr %0, align 1
  %11 = and i8 %10, -33
  %12 = icmp eq i8 %11, 85
  %13 = load i64, ptr %3, align 8
  %14 = load i64, ptr %4, align 8
  %15 = load i64, ptr %6, align 8
  %16 = load i8, ptr %1, align 1
  %17 = and i8 %16, -33
  %18 = icmp eq i8 %17, 84
  %19 = icmp eq i8 %17, 67
  %20 = or i1 %18, %19
  %21 = load i8, ptr %2, align 1
  %22 = and i8 %21, -33
  %23 = icmp eq i8 %22, 85
  %24 = load i64, ptr %8, align 8
  %25 = icmp slt i64 %24, 0
  %26 = sub nsw i64 1, %13
  %27 = mul nsw i64 %24, %26
  %28 = select i1 %25, i64 %27, i64 0
  %29 = getelementptr inbounds float, ptr %7, i64 %28
  %30 = xor i1 %12, %20
  %31 = icmp sgt i64 %13, 0
  br i1 %31, label %32, label %.loopexit6

32:
  %33 = add i64 %14, 1
  %34 = select i1 %12, i64 %14, i64 0
  %35 = getelementptr float, ptr %5, i64 %34
  br label %36

36:
  %37 = phi i64 [ 0, %32 ], [ %89, %87 ]
  %38 = xor i64 %37, -1
  %39 = add nsw i64 %13, %38
  %40 = select i1 %30, i64 %39, i64 %37
  %41 = mul nsw i64 %40, %24
  %42 = getelementptr inbounds float, ptr %29, i64 %41
  %43 = load float, ptr %42, align 4
  br i1 %30, label %48, label %44

44:
  %45 = icmp sgt i64 %37, %14
  %46 = sub nsw i64 %37, %14
  %47 = select i1 %45, i64 %46, i64 0
  br label %52

48:
  %49 = sub nsw i64 %13, %37
  %50 = add i64 %33, %39
  %51 = tail call i64 @llvm.smin.i64(i64 %50, i64 %13)
  br label %52

52:
  %53 = phi i64 [ %47, %44 ], [ %49, %48 ]
  %54 = phi i64 [ %37, %44 ], [ %51, %48 ]
  %55 = icmp slt i64 %53, %54
  br i1 %55, label %56, label %.loopexit

56:
  %57 = mul nsw i64 %40, %15
  %58 = sub i64 %34, %40
  %59 = add i64 %58, %57
  %60 = add nsw i64 %40, %34
  br label %62

.loopexit.loopexit:
  %.lcssa = phi float [ %79, %71 ]
  br label %.loopexit

.loopexit:
  %61 = phi float [ %43, %52 ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %23, label %87, label %82

62:
  %63 = phi i64 [ %53, %56 ], [ %80, %71 ]
  %64 = phi float [ %43, %56 ], [ %79, %71 ]
  switch i8 %16, label %67 [
    i8 116, label %65
    i8 99, label %65
    i8 84, label %65
    i8 67, label %65
  ]

65:
  %66 = add i64 %59, %63
  br label %71

67:
  %68 = sub i64 %60, %63
  %69 = mul nsw i64 %63, %15
  %70 = add nsw i64 %68, %69
  br label %71

71:
  %72 = phi i64 [ %66, %65 ], [ %70, %67 ]
  %73 = getelementptr inbounds float, ptr %5, i64 %72
  %74 = load float, ptr %73, align 4
  %75 = mul nsw i64 %63, %24
  %76 = getelementptr inbounds float, ptr %29, i64 %75
  %77 = load float, ptr %76, align 4
  %78 = fmul float %74, %77
  %79 = fsub float %64, %78
  %80 = add nsw i64 %63, 1
  %81 = icmp eq i64 %80, %54
  br i1 %81, label %.loopexit.loopexit, label %62

82:
  %83 = mul nsw i64 %40, %15
  %84 = getelementptr float, ptr %35, i64 %83
  %85 = load float, ptr %84, align 4
  %86 = fdiv float %61, %85
  br label %87

87:
  %88 = phi float [ %86, %82 ], [ %61, %.loopexit ]
  store float %88, ptr %42, align 4
  %89 = add nuw nsw i64 %37, 1
  %90 = icmp eq i64 %89, %13
  br i1 %90, label %.loopexit6.loopexit, label %36

.loopexit6.loopexit:
  br label %.loopexit6

.loopexit6:
  ret void
}

define void @stpsv_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef %5, ptr noundef readonly %6) {
  %8 = load i8, ptr %0, align 1
  %9 = and i8 %8, -33
  %10 = icmp eq i8 %9, 85
  %11 = load i64, ptr %3, align 8
  %12 = load i8, ptr %1, align 1
  %13 = and i8 %12, -33
  %14 = icmp eq i8 %13, 84
  %15 = icmp eq i8 %13, 67
  %16 = or i1 %14, %15
  %17 = load i8, ptr %2, align 1
  %18 = and i8 %17, -33
  %19 = icmp eq i8 %18, 85
  %20 = load i64, ptr %6, align 8
  %21 = icmp slt i64 %20, 0
  %22 = sub nsw i64 1, %11
  %23 = mul nsw i64 %20, %22
  %24 = select i1 %21, i64 %23, i64 0
  %25 = getelementptr inbounds float, ptr %5, i64 %24
  %26 = xor i1 %10, %16
  %27 = icmp sgt i64 %11, 0
  br i1 %27, label %28, label %.loopexit5

28:
  %29 = shl nuw nsw i64 %11, 1
  br label %30

30:
  %31 = phi i64 [ 0, %28 ], [ %88, %86 ]
  %32 = xor i64 %31, -1
  %33 = add nsw i64 %11, %32
  %34 = select i1 %26, i64 %33, i64 %31
  %35 = mul nsw i64 %34, %20
  %36 = getelementptr inbounds float, ptr %25, i64 %35
  %37 = load float, ptr %36, align 4
  %38 = sub nsw i64 %11, %31
  %39 = select i1 %26, i64 %38, i64 0
  %40 = select i1 %26, i64 %11, i64 %31
  %41 = icmp slt i64 %39, %40
  br i1 %41, label %42, label %.loopexit

42:
  %43 = add nsw i64 %34, 1
  %44 = xor i64 %34, -1
  %45 = add i64 %29, %44
  %46 = select i1 %10, i64 %43, i64 %45
  %47 = mul nsw i64 %46, %34
  %48 = sdiv i64 %47, 2
  br label %50

.loopexit.loopexit:
  %.lcssa = phi float [ %73, %64 ]
  br label %.loopexit

.loopexit:
  %49 = phi float [ %37, %30 ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %19, label %86, label %75

50:
  %51 = phi i64 [ %39, %42 ], [ %65, %64 ]
  %52 = phi float [ %37, %42 ], [ %73, %64 ]
  switch i8 %12, label %56 [
    i8 116, label %53
    i8 99, label %53
    i8 84, label %53
    i8 67, label %53
  ]

53:
  %54 = add nsw i64 %51, %48
  %55 = add nsw i64 %51, 1
  br label %64

56:
  %57 = add nsw i64 %51, 1
  %58 = xor i64 %51, -1
  %59 = add i64 %29, %58
  %60 = select i1 %10, i64 %57, i64 %59
  %61 = mul nsw i64 %60, %51
  %62 = sdiv i64 %61, 2
  %63 = add nsw i64 %62, %34
  br label %64

64:
  %65 = phi i64 [ %57, %56 ], [ %55, %53 ]
  %66 = phi i64 [ %63, %56 ], [ %54, %53 ]
  %67 = getelementptr inbounds float, ptr %4, i64 %66
  %68 = load float, ptr %67, align 4
  %69 = mul nsw i64 %51, %20
  %70 = getelementptr inbounds float, ptr %25, i64 %69
  %71 = load float, ptr %70, align 4
  %72 = fmul float %68, %71
  %73 = fsub float %52, %72
  %74 = icmp eq i64 %65, %40
  br i1 %74, label %.loopexit.loopexit, label %50

75:
  %76 = add nsw i64 %34, 1
  %77 = xor i64 %34, -1
  %78 = add i64 %29, %77
  %79 = select i1 %10, i64 %76, i64 %78
  %80 = mul nsw i64 %79, %34
  %81 = sdiv i64 %80, 2
  %82 = getelementptr float, ptr %4, i64 %34
  %83 = getelementptr float, ptr %82, i64 %81
  %84 = load float, ptr %83, align 4
  %85 = fdiv float %49, %84
  br label %86

86:
  %87 = phi float [ %85, %75 ], [ %49, %.loopexit ]
  store float %87, ptr %36, align 4
  %88 = add nuw nsw i64 %31, 1
  %89 = icmp eq i64 %88, %11
  br i1 %89, label %.loopexit5.loopexit, label %30

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  ret void
}

define void @sgbmv_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef readonly %8, ptr noundef readonly %9, ptr noundef readonly %10, ptr noundef %11, ptr noundef readonly %12) {
  %14 = load i8, ptr %0, align 1
  %15 = and i8 %14, -33
  %16 = icmp ne i8 %15, 84
  %17 = icmp ne i8 %15, 67
  %18 = and i1 %16, %17
  %19 = select i1 %18, ptr %1, ptr %2
  %20 = load i64, ptr %19, align 8
  %21 = select i1 %18, ptr %2, ptr %1
  %22 = load i64, ptr %21, align 8
  %23 = select i1 %18, ptr %3, ptr %4
  %24 = load i64, ptr %23, align 8
  %25 = load i64, ptr %7, align 8
  %26 = load i64, ptr %9, align 8
  %27 = load i64, ptr %12, align 8
  %28 = load i64, ptr %4, align 8
  %29 = load float, ptr %5, align 4
  %30 = load float, ptr %10, align 4
  %31 = icmp slt i64 %26, 0
  %32 = sub nsw i64 1, %22
  %33 = mul nsw i64 %26, %32
  %34 = select i1 %31, i64 %33, i64 0
  %35 = getelementptr inbounds float, ptr %8, i64 %34
  %36 = icmp slt i64 %27, 0
  %37 = sub nsw i64 1, %20
  %38 = mul nsw i64 %27, %37
  %39 = select i1 %36, i64 %38, i64 0
  %40 = getelementptr inbounds float, ptr %11, i64 %39
  %41 = icmp sgt i64 %20, 0
  br i1 %41, label %42, label %.loopexit6

42:
  %43 = select i1 %18, ptr %4, ptr %3
  %44 = load i64, ptr %43, align 8
  %45 = add i64 %44, 1
  %46 = fcmp oeq float %30, 0.000000e+00
  br label %47

.loopexit6.loopexit:
  br label %.loopexit6

.loopexit6:
  ret void

47:
  %48 = phi i64 [ 0, %42 ], [ %93, %91 ]
  %49 = icmp sgt i64 %48, %24
  %50 = sub nsw i64 %48, %24
  %51 = select i1 %49, i64 %50, i64 0
  %52 = add i64 %45, %48
  %53 = tail call i64 @llvm.smin.i64(i64 %52, i64 %22)
  %54 = icmp slt i64 %51, %53
  br i1 %54, label %55, label %.loopexit

55:
  %56 = sub i64 %28, %48
  %57 = mul nsw i64 %48, %25
  %58 = getelementptr float, ptr %6, i64 %57
  %59 = add nsw i64 %48, %28
  %60 = getelementptr float, ptr %58, i64 %56
  br label %64

.loopexit.loopexit:
  %.lcssa = phi float [ %81, %74 ]
  br label %.loopexit

.loopexit:
  %61 = phi float [ 0.000000e+00, %47 ], [ %.lcssa, %.loopexit.loopexit ]
  %62 = mul nsw i64 %48, %27
  %63 = getelementptr inbounds float, ptr %40, i64 %62
  br i1 %46, label %84, label %86

64:
  %65 = phi i64 [ %51, %55 ], [ %82, %74 ]
  %66 = phi float [ 0.000000e+00, %55 ], [ %81, %74 ]
  switch i8 %14, label %69 [
    i8 116, label %67
    i8 99, label %67
    i8 84, label %67
    i8 67, label %67
  ]

67:
  %68 = getelementptr float, ptr %60, i64 %65
  br label %74

69:
  %70 = sub i64 %59, %65
  %71 = mul nsw i64 %65, %25
  %72 = getelementptr float, ptr %6, i64 %70
  %73 = getelementptr float, ptr %72, i64 %71
  br label %74

74:
  %75 = phi ptr [ %68, %67 ], [ %73, %69 ]
  %76 = load float, ptr %75, align 4
  %77 = mul nsw i64 %65, %26
  %78 = getelementptr inbounds float, ptr %35, i64 %77
  %79 = load float, ptr %78, align 4
  %80 = fmul float %76, %79
  %81 = fadd float %66, %80
  %82 = add nsw i64 %65, 1
  %83 = icmp slt i64 %82, %53
  br i1 %83, label %64, label %.loopexit.loopexit

84:
  %85 = fmul float %29, %61
  br label %91

86:
  %87 = load float, ptr %63, align 4
  %88 = fmul float %30, %87
  %89 = fmul float %29, %61
  %90 = fadd float %89, %88
  br label %91

91:
  %92 = phi float [ %85, %84 ], [ %90, %86 ]
  store float %92, ptr %63, align 4
  %93 = add nuw nsw i64 %48, 1
  %94 = icmp eq i64 %93, %20
  br i1 %94, label %.loopexit6.loopexit, label %47
}

define void @sgemm_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef readonly %8, ptr noundef readonly %9, ptr noundef readonly %10, ptr noundef %11, ptr noundef readonly %12) {
  %14 = load i64, ptr %2, align 8
  %15 = load i64, ptr %3, align 8
  %16 = load i64, ptr %4, align 8
  %17 = load float, ptr %5, align 4
  %18 = load i64, ptr %7, align 8
  %19 = load i64, ptr %9, align 8
  %20 = load float, ptr %10, align 4
  %21 = load i64, ptr %12, align 8
  %22 = load i8, ptr %0, align 1
  %23 = and i8 %22, -33
  %24 = icmp ne i8 %23, 84
  %25 = icmp ne i8 %23, 67
  %26 = and i1 %24, %25
  %27 = load i8, ptr %1, align 1
  %28 = and i8 %27, -33
  %29 = icmp ne i8 %28, 84
  %30 = icmp ne i8 %28, 67
  %31 = and i1 %29, %30
  %32 = icmp sgt i64 %15, 0
  br i1 %32, label %33, label %.loopexit9

33:
  %34 = icmp sgt i64 %14, 0
  %35 = fcmp oeq float %20, 0.000000e+00
  %36 = icmp sgt i64 %16, 0
  br label %37

37:
  %38 = phi i64 [ 0, %33 ], [ %59, %.loopexit7 ]
  br i1 %34, label %39, label %.loopexit8

39:
  %40 = mul nsw i64 %38, %21
  %41 = getelementptr float, ptr %11, i64 %40
  br label %48

.loopexit9.loopexit:
  br label %.loopexit9

.loopexit9:
  ret void

.loopexit8.loopexit:
  br label %.loopexit8

.loopexit8:
  br i1 %36, label %42, label %.loopexit7

42:
  %43 = getelementptr float, ptr %8, i64 %38
  %44 = mul nsw i64 %38, %19
  %45 = getelementptr float, ptr %8, i64 %44
  %46 = mul nsw i64 %38, %21
  %47 = getelementptr float, ptr %11, i64 %46
  br label %61

48:
  %49 = phi i64 [ 0, %39 ], [ %57, %54 ]
  br i1 %35, label %54, label %50

50:
  %51 = getelementptr float, ptr %41, i64 %49
  %52 = load float, ptr %51, align 4
  %53 = fmul float %20, %52
  br label %54

54:
  %55 = phi float [ %53, %50 ], [ 0.000000e+00, %48 ]
  %56 = getelementptr float, ptr %41, i64 %49
  store float %55, ptr %56, align 4
  %57 = add nuw nsw i64 %49, 1
  %58 = icmp eq i64 %57, %14
  br i1 %58, label %.loopexit8.loopexit, label %48

.loopexit7.loopexit:
  br label %.loopexit7

.loopexit7:
  %59 = add nuw nsw i64 %38, 1
  %60 = icmp eq i64 %59, %15
  br i1 %60, label %.loopexit9.loopexit, label %37

61:
  %62 = phi i64 [ 0, %42 ], [ %73, %.loopexit ]
  %63 = mul nsw i64 %62, %19
  %64 = getelementptr float, ptr %43, i64 %63
  %65 = getelementptr float, ptr %45, i64 %62
  %66 = select i1 %31, ptr %65, ptr %64
  %67 = load float, ptr %66, align 4
  %68 = fmul float %17, %67
  br i1 %34, label %69, label %.loopexit

69:
  %70 = getelementptr float, ptr %6, i64 %62
  %71 = mul nsw i64 %62, %18
  %72 = getelementptr float, ptr %6, i64 %71
  br label %75

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %73 = add nuw nsw i64 %62, 1
  %74 = icmp eq i64 %73, %16
  br i1 %74, label %.loopexit7.loopexit, label %61

75:
  %76 = phi i64 [ 0, %69 ], [ %86, %75 ]
  %77 = mul nsw i64 %76, %18
  %78 = getelementptr float, ptr %70, i64 %77
  %79 = getelementptr float, ptr %72, i64 %76
  %80 = select i1 %26, ptr %79, ptr %78
  %81 = load float, ptr %80, align 4
  %82 = fmul float %68, %81
  %83 = getelementptr float, ptr %47, i64 %76
  %84 = load float, ptr %83, align 4
  %85 = fadd float %84, %82
  store float %85, ptr %83, align 4
  %86 = add nuw nsw i64 %76, 1
  %87 = icmp eq i64 %86, %14
  br i1 %87, label %.loopexit.loopexit, label %75
}

define void @ssymm_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef readonly %8, ptr noundef readonly %9, ptr noundef %10, ptr noundef readonly %11) {
  %13 = load i64, ptr %2, align 8
  %14 = load i64, ptr %3, align 8
  %15 = load float, ptr %4, align 4
  %16 = load i64, ptr %6, align 8
  %17 = load i64, ptr %8, align 8
  %18 = load float, ptr %9, align 4
  %19 = load i64, ptr %11, align 8
  %20 = load i8, ptr %0, align 1
  %21 = and i8 %20, -33
  %22 = icmp eq i8 %21, 76
  %23 = load i8, ptr %1, align 1
  %24 = and i8 %23, -33
  %25 = icmp eq i8 %24, 85
  %26 = select i1 %22, i64 %13, i64 %14
  %27 = icmp sgt i64 %14, 0
  br i1 %27, label %28, label %.loopexit7

28:
  %29 = icmp sgt i64 %13, 0
  %30 = icmp sgt i64 %26, 0
  %31 = fcmp oeq float %18, 0.000000e+00
  br label %32

32:
  %33 = phi i64 [ 0, %28 ], [ %39, %.loopexit6 ]
  br i1 %29, label %34, label %.loopexit6

34:
  %35 = mul nsw i64 %33, %17
  %36 = getelementptr float, ptr %7, i64 %35
  %37 = mul nsw i64 %33, %19
  %38 = getelementptr float, ptr %10, i64 %37
  br label %41

.loopexit7.loopexit:
  br label %.loopexit7

.loopexit7:
  ret void

.loopexit6.loopexit:
  br label %.loopexit6

.loopexit6:
  %39 = add nuw nsw i64 %33, 1
  %40 = icmp eq i64 %39, %14
  br i1 %40, label %.loopexit7.loopexit, label %32

41:
  %42 = phi i64 [ 0, %34 ], [ %82, %79 ]
  %43 = select i1 %22, i64 %42, i64 %33
  br i1 %30, label %44, label %.loopexit

44:
  %45 = getelementptr float, ptr %5, i64 %43
  %46 = mul nsw i64 %43, %16
  %47 = getelementptr float, ptr %5, i64 %46
  %48 = getelementptr float, ptr %7, i64 %42
  br label %50

.loopexit.loopexit:
  %.lcssa = phi float [ %68, %50 ]
  br label %.loopexit

.loopexit:
  %49 = phi float [ 0.000000e+00, %41 ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %31, label %71, label %73

50:
  %51 = phi i64 [ 0, %44 ], [ %69, %50 ]
  %52 = phi float [ 0.000000e+00, %44 ], [ %68, %50 ]
  %53 = icmp samesign ule i64 %51, %43
  %54 = xor i1 %25, %53
  %55 = icmp eq i64 %51, %43
  %56 = or i1 %55, %54
  %57 = mul nsw i64 %51, %16
  %58 = getelementptr float, ptr %45, i64 %57
  %59 = getelementptr float, ptr %47, i64 %51
  %60 = select i1 %56, ptr %58, ptr %59
  %61 = load float, ptr %60, align 4
  %62 = getelementptr float, ptr %36, i64 %51
  %63 = mul nsw i64 %51, %17
  %64 = getelementptr float, ptr %48, i64 %63
  %65 = select i1 %22, ptr %62, ptr %64
  %66 = load float, ptr %65, align 4
  %67 = fmul float %61, %66
  %68 = fadd float %52, %67
  %69 = add nuw nsw i64 %51, 1
  %70 = icmp eq i64 %69, %26
  br i1 %70, label %.loopexit.loopexit, label %50

71:
  %72 = fmul float %15, %49
  br label %79

73:
  %74 = getelementptr float, ptr %38, i64 %42
  %75 = load float, ptr %74, align 4
  %76 = fmul float %18, %75
  %77 = fmul float %15, %49
  %78 = fadd float %77, %76
  br label %79

79:
  %80 = phi float [ %72, %71 ], [ %78, %73 ]
  %81 = getelementptr float, ptr %38, i64 %42
  store float %80, ptr %81, align 4
  %82 = add nuw nsw i64 %42, 1
  %83 = icmp eq i64 %82, %13
  br i1 %83, label %.loopexit6.loopexit, label %41
}

define void @ssyrk_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef %8, ptr noundef readonly %9) {
  %11 = load i64, ptr %2, align 8
  %12 = load i64, ptr %3, align 8
  %13 = load float, ptr %4, align 4
  %14 = load i64, ptr %6, align 8
  %15 = load float, ptr %7, align 4
  %16 = load i64, ptr %9, align 8
  %17 = load i8, ptr %0, align 1
  %18 = and i8 %17, -33
  %19 = icmp eq i8 %18, 85
  %20 = load i8, ptr %1, align 1
  %21 = icmp sgt i64 %11, 0
  br i1 %21, label %22, label %.loopexit9

22:
  %23 = icmp sgt i64 %12, 0
  %24 = fcmp oeq float %15, 0.000000e+00
  br label %26

.loopexit8.loopexit:
  br label %.loopexit8

.loopexit8:
  %25 = icmp eq i64 %29, %11
  br i1 %25, label %.loopexit9.loopexit, label %26

.loopexit9.loopexit:
  br label %.loopexit9

.loopexit9:
  ret void

26:
  %27 = phi i64 [ 0, %22 ], [ %29, %.loopexit8 ]
  %28 = select i1 %19, i64 0, i64 %27
  %29 = add nuw nsw i64 %27, 1
  %30 = select i1 %19, i64 %29, i64 %11
  %31 = icmp slt i64 %28, %30
  br i1 %31, label %32, label %.loopexit8

32:
  %33 = mul nsw i64 %27, %14
  %34 = getelementptr float, ptr %5, i64 %27
  %35 = mul nsw i64 %27, %16
  %36 = getelementptr float, ptr %8, i64 %35
  br label %37

37:
  %38 = phi i64 [ %28, %32 ], [ %76, %73 ]
  br i1 %23, label %39, label %.loopexit

39:
  %40 = mul nsw i64 %38, %14
  %41 = getelementptr float, ptr %5, i64 %38
  br label %43

.loopexit.loopexit:
  %.lcssa = phi float [ %62, %60 ]
  br label %.loopexit

.loopexit:
  %42 = phi float [ 0.000000e+00, %37 ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %24, label %65, label %67

43:
  %44 = phi i64 [ 0, %39 ], [ %63, %60 ]
  %45 = phi float [ 0.000000e+00, %39 ], [ %62, %60 ]
  switch i8 %20, label %53 [
    i8 116, label %46
    i8 99, label %46
    i8 84, label %46
    i8 67, label %46
  ]

46:
  %47 = getelementptr float, ptr %5, i64 %44
  %48 = getelementptr float, ptr %47, i64 %40
  %49 = load float, ptr %48, align 4
  %50 = getelementptr float, ptr %47, i64 %33
  %51 = load float, ptr %50, align 4
  %52 = fmul float %49, %51
  br label %60

53:
  %54 = mul nsw i64 %44, %14
  %55 = getelementptr float, ptr %41, i64 %54
  %56 = load float, ptr %55, align 4
  %57 = getelementptr float, ptr %34, i64 %54
  %58 = load float, ptr %57, align 4
  %59 = fmul float %56, %58
  br label %60

60:
  %61 = phi float [ %52, %46 ], [ %59, %53 ]
  %62 = fadd float %45, %61
  %63 = add nuw nsw i64 %44, 1
  %64 = icmp eq i64 %63, %12
  br i1 %64, label %.loopexit.loopexit, label %43

65:
  %66 = fmul float %13, %42
  br label %73

67:
  %68 = getelementptr float, ptr %36, i64 %38
  %69 = load float, ptr %68, align 4
  %70 = fmul float %15, %69
  %71 = fmul float %13, %42
  %72 = fadd float %71, %70
  br label %73

73:
  %74 = phi float [ %66, %65 ], [ %72, %67 ]
  %75 = getelementptr float, ptr %36, i64 %38
  store float %74, ptr %75, align 4
  %76 = add nuw nsw i64 %38, 1
  %77 = icmp eq i64 %76, %30
  br i1 %77, label %.loopexit8.loopexit, label %37
}

define void @ssyr2k_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef readonly %8, ptr noundef readonly %9, ptr noundef %10, ptr noundef readonly %11) {
  %13 = load i64, ptr %2, align 8
  %14 = load i64, ptr %3, align 8
  %15 = load i64, ptr %6, align 8
  %16 = load i64, ptr %8, align 8
  %17 = load i64, ptr %11, align 8
  %18 = load float, ptr %4, align 4
  %19 = load float, ptr %9, align 4
  %20 = load i8, ptr %0, align 1
  %21 = and i8 %20, -33
  %22 = icmp eq i8 %21, 85
  %23 = load i8, ptr %1, align 1
  %24 = icmp sgt i64 %13, 0
  br i1 %24, label %25, label %.loopexit9

25:
  %26 = icmp sgt i64 %14, 0
  %27 = fcmp oeq float %19, 0.000000e+00
  br label %29

.loopexit8.loopexit:
  br label %.loopexit8

.loopexit8:
  %28 = icmp eq i64 %32, %13
  br i1 %28, label %.loopexit9.loopexit, label %29

.loopexit9.loopexit:
  br label %.loopexit9

.loopexit9:
  ret void

29:
  %30 = phi i64 [ 0, %25 ], [ %32, %.loopexit8 ]
  %31 = select i1 %22, i64 0, i64 %30
  %32 = add nuw nsw i64 %30, 1
  %33 = select i1 %22, i64 %32, i64 %13
  %34 = icmp slt i64 %31, %33
  br i1 %34, label %35, label %.loopexit8

35:
  %36 = mul nsw i64 %30, %16
  %37 = mul nsw i64 %30, %15
  %38 = getelementptr float, ptr %7, i64 %30
  %39 = getelementptr float, ptr %5, i64 %30
  %40 = mul nsw i64 %30, %17
  %41 = getelementptr float, ptr %10, i64 %40
  br label %42

42:
  %43 = phi i64 [ %31, %35 ], [ %97, %94 ]
  br i1 %26, label %44, label %.loopexit

44:
  %45 = mul nsw i64 %43, %15
  %46 = mul nsw i64 %43, %16
  %47 = getelementptr float, ptr %5, i64 %43
  %48 = getelementptr float, ptr %7, i64 %43
  br label %50

.loopexit.loopexit:
  %.lcssa = phi float [ %83, %81 ]
  br label %.loopexit

.loopexit:
  %49 = phi float [ 0.000000e+00, %42 ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %27, label %86, label %88

50:
  %51 = phi i64 [ 0, %44 ], [ %84, %81 ]
  %52 = phi float [ 0.000000e+00, %44 ], [ %83, %81 ]
  switch i8 %23, label %67 [
    i8 116, label %53
    i8 99, label %53
    i8 84, label %53
    i8 67, label %53
  ]

53:
  %54 = getelementptr float, ptr %5, i64 %51
  %55 = getelementptr float, ptr %54, i64 %45
  %56 = load float, ptr %55, align 4
  %57 = getelementptr float, ptr %7, i64 %51
  %58 = getelementptr float, ptr %57, i64 %36
  %59 = load float, ptr %58, align 4
  %60 = fmul float %56, %59
  %61 = getelementptr float, ptr %57, i64 %46
  %62 = load float, ptr %61, align 4
  %63 = getelementptr float, ptr %54, i64 %37
  %64 = load float, ptr %63, align 4
  %65 = fmul float %62, %64
  %66 = fadd float %60, %65
  br label %81

67:
  %68 = mul nsw i64 %51, %15
  %69 = getelementptr float, ptr %47, i64 %68
  %70 = load float, ptr %69, align 4
  %71 = mul nsw i64 %51, %16
  %72 = getelementptr float, ptr %38, i64 %71
  %73 = load float, ptr %72, align 4
  %74 = fmul float %70, %73
  %75 = getelementptr float, ptr %48, i64 %71
  %76 = load float, ptr %75, align 4
  %77 = getelementptr float, ptr %39, i64 %68
  %78 = load float, ptr %77, align 4
  %79 = fmul float %76, %78
  %80 = fadd float %74, %79
  br label %81

81:
  %82 = phi float [ %66, %53 ], [ %80, %67 ]
  %83 = fadd float %52, %82
  %84 = add nuw nsw i64 %51, 1
  %85 = icmp eq i64 %84, %14
  br i1 %85, label %.loopexit.loopexit, label %50

86:
  %87 = fmul float %18, %49
  br label %94

88:
  %89 = getelementptr float, ptr %41, i64 %43
  %90 = load float, ptr %89, align 4
  %91 = fmul float %19, %90
  %92 = fmul float %18, %49
  %93 = fadd float %92, %91
  br label %94

94:
  %95 = phi float [ %87, %86 ], [ %93, %88 ]
  %96 = getelementptr float, ptr %41, i64 %43
  store float %95, ptr %96, align 4
  %97 = add nuw nsw i64 %43, 1
  %98 = icmp eq i64 %97, %33
  br i1 %98, label %.loopexit8.loopexit, label %42
}

define void @strmm_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef readonly %8, ptr noundef %9, ptr noundef readonly %10) {
  %12 = load i64, ptr %4, align 8
  %13 = load i64, ptr %5, align 8
  %14 = load float, ptr %6, align 4
  %15 = load i64, ptr %8, align 8
  %16 = load i64, ptr %10, align 8
  %17 = load i8, ptr %0, align 1
  %18 = and i8 %17, -33
  %19 = icmp ne i8 %18, 76
  %20 = load i8, ptr %1, align 1
  %21 = and i8 %20, -33
  %22 = load i8, ptr %2, align 1
  %23 = and i8 %22, -33
  %24 = icmp eq i8 %23, 84
  %25 = icmp eq i8 %23, 67
  %26 = or i1 %24, %25
  %27 = load i8, ptr %3, align 1
  %28 = and i8 %27, -33
  %29 = icmp eq i8 %28, 85
  %30 = icmp sgt i64 %13, 0
  br i1 %30, label %31, label %.loopexit11

31:
  %32 = icmp sgt i64 %12, 0
  br label %33

33:
  %34 = phi i64 [ 0, %31 ], [ %49, %.loopexit10 ]
  br i1 %32, label %35, label %.loopexit10

35:
  %36 = mul nsw i64 %34, %16
  %37 = getelementptr float, ptr %9, i64 %36
  br label %51

.loopexit11.loopexit:
  br label %.loopexit11

.loopexit11:
  %38 = select i1 %19, i64 %12, i64 %13
  %39 = icmp sgt i64 %38, 0
  br i1 %39, label %40, label %.loopexit9

40:
  %41 = select i1 %19, i64 %13, i64 %12
  %42 = xor i1 %19, %26
  %43 = select i1 %19, i64 %16, i64 1
  %44 = select i1 %19, i64 1, i64 %16
  %45 = icmp ne i8 %21, 85
  %46 = xor i1 %45, %42
  %47 = icmp sgt i64 %41, 0
  %48 = add i64 %15, 1
  br label %58

.loopexit10.loopexit:
  br label %.loopexit10

.loopexit10:
  %49 = add nuw nsw i64 %34, 1
  %50 = icmp eq i64 %49, %13
  br i1 %50, label %.loopexit11.loopexit, label %33

51:
  %52 = phi i64 [ 0, %35 ], [ %56, %51 ]
  %53 = getelementptr float, ptr %37, i64 %52
  %54 = load float, ptr %53, align 4
  %55 = fmul float %14, %54
  store float %55, ptr %53, align 4
  %56 = add nuw nsw i64 %52, 1
  %57 = icmp eq i64 %56, %12
  br i1 %57, label %.loopexit10.loopexit, label %51

.loopexit9.loopexit:
  br label %.loopexit9

.loopexit9:
  ret void

58:
  %59 = phi i64 [ 0, %40 ], [ %106, %.loopexit8 ]
  %60 = mul nsw i64 %59, %44
  %61 = getelementptr inbounds float, ptr %9, i64 %60
  br i1 %47, label %.preheader.preheader, label %.loopexit8

.preheader.preheader:
  br label %.preheader

.preheader:
  %62 = phi i64 [ %80, %.loopexit ], [ 0, %.preheader.preheader ]
  %63 = xor i64 %62, -1
  %64 = add nsw i64 %41, %63
  %65 = select i1 %46, i64 %64, i64 %62
  br i1 %29, label %66, label %70

66:
  %67 = mul nsw i64 %65, %43
  %68 = getelementptr inbounds float, ptr %61, i64 %67
  %69 = load float, ptr %68, align 4
  br label %78

70:
  %71 = mul i64 %65, %48
  %72 = getelementptr inbounds float, ptr %7, i64 %71
  %73 = load float, ptr %72, align 4
  %74 = mul nsw i64 %65, %43
  %75 = getelementptr inbounds float, ptr %61, i64 %74
  %76 = load float, ptr %75, align 4
  %77 = fmul float %73, %76
  br label %78

78:
  %79 = phi float [ %69, %66 ], [ %77, %70 ]
  %80 = add nuw nsw i64 %62, 1
  %81 = select i1 %46, i64 0, i64 %80
  %82 = select i1 %46, i64 %64, i64 %41
  %83 = icmp slt i64 %81, %82
  br i1 %83, label %84, label %.loopexit

84:
  %85 = mul nsw i64 %65, %15
  br label %90

.loopexit.loopexit:
  %.lcssa = phi float [ %103, %90 ]
  br label %.loopexit

.loopexit:
  %86 = phi float [ %79, %78 ], [ %.lcssa, %.loopexit.loopexit ]
  %87 = mul nsw i64 %65, %43
  %88 = getelementptr inbounds float, ptr %61, i64 %87
  store float %86, ptr %88, align 4
  %89 = icmp eq i64 %80, %41
  br i1 %89, label %.loopexit8.loopexit, label %.preheader

90:
  %91 = phi i64 [ %81, %84 ], [ %104, %90 ]
  %92 = phi float [ %79, %84 ], [ %103, %90 ]
  %93 = add nsw i64 %91, %85
  %94 = mul nsw i64 %91, %15
  %95 = add nsw i64 %94, %65
  %96 = select i1 %42, i64 %93, i64 %95
  %97 = getelementptr inbounds float, ptr %7, i64 %96
  %98 = load float, ptr %97, align 4
  %99 = mul nsw i64 %91, %43
  %100 = getelementptr inbounds float, ptr %61, i64 %99
  %101 = load float, ptr %100, align 4
  %102 = fmul float %98, %101
  %103 = fadd float %92, %102
  %104 = add nuw nsw i64 %91, 1
  %105 = icmp eq i64 %104, %82
  br i1 %105, label %.loopexit.loopexit, label %90

.loopexit8.loopexit:
  br label %.loopexit8

.loopexit8:
  %106 = add nuw nsw i64 %59, 1
  %107 = icmp eq i64 %106, %38
  br i1 %107, label %.loopexit9.loopexit, label %58
}

define void @strsm_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef readonly %8, ptr noundef %9, ptr noundef readonly %10) {
  %12 = load i64, ptr %4, align 8
  %13 = load i64, ptr %5, align 8
  %14 = load float, ptr %6, align 4
  %15 = load i64, ptr %8, align 8
  %16 = load i64, ptr %10, align 8
  %17 = load i8, ptr %0, align 1
  %18 = and i8 %17, -33
  %19 = icmp ne i8 %18, 76
  %20 = load i8, ptr %1, align 1
  %21 = and i8 %20, -33
  %22 = load i8, ptr %2, align 1
  %23 = and i8 %22, -33
  %24 = icmp eq i8 %23, 84
  %25 = icmp eq i8 %23, 67
  %26 = or i1 %24, %25
  %27 = load i8, ptr %3, align 1
  %28 = and i8 %27, -33
  %29 = icmp eq i8 %28, 85
  %30 = icmp sgt i64 %13, 0
  br i1 %30, label %31, label %.loopexit11

31:
  %32 = icmp sgt i64 %12, 0
  br label %33

33:
  %34 = phi i64 [ 0, %31 ], [ %49, %.loopexit10 ]
  br i1 %32, label %35, label %.loopexit10

35:
  %36 = mul nsw i64 %34, %16
  %37 = getelementptr float, ptr %9, i64 %36
  br label %51

.loopexit11.loopexit:
  br label %.loopexit11

.loopexit11:
  %38 = select i1 %19, i64 %12, i64 %13
  %39 = icmp sgt i64 %38, 0
  br i1 %39, label %40, label %.loopexit9

40:
  %41 = select i1 %19, i64 %13, i64 %12
  %42 = xor i1 %19, %26
  %43 = select i1 %19, i64 %16, i64 1
  %44 = select i1 %19, i64 1, i64 %16
  %45 = icmp ne i8 %21, 85
  %46 = xor i1 %45, %42
  %47 = icmp sgt i64 %41, 0
  %48 = add i64 %15, 1
  br label %58

.loopexit10.loopexit:
  br label %.loopexit10

.loopexit10:
  %49 = add nuw nsw i64 %34, 1
  %50 = icmp eq i64 %49, %13
  br i1 %50, label %.loopexit11.loopexit, label %33

51:
  %52 = phi i64 [ 0, %35 ], [ %56, %51 ]
  %53 = getelementptr float, ptr %37, i64 %52
  %54 = load float, ptr %53, align 4
  %55 = fmul float %14, %54
  store float %55, ptr %53, align 4
  %56 = add nuw nsw i64 %52, 1
  %57 = icmp eq i64 %56, %12
  br i1 %57, label %.loopexit10.loopexit, label %51

.loopexit9.loopexit:
  br label %.loopexit9

.loopexit9:
  ret void

58:
  %59 = phi i64 [ 0, %40 ], [ %101, %.loopexit8 ]
  %60 = mul nsw i64 %59, %44
  %61 = getelementptr inbounds float, ptr %9, i64 %60
  br i1 %47, label %.preheader.preheader, label %.loopexit8

.preheader.preheader:
  br label %.preheader

.preheader:
  %62 = phi i64 [ %99, %97 ], [ 0, %.preheader.preheader ]
  %63 = xor i64 %62, -1
  %64 = add nsw i64 %41, %63
  %65 = select i1 %46, i64 %62, i64 %64
  %66 = mul nsw i64 %65, %43
  %67 = getelementptr inbounds float, ptr %61, i64 %66
  %68 = load float, ptr %67, align 4
  %69 = sub nsw i64 %41, %62
  %70 = select i1 %46, i64 0, i64 %69
  %71 = select i1 %46, i64 %62, i64 %41
  %72 = icmp slt i64 %70, %71
  br i1 %72, label %73, label %.loopexit

73:
  %74 = mul nsw i64 %65, %15
  br label %76

.loopexit.loopexit:
  %.lcssa = phi float [ %89, %76 ]
  br label %.loopexit

.loopexit:
  %75 = phi float [ %68, %.preheader ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %29, label %97, label %92

76:
  %77 = phi i64 [ %70, %73 ], [ %90, %76 ]
  %78 = phi float [ %68, %73 ], [ %89, %76 ]
  %79 = add nsw i64 %77, %74
  %80 = mul nsw i64 %77, %15
  %81 = add nsw i64 %80, %65
  %82 = select i1 %42, i64 %79, i64 %81
  %83 = getelementptr inbounds float, ptr %7, i64 %82
  %84 = load float, ptr %83, align 4
  %85 = mul nsw i64 %77, %43
  %86 = getelementptr inbounds float, ptr %61, i64 %85
  %87 = load float, ptr %86, align 4
  %88 = fmul float %84, %87
  %89 = fsub float %78, %88
  %90 = add nsw i64 %77, 1
  %91 = icmp eq i64 %90, %71
  br i1 %91, label %.loopexit.loopexit, label %76

92:
  %93 = mul i64 %65, %48
  %94 = getelementptr inbounds float, ptr %7, i64 %93
  %95 = load float, ptr %94, align 4
  %96 = fdiv float %75, %95
  br label %97

97:
  %98 = phi float [ %96, %92 ], [ %75, %.loopexit ]
  store float %98, ptr %67, align 4
  %99 = add nuw nsw i64 %62, 1
  %100 = icmp eq i64 %99, %41
  br i1 %100, label %.loopexit8.loopexit, label %.preheader

.loopexit8.loopexit:
  br label %.loopexit8

.loopexit8:
  %101 = add nuw nsw i64 %59, 1
  %102 = icmp eq i64 %101, %38
  br i1 %102, label %.loopexit9.loopexit, label %58
}

define void @spotrf_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef %2, ptr noundef readonly %3, ptr noundef writeonly %4) {
  %6 = load i64, ptr %1, align 8
  %7 = load i64, ptr %3, align 8
  %8 = load i8, ptr %0, align 1
  %9 = and i8 %8, -33
  %10 = icmp eq i8 %9, 85
  %11 = icmp sgt i64 %6, 0
  br i1 %11, label %12, label %.loopexit5

12:
  %13 = add i64 %7, 1
  br label %14

14:
  %15 = phi i64 [ 0, %12 ], [ %71, %70 ]
  %16 = getelementptr float, ptr %2, i64 %15
  %17 = mul nsw i64 %15, %7
  %18 = icmp eq i64 %15, 0
  %19 = mul i64 %15, %13
  %20 = getelementptr inbounds float, ptr %2, i64 %19
  br label %21

21:
  %22 = phi i64 [ %15, %14 ], [ %66, %65 ]
  %23 = mul nsw i64 %22, %7
  %24 = getelementptr float, ptr %16, i64 %23
  %25 = getelementptr float, ptr %2, i64 %22
  %26 = getelementptr float, ptr %25, i64 %17
  %27 = select i1 %10, ptr %24, ptr %26
  %28 = load float, ptr %27, align 4
  br i1 %18, label %.loopexit, label %.preheader.preheader

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  %.lcssa = phi float [ %51, %49 ]
  br label %.loopexit

.loopexit:
  %29 = phi float [ %28, %21 ], [ %.lcssa, %.loopexit.loopexit ]
  %30 = icmp ne i64 %22, %15
  %31 = fcmp ogt float %29, 0.000000e+00
  %32 = select i1 %30, i1 true, i1 %31
  br i1 %32, label %54, label %68

.preheader:
  %33 = phi i64 [ %52, %49 ], [ 0, %.preheader.preheader ]
  %34 = phi float [ %51, %49 ], [ %28, %.preheader.preheader ]
  br i1 %10, label %35, label %42

35:
  %36 = getelementptr float, ptr %2, i64 %33
  %37 = getelementptr float, ptr %36, i64 %23
  %38 = load float, ptr %37, align 4
  %39 = getelementptr float, ptr %36, i64 %17
  %40 = load float, ptr %39, align 4
  %41 = fmul float %38, %40
  br label %49

42:
  %43 = mul nsw i64 %33, %7
  %44 = getelementptr float, ptr %25, i64 %43
  %45 = load float, ptr %44, align 4
  %46 = getelementptr float, ptr %16, i64 %43
  %47 = load float, ptr %46, align 4
  %48 = fmul float %45, %47
  br label %49

49:
  %50 = phi float [ %41, %35 ], [ %48, %42 ]
  %51 = fsub float %34, %50
  %52 = add nuw nsw i64 %33, 1
  %53 = icmp eq i64 %52, %15
  br i1 %53, label %.loopexit.loopexit, label %.preheader

54:
  %55 = icmp eq i64 %22, %15
  br i1 %55, label %56, label %58

56:
  %57 = tail call float @llvm.sqrt.f32(float %29)
  br label %61

58:
  %59 = load float, ptr %20, align 4
  %60 = fdiv float %29, %59
  br label %61

61:
  %62 = phi float [ %57, %56 ], [ %60, %58 ]
  br i1 %10, label %63, label %64

63:
  store float %62, ptr %24, align 4
  br label %65

64:
  store float %62, ptr %26, align 4
  br label %65

65:
  %66 = add nuw i64 %22, 1
  %67 = icmp eq i64 %66, %6
  br i1 %67, label %70, label %21

68:
  %.lcssa22 = phi i64 [ %15, %.loopexit ]
  %69 = add nuw nsw i64 %.lcssa22, 1
  br label %.loopexit5

70:
  %71 = add nuw nsw i64 %15, 1
  %72 = icmp eq i64 %71, %6
  br i1 %72, label %.loopexit5.loopexit, label %14

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  %73 = phi i64 [ %69, %68 ], [ 0, %5 ], [ 0, %.loopexit5.loopexit ]
  store i64 %73, ptr %4, align 8
  ret void
}

define void @spotrs_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef %5, ptr noundef readonly %6, ptr noundef writeonly %7) {
  %9 = load i64, ptr %1, align 8
  %10 = load i64, ptr %2, align 8
  %11 = load i64, ptr %4, align 8
  %12 = load i64, ptr %6, align 8
  %13 = load i8, ptr %0, align 1
  %14 = and i8 %13, -33
  %15 = icmp eq i8 %14, 85
  %16 = icmp sgt i64 %10, 0
  br i1 %16, label %17, label %.loopexit9

17:
  %18 = icmp sgt i64 %9, 0
  %19 = add i64 %11, 1
  br label %20

20:
  %21 = phi i64 [ 0, %17 ], [ %83, %.loopexit7 ]
  %22 = mul nsw i64 %21, %12
  %23 = getelementptr inbounds float, ptr %5, i64 %22
  br i1 %18, label %.preheader8.preheader, label %.loopexit7

.preheader8.preheader:
  br label %.preheader8

.preheader8:
  %24 = phi i64 [ %35, %.loopexit6 ], [ 0, %.preheader8.preheader ]
  %25 = getelementptr inbounds nuw float, ptr %23, i64 %24
  %26 = load float, ptr %25, align 4
  %27 = icmp eq i64 %24, 0
  br i1 %27, label %.loopexit6, label %28

28:
  %29 = mul nsw i64 %24, %11
  br label %37

.loopexit6.loopexit:
  %.lcssa = phi float [ %49, %37 ]
  br label %.loopexit6

.loopexit6:
  %30 = phi float [ %26, %.preheader8 ], [ %.lcssa, %.loopexit6.loopexit ]
  %31 = mul i64 %24, %19
  %32 = getelementptr inbounds float, ptr %3, i64 %31
  %33 = load float, ptr %32, align 4
  %34 = fdiv float %30, %33
  store float %34, ptr %25, align 4
  %35 = add nuw nsw i64 %24, 1
  %36 = icmp eq i64 %35, %9
  br i1 %36, label %.preheader.preheader, label %.preheader8

.preheader.preheader:
  br label %.preheader

37:
  %38 = phi i64 [ 0, %28 ], [ %50, %37 ]
  %39 = phi float [ %26, %28 ], [ %49, %37 ]
  %40 = add nsw i64 %38, %29
  %41 = mul nsw i64 %38, %11
  %42 = add nsw i64 %41, %24
  %43 = select i1 %15, i64 %40, i64 %42
  %44 = getelementptr inbounds float, ptr %3, i64 %43
  %45 = load float, ptr %44, align 4
  %46 = getelementptr inbounds nuw float, ptr %23, i64 %38
  %47 = load float, ptr %46, align 4
  %48 = fmul float %45, %47
  %49 = fsub float %39, %48
  %50 = add nuw nsw i64 %38, 1
  %51 = icmp eq i64 %50, %24
  br i1 %51, label %.loopexit6.loopexit, label %37

.preheader:
  %52 = phi i64 [ %66, %.loopexit ], [ 0, %.preheader.preheader ]
  %53 = xor i64 %52, -1
  %54 = add nsw i64 %9, %53
  %55 = getelementptr inbounds float, ptr %23, i64 %54
  %56 = load float, ptr %55, align 4
  %57 = icmp eq i64 %52, 0
  br i1 %57, label %.loopexit, label %58

58:
  %59 = sub nsw i64 %9, %52
  %60 = mul nsw i64 %54, %11
  br label %68

.loopexit.loopexit:
  %.lcssa22 = phi float [ %80, %68 ]
  br label %.loopexit

.loopexit:
  %61 = phi float [ %56, %.preheader ], [ %.lcssa22, %.loopexit.loopexit ]
  %62 = mul i64 %54, %19
  %63 = getelementptr inbounds float, ptr %3, i64 %62
  %64 = load float, ptr %63, align 4
  %65 = fdiv float %61, %64
  store float %65, ptr %55, align 4
  %66 = add nuw nsw i64 %52, 1
  %67 = icmp eq i64 %66, %9
  br i1 %67, label %.loopexit7.loopexit, label %.preheader

68:
  %69 = phi i64 [ %59, %58 ], [ %81, %68 ]
  %70 = phi float [ %56, %58 ], [ %80, %68 ]
  %71 = add nsw i64 %69, %60
  %72 = mul nsw i64 %69, %11
  %73 = add nsw i64 %72, %54
  %74 = select i1 %15, i64 %73, i64 %71
  %75 = getelementptr inbounds float, ptr %3, i64 %74
  %76 = load float, ptr %75, align 4
  %77 = getelementptr inbounds float, ptr %23, i64 %69
  %78 = load float, ptr %77, align 4
  %79 = fmul float %76, %78
  %80 = fsub float %70, %79
  %81 = add nsw i64 %69, 1
  %82 = icmp slt i64 %81, %9
  br i1 %82, label %68, label %.loopexit.loopexit

.loopexit7.loopexit:
  br label %.loopexit7

.loopexit7:
  %83 = add nuw nsw i64 %21, 1
  %84 = icmp eq i64 %83, %10
  br i1 %84, label %.loopexit9.loopexit, label %20

.loopexit9.loopexit:
  br label %.loopexit9

.loopexit9:
  store i64 0, ptr %7, align 8
  ret void
}

define void @sposv_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef %3, ptr noundef readonly %4, ptr noundef %5, ptr noundef readonly %6, ptr noundef writeonly %7) {
  %9 = load i64, ptr %1, align 8
  %10 = load i64, ptr %2, align 8
  %11 = load i64, ptr %4, align 8
  %12 = load i64, ptr %6, align 8
  %13 = load i8, ptr %0, align 1
  %14 = and i8 %13, -33
  %15 = icmp eq i8 %14, 85
  %16 = icmp sgt i64 %9, 0
  br i1 %16, label %17, label %.loopexit17

17:
  %18 = add i64 %11, 1
  br label %19

19:
  %20 = phi i64 [ 0, %17 ], [ %74, %73 ]
  %21 = getelementptr float, ptr %3, i64 %20
  %22 = mul nsw i64 %20, %11
  %23 = icmp eq i64 %20, 0
  %24 = mul i64 %20, %18
  %25 = getelementptr inbounds float, ptr %3, i64 %24
  br label %26

26:
  %27 = phi i64 [ %20, %19 ], [ %71, %70 ]
  %28 = mul nsw i64 %27, %11
  %29 = getelementptr float, ptr %21, i64 %28
  %30 = getelementptr float, ptr %3, i64 %27
  %31 = getelementptr float, ptr %30, i64 %22
  %32 = select i1 %15, ptr %29, ptr %31
  %33 = load float, ptr %32, align 4
  br i1 %23, label %.loopexit16, label %.preheader15.preheader

.preheader15.preheader:
  br label %.preheader15

.loopexit16.loopexit:
  %.lcssa53 = phi float [ %56, %54 ]
  br label %.loopexit16

.loopexit16:
  %34 = phi float [ %33, %26 ], [ %.lcssa53, %.loopexit16.loopexit ]
  %35 = icmp ne i64 %27, %20
  %36 = fcmp ogt float %34, 0.000000e+00
  %37 = select i1 %35, i1 true, i1 %36
  br i1 %37, label %59, label %76

.preheader15:
  %38 = phi i64 [ %57, %54 ], [ 0, %.preheader15.preheader ]
  %39 = phi float [ %56, %54 ], [ %33, %.preheader15.preheader ]
  br i1 %15, label %40, label %47

40:
  %41 = getelementptr float, ptr %3, i64 %38
  %42 = getelementptr float, ptr %41, i64 %28
  %43 = load float, ptr %42, align 4
  %44 = getelementptr float, ptr %41, i64 %22
  %45 = load float, ptr %44, align 4
  %46 = fmul float %43, %45
  br label %54

47:
  %48 = mul nsw i64 %38, %11
  %49 = getelementptr float, ptr %30, i64 %48
  %50 = load float, ptr %49, align 4
  %51 = getelementptr float, ptr %21, i64 %48
  %52 = load float, ptr %51, align 4
  %53 = fmul float %50, %52
  br label %54

54:
  %55 = phi float [ %46, %40 ], [ %53, %47 ]
  %56 = fsub float %39, %55
  %57 = add nuw nsw i64 %38, 1
  %58 = icmp eq i64 %57, %20
  br i1 %58, label %.loopexit16.loopexit, label %.preheader15

59:
  %60 = icmp eq i64 %27, %20
  br i1 %60, label %61, label %63

61:
  %62 = tail call float @llvm.sqrt.f32(float %34)
  br label %66

63:
  %64 = load float, ptr %25, align 4
  %65 = fdiv float %34, %64
  br label %66

66:
  %67 = phi float [ %62, %61 ], [ %65, %63 ]
  br i1 %15, label %68, label %69

68:
  store float %67, ptr %29, align 4
  br label %70

69:
  store float %67, ptr %31, align 4
  br label %70

70:
  %71 = add nuw i64 %27, 1
  %72 = icmp eq i64 %71, %9
  br i1 %72, label %73, label %26

73:
  %74 = add nuw nsw i64 %20, 1
  %75 = icmp eq i64 %74, %9
  br i1 %75, label %.loopexit17.loopexit, label %19

76:
  %.lcssa54 = phi i64 [ %20, %.loopexit16 ]
  %77 = add nuw nsw i64 %.lcssa54, 1
  store i64 %77, ptr %7, align 8
  br label %.loopexit14

.loopexit17.loopexit:
  br label %.loopexit17

.loopexit17:
  store i64 0, ptr %7, align 8
  %78 = load i8, ptr %0, align 1
  %79 = and i8 %78, -33
  %80 = icmp eq i8 %79, 85
  %81 = icmp sgt i64 %10, 0
  br i1 %81, label %82, label %.loopexit14

82:
  %83 = add i64 %11, 1
  br label %84

84:
  %85 = phi i64 [ 0, %82 ], [ %147, %.loopexit12 ]
  %86 = mul nsw i64 %85, %12
  %87 = getelementptr inbounds float, ptr %5, i64 %86
  br i1 %16, label %.preheader13.preheader, label %.loopexit12

.preheader13.preheader:
  br label %.preheader13

.preheader13:
  %88 = phi i64 [ %99, %.loopexit11 ], [ 0, %.preheader13.preheader ]
  %89 = getelementptr inbounds nuw float, ptr %87, i64 %88
  %90 = load float, ptr %89, align 4
  %91 = icmp eq i64 %88, 0
  br i1 %91, label %.loopexit11, label %92

92:
  %93 = mul nsw i64 %88, %11
  br label %101

.loopexit11.loopexit:
  %.lcssa = phi float [ %113, %101 ]
  br label %.loopexit11

.loopexit11:
  %94 = phi float [ %90, %.preheader13 ], [ %.lcssa, %.loopexit11.loopexit ]
  %95 = mul i64 %88, %83
  %96 = getelementptr inbounds float, ptr %3, i64 %95
  %97 = load float, ptr %96, align 4
  %98 = fdiv float %94, %97
  store float %98, ptr %89, align 4
  %99 = add nuw nsw i64 %88, 1
  %100 = icmp eq i64 %99, %9
  br i1 %100, label %.preheader.preheader, label %.preheader13

.preheader.preheader:
  br label %.preheader

101:
  %102 = phi i64 [ 0, %92 ], [ %114, %101 ]
  %103 = phi float [ %90, %92 ], [ %113, %101 ]
  %104 = add nsw i64 %102, %93
  %105 = mul nsw i64 %102, %11
  %106 = add nsw i64 %105, %88
  %107 = select i1 %80, i64 %104, i64 %106
  %108 = getelementptr inbounds float, ptr %3, i64 %107
  %109 = load float, ptr %108, align 4
  %110 = getelementptr inbounds nuw float, ptr %87, i64 %102
  %111 = load float, ptr %110, align 4
  %112 = fmul float %109, %111
  %113 = fsub float %103, %112
  %114 = add nuw nsw i64 %102, 1
  %115 = icmp eq i64 %114, %88
  br i1 %115, label %.loopexit11.loopexit, label %101

.preheader:
  %116 = phi i64 [ %130, %.loopexit ], [ 0, %.preheader.preheader ]
  %117 = xor i64 %116, -1
  %118 = add nsw i64 %9, %117
  %119 = getelementptr inbounds float, ptr %87, i64 %118
  %120 = load float, ptr %119, align 4
  %121 = icmp eq i64 %116, 0
  br i1 %121, label %.loopexit, label %122

122:
  %123 = sub nsw i64 %9, %116
  %124 = mul nsw i64 %118, %11
  br label %132

.loopexit.loopexit:
  %.lcssa52 = phi float [ %144, %132 ]
  br label %.loopexit

.loopexit:
  %125 = phi float [ %120, %.preheader ], [ %.lcssa52, %.loopexit.loopexit ]
  %126 = mul i64 %118, %83
  %127 = getelementptr inbounds float, ptr %3, i64 %126
  %128 = load float, ptr %127, align 4
  %129 = fdiv float %125, %128
  store float %129, ptr %119, align 4
  %130 = add nuw nsw i64 %116, 1
  %131 = icmp eq i64 %130, %9
  br i1 %131, label %.loopexit12.loopexit, label %.preheader

132:
  %133 = phi i64 [ %123, %122 ], [ %145, %132 ]
  %134 = phi float [ %120, %122 ], [ %144, %132 ]
  %135 = add nsw i64 %133, %124
  %136 = mul nsw i64 %133, %11
  %137 = add nsw i64 %136, %118
  %138 = select i1 %80, i64 %137, i64 %135
  %139 = getelementptr inbounds float, ptr %3, i64 %138
  %140 = load float, ptr %139, align 4
  %141 = getelementptr inbounds float, ptr %87, i64 %133
  %142 = load float, ptr %141, align 4
  %143 = fmul float %140, %142
  %144 = fsub float %134, %143
  %145 = add nsw i64 %133, 1
  %146 = icmp slt i64 %145, %9
  br i1 %146, label %132, label %.loopexit.loopexit

.loopexit12.loopexit:
  br label %.loopexit12

.loopexit12:
  %147 = add nuw nsw i64 %85, 1
  %148 = icmp eq i64 %147, %10
  br i1 %148, label %.loopexit14.loopexit, label %84

.loopexit14.loopexit:
  br label %.loopexit14

.loopexit14:
  ret void
}

define void @sgetrf_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef %2, ptr noundef readonly %3, ptr noundef writeonly %4, ptr noundef writeonly %5) {
  %7 = load i64, ptr %0, align 8
  %8 = load i64, ptr %1, align 8
  %9 = load i64, ptr %3, align 8
  %10 = tail call i64 @llvm.smin.i64(i64 %7, i64 %8)
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %.preheader7.preheader, label %.loopexit8

.preheader7.preheader:
  br label %.preheader7

.preheader7:
  %12 = phi i64 [ %81, %.loopexit5 ], [ 0, %.preheader7.preheader ]
  %13 = phi i64 [ %14, %.loopexit5 ], [ 0, %.preheader7.preheader ]
  %14 = add nuw nsw i64 %13, 1
  %15 = icmp slt i64 %14, %7
  %16 = mul nsw i64 %13, %9
  br i1 %15, label %17, label %21

17:
  %18 = getelementptr float, ptr %2, i64 %16
  br label %29

19:
  %.lcssa = phi i64 [ %39, %29 ]
  %20 = add nsw i64 %.lcssa, 1
  br label %21

21:
  %22 = phi i64 [ %20, %19 ], [ %14, %.preheader7 ]
  %23 = phi i64 [ %.lcssa, %19 ], [ %13, %.preheader7 ]
  %24 = getelementptr inbounds nuw i64, ptr %4, i64 %13
  store i64 %22, ptr %24, align 8
  %25 = getelementptr float, ptr %2, i64 %23
  %26 = getelementptr float, ptr %25, i64 %16
  %27 = load float, ptr %26, align 4
  %28 = fcmp oeq float %27, 0.000000e+00
  br i1 %28, label %42, label %45

29:
  %30 = phi i64 [ %14, %17 ], [ %40, %29 ]
  %31 = phi i64 [ %13, %17 ], [ %39, %29 ]
  %32 = getelementptr float, ptr %18, i64 %30
  %33 = load float, ptr %32, align 4
  %34 = tail call float @llvm.fabs.f32(float %33)
  %35 = getelementptr float, ptr %18, i64 %31
  %36 = load float, ptr %35, align 4
  %37 = tail call float @llvm.fabs.f32(float %36)
  %38 = fcmp ogt float %34, %37
  %39 = select i1 %38, i64 %30, i64 %31
  %40 = add nuw nsw i64 %30, 1
  %41 = icmp eq i64 %40, %7
  br i1 %41, label %19, label %29

42:
  %43 = icmp eq i64 %12, 0
  %44 = select i1 %43, i64 %14, i64 %12
  br label %.loopexit5

45:
  %46 = icmp eq i64 %23, %13
  br i1 %46, label %.loopexit6, label %47

47:
  %48 = getelementptr float, ptr %2, i64 %13
  br label %49

49:
  %50 = phi i64 [ 0, %47 ], [ %56, %49 ]
  %51 = mul nsw i64 %50, %9
  %52 = getelementptr float, ptr %48, i64 %51
  %53 = load float, ptr %52, align 4
  %54 = getelementptr float, ptr %25, i64 %51
  %55 = load float, ptr %54, align 4
  store float %55, ptr %52, align 4
  store float %53, ptr %54, align 4
  %56 = add nuw nsw i64 %50, 1
  %57 = icmp eq i64 %56, %8
  br i1 %57, label %.loopexit6.loopexit, label %49

.loopexit6.loopexit:
  br label %.loopexit6

.loopexit6:
  br i1 %15, label %58, label %.loopexit5

58:
  %59 = getelementptr float, ptr %2, i64 %13
  %60 = getelementptr float, ptr %59, i64 %16
  %61 = icmp slt i64 %14, %8
  br label %62

62:
  %63 = phi i64 [ %14, %58 ], [ %69, %.loopexit ]
  %64 = getelementptr float, ptr %2, i64 %63
  %65 = getelementptr float, ptr %64, i64 %16
  %66 = load float, ptr %65, align 4
  %67 = load float, ptr %60, align 4
  %68 = fdiv float %66, %67
  store float %68, ptr %65, align 4
  br i1 %61, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %69 = add nuw nsw i64 %63, 1
  %70 = icmp eq i64 %69, %7
  br i1 %70, label %.loopexit5.loopexit, label %62

.preheader:
  %71 = phi i64 [ %79, %.preheader ], [ %14, %.preheader.preheader ]
  %72 = mul nsw i64 %71, %9
  %73 = getelementptr float, ptr %59, i64 %72
  %74 = load float, ptr %73, align 4
  %75 = fmul float %68, %74
  %76 = getelementptr float, ptr %64, i64 %72
  %77 = load float, ptr %76, align 4
  %78 = fsub float %77, %75
  store float %78, ptr %76, align 4
  %79 = add nuw nsw i64 %71, 1
  %80 = icmp eq i64 %79, %8
  br i1 %80, label %.loopexit.loopexit, label %.preheader

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  %81 = phi i64 [ %44, %42 ], [ %12, %.loopexit6 ], [ %12, %.loopexit5.loopexit ]
  %82 = icmp eq i64 %14, %10
  br i1 %82, label %.loopexit8.loopexit, label %.preheader7

.loopexit8.loopexit:
  %.lcssa21 = phi i64 [ %81, %.loopexit5 ]
  br label %.loopexit8

.loopexit8:
  %83 = phi i64 [ 0, %6 ], [ %.lcssa21, %.loopexit8.loopexit ]
  store i64 %83, ptr %5, align 8
  ret void
}

define void @sgetrs_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef %6, ptr noundef readonly %7, ptr noundef writeonly %8) {
  %10 = load i64, ptr %1, align 8
  %11 = load i64, ptr %2, align 8
  %12 = load i64, ptr %4, align 8
  %13 = load i64, ptr %7, align 8
  %14 = load i8, ptr %0, align 1
  %15 = and i8 %14, -33
  %16 = icmp ne i8 %15, 84
  %17 = icmp ne i8 %15, 67
  %18 = and i1 %16, %17
  %19 = icmp sgt i64 %11, 0
  br i1 %19, label %20, label %.loopexit20

20:
  %21 = icmp sgt i64 %10, 0
  %22 = add i64 %12, 1
  br label %23

23:
  %24 = phi i64 [ 0, %20 ], [ %140, %.loopexit13 ]
  %25 = mul nsw i64 %24, %13
  %26 = getelementptr inbounds float, ptr %6, i64 %25
  switch i8 %14, label %.loopexit18 [
    i8 116, label %27
    i8 99, label %27
    i8 84, label %27
    i8 67, label %27
  ]

27:
  br i1 %21, label %.preheader19.preheader, label %.loopexit16

.preheader19.preheader:
  br label %.preheader19

.preheader19:
  %28 = phi i64 [ %40, %.loopexit12 ], [ 0, %.preheader19.preheader ]
  %29 = getelementptr inbounds nuw float, ptr %26, i64 %28
  %30 = load float, ptr %29, align 4
  %31 = icmp eq i64 %28, 0
  br i1 %31, label %.loopexit12, label %32

32:
  %33 = mul nsw i64 %28, %12
  %34 = getelementptr float, ptr %3, i64 %33
  br label %42

.loopexit12.loopexit:
  %.lcssa = phi float [ %50, %42 ]
  br label %.loopexit12

.loopexit12:
  %35 = phi float [ %30, %.preheader19 ], [ %.lcssa, %.loopexit12.loopexit ]
  %36 = mul i64 %28, %22
  %37 = getelementptr inbounds float, ptr %3, i64 %36
  %38 = load float, ptr %37, align 4
  %39 = fdiv float %35, %38
  store float %39, ptr %29, align 4
  %40 = add nuw nsw i64 %28, 1
  %41 = icmp eq i64 %40, %10
  br i1 %41, label %.preheader17.preheader, label %.preheader19

.preheader17.preheader:
  br label %.preheader17

42:
  %43 = phi i64 [ 0, %32 ], [ %51, %42 ]
  %44 = phi float [ %30, %32 ], [ %50, %42 ]
  %45 = getelementptr float, ptr %34, i64 %43
  %46 = load float, ptr %45, align 4
  %47 = getelementptr inbounds nuw float, ptr %26, i64 %43
  %48 = load float, ptr %47, align 4
  %49 = fmul float %46, %48
  %50 = fsub float %44, %49
  %51 = add nuw nsw i64 %43, 1
  %52 = icmp eq i64 %51, %28
  br i1 %52, label %.loopexit12.loopexit, label %42

.preheader17:
  %53 = phi i64 [ %64, %.loopexit11 ], [ 0, %.preheader17.preheader ]
  %54 = xor i64 %53, -1
  %55 = add nsw i64 %10, %54
  %56 = getelementptr inbounds float, ptr %26, i64 %55
  %57 = load float, ptr %56, align 4
  %58 = icmp eq i64 %53, 0
  br i1 %58, label %.loopexit11, label %59

59:
  %60 = sub nsw i64 %10, %53
  %61 = mul nsw i64 %55, %12
  %62 = getelementptr float, ptr %3, i64 %61
  br label %66

.loopexit11.loopexit:
  %.lcssa49 = phi float [ %74, %66 ]
  br label %.loopexit11

.loopexit11:
  %63 = phi float [ %57, %.preheader17 ], [ %.lcssa49, %.loopexit11.loopexit ]
  store float %63, ptr %56, align 4
  %64 = add nuw nsw i64 %53, 1
  %65 = icmp eq i64 %64, %10
  br i1 %65, label %.loopexit18.loopexit, label %.preheader17

66:
  %67 = phi i64 [ %60, %59 ], [ %75, %66 ]
  %68 = phi float [ %57, %59 ], [ %74, %66 ]
  %69 = getelementptr float, ptr %62, i64 %67
  %70 = load float, ptr %69, align 4
  %71 = getelementptr inbounds float, ptr %26, i64 %67
  %72 = load float, ptr %71, align 4
  %73 = fmul float %70, %72
  %74 = fsub float %68, %73
  %75 = add nsw i64 %67, 1
  %76 = icmp slt i64 %75, %10
  br i1 %76, label %66, label %.loopexit11.loopexit

.loopexit18.loopexit:
  br label %.loopexit18

.loopexit18:
  br i1 %21, label %.preheader15.preheader, label %.loopexit16

.preheader15.preheader:
  br label %.preheader15

.loopexit16.loopexit:
  br label %.loopexit16

.loopexit16:
  switch i8 %14, label %77 [
    i8 116, label %.loopexit13
    i8 99, label %.loopexit13
    i8 84, label %.loopexit13
    i8 67, label %.loopexit13
  ]

77:
  br i1 %21, label %.preheader14.preheader, label %.loopexit13

.preheader14.preheader:
  br label %.preheader14

.preheader15:
  %78 = phi i64 [ %89, %.preheader15 ], [ 0, %.preheader15.preheader ]
  %79 = xor i64 %78, -1
  %80 = add nsw i64 %10, %79
  %81 = select i1 %18, i64 %78, i64 %80
  %82 = getelementptr inbounds i64, ptr %5, i64 %81
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds float, ptr %26, i64 %81
  %85 = load float, ptr %84, align 4
  %86 = getelementptr float, ptr %26, i64 %83
  %87 = getelementptr i8, ptr %86, i64 -4
  %88 = load float, ptr %87, align 4
  store float %88, ptr %84, align 4
  store float %85, ptr %87, align 4
  %89 = add nuw nsw i64 %78, 1
  %90 = icmp eq i64 %89, %10
  br i1 %90, label %.loopexit16.loopexit, label %.preheader15

.preheader14:
  %91 = phi i64 [ %98, %.loopexit10 ], [ 0, %.preheader14.preheader ]
  %92 = getelementptr inbounds nuw float, ptr %26, i64 %91
  %93 = load float, ptr %92, align 4
  %94 = icmp eq i64 %91, 0
  br i1 %94, label %.loopexit10, label %95

95:
  %96 = getelementptr float, ptr %3, i64 %91
  br label %100

.loopexit10.loopexit:
  %.lcssa50 = phi float [ %109, %100 ]
  br label %.loopexit10

.loopexit10:
  %97 = phi float [ %93, %.preheader14 ], [ %.lcssa50, %.loopexit10.loopexit ]
  store float %97, ptr %92, align 4
  %98 = add nuw nsw i64 %91, 1
  %99 = icmp eq i64 %98, %10
  br i1 %99, label %.preheader.preheader, label %.preheader14

.preheader.preheader:
  br label %.preheader

100:
  %101 = phi i64 [ 0, %95 ], [ %110, %100 ]
  %102 = phi float [ %93, %95 ], [ %109, %100 ]
  %103 = mul nsw i64 %101, %12
  %104 = getelementptr float, ptr %96, i64 %103
  %105 = load float, ptr %104, align 4
  %106 = getelementptr inbounds nuw float, ptr %26, i64 %101
  %107 = load float, ptr %106, align 4
  %108 = fmul float %105, %107
  %109 = fsub float %102, %108
  %110 = add nuw nsw i64 %101, 1
  %111 = icmp eq i64 %110, %91
  br i1 %111, label %.loopexit10.loopexit, label %100

.preheader:
  %112 = phi i64 [ %126, %.loopexit ], [ 0, %.preheader.preheader ]
  %113 = xor i64 %112, -1
  %114 = add nsw i64 %10, %113
  %115 = getelementptr inbounds float, ptr %26, i64 %114
  %116 = load float, ptr %115, align 4
  %117 = icmp eq i64 %112, 0
  br i1 %117, label %.loopexit, label %118

118:
  %119 = sub nsw i64 %10, %112
  %120 = getelementptr float, ptr %3, i64 %114
  br label %128

.loopexit.loopexit:
  %.lcssa51 = phi float [ %137, %128 ]
  br label %.loopexit

.loopexit:
  %121 = phi float [ %116, %.preheader ], [ %.lcssa51, %.loopexit.loopexit ]
  %122 = mul i64 %114, %22
  %123 = getelementptr inbounds float, ptr %3, i64 %122
  %124 = load float, ptr %123, align 4
  %125 = fdiv float %121, %124
  store float %125, ptr %115, align 4
  %126 = add nuw nsw i64 %112, 1
  %127 = icmp eq i64 %126, %10
  br i1 %127, label %.loopexit13.loopexit, label %.preheader

128:
  %129 = phi i64 [ %119, %118 ], [ %138, %128 ]
  %130 = phi float [ %116, %118 ], [ %137, %128 ]
  %131 = mul nsw i64 %129, %12
  %132 = getelementptr float, ptr %120, i64 %131
  %133 = load float, ptr %132, align 4
  %134 = getelementptr inbounds float, ptr %26, i64 %129
  %135 = load float, ptr %134, align 4
  %136 = fmul float %133, %135
  %137 = fsub float %130, %136
  %138 = add nsw i64 %129, 1
  %139 = icmp slt i64 %138, %10
  br i1 %139, label %128, label %.loopexit.loopexit

.loopexit13.loopexit:
  br label %.loopexit13

.loopexit13:
  %140 = add nuw nsw i64 %24, 1
  %141 = icmp eq i64 %140, %11
  br i1 %141, label %.loopexit20.loopexit, label %23

.loopexit20.loopexit:
  br label %.loopexit20

.loopexit20:
  store i64 0, ptr %8, align 8
  ret void
}

define void @sgesv_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef %2, ptr noundef readonly %3, ptr noundef %4, ptr noundef %5, ptr noundef readonly %6, ptr noundef writeonly %7) {
  %9 = load i64, ptr %0, align 8
  %10 = load i64, ptr %1, align 8
  %11 = load i64, ptr %3, align 8
  %12 = load i64, ptr %6, align 8
  %13 = icmp sgt i64 %9, 0
  br i1 %13, label %.preheader18.preheader, label %.loopexit19

.preheader18.preheader:
  br label %.preheader18

.preheader18:
  %14 = phi i64 [ %84, %.loopexit16 ], [ 0, %.preheader18.preheader ]
  %15 = phi i64 [ %16, %.loopexit16 ], [ 0, %.preheader18.preheader ]
  %16 = add nuw nsw i64 %15, 1
  %17 = icmp slt i64 %16, %9
  %18 = mul nsw i64 %15, %11
  br i1 %17, label %19, label %23

19:
  %20 = getelementptr float, ptr %2, i64 %18
  br label %31

21:
  %.lcssa49 = phi i64 [ %41, %31 ]
  %22 = add nsw i64 %.lcssa49, 1
  br label %23

23:
  %24 = phi i64 [ %22, %21 ], [ %16, %.preheader18 ]
  %25 = phi i64 [ %.lcssa49, %21 ], [ %15, %.preheader18 ]
  %26 = getelementptr inbounds nuw i64, ptr %4, i64 %15
  store i64 %24, ptr %26, align 8
  %27 = getelementptr float, ptr %2, i64 %25
  %28 = getelementptr float, ptr %27, i64 %18
  %29 = load float, ptr %28, align 4
  %30 = fcmp oeq float %29, 0.000000e+00
  br i1 %30, label %44, label %47

31:
  %32 = phi i64 [ %16, %19 ], [ %42, %31 ]
  %33 = phi i64 [ %15, %19 ], [ %41, %31 ]
  %34 = getelementptr float, ptr %20, i64 %32
  %35 = load float, ptr %34, align 4
  %36 = tail call float @llvm.fabs.f32(float %35)
  %37 = getelementptr float, ptr %20, i64 %33
  %38 = load float, ptr %37, align 4
  %39 = tail call float @llvm.fabs.f32(float %38)
  %40 = fcmp ogt float %36, %39
  %41 = select i1 %40, i64 %32, i64 %33
  %42 = add nuw nsw i64 %32, 1
  %43 = icmp eq i64 %42, %9
  br i1 %43, label %21, label %31

44:
  %45 = icmp eq i64 %14, 0
  %46 = select i1 %45, i64 %16, i64 %14
  br label %.loopexit16

47:
  %48 = icmp eq i64 %25, %15
  br i1 %48, label %.loopexit17, label %49

49:
  %50 = getelementptr float, ptr %2, i64 %15
  br label %51

51:
  %52 = phi i64 [ 0, %49 ], [ %58, %51 ]
  %53 = mul nsw i64 %52, %11
  %54 = getelementptr float, ptr %50, i64 %53
  %55 = load float, ptr %54, align 4
  %56 = getelementptr float, ptr %27, i64 %53
  %57 = load float, ptr %56, align 4
  store float %57, ptr %54, align 4
  store float %55, ptr %56, align 4
  %58 = add nuw nsw i64 %52, 1
  %59 = icmp eq i64 %58, %9
  br i1 %59, label %.loopexit17.loopexit, label %51

.loopexit17.loopexit:
  br label %.loopexit17

.loopexit17:
  br i1 %17, label %60, label %.loopexit16

60:
  %61 = getelementptr float, ptr %2, i64 %15
  %62 = getelementptr float, ptr %61, i64 %18
  br label %63

63:
  %64 = phi i64 [ %16, %60 ], [ %71, %70 ]
  %65 = getelementptr float, ptr %2, i64 %64
  %66 = getelementptr float, ptr %65, i64 %18
  %67 = load float, ptr %66, align 4
  %68 = load float, ptr %62, align 4
  %69 = fdiv float %67, %68
  store float %69, ptr %66, align 4
  br label %73

70:
  %71 = add nuw nsw i64 %64, 1
  %72 = icmp eq i64 %71, %9
  br i1 %72, label %.loopexit16.loopexit, label %63

73:
  %74 = phi i64 [ %16, %63 ], [ %82, %73 ]
  %75 = mul nsw i64 %74, %11
  %76 = getelementptr float, ptr %61, i64 %75
  %77 = load float, ptr %76, align 4
  %78 = fmul float %69, %77
  %79 = getelementptr float, ptr %65, i64 %75
  %80 = load float, ptr %79, align 4
  %81 = fsub float %80, %78
  store float %81, ptr %79, align 4
  %82 = add nuw nsw i64 %74, 1
  %83 = icmp eq i64 %82, %9
  br i1 %83, label %70, label %73

.loopexit16.loopexit:
  br label %.loopexit16

.loopexit16:
  %84 = phi i64 [ %46, %44 ], [ %14, %.loopexit17 ], [ %14, %.loopexit16.loopexit ]
  %85 = icmp eq i64 %16, %9
  br i1 %85, label %.loopexit19.loopexit, label %.preheader18

.loopexit19.loopexit:
  %.lcssa50 = phi i64 [ %84, %.loopexit16 ]
  br label %.loopexit19

.loopexit19:
  %86 = phi i64 [ 0, %8 ], [ %.lcssa50, %.loopexit19.loopexit ]
  store i64 %86, ptr %7, align 8
  %87 = icmp eq i64 %86, 0
  %88 = icmp sgt i64 %10, 0
  %89 = select i1 %87, i1 %88, i1 false
  br i1 %89, label %90, label %.loopexit15

90:
  %91 = add i64 %11, 1
  br label %92

92:
  %93 = phi i64 [ 0, %90 ], [ %155, %.loopexit12 ]
  %94 = mul nsw i64 %93, %12
  %95 = getelementptr inbounds float, ptr %5, i64 %94
  br i1 %13, label %.preheader14.preheader, label %.loopexit12

.preheader14.preheader:
  br label %.preheader14

.preheader14:
  %96 = phi i64 [ %104, %.preheader14 ], [ 0, %.preheader14.preheader ]
  %97 = getelementptr inbounds nuw i64, ptr %4, i64 %96
  %98 = load i64, ptr %97, align 8
  %99 = getelementptr inbounds nuw float, ptr %95, i64 %96
  %100 = load float, ptr %99, align 4
  %101 = getelementptr float, ptr %95, i64 %98
  %102 = getelementptr i8, ptr %101, i64 -4
  %103 = load float, ptr %102, align 4
  store float %103, ptr %99, align 4
  store float %100, ptr %102, align 4
  %104 = add nuw nsw i64 %96, 1
  %105 = icmp eq i64 %104, %9
  br i1 %105, label %.preheader13.preheader, label %.preheader14

.preheader13.preheader:
  br label %.preheader13

.preheader13:
  %106 = phi i64 [ %113, %.loopexit11 ], [ 0, %.preheader13.preheader ]
  %107 = getelementptr inbounds nuw float, ptr %95, i64 %106
  %108 = load float, ptr %107, align 4
  %109 = icmp eq i64 %106, 0
  br i1 %109, label %.loopexit11, label %110

110:
  %111 = getelementptr float, ptr %2, i64 %106
  br label %115

.loopexit11.loopexit:
  %.lcssa = phi float [ %124, %115 ]
  br label %.loopexit11

.loopexit11:
  %112 = phi float [ %108, %.preheader13 ], [ %.lcssa, %.loopexit11.loopexit ]
  store float %112, ptr %107, align 4
  %113 = add nuw nsw i64 %106, 1
  %114 = icmp eq i64 %113, %9
  br i1 %114, label %.preheader.preheader, label %.preheader13

.preheader.preheader:
  br label %.preheader

115:
  %116 = phi i64 [ 0, %110 ], [ %125, %115 ]
  %117 = phi float [ %108, %110 ], [ %124, %115 ]
  %118 = mul nsw i64 %116, %11
  %119 = getelementptr float, ptr %111, i64 %118
  %120 = load float, ptr %119, align 4
  %121 = getelementptr inbounds nuw float, ptr %95, i64 %116
  %122 = load float, ptr %121, align 4
  %123 = fmul float %120, %122
  %124 = fsub float %117, %123
  %125 = add nuw nsw i64 %116, 1
  %126 = icmp eq i64 %125, %106
  br i1 %126, label %.loopexit11.loopexit, label %115

.preheader:
  %127 = phi i64 [ %141, %.loopexit ], [ 0, %.preheader.preheader ]
  %128 = xor i64 %127, -1
  %129 = add nsw i64 %9, %128
  %130 = getelementptr inbounds float, ptr %95, i64 %129
  %131 = load float, ptr %130, align 4
  %132 = icmp eq i64 %127, 0
  br i1 %132, label %.loopexit, label %133

133:
  %134 = sub nsw i64 %9, %127
  %135 = getelementptr float, ptr %2, i64 %129
  br label %143

.loopexit.loopexit:
  %.lcssa48 = phi float [ %152, %143 ]
  br label %.loopexit

.loopexit:
  %136 = phi float [ %131, %.preheader ], [ %.lcssa48, %.loopexit.loopexit ]
  %137 = mul i64 %129, %91
  %138 = getelementptr inbounds float, ptr %2, i64 %137
  %139 = load float, ptr %138, align 4
  %140 = fdiv float %136, %139
  store float %140, ptr %130, align 4
  %141 = add nuw nsw i64 %127, 1
  %142 = icmp eq i64 %141, %9
  br i1 %142, label %.loopexit12.loopexit, label %.preheader

143:
  %144 = phi i64 [ %134, %133 ], [ %153, %143 ]
  %145 = phi float [ %131, %133 ], [ %152, %143 ]
  %146 = mul nsw i64 %144, %11
  %147 = getelementptr float, ptr %135, i64 %146
  %148 = load float, ptr %147, align 4
  %149 = getelementptr inbounds float, ptr %95, i64 %144
  %150 = load float, ptr %149, align 4
  %151 = fmul float %148, %150
  %152 = fsub float %145, %151
  %153 = add nsw i64 %144, 1
  %154 = icmp slt i64 %153, %9
  br i1 %154, label %143, label %.loopexit.loopexit

.loopexit12.loopexit:
  br label %.loopexit12

.loopexit12:
  %155 = add nuw nsw i64 %93, 1
  %156 = icmp eq i64 %155, %10
  br i1 %156, label %.loopexit15.loopexit, label %92

.loopexit15.loopexit:
  br label %.loopexit15

.loopexit15:
  ret void
}

define void @strtrs_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef %7, ptr noundef readonly %8, ptr noundef writeonly %9) {
  %11 = load i64, ptr %3, align 8
  %12 = load i64, ptr %4, align 8
  %13 = load i64, ptr %6, align 8
  %14 = load i64, ptr %8, align 8
  store i64 0, ptr %9, align 8
  %15 = icmp sgt i64 %11, 0
  br i1 %15, label %16, label %.loopexit10

16:
  %17 = load i8, ptr %2, align 1
  %18 = and i8 %17, -33
  %19 = icmp eq i8 %18, 85
  %20 = add i64 %13, 1
  br label %24

.loopexit10.loopexit:
  br label %.loopexit10

.loopexit10:
  %21 = icmp sgt i64 %12, 0
  br i1 %21, label %22, label %.loopexit9

22:
  %23 = add i64 %13, 1
  br label %36

24:
  %25 = phi i64 [ 0, %16 ], [ %34, %33 ]
  br i1 %19, label %33, label %26

26:
  %27 = mul i64 %25, %20
  %28 = getelementptr inbounds float, ptr %5, i64 %27
  %29 = load float, ptr %28, align 4
  %30 = fcmp oeq float %29, 0.000000e+00
  br i1 %30, label %31, label %33

31:
  %.lcssa30 = phi i64 [ %25, %26 ]
  %32 = add nuw nsw i64 %.lcssa30, 1
  store i64 %32, ptr %9, align 8
  br label %.loopexit9

33:
  %34 = add nuw nsw i64 %25, 1
  %35 = icmp eq i64 %34, %11
  br i1 %35, label %.loopexit10.loopexit, label %24

36:
  %37 = phi i64 [ 0, %22 ], [ %92, %.loopexit8 ]
  %38 = load i8, ptr %0, align 1
  %39 = and i8 %38, -33
  %40 = load i8, ptr %1, align 1
  %41 = and i8 %40, -33
  %42 = icmp eq i8 %41, 84
  %43 = icmp eq i8 %41, 67
  %44 = or i1 %42, %43
  %45 = load i8, ptr %2, align 1
  %46 = and i8 %45, -33
  %47 = icmp eq i8 %46, 85
  %48 = mul nsw i64 %37, %14
  %49 = getelementptr inbounds float, ptr %7, i64 %48
  %50 = icmp ne i8 %39, 85
  %51 = xor i1 %50, %44
  br i1 %15, label %.preheader.preheader, label %.loopexit8

.preheader.preheader:
  br label %.preheader

.preheader:
  %52 = phi i64 [ %90, %88 ], [ 0, %.preheader.preheader ]
  %53 = xor i64 %52, -1
  %54 = add nsw i64 %11, %53
  %55 = select i1 %51, i64 %52, i64 %54
  %56 = getelementptr inbounds float, ptr %49, i64 %55
  %57 = load float, ptr %56, align 4
  %58 = sub nsw i64 %11, %52
  %59 = select i1 %51, i64 0, i64 %58
  %60 = select i1 %51, i64 %52, i64 %11
  %61 = icmp slt i64 %59, %60
  br i1 %61, label %62, label %.loopexit

62:
  %63 = mul nsw i64 %55, %13
  br label %65

.loopexit.loopexit:
  %.lcssa = phi float [ %80, %73 ]
  br label %.loopexit

.loopexit:
  %64 = phi float [ %57, %.preheader ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %47, label %88, label %83

65:
  %66 = phi i64 [ %59, %62 ], [ %81, %73 ]
  %67 = phi float [ %57, %62 ], [ %80, %73 ]
  switch i8 %40, label %70 [
    i8 116, label %68
    i8 99, label %68
    i8 84, label %68
    i8 67, label %68
  ]

68:
  %69 = add nsw i64 %66, %63
  br label %73

70:
  %71 = mul nsw i64 %66, %13
  %72 = add nsw i64 %71, %55
  br label %73

73:
  %74 = phi i64 [ %69, %68 ], [ %72, %70 ]
  %75 = getelementptr inbounds float, ptr %5, i64 %74
  %76 = load float, ptr %75, align 4
  %77 = getelementptr inbounds float, ptr %49, i64 %66
  %78 = load float, ptr %77, align 4
  %79 = fmul float %76, %78
  %80 = fsub float %67, %79
  %81 = add nsw i64 %66, 1
  %82 = icmp eq i64 %81, %60
  br i1 %82, label %.loopexit.loopexit, label %65

83:
  %84 = mul i64 %55, %23
  %85 = getelementptr inbounds float, ptr %5, i64 %84
  %86 = load float, ptr %85, align 4
  %87 = fdiv float %64, %86
  br label %88

88:
  %89 = phi float [ %87, %83 ], [ %64, %.loopexit ]
  store float %89, ptr %56, align 4
  %90 = add nuw nsw i64 %52, 1
  %91 = icmp eq i64 %90, %11
  br i1 %91, label %.loopexit8.loopexit, label %.preheader

.loopexit8.loopexit:
  br label %.loopexit8

.loopexit8:
  %92 = add nuw nsw i64 %37, 1
  %93 = icmp eq i64 %92, %12
  br i1 %93, label %.loopexit9.loopexit, label %36

.loopexit9.loopexit:
  br label %.loopexit9

.loopexit9:
  ret void
}

define void @sgtsv_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef readonly %6, ptr noundef writeonly %7) {
  %9 = load i64, ptr %0, align 8
  %10 = load i64, ptr %1, align 8
  %11 = load i64, ptr %6, align 8
  store i64 0, ptr %7, align 8
  %12 = icmp sgt i64 %9, 1
  br i1 %12, label %13, label %.loopexit18

13:
  %14 = icmp sgt i64 %10, 0
  %15 = icmp eq i64 %11, 1
  br label %16

16:
  %17 = phi i64 [ 0, %13 ], [ %108, %.loopexit11 ]
  %18 = phi i64 [ 1, %13 ], [ %106, %.loopexit11 ]
  %19 = shl i64 %17, 2
  %20 = getelementptr i8, ptr %5, i64 %19
  %21 = getelementptr inbounds nuw float, ptr %3, i64 %17
  %22 = load float, ptr %21, align 4
  %23 = tail call float @llvm.fabs.f32(float %22)
  %24 = getelementptr inbounds nuw float, ptr %2, i64 %17
  %25 = load float, ptr %24, align 4
  %26 = tail call float @llvm.fabs.f32(float %25)
  %27 = fcmp ult float %23, %26
  br i1 %27, label %65, label %28

28:
  %29 = fcmp oeq float %22, 0.000000e+00
  br i1 %29, label %.loopexit17.loopexit, label %30

30:
  %31 = fdiv float %25, %22
  %32 = getelementptr inbounds nuw float, ptr %4, i64 %17
  %33 = load float, ptr %32, align 4
  %34 = fmul float %31, %33
  %35 = getelementptr inbounds nuw float, ptr %3, i64 %18
  %36 = load float, ptr %35, align 4
  %37 = fsub float %36, %34
  store float %37, ptr %35, align 4
  br i1 %14, label %38, label %.loopexit14

38:
  %39 = getelementptr float, ptr %5, i64 %17
  %40 = getelementptr float, ptr %5, i64 %18
  br i1 %15, label %51, label %.preheader15.lver.orig.preheader

.preheader15.lver.orig.preheader:
  br label %.preheader15.lver.orig

.preheader15.lver.orig:
  %41 = phi i64 [ %49, %.preheader15.lver.orig ], [ 0, %.preheader15.lver.orig.preheader ]
  %42 = mul nsw i64 %41, %11
  %43 = getelementptr float, ptr %39, i64 %42
  %44 = load float, ptr %43, align 4
  %45 = fmul float %31, %44
  %46 = getelementptr float, ptr %40, i64 %42
  %47 = load float, ptr %46, align 4
  %48 = fsub float %47, %45
  store float %48, ptr %46, align 4
  %49 = add nuw nsw i64 %41, 1
  %50 = icmp eq i64 %49, %10
  br i1 %50, label %.loopexit14.loopexit50, label %.preheader15.lver.orig

51:
  %52 = load float, ptr %20, align 4
  br label %55

.loopexit14.loopexit:
  br label %.loopexit14

.loopexit14.loopexit50:
  br label %.loopexit14

.loopexit14:
  %53 = add nuw nsw i64 %17, 2
  %54 = icmp slt i64 %53, %9
  br i1 %54, label %64, label %.loopexit11

55:
  %56 = phi float [ %52, %51 ], [ %61, %55 ]
  %57 = phi i64 [ 0, %51 ], [ %62, %55 ]
  %58 = fmul float %31, %56
  %59 = getelementptr float, ptr %40, i64 %57
  %60 = load float, ptr %59, align 4
  %61 = fsub float %60, %58
  store float %61, ptr %59, align 4
  %62 = add nuw nsw i64 %57, 1
  %63 = icmp eq i64 %62, %10
  br i1 %63, label %.loopexit14.loopexit, label %55

64:
  store float 0.000000e+00, ptr %24, align 4
  br label %.loopexit11

65:
  %66 = fdiv float %22, %25
  %67 = getelementptr inbounds nuw float, ptr %3, i64 %18
  %68 = load float, ptr %67, align 4
  %69 = getelementptr inbounds nuw float, ptr %4, i64 %17
  %70 = load float, ptr %69, align 4
  store float %25, ptr %21, align 4
  %71 = fmul float %66, %68
  %72 = fsub float %70, %71
  store float %72, ptr %67, align 4
  store float %68, ptr %69, align 4
  %73 = add nuw nsw i64 %17, 2
  %74 = icmp slt i64 %73, %9
  br i1 %74, label %75, label %80

75:
  %76 = getelementptr inbounds nuw float, ptr %4, i64 %18
  %77 = load float, ptr %76, align 4
  store float %77, ptr %24, align 4
  %78 = fneg float %66
  %79 = fmul float %77, %78
  store float %79, ptr %76, align 4
  br label %80

80:
  br i1 %14, label %81, label %.loopexit11

81:
  %82 = getelementptr float, ptr %5, i64 %17
  %83 = getelementptr float, ptr %5, i64 %18
  br i1 %15, label %94, label %.preheader12.lver.orig.preheader

.preheader12.lver.orig.preheader:
  br label %.preheader12.lver.orig

.preheader12.lver.orig:
  %84 = phi i64 [ %92, %.preheader12.lver.orig ], [ 0, %.preheader12.lver.orig.preheader ]
  %85 = mul nsw i64 %84, %11
  %86 = getelementptr float, ptr %82, i64 %85
  %87 = load float, ptr %86, align 4
  %88 = getelementptr float, ptr %83, i64 %85
  %89 = load float, ptr %88, align 4
  store float %89, ptr %86, align 4
  %90 = fmul float %66, %89
  %91 = fsub float %87, %90
  store float %91, ptr %88, align 4
  %92 = add nuw nsw i64 %84, 1
  %93 = icmp eq i64 %92, %10
  br i1 %93, label %.loopexit11.loopexit49, label %.preheader12.lver.orig

94:
  %95 = load float, ptr %20, align 4
  br label %96

96:
  %97 = phi float [ %95, %94 ], [ %103, %96 ]
  %98 = phi i64 [ 0, %94 ], [ %104, %96 ]
  %99 = getelementptr float, ptr %82, i64 %98
  %100 = getelementptr float, ptr %83, i64 %98
  %101 = load float, ptr %100, align 4
  store float %101, ptr %99, align 4
  %102 = fmul float %66, %101
  %103 = fsub float %97, %102
  store float %103, ptr %100, align 4
  %104 = add nuw nsw i64 %98, 1
  %105 = icmp eq i64 %104, %10
  br i1 %105, label %.loopexit11.loopexit, label %96

.loopexit11.loopexit:
  br label %.loopexit11

.loopexit11.loopexit49:
  br label %.loopexit11

.loopexit11:
  %106 = add nuw nsw i64 %18, 1
  %107 = icmp eq i64 %106, %9
  %108 = add nuw nsw i64 %17, 1
  br i1 %107, label %.loopexit18.loopexit, label %16

.loopexit18.loopexit:
  br label %.loopexit18

.loopexit18:
  %109 = icmp sgt i64 %9, 0
  br i1 %109, label %110, label %115

110:
  %111 = getelementptr float, ptr %3, i64 %9
  %112 = getelementptr i8, ptr %111, i64 -4
  %113 = load float, ptr %112, align 4
  %114 = fcmp oeq float %113, 0.000000e+00
  br i1 %114, label %.loopexit17, label %115

115:
  %116 = icmp sgt i64 %10, 0
  br i1 %116, label %.preheader.preheader, label %.loopexit10

.preheader.preheader:
  br label %.preheader

.preheader:
  %117 = phi i64 [ %121, %.loopexit ], [ 0, %.preheader.preheader ]
  br i1 %109, label %118, label %.loopexit

118:
  %119 = mul nsw i64 %117, %11
  %120 = getelementptr float, ptr %5, i64 %119
  br label %123

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %121 = add nuw nsw i64 %117, 1
  %122 = icmp eq i64 %121, %10
  br i1 %122, label %.loopexit10.loopexit, label %.preheader

123:
  %124 = phi i64 [ %9, %118 ], [ %125, %147 ]
  %125 = add nsw i64 %124, -1
  %126 = getelementptr float, ptr %120, i64 %125
  %127 = load float, ptr %126, align 4
  %128 = icmp slt i64 %124, %9
  br i1 %128, label %129, label %136

129:
  %130 = getelementptr inbounds nuw float, ptr %4, i64 %125
  %131 = load float, ptr %130, align 4
  %132 = getelementptr float, ptr %120, i64 %124
  %133 = load float, ptr %132, align 4
  %134 = fmul float %131, %133
  %135 = fsub float %127, %134
  br label %136

136:
  %137 = phi float [ %135, %129 ], [ %127, %123 ]
  %138 = add nuw nsw i64 %124, 1
  %139 = icmp slt i64 %138, %9
  br i1 %139, label %140, label %147

140:
  %141 = getelementptr inbounds nuw float, ptr %2, i64 %125
  %142 = load float, ptr %141, align 4
  %143 = getelementptr float, ptr %120, i64 %138
  %144 = load float, ptr %143, align 4
  %145 = fmul float %142, %144
  %146 = fsub float %137, %145
  br label %147

147:
  %148 = phi float [ %146, %140 ], [ %137, %136 ]
  %149 = getelementptr inbounds nuw float, ptr %3, i64 %125
  %150 = load float, ptr %149, align 4
  %151 = fdiv float %148, %150
  store float %151, ptr %126, align 4
  %152 = icmp samesign ugt i64 %124, 1
  br i1 %152, label %123, label %.loopexit.loopexit

.loopexit17.loopexit:
  %.lcssa = phi i64 [ %18, %28 ]
  br label %.loopexit17

.loopexit17:
  %153 = phi i64 [ %9, %110 ], [ %.lcssa, %.loopexit17.loopexit ]
  store i64 %153, ptr %7, align 8
  br label %.loopexit10

.loopexit10.loopexit:
  br label %.loopexit10

.loopexit10:
  ret void
}

define void @sptsv_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef readonly %5, ptr noundef writeonly %6) {
  %8 = load i64, ptr %0, align 8
  %9 = load i64, ptr %1, align 8
  %10 = load i64, ptr %5, align 8
  store i64 0, ptr %6, align 8
  %11 = icmp sgt i64 %8, 0
  br i1 %11, label %.preheader.preheader, label %.loopexit8

.preheader.preheader:
  br label %.preheader

.loopexit8.loopexit:
  br label %.loopexit8

.loopexit8:
  %12 = icmp sgt i64 %9, 0
  br i1 %12, label %13, label %.loopexit7

13:
  %14 = icmp sgt i64 %8, 1
  br label %33

.preheader:
  %15 = phi i64 [ %19, %31 ], [ 0, %.preheader.preheader ]
  %16 = getelementptr inbounds nuw float, ptr %2, i64 %15
  %17 = load float, ptr %16, align 4
  %18 = fcmp ugt float %17, 0.000000e+00
  %19 = add nuw nsw i64 %15, 1
  br i1 %18, label %21, label %20

20:
  %.lcssa = phi i64 [ %19, %.preheader ]
  store i64 %.lcssa, ptr %6, align 8
  br label %.loopexit7

21:
  %22 = icmp slt i64 %19, %8
  br i1 %22, label %23, label %31

23:
  %24 = getelementptr inbounds nuw float, ptr %3, i64 %15
  %25 = load float, ptr %24, align 4
  %26 = fdiv float %25, %17
  store float %26, ptr %24, align 4
  %27 = fmul float %25, %26
  %28 = getelementptr inbounds nuw float, ptr %2, i64 %19
  %29 = load float, ptr %28, align 4
  %30 = fsub float %29, %27
  store float %30, ptr %28, align 4
  br label %31

31:
  %32 = icmp eq i64 %19, %8
  br i1 %32, label %.loopexit8.loopexit, label %.preheader

33:
  %34 = phi i64 [ 0, %13 ], [ %53, %.loopexit ]
  br i1 %14, label %35, label %39

35:
  %36 = mul nsw i64 %34, %10
  %37 = getelementptr float, ptr %4, i64 %36
  %38 = load float, ptr %37, align 4
  br label %41

39:
  br i1 %11, label %..loopexit6_crit_edge, label %.loopexit

..loopexit6_crit_edge:
  %.pre = mul nsw i64 %34, %10
  br label %.loopexit6

.loopexit6.loopexit:
  br label %.loopexit6

.loopexit6:
  %.pre-phi = phi i64 [ %.pre, %..loopexit6_crit_edge ], [ %36, %.loopexit6.loopexit ]
  %40 = getelementptr float, ptr %4, i64 %.pre-phi
  br label %55

41:
  %42 = phi float [ %38, %35 ], [ %50, %41 ]
  %43 = phi i64 [ 1, %35 ], [ %51, %41 ]
  %44 = getelementptr float, ptr %3, i64 %43
  %45 = getelementptr i8, ptr %44, i64 -4
  %46 = load float, ptr %45, align 4
  %47 = fmul float %42, %46
  %48 = getelementptr float, ptr %37, i64 %43
  %49 = load float, ptr %48, align 4
  %50 = fsub float %49, %47
  store float %50, ptr %48, align 4
  %51 = add nuw nsw i64 %43, 1
  %52 = icmp eq i64 %51, %8
  br i1 %52, label %.loopexit6.loopexit, label %41

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %53 = add nuw nsw i64 %34, 1
  %54 = icmp eq i64 %53, %9
  br i1 %54, label %.loopexit7.loopexit, label %33

55:
  %56 = phi i64 [ %8, %.loopexit6 ], [ %57, %71 ]
  %57 = add nsw i64 %56, -1
  %58 = getelementptr float, ptr %40, i64 %57
  %59 = load float, ptr %58, align 4
  %60 = getelementptr inbounds nuw float, ptr %2, i64 %57
  %61 = load float, ptr %60, align 4
  %62 = fdiv float %59, %61
  %63 = icmp slt i64 %56, %8
  br i1 %63, label %64, label %71

64:
  %65 = getelementptr inbounds nuw float, ptr %3, i64 %57
  %66 = load float, ptr %65, align 4
  %67 = getelementptr float, ptr %40, i64 %56
  %68 = load float, ptr %67, align 4
  %69 = fmul float %66, %68
  %70 = fsub float %62, %69
  br label %71

71:
  %72 = phi float [ %70, %64 ], [ %62, %55 ]
  store float %72, ptr %58, align 4
  %73 = icmp samesign ugt i64 %56, 1
  br i1 %73, label %55, label %.loopexit.loopexit

.loopexit7.loopexit:
  br label %.loopexit7

.loopexit7:
  ret void
}

define void @sgbtrf_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef %4, ptr noundef readonly %5, ptr noundef writeonly %6, ptr noundef writeonly %7) {
  %9 = load i64, ptr %0, align 8
  %10 = load i64, ptr %1, align 8
  %11 = load i64, ptr %2, align 8
  %12 = load i64, ptr %3, align 8
  %13 = load i64, ptr %5, align 8
  %14 = add nsw i64 %12, %11
  %15 = add nsw i64 %12, 1
  %16 = icmp slt i64 %15, %10
  br i1 %16, label %17, label %.loopexit13

17:
  %18 = mul i64 %13, %15
  %19 = add i64 %18, %11
  %20 = shl i64 %19, 2
  %21 = shl i64 %13, 2
  %22 = add i64 %21, -4
  %23 = xor i64 %12, -1
  %24 = add i64 %10, %23
  %25 = getelementptr i8, ptr %4, i64 %20
  %26 = getelementptr i8, ptr %25, i64 -4
  br label %36

27:
  %28 = add nsw i64 %38, 1
  %29 = icmp eq i64 %39, %24
  br i1 %29, label %.loopexit13.loopexit, label %36

.loopexit13.loopexit:
  br label %.loopexit13

.loopexit13:
  %30 = tail call i64 @llvm.smin.i64(i64 %9, i64 %10)
  %31 = icmp sgt i64 %30, 0
  br i1 %31, label %32, label %.loopexit12

32:
  %33 = add i64 %11, 1
  %34 = add nsw i64 %10, -1
  %35 = getelementptr float, ptr %4, i64 %14
  br label %55

36:
  %37 = phi i64 [ 0, %17 ], [ %39, %27 ]
  %38 = phi i64 [ %15, %17 ], [ %28, %27 ]
  %39 = add i64 %37, 1
  %40 = sub nsw i64 %38, %14
  %41 = tail call i64 @llvm.smax.i64(i64 %40, i64 0)
  %42 = sub nsw i64 %38, %12
  %43 = tail call i64 @llvm.smin.i64(i64 %42, i64 %9)
  %44 = icmp slt i64 %41, %43
  br i1 %44, label %45, label %27

45:
  %reass.sub = sub i64 %37, %11
  %46 = add i64 %reass.sub, 1
  %47 = tail call i64 @llvm.smax.i64(i64 %46, i64 0)
  %48 = shl i64 %47, 2
  %49 = tail call i64 @llvm.smin.i64(i64 %9, i64 %39)
  %50 = sub i64 %49, %47
  %51 = shl i64 %50, 2
  %52 = mul i64 %37, %22
  %53 = getelementptr i8, ptr %26, i64 %52
  %54 = getelementptr i8, ptr %53, i64 %48
  tail call void @llvm.memset.p0.i64(ptr align 4 %54, i8 0, i64 %51, i1 false)
  br label %27

55:
  %56 = phi i64 [ %33, %32 ], [ %153, %.loopexit10 ]
  %57 = phi i64 [ 0, %32 ], [ %152, %.loopexit10 ]
  %58 = phi i64 [ 0, %32 ], [ %151, %.loopexit10 ]
  %59 = phi i64 [ 0, %32 ], [ %64, %.loopexit10 ]
  %60 = phi i64 [ 0, %32 ], [ %150, %.loopexit10 ]
  %61 = tail call i64 @llvm.smin.i64(i64 %9, i64 %56)
  %62 = add i64 %59, %33
  %63 = tail call i64 @llvm.smin.i64(i64 %62, i64 %9)
  %64 = add nuw nsw i64 %59, 1
  %65 = icmp slt i64 %64, %63
  %66 = mul nsw i64 %59, %13
  br i1 %65, label %67, label %73

67:
  %68 = getelementptr float, ptr %4, i64 %66
  %69 = getelementptr float, ptr %68, i64 %57
  %70 = getelementptr float, ptr %69, i64 %14
  br label %83

71:
  %.lcssa = phi i64 [ %93, %83 ]
  %72 = add nsw i64 %.lcssa, 1
  br label %73

73:
  %74 = phi i64 [ %72, %71 ], [ %64, %55 ]
  %75 = phi i64 [ %.lcssa, %71 ], [ %59, %55 ]
  %76 = getelementptr inbounds nuw i64, ptr %6, i64 %59
  store i64 %74, ptr %76, align 8
  %77 = add nsw i64 %75, %14
  %78 = sub nsw i64 %77, %59
  %79 = getelementptr float, ptr %4, i64 %78
  %80 = getelementptr float, ptr %79, i64 %66
  %81 = load float, ptr %80, align 4
  %82 = fcmp oeq float %81, 0.000000e+00
  br i1 %82, label %96, label %99

83:
  %84 = phi i64 [ %64, %67 ], [ %94, %83 ]
  %85 = phi i64 [ %59, %67 ], [ %93, %83 ]
  %86 = getelementptr float, ptr %70, i64 %84
  %87 = load float, ptr %86, align 4
  %88 = tail call float @llvm.fabs.f32(float %87)
  %89 = getelementptr float, ptr %70, i64 %85
  %90 = load float, ptr %89, align 4
  %91 = tail call float @llvm.fabs.f32(float %90)
  %92 = fcmp ogt float %88, %91
  %93 = select i1 %92, i64 %84, i64 %85
  %94 = add nuw nsw i64 %84, 1
  %95 = icmp eq i64 %94, %61
  br i1 %95, label %71, label %83

96:
  %97 = icmp eq i64 %58, 0
  %98 = select i1 %97, i64 %64, i64 %58
  br label %.loopexit10

99:
  %100 = add i64 %75, %12
  %101 = tail call i64 @llvm.smin.i64(i64 %100, i64 %34)
  %102 = tail call i64 @llvm.smax.i64(i64 %101, i64 %60)
  %103 = icmp eq i64 %75, %59
  %104 = icmp sgt i64 %59, %102
  %105 = select i1 %103, i1 true, i1 %104
  br i1 %105, label %.loopexit11, label %106

106:
  %107 = add nsw i64 %59, %14
  br label %108

108:
  %109 = phi i64 [ %59, %106 ], [ %119, %108 ]
  %110 = sub i64 %107, %109
  %111 = mul nsw i64 %109, %13
  %112 = getelementptr float, ptr %4, i64 %110
  %113 = getelementptr float, ptr %112, i64 %111
  %114 = load float, ptr %113, align 4
  %115 = sub nsw i64 %77, %109
  %116 = getelementptr float, ptr %4, i64 %115
  %117 = getelementptr float, ptr %116, i64 %111
  %118 = load float, ptr %117, align 4
  store float %118, ptr %113, align 4
  store float %114, ptr %117, align 4
  %119 = add nuw i64 %109, 1
  %120 = icmp eq i64 %109, %102
  br i1 %120, label %.loopexit11.loopexit, label %108

.loopexit11.loopexit:
  br label %.loopexit11

.loopexit11:
  %121 = getelementptr float, ptr %4, i64 %66
  br i1 %65, label %122, label %.loopexit10

122:
  %123 = add nsw i64 %59, %14
  %124 = getelementptr float, ptr %35, i64 %66
  %125 = icmp slt i64 %59, %102
  br label %126

126:
  %127 = phi i64 [ %64, %122 ], [ %134, %.loopexit ]
  %128 = add nsw i64 %127, %14
  %129 = sub nsw i64 %128, %59
  %130 = getelementptr float, ptr %121, i64 %129
  %131 = load float, ptr %130, align 4
  %132 = load float, ptr %124, align 4
  %133 = fdiv float %131, %132
  store float %133, ptr %130, align 4
  br i1 %125, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %134 = add nuw nsw i64 %127, 1
  %135 = icmp eq i64 %134, %61
  br i1 %135, label %.loopexit10.loopexit, label %126

.preheader:
  %136 = phi i64 [ %148, %.preheader ], [ %64, %.preheader.preheader ]
  %137 = sub i64 %123, %136
  %138 = mul nsw i64 %136, %13
  %139 = getelementptr float, ptr %4, i64 %137
  %140 = getelementptr float, ptr %139, i64 %138
  %141 = load float, ptr %140, align 4
  %142 = fmul float %133, %141
  %143 = sub nsw i64 %128, %136
  %144 = getelementptr float, ptr %4, i64 %143
  %145 = getelementptr float, ptr %144, i64 %138
  %146 = load float, ptr %145, align 4
  %147 = fsub float %146, %142
  store float %147, ptr %145, align 4
  %148 = add nuw i64 %136, 1
  %149 = icmp eq i64 %136, %102
  br i1 %149, label %.loopexit.loopexit, label %.preheader

.loopexit10.loopexit:
  br label %.loopexit10

.loopexit10:
  %150 = phi i64 [ %60, %96 ], [ %102, %.loopexit11 ], [ %102, %.loopexit10.loopexit ]
  %151 = phi i64 [ %98, %96 ], [ %58, %.loopexit11 ], [ %58, %.loopexit10.loopexit ]
  %152 = xor i64 %59, -1
  %153 = add i64 %56, 1
  %154 = icmp eq i64 %64, %30
  br i1 %154, label %.loopexit12.loopexit, label %55

.loopexit12.loopexit:
  %.lcssa28 = phi i64 [ %151, %.loopexit10 ]
  br label %.loopexit12

.loopexit12:
  %155 = phi i64 [ 0, %.loopexit13 ], [ %.lcssa28, %.loopexit12.loopexit ]
  store i64 %155, ptr %7, align 8
  ret void
}

define void @sgbtrs_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef %8, ptr noundef readonly %9, ptr noundef writeonly %10) {
  %12 = load i64, ptr %1, align 8
  %13 = freeze i64 %12
  %14 = load i64, ptr %2, align 8
  %15 = load i64, ptr %4, align 8
  %16 = load i64, ptr %6, align 8
  %17 = load i64, ptr %9, align 8
  %18 = load i8, ptr %0, align 1
  %19 = and i8 %18, -33
  %20 = icmp eq i8 %19, 84
  %21 = icmp eq i8 %19, 67
  %22 = or i1 %20, %21
  %23 = icmp sgt i64 %15, 0
  br i1 %23, label %24, label %.loopexit16

24:
  %25 = load i64, ptr %3, align 8
  %26 = add nsw i64 %25, %14
  %27 = icmp slt i64 %13, 1
  %28 = add i64 %14, 1
  %29 = icmp sgt i64 %13, 0
  %30 = getelementptr float, ptr %5, i64 %26
  %31 = and i1 %29, %22
  br label %32

.loopexit16.loopexit:
  br label %.loopexit16

.loopexit16:
  store i64 0, ptr %10, align 8
  ret void

32:
  %33 = phi i64 [ 0, %24 ], [ %152, %.loopexit13 ]
  %34 = mul nsw i64 %33, %17
  %35 = getelementptr inbounds float, ptr %8, i64 %34
  br i1 %27, label %.loopexit14, label %36

36:
  switch i8 %18, label %.preheader15.preheader [
    i8 116, label %.loopexit18.preheader
    i8 99, label %.loopexit18.preheader
    i8 84, label %.loopexit18.preheader
    i8 67, label %.loopexit18.preheader
  ]

.preheader15.preheader:
  br label %.preheader15

.loopexit18.preheader.loopexit:
  br label %.loopexit18.preheader

.loopexit18.preheader:
  br label %.loopexit18

.loopexit12.loopexit:
  br label %.loopexit12

.loopexit12:
  %37 = add i64 %39, 1
  %38 = icmp eq i64 %51, %13
  br i1 %38, label %.loopexit18.preheader.loopexit, label %.preheader15

.preheader15:
  %39 = phi i64 [ %37, %.loopexit12 ], [ %28, %.preheader15.preheader ]
  %40 = phi i64 [ %51, %.loopexit12 ], [ 0, %.preheader15.preheader ]
  %41 = tail call i64 @llvm.smin.i64(i64 %13, i64 %39)
  %42 = getelementptr inbounds nuw i64, ptr %7, i64 %40
  %43 = load i64, ptr %42, align 8
  %44 = add i64 %40, %28
  %45 = tail call i64 @llvm.smin.i64(i64 %44, i64 %13)
  %46 = getelementptr inbounds nuw float, ptr %35, i64 %40
  %47 = load float, ptr %46, align 4
  %48 = getelementptr float, ptr %35, i64 %43
  %49 = getelementptr i8, ptr %48, i64 -4
  %50 = load float, ptr %49, align 4
  store float %50, ptr %46, align 4
  store float %47, ptr %49, align 4
  %51 = add nuw nsw i64 %40, 1
  %52 = icmp slt i64 %51, %45
  br i1 %52, label %53, label %.loopexit12

53:
  %54 = sub i64 %26, %40
  %55 = mul nsw i64 %40, %16
  %56 = getelementptr float, ptr %5, i64 %55
  %57 = getelementptr float, ptr %56, i64 %54
  br label %58

58:
  %59 = phi i64 [ %51, %53 ], [ %67, %58 ]
  %60 = getelementptr float, ptr %57, i64 %59
  %61 = load float, ptr %60, align 4
  %62 = load float, ptr %46, align 4
  %63 = fmul float %61, %62
  %64 = getelementptr inbounds nuw float, ptr %35, i64 %59
  %65 = load float, ptr %64, align 4
  %66 = fsub float %65, %63
  store float %66, ptr %64, align 4
  %67 = add nuw nsw i64 %59, 1
  %68 = icmp eq i64 %67, %41
  br i1 %68, label %.loopexit12.loopexit, label %58

.loopexit14.loopexit:
  br label %.loopexit14

.loopexit14:
  br i1 %31, label %.preheader.preheader, label %.loopexit13

.preheader.preheader:
  br label %.preheader

.loopexit18:
  %69 = phi i64 [ %119, %.loopexit10 ], [ 0, %.loopexit18.preheader ]
  %70 = xor i64 %69, -1
  %71 = add nsw i64 %13, %70
  %72 = select i1 %22, i64 %69, i64 %71
  %73 = icmp sgt i64 %72, %26
  %74 = sub nsw i64 %72, %26
  %75 = select i1 %73, i64 %74, i64 0
  %76 = getelementptr inbounds float, ptr %35, i64 %72
  %77 = load float, ptr %76, align 4
  %78 = icmp slt i64 %75, %72
  %79 = select i1 %22, i1 %78, i1 false
  br i1 %79, label %80, label %.loopexit11

80:
  %81 = sub i64 %26, %69
  %82 = mul nsw i64 %69, %16
  %83 = getelementptr float, ptr %5, i64 %82
  %84 = getelementptr float, ptr %83, i64 %81
  br label %97

.loopexit11.loopexit:
  %.lcssa = phi float [ %105, %97 ]
  br label %.loopexit11

.loopexit11:
  %85 = phi float [ %77, %.loopexit18 ], [ %.lcssa, %.loopexit11.loopexit ]
  %86 = mul nsw i64 %72, %16
  %87 = getelementptr float, ptr %30, i64 %86
  %88 = load float, ptr %87, align 4
  %89 = fdiv float %85, %88
  store float %89, ptr %76, align 4
  %90 = getelementptr float, ptr %5, i64 %86
  %91 = icmp sge i64 %75, %72
  %92 = freeze i1 %91
  br i1 %92, label %.loopexit10, label %93

93:
  switch i8 %18, label %94 [
    i8 116, label %.loopexit10
    i8 99, label %.loopexit10
    i8 84, label %.loopexit10
    i8 67, label %.loopexit10
  ]

94:
  %95 = sub i64 %26, %71
  %96 = getelementptr float, ptr %90, i64 %95
  br label %108

97:
  %98 = phi i64 [ %75, %80 ], [ %106, %97 ]
  %99 = phi float [ %77, %80 ], [ %105, %97 ]
  %100 = getelementptr float, ptr %84, i64 %98
  %101 = load float, ptr %100, align 4
  %102 = getelementptr inbounds float, ptr %35, i64 %98
  %103 = load float, ptr %102, align 4
  %104 = fmul float %101, %103
  %105 = fsub float %99, %104
  %106 = add nsw i64 %98, 1
  %107 = icmp slt i64 %106, %72
  br i1 %107, label %97, label %.loopexit11.loopexit

108:
  %109 = phi i64 [ %116, %108 ], [ %75, %94 ]
  %110 = getelementptr float, ptr %96, i64 %109
  %111 = load float, ptr %110, align 4
  %112 = fmul float %89, %111
  %113 = getelementptr inbounds float, ptr %35, i64 %109
  %114 = load float, ptr %113, align 4
  %115 = fsub float %114, %112
  store float %115, ptr %113, align 4
  %116 = add nsw i64 %109, 1
  %117 = icmp sge i64 %116, %72
  %118 = freeze i1 %117
  br i1 %118, label %.loopexit10.loopexit, label %108

.loopexit10.loopexit:
  br label %.loopexit10

.loopexit10:
  %119 = add nuw nsw i64 %69, 1
  %120 = icmp eq i64 %119, %13
  br i1 %120, label %.loopexit14.loopexit, label %.loopexit18

.preheader:
  %121 = phi i64 [ %122, %.loopexit ], [ %13, %.preheader.preheader ]
  %122 = add nsw i64 %121, -1
  %123 = getelementptr inbounds nuw i64, ptr %7, i64 %122
  %124 = load i64, ptr %123, align 8
  %125 = add i64 %121, %14
  %126 = tail call i64 @llvm.smin.i64(i64 %125, i64 %13)
  %127 = getelementptr inbounds nuw float, ptr %35, i64 %122
  %128 = load float, ptr %127, align 4
  %129 = icmp slt i64 %121, %126
  br i1 %129, label %130, label %.loopexit

130:
  %131 = sub i64 %26, %121
  %132 = mul nsw i64 %122, %16
  %133 = getelementptr float, ptr %5, i64 %132
  %134 = getelementptr float, ptr %133, i64 %131
  %135 = getelementptr i8, ptr %134, i64 4
  br label %141

.loopexit.loopexit:
  %.lcssa33 = phi float [ %149, %141 ]
  br label %.loopexit

.loopexit:
  %136 = phi float [ %128, %.preheader ], [ %.lcssa33, %.loopexit.loopexit ]
  %137 = getelementptr float, ptr %35, i64 %124
  %138 = getelementptr i8, ptr %137, i64 -4
  %139 = load float, ptr %138, align 4
  store float %139, ptr %127, align 4
  store float %136, ptr %138, align 4
  %140 = icmp samesign ugt i64 %121, 1
  br i1 %140, label %.preheader, label %.loopexit13.loopexit

141:
  %142 = phi i64 [ %121, %130 ], [ %150, %141 ]
  %143 = phi float [ %128, %130 ], [ %149, %141 ]
  %144 = getelementptr float, ptr %135, i64 %142
  %145 = load float, ptr %144, align 4
  %146 = getelementptr inbounds nuw float, ptr %35, i64 %142
  %147 = load float, ptr %146, align 4
  %148 = fmul float %145, %147
  %149 = fsub float %143, %148
  %150 = add nuw nsw i64 %142, 1
  %151 = icmp slt i64 %150, %126
  br i1 %151, label %141, label %.loopexit.loopexit

.loopexit13.loopexit:
  br label %.loopexit13

.loopexit13:
  %152 = add nuw nsw i64 %33, 1
  %153 = icmp eq i64 %152, %15
  br i1 %153, label %.loopexit16.loopexit, label %32
}

define void @sgbsv_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef %4, ptr noundef readonly %5, ptr noundef %6, ptr noundef %7, ptr noundef readonly %8, ptr noundef %9) {
  %11 = load i64, ptr %0, align 8
  %12 = load i64, ptr %1, align 8
  %13 = load i64, ptr %2, align 8
  %14 = load i64, ptr %3, align 8
  %15 = load i64, ptr %5, align 8
  %16 = load i64, ptr %8, align 8
  %17 = add nsw i64 %13, %12
  %18 = add nsw i64 %13, 1
  %19 = icmp slt i64 %18, %11
  br i1 %19, label %20, label %.loopexit26

20:
  %21 = mul i64 %15, %18
  %22 = add i64 %21, %12
  %23 = shl i64 %22, 2
  %24 = shl i64 %15, 2
  %25 = add i64 %24, -4
  %26 = xor i64 %13, -1
  %27 = add i64 %11, %26
  %28 = getelementptr i8, ptr %4, i64 %23
  %29 = getelementptr i8, ptr %28, i64 -4
  br label %38

30:
  %31 = add nsw i64 %40, 1
  %32 = icmp eq i64 %41, %27
  br i1 %32, label %.loopexit26.loopexit, label %38

.loopexit26.loopexit:
  br label %.loopexit26

.loopexit26:
  %33 = icmp sgt i64 %11, 0
  br i1 %33, label %34, label %.loopexit25

34:
  %35 = add i64 %12, 1
  %36 = add nsw i64 %11, -1
  %37 = getelementptr float, ptr %4, i64 %17
  br label %57

38:
  %39 = phi i64 [ 0, %20 ], [ %41, %30 ]
  %40 = phi i64 [ %18, %20 ], [ %31, %30 ]
  %41 = add i64 %39, 1
  %42 = sub nsw i64 %40, %17
  %43 = tail call i64 @llvm.smax.i64(i64 %42, i64 0)
  %44 = sub nsw i64 %40, %13
  %45 = tail call i64 @llvm.smin.i64(i64 %44, i64 %11)
  %46 = icmp slt i64 %43, %45
  br i1 %46, label %47, label %30

47:
  %reass.sub = sub i64 %39, %12
  %48 = add i64 %reass.sub, 1
  %49 = tail call i64 @llvm.smax.i64(i64 %48, i64 0)
  %50 = shl i64 %49, 2
  %51 = tail call i64 @llvm.smin.i64(i64 %11, i64 %41)
  %52 = sub i64 %51, %49
  %53 = shl i64 %52, 2
  %54 = mul i64 %39, %25
  %55 = getelementptr i8, ptr %29, i64 %54
  %56 = getelementptr i8, ptr %55, i64 %50
  tail call void @llvm.memset.p0.i64(ptr align 4 %56, i8 0, i64 %53, i1 false)
  br label %30

57:
  %58 = phi i64 [ %35, %34 ], [ %155, %.loopexit23 ]
  %59 = phi i64 [ 0, %34 ], [ %154, %.loopexit23 ]
  %60 = phi i64 [ 0, %34 ], [ %153, %.loopexit23 ]
  %61 = phi i64 [ 0, %34 ], [ %66, %.loopexit23 ]
  %62 = phi i64 [ 0, %34 ], [ %152, %.loopexit23 ]
  %63 = tail call i64 @llvm.smin.i64(i64 %11, i64 %58)
  %64 = add i64 %61, %35
  %65 = tail call i64 @llvm.smin.i64(i64 %64, i64 %11)
  %66 = add nuw nsw i64 %61, 1
  %67 = icmp slt i64 %66, %65
  %68 = mul nsw i64 %61, %15
  br i1 %67, label %69, label %75

69:
  %70 = getelementptr float, ptr %4, i64 %68
  %71 = getelementptr float, ptr %70, i64 %59
  %72 = getelementptr float, ptr %71, i64 %17
  br label %85

73:
  %.lcssa = phi i64 [ %95, %85 ]
  %74 = add nsw i64 %.lcssa, 1
  br label %75

75:
  %76 = phi i64 [ %74, %73 ], [ %66, %57 ]
  %77 = phi i64 [ %.lcssa, %73 ], [ %61, %57 ]
  %78 = getelementptr inbounds nuw i64, ptr %6, i64 %61
  store i64 %76, ptr %78, align 8
  %79 = add nsw i64 %77, %17
  %80 = sub nsw i64 %79, %61
  %81 = getelementptr float, ptr %4, i64 %80
  %82 = getelementptr float, ptr %81, i64 %68
  %83 = load float, ptr %82, align 4
  %84 = fcmp oeq float %83, 0.000000e+00
  br i1 %84, label %98, label %101

85:
  %86 = phi i64 [ %66, %69 ], [ %96, %85 ]
  %87 = phi i64 [ %61, %69 ], [ %95, %85 ]
  %88 = getelementptr float, ptr %72, i64 %86
  %89 = load float, ptr %88, align 4
  %90 = tail call float @llvm.fabs.f32(float %89)
  %91 = getelementptr float, ptr %72, i64 %87
  %92 = load float, ptr %91, align 4
  %93 = tail call float @llvm.fabs.f32(float %92)
  %94 = fcmp ogt float %90, %93
  %95 = select i1 %94, i64 %86, i64 %87
  %96 = add nuw nsw i64 %86, 1
  %97 = icmp eq i64 %96, %63
  br i1 %97, label %73, label %85

98:
  %99 = icmp eq i64 %60, 0
  %100 = select i1 %99, i64 %66, i64 %60
  br label %.loopexit23

101:
  %102 = add i64 %77, %13
  %103 = tail call i64 @llvm.smin.i64(i64 %102, i64 %36)
  %104 = tail call i64 @llvm.smax.i64(i64 %103, i64 %62)
  %105 = icmp eq i64 %77, %61
  %106 = icmp sgt i64 %61, %104
  %107 = select i1 %105, i1 true, i1 %106
  br i1 %107, label %.loopexit24, label %108

108:
  %109 = add nsw i64 %61, %17
  br label %110

110:
  %111 = phi i64 [ %61, %108 ], [ %121, %110 ]
  %112 = sub i64 %109, %111
  %113 = mul nsw i64 %111, %15
  %114 = getelementptr float, ptr %4, i64 %112
  %115 = getelementptr float, ptr %114, i64 %113
  %116 = load float, ptr %115, align 4
  %117 = sub nsw i64 %79, %111
  %118 = getelementptr float, ptr %4, i64 %117
  %119 = getelementptr float, ptr %118, i64 %113
  %120 = load float, ptr %119, align 4
  store float %120, ptr %115, align 4
  store float %116, ptr %119, align 4
  %121 = add nuw i64 %111, 1
  %122 = icmp eq i64 %111, %104
  br i1 %122, label %.loopexit24.loopexit, label %110

.loopexit24.loopexit:
  br label %.loopexit24

.loopexit24:
  %123 = getelementptr float, ptr %4, i64 %68
  br i1 %67, label %124, label %.loopexit23

124:
  %125 = add nsw i64 %61, %17
  %126 = getelementptr float, ptr %37, i64 %68
  %127 = icmp slt i64 %61, %104
  br label %128

128:
  %129 = phi i64 [ %66, %124 ], [ %136, %.loopexit22 ]
  %130 = add nsw i64 %129, %17
  %131 = sub nsw i64 %130, %61
  %132 = getelementptr float, ptr %123, i64 %131
  %133 = load float, ptr %132, align 4
  %134 = load float, ptr %126, align 4
  %135 = fdiv float %133, %134
  store float %135, ptr %132, align 4
  br i1 %127, label %.preheader21.preheader, label %.loopexit22

.preheader21.preheader:
  br label %.preheader21

.loopexit22.loopexit:
  br label %.loopexit22

.loopexit22:
  %136 = add nuw nsw i64 %129, 1
  %137 = icmp eq i64 %136, %63
  br i1 %137, label %.loopexit23.loopexit, label %128

.preheader21:
  %138 = phi i64 [ %150, %.preheader21 ], [ %66, %.preheader21.preheader ]
  %139 = sub i64 %125, %138
  %140 = mul nsw i64 %138, %15
  %141 = getelementptr float, ptr %4, i64 %139
  %142 = getelementptr float, ptr %141, i64 %140
  %143 = load float, ptr %142, align 4
  %144 = fmul float %135, %143
  %145 = sub nsw i64 %130, %138
  %146 = getelementptr float, ptr %4, i64 %145
  %147 = getelementptr float, ptr %146, i64 %140
  %148 = load float, ptr %147, align 4
  %149 = fsub float %148, %144
  store float %149, ptr %147, align 4
  %150 = add nuw i64 %138, 1
  %151 = icmp eq i64 %138, %104
  br i1 %151, label %.loopexit22.loopexit, label %.preheader21

.loopexit23.loopexit:
  br label %.loopexit23

.loopexit23:
  %152 = phi i64 [ %62, %98 ], [ %104, %.loopexit24 ], [ %104, %.loopexit23.loopexit ]
  %153 = phi i64 [ %100, %98 ], [ %60, %.loopexit24 ], [ %60, %.loopexit23.loopexit ]
  %154 = xor i64 %61, -1
  %155 = add i64 %58, 1
  %156 = icmp eq i64 %66, %11
  br i1 %156, label %.loopexit25.loopexit, label %57

.loopexit25.loopexit:
  %.lcssa49 = phi i64 [ %153, %.loopexit23 ]
  br label %.loopexit25

.loopexit25:
  %157 = phi i64 [ 0, %.loopexit26 ], [ %.lcssa49, %.loopexit25.loopexit ]
  store i64 %157, ptr %9, align 8
  %158 = icmp eq i64 %157, 0
  %159 = icmp sgt i64 %14, 0
  %160 = select i1 %158, i1 %159, i1 false
  br i1 %160, label %161, label %.loopexit20

161:
  %162 = add i64 %12, 1
  %163 = getelementptr float, ptr %4, i64 %17
  br label %164

.loopexit20.loopexit:
  br label %.loopexit20

.loopexit20:
  ret void

164:
  %165 = phi i64 [ 0, %161 ], [ %231, %.loopexit18 ]
  %166 = mul nsw i64 %165, %16
  %167 = getelementptr inbounds float, ptr %7, i64 %166
  br i1 %33, label %.preheader19.preheader, label %.loopexit18

.preheader19.preheader:
  br label %.preheader19

.loopexit17.loopexit:
  br label %.loopexit17

.loopexit17:
  %168 = add i64 %170, 1
  %169 = icmp eq i64 %182, %11
  br i1 %169, label %.preheader.preheader, label %.preheader19

.preheader.preheader:
  br label %.preheader

.preheader19:
  %170 = phi i64 [ %168, %.loopexit17 ], [ %162, %.preheader19.preheader ]
  %171 = phi i64 [ %182, %.loopexit17 ], [ 0, %.preheader19.preheader ]
  %172 = tail call i64 @llvm.smin.i64(i64 %11, i64 %170)
  %173 = getelementptr inbounds nuw i64, ptr %6, i64 %171
  %174 = load i64, ptr %173, align 8
  %175 = add i64 %171, %162
  %176 = tail call i64 @llvm.smin.i64(i64 %175, i64 %11)
  %177 = getelementptr inbounds nuw float, ptr %167, i64 %171
  %178 = load float, ptr %177, align 4
  %179 = getelementptr float, ptr %167, i64 %174
  %180 = getelementptr i8, ptr %179, i64 -4
  %181 = load float, ptr %180, align 4
  store float %181, ptr %177, align 4
  store float %178, ptr %180, align 4
  %182 = add nuw nsw i64 %171, 1
  %183 = icmp slt i64 %182, %176
  br i1 %183, label %184, label %.loopexit17

184:
  %185 = sub i64 %17, %171
  %186 = mul nsw i64 %171, %15
  %187 = getelementptr float, ptr %4, i64 %186
  %188 = getelementptr float, ptr %187, i64 %185
  br label %189

189:
  %190 = phi i64 [ %182, %184 ], [ %198, %189 ]
  %191 = getelementptr float, ptr %188, i64 %190
  %192 = load float, ptr %191, align 4
  %193 = load float, ptr %177, align 4
  %194 = fmul float %192, %193
  %195 = getelementptr inbounds nuw float, ptr %167, i64 %190
  %196 = load float, ptr %195, align 4
  %197 = fsub float %196, %194
  store float %197, ptr %195, align 4
  %198 = add nuw nsw i64 %190, 1
  %199 = icmp eq i64 %198, %172
  br i1 %199, label %.loopexit17.loopexit, label %189

.preheader:
  %200 = phi i64 [ %217, %.loopexit ], [ 0, %.preheader.preheader ]
  %201 = xor i64 %200, -1
  %202 = add nsw i64 %11, %201
  %203 = icmp sgt i64 %202, %17
  %204 = sub nsw i64 %202, %17
  %205 = select i1 %203, i64 %204, i64 0
  %206 = getelementptr inbounds float, ptr %167, i64 %202
  %207 = load float, ptr %206, align 4
  %208 = mul nsw i64 %202, %15
  %209 = getelementptr float, ptr %163, i64 %208
  %210 = load float, ptr %209, align 4
  %211 = fdiv float %207, %210
  store float %211, ptr %206, align 4
  %212 = icmp slt i64 %205, %202
  br i1 %212, label %213, label %.loopexit

213:
  %214 = getelementptr float, ptr %4, i64 %208
  %215 = sub i64 %17, %202
  %216 = getelementptr float, ptr %214, i64 %215
  br label %219

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %217 = add nuw nsw i64 %200, 1
  %218 = icmp eq i64 %217, %11
  br i1 %218, label %.loopexit18.loopexit, label %.preheader

219:
  %220 = phi i64 [ %205, %213 ], [ %227, %219 ]
  %221 = getelementptr float, ptr %216, i64 %220
  %222 = load float, ptr %221, align 4
  %223 = fmul float %211, %222
  %224 = getelementptr inbounds float, ptr %167, i64 %220
  %225 = load float, ptr %224, align 4
  %226 = fsub float %225, %223
  store float %226, ptr %224, align 4
  %227 = add nsw i64 %220, 1
  %228 = icmp slt i64 %227, %202
  br i1 %228, label %219, label %.loopexit.loopexit

.loopexit18.loopexit:
  %.pre = load i64, ptr %9, align 8
  %229 = icmp eq i64 %.pre, 0
  br label %.loopexit18

.loopexit18:
  %230 = phi i1 [ %229, %.loopexit18.loopexit ], [ true, %164 ]
  %231 = add nuw nsw i64 %165, 1
  %232 = icmp slt i64 %231, %14
  %233 = select i1 %230, i1 %232, i1 false
  br i1 %233, label %164, label %.loopexit20.loopexit
}

define float @slange_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef writeonly %5) {
  %7 = load i64, ptr %1, align 8
  %8 = load i64, ptr %2, align 8
  %9 = load i64, ptr %4, align 8
  %10 = load i8, ptr %0, align 1
  %11 = and i8 %10, -33
  %12 = icmp eq i8 %11, 77
  %13 = add i8 %11, -69
  %14 = icmp ult i8 %13, 2
  %15 = icmp eq i8 %11, 73
  %16 = icmp slt i64 %7, 1
  %17 = icmp slt i64 %8, 1
  %18 = select i1 %16, i1 true, i1 %17
  br i1 %18, label %66, label %19

19:
  %20 = select i1 %15, i64 %7, i64 %8
  %21 = select i1 %15, i64 %8, i64 %7
  br label %22

22:
  %23 = phi i64 [ 0, %19 ], [ %64, %62 ]
  %24 = phi float [ 0.000000e+00, %19 ], [ %63, %62 ]
  %25 = getelementptr float, ptr %3, i64 %23
  %26 = mul nsw i64 %23, %9
  %27 = getelementptr float, ptr %3, i64 %26
  br label %34

28:
  %.lcssa13 = phi float [ %63, %62 ]
  %29 = fcmp ogt float %.lcssa13, 0.000000e+00
  %30 = select i1 %14, i1 %29, i1 false
  %31 = tail call float @llvm.sqrt.f32(float %.lcssa13)
  %32 = select i1 %30, float %31, float %.lcssa13
  br label %66

33:
  %.lcssa = phi float [ %51, %50 ]
  br i1 %15, label %54, label %56

34:
  %35 = phi i64 [ 0, %22 ], [ %52, %50 ]
  %36 = phi float [ 0.000000e+00, %22 ], [ %51, %50 ]
  %37 = mul nsw i64 %35, %9
  %38 = getelementptr float, ptr %25, i64 %37
  %39 = getelementptr float, ptr %27, i64 %35
  %40 = select i1 %15, ptr %38, ptr %39
  %41 = load float, ptr %40, align 4
  %42 = tail call float @llvm.fabs.f32(float %41)
  br i1 %12, label %43, label %46

43:
  %44 = fcmp ogt float %42, %36
  %45 = select i1 %44, float %42, float %36
  br label %50

46:
  %47 = fmul float %41, %41
  %48 = select i1 %14, float %47, float %42
  %49 = fadd float %36, %48
  br label %50

50:
  %51 = phi float [ %45, %43 ], [ %49, %46 ]
  %52 = add nuw nsw i64 %35, 1
  %53 = icmp eq i64 %52, %21
  br i1 %53, label %33, label %34

54:
  %55 = getelementptr inbounds nuw float, ptr %5, i64 %23
  store float %.lcssa, ptr %55, align 4
  br label %59

56:
  br i1 %14, label %57, label %59

57:
  %58 = fadd float %24, %.lcssa
  br label %62

59:
  %60 = fcmp ogt float %.lcssa, %24
  %61 = select i1 %60, float %.lcssa, float %24
  br label %62

62:
  %63 = phi float [ %58, %57 ], [ %61, %59 ]
  %64 = add nuw nsw i64 %23, 1
  %65 = icmp eq i64 %64, %20
  br i1 %65, label %28, label %22

66:
  %67 = phi float [ %32, %28 ], [ 0.000000e+00, %6 ]
  ret float %67
}

define void @slacpy_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef writeonly %5, ptr noundef readonly %6) {
  %8 = load i64, ptr %1, align 8
  %9 = load i64, ptr %2, align 8
  %10 = load i64, ptr %4, align 8
  %11 = load i64, ptr %6, align 8
  %12 = load i8, ptr %0, align 1
  %13 = and i8 %12, -33
  %14 = icmp eq i8 %13, 85
  %15 = icmp eq i8 %13, 76
  %16 = icmp sgt i64 %9, 0
  br i1 %16, label %.preheader.preheader, label %.loopexit3

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %17 = icmp eq i64 %20, %9
  br i1 %17, label %.loopexit3.loopexit, label %.preheader

.loopexit3.loopexit:
  br label %.loopexit3

.loopexit3:
  ret void

.preheader:
  %18 = phi i64 [ %20, %.loopexit ], [ 0, %.preheader.preheader ]
  %19 = select i1 %15, i64 %18, i64 0
  %20 = add nuw nsw i64 %18, 1
  %21 = tail call i64 @llvm.smin.i64(i64 %20, i64 %8)
  %22 = select i1 %14, i64 %21, i64 %8
  %23 = icmp slt i64 %19, %22
  br i1 %23, label %24, label %.loopexit

24:
  %25 = mul nsw i64 %18, %10
  %26 = getelementptr float, ptr %3, i64 %25
  %27 = mul nsw i64 %18, %11
  %28 = getelementptr float, ptr %5, i64 %27
  br label %29

29:
  %30 = phi i64 [ %19, %24 ], [ %34, %29 ]
  %31 = getelementptr float, ptr %26, i64 %30
  %32 = load float, ptr %31, align 4
  %33 = getelementptr float, ptr %28, i64 %30
  store float %32, ptr %33, align 4
  %34 = add nuw nsw i64 %30, 1
  %35 = icmp eq i64 %34, %22
  br i1 %35, label %.loopexit.loopexit, label %29
}

define void @slaset_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef writeonly %5, ptr noundef readonly %6) {
  %8 = load i64, ptr %1, align 8
  %9 = load i64, ptr %2, align 8
  %10 = load i64, ptr %6, align 8
  %11 = load float, ptr %3, align 4
  %12 = load float, ptr %4, align 4
  %13 = load i8, ptr %0, align 1
  %14 = and i8 %13, -33
  %15 = icmp eq i8 %14, 85
  %16 = icmp eq i8 %14, 76
  %17 = icmp sgt i64 %9, 0
  br i1 %17, label %.preheader.preheader, label %.loopexit3

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %18 = icmp eq i64 %21, %9
  br i1 %18, label %.loopexit3.loopexit, label %.preheader

.loopexit3.loopexit:
  br label %.loopexit3

.loopexit3:
  ret void

.preheader:
  %19 = phi i64 [ %21, %.loopexit ], [ 0, %.preheader.preheader ]
  %20 = select i1 %16, i64 %19, i64 0
  %21 = add nuw nsw i64 %19, 1
  %22 = tail call i64 @llvm.smin.i64(i64 %21, i64 %8)
  %23 = select i1 %15, i64 %22, i64 %8
  %24 = icmp slt i64 %20, %23
  br i1 %24, label %25, label %.loopexit

25:
  %26 = mul nsw i64 %19, %10
  %27 = getelementptr float, ptr %5, i64 %26
  br label %28

28:
  %29 = phi i64 [ %20, %25 ], [ %33, %28 ]
  %30 = icmp eq i64 %29, %19
  %31 = select i1 %30, float %12, float %11
  %32 = getelementptr float, ptr %27, i64 %29
  store float %31, ptr %32, align 4
  %33 = add nuw nsw i64 %29, 1
  %34 = icmp eq i64 %33, %23
  br i1 %34, label %.loopexit.loopexit, label %28
}

define void @slascl_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef %7, ptr noundef readonly %8, ptr noundef writeonly %9) {
  %11 = load i64, ptr %5, align 8
  %12 = load i64, ptr %6, align 8
  %13 = load i64, ptr %8, align 8
  %14 = load i64, ptr %1, align 8
  %15 = load i64, ptr %2, align 8
  %16 = load float, ptr %4, align 4
  %17 = load float, ptr %3, align 4
  %18 = fdiv float %16, %17
  %19 = icmp sgt i64 %12, 0
  br i1 %19, label %20, label %.loopexit4

20:
  %21 = add nsw i64 %14, 1
  %22 = add i64 %15, 1
  %23 = add nsw i64 %15, %14
  %24 = shl nsw i64 %14, 1
  %25 = add i64 %22, %24
  %26 = add nsw i64 %23, %11
  br label %28

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %27 = icmp eq i64 %35, %12
  br i1 %27, label %.loopexit4.loopexit, label %28

.loopexit4.loopexit:
  br label %.loopexit4

.loopexit4:
  store i64 0, ptr %9, align 8
  ret void

28:
  %29 = phi i64 [ 0, %20 ], [ %35, %.loopexit ]
  %30 = load i8, ptr %0, align 1
  %31 = and i8 %30, -33
  %32 = icmp eq i8 %31, 76
  %33 = select i1 %32, i64 %29, i64 0
  %34 = icmp eq i8 %31, 85
  %35 = add nuw nsw i64 %29, 1
  %36 = tail call i64 @llvm.smin.i64(i64 %35, i64 %11)
  %37 = select i1 %34, i64 %36, i64 %11
  %38 = icmp eq i8 %31, 72
  %39 = add nuw nsw i64 %29, 2
  %40 = tail call i64 @llvm.smin.i64(i64 %39, i64 %11)
  %41 = select i1 %38, i64 %40, i64 %37
  %42 = icmp eq i8 %31, 66
  %43 = sub nsw i64 %12, %29
  %44 = tail call i64 @llvm.smin.i64(i64 %21, i64 %43)
  %45 = select i1 %42, i64 %44, i64 %41
  %46 = icmp eq i8 %31, 81
  %47 = icmp sgt i64 %15, %29
  %48 = sub nsw i64 %15, %29
  %49 = select i1 %47, i64 %48, i64 0
  %50 = select i1 %46, i64 %49, i64 %33
  %51 = select i1 %46, i64 %22, i64 %45
  %52 = icmp eq i8 %31, 90
  br i1 %52, label %53, label %58

53:
  %54 = sub nsw i64 %23, %29
  %55 = select i1 %47, i64 %54, i64 %14
  %56 = sub i64 %26, %29
  %57 = tail call i64 @llvm.smin.i64(i64 %25, i64 %56)
  br label %58

58:
  %59 = phi i64 [ %55, %53 ], [ %50, %28 ]
  %60 = phi i64 [ %57, %53 ], [ %51, %28 ]
  %61 = icmp slt i64 %59, %60
  br i1 %61, label %62, label %.loopexit

62:
  %63 = mul nsw i64 %29, %13
  %64 = getelementptr float, ptr %7, i64 %63
  br label %65

65:
  %66 = phi i64 [ %59, %62 ], [ %70, %65 ]
  %67 = getelementptr float, ptr %64, i64 %66
  %68 = load float, ptr %67, align 4
  %69 = fmul float %18, %68
  store float %69, ptr %67, align 4
  %70 = add nsw i64 %66, 1
  %71 = icmp eq i64 %70, %60
  br i1 %71, label %.loopexit.loopexit, label %65
}

define void @sgels_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef %4, ptr noundef readonly %5, ptr noundef %6, ptr noundef readonly %7, ptr noundef %8, ptr noundef readonly %9, ptr noundef writeonly %10) {
  %12 = load i64, ptr %1, align 8
  %13 = load i64, ptr %2, align 8
  %14 = load i64, ptr %3, align 8
  %15 = load i64, ptr %5, align 8
  %16 = load i64, ptr %7, align 8
  %17 = icmp sge i64 %12, %13
  %18 = tail call i64 @llvm.smax.i64(i64 %12, i64 %13)
  %19 = tail call i64 @llvm.smin.i64(i64 %12, i64 %13)
  %20 = load i8, ptr %0, align 1
  %21 = and i8 %20, -33
  %22 = icmp ne i8 %21, 84
  %23 = icmp ne i8 %21, 67
  %24 = and i1 %22, %23
  %25 = xor i1 %17, %24
  store i64 0, ptr %10, align 8
  %26 = tail call i64 @llvm.smax.i64(i64 %18, i64 %14)
  %27 = add nsw i64 %26, %19
  %28 = sitofp i64 %27 to float
  store float %28, ptr %8, align 4
  %29 = load i64, ptr %9, align 8
  %30 = icmp eq i64 %29, -1
  br i1 %30, label %.loopexit21, label %31

31:
  %32 = icmp sgt i64 %19, 0
  br i1 %32, label %33, label %.loopexit23

33:
  %34 = add i64 %15, 1
  br label %35

35:
  %36 = phi i64 [ 0, %33 ], [ %40, %.loopexit25 ]
  %37 = mul i64 %36, %34
  %38 = getelementptr inbounds float, ptr %4, i64 %37
  %39 = load float, ptr %38, align 4
  %40 = add nuw nsw i64 %36, 1
  %41 = icmp slt i64 %40, %18
  br i1 %41, label %.preheader26.preheader, label %42

.preheader26.preheader:
  br label %.preheader26

42:
  %43 = getelementptr inbounds nuw float, ptr %8, i64 %36
  store float 0.000000e+00, ptr %43, align 4
  br label %.loopexit25

44:
  %.lcssa81 = phi float [ %56, %.preheader26 ]
  %45 = getelementptr inbounds nuw float, ptr %8, i64 %36
  store float 0.000000e+00, ptr %45, align 4
  %46 = fcmp oeq float %.lcssa81, 0.000000e+00
  br i1 %46, label %.loopexit25, label %59

.preheader26:
  %47 = phi float [ %56, %.preheader26 ], [ 0.000000e+00, %.preheader26.preheader ]
  %48 = phi i64 [ %57, %.preheader26 ], [ %40, %.preheader26.preheader ]
  %49 = select i1 %17, i64 %48, i64 %36
  %50 = select i1 %17, i64 %36, i64 %48
  %51 = mul nsw i64 %50, %15
  %52 = getelementptr float, ptr %4, i64 %49
  %53 = getelementptr float, ptr %52, i64 %51
  %54 = load float, ptr %53, align 4
  %55 = fmul float %54, %54
  %56 = fadd float %47, %55
  %57 = add nuw nsw i64 %48, 1
  %58 = icmp eq i64 %57, %18
  br i1 %58, label %44, label %.preheader26

59:
  %60 = fmul float %39, %39
  %61 = fadd float %60, %.lcssa81
  %62 = tail call float @llvm.sqrt.f32(float %61)
  %63 = fcmp olt float %39, 0.000000e+00
  %64 = fneg float %62
  %65 = select i1 %63, float %62, float %64
  %66 = fsub float %65, %39
  %67 = fdiv float %66, %65
  store float %67, ptr %45, align 4
  %68 = fsub float %39, %65
  br label %71

69:
  store float %65, ptr %38, align 4
  %70 = icmp slt i64 %40, %19
  br i1 %70, label %.preheader24.preheader, label %.loopexit25

.preheader24.preheader:
  br label %.preheader24

71:
  %72 = phi i64 [ %40, %59 ], [ %80, %71 ]
  %73 = select i1 %17, i64 %72, i64 %36
  %74 = select i1 %17, i64 %36, i64 %72
  %75 = mul nsw i64 %74, %15
  %76 = getelementptr float, ptr %4, i64 %73
  %77 = getelementptr float, ptr %76, i64 %75
  %78 = load float, ptr %77, align 4
  %79 = fdiv float %78, %68
  store float %79, ptr %77, align 4
  %80 = add nuw nsw i64 %72, 1
  %81 = icmp eq i64 %80, %18
  br i1 %81, label %69, label %71

.preheader24:
  %82 = phi i64 [ %112, %111 ], [ %40, %.preheader24.preheader ]
  %83 = select i1 %17, i64 %36, i64 %82
  %84 = select i1 %17, i64 %82, i64 %36
  %85 = mul nsw i64 %84, %15
  %86 = getelementptr float, ptr %4, i64 %83
  %87 = getelementptr float, ptr %86, i64 %85
  %88 = load float, ptr %87, align 4
  br label %93

89:
  %.lcssa82 = phi float [ %109, %93 ]
  %90 = load float, ptr %45, align 4
  %91 = fmul float %.lcssa82, %90
  %92 = fsub float %88, %91
  store float %92, ptr %87, align 4
  br label %114

93:
  %94 = phi i64 [ %110, %93 ], [ %40, %.preheader24 ]
  %95 = phi float [ %109, %93 ], [ %88, %.preheader24 ]
  %96 = select i1 %17, i64 %94, i64 %36
  %97 = select i1 %17, i64 %36, i64 %94
  %98 = mul nsw i64 %97, %15
  %99 = getelementptr float, ptr %4, i64 %96
  %100 = getelementptr float, ptr %99, i64 %98
  %101 = load float, ptr %100, align 4
  %102 = select i1 %17, i64 %94, i64 %82
  %103 = select i1 %17, i64 %82, i64 %94
  %104 = mul nsw i64 %103, %15
  %105 = getelementptr float, ptr %4, i64 %102
  %106 = getelementptr float, ptr %105, i64 %104
  %107 = load float, ptr %106, align 4
  %108 = fmul float %101, %107
  %109 = fadd float %95, %108
  %110 = add nuw nsw i64 %94, 1
  %exitcond.not = icmp eq i64 %110, %18
  br i1 %exitcond.not, label %89, label %93

111:
  %112 = add nuw nsw i64 %82, 1
  %113 = icmp eq i64 %112, %19
  br i1 %113, label %.loopexit25.loopexit, label %.preheader24

114:
  %115 = phi i64 [ %130, %114 ], [ %40, %89 ]
  %116 = select i1 %17, i64 %115, i64 %36
  %117 = select i1 %17, i64 %36, i64 %115
  %118 = mul nsw i64 %117, %15
  %119 = getelementptr float, ptr %4, i64 %116
  %120 = getelementptr float, ptr %119, i64 %118
  %121 = load float, ptr %120, align 4
  %122 = fmul float %91, %121
  %123 = select i1 %17, i64 %115, i64 %82
  %124 = select i1 %17, i64 %82, i64 %115
  %125 = mul nsw i64 %124, %15
  %126 = getelementptr float, ptr %4, i64 %123
  %127 = getelementptr float, ptr %126, i64 %125
  %128 = load float, ptr %127, align 4
  %129 = fsub float %128, %122
  store float %129, ptr %127, align 4
  %130 = add nuw nsw i64 %115, 1
  %exitcond39.not = icmp eq i64 %130, %18
  br i1 %exitcond39.not, label %111, label %114

.loopexit25.loopexit:
  br label %.loopexit25

.loopexit25:
  %131 = icmp eq i64 %40, %19
  br i1 %131, label %.preheader22.preheader, label %35

.preheader22.preheader:
  br label %.preheader22

.loopexit23.loopexit:
  br label %.loopexit23

.loopexit23:
  %132 = icmp sgt i64 %14, 0
  br i1 %132, label %133, label %.loopexit21

133:
  %134 = add i64 %15, 1
  %135 = icmp slt i64 %19, %18
  %136 = icmp slt i64 %19, 1
  %137 = shl i64 %19, 2
  %138 = shl i64 %16, 2
  %139 = sub i64 %18, %19
  %140 = shl i64 %139, 2
  %141 = getelementptr i8, ptr %6, i64 %137
  %142 = or i1 %136, %25
  br label %152

.preheader22:
  %143 = phi i64 [ %148, %150 ], [ 0, %.preheader22.preheader ]
  %144 = mul i64 %143, %34
  %145 = getelementptr inbounds float, ptr %4, i64 %144
  %146 = load float, ptr %145, align 4
  %147 = fcmp oeq float %146, 0.000000e+00
  %148 = add nuw nsw i64 %143, 1
  br i1 %147, label %149, label %150

149:
  %.lcssa79 = phi i64 [ %148, %.preheader22 ]
  store i64 %.lcssa79, ptr %10, align 8
  br label %.loopexit21

150:
  %151 = icmp eq i64 %148, %19
  br i1 %151, label %.loopexit23.loopexit, label %.preheader22

152:
  %153 = phi i64 [ 0, %133 ], [ %266, %.loopexit19 ]
  %154 = mul i64 %138, %153
  %155 = getelementptr i8, ptr %141, i64 %154
  br i1 %25, label %156, label %187

156:
  br i1 %32, label %157, label %.loopexit20

157:
  %158 = mul nsw i64 %153, %16
  %159 = getelementptr float, ptr %6, i64 %158
  br label %161

.loopexit20.loopexit:
  br label %.loopexit20

.loopexit20:
  br i1 %135, label %160, label %187

160:
  tail call void @llvm.memset.p0.i64(ptr align 4 %155, i8 0, i64 %140, i1 false)
  br label %187

161:
  %162 = phi i64 [ 0, %157 ], [ %171, %.loopexit17 ]
  %163 = getelementptr float, ptr %159, i64 %162
  %164 = load float, ptr %163, align 4
  %165 = icmp eq i64 %162, 0
  br i1 %165, label %.loopexit17, label %.preheader16.preheader

.preheader16.preheader:
  br label %.preheader16

.loopexit17.loopexit:
  %.lcssa = phi float [ %184, %.preheader16 ]
  br label %.loopexit17

.loopexit17:
  %166 = phi float [ %164, %161 ], [ %.lcssa, %.loopexit17.loopexit ]
  %167 = mul i64 %162, %134
  %168 = getelementptr inbounds float, ptr %4, i64 %167
  %169 = load float, ptr %168, align 4
  %170 = fdiv float %166, %169
  store float %170, ptr %163, align 4
  %171 = add nuw nsw i64 %162, 1
  %172 = icmp eq i64 %171, %19
  br i1 %172, label %.loopexit20.loopexit, label %161

.preheader16:
  %173 = phi i64 [ %185, %.preheader16 ], [ 0, %.preheader16.preheader ]
  %174 = phi float [ %184, %.preheader16 ], [ %164, %.preheader16.preheader ]
  %175 = select i1 %17, i64 %173, i64 %162
  %176 = select i1 %17, i64 %162, i64 %173
  %177 = mul nsw i64 %176, %15
  %178 = getelementptr float, ptr %4, i64 %175
  %179 = getelementptr float, ptr %178, i64 %177
  %180 = load float, ptr %179, align 4
  %181 = getelementptr float, ptr %159, i64 %173
  %182 = load float, ptr %181, align 4
  %183 = fmul float %180, %182
  %184 = fsub float %174, %183
  %185 = add nuw nsw i64 %173, 1
  %186 = icmp eq i64 %185, %162
  br i1 %186, label %.loopexit17.loopexit, label %.preheader16

187:
  br i1 %32, label %188, label %.loopexit19

188:
  %189 = mul nsw i64 %153, %16
  %190 = getelementptr float, ptr %6, i64 %189
  br label %192

191:
  br i1 %142, label %.loopexit19, label %.preheader18.preheader

.preheader18.preheader:
  br label %.preheader18

192:
  %193 = phi i64 [ 0, %188 ], [ %225, %.loopexit14 ]
  %194 = xor i64 %193, -1
  %195 = add nsw i64 %19, %194
  %196 = select i1 %25, i64 %195, i64 %193
  %197 = getelementptr float, ptr %190, i64 %196
  %198 = load float, ptr %197, align 4
  %199 = add nsw i64 %196, 1
  %200 = icmp slt i64 %199, %18
  br i1 %200, label %.preheader15.preheader, label %201

.preheader15.preheader:
  br label %.preheader15

201:
  %202 = getelementptr inbounds float, ptr %8, i64 %196
  %203 = load float, ptr %202, align 4
  %204 = fmul float %198, %203
  %205 = fsub float %198, %204
  store float %205, ptr %197, align 4
  br label %.loopexit14

206:
  %.lcssa77 = phi float [ %222, %.preheader15 ]
  %207 = getelementptr inbounds float, ptr %8, i64 %196
  %208 = load float, ptr %207, align 4
  %209 = fmul float %.lcssa77, %208
  %210 = fsub float %198, %209
  store float %210, ptr %197, align 4
  br label %227

.preheader15:
  %211 = phi i64 [ %223, %.preheader15 ], [ %199, %.preheader15.preheader ]
  %212 = phi float [ %222, %.preheader15 ], [ %198, %.preheader15.preheader ]
  %213 = select i1 %17, i64 %211, i64 %196
  %214 = select i1 %17, i64 %196, i64 %211
  %215 = mul nsw i64 %214, %15
  %216 = getelementptr float, ptr %4, i64 %213
  %217 = getelementptr float, ptr %216, i64 %215
  %218 = load float, ptr %217, align 4
  %219 = getelementptr float, ptr %190, i64 %211
  %220 = load float, ptr %219, align 4
  %221 = fmul float %218, %220
  %222 = fadd float %212, %221
  %223 = add nsw i64 %211, 1
  %224 = icmp eq i64 %223, %18
  br i1 %224, label %206, label %.preheader15

.loopexit14.loopexit:
  br label %.loopexit14

.loopexit14:
  %225 = add nuw nsw i64 %193, 1
  %226 = icmp eq i64 %225, %19
  br i1 %226, label %191, label %192

227:
  %228 = phi i64 [ %239, %227 ], [ %199, %206 ]
  %229 = select i1 %17, i64 %228, i64 %196
  %230 = select i1 %17, i64 %196, i64 %228
  %231 = mul nsw i64 %230, %15
  %232 = getelementptr float, ptr %4, i64 %229
  %233 = getelementptr float, ptr %232, i64 %231
  %234 = load float, ptr %233, align 4
  %235 = fmul float %209, %234
  %236 = getelementptr float, ptr %190, i64 %228
  %237 = load float, ptr %236, align 4
  %238 = fsub float %237, %235
  store float %238, ptr %236, align 4
  %239 = add nsw i64 %228, 1
  %240 = icmp eq i64 %239, %18
  br i1 %240, label %.loopexit14.loopexit, label %227

.preheader18:
  %241 = phi i64 [ %242, %.loopexit ], [ %19, %.preheader18.preheader ]
  %242 = add nsw i64 %241, -1
  %243 = getelementptr float, ptr %190, i64 %242
  %244 = load float, ptr %243, align 4
  %245 = icmp slt i64 %241, %19
  br i1 %245, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  %.lcssa78 = phi float [ %263, %.preheader ]
  br label %.loopexit

.loopexit:
  %246 = phi float [ %244, %.preheader18 ], [ %.lcssa78, %.loopexit.loopexit ]
  %247 = mul i64 %242, %134
  %248 = getelementptr inbounds float, ptr %4, i64 %247
  %249 = load float, ptr %248, align 4
  %250 = fdiv float %246, %249
  store float %250, ptr %243, align 4
  %251 = icmp samesign ugt i64 %241, 1
  br i1 %251, label %.preheader18, label %.loopexit19.loopexit

.preheader:
  %252 = phi i64 [ %264, %.preheader ], [ %241, %.preheader.preheader ]
  %253 = phi float [ %263, %.preheader ], [ %244, %.preheader.preheader ]
  %254 = select i1 %17, i64 %242, i64 %252
  %255 = select i1 %17, i64 %252, i64 %242
  %256 = mul nsw i64 %255, %15
  %257 = getelementptr float, ptr %4, i64 %254
  %258 = getelementptr float, ptr %257, i64 %256
  %259 = load float, ptr %258, align 4
  %260 = getelementptr float, ptr %190, i64 %252
  %261 = load float, ptr %260, align 4
  %262 = fmul float %259, %261
  %263 = fsub float %253, %262
  %264 = add nuw nsw i64 %252, 1
  %265 = icmp eq i64 %264, %19
  br i1 %265, label %.loopexit.loopexit, label %.preheader

.loopexit19.loopexit:
  br label %.loopexit19

.loopexit19:
  %266 = add nuw nsw i64 %153, 1
  %267 = icmp eq i64 %266, %14
  br i1 %267, label %.loopexit21.loopexit, label %152

.loopexit21.loopexit:
  br label %.loopexit21

.loopexit21:
  ret void
}

define double @cblas_ddot(i32 noundef %0, ptr noundef readonly %1, i32 noundef %2, ptr noundef readonly %3, i32 noundef %4) {
  %6 = icmp slt i32 %2, 0
  %7 = sext i32 %0 to i64
  %8 = sub nsw i64 1, %7
  %9 = sext i32 %2 to i64
  %10 = mul nsw i64 %8, %9
  %11 = select i1 %6, i64 %10, i64 0
  %12 = getelementptr inbounds double, ptr %1, i64 %11
  %13 = icmp slt i32 %4, 0
  %14 = sext i32 %4 to i64
  %15 = mul nsw i64 %8, %14
  %16 = select i1 %13, i64 %15, i64 0
  %17 = getelementptr inbounds double, ptr %3, i64 %16
  %18 = icmp sgt i32 %0, 0
  br i1 %18, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.preheader:
  %19 = phi i64 [ %29, %.preheader ], [ 0, %.preheader.preheader ]
  %20 = phi double [ %28, %.preheader ], [ 0.000000e+00, %.preheader.preheader ]
  %21 = mul nsw i64 %19, %9
  %22 = getelementptr inbounds double, ptr %12, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = mul nsw i64 %19, %14
  %25 = getelementptr inbounds double, ptr %17, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = fmul double %23, %26
  %28 = fadd double %20, %27
  %29 = add nuw nsw i64 %19, 1
  %30 = icmp eq i64 %29, %7
  br i1 %30, label %.loopexit.loopexit, label %.preheader

.loopexit.loopexit:
  %.lcssa = phi double [ %28, %.preheader ]
  br label %.loopexit

.loopexit:
  %31 = phi double [ 0.000000e+00, %5 ], [ %.lcssa, %.loopexit.loopexit ]
  ret double %31
}

define double @cblas_dnrm2(i32 noundef %0, ptr noundef readonly %1, i32 noundef %2) {
  %4 = icmp slt i32 %2, 0
  %5 = sext i32 %0 to i64
  %6 = sub nsw i64 1, %5
  %7 = sext i32 %2 to i64
  %8 = mul nsw i64 %6, %7
  %9 = select i1 %4, i64 %8, i64 0
  %10 = getelementptr inbounds double, ptr %1, i64 %9
  %11 = icmp sgt i32 %0, 0
  br i1 %11, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.preheader:
  %12 = phi i64 [ %19, %.preheader ], [ 0, %.preheader.preheader ]
  %13 = phi double [ %18, %.preheader ], [ 0.000000e+00, %.preheader.preheader ]
  %14 = mul nsw i64 %12, %7
  %15 = getelementptr inbounds double, ptr %10, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = fmul double %16, %16
  %18 = fadd double %13, %17
  %19 = add nuw nsw i64 %12, 1
  %20 = icmp eq i64 %19, %5
  br i1 %20, label %.loopexit.loopexit, label %.preheader

.loopexit.loopexit:
  %.lcssa = phi double [ %18, %.preheader ]
  br label %.loopexit

.loopexit:
  %21 = phi double [ 0.000000e+00, %3 ], [ %.lcssa, %.loopexit.loopexit ]
  %22 = fcmp ogt double %21, 0.000000e+00
  %23 = tail call double @llvm.sqrt.f64(double %21)
  %24 = select i1 %22, double %23, double 0.000000e+00
  ret double %24
}

define double @cblas_dasum(i32 noundef %0, ptr noundef readonly %1, i32 noundef %2) {
  %4 = icmp slt i32 %2, 0
  %5 = sext i32 %0 to i64
  %6 = sub nsw i64 1, %5
  %7 = sext i32 %2 to i64
  %8 = mul nsw i64 %6, %7
  %9 = select i1 %4, i64 %8, i64 0
  %10 = getelementptr inbounds double, ptr %1, i64 %9
  %11 = icmp sgt i32 %0, 0
  br i1 %11, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.preheader:
  %12 = phi i64 [ %19, %.preheader ], [ 0, %.preheader.preheader ]
  %13 = phi double [ %18, %.preheader ], [ 0.000000e+00, %.preheader.preheader ]
  %14 = mul nsw i64 %12, %7
  %15 = getelementptr inbounds double, ptr %10, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = tail call double @llvm.fabs.f64(double %16)
  %18 = fadd double %13, %17
  %19 = add nuw nsw i64 %12, 1
  %20 = icmp eq i64 %19, %5
  br i1 %20, label %.loopexit.loopexit, label %.preheader

.loopexit.loopexit:
  %.lcssa = phi double [ %18, %.preheader ]
  br label %.loopexit

.loopexit:
  %21 = phi double [ 0.000000e+00, %3 ], [ %.lcssa, %.loopexit.loopexit ]
  ret double %21
}

define void @cblas_dscal(i32 noundef %0, double noundef %1, ptr noundef %2, i32 noundef %3) {
  %5 = sext i32 %0 to i64
  %6 = icmp sgt i32 %0, 0
  br i1 %6, label %7, label %.loopexit

7:
  %8 = sext i32 %3 to i64
  br label %9

9:
  %10 = phi i64 [ 0, %7 ], [ %15, %9 ]
  %11 = mul nsw i64 %10, %8
  %12 = getelementptr inbounds double, ptr %2, i64 %11
  %13 = load double, ptr %12, align 8
  %14 = fmul double %1, %13
  store double %14, ptr %12, align 8
  %15 = add nuw nsw i64 %10, 1
  %16 = icmp eq i64 %15, %5
  br i1 %16, label %.loopexit.loopexit, label %9

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void
}

define void @cblas_daxpy(i32 noundef %0, double noundef %1, ptr noundef readonly %2, i32 noundef %3, ptr noundef %4, i32 noundef %5) {
  %7 = icmp slt i32 %3, 0
  %8 = sext i32 %0 to i64
  %9 = sub nsw i64 1, %8
  %10 = sext i32 %3 to i64
  %11 = mul nsw i64 %9, %10
  %12 = select i1 %7, i64 %11, i64 0
  %13 = getelementptr inbounds double, ptr %2, i64 %12
  %14 = icmp slt i32 %5, 0
  %15 = sext i32 %5 to i64
  %16 = mul nsw i64 %9, %15
  %17 = select i1 %14, i64 %16, i64 0
  %18 = getelementptr inbounds double, ptr %4, i64 %17
  %19 = icmp sgt i32 %0, 0
  br i1 %19, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.preheader:
  %20 = phi i64 [ %29, %.preheader ], [ 0, %.preheader.preheader ]
  %21 = mul nsw i64 %20, %10
  %22 = getelementptr inbounds double, ptr %13, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = fmul double %1, %23
  %25 = mul nsw i64 %20, %15
  %26 = getelementptr inbounds double, ptr %18, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = fadd double %27, %24
  store double %28, ptr %26, align 8
  %29 = add nuw nsw i64 %20, 1
  %30 = icmp eq i64 %29, %8
  br i1 %30, label %.loopexit.loopexit, label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void
}

define void @cblas_dcopy(i32 noundef %0, ptr noundef readonly %1, i32 noundef %2, ptr noundef writeonly %3, i32 noundef %4) {
  %6 = icmp slt i32 %2, 0
  %7 = sext i32 %0 to i64
  %8 = sub nsw i64 1, %7
  %9 = sext i32 %2 to i64
  %10 = mul nsw i64 %8, %9
  %11 = select i1 %6, i64 %10, i64 0
  %12 = getelementptr inbounds double, ptr %1, i64 %11
  %13 = icmp slt i32 %4, 0
  %14 = sext i32 %4 to i64
  %15 = mul nsw i64 %8, %14
  %16 = select i1 %13, i64 %15, i64 0
  %17 = getelementptr inbounds double, ptr %3, i64 %16
  %18 = icmp sgt i32 %0, 0
  br i1 %18, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.preheader:
  %19 = phi i64 [ %25, %.preheader ], [ 0, %.preheader.preheader ]
  %20 = mul nsw i64 %19, %9
  %21 = getelementptr inbounds double, ptr %12, i64 %20
  %22 = load double, ptr %21, align 8
  %23 = mul nsw i64 %19, %14
  %24 = getelementptr inbounds double, ptr %17, i64 %23
  store double %22, ptr %24, align 8
  %25 = add nuw nsw i64 %19, 1
  %26 = icmp eq i64 %25, %7
  br i1 %26, label %.loopexit.loopexit, label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void
}

define void @cblas_dswap(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4) {
  %6 = icmp slt i32 %2, 0
  %7 = sext i32 %0 to i64
  %8 = sub nsw i64 1, %7
  %9 = sext i32 %2 to i64
  %10 = mul nsw i64 %8, %9
  %11 = select i1 %6, i64 %10, i64 0
  %12 = getelementptr inbounds double, ptr %1, i64 %11
  %13 = icmp slt i32 %4, 0
  %14 = sext i32 %4 to i64
  %15 = mul nsw i64 %8, %14
  %16 = select i1 %13, i64 %15, i64 0
  %17 = getelementptr inbounds double, ptr %3, i64 %16
  %18 = icmp sgt i32 %0, 0
  br i1 %18, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.preheader:
  %19 = phi i64 [ %26, %.preheader ], [ 0, %.preheader.preheader ]
  %20 = mul nsw i64 %19, %9
  %21 = getelementptr inbounds double, ptr %12, i64 %20
  %22 = load double, ptr %21, align 8
  %23 = mul nsw i64 %19, %14
  %24 = getelementptr inbounds double, ptr %17, i64 %23
  %25 = load double, ptr %24, align 8
  store double %25, ptr %21, align 8
  store double %22, ptr %24, align 8
  %26 = add nuw nsw i64 %19, 1
  %27 = icmp eq i64 %26, %7
  br i1 %27, label %.loopexit.loopexit, label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void
}

define void @cblas_dgemv(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, double noundef %4, ptr noundef readonly %5, i32 noundef %6, ptr noundef readonly %7, i32 noundef %8, double noundef %9, ptr noundef %10, i32 noundef %11) {
  %13 = icmp eq i32 %0, 102
  %14 = icmp eq i32 %1, 111
  %15 = xor i1 %13, %14
  %16 = icmp slt i32 %8, 0
  %17 = sext i32 %8 to i64
  %18 = icmp slt i32 %11, 0
  %19 = sext i32 %11 to i64
  br i1 %13, label %20, label %73

20:
  %21 = select i1 %15, i32 %3, i32 %2
  %22 = select i1 %15, i32 %2, i32 %3
  %23 = sext i32 %22 to i64
  %24 = sub nsw i64 1, %23
  %25 = mul nsw i64 %24, %17
  %26 = select i1 %16, i64 %25, i64 0
  %27 = getelementptr inbounds double, ptr %7, i64 %26
  %28 = sext i32 %21 to i64
  %29 = sub nsw i64 1, %28
  %30 = mul nsw i64 %29, %19
  %31 = select i1 %18, i64 %30, i64 0
  %32 = getelementptr inbounds double, ptr %10, i64 %31
  %33 = icmp sgt i32 %21, 0
  br i1 %33, label %34, label %.loopexit3

34:
  %35 = icmp sgt i32 %22, 0
  %36 = sext i32 %6 to i64
  %37 = fcmp oeq double %9, 0.000000e+00
  br label %38

38:
  %39 = phi i64 [ 0, %34 ], [ %71, %69 ]
  br i1 %35, label %40, label %.loopexit

40:
  %41 = mul nsw i64 %39, %36
  %42 = getelementptr double, ptr %5, i64 %41
  %43 = getelementptr double, ptr %5, i64 %39
  br label %47

.loopexit.loopexit:
  %.lcssa = phi double [ %59, %47 ]
  br label %.loopexit

.loopexit:
  %44 = phi double [ 0.000000e+00, %38 ], [ %.lcssa, %.loopexit.loopexit ]
  %45 = mul nsw i64 %39, %19
  %46 = getelementptr inbounds double, ptr %32, i64 %45
  br i1 %37, label %62, label %64

47:
  %48 = phi i64 [ 0, %40 ], [ %60, %47 ]
  %49 = phi double [ 0.000000e+00, %40 ], [ %59, %47 ]
  %50 = getelementptr double, ptr %42, i64 %48
  %51 = mul nsw i64 %48, %36
  %52 = getelementptr double, ptr %43, i64 %51
  %53 = select i1 %15, ptr %50, ptr %52
  %54 = load double, ptr %53, align 8
  %55 = mul nsw i64 %48, %17
  %56 = getelementptr inbounds double, ptr %27, i64 %55
  %57 = load double, ptr %56, align 8
  %58 = fmul double %54, %57
  %59 = fadd double %49, %58
  %60 = add nuw nsw i64 %48, 1
  %61 = icmp eq i64 %60, %23
  br i1 %61, label %.loopexit.loopexit, label %47

62:
  %63 = fmul double %4, %44
  br label %69

64:
  %65 = load double, ptr %46, align 8
  %66 = fmul double %9, %65
  %67 = fmul double %4, %44
  %68 = fadd double %67, %66
  br label %69

69:
  %70 = phi double [ %63, %62 ], [ %68, %64 ]
  store double %70, ptr %46, align 8
  %71 = add nuw nsw i64 %39, 1
  %72 = icmp eq i64 %71, %28
  br i1 %72, label %.loopexit3.loopexit, label %38

73:
  %74 = select i1 %15, i32 %2, i32 %3
  %75 = select i1 %15, i32 %3, i32 %2
  %76 = sext i32 %75 to i64
  %77 = sub nsw i64 1, %76
  %78 = mul nsw i64 %77, %17
  %79 = select i1 %16, i64 %78, i64 0
  %80 = getelementptr inbounds double, ptr %7, i64 %79
  %81 = sext i32 %74 to i64
  %82 = sub nsw i64 1, %81
  %83 = mul nsw i64 %82, %19
  %84 = select i1 %18, i64 %83, i64 0
  %85 = getelementptr inbounds double, ptr %10, i64 %84
  %86 = icmp sgt i32 %74, 0
  br i1 %86, label %87, label %.loopexit3

87:
  %88 = icmp sgt i32 %75, 0
  %89 = sext i32 %6 to i64
  %90 = fcmp oeq double %9, 0.000000e+00
  br label %91

91:
  %92 = phi i64 [ 0, %87 ], [ %124, %122 ]
  br i1 %88, label %93, label %.loopexit4

93:
  %94 = mul nsw i64 %92, %89
  %95 = getelementptr double, ptr %5, i64 %94
  %96 = getelementptr double, ptr %5, i64 %92
  br label %100

.loopexit4.loopexit:
  %.lcssa19 = phi double [ %112, %100 ]
  br label %.loopexit4

.loopexit4:
  %97 = phi double [ 0.000000e+00, %91 ], [ %.lcssa19, %.loopexit4.loopexit ]
  %98 = mul nsw i64 %92, %19
  %99 = getelementptr inbounds double, ptr %85, i64 %98
  br i1 %90, label %115, label %117

100:
  %101 = phi i64 [ 0, %93 ], [ %113, %100 ]
  %102 = phi double [ 0.000000e+00, %93 ], [ %112, %100 ]
  %103 = getelementptr double, ptr %95, i64 %101
  %104 = mul nsw i64 %101, %89
  %105 = getelementptr double, ptr %96, i64 %104
  %106 = select i1 %15, ptr %103, ptr %105
  %107 = load double, ptr %106, align 8
  %108 = mul nsw i64 %101, %17
  %109 = getelementptr inbounds double, ptr %80, i64 %108
  %110 = load double, ptr %109, align 8
  %111 = fmul double %107, %110
  %112 = fadd double %102, %111
  %113 = add nuw nsw i64 %101, 1
  %114 = icmp eq i64 %113, %76
  br i1 %114, label %.loopexit4.loopexit, label %100

115:
  %116 = fmul double %4, %97
  br label %122

117:
  %118 = load double, ptr %99, align 8
  %119 = fmul double %9, %118
  %120 = fmul double %4, %97
  %121 = fadd double %120, %119
  br label %122

122:
  %123 = phi double [ %116, %115 ], [ %121, %117 ]
  store double %123, ptr %99, align 8
  %124 = add nuw nsw i64 %92, 1
  %125 = icmp eq i64 %124, %81
  br i1 %125, label %.loopexit3.loopexit18, label %91

.loopexit3.loopexit:
  br label %.loopexit3

.loopexit3.loopexit18:
  br label %.loopexit3

.loopexit3:
  ret void
}

define void @cblas_dger(i32 noundef %0, i32 noundef %1, i32 noundef %2, double noundef %3, ptr noundef readonly %4, i32 noundef %5, ptr noundef readonly %6, i32 noundef %7, ptr noundef %8, i32 noundef %9) {
  %11 = icmp eq i32 %0, 102
  br i1 %11, label %12, label %53

12:
  %13 = icmp slt i32 %5, 0
  %14 = sext i32 %1 to i64
  %15 = sub nsw i64 1, %14
  %16 = sext i32 %5 to i64
  %17 = mul nsw i64 %15, %16
  %18 = select i1 %13, i64 %17, i64 0
  %19 = getelementptr inbounds double, ptr %4, i64 %18
  %20 = icmp slt i32 %7, 0
  %21 = sext i32 %2 to i64
  %22 = sub nsw i64 1, %21
  %23 = sext i32 %7 to i64
  %24 = mul nsw i64 %22, %23
  %25 = select i1 %20, i64 %24, i64 0
  %26 = getelementptr inbounds double, ptr %6, i64 %25
  %27 = icmp sgt i32 %2, 0
  br i1 %27, label %28, label %.loopexit2

28:
  %29 = icmp sgt i32 %1, 0
  %30 = sext i32 %9 to i64
  br label %31

31:
  %32 = phi i64 [ 0, %28 ], [ %38, %.loopexit ]
  br i1 %29, label %33, label %.loopexit

33:
  %34 = mul nsw i64 %32, %23
  %35 = getelementptr inbounds double, ptr %26, i64 %34
  %36 = mul nsw i64 %32, %30
  %37 = getelementptr double, ptr %8, i64 %36
  br label %40

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %38 = add nuw nsw i64 %32, 1
  %39 = icmp eq i64 %38, %21
  br i1 %39, label %.loopexit2.loopexit, label %31

40:
  %41 = phi i64 [ 0, %33 ], [ %51, %40 ]
  %42 = mul nsw i64 %41, %16
  %43 = getelementptr inbounds double, ptr %19, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = fmul double %3, %44
  %46 = load double, ptr %35, align 8
  %47 = fmul double %45, %46
  %48 = getelementptr double, ptr %37, i64 %41
  %49 = load double, ptr %48, align 8
  %50 = fadd double %49, %47
  store double %50, ptr %48, align 8
  %51 = add nuw nsw i64 %41, 1
  %52 = icmp eq i64 %51, %14
  br i1 %52, label %.loopexit.loopexit, label %40

53:
  %54 = icmp slt i32 %7, 0
  %55 = sext i32 %2 to i64
  %56 = sub nsw i64 1, %55
  %57 = sext i32 %7 to i64
  %58 = mul nsw i64 %56, %57
  %59 = select i1 %54, i64 %58, i64 0
  %60 = getelementptr inbounds double, ptr %6, i64 %59
  %61 = icmp slt i32 %5, 0
  %62 = sext i32 %1 to i64
  %63 = sub nsw i64 1, %62
  %64 = sext i32 %5 to i64
  %65 = mul nsw i64 %63, %64
  %66 = select i1 %61, i64 %65, i64 0
  %67 = getelementptr inbounds double, ptr %4, i64 %66
  %68 = icmp sgt i32 %1, 0
  br i1 %68, label %69, label %.loopexit2

69:
  %70 = icmp sgt i32 %2, 0
  %71 = sext i32 %9 to i64
  br label %72

72:
  %73 = phi i64 [ 0, %69 ], [ %79, %.loopexit3 ]
  br i1 %70, label %74, label %.loopexit3

74:
  %75 = mul nsw i64 %73, %64
  %76 = getelementptr inbounds double, ptr %67, i64 %75
  %77 = mul nsw i64 %73, %71
  %78 = getelementptr double, ptr %8, i64 %77
  br label %81

.loopexit3.loopexit:
  br label %.loopexit3

.loopexit3:
  %79 = add nuw nsw i64 %73, 1
  %80 = icmp eq i64 %79, %62
  br i1 %80, label %.loopexit2.loopexit10, label %72

81:
  %82 = phi i64 [ 0, %74 ], [ %92, %81 ]
  %83 = mul nsw i64 %82, %57
  %84 = getelementptr inbounds double, ptr %60, i64 %83
  %85 = load double, ptr %84, align 8
  %86 = fmul double %3, %85
  %87 = load double, ptr %76, align 8
  %88 = fmul double %86, %87
  %89 = getelementptr double, ptr %78, i64 %82
  %90 = load double, ptr %89, align 8
  %91 = fadd double %90, %88
  store double %91, ptr %89, align 8
  %92 = add nuw nsw i64 %82, 1
  %93 = icmp eq i64 %92, %55
  br i1 %93, label %.loopexit3.loopexit, label %81

.loopexit2.loopexit:
  br label %.loopexit2

.loopexit2.loopexit10:
  br label %.loopexit2

.loopexit2:
  ret void
}

define void @cblas_dgemm(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, double noundef %6, ptr noundef readonly %7, i32 noundef %8, ptr noundef readonly %9, i32 noundef %10, double noundef %11, ptr noundef %12, i32 noundef %13) {
  %15 = icmp eq i32 %1, 111
  %16 = icmp eq i32 %2, 111
  %17 = icmp eq i32 %0, 102
  br i1 %17, label %30, label %18

18:
  %19 = sext i32 %3 to i64
  %20 = icmp sgt i32 %3, 0
  br i1 %20, label %21, label %.loopexit9

21:
  %22 = sext i32 %4 to i64
  %23 = icmp sgt i32 %4, 0
  %24 = fcmp oeq double %11, 0.000000e+00
  %25 = sext i32 %13 to i64
  %26 = sext i32 %5 to i64
  %27 = icmp sgt i32 %5, 0
  %28 = sext i32 %8 to i64
  %29 = sext i32 %10 to i64
  br label %93

30:
  %31 = sext i32 %4 to i64
  %32 = icmp sgt i32 %4, 0
  br i1 %32, label %33, label %.loopexit9

33:
  %34 = sext i32 %3 to i64
  %35 = icmp sgt i32 %3, 0
  %36 = fcmp oeq double %11, 0.000000e+00
  %37 = sext i32 %13 to i64
  %38 = sext i32 %5 to i64
  %39 = icmp sgt i32 %5, 0
  %40 = sext i32 %10 to i64
  %41 = sext i32 %8 to i64
  br label %42

42:
  %43 = phi i64 [ 0, %33 ], [ %64, %.loopexit7 ]
  br i1 %35, label %44, label %.loopexit8

44:
  %45 = mul nsw i64 %43, %37
  %46 = getelementptr double, ptr %12, i64 %45
  br label %53

.loopexit8.loopexit:
  br label %.loopexit8

.loopexit8:
  br i1 %39, label %47, label %.loopexit7

47:
  %48 = getelementptr double, ptr %9, i64 %43
  %49 = mul nsw i64 %43, %40
  %50 = getelementptr double, ptr %9, i64 %49
  %51 = mul nsw i64 %43, %37
  %52 = getelementptr double, ptr %12, i64 %51
  br label %66

53:
  %54 = phi i64 [ 0, %44 ], [ %62, %59 ]
  br i1 %36, label %59, label %55

55:
  %56 = getelementptr double, ptr %46, i64 %54
  %57 = load double, ptr %56, align 8
  %58 = fmul double %11, %57
  br label %59

59:
  %60 = phi double [ %58, %55 ], [ 0.000000e+00, %53 ]
  %61 = getelementptr double, ptr %46, i64 %54
  store double %60, ptr %61, align 8
  %62 = add nuw nsw i64 %54, 1
  %63 = icmp eq i64 %62, %34
  br i1 %63, label %.loopexit8.loopexit, label %53

.loopexit7.loopexit:
  br label %.loopexit7

.loopexit7:
  %64 = add nuw nsw i64 %43, 1
  %65 = icmp eq i64 %64, %31
  br i1 %65, label %.loopexit9.loopexit, label %42

66:
  %67 = phi i64 [ 0, %47 ], [ %78, %.loopexit ]
  %68 = mul nsw i64 %67, %40
  %69 = getelementptr double, ptr %48, i64 %68
  %70 = getelementptr double, ptr %50, i64 %67
  %71 = select i1 %16, ptr %70, ptr %69
  %72 = load double, ptr %71, align 8
  %73 = fmul double %6, %72
  br i1 %35, label %74, label %.loopexit

74:
  %75 = getelementptr double, ptr %7, i64 %67
  %76 = mul nsw i64 %67, %41
  %77 = getelementptr double, ptr %7, i64 %76
  br label %80

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %78 = add nuw nsw i64 %67, 1
  %79 = icmp eq i64 %78, %38
  br i1 %79, label %.loopexit7.loopexit, label %66

80:
  %81 = phi i64 [ 0, %74 ], [ %91, %80 ]
  %82 = mul nsw i64 %81, %41
  %83 = getelementptr double, ptr %75, i64 %82
  %84 = getelementptr double, ptr %77, i64 %81
  %85 = select i1 %15, ptr %84, ptr %83
  %86 = load double, ptr %85, align 8
  %87 = fmul double %73, %86
  %88 = getelementptr double, ptr %52, i64 %81
  %89 = load double, ptr %88, align 8
  %90 = fadd double %89, %87
  store double %90, ptr %88, align 8
  %91 = add nuw nsw i64 %81, 1
  %92 = icmp eq i64 %91, %34
  br i1 %92, label %.loopexit.loopexit, label %80

93:
  %94 = phi i64 [ 0, %21 ], [ %115, %.loopexit11 ]
  br i1 %23, label %95, label %.loopexit12

95:
  %96 = mul nsw i64 %94, %25
  %97 = getelementptr double, ptr %12, i64 %96
  br label %104

.loopexit12.loopexit:
  br label %.loopexit12

.loopexit12:
  br i1 %27, label %98, label %.loopexit11

98:
  %99 = getelementptr double, ptr %7, i64 %94
  %100 = mul nsw i64 %94, %28
  %101 = getelementptr double, ptr %7, i64 %100
  %102 = mul nsw i64 %94, %25
  %103 = getelementptr double, ptr %12, i64 %102
  br label %117

104:
  %105 = phi i64 [ 0, %95 ], [ %113, %110 ]
  br i1 %24, label %110, label %106

106:
  %107 = getelementptr double, ptr %97, i64 %105
  %108 = load double, ptr %107, align 8
  %109 = fmul double %11, %108
  br label %110

110:
  %111 = phi double [ %109, %106 ], [ 0.000000e+00, %104 ]
  %112 = getelementptr double, ptr %97, i64 %105
  store double %111, ptr %112, align 8
  %113 = add nuw nsw i64 %105, 1
  %114 = icmp eq i64 %113, %22
  br i1 %114, label %.loopexit12.loopexit, label %104

.loopexit11.loopexit:
  br label %.loopexit11

.loopexit11:
  %115 = add nuw nsw i64 %94, 1
  %116 = icmp eq i64 %115, %19
  br i1 %116, label %.loopexit9.loopexit24, label %93

117:
  %118 = phi i64 [ 0, %98 ], [ %129, %.loopexit10 ]
  %119 = mul nsw i64 %118, %28
  %120 = getelementptr double, ptr %99, i64 %119
  %121 = getelementptr double, ptr %101, i64 %118
  %122 = select i1 %15, ptr %121, ptr %120
  %123 = load double, ptr %122, align 8
  %124 = fmul double %6, %123
  br i1 %23, label %125, label %.loopexit10

125:
  %126 = getelementptr double, ptr %9, i64 %118
  %127 = mul nsw i64 %118, %29
  %128 = getelementptr double, ptr %9, i64 %127
  br label %131

.loopexit10.loopexit:
  br label %.loopexit10

.loopexit10:
  %129 = add nuw nsw i64 %118, 1
  %130 = icmp eq i64 %129, %26
  br i1 %130, label %.loopexit11.loopexit, label %117

131:
  %132 = phi i64 [ 0, %125 ], [ %142, %131 ]
  %133 = mul nsw i64 %132, %29
  %134 = getelementptr double, ptr %126, i64 %133
  %135 = getelementptr double, ptr %128, i64 %132
  %136 = select i1 %16, ptr %135, ptr %134
  %137 = load double, ptr %136, align 8
  %138 = fmul double %124, %137
  %139 = getelementptr double, ptr %103, i64 %132
  %140 = load double, ptr %139, align 8
  %141 = fadd double %140, %138
  store double %141, ptr %139, align 8
  %142 = add nuw nsw i64 %132, 1
  %143 = icmp eq i64 %142, %22
  br i1 %143, label %.loopexit10.loopexit, label %131

.loopexit9.loopexit:
  br label %.loopexit9

.loopexit9.loopexit24:
  br label %.loopexit9

.loopexit9:
  ret void
}

define void @cblas_drot(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, double noundef %5, double noundef %6) {
  %8 = icmp slt i32 %2, 0
  %9 = sext i32 %0 to i64
  %10 = sub nsw i64 1, %9
  %11 = sext i32 %2 to i64
  %12 = mul nsw i64 %10, %11
  %13 = select i1 %8, i64 %12, i64 0
  %14 = getelementptr inbounds double, ptr %1, i64 %13
  %15 = icmp slt i32 %4, 0
  %16 = sext i32 %4 to i64
  %17 = mul nsw i64 %10, %16
  %18 = select i1 %15, i64 %17, i64 0
  %19 = getelementptr inbounds double, ptr %3, i64 %18
  %20 = icmp sgt i32 %0, 0
  br i1 %20, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.preheader:
  %21 = phi i64 [ %35, %.preheader ], [ 0, %.preheader.preheader ]
  %22 = mul nsw i64 %21, %11
  %23 = getelementptr inbounds double, ptr %14, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = fmul double %5, %24
  %26 = mul nsw i64 %21, %16
  %27 = getelementptr inbounds double, ptr %19, i64 %26
  %28 = load double, ptr %27, align 8
  %29 = fmul double %6, %28
  %30 = fadd double %25, %29
  store double %30, ptr %23, align 8
  %31 = load double, ptr %27, align 8
  %32 = fmul double %5, %31
  %33 = fmul double %6, %24
  %34 = fsub double %32, %33
  store double %34, ptr %27, align 8
  %35 = add nuw nsw i64 %21, 1
  %36 = icmp eq i64 %35, %9
  br i1 %36, label %.loopexit.loopexit, label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void
}

define void @cblas_drotg(ptr noundef %0, ptr noundef %1, ptr noundef writeonly %2, ptr noundef writeonly %3) {
  %5 = load double, ptr %1, align 8
  %6 = fcmp oeq double %5, 0.000000e+00
  br i1 %6, label %7, label %8

7:
  store double 1.000000e+00, ptr %2, align 8
  store double 0.000000e+00, ptr %3, align 8
  store double 0.000000e+00, ptr %1, align 8
  br label %33

8:
  %9 = load double, ptr %0, align 8
  %10 = tail call double @llvm.fabs.f64(double %9)
  %11 = tail call double @llvm.fabs.f64(double %5)
  %12 = fcmp ogt double %10, %11
  %13 = select i1 %12, double %9, double %5
  %14 = select i1 %12, double %10, double %11
  %15 = fdiv double %9, %14
  %16 = fmul double %15, %15
  %17 = fdiv double %5, %14
  %18 = fmul double %17, %17
  %19 = fadd double %16, %18
  %20 = tail call double @llvm.sqrt.f64(double %19)
  %21 = fmul double %14, %20
  %22 = fcmp olt double %13, 0.000000e+00
  %23 = fneg double %21
  %24 = select i1 %22, double %23, double %21
  %25 = fdiv double %9, %24
  %26 = fdiv double %5, %24
  store double %24, ptr %0, align 8
  br i1 %12, label %31, label %27

27:
  %28 = fcmp une double %25, 0.000000e+00
  %29 = fdiv double 1.000000e+00, %25
  %30 = select i1 %28, double %29, double 1.000000e+00
  br label %31

31:
  %32 = phi double [ %30, %27 ], [ %26, %8 ]
  store double %32, ptr %1, align 8
  store double %25, ptr %2, align 8
  store double %26, ptr %3, align 8
  br label %33

33:
  ret void
}

define void @cblas_drotm(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef readonly %5) {
  %7 = load double, ptr %5, align 8
  %8 = fcmp oeq double %7, -2.000000e+00
  br i1 %8, label %.loopexit, label %9

9:
  %10 = fcmp oeq double %7, 0.000000e+00
  br i1 %10, label %14, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %13 = load double, ptr %12, align 8
  br label %14

14:
  %15 = phi double [ %13, %11 ], [ 1.000000e+00, %9 ]
  %16 = fcmp oeq double %7, 1.000000e+00
  br i1 %16, label %22, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %19 = load double, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %21 = load double, ptr %20, align 8
  br label %22

22:
  %23 = phi double [ %19, %17 ], [ 1.000000e+00, %14 ]
  %24 = phi double [ %21, %17 ], [ -1.000000e+00, %14 ]
  br i1 %10, label %28, label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %27 = load double, ptr %26, align 8
  br label %28

28:
  %29 = phi double [ %27, %25 ], [ 1.000000e+00, %22 ]
  %30 = icmp slt i32 %2, 0
  %31 = sext i32 %0 to i64
  %32 = sub nsw i64 1, %31
  %33 = sext i32 %2 to i64
  %34 = mul nsw i64 %32, %33
  %35 = select i1 %30, i64 %34, i64 0
  %36 = getelementptr inbounds double, ptr %1, i64 %35
  %37 = icmp slt i32 %4, 0
  %38 = sext i32 %4 to i64
  %39 = mul nsw i64 %32, %38
  %40 = select i1 %37, i64 %39, i64 0
  %41 = getelementptr inbounds double, ptr %3, i64 %40
  %42 = icmp sgt i32 %0, 0
  br i1 %42, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.preheader:
  %43 = phi i64 [ %57, %.preheader ], [ 0, %.preheader.preheader ]
  %44 = mul nsw i64 %43, %33
  %45 = getelementptr inbounds double, ptr %36, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = fmul double %15, %46
  %48 = mul nsw i64 %43, %38
  %49 = getelementptr inbounds double, ptr %41, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = fmul double %23, %50
  %52 = fadd double %47, %51
  store double %52, ptr %45, align 8
  %53 = fmul double %24, %46
  %54 = load double, ptr %49, align 8
  %55 = fmul double %29, %54
  %56 = fadd double %53, %55
  store double %56, ptr %49, align 8
  %57 = add nuw nsw i64 %43, 1
  %58 = icmp eq i64 %57, %31
  br i1 %58, label %.loopexit.loopexit, label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void
}

define void @cblas_dgbmv(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, double noundef %6, ptr noundef readonly %7, i32 noundef %8, ptr noundef readonly %9, i32 noundef %10, double noundef %11, ptr noundef %12, i32 noundef %13) {
  %15 = icmp eq i32 %0, 102
  %16 = icmp eq i32 %1, 111
  %17 = xor i1 %15, %16
  %18 = icmp slt i32 %10, 0
  %19 = sext i32 %10 to i64
  %20 = icmp slt i32 %13, 0
  %21 = sext i32 %13 to i64
  br i1 %15, label %22, label %90

22:
  %23 = select i1 %17, i32 %3, i32 %2
  %24 = select i1 %17, i32 %2, i32 %3
  %25 = sext i32 %24 to i64
  %26 = sub nsw i64 1, %25
  %27 = mul nsw i64 %26, %19
  %28 = select i1 %18, i64 %27, i64 0
  %29 = getelementptr inbounds double, ptr %9, i64 %28
  %30 = sext i32 %23 to i64
  %31 = sub nsw i64 1, %30
  %32 = mul nsw i64 %31, %21
  %33 = select i1 %20, i64 %32, i64 0
  %34 = getelementptr inbounds double, ptr %12, i64 %33
  %35 = icmp sgt i32 %23, 0
  br i1 %35, label %36, label %.loopexit8

36:
  %37 = select i1 %17, i32 %4, i32 %5
  %38 = select i1 %17, i32 %5, i32 %4
  %39 = sext i32 %38 to i64
  %40 = sext i32 %37 to i64
  %41 = add nsw i64 %40, 1
  %42 = sext i32 %5 to i64
  %43 = sext i32 %8 to i64
  %44 = fcmp oeq double %11, 0.000000e+00
  br label %45

45:
  %46 = phi i64 [ 0, %36 ], [ %88, %86 ]
  %47 = icmp sgt i64 %46, %39
  %48 = sub nsw i64 %46, %39
  %49 = select i1 %47, i64 %48, i64 0
  %50 = add nsw i64 %41, %46
  %51 = tail call i64 @llvm.smin.i64(i64 %50, i64 %25)
  %52 = icmp slt i64 %49, %51
  br i1 %52, label %53, label %.loopexit

53:
  %54 = sub nsw i64 %42, %46
  %55 = mul nsw i64 %46, %43
  %56 = getelementptr double, ptr %7, i64 %55
  %57 = add nsw i64 %46, %42
  %58 = getelementptr double, ptr %56, i64 %54
  br label %62

.loopexit.loopexit:
  %.lcssa = phi double [ %76, %62 ]
  br label %.loopexit

.loopexit:
  %59 = phi double [ 0.000000e+00, %45 ], [ %.lcssa, %.loopexit.loopexit ]
  %60 = mul nsw i64 %46, %21
  %61 = getelementptr inbounds double, ptr %34, i64 %60
  br i1 %44, label %79, label %81

62:
  %63 = phi i64 [ %49, %53 ], [ %77, %62 ]
  %64 = phi double [ 0.000000e+00, %53 ], [ %76, %62 ]
  %65 = getelementptr double, ptr %58, i64 %63
  %66 = sub i64 %57, %63
  %67 = mul nsw i64 %63, %43
  %68 = getelementptr double, ptr %7, i64 %66
  %69 = getelementptr double, ptr %68, i64 %67
  %70 = select i1 %17, ptr %65, ptr %69
  %71 = load double, ptr %70, align 8
  %72 = mul nsw i64 %63, %19
  %73 = getelementptr inbounds double, ptr %29, i64 %72
  %74 = load double, ptr %73, align 8
  %75 = fmul double %71, %74
  %76 = fadd double %64, %75
  %77 = add nsw i64 %63, 1
  %78 = icmp slt i64 %77, %51
  br i1 %78, label %62, label %.loopexit.loopexit

79:
  %80 = fmul double %6, %59
  br label %86

81:
  %82 = load double, ptr %61, align 8
  %83 = fmul double %11, %82
  %84 = fmul double %6, %59
  %85 = fadd double %84, %83
  br label %86

86:
  %87 = phi double [ %80, %79 ], [ %85, %81 ]
  store double %87, ptr %61, align 8
  %88 = add nuw nsw i64 %46, 1
  %89 = icmp eq i64 %88, %30
  br i1 %89, label %.loopexit8.loopexit, label %45

90:
  %91 = select i1 %17, i32 %2, i32 %3
  %92 = select i1 %17, i32 %3, i32 %2
  %93 = sext i32 %92 to i64
  %94 = sub nsw i64 1, %93
  %95 = mul nsw i64 %94, %19
  %96 = select i1 %18, i64 %95, i64 0
  %97 = getelementptr inbounds double, ptr %9, i64 %96
  %98 = sext i32 %91 to i64
  %99 = sub nsw i64 1, %98
  %100 = mul nsw i64 %99, %21
  %101 = select i1 %20, i64 %100, i64 0
  %102 = getelementptr inbounds double, ptr %12, i64 %101
  %103 = icmp sgt i32 %91, 0
  br i1 %103, label %104, label %.loopexit8

104:
  %105 = select i1 %17, i32 %5, i32 %4
  %106 = select i1 %17, i32 %4, i32 %5
  %107 = sext i32 %106 to i64
  %108 = sext i32 %105 to i64
  %109 = add nsw i64 %108, 1
  %110 = sext i32 %4 to i64
  %111 = sext i32 %8 to i64
  %112 = fcmp oeq double %11, 0.000000e+00
  br label %113

113:
  %114 = phi i64 [ 0, %104 ], [ %156, %154 ]
  %115 = icmp sgt i64 %114, %107
  %116 = sub nsw i64 %114, %107
  %117 = select i1 %115, i64 %116, i64 0
  %118 = add nsw i64 %109, %114
  %119 = tail call i64 @llvm.smin.i64(i64 %118, i64 %93)
  %120 = icmp slt i64 %117, %119
  br i1 %120, label %121, label %.loopexit9

121:
  %122 = sub nsw i64 %110, %114
  %123 = mul nsw i64 %114, %111
  %124 = getelementptr double, ptr %7, i64 %123
  %125 = add nsw i64 %114, %110
  %126 = getelementptr double, ptr %124, i64 %122
  br label %130

.loopexit9.loopexit:
  %.lcssa28 = phi double [ %144, %130 ]
  br label %.loopexit9

.loopexit9:
  %127 = phi double [ 0.000000e+00, %113 ], [ %.lcssa28, %.loopexit9.loopexit ]
  %128 = mul nsw i64 %114, %21
  %129 = getelementptr inbounds double, ptr %102, i64 %128
  br i1 %112, label %147, label %149

130:
  %131 = phi i64 [ %117, %121 ], [ %145, %130 ]
  %132 = phi double [ 0.000000e+00, %121 ], [ %144, %130 ]
  %133 = getelementptr double, ptr %126, i64 %131
  %134 = sub i64 %125, %131
  %135 = mul nsw i64 %131, %111
  %136 = getelementptr double, ptr %7, i64 %134
  %137 = getelementptr double, ptr %136, i64 %135
  %138 = select i1 %17, ptr %133, ptr %137
  %139 = load double, ptr %138, align 8
  %140 = mul nsw i64 %131, %19
  %141 = getelementptr inbounds double, ptr %97, i64 %140
  %142 = load double, ptr %141, align 8
  %143 = fmul double %139, %142
  %144 = fadd double %132, %143
  %145 = add nsw i64 %131, 1
  %146 = icmp slt i64 %145, %119
  br i1 %146, label %130, label %.loopexit9.loopexit

147:
  %148 = fmul double %6, %127
  br label %154

149:
  %150 = load double, ptr %129, align 8
  %151 = fmul double %11, %150
  %152 = fmul double %6, %127
  %153 = fadd double %152, %151
  br label %154

154:
  %155 = phi double [ %148, %147 ], [ %153, %149 ]
  store double %155, ptr %129, align 8
  %156 = add nuw nsw i64 %114, 1
  %157 = icmp eq i64 %156, %98
  br i1 %157, label %.loopexit8.loopexit27, label %113

.loopexit8.loopexit:
  br label %.loopexit8

.loopexit8.loopexit27:
  br label %.loopexit8

.loopexit8:
  ret void
}

define void @cblas_dsymv(i32 noundef %0, i32 noundef %1, i32 noundef %2, double noundef %3, ptr noundef readonly %4, i32 noundef %5, ptr noundef readonly %6, i32 noundef %7, double noundef %8, ptr noundef %9, i32 noundef %10) {
  %12 = icmp eq i32 %1, 121
  %13 = icmp ne i32 %0, 102
  %14 = xor i1 %13, %12
  %15 = sext i32 %2 to i64
  %16 = sext i32 %5 to i64
  %17 = sext i32 %7 to i64
  %18 = sext i32 %10 to i64
  %19 = icmp slt i32 %7, 0
  %20 = sub nsw i64 1, %15
  %21 = mul nsw i64 %20, %17
  %22 = select i1 %19, i64 %21, i64 0
  %23 = getelementptr inbounds double, ptr %6, i64 %22
  %24 = icmp slt i32 %10, 0
  %25 = mul nsw i64 %20, %18
  %26 = select i1 %24, i64 %25, i64 0
  %27 = getelementptr inbounds double, ptr %9, i64 %26
  %28 = icmp sgt i32 %2, 0
  br i1 %28, label %29, label %.loopexit

29:
  %30 = fcmp oeq double %8, 0.000000e+00
  br label %31

31:
  %32 = phi i64 [ 0, %29 ], [ %66, %64 ]
  %33 = mul nsw i64 %32, %16
  br label %37

34:
  %.lcssa = phi double [ %54, %37 ]
  %35 = mul nsw i64 %32, %18
  %36 = getelementptr inbounds double, ptr %27, i64 %35
  br i1 %30, label %57, label %59

37:
  %38 = phi i64 [ 0, %31 ], [ %55, %37 ]
  %39 = phi double [ 0.000000e+00, %31 ], [ %54, %37 ]
  %40 = icmp samesign ule i64 %38, %32
  %41 = xor i1 %14, %40
  %42 = icmp eq i64 %38, %32
  %43 = or i1 %42, %41
  %44 = mul nsw i64 %38, %16
  %45 = add nsw i64 %44, %32
  %46 = add nsw i64 %38, %33
  %47 = select i1 %43, i64 %45, i64 %46
  %48 = getelementptr inbounds double, ptr %4, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = mul nsw i64 %38, %17
  %51 = getelementptr inbounds double, ptr %23, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = fmul double %49, %52
  %54 = fadd double %39, %53
  %55 = add nuw nsw i64 %38, 1
  %56 = icmp eq i64 %55, %15
  br i1 %56, label %34, label %37

57:
  %58 = fmul double %3, %.lcssa
  br label %64

59:
  %60 = load double, ptr %36, align 8
  %61 = fmul double %8, %60
  %62 = fmul double %3, %.lcssa
  %63 = fadd double %62, %61
  br label %64

64:
  %65 = phi double [ %58, %57 ], [ %63, %59 ]
  store double %65, ptr %36, align 8
  %66 = add nuw nsw i64 %32, 1
  %67 = icmp eq i64 %66, %15
  br i1 %67, label %.loopexit.loopexit, label %31

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void
}

define void @cblas_dsbmv(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, double noundef %4, ptr noundef readonly %5, i32 noundef %6, ptr noundef readonly %7, i32 noundef %8, double noundef %9, ptr noundef %10, i32 noundef %11) {
  %13 = icmp eq i32 %1, 121
  %14 = icmp ne i32 %0, 102
  %15 = xor i1 %14, %13
  %16 = sext i32 %2 to i64
  %17 = sext i32 %3 to i64
  %18 = sext i32 %6 to i64
  %19 = sext i32 %8 to i64
  %20 = sext i32 %11 to i64
  %21 = icmp slt i32 %8, 0
  %22 = sub nsw i64 1, %16
  %23 = mul nsw i64 %22, %19
  %24 = select i1 %21, i64 %23, i64 0
  %25 = getelementptr inbounds double, ptr %7, i64 %24
  %26 = icmp slt i32 %11, 0
  %27 = mul nsw i64 %22, %20
  %28 = select i1 %26, i64 %27, i64 0
  %29 = getelementptr inbounds double, ptr %10, i64 %28
  %30 = icmp sgt i32 %2, 0
  br i1 %30, label %31, label %.loopexit7

31:
  %32 = add nsw i64 %17, 1
  %33 = select i1 %15, i64 %17, i64 0
  %34 = fcmp oeq double %9, 0.000000e+00
  br label %35

35:
  %36 = phi i64 [ 0, %31 ], [ %84, %82 ]
  %37 = icmp sgt i64 %36, %17
  %38 = sub nsw i64 %36, %17
  %39 = select i1 %37, i64 %38, i64 0
  %40 = add nsw i64 %32, %36
  %41 = tail call i64 @llvm.smin.i64(i64 %40, i64 %16)
  %42 = icmp slt i64 %39, %41
  br i1 %42, label %43, label %.loopexit

43:
  %44 = mul nsw i64 %36, %18
  %45 = sub nsw i64 %33, %36
  %46 = add i64 %45, %44
  %47 = add nsw i64 %36, %33
  br label %51

.loopexit.loopexit:
  %.lcssa = phi double [ %72, %64 ]
  br label %.loopexit

.loopexit:
  %48 = phi double [ 0.000000e+00, %35 ], [ %.lcssa, %.loopexit.loopexit ]
  %49 = mul nsw i64 %36, %20
  %50 = getelementptr inbounds double, ptr %29, i64 %49
  br i1 %34, label %75, label %77

51:
  %52 = phi i64 [ %39, %43 ], [ %73, %64 ]
  %53 = phi double [ 0.000000e+00, %43 ], [ %72, %64 ]
  %54 = icmp sle i64 %52, %36
  %55 = xor i1 %15, %54
  %56 = icmp eq i64 %52, %36
  %57 = or i1 %56, %55
  br i1 %57, label %58, label %62

58:
  %59 = sub i64 %47, %52
  %60 = mul nsw i64 %52, %18
  %61 = add nsw i64 %59, %60
  br label %64

62:
  %63 = add i64 %46, %52
  br label %64

64:
  %65 = phi i64 [ %61, %58 ], [ %63, %62 ]
  %66 = getelementptr inbounds double, ptr %5, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = mul nsw i64 %52, %19
  %69 = getelementptr inbounds double, ptr %25, i64 %68
  %70 = load double, ptr %69, align 8
  %71 = fmul double %67, %70
  %72 = fadd double %53, %71
  %73 = add nsw i64 %52, 1
  %74 = icmp slt i64 %73, %41
  br i1 %74, label %51, label %.loopexit.loopexit

75:
  %76 = fmul double %4, %48
  br label %82

77:
  %78 = load double, ptr %50, align 8
  %79 = fmul double %9, %78
  %80 = fmul double %4, %48
  %81 = fadd double %80, %79
  br label %82

82:
  %83 = phi double [ %76, %75 ], [ %81, %77 ]
  store double %83, ptr %50, align 8
  %84 = add nuw nsw i64 %36, 1
  %85 = icmp eq i64 %84, %16
  br i1 %85, label %.loopexit7.loopexit, label %35

.loopexit7.loopexit:
  br label %.loopexit7

.loopexit7:
  ret void
}

define void @cblas_dspmv(i32 noundef %0, i32 noundef %1, i32 noundef %2, double noundef %3, ptr noundef readonly %4, ptr noundef readonly %5, i32 noundef %6, double noundef %7, ptr noundef %8, i32 noundef %9) {
  %11 = icmp eq i32 %1, 121
  %12 = icmp ne i32 %0, 102
  %13 = xor i1 %12, %11
  %14 = sext i32 %2 to i64
  %15 = sext i32 %6 to i64
  %16 = sext i32 %9 to i64
  %17 = icmp slt i32 %6, 0
  %18 = sub nsw i64 1, %14
  %19 = mul nsw i64 %18, %15
  %20 = select i1 %17, i64 %19, i64 0
  %21 = getelementptr inbounds double, ptr %5, i64 %20
  %22 = icmp slt i32 %9, 0
  %23 = mul nsw i64 %18, %16
  %24 = select i1 %22, i64 %23, i64 0
  %25 = getelementptr inbounds double, ptr %8, i64 %24
  %26 = icmp sgt i32 %2, 0
  br i1 %26, label %27, label %.loopexit

27:
  %28 = shl nuw nsw i64 %14, 1
  %29 = fcmp oeq double %7, 0.000000e+00
  br label %30

30:
  %31 = phi i64 [ 0, %27 ], [ %32, %77 ]
  %32 = add nuw nsw i64 %31, 1
  %33 = xor i64 %31, -1
  %34 = add nsw i64 %28, %33
  %35 = select i1 %13, i64 %32, i64 %34
  %36 = mul nsw i64 %35, %31
  %37 = sdiv i64 %36, 2
  br label %41

38:
  %.lcssa = phi double [ %68, %59 ]
  %39 = mul nsw i64 %31, %16
  %40 = getelementptr inbounds double, ptr %25, i64 %39
  br i1 %29, label %70, label %72

41:
  %42 = phi i64 [ 0, %30 ], [ %60, %59 ]
  %43 = phi double [ 0.000000e+00, %30 ], [ %68, %59 ]
  %44 = icmp samesign ule i64 %42, %31
  %45 = xor i1 %13, %44
  %46 = icmp eq i64 %42, %31
  %47 = or i1 %46, %45
  br i1 %47, label %48, label %56

48:
  %49 = add nuw nsw i64 %42, 1
  %50 = xor i64 %42, -1
  %51 = add nsw i64 %28, %50
  %52 = select i1 %13, i64 %49, i64 %51
  %53 = mul nsw i64 %52, %42
  %54 = sdiv i64 %53, 2
  %55 = add nsw i64 %54, %31
  br label %59

56:
  %57 = add nsw i64 %42, %37
  %58 = add nuw nsw i64 %42, 1
  br label %59

59:
  %60 = phi i64 [ %58, %56 ], [ %49, %48 ]
  %61 = phi i64 [ %57, %56 ], [ %55, %48 ]
  %62 = getelementptr inbounds double, ptr %4, i64 %61
  %63 = load double, ptr %62, align 8
  %64 = mul nsw i64 %42, %15
  %65 = getelementptr inbounds double, ptr %21, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = fmul double %63, %66
  %68 = fadd double %43, %67
  %69 = icmp eq i64 %60, %14
  br i1 %69, label %38, label %41

70:
  %71 = fmul double %3, %.lcssa
  br label %77

72:
  %73 = load double, ptr %40, align 8
  %74 = fmul double %7, %73
  %75 = fmul double %3, %.lcssa
  %76 = fadd double %75, %74
  br label %77

77:
  %78 = phi double [ %71, %70 ], [ %76, %72 ]
  store double %78, ptr %40, align 8
  %79 = icmp eq i64 %32, %14
  br i1 %79, label %.loopexit.loopexit, label %30

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void
}

define void @cblas_dsyr(i32 noundef %0, i32 noundef %1, i32 noundef %2, double noundef %3, ptr noundef readonly %4, i32 noundef %5, ptr noundef %6, i32 noundef %7) {
  %9 = icmp eq i32 %1, 121
  %10 = icmp ne i32 %0, 102
  %11 = xor i1 %10, %9
  %12 = sext i32 %2 to i64
  %13 = sext i32 %7 to i64
  %14 = sext i32 %5 to i64
  %15 = icmp slt i32 %5, 0
  %16 = sub nsw i64 1, %12
  %17 = mul nsw i64 %16, %14
  %18 = select i1 %15, i64 %17, i64 0
  %19 = getelementptr inbounds double, ptr %4, i64 %18
  %20 = icmp sgt i32 %2, 0
  br i1 %20, label %.preheader.preheader, label %.loopexit3

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %21 = icmp eq i64 %24, %12
  br i1 %21, label %.loopexit3.loopexit, label %.preheader

.preheader:
  %22 = phi i64 [ %24, %.loopexit ], [ 0, %.preheader.preheader ]
  %23 = select i1 %11, i64 0, i64 %22
  %24 = add nuw nsw i64 %22, 1
  %25 = select i1 %11, i64 %24, i64 %12
  %26 = icmp slt i64 %23, %25
  br i1 %26, label %27, label %.loopexit

27:
  %28 = mul nsw i64 %22, %14
  %29 = getelementptr inbounds double, ptr %19, i64 %28
  %30 = mul nsw i64 %22, %13
  %31 = getelementptr double, ptr %6, i64 %30
  br label %32

32:
  %33 = phi i64 [ %23, %27 ], [ %43, %32 ]
  %34 = mul nsw i64 %33, %14
  %35 = getelementptr inbounds double, ptr %19, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = load double, ptr %29, align 8
  %38 = fmul double %36, %37
  %39 = fmul double %3, %38
  %40 = getelementptr double, ptr %31, i64 %33
  %41 = load double, ptr %40, align 8
  %42 = fadd double %41, %39
  store double %42, ptr %40, align 8
  %43 = add nuw nsw i64 %33, 1
  %44 = icmp eq i64 %43, %25
  br i1 %44, label %.loopexit.loopexit, label %32

.loopexit3.loopexit:
  br label %.loopexit3

.loopexit3:
  ret void
}

define void @cblas_dspr(i32 noundef %0, i32 noundef %1, i32 noundef %2, double noundef %3, ptr noundef readonly %4, i32 noundef %5, ptr noundef %6) {
  %8 = icmp eq i32 %1, 121
  %9 = icmp ne i32 %0, 102
  %10 = xor i1 %9, %8
  %11 = sext i32 %2 to i64
  %12 = sext i32 %5 to i64
  %13 = icmp slt i32 %5, 0
  %14 = sub nsw i64 1, %11
  %15 = mul nsw i64 %14, %12
  %16 = select i1 %13, i64 %15, i64 0
  %17 = getelementptr inbounds double, ptr %4, i64 %16
  %18 = icmp sgt i32 %2, 0
  br i1 %18, label %19, label %.loopexit3

19:
  %20 = shl nuw nsw i64 %11, 1
  br label %22

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %21 = icmp eq i64 %25, %11
  br i1 %21, label %.loopexit3.loopexit, label %22

22:
  %23 = phi i64 [ 0, %19 ], [ %25, %.loopexit ]
  %24 = select i1 %10, i64 0, i64 %23
  %25 = add nuw nsw i64 %23, 1
  %26 = select i1 %10, i64 %25, i64 %11
  %27 = icmp slt i64 %24, %26
  br i1 %27, label %28, label %.loopexit

28:
  %29 = mul nsw i64 %23, %12
  %30 = getelementptr inbounds double, ptr %17, i64 %29
  %31 = xor i64 %23, -1
  %32 = add nsw i64 %20, %31
  %33 = select i1 %10, i64 %25, i64 %32
  %34 = mul nsw i64 %33, %23
  %35 = sdiv i64 %34, 2
  %36 = getelementptr double, ptr %6, i64 %35
  br label %37

37:
  %38 = phi i64 [ %24, %28 ], [ %48, %37 ]
  %39 = mul nsw i64 %38, %12
  %40 = getelementptr inbounds double, ptr %17, i64 %39
  %41 = load double, ptr %40, align 8
  %42 = load double, ptr %30, align 8
  %43 = fmul double %41, %42
  %44 = fmul double %3, %43
  %45 = getelementptr double, ptr %36, i64 %38
  %46 = load double, ptr %45, align 8
  %47 = fadd double %46, %44
  store double %47, ptr %45, align 8
  %48 = add nuw nsw i64 %38, 1
  %49 = icmp eq i64 %48, %26
  br i1 %49, label %.loopexit.loopexit, label %37

.loopexit3.loopexit:
  br label %.loopexit3

.loopexit3:
  ret void
}

define void @cblas_dsyr2(i32 noundef %0, i32 noundef %1, i32 noundef %2, double noundef %3, ptr noundef readonly %4, i32 noundef %5, ptr noundef readonly %6, i32 noundef %7, ptr noundef %8, i32 noundef %9) {
  %11 = icmp eq i32 %1, 121
  %12 = icmp ne i32 %0, 102
  %13 = xor i1 %12, %11
  %14 = sext i32 %2 to i64
  %15 = sext i32 %9 to i64
  %16 = sext i32 %5 to i64
  %17 = sext i32 %7 to i64
  %18 = icmp slt i32 %5, 0
  %19 = sub nsw i64 1, %14
  %20 = mul nsw i64 %19, %16
  %21 = select i1 %18, i64 %20, i64 0
  %22 = getelementptr inbounds double, ptr %4, i64 %21
  %23 = icmp slt i32 %7, 0
  %24 = mul nsw i64 %19, %17
  %25 = select i1 %23, i64 %24, i64 0
  %26 = getelementptr inbounds double, ptr %6, i64 %25
  %27 = icmp sgt i32 %2, 0
  br i1 %27, label %28, label %.loopexit4

28:
  %29 = icmp eq ptr %6, null
  br label %31

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %30 = icmp eq i64 %34, %14
  br i1 %30, label %.loopexit4.loopexit, label %31

31:
  %32 = phi i64 [ 0, %28 ], [ %34, %.loopexit ]
  %33 = select i1 %13, i64 0, i64 %32
  %34 = add nuw nsw i64 %32, 1
  %35 = select i1 %13, i64 %34, i64 %14
  %36 = icmp slt i64 %33, %35
  br i1 %36, label %37, label %.loopexit

37:
  %38 = mul nsw i64 %32, %17
  %39 = getelementptr inbounds double, ptr %26, i64 %38
  %40 = mul nsw i64 %32, %16
  %41 = getelementptr inbounds double, ptr %22, i64 %40
  %42 = mul nsw i64 %32, %15
  %43 = getelementptr double, ptr %8, i64 %42
  br label %44

44:
  %45 = phi i64 [ %33, %37 ], [ %67, %61 ]
  %46 = mul nsw i64 %45, %16
  %47 = getelementptr inbounds double, ptr %22, i64 %46
  %48 = load double, ptr %47, align 8
  br i1 %29, label %58, label %49

49:
  %50 = load double, ptr %39, align 8
  %51 = fmul double %48, %50
  %52 = mul nsw i64 %45, %17
  %53 = getelementptr inbounds double, ptr %26, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = load double, ptr %41, align 8
  %56 = fmul double %54, %55
  %57 = fadd double %51, %56
  br label %61

58:
  %59 = load double, ptr %41, align 8
  %60 = fmul double %48, %59
  br label %61

61:
  %62 = phi double [ %57, %49 ], [ %60, %58 ]
  %63 = fmul double %3, %62
  %64 = getelementptr double, ptr %43, i64 %45
  %65 = load double, ptr %64, align 8
  %66 = fadd double %65, %63
  store double %66, ptr %64, align 8
  %67 = add nuw nsw i64 %45, 1
  %68 = icmp eq i64 %67, %35
  br i1 %68, label %.loopexit.loopexit, label %44

.loopexit4.loopexit:
  br label %.loopexit4

.loopexit4:
  ret void
}

define void @cblas_dspr2(i32 noundef %0, i32 noundef %1, i32 noundef %2, double noundef %3, ptr noundef readonly %4, i32 noundef %5, ptr noundef readonly %6, i32 noundef %7, ptr noundef %8) {
  %10 = icmp eq i32 %1, 121
  %11 = icmp ne i32 %0, 102
  %12 = xor i1 %11, %10
  %13 = sext i32 %2 to i64
  %14 = sext i32 %5 to i64
  %15 = sext i32 %7 to i64
  %16 = icmp slt i32 %5, 0
  %17 = sub nsw i64 1, %13
  %18 = mul nsw i64 %17, %14
  %19 = select i1 %16, i64 %18, i64 0
  %20 = getelementptr inbounds double, ptr %4, i64 %19
  %21 = icmp slt i32 %7, 0
  %22 = mul nsw i64 %17, %15
  %23 = select i1 %21, i64 %22, i64 0
  %24 = getelementptr inbounds double, ptr %6, i64 %23
  %25 = icmp sgt i32 %2, 0
  br i1 %25, label %26, label %.loopexit4

26:
  %27 = icmp eq ptr %6, null
  %28 = shl nuw nsw i64 %13, 1
  br label %30

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %29 = icmp eq i64 %33, %13
  br i1 %29, label %.loopexit4.loopexit, label %30

30:
  %31 = phi i64 [ 0, %26 ], [ %33, %.loopexit ]
  %32 = select i1 %12, i64 0, i64 %31
  %33 = add nuw nsw i64 %31, 1
  %34 = select i1 %12, i64 %33, i64 %13
  %35 = icmp slt i64 %32, %34
  br i1 %35, label %36, label %.loopexit

36:
  %37 = mul nsw i64 %31, %15
  %38 = getelementptr inbounds double, ptr %24, i64 %37
  %39 = mul nsw i64 %31, %14
  %40 = getelementptr inbounds double, ptr %20, i64 %39
  %41 = xor i64 %31, -1
  %42 = add nsw i64 %28, %41
  %43 = select i1 %12, i64 %33, i64 %42
  %44 = mul nsw i64 %43, %31
  %45 = sdiv i64 %44, 2
  %46 = getelementptr double, ptr %8, i64 %45
  br label %47

47:
  %48 = phi i64 [ %32, %36 ], [ %70, %64 ]
  %49 = mul nsw i64 %48, %14
  %50 = getelementptr inbounds double, ptr %20, i64 %49
  %51 = load double, ptr %50, align 8
  br i1 %27, label %61, label %52

52:
  %53 = load double, ptr %38, align 8
  %54 = fmul double %51, %53
  %55 = mul nsw i64 %48, %15
  %56 = getelementptr inbounds double, ptr %24, i64 %55
  %57 = load double, ptr %56, align 8
  %58 = load double, ptr %40, align 8
  %59 = fmul double %57, %58
  %60 = fadd double %54, %59
  br label %64

61:
  %62 = load double, ptr %40, align 8
  %63 = fmul double %51, %62
  br label %64

64:
  %65 = phi double [ %60, %52 ], [ %63, %61 ]
  %66 = fmul double %3, %65
  %67 = getelementptr double, ptr %46, i64 %48
  %68 = load double, ptr %67, align 8
  %69 = fadd double %68, %66
  store double %69, ptr %67, align 8
  %70 = add nuw nsw i64 %48, 1
  %71 = icmp eq i64 %70, %34
  br i1 %71, label %.loopexit.loopexit, label %47

.loopexit4.loopexit:
  br label %.loopexit4

.loopexit4:
  ret void
}

define void @cblas_dtrmv(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef readonly %5, i32 noundef %6, ptr noundef %7, i32 noundef %8) {
  %10 = icmp eq i32 %3, 132
  %11 = sext i32 %4 to i64
  %12 = sext i32 %6 to i64
  %13 = icmp eq i32 %2, 111
  %14 = icmp slt i32 %8, 0
  %15 = sub nsw i64 1, %11
  %16 = sext i32 %8 to i64
  %17 = mul nsw i64 %15, %16
  %18 = select i1 %14, i64 %17, i64 0
  %19 = getelementptr inbounds double, ptr %7, i64 %18
  %20 = icmp eq i32 %1, 121
  %21 = xor i1 %20, %13
  %22 = icmp sgt i32 %4, 0
  br i1 %22, label %23, label %.loopexit3

23:
  %24 = add nsw i64 %12, 1
  %25 = icmp ne i32 %0, 102
  %26 = xor i1 %25, %13
  br label %27

27:
  %28 = phi i64 [ 0, %23 ], [ %46, %.loopexit ]
  %29 = xor i64 %28, -1
  %30 = add nsw i64 %29, %11
  %31 = select i1 %21, i64 %30, i64 %28
  br i1 %10, label %32, label %36

32:
  %33 = mul nsw i64 %31, %16
  %34 = getelementptr inbounds double, ptr %19, i64 %33
  %35 = load double, ptr %34, align 8
  br label %44

36:
  %37 = mul i64 %31, %24
  %38 = getelementptr inbounds double, ptr %5, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = mul nsw i64 %31, %16
  %41 = getelementptr inbounds double, ptr %19, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = fmul double %39, %42
  br label %44

44:
  %45 = phi double [ %35, %32 ], [ %43, %36 ]
  %46 = add nuw nsw i64 %28, 1
  %47 = select i1 %21, i64 0, i64 %46
  %48 = select i1 %21, i64 %30, i64 %11
  %49 = icmp slt i64 %47, %48
  br i1 %49, label %50, label %.loopexit

50:
  %51 = mul nsw i64 %31, %12
  br label %56

.loopexit.loopexit:
  %.lcssa = phi double [ %69, %56 ]
  br label %.loopexit

.loopexit:
  %52 = phi double [ %45, %44 ], [ %.lcssa, %.loopexit.loopexit ]
  %53 = mul nsw i64 %31, %16
  %54 = getelementptr inbounds double, ptr %19, i64 %53
  store double %52, ptr %54, align 8
  %55 = icmp eq i64 %46, %11
  br i1 %55, label %.loopexit3.loopexit, label %27

56:
  %57 = phi i64 [ %47, %50 ], [ %70, %56 ]
  %58 = phi double [ %45, %50 ], [ %69, %56 ]
  %59 = add nsw i64 %57, %51
  %60 = mul nsw i64 %57, %12
  %61 = add nsw i64 %60, %31
  %62 = select i1 %26, i64 %61, i64 %59
  %63 = getelementptr inbounds double, ptr %5, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = mul nsw i64 %57, %16
  %66 = getelementptr inbounds double, ptr %19, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = fmul double %64, %67
  %69 = fadd double %58, %68
  %70 = add nuw nsw i64 %57, 1
  %71 = icmp eq i64 %70, %48
  br i1 %71, label %.loopexit.loopexit, label %56

.loopexit3.loopexit:
  br label %.loopexit3

.loopexit3:
  ret void
}

define void @cblas_dtbmv(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef readonly %6, i32 noundef %7, ptr noundef %8, i32 noundef %9) {
  %11 = icmp eq i32 %0, 102
  %12 = icmp ne i32 %1, 121
  %13 = icmp eq i32 %3, 132
  %14 = sext i32 %4 to i64
  %15 = sext i32 %5 to i64
  %16 = sext i32 %7 to i64
  %17 = icmp eq i32 %2, 111
  %18 = xor i1 %11, %17
  %19 = icmp slt i32 %9, 0
  %20 = sub nsw i64 1, %14
  %21 = sext i32 %9 to i64
  %22 = mul nsw i64 %20, %21
  %23 = select i1 %19, i64 %22, i64 0
  %24 = getelementptr inbounds double, ptr %8, i64 %23
  %25 = xor i1 %12, %17
  %26 = icmp sgt i32 %4, 0
  br i1 %26, label %27, label %.loopexit5

27:
  %28 = xor i1 %11, %12
  %29 = select i1 %28, i64 %15, i64 0
  %30 = getelementptr double, ptr %6, i64 %29
  %31 = add nsw i64 %15, 1
  br label %32

32:
  %33 = phi i64 [ 0, %27 ], [ %71, %.loopexit ]
  %34 = xor i64 %33, -1
  %35 = add nsw i64 %34, %14
  %36 = select i1 %25, i64 %33, i64 %35
  br i1 %13, label %37, label %41

37:
  %38 = mul nsw i64 %36, %21
  %39 = getelementptr inbounds double, ptr %24, i64 %38
  %40 = load double, ptr %39, align 8
  br label %49

41:
  %42 = mul nsw i64 %36, %16
  %43 = getelementptr double, ptr %30, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = mul nsw i64 %36, %21
  %46 = getelementptr inbounds double, ptr %24, i64 %45
  %47 = load double, ptr %46, align 8
  %48 = fmul double %44, %47
  br label %49

49:
  %50 = phi double [ %40, %37 ], [ %48, %41 ]
  br i1 %25, label %55, label %51

51:
  %52 = icmp sgt i64 %35, %15
  %53 = sub nsw i64 %35, %15
  %54 = select i1 %52, i64 %53, i64 0
  br label %59

55:
  %56 = add nuw nsw i64 %33, 1
  %57 = add nsw i64 %31, %33
  %58 = tail call i64 @llvm.smin.i64(i64 %57, i64 %14)
  br label %59

59:
  %60 = phi i64 [ %54, %51 ], [ %56, %55 ]
  %61 = phi i64 [ %35, %51 ], [ %58, %55 ]
  %62 = icmp slt i64 %60, %61
  br i1 %62, label %63, label %.loopexit

63:
  %64 = add nsw i64 %36, %29
  %65 = mul nsw i64 %36, %16
  %66 = sub i64 %29, %36
  %67 = add i64 %66, %65
  br label %73

.loopexit.loopexit:
  %.lcssa = phi double [ %90, %82 ]
  br label %.loopexit

.loopexit:
  %68 = phi double [ %50, %59 ], [ %.lcssa, %.loopexit.loopexit ]
  %69 = mul nsw i64 %36, %21
  %70 = getelementptr inbounds double, ptr %24, i64 %69
  store double %68, ptr %70, align 8
  %71 = add nuw nsw i64 %33, 1
  %72 = icmp eq i64 %71, %14
  br i1 %72, label %.loopexit5.loopexit, label %32

73:
  %74 = phi i64 [ %60, %63 ], [ %91, %82 ]
  %75 = phi double [ %50, %63 ], [ %90, %82 ]
  br i1 %18, label %76, label %78

76:
  %77 = add i64 %67, %74
  br label %82

78:
  %79 = sub i64 %64, %74
  %80 = mul nsw i64 %74, %16
  %81 = add nsw i64 %79, %80
  br label %82

82:
  %83 = phi i64 [ %77, %76 ], [ %81, %78 ]
  %84 = getelementptr inbounds double, ptr %6, i64 %83
  %85 = load double, ptr %84, align 8
  %86 = mul nsw i64 %74, %21
  %87 = getelementptr inbounds double, ptr %24, i64 %86
  %88 = load double, ptr %87, align 8
  %89 = fmul double %85, %88
  %90 = fadd double %75, %89
  %91 = add nsw i64 %74, 1
  %92 = icmp eq i64 %91, %61
  br i1 %92, label %.loopexit.loopexit, label %73

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  ret void
}

define void @cblas_dtpmv(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef readonly %5, ptr noundef %6, i32 noundef %7) {
  %9 = icmp eq i32 %0, 102
  %10 = icmp ne i32 %1, 121
  %11 = xor i1 %9, %10
  %12 = icmp eq i32 %3, 132
  %13 = sext i32 %4 to i64
  %14 = icmp eq i32 %2, 111
  %15 = xor i1 %9, %14
  %16 = icmp slt i32 %7, 0
  %17 = sub nsw i64 1, %13
  %18 = sext i32 %7 to i64
  %19 = mul nsw i64 %17, %18
  %20 = select i1 %16, i64 %19, i64 0
  %21 = getelementptr inbounds double, ptr %6, i64 %20
  %22 = xor i1 %10, %14
  %23 = icmp sgt i32 %4, 0
  br i1 %23, label %24, label %.loopexit4

24:
  %25 = shl nuw nsw i64 %13, 1
  br label %26

26:
  %27 = phi i64 [ 0, %24 ], [ %51, %.loopexit ]
  %28 = xor i64 %27, -1
  %29 = add nsw i64 %28, %13
  %30 = select i1 %22, i64 %27, i64 %29
  br i1 %12, label %31, label %35

31:
  %32 = mul nsw i64 %30, %18
  %33 = getelementptr inbounds double, ptr %21, i64 %32
  %34 = load double, ptr %33, align 8
  br label %49

35:
  %36 = add nsw i64 %30, 1
  %37 = xor i64 %30, -1
  %38 = add i64 %25, %37
  %39 = select i1 %11, i64 %36, i64 %38
  %40 = mul nsw i64 %39, %30
  %41 = sdiv i64 %40, 2
  %42 = getelementptr double, ptr %5, i64 %30
  %43 = getelementptr double, ptr %42, i64 %41
  %44 = load double, ptr %43, align 8
  %45 = mul nsw i64 %30, %18
  %46 = getelementptr inbounds double, ptr %21, i64 %45
  %47 = load double, ptr %46, align 8
  %48 = fmul double %44, %47
  br label %49

49:
  %50 = phi double [ %34, %31 ], [ %48, %35 ]
  %51 = add nuw nsw i64 %27, 1
  %52 = select i1 %22, i64 %51, i64 0
  %53 = select i1 %22, i64 %13, i64 %29
  %54 = icmp slt i64 %52, %53
  br i1 %54, label %55, label %.loopexit

55:
  %56 = add nsw i64 %30, 1
  %57 = xor i64 %30, -1
  %58 = add i64 %25, %57
  %59 = select i1 %11, i64 %56, i64 %58
  %60 = mul nsw i64 %59, %30
  %61 = sdiv i64 %60, 2
  br label %66

.loopexit.loopexit:
  %.lcssa = phi double [ %89, %80 ]
  br label %.loopexit

.loopexit:
  %62 = phi double [ %50, %49 ], [ %.lcssa, %.loopexit.loopexit ]
  %63 = mul nsw i64 %30, %18
  %64 = getelementptr inbounds double, ptr %21, i64 %63
  store double %62, ptr %64, align 8
  %65 = icmp eq i64 %51, %13
  br i1 %65, label %.loopexit4.loopexit, label %26

66:
  %67 = phi i64 [ %52, %55 ], [ %81, %80 ]
  %68 = phi double [ %50, %55 ], [ %89, %80 ]
  br i1 %15, label %69, label %72

69:
  %70 = add nsw i64 %67, %61
  %71 = add nuw nsw i64 %67, 1
  br label %80

72:
  %73 = add nuw nsw i64 %67, 1
  %74 = xor i64 %67, -1
  %75 = add nsw i64 %25, %74
  %76 = select i1 %11, i64 %73, i64 %75
  %77 = mul nsw i64 %76, %67
  %78 = sdiv i64 %77, 2
  %79 = add nsw i64 %78, %30
  br label %80

80:
  %81 = phi i64 [ %73, %72 ], [ %71, %69 ]
  %82 = phi i64 [ %79, %72 ], [ %70, %69 ]
  %83 = getelementptr inbounds double, ptr %5, i64 %82
  %84 = load double, ptr %83, align 8
  %85 = mul nsw i64 %67, %18
  %86 = getelementptr inbounds double, ptr %21, i64 %85
  %87 = load double, ptr %86, align 8
  %88 = fmul double %84, %87
  %89 = fadd double %68, %88
  %90 = icmp eq i64 %81, %53
  br i1 %90, label %.loopexit.loopexit, label %66

.loopexit4.loopexit:
  br label %.loopexit4

.loopexit4:
  ret void
}

define void @cblas_dtrsv(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef readonly %5, i32 noundef %6, ptr noundef %7, i32 noundef %8) {
  %10 = icmp eq i32 %3, 132
  %11 = sext i32 %4 to i64
  %12 = sext i32 %6 to i64
  %13 = icmp eq i32 %2, 111
  %14 = icmp slt i32 %8, 0
  %15 = sub nsw i64 1, %11
  %16 = sext i32 %8 to i64
  %17 = mul nsw i64 %15, %16
  %18 = select i1 %14, i64 %17, i64 0
  %19 = getelementptr inbounds double, ptr %7, i64 %18
  %20 = icmp eq i32 %1, 121
  %21 = xor i1 %20, %13
  %22 = icmp sgt i32 %4, 0
  br i1 %22, label %23, label %.loopexit3

23:
  %24 = icmp ne i32 %0, 102
  %25 = xor i1 %24, %13
  %26 = add nsw i64 %12, 1
  br label %27

27:
  %28 = phi i64 [ 0, %23 ], [ %65, %63 ]
  %29 = xor i64 %28, -1
  %30 = add nsw i64 %29, %11
  %31 = select i1 %21, i64 %28, i64 %30
  %32 = mul nsw i64 %31, %16
  %33 = getelementptr inbounds double, ptr %19, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = sub nsw i64 %11, %28
  %36 = select i1 %21, i64 0, i64 %35
  %37 = select i1 %21, i64 %28, i64 %11
  %38 = icmp slt i64 %36, %37
  br i1 %38, label %39, label %.loopexit

39:
  %40 = mul nsw i64 %31, %12
  br label %42

.loopexit.loopexit:
  %.lcssa = phi double [ %55, %42 ]
  br label %.loopexit

.loopexit:
  %41 = phi double [ %34, %27 ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %10, label %63, label %58

42:
  %43 = phi i64 [ %36, %39 ], [ %56, %42 ]
  %44 = phi double [ %34, %39 ], [ %55, %42 ]
  %45 = add nsw i64 %43, %40
  %46 = mul nsw i64 %43, %12
  %47 = add nsw i64 %46, %31
  %48 = select i1 %25, i64 %47, i64 %45
  %49 = getelementptr inbounds double, ptr %5, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = mul nsw i64 %43, %16
  %52 = getelementptr inbounds double, ptr %19, i64 %51
  %53 = load double, ptr %52, align 8
  %54 = fmul double %50, %53
  %55 = fsub double %44, %54
  %56 = add nsw i64 %43, 1
  %57 = icmp eq i64 %56, %37
  br i1 %57, label %.loopexit.loopexit, label %42

58:
  %59 = mul i64 %31, %26
  %60 = getelementptr inbounds double, ptr %5, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = fdiv double %41, %61
  br label %63

63:
  %64 = phi double [ %62, %58 ], [ %41, %.loopexit ]
  store double %64, ptr %33, align 8
  %65 = add nuw nsw i64 %28, 1
  %66 = icmp eq i64 %65, %11
  br i1 %66, label %.loopexit3.loopexit, label %27

.loopexit3.loopexit:
  br label %.loopexit3

.loopexit3:
  ret void
}

define void @cblas_dtbsv(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef readonly %6, i32 noundef %7, ptr noundef %8, i32 noundef %9) {
  %11 = icmp eq i32 %0, 102
  %12 = icmp ne i32 %1, 121
  %13 = icmp eq i32 %3, 132
  %14 = sext i32 %4 to i64
  %15 = sext i32 %5 to i64
  %16 = sext i32 %7 to i64
  %17 = icmp eq i32 %2, 111
  %18 = xor i1 %11, %17
  %19 = icmp slt i32 %9, 0
  %20 = sub nsw i64 1, %14
  %21 = sext i32 %9 to i64
  %22 = mul nsw i64 %20, %21
  %23 = select i1 %19, i64 %22, i64 0
  %24 = getelementptr inbounds double, ptr %8, i64 %23
  %25 = xor i1 %12, %17
  %26 = icmp sgt i32 %4, 0
  br i1 %26, label %27, label %.loopexit5

27:
  %28 = xor i1 %11, %12
  %29 = add nsw i64 %15, 1
  %30 = select i1 %28, i64 %15, i64 0
  %31 = getelementptr double, ptr %6, i64 %30
  br label %32

32:
  %33 = phi i64 [ 0, %27 ], [ %85, %83 ]
  %34 = xor i64 %33, -1
  %35 = add nsw i64 %34, %14
  %36 = select i1 %25, i64 %35, i64 %33
  %37 = mul nsw i64 %36, %21
  %38 = getelementptr inbounds double, ptr %24, i64 %37
  %39 = load double, ptr %38, align 8
  br i1 %25, label %44, label %40

40:
  %41 = icmp sgt i64 %33, %15
  %42 = sub nsw i64 %33, %15
  %43 = select i1 %41, i64 %42, i64 0
  br label %48

44:
  %45 = sub nsw i64 %14, %33
  %46 = add i64 %29, %35
  %47 = tail call i64 @llvm.smin.i64(i64 %46, i64 %14)
  br label %48

48:
  %49 = phi i64 [ %43, %40 ], [ %45, %44 ]
  %50 = phi i64 [ %33, %40 ], [ %47, %44 ]
  %51 = icmp slt i64 %49, %50
  br i1 %51, label %52, label %.loopexit

52:
  %53 = add nsw i64 %36, %30
  %54 = mul nsw i64 %36, %16
  %55 = sub i64 %30, %36
  %56 = add i64 %55, %54
  br label %58

.loopexit.loopexit:
  %.lcssa = phi double [ %75, %67 ]
  br label %.loopexit

.loopexit:
  %57 = phi double [ %39, %48 ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %13, label %83, label %78

58:
  %59 = phi i64 [ %49, %52 ], [ %76, %67 ]
  %60 = phi double [ %39, %52 ], [ %75, %67 ]
  br i1 %18, label %61, label %63

61:
  %62 = add i64 %56, %59
  br label %67

63:
  %64 = sub i64 %53, %59
  %65 = mul nsw i64 %59, %16
  %66 = add nsw i64 %64, %65
  br label %67

67:
  %68 = phi i64 [ %62, %61 ], [ %66, %63 ]
  %69 = getelementptr inbounds double, ptr %6, i64 %68
  %70 = load double, ptr %69, align 8
  %71 = mul nsw i64 %59, %21
  %72 = getelementptr inbounds double, ptr %24, i64 %71
  %73 = load double, ptr %72, align 8
  %74 = fmul double %70, %73
  %75 = fsub double %60, %74
  %76 = add nsw i64 %59, 1
  %77 = icmp eq i64 %76, %50
  br i1 %77, label %.loopexit.loopexit, label %58

78:
  %79 = mul nsw i64 %36, %16
  %80 = getelementptr double, ptr %31, i64 %79
  %81 = load double, ptr %80, align 8
  %82 = fdiv double %57, %81
  br label %83

83:
  %84 = phi double [ %82, %78 ], [ %57, %.loopexit ]
  store double %84, ptr %38, align 8
  %85 = add nuw nsw i64 %33, 1
  %86 = icmp eq i64 %85, %14
  br i1 %86, label %.loopexit5.loopexit, label %32

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  ret void
}

define void @cblas_dtpsv(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef readonly %5, ptr noundef %6, i32 noundef %7) {
  %9 = icmp eq i32 %0, 102
  %10 = icmp ne i32 %1, 121
  %11 = xor i1 %9, %10
  %12 = icmp eq i32 %3, 132
  %13 = sext i32 %4 to i64
  %14 = icmp eq i32 %2, 111
  %15 = xor i1 %9, %14
  %16 = icmp slt i32 %7, 0
  %17 = sub nsw i64 1, %13
  %18 = sext i32 %7 to i64
  %19 = mul nsw i64 %17, %18
  %20 = select i1 %16, i64 %19, i64 0
  %21 = getelementptr inbounds double, ptr %6, i64 %20
  %22 = xor i1 %10, %14
  %23 = icmp sgt i32 %4, 0
  br i1 %23, label %24, label %.loopexit4

24:
  %25 = shl nuw nsw i64 %13, 1
  br label %26

26:
  %27 = phi i64 [ 0, %24 ], [ %84, %82 ]
  %28 = xor i64 %27, -1
  %29 = add nsw i64 %28, %13
  %30 = select i1 %22, i64 %29, i64 %27
  %31 = mul nsw i64 %30, %18
  %32 = getelementptr inbounds double, ptr %21, i64 %31
  %33 = load double, ptr %32, align 8
  %34 = sub nsw i64 %13, %27
  %35 = select i1 %22, i64 %34, i64 0
  %36 = select i1 %22, i64 %13, i64 %27
  %37 = icmp slt i64 %35, %36
  br i1 %37, label %38, label %.loopexit

38:
  %39 = add nsw i64 %30, 1
  %40 = xor i64 %30, -1
  %41 = add i64 %25, %40
  %42 = select i1 %11, i64 %39, i64 %41
  %43 = mul nsw i64 %42, %30
  %44 = sdiv i64 %43, 2
  br label %46

.loopexit.loopexit:
  %.lcssa = phi double [ %69, %60 ]
  br label %.loopexit

.loopexit:
  %45 = phi double [ %33, %26 ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %12, label %82, label %71

46:
  %47 = phi i64 [ %35, %38 ], [ %61, %60 ]
  %48 = phi double [ %33, %38 ], [ %69, %60 ]
  br i1 %15, label %49, label %52

49:
  %50 = add nsw i64 %47, %44
  %51 = add nsw i64 %47, 1
  br label %60

52:
  %53 = add nsw i64 %47, 1
  %54 = xor i64 %47, -1
  %55 = add i64 %25, %54
  %56 = select i1 %11, i64 %53, i64 %55
  %57 = mul nsw i64 %56, %47
  %58 = sdiv i64 %57, 2
  %59 = add nsw i64 %58, %30
  br label %60

60:
  %61 = phi i64 [ %53, %52 ], [ %51, %49 ]
  %62 = phi i64 [ %59, %52 ], [ %50, %49 ]
  %63 = getelementptr inbounds double, ptr %5, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = mul nsw i64 %47, %18
  %66 = getelementptr inbounds double, ptr %21, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = fmul double %64, %67
  %69 = fsub double %48, %68
  %70 = icmp eq i64 %61, %36
  br i1 %70, label %.loopexit.loopexit, label %46

71:
  %72 = add nsw i64 %30, 1
  %73 = xor i64 %30, -1
  %74 = add i64 %25, %73
  %75 = select i1 %11, i64 %72, i64 %74
  %76 = mul nsw i64 %75, %30
  %77 = sdiv i64 %76, 2
  %78 = getelementptr double, ptr %5, i64 %30
  %79 = getelementptr double, ptr %78, i64 %77
  %80 = load double, ptr %79, align 8
  %81 = fdiv double %45, %80
  br label %82

82:
  %83 = phi double [ %81, %71 ], [ %45, %.loopexit ]
  store double %83, ptr %32, align 8
  %84 = add nuw nsw i64 %27, 1
  %85 = icmp eq i64 %84, %13
  br i1 %85, label %.loopexit4.loopexit, label %26

.loopexit4.loopexit:
  br label %.loopexit4

.loopexit4:
  ret void
}

define void @cblas_dsymm(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, double noundef %5, ptr noundef readonly %6, i32 noundef %7, ptr noundef readonly %8, i32 noundef %9, double noundef %10, ptr noundef %11, i32 noundef %12) {
  %14 = icmp eq i32 %0, 102
  %15 = icmp ne i32 %1, 141
  %16 = xor i1 %14, %15
  %17 = icmp ne i32 %2, 121
  %18 = xor i1 %14, %17
  br i1 %14, label %19, label %84

19:
  %20 = sext i32 %4 to i64
  %21 = icmp sgt i32 %4, 0
  br i1 %21, label %22, label %.loopexit8

22:
  %23 = select i1 %16, i32 %3, i32 %4
  %24 = sext i32 %3 to i64
  %25 = icmp sgt i32 %3, 0
  %26 = sext i32 %23 to i64
  %27 = icmp sgt i32 %23, 0
  %28 = sext i32 %7 to i64
  %29 = sext i32 %9 to i64
  %30 = fcmp oeq double %10, 0.000000e+00
  %31 = sext i32 %12 to i64
  br label %32

32:
  %33 = phi i64 [ 0, %22 ], [ %39, %.loopexit7 ]
  br i1 %25, label %34, label %.loopexit7

34:
  %35 = mul nsw i64 %33, %29
  %36 = getelementptr double, ptr %8, i64 %35
  %37 = mul nsw i64 %33, %31
  %38 = getelementptr double, ptr %11, i64 %37
  br label %41

.loopexit7.loopexit:
  br label %.loopexit7

.loopexit7:
  %39 = add nuw nsw i64 %33, 1
  %40 = icmp eq i64 %39, %20
  br i1 %40, label %.loopexit8.loopexit, label %32

41:
  %42 = phi i64 [ 0, %34 ], [ %82, %79 ]
  %43 = select i1 %16, i64 %42, i64 %33
  br i1 %27, label %44, label %.loopexit

44:
  %45 = getelementptr double, ptr %6, i64 %43
  %46 = mul nsw i64 %43, %28
  %47 = getelementptr double, ptr %6, i64 %46
  %48 = getelementptr double, ptr %8, i64 %42
  br label %50

.loopexit.loopexit:
  %.lcssa = phi double [ %68, %50 ]
  br label %.loopexit

.loopexit:
  %49 = phi double [ 0.000000e+00, %41 ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %30, label %71, label %73

50:
  %51 = phi i64 [ 0, %44 ], [ %69, %50 ]
  %52 = phi double [ 0.000000e+00, %44 ], [ %68, %50 ]
  %53 = icmp samesign ule i64 %51, %43
  %54 = xor i1 %18, %53
  %55 = icmp eq i64 %51, %43
  %56 = or i1 %55, %54
  %57 = mul nsw i64 %51, %28
  %58 = getelementptr double, ptr %45, i64 %57
  %59 = getelementptr double, ptr %47, i64 %51
  %60 = select i1 %56, ptr %58, ptr %59
  %61 = load double, ptr %60, align 8
  %62 = getelementptr double, ptr %36, i64 %51
  %63 = mul nsw i64 %51, %29
  %64 = getelementptr double, ptr %48, i64 %63
  %65 = select i1 %16, ptr %62, ptr %64
  %66 = load double, ptr %65, align 8
  %67 = fmul double %61, %66
  %68 = fadd double %52, %67
  %69 = add nuw nsw i64 %51, 1
  %70 = icmp eq i64 %69, %26
  br i1 %70, label %.loopexit.loopexit, label %50

71:
  %72 = fmul double %5, %49
  br label %79

73:
  %74 = getelementptr double, ptr %38, i64 %42
  %75 = load double, ptr %74, align 8
  %76 = fmul double %10, %75
  %77 = fmul double %5, %49
  %78 = fadd double %77, %76
  br label %79

79:
  %80 = phi double [ %72, %71 ], [ %78, %73 ]
  %81 = getelementptr double, ptr %38, i64 %42
  store double %80, ptr %81, align 8
  %82 = add nuw nsw i64 %42, 1
  %83 = icmp eq i64 %82, %24
  br i1 %83, label %.loopexit7.loopexit, label %41

84:
  %85 = sext i32 %3 to i64
  %86 = icmp sgt i32 %3, 0
  br i1 %86, label %87, label %.loopexit8

87:
  %88 = select i1 %16, i32 %4, i32 %3
  %89 = sext i32 %4 to i64
  %90 = icmp sgt i32 %4, 0
  %91 = sext i32 %88 to i64
  %92 = icmp sgt i32 %88, 0
  %93 = sext i32 %7 to i64
  %94 = sext i32 %9 to i64
  %95 = fcmp oeq double %10, 0.000000e+00
  %96 = sext i32 %12 to i64
  br label %97

97:
  %98 = phi i64 [ 0, %87 ], [ %104, %.loopexit10 ]
  br i1 %90, label %99, label %.loopexit10

99:
  %100 = mul nsw i64 %98, %94
  %101 = getelementptr double, ptr %8, i64 %100
  %102 = mul nsw i64 %98, %96
  %103 = getelementptr double, ptr %11, i64 %102
  br label %106

.loopexit10.loopexit:
  br label %.loopexit10

.loopexit10:
  %104 = add nuw nsw i64 %98, 1
  %105 = icmp eq i64 %104, %85
  br i1 %105, label %.loopexit8.loopexit28, label %97

106:
  %107 = phi i64 [ 0, %99 ], [ %147, %144 ]
  %108 = select i1 %16, i64 %107, i64 %98
  br i1 %92, label %109, label %.loopexit9

109:
  %110 = getelementptr double, ptr %6, i64 %108
  %111 = mul nsw i64 %108, %93
  %112 = getelementptr double, ptr %6, i64 %111
  %113 = getelementptr double, ptr %8, i64 %107
  br label %115

.loopexit9.loopexit:
  %.lcssa29 = phi double [ %133, %115 ]
  br label %.loopexit9

.loopexit9:
  %114 = phi double [ 0.000000e+00, %106 ], [ %.lcssa29, %.loopexit9.loopexit ]
  br i1 %95, label %136, label %138

115:
  %116 = phi i64 [ 0, %109 ], [ %134, %115 ]
  %117 = phi double [ 0.000000e+00, %109 ], [ %133, %115 ]
  %118 = icmp samesign ule i64 %116, %108
  %119 = xor i1 %18, %118
  %120 = icmp eq i64 %116, %108
  %121 = or i1 %120, %119
  %122 = mul nsw i64 %116, %93
  %123 = getelementptr double, ptr %110, i64 %122
  %124 = getelementptr double, ptr %112, i64 %116
  %125 = select i1 %121, ptr %123, ptr %124
  %126 = load double, ptr %125, align 8
  %127 = getelementptr double, ptr %101, i64 %116
  %128 = mul nsw i64 %116, %94
  %129 = getelementptr double, ptr %113, i64 %128
  %130 = select i1 %16, ptr %127, ptr %129
  %131 = load double, ptr %130, align 8
  %132 = fmul double %126, %131
  %133 = fadd double %117, %132
  %134 = add nuw nsw i64 %116, 1
  %135 = icmp eq i64 %134, %91
  br i1 %135, label %.loopexit9.loopexit, label %115

136:
  %137 = fmul double %5, %114
  br label %144

138:
  %139 = getelementptr double, ptr %103, i64 %107
  %140 = load double, ptr %139, align 8
  %141 = fmul double %10, %140
  %142 = fmul double %5, %114
  %143 = fadd double %142, %141
  br label %144

144:
  %145 = phi double [ %137, %136 ], [ %143, %138 ]
  %146 = getelementptr double, ptr %103, i64 %107
  store double %145, ptr %146, align 8
  %147 = add nuw nsw i64 %107, 1
  %148 = icmp eq i64 %147, %89
  br i1 %148, label %.loopexit10.loopexit, label %106

.loopexit8.loopexit:
  br label %.loopexit8

.loopexit8.loopexit28:
  br label %.loopexit8

.loopexit8:
  ret void
}

define void @cblas_dsyrk(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, double noundef %5, ptr noundef readonly %6, i32 noundef %7, double noundef %8, ptr noundef %9, i32 noundef %10) {
  %12 = icmp eq i32 %0, 102
  %13 = icmp ne i32 %1, 121
  %14 = xor i1 %12, %13
  %15 = icmp eq i32 %2, 111
  %16 = xor i1 %12, %15
  %17 = sext i32 %3 to i64
  %18 = icmp sgt i32 %3, 0
  br i1 %18, label %19, label %.loopexit7

19:
  %20 = sext i32 %4 to i64
  %21 = icmp sgt i32 %4, 0
  %22 = sext i32 %7 to i64
  %23 = fcmp oeq double %8, 0.000000e+00
  %24 = sext i32 %10 to i64
  br label %26

.loopexit6.loopexit:
  br label %.loopexit6

.loopexit6:
  %25 = icmp eq i64 %29, %17
  br i1 %25, label %.loopexit7.loopexit, label %26

26:
  %27 = phi i64 [ 0, %19 ], [ %29, %.loopexit6 ]
  %28 = select i1 %14, i64 0, i64 %27
  %29 = add nuw nsw i64 %27, 1
  %30 = select i1 %14, i64 %29, i64 %17
  %31 = icmp slt i64 %28, %30
  br i1 %31, label %32, label %.loopexit6

32:
  %33 = mul nsw i64 %27, %22
  %34 = getelementptr double, ptr %6, i64 %27
  %35 = mul nsw i64 %27, %24
  %36 = getelementptr double, ptr %9, i64 %35
  br label %37

37:
  %38 = phi i64 [ %28, %32 ], [ %76, %73 ]
  br i1 %21, label %39, label %.loopexit

39:
  %40 = mul nsw i64 %38, %22
  %41 = getelementptr double, ptr %6, i64 %38
  br label %43

.loopexit.loopexit:
  %.lcssa = phi double [ %62, %60 ]
  br label %.loopexit

.loopexit:
  %42 = phi double [ 0.000000e+00, %37 ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %23, label %65, label %67

43:
  %44 = phi i64 [ 0, %39 ], [ %63, %60 ]
  %45 = phi double [ 0.000000e+00, %39 ], [ %62, %60 ]
  br i1 %16, label %46, label %53

46:
  %47 = getelementptr double, ptr %6, i64 %44
  %48 = getelementptr double, ptr %47, i64 %40
  %49 = load double, ptr %48, align 8
  %50 = getelementptr double, ptr %47, i64 %33
  %51 = load double, ptr %50, align 8
  %52 = fmul double %49, %51
  br label %60

53:
  %54 = mul nsw i64 %44, %22
  %55 = getelementptr double, ptr %41, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = getelementptr double, ptr %34, i64 %54
  %58 = load double, ptr %57, align 8
  %59 = fmul double %56, %58
  br label %60

60:
  %61 = phi double [ %52, %46 ], [ %59, %53 ]
  %62 = fadd double %45, %61
  %63 = add nuw nsw i64 %44, 1
  %64 = icmp eq i64 %63, %20
  br i1 %64, label %.loopexit.loopexit, label %43

65:
  %66 = fmul double %5, %42
  br label %73

67:
  %68 = getelementptr double, ptr %36, i64 %38
  %69 = load double, ptr %68, align 8
  %70 = fmul double %8, %69
  %71 = fmul double %5, %42
  %72 = fadd double %71, %70
  br label %73

73:
  %74 = phi double [ %66, %65 ], [ %72, %67 ]
  %75 = getelementptr double, ptr %36, i64 %38
  store double %74, ptr %75, align 8
  %76 = add nuw nsw i64 %38, 1
  %77 = icmp eq i64 %76, %30
  br i1 %77, label %.loopexit6.loopexit, label %37

.loopexit7.loopexit:
  br label %.loopexit7

.loopexit7:
  ret void
}

define void @cblas_dsyr2k(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, double noundef %5, ptr noundef readonly %6, i32 noundef %7, ptr noundef readonly %8, i32 noundef %9, double noundef %10, ptr noundef %11, i32 noundef %12) {
  %14 = icmp eq i32 %0, 102
  %15 = icmp ne i32 %1, 121
  %16 = xor i1 %14, %15
  %17 = icmp eq i32 %2, 111
  %18 = xor i1 %14, %17
  %19 = sext i32 %3 to i64
  %20 = icmp sgt i32 %3, 0
  br i1 %20, label %21, label %.loopexit7

21:
  %22 = sext i32 %4 to i64
  %23 = icmp sgt i32 %4, 0
  %24 = sext i32 %7 to i64
  %25 = sext i32 %9 to i64
  %26 = fcmp oeq double %10, 0.000000e+00
  %27 = sext i32 %12 to i64
  br label %29

.loopexit6.loopexit:
  br label %.loopexit6

.loopexit6:
  %28 = icmp eq i64 %32, %19
  br i1 %28, label %.loopexit7.loopexit, label %29

29:
  %30 = phi i64 [ 0, %21 ], [ %32, %.loopexit6 ]
  %31 = select i1 %16, i64 0, i64 %30
  %32 = add nuw nsw i64 %30, 1
  %33 = select i1 %16, i64 %32, i64 %19
  %34 = icmp slt i64 %31, %33
  br i1 %34, label %35, label %.loopexit6

35:
  %36 = mul nsw i64 %30, %25
  %37 = mul nsw i64 %30, %24
  %38 = getelementptr double, ptr %8, i64 %30
  %39 = getelementptr double, ptr %6, i64 %30
  %40 = mul nsw i64 %30, %27
  %41 = getelementptr double, ptr %11, i64 %40
  br label %42

42:
  %43 = phi i64 [ %31, %35 ], [ %97, %94 ]
  br i1 %23, label %44, label %.loopexit

44:
  %45 = mul nsw i64 %43, %24
  %46 = mul nsw i64 %43, %25
  %47 = getelementptr double, ptr %6, i64 %43
  %48 = getelementptr double, ptr %8, i64 %43
  br label %50

.loopexit.loopexit:
  %.lcssa = phi double [ %83, %81 ]
  br label %.loopexit

.loopexit:
  %49 = phi double [ 0.000000e+00, %42 ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %26, label %86, label %88

50:
  %51 = phi i64 [ 0, %44 ], [ %84, %81 ]
  %52 = phi double [ 0.000000e+00, %44 ], [ %83, %81 ]
  br i1 %18, label %53, label %67

53:
  %54 = getelementptr double, ptr %6, i64 %51
  %55 = getelementptr double, ptr %54, i64 %45
  %56 = load double, ptr %55, align 8
  %57 = getelementptr double, ptr %8, i64 %51
  %58 = getelementptr double, ptr %57, i64 %36
  %59 = load double, ptr %58, align 8
  %60 = fmul double %56, %59
  %61 = getelementptr double, ptr %57, i64 %46
  %62 = load double, ptr %61, align 8
  %63 = getelementptr double, ptr %54, i64 %37
  %64 = load double, ptr %63, align 8
  %65 = fmul double %62, %64
  %66 = fadd double %60, %65
  br label %81

67:
  %68 = mul nsw i64 %51, %24
  %69 = getelementptr double, ptr %47, i64 %68
  %70 = load double, ptr %69, align 8
  %71 = mul nsw i64 %51, %25
  %72 = getelementptr double, ptr %38, i64 %71
  %73 = load double, ptr %72, align 8
  %74 = fmul double %70, %73
  %75 = getelementptr double, ptr %48, i64 %71
  %76 = load double, ptr %75, align 8
  %77 = getelementptr double, ptr %39, i64 %68
  %78 = load double, ptr %77, align 8
  %79 = fmul double %76, %78
  %80 = fadd double %74, %79
  br label %81

81:
  %82 = phi double [ %66, %53 ], [ %80, %67 ]
  %83 = fadd double %52, %82
  %84 = add nuw nsw i64 %51, 1
  %85 = icmp eq i64 %84, %22
  br i1 %85, label %.loopexit.loopexit, label %50

86:
  %87 = fmul double %5, %49
  br label %94

88:
  %89 = getelementptr double, ptr %41, i64 %43
  %90 = load double, ptr %89, align 8
  %91 = fmul double %10, %90
  %92 = fmul double %5, %49
  %93 = fadd double %92, %91
  br label %94

94:
  %95 = phi double [ %87, %86 ], [ %93, %88 ]
  %96 = getelementptr double, ptr %41, i64 %43
  store double %95, ptr %96, align 8
  %97 = add nuw nsw i64 %43, 1
  %98 = icmp eq i64 %97, %33
  br i1 %98, label %.loopexit6.loopexit, label %42

.loopexit7.loopexit:
  br label %.loopexit7

.loopexit7:
  ret void
}

define void @cblas_dtrmm(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, double noundef %7, ptr noundef readonly %8, i32 noundef %9, ptr noundef %10, i32 noundef %11) {
  %13 = icmp eq i32 %0, 102
  %14 = icmp ne i32 %1, 141
  %15 = xor i1 %13, %14
  %16 = icmp ne i32 %2, 121
  %17 = xor i1 %13, %16
  %18 = icmp ne i32 %3, 111
  %19 = icmp eq i32 %4, 132
  br i1 %13, label %27, label %20

20:
  %21 = sext i32 %5 to i64
  %22 = icmp sgt i32 %5, 0
  br i1 %22, label %23, label %.loopexit19

23:
  %24 = sext i32 %6 to i64
  %25 = icmp sgt i32 %6, 0
  %26 = sext i32 %11 to i64
  br label %112

27:
  %28 = sext i32 %6 to i64
  %29 = icmp sgt i32 %6, 0
  br i1 %29, label %30, label %.loopexit13

30:
  %31 = sext i32 %5 to i64
  %32 = icmp sgt i32 %5, 0
  %33 = sext i32 %11 to i64
  br label %34

34:
  %35 = phi i64 [ 0, %30 ], [ %53, %.loopexit12 ]
  br i1 %32, label %36, label %.loopexit12

36:
  %37 = mul nsw i64 %35, %33
  %38 = getelementptr double, ptr %10, i64 %37
  br label %55

.loopexit13.loopexit:
  br label %.loopexit13

.loopexit13:
  %39 = select i1 %15, i32 %6, i32 %5
  %40 = sext i32 %39 to i64
  %41 = icmp sgt i32 %39, 0
  br i1 %41, label %42, label %.loopexit11

42:
  %43 = select i1 %15, i32 %5, i32 %6
  %44 = sext i32 %43 to i64
  %45 = sext i32 %9 to i64
  %46 = xor i1 %15, %18
  %47 = sext i32 %11 to i64
  %48 = select i1 %15, i64 1, i64 %47
  %49 = select i1 %15, i64 %47, i64 1
  %50 = xor i1 %17, %46
  %51 = icmp sgt i32 %43, 0
  %52 = add nsw i64 %45, 1
  br label %62

.loopexit12.loopexit:
  br label %.loopexit12

.loopexit12:
  %53 = add nuw nsw i64 %35, 1
  %54 = icmp eq i64 %53, %28
  br i1 %54, label %.loopexit13.loopexit, label %34

55:
  %56 = phi i64 [ 0, %36 ], [ %60, %55 ]
  %57 = getelementptr double, ptr %38, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = fmul double %7, %58
  store double %59, ptr %57, align 8
  %60 = add nuw nsw i64 %56, 1
  %61 = icmp eq i64 %60, %31
  br i1 %61, label %.loopexit12.loopexit, label %55

62:
  %63 = phi i64 [ 0, %42 ], [ %110, %.loopexit10 ]
  %64 = mul nsw i64 %63, %49
  %65 = getelementptr inbounds double, ptr %10, i64 %64
  br i1 %51, label %.preheader.preheader, label %.loopexit10

.preheader.preheader:
  br label %.preheader

.preheader:
  %66 = phi i64 [ %84, %.loopexit ], [ 0, %.preheader.preheader ]
  %67 = xor i64 %66, -1
  %68 = add nsw i64 %67, %44
  %69 = select i1 %50, i64 %68, i64 %66
  br i1 %19, label %70, label %74

70:
  %71 = mul nsw i64 %69, %48
  %72 = getelementptr inbounds double, ptr %65, i64 %71
  %73 = load double, ptr %72, align 8
  br label %82

74:
  %75 = mul i64 %69, %52
  %76 = getelementptr inbounds double, ptr %8, i64 %75
  %77 = load double, ptr %76, align 8
  %78 = mul nsw i64 %69, %48
  %79 = getelementptr inbounds double, ptr %65, i64 %78
  %80 = load double, ptr %79, align 8
  %81 = fmul double %77, %80
  br label %82

82:
  %83 = phi double [ %73, %70 ], [ %81, %74 ]
  %84 = add nuw nsw i64 %66, 1
  %85 = select i1 %50, i64 0, i64 %84
  %86 = select i1 %50, i64 %68, i64 %44
  %87 = icmp slt i64 %85, %86
  br i1 %87, label %88, label %.loopexit

88:
  %89 = mul nsw i64 %69, %45
  br label %94

.loopexit.loopexit:
  %.lcssa = phi double [ %107, %94 ]
  br label %.loopexit

.loopexit:
  %90 = phi double [ %83, %82 ], [ %.lcssa, %.loopexit.loopexit ]
  %91 = mul nsw i64 %69, %48
  %92 = getelementptr inbounds double, ptr %65, i64 %91
  store double %90, ptr %92, align 8
  %93 = icmp eq i64 %84, %44
  br i1 %93, label %.loopexit10.loopexit, label %.preheader

94:
  %95 = phi i64 [ %85, %88 ], [ %108, %94 ]
  %96 = phi double [ %83, %88 ], [ %107, %94 ]
  %97 = add nsw i64 %95, %89
  %98 = mul nsw i64 %95, %45
  %99 = add nsw i64 %98, %69
  %100 = select i1 %46, i64 %99, i64 %97
  %101 = getelementptr inbounds double, ptr %8, i64 %100
  %102 = load double, ptr %101, align 8
  %103 = mul nsw i64 %95, %48
  %104 = getelementptr inbounds double, ptr %65, i64 %103
  %105 = load double, ptr %104, align 8
  %106 = fmul double %102, %105
  %107 = fadd double %96, %106
  %108 = add nuw nsw i64 %95, 1
  %109 = icmp eq i64 %108, %86
  br i1 %109, label %.loopexit.loopexit, label %94

.loopexit10.loopexit:
  br label %.loopexit10

.loopexit10:
  %110 = add nuw nsw i64 %63, 1
  %111 = icmp eq i64 %110, %40
  br i1 %111, label %.loopexit11.loopexit, label %62

112:
  %113 = phi i64 [ 0, %23 ], [ %131, %.loopexit18 ]
  br i1 %25, label %114, label %.loopexit18

114:
  %115 = mul nsw i64 %113, %26
  %116 = getelementptr double, ptr %10, i64 %115
  br label %133

.loopexit19.loopexit:
  br label %.loopexit19

.loopexit19:
  %117 = select i1 %15, i32 %5, i32 %6
  %118 = sext i32 %117 to i64
  %119 = icmp sgt i32 %117, 0
  br i1 %119, label %120, label %.loopexit11

120:
  %121 = select i1 %15, i32 %6, i32 %5
  %122 = sext i32 %121 to i64
  %123 = sext i32 %9 to i64
  %124 = xor i1 %15, %18
  %125 = sext i32 %11 to i64
  %126 = select i1 %15, i64 1, i64 %125
  %127 = select i1 %15, i64 %125, i64 1
  %128 = xor i1 %17, %124
  %129 = icmp sgt i32 %121, 0
  %130 = add nsw i64 %123, 1
  br label %140

.loopexit18.loopexit:
  br label %.loopexit18

.loopexit18:
  %131 = add nuw nsw i64 %113, 1
  %132 = icmp eq i64 %131, %21
  br i1 %132, label %.loopexit19.loopexit, label %112

133:
  %134 = phi i64 [ 0, %114 ], [ %138, %133 ]
  %135 = getelementptr double, ptr %116, i64 %134
  %136 = load double, ptr %135, align 8
  %137 = fmul double %7, %136
  store double %137, ptr %135, align 8
  %138 = add nuw nsw i64 %134, 1
  %139 = icmp eq i64 %138, %24
  br i1 %139, label %.loopexit18.loopexit, label %133

140:
  %141 = phi i64 [ 0, %120 ], [ %188, %.loopexit16 ]
  %142 = mul nsw i64 %141, %127
  %143 = getelementptr inbounds double, ptr %10, i64 %142
  br i1 %129, label %.preheader15.preheader, label %.loopexit16

.preheader15.preheader:
  br label %.preheader15

.preheader15:
  %144 = phi i64 [ %162, %.loopexit14 ], [ 0, %.preheader15.preheader ]
  %145 = xor i64 %144, -1
  %146 = add nsw i64 %145, %122
  %147 = select i1 %128, i64 %146, i64 %144
  br i1 %19, label %148, label %152

148:
  %149 = mul nsw i64 %147, %126
  %150 = getelementptr inbounds double, ptr %143, i64 %149
  %151 = load double, ptr %150, align 8
  br label %160

152:
  %153 = mul i64 %147, %130
  %154 = getelementptr inbounds double, ptr %8, i64 %153
  %155 = load double, ptr %154, align 8
  %156 = mul nsw i64 %147, %126
  %157 = getelementptr inbounds double, ptr %143, i64 %156
  %158 = load double, ptr %157, align 8
  %159 = fmul double %155, %158
  br label %160

160:
  %161 = phi double [ %151, %148 ], [ %159, %152 ]
  %162 = add nuw nsw i64 %144, 1
  %163 = select i1 %128, i64 0, i64 %162
  %164 = select i1 %128, i64 %146, i64 %122
  %165 = icmp slt i64 %163, %164
  br i1 %165, label %166, label %.loopexit14

166:
  %167 = mul nsw i64 %147, %123
  br label %172

.loopexit14.loopexit:
  %.lcssa40 = phi double [ %185, %172 ]
  br label %.loopexit14

.loopexit14:
  %168 = phi double [ %161, %160 ], [ %.lcssa40, %.loopexit14.loopexit ]
  %169 = mul nsw i64 %147, %126
  %170 = getelementptr inbounds double, ptr %143, i64 %169
  store double %168, ptr %170, align 8
  %171 = icmp eq i64 %162, %122
  br i1 %171, label %.loopexit16.loopexit, label %.preheader15

172:
  %173 = phi i64 [ %163, %166 ], [ %186, %172 ]
  %174 = phi double [ %161, %166 ], [ %185, %172 ]
  %175 = add nsw i64 %173, %167
  %176 = mul nsw i64 %173, %123
  %177 = add nsw i64 %176, %147
  %178 = select i1 %124, i64 %177, i64 %175
  %179 = getelementptr inbounds double, ptr %8, i64 %178
  %180 = load double, ptr %179, align 8
  %181 = mul nsw i64 %173, %126
  %182 = getelementptr inbounds double, ptr %143, i64 %181
  %183 = load double, ptr %182, align 8
  %184 = fmul double %180, %183
  %185 = fadd double %174, %184
  %186 = add nuw nsw i64 %173, 1
  %187 = icmp eq i64 %186, %164
  br i1 %187, label %.loopexit14.loopexit, label %172

.loopexit16.loopexit:
  br label %.loopexit16

.loopexit16:
  %188 = add nuw nsw i64 %141, 1
  %189 = icmp eq i64 %188, %118
  br i1 %189, label %.loopexit11.loopexit39, label %140

.loopexit11.loopexit:
  br label %.loopexit11

.loopexit11.loopexit39:
  br label %.loopexit11

.loopexit11:
  ret void
}

define void @cblas_dtrsm(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, double noundef %7, ptr noundef readonly %8, i32 noundef %9, ptr noundef %10, i32 noundef %11) {
  %13 = icmp eq i32 %0, 102
  %14 = icmp ne i32 %1, 141
  %15 = xor i1 %13, %14
  %16 = icmp ne i32 %2, 121
  %17 = xor i1 %13, %16
  %18 = icmp ne i32 %3, 111
  %19 = icmp eq i32 %4, 132
  br i1 %13, label %27, label %20

20:
  %21 = sext i32 %5 to i64
  %22 = icmp sgt i32 %5, 0
  br i1 %22, label %23, label %.loopexit19

23:
  %24 = sext i32 %6 to i64
  %25 = icmp sgt i32 %6, 0
  %26 = sext i32 %11 to i64
  br label %107

27:
  %28 = sext i32 %6 to i64
  %29 = icmp sgt i32 %6, 0
  br i1 %29, label %30, label %.loopexit13

30:
  %31 = sext i32 %5 to i64
  %32 = icmp sgt i32 %5, 0
  %33 = sext i32 %11 to i64
  br label %34

34:
  %35 = phi i64 [ 0, %30 ], [ %53, %.loopexit12 ]
  br i1 %32, label %36, label %.loopexit12

36:
  %37 = mul nsw i64 %35, %33
  %38 = getelementptr double, ptr %10, i64 %37
  br label %55

.loopexit13.loopexit:
  br label %.loopexit13

.loopexit13:
  %39 = select i1 %15, i32 %6, i32 %5
  %40 = sext i32 %39 to i64
  %41 = icmp sgt i32 %39, 0
  br i1 %41, label %42, label %.loopexit11

42:
  %43 = select i1 %15, i32 %5, i32 %6
  %44 = sext i32 %43 to i64
  %45 = sext i32 %9 to i64
  %46 = xor i1 %15, %18
  %47 = sext i32 %11 to i64
  %48 = select i1 %15, i64 1, i64 %47
  %49 = select i1 %15, i64 %47, i64 1
  %50 = xor i1 %17, %46
  %51 = icmp sgt i32 %43, 0
  %52 = add nsw i64 %45, 1
  br label %62

.loopexit12.loopexit:
  br label %.loopexit12

.loopexit12:
  %53 = add nuw nsw i64 %35, 1
  %54 = icmp eq i64 %53, %28
  br i1 %54, label %.loopexit13.loopexit, label %34

55:
  %56 = phi i64 [ 0, %36 ], [ %60, %55 ]
  %57 = getelementptr double, ptr %38, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = fmul double %7, %58
  store double %59, ptr %57, align 8
  %60 = add nuw nsw i64 %56, 1
  %61 = icmp eq i64 %60, %31
  br i1 %61, label %.loopexit12.loopexit, label %55

62:
  %63 = phi i64 [ 0, %42 ], [ %105, %.loopexit10 ]
  %64 = mul nsw i64 %63, %49
  %65 = getelementptr inbounds double, ptr %10, i64 %64
  br i1 %51, label %.preheader.preheader, label %.loopexit10

.preheader.preheader:
  br label %.preheader

.preheader:
  %66 = phi i64 [ %103, %101 ], [ 0, %.preheader.preheader ]
  %67 = xor i64 %66, -1
  %68 = add nsw i64 %67, %44
  %69 = select i1 %50, i64 %66, i64 %68
  %70 = mul nsw i64 %69, %48
  %71 = getelementptr inbounds double, ptr %65, i64 %70
  %72 = load double, ptr %71, align 8
  %73 = sub nsw i64 %44, %66
  %74 = select i1 %50, i64 0, i64 %73
  %75 = select i1 %50, i64 %66, i64 %44
  %76 = icmp slt i64 %74, %75
  br i1 %76, label %77, label %.loopexit

77:
  %78 = mul nsw i64 %69, %45
  br label %80

.loopexit.loopexit:
  %.lcssa = phi double [ %93, %80 ]
  br label %.loopexit

.loopexit:
  %79 = phi double [ %72, %.preheader ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %19, label %101, label %96

80:
  %81 = phi i64 [ %74, %77 ], [ %94, %80 ]
  %82 = phi double [ %72, %77 ], [ %93, %80 ]
  %83 = add nsw i64 %81, %78
  %84 = mul nsw i64 %81, %45
  %85 = add nsw i64 %84, %69
  %86 = select i1 %46, i64 %85, i64 %83
  %87 = getelementptr inbounds double, ptr %8, i64 %86
  %88 = load double, ptr %87, align 8
  %89 = mul nsw i64 %81, %48
  %90 = getelementptr inbounds double, ptr %65, i64 %89
  %91 = load double, ptr %90, align 8
  %92 = fmul double %88, %91
  %93 = fsub double %82, %92
  %94 = add nsw i64 %81, 1
  %95 = icmp eq i64 %94, %75
  br i1 %95, label %.loopexit.loopexit, label %80

96:
  %97 = mul i64 %69, %52
  %98 = getelementptr inbounds double, ptr %8, i64 %97
  %99 = load double, ptr %98, align 8
  %100 = fdiv double %79, %99
  br label %101

101:
  %102 = phi double [ %100, %96 ], [ %79, %.loopexit ]
  store double %102, ptr %71, align 8
  %103 = add nuw nsw i64 %66, 1
  %104 = icmp eq i64 %103, %44
  br i1 %104, label %.loopexit10.loopexit, label %.preheader

.loopexit10.loopexit:
  br label %.loopexit10

.loopexit10:
  %105 = add nuw nsw i64 %63, 1
  %106 = icmp eq i64 %105, %40
  br i1 %106, label %.loopexit11.loopexit, label %62

107:
  %108 = phi i64 [ 0, %23 ], [ %126, %.loopexit18 ]
  br i1 %25, label %109, label %.loopexit18

109:
  %110 = mul nsw i64 %108, %26
  %111 = getelementptr double, ptr %10, i64 %110
  br label %128

.loopexit19.loopexit:
  br label %.loopexit19

.loopexit19:
  %112 = select i1 %15, i32 %5, i32 %6
  %113 = sext i32 %112 to i64
  %114 = icmp sgt i32 %112, 0
  br i1 %114, label %115, label %.loopexit11

115:
  %116 = select i1 %15, i32 %6, i32 %5
  %117 = sext i32 %116 to i64
  %118 = sext i32 %9 to i64
  %119 = xor i1 %15, %18
  %120 = sext i32 %11 to i64
  %121 = select i1 %15, i64 1, i64 %120
  %122 = select i1 %15, i64 %120, i64 1
  %123 = xor i1 %17, %119
  %124 = icmp sgt i32 %116, 0
  %125 = add nsw i64 %118, 1
  br label %135

.loopexit18.loopexit:
  br label %.loopexit18

.loopexit18:
  %126 = add nuw nsw i64 %108, 1
  %127 = icmp eq i64 %126, %21
  br i1 %127, label %.loopexit19.loopexit, label %107

128:
  %129 = phi i64 [ 0, %109 ], [ %133, %128 ]
  %130 = getelementptr double, ptr %111, i64 %129
  %131 = load double, ptr %130, align 8
  %132 = fmul double %7, %131
  store double %132, ptr %130, align 8
  %133 = add nuw nsw i64 %129, 1
  %134 = icmp eq i64 %133, %24
  br i1 %134, label %.loopexit18.loopexit, label %128

135:
  %136 = phi i64 [ 0, %115 ], [ %178, %.loopexit16 ]
  %137 = mul nsw i64 %136, %122
  %138 = getelementptr inbounds double, ptr %10, i64 %137
  br i1 %124, label %.preheader15.preheader, label %.loopexit16

.preheader15.preheader:
  br label %.preheader15

.preheader15:
  %139 = phi i64 [ %176, %174 ], [ 0, %.preheader15.preheader ]
  %140 = xor i64 %139, -1
  %141 = add nsw i64 %140, %117
  %142 = select i1 %123, i64 %139, i64 %141
  %143 = mul nsw i64 %142, %121
  %144 = getelementptr inbounds double, ptr %138, i64 %143
  %145 = load double, ptr %144, align 8
  %146 = sub nsw i64 %117, %139
  %147 = select i1 %123, i64 0, i64 %146
  %148 = select i1 %123, i64 %139, i64 %117
  %149 = icmp slt i64 %147, %148
  br i1 %149, label %150, label %.loopexit14

150:
  %151 = mul nsw i64 %142, %118
  br label %153

.loopexit14.loopexit:
  %.lcssa40 = phi double [ %166, %153 ]
  br label %.loopexit14

.loopexit14:
  %152 = phi double [ %145, %.preheader15 ], [ %.lcssa40, %.loopexit14.loopexit ]
  br i1 %19, label %174, label %169

153:
  %154 = phi i64 [ %147, %150 ], [ %167, %153 ]
  %155 = phi double [ %145, %150 ], [ %166, %153 ]
  %156 = add nsw i64 %154, %151
  %157 = mul nsw i64 %154, %118
  %158 = add nsw i64 %157, %142
  %159 = select i1 %119, i64 %158, i64 %156
  %160 = getelementptr inbounds double, ptr %8, i64 %159
  %161 = load double, ptr %160, align 8
  %162 = mul nsw i64 %154, %121
  %163 = getelementptr inbounds double, ptr %138, i64 %162
  %164 = load double, ptr %163, align 8
  %165 = fmul double %161, %164
  %166 = fsub double %155, %165
  %167 = add nsw i64 %154, 1
  %168 = icmp eq i64 %167, %148
  br i1 %168, label %.loopexit14.loopexit, label %153

169:
  %170 = mul i64 %142, %125
  %171 = getelementptr inbounds double, ptr %8, i64 %170
  %172 = load double, ptr %171, align 8
  %173 = fdiv double %152, %172
  br label %174

174:
  %175 = phi double [ %173, %169 ], [ %152, %.loopexit14 ]
  store double %175, ptr %144, align 8
  %176 = add nuw nsw i64 %139, 1
  %177 = icmp eq i64 %176, %117
  br i1 %177, label %.loopexit16.loopexit, label %.preheader15

.loopexit16.loopexit:
  br label %.loopexit16

.loopexit16:
  %178 = add nuw nsw i64 %136, 1
  %179 = icmp eq i64 %178, %113
  br i1 %179, label %.loopexit11.loopexit39, label %135

.loopexit11.loopexit:
  br label %.loopexit11

.loopexit11.loopexit39:
  br label %.loopexit11

.loopexit11:
  ret void
}

define float @cblas_sdot(i32 noundef %0, ptr noundef readonly %1, i32 noundef %2, ptr noundef readonly %3, i32 noundef %4) {
  %6 = icmp slt i32 %2, 0
  %7 = sext i32 %0 to i64
  %8 = sub nsw i64 1, %7
  %9 = sext i32 %2 to i64
  %10 = mul nsw i64 %8, %9
  %11 = select i1 %6, i64 %10, i64 0
  %12 = getelementptr inbounds float, ptr %1, i64 %11
  %13 = icmp slt i32 %4, 0
  %14 = sext i32 %4 to i64
  %15 = mul nsw i64 %8, %14
  %16 = select i1 %13, i64 %15, i64 0
  %17 = getelementptr inbounds float, ptr %3, i64 %16
  %18 = icmp sgt i32 %0, 0
  br i1 %18, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.preheader:
  %19 = phi i64 [ %29, %.preheader ], [ 0, %.preheader.preheader ]
  %20 = phi float [ %28, %.preheader ], [ 0.000000e+00, %.preheader.preheader ]
  %21 = mul nsw i64 %19, %9
  %22 = getelementptr inbounds float, ptr %12, i64 %21
  %23 = load float, ptr %22, align 4
  %24 = mul nsw i64 %19, %14
  %25 = getelementptr inbounds float, ptr %17, i64 %24
  %26 = load float, ptr %25, align 4
  %27 = fmul float %23, %26
  %28 = fadd float %20, %27
  %29 = add nuw nsw i64 %19, 1
  %30 = icmp eq i64 %29, %7
  br i1 %30, label %.loopexit.loopexit, label %.preheader

.loopexit.loopexit:
  %.lcssa = phi float [ %28, %.preheader ]
  br label %.loopexit

.loopexit:
  %31 = phi float [ 0.000000e+00, %5 ], [ %.lcssa, %.loopexit.loopexit ]
  ret float %31
}

define float @cblas_snrm2(i32 noundef %0, ptr noundef readonly %1, i32 noundef %2) {
  %4 = icmp slt i32 %2, 0
  %5 = sext i32 %0 to i64
  %6 = sub nsw i64 1, %5
  %7 = sext i32 %2 to i64
  %8 = mul nsw i64 %6, %7
  %9 = select i1 %4, i64 %8, i64 0
  %10 = getelementptr inbounds float, ptr %1, i64 %9
  %11 = icmp sgt i32 %0, 0
  br i1 %11, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.preheader:
  %12 = phi i64 [ %19, %.preheader ], [ 0, %.preheader.preheader ]
  %13 = phi float [ %18, %.preheader ], [ 0.000000e+00, %.preheader.preheader ]
  %14 = mul nsw i64 %12, %7
  %15 = getelementptr inbounds float, ptr %10, i64 %14
  %16 = load float, ptr %15, align 4
  %17 = fmul float %16, %16
  %18 = fadd float %13, %17
  %19 = add nuw nsw i64 %12, 1
  %20 = icmp eq i64 %19, %5
  br i1 %20, label %.loopexit.loopexit, label %.preheader

.loopexit.loopexit:
  %.lcssa = phi float [ %18, %.preheader ]
  br label %.loopexit

.loopexit:
  %21 = phi float [ 0.000000e+00, %3 ], [ %.lcssa, %.loopexit.loopexit ]
  %22 = fcmp ogt float %21, 0.000000e+00
  %23 = tail call float @llvm.sqrt.f32(float %21)
  %24 = select i1 %22, float %23, float 0.000000e+00
  ret float %24
}

define float @cblas_sasum(i32 noundef %0, ptr noundef readonly %1, i32 noundef %2) {
  %4 = icmp slt i32 %2, 0
  %5 = sext i32 %0 to i64
  %6 = sub nsw i64 1, %5
  %7 = sext i32 %2 to i64
  %8 = mul nsw i64 %6, %7
  %9 = select i1 %4, i64 %8, i64 0
  %10 = getelementptr inbounds float, ptr %1, i64 %9
  %11 = icmp sgt i32 %0, 0
  br i1 %11, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.preheader:
  %12 = phi i64 [ %19, %.preheader ], [ 0, %.preheader.preheader ]
  %13 = phi float [ %18, %.preheader ], [ 0.000000e+00, %.preheader.preheader ]
  %14 = mul nsw i64 %12, %7
  %15 = getelementptr inbounds float, ptr %10, i64 %14
  %16 = load float, ptr %15, align 4
  %17 = tail call float @llvm.fabs.f32(float %16)
  %18 = fadd float %13, %17
  %19 = add nuw nsw i64 %12, 1
  %20 = icmp eq i64 %19, %5
  br i1 %20, label %.loopexit.loopexit, label %.preheader

.loopexit.loopexit:
  %.lcssa = phi float [ %18, %.preheader ]
  br label %.loopexit

.loopexit:
  %21 = phi float [ 0.000000e+00, %3 ], [ %.lcssa, %.loopexit.loopexit ]
  ret float %21
}

define void @cblas_sscal(i32 noundef %0, float noundef %1, ptr noundef %2, i32 noundef %3) {
  %5 = sext i32 %0 to i64
  %6 = icmp sgt i32 %0, 0
  br i1 %6, label %7, label %.loopexit

7:
  %8 = sext i32 %3 to i64
  br label %9

9:
  %10 = phi i64 [ 0, %7 ], [ %15, %9 ]
  %11 = mul nsw i64 %10, %8
  %12 = getelementptr inbounds float, ptr %2, i64 %11
  %13 = load float, ptr %12, align 4
  %14 = fmul float %1, %13
  store float %14, ptr %12, align 4
  %15 = add nuw nsw i64 %10, 1
  %16 = icmp eq i64 %15, %5
  br i1 %16, label %.loopexit.loopexit, label %9

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void
}

define void @cblas_saxpy(i32 noundef %0, float noundef %1, ptr noundef readonly %2, i32 noundef %3, ptr noundef %4, i32 noundef %5) {
  %7 = icmp slt i32 %3, 0
  %8 = sext i32 %0 to i64
  %9 = sub nsw i64 1, %8
  %10 = sext i32 %3 to i64
  %11 = mul nsw i64 %9, %10
  %12 = select i1 %7, i64 %11, i64 0
  %13 = getelementptr inbounds float, ptr %2, i64 %12
  %14 = icmp slt i32 %5, 0
  %15 = sext i32 %5 to i64
  %16 = mul nsw i64 %9, %15
  %17 = select i1 %14, i64 %16, i64 0
  %18 = getelementptr inbounds float, ptr %4, i64 %17
  %19 = icmp sgt i32 %0, 0
  br i1 %19, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.preheader:
  %20 = phi i64 [ %29, %.preheader ], [ 0, %.preheader.preheader ]
  %21 = mul nsw i64 %20, %10
  %22 = getelementptr inbounds float, ptr %13, i64 %21
  %23 = load float, ptr %22, align 4
  %24 = fmul float %1, %23
  %25 = mul nsw i64 %20, %15
  %26 = getelementptr inbounds float, ptr %18, i64 %25
  %27 = load float, ptr %26, align 4
  %28 = fadd float %27, %24
  store float %28, ptr %26, align 4
  %29 = add nuw nsw i64 %20, 1
  %30 = icmp eq i64 %29, %8
  br i1 %30, label %.loopexit.loopexit, label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void
}

define void @cblas_scopy(i32 noundef %0, ptr noundef readonly %1, i32 noundef %2, ptr noundef writeonly %3, i32 noundef %4) {
  %6 = icmp slt i32 %2, 0
  %7 = sext i32 %0 to i64
  %8 = sub nsw i64 1, %7
  %9 = sext i32 %2 to i64
  %10 = mul nsw i64 %8, %9
  %11 = select i1 %6, i64 %10, i64 0
  %12 = getelementptr inbounds float, ptr %1, i64 %11
  %13 = icmp slt i32 %4, 0
  %14 = sext i32 %4 to i64
  %15 = mul nsw i64 %8, %14
  %16 = select i1 %13, i64 %15, i64 0
  %17 = getelementptr inbounds float, ptr %3, i64 %16
  %18 = icmp sgt i32 %0, 0
  br i1 %18, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.preheader:
  %19 = phi i64 [ %25, %.preheader ], [ 0, %.preheader.preheader ]
  %20 = mul nsw i64 %19, %9
  %21 = getelementptr inbounds float, ptr %12, i64 %20
  %22 = load float, ptr %21, align 4
  %23 = mul nsw i64 %19, %14
  %24 = getelementptr inbounds float, ptr %17, i64 %23
  store float %22, ptr %24, align 4
  %25 = add nuw nsw i64 %19, 1
  %26 = icmp eq i64 %25, %7
  br i1 %26, label %.loopexit.loopexit, label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void
}

define void @cblas_sswap(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4) {
  %6 = icmp slt i32 %2, 0
  %7 = sext i32 %0 to i64
  %8 = sub nsw i64 1, %7
  %9 = sext i32 %2 to i64
  %10 = mul nsw i64 %8, %9
  %11 = select i1 %6, i64 %10, i64 0
  %12 = getelementptr inbounds float, ptr %1, i64 %11
  %13 = icmp slt i32 %4, 0
  %14 = sext i32 %4 to i64
  %15 = mul nsw i64 %8, %14
  %16 = select i1 %13, i64 %15, i64 0
  %17 = getelementptr inbounds float, ptr %3, i64 %16
  %18 = icmp sgt i32 %0, 0
  br i1 %18, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.preheader:
  %19 = phi i64 [ %26, %.preheader ], [ 0, %.preheader.preheader ]
  %20 = mul nsw i64 %19, %9
  %21 = getelementptr inbounds float, ptr %12, i64 %20
  %22 = load float, ptr %21, align 4
  %23 = mul nsw i64 %19, %14
  %24 = getelementptr inbounds float, ptr %17, i64 %23
  %25 = load float, ptr %24, align 4
  store float %25, ptr %21, align 4
  store float %22, ptr %24, align 4
  %26 = add nuw nsw i64 %19, 1
  %27 = icmp eq i64 %26, %7
  br i1 %27, label %.loopexit.loopexit, label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void
}

define void @cblas_sgemv(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, float noundef %4, ptr noundef readonly %5, i32 noundef %6, ptr noundef readonly %7, i32 noundef %8, float noundef %9, ptr noundef %10, i32 noundef %11) {
  %13 = icmp eq i32 %0, 102
  %14 = icmp eq i32 %1, 111
  %15 = xor i1 %13, %14
  %16 = icmp slt i32 %8, 0
  %17 = sext i32 %8 to i64
  %18 = icmp slt i32 %11, 0
  %19 = sext i32 %11 to i64
  br i1 %13, label %20, label %73

20:
  %21 = select i1 %15, i32 %3, i32 %2
  %22 = select i1 %15, i32 %2, i32 %3
  %23 = sext i32 %22 to i64
  %24 = sub nsw i64 1, %23
  %25 = mul nsw i64 %24, %17
  %26 = select i1 %16, i64 %25, i64 0
  %27 = getelementptr inbounds float, ptr %7, i64 %26
  %28 = sext i32 %21 to i64
  %29 = sub nsw i64 1, %28
  %30 = mul nsw i64 %29, %19
  %31 = select i1 %18, i64 %30, i64 0
  %32 = getelementptr inbounds float, ptr %10, i64 %31
  %33 = icmp sgt i32 %21, 0
  br i1 %33, label %34, label %.loopexit3

34:
  %35 = icmp sgt i32 %22, 0
  %36 = sext i32 %6 to i64
  %37 = fcmp oeq float %9, 0.000000e+00
  br label %38

38:
  %39 = phi i64 [ 0, %34 ], [ %71, %69 ]
  br i1 %35, label %40, label %.loopexit

40:
  %41 = mul nsw i64 %39, %36
  %42 = getelementptr float, ptr %5, i64 %41
  %43 = getelementptr float, ptr %5, i64 %39
  br label %47

.loopexit.loopexit:
  %.lcssa = phi float [ %59, %47 ]
  br label %.loopexit

.loopexit:
  %44 = phi float [ 0.000000e+00, %38 ], [ %.lcssa, %.loopexit.loopexit ]
  %45 = mul nsw i64 %39, %19
  %46 = getelementptr inbounds float, ptr %32, i64 %45
  br i1 %37, label %62, label %64

47:
  %48 = phi i64 [ 0, %40 ], [ %60, %47 ]
  %49 = phi float [ 0.000000e+00, %40 ], [ %59, %47 ]
  %50 = getelementptr float, ptr %42, i64 %48
  %51 = mul nsw i64 %48, %36
  %52 = getelementptr float, ptr %43, i64 %51
  %53 = select i1 %15, ptr %50, ptr %52
  %54 = load float, ptr %53, align 4
  %55 = mul nsw i64 %48, %17
  %56 = getelementptr inbounds float, ptr %27, i64 %55
  %57 = load float, ptr %56, align 4
  %58 = fmul float %54, %57
  %59 = fadd float %49, %58
  %60 = add nuw nsw i64 %48, 1
  %61 = icmp eq i64 %60, %23
  br i1 %61, label %.loopexit.loopexit, label %47

62:
  %63 = fmul float %4, %44
  br label %69

64:
  %65 = load float, ptr %46, align 4
  %66 = fmul float %9, %65
  %67 = fmul float %4, %44
  %68 = fadd float %67, %66
  br label %69

69:
  %70 = phi float [ %63, %62 ], [ %68, %64 ]
  store float %70, ptr %46, align 4
  %71 = add nuw nsw i64 %39, 1
  %72 = icmp eq i64 %71, %28
  br i1 %72, label %.loopexit3.loopexit, label %38

73:
  %74 = select i1 %15, i32 %2, i32 %3
  %75 = select i1 %15, i32 %3, i32 %2
  %76 = sext i32 %75 to i64
  %77 = sub nsw i64 1, %76
  %78 = mul nsw i64 %77, %17
  %79 = select i1 %16, i64 %78, i64 0
  %80 = getelementptr inbounds float, ptr %7, i64 %79
  %81 = sext i32 %74 to i64
  %82 = sub nsw i64 1, %81
  %83 = mul nsw i64 %82, %19
  %84 = select i1 %18, i64 %83, i64 0
  %85 = getelementptr inbounds float, ptr %10, i64 %84
  %86 = icmp sgt i32 %74, 0
  br i1 %86, label %87, label %.loopexit3

87:
  %88 = icmp sgt i32 %75, 0
  %89 = sext i32 %6 to i64
  %90 = fcmp oeq float %9, 0.000000e+00
  br label %91

91:
  %92 = phi i64 [ 0, %87 ], [ %124, %122 ]
  br i1 %88, label %93, label %.loopexit4

93:
  %94 = mul nsw i64 %92, %89
  %95 = getelementptr float, ptr %5, i64 %94
  %96 = getelementptr float, ptr %5, i64 %92
  br label %100

.loopexit4.loopexit:
  %.lcssa19 = phi float [ %112, %100 ]
  br label %.loopexit4

.loopexit4:
  %97 = phi float [ 0.000000e+00, %91 ], [ %.lcssa19, %.loopexit4.loopexit ]
  %98 = mul nsw i64 %92, %19
  %99 = getelementptr inbounds float, ptr %85, i64 %98
  br i1 %90, label %115, label %117

100:
  %101 = phi i64 [ 0, %93 ], [ %113, %100 ]
  %102 = phi float [ 0.000000e+00, %93 ], [ %112, %100 ]
  %103 = getelementptr float, ptr %95, i64 %101
  %104 = mul nsw i64 %101, %89
  %105 = getelementptr float, ptr %96, i64 %104
  %106 = select i1 %15, ptr %103, ptr %105
  %107 = load float, ptr %106, align 4
  %108 = mul nsw i64 %101, %17
  %109 = getelementptr inbounds float, ptr %80, i64 %108
  %110 = load float, ptr %109, align 4
  %111 = fmul float %107, %110
  %112 = fadd float %102, %111
  %113 = add nuw nsw i64 %101, 1
  %114 = icmp eq i64 %113, %76
  br i1 %114, label %.loopexit4.loopexit, label %100

115:
  %116 = fmul float %4, %97
  br label %122

117:
  %118 = load float, ptr %99, align 4
  %119 = fmul float %9, %118
  %120 = fmul float %4, %97
  %121 = fadd float %120, %119
  br label %122

122:
  %123 = phi float [ %116, %115 ], [ %121, %117 ]
  store float %123, ptr %99, align 4
  %124 = add nuw nsw i64 %92, 1
  %125 = icmp eq i64 %124, %81
  br i1 %125, label %.loopexit3.loopexit18, label %91

.loopexit3.loopexit:
  br label %.loopexit3

.loopexit3.loopexit18:
  br label %.loopexit3

.loopexit3:
  ret void
}

define void @cblas_sger(i32 noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, ptr noundef readonly %4, i32 noundef %5, ptr noundef readonly %6, i32 noundef %7, ptr noundef %8, i32 noundef %9) {
  %11 = icmp eq i32 %0, 102
  br i1 %11, label %12, label %53

12:
  %13 = icmp slt i32 %5, 0
  %14 = sext i32 %1 to i64
  %15 = sub nsw i64 1, %14
  %16 = sext i32 %5 to i64
  %17 = mul nsw i64 %15, %16
  %18 = select i1 %13, i64 %17, i64 0
  %19 = getelementptr inbounds float, ptr %4, i64 %18
  %20 = icmp slt i32 %7, 0
  %21 = sext i32 %2 to i64
  %22 = sub nsw i64 1, %21
  %23 = sext i32 %7 to i64
  %24 = mul nsw i64 %22, %23
  %25 = select i1 %20, i64 %24, i64 0
  %26 = getelementptr inbounds float, ptr %6, i64 %25
  %27 = icmp sgt i32 %2, 0
  br i1 %27, label %28, label %.loopexit2

28:
  %29 = icmp sgt i32 %1, 0
  %30 = sext i32 %9 to i64
  br label %31

31:
  %32 = phi i64 [ 0, %28 ], [ %38, %.loopexit ]
  br i1 %29, label %33, label %.loopexit

33:
  %34 = mul nsw i64 %32, %23
  %35 = getelementptr inbounds float, ptr %26, i64 %34
  %36 = mul nsw i64 %32, %30
  %37 = getelementptr float, ptr %8, i64 %36
  br label %40

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %38 = add nuw nsw i64 %32, 1
  %39 = icmp eq i64 %38, %21
  br i1 %39, label %.loopexit2.loopexit, label %31

40:
  %41 = phi i64 [ 0, %33 ], [ %51, %40 ]
  %42 = mul nsw i64 %41, %16
  %43 = getelementptr inbounds float, ptr %19, i64 %42
  %44 = load float, ptr %43, align 4
  %45 = fmul float %3, %44
  %46 = load float, ptr %35, align 4
  %47 = fmul float %45, %46
  %48 = getelementptr float, ptr %37, i64 %41
  %49 = load float, ptr %48, align 4
  %50 = fadd float %49, %47
  store float %50, ptr %48, align 4
  %51 = add nuw nsw i64 %41, 1
  %52 = icmp eq i64 %51, %14
  br i1 %52, label %.loopexit.loopexit, label %40

53:
  %54 = icmp slt i32 %7, 0
  %55 = sext i32 %2 to i64
  %56 = sub nsw i64 1, %55
  %57 = sext i32 %7 to i64
  %58 = mul nsw i64 %56, %57
  %59 = select i1 %54, i64 %58, i64 0
  %60 = getelementptr inbounds float, ptr %6, i64 %59
  %61 = icmp slt i32 %5, 0
  %62 = sext i32 %1 to i64
  %63 = sub nsw i64 1, %62
  %64 = sext i32 %5 to i64
  %65 = mul nsw i64 %63, %64
  %66 = select i1 %61, i64 %65, i64 0
  %67 = getelementptr inbounds float, ptr %4, i64 %66
  %68 = icmp sgt i32 %1, 0
  br i1 %68, label %69, label %.loopexit2

69:
  %70 = icmp sgt i32 %2, 0
  %71 = sext i32 %9 to i64
  br label %72

72:
  %73 = phi i64 [ 0, %69 ], [ %79, %.loopexit3 ]
  br i1 %70, label %74, label %.loopexit3

74:
  %75 = mul nsw i64 %73, %64
  %76 = getelementptr inbounds float, ptr %67, i64 %75
  %77 = mul nsw i64 %73, %71
  %78 = getelementptr float, ptr %8, i64 %77
  br label %81

.loopexit3.loopexit:
  br label %.loopexit3

.loopexit3:
  %79 = add nuw nsw i64 %73, 1
  %80 = icmp eq i64 %79, %62
  br i1 %80, label %.loopexit2.loopexit10, label %72

81:
  %82 = phi i64 [ 0, %74 ], [ %92, %81 ]
  %83 = mul nsw i64 %82, %57
  %84 = getelementptr inbounds float, ptr %60, i64 %83
  %85 = load float, ptr %84, align 4
  %86 = fmul float %3, %85
  %87 = load float, ptr %76, align 4
  %88 = fmul float %86, %87
  %89 = getelementptr float, ptr %78, i64 %82
  %90 = load float, ptr %89, align 4
  %91 = fadd float %90, %88
  store float %91, ptr %89, align 4
  %92 = add nuw nsw i64 %82, 1
  %93 = icmp eq i64 %92, %55
  br i1 %93, label %.loopexit3.loopexit, label %81

.loopexit2.loopexit:
  br label %.loopexit2

.loopexit2.loopexit10:
  br label %.loopexit2

.loopexit2:
  ret void
}

define void @cblas_sgemm(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, float noundef %6, ptr noundef readonly %7, i32 noundef %8, ptr noundef readonly %9, i32 noundef %10, float noundef %11, ptr noundef %12, i32 noundef %13) {
  %15 = icmp eq i32 %1, 111
  %16 = icmp eq i32 %2, 111
  %17 = icmp eq i32 %0, 102
  br i1 %17, label %30, label %18

18:
  %19 = sext i32 %3 to i64
  %20 = icmp sgt i32 %3, 0
  br i1 %20, label %21, label %.loopexit9

21:
  %22 = sext i32 %4 to i64
  %23 = icmp sgt i32 %4, 0
  %24 = fcmp oeq float %11, 0.000000e+00
  %25 = sext i32 %13 to i64
  %26 = sext i32 %5 to i64
  %27 = icmp sgt i32 %5, 0
  %28 = sext i32 %8 to i64
  %29 = sext i32 %10 to i64
  br label %93

30:
  %31 = sext i32 %4 to i64
  %32 = icmp sgt i32 %4, 0
  br i1 %32, label %33, label %.loopexit9

33:
  %34 = sext i32 %3 to i64
  %35 = icmp sgt i32 %3, 0
  %36 = fcmp oeq float %11, 0.000000e+00
  %37 = sext i32 %13 to i64
  %38 = sext i32 %5 to i64
  %39 = icmp sgt i32 %5, 0
  %40 = sext i32 %10 to i64
  %41 = sext i32 %8 to i64
  br label %42

42:
  %43 = phi i64 [ 0, %33 ], [ %64, %.loopexit7 ]
  br i1 %35, label %44, label %.loopexit8

44:
  %45 = mul nsw i64 %43, %37
  %46 = getelementptr float, ptr %12, i64 %45
  br label %53

.loopexit8.loopexit:
  br label %.loopexit8

.loopexit8:
  br i1 %39, label %47, label %.loopexit7

47:
  %48 = getelementptr float, ptr %9, i64 %43
  %49 = mul nsw i64 %43, %40
  %50 = getelementptr float, ptr %9, i64 %49
  %51 = mul nsw i64 %43, %37
  %52 = getelementptr float, ptr %12, i64 %51
  br label %66

53:
  %54 = phi i64 [ 0, %44 ], [ %62, %59 ]
  br i1 %36, label %59, label %55

55:
  %56 = getelementptr float, ptr %46, i64 %54
  %57 = load float, ptr %56, align 4
  %58 = fmul float %11, %57
  br label %59

59:
  %60 = phi float [ %58, %55 ], [ 0.000000e+00, %53 ]
  %61 = getelementptr float, ptr %46, i64 %54
  store float %60, ptr %61, align 4
  %62 = add nuw nsw i64 %54, 1
  %63 = icmp eq i64 %62, %34
  br i1 %63, label %.loopexit8.loopexit, label %53

.loopexit7.loopexit:
  br label %.loopexit7

.loopexit7:
  %64 = add nuw nsw i64 %43, 1
  %65 = icmp eq i64 %64, %31
  br i1 %65, label %.loopexit9.loopexit, label %42

66:
  %67 = phi i64 [ 0, %47 ], [ %78, %.loopexit ]
  %68 = mul nsw i64 %67, %40
  %69 = getelementptr float, ptr %48, i64 %68
  %70 = getelementptr float, ptr %50, i64 %67
  %71 = select i1 %16, ptr %70, ptr %69
  %72 = load float, ptr %71, align 4
  %73 = fmul float %6, %72
  br i1 %35, label %74, label %.loopexit

74:
  %75 = getelementptr float, ptr %7, i64 %67
  %76 = mul nsw i64 %67, %41
  %77 = getelementptr float, ptr %7, i64 %76
  br label %80

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %78 = add nuw nsw i64 %67, 1
  %79 = icmp eq i64 %78, %38
  br i1 %79, label %.loopexit7.loopexit, label %66

80:
  %81 = phi i64 [ 0, %74 ], [ %91, %80 ]
  %82 = mul nsw i64 %81, %41
  %83 = getelementptr float, ptr %75, i64 %82
  %84 = getelementptr float, ptr %77, i64 %81
  %85 = select i1 %15, ptr %84, ptr %83
  %86 = load float, ptr %85, align 4
  %87 = fmul float %73, %86
  %88 = getelementptr float, ptr %52, i64 %81
  %89 = load float, ptr %88, align 4
  %90 = fadd float %89, %87
  store float %90, ptr %88, align 4
  %91 = add nuw nsw i64 %81, 1
  %92 = icmp eq i64 %91, %34
  br i1 %92, label %.loopexit.loopexit, label %80

93:
  %94 = phi i64 [ 0, %21 ], [ %115, %.loopexit11 ]
  br i1 %23, label %95, label %.loopexit12

95:
  %96 = mul nsw i64 %94, %25
  %97 = getelementptr float, ptr %12, i64 %96
  br label %104

.loopexit12.loopexit:
  br label %.loopexit12

.loopexit12:
  br i1 %27, label %98, label %.loopexit11

98:
  %99 = getelementptr float, ptr %7, i64 %94
  %100 = mul nsw i64 %94, %28
  %101 = getelementptr float, ptr %7, i64 %100
  %102 = mul nsw i64 %94, %25
  %103 = getelementptr float, ptr %12, i64 %102
  br label %117

104:
  %105 = phi i64 [ 0, %95 ], [ %113, %110 ]
  br i1 %24, label %110, label %106

106:
  %107 = getelementptr float, ptr %97, i64 %105
  %108 = load float, ptr %107, align 4
  %109 = fmul float %11, %108
  br label %110

110:
  %111 = phi float [ %109, %106 ], [ 0.000000e+00, %104 ]
  %112 = getelementptr float, ptr %97, i64 %105
  store float %111, ptr %112, align 4
  %113 = add nuw nsw i64 %105, 1
  %114 = icmp eq i64 %113, %22
  br i1 %114, label %.loopexit12.loopexit, label %104

.loopexit11.loopexit:
  br label %.loopexit11

.loopexit11:
  %115 = add nuw nsw i64 %94, 1
  %116 = icmp eq i64 %115, %19
  br i1 %116, label %.loopexit9.loopexit24, label %93

117:
  %118 = phi i64 [ 0, %98 ], [ %129, %.loopexit10 ]
  %119 = mul nsw i64 %118, %28
  %120 = getelementptr float, ptr %99, i64 %119
  %121 = getelementptr float, ptr %101, i64 %118
  %122 = select i1 %15, ptr %121, ptr %120
  %123 = load float, ptr %122, align 4
  %124 = fmul float %6, %123
  br i1 %23, label %125, label %.loopexit10

125:
  %126 = getelementptr float, ptr %9, i64 %118
  %127 = mul nsw i64 %118, %29
  %128 = getelementptr float, ptr %9, i64 %127
  br label %131

.loopexit10.loopexit:
  br label %.loopexit10

.loopexit10:
  %129 = add nuw nsw i64 %118, 1
  %130 = icmp eq i64 %129, %26
  br i1 %130, label %.loopexit11.loopexit, label %117

131:
  %132 = phi i64 [ 0, %125 ], [ %142, %131 ]
  %133 = mul nsw i64 %132, %29
  %134 = getelementptr float, ptr %126, i64 %133
  %135 = getelementptr float, ptr %128, i64 %132
  %136 = select i1 %16, ptr %135, ptr %134
  %137 = load float, ptr %136, align 4
  %138 = fmul float %124, %137
  %139 = getelementptr float, ptr %103, i64 %132
  %140 = load float, ptr %139, align 4
  %141 = fadd float %140, %138
  store float %141, ptr %139, align 4
  %142 = add nuw nsw i64 %132, 1
  %143 = icmp eq i64 %142, %22
  br i1 %143, label %.loopexit10.loopexit, label %131

.loopexit9.loopexit:
  br label %.loopexit9

.loopexit9.loopexit24:
  br label %.loopexit9

.loopexit9:
  ret void
}

define void @cblas_srot(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, float noundef %5, float noundef %6) {
  %8 = icmp slt i32 %2, 0
  %9 = sext i32 %0 to i64
  %10 = sub nsw i64 1, %9
  %11 = sext i32 %2 to i64
  %12 = mul nsw i64 %10, %11
  %13 = select i1 %8, i64 %12, i64 0
  %14 = getelementptr inbounds float, ptr %1, i64 %13
  %15 = icmp slt i32 %4, 0
  %16 = sext i32 %4 to i64
  %17 = mul nsw i64 %10, %16
  %18 = select i1 %15, i64 %17, i64 0
  %19 = getelementptr inbounds float, ptr %3, i64 %18
  %20 = icmp sgt i32 %0, 0
  br i1 %20, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.preheader:
  %21 = phi i64 [ %35, %.preheader ], [ 0, %.preheader.preheader ]
  %22 = mul nsw i64 %21, %11
  %23 = getelementptr inbounds float, ptr %14, i64 %22
  %24 = load float, ptr %23, align 4
  %25 = fmul float %5, %24
  %26 = mul nsw i64 %21, %16
  %27 = getelementptr inbounds float, ptr %19, i64 %26
  %28 = load float, ptr %27, align 4
  %29 = fmul float %6, %28
  %30 = fadd float %25, %29
  store float %30, ptr %23, align 4
  %31 = load float, ptr %27, align 4
  %32 = fmul float %5, %31
  %33 = fmul float %6, %24
  %34 = fsub float %32, %33
  store float %34, ptr %27, align 4
  %35 = add nuw nsw i64 %21, 1
  %36 = icmp eq i64 %35, %9
  br i1 %36, label %.loopexit.loopexit, label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void
}

define void @cblas_srotg(ptr noundef %0, ptr noundef %1, ptr noundef writeonly %2, ptr noundef writeonly %3) {
  %5 = load float, ptr %1, align 4
  %6 = fcmp oeq float %5, 0.000000e+00
  br i1 %6, label %7, label %8

7:
  store float 1.000000e+00, ptr %2, align 4
  store float 0.000000e+00, ptr %3, align 4
  store float 0.000000e+00, ptr %1, align 4
  br label %33

8:
  %9 = load float, ptr %0, align 4
  %10 = tail call float @llvm.fabs.f32(float %9)
  %11 = tail call float @llvm.fabs.f32(float %5)
  %12 = fcmp ogt float %10, %11
  %13 = select i1 %12, float %9, float %5
  %14 = select i1 %12, float %10, float %11
  %15 = fdiv float %9, %14
  %16 = fmul float %15, %15
  %17 = fdiv float %5, %14
  %18 = fmul float %17, %17
  %19 = fadd float %16, %18
  %20 = tail call float @llvm.sqrt.f32(float %19)
  %21 = fmul float %14, %20
  %22 = fcmp olt float %13, 0.000000e+00
  %23 = fneg float %21
  %24 = select i1 %22, float %23, float %21
  %25 = fdiv float %9, %24
  %26 = fdiv float %5, %24
  store float %24, ptr %0, align 4
  br i1 %12, label %31, label %27

27:
  %28 = fcmp une float %25, 0.000000e+00
  %29 = fdiv float 1.000000e+00, %25
  %30 = select i1 %28, float %29, float 1.000000e+00
  br label %31

31:
  %32 = phi float [ %30, %27 ], [ %26, %8 ]
  store float %32, ptr %1, align 4
  store float %25, ptr %2, align 4
  store float %26, ptr %3, align 4
  br label %33

33:
  ret void
}

define void @cblas_srotm(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef readonly %5) {
  %7 = load float, ptr %5, align 4
  %8 = fcmp oeq float %7, -2.000000e+00
  br i1 %8, label %.loopexit, label %9

9:
  %10 = fcmp oeq float %7, 0.000000e+00
  br i1 %10, label %14, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %13 = load float, ptr %12, align 4
  br label %14

14:
  %15 = phi float [ %13, %11 ], [ 1.000000e+00, %9 ]
  %16 = fcmp oeq float %7, 1.000000e+00
  br i1 %16, label %22, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %19 = load float, ptr %18, align 4
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %21 = load float, ptr %20, align 4
  br label %22

22:
  %23 = phi float [ %19, %17 ], [ 1.000000e+00, %14 ]
  %24 = phi float [ %21, %17 ], [ -1.000000e+00, %14 ]
  br i1 %10, label %28, label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %27 = load float, ptr %26, align 4
  br label %28

28:
  %29 = phi float [ %27, %25 ], [ 1.000000e+00, %22 ]
  %30 = icmp slt i32 %2, 0
  %31 = sext i32 %0 to i64
  %32 = sub nsw i64 1, %31
  %33 = sext i32 %2 to i64
  %34 = mul nsw i64 %32, %33
  %35 = select i1 %30, i64 %34, i64 0
  %36 = getelementptr inbounds float, ptr %1, i64 %35
  %37 = icmp slt i32 %4, 0
  %38 = sext i32 %4 to i64
  %39 = mul nsw i64 %32, %38
  %40 = select i1 %37, i64 %39, i64 0
  %41 = getelementptr inbounds float, ptr %3, i64 %40
  %42 = icmp sgt i32 %0, 0
  br i1 %42, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.preheader:
  %43 = phi i64 [ %57, %.preheader ], [ 0, %.preheader.preheader ]
  %44 = mul nsw i64 %43, %33
  %45 = getelementptr inbounds float, ptr %36, i64 %44
  %46 = load float, ptr %45, align 4
  %47 = fmul float %15, %46
  %48 = mul nsw i64 %43, %38
  %49 = getelementptr inbounds float, ptr %41, i64 %48
  %50 = load float, ptr %49, align 4
  %51 = fmul float %23, %50
  %52 = fadd float %47, %51
  store float %52, ptr %45, align 4
  %53 = fmul float %24, %46
  %54 = load float, ptr %49, align 4
  %55 = fmul float %29, %54
  %56 = fadd float %53, %55
  store float %56, ptr %49, align 4
  %57 = add nuw nsw i64 %43, 1
  %58 = icmp eq i64 %57, %31
  br i1 %58, label %.loopexit.loopexit, label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void
}

define void @cblas_sgbmv(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, float noundef %6, ptr noundef readonly %7, i32 noundef %8, ptr noundef readonly %9, i32 noundef %10, float noundef %11, ptr noundef %12, i32 noundef %13) {
  %15 = icmp eq i32 %0, 102
  %16 = icmp eq i32 %1, 111
  %17 = xor i1 %15, %16
  %18 = icmp slt i32 %10, 0
  %19 = sext i32 %10 to i64
  %20 = icmp slt i32 %13, 0
  %21 = sext i32 %13 to i64
  br i1 %15, label %22, label %90

22:
  %23 = select i1 %17, i32 %3, i32 %2
  %24 = select i1 %17, i32 %2, i32 %3
  %25 = sext i32 %24 to i64
  %26 = sub nsw i64 1, %25
  %27 = mul nsw i64 %26, %19
  %28 = select i1 %18, i64 %27, i64 0
  %29 = getelementptr inbounds float, ptr %9, i64 %28
  %30 = sext i32 %23 to i64
  %31 = sub nsw i64 1, %30
  %32 = mul nsw i64 %31, %21
  %33 = select i1 %20, i64 %32, i64 0
  %34 = getelementptr inbounds float, ptr %12, i64 %33
  %35 = icmp sgt i32 %23, 0
  br i1 %35, label %36, label %.loopexit8

36:
  %37 = select i1 %17, i32 %4, i32 %5
  %38 = select i1 %17, i32 %5, i32 %4
  %39 = sext i32 %38 to i64
  %40 = sext i32 %37 to i64
  %41 = add nsw i64 %40, 1
  %42 = sext i32 %5 to i64
  %43 = sext i32 %8 to i64
  %44 = fcmp oeq float %11, 0.000000e+00
  br label %45

45:
  %46 = phi i64 [ 0, %36 ], [ %88, %86 ]
  %47 = icmp sgt i64 %46, %39
  %48 = sub nsw i64 %46, %39
  %49 = select i1 %47, i64 %48, i64 0
  %50 = add nsw i64 %41, %46
  %51 = tail call i64 @llvm.smin.i64(i64 %50, i64 %25)
  %52 = icmp slt i64 %49, %51
  br i1 %52, label %53, label %.loopexit

53:
  %54 = sub nsw i64 %42, %46
  %55 = mul nsw i64 %46, %43
  %56 = getelementptr float, ptr %7, i64 %55
  %57 = add nsw i64 %46, %42
  %58 = getelementptr float, ptr %56, i64 %54
  br label %62

.loopexit.loopexit:
  %.lcssa = phi float [ %76, %62 ]
  br label %.loopexit

.loopexit:
  %59 = phi float [ 0.000000e+00, %45 ], [ %.lcssa, %.loopexit.loopexit ]
  %60 = mul nsw i64 %46, %21
  %61 = getelementptr inbounds float, ptr %34, i64 %60
  br i1 %44, label %79, label %81

62:
  %63 = phi i64 [ %49, %53 ], [ %77, %62 ]
  %64 = phi float [ 0.000000e+00, %53 ], [ %76, %62 ]
  %65 = getelementptr float, ptr %58, i64 %63
  %66 = sub i64 %57, %63
  %67 = mul nsw i64 %63, %43
  %68 = getelementptr float, ptr %7, i64 %66
  %69 = getelementptr float, ptr %68, i64 %67
  %70 = select i1 %17, ptr %65, ptr %69
  %71 = load float, ptr %70, align 4
  %72 = mul nsw i64 %63, %19
  %73 = getelementptr inbounds float, ptr %29, i64 %72
  %74 = load float, ptr %73, align 4
  %75 = fmul float %71, %74
  %76 = fadd float %64, %75
  %77 = add nsw i64 %63, 1
  %78 = icmp slt i64 %77, %51
  br i1 %78, label %62, label %.loopexit.loopexit

79:
  %80 = fmul float %6, %59
  br label %86

81:
  %82 = load float, ptr %61, align 4
  %83 = fmul float %11, %82
  %84 = fmul float %6, %59
  %85 = fadd float %84, %83
  br label %86

86:
  %87 = phi float [ %80, %79 ], [ %85, %81 ]
  store float %87, ptr %61, align 4
  %88 = add nuw nsw i64 %46, 1
  %89 = icmp eq i64 %88, %30
  br i1 %89, label %.loopexit8.loopexit, label %45

90:
  %91 = select i1 %17, i32 %2, i32 %3
  %92 = select i1 %17, i32 %3, i32 %2
  %93 = sext i32 %92 to i64
  %94 = sub nsw i64 1, %93
  %95 = mul nsw i64 %94, %19
  %96 = select i1 %18, i64 %95, i64 0
  %97 = getelementptr inbounds float, ptr %9, i64 %96
  %98 = sext i32 %91 to i64
  %99 = sub nsw i64 1, %98
  %100 = mul nsw i64 %99, %21
  %101 = select i1 %20, i64 %100, i64 0
  %102 = getelementptr inbounds float, ptr %12, i64 %101
  %103 = icmp sgt i32 %91, 0
  br i1 %103, label %104, label %.loopexit8

104:
  %105 = select i1 %17, i32 %5, i32 %4
  %106 = select i1 %17, i32 %4, i32 %5
  %107 = sext i32 %106 to i64
  %108 = sext i32 %105 to i64
  %109 = add nsw i64 %108, 1
  %110 = sext i32 %4 to i64
  %111 = sext i32 %8 to i64
  %112 = fcmp oeq float %11, 0.000000e+00
  br label %113

113:
  %114 = phi i64 [ 0, %104 ], [ %156, %154 ]
  %115 = icmp sgt i64 %114, %107
  %116 = sub nsw i64 %114, %107
  %117 = select i1 %115, i64 %116, i64 0
  %118 = add nsw i64 %109, %114
  %119 = tail call i64 @llvm.smin.i64(i64 %118, i64 %93)
  %120 = icmp slt i64 %117, %119
  br i1 %120, label %121, label %.loopexit9

121:
  %122 = sub nsw i64 %110, %114
  %123 = mul nsw i64 %114, %111
  %124 = getelementptr float, ptr %7, i64 %123
  %125 = add nsw i64 %114, %110
  %126 = getelementptr float, ptr %124, i64 %122
  br label %130

.loopexit9.loopexit:
  %.lcssa28 = phi float [ %144, %130 ]
  br label %.loopexit9

.loopexit9:
  %127 = phi float [ 0.000000e+00, %113 ], [ %.lcssa28, %.loopexit9.loopexit ]
  %128 = mul nsw i64 %114, %21
  %129 = getelementptr inbounds float, ptr %102, i64 %128
  br i1 %112, label %147, label %149

130:
  %131 = phi i64 [ %117, %121 ], [ %145, %130 ]
  %132 = phi float [ 0.000000e+00, %121 ], [ %144, %130 ]
  %133 = getelementptr float, ptr %126, i64 %131
  %134 = sub i64 %125, %131
  %135 = mul nsw i64 %131, %111
  %136 = getelementptr float, ptr %7, i64 %134
  %137 = getelementptr float, ptr %136, i64 %135
  %138 = select i1 %17, ptr %133, ptr %137
  %139 = load float, ptr %138, align 4
  %140 = mul nsw i64 %131, %19
  %141 = getelementptr inbounds float, ptr %97, i64 %140
  %142 = load float, ptr %141, align 4
  %143 = fmul float %139, %142
  %144 = fadd float %132, %143
  %145 = add nsw i64 %131, 1
  %146 = icmp slt i64 %145, %119
  br i1 %146, label %130, label %.loopexit9.loopexit

147:
  %148 = fmul float %6, %127
  br label %154

149:
  %150 = load float, ptr %129, align 4
  %151 = fmul float %11, %150
  %152 = fmul float %6, %127
  %153 = fadd float %152, %151
  br label %154

154:
  %155 = phi float [ %148, %147 ], [ %153, %149 ]
  store float %155, ptr %129, align 4
  %156 = add nuw nsw i64 %114, 1
  %157 = icmp eq i64 %156, %98
  br i1 %157, label %.loopexit8.loopexit27, label %113

.loopexit8.loopexit:
  br label %.loopexit8

.loopexit8.loopexit27:
  br label %.loopexit8

.loopexit8:
  ret void
}

define void @cblas_ssymv(i32 noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, ptr noundef readonly %4, i32 noundef %5, ptr noundef readonly %6, i32 noundef %7, float noundef %8, ptr noundef %9, i32 noundef %10) {
  %12 = icmp eq i32 %1, 121
  %13 = icmp ne i32 %0, 102
  %14 = xor i1 %13, %12
  %15 = sext i32 %2 to i64
  %16 = sext i32 %5 to i64
  %17 = sext i32 %7 to i64
  %18 = sext i32 %10 to i64
  %19 = icmp slt i32 %7, 0
  %20 = sub nsw i64 1, %15
  %21 = mul nsw i64 %20, %17
  %22 = select i1 %19, i64 %21, i64 0
  %23 = getelementptr inbounds float, ptr %6, i64 %22
  %24 = icmp slt i32 %10, 0
  %25 = mul nsw i64 %20, %18
  %26 = select i1 %24, i64 %25, i64 0
  %27 = getelementptr inbounds float, ptr %9, i64 %26
  %28 = icmp sgt i32 %2, 0
  br i1 %28, label %29, label %.loopexit

29:
  %30 = fcmp oeq float %8, 0.000000e+00
  br label %31

31:
  %32 = phi i64 [ 0, %29 ], [ %66, %64 ]
  %33 = mul nsw i64 %32, %16
  br label %37

34:
  %.lcssa = phi float [ %54, %37 ]
  %35 = mul nsw i64 %32, %18
  %36 = getelementptr inbounds float, ptr %27, i64 %35
  br i1 %30, label %57, label %59

37:
  %38 = phi i64 [ 0, %31 ], [ %55, %37 ]
  %39 = phi float [ 0.000000e+00, %31 ], [ %54, %37 ]
  %40 = icmp samesign ule i64 %38, %32
  %41 = xor i1 %14, %40
  %42 = icmp eq i64 %38, %32
  %43 = or i1 %42, %41
  %44 = mul nsw i64 %38, %16
  %45 = add nsw i64 %44, %32
  %46 = add nsw i64 %38, %33
  %47 = select i1 %43, i64 %45, i64 %46
  %48 = getelementptr inbounds float, ptr %4, i64 %47
  %49 = load float, ptr %48, align 4
  %50 = mul nsw i64 %38, %17
  %51 = getelementptr inbounds float, ptr %23, i64 %50
  %52 = load float, ptr %51, align 4
  %53 = fmul float %49, %52
  %54 = fadd float %39, %53
  %55 = add nuw nsw i64 %38, 1
  %56 = icmp eq i64 %55, %15
  br i1 %56, label %34, label %37

57:
  %58 = fmul float %3, %.lcssa
  br label %64

59:
  %60 = load float, ptr %36, align 4
  %61 = fmul float %8, %60
  %62 = fmul float %3, %.lcssa
  %63 = fadd float %62, %61
  br label %64

64:
  %65 = phi float [ %58, %57 ], [ %63, %59 ]
  store float %65, ptr %36, align 4
  %66 = add nuw nsw i64 %32, 1
  %67 = icmp eq i64 %66, %15
  br i1 %67, label %.loopexit.loopexit, label %31

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void
}

define void @cblas_ssbmv(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, float noundef %4, ptr noundef readonly %5, i32 noundef %6, ptr noundef readonly %7, i32 noundef %8, float noundef %9, ptr noundef %10, i32 noundef %11) {
  %13 = icmp eq i32 %1, 121
  %14 = icmp ne i32 %0, 102
  %15 = xor i1 %14, %13
  %16 = sext i32 %2 to i64
  %17 = sext i32 %3 to i64
  %18 = sext i32 %6 to i64
  %19 = sext i32 %8 to i64
  %20 = sext i32 %11 to i64
  %21 = icmp slt i32 %8, 0
  %22 = sub nsw i64 1, %16
  %23 = mul nsw i64 %22, %19
  %24 = select i1 %21, i64 %23, i64 0
  %25 = getelementptr inbounds float, ptr %7, i64 %24
  %26 = icmp slt i32 %11, 0
  %27 = mul nsw i64 %22, %20
  %28 = select i1 %26, i64 %27, i64 0
  %29 = getelementptr inbounds float, ptr %10, i64 %28
  %30 = icmp sgt i32 %2, 0
  br i1 %30, label %31, label %.loopexit7

31:
  %32 = add nsw i64 %17, 1
  %33 = select i1 %15, i64 %17, i64 0
  %34 = fcmp oeq float %9, 0.000000e+00
  br label %35

35:
  %36 = phi i64 [ 0, %31 ], [ %84, %82 ]
  %37 = icmp sgt i64 %36, %17
  %38 = sub nsw i64 %36, %17
  %39 = select i1 %37, i64 %38, i64 0
  %40 = add nsw i64 %32, %36
  %41 = tail call i64 @llvm.smin.i64(i64 %40, i64 %16)
  %42 = icmp slt i64 %39, %41
  br i1 %42, label %43, label %.loopexit

43:
  %44 = mul nsw i64 %36, %18
  %45 = sub nsw i64 %33, %36
  %46 = add i64 %45, %44
  %47 = add nsw i64 %36, %33
  br label %51

.loopexit.loopexit:
  %.lcssa = phi float [ %72, %64 ]
  br label %.loopexit

.loopexit:
  %48 = phi float [ 0.000000e+00, %35 ], [ %.lcssa, %.loopexit.loopexit ]
  %49 = mul nsw i64 %36, %20
  %50 = getelementptr inbounds float, ptr %29, i64 %49
  br i1 %34, label %75, label %77

51:
  %52 = phi i64 [ %39, %43 ], [ %73, %64 ]
  %53 = phi float [ 0.000000e+00, %43 ], [ %72, %64 ]
  %54 = icmp sle i64 %52, %36
  %55 = xor i1 %15, %54
  %56 = icmp eq i64 %52, %36
  %57 = or i1 %56, %55
  br i1 %57, label %58, label %62

58:
  %59 = sub i64 %47, %52
  %60 = mul nsw i64 %52, %18
  %61 = add nsw i64 %59, %60
  br label %64

62:
  %63 = add i64 %46, %52
  br label %64

64:
  %65 = phi i64 [ %61, %58 ], [ %63, %62 ]
  %66 = getelementptr inbounds float, ptr %5, i64 %65
  %67 = load float, ptr %66, align 4
  %68 = mul nsw i64 %52, %19
  %69 = getelementptr inbounds float, ptr %25, i64 %68
  %70 = load float, ptr %69, align 4
  %71 = fmul float %67, %70
  %72 = fadd float %53, %71
  %73 = add nsw i64 %52, 1
  %74 = icmp slt i64 %73, %41
  br i1 %74, label %51, label %.loopexit.loopexit

75:
  %76 = fmul float %4, %48
  br label %82

77:
  %78 = load float, ptr %50, align 4
  %79 = fmul float %9, %78
  %80 = fmul float %4, %48
  %81 = fadd float %80, %79
  br label %82

82:
  %83 = phi float [ %76, %75 ], [ %81, %77 ]
  store float %83, ptr %50, align 4
  %84 = add nuw nsw i64 %36, 1
  %85 = icmp eq i64 %84, %16
  br i1 %85, label %.loopexit7.loopexit, label %35

.loopexit7.loopexit:
  br label %.loopexit7

.loopexit7:
  ret void
}

define void @cblas_sspmv(i32 noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, ptr noundef readonly %4, ptr noundef readonly %5, i32 noundef %6, float noundef %7, ptr noundef %8, i32 noundef %9) {
  %11 = icmp eq i32 %1, 121
  %12 = icmp ne i32 %0, 102
  %13 = xor i1 %12, %11
  %14 = sext i32 %2 to i64
  %15 = sext i32 %6 to i64
  %16 = sext i32 %9 to i64
  %17 = icmp slt i32 %6, 0
  %18 = sub nsw i64 1, %14
  %19 = mul nsw i64 %18, %15
  %20 = select i1 %17, i64 %19, i64 0
  %21 = getelementptr inbounds float, ptr %5, i64 %20
  %22 = icmp slt i32 %9, 0
  %23 = mul nsw i64 %18, %16
  %24 = select i1 %22, i64 %23, i64 0
  %25 = getelementptr inbounds float, ptr %8, i64 %24
  %26 = icmp sgt i32 %2, 0
  br i1 %26, label %27, label %.loopexit

27:
  %28 = shl nuw nsw i64 %14, 1
  %29 = fcmp oeq float %7, 0.000000e+00
  br label %30

30:
  %31 = phi i64 [ 0, %27 ], [ %32, %77 ]
  %32 = add nuw nsw i64 %31, 1
  %33 = xor i64 %31, -1
  %34 = add nsw i64 %28, %33
  %35 = select i1 %13, i64 %32, i64 %34
  %36 = mul nsw i64 %35, %31
  %37 = sdiv i64 %36, 2
  br label %41

38:
  %.lcssa = phi float [ %68, %59 ]
  %39 = mul nsw i64 %31, %16
  %40 = getelementptr inbounds float, ptr %25, i64 %39
  br i1 %29, label %70, label %72

41:
  %42 = phi i64 [ 0, %30 ], [ %60, %59 ]
  %43 = phi float [ 0.000000e+00, %30 ], [ %68, %59 ]
  %44 = icmp samesign ule i64 %42, %31
  %45 = xor i1 %13, %44
  %46 = icmp eq i64 %42, %31
  %47 = or i1 %46, %45
  br i1 %47, label %48, label %56

48:
  %49 = add nuw nsw i64 %42, 1
  %50 = xor i64 %42, -1
  %51 = add nsw i64 %28, %50
  %52 = select i1 %13, i64 %49, i64 %51
  %53 = mul nsw i64 %52, %42
  %54 = sdiv i64 %53, 2
  %55 = add nsw i64 %54, %31
  br label %59

56:
  %57 = add nsw i64 %42, %37
  %58 = add nuw nsw i64 %42, 1
  br label %59

59:
  %60 = phi i64 [ %58, %56 ], [ %49, %48 ]
  %61 = phi i64 [ %57, %56 ], [ %55, %48 ]
  %62 = getelementptr inbounds float, ptr %4, i64 %61
  %63 = load float, ptr %62, align 4
  %64 = mul nsw i64 %42, %15
  %65 = getelementptr inbounds float, ptr %21, i64 %64
  %66 = load float, ptr %65, align 4
  %67 = fmul float %63, %66
  %68 = fadd float %43, %67
  %69 = icmp eq i64 %60, %14
  br i1 %69, label %38, label %41

70:
  %71 = fmul float %3, %.lcssa
  br label %77

72:
  %73 = load float, ptr %40, align 4
  %74 = fmul float %7, %73
  %75 = fmul float %3, %.lcssa
  %76 = fadd float %75, %74
  br label %77

77:
  %78 = phi float [ %71, %70 ], [ %76, %72 ]
  store float %78, ptr %40, align 4
  %79 = icmp eq i64 %32, %14
  br i1 %79, label %.loopexit.loopexit, label %30

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void
}

define void @cblas_ssyr(i32 noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, ptr noundef readonly %4, i32 noundef %5, ptr noundef %6, i32 noundef %7) {
  %9 = icmp eq i32 %1, 121
  %10 = icmp ne i32 %0, 102
  %11 = xor i1 %10, %9
  %12 = sext i32 %2 to i64
  %13 = sext i32 %7 to i64
  %14 = sext i32 %5 to i64
  %15 = icmp slt i32 %5, 0
  %16 = sub nsw i64 1, %12
  %17 = mul nsw i64 %16, %14
  %18 = select i1 %15, i64 %17, i64 0
  %19 = getelementptr inbounds float, ptr %4, i64 %18
  %20 = icmp sgt i32 %2, 0
  br i1 %20, label %.preheader.preheader, label %.loopexit3

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %21 = icmp eq i64 %24, %12
  br i1 %21, label %.loopexit3.loopexit, label %.preheader

.preheader:
  %22 = phi i64 [ %24, %.loopexit ], [ 0, %.preheader.preheader ]
  %23 = select i1 %11, i64 0, i64 %22
  %24 = add nuw nsw i64 %22, 1
  %25 = select i1 %11, i64 %24, i64 %12
  %26 = icmp slt i64 %23, %25
  br i1 %26, label %27, label %.loopexit

27:
  %28 = mul nsw i64 %22, %14
  %29 = getelementptr inbounds float, ptr %19, i64 %28
  %30 = mul nsw i64 %22, %13
  %31 = getelementptr float, ptr %6, i64 %30
  br label %32

32:
  %33 = phi i64 [ %23, %27 ], [ %43, %32 ]
  %34 = mul nsw i64 %33, %14
  %35 = getelementptr inbounds float, ptr %19, i64 %34
  %36 = load float, ptr %35, align 4
  %37 = load float, ptr %29, align 4
  %38 = fmul float %36, %37
  %39 = fmul float %3, %38
  %40 = getelementptr float, ptr %31, i64 %33
  %41 = load float, ptr %40, align 4
  %42 = fadd float %41, %39
  store float %42, ptr %40, align 4
  %43 = add nuw nsw i64 %33, 1
  %44 = icmp eq i64 %43, %25
  br i1 %44, label %.loopexit.loopexit, label %32

.loopexit3.loopexit:
  br label %.loopexit3

.loopexit3:
  ret void
}

define void @cblas_sspr(i32 noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, ptr noundef readonly %4, i32 noundef %5, ptr noundef %6) {
  %8 = icmp eq i32 %1, 121
  %9 = icmp ne i32 %0, 102
  %10 = xor i1 %9, %8
  %11 = sext i32 %2 to i64
  %12 = sext i32 %5 to i64
  %13 = icmp slt i32 %5, 0
  %14 = sub nsw i64 1, %11
  %15 = mul nsw i64 %14, %12
  %16 = select i1 %13, i64 %15, i64 0
  %17 = getelementptr inbounds float, ptr %4, i64 %16
  %18 = icmp sgt i32 %2, 0
  br i1 %18, label %19, label %.loopexit3

19:
  %20 = shl nuw nsw i64 %11, 1
  br label %22

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %21 = icmp eq i64 %25, %11
  br i1 %21, label %.loopexit3.loopexit, label %22

22:
  %23 = phi i64 [ 0, %19 ], [ %25, %.loopexit ]
  %24 = select i1 %10, i64 0, i64 %23
  %25 = add nuw nsw i64 %23, 1
  %26 = select i1 %10, i64 %25, i64 %11
  %27 = icmp slt i64 %24, %26
  br i1 %27, label %28, label %.loopexit

28:
  %29 = mul nsw i64 %23, %12
  %30 = getelementptr inbounds float, ptr %17, i64 %29
  %31 = xor i64 %23, -1
  %32 = add nsw i64 %20, %31
  %33 = select i1 %10, i64 %25, i64 %32
  %34 = mul nsw i64 %33, %23
  %35 = sdiv i64 %34, 2
  %36 = getelementptr float, ptr %6, i64 %35
  br label %37

37:
  %38 = phi i64 [ %24, %28 ], [ %48, %37 ]
  %39 = mul nsw i64 %38, %12
  %40 = getelementptr inbounds float, ptr %17, i64 %39
  %41 = load float, ptr %40, align 4
  %42 = load float, ptr %30, align 4
  %43 = fmul float %41, %42
  %44 = fmul float %3, %43
  %45 = getelementptr float, ptr %36, i64 %38
  %46 = load float, ptr %45, align 4
  %47 = fadd float %46, %44
  store float %47, ptr %45, align 4
  %48 = add nuw nsw i64 %38, 1
  %49 = icmp eq i64 %48, %26
  br i1 %49, label %.loopexit.loopexit, label %37

.loopexit3.loopexit:
  br label %.loopexit3

.loopexit3:
  ret void
}

define void @cblas_ssyr2(i32 noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, ptr noundef readonly %4, i32 noundef %5, ptr noundef readonly %6, i32 noundef %7, ptr noundef %8, i32 noundef %9) {
  %11 = icmp eq i32 %1, 121
  %12 = icmp ne i32 %0, 102
  %13 = xor i1 %12, %11
  %14 = sext i32 %2 to i64
  %15 = sext i32 %9 to i64
  %16 = sext i32 %5 to i64
  %17 = sext i32 %7 to i64
  %18 = icmp slt i32 %5, 0
  %19 = sub nsw i64 1, %14
  %20 = mul nsw i64 %19, %16
  %21 = select i1 %18, i64 %20, i64 0
  %22 = getelementptr inbounds float, ptr %4, i64 %21
  %23 = icmp slt i32 %7, 0
  %24 = mul nsw i64 %19, %17
  %25 = select i1 %23, i64 %24, i64 0
  %26 = getelementptr inbounds float, ptr %6, i64 %25
  %27 = icmp sgt i32 %2, 0
  br i1 %27, label %28, label %.loopexit4

28:
  %29 = icmp eq ptr %6, null
  br label %31

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %30 = icmp eq i64 %34, %14
  br i1 %30, label %.loopexit4.loopexit, label %31

31:
  %32 = phi i64 [ 0, %28 ], [ %34, %.loopexit ]
  %33 = select i1 %13, i64 0, i64 %32
  %34 = add nuw nsw i64 %32, 1
  %35 = select i1 %13, i64 %34, i64 %14
  %36 = icmp slt i64 %33, %35
  br i1 %36, label %37, label %.loopexit

37:
  %38 = mul nsw i64 %32, %17
  %39 = getelementptr inbounds float, ptr %26, i64 %38
  %40 = mul nsw i64 %32, %16
  %41 = getelementptr inbounds float, ptr %22, i64 %40
  %42 = mul nsw i64 %32, %15
  %43 = getelementptr float, ptr %8, i64 %42
  br label %44

44:
  %45 = phi i64 [ %33, %37 ], [ %67, %61 ]
  %46 = mul nsw i64 %45, %16
  %47 = getelementptr inbounds float, ptr %22, i64 %46
  %48 = load float, ptr %47, align 4
  br i1 %29, label %58, label %49

49:
  %50 = load float, ptr %39, align 4
  %51 = fmul float %48, %50
  %52 = mul nsw i64 %45, %17
  %53 = getelementptr inbounds float, ptr %26, i64 %52
  %54 = load float, ptr %53, align 4
  %55 = load float, ptr %41, align 4
  %56 = fmul float %54, %55
  %57 = fadd float %51, %56
  br label %61

58:
  %59 = load float, ptr %41, align 4
  %60 = fmul float %48, %59
  br label %61

61:
  %62 = phi float [ %57, %49 ], [ %60, %58 ]
  %63 = fmul float %3, %62
  %64 = getelementptr float, ptr %43, i64 %45
  %65 = load float, ptr %64, align 4
  %66 = fadd float %65, %63
  store float %66, ptr %64, align 4
  %67 = add nuw nsw i64 %45, 1
  %68 = icmp eq i64 %67, %35
  br i1 %68, label %.loopexit.loopexit, label %44

.loopexit4.loopexit:
  br label %.loopexit4

.loopexit4:
  ret void
}

define void @cblas_sspr2(i32 noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, ptr noundef readonly %4, i32 noundef %5, ptr noundef readonly %6, i32 noundef %7, ptr noundef %8) {
  %10 = icmp eq i32 %1, 121
  %11 = icmp ne i32 %0, 102
  %12 = xor i1 %11, %10
  %13 = sext i32 %2 to i64
  %14 = sext i32 %5 to i64
  %15 = sext i32 %7 to i64
  %16 = icmp slt i32 %5, 0
  %17 = sub nsw i64 1, %13
  %18 = mul nsw i64 %17, %14
  %19 = select i1 %16, i64 %18, i64 0
  %20 = getelementptr inbounds float, ptr %4, i64 %19
  %21 = icmp slt i32 %7, 0
  %22 = mul nsw i64 %17, %15
  %23 = select i1 %21, i64 %22, i64 0
  %24 = getelementptr inbounds float, ptr %6, i64 %23
  %25 = icmp sgt i32 %2, 0
  br i1 %25, label %26, label %.loopexit4

26:
  %27 = icmp eq ptr %6, null
  %28 = shl nuw nsw i64 %13, 1
  br label %30

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %29 = icmp eq i64 %33, %13
  br i1 %29, label %.loopexit4.loopexit, label %30

30:
  %31 = phi i64 [ 0, %26 ], [ %33, %.loopexit ]
  %32 = select i1 %12, i64 0, i64 %31
  %33 = add nuw nsw i64 %31, 1
  %34 = select i1 %12, i64 %33, i64 %13
  %35 = icmp slt i64 %32, %34
  br i1 %35, label %36, label %.loopexit

36:
  %37 = mul nsw i64 %31, %15
  %38 = getelementptr inbounds float, ptr %24, i64 %37
  %39 = mul nsw i64 %31, %14
  %40 = getelementptr inbounds float, ptr %20, i64 %39
  %41 = xor i64 %31, -1
  %42 = add nsw i64 %28, %41
  %43 = select i1 %12, i64 %33, i64 %42
  %44 = mul nsw i64 %43, %31
  %45 = sdiv i64 %44, 2
  %46 = getelementptr float, ptr %8, i64 %45
  br label %47

47:
  %48 = phi i64 [ %32, %36 ], [ %70, %64 ]
  %49 = mul nsw i64 %48, %14
  %50 = getelementptr inbounds float, ptr %20, i64 %49
  %51 = load float, ptr %50, align 4
  br i1 %27, label %61, label %52

52:
  %53 = load float, ptr %38, align 4
  %54 = fmul float %51, %53
  %55 = mul nsw i64 %48, %15
  %56 = getelementptr inbounds float, ptr %24, i64 %55
  %57 = load float, ptr %56, align 4
  %58 = load float, ptr %40, align 4
  %59 = fmul float %57, %58
  %60 = fadd float %54, %59
  br label %64

61:
  %62 = load float, ptr %40, align 4
  %63 = fmul float %51, %62
  br label %64

64:
  %65 = phi float [ %60, %52 ], [ %63, %61 ]
  %66 = fmul float %3, %65
  %67 = getelementptr float, ptr %46, i64 %48
  %68 = load float, ptr %67, align 4
  %69 = fadd float %68, %66
  store float %69, ptr %67, align 4
  %70 = add nuw nsw i64 %48, 1
  %71 = icmp eq i64 %70, %34
  br i1 %71, label %.loopexit.loopexit, label %47

.loopexit4.loopexit:
  br label %.loopexit4

.loopexit4:
  ret void
}

define void @cblas_strmv(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef readonly %5, i32 noundef %6, ptr noundef %7, i32 noundef %8) {
  %10 = icmp eq i32 %3, 132
  %11 = sext i32 %4 to i64
  %12 = sext i32 %6 to i64
  %13 = icmp eq i32 %2, 111
  %14 = icmp slt i32 %8, 0
  %15 = sub nsw i64 1, %11
  %16 = sext i32 %8 to i64
  %17 = mul nsw i64 %15, %16
  %18 = select i1 %14, i64 %17, i64 0
  %19 = getelementptr inbounds float, ptr %7, i64 %18
  %20 = icmp eq i32 %1, 121
  %21 = xor i1 %20, %13
  %22 = icmp sgt i32 %4, 0
  br i1 %22, label %23, label %.loopexit3

23:
  %24 = add nsw i64 %12, 1
  %25 = icmp ne i32 %0, 102
  %26 = xor i1 %25, %13
  br label %27

27:
  %28 = phi i64 [ 0, %23 ], [ %46, %.loopexit ]
  %29 = xor i64 %28, -1
  %30 = add nsw i64 %29, %11
  %31 = select i1 %21, i64 %30, i64 %28
  br i1 %10, label %32, label %36

32:
  %33 = mul nsw i64 %31, %16
  %34 = getelementptr inbounds float, ptr %19, i64 %33
  %35 = load float, ptr %34, align 4
  br label %44

36:
  %37 = mul i64 %31, %24
  %38 = getelementptr inbounds float, ptr %5, i64 %37
  %39 = load float, ptr %38, align 4
  %40 = mul nsw i64 %31, %16
  %41 = getelementptr inbounds float, ptr %19, i64 %40
  %42 = load float, ptr %41, align 4
  %43 = fmul float %39, %42
  br label %44

44:
  %45 = phi float [ %35, %32 ], [ %43, %36 ]
  %46 = add nuw nsw i64 %28, 1
  %47 = select i1 %21, i64 0, i64 %46
  %48 = select i1 %21, i64 %30, i64 %11
  %49 = icmp slt i64 %47, %48
  br i1 %49, label %50, label %.loopexit

50:
  %51 = mul nsw i64 %31, %12
  br label %56

.loopexit.loopexit:
  %.lcssa = phi float [ %69, %56 ]
  br label %.loopexit

.loopexit:
  %52 = phi float [ %45, %44 ], [ %.lcssa, %.loopexit.loopexit ]
  %53 = mul nsw i64 %31, %16
  %54 = getelementptr inbounds float, ptr %19, i64 %53
  store float %52, ptr %54, align 4
  %55 = icmp eq i64 %46, %11
  br i1 %55, label %.loopexit3.loopexit, label %27

56:
  %57 = phi i64 [ %47, %50 ], [ %70, %56 ]
  %58 = phi float [ %45, %50 ], [ %69, %56 ]
  %59 = add nsw i64 %57, %51
  %60 = mul nsw i64 %57, %12
  %61 = add nsw i64 %60, %31
  %62 = select i1 %26, i64 %61, i64 %59
  %63 = getelementptr inbounds float, ptr %5, i64 %62
  %64 = load float, ptr %63, align 4
  %65 = mul nsw i64 %57, %16
  %66 = getelementptr inbounds float, ptr %19, i64 %65
  %67 = load float, ptr %66, align 4
  %68 = fmul float %64, %67
  %69 = fadd float %58, %68
  %70 = add nuw nsw i64 %57, 1
  %71 = icmp eq i64 %70, %48
  br i1 %71, label %.loopexit.loopexit, label %56

.loopexit3.loopexit:
  br label %.loopexit3

.loopexit3:
  ret void
}

define void @cblas_stbmv(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef readonly %6, i32 noundef %7, ptr noundef %8, i32 noundef %9) {
  %11 = icmp eq i32 %0, 102
  %12 = icmp ne i32 %1, 121
  %13 = icmp eq i32 %3, 132
  %14 = sext i32 %4 to i64
  %15 = sext i32 %5 to i64
  %16 = sext i32 %7 to i64
  %17 = icmp eq i32 %2, 111
  %18 = xor i1 %11, %17
  %19 = icmp slt i32 %9, 0
  %20 = sub nsw i64 1, %14
  %21 = sext i32 %9 to i64
  %22 = mul nsw i64 %20, %21
  %23 = select i1 %19, i64 %22, i64 0
  %24 = getelementptr inbounds float, ptr %8, i64 %23
  %25 = xor i1 %12, %17
  %26 = icmp sgt i32 %4, 0
  br i1 %26, label %27, label %.loopexit5

27:
  %28 = xor i1 %11, %12
  %29 = select i1 %28, i64 %15, i64 0
  %30 = getelementptr float, ptr %6, i64 %29
  %31 = add nsw i64 %15, 1
  br label %32

32:
  %33 = phi i64 [ 0, %27 ], [ %71, %.loopexit ]
  %34 = xor i64 %33, -1
  %35 = add nsw i64 %34, %14
  %36 = select i1 %25, i64 %33, i64 %35
  br i1 %13, label %37, label %41

37:
  %38 = mul nsw i64 %36, %21
  %39 = getelementptr inbounds float, ptr %24, i64 %38
  %40 = load float, ptr %39, align 4
  br label %49

41:
  %42 = mul nsw i64 %36, %16
  %43 = getelementptr float, ptr %30, i64 %42
  %44 = load float, ptr %43, align 4
  %45 = mul nsw i64 %36, %21
  %46 = getelementptr inbounds float, ptr %24, i64 %45
  %47 = load float, ptr %46, align 4
  %48 = fmul float %44, %47
  br label %49

49:
  %50 = phi float [ %40, %37 ], [ %48, %41 ]
  br i1 %25, label %55, label %51

51:
  %52 = icmp sgt i64 %35, %15
  %53 = sub nsw i64 %35, %15
  %54 = select i1 %52, i64 %53, i64 0
  br label %59

55:
  %56 = add nuw nsw i64 %33, 1
  %57 = add nsw i64 %31, %33
  %58 = tail call i64 @llvm.smin.i64(i64 %57, i64 %14)
  br label %59

59:
  %60 = phi i64 [ %54, %51 ], [ %56, %55 ]
  %61 = phi i64 [ %35, %51 ], [ %58, %55 ]
  %62 = icmp slt i64 %60, %61
  br i1 %62, label %63, label %.loopexit

63:
  %64 = add nsw i64 %36, %29
  %65 = mul nsw i64 %36, %16
  %66 = sub i64 %29, %36
  %67 = add i64 %66, %65
  br label %73

.loopexit.loopexit:
  %.lcssa = phi float [ %90, %82 ]
  br label %.loopexit

.loopexit:
  %68 = phi float [ %50, %59 ], [ %.lcssa, %.loopexit.loopexit ]
  %69 = mul nsw i64 %36, %21
  %70 = getelementptr inbounds float, ptr %24, i64 %69
  store float %68, ptr %70, align 4
  %71 = add nuw nsw i64 %33, 1
  %72 = icmp eq i64 %71, %14
  br i1 %72, label %.loopexit5.loopexit, label %32

73:
  %74 = phi i64 [ %60, %63 ], [ %91, %82 ]
  %75 = phi float [ %50, %63 ], [ %90, %82 ]
  br i1 %18, label %76, label %78

76:
  %77 = add i64 %67, %74
  br label %82

78:
  %79 = sub i64 %64, %74
  %80 = mul nsw i64 %74, %16
  %81 = add nsw i64 %79, %80
  br label %82

82:
  %83 = phi i64 [ %77, %76 ], [ %81, %78 ]
  %84 = getelementptr inbounds float, ptr %6, i64 %83
  %85 = load float, ptr %84, align 4
  %86 = mul nsw i64 %74, %21
  %87 = getelementptr inbounds float, ptr %24, i64 %86
  %88 = load float, ptr %87, align 4
  %89 = fmul float %85, %88
  %90 = fadd float %75, %89
  %91 = add nsw i64 %74, 1
  %92 = icmp eq i64 %91, %61
  br i1 %92, label %.loopexit.loopexit, label %73

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  ret void
}

define void @cblas_stpmv(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef readonly %5, ptr noundef %6, i32 noundef %7) {
  %9 = icmp eq i32 %0, 102
  %10 = icmp ne i32 %1, 121
  %11 = xor i1 %9, %10
  %12 = icmp eq i32 %3, 132
  %13 = sext i32 %4 to i64
  %14 = icmp eq i32 %2, 111
  %15 = xor i1 %9, %14
  %16 = icmp slt i32 %7, 0
  %17 = sub nsw i64 1, %13
  %18 = sext i32 %7 to i64
  %19 = mul nsw i64 %17, %18
  %20 = select i1 %16, i64 %19, i64 0
  %21 = getelementptr inbounds float, ptr %6, i64 %20
  %22 = xor i1 %10, %14
  %23 = icmp sgt i32 %4, 0
  br i1 %23, label %24, label %.loopexit4

24:
  %25 = shl nuw nsw i64 %13, 1
  br label %26

26:
  %27 = phi i64 [ 0, %24 ], [ %51, %.loopexit ]
  %28 = xor i64 %27, -1
  %29 = add nsw i64 %28, %13
  %30 = select i1 %22, i64 %27, i64 %29
  br i1 %12, label %31, label %35

31:
  %32 = mul nsw i64 %30, %18
  %33 = getelementptr inbounds float, ptr %21, i64 %32
  %34 = load float, ptr %33, align 4
  br label %49

35:
  %36 = add nsw i64 %30, 1
  %37 = xor i64 %30, -1
  %38 = add i64 %25, %37
  %39 = select i1 %11, i64 %36, i64 %38
  %40 = mul nsw i64 %39, %30
  %41 = sdiv i64 %40, 2
  %42 = getelementptr float, ptr %5, i64 %30
  %43 = getelementptr float, ptr %42, i64 %41
  %44 = load float, ptr %43, align 4
  %45 = mul nsw i64 %30, %18
  %46 = getelementptr inbounds float, ptr %21, i64 %45
  %47 = load float, ptr %46, align 4
  %48 = fmul float %44, %47
  br label %49

49:
  %50 = phi float [ %34, %31 ], [ %48, %35 ]
  %51 = add nuw nsw i64 %27, 1
  %52 = select i1 %22, i64 %51, i64 0
  %53 = select i1 %22, i64 %13, i64 %29
  %54 = icmp slt i64 %52, %53
  br i1 %54, label %55, label %.loopexit

55:
  %56 = add nsw i64 %30, 1
  %57 = xor i64 %30, -1
  %58 = add i64 %25, %57
  %59 = select i1 %11, i64 %56, i64 %58
  %60 = mul nsw i64 %59, %30
  %61 = sdiv i64 %60, 2
  br label %66

.loopexit.loopexit:
  %.lcssa = phi float [ %89, %80 ]
  br label %.loopexit

.loopexit:
  %62 = phi float [ %50, %49 ], [ %.lcssa, %.loopexit.loopexit ]
  %63 = mul nsw i64 %30, %18
  %64 = getelementptr inbounds float, ptr %21, i64 %63
  store float %62, ptr %64, align 4
  %65 = icmp eq i64 %51, %13
  br i1 %65, label %.loopexit4.loopexit, label %26

66:
  %67 = phi i64 [ %52, %55 ], [ %81, %80 ]
  %68 = phi float [ %50, %55 ], [ %89, %80 ]
  br i1 %15, label %69, label %72

69:
  %70 = add nsw i64 %67, %61
  %71 = add nuw nsw i64 %67, 1
  br label %80

72:
  %73 = add nuw nsw i64 %67, 1
  %74 = xor i64 %67, -1
  %75 = add nsw i64 %25, %74
  %76 = select i1 %11, i64 %73, i64 %75
  %77 = mul nsw i64 %76, %67
  %78 = sdiv i64 %77, 2
  %79 = add nsw i64 %78, %30
  br label %80

80:
  %81 = phi i64 [ %73, %72 ], [ %71, %69 ]
  %82 = phi i64 [ %79, %72 ], [ %70, %69 ]
  %83 = getelementptr inbounds float, ptr %5, i64 %82
  %84 = load float, ptr %83, align 4
  %85 = mul nsw i64 %67, %18
  %86 = getelementptr inbounds float, ptr %21, i64 %85
  %87 = load float, ptr %86, align 4
  %88 = fmul float %84, %87
  %89 = fadd float %68, %88
  %90 = icmp eq i64 %81, %53
  br i1 %90, label %.loopexit.loopexit, label %66

.loopexit4.loopexit:
  br label %.loopexit4

.loopexit4:
  ret void
}

define void @cblas_strsv(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef readonly %5, i32 noundef %6, ptr noundef %7, i32 noundef %8) {
  %10 = icmp eq i32 %3, 132
  %11 = sext i32 %4 to i64
  %12 = sext i32 %6 to i64
  %13 = icmp eq i32 %2, 111
  %14 = icmp slt i32 %8, 0
  %15 = sub nsw i64 1, %11
  %16 = sext i32 %8 to i64
  %17 = mul nsw i64 %15, %16
  %18 = select i1 %14, i64 %17, i64 0
  %19 = getelementptr inbounds float, ptr %7, i64 %18
  %20 = icmp eq i32 %1, 121
  %21 = xor i1 %20, %13
  %22 = icmp sgt i32 %4, 0
  br i1 %22, label %23, label %.loopexit3

23:
  %24 = icmp ne i32 %0, 102
  %25 = xor i1 %24, %13
  %26 = add nsw i64 %12, 1
  br label %27

27:
  %28 = phi i64 [ 0, %23 ], [ %65, %63 ]
  %29 = xor i64 %28, -1
  %30 = add nsw i64 %29, %11
  %31 = select i1 %21, i64 %28, i64 %30
  %32 = mul nsw i64 %31, %16
  %33 = getelementptr inbounds float, ptr %19, i64 %32
  %34 = load float, ptr %33, align 4
  %35 = sub nsw i64 %11, %28
  %36 = select i1 %21, i64 0, i64 %35
  %37 = select i1 %21, i64 %28, i64 %11
  %38 = icmp slt i64 %36, %37
  br i1 %38, label %39, label %.loopexit

39:
  %40 = mul nsw i64 %31, %12
  br label %42

.loopexit.loopexit:
  %.lcssa = phi float [ %55, %42 ]
  br label %.loopexit

.loopexit:
  %41 = phi float [ %34, %27 ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %10, label %63, label %58

42:
  %43 = phi i64 [ %36, %39 ], [ %56, %42 ]
  %44 = phi float [ %34, %39 ], [ %55, %42 ]
  %45 = add nsw i64 %43, %40
  %46 = mul nsw i64 %43, %12
  %47 = add nsw i64 %46, %31
  %48 = select i1 %25, i64 %47, i64 %45
  %49 = getelementptr inbounds float, ptr %5, i64 %48
  %50 = load float, ptr %49, align 4
  %51 = mul nsw i64 %43, %16
  %52 = getelementptr inbounds float, ptr %19, i64 %51
  %53 = load float, ptr %52, align 4
  %54 = fmul float %50, %53
  %55 = fsub float %44, %54
  %56 = add nsw i64 %43, 1
  %57 = icmp eq i64 %56, %37
  br i1 %57, label %.loopexit.loopexit, label %42

58:
  %59 = mul i64 %31, %26
  %60 = getelementptr inbounds float, ptr %5, i64 %59
  %61 = load float, ptr %60, align 4
  %62 = fdiv float %41, %61
  br label %63

63:
  %64 = phi float [ %62, %58 ], [ %41, %.loopexit ]
  store float %64, ptr %33, align 4
  %65 = add nuw nsw i64 %28, 1
  %66 = icmp eq i64 %65, %11
  br i1 %66, label %.loopexit3.loopexit, label %27

.loopexit3.loopexit:
  br label %.loopexit3

.loopexit3:
  ret void
}

define void @cblas_stbsv(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef readonly %6, i32 noundef %7, ptr noundef %8, i32 noundef %9) {
  %11 = icmp eq i32 %0, 102
  %12 = icmp ne i32 %1, 121
  %13 = icmp eq i32 %3, 132
  %14 = sext i32 %4 to i64
  %15 = sext i32 %5 to i64
  %16 = sext i32 %7 to i64
  %17 = icmp eq i32 %2, 111
  %18 = xor i1 %11, %17
  %19 = icmp slt i32 %9, 0
  %20 = sub nsw i64 1, %14
  %21 = sext i32 %9 to i64
  %22 = mul nsw i64 %20, %21
  %23 = select i1 %19, i64 %22, i64 0
  %24 = getelementptr inbounds float, ptr %8, i64 %23
  %25 = xor i1 %12, %17
  %26 = icmp sgt i32 %4, 0
  br i1 %26, label %27, label %.loopexit5

27:
  %28 = xor i1 %11, %12
  %29 = add nsw i64 %15, 1
  %30 = select i1 %28, i64 %15, i64 0
  %31 = getelementptr float, ptr %6, i64 %30
  br label %32

32:
  %33 = phi i64 [ 0, %27 ], [ %85, %83 ]
  %34 = xor i64 %33, -1
  %35 = add nsw i64 %34, %14
  %36 = select i1 %25, i64 %35, i64 %33
  %37 = mul nsw i64 %36, %21
  %38 = getelementptr inbounds float, ptr %24, i64 %37
  %39 = load float, ptr %38, align 4
  br i1 %25, label %44, label %40

40:
  %41 = icmp sgt i64 %33, %15
  %42 = sub nsw i64 %33, %15
  %43 = select i1 %41, i64 %42, i64 0
  br label %48

44:
  %45 = sub nsw i64 %14, %33
  %46 = add i64 %29, %35
  %47 = tail call i64 @llvm.smin.i64(i64 %46, i64 %14)
  br label %48

48:
  %49 = phi i64 [ %43, %40 ], [ %45, %44 ]
  %50 = phi i64 [ %33, %40 ], [ %47, %44 ]
  %51 = icmp slt i64 %49, %50
  br i1 %51, label %52, label %.loopexit

52:
  %53 = add nsw i64 %36, %30
  %54 = mul nsw i64 %36, %16
  %55 = sub i64 %30, %36
  %56 = add i64 %55, %54
  br label %58

.loopexit.loopexit:
  %.lcssa = phi float [ %75, %67 ]
  br label %.loopexit

.loopexit:
  %57 = phi float [ %39, %48 ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %13, label %83, label %78

58:
  %59 = phi i64 [ %49, %52 ], [ %76, %67 ]
  %60 = phi float [ %39, %52 ], [ %75, %67 ]
  br i1 %18, label %61, label %63

61:
  %62 = add i64 %56, %59
  br label %67

63:
  %64 = sub i64 %53, %59
  %65 = mul nsw i64 %59, %16
  %66 = add nsw i64 %64, %65
  br label %67

67:
  %68 = phi i64 [ %62, %61 ], [ %66, %63 ]
  %69 = getelementptr inbounds float, ptr %6, i64 %68
  %70 = load float, ptr %69, align 4
  %71 = mul nsw i64 %59, %21
  %72 = getelementptr inbounds float, ptr %24, i64 %71
  %73 = load float, ptr %72, align 4
  %74 = fmul float %70, %73
  %75 = fsub float %60, %74
  %76 = add nsw i64 %59, 1
  %77 = icmp eq i64 %76, %50
  br i1 %77, label %.loopexit.loopexit, label %58

78:
  %79 = mul nsw i64 %36, %16
  %80 = getelementptr float, ptr %31, i64 %79
  %81 = load float, ptr %80, align 4
  %82 = fdiv float %57, %81
  br label %83

83:
  %84 = phi float [ %82, %78 ], [ %57, %.loopexit ]
  store float %84, ptr %38, align 4
  %85 = add nuw nsw i64 %33, 1
  %86 = icmp eq i64 %85, %14
  br i1 %86, label %.loopexit5.loopexit, label %32

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  ret void
}

define void @cblas_stpsv(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef readonly %5, ptr noundef %6, i32 noundef %7) {
  %9 = icmp eq i32 %0, 102
  %10 = icmp ne i32 %1, 121
  %11 = xor i1 %9, %10
  %12 = icmp eq i32 %3, 132
  %13 = sext i32 %4 to i64
  %14 = icmp eq i32 %2, 111
  %15 = xor i1 %9, %14
  %16 = icmp slt i32 %7, 0
  %17 = sub nsw i64 1, %13
  %18 = sext i32 %7 to i64
  %19 = mul nsw i64 %17, %18
  %20 = select i1 %16, i64 %19, i64 0
  %21 = getelementptr inbounds float, ptr %6, i64 %20
  %22 = xor i1 %10, %14
  %23 = icmp sgt i32 %4, 0
  br i1 %23, label %24, label %.loopexit4

24:
  %25 = shl nuw nsw i64 %13, 1
  br label %26

26:
  %27 = phi i64 [ 0, %24 ], [ %84, %82 ]
  %28 = xor i64 %27, -1
  %29 = add nsw i64 %28, %13
  %30 = select i1 %22, i64 %29, i64 %27
  %31 = mul nsw i64 %30, %18
  %32 = getelementptr inbounds float, ptr %21, i64 %31
  %33 = load float, ptr %32, align 4
  %34 = sub nsw i64 %13, %27
  %35 = select i1 %22, i64 %34, i64 0
  %36 = select i1 %22, i64 %13, i64 %27
  %37 = icmp slt i64 %35, %36
  br i1 %37, label %38, label %.loopexit

38:
  %39 = add nsw i64 %30, 1
  %40 = xor i64 %30, -1
  %41 = add i64 %25, %40
  %42 = select i1 %11, i64 %39, i64 %41
  %43 = mul nsw i64 %42, %30
  %44 = sdiv i64 %43, 2
  br label %46

.loopexit.loopexit:
  %.lcssa = phi float [ %69, %60 ]
  br label %.loopexit

.loopexit:
  %45 = phi float [ %33, %26 ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %12, label %82, label %71

46:
  %47 = phi i64 [ %35, %38 ], [ %61, %60 ]
  %48 = phi float [ %33, %38 ], [ %69, %60 ]
  br i1 %15, label %49, label %52

49:
  %50 = add nsw i64 %47, %44
  %51 = add nsw i64 %47, 1
  br label %60

52:
  %53 = add nsw i64 %47, 1
  %54 = xor i64 %47, -1
  %55 = add i64 %25, %54
  %56 = select i1 %11, i64 %53, i64 %55
  %57 = mul nsw i64 %56, %47
  %58 = sdiv i64 %57, 2
  %59 = add nsw i64 %58, %30
  br label %60

60:
  %61 = phi i64 [ %53, %52 ], [ %51, %49 ]
  %62 = phi i64 [ %59, %52 ], [ %50, %49 ]
  %63 = getelementptr inbounds float, ptr %5, i64 %62
  %64 = load float, ptr %63, align 4
  %65 = mul nsw i64 %47, %18
  %66 = getelementptr inbounds float, ptr %21, i64 %65
  %67 = load float, ptr %66, align 4
  %68 = fmul float %64, %67
  %69 = fsub float %48, %68
  %70 = icmp eq i64 %61, %36
  br i1 %70, label %.loopexit.loopexit, label %46

71:
  %72 = add nsw i64 %30, 1
  %73 = xor i64 %30, -1
  %74 = add i64 %25, %73
  %75 = select i1 %11, i64 %72, i64 %74
  %76 = mul nsw i64 %75, %30
  %77 = sdiv i64 %76, 2
  %78 = getelementptr float, ptr %5, i64 %30
  %79 = getelementptr float, ptr %78, i64 %77
  %80 = load float, ptr %79, align 4
  %81 = fdiv float %45, %80
  br label %82

82:
  %83 = phi float [ %81, %71 ], [ %45, %.loopexit ]
  store float %83, ptr %32, align 4
  %84 = add nuw nsw i64 %27, 1
  %85 = icmp eq i64 %84, %13
  br i1 %85, label %.loopexit4.loopexit, label %26

.loopexit4.loopexit:
  br label %.loopexit4

.loopexit4:
  ret void
}

define void @cblas_ssymm(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5, ptr noundef readonly %6, i32 noundef %7, ptr noundef readonly %8, i32 noundef %9, float noundef %10, ptr noundef %11, i32 noundef %12) {
  %14 = icmp eq i32 %0, 102
  %15 = icmp ne i32 %1, 141
  %16 = xor i1 %14, %15
  %17 = icmp ne i32 %2, 121
  %18 = xor i1 %14, %17
  br i1 %14, label %19, label %84

19:
  %20 = sext i32 %4 to i64
  %21 = icmp sgt i32 %4, 0
  br i1 %21, label %22, label %.loopexit8

22:
  %23 = select i1 %16, i32 %3, i32 %4
  %24 = sext i32 %3 to i64
  %25 = icmp sgt i32 %3, 0
  %26 = sext i32 %23 to i64
  %27 = icmp sgt i32 %23, 0
  %28 = sext i32 %7 to i64
  %29 = sext i32 %9 to i64
  %30 = fcmp oeq float %10, 0.000000e+00
  %31 = sext i32 %12 to i64
  br label %32

32:
  %33 = phi i64 [ 0, %22 ], [ %39, %.loopexit7 ]
  br i1 %25, label %34, label %.loopexit7

34:
  %35 = mul nsw i64 %33, %29
  %36 = getelementptr float, ptr %8, i64 %35
  %37 = mul nsw i64 %33, %31
  %38 = getelementptr float, ptr %11, i64 %37
  br label %41

.loopexit7.loopexit:
  br label %.loopexit7

.loopexit7:
  %39 = add nuw nsw i64 %33, 1
  %40 = icmp eq i64 %39, %20
  br i1 %40, label %.loopexit8.loopexit, label %32

41:
  %42 = phi i64 [ 0, %34 ], [ %82, %79 ]
  %43 = select i1 %16, i64 %42, i64 %33
  br i1 %27, label %44, label %.loopexit

44:
  %45 = getelementptr float, ptr %6, i64 %43
  %46 = mul nsw i64 %43, %28
  %47 = getelementptr float, ptr %6, i64 %46
  %48 = getelementptr float, ptr %8, i64 %42
  br label %50

.loopexit.loopexit:
  %.lcssa = phi float [ %68, %50 ]
  br label %.loopexit

.loopexit:
  %49 = phi float [ 0.000000e+00, %41 ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %30, label %71, label %73

50:
  %51 = phi i64 [ 0, %44 ], [ %69, %50 ]
  %52 = phi float [ 0.000000e+00, %44 ], [ %68, %50 ]
  %53 = icmp samesign ule i64 %51, %43
  %54 = xor i1 %18, %53
  %55 = icmp eq i64 %51, %43
  %56 = or i1 %55, %54
  %57 = mul nsw i64 %51, %28
  %58 = getelementptr float, ptr %45, i64 %57
  %59 = getelementptr float, ptr %47, i64 %51
  %60 = select i1 %56, ptr %58, ptr %59
  %61 = load float, ptr %60, align 4
  %62 = getelementptr float, ptr %36, i64 %51
  %63 = mul nsw i64 %51, %29
  %64 = getelementptr float, ptr %48, i64 %63
  %65 = select i1 %16, ptr %62, ptr %64
  %66 = load float, ptr %65, align 4
  %67 = fmul float %61, %66
  %68 = fadd float %52, %67
  %69 = add nuw nsw i64 %51, 1
  %70 = icmp eq i64 %69, %26
  br i1 %70, label %.loopexit.loopexit, label %50

71:
  %72 = fmul float %5, %49
  br label %79

73:
  %74 = getelementptr float, ptr %38, i64 %42
  %75 = load float, ptr %74, align 4
  %76 = fmul float %10, %75
  %77 = fmul float %5, %49
  %78 = fadd float %77, %76
  br label %79

79:
  %80 = phi float [ %72, %71 ], [ %78, %73 ]
  %81 = getelementptr float, ptr %38, i64 %42
  store float %80, ptr %81, align 4
  %82 = add nuw nsw i64 %42, 1
  %83 = icmp eq i64 %82, %24
  br i1 %83, label %.loopexit7.loopexit, label %41

84:
  %85 = sext i32 %3 to i64
  %86 = icmp sgt i32 %3, 0
  br i1 %86, label %87, label %.loopexit8

87:
  %88 = select i1 %16, i32 %4, i32 %3
  %89 = sext i32 %4 to i64
  %90 = icmp sgt i32 %4, 0
  %91 = sext i32 %88 to i64
  %92 = icmp sgt i32 %88, 0
  %93 = sext i32 %7 to i64
  %94 = sext i32 %9 to i64
  %95 = fcmp oeq float %10, 0.000000e+00
  %96 = sext i32 %12 to i64
  br label %97

97:
  %98 = phi i64 [ 0, %87 ], [ %104, %.loopexit10 ]
  br i1 %90, label %99, label %.loopexit10

99:
  %100 = mul nsw i64 %98, %94
  %101 = getelementptr float, ptr %8, i64 %100
  %102 = mul nsw i64 %98, %96
  %103 = getelementptr float, ptr %11, i64 %102
  br label %106

.loopexit10.loopexit:
  br label %.loopexit10

.loopexit10:
  %104 = add nuw nsw i64 %98, 1
  %105 = icmp eq i64 %104, %85
  br i1 %105, label %.loopexit8.loopexit28, label %97

106:
  %107 = phi i64 [ 0, %99 ], [ %147, %144 ]
  %108 = select i1 %16, i64 %107, i64 %98
  br i1 %92, label %109, label %.loopexit9

109:
  %110 = getelementptr float, ptr %6, i64 %108
  %111 = mul nsw i64 %108, %93
  %112 = getelementptr float, ptr %6, i64 %111
  %113 = getelementptr float, ptr %8, i64 %107
  br label %115

.loopexit9.loopexit:
  %.lcssa29 = phi float [ %133, %115 ]
  br label %.loopexit9

.loopexit9:
  %114 = phi float [ 0.000000e+00, %106 ], [ %.lcssa29, %.loopexit9.loopexit ]
  br i1 %95, label %136, label %138

115:
  %116 = phi i64 [ 0, %109 ], [ %134, %115 ]
  %117 = phi float [ 0.000000e+00, %109 ], [ %133, %115 ]
  %118 = icmp samesign ule i64 %116, %108
  %119 = xor i1 %18, %118
  %120 = icmp eq i64 %116, %108
  %121 = or i1 %120, %119
  %122 = mul nsw i64 %116, %93
  %123 = getelementptr float, ptr %110, i64 %122
  %124 = getelementptr float, ptr %112, i64 %116
  %125 = select i1 %121, ptr %123, ptr %124
  %126 = load float, ptr %125, align 4
  %127 = getelementptr float, ptr %101, i64 %116
  %128 = mul nsw i64 %116, %94
  %129 = getelementptr float, ptr %113, i64 %128
  %130 = select i1 %16, ptr %127, ptr %129
  %131 = load float, ptr %130, align 4
  %132 = fmul float %126, %131
  %133 = fadd float %117, %132
  %134 = add nuw nsw i64 %116, 1
  %135 = icmp eq i64 %134, %91
  br i1 %135, label %.loopexit9.loopexit, label %115

136:
  %137 = fmul float %5, %114
  br label %144

138:
  %139 = getelementptr float, ptr %103, i64 %107
  %140 = load float, ptr %139, align 4
  %141 = fmul float %10, %140
  %142 = fmul float %5, %114
  %143 = fadd float %142, %141
  br label %144

144:
  %145 = phi float [ %137, %136 ], [ %143, %138 ]
  %146 = getelementptr float, ptr %103, i64 %107
  store float %145, ptr %146, align 4
  %147 = add nuw nsw i64 %107, 1
  %148 = icmp eq i64 %147, %89
  br i1 %148, label %.loopexit10.loopexit, label %106

.loopexit8.loopexit:
  br label %.loopexit8

.loopexit8.loopexit28:
  br label %.loopexit8

.loopexit8:
  ret void
}

define void @cblas_ssyrk(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5, ptr noundef readonly %6, i32 noundef %7, float noundef %8, ptr noundef %9, i32 noundef %10) {
  %12 = icmp eq i32 %0, 102
  %13 = icmp ne i32 %1, 121
  %14 = xor i1 %12, %13
  %15 = icmp eq i32 %2, 111
  %16 = xor i1 %12, %15
  %17 = sext i32 %3 to i64
  %18 = icmp sgt i32 %3, 0
  br i1 %18, label %19, label %.loopexit7

19:
  %20 = sext i32 %4 to i64
  %21 = icmp sgt i32 %4, 0
  %22 = sext i32 %7 to i64
  %23 = fcmp oeq float %8, 0.000000e+00
  %24 = sext i32 %10 to i64
  br label %26

.loopexit6.loopexit:
  br label %.loopexit6

.loopexit6:
  %25 = icmp eq i64 %29, %17
  br i1 %25, label %.loopexit7.loopexit, label %26

26:
  %27 = phi i64 [ 0, %19 ], [ %29, %.loopexit6 ]
  %28 = select i1 %14, i64 0, i64 %27
  %29 = add nuw nsw i64 %27, 1
  %30 = select i1 %14, i64 %29, i64 %17
  %31 = icmp slt i64 %28, %30
  br i1 %31, label %32, label %.loopexit6

32:
  %33 = mul nsw i64 %27, %22
  %34 = getelementptr float, ptr %6, i64 %27
  %35 = mul nsw i64 %27, %24
  %36 = getelementptr float, ptr %9, i64 %35
  br label %37

37:
  %38 = phi i64 [ %28, %32 ], [ %76, %73 ]
  br i1 %21, label %39, label %.loopexit

39:
  %40 = mul nsw i64 %38, %22
  %41 = getelementptr float, ptr %6, i64 %38
  br label %43

.loopexit.loopexit:
  %.lcssa = phi float [ %62, %60 ]
  br label %.loopexit

.loopexit:
  %42 = phi float [ 0.000000e+00, %37 ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %23, label %65, label %67

43:
  %44 = phi i64 [ 0, %39 ], [ %63, %60 ]
  %45 = phi float [ 0.000000e+00, %39 ], [ %62, %60 ]
  br i1 %16, label %46, label %53

46:
  %47 = getelementptr float, ptr %6, i64 %44
  %48 = getelementptr float, ptr %47, i64 %40
  %49 = load float, ptr %48, align 4
  %50 = getelementptr float, ptr %47, i64 %33
  %51 = load float, ptr %50, align 4
  %52 = fmul float %49, %51
  br label %60

53:
  %54 = mul nsw i64 %44, %22
  %55 = getelementptr float, ptr %41, i64 %54
  %56 = load float, ptr %55, align 4
  %57 = getelementptr float, ptr %34, i64 %54
  %58 = load float, ptr %57, align 4
  %59 = fmul float %56, %58
  br label %60

60:
  %61 = phi float [ %52, %46 ], [ %59, %53 ]
  %62 = fadd float %45, %61
  %63 = add nuw nsw i64 %44, 1
  %64 = icmp eq i64 %63, %20
  br i1 %64, label %.loopexit.loopexit, label %43

65:
  %66 = fmul float %5, %42
  br label %73

67:
  %68 = getelementptr float, ptr %36, i64 %38
  %69 = load float, ptr %68, align 4
  %70 = fmul float %8, %69
  %71 = fmul float %5, %42
  %72 = fadd float %71, %70
  br label %73

73:
  %74 = phi float [ %66, %65 ], [ %72, %67 ]
  %75 = getelementptr float, ptr %36, i64 %38
  store float %74, ptr %75, align 4
  %76 = add nuw nsw i64 %38, 1
  %77 = icmp eq i64 %76, %30
  br i1 %77, label %.loopexit6.loopexit, label %37

.loopexit7.loopexit:
  br label %.loopexit7

.loopexit7:
  ret void
}

define void @cblas_ssyr2k(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5, ptr noundef readonly %6, i32 noundef %7, ptr noundef readonly %8, i32 noundef %9, float noundef %10, ptr noundef %11, i32 noundef %12) {
  %14 = icmp eq i32 %0, 102
  %15 = icmp ne i32 %1, 121
  %16 = xor i1 %14, %15
  %17 = icmp eq i32 %2, 111
  %18 = xor i1 %14, %17
  %19 = sext i32 %3 to i64
  %20 = icmp sgt i32 %3, 0
  br i1 %20, label %21, label %.loopexit7

21:
  %22 = sext i32 %4 to i64
  %23 = icmp sgt i32 %4, 0
  %24 = sext i32 %7 to i64
  %25 = sext i32 %9 to i64
  %26 = fcmp oeq float %10, 0.000000e+00
  %27 = sext i32 %12 to i64
  br label %29

.loopexit6.loopexit:
  br label %.loopexit6

.loopexit6:
  %28 = icmp eq i64 %32, %19
  br i1 %28, label %.loopexit7.loopexit, label %29

29:
  %30 = phi i64 [ 0, %21 ], [ %32, %.loopexit6 ]
  %31 = select i1 %16, i64 0, i64 %30
  %32 = add nuw nsw i64 %30, 1
  %33 = select i1 %16, i64 %32, i64 %19
  %34 = icmp slt i64 %31, %33
  br i1 %34, label %35, label %.loopexit6

35:
  %36 = mul nsw i64 %30, %25
  %37 = mul nsw i64 %30, %24
  %38 = getelementptr float, ptr %8, i64 %30
  %39 = getelementptr float, ptr %6, i64 %30
  %40 = mul nsw i64 %30, %27
  %41 = getelementptr float, ptr %11, i64 %40
  br label %42

42:
  %43 = phi i64 [ %31, %35 ], [ %97, %94 ]
  br i1 %23, label %44, label %.loopexit

44:
  %45 = mul nsw i64 %43, %24
  %46 = mul nsw i64 %43, %25
  %47 = getelementptr float, ptr %6, i64 %43
  %48 = getelementptr float, ptr %8, i64 %43
  br label %50

.loopexit.loopexit:
  %.lcssa = phi float [ %83, %81 ]
  br label %.loopexit

.loopexit:
  %49 = phi float [ 0.000000e+00, %42 ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %26, label %86, label %88

50:
  %51 = phi i64 [ 0, %44 ], [ %84, %81 ]
  %52 = phi float [ 0.000000e+00, %44 ], [ %83, %81 ]
  br i1 %18, label %53, label %67

53:
  %54 = getelementptr float, ptr %6, i64 %51
  %55 = getelementptr float, ptr %54, i64 %45
  %56 = load float, ptr %55, align 4
  %57 = getelementptr float, ptr %8, i64 %51
  %58 = getelementptr float, ptr %57, i64 %36
  %59 = load float, ptr %58, align 4
  %60 = fmul float %56, %59
  %61 = getelementptr float, ptr %57, i64 %46
  %62 = load float, ptr %61, align 4
  %63 = getelementptr float, ptr %54, i64 %37
  %64 = load float, ptr %63, align 4
  %65 = fmul float %62, %64
  %66 = fadd float %60, %65
  br label %81

67:
  %68 = mul nsw i64 %51, %24
  %69 = getelementptr float, ptr %47, i64 %68
  %70 = load float, ptr %69, align 4
  %71 = mul nsw i64 %51, %25
  %72 = getelementptr float, ptr %38, i64 %71
  %73 = load float, ptr %72, align 4
  %74 = fmul float %70, %73
  %75 = getelementptr float, ptr %48, i64 %71
  %76 = load float, ptr %75, align 4
  %77 = getelementptr float, ptr %39, i64 %68
  %78 = load float, ptr %77, align 4
  %79 = fmul float %76, %78
  %80 = fadd float %74, %79
  br label %81

81:
  %82 = phi float [ %66, %53 ], [ %80, %67 ]
  %83 = fadd float %52, %82
  %84 = add nuw nsw i64 %51, 1
  %85 = icmp eq i64 %84, %22
  br i1 %85, label %.loopexit.loopexit, label %50

86:
  %87 = fmul float %5, %49
  br label %94

88:
  %89 = getelementptr float, ptr %41, i64 %43
  %90 = load float, ptr %89, align 4
  %91 = fmul float %10, %90
  %92 = fmul float %5, %49
  %93 = fadd float %92, %91
  br label %94

94:
  %95 = phi float [ %87, %86 ], [ %93, %88 ]
  %96 = getelementptr float, ptr %41, i64 %43
  store float %95, ptr %96, align 4
  %97 = add nuw nsw i64 %43, 1
  %98 = icmp eq i64 %97, %33
  br i1 %98, label %.loopexit6.loopexit, label %42

.loopexit7.loopexit:
  br label %.loopexit7

.loopexit7:
  ret void
}

define void @cblas_strmm(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, float noundef %7, ptr noundef readonly %8, i32 noundef %9, ptr noundef %10, i32 noundef %11) {
  %13 = icmp eq i32 %0, 102
  %14 = icmp ne i32 %1, 141
  %15 = xor i1 %13, %14
  %16 = icmp ne i32 %2, 121
  %17 = xor i1 %13, %16
  %18 = icmp ne i32 %3, 111
  %19 = icmp eq i32 %4, 132
  br i1 %13, label %27, label %20

20:
  %21 = sext i32 %5 to i64
  %22 = icmp sgt i32 %5, 0
  br i1 %22, label %23, label %.loopexit19

23:
  %24 = sext i32 %6 to i64
  %25 = icmp sgt i32 %6, 0
  %26 = sext i32 %11 to i64
  br label %112

27:
  %28 = sext i32 %6 to i64
  %29 = icmp sgt i32 %6, 0
  br i1 %29, label %30, label %.loopexit13

30:
  %31 = sext i32 %5 to i64
  %32 = icmp sgt i32 %5, 0
  %33 = sext i32 %11 to i64
  br label %34

34:
  %35 = phi i64 [ 0, %30 ], [ %53, %.loopexit12 ]
  br i1 %32, label %36, label %.loopexit12

36:
  %37 = mul nsw i64 %35, %33
  %38 = getelementptr float, ptr %10, i64 %37
  br label %55

.loopexit13.loopexit:
  br label %.loopexit13

.loopexit13:
  %39 = select i1 %15, i32 %6, i32 %5
  %40 = sext i32 %39 to i64
  %41 = icmp sgt i32 %39, 0
  br i1 %41, label %42, label %.loopexit11

42:
  %43 = select i1 %15, i32 %5, i32 %6
  %44 = sext i32 %43 to i64
  %45 = sext i32 %9 to i64
  %46 = xor i1 %15, %18
  %47 = sext i32 %11 to i64
  %48 = select i1 %15, i64 1, i64 %47
  %49 = select i1 %15, i64 %47, i64 1
  %50 = xor i1 %17, %46
  %51 = icmp sgt i32 %43, 0
  %52 = add nsw i64 %45, 1
  br label %62

.loopexit12.loopexit:
  br label %.loopexit12

.loopexit12:
  %53 = add nuw nsw i64 %35, 1
  %54 = icmp eq i64 %53, %28
  br i1 %54, label %.loopexit13.loopexit, label %34

55:
  %56 = phi i64 [ 0, %36 ], [ %60, %55 ]
  %57 = getelementptr float, ptr %38, i64 %56
  %58 = load float, ptr %57, align 4
  %59 = fmul float %7, %58
  store float %59, ptr %57, align 4
  %60 = add nuw nsw i64 %56, 1
  %61 = icmp eq i64 %60, %31
  br i1 %61, label %.loopexit12.loopexit, label %55

62:
  %63 = phi i64 [ 0, %42 ], [ %110, %.loopexit10 ]
  %64 = mul nsw i64 %63, %49
  %65 = getelementptr inbounds float, ptr %10, i64 %64
  br i1 %51, label %.preheader.preheader, label %.loopexit10

.preheader.preheader:
  br label %.preheader

.preheader:
  %66 = phi i64 [ %84, %.loopexit ], [ 0, %.preheader.preheader ]
  %67 = xor i64 %66, -1
  %68 = add nsw i64 %67, %44
  %69 = select i1 %50, i64 %68, i64 %66
  br i1 %19, label %70, label %74

70:
  %71 = mul nsw i64 %69, %48
  %72 = getelementptr inbounds float, ptr %65, i64 %71
  %73 = load float, ptr %72, align 4
  br label %82

74:
  %75 = mul i64 %69, %52
  %76 = getelementptr inbounds float, ptr %8, i64 %75
  %77 = load float, ptr %76, align 4
  %78 = mul nsw i64 %69, %48
  %79 = getelementptr inbounds float, ptr %65, i64 %78
  %80 = load float, ptr %79, align 4
  %81 = fmul float %77, %80
  br label %82

82:
  %83 = phi float [ %73, %70 ], [ %81, %74 ]
  %84 = add nuw nsw i64 %66, 1
  %85 = select i1 %50, i64 0, i64 %84
  %86 = select i1 %50, i64 %68, i64 %44
  %87 = icmp slt i64 %85, %86
  br i1 %87, label %88, label %.loopexit

88:
  %89 = mul nsw i64 %69, %45
  br label %94

.loopexit.loopexit:
  %.lcssa = phi float [ %107, %94 ]
  br label %.loopexit

.loopexit:
  %90 = phi float [ %83, %82 ], [ %.lcssa, %.loopexit.loopexit ]
  %91 = mul nsw i64 %69, %48
  %92 = getelementptr inbounds float, ptr %65, i64 %91
  store float %90, ptr %92, align 4
  %93 = icmp eq i64 %84, %44
  br i1 %93, label %.loopexit10.loopexit, label %.preheader

94:
  %95 = phi i64 [ %85, %88 ], [ %108, %94 ]
  %96 = phi float [ %83, %88 ], [ %107, %94 ]
  %97 = add nsw i64 %95, %89
  %98 = mul nsw i64 %95, %45
  %99 = add nsw i64 %98, %69
  %100 = select i1 %46, i64 %99, i64 %97
  %101 = getelementptr inbounds float, ptr %8, i64 %100
  %102 = load float, ptr %101, align 4
  %103 = mul nsw i64 %95, %48
  %104 = getelementptr inbounds float, ptr %65, i64 %103
  %105 = load float, ptr %104, align 4
  %106 = fmul float %102, %105
  %107 = fadd float %96, %106
  %108 = add nuw nsw i64 %95, 1
  %109 = icmp eq i64 %108, %86
  br i1 %109, label %.loopexit.loopexit, label %94

.loopexit10.loopexit:
  br label %.loopexit10

.loopexit10:
  %110 = add nuw nsw i64 %63, 1
  %111 = icmp eq i64 %110, %40
  br i1 %111, label %.loopexit11.loopexit, label %62

112:
  %113 = phi i64 [ 0, %23 ], [ %131, %.loopexit18 ]
  br i1 %25, label %114, label %.loopexit18

114:
  %115 = mul nsw i64 %113, %26
  %116 = getelementptr float, ptr %10, i64 %115
  br label %133

.loopexit19.loopexit:
  br label %.loopexit19

.loopexit19:
  %117 = select i1 %15, i32 %5, i32 %6
  %118 = sext i32 %117 to i64
  %119 = icmp sgt i32 %117, 0
  br i1 %119, label %120, label %.loopexit11

120:
  %121 = select i1 %15, i32 %6, i32 %5
  %122 = sext i32 %121 to i64
  %123 = sext i32 %9 to i64
  %124 = xor i1 %15, %18
  %125 = sext i32 %11 to i64
  %126 = select i1 %15, i64 1, i64 %125
  %127 = select i1 %15, i64 %125, i64 1
  %128 = xor i1 %17, %124
  %129 = icmp sgt i32 %121, 0
  %130 = add nsw i64 %123, 1
  br label %140

.loopexit18.loopexit:
  br label %.loopexit18

.loopexit18:
  %131 = add nuw nsw i64 %113, 1
  %132 = icmp eq i64 %131, %21
  br i1 %132, label %.loopexit19.loopexit, label %112

133:
  %134 = phi i64 [ 0, %114 ], [ %138, %133 ]
  %135 = getelementptr float, ptr %116, i64 %134
  %136 = load float, ptr %135, align 4
  %137 = fmul float %7, %136
  store float %137, ptr %135, align 4
  %138 = add nuw nsw i64 %134, 1
  %139 = icmp eq i64 %138, %24
  br i1 %139, label %.loopexit18.loopexit, label %133

140:
  %141 = phi i64 [ 0, %120 ], [ %188, %.loopexit16 ]
  %142 = mul nsw i64 %141, %127
  %143 = getelementptr inbounds float, ptr %10, i64 %142
  br i1 %129, label %.preheader15.preheader, label %.loopexit16

.preheader15.preheader:
  br label %.preheader15

.preheader15:
  %144 = phi i64 [ %162, %.loopexit14 ], [ 0, %.preheader15.preheader ]
  %145 = xor i64 %144, -1
  %146 = add nsw i64 %145, %122
  %147 = select i1 %128, i64 %146, i64 %144
  br i1 %19, label %148, label %152

148:
  %149 = mul nsw i64 %147, %126
  %150 = getelementptr inbounds float, ptr %143, i64 %149
  %151 = load float, ptr %150, align 4
  br label %160

152:
  %153 = mul i64 %147, %130
  %154 = getelementptr inbounds float, ptr %8, i64 %153
  %155 = load float, ptr %154, align 4
  %156 = mul nsw i64 %147, %126
  %157 = getelementptr inbounds float, ptr %143, i64 %156
  %158 = load float, ptr %157, align 4
  %159 = fmul float %155, %158
  br label %160

160:
  %161 = phi float [ %151, %148 ], [ %159, %152 ]
  %162 = add nuw nsw i64 %144, 1
  %163 = select i1 %128, i64 0, i64 %162
  %164 = select i1 %128, i64 %146, i64 %122
  %165 = icmp slt i64 %163, %164
  br i1 %165, label %166, label %.loopexit14

166:
  %167 = mul nsw i64 %147, %123
  br label %172

.loopexit14.loopexit:
  %.lcssa40 = phi float [ %185, %172 ]
  br label %.loopexit14

.loopexit14:
  %168 = phi float [ %161, %160 ], [ %.lcssa40, %.loopexit14.loopexit ]
  %169 = mul nsw i64 %147, %126
  %170 = getelementptr inbounds float, ptr %143, i64 %169
  store float %168, ptr %170, align 4
  %171 = icmp eq i64 %162, %122
  br i1 %171, label %.loopexit16.loopexit, label %.preheader15

172:
  %173 = phi i64 [ %163, %166 ], [ %186, %172 ]
  %174 = phi float [ %161, %166 ], [ %185, %172 ]
  %175 = add nsw i64 %173, %167
  %176 = mul nsw i64 %173, %123
  %177 = add nsw i64 %176, %147
  %178 = select i1 %124, i64 %177, i64 %175
  %179 = getelementptr inbounds float, ptr %8, i64 %178
  %180 = load float, ptr %179, align 4
  %181 = mul nsw i64 %173, %126
  %182 = getelementptr inbounds float, ptr %143, i64 %181
  %183 = load float, ptr %182, align 4
  %184 = fmul float %180, %183
  %185 = fadd float %174, %184
  %186 = add nuw nsw i64 %173, 1
  %187 = icmp eq i64 %186, %164
  br i1 %187, label %.loopexit14.loopexit, label %172

.loopexit16.loopexit:
  br label %.loopexit16

.loopexit16:
  %188 = add nuw nsw i64 %141, 1
  %189 = icmp eq i64 %188, %118
  br i1 %189, label %.loopexit11.loopexit39, label %140

.loopexit11.loopexit:
  br label %.loopexit11

.loopexit11.loopexit39:
  br label %.loopexit11

.loopexit11:
  ret void
}

define void @cblas_strsm(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, float noundef %7, ptr noundef readonly %8, i32 noundef %9, ptr noundef %10, i32 noundef %11) {
  %13 = icmp eq i32 %0, 102
  %14 = icmp ne i32 %1, 141
  %15 = xor i1 %13, %14
  %16 = icmp ne i32 %2, 121
  %17 = xor i1 %13, %16
  %18 = icmp ne i32 %3, 111
  %19 = icmp eq i32 %4, 132
  br i1 %13, label %27, label %20

20:
  %21 = sext i32 %5 to i64
  %22 = icmp sgt i32 %5, 0
  br i1 %22, label %23, label %.loopexit19

23:
  %24 = sext i32 %6 to i64
  %25 = icmp sgt i32 %6, 0
  %26 = sext i32 %11 to i64
  br label %107

27:
  %28 = sext i32 %6 to i64
  %29 = icmp sgt i32 %6, 0
  br i1 %29, label %30, label %.loopexit13

30:
  %31 = sext i32 %5 to i64
  %32 = icmp sgt i32 %5, 0
  %33 = sext i32 %11 to i64
  br label %34

34:
  %35 = phi i64 [ 0, %30 ], [ %53, %.loopexit12 ]
  br i1 %32, label %36, label %.loopexit12

36:
  %37 = mul nsw i64 %35, %33
  %38 = getelementptr float, ptr %10, i64 %37
  br label %55

.loopexit13.loopexit:
  br label %.loopexit13

.loopexit13:
  %39 = select i1 %15, i32 %6, i32 %5
  %40 = sext i32 %39 to i64
  %41 = icmp sgt i32 %39, 0
  br i1 %41, label %42, label %.loopexit11

42:
  %43 = select i1 %15, i32 %5, i32 %6
  %44 = sext i32 %43 to i64
  %45 = sext i32 %9 to i64
  %46 = xor i1 %15, %18
  %47 = sext i32 %11 to i64
  %48 = select i1 %15, i64 1, i64 %47
  %49 = select i1 %15, i64 %47, i64 1
  %50 = xor i1 %17, %46
  %51 = icmp sgt i32 %43, 0
  %52 = add nsw i64 %45, 1
  br label %62

.loopexit12.loopexit:
  br label %.loopexit12

.loopexit12:
  %53 = add nuw nsw i64 %35, 1
  %54 = icmp eq i64 %53, %28
  br i1 %54, label %.loopexit13.loopexit, label %34

55:
  %56 = phi i64 [ 0, %36 ], [ %60, %55 ]
  %57 = getelementptr float, ptr %38, i64 %56
  %58 = load float, ptr %57, align 4
  %59 = fmul float %7, %58
  store float %59, ptr %57, align 4
  %60 = add nuw nsw i64 %56, 1
  %61 = icmp eq i64 %60, %31
  br i1 %61, label %.loopexit12.loopexit, label %55

62:
  %63 = phi i64 [ 0, %42 ], [ %105, %.loopexit10 ]
  %64 = mul nsw i64 %63, %49
  %65 = getelementptr inbounds float, ptr %10, i64 %64
  br i1 %51, label %.preheader.preheader, label %.loopexit10

.preheader.preheader:
  br label %.preheader

.preheader:
  %66 = phi i64 [ %103, %101 ], [ 0, %.preheader.preheader ]
  %67 = xor i64 %66, -1
  %68 = add nsw i64 %67, %44
  %69 = select i1 %50, i64 %66, i64 %68
  %70 = mul nsw i64 %69, %48
  %71 = getelementptr inbounds float, ptr %65, i64 %70
  %72 = load float, ptr %71, align 4
  %73 = sub nsw i64 %44, %66
  %74 = select i1 %50, i64 0, i64 %73
  %75 = select i1 %50, i64 %66, i64 %44
  %76 = icmp slt i64 %74, %75
  br i1 %76, label %77, label %.loopexit

77:
  %78 = mul nsw i64 %69, %45
  br label %80

.loopexit.loopexit:
  %.lcssa = phi float [ %93, %80 ]
  br label %.loopexit

.loopexit:
  %79 = phi float [ %72, %.preheader ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %19, label %101, label %96

80:
  %81 = phi i64 [ %74, %77 ], [ %94, %80 ]
  %82 = phi float [ %72, %77 ], [ %93, %80 ]
  %83 = add nsw i64 %81, %78
  %84 = mul nsw i64 %81, %45
  %85 = add nsw i64 %84, %69
  %86 = select i1 %46, i64 %85, i64 %83
  %87 = getelementptr inbounds float, ptr %8, i64 %86
  %88 = load float, ptr %87, align 4
  %89 = mul nsw i64 %81, %48
  %90 = getelementptr inbounds float, ptr %65, i64 %89
  %91 = load float, ptr %90, align 4
  %92 = fmul float %88, %91
  %93 = fsub float %82, %92
  %94 = add nsw i64 %81, 1
  %95 = icmp eq i64 %94, %75
  br i1 %95, label %.loopexit.loopexit, label %80

96:
  %97 = mul i64 %69, %52
  %98 = getelementptr inbounds float, ptr %8, i64 %97
  %99 = load float, ptr %98, align 4
  %100 = fdiv float %79, %99
  br label %101

101:
  %102 = phi float [ %100, %96 ], [ %79, %.loopexit ]
  store float %102, ptr %71, align 4
  %103 = add nuw nsw i64 %66, 1
  %104 = icmp eq i64 %103, %44
  br i1 %104, label %.loopexit10.loopexit, label %.preheader

.loopexit10.loopexit:
  br label %.loopexit10

.loopexit10:
  %105 = add nuw nsw i64 %63, 1
  %106 = icmp eq i64 %105, %40
  br i1 %106, label %.loopexit11.loopexit, label %62

107:
  %108 = phi i64 [ 0, %23 ], [ %126, %.loopexit18 ]
  br i1 %25, label %109, label %.loopexit18

109:
  %110 = mul nsw i64 %108, %26
  %111 = getelementptr float, ptr %10, i64 %110
  br label %128

.loopexit19.loopexit:
  br label %.loopexit19

.loopexit19:
  %112 = select i1 %15, i32 %5, i32 %6
  %113 = sext i32 %112 to i64
  %114 = icmp sgt i32 %112, 0
  br i1 %114, label %115, label %.loopexit11

115:
  %116 = select i1 %15, i32 %6, i32 %5
  %117 = sext i32 %116 to i64
  %118 = sext i32 %9 to i64
  %119 = xor i1 %15, %18
  %120 = sext i32 %11 to i64
  %121 = select i1 %15, i64 1, i64 %120
  %122 = select i1 %15, i64 %120, i64 1
  %123 = xor i1 %17, %119
  %124 = icmp sgt i32 %116, 0
  %125 = add nsw i64 %118, 1
  br label %135

.loopexit18.loopexit:
  br label %.loopexit18

.loopexit18:
  %126 = add nuw nsw i64 %108, 1
  %127 = icmp eq i64 %126, %21
  br i1 %127, label %.loopexit19.loopexit, label %107

128:
  %129 = phi i64 [ 0, %109 ], [ %133, %128 ]
  %130 = getelementptr float, ptr %111, i64 %129
  %131 = load float, ptr %130, align 4
  %132 = fmul float %7, %131
  store float %132, ptr %130, align 4
  %133 = add nuw nsw i64 %129, 1
  %134 = icmp eq i64 %133, %24
  br i1 %134, label %.loopexit18.loopexit, label %128

135:
  %136 = phi i64 [ 0, %115 ], [ %178, %.loopexit16 ]
  %137 = mul nsw i64 %136, %122
  %138 = getelementptr inbounds float, ptr %10, i64 %137
  br i1 %124, label %.preheader15.preheader, label %.loopexit16

.preheader15.preheader:
  br label %.preheader15

.preheader15:
  %139 = phi i64 [ %176, %174 ], [ 0, %.preheader15.preheader ]
  %140 = xor i64 %139, -1
  %141 = add nsw i64 %140, %117
  %142 = select i1 %123, i64 %139, i64 %141
  %143 = mul nsw i64 %142, %121
  %144 = getelementptr inbounds float, ptr %138, i64 %143
  %145 = load float, ptr %144, align 4
  %146 = sub nsw i64 %117, %139
  %147 = select i1 %123, i64 0, i64 %146
  %148 = select i1 %123, i64 %139, i64 %117
  %149 = icmp slt i64 %147, %148
  br i1 %149, label %150, label %.loopexit14

150:
  %151 = mul nsw i64 %142, %118
  br label %153

.loopexit14.loopexit:
  %.lcssa40 = phi float [ %166, %153 ]
  br label %.loopexit14

.loopexit14:
  %152 = phi float [ %145, %.preheader15 ], [ %.lcssa40, %.loopexit14.loopexit ]
  br i1 %19, label %174, label %169

153:
  %154 = phi i64 [ %147, %150 ], [ %167, %153 ]
  %155 = phi float [ %145, %150 ], [ %166, %153 ]
  %156 = add nsw i64 %154, %151
  %157 = mul nsw i64 %154, %118
  %158 = add nsw i64 %157, %142
  %159 = select i1 %119, i64 %158, i64 %156
  %160 = getelementptr inbounds float, ptr %8, i64 %159
  %161 = load float, ptr %160, align 4
  %162 = mul nsw i64 %154, %121
  %163 = getelementptr inbounds float, ptr %138, i64 %162
  %164 = load float, ptr %163, align 4
  %165 = fmul float %161, %164
  %166 = fsub float %155, %165
  %167 = add nsw i64 %154, 1
  %168 = icmp eq i64 %167, %148
  br i1 %168, label %.loopexit14.loopexit, label %153

169:
  %170 = mul i64 %142, %125
  %171 = getelementptr inbounds float, ptr %8, i64 %170
  %172 = load float, ptr %171, align 4
  %173 = fdiv float %152, %172
  br label %174

174:
  %175 = phi float [ %173, %169 ], [ %152, %.loopexit14 ]
  store float %175, ptr %144, align 4
  %176 = add nuw nsw i64 %139, 1
  %177 = icmp eq i64 %176, %117
  br i1 %177, label %.loopexit16.loopexit, label %.preheader15

.loopexit16.loopexit:
  br label %.loopexit16

.loopexit16:
  %178 = add nuw nsw i64 %136, 1
  %179 = icmp eq i64 %178, %113
  br i1 %179, label %.loopexit11.loopexit39, label %135

.loopexit11.loopexit:
  br label %.loopexit11

.loopexit11.loopexit39:
  br label %.loopexit11

.loopexit11:
  ret void
}

declare noalias noundef ptr @malloc(i64 noundef)

declare void @free(ptr allocptr noundef captures(none))

declare i32 @llvm.smin.i32(i32, i32)

declare i64 @llvm.smin.i64(i64, i64)

declare i64 @llvm.smax.i64(i64, i64)

declare i32 @llvm.smax.i32(i32, i32)

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)
