@enzyme_build.alone.once_lock = internal global [12 x i32] [i32 0, i32 0, i32 0, i32 0, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0], align 16
@_ZSt11__once_call = external thread_local global ptr, align 8

define void @enzyme_build.alone.kmpc_for_static_init_4(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef writeonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef writeonly %6, i32 noundef %7, i32 noundef %8) {
  %10 = icmp sgt i32 %7, 0
  %11 = select i1 %10, ptr %5, ptr %4
  %12 = select i1 %10, ptr %4, ptr %5
  %13 = load i32, ptr %11, align 4
  %14 = load i32, ptr %12, align 4
  %15 = icmp sge i32 %13, %14
  %16 = icmp eq ptr %3, null
  br i1 %16, label %19, label %17

17:
  %18 = zext i1 %15 to i32
  store i32 %18, ptr %3, align 4
  br label %19

19:
  br i1 %15, label %20, label %29

20:
  %21 = load i32, ptr %5, align 4
  %22 = load i32, ptr %4, align 4
  br i1 %10, label %23, label %26

23:
  %24 = add i32 %21, 1
  %25 = sub i32 %24, %22
  br label %29

26:
  %27 = xor i32 %22, -1
  %28 = add i32 %21, %27
  br label %29

29:
  %30 = phi i32 [ %28, %26 ], [ %25, %23 ], [ %7, %19 ]
  store i32 %30, ptr %6, align 4
  ret void
}

define void @enzyme_build.alone.kmpc_dist_for_static_init_4(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef writeonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef writeonly %6, ptr noundef writeonly %7, i32 noundef %8, i32 noundef %9) {
  %11 = load i32, ptr %5, align 4
  store i32 %11, ptr %6, align 4
  %12 = icmp sgt i32 %8, 0
  %13 = select i1 %12, ptr %5, ptr %4
  %14 = select i1 %12, ptr %4, ptr %5
  %15 = load i32, ptr %13, align 4
  %16 = load i32, ptr %14, align 4
  %17 = icmp sge i32 %15, %16
  %18 = icmp eq ptr %3, null
  br i1 %18, label %21, label %19

19:
  %20 = zext i1 %17 to i32
  store i32 %20, ptr %3, align 4
  br label %21

21:
  br i1 %17, label %22, label %31

22:
  %23 = load i32, ptr %5, align 4
  %24 = load i32, ptr %4, align 4
  br i1 %12, label %25, label %28

25:
  %26 = add i32 %23, 1
  %27 = sub i32 %26, %24
  br label %31

28:
  %29 = xor i32 %24, -1
  %30 = add i32 %23, %29
  br label %31

31:
  %32 = phi i32 [ %30, %28 ], [ %27, %25 ], [ %8, %21 ]
  store i32 %32, ptr %7, align 4
  ret void
}

define void @enzyme_build.alone.kmpc_dispatch_init_4(ptr noundef writeonly %0, ptr noundef readnone %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) {
  %9 = sext i32 %4 to i64
  store i64 %9, ptr %0, align 8
  %10 = sext i32 %5 to i64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %10, ptr %11, align 8
  %12 = icmp sgt i32 %6, 0
  %13 = icmp sle i32 %4, %5
  %14 = icmp sle i32 %5, %4
  %15 = select i1 %12, i1 %13, i1 %14
  %16 = zext i1 %15 to i32
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 %16, ptr %17, align 8
  ret void
}

define i32 @enzyme_build.alone.kmpc_dispatch_next_4(ptr noundef %0, ptr noundef readnone %1, i32 noundef %2, ptr noundef writeonly %3, ptr noundef writeonly %4, ptr noundef writeonly %5, ptr noundef readnone %6) {
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %9 = load i32, ptr %8, align 8
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %19, label %11

11:
  store i32 0, ptr %8, align 8
  %12 = load i64, ptr %0, align 8
  %13 = trunc i64 %12 to i32
  store i32 %13, ptr %4, align 4
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %15 = load i64, ptr %14, align 8
  %16 = trunc i64 %15 to i32
  store i32 %16, ptr %5, align 4
  %17 = icmp eq ptr %3, null
  br i1 %17, label %19, label %18

18:
  store i32 1, ptr %3, align 4
  br label %19

19:
  %20 = phi i32 [ 0, %7 ], [ 1, %18 ], [ 1, %11 ]
  ret i32 %20
}

