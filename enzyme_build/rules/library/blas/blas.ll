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
  %11 = load i32, ptr %1, align 4
  %12 = load double, ptr %2, align 8
  %13 = load i32, ptr %6, align 4
  %14 = load double, ptr %7, align 8
  %15 = load i32, ptr %9, align 4
  %16 = load i8, ptr %0, align 1
  %17 = and i8 %16, -33
  %18 = icmp eq i8 %17, 85
  %19 = icmp slt i32 %13, 0
  %20 = sext i32 %11 to i64
  %21 = sub nsw i64 1, %20
  %22 = sext i32 %13 to i64
  %23 = mul nsw i64 %21, %22
  %24 = select i1 %19, i64 %23, i64 0
  %25 = getelementptr inbounds double, ptr %5, i64 %24
  %26 = icmp slt i32 %15, 0
  %27 = sext i32 %15 to i64
  %28 = mul nsw i64 %21, %27
  %29 = select i1 %26, i64 %28, i64 0
  %30 = getelementptr inbounds double, ptr %8, i64 %29
  %31 = icmp sgt i32 %11, 0
  br i1 %31, label %32, label %.loopexit

32:
  %33 = load i32, ptr %4, align 4
  %34 = sext i32 %33 to i64
  %35 = fcmp oeq double %14, 0.000000e+00
  br label %36

36:
  %37 = phi i64 [ 0, %32 ], [ %72, %70 ]
  %38 = getelementptr double, ptr %3, i64 %37
  %39 = mul nsw i64 %37, %34
  %40 = getelementptr double, ptr %3, i64 %39
  br label %44

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void

41:
  %.lcssa = phi double [ %60, %44 ]
  %42 = mul nsw i64 %37, %27
  %43 = getelementptr inbounds double, ptr %30, i64 %42
  br i1 %35, label %63, label %65

44:
  %45 = phi i64 [ 0, %36 ], [ %61, %44 ]
  %46 = phi double [ 0.000000e+00, %36 ], [ %60, %44 ]
  %47 = icmp samesign ule i64 %45, %37
  %48 = xor i1 %18, %47
  %49 = icmp eq i64 %45, %37
  %50 = or i1 %49, %48
  %51 = mul nsw i64 %45, %34
  %52 = getelementptr double, ptr %38, i64 %51
  %53 = getelementptr double, ptr %40, i64 %45
  %54 = select i1 %50, ptr %52, ptr %53
  %55 = load double, ptr %54, align 8
  %56 = mul nsw i64 %45, %22
  %57 = getelementptr inbounds double, ptr %25, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = fmul double %55, %58
  %60 = fadd double %46, %59
  %61 = add nuw nsw i64 %45, 1
  %62 = icmp eq i64 %61, %20
  br i1 %62, label %41, label %44

63:
  %64 = fmul double %12, %.lcssa
  br label %70

65:
  %66 = load double, ptr %43, align 8
  %67 = fmul double %14, %66
  %68 = fmul double %12, %.lcssa
  %69 = fadd double %68, %67
  br label %70

70:
  %71 = phi double [ %64, %63 ], [ %69, %65 ]
  store double %71, ptr %43, align 8
  %72 = add nuw nsw i64 %37, 1
  %73 = icmp eq i64 %72, %20
  br i1 %73, label %.loopexit.loopexit, label %36
}

define void @dtrmv_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef %6, ptr noundef readonly %7) {
  %9 = load i32, ptr %3, align 4
  %10 = load i32, ptr %5, align 4
  %11 = load i32, ptr %7, align 4
  %12 = load i8, ptr %0, align 1
  %13 = and i8 %12, -33
  %14 = load i8, ptr %1, align 1
  %15 = and i8 %14, -33
  %16 = icmp eq i8 %15, 84
  %17 = icmp eq i8 %15, 67
  %18 = or i1 %16, %17
  %19 = load i8, ptr %2, align 1
  %20 = and i8 %19, -33
  %21 = icmp eq i8 %20, 85
  %22 = sext i32 %9 to i64
  %23 = icmp slt i32 %11, 0
  %24 = sub nsw i64 1, %22
  %25 = sext i32 %11 to i64
  %26 = mul nsw i64 %24, %25
  %27 = select i1 %23, i64 %26, i64 0
  %28 = sext i32 %10 to i64
  %29 = getelementptr inbounds double, ptr %6, i64 %27
  %30 = icmp ne i8 %13, 85
  %31 = xor i1 %30, %18
  %32 = icmp sgt i32 %9, 0
  br i1 %32, label %33, label %.loopexit3

33:
  %34 = add nsw i64 %28, 1
  br label %35

35:
  %36 = phi i64 [ 0, %33 ], [ %55, %.loopexit ]
  %37 = xor i64 %36, -1
  %38 = add nsw i64 %37, %22
  %39 = select i1 %31, i64 %38, i64 %22
  %40 = select i1 %31, i64 %38, i64 %36
  br i1 %21, label %41, label %45

41:
  %42 = mul nsw i64 %40, %25
  %43 = getelementptr inbounds double, ptr %29, i64 %42
  %44 = load double, ptr %43, align 8
  br label %53

45:
  %46 = mul i64 %40, %34
  %47 = getelementptr inbounds double, ptr %4, i64 %46
  %48 = load double, ptr %47, align 8
  %49 = mul nsw i64 %40, %25
  %50 = getelementptr inbounds double, ptr %29, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = fmul double %48, %51
  br label %53

53:
  %54 = phi double [ %44, %41 ], [ %52, %45 ]
  %55 = add nuw nsw i64 %36, 1
  %56 = select i1 %31, i64 0, i64 %55
  %57 = icmp slt i64 %56, %39
  br i1 %57, label %58, label %.loopexit

58:
  %59 = mul nsw i64 %40, %28
  %60 = getelementptr double, ptr %4, i64 %59
  %61 = getelementptr double, ptr %4, i64 %40
  br label %66

.loopexit.loopexit:
  %.lcssa = phi double [ %78, %66 ]
  br label %.loopexit

.loopexit:
  %62 = phi double [ %54, %53 ], [ %.lcssa, %.loopexit.loopexit ]
  %63 = mul nsw i64 %40, %25
  %64 = getelementptr inbounds double, ptr %29, i64 %63
  store double %62, ptr %64, align 8
  %65 = icmp eq i64 %55, %22
  br i1 %65, label %.loopexit3.loopexit, label %35

66:
  %67 = phi i64 [ %56, %58 ], [ %79, %66 ]
  %68 = phi double [ %54, %58 ], [ %78, %66 ]
  %69 = getelementptr double, ptr %60, i64 %67
  %70 = mul nsw i64 %67, %28
  %71 = getelementptr double, ptr %61, i64 %70
  %72 = select i1 %18, ptr %69, ptr %71
  %73 = load double, ptr %72, align 8
  %74 = mul nsw i64 %67, %25
  %75 = getelementptr inbounds double, ptr %29, i64 %74
  %76 = load double, ptr %75, align 8
  %77 = fmul double %73, %76
  %78 = fadd double %68, %77
  %79 = add nuw nsw i64 %67, 1
  %80 = icmp eq i64 %79, %39
  br i1 %80, label %.loopexit.loopexit, label %66

.loopexit3.loopexit:
  br label %.loopexit3

.loopexit3:
  ret void
}

