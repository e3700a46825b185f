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

declare i64 @llvm.smin.i64(i64, i64)