define void @enzyme_build.alone.kmpc_for_static_init_8(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef writeonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef writeonly %6, i64 noundef %7, i64 noundef %8) {
  %10 = icmp sgt i64 %7, 0
  %11 = select i1 %10, ptr %5, ptr %4
  %12 = select i1 %10, ptr %4, ptr %5
  %13 = load i64, ptr %11, align 8
  %14 = load i64, ptr %12, align 8
  %15 = icmp sge i64 %13, %14
  %16 = icmp eq ptr %3, null
  br i1 %16, label %19, label %17

17:
  %18 = zext i1 %15 to i32
  store i32 %18, ptr %3, align 4
  br label %19

19:
  br i1 %15, label %20, label %29

20:
  %21 = load i64, ptr %5, align 8
  %22 = load i64, ptr %4, align 8
  br i1 %10, label %23, label %26

23:
  %24 = add i64 %21, 1
  %25 = sub i64 %24, %22
  br label %29

26:
  %27 = xor i64 %22, -1
  %28 = add i64 %21, %27
  br label %29

29:
  %30 = phi i64 [ %28, %26 ], [ %25, %23 ], [ %7, %19 ]
  store i64 %30, ptr %6, align 8
  ret void
}

define void @enzyme_build.alone.kmpc_dist_for_static_init_8(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef writeonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef writeonly %6, ptr noundef writeonly %7, i64 noundef %8, i64 noundef %9) {
  %11 = load i64, ptr %5, align 8
  store i64 %11, ptr %6, align 8
  %12 = icmp sgt i64 %8, 0
  %13 = select i1 %12, ptr %5, ptr %4
  %14 = select i1 %12, ptr %4, ptr %5
  %15 = load i64, ptr %13, align 8
  %16 = load i64, ptr %14, align 8
  %17 = icmp sge i64 %15, %16
  %18 = icmp eq ptr %3, null
  br i1 %18, label %21, label %19

19:
  %20 = zext i1 %17 to i32
  store i32 %20, ptr %3, align 4
  br label %21

21:
  br i1 %17, label %22, label %31

22:
  %23 = load i64, ptr %5, align 8
  %24 = load i64, ptr %4, align 8
  br i1 %12, label %25, label %28

25:
  %26 = add i64 %23, 1
  %27 = sub i64 %26, %24
  br label %31

28:
  %29 = xor i64 %24, -1
  %30 = add i64 %23, %29
  br label %31

31:
  %32 = phi i64 [ %30, %28 ], [ %27, %25 ], [ %8, %21 ]
  store i64 %32, ptr %7, align 8
  ret void
}

define void @enzyme_build.alone.kmpc_dispatch_init_8(ptr noundef writeonly %0, ptr noundef readnone %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7) {
  store i64 %4, ptr %0, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %5, ptr %9, align 8
  %10 = icmp sgt i64 %6, 0
  %11 = icmp sle i64 %4, %5
  %12 = icmp sle i64 %5, %4
  %13 = select i1 %10, i1 %11, i1 %12
  %14 = zext i1 %13 to i32
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 %14, ptr %15, align 8
  ret void
}

define i32 @enzyme_build.alone.kmpc_dispatch_next_8(ptr noundef %0, ptr noundef readnone %1, i32 noundef %2, ptr noundef writeonly %3, ptr noundef writeonly %4, ptr noundef writeonly %5, ptr noundef readnone %6) {
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %9 = load i32, ptr %8, align 8
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %17, label %11

11:
  store i32 0, ptr %8, align 8
  %12 = load i64, ptr %0, align 8
  store i64 %12, ptr %4, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %14 = load i64, ptr %13, align 8
  store i64 %14, ptr %5, align 8
  %15 = icmp eq ptr %3, null
  br i1 %15, label %17, label %16

16:
  store i32 1, ptr %3, align 4
  br label %17

17:
  %18 = phi i32 [ 0, %7 ], [ 1, %16 ], [ 1, %11 ]
  ret i32 %18
}