define void @dtrsv_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef %6, ptr noundef readonly %7) {
  %9 = load i32, ptr %3, align 4
  %10 = load i32, ptr %5, align 4
  %11 = load i32, ptr %7, align 4
  %12 = load i8, ptr %0, align 1
  %13 = and i8 %12, -33
  %14 = load i8, ptr %1, align 1
  %15 = and i8 %14, -33
  %16 = icmp eq i8 %15, 84
  %17 = icmp eq i8 %15, 67
  %18 = or i1 %16, %17
  %19 = load i8, ptr %2, align 1
  %20 = and i8 %19, -33
  %21 = icmp eq i8 %20, 85
  %22 = sext i32 %9 to i64
  %23 = icmp slt i32 %11, 0
  %24 = sub nsw i64 1, %22
  %25 = sext i32 %11 to i64
  %26 = mul nsw i64 %24, %25
  %27 = select i1 %23, i64 %26, i64 0
  %28 = sext i32 %10 to i64
  %29 = getelementptr inbounds double, ptr %6, i64 %27
  %30 = icmp ne i8 %13, 85
  %31 = xor i1 %30, %18
  %32 = icmp sgt i32 %9, 0
  br i1 %32, label %33, label %.loopexit3

33:
  %34 = add nsw i64 %28, 1
  br label %35

35:
  %36 = phi i64 [ 0, %33 ], [ %74, %72 ]
  %37 = xor i64 %36, -1
  %38 = add nsw i64 %37, %22
  %39 = select i1 %31, i64 %36, i64 %22
  %40 = select i1 %31, i64 %36, i64 %38
  %41 = mul nsw i64 %40, %25
  %42 = getelementptr inbounds double, ptr %29, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = sub nsw i64 %22, %36
  %45 = select i1 %31, i64 0, i64 %44
  %46 = icmp slt i64 %45, %39
  br i1 %46, label %47, label %.loopexit

47:
  %48 = mul nsw i64 %40, %28
  %49 = getelementptr double, ptr %4, i64 %48
  %50 = getelementptr double, ptr %4, i64 %40
  br label %52

.loopexit.loopexit:
  %.lcssa = phi double [ %64, %52 ]
  br label %.loopexit

.loopexit:
  %51 = phi double [ %43, %35 ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %21, label %72, label %67

52:
  %53 = phi i64 [ %45, %47 ], [ %65, %52 ]
  %54 = phi double [ %43, %47 ], [ %64, %52 ]
  %55 = getelementptr double, ptr %49, i64 %53
  %56 = mul nsw i64 %53, %28
  %57 = getelementptr double, ptr %50, i64 %56
  %58 = select i1 %18, ptr %55, ptr %57
  %59 = load double, ptr %58, align 8
  %60 = mul nsw i64 %53, %25
  %61 = getelementptr inbounds double, ptr %29, i64 %60
  %62 = load double, ptr %61, align 8
  %63 = fmul double %59, %62
  %64 = fsub double %54, %63
  %65 = add nsw i64 %53, 1
  %66 = icmp eq i64 %65, %39
  br i1 %66, label %.loopexit.loopexit, label %52

67:
  %68 = mul i64 %40, %34
  %69 = getelementptr inbounds double, ptr %4, i64 %68
  %70 = load double, ptr %69, align 8
  %71 = fdiv double %51, %70
  br label %72

72:
  %73 = phi double [ %71, %67 ], [ %51, %.loopexit ]
  store double %73, ptr %42, align 8
  %74 = add nuw nsw i64 %36, 1
  %75 = icmp eq i64 %74, %22
  br i1 %75, label %.loopexit3.loopexit, label %35

.loopexit3.loopexit:
  br label %.loopexit3

.loopexit3:
  ret void
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
  %46 = xor i1 %19, %26
  %47 = sext i32 %45 to i64
  %48 = sext i32 %15 to i64
  %49 = sext i32 %16 to i64
  %50 = select i1 %19, i64 %49, i64 1
  %51 = select i1 %19, i64 1, i64 %49
  %52 = icmp ne i8 %21, 85
  %53 = xor i1 %52, %46
  %54 = icmp sgt i32 %45, 0
  %55 = add nsw i64 %48, 1
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
  %66 = phi i64 [ 0, %44 ], [ %114, %.loopexit5 ]
  %67 = mul nsw i64 %66, %51
  %68 = getelementptr inbounds double, ptr %9, i64 %67
  br i1 %54, label %.preheader.preheader, label %.loopexit5

.preheader.preheader:
  br label %.preheader

.preheader:
  %69 = phi i64 [ %88, %.loopexit ], [ 0, %.preheader.preheader ]
  %70 = xor i64 %69, -1
  %71 = add nsw i64 %70, %47
  %72 = select i1 %53, i64 %71, i64 %47
  %73 = select i1 %53, i64 %71, i64 %69
  br i1 %29, label %74, label %78

74:
  %75 = mul nsw i64 %73, %50
  %76 = getelementptr inbounds double, ptr %68, i64 %75
  %77 = load double, ptr %76, align 8
  br label %86

78:
  %79 = mul i64 %73, %55
  %80 = getelementptr inbounds double, ptr %7, i64 %79
  %81 = load double, ptr %80, align 8
  %82 = mul nsw i64 %73, %50
  %83 = getelementptr inbounds double, ptr %68, i64 %82
  %84 = load double, ptr %83, align 8
  %85 = fmul double %81, %84
  br label %86

86:
  %87 = phi double [ %77, %74 ], [ %85, %78 ]
  %88 = add nuw nsw i64 %69, 1
  %89 = select i1 %53, i64 0, i64 %88
  %90 = icmp slt i64 %89, %72
  br i1 %90, label %91, label %.loopexit

91:
  %92 = mul nsw i64 %73, %48
  %93 = getelementptr double, ptr %7, i64 %92
  %94 = getelementptr double, ptr %7, i64 %73
  br label %99

.loopexit.loopexit:
  %.lcssa = phi double [ %111, %99 ]
  br label %.loopexit

.loopexit:
  %95 = phi double [ %87, %86 ], [ %.lcssa, %.loopexit.loopexit ]
  %96 = mul nsw i64 %73, %50
  %97 = getelementptr inbounds double, ptr %68, i64 %96
  store double %95, ptr %97, align 8
  %98 = icmp eq i64 %88, %47
  br i1 %98, label %.loopexit5.loopexit, label %.preheader

99:
  %100 = phi i64 [ %89, %91 ], [ %112, %99 ]
  %101 = phi double [ %87, %91 ], [ %111, %99 ]
  %102 = getelementptr double, ptr %93, i64 %100
  %103 = mul nsw i64 %100, %48
  %104 = getelementptr double, ptr %94, i64 %103
  %105 = select i1 %46, ptr %102, ptr %104
  %106 = load double, ptr %105, align 8
  %107 = mul nsw i64 %100, %50
  %108 = getelementptr inbounds double, ptr %68, i64 %107
  %109 = load double, ptr %108, align 8
  %110 = fmul double %106, %109
  %111 = fadd double %101, %110
  %112 = add nuw nsw i64 %100, 1
  %113 = icmp eq i64 %112, %72
  br i1 %113, label %.loopexit.loopexit, label %99

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  %114 = add nuw nsw i64 %66, 1
  %115 = icmp eq i64 %114, %42
  br i1 %115, label %.loopexit6.loopexit, label %65
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
  %46 = xor i1 %19, %26
  %47 = sext i32 %45 to i64
  %48 = sext i32 %15 to i64
  %49 = sext i32 %16 to i64
  %50 = select i1 %19, i64 %49, i64 1
  %51 = select i1 %19, i64 1, i64 %49
  %52 = icmp ne i8 %21, 85
  %53 = xor i1 %52, %46
  %54 = icmp sgt i32 %45, 0
  %55 = add nsw i64 %48, 1
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
  %66 = phi i64 [ 0, %44 ], [ %109, %.loopexit5 ]
  %67 = mul nsw i64 %66, %51
  %68 = getelementptr inbounds double, ptr %9, i64 %67
  br i1 %54, label %.preheader.preheader, label %.loopexit5

.preheader.preheader:
  br label %.preheader

.preheader:
  %69 = phi i64 [ %107, %105 ], [ 0, %.preheader.preheader ]
  %70 = xor i64 %69, -1
  %71 = add nsw i64 %70, %47
  %72 = select i1 %53, i64 %69, i64 %47
  %73 = select i1 %53, i64 %69, i64 %71
  %74 = mul nsw i64 %73, %50
  %75 = getelementptr inbounds double, ptr %68, i64 %74
  %76 = load double, ptr %75, align 8
  %77 = sub nsw i64 %47, %69
  %78 = select i1 %53, i64 0, i64 %77
  %79 = icmp slt i64 %78, %72
  br i1 %79, label %80, label %.loopexit

80:
  %81 = mul nsw i64 %73, %48
  %82 = getelementptr double, ptr %7, i64 %81
  %83 = getelementptr double, ptr %7, i64 %73
  br label %85

.loopexit.loopexit:
  %.lcssa = phi double [ %97, %85 ]
  br label %.loopexit

.loopexit:
  %84 = phi double [ %76, %.preheader ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %29, label %105, label %100

85:
  %86 = phi i64 [ %78, %80 ], [ %98, %85 ]
  %87 = phi double [ %76, %80 ], [ %97, %85 ]
  %88 = getelementptr double, ptr %82, i64 %86
  %89 = mul nsw i64 %86, %48
  %90 = getelementptr double, ptr %83, i64 %89
  %91 = select i1 %46, ptr %88, ptr %90
  %92 = load double, ptr %91, align 8
  %93 = mul nsw i64 %86, %50
  %94 = getelementptr inbounds double, ptr %68, i64 %93
  %95 = load double, ptr %94, align 8
  %96 = fmul double %92, %95
  %97 = fsub double %87, %96
  %98 = add nsw i64 %86, 1
  %99 = icmp eq i64 %98, %72
  br i1 %99, label %.loopexit.loopexit, label %85

100:
  %101 = mul i64 %73, %55
  %102 = getelementptr inbounds double, ptr %7, i64 %101
  %103 = load double, ptr %102, align 8
  %104 = fdiv double %84, %103
  br label %105

105:
  %106 = phi double [ %104, %100 ], [ %84, %.loopexit ]
  store double %106, ptr %75, align 8
  %107 = add nuw nsw i64 %69, 1
  %108 = icmp eq i64 %107, %47
  br i1 %108, label %.loopexit5.loopexit, label %.preheader

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  %109 = add nuw nsw i64 %66, 1
  %110 = icmp eq i64 %109, %42
  br i1 %110, label %.loopexit6.loopexit, label %65
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
  %25 = phi i64 [ 0, %15 ], [ %89, %.loopexit6 ]
  %26 = mul nsw i64 %25, %21
  %27 = getelementptr inbounds double, ptr %5, i64 %26
  br i1 %22, label %.preheader7.preheader, label %.loopexit6

.preheader7.preheader:
  br label %.preheader7

.preheader7:
  %28 = phi i64 [ %41, %.loopexit5 ], [ 0, %.preheader7.preheader ]
  %29 = getelementptr inbounds nuw double, ptr %27, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = icmp eq i64 %28, 0
  br i1 %31, label %.loopexit5, label %32

32:
  %33 = mul nsw i64 %28, %20
  %34 = getelementptr double, ptr %3, i64 %33
  %35 = getelementptr double, ptr %3, i64 %28
  br label %43

.loopexit5.loopexit:
  %.lcssa = phi double [ %54, %43 ]
  br label %.loopexit5

.loopexit5:
  %36 = phi double [ %30, %.preheader7 ], [ %.lcssa, %.loopexit5.loopexit ]
  %37 = mul i64 %28, %23
  %38 = getelementptr inbounds double, ptr %3, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = fdiv double %36, %39
  store double %40, ptr %29, align 8
  %41 = add nuw nsw i64 %28, 1
  %42 = icmp eq i64 %41, %19
  br i1 %42, label %.preheader.preheader, label %.preheader7

.preheader.preheader:
  br label %.preheader

43:
  %44 = phi i64 [ 0, %32 ], [ %55, %43 ]
  %45 = phi double [ %30, %32 ], [ %54, %43 ]
  %46 = getelementptr double, ptr %34, i64 %44
  %47 = mul nsw i64 %44, %20
  %48 = getelementptr double, ptr %35, i64 %47
  %49 = select i1 %12, ptr %46, ptr %48
  %50 = load double, ptr %49, align 8
  %51 = getelementptr inbounds nuw double, ptr %27, i64 %44
  %52 = load double, ptr %51, align 8
  %53 = fmul double %50, %52
  %54 = fsub double %45, %53
  %55 = add nuw nsw i64 %44, 1
  %56 = icmp eq i64 %55, %28
  br i1 %56, label %.loopexit5.loopexit, label %43

.preheader:
  %57 = phi i64 [ %73, %.loopexit ], [ 0, %.preheader.preheader ]
  %58 = xor i64 %57, -1
  %59 = add nsw i64 %58, %19
  %60 = getelementptr inbounds double, ptr %27, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = icmp eq i64 %57, 0
  br i1 %62, label %.loopexit, label %63

63:
  %64 = sub nsw i64 %19, %57
  %65 = mul nsw i64 %59, %20
  %66 = getelementptr double, ptr %3, i64 %65
  %67 = getelementptr double, ptr %3, i64 %59
  br label %75

.loopexit.loopexit:
  %.lcssa20 = phi double [ %86, %75 ]
  br label %.loopexit

.loopexit:
  %68 = phi double [ %61, %.preheader ], [ %.lcssa20, %.loopexit.loopexit ]
  %69 = mul i64 %59, %23
  %70 = getelementptr inbounds double, ptr %3, i64 %69
  %71 = load double, ptr %70, align 8
  %72 = fdiv double %68, %71
  store double %72, ptr %60, align 8
  %73 = add nuw nsw i64 %57, 1
  %74 = icmp eq i64 %73, %19
  br i1 %74, label %.loopexit6.loopexit, label %.preheader

75:
  %76 = phi i64 [ %64, %63 ], [ %87, %75 ]
  %77 = phi double [ %61, %63 ], [ %86, %75 ]
  %78 = getelementptr double, ptr %66, i64 %76
  %79 = mul nsw i64 %76, %20
  %80 = getelementptr double, ptr %67, i64 %79
  %81 = select i1 %12, ptr %80, ptr %78
  %82 = load double, ptr %81, align 8
  %83 = getelementptr inbounds double, ptr %27, i64 %76
  %84 = load double, ptr %83, align 8
  %85 = fmul double %82, %84
  %86 = fsub double %77, %85
  %87 = add nsw i64 %76, 1
  %88 = icmp slt i64 %87, %19
  br i1 %88, label %75, label %.loopexit.loopexit

.loopexit6.loopexit:
  br label %.loopexit6

.loopexit6:
  %89 = add nuw nsw i64 %25, 1
  %90 = icmp eq i64 %89, %13
  br i1 %90, label %.loopexit8.loopexit, label %24

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
  %96 = phi i64 [ 0, %91 ], [ %160, %.loopexit11 ]
  %97 = mul nsw i64 %96, %93
  %98 = getelementptr inbounds double, ptr %5, i64 %97
  br i1 %17, label %.preheader12.preheader, label %.loopexit11

.preheader12.preheader:
  br label %.preheader12

.preheader12:
  %99 = phi i64 [ %112, %.loopexit10 ], [ 0, %.preheader12.preheader ]
  %100 = getelementptr inbounds nuw double, ptr %98, i64 %99
  %101 = load double, ptr %100, align 8
  %102 = icmp eq i64 %99, 0
  br i1 %102, label %.loopexit10, label %103

103:
  %104 = mul nsw i64 %99, %92
  %105 = getelementptr double, ptr %3, i64 %104
  %106 = getelementptr double, ptr %3, i64 %99
  br label %114

.loopexit10.loopexit:
  %.lcssa = phi double [ %125, %114 ]
  br label %.loopexit10

.loopexit10:
  %107 = phi double [ %101, %.preheader12 ], [ %.lcssa, %.loopexit10.loopexit ]
  %108 = mul i64 %99, %94
  %109 = getelementptr inbounds double, ptr %3, i64 %108
  %110 = load double, ptr %109, align 8
  %111 = fdiv double %107, %110
  store double %111, ptr %100, align 8
  %112 = add nuw nsw i64 %99, 1
  %113 = icmp eq i64 %112, %16
  br i1 %113, label %.preheader.preheader, label %.preheader12

.preheader.preheader:
  br label %.preheader

114:
  %115 = phi i64 [ 0, %103 ], [ %126, %114 ]
  %116 = phi double [ %101, %103 ], [ %125, %114 ]
  %117 = getelementptr double, ptr %105, i64 %115
  %118 = mul nsw i64 %115, %92
  %119 = getelementptr double, ptr %106, i64 %118
  %120 = select i1 %88, ptr %117, ptr %119
  %121 = load double, ptr %120, align 8
  %122 = getelementptr inbounds nuw double, ptr %98, i64 %115
  %123 = load double, ptr %122, align 8
  %124 = fmul double %121, %123
  %125 = fsub double %116, %124
  %126 = add nuw nsw i64 %115, 1
  %127 = icmp eq i64 %126, %99
  br i1 %127, label %.loopexit10.loopexit, label %114

.preheader:
  %128 = phi i64 [ %144, %.loopexit ], [ 0, %.preheader.preheader ]
  %129 = xor i64 %128, -1
  %130 = add nsw i64 %129, %16
  %131 = getelementptr inbounds double, ptr %98, i64 %130
  %132 = load double, ptr %131, align 8
  %133 = icmp eq i64 %128, 0
  br i1 %133, label %.loopexit, label %134

134:
  %135 = sub nsw i64 %16, %128
  %136 = mul nsw i64 %130, %92
  %137 = getelementptr double, ptr %3, i64 %136
  %138 = getelementptr double, ptr %3, i64 %130
  br label %146

.loopexit.loopexit:
  %.lcssa50 = phi double [ %157, %146 ]
  br label %.loopexit

.loopexit:
  %139 = phi double [ %132, %.preheader ], [ %.lcssa50, %.loopexit.loopexit ]
  %140 = mul i64 %130, %94
  %141 = getelementptr inbounds double, ptr %3, i64 %140
  %142 = load double, ptr %141, align 8
  %143 = fdiv double %139, %142
  store double %143, ptr %131, align 8
  %144 = add nuw nsw i64 %128, 1
  %145 = icmp eq i64 %144, %16
  br i1 %145, label %.loopexit11.loopexit, label %.preheader

146:
  %147 = phi i64 [ %135, %134 ], [ %158, %146 ]
  %148 = phi double [ %132, %134 ], [ %157, %146 ]
  %149 = getelementptr double, ptr %137, i64 %147
  %150 = mul nsw i64 %147, %92
  %151 = getelementptr double, ptr %138, i64 %150
  %152 = select i1 %88, ptr %151, ptr %149
  %153 = load double, ptr %152, align 8
  %154 = getelementptr inbounds double, ptr %98, i64 %147
  %155 = load double, ptr %154, align 8
  %156 = fmul double %153, %155
  %157 = fsub double %148, %156
  %158 = add nsw i64 %147, 1
  %159 = icmp slt i64 %158, %16
  br i1 %159, label %146, label %.loopexit.loopexit

.loopexit11.loopexit:
  br label %.loopexit11

.loopexit11:
  %160 = add nuw nsw i64 %96, 1
  %161 = icmp eq i64 %160, %89
  br i1 %161, label %.loopexit13.loopexit, label %95

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
  br i1 %16, label %17, label %.loopexit7

17:
  %18 = load i8, ptr %2, align 1
  %19 = and i8 %18, -33
  %20 = icmp eq i8 %19, 85
  %21 = sext i32 %13 to i64
  %22 = add nsw i64 %21, 1
  br label %29

.loopexit7.loopexit:
  br label %.loopexit7

.loopexit7:
  %23 = sext i32 %12 to i64
  %24 = icmp sgt i32 %12, 0
  br i1 %24, label %25, label %.loopexit6

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
  %.lcssa24 = phi i64 [ %30, %31 ]
  %37 = trunc i64 %.lcssa24 to i32
  %38 = add i32 %37, 1
  store i32 %38, ptr %9, align 4
  br label %.loopexit6

39:
  %40 = add nuw nsw i64 %30, 1
  %41 = icmp eq i64 %40, %15
  br i1 %41, label %.loopexit7.loopexit, label %29

42:
  %43 = phi i64 [ 0, %25 ], [ %96, %.loopexit5 ]
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
  br i1 %16, label %.preheader.preheader, label %.loopexit5

.preheader.preheader:
  br label %.preheader

.preheader:
  %58 = phi i64 [ %94, %92 ], [ 0, %.preheader.preheader ]
  %59 = xor i64 %58, -1
  %60 = add nsw i64 %59, %15
  %61 = select i1 %57, i64 %58, i64 %15
  %62 = select i1 %57, i64 %58, i64 %60
  %63 = getelementptr inbounds double, ptr %55, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = sub nsw i64 %15, %58
  %66 = select i1 %57, i64 0, i64 %65
  %67 = icmp slt i64 %66, %61
  br i1 %67, label %68, label %.loopexit

68:
  %69 = mul nsw i64 %62, %26
  %70 = getelementptr double, ptr %5, i64 %69
  %71 = getelementptr double, ptr %5, i64 %62
  br label %73

.loopexit.loopexit:
  %.lcssa = phi double [ %84, %73 ]
  br label %.loopexit

.loopexit:
  %72 = phi double [ %64, %.preheader ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %53, label %92, label %87

73:
  %74 = phi i64 [ %66, %68 ], [ %85, %73 ]
  %75 = phi double [ %64, %68 ], [ %84, %73 ]
  %76 = getelementptr double, ptr %70, i64 %74
  %77 = mul nsw i64 %74, %26
  %78 = getelementptr double, ptr %71, i64 %77
  %79 = select i1 %50, ptr %76, ptr %78
  %80 = load double, ptr %79, align 8
  %81 = getelementptr inbounds double, ptr %55, i64 %74
  %82 = load double, ptr %81, align 8
  %83 = fmul double %80, %82
  %84 = fsub double %75, %83
  %85 = add nsw i64 %74, 1
  %86 = icmp eq i64 %85, %61
  br i1 %86, label %.loopexit.loopexit, label %73

87:
  %88 = mul i64 %62, %28
  %89 = getelementptr inbounds double, ptr %5, i64 %88
  %90 = load double, ptr %89, align 8
  %91 = fdiv double %72, %90
  br label %92

92:
  %93 = phi double [ %91, %87 ], [ %72, %.loopexit ]
  store double %93, ptr %63, align 8
  %94 = add nuw nsw i64 %58, 1
  %95 = icmp eq i64 %94, %15
  br i1 %95, label %.loopexit5.loopexit, label %.preheader

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  %96 = add nuw nsw i64 %43, 1
  %97 = icmp eq i64 %96, %23
  br i1 %97, label %.loopexit6.loopexit, label %42

.loopexit6.loopexit:
  br label %.loopexit6

.loopexit6:
  ret void
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
  %11 = load i64, ptr %1, align 8
  %12 = load double, ptr %2, align 8
  %13 = load i64, ptr %4, align 8
  %14 = load i64, ptr %6, align 8
  %15 = load double, ptr %7, align 8
  %16 = load i64, ptr %9, align 8
  %17 = load i8, ptr %0, align 1
  %18 = and i8 %17, -33
  %19 = icmp eq i8 %18, 85
  %20 = icmp slt i64 %14, 0
  %21 = sub nsw i64 1, %11
  %22 = mul nsw i64 %14, %21
  %23 = select i1 %20, i64 %22, i64 0
  %24 = getelementptr inbounds double, ptr %5, i64 %23
  %25 = icmp slt i64 %16, 0
  %26 = mul nsw i64 %16, %21
  %27 = select i1 %25, i64 %26, i64 0
  %28 = getelementptr inbounds double, ptr %8, i64 %27
  %29 = icmp sgt i64 %11, 0
  br i1 %29, label %30, label %.loopexit

30:
  %31 = fcmp oeq double %15, 0.000000e+00
  br label %32

32:
  %33 = phi i64 [ 0, %30 ], [ %68, %66 ]
  %34 = getelementptr double, ptr %3, i64 %33
  %35 = mul nsw i64 %33, %13
  %36 = getelementptr double, ptr %3, i64 %35
  br label %40

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void

37:
  %.lcssa = phi double [ %56, %40 ]
  %38 = mul nsw i64 %33, %16
  %39 = getelementptr inbounds double, ptr %28, i64 %38
  br i1 %31, label %59, label %61

40:
  %41 = phi i64 [ 0, %32 ], [ %57, %40 ]
  %42 = phi double [ 0.000000e+00, %32 ], [ %56, %40 ]
  %43 = icmp samesign ule i64 %41, %33
  %44 = xor i1 %19, %43
  %45 = icmp eq i64 %41, %33
  %46 = or i1 %45, %44
  %47 = mul nsw i64 %41, %13
  %48 = getelementptr double, ptr %34, i64 %47
  %49 = getelementptr double, ptr %36, i64 %41
  %50 = select i1 %46, ptr %48, ptr %49
  %51 = load double, ptr %50, align 8
  %52 = mul nsw i64 %41, %14
  %53 = getelementptr inbounds double, ptr %24, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = fmul double %51, %54
  %56 = fadd double %42, %55
  %57 = add nuw nsw i64 %41, 1
  %58 = icmp eq i64 %57, %11
  br i1 %58, label %37, label %40

59:
  %60 = fmul double %12, %.lcssa
  br label %66

61:
  %62 = load double, ptr %39, align 8
  %63 = fmul double %15, %62
  %64 = fmul double %12, %.lcssa
  %65 = fadd double %64, %63
  br label %66

66:
  %67 = phi double [ %60, %59 ], [ %65, %61 ]
  store double %67, ptr %39, align 8
  %68 = add nuw nsw i64 %33, 1
  %69 = icmp eq i64 %68, %11
  br i1 %69, label %.loopexit.loopexit, label %32
}

define void @dtrmv_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef %6, ptr noundef readonly %7) {
  %9 = load i64, ptr %3, align 8
  %10 = load i64, ptr %5, align 8
  %11 = load i64, ptr %7, align 8
  %12 = load i8, ptr %0, align 1
  %13 = and i8 %12, -33
  %14 = load i8, ptr %1, align 1
  %15 = and i8 %14, -33
  %16 = icmp eq i8 %15, 84
  %17 = icmp eq i8 %15, 67
  %18 = or i1 %16, %17
  %19 = load i8, ptr %2, align 1
  %20 = and i8 %19, -33
  %21 = icmp eq i8 %20, 85
  %22 = icmp slt i64 %11, 0
  %23 = sub nsw i64 1, %9
  %24 = mul nsw i64 %11, %23
  %25 = select i1 %22, i64 %24, i64 0
  %26 = getelementptr inbounds double, ptr %6, i64 %25
  %27 = icmp ne i8 %13, 85
  %28 = xor i1 %27, %18
  %29 = icmp sgt i64 %9, 0
  br i1 %29, label %30, label %.loopexit4

30:
  %31 = add i64 %10, 1
  br label %32

32:
  %33 = phi i64 [ 0, %30 ], [ %52, %.loopexit ]
  %34 = xor i64 %33, -1
  %35 = add nsw i64 %9, %34
  %36 = select i1 %28, i64 %35, i64 %9
  %37 = select i1 %28, i64 %35, i64 %33
  br i1 %21, label %38, label %42

38:
  %39 = mul nsw i64 %37, %11
  %40 = getelementptr inbounds double, ptr %26, i64 %39
  %41 = load double, ptr %40, align 8
  br label %50

42:
  %43 = mul i64 %37, %31
  %44 = getelementptr inbounds double, ptr %4, i64 %43
  %45 = load double, ptr %44, align 8
  %46 = mul nsw i64 %37, %11
  %47 = getelementptr inbounds double, ptr %26, i64 %46
  %48 = load double, ptr %47, align 8
  %49 = fmul double %45, %48
  br label %50

50:
  %51 = phi double [ %41, %38 ], [ %49, %42 ]
  %52 = add nuw nsw i64 %33, 1
  %53 = select i1 %28, i64 0, i64 %52
  %54 = icmp slt i64 %53, %36
  br i1 %54, label %55, label %.loopexit

55:
  %56 = mul nsw i64 %37, %10
  %57 = getelementptr double, ptr %4, i64 %56
  %58 = getelementptr double, ptr %4, i64 %37
  br label %63

.loopexit.loopexit:
  %.lcssa = phi double [ %75, %63 ]
  br label %.loopexit

.loopexit:
  %59 = phi double [ %51, %50 ], [ %.lcssa, %.loopexit.loopexit ]
  %60 = mul nsw i64 %37, %11
  %61 = getelementptr inbounds double, ptr %26, i64 %60
  store double %59, ptr %61, align 8
  %62 = icmp eq i64 %52, %9
  br i1 %62, label %.loopexit4.loopexit, label %32

63:
  %64 = phi i64 [ %53, %55 ], [ %76, %63 ]
  %65 = phi double [ %51, %55 ], [ %75, %63 ]
  %66 = getelementptr double, ptr %57, i64 %64
  %67 = mul nsw i64 %64, %10
  %68 = getelementptr double, ptr %58, i64 %67
  %69 = select i1 %18, ptr %66, ptr %68
  %70 = load double, ptr %69, align 8
  %71 = mul nsw i64 %64, %11
  %72 = getelementptr inbounds double, ptr %26, i64 %71
  %73 = load double, ptr %72, align 8
  %74 = fmul double %70, %73
  %75 = fadd double %65, %74
  %76 = add nuw nsw i64 %64, 1
  %77 = icmp eq i64 %76, %36
  br i1 %77, label %.loopexit.loopexit, label %63

.loopexit4.loopexit:
  br label %.loopexit4

.loopexit4:
  ret void
}

define void @dtrsv_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef %6, ptr noundef readonly %7) {
  %9 = load i64, ptr %3, align 8
  %10 = load i64, ptr %5, align 8
  %11 = load i64, ptr %7, align 8
  %12 = load i8, ptr %0, align 1
  %13 = and i8 %12, -33
  %14 = load i8, ptr %1, align 1
  %15 = and i8 %14, -33
  %16 = icmp eq i8 %15, 84
  %17 = icmp eq i8 %15, 67
  %18 = or i1 %16, %17
  %19 = load i8, ptr %2, align 1
  %20 = and i8 %19, -33
  %21 = icmp eq i8 %20, 85
  %22 = icmp slt i64 %11, 0
  %23 = sub nsw i64 1, %9
  %24 = mul nsw i64 %11, %23
  %25 = select i1 %22, i64 %24, i64 0
  %26 = getelementptr inbounds double, ptr %6, i64 %25
  %27 = icmp ne i8 %13, 85
  %28 = xor i1 %27, %18
  %29 = icmp sgt i64 %9, 0
  br i1 %29, label %30, label %.loopexit4

30:
  %31 = add i64 %10, 1
  br label %32

32:
  %33 = phi i64 [ 0, %30 ], [ %71, %69 ]
  %34 = xor i64 %33, -1
  %35 = add nsw i64 %9, %34
  %36 = select i1 %28, i64 %33, i64 %9
  %37 = select i1 %28, i64 %33, i64 %35
  %38 = mul nsw i64 %37, %11
  %39 = getelementptr inbounds double, ptr %26, i64 %38
  %40 = load double, ptr %39, align 8
  %41 = sub nsw i64 %9, %33
  %42 = select i1 %28, i64 0, i64 %41
  %43 = icmp slt i64 %42, %36
  br i1 %43, label %44, label %.loopexit

44:
  %45 = mul nsw i64 %37, %10
  %46 = getelementptr double, ptr %4, i64 %45
  %47 = getelementptr double, ptr %4, i64 %37
  br label %49

.loopexit.loopexit:
  %.lcssa = phi double [ %61, %49 ]
  br label %.loopexit

.loopexit:
  %48 = phi double [ %40, %32 ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %21, label %69, label %64

49:
  %50 = phi i64 [ %42, %44 ], [ %62, %49 ]
  %51 = phi double [ %40, %44 ], [ %61, %49 ]
  %52 = getelementptr double, ptr %46, i64 %50
  %53 = mul nsw i64 %50, %10
  %54 = getelementptr double, ptr %47, i64 %53
  %55 = select i1 %18, ptr %52, ptr %54
  %56 = load double, ptr %55, align 8
  %57 = mul nsw i64 %50, %11
  %58 = getelementptr inbounds double, ptr %26, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = fmul double %56, %59
  %61 = fsub double %51, %60
  %62 = add nsw i64 %50, 1
  %63 = icmp eq i64 %62, %36
  br i1 %63, label %.loopexit.loopexit, label %49

64:
  %65 = mul i64 %37, %31
  %66 = getelementptr inbounds double, ptr %4, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = fdiv double %48, %67
  br label %69

69:
  %70 = phi double [ %68, %64 ], [ %48, %.loopexit ]
  store double %70, ptr %39, align 8
  %71 = add nuw nsw i64 %33, 1
  %72 = icmp eq i64 %71, %9
  br i1 %72, label %.loopexit4.loopexit, label %32

.loopexit4.loopexit:
  br label %.loopexit4

.loopexit4:
  ret void
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
  %59 = phi i64 [ 0, %40 ], [ %107, %.loopexit8 ]
  %60 = mul nsw i64 %59, %44
  %61 = getelementptr inbounds double, ptr %9, i64 %60
  br i1 %47, label %.preheader.preheader, label %.loopexit8

.preheader.preheader:
  br label %.preheader

.preheader:
  %62 = phi i64 [ %81, %.loopexit ], [ 0, %.preheader.preheader ]
  %63 = xor i64 %62, -1
  %64 = add nsw i64 %41, %63
  %65 = select i1 %46, i64 %64, i64 %41
  %66 = select i1 %46, i64 %64, i64 %62
  br i1 %29, label %67, label %71

67:
  %68 = mul nsw i64 %66, %43
  %69 = getelementptr inbounds double, ptr %61, i64 %68
  %70 = load double, ptr %69, align 8
  br label %79

71:
  %72 = mul i64 %66, %48
  %73 = getelementptr inbounds double, ptr %7, i64 %72
  %74 = load double, ptr %73, align 8
  %75 = mul nsw i64 %66, %43
  %76 = getelementptr inbounds double, ptr %61, i64 %75
  %77 = load double, ptr %76, align 8
  %78 = fmul double %74, %77
  br label %79

79:
  %80 = phi double [ %70, %67 ], [ %78, %71 ]
  %81 = add nuw nsw i64 %62, 1
  %82 = select i1 %46, i64 0, i64 %81
  %83 = icmp slt i64 %82, %65
  br i1 %83, label %84, label %.loopexit

84:
  %85 = mul nsw i64 %66, %15
  %86 = getelementptr double, ptr %7, i64 %85
  %87 = getelementptr double, ptr %7, i64 %66
  br label %92

.loopexit.loopexit:
  %.lcssa = phi double [ %104, %92 ]
  br label %.loopexit

.loopexit:
  %88 = phi double [ %80, %79 ], [ %.lcssa, %.loopexit.loopexit ]
  %89 = mul nsw i64 %66, %43
  %90 = getelementptr inbounds double, ptr %61, i64 %89
  store double %88, ptr %90, align 8
  %91 = icmp eq i64 %81, %41
  br i1 %91, label %.loopexit8.loopexit, label %.preheader

92:
  %93 = phi i64 [ %82, %84 ], [ %105, %92 ]
  %94 = phi double [ %80, %84 ], [ %104, %92 ]
  %95 = getelementptr double, ptr %86, i64 %93
  %96 = mul nsw i64 %93, %15
  %97 = getelementptr double, ptr %87, i64 %96
  %98 = select i1 %42, ptr %95, ptr %97
  %99 = load double, ptr %98, align 8
  %100 = mul nsw i64 %93, %43
  %101 = getelementptr inbounds double, ptr %61, i64 %100
  %102 = load double, ptr %101, align 8
  %103 = fmul double %99, %102
  %104 = fadd double %94, %103
  %105 = add nuw nsw i64 %93, 1
  %106 = icmp eq i64 %105, %65
  br i1 %106, label %.loopexit.loopexit, label %92

.loopexit8.loopexit:
  br label %.loopexit8

.loopexit8:
  %107 = add nuw nsw i64 %59, 1
  %108 = icmp eq i64 %107, %38
  br i1 %108, label %.loopexit9.loopexit, label %58
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
  %59 = phi i64 [ 0, %40 ], [ %102, %.loopexit8 ]
  %60 = mul nsw i64 %59, %44
  %61 = getelementptr inbounds double, ptr %9, i64 %60
  br i1 %47, label %.preheader.preheader, label %.loopexit8

.preheader.preheader:
  br label %.preheader

.preheader:
  %62 = phi i64 [ %100, %98 ], [ 0, %.preheader.preheader ]
  %63 = xor i64 %62, -1
  %64 = add nsw i64 %41, %63
  %65 = select i1 %46, i64 %62, i64 %41
  %66 = select i1 %46, i64 %62, i64 %64
  %67 = mul nsw i64 %66, %43
  %68 = getelementptr inbounds double, ptr %61, i64 %67
  %69 = load double, ptr %68, align 8
  %70 = sub nsw i64 %41, %62
  %71 = select i1 %46, i64 0, i64 %70
  %72 = icmp slt i64 %71, %65
  br i1 %72, label %73, label %.loopexit

73:
  %74 = mul nsw i64 %66, %15
  %75 = getelementptr double, ptr %7, i64 %74
  %76 = getelementptr double, ptr %7, i64 %66
  br label %78

.loopexit.loopexit:
  %.lcssa = phi double [ %90, %78 ]
  br label %.loopexit

.loopexit:
  %77 = phi double [ %69, %.preheader ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %29, label %98, label %93

78:
  %79 = phi i64 [ %71, %73 ], [ %91, %78 ]
  %80 = phi double [ %69, %73 ], [ %90, %78 ]
  %81 = getelementptr double, ptr %75, i64 %79
  %82 = mul nsw i64 %79, %15
  %83 = getelementptr double, ptr %76, i64 %82
  %84 = select i1 %42, ptr %81, ptr %83
  %85 = load double, ptr %84, align 8
  %86 = mul nsw i64 %79, %43
  %87 = getelementptr inbounds double, ptr %61, i64 %86
  %88 = load double, ptr %87, align 8
  %89 = fmul double %85, %88
  %90 = fsub double %80, %89
  %91 = add nsw i64 %79, 1
  %92 = icmp eq i64 %91, %65
  br i1 %92, label %.loopexit.loopexit, label %78

93:
  %94 = mul i64 %66, %48
  %95 = getelementptr inbounds double, ptr %7, i64 %94
  %96 = load double, ptr %95, align 8
  %97 = fdiv double %77, %96
  br label %98

98:
  %99 = phi double [ %97, %93 ], [ %77, %.loopexit ]
  store double %99, ptr %68, align 8
  %100 = add nuw nsw i64 %62, 1
  %101 = icmp eq i64 %100, %41
  br i1 %101, label %.loopexit8.loopexit, label %.preheader

.loopexit8.loopexit:
  br label %.loopexit8

.loopexit8:
  %102 = add nuw nsw i64 %59, 1
  %103 = icmp eq i64 %102, %38
  br i1 %103, label %.loopexit9.loopexit, label %58
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
  %21 = phi i64 [ 0, %17 ], [ %85, %.loopexit7 ]
  %22 = mul nsw i64 %21, %12
  %23 = getelementptr inbounds double, ptr %5, i64 %22
  br i1 %18, label %.preheader8.preheader, label %.loopexit7

.preheader8.preheader:
  br label %.preheader8

.preheader8:
  %24 = phi i64 [ %37, %.loopexit6 ], [ 0, %.preheader8.preheader ]
  %25 = getelementptr inbounds nuw double, ptr %23, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = icmp eq i64 %24, 0
  br i1 %27, label %.loopexit6, label %28

28:
  %29 = mul nsw i64 %24, %11
  %30 = getelementptr double, ptr %3, i64 %29
  %31 = getelementptr double, ptr %3, i64 %24
  br label %39

.loopexit6.loopexit:
  %.lcssa = phi double [ %50, %39 ]
  br label %.loopexit6

.loopexit6:
  %32 = phi double [ %26, %.preheader8 ], [ %.lcssa, %.loopexit6.loopexit ]
  %33 = mul i64 %24, %19
  %34 = getelementptr inbounds double, ptr %3, i64 %33
  %35 = load double, ptr %34, align 8
  %36 = fdiv double %32, %35
  store double %36, ptr %25, align 8
  %37 = add nuw nsw i64 %24, 1
  %38 = icmp eq i64 %37, %9
  br i1 %38, label %.preheader.preheader, label %.preheader8

.preheader.preheader:
  br label %.preheader

39:
  %40 = phi i64 [ 0, %28 ], [ %51, %39 ]
  %41 = phi double [ %26, %28 ], [ %50, %39 ]
  %42 = getelementptr double, ptr %30, i64 %40
  %43 = mul nsw i64 %40, %11
  %44 = getelementptr double, ptr %31, i64 %43
  %45 = select i1 %15, ptr %42, ptr %44
  %46 = load double, ptr %45, align 8
  %47 = getelementptr inbounds nuw double, ptr %23, i64 %40
  %48 = load double, ptr %47, align 8
  %49 = fmul double %46, %48
  %50 = fsub double %41, %49
  %51 = add nuw nsw i64 %40, 1
  %52 = icmp eq i64 %51, %24
  br i1 %52, label %.loopexit6.loopexit, label %39

.preheader:
  %53 = phi i64 [ %69, %.loopexit ], [ 0, %.preheader.preheader ]
  %54 = xor i64 %53, -1
  %55 = add nsw i64 %9, %54
  %56 = getelementptr inbounds double, ptr %23, i64 %55
  %57 = load double, ptr %56, align 8
  %58 = icmp eq i64 %53, 0
  br i1 %58, label %.loopexit, label %59

59:
  %60 = sub nsw i64 %9, %53
  %61 = mul nsw i64 %55, %11
  %62 = getelementptr double, ptr %3, i64 %61
  %63 = getelementptr double, ptr %3, i64 %55
  br label %71

.loopexit.loopexit:
  %.lcssa22 = phi double [ %82, %71 ]
  br label %.loopexit

.loopexit:
  %64 = phi double [ %57, %.preheader ], [ %.lcssa22, %.loopexit.loopexit ]
  %65 = mul i64 %55, %19
  %66 = getelementptr inbounds double, ptr %3, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = fdiv double %64, %67
  store double %68, ptr %56, align 8
  %69 = add nuw nsw i64 %53, 1
  %70 = icmp eq i64 %69, %9
  br i1 %70, label %.loopexit7.loopexit, label %.preheader

71:
  %72 = phi i64 [ %60, %59 ], [ %83, %71 ]
  %73 = phi double [ %57, %59 ], [ %82, %71 ]
  %74 = getelementptr double, ptr %62, i64 %72
  %75 = mul nsw i64 %72, %11
  %76 = getelementptr double, ptr %63, i64 %75
  %77 = select i1 %15, ptr %76, ptr %74
  %78 = load double, ptr %77, align 8
  %79 = getelementptr inbounds double, ptr %23, i64 %72
  %80 = load double, ptr %79, align 8
  %81 = fmul double %78, %80
  %82 = fsub double %73, %81
  %83 = add nsw i64 %72, 1
  %84 = icmp slt i64 %83, %9
  br i1 %84, label %71, label %.loopexit.loopexit

.loopexit7.loopexit:
  br label %.loopexit7

.loopexit7:
  %85 = add nuw nsw i64 %21, 1
  %86 = icmp eq i64 %85, %10
  br i1 %86, label %.loopexit9.loopexit, label %20

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
  %85 = phi i64 [ 0, %82 ], [ %149, %.loopexit12 ]
  %86 = mul nsw i64 %85, %12
  %87 = getelementptr inbounds double, ptr %5, i64 %86
  br i1 %16, label %.preheader13.preheader, label %.loopexit12

.preheader13.preheader:
  br label %.preheader13

.preheader13:
  %88 = phi i64 [ %101, %.loopexit11 ], [ 0, %.preheader13.preheader ]
  %89 = getelementptr inbounds nuw double, ptr %87, i64 %88
  %90 = load double, ptr %89, align 8
  %91 = icmp eq i64 %88, 0
  br i1 %91, label %.loopexit11, label %92

92:
  %93 = mul nsw i64 %88, %11
  %94 = getelementptr double, ptr %3, i64 %93
  %95 = getelementptr double, ptr %3, i64 %88
  br label %103

.loopexit11.loopexit:
  %.lcssa = phi double [ %114, %103 ]
  br label %.loopexit11

.loopexit11:
  %96 = phi double [ %90, %.preheader13 ], [ %.lcssa, %.loopexit11.loopexit ]
  %97 = mul i64 %88, %83
  %98 = getelementptr inbounds double, ptr %3, i64 %97
  %99 = load double, ptr %98, align 8
  %100 = fdiv double %96, %99
  store double %100, ptr %89, align 8
  %101 = add nuw nsw i64 %88, 1
  %102 = icmp eq i64 %101, %9
  br i1 %102, label %.preheader.preheader, label %.preheader13

.preheader.preheader:
  br label %.preheader

103:
  %104 = phi i64 [ 0, %92 ], [ %115, %103 ]
  %105 = phi double [ %90, %92 ], [ %114, %103 ]
  %106 = getelementptr double, ptr %94, i64 %104
  %107 = mul nsw i64 %104, %11
  %108 = getelementptr double, ptr %95, i64 %107
  %109 = select i1 %80, ptr %106, ptr %108
  %110 = load double, ptr %109, align 8
  %111 = getelementptr inbounds nuw double, ptr %87, i64 %104
  %112 = load double, ptr %111, align 8
  %113 = fmul double %110, %112
  %114 = fsub double %105, %113
  %115 = add nuw nsw i64 %104, 1
  %116 = icmp eq i64 %115, %88
  br i1 %116, label %.loopexit11.loopexit, label %103

.preheader:
  %117 = phi i64 [ %133, %.loopexit ], [ 0, %.preheader.preheader ]
  %118 = xor i64 %117, -1
  %119 = add nsw i64 %9, %118
  %120 = getelementptr inbounds double, ptr %87, i64 %119
  %121 = load double, ptr %120, align 8
  %122 = icmp eq i64 %117, 0
  br i1 %122, label %.loopexit, label %123

123:
  %124 = sub nsw i64 %9, %117
  %125 = mul nsw i64 %119, %11
  %126 = getelementptr double, ptr %3, i64 %125
  %127 = getelementptr double, ptr %3, i64 %119
  br label %135

.loopexit.loopexit:
  %.lcssa52 = phi double [ %146, %135 ]
  br label %.loopexit

.loopexit:
  %128 = phi double [ %121, %.preheader ], [ %.lcssa52, %.loopexit.loopexit ]
  %129 = mul i64 %119, %83
  %130 = getelementptr inbounds double, ptr %3, i64 %129
  %131 = load double, ptr %130, align 8
  %132 = fdiv double %128, %131
  store double %132, ptr %120, align 8
  %133 = add nuw nsw i64 %117, 1
  %134 = icmp eq i64 %133, %9
  br i1 %134, label %.loopexit12.loopexit, label %.preheader

135:
  %136 = phi i64 [ %124, %123 ], [ %147, %135 ]
  %137 = phi double [ %121, %123 ], [ %146, %135 ]
  %138 = getelementptr double, ptr %126, i64 %136
  %139 = mul nsw i64 %136, %11
  %140 = getelementptr double, ptr %127, i64 %139
  %141 = select i1 %80, ptr %140, ptr %138
  %142 = load double, ptr %141, align 8
  %143 = getelementptr inbounds double, ptr %87, i64 %136
  %144 = load double, ptr %143, align 8
  %145 = fmul double %142, %144
  %146 = fsub double %137, %145
  %147 = add nsw i64 %136, 1
  %148 = icmp slt i64 %147, %9
  br i1 %148, label %135, label %.loopexit.loopexit

.loopexit12.loopexit:
  br label %.loopexit12

.loopexit12:
  %149 = add nuw nsw i64 %85, 1
  %150 = icmp eq i64 %149, %10
  br i1 %150, label %.loopexit14.loopexit, label %84

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
  br i1 %15, label %16, label %.loopexit9

16:
  %17 = load i8, ptr %2, align 1
  %18 = and i8 %17, -33
  %19 = icmp eq i8 %18, 85
  %20 = add i64 %13, 1
  br label %24

.loopexit9.loopexit:
  br label %.loopexit9

.loopexit9:
  %21 = icmp sgt i64 %12, 0
  br i1 %21, label %22, label %.loopexit8

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
  %.lcssa28 = phi i64 [ %25, %26 ]
  %32 = add nuw nsw i64 %.lcssa28, 1
  store i64 %32, ptr %9, align 8
  br label %.loopexit8

33:
  %34 = add nuw nsw i64 %25, 1
  %35 = icmp eq i64 %34, %11
  br i1 %35, label %.loopexit9.loopexit, label %24

36:
  %37 = phi i64 [ 0, %22 ], [ %90, %.loopexit7 ]
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
  br i1 %15, label %.preheader.preheader, label %.loopexit7

.preheader.preheader:
  br label %.preheader

.preheader:
  %52 = phi i64 [ %88, %86 ], [ 0, %.preheader.preheader ]
  %53 = xor i64 %52, -1
  %54 = add nsw i64 %11, %53
  %55 = select i1 %51, i64 %52, i64 %11
  %56 = select i1 %51, i64 %52, i64 %54
  %57 = getelementptr inbounds double, ptr %49, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = sub nsw i64 %11, %52
  %60 = select i1 %51, i64 0, i64 %59
  %61 = icmp slt i64 %60, %55
  br i1 %61, label %62, label %.loopexit

62:
  %63 = mul nsw i64 %56, %13
  %64 = getelementptr double, ptr %5, i64 %63
  %65 = getelementptr double, ptr %5, i64 %56
  br label %67

.loopexit.loopexit:
  %.lcssa = phi double [ %78, %67 ]
  br label %.loopexit

.loopexit:
  %66 = phi double [ %58, %.preheader ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %47, label %86, label %81

67:
  %68 = phi i64 [ %60, %62 ], [ %79, %67 ]
  %69 = phi double [ %58, %62 ], [ %78, %67 ]
  %70 = getelementptr double, ptr %64, i64 %68
  %71 = mul nsw i64 %68, %13
  %72 = getelementptr double, ptr %65, i64 %71
  %73 = select i1 %44, ptr %70, ptr %72
  %74 = load double, ptr %73, align 8
  %75 = getelementptr inbounds double, ptr %49, i64 %68
  %76 = load double, ptr %75, align 8
  %77 = fmul double %74, %76
  %78 = fsub double %69, %77
  %79 = add nsw i64 %68, 1
  %80 = icmp eq i64 %79, %55
  br i1 %80, label %.loopexit.loopexit, label %67

81:
  %82 = mul i64 %56, %23
  %83 = getelementptr inbounds double, ptr %5, i64 %82
  %84 = load double, ptr %83, align 8
  %85 = fdiv double %66, %84
  br label %86

86:
  %87 = phi double [ %85, %81 ], [ %66, %.loopexit ]
  store double %87, ptr %57, align 8
  %88 = add nuw nsw i64 %52, 1
  %89 = icmp eq i64 %88, %11
  br i1 %89, label %.loopexit7.loopexit, label %.preheader

.loopexit7.loopexit:
  br label %.loopexit7

.loopexit7:
  %90 = add nuw nsw i64 %37, 1
  %91 = icmp eq i64 %90, %12
  br i1 %91, label %.loopexit8.loopexit, label %36

.loopexit8.loopexit:
  br label %.loopexit8

.loopexit8:
  ret void
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
  %11 = load i32, ptr %1, align 4
  %12 = load float, ptr %2, align 4
  %13 = load i32, ptr %6, align 4
  %14 = load float, ptr %7, align 4
  %15 = load i32, ptr %9, align 4
  %16 = load i8, ptr %0, align 1
  %17 = and i8 %16, -33
  %18 = icmp eq i8 %17, 85
  %19 = icmp slt i32 %13, 0
  %20 = sext i32 %11 to i64
  %21 = sub nsw i64 1, %20
  %22 = sext i32 %13 to i64
  %23 = mul nsw i64 %21, %22
  %24 = select i1 %19, i64 %23, i64 0
  %25 = getelementptr inbounds float, ptr %5, i64 %24
  %26 = icmp slt i32 %15, 0
  %27 = sext i32 %15 to i64
  %28 = mul nsw i64 %21, %27
  %29 = select i1 %26, i64 %28, i64 0
  %30 = getelementptr inbounds float, ptr %8, i64 %29
  %31 = icmp sgt i32 %11, 0
  br i1 %31, label %32, label %.loopexit

32:
  %33 = load i32, ptr %4, align 4
  %34 = sext i32 %33 to i64
  %35 = fcmp oeq float %14, 0.000000e+00
  br label %36

36:
  %37 = phi i64 [ 0, %32 ], [ %72, %70 ]
  %38 = getelementptr float, ptr %3, i64 %37
  %39 = mul nsw i64 %37, %34
  %40 = getelementptr float, ptr %3, i64 %39
  br label %44

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void

41:
  %.lcssa = phi float [ %60, %44 ]
  %42 = mul nsw i64 %37, %27
  %43 = getelementptr inbounds float, ptr %30, i64 %42
  br i1 %35, label %63, label %65

44:
  %45 = phi i64 [ 0, %36 ], [ %61, %44 ]
  %46 = phi float [ 0.000000e+00, %36 ], [ %60, %44 ]
  %47 = icmp samesign ule i64 %45, %37
  %48 = xor i1 %18, %47
  %49 = icmp eq i64 %45, %37
  %50 = or i1 %49, %48
  %51 = mul nsw i64 %45, %34
  %52 = getelementptr float, ptr %38, i64 %51
  %53 = getelementptr float, ptr %40, i64 %45
  %54 = select i1 %50, ptr %52, ptr %53
  %55 = load float, ptr %54, align 4
  %56 = mul nsw i64 %45, %22
  %57 = getelementptr inbounds float, ptr %25, i64 %56
  %58 = load float, ptr %57, align 4
  %59 = fmul float %55, %58
  %60 = fadd float %46, %59
  %61 = add nuw nsw i64 %45, 1
  %62 = icmp eq i64 %61, %20
  br i1 %62, label %41, label %44

63:
  %64 = fmul float %12, %.lcssa
  br label %70

65:
  %66 = load float, ptr %43, align 4
  %67 = fmul float %14, %66
  %68 = fmul float %12, %.lcssa
  %69 = fadd float %68, %67
  br label %70

70:
  %71 = phi float [ %64, %63 ], [ %69, %65 ]
  store float %71, ptr %43, align 4
  %72 = add nuw nsw i64 %37, 1
  %73 = icmp eq i64 %72, %20
  br i1 %73, label %.loopexit.loopexit, label %36
}

define void @strmv_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef %6, ptr noundef readonly %7) {
  %9 = load i32, ptr %3, align 4
  %10 = load i32, ptr %5, align 4
  %11 = load i32, ptr %7, align 4
  %12 = load i8, ptr %0, align 1
  %13 = and i8 %12, -33
  %14 = load i8, ptr %1, align 1
  %15 = and i8 %14, -33
  %16 = icmp eq i8 %15, 84
  %17 = icmp eq i8 %15, 67
  %18 = or i1 %16, %17
  %19 = load i8, ptr %2, align 1
  %20 = and i8 %19, -33
  %21 = icmp eq i8 %20, 85
  %22 = sext i32 %9 to i64
  %23 = icmp slt i32 %11, 0
  %24 = sub nsw i64 1, %22
  %25 = sext i32 %11 to i64
  %26 = mul nsw i64 %24, %25
  %27 = select i1 %23, i64 %26, i64 0
  %28 = sext i32 %10 to i64
  %29 = getelementptr inbounds float, ptr %6, i64 %27
  %30 = icmp ne i8 %13, 85
  %31 = xor i1 %30, %18
  %32 = icmp sgt i32 %9, 0
  br i1 %32, label %33, label %.loopexit3

33:
  %34 = add nsw i64 %28, 1
  br label %35

35:
  %36 = phi i64 [ 0, %33 ], [ %55, %.loopexit ]
  %37 = xor i64 %36, -1
  %38 = add nsw i64 %37, %22
  %39 = select i1 %31, i64 %38, i64 %22
  %40 = select i1 %31, i64 %38, i64 %36
  br i1 %21, label %41, label %45

41:
  %42 = mul nsw i64 %40, %25
  %43 = getelementptr inbounds float, ptr %29, i64 %42
  %44 = load float, ptr %43, align 4
  br label %53

45:
  %46 = mul i64 %40, %34
  %47 = getelementptr inbounds float, ptr %4, i64 %46
  %48 = load float, ptr %47, align 4
  %49 = mul nsw i64 %40, %25
  %50 = getelementptr inbounds float, ptr %29, i64 %49
  %51 = load float, ptr %50, align 4
  %52 = fmul float %48, %51
  br label %53

53:
  %54 = phi float [ %44, %41 ], [ %52, %45 ]
  %55 = add nuw nsw i64 %36, 1
  %56 = select i1 %31, i64 0, i64 %55
  %57 = icmp slt i64 %56, %39
  br i1 %57, label %58, label %.loopexit

58:
  %59 = mul nsw i64 %40, %28
  %60 = getelementptr float, ptr %4, i64 %59
  %61 = getelementptr float, ptr %4, i64 %40
  br label %66

.loopexit.loopexit:
  %.lcssa = phi float [ %78, %66 ]
  br label %.loopexit

.loopexit:
  %62 = phi float [ %54, %53 ], [ %.lcssa, %.loopexit.loopexit ]
  %63 = mul nsw i64 %40, %25
  %64 = getelementptr inbounds float, ptr %29, i64 %63
  store float %62, ptr %64, align 4
  %65 = icmp eq i64 %55, %22
  br i1 %65, label %.loopexit3.loopexit, label %35

66:
  %67 = phi i64 [ %56, %58 ], [ %79, %66 ]
  %68 = phi float [ %54, %58 ], [ %78, %66 ]
  %69 = getelementptr float, ptr %60, i64 %67
  %70 = mul nsw i64 %67, %28
  %71 = getelementptr float, ptr %61, i64 %70
  %72 = select i1 %18, ptr %69, ptr %71
  %73 = load float, ptr %72, align 4
  %74 = mul nsw i64 %67, %25
  %75 = getelementptr inbounds float, ptr %29, i64 %74
  %76 = load float, ptr %75, align 4
  %77 = fmul float %73, %76
  %78 = fadd float %68, %77
  %79 = add nuw nsw i64 %67, 1
  %80 = icmp eq i64 %79, %39
  br i1 %80, label %.loopexit.loopexit, label %66

.loopexit3.loopexit:
  br label %.loopexit3

.loopexit3:
  ret void
}

define void @strsv_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef %6, ptr noundef readonly %7) {
  %9 = load i32, ptr %3, align 4
  %10 = load i32, ptr %5, align 4
  %11 = load i32, ptr %7, align 4
  %12 = load i8, ptr %0, align 1
  %13 = and i8 %12, -33
  %14 = load i8, ptr %1, align 1
  %15 = and i8 %14, -33
  %16 = icmp eq i8 %15, 84
  %17 = icmp eq i8 %15, 67
  %18 = or i1 %16, %17
  %19 = load i8, ptr %2, align 1
  %20 = and i8 %19, -33
  %21 = icmp eq i8 %20, 85
  %22 = sext i32 %9 to i64
  %23 = icmp slt i32 %11, 0
  %24 = sub nsw i64 1, %22
  %25 = sext i32 %11 to i64
  %26 = mul nsw i64 %24, %25
  %27 = select i1 %23, i64 %26, i64 0
  %28 = sext i32 %10 to i64
  %29 = getelementptr inbounds float, ptr %6, i64 %27
  %30 = icmp ne i8 %13, 85
  %31 = xor i1 %30, %18
  %32 = icmp sgt i32 %9, 0
  br i1 %32, label %33, label %.loopexit3

33:
  %34 = add nsw i64 %28, 1
  br label %35

35:
  %36 = phi i64 [ 0, %33 ], [ %74, %72 ]
  %37 = xor i64 %36, -1
  %38 = add nsw i64 %37, %22
  %39 = select i1 %31, i64 %36, i64 %22
  %40 = select i1 %31, i64 %36, i64 %38
  %41 = mul nsw i64 %40, %25
  %42 = getelementptr inbounds float, ptr %29, i64 %41
  %43 = load float, ptr %42, align 4
  %44 = sub nsw i64 %22, %36
  %45 = select i1 %31, i64 0, i64 %44
  %46 = icmp slt i64 %45, %39
  br i1 %46, label %47, label %.loopexit

47:
  %48 = mul nsw i64 %40, %28
  %49 = getelementptr float, ptr %4, i64 %48
  %50 = getelementptr float, ptr %4, i64 %40
  br label %52

.loopexit.loopexit:
  %.lcssa = phi float [ %64, %52 ]
  br label %.loopexit

.loopexit:
  %51 = phi float [ %43, %35 ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %21, label %72, label %67

52:
  %53 = phi i64 [ %45, %47 ], [ %65, %52 ]
  %54 = phi float [ %43, %47 ], [ %64, %52 ]
  %55 = getelementptr float, ptr %49, i64 %53
  %56 = mul nsw i64 %53, %28
  %57 = getelementptr float, ptr %50, i64 %56
  %58 = select i1 %18, ptr %55, ptr %57
  %59 = load float, ptr %58, align 4
  %60 = mul nsw i64 %53, %25
  %61 = getelementptr inbounds float, ptr %29, i64 %60
  %62 = load float, ptr %61, align 4
  %63 = fmul float %59, %62
  %64 = fsub float %54, %63
  %65 = add nsw i64 %53, 1
  %66 = icmp eq i64 %65, %39
  br i1 %66, label %.loopexit.loopexit, label %52

67:
  %68 = mul i64 %40, %34
  %69 = getelementptr inbounds float, ptr %4, i64 %68
  %70 = load float, ptr %69, align 4
  %71 = fdiv float %51, %70
  br label %72

72:
  %73 = phi float [ %71, %67 ], [ %51, %.loopexit ]
  store float %73, ptr %42, align 4
  %74 = add nuw nsw i64 %36, 1
  %75 = icmp eq i64 %74, %22
  br i1 %75, label %.loopexit3.loopexit, label %35

.loopexit3.loopexit:
  br label %.loopexit3

.loopexit3:
  ret void
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
  %46 = xor i1 %19, %26
  %47 = sext i32 %45 to i64
  %48 = sext i32 %15 to i64
  %49 = sext i32 %16 to i64
  %50 = select i1 %19, i64 %49, i64 1
  %51 = select i1 %19, i64 1, i64 %49
  %52 = icmp ne i8 %21, 85
  %53 = xor i1 %52, %46
  %54 = icmp sgt i32 %45, 0
  %55 = add nsw i64 %48, 1
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
  %66 = phi i64 [ 0, %44 ], [ %114, %.loopexit5 ]
  %67 = mul nsw i64 %66, %51
  %68 = getelementptr inbounds float, ptr %9, i64 %67
  br i1 %54, label %.preheader.preheader, label %.loopexit5

.preheader.preheader:
  br label %.preheader

.preheader:
  %69 = phi i64 [ %88, %.loopexit ], [ 0, %.preheader.preheader ]
  %70 = xor i64 %69, -1
  %71 = add nsw i64 %70, %47
  %72 = select i1 %53, i64 %71, i64 %47
  %73 = select i1 %53, i64 %71, i64 %69
  br i1 %29, label %74, label %78

74:
  %75 = mul nsw i64 %73, %50
  %76 = getelementptr inbounds float, ptr %68, i64 %75
  %77 = load float, ptr %76, align 4
  br label %86

78:
  %79 = mul i64 %73, %55
  %80 = getelementptr inbounds float, ptr %7, i64 %79
  %81 = load float, ptr %80, align 4
  %82 = mul nsw i64 %73, %50
  %83 = getelementptr inbounds float, ptr %68, i64 %82
  %84 = load float, ptr %83, align 4
  %85 = fmul float %81, %84
  br label %86

86:
  %87 = phi float [ %77, %74 ], [ %85, %78 ]
  %88 = add nuw nsw i64 %69, 1
  %89 = select i1 %53, i64 0, i64 %88
  %90 = icmp slt i64 %89, %72
  br i1 %90, label %91, label %.loopexit

91:
  %92 = mul nsw i64 %73, %48
  %93 = getelementptr float, ptr %7, i64 %92
  %94 = getelementptr float, ptr %7, i64 %73
  br label %99

.loopexit.loopexit:
  %.lcssa = phi float [ %111, %99 ]
  br label %.loopexit

.loopexit:
  %95 = phi float [ %87, %86 ], [ %.lcssa, %.loopexit.loopexit ]
  %96 = mul nsw i64 %73, %50
  %97 = getelementptr inbounds float, ptr %68, i64 %96
  store float %95, ptr %97, align 4
  %98 = icmp eq i64 %88, %47
  br i1 %98, label %.loopexit5.loopexit, label %.preheader

99:
  %100 = phi i64 [ %89, %91 ], [ %112, %99 ]
  %101 = phi float [ %87, %91 ], [ %111, %99 ]
  %102 = getelementptr float, ptr %93, i64 %100
  %103 = mul nsw i64 %100, %48
  %104 = getelementptr float, ptr %94, i64 %103
  %105 = select i1 %46, ptr %102, ptr %104
  %106 = load float, ptr %105, align 4
  %107 = mul nsw i64 %100, %50
  %108 = getelementptr inbounds float, ptr %68, i64 %107
  %109 = load float, ptr %108, align 4
  %110 = fmul float %106, %109
  %111 = fadd float %101, %110
  %112 = add nuw nsw i64 %100, 1
  %113 = icmp eq i64 %112, %72
  br i1 %113, label %.loopexit.loopexit, label %99

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  %114 = add nuw nsw i64 %66, 1
  %115 = icmp eq i64 %114, %42
  br i1 %115, label %.loopexit6.loopexit, label %65
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
  %46 = xor i1 %19, %26
  %47 = sext i32 %45 to i64
  %48 = sext i32 %15 to i64
  %49 = sext i32 %16 to i64
  %50 = select i1 %19, i64 %49, i64 1
  %51 = select i1 %19, i64 1, i64 %49
  %52 = icmp ne i8 %21, 85
  %53 = xor i1 %52, %46
  %54 = icmp sgt i32 %45, 0
  %55 = add nsw i64 %48, 1
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
  %66 = phi i64 [ 0, %44 ], [ %109, %.loopexit5 ]
  %67 = mul nsw i64 %66, %51
  %68 = getelementptr inbounds float, ptr %9, i64 %67
  br i1 %54, label %.preheader.preheader, label %.loopexit5

.preheader.preheader:
  br label %.preheader

.preheader:
  %69 = phi i64 [ %107, %105 ], [ 0, %.preheader.preheader ]
  %70 = xor i64 %69, -1
  %71 = add nsw i64 %70, %47
  %72 = select i1 %53, i64 %69, i64 %47
  %73 = select i1 %53, i64 %69, i64 %71
  %74 = mul nsw i64 %73, %50
  %75 = getelementptr inbounds float, ptr %68, i64 %74
  %76 = load float, ptr %75, align 4
  %77 = sub nsw i64 %47, %69
  %78 = select i1 %53, i64 0, i64 %77
  %79 = icmp slt i64 %78, %72
  br i1 %79, label %80, label %.loopexit

80:
  %81 = mul nsw i64 %73, %48
  %82 = getelementptr float, ptr %7, i64 %81
  %83 = getelementptr float, ptr %7, i64 %73
  br label %85

.loopexit.loopexit:
  %.lcssa = phi float [ %97, %85 ]
  br label %.loopexit

.loopexit:
  %84 = phi float [ %76, %.preheader ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %29, label %105, label %100

85:
  %86 = phi i64 [ %78, %80 ], [ %98, %85 ]
  %87 = phi float [ %76, %80 ], [ %97, %85 ]
  %88 = getelementptr float, ptr %82, i64 %86
  %89 = mul nsw i64 %86, %48
  %90 = getelementptr float, ptr %83, i64 %89
  %91 = select i1 %46, ptr %88, ptr %90
  %92 = load float, ptr %91, align 4
  %93 = mul nsw i64 %86, %50
  %94 = getelementptr inbounds float, ptr %68, i64 %93
  %95 = load float, ptr %94, align 4
  %96 = fmul float %92, %95
  %97 = fsub float %87, %96
  %98 = add nsw i64 %86, 1
  %99 = icmp eq i64 %98, %72
  br i1 %99, label %.loopexit.loopexit, label %85

100:
  %101 = mul i64 %73, %55
  %102 = getelementptr inbounds float, ptr %7, i64 %101
  %103 = load float, ptr %102, align 4
  %104 = fdiv float %84, %103
  br label %105

105:
  %106 = phi float [ %104, %100 ], [ %84, %.loopexit ]
  store float %106, ptr %75, align 4
  %107 = add nuw nsw i64 %69, 1
  %108 = icmp eq i64 %107, %47
  br i1 %108, label %.loopexit5.loopexit, label %.preheader

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  %109 = add nuw nsw i64 %66, 1
  %110 = icmp eq i64 %109, %42
  br i1 %110, label %.loopexit6.loopexit, label %65
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
  %25 = phi i64 [ 0, %15 ], [ %89, %.loopexit6 ]
  %26 = mul nsw i64 %25, %21
  %27 = getelementptr inbounds float, ptr %5, i64 %26
  br i1 %22, label %.preheader7.preheader, label %.loopexit6

.preheader7.preheader:
  br label %.preheader7

.preheader7:
  %28 = phi i64 [ %41, %.loopexit5 ], [ 0, %.preheader7.preheader ]
  %29 = getelementptr inbounds nuw float, ptr %27, i64 %28
  %30 = load float, ptr %29, align 4
  %31 = icmp eq i64 %28, 0
  br i1 %31, label %.loopexit5, label %32

32:
  %33 = mul nsw i64 %28, %20
  %34 = getelementptr float, ptr %3, i64 %33
  %35 = getelementptr float, ptr %3, i64 %28
  br label %43

.loopexit5.loopexit:
  %.lcssa = phi float [ %54, %43 ]
  br label %.loopexit5

.loopexit5:
  %36 = phi float [ %30, %.preheader7 ], [ %.lcssa, %.loopexit5.loopexit ]
  %37 = mul i64 %28, %23
  %38 = getelementptr inbounds float, ptr %3, i64 %37
  %39 = load float, ptr %38, align 4
  %40 = fdiv float %36, %39
  store float %40, ptr %29, align 4
  %41 = add nuw nsw i64 %28, 1
  %42 = icmp eq i64 %41, %19
  br i1 %42, label %.preheader.preheader, label %.preheader7

.preheader.preheader:
  br label %.preheader

43:
  %44 = phi i64 [ 0, %32 ], [ %55, %43 ]
  %45 = phi float [ %30, %32 ], [ %54, %43 ]
  %46 = getelementptr float, ptr %34, i64 %44
  %47 = mul nsw i64 %44, %20
  %48 = getelementptr float, ptr %35, i64 %47
  %49 = select i1 %12, ptr %46, ptr %48
  %50 = load float, ptr %49, align 4
  %51 = getelementptr inbounds nuw float, ptr %27, i64 %44
  %52 = load float, ptr %51, align 4
  %53 = fmul float %50, %52
  %54 = fsub float %45, %53
  %55 = add nuw nsw i64 %44, 1
  %56 = icmp eq i64 %55, %28
  br i1 %56, label %.loopexit5.loopexit, label %43

.preheader:
  %57 = phi i64 [ %73, %.loopexit ], [ 0, %.preheader.preheader ]
  %58 = xor i64 %57, -1
  %59 = add nsw i64 %58, %19
  %60 = getelementptr inbounds float, ptr %27, i64 %59
  %61 = load float, ptr %60, align 4
  %62 = icmp eq i64 %57, 0
  br i1 %62, label %.loopexit, label %63

63:
  %64 = sub nsw i64 %19, %57
  %65 = mul nsw i64 %59, %20
  %66 = getelementptr float, ptr %3, i64 %65
  %67 = getelementptr float, ptr %3, i64 %59
  br label %75

.loopexit.loopexit:
  %.lcssa20 = phi float [ %86, %75 ]
  br label %.loopexit

.loopexit:
  %68 = phi float [ %61, %.preheader ], [ %.lcssa20, %.loopexit.loopexit ]
  %69 = mul i64 %59, %23
  %70 = getelementptr inbounds float, ptr %3, i64 %69
  %71 = load float, ptr %70, align 4
  %72 = fdiv float %68, %71
  store float %72, ptr %60, align 4
  %73 = add nuw nsw i64 %57, 1
  %74 = icmp eq i64 %73, %19
  br i1 %74, label %.loopexit6.loopexit, label %.preheader

75:
  %76 = phi i64 [ %64, %63 ], [ %87, %75 ]
  %77 = phi float [ %61, %63 ], [ %86, %75 ]
  %78 = getelementptr float, ptr %66, i64 %76
  %79 = mul nsw i64 %76, %20
  %80 = getelementptr float, ptr %67, i64 %79
  %81 = select i1 %12, ptr %80, ptr %78
  %82 = load float, ptr %81, align 4
  %83 = getelementptr inbounds float, ptr %27, i64 %76
  %84 = load float, ptr %83, align 4
  %85 = fmul float %82, %84
  %86 = fsub float %77, %85
  %87 = add nsw i64 %76, 1
  %88 = icmp slt i64 %87, %19
  br i1 %88, label %75, label %.loopexit.loopexit

.loopexit6.loopexit:
  br label %.loopexit6

.loopexit6:
  %89 = add nuw nsw i64 %25, 1
  %90 = icmp eq i64 %89, %13
  br i1 %90, label %.loopexit8.loopexit, label %24

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
  %96 = phi i64 [ 0, %91 ], [ %160, %.loopexit11 ]
  %97 = mul nsw i64 %96, %93
  %98 = getelementptr inbounds float, ptr %5, i64 %97
  br i1 %17, label %.preheader12.preheader, label %.loopexit11

.preheader12.preheader:
  br label %.preheader12

.preheader12:
  %99 = phi i64 [ %112, %.loopexit10 ], [ 0, %.preheader12.preheader ]
  %100 = getelementptr inbounds nuw float, ptr %98, i64 %99
  %101 = load float, ptr %100, align 4
  %102 = icmp eq i64 %99, 0
  br i1 %102, label %.loopexit10, label %103

103:
  %104 = mul nsw i64 %99, %92
  %105 = getelementptr float, ptr %3, i64 %104
  %106 = getelementptr float, ptr %3, i64 %99
  br label %114

.loopexit10.loopexit:
  %.lcssa = phi float [ %125, %114 ]
  br label %.loopexit10

.loopexit10:
  %107 = phi float [ %101, %.preheader12 ], [ %.lcssa, %.loopexit10.loopexit ]
  %108 = mul i64 %99, %94
  %109 = getelementptr inbounds float, ptr %3, i64 %108
  %110 = load float, ptr %109, align 4
  %111 = fdiv float %107, %110
  store float %111, ptr %100, align 4
  %112 = add nuw nsw i64 %99, 1
  %113 = icmp eq i64 %112, %16
  br i1 %113, label %.preheader.preheader, label %.preheader12

.preheader.preheader:
  br label %.preheader

114:
  %115 = phi i64 [ 0, %103 ], [ %126, %114 ]
  %116 = phi float [ %101, %103 ], [ %125, %114 ]
  %117 = getelementptr float, ptr %105, i64 %115
  %118 = mul nsw i64 %115, %92
  %119 = getelementptr float, ptr %106, i64 %118
  %120 = select i1 %88, ptr %117, ptr %119
  %121 = load float, ptr %120, align 4
  %122 = getelementptr inbounds nuw float, ptr %98, i64 %115
  %123 = load float, ptr %122, align 4
  %124 = fmul float %121, %123
  %125 = fsub float %116, %124
  %126 = add nuw nsw i64 %115, 1
  %127 = icmp eq i64 %126, %99
  br i1 %127, label %.loopexit10.loopexit, label %114

.preheader:
  %128 = phi i64 [ %144, %.loopexit ], [ 0, %.preheader.preheader ]
  %129 = xor i64 %128, -1
  %130 = add nsw i64 %129, %16
  %131 = getelementptr inbounds float, ptr %98, i64 %130
  %132 = load float, ptr %131, align 4
  %133 = icmp eq i64 %128, 0
  br i1 %133, label %.loopexit, label %134

134:
  %135 = sub nsw i64 %16, %128
  %136 = mul nsw i64 %130, %92
  %137 = getelementptr float, ptr %3, i64 %136
  %138 = getelementptr float, ptr %3, i64 %130
  br label %146

.loopexit.loopexit:
  %.lcssa50 = phi float [ %157, %146 ]
  br label %.loopexit

.loopexit:
  %139 = phi float [ %132, %.preheader ], [ %.lcssa50, %.loopexit.loopexit ]
  %140 = mul i64 %130, %94
  %141 = getelementptr inbounds float, ptr %3, i64 %140
  %142 = load float, ptr %141, align 4
  %143 = fdiv float %139, %142
  store float %143, ptr %131, align 4
  %144 = add nuw nsw i64 %128, 1
  %145 = icmp eq i64 %144, %16
  br i1 %145, label %.loopexit11.loopexit, label %.preheader

146:
  %147 = phi i64 [ %135, %134 ], [ %158, %146 ]
  %148 = phi float [ %132, %134 ], [ %157, %146 ]
  %149 = getelementptr float, ptr %137, i64 %147
  %150 = mul nsw i64 %147, %92
  %151 = getelementptr float, ptr %138, i64 %150
  %152 = select i1 %88, ptr %151, ptr %149
  %153 = load float, ptr %152, align 4
  %154 = getelementptr inbounds float, ptr %98, i64 %147
  %155 = load float, ptr %154, align 4
  %156 = fmul float %153, %155
  %157 = fsub float %148, %156
  %158 = add nsw i64 %147, 1
  %159 = icmp slt i64 %158, %16
  br i1 %159, label %146, label %.loopexit.loopexit

.loopexit11.loopexit:
  br label %.loopexit11

.loopexit11:
  %160 = add nuw nsw i64 %96, 1
  %161 = icmp eq i64 %160, %89
  br i1 %161, label %.loopexit13.loopexit, label %95

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
  br i1 %16, label %17, label %.loopexit7

17:
  %18 = load i8, ptr %2, align 1
  %19 = and i8 %18, -33
  %20 = icmp eq i8 %19, 85
  %21 = sext i32 %13 to i64
  %22 = add nsw i64 %21, 1
  br label %29

.loopexit7.loopexit:
  br label %.loopexit7

.loopexit7:
  %23 = sext i32 %12 to i64
  %24 = icmp sgt i32 %12, 0
  br i1 %24, label %25, label %.loopexit6

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
  %.lcssa24 = phi i64 [ %30, %31 ]
  %37 = trunc i64 %.lcssa24 to i32
  %38 = add i32 %37, 1
  store i32 %38, ptr %9, align 4
  br label %.loopexit6

39:
  %40 = add nuw nsw i64 %30, 1
  %41 = icmp eq i64 %40, %15
  br i1 %41, label %.loopexit7.loopexit, label %29

42:
  %43 = phi i64 [ 0, %25 ], [ %96, %.loopexit5 ]
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
  br i1 %16, label %.preheader.preheader, label %.loopexit5

.preheader.preheader:
  br label %.preheader

.preheader:
  %58 = phi i64 [ %94, %92 ], [ 0, %.preheader.preheader ]
  %59 = xor i64 %58, -1
  %60 = add nsw i64 %59, %15
  %61 = select i1 %57, i64 %58, i64 %15
  %62 = select i1 %57, i64 %58, i64 %60
  %63 = getelementptr inbounds float, ptr %55, i64 %62
  %64 = load float, ptr %63, align 4
  %65 = sub nsw i64 %15, %58
  %66 = select i1 %57, i64 0, i64 %65
  %67 = icmp slt i64 %66, %61
  br i1 %67, label %68, label %.loopexit

68:
  %69 = mul nsw i64 %62, %26
  %70 = getelementptr float, ptr %5, i64 %69
  %71 = getelementptr float, ptr %5, i64 %62
  br label %73

.loopexit.loopexit:
  %.lcssa = phi float [ %84, %73 ]
  br label %.loopexit

.loopexit:
  %72 = phi float [ %64, %.preheader ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %53, label %92, label %87

73:
  %74 = phi i64 [ %66, %68 ], [ %85, %73 ]
  %75 = phi float [ %64, %68 ], [ %84, %73 ]
  %76 = getelementptr float, ptr %70, i64 %74
  %77 = mul nsw i64 %74, %26
  %78 = getelementptr float, ptr %71, i64 %77
  %79 = select i1 %50, ptr %76, ptr %78
  %80 = load float, ptr %79, align 4
  %81 = getelementptr inbounds float, ptr %55, i64 %74
  %82 = load float, ptr %81, align 4
  %83 = fmul float %80, %82
  %84 = fsub float %75, %83
  %85 = add nsw i64 %74, 1
  %86 = icmp eq i64 %85, %61
  br i1 %86, label %.loopexit.loopexit, label %73

87:
  %88 = mul i64 %62, %28
  %89 = getelementptr inbounds float, ptr %5, i64 %88
  %90 = load float, ptr %89, align 4
  %91 = fdiv float %72, %90
  br label %92

92:
  %93 = phi float [ %91, %87 ], [ %72, %.loopexit ]
  store float %93, ptr %63, align 4
  %94 = add nuw nsw i64 %58, 1
  %95 = icmp eq i64 %94, %15
  br i1 %95, label %.loopexit5.loopexit, label %.preheader

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  %96 = add nuw nsw i64 %43, 1
  %97 = icmp eq i64 %96, %23
  br i1 %97, label %.loopexit6.loopexit, label %42

.loopexit6.loopexit:
  br label %.loopexit6

.loopexit6:
  ret void
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
  %11 = load i64, ptr %1, align 8
  %12 = load float, ptr %2, align 4
  %13 = load i64, ptr %4, align 8
  %14 = load i64, ptr %6, align 8
  %15 = load float, ptr %7, align 4
  %16 = load i64, ptr %9, align 8
  %17 = load i8, ptr %0, align 1
  %18 = and i8 %17, -33
  %19 = icmp eq i8 %18, 85
  %20 = icmp slt i64 %14, 0
  %21 = sub nsw i64 1, %11
  %22 = mul nsw i64 %14, %21
  %23 = select i1 %20, i64 %22, i64 0
  %24 = getelementptr inbounds float, ptr %5, i64 %23
  %25 = icmp slt i64 %16, 0
  %26 = mul nsw i64 %16, %21
  %27 = select i1 %25, i64 %26, i64 0
  %28 = getelementptr inbounds float, ptr %8, i64 %27
  %29 = icmp sgt i64 %11, 0
  br i1 %29, label %30, label %.loopexit

30:
  %31 = fcmp oeq float %15, 0.000000e+00
  br label %32

32:
  %33 = phi i64 [ 0, %30 ], [ %68, %66 ]
  %34 = getelementptr float, ptr %3, i64 %33
  %35 = mul nsw i64 %33, %13
  %36 = getelementptr float, ptr %3, i64 %35
  br label %40

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void

37:
  %.lcssa = phi float [ %56, %40 ]
  %38 = mul nsw i64 %33, %16
  %39 = getelementptr inbounds float, ptr %28, i64 %38
  br i1 %31, label %59, label %61

40:
  %41 = phi i64 [ 0, %32 ], [ %57, %40 ]
  %42 = phi float [ 0.000000e+00, %32 ], [ %56, %40 ]
  %43 = icmp samesign ule i64 %41, %33
  %44 = xor i1 %19, %43
  %45 = icmp eq i64 %41, %33
  %46 = or i1 %45, %44
  %47 = mul nsw i64 %41, %13
  %48 = getelementptr float, ptr %34, i64 %47
  %49 = getelementptr float, ptr %36, i64 %41
  %50 = select i1 %46, ptr %48, ptr %49
  %51 = load float, ptr %50, align 4
  %52 = mul nsw i64 %41, %14
  %53 = getelementptr inbounds float, ptr %24, i64 %52
  %54 = load float, ptr %53, align 4
  %55 = fmul float %51, %54
  %56 = fadd float %42, %55
  %57 = add nuw nsw i64 %41, 1
  %58 = icmp eq i64 %57, %11
  br i1 %58, label %37, label %40

59:
  %60 = fmul float %12, %.lcssa
  br label %66

61:
  %62 = load float, ptr %39, align 4
  %63 = fmul float %15, %62
  %64 = fmul float %12, %.lcssa
  %65 = fadd float %64, %63
  br label %66

66:
  %67 = phi float [ %60, %59 ], [ %65, %61 ]
  store float %67, ptr %39, align 4
  %68 = add nuw nsw i64 %33, 1
  %69 = icmp eq i64 %68, %11
  br i1 %69, label %.loopexit.loopexit, label %32
}

define void @strmv_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef %6, ptr noundef readonly %7) {
  %9 = load i64, ptr %3, align 8
  %10 = load i64, ptr %5, align 8
  %11 = load i64, ptr %7, align 8
  %12 = load i8, ptr %0, align 1
  %13 = and i8 %12, -33
  %14 = load i8, ptr %1, align 1
  %15 = and i8 %14, -33
  %16 = icmp eq i8 %15, 84
  %17 = icmp eq i8 %15, 67
  %18 = or i1 %16, %17
  %19 = load i8, ptr %2, align 1
  %20 = and i8 %19, -33
  %21 = icmp eq i8 %20, 85
  %22 = icmp slt i64 %11, 0
  %23 = sub nsw i64 1, %9
  %24 = mul nsw i64 %11, %23
  %25 = select i1 %22, i64 %24, i64 0
  %26 = getelementptr inbounds float, ptr %6, i64 %25
  %27 = icmp ne i8 %13, 85
  %28 = xor i1 %27, %18
  %29 = icmp sgt i64 %9, 0
  br i1 %29, label %30, label %.loopexit4

30:
  %31 = add i64 %10, 1
  br label %32

32:
  %33 = phi i64 [ 0, %30 ], [ %52, %.loopexit ]
  %34 = xor i64 %33, -1
  %35 = add nsw i64 %9, %34
  %36 = select i1 %28, i64 %35, i64 %9
  %37 = select i1 %28, i64 %35, i64 %33
  br i1 %21, label %38, label %42

38:
  %39 = mul nsw i64 %37, %11
  %40 = getelementptr inbounds float, ptr %26, i64 %39
  %41 = load float, ptr %40, align 4
  br label %50

42:
  %43 = mul i64 %37, %31
  %44 = getelementptr inbounds float, ptr %4, i64 %43
  %45 = load float, ptr %44, align 4
  %46 = mul nsw i64 %37, %11
  %47 = getelementptr inbounds float, ptr %26, i64 %46
  %48 = load float, ptr %47, align 4
  %49 = fmul float %45, %48
  br label %50

50:
  %51 = phi float [ %41, %38 ], [ %49, %42 ]
  %52 = add nuw nsw i64 %33, 1
  %53 = select i1 %28, i64 0, i64 %52
  %54 = icmp slt i64 %53, %36
  br i1 %54, label %55, label %.loopexit

55:
  %56 = mul nsw i64 %37, %10
  %57 = getelementptr float, ptr %4, i64 %56
  %58 = getelementptr float, ptr %4, i64 %37
  br label %63

.loopexit.loopexit:
  %.lcssa = phi float [ %75, %63 ]
  br label %.loopexit

.loopexit:
  %59 = phi float [ %51, %50 ], [ %.lcssa, %.loopexit.loopexit ]
  %60 = mul nsw i64 %37, %11
  %61 = getelementptr inbounds float, ptr %26, i64 %60
  store float %59, ptr %61, align 4
  %62 = icmp eq i64 %52, %9
  br i1 %62, label %.loopexit4.loopexit, label %32

63:
  %64 = phi i64 [ %53, %55 ], [ %76, %63 ]
  %65 = phi float [ %51, %55 ], [ %75, %63 ]
  %66 = getelementptr float, ptr %57, i64 %64
  %67 = mul nsw i64 %64, %10
  %68 = getelementptr float, ptr %58, i64 %67
  %69 = select i1 %18, ptr %66, ptr %68
  %70 = load float, ptr %69, align 4
  %71 = mul nsw i64 %64, %11
  %72 = getelementptr inbounds float, ptr %26, i64 %71
  %73 = load float, ptr %72, align 4
  %74 = fmul float %70, %73
  %75 = fadd float %65, %74
  %76 = add nuw nsw i64 %64, 1
  %77 = icmp eq i64 %76, %36
  br i1 %77, label %.loopexit.loopexit, label %63

.loopexit4.loopexit:
  br label %.loopexit4

.loopexit4:
  ret void
}

define void @strsv_64_(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef %6, ptr noundef readonly %7) {
  %9 = load i64, ptr %3, align 8
  %10 = load i64, ptr %5, align 8
  %11 = load i64, ptr %7, align 8
  %12 = load i8, ptr %0, align 1
  %13 = and i8 %12, -33
  %14 = load i8, ptr %1, align 1
  %15 = and i8 %14, -33
  %16 = icmp eq i8 %15, 84
  %17 = icmp eq i8 %15, 67
  %18 = or i1 %16, %17
  %19 = load i8, ptr %2, align 1
  %20 = and i8 %19, -33
  %21 = icmp eq i8 %20, 85
  %22 = icmp slt i64 %11, 0
  %23 = sub nsw i64 1, %9
  %24 = mul nsw i64 %11, %23
  %25 = select i1 %22, i64 %24, i64 0
  %26 = getelementptr inbounds float, ptr %6, i64 %25
  %27 = icmp ne i8 %13, 85
  %28 = xor i1 %27, %18
  %29 = icmp sgt i64 %9, 0
  br i1 %29, label %30, label %.loopexit4

30:
  %31 = add i64 %10, 1
  br label %32

32:
  %33 = phi i64 [ 0, %30 ], [ %71, %69 ]
  %34 = xor i64 %33, -1
  %35 = add nsw i64 %9, %34
  %36 = select i1 %28, i64 %33, i64 %9
  %37 = select i1 %28, i64 %33, i64 %35
  %38 = mul nsw i64 %37, %11
  %39 = getelementptr inbounds float, ptr %26, i64 %38
  %40 = load float, ptr %39, align 4
  %41 = sub nsw i64 %9, %33
  %42 = select i1 %28, i64 0, i64 %41
  %43 = icmp slt i64 %42, %36
  br i1 %43, label %44, label %.loopexit

44:
  %45 = mul nsw i64 %37, %10
  %46 = getelementptr float, ptr %4, i64 %45
  %47 = getelementptr float, ptr %4, i64 %37
  br label %49

.loopexit.loopexit:
  %.lcssa = phi float [ %61, %49 ]
  br label %.loopexit

.loopexit:
  %48 = phi float [ %40, %32 ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %21, label %69, label %64

49:
  %50 = phi i64 [ %42, %44 ], [ %62, %49 ]
  %51 = phi float [ %40, %44 ], [ %61, %49 ]
  %52 = getelementptr float, ptr %46, i64 %50
  %53 = mul nsw i64 %50, %10
  %54 = getelementptr float, ptr %47, i64 %53
  %55 = select i1 %18, ptr %52, ptr %54
  %56 = load float, ptr %55, align 4
  %57 = mul nsw i64 %50, %11
  %58 = getelementptr inbounds float, ptr %26, i64 %57
  %59 = load float, ptr %58, align 4
  %60 = fmul float %56, %59
  %61 = fsub float %51, %60
  %62 = add nsw i64 %50, 1
  %63 = icmp eq i64 %62, %36
  br i1 %63, label %.loopexit.loopexit, label %49

64:
  %65 = mul i64 %37, %31
  %66 = getelementptr inbounds float, ptr %4, i64 %65
  %67 = load float, ptr %66, align 4
  %68 = fdiv float %48, %67
  br label %69

69:
  %70 = phi float [ %68, %64 ], [ %48, %.loopexit ]
  store float %70, ptr %39, align 4
  %71 = add nuw nsw i64 %33, 1
  %72 = icmp eq i64 %71, %9
  br i1 %72, label %.loopexit4.loopexit, label %32

.loopexit4.loopexit:
  br label %.loopexit4

.loopexit4:
  ret void
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
  %59 = phi i64 [ 0, %40 ], [ %107, %.loopexit8 ]
  %60 = mul nsw i64 %59, %44
  %61 = getelementptr inbounds float, ptr %9, i64 %60
  br i1 %47, label %.preheader.preheader, label %.loopexit8

.preheader.preheader:
  br label %.preheader

.preheader:
  %62 = phi i64 [ %81, %.loopexit ], [ 0, %.preheader.preheader ]
  %63 = xor i64 %62, -1
  %64 = add nsw i64 %41, %63
  %65 = select i1 %46, i64 %64, i64 %41
  %66 = select i1 %46, i64 %64, i64 %62
  br i1 %29, label %67, label %71

67:
  %68 = mul nsw i64 %66, %43
  %69 = getelementptr inbounds float, ptr %61, i64 %68
  %70 = load float, ptr %69, align 4
  br label %79

71:
  %72 = mul i64 %66, %48
  %73 = getelementptr inbounds float, ptr %7, i64 %72
  %74 = load float, ptr %73, align 4
  %75 = mul nsw i64 %66, %43
  %76 = getelementptr inbounds float, ptr %61, i64 %75
  %77 = load float, ptr %76, align 4
  %78 = fmul float %74, %77
  br label %79

79:
  %80 = phi float [ %70, %67 ], [ %78, %71 ]
  %81 = add nuw nsw i64 %62, 1
  %82 = select i1 %46, i64 0, i64 %81
  %83 = icmp slt i64 %82, %65
  br i1 %83, label %84, label %.loopexit

84:
  %85 = mul nsw i64 %66, %15
  %86 = getelementptr float, ptr %7, i64 %85
  %87 = getelementptr float, ptr %7, i64 %66
  br label %92

.loopexit.loopexit:
  %.lcssa = phi float [ %104, %92 ]
  br label %.loopexit

.loopexit:
  %88 = phi float [ %80, %79 ], [ %.lcssa, %.loopexit.loopexit ]
  %89 = mul nsw i64 %66, %43
  %90 = getelementptr inbounds float, ptr %61, i64 %89
  store float %88, ptr %90, align 4
  %91 = icmp eq i64 %81, %41
  br i1 %91, label %.loopexit8.loopexit, label %.preheader

92:
  %93 = phi i64 [ %82, %84 ], [ %105, %92 ]
  %94 = phi float [ %80, %84 ], [ %104, %92 ]
  %95 = getelementptr float, ptr %86, i64 %93
  %96 = mul nsw i64 %93, %15
  %97 = getelementptr float, ptr %87, i64 %96
  %98 = select i1 %42, ptr %95, ptr %97
  %99 = load float, ptr %98, align 4
  %100 = mul nsw i64 %93, %43
  %101 = getelementptr inbounds float, ptr %61, i64 %100
  %102 = load float, ptr %101, align 4
  %103 = fmul float %99, %102
  %104 = fadd float %94, %103
  %105 = add nuw nsw i64 %93, 1
  %106 = icmp eq i64 %105, %65
  br i1 %106, label %.loopexit.loopexit, label %92

.loopexit8.loopexit:
  br label %.loopexit8

.loopexit8:
  %107 = add nuw nsw i64 %59, 1
  %108 = icmp eq i64 %107, %38
  br i1 %108, label %.loopexit9.loopexit, label %58
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
  %59 = phi i64 [ 0, %40 ], [ %102, %.loopexit8 ]
  %60 = mul nsw i64 %59, %44
  %61 = getelementptr inbounds float, ptr %9, i64 %60
  br i1 %47, label %.preheader.preheader, label %.loopexit8

.preheader.preheader:
  br label %.preheader

.preheader:
  %62 = phi i64 [ %100, %98 ], [ 0, %.preheader.preheader ]
  %63 = xor i64 %62, -1
  %64 = add nsw i64 %41, %63
  %65 = select i1 %46, i64 %62, i64 %41
  %66 = select i1 %46, i64 %62, i64 %64
  %67 = mul nsw i64 %66, %43
  %68 = getelementptr inbounds float, ptr %61, i64 %67
  %69 = load float, ptr %68, align 4
  %70 = sub nsw i64 %41, %62
  %71 = select i1 %46, i64 0, i64 %70
  %72 = icmp slt i64 %71, %65
  br i1 %72, label %73, label %.loopexit

73:
  %74 = mul nsw i64 %66, %15
  %75 = getelementptr float, ptr %7, i64 %74
  %76 = getelementptr float, ptr %7, i64 %66
  br label %78

.loopexit.loopexit:
  %.lcssa = phi float [ %90, %78 ]
  br label %.loopexit

.loopexit:
  %77 = phi float [ %69, %.preheader ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %29, label %98, label %93

78:
  %79 = phi i64 [ %71, %73 ], [ %91, %78 ]
  %80 = phi float [ %69, %73 ], [ %90, %78 ]
  %81 = getelementptr float, ptr %75, i64 %79
  %82 = mul nsw i64 %79, %15
  %83 = getelementptr float, ptr %76, i64 %82
  %84 = select i1 %42, ptr %81, ptr %83
  %85 = load float, ptr %84, align 4
  %86 = mul nsw i64 %79, %43
  %87 = getelementptr inbounds float, ptr %61, i64 %86
  %88 = load float, ptr %87, align 4
  %89 = fmul float %85, %88
  %90 = fsub float %80, %89
  %91 = add nsw i64 %79, 1
  %92 = icmp eq i64 %91, %65
  br i1 %92, label %.loopexit.loopexit, label %78

93:
  %94 = mul i64 %66, %48
  %95 = getelementptr inbounds float, ptr %7, i64 %94
  %96 = load float, ptr %95, align 4
  %97 = fdiv float %77, %96
  br label %98

98:
  %99 = phi float [ %97, %93 ], [ %77, %.loopexit ]
  store float %99, ptr %68, align 4
  %100 = add nuw nsw i64 %62, 1
  %101 = icmp eq i64 %100, %41
  br i1 %101, label %.loopexit8.loopexit, label %.preheader

.loopexit8.loopexit:
  br label %.loopexit8

.loopexit8:
  %102 = add nuw nsw i64 %59, 1
  %103 = icmp eq i64 %102, %38
  br i1 %103, label %.loopexit9.loopexit, label %58
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
  %21 = phi i64 [ 0, %17 ], [ %85, %.loopexit7 ]
  %22 = mul nsw i64 %21, %12
  %23 = getelementptr inbounds float, ptr %5, i64 %22
  br i1 %18, label %.preheader8.preheader, label %.loopexit7

.preheader8.preheader:
  br label %.preheader8

.preheader8:
  %24 = phi i64 [ %37, %.loopexit6 ], [ 0, %.preheader8.preheader ]
  %25 = getelementptr inbounds nuw float, ptr %23, i64 %24
  %26 = load float, ptr %25, align 4
  %27 = icmp eq i64 %24, 0
  br i1 %27, label %.loopexit6, label %28

28:
  %29 = mul nsw i64 %24, %11
  %30 = getelementptr float, ptr %3, i64 %29
  %31 = getelementptr float, ptr %3, i64 %24
  br label %39

.loopexit6.loopexit:
  %.lcssa = phi float [ %50, %39 ]
  br label %.loopexit6

.loopexit6:
  %32 = phi float [ %26, %.preheader8 ], [ %.lcssa, %.loopexit6.loopexit ]
  %33 = mul i64 %24, %19
  %34 = getelementptr inbounds float, ptr %3, i64 %33
  %35 = load float, ptr %34, align 4
  %36 = fdiv float %32, %35
  store float %36, ptr %25, align 4
  %37 = add nuw nsw i64 %24, 1
  %38 = icmp eq i64 %37, %9
  br i1 %38, label %.preheader.preheader, label %.preheader8

.preheader.preheader:
  br label %.preheader

39:
  %40 = phi i64 [ 0, %28 ], [ %51, %39 ]
  %41 = phi float [ %26, %28 ], [ %50, %39 ]
  %42 = getelementptr float, ptr %30, i64 %40
  %43 = mul nsw i64 %40, %11
  %44 = getelementptr float, ptr %31, i64 %43
  %45 = select i1 %15, ptr %42, ptr %44
  %46 = load float, ptr %45, align 4
  %47 = getelementptr inbounds nuw float, ptr %23, i64 %40
  %48 = load float, ptr %47, align 4
  %49 = fmul float %46, %48
  %50 = fsub float %41, %49
  %51 = add nuw nsw i64 %40, 1
  %52 = icmp eq i64 %51, %24
  br i1 %52, label %.loopexit6.loopexit, label %39

.preheader:
  %53 = phi i64 [ %69, %.loopexit ], [ 0, %.preheader.preheader ]
  %54 = xor i64 %53, -1
  %55 = add nsw i64 %9, %54
  %56 = getelementptr inbounds float, ptr %23, i64 %55
  %57 = load float, ptr %56, align 4
  %58 = icmp eq i64 %53, 0
  br i1 %58, label %.loopexit, label %59

59:
  %60 = sub nsw i64 %9, %53
  %61 = mul nsw i64 %55, %11
  %62 = getelementptr float, ptr %3, i64 %61
  %63 = getelementptr float, ptr %3, i64 %55
  br label %71

.loopexit.loopexit:
  %.lcssa22 = phi float [ %82, %71 ]
  br label %.loopexit

.loopexit:
  %64 = phi float [ %57, %.preheader ], [ %.lcssa22, %.loopexit.loopexit ]
  %65 = mul i64 %55, %19
  %66 = getelementptr inbounds float, ptr %3, i64 %65
  %67 = load float, ptr %66, align 4
  %68 = fdiv float %64, %67
  store float %68, ptr %56, align 4
  %69 = add nuw nsw i64 %53, 1
  %70 = icmp eq i64 %69, %9
  br i1 %70, label %.loopexit7.loopexit, label %.preheader

71:
  %72 = phi i64 [ %60, %59 ], [ %83, %71 ]
  %73 = phi float [ %57, %59 ], [ %82, %71 ]
  %74 = getelementptr float, ptr %62, i64 %72
  %75 = mul nsw i64 %72, %11
  %76 = getelementptr float, ptr %63, i64 %75
  %77 = select i1 %15, ptr %76, ptr %74
  %78 = load float, ptr %77, align 4
  %79 = getelementptr inbounds float, ptr %23, i64 %72
  %80 = load float, ptr %79, align 4
  %81 = fmul float %78, %80
  %82 = fsub float %73, %81
  %83 = add nsw i64 %72, 1
  %84 = icmp slt i64 %83, %9
  br i1 %84, label %71, label %.loopexit.loopexit

.loopexit7.loopexit:
  br label %.loopexit7

.loopexit7:
  %85 = add nuw nsw i64 %21, 1
  %86 = icmp eq i64 %85, %10
  br i1 %86, label %.loopexit9.loopexit, label %20

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
  %85 = phi i64 [ 0, %82 ], [ %149, %.loopexit12 ]
  %86 = mul nsw i64 %85, %12
  %87 = getelementptr inbounds float, ptr %5, i64 %86
  br i1 %16, label %.preheader13.preheader, label %.loopexit12

.preheader13.preheader:
  br label %.preheader13

.preheader13:
  %88 = phi i64 [ %101, %.loopexit11 ], [ 0, %.preheader13.preheader ]
  %89 = getelementptr inbounds nuw float, ptr %87, i64 %88
  %90 = load float, ptr %89, align 4
  %91 = icmp eq i64 %88, 0
  br i1 %91, label %.loopexit11, label %92

92:
  %93 = mul nsw i64 %88, %11
  %94 = getelementptr float, ptr %3, i64 %93
  %95 = getelementptr float, ptr %3, i64 %88
  br label %103

.loopexit11.loopexit:
  %.lcssa = phi float [ %114, %103 ]
  br label %.loopexit11

.loopexit11:
  %96 = phi float [ %90, %.preheader13 ], [ %.lcssa, %.loopexit11.loopexit ]
  %97 = mul i64 %88, %83
  %98 = getelementptr inbounds float, ptr %3, i64 %97
  %99 = load float, ptr %98, align 4
  %100 = fdiv float %96, %99
  store float %100, ptr %89, align 4
  %101 = add nuw nsw i64 %88, 1
  %102 = icmp eq i64 %101, %9
  br i1 %102, label %.preheader.preheader, label %.preheader13

.preheader.preheader:
  br label %.preheader

103:
  %104 = phi i64 [ 0, %92 ], [ %115, %103 ]
  %105 = phi float [ %90, %92 ], [ %114, %103 ]
  %106 = getelementptr float, ptr %94, i64 %104
  %107 = mul nsw i64 %104, %11
  %108 = getelementptr float, ptr %95, i64 %107
  %109 = select i1 %80, ptr %106, ptr %108
  %110 = load float, ptr %109, align 4
  %111 = getelementptr inbounds nuw float, ptr %87, i64 %104
  %112 = load float, ptr %111, align 4
  %113 = fmul float %110, %112
  %114 = fsub float %105, %113
  %115 = add nuw nsw i64 %104, 1
  %116 = icmp eq i64 %115, %88
  br i1 %116, label %.loopexit11.loopexit, label %103

.preheader:
  %117 = phi i64 [ %133, %.loopexit ], [ 0, %.preheader.preheader ]
  %118 = xor i64 %117, -1
  %119 = add nsw i64 %9, %118
  %120 = getelementptr inbounds float, ptr %87, i64 %119
  %121 = load float, ptr %120, align 4
  %122 = icmp eq i64 %117, 0
  br i1 %122, label %.loopexit, label %123

123:
  %124 = sub nsw i64 %9, %117
  %125 = mul nsw i64 %119, %11
  %126 = getelementptr float, ptr %3, i64 %125
  %127 = getelementptr float, ptr %3, i64 %119
  br label %135

.loopexit.loopexit:
  %.lcssa52 = phi float [ %146, %135 ]
  br label %.loopexit

.loopexit:
  %128 = phi float [ %121, %.preheader ], [ %.lcssa52, %.loopexit.loopexit ]
  %129 = mul i64 %119, %83
  %130 = getelementptr inbounds float, ptr %3, i64 %129
  %131 = load float, ptr %130, align 4
  %132 = fdiv float %128, %131
  store float %132, ptr %120, align 4
  %133 = add nuw nsw i64 %117, 1
  %134 = icmp eq i64 %133, %9
  br i1 %134, label %.loopexit12.loopexit, label %.preheader

135:
  %136 = phi i64 [ %124, %123 ], [ %147, %135 ]
  %137 = phi float [ %121, %123 ], [ %146, %135 ]
  %138 = getelementptr float, ptr %126, i64 %136
  %139 = mul nsw i64 %136, %11
  %140 = getelementptr float, ptr %127, i64 %139
  %141 = select i1 %80, ptr %140, ptr %138
  %142 = load float, ptr %141, align 4
  %143 = getelementptr inbounds float, ptr %87, i64 %136
  %144 = load float, ptr %143, align 4
  %145 = fmul float %142, %144
  %146 = fsub float %137, %145
  %147 = add nsw i64 %136, 1
  %148 = icmp slt i64 %147, %9
  br i1 %148, label %135, label %.loopexit.loopexit

.loopexit12.loopexit:
  br label %.loopexit12

.loopexit12:
  %149 = add nuw nsw i64 %85, 1
  %150 = icmp eq i64 %149, %10
  br i1 %150, label %.loopexit14.loopexit, label %84

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
  br i1 %15, label %16, label %.loopexit9

16:
  %17 = load i8, ptr %2, align 1
  %18 = and i8 %17, -33
  %19 = icmp eq i8 %18, 85
  %20 = add i64 %13, 1
  br label %24

.loopexit9.loopexit:
  br label %.loopexit9

.loopexit9:
  %21 = icmp sgt i64 %12, 0
  br i1 %21, label %22, label %.loopexit8

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
  %.lcssa28 = phi i64 [ %25, %26 ]
  %32 = add nuw nsw i64 %.lcssa28, 1
  store i64 %32, ptr %9, align 8
  br label %.loopexit8

33:
  %34 = add nuw nsw i64 %25, 1
  %35 = icmp eq i64 %34, %11
  br i1 %35, label %.loopexit9.loopexit, label %24

36:
  %37 = phi i64 [ 0, %22 ], [ %90, %.loopexit7 ]
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
  br i1 %15, label %.preheader.preheader, label %.loopexit7

.preheader.preheader:
  br label %.preheader

.preheader:
  %52 = phi i64 [ %88, %86 ], [ 0, %.preheader.preheader ]
  %53 = xor i64 %52, -1
  %54 = add nsw i64 %11, %53
  %55 = select i1 %51, i64 %52, i64 %11
  %56 = select i1 %51, i64 %52, i64 %54
  %57 = getelementptr inbounds float, ptr %49, i64 %56
  %58 = load float, ptr %57, align 4
  %59 = sub nsw i64 %11, %52
  %60 = select i1 %51, i64 0, i64 %59
  %61 = icmp slt i64 %60, %55
  br i1 %61, label %62, label %.loopexit

62:
  %63 = mul nsw i64 %56, %13
  %64 = getelementptr float, ptr %5, i64 %63
  %65 = getelementptr float, ptr %5, i64 %56
  br label %67

.loopexit.loopexit:
  %.lcssa = phi float [ %78, %67 ]
  br label %.loopexit

.loopexit:
  %66 = phi float [ %58, %.preheader ], [ %.lcssa, %.loopexit.loopexit ]
  br i1 %47, label %86, label %81

67:
  %68 = phi i64 [ %60, %62 ], [ %79, %67 ]
  %69 = phi float [ %58, %62 ], [ %78, %67 ]
  %70 = getelementptr float, ptr %64, i64 %68
  %71 = mul nsw i64 %68, %13
  %72 = getelementptr float, ptr %65, i64 %71
  %73 = select i1 %44, ptr %70, ptr %72
  %74 = load float, ptr %73, align 4
  %75 = getelementptr inbounds float, ptr %49, i64 %68
  %76 = load float, ptr %75, align 4
  %77 = fmul float %74, %76
  %78 = fsub float %69, %77
  %79 = add nsw i64 %68, 1
  %80 = icmp eq i64 %79, %55
  br i1 %80, label %.loopexit.loopexit, label %67

81:
  %82 = mul i64 %56, %23
  %83 = getelementptr inbounds float, ptr %5, i64 %82
  %84 = load float, ptr %83, align 4
  %85 = fdiv float %66, %84
  br label %86

86:
  %87 = phi float [ %85, %81 ], [ %66, %.loopexit ]
  store float %87, ptr %57, align 4
  %88 = add nuw nsw i64 %52, 1
  %89 = icmp eq i64 %88, %11
  br i1 %89, label %.loopexit7.loopexit, label %.preheader

.loopexit7.loopexit:
  br label %.loopexit7

.loopexit7:
  %90 = add nuw nsw i64 %37, 1
  %91 = icmp eq i64 %90, %12
  br i1 %91, label %.loopexit8.loopexit, label %36

.loopexit8.loopexit:
  br label %.loopexit8

.loopexit8:
  ret void
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

declare i32 @llvm.smin.i32(i32, i32)

declare i64 @llvm.smin.i64(i64, i64)
