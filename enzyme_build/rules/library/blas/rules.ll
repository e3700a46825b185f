define ptr @enzyme_build.rule.ddot_.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef readonly %3, ptr noundef readnone %4, i32 noundef %5, i32 noundef %6, ptr noundef readonly %7, ptr noundef readnone %8, i32 noundef %9, i32 noundef %10, ptr noundef readnone %11) {
  %13 = and i32 %9, 1
  %14 = icmp eq i32 %13, 0
  %15 = and i32 %5, 2
  %16 = select i1 %14, i32 0, i32 %15
  %17 = icmp ne i32 %16, 0
  %18 = icmp sgt i32 %2, 0
  %19 = and i1 %18, %17
  %20 = sext i32 %2 to i64
  %21 = select i1 %19, i64 %20, i64 0
  %22 = and i32 %5, 1
  %23 = icmp eq i32 %22, 0
  %24 = and i32 %9, 2
  %25 = select i1 %23, i32 0, i32 %24
  %26 = icmp ne i32 %25, 0
  %27 = and i1 %18, %26
  %28 = select i1 %27, i64 %20, i64 0
  %29 = add nsw i64 %21, %28
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %54, label %31

31:
  %32 = tail call i64 @llvm.smax.i64(i64 %29, i64 1)
  %33 = shl nuw nsw i64 %32, 3
  %34 = tail call ptr @enzyme_build.tape.new(i64 noundef %33)
  %35 = icmp eq i32 %16, 0
  br i1 %35, label %44, label %36

36:
  %37 = icmp slt i32 %6, 0
  %38 = sub nsw i64 1, %20
  %39 = sext i32 %6 to i64
  %40 = mul nsw i64 %38, %39
  %41 = select i1 %37, i64 %40, i64 0
  %42 = getelementptr inbounds double, ptr %3, i64 %41
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef 1, i32 noundef %2, ptr noundef %42, i32 noundef %6, ptr noundef %34, i32 noundef 1)
  %43 = getelementptr inbounds double, ptr %34, i64 %20
  br label %44

44:
  %45 = phi ptr [ %43, %36 ], [ %34, %31 ]
  %46 = icmp eq i32 %25, 0
  br i1 %46, label %54, label %47

47:
  %48 = icmp slt i32 %10, 0
  %49 = sub nsw i64 1, %20
  %50 = sext i32 %10 to i64
  %51 = mul nsw i64 %49, %50
  %52 = select i1 %48, i64 %51, i64 0
  %53 = getelementptr inbounds double, ptr %7, i64 %52
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef 1, i32 noundef %2, ptr noundef %53, i32 noundef %10, ptr noundef %45, i32 noundef 1)
  br label %54

54:
  %55 = phi ptr [ null, %12 ], [ %34, %44 ], [ %34, %47 ]
  ret ptr %55
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

declare void @llvm.lifetime.end.p0(ptr captures(none))

define noundef ptr @enzyme_build.rule.dnrm2_.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef readonly %3, ptr noundef readnone %4, i32 noundef %5, i32 noundef %6, ptr noundef readnone %7) {
  %9 = and i32 %5, 2
  %10 = icmp eq i32 %9, 0
  %11 = icmp slt i32 %2, 1
  %12 = or i1 %11, %10
  br i1 %12, label %23, label %13

13:
  %14 = zext nneg i32 %2 to i64
  %15 = shl nuw nsw i64 %14, 3
  %16 = tail call ptr @enzyme_build.tape.new(i64 noundef %15)
  %17 = icmp slt i32 %6, 0
  %18 = sub nsw i64 1, %14
  %19 = sext i32 %6 to i64
  %20 = mul nsw i64 %18, %19
  %21 = select i1 %17, i64 %20, i64 0
  %22 = getelementptr inbounds double, ptr %3, i64 %21
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef 1, i32 noundef %2, ptr noundef %22, i32 noundef %6, ptr noundef %16, i32 noundef 1)
  br label %23

23:
  %24 = phi ptr [ null, %8 ], [ %16, %13 ]
  ret ptr %24
}

define noundef ptr @enzyme_build.rule.dasum_.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef readonly %3, ptr noundef readnone %4, i32 noundef %5, i32 noundef %6, ptr noundef readnone %7) {
  %9 = and i32 %5, 2
  %10 = icmp eq i32 %9, 0
  %11 = icmp slt i32 %2, 1
  %12 = or i1 %11, %10
  br i1 %12, label %23, label %13

13:
  %14 = zext nneg i32 %2 to i64
  %15 = shl nuw nsw i64 %14, 3
  %16 = tail call ptr @enzyme_build.tape.new(i64 noundef %15)
  %17 = icmp slt i32 %6, 0
  %18 = sub nsw i64 1, %14
  %19 = sext i32 %6 to i64
  %20 = mul nsw i64 %18, %19
  %21 = select i1 %17, i64 %20, i64 0
  %22 = getelementptr inbounds double, ptr %3, i64 %21
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef 1, i32 noundef %2, ptr noundef %22, i32 noundef %6, ptr noundef %16, i32 noundef 1)
  br label %23

23:
  %24 = phi ptr [ null, %8 ], [ %16, %13 ]
  ret ptr %24
}

define noundef ptr @enzyme_build.rule.dscal_.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, double noundef %3, ptr noundef readnone %4, i32 noundef %5, ptr noundef readonly %6, ptr noundef readnone %7, i32 noundef %8, i32 noundef %9) {
  %11 = icmp sgt i32 %9, 0
  %12 = select i1 %11, i32 %2, i32 0
  %13 = and i32 %5, 1
  %14 = icmp eq i32 %13, 0
  %15 = icmp slt i32 %12, 1
  %16 = or i1 %14, %15
  br i1 %16, label %27, label %17

17:
  %18 = zext nneg i32 %12 to i64
  %19 = shl nuw nsw i64 %18, 3
  %20 = tail call ptr @enzyme_build.tape.new(i64 noundef %19)
  %21 = icmp slt i32 %9, 0
  %22 = sub nsw i64 1, %18
  %23 = sext i32 %9 to i64
  %24 = mul nsw i64 %22, %23
  %25 = select i1 %21, i64 %24, i64 0
  %26 = getelementptr inbounds double, ptr %6, i64 %25
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef 1, i32 noundef %12, ptr noundef %26, i32 noundef %9, ptr noundef %20, i32 noundef 1)
  br label %27

27:
  %28 = phi ptr [ null, %10 ], [ %20, %17 ]
  ret ptr %28
}

define noundef ptr @enzyme_build.rule.daxpy_.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, double noundef %3, ptr noundef readnone %4, i32 noundef %5, ptr noundef readonly %6, ptr noundef readnone %7, i32 noundef %8, i32 noundef %9, ptr noundef readnone %10, ptr noundef readnone %11, i32 noundef %12, i32 noundef %13) {
  %15 = icmp ne ptr %6, %10
  %16 = and i32 %5, 1
  %17 = icmp eq i32 %16, 0
  %18 = and i32 %8, 2
  %19 = icmp eq i32 %18, 0
  %20 = and i1 %19, %15
  %21 = or i1 %17, %20
  %22 = icmp slt i32 %2, 1
  %23 = or i1 %22, %21
  br i1 %23, label %34, label %24

24:
  %25 = zext nneg i32 %2 to i64
  %26 = shl nuw nsw i64 %25, 3
  %27 = tail call ptr @enzyme_build.tape.new(i64 noundef %26)
  %28 = icmp slt i32 %9, 0
  %29 = sub nsw i64 1, %25
  %30 = sext i32 %9 to i64
  %31 = mul nsw i64 %29, %30
  %32 = select i1 %28, i64 %31, i64 0
  %33 = getelementptr inbounds double, ptr %6, i64 %32
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef 1, i32 noundef %2, ptr noundef %33, i32 noundef %9, ptr noundef %27, i32 noundef 1)
  br label %34

34:
  %35 = phi ptr [ null, %14 ], [ %27, %24 ]
  ret ptr %35
}

define noalias noundef ptr @enzyme_build.rule.dcopy_.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef readnone %3, ptr noundef readnone %4, i32 noundef %5, i32 noundef %6, ptr noundef readnone %7, ptr noundef readnone %8, i32 noundef %9, i32 noundef %10) {
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.dswap_.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef readnone %3, ptr noundef readnone %4, i32 noundef %5, i32 noundef %6, ptr noundef readnone %7, ptr noundef readnone %8, i32 noundef %9, i32 noundef %10) {
  ret ptr null
}

define ptr @enzyme_build.rule.drot_.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef readonly %3, ptr noundef readnone %4, i32 noundef %5, i32 noundef %6, ptr noundef readonly %7, ptr noundef readnone %8, i32 noundef %9, i32 noundef %10, double noundef %11, ptr noundef readnone %12, i32 noundef %13, double noundef %14, ptr noundef readnone %15, i32 noundef %16) {
  %18 = or i32 %16, %13
  %19 = and i32 %18, 1
  %20 = icmp ne i32 %19, 0
  %21 = tail call i32 @llvm.smax.i32(i32 %2, i32 0)
  %22 = select i1 %20, i32 %21, i32 0
  %23 = zext nneg i32 %22 to i64
  %24 = icmp sgt i32 %2, 0
  %25 = sext i32 %2 to i64
  %26 = and i1 %24, %20
  %27 = select i1 %26, i64 %25, i64 0
  %28 = add nsw i64 %27, %23
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %47, label %30

30:
  %31 = tail call i64 @llvm.smax.i64(i64 %28, i64 1)
  %32 = shl nuw nsw i64 %31, 3
  %33 = tail call ptr @enzyme_build.tape.new(i64 noundef %32)
  br i1 %20, label %34, label %47

34:
  %35 = icmp slt i32 %6, 0
  %36 = sub nsw i64 1, %25
  %37 = sext i32 %6 to i64
  %38 = mul nsw i64 %36, %37
  %39 = select i1 %35, i64 %38, i64 0
  %40 = getelementptr inbounds double, ptr %3, i64 %39
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef 1, i32 noundef %2, ptr noundef %40, i32 noundef %6, ptr noundef %33, i32 noundef 1)
  %41 = getelementptr inbounds double, ptr %33, i64 %25
  %42 = icmp slt i32 %10, 0
  %43 = sext i32 %10 to i64
  %44 = mul nsw i64 %36, %43
  %45 = select i1 %42, i64 %44, i64 0
  %46 = getelementptr inbounds double, ptr %7, i64 %45
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef 1, i32 noundef %2, ptr noundef %46, i32 noundef %10, ptr noundef %41, i32 noundef 1)
  br label %47

47:
  %48 = phi ptr [ null, %17 ], [ %33, %30 ], [ %33, %34 ]
  ret ptr %48
}

define ptr @enzyme_build.rule.dgemv_.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, double noundef %5, ptr noundef readnone %6, i32 noundef %7, ptr noundef readonly %8, ptr noundef readnone %9, i32 noundef %10, i32 noundef %11, ptr noundef readonly %12, ptr noundef readnone %13, i32 noundef %14, i32 noundef %15, double noundef %16, ptr noundef readnone %17, i32 noundef %18, ptr noundef readonly %19, ptr noundef readnone %20, i32 noundef %21, i32 noundef %22) {
  %24 = and i32 %2, -33
  %25 = and i32 %2, -2
  %26 = icmp eq i32 %1, 101
  %27 = select i1 %26, i32 %3, i32 %4
  %28 = select i1 %26, i32 %4, i32 %3
  %29 = icmp ne i32 %24, 67
  %30 = icmp ne i32 %25, 112
  %31 = and i1 %29, %30
  %32 = icmp ne i32 %24, 84
  %33 = and i1 %32, %31
  %34 = xor i1 %26, %33
  %35 = select i1 %34, i32 %28, i32 %27
  %36 = select i1 %34, i32 %27, i32 %28
  %37 = or i32 %14, %7
  %38 = and i32 %37, 1
  %39 = icmp eq i32 %38, 0
  %40 = and i32 %10, 2
  %41 = select i1 %39, i32 0, i32 %40
  %42 = icmp ne i32 %41, 0
  %43 = icmp sgt i32 %28, 0
  %44 = and i1 %43, %42
  %45 = icmp sgt i32 %27, 0
  %46 = and i1 %45, %44
  %47 = sext i32 %28 to i64
  %48 = sext i32 %27 to i64
  %49 = mul nsw i64 %47, %48
  %50 = select i1 %46, i64 %49, i64 0
  %51 = or i32 %10, %7
  %52 = and i32 %51, 1
  %53 = icmp eq i32 %52, 0
  %54 = and i32 %14, 2
  %55 = select i1 %53, i32 0, i32 %54
  %56 = icmp ne i32 %55, 0
  %57 = icmp sgt i32 %36, 0
  %58 = and i1 %57, %56
  %59 = sext i32 %36 to i64
  %60 = select i1 %58, i64 %59, i64 0
  %61 = add nsw i64 %50, %60
  %62 = shl i32 %18, 1
  %63 = and i32 %62, 2
  %64 = icmp ne i32 %63, 0
  %65 = icmp sgt i32 %35, 0
  %66 = and i1 %65, %64
  %67 = sext i32 %35 to i64
  %68 = select i1 %66, i64 %67, i64 0
  %69 = add nsw i64 %61, %68
  %70 = icmp eq i64 %69, 0
  br i1 %70, label %100, label %71

71:
  %72 = tail call i64 @llvm.smax.i64(i64 %69, i64 1)
  %73 = shl nsw i64 %72, 3
  %74 = tail call ptr @enzyme_build.tape.new(i64 noundef %73)
  %75 = icmp eq i32 %41, 0
  br i1 %75, label %79, label %76

76:
  %77 = tail call i32 @llvm.smax.i32(i32 %28, i32 1)
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef %28, i32 noundef %27, ptr noundef %8, i32 noundef %11, ptr noundef %74, i32 noundef %77)
  %78 = getelementptr inbounds double, ptr %74, i64 %49
  br label %79

79:
  %80 = phi ptr [ %78, %76 ], [ %74, %71 ]
  %81 = icmp eq i32 %55, 0
  br i1 %81, label %90, label %82

82:
  %83 = icmp slt i32 %15, 0
  %84 = sub nsw i64 1, %59
  %85 = sext i32 %15 to i64
  %86 = mul nsw i64 %84, %85
  %87 = select i1 %83, i64 %86, i64 0
  %88 = getelementptr inbounds double, ptr %12, i64 %87
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef 1, i32 noundef %36, ptr noundef %88, i32 noundef %15, ptr noundef %80, i32 noundef 1)
  %89 = getelementptr inbounds double, ptr %80, i64 %59
  br label %90

90:
  %91 = phi ptr [ %89, %82 ], [ %80, %79 ]
  %92 = icmp eq i32 %63, 0
  br i1 %92, label %100, label %93

93:
  %94 = icmp slt i32 %22, 0
  %95 = sub nsw i64 1, %67
  %96 = sext i32 %22 to i64
  %97 = mul nsw i64 %95, %96
  %98 = select i1 %94, i64 %97, i64 0
  %99 = getelementptr inbounds double, ptr %19, i64 %98
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef 1, i32 noundef %35, ptr noundef %99, i32 noundef %22, ptr noundef %91, i32 noundef 1)
  br label %100

100:
  %101 = phi ptr [ null, %23 ], [ %74, %90 ], [ %74, %93 ]
  ret ptr %101
}

define ptr @enzyme_build.rule.dger_.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, double noundef %4, ptr noundef readnone %5, i32 noundef %6, ptr noundef readonly %7, ptr noundef readnone %8, i32 noundef %9, i32 noundef %10, ptr noundef readonly %11, ptr noundef readnone %12, i32 noundef %13, i32 noundef %14, ptr noundef readnone %15, ptr noundef readnone %16, i32 noundef %17, i32 noundef %18) {
  %20 = or i32 %13, %6
  %21 = and i32 %20, 1
  %22 = or i32 %9, %6
  %23 = and i32 %22, 1
  %24 = icmp eq i32 %1, 101
  br i1 %24, label %25, label %26

25:
  br label %26

26:
  %27 = phi ptr [ %11, %25 ], [ %7, %19 ]
  %28 = phi i32 [ %13, %25 ], [ %9, %19 ]
  %29 = phi i32 [ %14, %25 ], [ %10, %19 ]
  %30 = phi i32 [ %10, %25 ], [ %14, %19 ]
  %31 = phi i32 [ %9, %25 ], [ %13, %19 ]
  %32 = phi ptr [ %7, %25 ], [ %11, %19 ]
  %33 = phi i32 [ %23, %25 ], [ %21, %19 ]
  %34 = phi i32 [ %21, %25 ], [ %23, %19 ]
  %35 = phi i32 [ %2, %25 ], [ %3, %19 ]
  %36 = phi i32 [ %3, %25 ], [ %2, %19 ]
  %37 = icmp eq i32 %33, 0
  %38 = and i32 %28, 2
  %39 = select i1 %37, i32 0, i32 %38
  %40 = icmp ne i32 %39, 0
  %41 = icmp sgt i32 %36, 0
  %42 = and i1 %40, %41
  %43 = sext i32 %36 to i64
  %44 = select i1 %42, i64 %43, i64 0
  %45 = icmp eq i32 %34, 0
  %46 = and i32 %31, 2
  %47 = select i1 %45, i32 0, i32 %46
  %48 = icmp ne i32 %47, 0
  %49 = icmp sgt i32 %35, 0
  %50 = and i1 %49, %48
  %51 = sext i32 %35 to i64
  %52 = select i1 %50, i64 %51, i64 0
  %53 = add nsw i64 %44, %52
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %78, label %55

55:
  %56 = tail call i64 @llvm.smax.i64(i64 %53, i64 1)
  %57 = shl nuw nsw i64 %56, 3
  %58 = tail call ptr @enzyme_build.tape.new(i64 noundef %57)
  %59 = icmp eq i32 %39, 0
  br i1 %59, label %68, label %60

60:
  %61 = icmp slt i32 %29, 0
  %62 = sub nsw i64 1, %43
  %63 = sext i32 %29 to i64
  %64 = mul nsw i64 %62, %63
  %65 = select i1 %61, i64 %64, i64 0
  %66 = getelementptr inbounds double, ptr %27, i64 %65
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef 1, i32 noundef %36, ptr noundef %66, i32 noundef %29, ptr noundef %58, i32 noundef 1)
  %67 = getelementptr inbounds double, ptr %58, i64 %43
  br label %68

68:
  %69 = phi ptr [ %67, %60 ], [ %58, %55 ]
  %70 = icmp eq i32 %47, 0
  br i1 %70, label %78, label %71

71:
  %72 = icmp slt i32 %30, 0
  %73 = sub nsw i64 1, %51
  %74 = sext i32 %30 to i64
  %75 = mul nsw i64 %73, %74
  %76 = select i1 %72, i64 %75, i64 0
  %77 = getelementptr inbounds double, ptr %32, i64 %76
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef 1, i32 noundef %35, ptr noundef %77, i32 noundef %30, ptr noundef %69, i32 noundef 1)
  br label %78

78:
  %79 = phi ptr [ null, %26 ], [ %58, %68 ], [ %58, %71 ]
  ret ptr %79
}

define ptr @enzyme_build.rule.dsymv_.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, double noundef %4, ptr noundef readnone %5, i32 noundef %6, ptr noundef readonly %7, ptr noundef readnone %8, i32 noundef %9, i32 noundef %10, ptr noundef readonly %11, ptr noundef readnone %12, i32 noundef %13, i32 noundef %14, double noundef %15, ptr noundef readnone %16, i32 noundef %17, ptr noundef readonly %18, ptr noundef readnone %19, i32 noundef %20, i32 noundef %21) {
  %23 = or i32 %13, %6
  %24 = and i32 %23, 1
  %25 = icmp eq i32 %24, 0
  %26 = and i32 %9, 2
  %27 = select i1 %25, i32 0, i32 %26
  %28 = icmp ne i32 %27, 0
  %29 = icmp sgt i32 %3, 0
  %30 = and i1 %29, %28
  %31 = sext i32 %3 to i64
  %32 = mul nsw i64 %31, %31
  %33 = select i1 %30, i64 %32, i64 0
  %34 = or i32 %9, %6
  %35 = and i32 %34, 1
  %36 = icmp eq i32 %35, 0
  %37 = and i32 %13, 2
  %38 = select i1 %36, i32 0, i32 %37
  %39 = icmp ne i32 %38, 0
  %40 = and i1 %29, %39
  %41 = select i1 %40, i64 %31, i64 0
  %42 = add nsw i64 %33, %41
  %43 = shl i32 %17, 1
  %44 = and i32 %43, 2
  %45 = icmp ne i32 %44, 0
  %46 = and i1 %29, %45
  %47 = select i1 %46, i64 %31, i64 0
  %48 = add nsw i64 %42, %47
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %79, label %50

50:
  %51 = tail call i64 @llvm.smax.i64(i64 %48, i64 1)
  %52 = shl nsw i64 %51, 3
  %53 = tail call ptr @enzyme_build.tape.new(i64 noundef %52)
  %54 = icmp eq i32 %27, 0
  br i1 %54, label %58, label %55

55:
  %56 = tail call i32 @llvm.smax.i32(i32 %3, i32 1)
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef %3, i32 noundef %3, ptr noundef %7, i32 noundef %10, ptr noundef %53, i32 noundef %56)
  %57 = getelementptr inbounds nuw double, ptr %53, i64 %32
  br label %58

58:
  %59 = phi ptr [ %57, %55 ], [ %53, %50 ]
  %60 = icmp eq i32 %38, 0
  br i1 %60, label %69, label %61

61:
  %62 = icmp slt i32 %14, 0
  %63 = sub nsw i64 1, %31
  %64 = sext i32 %14 to i64
  %65 = mul nsw i64 %63, %64
  %66 = select i1 %62, i64 %65, i64 0
  %67 = getelementptr inbounds double, ptr %11, i64 %66
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef 1, i32 noundef %3, ptr noundef %67, i32 noundef %14, ptr noundef %59, i32 noundef 1)
  %68 = getelementptr inbounds double, ptr %59, i64 %31
  br label %69

69:
  %70 = phi ptr [ %68, %61 ], [ %59, %58 ]
  %71 = icmp eq i32 %44, 0
  br i1 %71, label %79, label %72

72:
  %73 = icmp slt i32 %21, 0
  %74 = sub nsw i64 1, %31
  %75 = sext i32 %21 to i64
  %76 = mul nsw i64 %74, %75
  %77 = select i1 %73, i64 %76, i64 0
  %78 = getelementptr inbounds double, ptr %18, i64 %77
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef 1, i32 noundef %3, ptr noundef %78, i32 noundef %21, ptr noundef %70, i32 noundef 1)
  br label %79

79:
  %80 = phi ptr [ null, %22 ], [ %53, %69 ], [ %53, %72 ]
  ret ptr %80
}

define noundef ptr @enzyme_build.rule.dsyr_.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, double noundef %4, ptr noundef readnone %5, i32 noundef %6, ptr noundef readonly %7, ptr noundef readnone %8, i32 noundef %9, i32 noundef %10, ptr noundef readnone %11, ptr noundef readnone %12, i32 noundef %13, i32 noundef %14) {
  %16 = and i32 %9, 2
  %17 = icmp eq i32 %16, 0
  %18 = icmp slt i32 %3, 1
  %19 = or i1 %18, %17
  br i1 %19, label %30, label %20

20:
  %21 = zext nneg i32 %3 to i64
  %22 = shl nuw nsw i64 %21, 3
  %23 = tail call ptr @enzyme_build.tape.new(i64 noundef %22)
  %24 = icmp slt i32 %10, 0
  %25 = sub nsw i64 1, %21
  %26 = sext i32 %10 to i64
  %27 = mul nsw i64 %25, %26
  %28 = select i1 %24, i64 %27, i64 0
  %29 = getelementptr inbounds double, ptr %7, i64 %28
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef 1, i32 noundef %3, ptr noundef %29, i32 noundef %10, ptr noundef %23, i32 noundef 1)
  br label %30

30:
  %31 = phi ptr [ null, %15 ], [ %23, %20 ]
  ret ptr %31
}

define ptr @enzyme_build.rule.dsyr2_.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, double noundef %4, ptr noundef readnone %5, i32 noundef %6, ptr noundef readonly %7, ptr noundef readnone %8, i32 noundef %9, i32 noundef %10, ptr noundef readonly %11, ptr noundef readnone %12, i32 noundef %13, i32 noundef %14, ptr noundef readnone %15, ptr noundef readnone %16, i32 noundef %17, i32 noundef %18) {
  %20 = or i32 %13, %6
  %21 = and i32 %20, 1
  %22 = icmp eq i32 %21, 0
  %23 = and i32 %9, 2
  %24 = select i1 %22, i32 0, i32 %23
  %25 = icmp ne i32 %24, 0
  %26 = icmp sgt i32 %3, 0
  %27 = and i1 %26, %25
  %28 = sext i32 %3 to i64
  %29 = select i1 %27, i64 %28, i64 0
  %30 = or i32 %9, %6
  %31 = and i32 %30, 1
  %32 = icmp eq i32 %31, 0
  %33 = and i32 %13, 2
  %34 = select i1 %32, i32 0, i32 %33
  %35 = icmp ne i32 %34, 0
  %36 = and i1 %26, %35
  %37 = select i1 %36, i64 %28, i64 0
  %38 = add nsw i64 %29, %37
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %63, label %40

40:
  %41 = tail call i64 @llvm.smax.i64(i64 %38, i64 1)
  %42 = shl nuw nsw i64 %41, 3
  %43 = tail call ptr @enzyme_build.tape.new(i64 noundef %42)
  %44 = icmp eq i32 %24, 0
  br i1 %44, label %53, label %45

45:
  %46 = icmp slt i32 %10, 0
  %47 = sub nsw i64 1, %28
  %48 = sext i32 %10 to i64
  %49 = mul nsw i64 %47, %48
  %50 = select i1 %46, i64 %49, i64 0
  %51 = getelementptr inbounds double, ptr %7, i64 %50
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef 1, i32 noundef %3, ptr noundef %51, i32 noundef %10, ptr noundef %43, i32 noundef 1)
  %52 = getelementptr inbounds double, ptr %43, i64 %28
  br label %53

53:
  %54 = phi ptr [ %52, %45 ], [ %43, %40 ]
  %55 = icmp eq i32 %34, 0
  br i1 %55, label %63, label %56

56:
  %57 = icmp slt i32 %14, 0
  %58 = sub nsw i64 1, %28
  %59 = sext i32 %14 to i64
  %60 = mul nsw i64 %58, %59
  %61 = select i1 %57, i64 %60, i64 0
  %62 = getelementptr inbounds double, ptr %11, i64 %61
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef 1, i32 noundef %3, ptr noundef %62, i32 noundef %14, ptr noundef %54, i32 noundef 1)
  br label %63

63:
  %64 = phi ptr [ null, %19 ], [ %43, %53 ], [ %43, %56 ]
  ret ptr %64
}

define ptr @enzyme_build.rule.dtrmv_.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef readonly %6, ptr noundef readnone %7, i32 noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readnone %11, i32 noundef %12, i32 noundef %13) {
  %15 = and i32 %12, 1
  %16 = icmp eq i32 %15, 0
  %17 = and i32 %8, 2
  %18 = select i1 %16, i32 0, i32 %17
  %19 = icmp ne i32 %18, 0
  %20 = icmp sgt i32 %5, 0
  %21 = and i1 %20, %19
  %22 = sext i32 %5 to i64
  %23 = mul nsw i64 %22, %22
  %24 = select i1 %21, i64 %23, i64 0
  %25 = shl i32 %8, 1
  %26 = and i32 %25, 2
  %27 = icmp ne i32 %26, 0
  %28 = and i1 %20, %27
  %29 = select i1 %28, i64 %22, i64 0
  %30 = add nsw i64 %24, %29
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %50, label %32

32:
  %33 = tail call i64 @llvm.smax.i64(i64 %30, i64 1)
  %34 = shl nsw i64 %33, 3
  %35 = tail call ptr @enzyme_build.tape.new(i64 noundef %34)
  %36 = icmp eq i32 %18, 0
  br i1 %36, label %40, label %37

37:
  %38 = tail call i32 @llvm.smax.i32(i32 %5, i32 1)
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef %5, i32 noundef %5, ptr noundef %6, i32 noundef %9, ptr noundef %35, i32 noundef %38)
  %39 = getelementptr inbounds nuw double, ptr %35, i64 %23
  br label %40

40:
  %41 = phi ptr [ %39, %37 ], [ %35, %32 ]
  %42 = icmp eq i32 %26, 0
  br i1 %42, label %50, label %43

43:
  %44 = icmp slt i32 %13, 0
  %45 = sub nsw i64 1, %22
  %46 = sext i32 %13 to i64
  %47 = mul nsw i64 %45, %46
  %48 = select i1 %44, i64 %47, i64 0
  %49 = getelementptr inbounds double, ptr %10, i64 %48
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef 1, i32 noundef %5, ptr noundef %49, i32 noundef %13, ptr noundef %41, i32 noundef 1)
  br label %50

50:
  %51 = phi ptr [ null, %14 ], [ %35, %40 ], [ %35, %43 ]
  ret ptr %51
}

define ptr @enzyme_build.rule.dtrsv_.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef readonly %6, ptr noundef readnone %7, i32 noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readnone %11, i32 noundef %12, i32 noundef %13) {
  %15 = and i32 %12, 1
  %16 = icmp eq i32 %15, 0
  %17 = and i32 %8, 2
  %18 = select i1 %16, i32 0, i32 %17
  %19 = icmp ne i32 %18, 0
  %20 = icmp sgt i32 %5, 0
  %21 = and i1 %20, %19
  %22 = sext i32 %5 to i64
  %23 = mul nsw i64 %22, %22
  %24 = select i1 %21, i64 %23, i64 0
  %25 = and i32 %8, 1
  %26 = icmp eq i32 %25, 0
  %27 = and i32 %12, 2
  %28 = select i1 %26, i32 0, i32 %27
  %29 = icmp ne i32 %28, 0
  %30 = and i1 %20, %29
  %31 = select i1 %30, i64 %22, i64 0
  %32 = add nsw i64 %24, %31
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %52, label %34

34:
  %35 = tail call i64 @llvm.smax.i64(i64 %32, i64 1)
  %36 = shl nsw i64 %35, 3
  %37 = tail call ptr @enzyme_build.tape.new(i64 noundef %36)
  %38 = icmp eq i32 %18, 0
  br i1 %38, label %42, label %39

39:
  %40 = tail call i32 @llvm.smax.i32(i32 %5, i32 1)
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef %5, i32 noundef %5, ptr noundef %6, i32 noundef %9, ptr noundef %37, i32 noundef %40)
  %41 = getelementptr inbounds nuw double, ptr %37, i64 %23
  br label %42

42:
  %43 = phi ptr [ %41, %39 ], [ %37, %34 ]
  %44 = icmp eq i32 %28, 0
  br i1 %44, label %52, label %45

45:
  %46 = icmp slt i32 %13, 0
  %47 = sub nsw i64 1, %22
  %48 = sext i32 %13 to i64
  %49 = mul nsw i64 %47, %48
  %50 = select i1 %46, i64 %49, i64 0
  %51 = getelementptr inbounds double, ptr %10, i64 %50
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef 1, i32 noundef %5, ptr noundef %51, i32 noundef %13, ptr noundef %43, i32 noundef 1)
  br label %52

52:
  %53 = phi ptr [ null, %14 ], [ %37, %42 ], [ %37, %45 ]
  ret ptr %53
}

define ptr @enzyme_build.rule.dgemm_.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, double noundef %7, ptr noundef readnone %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readnone %11, i32 noundef %12, i32 noundef %13, ptr noundef readonly %14, ptr noundef readnone %15, i32 noundef %16, i32 noundef %17, double noundef %18, ptr noundef readnone %19, i32 noundef %20, ptr noundef readonly %21, ptr noundef readnone %22, i32 noundef %23, i32 noundef %24) {
  %26 = and i32 %2, -33
  %27 = icmp eq i32 %26, 84
  %28 = icmp eq i32 %26, 67
  %29 = and i32 %2, -2
  %30 = icmp eq i32 %29, 112
  %31 = or i1 %28, %30
  %32 = or i1 %27, %31
  %33 = zext i1 %32 to i32
  %34 = and i32 %3, -33
  %35 = icmp eq i32 %34, 84
  %36 = icmp eq i32 %34, 67
  %37 = and i32 %3, -2
  %38 = icmp eq i32 %37, 112
  %39 = or i1 %36, %38
  %40 = or i1 %35, %39
  %41 = zext i1 %40 to i32
  %42 = or i32 %16, %9
  %43 = and i32 %42, 1
  %44 = or i32 %12, %9
  %45 = and i32 %44, 1
  %46 = icmp eq i32 %1, 101
  br i1 %46, label %47, label %48

47:
  br label %48

48:
  %49 = phi ptr [ %14, %47 ], [ %10, %25 ]
  %50 = phi i32 [ %16, %47 ], [ %12, %25 ]
  %51 = phi i32 [ %17, %47 ], [ %13, %25 ]
  %52 = phi i32 [ %13, %47 ], [ %17, %25 ]
  %53 = phi i32 [ %12, %47 ], [ %16, %25 ]
  %54 = phi ptr [ %10, %47 ], [ %14, %25 ]
  %55 = phi i32 [ %33, %47 ], [ %41, %25 ]
  %56 = phi i32 [ %45, %47 ], [ %43, %25 ]
  %57 = phi i32 [ %43, %47 ], [ %45, %25 ]
  %58 = phi i32 [ %41, %47 ], [ %33, %25 ]
  %59 = phi i32 [ %4, %47 ], [ %5, %25 ]
  %60 = phi i32 [ %5, %47 ], [ %4, %25 ]
  %61 = icmp eq i32 %58, 0
  %62 = select i1 %61, i32 %60, i32 %6
  %63 = select i1 %61, i32 %6, i32 %60
  %64 = icmp eq i32 %56, 0
  %65 = and i32 %50, 2
  %66 = select i1 %64, i32 0, i32 %65
  %67 = icmp ne i32 %66, 0
  %68 = icmp sgt i32 %62, 0
  %69 = and i1 %67, %68
  %70 = icmp sgt i32 %63, 0
  %71 = and i1 %70, %69
  %72 = sext i32 %62 to i64
  %73 = sext i32 %63 to i64
  %74 = mul nsw i64 %72, %73
  %75 = select i1 %71, i64 %74, i64 0
  %76 = icmp eq i32 %55, 0
  %77 = select i1 %76, i32 %6, i32 %59
  %78 = select i1 %76, i32 %59, i32 %6
  %79 = icmp eq i32 %57, 0
  %80 = and i32 %53, 2
  %81 = select i1 %79, i32 0, i32 %80
  %82 = icmp ne i32 %81, 0
  %83 = icmp sgt i32 %77, 0
  %84 = and i1 %82, %83
  %85 = icmp sgt i32 %78, 0
  %86 = and i1 %85, %84
  %87 = sext i32 %77 to i64
  %88 = sext i32 %78 to i64
  %89 = mul nsw i64 %87, %88
  %90 = select i1 %86, i64 %89, i64 0
  %91 = shl i32 %20, 1
  %92 = and i32 %91, 2
  %93 = icmp ne i32 %92, 0
  %94 = icmp sgt i32 %60, 0
  %95 = and i1 %93, %94
  %96 = icmp sgt i32 %59, 0
  %97 = and i1 %96, %95
  %98 = zext nneg i32 %60 to i64
  %99 = zext nneg i32 %59 to i64
  %100 = mul nuw nsw i64 %98, %99
  %101 = select i1 %97, i64 %100, i64 0
  %102 = add i64 %101, %90
  %103 = add i64 %102, %75
  %104 = icmp eq i64 %103, 0
  br i1 %104, label %124, label %105

105:
  %106 = tail call i64 @llvm.smax.i64(i64 %103, i64 1)
  %107 = shl nsw i64 %106, 3
  %108 = tail call ptr @enzyme_build.tape.new(i64 noundef %107)
  %109 = icmp eq i32 %66, 0
  br i1 %109, label %113, label %110

110:
  %111 = tail call i32 @llvm.smax.i32(i32 %62, i32 1)
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef %62, i32 noundef %63, ptr noundef %49, i32 noundef %51, ptr noundef %108, i32 noundef %111)
  %112 = getelementptr inbounds double, ptr %108, i64 %74
  br label %113

113:
  %114 = phi ptr [ %112, %110 ], [ %108, %105 ]
  %115 = icmp eq i32 %81, 0
  br i1 %115, label %119, label %116

116:
  %117 = tail call i32 @llvm.smax.i32(i32 %77, i32 1)
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef %77, i32 noundef %78, ptr noundef %54, i32 noundef %52, ptr noundef %114, i32 noundef %117)
  %118 = getelementptr inbounds double, ptr %114, i64 %89
  br label %119

119:
  %120 = phi ptr [ %118, %116 ], [ %114, %113 ]
  %121 = icmp eq i32 %92, 0
  br i1 %121, label %124, label %122

122:
  %123 = tail call i32 @llvm.smax.i32(i32 %60, i32 1)
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef %60, i32 noundef %59, ptr noundef %21, i32 noundef %24, ptr noundef %120, i32 noundef %123)
  br label %124

124:
  %125 = phi ptr [ null, %48 ], [ %108, %119 ], [ %108, %122 ]
  ret ptr %125
}

define noalias noundef ptr @enzyme_build.rule.ddot_.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11) {
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = icmp eq ptr %4, null
  br i1 %19, label %22, label %20

20:
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  store i32 %2, ptr %13, align 4
  store i32 %6, ptr %14, align 4
  store i32 %10, ptr %15, align 4
  %21 = call double @ddot_(ptr noundef nonnull %13, ptr noundef nonnull %4, ptr noundef nonnull %14, ptr noundef %7, ptr noundef nonnull %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  br label %22

22:
  %23 = phi double [ %21, %20 ], [ 0.000000e+00, %12 ]
  store double %23, ptr %11, align 8
  %24 = icmp eq ptr %8, null
  br i1 %24, label %29, label %25

25:
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  call void @llvm.lifetime.start.p0(ptr nonnull %18)
  store i32 %2, ptr %16, align 4
  store i32 %6, ptr %17, align 4
  store i32 %10, ptr %18, align 4
  %26 = call double @ddot_(ptr noundef nonnull %16, ptr noundef %3, ptr noundef nonnull %17, ptr noundef nonnull %8, ptr noundef nonnull %18)
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  %27 = load double, ptr %11, align 8
  %28 = fadd double %26, %27
  store double %28, ptr %11, align 8
  br label %29

29:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.dnrm2_.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef writeonly %7) {
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  store i32 %2, ptr %9, align 4
  store i32 %6, ptr %10, align 4
  %14 = call double @dnrm2_(ptr noundef nonnull %9, ptr noundef %3, ptr noundef nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  %15 = icmp ne ptr %4, null
  %16 = fcmp ogt double %14, 0.000000e+00
  %17 = select i1 %15, i1 %16, i1 false
  br i1 %17, label %18, label %21

18:
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  store i32 %2, ptr %11, align 4
  store i32 %6, ptr %12, align 4
  store i32 %6, ptr %13, align 4
  %19 = call double @ddot_(ptr noundef nonnull %11, ptr noundef %3, ptr noundef nonnull %12, ptr noundef nonnull %4, ptr noundef nonnull %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  %20 = fdiv double %19, %14
  br label %21

21:
  %22 = phi double [ %20, %18 ], [ 0.000000e+00, %8 ]
  store double %22, ptr %7, align 8
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.dasum_.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef readonly %3, ptr noundef readonly %4, i32 noundef %5, i32 noundef %6, ptr noundef writeonly %7) {
  %9 = sext i32 %2 to i64
  store double 0.000000e+00, ptr %7, align 8
  %10 = icmp eq ptr %4, null
  br i1 %10, label %.loopexit, label %11

11:
  %12 = icmp slt i32 %6, 0
  %13 = sub nsw i64 1, %9
  %14 = sext i32 %6 to i64
  %15 = mul nsw i64 %13, %14
  %16 = select i1 %12, i64 %15, i64 0
  %17 = getelementptr inbounds double, ptr %3, i64 %16
  %18 = getelementptr inbounds double, ptr %4, i64 %16
  %19 = icmp sgt i32 %2, 0
  br i1 %19, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.preheader:
  %20 = phi double [ %30, %.preheader ], [ 0.000000e+00, %.preheader.preheader ]
  %21 = phi i64 [ %31, %.preheader ], [ 0, %.preheader.preheader ]
  %22 = mul nsw i64 %21, %14
  %23 = getelementptr inbounds double, ptr %17, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = fcmp olt double %24, 0.000000e+00
  %26 = getelementptr inbounds double, ptr %18, i64 %22
  %27 = load double, ptr %26, align 8
  %28 = fneg double %27
  %29 = select i1 %25, double %28, double %27
  %30 = fadd double %20, %29
  store double %30, ptr %7, align 8
  %31 = add nuw nsw i64 %21, 1
  %32 = icmp eq i64 %31, %9
  br i1 %32, label %.loopexit.loopexit, label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.dscal_.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, double noundef %3, ptr noundef readonly %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9) {
  %11 = alloca i32, align 4
  %12 = alloca double, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = icmp sgt i32 %9, 0
  %16 = select i1 %15, i32 %2, i32 0
  %17 = icmp eq ptr %7, null
  br i1 %17, label %23, label %18

18:
  %19 = icmp eq ptr %4, null
  br i1 %19, label %22, label %20

20:
  %21 = load double, ptr %4, align 8
  tail call fastcc void @enzyme_build.dense.d_scale(i32 noundef 1, i32 noundef %16, double noundef %3, ptr noundef nonnull %7, i32 noundef %9)
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  store i32 %16, ptr %11, align 4
  store double %21, ptr %12, align 8
  store i32 %9, ptr %13, align 4
  store i32 %9, ptr %14, align 4
  call void @daxpy_(ptr noundef nonnull %11, ptr noundef nonnull %12, ptr noundef %6, ptr noundef nonnull %13, ptr noundef nonnull %7, ptr noundef nonnull %14)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  br label %23

22:
  tail call fastcc void @enzyme_build.dense.d_scale(i32 noundef 1, i32 noundef %16, double noundef %3, ptr noundef nonnull %7, i32 noundef %9)
  br label %23

23:
  ret ptr null
}

define internal fastcc void @enzyme_build.dense.d_scale(i32 noundef %0, i32 noundef %1, double noundef %2, ptr noundef nonnull %3, i32 noundef %4) {
  %6 = fcmp oeq double %2, 1.000000e+00
  br i1 %6, label %.loopexit3, label %7

7:
  %8 = sext i32 %1 to i64
  %9 = icmp sgt i32 %1, 0
  br i1 %9, label %10, label %.loopexit3

10:
  %11 = sext i32 %0 to i64
  %12 = icmp sgt i32 %0, 0
  %13 = fcmp oeq double %2, 0.000000e+00
  %14 = sext i32 %4 to i64
  br label %15

15:
  %16 = phi i64 [ 0, %10 ], [ %20, %.loopexit ]
  br i1 %12, label %17, label %.loopexit

17:
  %18 = mul nsw i64 %16, %14
  %19 = getelementptr double, ptr %3, i64 %18
  br label %22

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %20 = add nuw nsw i64 %16, 1
  %21 = icmp eq i64 %20, %8
  br i1 %21, label %.loopexit3.loopexit, label %15

22:
  %23 = phi i64 [ 0, %17 ], [ %31, %28 ]
  br i1 %13, label %28, label %24

24:
  %25 = getelementptr double, ptr %19, i64 %23
  %26 = load double, ptr %25, align 8
  %27 = fmul double %2, %26
  br label %28

28:
  %29 = phi double [ %27, %24 ], [ 0.000000e+00, %22 ]
  %30 = getelementptr double, ptr %19, i64 %23
  store double %29, ptr %30, align 8
  %31 = add nuw nsw i64 %23, 1
  %32 = icmp eq i64 %31, %11
  br i1 %32, label %.loopexit.loopexit, label %22

.loopexit3.loopexit:
  br label %.loopexit3

.loopexit3:
  ret void
}

define noalias noundef ptr @enzyme_build.rule.daxpy_.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, double noundef %3, ptr noundef readonly %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef readnone %10, ptr noundef %11, i32 noundef %12, i32 noundef %13) {
  %15 = alloca i32, align 4
  %16 = alloca double, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca double, align 8
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = icmp eq ptr %11, null
  br i1 %23, label %34, label %24

24:
  %25 = icmp eq ptr %4, null
  br i1 %25, label %28, label %26

26:
  %27 = load double, ptr %4, align 8
  br label %28

28:
  %29 = phi double [ %27, %26 ], [ 0.000000e+00, %24 ]
  %30 = icmp eq ptr %7, null
  br i1 %30, label %32, label %31

31:
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  call void @llvm.lifetime.start.p0(ptr nonnull %18)
  store i32 %2, ptr %15, align 4
  store double %3, ptr %16, align 8
  store i32 %9, ptr %17, align 4
  store i32 %13, ptr %18, align 4
  call void @daxpy_(ptr noundef nonnull %15, ptr noundef nonnull %16, ptr noundef nonnull %7, ptr noundef nonnull %17, ptr noundef nonnull %11, ptr noundef nonnull %18)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  br label %32

32:
  br i1 %25, label %34, label %33

33:
  call void @llvm.lifetime.start.p0(ptr nonnull %19)
  call void @llvm.lifetime.start.p0(ptr nonnull %20)
  call void @llvm.lifetime.start.p0(ptr nonnull %21)
  call void @llvm.lifetime.start.p0(ptr nonnull %22)
  store i32 %2, ptr %19, align 4
  store double %29, ptr %20, align 8
  store i32 %9, ptr %21, align 4
  store i32 %13, ptr %22, align 4
  call void @daxpy_(ptr noundef nonnull %19, ptr noundef nonnull %20, ptr noundef %6, ptr noundef nonnull %21, ptr noundef nonnull %11, ptr noundef nonnull %22)
  call void @llvm.lifetime.end.p0(ptr nonnull %19)
  call void @llvm.lifetime.end.p0(ptr nonnull %20)
  call void @llvm.lifetime.end.p0(ptr nonnull %21)
  call void @llvm.lifetime.end.p0(ptr nonnull %22)
  br label %34

34:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.dcopy_.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef readnone %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef readnone %7, ptr noundef %8, i32 noundef %9, i32 noundef %10) {
  %12 = alloca i32, align 4
  %13 = alloca double, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = icmp eq ptr %8, null
  %17 = icmp eq ptr %4, %8
  %18 = or i1 %16, %17
  br i1 %18, label %23, label %19

19:
  %20 = tail call i32 @llvm.abs.i32(i32 %10, i1 true)
  tail call fastcc void @enzyme_build.dense.d_fill(i32 noundef 1, i32 noundef %2, ptr noundef nonnull %8, i32 noundef %20)
  %21 = icmp eq ptr %4, null
  br i1 %21, label %23, label %22

22:
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  store i32 %2, ptr %12, align 4
  store double 1.000000e+00, ptr %13, align 8
  store i32 %6, ptr %14, align 4
  store i32 %10, ptr %15, align 4
  call void @daxpy_(ptr noundef nonnull %12, ptr noundef nonnull %13, ptr noundef nonnull %4, ptr noundef nonnull %14, ptr noundef nonnull %8, ptr noundef nonnull %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  br label %23

23:
  ret ptr null
}

define internal fastcc void @enzyme_build.dense.d_fill(i32 noundef %0, i32 noundef %1, ptr noundef writeonly %2, i32 noundef %3) {
  %5 = sext i32 %1 to i64
  %6 = icmp sgt i32 %1, 0
  br i1 %6, label %7, label %.loopexit

7:
  %8 = sext i32 %0 to i64
  %9 = icmp sgt i32 %0, 0
  %10 = zext nneg i32 %3 to i64
  %11 = shl nuw nsw i64 %10, 3
  %12 = shl nuw nsw i64 %8, 3
  br label %13

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void

13:
  %14 = phi i64 [ 0, %7 ], [ %19, %18 ]
  br i1 %9, label %15, label %18

15:
  %16 = mul i64 %11, %14
  %17 = getelementptr i8, ptr %2, i64 %16
  tail call void @llvm.memset.p0.i64(ptr align 8 %17, i8 0, i64 %12, i1 false)
  br label %18

18:
  %19 = add nuw nsw i64 %14, 1
  %20 = icmp eq i64 %19, %5
  br i1 %20, label %.loopexit.loopexit, label %13
}

define noalias noundef ptr @enzyme_build.rule.dswap_.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef readnone %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef readnone %7, ptr noundef %8, i32 noundef %9, i32 noundef %10) {
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = icmp ne ptr %4, null
  %16 = icmp ne ptr %8, null
  %17 = and i1 %15, %16
  br i1 %17, label %18, label %19

18:
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  store i32 %2, ptr %12, align 4
  store i32 %6, ptr %13, align 4
  store i32 %10, ptr %14, align 4
  call void @dswap_(ptr noundef nonnull %12, ptr noundef nonnull %4, ptr noundef nonnull %13, ptr noundef nonnull %8, ptr noundef nonnull %14)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  br label %25

19:
  br i1 %15, label %20, label %22

20:
  %21 = tail call i32 @llvm.abs.i32(i32 %6, i1 true)
  tail call fastcc void @enzyme_build.dense.d_fill(i32 noundef 1, i32 noundef %2, ptr noundef nonnull %4, i32 noundef %21)
  br label %25

22:
  br i1 %16, label %23, label %25

23:
  %24 = tail call i32 @llvm.abs.i32(i32 %10, i1 true)
  tail call fastcc void @enzyme_build.dense.d_fill(i32 noundef 1, i32 noundef %2, ptr noundef nonnull %8, i32 noundef %24)
  br label %25

25:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.drot_.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, double noundef %11, ptr noundef readonly %12, i32 noundef %13, double noundef %14, ptr noundef readonly %15, i32 noundef %16) {
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca double, align 8
  %22 = alloca double, align 8
  %23 = alloca i32, align 4
  %24 = alloca double, align 8
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca double, align 8
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca double, align 8
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca double, align 8
  %37 = alloca i32, align 4
  %38 = alloca i32, align 4
  %39 = icmp ne ptr %4, null
  %40 = icmp ne ptr %8, null
  %41 = and i1 %39, %40
  br i1 %41, label %42, label %43

42:
  call void @llvm.lifetime.start.p0(ptr nonnull %18)
  call void @llvm.lifetime.start.p0(ptr nonnull %19)
  call void @llvm.lifetime.start.p0(ptr nonnull %20)
  call void @llvm.lifetime.start.p0(ptr nonnull %21)
  call void @llvm.lifetime.start.p0(ptr nonnull %22)
  store i32 %2, ptr %18, align 4
  store i32 %6, ptr %19, align 4
  store i32 %10, ptr %20, align 4
  store double %11, ptr %21, align 8
  store double %14, ptr %22, align 8
  call void @drot_(ptr noundef nonnull %18, ptr noundef nonnull %4, ptr noundef nonnull %19, ptr noundef nonnull %8, ptr noundef nonnull %20, ptr noundef nonnull %21, ptr noundef nonnull %22)
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  call void @llvm.lifetime.end.p0(ptr nonnull %19)
  call void @llvm.lifetime.end.p0(ptr nonnull %20)
  call void @llvm.lifetime.end.p0(ptr nonnull %21)
  call void @llvm.lifetime.end.p0(ptr nonnull %22)
  br label %51

43:
  br i1 %39, label %44, label %46

44:
  %45 = tail call i32 @llvm.abs.i32(i32 %6, i1 true)
  tail call fastcc void @enzyme_build.dense.d_scale(i32 noundef 1, i32 noundef %2, double noundef %11, ptr noundef nonnull %4, i32 noundef %45)
  br label %51

46:
  br i1 %40, label %47, label %49

47:
  %48 = tail call i32 @llvm.abs.i32(i32 %10, i1 true)
  tail call fastcc void @enzyme_build.dense.d_scale(i32 noundef 1, i32 noundef %2, double noundef %11, ptr noundef nonnull %8, i32 noundef %48)
  br label %49

49:
  %50 = icmp ne ptr %12, null
  br label %56

51:
  %52 = icmp ne ptr %12, null
  %53 = and i1 %39, %52
  br i1 %53, label %54, label %56

54:
  %55 = load double, ptr %12, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %23)
  call void @llvm.lifetime.start.p0(ptr nonnull %24)
  call void @llvm.lifetime.start.p0(ptr nonnull %25)
  call void @llvm.lifetime.start.p0(ptr nonnull %26)
  store i32 %2, ptr %23, align 4
  store double %55, ptr %24, align 8
  store i32 %6, ptr %25, align 4
  store i32 %6, ptr %26, align 4
  call void @daxpy_(ptr noundef nonnull %23, ptr noundef nonnull %24, ptr noundef %3, ptr noundef nonnull %25, ptr noundef nonnull %4, ptr noundef nonnull %26)
  call void @llvm.lifetime.end.p0(ptr nonnull %23)
  call void @llvm.lifetime.end.p0(ptr nonnull %24)
  call void @llvm.lifetime.end.p0(ptr nonnull %25)
  call void @llvm.lifetime.end.p0(ptr nonnull %26)
  br label %56

56:
  %57 = phi i1 [ %50, %49 ], [ true, %54 ], [ %52, %51 ]
  %58 = and i1 %40, %57
  br i1 %58, label %59, label %61

59:
  %60 = load double, ptr %12, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %27)
  call void @llvm.lifetime.start.p0(ptr nonnull %28)
  call void @llvm.lifetime.start.p0(ptr nonnull %29)
  call void @llvm.lifetime.start.p0(ptr nonnull %30)
  store i32 %2, ptr %27, align 4
  store double %60, ptr %28, align 8
  store i32 %10, ptr %29, align 4
  store i32 %10, ptr %30, align 4
  call void @daxpy_(ptr noundef nonnull %27, ptr noundef nonnull %28, ptr noundef %7, ptr noundef nonnull %29, ptr noundef nonnull %8, ptr noundef nonnull %30)
  call void @llvm.lifetime.end.p0(ptr nonnull %27)
  call void @llvm.lifetime.end.p0(ptr nonnull %28)
  call void @llvm.lifetime.end.p0(ptr nonnull %29)
  call void @llvm.lifetime.end.p0(ptr nonnull %30)
  br label %61

61:
  %62 = icmp ne ptr %15, null
  %63 = and i1 %39, %62
  br i1 %63, label %64, label %66

64:
  %65 = load double, ptr %15, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %31)
  call void @llvm.lifetime.start.p0(ptr nonnull %32)
  call void @llvm.lifetime.start.p0(ptr nonnull %33)
  call void @llvm.lifetime.start.p0(ptr nonnull %34)
  store i32 %2, ptr %31, align 4
  store double %65, ptr %32, align 8
  store i32 %10, ptr %33, align 4
  store i32 %6, ptr %34, align 4
  call void @daxpy_(ptr noundef nonnull %31, ptr noundef nonnull %32, ptr noundef %7, ptr noundef nonnull %33, ptr noundef nonnull %4, ptr noundef nonnull %34)
  call void @llvm.lifetime.end.p0(ptr nonnull %31)
  call void @llvm.lifetime.end.p0(ptr nonnull %32)
  call void @llvm.lifetime.end.p0(ptr nonnull %33)
  call void @llvm.lifetime.end.p0(ptr nonnull %34)
  br label %66

66:
  %67 = and i1 %40, %62
  br i1 %67, label %68, label %71

68:
  %69 = load double, ptr %15, align 8
  %70 = fneg double %69
  call void @llvm.lifetime.start.p0(ptr nonnull %35)
  call void @llvm.lifetime.start.p0(ptr nonnull %36)
  call void @llvm.lifetime.start.p0(ptr nonnull %37)
  call void @llvm.lifetime.start.p0(ptr nonnull %38)
  store i32 %2, ptr %35, align 4
  store double %70, ptr %36, align 8
  store i32 %6, ptr %37, align 4
  store i32 %10, ptr %38, align 4
  call void @daxpy_(ptr noundef nonnull %35, ptr noundef nonnull %36, ptr noundef %3, ptr noundef nonnull %37, ptr noundef nonnull %8, ptr noundef nonnull %38)
  call void @llvm.lifetime.end.p0(ptr nonnull %35)
  call void @llvm.lifetime.end.p0(ptr nonnull %36)
  call void @llvm.lifetime.end.p0(ptr nonnull %37)
  call void @llvm.lifetime.end.p0(ptr nonnull %38)
  br label %71

71:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.dgemv_.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, double noundef %5, ptr noundef readonly %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, i32 noundef %10, i32 noundef %11, ptr noundef %12, ptr noundef %13, i32 noundef %14, i32 noundef %15, double noundef %16, ptr noundef readonly %17, i32 noundef %18, ptr noundef %19, ptr noundef %20, i32 noundef %21, i32 noundef %22) {
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca double, align 8
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca double, align 8
  %30 = alloca i32, align 4
  %31 = alloca i8, align 1
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca double, align 8
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca double, align 8
  %38 = alloca i32, align 4
  %39 = alloca i8, align 1
  %40 = alloca i32, align 4
  %41 = alloca i32, align 4
  %42 = alloca double, align 8
  %43 = alloca i32, align 4
  %44 = alloca i32, align 4
  %45 = alloca double, align 8
  %46 = alloca i32, align 4
  %47 = alloca i8, align 1
  %48 = alloca i32, align 4
  %49 = alloca double, align 8
  %50 = alloca i32, align 4
  %51 = alloca i32, align 4
  %52 = and i32 %2, -33
  %53 = and i32 %2, -2
  %54 = icmp eq i32 %1, 101
  %55 = select i1 %54, i32 %3, i32 %4
  %56 = select i1 %54, i32 %4, i32 %3
  %57 = icmp ne i32 %52, 67
  %58 = icmp ne i32 %53, 112
  %59 = and i1 %57, %58
  %60 = icmp ne i32 %52, 84
  %61 = and i1 %60, %59
  %62 = xor i1 %54, %61
  %63 = select i1 %62, i32 %56, i32 %55
  %64 = icmp eq ptr %20, null
  br i1 %64, label %85, label %65

65:
  %66 = tail call i32 @llvm.abs.i32(i32 %22, i1 true)
  tail call fastcc void @enzyme_build.dense.d_scale(i32 noundef 1, i32 noundef %63, double noundef %16, ptr noundef nonnull %20, i32 noundef %66)
  %67 = icmp ne ptr %17, null
  %68 = fcmp une double %16, 0.000000e+00
  %69 = and i1 %68, %67
  br i1 %69, label %70, label %72

70:
  %71 = load double, ptr %17, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %48)
  call void @llvm.lifetime.start.p0(ptr nonnull %49)
  call void @llvm.lifetime.start.p0(ptr nonnull %50)
  call void @llvm.lifetime.start.p0(ptr nonnull %51)
  store i32 %63, ptr %48, align 4
  store double %71, ptr %49, align 8
  store i32 %22, ptr %50, align 4
  store i32 %22, ptr %51, align 4
  call void @daxpy_(ptr noundef nonnull %48, ptr noundef nonnull %49, ptr noundef %19, ptr noundef nonnull %50, ptr noundef nonnull %20, ptr noundef nonnull %51)
  call void @llvm.lifetime.end.p0(ptr nonnull %48)
  call void @llvm.lifetime.end.p0(ptr nonnull %49)
  call void @llvm.lifetime.end.p0(ptr nonnull %50)
  call void @llvm.lifetime.end.p0(ptr nonnull %51)
  br label %72

72:
  %73 = icmp eq ptr %6, null
  br i1 %73, label %77, label %74

74:
  %75 = load double, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %24)
  call void @llvm.lifetime.start.p0(ptr nonnull %25)
  call void @llvm.lifetime.start.p0(ptr nonnull %26)
  call void @llvm.lifetime.start.p0(ptr nonnull %27)
  call void @llvm.lifetime.start.p0(ptr nonnull %28)
  call void @llvm.lifetime.start.p0(ptr nonnull %29)
  call void @llvm.lifetime.start.p0(ptr nonnull %30)
  store i32 %56, ptr %24, align 4
  store i32 %55, ptr %25, align 4
  store double %75, ptr %26, align 8
  store i32 %11, ptr %27, align 4
  store i32 %15, ptr %28, align 4
  store double 1.000000e+00, ptr %29, align 8
  store i32 %22, ptr %30, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %31)
  %76 = select i1 %62, i8 78, i8 84
  store i8 %76, ptr %31, align 1
  call void @dgemv_(ptr noundef nonnull %31, ptr noundef nonnull %24, ptr noundef nonnull %25, ptr noundef nonnull %26, ptr noundef %8, ptr noundef nonnull %27, ptr noundef %12, ptr noundef nonnull %28, ptr noundef nonnull %29, ptr noundef nonnull %20, ptr noundef nonnull %30, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %31)
  call void @llvm.lifetime.end.p0(ptr nonnull %24)
  call void @llvm.lifetime.end.p0(ptr nonnull %25)
  call void @llvm.lifetime.end.p0(ptr nonnull %26)
  call void @llvm.lifetime.end.p0(ptr nonnull %27)
  call void @llvm.lifetime.end.p0(ptr nonnull %28)
  call void @llvm.lifetime.end.p0(ptr nonnull %29)
  call void @llvm.lifetime.end.p0(ptr nonnull %30)
  br label %77

77:
  %78 = icmp eq ptr %9, null
  br i1 %78, label %81, label %79

79:
  call void @llvm.lifetime.start.p0(ptr nonnull %32)
  call void @llvm.lifetime.start.p0(ptr nonnull %33)
  call void @llvm.lifetime.start.p0(ptr nonnull %34)
  call void @llvm.lifetime.start.p0(ptr nonnull %35)
  call void @llvm.lifetime.start.p0(ptr nonnull %36)
  call void @llvm.lifetime.start.p0(ptr nonnull %37)
  call void @llvm.lifetime.start.p0(ptr nonnull %38)
  store i32 %56, ptr %32, align 4
  store i32 %55, ptr %33, align 4
  store double %5, ptr %34, align 8
  store i32 %11, ptr %35, align 4
  store i32 %15, ptr %36, align 4
  store double 1.000000e+00, ptr %37, align 8
  store i32 %22, ptr %38, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %39)
  %80 = select i1 %62, i8 78, i8 84
  store i8 %80, ptr %39, align 1
  call void @dgemv_(ptr noundef nonnull %39, ptr noundef nonnull %32, ptr noundef nonnull %33, ptr noundef nonnull %34, ptr noundef nonnull %9, ptr noundef nonnull %35, ptr noundef %12, ptr noundef nonnull %36, ptr noundef nonnull %37, ptr noundef nonnull %20, ptr noundef nonnull %38, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %39)
  call void @llvm.lifetime.end.p0(ptr nonnull %32)
  call void @llvm.lifetime.end.p0(ptr nonnull %33)
  call void @llvm.lifetime.end.p0(ptr nonnull %34)
  call void @llvm.lifetime.end.p0(ptr nonnull %35)
  call void @llvm.lifetime.end.p0(ptr nonnull %36)
  call void @llvm.lifetime.end.p0(ptr nonnull %37)
  call void @llvm.lifetime.end.p0(ptr nonnull %38)
  br label %81

81:
  %82 = icmp eq ptr %13, null
  br i1 %82, label %85, label %83

83:
  call void @llvm.lifetime.start.p0(ptr nonnull %40)
  call void @llvm.lifetime.start.p0(ptr nonnull %41)
  call void @llvm.lifetime.start.p0(ptr nonnull %42)
  call void @llvm.lifetime.start.p0(ptr nonnull %43)
  call void @llvm.lifetime.start.p0(ptr nonnull %44)
  call void @llvm.lifetime.start.p0(ptr nonnull %45)
  call void @llvm.lifetime.start.p0(ptr nonnull %46)
  store i32 %56, ptr %40, align 4
  store i32 %55, ptr %41, align 4
  store double %5, ptr %42, align 8
  store i32 %11, ptr %43, align 4
  store i32 %15, ptr %44, align 4
  store double 1.000000e+00, ptr %45, align 8
  store i32 %22, ptr %46, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %47)
  %84 = select i1 %62, i8 78, i8 84
  store i8 %84, ptr %47, align 1
  call void @dgemv_(ptr noundef nonnull %47, ptr noundef nonnull %40, ptr noundef nonnull %41, ptr noundef nonnull %42, ptr noundef %8, ptr noundef nonnull %43, ptr noundef nonnull %13, ptr noundef nonnull %44, ptr noundef nonnull %45, ptr noundef nonnull %20, ptr noundef nonnull %46, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %47)
  call void @llvm.lifetime.end.p0(ptr nonnull %40)
  call void @llvm.lifetime.end.p0(ptr nonnull %41)
  call void @llvm.lifetime.end.p0(ptr nonnull %42)
  call void @llvm.lifetime.end.p0(ptr nonnull %43)
  call void @llvm.lifetime.end.p0(ptr nonnull %44)
  call void @llvm.lifetime.end.p0(ptr nonnull %45)
  call void @llvm.lifetime.end.p0(ptr nonnull %46)
  br label %85

85:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.dger_.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, double noundef %4, ptr noundef readonly %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef readnone %15, ptr noundef %16, i32 noundef %17, i32 noundef %18) {
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca double, align 8
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca double, align 8
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca double, align 8
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  %38 = icmp eq i32 %1, 101
  br i1 %38, label %39, label %40

39:
  br label %40

40:
  %41 = phi ptr [ %11, %39 ], [ %7, %19 ]
  %42 = phi ptr [ %12, %39 ], [ %8, %19 ]
  %43 = phi i32 [ %14, %39 ], [ %10, %19 ]
  %44 = phi i32 [ %10, %39 ], [ %14, %19 ]
  %45 = phi ptr [ %8, %39 ], [ %12, %19 ]
  %46 = phi ptr [ %7, %39 ], [ %11, %19 ]
  %47 = phi i32 [ %2, %39 ], [ %3, %19 ]
  %48 = phi i32 [ %3, %39 ], [ %2, %19 ]
  %49 = icmp eq ptr %16, null
  br i1 %49, label %60, label %50

50:
  %51 = icmp eq ptr %5, null
  br i1 %51, label %54, label %52

52:
  %53 = load double, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %20)
  call void @llvm.lifetime.start.p0(ptr nonnull %21)
  call void @llvm.lifetime.start.p0(ptr nonnull %22)
  call void @llvm.lifetime.start.p0(ptr nonnull %23)
  call void @llvm.lifetime.start.p0(ptr nonnull %24)
  call void @llvm.lifetime.start.p0(ptr nonnull %25)
  store i32 %48, ptr %20, align 4
  store i32 %47, ptr %21, align 4
  store double %53, ptr %22, align 8
  store i32 %43, ptr %23, align 4
  store i32 %44, ptr %24, align 4
  store i32 %18, ptr %25, align 4
  call void @dger_(ptr noundef nonnull %20, ptr noundef nonnull %21, ptr noundef nonnull %22, ptr noundef %41, ptr noundef nonnull %23, ptr noundef %46, ptr noundef nonnull %24, ptr noundef nonnull %16, ptr noundef nonnull %25)
  call void @llvm.lifetime.end.p0(ptr nonnull %20)
  call void @llvm.lifetime.end.p0(ptr nonnull %21)
  call void @llvm.lifetime.end.p0(ptr nonnull %22)
  call void @llvm.lifetime.end.p0(ptr nonnull %23)
  call void @llvm.lifetime.end.p0(ptr nonnull %24)
  call void @llvm.lifetime.end.p0(ptr nonnull %25)
  br label %54

54:
  %55 = icmp eq ptr %42, null
  br i1 %55, label %57, label %56

56:
  call void @llvm.lifetime.start.p0(ptr nonnull %26)
  call void @llvm.lifetime.start.p0(ptr nonnull %27)
  call void @llvm.lifetime.start.p0(ptr nonnull %28)
  call void @llvm.lifetime.start.p0(ptr nonnull %29)
  call void @llvm.lifetime.start.p0(ptr nonnull %30)
  call void @llvm.lifetime.start.p0(ptr nonnull %31)
  store i32 %48, ptr %26, align 4
  store i32 %47, ptr %27, align 4
  store double %4, ptr %28, align 8
  store i32 %43, ptr %29, align 4
  store i32 %44, ptr %30, align 4
  store i32 %18, ptr %31, align 4
  call void @dger_(ptr noundef nonnull %26, ptr noundef nonnull %27, ptr noundef nonnull %28, ptr noundef nonnull %42, ptr noundef nonnull %29, ptr noundef %46, ptr noundef nonnull %30, ptr noundef nonnull %16, ptr noundef nonnull %31)
  call void @llvm.lifetime.end.p0(ptr nonnull %26)
  call void @llvm.lifetime.end.p0(ptr nonnull %27)
  call void @llvm.lifetime.end.p0(ptr nonnull %28)
  call void @llvm.lifetime.end.p0(ptr nonnull %29)
  call void @llvm.lifetime.end.p0(ptr nonnull %30)
  call void @llvm.lifetime.end.p0(ptr nonnull %31)
  br label %57

57:
  %58 = icmp eq ptr %45, null
  br i1 %58, label %60, label %59

59:
  call void @llvm.lifetime.start.p0(ptr nonnull %32)
  call void @llvm.lifetime.start.p0(ptr nonnull %33)
  call void @llvm.lifetime.start.p0(ptr nonnull %34)
  call void @llvm.lifetime.start.p0(ptr nonnull %35)
  call void @llvm.lifetime.start.p0(ptr nonnull %36)
  call void @llvm.lifetime.start.p0(ptr nonnull %37)
  store i32 %48, ptr %32, align 4
  store i32 %47, ptr %33, align 4
  store double %4, ptr %34, align 8
  store i32 %43, ptr %35, align 4
  store i32 %44, ptr %36, align 4
  store i32 %18, ptr %37, align 4
  call void @dger_(ptr noundef nonnull %32, ptr noundef nonnull %33, ptr noundef nonnull %34, ptr noundef %41, ptr noundef nonnull %35, ptr noundef nonnull %45, ptr noundef nonnull %36, ptr noundef nonnull %16, ptr noundef nonnull %37)
  call void @llvm.lifetime.end.p0(ptr nonnull %32)
  call void @llvm.lifetime.end.p0(ptr nonnull %33)
  call void @llvm.lifetime.end.p0(ptr nonnull %34)
  call void @llvm.lifetime.end.p0(ptr nonnull %35)
  call void @llvm.lifetime.end.p0(ptr nonnull %36)
  call void @llvm.lifetime.end.p0(ptr nonnull %37)
  br label %60

60:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.dsymv_.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, double noundef %4, ptr noundef readonly %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, double noundef %15, ptr noundef readonly %16, i32 noundef %17, ptr noundef %18, ptr noundef %19, i32 noundef %20, i32 noundef %21) {
  %23 = alloca i32, align 4
  %24 = alloca double, align 8
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca double, align 8
  %28 = alloca i32, align 4
  %29 = alloca i8, align 1
  %30 = alloca i32, align 4
  %31 = alloca double, align 8
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca double, align 8
  %35 = alloca i32, align 4
  %36 = alloca i8, align 1
  %37 = alloca i32, align 4
  %38 = alloca double, align 8
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  %41 = alloca double, align 8
  %42 = alloca i32, align 4
  %43 = alloca i8, align 1
  %44 = alloca i32, align 4
  %45 = alloca double, align 8
  %46 = alloca i32, align 4
  %47 = alloca i32, align 4
  %48 = and i32 %2, -33
  %49 = icmp eq i32 %48, 85
  %50 = icmp eq i32 %2, 121
  %51 = or i1 %50, %49
  %52 = icmp ne i32 %1, 102
  %53 = xor i1 %52, %51
  %54 = icmp eq ptr %19, null
  br i1 %54, label %75, label %55

55:
  %56 = tail call i32 @llvm.abs.i32(i32 %21, i1 true)
  tail call fastcc void @enzyme_build.dense.d_scale(i32 noundef 1, i32 noundef %3, double noundef %15, ptr noundef nonnull %19, i32 noundef %56)
  %57 = icmp ne ptr %16, null
  %58 = fcmp une double %15, 0.000000e+00
  %59 = and i1 %58, %57
  br i1 %59, label %60, label %62

60:
  %61 = load double, ptr %16, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %44)
  call void @llvm.lifetime.start.p0(ptr nonnull %45)
  call void @llvm.lifetime.start.p0(ptr nonnull %46)
  call void @llvm.lifetime.start.p0(ptr nonnull %47)
  store i32 %3, ptr %44, align 4
  store double %61, ptr %45, align 8
  store i32 %21, ptr %46, align 4
  store i32 %21, ptr %47, align 4
  call void @daxpy_(ptr noundef nonnull %44, ptr noundef nonnull %45, ptr noundef %18, ptr noundef nonnull %46, ptr noundef nonnull %19, ptr noundef nonnull %47)
  call void @llvm.lifetime.end.p0(ptr nonnull %44)
  call void @llvm.lifetime.end.p0(ptr nonnull %45)
  call void @llvm.lifetime.end.p0(ptr nonnull %46)
  call void @llvm.lifetime.end.p0(ptr nonnull %47)
  br label %62

62:
  %63 = icmp eq ptr %5, null
  br i1 %63, label %67, label %64

64:
  %65 = load double, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %23)
  call void @llvm.lifetime.start.p0(ptr nonnull %24)
  call void @llvm.lifetime.start.p0(ptr nonnull %25)
  call void @llvm.lifetime.start.p0(ptr nonnull %26)
  call void @llvm.lifetime.start.p0(ptr nonnull %27)
  call void @llvm.lifetime.start.p0(ptr nonnull %28)
  store i32 %3, ptr %23, align 4
  store double %65, ptr %24, align 8
  store i32 %10, ptr %25, align 4
  store i32 %14, ptr %26, align 4
  store double 1.000000e+00, ptr %27, align 8
  store i32 %21, ptr %28, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %29)
  %66 = select i1 %53, i8 85, i8 76
  store i8 %66, ptr %29, align 1
  call void @dsymv_(ptr noundef nonnull %29, ptr noundef nonnull %23, ptr noundef nonnull %24, ptr noundef %7, ptr noundef nonnull %25, ptr noundef %11, ptr noundef nonnull %26, ptr noundef nonnull %27, ptr noundef nonnull %19, ptr noundef nonnull %28, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %29)
  call void @llvm.lifetime.end.p0(ptr nonnull %23)
  call void @llvm.lifetime.end.p0(ptr nonnull %24)
  call void @llvm.lifetime.end.p0(ptr nonnull %25)
  call void @llvm.lifetime.end.p0(ptr nonnull %26)
  call void @llvm.lifetime.end.p0(ptr nonnull %27)
  call void @llvm.lifetime.end.p0(ptr nonnull %28)
  br label %67

67:
  %68 = icmp eq ptr %8, null
  br i1 %68, label %71, label %69

69:
  call void @llvm.lifetime.start.p0(ptr nonnull %30)
  call void @llvm.lifetime.start.p0(ptr nonnull %31)
  call void @llvm.lifetime.start.p0(ptr nonnull %32)
  call void @llvm.lifetime.start.p0(ptr nonnull %33)
  call void @llvm.lifetime.start.p0(ptr nonnull %34)
  call void @llvm.lifetime.start.p0(ptr nonnull %35)
  store i32 %3, ptr %30, align 4
  store double %4, ptr %31, align 8
  store i32 %10, ptr %32, align 4
  store i32 %14, ptr %33, align 4
  store double 1.000000e+00, ptr %34, align 8
  store i32 %21, ptr %35, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %36)
  %70 = select i1 %53, i8 85, i8 76
  store i8 %70, ptr %36, align 1
  call void @dsymv_(ptr noundef nonnull %36, ptr noundef nonnull %30, ptr noundef nonnull %31, ptr noundef nonnull %8, ptr noundef nonnull %32, ptr noundef %11, ptr noundef nonnull %33, ptr noundef nonnull %34, ptr noundef nonnull %19, ptr noundef nonnull %35, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %36)
  call void @llvm.lifetime.end.p0(ptr nonnull %30)
  call void @llvm.lifetime.end.p0(ptr nonnull %31)
  call void @llvm.lifetime.end.p0(ptr nonnull %32)
  call void @llvm.lifetime.end.p0(ptr nonnull %33)
  call void @llvm.lifetime.end.p0(ptr nonnull %34)
  call void @llvm.lifetime.end.p0(ptr nonnull %35)
  br label %71

71:
  %72 = icmp eq ptr %12, null
  br i1 %72, label %75, label %73

73:
  call void @llvm.lifetime.start.p0(ptr nonnull %37)
  call void @llvm.lifetime.start.p0(ptr nonnull %38)
  call void @llvm.lifetime.start.p0(ptr nonnull %39)
  call void @llvm.lifetime.start.p0(ptr nonnull %40)
  call void @llvm.lifetime.start.p0(ptr nonnull %41)
  call void @llvm.lifetime.start.p0(ptr nonnull %42)
  store i32 %3, ptr %37, align 4
  store double %4, ptr %38, align 8
  store i32 %10, ptr %39, align 4
  store i32 %14, ptr %40, align 4
  store double 1.000000e+00, ptr %41, align 8
  store i32 %21, ptr %42, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %43)
  %74 = select i1 %53, i8 85, i8 76
  store i8 %74, ptr %43, align 1
  call void @dsymv_(ptr noundef nonnull %43, ptr noundef nonnull %37, ptr noundef nonnull %38, ptr noundef %7, ptr noundef nonnull %39, ptr noundef nonnull %12, ptr noundef nonnull %40, ptr noundef nonnull %41, ptr noundef nonnull %19, ptr noundef nonnull %42, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %43)
  call void @llvm.lifetime.end.p0(ptr nonnull %37)
  call void @llvm.lifetime.end.p0(ptr nonnull %38)
  call void @llvm.lifetime.end.p0(ptr nonnull %39)
  call void @llvm.lifetime.end.p0(ptr nonnull %40)
  call void @llvm.lifetime.end.p0(ptr nonnull %41)
  call void @llvm.lifetime.end.p0(ptr nonnull %42)
  br label %75

75:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.dsyr_.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, double noundef %4, ptr noundef readonly %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef readnone %11, ptr noundef %12, i32 noundef %13, i32 noundef %14) {
  %16 = alloca i32, align 4
  %17 = alloca double, align 8
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i8, align 1
  %22 = alloca i32, align 4
  %23 = alloca double, align 8
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i8, align 1
  %27 = and i32 %2, -33
  %28 = icmp eq i32 %27, 85
  %29 = icmp eq i32 %2, 121
  %30 = or i1 %29, %28
  %31 = icmp ne i32 %1, 102
  %32 = xor i1 %31, %30
  %33 = icmp eq ptr %12, null
  br i1 %33, label %43, label %34

34:
  %35 = icmp eq ptr %5, null
  br i1 %35, label %39, label %36

36:
  %37 = load double, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %22)
  call void @llvm.lifetime.start.p0(ptr nonnull %23)
  call void @llvm.lifetime.start.p0(ptr nonnull %24)
  call void @llvm.lifetime.start.p0(ptr nonnull %25)
  store i32 %3, ptr %22, align 4
  store double %37, ptr %23, align 8
  store i32 %10, ptr %24, align 4
  store i32 %14, ptr %25, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %26)
  %38 = select i1 %32, i8 85, i8 76
  store i8 %38, ptr %26, align 1
  call void @dsyr_(ptr noundef nonnull %26, ptr noundef nonnull %22, ptr noundef nonnull %23, ptr noundef %7, ptr noundef nonnull %24, ptr noundef nonnull %12, ptr noundef nonnull %25, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %26)
  call void @llvm.lifetime.end.p0(ptr nonnull %22)
  call void @llvm.lifetime.end.p0(ptr nonnull %23)
  call void @llvm.lifetime.end.p0(ptr nonnull %24)
  call void @llvm.lifetime.end.p0(ptr nonnull %25)
  br label %39

39:
  %40 = icmp eq ptr %8, null
  br i1 %40, label %43, label %41

41:
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  call void @llvm.lifetime.start.p0(ptr nonnull %18)
  call void @llvm.lifetime.start.p0(ptr nonnull %19)
  call void @llvm.lifetime.start.p0(ptr nonnull %20)
  store i32 %3, ptr %16, align 4
  store double %4, ptr %17, align 8
  store i32 %10, ptr %18, align 4
  store i32 %10, ptr %19, align 4
  store i32 %14, ptr %20, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %21)
  %42 = select i1 %32, i8 85, i8 76
  store i8 %42, ptr %21, align 1
  call void @dsyr2_(ptr noundef nonnull %21, ptr noundef nonnull %16, ptr noundef nonnull %17, ptr noundef nonnull %8, ptr noundef nonnull %18, ptr noundef %7, ptr noundef nonnull %19, ptr noundef nonnull %12, ptr noundef nonnull %20, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %21)
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  call void @llvm.lifetime.end.p0(ptr nonnull %19)
  call void @llvm.lifetime.end.p0(ptr nonnull %20)
  br label %43

43:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.dsyr2_.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, double noundef %4, ptr noundef readonly %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef readnone %15, ptr noundef %16, i32 noundef %17, i32 noundef %18) {
  %20 = alloca i32, align 4
  %21 = alloca double, align 8
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i8, align 1
  %26 = alloca i32, align 4
  %27 = alloca double, align 8
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i8, align 1
  %32 = alloca i32, align 4
  %33 = alloca double, align 8
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca i8, align 1
  %38 = and i32 %2, -33
  %39 = icmp eq i32 %38, 85
  %40 = icmp eq i32 %2, 121
  %41 = or i1 %40, %39
  %42 = icmp ne i32 %1, 102
  %43 = xor i1 %42, %41
  %44 = icmp eq ptr %16, null
  br i1 %44, label %58, label %45

45:
  %46 = icmp eq ptr %5, null
  br i1 %46, label %50, label %47

47:
  %48 = load double, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %20)
  call void @llvm.lifetime.start.p0(ptr nonnull %21)
  call void @llvm.lifetime.start.p0(ptr nonnull %22)
  call void @llvm.lifetime.start.p0(ptr nonnull %23)
  call void @llvm.lifetime.start.p0(ptr nonnull %24)
  store i32 %3, ptr %20, align 4
  store double %48, ptr %21, align 8
  store i32 %10, ptr %22, align 4
  store i32 %14, ptr %23, align 4
  store i32 %18, ptr %24, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %25)
  %49 = select i1 %43, i8 85, i8 76
  store i8 %49, ptr %25, align 1
  call void @dsyr2_(ptr noundef nonnull %25, ptr noundef nonnull %20, ptr noundef nonnull %21, ptr noundef %7, ptr noundef nonnull %22, ptr noundef %11, ptr noundef nonnull %23, ptr noundef nonnull %16, ptr noundef nonnull %24, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %25)
  call void @llvm.lifetime.end.p0(ptr nonnull %20)
  call void @llvm.lifetime.end.p0(ptr nonnull %21)
  call void @llvm.lifetime.end.p0(ptr nonnull %22)
  call void @llvm.lifetime.end.p0(ptr nonnull %23)
  call void @llvm.lifetime.end.p0(ptr nonnull %24)
  br label %50

50:
  %51 = icmp eq ptr %8, null
  br i1 %51, label %54, label %52

52:
  call void @llvm.lifetime.start.p0(ptr nonnull %26)
  call void @llvm.lifetime.start.p0(ptr nonnull %27)
  call void @llvm.lifetime.start.p0(ptr nonnull %28)
  call void @llvm.lifetime.start.p0(ptr nonnull %29)
  call void @llvm.lifetime.start.p0(ptr nonnull %30)
  store i32 %3, ptr %26, align 4
  store double %4, ptr %27, align 8
  store i32 %10, ptr %28, align 4
  store i32 %14, ptr %29, align 4
  store i32 %18, ptr %30, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %31)
  %53 = select i1 %43, i8 85, i8 76
  store i8 %53, ptr %31, align 1
  call void @dsyr2_(ptr noundef nonnull %31, ptr noundef nonnull %26, ptr noundef nonnull %27, ptr noundef nonnull %8, ptr noundef nonnull %28, ptr noundef %11, ptr noundef nonnull %29, ptr noundef nonnull %16, ptr noundef nonnull %30, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %31)
  call void @llvm.lifetime.end.p0(ptr nonnull %26)
  call void @llvm.lifetime.end.p0(ptr nonnull %27)
  call void @llvm.lifetime.end.p0(ptr nonnull %28)
  call void @llvm.lifetime.end.p0(ptr nonnull %29)
  call void @llvm.lifetime.end.p0(ptr nonnull %30)
  br label %54

54:
  %55 = icmp eq ptr %12, null
  br i1 %55, label %58, label %56

56:
  call void @llvm.lifetime.start.p0(ptr nonnull %32)
  call void @llvm.lifetime.start.p0(ptr nonnull %33)
  call void @llvm.lifetime.start.p0(ptr nonnull %34)
  call void @llvm.lifetime.start.p0(ptr nonnull %35)
  call void @llvm.lifetime.start.p0(ptr nonnull %36)
  store i32 %3, ptr %32, align 4
  store double %4, ptr %33, align 8
  store i32 %10, ptr %34, align 4
  store i32 %14, ptr %35, align 4
  store i32 %18, ptr %36, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %37)
  %57 = select i1 %43, i8 85, i8 76
  store i8 %57, ptr %37, align 1
  call void @dsyr2_(ptr noundef nonnull %37, ptr noundef nonnull %32, ptr noundef nonnull %33, ptr noundef %7, ptr noundef nonnull %34, ptr noundef nonnull %12, ptr noundef nonnull %35, ptr noundef nonnull %16, ptr noundef nonnull %36, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %37)
  call void @llvm.lifetime.end.p0(ptr nonnull %32)
  call void @llvm.lifetime.end.p0(ptr nonnull %33)
  call void @llvm.lifetime.end.p0(ptr nonnull %34)
  call void @llvm.lifetime.end.p0(ptr nonnull %35)
  call void @llvm.lifetime.end.p0(ptr nonnull %36)
  br label %58

58:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.dtrmv_.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12, i32 noundef %13) {
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i8, align 1
  %19 = alloca i8, align 1
  %20 = alloca i8, align 1
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i8, align 1
  %25 = alloca i8, align 1
  %26 = alloca i8, align 1
  %27 = alloca i32, align 4
  %28 = alloca double, align 8
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca double, align 8
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = sext i32 %5 to i64
  %36 = icmp eq ptr %11, null
  br i1 %36, label %72, label %37

37:
  %38 = and i32 %4, -33
  %39 = icmp ne i32 %38, 85
  %40 = icmp ne i32 %4, 132
  %41 = and i1 %40, %39
  %42 = and i32 %3, -33
  %43 = and i32 %3, -2
  %44 = icmp eq i32 %1, 102
  %45 = and i32 %2, -33
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  store i32 %5, ptr %15, align 4
  store i32 %9, ptr %16, align 4
  store i32 %13, ptr %17, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %18)
  %46 = icmp eq i32 %45, 85
  %47 = icmp eq i32 %2, 121
  %48 = or i1 %47, %46
  %49 = xor i1 %44, %48
  %50 = select i1 %49, i8 76, i8 85
  store i8 %50, ptr %18, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %19)
  %51 = icmp eq i32 %42, 67
  %52 = icmp eq i32 %43, 112
  %53 = or i1 %51, %52
  %54 = icmp eq i32 %42, 84
  %55 = or i1 %54, %53
  %56 = xor i1 %44, %55
  %57 = select i1 %56, i8 78, i8 84
  store i8 %57, ptr %19, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %20)
  %58 = select i1 %41, i8 78, i8 85
  store i8 %58, ptr %20, align 1
  call void @dtrmv_(ptr noundef nonnull %18, ptr noundef nonnull %19, ptr noundef nonnull %20, ptr noundef nonnull %15, ptr noundef %6, ptr noundef nonnull %16, ptr noundef nonnull %11, ptr noundef nonnull %17, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %20)
  call void @llvm.lifetime.end.p0(ptr nonnull %19)
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  %59 = icmp eq ptr %7, null
  br i1 %59, label %72, label %60

60:
  %61 = call i64 @llvm.smax.i64(i64 %35, i64 1)
  %62 = shl nuw nsw i64 %61, 3
  %63 = call ptr @enzyme_build.tape.new(i64 noundef %62)
  %64 = icmp slt i32 %13, 0
  %65 = sub nsw i64 1, %35
  %66 = sext i32 %13 to i64
  %67 = mul nsw i64 %65, %66
  %68 = select i1 %64, i64 %67, i64 0
  %69 = getelementptr inbounds double, ptr %10, i64 %68
  call fastcc void @enzyme_build.dense.d_copy(i32 noundef 1, i32 noundef %5, ptr noundef %69, i32 noundef %13, ptr noundef %63, i32 noundef 1)
  call void @llvm.lifetime.start.p0(ptr nonnull %21)
  call void @llvm.lifetime.start.p0(ptr nonnull %22)
  call void @llvm.lifetime.start.p0(ptr nonnull %23)
  store i32 %5, ptr %21, align 4
  store i32 %9, ptr %22, align 4
  store i32 1, ptr %23, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %24)
  store i8 %50, ptr %24, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %25)
  store i8 %57, ptr %25, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %26)
  store i8 %58, ptr %26, align 1
  call void @dtrmv_(ptr noundef nonnull %24, ptr noundef nonnull %25, ptr noundef nonnull %26, ptr noundef nonnull %21, ptr noundef nonnull %7, ptr noundef nonnull %22, ptr noundef %63, ptr noundef nonnull %23, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %26)
  call void @llvm.lifetime.end.p0(ptr nonnull %25)
  call void @llvm.lifetime.end.p0(ptr nonnull %24)
  call void @llvm.lifetime.end.p0(ptr nonnull %21)
  call void @llvm.lifetime.end.p0(ptr nonnull %22)
  call void @llvm.lifetime.end.p0(ptr nonnull %23)
  call void @llvm.lifetime.start.p0(ptr nonnull %27)
  call void @llvm.lifetime.start.p0(ptr nonnull %28)
  call void @llvm.lifetime.start.p0(ptr nonnull %29)
  call void @llvm.lifetime.start.p0(ptr nonnull %30)
  store i32 %5, ptr %27, align 4
  store double 1.000000e+00, ptr %28, align 8
  store i32 1, ptr %29, align 4
  store i32 %13, ptr %30, align 4
  call void @daxpy_(ptr noundef nonnull %27, ptr noundef nonnull %28, ptr noundef %63, ptr noundef nonnull %29, ptr noundef nonnull %11, ptr noundef nonnull %30)
  call void @llvm.lifetime.end.p0(ptr nonnull %27)
  call void @llvm.lifetime.end.p0(ptr nonnull %28)
  call void @llvm.lifetime.end.p0(ptr nonnull %29)
  call void @llvm.lifetime.end.p0(ptr nonnull %30)
  switch i32 %4, label %71 [
    i32 132, label %70
    i32 117, label %70
    i32 85, label %70
  ]

70:
  call void @llvm.lifetime.start.p0(ptr nonnull %31)
  call void @llvm.lifetime.start.p0(ptr nonnull %32)
  call void @llvm.lifetime.start.p0(ptr nonnull %33)
  call void @llvm.lifetime.start.p0(ptr nonnull %34)
  store i32 %5, ptr %31, align 4
  store double -1.000000e+00, ptr %32, align 8
  store i32 %13, ptr %33, align 4
  store i32 %13, ptr %34, align 4
  call void @daxpy_(ptr noundef nonnull %31, ptr noundef nonnull %32, ptr noundef %10, ptr noundef nonnull %33, ptr noundef nonnull %11, ptr noundef nonnull %34)
  call void @llvm.lifetime.end.p0(ptr nonnull %31)
  call void @llvm.lifetime.end.p0(ptr nonnull %32)
  call void @llvm.lifetime.end.p0(ptr nonnull %33)
  call void @llvm.lifetime.end.p0(ptr nonnull %34)
  br label %71

71:
  call void @enzyme_build.tape.free(ptr noundef %63)
  br label %72

72:
  ret ptr null
}

define internal fastcc void @enzyme_build.dense.d_copy(i32 noundef %0, i32 noundef %1, ptr noundef readonly %2, i32 noundef %3, ptr noundef writeonly %4, i32 noundef %5) {
  %7 = sext i32 %1 to i64
  %8 = icmp sgt i32 %1, 0
  br i1 %8, label %9, label %.loopexit1

9:
  %10 = sext i32 %0 to i64
  %11 = icmp sgt i32 %0, 0
  %12 = sext i32 %3 to i64
  %13 = zext nneg i32 %5 to i64
  br label %14

.loopexit1.loopexit:
  br label %.loopexit1

.loopexit1:
  ret void

14:
  %15 = phi i64 [ 0, %9 ], [ %21, %.loopexit ]
  br i1 %11, label %16, label %.loopexit

16:
  %17 = mul nsw i64 %15, %12
  %18 = getelementptr double, ptr %2, i64 %17
  %19 = mul nuw nsw i64 %15, %13
  %20 = getelementptr double, ptr %4, i64 %19
  br label %23

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %21 = add nuw nsw i64 %15, 1
  %22 = icmp eq i64 %21, %7
  br i1 %22, label %.loopexit1.loopexit, label %14

23:
  %24 = phi i64 [ 0, %16 ], [ %28, %23 ]
  %25 = getelementptr double, ptr %18, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = getelementptr double, ptr %20, i64 %24
  store double %26, ptr %27, align 8
  %28 = add nuw nsw i64 %24, 1
  %29 = icmp eq i64 %28, %10
  br i1 %29, label %.loopexit.loopexit, label %23
}

declare void @enzyme_build.tape.free(ptr noundef)

define noalias noundef ptr @enzyme_build.rule.dtrsv_.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12, i32 noundef %13) {
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i8, align 1
  %19 = alloca i8, align 1
  %20 = alloca i8, align 1
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i8, align 1
  %25 = alloca i8, align 1
  %26 = alloca i8, align 1
  %27 = alloca i32, align 4
  %28 = alloca double, align 8
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca double, align 8
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = icmp eq i32 %1, 102
  %36 = and i32 %2, -33
  %37 = icmp ne i32 %36, 85
  %38 = icmp ne i32 %2, 121
  %39 = and i1 %38, %37
  %40 = xor i1 %35, %39
  %41 = and i32 %3, -33
  %42 = and i32 %3, -2
  %43 = icmp ne i32 %41, 67
  %44 = icmp ne i32 %42, 112
  %45 = and i1 %43, %44
  %46 = icmp ne i32 %41, 84
  %47 = and i1 %46, %45
  %48 = xor i1 %35, %47
  %49 = and i32 %4, -33
  %50 = icmp ne i32 %49, 85
  %51 = icmp ne i32 %4, 132
  %52 = and i1 %51, %50
  %53 = sext i32 %5 to i64
  %54 = icmp eq ptr %11, null
  br i1 %54, label %80, label %55

55:
  %56 = icmp eq ptr %7, null
  br i1 %56, label %57, label %61

57:
  %58 = select i1 %40, i8 85, i8 76
  %59 = select i1 %48, i8 84, i8 78
  %60 = select i1 %52, i8 78, i8 85
  br label %76

61:
  %62 = tail call i64 @llvm.smax.i64(i64 %53, i64 1)
  %63 = shl nuw nsw i64 %62, 3
  %64 = tail call ptr @enzyme_build.tape.new(i64 noundef %63)
  %65 = icmp slt i32 %13, 0
  %66 = sub nsw i64 1, %53
  %67 = sext i32 %13 to i64
  %68 = mul nsw i64 %66, %67
  %69 = select i1 %65, i64 %68, i64 0
  %70 = getelementptr inbounds double, ptr %10, i64 %69
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef 1, i32 noundef %5, ptr noundef %70, i32 noundef %13, ptr noundef %64, i32 noundef 1)
  call void @llvm.lifetime.start.p0(ptr nonnull %21)
  call void @llvm.lifetime.start.p0(ptr nonnull %22)
  call void @llvm.lifetime.start.p0(ptr nonnull %23)
  store i32 %5, ptr %21, align 4
  store i32 %9, ptr %22, align 4
  store i32 1, ptr %23, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %24)
  %71 = select i1 %40, i8 85, i8 76
  store i8 %71, ptr %24, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %25)
  %72 = select i1 %48, i8 84, i8 78
  store i8 %72, ptr %25, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %26)
  %73 = select i1 %52, i8 78, i8 85
  store i8 %73, ptr %26, align 1
  call void @dtrmv_(ptr noundef nonnull %24, ptr noundef nonnull %25, ptr noundef nonnull %26, ptr noundef nonnull %21, ptr noundef nonnull %7, ptr noundef nonnull %22, ptr noundef %64, ptr noundef nonnull %23, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %26)
  call void @llvm.lifetime.end.p0(ptr nonnull %25)
  call void @llvm.lifetime.end.p0(ptr nonnull %24)
  call void @llvm.lifetime.end.p0(ptr nonnull %21)
  call void @llvm.lifetime.end.p0(ptr nonnull %22)
  call void @llvm.lifetime.end.p0(ptr nonnull %23)
  call void @llvm.lifetime.start.p0(ptr nonnull %27)
  call void @llvm.lifetime.start.p0(ptr nonnull %28)
  call void @llvm.lifetime.start.p0(ptr nonnull %29)
  call void @llvm.lifetime.start.p0(ptr nonnull %30)
  store i32 %5, ptr %27, align 4
  store double -1.000000e+00, ptr %28, align 8
  store i32 1, ptr %29, align 4
  store i32 %13, ptr %30, align 4
  call void @daxpy_(ptr noundef nonnull %27, ptr noundef nonnull %28, ptr noundef %64, ptr noundef nonnull %29, ptr noundef nonnull %11, ptr noundef nonnull %30)
  call void @llvm.lifetime.end.p0(ptr nonnull %27)
  call void @llvm.lifetime.end.p0(ptr nonnull %28)
  call void @llvm.lifetime.end.p0(ptr nonnull %29)
  call void @llvm.lifetime.end.p0(ptr nonnull %30)
  switch i32 %4, label %75 [
    i32 132, label %74
    i32 117, label %74
    i32 85, label %74
  ]

74:
  call void @llvm.lifetime.start.p0(ptr nonnull %31)
  call void @llvm.lifetime.start.p0(ptr nonnull %32)
  call void @llvm.lifetime.start.p0(ptr nonnull %33)
  call void @llvm.lifetime.start.p0(ptr nonnull %34)
  store i32 %5, ptr %31, align 4
  store double 1.000000e+00, ptr %32, align 8
  store i32 %13, ptr %33, align 4
  store i32 %13, ptr %34, align 4
  call void @daxpy_(ptr noundef nonnull %31, ptr noundef nonnull %32, ptr noundef %10, ptr noundef nonnull %33, ptr noundef nonnull %11, ptr noundef nonnull %34)
  call void @llvm.lifetime.end.p0(ptr nonnull %31)
  call void @llvm.lifetime.end.p0(ptr nonnull %32)
  call void @llvm.lifetime.end.p0(ptr nonnull %33)
  call void @llvm.lifetime.end.p0(ptr nonnull %34)
  br label %75

75:
  call void @enzyme_build.tape.free(ptr noundef %64)
  br label %76

76:
  %77 = phi i8 [ %60, %57 ], [ %73, %75 ]
  %78 = phi i8 [ %59, %57 ], [ %72, %75 ]
  %79 = phi i8 [ %58, %57 ], [ %71, %75 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  store i32 %5, ptr %15, align 4
  store i32 %9, ptr %16, align 4
  store i32 %13, ptr %17, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %18)
  store i8 %79, ptr %18, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %19)
  store i8 %78, ptr %19, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %20)
  store i8 %77, ptr %20, align 1
  call void @dtrsv_(ptr noundef nonnull %18, ptr noundef nonnull %19, ptr noundef nonnull %20, ptr noundef nonnull %15, ptr noundef %6, ptr noundef nonnull %16, ptr noundef nonnull %11, ptr noundef nonnull %17, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %20)
  call void @llvm.lifetime.end.p0(ptr nonnull %19)
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  br label %80

80:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.dgemm_.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, double noundef %7, ptr noundef readonly %8, i32 noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12, i32 noundef %13, ptr noundef %14, ptr noundef %15, i32 noundef %16, i32 noundef %17, double noundef %18, ptr noundef readonly %19, i32 noundef %20, ptr noundef readonly %21, ptr noundef %22, i32 noundef %23, i32 noundef %24) {
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca double, align 8
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca double, align 8
  %33 = alloca i32, align 4
  %34 = alloca i8, align 1
  %35 = alloca i8, align 1
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  %38 = alloca i32, align 4
  %39 = alloca double, align 8
  %40 = alloca i32, align 4
  %41 = alloca i32, align 4
  %42 = alloca double, align 8
  %43 = alloca i32, align 4
  %44 = alloca i8, align 1
  %45 = alloca i8, align 1
  %46 = alloca i32, align 4
  %47 = alloca i32, align 4
  %48 = alloca i32, align 4
  %49 = alloca double, align 8
  %50 = alloca i32, align 4
  %51 = alloca i32, align 4
  %52 = alloca double, align 8
  %53 = alloca i32, align 4
  %54 = alloca i8, align 1
  %55 = alloca i8, align 1
  %56 = and i32 %2, -33
  %57 = icmp eq i32 %56, 84
  %58 = icmp eq i32 %56, 67
  %59 = and i32 %2, -2
  %60 = icmp eq i32 %59, 112
  %61 = or i1 %58, %60
  %62 = or i1 %57, %61
  %63 = zext i1 %62 to i32
  %64 = and i32 %3, -33
  %65 = icmp eq i32 %64, 84
  %66 = icmp eq i32 %64, 67
  %67 = and i32 %3, -2
  %68 = icmp eq i32 %67, 112
  %69 = or i1 %66, %68
  %70 = or i1 %65, %69
  %71 = zext i1 %70 to i32
  %72 = icmp eq i32 %1, 101
  br i1 %72, label %73, label %74

73:
  br label %74

74:
  %75 = phi ptr [ %14, %73 ], [ %10, %25 ]
  %76 = phi ptr [ %15, %73 ], [ %11, %25 ]
  %77 = phi i32 [ %13, %73 ], [ %17, %25 ]
  %78 = phi ptr [ %11, %73 ], [ %15, %25 ]
  %79 = phi ptr [ %10, %73 ], [ %14, %25 ]
  %80 = phi i32 [ %17, %73 ], [ %13, %25 ]
  %81 = phi i32 [ %63, %73 ], [ %71, %25 ]
  %82 = phi i32 [ %71, %73 ], [ %63, %25 ]
  %83 = phi i32 [ %4, %73 ], [ %5, %25 ]
  %84 = phi i32 [ %5, %73 ], [ %4, %25 ]
  %85 = icmp eq i32 %82, 0
  %86 = icmp eq i32 %81, 0
  %87 = icmp eq ptr %22, null
  br i1 %87, label %110, label %88

88:
  tail call fastcc void @enzyme_build.dense.d_scale(i32 noundef %84, i32 noundef %83, double noundef %18, ptr noundef nonnull %22, i32 noundef %24)
  %89 = icmp ne ptr %19, null
  %90 = fcmp une double %18, 0.000000e+00
  %91 = and i1 %90, %89
  br i1 %91, label %92, label %94

92:
  %93 = load double, ptr %19, align 8
  tail call fastcc void @enzyme_build.dense.d_add(i32 noundef %84, i32 noundef %83, double noundef %93, ptr noundef %21, i32 noundef %24, ptr noundef nonnull %22, i32 noundef %24)
  br label %94

94:
  %95 = icmp eq ptr %8, null
  br i1 %95, label %100, label %96

96:
  %97 = load double, ptr %8, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %26)
  call void @llvm.lifetime.start.p0(ptr nonnull %27)
  call void @llvm.lifetime.start.p0(ptr nonnull %28)
  call void @llvm.lifetime.start.p0(ptr nonnull %29)
  call void @llvm.lifetime.start.p0(ptr nonnull %30)
  call void @llvm.lifetime.start.p0(ptr nonnull %31)
  call void @llvm.lifetime.start.p0(ptr nonnull %32)
  call void @llvm.lifetime.start.p0(ptr nonnull %33)
  store i32 %84, ptr %26, align 4
  store i32 %83, ptr %27, align 4
  store i32 %6, ptr %28, align 4
  store double %97, ptr %29, align 8
  store i32 %80, ptr %30, align 4
  store i32 %77, ptr %31, align 4
  store double 1.000000e+00, ptr %32, align 8
  store i32 %24, ptr %33, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %34)
  %98 = select i1 %85, i8 78, i8 84
  store i8 %98, ptr %34, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %35)
  %99 = select i1 %86, i8 78, i8 84
  store i8 %99, ptr %35, align 1
  call void @dgemm_(ptr noundef nonnull %34, ptr noundef nonnull %35, ptr noundef nonnull %26, ptr noundef nonnull %27, ptr noundef nonnull %28, ptr noundef nonnull %29, ptr noundef %75, ptr noundef nonnull %30, ptr noundef %79, ptr noundef nonnull %31, ptr noundef nonnull %32, ptr noundef nonnull %22, ptr noundef nonnull %33, i64 noundef 1, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %35)
  call void @llvm.lifetime.end.p0(ptr nonnull %34)
  call void @llvm.lifetime.end.p0(ptr nonnull %26)
  call void @llvm.lifetime.end.p0(ptr nonnull %27)
  call void @llvm.lifetime.end.p0(ptr nonnull %28)
  call void @llvm.lifetime.end.p0(ptr nonnull %29)
  call void @llvm.lifetime.end.p0(ptr nonnull %30)
  call void @llvm.lifetime.end.p0(ptr nonnull %31)
  call void @llvm.lifetime.end.p0(ptr nonnull %32)
  call void @llvm.lifetime.end.p0(ptr nonnull %33)
  br label %100

100:
  %101 = icmp eq ptr %76, null
  br i1 %101, label %105, label %102

102:
  call void @llvm.lifetime.start.p0(ptr nonnull %36)
  call void @llvm.lifetime.start.p0(ptr nonnull %37)
  call void @llvm.lifetime.start.p0(ptr nonnull %38)
  call void @llvm.lifetime.start.p0(ptr nonnull %39)
  call void @llvm.lifetime.start.p0(ptr nonnull %40)
  call void @llvm.lifetime.start.p0(ptr nonnull %41)
  call void @llvm.lifetime.start.p0(ptr nonnull %42)
  call void @llvm.lifetime.start.p0(ptr nonnull %43)
  store i32 %84, ptr %36, align 4
  store i32 %83, ptr %37, align 4
  store i32 %6, ptr %38, align 4
  store double %7, ptr %39, align 8
  store i32 %80, ptr %40, align 4
  store i32 %77, ptr %41, align 4
  store double 1.000000e+00, ptr %42, align 8
  store i32 %24, ptr %43, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %44)
  %103 = select i1 %85, i8 78, i8 84
  store i8 %103, ptr %44, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %45)
  %104 = select i1 %86, i8 78, i8 84
  store i8 %104, ptr %45, align 1
  call void @dgemm_(ptr noundef nonnull %44, ptr noundef nonnull %45, ptr noundef nonnull %36, ptr noundef nonnull %37, ptr noundef nonnull %38, ptr noundef nonnull %39, ptr noundef nonnull %76, ptr noundef nonnull %40, ptr noundef %79, ptr noundef nonnull %41, ptr noundef nonnull %42, ptr noundef nonnull %22, ptr noundef nonnull %43, i64 noundef 1, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %45)
  call void @llvm.lifetime.end.p0(ptr nonnull %44)
  call void @llvm.lifetime.end.p0(ptr nonnull %36)
  call void @llvm.lifetime.end.p0(ptr nonnull %37)
  call void @llvm.lifetime.end.p0(ptr nonnull %38)
  call void @llvm.lifetime.end.p0(ptr nonnull %39)
  call void @llvm.lifetime.end.p0(ptr nonnull %40)
  call void @llvm.lifetime.end.p0(ptr nonnull %41)
  call void @llvm.lifetime.end.p0(ptr nonnull %42)
  call void @llvm.lifetime.end.p0(ptr nonnull %43)
  br label %105

105:
  %106 = icmp eq ptr %78, null
  br i1 %106, label %110, label %107

107:
  call void @llvm.lifetime.start.p0(ptr nonnull %46)
  call void @llvm.lifetime.start.p0(ptr nonnull %47)
  call void @llvm.lifetime.start.p0(ptr nonnull %48)
  call void @llvm.lifetime.start.p0(ptr nonnull %49)
  call void @llvm.lifetime.start.p0(ptr nonnull %50)
  call void @llvm.lifetime.start.p0(ptr nonnull %51)
  call void @llvm.lifetime.start.p0(ptr nonnull %52)
  call void @llvm.lifetime.start.p0(ptr nonnull %53)
  store i32 %84, ptr %46, align 4
  store i32 %83, ptr %47, align 4
  store i32 %6, ptr %48, align 4
  store double %7, ptr %49, align 8
  store i32 %80, ptr %50, align 4
  store i32 %77, ptr %51, align 4
  store double 1.000000e+00, ptr %52, align 8
  store i32 %24, ptr %53, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %54)
  %108 = select i1 %85, i8 78, i8 84
  store i8 %108, ptr %54, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %55)
  %109 = select i1 %86, i8 78, i8 84
  store i8 %109, ptr %55, align 1
  call void @dgemm_(ptr noundef nonnull %54, ptr noundef nonnull %55, ptr noundef nonnull %46, ptr noundef nonnull %47, ptr noundef nonnull %48, ptr noundef nonnull %49, ptr noundef %75, ptr noundef nonnull %50, ptr noundef nonnull %78, ptr noundef nonnull %51, ptr noundef nonnull %52, ptr noundef nonnull %22, ptr noundef nonnull %53, i64 noundef 1, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %55)
  call void @llvm.lifetime.end.p0(ptr nonnull %54)
  call void @llvm.lifetime.end.p0(ptr nonnull %46)
  call void @llvm.lifetime.end.p0(ptr nonnull %47)
  call void @llvm.lifetime.end.p0(ptr nonnull %48)
  call void @llvm.lifetime.end.p0(ptr nonnull %49)
  call void @llvm.lifetime.end.p0(ptr nonnull %50)
  call void @llvm.lifetime.end.p0(ptr nonnull %51)
  call void @llvm.lifetime.end.p0(ptr nonnull %52)
  call void @llvm.lifetime.end.p0(ptr nonnull %53)
  br label %110

110:
  ret ptr null
}

define internal fastcc void @enzyme_build.dense.d_add(i32 noundef %0, i32 noundef %1, double noundef %2, ptr noundef readonly %3, i32 noundef %4, ptr noundef nonnull %5, i32 noundef %6) {
  %8 = sext i32 %1 to i64
  %9 = icmp sgt i32 %1, 0
  br i1 %9, label %10, label %.loopexit1

10:
  %11 = sext i32 %0 to i64
  %12 = icmp sgt i32 %0, 0
  %13 = sext i32 %4 to i64
  %14 = sext i32 %6 to i64
  br label %15

.loopexit1.loopexit:
  br label %.loopexit1

.loopexit1:
  ret void

15:
  %16 = phi i64 [ 0, %10 ], [ %22, %.loopexit ]
  br i1 %12, label %17, label %.loopexit

17:
  %18 = mul nsw i64 %16, %13
  %19 = getelementptr double, ptr %3, i64 %18
  %20 = mul nsw i64 %16, %14
  %21 = getelementptr double, ptr %5, i64 %20
  br label %24

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %22 = add nuw nsw i64 %16, 1
  %23 = icmp eq i64 %22, %8
  br i1 %23, label %.loopexit1.loopexit, label %15

24:
  %25 = phi i64 [ 0, %17 ], [ %32, %24 ]
  %26 = getelementptr double, ptr %19, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = fmul double %2, %27
  %29 = getelementptr double, ptr %21, i64 %25
  %30 = load double, ptr %29, align 8
  %31 = fadd double %30, %28
  store double %31, ptr %29, align 8
  %32 = add nuw nsw i64 %25, 1
  %33 = icmp eq i64 %32, %11
  br i1 %33, label %.loopexit.loopexit, label %24
}

define noalias noundef ptr @enzyme_build.rule.ddot_.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef readonly %11) {
  %13 = alloca i32, align 4
  %14 = alloca double, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca double, align 8
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = and i32 %9, 1
  %22 = icmp eq i32 %21, 0
  %23 = and i32 %5, 2
  %24 = icmp eq i32 %23, 0
  %25 = or i1 %24, %22
  %26 = select i1 %25, ptr %3, ptr %0
  %27 = select i1 %25, i32 %6, i32 1
  %28 = icmp eq ptr %4, null
  br i1 %28, label %41, label %29

29:
  %30 = and i32 %5, 1
  %31 = icmp eq i32 %30, 0
  %32 = and i32 %9, 2
  %33 = icmp eq i32 %32, 0
  %34 = or i1 %31, %33
  %35 = sext i32 %2 to i64
  %36 = select i1 %25, i64 0, i64 %35
  %37 = getelementptr inbounds double, ptr %0, i64 %36
  %38 = select i1 %34, ptr %7, ptr %37
  %39 = select i1 %34, i32 %10, i32 1
  %40 = load double, ptr %11, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  store i32 %2, ptr %13, align 4
  store double %40, ptr %14, align 8
  store i32 %39, ptr %15, align 4
  store i32 %6, ptr %16, align 4
  call void @daxpy_(ptr noundef nonnull %13, ptr noundef nonnull %14, ptr noundef %38, ptr noundef nonnull %15, ptr noundef nonnull %4, ptr noundef nonnull %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  br label %41

41:
  %42 = icmp eq ptr %8, null
  br i1 %42, label %45, label %43

43:
  %44 = load double, ptr %11, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  call void @llvm.lifetime.start.p0(ptr nonnull %18)
  call void @llvm.lifetime.start.p0(ptr nonnull %19)
  call void @llvm.lifetime.start.p0(ptr nonnull %20)
  store i32 %2, ptr %17, align 4
  store double %44, ptr %18, align 8
  store i32 %27, ptr %19, align 4
  store i32 %10, ptr %20, align 4
  call void @daxpy_(ptr noundef nonnull %17, ptr noundef nonnull %18, ptr noundef %26, ptr noundef nonnull %19, ptr noundef nonnull %8, ptr noundef nonnull %20)
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  call void @llvm.lifetime.end.p0(ptr nonnull %19)
  call void @llvm.lifetime.end.p0(ptr nonnull %20)
  br label %45

45:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.dnrm2_.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef readonly %7) {
  %9 = alloca i32, align 4
  %10 = alloca double, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = and i32 %5, 2
  %16 = icmp eq i32 %15, 0
  %17 = select i1 %16, i32 %6, i32 1
  %18 = select i1 %16, ptr %3, ptr %0
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  store i32 %2, ptr %13, align 4
  store i32 %17, ptr %14, align 4
  %19 = call double @dnrm2_(ptr noundef nonnull %13, ptr noundef %18, ptr noundef nonnull %14)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  %20 = icmp ne ptr %4, null
  %21 = fcmp ogt double %19, 0.000000e+00
  %22 = select i1 %20, i1 %21, i1 false
  br i1 %22, label %23, label %26

23:
  %24 = load double, ptr %7, align 8
  %25 = fdiv double %24, %19
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  store i32 %2, ptr %9, align 4
  store double %25, ptr %10, align 8
  store i32 %17, ptr %11, align 4
  store i32 %6, ptr %12, align 4
  call void @daxpy_(ptr noundef nonnull %9, ptr noundef nonnull %10, ptr noundef %18, ptr noundef nonnull %11, ptr noundef nonnull %4, ptr noundef nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  br label %26

26:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.dasum_.adjoint(ptr noundef readonly %0, i32 noundef %1, i32 noundef %2, ptr noundef readonly %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef readonly %7) {
  %9 = and i32 %5, 2
  %10 = sext i32 %2 to i64
  %11 = icmp eq i32 %9, 0
  %12 = icmp eq ptr %4, null
  br i1 %11, label %13, label %14

13:
  br i1 %12, label %.loopexit, label %15

14:
  br i1 %12, label %.loopexit, label %21

15:
  %16 = icmp slt i32 %6, 0
  br i1 %16, label %17, label %21

17:
  %18 = sub nsw i64 1, %10
  %19 = sext i32 %6 to i64
  %20 = mul nsw i64 %18, %19
  br label %21

21:
  %22 = phi i32 [ %6, %17 ], [ %6, %15 ], [ 1, %14 ]
  %23 = phi ptr [ %3, %17 ], [ %3, %15 ], [ %0, %14 ]
  %24 = phi i64 [ %20, %17 ], [ 0, %15 ], [ 0, %14 ]
  %25 = getelementptr inbounds double, ptr %23, i64 %24
  %26 = icmp slt i32 %6, 0
  %27 = sub nsw i64 1, %10
  %28 = sext i32 %6 to i64
  %29 = mul nsw i64 %27, %28
  %30 = select i1 %26, i64 %29, i64 0
  %31 = getelementptr inbounds double, ptr %4, i64 %30
  %32 = icmp sgt i32 %2, 0
  br i1 %32, label %33, label %.loopexit

33:
  %34 = sext i32 %22 to i64
  br label %35

35:
  %36 = phi i64 [ 0, %33 ], [ %48, %35 ]
  %37 = mul nsw i64 %36, %34
  %38 = getelementptr inbounds double, ptr %25, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = fcmp olt double %39, 0.000000e+00
  %41 = load double, ptr %7, align 8
  %42 = fneg double %41
  %43 = select i1 %40, double %42, double %41
  %44 = mul nsw i64 %36, %28
  %45 = getelementptr inbounds double, ptr %31, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = fadd double %46, %43
  store double %47, ptr %45, align 8
  %48 = add nuw nsw i64 %36, 1
  %49 = icmp eq i64 %48, %10
  br i1 %49, label %.loopexit.loopexit, label %35

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.dscal_.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, double noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9) {
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = icmp sgt i32 %9, 0
  %15 = select i1 %14, i32 %2, i32 0
  %16 = and i32 %5, 1
  %17 = icmp eq i32 %16, 0
  %18 = select i1 %17, i32 %9, i32 1
  %19 = select i1 %17, ptr %6, ptr %0
  %20 = icmp eq ptr %7, null
  br i1 %20, label %28, label %21

21:
  %22 = icmp eq ptr %4, null
  br i1 %22, label %27, label %23

23:
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  store i32 %15, ptr %11, align 4
  store i32 %18, ptr %12, align 4
  store i32 %9, ptr %13, align 4
  %24 = call double @ddot_(ptr noundef nonnull %11, ptr noundef %19, ptr noundef nonnull %12, ptr noundef nonnull %7, ptr noundef nonnull %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  call fastcc void @enzyme_build.dense.d_scale(i32 noundef 1, i32 noundef %15, double noundef %3, ptr noundef nonnull %7, i32 noundef %9)
  %25 = load double, ptr %4, align 8
  %26 = fadd double %24, %25
  store double %26, ptr %4, align 8
  br label %28

27:
  tail call fastcc void @enzyme_build.dense.d_scale(i32 noundef 1, i32 noundef %15, double noundef %3, ptr noundef nonnull %7, i32 noundef %9)
  br label %28

28:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.daxpy_.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, double noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef readnone %10, ptr noundef %11, i32 noundef %12, i32 noundef %13) {
  %15 = alloca i32, align 4
  %16 = alloca double, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = icmp ne ptr %6, %10
  %23 = and i32 %5, 1
  %24 = icmp eq i32 %23, 0
  %25 = and i32 %8, 2
  %26 = icmp eq i32 %25, 0
  %27 = and i1 %26, %22
  %28 = or i1 %24, %27
  %29 = select i1 %28, i32 %9, i32 1
  %30 = select i1 %28, ptr %6, ptr %0
  %31 = icmp eq ptr %11, null
  br i1 %31, label %44, label %32

32:
  %33 = icmp eq ptr %4, null
  br i1 %33, label %36, label %34

34:
  call void @llvm.lifetime.start.p0(ptr nonnull %19)
  call void @llvm.lifetime.start.p0(ptr nonnull %20)
  call void @llvm.lifetime.start.p0(ptr nonnull %21)
  store i32 %2, ptr %19, align 4
  store i32 %29, ptr %20, align 4
  store i32 %13, ptr %21, align 4
  %35 = call double @ddot_(ptr noundef nonnull %19, ptr noundef %30, ptr noundef nonnull %20, ptr noundef nonnull %11, ptr noundef nonnull %21)
  call void @llvm.lifetime.end.p0(ptr nonnull %19)
  call void @llvm.lifetime.end.p0(ptr nonnull %20)
  call void @llvm.lifetime.end.p0(ptr nonnull %21)
  br label %36

36:
  %37 = phi double [ %35, %34 ], [ 0.000000e+00, %32 ]
  %38 = icmp eq ptr %7, null
  br i1 %38, label %40, label %39

39:
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  call void @llvm.lifetime.start.p0(ptr nonnull %18)
  store i32 %2, ptr %15, align 4
  store double %3, ptr %16, align 8
  store i32 %13, ptr %17, align 4
  store i32 %9, ptr %18, align 4
  call void @daxpy_(ptr noundef nonnull %15, ptr noundef nonnull %16, ptr noundef nonnull %11, ptr noundef nonnull %17, ptr noundef nonnull %7, ptr noundef nonnull %18)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  br label %40

40:
  br i1 %33, label %44, label %41

41:
  %42 = load double, ptr %4, align 8
  %43 = fadd double %37, %42
  store double %43, ptr %4, align 8
  br label %44

44:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.dcopy_.adjoint(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef readnone %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef readnone %7, ptr noundef %8, i32 noundef %9, i32 noundef %10) {
  %12 = alloca i32, align 4
  %13 = alloca double, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = icmp eq ptr %8, null
  %17 = icmp eq ptr %4, %8
  %18 = or i1 %16, %17
  br i1 %18, label %24, label %19

19:
  %20 = icmp eq ptr %4, null
  br i1 %20, label %22, label %21

21:
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  store i32 %2, ptr %12, align 4
  store double 1.000000e+00, ptr %13, align 8
  store i32 %10, ptr %14, align 4
  store i32 %6, ptr %15, align 4
  call void @daxpy_(ptr noundef nonnull %12, ptr noundef nonnull %13, ptr noundef nonnull %8, ptr noundef nonnull %14, ptr noundef nonnull %4, ptr noundef nonnull %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  br label %22

22:
  %23 = call i32 @llvm.abs.i32(i32 %10, i1 true)
  call fastcc void @enzyme_build.dense.d_fill(i32 noundef 1, i32 noundef %2, ptr noundef nonnull %8, i32 noundef %23)
  br label %24

24:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.dswap_.adjoint(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef readnone %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef readnone %7, ptr noundef %8, i32 noundef %9, i32 noundef %10) {
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = icmp ne ptr %4, null
  %16 = icmp ne ptr %8, null
  %17 = and i1 %15, %16
  br i1 %17, label %18, label %19

18:
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  store i32 %2, ptr %12, align 4
  store i32 %6, ptr %13, align 4
  store i32 %10, ptr %14, align 4
  call void @dswap_(ptr noundef nonnull %12, ptr noundef nonnull %4, ptr noundef nonnull %13, ptr noundef nonnull %8, ptr noundef nonnull %14)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  br label %25

19:
  br i1 %15, label %20, label %22

20:
  %21 = tail call i32 @llvm.abs.i32(i32 %6, i1 true)
  tail call fastcc void @enzyme_build.dense.d_fill(i32 noundef 1, i32 noundef %2, ptr noundef nonnull %4, i32 noundef %21)
  br label %25

22:
  br i1 %16, label %23, label %25

23:
  %24 = tail call i32 @llvm.abs.i32(i32 %10, i1 true)
  tail call fastcc void @enzyme_build.dense.d_fill(i32 noundef 1, i32 noundef %2, ptr noundef nonnull %8, i32 noundef %24)
  br label %25

25:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.drot_.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, double noundef %11, ptr noundef %12, i32 noundef %13, double noundef %14, ptr noundef %15, i32 noundef %16) {
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca double, align 8
  %22 = alloca double, align 8
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = or i32 %16, %13
  %36 = and i32 %35, 1
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %41, label %38

38:
  %39 = sext i32 %2 to i64
  %40 = getelementptr inbounds double, ptr %0, i64 %39
  br label %41

41:
  %42 = phi i32 [ 1, %38 ], [ %6, %17 ]
  %43 = phi ptr [ %0, %38 ], [ %3, %17 ]
  %44 = phi i32 [ 1, %38 ], [ %10, %17 ]
  %45 = phi ptr [ %40, %38 ], [ %7, %17 ]
  %46 = icmp ne ptr %4, null
  %47 = icmp ne ptr %12, null
  %48 = and i1 %46, %47
  br i1 %48, label %49, label %53

49:
  call void @llvm.lifetime.start.p0(ptr nonnull %23)
  call void @llvm.lifetime.start.p0(ptr nonnull %24)
  call void @llvm.lifetime.start.p0(ptr nonnull %25)
  store i32 %2, ptr %23, align 4
  store i32 %6, ptr %24, align 4
  store i32 %42, ptr %25, align 4
  %50 = call double @ddot_(ptr noundef nonnull %23, ptr noundef nonnull %4, ptr noundef nonnull %24, ptr noundef %43, ptr noundef nonnull %25)
  call void @llvm.lifetime.end.p0(ptr nonnull %23)
  call void @llvm.lifetime.end.p0(ptr nonnull %24)
  call void @llvm.lifetime.end.p0(ptr nonnull %25)
  %51 = load double, ptr %12, align 8
  %52 = fadd double %50, %51
  store double %52, ptr %12, align 8
  br label %53

53:
  %54 = icmp ne ptr %8, null
  %55 = and i1 %54, %47
  br i1 %55, label %56, label %60

56:
  call void @llvm.lifetime.start.p0(ptr nonnull %26)
  call void @llvm.lifetime.start.p0(ptr nonnull %27)
  call void @llvm.lifetime.start.p0(ptr nonnull %28)
  store i32 %2, ptr %26, align 4
  store i32 %10, ptr %27, align 4
  store i32 %44, ptr %28, align 4
  %57 = call double @ddot_(ptr noundef nonnull %26, ptr noundef nonnull %8, ptr noundef nonnull %27, ptr noundef %45, ptr noundef nonnull %28)
  call void @llvm.lifetime.end.p0(ptr nonnull %26)
  call void @llvm.lifetime.end.p0(ptr nonnull %27)
  call void @llvm.lifetime.end.p0(ptr nonnull %28)
  %58 = load double, ptr %12, align 8
  %59 = fadd double %57, %58
  store double %59, ptr %12, align 8
  br label %60

60:
  %61 = icmp ne ptr %15, null
  %62 = and i1 %46, %61
  br i1 %62, label %63, label %67

63:
  call void @llvm.lifetime.start.p0(ptr nonnull %29)
  call void @llvm.lifetime.start.p0(ptr nonnull %30)
  call void @llvm.lifetime.start.p0(ptr nonnull %31)
  store i32 %2, ptr %29, align 4
  store i32 %6, ptr %30, align 4
  store i32 %44, ptr %31, align 4
  %64 = call double @ddot_(ptr noundef nonnull %29, ptr noundef nonnull %4, ptr noundef nonnull %30, ptr noundef %45, ptr noundef nonnull %31)
  call void @llvm.lifetime.end.p0(ptr nonnull %29)
  call void @llvm.lifetime.end.p0(ptr nonnull %30)
  call void @llvm.lifetime.end.p0(ptr nonnull %31)
  %65 = load double, ptr %15, align 8
  %66 = fadd double %64, %65
  store double %66, ptr %15, align 8
  br label %67

67:
  %68 = and i1 %54, %61
  br i1 %68, label %69, label %73

69:
  call void @llvm.lifetime.start.p0(ptr nonnull %32)
  call void @llvm.lifetime.start.p0(ptr nonnull %33)
  call void @llvm.lifetime.start.p0(ptr nonnull %34)
  store i32 %2, ptr %32, align 4
  store i32 %10, ptr %33, align 4
  store i32 %42, ptr %34, align 4
  %70 = call double @ddot_(ptr noundef nonnull %32, ptr noundef nonnull %8, ptr noundef nonnull %33, ptr noundef %43, ptr noundef nonnull %34)
  call void @llvm.lifetime.end.p0(ptr nonnull %32)
  call void @llvm.lifetime.end.p0(ptr nonnull %33)
  call void @llvm.lifetime.end.p0(ptr nonnull %34)
  %71 = load double, ptr %15, align 8
  %72 = fsub double %71, %70
  store double %72, ptr %15, align 8
  br label %73

73:
  %74 = and i1 %46, %54
  br i1 %74, label %75, label %77

75:
  %76 = fneg double %14
  call void @llvm.lifetime.start.p0(ptr nonnull %18)
  call void @llvm.lifetime.start.p0(ptr nonnull %19)
  call void @llvm.lifetime.start.p0(ptr nonnull %20)
  call void @llvm.lifetime.start.p0(ptr nonnull %21)
  call void @llvm.lifetime.start.p0(ptr nonnull %22)
  store i32 %2, ptr %18, align 4
  store i32 %6, ptr %19, align 4
  store i32 %10, ptr %20, align 4
  store double %11, ptr %21, align 8
  store double %76, ptr %22, align 8
  call void @drot_(ptr noundef nonnull %18, ptr noundef nonnull %4, ptr noundef nonnull %19, ptr noundef nonnull %8, ptr noundef nonnull %20, ptr noundef nonnull %21, ptr noundef nonnull %22)
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  call void @llvm.lifetime.end.p0(ptr nonnull %19)
  call void @llvm.lifetime.end.p0(ptr nonnull %20)
  call void @llvm.lifetime.end.p0(ptr nonnull %21)
  call void @llvm.lifetime.end.p0(ptr nonnull %22)
  br label %83

77:
  br i1 %46, label %78, label %80

78:
  %79 = call i32 @llvm.abs.i32(i32 %6, i1 true)
  call fastcc void @enzyme_build.dense.d_scale(i32 noundef 1, i32 noundef %2, double noundef %11, ptr noundef nonnull %4, i32 noundef %79)
  br label %83

80:
  br i1 %54, label %81, label %83

81:
  %82 = call i32 @llvm.abs.i32(i32 %10, i1 true)
  call fastcc void @enzyme_build.dense.d_scale(i32 noundef 1, i32 noundef %2, double noundef %11, ptr noundef nonnull %8, i32 noundef %82)
  br label %83

83:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.dgemv_.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, double noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, i32 noundef %10, i32 noundef %11, ptr noundef %12, ptr noundef %13, i32 noundef %14, i32 noundef %15, double noundef %16, ptr noundef %17, i32 noundef %18, ptr noundef %19, ptr noundef %20, i32 noundef %21, i32 noundef %22) {
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca double, align 8
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca double, align 8
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  %38 = alloca double, align 8
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  %41 = alloca double, align 8
  %42 = alloca i32, align 4
  %43 = alloca i8, align 1
  %44 = alloca i32, align 4
  %45 = alloca i32, align 4
  %46 = alloca double, align 8
  %47 = alloca i32, align 4
  %48 = alloca i32, align 4
  %49 = alloca double, align 8
  %50 = alloca i32, align 4
  %51 = alloca i8, align 1
  %52 = alloca i32, align 4
  %53 = alloca i32, align 4
  %54 = alloca i32, align 4
  %55 = alloca i32, align 4
  %56 = alloca i32, align 4
  %57 = alloca i32, align 4
  %58 = and i32 %2, -33
  %59 = icmp eq i32 %58, 84
  %60 = icmp eq i32 %58, 67
  %61 = and i32 %2, -2
  %62 = icmp eq i32 %61, 112
  %63 = or i1 %60, %62
  %64 = or i1 %59, %63
  %65 = icmp eq i32 %1, 101
  %66 = xor i1 %65, %64
  %67 = select i1 %65, i32 %3, i32 %4
  %68 = select i1 %65, i32 %4, i32 %3
  %69 = select i1 %66, i32 %67, i32 %68
  %70 = select i1 %66, i32 %68, i32 %67
  %71 = or i32 %14, %7
  %72 = and i32 %71, 1
  %73 = icmp eq i32 %72, 0
  %74 = and i32 %10, 2
  %75 = sext i32 %68 to i64
  %76 = sext i32 %67 to i64
  %77 = mul nsw i64 %75, %76
  %78 = or i32 %10, %7
  %79 = and i32 %78, 1
  %80 = icmp eq i32 %79, 0
  %81 = and i32 %14, 2
  %82 = sext i32 %70 to i64
  %83 = icmp eq i32 %74, 0
  %84 = or i1 %83, %73
  %85 = tail call i32 @llvm.smax.i32(i32 %68, i32 1)
  %86 = select i1 %84, ptr %8, ptr %0
  %87 = select i1 %84, i32 %11, i32 %85
  %88 = select i1 %84, i64 0, i64 %77
  %89 = getelementptr inbounds double, ptr %0, i64 %88
  %90 = icmp eq i32 %81, 0
  %91 = or i1 %80, %90
  %92 = select i1 %91, i32 %15, i32 1
  %93 = select i1 %91, ptr %12, ptr %89
  %94 = select i1 %91, i64 0, i64 %82
  %95 = getelementptr inbounds double, ptr %89, i64 %94
  %96 = and i32 %18, 1
  %97 = icmp eq i32 %96, 0
  %98 = select i1 %97, i32 %22, i32 1
  %99 = select i1 %97, ptr %19, ptr %95
  %100 = icmp eq ptr %20, null
  br i1 %100, label %134, label %101

101:
  %102 = tail call i32 @llvm.abs.i32(i32 %22, i1 true)
  %103 = icmp eq ptr %6, null
  br i1 %103, label %113, label %104

104:
  %105 = tail call i32 @llvm.smax.i32(i32 %69, i32 1)
  %106 = zext nneg i32 %105 to i64
  %107 = shl nuw nsw i64 %106, 3
  %108 = tail call ptr @enzyme_build.tape.new(i64 noundef %107)
  tail call fastcc void @enzyme_build.dense.d_fill(i32 noundef 1, i32 noundef %69, ptr noundef %108, i32 noundef 1)
  call void @llvm.lifetime.start.p0(ptr nonnull %36)
  call void @llvm.lifetime.start.p0(ptr nonnull %37)
  call void @llvm.lifetime.start.p0(ptr nonnull %38)
  call void @llvm.lifetime.start.p0(ptr nonnull %39)
  call void @llvm.lifetime.start.p0(ptr nonnull %40)
  call void @llvm.lifetime.start.p0(ptr nonnull %41)
  call void @llvm.lifetime.start.p0(ptr nonnull %42)
  store i32 %68, ptr %36, align 4
  store i32 %67, ptr %37, align 4
  store double 1.000000e+00, ptr %38, align 8
  store i32 %87, ptr %39, align 4
  store i32 %92, ptr %40, align 4
  store double 1.000000e+00, ptr %41, align 8
  store i32 1, ptr %42, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %43)
  %109 = select i1 %66, i8 84, i8 78
  store i8 %109, ptr %43, align 1
  call void @dgemv_(ptr noundef nonnull %43, ptr noundef nonnull %36, ptr noundef nonnull %37, ptr noundef nonnull %38, ptr noundef %86, ptr noundef nonnull %39, ptr noundef %93, ptr noundef nonnull %40, ptr noundef nonnull %41, ptr noundef %108, ptr noundef nonnull %42, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %43)
  call void @llvm.lifetime.end.p0(ptr nonnull %36)
  call void @llvm.lifetime.end.p0(ptr nonnull %37)
  call void @llvm.lifetime.end.p0(ptr nonnull %38)
  call void @llvm.lifetime.end.p0(ptr nonnull %39)
  call void @llvm.lifetime.end.p0(ptr nonnull %40)
  call void @llvm.lifetime.end.p0(ptr nonnull %41)
  call void @llvm.lifetime.end.p0(ptr nonnull %42)
  call void @llvm.lifetime.start.p0(ptr nonnull %52)
  call void @llvm.lifetime.start.p0(ptr nonnull %53)
  call void @llvm.lifetime.start.p0(ptr nonnull %54)
  store i32 %69, ptr %52, align 4
  store i32 1, ptr %53, align 4
  store i32 %22, ptr %54, align 4
  %110 = call double @ddot_(ptr noundef nonnull %52, ptr noundef %108, ptr noundef nonnull %53, ptr noundef nonnull %20, ptr noundef nonnull %54)
  call void @llvm.lifetime.end.p0(ptr nonnull %52)
  call void @llvm.lifetime.end.p0(ptr nonnull %53)
  call void @llvm.lifetime.end.p0(ptr nonnull %54)
  %111 = load double, ptr %6, align 8
  %112 = fadd double %110, %111
  store double %112, ptr %6, align 8
  call void @enzyme_build.tape.free(ptr noundef %108)
  br label %113

113:
  %114 = icmp eq ptr %9, null
  %115 = or i1 %66, %114
  br i1 %115, label %117, label %116

116:
  call void @llvm.lifetime.start.p0(ptr nonnull %24)
  call void @llvm.lifetime.start.p0(ptr nonnull %25)
  call void @llvm.lifetime.start.p0(ptr nonnull %26)
  call void @llvm.lifetime.start.p0(ptr nonnull %27)
  call void @llvm.lifetime.start.p0(ptr nonnull %28)
  call void @llvm.lifetime.start.p0(ptr nonnull %29)
  store i32 %68, ptr %24, align 4
  store i32 %67, ptr %25, align 4
  store double %5, ptr %26, align 8
  store i32 %22, ptr %27, align 4
  store i32 %92, ptr %28, align 4
  store i32 %11, ptr %29, align 4
  call void @dger_(ptr noundef nonnull %24, ptr noundef nonnull %25, ptr noundef nonnull %26, ptr noundef nonnull %20, ptr noundef nonnull %27, ptr noundef %93, ptr noundef nonnull %28, ptr noundef nonnull %9, ptr noundef nonnull %29)
  call void @llvm.lifetime.end.p0(ptr nonnull %24)
  call void @llvm.lifetime.end.p0(ptr nonnull %25)
  call void @llvm.lifetime.end.p0(ptr nonnull %26)
  call void @llvm.lifetime.end.p0(ptr nonnull %27)
  call void @llvm.lifetime.end.p0(ptr nonnull %28)
  call void @llvm.lifetime.end.p0(ptr nonnull %29)
  br label %121

117:
  %118 = icmp ne ptr %9, null
  %119 = and i1 %66, %118
  br i1 %119, label %120, label %121

120:
  call void @llvm.lifetime.start.p0(ptr nonnull %30)
  call void @llvm.lifetime.start.p0(ptr nonnull %31)
  call void @llvm.lifetime.start.p0(ptr nonnull %32)
  call void @llvm.lifetime.start.p0(ptr nonnull %33)
  call void @llvm.lifetime.start.p0(ptr nonnull %34)
  call void @llvm.lifetime.start.p0(ptr nonnull %35)
  store i32 %68, ptr %30, align 4
  store i32 %67, ptr %31, align 4
  store double %5, ptr %32, align 8
  store i32 %92, ptr %33, align 4
  store i32 %22, ptr %34, align 4
  store i32 %11, ptr %35, align 4
  call void @dger_(ptr noundef nonnull %30, ptr noundef nonnull %31, ptr noundef nonnull %32, ptr noundef %93, ptr noundef nonnull %33, ptr noundef nonnull %20, ptr noundef nonnull %34, ptr noundef nonnull %9, ptr noundef nonnull %35)
  call void @llvm.lifetime.end.p0(ptr nonnull %30)
  call void @llvm.lifetime.end.p0(ptr nonnull %31)
  call void @llvm.lifetime.end.p0(ptr nonnull %32)
  call void @llvm.lifetime.end.p0(ptr nonnull %33)
  call void @llvm.lifetime.end.p0(ptr nonnull %34)
  call void @llvm.lifetime.end.p0(ptr nonnull %35)
  br label %121

121:
  %122 = icmp eq ptr %13, null
  br i1 %122, label %125, label %123

123:
  call void @llvm.lifetime.start.p0(ptr nonnull %44)
  call void @llvm.lifetime.start.p0(ptr nonnull %45)
  call void @llvm.lifetime.start.p0(ptr nonnull %46)
  call void @llvm.lifetime.start.p0(ptr nonnull %47)
  call void @llvm.lifetime.start.p0(ptr nonnull %48)
  call void @llvm.lifetime.start.p0(ptr nonnull %49)
  call void @llvm.lifetime.start.p0(ptr nonnull %50)
  store i32 %68, ptr %44, align 4
  store i32 %67, ptr %45, align 4
  store double %5, ptr %46, align 8
  store i32 %87, ptr %47, align 4
  store i32 %22, ptr %48, align 4
  store double 1.000000e+00, ptr %49, align 8
  store i32 %15, ptr %50, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %51)
  %124 = select i1 %66, i8 78, i8 84
  store i8 %124, ptr %51, align 1
  call void @dgemv_(ptr noundef nonnull %51, ptr noundef nonnull %44, ptr noundef nonnull %45, ptr noundef nonnull %46, ptr noundef %86, ptr noundef nonnull %47, ptr noundef nonnull %20, ptr noundef nonnull %48, ptr noundef nonnull %49, ptr noundef nonnull %13, ptr noundef nonnull %50, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %51)
  call void @llvm.lifetime.end.p0(ptr nonnull %44)
  call void @llvm.lifetime.end.p0(ptr nonnull %45)
  call void @llvm.lifetime.end.p0(ptr nonnull %46)
  call void @llvm.lifetime.end.p0(ptr nonnull %47)
  call void @llvm.lifetime.end.p0(ptr nonnull %48)
  call void @llvm.lifetime.end.p0(ptr nonnull %49)
  call void @llvm.lifetime.end.p0(ptr nonnull %50)
  br label %125

125:
  %126 = icmp ne ptr %17, null
  %127 = fcmp une double %16, 0.000000e+00
  %128 = and i1 %127, %126
  br i1 %128, label %129, label %133

129:
  call void @llvm.lifetime.start.p0(ptr nonnull %55)
  call void @llvm.lifetime.start.p0(ptr nonnull %56)
  call void @llvm.lifetime.start.p0(ptr nonnull %57)
  store i32 %69, ptr %55, align 4
  store i32 %98, ptr %56, align 4
  store i32 %22, ptr %57, align 4
  %130 = call double @ddot_(ptr noundef nonnull %55, ptr noundef %99, ptr noundef nonnull %56, ptr noundef nonnull %20, ptr noundef nonnull %57)
  call void @llvm.lifetime.end.p0(ptr nonnull %55)
  call void @llvm.lifetime.end.p0(ptr nonnull %56)
  call void @llvm.lifetime.end.p0(ptr nonnull %57)
  %131 = load double, ptr %17, align 8
  %132 = fadd double %130, %131
  store double %132, ptr %17, align 8
  br label %133

133:
  call fastcc void @enzyme_build.dense.d_scale(i32 noundef 1, i32 noundef %69, double noundef %16, ptr noundef nonnull %20, i32 noundef %102)
  br label %134

134:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.dger_.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, double noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef readnone %15, ptr noundef %16, i32 noundef %17, i32 noundef %18) {
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca double, align 8
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca double, align 8
  %26 = alloca i32, align 4
  %27 = alloca i8, align 1
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca double, align 8
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca double, align 8
  %34 = alloca i32, align 4
  %35 = alloca i8, align 1
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  %38 = alloca double, align 8
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  %41 = alloca double, align 8
  %42 = alloca i32, align 4
  %43 = alloca i8, align 1
  %44 = alloca i32, align 4
  %45 = alloca i32, align 4
  %46 = alloca i32, align 4
  %47 = or i32 %13, %6
  %48 = and i32 %47, 1
  %49 = or i32 %9, %6
  %50 = and i32 %49, 1
  %51 = icmp eq i32 %1, 101
  br i1 %51, label %52, label %53

52:
  br label %53

53:
  %54 = phi ptr [ %11, %52 ], [ %7, %19 ]
  %55 = phi ptr [ %12, %52 ], [ %8, %19 ]
  %56 = phi i32 [ %13, %52 ], [ %9, %19 ]
  %57 = phi i32 [ %14, %52 ], [ %10, %19 ]
  %58 = phi i32 [ %10, %52 ], [ %14, %19 ]
  %59 = phi i32 [ %9, %52 ], [ %13, %19 ]
  %60 = phi ptr [ %8, %52 ], [ %12, %19 ]
  %61 = phi ptr [ %7, %52 ], [ %11, %19 ]
  %62 = phi i32 [ %48, %52 ], [ %50, %19 ]
  %63 = phi i32 [ %50, %52 ], [ %48, %19 ]
  %64 = phi i32 [ %2, %52 ], [ %3, %19 ]
  %65 = phi i32 [ %3, %52 ], [ %2, %19 ]
  %66 = icmp eq i32 %63, 0
  %67 = and i32 %56, 2
  %68 = sext i32 %65 to i64
  %69 = icmp eq i32 %62, 0
  %70 = and i32 %59, 2
  %71 = icmp eq i32 %67, 0
  %72 = or i1 %71, %66
  %73 = select i1 %72, ptr %54, ptr %0
  %74 = select i1 %72, i32 %57, i32 1
  %75 = select i1 %72, i64 0, i64 %68
  %76 = getelementptr inbounds double, ptr %0, i64 %75
  %77 = icmp eq i32 %70, 0
  %78 = or i1 %77, %69
  %79 = select i1 %78, i32 %58, i32 1
  %80 = select i1 %78, ptr %61, ptr %76
  %81 = icmp eq ptr %16, null
  br i1 %81, label %97, label %82

82:
  %83 = icmp eq ptr %5, null
  br i1 %83, label %91, label %84

84:
  %85 = tail call i64 @llvm.smax.i64(i64 %68, i64 1)
  %86 = shl nuw nsw i64 %85, 3
  %87 = tail call ptr @enzyme_build.tape.new(i64 noundef %86)
  tail call fastcc void @enzyme_build.dense.d_fill(i32 noundef 1, i32 noundef %65, ptr noundef %87, i32 noundef 1)
  call void @llvm.lifetime.start.p0(ptr nonnull %20)
  call void @llvm.lifetime.start.p0(ptr nonnull %21)
  call void @llvm.lifetime.start.p0(ptr nonnull %22)
  call void @llvm.lifetime.start.p0(ptr nonnull %23)
  call void @llvm.lifetime.start.p0(ptr nonnull %24)
  call void @llvm.lifetime.start.p0(ptr nonnull %25)
  call void @llvm.lifetime.start.p0(ptr nonnull %26)
  store i32 %65, ptr %20, align 4
  store i32 %64, ptr %21, align 4
  store double 1.000000e+00, ptr %22, align 8
  store i32 %18, ptr %23, align 4
  store i32 %79, ptr %24, align 4
  store double 1.000000e+00, ptr %25, align 8
  store i32 1, ptr %26, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %27)
  store i8 78, ptr %27, align 1
  call void @dgemv_(ptr noundef nonnull %27, ptr noundef nonnull %20, ptr noundef nonnull %21, ptr noundef nonnull %22, ptr noundef nonnull %16, ptr noundef nonnull %23, ptr noundef %80, ptr noundef nonnull %24, ptr noundef nonnull %25, ptr noundef %87, ptr noundef nonnull %26, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %27)
  call void @llvm.lifetime.end.p0(ptr nonnull %20)
  call void @llvm.lifetime.end.p0(ptr nonnull %21)
  call void @llvm.lifetime.end.p0(ptr nonnull %22)
  call void @llvm.lifetime.end.p0(ptr nonnull %23)
  call void @llvm.lifetime.end.p0(ptr nonnull %24)
  call void @llvm.lifetime.end.p0(ptr nonnull %25)
  call void @llvm.lifetime.end.p0(ptr nonnull %26)
  call void @llvm.lifetime.start.p0(ptr nonnull %44)
  call void @llvm.lifetime.start.p0(ptr nonnull %45)
  call void @llvm.lifetime.start.p0(ptr nonnull %46)
  store i32 %65, ptr %44, align 4
  store i32 1, ptr %45, align 4
  store i32 %74, ptr %46, align 4
  %88 = call double @ddot_(ptr noundef nonnull %44, ptr noundef %87, ptr noundef nonnull %45, ptr noundef %73, ptr noundef nonnull %46)
  call void @llvm.lifetime.end.p0(ptr nonnull %44)
  call void @llvm.lifetime.end.p0(ptr nonnull %45)
  call void @llvm.lifetime.end.p0(ptr nonnull %46)
  %89 = load double, ptr %5, align 8
  %90 = fadd double %88, %89
  store double %90, ptr %5, align 8
  call void @enzyme_build.tape.free(ptr noundef %87)
  br label %91

91:
  %92 = icmp eq ptr %55, null
  br i1 %92, label %94, label %93

93:
  call void @llvm.lifetime.start.p0(ptr nonnull %28)
  call void @llvm.lifetime.start.p0(ptr nonnull %29)
  call void @llvm.lifetime.start.p0(ptr nonnull %30)
  call void @llvm.lifetime.start.p0(ptr nonnull %31)
  call void @llvm.lifetime.start.p0(ptr nonnull %32)
  call void @llvm.lifetime.start.p0(ptr nonnull %33)
  call void @llvm.lifetime.start.p0(ptr nonnull %34)
  store i32 %65, ptr %28, align 4
  store i32 %64, ptr %29, align 4
  store double %4, ptr %30, align 8
  store i32 %18, ptr %31, align 4
  store i32 %79, ptr %32, align 4
  store double 1.000000e+00, ptr %33, align 8
  store i32 %57, ptr %34, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %35)
  store i8 78, ptr %35, align 1
  call void @dgemv_(ptr noundef nonnull %35, ptr noundef nonnull %28, ptr noundef nonnull %29, ptr noundef nonnull %30, ptr noundef nonnull %16, ptr noundef nonnull %31, ptr noundef %80, ptr noundef nonnull %32, ptr noundef nonnull %33, ptr noundef nonnull %55, ptr noundef nonnull %34, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %35)
  call void @llvm.lifetime.end.p0(ptr nonnull %28)
  call void @llvm.lifetime.end.p0(ptr nonnull %29)
  call void @llvm.lifetime.end.p0(ptr nonnull %30)
  call void @llvm.lifetime.end.p0(ptr nonnull %31)
  call void @llvm.lifetime.end.p0(ptr nonnull %32)
  call void @llvm.lifetime.end.p0(ptr nonnull %33)
  call void @llvm.lifetime.end.p0(ptr nonnull %34)
  br label %94

94:
  %95 = icmp eq ptr %60, null
  br i1 %95, label %97, label %96

96:
  call void @llvm.lifetime.start.p0(ptr nonnull %36)
  call void @llvm.lifetime.start.p0(ptr nonnull %37)
  call void @llvm.lifetime.start.p0(ptr nonnull %38)
  call void @llvm.lifetime.start.p0(ptr nonnull %39)
  call void @llvm.lifetime.start.p0(ptr nonnull %40)
  call void @llvm.lifetime.start.p0(ptr nonnull %41)
  call void @llvm.lifetime.start.p0(ptr nonnull %42)
  store i32 %65, ptr %36, align 4
  store i32 %64, ptr %37, align 4
  store double %4, ptr %38, align 8
  store i32 %18, ptr %39, align 4
  store i32 %74, ptr %40, align 4
  store double 1.000000e+00, ptr %41, align 8
  store i32 %58, ptr %42, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %43)
  store i8 84, ptr %43, align 1
  call void @dgemv_(ptr noundef nonnull %43, ptr noundef nonnull %36, ptr noundef nonnull %37, ptr noundef nonnull %38, ptr noundef nonnull %16, ptr noundef nonnull %39, ptr noundef %73, ptr noundef nonnull %40, ptr noundef nonnull %41, ptr noundef nonnull %60, ptr noundef nonnull %42, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %43)
  call void @llvm.lifetime.end.p0(ptr nonnull %36)
  call void @llvm.lifetime.end.p0(ptr nonnull %37)
  call void @llvm.lifetime.end.p0(ptr nonnull %38)
  call void @llvm.lifetime.end.p0(ptr nonnull %39)
  call void @llvm.lifetime.end.p0(ptr nonnull %40)
  call void @llvm.lifetime.end.p0(ptr nonnull %41)
  call void @llvm.lifetime.end.p0(ptr nonnull %42)
  br label %97

97:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.dsymv_.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, double noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, double noundef %15, ptr noundef %16, i32 noundef %17, ptr noundef %18, ptr noundef %19, i32 noundef %20, i32 noundef %21) {
  %23 = alloca i32, align 4
  %24 = alloca double, align 8
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca double, align 8
  %28 = alloca i32, align 4
  %29 = alloca i8, align 1
  %30 = alloca i32, align 4
  %31 = alloca double, align 8
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca double, align 8
  %35 = alloca i32, align 4
  %36 = alloca i8, align 1
  %37 = alloca i32, align 4
  %38 = alloca i32, align 4
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  %41 = alloca i32, align 4
  %42 = alloca i32, align 4
  %43 = and i32 %2, -33
  %44 = icmp eq i32 %43, 85
  %45 = icmp eq i32 %2, 121
  %46 = or i1 %45, %44
  %47 = icmp ne i32 %1, 102
  %48 = xor i1 %47, %46
  %49 = or i32 %13, %6
  %50 = and i32 %49, 1
  %51 = icmp eq i32 %50, 0
  %52 = and i32 %9, 2
  %53 = sext i32 %3 to i64
  %54 = mul nsw i64 %53, %53
  %55 = or i32 %9, %6
  %56 = and i32 %55, 1
  %57 = icmp eq i32 %56, 0
  %58 = and i32 %13, 2
  %59 = icmp eq i32 %52, 0
  %60 = or i1 %59, %51
  %61 = tail call i32 @llvm.smax.i32(i32 %3, i32 1)
  %62 = select i1 %60, ptr %7, ptr %0
  %63 = select i1 %60, i32 %10, i32 %61
  %64 = select i1 %60, i64 0, i64 %54
  %65 = getelementptr inbounds nuw double, ptr %0, i64 %64
  %66 = icmp eq i32 %58, 0
  %67 = or i1 %57, %66
  %68 = select i1 %67, i32 %14, i32 1
  %69 = select i1 %67, ptr %11, ptr %65
  %70 = select i1 %67, i64 0, i64 %53
  %71 = getelementptr inbounds double, ptr %65, i64 %70
  %72 = and i32 %17, 1
  %73 = icmp eq i32 %72, 0
  %74 = select i1 %73, i32 %21, i32 1
  %75 = select i1 %73, ptr %18, ptr %71
  %76 = icmp eq ptr %19, null
  br i1 %76, label %117, label %77

77:
  %78 = tail call i32 @llvm.abs.i32(i32 %21, i1 true)
  %79 = icmp eq ptr %5, null
  br i1 %79, label %88, label %80

80:
  %81 = tail call i64 @llvm.smax.i64(i64 %53, i64 1)
  %82 = shl nuw nsw i64 %81, 3
  %83 = tail call ptr @enzyme_build.tape.new(i64 noundef %82)
  tail call fastcc void @enzyme_build.dense.d_fill(i32 noundef 1, i32 noundef %3, ptr noundef %83, i32 noundef 1)
  call void @llvm.lifetime.start.p0(ptr nonnull %23)
  call void @llvm.lifetime.start.p0(ptr nonnull %24)
  call void @llvm.lifetime.start.p0(ptr nonnull %25)
  call void @llvm.lifetime.start.p0(ptr nonnull %26)
  call void @llvm.lifetime.start.p0(ptr nonnull %27)
  call void @llvm.lifetime.start.p0(ptr nonnull %28)
  store i32 %3, ptr %23, align 4
  store double 1.000000e+00, ptr %24, align 8
  store i32 %63, ptr %25, align 4
  store i32 %68, ptr %26, align 4
  store double 1.000000e+00, ptr %27, align 8
  store i32 1, ptr %28, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %29)
  %84 = select i1 %48, i8 85, i8 76
  store i8 %84, ptr %29, align 1
  call void @dsymv_(ptr noundef nonnull %29, ptr noundef nonnull %23, ptr noundef nonnull %24, ptr noundef %62, ptr noundef nonnull %25, ptr noundef %69, ptr noundef nonnull %26, ptr noundef nonnull %27, ptr noundef %83, ptr noundef nonnull %28, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %29)
  call void @llvm.lifetime.end.p0(ptr nonnull %23)
  call void @llvm.lifetime.end.p0(ptr nonnull %24)
  call void @llvm.lifetime.end.p0(ptr nonnull %25)
  call void @llvm.lifetime.end.p0(ptr nonnull %26)
  call void @llvm.lifetime.end.p0(ptr nonnull %27)
  call void @llvm.lifetime.end.p0(ptr nonnull %28)
  call void @llvm.lifetime.start.p0(ptr nonnull %37)
  call void @llvm.lifetime.start.p0(ptr nonnull %38)
  call void @llvm.lifetime.start.p0(ptr nonnull %39)
  store i32 %3, ptr %37, align 4
  store i32 1, ptr %38, align 4
  store i32 %21, ptr %39, align 4
  %85 = call double @ddot_(ptr noundef nonnull %37, ptr noundef %83, ptr noundef nonnull %38, ptr noundef nonnull %19, ptr noundef nonnull %39)
  call void @llvm.lifetime.end.p0(ptr nonnull %37)
  call void @llvm.lifetime.end.p0(ptr nonnull %38)
  call void @llvm.lifetime.end.p0(ptr nonnull %39)
  %86 = load double, ptr %5, align 8
  %87 = fadd double %85, %86
  store double %87, ptr %5, align 8
  call void @enzyme_build.tape.free(ptr noundef %83)
  br label %88

88:
  %89 = icmp eq ptr %8, null
  br i1 %89, label %104, label %90

90:
  %91 = select i1 %48, i32 1, i32 2
  %92 = icmp slt i32 %21, 0
  %93 = sub nsw i64 1, %53
  %94 = sext i32 %21 to i64
  %95 = mul nsw i64 %93, %94
  %96 = select i1 %92, i64 %95, i64 0
  %97 = getelementptr inbounds double, ptr %19, i64 %96
  %98 = icmp slt i32 %68, 0
  %99 = sext i32 %68 to i64
  %100 = mul nsw i64 %93, %99
  %101 = select i1 %98, i64 %100, i64 0
  %102 = getelementptr inbounds double, ptr %69, i64 %101
  call fastcc void @enzyme_build.dense.d_add_outer(i32 noundef %91, i32 noundef %3, double noundef %4, ptr noundef nonnull %97, i32 noundef %21, ptr noundef %102, i32 noundef %68, ptr noundef nonnull %8, i32 noundef %10)
  %103 = select i1 %48, i32 3, i32 4
  call fastcc void @enzyme_build.dense.d_add_outer(i32 noundef %103, i32 noundef %3, double noundef %4, ptr noundef %102, i32 noundef %68, ptr noundef nonnull %97, i32 noundef %21, ptr noundef nonnull %8, i32 noundef %10)
  br label %104

104:
  %105 = icmp eq ptr %12, null
  br i1 %105, label %108, label %106

106:
  call void @llvm.lifetime.start.p0(ptr nonnull %30)
  call void @llvm.lifetime.start.p0(ptr nonnull %31)
  call void @llvm.lifetime.start.p0(ptr nonnull %32)
  call void @llvm.lifetime.start.p0(ptr nonnull %33)
  call void @llvm.lifetime.start.p0(ptr nonnull %34)
  call void @llvm.lifetime.start.p0(ptr nonnull %35)
  store i32 %3, ptr %30, align 4
  store double %4, ptr %31, align 8
  store i32 %63, ptr %32, align 4
  store i32 %21, ptr %33, align 4
  store double 1.000000e+00, ptr %34, align 8
  store i32 %14, ptr %35, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %36)
  %107 = select i1 %48, i8 85, i8 76
  store i8 %107, ptr %36, align 1
  call void @dsymv_(ptr noundef nonnull %36, ptr noundef nonnull %30, ptr noundef nonnull %31, ptr noundef %62, ptr noundef nonnull %32, ptr noundef nonnull %19, ptr noundef nonnull %33, ptr noundef nonnull %34, ptr noundef nonnull %12, ptr noundef nonnull %35, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %36)
  call void @llvm.lifetime.end.p0(ptr nonnull %30)
  call void @llvm.lifetime.end.p0(ptr nonnull %31)
  call void @llvm.lifetime.end.p0(ptr nonnull %32)
  call void @llvm.lifetime.end.p0(ptr nonnull %33)
  call void @llvm.lifetime.end.p0(ptr nonnull %34)
  call void @llvm.lifetime.end.p0(ptr nonnull %35)
  br label %108

108:
  %109 = icmp ne ptr %16, null
  %110 = fcmp une double %15, 0.000000e+00
  %111 = and i1 %110, %109
  br i1 %111, label %112, label %116

112:
  call void @llvm.lifetime.start.p0(ptr nonnull %40)
  call void @llvm.lifetime.start.p0(ptr nonnull %41)
  call void @llvm.lifetime.start.p0(ptr nonnull %42)
  store i32 %3, ptr %40, align 4
  store i32 %74, ptr %41, align 4
  store i32 %21, ptr %42, align 4
  %113 = call double @ddot_(ptr noundef nonnull %40, ptr noundef %75, ptr noundef nonnull %41, ptr noundef nonnull %19, ptr noundef nonnull %42)
  call void @llvm.lifetime.end.p0(ptr nonnull %40)
  call void @llvm.lifetime.end.p0(ptr nonnull %41)
  call void @llvm.lifetime.end.p0(ptr nonnull %42)
  %114 = load double, ptr %16, align 8
  %115 = fadd double %113, %114
  store double %115, ptr %16, align 8
  br label %116

116:
  call fastcc void @enzyme_build.dense.d_scale(i32 noundef 1, i32 noundef %3, double noundef %15, ptr noundef nonnull %19, i32 noundef %78)
  br label %117

117:
  ret ptr null
}

define internal fastcc void @enzyme_build.dense.d_add_outer(i32 noundef %0, i32 noundef %1, double noundef %2, ptr noundef readonly %3, i32 noundef %4, ptr noundef readonly %5, i32 noundef %6, ptr noundef nonnull %7, i32 noundef %8) {
  %10 = sext i32 %1 to i64
  %11 = icmp sgt i32 %1, 0
  br i1 %11, label %12, label %.loopexit3

12:
  %13 = icmp eq i32 %0, 2
  %14 = icmp eq i32 %0, 4
  %15 = icmp eq i32 %0, 1
  %16 = icmp eq i32 %0, 3
  %17 = sext i32 %4 to i64
  %18 = sext i32 %6 to i64
  %19 = sext i32 %8 to i64
  br label %21

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %20 = icmp eq i64 %23, %10
  br i1 %20, label %.loopexit3.loopexit, label %21

.loopexit3.loopexit:
  br label %.loopexit3

.loopexit3:
  ret void

21:
  %22 = phi i64 [ 0, %12 ], [ %23, %.loopexit ]
  %23 = add nuw nsw i64 %22, 1
  %24 = select i1 %14, i64 %23, i64 0
  %25 = select i1 %13, i64 %22, i64 %24
  %26 = select i1 %16, i64 %22, i64 %10
  %27 = select i1 %15, i64 %23, i64 %26
  %28 = icmp slt i64 %25, %27
  br i1 %28, label %29, label %.loopexit

29:
  %30 = mul nsw i64 %22, %18
  %31 = getelementptr inbounds double, ptr %5, i64 %30
  %32 = mul nsw i64 %22, %19
  %33 = getelementptr double, ptr %7, i64 %32
  br label %34

34:
  %35 = phi i64 [ %25, %29 ], [ %45, %34 ]
  %36 = mul nsw i64 %35, %17
  %37 = getelementptr inbounds double, ptr %3, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = fmul double %2, %38
  %40 = load double, ptr %31, align 8
  %41 = fmul double %39, %40
  %42 = getelementptr double, ptr %33, i64 %35
  %43 = load double, ptr %42, align 8
  %44 = fadd double %43, %41
  store double %44, ptr %42, align 8
  %45 = add nuw nsw i64 %35, 1
  %46 = icmp eq i64 %45, %27
  br i1 %46, label %.loopexit.loopexit, label %34
}

define noalias noundef ptr @enzyme_build.rule.dsyr_.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, double noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef readnone %11, ptr noundef %12, i32 noundef %13, i32 noundef %14) {
  %16 = alloca i32, align 4
  %17 = alloca double, align 8
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca double, align 8
  %21 = alloca i32, align 4
  %22 = alloca i8, align 1
  %23 = alloca i32, align 4
  %24 = alloca double, align 8
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = and i32 %9, 2
  %31 = icmp eq i32 %30, 0
  %32 = select i1 %31, i32 %10, i32 1
  %33 = select i1 %31, ptr %7, ptr %0
  %34 = icmp eq ptr %12, null
  br i1 %34, label %63, label %35

35:
  %36 = sext i32 %3 to i64
  %37 = and i32 %2, -33
  %38 = icmp eq i32 %37, 85
  %39 = icmp eq i32 %2, 121
  %40 = or i1 %39, %38
  %41 = tail call i64 @llvm.smax.i64(i64 %36, i64 1)
  %42 = shl nuw nsw i64 %41, 3
  %43 = tail call ptr @enzyme_build.tape.new(i64 noundef %42)
  tail call fastcc void @enzyme_build.dense.d_fill(i32 noundef 1, i32 noundef %3, ptr noundef %43, i32 noundef 1)
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  call void @llvm.lifetime.start.p0(ptr nonnull %18)
  call void @llvm.lifetime.start.p0(ptr nonnull %19)
  call void @llvm.lifetime.start.p0(ptr nonnull %20)
  call void @llvm.lifetime.start.p0(ptr nonnull %21)
  store i32 %3, ptr %16, align 4
  store double 1.000000e+00, ptr %17, align 8
  store i32 %14, ptr %18, align 4
  store i32 %32, ptr %19, align 4
  store double 1.000000e+00, ptr %20, align 8
  store i32 1, ptr %21, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %22)
  %44 = icmp eq i32 %1, 102
  %45 = xor i1 %44, %40
  %46 = select i1 %45, i8 76, i8 85
  store i8 %46, ptr %22, align 1
  call void @dsymv_(ptr noundef nonnull %22, ptr noundef nonnull %16, ptr noundef nonnull %17, ptr noundef nonnull %12, ptr noundef nonnull %18, ptr noundef %33, ptr noundef nonnull %19, ptr noundef nonnull %20, ptr noundef %43, ptr noundef nonnull %21, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %22)
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  call void @llvm.lifetime.end.p0(ptr nonnull %19)
  call void @llvm.lifetime.end.p0(ptr nonnull %20)
  call void @llvm.lifetime.end.p0(ptr nonnull %21)
  %47 = icmp slt i32 %32, 0
  %48 = sub nsw i64 1, %36
  %49 = sext i32 %32 to i64
  %50 = mul nsw i64 %48, %49
  %51 = select i1 %47, i64 %50, i64 0
  %52 = getelementptr inbounds double, ptr %33, i64 %51
  call fastcc void @enzyme_build.dense.d_add_diagonal(i32 noundef %3, double noundef 1.000000e+00, ptr noundef %12, i32 noundef %14, ptr noundef %52, i32 noundef %32, ptr noundef %43, i32 noundef 1)
  %53 = icmp eq ptr %5, null
  br i1 %53, label %59, label %54

54:
  call void @llvm.lifetime.start.p0(ptr nonnull %27)
  call void @llvm.lifetime.start.p0(ptr nonnull %28)
  call void @llvm.lifetime.start.p0(ptr nonnull %29)
  store i32 %3, ptr %27, align 4
  store i32 1, ptr %28, align 4
  store i32 %32, ptr %29, align 4
  %55 = call double @ddot_(ptr noundef nonnull %27, ptr noundef %43, ptr noundef nonnull %28, ptr noundef %33, ptr noundef nonnull %29)
  call void @llvm.lifetime.end.p0(ptr nonnull %27)
  call void @llvm.lifetime.end.p0(ptr nonnull %28)
  call void @llvm.lifetime.end.p0(ptr nonnull %29)
  %56 = fmul double %55, 5.000000e-01
  %57 = load double, ptr %5, align 8
  %58 = fadd double %56, %57
  store double %58, ptr %5, align 8
  br label %59

59:
  %60 = icmp eq ptr %8, null
  br i1 %60, label %62, label %61

61:
  call void @llvm.lifetime.start.p0(ptr nonnull %23)
  call void @llvm.lifetime.start.p0(ptr nonnull %24)
  call void @llvm.lifetime.start.p0(ptr nonnull %25)
  call void @llvm.lifetime.start.p0(ptr nonnull %26)
  store i32 %3, ptr %23, align 4
  store double %4, ptr %24, align 8
  store i32 1, ptr %25, align 4
  store i32 %10, ptr %26, align 4
  call void @daxpy_(ptr noundef nonnull %23, ptr noundef nonnull %24, ptr noundef %43, ptr noundef nonnull %25, ptr noundef nonnull %8, ptr noundef nonnull %26)
  call void @llvm.lifetime.end.p0(ptr nonnull %23)
  call void @llvm.lifetime.end.p0(ptr nonnull %24)
  call void @llvm.lifetime.end.p0(ptr nonnull %25)
  call void @llvm.lifetime.end.p0(ptr nonnull %26)
  br label %62

62:
  call void @enzyme_build.tape.free(ptr noundef %43)
  br label %63

63:
  ret ptr null
}

define internal fastcc void @enzyme_build.dense.d_add_diagonal(i32 noundef %0, double noundef %1, ptr noundef nonnull readonly %2, i32 noundef %3, ptr noundef readonly %4, i32 noundef %5, ptr noundef %6, i32 noundef %7) {
  %9 = sext i32 %0 to i64
  %10 = icmp sgt i32 %0, 0
  br i1 %10, label %11, label %.loopexit

11:
  %12 = sext i32 %3 to i64
  %13 = add nsw i64 %12, 1
  %14 = sext i32 %5 to i64
  %15 = sext i32 %7 to i64
  br label %16

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void

16:
  %17 = phi i64 [ 0, %11 ], [ %30, %16 ]
  %18 = mul i64 %17, %13
  %19 = getelementptr inbounds double, ptr %2, i64 %18
  %20 = load double, ptr %19, align 8
  %21 = fmul double %1, %20
  %22 = mul nsw i64 %17, %14
  %23 = getelementptr inbounds double, ptr %4, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = fmul double %21, %24
  %26 = mul nsw i64 %17, %15
  %27 = getelementptr inbounds double, ptr %6, i64 %26
  %28 = load double, ptr %27, align 8
  %29 = fadd double %28, %25
  store double %29, ptr %27, align 8
  %30 = add nuw nsw i64 %17, 1
  %31 = icmp eq i64 %30, %9
  br i1 %31, label %.loopexit.loopexit, label %16
}

define noalias noundef ptr @enzyme_build.rule.dsyr2_.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, double noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef readnone %15, ptr noundef %16, i32 noundef %17, i32 noundef %18) {
  %20 = alloca i32, align 4
  %21 = alloca double, align 8
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca double, align 8
  %25 = alloca i32, align 4
  %26 = alloca i8, align 1
  %27 = alloca i32, align 4
  %28 = alloca double, align 8
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca double, align 8
  %32 = alloca i32, align 4
  %33 = alloca i8, align 1
  %34 = alloca i32, align 4
  %35 = alloca double, align 8
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  %38 = alloca i32, align 4
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  %41 = and i32 %2, -33
  %42 = icmp eq i32 %41, 85
  %43 = icmp eq i32 %2, 121
  %44 = or i1 %43, %42
  %45 = icmp ne i32 %1, 102
  %46 = xor i1 %45, %44
  %47 = or i32 %13, %6
  %48 = and i32 %47, 1
  %49 = icmp eq i32 %48, 0
  %50 = and i32 %9, 2
  %51 = sext i32 %3 to i64
  %52 = or i32 %9, %6
  %53 = and i32 %52, 1
  %54 = icmp eq i32 %53, 0
  %55 = and i32 %13, 2
  %56 = icmp eq i32 %50, 0
  %57 = or i1 %56, %49
  %58 = select i1 %57, ptr %7, ptr %0
  %59 = select i1 %57, i32 %10, i32 1
  %60 = select i1 %57, i64 0, i64 %51
  %61 = getelementptr inbounds double, ptr %0, i64 %60
  %62 = icmp eq i32 %55, 0
  %63 = or i1 %54, %62
  %64 = select i1 %63, i32 %14, i32 1
  %65 = select i1 %63, ptr %11, ptr %61
  %66 = icmp eq ptr %16, null
  br i1 %66, label %105, label %67

67:
  %68 = icmp ne ptr %5, null
  %69 = icmp ne ptr %8, null
  %70 = or i1 %68, %69
  br i1 %70, label %71, label %90

71:
  %72 = tail call i64 @llvm.smax.i64(i64 %51, i64 1)
  %73 = shl nuw nsw i64 %72, 3
  %74 = tail call ptr @enzyme_build.tape.new(i64 noundef %73)
  tail call fastcc void @enzyme_build.dense.d_fill(i32 noundef 1, i32 noundef %3, ptr noundef %74, i32 noundef 1)
  call void @llvm.lifetime.start.p0(ptr nonnull %20)
  call void @llvm.lifetime.start.p0(ptr nonnull %21)
  call void @llvm.lifetime.start.p0(ptr nonnull %22)
  call void @llvm.lifetime.start.p0(ptr nonnull %23)
  call void @llvm.lifetime.start.p0(ptr nonnull %24)
  call void @llvm.lifetime.start.p0(ptr nonnull %25)
  store i32 %3, ptr %20, align 4
  store double 1.000000e+00, ptr %21, align 8
  store i32 %18, ptr %22, align 4
  store i32 %64, ptr %23, align 4
  store double 1.000000e+00, ptr %24, align 8
  store i32 1, ptr %25, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %26)
  %75 = select i1 %46, i8 85, i8 76
  store i8 %75, ptr %26, align 1
  call void @dsymv_(ptr noundef nonnull %26, ptr noundef nonnull %20, ptr noundef nonnull %21, ptr noundef nonnull %16, ptr noundef nonnull %22, ptr noundef %65, ptr noundef nonnull %23, ptr noundef nonnull %24, ptr noundef %74, ptr noundef nonnull %25, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %26)
  call void @llvm.lifetime.end.p0(ptr nonnull %20)
  call void @llvm.lifetime.end.p0(ptr nonnull %21)
  call void @llvm.lifetime.end.p0(ptr nonnull %22)
  call void @llvm.lifetime.end.p0(ptr nonnull %23)
  call void @llvm.lifetime.end.p0(ptr nonnull %24)
  call void @llvm.lifetime.end.p0(ptr nonnull %25)
  %76 = icmp slt i32 %64, 0
  %77 = sub nsw i64 1, %51
  %78 = sext i32 %64 to i64
  %79 = mul nsw i64 %77, %78
  %80 = select i1 %76, i64 %79, i64 0
  %81 = getelementptr inbounds double, ptr %65, i64 %80
  call fastcc void @enzyme_build.dense.d_add_diagonal(i32 noundef %3, double noundef 1.000000e+00, ptr noundef %16, i32 noundef %18, ptr noundef %81, i32 noundef %64, ptr noundef %74, i32 noundef 1)
  br i1 %68, label %82, label %86

82:
  call void @llvm.lifetime.start.p0(ptr nonnull %38)
  call void @llvm.lifetime.start.p0(ptr nonnull %39)
  call void @llvm.lifetime.start.p0(ptr nonnull %40)
  store i32 %3, ptr %38, align 4
  store i32 1, ptr %39, align 4
  store i32 %59, ptr %40, align 4
  %83 = call double @ddot_(ptr noundef nonnull %38, ptr noundef %74, ptr noundef nonnull %39, ptr noundef %58, ptr noundef nonnull %40)
  call void @llvm.lifetime.end.p0(ptr nonnull %38)
  call void @llvm.lifetime.end.p0(ptr nonnull %39)
  call void @llvm.lifetime.end.p0(ptr nonnull %40)
  %84 = load double, ptr %5, align 8
  %85 = fadd double %83, %84
  store double %85, ptr %5, align 8
  br label %86

86:
  %87 = icmp eq ptr %8, null
  br i1 %87, label %89, label %88

88:
  call void @llvm.lifetime.start.p0(ptr nonnull %34)
  call void @llvm.lifetime.start.p0(ptr nonnull %35)
  call void @llvm.lifetime.start.p0(ptr nonnull %36)
  call void @llvm.lifetime.start.p0(ptr nonnull %37)
  store i32 %3, ptr %34, align 4
  store double %4, ptr %35, align 8
  store i32 1, ptr %36, align 4
  store i32 %10, ptr %37, align 4
  call void @daxpy_(ptr noundef nonnull %34, ptr noundef nonnull %35, ptr noundef %74, ptr noundef nonnull %36, ptr noundef nonnull %8, ptr noundef nonnull %37)
  call void @llvm.lifetime.end.p0(ptr nonnull %34)
  call void @llvm.lifetime.end.p0(ptr nonnull %35)
  call void @llvm.lifetime.end.p0(ptr nonnull %36)
  call void @llvm.lifetime.end.p0(ptr nonnull %37)
  br label %89

89:
  call void @enzyme_build.tape.free(ptr noundef %74)
  br label %90

90:
  %91 = icmp eq ptr %12, null
  br i1 %91, label %105, label %92

92:
  call void @llvm.lifetime.start.p0(ptr nonnull %27)
  call void @llvm.lifetime.start.p0(ptr nonnull %28)
  call void @llvm.lifetime.start.p0(ptr nonnull %29)
  call void @llvm.lifetime.start.p0(ptr nonnull %30)
  call void @llvm.lifetime.start.p0(ptr nonnull %31)
  call void @llvm.lifetime.start.p0(ptr nonnull %32)
  store i32 %3, ptr %27, align 4
  store double %4, ptr %28, align 8
  store i32 %18, ptr %29, align 4
  store i32 %59, ptr %30, align 4
  store double 1.000000e+00, ptr %31, align 8
  store i32 %14, ptr %32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %33)
  %93 = select i1 %46, i8 85, i8 76
  store i8 %93, ptr %33, align 1
  call void @dsymv_(ptr noundef nonnull %33, ptr noundef nonnull %27, ptr noundef nonnull %28, ptr noundef nonnull %16, ptr noundef nonnull %29, ptr noundef %58, ptr noundef nonnull %30, ptr noundef nonnull %31, ptr noundef nonnull %12, ptr noundef nonnull %32, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %33)
  call void @llvm.lifetime.end.p0(ptr nonnull %27)
  call void @llvm.lifetime.end.p0(ptr nonnull %28)
  call void @llvm.lifetime.end.p0(ptr nonnull %29)
  call void @llvm.lifetime.end.p0(ptr nonnull %30)
  call void @llvm.lifetime.end.p0(ptr nonnull %31)
  call void @llvm.lifetime.end.p0(ptr nonnull %32)
  %94 = icmp slt i32 %59, 0
  %95 = sub nsw i64 1, %51
  %96 = sext i32 %59 to i64
  %97 = mul nsw i64 %95, %96
  %98 = select i1 %94, i64 %97, i64 0
  %99 = getelementptr inbounds double, ptr %58, i64 %98
  %100 = icmp slt i32 %14, 0
  %101 = sext i32 %14 to i64
  %102 = mul nsw i64 %95, %101
  %103 = select i1 %100, i64 %102, i64 0
  %104 = getelementptr inbounds double, ptr %12, i64 %103
  call fastcc void @enzyme_build.dense.d_add_diagonal(i32 noundef %3, double noundef %4, ptr noundef %16, i32 noundef %18, ptr noundef %99, i32 noundef %59, ptr noundef nonnull %104, i32 noundef %14)
  br label %105

105:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.dtrmv_.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef %11, i32 noundef %12, i32 noundef %13) {
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i8, align 1
  %19 = alloca i8, align 1
  %20 = alloca i8, align 1
  %21 = icmp eq i32 %1, 102
  %22 = and i32 %2, -33
  %23 = icmp ne i32 %22, 85
  %24 = icmp ne i32 %2, 121
  %25 = and i1 %24, %23
  %26 = xor i1 %21, %25
  %27 = and i32 %3, -33
  %28 = and i32 %3, -2
  %29 = icmp ne i32 %27, 67
  %30 = icmp ne i32 %28, 112
  %31 = and i1 %29, %30
  %32 = icmp ne i32 %27, 84
  %33 = and i1 %32, %31
  %34 = xor i1 %21, %33
  %35 = and i32 %4, -33
  %36 = icmp ne i32 %35, 85
  %37 = icmp ne i32 %4, 132
  %38 = and i1 %37, %36
  %39 = and i32 %12, 1
  %40 = icmp eq i32 %39, 0
  %41 = and i32 %8, 2
  %42 = sext i32 %5 to i64
  %43 = icmp eq i32 %41, 0
  %44 = or i1 %43, %40
  %45 = tail call i32 @llvm.smax.i32(i32 %5, i32 1)
  %46 = select i1 %44, ptr %6, ptr %0
  %47 = select i1 %44, i32 %9, i32 %45
  %48 = and i32 %8, 1
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %52

50:
  %51 = icmp eq ptr %11, null
  br i1 %51, label %91, label %57

52:
  %53 = mul nsw i64 %42, %42
  %54 = select i1 %44, i64 0, i64 %53
  %55 = getelementptr inbounds nuw double, ptr %0, i64 %54
  %56 = icmp eq ptr %11, null
  br i1 %56, label %91, label %63

57:
  %58 = icmp slt i32 %13, 0
  br i1 %58, label %59, label %63

59:
  %60 = sub nsw i64 1, %42
  %61 = sext i32 %13 to i64
  %62 = mul nsw i64 %60, %61
  br label %63

63:
  %64 = phi i32 [ %13, %59 ], [ %13, %57 ], [ 1, %52 ]
  %65 = phi ptr [ %10, %59 ], [ %10, %57 ], [ %55, %52 ]
  %66 = phi i64 [ %62, %59 ], [ 0, %57 ], [ 0, %52 ]
  %67 = getelementptr inbounds double, ptr %65, i64 %66
  %68 = icmp slt i32 %13, 0
  %69 = sub nsw i64 1, %42
  %70 = sext i32 %13 to i64
  %71 = mul nsw i64 %69, %70
  %72 = select i1 %68, i64 %71, i64 0
  %73 = getelementptr inbounds double, ptr %11, i64 %72
  %74 = icmp eq ptr %7, null
  %75 = or i1 %74, %34
  br i1 %75, label %80, label %76

76:
  %77 = select i1 %38, i32 1, i32 3
  %78 = select i1 %38, i32 2, i32 4
  %79 = select i1 %26, i32 %77, i32 %78
  tail call fastcc void @enzyme_build.dense.d_add_outer(i32 noundef %79, i32 noundef %5, double noundef 1.000000e+00, ptr noundef %73, i32 noundef %13, ptr noundef %67, i32 noundef %64, ptr noundef nonnull %7, i32 noundef %9)
  br label %80

80:
  %81 = icmp ne ptr %7, null
  %82 = and i1 %81, %34
  br i1 %82, label %83, label %87

83:
  %84 = select i1 %38, i32 1, i32 3
  %85 = select i1 %38, i32 2, i32 4
  %86 = select i1 %26, i32 %84, i32 %85
  tail call fastcc void @enzyme_build.dense.d_add_outer(i32 noundef %86, i32 noundef %5, double noundef 1.000000e+00, ptr noundef %67, i32 noundef %64, ptr noundef %73, i32 noundef %13, ptr noundef nonnull %7, i32 noundef %9)
  br label %87

87:
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  store i32 %5, ptr %15, align 4
  store i32 %47, ptr %16, align 4
  store i32 %13, ptr %17, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %18)
  %88 = select i1 %26, i8 85, i8 76
  store i8 %88, ptr %18, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %19)
  %89 = select i1 %34, i8 78, i8 84
  store i8 %89, ptr %19, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %20)
  %90 = select i1 %38, i8 78, i8 85
  store i8 %90, ptr %20, align 1
  call void @dtrmv_(ptr noundef nonnull %18, ptr noundef nonnull %19, ptr noundef nonnull %20, ptr noundef nonnull %15, ptr noundef %46, ptr noundef nonnull %16, ptr noundef nonnull %11, ptr noundef nonnull %17, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %20)
  call void @llvm.lifetime.end.p0(ptr nonnull %19)
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  br label %91

91:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.dtrsv_.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef %11, i32 noundef %12, i32 noundef %13) {
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i8, align 1
  %19 = alloca i8, align 1
  %20 = alloca i8, align 1
  %21 = icmp eq i32 %1, 102
  %22 = and i32 %3, -33
  %23 = icmp eq i32 %22, 84
  %24 = icmp eq i32 %22, 67
  %25 = and i32 %3, -2
  %26 = icmp eq i32 %25, 112
  %27 = or i1 %24, %26
  %28 = or i1 %23, %27
  %29 = xor i1 %21, %28
  %30 = and i32 %12, 1
  %31 = icmp eq i32 %30, 0
  %32 = and i32 %8, 2
  %33 = sext i32 %5 to i64
  %34 = mul nsw i64 %33, %33
  %35 = and i32 %8, 1
  %36 = icmp eq i32 %35, 0
  %37 = and i32 %12, 2
  %38 = icmp eq i32 %32, 0
  %39 = or i1 %38, %31
  %40 = select i1 %39, i64 0, i64 %34
  %41 = getelementptr inbounds nuw double, ptr %0, i64 %40
  %42 = icmp eq i32 %37, 0
  %43 = or i1 %36, %42
  %44 = select i1 %43, i32 %13, i32 1
  %45 = select i1 %43, ptr %10, ptr %41
  %46 = icmp eq ptr %11, null
  br i1 %46, label %81, label %47

47:
  %48 = tail call i32 @llvm.smax.i32(i32 %5, i32 1)
  %49 = select i1 %39, i32 %9, i32 %48
  %50 = select i1 %39, ptr %6, ptr %0
  %51 = and i32 %4, -33
  %52 = icmp ne i32 %51, 85
  %53 = icmp ne i32 %4, 132
  %54 = and i1 %53, %52
  %55 = and i32 %2, -33
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  store i32 %5, ptr %15, align 4
  store i32 %49, ptr %16, align 4
  store i32 %13, ptr %17, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %18)
  %56 = icmp eq i32 %55, 85
  %57 = icmp eq i32 %2, 121
  %58 = or i1 %57, %56
  %59 = xor i1 %21, %58
  %60 = select i1 %59, i8 76, i8 85
  store i8 %60, ptr %18, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %19)
  %61 = select i1 %29, i8 84, i8 78
  store i8 %61, ptr %19, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %20)
  %62 = select i1 %54, i8 78, i8 85
  store i8 %62, ptr %20, align 1
  call void @dtrsv_(ptr noundef nonnull %18, ptr noundef nonnull %19, ptr noundef nonnull %20, ptr noundef nonnull %15, ptr noundef %50, ptr noundef nonnull %16, ptr noundef nonnull %11, ptr noundef nonnull %17, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %20)
  call void @llvm.lifetime.end.p0(ptr nonnull %19)
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  %63 = icmp eq ptr %7, null
  br i1 %63, label %81, label %64

64:
  %65 = icmp slt i32 %44, 0
  %66 = sub nsw i64 1, %33
  %67 = sext i32 %44 to i64
  %68 = mul nsw i64 %66, %67
  %69 = select i1 %65, i64 %68, i64 0
  %70 = getelementptr inbounds double, ptr %45, i64 %69
  %71 = icmp slt i32 %13, 0
  %72 = sext i32 %13 to i64
  %73 = mul nsw i64 %66, %72
  %74 = select i1 %71, i64 %73, i64 0
  %75 = getelementptr inbounds double, ptr %11, i64 %74
  %76 = select i1 %54, i32 1, i32 3
  %77 = select i1 %54, i32 2, i32 4
  %78 = select i1 %59, i32 %77, i32 %76
  br i1 %29, label %79, label %80

79:
  call fastcc void @enzyme_build.dense.d_add_outer(i32 noundef %78, i32 noundef %5, double noundef -1.000000e+00, ptr noundef nonnull %75, i32 noundef %13, ptr noundef %70, i32 noundef %44, ptr noundef nonnull %7, i32 noundef %9)
  br label %81

80:
  call fastcc void @enzyme_build.dense.d_add_outer(i32 noundef %78, i32 noundef %5, double noundef -1.000000e+00, ptr noundef %70, i32 noundef %44, ptr noundef nonnull %75, i32 noundef %13, ptr noundef nonnull %7, i32 noundef %9)
  br label %81

81:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.dgemm_.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, double noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12, i32 noundef %13, ptr noundef %14, ptr noundef %15, i32 noundef %16, i32 noundef %17, double noundef %18, ptr noundef %19, i32 noundef %20, ptr noundef readonly %21, ptr noundef %22, i32 noundef %23, i32 noundef %24) {
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca double, align 8
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca double, align 8
  %33 = alloca i32, align 4
  %34 = alloca i8, align 1
  %35 = alloca i8, align 1
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  %38 = alloca i32, align 4
  %39 = alloca double, align 8
  %40 = alloca i32, align 4
  %41 = alloca i32, align 4
  %42 = alloca double, align 8
  %43 = alloca i32, align 4
  %44 = alloca i8, align 1
  %45 = alloca i8, align 1
  %46 = alloca i32, align 4
  %47 = alloca i32, align 4
  %48 = alloca i32, align 4
  %49 = alloca double, align 8
  %50 = alloca i32, align 4
  %51 = alloca i32, align 4
  %52 = alloca double, align 8
  %53 = alloca i32, align 4
  %54 = alloca i8, align 1
  %55 = alloca i8, align 1
  %56 = alloca i32, align 4
  %57 = alloca i32, align 4
  %58 = alloca i32, align 4
  %59 = alloca double, align 8
  %60 = alloca i32, align 4
  %61 = alloca i32, align 4
  %62 = alloca double, align 8
  %63 = alloca i32, align 4
  %64 = alloca i8, align 1
  %65 = alloca i8, align 1
  %66 = alloca i32, align 4
  %67 = alloca i32, align 4
  %68 = alloca i32, align 4
  %69 = alloca double, align 8
  %70 = alloca i32, align 4
  %71 = alloca i32, align 4
  %72 = alloca double, align 8
  %73 = alloca i32, align 4
  %74 = alloca i8, align 1
  %75 = alloca i8, align 1
  %76 = and i32 %2, -33
  %77 = icmp eq i32 %76, 84
  %78 = icmp eq i32 %76, 67
  %79 = and i32 %2, -2
  %80 = icmp eq i32 %79, 112
  %81 = or i1 %78, %80
  %82 = or i1 %77, %81
  %83 = zext i1 %82 to i32
  %84 = and i32 %3, -33
  %85 = icmp eq i32 %84, 84
  %86 = icmp eq i32 %84, 67
  %87 = and i32 %3, -2
  %88 = icmp eq i32 %87, 112
  %89 = or i1 %86, %88
  %90 = or i1 %85, %89
  %91 = zext i1 %90 to i32
  %92 = or i32 %16, %9
  %93 = and i32 %92, 1
  %94 = or i32 %12, %9
  %95 = and i32 %94, 1
  %96 = icmp eq i32 %1, 101
  br i1 %96, label %97, label %98

97:
  br label %98

98:
  %99 = phi ptr [ %14, %97 ], [ %10, %25 ]
  %100 = phi ptr [ %15, %97 ], [ %11, %25 ]
  %101 = phi i32 [ %16, %97 ], [ %12, %25 ]
  %102 = phi i32 [ %17, %97 ], [ %13, %25 ]
  %103 = phi i32 [ %13, %97 ], [ %17, %25 ]
  %104 = phi i32 [ %12, %97 ], [ %16, %25 ]
  %105 = phi ptr [ %11, %97 ], [ %15, %25 ]
  %106 = phi ptr [ %10, %97 ], [ %14, %25 ]
  %107 = phi i32 [ %93, %97 ], [ %95, %25 ]
  %108 = phi i32 [ %95, %97 ], [ %93, %25 ]
  %109 = phi i32 [ %83, %97 ], [ %91, %25 ]
  %110 = phi i32 [ %91, %97 ], [ %83, %25 ]
  %111 = phi i32 [ %4, %97 ], [ %5, %25 ]
  %112 = phi i32 [ %5, %97 ], [ %4, %25 ]
  %113 = icmp ne i32 %110, 0
  %114 = select i1 %113, i32 %6, i32 %112
  %115 = select i1 %113, i32 %112, i32 %6
  %116 = icmp eq i32 %108, 0
  %117 = and i32 %101, 2
  %118 = sext i32 %114 to i64
  %119 = sext i32 %115 to i64
  %120 = mul nsw i64 %118, %119
  %121 = icmp ne i32 %109, 0
  %122 = select i1 %121, i32 %111, i32 %6
  %123 = select i1 %121, i32 %6, i32 %111
  %124 = icmp eq i32 %107, 0
  %125 = and i32 %104, 2
  %126 = sext i32 %122 to i64
  %127 = sext i32 %123 to i64
  %128 = mul nsw i64 %126, %127
  %129 = sext i32 %112 to i64
  %130 = sext i32 %111 to i64
  %131 = mul nsw i64 %129, %130
  %132 = icmp eq i32 %117, 0
  %133 = or i1 %132, %116
  %134 = tail call i32 @llvm.smax.i32(i32 %114, i32 1)
  %135 = select i1 %133, ptr %99, ptr %0
  %136 = select i1 %133, i32 %102, i32 %134
  %137 = select i1 %133, i64 0, i64 %120
  %138 = getelementptr inbounds double, ptr %0, i64 %137
  %139 = icmp eq i32 %125, 0
  %140 = or i1 %139, %124
  %141 = tail call i32 @llvm.smax.i32(i32 %122, i32 1)
  %142 = select i1 %140, i32 %103, i32 %141
  %143 = select i1 %140, ptr %106, ptr %138
  %144 = select i1 %140, i64 0, i64 %128
  %145 = getelementptr inbounds double, ptr %138, i64 %144
  %146 = and i32 %20, 1
  %147 = icmp eq i32 %146, 0
  %148 = tail call i32 @llvm.smax.i32(i32 %112, i32 1)
  %149 = select i1 %147, i32 %24, i32 %148
  %150 = select i1 %147, ptr %21, ptr %145
  %151 = icmp eq ptr %22, null
  br i1 %151, label %196, label %152

152:
  %153 = icmp eq ptr %8, null
  br i1 %153, label %165, label %154

154:
  %155 = tail call i64 @llvm.smax.i64(i64 %131, i64 1)
  %156 = shl nsw i64 %155, 3
  %157 = tail call ptr @enzyme_build.tape.new(i64 noundef %156)
  tail call fastcc void @enzyme_build.dense.d_fill(i32 noundef %112, i32 noundef %111, ptr noundef %157, i32 noundef %148)
  call void @llvm.lifetime.start.p0(ptr nonnull %26)
  call void @llvm.lifetime.start.p0(ptr nonnull %27)
  call void @llvm.lifetime.start.p0(ptr nonnull %28)
  call void @llvm.lifetime.start.p0(ptr nonnull %29)
  call void @llvm.lifetime.start.p0(ptr nonnull %30)
  call void @llvm.lifetime.start.p0(ptr nonnull %31)
  call void @llvm.lifetime.start.p0(ptr nonnull %32)
  call void @llvm.lifetime.start.p0(ptr nonnull %33)
  store i32 %112, ptr %26, align 4
  store i32 %111, ptr %27, align 4
  store i32 %6, ptr %28, align 4
  store double 1.000000e+00, ptr %29, align 8
  store i32 %136, ptr %30, align 4
  store i32 %142, ptr %31, align 4
  store double 1.000000e+00, ptr %32, align 8
  store i32 %148, ptr %33, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %34)
  %158 = icmp eq i32 %110, 0
  %159 = select i1 %158, i8 78, i8 84
  store i8 %159, ptr %34, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %35)
  %160 = icmp eq i32 %109, 0
  %161 = select i1 %160, i8 78, i8 84
  store i8 %161, ptr %35, align 1
  call void @dgemm_(ptr noundef nonnull %34, ptr noundef nonnull %35, ptr noundef nonnull %26, ptr noundef nonnull %27, ptr noundef nonnull %28, ptr noundef nonnull %29, ptr noundef %135, ptr noundef nonnull %30, ptr noundef %143, ptr noundef nonnull %31, ptr noundef nonnull %32, ptr noundef %157, ptr noundef nonnull %33, i64 noundef 1, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %35)
  call void @llvm.lifetime.end.p0(ptr nonnull %34)
  call void @llvm.lifetime.end.p0(ptr nonnull %26)
  call void @llvm.lifetime.end.p0(ptr nonnull %27)
  call void @llvm.lifetime.end.p0(ptr nonnull %28)
  call void @llvm.lifetime.end.p0(ptr nonnull %29)
  call void @llvm.lifetime.end.p0(ptr nonnull %30)
  call void @llvm.lifetime.end.p0(ptr nonnull %31)
  call void @llvm.lifetime.end.p0(ptr nonnull %32)
  call void @llvm.lifetime.end.p0(ptr nonnull %33)
  %162 = call fastcc double @enzyme_build.dense.d_inner(i32 noundef %112, i32 noundef %111, ptr noundef %157, i32 noundef %148, ptr noundef nonnull %22, i32 noundef %24)
  %163 = load double, ptr %8, align 8
  %164 = fadd double %162, %163
  store double %164, ptr %8, align 8
  call void @enzyme_build.tape.free(ptr noundef %157)
  br label %165

165:
  %166 = icmp eq ptr %100, null
  %167 = or i1 %166, %113
  br i1 %167, label %170, label %168

168:
  call void @llvm.lifetime.start.p0(ptr nonnull %36)
  call void @llvm.lifetime.start.p0(ptr nonnull %37)
  call void @llvm.lifetime.start.p0(ptr nonnull %38)
  call void @llvm.lifetime.start.p0(ptr nonnull %39)
  call void @llvm.lifetime.start.p0(ptr nonnull %40)
  call void @llvm.lifetime.start.p0(ptr nonnull %41)
  call void @llvm.lifetime.start.p0(ptr nonnull %42)
  call void @llvm.lifetime.start.p0(ptr nonnull %43)
  store i32 %112, ptr %36, align 4
  store i32 %6, ptr %37, align 4
  store i32 %111, ptr %38, align 4
  store double %7, ptr %39, align 8
  store i32 %24, ptr %40, align 4
  store i32 %142, ptr %41, align 4
  store double 1.000000e+00, ptr %42, align 8
  store i32 %102, ptr %43, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %44)
  store i8 78, ptr %44, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %45)
  %169 = select i1 %121, i8 78, i8 84
  store i8 %169, ptr %45, align 1
  call void @dgemm_(ptr noundef nonnull %44, ptr noundef nonnull %45, ptr noundef nonnull %36, ptr noundef nonnull %37, ptr noundef nonnull %38, ptr noundef nonnull %39, ptr noundef nonnull %22, ptr noundef nonnull %40, ptr noundef %143, ptr noundef nonnull %41, ptr noundef nonnull %42, ptr noundef nonnull %100, ptr noundef nonnull %43, i64 noundef 1, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %45)
  call void @llvm.lifetime.end.p0(ptr nonnull %44)
  call void @llvm.lifetime.end.p0(ptr nonnull %36)
  call void @llvm.lifetime.end.p0(ptr nonnull %37)
  call void @llvm.lifetime.end.p0(ptr nonnull %38)
  call void @llvm.lifetime.end.p0(ptr nonnull %39)
  call void @llvm.lifetime.end.p0(ptr nonnull %40)
  call void @llvm.lifetime.end.p0(ptr nonnull %41)
  call void @llvm.lifetime.end.p0(ptr nonnull %42)
  call void @llvm.lifetime.end.p0(ptr nonnull %43)
  br label %176

170:
  %171 = icmp ne ptr %100, null
  %172 = and i1 %171, %113
  br i1 %172, label %173, label %176

173:
  call void @llvm.lifetime.start.p0(ptr nonnull %46)
  call void @llvm.lifetime.start.p0(ptr nonnull %47)
  call void @llvm.lifetime.start.p0(ptr nonnull %48)
  call void @llvm.lifetime.start.p0(ptr nonnull %49)
  call void @llvm.lifetime.start.p0(ptr nonnull %50)
  call void @llvm.lifetime.start.p0(ptr nonnull %51)
  call void @llvm.lifetime.start.p0(ptr nonnull %52)
  call void @llvm.lifetime.start.p0(ptr nonnull %53)
  store i32 %6, ptr %46, align 4
  store i32 %112, ptr %47, align 4
  store i32 %111, ptr %48, align 4
  store double %7, ptr %49, align 8
  store i32 %142, ptr %50, align 4
  store i32 %24, ptr %51, align 4
  store double 1.000000e+00, ptr %52, align 8
  store i32 %102, ptr %53, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %54)
  %174 = icmp eq i32 %109, 0
  %175 = select i1 %174, i8 78, i8 84
  store i8 %175, ptr %54, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %55)
  store i8 84, ptr %55, align 1
  call void @dgemm_(ptr noundef nonnull %54, ptr noundef nonnull %55, ptr noundef nonnull %46, ptr noundef nonnull %47, ptr noundef nonnull %48, ptr noundef nonnull %49, ptr noundef %143, ptr noundef nonnull %50, ptr noundef nonnull %22, ptr noundef nonnull %51, ptr noundef nonnull %52, ptr noundef nonnull %100, ptr noundef nonnull %53, i64 noundef 1, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %55)
  call void @llvm.lifetime.end.p0(ptr nonnull %54)
  call void @llvm.lifetime.end.p0(ptr nonnull %46)
  call void @llvm.lifetime.end.p0(ptr nonnull %47)
  call void @llvm.lifetime.end.p0(ptr nonnull %48)
  call void @llvm.lifetime.end.p0(ptr nonnull %49)
  call void @llvm.lifetime.end.p0(ptr nonnull %50)
  call void @llvm.lifetime.end.p0(ptr nonnull %51)
  call void @llvm.lifetime.end.p0(ptr nonnull %52)
  call void @llvm.lifetime.end.p0(ptr nonnull %53)
  br label %176

176:
  %177 = icmp eq ptr %105, null
  %178 = or i1 %177, %121
  br i1 %178, label %181, label %179

179:
  call void @llvm.lifetime.start.p0(ptr nonnull %56)
  call void @llvm.lifetime.start.p0(ptr nonnull %57)
  call void @llvm.lifetime.start.p0(ptr nonnull %58)
  call void @llvm.lifetime.start.p0(ptr nonnull %59)
  call void @llvm.lifetime.start.p0(ptr nonnull %60)
  call void @llvm.lifetime.start.p0(ptr nonnull %61)
  call void @llvm.lifetime.start.p0(ptr nonnull %62)
  call void @llvm.lifetime.start.p0(ptr nonnull %63)
  store i32 %6, ptr %56, align 4
  store i32 %111, ptr %57, align 4
  store i32 %112, ptr %58, align 4
  store double %7, ptr %59, align 8
  store i32 %136, ptr %60, align 4
  store i32 %24, ptr %61, align 4
  store double 1.000000e+00, ptr %62, align 8
  store i32 %103, ptr %63, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %64)
  %180 = select i1 %113, i8 78, i8 84
  store i8 %180, ptr %64, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %65)
  store i8 78, ptr %65, align 1
  call void @dgemm_(ptr noundef nonnull %64, ptr noundef nonnull %65, ptr noundef nonnull %56, ptr noundef nonnull %57, ptr noundef nonnull %58, ptr noundef nonnull %59, ptr noundef %135, ptr noundef nonnull %60, ptr noundef nonnull %22, ptr noundef nonnull %61, ptr noundef nonnull %62, ptr noundef nonnull %105, ptr noundef nonnull %63, i64 noundef 1, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %65)
  call void @llvm.lifetime.end.p0(ptr nonnull %64)
  call void @llvm.lifetime.end.p0(ptr nonnull %56)
  call void @llvm.lifetime.end.p0(ptr nonnull %57)
  call void @llvm.lifetime.end.p0(ptr nonnull %58)
  call void @llvm.lifetime.end.p0(ptr nonnull %59)
  call void @llvm.lifetime.end.p0(ptr nonnull %60)
  call void @llvm.lifetime.end.p0(ptr nonnull %61)
  call void @llvm.lifetime.end.p0(ptr nonnull %62)
  call void @llvm.lifetime.end.p0(ptr nonnull %63)
  br label %187

181:
  %182 = icmp ne ptr %105, null
  %183 = and i1 %182, %121
  br i1 %183, label %184, label %187

184:
  call void @llvm.lifetime.start.p0(ptr nonnull %66)
  call void @llvm.lifetime.start.p0(ptr nonnull %67)
  call void @llvm.lifetime.start.p0(ptr nonnull %68)
  call void @llvm.lifetime.start.p0(ptr nonnull %69)
  call void @llvm.lifetime.start.p0(ptr nonnull %70)
  call void @llvm.lifetime.start.p0(ptr nonnull %71)
  call void @llvm.lifetime.start.p0(ptr nonnull %72)
  call void @llvm.lifetime.start.p0(ptr nonnull %73)
  store i32 %111, ptr %66, align 4
  store i32 %6, ptr %67, align 4
  store i32 %112, ptr %68, align 4
  store double %7, ptr %69, align 8
  store i32 %24, ptr %70, align 4
  store i32 %136, ptr %71, align 4
  store double 1.000000e+00, ptr %72, align 8
  store i32 %103, ptr %73, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %74)
  store i8 84, ptr %74, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %75)
  %185 = icmp eq i32 %110, 0
  %186 = select i1 %185, i8 78, i8 84
  store i8 %186, ptr %75, align 1
  call void @dgemm_(ptr noundef nonnull %74, ptr noundef nonnull %75, ptr noundef nonnull %66, ptr noundef nonnull %67, ptr noundef nonnull %68, ptr noundef nonnull %69, ptr noundef nonnull %22, ptr noundef nonnull %70, ptr noundef %135, ptr noundef nonnull %71, ptr noundef nonnull %72, ptr noundef nonnull %105, ptr noundef nonnull %73, i64 noundef 1, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %75)
  call void @llvm.lifetime.end.p0(ptr nonnull %74)
  call void @llvm.lifetime.end.p0(ptr nonnull %66)
  call void @llvm.lifetime.end.p0(ptr nonnull %67)
  call void @llvm.lifetime.end.p0(ptr nonnull %68)
  call void @llvm.lifetime.end.p0(ptr nonnull %69)
  call void @llvm.lifetime.end.p0(ptr nonnull %70)
  call void @llvm.lifetime.end.p0(ptr nonnull %71)
  call void @llvm.lifetime.end.p0(ptr nonnull %72)
  call void @llvm.lifetime.end.p0(ptr nonnull %73)
  br label %187

187:
  %188 = icmp ne ptr %19, null
  %189 = fcmp une double %18, 0.000000e+00
  %190 = and i1 %189, %188
  br i1 %190, label %191, label %195

191:
  %192 = call fastcc double @enzyme_build.dense.d_inner(i32 noundef %112, i32 noundef %111, ptr noundef %150, i32 noundef %149, ptr noundef nonnull %22, i32 noundef %24)
  %193 = load double, ptr %19, align 8
  %194 = fadd double %192, %193
  store double %194, ptr %19, align 8
  br label %195

195:
  call fastcc void @enzyme_build.dense.d_scale(i32 noundef %112, i32 noundef %111, double noundef %18, ptr noundef nonnull %22, i32 noundef %24)
  br label %196

196:
  ret ptr null
}

define internal fastcc double @enzyme_build.dense.d_inner(i32 noundef %0, i32 noundef %1, ptr noundef readonly %2, i32 noundef %3, ptr noundef nonnull readonly %4, i32 noundef %5) {
  %7 = sext i32 %1 to i64
  %8 = icmp sgt i32 %1, 0
  br i1 %8, label %9, label %.loopexit1

9:
  %10 = sext i32 %0 to i64
  %11 = icmp sgt i32 %0, 0
  %12 = sext i32 %3 to i64
  %13 = sext i32 %5 to i64
  br label %15

.loopexit1.loopexit:
  %.lcssa8 = phi double [ %23, %.loopexit ]
  br label %.loopexit1

.loopexit1:
  %14 = phi double [ 0.000000e+00, %6 ], [ %.lcssa8, %.loopexit1.loopexit ]
  ret double %14

15:
  %16 = phi double [ 0.000000e+00, %9 ], [ %23, %.loopexit ]
  %17 = phi i64 [ 0, %9 ], [ %24, %.loopexit ]
  br i1 %11, label %18, label %.loopexit

18:
  %19 = mul nsw i64 %17, %12
  %20 = getelementptr double, ptr %2, i64 %19
  %21 = mul nsw i64 %17, %13
  %22 = getelementptr double, ptr %4, i64 %21
  br label %26

.loopexit.loopexit:
  %.lcssa = phi double [ %34, %26 ]
  br label %.loopexit

.loopexit:
  %23 = phi double [ %16, %15 ], [ %.lcssa, %.loopexit.loopexit ]
  %24 = add nuw nsw i64 %17, 1
  %25 = icmp eq i64 %24, %7
  br i1 %25, label %.loopexit1.loopexit, label %15

26:
  %27 = phi double [ %16, %18 ], [ %34, %26 ]
  %28 = phi i64 [ 0, %18 ], [ %35, %26 ]
  %29 = getelementptr double, ptr %20, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = getelementptr double, ptr %22, i64 %28
  %32 = load double, ptr %31, align 8
  %33 = fmul double %30, %32
  %34 = fadd double %27, %33
  %35 = add nuw nsw i64 %28, 1
  %36 = icmp eq i64 %35, %10
  br i1 %36, label %.loopexit.loopexit, label %26
}

define ptr @enzyme_build.rule.cblas_ddot.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef readonly %3, ptr noundef readnone %4, i32 noundef %5, i32 noundef %6, ptr noundef readonly %7, ptr noundef readnone %8, i32 noundef %9, i32 noundef %10, ptr noundef readnone %11) {
  %13 = and i32 %9, 1
  %14 = icmp eq i32 %13, 0
  %15 = and i32 %5, 2
  %16 = select i1 %14, i32 0, i32 %15
  %17 = icmp ne i32 %16, 0
  %18 = icmp sgt i32 %2, 0
  %19 = and i1 %18, %17
  %20 = sext i32 %2 to i64
  %21 = select i1 %19, i64 %20, i64 0
  %22 = and i32 %5, 1
  %23 = icmp eq i32 %22, 0
  %24 = and i32 %9, 2
  %25 = select i1 %23, i32 0, i32 %24
  %26 = icmp ne i32 %25, 0
  %27 = and i1 %18, %26
  %28 = select i1 %27, i64 %20, i64 0
  %29 = add nsw i64 %21, %28
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %54, label %31

31:
  %32 = tail call i64 @llvm.smax.i64(i64 %29, i64 1)
  %33 = shl nuw nsw i64 %32, 3
  %34 = tail call ptr @enzyme_build.tape.new(i64 noundef %33)
  %35 = icmp eq i32 %16, 0
  br i1 %35, label %44, label %36

36:
  %37 = icmp slt i32 %6, 0
  %38 = sub nsw i64 1, %20
  %39 = sext i32 %6 to i64
  %40 = mul nsw i64 %38, %39
  %41 = select i1 %37, i64 %40, i64 0
  %42 = getelementptr inbounds double, ptr %3, i64 %41
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef 1, i32 noundef %2, ptr noundef %42, i32 noundef %6, ptr noundef %34, i32 noundef 1)
  %43 = getelementptr inbounds double, ptr %34, i64 %20
  br label %44

44:
  %45 = phi ptr [ %43, %36 ], [ %34, %31 ]
  %46 = icmp eq i32 %25, 0
  br i1 %46, label %54, label %47

47:
  %48 = icmp slt i32 %10, 0
  %49 = sub nsw i64 1, %20
  %50 = sext i32 %10 to i64
  %51 = mul nsw i64 %49, %50
  %52 = select i1 %48, i64 %51, i64 0
  %53 = getelementptr inbounds double, ptr %7, i64 %52
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef 1, i32 noundef %2, ptr noundef %53, i32 noundef %10, ptr noundef %45, i32 noundef 1)
  br label %54

54:
  %55 = phi ptr [ null, %12 ], [ %34, %44 ], [ %34, %47 ]
  ret ptr %55
}

define noundef ptr @enzyme_build.rule.cblas_dnrm2.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef readonly %3, ptr noundef readnone %4, i32 noundef %5, i32 noundef %6, ptr noundef readnone %7) {
  %9 = and i32 %5, 2
  %10 = icmp eq i32 %9, 0
  %11 = icmp slt i32 %2, 1
  %12 = or i1 %11, %10
  br i1 %12, label %23, label %13

13:
  %14 = zext nneg i32 %2 to i64
  %15 = shl nuw nsw i64 %14, 3
  %16 = tail call ptr @enzyme_build.tape.new(i64 noundef %15)
  %17 = icmp slt i32 %6, 0
  %18 = sub nsw i64 1, %14
  %19 = sext i32 %6 to i64
  %20 = mul nsw i64 %18, %19
  %21 = select i1 %17, i64 %20, i64 0
  %22 = getelementptr inbounds double, ptr %3, i64 %21
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef 1, i32 noundef %2, ptr noundef %22, i32 noundef %6, ptr noundef %16, i32 noundef 1)
  br label %23

23:
  %24 = phi ptr [ null, %8 ], [ %16, %13 ]
  ret ptr %24
}

define noundef ptr @enzyme_build.rule.cblas_dasum.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef readonly %3, ptr noundef readnone %4, i32 noundef %5, i32 noundef %6, ptr noundef readnone %7) {
  %9 = and i32 %5, 2
  %10 = icmp eq i32 %9, 0
  %11 = icmp slt i32 %2, 1
  %12 = or i1 %11, %10
  br i1 %12, label %23, label %13

13:
  %14 = zext nneg i32 %2 to i64
  %15 = shl nuw nsw i64 %14, 3
  %16 = tail call ptr @enzyme_build.tape.new(i64 noundef %15)
  %17 = icmp slt i32 %6, 0
  %18 = sub nsw i64 1, %14
  %19 = sext i32 %6 to i64
  %20 = mul nsw i64 %18, %19
  %21 = select i1 %17, i64 %20, i64 0
  %22 = getelementptr inbounds double, ptr %3, i64 %21
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef 1, i32 noundef %2, ptr noundef %22, i32 noundef %6, ptr noundef %16, i32 noundef 1)
  br label %23

23:
  %24 = phi ptr [ null, %8 ], [ %16, %13 ]
  ret ptr %24
}

define noundef ptr @enzyme_build.rule.cblas_dscal.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, double noundef %3, ptr noundef readnone %4, i32 noundef %5, ptr noundef readonly %6, ptr noundef readnone %7, i32 noundef %8, i32 noundef %9) {
  %11 = icmp sgt i32 %9, 0
  %12 = select i1 %11, i32 %2, i32 0
  %13 = and i32 %5, 1
  %14 = icmp eq i32 %13, 0
  %15 = icmp slt i32 %12, 1
  %16 = or i1 %14, %15
  br i1 %16, label %27, label %17

17:
  %18 = zext nneg i32 %12 to i64
  %19 = shl nuw nsw i64 %18, 3
  %20 = tail call ptr @enzyme_build.tape.new(i64 noundef %19)
  %21 = icmp slt i32 %9, 0
  %22 = sub nsw i64 1, %18
  %23 = sext i32 %9 to i64
  %24 = mul nsw i64 %22, %23
  %25 = select i1 %21, i64 %24, i64 0
  %26 = getelementptr inbounds double, ptr %6, i64 %25
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef 1, i32 noundef %12, ptr noundef %26, i32 noundef %9, ptr noundef %20, i32 noundef 1)
  br label %27

27:
  %28 = phi ptr [ null, %10 ], [ %20, %17 ]
  ret ptr %28
}

define noundef ptr @enzyme_build.rule.cblas_daxpy.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, double noundef %3, ptr noundef readnone %4, i32 noundef %5, ptr noundef readonly %6, ptr noundef readnone %7, i32 noundef %8, i32 noundef %9, ptr noundef readnone %10, ptr noundef readnone %11, i32 noundef %12, i32 noundef %13) {
  %15 = icmp ne ptr %6, %10
  %16 = and i32 %5, 1
  %17 = icmp eq i32 %16, 0
  %18 = and i32 %8, 2
  %19 = icmp eq i32 %18, 0
  %20 = and i1 %19, %15
  %21 = or i1 %17, %20
  %22 = icmp slt i32 %2, 1
  %23 = or i1 %22, %21
  br i1 %23, label %34, label %24

24:
  %25 = zext nneg i32 %2 to i64
  %26 = shl nuw nsw i64 %25, 3
  %27 = tail call ptr @enzyme_build.tape.new(i64 noundef %26)
  %28 = icmp slt i32 %9, 0
  %29 = sub nsw i64 1, %25
  %30 = sext i32 %9 to i64
  %31 = mul nsw i64 %29, %30
  %32 = select i1 %28, i64 %31, i64 0
  %33 = getelementptr inbounds double, ptr %6, i64 %32
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef 1, i32 noundef %2, ptr noundef %33, i32 noundef %9, ptr noundef %27, i32 noundef 1)
  br label %34

34:
  %35 = phi ptr [ null, %14 ], [ %27, %24 ]
  ret ptr %35
}

define noalias noundef ptr @enzyme_build.rule.cblas_dcopy.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef readnone %3, ptr noundef readnone %4, i32 noundef %5, i32 noundef %6, ptr noundef readnone %7, ptr noundef readnone %8, i32 noundef %9, i32 noundef %10) {
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_dswap.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef readnone %3, ptr noundef readnone %4, i32 noundef %5, i32 noundef %6, ptr noundef readnone %7, ptr noundef readnone %8, i32 noundef %9, i32 noundef %10) {
  ret ptr null
}

define ptr @enzyme_build.rule.cblas_drot.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef readonly %3, ptr noundef readnone %4, i32 noundef %5, i32 noundef %6, ptr noundef readonly %7, ptr noundef readnone %8, i32 noundef %9, i32 noundef %10, double noundef %11, ptr noundef readnone %12, i32 noundef %13, double noundef %14, ptr noundef readnone %15, i32 noundef %16) {
  %18 = or i32 %16, %13
  %19 = and i32 %18, 1
  %20 = icmp ne i32 %19, 0
  %21 = tail call i32 @llvm.smax.i32(i32 %2, i32 0)
  %22 = select i1 %20, i32 %21, i32 0
  %23 = zext nneg i32 %22 to i64
  %24 = icmp sgt i32 %2, 0
  %25 = sext i32 %2 to i64
  %26 = and i1 %24, %20
  %27 = select i1 %26, i64 %25, i64 0
  %28 = add nsw i64 %27, %23
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %47, label %30

30:
  %31 = tail call i64 @llvm.smax.i64(i64 %28, i64 1)
  %32 = shl nuw nsw i64 %31, 3
  %33 = tail call ptr @enzyme_build.tape.new(i64 noundef %32)
  br i1 %20, label %34, label %47

34:
  %35 = icmp slt i32 %6, 0
  %36 = sub nsw i64 1, %25
  %37 = sext i32 %6 to i64
  %38 = mul nsw i64 %36, %37
  %39 = select i1 %35, i64 %38, i64 0
  %40 = getelementptr inbounds double, ptr %3, i64 %39
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef 1, i32 noundef %2, ptr noundef %40, i32 noundef %6, ptr noundef %33, i32 noundef 1)
  %41 = getelementptr inbounds double, ptr %33, i64 %25
  %42 = icmp slt i32 %10, 0
  %43 = sext i32 %10 to i64
  %44 = mul nsw i64 %36, %43
  %45 = select i1 %42, i64 %44, i64 0
  %46 = getelementptr inbounds double, ptr %7, i64 %45
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef 1, i32 noundef %2, ptr noundef %46, i32 noundef %10, ptr noundef %41, i32 noundef 1)
  br label %47

47:
  %48 = phi ptr [ null, %17 ], [ %33, %30 ], [ %33, %34 ]
  ret ptr %48
}

define ptr @enzyme_build.rule.cblas_dgemv.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, double noundef %5, ptr noundef readnone %6, i32 noundef %7, ptr noundef readonly %8, ptr noundef readnone %9, i32 noundef %10, i32 noundef %11, ptr noundef readonly %12, ptr noundef readnone %13, i32 noundef %14, i32 noundef %15, double noundef %16, ptr noundef readnone %17, i32 noundef %18, ptr noundef readonly %19, ptr noundef readnone %20, i32 noundef %21, i32 noundef %22) {
  %24 = and i32 %2, -33
  %25 = and i32 %2, -2
  %26 = icmp eq i32 %1, 101
  %27 = select i1 %26, i32 %3, i32 %4
  %28 = select i1 %26, i32 %4, i32 %3
  %29 = icmp ne i32 %24, 67
  %30 = icmp ne i32 %25, 112
  %31 = and i1 %29, %30
  %32 = icmp ne i32 %24, 84
  %33 = and i1 %32, %31
  %34 = xor i1 %26, %33
  %35 = select i1 %34, i32 %28, i32 %27
  %36 = select i1 %34, i32 %27, i32 %28
  %37 = or i32 %14, %7
  %38 = and i32 %37, 1
  %39 = icmp eq i32 %38, 0
  %40 = and i32 %10, 2
  %41 = select i1 %39, i32 0, i32 %40
  %42 = icmp ne i32 %41, 0
  %43 = icmp sgt i32 %28, 0
  %44 = and i1 %43, %42
  %45 = icmp sgt i32 %27, 0
  %46 = and i1 %45, %44
  %47 = sext i32 %28 to i64
  %48 = sext i32 %27 to i64
  %49 = mul nsw i64 %47, %48
  %50 = select i1 %46, i64 %49, i64 0
  %51 = or i32 %10, %7
  %52 = and i32 %51, 1
  %53 = icmp eq i32 %52, 0
  %54 = and i32 %14, 2
  %55 = select i1 %53, i32 0, i32 %54
  %56 = icmp ne i32 %55, 0
  %57 = icmp sgt i32 %36, 0
  %58 = and i1 %57, %56
  %59 = sext i32 %36 to i64
  %60 = select i1 %58, i64 %59, i64 0
  %61 = add nsw i64 %50, %60
  %62 = shl i32 %18, 1
  %63 = and i32 %62, 2
  %64 = icmp ne i32 %63, 0
  %65 = icmp sgt i32 %35, 0
  %66 = and i1 %65, %64
  %67 = sext i32 %35 to i64
  %68 = select i1 %66, i64 %67, i64 0
  %69 = add nsw i64 %61, %68
  %70 = icmp eq i64 %69, 0
  br i1 %70, label %100, label %71

71:
  %72 = tail call i64 @llvm.smax.i64(i64 %69, i64 1)
  %73 = shl nsw i64 %72, 3
  %74 = tail call ptr @enzyme_build.tape.new(i64 noundef %73)
  %75 = icmp eq i32 %41, 0
  br i1 %75, label %79, label %76

76:
  %77 = tail call i32 @llvm.smax.i32(i32 %28, i32 1)
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef %28, i32 noundef %27, ptr noundef %8, i32 noundef %11, ptr noundef %74, i32 noundef %77)
  %78 = getelementptr inbounds double, ptr %74, i64 %49
  br label %79

79:
  %80 = phi ptr [ %78, %76 ], [ %74, %71 ]
  %81 = icmp eq i32 %55, 0
  br i1 %81, label %90, label %82

82:
  %83 = icmp slt i32 %15, 0
  %84 = sub nsw i64 1, %59
  %85 = sext i32 %15 to i64
  %86 = mul nsw i64 %84, %85
  %87 = select i1 %83, i64 %86, i64 0
  %88 = getelementptr inbounds double, ptr %12, i64 %87
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef 1, i32 noundef %36, ptr noundef %88, i32 noundef %15, ptr noundef %80, i32 noundef 1)
  %89 = getelementptr inbounds double, ptr %80, i64 %59
  br label %90

90:
  %91 = phi ptr [ %89, %82 ], [ %80, %79 ]
  %92 = icmp eq i32 %63, 0
  br i1 %92, label %100, label %93

93:
  %94 = icmp slt i32 %22, 0
  %95 = sub nsw i64 1, %67
  %96 = sext i32 %22 to i64
  %97 = mul nsw i64 %95, %96
  %98 = select i1 %94, i64 %97, i64 0
  %99 = getelementptr inbounds double, ptr %19, i64 %98
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef 1, i32 noundef %35, ptr noundef %99, i32 noundef %22, ptr noundef %91, i32 noundef 1)
  br label %100

100:
  %101 = phi ptr [ null, %23 ], [ %74, %90 ], [ %74, %93 ]
  ret ptr %101
}

define ptr @enzyme_build.rule.cblas_dger.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, double noundef %4, ptr noundef readnone %5, i32 noundef %6, ptr noundef readonly %7, ptr noundef readnone %8, i32 noundef %9, i32 noundef %10, ptr noundef readonly %11, ptr noundef readnone %12, i32 noundef %13, i32 noundef %14, ptr noundef readnone %15, ptr noundef readnone %16, i32 noundef %17, i32 noundef %18) {
  %20 = or i32 %13, %6
  %21 = and i32 %20, 1
  %22 = or i32 %9, %6
  %23 = and i32 %22, 1
  %24 = icmp eq i32 %1, 101
  br i1 %24, label %25, label %26

25:
  br label %26

26:
  %27 = phi ptr [ %11, %25 ], [ %7, %19 ]
  %28 = phi i32 [ %13, %25 ], [ %9, %19 ]
  %29 = phi i32 [ %14, %25 ], [ %10, %19 ]
  %30 = phi i32 [ %10, %25 ], [ %14, %19 ]
  %31 = phi i32 [ %9, %25 ], [ %13, %19 ]
  %32 = phi ptr [ %7, %25 ], [ %11, %19 ]
  %33 = phi i32 [ %23, %25 ], [ %21, %19 ]
  %34 = phi i32 [ %21, %25 ], [ %23, %19 ]
  %35 = phi i32 [ %2, %25 ], [ %3, %19 ]
  %36 = phi i32 [ %3, %25 ], [ %2, %19 ]
  %37 = icmp eq i32 %33, 0
  %38 = and i32 %28, 2
  %39 = select i1 %37, i32 0, i32 %38
  %40 = icmp ne i32 %39, 0
  %41 = icmp sgt i32 %36, 0
  %42 = and i1 %40, %41
  %43 = sext i32 %36 to i64
  %44 = select i1 %42, i64 %43, i64 0
  %45 = icmp eq i32 %34, 0
  %46 = and i32 %31, 2
  %47 = select i1 %45, i32 0, i32 %46
  %48 = icmp ne i32 %47, 0
  %49 = icmp sgt i32 %35, 0
  %50 = and i1 %49, %48
  %51 = sext i32 %35 to i64
  %52 = select i1 %50, i64 %51, i64 0
  %53 = add nsw i64 %44, %52
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %78, label %55

55:
  %56 = tail call i64 @llvm.smax.i64(i64 %53, i64 1)
  %57 = shl nuw nsw i64 %56, 3
  %58 = tail call ptr @enzyme_build.tape.new(i64 noundef %57)
  %59 = icmp eq i32 %39, 0
  br i1 %59, label %68, label %60

60:
  %61 = icmp slt i32 %29, 0
  %62 = sub nsw i64 1, %43
  %63 = sext i32 %29 to i64
  %64 = mul nsw i64 %62, %63
  %65 = select i1 %61, i64 %64, i64 0
  %66 = getelementptr inbounds double, ptr %27, i64 %65
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef 1, i32 noundef %36, ptr noundef %66, i32 noundef %29, ptr noundef %58, i32 noundef 1)
  %67 = getelementptr inbounds double, ptr %58, i64 %43
  br label %68

68:
  %69 = phi ptr [ %67, %60 ], [ %58, %55 ]
  %70 = icmp eq i32 %47, 0
  br i1 %70, label %78, label %71

71:
  %72 = icmp slt i32 %30, 0
  %73 = sub nsw i64 1, %51
  %74 = sext i32 %30 to i64
  %75 = mul nsw i64 %73, %74
  %76 = select i1 %72, i64 %75, i64 0
  %77 = getelementptr inbounds double, ptr %32, i64 %76
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef 1, i32 noundef %35, ptr noundef %77, i32 noundef %30, ptr noundef %69, i32 noundef 1)
  br label %78

78:
  %79 = phi ptr [ null, %26 ], [ %58, %68 ], [ %58, %71 ]
  ret ptr %79
}

define ptr @enzyme_build.rule.cblas_dsymv.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, double noundef %4, ptr noundef readnone %5, i32 noundef %6, ptr noundef readonly %7, ptr noundef readnone %8, i32 noundef %9, i32 noundef %10, ptr noundef readonly %11, ptr noundef readnone %12, i32 noundef %13, i32 noundef %14, double noundef %15, ptr noundef readnone %16, i32 noundef %17, ptr noundef readonly %18, ptr noundef readnone %19, i32 noundef %20, i32 noundef %21) {
  %23 = or i32 %13, %6
  %24 = and i32 %23, 1
  %25 = icmp eq i32 %24, 0
  %26 = and i32 %9, 2
  %27 = select i1 %25, i32 0, i32 %26
  %28 = icmp ne i32 %27, 0
  %29 = icmp sgt i32 %3, 0
  %30 = and i1 %29, %28
  %31 = sext i32 %3 to i64
  %32 = mul nsw i64 %31, %31
  %33 = select i1 %30, i64 %32, i64 0
  %34 = or i32 %9, %6
  %35 = and i32 %34, 1
  %36 = icmp eq i32 %35, 0
  %37 = and i32 %13, 2
  %38 = select i1 %36, i32 0, i32 %37
  %39 = icmp ne i32 %38, 0
  %40 = and i1 %29, %39
  %41 = select i1 %40, i64 %31, i64 0
  %42 = add nsw i64 %33, %41
  %43 = shl i32 %17, 1
  %44 = and i32 %43, 2
  %45 = icmp ne i32 %44, 0
  %46 = and i1 %29, %45
  %47 = select i1 %46, i64 %31, i64 0
  %48 = add nsw i64 %42, %47
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %79, label %50

50:
  %51 = tail call i64 @llvm.smax.i64(i64 %48, i64 1)
  %52 = shl nsw i64 %51, 3
  %53 = tail call ptr @enzyme_build.tape.new(i64 noundef %52)
  %54 = icmp eq i32 %27, 0
  br i1 %54, label %58, label %55

55:
  %56 = tail call i32 @llvm.smax.i32(i32 %3, i32 1)
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef %3, i32 noundef %3, ptr noundef %7, i32 noundef %10, ptr noundef %53, i32 noundef %56)
  %57 = getelementptr inbounds nuw double, ptr %53, i64 %32
  br label %58

58:
  %59 = phi ptr [ %57, %55 ], [ %53, %50 ]
  %60 = icmp eq i32 %38, 0
  br i1 %60, label %69, label %61

61:
  %62 = icmp slt i32 %14, 0
  %63 = sub nsw i64 1, %31
  %64 = sext i32 %14 to i64
  %65 = mul nsw i64 %63, %64
  %66 = select i1 %62, i64 %65, i64 0
  %67 = getelementptr inbounds double, ptr %11, i64 %66
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef 1, i32 noundef %3, ptr noundef %67, i32 noundef %14, ptr noundef %59, i32 noundef 1)
  %68 = getelementptr inbounds double, ptr %59, i64 %31
  br label %69

69:
  %70 = phi ptr [ %68, %61 ], [ %59, %58 ]
  %71 = icmp eq i32 %44, 0
  br i1 %71, label %79, label %72

72:
  %73 = icmp slt i32 %21, 0
  %74 = sub nsw i64 1, %31
  %75 = sext i32 %21 to i64
  %76 = mul nsw i64 %74, %75
  %77 = select i1 %73, i64 %76, i64 0
  %78 = getelementptr inbounds double, ptr %18, i64 %77
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef 1, i32 noundef %3, ptr noundef %78, i32 noundef %21, ptr noundef %70, i32 noundef 1)
  br label %79

79:
  %80 = phi ptr [ null, %22 ], [ %53, %69 ], [ %53, %72 ]
  ret ptr %80
}

define noundef ptr @enzyme_build.rule.cblas_dsyr.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, double noundef %4, ptr noundef readnone %5, i32 noundef %6, ptr noundef readonly %7, ptr noundef readnone %8, i32 noundef %9, i32 noundef %10, ptr noundef readnone %11, ptr noundef readnone %12, i32 noundef %13, i32 noundef %14) {
  %16 = and i32 %9, 2
  %17 = icmp eq i32 %16, 0
  %18 = icmp slt i32 %3, 1
  %19 = or i1 %18, %17
  br i1 %19, label %30, label %20

20:
  %21 = zext nneg i32 %3 to i64
  %22 = shl nuw nsw i64 %21, 3
  %23 = tail call ptr @enzyme_build.tape.new(i64 noundef %22)
  %24 = icmp slt i32 %10, 0
  %25 = sub nsw i64 1, %21
  %26 = sext i32 %10 to i64
  %27 = mul nsw i64 %25, %26
  %28 = select i1 %24, i64 %27, i64 0
  %29 = getelementptr inbounds double, ptr %7, i64 %28
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef 1, i32 noundef %3, ptr noundef %29, i32 noundef %10, ptr noundef %23, i32 noundef 1)
  br label %30

30:
  %31 = phi ptr [ null, %15 ], [ %23, %20 ]
  ret ptr %31
}

define ptr @enzyme_build.rule.cblas_dsyr2.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, double noundef %4, ptr noundef readnone %5, i32 noundef %6, ptr noundef readonly %7, ptr noundef readnone %8, i32 noundef %9, i32 noundef %10, ptr noundef readonly %11, ptr noundef readnone %12, i32 noundef %13, i32 noundef %14, ptr noundef readnone %15, ptr noundef readnone %16, i32 noundef %17, i32 noundef %18) {
  %20 = or i32 %13, %6
  %21 = and i32 %20, 1
  %22 = icmp eq i32 %21, 0
  %23 = and i32 %9, 2
  %24 = select i1 %22, i32 0, i32 %23
  %25 = icmp ne i32 %24, 0
  %26 = icmp sgt i32 %3, 0
  %27 = and i1 %26, %25
  %28 = sext i32 %3 to i64
  %29 = select i1 %27, i64 %28, i64 0
  %30 = or i32 %9, %6
  %31 = and i32 %30, 1
  %32 = icmp eq i32 %31, 0
  %33 = and i32 %13, 2
  %34 = select i1 %32, i32 0, i32 %33
  %35 = icmp ne i32 %34, 0
  %36 = and i1 %26, %35
  %37 = select i1 %36, i64 %28, i64 0
  %38 = add nsw i64 %29, %37
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %63, label %40

40:
  %41 = tail call i64 @llvm.smax.i64(i64 %38, i64 1)
  %42 = shl nuw nsw i64 %41, 3
  %43 = tail call ptr @enzyme_build.tape.new(i64 noundef %42)
  %44 = icmp eq i32 %24, 0
  br i1 %44, label %53, label %45

45:
  %46 = icmp slt i32 %10, 0
  %47 = sub nsw i64 1, %28
  %48 = sext i32 %10 to i64
  %49 = mul nsw i64 %47, %48
  %50 = select i1 %46, i64 %49, i64 0
  %51 = getelementptr inbounds double, ptr %7, i64 %50
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef 1, i32 noundef %3, ptr noundef %51, i32 noundef %10, ptr noundef %43, i32 noundef 1)
  %52 = getelementptr inbounds double, ptr %43, i64 %28
  br label %53

53:
  %54 = phi ptr [ %52, %45 ], [ %43, %40 ]
  %55 = icmp eq i32 %34, 0
  br i1 %55, label %63, label %56

56:
  %57 = icmp slt i32 %14, 0
  %58 = sub nsw i64 1, %28
  %59 = sext i32 %14 to i64
  %60 = mul nsw i64 %58, %59
  %61 = select i1 %57, i64 %60, i64 0
  %62 = getelementptr inbounds double, ptr %11, i64 %61
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef 1, i32 noundef %3, ptr noundef %62, i32 noundef %14, ptr noundef %54, i32 noundef 1)
  br label %63

63:
  %64 = phi ptr [ null, %19 ], [ %43, %53 ], [ %43, %56 ]
  ret ptr %64
}

define ptr @enzyme_build.rule.cblas_dtrmv.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef readonly %6, ptr noundef readnone %7, i32 noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readnone %11, i32 noundef %12, i32 noundef %13) {
  %15 = and i32 %12, 1
  %16 = icmp eq i32 %15, 0
  %17 = and i32 %8, 2
  %18 = select i1 %16, i32 0, i32 %17
  %19 = icmp ne i32 %18, 0
  %20 = icmp sgt i32 %5, 0
  %21 = and i1 %20, %19
  %22 = sext i32 %5 to i64
  %23 = mul nsw i64 %22, %22
  %24 = select i1 %21, i64 %23, i64 0
  %25 = shl i32 %8, 1
  %26 = and i32 %25, 2
  %27 = icmp ne i32 %26, 0
  %28 = and i1 %20, %27
  %29 = select i1 %28, i64 %22, i64 0
  %30 = add nsw i64 %24, %29
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %50, label %32

32:
  %33 = tail call i64 @llvm.smax.i64(i64 %30, i64 1)
  %34 = shl nsw i64 %33, 3
  %35 = tail call ptr @enzyme_build.tape.new(i64 noundef %34)
  %36 = icmp eq i32 %18, 0
  br i1 %36, label %40, label %37

37:
  %38 = tail call i32 @llvm.smax.i32(i32 %5, i32 1)
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef %5, i32 noundef %5, ptr noundef %6, i32 noundef %9, ptr noundef %35, i32 noundef %38)
  %39 = getelementptr inbounds nuw double, ptr %35, i64 %23
  br label %40

40:
  %41 = phi ptr [ %39, %37 ], [ %35, %32 ]
  %42 = icmp eq i32 %26, 0
  br i1 %42, label %50, label %43

43:
  %44 = icmp slt i32 %13, 0
  %45 = sub nsw i64 1, %22
  %46 = sext i32 %13 to i64
  %47 = mul nsw i64 %45, %46
  %48 = select i1 %44, i64 %47, i64 0
  %49 = getelementptr inbounds double, ptr %10, i64 %48
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef 1, i32 noundef %5, ptr noundef %49, i32 noundef %13, ptr noundef %41, i32 noundef 1)
  br label %50

50:
  %51 = phi ptr [ null, %14 ], [ %35, %40 ], [ %35, %43 ]
  ret ptr %51
}

define ptr @enzyme_build.rule.cblas_dtrsv.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef readonly %6, ptr noundef readnone %7, i32 noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readnone %11, i32 noundef %12, i32 noundef %13) {
  %15 = and i32 %12, 1
  %16 = icmp eq i32 %15, 0
  %17 = and i32 %8, 2
  %18 = select i1 %16, i32 0, i32 %17
  %19 = icmp ne i32 %18, 0
  %20 = icmp sgt i32 %5, 0
  %21 = and i1 %20, %19
  %22 = sext i32 %5 to i64
  %23 = mul nsw i64 %22, %22
  %24 = select i1 %21, i64 %23, i64 0
  %25 = and i32 %8, 1
  %26 = icmp eq i32 %25, 0
  %27 = and i32 %12, 2
  %28 = select i1 %26, i32 0, i32 %27
  %29 = icmp ne i32 %28, 0
  %30 = and i1 %20, %29
  %31 = select i1 %30, i64 %22, i64 0
  %32 = add nsw i64 %24, %31
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %52, label %34

34:
  %35 = tail call i64 @llvm.smax.i64(i64 %32, i64 1)
  %36 = shl nsw i64 %35, 3
  %37 = tail call ptr @enzyme_build.tape.new(i64 noundef %36)
  %38 = icmp eq i32 %18, 0
  br i1 %38, label %42, label %39

39:
  %40 = tail call i32 @llvm.smax.i32(i32 %5, i32 1)
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef %5, i32 noundef %5, ptr noundef %6, i32 noundef %9, ptr noundef %37, i32 noundef %40)
  %41 = getelementptr inbounds nuw double, ptr %37, i64 %23
  br label %42

42:
  %43 = phi ptr [ %41, %39 ], [ %37, %34 ]
  %44 = icmp eq i32 %28, 0
  br i1 %44, label %52, label %45

45:
  %46 = icmp slt i32 %13, 0
  %47 = sub nsw i64 1, %22
  %48 = sext i32 %13 to i64
  %49 = mul nsw i64 %47, %48
  %50 = select i1 %46, i64 %49, i64 0
  %51 = getelementptr inbounds double, ptr %10, i64 %50
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef 1, i32 noundef %5, ptr noundef %51, i32 noundef %13, ptr noundef %43, i32 noundef 1)
  br label %52

52:
  %53 = phi ptr [ null, %14 ], [ %37, %42 ], [ %37, %45 ]
  ret ptr %53
}

define ptr @enzyme_build.rule.cblas_dgemm.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, double noundef %7, ptr noundef readnone %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readnone %11, i32 noundef %12, i32 noundef %13, ptr noundef readonly %14, ptr noundef readnone %15, i32 noundef %16, i32 noundef %17, double noundef %18, ptr noundef readnone %19, i32 noundef %20, ptr noundef readonly %21, ptr noundef readnone %22, i32 noundef %23, i32 noundef %24) {
  %26 = and i32 %2, -33
  %27 = icmp eq i32 %26, 84
  %28 = icmp eq i32 %26, 67
  %29 = and i32 %2, -2
  %30 = icmp eq i32 %29, 112
  %31 = or i1 %28, %30
  %32 = or i1 %27, %31
  %33 = zext i1 %32 to i32
  %34 = and i32 %3, -33
  %35 = icmp eq i32 %34, 84
  %36 = icmp eq i32 %34, 67
  %37 = and i32 %3, -2
  %38 = icmp eq i32 %37, 112
  %39 = or i1 %36, %38
  %40 = or i1 %35, %39
  %41 = zext i1 %40 to i32
  %42 = or i32 %16, %9
  %43 = and i32 %42, 1
  %44 = or i32 %12, %9
  %45 = and i32 %44, 1
  %46 = icmp eq i32 %1, 101
  br i1 %46, label %47, label %48

47:
  br label %48

48:
  %49 = phi ptr [ %14, %47 ], [ %10, %25 ]
  %50 = phi i32 [ %16, %47 ], [ %12, %25 ]
  %51 = phi i32 [ %17, %47 ], [ %13, %25 ]
  %52 = phi i32 [ %13, %47 ], [ %17, %25 ]
  %53 = phi i32 [ %12, %47 ], [ %16, %25 ]
  %54 = phi ptr [ %10, %47 ], [ %14, %25 ]
  %55 = phi i32 [ %33, %47 ], [ %41, %25 ]
  %56 = phi i32 [ %45, %47 ], [ %43, %25 ]
  %57 = phi i32 [ %43, %47 ], [ %45, %25 ]
  %58 = phi i32 [ %41, %47 ], [ %33, %25 ]
  %59 = phi i32 [ %4, %47 ], [ %5, %25 ]
  %60 = phi i32 [ %5, %47 ], [ %4, %25 ]
  %61 = icmp eq i32 %58, 0
  %62 = select i1 %61, i32 %60, i32 %6
  %63 = select i1 %61, i32 %6, i32 %60
  %64 = icmp eq i32 %56, 0
  %65 = and i32 %50, 2
  %66 = select i1 %64, i32 0, i32 %65
  %67 = icmp ne i32 %66, 0
  %68 = icmp sgt i32 %62, 0
  %69 = and i1 %67, %68
  %70 = icmp sgt i32 %63, 0
  %71 = and i1 %70, %69
  %72 = sext i32 %62 to i64
  %73 = sext i32 %63 to i64
  %74 = mul nsw i64 %72, %73
  %75 = select i1 %71, i64 %74, i64 0
  %76 = icmp eq i32 %55, 0
  %77 = select i1 %76, i32 %6, i32 %59
  %78 = select i1 %76, i32 %59, i32 %6
  %79 = icmp eq i32 %57, 0
  %80 = and i32 %53, 2
  %81 = select i1 %79, i32 0, i32 %80
  %82 = icmp ne i32 %81, 0
  %83 = icmp sgt i32 %77, 0
  %84 = and i1 %82, %83
  %85 = icmp sgt i32 %78, 0
  %86 = and i1 %85, %84
  %87 = sext i32 %77 to i64
  %88 = sext i32 %78 to i64
  %89 = mul nsw i64 %87, %88
  %90 = select i1 %86, i64 %89, i64 0
  %91 = shl i32 %20, 1
  %92 = and i32 %91, 2
  %93 = icmp ne i32 %92, 0
  %94 = icmp sgt i32 %60, 0
  %95 = and i1 %93, %94
  %96 = icmp sgt i32 %59, 0
  %97 = and i1 %96, %95
  %98 = zext nneg i32 %60 to i64
  %99 = zext nneg i32 %59 to i64
  %100 = mul nuw nsw i64 %98, %99
  %101 = select i1 %97, i64 %100, i64 0
  %102 = add i64 %101, %90
  %103 = add i64 %102, %75
  %104 = icmp eq i64 %103, 0
  br i1 %104, label %124, label %105

105:
  %106 = tail call i64 @llvm.smax.i64(i64 %103, i64 1)
  %107 = shl nsw i64 %106, 3
  %108 = tail call ptr @enzyme_build.tape.new(i64 noundef %107)
  %109 = icmp eq i32 %66, 0
  br i1 %109, label %113, label %110

110:
  %111 = tail call i32 @llvm.smax.i32(i32 %62, i32 1)
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef %62, i32 noundef %63, ptr noundef %49, i32 noundef %51, ptr noundef %108, i32 noundef %111)
  %112 = getelementptr inbounds double, ptr %108, i64 %74
  br label %113

113:
  %114 = phi ptr [ %112, %110 ], [ %108, %105 ]
  %115 = icmp eq i32 %81, 0
  br i1 %115, label %119, label %116

116:
  %117 = tail call i32 @llvm.smax.i32(i32 %77, i32 1)
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef %77, i32 noundef %78, ptr noundef %54, i32 noundef %52, ptr noundef %114, i32 noundef %117)
  %118 = getelementptr inbounds double, ptr %114, i64 %89
  br label %119

119:
  %120 = phi ptr [ %118, %116 ], [ %114, %113 ]
  %121 = icmp eq i32 %92, 0
  br i1 %121, label %124, label %122

122:
  %123 = tail call i32 @llvm.smax.i32(i32 %60, i32 1)
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef %60, i32 noundef %59, ptr noundef %21, i32 noundef %24, ptr noundef %120, i32 noundef %123)
  br label %124

124:
  %125 = phi ptr [ null, %48 ], [ %108, %119 ], [ %108, %122 ]
  ret ptr %125
}

define noalias noundef ptr @enzyme_build.rule.cblas_ddot.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11) {
  %13 = icmp eq ptr %4, null
  br i1 %13, label %16, label %14

14:
  %15 = tail call double @cblas_ddot(i32 noundef %2, ptr noundef nonnull %4, i32 noundef %6, ptr noundef %7, i32 noundef %10)
  br label %16

16:
  %17 = phi double [ %15, %14 ], [ 0.000000e+00, %12 ]
  store double %17, ptr %11, align 8
  %18 = icmp eq ptr %8, null
  br i1 %18, label %23, label %19

19:
  %20 = tail call double @cblas_ddot(i32 noundef %2, ptr noundef %3, i32 noundef %6, ptr noundef nonnull %8, i32 noundef %10)
  %21 = load double, ptr %11, align 8
  %22 = fadd double %20, %21
  store double %22, ptr %11, align 8
  br label %23

23:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_dnrm2.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef writeonly %7) {
  %9 = tail call double @cblas_dnrm2(i32 noundef %2, ptr noundef %3, i32 noundef %6)
  %10 = icmp ne ptr %4, null
  %11 = fcmp ogt double %9, 0.000000e+00
  %12 = select i1 %10, i1 %11, i1 false
  br i1 %12, label %13, label %16

13:
  %14 = tail call double @cblas_ddot(i32 noundef %2, ptr noundef %3, i32 noundef %6, ptr noundef nonnull %4, i32 noundef %6)
  %15 = fdiv double %14, %9
  br label %16

16:
  %17 = phi double [ %15, %13 ], [ 0.000000e+00, %8 ]
  store double %17, ptr %7, align 8
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_dasum.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef readonly %3, ptr noundef readonly %4, i32 noundef %5, i32 noundef %6, ptr noundef writeonly %7) {
  %9 = sext i32 %2 to i64
  store double 0.000000e+00, ptr %7, align 8
  %10 = icmp eq ptr %4, null
  br i1 %10, label %.loopexit, label %11

11:
  %12 = icmp slt i32 %6, 0
  %13 = sub nsw i64 1, %9
  %14 = sext i32 %6 to i64
  %15 = mul nsw i64 %13, %14
  %16 = select i1 %12, i64 %15, i64 0
  %17 = getelementptr inbounds double, ptr %3, i64 %16
  %18 = getelementptr inbounds double, ptr %4, i64 %16
  %19 = icmp sgt i32 %2, 0
  br i1 %19, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.preheader:
  %20 = phi double [ %30, %.preheader ], [ 0.000000e+00, %.preheader.preheader ]
  %21 = phi i64 [ %31, %.preheader ], [ 0, %.preheader.preheader ]
  %22 = mul nsw i64 %21, %14
  %23 = getelementptr inbounds double, ptr %17, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = fcmp olt double %24, 0.000000e+00
  %26 = getelementptr inbounds double, ptr %18, i64 %22
  %27 = load double, ptr %26, align 8
  %28 = fneg double %27
  %29 = select i1 %25, double %28, double %27
  %30 = fadd double %20, %29
  store double %30, ptr %7, align 8
  %31 = add nuw nsw i64 %21, 1
  %32 = icmp eq i64 %31, %9
  br i1 %32, label %.loopexit.loopexit, label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_dscal.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, double noundef %3, ptr noundef readonly %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9) {
  %11 = icmp sgt i32 %9, 0
  %12 = select i1 %11, i32 %2, i32 0
  %13 = icmp eq ptr %7, null
  br i1 %13, label %19, label %14

14:
  %15 = icmp eq ptr %4, null
  br i1 %15, label %18, label %16

16:
  %17 = load double, ptr %4, align 8
  tail call fastcc void @enzyme_build.dense.d_scale(i32 noundef 1, i32 noundef %12, double noundef %3, ptr noundef nonnull %7, i32 noundef %9)
  tail call void @cblas_daxpy(i32 noundef %12, double noundef %17, ptr noundef %6, i32 noundef %9, ptr noundef nonnull %7, i32 noundef %9)
  br label %19

18:
  tail call fastcc void @enzyme_build.dense.d_scale(i32 noundef 1, i32 noundef %12, double noundef %3, ptr noundef nonnull %7, i32 noundef %9)
  br label %19

19:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_daxpy.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, double noundef %3, ptr noundef readonly %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef readnone %10, ptr noundef %11, i32 noundef %12, i32 noundef %13) {
  %15 = icmp eq ptr %11, null
  br i1 %15, label %26, label %16

16:
  %17 = icmp eq ptr %4, null
  br i1 %17, label %20, label %18

18:
  %19 = load double, ptr %4, align 8
  br label %20

20:
  %21 = phi double [ %19, %18 ], [ 0.000000e+00, %16 ]
  %22 = icmp eq ptr %7, null
  br i1 %22, label %24, label %23

23:
  tail call void @cblas_daxpy(i32 noundef %2, double noundef %3, ptr noundef nonnull %7, i32 noundef %9, ptr noundef nonnull %11, i32 noundef %13)
  br label %24

24:
  br i1 %17, label %26, label %25

25:
  tail call void @cblas_daxpy(i32 noundef %2, double noundef %21, ptr noundef %6, i32 noundef %9, ptr noundef nonnull %11, i32 noundef %13)
  br label %26

26:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_dcopy.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef readnone %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef readnone %7, ptr noundef %8, i32 noundef %9, i32 noundef %10) {
  %12 = icmp eq ptr %8, null
  %13 = icmp eq ptr %4, %8
  %14 = or i1 %12, %13
  br i1 %14, label %19, label %15

15:
  %16 = tail call i32 @llvm.abs.i32(i32 %10, i1 true)
  tail call fastcc void @enzyme_build.dense.d_fill(i32 noundef 1, i32 noundef %2, ptr noundef nonnull %8, i32 noundef %16)
  %17 = icmp eq ptr %4, null
  br i1 %17, label %19, label %18

18:
  tail call void @cblas_daxpy(i32 noundef %2, double noundef 1.000000e+00, ptr noundef nonnull %4, i32 noundef %6, ptr noundef nonnull %8, i32 noundef %10)
  br label %19

19:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_dswap.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef readnone %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef readnone %7, ptr noundef %8, i32 noundef %9, i32 noundef %10) {
  %12 = icmp ne ptr %4, null
  %13 = icmp ne ptr %8, null
  %14 = and i1 %12, %13
  br i1 %14, label %15, label %16

15:
  tail call void @cblas_dswap(i32 noundef %2, ptr noundef nonnull %4, i32 noundef %6, ptr noundef nonnull %8, i32 noundef %10)
  br label %22

16:
  br i1 %12, label %17, label %19

17:
  %18 = tail call i32 @llvm.abs.i32(i32 %6, i1 true)
  tail call fastcc void @enzyme_build.dense.d_fill(i32 noundef 1, i32 noundef %2, ptr noundef nonnull %4, i32 noundef %18)
  br label %22

19:
  br i1 %13, label %20, label %22

20:
  %21 = tail call i32 @llvm.abs.i32(i32 %10, i1 true)
  tail call fastcc void @enzyme_build.dense.d_fill(i32 noundef 1, i32 noundef %2, ptr noundef nonnull %8, i32 noundef %21)
  br label %22

22:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_drot.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, double noundef %11, ptr noundef readonly %12, i32 noundef %13, double noundef %14, ptr noundef readonly %15, i32 noundef %16) {
  %18 = icmp ne ptr %4, null
  %19 = icmp ne ptr %8, null
  %20 = and i1 %18, %19
  br i1 %20, label %21, label %22

21:
  tail call void @cblas_drot(i32 noundef %2, ptr noundef nonnull %4, i32 noundef %6, ptr noundef nonnull %8, i32 noundef %10, double noundef %11, double noundef %14)
  br label %30

22:
  br i1 %18, label %23, label %25

23:
  %24 = tail call i32 @llvm.abs.i32(i32 %6, i1 true)
  tail call fastcc void @enzyme_build.dense.d_scale(i32 noundef 1, i32 noundef %2, double noundef %11, ptr noundef nonnull %4, i32 noundef %24)
  br label %30

25:
  br i1 %19, label %26, label %28

26:
  %27 = tail call i32 @llvm.abs.i32(i32 %10, i1 true)
  tail call fastcc void @enzyme_build.dense.d_scale(i32 noundef 1, i32 noundef %2, double noundef %11, ptr noundef nonnull %8, i32 noundef %27)
  br label %28

28:
  %29 = icmp ne ptr %12, null
  br label %35

30:
  %31 = icmp ne ptr %12, null
  %32 = and i1 %18, %31
  br i1 %32, label %33, label %35

33:
  %34 = load double, ptr %12, align 8
  tail call void @cblas_daxpy(i32 noundef %2, double noundef %34, ptr noundef %3, i32 noundef %6, ptr noundef nonnull %4, i32 noundef %6)
  br label %35

35:
  %36 = phi i1 [ %29, %28 ], [ true, %33 ], [ %31, %30 ]
  %37 = and i1 %19, %36
  br i1 %37, label %38, label %40

38:
  %39 = load double, ptr %12, align 8
  tail call void @cblas_daxpy(i32 noundef %2, double noundef %39, ptr noundef %7, i32 noundef %10, ptr noundef nonnull %8, i32 noundef %10)
  br label %40

40:
  %41 = icmp ne ptr %15, null
  %42 = and i1 %18, %41
  br i1 %42, label %43, label %45

43:
  %44 = load double, ptr %15, align 8
  tail call void @cblas_daxpy(i32 noundef %2, double noundef %44, ptr noundef %7, i32 noundef %10, ptr noundef nonnull %4, i32 noundef %6)
  br label %45

45:
  %46 = and i1 %19, %41
  br i1 %46, label %47, label %50

47:
  %48 = load double, ptr %15, align 8
  %49 = fneg double %48
  tail call void @cblas_daxpy(i32 noundef %2, double noundef %49, ptr noundef %3, i32 noundef %6, ptr noundef nonnull %8, i32 noundef %10)
  br label %50

50:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_dgemv.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, double noundef %5, ptr noundef readonly %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, i32 noundef %10, i32 noundef %11, ptr noundef %12, ptr noundef %13, i32 noundef %14, i32 noundef %15, double noundef %16, ptr noundef readonly %17, i32 noundef %18, ptr noundef %19, ptr noundef %20, i32 noundef %21, i32 noundef %22) {
  %24 = and i32 %2, -33
  %25 = and i32 %2, -2
  %26 = icmp eq i32 %1, 101
  %27 = select i1 %26, i32 %3, i32 %4
  %28 = select i1 %26, i32 %4, i32 %3
  %29 = icmp ne i32 %24, 67
  %30 = icmp ne i32 %25, 112
  %31 = and i1 %29, %30
  %32 = icmp ne i32 %24, 84
  %33 = and i1 %32, %31
  %34 = xor i1 %26, %33
  %35 = select i1 %34, i32 %28, i32 %27
  %36 = icmp eq ptr %20, null
  br i1 %36, label %57, label %37

37:
  %38 = tail call i32 @llvm.abs.i32(i32 %22, i1 true)
  tail call fastcc void @enzyme_build.dense.d_scale(i32 noundef 1, i32 noundef %35, double noundef %16, ptr noundef nonnull %20, i32 noundef %38)
  %39 = icmp ne ptr %17, null
  %40 = fcmp une double %16, 0.000000e+00
  %41 = and i1 %40, %39
  br i1 %41, label %42, label %44

42:
  %43 = load double, ptr %17, align 8
  tail call void @cblas_daxpy(i32 noundef %35, double noundef %43, ptr noundef %19, i32 noundef %22, ptr noundef nonnull %20, i32 noundef %22)
  br label %44

44:
  %45 = icmp eq ptr %6, null
  br i1 %45, label %49, label %46

46:
  %47 = load double, ptr %6, align 8
  %48 = select i1 %34, i32 111, i32 112
  tail call void @cblas_dgemv(i32 noundef 102, i32 noundef %48, i32 noundef %28, i32 noundef %27, double noundef %47, ptr noundef %8, i32 noundef %11, ptr noundef %12, i32 noundef %15, double noundef 1.000000e+00, ptr noundef nonnull %20, i32 noundef %22)
  br label %49

49:
  %50 = icmp eq ptr %9, null
  br i1 %50, label %53, label %51

51:
  %52 = select i1 %34, i32 111, i32 112
  tail call void @cblas_dgemv(i32 noundef 102, i32 noundef %52, i32 noundef %28, i32 noundef %27, double noundef %5, ptr noundef nonnull %9, i32 noundef %11, ptr noundef %12, i32 noundef %15, double noundef 1.000000e+00, ptr noundef nonnull %20, i32 noundef %22)
  br label %53

53:
  %54 = icmp eq ptr %13, null
  br i1 %54, label %57, label %55

55:
  %56 = select i1 %34, i32 111, i32 112
  tail call void @cblas_dgemv(i32 noundef 102, i32 noundef %56, i32 noundef %28, i32 noundef %27, double noundef %5, ptr noundef %8, i32 noundef %11, ptr noundef nonnull %13, i32 noundef %15, double noundef 1.000000e+00, ptr noundef nonnull %20, i32 noundef %22)
  br label %57

57:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_dger.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, double noundef %4, ptr noundef readonly %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef readnone %15, ptr noundef %16, i32 noundef %17, i32 noundef %18) {
  %20 = icmp eq i32 %1, 101
  br i1 %20, label %21, label %22

21:
  br label %22

22:
  %23 = phi ptr [ %11, %21 ], [ %7, %19 ]
  %24 = phi ptr [ %12, %21 ], [ %8, %19 ]
  %25 = phi i32 [ %14, %21 ], [ %10, %19 ]
  %26 = phi i32 [ %10, %21 ], [ %14, %19 ]
  %27 = phi ptr [ %8, %21 ], [ %12, %19 ]
  %28 = phi ptr [ %7, %21 ], [ %11, %19 ]
  %29 = phi i32 [ %2, %21 ], [ %3, %19 ]
  %30 = phi i32 [ %3, %21 ], [ %2, %19 ]
  %31 = icmp eq ptr %16, null
  br i1 %31, label %42, label %32

32:
  %33 = icmp eq ptr %5, null
  br i1 %33, label %36, label %34

34:
  %35 = load double, ptr %5, align 8
  tail call void @cblas_dger(i32 noundef 102, i32 noundef %30, i32 noundef %29, double noundef %35, ptr noundef %23, i32 noundef %25, ptr noundef %28, i32 noundef %26, ptr noundef nonnull %16, i32 noundef %18)
  br label %36

36:
  %37 = icmp eq ptr %24, null
  br i1 %37, label %39, label %38

38:
  tail call void @cblas_dger(i32 noundef 102, i32 noundef %30, i32 noundef %29, double noundef %4, ptr noundef nonnull %24, i32 noundef %25, ptr noundef %28, i32 noundef %26, ptr noundef nonnull %16, i32 noundef %18)
  br label %39

39:
  %40 = icmp eq ptr %27, null
  br i1 %40, label %42, label %41

41:
  tail call void @cblas_dger(i32 noundef 102, i32 noundef %30, i32 noundef %29, double noundef %4, ptr noundef %23, i32 noundef %25, ptr noundef nonnull %27, i32 noundef %26, ptr noundef nonnull %16, i32 noundef %18)
  br label %42

42:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_dsymv.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, double noundef %4, ptr noundef readonly %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, double noundef %15, ptr noundef readonly %16, i32 noundef %17, ptr noundef %18, ptr noundef %19, i32 noundef %20, i32 noundef %21) {
  %23 = and i32 %2, -33
  %24 = icmp eq i32 %23, 85
  %25 = icmp eq i32 %2, 121
  %26 = or i1 %25, %24
  %27 = icmp ne i32 %1, 102
  %28 = xor i1 %27, %26
  %29 = icmp eq ptr %19, null
  br i1 %29, label %50, label %30

30:
  %31 = tail call i32 @llvm.abs.i32(i32 %21, i1 true)
  tail call fastcc void @enzyme_build.dense.d_scale(i32 noundef 1, i32 noundef %3, double noundef %15, ptr noundef nonnull %19, i32 noundef %31)
  %32 = icmp ne ptr %16, null
  %33 = fcmp une double %15, 0.000000e+00
  %34 = and i1 %33, %32
  br i1 %34, label %35, label %37

35:
  %36 = load double, ptr %16, align 8
  tail call void @cblas_daxpy(i32 noundef %3, double noundef %36, ptr noundef %18, i32 noundef %21, ptr noundef nonnull %19, i32 noundef %21)
  br label %37

37:
  %38 = icmp eq ptr %5, null
  br i1 %38, label %42, label %39

39:
  %40 = load double, ptr %5, align 8
  %41 = select i1 %28, i32 121, i32 122
  tail call void @cblas_dsymv(i32 noundef 102, i32 noundef %41, i32 noundef %3, double noundef %40, ptr noundef %7, i32 noundef %10, ptr noundef %11, i32 noundef %14, double noundef 1.000000e+00, ptr noundef nonnull %19, i32 noundef %21)
  br label %42

42:
  %43 = icmp eq ptr %8, null
  br i1 %43, label %46, label %44

44:
  %45 = select i1 %28, i32 121, i32 122
  tail call void @cblas_dsymv(i32 noundef 102, i32 noundef %45, i32 noundef %3, double noundef %4, ptr noundef nonnull %8, i32 noundef %10, ptr noundef %11, i32 noundef %14, double noundef 1.000000e+00, ptr noundef nonnull %19, i32 noundef %21)
  br label %46

46:
  %47 = icmp eq ptr %12, null
  br i1 %47, label %50, label %48

48:
  %49 = select i1 %28, i32 121, i32 122
  tail call void @cblas_dsymv(i32 noundef 102, i32 noundef %49, i32 noundef %3, double noundef %4, ptr noundef %7, i32 noundef %10, ptr noundef nonnull %12, i32 noundef %14, double noundef 1.000000e+00, ptr noundef nonnull %19, i32 noundef %21)
  br label %50

50:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_dsyr.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, double noundef %4, ptr noundef readonly %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef readnone %11, ptr noundef %12, i32 noundef %13, i32 noundef %14) {
  %16 = and i32 %2, -33
  %17 = icmp eq i32 %16, 85
  %18 = icmp eq i32 %2, 121
  %19 = or i1 %18, %17
  %20 = icmp ne i32 %1, 102
  %21 = xor i1 %20, %19
  %22 = icmp eq ptr %12, null
  br i1 %22, label %32, label %23

23:
  %24 = icmp eq ptr %5, null
  br i1 %24, label %28, label %25

25:
  %26 = load double, ptr %5, align 8
  %27 = select i1 %21, i32 121, i32 122
  tail call void @cblas_dsyr(i32 noundef 102, i32 noundef %27, i32 noundef %3, double noundef %26, ptr noundef %7, i32 noundef %10, ptr noundef nonnull %12, i32 noundef %14)
  br label %28

28:
  %29 = icmp eq ptr %8, null
  br i1 %29, label %32, label %30

30:
  %31 = select i1 %21, i32 121, i32 122
  tail call void @cblas_dsyr2(i32 noundef 102, i32 noundef %31, i32 noundef %3, double noundef %4, ptr noundef nonnull %8, i32 noundef %10, ptr noundef %7, i32 noundef %10, ptr noundef nonnull %12, i32 noundef %14)
  br label %32

32:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_dsyr2.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, double noundef %4, ptr noundef readonly %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef readnone %15, ptr noundef %16, i32 noundef %17, i32 noundef %18) {
  %20 = and i32 %2, -33
  %21 = icmp eq i32 %20, 85
  %22 = icmp eq i32 %2, 121
  %23 = or i1 %22, %21
  %24 = icmp ne i32 %1, 102
  %25 = xor i1 %24, %23
  %26 = icmp eq ptr %16, null
  br i1 %26, label %40, label %27

27:
  %28 = icmp eq ptr %5, null
  br i1 %28, label %32, label %29

29:
  %30 = load double, ptr %5, align 8
  %31 = select i1 %25, i32 121, i32 122
  tail call void @cblas_dsyr2(i32 noundef 102, i32 noundef %31, i32 noundef %3, double noundef %30, ptr noundef %7, i32 noundef %10, ptr noundef %11, i32 noundef %14, ptr noundef nonnull %16, i32 noundef %18)
  br label %32

32:
  %33 = icmp eq ptr %8, null
  br i1 %33, label %36, label %34

34:
  %35 = select i1 %25, i32 121, i32 122
  tail call void @cblas_dsyr2(i32 noundef 102, i32 noundef %35, i32 noundef %3, double noundef %4, ptr noundef nonnull %8, i32 noundef %10, ptr noundef %11, i32 noundef %14, ptr noundef nonnull %16, i32 noundef %18)
  br label %36

36:
  %37 = icmp eq ptr %12, null
  br i1 %37, label %40, label %38

38:
  %39 = select i1 %25, i32 121, i32 122
  tail call void @cblas_dsyr2(i32 noundef 102, i32 noundef %39, i32 noundef %3, double noundef %4, ptr noundef %7, i32 noundef %10, ptr noundef nonnull %12, i32 noundef %14, ptr noundef nonnull %16, i32 noundef %18)
  br label %40

40:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_dtrmv.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12, i32 noundef %13) {
  %15 = sext i32 %5 to i64
  %16 = icmp eq ptr %11, null
  br i1 %16, label %52, label %17

17:
  %18 = and i32 %4, -33
  %19 = icmp ne i32 %18, 85
  %20 = icmp ne i32 %4, 132
  %21 = and i1 %20, %19
  %22 = and i32 %3, -33
  %23 = and i32 %3, -2
  %24 = icmp eq i32 %1, 102
  %25 = and i32 %2, -33
  %26 = icmp eq i32 %25, 85
  %27 = icmp eq i32 %2, 121
  %28 = or i1 %27, %26
  %29 = xor i1 %24, %28
  %30 = select i1 %29, i32 122, i32 121
  %31 = icmp eq i32 %22, 67
  %32 = icmp eq i32 %23, 112
  %33 = or i1 %31, %32
  %34 = icmp eq i32 %22, 84
  %35 = or i1 %34, %33
  %36 = xor i1 %24, %35
  %37 = select i1 %36, i32 111, i32 112
  %38 = select i1 %21, i32 131, i32 132
  tail call void @cblas_dtrmv(i32 noundef 102, i32 noundef %30, i32 noundef %37, i32 noundef %38, i32 noundef %5, ptr noundef %6, i32 noundef %9, ptr noundef nonnull %11, i32 noundef %13)
  %39 = icmp eq ptr %7, null
  br i1 %39, label %52, label %40

40:
  %41 = tail call i64 @llvm.smax.i64(i64 %15, i64 1)
  %42 = shl nuw nsw i64 %41, 3
  %43 = tail call ptr @enzyme_build.tape.new(i64 noundef %42)
  %44 = icmp slt i32 %13, 0
  %45 = sub nsw i64 1, %15
  %46 = sext i32 %13 to i64
  %47 = mul nsw i64 %45, %46
  %48 = select i1 %44, i64 %47, i64 0
  %49 = getelementptr inbounds double, ptr %10, i64 %48
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef 1, i32 noundef %5, ptr noundef %49, i32 noundef %13, ptr noundef %43, i32 noundef 1)
  tail call void @cblas_dtrmv(i32 noundef 102, i32 noundef %30, i32 noundef %37, i32 noundef %38, i32 noundef %5, ptr noundef nonnull %7, i32 noundef %9, ptr noundef %43, i32 noundef 1)
  tail call void @cblas_daxpy(i32 noundef %5, double noundef 1.000000e+00, ptr noundef %43, i32 noundef 1, ptr noundef nonnull %11, i32 noundef %13)
  switch i32 %4, label %51 [
    i32 132, label %50
    i32 117, label %50
    i32 85, label %50
  ]

50:
  tail call void @cblas_daxpy(i32 noundef %5, double noundef -1.000000e+00, ptr noundef %10, i32 noundef %13, ptr noundef nonnull %11, i32 noundef %13)
  br label %51

51:
  tail call void @enzyme_build.tape.free(ptr noundef %43)
  br label %52

52:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_dtrsv.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12, i32 noundef %13) {
  %15 = icmp eq i32 %1, 102
  %16 = and i32 %2, -33
  %17 = icmp ne i32 %16, 85
  %18 = icmp ne i32 %2, 121
  %19 = and i1 %18, %17
  %20 = xor i1 %15, %19
  %21 = and i32 %3, -33
  %22 = and i32 %3, -2
  %23 = icmp ne i32 %21, 67
  %24 = icmp ne i32 %22, 112
  %25 = and i1 %23, %24
  %26 = icmp ne i32 %21, 84
  %27 = and i1 %26, %25
  %28 = xor i1 %15, %27
  %29 = and i32 %4, -33
  %30 = icmp ne i32 %29, 85
  %31 = icmp ne i32 %4, 132
  %32 = and i1 %31, %30
  %33 = sext i32 %5 to i64
  %34 = icmp eq ptr %11, null
  br i1 %34, label %60, label %35

35:
  %36 = icmp eq ptr %7, null
  br i1 %36, label %37, label %41

37:
  %38 = select i1 %20, i32 121, i32 122
  %39 = select i1 %28, i32 112, i32 111
  %40 = select i1 %32, i32 131, i32 132
  br label %56

41:
  %42 = tail call i64 @llvm.smax.i64(i64 %33, i64 1)
  %43 = shl nuw nsw i64 %42, 3
  %44 = tail call ptr @enzyme_build.tape.new(i64 noundef %43)
  %45 = icmp slt i32 %13, 0
  %46 = sub nsw i64 1, %33
  %47 = sext i32 %13 to i64
  %48 = mul nsw i64 %46, %47
  %49 = select i1 %45, i64 %48, i64 0
  %50 = getelementptr inbounds double, ptr %10, i64 %49
  tail call fastcc void @enzyme_build.dense.d_copy(i32 noundef 1, i32 noundef %5, ptr noundef %50, i32 noundef %13, ptr noundef %44, i32 noundef 1)
  %51 = select i1 %20, i32 121, i32 122
  %52 = select i1 %28, i32 112, i32 111
  %53 = select i1 %32, i32 131, i32 132
  tail call void @cblas_dtrmv(i32 noundef 102, i32 noundef %51, i32 noundef %52, i32 noundef %53, i32 noundef %5, ptr noundef nonnull %7, i32 noundef %9, ptr noundef %44, i32 noundef 1)
  tail call void @cblas_daxpy(i32 noundef %5, double noundef -1.000000e+00, ptr noundef %44, i32 noundef 1, ptr noundef nonnull %11, i32 noundef %13)
  switch i32 %4, label %55 [
    i32 132, label %54
    i32 117, label %54
    i32 85, label %54
  ]

54:
  tail call void @cblas_daxpy(i32 noundef %5, double noundef 1.000000e+00, ptr noundef %10, i32 noundef %13, ptr noundef nonnull %11, i32 noundef %13)
  br label %55

55:
  tail call void @enzyme_build.tape.free(ptr noundef %44)
  br label %56

56:
  %57 = phi i32 [ %40, %37 ], [ %53, %55 ]
  %58 = phi i32 [ %39, %37 ], [ %52, %55 ]
  %59 = phi i32 [ %38, %37 ], [ %51, %55 ]
  tail call void @cblas_dtrsv(i32 noundef 102, i32 noundef %59, i32 noundef %58, i32 noundef %57, i32 noundef %5, ptr noundef %6, i32 noundef %9, ptr noundef nonnull %11, i32 noundef %13)
  br label %60

60:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_dgemm.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, double noundef %7, ptr noundef readonly %8, i32 noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12, i32 noundef %13, ptr noundef %14, ptr noundef %15, i32 noundef %16, i32 noundef %17, double noundef %18, ptr noundef readonly %19, i32 noundef %20, ptr noundef readonly %21, ptr noundef %22, i32 noundef %23, i32 noundef %24) {
  %26 = and i32 %2, -33
  %27 = icmp eq i32 %26, 84
  %28 = icmp eq i32 %26, 67
  %29 = and i32 %2, -2
  %30 = icmp eq i32 %29, 112
  %31 = or i1 %28, %30
  %32 = or i1 %27, %31
  %33 = zext i1 %32 to i32
  %34 = and i32 %3, -33
  %35 = icmp eq i32 %34, 84
  %36 = icmp eq i32 %34, 67
  %37 = and i32 %3, -2
  %38 = icmp eq i32 %37, 112
  %39 = or i1 %36, %38
  %40 = or i1 %35, %39
  %41 = zext i1 %40 to i32
  %42 = icmp eq i32 %1, 101
  br i1 %42, label %43, label %44

43:
  br label %44

44:
  %45 = phi ptr [ %14, %43 ], [ %10, %25 ]
  %46 = phi ptr [ %15, %43 ], [ %11, %25 ]
  %47 = phi i32 [ %13, %43 ], [ %17, %25 ]
  %48 = phi ptr [ %11, %43 ], [ %15, %25 ]
  %49 = phi ptr [ %10, %43 ], [ %14, %25 ]
  %50 = phi i32 [ %17, %43 ], [ %13, %25 ]
  %51 = phi i32 [ %33, %43 ], [ %41, %25 ]
  %52 = phi i32 [ %41, %43 ], [ %33, %25 ]
  %53 = phi i32 [ %4, %43 ], [ %5, %25 ]
  %54 = phi i32 [ %5, %43 ], [ %4, %25 ]
  %55 = icmp eq i32 %52, 0
  %56 = icmp eq i32 %51, 0
  %57 = icmp eq ptr %22, null
  br i1 %57, label %80, label %58

58:
  tail call fastcc void @enzyme_build.dense.d_scale(i32 noundef %54, i32 noundef %53, double noundef %18, ptr noundef nonnull %22, i32 noundef %24)
  %59 = icmp ne ptr %19, null
  %60 = fcmp une double %18, 0.000000e+00
  %61 = and i1 %60, %59
  br i1 %61, label %62, label %64

62:
  %63 = load double, ptr %19, align 8
  tail call fastcc void @enzyme_build.dense.d_add(i32 noundef %54, i32 noundef %53, double noundef %63, ptr noundef %21, i32 noundef %24, ptr noundef nonnull %22, i32 noundef %24)
  br label %64

64:
  %65 = icmp eq ptr %8, null
  br i1 %65, label %70, label %66

66:
  %67 = load double, ptr %8, align 8
  %68 = select i1 %55, i32 111, i32 112
  %69 = select i1 %56, i32 111, i32 112
  tail call void @cblas_dgemm(i32 noundef 102, i32 noundef %68, i32 noundef %69, i32 noundef %54, i32 noundef %53, i32 noundef %6, double noundef %67, ptr noundef %45, i32 noundef %50, ptr noundef %49, i32 noundef %47, double noundef 1.000000e+00, ptr noundef nonnull %22, i32 noundef %24)
  br label %70

70:
  %71 = icmp eq ptr %46, null
  br i1 %71, label %75, label %72

72:
  %73 = select i1 %55, i32 111, i32 112
  %74 = select i1 %56, i32 111, i32 112
  tail call void @cblas_dgemm(i32 noundef 102, i32 noundef %73, i32 noundef %74, i32 noundef %54, i32 noundef %53, i32 noundef %6, double noundef %7, ptr noundef nonnull %46, i32 noundef %50, ptr noundef %49, i32 noundef %47, double noundef 1.000000e+00, ptr noundef nonnull %22, i32 noundef %24)
  br label %75

75:
  %76 = icmp eq ptr %48, null
  br i1 %76, label %80, label %77

77:
  %78 = select i1 %55, i32 111, i32 112
  %79 = select i1 %56, i32 111, i32 112
  tail call void @cblas_dgemm(i32 noundef 102, i32 noundef %78, i32 noundef %79, i32 noundef %54, i32 noundef %53, i32 noundef %6, double noundef %7, ptr noundef %45, i32 noundef %50, ptr noundef nonnull %48, i32 noundef %47, double noundef 1.000000e+00, ptr noundef nonnull %22, i32 noundef %24)
  br label %80

80:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_ddot.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef readonly %11) {
  %13 = and i32 %9, 1
  %14 = icmp eq i32 %13, 0
  %15 = and i32 %5, 2
  %16 = icmp eq i32 %15, 0
  %17 = or i1 %16, %14
  %18 = select i1 %17, ptr %3, ptr %0
  %19 = select i1 %17, i32 %6, i32 1
  %20 = icmp eq ptr %4, null
  br i1 %20, label %33, label %21

21:
  %22 = and i32 %5, 1
  %23 = icmp eq i32 %22, 0
  %24 = and i32 %9, 2
  %25 = icmp eq i32 %24, 0
  %26 = or i1 %23, %25
  %27 = sext i32 %2 to i64
  %28 = select i1 %17, i64 0, i64 %27
  %29 = getelementptr inbounds double, ptr %0, i64 %28
  %30 = select i1 %26, ptr %7, ptr %29
  %31 = select i1 %26, i32 %10, i32 1
  %32 = load double, ptr %11, align 8
  tail call void @cblas_daxpy(i32 noundef %2, double noundef %32, ptr noundef %30, i32 noundef %31, ptr noundef nonnull %4, i32 noundef %6)
  br label %33

33:
  %34 = icmp eq ptr %8, null
  br i1 %34, label %37, label %35

35:
  %36 = load double, ptr %11, align 8
  tail call void @cblas_daxpy(i32 noundef %2, double noundef %36, ptr noundef %18, i32 noundef %19, ptr noundef nonnull %8, i32 noundef %10)
  br label %37

37:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_dnrm2.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef readonly %7) {
  %9 = and i32 %5, 2
  %10 = icmp eq i32 %9, 0
  %11 = select i1 %10, i32 %6, i32 1
  %12 = select i1 %10, ptr %3, ptr %0
  %13 = tail call double @cblas_dnrm2(i32 noundef %2, ptr noundef %12, i32 noundef %11)
  %14 = icmp ne ptr %4, null
  %15 = fcmp ogt double %13, 0.000000e+00
  %16 = select i1 %14, i1 %15, i1 false
  br i1 %16, label %17, label %20

17:
  %18 = load double, ptr %7, align 8
  %19 = fdiv double %18, %13
  tail call void @cblas_daxpy(i32 noundef %2, double noundef %19, ptr noundef %12, i32 noundef %11, ptr noundef nonnull %4, i32 noundef %6)
  br label %20

20:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_dasum.adjoint(ptr noundef readonly %0, i32 noundef %1, i32 noundef %2, ptr noundef readonly %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef readonly %7) {
  %9 = and i32 %5, 2
  %10 = sext i32 %2 to i64
  %11 = icmp eq i32 %9, 0
  %12 = icmp eq ptr %4, null
  br i1 %11, label %13, label %14

13:
  br i1 %12, label %.loopexit, label %15

14:
  br i1 %12, label %.loopexit, label %21

15:
  %16 = icmp slt i32 %6, 0
  br i1 %16, label %17, label %21

17:
  %18 = sub nsw i64 1, %10
  %19 = sext i32 %6 to i64
  %20 = mul nsw i64 %18, %19
  br label %21

21:
  %22 = phi i32 [ %6, %17 ], [ %6, %15 ], [ 1, %14 ]
  %23 = phi ptr [ %3, %17 ], [ %3, %15 ], [ %0, %14 ]
  %24 = phi i64 [ %20, %17 ], [ 0, %15 ], [ 0, %14 ]
  %25 = getelementptr inbounds double, ptr %23, i64 %24
  %26 = icmp slt i32 %6, 0
  %27 = sub nsw i64 1, %10
  %28 = sext i32 %6 to i64
  %29 = mul nsw i64 %27, %28
  %30 = select i1 %26, i64 %29, i64 0
  %31 = getelementptr inbounds double, ptr %4, i64 %30
  %32 = icmp sgt i32 %2, 0
  br i1 %32, label %33, label %.loopexit

33:
  %34 = sext i32 %22 to i64
  br label %35

35:
  %36 = phi i64 [ 0, %33 ], [ %48, %35 ]
  %37 = mul nsw i64 %36, %34
  %38 = getelementptr inbounds double, ptr %25, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = fcmp olt double %39, 0.000000e+00
  %41 = load double, ptr %7, align 8
  %42 = fneg double %41
  %43 = select i1 %40, double %42, double %41
  %44 = mul nsw i64 %36, %28
  %45 = getelementptr inbounds double, ptr %31, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = fadd double %46, %43
  store double %47, ptr %45, align 8
  %48 = add nuw nsw i64 %36, 1
  %49 = icmp eq i64 %48, %10
  br i1 %49, label %.loopexit.loopexit, label %35

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_dscal.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, double noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9) {
  %11 = icmp sgt i32 %9, 0
  %12 = select i1 %11, i32 %2, i32 0
  %13 = and i32 %5, 1
  %14 = icmp eq i32 %13, 0
  %15 = select i1 %14, i32 %9, i32 1
  %16 = select i1 %14, ptr %6, ptr %0
  %17 = icmp eq ptr %7, null
  br i1 %17, label %25, label %18

18:
  %19 = icmp eq ptr %4, null
  br i1 %19, label %24, label %20

20:
  %21 = tail call double @cblas_ddot(i32 noundef %12, ptr noundef %16, i32 noundef %15, ptr noundef nonnull %7, i32 noundef %9)
  tail call fastcc void @enzyme_build.dense.d_scale(i32 noundef 1, i32 noundef %12, double noundef %3, ptr noundef nonnull %7, i32 noundef %9)
  %22 = load double, ptr %4, align 8
  %23 = fadd double %21, %22
  store double %23, ptr %4, align 8
  br label %25

24:
  tail call fastcc void @enzyme_build.dense.d_scale(i32 noundef 1, i32 noundef %12, double noundef %3, ptr noundef nonnull %7, i32 noundef %9)
  br label %25

25:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_daxpy.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, double noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef readnone %10, ptr noundef %11, i32 noundef %12, i32 noundef %13) {
  %15 = icmp ne ptr %6, %10
  %16 = and i32 %5, 1
  %17 = icmp eq i32 %16, 0
  %18 = and i32 %8, 2
  %19 = icmp eq i32 %18, 0
  %20 = and i1 %19, %15
  %21 = or i1 %17, %20
  %22 = select i1 %21, i32 %9, i32 1
  %23 = select i1 %21, ptr %6, ptr %0
  %24 = icmp eq ptr %11, null
  br i1 %24, label %37, label %25

25:
  %26 = icmp eq ptr %4, null
  br i1 %26, label %29, label %27

27:
  %28 = tail call double @cblas_ddot(i32 noundef %2, ptr noundef %23, i32 noundef %22, ptr noundef nonnull %11, i32 noundef %13)
  br label %29

29:
  %30 = phi double [ %28, %27 ], [ 0.000000e+00, %25 ]
  %31 = icmp eq ptr %7, null
  br i1 %31, label %33, label %32

32:
  tail call void @cblas_daxpy(i32 noundef %2, double noundef %3, ptr noundef nonnull %11, i32 noundef %13, ptr noundef nonnull %7, i32 noundef %9)
  br label %33

33:
  br i1 %26, label %37, label %34

34:
  %35 = load double, ptr %4, align 8
  %36 = fadd double %30, %35
  store double %36, ptr %4, align 8
  br label %37

37:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_dcopy.adjoint(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef readnone %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef readnone %7, ptr noundef %8, i32 noundef %9, i32 noundef %10) {
  %12 = icmp eq ptr %8, null
  %13 = icmp eq ptr %4, %8
  %14 = or i1 %12, %13
  br i1 %14, label %20, label %15

15:
  %16 = icmp eq ptr %4, null
  br i1 %16, label %18, label %17

17:
  tail call void @cblas_daxpy(i32 noundef %2, double noundef 1.000000e+00, ptr noundef nonnull %8, i32 noundef %10, ptr noundef nonnull %4, i32 noundef %6)
  br label %18

18:
  %19 = tail call i32 @llvm.abs.i32(i32 %10, i1 true)
  tail call fastcc void @enzyme_build.dense.d_fill(i32 noundef 1, i32 noundef %2, ptr noundef nonnull %8, i32 noundef %19)
  br label %20

20:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_dswap.adjoint(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef readnone %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef readnone %7, ptr noundef %8, i32 noundef %9, i32 noundef %10) {
  %12 = icmp ne ptr %4, null
  %13 = icmp ne ptr %8, null
  %14 = and i1 %12, %13
  br i1 %14, label %15, label %16

15:
  tail call void @cblas_dswap(i32 noundef %2, ptr noundef nonnull %4, i32 noundef %6, ptr noundef nonnull %8, i32 noundef %10)
  br label %22

16:
  br i1 %12, label %17, label %19

17:
  %18 = tail call i32 @llvm.abs.i32(i32 %6, i1 true)
  tail call fastcc void @enzyme_build.dense.d_fill(i32 noundef 1, i32 noundef %2, ptr noundef nonnull %4, i32 noundef %18)
  br label %22

19:
  br i1 %13, label %20, label %22

20:
  %21 = tail call i32 @llvm.abs.i32(i32 %10, i1 true)
  tail call fastcc void @enzyme_build.dense.d_fill(i32 noundef 1, i32 noundef %2, ptr noundef nonnull %8, i32 noundef %21)
  br label %22

22:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_drot.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, double noundef %11, ptr noundef %12, i32 noundef %13, double noundef %14, ptr noundef %15, i32 noundef %16) {
  %18 = or i32 %16, %13
  %19 = and i32 %18, 1
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %24, label %21

21:
  %22 = sext i32 %2 to i64
  %23 = getelementptr inbounds double, ptr %0, i64 %22
  br label %24

24:
  %25 = phi i32 [ 1, %21 ], [ %6, %17 ]
  %26 = phi ptr [ %0, %21 ], [ %3, %17 ]
  %27 = phi i32 [ 1, %21 ], [ %10, %17 ]
  %28 = phi ptr [ %23, %21 ], [ %7, %17 ]
  %29 = icmp ne ptr %4, null
  %30 = icmp ne ptr %12, null
  %31 = and i1 %29, %30
  br i1 %31, label %32, label %36

32:
  %33 = tail call double @cblas_ddot(i32 noundef %2, ptr noundef nonnull %4, i32 noundef %6, ptr noundef %26, i32 noundef %25)
  %34 = load double, ptr %12, align 8
  %35 = fadd double %33, %34
  store double %35, ptr %12, align 8
  br label %36

36:
  %37 = icmp ne ptr %8, null
  %38 = and i1 %37, %30
  br i1 %38, label %39, label %43

39:
  %40 = tail call double @cblas_ddot(i32 noundef %2, ptr noundef nonnull %8, i32 noundef %10, ptr noundef %28, i32 noundef %27)
  %41 = load double, ptr %12, align 8
  %42 = fadd double %40, %41
  store double %42, ptr %12, align 8
  br label %43

43:
  %44 = icmp ne ptr %15, null
  %45 = and i1 %29, %44
  br i1 %45, label %46, label %50

46:
  %47 = tail call double @cblas_ddot(i32 noundef %2, ptr noundef nonnull %4, i32 noundef %6, ptr noundef %28, i32 noundef %27)
  %48 = load double, ptr %15, align 8
  %49 = fadd double %47, %48
  store double %49, ptr %15, align 8
  br label %50

50:
  %51 = and i1 %37, %44
  br i1 %51, label %52, label %56

52:
  %53 = tail call double @cblas_ddot(i32 noundef %2, ptr noundef nonnull %8, i32 noundef %10, ptr noundef %26, i32 noundef %25)
  %54 = load double, ptr %15, align 8
  %55 = fsub double %54, %53
  store double %55, ptr %15, align 8
  br label %56

56:
  %57 = and i1 %29, %37
  br i1 %57, label %58, label %60

58:
  %59 = fneg double %14
  tail call void @cblas_drot(i32 noundef %2, ptr noundef nonnull %4, i32 noundef %6, ptr noundef nonnull %8, i32 noundef %10, double noundef %11, double noundef %59)
  br label %66

60:
  br i1 %29, label %61, label %63

61:
  %62 = tail call i32 @llvm.abs.i32(i32 %6, i1 true)
  tail call fastcc void @enzyme_build.dense.d_scale(i32 noundef 1, i32 noundef %2, double noundef %11, ptr noundef nonnull %4, i32 noundef %62)
  br label %66

63:
  br i1 %37, label %64, label %66

64:
  %65 = tail call i32 @llvm.abs.i32(i32 %10, i1 true)
  tail call fastcc void @enzyme_build.dense.d_scale(i32 noundef 1, i32 noundef %2, double noundef %11, ptr noundef nonnull %8, i32 noundef %65)
  br label %66

66:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_dgemv.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, double noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, i32 noundef %10, i32 noundef %11, ptr noundef %12, ptr noundef %13, i32 noundef %14, i32 noundef %15, double noundef %16, ptr noundef %17, i32 noundef %18, ptr noundef %19, ptr noundef %20, i32 noundef %21, i32 noundef %22) {
  %24 = and i32 %2, -33
  %25 = icmp eq i32 %24, 84
  %26 = icmp eq i32 %24, 67
  %27 = and i32 %2, -2
  %28 = icmp eq i32 %27, 112
  %29 = or i1 %26, %28
  %30 = or i1 %25, %29
  %31 = icmp eq i32 %1, 101
  %32 = xor i1 %31, %30
  %33 = select i1 %31, i32 %3, i32 %4
  %34 = select i1 %31, i32 %4, i32 %3
  %35 = select i1 %32, i32 %33, i32 %34
  %36 = select i1 %32, i32 %34, i32 %33
  %37 = or i32 %14, %7
  %38 = and i32 %37, 1
  %39 = icmp eq i32 %38, 0
  %40 = and i32 %10, 2
  %41 = sext i32 %34 to i64
  %42 = sext i32 %33 to i64
  %43 = mul nsw i64 %41, %42
  %44 = or i32 %10, %7
  %45 = and i32 %44, 1
  %46 = icmp eq i32 %45, 0
  %47 = and i32 %14, 2
  %48 = sext i32 %36 to i64
  %49 = icmp eq i32 %40, 0
  %50 = or i1 %49, %39
  %51 = tail call i32 @llvm.smax.i32(i32 %34, i32 1)
  %52 = select i1 %50, ptr %8, ptr %0
  %53 = select i1 %50, i32 %11, i32 %51
  %54 = select i1 %50, i64 0, i64 %43
  %55 = getelementptr inbounds double, ptr %0, i64 %54
  %56 = icmp eq i32 %47, 0
  %57 = or i1 %46, %56
  %58 = select i1 %57, i32 %15, i32 1
  %59 = select i1 %57, ptr %12, ptr %55
  %60 = select i1 %57, i64 0, i64 %48
  %61 = getelementptr inbounds double, ptr %55, i64 %60
  %62 = and i32 %18, 1
  %63 = icmp eq i32 %62, 0
  %64 = select i1 %63, i32 %22, i32 1
  %65 = select i1 %63, ptr %19, ptr %61
  %66 = icmp eq ptr %20, null
  br i1 %66, label %100, label %67

67:
  %68 = tail call i32 @llvm.abs.i32(i32 %22, i1 true)
  %69 = icmp eq ptr %6, null
  br i1 %69, label %79, label %70

70:
  %71 = tail call i32 @llvm.smax.i32(i32 %35, i32 1)
  %72 = zext nneg i32 %71 to i64
  %73 = shl nuw nsw i64 %72, 3
  %74 = tail call ptr @enzyme_build.tape.new(i64 noundef %73)
  tail call fastcc void @enzyme_build.dense.d_fill(i32 noundef 1, i32 noundef %35, ptr noundef %74, i32 noundef 1)
  %75 = select i1 %32, i32 112, i32 111
  tail call void @cblas_dgemv(i32 noundef 102, i32 noundef %75, i32 noundef %34, i32 noundef %33, double noundef 1.000000e+00, ptr noundef %52, i32 noundef %53, ptr noundef %59, i32 noundef %58, double noundef 1.000000e+00, ptr noundef %74, i32 noundef 1)
  %76 = tail call double @cblas_ddot(i32 noundef %35, ptr noundef %74, i32 noundef 1, ptr noundef nonnull %20, i32 noundef %22)
  %77 = load double, ptr %6, align 8
  %78 = fadd double %76, %77
  store double %78, ptr %6, align 8
  tail call void @enzyme_build.tape.free(ptr noundef %74)
  br label %79

79:
  %80 = icmp eq ptr %9, null
  %81 = or i1 %32, %80
  br i1 %81, label %83, label %82

82:
  tail call void @cblas_dger(i32 noundef 102, i32 noundef %34, i32 noundef %33, double noundef %5, ptr noundef nonnull %20, i32 noundef %22, ptr noundef %59, i32 noundef %58, ptr noundef nonnull %9, i32 noundef %11)
  br label %87

83:
  %84 = icmp ne ptr %9, null
  %85 = and i1 %32, %84
  br i1 %85, label %86, label %87

86:
  tail call void @cblas_dger(i32 noundef 102, i32 noundef %34, i32 noundef %33, double noundef %5, ptr noundef %59, i32 noundef %58, ptr noundef nonnull %20, i32 noundef %22, ptr noundef nonnull %9, i32 noundef %11)
  br label %87

87:
  %88 = icmp eq ptr %13, null
  br i1 %88, label %91, label %89

89:
  %90 = select i1 %32, i32 111, i32 112
  tail call void @cblas_dgemv(i32 noundef 102, i32 noundef %90, i32 noundef %34, i32 noundef %33, double noundef %5, ptr noundef %52, i32 noundef %53, ptr noundef nonnull %20, i32 noundef %22, double noundef 1.000000e+00, ptr noundef nonnull %13, i32 noundef %15)
  br label %91

91:
  %92 = icmp ne ptr %17, null
  %93 = fcmp une double %16, 0.000000e+00
  %94 = and i1 %93, %92
  br i1 %94, label %95, label %99

95:
  %96 = tail call double @cblas_ddot(i32 noundef %35, ptr noundef %65, i32 noundef %64, ptr noundef nonnull %20, i32 noundef %22)
  %97 = load double, ptr %17, align 8
  %98 = fadd double %96, %97
  store double %98, ptr %17, align 8
  br label %99

99:
  tail call fastcc void @enzyme_build.dense.d_scale(i32 noundef 1, i32 noundef %35, double noundef %16, ptr noundef nonnull %20, i32 noundef %68)
  br label %100

100:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_dger.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, double noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef readnone %15, ptr noundef %16, i32 noundef %17, i32 noundef %18) {
  %20 = or i32 %13, %6
  %21 = and i32 %20, 1
  %22 = or i32 %9, %6
  %23 = and i32 %22, 1
  %24 = icmp eq i32 %1, 101
  br i1 %24, label %25, label %26

25:
  br label %26

26:
  %27 = phi ptr [ %11, %25 ], [ %7, %19 ]
  %28 = phi ptr [ %12, %25 ], [ %8, %19 ]
  %29 = phi i32 [ %13, %25 ], [ %9, %19 ]
  %30 = phi i32 [ %14, %25 ], [ %10, %19 ]
  %31 = phi i32 [ %10, %25 ], [ %14, %19 ]
  %32 = phi i32 [ %9, %25 ], [ %13, %19 ]
  %33 = phi ptr [ %8, %25 ], [ %12, %19 ]
  %34 = phi ptr [ %7, %25 ], [ %11, %19 ]
  %35 = phi i32 [ %21, %25 ], [ %23, %19 ]
  %36 = phi i32 [ %23, %25 ], [ %21, %19 ]
  %37 = phi i32 [ %2, %25 ], [ %3, %19 ]
  %38 = phi i32 [ %3, %25 ], [ %2, %19 ]
  %39 = icmp eq i32 %36, 0
  %40 = and i32 %29, 2
  %41 = sext i32 %38 to i64
  %42 = icmp eq i32 %35, 0
  %43 = and i32 %32, 2
  %44 = icmp eq i32 %40, 0
  %45 = or i1 %44, %39
  %46 = select i1 %45, ptr %27, ptr %0
  %47 = select i1 %45, i32 %30, i32 1
  %48 = select i1 %45, i64 0, i64 %41
  %49 = getelementptr inbounds double, ptr %0, i64 %48
  %50 = icmp eq i32 %43, 0
  %51 = or i1 %50, %42
  %52 = select i1 %51, i32 %31, i32 1
  %53 = select i1 %51, ptr %34, ptr %49
  %54 = icmp eq ptr %16, null
  br i1 %54, label %70, label %55

55:
  %56 = icmp eq ptr %5, null
  br i1 %56, label %64, label %57

57:
  %58 = tail call i64 @llvm.smax.i64(i64 %41, i64 1)
  %59 = shl nuw nsw i64 %58, 3
  %60 = tail call ptr @enzyme_build.tape.new(i64 noundef %59)
  tail call fastcc void @enzyme_build.dense.d_fill(i32 noundef 1, i32 noundef %38, ptr noundef %60, i32 noundef 1)
  tail call void @cblas_dgemv(i32 noundef 102, i32 noundef 111, i32 noundef %38, i32 noundef %37, double noundef 1.000000e+00, ptr noundef nonnull %16, i32 noundef %18, ptr noundef %53, i32 noundef %52, double noundef 1.000000e+00, ptr noundef %60, i32 noundef 1)
  %61 = tail call double @cblas_ddot(i32 noundef %38, ptr noundef %60, i32 noundef 1, ptr noundef %46, i32 noundef %47)
  %62 = load double, ptr %5, align 8
  %63 = fadd double %61, %62
  store double %63, ptr %5, align 8
  tail call void @enzyme_build.tape.free(ptr noundef %60)
  br label %64

64:
  %65 = icmp eq ptr %28, null
  br i1 %65, label %67, label %66

66:
  tail call void @cblas_dgemv(i32 noundef 102, i32 noundef 111, i32 noundef %38, i32 noundef %37, double noundef %4, ptr noundef nonnull %16, i32 noundef %18, ptr noundef %53, i32 noundef %52, double noundef 1.000000e+00, ptr noundef nonnull %28, i32 noundef %30)
  br label %67

67:
  %68 = icmp eq ptr %33, null
  br i1 %68, label %70, label %69

69:
  tail call void @cblas_dgemv(i32 noundef 102, i32 noundef 112, i32 noundef %38, i32 noundef %37, double noundef %4, ptr noundef nonnull %16, i32 noundef %18, ptr noundef %46, i32 noundef %47, double noundef 1.000000e+00, ptr noundef nonnull %33, i32 noundef %31)
  br label %70

70:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_dsymv.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, double noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, double noundef %15, ptr noundef %16, i32 noundef %17, ptr noundef %18, ptr noundef %19, i32 noundef %20, i32 noundef %21) {
  %23 = and i32 %2, -33
  %24 = icmp eq i32 %23, 85
  %25 = icmp eq i32 %2, 121
  %26 = or i1 %25, %24
  %27 = icmp ne i32 %1, 102
  %28 = xor i1 %27, %26
  %29 = or i32 %13, %6
  %30 = and i32 %29, 1
  %31 = icmp eq i32 %30, 0
  %32 = and i32 %9, 2
  %33 = sext i32 %3 to i64
  %34 = mul nsw i64 %33, %33
  %35 = or i32 %9, %6
  %36 = and i32 %35, 1
  %37 = icmp eq i32 %36, 0
  %38 = and i32 %13, 2
  %39 = icmp eq i32 %32, 0
  %40 = or i1 %39, %31
  %41 = tail call i32 @llvm.smax.i32(i32 %3, i32 1)
  %42 = select i1 %40, ptr %7, ptr %0
  %43 = select i1 %40, i32 %10, i32 %41
  %44 = select i1 %40, i64 0, i64 %34
  %45 = getelementptr inbounds nuw double, ptr %0, i64 %44
  %46 = icmp eq i32 %38, 0
  %47 = or i1 %37, %46
  %48 = select i1 %47, i32 %14, i32 1
  %49 = select i1 %47, ptr %11, ptr %45
  %50 = select i1 %47, i64 0, i64 %33
  %51 = getelementptr inbounds double, ptr %45, i64 %50
  %52 = and i32 %17, 1
  %53 = icmp eq i32 %52, 0
  %54 = select i1 %53, i32 %21, i32 1
  %55 = select i1 %53, ptr %18, ptr %51
  %56 = icmp eq ptr %19, null
  br i1 %56, label %97, label %57

57:
  %58 = tail call i32 @llvm.abs.i32(i32 %21, i1 true)
  %59 = icmp eq ptr %5, null
  br i1 %59, label %68, label %60

60:
  %61 = tail call i64 @llvm.smax.i64(i64 %33, i64 1)
  %62 = shl nuw nsw i64 %61, 3
  %63 = tail call ptr @enzyme_build.tape.new(i64 noundef %62)
  tail call fastcc void @enzyme_build.dense.d_fill(i32 noundef 1, i32 noundef %3, ptr noundef %63, i32 noundef 1)
  %64 = select i1 %28, i32 121, i32 122
  tail call void @cblas_dsymv(i32 noundef 102, i32 noundef %64, i32 noundef %3, double noundef 1.000000e+00, ptr noundef %42, i32 noundef %43, ptr noundef %49, i32 noundef %48, double noundef 1.000000e+00, ptr noundef %63, i32 noundef 1)
  %65 = tail call double @cblas_ddot(i32 noundef %3, ptr noundef %63, i32 noundef 1, ptr noundef nonnull %19, i32 noundef %21)
  %66 = load double, ptr %5, align 8
  %67 = fadd double %65, %66
  store double %67, ptr %5, align 8
  tail call void @enzyme_build.tape.free(ptr noundef %63)
  br label %68

68:
  %69 = icmp eq ptr %8, null
  br i1 %69, label %84, label %70

70:
  %71 = select i1 %28, i32 1, i32 2
  %72 = icmp slt i32 %21, 0
  %73 = sub nsw i64 1, %33
  %74 = sext i32 %21 to i64
  %75 = mul nsw i64 %73, %74
  %76 = select i1 %72, i64 %75, i64 0
  %77 = getelementptr inbounds double, ptr %19, i64 %76
  %78 = icmp slt i32 %48, 0
  %79 = sext i32 %48 to i64
  %80 = mul nsw i64 %73, %79
  %81 = select i1 %78, i64 %80, i64 0
  %82 = getelementptr inbounds double, ptr %49, i64 %81
  tail call fastcc void @enzyme_build.dense.d_add_outer(i32 noundef %71, i32 noundef %3, double noundef %4, ptr noundef nonnull %77, i32 noundef %21, ptr noundef %82, i32 noundef %48, ptr noundef nonnull %8, i32 noundef %10)
  %83 = select i1 %28, i32 3, i32 4
  tail call fastcc void @enzyme_build.dense.d_add_outer(i32 noundef %83, i32 noundef %3, double noundef %4, ptr noundef %82, i32 noundef %48, ptr noundef nonnull %77, i32 noundef %21, ptr noundef nonnull %8, i32 noundef %10)
  br label %84

84:
  %85 = icmp eq ptr %12, null
  br i1 %85, label %88, label %86

86:
  %87 = select i1 %28, i32 121, i32 122
  tail call void @cblas_dsymv(i32 noundef 102, i32 noundef %87, i32 noundef %3, double noundef %4, ptr noundef %42, i32 noundef %43, ptr noundef nonnull %19, i32 noundef %21, double noundef 1.000000e+00, ptr noundef nonnull %12, i32 noundef %14)
  br label %88

88:
  %89 = icmp ne ptr %16, null
  %90 = fcmp une double %15, 0.000000e+00
  %91 = and i1 %90, %89
  br i1 %91, label %92, label %96

92:
  %93 = tail call double @cblas_ddot(i32 noundef %3, ptr noundef %55, i32 noundef %54, ptr noundef nonnull %19, i32 noundef %21)
  %94 = load double, ptr %16, align 8
  %95 = fadd double %93, %94
  store double %95, ptr %16, align 8
  br label %96

96:
  tail call fastcc void @enzyme_build.dense.d_scale(i32 noundef 1, i32 noundef %3, double noundef %15, ptr noundef nonnull %19, i32 noundef %58)
  br label %97

97:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_dsyr.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, double noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef readnone %11, ptr noundef %12, i32 noundef %13, i32 noundef %14) {
  %16 = and i32 %9, 2
  %17 = icmp eq i32 %16, 0
  %18 = select i1 %17, i32 %10, i32 1
  %19 = select i1 %17, ptr %7, ptr %0
  %20 = icmp eq ptr %12, null
  br i1 %20, label %49, label %21

21:
  %22 = sext i32 %3 to i64
  %23 = and i32 %2, -33
  %24 = icmp eq i32 %23, 85
  %25 = icmp eq i32 %2, 121
  %26 = or i1 %25, %24
  %27 = tail call i64 @llvm.smax.i64(i64 %22, i64 1)
  %28 = shl nuw nsw i64 %27, 3
  %29 = tail call ptr @enzyme_build.tape.new(i64 noundef %28)
  tail call fastcc void @enzyme_build.dense.d_fill(i32 noundef 1, i32 noundef %3, ptr noundef %29, i32 noundef 1)
  %30 = icmp eq i32 %1, 102
  %31 = xor i1 %30, %26
  %32 = select i1 %31, i32 122, i32 121
  tail call void @cblas_dsymv(i32 noundef 102, i32 noundef %32, i32 noundef %3, double noundef 1.000000e+00, ptr noundef nonnull %12, i32 noundef %14, ptr noundef %19, i32 noundef %18, double noundef 1.000000e+00, ptr noundef %29, i32 noundef 1)
  %33 = icmp slt i32 %18, 0
  %34 = sub nsw i64 1, %22
  %35 = sext i32 %18 to i64
  %36 = mul nsw i64 %34, %35
  %37 = select i1 %33, i64 %36, i64 0
  %38 = getelementptr inbounds double, ptr %19, i64 %37
  tail call fastcc void @enzyme_build.dense.d_add_diagonal(i32 noundef %3, double noundef 1.000000e+00, ptr noundef %12, i32 noundef %14, ptr noundef %38, i32 noundef %18, ptr noundef %29, i32 noundef 1)
  %39 = icmp eq ptr %5, null
  br i1 %39, label %45, label %40

40:
  %41 = tail call double @cblas_ddot(i32 noundef %3, ptr noundef %29, i32 noundef 1, ptr noundef %19, i32 noundef %18)
  %42 = fmul double %41, 5.000000e-01
  %43 = load double, ptr %5, align 8
  %44 = fadd double %43, %42
  store double %44, ptr %5, align 8
  br label %45

45:
  %46 = icmp eq ptr %8, null
  br i1 %46, label %48, label %47

47:
  tail call void @cblas_daxpy(i32 noundef %3, double noundef %4, ptr noundef %29, i32 noundef 1, ptr noundef nonnull %8, i32 noundef %10)
  br label %48

48:
  tail call void @enzyme_build.tape.free(ptr noundef %29)
  br label %49

49:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_dsyr2.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, double noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef readnone %15, ptr noundef %16, i32 noundef %17, i32 noundef %18) {
  %20 = and i32 %2, -33
  %21 = icmp eq i32 %20, 85
  %22 = icmp eq i32 %2, 121
  %23 = or i1 %22, %21
  %24 = icmp ne i32 %1, 102
  %25 = xor i1 %24, %23
  %26 = or i32 %13, %6
  %27 = and i32 %26, 1
  %28 = icmp eq i32 %27, 0
  %29 = and i32 %9, 2
  %30 = sext i32 %3 to i64
  %31 = or i32 %9, %6
  %32 = and i32 %31, 1
  %33 = icmp eq i32 %32, 0
  %34 = and i32 %13, 2
  %35 = icmp eq i32 %29, 0
  %36 = or i1 %35, %28
  %37 = select i1 %36, ptr %7, ptr %0
  %38 = select i1 %36, i32 %10, i32 1
  %39 = select i1 %36, i64 0, i64 %30
  %40 = getelementptr inbounds double, ptr %0, i64 %39
  %41 = icmp eq i32 %34, 0
  %42 = or i1 %33, %41
  %43 = select i1 %42, i32 %14, i32 1
  %44 = select i1 %42, ptr %11, ptr %40
  %45 = icmp eq ptr %16, null
  br i1 %45, label %84, label %46

46:
  %47 = icmp ne ptr %5, null
  %48 = icmp ne ptr %8, null
  %49 = or i1 %47, %48
  br i1 %49, label %50, label %69

50:
  %51 = tail call i64 @llvm.smax.i64(i64 %30, i64 1)
  %52 = shl nuw nsw i64 %51, 3
  %53 = tail call ptr @enzyme_build.tape.new(i64 noundef %52)
  tail call fastcc void @enzyme_build.dense.d_fill(i32 noundef 1, i32 noundef %3, ptr noundef %53, i32 noundef 1)
  %54 = select i1 %25, i32 121, i32 122
  tail call void @cblas_dsymv(i32 noundef 102, i32 noundef %54, i32 noundef %3, double noundef 1.000000e+00, ptr noundef nonnull %16, i32 noundef %18, ptr noundef %44, i32 noundef %43, double noundef 1.000000e+00, ptr noundef %53, i32 noundef 1)
  %55 = icmp slt i32 %43, 0
  %56 = sub nsw i64 1, %30
  %57 = sext i32 %43 to i64
  %58 = mul nsw i64 %56, %57
  %59 = select i1 %55, i64 %58, i64 0
  %60 = getelementptr inbounds double, ptr %44, i64 %59
  tail call fastcc void @enzyme_build.dense.d_add_diagonal(i32 noundef %3, double noundef 1.000000e+00, ptr noundef %16, i32 noundef %18, ptr noundef %60, i32 noundef %43, ptr noundef %53, i32 noundef 1)
  br i1 %47, label %61, label %65

61:
  %62 = tail call double @cblas_ddot(i32 noundef %3, ptr noundef %53, i32 noundef 1, ptr noundef %37, i32 noundef %38)
  %63 = load double, ptr %5, align 8
  %64 = fadd double %62, %63
  store double %64, ptr %5, align 8
  br label %65

65:
  %66 = icmp eq ptr %8, null
  br i1 %66, label %68, label %67

67:
  tail call void @cblas_daxpy(i32 noundef %3, double noundef %4, ptr noundef %53, i32 noundef 1, ptr noundef nonnull %8, i32 noundef %10)
  br label %68

68:
  tail call void @enzyme_build.tape.free(ptr noundef %53)
  br label %69

69:
  %70 = icmp eq ptr %12, null
  br i1 %70, label %84, label %71

71:
  %72 = select i1 %25, i32 121, i32 122
  tail call void @cblas_dsymv(i32 noundef 102, i32 noundef %72, i32 noundef %3, double noundef %4, ptr noundef nonnull %16, i32 noundef %18, ptr noundef %37, i32 noundef %38, double noundef 1.000000e+00, ptr noundef nonnull %12, i32 noundef %14)
  %73 = icmp slt i32 %38, 0
  %74 = sub nsw i64 1, %30
  %75 = sext i32 %38 to i64
  %76 = mul nsw i64 %74, %75
  %77 = select i1 %73, i64 %76, i64 0
  %78 = getelementptr inbounds double, ptr %37, i64 %77
  %79 = icmp slt i32 %14, 0
  %80 = sext i32 %14 to i64
  %81 = mul nsw i64 %74, %80
  %82 = select i1 %79, i64 %81, i64 0
  %83 = getelementptr inbounds double, ptr %12, i64 %82
  tail call fastcc void @enzyme_build.dense.d_add_diagonal(i32 noundef %3, double noundef %4, ptr noundef %16, i32 noundef %18, ptr noundef %78, i32 noundef %38, ptr noundef nonnull %83, i32 noundef %14)
  br label %84

84:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_dtrmv.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef %11, i32 noundef %12, i32 noundef %13) {
  %15 = icmp eq i32 %1, 102
  %16 = and i32 %2, -33
  %17 = icmp ne i32 %16, 85
  %18 = icmp ne i32 %2, 121
  %19 = and i1 %18, %17
  %20 = xor i1 %15, %19
  %21 = and i32 %3, -33
  %22 = and i32 %3, -2
  %23 = icmp ne i32 %21, 67
  %24 = icmp ne i32 %22, 112
  %25 = and i1 %23, %24
  %26 = icmp ne i32 %21, 84
  %27 = and i1 %26, %25
  %28 = xor i1 %15, %27
  %29 = and i32 %4, -33
  %30 = icmp ne i32 %29, 85
  %31 = icmp ne i32 %4, 132
  %32 = and i1 %31, %30
  %33 = and i32 %12, 1
  %34 = icmp eq i32 %33, 0
  %35 = and i32 %8, 2
  %36 = sext i32 %5 to i64
  %37 = icmp eq i32 %35, 0
  %38 = or i1 %37, %34
  %39 = tail call i32 @llvm.smax.i32(i32 %5, i32 1)
  %40 = select i1 %38, ptr %6, ptr %0
  %41 = select i1 %38, i32 %9, i32 %39
  %42 = and i32 %8, 1
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %46

44:
  %45 = icmp eq ptr %11, null
  br i1 %45, label %85, label %51

46:
  %47 = mul nsw i64 %36, %36
  %48 = select i1 %38, i64 0, i64 %47
  %49 = getelementptr inbounds nuw double, ptr %0, i64 %48
  %50 = icmp eq ptr %11, null
  br i1 %50, label %85, label %57

51:
  %52 = icmp slt i32 %13, 0
  br i1 %52, label %53, label %57

53:
  %54 = sub nsw i64 1, %36
  %55 = sext i32 %13 to i64
  %56 = mul nsw i64 %54, %55
  br label %57

57:
  %58 = phi i32 [ %13, %53 ], [ %13, %51 ], [ 1, %46 ]
  %59 = phi ptr [ %10, %53 ], [ %10, %51 ], [ %49, %46 ]
  %60 = phi i64 [ %56, %53 ], [ 0, %51 ], [ 0, %46 ]
  %61 = getelementptr inbounds double, ptr %59, i64 %60
  %62 = icmp slt i32 %13, 0
  %63 = sub nsw i64 1, %36
  %64 = sext i32 %13 to i64
  %65 = mul nsw i64 %63, %64
  %66 = select i1 %62, i64 %65, i64 0
  %67 = getelementptr inbounds double, ptr %11, i64 %66
  %68 = icmp eq ptr %7, null
  %69 = or i1 %68, %28
  br i1 %69, label %74, label %70

70:
  %71 = select i1 %32, i32 1, i32 3
  %72 = select i1 %32, i32 2, i32 4
  %73 = select i1 %20, i32 %71, i32 %72
  tail call fastcc void @enzyme_build.dense.d_add_outer(i32 noundef %73, i32 noundef %5, double noundef 1.000000e+00, ptr noundef %67, i32 noundef %13, ptr noundef %61, i32 noundef %58, ptr noundef nonnull %7, i32 noundef %9)
  br label %74

74:
  %75 = icmp ne ptr %7, null
  %76 = and i1 %75, %28
  br i1 %76, label %77, label %81

77:
  %78 = select i1 %32, i32 1, i32 3
  %79 = select i1 %32, i32 2, i32 4
  %80 = select i1 %20, i32 %78, i32 %79
  tail call fastcc void @enzyme_build.dense.d_add_outer(i32 noundef %80, i32 noundef %5, double noundef 1.000000e+00, ptr noundef %61, i32 noundef %58, ptr noundef %67, i32 noundef %13, ptr noundef nonnull %7, i32 noundef %9)
  br label %81

81:
  %82 = select i1 %20, i32 121, i32 122
  %83 = select i1 %28, i32 111, i32 112
  %84 = select i1 %32, i32 131, i32 132
  tail call void @cblas_dtrmv(i32 noundef 102, i32 noundef %82, i32 noundef %83, i32 noundef %84, i32 noundef %5, ptr noundef %40, i32 noundef %41, ptr noundef nonnull %11, i32 noundef %13)
  br label %85

85:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_dtrsv.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef %11, i32 noundef %12, i32 noundef %13) {
  %15 = icmp eq i32 %1, 102
  %16 = and i32 %3, -33
  %17 = icmp eq i32 %16, 84
  %18 = icmp eq i32 %16, 67
  %19 = and i32 %3, -2
  %20 = icmp eq i32 %19, 112
  %21 = or i1 %18, %20
  %22 = or i1 %17, %21
  %23 = xor i1 %15, %22
  %24 = and i32 %12, 1
  %25 = icmp eq i32 %24, 0
  %26 = and i32 %8, 2
  %27 = sext i32 %5 to i64
  %28 = mul nsw i64 %27, %27
  %29 = and i32 %8, 1
  %30 = icmp eq i32 %29, 0
  %31 = and i32 %12, 2
  %32 = icmp eq i32 %26, 0
  %33 = or i1 %32, %25
  %34 = select i1 %33, i64 0, i64 %28
  %35 = getelementptr inbounds nuw double, ptr %0, i64 %34
  %36 = icmp eq i32 %31, 0
  %37 = or i1 %30, %36
  %38 = select i1 %37, i32 %13, i32 1
  %39 = select i1 %37, ptr %10, ptr %35
  %40 = icmp eq ptr %11, null
  br i1 %40, label %75, label %41

41:
  %42 = tail call i32 @llvm.smax.i32(i32 %5, i32 1)
  %43 = select i1 %33, i32 %9, i32 %42
  %44 = select i1 %33, ptr %6, ptr %0
  %45 = and i32 %4, -33
  %46 = icmp ne i32 %45, 85
  %47 = icmp ne i32 %4, 132
  %48 = and i1 %47, %46
  %49 = and i32 %2, -33
  %50 = icmp eq i32 %49, 85
  %51 = icmp eq i32 %2, 121
  %52 = or i1 %51, %50
  %53 = xor i1 %15, %52
  %54 = select i1 %53, i32 122, i32 121
  %55 = select i1 %23, i32 112, i32 111
  %56 = select i1 %48, i32 131, i32 132
  tail call void @cblas_dtrsv(i32 noundef 102, i32 noundef %54, i32 noundef %55, i32 noundef %56, i32 noundef %5, ptr noundef %44, i32 noundef %43, ptr noundef nonnull %11, i32 noundef %13)
  %57 = icmp eq ptr %7, null
  br i1 %57, label %75, label %58

58:
  %59 = icmp slt i32 %38, 0
  %60 = sub nsw i64 1, %27
  %61 = sext i32 %38 to i64
  %62 = mul nsw i64 %60, %61
  %63 = select i1 %59, i64 %62, i64 0
  %64 = getelementptr inbounds double, ptr %39, i64 %63
  %65 = icmp slt i32 %13, 0
  %66 = sext i32 %13 to i64
  %67 = mul nsw i64 %60, %66
  %68 = select i1 %65, i64 %67, i64 0
  %69 = getelementptr inbounds double, ptr %11, i64 %68
  %70 = select i1 %48, i32 1, i32 3
  %71 = select i1 %48, i32 2, i32 4
  %72 = select i1 %53, i32 %71, i32 %70
  br i1 %23, label %73, label %74

73:
  tail call fastcc void @enzyme_build.dense.d_add_outer(i32 noundef %72, i32 noundef %5, double noundef -1.000000e+00, ptr noundef nonnull %69, i32 noundef %13, ptr noundef %64, i32 noundef %38, ptr noundef nonnull %7, i32 noundef %9)
  br label %75

74:
  tail call fastcc void @enzyme_build.dense.d_add_outer(i32 noundef %72, i32 noundef %5, double noundef -1.000000e+00, ptr noundef %64, i32 noundef %38, ptr noundef nonnull %69, i32 noundef %13, ptr noundef nonnull %7, i32 noundef %9)
  br label %75

75:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_dgemm.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, double noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12, i32 noundef %13, ptr noundef %14, ptr noundef %15, i32 noundef %16, i32 noundef %17, double noundef %18, ptr noundef %19, i32 noundef %20, ptr noundef readonly %21, ptr noundef %22, i32 noundef %23, i32 noundef %24) {
  %26 = and i32 %2, -33
  %27 = icmp eq i32 %26, 84
  %28 = icmp eq i32 %26, 67
  %29 = and i32 %2, -2
  %30 = icmp eq i32 %29, 112
  %31 = or i1 %28, %30
  %32 = or i1 %27, %31
  %33 = zext i1 %32 to i32
  %34 = and i32 %3, -33
  %35 = icmp eq i32 %34, 84
  %36 = icmp eq i32 %34, 67
  %37 = and i32 %3, -2
  %38 = icmp eq i32 %37, 112
  %39 = or i1 %36, %38
  %40 = or i1 %35, %39
  %41 = zext i1 %40 to i32
  %42 = or i32 %16, %9
  %43 = and i32 %42, 1
  %44 = or i32 %12, %9
  %45 = and i32 %44, 1
  %46 = icmp eq i32 %1, 101
  br i1 %46, label %47, label %48

47:
  br label %48

48:
  %49 = phi ptr [ %14, %47 ], [ %10, %25 ]
  %50 = phi ptr [ %15, %47 ], [ %11, %25 ]
  %51 = phi i32 [ %16, %47 ], [ %12, %25 ]
  %52 = phi i32 [ %17, %47 ], [ %13, %25 ]
  %53 = phi i32 [ %13, %47 ], [ %17, %25 ]
  %54 = phi i32 [ %12, %47 ], [ %16, %25 ]
  %55 = phi ptr [ %11, %47 ], [ %15, %25 ]
  %56 = phi ptr [ %10, %47 ], [ %14, %25 ]
  %57 = phi i32 [ %43, %47 ], [ %45, %25 ]
  %58 = phi i32 [ %45, %47 ], [ %43, %25 ]
  %59 = phi i32 [ %33, %47 ], [ %41, %25 ]
  %60 = phi i32 [ %41, %47 ], [ %33, %25 ]
  %61 = phi i32 [ %4, %47 ], [ %5, %25 ]
  %62 = phi i32 [ %5, %47 ], [ %4, %25 ]
  %63 = icmp ne i32 %60, 0
  %64 = select i1 %63, i32 %6, i32 %62
  %65 = select i1 %63, i32 %62, i32 %6
  %66 = icmp eq i32 %58, 0
  %67 = and i32 %51, 2
  %68 = sext i32 %64 to i64
  %69 = sext i32 %65 to i64
  %70 = mul nsw i64 %68, %69
  %71 = icmp ne i32 %59, 0
  %72 = select i1 %71, i32 %61, i32 %6
  %73 = select i1 %71, i32 %6, i32 %61
  %74 = icmp eq i32 %57, 0
  %75 = and i32 %54, 2
  %76 = sext i32 %72 to i64
  %77 = sext i32 %73 to i64
  %78 = mul nsw i64 %76, %77
  %79 = sext i32 %62 to i64
  %80 = sext i32 %61 to i64
  %81 = mul nsw i64 %79, %80
  %82 = icmp eq i32 %67, 0
  %83 = or i1 %82, %66
  %84 = tail call i32 @llvm.smax.i32(i32 %64, i32 1)
  %85 = select i1 %83, ptr %49, ptr %0
  %86 = select i1 %83, i32 %52, i32 %84
  %87 = select i1 %83, i64 0, i64 %70
  %88 = getelementptr inbounds double, ptr %0, i64 %87
  %89 = icmp eq i32 %75, 0
  %90 = or i1 %89, %74
  %91 = tail call i32 @llvm.smax.i32(i32 %72, i32 1)
  %92 = select i1 %90, i32 %53, i32 %91
  %93 = select i1 %90, ptr %56, ptr %88
  %94 = select i1 %90, i64 0, i64 %78
  %95 = getelementptr inbounds double, ptr %88, i64 %94
  %96 = and i32 %20, 1
  %97 = icmp eq i32 %96, 0
  %98 = tail call i32 @llvm.smax.i32(i32 %62, i32 1)
  %99 = select i1 %97, i32 %24, i32 %98
  %100 = select i1 %97, ptr %21, ptr %95
  %101 = icmp eq ptr %22, null
  br i1 %101, label %146, label %102

102:
  %103 = icmp eq ptr %8, null
  br i1 %103, label %115, label %104

104:
  %105 = tail call i64 @llvm.smax.i64(i64 %81, i64 1)
  %106 = shl nsw i64 %105, 3
  %107 = tail call ptr @enzyme_build.tape.new(i64 noundef %106)
  tail call fastcc void @enzyme_build.dense.d_fill(i32 noundef %62, i32 noundef %61, ptr noundef %107, i32 noundef %98)
  %108 = icmp eq i32 %60, 0
  %109 = select i1 %108, i32 111, i32 112
  %110 = icmp eq i32 %59, 0
  %111 = select i1 %110, i32 111, i32 112
  tail call void @cblas_dgemm(i32 noundef 102, i32 noundef %109, i32 noundef %111, i32 noundef %62, i32 noundef %61, i32 noundef %6, double noundef 1.000000e+00, ptr noundef %85, i32 noundef %86, ptr noundef %93, i32 noundef %92, double noundef 1.000000e+00, ptr noundef %107, i32 noundef %98)
  %112 = tail call fastcc double @enzyme_build.dense.d_inner(i32 noundef %62, i32 noundef %61, ptr noundef %107, i32 noundef %98, ptr noundef nonnull %22, i32 noundef %24)
  %113 = load double, ptr %8, align 8
  %114 = fadd double %112, %113
  store double %114, ptr %8, align 8
  tail call void @enzyme_build.tape.free(ptr noundef %107)
  br label %115

115:
  %116 = icmp eq ptr %50, null
  %117 = or i1 %116, %63
  br i1 %117, label %120, label %118

118:
  %119 = select i1 %71, i32 111, i32 112
  tail call void @cblas_dgemm(i32 noundef 102, i32 noundef 111, i32 noundef %119, i32 noundef %62, i32 noundef %6, i32 noundef %61, double noundef %7, ptr noundef nonnull %22, i32 noundef %24, ptr noundef %93, i32 noundef %92, double noundef 1.000000e+00, ptr noundef nonnull %50, i32 noundef %52)
  br label %126

120:
  %121 = icmp ne ptr %50, null
  %122 = and i1 %121, %63
  br i1 %122, label %123, label %126

123:
  %124 = icmp eq i32 %59, 0
  %125 = select i1 %124, i32 111, i32 112
  tail call void @cblas_dgemm(i32 noundef 102, i32 noundef %125, i32 noundef 112, i32 noundef %6, i32 noundef %62, i32 noundef %61, double noundef %7, ptr noundef %93, i32 noundef %92, ptr noundef nonnull %22, i32 noundef %24, double noundef 1.000000e+00, ptr noundef nonnull %50, i32 noundef %52)
  br label %126

126:
  %127 = icmp eq ptr %55, null
  %128 = or i1 %127, %71
  br i1 %128, label %131, label %129

129:
  %130 = select i1 %63, i32 111, i32 112
  tail call void @cblas_dgemm(i32 noundef 102, i32 noundef %130, i32 noundef 111, i32 noundef %6, i32 noundef %61, i32 noundef %62, double noundef %7, ptr noundef %85, i32 noundef %86, ptr noundef nonnull %22, i32 noundef %24, double noundef 1.000000e+00, ptr noundef nonnull %55, i32 noundef %53)
  br label %137

131:
  %132 = icmp ne ptr %55, null
  %133 = and i1 %132, %71
  br i1 %133, label %134, label %137

134:
  %135 = icmp eq i32 %60, 0
  %136 = select i1 %135, i32 111, i32 112
  tail call void @cblas_dgemm(i32 noundef 102, i32 noundef 112, i32 noundef %136, i32 noundef %61, i32 noundef %6, i32 noundef %62, double noundef %7, ptr noundef nonnull %22, i32 noundef %24, ptr noundef %85, i32 noundef %86, double noundef 1.000000e+00, ptr noundef nonnull %55, i32 noundef %53)
  br label %137

137:
  %138 = icmp ne ptr %19, null
  %139 = fcmp une double %18, 0.000000e+00
  %140 = and i1 %139, %138
  br i1 %140, label %141, label %145

141:
  %142 = tail call fastcc double @enzyme_build.dense.d_inner(i32 noundef %62, i32 noundef %61, ptr noundef %100, i32 noundef %99, ptr noundef nonnull %22, i32 noundef %24)
  %143 = load double, ptr %19, align 8
  %144 = fadd double %142, %143
  store double %144, ptr %19, align 8
  br label %145

145:
  tail call fastcc void @enzyme_build.dense.d_scale(i32 noundef %62, i32 noundef %61, double noundef %18, ptr noundef nonnull %22, i32 noundef %24)
  br label %146

146:
  ret ptr null
}

define ptr @enzyme_build.rule.sdot_.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef readonly %3, ptr noundef readnone %4, i32 noundef %5, i32 noundef %6, ptr noundef readonly %7, ptr noundef readnone %8, i32 noundef %9, i32 noundef %10, ptr noundef readnone %11) {
  %13 = and i32 %9, 1
  %14 = icmp eq i32 %13, 0
  %15 = and i32 %5, 2
  %16 = select i1 %14, i32 0, i32 %15
  %17 = icmp ne i32 %16, 0
  %18 = icmp sgt i32 %2, 0
  %19 = and i1 %18, %17
  %20 = sext i32 %2 to i64
  %21 = select i1 %19, i64 %20, i64 0
  %22 = and i32 %5, 1
  %23 = icmp eq i32 %22, 0
  %24 = and i32 %9, 2
  %25 = select i1 %23, i32 0, i32 %24
  %26 = icmp ne i32 %25, 0
  %27 = and i1 %18, %26
  %28 = select i1 %27, i64 %20, i64 0
  %29 = add nsw i64 %21, %28
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %54, label %31

31:
  %32 = tail call i64 @llvm.smax.i64(i64 %29, i64 1)
  %33 = shl nuw nsw i64 %32, 2
  %34 = tail call ptr @enzyme_build.tape.new(i64 noundef %33)
  %35 = icmp eq i32 %16, 0
  br i1 %35, label %44, label %36

36:
  %37 = icmp slt i32 %6, 0
  %38 = sub nsw i64 1, %20
  %39 = sext i32 %6 to i64
  %40 = mul nsw i64 %38, %39
  %41 = select i1 %37, i64 %40, i64 0
  %42 = getelementptr inbounds float, ptr %3, i64 %41
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef 1, i32 noundef %2, ptr noundef %42, i32 noundef %6, ptr noundef %34, i32 noundef 1)
  %43 = getelementptr inbounds float, ptr %34, i64 %20
  br label %44

44:
  %45 = phi ptr [ %43, %36 ], [ %34, %31 ]
  %46 = icmp eq i32 %25, 0
  br i1 %46, label %54, label %47

47:
  %48 = icmp slt i32 %10, 0
  %49 = sub nsw i64 1, %20
  %50 = sext i32 %10 to i64
  %51 = mul nsw i64 %49, %50
  %52 = select i1 %48, i64 %51, i64 0
  %53 = getelementptr inbounds float, ptr %7, i64 %52
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef 1, i32 noundef %2, ptr noundef %53, i32 noundef %10, ptr noundef %45, i32 noundef 1)
  br label %54

54:
  %55 = phi ptr [ null, %12 ], [ %34, %44 ], [ %34, %47 ]
  ret ptr %55
}

define noundef ptr @enzyme_build.rule.snrm2_.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef readonly %3, ptr noundef readnone %4, i32 noundef %5, i32 noundef %6, ptr noundef readnone %7) {
  %9 = and i32 %5, 2
  %10 = icmp eq i32 %9, 0
  %11 = icmp slt i32 %2, 1
  %12 = or i1 %11, %10
  br i1 %12, label %23, label %13

13:
  %14 = zext nneg i32 %2 to i64
  %15 = shl nuw nsw i64 %14, 2
  %16 = tail call ptr @enzyme_build.tape.new(i64 noundef %15)
  %17 = icmp slt i32 %6, 0
  %18 = sub nsw i64 1, %14
  %19 = sext i32 %6 to i64
  %20 = mul nsw i64 %18, %19
  %21 = select i1 %17, i64 %20, i64 0
  %22 = getelementptr inbounds float, ptr %3, i64 %21
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef 1, i32 noundef %2, ptr noundef %22, i32 noundef %6, ptr noundef %16, i32 noundef 1)
  br label %23

23:
  %24 = phi ptr [ null, %8 ], [ %16, %13 ]
  ret ptr %24
}

define noundef ptr @enzyme_build.rule.sasum_.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef readonly %3, ptr noundef readnone %4, i32 noundef %5, i32 noundef %6, ptr noundef readnone %7) {
  %9 = and i32 %5, 2
  %10 = icmp eq i32 %9, 0
  %11 = icmp slt i32 %2, 1
  %12 = or i1 %11, %10
  br i1 %12, label %23, label %13

13:
  %14 = zext nneg i32 %2 to i64
  %15 = shl nuw nsw i64 %14, 2
  %16 = tail call ptr @enzyme_build.tape.new(i64 noundef %15)
  %17 = icmp slt i32 %6, 0
  %18 = sub nsw i64 1, %14
  %19 = sext i32 %6 to i64
  %20 = mul nsw i64 %18, %19
  %21 = select i1 %17, i64 %20, i64 0
  %22 = getelementptr inbounds float, ptr %3, i64 %21
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef 1, i32 noundef %2, ptr noundef %22, i32 noundef %6, ptr noundef %16, i32 noundef 1)
  br label %23

23:
  %24 = phi ptr [ null, %8 ], [ %16, %13 ]
  ret ptr %24
}

define noundef ptr @enzyme_build.rule.sscal_.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, float noundef %3, ptr noundef readnone %4, i32 noundef %5, ptr noundef readonly %6, ptr noundef readnone %7, i32 noundef %8, i32 noundef %9) {
  %11 = icmp sgt i32 %9, 0
  %12 = select i1 %11, i32 %2, i32 0
  %13 = and i32 %5, 1
  %14 = icmp eq i32 %13, 0
  %15 = icmp slt i32 %12, 1
  %16 = or i1 %14, %15
  br i1 %16, label %27, label %17

17:
  %18 = zext nneg i32 %12 to i64
  %19 = shl nuw nsw i64 %18, 2
  %20 = tail call ptr @enzyme_build.tape.new(i64 noundef %19)
  %21 = icmp slt i32 %9, 0
  %22 = sub nsw i64 1, %18
  %23 = sext i32 %9 to i64
  %24 = mul nsw i64 %22, %23
  %25 = select i1 %21, i64 %24, i64 0
  %26 = getelementptr inbounds float, ptr %6, i64 %25
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef 1, i32 noundef %12, ptr noundef %26, i32 noundef %9, ptr noundef %20, i32 noundef 1)
  br label %27

27:
  %28 = phi ptr [ null, %10 ], [ %20, %17 ]
  ret ptr %28
}

define noundef ptr @enzyme_build.rule.saxpy_.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, float noundef %3, ptr noundef readnone %4, i32 noundef %5, ptr noundef readonly %6, ptr noundef readnone %7, i32 noundef %8, i32 noundef %9, ptr noundef readnone %10, ptr noundef readnone %11, i32 noundef %12, i32 noundef %13) {
  %15 = icmp ne ptr %6, %10
  %16 = and i32 %5, 1
  %17 = icmp eq i32 %16, 0
  %18 = and i32 %8, 2
  %19 = icmp eq i32 %18, 0
  %20 = and i1 %19, %15
  %21 = or i1 %17, %20
  %22 = icmp slt i32 %2, 1
  %23 = or i1 %22, %21
  br i1 %23, label %34, label %24

24:
  %25 = zext nneg i32 %2 to i64
  %26 = shl nuw nsw i64 %25, 2
  %27 = tail call ptr @enzyme_build.tape.new(i64 noundef %26)
  %28 = icmp slt i32 %9, 0
  %29 = sub nsw i64 1, %25
  %30 = sext i32 %9 to i64
  %31 = mul nsw i64 %29, %30
  %32 = select i1 %28, i64 %31, i64 0
  %33 = getelementptr inbounds float, ptr %6, i64 %32
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef 1, i32 noundef %2, ptr noundef %33, i32 noundef %9, ptr noundef %27, i32 noundef 1)
  br label %34

34:
  %35 = phi ptr [ null, %14 ], [ %27, %24 ]
  ret ptr %35
}

define noalias noundef ptr @enzyme_build.rule.scopy_.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef readnone %3, ptr noundef readnone %4, i32 noundef %5, i32 noundef %6, ptr noundef readnone %7, ptr noundef readnone %8, i32 noundef %9, i32 noundef %10) {
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.sswap_.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef readnone %3, ptr noundef readnone %4, i32 noundef %5, i32 noundef %6, ptr noundef readnone %7, ptr noundef readnone %8, i32 noundef %9, i32 noundef %10) {
  ret ptr null
}

define ptr @enzyme_build.rule.srot_.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef readonly %3, ptr noundef readnone %4, i32 noundef %5, i32 noundef %6, ptr noundef readonly %7, ptr noundef readnone %8, i32 noundef %9, i32 noundef %10, float noundef %11, ptr noundef readnone %12, i32 noundef %13, float noundef %14, ptr noundef readnone %15, i32 noundef %16) {
  %18 = or i32 %16, %13
  %19 = and i32 %18, 1
  %20 = icmp ne i32 %19, 0
  %21 = tail call i32 @llvm.smax.i32(i32 %2, i32 0)
  %22 = select i1 %20, i32 %21, i32 0
  %23 = zext nneg i32 %22 to i64
  %24 = icmp sgt i32 %2, 0
  %25 = sext i32 %2 to i64
  %26 = and i1 %24, %20
  %27 = select i1 %26, i64 %25, i64 0
  %28 = add nsw i64 %27, %23
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %47, label %30

30:
  %31 = tail call i64 @llvm.smax.i64(i64 %28, i64 1)
  %32 = shl nuw nsw i64 %31, 2
  %33 = tail call ptr @enzyme_build.tape.new(i64 noundef %32)
  br i1 %20, label %34, label %47

34:
  %35 = icmp slt i32 %6, 0
  %36 = sub nsw i64 1, %25
  %37 = sext i32 %6 to i64
  %38 = mul nsw i64 %36, %37
  %39 = select i1 %35, i64 %38, i64 0
  %40 = getelementptr inbounds float, ptr %3, i64 %39
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef 1, i32 noundef %2, ptr noundef %40, i32 noundef %6, ptr noundef %33, i32 noundef 1)
  %41 = getelementptr inbounds float, ptr %33, i64 %25
  %42 = icmp slt i32 %10, 0
  %43 = sext i32 %10 to i64
  %44 = mul nsw i64 %36, %43
  %45 = select i1 %42, i64 %44, i64 0
  %46 = getelementptr inbounds float, ptr %7, i64 %45
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef 1, i32 noundef %2, ptr noundef %46, i32 noundef %10, ptr noundef %41, i32 noundef 1)
  br label %47

47:
  %48 = phi ptr [ null, %17 ], [ %33, %30 ], [ %33, %34 ]
  ret ptr %48
}

define ptr @enzyme_build.rule.sgemv_.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5, ptr noundef readnone %6, i32 noundef %7, ptr noundef readonly %8, ptr noundef readnone %9, i32 noundef %10, i32 noundef %11, ptr noundef readonly %12, ptr noundef readnone %13, i32 noundef %14, i32 noundef %15, float noundef %16, ptr noundef readnone %17, i32 noundef %18, ptr noundef readonly %19, ptr noundef readnone %20, i32 noundef %21, i32 noundef %22) {
  %24 = and i32 %2, -33
  %25 = and i32 %2, -2
  %26 = icmp eq i32 %1, 101
  %27 = select i1 %26, i32 %3, i32 %4
  %28 = select i1 %26, i32 %4, i32 %3
  %29 = icmp ne i32 %24, 67
  %30 = icmp ne i32 %25, 112
  %31 = and i1 %29, %30
  %32 = icmp ne i32 %24, 84
  %33 = and i1 %32, %31
  %34 = xor i1 %26, %33
  %35 = select i1 %34, i32 %28, i32 %27
  %36 = select i1 %34, i32 %27, i32 %28
  %37 = or i32 %14, %7
  %38 = and i32 %37, 1
  %39 = icmp eq i32 %38, 0
  %40 = and i32 %10, 2
  %41 = select i1 %39, i32 0, i32 %40
  %42 = icmp ne i32 %41, 0
  %43 = icmp sgt i32 %28, 0
  %44 = and i1 %43, %42
  %45 = icmp sgt i32 %27, 0
  %46 = and i1 %45, %44
  %47 = sext i32 %28 to i64
  %48 = sext i32 %27 to i64
  %49 = mul nsw i64 %47, %48
  %50 = select i1 %46, i64 %49, i64 0
  %51 = or i32 %10, %7
  %52 = and i32 %51, 1
  %53 = icmp eq i32 %52, 0
  %54 = and i32 %14, 2
  %55 = select i1 %53, i32 0, i32 %54
  %56 = icmp ne i32 %55, 0
  %57 = icmp sgt i32 %36, 0
  %58 = and i1 %57, %56
  %59 = sext i32 %36 to i64
  %60 = select i1 %58, i64 %59, i64 0
  %61 = add nsw i64 %50, %60
  %62 = shl i32 %18, 1
  %63 = and i32 %62, 2
  %64 = icmp ne i32 %63, 0
  %65 = icmp sgt i32 %35, 0
  %66 = and i1 %65, %64
  %67 = sext i32 %35 to i64
  %68 = select i1 %66, i64 %67, i64 0
  %69 = add nsw i64 %61, %68
  %70 = icmp eq i64 %69, 0
  br i1 %70, label %100, label %71

71:
  %72 = tail call i64 @llvm.smax.i64(i64 %69, i64 1)
  %73 = shl nsw i64 %72, 2
  %74 = tail call ptr @enzyme_build.tape.new(i64 noundef %73)
  %75 = icmp eq i32 %41, 0
  br i1 %75, label %79, label %76

76:
  %77 = tail call i32 @llvm.smax.i32(i32 %28, i32 1)
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef %28, i32 noundef %27, ptr noundef %8, i32 noundef %11, ptr noundef %74, i32 noundef %77)
  %78 = getelementptr inbounds float, ptr %74, i64 %49
  br label %79

79:
  %80 = phi ptr [ %78, %76 ], [ %74, %71 ]
  %81 = icmp eq i32 %55, 0
  br i1 %81, label %90, label %82

82:
  %83 = icmp slt i32 %15, 0
  %84 = sub nsw i64 1, %59
  %85 = sext i32 %15 to i64
  %86 = mul nsw i64 %84, %85
  %87 = select i1 %83, i64 %86, i64 0
  %88 = getelementptr inbounds float, ptr %12, i64 %87
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef 1, i32 noundef %36, ptr noundef %88, i32 noundef %15, ptr noundef %80, i32 noundef 1)
  %89 = getelementptr inbounds float, ptr %80, i64 %59
  br label %90

90:
  %91 = phi ptr [ %89, %82 ], [ %80, %79 ]
  %92 = icmp eq i32 %63, 0
  br i1 %92, label %100, label %93

93:
  %94 = icmp slt i32 %22, 0
  %95 = sub nsw i64 1, %67
  %96 = sext i32 %22 to i64
  %97 = mul nsw i64 %95, %96
  %98 = select i1 %94, i64 %97, i64 0
  %99 = getelementptr inbounds float, ptr %19, i64 %98
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef 1, i32 noundef %35, ptr noundef %99, i32 noundef %22, ptr noundef %91, i32 noundef 1)
  br label %100

100:
  %101 = phi ptr [ null, %23 ], [ %74, %90 ], [ %74, %93 ]
  ret ptr %101
}

define ptr @enzyme_build.rule.sger_.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, float noundef %4, ptr noundef readnone %5, i32 noundef %6, ptr noundef readonly %7, ptr noundef readnone %8, i32 noundef %9, i32 noundef %10, ptr noundef readonly %11, ptr noundef readnone %12, i32 noundef %13, i32 noundef %14, ptr noundef readnone %15, ptr noundef readnone %16, i32 noundef %17, i32 noundef %18) {
  %20 = or i32 %13, %6
  %21 = and i32 %20, 1
  %22 = or i32 %9, %6
  %23 = and i32 %22, 1
  %24 = icmp eq i32 %1, 101
  br i1 %24, label %25, label %26

25:
  br label %26

26:
  %27 = phi ptr [ %11, %25 ], [ %7, %19 ]
  %28 = phi i32 [ %13, %25 ], [ %9, %19 ]
  %29 = phi i32 [ %14, %25 ], [ %10, %19 ]
  %30 = phi i32 [ %10, %25 ], [ %14, %19 ]
  %31 = phi i32 [ %9, %25 ], [ %13, %19 ]
  %32 = phi ptr [ %7, %25 ], [ %11, %19 ]
  %33 = phi i32 [ %23, %25 ], [ %21, %19 ]
  %34 = phi i32 [ %21, %25 ], [ %23, %19 ]
  %35 = phi i32 [ %2, %25 ], [ %3, %19 ]
  %36 = phi i32 [ %3, %25 ], [ %2, %19 ]
  %37 = icmp eq i32 %33, 0
  %38 = and i32 %28, 2
  %39 = select i1 %37, i32 0, i32 %38
  %40 = icmp ne i32 %39, 0
  %41 = icmp sgt i32 %36, 0
  %42 = and i1 %40, %41
  %43 = sext i32 %36 to i64
  %44 = select i1 %42, i64 %43, i64 0
  %45 = icmp eq i32 %34, 0
  %46 = and i32 %31, 2
  %47 = select i1 %45, i32 0, i32 %46
  %48 = icmp ne i32 %47, 0
  %49 = icmp sgt i32 %35, 0
  %50 = and i1 %49, %48
  %51 = sext i32 %35 to i64
  %52 = select i1 %50, i64 %51, i64 0
  %53 = add nsw i64 %44, %52
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %78, label %55

55:
  %56 = tail call i64 @llvm.smax.i64(i64 %53, i64 1)
  %57 = shl nuw nsw i64 %56, 2
  %58 = tail call ptr @enzyme_build.tape.new(i64 noundef %57)
  %59 = icmp eq i32 %39, 0
  br i1 %59, label %68, label %60

60:
  %61 = icmp slt i32 %29, 0
  %62 = sub nsw i64 1, %43
  %63 = sext i32 %29 to i64
  %64 = mul nsw i64 %62, %63
  %65 = select i1 %61, i64 %64, i64 0
  %66 = getelementptr inbounds float, ptr %27, i64 %65
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef 1, i32 noundef %36, ptr noundef %66, i32 noundef %29, ptr noundef %58, i32 noundef 1)
  %67 = getelementptr inbounds float, ptr %58, i64 %43
  br label %68

68:
  %69 = phi ptr [ %67, %60 ], [ %58, %55 ]
  %70 = icmp eq i32 %47, 0
  br i1 %70, label %78, label %71

71:
  %72 = icmp slt i32 %30, 0
  %73 = sub nsw i64 1, %51
  %74 = sext i32 %30 to i64
  %75 = mul nsw i64 %73, %74
  %76 = select i1 %72, i64 %75, i64 0
  %77 = getelementptr inbounds float, ptr %32, i64 %76
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef 1, i32 noundef %35, ptr noundef %77, i32 noundef %30, ptr noundef %69, i32 noundef 1)
  br label %78

78:
  %79 = phi ptr [ null, %26 ], [ %58, %68 ], [ %58, %71 ]
  ret ptr %79
}

define ptr @enzyme_build.rule.ssymv_.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, float noundef %4, ptr noundef readnone %5, i32 noundef %6, ptr noundef readonly %7, ptr noundef readnone %8, i32 noundef %9, i32 noundef %10, ptr noundef readonly %11, ptr noundef readnone %12, i32 noundef %13, i32 noundef %14, float noundef %15, ptr noundef readnone %16, i32 noundef %17, ptr noundef readonly %18, ptr noundef readnone %19, i32 noundef %20, i32 noundef %21) {
  %23 = or i32 %13, %6
  %24 = and i32 %23, 1
  %25 = icmp eq i32 %24, 0
  %26 = and i32 %9, 2
  %27 = select i1 %25, i32 0, i32 %26
  %28 = icmp ne i32 %27, 0
  %29 = icmp sgt i32 %3, 0
  %30 = and i1 %29, %28
  %31 = sext i32 %3 to i64
  %32 = mul nsw i64 %31, %31
  %33 = select i1 %30, i64 %32, i64 0
  %34 = or i32 %9, %6
  %35 = and i32 %34, 1
  %36 = icmp eq i32 %35, 0
  %37 = and i32 %13, 2
  %38 = select i1 %36, i32 0, i32 %37
  %39 = icmp ne i32 %38, 0
  %40 = and i1 %29, %39
  %41 = select i1 %40, i64 %31, i64 0
  %42 = add nsw i64 %33, %41
  %43 = shl i32 %17, 1
  %44 = and i32 %43, 2
  %45 = icmp ne i32 %44, 0
  %46 = and i1 %29, %45
  %47 = select i1 %46, i64 %31, i64 0
  %48 = add nsw i64 %42, %47
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %79, label %50

50:
  %51 = tail call i64 @llvm.smax.i64(i64 %48, i64 1)
  %52 = shl nsw i64 %51, 2
  %53 = tail call ptr @enzyme_build.tape.new(i64 noundef %52)
  %54 = icmp eq i32 %27, 0
  br i1 %54, label %58, label %55

55:
  %56 = tail call i32 @llvm.smax.i32(i32 %3, i32 1)
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef %3, i32 noundef %3, ptr noundef %7, i32 noundef %10, ptr noundef %53, i32 noundef %56)
  %57 = getelementptr inbounds nuw float, ptr %53, i64 %32
  br label %58

58:
  %59 = phi ptr [ %57, %55 ], [ %53, %50 ]
  %60 = icmp eq i32 %38, 0
  br i1 %60, label %69, label %61

61:
  %62 = icmp slt i32 %14, 0
  %63 = sub nsw i64 1, %31
  %64 = sext i32 %14 to i64
  %65 = mul nsw i64 %63, %64
  %66 = select i1 %62, i64 %65, i64 0
  %67 = getelementptr inbounds float, ptr %11, i64 %66
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef 1, i32 noundef %3, ptr noundef %67, i32 noundef %14, ptr noundef %59, i32 noundef 1)
  %68 = getelementptr inbounds float, ptr %59, i64 %31
  br label %69

69:
  %70 = phi ptr [ %68, %61 ], [ %59, %58 ]
  %71 = icmp eq i32 %44, 0
  br i1 %71, label %79, label %72

72:
  %73 = icmp slt i32 %21, 0
  %74 = sub nsw i64 1, %31
  %75 = sext i32 %21 to i64
  %76 = mul nsw i64 %74, %75
  %77 = select i1 %73, i64 %76, i64 0
  %78 = getelementptr inbounds float, ptr %18, i64 %77
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef 1, i32 noundef %3, ptr noundef %78, i32 noundef %21, ptr noundef %70, i32 noundef 1)
  br label %79

79:
  %80 = phi ptr [ null, %22 ], [ %53, %69 ], [ %53, %72 ]
  ret ptr %80
}

define noundef ptr @enzyme_build.rule.ssyr_.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, float noundef %4, ptr noundef readnone %5, i32 noundef %6, ptr noundef readonly %7, ptr noundef readnone %8, i32 noundef %9, i32 noundef %10, ptr noundef readnone %11, ptr noundef readnone %12, i32 noundef %13, i32 noundef %14) {
  %16 = and i32 %9, 2
  %17 = icmp eq i32 %16, 0
  %18 = icmp slt i32 %3, 1
  %19 = or i1 %18, %17
  br i1 %19, label %30, label %20

20:
  %21 = zext nneg i32 %3 to i64
  %22 = shl nuw nsw i64 %21, 2
  %23 = tail call ptr @enzyme_build.tape.new(i64 noundef %22)
  %24 = icmp slt i32 %10, 0
  %25 = sub nsw i64 1, %21
  %26 = sext i32 %10 to i64
  %27 = mul nsw i64 %25, %26
  %28 = select i1 %24, i64 %27, i64 0
  %29 = getelementptr inbounds float, ptr %7, i64 %28
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef 1, i32 noundef %3, ptr noundef %29, i32 noundef %10, ptr noundef %23, i32 noundef 1)
  br label %30

30:
  %31 = phi ptr [ null, %15 ], [ %23, %20 ]
  ret ptr %31
}

define ptr @enzyme_build.rule.ssyr2_.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, float noundef %4, ptr noundef readnone %5, i32 noundef %6, ptr noundef readonly %7, ptr noundef readnone %8, i32 noundef %9, i32 noundef %10, ptr noundef readonly %11, ptr noundef readnone %12, i32 noundef %13, i32 noundef %14, ptr noundef readnone %15, ptr noundef readnone %16, i32 noundef %17, i32 noundef %18) {
  %20 = or i32 %13, %6
  %21 = and i32 %20, 1
  %22 = icmp eq i32 %21, 0
  %23 = and i32 %9, 2
  %24 = select i1 %22, i32 0, i32 %23
  %25 = icmp ne i32 %24, 0
  %26 = icmp sgt i32 %3, 0
  %27 = and i1 %26, %25
  %28 = sext i32 %3 to i64
  %29 = select i1 %27, i64 %28, i64 0
  %30 = or i32 %9, %6
  %31 = and i32 %30, 1
  %32 = icmp eq i32 %31, 0
  %33 = and i32 %13, 2
  %34 = select i1 %32, i32 0, i32 %33
  %35 = icmp ne i32 %34, 0
  %36 = and i1 %26, %35
  %37 = select i1 %36, i64 %28, i64 0
  %38 = add nsw i64 %29, %37
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %63, label %40

40:
  %41 = tail call i64 @llvm.smax.i64(i64 %38, i64 1)
  %42 = shl nuw nsw i64 %41, 2
  %43 = tail call ptr @enzyme_build.tape.new(i64 noundef %42)
  %44 = icmp eq i32 %24, 0
  br i1 %44, label %53, label %45

45:
  %46 = icmp slt i32 %10, 0
  %47 = sub nsw i64 1, %28
  %48 = sext i32 %10 to i64
  %49 = mul nsw i64 %47, %48
  %50 = select i1 %46, i64 %49, i64 0
  %51 = getelementptr inbounds float, ptr %7, i64 %50
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef 1, i32 noundef %3, ptr noundef %51, i32 noundef %10, ptr noundef %43, i32 noundef 1)
  %52 = getelementptr inbounds float, ptr %43, i64 %28
  br label %53

53:
  %54 = phi ptr [ %52, %45 ], [ %43, %40 ]
  %55 = icmp eq i32 %34, 0
  br i1 %55, label %63, label %56

56:
  %57 = icmp slt i32 %14, 0
  %58 = sub nsw i64 1, %28
  %59 = sext i32 %14 to i64
  %60 = mul nsw i64 %58, %59
  %61 = select i1 %57, i64 %60, i64 0
  %62 = getelementptr inbounds float, ptr %11, i64 %61
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef 1, i32 noundef %3, ptr noundef %62, i32 noundef %14, ptr noundef %54, i32 noundef 1)
  br label %63

63:
  %64 = phi ptr [ null, %19 ], [ %43, %53 ], [ %43, %56 ]
  ret ptr %64
}

define ptr @enzyme_build.rule.strmv_.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef readonly %6, ptr noundef readnone %7, i32 noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readnone %11, i32 noundef %12, i32 noundef %13) {
  %15 = and i32 %12, 1
  %16 = icmp eq i32 %15, 0
  %17 = and i32 %8, 2
  %18 = select i1 %16, i32 0, i32 %17
  %19 = icmp ne i32 %18, 0
  %20 = icmp sgt i32 %5, 0
  %21 = and i1 %20, %19
  %22 = sext i32 %5 to i64
  %23 = mul nsw i64 %22, %22
  %24 = select i1 %21, i64 %23, i64 0
  %25 = shl i32 %8, 1
  %26 = and i32 %25, 2
  %27 = icmp ne i32 %26, 0
  %28 = and i1 %20, %27
  %29 = select i1 %28, i64 %22, i64 0
  %30 = add nsw i64 %24, %29
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %50, label %32

32:
  %33 = tail call i64 @llvm.smax.i64(i64 %30, i64 1)
  %34 = shl nsw i64 %33, 2
  %35 = tail call ptr @enzyme_build.tape.new(i64 noundef %34)
  %36 = icmp eq i32 %18, 0
  br i1 %36, label %40, label %37

37:
  %38 = tail call i32 @llvm.smax.i32(i32 %5, i32 1)
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef %5, i32 noundef %5, ptr noundef %6, i32 noundef %9, ptr noundef %35, i32 noundef %38)
  %39 = getelementptr inbounds nuw float, ptr %35, i64 %23
  br label %40

40:
  %41 = phi ptr [ %39, %37 ], [ %35, %32 ]
  %42 = icmp eq i32 %26, 0
  br i1 %42, label %50, label %43

43:
  %44 = icmp slt i32 %13, 0
  %45 = sub nsw i64 1, %22
  %46 = sext i32 %13 to i64
  %47 = mul nsw i64 %45, %46
  %48 = select i1 %44, i64 %47, i64 0
  %49 = getelementptr inbounds float, ptr %10, i64 %48
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef 1, i32 noundef %5, ptr noundef %49, i32 noundef %13, ptr noundef %41, i32 noundef 1)
  br label %50

50:
  %51 = phi ptr [ null, %14 ], [ %35, %40 ], [ %35, %43 ]
  ret ptr %51
}

define ptr @enzyme_build.rule.strsv_.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef readonly %6, ptr noundef readnone %7, i32 noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readnone %11, i32 noundef %12, i32 noundef %13) {
  %15 = and i32 %12, 1
  %16 = icmp eq i32 %15, 0
  %17 = and i32 %8, 2
  %18 = select i1 %16, i32 0, i32 %17
  %19 = icmp ne i32 %18, 0
  %20 = icmp sgt i32 %5, 0
  %21 = and i1 %20, %19
  %22 = sext i32 %5 to i64
  %23 = mul nsw i64 %22, %22
  %24 = select i1 %21, i64 %23, i64 0
  %25 = and i32 %8, 1
  %26 = icmp eq i32 %25, 0
  %27 = and i32 %12, 2
  %28 = select i1 %26, i32 0, i32 %27
  %29 = icmp ne i32 %28, 0
  %30 = and i1 %20, %29
  %31 = select i1 %30, i64 %22, i64 0
  %32 = add nsw i64 %24, %31
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %52, label %34

34:
  %35 = tail call i64 @llvm.smax.i64(i64 %32, i64 1)
  %36 = shl nsw i64 %35, 2
  %37 = tail call ptr @enzyme_build.tape.new(i64 noundef %36)
  %38 = icmp eq i32 %18, 0
  br i1 %38, label %42, label %39

39:
  %40 = tail call i32 @llvm.smax.i32(i32 %5, i32 1)
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef %5, i32 noundef %5, ptr noundef %6, i32 noundef %9, ptr noundef %37, i32 noundef %40)
  %41 = getelementptr inbounds nuw float, ptr %37, i64 %23
  br label %42

42:
  %43 = phi ptr [ %41, %39 ], [ %37, %34 ]
  %44 = icmp eq i32 %28, 0
  br i1 %44, label %52, label %45

45:
  %46 = icmp slt i32 %13, 0
  %47 = sub nsw i64 1, %22
  %48 = sext i32 %13 to i64
  %49 = mul nsw i64 %47, %48
  %50 = select i1 %46, i64 %49, i64 0
  %51 = getelementptr inbounds float, ptr %10, i64 %50
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef 1, i32 noundef %5, ptr noundef %51, i32 noundef %13, ptr noundef %43, i32 noundef 1)
  br label %52

52:
  %53 = phi ptr [ null, %14 ], [ %37, %42 ], [ %37, %45 ]
  ret ptr %53
}

define ptr @enzyme_build.rule.sgemm_.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, float noundef %7, ptr noundef readnone %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readnone %11, i32 noundef %12, i32 noundef %13, ptr noundef readonly %14, ptr noundef readnone %15, i32 noundef %16, i32 noundef %17, float noundef %18, ptr noundef readnone %19, i32 noundef %20, ptr noundef readonly %21, ptr noundef readnone %22, i32 noundef %23, i32 noundef %24) {
  %26 = and i32 %2, -33
  %27 = icmp eq i32 %26, 84
  %28 = icmp eq i32 %26, 67
  %29 = and i32 %2, -2
  %30 = icmp eq i32 %29, 112
  %31 = or i1 %28, %30
  %32 = or i1 %27, %31
  %33 = zext i1 %32 to i32
  %34 = and i32 %3, -33
  %35 = icmp eq i32 %34, 84
  %36 = icmp eq i32 %34, 67
  %37 = and i32 %3, -2
  %38 = icmp eq i32 %37, 112
  %39 = or i1 %36, %38
  %40 = or i1 %35, %39
  %41 = zext i1 %40 to i32
  %42 = or i32 %16, %9
  %43 = and i32 %42, 1
  %44 = or i32 %12, %9
  %45 = and i32 %44, 1
  %46 = icmp eq i32 %1, 101
  br i1 %46, label %47, label %48

47:
  br label %48

48:
  %49 = phi ptr [ %14, %47 ], [ %10, %25 ]
  %50 = phi i32 [ %16, %47 ], [ %12, %25 ]
  %51 = phi i32 [ %17, %47 ], [ %13, %25 ]
  %52 = phi i32 [ %13, %47 ], [ %17, %25 ]
  %53 = phi i32 [ %12, %47 ], [ %16, %25 ]
  %54 = phi ptr [ %10, %47 ], [ %14, %25 ]
  %55 = phi i32 [ %33, %47 ], [ %41, %25 ]
  %56 = phi i32 [ %45, %47 ], [ %43, %25 ]
  %57 = phi i32 [ %43, %47 ], [ %45, %25 ]
  %58 = phi i32 [ %41, %47 ], [ %33, %25 ]
  %59 = phi i32 [ %4, %47 ], [ %5, %25 ]
  %60 = phi i32 [ %5, %47 ], [ %4, %25 ]
  %61 = icmp eq i32 %58, 0
  %62 = select i1 %61, i32 %60, i32 %6
  %63 = select i1 %61, i32 %6, i32 %60
  %64 = icmp eq i32 %56, 0
  %65 = and i32 %50, 2
  %66 = select i1 %64, i32 0, i32 %65
  %67 = icmp ne i32 %66, 0
  %68 = icmp sgt i32 %62, 0
  %69 = and i1 %67, %68
  %70 = icmp sgt i32 %63, 0
  %71 = and i1 %70, %69
  %72 = sext i32 %62 to i64
  %73 = sext i32 %63 to i64
  %74 = mul nsw i64 %72, %73
  %75 = select i1 %71, i64 %74, i64 0
  %76 = icmp eq i32 %55, 0
  %77 = select i1 %76, i32 %6, i32 %59
  %78 = select i1 %76, i32 %59, i32 %6
  %79 = icmp eq i32 %57, 0
  %80 = and i32 %53, 2
  %81 = select i1 %79, i32 0, i32 %80
  %82 = icmp ne i32 %81, 0
  %83 = icmp sgt i32 %77, 0
  %84 = and i1 %82, %83
  %85 = icmp sgt i32 %78, 0
  %86 = and i1 %85, %84
  %87 = sext i32 %77 to i64
  %88 = sext i32 %78 to i64
  %89 = mul nsw i64 %87, %88
  %90 = select i1 %86, i64 %89, i64 0
  %91 = shl i32 %20, 1
  %92 = and i32 %91, 2
  %93 = icmp ne i32 %92, 0
  %94 = icmp sgt i32 %60, 0
  %95 = and i1 %93, %94
  %96 = icmp sgt i32 %59, 0
  %97 = and i1 %96, %95
  %98 = zext nneg i32 %60 to i64
  %99 = zext nneg i32 %59 to i64
  %100 = mul nuw nsw i64 %98, %99
  %101 = select i1 %97, i64 %100, i64 0
  %102 = add i64 %101, %90
  %103 = add i64 %102, %75
  %104 = icmp eq i64 %103, 0
  br i1 %104, label %124, label %105

105:
  %106 = tail call i64 @llvm.smax.i64(i64 %103, i64 1)
  %107 = shl nsw i64 %106, 2
  %108 = tail call ptr @enzyme_build.tape.new(i64 noundef %107)
  %109 = icmp eq i32 %66, 0
  br i1 %109, label %113, label %110

110:
  %111 = tail call i32 @llvm.smax.i32(i32 %62, i32 1)
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef %62, i32 noundef %63, ptr noundef %49, i32 noundef %51, ptr noundef %108, i32 noundef %111)
  %112 = getelementptr inbounds float, ptr %108, i64 %74
  br label %113

113:
  %114 = phi ptr [ %112, %110 ], [ %108, %105 ]
  %115 = icmp eq i32 %81, 0
  br i1 %115, label %119, label %116

116:
  %117 = tail call i32 @llvm.smax.i32(i32 %77, i32 1)
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef %77, i32 noundef %78, ptr noundef %54, i32 noundef %52, ptr noundef %114, i32 noundef %117)
  %118 = getelementptr inbounds float, ptr %114, i64 %89
  br label %119

119:
  %120 = phi ptr [ %118, %116 ], [ %114, %113 ]
  %121 = icmp eq i32 %92, 0
  br i1 %121, label %124, label %122

122:
  %123 = tail call i32 @llvm.smax.i32(i32 %60, i32 1)
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef %60, i32 noundef %59, ptr noundef %21, i32 noundef %24, ptr noundef %120, i32 noundef %123)
  br label %124

124:
  %125 = phi ptr [ null, %48 ], [ %108, %119 ], [ %108, %122 ]
  ret ptr %125
}

define noalias noundef ptr @enzyme_build.rule.sdot_.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11) {
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = icmp eq ptr %4, null
  br i1 %19, label %22, label %20

20:
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  store i32 %2, ptr %13, align 4
  store i32 %6, ptr %14, align 4
  store i32 %10, ptr %15, align 4
  %21 = call float @sdot_(ptr noundef nonnull %13, ptr noundef nonnull %4, ptr noundef nonnull %14, ptr noundef %7, ptr noundef nonnull %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  br label %22

22:
  %23 = phi float [ %21, %20 ], [ 0.000000e+00, %12 ]
  store float %23, ptr %11, align 4
  %24 = icmp eq ptr %8, null
  br i1 %24, label %29, label %25

25:
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  call void @llvm.lifetime.start.p0(ptr nonnull %18)
  store i32 %2, ptr %16, align 4
  store i32 %6, ptr %17, align 4
  store i32 %10, ptr %18, align 4
  %26 = call float @sdot_(ptr noundef nonnull %16, ptr noundef %3, ptr noundef nonnull %17, ptr noundef nonnull %8, ptr noundef nonnull %18)
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  %27 = load float, ptr %11, align 4
  %28 = fadd float %26, %27
  store float %28, ptr %11, align 4
  br label %29

29:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.snrm2_.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef writeonly %7) {
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  store i32 %2, ptr %9, align 4
  store i32 %6, ptr %10, align 4
  %14 = call float @snrm2_(ptr noundef nonnull %9, ptr noundef %3, ptr noundef nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  %15 = icmp ne ptr %4, null
  %16 = fcmp ogt float %14, 0.000000e+00
  %17 = select i1 %15, i1 %16, i1 false
  br i1 %17, label %18, label %21

18:
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  store i32 %2, ptr %11, align 4
  store i32 %6, ptr %12, align 4
  store i32 %6, ptr %13, align 4
  %19 = call float @sdot_(ptr noundef nonnull %11, ptr noundef %3, ptr noundef nonnull %12, ptr noundef nonnull %4, ptr noundef nonnull %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  %20 = fdiv float %19, %14
  br label %21

21:
  %22 = phi float [ %20, %18 ], [ 0.000000e+00, %8 ]
  store float %22, ptr %7, align 4
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.sasum_.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef readonly %3, ptr noundef readonly %4, i32 noundef %5, i32 noundef %6, ptr noundef writeonly %7) {
  %9 = sext i32 %2 to i64
  store float 0.000000e+00, ptr %7, align 4
  %10 = icmp eq ptr %4, null
  br i1 %10, label %.loopexit, label %11

11:
  %12 = icmp slt i32 %6, 0
  %13 = sub nsw i64 1, %9
  %14 = sext i32 %6 to i64
  %15 = mul nsw i64 %13, %14
  %16 = select i1 %12, i64 %15, i64 0
  %17 = getelementptr inbounds float, ptr %3, i64 %16
  %18 = getelementptr inbounds float, ptr %4, i64 %16
  %19 = icmp sgt i32 %2, 0
  br i1 %19, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.preheader:
  %20 = phi float [ %30, %.preheader ], [ 0.000000e+00, %.preheader.preheader ]
  %21 = phi i64 [ %31, %.preheader ], [ 0, %.preheader.preheader ]
  %22 = mul nsw i64 %21, %14
  %23 = getelementptr inbounds float, ptr %17, i64 %22
  %24 = load float, ptr %23, align 4
  %25 = fcmp olt float %24, 0.000000e+00
  %26 = getelementptr inbounds float, ptr %18, i64 %22
  %27 = load float, ptr %26, align 4
  %28 = fneg float %27
  %29 = select i1 %25, float %28, float %27
  %30 = fadd float %20, %29
  store float %30, ptr %7, align 4
  %31 = add nuw nsw i64 %21, 1
  %32 = icmp eq i64 %31, %9
  br i1 %32, label %.loopexit.loopexit, label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.sscal_.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, float noundef %3, ptr noundef readonly %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9) {
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = icmp sgt i32 %9, 0
  %16 = select i1 %15, i32 %2, i32 0
  %17 = icmp eq ptr %7, null
  br i1 %17, label %23, label %18

18:
  %19 = icmp eq ptr %4, null
  br i1 %19, label %22, label %20

20:
  %21 = load float, ptr %4, align 4
  tail call fastcc void @enzyme_build.dense.s_scale(i32 noundef 1, i32 noundef %16, float noundef %3, ptr noundef nonnull %7, i32 noundef %9)
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  store i32 %16, ptr %11, align 4
  store float %21, ptr %12, align 4
  store i32 %9, ptr %13, align 4
  store i32 %9, ptr %14, align 4
  call void @saxpy_(ptr noundef nonnull %11, ptr noundef nonnull %12, ptr noundef %6, ptr noundef nonnull %13, ptr noundef nonnull %7, ptr noundef nonnull %14)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  br label %23

22:
  tail call fastcc void @enzyme_build.dense.s_scale(i32 noundef 1, i32 noundef %16, float noundef %3, ptr noundef nonnull %7, i32 noundef %9)
  br label %23

23:
  ret ptr null
}

define internal fastcc void @enzyme_build.dense.s_scale(i32 noundef %0, i32 noundef %1, float noundef %2, ptr noundef nonnull %3, i32 noundef %4) {
  %6 = fcmp oeq float %2, 1.000000e+00
  br i1 %6, label %.loopexit3, label %7

7:
  %8 = sext i32 %1 to i64
  %9 = icmp sgt i32 %1, 0
  br i1 %9, label %10, label %.loopexit3

10:
  %11 = sext i32 %0 to i64
  %12 = icmp sgt i32 %0, 0
  %13 = fcmp oeq float %2, 0.000000e+00
  %14 = sext i32 %4 to i64
  br label %15

15:
  %16 = phi i64 [ 0, %10 ], [ %20, %.loopexit ]
  br i1 %12, label %17, label %.loopexit

17:
  %18 = mul nsw i64 %16, %14
  %19 = getelementptr float, ptr %3, i64 %18
  br label %22

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %20 = add nuw nsw i64 %16, 1
  %21 = icmp eq i64 %20, %8
  br i1 %21, label %.loopexit3.loopexit, label %15

22:
  %23 = phi i64 [ 0, %17 ], [ %31, %28 ]
  br i1 %13, label %28, label %24

24:
  %25 = getelementptr float, ptr %19, i64 %23
  %26 = load float, ptr %25, align 4
  %27 = fmul float %2, %26
  br label %28

28:
  %29 = phi float [ %27, %24 ], [ 0.000000e+00, %22 ]
  %30 = getelementptr float, ptr %19, i64 %23
  store float %29, ptr %30, align 4
  %31 = add nuw nsw i64 %23, 1
  %32 = icmp eq i64 %31, %11
  br i1 %32, label %.loopexit.loopexit, label %22

.loopexit3.loopexit:
  br label %.loopexit3

.loopexit3:
  ret void
}

define noalias noundef ptr @enzyme_build.rule.saxpy_.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, float noundef %3, ptr noundef readonly %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef readnone %10, ptr noundef %11, i32 noundef %12, i32 noundef %13) {
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca float, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = icmp eq ptr %11, null
  br i1 %23, label %34, label %24

24:
  %25 = icmp eq ptr %4, null
  br i1 %25, label %28, label %26

26:
  %27 = load float, ptr %4, align 4
  br label %28

28:
  %29 = phi float [ %27, %26 ], [ 0.000000e+00, %24 ]
  %30 = icmp eq ptr %7, null
  br i1 %30, label %32, label %31

31:
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  call void @llvm.lifetime.start.p0(ptr nonnull %18)
  store i32 %2, ptr %15, align 4
  store float %3, ptr %16, align 4
  store i32 %9, ptr %17, align 4
  store i32 %13, ptr %18, align 4
  call void @saxpy_(ptr noundef nonnull %15, ptr noundef nonnull %16, ptr noundef nonnull %7, ptr noundef nonnull %17, ptr noundef nonnull %11, ptr noundef nonnull %18)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  br label %32

32:
  br i1 %25, label %34, label %33

33:
  call void @llvm.lifetime.start.p0(ptr nonnull %19)
  call void @llvm.lifetime.start.p0(ptr nonnull %20)
  call void @llvm.lifetime.start.p0(ptr nonnull %21)
  call void @llvm.lifetime.start.p0(ptr nonnull %22)
  store i32 %2, ptr %19, align 4
  store float %29, ptr %20, align 4
  store i32 %9, ptr %21, align 4
  store i32 %13, ptr %22, align 4
  call void @saxpy_(ptr noundef nonnull %19, ptr noundef nonnull %20, ptr noundef %6, ptr noundef nonnull %21, ptr noundef nonnull %11, ptr noundef nonnull %22)
  call void @llvm.lifetime.end.p0(ptr nonnull %19)
  call void @llvm.lifetime.end.p0(ptr nonnull %20)
  call void @llvm.lifetime.end.p0(ptr nonnull %21)
  call void @llvm.lifetime.end.p0(ptr nonnull %22)
  br label %34

34:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.scopy_.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef readnone %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef readnone %7, ptr noundef %8, i32 noundef %9, i32 noundef %10) {
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = icmp eq ptr %8, null
  %17 = icmp eq ptr %4, %8
  %18 = or i1 %16, %17
  br i1 %18, label %23, label %19

19:
  %20 = tail call i32 @llvm.abs.i32(i32 %10, i1 true)
  tail call fastcc void @enzyme_build.dense.s_fill(i32 noundef 1, i32 noundef %2, ptr noundef nonnull %8, i32 noundef %20)
  %21 = icmp eq ptr %4, null
  br i1 %21, label %23, label %22

22:
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  store i32 %2, ptr %12, align 4
  store float 1.000000e+00, ptr %13, align 4
  store i32 %6, ptr %14, align 4
  store i32 %10, ptr %15, align 4
  call void @saxpy_(ptr noundef nonnull %12, ptr noundef nonnull %13, ptr noundef nonnull %4, ptr noundef nonnull %14, ptr noundef nonnull %8, ptr noundef nonnull %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  br label %23

23:
  ret ptr null
}

define internal fastcc void @enzyme_build.dense.s_fill(i32 noundef %0, i32 noundef %1, ptr noundef writeonly %2, i32 noundef %3) {
  %5 = sext i32 %1 to i64
  %6 = icmp sgt i32 %1, 0
  br i1 %6, label %7, label %.loopexit

7:
  %8 = sext i32 %0 to i64
  %9 = icmp sgt i32 %0, 0
  %10 = zext nneg i32 %3 to i64
  %11 = shl nuw nsw i64 %10, 2
  %12 = shl nuw nsw i64 %8, 2
  br label %13

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void

13:
  %14 = phi i64 [ 0, %7 ], [ %19, %18 ]
  br i1 %9, label %15, label %18

15:
  %16 = mul nuw i64 %11, %14
  %17 = getelementptr i8, ptr %2, i64 %16
  tail call void @llvm.memset.p0.i64(ptr align 4 %17, i8 0, i64 %12, i1 false)
  br label %18

18:
  %19 = add nuw nsw i64 %14, 1
  %20 = icmp eq i64 %19, %5
  br i1 %20, label %.loopexit.loopexit, label %13
}

define noalias noundef ptr @enzyme_build.rule.sswap_.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef readnone %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef readnone %7, ptr noundef %8, i32 noundef %9, i32 noundef %10) {
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = icmp ne ptr %4, null
  %16 = icmp ne ptr %8, null
  %17 = and i1 %15, %16
  br i1 %17, label %18, label %19

18:
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  store i32 %2, ptr %12, align 4
  store i32 %6, ptr %13, align 4
  store i32 %10, ptr %14, align 4
  call void @sswap_(ptr noundef nonnull %12, ptr noundef nonnull %4, ptr noundef nonnull %13, ptr noundef nonnull %8, ptr noundef nonnull %14)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  br label %25

19:
  br i1 %15, label %20, label %22

20:
  %21 = tail call i32 @llvm.abs.i32(i32 %6, i1 true)
  tail call fastcc void @enzyme_build.dense.s_fill(i32 noundef 1, i32 noundef %2, ptr noundef nonnull %4, i32 noundef %21)
  br label %25

22:
  br i1 %16, label %23, label %25

23:
  %24 = tail call i32 @llvm.abs.i32(i32 %10, i1 true)
  tail call fastcc void @enzyme_build.dense.s_fill(i32 noundef 1, i32 noundef %2, ptr noundef nonnull %8, i32 noundef %24)
  br label %25

25:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.srot_.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, float noundef %11, ptr noundef readonly %12, i32 noundef %13, float noundef %14, ptr noundef readonly %15, i32 noundef %16) {
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  %23 = alloca i32, align 4
  %24 = alloca float, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca float, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca float, align 4
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca float, align 4
  %37 = alloca i32, align 4
  %38 = alloca i32, align 4
  %39 = icmp ne ptr %4, null
  %40 = icmp ne ptr %8, null
  %41 = and i1 %39, %40
  br i1 %41, label %42, label %43

42:
  call void @llvm.lifetime.start.p0(ptr nonnull %18)
  call void @llvm.lifetime.start.p0(ptr nonnull %19)
  call void @llvm.lifetime.start.p0(ptr nonnull %20)
  call void @llvm.lifetime.start.p0(ptr nonnull %21)
  call void @llvm.lifetime.start.p0(ptr nonnull %22)
  store i32 %2, ptr %18, align 4
  store i32 %6, ptr %19, align 4
  store i32 %10, ptr %20, align 4
  store float %11, ptr %21, align 4
  store float %14, ptr %22, align 4
  call void @srot_(ptr noundef nonnull %18, ptr noundef nonnull %4, ptr noundef nonnull %19, ptr noundef nonnull %8, ptr noundef nonnull %20, ptr noundef nonnull %21, ptr noundef nonnull %22)
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  call void @llvm.lifetime.end.p0(ptr nonnull %19)
  call void @llvm.lifetime.end.p0(ptr nonnull %20)
  call void @llvm.lifetime.end.p0(ptr nonnull %21)
  call void @llvm.lifetime.end.p0(ptr nonnull %22)
  br label %51

43:
  br i1 %39, label %44, label %46

44:
  %45 = tail call i32 @llvm.abs.i32(i32 %6, i1 true)
  tail call fastcc void @enzyme_build.dense.s_scale(i32 noundef 1, i32 noundef %2, float noundef %11, ptr noundef nonnull %4, i32 noundef %45)
  br label %51

46:
  br i1 %40, label %47, label %49

47:
  %48 = tail call i32 @llvm.abs.i32(i32 %10, i1 true)
  tail call fastcc void @enzyme_build.dense.s_scale(i32 noundef 1, i32 noundef %2, float noundef %11, ptr noundef nonnull %8, i32 noundef %48)
  br label %49

49:
  %50 = icmp ne ptr %12, null
  br label %56

51:
  %52 = icmp ne ptr %12, null
  %53 = and i1 %39, %52
  br i1 %53, label %54, label %56

54:
  %55 = load float, ptr %12, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %23)
  call void @llvm.lifetime.start.p0(ptr nonnull %24)
  call void @llvm.lifetime.start.p0(ptr nonnull %25)
  call void @llvm.lifetime.start.p0(ptr nonnull %26)
  store i32 %2, ptr %23, align 4
  store float %55, ptr %24, align 4
  store i32 %6, ptr %25, align 4
  store i32 %6, ptr %26, align 4
  call void @saxpy_(ptr noundef nonnull %23, ptr noundef nonnull %24, ptr noundef %3, ptr noundef nonnull %25, ptr noundef nonnull %4, ptr noundef nonnull %26)
  call void @llvm.lifetime.end.p0(ptr nonnull %23)
  call void @llvm.lifetime.end.p0(ptr nonnull %24)
  call void @llvm.lifetime.end.p0(ptr nonnull %25)
  call void @llvm.lifetime.end.p0(ptr nonnull %26)
  br label %56

56:
  %57 = phi i1 [ %50, %49 ], [ true, %54 ], [ %52, %51 ]
  %58 = and i1 %40, %57
  br i1 %58, label %59, label %61

59:
  %60 = load float, ptr %12, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %27)
  call void @llvm.lifetime.start.p0(ptr nonnull %28)
  call void @llvm.lifetime.start.p0(ptr nonnull %29)
  call void @llvm.lifetime.start.p0(ptr nonnull %30)
  store i32 %2, ptr %27, align 4
  store float %60, ptr %28, align 4
  store i32 %10, ptr %29, align 4
  store i32 %10, ptr %30, align 4
  call void @saxpy_(ptr noundef nonnull %27, ptr noundef nonnull %28, ptr noundef %7, ptr noundef nonnull %29, ptr noundef nonnull %8, ptr noundef nonnull %30)
  call void @llvm.lifetime.end.p0(ptr nonnull %27)
  call void @llvm.lifetime.end.p0(ptr nonnull %28)
  call void @llvm.lifetime.end.p0(ptr nonnull %29)
  call void @llvm.lifetime.end.p0(ptr nonnull %30)
  br label %61

61:
  %62 = icmp ne ptr %15, null
  %63 = and i1 %39, %62
  br i1 %63, label %64, label %66

64:
  %65 = load float, ptr %15, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %31)
  call void @llvm.lifetime.start.p0(ptr nonnull %32)
  call void @llvm.lifetime.start.p0(ptr nonnull %33)
  call void @llvm.lifetime.start.p0(ptr nonnull %34)
  store i32 %2, ptr %31, align 4
  store float %65, ptr %32, align 4
  store i32 %10, ptr %33, align 4
  store i32 %6, ptr %34, align 4
  call void @saxpy_(ptr noundef nonnull %31, ptr noundef nonnull %32, ptr noundef %7, ptr noundef nonnull %33, ptr noundef nonnull %4, ptr noundef nonnull %34)
  call void @llvm.lifetime.end.p0(ptr nonnull %31)
  call void @llvm.lifetime.end.p0(ptr nonnull %32)
  call void @llvm.lifetime.end.p0(ptr nonnull %33)
  call void @llvm.lifetime.end.p0(ptr nonnull %34)
  br label %66

66:
  %67 = and i1 %40, %62
  br i1 %67, label %68, label %71

68:
  %69 = load float, ptr %15, align 4
  %70 = fneg float %69
  call void @llvm.lifetime.start.p0(ptr nonnull %35)
  call void @llvm.lifetime.start.p0(ptr nonnull %36)
  call void @llvm.lifetime.start.p0(ptr nonnull %37)
  call void @llvm.lifetime.start.p0(ptr nonnull %38)
  store i32 %2, ptr %35, align 4
  store float %70, ptr %36, align 4
  store i32 %6, ptr %37, align 4
  store i32 %10, ptr %38, align 4
  call void @saxpy_(ptr noundef nonnull %35, ptr noundef nonnull %36, ptr noundef %3, ptr noundef nonnull %37, ptr noundef nonnull %8, ptr noundef nonnull %38)
  call void @llvm.lifetime.end.p0(ptr nonnull %35)
  call void @llvm.lifetime.end.p0(ptr nonnull %36)
  call void @llvm.lifetime.end.p0(ptr nonnull %37)
  call void @llvm.lifetime.end.p0(ptr nonnull %38)
  br label %71

71:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.sgemv_.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5, ptr noundef readonly %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, i32 noundef %10, i32 noundef %11, ptr noundef %12, ptr noundef %13, i32 noundef %14, i32 noundef %15, float noundef %16, ptr noundef readonly %17, i32 noundef %18, ptr noundef %19, ptr noundef %20, i32 noundef %21, i32 noundef %22) {
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca float, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca float, align 4
  %30 = alloca i32, align 4
  %31 = alloca i8, align 1
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca float, align 4
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca float, align 4
  %38 = alloca i32, align 4
  %39 = alloca i8, align 1
  %40 = alloca i32, align 4
  %41 = alloca i32, align 4
  %42 = alloca float, align 4
  %43 = alloca i32, align 4
  %44 = alloca i32, align 4
  %45 = alloca float, align 4
  %46 = alloca i32, align 4
  %47 = alloca i8, align 1
  %48 = alloca i32, align 4
  %49 = alloca float, align 4
  %50 = alloca i32, align 4
  %51 = alloca i32, align 4
  %52 = and i32 %2, -33
  %53 = and i32 %2, -2
  %54 = icmp eq i32 %1, 101
  %55 = select i1 %54, i32 %3, i32 %4
  %56 = select i1 %54, i32 %4, i32 %3
  %57 = icmp ne i32 %52, 67
  %58 = icmp ne i32 %53, 112
  %59 = and i1 %57, %58
  %60 = icmp ne i32 %52, 84
  %61 = and i1 %60, %59
  %62 = xor i1 %54, %61
  %63 = select i1 %62, i32 %56, i32 %55
  %64 = icmp eq ptr %20, null
  br i1 %64, label %85, label %65

65:
  %66 = tail call i32 @llvm.abs.i32(i32 %22, i1 true)
  tail call fastcc void @enzyme_build.dense.s_scale(i32 noundef 1, i32 noundef %63, float noundef %16, ptr noundef nonnull %20, i32 noundef %66)
  %67 = icmp ne ptr %17, null
  %68 = fcmp une float %16, 0.000000e+00
  %69 = and i1 %68, %67
  br i1 %69, label %70, label %72

70:
  %71 = load float, ptr %17, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %48)
  call void @llvm.lifetime.start.p0(ptr nonnull %49)
  call void @llvm.lifetime.start.p0(ptr nonnull %50)
  call void @llvm.lifetime.start.p0(ptr nonnull %51)
  store i32 %63, ptr %48, align 4
  store float %71, ptr %49, align 4
  store i32 %22, ptr %50, align 4
  store i32 %22, ptr %51, align 4
  call void @saxpy_(ptr noundef nonnull %48, ptr noundef nonnull %49, ptr noundef %19, ptr noundef nonnull %50, ptr noundef nonnull %20, ptr noundef nonnull %51)
  call void @llvm.lifetime.end.p0(ptr nonnull %48)
  call void @llvm.lifetime.end.p0(ptr nonnull %49)
  call void @llvm.lifetime.end.p0(ptr nonnull %50)
  call void @llvm.lifetime.end.p0(ptr nonnull %51)
  br label %72

72:
  %73 = icmp eq ptr %6, null
  br i1 %73, label %77, label %74

74:
  %75 = load float, ptr %6, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %24)
  call void @llvm.lifetime.start.p0(ptr nonnull %25)
  call void @llvm.lifetime.start.p0(ptr nonnull %26)
  call void @llvm.lifetime.start.p0(ptr nonnull %27)
  call void @llvm.lifetime.start.p0(ptr nonnull %28)
  call void @llvm.lifetime.start.p0(ptr nonnull %29)
  call void @llvm.lifetime.start.p0(ptr nonnull %30)
  store i32 %56, ptr %24, align 4
  store i32 %55, ptr %25, align 4
  store float %75, ptr %26, align 4
  store i32 %11, ptr %27, align 4
  store i32 %15, ptr %28, align 4
  store float 1.000000e+00, ptr %29, align 4
  store i32 %22, ptr %30, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %31)
  %76 = select i1 %62, i8 78, i8 84
  store i8 %76, ptr %31, align 1
  call void @sgemv_(ptr noundef nonnull %31, ptr noundef nonnull %24, ptr noundef nonnull %25, ptr noundef nonnull %26, ptr noundef %8, ptr noundef nonnull %27, ptr noundef %12, ptr noundef nonnull %28, ptr noundef nonnull %29, ptr noundef nonnull %20, ptr noundef nonnull %30, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %31)
  call void @llvm.lifetime.end.p0(ptr nonnull %24)
  call void @llvm.lifetime.end.p0(ptr nonnull %25)
  call void @llvm.lifetime.end.p0(ptr nonnull %26)
  call void @llvm.lifetime.end.p0(ptr nonnull %27)
  call void @llvm.lifetime.end.p0(ptr nonnull %28)
  call void @llvm.lifetime.end.p0(ptr nonnull %29)
  call void @llvm.lifetime.end.p0(ptr nonnull %30)
  br label %77

77:
  %78 = icmp eq ptr %9, null
  br i1 %78, label %81, label %79

79:
  call void @llvm.lifetime.start.p0(ptr nonnull %32)
  call void @llvm.lifetime.start.p0(ptr nonnull %33)
  call void @llvm.lifetime.start.p0(ptr nonnull %34)
  call void @llvm.lifetime.start.p0(ptr nonnull %35)
  call void @llvm.lifetime.start.p0(ptr nonnull %36)
  call void @llvm.lifetime.start.p0(ptr nonnull %37)
  call void @llvm.lifetime.start.p0(ptr nonnull %38)
  store i32 %56, ptr %32, align 4
  store i32 %55, ptr %33, align 4
  store float %5, ptr %34, align 4
  store i32 %11, ptr %35, align 4
  store i32 %15, ptr %36, align 4
  store float 1.000000e+00, ptr %37, align 4
  store i32 %22, ptr %38, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %39)
  %80 = select i1 %62, i8 78, i8 84
  store i8 %80, ptr %39, align 1
  call void @sgemv_(ptr noundef nonnull %39, ptr noundef nonnull %32, ptr noundef nonnull %33, ptr noundef nonnull %34, ptr noundef nonnull %9, ptr noundef nonnull %35, ptr noundef %12, ptr noundef nonnull %36, ptr noundef nonnull %37, ptr noundef nonnull %20, ptr noundef nonnull %38, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %39)
  call void @llvm.lifetime.end.p0(ptr nonnull %32)
  call void @llvm.lifetime.end.p0(ptr nonnull %33)
  call void @llvm.lifetime.end.p0(ptr nonnull %34)
  call void @llvm.lifetime.end.p0(ptr nonnull %35)
  call void @llvm.lifetime.end.p0(ptr nonnull %36)
  call void @llvm.lifetime.end.p0(ptr nonnull %37)
  call void @llvm.lifetime.end.p0(ptr nonnull %38)
  br label %81

81:
  %82 = icmp eq ptr %13, null
  br i1 %82, label %85, label %83

83:
  call void @llvm.lifetime.start.p0(ptr nonnull %40)
  call void @llvm.lifetime.start.p0(ptr nonnull %41)
  call void @llvm.lifetime.start.p0(ptr nonnull %42)
  call void @llvm.lifetime.start.p0(ptr nonnull %43)
  call void @llvm.lifetime.start.p0(ptr nonnull %44)
  call void @llvm.lifetime.start.p0(ptr nonnull %45)
  call void @llvm.lifetime.start.p0(ptr nonnull %46)
  store i32 %56, ptr %40, align 4
  store i32 %55, ptr %41, align 4
  store float %5, ptr %42, align 4
  store i32 %11, ptr %43, align 4
  store i32 %15, ptr %44, align 4
  store float 1.000000e+00, ptr %45, align 4
  store i32 %22, ptr %46, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %47)
  %84 = select i1 %62, i8 78, i8 84
  store i8 %84, ptr %47, align 1
  call void @sgemv_(ptr noundef nonnull %47, ptr noundef nonnull %40, ptr noundef nonnull %41, ptr noundef nonnull %42, ptr noundef %8, ptr noundef nonnull %43, ptr noundef nonnull %13, ptr noundef nonnull %44, ptr noundef nonnull %45, ptr noundef nonnull %20, ptr noundef nonnull %46, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %47)
  call void @llvm.lifetime.end.p0(ptr nonnull %40)
  call void @llvm.lifetime.end.p0(ptr nonnull %41)
  call void @llvm.lifetime.end.p0(ptr nonnull %42)
  call void @llvm.lifetime.end.p0(ptr nonnull %43)
  call void @llvm.lifetime.end.p0(ptr nonnull %44)
  call void @llvm.lifetime.end.p0(ptr nonnull %45)
  call void @llvm.lifetime.end.p0(ptr nonnull %46)
  br label %85

85:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.sger_.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, float noundef %4, ptr noundef readonly %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef readnone %15, ptr noundef %16, i32 noundef %17, i32 noundef %18) {
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca float, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca float, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca float, align 4
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  %38 = icmp eq i32 %1, 101
  br i1 %38, label %39, label %40

39:
  br label %40

40:
  %41 = phi ptr [ %11, %39 ], [ %7, %19 ]
  %42 = phi ptr [ %12, %39 ], [ %8, %19 ]
  %43 = phi i32 [ %14, %39 ], [ %10, %19 ]
  %44 = phi i32 [ %10, %39 ], [ %14, %19 ]
  %45 = phi ptr [ %8, %39 ], [ %12, %19 ]
  %46 = phi ptr [ %7, %39 ], [ %11, %19 ]
  %47 = phi i32 [ %2, %39 ], [ %3, %19 ]
  %48 = phi i32 [ %3, %39 ], [ %2, %19 ]
  %49 = icmp eq ptr %16, null
  br i1 %49, label %60, label %50

50:
  %51 = icmp eq ptr %5, null
  br i1 %51, label %54, label %52

52:
  %53 = load float, ptr %5, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %20)
  call void @llvm.lifetime.start.p0(ptr nonnull %21)
  call void @llvm.lifetime.start.p0(ptr nonnull %22)
  call void @llvm.lifetime.start.p0(ptr nonnull %23)
  call void @llvm.lifetime.start.p0(ptr nonnull %24)
  call void @llvm.lifetime.start.p0(ptr nonnull %25)
  store i32 %48, ptr %20, align 4
  store i32 %47, ptr %21, align 4
  store float %53, ptr %22, align 4
  store i32 %43, ptr %23, align 4
  store i32 %44, ptr %24, align 4
  store i32 %18, ptr %25, align 4
  call void @sger_(ptr noundef nonnull %20, ptr noundef nonnull %21, ptr noundef nonnull %22, ptr noundef %41, ptr noundef nonnull %23, ptr noundef %46, ptr noundef nonnull %24, ptr noundef nonnull %16, ptr noundef nonnull %25)
  call void @llvm.lifetime.end.p0(ptr nonnull %20)
  call void @llvm.lifetime.end.p0(ptr nonnull %21)
  call void @llvm.lifetime.end.p0(ptr nonnull %22)
  call void @llvm.lifetime.end.p0(ptr nonnull %23)
  call void @llvm.lifetime.end.p0(ptr nonnull %24)
  call void @llvm.lifetime.end.p0(ptr nonnull %25)
  br label %54

54:
  %55 = icmp eq ptr %42, null
  br i1 %55, label %57, label %56

56:
  call void @llvm.lifetime.start.p0(ptr nonnull %26)
  call void @llvm.lifetime.start.p0(ptr nonnull %27)
  call void @llvm.lifetime.start.p0(ptr nonnull %28)
  call void @llvm.lifetime.start.p0(ptr nonnull %29)
  call void @llvm.lifetime.start.p0(ptr nonnull %30)
  call void @llvm.lifetime.start.p0(ptr nonnull %31)
  store i32 %48, ptr %26, align 4
  store i32 %47, ptr %27, align 4
  store float %4, ptr %28, align 4
  store i32 %43, ptr %29, align 4
  store i32 %44, ptr %30, align 4
  store i32 %18, ptr %31, align 4
  call void @sger_(ptr noundef nonnull %26, ptr noundef nonnull %27, ptr noundef nonnull %28, ptr noundef nonnull %42, ptr noundef nonnull %29, ptr noundef %46, ptr noundef nonnull %30, ptr noundef nonnull %16, ptr noundef nonnull %31)
  call void @llvm.lifetime.end.p0(ptr nonnull %26)
  call void @llvm.lifetime.end.p0(ptr nonnull %27)
  call void @llvm.lifetime.end.p0(ptr nonnull %28)
  call void @llvm.lifetime.end.p0(ptr nonnull %29)
  call void @llvm.lifetime.end.p0(ptr nonnull %30)
  call void @llvm.lifetime.end.p0(ptr nonnull %31)
  br label %57

57:
  %58 = icmp eq ptr %45, null
  br i1 %58, label %60, label %59

59:
  call void @llvm.lifetime.start.p0(ptr nonnull %32)
  call void @llvm.lifetime.start.p0(ptr nonnull %33)
  call void @llvm.lifetime.start.p0(ptr nonnull %34)
  call void @llvm.lifetime.start.p0(ptr nonnull %35)
  call void @llvm.lifetime.start.p0(ptr nonnull %36)
  call void @llvm.lifetime.start.p0(ptr nonnull %37)
  store i32 %48, ptr %32, align 4
  store i32 %47, ptr %33, align 4
  store float %4, ptr %34, align 4
  store i32 %43, ptr %35, align 4
  store i32 %44, ptr %36, align 4
  store i32 %18, ptr %37, align 4
  call void @sger_(ptr noundef nonnull %32, ptr noundef nonnull %33, ptr noundef nonnull %34, ptr noundef %41, ptr noundef nonnull %35, ptr noundef nonnull %45, ptr noundef nonnull %36, ptr noundef nonnull %16, ptr noundef nonnull %37)
  call void @llvm.lifetime.end.p0(ptr nonnull %32)
  call void @llvm.lifetime.end.p0(ptr nonnull %33)
  call void @llvm.lifetime.end.p0(ptr nonnull %34)
  call void @llvm.lifetime.end.p0(ptr nonnull %35)
  call void @llvm.lifetime.end.p0(ptr nonnull %36)
  call void @llvm.lifetime.end.p0(ptr nonnull %37)
  br label %60

60:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.ssymv_.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, float noundef %4, ptr noundef readonly %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, float noundef %15, ptr noundef readonly %16, i32 noundef %17, ptr noundef %18, ptr noundef %19, i32 noundef %20, i32 noundef %21) {
  %23 = alloca i32, align 4
  %24 = alloca float, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca float, align 4
  %28 = alloca i32, align 4
  %29 = alloca i8, align 1
  %30 = alloca i32, align 4
  %31 = alloca float, align 4
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca float, align 4
  %35 = alloca i32, align 4
  %36 = alloca i8, align 1
  %37 = alloca i32, align 4
  %38 = alloca float, align 4
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  %41 = alloca float, align 4
  %42 = alloca i32, align 4
  %43 = alloca i8, align 1
  %44 = alloca i32, align 4
  %45 = alloca float, align 4
  %46 = alloca i32, align 4
  %47 = alloca i32, align 4
  %48 = and i32 %2, -33
  %49 = icmp eq i32 %48, 85
  %50 = icmp eq i32 %2, 121
  %51 = or i1 %50, %49
  %52 = icmp ne i32 %1, 102
  %53 = xor i1 %52, %51
  %54 = icmp eq ptr %19, null
  br i1 %54, label %75, label %55

55:
  %56 = tail call i32 @llvm.abs.i32(i32 %21, i1 true)
  tail call fastcc void @enzyme_build.dense.s_scale(i32 noundef 1, i32 noundef %3, float noundef %15, ptr noundef nonnull %19, i32 noundef %56)
  %57 = icmp ne ptr %16, null
  %58 = fcmp une float %15, 0.000000e+00
  %59 = and i1 %58, %57
  br i1 %59, label %60, label %62

60:
  %61 = load float, ptr %16, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %44)
  call void @llvm.lifetime.start.p0(ptr nonnull %45)
  call void @llvm.lifetime.start.p0(ptr nonnull %46)
  call void @llvm.lifetime.start.p0(ptr nonnull %47)
  store i32 %3, ptr %44, align 4
  store float %61, ptr %45, align 4
  store i32 %21, ptr %46, align 4
  store i32 %21, ptr %47, align 4
  call void @saxpy_(ptr noundef nonnull %44, ptr noundef nonnull %45, ptr noundef %18, ptr noundef nonnull %46, ptr noundef nonnull %19, ptr noundef nonnull %47)
  call void @llvm.lifetime.end.p0(ptr nonnull %44)
  call void @llvm.lifetime.end.p0(ptr nonnull %45)
  call void @llvm.lifetime.end.p0(ptr nonnull %46)
  call void @llvm.lifetime.end.p0(ptr nonnull %47)
  br label %62

62:
  %63 = icmp eq ptr %5, null
  br i1 %63, label %67, label %64

64:
  %65 = load float, ptr %5, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %23)
  call void @llvm.lifetime.start.p0(ptr nonnull %24)
  call void @llvm.lifetime.start.p0(ptr nonnull %25)
  call void @llvm.lifetime.start.p0(ptr nonnull %26)
  call void @llvm.lifetime.start.p0(ptr nonnull %27)
  call void @llvm.lifetime.start.p0(ptr nonnull %28)
  store i32 %3, ptr %23, align 4
  store float %65, ptr %24, align 4
  store i32 %10, ptr %25, align 4
  store i32 %14, ptr %26, align 4
  store float 1.000000e+00, ptr %27, align 4
  store i32 %21, ptr %28, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %29)
  %66 = select i1 %53, i8 85, i8 76
  store i8 %66, ptr %29, align 1
  call void @ssymv_(ptr noundef nonnull %29, ptr noundef nonnull %23, ptr noundef nonnull %24, ptr noundef %7, ptr noundef nonnull %25, ptr noundef %11, ptr noundef nonnull %26, ptr noundef nonnull %27, ptr noundef nonnull %19, ptr noundef nonnull %28, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %29)
  call void @llvm.lifetime.end.p0(ptr nonnull %23)
  call void @llvm.lifetime.end.p0(ptr nonnull %24)
  call void @llvm.lifetime.end.p0(ptr nonnull %25)
  call void @llvm.lifetime.end.p0(ptr nonnull %26)
  call void @llvm.lifetime.end.p0(ptr nonnull %27)
  call void @llvm.lifetime.end.p0(ptr nonnull %28)
  br label %67

67:
  %68 = icmp eq ptr %8, null
  br i1 %68, label %71, label %69

69:
  call void @llvm.lifetime.start.p0(ptr nonnull %30)
  call void @llvm.lifetime.start.p0(ptr nonnull %31)
  call void @llvm.lifetime.start.p0(ptr nonnull %32)
  call void @llvm.lifetime.start.p0(ptr nonnull %33)
  call void @llvm.lifetime.start.p0(ptr nonnull %34)
  call void @llvm.lifetime.start.p0(ptr nonnull %35)
  store i32 %3, ptr %30, align 4
  store float %4, ptr %31, align 4
  store i32 %10, ptr %32, align 4
  store i32 %14, ptr %33, align 4
  store float 1.000000e+00, ptr %34, align 4
  store i32 %21, ptr %35, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %36)
  %70 = select i1 %53, i8 85, i8 76
  store i8 %70, ptr %36, align 1
  call void @ssymv_(ptr noundef nonnull %36, ptr noundef nonnull %30, ptr noundef nonnull %31, ptr noundef nonnull %8, ptr noundef nonnull %32, ptr noundef %11, ptr noundef nonnull %33, ptr noundef nonnull %34, ptr noundef nonnull %19, ptr noundef nonnull %35, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %36)
  call void @llvm.lifetime.end.p0(ptr nonnull %30)
  call void @llvm.lifetime.end.p0(ptr nonnull %31)
  call void @llvm.lifetime.end.p0(ptr nonnull %32)
  call void @llvm.lifetime.end.p0(ptr nonnull %33)
  call void @llvm.lifetime.end.p0(ptr nonnull %34)
  call void @llvm.lifetime.end.p0(ptr nonnull %35)
  br label %71

71:
  %72 = icmp eq ptr %12, null
  br i1 %72, label %75, label %73

73:
  call void @llvm.lifetime.start.p0(ptr nonnull %37)
  call void @llvm.lifetime.start.p0(ptr nonnull %38)
  call void @llvm.lifetime.start.p0(ptr nonnull %39)
  call void @llvm.lifetime.start.p0(ptr nonnull %40)
  call void @llvm.lifetime.start.p0(ptr nonnull %41)
  call void @llvm.lifetime.start.p0(ptr nonnull %42)
  store i32 %3, ptr %37, align 4
  store float %4, ptr %38, align 4
  store i32 %10, ptr %39, align 4
  store i32 %14, ptr %40, align 4
  store float 1.000000e+00, ptr %41, align 4
  store i32 %21, ptr %42, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %43)
  %74 = select i1 %53, i8 85, i8 76
  store i8 %74, ptr %43, align 1
  call void @ssymv_(ptr noundef nonnull %43, ptr noundef nonnull %37, ptr noundef nonnull %38, ptr noundef %7, ptr noundef nonnull %39, ptr noundef nonnull %12, ptr noundef nonnull %40, ptr noundef nonnull %41, ptr noundef nonnull %19, ptr noundef nonnull %42, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %43)
  call void @llvm.lifetime.end.p0(ptr nonnull %37)
  call void @llvm.lifetime.end.p0(ptr nonnull %38)
  call void @llvm.lifetime.end.p0(ptr nonnull %39)
  call void @llvm.lifetime.end.p0(ptr nonnull %40)
  call void @llvm.lifetime.end.p0(ptr nonnull %41)
  call void @llvm.lifetime.end.p0(ptr nonnull %42)
  br label %75

75:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.ssyr_.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, float noundef %4, ptr noundef readonly %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef readnone %11, ptr noundef %12, i32 noundef %13, i32 noundef %14) {
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i8, align 1
  %22 = alloca i32, align 4
  %23 = alloca float, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i8, align 1
  %27 = and i32 %2, -33
  %28 = icmp eq i32 %27, 85
  %29 = icmp eq i32 %2, 121
  %30 = or i1 %29, %28
  %31 = icmp ne i32 %1, 102
  %32 = xor i1 %31, %30
  %33 = icmp eq ptr %12, null
  br i1 %33, label %43, label %34

34:
  %35 = icmp eq ptr %5, null
  br i1 %35, label %39, label %36

36:
  %37 = load float, ptr %5, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %22)
  call void @llvm.lifetime.start.p0(ptr nonnull %23)
  call void @llvm.lifetime.start.p0(ptr nonnull %24)
  call void @llvm.lifetime.start.p0(ptr nonnull %25)
  store i32 %3, ptr %22, align 4
  store float %37, ptr %23, align 4
  store i32 %10, ptr %24, align 4
  store i32 %14, ptr %25, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %26)
  %38 = select i1 %32, i8 85, i8 76
  store i8 %38, ptr %26, align 1
  call void @ssyr_(ptr noundef nonnull %26, ptr noundef nonnull %22, ptr noundef nonnull %23, ptr noundef %7, ptr noundef nonnull %24, ptr noundef nonnull %12, ptr noundef nonnull %25, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %26)
  call void @llvm.lifetime.end.p0(ptr nonnull %22)
  call void @llvm.lifetime.end.p0(ptr nonnull %23)
  call void @llvm.lifetime.end.p0(ptr nonnull %24)
  call void @llvm.lifetime.end.p0(ptr nonnull %25)
  br label %39

39:
  %40 = icmp eq ptr %8, null
  br i1 %40, label %43, label %41

41:
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  call void @llvm.lifetime.start.p0(ptr nonnull %18)
  call void @llvm.lifetime.start.p0(ptr nonnull %19)
  call void @llvm.lifetime.start.p0(ptr nonnull %20)
  store i32 %3, ptr %16, align 4
  store float %4, ptr %17, align 4
  store i32 %10, ptr %18, align 4
  store i32 %10, ptr %19, align 4
  store i32 %14, ptr %20, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %21)
  %42 = select i1 %32, i8 85, i8 76
  store i8 %42, ptr %21, align 1
  call void @ssyr2_(ptr noundef nonnull %21, ptr noundef nonnull %16, ptr noundef nonnull %17, ptr noundef nonnull %8, ptr noundef nonnull %18, ptr noundef %7, ptr noundef nonnull %19, ptr noundef nonnull %12, ptr noundef nonnull %20, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %21)
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  call void @llvm.lifetime.end.p0(ptr nonnull %19)
  call void @llvm.lifetime.end.p0(ptr nonnull %20)
  br label %43

43:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.ssyr2_.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, float noundef %4, ptr noundef readonly %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef readnone %15, ptr noundef %16, i32 noundef %17, i32 noundef %18) {
  %20 = alloca i32, align 4
  %21 = alloca float, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i8, align 1
  %26 = alloca i32, align 4
  %27 = alloca float, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i8, align 1
  %32 = alloca i32, align 4
  %33 = alloca float, align 4
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca i8, align 1
  %38 = and i32 %2, -33
  %39 = icmp eq i32 %38, 85
  %40 = icmp eq i32 %2, 121
  %41 = or i1 %40, %39
  %42 = icmp ne i32 %1, 102
  %43 = xor i1 %42, %41
  %44 = icmp eq ptr %16, null
  br i1 %44, label %58, label %45

45:
  %46 = icmp eq ptr %5, null
  br i1 %46, label %50, label %47

47:
  %48 = load float, ptr %5, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %20)
  call void @llvm.lifetime.start.p0(ptr nonnull %21)
  call void @llvm.lifetime.start.p0(ptr nonnull %22)
  call void @llvm.lifetime.start.p0(ptr nonnull %23)
  call void @llvm.lifetime.start.p0(ptr nonnull %24)
  store i32 %3, ptr %20, align 4
  store float %48, ptr %21, align 4
  store i32 %10, ptr %22, align 4
  store i32 %14, ptr %23, align 4
  store i32 %18, ptr %24, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %25)
  %49 = select i1 %43, i8 85, i8 76
  store i8 %49, ptr %25, align 1
  call void @ssyr2_(ptr noundef nonnull %25, ptr noundef nonnull %20, ptr noundef nonnull %21, ptr noundef %7, ptr noundef nonnull %22, ptr noundef %11, ptr noundef nonnull %23, ptr noundef nonnull %16, ptr noundef nonnull %24, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %25)
  call void @llvm.lifetime.end.p0(ptr nonnull %20)
  call void @llvm.lifetime.end.p0(ptr nonnull %21)
  call void @llvm.lifetime.end.p0(ptr nonnull %22)
  call void @llvm.lifetime.end.p0(ptr nonnull %23)
  call void @llvm.lifetime.end.p0(ptr nonnull %24)
  br label %50

50:
  %51 = icmp eq ptr %8, null
  br i1 %51, label %54, label %52

52:
  call void @llvm.lifetime.start.p0(ptr nonnull %26)
  call void @llvm.lifetime.start.p0(ptr nonnull %27)
  call void @llvm.lifetime.start.p0(ptr nonnull %28)
  call void @llvm.lifetime.start.p0(ptr nonnull %29)
  call void @llvm.lifetime.start.p0(ptr nonnull %30)
  store i32 %3, ptr %26, align 4
  store float %4, ptr %27, align 4
  store i32 %10, ptr %28, align 4
  store i32 %14, ptr %29, align 4
  store i32 %18, ptr %30, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %31)
  %53 = select i1 %43, i8 85, i8 76
  store i8 %53, ptr %31, align 1
  call void @ssyr2_(ptr noundef nonnull %31, ptr noundef nonnull %26, ptr noundef nonnull %27, ptr noundef nonnull %8, ptr noundef nonnull %28, ptr noundef %11, ptr noundef nonnull %29, ptr noundef nonnull %16, ptr noundef nonnull %30, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %31)
  call void @llvm.lifetime.end.p0(ptr nonnull %26)
  call void @llvm.lifetime.end.p0(ptr nonnull %27)
  call void @llvm.lifetime.end.p0(ptr nonnull %28)
  call void @llvm.lifetime.end.p0(ptr nonnull %29)
  call void @llvm.lifetime.end.p0(ptr nonnull %30)
  br label %54

54:
  %55 = icmp eq ptr %12, null
  br i1 %55, label %58, label %56

56:
  call void @llvm.lifetime.start.p0(ptr nonnull %32)
  call void @llvm.lifetime.start.p0(ptr nonnull %33)
  call void @llvm.lifetime.start.p0(ptr nonnull %34)
  call void @llvm.lifetime.start.p0(ptr nonnull %35)
  call void @llvm.lifetime.start.p0(ptr nonnull %36)
  store i32 %3, ptr %32, align 4
  store float %4, ptr %33, align 4
  store i32 %10, ptr %34, align 4
  store i32 %14, ptr %35, align 4
  store i32 %18, ptr %36, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %37)
  %57 = select i1 %43, i8 85, i8 76
  store i8 %57, ptr %37, align 1
  call void @ssyr2_(ptr noundef nonnull %37, ptr noundef nonnull %32, ptr noundef nonnull %33, ptr noundef %7, ptr noundef nonnull %34, ptr noundef nonnull %12, ptr noundef nonnull %35, ptr noundef nonnull %16, ptr noundef nonnull %36, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %37)
  call void @llvm.lifetime.end.p0(ptr nonnull %32)
  call void @llvm.lifetime.end.p0(ptr nonnull %33)
  call void @llvm.lifetime.end.p0(ptr nonnull %34)
  call void @llvm.lifetime.end.p0(ptr nonnull %35)
  call void @llvm.lifetime.end.p0(ptr nonnull %36)
  br label %58

58:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.strmv_.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12, i32 noundef %13) {
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i8, align 1
  %19 = alloca i8, align 1
  %20 = alloca i8, align 1
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i8, align 1
  %25 = alloca i8, align 1
  %26 = alloca i8, align 1
  %27 = alloca i32, align 4
  %28 = alloca float, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca float, align 4
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = sext i32 %5 to i64
  %36 = icmp eq ptr %11, null
  br i1 %36, label %72, label %37

37:
  %38 = and i32 %4, -33
  %39 = icmp ne i32 %38, 85
  %40 = icmp ne i32 %4, 132
  %41 = and i1 %40, %39
  %42 = and i32 %3, -33
  %43 = and i32 %3, -2
  %44 = icmp eq i32 %1, 102
  %45 = and i32 %2, -33
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  store i32 %5, ptr %15, align 4
  store i32 %9, ptr %16, align 4
  store i32 %13, ptr %17, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %18)
  %46 = icmp eq i32 %45, 85
  %47 = icmp eq i32 %2, 121
  %48 = or i1 %47, %46
  %49 = xor i1 %44, %48
  %50 = select i1 %49, i8 76, i8 85
  store i8 %50, ptr %18, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %19)
  %51 = icmp eq i32 %42, 67
  %52 = icmp eq i32 %43, 112
  %53 = or i1 %51, %52
  %54 = icmp eq i32 %42, 84
  %55 = or i1 %54, %53
  %56 = xor i1 %44, %55
  %57 = select i1 %56, i8 78, i8 84
  store i8 %57, ptr %19, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %20)
  %58 = select i1 %41, i8 78, i8 85
  store i8 %58, ptr %20, align 1
  call void @strmv_(ptr noundef nonnull %18, ptr noundef nonnull %19, ptr noundef nonnull %20, ptr noundef nonnull %15, ptr noundef %6, ptr noundef nonnull %16, ptr noundef nonnull %11, ptr noundef nonnull %17, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %20)
  call void @llvm.lifetime.end.p0(ptr nonnull %19)
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  %59 = icmp eq ptr %7, null
  br i1 %59, label %72, label %60

60:
  %61 = call i64 @llvm.smax.i64(i64 %35, i64 1)
  %62 = shl nuw nsw i64 %61, 2
  %63 = call ptr @enzyme_build.tape.new(i64 noundef %62)
  %64 = icmp slt i32 %13, 0
  %65 = sub nsw i64 1, %35
  %66 = sext i32 %13 to i64
  %67 = mul nsw i64 %65, %66
  %68 = select i1 %64, i64 %67, i64 0
  %69 = getelementptr inbounds float, ptr %10, i64 %68
  call fastcc void @enzyme_build.dense.s_copy(i32 noundef 1, i32 noundef %5, ptr noundef %69, i32 noundef %13, ptr noundef %63, i32 noundef 1)
  call void @llvm.lifetime.start.p0(ptr nonnull %21)
  call void @llvm.lifetime.start.p0(ptr nonnull %22)
  call void @llvm.lifetime.start.p0(ptr nonnull %23)
  store i32 %5, ptr %21, align 4
  store i32 %9, ptr %22, align 4
  store i32 1, ptr %23, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %24)
  store i8 %50, ptr %24, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %25)
  store i8 %57, ptr %25, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %26)
  store i8 %58, ptr %26, align 1
  call void @strmv_(ptr noundef nonnull %24, ptr noundef nonnull %25, ptr noundef nonnull %26, ptr noundef nonnull %21, ptr noundef nonnull %7, ptr noundef nonnull %22, ptr noundef %63, ptr noundef nonnull %23, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %26)
  call void @llvm.lifetime.end.p0(ptr nonnull %25)
  call void @llvm.lifetime.end.p0(ptr nonnull %24)
  call void @llvm.lifetime.end.p0(ptr nonnull %21)
  call void @llvm.lifetime.end.p0(ptr nonnull %22)
  call void @llvm.lifetime.end.p0(ptr nonnull %23)
  call void @llvm.lifetime.start.p0(ptr nonnull %27)
  call void @llvm.lifetime.start.p0(ptr nonnull %28)
  call void @llvm.lifetime.start.p0(ptr nonnull %29)
  call void @llvm.lifetime.start.p0(ptr nonnull %30)
  store i32 %5, ptr %27, align 4
  store float 1.000000e+00, ptr %28, align 4
  store i32 1, ptr %29, align 4
  store i32 %13, ptr %30, align 4
  call void @saxpy_(ptr noundef nonnull %27, ptr noundef nonnull %28, ptr noundef %63, ptr noundef nonnull %29, ptr noundef nonnull %11, ptr noundef nonnull %30)
  call void @llvm.lifetime.end.p0(ptr nonnull %27)
  call void @llvm.lifetime.end.p0(ptr nonnull %28)
  call void @llvm.lifetime.end.p0(ptr nonnull %29)
  call void @llvm.lifetime.end.p0(ptr nonnull %30)
  switch i32 %4, label %71 [
    i32 132, label %70
    i32 117, label %70
    i32 85, label %70
  ]

70:
  call void @llvm.lifetime.start.p0(ptr nonnull %31)
  call void @llvm.lifetime.start.p0(ptr nonnull %32)
  call void @llvm.lifetime.start.p0(ptr nonnull %33)
  call void @llvm.lifetime.start.p0(ptr nonnull %34)
  store i32 %5, ptr %31, align 4
  store float -1.000000e+00, ptr %32, align 4
  store i32 %13, ptr %33, align 4
  store i32 %13, ptr %34, align 4
  call void @saxpy_(ptr noundef nonnull %31, ptr noundef nonnull %32, ptr noundef %10, ptr noundef nonnull %33, ptr noundef nonnull %11, ptr noundef nonnull %34)
  call void @llvm.lifetime.end.p0(ptr nonnull %31)
  call void @llvm.lifetime.end.p0(ptr nonnull %32)
  call void @llvm.lifetime.end.p0(ptr nonnull %33)
  call void @llvm.lifetime.end.p0(ptr nonnull %34)
  br label %71

71:
  call void @enzyme_build.tape.free(ptr noundef %63)
  br label %72

72:
  ret ptr null
}

define internal fastcc void @enzyme_build.dense.s_copy(i32 noundef %0, i32 noundef %1, ptr noundef readonly %2, i32 noundef %3, ptr noundef writeonly %4, i32 noundef %5) {
  %7 = sext i32 %1 to i64
  %8 = icmp sgt i32 %1, 0
  br i1 %8, label %9, label %.loopexit1

9:
  %10 = sext i32 %0 to i64
  %11 = icmp sgt i32 %0, 0
  %12 = sext i32 %3 to i64
  %13 = zext nneg i32 %5 to i64
  br label %14

.loopexit1.loopexit:
  br label %.loopexit1

.loopexit1:
  ret void

14:
  %15 = phi i64 [ 0, %9 ], [ %21, %.loopexit ]
  br i1 %11, label %16, label %.loopexit

16:
  %17 = mul nsw i64 %15, %12
  %18 = getelementptr float, ptr %2, i64 %17
  %19 = mul nuw nsw i64 %15, %13
  %20 = getelementptr float, ptr %4, i64 %19
  br label %23

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %21 = add nuw nsw i64 %15, 1
  %22 = icmp eq i64 %21, %7
  br i1 %22, label %.loopexit1.loopexit, label %14

23:
  %24 = phi i64 [ 0, %16 ], [ %28, %23 ]
  %25 = getelementptr float, ptr %18, i64 %24
  %26 = load float, ptr %25, align 4
  %27 = getelementptr float, ptr %20, i64 %24
  store float %26, ptr %27, align 4
  %28 = add nuw nsw i64 %24, 1
  %29 = icmp eq i64 %28, %10
  br i1 %29, label %.loopexit.loopexit, label %23
}

define noalias noundef ptr @enzyme_build.rule.strsv_.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12, i32 noundef %13) {
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i8, align 1
  %19 = alloca i8, align 1
  %20 = alloca i8, align 1
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i8, align 1
  %25 = alloca i8, align 1
  %26 = alloca i8, align 1
  %27 = alloca i32, align 4
  %28 = alloca float, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca float, align 4
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = icmp eq i32 %1, 102
  %36 = and i32 %2, -33
  %37 = icmp ne i32 %36, 85
  %38 = icmp ne i32 %2, 121
  %39 = and i1 %38, %37
  %40 = xor i1 %35, %39
  %41 = and i32 %3, -33
  %42 = and i32 %3, -2
  %43 = icmp ne i32 %41, 67
  %44 = icmp ne i32 %42, 112
  %45 = and i1 %43, %44
  %46 = icmp ne i32 %41, 84
  %47 = and i1 %46, %45
  %48 = xor i1 %35, %47
  %49 = and i32 %4, -33
  %50 = icmp ne i32 %49, 85
  %51 = icmp ne i32 %4, 132
  %52 = and i1 %51, %50
  %53 = sext i32 %5 to i64
  %54 = icmp eq ptr %11, null
  br i1 %54, label %80, label %55

55:
  %56 = icmp eq ptr %7, null
  br i1 %56, label %57, label %61

57:
  %58 = select i1 %40, i8 85, i8 76
  %59 = select i1 %48, i8 84, i8 78
  %60 = select i1 %52, i8 78, i8 85
  br label %76

61:
  %62 = tail call i64 @llvm.smax.i64(i64 %53, i64 1)
  %63 = shl nuw nsw i64 %62, 2
  %64 = tail call ptr @enzyme_build.tape.new(i64 noundef %63)
  %65 = icmp slt i32 %13, 0
  %66 = sub nsw i64 1, %53
  %67 = sext i32 %13 to i64
  %68 = mul nsw i64 %66, %67
  %69 = select i1 %65, i64 %68, i64 0
  %70 = getelementptr inbounds float, ptr %10, i64 %69
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef 1, i32 noundef %5, ptr noundef %70, i32 noundef %13, ptr noundef %64, i32 noundef 1)
  call void @llvm.lifetime.start.p0(ptr nonnull %21)
  call void @llvm.lifetime.start.p0(ptr nonnull %22)
  call void @llvm.lifetime.start.p0(ptr nonnull %23)
  store i32 %5, ptr %21, align 4
  store i32 %9, ptr %22, align 4
  store i32 1, ptr %23, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %24)
  %71 = select i1 %40, i8 85, i8 76
  store i8 %71, ptr %24, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %25)
  %72 = select i1 %48, i8 84, i8 78
  store i8 %72, ptr %25, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %26)
  %73 = select i1 %52, i8 78, i8 85
  store i8 %73, ptr %26, align 1
  call void @strmv_(ptr noundef nonnull %24, ptr noundef nonnull %25, ptr noundef nonnull %26, ptr noundef nonnull %21, ptr noundef nonnull %7, ptr noundef nonnull %22, ptr noundef %64, ptr noundef nonnull %23, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %26)
  call void @llvm.lifetime.end.p0(ptr nonnull %25)
  call void @llvm.lifetime.end.p0(ptr nonnull %24)
  call void @llvm.lifetime.end.p0(ptr nonnull %21)
  call void @llvm.lifetime.end.p0(ptr nonnull %22)
  call void @llvm.lifetime.end.p0(ptr nonnull %23)
  call void @llvm.lifetime.start.p0(ptr nonnull %27)
  call void @llvm.lifetime.start.p0(ptr nonnull %28)
  call void @llvm.lifetime.start.p0(ptr nonnull %29)
  call void @llvm.lifetime.start.p0(ptr nonnull %30)
  store i32 %5, ptr %27, align 4
  store float -1.000000e+00, ptr %28, align 4
  store i32 1, ptr %29, align 4
  store i32 %13, ptr %30, align 4
  call void @saxpy_(ptr noundef nonnull %27, ptr noundef nonnull %28, ptr noundef %64, ptr noundef nonnull %29, ptr noundef nonnull %11, ptr noundef nonnull %30)
  call void @llvm.lifetime.end.p0(ptr nonnull %27)
  call void @llvm.lifetime.end.p0(ptr nonnull %28)
  call void @llvm.lifetime.end.p0(ptr nonnull %29)
  call void @llvm.lifetime.end.p0(ptr nonnull %30)
  switch i32 %4, label %75 [
    i32 132, label %74
    i32 117, label %74
    i32 85, label %74
  ]

74:
  call void @llvm.lifetime.start.p0(ptr nonnull %31)
  call void @llvm.lifetime.start.p0(ptr nonnull %32)
  call void @llvm.lifetime.start.p0(ptr nonnull %33)
  call void @llvm.lifetime.start.p0(ptr nonnull %34)
  store i32 %5, ptr %31, align 4
  store float 1.000000e+00, ptr %32, align 4
  store i32 %13, ptr %33, align 4
  store i32 %13, ptr %34, align 4
  call void @saxpy_(ptr noundef nonnull %31, ptr noundef nonnull %32, ptr noundef %10, ptr noundef nonnull %33, ptr noundef nonnull %11, ptr noundef nonnull %34)
  call void @llvm.lifetime.end.p0(ptr nonnull %31)
  call void @llvm.lifetime.end.p0(ptr nonnull %32)
  call void @llvm.lifetime.end.p0(ptr nonnull %33)
  call void @llvm.lifetime.end.p0(ptr nonnull %34)
  br label %75

75:
  call void @enzyme_build.tape.free(ptr noundef %64)
  br label %76

76:
  %77 = phi i8 [ %60, %57 ], [ %73, %75 ]
  %78 = phi i8 [ %59, %57 ], [ %72, %75 ]
  %79 = phi i8 [ %58, %57 ], [ %71, %75 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  store i32 %5, ptr %15, align 4
  store i32 %9, ptr %16, align 4
  store i32 %13, ptr %17, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %18)
  store i8 %79, ptr %18, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %19)
  store i8 %78, ptr %19, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %20)
  store i8 %77, ptr %20, align 1
  call void @strsv_(ptr noundef nonnull %18, ptr noundef nonnull %19, ptr noundef nonnull %20, ptr noundef nonnull %15, ptr noundef %6, ptr noundef nonnull %16, ptr noundef nonnull %11, ptr noundef nonnull %17, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %20)
  call void @llvm.lifetime.end.p0(ptr nonnull %19)
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  br label %80

80:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.sgemm_.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, float noundef %7, ptr noundef readonly %8, i32 noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12, i32 noundef %13, ptr noundef %14, ptr noundef %15, i32 noundef %16, i32 noundef %17, float noundef %18, ptr noundef readonly %19, i32 noundef %20, ptr noundef readonly %21, ptr noundef %22, i32 noundef %23, i32 noundef %24) {
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca float, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca float, align 4
  %33 = alloca i32, align 4
  %34 = alloca i8, align 1
  %35 = alloca i8, align 1
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  %38 = alloca i32, align 4
  %39 = alloca float, align 4
  %40 = alloca i32, align 4
  %41 = alloca i32, align 4
  %42 = alloca float, align 4
  %43 = alloca i32, align 4
  %44 = alloca i8, align 1
  %45 = alloca i8, align 1
  %46 = alloca i32, align 4
  %47 = alloca i32, align 4
  %48 = alloca i32, align 4
  %49 = alloca float, align 4
  %50 = alloca i32, align 4
  %51 = alloca i32, align 4
  %52 = alloca float, align 4
  %53 = alloca i32, align 4
  %54 = alloca i8, align 1
  %55 = alloca i8, align 1
  %56 = and i32 %2, -33
  %57 = icmp eq i32 %56, 84
  %58 = icmp eq i32 %56, 67
  %59 = and i32 %2, -2
  %60 = icmp eq i32 %59, 112
  %61 = or i1 %58, %60
  %62 = or i1 %57, %61
  %63 = zext i1 %62 to i32
  %64 = and i32 %3, -33
  %65 = icmp eq i32 %64, 84
  %66 = icmp eq i32 %64, 67
  %67 = and i32 %3, -2
  %68 = icmp eq i32 %67, 112
  %69 = or i1 %66, %68
  %70 = or i1 %65, %69
  %71 = zext i1 %70 to i32
  %72 = icmp eq i32 %1, 101
  br i1 %72, label %73, label %74

73:
  br label %74

74:
  %75 = phi ptr [ %14, %73 ], [ %10, %25 ]
  %76 = phi ptr [ %15, %73 ], [ %11, %25 ]
  %77 = phi i32 [ %13, %73 ], [ %17, %25 ]
  %78 = phi ptr [ %11, %73 ], [ %15, %25 ]
  %79 = phi ptr [ %10, %73 ], [ %14, %25 ]
  %80 = phi i32 [ %17, %73 ], [ %13, %25 ]
  %81 = phi i32 [ %63, %73 ], [ %71, %25 ]
  %82 = phi i32 [ %71, %73 ], [ %63, %25 ]
  %83 = phi i32 [ %4, %73 ], [ %5, %25 ]
  %84 = phi i32 [ %5, %73 ], [ %4, %25 ]
  %85 = icmp eq i32 %82, 0
  %86 = icmp eq i32 %81, 0
  %87 = icmp eq ptr %22, null
  br i1 %87, label %110, label %88

88:
  tail call fastcc void @enzyme_build.dense.s_scale(i32 noundef %84, i32 noundef %83, float noundef %18, ptr noundef nonnull %22, i32 noundef %24)
  %89 = icmp ne ptr %19, null
  %90 = fcmp une float %18, 0.000000e+00
  %91 = and i1 %90, %89
  br i1 %91, label %92, label %94

92:
  %93 = load float, ptr %19, align 4
  tail call fastcc void @enzyme_build.dense.s_add(i32 noundef %84, i32 noundef %83, float noundef %93, ptr noundef %21, i32 noundef %24, ptr noundef nonnull %22, i32 noundef %24)
  br label %94

94:
  %95 = icmp eq ptr %8, null
  br i1 %95, label %100, label %96

96:
  %97 = load float, ptr %8, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %26)
  call void @llvm.lifetime.start.p0(ptr nonnull %27)
  call void @llvm.lifetime.start.p0(ptr nonnull %28)
  call void @llvm.lifetime.start.p0(ptr nonnull %29)
  call void @llvm.lifetime.start.p0(ptr nonnull %30)
  call void @llvm.lifetime.start.p0(ptr nonnull %31)
  call void @llvm.lifetime.start.p0(ptr nonnull %32)
  call void @llvm.lifetime.start.p0(ptr nonnull %33)
  store i32 %84, ptr %26, align 4
  store i32 %83, ptr %27, align 4
  store i32 %6, ptr %28, align 4
  store float %97, ptr %29, align 4
  store i32 %80, ptr %30, align 4
  store i32 %77, ptr %31, align 4
  store float 1.000000e+00, ptr %32, align 4
  store i32 %24, ptr %33, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %34)
  %98 = select i1 %85, i8 78, i8 84
  store i8 %98, ptr %34, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %35)
  %99 = select i1 %86, i8 78, i8 84
  store i8 %99, ptr %35, align 1
  call void @sgemm_(ptr noundef nonnull %34, ptr noundef nonnull %35, ptr noundef nonnull %26, ptr noundef nonnull %27, ptr noundef nonnull %28, ptr noundef nonnull %29, ptr noundef %75, ptr noundef nonnull %30, ptr noundef %79, ptr noundef nonnull %31, ptr noundef nonnull %32, ptr noundef nonnull %22, ptr noundef nonnull %33, i64 noundef 1, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %35)
  call void @llvm.lifetime.end.p0(ptr nonnull %34)
  call void @llvm.lifetime.end.p0(ptr nonnull %26)
  call void @llvm.lifetime.end.p0(ptr nonnull %27)
  call void @llvm.lifetime.end.p0(ptr nonnull %28)
  call void @llvm.lifetime.end.p0(ptr nonnull %29)
  call void @llvm.lifetime.end.p0(ptr nonnull %30)
  call void @llvm.lifetime.end.p0(ptr nonnull %31)
  call void @llvm.lifetime.end.p0(ptr nonnull %32)
  call void @llvm.lifetime.end.p0(ptr nonnull %33)
  br label %100

100:
  %101 = icmp eq ptr %76, null
  br i1 %101, label %105, label %102

102:
  call void @llvm.lifetime.start.p0(ptr nonnull %36)
  call void @llvm.lifetime.start.p0(ptr nonnull %37)
  call void @llvm.lifetime.start.p0(ptr nonnull %38)
  call void @llvm.lifetime.start.p0(ptr nonnull %39)
  call void @llvm.lifetime.start.p0(ptr nonnull %40)
  call void @llvm.lifetime.start.p0(ptr nonnull %41)
  call void @llvm.lifetime.start.p0(ptr nonnull %42)
  call void @llvm.lifetime.start.p0(ptr nonnull %43)
  store i32 %84, ptr %36, align 4
  store i32 %83, ptr %37, align 4
  store i32 %6, ptr %38, align 4
  store float %7, ptr %39, align 4
  store i32 %80, ptr %40, align 4
  store i32 %77, ptr %41, align 4
  store float 1.000000e+00, ptr %42, align 4
  store i32 %24, ptr %43, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %44)
  %103 = select i1 %85, i8 78, i8 84
  store i8 %103, ptr %44, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %45)
  %104 = select i1 %86, i8 78, i8 84
  store i8 %104, ptr %45, align 1
  call void @sgemm_(ptr noundef nonnull %44, ptr noundef nonnull %45, ptr noundef nonnull %36, ptr noundef nonnull %37, ptr noundef nonnull %38, ptr noundef nonnull %39, ptr noundef nonnull %76, ptr noundef nonnull %40, ptr noundef %79, ptr noundef nonnull %41, ptr noundef nonnull %42, ptr noundef nonnull %22, ptr noundef nonnull %43, i64 noundef 1, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %45)
  call void @llvm.lifetime.end.p0(ptr nonnull %44)
  call void @llvm.lifetime.end.p0(ptr nonnull %36)
  call void @llvm.lifetime.end.p0(ptr nonnull %37)
  call void @llvm.lifetime.end.p0(ptr nonnull %38)
  call void @llvm.lifetime.end.p0(ptr nonnull %39)
  call void @llvm.lifetime.end.p0(ptr nonnull %40)
  call void @llvm.lifetime.end.p0(ptr nonnull %41)
  call void @llvm.lifetime.end.p0(ptr nonnull %42)
  call void @llvm.lifetime.end.p0(ptr nonnull %43)
  br label %105

105:
  %106 = icmp eq ptr %78, null
  br i1 %106, label %110, label %107

107:
  call void @llvm.lifetime.start.p0(ptr nonnull %46)
  call void @llvm.lifetime.start.p0(ptr nonnull %47)
  call void @llvm.lifetime.start.p0(ptr nonnull %48)
  call void @llvm.lifetime.start.p0(ptr nonnull %49)
  call void @llvm.lifetime.start.p0(ptr nonnull %50)
  call void @llvm.lifetime.start.p0(ptr nonnull %51)
  call void @llvm.lifetime.start.p0(ptr nonnull %52)
  call void @llvm.lifetime.start.p0(ptr nonnull %53)
  store i32 %84, ptr %46, align 4
  store i32 %83, ptr %47, align 4
  store i32 %6, ptr %48, align 4
  store float %7, ptr %49, align 4
  store i32 %80, ptr %50, align 4
  store i32 %77, ptr %51, align 4
  store float 1.000000e+00, ptr %52, align 4
  store i32 %24, ptr %53, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %54)
  %108 = select i1 %85, i8 78, i8 84
  store i8 %108, ptr %54, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %55)
  %109 = select i1 %86, i8 78, i8 84
  store i8 %109, ptr %55, align 1
  call void @sgemm_(ptr noundef nonnull %54, ptr noundef nonnull %55, ptr noundef nonnull %46, ptr noundef nonnull %47, ptr noundef nonnull %48, ptr noundef nonnull %49, ptr noundef %75, ptr noundef nonnull %50, ptr noundef nonnull %78, ptr noundef nonnull %51, ptr noundef nonnull %52, ptr noundef nonnull %22, ptr noundef nonnull %53, i64 noundef 1, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %55)
  call void @llvm.lifetime.end.p0(ptr nonnull %54)
  call void @llvm.lifetime.end.p0(ptr nonnull %46)
  call void @llvm.lifetime.end.p0(ptr nonnull %47)
  call void @llvm.lifetime.end.p0(ptr nonnull %48)
  call void @llvm.lifetime.end.p0(ptr nonnull %49)
  call void @llvm.lifetime.end.p0(ptr nonnull %50)
  call void @llvm.lifetime.end.p0(ptr nonnull %51)
  call void @llvm.lifetime.end.p0(ptr nonnull %52)
  call void @llvm.lifetime.end.p0(ptr nonnull %53)
  br label %110

110:
  ret ptr null
}

define internal fastcc void @enzyme_build.dense.s_add(i32 noundef %0, i32 noundef %1, float noundef %2, ptr noundef readonly %3, i32 noundef %4, ptr noundef nonnull %5, i32 noundef %6) {
  %8 = sext i32 %1 to i64
  %9 = icmp sgt i32 %1, 0
  br i1 %9, label %10, label %.loopexit1

10:
  %11 = sext i32 %0 to i64
  %12 = icmp sgt i32 %0, 0
  %13 = sext i32 %4 to i64
  %14 = sext i32 %6 to i64
  br label %15

.loopexit1.loopexit:
  br label %.loopexit1

.loopexit1:
  ret void

15:
  %16 = phi i64 [ 0, %10 ], [ %22, %.loopexit ]
  br i1 %12, label %17, label %.loopexit

17:
  %18 = mul nsw i64 %16, %13
  %19 = getelementptr float, ptr %3, i64 %18
  %20 = mul nsw i64 %16, %14
  %21 = getelementptr float, ptr %5, i64 %20
  br label %24

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %22 = add nuw nsw i64 %16, 1
  %23 = icmp eq i64 %22, %8
  br i1 %23, label %.loopexit1.loopexit, label %15

24:
  %25 = phi i64 [ 0, %17 ], [ %32, %24 ]
  %26 = getelementptr float, ptr %19, i64 %25
  %27 = load float, ptr %26, align 4
  %28 = fmul float %2, %27
  %29 = getelementptr float, ptr %21, i64 %25
  %30 = load float, ptr %29, align 4
  %31 = fadd float %30, %28
  store float %31, ptr %29, align 4
  %32 = add nuw nsw i64 %25, 1
  %33 = icmp eq i64 %32, %11
  br i1 %33, label %.loopexit.loopexit, label %24
}

define noalias noundef ptr @enzyme_build.rule.sdot_.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef readonly %11) {
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = and i32 %9, 1
  %22 = icmp eq i32 %21, 0
  %23 = and i32 %5, 2
  %24 = icmp eq i32 %23, 0
  %25 = or i1 %24, %22
  %26 = select i1 %25, ptr %3, ptr %0
  %27 = select i1 %25, i32 %6, i32 1
  %28 = icmp eq ptr %4, null
  br i1 %28, label %41, label %29

29:
  %30 = and i32 %5, 1
  %31 = icmp eq i32 %30, 0
  %32 = and i32 %9, 2
  %33 = icmp eq i32 %32, 0
  %34 = or i1 %31, %33
  %35 = sext i32 %2 to i64
  %36 = select i1 %25, i64 0, i64 %35
  %37 = getelementptr inbounds float, ptr %0, i64 %36
  %38 = select i1 %34, ptr %7, ptr %37
  %39 = select i1 %34, i32 %10, i32 1
  %40 = load float, ptr %11, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  store i32 %2, ptr %13, align 4
  store float %40, ptr %14, align 4
  store i32 %39, ptr %15, align 4
  store i32 %6, ptr %16, align 4
  call void @saxpy_(ptr noundef nonnull %13, ptr noundef nonnull %14, ptr noundef %38, ptr noundef nonnull %15, ptr noundef nonnull %4, ptr noundef nonnull %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  br label %41

41:
  %42 = icmp eq ptr %8, null
  br i1 %42, label %45, label %43

43:
  %44 = load float, ptr %11, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  call void @llvm.lifetime.start.p0(ptr nonnull %18)
  call void @llvm.lifetime.start.p0(ptr nonnull %19)
  call void @llvm.lifetime.start.p0(ptr nonnull %20)
  store i32 %2, ptr %17, align 4
  store float %44, ptr %18, align 4
  store i32 %27, ptr %19, align 4
  store i32 %10, ptr %20, align 4
  call void @saxpy_(ptr noundef nonnull %17, ptr noundef nonnull %18, ptr noundef %26, ptr noundef nonnull %19, ptr noundef nonnull %8, ptr noundef nonnull %20)
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  call void @llvm.lifetime.end.p0(ptr nonnull %19)
  call void @llvm.lifetime.end.p0(ptr nonnull %20)
  br label %45

45:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.snrm2_.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef readonly %7) {
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = and i32 %5, 2
  %16 = icmp eq i32 %15, 0
  %17 = select i1 %16, i32 %6, i32 1
  %18 = select i1 %16, ptr %3, ptr %0
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  store i32 %2, ptr %13, align 4
  store i32 %17, ptr %14, align 4
  %19 = call float @snrm2_(ptr noundef nonnull %13, ptr noundef %18, ptr noundef nonnull %14)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  %20 = icmp ne ptr %4, null
  %21 = fcmp ogt float %19, 0.000000e+00
  %22 = select i1 %20, i1 %21, i1 false
  br i1 %22, label %23, label %26

23:
  %24 = load float, ptr %7, align 4
  %25 = fdiv float %24, %19
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  store i32 %2, ptr %9, align 4
  store float %25, ptr %10, align 4
  store i32 %17, ptr %11, align 4
  store i32 %6, ptr %12, align 4
  call void @saxpy_(ptr noundef nonnull %9, ptr noundef nonnull %10, ptr noundef %18, ptr noundef nonnull %11, ptr noundef nonnull %4, ptr noundef nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  br label %26

26:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.sasum_.adjoint(ptr noundef readonly %0, i32 noundef %1, i32 noundef %2, ptr noundef readonly %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef readonly %7) {
  %9 = and i32 %5, 2
  %10 = sext i32 %2 to i64
  %11 = icmp eq i32 %9, 0
  %12 = icmp eq ptr %4, null
  br i1 %11, label %13, label %14

13:
  br i1 %12, label %.loopexit, label %15

14:
  br i1 %12, label %.loopexit, label %21

15:
  %16 = icmp slt i32 %6, 0
  br i1 %16, label %17, label %21

17:
  %18 = sub nsw i64 1, %10
  %19 = sext i32 %6 to i64
  %20 = mul nsw i64 %18, %19
  br label %21

21:
  %22 = phi i32 [ %6, %17 ], [ %6, %15 ], [ 1, %14 ]
  %23 = phi ptr [ %3, %17 ], [ %3, %15 ], [ %0, %14 ]
  %24 = phi i64 [ %20, %17 ], [ 0, %15 ], [ 0, %14 ]
  %25 = getelementptr inbounds float, ptr %23, i64 %24
  %26 = icmp slt i32 %6, 0
  %27 = sub nsw i64 1, %10
  %28 = sext i32 %6 to i64
  %29 = mul nsw i64 %27, %28
  %30 = select i1 %26, i64 %29, i64 0
  %31 = getelementptr inbounds float, ptr %4, i64 %30
  %32 = icmp sgt i32 %2, 0
  br i1 %32, label %33, label %.loopexit

33:
  %34 = sext i32 %22 to i64
  br label %35

35:
  %36 = phi i64 [ 0, %33 ], [ %48, %35 ]
  %37 = mul nsw i64 %36, %34
  %38 = getelementptr inbounds float, ptr %25, i64 %37
  %39 = load float, ptr %38, align 4
  %40 = fcmp olt float %39, 0.000000e+00
  %41 = load float, ptr %7, align 4
  %42 = fneg float %41
  %43 = select i1 %40, float %42, float %41
  %44 = mul nsw i64 %36, %28
  %45 = getelementptr inbounds float, ptr %31, i64 %44
  %46 = load float, ptr %45, align 4
  %47 = fadd float %46, %43
  store float %47, ptr %45, align 4
  %48 = add nuw nsw i64 %36, 1
  %49 = icmp eq i64 %48, %10
  br i1 %49, label %.loopexit.loopexit, label %35

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.sscal_.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9) {
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = icmp sgt i32 %9, 0
  %15 = select i1 %14, i32 %2, i32 0
  %16 = and i32 %5, 1
  %17 = icmp eq i32 %16, 0
  %18 = select i1 %17, i32 %9, i32 1
  %19 = select i1 %17, ptr %6, ptr %0
  %20 = icmp eq ptr %7, null
  br i1 %20, label %28, label %21

21:
  %22 = icmp eq ptr %4, null
  br i1 %22, label %27, label %23

23:
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  store i32 %15, ptr %11, align 4
  store i32 %18, ptr %12, align 4
  store i32 %9, ptr %13, align 4
  %24 = call float @sdot_(ptr noundef nonnull %11, ptr noundef %19, ptr noundef nonnull %12, ptr noundef nonnull %7, ptr noundef nonnull %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  call fastcc void @enzyme_build.dense.s_scale(i32 noundef 1, i32 noundef %15, float noundef %3, ptr noundef nonnull %7, i32 noundef %9)
  %25 = load float, ptr %4, align 4
  %26 = fadd float %24, %25
  store float %26, ptr %4, align 4
  br label %28

27:
  tail call fastcc void @enzyme_build.dense.s_scale(i32 noundef 1, i32 noundef %15, float noundef %3, ptr noundef nonnull %7, i32 noundef %9)
  br label %28

28:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.saxpy_.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef readnone %10, ptr noundef %11, i32 noundef %12, i32 noundef %13) {
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = icmp ne ptr %6, %10
  %23 = and i32 %5, 1
  %24 = icmp eq i32 %23, 0
  %25 = and i32 %8, 2
  %26 = icmp eq i32 %25, 0
  %27 = and i1 %26, %22
  %28 = or i1 %24, %27
  %29 = select i1 %28, i32 %9, i32 1
  %30 = select i1 %28, ptr %6, ptr %0
  %31 = icmp eq ptr %11, null
  br i1 %31, label %44, label %32

32:
  %33 = icmp eq ptr %4, null
  br i1 %33, label %36, label %34

34:
  call void @llvm.lifetime.start.p0(ptr nonnull %19)
  call void @llvm.lifetime.start.p0(ptr nonnull %20)
  call void @llvm.lifetime.start.p0(ptr nonnull %21)
  store i32 %2, ptr %19, align 4
  store i32 %29, ptr %20, align 4
  store i32 %13, ptr %21, align 4
  %35 = call float @sdot_(ptr noundef nonnull %19, ptr noundef %30, ptr noundef nonnull %20, ptr noundef nonnull %11, ptr noundef nonnull %21)
  call void @llvm.lifetime.end.p0(ptr nonnull %19)
  call void @llvm.lifetime.end.p0(ptr nonnull %20)
  call void @llvm.lifetime.end.p0(ptr nonnull %21)
  br label %36

36:
  %37 = phi float [ %35, %34 ], [ 0.000000e+00, %32 ]
  %38 = icmp eq ptr %7, null
  br i1 %38, label %40, label %39

39:
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  call void @llvm.lifetime.start.p0(ptr nonnull %18)
  store i32 %2, ptr %15, align 4
  store float %3, ptr %16, align 4
  store i32 %13, ptr %17, align 4
  store i32 %9, ptr %18, align 4
  call void @saxpy_(ptr noundef nonnull %15, ptr noundef nonnull %16, ptr noundef nonnull %11, ptr noundef nonnull %17, ptr noundef nonnull %7, ptr noundef nonnull %18)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  br label %40

40:
  br i1 %33, label %44, label %41

41:
  %42 = load float, ptr %4, align 4
  %43 = fadd float %37, %42
  store float %43, ptr %4, align 4
  br label %44

44:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.scopy_.adjoint(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef readnone %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef readnone %7, ptr noundef %8, i32 noundef %9, i32 noundef %10) {
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = icmp eq ptr %8, null
  %17 = icmp eq ptr %4, %8
  %18 = or i1 %16, %17
  br i1 %18, label %24, label %19

19:
  %20 = icmp eq ptr %4, null
  br i1 %20, label %22, label %21

21:
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  store i32 %2, ptr %12, align 4
  store float 1.000000e+00, ptr %13, align 4
  store i32 %10, ptr %14, align 4
  store i32 %6, ptr %15, align 4
  call void @saxpy_(ptr noundef nonnull %12, ptr noundef nonnull %13, ptr noundef nonnull %8, ptr noundef nonnull %14, ptr noundef nonnull %4, ptr noundef nonnull %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  br label %22

22:
  %23 = call i32 @llvm.abs.i32(i32 %10, i1 true)
  call fastcc void @enzyme_build.dense.s_fill(i32 noundef 1, i32 noundef %2, ptr noundef nonnull %8, i32 noundef %23)
  br label %24

24:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.sswap_.adjoint(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef readnone %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef readnone %7, ptr noundef %8, i32 noundef %9, i32 noundef %10) {
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = icmp ne ptr %4, null
  %16 = icmp ne ptr %8, null
  %17 = and i1 %15, %16
  br i1 %17, label %18, label %19

18:
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  store i32 %2, ptr %12, align 4
  store i32 %6, ptr %13, align 4
  store i32 %10, ptr %14, align 4
  call void @sswap_(ptr noundef nonnull %12, ptr noundef nonnull %4, ptr noundef nonnull %13, ptr noundef nonnull %8, ptr noundef nonnull %14)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  br label %25

19:
  br i1 %15, label %20, label %22

20:
  %21 = tail call i32 @llvm.abs.i32(i32 %6, i1 true)
  tail call fastcc void @enzyme_build.dense.s_fill(i32 noundef 1, i32 noundef %2, ptr noundef nonnull %4, i32 noundef %21)
  br label %25

22:
  br i1 %16, label %23, label %25

23:
  %24 = tail call i32 @llvm.abs.i32(i32 %10, i1 true)
  tail call fastcc void @enzyme_build.dense.s_fill(i32 noundef 1, i32 noundef %2, ptr noundef nonnull %8, i32 noundef %24)
  br label %25

25:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.srot_.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, float noundef %11, ptr noundef %12, i32 noundef %13, float noundef %14, ptr noundef %15, i32 noundef %16) {
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = or i32 %16, %13
  %36 = and i32 %35, 1
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %41, label %38

38:
  %39 = sext i32 %2 to i64
  %40 = getelementptr inbounds float, ptr %0, i64 %39
  br label %41

41:
  %42 = phi i32 [ 1, %38 ], [ %6, %17 ]
  %43 = phi ptr [ %0, %38 ], [ %3, %17 ]
  %44 = phi i32 [ 1, %38 ], [ %10, %17 ]
  %45 = phi ptr [ %40, %38 ], [ %7, %17 ]
  %46 = icmp ne ptr %4, null
  %47 = icmp ne ptr %12, null
  %48 = and i1 %46, %47
  br i1 %48, label %49, label %53

49:
  call void @llvm.lifetime.start.p0(ptr nonnull %23)
  call void @llvm.lifetime.start.p0(ptr nonnull %24)
  call void @llvm.lifetime.start.p0(ptr nonnull %25)
  store i32 %2, ptr %23, align 4
  store i32 %6, ptr %24, align 4
  store i32 %42, ptr %25, align 4
  %50 = call float @sdot_(ptr noundef nonnull %23, ptr noundef nonnull %4, ptr noundef nonnull %24, ptr noundef %43, ptr noundef nonnull %25)
  call void @llvm.lifetime.end.p0(ptr nonnull %23)
  call void @llvm.lifetime.end.p0(ptr nonnull %24)
  call void @llvm.lifetime.end.p0(ptr nonnull %25)
  %51 = load float, ptr %12, align 4
  %52 = fadd float %50, %51
  store float %52, ptr %12, align 4
  br label %53

53:
  %54 = icmp ne ptr %8, null
  %55 = and i1 %54, %47
  br i1 %55, label %56, label %60

56:
  call void @llvm.lifetime.start.p0(ptr nonnull %26)
  call void @llvm.lifetime.start.p0(ptr nonnull %27)
  call void @llvm.lifetime.start.p0(ptr nonnull %28)
  store i32 %2, ptr %26, align 4
  store i32 %10, ptr %27, align 4
  store i32 %44, ptr %28, align 4
  %57 = call float @sdot_(ptr noundef nonnull %26, ptr noundef nonnull %8, ptr noundef nonnull %27, ptr noundef %45, ptr noundef nonnull %28)
  call void @llvm.lifetime.end.p0(ptr nonnull %26)
  call void @llvm.lifetime.end.p0(ptr nonnull %27)
  call void @llvm.lifetime.end.p0(ptr nonnull %28)
  %58 = load float, ptr %12, align 4
  %59 = fadd float %57, %58
  store float %59, ptr %12, align 4
  br label %60

60:
  %61 = icmp ne ptr %15, null
  %62 = and i1 %46, %61
  br i1 %62, label %63, label %67

63:
  call void @llvm.lifetime.start.p0(ptr nonnull %29)
  call void @llvm.lifetime.start.p0(ptr nonnull %30)
  call void @llvm.lifetime.start.p0(ptr nonnull %31)
  store i32 %2, ptr %29, align 4
  store i32 %6, ptr %30, align 4
  store i32 %44, ptr %31, align 4
  %64 = call float @sdot_(ptr noundef nonnull %29, ptr noundef nonnull %4, ptr noundef nonnull %30, ptr noundef %45, ptr noundef nonnull %31)
  call void @llvm.lifetime.end.p0(ptr nonnull %29)
  call void @llvm.lifetime.end.p0(ptr nonnull %30)
  call void @llvm.lifetime.end.p0(ptr nonnull %31)
  %65 = load float, ptr %15, align 4
  %66 = fadd float %64, %65
  store float %66, ptr %15, align 4
  br label %67

67:
  %68 = and i1 %54, %61
  br i1 %68, label %69, label %73

69:
  call void @llvm.lifetime.start.p0(ptr nonnull %32)
  call void @llvm.lifetime.start.p0(ptr nonnull %33)
  call void @llvm.lifetime.start.p0(ptr nonnull %34)
  store i32 %2, ptr %32, align 4
  store i32 %10, ptr %33, align 4
  store i32 %42, ptr %34, align 4
  %70 = call float @sdot_(ptr noundef nonnull %32, ptr noundef nonnull %8, ptr noundef nonnull %33, ptr noundef %43, ptr noundef nonnull %34)
  call void @llvm.lifetime.end.p0(ptr nonnull %32)
  call void @llvm.lifetime.end.p0(ptr nonnull %33)
  call void @llvm.lifetime.end.p0(ptr nonnull %34)
  %71 = load float, ptr %15, align 4
  %72 = fsub float %71, %70
  store float %72, ptr %15, align 4
  br label %73

73:
  %74 = and i1 %46, %54
  br i1 %74, label %75, label %77

75:
  %76 = fneg float %14
  call void @llvm.lifetime.start.p0(ptr nonnull %18)
  call void @llvm.lifetime.start.p0(ptr nonnull %19)
  call void @llvm.lifetime.start.p0(ptr nonnull %20)
  call void @llvm.lifetime.start.p0(ptr nonnull %21)
  call void @llvm.lifetime.start.p0(ptr nonnull %22)
  store i32 %2, ptr %18, align 4
  store i32 %6, ptr %19, align 4
  store i32 %10, ptr %20, align 4
  store float %11, ptr %21, align 4
  store float %76, ptr %22, align 4
  call void @srot_(ptr noundef nonnull %18, ptr noundef nonnull %4, ptr noundef nonnull %19, ptr noundef nonnull %8, ptr noundef nonnull %20, ptr noundef nonnull %21, ptr noundef nonnull %22)
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  call void @llvm.lifetime.end.p0(ptr nonnull %19)
  call void @llvm.lifetime.end.p0(ptr nonnull %20)
  call void @llvm.lifetime.end.p0(ptr nonnull %21)
  call void @llvm.lifetime.end.p0(ptr nonnull %22)
  br label %83

77:
  br i1 %46, label %78, label %80

78:
  %79 = call i32 @llvm.abs.i32(i32 %6, i1 true)
  call fastcc void @enzyme_build.dense.s_scale(i32 noundef 1, i32 noundef %2, float noundef %11, ptr noundef nonnull %4, i32 noundef %79)
  br label %83

80:
  br i1 %54, label %81, label %83

81:
  %82 = call i32 @llvm.abs.i32(i32 %10, i1 true)
  call fastcc void @enzyme_build.dense.s_scale(i32 noundef 1, i32 noundef %2, float noundef %11, ptr noundef nonnull %8, i32 noundef %82)
  br label %83

83:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.sgemv_.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, i32 noundef %10, i32 noundef %11, ptr noundef %12, ptr noundef %13, i32 noundef %14, i32 noundef %15, float noundef %16, ptr noundef %17, i32 noundef %18, ptr noundef %19, ptr noundef %20, i32 noundef %21, i32 noundef %22) {
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca float, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca float, align 4
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  %38 = alloca float, align 4
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  %41 = alloca float, align 4
  %42 = alloca i32, align 4
  %43 = alloca i8, align 1
  %44 = alloca i32, align 4
  %45 = alloca i32, align 4
  %46 = alloca float, align 4
  %47 = alloca i32, align 4
  %48 = alloca i32, align 4
  %49 = alloca float, align 4
  %50 = alloca i32, align 4
  %51 = alloca i8, align 1
  %52 = alloca i32, align 4
  %53 = alloca i32, align 4
  %54 = alloca i32, align 4
  %55 = alloca i32, align 4
  %56 = alloca i32, align 4
  %57 = alloca i32, align 4
  %58 = and i32 %2, -33
  %59 = icmp eq i32 %58, 84
  %60 = icmp eq i32 %58, 67
  %61 = and i32 %2, -2
  %62 = icmp eq i32 %61, 112
  %63 = or i1 %60, %62
  %64 = or i1 %59, %63
  %65 = icmp eq i32 %1, 101
  %66 = xor i1 %65, %64
  %67 = select i1 %65, i32 %3, i32 %4
  %68 = select i1 %65, i32 %4, i32 %3
  %69 = select i1 %66, i32 %67, i32 %68
  %70 = select i1 %66, i32 %68, i32 %67
  %71 = or i32 %14, %7
  %72 = and i32 %71, 1
  %73 = icmp eq i32 %72, 0
  %74 = and i32 %10, 2
  %75 = sext i32 %68 to i64
  %76 = sext i32 %67 to i64
  %77 = mul nsw i64 %75, %76
  %78 = or i32 %10, %7
  %79 = and i32 %78, 1
  %80 = icmp eq i32 %79, 0
  %81 = and i32 %14, 2
  %82 = sext i32 %70 to i64
  %83 = icmp eq i32 %74, 0
  %84 = or i1 %83, %73
  %85 = tail call i32 @llvm.smax.i32(i32 %68, i32 1)
  %86 = select i1 %84, ptr %8, ptr %0
  %87 = select i1 %84, i32 %11, i32 %85
  %88 = select i1 %84, i64 0, i64 %77
  %89 = getelementptr inbounds float, ptr %0, i64 %88
  %90 = icmp eq i32 %81, 0
  %91 = or i1 %80, %90
  %92 = select i1 %91, i32 %15, i32 1
  %93 = select i1 %91, ptr %12, ptr %89
  %94 = select i1 %91, i64 0, i64 %82
  %95 = getelementptr inbounds float, ptr %89, i64 %94
  %96 = and i32 %18, 1
  %97 = icmp eq i32 %96, 0
  %98 = select i1 %97, i32 %22, i32 1
  %99 = select i1 %97, ptr %19, ptr %95
  %100 = icmp eq ptr %20, null
  br i1 %100, label %134, label %101

101:
  %102 = tail call i32 @llvm.abs.i32(i32 %22, i1 true)
  %103 = icmp eq ptr %6, null
  br i1 %103, label %113, label %104

104:
  %105 = tail call i32 @llvm.smax.i32(i32 %69, i32 1)
  %106 = zext nneg i32 %105 to i64
  %107 = shl nuw nsw i64 %106, 2
  %108 = tail call ptr @enzyme_build.tape.new(i64 noundef %107)
  tail call fastcc void @enzyme_build.dense.s_fill(i32 noundef 1, i32 noundef %69, ptr noundef %108, i32 noundef 1)
  call void @llvm.lifetime.start.p0(ptr nonnull %36)
  call void @llvm.lifetime.start.p0(ptr nonnull %37)
  call void @llvm.lifetime.start.p0(ptr nonnull %38)
  call void @llvm.lifetime.start.p0(ptr nonnull %39)
  call void @llvm.lifetime.start.p0(ptr nonnull %40)
  call void @llvm.lifetime.start.p0(ptr nonnull %41)
  call void @llvm.lifetime.start.p0(ptr nonnull %42)
  store i32 %68, ptr %36, align 4
  store i32 %67, ptr %37, align 4
  store float 1.000000e+00, ptr %38, align 4
  store i32 %87, ptr %39, align 4
  store i32 %92, ptr %40, align 4
  store float 1.000000e+00, ptr %41, align 4
  store i32 1, ptr %42, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %43)
  %109 = select i1 %66, i8 84, i8 78
  store i8 %109, ptr %43, align 1
  call void @sgemv_(ptr noundef nonnull %43, ptr noundef nonnull %36, ptr noundef nonnull %37, ptr noundef nonnull %38, ptr noundef %86, ptr noundef nonnull %39, ptr noundef %93, ptr noundef nonnull %40, ptr noundef nonnull %41, ptr noundef %108, ptr noundef nonnull %42, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %43)
  call void @llvm.lifetime.end.p0(ptr nonnull %36)
  call void @llvm.lifetime.end.p0(ptr nonnull %37)
  call void @llvm.lifetime.end.p0(ptr nonnull %38)
  call void @llvm.lifetime.end.p0(ptr nonnull %39)
  call void @llvm.lifetime.end.p0(ptr nonnull %40)
  call void @llvm.lifetime.end.p0(ptr nonnull %41)
  call void @llvm.lifetime.end.p0(ptr nonnull %42)
  call void @llvm.lifetime.start.p0(ptr nonnull %52)
  call void @llvm.lifetime.start.p0(ptr nonnull %53)
  call void @llvm.lifetime.start.p0(ptr nonnull %54)
  store i32 %69, ptr %52, align 4
  store i32 1, ptr %53, align 4
  store i32 %22, ptr %54, align 4
  %110 = call float @sdot_(ptr noundef nonnull %52, ptr noundef %108, ptr noundef nonnull %53, ptr noundef nonnull %20, ptr noundef nonnull %54)
  call void @llvm.lifetime.end.p0(ptr nonnull %52)
  call void @llvm.lifetime.end.p0(ptr nonnull %53)
  call void @llvm.lifetime.end.p0(ptr nonnull %54)
  %111 = load float, ptr %6, align 4
  %112 = fadd float %110, %111
  store float %112, ptr %6, align 4
  call void @enzyme_build.tape.free(ptr noundef %108)
  br label %113

113:
  %114 = icmp eq ptr %9, null
  %115 = or i1 %66, %114
  br i1 %115, label %117, label %116

116:
  call void @llvm.lifetime.start.p0(ptr nonnull %24)
  call void @llvm.lifetime.start.p0(ptr nonnull %25)
  call void @llvm.lifetime.start.p0(ptr nonnull %26)
  call void @llvm.lifetime.start.p0(ptr nonnull %27)
  call void @llvm.lifetime.start.p0(ptr nonnull %28)
  call void @llvm.lifetime.start.p0(ptr nonnull %29)
  store i32 %68, ptr %24, align 4
  store i32 %67, ptr %25, align 4
  store float %5, ptr %26, align 4
  store i32 %22, ptr %27, align 4
  store i32 %92, ptr %28, align 4
  store i32 %11, ptr %29, align 4
  call void @sger_(ptr noundef nonnull %24, ptr noundef nonnull %25, ptr noundef nonnull %26, ptr noundef nonnull %20, ptr noundef nonnull %27, ptr noundef %93, ptr noundef nonnull %28, ptr noundef nonnull %9, ptr noundef nonnull %29)
  call void @llvm.lifetime.end.p0(ptr nonnull %24)
  call void @llvm.lifetime.end.p0(ptr nonnull %25)
  call void @llvm.lifetime.end.p0(ptr nonnull %26)
  call void @llvm.lifetime.end.p0(ptr nonnull %27)
  call void @llvm.lifetime.end.p0(ptr nonnull %28)
  call void @llvm.lifetime.end.p0(ptr nonnull %29)
  br label %121

117:
  %118 = icmp ne ptr %9, null
  %119 = and i1 %66, %118
  br i1 %119, label %120, label %121

120:
  call void @llvm.lifetime.start.p0(ptr nonnull %30)
  call void @llvm.lifetime.start.p0(ptr nonnull %31)
  call void @llvm.lifetime.start.p0(ptr nonnull %32)
  call void @llvm.lifetime.start.p0(ptr nonnull %33)
  call void @llvm.lifetime.start.p0(ptr nonnull %34)
  call void @llvm.lifetime.start.p0(ptr nonnull %35)
  store i32 %68, ptr %30, align 4
  store i32 %67, ptr %31, align 4
  store float %5, ptr %32, align 4
  store i32 %92, ptr %33, align 4
  store i32 %22, ptr %34, align 4
  store i32 %11, ptr %35, align 4
  call void @sger_(ptr noundef nonnull %30, ptr noundef nonnull %31, ptr noundef nonnull %32, ptr noundef %93, ptr noundef nonnull %33, ptr noundef nonnull %20, ptr noundef nonnull %34, ptr noundef nonnull %9, ptr noundef nonnull %35)
  call void @llvm.lifetime.end.p0(ptr nonnull %30)
  call void @llvm.lifetime.end.p0(ptr nonnull %31)
  call void @llvm.lifetime.end.p0(ptr nonnull %32)
  call void @llvm.lifetime.end.p0(ptr nonnull %33)
  call void @llvm.lifetime.end.p0(ptr nonnull %34)
  call void @llvm.lifetime.end.p0(ptr nonnull %35)
  br label %121

121:
  %122 = icmp eq ptr %13, null
  br i1 %122, label %125, label %123

123:
  call void @llvm.lifetime.start.p0(ptr nonnull %44)
  call void @llvm.lifetime.start.p0(ptr nonnull %45)
  call void @llvm.lifetime.start.p0(ptr nonnull %46)
  call void @llvm.lifetime.start.p0(ptr nonnull %47)
  call void @llvm.lifetime.start.p0(ptr nonnull %48)
  call void @llvm.lifetime.start.p0(ptr nonnull %49)
  call void @llvm.lifetime.start.p0(ptr nonnull %50)
  store i32 %68, ptr %44, align 4
  store i32 %67, ptr %45, align 4
  store float %5, ptr %46, align 4
  store i32 %87, ptr %47, align 4
  store i32 %22, ptr %48, align 4
  store float 1.000000e+00, ptr %49, align 4
  store i32 %15, ptr %50, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %51)
  %124 = select i1 %66, i8 78, i8 84
  store i8 %124, ptr %51, align 1
  call void @sgemv_(ptr noundef nonnull %51, ptr noundef nonnull %44, ptr noundef nonnull %45, ptr noundef nonnull %46, ptr noundef %86, ptr noundef nonnull %47, ptr noundef nonnull %20, ptr noundef nonnull %48, ptr noundef nonnull %49, ptr noundef nonnull %13, ptr noundef nonnull %50, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %51)
  call void @llvm.lifetime.end.p0(ptr nonnull %44)
  call void @llvm.lifetime.end.p0(ptr nonnull %45)
  call void @llvm.lifetime.end.p0(ptr nonnull %46)
  call void @llvm.lifetime.end.p0(ptr nonnull %47)
  call void @llvm.lifetime.end.p0(ptr nonnull %48)
  call void @llvm.lifetime.end.p0(ptr nonnull %49)
  call void @llvm.lifetime.end.p0(ptr nonnull %50)
  br label %125

125:
  %126 = icmp ne ptr %17, null
  %127 = fcmp une float %16, 0.000000e+00
  %128 = and i1 %127, %126
  br i1 %128, label %129, label %133

129:
  call void @llvm.lifetime.start.p0(ptr nonnull %55)
  call void @llvm.lifetime.start.p0(ptr nonnull %56)
  call void @llvm.lifetime.start.p0(ptr nonnull %57)
  store i32 %69, ptr %55, align 4
  store i32 %98, ptr %56, align 4
  store i32 %22, ptr %57, align 4
  %130 = call float @sdot_(ptr noundef nonnull %55, ptr noundef %99, ptr noundef nonnull %56, ptr noundef nonnull %20, ptr noundef nonnull %57)
  call void @llvm.lifetime.end.p0(ptr nonnull %55)
  call void @llvm.lifetime.end.p0(ptr nonnull %56)
  call void @llvm.lifetime.end.p0(ptr nonnull %57)
  %131 = load float, ptr %17, align 4
  %132 = fadd float %130, %131
  store float %132, ptr %17, align 4
  br label %133

133:
  call fastcc void @enzyme_build.dense.s_scale(i32 noundef 1, i32 noundef %69, float noundef %16, ptr noundef nonnull %20, i32 noundef %102)
  br label %134

134:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.sger_.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, float noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef readnone %15, ptr noundef %16, i32 noundef %17, i32 noundef %18) {
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca float, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca float, align 4
  %26 = alloca i32, align 4
  %27 = alloca i8, align 1
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca float, align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca float, align 4
  %34 = alloca i32, align 4
  %35 = alloca i8, align 1
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  %38 = alloca float, align 4
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  %41 = alloca float, align 4
  %42 = alloca i32, align 4
  %43 = alloca i8, align 1
  %44 = alloca i32, align 4
  %45 = alloca i32, align 4
  %46 = alloca i32, align 4
  %47 = or i32 %13, %6
  %48 = and i32 %47, 1
  %49 = or i32 %9, %6
  %50 = and i32 %49, 1
  %51 = icmp eq i32 %1, 101
  br i1 %51, label %52, label %53

52:
  br label %53

53:
  %54 = phi ptr [ %11, %52 ], [ %7, %19 ]
  %55 = phi ptr [ %12, %52 ], [ %8, %19 ]
  %56 = phi i32 [ %13, %52 ], [ %9, %19 ]
  %57 = phi i32 [ %14, %52 ], [ %10, %19 ]
  %58 = phi i32 [ %10, %52 ], [ %14, %19 ]
  %59 = phi i32 [ %9, %52 ], [ %13, %19 ]
  %60 = phi ptr [ %8, %52 ], [ %12, %19 ]
  %61 = phi ptr [ %7, %52 ], [ %11, %19 ]
  %62 = phi i32 [ %48, %52 ], [ %50, %19 ]
  %63 = phi i32 [ %50, %52 ], [ %48, %19 ]
  %64 = phi i32 [ %2, %52 ], [ %3, %19 ]
  %65 = phi i32 [ %3, %52 ], [ %2, %19 ]
  %66 = icmp eq i32 %63, 0
  %67 = and i32 %56, 2
  %68 = sext i32 %65 to i64
  %69 = icmp eq i32 %62, 0
  %70 = and i32 %59, 2
  %71 = icmp eq i32 %67, 0
  %72 = or i1 %71, %66
  %73 = select i1 %72, ptr %54, ptr %0
  %74 = select i1 %72, i32 %57, i32 1
  %75 = select i1 %72, i64 0, i64 %68
  %76 = getelementptr inbounds float, ptr %0, i64 %75
  %77 = icmp eq i32 %70, 0
  %78 = or i1 %77, %69
  %79 = select i1 %78, i32 %58, i32 1
  %80 = select i1 %78, ptr %61, ptr %76
  %81 = icmp eq ptr %16, null
  br i1 %81, label %97, label %82

82:
  %83 = icmp eq ptr %5, null
  br i1 %83, label %91, label %84

84:
  %85 = tail call i64 @llvm.smax.i64(i64 %68, i64 1)
  %86 = shl nuw nsw i64 %85, 2
  %87 = tail call ptr @enzyme_build.tape.new(i64 noundef %86)
  tail call fastcc void @enzyme_build.dense.s_fill(i32 noundef 1, i32 noundef %65, ptr noundef %87, i32 noundef 1)
  call void @llvm.lifetime.start.p0(ptr nonnull %20)
  call void @llvm.lifetime.start.p0(ptr nonnull %21)
  call void @llvm.lifetime.start.p0(ptr nonnull %22)
  call void @llvm.lifetime.start.p0(ptr nonnull %23)
  call void @llvm.lifetime.start.p0(ptr nonnull %24)
  call void @llvm.lifetime.start.p0(ptr nonnull %25)
  call void @llvm.lifetime.start.p0(ptr nonnull %26)
  store i32 %65, ptr %20, align 4
  store i32 %64, ptr %21, align 4
  store float 1.000000e+00, ptr %22, align 4
  store i32 %18, ptr %23, align 4
  store i32 %79, ptr %24, align 4
  store float 1.000000e+00, ptr %25, align 4
  store i32 1, ptr %26, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %27)
  store i8 78, ptr %27, align 1
  call void @sgemv_(ptr noundef nonnull %27, ptr noundef nonnull %20, ptr noundef nonnull %21, ptr noundef nonnull %22, ptr noundef nonnull %16, ptr noundef nonnull %23, ptr noundef %80, ptr noundef nonnull %24, ptr noundef nonnull %25, ptr noundef %87, ptr noundef nonnull %26, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %27)
  call void @llvm.lifetime.end.p0(ptr nonnull %20)
  call void @llvm.lifetime.end.p0(ptr nonnull %21)
  call void @llvm.lifetime.end.p0(ptr nonnull %22)
  call void @llvm.lifetime.end.p0(ptr nonnull %23)
  call void @llvm.lifetime.end.p0(ptr nonnull %24)
  call void @llvm.lifetime.end.p0(ptr nonnull %25)
  call void @llvm.lifetime.end.p0(ptr nonnull %26)
  call void @llvm.lifetime.start.p0(ptr nonnull %44)
  call void @llvm.lifetime.start.p0(ptr nonnull %45)
  call void @llvm.lifetime.start.p0(ptr nonnull %46)
  store i32 %65, ptr %44, align 4
  store i32 1, ptr %45, align 4
  store i32 %74, ptr %46, align 4
  %88 = call float @sdot_(ptr noundef nonnull %44, ptr noundef %87, ptr noundef nonnull %45, ptr noundef %73, ptr noundef nonnull %46)
  call void @llvm.lifetime.end.p0(ptr nonnull %44)
  call void @llvm.lifetime.end.p0(ptr nonnull %45)
  call void @llvm.lifetime.end.p0(ptr nonnull %46)
  %89 = load float, ptr %5, align 4
  %90 = fadd float %88, %89
  store float %90, ptr %5, align 4
  call void @enzyme_build.tape.free(ptr noundef %87)
  br label %91

91:
  %92 = icmp eq ptr %55, null
  br i1 %92, label %94, label %93

93:
  call void @llvm.lifetime.start.p0(ptr nonnull %28)
  call void @llvm.lifetime.start.p0(ptr nonnull %29)
  call void @llvm.lifetime.start.p0(ptr nonnull %30)
  call void @llvm.lifetime.start.p0(ptr nonnull %31)
  call void @llvm.lifetime.start.p0(ptr nonnull %32)
  call void @llvm.lifetime.start.p0(ptr nonnull %33)
  call void @llvm.lifetime.start.p0(ptr nonnull %34)
  store i32 %65, ptr %28, align 4
  store i32 %64, ptr %29, align 4
  store float %4, ptr %30, align 4
  store i32 %18, ptr %31, align 4
  store i32 %79, ptr %32, align 4
  store float 1.000000e+00, ptr %33, align 4
  store i32 %57, ptr %34, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %35)
  store i8 78, ptr %35, align 1
  call void @sgemv_(ptr noundef nonnull %35, ptr noundef nonnull %28, ptr noundef nonnull %29, ptr noundef nonnull %30, ptr noundef nonnull %16, ptr noundef nonnull %31, ptr noundef %80, ptr noundef nonnull %32, ptr noundef nonnull %33, ptr noundef nonnull %55, ptr noundef nonnull %34, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %35)
  call void @llvm.lifetime.end.p0(ptr nonnull %28)
  call void @llvm.lifetime.end.p0(ptr nonnull %29)
  call void @llvm.lifetime.end.p0(ptr nonnull %30)
  call void @llvm.lifetime.end.p0(ptr nonnull %31)
  call void @llvm.lifetime.end.p0(ptr nonnull %32)
  call void @llvm.lifetime.end.p0(ptr nonnull %33)
  call void @llvm.lifetime.end.p0(ptr nonnull %34)
  br label %94

94:
  %95 = icmp eq ptr %60, null
  br i1 %95, label %97, label %96

96:
  call void @llvm.lifetime.start.p0(ptr nonnull %36)
  call void @llvm.lifetime.start.p0(ptr nonnull %37)
  call void @llvm.lifetime.start.p0(ptr nonnull %38)
  call void @llvm.lifetime.start.p0(ptr nonnull %39)
  call void @llvm.lifetime.start.p0(ptr nonnull %40)
  call void @llvm.lifetime.start.p0(ptr nonnull %41)
  call void @llvm.lifetime.start.p0(ptr nonnull %42)
  store i32 %65, ptr %36, align 4
  store i32 %64, ptr %37, align 4
  store float %4, ptr %38, align 4
  store i32 %18, ptr %39, align 4
  store i32 %74, ptr %40, align 4
  store float 1.000000e+00, ptr %41, align 4
  store i32 %58, ptr %42, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %43)
  store i8 84, ptr %43, align 1
  call void @sgemv_(ptr noundef nonnull %43, ptr noundef nonnull %36, ptr noundef nonnull %37, ptr noundef nonnull %38, ptr noundef nonnull %16, ptr noundef nonnull %39, ptr noundef %73, ptr noundef nonnull %40, ptr noundef nonnull %41, ptr noundef nonnull %60, ptr noundef nonnull %42, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %43)
  call void @llvm.lifetime.end.p0(ptr nonnull %36)
  call void @llvm.lifetime.end.p0(ptr nonnull %37)
  call void @llvm.lifetime.end.p0(ptr nonnull %38)
  call void @llvm.lifetime.end.p0(ptr nonnull %39)
  call void @llvm.lifetime.end.p0(ptr nonnull %40)
  call void @llvm.lifetime.end.p0(ptr nonnull %41)
  call void @llvm.lifetime.end.p0(ptr nonnull %42)
  br label %97

97:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.ssymv_.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, float noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, float noundef %15, ptr noundef %16, i32 noundef %17, ptr noundef %18, ptr noundef %19, i32 noundef %20, i32 noundef %21) {
  %23 = alloca i32, align 4
  %24 = alloca float, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca float, align 4
  %28 = alloca i32, align 4
  %29 = alloca i8, align 1
  %30 = alloca i32, align 4
  %31 = alloca float, align 4
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca float, align 4
  %35 = alloca i32, align 4
  %36 = alloca i8, align 1
  %37 = alloca i32, align 4
  %38 = alloca i32, align 4
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  %41 = alloca i32, align 4
  %42 = alloca i32, align 4
  %43 = and i32 %2, -33
  %44 = icmp eq i32 %43, 85
  %45 = icmp eq i32 %2, 121
  %46 = or i1 %45, %44
  %47 = icmp ne i32 %1, 102
  %48 = xor i1 %47, %46
  %49 = or i32 %13, %6
  %50 = and i32 %49, 1
  %51 = icmp eq i32 %50, 0
  %52 = and i32 %9, 2
  %53 = sext i32 %3 to i64
  %54 = mul nsw i64 %53, %53
  %55 = or i32 %9, %6
  %56 = and i32 %55, 1
  %57 = icmp eq i32 %56, 0
  %58 = and i32 %13, 2
  %59 = icmp eq i32 %52, 0
  %60 = or i1 %59, %51
  %61 = tail call i32 @llvm.smax.i32(i32 %3, i32 1)
  %62 = select i1 %60, ptr %7, ptr %0
  %63 = select i1 %60, i32 %10, i32 %61
  %64 = select i1 %60, i64 0, i64 %54
  %65 = getelementptr inbounds nuw float, ptr %0, i64 %64
  %66 = icmp eq i32 %58, 0
  %67 = or i1 %57, %66
  %68 = select i1 %67, i32 %14, i32 1
  %69 = select i1 %67, ptr %11, ptr %65
  %70 = select i1 %67, i64 0, i64 %53
  %71 = getelementptr inbounds float, ptr %65, i64 %70
  %72 = and i32 %17, 1
  %73 = icmp eq i32 %72, 0
  %74 = select i1 %73, i32 %21, i32 1
  %75 = select i1 %73, ptr %18, ptr %71
  %76 = icmp eq ptr %19, null
  br i1 %76, label %117, label %77

77:
  %78 = tail call i32 @llvm.abs.i32(i32 %21, i1 true)
  %79 = icmp eq ptr %5, null
  br i1 %79, label %88, label %80

80:
  %81 = tail call i64 @llvm.smax.i64(i64 %53, i64 1)
  %82 = shl nuw nsw i64 %81, 2
  %83 = tail call ptr @enzyme_build.tape.new(i64 noundef %82)
  tail call fastcc void @enzyme_build.dense.s_fill(i32 noundef 1, i32 noundef %3, ptr noundef %83, i32 noundef 1)
  call void @llvm.lifetime.start.p0(ptr nonnull %23)
  call void @llvm.lifetime.start.p0(ptr nonnull %24)
  call void @llvm.lifetime.start.p0(ptr nonnull %25)
  call void @llvm.lifetime.start.p0(ptr nonnull %26)
  call void @llvm.lifetime.start.p0(ptr nonnull %27)
  call void @llvm.lifetime.start.p0(ptr nonnull %28)
  store i32 %3, ptr %23, align 4
  store float 1.000000e+00, ptr %24, align 4
  store i32 %63, ptr %25, align 4
  store i32 %68, ptr %26, align 4
  store float 1.000000e+00, ptr %27, align 4
  store i32 1, ptr %28, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %29)
  %84 = select i1 %48, i8 85, i8 76
  store i8 %84, ptr %29, align 1
  call void @ssymv_(ptr noundef nonnull %29, ptr noundef nonnull %23, ptr noundef nonnull %24, ptr noundef %62, ptr noundef nonnull %25, ptr noundef %69, ptr noundef nonnull %26, ptr noundef nonnull %27, ptr noundef %83, ptr noundef nonnull %28, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %29)
  call void @llvm.lifetime.end.p0(ptr nonnull %23)
  call void @llvm.lifetime.end.p0(ptr nonnull %24)
  call void @llvm.lifetime.end.p0(ptr nonnull %25)
  call void @llvm.lifetime.end.p0(ptr nonnull %26)
  call void @llvm.lifetime.end.p0(ptr nonnull %27)
  call void @llvm.lifetime.end.p0(ptr nonnull %28)
  call void @llvm.lifetime.start.p0(ptr nonnull %37)
  call void @llvm.lifetime.start.p0(ptr nonnull %38)
  call void @llvm.lifetime.start.p0(ptr nonnull %39)
  store i32 %3, ptr %37, align 4
  store i32 1, ptr %38, align 4
  store i32 %21, ptr %39, align 4
  %85 = call float @sdot_(ptr noundef nonnull %37, ptr noundef %83, ptr noundef nonnull %38, ptr noundef nonnull %19, ptr noundef nonnull %39)
  call void @llvm.lifetime.end.p0(ptr nonnull %37)
  call void @llvm.lifetime.end.p0(ptr nonnull %38)
  call void @llvm.lifetime.end.p0(ptr nonnull %39)
  %86 = load float, ptr %5, align 4
  %87 = fadd float %85, %86
  store float %87, ptr %5, align 4
  call void @enzyme_build.tape.free(ptr noundef %83)
  br label %88

88:
  %89 = icmp eq ptr %8, null
  br i1 %89, label %104, label %90

90:
  %91 = select i1 %48, i32 1, i32 2
  %92 = icmp slt i32 %21, 0
  %93 = sub nsw i64 1, %53
  %94 = sext i32 %21 to i64
  %95 = mul nsw i64 %93, %94
  %96 = select i1 %92, i64 %95, i64 0
  %97 = getelementptr inbounds float, ptr %19, i64 %96
  %98 = icmp slt i32 %68, 0
  %99 = sext i32 %68 to i64
  %100 = mul nsw i64 %93, %99
  %101 = select i1 %98, i64 %100, i64 0
  %102 = getelementptr inbounds float, ptr %69, i64 %101
  call fastcc void @enzyme_build.dense.s_add_outer(i32 noundef %91, i32 noundef %3, float noundef %4, ptr noundef nonnull %97, i32 noundef %21, ptr noundef %102, i32 noundef %68, ptr noundef nonnull %8, i32 noundef %10)
  %103 = select i1 %48, i32 3, i32 4
  call fastcc void @enzyme_build.dense.s_add_outer(i32 noundef %103, i32 noundef %3, float noundef %4, ptr noundef %102, i32 noundef %68, ptr noundef nonnull %97, i32 noundef %21, ptr noundef nonnull %8, i32 noundef %10)
  br label %104

104:
  %105 = icmp eq ptr %12, null
  br i1 %105, label %108, label %106

106:
  call void @llvm.lifetime.start.p0(ptr nonnull %30)
  call void @llvm.lifetime.start.p0(ptr nonnull %31)
  call void @llvm.lifetime.start.p0(ptr nonnull %32)
  call void @llvm.lifetime.start.p0(ptr nonnull %33)
  call void @llvm.lifetime.start.p0(ptr nonnull %34)
  call void @llvm.lifetime.start.p0(ptr nonnull %35)
  store i32 %3, ptr %30, align 4
  store float %4, ptr %31, align 4
  store i32 %63, ptr %32, align 4
  store i32 %21, ptr %33, align 4
  store float 1.000000e+00, ptr %34, align 4
  store i32 %14, ptr %35, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %36)
  %107 = select i1 %48, i8 85, i8 76
  store i8 %107, ptr %36, align 1
  call void @ssymv_(ptr noundef nonnull %36, ptr noundef nonnull %30, ptr noundef nonnull %31, ptr noundef %62, ptr noundef nonnull %32, ptr noundef nonnull %19, ptr noundef nonnull %33, ptr noundef nonnull %34, ptr noundef nonnull %12, ptr noundef nonnull %35, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %36)
  call void @llvm.lifetime.end.p0(ptr nonnull %30)
  call void @llvm.lifetime.end.p0(ptr nonnull %31)
  call void @llvm.lifetime.end.p0(ptr nonnull %32)
  call void @llvm.lifetime.end.p0(ptr nonnull %33)
  call void @llvm.lifetime.end.p0(ptr nonnull %34)
  call void @llvm.lifetime.end.p0(ptr nonnull %35)
  br label %108

108:
  %109 = icmp ne ptr %16, null
  %110 = fcmp une float %15, 0.000000e+00
  %111 = and i1 %110, %109
  br i1 %111, label %112, label %116

112:
  call void @llvm.lifetime.start.p0(ptr nonnull %40)
  call void @llvm.lifetime.start.p0(ptr nonnull %41)
  call void @llvm.lifetime.start.p0(ptr nonnull %42)
  store i32 %3, ptr %40, align 4
  store i32 %74, ptr %41, align 4
  store i32 %21, ptr %42, align 4
  %113 = call float @sdot_(ptr noundef nonnull %40, ptr noundef %75, ptr noundef nonnull %41, ptr noundef nonnull %19, ptr noundef nonnull %42)
  call void @llvm.lifetime.end.p0(ptr nonnull %40)
  call void @llvm.lifetime.end.p0(ptr nonnull %41)
  call void @llvm.lifetime.end.p0(ptr nonnull %42)
  %114 = load float, ptr %16, align 4
  %115 = fadd float %113, %114
  store float %115, ptr %16, align 4
  br label %116

116:
  call fastcc void @enzyme_build.dense.s_scale(i32 noundef 1, i32 noundef %3, float noundef %15, ptr noundef nonnull %19, i32 noundef %78)
  br label %117

117:
  ret ptr null
}

define internal fastcc void @enzyme_build.dense.s_add_outer(i32 noundef %0, i32 noundef %1, float noundef %2, ptr noundef readonly %3, i32 noundef %4, ptr noundef readonly %5, i32 noundef %6, ptr noundef nonnull %7, i32 noundef %8) {
  %10 = sext i32 %1 to i64
  %11 = icmp sgt i32 %1, 0
  br i1 %11, label %12, label %.loopexit3

12:
  %13 = icmp eq i32 %0, 2
  %14 = icmp eq i32 %0, 4
  %15 = icmp eq i32 %0, 1
  %16 = icmp eq i32 %0, 3
  %17 = sext i32 %4 to i64
  %18 = sext i32 %6 to i64
  %19 = sext i32 %8 to i64
  br label %21

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %20 = icmp eq i64 %23, %10
  br i1 %20, label %.loopexit3.loopexit, label %21

.loopexit3.loopexit:
  br label %.loopexit3

.loopexit3:
  ret void

21:
  %22 = phi i64 [ 0, %12 ], [ %23, %.loopexit ]
  %23 = add nuw nsw i64 %22, 1
  %24 = select i1 %14, i64 %23, i64 0
  %25 = select i1 %13, i64 %22, i64 %24
  %26 = select i1 %16, i64 %22, i64 %10
  %27 = select i1 %15, i64 %23, i64 %26
  %28 = icmp slt i64 %25, %27
  br i1 %28, label %29, label %.loopexit

29:
  %30 = mul nsw i64 %22, %18
  %31 = getelementptr inbounds float, ptr %5, i64 %30
  %32 = mul nsw i64 %22, %19
  %33 = getelementptr float, ptr %7, i64 %32
  br label %34

34:
  %35 = phi i64 [ %25, %29 ], [ %45, %34 ]
  %36 = mul nsw i64 %35, %17
  %37 = getelementptr inbounds float, ptr %3, i64 %36
  %38 = load float, ptr %37, align 4
  %39 = fmul float %2, %38
  %40 = load float, ptr %31, align 4
  %41 = fmul float %39, %40
  %42 = getelementptr float, ptr %33, i64 %35
  %43 = load float, ptr %42, align 4
  %44 = fadd float %43, %41
  store float %44, ptr %42, align 4
  %45 = add nuw nsw i64 %35, 1
  %46 = icmp eq i64 %45, %27
  br i1 %46, label %.loopexit.loopexit, label %34
}

define noalias noundef ptr @enzyme_build.rule.ssyr_.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, float noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef readnone %11, ptr noundef %12, i32 noundef %13, i32 noundef %14) {
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca float, align 4
  %21 = alloca i32, align 4
  %22 = alloca i8, align 1
  %23 = alloca i32, align 4
  %24 = alloca float, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = and i32 %9, 2
  %31 = icmp eq i32 %30, 0
  %32 = select i1 %31, i32 %10, i32 1
  %33 = select i1 %31, ptr %7, ptr %0
  %34 = icmp eq ptr %12, null
  br i1 %34, label %63, label %35

35:
  %36 = sext i32 %3 to i64
  %37 = and i32 %2, -33
  %38 = icmp eq i32 %37, 85
  %39 = icmp eq i32 %2, 121
  %40 = or i1 %39, %38
  %41 = tail call i64 @llvm.smax.i64(i64 %36, i64 1)
  %42 = shl nuw nsw i64 %41, 2
  %43 = tail call ptr @enzyme_build.tape.new(i64 noundef %42)
  tail call fastcc void @enzyme_build.dense.s_fill(i32 noundef 1, i32 noundef %3, ptr noundef %43, i32 noundef 1)
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  call void @llvm.lifetime.start.p0(ptr nonnull %18)
  call void @llvm.lifetime.start.p0(ptr nonnull %19)
  call void @llvm.lifetime.start.p0(ptr nonnull %20)
  call void @llvm.lifetime.start.p0(ptr nonnull %21)
  store i32 %3, ptr %16, align 4
  store float 1.000000e+00, ptr %17, align 4
  store i32 %14, ptr %18, align 4
  store i32 %32, ptr %19, align 4
  store float 1.000000e+00, ptr %20, align 4
  store i32 1, ptr %21, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %22)
  %44 = icmp eq i32 %1, 102
  %45 = xor i1 %44, %40
  %46 = select i1 %45, i8 76, i8 85
  store i8 %46, ptr %22, align 1
  call void @ssymv_(ptr noundef nonnull %22, ptr noundef nonnull %16, ptr noundef nonnull %17, ptr noundef nonnull %12, ptr noundef nonnull %18, ptr noundef %33, ptr noundef nonnull %19, ptr noundef nonnull %20, ptr noundef %43, ptr noundef nonnull %21, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %22)
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  call void @llvm.lifetime.end.p0(ptr nonnull %19)
  call void @llvm.lifetime.end.p0(ptr nonnull %20)
  call void @llvm.lifetime.end.p0(ptr nonnull %21)
  %47 = icmp slt i32 %32, 0
  %48 = sub nsw i64 1, %36
  %49 = sext i32 %32 to i64
  %50 = mul nsw i64 %48, %49
  %51 = select i1 %47, i64 %50, i64 0
  %52 = getelementptr inbounds float, ptr %33, i64 %51
  call fastcc void @enzyme_build.dense.s_add_diagonal(i32 noundef %3, float noundef 1.000000e+00, ptr noundef %12, i32 noundef %14, ptr noundef %52, i32 noundef %32, ptr noundef %43, i32 noundef 1)
  %53 = icmp eq ptr %5, null
  br i1 %53, label %59, label %54

54:
  call void @llvm.lifetime.start.p0(ptr nonnull %27)
  call void @llvm.lifetime.start.p0(ptr nonnull %28)
  call void @llvm.lifetime.start.p0(ptr nonnull %29)
  store i32 %3, ptr %27, align 4
  store i32 1, ptr %28, align 4
  store i32 %32, ptr %29, align 4
  %55 = call float @sdot_(ptr noundef nonnull %27, ptr noundef %43, ptr noundef nonnull %28, ptr noundef %33, ptr noundef nonnull %29)
  call void @llvm.lifetime.end.p0(ptr nonnull %27)
  call void @llvm.lifetime.end.p0(ptr nonnull %28)
  call void @llvm.lifetime.end.p0(ptr nonnull %29)
  %56 = fmul float %55, 5.000000e-01
  %57 = load float, ptr %5, align 4
  %58 = fadd float %56, %57
  store float %58, ptr %5, align 4
  br label %59

59:
  %60 = icmp eq ptr %8, null
  br i1 %60, label %62, label %61

61:
  call void @llvm.lifetime.start.p0(ptr nonnull %23)
  call void @llvm.lifetime.start.p0(ptr nonnull %24)
  call void @llvm.lifetime.start.p0(ptr nonnull %25)
  call void @llvm.lifetime.start.p0(ptr nonnull %26)
  store i32 %3, ptr %23, align 4
  store float %4, ptr %24, align 4
  store i32 1, ptr %25, align 4
  store i32 %10, ptr %26, align 4
  call void @saxpy_(ptr noundef nonnull %23, ptr noundef nonnull %24, ptr noundef %43, ptr noundef nonnull %25, ptr noundef nonnull %8, ptr noundef nonnull %26)
  call void @llvm.lifetime.end.p0(ptr nonnull %23)
  call void @llvm.lifetime.end.p0(ptr nonnull %24)
  call void @llvm.lifetime.end.p0(ptr nonnull %25)
  call void @llvm.lifetime.end.p0(ptr nonnull %26)
  br label %62

62:
  call void @enzyme_build.tape.free(ptr noundef %43)
  br label %63

63:
  ret ptr null
}

define internal fastcc void @enzyme_build.dense.s_add_diagonal(i32 noundef %0, float noundef %1, ptr noundef nonnull readonly %2, i32 noundef %3, ptr noundef readonly %4, i32 noundef %5, ptr noundef %6, i32 noundef %7) {
  %9 = sext i32 %0 to i64
  %10 = icmp sgt i32 %0, 0
  br i1 %10, label %11, label %.loopexit

11:
  %12 = sext i32 %3 to i64
  %13 = add nsw i64 %12, 1
  %14 = sext i32 %5 to i64
  %15 = sext i32 %7 to i64
  br label %16

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void

16:
  %17 = phi i64 [ 0, %11 ], [ %30, %16 ]
  %18 = mul i64 %17, %13
  %19 = getelementptr inbounds float, ptr %2, i64 %18
  %20 = load float, ptr %19, align 4
  %21 = fmul float %1, %20
  %22 = mul nsw i64 %17, %14
  %23 = getelementptr inbounds float, ptr %4, i64 %22
  %24 = load float, ptr %23, align 4
  %25 = fmul float %21, %24
  %26 = mul nsw i64 %17, %15
  %27 = getelementptr inbounds float, ptr %6, i64 %26
  %28 = load float, ptr %27, align 4
  %29 = fadd float %28, %25
  store float %29, ptr %27, align 4
  %30 = add nuw nsw i64 %17, 1
  %31 = icmp eq i64 %30, %9
  br i1 %31, label %.loopexit.loopexit, label %16
}

define noalias noundef ptr @enzyme_build.rule.ssyr2_.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, float noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef readnone %15, ptr noundef %16, i32 noundef %17, i32 noundef %18) {
  %20 = alloca i32, align 4
  %21 = alloca float, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca float, align 4
  %25 = alloca i32, align 4
  %26 = alloca i8, align 1
  %27 = alloca i32, align 4
  %28 = alloca float, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca float, align 4
  %32 = alloca i32, align 4
  %33 = alloca i8, align 1
  %34 = alloca i32, align 4
  %35 = alloca float, align 4
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  %38 = alloca i32, align 4
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  %41 = and i32 %2, -33
  %42 = icmp eq i32 %41, 85
  %43 = icmp eq i32 %2, 121
  %44 = or i1 %43, %42
  %45 = icmp ne i32 %1, 102
  %46 = xor i1 %45, %44
  %47 = or i32 %13, %6
  %48 = and i32 %47, 1
  %49 = icmp eq i32 %48, 0
  %50 = and i32 %9, 2
  %51 = sext i32 %3 to i64
  %52 = or i32 %9, %6
  %53 = and i32 %52, 1
  %54 = icmp eq i32 %53, 0
  %55 = and i32 %13, 2
  %56 = icmp eq i32 %50, 0
  %57 = or i1 %56, %49
  %58 = select i1 %57, ptr %7, ptr %0
  %59 = select i1 %57, i32 %10, i32 1
  %60 = select i1 %57, i64 0, i64 %51
  %61 = getelementptr inbounds float, ptr %0, i64 %60
  %62 = icmp eq i32 %55, 0
  %63 = or i1 %54, %62
  %64 = select i1 %63, i32 %14, i32 1
  %65 = select i1 %63, ptr %11, ptr %61
  %66 = icmp eq ptr %16, null
  br i1 %66, label %105, label %67

67:
  %68 = icmp ne ptr %5, null
  %69 = icmp ne ptr %8, null
  %70 = or i1 %68, %69
  br i1 %70, label %71, label %90

71:
  %72 = tail call i64 @llvm.smax.i64(i64 %51, i64 1)
  %73 = shl nuw nsw i64 %72, 2
  %74 = tail call ptr @enzyme_build.tape.new(i64 noundef %73)
  tail call fastcc void @enzyme_build.dense.s_fill(i32 noundef 1, i32 noundef %3, ptr noundef %74, i32 noundef 1)
  call void @llvm.lifetime.start.p0(ptr nonnull %20)
  call void @llvm.lifetime.start.p0(ptr nonnull %21)
  call void @llvm.lifetime.start.p0(ptr nonnull %22)
  call void @llvm.lifetime.start.p0(ptr nonnull %23)
  call void @llvm.lifetime.start.p0(ptr nonnull %24)
  call void @llvm.lifetime.start.p0(ptr nonnull %25)
  store i32 %3, ptr %20, align 4
  store float 1.000000e+00, ptr %21, align 4
  store i32 %18, ptr %22, align 4
  store i32 %64, ptr %23, align 4
  store float 1.000000e+00, ptr %24, align 4
  store i32 1, ptr %25, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %26)
  %75 = select i1 %46, i8 85, i8 76
  store i8 %75, ptr %26, align 1
  call void @ssymv_(ptr noundef nonnull %26, ptr noundef nonnull %20, ptr noundef nonnull %21, ptr noundef nonnull %16, ptr noundef nonnull %22, ptr noundef %65, ptr noundef nonnull %23, ptr noundef nonnull %24, ptr noundef %74, ptr noundef nonnull %25, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %26)
  call void @llvm.lifetime.end.p0(ptr nonnull %20)
  call void @llvm.lifetime.end.p0(ptr nonnull %21)
  call void @llvm.lifetime.end.p0(ptr nonnull %22)
  call void @llvm.lifetime.end.p0(ptr nonnull %23)
  call void @llvm.lifetime.end.p0(ptr nonnull %24)
  call void @llvm.lifetime.end.p0(ptr nonnull %25)
  %76 = icmp slt i32 %64, 0
  %77 = sub nsw i64 1, %51
  %78 = sext i32 %64 to i64
  %79 = mul nsw i64 %77, %78
  %80 = select i1 %76, i64 %79, i64 0
  %81 = getelementptr inbounds float, ptr %65, i64 %80
  call fastcc void @enzyme_build.dense.s_add_diagonal(i32 noundef %3, float noundef 1.000000e+00, ptr noundef %16, i32 noundef %18, ptr noundef %81, i32 noundef %64, ptr noundef %74, i32 noundef 1)
  br i1 %68, label %82, label %86

82:
  call void @llvm.lifetime.start.p0(ptr nonnull %38)
  call void @llvm.lifetime.start.p0(ptr nonnull %39)
  call void @llvm.lifetime.start.p0(ptr nonnull %40)
  store i32 %3, ptr %38, align 4
  store i32 1, ptr %39, align 4
  store i32 %59, ptr %40, align 4
  %83 = call float @sdot_(ptr noundef nonnull %38, ptr noundef %74, ptr noundef nonnull %39, ptr noundef %58, ptr noundef nonnull %40)
  call void @llvm.lifetime.end.p0(ptr nonnull %38)
  call void @llvm.lifetime.end.p0(ptr nonnull %39)
  call void @llvm.lifetime.end.p0(ptr nonnull %40)
  %84 = load float, ptr %5, align 4
  %85 = fadd float %83, %84
  store float %85, ptr %5, align 4
  br label %86

86:
  %87 = icmp eq ptr %8, null
  br i1 %87, label %89, label %88

88:
  call void @llvm.lifetime.start.p0(ptr nonnull %34)
  call void @llvm.lifetime.start.p0(ptr nonnull %35)
  call void @llvm.lifetime.start.p0(ptr nonnull %36)
  call void @llvm.lifetime.start.p0(ptr nonnull %37)
  store i32 %3, ptr %34, align 4
  store float %4, ptr %35, align 4
  store i32 1, ptr %36, align 4
  store i32 %10, ptr %37, align 4
  call void @saxpy_(ptr noundef nonnull %34, ptr noundef nonnull %35, ptr noundef %74, ptr noundef nonnull %36, ptr noundef nonnull %8, ptr noundef nonnull %37)
  call void @llvm.lifetime.end.p0(ptr nonnull %34)
  call void @llvm.lifetime.end.p0(ptr nonnull %35)
  call void @llvm.lifetime.end.p0(ptr nonnull %36)
  call void @llvm.lifetime.end.p0(ptr nonnull %37)
  br label %89

89:
  call void @enzyme_build.tape.free(ptr noundef %74)
  br label %90

90:
  %91 = icmp eq ptr %12, null
  br i1 %91, label %105, label %92

92:
  call void @llvm.lifetime.start.p0(ptr nonnull %27)
  call void @llvm.lifetime.start.p0(ptr nonnull %28)
  call void @llvm.lifetime.start.p0(ptr nonnull %29)
  call void @llvm.lifetime.start.p0(ptr nonnull %30)
  call void @llvm.lifetime.start.p0(ptr nonnull %31)
  call void @llvm.lifetime.start.p0(ptr nonnull %32)
  store i32 %3, ptr %27, align 4
  store float %4, ptr %28, align 4
  store i32 %18, ptr %29, align 4
  store i32 %59, ptr %30, align 4
  store float 1.000000e+00, ptr %31, align 4
  store i32 %14, ptr %32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %33)
  %93 = select i1 %46, i8 85, i8 76
  store i8 %93, ptr %33, align 1
  call void @ssymv_(ptr noundef nonnull %33, ptr noundef nonnull %27, ptr noundef nonnull %28, ptr noundef nonnull %16, ptr noundef nonnull %29, ptr noundef %58, ptr noundef nonnull %30, ptr noundef nonnull %31, ptr noundef nonnull %12, ptr noundef nonnull %32, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %33)
  call void @llvm.lifetime.end.p0(ptr nonnull %27)
  call void @llvm.lifetime.end.p0(ptr nonnull %28)
  call void @llvm.lifetime.end.p0(ptr nonnull %29)
  call void @llvm.lifetime.end.p0(ptr nonnull %30)
  call void @llvm.lifetime.end.p0(ptr nonnull %31)
  call void @llvm.lifetime.end.p0(ptr nonnull %32)
  %94 = icmp slt i32 %59, 0
  %95 = sub nsw i64 1, %51
  %96 = sext i32 %59 to i64
  %97 = mul nsw i64 %95, %96
  %98 = select i1 %94, i64 %97, i64 0
  %99 = getelementptr inbounds float, ptr %58, i64 %98
  %100 = icmp slt i32 %14, 0
  %101 = sext i32 %14 to i64
  %102 = mul nsw i64 %95, %101
  %103 = select i1 %100, i64 %102, i64 0
  %104 = getelementptr inbounds float, ptr %12, i64 %103
  call fastcc void @enzyme_build.dense.s_add_diagonal(i32 noundef %3, float noundef %4, ptr noundef %16, i32 noundef %18, ptr noundef %99, i32 noundef %59, ptr noundef nonnull %104, i32 noundef %14)
  br label %105

105:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.strmv_.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef %11, i32 noundef %12, i32 noundef %13) {
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i8, align 1
  %19 = alloca i8, align 1
  %20 = alloca i8, align 1
  %21 = icmp eq i32 %1, 102
  %22 = and i32 %2, -33
  %23 = icmp ne i32 %22, 85
  %24 = icmp ne i32 %2, 121
  %25 = and i1 %24, %23
  %26 = xor i1 %21, %25
  %27 = and i32 %3, -33
  %28 = and i32 %3, -2
  %29 = icmp ne i32 %27, 67
  %30 = icmp ne i32 %28, 112
  %31 = and i1 %29, %30
  %32 = icmp ne i32 %27, 84
  %33 = and i1 %32, %31
  %34 = xor i1 %21, %33
  %35 = and i32 %4, -33
  %36 = icmp ne i32 %35, 85
  %37 = icmp ne i32 %4, 132
  %38 = and i1 %37, %36
  %39 = and i32 %12, 1
  %40 = icmp eq i32 %39, 0
  %41 = and i32 %8, 2
  %42 = sext i32 %5 to i64
  %43 = icmp eq i32 %41, 0
  %44 = or i1 %43, %40
  %45 = tail call i32 @llvm.smax.i32(i32 %5, i32 1)
  %46 = select i1 %44, ptr %6, ptr %0
  %47 = select i1 %44, i32 %9, i32 %45
  %48 = and i32 %8, 1
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %52

50:
  %51 = icmp eq ptr %11, null
  br i1 %51, label %91, label %57

52:
  %53 = mul nsw i64 %42, %42
  %54 = select i1 %44, i64 0, i64 %53
  %55 = getelementptr inbounds nuw float, ptr %0, i64 %54
  %56 = icmp eq ptr %11, null
  br i1 %56, label %91, label %63

57:
  %58 = icmp slt i32 %13, 0
  br i1 %58, label %59, label %63

59:
  %60 = sub nsw i64 1, %42
  %61 = sext i32 %13 to i64
  %62 = mul nsw i64 %60, %61
  br label %63

63:
  %64 = phi i32 [ %13, %59 ], [ %13, %57 ], [ 1, %52 ]
  %65 = phi ptr [ %10, %59 ], [ %10, %57 ], [ %55, %52 ]
  %66 = phi i64 [ %62, %59 ], [ 0, %57 ], [ 0, %52 ]
  %67 = getelementptr inbounds float, ptr %65, i64 %66
  %68 = icmp slt i32 %13, 0
  %69 = sub nsw i64 1, %42
  %70 = sext i32 %13 to i64
  %71 = mul nsw i64 %69, %70
  %72 = select i1 %68, i64 %71, i64 0
  %73 = getelementptr inbounds float, ptr %11, i64 %72
  %74 = icmp eq ptr %7, null
  %75 = or i1 %74, %34
  br i1 %75, label %80, label %76

76:
  %77 = select i1 %38, i32 1, i32 3
  %78 = select i1 %38, i32 2, i32 4
  %79 = select i1 %26, i32 %77, i32 %78
  tail call fastcc void @enzyme_build.dense.s_add_outer(i32 noundef %79, i32 noundef %5, float noundef 1.000000e+00, ptr noundef %73, i32 noundef %13, ptr noundef %67, i32 noundef %64, ptr noundef nonnull %7, i32 noundef %9)
  br label %80

80:
  %81 = icmp ne ptr %7, null
  %82 = and i1 %81, %34
  br i1 %82, label %83, label %87

83:
  %84 = select i1 %38, i32 1, i32 3
  %85 = select i1 %38, i32 2, i32 4
  %86 = select i1 %26, i32 %84, i32 %85
  tail call fastcc void @enzyme_build.dense.s_add_outer(i32 noundef %86, i32 noundef %5, float noundef 1.000000e+00, ptr noundef %67, i32 noundef %64, ptr noundef %73, i32 noundef %13, ptr noundef nonnull %7, i32 noundef %9)
  br label %87

87:
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  store i32 %5, ptr %15, align 4
  store i32 %47, ptr %16, align 4
  store i32 %13, ptr %17, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %18)
  %88 = select i1 %26, i8 85, i8 76
  store i8 %88, ptr %18, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %19)
  %89 = select i1 %34, i8 78, i8 84
  store i8 %89, ptr %19, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %20)
  %90 = select i1 %38, i8 78, i8 85
  store i8 %90, ptr %20, align 1
  call void @strmv_(ptr noundef nonnull %18, ptr noundef nonnull %19, ptr noundef nonnull %20, ptr noundef nonnull %15, ptr noundef %46, ptr noundef nonnull %16, ptr noundef nonnull %11, ptr noundef nonnull %17, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %20)
  call void @llvm.lifetime.end.p0(ptr nonnull %19)
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  br label %91

91:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.strsv_.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef %11, i32 noundef %12, i32 noundef %13) {
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i8, align 1
  %19 = alloca i8, align 1
  %20 = alloca i8, align 1
  %21 = icmp eq i32 %1, 102
  %22 = and i32 %3, -33
  %23 = icmp eq i32 %22, 84
  %24 = icmp eq i32 %22, 67
  %25 = and i32 %3, -2
  %26 = icmp eq i32 %25, 112
  %27 = or i1 %24, %26
  %28 = or i1 %23, %27
  %29 = xor i1 %21, %28
  %30 = and i32 %12, 1
  %31 = icmp eq i32 %30, 0
  %32 = and i32 %8, 2
  %33 = sext i32 %5 to i64
  %34 = mul nsw i64 %33, %33
  %35 = and i32 %8, 1
  %36 = icmp eq i32 %35, 0
  %37 = and i32 %12, 2
  %38 = icmp eq i32 %32, 0
  %39 = or i1 %38, %31
  %40 = select i1 %39, i64 0, i64 %34
  %41 = getelementptr inbounds nuw float, ptr %0, i64 %40
  %42 = icmp eq i32 %37, 0
  %43 = or i1 %36, %42
  %44 = select i1 %43, i32 %13, i32 1
  %45 = select i1 %43, ptr %10, ptr %41
  %46 = icmp eq ptr %11, null
  br i1 %46, label %81, label %47

47:
  %48 = tail call i32 @llvm.smax.i32(i32 %5, i32 1)
  %49 = select i1 %39, i32 %9, i32 %48
  %50 = select i1 %39, ptr %6, ptr %0
  %51 = and i32 %4, -33
  %52 = icmp ne i32 %51, 85
  %53 = icmp ne i32 %4, 132
  %54 = and i1 %53, %52
  %55 = and i32 %2, -33
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  store i32 %5, ptr %15, align 4
  store i32 %49, ptr %16, align 4
  store i32 %13, ptr %17, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %18)
  %56 = icmp eq i32 %55, 85
  %57 = icmp eq i32 %2, 121
  %58 = or i1 %57, %56
  %59 = xor i1 %21, %58
  %60 = select i1 %59, i8 76, i8 85
  store i8 %60, ptr %18, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %19)
  %61 = select i1 %29, i8 84, i8 78
  store i8 %61, ptr %19, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %20)
  %62 = select i1 %54, i8 78, i8 85
  store i8 %62, ptr %20, align 1
  call void @strsv_(ptr noundef nonnull %18, ptr noundef nonnull %19, ptr noundef nonnull %20, ptr noundef nonnull %15, ptr noundef %50, ptr noundef nonnull %16, ptr noundef nonnull %11, ptr noundef nonnull %17, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %20)
  call void @llvm.lifetime.end.p0(ptr nonnull %19)
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  %63 = icmp eq ptr %7, null
  br i1 %63, label %81, label %64

64:
  %65 = icmp slt i32 %44, 0
  %66 = sub nsw i64 1, %33
  %67 = sext i32 %44 to i64
  %68 = mul nsw i64 %66, %67
  %69 = select i1 %65, i64 %68, i64 0
  %70 = getelementptr inbounds float, ptr %45, i64 %69
  %71 = icmp slt i32 %13, 0
  %72 = sext i32 %13 to i64
  %73 = mul nsw i64 %66, %72
  %74 = select i1 %71, i64 %73, i64 0
  %75 = getelementptr inbounds float, ptr %11, i64 %74
  %76 = select i1 %54, i32 1, i32 3
  %77 = select i1 %54, i32 2, i32 4
  %78 = select i1 %59, i32 %77, i32 %76
  br i1 %29, label %79, label %80

79:
  call fastcc void @enzyme_build.dense.s_add_outer(i32 noundef %78, i32 noundef %5, float noundef -1.000000e+00, ptr noundef nonnull %75, i32 noundef %13, ptr noundef %70, i32 noundef %44, ptr noundef nonnull %7, i32 noundef %9)
  br label %81

80:
  call fastcc void @enzyme_build.dense.s_add_outer(i32 noundef %78, i32 noundef %5, float noundef -1.000000e+00, ptr noundef %70, i32 noundef %44, ptr noundef nonnull %75, i32 noundef %13, ptr noundef nonnull %7, i32 noundef %9)
  br label %81

81:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.sgemm_.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, float noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12, i32 noundef %13, ptr noundef %14, ptr noundef %15, i32 noundef %16, i32 noundef %17, float noundef %18, ptr noundef %19, i32 noundef %20, ptr noundef readonly %21, ptr noundef %22, i32 noundef %23, i32 noundef %24) {
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca float, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca float, align 4
  %33 = alloca i32, align 4
  %34 = alloca i8, align 1
  %35 = alloca i8, align 1
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  %38 = alloca i32, align 4
  %39 = alloca float, align 4
  %40 = alloca i32, align 4
  %41 = alloca i32, align 4
  %42 = alloca float, align 4
  %43 = alloca i32, align 4
  %44 = alloca i8, align 1
  %45 = alloca i8, align 1
  %46 = alloca i32, align 4
  %47 = alloca i32, align 4
  %48 = alloca i32, align 4
  %49 = alloca float, align 4
  %50 = alloca i32, align 4
  %51 = alloca i32, align 4
  %52 = alloca float, align 4
  %53 = alloca i32, align 4
  %54 = alloca i8, align 1
  %55 = alloca i8, align 1
  %56 = alloca i32, align 4
  %57 = alloca i32, align 4
  %58 = alloca i32, align 4
  %59 = alloca float, align 4
  %60 = alloca i32, align 4
  %61 = alloca i32, align 4
  %62 = alloca float, align 4
  %63 = alloca i32, align 4
  %64 = alloca i8, align 1
  %65 = alloca i8, align 1
  %66 = alloca i32, align 4
  %67 = alloca i32, align 4
  %68 = alloca i32, align 4
  %69 = alloca float, align 4
  %70 = alloca i32, align 4
  %71 = alloca i32, align 4
  %72 = alloca float, align 4
  %73 = alloca i32, align 4
  %74 = alloca i8, align 1
  %75 = alloca i8, align 1
  %76 = and i32 %2, -33
  %77 = icmp eq i32 %76, 84
  %78 = icmp eq i32 %76, 67
  %79 = and i32 %2, -2
  %80 = icmp eq i32 %79, 112
  %81 = or i1 %78, %80
  %82 = or i1 %77, %81
  %83 = zext i1 %82 to i32
  %84 = and i32 %3, -33
  %85 = icmp eq i32 %84, 84
  %86 = icmp eq i32 %84, 67
  %87 = and i32 %3, -2
  %88 = icmp eq i32 %87, 112
  %89 = or i1 %86, %88
  %90 = or i1 %85, %89
  %91 = zext i1 %90 to i32
  %92 = or i32 %16, %9
  %93 = and i32 %92, 1
  %94 = or i32 %12, %9
  %95 = and i32 %94, 1
  %96 = icmp eq i32 %1, 101
  br i1 %96, label %97, label %98

97:
  br label %98

98:
  %99 = phi ptr [ %14, %97 ], [ %10, %25 ]
  %100 = phi ptr [ %15, %97 ], [ %11, %25 ]
  %101 = phi i32 [ %16, %97 ], [ %12, %25 ]
  %102 = phi i32 [ %17, %97 ], [ %13, %25 ]
  %103 = phi i32 [ %13, %97 ], [ %17, %25 ]
  %104 = phi i32 [ %12, %97 ], [ %16, %25 ]
  %105 = phi ptr [ %11, %97 ], [ %15, %25 ]
  %106 = phi ptr [ %10, %97 ], [ %14, %25 ]
  %107 = phi i32 [ %93, %97 ], [ %95, %25 ]
  %108 = phi i32 [ %95, %97 ], [ %93, %25 ]
  %109 = phi i32 [ %83, %97 ], [ %91, %25 ]
  %110 = phi i32 [ %91, %97 ], [ %83, %25 ]
  %111 = phi i32 [ %4, %97 ], [ %5, %25 ]
  %112 = phi i32 [ %5, %97 ], [ %4, %25 ]
  %113 = icmp ne i32 %110, 0
  %114 = select i1 %113, i32 %6, i32 %112
  %115 = select i1 %113, i32 %112, i32 %6
  %116 = icmp eq i32 %108, 0
  %117 = and i32 %101, 2
  %118 = sext i32 %114 to i64
  %119 = sext i32 %115 to i64
  %120 = mul nsw i64 %118, %119
  %121 = icmp ne i32 %109, 0
  %122 = select i1 %121, i32 %111, i32 %6
  %123 = select i1 %121, i32 %6, i32 %111
  %124 = icmp eq i32 %107, 0
  %125 = and i32 %104, 2
  %126 = sext i32 %122 to i64
  %127 = sext i32 %123 to i64
  %128 = mul nsw i64 %126, %127
  %129 = sext i32 %112 to i64
  %130 = sext i32 %111 to i64
  %131 = mul nsw i64 %129, %130
  %132 = icmp eq i32 %117, 0
  %133 = or i1 %132, %116
  %134 = tail call i32 @llvm.smax.i32(i32 %114, i32 1)
  %135 = select i1 %133, ptr %99, ptr %0
  %136 = select i1 %133, i32 %102, i32 %134
  %137 = select i1 %133, i64 0, i64 %120
  %138 = getelementptr inbounds float, ptr %0, i64 %137
  %139 = icmp eq i32 %125, 0
  %140 = or i1 %139, %124
  %141 = tail call i32 @llvm.smax.i32(i32 %122, i32 1)
  %142 = select i1 %140, i32 %103, i32 %141
  %143 = select i1 %140, ptr %106, ptr %138
  %144 = select i1 %140, i64 0, i64 %128
  %145 = getelementptr inbounds float, ptr %138, i64 %144
  %146 = and i32 %20, 1
  %147 = icmp eq i32 %146, 0
  %148 = tail call i32 @llvm.smax.i32(i32 %112, i32 1)
  %149 = select i1 %147, i32 %24, i32 %148
  %150 = select i1 %147, ptr %21, ptr %145
  %151 = icmp eq ptr %22, null
  br i1 %151, label %196, label %152

152:
  %153 = icmp eq ptr %8, null
  br i1 %153, label %165, label %154

154:
  %155 = tail call i64 @llvm.smax.i64(i64 %131, i64 1)
  %156 = shl nsw i64 %155, 2
  %157 = tail call ptr @enzyme_build.tape.new(i64 noundef %156)
  tail call fastcc void @enzyme_build.dense.s_fill(i32 noundef %112, i32 noundef %111, ptr noundef %157, i32 noundef %148)
  call void @llvm.lifetime.start.p0(ptr nonnull %26)
  call void @llvm.lifetime.start.p0(ptr nonnull %27)
  call void @llvm.lifetime.start.p0(ptr nonnull %28)
  call void @llvm.lifetime.start.p0(ptr nonnull %29)
  call void @llvm.lifetime.start.p0(ptr nonnull %30)
  call void @llvm.lifetime.start.p0(ptr nonnull %31)
  call void @llvm.lifetime.start.p0(ptr nonnull %32)
  call void @llvm.lifetime.start.p0(ptr nonnull %33)
  store i32 %112, ptr %26, align 4
  store i32 %111, ptr %27, align 4
  store i32 %6, ptr %28, align 4
  store float 1.000000e+00, ptr %29, align 4
  store i32 %136, ptr %30, align 4
  store i32 %142, ptr %31, align 4
  store float 1.000000e+00, ptr %32, align 4
  store i32 %148, ptr %33, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %34)
  %158 = icmp eq i32 %110, 0
  %159 = select i1 %158, i8 78, i8 84
  store i8 %159, ptr %34, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %35)
  %160 = icmp eq i32 %109, 0
  %161 = select i1 %160, i8 78, i8 84
  store i8 %161, ptr %35, align 1
  call void @sgemm_(ptr noundef nonnull %34, ptr noundef nonnull %35, ptr noundef nonnull %26, ptr noundef nonnull %27, ptr noundef nonnull %28, ptr noundef nonnull %29, ptr noundef %135, ptr noundef nonnull %30, ptr noundef %143, ptr noundef nonnull %31, ptr noundef nonnull %32, ptr noundef %157, ptr noundef nonnull %33, i64 noundef 1, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %35)
  call void @llvm.lifetime.end.p0(ptr nonnull %34)
  call void @llvm.lifetime.end.p0(ptr nonnull %26)
  call void @llvm.lifetime.end.p0(ptr nonnull %27)
  call void @llvm.lifetime.end.p0(ptr nonnull %28)
  call void @llvm.lifetime.end.p0(ptr nonnull %29)
  call void @llvm.lifetime.end.p0(ptr nonnull %30)
  call void @llvm.lifetime.end.p0(ptr nonnull %31)
  call void @llvm.lifetime.end.p0(ptr nonnull %32)
  call void @llvm.lifetime.end.p0(ptr nonnull %33)
  %162 = call fastcc float @enzyme_build.dense.s_inner(i32 noundef %112, i32 noundef %111, ptr noundef %157, i32 noundef %148, ptr noundef nonnull %22, i32 noundef %24)
  %163 = load float, ptr %8, align 4
  %164 = fadd float %162, %163
  store float %164, ptr %8, align 4
  call void @enzyme_build.tape.free(ptr noundef %157)
  br label %165

165:
  %166 = icmp eq ptr %100, null
  %167 = or i1 %166, %113
  br i1 %167, label %170, label %168

168:
  call void @llvm.lifetime.start.p0(ptr nonnull %36)
  call void @llvm.lifetime.start.p0(ptr nonnull %37)
  call void @llvm.lifetime.start.p0(ptr nonnull %38)
  call void @llvm.lifetime.start.p0(ptr nonnull %39)
  call void @llvm.lifetime.start.p0(ptr nonnull %40)
  call void @llvm.lifetime.start.p0(ptr nonnull %41)
  call void @llvm.lifetime.start.p0(ptr nonnull %42)
  call void @llvm.lifetime.start.p0(ptr nonnull %43)
  store i32 %112, ptr %36, align 4
  store i32 %6, ptr %37, align 4
  store i32 %111, ptr %38, align 4
  store float %7, ptr %39, align 4
  store i32 %24, ptr %40, align 4
  store i32 %142, ptr %41, align 4
  store float 1.000000e+00, ptr %42, align 4
  store i32 %102, ptr %43, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %44)
  store i8 78, ptr %44, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %45)
  %169 = select i1 %121, i8 78, i8 84
  store i8 %169, ptr %45, align 1
  call void @sgemm_(ptr noundef nonnull %44, ptr noundef nonnull %45, ptr noundef nonnull %36, ptr noundef nonnull %37, ptr noundef nonnull %38, ptr noundef nonnull %39, ptr noundef nonnull %22, ptr noundef nonnull %40, ptr noundef %143, ptr noundef nonnull %41, ptr noundef nonnull %42, ptr noundef nonnull %100, ptr noundef nonnull %43, i64 noundef 1, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %45)
  call void @llvm.lifetime.end.p0(ptr nonnull %44)
  call void @llvm.lifetime.end.p0(ptr nonnull %36)
  call void @llvm.lifetime.end.p0(ptr nonnull %37)
  call void @llvm.lifetime.end.p0(ptr nonnull %38)
  call void @llvm.lifetime.end.p0(ptr nonnull %39)
  call void @llvm.lifetime.end.p0(ptr nonnull %40)
  call void @llvm.lifetime.end.p0(ptr nonnull %41)
  call void @llvm.lifetime.end.p0(ptr nonnull %42)
  call void @llvm.lifetime.end.p0(ptr nonnull %43)
  br label %176

170:
  %171 = icmp ne ptr %100, null
  %172 = and i1 %171, %113
  br i1 %172, label %173, label %176

173:
  call void @llvm.lifetime.start.p0(ptr nonnull %46)
  call void @llvm.lifetime.start.p0(ptr nonnull %47)
  call void @llvm.lifetime.start.p0(ptr nonnull %48)
  call void @llvm.lifetime.start.p0(ptr nonnull %49)
  call void @llvm.lifetime.start.p0(ptr nonnull %50)
  call void @llvm.lifetime.start.p0(ptr nonnull %51)
  call void @llvm.lifetime.start.p0(ptr nonnull %52)
  call void @llvm.lifetime.start.p0(ptr nonnull %53)
  store i32 %6, ptr %46, align 4
  store i32 %112, ptr %47, align 4
  store i32 %111, ptr %48, align 4
  store float %7, ptr %49, align 4
  store i32 %142, ptr %50, align 4
  store i32 %24, ptr %51, align 4
  store float 1.000000e+00, ptr %52, align 4
  store i32 %102, ptr %53, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %54)
  %174 = icmp eq i32 %109, 0
  %175 = select i1 %174, i8 78, i8 84
  store i8 %175, ptr %54, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %55)
  store i8 84, ptr %55, align 1
  call void @sgemm_(ptr noundef nonnull %54, ptr noundef nonnull %55, ptr noundef nonnull %46, ptr noundef nonnull %47, ptr noundef nonnull %48, ptr noundef nonnull %49, ptr noundef %143, ptr noundef nonnull %50, ptr noundef nonnull %22, ptr noundef nonnull %51, ptr noundef nonnull %52, ptr noundef nonnull %100, ptr noundef nonnull %53, i64 noundef 1, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %55)
  call void @llvm.lifetime.end.p0(ptr nonnull %54)
  call void @llvm.lifetime.end.p0(ptr nonnull %46)
  call void @llvm.lifetime.end.p0(ptr nonnull %47)
  call void @llvm.lifetime.end.p0(ptr nonnull %48)
  call void @llvm.lifetime.end.p0(ptr nonnull %49)
  call void @llvm.lifetime.end.p0(ptr nonnull %50)
  call void @llvm.lifetime.end.p0(ptr nonnull %51)
  call void @llvm.lifetime.end.p0(ptr nonnull %52)
  call void @llvm.lifetime.end.p0(ptr nonnull %53)
  br label %176

176:
  %177 = icmp eq ptr %105, null
  %178 = or i1 %177, %121
  br i1 %178, label %181, label %179

179:
  call void @llvm.lifetime.start.p0(ptr nonnull %56)
  call void @llvm.lifetime.start.p0(ptr nonnull %57)
  call void @llvm.lifetime.start.p0(ptr nonnull %58)
  call void @llvm.lifetime.start.p0(ptr nonnull %59)
  call void @llvm.lifetime.start.p0(ptr nonnull %60)
  call void @llvm.lifetime.start.p0(ptr nonnull %61)
  call void @llvm.lifetime.start.p0(ptr nonnull %62)
  call void @llvm.lifetime.start.p0(ptr nonnull %63)
  store i32 %6, ptr %56, align 4
  store i32 %111, ptr %57, align 4
  store i32 %112, ptr %58, align 4
  store float %7, ptr %59, align 4
  store i32 %136, ptr %60, align 4
  store i32 %24, ptr %61, align 4
  store float 1.000000e+00, ptr %62, align 4
  store i32 %103, ptr %63, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %64)
  %180 = select i1 %113, i8 78, i8 84
  store i8 %180, ptr %64, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %65)
  store i8 78, ptr %65, align 1
  call void @sgemm_(ptr noundef nonnull %64, ptr noundef nonnull %65, ptr noundef nonnull %56, ptr noundef nonnull %57, ptr noundef nonnull %58, ptr noundef nonnull %59, ptr noundef %135, ptr noundef nonnull %60, ptr noundef nonnull %22, ptr noundef nonnull %61, ptr noundef nonnull %62, ptr noundef nonnull %105, ptr noundef nonnull %63, i64 noundef 1, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %65)
  call void @llvm.lifetime.end.p0(ptr nonnull %64)
  call void @llvm.lifetime.end.p0(ptr nonnull %56)
  call void @llvm.lifetime.end.p0(ptr nonnull %57)
  call void @llvm.lifetime.end.p0(ptr nonnull %58)
  call void @llvm.lifetime.end.p0(ptr nonnull %59)
  call void @llvm.lifetime.end.p0(ptr nonnull %60)
  call void @llvm.lifetime.end.p0(ptr nonnull %61)
  call void @llvm.lifetime.end.p0(ptr nonnull %62)
  call void @llvm.lifetime.end.p0(ptr nonnull %63)
  br label %187

181:
  %182 = icmp ne ptr %105, null
  %183 = and i1 %182, %121
  br i1 %183, label %184, label %187

184:
  call void @llvm.lifetime.start.p0(ptr nonnull %66)
  call void @llvm.lifetime.start.p0(ptr nonnull %67)
  call void @llvm.lifetime.start.p0(ptr nonnull %68)
  call void @llvm.lifetime.start.p0(ptr nonnull %69)
  call void @llvm.lifetime.start.p0(ptr nonnull %70)
  call void @llvm.lifetime.start.p0(ptr nonnull %71)
  call void @llvm.lifetime.start.p0(ptr nonnull %72)
  call void @llvm.lifetime.start.p0(ptr nonnull %73)
  store i32 %111, ptr %66, align 4
  store i32 %6, ptr %67, align 4
  store i32 %112, ptr %68, align 4
  store float %7, ptr %69, align 4
  store i32 %24, ptr %70, align 4
  store i32 %136, ptr %71, align 4
  store float 1.000000e+00, ptr %72, align 4
  store i32 %103, ptr %73, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %74)
  store i8 84, ptr %74, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %75)
  %185 = icmp eq i32 %110, 0
  %186 = select i1 %185, i8 78, i8 84
  store i8 %186, ptr %75, align 1
  call void @sgemm_(ptr noundef nonnull %74, ptr noundef nonnull %75, ptr noundef nonnull %66, ptr noundef nonnull %67, ptr noundef nonnull %68, ptr noundef nonnull %69, ptr noundef nonnull %22, ptr noundef nonnull %70, ptr noundef %135, ptr noundef nonnull %71, ptr noundef nonnull %72, ptr noundef nonnull %105, ptr noundef nonnull %73, i64 noundef 1, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %75)
  call void @llvm.lifetime.end.p0(ptr nonnull %74)
  call void @llvm.lifetime.end.p0(ptr nonnull %66)
  call void @llvm.lifetime.end.p0(ptr nonnull %67)
  call void @llvm.lifetime.end.p0(ptr nonnull %68)
  call void @llvm.lifetime.end.p0(ptr nonnull %69)
  call void @llvm.lifetime.end.p0(ptr nonnull %70)
  call void @llvm.lifetime.end.p0(ptr nonnull %71)
  call void @llvm.lifetime.end.p0(ptr nonnull %72)
  call void @llvm.lifetime.end.p0(ptr nonnull %73)
  br label %187

187:
  %188 = icmp ne ptr %19, null
  %189 = fcmp une float %18, 0.000000e+00
  %190 = and i1 %189, %188
  br i1 %190, label %191, label %195

191:
  %192 = call fastcc float @enzyme_build.dense.s_inner(i32 noundef %112, i32 noundef %111, ptr noundef %150, i32 noundef %149, ptr noundef nonnull %22, i32 noundef %24)
  %193 = load float, ptr %19, align 4
  %194 = fadd float %192, %193
  store float %194, ptr %19, align 4
  br label %195

195:
  call fastcc void @enzyme_build.dense.s_scale(i32 noundef %112, i32 noundef %111, float noundef %18, ptr noundef nonnull %22, i32 noundef %24)
  br label %196

196:
  ret ptr null
}

define internal fastcc float @enzyme_build.dense.s_inner(i32 noundef %0, i32 noundef %1, ptr noundef readonly %2, i32 noundef %3, ptr noundef nonnull readonly %4, i32 noundef %5) {
  %7 = sext i32 %1 to i64
  %8 = icmp sgt i32 %1, 0
  br i1 %8, label %9, label %.loopexit1

9:
  %10 = sext i32 %0 to i64
  %11 = icmp sgt i32 %0, 0
  %12 = sext i32 %3 to i64
  %13 = sext i32 %5 to i64
  br label %15

.loopexit1.loopexit:
  %.lcssa8 = phi float [ %23, %.loopexit ]
  br label %.loopexit1

.loopexit1:
  %14 = phi float [ 0.000000e+00, %6 ], [ %.lcssa8, %.loopexit1.loopexit ]
  ret float %14

15:
  %16 = phi float [ 0.000000e+00, %9 ], [ %23, %.loopexit ]
  %17 = phi i64 [ 0, %9 ], [ %24, %.loopexit ]
  br i1 %11, label %18, label %.loopexit

18:
  %19 = mul nsw i64 %17, %12
  %20 = getelementptr float, ptr %2, i64 %19
  %21 = mul nsw i64 %17, %13
  %22 = getelementptr float, ptr %4, i64 %21
  br label %26

.loopexit.loopexit:
  %.lcssa = phi float [ %34, %26 ]
  br label %.loopexit

.loopexit:
  %23 = phi float [ %16, %15 ], [ %.lcssa, %.loopexit.loopexit ]
  %24 = add nuw nsw i64 %17, 1
  %25 = icmp eq i64 %24, %7
  br i1 %25, label %.loopexit1.loopexit, label %15

26:
  %27 = phi float [ %16, %18 ], [ %34, %26 ]
  %28 = phi i64 [ 0, %18 ], [ %35, %26 ]
  %29 = getelementptr float, ptr %20, i64 %28
  %30 = load float, ptr %29, align 4
  %31 = getelementptr float, ptr %22, i64 %28
  %32 = load float, ptr %31, align 4
  %33 = fmul float %30, %32
  %34 = fadd float %27, %33
  %35 = add nuw nsw i64 %28, 1
  %36 = icmp eq i64 %35, %10
  br i1 %36, label %.loopexit.loopexit, label %26
}

define ptr @enzyme_build.rule.cblas_sdot.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef readonly %3, ptr noundef readnone %4, i32 noundef %5, i32 noundef %6, ptr noundef readonly %7, ptr noundef readnone %8, i32 noundef %9, i32 noundef %10, ptr noundef readnone %11) {
  %13 = and i32 %9, 1
  %14 = icmp eq i32 %13, 0
  %15 = and i32 %5, 2
  %16 = select i1 %14, i32 0, i32 %15
  %17 = icmp ne i32 %16, 0
  %18 = icmp sgt i32 %2, 0
  %19 = and i1 %18, %17
  %20 = sext i32 %2 to i64
  %21 = select i1 %19, i64 %20, i64 0
  %22 = and i32 %5, 1
  %23 = icmp eq i32 %22, 0
  %24 = and i32 %9, 2
  %25 = select i1 %23, i32 0, i32 %24
  %26 = icmp ne i32 %25, 0
  %27 = and i1 %18, %26
  %28 = select i1 %27, i64 %20, i64 0
  %29 = add nsw i64 %21, %28
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %54, label %31

31:
  %32 = tail call i64 @llvm.smax.i64(i64 %29, i64 1)
  %33 = shl nuw nsw i64 %32, 2
  %34 = tail call ptr @enzyme_build.tape.new(i64 noundef %33)
  %35 = icmp eq i32 %16, 0
  br i1 %35, label %44, label %36

36:
  %37 = icmp slt i32 %6, 0
  %38 = sub nsw i64 1, %20
  %39 = sext i32 %6 to i64
  %40 = mul nsw i64 %38, %39
  %41 = select i1 %37, i64 %40, i64 0
  %42 = getelementptr inbounds float, ptr %3, i64 %41
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef 1, i32 noundef %2, ptr noundef %42, i32 noundef %6, ptr noundef %34, i32 noundef 1)
  %43 = getelementptr inbounds float, ptr %34, i64 %20
  br label %44

44:
  %45 = phi ptr [ %43, %36 ], [ %34, %31 ]
  %46 = icmp eq i32 %25, 0
  br i1 %46, label %54, label %47

47:
  %48 = icmp slt i32 %10, 0
  %49 = sub nsw i64 1, %20
  %50 = sext i32 %10 to i64
  %51 = mul nsw i64 %49, %50
  %52 = select i1 %48, i64 %51, i64 0
  %53 = getelementptr inbounds float, ptr %7, i64 %52
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef 1, i32 noundef %2, ptr noundef %53, i32 noundef %10, ptr noundef %45, i32 noundef 1)
  br label %54

54:
  %55 = phi ptr [ null, %12 ], [ %34, %44 ], [ %34, %47 ]
  ret ptr %55
}

define noundef ptr @enzyme_build.rule.cblas_snrm2.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef readonly %3, ptr noundef readnone %4, i32 noundef %5, i32 noundef %6, ptr noundef readnone %7) {
  %9 = and i32 %5, 2
  %10 = icmp eq i32 %9, 0
  %11 = icmp slt i32 %2, 1
  %12 = or i1 %11, %10
  br i1 %12, label %23, label %13

13:
  %14 = zext nneg i32 %2 to i64
  %15 = shl nuw nsw i64 %14, 2
  %16 = tail call ptr @enzyme_build.tape.new(i64 noundef %15)
  %17 = icmp slt i32 %6, 0
  %18 = sub nsw i64 1, %14
  %19 = sext i32 %6 to i64
  %20 = mul nsw i64 %18, %19
  %21 = select i1 %17, i64 %20, i64 0
  %22 = getelementptr inbounds float, ptr %3, i64 %21
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef 1, i32 noundef %2, ptr noundef %22, i32 noundef %6, ptr noundef %16, i32 noundef 1)
  br label %23

23:
  %24 = phi ptr [ null, %8 ], [ %16, %13 ]
  ret ptr %24
}

define noundef ptr @enzyme_build.rule.cblas_sasum.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef readonly %3, ptr noundef readnone %4, i32 noundef %5, i32 noundef %6, ptr noundef readnone %7) {
  %9 = and i32 %5, 2
  %10 = icmp eq i32 %9, 0
  %11 = icmp slt i32 %2, 1
  %12 = or i1 %11, %10
  br i1 %12, label %23, label %13

13:
  %14 = zext nneg i32 %2 to i64
  %15 = shl nuw nsw i64 %14, 2
  %16 = tail call ptr @enzyme_build.tape.new(i64 noundef %15)
  %17 = icmp slt i32 %6, 0
  %18 = sub nsw i64 1, %14
  %19 = sext i32 %6 to i64
  %20 = mul nsw i64 %18, %19
  %21 = select i1 %17, i64 %20, i64 0
  %22 = getelementptr inbounds float, ptr %3, i64 %21
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef 1, i32 noundef %2, ptr noundef %22, i32 noundef %6, ptr noundef %16, i32 noundef 1)
  br label %23

23:
  %24 = phi ptr [ null, %8 ], [ %16, %13 ]
  ret ptr %24
}

define noundef ptr @enzyme_build.rule.cblas_sscal.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, float noundef %3, ptr noundef readnone %4, i32 noundef %5, ptr noundef readonly %6, ptr noundef readnone %7, i32 noundef %8, i32 noundef %9) {
  %11 = icmp sgt i32 %9, 0
  %12 = select i1 %11, i32 %2, i32 0
  %13 = and i32 %5, 1
  %14 = icmp eq i32 %13, 0
  %15 = icmp slt i32 %12, 1
  %16 = or i1 %14, %15
  br i1 %16, label %27, label %17

17:
  %18 = zext nneg i32 %12 to i64
  %19 = shl nuw nsw i64 %18, 2
  %20 = tail call ptr @enzyme_build.tape.new(i64 noundef %19)
  %21 = icmp slt i32 %9, 0
  %22 = sub nsw i64 1, %18
  %23 = sext i32 %9 to i64
  %24 = mul nsw i64 %22, %23
  %25 = select i1 %21, i64 %24, i64 0
  %26 = getelementptr inbounds float, ptr %6, i64 %25
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef 1, i32 noundef %12, ptr noundef %26, i32 noundef %9, ptr noundef %20, i32 noundef 1)
  br label %27

27:
  %28 = phi ptr [ null, %10 ], [ %20, %17 ]
  ret ptr %28
}

define noundef ptr @enzyme_build.rule.cblas_saxpy.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, float noundef %3, ptr noundef readnone %4, i32 noundef %5, ptr noundef readonly %6, ptr noundef readnone %7, i32 noundef %8, i32 noundef %9, ptr noundef readnone %10, ptr noundef readnone %11, i32 noundef %12, i32 noundef %13) {
  %15 = icmp ne ptr %6, %10
  %16 = and i32 %5, 1
  %17 = icmp eq i32 %16, 0
  %18 = and i32 %8, 2
  %19 = icmp eq i32 %18, 0
  %20 = and i1 %19, %15
  %21 = or i1 %17, %20
  %22 = icmp slt i32 %2, 1
  %23 = or i1 %22, %21
  br i1 %23, label %34, label %24

24:
  %25 = zext nneg i32 %2 to i64
  %26 = shl nuw nsw i64 %25, 2
  %27 = tail call ptr @enzyme_build.tape.new(i64 noundef %26)
  %28 = icmp slt i32 %9, 0
  %29 = sub nsw i64 1, %25
  %30 = sext i32 %9 to i64
  %31 = mul nsw i64 %29, %30
  %32 = select i1 %28, i64 %31, i64 0
  %33 = getelementptr inbounds float, ptr %6, i64 %32
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef 1, i32 noundef %2, ptr noundef %33, i32 noundef %9, ptr noundef %27, i32 noundef 1)
  br label %34

34:
  %35 = phi ptr [ null, %14 ], [ %27, %24 ]
  ret ptr %35
}

define noalias noundef ptr @enzyme_build.rule.cblas_scopy.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef readnone %3, ptr noundef readnone %4, i32 noundef %5, i32 noundef %6, ptr noundef readnone %7, ptr noundef readnone %8, i32 noundef %9, i32 noundef %10) {
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_sswap.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef readnone %3, ptr noundef readnone %4, i32 noundef %5, i32 noundef %6, ptr noundef readnone %7, ptr noundef readnone %8, i32 noundef %9, i32 noundef %10) {
  ret ptr null
}

define ptr @enzyme_build.rule.cblas_srot.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef readonly %3, ptr noundef readnone %4, i32 noundef %5, i32 noundef %6, ptr noundef readonly %7, ptr noundef readnone %8, i32 noundef %9, i32 noundef %10, float noundef %11, ptr noundef readnone %12, i32 noundef %13, float noundef %14, ptr noundef readnone %15, i32 noundef %16) {
  %18 = or i32 %16, %13
  %19 = and i32 %18, 1
  %20 = icmp ne i32 %19, 0
  %21 = tail call i32 @llvm.smax.i32(i32 %2, i32 0)
  %22 = select i1 %20, i32 %21, i32 0
  %23 = zext nneg i32 %22 to i64
  %24 = icmp sgt i32 %2, 0
  %25 = sext i32 %2 to i64
  %26 = and i1 %24, %20
  %27 = select i1 %26, i64 %25, i64 0
  %28 = add nsw i64 %27, %23
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %47, label %30

30:
  %31 = tail call i64 @llvm.smax.i64(i64 %28, i64 1)
  %32 = shl nuw nsw i64 %31, 2
  %33 = tail call ptr @enzyme_build.tape.new(i64 noundef %32)
  br i1 %20, label %34, label %47

34:
  %35 = icmp slt i32 %6, 0
  %36 = sub nsw i64 1, %25
  %37 = sext i32 %6 to i64
  %38 = mul nsw i64 %36, %37
  %39 = select i1 %35, i64 %38, i64 0
  %40 = getelementptr inbounds float, ptr %3, i64 %39
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef 1, i32 noundef %2, ptr noundef %40, i32 noundef %6, ptr noundef %33, i32 noundef 1)
  %41 = getelementptr inbounds float, ptr %33, i64 %25
  %42 = icmp slt i32 %10, 0
  %43 = sext i32 %10 to i64
  %44 = mul nsw i64 %36, %43
  %45 = select i1 %42, i64 %44, i64 0
  %46 = getelementptr inbounds float, ptr %7, i64 %45
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef 1, i32 noundef %2, ptr noundef %46, i32 noundef %10, ptr noundef %41, i32 noundef 1)
  br label %47

47:
  %48 = phi ptr [ null, %17 ], [ %33, %30 ], [ %33, %34 ]
  ret ptr %48
}

define ptr @enzyme_build.rule.cblas_sgemv.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5, ptr noundef readnone %6, i32 noundef %7, ptr noundef readonly %8, ptr noundef readnone %9, i32 noundef %10, i32 noundef %11, ptr noundef readonly %12, ptr noundef readnone %13, i32 noundef %14, i32 noundef %15, float noundef %16, ptr noundef readnone %17, i32 noundef %18, ptr noundef readonly %19, ptr noundef readnone %20, i32 noundef %21, i32 noundef %22) {
  %24 = and i32 %2, -33
  %25 = and i32 %2, -2
  %26 = icmp eq i32 %1, 101
  %27 = select i1 %26, i32 %3, i32 %4
  %28 = select i1 %26, i32 %4, i32 %3
  %29 = icmp ne i32 %24, 67
  %30 = icmp ne i32 %25, 112
  %31 = and i1 %29, %30
  %32 = icmp ne i32 %24, 84
  %33 = and i1 %32, %31
  %34 = xor i1 %26, %33
  %35 = select i1 %34, i32 %28, i32 %27
  %36 = select i1 %34, i32 %27, i32 %28
  %37 = or i32 %14, %7
  %38 = and i32 %37, 1
  %39 = icmp eq i32 %38, 0
  %40 = and i32 %10, 2
  %41 = select i1 %39, i32 0, i32 %40
  %42 = icmp ne i32 %41, 0
  %43 = icmp sgt i32 %28, 0
  %44 = and i1 %43, %42
  %45 = icmp sgt i32 %27, 0
  %46 = and i1 %45, %44
  %47 = sext i32 %28 to i64
  %48 = sext i32 %27 to i64
  %49 = mul nsw i64 %47, %48
  %50 = select i1 %46, i64 %49, i64 0
  %51 = or i32 %10, %7
  %52 = and i32 %51, 1
  %53 = icmp eq i32 %52, 0
  %54 = and i32 %14, 2
  %55 = select i1 %53, i32 0, i32 %54
  %56 = icmp ne i32 %55, 0
  %57 = icmp sgt i32 %36, 0
  %58 = and i1 %57, %56
  %59 = sext i32 %36 to i64
  %60 = select i1 %58, i64 %59, i64 0
  %61 = add nsw i64 %50, %60
  %62 = shl i32 %18, 1
  %63 = and i32 %62, 2
  %64 = icmp ne i32 %63, 0
  %65 = icmp sgt i32 %35, 0
  %66 = and i1 %65, %64
  %67 = sext i32 %35 to i64
  %68 = select i1 %66, i64 %67, i64 0
  %69 = add nsw i64 %61, %68
  %70 = icmp eq i64 %69, 0
  br i1 %70, label %100, label %71

71:
  %72 = tail call i64 @llvm.smax.i64(i64 %69, i64 1)
  %73 = shl nsw i64 %72, 2
  %74 = tail call ptr @enzyme_build.tape.new(i64 noundef %73)
  %75 = icmp eq i32 %41, 0
  br i1 %75, label %79, label %76

76:
  %77 = tail call i32 @llvm.smax.i32(i32 %28, i32 1)
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef %28, i32 noundef %27, ptr noundef %8, i32 noundef %11, ptr noundef %74, i32 noundef %77)
  %78 = getelementptr inbounds float, ptr %74, i64 %49
  br label %79

79:
  %80 = phi ptr [ %78, %76 ], [ %74, %71 ]
  %81 = icmp eq i32 %55, 0
  br i1 %81, label %90, label %82

82:
  %83 = icmp slt i32 %15, 0
  %84 = sub nsw i64 1, %59
  %85 = sext i32 %15 to i64
  %86 = mul nsw i64 %84, %85
  %87 = select i1 %83, i64 %86, i64 0
  %88 = getelementptr inbounds float, ptr %12, i64 %87
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef 1, i32 noundef %36, ptr noundef %88, i32 noundef %15, ptr noundef %80, i32 noundef 1)
  %89 = getelementptr inbounds float, ptr %80, i64 %59
  br label %90

90:
  %91 = phi ptr [ %89, %82 ], [ %80, %79 ]
  %92 = icmp eq i32 %63, 0
  br i1 %92, label %100, label %93

93:
  %94 = icmp slt i32 %22, 0
  %95 = sub nsw i64 1, %67
  %96 = sext i32 %22 to i64
  %97 = mul nsw i64 %95, %96
  %98 = select i1 %94, i64 %97, i64 0
  %99 = getelementptr inbounds float, ptr %19, i64 %98
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef 1, i32 noundef %35, ptr noundef %99, i32 noundef %22, ptr noundef %91, i32 noundef 1)
  br label %100

100:
  %101 = phi ptr [ null, %23 ], [ %74, %90 ], [ %74, %93 ]
  ret ptr %101
}

define ptr @enzyme_build.rule.cblas_sger.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, float noundef %4, ptr noundef readnone %5, i32 noundef %6, ptr noundef readonly %7, ptr noundef readnone %8, i32 noundef %9, i32 noundef %10, ptr noundef readonly %11, ptr noundef readnone %12, i32 noundef %13, i32 noundef %14, ptr noundef readnone %15, ptr noundef readnone %16, i32 noundef %17, i32 noundef %18) {
  %20 = or i32 %13, %6
  %21 = and i32 %20, 1
  %22 = or i32 %9, %6
  %23 = and i32 %22, 1
  %24 = icmp eq i32 %1, 101
  br i1 %24, label %25, label %26

25:
  br label %26

26:
  %27 = phi ptr [ %11, %25 ], [ %7, %19 ]
  %28 = phi i32 [ %13, %25 ], [ %9, %19 ]
  %29 = phi i32 [ %14, %25 ], [ %10, %19 ]
  %30 = phi i32 [ %10, %25 ], [ %14, %19 ]
  %31 = phi i32 [ %9, %25 ], [ %13, %19 ]
  %32 = phi ptr [ %7, %25 ], [ %11, %19 ]
  %33 = phi i32 [ %23, %25 ], [ %21, %19 ]
  %34 = phi i32 [ %21, %25 ], [ %23, %19 ]
  %35 = phi i32 [ %2, %25 ], [ %3, %19 ]
  %36 = phi i32 [ %3, %25 ], [ %2, %19 ]
  %37 = icmp eq i32 %33, 0
  %38 = and i32 %28, 2
  %39 = select i1 %37, i32 0, i32 %38
  %40 = icmp ne i32 %39, 0
  %41 = icmp sgt i32 %36, 0
  %42 = and i1 %40, %41
  %43 = sext i32 %36 to i64
  %44 = select i1 %42, i64 %43, i64 0
  %45 = icmp eq i32 %34, 0
  %46 = and i32 %31, 2
  %47 = select i1 %45, i32 0, i32 %46
  %48 = icmp ne i32 %47, 0
  %49 = icmp sgt i32 %35, 0
  %50 = and i1 %49, %48
  %51 = sext i32 %35 to i64
  %52 = select i1 %50, i64 %51, i64 0
  %53 = add nsw i64 %44, %52
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %78, label %55

55:
  %56 = tail call i64 @llvm.smax.i64(i64 %53, i64 1)
  %57 = shl nuw nsw i64 %56, 2
  %58 = tail call ptr @enzyme_build.tape.new(i64 noundef %57)
  %59 = icmp eq i32 %39, 0
  br i1 %59, label %68, label %60

60:
  %61 = icmp slt i32 %29, 0
  %62 = sub nsw i64 1, %43
  %63 = sext i32 %29 to i64
  %64 = mul nsw i64 %62, %63
  %65 = select i1 %61, i64 %64, i64 0
  %66 = getelementptr inbounds float, ptr %27, i64 %65
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef 1, i32 noundef %36, ptr noundef %66, i32 noundef %29, ptr noundef %58, i32 noundef 1)
  %67 = getelementptr inbounds float, ptr %58, i64 %43
  br label %68

68:
  %69 = phi ptr [ %67, %60 ], [ %58, %55 ]
  %70 = icmp eq i32 %47, 0
  br i1 %70, label %78, label %71

71:
  %72 = icmp slt i32 %30, 0
  %73 = sub nsw i64 1, %51
  %74 = sext i32 %30 to i64
  %75 = mul nsw i64 %73, %74
  %76 = select i1 %72, i64 %75, i64 0
  %77 = getelementptr inbounds float, ptr %32, i64 %76
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef 1, i32 noundef %35, ptr noundef %77, i32 noundef %30, ptr noundef %69, i32 noundef 1)
  br label %78

78:
  %79 = phi ptr [ null, %26 ], [ %58, %68 ], [ %58, %71 ]
  ret ptr %79
}

define ptr @enzyme_build.rule.cblas_ssymv.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, float noundef %4, ptr noundef readnone %5, i32 noundef %6, ptr noundef readonly %7, ptr noundef readnone %8, i32 noundef %9, i32 noundef %10, ptr noundef readonly %11, ptr noundef readnone %12, i32 noundef %13, i32 noundef %14, float noundef %15, ptr noundef readnone %16, i32 noundef %17, ptr noundef readonly %18, ptr noundef readnone %19, i32 noundef %20, i32 noundef %21) {
  %23 = or i32 %13, %6
  %24 = and i32 %23, 1
  %25 = icmp eq i32 %24, 0
  %26 = and i32 %9, 2
  %27 = select i1 %25, i32 0, i32 %26
  %28 = icmp ne i32 %27, 0
  %29 = icmp sgt i32 %3, 0
  %30 = and i1 %29, %28
  %31 = sext i32 %3 to i64
  %32 = mul nsw i64 %31, %31
  %33 = select i1 %30, i64 %32, i64 0
  %34 = or i32 %9, %6
  %35 = and i32 %34, 1
  %36 = icmp eq i32 %35, 0
  %37 = and i32 %13, 2
  %38 = select i1 %36, i32 0, i32 %37
  %39 = icmp ne i32 %38, 0
  %40 = and i1 %29, %39
  %41 = select i1 %40, i64 %31, i64 0
  %42 = add nsw i64 %33, %41
  %43 = shl i32 %17, 1
  %44 = and i32 %43, 2
  %45 = icmp ne i32 %44, 0
  %46 = and i1 %29, %45
  %47 = select i1 %46, i64 %31, i64 0
  %48 = add nsw i64 %42, %47
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %79, label %50

50:
  %51 = tail call i64 @llvm.smax.i64(i64 %48, i64 1)
  %52 = shl nsw i64 %51, 2
  %53 = tail call ptr @enzyme_build.tape.new(i64 noundef %52)
  %54 = icmp eq i32 %27, 0
  br i1 %54, label %58, label %55

55:
  %56 = tail call i32 @llvm.smax.i32(i32 %3, i32 1)
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef %3, i32 noundef %3, ptr noundef %7, i32 noundef %10, ptr noundef %53, i32 noundef %56)
  %57 = getelementptr inbounds nuw float, ptr %53, i64 %32
  br label %58

58:
  %59 = phi ptr [ %57, %55 ], [ %53, %50 ]
  %60 = icmp eq i32 %38, 0
  br i1 %60, label %69, label %61

61:
  %62 = icmp slt i32 %14, 0
  %63 = sub nsw i64 1, %31
  %64 = sext i32 %14 to i64
  %65 = mul nsw i64 %63, %64
  %66 = select i1 %62, i64 %65, i64 0
  %67 = getelementptr inbounds float, ptr %11, i64 %66
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef 1, i32 noundef %3, ptr noundef %67, i32 noundef %14, ptr noundef %59, i32 noundef 1)
  %68 = getelementptr inbounds float, ptr %59, i64 %31
  br label %69

69:
  %70 = phi ptr [ %68, %61 ], [ %59, %58 ]
  %71 = icmp eq i32 %44, 0
  br i1 %71, label %79, label %72

72:
  %73 = icmp slt i32 %21, 0
  %74 = sub nsw i64 1, %31
  %75 = sext i32 %21 to i64
  %76 = mul nsw i64 %74, %75
  %77 = select i1 %73, i64 %76, i64 0
  %78 = getelementptr inbounds float, ptr %18, i64 %77
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef 1, i32 noundef %3, ptr noundef %78, i32 noundef %21, ptr noundef %70, i32 noundef 1)
  br label %79

79:
  %80 = phi ptr [ null, %22 ], [ %53, %69 ], [ %53, %72 ]
  ret ptr %80
}

define noundef ptr @enzyme_build.rule.cblas_ssyr.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, float noundef %4, ptr noundef readnone %5, i32 noundef %6, ptr noundef readonly %7, ptr noundef readnone %8, i32 noundef %9, i32 noundef %10, ptr noundef readnone %11, ptr noundef readnone %12, i32 noundef %13, i32 noundef %14) {
  %16 = and i32 %9, 2
  %17 = icmp eq i32 %16, 0
  %18 = icmp slt i32 %3, 1
  %19 = or i1 %18, %17
  br i1 %19, label %30, label %20

20:
  %21 = zext nneg i32 %3 to i64
  %22 = shl nuw nsw i64 %21, 2
  %23 = tail call ptr @enzyme_build.tape.new(i64 noundef %22)
  %24 = icmp slt i32 %10, 0
  %25 = sub nsw i64 1, %21
  %26 = sext i32 %10 to i64
  %27 = mul nsw i64 %25, %26
  %28 = select i1 %24, i64 %27, i64 0
  %29 = getelementptr inbounds float, ptr %7, i64 %28
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef 1, i32 noundef %3, ptr noundef %29, i32 noundef %10, ptr noundef %23, i32 noundef 1)
  br label %30

30:
  %31 = phi ptr [ null, %15 ], [ %23, %20 ]
  ret ptr %31
}

define ptr @enzyme_build.rule.cblas_ssyr2.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, float noundef %4, ptr noundef readnone %5, i32 noundef %6, ptr noundef readonly %7, ptr noundef readnone %8, i32 noundef %9, i32 noundef %10, ptr noundef readonly %11, ptr noundef readnone %12, i32 noundef %13, i32 noundef %14, ptr noundef readnone %15, ptr noundef readnone %16, i32 noundef %17, i32 noundef %18) {
  %20 = or i32 %13, %6
  %21 = and i32 %20, 1
  %22 = icmp eq i32 %21, 0
  %23 = and i32 %9, 2
  %24 = select i1 %22, i32 0, i32 %23
  %25 = icmp ne i32 %24, 0
  %26 = icmp sgt i32 %3, 0
  %27 = and i1 %26, %25
  %28 = sext i32 %3 to i64
  %29 = select i1 %27, i64 %28, i64 0
  %30 = or i32 %9, %6
  %31 = and i32 %30, 1
  %32 = icmp eq i32 %31, 0
  %33 = and i32 %13, 2
  %34 = select i1 %32, i32 0, i32 %33
  %35 = icmp ne i32 %34, 0
  %36 = and i1 %26, %35
  %37 = select i1 %36, i64 %28, i64 0
  %38 = add nsw i64 %29, %37
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %63, label %40

40:
  %41 = tail call i64 @llvm.smax.i64(i64 %38, i64 1)
  %42 = shl nuw nsw i64 %41, 2
  %43 = tail call ptr @enzyme_build.tape.new(i64 noundef %42)
  %44 = icmp eq i32 %24, 0
  br i1 %44, label %53, label %45

45:
  %46 = icmp slt i32 %10, 0
  %47 = sub nsw i64 1, %28
  %48 = sext i32 %10 to i64
  %49 = mul nsw i64 %47, %48
  %50 = select i1 %46, i64 %49, i64 0
  %51 = getelementptr inbounds float, ptr %7, i64 %50
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef 1, i32 noundef %3, ptr noundef %51, i32 noundef %10, ptr noundef %43, i32 noundef 1)
  %52 = getelementptr inbounds float, ptr %43, i64 %28
  br label %53

53:
  %54 = phi ptr [ %52, %45 ], [ %43, %40 ]
  %55 = icmp eq i32 %34, 0
  br i1 %55, label %63, label %56

56:
  %57 = icmp slt i32 %14, 0
  %58 = sub nsw i64 1, %28
  %59 = sext i32 %14 to i64
  %60 = mul nsw i64 %58, %59
  %61 = select i1 %57, i64 %60, i64 0
  %62 = getelementptr inbounds float, ptr %11, i64 %61
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef 1, i32 noundef %3, ptr noundef %62, i32 noundef %14, ptr noundef %54, i32 noundef 1)
  br label %63

63:
  %64 = phi ptr [ null, %19 ], [ %43, %53 ], [ %43, %56 ]
  ret ptr %64
}

define ptr @enzyme_build.rule.cblas_strmv.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef readonly %6, ptr noundef readnone %7, i32 noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readnone %11, i32 noundef %12, i32 noundef %13) {
  %15 = and i32 %12, 1
  %16 = icmp eq i32 %15, 0
  %17 = and i32 %8, 2
  %18 = select i1 %16, i32 0, i32 %17
  %19 = icmp ne i32 %18, 0
  %20 = icmp sgt i32 %5, 0
  %21 = and i1 %20, %19
  %22 = sext i32 %5 to i64
  %23 = mul nsw i64 %22, %22
  %24 = select i1 %21, i64 %23, i64 0
  %25 = shl i32 %8, 1
  %26 = and i32 %25, 2
  %27 = icmp ne i32 %26, 0
  %28 = and i1 %20, %27
  %29 = select i1 %28, i64 %22, i64 0
  %30 = add nsw i64 %24, %29
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %50, label %32

32:
  %33 = tail call i64 @llvm.smax.i64(i64 %30, i64 1)
  %34 = shl nsw i64 %33, 2
  %35 = tail call ptr @enzyme_build.tape.new(i64 noundef %34)
  %36 = icmp eq i32 %18, 0
  br i1 %36, label %40, label %37

37:
  %38 = tail call i32 @llvm.smax.i32(i32 %5, i32 1)
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef %5, i32 noundef %5, ptr noundef %6, i32 noundef %9, ptr noundef %35, i32 noundef %38)
  %39 = getelementptr inbounds nuw float, ptr %35, i64 %23
  br label %40

40:
  %41 = phi ptr [ %39, %37 ], [ %35, %32 ]
  %42 = icmp eq i32 %26, 0
  br i1 %42, label %50, label %43

43:
  %44 = icmp slt i32 %13, 0
  %45 = sub nsw i64 1, %22
  %46 = sext i32 %13 to i64
  %47 = mul nsw i64 %45, %46
  %48 = select i1 %44, i64 %47, i64 0
  %49 = getelementptr inbounds float, ptr %10, i64 %48
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef 1, i32 noundef %5, ptr noundef %49, i32 noundef %13, ptr noundef %41, i32 noundef 1)
  br label %50

50:
  %51 = phi ptr [ null, %14 ], [ %35, %40 ], [ %35, %43 ]
  ret ptr %51
}

define ptr @enzyme_build.rule.cblas_strsv.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef readonly %6, ptr noundef readnone %7, i32 noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readnone %11, i32 noundef %12, i32 noundef %13) {
  %15 = and i32 %12, 1
  %16 = icmp eq i32 %15, 0
  %17 = and i32 %8, 2
  %18 = select i1 %16, i32 0, i32 %17
  %19 = icmp ne i32 %18, 0
  %20 = icmp sgt i32 %5, 0
  %21 = and i1 %20, %19
  %22 = sext i32 %5 to i64
  %23 = mul nsw i64 %22, %22
  %24 = select i1 %21, i64 %23, i64 0
  %25 = and i32 %8, 1
  %26 = icmp eq i32 %25, 0
  %27 = and i32 %12, 2
  %28 = select i1 %26, i32 0, i32 %27
  %29 = icmp ne i32 %28, 0
  %30 = and i1 %20, %29
  %31 = select i1 %30, i64 %22, i64 0
  %32 = add nsw i64 %24, %31
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %52, label %34

34:
  %35 = tail call i64 @llvm.smax.i64(i64 %32, i64 1)
  %36 = shl nsw i64 %35, 2
  %37 = tail call ptr @enzyme_build.tape.new(i64 noundef %36)
  %38 = icmp eq i32 %18, 0
  br i1 %38, label %42, label %39

39:
  %40 = tail call i32 @llvm.smax.i32(i32 %5, i32 1)
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef %5, i32 noundef %5, ptr noundef %6, i32 noundef %9, ptr noundef %37, i32 noundef %40)
  %41 = getelementptr inbounds nuw float, ptr %37, i64 %23
  br label %42

42:
  %43 = phi ptr [ %41, %39 ], [ %37, %34 ]
  %44 = icmp eq i32 %28, 0
  br i1 %44, label %52, label %45

45:
  %46 = icmp slt i32 %13, 0
  %47 = sub nsw i64 1, %22
  %48 = sext i32 %13 to i64
  %49 = mul nsw i64 %47, %48
  %50 = select i1 %46, i64 %49, i64 0
  %51 = getelementptr inbounds float, ptr %10, i64 %50
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef 1, i32 noundef %5, ptr noundef %51, i32 noundef %13, ptr noundef %43, i32 noundef 1)
  br label %52

52:
  %53 = phi ptr [ null, %14 ], [ %37, %42 ], [ %37, %45 ]
  ret ptr %53
}

define ptr @enzyme_build.rule.cblas_sgemm.keep(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, float noundef %7, ptr noundef readnone %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readnone %11, i32 noundef %12, i32 noundef %13, ptr noundef readonly %14, ptr noundef readnone %15, i32 noundef %16, i32 noundef %17, float noundef %18, ptr noundef readnone %19, i32 noundef %20, ptr noundef readonly %21, ptr noundef readnone %22, i32 noundef %23, i32 noundef %24) {
  %26 = and i32 %2, -33
  %27 = icmp eq i32 %26, 84
  %28 = icmp eq i32 %26, 67
  %29 = and i32 %2, -2
  %30 = icmp eq i32 %29, 112
  %31 = or i1 %28, %30
  %32 = or i1 %27, %31
  %33 = zext i1 %32 to i32
  %34 = and i32 %3, -33
  %35 = icmp eq i32 %34, 84
  %36 = icmp eq i32 %34, 67
  %37 = and i32 %3, -2
  %38 = icmp eq i32 %37, 112
  %39 = or i1 %36, %38
  %40 = or i1 %35, %39
  %41 = zext i1 %40 to i32
  %42 = or i32 %16, %9
  %43 = and i32 %42, 1
  %44 = or i32 %12, %9
  %45 = and i32 %44, 1
  %46 = icmp eq i32 %1, 101
  br i1 %46, label %47, label %48

47:
  br label %48

48:
  %49 = phi ptr [ %14, %47 ], [ %10, %25 ]
  %50 = phi i32 [ %16, %47 ], [ %12, %25 ]
  %51 = phi i32 [ %17, %47 ], [ %13, %25 ]
  %52 = phi i32 [ %13, %47 ], [ %17, %25 ]
  %53 = phi i32 [ %12, %47 ], [ %16, %25 ]
  %54 = phi ptr [ %10, %47 ], [ %14, %25 ]
  %55 = phi i32 [ %33, %47 ], [ %41, %25 ]
  %56 = phi i32 [ %45, %47 ], [ %43, %25 ]
  %57 = phi i32 [ %43, %47 ], [ %45, %25 ]
  %58 = phi i32 [ %41, %47 ], [ %33, %25 ]
  %59 = phi i32 [ %4, %47 ], [ %5, %25 ]
  %60 = phi i32 [ %5, %47 ], [ %4, %25 ]
  %61 = icmp eq i32 %58, 0
  %62 = select i1 %61, i32 %60, i32 %6
  %63 = select i1 %61, i32 %6, i32 %60
  %64 = icmp eq i32 %56, 0
  %65 = and i32 %50, 2
  %66 = select i1 %64, i32 0, i32 %65
  %67 = icmp ne i32 %66, 0
  %68 = icmp sgt i32 %62, 0
  %69 = and i1 %67, %68
  %70 = icmp sgt i32 %63, 0
  %71 = and i1 %70, %69
  %72 = sext i32 %62 to i64
  %73 = sext i32 %63 to i64
  %74 = mul nsw i64 %72, %73
  %75 = select i1 %71, i64 %74, i64 0
  %76 = icmp eq i32 %55, 0
  %77 = select i1 %76, i32 %6, i32 %59
  %78 = select i1 %76, i32 %59, i32 %6
  %79 = icmp eq i32 %57, 0
  %80 = and i32 %53, 2
  %81 = select i1 %79, i32 0, i32 %80
  %82 = icmp ne i32 %81, 0
  %83 = icmp sgt i32 %77, 0
  %84 = and i1 %82, %83
  %85 = icmp sgt i32 %78, 0
  %86 = and i1 %85, %84
  %87 = sext i32 %77 to i64
  %88 = sext i32 %78 to i64
  %89 = mul nsw i64 %87, %88
  %90 = select i1 %86, i64 %89, i64 0
  %91 = shl i32 %20, 1
  %92 = and i32 %91, 2
  %93 = icmp ne i32 %92, 0
  %94 = icmp sgt i32 %60, 0
  %95 = and i1 %93, %94
  %96 = icmp sgt i32 %59, 0
  %97 = and i1 %96, %95
  %98 = zext nneg i32 %60 to i64
  %99 = zext nneg i32 %59 to i64
  %100 = mul nuw nsw i64 %98, %99
  %101 = select i1 %97, i64 %100, i64 0
  %102 = add i64 %101, %90
  %103 = add i64 %102, %75
  %104 = icmp eq i64 %103, 0
  br i1 %104, label %124, label %105

105:
  %106 = tail call i64 @llvm.smax.i64(i64 %103, i64 1)
  %107 = shl nsw i64 %106, 2
  %108 = tail call ptr @enzyme_build.tape.new(i64 noundef %107)
  %109 = icmp eq i32 %66, 0
  br i1 %109, label %113, label %110

110:
  %111 = tail call i32 @llvm.smax.i32(i32 %62, i32 1)
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef %62, i32 noundef %63, ptr noundef %49, i32 noundef %51, ptr noundef %108, i32 noundef %111)
  %112 = getelementptr inbounds float, ptr %108, i64 %74
  br label %113

113:
  %114 = phi ptr [ %112, %110 ], [ %108, %105 ]
  %115 = icmp eq i32 %81, 0
  br i1 %115, label %119, label %116

116:
  %117 = tail call i32 @llvm.smax.i32(i32 %77, i32 1)
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef %77, i32 noundef %78, ptr noundef %54, i32 noundef %52, ptr noundef %114, i32 noundef %117)
  %118 = getelementptr inbounds float, ptr %114, i64 %89
  br label %119

119:
  %120 = phi ptr [ %118, %116 ], [ %114, %113 ]
  %121 = icmp eq i32 %92, 0
  br i1 %121, label %124, label %122

122:
  %123 = tail call i32 @llvm.smax.i32(i32 %60, i32 1)
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef %60, i32 noundef %59, ptr noundef %21, i32 noundef %24, ptr noundef %120, i32 noundef %123)
  br label %124

124:
  %125 = phi ptr [ null, %48 ], [ %108, %119 ], [ %108, %122 ]
  ret ptr %125
}

define noalias noundef ptr @enzyme_build.rule.cblas_sdot.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11) {
  %13 = icmp eq ptr %4, null
  br i1 %13, label %16, label %14

14:
  %15 = tail call float @cblas_sdot(i32 noundef %2, ptr noundef nonnull %4, i32 noundef %6, ptr noundef %7, i32 noundef %10)
  br label %16

16:
  %17 = phi float [ %15, %14 ], [ 0.000000e+00, %12 ]
  store float %17, ptr %11, align 4
  %18 = icmp eq ptr %8, null
  br i1 %18, label %23, label %19

19:
  %20 = tail call float @cblas_sdot(i32 noundef %2, ptr noundef %3, i32 noundef %6, ptr noundef nonnull %8, i32 noundef %10)
  %21 = load float, ptr %11, align 4
  %22 = fadd float %20, %21
  store float %22, ptr %11, align 4
  br label %23

23:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_snrm2.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef writeonly %7) {
  %9 = tail call float @cblas_snrm2(i32 noundef %2, ptr noundef %3, i32 noundef %6)
  %10 = icmp ne ptr %4, null
  %11 = fcmp ogt float %9, 0.000000e+00
  %12 = select i1 %10, i1 %11, i1 false
  br i1 %12, label %13, label %16

13:
  %14 = tail call float @cblas_sdot(i32 noundef %2, ptr noundef %3, i32 noundef %6, ptr noundef nonnull %4, i32 noundef %6)
  %15 = fdiv float %14, %9
  br label %16

16:
  %17 = phi float [ %15, %13 ], [ 0.000000e+00, %8 ]
  store float %17, ptr %7, align 4
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_sasum.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef readonly %3, ptr noundef readonly %4, i32 noundef %5, i32 noundef %6, ptr noundef writeonly %7) {
  %9 = sext i32 %2 to i64
  store float 0.000000e+00, ptr %7, align 4
  %10 = icmp eq ptr %4, null
  br i1 %10, label %.loopexit, label %11

11:
  %12 = icmp slt i32 %6, 0
  %13 = sub nsw i64 1, %9
  %14 = sext i32 %6 to i64
  %15 = mul nsw i64 %13, %14
  %16 = select i1 %12, i64 %15, i64 0
  %17 = getelementptr inbounds float, ptr %3, i64 %16
  %18 = getelementptr inbounds float, ptr %4, i64 %16
  %19 = icmp sgt i32 %2, 0
  br i1 %19, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.preheader:
  %20 = phi float [ %30, %.preheader ], [ 0.000000e+00, %.preheader.preheader ]
  %21 = phi i64 [ %31, %.preheader ], [ 0, %.preheader.preheader ]
  %22 = mul nsw i64 %21, %14
  %23 = getelementptr inbounds float, ptr %17, i64 %22
  %24 = load float, ptr %23, align 4
  %25 = fcmp olt float %24, 0.000000e+00
  %26 = getelementptr inbounds float, ptr %18, i64 %22
  %27 = load float, ptr %26, align 4
  %28 = fneg float %27
  %29 = select i1 %25, float %28, float %27
  %30 = fadd float %20, %29
  store float %30, ptr %7, align 4
  %31 = add nuw nsw i64 %21, 1
  %32 = icmp eq i64 %31, %9
  br i1 %32, label %.loopexit.loopexit, label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_sscal.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, float noundef %3, ptr noundef readonly %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9) {
  %11 = icmp sgt i32 %9, 0
  %12 = select i1 %11, i32 %2, i32 0
  %13 = icmp eq ptr %7, null
  br i1 %13, label %19, label %14

14:
  %15 = icmp eq ptr %4, null
  br i1 %15, label %18, label %16

16:
  %17 = load float, ptr %4, align 4
  tail call fastcc void @enzyme_build.dense.s_scale(i32 noundef 1, i32 noundef %12, float noundef %3, ptr noundef nonnull %7, i32 noundef %9)
  tail call void @cblas_saxpy(i32 noundef %12, float noundef %17, ptr noundef %6, i32 noundef %9, ptr noundef nonnull %7, i32 noundef %9)
  br label %19

18:
  tail call fastcc void @enzyme_build.dense.s_scale(i32 noundef 1, i32 noundef %12, float noundef %3, ptr noundef nonnull %7, i32 noundef %9)
  br label %19

19:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_saxpy.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, float noundef %3, ptr noundef readonly %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef readnone %10, ptr noundef %11, i32 noundef %12, i32 noundef %13) {
  %15 = icmp eq ptr %11, null
  br i1 %15, label %26, label %16

16:
  %17 = icmp eq ptr %4, null
  br i1 %17, label %20, label %18

18:
  %19 = load float, ptr %4, align 4
  br label %20

20:
  %21 = phi float [ %19, %18 ], [ 0.000000e+00, %16 ]
  %22 = icmp eq ptr %7, null
  br i1 %22, label %24, label %23

23:
  tail call void @cblas_saxpy(i32 noundef %2, float noundef %3, ptr noundef nonnull %7, i32 noundef %9, ptr noundef nonnull %11, i32 noundef %13)
  br label %24

24:
  br i1 %17, label %26, label %25

25:
  tail call void @cblas_saxpy(i32 noundef %2, float noundef %21, ptr noundef %6, i32 noundef %9, ptr noundef nonnull %11, i32 noundef %13)
  br label %26

26:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_scopy.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef readnone %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef readnone %7, ptr noundef %8, i32 noundef %9, i32 noundef %10) {
  %12 = icmp eq ptr %8, null
  %13 = icmp eq ptr %4, %8
  %14 = or i1 %12, %13
  br i1 %14, label %19, label %15

15:
  %16 = tail call i32 @llvm.abs.i32(i32 %10, i1 true)
  tail call fastcc void @enzyme_build.dense.s_fill(i32 noundef 1, i32 noundef %2, ptr noundef nonnull %8, i32 noundef %16)
  %17 = icmp eq ptr %4, null
  br i1 %17, label %19, label %18

18:
  tail call void @cblas_saxpy(i32 noundef %2, float noundef 1.000000e+00, ptr noundef nonnull %4, i32 noundef %6, ptr noundef nonnull %8, i32 noundef %10)
  br label %19

19:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_sswap.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef readnone %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef readnone %7, ptr noundef %8, i32 noundef %9, i32 noundef %10) {
  %12 = icmp ne ptr %4, null
  %13 = icmp ne ptr %8, null
  %14 = and i1 %12, %13
  br i1 %14, label %15, label %16

15:
  tail call void @cblas_sswap(i32 noundef %2, ptr noundef nonnull %4, i32 noundef %6, ptr noundef nonnull %8, i32 noundef %10)
  br label %22

16:
  br i1 %12, label %17, label %19

17:
  %18 = tail call i32 @llvm.abs.i32(i32 %6, i1 true)
  tail call fastcc void @enzyme_build.dense.s_fill(i32 noundef 1, i32 noundef %2, ptr noundef nonnull %4, i32 noundef %18)
  br label %22

19:
  br i1 %13, label %20, label %22

20:
  %21 = tail call i32 @llvm.abs.i32(i32 %10, i1 true)
  tail call fastcc void @enzyme_build.dense.s_fill(i32 noundef 1, i32 noundef %2, ptr noundef nonnull %8, i32 noundef %21)
  br label %22

22:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_srot.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, float noundef %11, ptr noundef readonly %12, i32 noundef %13, float noundef %14, ptr noundef readonly %15, i32 noundef %16) {
  %18 = icmp ne ptr %4, null
  %19 = icmp ne ptr %8, null
  %20 = and i1 %18, %19
  br i1 %20, label %21, label %22

21:
  tail call void @cblas_srot(i32 noundef %2, ptr noundef nonnull %4, i32 noundef %6, ptr noundef nonnull %8, i32 noundef %10, float noundef %11, float noundef %14)
  br label %30

22:
  br i1 %18, label %23, label %25

23:
  %24 = tail call i32 @llvm.abs.i32(i32 %6, i1 true)
  tail call fastcc void @enzyme_build.dense.s_scale(i32 noundef 1, i32 noundef %2, float noundef %11, ptr noundef nonnull %4, i32 noundef %24)
  br label %30

25:
  br i1 %19, label %26, label %28

26:
  %27 = tail call i32 @llvm.abs.i32(i32 %10, i1 true)
  tail call fastcc void @enzyme_build.dense.s_scale(i32 noundef 1, i32 noundef %2, float noundef %11, ptr noundef nonnull %8, i32 noundef %27)
  br label %28

28:
  %29 = icmp ne ptr %12, null
  br label %35

30:
  %31 = icmp ne ptr %12, null
  %32 = and i1 %18, %31
  br i1 %32, label %33, label %35

33:
  %34 = load float, ptr %12, align 4
  tail call void @cblas_saxpy(i32 noundef %2, float noundef %34, ptr noundef %3, i32 noundef %6, ptr noundef nonnull %4, i32 noundef %6)
  br label %35

35:
  %36 = phi i1 [ %29, %28 ], [ true, %33 ], [ %31, %30 ]
  %37 = and i1 %19, %36
  br i1 %37, label %38, label %40

38:
  %39 = load float, ptr %12, align 4
  tail call void @cblas_saxpy(i32 noundef %2, float noundef %39, ptr noundef %7, i32 noundef %10, ptr noundef nonnull %8, i32 noundef %10)
  br label %40

40:
  %41 = icmp ne ptr %15, null
  %42 = and i1 %18, %41
  br i1 %42, label %43, label %45

43:
  %44 = load float, ptr %15, align 4
  tail call void @cblas_saxpy(i32 noundef %2, float noundef %44, ptr noundef %7, i32 noundef %10, ptr noundef nonnull %4, i32 noundef %6)
  br label %45

45:
  %46 = and i1 %19, %41
  br i1 %46, label %47, label %50

47:
  %48 = load float, ptr %15, align 4
  %49 = fneg float %48
  tail call void @cblas_saxpy(i32 noundef %2, float noundef %49, ptr noundef %3, i32 noundef %6, ptr noundef nonnull %8, i32 noundef %10)
  br label %50

50:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_sgemv.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5, ptr noundef readonly %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, i32 noundef %10, i32 noundef %11, ptr noundef %12, ptr noundef %13, i32 noundef %14, i32 noundef %15, float noundef %16, ptr noundef readonly %17, i32 noundef %18, ptr noundef %19, ptr noundef %20, i32 noundef %21, i32 noundef %22) {
  %24 = and i32 %2, -33
  %25 = and i32 %2, -2
  %26 = icmp eq i32 %1, 101
  %27 = select i1 %26, i32 %3, i32 %4
  %28 = select i1 %26, i32 %4, i32 %3
  %29 = icmp ne i32 %24, 67
  %30 = icmp ne i32 %25, 112
  %31 = and i1 %29, %30
  %32 = icmp ne i32 %24, 84
  %33 = and i1 %32, %31
  %34 = xor i1 %26, %33
  %35 = select i1 %34, i32 %28, i32 %27
  %36 = icmp eq ptr %20, null
  br i1 %36, label %57, label %37

37:
  %38 = tail call i32 @llvm.abs.i32(i32 %22, i1 true)
  tail call fastcc void @enzyme_build.dense.s_scale(i32 noundef 1, i32 noundef %35, float noundef %16, ptr noundef nonnull %20, i32 noundef %38)
  %39 = icmp ne ptr %17, null
  %40 = fcmp une float %16, 0.000000e+00
  %41 = and i1 %40, %39
  br i1 %41, label %42, label %44

42:
  %43 = load float, ptr %17, align 4
  tail call void @cblas_saxpy(i32 noundef %35, float noundef %43, ptr noundef %19, i32 noundef %22, ptr noundef nonnull %20, i32 noundef %22)
  br label %44

44:
  %45 = icmp eq ptr %6, null
  br i1 %45, label %49, label %46

46:
  %47 = load float, ptr %6, align 4
  %48 = select i1 %34, i32 111, i32 112
  tail call void @cblas_sgemv(i32 noundef 102, i32 noundef %48, i32 noundef %28, i32 noundef %27, float noundef %47, ptr noundef %8, i32 noundef %11, ptr noundef %12, i32 noundef %15, float noundef 1.000000e+00, ptr noundef nonnull %20, i32 noundef %22)
  br label %49

49:
  %50 = icmp eq ptr %9, null
  br i1 %50, label %53, label %51

51:
  %52 = select i1 %34, i32 111, i32 112
  tail call void @cblas_sgemv(i32 noundef 102, i32 noundef %52, i32 noundef %28, i32 noundef %27, float noundef %5, ptr noundef nonnull %9, i32 noundef %11, ptr noundef %12, i32 noundef %15, float noundef 1.000000e+00, ptr noundef nonnull %20, i32 noundef %22)
  br label %53

53:
  %54 = icmp eq ptr %13, null
  br i1 %54, label %57, label %55

55:
  %56 = select i1 %34, i32 111, i32 112
  tail call void @cblas_sgemv(i32 noundef 102, i32 noundef %56, i32 noundef %28, i32 noundef %27, float noundef %5, ptr noundef %8, i32 noundef %11, ptr noundef nonnull %13, i32 noundef %15, float noundef 1.000000e+00, ptr noundef nonnull %20, i32 noundef %22)
  br label %57

57:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_sger.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, float noundef %4, ptr noundef readonly %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef readnone %15, ptr noundef %16, i32 noundef %17, i32 noundef %18) {
  %20 = icmp eq i32 %1, 101
  br i1 %20, label %21, label %22

21:
  br label %22

22:
  %23 = phi ptr [ %11, %21 ], [ %7, %19 ]
  %24 = phi ptr [ %12, %21 ], [ %8, %19 ]
  %25 = phi i32 [ %14, %21 ], [ %10, %19 ]
  %26 = phi i32 [ %10, %21 ], [ %14, %19 ]
  %27 = phi ptr [ %8, %21 ], [ %12, %19 ]
  %28 = phi ptr [ %7, %21 ], [ %11, %19 ]
  %29 = phi i32 [ %2, %21 ], [ %3, %19 ]
  %30 = phi i32 [ %3, %21 ], [ %2, %19 ]
  %31 = icmp eq ptr %16, null
  br i1 %31, label %42, label %32

32:
  %33 = icmp eq ptr %5, null
  br i1 %33, label %36, label %34

34:
  %35 = load float, ptr %5, align 4
  tail call void @cblas_sger(i32 noundef 102, i32 noundef %30, i32 noundef %29, float noundef %35, ptr noundef %23, i32 noundef %25, ptr noundef %28, i32 noundef %26, ptr noundef nonnull %16, i32 noundef %18)
  br label %36

36:
  %37 = icmp eq ptr %24, null
  br i1 %37, label %39, label %38

38:
  tail call void @cblas_sger(i32 noundef 102, i32 noundef %30, i32 noundef %29, float noundef %4, ptr noundef nonnull %24, i32 noundef %25, ptr noundef %28, i32 noundef %26, ptr noundef nonnull %16, i32 noundef %18)
  br label %39

39:
  %40 = icmp eq ptr %27, null
  br i1 %40, label %42, label %41

41:
  tail call void @cblas_sger(i32 noundef 102, i32 noundef %30, i32 noundef %29, float noundef %4, ptr noundef %23, i32 noundef %25, ptr noundef nonnull %27, i32 noundef %26, ptr noundef nonnull %16, i32 noundef %18)
  br label %42

42:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_ssymv.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, float noundef %4, ptr noundef readonly %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, float noundef %15, ptr noundef readonly %16, i32 noundef %17, ptr noundef %18, ptr noundef %19, i32 noundef %20, i32 noundef %21) {
  %23 = and i32 %2, -33
  %24 = icmp eq i32 %23, 85
  %25 = icmp eq i32 %2, 121
  %26 = or i1 %25, %24
  %27 = icmp ne i32 %1, 102
  %28 = xor i1 %27, %26
  %29 = icmp eq ptr %19, null
  br i1 %29, label %50, label %30

30:
  %31 = tail call i32 @llvm.abs.i32(i32 %21, i1 true)
  tail call fastcc void @enzyme_build.dense.s_scale(i32 noundef 1, i32 noundef %3, float noundef %15, ptr noundef nonnull %19, i32 noundef %31)
  %32 = icmp ne ptr %16, null
  %33 = fcmp une float %15, 0.000000e+00
  %34 = and i1 %33, %32
  br i1 %34, label %35, label %37

35:
  %36 = load float, ptr %16, align 4
  tail call void @cblas_saxpy(i32 noundef %3, float noundef %36, ptr noundef %18, i32 noundef %21, ptr noundef nonnull %19, i32 noundef %21)
  br label %37

37:
  %38 = icmp eq ptr %5, null
  br i1 %38, label %42, label %39

39:
  %40 = load float, ptr %5, align 4
  %41 = select i1 %28, i32 121, i32 122
  tail call void @cblas_ssymv(i32 noundef 102, i32 noundef %41, i32 noundef %3, float noundef %40, ptr noundef %7, i32 noundef %10, ptr noundef %11, i32 noundef %14, float noundef 1.000000e+00, ptr noundef nonnull %19, i32 noundef %21)
  br label %42

42:
  %43 = icmp eq ptr %8, null
  br i1 %43, label %46, label %44

44:
  %45 = select i1 %28, i32 121, i32 122
  tail call void @cblas_ssymv(i32 noundef 102, i32 noundef %45, i32 noundef %3, float noundef %4, ptr noundef nonnull %8, i32 noundef %10, ptr noundef %11, i32 noundef %14, float noundef 1.000000e+00, ptr noundef nonnull %19, i32 noundef %21)
  br label %46

46:
  %47 = icmp eq ptr %12, null
  br i1 %47, label %50, label %48

48:
  %49 = select i1 %28, i32 121, i32 122
  tail call void @cblas_ssymv(i32 noundef 102, i32 noundef %49, i32 noundef %3, float noundef %4, ptr noundef %7, i32 noundef %10, ptr noundef nonnull %12, i32 noundef %14, float noundef 1.000000e+00, ptr noundef nonnull %19, i32 noundef %21)
  br label %50

50:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_ssyr.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, float noundef %4, ptr noundef readonly %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef readnone %11, ptr noundef %12, i32 noundef %13, i32 noundef %14) {
  %16 = and i32 %2, -33
  %17 = icmp eq i32 %16, 85
  %18 = icmp eq i32 %2, 121
  %19 = or i1 %18, %17
  %20 = icmp ne i32 %1, 102
  %21 = xor i1 %20, %19
  %22 = icmp eq ptr %12, null
  br i1 %22, label %32, label %23

23:
  %24 = icmp eq ptr %5, null
  br i1 %24, label %28, label %25

25:
  %26 = load float, ptr %5, align 4
  %27 = select i1 %21, i32 121, i32 122
  tail call void @cblas_ssyr(i32 noundef 102, i32 noundef %27, i32 noundef %3, float noundef %26, ptr noundef %7, i32 noundef %10, ptr noundef nonnull %12, i32 noundef %14)
  br label %28

28:
  %29 = icmp eq ptr %8, null
  br i1 %29, label %32, label %30

30:
  %31 = select i1 %21, i32 121, i32 122
  tail call void @cblas_ssyr2(i32 noundef 102, i32 noundef %31, i32 noundef %3, float noundef %4, ptr noundef nonnull %8, i32 noundef %10, ptr noundef %7, i32 noundef %10, ptr noundef nonnull %12, i32 noundef %14)
  br label %32

32:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_ssyr2.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, float noundef %4, ptr noundef readonly %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef readnone %15, ptr noundef %16, i32 noundef %17, i32 noundef %18) {
  %20 = and i32 %2, -33
  %21 = icmp eq i32 %20, 85
  %22 = icmp eq i32 %2, 121
  %23 = or i1 %22, %21
  %24 = icmp ne i32 %1, 102
  %25 = xor i1 %24, %23
  %26 = icmp eq ptr %16, null
  br i1 %26, label %40, label %27

27:
  %28 = icmp eq ptr %5, null
  br i1 %28, label %32, label %29

29:
  %30 = load float, ptr %5, align 4
  %31 = select i1 %25, i32 121, i32 122
  tail call void @cblas_ssyr2(i32 noundef 102, i32 noundef %31, i32 noundef %3, float noundef %30, ptr noundef %7, i32 noundef %10, ptr noundef %11, i32 noundef %14, ptr noundef nonnull %16, i32 noundef %18)
  br label %32

32:
  %33 = icmp eq ptr %8, null
  br i1 %33, label %36, label %34

34:
  %35 = select i1 %25, i32 121, i32 122
  tail call void @cblas_ssyr2(i32 noundef 102, i32 noundef %35, i32 noundef %3, float noundef %4, ptr noundef nonnull %8, i32 noundef %10, ptr noundef %11, i32 noundef %14, ptr noundef nonnull %16, i32 noundef %18)
  br label %36

36:
  %37 = icmp eq ptr %12, null
  br i1 %37, label %40, label %38

38:
  %39 = select i1 %25, i32 121, i32 122
  tail call void @cblas_ssyr2(i32 noundef 102, i32 noundef %39, i32 noundef %3, float noundef %4, ptr noundef %7, i32 noundef %10, ptr noundef nonnull %12, i32 noundef %14, ptr noundef nonnull %16, i32 noundef %18)
  br label %40

40:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_strmv.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12, i32 noundef %13) {
  %15 = sext i32 %5 to i64
  %16 = icmp eq ptr %11, null
  br i1 %16, label %52, label %17

17:
  %18 = and i32 %4, -33
  %19 = icmp ne i32 %18, 85
  %20 = icmp ne i32 %4, 132
  %21 = and i1 %20, %19
  %22 = and i32 %3, -33
  %23 = and i32 %3, -2
  %24 = icmp eq i32 %1, 102
  %25 = and i32 %2, -33
  %26 = icmp eq i32 %25, 85
  %27 = icmp eq i32 %2, 121
  %28 = or i1 %27, %26
  %29 = xor i1 %24, %28
  %30 = select i1 %29, i32 122, i32 121
  %31 = icmp eq i32 %22, 67
  %32 = icmp eq i32 %23, 112
  %33 = or i1 %31, %32
  %34 = icmp eq i32 %22, 84
  %35 = or i1 %34, %33
  %36 = xor i1 %24, %35
  %37 = select i1 %36, i32 111, i32 112
  %38 = select i1 %21, i32 131, i32 132
  tail call void @cblas_strmv(i32 noundef 102, i32 noundef %30, i32 noundef %37, i32 noundef %38, i32 noundef %5, ptr noundef %6, i32 noundef %9, ptr noundef nonnull %11, i32 noundef %13)
  %39 = icmp eq ptr %7, null
  br i1 %39, label %52, label %40

40:
  %41 = tail call i64 @llvm.smax.i64(i64 %15, i64 1)
  %42 = shl nuw nsw i64 %41, 2
  %43 = tail call ptr @enzyme_build.tape.new(i64 noundef %42)
  %44 = icmp slt i32 %13, 0
  %45 = sub nsw i64 1, %15
  %46 = sext i32 %13 to i64
  %47 = mul nsw i64 %45, %46
  %48 = select i1 %44, i64 %47, i64 0
  %49 = getelementptr inbounds float, ptr %10, i64 %48
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef 1, i32 noundef %5, ptr noundef %49, i32 noundef %13, ptr noundef %43, i32 noundef 1)
  tail call void @cblas_strmv(i32 noundef 102, i32 noundef %30, i32 noundef %37, i32 noundef %38, i32 noundef %5, ptr noundef nonnull %7, i32 noundef %9, ptr noundef %43, i32 noundef 1)
  tail call void @cblas_saxpy(i32 noundef %5, float noundef 1.000000e+00, ptr noundef %43, i32 noundef 1, ptr noundef nonnull %11, i32 noundef %13)
  switch i32 %4, label %51 [
    i32 132, label %50
    i32 117, label %50
    i32 85, label %50
  ]

50:
  tail call void @cblas_saxpy(i32 noundef %5, float noundef -1.000000e+00, ptr noundef %10, i32 noundef %13, ptr noundef nonnull %11, i32 noundef %13)
  br label %51

51:
  tail call void @enzyme_build.tape.free(ptr noundef %43)
  br label %52

52:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_strsv.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12, i32 noundef %13) {
  %15 = icmp eq i32 %1, 102
  %16 = and i32 %2, -33
  %17 = icmp ne i32 %16, 85
  %18 = icmp ne i32 %2, 121
  %19 = and i1 %18, %17
  %20 = xor i1 %15, %19
  %21 = and i32 %3, -33
  %22 = and i32 %3, -2
  %23 = icmp ne i32 %21, 67
  %24 = icmp ne i32 %22, 112
  %25 = and i1 %23, %24
  %26 = icmp ne i32 %21, 84
  %27 = and i1 %26, %25
  %28 = xor i1 %15, %27
  %29 = and i32 %4, -33
  %30 = icmp ne i32 %29, 85
  %31 = icmp ne i32 %4, 132
  %32 = and i1 %31, %30
  %33 = sext i32 %5 to i64
  %34 = icmp eq ptr %11, null
  br i1 %34, label %60, label %35

35:
  %36 = icmp eq ptr %7, null
  br i1 %36, label %37, label %41

37:
  %38 = select i1 %20, i32 121, i32 122
  %39 = select i1 %28, i32 112, i32 111
  %40 = select i1 %32, i32 131, i32 132
  br label %56

41:
  %42 = tail call i64 @llvm.smax.i64(i64 %33, i64 1)
  %43 = shl nuw nsw i64 %42, 2
  %44 = tail call ptr @enzyme_build.tape.new(i64 noundef %43)
  %45 = icmp slt i32 %13, 0
  %46 = sub nsw i64 1, %33
  %47 = sext i32 %13 to i64
  %48 = mul nsw i64 %46, %47
  %49 = select i1 %45, i64 %48, i64 0
  %50 = getelementptr inbounds float, ptr %10, i64 %49
  tail call fastcc void @enzyme_build.dense.s_copy(i32 noundef 1, i32 noundef %5, ptr noundef %50, i32 noundef %13, ptr noundef %44, i32 noundef 1)
  %51 = select i1 %20, i32 121, i32 122
  %52 = select i1 %28, i32 112, i32 111
  %53 = select i1 %32, i32 131, i32 132
  tail call void @cblas_strmv(i32 noundef 102, i32 noundef %51, i32 noundef %52, i32 noundef %53, i32 noundef %5, ptr noundef nonnull %7, i32 noundef %9, ptr noundef %44, i32 noundef 1)
  tail call void @cblas_saxpy(i32 noundef %5, float noundef -1.000000e+00, ptr noundef %44, i32 noundef 1, ptr noundef nonnull %11, i32 noundef %13)
  switch i32 %4, label %55 [
    i32 132, label %54
    i32 117, label %54
    i32 85, label %54
  ]

54:
  tail call void @cblas_saxpy(i32 noundef %5, float noundef 1.000000e+00, ptr noundef %10, i32 noundef %13, ptr noundef nonnull %11, i32 noundef %13)
  br label %55

55:
  tail call void @enzyme_build.tape.free(ptr noundef %44)
  br label %56

56:
  %57 = phi i32 [ %40, %37 ], [ %53, %55 ]
  %58 = phi i32 [ %39, %37 ], [ %52, %55 ]
  %59 = phi i32 [ %38, %37 ], [ %51, %55 ]
  tail call void @cblas_strsv(i32 noundef 102, i32 noundef %59, i32 noundef %58, i32 noundef %57, i32 noundef %5, ptr noundef %6, i32 noundef %9, ptr noundef nonnull %11, i32 noundef %13)
  br label %60

60:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_sgemm.tangent(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, float noundef %7, ptr noundef readonly %8, i32 noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12, i32 noundef %13, ptr noundef %14, ptr noundef %15, i32 noundef %16, i32 noundef %17, float noundef %18, ptr noundef readonly %19, i32 noundef %20, ptr noundef readonly %21, ptr noundef %22, i32 noundef %23, i32 noundef %24) {
  %26 = and i32 %2, -33
  %27 = icmp eq i32 %26, 84
  %28 = icmp eq i32 %26, 67
  %29 = and i32 %2, -2
  %30 = icmp eq i32 %29, 112
  %31 = or i1 %28, %30
  %32 = or i1 %27, %31
  %33 = zext i1 %32 to i32
  %34 = and i32 %3, -33
  %35 = icmp eq i32 %34, 84
  %36 = icmp eq i32 %34, 67
  %37 = and i32 %3, -2
  %38 = icmp eq i32 %37, 112
  %39 = or i1 %36, %38
  %40 = or i1 %35, %39
  %41 = zext i1 %40 to i32
  %42 = icmp eq i32 %1, 101
  br i1 %42, label %43, label %44

43:
  br label %44

44:
  %45 = phi ptr [ %14, %43 ], [ %10, %25 ]
  %46 = phi ptr [ %15, %43 ], [ %11, %25 ]
  %47 = phi i32 [ %13, %43 ], [ %17, %25 ]
  %48 = phi ptr [ %11, %43 ], [ %15, %25 ]
  %49 = phi ptr [ %10, %43 ], [ %14, %25 ]
  %50 = phi i32 [ %17, %43 ], [ %13, %25 ]
  %51 = phi i32 [ %33, %43 ], [ %41, %25 ]
  %52 = phi i32 [ %41, %43 ], [ %33, %25 ]
  %53 = phi i32 [ %4, %43 ], [ %5, %25 ]
  %54 = phi i32 [ %5, %43 ], [ %4, %25 ]
  %55 = icmp eq i32 %52, 0
  %56 = icmp eq i32 %51, 0
  %57 = icmp eq ptr %22, null
  br i1 %57, label %80, label %58

58:
  tail call fastcc void @enzyme_build.dense.s_scale(i32 noundef %54, i32 noundef %53, float noundef %18, ptr noundef nonnull %22, i32 noundef %24)
  %59 = icmp ne ptr %19, null
  %60 = fcmp une float %18, 0.000000e+00
  %61 = and i1 %60, %59
  br i1 %61, label %62, label %64

62:
  %63 = load float, ptr %19, align 4
  tail call fastcc void @enzyme_build.dense.s_add(i32 noundef %54, i32 noundef %53, float noundef %63, ptr noundef %21, i32 noundef %24, ptr noundef nonnull %22, i32 noundef %24)
  br label %64

64:
  %65 = icmp eq ptr %8, null
  br i1 %65, label %70, label %66

66:
  %67 = load float, ptr %8, align 4
  %68 = select i1 %55, i32 111, i32 112
  %69 = select i1 %56, i32 111, i32 112
  tail call void @cblas_sgemm(i32 noundef 102, i32 noundef %68, i32 noundef %69, i32 noundef %54, i32 noundef %53, i32 noundef %6, float noundef %67, ptr noundef %45, i32 noundef %50, ptr noundef %49, i32 noundef %47, float noundef 1.000000e+00, ptr noundef nonnull %22, i32 noundef %24)
  br label %70

70:
  %71 = icmp eq ptr %46, null
  br i1 %71, label %75, label %72

72:
  %73 = select i1 %55, i32 111, i32 112
  %74 = select i1 %56, i32 111, i32 112
  tail call void @cblas_sgemm(i32 noundef 102, i32 noundef %73, i32 noundef %74, i32 noundef %54, i32 noundef %53, i32 noundef %6, float noundef %7, ptr noundef nonnull %46, i32 noundef %50, ptr noundef %49, i32 noundef %47, float noundef 1.000000e+00, ptr noundef nonnull %22, i32 noundef %24)
  br label %75

75:
  %76 = icmp eq ptr %48, null
  br i1 %76, label %80, label %77

77:
  %78 = select i1 %55, i32 111, i32 112
  %79 = select i1 %56, i32 111, i32 112
  tail call void @cblas_sgemm(i32 noundef 102, i32 noundef %78, i32 noundef %79, i32 noundef %54, i32 noundef %53, i32 noundef %6, float noundef %7, ptr noundef %45, i32 noundef %50, ptr noundef nonnull %48, i32 noundef %47, float noundef 1.000000e+00, ptr noundef nonnull %22, i32 noundef %24)
  br label %80

80:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_sdot.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef readonly %11) {
  %13 = and i32 %9, 1
  %14 = icmp eq i32 %13, 0
  %15 = and i32 %5, 2
  %16 = icmp eq i32 %15, 0
  %17 = or i1 %16, %14
  %18 = select i1 %17, ptr %3, ptr %0
  %19 = select i1 %17, i32 %6, i32 1
  %20 = icmp eq ptr %4, null
  br i1 %20, label %33, label %21

21:
  %22 = and i32 %5, 1
  %23 = icmp eq i32 %22, 0
  %24 = and i32 %9, 2
  %25 = icmp eq i32 %24, 0
  %26 = or i1 %23, %25
  %27 = sext i32 %2 to i64
  %28 = select i1 %17, i64 0, i64 %27
  %29 = getelementptr inbounds float, ptr %0, i64 %28
  %30 = select i1 %26, ptr %7, ptr %29
  %31 = select i1 %26, i32 %10, i32 1
  %32 = load float, ptr %11, align 4
  tail call void @cblas_saxpy(i32 noundef %2, float noundef %32, ptr noundef %30, i32 noundef %31, ptr noundef nonnull %4, i32 noundef %6)
  br label %33

33:
  %34 = icmp eq ptr %8, null
  br i1 %34, label %37, label %35

35:
  %36 = load float, ptr %11, align 4
  tail call void @cblas_saxpy(i32 noundef %2, float noundef %36, ptr noundef %18, i32 noundef %19, ptr noundef nonnull %8, i32 noundef %10)
  br label %37

37:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_snrm2.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef readonly %7) {
  %9 = and i32 %5, 2
  %10 = icmp eq i32 %9, 0
  %11 = select i1 %10, i32 %6, i32 1
  %12 = select i1 %10, ptr %3, ptr %0
  %13 = tail call float @cblas_snrm2(i32 noundef %2, ptr noundef %12, i32 noundef %11)
  %14 = icmp ne ptr %4, null
  %15 = fcmp ogt float %13, 0.000000e+00
  %16 = select i1 %14, i1 %15, i1 false
  br i1 %16, label %17, label %20

17:
  %18 = load float, ptr %7, align 4
  %19 = fdiv float %18, %13
  tail call void @cblas_saxpy(i32 noundef %2, float noundef %19, ptr noundef %12, i32 noundef %11, ptr noundef nonnull %4, i32 noundef %6)
  br label %20

20:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_sasum.adjoint(ptr noundef readonly %0, i32 noundef %1, i32 noundef %2, ptr noundef readonly %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef readonly %7) {
  %9 = and i32 %5, 2
  %10 = sext i32 %2 to i64
  %11 = icmp eq i32 %9, 0
  %12 = icmp eq ptr %4, null
  br i1 %11, label %13, label %14

13:
  br i1 %12, label %.loopexit, label %15

14:
  br i1 %12, label %.loopexit, label %21

15:
  %16 = icmp slt i32 %6, 0
  br i1 %16, label %17, label %21

17:
  %18 = sub nsw i64 1, %10
  %19 = sext i32 %6 to i64
  %20 = mul nsw i64 %18, %19
  br label %21

21:
  %22 = phi i32 [ %6, %17 ], [ %6, %15 ], [ 1, %14 ]
  %23 = phi ptr [ %3, %17 ], [ %3, %15 ], [ %0, %14 ]
  %24 = phi i64 [ %20, %17 ], [ 0, %15 ], [ 0, %14 ]
  %25 = getelementptr inbounds float, ptr %23, i64 %24
  %26 = icmp slt i32 %6, 0
  %27 = sub nsw i64 1, %10
  %28 = sext i32 %6 to i64
  %29 = mul nsw i64 %27, %28
  %30 = select i1 %26, i64 %29, i64 0
  %31 = getelementptr inbounds float, ptr %4, i64 %30
  %32 = icmp sgt i32 %2, 0
  br i1 %32, label %33, label %.loopexit

33:
  %34 = sext i32 %22 to i64
  br label %35

35:
  %36 = phi i64 [ 0, %33 ], [ %48, %35 ]
  %37 = mul nsw i64 %36, %34
  %38 = getelementptr inbounds float, ptr %25, i64 %37
  %39 = load float, ptr %38, align 4
  %40 = fcmp olt float %39, 0.000000e+00
  %41 = load float, ptr %7, align 4
  %42 = fneg float %41
  %43 = select i1 %40, float %42, float %41
  %44 = mul nsw i64 %36, %28
  %45 = getelementptr inbounds float, ptr %31, i64 %44
  %46 = load float, ptr %45, align 4
  %47 = fadd float %46, %43
  store float %47, ptr %45, align 4
  %48 = add nuw nsw i64 %36, 1
  %49 = icmp eq i64 %48, %10
  br i1 %49, label %.loopexit.loopexit, label %35

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_sscal.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9) {
  %11 = icmp sgt i32 %9, 0
  %12 = select i1 %11, i32 %2, i32 0
  %13 = and i32 %5, 1
  %14 = icmp eq i32 %13, 0
  %15 = select i1 %14, i32 %9, i32 1
  %16 = select i1 %14, ptr %6, ptr %0
  %17 = icmp eq ptr %7, null
  br i1 %17, label %25, label %18

18:
  %19 = icmp eq ptr %4, null
  br i1 %19, label %24, label %20

20:
  %21 = tail call float @cblas_sdot(i32 noundef %12, ptr noundef %16, i32 noundef %15, ptr noundef nonnull %7, i32 noundef %9)
  tail call fastcc void @enzyme_build.dense.s_scale(i32 noundef 1, i32 noundef %12, float noundef %3, ptr noundef nonnull %7, i32 noundef %9)
  %22 = load float, ptr %4, align 4
  %23 = fadd float %21, %22
  store float %23, ptr %4, align 4
  br label %25

24:
  tail call fastcc void @enzyme_build.dense.s_scale(i32 noundef 1, i32 noundef %12, float noundef %3, ptr noundef nonnull %7, i32 noundef %9)
  br label %25

25:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_saxpy.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef readnone %10, ptr noundef %11, i32 noundef %12, i32 noundef %13) {
  %15 = icmp ne ptr %6, %10
  %16 = and i32 %5, 1
  %17 = icmp eq i32 %16, 0
  %18 = and i32 %8, 2
  %19 = icmp eq i32 %18, 0
  %20 = and i1 %19, %15
  %21 = or i1 %17, %20
  %22 = select i1 %21, i32 %9, i32 1
  %23 = select i1 %21, ptr %6, ptr %0
  %24 = icmp eq ptr %11, null
  br i1 %24, label %37, label %25

25:
  %26 = icmp eq ptr %4, null
  br i1 %26, label %29, label %27

27:
  %28 = tail call float @cblas_sdot(i32 noundef %2, ptr noundef %23, i32 noundef %22, ptr noundef nonnull %11, i32 noundef %13)
  br label %29

29:
  %30 = phi float [ %28, %27 ], [ 0.000000e+00, %25 ]
  %31 = icmp eq ptr %7, null
  br i1 %31, label %33, label %32

32:
  tail call void @cblas_saxpy(i32 noundef %2, float noundef %3, ptr noundef nonnull %11, i32 noundef %13, ptr noundef nonnull %7, i32 noundef %9)
  br label %33

33:
  br i1 %26, label %37, label %34

34:
  %35 = load float, ptr %4, align 4
  %36 = fadd float %30, %35
  store float %36, ptr %4, align 4
  br label %37

37:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_scopy.adjoint(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef readnone %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef readnone %7, ptr noundef %8, i32 noundef %9, i32 noundef %10) {
  %12 = icmp eq ptr %8, null
  %13 = icmp eq ptr %4, %8
  %14 = or i1 %12, %13
  br i1 %14, label %20, label %15

15:
  %16 = icmp eq ptr %4, null
  br i1 %16, label %18, label %17

17:
  tail call void @cblas_saxpy(i32 noundef %2, float noundef 1.000000e+00, ptr noundef nonnull %8, i32 noundef %10, ptr noundef nonnull %4, i32 noundef %6)
  br label %18

18:
  %19 = tail call i32 @llvm.abs.i32(i32 %10, i1 true)
  tail call fastcc void @enzyme_build.dense.s_fill(i32 noundef 1, i32 noundef %2, ptr noundef nonnull %8, i32 noundef %19)
  br label %20

20:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_sswap.adjoint(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef readnone %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef readnone %7, ptr noundef %8, i32 noundef %9, i32 noundef %10) {
  %12 = icmp ne ptr %4, null
  %13 = icmp ne ptr %8, null
  %14 = and i1 %12, %13
  br i1 %14, label %15, label %16

15:
  tail call void @cblas_sswap(i32 noundef %2, ptr noundef nonnull %4, i32 noundef %6, ptr noundef nonnull %8, i32 noundef %10)
  br label %22

16:
  br i1 %12, label %17, label %19

17:
  %18 = tail call i32 @llvm.abs.i32(i32 %6, i1 true)
  tail call fastcc void @enzyme_build.dense.s_fill(i32 noundef 1, i32 noundef %2, ptr noundef nonnull %4, i32 noundef %18)
  br label %22

19:
  br i1 %13, label %20, label %22

20:
  %21 = tail call i32 @llvm.abs.i32(i32 %10, i1 true)
  tail call fastcc void @enzyme_build.dense.s_fill(i32 noundef 1, i32 noundef %2, ptr noundef nonnull %8, i32 noundef %21)
  br label %22

22:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_srot.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, float noundef %11, ptr noundef %12, i32 noundef %13, float noundef %14, ptr noundef %15, i32 noundef %16) {
  %18 = or i32 %16, %13
  %19 = and i32 %18, 1
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %24, label %21

21:
  %22 = sext i32 %2 to i64
  %23 = getelementptr inbounds float, ptr %0, i64 %22
  br label %24

24:
  %25 = phi i32 [ 1, %21 ], [ %6, %17 ]
  %26 = phi ptr [ %0, %21 ], [ %3, %17 ]
  %27 = phi i32 [ 1, %21 ], [ %10, %17 ]
  %28 = phi ptr [ %23, %21 ], [ %7, %17 ]
  %29 = icmp ne ptr %4, null
  %30 = icmp ne ptr %12, null
  %31 = and i1 %29, %30
  br i1 %31, label %32, label %36

32:
  %33 = tail call float @cblas_sdot(i32 noundef %2, ptr noundef nonnull %4, i32 noundef %6, ptr noundef %26, i32 noundef %25)
  %34 = load float, ptr %12, align 4
  %35 = fadd float %33, %34
  store float %35, ptr %12, align 4
  br label %36

36:
  %37 = icmp ne ptr %8, null
  %38 = and i1 %37, %30
  br i1 %38, label %39, label %43

39:
  %40 = tail call float @cblas_sdot(i32 noundef %2, ptr noundef nonnull %8, i32 noundef %10, ptr noundef %28, i32 noundef %27)
  %41 = load float, ptr %12, align 4
  %42 = fadd float %40, %41
  store float %42, ptr %12, align 4
  br label %43

43:
  %44 = icmp ne ptr %15, null
  %45 = and i1 %29, %44
  br i1 %45, label %46, label %50

46:
  %47 = tail call float @cblas_sdot(i32 noundef %2, ptr noundef nonnull %4, i32 noundef %6, ptr noundef %28, i32 noundef %27)
  %48 = load float, ptr %15, align 4
  %49 = fadd float %47, %48
  store float %49, ptr %15, align 4
  br label %50

50:
  %51 = and i1 %37, %44
  br i1 %51, label %52, label %56

52:
  %53 = tail call float @cblas_sdot(i32 noundef %2, ptr noundef nonnull %8, i32 noundef %10, ptr noundef %26, i32 noundef %25)
  %54 = load float, ptr %15, align 4
  %55 = fsub float %54, %53
  store float %55, ptr %15, align 4
  br label %56

56:
  %57 = and i1 %29, %37
  br i1 %57, label %58, label %60

58:
  %59 = fneg float %14
  tail call void @cblas_srot(i32 noundef %2, ptr noundef nonnull %4, i32 noundef %6, ptr noundef nonnull %8, i32 noundef %10, float noundef %11, float noundef %59)
  br label %66

60:
  br i1 %29, label %61, label %63

61:
  %62 = tail call i32 @llvm.abs.i32(i32 %6, i1 true)
  tail call fastcc void @enzyme_build.dense.s_scale(i32 noundef 1, i32 noundef %2, float noundef %11, ptr noundef nonnull %4, i32 noundef %62)
  br label %66

63:
  br i1 %37, label %64, label %66

64:
  %65 = tail call i32 @llvm.abs.i32(i32 %10, i1 true)
  tail call fastcc void @enzyme_build.dense.s_scale(i32 noundef 1, i32 noundef %2, float noundef %11, ptr noundef nonnull %8, i32 noundef %65)
  br label %66

66:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_sgemv.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, i32 noundef %10, i32 noundef %11, ptr noundef %12, ptr noundef %13, i32 noundef %14, i32 noundef %15, float noundef %16, ptr noundef %17, i32 noundef %18, ptr noundef %19, ptr noundef %20, i32 noundef %21, i32 noundef %22) {
  %24 = and i32 %2, -33
  %25 = icmp eq i32 %24, 84
  %26 = icmp eq i32 %24, 67
  %27 = and i32 %2, -2
  %28 = icmp eq i32 %27, 112
  %29 = or i1 %26, %28
  %30 = or i1 %25, %29
  %31 = icmp eq i32 %1, 101
  %32 = xor i1 %31, %30
  %33 = select i1 %31, i32 %3, i32 %4
  %34 = select i1 %31, i32 %4, i32 %3
  %35 = select i1 %32, i32 %33, i32 %34
  %36 = select i1 %32, i32 %34, i32 %33
  %37 = or i32 %14, %7
  %38 = and i32 %37, 1
  %39 = icmp eq i32 %38, 0
  %40 = and i32 %10, 2
  %41 = sext i32 %34 to i64
  %42 = sext i32 %33 to i64
  %43 = mul nsw i64 %41, %42
  %44 = or i32 %10, %7
  %45 = and i32 %44, 1
  %46 = icmp eq i32 %45, 0
  %47 = and i32 %14, 2
  %48 = sext i32 %36 to i64
  %49 = icmp eq i32 %40, 0
  %50 = or i1 %49, %39
  %51 = tail call i32 @llvm.smax.i32(i32 %34, i32 1)
  %52 = select i1 %50, ptr %8, ptr %0
  %53 = select i1 %50, i32 %11, i32 %51
  %54 = select i1 %50, i64 0, i64 %43
  %55 = getelementptr inbounds float, ptr %0, i64 %54
  %56 = icmp eq i32 %47, 0
  %57 = or i1 %46, %56
  %58 = select i1 %57, i32 %15, i32 1
  %59 = select i1 %57, ptr %12, ptr %55
  %60 = select i1 %57, i64 0, i64 %48
  %61 = getelementptr inbounds float, ptr %55, i64 %60
  %62 = and i32 %18, 1
  %63 = icmp eq i32 %62, 0
  %64 = select i1 %63, i32 %22, i32 1
  %65 = select i1 %63, ptr %19, ptr %61
  %66 = icmp eq ptr %20, null
  br i1 %66, label %100, label %67

67:
  %68 = tail call i32 @llvm.abs.i32(i32 %22, i1 true)
  %69 = icmp eq ptr %6, null
  br i1 %69, label %79, label %70

70:
  %71 = tail call i32 @llvm.smax.i32(i32 %35, i32 1)
  %72 = zext nneg i32 %71 to i64
  %73 = shl nuw nsw i64 %72, 2
  %74 = tail call ptr @enzyme_build.tape.new(i64 noundef %73)
  tail call fastcc void @enzyme_build.dense.s_fill(i32 noundef 1, i32 noundef %35, ptr noundef %74, i32 noundef 1)
  %75 = select i1 %32, i32 112, i32 111
  tail call void @cblas_sgemv(i32 noundef 102, i32 noundef %75, i32 noundef %34, i32 noundef %33, float noundef 1.000000e+00, ptr noundef %52, i32 noundef %53, ptr noundef %59, i32 noundef %58, float noundef 1.000000e+00, ptr noundef %74, i32 noundef 1)
  %76 = tail call float @cblas_sdot(i32 noundef %35, ptr noundef %74, i32 noundef 1, ptr noundef nonnull %20, i32 noundef %22)
  %77 = load float, ptr %6, align 4
  %78 = fadd float %76, %77
  store float %78, ptr %6, align 4
  tail call void @enzyme_build.tape.free(ptr noundef %74)
  br label %79

79:
  %80 = icmp eq ptr %9, null
  %81 = or i1 %32, %80
  br i1 %81, label %83, label %82

82:
  tail call void @cblas_sger(i32 noundef 102, i32 noundef %34, i32 noundef %33, float noundef %5, ptr noundef nonnull %20, i32 noundef %22, ptr noundef %59, i32 noundef %58, ptr noundef nonnull %9, i32 noundef %11)
  br label %87

83:
  %84 = icmp ne ptr %9, null
  %85 = and i1 %32, %84
  br i1 %85, label %86, label %87

86:
  tail call void @cblas_sger(i32 noundef 102, i32 noundef %34, i32 noundef %33, float noundef %5, ptr noundef %59, i32 noundef %58, ptr noundef nonnull %20, i32 noundef %22, ptr noundef nonnull %9, i32 noundef %11)
  br label %87

87:
  %88 = icmp eq ptr %13, null
  br i1 %88, label %91, label %89

89:
  %90 = select i1 %32, i32 111, i32 112
  tail call void @cblas_sgemv(i32 noundef 102, i32 noundef %90, i32 noundef %34, i32 noundef %33, float noundef %5, ptr noundef %52, i32 noundef %53, ptr noundef nonnull %20, i32 noundef %22, float noundef 1.000000e+00, ptr noundef nonnull %13, i32 noundef %15)
  br label %91

91:
  %92 = icmp ne ptr %17, null
  %93 = fcmp une float %16, 0.000000e+00
  %94 = and i1 %93, %92
  br i1 %94, label %95, label %99

95:
  %96 = tail call float @cblas_sdot(i32 noundef %35, ptr noundef %65, i32 noundef %64, ptr noundef nonnull %20, i32 noundef %22)
  %97 = load float, ptr %17, align 4
  %98 = fadd float %96, %97
  store float %98, ptr %17, align 4
  br label %99

99:
  tail call fastcc void @enzyme_build.dense.s_scale(i32 noundef 1, i32 noundef %35, float noundef %16, ptr noundef nonnull %20, i32 noundef %68)
  br label %100

100:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_sger.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, float noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef readnone %15, ptr noundef %16, i32 noundef %17, i32 noundef %18) {
  %20 = or i32 %13, %6
  %21 = and i32 %20, 1
  %22 = or i32 %9, %6
  %23 = and i32 %22, 1
  %24 = icmp eq i32 %1, 101
  br i1 %24, label %25, label %26

25:
  br label %26

26:
  %27 = phi ptr [ %11, %25 ], [ %7, %19 ]
  %28 = phi ptr [ %12, %25 ], [ %8, %19 ]
  %29 = phi i32 [ %13, %25 ], [ %9, %19 ]
  %30 = phi i32 [ %14, %25 ], [ %10, %19 ]
  %31 = phi i32 [ %10, %25 ], [ %14, %19 ]
  %32 = phi i32 [ %9, %25 ], [ %13, %19 ]
  %33 = phi ptr [ %8, %25 ], [ %12, %19 ]
  %34 = phi ptr [ %7, %25 ], [ %11, %19 ]
  %35 = phi i32 [ %21, %25 ], [ %23, %19 ]
  %36 = phi i32 [ %23, %25 ], [ %21, %19 ]
  %37 = phi i32 [ %2, %25 ], [ %3, %19 ]
  %38 = phi i32 [ %3, %25 ], [ %2, %19 ]
  %39 = icmp eq i32 %36, 0
  %40 = and i32 %29, 2
  %41 = sext i32 %38 to i64
  %42 = icmp eq i32 %35, 0
  %43 = and i32 %32, 2
  %44 = icmp eq i32 %40, 0
  %45 = or i1 %44, %39
  %46 = select i1 %45, ptr %27, ptr %0
  %47 = select i1 %45, i32 %30, i32 1
  %48 = select i1 %45, i64 0, i64 %41
  %49 = getelementptr inbounds float, ptr %0, i64 %48
  %50 = icmp eq i32 %43, 0
  %51 = or i1 %50, %42
  %52 = select i1 %51, i32 %31, i32 1
  %53 = select i1 %51, ptr %34, ptr %49
  %54 = icmp eq ptr %16, null
  br i1 %54, label %70, label %55

55:
  %56 = icmp eq ptr %5, null
  br i1 %56, label %64, label %57

57:
  %58 = tail call i64 @llvm.smax.i64(i64 %41, i64 1)
  %59 = shl nuw nsw i64 %58, 2
  %60 = tail call ptr @enzyme_build.tape.new(i64 noundef %59)
  tail call fastcc void @enzyme_build.dense.s_fill(i32 noundef 1, i32 noundef %38, ptr noundef %60, i32 noundef 1)
  tail call void @cblas_sgemv(i32 noundef 102, i32 noundef 111, i32 noundef %38, i32 noundef %37, float noundef 1.000000e+00, ptr noundef nonnull %16, i32 noundef %18, ptr noundef %53, i32 noundef %52, float noundef 1.000000e+00, ptr noundef %60, i32 noundef 1)
  %61 = tail call float @cblas_sdot(i32 noundef %38, ptr noundef %60, i32 noundef 1, ptr noundef %46, i32 noundef %47)
  %62 = load float, ptr %5, align 4
  %63 = fadd float %61, %62
  store float %63, ptr %5, align 4
  tail call void @enzyme_build.tape.free(ptr noundef %60)
  br label %64

64:
  %65 = icmp eq ptr %28, null
  br i1 %65, label %67, label %66

66:
  tail call void @cblas_sgemv(i32 noundef 102, i32 noundef 111, i32 noundef %38, i32 noundef %37, float noundef %4, ptr noundef nonnull %16, i32 noundef %18, ptr noundef %53, i32 noundef %52, float noundef 1.000000e+00, ptr noundef nonnull %28, i32 noundef %30)
  br label %67

67:
  %68 = icmp eq ptr %33, null
  br i1 %68, label %70, label %69

69:
  tail call void @cblas_sgemv(i32 noundef 102, i32 noundef 112, i32 noundef %38, i32 noundef %37, float noundef %4, ptr noundef nonnull %16, i32 noundef %18, ptr noundef %46, i32 noundef %47, float noundef 1.000000e+00, ptr noundef nonnull %33, i32 noundef %31)
  br label %70

70:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_ssymv.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, float noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, float noundef %15, ptr noundef %16, i32 noundef %17, ptr noundef %18, ptr noundef %19, i32 noundef %20, i32 noundef %21) {
  %23 = and i32 %2, -33
  %24 = icmp eq i32 %23, 85
  %25 = icmp eq i32 %2, 121
  %26 = or i1 %25, %24
  %27 = icmp ne i32 %1, 102
  %28 = xor i1 %27, %26
  %29 = or i32 %13, %6
  %30 = and i32 %29, 1
  %31 = icmp eq i32 %30, 0
  %32 = and i32 %9, 2
  %33 = sext i32 %3 to i64
  %34 = mul nsw i64 %33, %33
  %35 = or i32 %9, %6
  %36 = and i32 %35, 1
  %37 = icmp eq i32 %36, 0
  %38 = and i32 %13, 2
  %39 = icmp eq i32 %32, 0
  %40 = or i1 %39, %31
  %41 = tail call i32 @llvm.smax.i32(i32 %3, i32 1)
  %42 = select i1 %40, ptr %7, ptr %0
  %43 = select i1 %40, i32 %10, i32 %41
  %44 = select i1 %40, i64 0, i64 %34
  %45 = getelementptr inbounds nuw float, ptr %0, i64 %44
  %46 = icmp eq i32 %38, 0
  %47 = or i1 %37, %46
  %48 = select i1 %47, i32 %14, i32 1
  %49 = select i1 %47, ptr %11, ptr %45
  %50 = select i1 %47, i64 0, i64 %33
  %51 = getelementptr inbounds float, ptr %45, i64 %50
  %52 = and i32 %17, 1
  %53 = icmp eq i32 %52, 0
  %54 = select i1 %53, i32 %21, i32 1
  %55 = select i1 %53, ptr %18, ptr %51
  %56 = icmp eq ptr %19, null
  br i1 %56, label %97, label %57

57:
  %58 = tail call i32 @llvm.abs.i32(i32 %21, i1 true)
  %59 = icmp eq ptr %5, null
  br i1 %59, label %68, label %60

60:
  %61 = tail call i64 @llvm.smax.i64(i64 %33, i64 1)
  %62 = shl nuw nsw i64 %61, 2
  %63 = tail call ptr @enzyme_build.tape.new(i64 noundef %62)
  tail call fastcc void @enzyme_build.dense.s_fill(i32 noundef 1, i32 noundef %3, ptr noundef %63, i32 noundef 1)
  %64 = select i1 %28, i32 121, i32 122
  tail call void @cblas_ssymv(i32 noundef 102, i32 noundef %64, i32 noundef %3, float noundef 1.000000e+00, ptr noundef %42, i32 noundef %43, ptr noundef %49, i32 noundef %48, float noundef 1.000000e+00, ptr noundef %63, i32 noundef 1)
  %65 = tail call float @cblas_sdot(i32 noundef %3, ptr noundef %63, i32 noundef 1, ptr noundef nonnull %19, i32 noundef %21)
  %66 = load float, ptr %5, align 4
  %67 = fadd float %65, %66
  store float %67, ptr %5, align 4
  tail call void @enzyme_build.tape.free(ptr noundef %63)
  br label %68

68:
  %69 = icmp eq ptr %8, null
  br i1 %69, label %84, label %70

70:
  %71 = select i1 %28, i32 1, i32 2
  %72 = icmp slt i32 %21, 0
  %73 = sub nsw i64 1, %33
  %74 = sext i32 %21 to i64
  %75 = mul nsw i64 %73, %74
  %76 = select i1 %72, i64 %75, i64 0
  %77 = getelementptr inbounds float, ptr %19, i64 %76
  %78 = icmp slt i32 %48, 0
  %79 = sext i32 %48 to i64
  %80 = mul nsw i64 %73, %79
  %81 = select i1 %78, i64 %80, i64 0
  %82 = getelementptr inbounds float, ptr %49, i64 %81
  tail call fastcc void @enzyme_build.dense.s_add_outer(i32 noundef %71, i32 noundef %3, float noundef %4, ptr noundef nonnull %77, i32 noundef %21, ptr noundef %82, i32 noundef %48, ptr noundef nonnull %8, i32 noundef %10)
  %83 = select i1 %28, i32 3, i32 4
  tail call fastcc void @enzyme_build.dense.s_add_outer(i32 noundef %83, i32 noundef %3, float noundef %4, ptr noundef %82, i32 noundef %48, ptr noundef nonnull %77, i32 noundef %21, ptr noundef nonnull %8, i32 noundef %10)
  br label %84

84:
  %85 = icmp eq ptr %12, null
  br i1 %85, label %88, label %86

86:
  %87 = select i1 %28, i32 121, i32 122
  tail call void @cblas_ssymv(i32 noundef 102, i32 noundef %87, i32 noundef %3, float noundef %4, ptr noundef %42, i32 noundef %43, ptr noundef nonnull %19, i32 noundef %21, float noundef 1.000000e+00, ptr noundef nonnull %12, i32 noundef %14)
  br label %88

88:
  %89 = icmp ne ptr %16, null
  %90 = fcmp une float %15, 0.000000e+00
  %91 = and i1 %90, %89
  br i1 %91, label %92, label %96

92:
  %93 = tail call float @cblas_sdot(i32 noundef %3, ptr noundef %55, i32 noundef %54, ptr noundef nonnull %19, i32 noundef %21)
  %94 = load float, ptr %16, align 4
  %95 = fadd float %93, %94
  store float %95, ptr %16, align 4
  br label %96

96:
  tail call fastcc void @enzyme_build.dense.s_scale(i32 noundef 1, i32 noundef %3, float noundef %15, ptr noundef nonnull %19, i32 noundef %58)
  br label %97

97:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_ssyr.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, float noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef readnone %11, ptr noundef %12, i32 noundef %13, i32 noundef %14) {
  %16 = and i32 %9, 2
  %17 = icmp eq i32 %16, 0
  %18 = select i1 %17, i32 %10, i32 1
  %19 = select i1 %17, ptr %7, ptr %0
  %20 = icmp eq ptr %12, null
  br i1 %20, label %49, label %21

21:
  %22 = sext i32 %3 to i64
  %23 = and i32 %2, -33
  %24 = icmp eq i32 %23, 85
  %25 = icmp eq i32 %2, 121
  %26 = or i1 %25, %24
  %27 = tail call i64 @llvm.smax.i64(i64 %22, i64 1)
  %28 = shl nuw nsw i64 %27, 2
  %29 = tail call ptr @enzyme_build.tape.new(i64 noundef %28)
  tail call fastcc void @enzyme_build.dense.s_fill(i32 noundef 1, i32 noundef %3, ptr noundef %29, i32 noundef 1)
  %30 = icmp eq i32 %1, 102
  %31 = xor i1 %30, %26
  %32 = select i1 %31, i32 122, i32 121
  tail call void @cblas_ssymv(i32 noundef 102, i32 noundef %32, i32 noundef %3, float noundef 1.000000e+00, ptr noundef nonnull %12, i32 noundef %14, ptr noundef %19, i32 noundef %18, float noundef 1.000000e+00, ptr noundef %29, i32 noundef 1)
  %33 = icmp slt i32 %18, 0
  %34 = sub nsw i64 1, %22
  %35 = sext i32 %18 to i64
  %36 = mul nsw i64 %34, %35
  %37 = select i1 %33, i64 %36, i64 0
  %38 = getelementptr inbounds float, ptr %19, i64 %37
  tail call fastcc void @enzyme_build.dense.s_add_diagonal(i32 noundef %3, float noundef 1.000000e+00, ptr noundef %12, i32 noundef %14, ptr noundef %38, i32 noundef %18, ptr noundef %29, i32 noundef 1)
  %39 = icmp eq ptr %5, null
  br i1 %39, label %45, label %40

40:
  %41 = tail call float @cblas_sdot(i32 noundef %3, ptr noundef %29, i32 noundef 1, ptr noundef %19, i32 noundef %18)
  %42 = fmul float %41, 5.000000e-01
  %43 = load float, ptr %5, align 4
  %44 = fadd float %43, %42
  store float %44, ptr %5, align 4
  br label %45

45:
  %46 = icmp eq ptr %8, null
  br i1 %46, label %48, label %47

47:
  tail call void @cblas_saxpy(i32 noundef %3, float noundef %4, ptr noundef %29, i32 noundef 1, ptr noundef nonnull %8, i32 noundef %10)
  br label %48

48:
  tail call void @enzyme_build.tape.free(ptr noundef %29)
  br label %49

49:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_ssyr2.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, float noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef readnone %15, ptr noundef %16, i32 noundef %17, i32 noundef %18) {
  %20 = and i32 %2, -33
  %21 = icmp eq i32 %20, 85
  %22 = icmp eq i32 %2, 121
  %23 = or i1 %22, %21
  %24 = icmp ne i32 %1, 102
  %25 = xor i1 %24, %23
  %26 = or i32 %13, %6
  %27 = and i32 %26, 1
  %28 = icmp eq i32 %27, 0
  %29 = and i32 %9, 2
  %30 = sext i32 %3 to i64
  %31 = or i32 %9, %6
  %32 = and i32 %31, 1
  %33 = icmp eq i32 %32, 0
  %34 = and i32 %13, 2
  %35 = icmp eq i32 %29, 0
  %36 = or i1 %35, %28
  %37 = select i1 %36, ptr %7, ptr %0
  %38 = select i1 %36, i32 %10, i32 1
  %39 = select i1 %36, i64 0, i64 %30
  %40 = getelementptr inbounds float, ptr %0, i64 %39
  %41 = icmp eq i32 %34, 0
  %42 = or i1 %33, %41
  %43 = select i1 %42, i32 %14, i32 1
  %44 = select i1 %42, ptr %11, ptr %40
  %45 = icmp eq ptr %16, null
  br i1 %45, label %84, label %46

46:
  %47 = icmp ne ptr %5, null
  %48 = icmp ne ptr %8, null
  %49 = or i1 %47, %48
  br i1 %49, label %50, label %69

50:
  %51 = tail call i64 @llvm.smax.i64(i64 %30, i64 1)
  %52 = shl nuw nsw i64 %51, 2
  %53 = tail call ptr @enzyme_build.tape.new(i64 noundef %52)
  tail call fastcc void @enzyme_build.dense.s_fill(i32 noundef 1, i32 noundef %3, ptr noundef %53, i32 noundef 1)
  %54 = select i1 %25, i32 121, i32 122
  tail call void @cblas_ssymv(i32 noundef 102, i32 noundef %54, i32 noundef %3, float noundef 1.000000e+00, ptr noundef nonnull %16, i32 noundef %18, ptr noundef %44, i32 noundef %43, float noundef 1.000000e+00, ptr noundef %53, i32 noundef 1)
  %55 = icmp slt i32 %43, 0
  %56 = sub nsw i64 1, %30
  %57 = sext i32 %43 to i64
  %58 = mul nsw i64 %56, %57
  %59 = select i1 %55, i64 %58, i64 0
  %60 = getelementptr inbounds float, ptr %44, i64 %59
  tail call fastcc void @enzyme_build.dense.s_add_diagonal(i32 noundef %3, float noundef 1.000000e+00, ptr noundef %16, i32 noundef %18, ptr noundef %60, i32 noundef %43, ptr noundef %53, i32 noundef 1)
  br i1 %47, label %61, label %65

61:
  %62 = tail call float @cblas_sdot(i32 noundef %3, ptr noundef %53, i32 noundef 1, ptr noundef %37, i32 noundef %38)
  %63 = load float, ptr %5, align 4
  %64 = fadd float %62, %63
  store float %64, ptr %5, align 4
  br label %65

65:
  %66 = icmp eq ptr %8, null
  br i1 %66, label %68, label %67

67:
  tail call void @cblas_saxpy(i32 noundef %3, float noundef %4, ptr noundef %53, i32 noundef 1, ptr noundef nonnull %8, i32 noundef %10)
  br label %68

68:
  tail call void @enzyme_build.tape.free(ptr noundef %53)
  br label %69

69:
  %70 = icmp eq ptr %12, null
  br i1 %70, label %84, label %71

71:
  %72 = select i1 %25, i32 121, i32 122
  tail call void @cblas_ssymv(i32 noundef 102, i32 noundef %72, i32 noundef %3, float noundef %4, ptr noundef nonnull %16, i32 noundef %18, ptr noundef %37, i32 noundef %38, float noundef 1.000000e+00, ptr noundef nonnull %12, i32 noundef %14)
  %73 = icmp slt i32 %38, 0
  %74 = sub nsw i64 1, %30
  %75 = sext i32 %38 to i64
  %76 = mul nsw i64 %74, %75
  %77 = select i1 %73, i64 %76, i64 0
  %78 = getelementptr inbounds float, ptr %37, i64 %77
  %79 = icmp slt i32 %14, 0
  %80 = sext i32 %14 to i64
  %81 = mul nsw i64 %74, %80
  %82 = select i1 %79, i64 %81, i64 0
  %83 = getelementptr inbounds float, ptr %12, i64 %82
  tail call fastcc void @enzyme_build.dense.s_add_diagonal(i32 noundef %3, float noundef %4, ptr noundef %16, i32 noundef %18, ptr noundef %78, i32 noundef %38, ptr noundef nonnull %83, i32 noundef %14)
  br label %84

84:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_strmv.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef %11, i32 noundef %12, i32 noundef %13) {
  %15 = icmp eq i32 %1, 102
  %16 = and i32 %2, -33
  %17 = icmp ne i32 %16, 85
  %18 = icmp ne i32 %2, 121
  %19 = and i1 %18, %17
  %20 = xor i1 %15, %19
  %21 = and i32 %3, -33
  %22 = and i32 %3, -2
  %23 = icmp ne i32 %21, 67
  %24 = icmp ne i32 %22, 112
  %25 = and i1 %23, %24
  %26 = icmp ne i32 %21, 84
  %27 = and i1 %26, %25
  %28 = xor i1 %15, %27
  %29 = and i32 %4, -33
  %30 = icmp ne i32 %29, 85
  %31 = icmp ne i32 %4, 132
  %32 = and i1 %31, %30
  %33 = and i32 %12, 1
  %34 = icmp eq i32 %33, 0
  %35 = and i32 %8, 2
  %36 = sext i32 %5 to i64
  %37 = icmp eq i32 %35, 0
  %38 = or i1 %37, %34
  %39 = tail call i32 @llvm.smax.i32(i32 %5, i32 1)
  %40 = select i1 %38, ptr %6, ptr %0
  %41 = select i1 %38, i32 %9, i32 %39
  %42 = and i32 %8, 1
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %46

44:
  %45 = icmp eq ptr %11, null
  br i1 %45, label %85, label %51

46:
  %47 = mul nsw i64 %36, %36
  %48 = select i1 %38, i64 0, i64 %47
  %49 = getelementptr inbounds nuw float, ptr %0, i64 %48
  %50 = icmp eq ptr %11, null
  br i1 %50, label %85, label %57

51:
  %52 = icmp slt i32 %13, 0
  br i1 %52, label %53, label %57

53:
  %54 = sub nsw i64 1, %36
  %55 = sext i32 %13 to i64
  %56 = mul nsw i64 %54, %55
  br label %57

57:
  %58 = phi i32 [ %13, %53 ], [ %13, %51 ], [ 1, %46 ]
  %59 = phi ptr [ %10, %53 ], [ %10, %51 ], [ %49, %46 ]
  %60 = phi i64 [ %56, %53 ], [ 0, %51 ], [ 0, %46 ]
  %61 = getelementptr inbounds float, ptr %59, i64 %60
  %62 = icmp slt i32 %13, 0
  %63 = sub nsw i64 1, %36
  %64 = sext i32 %13 to i64
  %65 = mul nsw i64 %63, %64
  %66 = select i1 %62, i64 %65, i64 0
  %67 = getelementptr inbounds float, ptr %11, i64 %66
  %68 = icmp eq ptr %7, null
  %69 = or i1 %68, %28
  br i1 %69, label %74, label %70

70:
  %71 = select i1 %32, i32 1, i32 3
  %72 = select i1 %32, i32 2, i32 4
  %73 = select i1 %20, i32 %71, i32 %72
  tail call fastcc void @enzyme_build.dense.s_add_outer(i32 noundef %73, i32 noundef %5, float noundef 1.000000e+00, ptr noundef %67, i32 noundef %13, ptr noundef %61, i32 noundef %58, ptr noundef nonnull %7, i32 noundef %9)
  br label %74

74:
  %75 = icmp ne ptr %7, null
  %76 = and i1 %75, %28
  br i1 %76, label %77, label %81

77:
  %78 = select i1 %32, i32 1, i32 3
  %79 = select i1 %32, i32 2, i32 4
  %80 = select i1 %20, i32 %78, i32 %79
  tail call fastcc void @enzyme_build.dense.s_add_outer(i32 noundef %80, i32 noundef %5, float noundef 1.000000e+00, ptr noundef %61, i32 noundef %58, ptr noundef %67, i32 noundef %13, ptr noundef nonnull %7, i32 noundef %9)
  br label %81

81:
  %82 = select i1 %20, i32 121, i32 122
  %83 = select i1 %28, i32 111, i32 112
  %84 = select i1 %32, i32 131, i32 132
  tail call void @cblas_strmv(i32 noundef 102, i32 noundef %82, i32 noundef %83, i32 noundef %84, i32 noundef %5, ptr noundef %40, i32 noundef %41, ptr noundef nonnull %11, i32 noundef %13)
  br label %85

85:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_strsv.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef %11, i32 noundef %12, i32 noundef %13) {
  %15 = icmp eq i32 %1, 102
  %16 = and i32 %3, -33
  %17 = icmp eq i32 %16, 84
  %18 = icmp eq i32 %16, 67
  %19 = and i32 %3, -2
  %20 = icmp eq i32 %19, 112
  %21 = or i1 %18, %20
  %22 = or i1 %17, %21
  %23 = xor i1 %15, %22
  %24 = and i32 %12, 1
  %25 = icmp eq i32 %24, 0
  %26 = and i32 %8, 2
  %27 = sext i32 %5 to i64
  %28 = mul nsw i64 %27, %27
  %29 = and i32 %8, 1
  %30 = icmp eq i32 %29, 0
  %31 = and i32 %12, 2
  %32 = icmp eq i32 %26, 0
  %33 = or i1 %32, %25
  %34 = select i1 %33, i64 0, i64 %28
  %35 = getelementptr inbounds nuw float, ptr %0, i64 %34
  %36 = icmp eq i32 %31, 0
  %37 = or i1 %30, %36
  %38 = select i1 %37, i32 %13, i32 1
  %39 = select i1 %37, ptr %10, ptr %35
  %40 = icmp eq ptr %11, null
  br i1 %40, label %75, label %41

41:
  %42 = tail call i32 @llvm.smax.i32(i32 %5, i32 1)
  %43 = select i1 %33, i32 %9, i32 %42
  %44 = select i1 %33, ptr %6, ptr %0
  %45 = and i32 %4, -33
  %46 = icmp ne i32 %45, 85
  %47 = icmp ne i32 %4, 132
  %48 = and i1 %47, %46
  %49 = and i32 %2, -33
  %50 = icmp eq i32 %49, 85
  %51 = icmp eq i32 %2, 121
  %52 = or i1 %51, %50
  %53 = xor i1 %15, %52
  %54 = select i1 %53, i32 122, i32 121
  %55 = select i1 %23, i32 112, i32 111
  %56 = select i1 %48, i32 131, i32 132
  tail call void @cblas_strsv(i32 noundef 102, i32 noundef %54, i32 noundef %55, i32 noundef %56, i32 noundef %5, ptr noundef %44, i32 noundef %43, ptr noundef nonnull %11, i32 noundef %13)
  %57 = icmp eq ptr %7, null
  br i1 %57, label %75, label %58

58:
  %59 = icmp slt i32 %38, 0
  %60 = sub nsw i64 1, %27
  %61 = sext i32 %38 to i64
  %62 = mul nsw i64 %60, %61
  %63 = select i1 %59, i64 %62, i64 0
  %64 = getelementptr inbounds float, ptr %39, i64 %63
  %65 = icmp slt i32 %13, 0
  %66 = sext i32 %13 to i64
  %67 = mul nsw i64 %60, %66
  %68 = select i1 %65, i64 %67, i64 0
  %69 = getelementptr inbounds float, ptr %11, i64 %68
  %70 = select i1 %48, i32 1, i32 3
  %71 = select i1 %48, i32 2, i32 4
  %72 = select i1 %53, i32 %71, i32 %70
  br i1 %23, label %73, label %74

73:
  tail call fastcc void @enzyme_build.dense.s_add_outer(i32 noundef %72, i32 noundef %5, float noundef -1.000000e+00, ptr noundef nonnull %69, i32 noundef %13, ptr noundef %64, i32 noundef %38, ptr noundef nonnull %7, i32 noundef %9)
  br label %75

74:
  tail call fastcc void @enzyme_build.dense.s_add_outer(i32 noundef %72, i32 noundef %5, float noundef -1.000000e+00, ptr noundef %64, i32 noundef %38, ptr noundef nonnull %69, i32 noundef %13, ptr noundef nonnull %7, i32 noundef %9)
  br label %75

75:
  ret ptr null
}

define noalias noundef ptr @enzyme_build.rule.cblas_sgemm.adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, float noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12, i32 noundef %13, ptr noundef %14, ptr noundef %15, i32 noundef %16, i32 noundef %17, float noundef %18, ptr noundef %19, i32 noundef %20, ptr noundef readonly %21, ptr noundef %22, i32 noundef %23, i32 noundef %24) {
  %26 = and i32 %2, -33
  %27 = icmp eq i32 %26, 84
  %28 = icmp eq i32 %26, 67
  %29 = and i32 %2, -2
  %30 = icmp eq i32 %29, 112
  %31 = or i1 %28, %30
  %32 = or i1 %27, %31
  %33 = zext i1 %32 to i32
  %34 = and i32 %3, -33
  %35 = icmp eq i32 %34, 84
  %36 = icmp eq i32 %34, 67
  %37 = and i32 %3, -2
  %38 = icmp eq i32 %37, 112
  %39 = or i1 %36, %38
  %40 = or i1 %35, %39
  %41 = zext i1 %40 to i32
  %42 = or i32 %16, %9
  %43 = and i32 %42, 1
  %44 = or i32 %12, %9
  %45 = and i32 %44, 1
  %46 = icmp eq i32 %1, 101
  br i1 %46, label %47, label %48

47:
  br label %48

48:
  %49 = phi ptr [ %14, %47 ], [ %10, %25 ]
  %50 = phi ptr [ %15, %47 ], [ %11, %25 ]
  %51 = phi i32 [ %16, %47 ], [ %12, %25 ]
  %52 = phi i32 [ %17, %47 ], [ %13, %25 ]
  %53 = phi i32 [ %13, %47 ], [ %17, %25 ]
  %54 = phi i32 [ %12, %47 ], [ %16, %25 ]
  %55 = phi ptr [ %11, %47 ], [ %15, %25 ]
  %56 = phi ptr [ %10, %47 ], [ %14, %25 ]
  %57 = phi i32 [ %43, %47 ], [ %45, %25 ]
  %58 = phi i32 [ %45, %47 ], [ %43, %25 ]
  %59 = phi i32 [ %33, %47 ], [ %41, %25 ]
  %60 = phi i32 [ %41, %47 ], [ %33, %25 ]
  %61 = phi i32 [ %4, %47 ], [ %5, %25 ]
  %62 = phi i32 [ %5, %47 ], [ %4, %25 ]
  %63 = icmp ne i32 %60, 0
  %64 = select i1 %63, i32 %6, i32 %62
  %65 = select i1 %63, i32 %62, i32 %6
  %66 = icmp eq i32 %58, 0
  %67 = and i32 %51, 2
  %68 = sext i32 %64 to i64
  %69 = sext i32 %65 to i64
  %70 = mul nsw i64 %68, %69
  %71 = icmp ne i32 %59, 0
  %72 = select i1 %71, i32 %61, i32 %6
  %73 = select i1 %71, i32 %6, i32 %61
  %74 = icmp eq i32 %57, 0
  %75 = and i32 %54, 2
  %76 = sext i32 %72 to i64
  %77 = sext i32 %73 to i64
  %78 = mul nsw i64 %76, %77
  %79 = sext i32 %62 to i64
  %80 = sext i32 %61 to i64
  %81 = mul nsw i64 %79, %80
  %82 = icmp eq i32 %67, 0
  %83 = or i1 %82, %66
  %84 = tail call i32 @llvm.smax.i32(i32 %64, i32 1)
  %85 = select i1 %83, ptr %49, ptr %0
  %86 = select i1 %83, i32 %52, i32 %84
  %87 = select i1 %83, i64 0, i64 %70
  %88 = getelementptr inbounds float, ptr %0, i64 %87
  %89 = icmp eq i32 %75, 0
  %90 = or i1 %89, %74
  %91 = tail call i32 @llvm.smax.i32(i32 %72, i32 1)
  %92 = select i1 %90, i32 %53, i32 %91
  %93 = select i1 %90, ptr %56, ptr %88
  %94 = select i1 %90, i64 0, i64 %78
  %95 = getelementptr inbounds float, ptr %88, i64 %94
  %96 = and i32 %20, 1
  %97 = icmp eq i32 %96, 0
  %98 = tail call i32 @llvm.smax.i32(i32 %62, i32 1)
  %99 = select i1 %97, i32 %24, i32 %98
  %100 = select i1 %97, ptr %21, ptr %95
  %101 = icmp eq ptr %22, null
  br i1 %101, label %146, label %102

102:
  %103 = icmp eq ptr %8, null
  br i1 %103, label %115, label %104

104:
  %105 = tail call i64 @llvm.smax.i64(i64 %81, i64 1)
  %106 = shl nsw i64 %105, 2
  %107 = tail call ptr @enzyme_build.tape.new(i64 noundef %106)
  tail call fastcc void @enzyme_build.dense.s_fill(i32 noundef %62, i32 noundef %61, ptr noundef %107, i32 noundef %98)
  %108 = icmp eq i32 %60, 0
  %109 = select i1 %108, i32 111, i32 112
  %110 = icmp eq i32 %59, 0
  %111 = select i1 %110, i32 111, i32 112
  tail call void @cblas_sgemm(i32 noundef 102, i32 noundef %109, i32 noundef %111, i32 noundef %62, i32 noundef %61, i32 noundef %6, float noundef 1.000000e+00, ptr noundef %85, i32 noundef %86, ptr noundef %93, i32 noundef %92, float noundef 1.000000e+00, ptr noundef %107, i32 noundef %98)
  %112 = tail call fastcc float @enzyme_build.dense.s_inner(i32 noundef %62, i32 noundef %61, ptr noundef %107, i32 noundef %98, ptr noundef nonnull %22, i32 noundef %24)
  %113 = load float, ptr %8, align 4
  %114 = fadd float %112, %113
  store float %114, ptr %8, align 4
  tail call void @enzyme_build.tape.free(ptr noundef %107)
  br label %115

115:
  %116 = icmp eq ptr %50, null
  %117 = or i1 %116, %63
  br i1 %117, label %120, label %118

118:
  %119 = select i1 %71, i32 111, i32 112
  tail call void @cblas_sgemm(i32 noundef 102, i32 noundef 111, i32 noundef %119, i32 noundef %62, i32 noundef %6, i32 noundef %61, float noundef %7, ptr noundef nonnull %22, i32 noundef %24, ptr noundef %93, i32 noundef %92, float noundef 1.000000e+00, ptr noundef nonnull %50, i32 noundef %52)
  br label %126

120:
  %121 = icmp ne ptr %50, null
  %122 = and i1 %121, %63
  br i1 %122, label %123, label %126

123:
  %124 = icmp eq i32 %59, 0
  %125 = select i1 %124, i32 111, i32 112
  tail call void @cblas_sgemm(i32 noundef 102, i32 noundef %125, i32 noundef 112, i32 noundef %6, i32 noundef %62, i32 noundef %61, float noundef %7, ptr noundef %93, i32 noundef %92, ptr noundef nonnull %22, i32 noundef %24, float noundef 1.000000e+00, ptr noundef nonnull %50, i32 noundef %52)
  br label %126

126:
  %127 = icmp eq ptr %55, null
  %128 = or i1 %127, %71
  br i1 %128, label %131, label %129

129:
  %130 = select i1 %63, i32 111, i32 112
  tail call void @cblas_sgemm(i32 noundef 102, i32 noundef %130, i32 noundef 111, i32 noundef %6, i32 noundef %61, i32 noundef %62, float noundef %7, ptr noundef %85, i32 noundef %86, ptr noundef nonnull %22, i32 noundef %24, float noundef 1.000000e+00, ptr noundef nonnull %55, i32 noundef %53)
  br label %137

131:
  %132 = icmp ne ptr %55, null
  %133 = and i1 %132, %71
  br i1 %133, label %134, label %137

134:
  %135 = icmp eq i32 %60, 0
  %136 = select i1 %135, i32 111, i32 112
  tail call void @cblas_sgemm(i32 noundef 102, i32 noundef 112, i32 noundef %136, i32 noundef %61, i32 noundef %6, i32 noundef %62, float noundef %7, ptr noundef nonnull %22, i32 noundef %24, ptr noundef %85, i32 noundef %86, float noundef 1.000000e+00, ptr noundef nonnull %55, i32 noundef %53)
  br label %137

137:
  %138 = icmp ne ptr %19, null
  %139 = fcmp une float %18, 0.000000e+00
  %140 = and i1 %139, %138
  br i1 %140, label %141, label %145

141:
  %142 = tail call fastcc float @enzyme_build.dense.s_inner(i32 noundef %62, i32 noundef %61, ptr noundef %100, i32 noundef %99, ptr noundef nonnull %22, i32 noundef %24)
  %143 = load float, ptr %19, align 4
  %144 = fadd float %142, %143
  store float %144, ptr %19, align 4
  br label %145

145:
  tail call fastcc void @enzyme_build.dense.s_scale(i32 noundef %62, i32 noundef %61, float noundef %18, ptr noundef nonnull %22, i32 noundef %24)
  br label %146

146:
  ret ptr null
}

declare ptr @enzyme_build.tape.new(i64 noundef)

declare double @ddot_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare double @dnrm2_(ptr noundef, ptr noundef, ptr noundef)

declare void @daxpy_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare void @dswap_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare void @drot_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare void @dgemv_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i64 noundef)

declare void @dger_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare void @dsymv_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i64 noundef)

declare void @dsyr_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i64 noundef)

declare void @dsyr2_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i64 noundef)

declare void @dtrmv_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @dtrsv_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @dgemm_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i64 noundef, i64 noundef)

declare double @cblas_ddot(i32 noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef)

declare double @cblas_dnrm2(i32 noundef, ptr noundef, i32 noundef)

declare void @cblas_daxpy(i32 noundef, double noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef)

declare void @cblas_dswap(i32 noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef)

declare void @cblas_drot(i32 noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, double noundef, double noundef)

declare void @cblas_dgemv(i32 noundef, i32 noundef, i32 noundef, i32 noundef, double noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, double noundef, ptr noundef, i32 noundef)

declare void @cblas_dger(i32 noundef, i32 noundef, i32 noundef, double noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef)

declare void @cblas_dsymv(i32 noundef, i32 noundef, i32 noundef, double noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, double noundef, ptr noundef, i32 noundef)

declare void @cblas_dsyr(i32 noundef, i32 noundef, i32 noundef, double noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef)

declare void @cblas_dsyr2(i32 noundef, i32 noundef, i32 noundef, double noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef)

declare void @cblas_dtrmv(i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef)

declare void @cblas_dtrsv(i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef)

declare void @cblas_dgemm(i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, double noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, double noundef, ptr noundef, i32 noundef)

declare float @sdot_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare float @snrm2_(ptr noundef, ptr noundef, ptr noundef)

declare void @saxpy_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare void @sswap_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare void @srot_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare void @sgemv_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i64 noundef)

declare void @sger_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare void @ssymv_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i64 noundef)

declare void @ssyr_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i64 noundef)

declare void @ssyr2_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i64 noundef)

declare void @strmv_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @strsv_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @sgemm_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i64 noundef, i64 noundef)

declare float @cblas_sdot(i32 noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef)

declare float @cblas_snrm2(i32 noundef, ptr noundef, i32 noundef)

declare void @cblas_saxpy(i32 noundef, float noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef)

declare void @cblas_sswap(i32 noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef)

declare void @cblas_srot(i32 noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, float noundef, float noundef)

declare void @cblas_sgemv(i32 noundef, i32 noundef, i32 noundef, i32 noundef, float noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, float noundef, ptr noundef, i32 noundef)

declare void @cblas_sger(i32 noundef, i32 noundef, i32 noundef, float noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef)

declare void @cblas_ssymv(i32 noundef, i32 noundef, i32 noundef, float noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, float noundef, ptr noundef, i32 noundef)

declare void @cblas_ssyr(i32 noundef, i32 noundef, i32 noundef, float noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef)

declare void @cblas_ssyr2(i32 noundef, i32 noundef, i32 noundef, float noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef)

declare void @cblas_strmv(i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef)

declare void @cblas_strsv(i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef)

declare void @cblas_sgemm(i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, float noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, float noundef, ptr noundef, i32 noundef)

declare i64 @llvm.smax.i64(i64, i64)

declare i32 @llvm.abs.i32(i32, i1 immarg)

declare i32 @llvm.smax.i32(i32, i32)