define void @enzyme_build.alone.kmpc_for_static_init_4u(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef writeonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef writeonly %6, i32 noundef %7, i32 noundef %8) {
  %10 = icmp sgt i32 %7, 0
  %11 = select i1 %10, ptr %5, ptr %4
  %12 = select i1 %10, ptr %4, ptr %5
  %13 = load i32, ptr %11, align 4
  %14 = load i32, ptr %12, align 4
  %15 = icmp uge i32 %13, %14
  %16 = icmp eq ptr %3, null
  br i1 %16, label %19, label %17

17:
  %18 = zext i1 %15 to i32
  store i32 %18, ptr %3, align 4
  br label %19

19:
  br i1 %15, label %20, label %29

20:
  %21 = load i32, ptr %5, align 4
  %22 = load i32, ptr %4, align 4
  br i1 %10, label %23, label %26

23:
  %24 = add i32 %21, 1
  %25 = sub i32 %24, %22
  br label %29

26:
  %27 = xor i32 %22, -1
  %28 = add i32 %21, %27
  br label %29

29:
  %30 = phi i32 [ %28, %26 ], [ %25, %23 ], [ %7, %19 ]
  store i32 %30, ptr %6, align 4
  ret void
}

define void @enzyme_build.alone.kmpc_dist_for_static_init_4u(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef writeonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef writeonly %6, ptr noundef writeonly %7, i32 noundef %8, i32 noundef %9) {
  %11 = load i32, ptr %5, align 4
  store i32 %11, ptr %6, align 4
  %12 = icmp sgt i32 %8, 0
  %13 = select i1 %12, ptr %5, ptr %4
  %14 = select i1 %12, ptr %4, ptr %5
  %15 = load i32, ptr %13, align 4
  %16 = load i32, ptr %14, align 4
  %17 = icmp uge i32 %15, %16
  %18 = icmp eq ptr %3, null
  br i1 %18, label %21, label %19

19:
  %20 = zext i1 %17 to i32
  store i32 %20, ptr %3, align 4
  br label %21

21:
  br i1 %17, label %22, label %31

22:
  %23 = load i32, ptr %5, align 4
  %24 = load i32, ptr %4, align 4
  br i1 %12, label %25, label %28

25:
  %26 = add i32 %23, 1
  %27 = sub i32 %26, %24
  br label %31

28:
  %29 = xor i32 %24, -1
  %30 = add i32 %23, %29
  br label %31

31:
  %32 = phi i32 [ %30, %28 ], [ %27, %25 ], [ %8, %21 ]
  store i32 %32, ptr %7, align 4
  ret void
}

define void @enzyme_build.alone.kmpc_dispatch_init_4u(ptr noundef writeonly %0, ptr noundef readnone %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) {
  %9 = zext i32 %4 to i64
  store i64 %9, ptr %0, align 8
  %10 = zext i32 %5 to i64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %10, ptr %11, align 8
  %12 = icmp sgt i32 %6, 0
  %13 = icmp ule i32 %4, %5
  %14 = icmp ule i32 %5, %4
  %15 = select i1 %12, i1 %13, i1 %14
  %16 = zext i1 %15 to i32
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 %16, ptr %17, align 8
  ret void
}

define i32 @enzyme_build.alone.kmpc_dispatch_next_4u(ptr noundef %0, ptr noundef readnone %1, i32 noundef %2, ptr noundef writeonly %3, ptr noundef writeonly %4, ptr noundef writeonly %5, ptr noundef readnone %6) {
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %9 = load i32, ptr %8, align 8
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %19, label %11

11:
  store i32 0, ptr %8, align 8
  %12 = load i64, ptr %0, align 8
  %13 = trunc i64 %12 to i32
  store i32 %13, ptr %4, align 4
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %15 = load i64, ptr %14, align 8
  %16 = trunc i64 %15 to i32
  store i32 %16, ptr %5, align 4
  %17 = icmp eq ptr %3, null
  br i1 %17, label %19, label %18

18:
  store i32 1, ptr %3, align 4
  br label %19

19:
  %20 = phi i32 [ 0, %7 ], [ 1, %18 ], [ 1, %11 ]
  ret i32 %20
}

define void @enzyme_build.alone.kmpc_for_static_init_8u(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef writeonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef writeonly %6, i64 noundef %7, i64 noundef %8) {
  %10 = icmp sgt i64 %7, 0
  %11 = select i1 %10, ptr %5, ptr %4
  %12 = select i1 %10, ptr %4, ptr %5
  %13 = load i64, ptr %11, align 8
  %14 = load i64, ptr %12, align 8
  %15 = icmp uge i64 %13, %14
  %16 = icmp eq ptr %3, null
  br i1 %16, label %19, label %17

17:
  %18 = zext i1 %15 to i32
  store i32 %18, ptr %3, align 4
  br label %19

19:
  br i1 %15, label %20, label %29

20:
  %21 = load i64, ptr %5, align 8
  %22 = load i64, ptr %4, align 8
  br i1 %10, label %23, label %26

23:
  %24 = add i64 %21, 1
  %25 = sub i64 %24, %22
  br label %29

26:
  %27 = xor i64 %22, -1
  %28 = add i64 %21, %27
  br label %29

29:
  %30 = phi i64 [ %28, %26 ], [ %25, %23 ], [ %7, %19 ]
  store i64 %30, ptr %6, align 8
  ret void
}

define void @enzyme_build.alone.kmpc_dist_for_static_init_8u(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, ptr noundef writeonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef writeonly %6, ptr noundef writeonly %7, i64 noundef %8, i64 noundef %9) {
  %11 = load i64, ptr %5, align 8
  store i64 %11, ptr %6, align 8
  %12 = icmp sgt i64 %8, 0
  %13 = select i1 %12, ptr %5, ptr %4
  %14 = select i1 %12, ptr %4, ptr %5
  %15 = load i64, ptr %13, align 8
  %16 = load i64, ptr %14, align 8
  %17 = icmp uge i64 %15, %16
  %18 = icmp eq ptr %3, null
  br i1 %18, label %21, label %19

19:
  %20 = zext i1 %17 to i32
  store i32 %20, ptr %3, align 4
  br label %21

21:
  br i1 %17, label %22, label %31

22:
  %23 = load i64, ptr %5, align 8
  %24 = load i64, ptr %4, align 8
  br i1 %12, label %25, label %28

25:
  %26 = add i64 %23, 1
  %27 = sub i64 %26, %24
  br label %31

28:
  %29 = xor i64 %24, -1
  %30 = add i64 %23, %29
  br label %31

31:
  %32 = phi i64 [ %30, %28 ], [ %27, %25 ], [ %8, %21 ]
  store i64 %32, ptr %7, align 8
  ret void
}

define void @enzyme_build.alone.kmpc_dispatch_init_8u(ptr noundef writeonly %0, ptr noundef readnone %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7) {
  store i64 %4, ptr %0, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %5, ptr %9, align 8
  %10 = icmp sgt i64 %6, 0
  %11 = icmp ule i64 %4, %5
  %12 = icmp ule i64 %5, %4
  %13 = select i1 %10, i1 %11, i1 %12
  %14 = zext i1 %13 to i32
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 %14, ptr %15, align 8
  ret void
}

define i32 @enzyme_build.alone.kmpc_dispatch_next_8u(ptr noundef %0, ptr noundef readnone %1, i32 noundef %2, ptr noundef writeonly %3, ptr noundef writeonly %4, ptr noundef writeonly %5, ptr noundef readnone %6) {
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %9 = load i32, ptr %8, align 8
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %17, label %11

11:
  store i32 0, ptr %8, align 8
  %12 = load i64, ptr %0, align 8
  store i64 %12, ptr %4, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %14 = load i64, ptr %13, align 8
  store i64 %14, ptr %5, align 8
  %15 = icmp eq ptr %3, null
  br i1 %15, label %17, label %16

16:
  store i32 1, ptr %3, align 4
  br label %17

17:
  %18 = phi i32 [ 0, %7 ], [ 1, %16 ], [ 1, %11 ]
  ret i32 %18
}

define noundef i32 @enzyme_build.alone.kmpc_reduce(ptr noundef %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, ptr noundef readnone %4, ptr noundef readnone %5, ptr noundef %6) {
  tail call void @__kmpc_critical(ptr noundef %0, i32 noundef %1, ptr noundef %6)
  ret i32 1
}

declare void @__kmpc_critical(ptr noundef, i32 noundef, ptr noundef)

define noundef i32 @enzyme_build.alone.kmpc_reduce_nowait(ptr noundef %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, ptr noundef readnone %4, ptr noundef readnone %5, ptr noundef %6) {
  tail call void @__kmpc_critical(ptr noundef %0, i32 noundef %1, ptr noundef %6)
  ret i32 1
}

define void @enzyme_build.alone.kmpc_end_reduce(ptr noundef %0, i32 noundef %1, ptr noundef %2) {
  tail call void @__kmpc_end_critical(ptr noundef %0, i32 noundef %1, ptr noundef %2)
  ret void
}

declare void @__kmpc_end_critical(ptr noundef, i32 noundef, ptr noundef)

define void @enzyme_build.alone.kmpc_end_reduce_nowait(ptr noundef %0, i32 noundef %1, ptr noundef %2) {
  tail call void @__kmpc_end_critical(ptr noundef %0, i32 noundef %1, ptr noundef %2)
  ret void
}

define noundef i32 @enzyme_build.alone.kmpc_single(ptr noundef readnone %0, i32 noundef %1) {
  ret i32 1
}

define noundef i32 @enzyme_build.alone.kmpc_master(ptr noundef readnone %0, i32 noundef %1) {
  ret i32 1
}

define i32 @enzyme_build.alone.kmpc_masked(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2) {
  %4 = icmp eq i32 %2, 0
  %5 = zext i1 %4 to i32
  ret i32 %5
}

define noundef ptr @enzyme_build.alone.kmpc_omp_task_alloc(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5) {
  %7 = add i64 %3, 7
  %8 = and i64 %7, -8
  %9 = add i64 %8, %4
  %10 = tail call noalias noundef ptr @malloc(i64 noundef %9)
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 %8
  store ptr %11, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store ptr %5, ptr %12, align 8
  ret ptr %10
}

define noundef ptr @enzyme_build.alone.kmpc_omp_target_task_alloc(ptr noundef readnone %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6) {
  %8 = add i64 %3, 7
  %9 = and i64 %8, -8
  %10 = add i64 %9, %4
  %11 = tail call noalias noundef ptr @malloc(i64 noundef %10)
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 %9
  store ptr %12, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store ptr %5, ptr %13, align 8
  ret ptr %11
}

define noundef i32 @enzyme_build.alone.kmpc_omp_task(ptr noundef readnone %0, i32 noundef %1, ptr noundef %2) {
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %5 = load ptr, ptr %4, align 8
  %6 = tail call i32 %5(i32 noundef %1, ptr noundef %2)
  tail call void @free(ptr noundef %2)
  ret i32 0
}

define noundef i32 @enzyme_build.alone.kmpc_omp_task_with_deps(ptr noundef readnone %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef readnone %4, i32 noundef %5, ptr noundef readnone %6) {
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = tail call i32 %9(i32 noundef %1, ptr noundef %2)
  tail call void @free(ptr noundef %2)
  ret i32 0
}

define void @enzyme_build.alone.kmpc_omp_task_complete_if0(ptr noundef readnone %0, i32 noundef %1, ptr noundef %2) {
  tail call void @free(ptr noundef %2)
  ret void
}

declare void @free(ptr allocptr noundef captures(none))

define void @enzyme_build.alone.kmpc_taskloop(ptr noundef readnone %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef writeonly %4, ptr noundef readnone %5, i64 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, ptr noundef readnone %10) {
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i32 1, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %14 = load ptr, ptr %13, align 8
  %15 = tail call i32 %14(i32 noundef %1, ptr noundef %2)
  tail call void @free(ptr noundef %2)
  ret void
}

define void @enzyme_build.alone.kmpc_taskloop_5(ptr noundef readnone %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef writeonly %4, ptr noundef readnone %5, i64 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i32 noundef %10, ptr noundef readnone %11) {
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i32 1, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %15 = load ptr, ptr %14, align 8
  %16 = tail call i32 %15(i32 noundef %1, ptr noundef %2)
  tail call void @free(ptr noundef %2)
  ret void
}

define noundef ptr @enzyme_build.alone.kmpc_task_reduction_get_th_data(i32 noundef %0, ptr noundef readnone %1, ptr noundef readnone returned %2) {
  ret ptr %2
}

define noundef ptr @enzyme_build.alone.kmpc_threadprivate_cached(ptr noundef readnone %0, i32 noundef %1, ptr noundef readnone returned %2, i64 noundef %3, ptr noundef readnone %4) {
  ret ptr %2
}

define noalias noundef ptr @enzyme_build.alone.kmpc_alloc(i32 noundef %0, i64 noundef %1, ptr noundef readnone %2) {
  %4 = tail call noalias ptr @malloc(i64 noundef %1)
  ret ptr %4
}

declare noalias noundef ptr @malloc(i64 noundef)

define void @enzyme_build.alone.kmpc_free(i32 noundef %0, ptr noundef %1, ptr noundef readnone %2) {
  tail call void @free(ptr noundef %1)
  ret void
}

define noundef i32 @enzyme_build.alone.omp_get_thread_num() {
  ret i32 0
}

define noundef i32 @enzyme_build.alone.omp_get_num_threads() {
  ret i32 1
}

define noundef i32 @enzyme_build.alone.omp_in_parallel() {
  ret i32 0
}

define noundef i32 @enzyme_build.alone.pthread_create(ptr noundef writeonly %0, ptr noundef readnone %1, ptr noundef readonly %2, ptr noundef %3) {
  %5 = tail call ptr %2(ptr noundef %3)
  %6 = ptrtoint ptr %5 to i64
  store i64 %6, ptr %0, align 8
  ret i32 0
}

define noundef i32 @enzyme_build.alone.pthread_join(i64 noundef %0, ptr noundef writeonly %1) {
  %3 = icmp eq ptr %1, null
  br i1 %3, label %6, label %4

4:
  %5 = inttoptr i64 %0 to ptr
  store ptr %5, ptr %1, align 8
  br label %6

6:
  ret i32 0
}

define noundef i32 @enzyme_build.alone.thrd_create(ptr noundef writeonly %0, ptr noundef readonly %1, ptr noundef %2) {
  %4 = tail call i32 %1(ptr noundef %2)
  %5 = sext i32 %4 to i64
  store i64 %5, ptr %0, align 8
  ret i32 0
}

define noundef i32 @enzyme_build.alone.thrd_join(i64 noundef %0, ptr noundef writeonly %1) {
  %3 = icmp eq ptr %1, null
  br i1 %3, label %6, label %4

4:
  %5 = trunc i64 %0 to i32
  store i32 %5, ptr %1, align 4
  br label %6

6:
  ret i32 0
}

define noundef i32 @enzyme_build.alone.pthread_once(ptr noundef %0, ptr noundef readonly %1) {
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @enzyme_build.alone.once_lock)
  %4 = load i32, ptr %0, align 4
  %5 = icmp eq i32 %4, 2
  br i1 %5, label %7, label %6

6:
  tail call void %1()
  store i32 2, ptr %0, align 4
  br label %7

7:
  %8 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @enzyme_build.alone.once_lock)
  ret i32 0
}

declare i32 @pthread_mutex_lock(ptr noundef)

declare i32 @pthread_mutex_unlock(ptr noundef)

define void @enzyme_build.alone.once_proxy() {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt11__once_call)
  %2 = load ptr, ptr %1, align 8
  tail call void %2()
  ret void
}

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)

define void @enzyme_build.alone.ZNSt13__future_base12_Result_baseC2Ev(ptr noundef writeonly %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr null, ptr %2, align 8
  ret void
}

define void @enzyme_build.alone.ZNSt13__future_base12_Result_baseD2Ev(ptr noundef %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %6, label %5

5:
  tail call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull %2)
  br label %6

6:
  ret void
}

declare void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef)

define void @enzyme_build.alone.ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef writeonly %0, ptr noundef %1, ptr noundef readnone %2) {
  %4 = load ptr, ptr %1, align 8
  store ptr null, ptr %1, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %7 = load ptr, ptr %6, align 8
  tail call void %7(ptr noundef nonnull %4)
  %8 = load ptr, ptr %4, align 8
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %10 = load ptr, ptr %9, align 8
  tail call void %10(ptr noundef nonnull %4)
  store i64 1, ptr %0, align 8
  ret void
}

define void @enzyme_build.alone.ZNSt6thread4joinEv(ptr noundef writeonly %0) {
  store i64 0, ptr %0, align 8
  ret void
}

define void @enzyme_build.alone.ZNSt6thread6detachEv(ptr noundef writeonly %0) {
  store i64 0, ptr %0, align 8
  ret void
}
