
%struct.Dimension = type { i64, i64, i64 }
%struct.Component = type { %struct.anon.10, i8, i8, i8, i8, i64, %struct.Value, %struct.anon.11, %struct.anon.12, %struct.anon.13, ptr }
%struct.anon.10 = type { ptr, i64, i64, [0 x %struct.Dimension] }
%struct.Value = type { i8, i64 }
%struct.anon.11 = type { ptr, i64, i64, [0 x %struct.Dimension], %struct.Addendum }
%struct.Addendum = type { ptr, [1 x i64] }
%struct.anon.12 = type { ptr, i64, i64, [1 x %struct.Dimension], %struct.Addendum }
%struct.anon.13 = type { ptr, i64, i64, [2 x %struct.Dimension], %struct.Addendum }
%struct.ProcedureComponent = type { %struct.anon.14, i64, ptr }
%struct.anon.14 = type { ptr, i64, i64, [0 x %struct.Dimension] }
%union.anon.15 = type { %struct.anon.16 }
%struct.anon.16 = type { ptr, i64, i64, [1 x %struct.Dimension], %struct.Addendum }
%struct.SpecialBinding = type { i8, i8, i8, i8, ptr }
%union.anon.21 = type { %struct.anon.22 }
%struct.anon.22 = type { ptr, i64, i64, [15 x %struct.Dimension], %struct.Addendum }
%union.anon.23 = type { %struct.anon.24 }
%struct.anon.24 = type { ptr, i64, i64, [15 x %struct.Dimension], %struct.Addendum }
%union.anon.25 = type { %struct.anon.26 }
%struct.anon.26 = type { ptr, i64, i64, [1 x %struct.Dimension], %struct.Addendum }
%union.anon = type { %struct.anon.7 }
%struct.anon.7 = type { ptr, i64, i64, [1 x %struct.Dimension], %struct.Addendum }
%union.anon.8 = type { %struct.anon.9 }
%struct.anon.9 = type { ptr, i64, i64, [15 x %struct.Dimension], %struct.Addendum }
%struct.Complex8 = type { double, double }
%struct.Complex4 = type { float, float }
%union.anon.17 = type { %struct.anon.18 }
%struct.anon.18 = type { ptr, i64, i64, [15 x %struct.Dimension], %struct.Addendum }
%union.anon.19 = type { %struct.anon.20 }
%struct.anon.20 = type { ptr, i64, i64, [0 x %struct.Dimension], %struct.Addendum }

@.str = private unnamed_addr constant [25 x i8] c"Memory allocation failed\00", align 1
@.str.1 = private unnamed_addr constant [50 x i8] c"MOVE_ALLOC passed the same address as to and from\00", align 1
@has_narrow_reals = external local_unnamed_addr constant i32, align 4
@has_complex_numbers = external local_unnamed_addr constant i32, align 4
@.str.2 = private unnamed_addr constant [44 x i8] c"sum along a dimension of this kind of array\00", align 1
@.str.3 = private unnamed_addr constant [48 x i8] c"product along a dimension of this kind of array\00", align 1
@.str.4 = private unnamed_addr constant [48 x i8] c"largest along a dimension of this kind of array\00", align 1
@.str.5 = private unnamed_addr constant [49 x i8] c"smallest along a dimension of this kind of array\00", align 1
@.str.6 = private unnamed_addr constant [45 x i8] c"norm along a dimension of this kind of array\00", align 1
@.str.7 = private unnamed_addr constant [40 x i8] c"RESHAPE: not enough elements, need PAD=\00", align 1
@.str.8 = private unnamed_addr constant [25 x i8] c"Base address is not null\00", align 1
@.str.9 = private unnamed_addr constant [21 x i8] c"Base address is null\00", align 1
@has_derived_types = external local_unnamed_addr constant i32, align 4
@has_wide_reals = external local_unnamed_addr constant i32, align 4
@has_final_procedures = external local_unnamed_addr constant i32, align 4
@refuse_unknown_type.message = internal constant [66 x i8] c"error: a Fortran object is copied of whose type nothing is known\0A\00", align 16
@clear_element.zeros = internal constant [2 x fp128] zeroinitializer, align 16
@switch.table.type_code = private unnamed_addr constant [7 x i32] [i32 27, i32 31, i32 31, i32 31, i32 28, i32 31, i32 29], align 4
@switch.table.type_code.10 = private unnamed_addr constant [7 x i32] [i32 34, i32 38, i32 38, i32 38, i32 35, i32 38, i32 36], align 4
@switch.table.type_code.11 = private unnamed_addr constant [4 x i32] [i32 39, i32 13, i32 15, i32 14], align 4
@switch.table.holds_numbers = private unnamed_addr constant [16 x i32] [i32 1, i32 1, i32 1, i32 0, i32 1, i32 0, i32 0, i32 1, i32 1, i32 1, i32 0, i32 1, i32 0, i32 0, i32 0, i32 1], align 4

define hidden range(i32 0, 20) i32 @_FortranAAllocatableAllocate(ptr noundef captures(none) %0, ptr noundef readnone captures(none) %1, i1 noundef zeroext %2, ptr noundef readonly captures(address_is_null) %3, ptr noundef %4, i32 noundef %5, ptr noundef readnone captures(none) %6) local_unnamed_addr #0 {
  %8 = tail call fastcc i32 @allocate(ptr noundef %0, i1 noundef zeroext %2, ptr noundef %3, ptr noundef %4, i32 noundef %5)
  ret i32 %8
}

define internal fastcc range(i32 0, 20) i32 @allocate(ptr noundef captures(none) %0, i1 noundef zeroext %1, ptr noundef readonly captures(address_is_null) %2, ptr noundef %3, i32 noundef %4) unnamed_addr #0 {
  %6 = load ptr, ptr %0, align 8, !tbaa !7
  %7 = icmp eq ptr %6, null
  br i1 %7, label %11, label %8

8:                                                ; preds = %5
  br i1 %1, label %10, label %9

9:                                                ; preds = %8
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str.8, ptr noundef %3, i32 noundef %4) #37
  unreachable

10:                                               ; preds = %8
  tail call fastcc void @set_message(ptr noundef %2, ptr noundef nonnull @.str.8)
  br label %20

11:                                               ; preds = %5
  %12 = tail call fastcc i64 @lay_out(ptr noundef nonnull %0)
  %13 = tail call i64 @llvm.smax.i64(i64 %12, i64 1)
  %14 = tail call ptr @malloc(i64 noundef %13)
  store ptr %14, ptr %0, align 8, !tbaa !7
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %19

16:                                               ; preds = %11
  br i1 %1, label %18, label %17

17:                                               ; preds = %16
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str, ptr noundef %3, i32 noundef %4) #37
  unreachable

18:                                               ; preds = %16
  tail call fastcc void @set_message(ptr noundef %2, ptr noundef nonnull @.str)
  br label %20

19:                                               ; preds = %11
  tail call fastcc void @initialize_new(ptr noundef nonnull %0)
  br label %20

20:                                               ; preds = %18, %19, %10
  %21 = phi i32 [ 12, %10 ], [ 0, %19 ], [ 19, %18 ]
  ret i32 %21
}

define hidden range(i32 0, 12) i32 @_FortranAAllocatableDeallocate(ptr noundef captures(none) %0, i1 noundef zeroext %1, ptr noundef readonly captures(address_is_null) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call fastcc i32 @deallocate(ptr noundef %0, i1 noundef zeroext %1, ptr noundef %2, ptr noundef %3, i32 noundef %4)
  ret i32 %6
}

define internal fastcc range(i32 0, 12) i32 @deallocate(ptr noundef captures(none) %0, i1 noundef zeroext %1, ptr noundef readonly captures(address_is_null) %2, ptr noundef %3, i32 noundef %4) unnamed_addr #0 {
  %6 = load ptr, ptr %0, align 8, !tbaa !7
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %11

8:                                                ; preds = %5
  br i1 %1, label %10, label %9

9:                                                ; preds = %8
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str.9, ptr noundef %3, i32 noundef %4) #37
  unreachable

10:                                               ; preds = %8
  tail call fastcc void @set_message(ptr noundef %2, ptr noundef nonnull @.str.9)
  br label %31

11:                                               ; preds = %5
  %12 = load i32, ptr @has_derived_types, align 4, !tbaa !3
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %26, label %14

14:                                               ; preds = %11
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %16 = load i8, ptr %15, align 1, !tbaa !10
  %17 = and i8 %16, 1
  %18 = icmp eq i8 %17, 0
  br i1 %18, label %26, label %19

19:                                               ; preds = %14
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %22 = load i8, ptr %21, align 4, !tbaa !10
  %23 = zext i8 %22 to i64
  %24 = getelementptr inbounds nuw %struct.Dimension, ptr %20, i64 %23
  %25 = load ptr, ptr %24, align 8, !tbaa !11
  br label %26

26:                                               ; preds = %11, %14, %19
  %27 = phi ptr [ %25, %19 ], [ null, %14 ], [ null, %11 ]
  %28 = icmp eq ptr %27, null
  br i1 %28, label %30, label %29

29:                                               ; preds = %26
  tail call fastcc void @finalize_objects(ptr noundef nonnull %27, ptr noundef nonnull %0)
  br label %30

30:                                               ; preds = %29, %26
  tail call fastcc void @release_allocatable(ptr noundef nonnull %0)
  br label %31

31:                                               ; preds = %30, %10
  %32 = phi i32 [ 0, %30 ], [ 11, %10 ]
  ret i32 %32
}

define hidden range(i32 0, 20) i32 @_FortranAPointerAllocate(ptr noundef captures(none) %0, i1 noundef zeroext %1, ptr noundef readonly captures(address_is_null) %2, ptr noundef %3, i32 noundef %4, ptr readnone captures(none) %5) local_unnamed_addr #0 {
  %7 = tail call fastcc i64 @lay_out(ptr noundef %0)
  %8 = add nsw i64 %7, 7
  %9 = sdiv i64 %8, 8
  %10 = shl nsw i64 %9, 3
  %11 = add nsw i64 %10, 8
  %12 = tail call ptr @malloc(i64 noundef %11)
  store ptr %12, ptr %0, align 8, !tbaa !7
  %13 = icmp eq ptr %12, null
  br i1 %13, label %14, label %17

14:                                               ; preds = %6
  br i1 %1, label %16, label %15

15:                                               ; preds = %14
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str, ptr noundef %3, i32 noundef %4) #37
  unreachable

16:                                               ; preds = %14
  tail call fastcc void @set_message(ptr noundef %2, ptr noundef nonnull @.str)
  br label %18

17:                                               ; preds = %6
  tail call fastcc void @sign_block(ptr noundef %12, i64 noundef %10)
  tail call fastcc void @initialize_new(ptr noundef nonnull %0)
  br label %18

18:                                               ; preds = %17, %16
  %19 = phi i32 [ 0, %17 ], [ 19, %16 ]
  ret i32 %19
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

define internal fastcc i64 @lay_out(ptr noundef captures(none) %0) unnamed_addr #2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load i64, ptr %2, align 8, !tbaa !14
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %5 = load i8, ptr %4, align 4, !tbaa !10
  %6 = icmp eq i8 %5, 0
  br i1 %6, label %10, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = zext i8 %5 to i64
  br label %12

10:                                               ; preds = %12, %1
  %11 = phi i64 [ %3, %1 ], [ %19, %12 ]
  ret i64 %11

12:                                               ; preds = %7, %12
  %13 = phi i64 [ 0, %7 ], [ %20, %12 ]
  %14 = phi i64 [ %3, %7 ], [ %19, %12 ]
  %15 = getelementptr inbounds nuw %struct.Dimension, ptr %8, i64 %13
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store i64 %14, ptr %16, align 8, !tbaa !16
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !18
  %19 = mul nsw i64 %18, %14
  %20 = add nuw nsw i64 %13, 1
  %21 = icmp eq i64 %20, %9
  br i1 %21, label %10, label %12, !llvm.loop !19
}

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #3

define internal fastcc void @sign_block(ptr noundef nonnull %0, i64 noundef range(i64 -9223372036854775800, 9223372036854775801) %1) unnamed_addr #4 {
  %3 = ptrtoint ptr %0 to i64
  %4 = xor i64 %3, -1
  %5 = getelementptr inbounds i8, ptr %0, i64 %1
  store i64 %4, ptr %5, align 8, !tbaa !14
  ret void
}

define internal fastcc void @initialize_new(ptr noundef readonly captures(none) %0) unnamed_addr #5 {
  %2 = load i32, ptr @has_derived_types, align 4, !tbaa !3
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %16, label %4

4:                                                ; preds = %1
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %6 = load i8, ptr %5, align 1, !tbaa !10
  %7 = and i8 %6, 1
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %16, label %9

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %12 = load i8, ptr %11, align 4, !tbaa !10
  %13 = zext i8 %12 to i64
  %14 = getelementptr inbounds nuw %struct.Dimension, ptr %10, i64 %13
  %15 = load ptr, ptr %14, align 8, !tbaa !11
  br label %16

16:                                               ; preds = %1, %4, %9
  %17 = phi ptr [ %15, %9 ], [ null, %4 ], [ null, %1 ]
  %18 = icmp eq ptr %17, null
  br i1 %18, label %43, label %19

19:                                               ; preds = %16
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 429
  %21 = load i8, ptr %20, align 1, !tbaa !22
  %22 = icmp eq i8 %21, 0
  br i1 %22, label %23, label %43

23:                                               ; preds = %19
  %24 = load ptr, ptr %0, align 8, !tbaa !7
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %26 = load i64, ptr %25, align 8, !tbaa !14
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %28 = load i8, ptr %27, align 4, !tbaa !10
  %29 = icmp eq i8 %28, 0
  br i1 %29, label %41, label %30

30:                                               ; preds = %23
  %31 = zext i8 %28 to i64
  br label %32

32:                                               ; preds = %30, %32
  %33 = phi i64 [ 0, %30 ], [ %39, %32 ]
  %34 = phi i64 [ 1, %30 ], [ %38, %32 ]
  %35 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %33
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 32
  %37 = load i64, ptr %36, align 8, !tbaa !18
  %38 = mul nsw i64 %37, %34
  %39 = add nuw nsw i64 %33, 1
  %40 = icmp eq i64 %39, %31
  br i1 %40, label %41, label %32, !llvm.loop !27

41:                                               ; preds = %32, %23
  %42 = phi i64 [ 1, %23 ], [ %38, %32 ]
  tail call fastcc void @initialize_objects(ptr noundef nonnull %17, ptr noundef %24, i64 noundef %26, i64 noundef %42)
  br label %43

43:                                               ; preds = %41, %19, %16
  ret void
}

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

define hidden range(i32 0, 12) i32 @_FortranAPointerDeallocate(ptr noundef captures(none) %0, i1 noundef zeroext %1, ptr noundef readonly captures(address_is_null) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call fastcc i32 @deallocate(ptr noundef %0, i1 noundef zeroext %1, ptr noundef %2, ptr noundef %3, i32 noundef %4)
  ret i32 %6
}

define hidden void @_FortranAAllocatableDeallocateNoFinal(ptr noundef captures(none) %0, ptr noundef readnone captures(none) %1, i32 noundef %2) local_unnamed_addr #6 {
  tail call fastcc void @release_allocatable(ptr noundef %0)
  ret void
}

define internal fastcc void @release_allocatable(ptr noundef captures(none) %0) unnamed_addr #6 {
  %2 = load ptr, ptr %0, align 8, !tbaa !7
  %3 = icmp eq ptr %2, null
  br i1 %3, label %47, label %4

4:                                                ; preds = %1
  %5 = load i32, ptr @has_derived_types, align 4, !tbaa !3
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %19, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %9 = load i8, ptr %8, align 1, !tbaa !10
  %10 = and i8 %9, 1
  %11 = icmp eq i8 %10, 0
  br i1 %11, label %19, label %12

12:                                               ; preds = %7
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !10
  %16 = zext i8 %15 to i64
  %17 = getelementptr inbounds nuw %struct.Dimension, ptr %13, i64 %16
  %18 = load ptr, ptr %17, align 8, !tbaa !11
  br label %19

19:                                               ; preds = %4, %7, %12
  %20 = phi ptr [ %18, %12 ], [ null, %7 ], [ null, %4 ]
  %21 = icmp eq ptr %20, null
  br i1 %21, label %45, label %22

22:                                               ; preds = %19
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 430
  %24 = load i8, ptr %23, align 2, !tbaa !28
  %25 = icmp eq i8 %24, 0
  br i1 %25, label %26, label %45

26:                                               ; preds = %22
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %28 = load i64, ptr %27, align 8, !tbaa !14
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %30 = load i8, ptr %29, align 4, !tbaa !10
  %31 = icmp eq i8 %30, 0
  br i1 %31, label %43, label %32

32:                                               ; preds = %26
  %33 = zext i8 %30 to i64
  br label %34

34:                                               ; preds = %32, %34
  %35 = phi i64 [ 0, %32 ], [ %41, %34 ]
  %36 = phi i64 [ 1, %32 ], [ %40, %34 ]
  %37 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %35
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 32
  %39 = load i64, ptr %38, align 8, !tbaa !18
  %40 = mul nsw i64 %39, %36
  %41 = add nuw nsw i64 %35, 1
  %42 = icmp eq i64 %41, %33
  br i1 %42, label %43, label %34, !llvm.loop !27

43:                                               ; preds = %34, %26
  %44 = phi i64 [ 1, %26 ], [ %40, %34 ]
  tail call fastcc void @release_objects(ptr noundef nonnull %20, ptr noundef nonnull %2, i64 noundef %28, i64 noundef %44)
  br label %45

45:                                               ; preds = %43, %22, %19
  %46 = load ptr, ptr %0, align 8, !tbaa !7
  tail call void @free(ptr noundef %46)
  store ptr null, ptr %0, align 8, !tbaa !7
  br label %47

47:                                               ; preds = %1, %45
  ret void
}

define hidden range(i32 0, 12) i32 @_FortranAAllocatableDeallocatePolymorphic(ptr noundef captures(none) %0, ptr noundef %1, i1 noundef zeroext %2, ptr noundef readonly captures(address_is_null) %3, ptr noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call fastcc i32 @deallocate(ptr noundef %0, i1 noundef zeroext %2, ptr noundef %3, ptr noundef %4, i32 noundef %5)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %20

9:                                                ; preds = %6
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %11 = load i8, ptr %10, align 1, !tbaa !10
  %12 = and i8 %11, 1
  %13 = icmp eq i8 %12, 0
  br i1 %13, label %20, label %14

14:                                               ; preds = %9
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %17 = load i8, ptr %16, align 4, !tbaa !10
  %18 = zext i8 %17 to i64
  %19 = getelementptr inbounds nuw %struct.Dimension, ptr %15, i64 %18
  store ptr %1, ptr %19, align 8, !tbaa !11
  br label %20

20:                                               ; preds = %14, %9, %6
  ret i32 %7
}

define hidden range(i32 0, 12) i32 @_FortranAPointerDeallocatePolymorphic(ptr noundef captures(none) %0, ptr noundef %1, i1 noundef zeroext %2, ptr noundef readonly captures(address_is_null) %3, ptr noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call i32 @_FortranAAllocatableDeallocatePolymorphic(ptr noundef %0, ptr noundef %1, i1 noundef zeroext %2, ptr noundef %3, ptr noundef %4, i32 noundef %5)
  ret i32 %7
}

define hidden void @_FortranAAllocatableSetBounds(ptr noundef writeonly captures(none) %0, i32 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #7 {
  tail call fastcc void @set_bounds(ptr noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3)
  ret void
}

define internal fastcc void @set_bounds(ptr noundef writeonly captures(none) %0, i32 noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr #4 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %6 = sext i32 %1 to i64
  %7 = getelementptr inbounds %struct.Dimension, ptr %5, i64 %6
  %8 = icmp slt i64 %3, %2
  %9 = select i1 %8, i64 1, i64 %2
  store i64 %9, ptr %7, align 8, !tbaa !29
  %10 = sub i64 %3, %2
  %11 = add i64 %10, 1
  %12 = select i1 %8, i64 0, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i64 %12, ptr %13, align 8, !tbaa !18
  ret void
}

define hidden void @_FortranAPointerSetBounds(ptr noundef writeonly captures(none) %0, i32 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #7 {
  tail call fastcc void @set_bounds(ptr noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3)
  ret void
}

define hidden void @_FortranAAllocatableInitIntrinsicForAllocate(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #8 {
  %6 = load ptr, ptr %0, align 8, !tbaa !7
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %11

8:                                                ; preds = %5
  %9 = tail call fastcc i64 @bytes_of(i32 noundef %1, i32 noundef %2)
  %10 = tail call fastcc i32 @type_code(i32 noundef %1, i32 noundef %2)
  tail call fastcc void @establish_shape(ptr noundef nonnull %0, i32 noundef range(i32 7, 50) %10, i64 noundef %9, i32 noundef %3, i32 noundef 2, i32 noundef 0)
  store ptr null, ptr %0, align 8, !tbaa !7
  br label %11

11:                                               ; preds = %5, %8
  ret void
}

define internal fastcc range(i32 7, 50) i32 @type_code(i32 noundef %0, i32 noundef %1) unnamed_addr #9 {
  switch i32 %0, label %17 [
    i32 2, label %3
    i32 3, label %6
    i32 4, label %9
    i32 5, label %14
    i32 6, label %38
  ]

3:                                                ; preds = %2
  %4 = add i32 %1, -4
  %5 = icmp ult i32 %4, 7
  br i1 %5, label %26, label %38

6:                                                ; preds = %2
  %7 = add i32 %1, -4
  %8 = icmp ult i32 %7, 7
  br i1 %8, label %30, label %38

9:                                                ; preds = %2
  %10 = icmp eq i32 %1, 1
  %11 = icmp eq i32 %1, 2
  %12 = select i1 %11, i32 43, i32 44
  %13 = select i1 %10, i32 40, i32 %12
  br label %38

14:                                               ; preds = %2
  %15 = add i32 %1, -1
  %16 = icmp ult i32 %15, 4
  br i1 %16, label %34, label %38

17:                                               ; preds = %2
  %18 = icmp eq i32 %0, 1
  %19 = select i1 %18, i32 45, i32 7
  %20 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %1)
  %21 = icmp eq i32 %20, 1
  %22 = or i32 %1, 16
  %23 = tail call range(i32 0, 5) i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = select i1 %21, i32 %23, i32 4
  %25 = add nuw nsw i32 %24, %19
  br label %38

26:                                               ; preds = %3
  %27 = zext nneg i32 %4 to i64
  %28 = getelementptr inbounds nuw i32, ptr @switch.table.type_code, i64 %27
  %29 = load i32, ptr %28, align 4
  br label %38

30:                                               ; preds = %6
  %31 = zext nneg i32 %7 to i64
  %32 = getelementptr inbounds nuw i32, ptr @switch.table.type_code.10, i64 %31
  %33 = load i32, ptr %32, align 4
  br label %38

34:                                               ; preds = %14
  %35 = zext nneg i32 %15 to i64
  %36 = getelementptr inbounds nuw i32, ptr @switch.table.type_code.11, i64 %35
  %37 = load i32, ptr %36, align 4
  br label %38

38:                                               ; preds = %14, %34, %6, %30, %3, %26, %2, %17, %9
  %39 = phi i32 [ %25, %17 ], [ 38, %6 ], [ 42, %2 ], [ %13, %9 ], [ %37, %34 ], [ %29, %26 ], [ 15, %14 ], [ 31, %3 ], [ %33, %30 ]
  ret i32 %39
}

define internal fastcc range(i64 -4294967296, 4294967295) i64 @bytes_of(i32 noundef %0, i32 noundef %1) unnamed_addr #9 {
  %3 = icmp eq i32 %1, 10
  %4 = select i1 %3, i32 16, i32 %1
  %5 = sext i32 %4 to i64
  %6 = icmp eq i32 %0, 3
  %7 = zext i1 %6 to i64
  %8 = shl nsw i64 %5, %7
  ret i64 %8
}

define hidden void @_FortranAAllocatableInitCharacterForAllocate(ptr noundef captures(none) %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #8 {
  %6 = load ptr, ptr %0, align 8, !tbaa !7
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %12

8:                                                ; preds = %5
  %9 = sext i32 %2 to i64
  %10 = mul nsw i64 %1, %9
  %11 = tail call fastcc i32 @type_code(i32 noundef 4, i32 noundef %2)
  tail call fastcc void @establish_shape(ptr noundef nonnull %0, i32 noundef range(i32 7, 50) %11, i64 noundef %10, i32 noundef %3, i32 noundef 2, i32 noundef 0)
  store ptr null, ptr %0, align 8, !tbaa !7
  br label %12

12:                                               ; preds = %5, %8
  ret void
}

define hidden void @_FortranAAllocatableInitDerivedForAllocate(ptr noundef captures(none) %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #8 {
  %5 = load ptr, ptr %0, align 8, !tbaa !7
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %18

7:                                                ; preds = %4
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %9 = load i64, ptr %8, align 8, !tbaa !30
  %10 = icmp ne ptr %1, null
  %11 = zext i1 %10 to i32
  tail call fastcc void @establish_shape(ptr noundef nonnull %0, i32 noundef 42, i64 noundef %9, i32 noundef %2, i32 noundef 2, i32 noundef %11)
  store ptr null, ptr %0, align 8, !tbaa !7
  br i1 %10, label %12, label %18

12:                                               ; preds = %7
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !10
  %16 = zext i8 %15 to i64
  %17 = getelementptr inbounds nuw %struct.Dimension, ptr %13, i64 %16
  store ptr %1, ptr %17, align 8, !tbaa !11
  br label %18

18:                                               ; preds = %12, %7, %4
  ret void
}

define hidden void @_FortranAPointerNullifyDerived(ptr noundef captures(none) initializes((0, 24)) %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #8 {
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %6 = load i64, ptr %5, align 8, !tbaa !30
  %7 = icmp ne ptr %1, null
  %8 = zext i1 %7 to i32
  tail call fastcc void @establish_shape(ptr noundef %0, i32 noundef 42, i64 noundef %6, i32 noundef %2, i32 noundef 1, i32 noundef %8)
  store ptr null, ptr %0, align 8, !tbaa !7
  br i1 %7, label %9, label %15

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %12 = load i8, ptr %11, align 4, !tbaa !10
  %13 = zext i8 %12 to i64
  %14 = getelementptr inbounds nuw %struct.Dimension, ptr %10, i64 %13
  store ptr %1, ptr %14, align 8, !tbaa !11
  br label %15

15:                                               ; preds = %4, %9
  ret void
}

define hidden void @_FortranAPointerNullifyIntrinsic(ptr noundef writeonly captures(none) initializes((0, 24)) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #10 {
  %6 = tail call fastcc i32 @type_code(i32 noundef %1, i32 noundef %2)
  %7 = tail call fastcc i64 @bytes_of(i32 noundef %1, i32 noundef %2)
  tail call fastcc void @establish_shape(ptr noundef %0, i32 noundef range(i32 -128, 128) %6, i64 noundef %7, i32 noundef %3, i32 noundef 1, i32 noundef 0)
  store ptr null, ptr %0, align 8, !tbaa !7
  ret void
}

define hidden void @_FortranAPointerNullifyCharacter(ptr noundef writeonly captures(none) initializes((0, 24)) %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #10 {
  %6 = tail call fastcc i32 @type_code(i32 noundef 4, i32 noundef %2)
  %7 = sext i32 %2 to i64
  %8 = mul nsw i64 %1, %7
  tail call fastcc void @establish_shape(ptr noundef %0, i32 noundef range(i32 -128, 128) %6, i64 noundef %8, i32 noundef %3, i32 noundef 1, i32 noundef 0)
  store ptr null, ptr %0, align 8, !tbaa !7
  ret void
}

define hidden void @_FortranAAllocatableApplyMold(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = load ptr, ptr %0, align 8, !tbaa !7
  %5 = icmp eq ptr %4, null
  br i1 %5, label %6, label %7

6:                                                ; preds = %3
  tail call fastcc void @apply_mold(ptr noundef nonnull %0, ptr noundef %1, i32 noundef %2)
  br label %7

7:                                                ; preds = %6, %3
  ret void
}

define internal fastcc void @apply_mold(ptr noundef captures(none) initializes((8, 16), (20, 22)) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) unnamed_addr #8 {
  tail call fastcc void @take_mold(ptr noundef %0, ptr noundef %1, i32 noundef %2)
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %5 = load i8, ptr %4, align 1, !tbaa !10
  %6 = and i8 %5, 1
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %35, label %8

8:                                                ; preds = %3
  %9 = load i32, ptr @has_derived_types, align 4, !tbaa !3
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %23, label %11

11:                                               ; preds = %8
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %13 = load i8, ptr %12, align 1, !tbaa !10
  %14 = and i8 %13, 1
  %15 = icmp eq i8 %14, 0
  br i1 %15, label %23, label %16

16:                                               ; preds = %11
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %19 = load i8, ptr %18, align 4, !tbaa !10
  %20 = zext i8 %19 to i64
  %21 = getelementptr inbounds nuw %struct.Dimension, ptr %17, i64 %20
  %22 = load ptr, ptr %21, align 8, !tbaa !11
  br label %23

23:                                               ; preds = %16, %11, %8
  %24 = phi ptr [ %22, %16 ], [ null, %11 ], [ null, %8 ]
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %27 = load i8, ptr %26, align 4, !tbaa !10
  %28 = zext i8 %27 to i64
  %29 = getelementptr inbounds nuw %struct.Dimension, ptr %25, i64 %28
  store ptr %24, ptr %29, align 8, !tbaa !11
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %31 = load i8, ptr %30, align 1, !tbaa !10
  %32 = and i8 %31, 1
  %33 = icmp eq i8 %32, 0
  br i1 %33, label %35, label %34

34:                                               ; preds = %23
  tail call fastcc void @take_length_parameter(ptr noundef %0, ptr noundef %1)
  br label %35

35:                                               ; preds = %3, %23, %34
  ret void
}

define hidden void @_FortranAPointerApplyMold(ptr noundef captures(none) initializes((8, 16), (20, 22)) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #8 {
  tail call fastcc void @apply_mold(ptr noundef %0, ptr noundef %1, i32 noundef %2)
  ret void
}

define hidden range(i32 0, 20) i32 @_FortranAAllocatableAllocateSource(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, i1 noundef zeroext %2, ptr noundef readonly captures(address_is_null) %3, ptr noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call fastcc i32 @allocate(ptr noundef %0, i1 noundef zeroext %2, ptr noundef %3, ptr noundef %4, i32 noundef %5)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %6
  tail call fastcc void @copy_elements(ptr noundef %0, ptr noundef %1, i32 noundef 1)
  br label %10

10:                                               ; preds = %9, %6
  ret i32 %7
}

define internal fastcc void @copy_elements(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef range(i32 0, 2) %2) unnamed_addr #0 {
  %4 = load i32, ptr @has_derived_types, align 4, !tbaa !3
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %18, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %8 = load i8, ptr %7, align 1, !tbaa !10
  %9 = and i8 %8, 1
  %10 = icmp eq i8 %9, 0
  br i1 %10, label %18, label %11

11:                                               ; preds = %6
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %14 = load i8, ptr %13, align 4, !tbaa !10
  %15 = zext i8 %14 to i64
  %16 = getelementptr inbounds nuw %struct.Dimension, ptr %12, i64 %15
  %17 = load ptr, ptr %16, align 8, !tbaa !11
  br label %18

18:                                               ; preds = %3, %6, %11
  %19 = phi ptr [ %17, %11 ], [ null, %6 ], [ null, %3 ]
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %21 = load i8, ptr %20, align 1, !tbaa !10
  %22 = icmp eq i8 %21, 42
  br i1 %22, label %23, label %50

23:                                               ; preds = %18
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %25 = load i8, ptr %24, align 4, !tbaa !10
  %26 = icmp eq i8 %25, 0
  br i1 %26, label %27, label %50

27:                                               ; preds = %23
  br i1 %5, label %37, label %28

28:                                               ; preds = %27
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %30 = load i8, ptr %29, align 1, !tbaa !10
  %31 = and i8 %30, 1
  %32 = icmp eq i8 %31, 0
  br i1 %32, label %37, label %33

33:                                               ; preds = %28
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %35 = load ptr, ptr %34, align 8, !tbaa !11
  %36 = icmp eq ptr %35, null
  br label %37

37:                                               ; preds = %27, %28, %33
  %38 = phi i1 [ %36, %33 ], [ true, %28 ], [ true, %27 ]
  %39 = icmp ne ptr %19, null
  %40 = select i1 %38, i1 true, i1 %39
  %41 = or i1 %5, %40
  br i1 %41, label %50, label %42

42:                                               ; preds = %37
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %44 = load i8, ptr %43, align 1, !tbaa !10
  %45 = and i8 %44, 1
  %46 = icmp eq i8 %45, 0
  br i1 %46, label %50, label %47

47:                                               ; preds = %42
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %49 = load ptr, ptr %48, align 8, !tbaa !11
  br label %50

50:                                               ; preds = %37, %47, %42, %23, %18
  %51 = phi ptr [ %19, %18 ], [ %19, %23 ], [ %19, %37 ], [ %49, %47 ], [ null, %42 ]
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %53 = load i8, ptr %52, align 4, !tbaa !10
  %54 = icmp eq i8 %53, 0
  br i1 %54, label %66, label %55

55:                                               ; preds = %50
  %56 = zext i8 %53 to i64
  br label %57

57:                                               ; preds = %55, %57
  %58 = phi i64 [ 0, %55 ], [ %64, %57 ]
  %59 = phi i64 [ 1, %55 ], [ %63, %57 ]
  %60 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %58
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 32
  %62 = load i64, ptr %61, align 8, !tbaa !18
  %63 = mul nsw i64 %62, %59
  %64 = add nuw nsw i64 %58, 1
  %65 = icmp eq i64 %64, %56
  br i1 %65, label %66, label %57, !llvm.loop !27

66:                                               ; preds = %57, %50
  %67 = phi i64 [ 1, %50 ], [ %63, %57 ]
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %69 = icmp eq i8 %53, 0
  br i1 %69, label %73, label %70

70:                                               ; preds = %66
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %72 = load i64, ptr %71, align 8, !tbaa !18
  br label %73

73:                                               ; preds = %66, %70
  %74 = phi i64 [ %72, %70 ], [ 1, %66 ]
  %75 = icmp slt i64 %67, 1
  br i1 %75, label %238, label %76

76:                                               ; preds = %73
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %78 = load i64, ptr %77, align 8, !tbaa !14
  %79 = icmp eq i8 %53, 0
  br i1 %79, label %106, label %80

80:                                               ; preds = %76
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %82 = zext i8 %53 to i64
  br label %83

83:                                               ; preds = %80, %96
  %84 = phi i64 [ 0, %80 ], [ %102, %96 ]
  %85 = phi i32 [ 1, %80 ], [ %98, %96 ]
  %86 = phi i64 [ %78, %80 ], [ %101, %96 ]
  %87 = getelementptr inbounds nuw %struct.Dimension, ptr %81, i64 %84
  %88 = getelementptr inbounds nuw i8, ptr %87, i64 16
  %89 = load i64, ptr %88, align 8, !tbaa !16
  %90 = icmp eq i64 %89, %86
  br i1 %90, label %96, label %91

91:                                               ; preds = %83
  %92 = getelementptr inbounds nuw i8, ptr %87, i64 8
  %93 = load i64, ptr %92, align 8, !tbaa !18
  %94 = icmp eq i64 %93, 1
  %95 = zext i1 %94 to i32
  br label %96

96:                                               ; preds = %91, %83
  %97 = phi i32 [ 1, %83 ], [ %95, %91 ]
  %98 = and i32 %97, %85
  %99 = getelementptr inbounds nuw i8, ptr %87, i64 8
  %100 = load i64, ptr %99, align 8, !tbaa !18
  %101 = mul nsw i64 %100, %86
  %102 = add nuw nsw i64 %84, 1
  %103 = icmp eq i64 %102, %82
  br i1 %103, label %104, label %83, !llvm.loop !31

104:                                              ; preds = %96
  %105 = icmp eq i32 %98, 0
  br label %106

106:                                              ; preds = %104, %76
  %107 = phi i64 [ %78, %76 ], [ %101, %104 ]
  %108 = phi i1 [ false, %76 ], [ %105, %104 ]
  %109 = icmp ne i64 %107, 0
  %110 = select i1 %108, i1 %109, i1 false
  br i1 %110, label %145, label %111

111:                                              ; preds = %106
  %112 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %113 = load i8, ptr %112, align 4, !tbaa !10
  %114 = icmp eq i8 %113, 0
  br i1 %114, label %145, label %115

115:                                              ; preds = %111
  %116 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %117 = load i64, ptr %116, align 8, !tbaa !14
  %118 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %119 = zext i8 %113 to i64
  br label %120

120:                                              ; preds = %115, %133
  %121 = phi i64 [ 0, %115 ], [ %139, %133 ]
  %122 = phi i32 [ 1, %115 ], [ %135, %133 ]
  %123 = phi i64 [ %117, %115 ], [ %138, %133 ]
  %124 = getelementptr inbounds nuw %struct.Dimension, ptr %118, i64 %121
  %125 = getelementptr inbounds nuw i8, ptr %124, i64 16
  %126 = load i64, ptr %125, align 8, !tbaa !16
  %127 = icmp eq i64 %126, %123
  br i1 %127, label %133, label %128

128:                                              ; preds = %120
  %129 = getelementptr inbounds nuw i8, ptr %124, i64 8
  %130 = load i64, ptr %129, align 8, !tbaa !18
  %131 = icmp eq i64 %130, 1
  %132 = zext i1 %131 to i32
  br label %133

133:                                              ; preds = %128, %120
  %134 = phi i32 [ 1, %120 ], [ %132, %128 ]
  %135 = and i32 %134, %122
  %136 = getelementptr inbounds nuw i8, ptr %124, i64 8
  %137 = load i64, ptr %136, align 8, !tbaa !18
  %138 = mul nsw i64 %137, %123
  %139 = add nuw nsw i64 %121, 1
  %140 = icmp eq i64 %139, %119
  br i1 %140, label %141, label %120, !llvm.loop !31

141:                                              ; preds = %133
  %142 = icmp ne i32 %135, 0
  %143 = icmp eq i64 %138, 0
  %144 = select i1 %142, i1 true, i1 %143
  br label %145

145:                                              ; preds = %111, %141, %106
  %146 = phi i1 [ false, %106 ], [ true, %111 ], [ %144, %141 ]
  br i1 %146, label %149, label %147

147:                                              ; preds = %145
  %148 = sdiv i64 %67, %74
  br label %149

149:                                              ; preds = %145, %147
  %150 = phi i64 [ 0, %147 ], [ %78, %145 ]
  %151 = phi i64 [ %148, %147 ], [ 1, %145 ]
  %152 = or i1 %69, %146
  br i1 %152, label %156, label %153

153:                                              ; preds = %149
  %154 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %155 = load i64, ptr %154, align 8, !tbaa !16
  br label %156

156:                                              ; preds = %149, %153
  %157 = phi i64 [ %150, %149 ], [ %155, %153 ]
  %158 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %159 = load i8, ptr %158, align 4, !tbaa !10
  %160 = icmp eq i8 %159, 0
  br i1 %160, label %165, label %161

161:                                              ; preds = %156
  %162 = select i1 %146, i64 8, i64 40
  %163 = getelementptr inbounds nuw i8, ptr %1, i64 %162
  %164 = load i64, ptr %163, align 8, !tbaa !14
  br label %165

165:                                              ; preds = %161, %156
  %166 = phi i64 [ 0, %156 ], [ %164, %161 ]
  %167 = select i1 %146, i64 %67, i64 %74
  %168 = icmp sgt i64 %151, 0
  br i1 %168, label %169, label %238

169:                                              ; preds = %165
  %170 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %171 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %172 = icmp eq ptr %51, null
  %173 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %174 = getelementptr inbounds nuw i8, ptr %1, i64 8
  br label %175

175:                                              ; preds = %169, %235
  %176 = phi i64 [ 0, %169 ], [ %236, %235 ]
  %177 = load ptr, ptr %0, align 8, !tbaa !7
  br i1 %146, label %198, label %178

178:                                              ; preds = %175
  %179 = load i8, ptr %68, align 4, !tbaa !10
  %180 = icmp ugt i8 %179, 1
  br i1 %180, label %181, label %198

181:                                              ; preds = %178
  %182 = zext i8 %179 to i64
  br label %183

183:                                              ; preds = %181, %183
  %184 = phi i64 [ 1, %181 ], [ %196, %183 ]
  %185 = phi i64 [ 0, %181 ], [ %194, %183 ]
  %186 = phi i64 [ %176, %181 ], [ %195, %183 ]
  %187 = getelementptr inbounds nuw %struct.Dimension, ptr %170, i64 %184
  %188 = getelementptr inbounds nuw i8, ptr %187, i64 8
  %189 = load i64, ptr %188, align 8, !tbaa !18
  %190 = srem i64 %186, %189
  %191 = getelementptr inbounds nuw i8, ptr %187, i64 16
  %192 = load i64, ptr %191, align 8, !tbaa !16
  %193 = mul nsw i64 %192, %190
  %194 = add nsw i64 %193, %185
  %195 = sdiv i64 %186, %189
  %196 = add nuw nsw i64 %184, 1
  %197 = icmp eq i64 %196, %182
  br i1 %197, label %198, label %183, !llvm.loop !32

198:                                              ; preds = %183, %178, %175
  %199 = phi i64 [ 0, %175 ], [ 0, %178 ], [ %194, %183 ]
  %200 = getelementptr inbounds i8, ptr %177, i64 %199
  %201 = load ptr, ptr %1, align 8, !tbaa !7
  br i1 %146, label %222, label %202

202:                                              ; preds = %198
  %203 = load i8, ptr %158, align 4, !tbaa !10
  %204 = icmp ult i8 %203, 2
  br i1 %204, label %222, label %205

205:                                              ; preds = %202
  %206 = zext i8 %203 to i64
  br label %207

207:                                              ; preds = %205, %207
  %208 = phi i64 [ 1, %205 ], [ %220, %207 ]
  %209 = phi i64 [ 0, %205 ], [ %218, %207 ]
  %210 = phi i64 [ %176, %205 ], [ %219, %207 ]
  %211 = getelementptr inbounds nuw %struct.Dimension, ptr %171, i64 %208
  %212 = getelementptr inbounds nuw i8, ptr %211, i64 8
  %213 = load i64, ptr %212, align 8, !tbaa !18
  %214 = srem i64 %210, %213
  %215 = getelementptr inbounds nuw i8, ptr %211, i64 16
  %216 = load i64, ptr %215, align 8, !tbaa !16
  %217 = mul nsw i64 %216, %214
  %218 = add nsw i64 %217, %209
  %219 = sdiv i64 %210, %213
  %220 = add nuw nsw i64 %208, 1
  %221 = icmp eq i64 %220, %206
  br i1 %221, label %222, label %207, !llvm.loop !32

222:                                              ; preds = %207, %202, %198
  %223 = phi i64 [ 0, %198 ], [ 0, %202 ], [ %218, %207 ]
  %224 = getelementptr inbounds i8, ptr %201, i64 %223
  br i1 %172, label %226, label %225

225:                                              ; preds = %222
  tail call fastcc void @copy_objects(ptr noundef nonnull %51, ptr noundef %200, i64 noundef %157, ptr noundef %224, i64 noundef %166, i64 noundef %167, i32 noundef %2)
  br label %235

226:                                              ; preds = %222
  %227 = load i8, ptr %173, align 1, !tbaa !10
  %228 = icmp eq i8 %227, 40
  br i1 %228, label %229, label %232

229:                                              ; preds = %226
  %230 = load i64, ptr %77, align 8, !tbaa !14
  %231 = load i64, ptr %174, align 8, !tbaa !14
  tail call fastcc void @copy_text(ptr noundef %200, i64 noundef %157, i64 noundef %230, ptr noundef %224, i64 noundef %166, i64 noundef %231, i64 noundef %167)
  br label %235

232:                                              ; preds = %226
  %233 = sext i8 %227 to i32
  %234 = load i64, ptr %77, align 8, !tbaa !14
  tail call fastcc void @copy_row(i32 noundef %233, i64 noundef %234, ptr noundef %200, i64 noundef %157, ptr noundef %224, i64 noundef %166, i64 noundef %167)
  br label %235

235:                                              ; preds = %229, %232, %225
  %236 = add nuw nsw i64 %176, 1
  %237 = icmp eq i64 %236, %151
  br i1 %237, label %238, label %175, !llvm.loop !33

238:                                              ; preds = %235, %165, %73
  ret void
}

define hidden range(i32 0, 20) i32 @_FortranAPointerAllocateSource(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, i1 noundef zeroext %2, ptr noundef readonly captures(address_is_null) %3, ptr noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call i32 @_FortranAPointerAllocate(ptr noundef %0, i1 noundef zeroext %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr poison)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %6
  tail call fastcc void @copy_elements(ptr noundef %0, ptr noundef %1, i32 noundef 1)
  br label %10

10:                                               ; preds = %9, %6
  ret i32 %7
}

define hidden range(i32 0, 110) i32 @_FortranAMoveAlloc(ptr noundef captures(address) %0, ptr noundef captures(address) %1, ptr noundef %2, i1 noundef zeroext %3, ptr noundef readonly captures(address_is_null) %4, ptr noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = icmp eq ptr %0, %1
  br i1 %8, label %9, label %15

9:                                                ; preds = %7
  %10 = load ptr, ptr %1, align 8, !tbaa !7
  %11 = icmp eq ptr %10, null
  br i1 %11, label %15, label %12

12:                                               ; preds = %9
  br i1 %3, label %14, label %13

13:                                               ; preds = %12
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str.1, ptr noundef %5, i32 noundef %6) #37
  unreachable

14:                                               ; preds = %12
  tail call fastcc void @set_message(ptr noundef %4, ptr noundef nonnull @.str.1)
  br label %53

15:                                               ; preds = %9, %7
  %16 = load ptr, ptr %0, align 8, !tbaa !7
  %17 = icmp eq ptr %16, null
  br i1 %17, label %20, label %18

18:                                               ; preds = %15
  %19 = tail call fastcc i32 @deallocate(ptr noundef nonnull %0, i1 noundef zeroext true, ptr noundef null, ptr noundef %5, i32 noundef %6)
  br label %20

20:                                               ; preds = %18, %15
  %21 = load ptr, ptr %1, align 8, !tbaa !7
  %22 = icmp eq ptr %21, null
  br i1 %22, label %53, label %23

23:                                               ; preds = %20
  tail call fastcc void @copy_shape(ptr noundef nonnull %0, ptr noundef nonnull %1)
  %24 = load ptr, ptr %1, align 8, !tbaa !7
  store ptr %24, ptr %0, align 8, !tbaa !7
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %26 = load i8, ptr %25, align 1, !tbaa !10
  %27 = and i8 %26, 1
  %28 = icmp eq i8 %27, 0
  br i1 %28, label %41, label %29

29:                                               ; preds = %23
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %32 = load i8, ptr %31, align 4, !tbaa !10
  %33 = zext i8 %32 to i64
  %34 = getelementptr inbounds nuw %struct.Dimension, ptr %30, i64 %33
  %35 = load ptr, ptr %34, align 8, !tbaa !11
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %38 = load i8, ptr %37, align 4, !tbaa !10
  %39 = zext i8 %38 to i64
  %40 = getelementptr inbounds nuw %struct.Dimension, ptr %36, i64 %39
  store ptr %35, ptr %40, align 8, !tbaa !11
  br label %41

41:                                               ; preds = %23, %29
  store ptr null, ptr %1, align 8, !tbaa !7
  %42 = icmp eq ptr %2, null
  br i1 %42, label %53, label %43

43:                                               ; preds = %41
  %44 = load i8, ptr %25, align 1, !tbaa !10
  %45 = and i8 %44, 1
  %46 = icmp eq i8 %45, 0
  br i1 %46, label %53, label %47

47:                                               ; preds = %43
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %50 = load i8, ptr %49, align 4, !tbaa !10
  %51 = zext i8 %50 to i64
  %52 = getelementptr inbounds nuw %struct.Dimension, ptr %48, i64 %51
  store ptr %2, ptr %52, align 8, !tbaa !11
  br label %53

53:                                               ; preds = %20, %47, %43, %41, %14
  %54 = phi i32 [ 109, %14 ], [ 0, %41 ], [ 0, %43 ], [ 0, %47 ], [ 0, %20 ]
  ret i32 %54
}

define hidden void @_FortranAInitialize(ptr noundef readonly captures(none) %0, ptr noundef readnone captures(none) %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = load i32, ptr @has_derived_types, align 4, !tbaa !3
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %18, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %8 = load i8, ptr %7, align 1, !tbaa !10
  %9 = and i8 %8, 1
  %10 = icmp eq i8 %9, 0
  br i1 %10, label %18, label %11

11:                                               ; preds = %6
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %14 = load i8, ptr %13, align 4, !tbaa !10
  %15 = zext i8 %14 to i64
  %16 = getelementptr inbounds nuw %struct.Dimension, ptr %12, i64 %15
  %17 = load ptr, ptr %16, align 8, !tbaa !11
  br label %18

18:                                               ; preds = %3, %6, %11
  %19 = phi ptr [ %17, %11 ], [ null, %6 ], [ null, %3 ]
  %20 = icmp eq ptr %19, null
  br i1 %20, label %88, label %21

21:                                               ; preds = %18
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 429
  %23 = load i8, ptr %22, align 1, !tbaa !22
  %24 = icmp eq i8 %23, 0
  br i1 %24, label %25, label %88

25:                                               ; preds = %21
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %27 = load i8, ptr %26, align 4, !tbaa !10
  %28 = icmp eq i8 %27, 0
  br i1 %28, label %40, label %29

29:                                               ; preds = %25
  %30 = zext i8 %27 to i64
  br label %31

31:                                               ; preds = %29, %31
  %32 = phi i64 [ 0, %29 ], [ %38, %31 ]
  %33 = phi i64 [ 1, %29 ], [ %37, %31 ]
  %34 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %32
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 32
  %36 = load i64, ptr %35, align 8, !tbaa !18
  %37 = mul nsw i64 %36, %33
  %38 = add nuw nsw i64 %32, 1
  %39 = icmp eq i64 %38, %30
  br i1 %39, label %40, label %31, !llvm.loop !27

40:                                               ; preds = %31, %25
  %41 = phi i64 [ 1, %25 ], [ %37, %31 ]
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %43 = icmp eq i8 %27, 0
  br i1 %43, label %47, label %44

44:                                               ; preds = %40
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %46 = load i64, ptr %45, align 8, !tbaa !18
  br label %47

47:                                               ; preds = %40, %44
  %48 = phi i64 [ %46, %44 ], [ 1, %40 ]
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %88, label %50

50:                                               ; preds = %47
  %51 = sdiv i64 %41, %48
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %54 = tail call i64 @llvm.smax.i64(i64 %51, i64 0)
  %55 = icmp slt i64 %51, 1
  br i1 %55, label %88, label %56

56:                                               ; preds = %50, %84
  %57 = phi i64 [ %86, %84 ], [ 0, %50 ]
  %58 = load ptr, ptr %0, align 8, !tbaa !7
  %59 = load i8, ptr %42, align 4, !tbaa !10
  %60 = icmp ugt i8 %59, 1
  br i1 %60, label %61, label %78

61:                                               ; preds = %56
  %62 = zext i8 %59 to i64
  br label %63

63:                                               ; preds = %61, %63
  %64 = phi i64 [ 1, %61 ], [ %76, %63 ]
  %65 = phi i64 [ 0, %61 ], [ %74, %63 ]
  %66 = phi i64 [ %57, %61 ], [ %75, %63 ]
  %67 = getelementptr inbounds nuw %struct.Dimension, ptr %52, i64 %64
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 8
  %69 = load i64, ptr %68, align 8, !tbaa !18
  %70 = srem i64 %66, %69
  %71 = getelementptr inbounds nuw i8, ptr %67, i64 16
  %72 = load i64, ptr %71, align 8, !tbaa !16
  %73 = mul nsw i64 %72, %70
  %74 = add nsw i64 %73, %65
  %75 = sdiv i64 %66, %69
  %76 = add nuw nsw i64 %64, 1
  %77 = icmp eq i64 %76, %62
  br i1 %77, label %78, label %63, !llvm.loop !32

78:                                               ; preds = %63, %56
  %79 = phi i64 [ 0, %56 ], [ %74, %63 ]
  %80 = getelementptr inbounds i8, ptr %58, i64 %79
  %81 = icmp eq i8 %59, 0
  br i1 %81, label %84, label %82

82:                                               ; preds = %78
  %83 = load i64, ptr %53, align 8, !tbaa !16
  br label %84

84:                                               ; preds = %78, %82
  %85 = phi i64 [ %83, %82 ], [ 0, %78 ]
  tail call fastcc void @initialize_objects(ptr noundef nonnull %19, ptr noundef %80, i64 noundef %85, i64 noundef %48)
  %86 = add nuw i64 %57, 1
  %87 = icmp eq i64 %86, %54
  br i1 %87, label %88, label %56

88:                                               ; preds = %84, %50, %47, %18, %21
  ret void
}

define internal fastcc void @initialize_objects(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, i64 noundef %3) unnamed_addr #5 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %7 = load ptr, ptr %6, align 8, !tbaa !34
  %8 = icmp eq ptr %7, null
  br i1 %8, label %11, label %9

9:                                                ; preds = %4
  %10 = icmp sgt i64 %3, 0
  br label %20

11:                                               ; preds = %31, %20, %4
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %13 = load ptr, ptr %12, align 8, !tbaa !35
  %14 = icmp eq ptr %13, null
  br i1 %14, label %72, label %15

15:                                               ; preds = %11
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %17 = load i64, ptr %16, align 8, !tbaa !18
  %18 = icmp sgt i64 %3, 0
  %19 = tail call i64 @llvm.smax.i64(i64 %17, i64 0)
  br label %68

20:                                               ; preds = %9, %31
  %21 = phi ptr [ %7, %9 ], [ %33, %31 ]
  %22 = phi i64 [ 0, %9 ], [ %32, %31 ]
  %23 = load i64, ptr %5, align 8, !tbaa !18
  %24 = icmp slt i64 %22, %23
  br i1 %24, label %25, label %11

25:                                               ; preds = %20
  %26 = getelementptr inbounds nuw %struct.Component, ptr %21, i64 %22
  br i1 %10, label %27, label %31

27:                                               ; preds = %25
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 32
  %29 = getelementptr inbounds nuw i8, ptr %26, i64 24
  %30 = getelementptr inbounds nuw i8, ptr %26, i64 248
  br label %35

31:                                               ; preds = %65, %25
  %32 = add nuw nsw i64 %22, 1
  %33 = load ptr, ptr %6, align 8, !tbaa !34
  %34 = icmp eq ptr %33, null
  br i1 %34, label %11, label %20, !llvm.loop !36

35:                                               ; preds = %27, %65
  %36 = phi i64 [ 0, %27 ], [ %66, %65 ]
  %37 = mul nsw i64 %36, %2
  %38 = getelementptr inbounds i8, ptr %1, i64 %37
  %39 = load i64, ptr %28, align 8, !tbaa !37
  %40 = getelementptr inbounds i8, ptr %38, i64 %39
  %41 = load i8, ptr %29, align 8, !tbaa !41
  switch i8 %41, label %64 [
    i8 1, label %42
    i8 2, label %43
  ]

42:                                               ; preds = %35
  tail call fastcc void @initialize_data_component(ptr noundef nonnull %26, ptr noundef %40)
  br label %65

43:                                               ; preds = %35
  %44 = load ptr, ptr %30, align 8, !tbaa !42
  %45 = icmp eq ptr %44, null
  br i1 %45, label %64, label %46

46:                                               ; preds = %43
  tail call fastcc void @copy_shape(ptr noundef %40, ptr noundef nonnull %44)
  %47 = load ptr, ptr %44, align 8, !tbaa !7
  store ptr %47, ptr %40, align 8, !tbaa !7
  %48 = getelementptr inbounds nuw i8, ptr %44, i64 23
  %49 = load i8, ptr %48, align 1, !tbaa !10
  %50 = and i8 %49, 1
  %51 = icmp eq i8 %50, 0
  br i1 %51, label %65, label %52

52:                                               ; preds = %46
  %53 = getelementptr inbounds nuw i8, ptr %44, i64 24
  %54 = getelementptr inbounds nuw i8, ptr %44, i64 20
  %55 = load i8, ptr %54, align 4, !tbaa !10
  %56 = zext i8 %55 to i64
  %57 = getelementptr inbounds nuw %struct.Dimension, ptr %53, i64 %56
  %58 = load ptr, ptr %57, align 8, !tbaa !11
  %59 = getelementptr inbounds nuw i8, ptr %40, i64 24
  %60 = getelementptr inbounds nuw i8, ptr %40, i64 20
  %61 = load i8, ptr %60, align 4, !tbaa !10
  %62 = zext i8 %61 to i64
  %63 = getelementptr inbounds nuw %struct.Dimension, ptr %59, i64 %62
  store ptr %58, ptr %63, align 8, !tbaa !11
  br label %65

64:                                               ; preds = %35, %43
  tail call fastcc void @establish_component(ptr noundef %40, ptr noundef nonnull %26)
  br label %65

65:                                               ; preds = %52, %46, %64, %42
  %66 = add nuw nsw i64 %36, 1
  %67 = icmp eq i64 %66, %3
  br i1 %67, label %31, label %35, !llvm.loop !43

68:                                               ; preds = %15, %73
  %69 = phi i64 [ 0, %15 ], [ %74, %73 ]
  %70 = icmp eq i64 %69, %19
  br i1 %70, label %72, label %71

71:                                               ; preds = %68
  br i1 %18, label %77, label %73

72:                                               ; preds = %68, %73, %11
  ret void

73:                                               ; preds = %77, %71
  %74 = add nuw i64 %69, 1
  %75 = load ptr, ptr %12, align 8, !tbaa !35
  %76 = icmp eq ptr %75, null
  br i1 %76, label %72, label %68, !llvm.loop !44

77:                                               ; preds = %71, %77
  %78 = phi i64 [ %88, %77 ], [ 0, %71 ]
  %79 = load ptr, ptr %12, align 8, !tbaa !35
  %80 = getelementptr inbounds nuw %struct.ProcedureComponent, ptr %79, i64 %69
  %81 = getelementptr inbounds nuw i8, ptr %80, i64 32
  %82 = load ptr, ptr %81, align 8, !tbaa !45
  %83 = mul nsw i64 %78, %2
  %84 = getelementptr inbounds i8, ptr %1, i64 %83
  %85 = getelementptr inbounds nuw i8, ptr %80, i64 24
  %86 = load i64, ptr %85, align 8, !tbaa !47
  %87 = getelementptr inbounds i8, ptr %84, i64 %86
  store ptr %82, ptr %87, align 8, !tbaa !7
  %88 = add nuw nsw i64 %78, 1
  %89 = icmp eq i64 %88, %3
  br i1 %89, label %73, label %77, !llvm.loop !48
}

define hidden void @_FortranAFinalize(ptr noundef readonly captures(none) %0, ptr noundef readnone captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = load i32, ptr @has_derived_types, align 4, !tbaa !3
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %33, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %8 = load i8, ptr %7, align 1, !tbaa !10
  %9 = and i8 %8, 1
  %10 = icmp eq i8 %9, 0
  br i1 %10, label %33, label %11

11:                                               ; preds = %6
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %14 = load i8, ptr %13, align 4, !tbaa !10
  %15 = zext i8 %14 to i64
  %16 = getelementptr inbounds nuw %struct.Dimension, ptr %12, i64 %15
  %17 = load ptr, ptr %16, align 8, !tbaa !11
  %18 = icmp eq ptr %17, null
  br i1 %18, label %33, label %19

19:                                               ; preds = %11
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %21 = load i8, ptr %20, align 1, !tbaa !10
  %22 = and i8 %21, 1
  %23 = icmp eq i8 %22, 0
  br i1 %23, label %31, label %24

24:                                               ; preds = %19
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %27 = load i8, ptr %26, align 4, !tbaa !10
  %28 = zext i8 %27 to i64
  %29 = getelementptr inbounds nuw %struct.Dimension, ptr %25, i64 %28
  %30 = load ptr, ptr %29, align 8, !tbaa !11
  br label %31

31:                                               ; preds = %19, %24
  %32 = phi ptr [ %30, %24 ], [ null, %19 ]
  tail call fastcc void @finalize_objects(ptr noundef %32, ptr noundef %0)
  br label %33

33:                                               ; preds = %6, %3, %31, %11
  ret void
}

define internal fastcc void @finalize_objects(ptr noundef %0, ptr noundef readonly captures(none) %1) unnamed_addr #0 {
  %3 = alloca %union.anon.15, align 8
  %4 = load i32, ptr @has_final_procedures, align 4, !tbaa !3
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %162, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 431
  %8 = load i8, ptr %7, align 1, !tbaa !49
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %10, label %162

10:                                               ; preds = %6
  %11 = load ptr, ptr %1, align 8, !tbaa !7
  %12 = icmp eq ptr %11, null
  br i1 %12, label %162, label %13

13:                                               ; preds = %10
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !10
  %16 = zext i8 %15 to i32
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 424
  %18 = load i32, ptr %17, align 8, !tbaa !50
  %19 = shl nuw i32 512, %16
  %20 = and i32 %19, %18
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %31, label %22

22:                                               ; preds = %13
  %23 = shl nsw i32 -512, %16
  %24 = xor i32 %23, -1
  %25 = and i32 %18, %24
  %26 = tail call range(i32 0, 32) i32 @llvm.ctpop.i32(i32 %25)
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %28 = load ptr, ptr %27, align 8, !tbaa !51
  %29 = zext nneg i32 %26 to i64
  %30 = getelementptr inbounds nuw %struct.SpecialBinding, ptr %28, i64 %29
  br label %31

31:                                               ; preds = %13, %22
  %32 = phi ptr [ %30, %22 ], [ null, %13 ]
  %33 = and i32 %18, 256
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %42, label %35

35:                                               ; preds = %31
  %36 = and i32 %18, 255
  %37 = tail call range(i32 0, 9) i32 @llvm.ctpop.i32(i32 %36)
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %39 = load ptr, ptr %38, align 8, !tbaa !51
  %40 = zext nneg i32 %37 to i64
  %41 = getelementptr inbounds nuw %struct.SpecialBinding, ptr %39, i64 %40
  br label %42

42:                                               ; preds = %31, %35
  %43 = phi ptr [ %41, %35 ], [ null, %31 ]
  %44 = and i32 %18, 128
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %53, label %46

46:                                               ; preds = %42
  %47 = and i32 %18, 127
  %48 = tail call range(i32 0, 8) i32 @llvm.ctpop.i32(i32 %47)
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %50 = load ptr, ptr %49, align 8, !tbaa !51
  %51 = zext nneg i32 %48 to i64
  %52 = getelementptr inbounds nuw %struct.SpecialBinding, ptr %50, i64 %51
  br label %53

53:                                               ; preds = %42, %46
  %54 = phi ptr [ %52, %46 ], [ null, %42 ]
  %55 = icmp eq ptr %32, null
  br i1 %55, label %57, label %56

56:                                               ; preds = %53
  tail call fastcc void @call_final(ptr noundef %32, ptr noundef %0, ptr noundef nonnull %1)
  br label %63

57:                                               ; preds = %53
  %58 = icmp eq ptr %43, null
  br i1 %58, label %60, label %59

59:                                               ; preds = %57
  tail call fastcc void @call_final(ptr noundef %43, ptr noundef %0, ptr noundef nonnull %1)
  br label %63

60:                                               ; preds = %57
  %61 = icmp eq ptr %54, null
  br i1 %61, label %63, label %62

62:                                               ; preds = %60
  tail call fastcc void @call_final_for_each(ptr noundef %54, ptr noundef %0, ptr noundef nonnull %1)
  br label %63

63:                                               ; preds = %59, %62, %60, %56
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %65 = load ptr, ptr %64, align 8, !tbaa !34
  %66 = icmp eq ptr %65, null
  br i1 %66, label %70, label %67

67:                                               ; preds = %63
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %69 = load i64, ptr %68, align 8, !tbaa !18
  br label %70

70:                                               ; preds = %63, %67
  %71 = phi i64 [ %69, %67 ], [ 0, %63 ]
  %72 = icmp sgt i64 %71, 0
  br i1 %72, label %73, label %162

73:                                               ; preds = %70
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %75 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %76 = getelementptr inbounds nuw i8, ptr %3, i64 20
  br label %77

77:                                               ; preds = %73, %160
  %78 = phi i64 [ %71, %73 ], [ %79, %160 ]
  %79 = add nsw i64 %78, -1
  %80 = load ptr, ptr %64, align 8, !tbaa !34
  %81 = getelementptr inbounds %struct.Component, ptr %80, i64 %79
  %82 = getelementptr inbounds nuw i8, ptr %81, i64 25
  %83 = load i8, ptr %82, align 1, !tbaa !52
  %84 = icmp eq i8 %83, 6
  br i1 %84, label %85, label %88

85:                                               ; preds = %77
  %86 = getelementptr inbounds nuw i8, ptr %81, i64 56
  %87 = load ptr, ptr %86, align 8, !tbaa !53
  br label %88

88:                                               ; preds = %77, %85
  %89 = phi ptr [ %87, %85 ], [ null, %77 ]
  %90 = icmp eq ptr %89, null
  br i1 %90, label %160, label %91, !llvm.loop !54

91:                                               ; preds = %88
  %92 = getelementptr inbounds nuw i8, ptr %89, i64 431
  %93 = load i8, ptr %92, align 1, !tbaa !49
  %94 = icmp eq i8 %93, 0
  br i1 %94, label %95, label %160, !llvm.loop !54

95:                                               ; preds = %91
  %96 = load i8, ptr %14, align 4, !tbaa !10
  %97 = icmp eq i8 %96, 0
  br i1 %97, label %100, label %98

98:                                               ; preds = %95
  %99 = zext i8 %96 to i64
  br label %108

100:                                              ; preds = %108, %95
  %101 = phi i64 [ 1, %95 ], [ %114, %108 ]
  %102 = icmp sgt i64 %101, 0
  br i1 %102, label %103, label %160

103:                                              ; preds = %100
  %104 = getelementptr inbounds nuw i8, ptr %81, i64 32
  %105 = getelementptr inbounds nuw i8, ptr %81, i64 24
  %106 = getelementptr inbounds nuw i8, ptr %81, i64 27
  %107 = getelementptr inbounds nuw i8, ptr %89, i64 88
  br label %117

108:                                              ; preds = %98, %108
  %109 = phi i64 [ 0, %98 ], [ %115, %108 ]
  %110 = phi i64 [ 1, %98 ], [ %114, %108 ]
  %111 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %109
  %112 = getelementptr inbounds nuw i8, ptr %111, i64 32
  %113 = load i64, ptr %112, align 8, !tbaa !18
  %114 = mul nsw i64 %113, %110
  %115 = add nuw nsw i64 %109, 1
  %116 = icmp eq i64 %115, %99
  br i1 %116, label %100, label %108, !llvm.loop !27

117:                                              ; preds = %103, %157
  %118 = phi i64 [ 0, %103 ], [ %158, %157 ]
  %119 = load ptr, ptr %1, align 8, !tbaa !7
  %120 = load i8, ptr %14, align 4, !tbaa !10
  %121 = icmp eq i8 %120, 0
  br i1 %121, label %139, label %122

122:                                              ; preds = %117
  %123 = zext i8 %120 to i64
  br label %124

124:                                              ; preds = %122, %124
  %125 = phi i64 [ 0, %122 ], [ %137, %124 ]
  %126 = phi i64 [ 0, %122 ], [ %135, %124 ]
  %127 = phi i64 [ %118, %122 ], [ %136, %124 ]
  %128 = getelementptr inbounds nuw %struct.Dimension, ptr %74, i64 %125
  %129 = getelementptr inbounds nuw i8, ptr %128, i64 8
  %130 = load i64, ptr %129, align 8, !tbaa !18
  %131 = srem i64 %127, %130
  %132 = getelementptr inbounds nuw i8, ptr %128, i64 16
  %133 = load i64, ptr %132, align 8, !tbaa !16
  %134 = mul nsw i64 %133, %131
  %135 = add nsw i64 %134, %126
  %136 = sdiv i64 %127, %130
  %137 = add nuw nsw i64 %125, 1
  %138 = icmp eq i64 %137, %123
  br i1 %138, label %139, label %124, !llvm.loop !55

139:                                              ; preds = %124, %117
  %140 = phi i64 [ 0, %117 ], [ %135, %124 ]
  %141 = getelementptr inbounds i8, ptr %119, i64 %140
  %142 = load i64, ptr %104, align 8, !tbaa !37
  %143 = getelementptr inbounds i8, ptr %141, i64 %142
  %144 = load i8, ptr %105, align 8, !tbaa !41
  switch i8 %144, label %157 [
    i8 3, label %145
    i8 4, label %145
    i8 1, label %146
  ]

145:                                              ; preds = %139, %139
  tail call fastcc void @finalize_objects(ptr noundef nonnull %89, ptr noundef %143)
  br label %157

146:                                              ; preds = %139
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #38
  %147 = load i8, ptr %106, align 1, !tbaa !56
  %148 = icmp sgt i8 %147, 0
  %149 = zext i1 %148 to i32
  %150 = load i64, ptr %107, align 8, !tbaa !30
  call fastcc void @establish_shape(ptr noundef nonnull %3, i32 noundef 42, i64 noundef %150, i32 noundef %149, i32 noundef 1, i32 noundef 1)
  store ptr null, ptr %3, align 8, !tbaa !7
  %151 = load i8, ptr %76, align 4, !tbaa !10
  %152 = zext i8 %151 to i64
  %153 = getelementptr inbounds nuw %struct.Dimension, ptr %75, i64 %152
  store ptr %89, ptr %153, align 8, !tbaa !11
  br i1 %148, label %154, label %156

154:                                              ; preds = %146
  %155 = tail call fastcc i64 @elements_of_component(ptr noundef %81)
  call fastcc void @set_extent(ptr noundef nonnull %3, i64 noundef %155)
  br label %156

156:                                              ; preds = %154, %146
  store ptr %143, ptr %3, align 8, !tbaa !10
  call fastcc void @finalize_objects(ptr noundef nonnull %89, ptr noundef nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #38
  br label %157

157:                                              ; preds = %139, %156, %145
  %158 = add nuw nsw i64 %118, 1
  %159 = icmp eq i64 %158, %101
  br i1 %159, label %160, label %117, !llvm.loop !57

160:                                              ; preds = %157, %100, %88, %91
  %161 = icmp sgt i64 %78, 1
  br i1 %161, label %77, label %162

162:                                              ; preds = %160, %70, %2, %6, %10
  ret void
}

define hidden void @_FortranADestroyWithoutFinalization(ptr noundef readonly captures(none) %0) local_unnamed_addr #6 {
  %2 = load i32, ptr @has_derived_types, align 4, !tbaa !3
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %16, label %4

4:                                                ; preds = %1
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %6 = load i8, ptr %5, align 1, !tbaa !10
  %7 = and i8 %6, 1
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %16, label %9

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %12 = load i8, ptr %11, align 4, !tbaa !10
  %13 = zext i8 %12 to i64
  %14 = getelementptr inbounds nuw %struct.Dimension, ptr %10, i64 %13
  %15 = load ptr, ptr %14, align 8, !tbaa !11
  br label %16

16:                                               ; preds = %1, %4, %9
  %17 = phi ptr [ %15, %9 ], [ null, %4 ], [ null, %1 ]
  %18 = icmp eq ptr %17, null
  br i1 %18, label %89, label %19

19:                                               ; preds = %16
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 430
  %21 = load i8, ptr %20, align 2, !tbaa !28
  %22 = icmp eq i8 %21, 0
  br i1 %22, label %23, label %89

23:                                               ; preds = %19
  %24 = load ptr, ptr %0, align 8, !tbaa !7
  %25 = icmp eq ptr %24, null
  br i1 %25, label %89, label %26

26:                                               ; preds = %23
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %28 = load i8, ptr %27, align 4, !tbaa !10
  %29 = icmp eq i8 %28, 0
  br i1 %29, label %41, label %30

30:                                               ; preds = %26
  %31 = zext i8 %28 to i64
  br label %32

32:                                               ; preds = %30, %32
  %33 = phi i64 [ 0, %30 ], [ %39, %32 ]
  %34 = phi i64 [ 1, %30 ], [ %38, %32 ]
  %35 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %33
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 32
  %37 = load i64, ptr %36, align 8, !tbaa !18
  %38 = mul nsw i64 %37, %34
  %39 = add nuw nsw i64 %33, 1
  %40 = icmp eq i64 %39, %31
  br i1 %40, label %41, label %32, !llvm.loop !27

41:                                               ; preds = %32, %26
  %42 = phi i64 [ 1, %26 ], [ %38, %32 ]
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %44 = icmp eq i8 %28, 0
  br i1 %44, label %48, label %45

45:                                               ; preds = %41
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %47 = load i64, ptr %46, align 8, !tbaa !18
  br label %48

48:                                               ; preds = %41, %45
  %49 = phi i64 [ %47, %45 ], [ 1, %41 ]
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %89, label %51

51:                                               ; preds = %48
  %52 = sdiv i64 %42, %49
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %55 = tail call i64 @llvm.smax.i64(i64 %52, i64 0)
  %56 = icmp slt i64 %52, 1
  br i1 %56, label %89, label %57

57:                                               ; preds = %51, %85
  %58 = phi i64 [ %87, %85 ], [ 0, %51 ]
  %59 = load ptr, ptr %0, align 8, !tbaa !7
  %60 = load i8, ptr %43, align 4, !tbaa !10
  %61 = icmp ugt i8 %60, 1
  br i1 %61, label %62, label %79

62:                                               ; preds = %57
  %63 = zext i8 %60 to i64
  br label %64

64:                                               ; preds = %62, %64
  %65 = phi i64 [ 1, %62 ], [ %77, %64 ]
  %66 = phi i64 [ 0, %62 ], [ %75, %64 ]
  %67 = phi i64 [ %58, %62 ], [ %76, %64 ]
  %68 = getelementptr inbounds nuw %struct.Dimension, ptr %53, i64 %65
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 8
  %70 = load i64, ptr %69, align 8, !tbaa !18
  %71 = srem i64 %67, %70
  %72 = getelementptr inbounds nuw i8, ptr %68, i64 16
  %73 = load i64, ptr %72, align 8, !tbaa !16
  %74 = mul nsw i64 %73, %71
  %75 = add nsw i64 %74, %66
  %76 = sdiv i64 %67, %70
  %77 = add nuw nsw i64 %65, 1
  %78 = icmp eq i64 %77, %63
  br i1 %78, label %79, label %64, !llvm.loop !32

79:                                               ; preds = %64, %57
  %80 = phi i64 [ 0, %57 ], [ %75, %64 ]
  %81 = getelementptr inbounds i8, ptr %59, i64 %80
  %82 = icmp eq i8 %60, 0
  br i1 %82, label %85, label %83

83:                                               ; preds = %79
  %84 = load i64, ptr %54, align 8, !tbaa !16
  br label %85

85:                                               ; preds = %79, %83
  %86 = phi i64 [ %84, %83 ], [ 0, %79 ]
  tail call fastcc void @release_objects(ptr noundef nonnull %17, ptr noundef %81, i64 noundef %86, i64 noundef %49)
  %87 = add nuw i64 %58, 1
  %88 = icmp eq i64 %87, %55
  br i1 %88, label %89, label %57

89:                                               ; preds = %85, %51, %48, %16, %19, %23
  ret void
}

define internal fastcc void @release_objects(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, i64 noundef %3) unnamed_addr #6 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %7 = load ptr, ptr %6, align 8, !tbaa !34
  %8 = icmp eq ptr %7, null
  br i1 %8, label %17, label %9

9:                                                ; preds = %4
  %10 = icmp slt i64 %3, 1
  %11 = tail call i64 @llvm.smax.i64(i64 %3, i64 1)
  br label %12

12:                                               ; preds = %9, %56
  %13 = phi ptr [ %7, %9 ], [ %58, %56 ]
  %14 = phi i64 [ 0, %9 ], [ %57, %56 ]
  %15 = load i64, ptr %5, align 8, !tbaa !18
  %16 = icmp slt i64 %14, %15
  br i1 %16, label %18, label %17

17:                                               ; preds = %12, %56, %4
  ret void

18:                                               ; preds = %12
  %19 = getelementptr inbounds nuw %struct.Component, ptr %13, i64 %14
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 25
  %21 = load i8, ptr %20, align 1, !tbaa !52
  %22 = icmp eq i8 %21, 6
  br i1 %22, label %23, label %26

23:                                               ; preds = %18
  %24 = getelementptr inbounds nuw i8, ptr %19, i64 56
  %25 = load ptr, ptr %24, align 8, !tbaa !53
  br label %26

26:                                               ; preds = %18, %23
  %27 = phi ptr [ %25, %23 ], [ null, %18 ]
  %28 = getelementptr inbounds nuw i8, ptr %19, i64 24
  %29 = load i8, ptr %28, align 8, !tbaa !41
  switch i8 %29, label %37 [
    i8 2, label %56
    i8 1, label %30
  ]

30:                                               ; preds = %26
  %31 = icmp eq ptr %27, null
  br i1 %31, label %56, label %32

32:                                               ; preds = %30
  %33 = getelementptr inbounds nuw i8, ptr %27, i64 430
  %34 = load i8, ptr %33, align 2, !tbaa !28
  %35 = icmp ne i8 %34, 0
  %36 = or i1 %35, %10
  br i1 %36, label %56, label %38

37:                                               ; preds = %26
  br i1 %10, label %56, label %38

38:                                               ; preds = %32, %37
  %39 = getelementptr inbounds nuw i8, ptr %19, i64 32
  %40 = getelementptr inbounds nuw i8, ptr %27, i64 88
  br label %41

41:                                               ; preds = %38, %53
  %42 = phi i64 [ 0, %38 ], [ %54, %53 ]
  %43 = mul nsw i64 %42, %2
  %44 = getelementptr inbounds i8, ptr %1, i64 %43
  %45 = load i64, ptr %39, align 8, !tbaa !37
  %46 = getelementptr inbounds i8, ptr %44, i64 %45
  %47 = load i8, ptr %28, align 8, !tbaa !41
  %48 = icmp eq i8 %47, 1
  br i1 %48, label %49, label %52

49:                                               ; preds = %41
  %50 = load i64, ptr %40, align 8, !tbaa !30
  %51 = tail call fastcc i64 @elements_of_component(ptr noundef nonnull %19)
  tail call fastcc void @release_objects(ptr noundef %27, ptr noundef %46, i64 noundef %50, i64 noundef %51)
  br label %53

52:                                               ; preds = %41
  tail call fastcc void @release_allocatable(ptr noundef %46)
  br label %53

53:                                               ; preds = %52, %49
  %54 = add nuw nsw i64 %42, 1
  %55 = icmp eq i64 %54, %11
  br i1 %55, label %56, label %41, !llvm.loop !58

56:                                               ; preds = %53, %32, %37, %30, %26
  %57 = add nuw nsw i64 %14, 1
  %58 = load ptr, ptr %6, align 8, !tbaa !34
  %59 = icmp eq ptr %58, null
  br i1 %59, label %17, label %12, !llvm.loop !59
}

define hidden void @_FortranADestroy(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  %2 = load i32, ptr @has_derived_types, align 4, !tbaa !3
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %31, label %4

4:                                                ; preds = %1
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %6 = load i8, ptr %5, align 1, !tbaa !10
  %7 = and i8 %6, 1
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %31, label %9

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %12 = load i8, ptr %11, align 4, !tbaa !10
  %13 = zext i8 %12 to i64
  %14 = getelementptr inbounds nuw %struct.Dimension, ptr %10, i64 %13
  %15 = load ptr, ptr %14, align 8, !tbaa !11
  %16 = icmp eq ptr %15, null
  br i1 %16, label %31, label %17

17:                                               ; preds = %9
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %19 = load i8, ptr %18, align 1, !tbaa !10
  %20 = and i8 %19, 1
  %21 = icmp eq i8 %20, 0
  br i1 %21, label %29, label %22

22:                                               ; preds = %17
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %25 = load i8, ptr %24, align 4, !tbaa !10
  %26 = zext i8 %25 to i64
  %27 = getelementptr inbounds nuw %struct.Dimension, ptr %23, i64 %26
  %28 = load ptr, ptr %27, align 8, !tbaa !11
  br label %29

29:                                               ; preds = %17, %22
  %30 = phi ptr [ %28, %22 ], [ null, %17 ]
  tail call fastcc void @finalize_objects(ptr noundef %30, ptr noundef %0)
  br label %31

31:                                               ; preds = %4, %1, %29, %9
  tail call void @_FortranADestroyWithoutFinalization(ptr noundef %0)
  ret void
}

define hidden void @_FortranAAssign(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  tail call fastcc void @assign(ptr noundef %0, ptr noundef %1, i32 noundef 3)
  ret void
}

define internal fastcc void @assign(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef range(i32 3, 12) %2) unnamed_addr #0 {
  %4 = alloca %union.anon.21, align 8
  %5 = alloca %union.anon.23, align 8
  %6 = and i32 %2, 1
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %12, label %8

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 22
  %10 = load i8, ptr %9, align 2, !tbaa !10
  %11 = icmp eq i8 %10, 2
  br label %12

12:                                               ; preds = %8, %3
  %13 = phi i1 [ false, %3 ], [ %11, %8 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #38
  store ptr null, ptr %4, align 8, !tbaa !10
  %14 = tail call fastcc i32 @may_overlap(ptr noundef %0, ptr noundef %1)
  %15 = and i32 %2, 2
  %16 = icmp eq i32 %15, 0
  %17 = load i32, ptr @has_derived_types, align 4
  %18 = icmp eq i32 %17, 0
  %19 = select i1 %16, i1 true, i1 %18
  br i1 %19, label %47, label %20

20:                                               ; preds = %12
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %22 = load i8, ptr %21, align 1, !tbaa !10
  %23 = and i8 %22, 1
  %24 = icmp eq i8 %23, 0
  br i1 %24, label %47, label %25

25:                                               ; preds = %20
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %28 = load i8, ptr %27, align 4, !tbaa !10
  %29 = zext i8 %28 to i64
  %30 = getelementptr inbounds nuw %struct.Dimension, ptr %26, i64 %29
  %31 = load ptr, ptr %30, align 8, !tbaa !11
  %32 = icmp eq ptr %31, null
  br i1 %32, label %47, label %33

33:                                               ; preds = %25
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %35 = load i8, ptr %34, align 1, !tbaa !10
  %36 = and i8 %35, 1
  %37 = icmp eq i8 %36, 0
  br i1 %37, label %45, label %38

38:                                               ; preds = %33
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %41 = load i8, ptr %40, align 4, !tbaa !10
  %42 = zext i8 %41 to i64
  %43 = getelementptr inbounds nuw %struct.Dimension, ptr %39, i64 %42
  %44 = load ptr, ptr %43, align 8, !tbaa !11
  br label %45

45:                                               ; preds = %33, %38
  %46 = phi ptr [ %44, %38 ], [ null, %33 ]
  tail call fastcc void @finalize_objects(ptr noundef %46, ptr noundef %0)
  br label %47

47:                                               ; preds = %20, %45, %25, %12
  br i1 %13, label %48, label %72

48:                                               ; preds = %47
  %49 = load ptr, ptr %0, align 8, !tbaa !7
  %50 = icmp eq ptr %49, null
  br i1 %50, label %72, label %51

51:                                               ; preds = %48
  %52 = tail call fastcc i32 @has_other_shape(ptr noundef nonnull %0, ptr noundef %1, i32 noundef %2)
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %72, label %54

54:                                               ; preds = %51
  call fastcc void @copy_shape(ptr noundef nonnull %4, ptr noundef nonnull %0)
  store ptr %49, ptr %4, align 8, !tbaa !7
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %56 = load i8, ptr %55, align 1, !tbaa !10
  %57 = and i8 %56, 1
  %58 = icmp eq i8 %57, 0
  br i1 %58, label %71, label %59

59:                                               ; preds = %54
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %62 = load i8, ptr %61, align 4, !tbaa !10
  %63 = zext i8 %62 to i64
  %64 = getelementptr inbounds nuw %struct.Dimension, ptr %60, i64 %63
  %65 = load ptr, ptr %64, align 8, !tbaa !11
  %66 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %67 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %68 = load i8, ptr %67, align 4, !tbaa !10
  %69 = zext i8 %68 to i64
  %70 = getelementptr inbounds nuw %struct.Dimension, ptr %66, i64 %69
  store ptr %65, ptr %70, align 8, !tbaa !11
  br label %71

71:                                               ; preds = %54, %59
  store ptr null, ptr %0, align 8, !tbaa !7
  br label %72

72:                                               ; preds = %71, %51, %48, %47
  %73 = phi i32 [ 0, %71 ], [ %14, %51 ], [ %14, %48 ], [ %14, %47 ]
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %107, label %75

75:                                               ; preds = %72
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #38
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %77 = load i8, ptr %76, align 1, !tbaa !10
  %78 = sext i8 %77 to i32
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %80 = load i64, ptr %79, align 8, !tbaa !14
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %82 = load i8, ptr %81, align 4, !tbaa !10
  %83 = zext i8 %82 to i32
  %84 = load i32, ptr @has_derived_types, align 4, !tbaa !3
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %96, label %86

86:                                               ; preds = %75
  %87 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %88 = load i8, ptr %87, align 1, !tbaa !10
  %89 = and i8 %88, 1
  %90 = icmp eq i8 %89, 0
  br i1 %90, label %96, label %91

91:                                               ; preds = %86
  %92 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %93 = zext i8 %82 to i64
  %94 = getelementptr inbounds nuw %struct.Dimension, ptr %92, i64 %93
  %95 = load ptr, ptr %94, align 8, !tbaa !11
  br label %96

96:                                               ; preds = %75, %86, %91
  %97 = phi ptr [ %95, %91 ], [ null, %86 ], [ null, %75 ]
  %98 = icmp ne ptr %97, null
  %99 = zext i1 %98 to i32
  call fastcc void @establish_shape(ptr noundef nonnull %5, i32 noundef range(i32 -128, 128) %78, i64 noundef %80, i32 noundef %83, i32 noundef 2, i32 noundef %99)
  store ptr null, ptr %5, align 8, !tbaa !7
  br i1 %98, label %100, label %106

100:                                              ; preds = %96
  %101 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %102 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %103 = load i8, ptr %102, align 4, !tbaa !10
  %104 = zext i8 %103 to i64
  %105 = getelementptr inbounds nuw %struct.Dimension, ptr %101, i64 %104
  store ptr %97, ptr %105, align 8, !tbaa !11
  br label %106

106:                                              ; preds = %96, %100
  call fastcc void @allocate_like(ptr noundef nonnull %5, ptr noundef %1, i32 noundef 0)
  call fastcc void @copy_elements(ptr noundef nonnull %5, ptr noundef %1, i32 noundef 1)
  call fastcc void @copy_elements(ptr noundef %0, ptr noundef nonnull %5, i32 noundef 1)
  call fastcc void @release_allocatable(ptr noundef nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #38
  br label %114

107:                                              ; preds = %72
  br i1 %13, label %108, label %113

108:                                              ; preds = %107
  %109 = load ptr, ptr %0, align 8, !tbaa !7
  %110 = icmp eq ptr %109, null
  br i1 %110, label %111, label %113

111:                                              ; preds = %108
  %112 = and i32 %2, 4
  tail call fastcc void @allocate_like(ptr noundef nonnull %0, ptr noundef %1, i32 noundef %112)
  br label %113

113:                                              ; preds = %111, %108, %107
  tail call fastcc void @copy_elements(ptr noundef %0, ptr noundef %1, i32 noundef 1)
  call fastcc void @release_allocatable(ptr noundef nonnull %4)
  br label %114

114:                                              ; preds = %113, %106
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #38
  ret void
}

define hidden void @_FortranAAssignTemporary(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = load i32, ptr @has_derived_types, align 4, !tbaa !3
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %19, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %9 = load i8, ptr %8, align 1, !tbaa !10
  %10 = and i8 %9, 1
  %11 = icmp eq i8 %10, 0
  br i1 %11, label %19, label %12

12:                                               ; preds = %7
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !10
  %16 = zext i8 %15 to i64
  %17 = getelementptr inbounds nuw %struct.Dimension, ptr %13, i64 %16
  %18 = load ptr, ptr %17, align 8, !tbaa !11
  br label %19

19:                                               ; preds = %4, %7, %12
  %20 = phi ptr [ %18, %12 ], [ null, %7 ], [ null, %4 ]
  %21 = icmp eq ptr %20, null
  br i1 %21, label %48, label %22

22:                                               ; preds = %19
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 429
  %24 = load i8, ptr %23, align 1, !tbaa !22
  %25 = icmp eq i8 %24, 0
  br i1 %25, label %26, label %48

26:                                               ; preds = %22
  %27 = load ptr, ptr %0, align 8, !tbaa !7
  %28 = icmp eq ptr %27, null
  br i1 %28, label %48, label %29

29:                                               ; preds = %26
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %31 = load i64, ptr %30, align 8, !tbaa !14
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %33 = load i8, ptr %32, align 4, !tbaa !10
  %34 = icmp eq i8 %33, 0
  br i1 %34, label %46, label %35

35:                                               ; preds = %29
  %36 = zext i8 %33 to i64
  br label %37

37:                                               ; preds = %35, %37
  %38 = phi i64 [ 0, %35 ], [ %44, %37 ]
  %39 = phi i64 [ 1, %35 ], [ %43, %37 ]
  %40 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %38
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 32
  %42 = load i64, ptr %41, align 8, !tbaa !18
  %43 = mul nsw i64 %42, %39
  %44 = add nuw nsw i64 %38, 1
  %45 = icmp eq i64 %44, %36
  br i1 %45, label %46, label %37, !llvm.loop !27

46:                                               ; preds = %37, %29
  %47 = phi i64 [ 1, %29 ], [ %43, %37 ]
  tail call fastcc void @initialize_objects(ptr noundef nonnull %20, ptr noundef nonnull %27, i64 noundef %31, i64 noundef %47)
  br label %48

48:                                               ; preds = %46, %26, %22, %19
  tail call fastcc void @assign(ptr noundef %0, ptr noundef %1, i32 noundef 9)
  ret void
}

define hidden void @_FortranAAssignExplicitLengthCharacter(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  tail call fastcc void @assign(ptr noundef %0, ptr noundef %1, i32 noundef 7)
  ret void
}

define hidden void @_FortranAAssignPolymorphic(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  tail call fastcc void @assign(ptr noundef %0, ptr noundef %1, i32 noundef 11)
  ret void
}

define hidden void @_FortranACopyInAssign(ptr noundef captures(none) initializes((0, 24)) %0, ptr noundef readonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  tail call fastcc void @copy_shape(ptr noundef %0, ptr noundef %1)
  %5 = load ptr, ptr %1, align 8, !tbaa !7
  store ptr %5, ptr %0, align 8, !tbaa !7
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %7 = load i8, ptr %6, align 1, !tbaa !10
  %8 = and i8 %7, 1
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %22, label %10

10:                                               ; preds = %4
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %13 = load i8, ptr %12, align 4, !tbaa !10
  %14 = zext i8 %13 to i64
  %15 = getelementptr inbounds nuw %struct.Dimension, ptr %11, i64 %14
  %16 = load ptr, ptr %15, align 8, !tbaa !11
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %19 = load i8, ptr %18, align 4, !tbaa !10
  %20 = zext i8 %19 to i64
  %21 = getelementptr inbounds nuw %struct.Dimension, ptr %17, i64 %20
  store ptr %16, ptr %21, align 8, !tbaa !11
  br label %22

22:                                               ; preds = %4, %10
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 22
  store i8 2, ptr %23, align 2, !tbaa !10
  %24 = tail call fastcc i64 @take_shape(ptr noundef nonnull %0, ptr noundef nonnull %1, i32 noundef 0)
  %25 = add nsw i64 %24, 1
  %26 = tail call ptr @malloc(i64 noundef %25)
  store ptr %26, ptr %0, align 8, !tbaa !7
  tail call fastcc void @copy_elements(ptr noundef nonnull %0, ptr noundef nonnull %1, i32 noundef 0)
  ret void
}

define internal fastcc i64 @take_shape(ptr noundef captures(none) initializes((21, 22)) %0, ptr noundef readonly captures(none) %1, i32 noundef range(i32 0, 5) %2) unnamed_addr #2 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %5 = load i8, ptr %4, align 1, !tbaa !10
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %5, ptr %6, align 1, !tbaa !10
  %7 = icmp eq i32 %2, 0
  br i1 %7, label %8, label %12

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %10 = load i64, ptr %9, align 8, !tbaa !14
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %10, ptr %11, align 8, !tbaa !14
  br label %12

12:                                               ; preds = %8, %3
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %14 = load i64, ptr %13, align 8, !tbaa !14
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %16 = load i8, ptr %15, align 4, !tbaa !10
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %23, label %18

18:                                               ; preds = %12
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %33

21:                                               ; preds = %33
  %22 = icmp eq i8 %47, 0
  br label %23

23:                                               ; preds = %21, %12
  %24 = phi i64 [ %14, %12 ], [ %45, %21 ]
  %25 = phi i1 [ true, %12 ], [ %22, %21 ]
  br i1 %25, label %26, label %60

26:                                               ; preds = %23
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %28 = load i8, ptr %27, align 4, !tbaa !10
  %29 = icmp eq i8 %28, 0
  br i1 %29, label %60, label %30

30:                                               ; preds = %26
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %32 = zext i8 %28 to i64
  br label %50

33:                                               ; preds = %18, %33
  %34 = phi i64 [ 0, %18 ], [ %46, %33 ]
  %35 = phi i64 [ %14, %18 ], [ %45, %33 ]
  %36 = getelementptr inbounds nuw %struct.Dimension, ptr %19, i64 %34
  %37 = load i64, ptr %36, align 8, !tbaa !14
  %38 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %39 = load i64, ptr %38, align 8, !tbaa !14
  %40 = getelementptr inbounds nuw %struct.Dimension, ptr %20, i64 %34
  %41 = icmp slt i64 %39, 1
  %42 = select i1 %41, i64 1, i64 %37
  store i64 %42, ptr %40, align 8, !tbaa !14
  %43 = getelementptr inbounds nuw i8, ptr %40, i64 8
  store i64 %39, ptr %43, align 8, !tbaa !14
  %44 = getelementptr inbounds nuw i8, ptr %40, i64 16
  store i64 %35, ptr %44, align 8, !tbaa !14
  %45 = mul nsw i64 %39, %35
  %46 = add nuw nsw i64 %34, 1
  %47 = load i8, ptr %15, align 4, !tbaa !10
  %48 = zext i8 %47 to i64
  %49 = icmp samesign ult i64 %46, %48
  br i1 %49, label %33, label %21, !llvm.loop !60

50:                                               ; preds = %30, %50
  %51 = phi i64 [ 0, %30 ], [ %58, %50 ]
  %52 = phi i64 [ %24, %30 ], [ %57, %50 ]
  %53 = getelementptr inbounds nuw %struct.Dimension, ptr %31, i64 %51
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 16
  store i64 %52, ptr %54, align 8, !tbaa !16
  %55 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %56 = load i64, ptr %55, align 8, !tbaa !18
  %57 = mul nsw i64 %56, %52
  %58 = add nuw nsw i64 %51, 1
  %59 = icmp eq i64 %58, %32
  br i1 %59, label %60, label %50, !llvm.loop !61

60:                                               ; preds = %50, %26, %23
  %61 = phi i64 [ %24, %23 ], [ %24, %26 ], [ %57, %50 ]
  ret i64 %61
}

define hidden void @_FortranACopyOutAssign(ptr noundef readonly captures(address_is_null) %0, ptr noundef captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = icmp eq ptr %0, null
  br i1 %5, label %7, label %6

6:                                                ; preds = %4
  tail call fastcc void @copy_elements(ptr noundef nonnull %0, ptr noundef %1, i32 noundef 0)
  br label %7

7:                                                ; preds = %6, %4
  %8 = load ptr, ptr %1, align 8, !tbaa !7
  tail call void @free(ptr noundef %8)
  store ptr null, ptr %1, align 8, !tbaa !7
  ret void
}

declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #11

define hidden void @_FortranAShallowCopyDirect(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  tail call fastcc void @copy_elements(ptr noundef %0, ptr noundef %1, i32 noundef 0)
  ret void
}

define hidden void @_FortranAShallowCopy(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = load ptr, ptr %0, align 8, !tbaa !7
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %11

7:                                                ; preds = %4
  %8 = tail call fastcc i64 @take_shape(ptr noundef nonnull %0, ptr noundef %1, i32 noundef 0)
  %9 = add nsw i64 %8, 1
  %10 = tail call ptr @malloc(i64 noundef %9)
  store ptr %10, ptr %0, align 8, !tbaa !7
  br label %11

11:                                               ; preds = %7, %4
  tail call fastcc void @copy_elements(ptr noundef nonnull %0, ptr noundef %1, i32 noundef 0)
  ret void
}

define hidden void @_FortranACopyAndUpdateDescriptor(ptr noundef captures(none) initializes((0, 24)) %0, ptr noundef readonly captures(none) %1, ptr noundef %2, i8 noundef zeroext %3, i32 noundef %4) local_unnamed_addr #8 {
  tail call fastcc void @copy_shape(ptr noundef %0, ptr noundef %1)
  %6 = load ptr, ptr %1, align 8, !tbaa !7
  store ptr %6, ptr %0, align 8, !tbaa !7
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %8 = load i8, ptr %7, align 1, !tbaa !10
  %9 = and i8 %8, 1
  %10 = icmp eq i8 %9, 0
  br i1 %10, label %23, label %11

11:                                               ; preds = %5
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %14 = load i8, ptr %13, align 4, !tbaa !10
  %15 = zext i8 %14 to i64
  %16 = getelementptr inbounds nuw %struct.Dimension, ptr %12, i64 %15
  %17 = load ptr, ptr %16, align 8, !tbaa !11
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %20 = load i8, ptr %19, align 4, !tbaa !10
  %21 = zext i8 %20 to i64
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %18, i64 %21
  store ptr %17, ptr %22, align 8, !tbaa !11
  br label %23

23:                                               ; preds = %5, %11
  %24 = icmp eq ptr %2, null
  br i1 %24, label %31, label %25

25:                                               ; preds = %23
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %28 = load i8, ptr %27, align 4, !tbaa !10
  %29 = zext i8 %28 to i64
  %30 = getelementptr inbounds nuw %struct.Dimension, ptr %26, i64 %29
  store ptr %2, ptr %30, align 8, !tbaa !11
  br label %31

31:                                               ; preds = %25, %23
  %32 = zext i8 %3 to i32
  tail call fastcc void @update_descriptor(ptr noundef nonnull %0, i32 noundef %32, i32 noundef %4)
  ret void
}

define internal fastcc void @update_descriptor(ptr noundef captures(none) initializes((22, 23)) %0, i32 noundef range(i32 0, 256) %1, i32 noundef %2) unnamed_addr #2 {
  %4 = trunc nuw i32 %1 to i8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 22
  store i8 %4, ptr %5, align 2, !tbaa !10
  %6 = icmp eq i32 %2, 0
  br i1 %6, label %21, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %9 = load i8, ptr %8, align 4, !tbaa !10
  %10 = icmp eq i8 %9, 0
  br i1 %10, label %21, label %11

11:                                               ; preds = %7
  %12 = icmp eq i32 %2, 1
  %13 = zext i1 %12 to i64
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %15 = zext i8 %9 to i64
  br label %16

16:                                               ; preds = %11, %16
  %17 = phi i64 [ 0, %11 ], [ %19, %16 ]
  %18 = getelementptr inbounds nuw %struct.Dimension, ptr %14, i64 %17
  store i64 %13, ptr %18, align 8, !tbaa !29
  %19 = add nuw nsw i64 %17, 1
  %20 = icmp eq i64 %19, %15
  br i1 %20, label %21, label %16, !llvm.loop !62

21:                                               ; preds = %16, %7, %3
  ret void
}

define hidden void @_FortranAInitArrayConstructorVector(ptr noundef writeonly captures(none) initializes((0, 16)) %0, ptr noundef %1, i1 noundef zeroext %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #8 {
  store ptr %1, ptr %0, align 8, !tbaa !63
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %6, align 8, !tbaa !66
  %7 = load ptr, ptr %1, align 8, !tbaa !7
  %8 = icmp eq ptr %7, null
  br i1 %8, label %24, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %11 = load i8, ptr %10, align 4, !tbaa !10
  %12 = icmp eq i8 %11, 0
  br i1 %12, label %24, label %13

13:                                               ; preds = %9
  %14 = zext i8 %11 to i64
  br label %15

15:                                               ; preds = %13, %15
  %16 = phi i64 [ 0, %13 ], [ %22, %15 ]
  %17 = phi i64 [ 1, %13 ], [ %21, %15 ]
  %18 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %16
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 32
  %20 = load i64, ptr %19, align 8, !tbaa !18
  %21 = mul nsw i64 %20, %17
  %22 = add nuw nsw i64 %16, 1
  %23 = icmp eq i64 %22, %14
  br i1 %23, label %24, label %15, !llvm.loop !27

24:                                               ; preds = %15, %9, %5
  %25 = phi i64 [ 0, %5 ], [ 1, %9 ], [ %21, %15 ]
  %26 = zext i1 %2 to i8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %25, ptr %27, align 8, !tbaa !67
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 36
  store i8 %26, ptr %28, align 4, !tbaa !68
  ret void
}

define hidden void @_FortranAPushArrayConstructorValue(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 {
  %3 = alloca %union.anon.25, align 8
  %4 = alloca %union.anon, align 8
  %5 = alloca %union.anon.8, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %7 = load i8, ptr %6, align 4, !tbaa !68, !range !69, !noundef !70
  %8 = trunc nuw i8 %7 to i1
  br i1 %8, label %9, label %14

9:                                                ; preds = %2
  %10 = load ptr, ptr %0, align 8, !tbaa !63
  %11 = load ptr, ptr %10, align 8, !tbaa !7
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %14

13:                                               ; preds = %9
  tail call fastcc void @take_length(ptr noundef nonnull %10, ptr noundef %1)
  br label %14

14:                                               ; preds = %13, %9, %2
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %16 = load i8, ptr %15, align 4, !tbaa !10
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %29, label %18

18:                                               ; preds = %14
  %19 = zext i8 %16 to i64
  br label %20

20:                                               ; preds = %18, %20
  %21 = phi i64 [ 0, %18 ], [ %27, %20 ]
  %22 = phi i64 [ 1, %18 ], [ %26, %20 ]
  %23 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %21
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 32
  %25 = load i64, ptr %24, align 8, !tbaa !18
  %26 = mul nsw i64 %25, %22
  %27 = add nuw nsw i64 %21, 1
  %28 = icmp eq i64 %27, %19
  br i1 %28, label %29, label %20, !llvm.loop !27

29:                                               ; preds = %20, %14
  %30 = phi i64 [ 1, %14 ], [ %26, %20 ]
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %32 = load ptr, ptr %0, align 8, !tbaa !63
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %34 = load i64, ptr %33, align 8, !tbaa !66
  %35 = add nsw i64 %34, %30
  %36 = load ptr, ptr %32, align 8, !tbaa !7
  %37 = icmp eq ptr %36, null
  br i1 %37, label %38, label %52

38:                                               ; preds = %29
  %39 = getelementptr inbounds nuw i8, ptr %32, i64 32
  %40 = load i64, ptr %39, align 8, !tbaa !18
  %41 = tail call i64 @llvm.smax.i64(i64 %40, i64 %30)
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %41, ptr %42, align 8, !tbaa !67
  %43 = icmp slt i64 %40, %30
  br i1 %43, label %44, label %45

44:                                               ; preds = %38
  tail call fastcc void @set_length(ptr noundef nonnull %32, i64 noundef %30)
  br label %45

45:                                               ; preds = %44, %38
  %46 = load i64, ptr %42, align 8, !tbaa !67
  %47 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %48 = load i64, ptr %47, align 8, !tbaa !14
  %49 = mul i64 %48, %46
  %50 = add i64 %49, 1
  %51 = tail call ptr @malloc(i64 noundef %50)
  store ptr %51, ptr %32, align 8, !tbaa !7
  br label %87

52:                                               ; preds = %29
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %54 = load i64, ptr %53, align 8, !tbaa !67
  %55 = icmp slt i64 %54, %35
  br i1 %55, label %56, label %82

56:                                               ; preds = %52
  %57 = shl nsw i64 %54, 1
  %58 = tail call i64 @llvm.smax.i64(i64 %57, i64 %35)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #38
  call fastcc void @copy_shape(ptr noundef nonnull %3, ptr noundef nonnull %32)
  store ptr %36, ptr %3, align 8, !tbaa !7
  %59 = getelementptr inbounds nuw i8, ptr %32, i64 23
  %60 = load i8, ptr %59, align 1, !tbaa !10
  %61 = and i8 %60, 1
  %62 = icmp eq i8 %61, 0
  br i1 %62, label %75, label %63

63:                                               ; preds = %56
  %64 = getelementptr inbounds nuw i8, ptr %32, i64 24
  %65 = getelementptr inbounds nuw i8, ptr %32, i64 20
  %66 = load i8, ptr %65, align 4, !tbaa !10
  %67 = zext i8 %66 to i64
  %68 = getelementptr inbounds nuw %struct.Dimension, ptr %64, i64 %67
  %69 = load ptr, ptr %68, align 8, !tbaa !11
  %70 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %71 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %72 = load i8, ptr %71, align 4, !tbaa !10
  %73 = zext i8 %72 to i64
  %74 = getelementptr inbounds nuw %struct.Dimension, ptr %70, i64 %73
  store ptr %69, ptr %74, align 8, !tbaa !11
  br label %75

75:                                               ; preds = %63, %56
  call fastcc void @set_length(ptr noundef nonnull %3, i64 noundef %34)
  tail call fastcc void @set_length(ptr noundef nonnull %32, i64 noundef %34)
  %76 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %77 = load i64, ptr %76, align 8, !tbaa !14
  %78 = mul i64 %77, %58
  %79 = add i64 %78, 1
  %80 = tail call ptr @malloc(i64 noundef %79)
  store ptr %80, ptr %3, align 8, !tbaa !10
  call fastcc void @copy_elements(ptr noundef nonnull %3, ptr noundef nonnull %32, i32 noundef 0)
  %81 = load ptr, ptr %32, align 8, !tbaa !7
  tail call void @free(ptr noundef %81)
  store ptr %80, ptr %32, align 8, !tbaa !7
  store i64 %58, ptr %53, align 8, !tbaa !67
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #38
  br label %82

82:                                               ; preds = %75, %52
  %83 = getelementptr inbounds nuw i8, ptr %32, i64 32
  %84 = load i64, ptr %83, align 8, !tbaa !18
  %85 = icmp slt i64 %84, %35
  br i1 %85, label %86, label %87

86:                                               ; preds = %82
  tail call fastcc void @set_length(ptr noundef nonnull %32, i64 noundef %35)
  br label %87

87:                                               ; preds = %45, %82, %86
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #38
  %88 = load ptr, ptr %0, align 8, !tbaa !63
  call fastcc void @copy_shape(ptr noundef nonnull %4, ptr noundef %88)
  %89 = load ptr, ptr %88, align 8, !tbaa !7
  store ptr %89, ptr %4, align 8, !tbaa !7
  %90 = getelementptr inbounds nuw i8, ptr %88, i64 23
  %91 = load i8, ptr %90, align 1, !tbaa !10
  %92 = and i8 %91, 1
  %93 = icmp eq i8 %92, 0
  br i1 %93, label %106, label %94

94:                                               ; preds = %87
  %95 = getelementptr inbounds nuw i8, ptr %88, i64 24
  %96 = getelementptr inbounds nuw i8, ptr %88, i64 20
  %97 = load i8, ptr %96, align 4, !tbaa !10
  %98 = zext i8 %97 to i64
  %99 = getelementptr inbounds nuw %struct.Dimension, ptr %95, i64 %98
  %100 = load ptr, ptr %99, align 8, !tbaa !11
  %101 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %102 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %103 = load i8, ptr %102, align 4, !tbaa !10
  %104 = zext i8 %103 to i64
  %105 = getelementptr inbounds nuw %struct.Dimension, ptr %101, i64 %104
  store ptr %100, ptr %105, align 8, !tbaa !11
  br label %106

106:                                              ; preds = %94, %87
  call fastcc void @set_length(ptr noundef nonnull %4, i64 noundef %30)
  %107 = load i64, ptr %33, align 8, !tbaa !66
  %108 = getelementptr inbounds nuw i8, ptr %88, i64 8
  %109 = load i64, ptr %108, align 8, !tbaa !14
  %110 = mul i64 %109, %107
  %111 = getelementptr inbounds nuw i8, ptr %89, i64 %110
  store ptr %111, ptr %4, align 8, !tbaa !7
  %112 = load i32, ptr @has_derived_types, align 4, !tbaa !3
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %126, label %114

114:                                              ; preds = %106
  %115 = getelementptr inbounds nuw i8, ptr %4, i64 23
  %116 = load i8, ptr %115, align 1, !tbaa !10
  %117 = and i8 %116, 1
  %118 = icmp eq i8 %117, 0
  br i1 %118, label %126, label %119

119:                                              ; preds = %114
  %120 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %121 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %122 = load i8, ptr %121, align 4, !tbaa !10
  %123 = zext i8 %122 to i64
  %124 = getelementptr inbounds nuw %struct.Dimension, ptr %120, i64 %123
  %125 = load ptr, ptr %124, align 8, !tbaa !11
  br label %126

126:                                              ; preds = %119, %114, %106
  %127 = phi ptr [ %125, %119 ], [ null, %114 ], [ null, %106 ]
  %128 = icmp eq ptr %127, null
  br i1 %128, label %136, label %129

129:                                              ; preds = %126
  %130 = getelementptr inbounds nuw i8, ptr %127, i64 429
  %131 = load i8, ptr %130, align 1, !tbaa !22
  %132 = icmp eq i8 %131, 0
  br i1 %132, label %133, label %136

133:                                              ; preds = %129
  %134 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %135 = load i64, ptr %134, align 8, !tbaa !14
  tail call fastcc void @initialize_objects(ptr noundef nonnull %127, ptr noundef %111, i64 noundef %135, i64 noundef %30)
  br label %136

136:                                              ; preds = %126, %129, %133
  %137 = load i8, ptr %31, align 4, !tbaa !10
  %138 = icmp ult i8 %137, 2
  br i1 %138, label %139, label %140

139:                                              ; preds = %136
  call fastcc void @copy_elements(ptr noundef nonnull %4, ptr noundef %1, i32 noundef 1)
  br label %143

140:                                              ; preds = %136
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #38
  call fastcc void @make_temporary(ptr noundef nonnull %5, ptr noundef %1)
  %141 = load ptr, ptr %5, align 8, !tbaa !10
  %142 = getelementptr inbounds nuw i8, ptr %5, i64 20
  store i8 1, ptr %142, align 4, !tbaa !10
  call fastcc void @set_length(ptr noundef nonnull %5, i64 noundef %30)
  call fastcc void @copy_elements(ptr noundef nonnull %4, ptr noundef nonnull %5, i32 noundef 1)
  tail call void @free(ptr noundef %141)
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #38
  br label %143

143:                                              ; preds = %140, %139
  %144 = load i64, ptr %33, align 8, !tbaa !66
  %145 = add nsw i64 %144, %30
  store i64 %145, ptr %33, align 8, !tbaa !66
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #38
  ret void
}

define internal fastcc void @take_length(ptr noundef writeonly captures(none) initializes((8, 16), (40, 48)) %0, ptr noundef readonly captures(none) %1) unnamed_addr #12 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load i64, ptr %3, align 8, !tbaa !14
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %4, ptr %5, align 8, !tbaa !14
  %6 = load i64, ptr %3, align 8, !tbaa !14
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %6, ptr %7, align 8, !tbaa !16
  ret void
}

define internal fastcc void @make_temporary(ptr noundef captures(none) initializes((0, 24)) %0, ptr noundef readonly captures(none) %1) unnamed_addr #0 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %4 = load i8, ptr %3, align 1, !tbaa !10
  %5 = sext i8 %4 to i32
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %7 = load i64, ptr %6, align 8, !tbaa !14
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %9 = load i8, ptr %8, align 4, !tbaa !10
  %10 = zext i8 %9 to i32
  %11 = load i32, ptr @has_derived_types, align 4, !tbaa !3
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %23, label %13

13:                                               ; preds = %2
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %15 = load i8, ptr %14, align 1, !tbaa !10
  %16 = and i8 %15, 1
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %23, label %18

18:                                               ; preds = %13
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %20 = zext i8 %9 to i64
  %21 = getelementptr inbounds nuw %struct.Dimension, ptr %19, i64 %20
  %22 = load ptr, ptr %21, align 8, !tbaa !11
  br label %23

23:                                               ; preds = %2, %13, %18
  %24 = phi ptr [ %22, %18 ], [ null, %13 ], [ null, %2 ]
  %25 = icmp ne ptr %24, null
  %26 = zext i1 %25 to i32
  tail call fastcc void @establish_shape(ptr noundef %0, i32 noundef range(i32 -128, 128) %5, i64 noundef %7, i32 noundef %10, i32 noundef 2, i32 noundef %26)
  store ptr null, ptr %0, align 8, !tbaa !7
  br i1 %25, label %27, label %33

27:                                               ; preds = %23
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %30 = load i8, ptr %29, align 4, !tbaa !10
  %31 = zext i8 %30 to i64
  %32 = getelementptr inbounds nuw %struct.Dimension, ptr %28, i64 %31
  store ptr %24, ptr %32, align 8, !tbaa !11
  br label %33

33:                                               ; preds = %23, %27
  %34 = tail call fastcc i64 @take_shape(ptr noundef nonnull %0, ptr noundef %1, i32 noundef 0)
  %35 = add nsw i64 %34, 1
  %36 = tail call ptr @malloc(i64 noundef %35)
  store ptr %36, ptr %0, align 8, !tbaa !7
  tail call fastcc void @copy_elements(ptr noundef nonnull %0, ptr noundef %1, i32 noundef 0)
  ret void
}

define internal fastcc void @set_length(ptr noundef captures(none) initializes((24, 48)) %0, i64 noundef %1) unnamed_addr #12 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load i64, ptr %4, align 8, !tbaa !14
  store i64 1, ptr %3, align 8, !tbaa !14
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %1, ptr %6, align 8, !tbaa !14
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %5, ptr %7, align 8, !tbaa !14
  ret void
}

define hidden void @_FortranAPushArrayConstructorSimpleScalar(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 {
  %3 = alloca %union.anon.25, align 8
  %4 = load ptr, ptr %0, align 8, !tbaa !63
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load i64, ptr %5, align 8, !tbaa !66
  %7 = add nsw i64 %6, 1
  %8 = load ptr, ptr %4, align 8, !tbaa !7
  %9 = icmp eq ptr %8, null
  br i1 %9, label %10, label %24

10:                                               ; preds = %2
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %12 = load i64, ptr %11, align 8, !tbaa !18
  %13 = tail call i64 @llvm.smax.i64(i64 %12, i64 1)
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %13, ptr %14, align 8, !tbaa !67
  %15 = icmp slt i64 %12, 1
  br i1 %15, label %16, label %17

16:                                               ; preds = %10
  tail call fastcc void @set_length(ptr noundef nonnull %4, i64 noundef 1)
  br label %17

17:                                               ; preds = %16, %10
  %18 = load i64, ptr %14, align 8, !tbaa !67
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %20 = load i64, ptr %19, align 8, !tbaa !14
  %21 = mul i64 %20, %18
  %22 = add i64 %21, 1
  %23 = tail call ptr @malloc(i64 noundef %22)
  store ptr %23, ptr %4, align 8, !tbaa !7
  br label %59

24:                                               ; preds = %2
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %26 = load i64, ptr %25, align 8, !tbaa !67
  %27 = icmp sgt i64 %26, %6
  br i1 %27, label %54, label %28

28:                                               ; preds = %24
  %29 = shl nsw i64 %26, 1
  %30 = tail call i64 @llvm.smax.i64(i64 %29, i64 %7)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #38
  call fastcc void @copy_shape(ptr noundef nonnull %3, ptr noundef nonnull %4)
  store ptr %8, ptr %3, align 8, !tbaa !7
  %31 = getelementptr inbounds nuw i8, ptr %4, i64 23
  %32 = load i8, ptr %31, align 1, !tbaa !10
  %33 = and i8 %32, 1
  %34 = icmp eq i8 %33, 0
  br i1 %34, label %47, label %35

35:                                               ; preds = %28
  %36 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %37 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %38 = load i8, ptr %37, align 4, !tbaa !10
  %39 = zext i8 %38 to i64
  %40 = getelementptr inbounds nuw %struct.Dimension, ptr %36, i64 %39
  %41 = load ptr, ptr %40, align 8, !tbaa !11
  %42 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %43 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %44 = load i8, ptr %43, align 4, !tbaa !10
  %45 = zext i8 %44 to i64
  %46 = getelementptr inbounds nuw %struct.Dimension, ptr %42, i64 %45
  store ptr %41, ptr %46, align 8, !tbaa !11
  br label %47

47:                                               ; preds = %35, %28
  call fastcc void @set_length(ptr noundef nonnull %3, i64 noundef %6)
  tail call fastcc void @set_length(ptr noundef nonnull %4, i64 noundef %6)
  %48 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %49 = load i64, ptr %48, align 8, !tbaa !14
  %50 = mul i64 %49, %30
  %51 = add i64 %50, 1
  %52 = tail call ptr @malloc(i64 noundef %51)
  store ptr %52, ptr %3, align 8, !tbaa !10
  call fastcc void @copy_elements(ptr noundef nonnull %3, ptr noundef nonnull %4, i32 noundef 0)
  %53 = load ptr, ptr %4, align 8, !tbaa !7
  tail call void @free(ptr noundef %53)
  store ptr %52, ptr %4, align 8, !tbaa !7
  store i64 %30, ptr %25, align 8, !tbaa !67
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #38
  br label %54

54:                                               ; preds = %47, %24
  %55 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %56 = load i64, ptr %55, align 8, !tbaa !18
  %57 = icmp sgt i64 %56, %6
  br i1 %57, label %59, label %58

58:                                               ; preds = %54
  tail call fastcc void @set_length(ptr noundef nonnull %4, i64 noundef %7)
  br label %59

59:                                               ; preds = %17, %54, %58
  %60 = load ptr, ptr %0, align 8, !tbaa !63
  %61 = load ptr, ptr %60, align 8, !tbaa !7
  %62 = load i64, ptr %5, align 8, !tbaa !66
  %63 = getelementptr inbounds nuw i8, ptr %60, i64 8
  %64 = load i64, ptr %63, align 8, !tbaa !14
  %65 = mul i64 %64, %62
  %66 = getelementptr inbounds nuw i8, ptr %61, i64 %65
  %67 = load i32, ptr @has_derived_types, align 4, !tbaa !3
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %81, label %69

69:                                               ; preds = %59
  %70 = getelementptr inbounds nuw i8, ptr %60, i64 23
  %71 = load i8, ptr %70, align 1, !tbaa !10
  %72 = and i8 %71, 1
  %73 = icmp eq i8 %72, 0
  br i1 %73, label %81, label %74

74:                                               ; preds = %69
  %75 = getelementptr inbounds nuw i8, ptr %60, i64 24
  %76 = getelementptr inbounds nuw i8, ptr %60, i64 20
  %77 = load i8, ptr %76, align 4, !tbaa !10
  %78 = zext i8 %77 to i64
  %79 = getelementptr inbounds nuw %struct.Dimension, ptr %75, i64 %78
  %80 = load ptr, ptr %79, align 8, !tbaa !11
  br label %81

81:                                               ; preds = %59, %69, %74
  %82 = phi ptr [ %80, %74 ], [ null, %69 ], [ null, %59 ]
  %83 = icmp eq ptr %82, null
  br i1 %83, label %85, label %84

84:                                               ; preds = %81
  tail call fastcc void @copy_objects(ptr noundef nonnull %82, ptr noundef %66, i64 noundef 0, ptr noundef %1, i64 noundef 0, i64 noundef 1, i32 noundef 0)
  br label %89

85:                                               ; preds = %81
  %86 = getelementptr inbounds nuw i8, ptr %60, i64 21
  %87 = load i8, ptr %86, align 1, !tbaa !10
  %88 = sext i8 %87 to i32
  tail call fastcc void @copy_row(i32 noundef %88, i64 noundef %64, ptr noundef %66, i64 noundef 0, ptr noundef %1, i64 noundef 0, i64 noundef 1)
  br label %89

89:                                               ; preds = %85, %84
  %90 = load i64, ptr %5, align 8, !tbaa !66
  %91 = add nsw i64 %90, 1
  store i64 %91, ptr %5, align 8, !tbaa !66
  ret void
}

define internal fastcc void @copy_objects(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, ptr noundef readonly captures(none) %3, i64 noundef %4, i64 noundef %5, i32 noundef range(i32 0, 2) %6) unnamed_addr #0 {
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %10 = load ptr, ptr %9, align 8, !tbaa !34
  %11 = icmp eq ptr %10, null
  br i1 %11, label %15, label %12

12:                                               ; preds = %7
  %13 = icmp sgt i64 %5, 0
  %14 = icmp eq i32 %6, 0
  br label %24

15:                                               ; preds = %71, %24, %7
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %17 = load ptr, ptr %16, align 8, !tbaa !35
  %18 = icmp eq ptr %17, null
  br i1 %18, label %79, label %19

19:                                               ; preds = %15
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %21 = load i64, ptr %20, align 8, !tbaa !18
  %22 = icmp sgt i64 %5, 0
  %23 = tail call i64 @llvm.smax.i64(i64 %21, i64 0)
  br label %75

24:                                               ; preds = %12, %71
  %25 = phi ptr [ %10, %12 ], [ %73, %71 ]
  %26 = phi i64 [ 0, %12 ], [ %72, %71 ]
  %27 = load i64, ptr %8, align 8, !tbaa !18
  %28 = icmp slt i64 %26, %27
  br i1 %28, label %29, label %15

29:                                               ; preds = %24
  %30 = getelementptr inbounds nuw %struct.Component, ptr %25, i64 %26
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 32
  %32 = load i64, ptr %31, align 8, !tbaa !37
  %33 = getelementptr inbounds i8, ptr %1, i64 %32
  %34 = getelementptr inbounds i8, ptr %3, i64 %32
  %35 = getelementptr inbounds nuw i8, ptr %30, i64 24
  %36 = load i8, ptr %35, align 8, !tbaa !41
  %37 = icmp eq i8 %36, 1
  br i1 %37, label %39, label %38

38:                                               ; preds = %29
  br i1 %13, label %40, label %71

39:                                               ; preds = %29
  tail call fastcc void @copy_data_component(ptr noundef nonnull %30, ptr noundef %33, i64 noundef %2, ptr noundef %34, i64 noundef %4, i64 noundef %5, i32 noundef %6)
  br label %71

40:                                               ; preds = %38, %68
  %41 = phi i64 [ %69, %68 ], [ 0, %38 ]
  %42 = mul nsw i64 %41, %2
  %43 = getelementptr inbounds i8, ptr %33, i64 %42
  %44 = mul nsw i64 %41, %4
  %45 = getelementptr inbounds i8, ptr %34, i64 %44
  %46 = load i8, ptr %35, align 8, !tbaa !41
  %47 = icmp eq i8 %46, 2
  %48 = or i1 %14, %47
  br i1 %48, label %49, label %67

49:                                               ; preds = %40
  tail call fastcc void @copy_shape(ptr noundef %43, ptr noundef %45)
  %50 = load ptr, ptr %45, align 8, !tbaa !7
  store ptr %50, ptr %43, align 8, !tbaa !7
  %51 = getelementptr inbounds nuw i8, ptr %45, i64 23
  %52 = load i8, ptr %51, align 1, !tbaa !10
  %53 = and i8 %52, 1
  %54 = icmp eq i8 %53, 0
  br i1 %54, label %68, label %55

55:                                               ; preds = %49
  %56 = getelementptr inbounds nuw i8, ptr %45, i64 24
  %57 = getelementptr inbounds nuw i8, ptr %45, i64 20
  %58 = load i8, ptr %57, align 4, !tbaa !10
  %59 = zext i8 %58 to i64
  %60 = getelementptr inbounds nuw %struct.Dimension, ptr %56, i64 %59
  %61 = load ptr, ptr %60, align 8, !tbaa !11
  %62 = getelementptr inbounds nuw i8, ptr %43, i64 24
  %63 = getelementptr inbounds nuw i8, ptr %43, i64 20
  %64 = load i8, ptr %63, align 4, !tbaa !10
  %65 = zext i8 %64 to i64
  %66 = getelementptr inbounds nuw %struct.Dimension, ptr %62, i64 %65
  store ptr %61, ptr %66, align 8, !tbaa !11
  br label %68

67:                                               ; preds = %40
  tail call fastcc void @assign_allocatable_component(ptr noundef %43, ptr noundef %45)
  br label %68

68:                                               ; preds = %55, %49, %67
  %69 = add nuw nsw i64 %41, 1
  %70 = icmp eq i64 %69, %5
  br i1 %70, label %71, label %40, !llvm.loop !71

71:                                               ; preds = %68, %38, %39
  %72 = add nuw nsw i64 %26, 1
  %73 = load ptr, ptr %9, align 8, !tbaa !34
  %74 = icmp eq ptr %73, null
  br i1 %74, label %15, label %24, !llvm.loop !72

75:                                               ; preds = %19, %95
  %76 = phi ptr [ %17, %19 ], [ %97, %95 ]
  %77 = phi i64 [ 0, %19 ], [ %96, %95 ]
  %78 = icmp eq i64 %77, %23
  br i1 %78, label %79, label %80

79:                                               ; preds = %75, %95, %15
  ret void

80:                                               ; preds = %75
  %81 = getelementptr inbounds nuw %struct.ProcedureComponent, ptr %76, i64 %77
  %82 = getelementptr inbounds nuw i8, ptr %81, i64 24
  %83 = load i64, ptr %82, align 8, !tbaa !47
  %84 = getelementptr inbounds i8, ptr %1, i64 %83
  %85 = getelementptr inbounds i8, ptr %3, i64 %83
  br i1 %22, label %86, label %95

86:                                               ; preds = %80, %86
  %87 = phi i64 [ %93, %86 ], [ 0, %80 ]
  %88 = mul nsw i64 %87, %4
  %89 = getelementptr inbounds i8, ptr %85, i64 %88
  %90 = load ptr, ptr %89, align 8, !tbaa !73
  %91 = mul nsw i64 %87, %2
  %92 = getelementptr inbounds i8, ptr %84, i64 %91
  store ptr %90, ptr %92, align 8, !tbaa !73
  %93 = add nuw nsw i64 %87, 1
  %94 = icmp eq i64 %93, %5
  br i1 %94, label %95, label %86, !llvm.loop !74

95:                                               ; preds = %86, %80
  %96 = add nuw i64 %77, 1
  %97 = load ptr, ptr %16, align 8, !tbaa !35
  %98 = icmp eq ptr %97, null
  br i1 %98, label %79, label %75, !llvm.loop !75
}

define internal fastcc void @copy_row(i32 noundef range(i32 -128, 128) %0, i64 noundef %1, ptr noundef writeonly captures(none) %2, i64 noundef %3, ptr noundef readonly captures(none) %4, i64 noundef %5, i64 noundef %6) unnamed_addr #0 {
  switch i32 %0, label %30 [
    i32 28, label %10
    i32 41, label %8
  ]

8:                                                ; preds = %7
  %9 = icmp sgt i64 %6, 0
  br i1 %9, label %21, label %151

10:                                               ; preds = %7
  %11 = icmp sgt i64 %6, 0
  br i1 %11, label %12, label %151

12:                                               ; preds = %10, %12
  %13 = phi i64 [ %19, %12 ], [ 0, %10 ]
  %14 = mul nsw i64 %13, %5
  %15 = getelementptr inbounds i8, ptr %4, i64 %14
  %16 = load double, ptr %15, align 8, !tbaa !76
  %17 = mul nsw i64 %13, %3
  %18 = getelementptr inbounds i8, ptr %2, i64 %17
  store double %16, ptr %18, align 8, !tbaa !76
  %19 = add nuw nsw i64 %13, 1
  %20 = icmp eq i64 %19, %6
  br i1 %20, label %151, label %12, !llvm.loop !78

21:                                               ; preds = %8, %21
  %22 = phi i64 [ %28, %21 ], [ 0, %8 ]
  %23 = mul nsw i64 %22, %5
  %24 = getelementptr inbounds i8, ptr %4, i64 %23
  %25 = load ptr, ptr %24, align 8, !tbaa !73
  %26 = mul nsw i64 %22, %3
  %27 = getelementptr inbounds i8, ptr %2, i64 %26
  store ptr %25, ptr %27, align 8, !tbaa !73
  %28 = add nuw nsw i64 %22, 1
  %29 = icmp eq i64 %28, %6
  br i1 %29, label %151, label %21, !llvm.loop !74

30:                                               ; preds = %7
  %31 = load i32, ptr @has_narrow_reals, align 4, !tbaa !3
  %32 = icmp ne i32 %31, 0
  %33 = icmp eq i32 %0, 27
  %34 = and i1 %33, %32
  br i1 %34, label %35, label %46

35:                                               ; preds = %30
  %36 = icmp sgt i64 %6, 0
  br i1 %36, label %37, label %151

37:                                               ; preds = %35, %37
  %38 = phi i64 [ %44, %37 ], [ 0, %35 ]
  %39 = mul nsw i64 %38, %5
  %40 = getelementptr inbounds i8, ptr %4, i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !79
  %42 = mul nsw i64 %38, %3
  %43 = getelementptr inbounds i8, ptr %2, i64 %42
  store float %41, ptr %43, align 4, !tbaa !79
  %44 = add nuw nsw i64 %38, 1
  %45 = icmp eq i64 %44, %6
  br i1 %45, label %151, label %37, !llvm.loop !81

46:                                               ; preds = %30
  %47 = icmp eq i32 %0, 34
  %48 = and i1 %47, %32
  br i1 %48, label %49, label %63

49:                                               ; preds = %46
  %50 = icmp sgt i64 %6, 0
  br i1 %50, label %51, label %151

51:                                               ; preds = %49, %51
  %52 = phi i64 [ %61, %51 ], [ 0, %49 ]
  %53 = mul nsw i64 %52, %5
  %54 = getelementptr inbounds i8, ptr %4, i64 %53
  %55 = mul nsw i64 %52, %3
  %56 = getelementptr inbounds i8, ptr %2, i64 %55
  %57 = load float, ptr %54, align 4, !tbaa !82
  %58 = getelementptr inbounds nuw i8, ptr %54, i64 4
  %59 = load float, ptr %58, align 4, !tbaa !84
  store float %57, ptr %56, align 4, !tbaa !82
  %60 = getelementptr inbounds nuw i8, ptr %56, i64 4
  store float %59, ptr %60, align 4, !tbaa !84
  %61 = add nuw nsw i64 %52, 1
  %62 = icmp eq i64 %61, %6
  br i1 %62, label %151, label %51, !llvm.loop !85

63:                                               ; preds = %46
  %64 = load i32, ptr @has_complex_numbers, align 4, !tbaa !3
  %65 = icmp ne i32 %64, 0
  %66 = icmp eq i32 %0, 35
  %67 = and i1 %66, %65
  br i1 %67, label %68, label %82

68:                                               ; preds = %63
  %69 = icmp sgt i64 %6, 0
  br i1 %69, label %70, label %151

70:                                               ; preds = %68, %70
  %71 = phi i64 [ %80, %70 ], [ 0, %68 ]
  %72 = mul nsw i64 %71, %5
  %73 = getelementptr inbounds i8, ptr %4, i64 %72
  %74 = mul nsw i64 %71, %3
  %75 = getelementptr inbounds i8, ptr %2, i64 %74
  %76 = load double, ptr %73, align 8, !tbaa !86
  %77 = getelementptr inbounds nuw i8, ptr %73, i64 8
  %78 = load double, ptr %77, align 8, !tbaa !88
  store double %76, ptr %75, align 8, !tbaa !86
  %79 = getelementptr inbounds nuw i8, ptr %75, i64 8
  store double %78, ptr %79, align 8, !tbaa !88
  %80 = add nuw nsw i64 %71, 1
  %81 = icmp eq i64 %80, %6
  br i1 %81, label %151, label %70, !llvm.loop !89

82:                                               ; preds = %63
  %83 = load i32, ptr @has_wide_reals, align 4, !tbaa !3
  %84 = icmp ne i32 %83, 0
  %85 = icmp eq i32 %0, 29
  %86 = and i1 %85, %84
  br i1 %86, label %87, label %98

87:                                               ; preds = %82
  %88 = icmp sgt i64 %6, 0
  br i1 %88, label %89, label %151

89:                                               ; preds = %87, %89
  %90 = phi i64 [ %96, %89 ], [ 0, %87 ]
  %91 = mul nsw i64 %90, %5
  %92 = getelementptr inbounds i8, ptr %4, i64 %91
  %93 = load x86_fp80, ptr %92, align 16, !tbaa !90
  %94 = mul nsw i64 %90, %3
  %95 = getelementptr inbounds i8, ptr %2, i64 %94
  store x86_fp80 %93, ptr %95, align 16, !tbaa !90
  %96 = add nuw nsw i64 %90, 1
  %97 = icmp eq i64 %96, %6
  br i1 %97, label %151, label %89, !llvm.loop !92

98:                                               ; preds = %82
  %99 = icmp eq i32 %0, 31
  %100 = and i1 %99, %84
  br i1 %100, label %101, label %112

101:                                              ; preds = %98
  %102 = icmp sgt i64 %6, 0
  br i1 %102, label %103, label %151

103:                                              ; preds = %101, %103
  %104 = phi i64 [ %110, %103 ], [ 0, %101 ]
  %105 = mul nsw i64 %104, %5
  %106 = getelementptr inbounds i8, ptr %4, i64 %105
  %107 = load fp128, ptr %106, align 16, !tbaa !93
  %108 = mul nsw i64 %104, %3
  %109 = getelementptr inbounds i8, ptr %2, i64 %108
  store fp128 %107, ptr %109, align 16, !tbaa !93
  %110 = add nuw nsw i64 %104, 1
  %111 = icmp eq i64 %110, %6
  br i1 %111, label %151, label %103, !llvm.loop !95

112:                                              ; preds = %98
  %113 = icmp eq i32 %0, 36
  %114 = and i1 %113, %84
  br i1 %114, label %115, label %129

115:                                              ; preds = %112
  %116 = icmp sgt i64 %6, 0
  br i1 %116, label %117, label %151

117:                                              ; preds = %115, %117
  %118 = phi i64 [ %127, %117 ], [ 0, %115 ]
  %119 = mul nsw i64 %118, %5
  %120 = getelementptr inbounds i8, ptr %4, i64 %119
  %121 = mul nsw i64 %118, %3
  %122 = getelementptr inbounds i8, ptr %2, i64 %121
  %123 = load x86_fp80, ptr %120, align 16, !tbaa !96
  %124 = getelementptr inbounds nuw i8, ptr %120, i64 16
  %125 = load x86_fp80, ptr %124, align 16, !tbaa !98
  store x86_fp80 %123, ptr %122, align 16, !tbaa !96
  %126 = getelementptr inbounds nuw i8, ptr %122, i64 16
  store x86_fp80 %125, ptr %126, align 16, !tbaa !98
  %127 = add nuw nsw i64 %118, 1
  %128 = icmp eq i64 %127, %6
  br i1 %128, label %151, label %117, !llvm.loop !99

129:                                              ; preds = %112
  %130 = icmp eq i32 %0, 38
  %131 = and i1 %130, %84
  br i1 %131, label %132, label %146

132:                                              ; preds = %129
  %133 = icmp sgt i64 %6, 0
  br i1 %133, label %134, label %151

134:                                              ; preds = %132, %134
  %135 = phi i64 [ %144, %134 ], [ 0, %132 ]
  %136 = mul nsw i64 %135, %5
  %137 = getelementptr inbounds i8, ptr %4, i64 %136
  %138 = mul nsw i64 %135, %3
  %139 = getelementptr inbounds i8, ptr %2, i64 %138
  %140 = load fp128, ptr %137, align 16, !tbaa !100
  %141 = getelementptr inbounds nuw i8, ptr %137, i64 16
  %142 = load fp128, ptr %141, align 16, !tbaa !102
  store fp128 %140, ptr %139, align 16, !tbaa !100
  %143 = getelementptr inbounds nuw i8, ptr %139, i64 16
  store fp128 %142, ptr %143, align 16, !tbaa !102
  %144 = add nuw nsw i64 %135, 1
  %145 = icmp eq i64 %144, %6
  br i1 %145, label %151, label %134, !llvm.loop !103

146:                                              ; preds = %129
  %147 = tail call fastcc i32 @holds_numbers(i32 noundef %0)
  %148 = icmp eq i32 %147, 0
  br i1 %148, label %150, label %149

149:                                              ; preds = %146
  tail call fastcc void @refuse_unknown_type()
  unreachable

150:                                              ; preds = %146
  tail call fastcc void @copy_words(ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %1)
  br label %151

151:                                              ; preds = %21, %12, %134, %117, %103, %89, %70, %51, %37, %8, %10, %132, %115, %101, %87, %68, %49, %35, %150
  ret void
}

define hidden float @_FortranASumReal4(ptr noundef readonly captures(none) %0, ptr noundef readnone captures(none) %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly captures(address_is_null) %4) local_unnamed_addr #13 {
  %6 = tail call fastcc float @sum4(ptr noundef %0, i32 noundef 0, i64 noundef 0, ptr noundef %4)
  ret float %6
}

define internal fastcc float @sum4(ptr noundef readonly captures(none) %0, i32 noundef %1, i64 noundef %2, ptr noundef readonly captures(address_is_null) %3) unnamed_addr #13 {
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %6, label %12

6:                                                ; preds = %4
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %8 = load i8, ptr %7, align 4, !tbaa !10
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %26, label %10

10:                                               ; preds = %6
  %11 = zext i8 %8 to i64
  br label %17

12:                                               ; preds = %4
  %13 = sext i32 %1 to i64
  %14 = getelementptr %struct.Dimension, ptr %0, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !18
  br label %26

17:                                               ; preds = %10, %17
  %18 = phi i64 [ 0, %10 ], [ %24, %17 ]
  %19 = phi i64 [ 1, %10 ], [ %23, %17 ]
  %20 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %18
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 32
  %22 = load i64, ptr %21, align 8, !tbaa !18
  %23 = mul nsw i64 %22, %19
  %24 = add nuw nsw i64 %18, 1
  %25 = icmp eq i64 %24, %11
  br i1 %25, label %26, label %17, !llvm.loop !27

26:                                               ; preds = %17, %6, %12
  %27 = phi i64 [ %16, %12 ], [ 1, %6 ], [ %23, %17 ]
  %28 = icmp sgt i64 %27, 0
  br i1 %28, label %29, label %32

29:                                               ; preds = %26
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %34

32:                                               ; preds = %66, %26
  %33 = phi float [ 0.000000e+00, %26 ], [ %67, %66 ]
  ret float %33

34:                                               ; preds = %29, %66
  %35 = phi float [ 0.000000e+00, %29 ], [ %67, %66 ]
  %36 = phi i64 [ 0, %29 ], [ %68, %66 ]
  %37 = tail call fastcc i64 @element_on_line(ptr noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %36)
  %38 = tail call fastcc i32 @mask_at(ptr noundef %3, i64 noundef %37)
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %66, label %40

40:                                               ; preds = %34
  %41 = load ptr, ptr %0, align 8, !tbaa !7
  %42 = load i8, ptr %30, align 4, !tbaa !10
  %43 = icmp eq i8 %42, 0
  br i1 %43, label %61, label %44

44:                                               ; preds = %40
  %45 = zext i8 %42 to i64
  br label %46

46:                                               ; preds = %44, %46
  %47 = phi i64 [ 0, %44 ], [ %59, %46 ]
  %48 = phi i64 [ 0, %44 ], [ %57, %46 ]
  %49 = phi i64 [ %37, %44 ], [ %58, %46 ]
  %50 = getelementptr inbounds nuw %struct.Dimension, ptr %31, i64 %47
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 8
  %52 = load i64, ptr %51, align 8, !tbaa !18
  %53 = srem i64 %49, %52
  %54 = getelementptr inbounds nuw i8, ptr %50, i64 16
  %55 = load i64, ptr %54, align 8, !tbaa !16
  %56 = mul nsw i64 %55, %53
  %57 = add nsw i64 %56, %48
  %58 = sdiv i64 %49, %52
  %59 = add nuw nsw i64 %47, 1
  %60 = icmp eq i64 %59, %45
  br i1 %60, label %61, label %46, !llvm.loop !55

61:                                               ; preds = %46, %40
  %62 = phi i64 [ 0, %40 ], [ %57, %46 ]
  %63 = getelementptr inbounds i8, ptr %41, i64 %62
  %64 = load float, ptr %63, align 4, !tbaa !79
  %65 = fadd float %35, %64
  br label %66

66:                                               ; preds = %61, %34
  %67 = phi float [ %65, %61 ], [ %35, %34 ]
  %68 = add nuw nsw i64 %36, 1
  %69 = icmp eq i64 %68, %27
  br i1 %69, label %32, label %34, !llvm.loop !104
}

define hidden float @_FortranAProductReal4(ptr noundef readonly captures(none) %0, ptr noundef readnone captures(none) %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly captures(address_is_null) %4) local_unnamed_addr #13 {
  %6 = tail call fastcc float @product4(ptr noundef %0, i32 noundef 0, i64 noundef 0, ptr noundef %4)
  ret float %6
}

define internal fastcc float @product4(ptr noundef readonly captures(none) %0, i32 noundef %1, i64 noundef %2, ptr noundef readonly captures(address_is_null) %3) unnamed_addr #13 {
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %6, label %12

6:                                                ; preds = %4
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %8 = load i8, ptr %7, align 4, !tbaa !10
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %26, label %10

10:                                               ; preds = %6
  %11 = zext i8 %8 to i64
  br label %17

12:                                               ; preds = %4
  %13 = sext i32 %1 to i64
  %14 = getelementptr %struct.Dimension, ptr %0, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !18
  br label %26

17:                                               ; preds = %10, %17
  %18 = phi i64 [ 0, %10 ], [ %24, %17 ]
  %19 = phi i64 [ 1, %10 ], [ %23, %17 ]
  %20 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %18
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 32
  %22 = load i64, ptr %21, align 8, !tbaa !18
  %23 = mul nsw i64 %22, %19
  %24 = add nuw nsw i64 %18, 1
  %25 = icmp eq i64 %24, %11
  br i1 %25, label %26, label %17, !llvm.loop !27

26:                                               ; preds = %17, %6, %12
  %27 = phi i64 [ %16, %12 ], [ 1, %6 ], [ %23, %17 ]
  %28 = icmp sgt i64 %27, 0
  br i1 %28, label %29, label %32

29:                                               ; preds = %26
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %34

32:                                               ; preds = %66, %26
  %33 = phi float [ 1.000000e+00, %26 ], [ %67, %66 ]
  ret float %33

34:                                               ; preds = %29, %66
  %35 = phi float [ 1.000000e+00, %29 ], [ %67, %66 ]
  %36 = phi i64 [ 0, %29 ], [ %68, %66 ]
  %37 = tail call fastcc i64 @element_on_line(ptr noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %36)
  %38 = tail call fastcc i32 @mask_at(ptr noundef %3, i64 noundef %37)
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %66, label %40

40:                                               ; preds = %34
  %41 = load ptr, ptr %0, align 8, !tbaa !7
  %42 = load i8, ptr %30, align 4, !tbaa !10
  %43 = icmp eq i8 %42, 0
  br i1 %43, label %61, label %44

44:                                               ; preds = %40
  %45 = zext i8 %42 to i64
  br label %46

46:                                               ; preds = %44, %46
  %47 = phi i64 [ 0, %44 ], [ %59, %46 ]
  %48 = phi i64 [ 0, %44 ], [ %57, %46 ]
  %49 = phi i64 [ %37, %44 ], [ %58, %46 ]
  %50 = getelementptr inbounds nuw %struct.Dimension, ptr %31, i64 %47
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 8
  %52 = load i64, ptr %51, align 8, !tbaa !18
  %53 = srem i64 %49, %52
  %54 = getelementptr inbounds nuw i8, ptr %50, i64 16
  %55 = load i64, ptr %54, align 8, !tbaa !16
  %56 = mul nsw i64 %55, %53
  %57 = add nsw i64 %56, %48
  %58 = sdiv i64 %49, %52
  %59 = add nuw nsw i64 %47, 1
  %60 = icmp eq i64 %59, %45
  br i1 %60, label %61, label %46, !llvm.loop !55

61:                                               ; preds = %46, %40
  %62 = phi i64 [ 0, %40 ], [ %57, %46 ]
  %63 = getelementptr inbounds i8, ptr %41, i64 %62
  %64 = load float, ptr %63, align 4, !tbaa !79
  %65 = fmul float %35, %64
  br label %66

66:                                               ; preds = %61, %34
  %67 = phi float [ %65, %61 ], [ %35, %34 ]
  %68 = add nuw nsw i64 %36, 1
  %69 = icmp eq i64 %68, %27
  br i1 %69, label %32, label %34, !llvm.loop !105
}

define hidden float @_FortranAMaxvalReal4(ptr noundef readonly captures(none) %0, ptr noundef readnone captures(none) %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly captures(address_is_null) %4) local_unnamed_addr #13 {
  %6 = tail call fastcc float @largest4(ptr noundef %0, i32 noundef 0, i64 noundef 0, ptr noundef %4)
  ret float %6
}

define internal fastcc float @largest4(ptr noundef readonly captures(none) %0, i32 noundef %1, i64 noundef %2, ptr noundef readonly captures(address_is_null) %3) unnamed_addr #13 {
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %6, label %12

6:                                                ; preds = %4
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %8 = load i8, ptr %7, align 4, !tbaa !10
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %26, label %10

10:                                               ; preds = %6
  %11 = zext i8 %8 to i64
  br label %17

12:                                               ; preds = %4
  %13 = sext i32 %1 to i64
  %14 = getelementptr %struct.Dimension, ptr %0, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !18
  br label %26

17:                                               ; preds = %10, %17
  %18 = phi i64 [ 0, %10 ], [ %24, %17 ]
  %19 = phi i64 [ 1, %10 ], [ %23, %17 ]
  %20 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %18
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 32
  %22 = load i64, ptr %21, align 8, !tbaa !18
  %23 = mul nsw i64 %22, %19
  %24 = add nuw nsw i64 %18, 1
  %25 = icmp eq i64 %24, %11
  br i1 %25, label %26, label %17, !llvm.loop !27

26:                                               ; preds = %17, %6, %12
  %27 = phi i64 [ %16, %12 ], [ 1, %6 ], [ %23, %17 ]
  %28 = icmp sgt i64 %27, 0
  br i1 %28, label %29, label %32

29:                                               ; preds = %26
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %34

32:                                               ; preds = %67, %26
  %33 = phi float [ 0xC7EFFFFFE0000000, %26 ], [ %68, %67 ]
  ret float %33

34:                                               ; preds = %29, %67
  %35 = phi float [ 0xC7EFFFFFE0000000, %29 ], [ %68, %67 ]
  %36 = phi i64 [ 0, %29 ], [ %69, %67 ]
  %37 = tail call fastcc i64 @element_on_line(ptr noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %36)
  %38 = tail call fastcc i32 @mask_at(ptr noundef %3, i64 noundef %37)
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %67, label %40

40:                                               ; preds = %34
  %41 = load ptr, ptr %0, align 8, !tbaa !7
  %42 = load i8, ptr %30, align 4, !tbaa !10
  %43 = icmp eq i8 %42, 0
  br i1 %43, label %61, label %44

44:                                               ; preds = %40
  %45 = zext i8 %42 to i64
  br label %46

46:                                               ; preds = %44, %46
  %47 = phi i64 [ 0, %44 ], [ %59, %46 ]
  %48 = phi i64 [ 0, %44 ], [ %57, %46 ]
  %49 = phi i64 [ %37, %44 ], [ %58, %46 ]
  %50 = getelementptr inbounds nuw %struct.Dimension, ptr %31, i64 %47
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 8
  %52 = load i64, ptr %51, align 8, !tbaa !18
  %53 = srem i64 %49, %52
  %54 = getelementptr inbounds nuw i8, ptr %50, i64 16
  %55 = load i64, ptr %54, align 8, !tbaa !16
  %56 = mul nsw i64 %55, %53
  %57 = add nsw i64 %56, %48
  %58 = sdiv i64 %49, %52
  %59 = add nuw nsw i64 %47, 1
  %60 = icmp eq i64 %59, %45
  br i1 %60, label %61, label %46, !llvm.loop !55

61:                                               ; preds = %46, %40
  %62 = phi i64 [ 0, %40 ], [ %57, %46 ]
  %63 = getelementptr inbounds i8, ptr %41, i64 %62
  %64 = load float, ptr %63, align 4, !tbaa !79
  %65 = fcmp ogt float %64, %35
  %66 = select i1 %65, float %64, float %35
  br label %67

67:                                               ; preds = %61, %34
  %68 = phi float [ %66, %61 ], [ %35, %34 ]
  %69 = add nuw nsw i64 %36, 1
  %70 = icmp eq i64 %69, %27
  br i1 %70, label %32, label %34, !llvm.loop !106
}

define hidden float @_FortranAMinvalReal4(ptr noundef readonly captures(none) %0, ptr noundef readnone captures(none) %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly captures(address_is_null) %4) local_unnamed_addr #13 {
  %6 = tail call fastcc float @smallest4(ptr noundef %0, i32 noundef 0, i64 noundef 0, ptr noundef %4)
  ret float %6
}

define internal fastcc float @smallest4(ptr noundef readonly captures(none) %0, i32 noundef %1, i64 noundef %2, ptr noundef readonly captures(address_is_null) %3) unnamed_addr #13 {
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %6, label %12

6:                                                ; preds = %4
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %8 = load i8, ptr %7, align 4, !tbaa !10
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %26, label %10

10:                                               ; preds = %6
  %11 = zext i8 %8 to i64
  br label %17

12:                                               ; preds = %4
  %13 = sext i32 %1 to i64
  %14 = getelementptr %struct.Dimension, ptr %0, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !18
  br label %26

17:                                               ; preds = %10, %17
  %18 = phi i64 [ 0, %10 ], [ %24, %17 ]
  %19 = phi i64 [ 1, %10 ], [ %23, %17 ]
  %20 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %18
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 32
  %22 = load i64, ptr %21, align 8, !tbaa !18
  %23 = mul nsw i64 %22, %19
  %24 = add nuw nsw i64 %18, 1
  %25 = icmp eq i64 %24, %11
  br i1 %25, label %26, label %17, !llvm.loop !27

26:                                               ; preds = %17, %6, %12
  %27 = phi i64 [ %16, %12 ], [ 1, %6 ], [ %23, %17 ]
  %28 = icmp sgt i64 %27, 0
  br i1 %28, label %29, label %32

29:                                               ; preds = %26
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %34

32:                                               ; preds = %67, %26
  %33 = phi float [ 0x47EFFFFFE0000000, %26 ], [ %68, %67 ]
  ret float %33

34:                                               ; preds = %29, %67
  %35 = phi float [ 0x47EFFFFFE0000000, %29 ], [ %68, %67 ]
  %36 = phi i64 [ 0, %29 ], [ %69, %67 ]
  %37 = tail call fastcc i64 @element_on_line(ptr noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %36)
  %38 = tail call fastcc i32 @mask_at(ptr noundef %3, i64 noundef %37)
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %67, label %40

40:                                               ; preds = %34
  %41 = load ptr, ptr %0, align 8, !tbaa !7
  %42 = load i8, ptr %30, align 4, !tbaa !10
  %43 = icmp eq i8 %42, 0
  br i1 %43, label %61, label %44

44:                                               ; preds = %40
  %45 = zext i8 %42 to i64
  br label %46

46:                                               ; preds = %44, %46
  %47 = phi i64 [ 0, %44 ], [ %59, %46 ]
  %48 = phi i64 [ 0, %44 ], [ %57, %46 ]
  %49 = phi i64 [ %37, %44 ], [ %58, %46 ]
  %50 = getelementptr inbounds nuw %struct.Dimension, ptr %31, i64 %47
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 8
  %52 = load i64, ptr %51, align 8, !tbaa !18
  %53 = srem i64 %49, %52
  %54 = getelementptr inbounds nuw i8, ptr %50, i64 16
  %55 = load i64, ptr %54, align 8, !tbaa !16
  %56 = mul nsw i64 %55, %53
  %57 = add nsw i64 %56, %48
  %58 = sdiv i64 %49, %52
  %59 = add nuw nsw i64 %47, 1
  %60 = icmp eq i64 %59, %45
  br i1 %60, label %61, label %46, !llvm.loop !55

61:                                               ; preds = %46, %40
  %62 = phi i64 [ 0, %40 ], [ %57, %46 ]
  %63 = getelementptr inbounds i8, ptr %41, i64 %62
  %64 = load float, ptr %63, align 4, !tbaa !79
  %65 = fcmp olt float %64, %35
  %66 = select i1 %65, float %64, float %35
  br label %67

67:                                               ; preds = %61, %34
  %68 = phi float [ %66, %61 ], [ %35, %34 ]
  %69 = add nuw nsw i64 %36, 1
  %70 = icmp eq i64 %69, %27
  br i1 %70, label %32, label %34, !llvm.loop !107
}

define hidden float @_FortranANorm2_4(ptr noundef readonly captures(none) %0, ptr noundef readnone captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #13 {
  %5 = tail call fastcc float @norm4(ptr noundef %0, i32 noundef 0, i64 noundef 0)
  ret float %5
}

define internal fastcc float @norm4(ptr noundef readonly captures(none) %0, i32 noundef %1, i64 noundef %2) unnamed_addr #13 {
  %4 = tail call fastcc float @squares4(ptr noundef %0, i32 noundef %1, i64 noundef %2)
  %5 = fcmp ogt float %4, 0.000000e+00
  %6 = tail call float @llvm.sqrt.f32(float %4)
  %7 = select i1 %5, float %6, float 0.000000e+00
  ret float %7
}

define hidden float @_FortranADotProductReal4(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #13 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %6 = load i8, ptr %5, align 4, !tbaa !10
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %10, label %8

8:                                                ; preds = %4
  %9 = zext i8 %6 to i64
  br label %20

10:                                               ; preds = %20, %4
  %11 = phi i64 [ 1, %4 ], [ %26, %20 ]
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %13, label %29

13:                                               ; preds = %10
  %14 = load ptr, ptr %0, align 8, !tbaa !7
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %16 = load i64, ptr %15, align 8, !tbaa !16
  %17 = load ptr, ptr %1, align 8, !tbaa !7
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %19 = load i64, ptr %18, align 8, !tbaa !16
  br label %31

20:                                               ; preds = %8, %20
  %21 = phi i64 [ 0, %8 ], [ %27, %20 ]
  %22 = phi i64 [ 1, %8 ], [ %26, %20 ]
  %23 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %21
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 32
  %25 = load i64, ptr %24, align 8, !tbaa !18
  %26 = mul nsw i64 %25, %22
  %27 = add nuw nsw i64 %21, 1
  %28 = icmp eq i64 %27, %9
  br i1 %28, label %10, label %20, !llvm.loop !27

29:                                               ; preds = %31, %10
  %30 = phi float [ 0.000000e+00, %10 ], [ %41, %31 ]
  ret float %30

31:                                               ; preds = %13, %31
  %32 = phi i64 [ 0, %13 ], [ %42, %31 ]
  %33 = phi float [ 0.000000e+00, %13 ], [ %41, %31 ]
  %34 = mul nsw i64 %16, %32
  %35 = getelementptr inbounds i8, ptr %14, i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !79
  %37 = mul nsw i64 %19, %32
  %38 = getelementptr inbounds i8, ptr %17, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !79
  %40 = fmul float %36, %39
  %41 = fadd float %33, %40
  %42 = add nuw nsw i64 %32, 1
  %43 = icmp eq i64 %42, %11
  br i1 %43, label %29, label %31, !llvm.loop !108
}

define hidden double @_FortranASumReal8(ptr noundef readonly captures(none) %0, ptr noundef readnone captures(none) %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly captures(address_is_null) %4) local_unnamed_addr #13 {
  %6 = tail call fastcc double @sum8(ptr noundef %0, i32 noundef 0, i64 noundef 0, ptr noundef %4)
  ret double %6
}

define internal fastcc double @sum8(ptr noundef readonly captures(none) %0, i32 noundef %1, i64 noundef %2, ptr noundef readonly captures(address_is_null) %3) unnamed_addr #13 {
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %6, label %12

6:                                                ; preds = %4
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %8 = load i8, ptr %7, align 4, !tbaa !10
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %26, label %10

10:                                               ; preds = %6
  %11 = zext i8 %8 to i64
  br label %17

12:                                               ; preds = %4
  %13 = sext i32 %1 to i64
  %14 = getelementptr %struct.Dimension, ptr %0, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !18
  br label %26

17:                                               ; preds = %10, %17
  %18 = phi i64 [ 0, %10 ], [ %24, %17 ]
  %19 = phi i64 [ 1, %10 ], [ %23, %17 ]
  %20 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %18
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 32
  %22 = load i64, ptr %21, align 8, !tbaa !18
  %23 = mul nsw i64 %22, %19
  %24 = add nuw nsw i64 %18, 1
  %25 = icmp eq i64 %24, %11
  br i1 %25, label %26, label %17, !llvm.loop !27

26:                                               ; preds = %17, %6, %12
  %27 = phi i64 [ %16, %12 ], [ 1, %6 ], [ %23, %17 ]
  %28 = icmp sgt i64 %27, 0
  br i1 %28, label %29, label %32

29:                                               ; preds = %26
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %34

32:                                               ; preds = %66, %26
  %33 = phi double [ 0.000000e+00, %26 ], [ %67, %66 ]
  ret double %33

34:                                               ; preds = %29, %66
  %35 = phi double [ 0.000000e+00, %29 ], [ %67, %66 ]
  %36 = phi i64 [ 0, %29 ], [ %68, %66 ]
  %37 = tail call fastcc i64 @element_on_line(ptr noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %36)
  %38 = tail call fastcc i32 @mask_at(ptr noundef %3, i64 noundef %37)
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %66, label %40

40:                                               ; preds = %34
  %41 = load ptr, ptr %0, align 8, !tbaa !7
  %42 = load i8, ptr %30, align 4, !tbaa !10
  %43 = icmp eq i8 %42, 0
  br i1 %43, label %61, label %44

44:                                               ; preds = %40
  %45 = zext i8 %42 to i64
  br label %46

46:                                               ; preds = %44, %46
  %47 = phi i64 [ 0, %44 ], [ %59, %46 ]
  %48 = phi i64 [ 0, %44 ], [ %57, %46 ]
  %49 = phi i64 [ %37, %44 ], [ %58, %46 ]
  %50 = getelementptr inbounds nuw %struct.Dimension, ptr %31, i64 %47
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 8
  %52 = load i64, ptr %51, align 8, !tbaa !18
  %53 = srem i64 %49, %52
  %54 = getelementptr inbounds nuw i8, ptr %50, i64 16
  %55 = load i64, ptr %54, align 8, !tbaa !16
  %56 = mul nsw i64 %55, %53
  %57 = add nsw i64 %56, %48
  %58 = sdiv i64 %49, %52
  %59 = add nuw nsw i64 %47, 1
  %60 = icmp eq i64 %59, %45
  br i1 %60, label %61, label %46, !llvm.loop !55

61:                                               ; preds = %46, %40
  %62 = phi i64 [ 0, %40 ], [ %57, %46 ]
  %63 = getelementptr inbounds i8, ptr %41, i64 %62
  %64 = load double, ptr %63, align 8, !tbaa !76
  %65 = fadd double %35, %64
  br label %66

66:                                               ; preds = %61, %34
  %67 = phi double [ %65, %61 ], [ %35, %34 ]
  %68 = add nuw nsw i64 %36, 1
  %69 = icmp eq i64 %68, %27
  br i1 %69, label %32, label %34, !llvm.loop !109
}

define hidden double @_FortranAProductReal8(ptr noundef readonly captures(none) %0, ptr noundef readnone captures(none) %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly captures(address_is_null) %4) local_unnamed_addr #13 {
  %6 = tail call fastcc double @product8(ptr noundef %0, i32 noundef 0, i64 noundef 0, ptr noundef %4)
  ret double %6
}

define internal fastcc double @product8(ptr noundef readonly captures(none) %0, i32 noundef %1, i64 noundef %2, ptr noundef readonly captures(address_is_null) %3) unnamed_addr #13 {
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %6, label %12

6:                                                ; preds = %4
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %8 = load i8, ptr %7, align 4, !tbaa !10
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %26, label %10

10:                                               ; preds = %6
  %11 = zext i8 %8 to i64
  br label %17

12:                                               ; preds = %4
  %13 = sext i32 %1 to i64
  %14 = getelementptr %struct.Dimension, ptr %0, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !18
  br label %26

17:                                               ; preds = %10, %17
  %18 = phi i64 [ 0, %10 ], [ %24, %17 ]
  %19 = phi i64 [ 1, %10 ], [ %23, %17 ]
  %20 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %18
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 32
  %22 = load i64, ptr %21, align 8, !tbaa !18
  %23 = mul nsw i64 %22, %19
  %24 = add nuw nsw i64 %18, 1
  %25 = icmp eq i64 %24, %11
  br i1 %25, label %26, label %17, !llvm.loop !27

26:                                               ; preds = %17, %6, %12
  %27 = phi i64 [ %16, %12 ], [ 1, %6 ], [ %23, %17 ]
  %28 = icmp sgt i64 %27, 0
  br i1 %28, label %29, label %32

29:                                               ; preds = %26
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %34

32:                                               ; preds = %66, %26
  %33 = phi double [ 1.000000e+00, %26 ], [ %67, %66 ]
  ret double %33

34:                                               ; preds = %29, %66
  %35 = phi double [ 1.000000e+00, %29 ], [ %67, %66 ]
  %36 = phi i64 [ 0, %29 ], [ %68, %66 ]
  %37 = tail call fastcc i64 @element_on_line(ptr noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %36)
  %38 = tail call fastcc i32 @mask_at(ptr noundef %3, i64 noundef %37)
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %66, label %40

40:                                               ; preds = %34
  %41 = load ptr, ptr %0, align 8, !tbaa !7
  %42 = load i8, ptr %30, align 4, !tbaa !10
  %43 = icmp eq i8 %42, 0
  br i1 %43, label %61, label %44

44:                                               ; preds = %40
  %45 = zext i8 %42 to i64
  br label %46

46:                                               ; preds = %44, %46
  %47 = phi i64 [ 0, %44 ], [ %59, %46 ]
  %48 = phi i64 [ 0, %44 ], [ %57, %46 ]
  %49 = phi i64 [ %37, %44 ], [ %58, %46 ]
  %50 = getelementptr inbounds nuw %struct.Dimension, ptr %31, i64 %47
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 8
  %52 = load i64, ptr %51, align 8, !tbaa !18
  %53 = srem i64 %49, %52
  %54 = getelementptr inbounds nuw i8, ptr %50, i64 16
  %55 = load i64, ptr %54, align 8, !tbaa !16
  %56 = mul nsw i64 %55, %53
  %57 = add nsw i64 %56, %48
  %58 = sdiv i64 %49, %52
  %59 = add nuw nsw i64 %47, 1
  %60 = icmp eq i64 %59, %45
  br i1 %60, label %61, label %46, !llvm.loop !55

61:                                               ; preds = %46, %40
  %62 = phi i64 [ 0, %40 ], [ %57, %46 ]
  %63 = getelementptr inbounds i8, ptr %41, i64 %62
  %64 = load double, ptr %63, align 8, !tbaa !76
  %65 = fmul double %35, %64
  br label %66

66:                                               ; preds = %61, %34
  %67 = phi double [ %65, %61 ], [ %35, %34 ]
  %68 = add nuw nsw i64 %36, 1
  %69 = icmp eq i64 %68, %27
  br i1 %69, label %32, label %34, !llvm.loop !110
}

define hidden double @_FortranAMaxvalReal8(ptr noundef readonly captures(none) %0, ptr noundef readnone captures(none) %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly captures(address_is_null) %4) local_unnamed_addr #13 {
  %6 = tail call fastcc double @largest8(ptr noundef %0, i32 noundef 0, i64 noundef 0, ptr noundef %4)
  ret double %6
}

define internal fastcc double @largest8(ptr noundef readonly captures(none) %0, i32 noundef %1, i64 noundef %2, ptr noundef readonly captures(address_is_null) %3) unnamed_addr #13 {
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %6, label %12

6:                                                ; preds = %4
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %8 = load i8, ptr %7, align 4, !tbaa !10
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %26, label %10

10:                                               ; preds = %6
  %11 = zext i8 %8 to i64
  br label %17

12:                                               ; preds = %4
  %13 = sext i32 %1 to i64
  %14 = getelementptr %struct.Dimension, ptr %0, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !18
  br label %26

17:                                               ; preds = %10, %17
  %18 = phi i64 [ 0, %10 ], [ %24, %17 ]
  %19 = phi i64 [ 1, %10 ], [ %23, %17 ]
  %20 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %18
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 32
  %22 = load i64, ptr %21, align 8, !tbaa !18
  %23 = mul nsw i64 %22, %19
  %24 = add nuw nsw i64 %18, 1
  %25 = icmp eq i64 %24, %11
  br i1 %25, label %26, label %17, !llvm.loop !27

26:                                               ; preds = %17, %6, %12
  %27 = phi i64 [ %16, %12 ], [ 1, %6 ], [ %23, %17 ]
  %28 = icmp sgt i64 %27, 0
  br i1 %28, label %29, label %32

29:                                               ; preds = %26
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %34

32:                                               ; preds = %67, %26
  %33 = phi double [ 0xFFEFFFFFFFFFFFFF, %26 ], [ %68, %67 ]
  ret double %33

34:                                               ; preds = %29, %67
  %35 = phi double [ 0xFFEFFFFFFFFFFFFF, %29 ], [ %68, %67 ]
  %36 = phi i64 [ 0, %29 ], [ %69, %67 ]
  %37 = tail call fastcc i64 @element_on_line(ptr noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %36)
  %38 = tail call fastcc i32 @mask_at(ptr noundef %3, i64 noundef %37)
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %67, label %40

40:                                               ; preds = %34
  %41 = load ptr, ptr %0, align 8, !tbaa !7
  %42 = load i8, ptr %30, align 4, !tbaa !10
  %43 = icmp eq i8 %42, 0
  br i1 %43, label %61, label %44

44:                                               ; preds = %40
  %45 = zext i8 %42 to i64
  br label %46

46:                                               ; preds = %44, %46
  %47 = phi i64 [ 0, %44 ], [ %59, %46 ]
  %48 = phi i64 [ 0, %44 ], [ %57, %46 ]
  %49 = phi i64 [ %37, %44 ], [ %58, %46 ]
  %50 = getelementptr inbounds nuw %struct.Dimension, ptr %31, i64 %47
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 8
  %52 = load i64, ptr %51, align 8, !tbaa !18
  %53 = srem i64 %49, %52
  %54 = getelementptr inbounds nuw i8, ptr %50, i64 16
  %55 = load i64, ptr %54, align 8, !tbaa !16
  %56 = mul nsw i64 %55, %53
  %57 = add nsw i64 %56, %48
  %58 = sdiv i64 %49, %52
  %59 = add nuw nsw i64 %47, 1
  %60 = icmp eq i64 %59, %45
  br i1 %60, label %61, label %46, !llvm.loop !55

61:                                               ; preds = %46, %40
  %62 = phi i64 [ 0, %40 ], [ %57, %46 ]
  %63 = getelementptr inbounds i8, ptr %41, i64 %62
  %64 = load double, ptr %63, align 8, !tbaa !76
  %65 = fcmp ogt double %64, %35
  %66 = select i1 %65, double %64, double %35
  br label %67

67:                                               ; preds = %61, %34
  %68 = phi double [ %66, %61 ], [ %35, %34 ]
  %69 = add nuw nsw i64 %36, 1
  %70 = icmp eq i64 %69, %27
  br i1 %70, label %32, label %34, !llvm.loop !111
}

define hidden double @_FortranAMinvalReal8(ptr noundef readonly captures(none) %0, ptr noundef readnone captures(none) %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly captures(address_is_null) %4) local_unnamed_addr #13 {
  %6 = tail call fastcc double @smallest8(ptr noundef %0, i32 noundef 0, i64 noundef 0, ptr noundef %4)
  ret double %6
}

define internal fastcc double @smallest8(ptr noundef readonly captures(none) %0, i32 noundef %1, i64 noundef %2, ptr noundef readonly captures(address_is_null) %3) unnamed_addr #13 {
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %6, label %12

6:                                                ; preds = %4
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %8 = load i8, ptr %7, align 4, !tbaa !10
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %26, label %10

10:                                               ; preds = %6
  %11 = zext i8 %8 to i64
  br label %17

12:                                               ; preds = %4
  %13 = sext i32 %1 to i64
  %14 = getelementptr %struct.Dimension, ptr %0, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !18
  br label %26

17:                                               ; preds = %10, %17
  %18 = phi i64 [ 0, %10 ], [ %24, %17 ]
  %19 = phi i64 [ 1, %10 ], [ %23, %17 ]
  %20 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %18
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 32
  %22 = load i64, ptr %21, align 8, !tbaa !18
  %23 = mul nsw i64 %22, %19
  %24 = add nuw nsw i64 %18, 1
  %25 = icmp eq i64 %24, %11
  br i1 %25, label %26, label %17, !llvm.loop !27

26:                                               ; preds = %17, %6, %12
  %27 = phi i64 [ %16, %12 ], [ 1, %6 ], [ %23, %17 ]
  %28 = icmp sgt i64 %27, 0
  br i1 %28, label %29, label %32

29:                                               ; preds = %26
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %34

32:                                               ; preds = %67, %26
  %33 = phi double [ 0x7FEFFFFFFFFFFFFF, %26 ], [ %68, %67 ]
  ret double %33

34:                                               ; preds = %29, %67
  %35 = phi double [ 0x7FEFFFFFFFFFFFFF, %29 ], [ %68, %67 ]
  %36 = phi i64 [ 0, %29 ], [ %69, %67 ]
  %37 = tail call fastcc i64 @element_on_line(ptr noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %36)
  %38 = tail call fastcc i32 @mask_at(ptr noundef %3, i64 noundef %37)
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %67, label %40

40:                                               ; preds = %34
  %41 = load ptr, ptr %0, align 8, !tbaa !7
  %42 = load i8, ptr %30, align 4, !tbaa !10
  %43 = icmp eq i8 %42, 0
  br i1 %43, label %61, label %44

44:                                               ; preds = %40
  %45 = zext i8 %42 to i64
  br label %46

46:                                               ; preds = %44, %46
  %47 = phi i64 [ 0, %44 ], [ %59, %46 ]
  %48 = phi i64 [ 0, %44 ], [ %57, %46 ]
  %49 = phi i64 [ %37, %44 ], [ %58, %46 ]
  %50 = getelementptr inbounds nuw %struct.Dimension, ptr %31, i64 %47
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 8
  %52 = load i64, ptr %51, align 8, !tbaa !18
  %53 = srem i64 %49, %52
  %54 = getelementptr inbounds nuw i8, ptr %50, i64 16
  %55 = load i64, ptr %54, align 8, !tbaa !16
  %56 = mul nsw i64 %55, %53
  %57 = add nsw i64 %56, %48
  %58 = sdiv i64 %49, %52
  %59 = add nuw nsw i64 %47, 1
  %60 = icmp eq i64 %59, %45
  br i1 %60, label %61, label %46, !llvm.loop !55

61:                                               ; preds = %46, %40
  %62 = phi i64 [ 0, %40 ], [ %57, %46 ]
  %63 = getelementptr inbounds i8, ptr %41, i64 %62
  %64 = load double, ptr %63, align 8, !tbaa !76
  %65 = fcmp olt double %64, %35
  %66 = select i1 %65, double %64, double %35
  br label %67

67:                                               ; preds = %61, %34
  %68 = phi double [ %66, %61 ], [ %35, %34 ]
  %69 = add nuw nsw i64 %36, 1
  %70 = icmp eq i64 %69, %27
  br i1 %70, label %32, label %34, !llvm.loop !112
}

define hidden double @_FortranANorm2_8(ptr noundef readonly captures(none) %0, ptr noundef readnone captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #13 {
  %5 = tail call fastcc double @norm8(ptr noundef %0, i32 noundef 0, i64 noundef 0)
  ret double %5
}

define internal fastcc double @norm8(ptr noundef readonly captures(none) %0, i32 noundef %1, i64 noundef %2) unnamed_addr #13 {
  %4 = tail call fastcc double @squares8(ptr noundef %0, i32 noundef %1, i64 noundef %2)
  %5 = fcmp ogt double %4, 0.000000e+00
  %6 = tail call double @llvm.sqrt.f64(double %4)
  %7 = select i1 %5, double %6, double 0.000000e+00
  ret double %7
}

define hidden double @_FortranADotProductReal8(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #13 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %6 = load i8, ptr %5, align 4, !tbaa !10
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %10, label %8

8:                                                ; preds = %4
  %9 = zext i8 %6 to i64
  br label %20

10:                                               ; preds = %20, %4
  %11 = phi i64 [ 1, %4 ], [ %26, %20 ]
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %13, label %29

13:                                               ; preds = %10
  %14 = load ptr, ptr %0, align 8, !tbaa !7
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %16 = load i64, ptr %15, align 8, !tbaa !16
  %17 = load ptr, ptr %1, align 8, !tbaa !7
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %19 = load i64, ptr %18, align 8, !tbaa !16
  br label %31

20:                                               ; preds = %8, %20
  %21 = phi i64 [ 0, %8 ], [ %27, %20 ]
  %22 = phi i64 [ 1, %8 ], [ %26, %20 ]
  %23 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %21
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 32
  %25 = load i64, ptr %24, align 8, !tbaa !18
  %26 = mul nsw i64 %25, %22
  %27 = add nuw nsw i64 %21, 1
  %28 = icmp eq i64 %27, %9
  br i1 %28, label %10, label %20, !llvm.loop !27

29:                                               ; preds = %31, %10
  %30 = phi double [ 0.000000e+00, %10 ], [ %41, %31 ]
  ret double %30

31:                                               ; preds = %13, %31
  %32 = phi i64 [ 0, %13 ], [ %42, %31 ]
  %33 = phi double [ 0.000000e+00, %13 ], [ %41, %31 ]
  %34 = mul nsw i64 %16, %32
  %35 = getelementptr inbounds i8, ptr %14, i64 %34
  %36 = load double, ptr %35, align 8, !tbaa !76
  %37 = mul nsw i64 %19, %32
  %38 = getelementptr inbounds i8, ptr %17, i64 %37
  %39 = load double, ptr %38, align 8, !tbaa !76
  %40 = fmul double %36, %39
  %41 = fadd double %33, %40
  %42 = add nuw nsw i64 %32, 1
  %43 = icmp eq i64 %42, %11
  br i1 %43, label %29, label %31, !llvm.loop !113
}

define hidden void @_FortranACppSumComplex4(ptr noundef writeonly captures(none) initializes((0, 8)) %0, ptr noundef readonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, ptr noundef readonly captures(address_is_null) %5) local_unnamed_addr #14 {
  %7 = tail call fastcc <2 x float> @complex_sum4(ptr noundef %1, i32 noundef 0, i64 noundef 0, ptr noundef %5)
  %8 = extractelement <2 x float> %7, i64 0
  store float %8, ptr %0, align 4, !tbaa !82
  %9 = extractelement <2 x float> %7, i64 1
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store float %9, ptr %10, align 4, !tbaa !84
  ret void
}

define internal fastcc <2 x float> @complex_sum4(ptr noundef readonly captures(none) %0, i32 noundef %1, i64 noundef %2, ptr noundef readonly captures(address_is_null) %3) unnamed_addr #15 {
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %6, label %12

6:                                                ; preds = %4
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %8 = load i8, ptr %7, align 4, !tbaa !10
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %26, label %10

10:                                               ; preds = %6
  %11 = zext i8 %8 to i64
  br label %17

12:                                               ; preds = %4
  %13 = sext i32 %1 to i64
  %14 = getelementptr %struct.Dimension, ptr %0, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !18
  br label %26

17:                                               ; preds = %10, %17
  %18 = phi i64 [ 0, %10 ], [ %24, %17 ]
  %19 = phi i64 [ 1, %10 ], [ %23, %17 ]
  %20 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %18
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 32
  %22 = load i64, ptr %21, align 8, !tbaa !18
  %23 = mul nsw i64 %22, %19
  %24 = add nuw nsw i64 %18, 1
  %25 = icmp eq i64 %24, %11
  br i1 %25, label %26, label %17, !llvm.loop !27

26:                                               ; preds = %17, %6, %12
  %27 = phi i64 [ %16, %12 ], [ 1, %6 ], [ %23, %17 ]
  %28 = icmp sgt i64 %27, 0
  br i1 %28, label %29, label %33

29:                                               ; preds = %26
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %35

33:                                               ; preds = %95, %26
  %34 = phi <2 x float> [ zeroinitializer, %26 ], [ %96, %95 ]
  ret <2 x float> %34

35:                                               ; preds = %29, %95
  %36 = phi <2 x float> [ zeroinitializer, %29 ], [ %96, %95 ]
  %37 = phi i64 [ 0, %29 ], [ %97, %95 ]
  %38 = tail call fastcc i64 @element_on_line(ptr noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %37)
  %39 = tail call fastcc i32 @mask_at(ptr noundef %3, i64 noundef %38)
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %95, label %41

41:                                               ; preds = %35
  %42 = load ptr, ptr %0, align 8, !tbaa !7
  %43 = load i8, ptr %30, align 4, !tbaa !10
  %44 = icmp eq i8 %43, 0
  br i1 %44, label %62, label %45

45:                                               ; preds = %41
  %46 = zext i8 %43 to i64
  br label %47

47:                                               ; preds = %45, %47
  %48 = phi i64 [ 0, %45 ], [ %60, %47 ]
  %49 = phi i64 [ 0, %45 ], [ %58, %47 ]
  %50 = phi i64 [ %38, %45 ], [ %59, %47 ]
  %51 = getelementptr inbounds nuw %struct.Dimension, ptr %31, i64 %48
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 8
  %53 = load i64, ptr %52, align 8, !tbaa !18
  %54 = srem i64 %50, %53
  %55 = getelementptr inbounds nuw i8, ptr %51, i64 16
  %56 = load i64, ptr %55, align 8, !tbaa !16
  %57 = mul nsw i64 %56, %54
  %58 = add nsw i64 %57, %49
  %59 = sdiv i64 %50, %53
  %60 = add nuw nsw i64 %48, 1
  %61 = icmp eq i64 %60, %46
  br i1 %61, label %62, label %47, !llvm.loop !55

62:                                               ; preds = %47, %41
  %63 = phi i64 [ 0, %41 ], [ %58, %47 ]
  %64 = getelementptr inbounds i8, ptr %42, i64 %63
  %65 = load float, ptr %64, align 4, !tbaa !82
  %66 = extractelement <2 x float> %36, i64 0
  %67 = fadd float %66, %65
  %68 = insertelement <2 x float> poison, float %67, i64 0
  %69 = icmp eq i8 %43, 0
  br i1 %69, label %87, label %70

70:                                               ; preds = %62
  %71 = zext i8 %43 to i64
  br label %72

72:                                               ; preds = %70, %72
  %73 = phi i64 [ 0, %70 ], [ %85, %72 ]
  %74 = phi i64 [ 0, %70 ], [ %83, %72 ]
  %75 = phi i64 [ %38, %70 ], [ %84, %72 ]
  %76 = getelementptr inbounds nuw %struct.Dimension, ptr %32, i64 %73
  %77 = getelementptr inbounds nuw i8, ptr %76, i64 8
  %78 = load i64, ptr %77, align 8, !tbaa !18
  %79 = srem i64 %75, %78
  %80 = getelementptr inbounds nuw i8, ptr %76, i64 16
  %81 = load i64, ptr %80, align 8, !tbaa !16
  %82 = mul nsw i64 %81, %79
  %83 = add nsw i64 %82, %74
  %84 = sdiv i64 %75, %78
  %85 = add nuw nsw i64 %73, 1
  %86 = icmp eq i64 %85, %71
  br i1 %86, label %87, label %72, !llvm.loop !55

87:                                               ; preds = %72, %62
  %88 = phi i64 [ 0, %62 ], [ %83, %72 ]
  %89 = getelementptr inbounds i8, ptr %42, i64 %88
  %90 = getelementptr inbounds nuw i8, ptr %89, i64 4
  %91 = load float, ptr %90, align 4, !tbaa !84
  %92 = extractelement <2 x float> %36, i64 1
  %93 = fadd float %92, %91
  %94 = insertelement <2 x float> %68, float %93, i64 1
  br label %95

95:                                               ; preds = %87, %35
  %96 = phi <2 x float> [ %94, %87 ], [ %36, %35 ]
  %97 = add nuw nsw i64 %37, 1
  %98 = icmp eq i64 %97, %27
  br i1 %98, label %33, label %35, !llvm.loop !114
}

define hidden void @_FortranACppProductComplex4(ptr noundef writeonly captures(none) initializes((0, 8)) %0, ptr noundef readonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, ptr noundef readonly captures(address_is_null) %5) local_unnamed_addr #14 {
  %7 = tail call fastcc <2 x float> @complex_product4(ptr noundef %1, i32 noundef 0, i64 noundef 0, ptr noundef %5)
  %8 = extractelement <2 x float> %7, i64 0
  store float %8, ptr %0, align 4, !tbaa !82
  %9 = extractelement <2 x float> %7, i64 1
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store float %9, ptr %10, align 4, !tbaa !84
  ret void
}

define internal fastcc <2 x float> @complex_product4(ptr noundef readonly captures(none) %0, i32 noundef %1, i64 noundef %2, ptr noundef readonly captures(address_is_null) %3) unnamed_addr #15 {
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %6, label %12

6:                                                ; preds = %4
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %8 = load i8, ptr %7, align 4, !tbaa !10
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %26, label %10

10:                                               ; preds = %6
  %11 = zext i8 %8 to i64
  br label %17

12:                                               ; preds = %4
  %13 = sext i32 %1 to i64
  %14 = getelementptr %struct.Dimension, ptr %0, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !18
  br label %26

17:                                               ; preds = %10, %17
  %18 = phi i64 [ 0, %10 ], [ %24, %17 ]
  %19 = phi i64 [ 1, %10 ], [ %23, %17 ]
  %20 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %18
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 32
  %22 = load i64, ptr %21, align 8, !tbaa !18
  %23 = mul nsw i64 %22, %19
  %24 = add nuw nsw i64 %18, 1
  %25 = icmp eq i64 %24, %11
  br i1 %25, label %26, label %17, !llvm.loop !27

26:                                               ; preds = %17, %6, %12
  %27 = phi i64 [ %16, %12 ], [ 1, %6 ], [ %23, %17 ]
  %28 = icmp sgt i64 %27, 0
  br i1 %28, label %29, label %33

29:                                               ; preds = %26
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %35

33:                                               ; preds = %99, %26
  %34 = phi <2 x float> [ <float 1.000000e+00, float 0.000000e+00>, %26 ], [ %100, %99 ]
  ret <2 x float> %34

35:                                               ; preds = %29, %99
  %36 = phi <2 x float> [ <float 1.000000e+00, float 0.000000e+00>, %29 ], [ %100, %99 ]
  %37 = phi i64 [ 0, %29 ], [ %101, %99 ]
  %38 = tail call fastcc i64 @element_on_line(ptr noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %37)
  %39 = tail call fastcc i32 @mask_at(ptr noundef %3, i64 noundef %38)
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %99, label %41

41:                                               ; preds = %35
  %42 = load ptr, ptr %0, align 8, !tbaa !7
  %43 = load i8, ptr %30, align 4, !tbaa !10
  %44 = icmp eq i8 %43, 0
  br i1 %44, label %62, label %45

45:                                               ; preds = %41
  %46 = zext i8 %43 to i64
  br label %47

47:                                               ; preds = %45, %47
  %48 = phi i64 [ 0, %45 ], [ %60, %47 ]
  %49 = phi i64 [ 0, %45 ], [ %58, %47 ]
  %50 = phi i64 [ %38, %45 ], [ %59, %47 ]
  %51 = getelementptr inbounds nuw %struct.Dimension, ptr %31, i64 %48
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 8
  %53 = load i64, ptr %52, align 8, !tbaa !18
  %54 = srem i64 %50, %53
  %55 = getelementptr inbounds nuw i8, ptr %51, i64 16
  %56 = load i64, ptr %55, align 8, !tbaa !16
  %57 = mul nsw i64 %56, %54
  %58 = add nsw i64 %57, %49
  %59 = sdiv i64 %50, %53
  %60 = add nuw nsw i64 %48, 1
  %61 = icmp eq i64 %60, %46
  br i1 %61, label %62, label %47, !llvm.loop !55

62:                                               ; preds = %47, %41
  %63 = phi i64 [ 0, %41 ], [ %58, %47 ]
  %64 = getelementptr inbounds i8, ptr %42, i64 %63
  %65 = load float, ptr %64, align 4, !tbaa !82
  %66 = icmp eq i8 %43, 0
  br i1 %66, label %84, label %67

67:                                               ; preds = %62
  %68 = zext i8 %43 to i64
  br label %69

69:                                               ; preds = %67, %69
  %70 = phi i64 [ 0, %67 ], [ %82, %69 ]
  %71 = phi i64 [ 0, %67 ], [ %80, %69 ]
  %72 = phi i64 [ %38, %67 ], [ %81, %69 ]
  %73 = getelementptr inbounds nuw %struct.Dimension, ptr %32, i64 %70
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 8
  %75 = load i64, ptr %74, align 8, !tbaa !18
  %76 = srem i64 %72, %75
  %77 = getelementptr inbounds nuw i8, ptr %73, i64 16
  %78 = load i64, ptr %77, align 8, !tbaa !16
  %79 = mul nsw i64 %78, %76
  %80 = add nsw i64 %79, %71
  %81 = sdiv i64 %72, %75
  %82 = add nuw nsw i64 %70, 1
  %83 = icmp eq i64 %82, %68
  br i1 %83, label %84, label %69, !llvm.loop !55

84:                                               ; preds = %69, %62
  %85 = phi i64 [ 0, %62 ], [ %80, %69 ]
  %86 = getelementptr inbounds i8, ptr %42, i64 %85
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 4
  %88 = load float, ptr %87, align 4, !tbaa !84
  %89 = extractelement <2 x float> %36, i64 0
  %90 = fmul float %89, %65
  %91 = extractelement <2 x float> %36, i64 1
  %92 = fmul float %91, %88
  %93 = fsub float %90, %92
  %94 = insertelement <2 x float> poison, float %93, i64 0
  %95 = fmul float %89, %88
  %96 = fmul float %91, %65
  %97 = fadd float %96, %95
  %98 = insertelement <2 x float> %94, float %97, i64 1
  br label %99

99:                                               ; preds = %84, %35
  %100 = phi <2 x float> [ %98, %84 ], [ %36, %35 ]
  %101 = add nuw nsw i64 %37, 1
  %102 = icmp eq i64 %101, %27
  br i1 %102, label %33, label %35, !llvm.loop !115
}

define hidden void @_FortranACppDotProductComplex4(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #16 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !10
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %11, label %9

9:                                                ; preds = %5
  %10 = zext i8 %7 to i64
  br label %31

11:                                               ; preds = %31, %5
  %12 = phi i64 [ 1, %5 ], [ %37, %31 ]
  %13 = icmp sgt i64 %12, 0
  br i1 %13, label %14, label %40

14:                                               ; preds = %11
  %15 = load ptr, ptr %1, align 8, !tbaa !7
  %16 = icmp eq i8 %7, 0
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %18 = icmp eq i8 %7, 0
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %20 = load ptr, ptr %2, align 8, !tbaa !7
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %22 = load i8, ptr %21, align 4, !tbaa !10
  %23 = icmp eq i8 %22, 0
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %25 = icmp eq i8 %22, 0
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %27 = zext i8 %7 to i64
  %28 = zext i8 %7 to i64
  %29 = zext i8 %22 to i64
  %30 = zext i8 %22 to i64
  br label %44

31:                                               ; preds = %9, %31
  %32 = phi i64 [ 0, %9 ], [ %38, %31 ]
  %33 = phi i64 [ 1, %9 ], [ %37, %31 ]
  %34 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %32
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 32
  %36 = load i64, ptr %35, align 8, !tbaa !18
  %37 = mul nsw i64 %36, %33
  %38 = add nuw nsw i64 %32, 1
  %39 = icmp eq i64 %38, %10
  br i1 %39, label %11, label %31, !llvm.loop !27

40:                                               ; preds = %121, %11
  %41 = phi float [ 0.000000e+00, %11 ], [ %133, %121 ]
  %42 = phi float [ 0.000000e+00, %11 ], [ %129, %121 ]
  store float %42, ptr %0, align 4, !tbaa !82
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store float %41, ptr %43, align 4, !tbaa !84
  ret void

44:                                               ; preds = %14, %121
  %45 = phi float [ 0.000000e+00, %14 ], [ %129, %121 ]
  %46 = phi float [ 0.000000e+00, %14 ], [ %133, %121 ]
  %47 = phi i64 [ 0, %14 ], [ %134, %121 ]
  br i1 %16, label %63, label %48

48:                                               ; preds = %44, %48
  %49 = phi i64 [ %61, %48 ], [ 0, %44 ]
  %50 = phi i64 [ %59, %48 ], [ 0, %44 ]
  %51 = phi i64 [ %60, %48 ], [ %47, %44 ]
  %52 = getelementptr inbounds nuw %struct.Dimension, ptr %17, i64 %49
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 8
  %54 = load i64, ptr %53, align 8, !tbaa !18
  %55 = srem i64 %51, %54
  %56 = getelementptr inbounds nuw i8, ptr %52, i64 16
  %57 = load i64, ptr %56, align 8, !tbaa !16
  %58 = mul nsw i64 %57, %55
  %59 = add nsw i64 %58, %50
  %60 = sdiv i64 %51, %54
  %61 = add nuw nsw i64 %49, 1
  %62 = icmp eq i64 %61, %27
  br i1 %62, label %63, label %48, !llvm.loop !55

63:                                               ; preds = %48, %44
  %64 = phi i64 [ 0, %44 ], [ %59, %48 ]
  %65 = getelementptr inbounds i8, ptr %15, i64 %64
  %66 = load float, ptr %65, align 4, !tbaa !82
  br i1 %18, label %82, label %67

67:                                               ; preds = %63, %67
  %68 = phi i64 [ %80, %67 ], [ 0, %63 ]
  %69 = phi i64 [ %78, %67 ], [ 0, %63 ]
  %70 = phi i64 [ %79, %67 ], [ %47, %63 ]
  %71 = getelementptr inbounds nuw %struct.Dimension, ptr %19, i64 %68
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 8
  %73 = load i64, ptr %72, align 8, !tbaa !18
  %74 = srem i64 %70, %73
  %75 = getelementptr inbounds nuw i8, ptr %71, i64 16
  %76 = load i64, ptr %75, align 8, !tbaa !16
  %77 = mul nsw i64 %76, %74
  %78 = add nsw i64 %77, %69
  %79 = sdiv i64 %70, %73
  %80 = add nuw nsw i64 %68, 1
  %81 = icmp eq i64 %80, %28
  br i1 %81, label %82, label %67, !llvm.loop !55

82:                                               ; preds = %67, %63
  %83 = phi i64 [ 0, %63 ], [ %78, %67 ]
  %84 = getelementptr inbounds i8, ptr %15, i64 %83
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 4
  %86 = load float, ptr %85, align 4, !tbaa !84
  br i1 %23, label %102, label %87

87:                                               ; preds = %82, %87
  %88 = phi i64 [ %100, %87 ], [ 0, %82 ]
  %89 = phi i64 [ %98, %87 ], [ 0, %82 ]
  %90 = phi i64 [ %99, %87 ], [ %47, %82 ]
  %91 = getelementptr inbounds nuw %struct.Dimension, ptr %24, i64 %88
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 8
  %93 = load i64, ptr %92, align 8, !tbaa !18
  %94 = srem i64 %90, %93
  %95 = getelementptr inbounds nuw i8, ptr %91, i64 16
  %96 = load i64, ptr %95, align 8, !tbaa !16
  %97 = mul nsw i64 %96, %94
  %98 = add nsw i64 %97, %89
  %99 = sdiv i64 %90, %93
  %100 = add nuw nsw i64 %88, 1
  %101 = icmp eq i64 %100, %29
  br i1 %101, label %102, label %87, !llvm.loop !55

102:                                              ; preds = %87, %82
  %103 = phi i64 [ 0, %82 ], [ %98, %87 ]
  %104 = getelementptr inbounds i8, ptr %20, i64 %103
  %105 = load float, ptr %104, align 4, !tbaa !82
  br i1 %25, label %121, label %106

106:                                              ; preds = %102, %106
  %107 = phi i64 [ %119, %106 ], [ 0, %102 ]
  %108 = phi i64 [ %117, %106 ], [ 0, %102 ]
  %109 = phi i64 [ %118, %106 ], [ %47, %102 ]
  %110 = getelementptr inbounds nuw %struct.Dimension, ptr %26, i64 %107
  %111 = getelementptr inbounds nuw i8, ptr %110, i64 8
  %112 = load i64, ptr %111, align 8, !tbaa !18
  %113 = srem i64 %109, %112
  %114 = getelementptr inbounds nuw i8, ptr %110, i64 16
  %115 = load i64, ptr %114, align 8, !tbaa !16
  %116 = mul nsw i64 %115, %113
  %117 = add nsw i64 %116, %108
  %118 = sdiv i64 %109, %112
  %119 = add nuw nsw i64 %107, 1
  %120 = icmp eq i64 %119, %30
  br i1 %120, label %121, label %106, !llvm.loop !55

121:                                              ; preds = %106, %102
  %122 = phi i64 [ 0, %102 ], [ %117, %106 ]
  %123 = getelementptr inbounds i8, ptr %20, i64 %122
  %124 = getelementptr inbounds nuw i8, ptr %123, i64 4
  %125 = load float, ptr %124, align 4, !tbaa !84
  %126 = fmul float %66, %105
  %127 = fmul float %86, %125
  %128 = fadd float %126, %127
  %129 = fadd float %45, %128
  %130 = fmul float %66, %125
  %131 = fmul float %86, %105
  %132 = fsub float %130, %131
  %133 = fadd float %46, %132
  %134 = add nuw nsw i64 %47, 1
  %135 = icmp eq i64 %134, %12
  br i1 %135, label %40, label %44, !llvm.loop !116
}

define hidden void @_FortranACppSumComplex8(ptr noundef writeonly captures(none) initializes((0, 16)) %0, ptr noundef readonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, ptr noundef readonly captures(address_is_null) %5) local_unnamed_addr #16 {
  %7 = tail call fastcc { double, double } @complex_sum8(ptr noundef %1, i32 noundef 0, i64 noundef 0, ptr noundef %5)
  %8 = extractvalue { double, double } %7, 0
  %9 = extractvalue { double, double } %7, 1
  store double %8, ptr %0, align 8, !tbaa !86
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %9, ptr %10, align 8, !tbaa !88
  ret void
}

define internal fastcc { double, double } @complex_sum8(ptr noundef readonly captures(none) %0, i32 noundef %1, i64 noundef %2, ptr noundef readonly captures(address_is_null) %3) unnamed_addr #13 {
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %6, label %12

6:                                                ; preds = %4
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %8 = load i8, ptr %7, align 4, !tbaa !10
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %26, label %10

10:                                               ; preds = %6
  %11 = zext i8 %8 to i64
  br label %17

12:                                               ; preds = %4
  %13 = sext i32 %1 to i64
  %14 = getelementptr %struct.Dimension, ptr %0, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !18
  br label %26

17:                                               ; preds = %10, %17
  %18 = phi i64 [ 0, %10 ], [ %24, %17 ]
  %19 = phi i64 [ 1, %10 ], [ %23, %17 ]
  %20 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %18
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 32
  %22 = load i64, ptr %21, align 8, !tbaa !18
  %23 = mul nsw i64 %22, %19
  %24 = add nuw nsw i64 %18, 1
  %25 = icmp eq i64 %24, %11
  br i1 %25, label %26, label %17, !llvm.loop !27

26:                                               ; preds = %17, %6, %12
  %27 = phi i64 [ %16, %12 ], [ 1, %6 ], [ %23, %17 ]
  %28 = icmp sgt i64 %27, 0
  br i1 %28, label %29, label %33

29:                                               ; preds = %26
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %38

33:                                               ; preds = %95, %26
  %34 = phi double [ 0.000000e+00, %26 ], [ %96, %95 ]
  %35 = phi double [ 0.000000e+00, %26 ], [ %97, %95 ]
  %36 = insertvalue { double, double } poison, double %35, 0
  %37 = insertvalue { double, double } %36, double %34, 1
  ret { double, double } %37

38:                                               ; preds = %29, %95
  %39 = phi double [ 0.000000e+00, %29 ], [ %97, %95 ]
  %40 = phi i64 [ 0, %29 ], [ %98, %95 ]
  %41 = phi double [ 0.000000e+00, %29 ], [ %96, %95 ]
  %42 = tail call fastcc i64 @element_on_line(ptr noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %40)
  %43 = tail call fastcc i32 @mask_at(ptr noundef %3, i64 noundef %42)
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %95, label %45

45:                                               ; preds = %38
  %46 = load ptr, ptr %0, align 8, !tbaa !7
  %47 = load i8, ptr %30, align 4, !tbaa !10
  %48 = icmp eq i8 %47, 0
  br i1 %48, label %66, label %49

49:                                               ; preds = %45
  %50 = zext i8 %47 to i64
  br label %51

51:                                               ; preds = %49, %51
  %52 = phi i64 [ 0, %49 ], [ %64, %51 ]
  %53 = phi i64 [ 0, %49 ], [ %62, %51 ]
  %54 = phi i64 [ %42, %49 ], [ %63, %51 ]
  %55 = getelementptr inbounds nuw %struct.Dimension, ptr %31, i64 %52
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 8
  %57 = load i64, ptr %56, align 8, !tbaa !18
  %58 = srem i64 %54, %57
  %59 = getelementptr inbounds nuw i8, ptr %55, i64 16
  %60 = load i64, ptr %59, align 8, !tbaa !16
  %61 = mul nsw i64 %60, %58
  %62 = add nsw i64 %61, %53
  %63 = sdiv i64 %54, %57
  %64 = add nuw nsw i64 %52, 1
  %65 = icmp eq i64 %64, %50
  br i1 %65, label %66, label %51, !llvm.loop !55

66:                                               ; preds = %51, %45
  %67 = phi i64 [ 0, %45 ], [ %62, %51 ]
  %68 = getelementptr inbounds i8, ptr %46, i64 %67
  %69 = load double, ptr %68, align 8, !tbaa !86
  %70 = fadd double %39, %69
  %71 = icmp eq i8 %47, 0
  br i1 %71, label %89, label %72

72:                                               ; preds = %66
  %73 = zext i8 %47 to i64
  br label %74

74:                                               ; preds = %72, %74
  %75 = phi i64 [ 0, %72 ], [ %87, %74 ]
  %76 = phi i64 [ 0, %72 ], [ %85, %74 ]
  %77 = phi i64 [ %42, %72 ], [ %86, %74 ]
  %78 = getelementptr inbounds nuw %struct.Dimension, ptr %32, i64 %75
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 8
  %80 = load i64, ptr %79, align 8, !tbaa !18
  %81 = srem i64 %77, %80
  %82 = getelementptr inbounds nuw i8, ptr %78, i64 16
  %83 = load i64, ptr %82, align 8, !tbaa !16
  %84 = mul nsw i64 %83, %81
  %85 = add nsw i64 %84, %76
  %86 = sdiv i64 %77, %80
  %87 = add nuw nsw i64 %75, 1
  %88 = icmp eq i64 %87, %73
  br i1 %88, label %89, label %74, !llvm.loop !55

89:                                               ; preds = %74, %66
  %90 = phi i64 [ 0, %66 ], [ %85, %74 ]
  %91 = getelementptr inbounds i8, ptr %46, i64 %90
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 8
  %93 = load double, ptr %92, align 8, !tbaa !88
  %94 = fadd double %41, %93
  br label %95

95:                                               ; preds = %89, %38
  %96 = phi double [ %94, %89 ], [ %41, %38 ]
  %97 = phi double [ %70, %89 ], [ %39, %38 ]
  %98 = add nuw nsw i64 %40, 1
  %99 = icmp eq i64 %98, %27
  br i1 %99, label %33, label %38, !llvm.loop !117
}

define hidden void @_FortranACppProductComplex8(ptr noundef writeonly captures(none) initializes((0, 16)) %0, ptr noundef readonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, ptr noundef readonly captures(address_is_null) %5) local_unnamed_addr #16 {
  %7 = tail call fastcc { double, double } @complex_product8(ptr noundef %1, i32 noundef 0, i64 noundef 0, ptr noundef %5)
  %8 = extractvalue { double, double } %7, 0
  %9 = extractvalue { double, double } %7, 1
  store double %8, ptr %0, align 8, !tbaa !86
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %9, ptr %10, align 8, !tbaa !88
  ret void
}

define internal fastcc { double, double } @complex_product8(ptr noundef readonly captures(none) %0, i32 noundef %1, i64 noundef %2, ptr noundef readonly captures(address_is_null) %3) unnamed_addr #13 {
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %6, label %12

6:                                                ; preds = %4
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %8 = load i8, ptr %7, align 4, !tbaa !10
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %26, label %10

10:                                               ; preds = %6
  %11 = zext i8 %8 to i64
  br label %17

12:                                               ; preds = %4
  %13 = sext i32 %1 to i64
  %14 = getelementptr %struct.Dimension, ptr %0, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !18
  br label %26

17:                                               ; preds = %10, %17
  %18 = phi i64 [ 0, %10 ], [ %24, %17 ]
  %19 = phi i64 [ 1, %10 ], [ %23, %17 ]
  %20 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %18
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 32
  %22 = load i64, ptr %21, align 8, !tbaa !18
  %23 = mul nsw i64 %22, %19
  %24 = add nuw nsw i64 %18, 1
  %25 = icmp eq i64 %24, %11
  br i1 %25, label %26, label %17, !llvm.loop !27

26:                                               ; preds = %17, %6, %12
  %27 = phi i64 [ %16, %12 ], [ 1, %6 ], [ %23, %17 ]
  %28 = icmp sgt i64 %27, 0
  br i1 %28, label %29, label %33

29:                                               ; preds = %26
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %38

33:                                               ; preds = %99, %26
  %34 = phi double [ 1.000000e+00, %26 ], [ %100, %99 ]
  %35 = phi double [ 0.000000e+00, %26 ], [ %101, %99 ]
  %36 = insertvalue { double, double } poison, double %34, 0
  %37 = insertvalue { double, double } %36, double %35, 1
  ret { double, double } %37

38:                                               ; preds = %29, %99
  %39 = phi double [ 0.000000e+00, %29 ], [ %101, %99 ]
  %40 = phi double [ 1.000000e+00, %29 ], [ %100, %99 ]
  %41 = phi i64 [ 0, %29 ], [ %102, %99 ]
  %42 = tail call fastcc i64 @element_on_line(ptr noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %41)
  %43 = tail call fastcc i32 @mask_at(ptr noundef %3, i64 noundef %42)
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %99, label %45

45:                                               ; preds = %38
  %46 = load ptr, ptr %0, align 8, !tbaa !7
  %47 = load i8, ptr %30, align 4, !tbaa !10
  %48 = icmp eq i8 %47, 0
  br i1 %48, label %66, label %49

49:                                               ; preds = %45
  %50 = zext i8 %47 to i64
  br label %51

51:                                               ; preds = %49, %51
  %52 = phi i64 [ 0, %49 ], [ %64, %51 ]
  %53 = phi i64 [ 0, %49 ], [ %62, %51 ]
  %54 = phi i64 [ %42, %49 ], [ %63, %51 ]
  %55 = getelementptr inbounds nuw %struct.Dimension, ptr %31, i64 %52
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 8
  %57 = load i64, ptr %56, align 8, !tbaa !18
  %58 = srem i64 %54, %57
  %59 = getelementptr inbounds nuw i8, ptr %55, i64 16
  %60 = load i64, ptr %59, align 8, !tbaa !16
  %61 = mul nsw i64 %60, %58
  %62 = add nsw i64 %61, %53
  %63 = sdiv i64 %54, %57
  %64 = add nuw nsw i64 %52, 1
  %65 = icmp eq i64 %64, %50
  br i1 %65, label %66, label %51, !llvm.loop !55

66:                                               ; preds = %51, %45
  %67 = phi i64 [ 0, %45 ], [ %62, %51 ]
  %68 = getelementptr inbounds i8, ptr %46, i64 %67
  %69 = load double, ptr %68, align 8, !tbaa !86
  %70 = icmp eq i8 %47, 0
  br i1 %70, label %88, label %71

71:                                               ; preds = %66
  %72 = zext i8 %47 to i64
  br label %73

73:                                               ; preds = %71, %73
  %74 = phi i64 [ 0, %71 ], [ %86, %73 ]
  %75 = phi i64 [ 0, %71 ], [ %84, %73 ]
  %76 = phi i64 [ %42, %71 ], [ %85, %73 ]
  %77 = getelementptr inbounds nuw %struct.Dimension, ptr %32, i64 %74
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 8
  %79 = load i64, ptr %78, align 8, !tbaa !18
  %80 = srem i64 %76, %79
  %81 = getelementptr inbounds nuw i8, ptr %77, i64 16
  %82 = load i64, ptr %81, align 8, !tbaa !16
  %83 = mul nsw i64 %82, %80
  %84 = add nsw i64 %83, %75
  %85 = sdiv i64 %76, %79
  %86 = add nuw nsw i64 %74, 1
  %87 = icmp eq i64 %86, %72
  br i1 %87, label %88, label %73, !llvm.loop !55

88:                                               ; preds = %73, %66
  %89 = phi i64 [ 0, %66 ], [ %84, %73 ]
  %90 = getelementptr inbounds i8, ptr %46, i64 %89
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 8
  %92 = load double, ptr %91, align 8, !tbaa !88
  %93 = fmul double %40, %69
  %94 = fmul double %39, %92
  %95 = fsub double %93, %94
  %96 = fmul double %40, %92
  %97 = fmul double %39, %69
  %98 = fadd double %97, %96
  br label %99

99:                                               ; preds = %88, %38
  %100 = phi double [ %95, %88 ], [ %40, %38 ]
  %101 = phi double [ %98, %88 ], [ %39, %38 ]
  %102 = add nuw nsw i64 %41, 1
  %103 = icmp eq i64 %102, %27
  br i1 %103, label %33, label %38, !llvm.loop !118
}

define hidden void @_FortranACppDotProductComplex8(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #16 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !10
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %11, label %9

9:                                                ; preds = %5
  %10 = zext i8 %7 to i64
  br label %31

11:                                               ; preds = %31, %5
  %12 = phi i64 [ 1, %5 ], [ %37, %31 ]
  %13 = icmp sgt i64 %12, 0
  br i1 %13, label %14, label %40

14:                                               ; preds = %11
  %15 = load ptr, ptr %1, align 8, !tbaa !7
  %16 = icmp eq i8 %7, 0
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %18 = icmp eq i8 %7, 0
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %20 = load ptr, ptr %2, align 8, !tbaa !7
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %22 = load i8, ptr %21, align 4, !tbaa !10
  %23 = icmp eq i8 %22, 0
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %25 = icmp eq i8 %22, 0
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %27 = zext i8 %7 to i64
  %28 = zext i8 %7 to i64
  %29 = zext i8 %22 to i64
  %30 = zext i8 %22 to i64
  br label %44

31:                                               ; preds = %9, %31
  %32 = phi i64 [ 0, %9 ], [ %38, %31 ]
  %33 = phi i64 [ 1, %9 ], [ %37, %31 ]
  %34 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %32
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 32
  %36 = load i64, ptr %35, align 8, !tbaa !18
  %37 = mul nsw i64 %36, %33
  %38 = add nuw nsw i64 %32, 1
  %39 = icmp eq i64 %38, %10
  br i1 %39, label %11, label %31, !llvm.loop !27

40:                                               ; preds = %121, %11
  %41 = phi double [ 0.000000e+00, %11 ], [ %133, %121 ]
  %42 = phi double [ 0.000000e+00, %11 ], [ %129, %121 ]
  store double %42, ptr %0, align 8, !tbaa !86
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %41, ptr %43, align 8, !tbaa !88
  ret void

44:                                               ; preds = %14, %121
  %45 = phi double [ 0.000000e+00, %14 ], [ %129, %121 ]
  %46 = phi double [ 0.000000e+00, %14 ], [ %133, %121 ]
  %47 = phi i64 [ 0, %14 ], [ %134, %121 ]
  br i1 %16, label %63, label %48

48:                                               ; preds = %44, %48
  %49 = phi i64 [ %61, %48 ], [ 0, %44 ]
  %50 = phi i64 [ %59, %48 ], [ 0, %44 ]
  %51 = phi i64 [ %60, %48 ], [ %47, %44 ]
  %52 = getelementptr inbounds nuw %struct.Dimension, ptr %17, i64 %49
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 8
  %54 = load i64, ptr %53, align 8, !tbaa !18
  %55 = srem i64 %51, %54
  %56 = getelementptr inbounds nuw i8, ptr %52, i64 16
  %57 = load i64, ptr %56, align 8, !tbaa !16
  %58 = mul nsw i64 %57, %55
  %59 = add nsw i64 %58, %50
  %60 = sdiv i64 %51, %54
  %61 = add nuw nsw i64 %49, 1
  %62 = icmp eq i64 %61, %27
  br i1 %62, label %63, label %48, !llvm.loop !55

63:                                               ; preds = %48, %44
  %64 = phi i64 [ 0, %44 ], [ %59, %48 ]
  %65 = getelementptr inbounds i8, ptr %15, i64 %64
  %66 = load double, ptr %65, align 8, !tbaa !86
  br i1 %18, label %82, label %67

67:                                               ; preds = %63, %67
  %68 = phi i64 [ %80, %67 ], [ 0, %63 ]
  %69 = phi i64 [ %78, %67 ], [ 0, %63 ]
  %70 = phi i64 [ %79, %67 ], [ %47, %63 ]
  %71 = getelementptr inbounds nuw %struct.Dimension, ptr %19, i64 %68
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 8
  %73 = load i64, ptr %72, align 8, !tbaa !18
  %74 = srem i64 %70, %73
  %75 = getelementptr inbounds nuw i8, ptr %71, i64 16
  %76 = load i64, ptr %75, align 8, !tbaa !16
  %77 = mul nsw i64 %76, %74
  %78 = add nsw i64 %77, %69
  %79 = sdiv i64 %70, %73
  %80 = add nuw nsw i64 %68, 1
  %81 = icmp eq i64 %80, %28
  br i1 %81, label %82, label %67, !llvm.loop !55

82:                                               ; preds = %67, %63
  %83 = phi i64 [ 0, %63 ], [ %78, %67 ]
  %84 = getelementptr inbounds i8, ptr %15, i64 %83
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 8
  %86 = load double, ptr %85, align 8, !tbaa !88
  br i1 %23, label %102, label %87

87:                                               ; preds = %82, %87
  %88 = phi i64 [ %100, %87 ], [ 0, %82 ]
  %89 = phi i64 [ %98, %87 ], [ 0, %82 ]
  %90 = phi i64 [ %99, %87 ], [ %47, %82 ]
  %91 = getelementptr inbounds nuw %struct.Dimension, ptr %24, i64 %88
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 8
  %93 = load i64, ptr %92, align 8, !tbaa !18
  %94 = srem i64 %90, %93
  %95 = getelementptr inbounds nuw i8, ptr %91, i64 16
  %96 = load i64, ptr %95, align 8, !tbaa !16
  %97 = mul nsw i64 %96, %94
  %98 = add nsw i64 %97, %89
  %99 = sdiv i64 %90, %93
  %100 = add nuw nsw i64 %88, 1
  %101 = icmp eq i64 %100, %29
  br i1 %101, label %102, label %87, !llvm.loop !55

102:                                              ; preds = %87, %82
  %103 = phi i64 [ 0, %82 ], [ %98, %87 ]
  %104 = getelementptr inbounds i8, ptr %20, i64 %103
  %105 = load double, ptr %104, align 8, !tbaa !86
  br i1 %25, label %121, label %106

106:                                              ; preds = %102, %106
  %107 = phi i64 [ %119, %106 ], [ 0, %102 ]
  %108 = phi i64 [ %117, %106 ], [ 0, %102 ]
  %109 = phi i64 [ %118, %106 ], [ %47, %102 ]
  %110 = getelementptr inbounds nuw %struct.Dimension, ptr %26, i64 %107
  %111 = getelementptr inbounds nuw i8, ptr %110, i64 8
  %112 = load i64, ptr %111, align 8, !tbaa !18
  %113 = srem i64 %109, %112
  %114 = getelementptr inbounds nuw i8, ptr %110, i64 16
  %115 = load i64, ptr %114, align 8, !tbaa !16
  %116 = mul nsw i64 %115, %113
  %117 = add nsw i64 %116, %108
  %118 = sdiv i64 %109, %112
  %119 = add nuw nsw i64 %107, 1
  %120 = icmp eq i64 %119, %30
  br i1 %120, label %121, label %106, !llvm.loop !55

121:                                              ; preds = %106, %102
  %122 = phi i64 [ 0, %102 ], [ %117, %106 ]
  %123 = getelementptr inbounds i8, ptr %20, i64 %122
  %124 = getelementptr inbounds nuw i8, ptr %123, i64 8
  %125 = load double, ptr %124, align 8, !tbaa !88
  %126 = fmul double %66, %105
  %127 = fmul double %86, %125
  %128 = fadd double %126, %127
  %129 = fadd double %45, %128
  %130 = fmul double %66, %125
  %131 = fmul double %86, %105
  %132 = fsub double %130, %131
  %133 = fadd double %46, %132
  %134 = add nuw nsw i64 %47, 1
  %135 = icmp eq i64 %134, %12
  br i1 %135, label %40, label %44, !llvm.loop !119
}

define hidden void @_FortranASumDim(ptr noundef captures(none) initializes((0, 24)) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef readonly captures(address_is_null) %5) local_unnamed_addr #17 {
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %8 = load i8, ptr %7, align 1, !tbaa !10
  %9 = sext i8 %8 to i32
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !14
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %13 = load i8, ptr %12, align 4, !tbaa !10
  %14 = zext i8 %13 to i32
  %15 = add nsw i32 %14, -1
  tail call fastcc void @establish_shape(ptr noundef %0, i32 noundef range(i32 -128, 128) %9, i64 noundef %11, i32 noundef %15, i32 noundef 2, i32 noundef 0)
  store ptr null, ptr %0, align 8, !tbaa !7
  tail call fastcc void @shape_without(ptr noundef nonnull %0, ptr noundef %1, i32 noundef %2)
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %17 = load i8, ptr %16, align 4, !tbaa !10
  %18 = icmp eq i8 %17, 0
  br i1 %18, label %30, label %19

19:                                               ; preds = %6
  %20 = zext i8 %17 to i64
  br label %21

21:                                               ; preds = %19, %21
  %22 = phi i64 [ 0, %19 ], [ %28, %21 ]
  %23 = phi i64 [ 1, %19 ], [ %27, %21 ]
  %24 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %22
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 32
  %26 = load i64, ptr %25, align 8, !tbaa !18
  %27 = mul nsw i64 %26, %23
  %28 = add nuw nsw i64 %22, 1
  %29 = icmp eq i64 %28, %20
  br i1 %29, label %30, label %21, !llvm.loop !27

30:                                               ; preds = %21, %6
  %31 = phi i64 [ 1, %6 ], [ %27, %21 ]
  %32 = load i64, ptr %10, align 8, !tbaa !14
  %33 = mul i64 %32, %31
  %34 = add i64 %33, 1
  %35 = tail call ptr @malloc(i64 noundef %34)
  store ptr %35, ptr %0, align 8, !tbaa !7
  %36 = load i8, ptr %7, align 1, !tbaa !10
  %37 = icmp eq i8 %36, 28
  br i1 %37, label %38, label %46

38:                                               ; preds = %30
  %39 = icmp sgt i64 %31, 0
  br i1 %39, label %40, label %93

40:                                               ; preds = %38, %40
  %41 = phi i64 [ %44, %40 ], [ 0, %38 ]
  %42 = tail call fastcc double @sum8(ptr noundef %1, i32 noundef %2, i64 noundef %41, ptr noundef %5)
  %43 = getelementptr inbounds nuw double, ptr %35, i64 %41
  store double %42, ptr %43, align 8, !tbaa !76
  %44 = add nuw nsw i64 %41, 1
  %45 = icmp eq i64 %44, %31
  br i1 %45, label %93, label %40, !llvm.loop !120

46:                                               ; preds = %30
  %47 = load i32, ptr @has_narrow_reals, align 4, !tbaa !3
  %48 = icmp ne i32 %47, 0
  %49 = icmp eq i8 %36, 27
  %50 = and i1 %49, %48
  br i1 %50, label %51, label %59

51:                                               ; preds = %46
  %52 = icmp sgt i64 %31, 0
  br i1 %52, label %53, label %93

53:                                               ; preds = %51, %53
  %54 = phi i64 [ %57, %53 ], [ 0, %51 ]
  %55 = tail call fastcc float @sum4(ptr noundef %1, i32 noundef %2, i64 noundef %54, ptr noundef %5)
  %56 = getelementptr inbounds nuw float, ptr %35, i64 %54
  store float %55, ptr %56, align 4, !tbaa !79
  %57 = add nuw nsw i64 %54, 1
  %58 = icmp eq i64 %57, %31
  br i1 %58, label %93, label %53, !llvm.loop !121

59:                                               ; preds = %46
  %60 = load i32, ptr @has_complex_numbers, align 4, !tbaa !3
  %61 = icmp ne i32 %60, 0
  %62 = icmp eq i8 %36, 35
  %63 = and i1 %62, %61
  br i1 %63, label %64, label %75

64:                                               ; preds = %59
  %65 = icmp sgt i64 %31, 0
  br i1 %65, label %66, label %93

66:                                               ; preds = %64, %66
  %67 = phi i64 [ %73, %66 ], [ 0, %64 ]
  %68 = getelementptr inbounds nuw %struct.Complex8, ptr %35, i64 %67
  %69 = tail call fastcc { double, double } @complex_sum8(ptr noundef %1, i32 noundef %2, i64 noundef %67, ptr noundef %5)
  %70 = extractvalue { double, double } %69, 0
  %71 = extractvalue { double, double } %69, 1
  store double %70, ptr %68, align 8, !tbaa !76
  %72 = getelementptr inbounds nuw i8, ptr %68, i64 8
  store double %71, ptr %72, align 8, !tbaa !76
  %73 = add nuw nsw i64 %67, 1
  %74 = icmp eq i64 %73, %31
  br i1 %74, label %93, label %66, !llvm.loop !122

75:                                               ; preds = %59
  %76 = icmp ne i32 %47, 0
  %77 = icmp eq i8 %36, 34
  %78 = and i1 %77, %76
  br i1 %78, label %79, label %88

79:                                               ; preds = %75
  %80 = icmp sgt i64 %31, 0
  br i1 %80, label %81, label %93

81:                                               ; preds = %79, %81
  %82 = phi i64 [ %86, %81 ], [ 0, %79 ]
  %83 = load ptr, ptr %0, align 8, !tbaa !7
  %84 = getelementptr inbounds nuw %struct.Complex4, ptr %83, i64 %82
  %85 = tail call fastcc <2 x float> @complex_sum4(ptr noundef %1, i32 noundef %2, i64 noundef %82, ptr noundef %5)
  store <2 x float> %85, ptr %84, align 4
  %86 = add nuw nsw i64 %82, 1
  %87 = icmp eq i64 %86, %31
  br i1 %87, label %93, label %81, !llvm.loop !123

88:                                               ; preds = %75
  %89 = tail call fastcc i32 @is_integer(ptr noundef %1)
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %92, label %91

91:                                               ; preds = %88
  tail call fastcc void @reduce_integers(ptr noundef nonnull %0, ptr noundef %1, i32 noundef %2, ptr noundef %5, i32 noundef 0)
  br label %93

92:                                               ; preds = %88
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str.2, ptr noundef %3, i32 noundef %4) #37
  unreachable

93:                                               ; preds = %81, %66, %53, %40, %79, %64, %51, %38, %91
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #18

define internal fastcc range(i32 0, 2) i32 @is_integer(ptr noundef readonly captures(none) %0) unnamed_addr #19 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %3 = load i8, ptr %2, align 1, !tbaa !10
  %4 = add i8 %3, -7
  %5 = icmp ult i8 %4, 5
  %6 = zext i1 %5 to i32
  ret i32 %6
}

define internal fastcc void @reduce_integers(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, ptr noundef readonly captures(address_is_null) %3, i32 noundef range(i32 0, 4) %4) unnamed_addr #20 {
  %6 = alloca i128, align 16
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %8 = load i8, ptr %7, align 4, !tbaa !10
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %21, label %10

10:                                               ; preds = %5
  %11 = zext i8 %8 to i64
  br label %12

12:                                               ; preds = %10, %12
  %13 = phi i64 [ 0, %10 ], [ %19, %12 ]
  %14 = phi i64 [ 1, %10 ], [ %18, %12 ]
  %15 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %13
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 32
  %17 = load i64, ptr %16, align 8, !tbaa !18
  %18 = mul nsw i64 %17, %14
  %19 = add nuw nsw i64 %13, 1
  %20 = icmp eq i64 %19, %11
  br i1 %20, label %21, label %12, !llvm.loop !27

21:                                               ; preds = %12, %5
  %22 = phi i64 [ 1, %5 ], [ %18, %12 ]
  %23 = icmp eq i32 %2, 0
  br i1 %23, label %24, label %30

24:                                               ; preds = %21
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %26 = load i8, ptr %25, align 4, !tbaa !10
  %27 = icmp eq i8 %26, 0
  br i1 %27, label %44, label %28

28:                                               ; preds = %24
  %29 = zext i8 %26 to i64
  br label %35

30:                                               ; preds = %21
  %31 = sext i32 %2 to i64
  %32 = getelementptr %struct.Dimension, ptr %1, i64 %31
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %34 = load i64, ptr %33, align 8, !tbaa !18
  br label %44

35:                                               ; preds = %28, %35
  %36 = phi i64 [ 0, %28 ], [ %42, %35 ]
  %37 = phi i64 [ 1, %28 ], [ %41, %35 ]
  %38 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %36
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 32
  %40 = load i64, ptr %39, align 8, !tbaa !18
  %41 = mul nsw i64 %40, %37
  %42 = add nuw nsw i64 %36, 1
  %43 = icmp eq i64 %42, %29
  br i1 %43, label %44, label %35, !llvm.loop !27

44:                                               ; preds = %35, %24, %30
  %45 = phi i64 [ %34, %30 ], [ 1, %24 ], [ %41, %35 ]
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %47 = load i64, ptr %46, align 8, !tbaa !14
  %48 = icmp sgt i64 %22, 0
  br i1 %48, label %49, label %64

49:                                               ; preds = %44
  %50 = shl i64 %47, 3
  %51 = add i64 %50, -1
  %52 = zext nneg i64 %51 to i128
  %53 = shl nsw i128 -1, %52
  %54 = icmp eq i32 %4, 0
  %55 = icmp eq i32 %4, 1
  %56 = icmp ne i32 %4, 2
  %57 = sext i1 %56 to i128
  %58 = xor i128 %53, %57
  %59 = icmp sgt i64 %45, 0
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %62 = select i1 %55, i128 1, i128 %58
  %63 = select i1 %54, i128 0, i128 %62
  br label %65

64:                                               ; preds = %67, %44
  ret void

65:                                               ; preds = %49, %67
  %66 = phi i64 [ 0, %49 ], [ %72, %67 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  store i128 %63, ptr %6, align 16, !tbaa !124
  br i1 %59, label %74, label %67

67:                                               ; preds = %115, %65
  %68 = phi i128 [ %63, %65 ], [ %116, %115 ]
  store i128 %68, ptr %6, align 16
  %69 = load ptr, ptr %0, align 8, !tbaa !7
  %70 = mul i64 %66, %47
  %71 = getelementptr inbounds nuw i8, ptr %69, i64 %70
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %71, ptr nonnull align 16 %6, i64 %47, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  %72 = add nuw nsw i64 %66, 1
  %73 = icmp eq i64 %72, %22
  br i1 %73, label %64, label %65, !llvm.loop !126

74:                                               ; preds = %65, %115
  %75 = phi i64 [ %117, %115 ], [ 0, %65 ]
  %76 = phi i128 [ %116, %115 ], [ %63, %65 ]
  %77 = tail call fastcc i64 @element_on_line(ptr noundef %1, i32 noundef %2, i64 noundef %66, i64 noundef %75)
  %78 = tail call fastcc i32 @mask_at(ptr noundef %3, i64 noundef %77)
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %115, label %80

80:                                               ; preds = %74
  %81 = load ptr, ptr %1, align 8, !tbaa !7
  %82 = load i8, ptr %60, align 4, !tbaa !10
  %83 = icmp eq i8 %82, 0
  br i1 %83, label %101, label %84

84:                                               ; preds = %80
  %85 = zext i8 %82 to i64
  br label %86

86:                                               ; preds = %84, %86
  %87 = phi i64 [ 0, %84 ], [ %99, %86 ]
  %88 = phi i64 [ 0, %84 ], [ %97, %86 ]
  %89 = phi i64 [ %77, %84 ], [ %98, %86 ]
  %90 = getelementptr inbounds nuw %struct.Dimension, ptr %61, i64 %87
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 8
  %92 = load i64, ptr %91, align 8, !tbaa !18
  %93 = srem i64 %89, %92
  %94 = getelementptr inbounds nuw i8, ptr %90, i64 16
  %95 = load i64, ptr %94, align 8, !tbaa !16
  %96 = mul nsw i64 %95, %93
  %97 = add nsw i64 %96, %88
  %98 = sdiv i64 %89, %92
  %99 = add nuw nsw i64 %87, 1
  %100 = icmp eq i64 %99, %85
  br i1 %100, label %101, label %86, !llvm.loop !55

101:                                              ; preds = %86, %80
  %102 = phi i64 [ 0, %80 ], [ %97, %86 ]
  %103 = getelementptr inbounds i8, ptr %81, i64 %102
  %104 = tail call fastcc i128 @integer_of(ptr noundef %103, i64 noundef %47)
  br i1 %54, label %105, label %107

105:                                              ; preds = %101
  %106 = add nsw i128 %76, %104
  br label %115

107:                                              ; preds = %101
  switch i32 %4, label %112 [
    i32 1, label %108
    i32 2, label %110
  ]

108:                                              ; preds = %107
  %109 = mul nsw i128 %76, %104
  br label %115

110:                                              ; preds = %107
  %111 = icmp sgt i128 %104, %76
  br i1 %111, label %114, label %115

112:                                              ; preds = %107
  %113 = icmp slt i128 %104, %76
  br i1 %113, label %114, label %115

114:                                              ; preds = %112, %110
  br label %115

115:                                              ; preds = %105, %110, %112, %114, %108, %74
  %116 = phi i128 [ %106, %105 ], [ %76, %110 ], [ %76, %112 ], [ %104, %114 ], [ %109, %108 ], [ %76, %74 ]
  %117 = add nuw nsw i64 %75, 1
  %118 = icmp eq i64 %117, %45
  br i1 %118, label %67, label %74, !llvm.loop !127
}

declare void @_FortranAReportFatalUserError(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #21

define hidden void @_FortranAProductDim(ptr noundef captures(none) initializes((0, 24)) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef readonly captures(address_is_null) %5) local_unnamed_addr #17 {
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %8 = load i8, ptr %7, align 1, !tbaa !10
  %9 = sext i8 %8 to i32
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !14
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %13 = load i8, ptr %12, align 4, !tbaa !10
  %14 = zext i8 %13 to i32
  %15 = add nsw i32 %14, -1
  tail call fastcc void @establish_shape(ptr noundef %0, i32 noundef range(i32 -128, 128) %9, i64 noundef %11, i32 noundef %15, i32 noundef 2, i32 noundef 0)
  store ptr null, ptr %0, align 8, !tbaa !7
  tail call fastcc void @shape_without(ptr noundef nonnull %0, ptr noundef %1, i32 noundef %2)
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %17 = load i8, ptr %16, align 4, !tbaa !10
  %18 = icmp eq i8 %17, 0
  br i1 %18, label %30, label %19

19:                                               ; preds = %6
  %20 = zext i8 %17 to i64
  br label %21

21:                                               ; preds = %19, %21
  %22 = phi i64 [ 0, %19 ], [ %28, %21 ]
  %23 = phi i64 [ 1, %19 ], [ %27, %21 ]
  %24 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %22
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 32
  %26 = load i64, ptr %25, align 8, !tbaa !18
  %27 = mul nsw i64 %26, %23
  %28 = add nuw nsw i64 %22, 1
  %29 = icmp eq i64 %28, %20
  br i1 %29, label %30, label %21, !llvm.loop !27

30:                                               ; preds = %21, %6
  %31 = phi i64 [ 1, %6 ], [ %27, %21 ]
  %32 = load i64, ptr %10, align 8, !tbaa !14
  %33 = mul i64 %32, %31
  %34 = add i64 %33, 1
  %35 = tail call ptr @malloc(i64 noundef %34)
  store ptr %35, ptr %0, align 8, !tbaa !7
  %36 = load i8, ptr %7, align 1, !tbaa !10
  %37 = icmp eq i8 %36, 28
  br i1 %37, label %38, label %46

38:                                               ; preds = %30
  %39 = icmp sgt i64 %31, 0
  br i1 %39, label %40, label %93

40:                                               ; preds = %38, %40
  %41 = phi i64 [ %44, %40 ], [ 0, %38 ]
  %42 = tail call fastcc double @product8(ptr noundef %1, i32 noundef %2, i64 noundef %41, ptr noundef %5)
  %43 = getelementptr inbounds nuw double, ptr %35, i64 %41
  store double %42, ptr %43, align 8, !tbaa !76
  %44 = add nuw nsw i64 %41, 1
  %45 = icmp eq i64 %44, %31
  br i1 %45, label %93, label %40, !llvm.loop !128

46:                                               ; preds = %30
  %47 = load i32, ptr @has_narrow_reals, align 4, !tbaa !3
  %48 = icmp ne i32 %47, 0
  %49 = icmp eq i8 %36, 27
  %50 = and i1 %49, %48
  br i1 %50, label %51, label %59

51:                                               ; preds = %46
  %52 = icmp sgt i64 %31, 0
  br i1 %52, label %53, label %93

53:                                               ; preds = %51, %53
  %54 = phi i64 [ %57, %53 ], [ 0, %51 ]
  %55 = tail call fastcc float @product4(ptr noundef %1, i32 noundef %2, i64 noundef %54, ptr noundef %5)
  %56 = getelementptr inbounds nuw float, ptr %35, i64 %54
  store float %55, ptr %56, align 4, !tbaa !79
  %57 = add nuw nsw i64 %54, 1
  %58 = icmp eq i64 %57, %31
  br i1 %58, label %93, label %53, !llvm.loop !129

59:                                               ; preds = %46
  %60 = load i32, ptr @has_complex_numbers, align 4, !tbaa !3
  %61 = icmp ne i32 %60, 0
  %62 = icmp eq i8 %36, 35
  %63 = and i1 %62, %61
  br i1 %63, label %64, label %75

64:                                               ; preds = %59
  %65 = icmp sgt i64 %31, 0
  br i1 %65, label %66, label %93

66:                                               ; preds = %64, %66
  %67 = phi i64 [ %73, %66 ], [ 0, %64 ]
  %68 = getelementptr inbounds nuw %struct.Complex8, ptr %35, i64 %67
  %69 = tail call fastcc { double, double } @complex_product8(ptr noundef %1, i32 noundef %2, i64 noundef %67, ptr noundef %5)
  %70 = extractvalue { double, double } %69, 0
  %71 = extractvalue { double, double } %69, 1
  store double %70, ptr %68, align 8, !tbaa !76
  %72 = getelementptr inbounds nuw i8, ptr %68, i64 8
  store double %71, ptr %72, align 8, !tbaa !76
  %73 = add nuw nsw i64 %67, 1
  %74 = icmp eq i64 %73, %31
  br i1 %74, label %93, label %66, !llvm.loop !130

75:                                               ; preds = %59
  %76 = icmp ne i32 %47, 0
  %77 = icmp eq i8 %36, 34
  %78 = and i1 %77, %76
  br i1 %78, label %79, label %88

79:                                               ; preds = %75
  %80 = icmp sgt i64 %31, 0
  br i1 %80, label %81, label %93

81:                                               ; preds = %79, %81
  %82 = phi i64 [ %86, %81 ], [ 0, %79 ]
  %83 = load ptr, ptr %0, align 8, !tbaa !7
  %84 = getelementptr inbounds nuw %struct.Complex4, ptr %83, i64 %82
  %85 = tail call fastcc <2 x float> @complex_product4(ptr noundef %1, i32 noundef %2, i64 noundef %82, ptr noundef %5)
  store <2 x float> %85, ptr %84, align 4
  %86 = add nuw nsw i64 %82, 1
  %87 = icmp eq i64 %86, %31
  br i1 %87, label %93, label %81, !llvm.loop !131

88:                                               ; preds = %75
  %89 = tail call fastcc i32 @is_integer(ptr noundef %1)
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %92, label %91

91:                                               ; preds = %88
  tail call fastcc void @reduce_integers(ptr noundef nonnull %0, ptr noundef %1, i32 noundef %2, ptr noundef %5, i32 noundef 1)
  br label %93

92:                                               ; preds = %88
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str.3, ptr noundef %3, i32 noundef %4) #37
  unreachable

93:                                               ; preds = %81, %66, %53, %40, %79, %64, %51, %38, %91
  ret void
}

define hidden void @_FortranAMaxvalDim(ptr noundef captures(none) initializes((0, 24)) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef readonly captures(address_is_null) %5) local_unnamed_addr #0 {
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %8 = load i8, ptr %7, align 1, !tbaa !10
  %9 = sext i8 %8 to i32
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !14
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %13 = load i8, ptr %12, align 4, !tbaa !10
  %14 = zext i8 %13 to i32
  %15 = add nsw i32 %14, -1
  tail call fastcc void @establish_shape(ptr noundef %0, i32 noundef range(i32 -128, 128) %9, i64 noundef %11, i32 noundef %15, i32 noundef 2, i32 noundef 0)
  store ptr null, ptr %0, align 8, !tbaa !7
  tail call fastcc void @shape_without(ptr noundef nonnull %0, ptr noundef %1, i32 noundef %2)
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %17 = load i8, ptr %16, align 4, !tbaa !10
  %18 = icmp eq i8 %17, 0
  br i1 %18, label %30, label %19

19:                                               ; preds = %6
  %20 = zext i8 %17 to i64
  br label %21

21:                                               ; preds = %19, %21
  %22 = phi i64 [ 0, %19 ], [ %28, %21 ]
  %23 = phi i64 [ 1, %19 ], [ %27, %21 ]
  %24 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %22
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 32
  %26 = load i64, ptr %25, align 8, !tbaa !18
  %27 = mul nsw i64 %26, %23
  %28 = add nuw nsw i64 %22, 1
  %29 = icmp eq i64 %28, %20
  br i1 %29, label %30, label %21, !llvm.loop !27

30:                                               ; preds = %21, %6
  %31 = phi i64 [ 1, %6 ], [ %27, %21 ]
  %32 = load i64, ptr %10, align 8, !tbaa !14
  %33 = mul i64 %32, %31
  %34 = add i64 %33, 1
  %35 = tail call ptr @malloc(i64 noundef %34)
  store ptr %35, ptr %0, align 8, !tbaa !7
  %36 = load i8, ptr %7, align 1, !tbaa !10
  %37 = icmp eq i8 %36, 28
  br i1 %37, label %38, label %46

38:                                               ; preds = %30
  %39 = icmp sgt i64 %31, 0
  br i1 %39, label %40, label %64

40:                                               ; preds = %38, %40
  %41 = phi i64 [ %44, %40 ], [ 0, %38 ]
  %42 = tail call fastcc double @largest8(ptr noundef %1, i32 noundef %2, i64 noundef %41, ptr noundef %5)
  %43 = getelementptr inbounds nuw double, ptr %35, i64 %41
  store double %42, ptr %43, align 8, !tbaa !76
  %44 = add nuw nsw i64 %41, 1
  %45 = icmp eq i64 %44, %31
  br i1 %45, label %64, label %40, !llvm.loop !132

46:                                               ; preds = %30
  %47 = load i32, ptr @has_narrow_reals, align 4, !tbaa !3
  %48 = icmp ne i32 %47, 0
  %49 = icmp eq i8 %36, 27
  %50 = and i1 %49, %48
  br i1 %50, label %51, label %59

51:                                               ; preds = %46
  %52 = icmp sgt i64 %31, 0
  br i1 %52, label %53, label %64

53:                                               ; preds = %51, %53
  %54 = phi i64 [ %57, %53 ], [ 0, %51 ]
  %55 = tail call fastcc float @largest4(ptr noundef %1, i32 noundef %2, i64 noundef %54, ptr noundef %5)
  %56 = getelementptr inbounds nuw float, ptr %35, i64 %54
  store float %55, ptr %56, align 4, !tbaa !79
  %57 = add nuw nsw i64 %54, 1
  %58 = icmp eq i64 %57, %31
  br i1 %58, label %64, label %53, !llvm.loop !133

59:                                               ; preds = %46
  %60 = tail call fastcc i32 @is_integer(ptr noundef %1)
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %63, label %62

62:                                               ; preds = %59
  tail call fastcc void @reduce_integers(ptr noundef nonnull %0, ptr noundef %1, i32 noundef %2, ptr noundef %5, i32 noundef 2)
  br label %64

63:                                               ; preds = %59
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str.4, ptr noundef %3, i32 noundef %4) #37
  unreachable

64:                                               ; preds = %53, %40, %51, %38, %62
  ret void
}

define hidden void @_FortranAMinvalDim(ptr noundef captures(none) initializes((0, 24)) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef readonly captures(address_is_null) %5) local_unnamed_addr #0 {
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %8 = load i8, ptr %7, align 1, !tbaa !10
  %9 = sext i8 %8 to i32
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !14
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %13 = load i8, ptr %12, align 4, !tbaa !10
  %14 = zext i8 %13 to i32
  %15 = add nsw i32 %14, -1
  tail call fastcc void @establish_shape(ptr noundef %0, i32 noundef range(i32 -128, 128) %9, i64 noundef %11, i32 noundef %15, i32 noundef 2, i32 noundef 0)
  store ptr null, ptr %0, align 8, !tbaa !7
  tail call fastcc void @shape_without(ptr noundef nonnull %0, ptr noundef %1, i32 noundef %2)
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %17 = load i8, ptr %16, align 4, !tbaa !10
  %18 = icmp eq i8 %17, 0
  br i1 %18, label %30, label %19

19:                                               ; preds = %6
  %20 = zext i8 %17 to i64
  br label %21

21:                                               ; preds = %19, %21
  %22 = phi i64 [ 0, %19 ], [ %28, %21 ]
  %23 = phi i64 [ 1, %19 ], [ %27, %21 ]
  %24 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %22
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 32
  %26 = load i64, ptr %25, align 8, !tbaa !18
  %27 = mul nsw i64 %26, %23
  %28 = add nuw nsw i64 %22, 1
  %29 = icmp eq i64 %28, %20
  br i1 %29, label %30, label %21, !llvm.loop !27

30:                                               ; preds = %21, %6
  %31 = phi i64 [ 1, %6 ], [ %27, %21 ]
  %32 = load i64, ptr %10, align 8, !tbaa !14
  %33 = mul i64 %32, %31
  %34 = add i64 %33, 1
  %35 = tail call ptr @malloc(i64 noundef %34)
  store ptr %35, ptr %0, align 8, !tbaa !7
  %36 = load i8, ptr %7, align 1, !tbaa !10
  %37 = icmp eq i8 %36, 28
  br i1 %37, label %38, label %46

38:                                               ; preds = %30
  %39 = icmp sgt i64 %31, 0
  br i1 %39, label %40, label %64

40:                                               ; preds = %38, %40
  %41 = phi i64 [ %44, %40 ], [ 0, %38 ]
  %42 = tail call fastcc double @smallest8(ptr noundef %1, i32 noundef %2, i64 noundef %41, ptr noundef %5)
  %43 = getelementptr inbounds nuw double, ptr %35, i64 %41
  store double %42, ptr %43, align 8, !tbaa !76
  %44 = add nuw nsw i64 %41, 1
  %45 = icmp eq i64 %44, %31
  br i1 %45, label %64, label %40, !llvm.loop !134

46:                                               ; preds = %30
  %47 = load i32, ptr @has_narrow_reals, align 4, !tbaa !3
  %48 = icmp ne i32 %47, 0
  %49 = icmp eq i8 %36, 27
  %50 = and i1 %49, %48
  br i1 %50, label %51, label %59

51:                                               ; preds = %46
  %52 = icmp sgt i64 %31, 0
  br i1 %52, label %53, label %64

53:                                               ; preds = %51, %53
  %54 = phi i64 [ %57, %53 ], [ 0, %51 ]
  %55 = tail call fastcc float @smallest4(ptr noundef %1, i32 noundef %2, i64 noundef %54, ptr noundef %5)
  %56 = getelementptr inbounds nuw float, ptr %35, i64 %54
  store float %55, ptr %56, align 4, !tbaa !79
  %57 = add nuw nsw i64 %54, 1
  %58 = icmp eq i64 %57, %31
  br i1 %58, label %64, label %53, !llvm.loop !135

59:                                               ; preds = %46
  %60 = tail call fastcc i32 @is_integer(ptr noundef %1)
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %63, label %62

62:                                               ; preds = %59
  tail call fastcc void @reduce_integers(ptr noundef nonnull %0, ptr noundef %1, i32 noundef %2, ptr noundef %5, i32 noundef 3)
  br label %64

63:                                               ; preds = %59
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str.5, ptr noundef %3, i32 noundef %4) #37
  unreachable

64:                                               ; preds = %53, %40, %51, %38, %62
  ret void
}

define hidden void @_FortranANorm2Dim(ptr noundef captures(none) initializes((0, 24)) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %7 = load i8, ptr %6, align 1, !tbaa !10
  %8 = sext i8 %7 to i32
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %10 = load i64, ptr %9, align 8, !tbaa !14
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %12 = load i8, ptr %11, align 4, !tbaa !10
  %13 = zext i8 %12 to i32
  %14 = add nsw i32 %13, -1
  tail call fastcc void @establish_shape(ptr noundef %0, i32 noundef range(i32 -128, 128) %8, i64 noundef %10, i32 noundef %14, i32 noundef 2, i32 noundef 0)
  store ptr null, ptr %0, align 8, !tbaa !7
  tail call fastcc void @shape_without(ptr noundef nonnull %0, ptr noundef %1, i32 noundef %2)
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %16 = load i8, ptr %15, align 4, !tbaa !10
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %29, label %18

18:                                               ; preds = %5
  %19 = zext i8 %16 to i64
  br label %20

20:                                               ; preds = %18, %20
  %21 = phi i64 [ 0, %18 ], [ %27, %20 ]
  %22 = phi i64 [ 1, %18 ], [ %26, %20 ]
  %23 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %21
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 32
  %25 = load i64, ptr %24, align 8, !tbaa !18
  %26 = mul nsw i64 %25, %22
  %27 = add nuw nsw i64 %21, 1
  %28 = icmp eq i64 %27, %19
  br i1 %28, label %29, label %20, !llvm.loop !27

29:                                               ; preds = %20, %5
  %30 = phi i64 [ 1, %5 ], [ %26, %20 ]
  %31 = load i64, ptr %9, align 8, !tbaa !14
  %32 = mul i64 %31, %30
  %33 = add i64 %32, 1
  %34 = tail call ptr @malloc(i64 noundef %33)
  store ptr %34, ptr %0, align 8, !tbaa !7
  %35 = load i8, ptr %6, align 1, !tbaa !10
  %36 = icmp eq i8 %35, 28
  br i1 %36, label %37, label %45

37:                                               ; preds = %29
  %38 = icmp sgt i64 %30, 0
  br i1 %38, label %39, label %59

39:                                               ; preds = %37, %39
  %40 = phi i64 [ %43, %39 ], [ 0, %37 ]
  %41 = tail call fastcc double @norm8(ptr noundef %1, i32 noundef %2, i64 noundef %40)
  %42 = getelementptr inbounds nuw double, ptr %34, i64 %40
  store double %41, ptr %42, align 8, !tbaa !76
  %43 = add nuw nsw i64 %40, 1
  %44 = icmp eq i64 %43, %30
  br i1 %44, label %59, label %39, !llvm.loop !136

45:                                               ; preds = %29
  %46 = load i32, ptr @has_narrow_reals, align 4, !tbaa !3
  %47 = icmp ne i32 %46, 0
  %48 = icmp eq i8 %35, 27
  %49 = and i1 %48, %47
  br i1 %49, label %50, label %58

50:                                               ; preds = %45
  %51 = icmp sgt i64 %30, 0
  br i1 %51, label %52, label %59

52:                                               ; preds = %50, %52
  %53 = phi i64 [ %56, %52 ], [ 0, %50 ]
  %54 = tail call fastcc float @norm4(ptr noundef %1, i32 noundef %2, i64 noundef %53)
  %55 = getelementptr inbounds nuw float, ptr %34, i64 %53
  store float %54, ptr %55, align 4, !tbaa !79
  %56 = add nuw nsw i64 %53, 1
  %57 = icmp eq i64 %56, %30
  br i1 %57, label %59, label %52, !llvm.loop !137

58:                                               ; preds = %45
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str.6, ptr noundef %3, i32 noundef %4) #37
  unreachable

59:                                               ; preds = %52, %39, %50, %37
  ret void
}

define hidden float @_FortranAReduceReal4Ref(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, ptr noundef readonly captures(address_is_null) %5, ptr noundef readonly captures(address_is_null) %6, i1 noundef zeroext %7) local_unnamed_addr #0 {
  %9 = tail call fastcc float @reduce_Real4Ref(ptr noundef %0, ptr noundef %1, i32 noundef 0, i64 noundef 0, ptr noundef %5, ptr noundef %6)
  ret float %9
}

define internal fastcc float @reduce_Real4Ref(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i64 noundef %3, ptr noundef readonly captures(address_is_null) %4, ptr noundef readonly captures(address_is_null) %5) unnamed_addr #0 {
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #38
  %9 = icmp eq ptr %5, null
  br i1 %9, label %12, label %10

10:                                               ; preds = %6
  %11 = load float, ptr %5, align 4, !tbaa !79
  br label %12

12:                                               ; preds = %6, %10
  %13 = phi float [ %11, %10 ], [ 0.000000e+00, %6 ]
  store float %13, ptr %7, align 4, !tbaa !79
  %14 = icmp eq i32 %2, 0
  br i1 %14, label %15, label %21

15:                                               ; preds = %12
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %17 = load i8, ptr %16, align 4, !tbaa !10
  %18 = icmp eq i8 %17, 0
  br i1 %18, label %35, label %19

19:                                               ; preds = %15
  %20 = zext i8 %17 to i64
  br label %26

21:                                               ; preds = %12
  %22 = sext i32 %2 to i64
  %23 = getelementptr %struct.Dimension, ptr %0, i64 %22
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %25 = load i64, ptr %24, align 8, !tbaa !18
  br label %35

26:                                               ; preds = %19, %26
  %27 = phi i64 [ 0, %19 ], [ %33, %26 ]
  %28 = phi i64 [ 1, %19 ], [ %32, %26 ]
  %29 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %27
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 32
  %31 = load i64, ptr %30, align 8, !tbaa !18
  %32 = mul nsw i64 %31, %28
  %33 = add nuw nsw i64 %27, 1
  %34 = icmp eq i64 %33, %20
  br i1 %34, label %35, label %26, !llvm.loop !27

35:                                               ; preds = %26, %15, %21
  %36 = phi i64 [ %25, %21 ], [ 1, %15 ], [ %32, %26 ]
  %37 = icmp sgt i64 %36, 0
  br i1 %37, label %38, label %41

38:                                               ; preds = %35
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %43

41:                                               ; preds = %79, %35
  %42 = load float, ptr %7, align 4, !tbaa !79
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #38
  ret float %42

43:                                               ; preds = %38, %79
  %44 = phi i32 [ 1, %38 ], [ %80, %79 ]
  %45 = phi i64 [ 0, %38 ], [ %81, %79 ]
  %46 = call fastcc i64 @element_on_line(ptr noundef %0, i32 noundef %2, i64 noundef %3, i64 noundef %45)
  %47 = call fastcc i32 @mask_at(ptr noundef %4, i64 noundef %46)
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %79, label %49

49:                                               ; preds = %43
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #38
  %50 = load ptr, ptr %0, align 8, !tbaa !7
  %51 = load i8, ptr %39, align 4, !tbaa !10
  %52 = icmp eq i8 %51, 0
  br i1 %52, label %70, label %53

53:                                               ; preds = %49
  %54 = zext i8 %51 to i64
  br label %55

55:                                               ; preds = %53, %55
  %56 = phi i64 [ 0, %53 ], [ %68, %55 ]
  %57 = phi i64 [ 0, %53 ], [ %66, %55 ]
  %58 = phi i64 [ %46, %53 ], [ %67, %55 ]
  %59 = getelementptr inbounds nuw %struct.Dimension, ptr %40, i64 %56
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 8
  %61 = load i64, ptr %60, align 8, !tbaa !18
  %62 = srem i64 %58, %61
  %63 = getelementptr inbounds nuw i8, ptr %59, i64 16
  %64 = load i64, ptr %63, align 8, !tbaa !16
  %65 = mul nsw i64 %64, %62
  %66 = add nsw i64 %65, %57
  %67 = sdiv i64 %58, %61
  %68 = add nuw nsw i64 %56, 1
  %69 = icmp eq i64 %68, %54
  br i1 %69, label %70, label %55, !llvm.loop !55

70:                                               ; preds = %55, %49
  %71 = phi i64 [ 0, %49 ], [ %66, %55 ]
  %72 = getelementptr inbounds i8, ptr %50, i64 %71
  %73 = load float, ptr %72, align 4, !tbaa !79
  store float %73, ptr %8, align 4, !tbaa !79
  %74 = icmp eq i32 %44, 0
  br i1 %74, label %75, label %77

75:                                               ; preds = %70
  %76 = call float %1(ptr noundef nonnull %7, ptr noundef nonnull %8) #38
  br label %77

77:                                               ; preds = %70, %75
  %78 = phi float [ %76, %75 ], [ %73, %70 ]
  store float %78, ptr %7, align 4, !tbaa !79
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #38
  br label %79

79:                                               ; preds = %43, %77
  %80 = phi i32 [ 0, %77 ], [ %44, %43 ]
  %81 = add nuw nsw i64 %45, 1
  %82 = icmp eq i64 %81, %36
  br i1 %82, label %41, label %43, !llvm.loop !138
}

define hidden float @_FortranAReduceReal4Value(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, ptr noundef readonly captures(address_is_null) %5, ptr noundef readonly captures(address_is_null) %6, i1 noundef zeroext %7) local_unnamed_addr #0 {
  %9 = tail call fastcc float @reduce_Real4Value(ptr noundef %0, ptr noundef %1, i32 noundef 0, i64 noundef 0, ptr noundef %5, ptr noundef %6)
  ret float %9
}

define internal fastcc float @reduce_Real4Value(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i64 noundef %3, ptr noundef readonly captures(address_is_null) %4, ptr noundef readonly captures(address_is_null) %5) unnamed_addr #0 {
  %7 = icmp eq ptr %5, null
  br i1 %7, label %10, label %8

8:                                                ; preds = %6
  %9 = load float, ptr %5, align 4, !tbaa !79
  br label %10

10:                                               ; preds = %6, %8
  %11 = phi float [ %9, %8 ], [ 0.000000e+00, %6 ]
  %12 = icmp eq i32 %2, 0
  br i1 %12, label %13, label %19

13:                                               ; preds = %10
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !10
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %33, label %17

17:                                               ; preds = %13
  %18 = zext i8 %15 to i64
  br label %24

19:                                               ; preds = %10
  %20 = sext i32 %2 to i64
  %21 = getelementptr %struct.Dimension, ptr %0, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %23 = load i64, ptr %22, align 8, !tbaa !18
  br label %33

24:                                               ; preds = %17, %24
  %25 = phi i64 [ 0, %17 ], [ %31, %24 ]
  %26 = phi i64 [ 1, %17 ], [ %30, %24 ]
  %27 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %25
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 32
  %29 = load i64, ptr %28, align 8, !tbaa !18
  %30 = mul nsw i64 %29, %26
  %31 = add nuw nsw i64 %25, 1
  %32 = icmp eq i64 %31, %18
  br i1 %32, label %33, label %24, !llvm.loop !27

33:                                               ; preds = %24, %13, %19
  %34 = phi i64 [ %23, %19 ], [ 1, %13 ], [ %30, %24 ]
  %35 = icmp sgt i64 %34, 0
  br i1 %35, label %36, label %39

36:                                               ; preds = %33
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %41

39:                                               ; preds = %76, %33
  %40 = phi float [ %11, %33 ], [ %78, %76 ]
  ret float %40

41:                                               ; preds = %36, %76
  %42 = phi float [ %11, %36 ], [ %78, %76 ]
  %43 = phi i32 [ 1, %36 ], [ %77, %76 ]
  %44 = phi i64 [ 0, %36 ], [ %79, %76 ]
  %45 = tail call fastcc i64 @element_on_line(ptr noundef %0, i32 noundef %2, i64 noundef %3, i64 noundef %44)
  %46 = tail call fastcc i32 @mask_at(ptr noundef %4, i64 noundef %45)
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %76, label %48

48:                                               ; preds = %41
  %49 = load ptr, ptr %0, align 8, !tbaa !7
  %50 = load i8, ptr %37, align 4, !tbaa !10
  %51 = icmp eq i8 %50, 0
  br i1 %51, label %69, label %52

52:                                               ; preds = %48
  %53 = zext i8 %50 to i64
  br label %54

54:                                               ; preds = %52, %54
  %55 = phi i64 [ 0, %52 ], [ %67, %54 ]
  %56 = phi i64 [ 0, %52 ], [ %65, %54 ]
  %57 = phi i64 [ %45, %52 ], [ %66, %54 ]
  %58 = getelementptr inbounds nuw %struct.Dimension, ptr %38, i64 %55
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 8
  %60 = load i64, ptr %59, align 8, !tbaa !18
  %61 = srem i64 %57, %60
  %62 = getelementptr inbounds nuw i8, ptr %58, i64 16
  %63 = load i64, ptr %62, align 8, !tbaa !16
  %64 = mul nsw i64 %63, %61
  %65 = add nsw i64 %64, %56
  %66 = sdiv i64 %57, %60
  %67 = add nuw nsw i64 %55, 1
  %68 = icmp eq i64 %67, %53
  br i1 %68, label %69, label %54, !llvm.loop !55

69:                                               ; preds = %54, %48
  %70 = phi i64 [ 0, %48 ], [ %65, %54 ]
  %71 = getelementptr inbounds i8, ptr %49, i64 %70
  %72 = load float, ptr %71, align 4, !tbaa !79
  %73 = icmp eq i32 %43, 0
  br i1 %73, label %74, label %76

74:                                               ; preds = %69
  %75 = tail call float %1(float noundef %42, float noundef %72) #38
  br label %76

76:                                               ; preds = %74, %69, %41
  %77 = phi i32 [ %43, %41 ], [ 0, %69 ], [ 0, %74 ]
  %78 = phi float [ %42, %41 ], [ %72, %69 ], [ %75, %74 ]
  %79 = add nuw nsw i64 %44, 1
  %80 = icmp eq i64 %79, %34
  br i1 %80, label %39, label %41, !llvm.loop !139
}

define hidden void @_FortranAReduceReal4DimRef(ptr noundef captures(none) initializes((0, 24)) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4, i32 noundef %5, ptr noundef readonly captures(address_is_null) %6, ptr noundef readonly captures(address_is_null) %7, i1 noundef zeroext %8) local_unnamed_addr #0 {
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %11 = load i8, ptr %10, align 1, !tbaa !10
  %12 = sext i8 %11 to i32
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %14 = load i64, ptr %13, align 8, !tbaa !14
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %16 = load i8, ptr %15, align 4, !tbaa !10
  %17 = zext i8 %16 to i32
  %18 = add nsw i32 %17, -1
  tail call fastcc void @establish_shape(ptr noundef %0, i32 noundef range(i32 -128, 128) %12, i64 noundef %14, i32 noundef %18, i32 noundef 2, i32 noundef 0)
  store ptr null, ptr %0, align 8, !tbaa !7
  tail call fastcc void @shape_without(ptr noundef nonnull %0, ptr noundef %1, i32 noundef %5)
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %20 = load i8, ptr %19, align 4, !tbaa !10
  %21 = icmp eq i8 %20, 0
  br i1 %21, label %33, label %22

22:                                               ; preds = %9
  %23 = zext i8 %20 to i64
  br label %24

24:                                               ; preds = %22, %24
  %25 = phi i64 [ 0, %22 ], [ %31, %24 ]
  %26 = phi i64 [ 1, %22 ], [ %30, %24 ]
  %27 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %25
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 32
  %29 = load i64, ptr %28, align 8, !tbaa !18
  %30 = mul nsw i64 %29, %26
  %31 = add nuw nsw i64 %25, 1
  %32 = icmp eq i64 %31, %23
  br i1 %32, label %33, label %24, !llvm.loop !27

33:                                               ; preds = %24, %9
  %34 = phi i64 [ 1, %9 ], [ %30, %24 ]
  %35 = load i64, ptr %13, align 8, !tbaa !14
  %36 = mul i64 %35, %34
  %37 = add i64 %36, 1
  %38 = tail call ptr @malloc(i64 noundef %37)
  store ptr %38, ptr %0, align 8, !tbaa !7
  %39 = icmp sgt i64 %34, 0
  br i1 %39, label %41, label %40

40:                                               ; preds = %41, %33
  ret void

41:                                               ; preds = %33, %41
  %42 = phi i64 [ %46, %41 ], [ 0, %33 ]
  %43 = tail call fastcc float @reduce_Real4Ref(ptr noundef %1, ptr noundef %2, i32 noundef %5, i64 noundef %42, ptr noundef %6, ptr noundef %7)
  %44 = load ptr, ptr %0, align 8, !tbaa !7
  %45 = getelementptr inbounds nuw float, ptr %44, i64 %42
  store float %43, ptr %45, align 4, !tbaa !79
  %46 = add nuw nsw i64 %42, 1
  %47 = icmp eq i64 %46, %34
  br i1 %47, label %40, label %41, !llvm.loop !140
}

define hidden void @_FortranAReduceReal4DimValue(ptr noundef captures(none) initializes((0, 24)) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4, i32 noundef %5, ptr noundef readonly captures(address_is_null) %6, ptr noundef readonly captures(address_is_null) %7, i1 noundef zeroext %8) local_unnamed_addr #0 {
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %11 = load i8, ptr %10, align 1, !tbaa !10
  %12 = sext i8 %11 to i32
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %14 = load i64, ptr %13, align 8, !tbaa !14
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %16 = load i8, ptr %15, align 4, !tbaa !10
  %17 = zext i8 %16 to i32
  %18 = add nsw i32 %17, -1
  tail call fastcc void @establish_shape(ptr noundef %0, i32 noundef range(i32 -128, 128) %12, i64 noundef %14, i32 noundef %18, i32 noundef 2, i32 noundef 0)
  store ptr null, ptr %0, align 8, !tbaa !7
  tail call fastcc void @shape_without(ptr noundef nonnull %0, ptr noundef %1, i32 noundef %5)
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %20 = load i8, ptr %19, align 4, !tbaa !10
  %21 = icmp eq i8 %20, 0
  br i1 %21, label %33, label %22

22:                                               ; preds = %9
  %23 = zext i8 %20 to i64
  br label %24

24:                                               ; preds = %22, %24
  %25 = phi i64 [ 0, %22 ], [ %31, %24 ]
  %26 = phi i64 [ 1, %22 ], [ %30, %24 ]
  %27 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %25
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 32
  %29 = load i64, ptr %28, align 8, !tbaa !18
  %30 = mul nsw i64 %29, %26
  %31 = add nuw nsw i64 %25, 1
  %32 = icmp eq i64 %31, %23
  br i1 %32, label %33, label %24, !llvm.loop !27

33:                                               ; preds = %24, %9
  %34 = phi i64 [ 1, %9 ], [ %30, %24 ]
  %35 = load i64, ptr %13, align 8, !tbaa !14
  %36 = mul i64 %35, %34
  %37 = add i64 %36, 1
  %38 = tail call ptr @malloc(i64 noundef %37)
  store ptr %38, ptr %0, align 8, !tbaa !7
  %39 = icmp sgt i64 %34, 0
  br i1 %39, label %41, label %40

40:                                               ; preds = %41, %33
  ret void

41:                                               ; preds = %33, %41
  %42 = phi i64 [ %46, %41 ], [ 0, %33 ]
  %43 = tail call fastcc float @reduce_Real4Value(ptr noundef %1, ptr noundef %2, i32 noundef %5, i64 noundef %42, ptr noundef %6, ptr noundef %7)
  %44 = load ptr, ptr %0, align 8, !tbaa !7
  %45 = getelementptr inbounds nuw float, ptr %44, i64 %42
  store float %43, ptr %45, align 4, !tbaa !79
  %46 = add nuw nsw i64 %42, 1
  %47 = icmp eq i64 %46, %34
  br i1 %47, label %40, label %41, !llvm.loop !141
}

define hidden double @_FortranAReduceReal8Ref(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, ptr noundef readonly captures(address_is_null) %5, ptr noundef readonly captures(address_is_null) %6, i1 noundef zeroext %7) local_unnamed_addr #0 {
  %9 = tail call fastcc double @reduce_Real8Ref(ptr noundef %0, ptr noundef %1, i32 noundef 0, i64 noundef 0, ptr noundef %5, ptr noundef %6)
  ret double %9
}

define internal fastcc double @reduce_Real8Ref(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i64 noundef %3, ptr noundef readonly captures(address_is_null) %4, ptr noundef readonly captures(address_is_null) %5) unnamed_addr #0 {
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #38
  %9 = icmp eq ptr %5, null
  br i1 %9, label %12, label %10

10:                                               ; preds = %6
  %11 = load double, ptr %5, align 8, !tbaa !76
  br label %12

12:                                               ; preds = %6, %10
  %13 = phi double [ %11, %10 ], [ 0.000000e+00, %6 ]
  store double %13, ptr %7, align 8, !tbaa !76
  %14 = icmp eq i32 %2, 0
  br i1 %14, label %15, label %21

15:                                               ; preds = %12
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %17 = load i8, ptr %16, align 4, !tbaa !10
  %18 = icmp eq i8 %17, 0
  br i1 %18, label %35, label %19

19:                                               ; preds = %15
  %20 = zext i8 %17 to i64
  br label %26

21:                                               ; preds = %12
  %22 = sext i32 %2 to i64
  %23 = getelementptr %struct.Dimension, ptr %0, i64 %22
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %25 = load i64, ptr %24, align 8, !tbaa !18
  br label %35

26:                                               ; preds = %19, %26
  %27 = phi i64 [ 0, %19 ], [ %33, %26 ]
  %28 = phi i64 [ 1, %19 ], [ %32, %26 ]
  %29 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %27
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 32
  %31 = load i64, ptr %30, align 8, !tbaa !18
  %32 = mul nsw i64 %31, %28
  %33 = add nuw nsw i64 %27, 1
  %34 = icmp eq i64 %33, %20
  br i1 %34, label %35, label %26, !llvm.loop !27

35:                                               ; preds = %26, %15, %21
  %36 = phi i64 [ %25, %21 ], [ 1, %15 ], [ %32, %26 ]
  %37 = icmp sgt i64 %36, 0
  br i1 %37, label %38, label %41

38:                                               ; preds = %35
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %43

41:                                               ; preds = %79, %35
  %42 = load double, ptr %7, align 8, !tbaa !76
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #38
  ret double %42

43:                                               ; preds = %38, %79
  %44 = phi i32 [ 1, %38 ], [ %80, %79 ]
  %45 = phi i64 [ 0, %38 ], [ %81, %79 ]
  %46 = call fastcc i64 @element_on_line(ptr noundef %0, i32 noundef %2, i64 noundef %3, i64 noundef %45)
  %47 = call fastcc i32 @mask_at(ptr noundef %4, i64 noundef %46)
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %79, label %49

49:                                               ; preds = %43
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #38
  %50 = load ptr, ptr %0, align 8, !tbaa !7
  %51 = load i8, ptr %39, align 4, !tbaa !10
  %52 = icmp eq i8 %51, 0
  br i1 %52, label %70, label %53

53:                                               ; preds = %49
  %54 = zext i8 %51 to i64
  br label %55

55:                                               ; preds = %53, %55
  %56 = phi i64 [ 0, %53 ], [ %68, %55 ]
  %57 = phi i64 [ 0, %53 ], [ %66, %55 ]
  %58 = phi i64 [ %46, %53 ], [ %67, %55 ]
  %59 = getelementptr inbounds nuw %struct.Dimension, ptr %40, i64 %56
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 8
  %61 = load i64, ptr %60, align 8, !tbaa !18
  %62 = srem i64 %58, %61
  %63 = getelementptr inbounds nuw i8, ptr %59, i64 16
  %64 = load i64, ptr %63, align 8, !tbaa !16
  %65 = mul nsw i64 %64, %62
  %66 = add nsw i64 %65, %57
  %67 = sdiv i64 %58, %61
  %68 = add nuw nsw i64 %56, 1
  %69 = icmp eq i64 %68, %54
  br i1 %69, label %70, label %55, !llvm.loop !55

70:                                               ; preds = %55, %49
  %71 = phi i64 [ 0, %49 ], [ %66, %55 ]
  %72 = getelementptr inbounds i8, ptr %50, i64 %71
  %73 = load double, ptr %72, align 8, !tbaa !76
  store double %73, ptr %8, align 8, !tbaa !76
  %74 = icmp eq i32 %44, 0
  br i1 %74, label %75, label %77

75:                                               ; preds = %70
  %76 = call double %1(ptr noundef nonnull %7, ptr noundef nonnull %8) #38
  br label %77

77:                                               ; preds = %70, %75
  %78 = phi double [ %76, %75 ], [ %73, %70 ]
  store double %78, ptr %7, align 8, !tbaa !76
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #38
  br label %79

79:                                               ; preds = %43, %77
  %80 = phi i32 [ 0, %77 ], [ %44, %43 ]
  %81 = add nuw nsw i64 %45, 1
  %82 = icmp eq i64 %81, %36
  br i1 %82, label %41, label %43, !llvm.loop !142
}

define hidden double @_FortranAReduceReal8Value(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, ptr noundef readonly captures(address_is_null) %5, ptr noundef readonly captures(address_is_null) %6, i1 noundef zeroext %7) local_unnamed_addr #0 {
  %9 = tail call fastcc double @reduce_Real8Value(ptr noundef %0, ptr noundef %1, i32 noundef 0, i64 noundef 0, ptr noundef %5, ptr noundef %6)
  ret double %9
}

define internal fastcc double @reduce_Real8Value(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i64 noundef %3, ptr noundef readonly captures(address_is_null) %4, ptr noundef readonly captures(address_is_null) %5) unnamed_addr #0 {
  %7 = icmp eq ptr %5, null
  br i1 %7, label %10, label %8

8:                                                ; preds = %6
  %9 = load double, ptr %5, align 8, !tbaa !76
  br label %10

10:                                               ; preds = %6, %8
  %11 = phi double [ %9, %8 ], [ 0.000000e+00, %6 ]
  %12 = icmp eq i32 %2, 0
  br i1 %12, label %13, label %19

13:                                               ; preds = %10
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !10
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %33, label %17

17:                                               ; preds = %13
  %18 = zext i8 %15 to i64
  br label %24

19:                                               ; preds = %10
  %20 = sext i32 %2 to i64
  %21 = getelementptr %struct.Dimension, ptr %0, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %23 = load i64, ptr %22, align 8, !tbaa !18
  br label %33

24:                                               ; preds = %17, %24
  %25 = phi i64 [ 0, %17 ], [ %31, %24 ]
  %26 = phi i64 [ 1, %17 ], [ %30, %24 ]
  %27 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %25
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 32
  %29 = load i64, ptr %28, align 8, !tbaa !18
  %30 = mul nsw i64 %29, %26
  %31 = add nuw nsw i64 %25, 1
  %32 = icmp eq i64 %31, %18
  br i1 %32, label %33, label %24, !llvm.loop !27

33:                                               ; preds = %24, %13, %19
  %34 = phi i64 [ %23, %19 ], [ 1, %13 ], [ %30, %24 ]
  %35 = icmp sgt i64 %34, 0
  br i1 %35, label %36, label %39

36:                                               ; preds = %33
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %41

39:                                               ; preds = %76, %33
  %40 = phi double [ %11, %33 ], [ %78, %76 ]
  ret double %40

41:                                               ; preds = %36, %76
  %42 = phi double [ %11, %36 ], [ %78, %76 ]
  %43 = phi i32 [ 1, %36 ], [ %77, %76 ]
  %44 = phi i64 [ 0, %36 ], [ %79, %76 ]
  %45 = tail call fastcc i64 @element_on_line(ptr noundef %0, i32 noundef %2, i64 noundef %3, i64 noundef %44)
  %46 = tail call fastcc i32 @mask_at(ptr noundef %4, i64 noundef %45)
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %76, label %48

48:                                               ; preds = %41
  %49 = load ptr, ptr %0, align 8, !tbaa !7
  %50 = load i8, ptr %37, align 4, !tbaa !10
  %51 = icmp eq i8 %50, 0
  br i1 %51, label %69, label %52

52:                                               ; preds = %48
  %53 = zext i8 %50 to i64
  br label %54

54:                                               ; preds = %52, %54
  %55 = phi i64 [ 0, %52 ], [ %67, %54 ]
  %56 = phi i64 [ 0, %52 ], [ %65, %54 ]
  %57 = phi i64 [ %45, %52 ], [ %66, %54 ]
  %58 = getelementptr inbounds nuw %struct.Dimension, ptr %38, i64 %55
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 8
  %60 = load i64, ptr %59, align 8, !tbaa !18
  %61 = srem i64 %57, %60
  %62 = getelementptr inbounds nuw i8, ptr %58, i64 16
  %63 = load i64, ptr %62, align 8, !tbaa !16
  %64 = mul nsw i64 %63, %61
  %65 = add nsw i64 %64, %56
  %66 = sdiv i64 %57, %60
  %67 = add nuw nsw i64 %55, 1
  %68 = icmp eq i64 %67, %53
  br i1 %68, label %69, label %54, !llvm.loop !55

69:                                               ; preds = %54, %48
  %70 = phi i64 [ 0, %48 ], [ %65, %54 ]
  %71 = getelementptr inbounds i8, ptr %49, i64 %70
  %72 = load double, ptr %71, align 8, !tbaa !76
  %73 = icmp eq i32 %43, 0
  br i1 %73, label %74, label %76

74:                                               ; preds = %69
  %75 = tail call double %1(double noundef %42, double noundef %72) #38
  br label %76

76:                                               ; preds = %74, %69, %41
  %77 = phi i32 [ %43, %41 ], [ 0, %69 ], [ 0, %74 ]
  %78 = phi double [ %42, %41 ], [ %72, %69 ], [ %75, %74 ]
  %79 = add nuw nsw i64 %44, 1
  %80 = icmp eq i64 %79, %34
  br i1 %80, label %39, label %41, !llvm.loop !143
}

define hidden void @_FortranAReduceReal8DimRef(ptr noundef captures(none) initializes((0, 24)) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4, i32 noundef %5, ptr noundef readonly captures(address_is_null) %6, ptr noundef readonly captures(address_is_null) %7, i1 noundef zeroext %8) local_unnamed_addr #0 {
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %11 = load i8, ptr %10, align 1, !tbaa !10
  %12 = sext i8 %11 to i32
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %14 = load i64, ptr %13, align 8, !tbaa !14
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %16 = load i8, ptr %15, align 4, !tbaa !10
  %17 = zext i8 %16 to i32
  %18 = add nsw i32 %17, -1
  tail call fastcc void @establish_shape(ptr noundef %0, i32 noundef range(i32 -128, 128) %12, i64 noundef %14, i32 noundef %18, i32 noundef 2, i32 noundef 0)
  store ptr null, ptr %0, align 8, !tbaa !7
  tail call fastcc void @shape_without(ptr noundef nonnull %0, ptr noundef %1, i32 noundef %5)
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %20 = load i8, ptr %19, align 4, !tbaa !10
  %21 = icmp eq i8 %20, 0
  br i1 %21, label %33, label %22

22:                                               ; preds = %9
  %23 = zext i8 %20 to i64
  br label %24

24:                                               ; preds = %22, %24
  %25 = phi i64 [ 0, %22 ], [ %31, %24 ]
  %26 = phi i64 [ 1, %22 ], [ %30, %24 ]
  %27 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %25
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 32
  %29 = load i64, ptr %28, align 8, !tbaa !18
  %30 = mul nsw i64 %29, %26
  %31 = add nuw nsw i64 %25, 1
  %32 = icmp eq i64 %31, %23
  br i1 %32, label %33, label %24, !llvm.loop !27

33:                                               ; preds = %24, %9
  %34 = phi i64 [ 1, %9 ], [ %30, %24 ]
  %35 = load i64, ptr %13, align 8, !tbaa !14
  %36 = mul i64 %35, %34
  %37 = add i64 %36, 1
  %38 = tail call ptr @malloc(i64 noundef %37)
  store ptr %38, ptr %0, align 8, !tbaa !7
  %39 = icmp sgt i64 %34, 0
  br i1 %39, label %41, label %40

40:                                               ; preds = %41, %33
  ret void

41:                                               ; preds = %33, %41
  %42 = phi i64 [ %46, %41 ], [ 0, %33 ]
  %43 = tail call fastcc double @reduce_Real8Ref(ptr noundef %1, ptr noundef %2, i32 noundef %5, i64 noundef %42, ptr noundef %6, ptr noundef %7)
  %44 = load ptr, ptr %0, align 8, !tbaa !7
  %45 = getelementptr inbounds nuw double, ptr %44, i64 %42
  store double %43, ptr %45, align 8, !tbaa !76
  %46 = add nuw nsw i64 %42, 1
  %47 = icmp eq i64 %46, %34
  br i1 %47, label %40, label %41, !llvm.loop !144
}

define hidden void @_FortranAReduceReal8DimValue(ptr noundef captures(none) initializes((0, 24)) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4, i32 noundef %5, ptr noundef readonly captures(address_is_null) %6, ptr noundef readonly captures(address_is_null) %7, i1 noundef zeroext %8) local_unnamed_addr #0 {
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %11 = load i8, ptr %10, align 1, !tbaa !10
  %12 = sext i8 %11 to i32
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %14 = load i64, ptr %13, align 8, !tbaa !14
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %16 = load i8, ptr %15, align 4, !tbaa !10
  %17 = zext i8 %16 to i32
  %18 = add nsw i32 %17, -1
  tail call fastcc void @establish_shape(ptr noundef %0, i32 noundef range(i32 -128, 128) %12, i64 noundef %14, i32 noundef %18, i32 noundef 2, i32 noundef 0)
  store ptr null, ptr %0, align 8, !tbaa !7
  tail call fastcc void @shape_without(ptr noundef nonnull %0, ptr noundef %1, i32 noundef %5)
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %20 = load i8, ptr %19, align 4, !tbaa !10
  %21 = icmp eq i8 %20, 0
  br i1 %21, label %33, label %22

22:                                               ; preds = %9
  %23 = zext i8 %20 to i64
  br label %24

24:                                               ; preds = %22, %24
  %25 = phi i64 [ 0, %22 ], [ %31, %24 ]
  %26 = phi i64 [ 1, %22 ], [ %30, %24 ]
  %27 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %25
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 32
  %29 = load i64, ptr %28, align 8, !tbaa !18
  %30 = mul nsw i64 %29, %26
  %31 = add nuw nsw i64 %25, 1
  %32 = icmp eq i64 %31, %23
  br i1 %32, label %33, label %24, !llvm.loop !27

33:                                               ; preds = %24, %9
  %34 = phi i64 [ 1, %9 ], [ %30, %24 ]
  %35 = load i64, ptr %13, align 8, !tbaa !14
  %36 = mul i64 %35, %34
  %37 = add i64 %36, 1
  %38 = tail call ptr @malloc(i64 noundef %37)
  store ptr %38, ptr %0, align 8, !tbaa !7
  %39 = icmp sgt i64 %34, 0
  br i1 %39, label %41, label %40

40:                                               ; preds = %41, %33
  ret void

41:                                               ; preds = %33, %41
  %42 = phi i64 [ %46, %41 ], [ 0, %33 ]
  %43 = tail call fastcc double @reduce_Real8Value(ptr noundef %1, ptr noundef %2, i32 noundef %5, i64 noundef %42, ptr noundef %6, ptr noundef %7)
  %44 = load ptr, ptr %0, align 8, !tbaa !7
  %45 = getelementptr inbounds nuw double, ptr %44, i64 %42
  store double %43, ptr %45, align 8, !tbaa !76
  %46 = add nuw nsw i64 %42, 1
  %47 = icmp eq i64 %46, %34
  br i1 %47, label %40, label %41, !llvm.loop !145
}

define hidden void @_FortranAMatmulReal4Real4(ptr noundef captures(none) initializes((0, 24)) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #22 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !10
  %8 = zext i8 %7 to i32
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %10 = load i8, ptr %9, align 4, !tbaa !10
  %11 = zext i8 %10 to i32
  %12 = add nsw i32 %8, -2
  %13 = add nsw i32 %12, %11
  tail call fastcc void @establish_shape(ptr noundef %0, i32 noundef 27, i64 noundef 4, i32 noundef %13, i32 noundef 2, i32 noundef 0)
  store ptr null, ptr %0, align 8, !tbaa !7
  tail call fastcc void @shape_of_product(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i32 noundef 0)
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !10
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %31, label %17

17:                                               ; preds = %5
  %18 = zext i8 %15 to i64
  br label %19

19:                                               ; preds = %17, %19
  %20 = phi i64 [ 0, %17 ], [ %26, %19 ]
  %21 = phi i64 [ 1, %17 ], [ %25, %19 ]
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %20
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 32
  %24 = load i64, ptr %23, align 8, !tbaa !18
  %25 = mul nsw i64 %24, %21
  %26 = add nuw nsw i64 %20, 1
  %27 = icmp eq i64 %26, %18
  br i1 %27, label %28, label %19, !llvm.loop !27

28:                                               ; preds = %19
  %29 = shl i64 %25, 2
  %30 = or disjoint i64 %29, 1
  br label %31

31:                                               ; preds = %28, %5
  %32 = phi i64 [ 5, %5 ], [ %30, %28 ]
  %33 = tail call ptr @malloc(i64 noundef %32)
  store ptr %33, ptr %0, align 8, !tbaa !7
  tail call fastcc void @multiplyReal4Real4(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i32 noundef 0)
  ret void
}

define internal fastcc void @shape_of_product(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef range(i32 0, 2) %3) unnamed_addr #12 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load i64, ptr %5, align 8, !tbaa !14
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %8 = load i8, ptr %7, align 4, !tbaa !10
  %9 = icmp eq i8 %8, 2
  br i1 %9, label %10, label %20

10:                                               ; preds = %4
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %12 = zext nneg i32 %3 to i64
  %13 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %12
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 32
  %15 = load i64, ptr %14, align 8, !tbaa !18
  store i64 1, ptr %11, align 8, !tbaa !14
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %15, ptr %16, align 8, !tbaa !14
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %6, ptr %17, align 8, !tbaa !14
  %18 = load i64, ptr %14, align 8, !tbaa !18
  %19 = mul nsw i64 %18, %6
  br label %20

20:                                               ; preds = %10, %4
  %21 = phi i64 [ 1, %10 ], [ 0, %4 ]
  %22 = phi i64 [ %19, %10 ], [ %6, %4 ]
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %24 = load i8, ptr %23, align 4, !tbaa !10
  %25 = icmp eq i8 %24, 2
  br i1 %25, label %26, label %33

26:                                               ; preds = %20
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %28 = getelementptr inbounds nuw %struct.Dimension, ptr %27, i64 %21
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %30 = load i64, ptr %29, align 8, !tbaa !18
  store i64 1, ptr %28, align 8, !tbaa !14
  %31 = getelementptr inbounds nuw i8, ptr %28, i64 8
  store i64 %30, ptr %31, align 8, !tbaa !14
  %32 = getelementptr inbounds nuw i8, ptr %28, i64 16
  store i64 %22, ptr %32, align 8, !tbaa !14
  br label %33

33:                                               ; preds = %26, %20
  ret void
}

define internal fastcc void @multiplyReal4Real4(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef range(i32 0, 2) %3) unnamed_addr #23 {
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %6 = load i64, ptr %5, align 8, !tbaa !18
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %8 = load i8, ptr %7, align 4, !tbaa !10
  %9 = icmp eq i8 %8, 2
  br i1 %9, label %10, label %15

10:                                               ; preds = %4
  %11 = zext nneg i32 %3 to i64
  %12 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %14 = load i64, ptr %13, align 8, !tbaa !18
  br label %15

15:                                               ; preds = %4, %10
  %16 = phi i64 [ %14, %10 ], [ 1, %4 ]
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %18 = load i8, ptr %17, align 4, !tbaa !10
  %19 = icmp eq i8 %18, 2
  br i1 %19, label %20, label %23

20:                                               ; preds = %15
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %22 = load i64, ptr %21, align 8, !tbaa !18
  br label %23

23:                                               ; preds = %15, %20
  %24 = phi i64 [ %22, %20 ], [ 1, %15 ]
  br i1 %9, label %25, label %30

25:                                               ; preds = %23
  %26 = zext nneg i32 %3 to i64
  %27 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 40
  %29 = load i64, ptr %28, align 8, !tbaa !16
  br label %30

30:                                               ; preds = %23, %25
  %31 = phi i64 [ %29, %25 ], [ 0, %23 ]
  %32 = xor i32 %3, 1
  %33 = zext nneg i32 %32 to i64
  %34 = select i1 %9, i64 %33, i64 0
  %35 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %34
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 40
  %37 = load i64, ptr %36, align 8, !tbaa !16
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %39 = load i64, ptr %38, align 8, !tbaa !16
  br i1 %19, label %40, label %43

40:                                               ; preds = %30
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %42 = load i64, ptr %41, align 8, !tbaa !16
  br label %43

43:                                               ; preds = %30, %40
  %44 = phi i64 [ %42, %40 ], [ 0, %30 ]
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %46 = load i64, ptr %45, align 8, !tbaa !16
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %48 = load i8, ptr %47, align 4, !tbaa !10
  %49 = icmp eq i8 %48, 2
  br i1 %49, label %50, label %53

50:                                               ; preds = %43
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %52 = load i64, ptr %51, align 8, !tbaa !16
  br label %53

53:                                               ; preds = %43, %50
  %54 = phi i64 [ %52, %50 ], [ %46, %43 ]
  %55 = icmp sgt i64 %24, 0
  br i1 %55, label %56, label %66

56:                                               ; preds = %53
  %57 = icmp sgt i64 %16, 0
  %58 = icmp sgt i64 %6, 0
  br label %59

59:                                               ; preds = %56, %75
  %60 = phi i64 [ 0, %56 ], [ %76, %75 ]
  br i1 %57, label %61, label %75

61:                                               ; preds = %59
  %62 = mul nsw i64 %60, %44
  %63 = load ptr, ptr %0, align 8, !tbaa !7
  %64 = mul nsw i64 %60, %54
  %65 = getelementptr i8, ptr %63, i64 %64
  br label %67

66:                                               ; preds = %75, %53
  ret void

67:                                               ; preds = %61, %78
  %68 = phi i64 [ 0, %61 ], [ %82, %78 ]
  br i1 %58, label %69, label %78

69:                                               ; preds = %67
  %70 = load ptr, ptr %1, align 8, !tbaa !7
  %71 = mul nsw i64 %68, %31
  %72 = getelementptr inbounds i8, ptr %70, i64 %71
  %73 = load ptr, ptr %2, align 8, !tbaa !7
  %74 = getelementptr i8, ptr %73, i64 %62
  br label %84

75:                                               ; preds = %78, %59
  %76 = add nuw nsw i64 %60, 1
  %77 = icmp eq i64 %76, %24
  br i1 %77, label %66, label %59, !llvm.loop !146

78:                                               ; preds = %84, %67
  %79 = phi float [ 0.000000e+00, %67 ], [ %94, %84 ]
  %80 = mul nsw i64 %68, %46
  %81 = getelementptr i8, ptr %65, i64 %80
  store float %79, ptr %81, align 4, !tbaa !79
  %82 = add nuw nsw i64 %68, 1
  %83 = icmp eq i64 %82, %16
  br i1 %83, label %75, label %67, !llvm.loop !147

84:                                               ; preds = %69, %84
  %85 = phi i64 [ 0, %69 ], [ %95, %84 ]
  %86 = phi float [ 0.000000e+00, %69 ], [ %94, %84 ]
  %87 = mul nsw i64 %85, %37
  %88 = getelementptr inbounds i8, ptr %72, i64 %87
  %89 = load float, ptr %88, align 4, !tbaa !79
  %90 = mul nsw i64 %85, %39
  %91 = getelementptr i8, ptr %74, i64 %90
  %92 = load float, ptr %91, align 4, !tbaa !79
  %93 = fmul float %89, %92
  %94 = fadd float %86, %93
  %95 = add nuw nsw i64 %85, 1
  %96 = icmp eq i64 %95, %6
  br i1 %96, label %78, label %84, !llvm.loop !148
}

define hidden void @_FortranAMatmulDirectReal4Real4(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #23 {
  tail call fastcc void @multiplyReal4Real4(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 0)
  ret void
}

define hidden void @_FortranAMatmulTransposeReal4Real4(ptr noundef captures(none) initializes((0, 24)) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #22 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !10
  %8 = zext i8 %7 to i32
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %10 = load i8, ptr %9, align 4, !tbaa !10
  %11 = zext i8 %10 to i32
  %12 = add nsw i32 %8, -2
  %13 = add nsw i32 %12, %11
  tail call fastcc void @establish_shape(ptr noundef %0, i32 noundef 27, i64 noundef 4, i32 noundef %13, i32 noundef 2, i32 noundef 0)
  store ptr null, ptr %0, align 8, !tbaa !7
  tail call fastcc void @shape_of_product(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i32 noundef 1)
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !10
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %31, label %17

17:                                               ; preds = %5
  %18 = zext i8 %15 to i64
  br label %19

19:                                               ; preds = %17, %19
  %20 = phi i64 [ 0, %17 ], [ %26, %19 ]
  %21 = phi i64 [ 1, %17 ], [ %25, %19 ]
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %20
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 32
  %24 = load i64, ptr %23, align 8, !tbaa !18
  %25 = mul nsw i64 %24, %21
  %26 = add nuw nsw i64 %20, 1
  %27 = icmp eq i64 %26, %18
  br i1 %27, label %28, label %19, !llvm.loop !27

28:                                               ; preds = %19
  %29 = shl i64 %25, 2
  %30 = or disjoint i64 %29, 1
  br label %31

31:                                               ; preds = %28, %5
  %32 = phi i64 [ 5, %5 ], [ %30, %28 ]
  %33 = tail call ptr @malloc(i64 noundef %32)
  store ptr %33, ptr %0, align 8, !tbaa !7
  tail call fastcc void @multiplyReal4Real4(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i32 noundef 1)
  ret void
}

define hidden void @_FortranAMatmulTransposeDirectReal4Real4(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #23 {
  tail call fastcc void @multiplyReal4Real4(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 1)
  ret void
}

define hidden void @_FortranAMatmulReal8Real8(ptr noundef captures(none) initializes((0, 24)) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #22 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !10
  %8 = zext i8 %7 to i32
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %10 = load i8, ptr %9, align 4, !tbaa !10
  %11 = zext i8 %10 to i32
  %12 = add nsw i32 %8, -2
  %13 = add nsw i32 %12, %11
  tail call fastcc void @establish_shape(ptr noundef %0, i32 noundef 28, i64 noundef 8, i32 noundef %13, i32 noundef 2, i32 noundef 0)
  store ptr null, ptr %0, align 8, !tbaa !7
  tail call fastcc void @shape_of_product(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i32 noundef 0)
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !10
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %31, label %17

17:                                               ; preds = %5
  %18 = zext i8 %15 to i64
  br label %19

19:                                               ; preds = %17, %19
  %20 = phi i64 [ 0, %17 ], [ %26, %19 ]
  %21 = phi i64 [ 1, %17 ], [ %25, %19 ]
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %20
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 32
  %24 = load i64, ptr %23, align 8, !tbaa !18
  %25 = mul nsw i64 %24, %21
  %26 = add nuw nsw i64 %20, 1
  %27 = icmp eq i64 %26, %18
  br i1 %27, label %28, label %19, !llvm.loop !27

28:                                               ; preds = %19
  %29 = shl i64 %25, 3
  %30 = or disjoint i64 %29, 1
  br label %31

31:                                               ; preds = %28, %5
  %32 = phi i64 [ 9, %5 ], [ %30, %28 ]
  %33 = tail call ptr @malloc(i64 noundef %32)
  store ptr %33, ptr %0, align 8, !tbaa !7
  tail call fastcc void @multiplyReal8Real8(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i32 noundef 0)
  ret void
}

define internal fastcc void @multiplyReal8Real8(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef range(i32 0, 2) %3) unnamed_addr #23 {
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %6 = load i64, ptr %5, align 8, !tbaa !18
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %8 = load i8, ptr %7, align 4, !tbaa !10
  %9 = icmp eq i8 %8, 2
  br i1 %9, label %10, label %15

10:                                               ; preds = %4
  %11 = zext nneg i32 %3 to i64
  %12 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %14 = load i64, ptr %13, align 8, !tbaa !18
  br label %15

15:                                               ; preds = %4, %10
  %16 = phi i64 [ %14, %10 ], [ 1, %4 ]
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %18 = load i8, ptr %17, align 4, !tbaa !10
  %19 = icmp eq i8 %18, 2
  br i1 %19, label %20, label %23

20:                                               ; preds = %15
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %22 = load i64, ptr %21, align 8, !tbaa !18
  br label %23

23:                                               ; preds = %15, %20
  %24 = phi i64 [ %22, %20 ], [ 1, %15 ]
  br i1 %9, label %25, label %30

25:                                               ; preds = %23
  %26 = zext nneg i32 %3 to i64
  %27 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 40
  %29 = load i64, ptr %28, align 8, !tbaa !16
  br label %30

30:                                               ; preds = %23, %25
  %31 = phi i64 [ %29, %25 ], [ 0, %23 ]
  %32 = xor i32 %3, 1
  %33 = zext nneg i32 %32 to i64
  %34 = select i1 %9, i64 %33, i64 0
  %35 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %34
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 40
  %37 = load i64, ptr %36, align 8, !tbaa !16
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %39 = load i64, ptr %38, align 8, !tbaa !16
  br i1 %19, label %40, label %43

40:                                               ; preds = %30
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %42 = load i64, ptr %41, align 8, !tbaa !16
  br label %43

43:                                               ; preds = %30, %40
  %44 = phi i64 [ %42, %40 ], [ 0, %30 ]
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %46 = load i64, ptr %45, align 8, !tbaa !16
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %48 = load i8, ptr %47, align 4, !tbaa !10
  %49 = icmp eq i8 %48, 2
  br i1 %49, label %50, label %53

50:                                               ; preds = %43
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %52 = load i64, ptr %51, align 8, !tbaa !16
  br label %53

53:                                               ; preds = %43, %50
  %54 = phi i64 [ %52, %50 ], [ %46, %43 ]
  %55 = icmp sgt i64 %24, 0
  br i1 %55, label %56, label %66

56:                                               ; preds = %53
  %57 = icmp sgt i64 %16, 0
  %58 = icmp sgt i64 %6, 0
  br label %59

59:                                               ; preds = %56, %75
  %60 = phi i64 [ 0, %56 ], [ %76, %75 ]
  br i1 %57, label %61, label %75

61:                                               ; preds = %59
  %62 = mul nsw i64 %60, %44
  %63 = load ptr, ptr %0, align 8, !tbaa !7
  %64 = mul nsw i64 %60, %54
  %65 = getelementptr i8, ptr %63, i64 %64
  br label %67

66:                                               ; preds = %75, %53
  ret void

67:                                               ; preds = %61, %78
  %68 = phi i64 [ 0, %61 ], [ %82, %78 ]
  br i1 %58, label %69, label %78

69:                                               ; preds = %67
  %70 = load ptr, ptr %1, align 8, !tbaa !7
  %71 = mul nsw i64 %68, %31
  %72 = getelementptr inbounds i8, ptr %70, i64 %71
  %73 = load ptr, ptr %2, align 8, !tbaa !7
  %74 = getelementptr i8, ptr %73, i64 %62
  br label %84

75:                                               ; preds = %78, %59
  %76 = add nuw nsw i64 %60, 1
  %77 = icmp eq i64 %76, %24
  br i1 %77, label %66, label %59, !llvm.loop !149

78:                                               ; preds = %84, %67
  %79 = phi double [ 0.000000e+00, %67 ], [ %94, %84 ]
  %80 = mul nsw i64 %68, %46
  %81 = getelementptr i8, ptr %65, i64 %80
  store double %79, ptr %81, align 8, !tbaa !76
  %82 = add nuw nsw i64 %68, 1
  %83 = icmp eq i64 %82, %16
  br i1 %83, label %75, label %67, !llvm.loop !150

84:                                               ; preds = %69, %84
  %85 = phi i64 [ 0, %69 ], [ %95, %84 ]
  %86 = phi double [ 0.000000e+00, %69 ], [ %94, %84 ]
  %87 = mul nsw i64 %85, %37
  %88 = getelementptr inbounds i8, ptr %72, i64 %87
  %89 = load double, ptr %88, align 8, !tbaa !76
  %90 = mul nsw i64 %85, %39
  %91 = getelementptr i8, ptr %74, i64 %90
  %92 = load double, ptr %91, align 8, !tbaa !76
  %93 = fmul double %89, %92
  %94 = fadd double %86, %93
  %95 = add nuw nsw i64 %85, 1
  %96 = icmp eq i64 %95, %6
  br i1 %96, label %78, label %84, !llvm.loop !151
}

define hidden void @_FortranAMatmulDirectReal8Real8(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #23 {
  tail call fastcc void @multiplyReal8Real8(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 0)
  ret void
}

define hidden void @_FortranAMatmulTransposeReal8Real8(ptr noundef captures(none) initializes((0, 24)) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #22 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !10
  %8 = zext i8 %7 to i32
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %10 = load i8, ptr %9, align 4, !tbaa !10
  %11 = zext i8 %10 to i32
  %12 = add nsw i32 %8, -2
  %13 = add nsw i32 %12, %11
  tail call fastcc void @establish_shape(ptr noundef %0, i32 noundef 28, i64 noundef 8, i32 noundef %13, i32 noundef 2, i32 noundef 0)
  store ptr null, ptr %0, align 8, !tbaa !7
  tail call fastcc void @shape_of_product(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i32 noundef 1)
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !10
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %31, label %17

17:                                               ; preds = %5
  %18 = zext i8 %15 to i64
  br label %19

19:                                               ; preds = %17, %19
  %20 = phi i64 [ 0, %17 ], [ %26, %19 ]
  %21 = phi i64 [ 1, %17 ], [ %25, %19 ]
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %20
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 32
  %24 = load i64, ptr %23, align 8, !tbaa !18
  %25 = mul nsw i64 %24, %21
  %26 = add nuw nsw i64 %20, 1
  %27 = icmp eq i64 %26, %18
  br i1 %27, label %28, label %19, !llvm.loop !27

28:                                               ; preds = %19
  %29 = shl i64 %25, 3
  %30 = or disjoint i64 %29, 1
  br label %31

31:                                               ; preds = %28, %5
  %32 = phi i64 [ 9, %5 ], [ %30, %28 ]
  %33 = tail call ptr @malloc(i64 noundef %32)
  store ptr %33, ptr %0, align 8, !tbaa !7
  tail call fastcc void @multiplyReal8Real8(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i32 noundef 1)
  ret void
}

define hidden void @_FortranAMatmulTransposeDirectReal8Real8(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #23 {
  tail call fastcc void @multiplyReal8Real8(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 1)
  ret void
}

define hidden void @_FortranAMatmulReal4Real8(ptr noundef captures(none) initializes((0, 24)) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #22 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !10
  %8 = zext i8 %7 to i32
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %10 = load i8, ptr %9, align 4, !tbaa !10
  %11 = zext i8 %10 to i32
  %12 = add nsw i32 %8, -2
  %13 = add nsw i32 %12, %11
  tail call fastcc void @establish_shape(ptr noundef %0, i32 noundef 28, i64 noundef 8, i32 noundef %13, i32 noundef 2, i32 noundef 0)
  store ptr null, ptr %0, align 8, !tbaa !7
  tail call fastcc void @shape_of_product(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i32 noundef 0)
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !10
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %31, label %17

17:                                               ; preds = %5
  %18 = zext i8 %15 to i64
  br label %19

19:                                               ; preds = %17, %19
  %20 = phi i64 [ 0, %17 ], [ %26, %19 ]
  %21 = phi i64 [ 1, %17 ], [ %25, %19 ]
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %20
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 32
  %24 = load i64, ptr %23, align 8, !tbaa !18
  %25 = mul nsw i64 %24, %21
  %26 = add nuw nsw i64 %20, 1
  %27 = icmp eq i64 %26, %18
  br i1 %27, label %28, label %19, !llvm.loop !27

28:                                               ; preds = %19
  %29 = shl i64 %25, 3
  %30 = or disjoint i64 %29, 1
  br label %31

31:                                               ; preds = %28, %5
  %32 = phi i64 [ 9, %5 ], [ %30, %28 ]
  %33 = tail call ptr @malloc(i64 noundef %32)
  store ptr %33, ptr %0, align 8, !tbaa !7
  tail call fastcc void @multiplyReal4Real8(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i32 noundef 0)
  ret void
}

define internal fastcc void @multiplyReal4Real8(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef range(i32 0, 2) %3) unnamed_addr #23 {
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %6 = load i64, ptr %5, align 8, !tbaa !18
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %8 = load i8, ptr %7, align 4, !tbaa !10
  %9 = icmp eq i8 %8, 2
  br i1 %9, label %10, label %15

10:                                               ; preds = %4
  %11 = zext nneg i32 %3 to i64
  %12 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %14 = load i64, ptr %13, align 8, !tbaa !18
  br label %15

15:                                               ; preds = %4, %10
  %16 = phi i64 [ %14, %10 ], [ 1, %4 ]
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %18 = load i8, ptr %17, align 4, !tbaa !10
  %19 = icmp eq i8 %18, 2
  br i1 %19, label %20, label %23

20:                                               ; preds = %15
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %22 = load i64, ptr %21, align 8, !tbaa !18
  br label %23

23:                                               ; preds = %15, %20
  %24 = phi i64 [ %22, %20 ], [ 1, %15 ]
  br i1 %9, label %25, label %30

25:                                               ; preds = %23
  %26 = zext nneg i32 %3 to i64
  %27 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 40
  %29 = load i64, ptr %28, align 8, !tbaa !16
  br label %30

30:                                               ; preds = %23, %25
  %31 = phi i64 [ %29, %25 ], [ 0, %23 ]
  %32 = xor i32 %3, 1
  %33 = zext nneg i32 %32 to i64
  %34 = select i1 %9, i64 %33, i64 0
  %35 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %34
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 40
  %37 = load i64, ptr %36, align 8, !tbaa !16
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %39 = load i64, ptr %38, align 8, !tbaa !16
  br i1 %19, label %40, label %43

40:                                               ; preds = %30
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %42 = load i64, ptr %41, align 8, !tbaa !16
  br label %43

43:                                               ; preds = %30, %40
  %44 = phi i64 [ %42, %40 ], [ 0, %30 ]
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %46 = load i64, ptr %45, align 8, !tbaa !16
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %48 = load i8, ptr %47, align 4, !tbaa !10
  %49 = icmp eq i8 %48, 2
  br i1 %49, label %50, label %53

50:                                               ; preds = %43
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %52 = load i64, ptr %51, align 8, !tbaa !16
  br label %53

53:                                               ; preds = %43, %50
  %54 = phi i64 [ %52, %50 ], [ %46, %43 ]
  %55 = icmp sgt i64 %24, 0
  br i1 %55, label %56, label %66

56:                                               ; preds = %53
  %57 = icmp sgt i64 %16, 0
  %58 = icmp sgt i64 %6, 0
  br label %59

59:                                               ; preds = %56, %75
  %60 = phi i64 [ 0, %56 ], [ %76, %75 ]
  br i1 %57, label %61, label %75

61:                                               ; preds = %59
  %62 = mul nsw i64 %60, %44
  %63 = load ptr, ptr %0, align 8, !tbaa !7
  %64 = mul nsw i64 %60, %54
  %65 = getelementptr i8, ptr %63, i64 %64
  br label %67

66:                                               ; preds = %75, %53
  ret void

67:                                               ; preds = %61, %78
  %68 = phi i64 [ 0, %61 ], [ %82, %78 ]
  br i1 %58, label %69, label %78

69:                                               ; preds = %67
  %70 = load ptr, ptr %1, align 8, !tbaa !7
  %71 = mul nsw i64 %68, %31
  %72 = getelementptr inbounds i8, ptr %70, i64 %71
  %73 = load ptr, ptr %2, align 8, !tbaa !7
  %74 = getelementptr i8, ptr %73, i64 %62
  br label %84

75:                                               ; preds = %78, %59
  %76 = add nuw nsw i64 %60, 1
  %77 = icmp eq i64 %76, %24
  br i1 %77, label %66, label %59, !llvm.loop !152

78:                                               ; preds = %84, %67
  %79 = phi double [ 0.000000e+00, %67 ], [ %95, %84 ]
  %80 = mul nsw i64 %68, %46
  %81 = getelementptr i8, ptr %65, i64 %80
  store double %79, ptr %81, align 8, !tbaa !76
  %82 = add nuw nsw i64 %68, 1
  %83 = icmp eq i64 %82, %16
  br i1 %83, label %75, label %67, !llvm.loop !153

84:                                               ; preds = %69, %84
  %85 = phi i64 [ 0, %69 ], [ %96, %84 ]
  %86 = phi double [ 0.000000e+00, %69 ], [ %95, %84 ]
  %87 = mul nsw i64 %85, %37
  %88 = getelementptr inbounds i8, ptr %72, i64 %87
  %89 = load float, ptr %88, align 4, !tbaa !79
  %90 = mul nsw i64 %85, %39
  %91 = getelementptr i8, ptr %74, i64 %90
  %92 = load double, ptr %91, align 8, !tbaa !76
  %93 = fpext float %89 to double
  %94 = fmul double %92, %93
  %95 = fadd double %86, %94
  %96 = add nuw nsw i64 %85, 1
  %97 = icmp eq i64 %96, %6
  br i1 %97, label %78, label %84, !llvm.loop !154
}

define hidden void @_FortranAMatmulDirectReal4Real8(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #23 {
  tail call fastcc void @multiplyReal4Real8(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 0)
  ret void
}

define hidden void @_FortranAMatmulTransposeReal4Real8(ptr noundef captures(none) initializes((0, 24)) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #22 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !10
  %8 = zext i8 %7 to i32
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %10 = load i8, ptr %9, align 4, !tbaa !10
  %11 = zext i8 %10 to i32
  %12 = add nsw i32 %8, -2
  %13 = add nsw i32 %12, %11
  tail call fastcc void @establish_shape(ptr noundef %0, i32 noundef 28, i64 noundef 8, i32 noundef %13, i32 noundef 2, i32 noundef 0)
  store ptr null, ptr %0, align 8, !tbaa !7
  tail call fastcc void @shape_of_product(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i32 noundef 1)
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !10
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %31, label %17

17:                                               ; preds = %5
  %18 = zext i8 %15 to i64
  br label %19

19:                                               ; preds = %17, %19
  %20 = phi i64 [ 0, %17 ], [ %26, %19 ]
  %21 = phi i64 [ 1, %17 ], [ %25, %19 ]
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %20
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 32
  %24 = load i64, ptr %23, align 8, !tbaa !18
  %25 = mul nsw i64 %24, %21
  %26 = add nuw nsw i64 %20, 1
  %27 = icmp eq i64 %26, %18
  br i1 %27, label %28, label %19, !llvm.loop !27

28:                                               ; preds = %19
  %29 = shl i64 %25, 3
  %30 = or disjoint i64 %29, 1
  br label %31

31:                                               ; preds = %28, %5
  %32 = phi i64 [ 9, %5 ], [ %30, %28 ]
  %33 = tail call ptr @malloc(i64 noundef %32)
  store ptr %33, ptr %0, align 8, !tbaa !7
  tail call fastcc void @multiplyReal4Real8(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i32 noundef 1)
  ret void
}

define hidden void @_FortranAMatmulTransposeDirectReal4Real8(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #23 {
  tail call fastcc void @multiplyReal4Real8(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 1)
  ret void
}

define hidden void @_FortranAMatmulReal8Real4(ptr noundef captures(none) initializes((0, 24)) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #22 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !10
  %8 = zext i8 %7 to i32
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %10 = load i8, ptr %9, align 4, !tbaa !10
  %11 = zext i8 %10 to i32
  %12 = add nsw i32 %8, -2
  %13 = add nsw i32 %12, %11
  tail call fastcc void @establish_shape(ptr noundef %0, i32 noundef 28, i64 noundef 8, i32 noundef %13, i32 noundef 2, i32 noundef 0)
  store ptr null, ptr %0, align 8, !tbaa !7
  tail call fastcc void @shape_of_product(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i32 noundef 0)
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !10
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %31, label %17

17:                                               ; preds = %5
  %18 = zext i8 %15 to i64
  br label %19

19:                                               ; preds = %17, %19
  %20 = phi i64 [ 0, %17 ], [ %26, %19 ]
  %21 = phi i64 [ 1, %17 ], [ %25, %19 ]
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %20
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 32
  %24 = load i64, ptr %23, align 8, !tbaa !18
  %25 = mul nsw i64 %24, %21
  %26 = add nuw nsw i64 %20, 1
  %27 = icmp eq i64 %26, %18
  br i1 %27, label %28, label %19, !llvm.loop !27

28:                                               ; preds = %19
  %29 = shl i64 %25, 3
  %30 = or disjoint i64 %29, 1
  br label %31

31:                                               ; preds = %28, %5
  %32 = phi i64 [ 9, %5 ], [ %30, %28 ]
  %33 = tail call ptr @malloc(i64 noundef %32)
  store ptr %33, ptr %0, align 8, !tbaa !7
  tail call fastcc void @multiplyReal8Real4(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i32 noundef 0)
  ret void
}

define internal fastcc void @multiplyReal8Real4(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef range(i32 0, 2) %3) unnamed_addr #23 {
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %6 = load i64, ptr %5, align 8, !tbaa !18
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %8 = load i8, ptr %7, align 4, !tbaa !10
  %9 = icmp eq i8 %8, 2
  br i1 %9, label %10, label %15

10:                                               ; preds = %4
  %11 = zext nneg i32 %3 to i64
  %12 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %14 = load i64, ptr %13, align 8, !tbaa !18
  br label %15

15:                                               ; preds = %4, %10
  %16 = phi i64 [ %14, %10 ], [ 1, %4 ]
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %18 = load i8, ptr %17, align 4, !tbaa !10
  %19 = icmp eq i8 %18, 2
  br i1 %19, label %20, label %23

20:                                               ; preds = %15
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %22 = load i64, ptr %21, align 8, !tbaa !18
  br label %23

23:                                               ; preds = %15, %20
  %24 = phi i64 [ %22, %20 ], [ 1, %15 ]
  br i1 %9, label %25, label %30

25:                                               ; preds = %23
  %26 = zext nneg i32 %3 to i64
  %27 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 40
  %29 = load i64, ptr %28, align 8, !tbaa !16
  br label %30

30:                                               ; preds = %23, %25
  %31 = phi i64 [ %29, %25 ], [ 0, %23 ]
  %32 = xor i32 %3, 1
  %33 = zext nneg i32 %32 to i64
  %34 = select i1 %9, i64 %33, i64 0
  %35 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %34
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 40
  %37 = load i64, ptr %36, align 8, !tbaa !16
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %39 = load i64, ptr %38, align 8, !tbaa !16
  br i1 %19, label %40, label %43

40:                                               ; preds = %30
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %42 = load i64, ptr %41, align 8, !tbaa !16
  br label %43

43:                                               ; preds = %30, %40
  %44 = phi i64 [ %42, %40 ], [ 0, %30 ]
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %46 = load i64, ptr %45, align 8, !tbaa !16
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %48 = load i8, ptr %47, align 4, !tbaa !10
  %49 = icmp eq i8 %48, 2
  br i1 %49, label %50, label %53

50:                                               ; preds = %43
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %52 = load i64, ptr %51, align 8, !tbaa !16
  br label %53

53:                                               ; preds = %43, %50
  %54 = phi i64 [ %52, %50 ], [ %46, %43 ]
  %55 = icmp sgt i64 %24, 0
  br i1 %55, label %56, label %66

56:                                               ; preds = %53
  %57 = icmp sgt i64 %16, 0
  %58 = icmp sgt i64 %6, 0
  br label %59

59:                                               ; preds = %56, %75
  %60 = phi i64 [ 0, %56 ], [ %76, %75 ]
  br i1 %57, label %61, label %75

61:                                               ; preds = %59
  %62 = mul nsw i64 %60, %44
  %63 = load ptr, ptr %0, align 8, !tbaa !7
  %64 = mul nsw i64 %60, %54
  %65 = getelementptr i8, ptr %63, i64 %64
  br label %67

66:                                               ; preds = %75, %53
  ret void

67:                                               ; preds = %61, %78
  %68 = phi i64 [ 0, %61 ], [ %82, %78 ]
  br i1 %58, label %69, label %78

69:                                               ; preds = %67
  %70 = load ptr, ptr %1, align 8, !tbaa !7
  %71 = mul nsw i64 %68, %31
  %72 = getelementptr inbounds i8, ptr %70, i64 %71
  %73 = load ptr, ptr %2, align 8, !tbaa !7
  %74 = getelementptr i8, ptr %73, i64 %62
  br label %84

75:                                               ; preds = %78, %59
  %76 = add nuw nsw i64 %60, 1
  %77 = icmp eq i64 %76, %24
  br i1 %77, label %66, label %59, !llvm.loop !155

78:                                               ; preds = %84, %67
  %79 = phi double [ 0.000000e+00, %67 ], [ %95, %84 ]
  %80 = mul nsw i64 %68, %46
  %81 = getelementptr i8, ptr %65, i64 %80
  store double %79, ptr %81, align 8, !tbaa !76
  %82 = add nuw nsw i64 %68, 1
  %83 = icmp eq i64 %82, %16
  br i1 %83, label %75, label %67, !llvm.loop !156

84:                                               ; preds = %69, %84
  %85 = phi i64 [ 0, %69 ], [ %96, %84 ]
  %86 = phi double [ 0.000000e+00, %69 ], [ %95, %84 ]
  %87 = mul nsw i64 %85, %37
  %88 = getelementptr inbounds i8, ptr %72, i64 %87
  %89 = load double, ptr %88, align 8, !tbaa !76
  %90 = mul nsw i64 %85, %39
  %91 = getelementptr i8, ptr %74, i64 %90
  %92 = load float, ptr %91, align 4, !tbaa !79
  %93 = fpext float %92 to double
  %94 = fmul double %89, %93
  %95 = fadd double %86, %94
  %96 = add nuw nsw i64 %85, 1
  %97 = icmp eq i64 %96, %6
  br i1 %97, label %78, label %84, !llvm.loop !157
}

define hidden void @_FortranAMatmulDirectReal8Real4(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #23 {
  tail call fastcc void @multiplyReal8Real4(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 0)
  ret void
}

define hidden void @_FortranAMatmulTransposeReal8Real4(ptr noundef captures(none) initializes((0, 24)) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #22 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !10
  %8 = zext i8 %7 to i32
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %10 = load i8, ptr %9, align 4, !tbaa !10
  %11 = zext i8 %10 to i32
  %12 = add nsw i32 %8, -2
  %13 = add nsw i32 %12, %11
  tail call fastcc void @establish_shape(ptr noundef %0, i32 noundef 28, i64 noundef 8, i32 noundef %13, i32 noundef 2, i32 noundef 0)
  store ptr null, ptr %0, align 8, !tbaa !7
  tail call fastcc void @shape_of_product(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i32 noundef 1)
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !10
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %31, label %17

17:                                               ; preds = %5
  %18 = zext i8 %15 to i64
  br label %19

19:                                               ; preds = %17, %19
  %20 = phi i64 [ 0, %17 ], [ %26, %19 ]
  %21 = phi i64 [ 1, %17 ], [ %25, %19 ]
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %20
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 32
  %24 = load i64, ptr %23, align 8, !tbaa !18
  %25 = mul nsw i64 %24, %21
  %26 = add nuw nsw i64 %20, 1
  %27 = icmp eq i64 %26, %18
  br i1 %27, label %28, label %19, !llvm.loop !27

28:                                               ; preds = %19
  %29 = shl i64 %25, 3
  %30 = or disjoint i64 %29, 1
  br label %31

31:                                               ; preds = %28, %5
  %32 = phi i64 [ 9, %5 ], [ %30, %28 ]
  %33 = tail call ptr @malloc(i64 noundef %32)
  store ptr %33, ptr %0, align 8, !tbaa !7
  tail call fastcc void @multiplyReal8Real4(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i32 noundef 1)
  ret void
}

define hidden void @_FortranAMatmulTransposeDirectReal8Real4(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #23 {
  tail call fastcc void @multiplyReal8Real4(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 1)
  ret void
}

define hidden void @_FortranAMatmulInteger4Real8(ptr noundef captures(none) initializes((0, 24)) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #22 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !10
  %8 = zext i8 %7 to i32
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %10 = load i8, ptr %9, align 4, !tbaa !10
  %11 = zext i8 %10 to i32
  %12 = add nsw i32 %8, -2
  %13 = add nsw i32 %12, %11
  tail call fastcc void @establish_shape(ptr noundef %0, i32 noundef 28, i64 noundef 8, i32 noundef %13, i32 noundef 2, i32 noundef 0)
  store ptr null, ptr %0, align 8, !tbaa !7
  tail call fastcc void @shape_of_product(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i32 noundef 0)
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !10
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %31, label %17

17:                                               ; preds = %5
  %18 = zext i8 %15 to i64
  br label %19

19:                                               ; preds = %17, %19
  %20 = phi i64 [ 0, %17 ], [ %26, %19 ]
  %21 = phi i64 [ 1, %17 ], [ %25, %19 ]
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %20
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 32
  %24 = load i64, ptr %23, align 8, !tbaa !18
  %25 = mul nsw i64 %24, %21
  %26 = add nuw nsw i64 %20, 1
  %27 = icmp eq i64 %26, %18
  br i1 %27, label %28, label %19, !llvm.loop !27

28:                                               ; preds = %19
  %29 = shl i64 %25, 3
  %30 = or disjoint i64 %29, 1
  br label %31

31:                                               ; preds = %28, %5
  %32 = phi i64 [ 9, %5 ], [ %30, %28 ]
  %33 = tail call ptr @malloc(i64 noundef %32)
  store ptr %33, ptr %0, align 8, !tbaa !7
  tail call fastcc void @multiplyInteger4Real8(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i32 noundef 0)
  ret void
}

define internal fastcc void @multiplyInteger4Real8(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef range(i32 0, 2) %3) unnamed_addr #23 {
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %6 = load i64, ptr %5, align 8, !tbaa !18
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %8 = load i8, ptr %7, align 4, !tbaa !10
  %9 = icmp eq i8 %8, 2
  br i1 %9, label %10, label %15

10:                                               ; preds = %4
  %11 = zext nneg i32 %3 to i64
  %12 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %14 = load i64, ptr %13, align 8, !tbaa !18
  br label %15

15:                                               ; preds = %4, %10
  %16 = phi i64 [ %14, %10 ], [ 1, %4 ]
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %18 = load i8, ptr %17, align 4, !tbaa !10
  %19 = icmp eq i8 %18, 2
  br i1 %19, label %20, label %23

20:                                               ; preds = %15
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %22 = load i64, ptr %21, align 8, !tbaa !18
  br label %23

23:                                               ; preds = %15, %20
  %24 = phi i64 [ %22, %20 ], [ 1, %15 ]
  br i1 %9, label %25, label %30

25:                                               ; preds = %23
  %26 = zext nneg i32 %3 to i64
  %27 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 40
  %29 = load i64, ptr %28, align 8, !tbaa !16
  br label %30

30:                                               ; preds = %23, %25
  %31 = phi i64 [ %29, %25 ], [ 0, %23 ]
  %32 = xor i32 %3, 1
  %33 = zext nneg i32 %32 to i64
  %34 = select i1 %9, i64 %33, i64 0
  %35 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %34
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 40
  %37 = load i64, ptr %36, align 8, !tbaa !16
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %39 = load i64, ptr %38, align 8, !tbaa !16
  br i1 %19, label %40, label %43

40:                                               ; preds = %30
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %42 = load i64, ptr %41, align 8, !tbaa !16
  br label %43

43:                                               ; preds = %30, %40
  %44 = phi i64 [ %42, %40 ], [ 0, %30 ]
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %46 = load i64, ptr %45, align 8, !tbaa !16
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %48 = load i8, ptr %47, align 4, !tbaa !10
  %49 = icmp eq i8 %48, 2
  br i1 %49, label %50, label %53

50:                                               ; preds = %43
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %52 = load i64, ptr %51, align 8, !tbaa !16
  br label %53

53:                                               ; preds = %43, %50
  %54 = phi i64 [ %52, %50 ], [ %46, %43 ]
  %55 = icmp sgt i64 %24, 0
  br i1 %55, label %56, label %66

56:                                               ; preds = %53
  %57 = icmp sgt i64 %16, 0
  %58 = icmp sgt i64 %6, 0
  br label %59

59:                                               ; preds = %56, %75
  %60 = phi i64 [ 0, %56 ], [ %76, %75 ]
  br i1 %57, label %61, label %75

61:                                               ; preds = %59
  %62 = mul nsw i64 %60, %44
  %63 = load ptr, ptr %0, align 8, !tbaa !7
  %64 = mul nsw i64 %60, %54
  %65 = getelementptr i8, ptr %63, i64 %64
  br label %67

66:                                               ; preds = %75, %53
  ret void

67:                                               ; preds = %61, %78
  %68 = phi i64 [ 0, %61 ], [ %82, %78 ]
  br i1 %58, label %69, label %78

69:                                               ; preds = %67
  %70 = load ptr, ptr %1, align 8, !tbaa !7
  %71 = mul nsw i64 %68, %31
  %72 = getelementptr inbounds i8, ptr %70, i64 %71
  %73 = load ptr, ptr %2, align 8, !tbaa !7
  %74 = getelementptr i8, ptr %73, i64 %62
  br label %84

75:                                               ; preds = %78, %59
  %76 = add nuw nsw i64 %60, 1
  %77 = icmp eq i64 %76, %24
  br i1 %77, label %66, label %59, !llvm.loop !158

78:                                               ; preds = %84, %67
  %79 = phi double [ 0.000000e+00, %67 ], [ %95, %84 ]
  %80 = mul nsw i64 %68, %46
  %81 = getelementptr i8, ptr %65, i64 %80
  store double %79, ptr %81, align 8, !tbaa !76
  %82 = add nuw nsw i64 %68, 1
  %83 = icmp eq i64 %82, %16
  br i1 %83, label %75, label %67, !llvm.loop !159

84:                                               ; preds = %69, %84
  %85 = phi i64 [ 0, %69 ], [ %96, %84 ]
  %86 = phi double [ 0.000000e+00, %69 ], [ %95, %84 ]
  %87 = mul nsw i64 %85, %37
  %88 = getelementptr inbounds i8, ptr %72, i64 %87
  %89 = load i32, ptr %88, align 4, !tbaa !3
  %90 = mul nsw i64 %85, %39
  %91 = getelementptr i8, ptr %74, i64 %90
  %92 = load double, ptr %91, align 8, !tbaa !76
  %93 = sitofp i32 %89 to double
  %94 = fmul double %92, %93
  %95 = fadd double %86, %94
  %96 = add nuw nsw i64 %85, 1
  %97 = icmp eq i64 %96, %6
  br i1 %97, label %78, label %84, !llvm.loop !160
}

define hidden void @_FortranAMatmulDirectInteger4Real8(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #23 {
  tail call fastcc void @multiplyInteger4Real8(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 0)
  ret void
}

define hidden void @_FortranAMatmulTransposeInteger4Real8(ptr noundef captures(none) initializes((0, 24)) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #22 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !10
  %8 = zext i8 %7 to i32
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %10 = load i8, ptr %9, align 4, !tbaa !10
  %11 = zext i8 %10 to i32
  %12 = add nsw i32 %8, -2
  %13 = add nsw i32 %12, %11
  tail call fastcc void @establish_shape(ptr noundef %0, i32 noundef 28, i64 noundef 8, i32 noundef %13, i32 noundef 2, i32 noundef 0)
  store ptr null, ptr %0, align 8, !tbaa !7
  tail call fastcc void @shape_of_product(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i32 noundef 1)
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !10
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %31, label %17

17:                                               ; preds = %5
  %18 = zext i8 %15 to i64
  br label %19

19:                                               ; preds = %17, %19
  %20 = phi i64 [ 0, %17 ], [ %26, %19 ]
  %21 = phi i64 [ 1, %17 ], [ %25, %19 ]
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %20
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 32
  %24 = load i64, ptr %23, align 8, !tbaa !18
  %25 = mul nsw i64 %24, %21
  %26 = add nuw nsw i64 %20, 1
  %27 = icmp eq i64 %26, %18
  br i1 %27, label %28, label %19, !llvm.loop !27

28:                                               ; preds = %19
  %29 = shl i64 %25, 3
  %30 = or disjoint i64 %29, 1
  br label %31

31:                                               ; preds = %28, %5
  %32 = phi i64 [ 9, %5 ], [ %30, %28 ]
  %33 = tail call ptr @malloc(i64 noundef %32)
  store ptr %33, ptr %0, align 8, !tbaa !7
  tail call fastcc void @multiplyInteger4Real8(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i32 noundef 1)
  ret void
}

define hidden void @_FortranAMatmulTransposeDirectInteger4Real8(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #23 {
  tail call fastcc void @multiplyInteger4Real8(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 1)
  ret void
}

define hidden void @_FortranAMatmulReal8Integer4(ptr noundef captures(none) initializes((0, 24)) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #22 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !10
  %8 = zext i8 %7 to i32
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %10 = load i8, ptr %9, align 4, !tbaa !10
  %11 = zext i8 %10 to i32
  %12 = add nsw i32 %8, -2
  %13 = add nsw i32 %12, %11
  tail call fastcc void @establish_shape(ptr noundef %0, i32 noundef 28, i64 noundef 8, i32 noundef %13, i32 noundef 2, i32 noundef 0)
  store ptr null, ptr %0, align 8, !tbaa !7
  tail call fastcc void @shape_of_product(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i32 noundef 0)
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !10
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %31, label %17

17:                                               ; preds = %5
  %18 = zext i8 %15 to i64
  br label %19

19:                                               ; preds = %17, %19
  %20 = phi i64 [ 0, %17 ], [ %26, %19 ]
  %21 = phi i64 [ 1, %17 ], [ %25, %19 ]
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %20
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 32
  %24 = load i64, ptr %23, align 8, !tbaa !18
  %25 = mul nsw i64 %24, %21
  %26 = add nuw nsw i64 %20, 1
  %27 = icmp eq i64 %26, %18
  br i1 %27, label %28, label %19, !llvm.loop !27

28:                                               ; preds = %19
  %29 = shl i64 %25, 3
  %30 = or disjoint i64 %29, 1
  br label %31

31:                                               ; preds = %28, %5
  %32 = phi i64 [ 9, %5 ], [ %30, %28 ]
  %33 = tail call ptr @malloc(i64 noundef %32)
  store ptr %33, ptr %0, align 8, !tbaa !7
  tail call fastcc void @multiplyReal8Integer4(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i32 noundef 0)
  ret void
}

define internal fastcc void @multiplyReal8Integer4(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef range(i32 0, 2) %3) unnamed_addr #23 {
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %6 = load i64, ptr %5, align 8, !tbaa !18
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %8 = load i8, ptr %7, align 4, !tbaa !10
  %9 = icmp eq i8 %8, 2
  br i1 %9, label %10, label %15

10:                                               ; preds = %4
  %11 = zext nneg i32 %3 to i64
  %12 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %14 = load i64, ptr %13, align 8, !tbaa !18
  br label %15

15:                                               ; preds = %4, %10
  %16 = phi i64 [ %14, %10 ], [ 1, %4 ]
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %18 = load i8, ptr %17, align 4, !tbaa !10
  %19 = icmp eq i8 %18, 2
  br i1 %19, label %20, label %23

20:                                               ; preds = %15
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %22 = load i64, ptr %21, align 8, !tbaa !18
  br label %23

23:                                               ; preds = %15, %20
  %24 = phi i64 [ %22, %20 ], [ 1, %15 ]
  br i1 %9, label %25, label %30

25:                                               ; preds = %23
  %26 = zext nneg i32 %3 to i64
  %27 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 40
  %29 = load i64, ptr %28, align 8, !tbaa !16
  br label %30

30:                                               ; preds = %23, %25
  %31 = phi i64 [ %29, %25 ], [ 0, %23 ]
  %32 = xor i32 %3, 1
  %33 = zext nneg i32 %32 to i64
  %34 = select i1 %9, i64 %33, i64 0
  %35 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %34
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 40
  %37 = load i64, ptr %36, align 8, !tbaa !16
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %39 = load i64, ptr %38, align 8, !tbaa !16
  br i1 %19, label %40, label %43

40:                                               ; preds = %30
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %42 = load i64, ptr %41, align 8, !tbaa !16
  br label %43

43:                                               ; preds = %30, %40
  %44 = phi i64 [ %42, %40 ], [ 0, %30 ]
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %46 = load i64, ptr %45, align 8, !tbaa !16
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %48 = load i8, ptr %47, align 4, !tbaa !10
  %49 = icmp eq i8 %48, 2
  br i1 %49, label %50, label %53

50:                                               ; preds = %43
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %52 = load i64, ptr %51, align 8, !tbaa !16
  br label %53

53:                                               ; preds = %43, %50
  %54 = phi i64 [ %52, %50 ], [ %46, %43 ]
  %55 = icmp sgt i64 %24, 0
  br i1 %55, label %56, label %66

56:                                               ; preds = %53
  %57 = icmp sgt i64 %16, 0
  %58 = icmp sgt i64 %6, 0
  br label %59

59:                                               ; preds = %56, %75
  %60 = phi i64 [ 0, %56 ], [ %76, %75 ]
  br i1 %57, label %61, label %75

61:                                               ; preds = %59
  %62 = mul nsw i64 %60, %44
  %63 = load ptr, ptr %0, align 8, !tbaa !7
  %64 = mul nsw i64 %60, %54
  %65 = getelementptr i8, ptr %63, i64 %64
  br label %67

66:                                               ; preds = %75, %53
  ret void

67:                                               ; preds = %61, %78
  %68 = phi i64 [ 0, %61 ], [ %82, %78 ]
  br i1 %58, label %69, label %78

69:                                               ; preds = %67
  %70 = load ptr, ptr %1, align 8, !tbaa !7
  %71 = mul nsw i64 %68, %31
  %72 = getelementptr inbounds i8, ptr %70, i64 %71
  %73 = load ptr, ptr %2, align 8, !tbaa !7
  %74 = getelementptr i8, ptr %73, i64 %62
  br label %84

75:                                               ; preds = %78, %59
  %76 = add nuw nsw i64 %60, 1
  %77 = icmp eq i64 %76, %24
  br i1 %77, label %66, label %59, !llvm.loop !161

78:                                               ; preds = %84, %67
  %79 = phi double [ 0.000000e+00, %67 ], [ %95, %84 ]
  %80 = mul nsw i64 %68, %46
  %81 = getelementptr i8, ptr %65, i64 %80
  store double %79, ptr %81, align 8, !tbaa !76
  %82 = add nuw nsw i64 %68, 1
  %83 = icmp eq i64 %82, %16
  br i1 %83, label %75, label %67, !llvm.loop !162

84:                                               ; preds = %69, %84
  %85 = phi i64 [ 0, %69 ], [ %96, %84 ]
  %86 = phi double [ 0.000000e+00, %69 ], [ %95, %84 ]
  %87 = mul nsw i64 %85, %37
  %88 = getelementptr inbounds i8, ptr %72, i64 %87
  %89 = load double, ptr %88, align 8, !tbaa !76
  %90 = mul nsw i64 %85, %39
  %91 = getelementptr i8, ptr %74, i64 %90
  %92 = load i32, ptr %91, align 4, !tbaa !3
  %93 = sitofp i32 %92 to double
  %94 = fmul double %89, %93
  %95 = fadd double %86, %94
  %96 = add nuw nsw i64 %85, 1
  %97 = icmp eq i64 %96, %6
  br i1 %97, label %78, label %84, !llvm.loop !163
}

define hidden void @_FortranAMatmulDirectReal8Integer4(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #23 {
  tail call fastcc void @multiplyReal8Integer4(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 0)
  ret void
}

define hidden void @_FortranAMatmulTransposeReal8Integer4(ptr noundef captures(none) initializes((0, 24)) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #22 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !10
  %8 = zext i8 %7 to i32
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %10 = load i8, ptr %9, align 4, !tbaa !10
  %11 = zext i8 %10 to i32
  %12 = add nsw i32 %8, -2
  %13 = add nsw i32 %12, %11
  tail call fastcc void @establish_shape(ptr noundef %0, i32 noundef 28, i64 noundef 8, i32 noundef %13, i32 noundef 2, i32 noundef 0)
  store ptr null, ptr %0, align 8, !tbaa !7
  tail call fastcc void @shape_of_product(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i32 noundef 1)
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !10
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %31, label %17

17:                                               ; preds = %5
  %18 = zext i8 %15 to i64
  br label %19

19:                                               ; preds = %17, %19
  %20 = phi i64 [ 0, %17 ], [ %26, %19 ]
  %21 = phi i64 [ 1, %17 ], [ %25, %19 ]
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %20
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 32
  %24 = load i64, ptr %23, align 8, !tbaa !18
  %25 = mul nsw i64 %24, %21
  %26 = add nuw nsw i64 %20, 1
  %27 = icmp eq i64 %26, %18
  br i1 %27, label %28, label %19, !llvm.loop !27

28:                                               ; preds = %19
  %29 = shl i64 %25, 3
  %30 = or disjoint i64 %29, 1
  br label %31

31:                                               ; preds = %28, %5
  %32 = phi i64 [ 9, %5 ], [ %30, %28 ]
  %33 = tail call ptr @malloc(i64 noundef %32)
  store ptr %33, ptr %0, align 8, !tbaa !7
  tail call fastcc void @multiplyReal8Integer4(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i32 noundef 1)
  ret void
}

define hidden void @_FortranAMatmulTransposeDirectReal8Integer4(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #23 {
  tail call fastcc void @multiplyReal8Integer4(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 1)
  ret void
}

define hidden void @_FortranAMatmulComplex4Complex4(ptr noundef captures(none) initializes((0, 24)) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #22 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !10
  %8 = zext i8 %7 to i32
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %10 = load i8, ptr %9, align 4, !tbaa !10
  %11 = zext i8 %10 to i32
  %12 = add nsw i32 %8, -2
  %13 = add nsw i32 %12, %11
  tail call fastcc void @establish_shape(ptr noundef %0, i32 noundef 34, i64 noundef 8, i32 noundef %13, i32 noundef 2, i32 noundef 0)
  store ptr null, ptr %0, align 8, !tbaa !7
  tail call fastcc void @shape_of_product(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i32 noundef 0)
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !10
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %31, label %17

17:                                               ; preds = %5
  %18 = zext i8 %15 to i64
  br label %19

19:                                               ; preds = %17, %19
  %20 = phi i64 [ 0, %17 ], [ %26, %19 ]
  %21 = phi i64 [ 1, %17 ], [ %25, %19 ]
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %20
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 32
  %24 = load i64, ptr %23, align 8, !tbaa !18
  %25 = mul nsw i64 %24, %21
  %26 = add nuw nsw i64 %20, 1
  %27 = icmp eq i64 %26, %18
  br i1 %27, label %28, label %19, !llvm.loop !27

28:                                               ; preds = %19
  %29 = shl i64 %25, 3
  %30 = or disjoint i64 %29, 1
  br label %31

31:                                               ; preds = %28, %5
  %32 = phi i64 [ 9, %5 ], [ %30, %28 ]
  %33 = tail call ptr @malloc(i64 noundef %32)
  store ptr %33, ptr %0, align 8, !tbaa !7
  tail call fastcc void @multiplyComplex4Complex4(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i32 noundef 0)
  ret void
}

define internal fastcc void @multiplyComplex4Complex4(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef range(i32 0, 2) %3) unnamed_addr #23 {
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %6 = load i64, ptr %5, align 8, !tbaa !18
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %8 = load i8, ptr %7, align 4, !tbaa !10
  %9 = icmp eq i8 %8, 2
  br i1 %9, label %10, label %15

10:                                               ; preds = %4
  %11 = zext nneg i32 %3 to i64
  %12 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %14 = load i64, ptr %13, align 8, !tbaa !18
  br label %15

15:                                               ; preds = %4, %10
  %16 = phi i64 [ %14, %10 ], [ 1, %4 ]
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %18 = load i8, ptr %17, align 4, !tbaa !10
  %19 = icmp eq i8 %18, 2
  br i1 %19, label %20, label %23

20:                                               ; preds = %15
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %22 = load i64, ptr %21, align 8, !tbaa !18
  br label %23

23:                                               ; preds = %15, %20
  %24 = phi i64 [ %22, %20 ], [ 1, %15 ]
  br i1 %9, label %25, label %30

25:                                               ; preds = %23
  %26 = zext nneg i32 %3 to i64
  %27 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 40
  %29 = load i64, ptr %28, align 8, !tbaa !16
  br label %30

30:                                               ; preds = %23, %25
  %31 = phi i64 [ %29, %25 ], [ 0, %23 ]
  %32 = xor i32 %3, 1
  %33 = zext nneg i32 %32 to i64
  %34 = select i1 %9, i64 %33, i64 0
  %35 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %34
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 40
  %37 = load i64, ptr %36, align 8, !tbaa !16
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %39 = load i64, ptr %38, align 8, !tbaa !16
  br i1 %19, label %40, label %43

40:                                               ; preds = %30
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %42 = load i64, ptr %41, align 8, !tbaa !16
  br label %43

43:                                               ; preds = %30, %40
  %44 = phi i64 [ %42, %40 ], [ 0, %30 ]
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %46 = load i64, ptr %45, align 8, !tbaa !16
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %48 = load i8, ptr %47, align 4, !tbaa !10
  %49 = icmp eq i8 %48, 2
  br i1 %49, label %50, label %53

50:                                               ; preds = %43
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %52 = load i64, ptr %51, align 8, !tbaa !16
  br label %53

53:                                               ; preds = %43, %50
  %54 = phi i64 [ %52, %50 ], [ %46, %43 ]
  %55 = icmp sgt i64 %24, 0
  br i1 %55, label %56, label %66

56:                                               ; preds = %53
  %57 = icmp sgt i64 %16, 0
  %58 = icmp sgt i64 %6, 0
  br label %59

59:                                               ; preds = %56, %75
  %60 = phi i64 [ 0, %56 ], [ %76, %75 ]
  br i1 %57, label %61, label %75

61:                                               ; preds = %59
  %62 = mul nsw i64 %60, %44
  %63 = load ptr, ptr %0, align 8, !tbaa !7
  %64 = mul nsw i64 %60, %54
  %65 = getelementptr i8, ptr %63, i64 %64
  br label %67

66:                                               ; preds = %75, %53
  ret void

67:                                               ; preds = %61, %78
  %68 = phi i64 [ 0, %61 ], [ %84, %78 ]
  br i1 %58, label %69, label %78

69:                                               ; preds = %67
  %70 = load ptr, ptr %1, align 8, !tbaa !7
  %71 = mul nsw i64 %68, %31
  %72 = getelementptr inbounds i8, ptr %70, i64 %71
  %73 = load ptr, ptr %2, align 8, !tbaa !7
  %74 = getelementptr i8, ptr %73, i64 %62
  br label %86

75:                                               ; preds = %78, %59
  %76 = add nuw nsw i64 %60, 1
  %77 = icmp eq i64 %76, %24
  br i1 %77, label %66, label %59, !llvm.loop !164

78:                                               ; preds = %86, %67
  %79 = phi float [ 0.000000e+00, %67 ], [ %107, %86 ]
  %80 = phi float [ 0.000000e+00, %67 ], [ %103, %86 ]
  %81 = mul nsw i64 %68, %46
  %82 = getelementptr i8, ptr %65, i64 %81
  store float %80, ptr %82, align 4, !tbaa !79
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 4
  store float %79, ptr %83, align 4, !tbaa !79
  %84 = add nuw nsw i64 %68, 1
  %85 = icmp eq i64 %84, %16
  br i1 %85, label %75, label %67, !llvm.loop !165

86:                                               ; preds = %69, %86
  %87 = phi float [ 0.000000e+00, %69 ], [ %103, %86 ]
  %88 = phi i64 [ 0, %69 ], [ %108, %86 ]
  %89 = phi float [ 0.000000e+00, %69 ], [ %107, %86 ]
  %90 = mul nsw i64 %88, %37
  %91 = getelementptr inbounds i8, ptr %72, i64 %90
  %92 = load float, ptr %91, align 4, !tbaa !79
  %93 = getelementptr inbounds nuw i8, ptr %91, i64 4
  %94 = load float, ptr %93, align 4, !tbaa !79
  %95 = mul nsw i64 %88, %39
  %96 = getelementptr i8, ptr %74, i64 %95
  %97 = load float, ptr %96, align 4, !tbaa !79
  %98 = getelementptr inbounds nuw i8, ptr %96, i64 4
  %99 = load float, ptr %98, align 4, !tbaa !79
  %100 = fmul float %92, %97
  %101 = fmul float %94, %99
  %102 = fsub float %100, %101
  %103 = fadd float %87, %102
  %104 = fmul float %92, %99
  %105 = fmul float %94, %97
  %106 = fadd float %105, %104
  %107 = fadd float %89, %106
  %108 = add nuw nsw i64 %88, 1
  %109 = icmp eq i64 %108, %6
  br i1 %109, label %78, label %86, !llvm.loop !166
}

define hidden void @_FortranAMatmulDirectComplex4Complex4(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #23 {
  tail call fastcc void @multiplyComplex4Complex4(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 0)
  ret void
}

define hidden void @_FortranAMatmulTransposeComplex4Complex4(ptr noundef captures(none) initializes((0, 24)) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #22 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !10
  %8 = zext i8 %7 to i32
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %10 = load i8, ptr %9, align 4, !tbaa !10
  %11 = zext i8 %10 to i32
  %12 = add nsw i32 %8, -2
  %13 = add nsw i32 %12, %11
  tail call fastcc void @establish_shape(ptr noundef %0, i32 noundef 34, i64 noundef 8, i32 noundef %13, i32 noundef 2, i32 noundef 0)
  store ptr null, ptr %0, align 8, !tbaa !7
  tail call fastcc void @shape_of_product(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i32 noundef 1)
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !10
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %31, label %17

17:                                               ; preds = %5
  %18 = zext i8 %15 to i64
  br label %19

19:                                               ; preds = %17, %19
  %20 = phi i64 [ 0, %17 ], [ %26, %19 ]
  %21 = phi i64 [ 1, %17 ], [ %25, %19 ]
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %20
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 32
  %24 = load i64, ptr %23, align 8, !tbaa !18
  %25 = mul nsw i64 %24, %21
  %26 = add nuw nsw i64 %20, 1
  %27 = icmp eq i64 %26, %18
  br i1 %27, label %28, label %19, !llvm.loop !27

28:                                               ; preds = %19
  %29 = shl i64 %25, 3
  %30 = or disjoint i64 %29, 1
  br label %31

31:                                               ; preds = %28, %5
  %32 = phi i64 [ 9, %5 ], [ %30, %28 ]
  %33 = tail call ptr @malloc(i64 noundef %32)
  store ptr %33, ptr %0, align 8, !tbaa !7
  tail call fastcc void @multiplyComplex4Complex4(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i32 noundef 1)
  ret void
}

define hidden void @_FortranAMatmulTransposeDirectComplex4Complex4(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #23 {
  tail call fastcc void @multiplyComplex4Complex4(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 1)
  ret void
}

define hidden void @_FortranAMatmulComplex8Complex8(ptr noundef captures(none) initializes((0, 24)) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #22 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !10
  %8 = zext i8 %7 to i32
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %10 = load i8, ptr %9, align 4, !tbaa !10
  %11 = zext i8 %10 to i32
  %12 = add nsw i32 %8, -2
  %13 = add nsw i32 %12, %11
  tail call fastcc void @establish_shape(ptr noundef %0, i32 noundef 35, i64 noundef 16, i32 noundef %13, i32 noundef 2, i32 noundef 0)
  store ptr null, ptr %0, align 8, !tbaa !7
  tail call fastcc void @shape_of_product(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i32 noundef 0)
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !10
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %31, label %17

17:                                               ; preds = %5
  %18 = zext i8 %15 to i64
  br label %19

19:                                               ; preds = %17, %19
  %20 = phi i64 [ 0, %17 ], [ %26, %19 ]
  %21 = phi i64 [ 1, %17 ], [ %25, %19 ]
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %20
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 32
  %24 = load i64, ptr %23, align 8, !tbaa !18
  %25 = mul nsw i64 %24, %21
  %26 = add nuw nsw i64 %20, 1
  %27 = icmp eq i64 %26, %18
  br i1 %27, label %28, label %19, !llvm.loop !27

28:                                               ; preds = %19
  %29 = shl i64 %25, 4
  %30 = or disjoint i64 %29, 1
  br label %31

31:                                               ; preds = %28, %5
  %32 = phi i64 [ 17, %5 ], [ %30, %28 ]
  %33 = tail call ptr @malloc(i64 noundef %32)
  store ptr %33, ptr %0, align 8, !tbaa !7
  tail call fastcc void @multiplyComplex8Complex8(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i32 noundef 0)
  ret void
}

define internal fastcc void @multiplyComplex8Complex8(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef range(i32 0, 2) %3) unnamed_addr #23 {
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %6 = load i64, ptr %5, align 8, !tbaa !18
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %8 = load i8, ptr %7, align 4, !tbaa !10
  %9 = icmp eq i8 %8, 2
  br i1 %9, label %10, label %15

10:                                               ; preds = %4
  %11 = zext nneg i32 %3 to i64
  %12 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %14 = load i64, ptr %13, align 8, !tbaa !18
  br label %15

15:                                               ; preds = %4, %10
  %16 = phi i64 [ %14, %10 ], [ 1, %4 ]
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %18 = load i8, ptr %17, align 4, !tbaa !10
  %19 = icmp eq i8 %18, 2
  br i1 %19, label %20, label %23

20:                                               ; preds = %15
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %22 = load i64, ptr %21, align 8, !tbaa !18
  br label %23

23:                                               ; preds = %15, %20
  %24 = phi i64 [ %22, %20 ], [ 1, %15 ]
  br i1 %9, label %25, label %30

25:                                               ; preds = %23
  %26 = zext nneg i32 %3 to i64
  %27 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 40
  %29 = load i64, ptr %28, align 8, !tbaa !16
  br label %30

30:                                               ; preds = %23, %25
  %31 = phi i64 [ %29, %25 ], [ 0, %23 ]
  %32 = xor i32 %3, 1
  %33 = zext nneg i32 %32 to i64
  %34 = select i1 %9, i64 %33, i64 0
  %35 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %34
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 40
  %37 = load i64, ptr %36, align 8, !tbaa !16
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %39 = load i64, ptr %38, align 8, !tbaa !16
  br i1 %19, label %40, label %43

40:                                               ; preds = %30
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %42 = load i64, ptr %41, align 8, !tbaa !16
  br label %43

43:                                               ; preds = %30, %40
  %44 = phi i64 [ %42, %40 ], [ 0, %30 ]
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %46 = load i64, ptr %45, align 8, !tbaa !16
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %48 = load i8, ptr %47, align 4, !tbaa !10
  %49 = icmp eq i8 %48, 2
  br i1 %49, label %50, label %53

50:                                               ; preds = %43
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %52 = load i64, ptr %51, align 8, !tbaa !16
  br label %53

53:                                               ; preds = %43, %50
  %54 = phi i64 [ %52, %50 ], [ %46, %43 ]
  %55 = icmp sgt i64 %24, 0
  br i1 %55, label %56, label %66

56:                                               ; preds = %53
  %57 = icmp sgt i64 %16, 0
  %58 = icmp sgt i64 %6, 0
  br label %59

59:                                               ; preds = %56, %75
  %60 = phi i64 [ 0, %56 ], [ %76, %75 ]
  br i1 %57, label %61, label %75

61:                                               ; preds = %59
  %62 = mul nsw i64 %60, %44
  %63 = load ptr, ptr %0, align 8, !tbaa !7
  %64 = mul nsw i64 %60, %54
  %65 = getelementptr i8, ptr %63, i64 %64
  br label %67

66:                                               ; preds = %75, %53
  ret void

67:                                               ; preds = %61, %78
  %68 = phi i64 [ 0, %61 ], [ %84, %78 ]
  br i1 %58, label %69, label %78

69:                                               ; preds = %67
  %70 = load ptr, ptr %1, align 8, !tbaa !7
  %71 = mul nsw i64 %68, %31
  %72 = getelementptr inbounds i8, ptr %70, i64 %71
  %73 = load ptr, ptr %2, align 8, !tbaa !7
  %74 = getelementptr i8, ptr %73, i64 %62
  br label %86

75:                                               ; preds = %78, %59
  %76 = add nuw nsw i64 %60, 1
  %77 = icmp eq i64 %76, %24
  br i1 %77, label %66, label %59, !llvm.loop !167

78:                                               ; preds = %86, %67
  %79 = phi double [ 0.000000e+00, %67 ], [ %107, %86 ]
  %80 = phi double [ 0.000000e+00, %67 ], [ %103, %86 ]
  %81 = mul nsw i64 %68, %46
  %82 = getelementptr i8, ptr %65, i64 %81
  store double %80, ptr %82, align 8, !tbaa !76
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 8
  store double %79, ptr %83, align 8, !tbaa !76
  %84 = add nuw nsw i64 %68, 1
  %85 = icmp eq i64 %84, %16
  br i1 %85, label %75, label %67, !llvm.loop !168

86:                                               ; preds = %69, %86
  %87 = phi double [ 0.000000e+00, %69 ], [ %103, %86 ]
  %88 = phi i64 [ 0, %69 ], [ %108, %86 ]
  %89 = phi double [ 0.000000e+00, %69 ], [ %107, %86 ]
  %90 = mul nsw i64 %88, %37
  %91 = getelementptr inbounds i8, ptr %72, i64 %90
  %92 = load double, ptr %91, align 8, !tbaa !76
  %93 = getelementptr inbounds nuw i8, ptr %91, i64 8
  %94 = load double, ptr %93, align 8, !tbaa !76
  %95 = mul nsw i64 %88, %39
  %96 = getelementptr i8, ptr %74, i64 %95
  %97 = load double, ptr %96, align 8, !tbaa !76
  %98 = getelementptr inbounds nuw i8, ptr %96, i64 8
  %99 = load double, ptr %98, align 8, !tbaa !76
  %100 = fmul double %92, %97
  %101 = fmul double %94, %99
  %102 = fsub double %100, %101
  %103 = fadd double %87, %102
  %104 = fmul double %92, %99
  %105 = fmul double %94, %97
  %106 = fadd double %105, %104
  %107 = fadd double %89, %106
  %108 = add nuw nsw i64 %88, 1
  %109 = icmp eq i64 %108, %6
  br i1 %109, label %78, label %86, !llvm.loop !169
}

define hidden void @_FortranAMatmulDirectComplex8Complex8(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #23 {
  tail call fastcc void @multiplyComplex8Complex8(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 0)
  ret void
}

define hidden void @_FortranAMatmulTransposeComplex8Complex8(ptr noundef captures(none) initializes((0, 24)) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #22 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !10
  %8 = zext i8 %7 to i32
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %10 = load i8, ptr %9, align 4, !tbaa !10
  %11 = zext i8 %10 to i32
  %12 = add nsw i32 %8, -2
  %13 = add nsw i32 %12, %11
  tail call fastcc void @establish_shape(ptr noundef %0, i32 noundef 35, i64 noundef 16, i32 noundef %13, i32 noundef 2, i32 noundef 0)
  store ptr null, ptr %0, align 8, !tbaa !7
  tail call fastcc void @shape_of_product(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i32 noundef 1)
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !10
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %31, label %17

17:                                               ; preds = %5
  %18 = zext i8 %15 to i64
  br label %19

19:                                               ; preds = %17, %19
  %20 = phi i64 [ 0, %17 ], [ %26, %19 ]
  %21 = phi i64 [ 1, %17 ], [ %25, %19 ]
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %20
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 32
  %24 = load i64, ptr %23, align 8, !tbaa !18
  %25 = mul nsw i64 %24, %21
  %26 = add nuw nsw i64 %20, 1
  %27 = icmp eq i64 %26, %18
  br i1 %27, label %28, label %19, !llvm.loop !27

28:                                               ; preds = %19
  %29 = shl i64 %25, 4
  %30 = or disjoint i64 %29, 1
  br label %31

31:                                               ; preds = %28, %5
  %32 = phi i64 [ 17, %5 ], [ %30, %28 ]
  %33 = tail call ptr @malloc(i64 noundef %32)
  store ptr %33, ptr %0, align 8, !tbaa !7
  tail call fastcc void @multiplyComplex8Complex8(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i32 noundef 1)
  ret void
}

define hidden void @_FortranAMatmulTransposeDirectComplex8Complex8(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #23 {
  tail call fastcc void @multiplyComplex8Complex8(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 1)
  ret void
}

define hidden void @_FortranAMatmulReal8Complex8(ptr noundef captures(none) initializes((0, 24)) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #22 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !10
  %8 = zext i8 %7 to i32
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %10 = load i8, ptr %9, align 4, !tbaa !10
  %11 = zext i8 %10 to i32
  %12 = add nsw i32 %8, -2
  %13 = add nsw i32 %12, %11
  tail call fastcc void @establish_shape(ptr noundef %0, i32 noundef 35, i64 noundef 16, i32 noundef %13, i32 noundef 2, i32 noundef 0)
  store ptr null, ptr %0, align 8, !tbaa !7
  tail call fastcc void @shape_of_product(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i32 noundef 0)
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !10
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %31, label %17

17:                                               ; preds = %5
  %18 = zext i8 %15 to i64
  br label %19

19:                                               ; preds = %17, %19
  %20 = phi i64 [ 0, %17 ], [ %26, %19 ]
  %21 = phi i64 [ 1, %17 ], [ %25, %19 ]
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %20
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 32
  %24 = load i64, ptr %23, align 8, !tbaa !18
  %25 = mul nsw i64 %24, %21
  %26 = add nuw nsw i64 %20, 1
  %27 = icmp eq i64 %26, %18
  br i1 %27, label %28, label %19, !llvm.loop !27

28:                                               ; preds = %19
  %29 = shl i64 %25, 4
  %30 = or disjoint i64 %29, 1
  br label %31

31:                                               ; preds = %28, %5
  %32 = phi i64 [ 17, %5 ], [ %30, %28 ]
  %33 = tail call ptr @malloc(i64 noundef %32)
  store ptr %33, ptr %0, align 8, !tbaa !7
  tail call fastcc void @multiplyReal8Complex8(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i32 noundef 0)
  ret void
}

define internal fastcc void @multiplyReal8Complex8(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef range(i32 0, 2) %3) unnamed_addr #23 {
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %6 = load i64, ptr %5, align 8, !tbaa !18
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %8 = load i8, ptr %7, align 4, !tbaa !10
  %9 = icmp eq i8 %8, 2
  br i1 %9, label %10, label %15

10:                                               ; preds = %4
  %11 = zext nneg i32 %3 to i64
  %12 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %14 = load i64, ptr %13, align 8, !tbaa !18
  br label %15

15:                                               ; preds = %4, %10
  %16 = phi i64 [ %14, %10 ], [ 1, %4 ]
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %18 = load i8, ptr %17, align 4, !tbaa !10
  %19 = icmp eq i8 %18, 2
  br i1 %19, label %20, label %23

20:                                               ; preds = %15
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %22 = load i64, ptr %21, align 8, !tbaa !18
  br label %23

23:                                               ; preds = %15, %20
  %24 = phi i64 [ %22, %20 ], [ 1, %15 ]
  br i1 %9, label %25, label %30

25:                                               ; preds = %23
  %26 = zext nneg i32 %3 to i64
  %27 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 40
  %29 = load i64, ptr %28, align 8, !tbaa !16
  br label %30

30:                                               ; preds = %23, %25
  %31 = phi i64 [ %29, %25 ], [ 0, %23 ]
  %32 = xor i32 %3, 1
  %33 = zext nneg i32 %32 to i64
  %34 = select i1 %9, i64 %33, i64 0
  %35 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %34
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 40
  %37 = load i64, ptr %36, align 8, !tbaa !16
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %39 = load i64, ptr %38, align 8, !tbaa !16
  br i1 %19, label %40, label %43

40:                                               ; preds = %30
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %42 = load i64, ptr %41, align 8, !tbaa !16
  br label %43

43:                                               ; preds = %30, %40
  %44 = phi i64 [ %42, %40 ], [ 0, %30 ]
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %46 = load i64, ptr %45, align 8, !tbaa !16
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %48 = load i8, ptr %47, align 4, !tbaa !10
  %49 = icmp eq i8 %48, 2
  br i1 %49, label %50, label %53

50:                                               ; preds = %43
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %52 = load i64, ptr %51, align 8, !tbaa !16
  br label %53

53:                                               ; preds = %43, %50
  %54 = phi i64 [ %52, %50 ], [ %46, %43 ]
  %55 = icmp sgt i64 %24, 0
  br i1 %55, label %56, label %66

56:                                               ; preds = %53
  %57 = icmp sgt i64 %16, 0
  %58 = icmp sgt i64 %6, 0
  br label %59

59:                                               ; preds = %56, %75
  %60 = phi i64 [ 0, %56 ], [ %76, %75 ]
  br i1 %57, label %61, label %75

61:                                               ; preds = %59
  %62 = mul nsw i64 %60, %44
  %63 = load ptr, ptr %0, align 8, !tbaa !7
  %64 = mul nsw i64 %60, %54
  %65 = getelementptr i8, ptr %63, i64 %64
  br label %67

66:                                               ; preds = %75, %53
  ret void

67:                                               ; preds = %61, %78
  %68 = phi i64 [ 0, %61 ], [ %84, %78 ]
  br i1 %58, label %69, label %78

69:                                               ; preds = %67
  %70 = load ptr, ptr %1, align 8, !tbaa !7
  %71 = mul nsw i64 %68, %31
  %72 = getelementptr inbounds i8, ptr %70, i64 %71
  %73 = load ptr, ptr %2, align 8, !tbaa !7
  %74 = getelementptr i8, ptr %73, i64 %62
  br label %86

75:                                               ; preds = %78, %59
  %76 = add nuw nsw i64 %60, 1
  %77 = icmp eq i64 %76, %24
  br i1 %77, label %66, label %59, !llvm.loop !170

78:                                               ; preds = %86, %67
  %79 = phi double [ 0.000000e+00, %67 ], [ %99, %86 ]
  %80 = phi double [ 0.000000e+00, %67 ], [ %101, %86 ]
  %81 = mul nsw i64 %68, %46
  %82 = getelementptr i8, ptr %65, i64 %81
  store double %79, ptr %82, align 8, !tbaa !76
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 8
  store double %80, ptr %83, align 8, !tbaa !76
  %84 = add nuw nsw i64 %68, 1
  %85 = icmp eq i64 %84, %16
  br i1 %85, label %75, label %67, !llvm.loop !171

86:                                               ; preds = %69, %86
  %87 = phi i64 [ 0, %69 ], [ %102, %86 ]
  %88 = phi double [ 0.000000e+00, %69 ], [ %101, %86 ]
  %89 = phi double [ 0.000000e+00, %69 ], [ %99, %86 ]
  %90 = mul nsw i64 %87, %37
  %91 = getelementptr inbounds i8, ptr %72, i64 %90
  %92 = load double, ptr %91, align 8, !tbaa !76
  %93 = mul nsw i64 %87, %39
  %94 = getelementptr i8, ptr %74, i64 %93
  %95 = load double, ptr %94, align 8, !tbaa !76
  %96 = getelementptr inbounds nuw i8, ptr %94, i64 8
  %97 = load double, ptr %96, align 8, !tbaa !76
  %98 = fmul double %92, %95
  %99 = fadd double %89, %98
  %100 = fmul double %92, %97
  %101 = fadd double %88, %100
  %102 = add nuw nsw i64 %87, 1
  %103 = icmp eq i64 %102, %6
  br i1 %103, label %78, label %86, !llvm.loop !172
}

define hidden void @_FortranAMatmulDirectReal8Complex8(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #23 {
  tail call fastcc void @multiplyReal8Complex8(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 0)
  ret void
}

define hidden void @_FortranAMatmulTransposeReal8Complex8(ptr noundef captures(none) initializes((0, 24)) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #22 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !10
  %8 = zext i8 %7 to i32
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %10 = load i8, ptr %9, align 4, !tbaa !10
  %11 = zext i8 %10 to i32
  %12 = add nsw i32 %8, -2
  %13 = add nsw i32 %12, %11
  tail call fastcc void @establish_shape(ptr noundef %0, i32 noundef 35, i64 noundef 16, i32 noundef %13, i32 noundef 2, i32 noundef 0)
  store ptr null, ptr %0, align 8, !tbaa !7
  tail call fastcc void @shape_of_product(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i32 noundef 1)
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !10
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %31, label %17

17:                                               ; preds = %5
  %18 = zext i8 %15 to i64
  br label %19

19:                                               ; preds = %17, %19
  %20 = phi i64 [ 0, %17 ], [ %26, %19 ]
  %21 = phi i64 [ 1, %17 ], [ %25, %19 ]
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %20
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 32
  %24 = load i64, ptr %23, align 8, !tbaa !18
  %25 = mul nsw i64 %24, %21
  %26 = add nuw nsw i64 %20, 1
  %27 = icmp eq i64 %26, %18
  br i1 %27, label %28, label %19, !llvm.loop !27

28:                                               ; preds = %19
  %29 = shl i64 %25, 4
  %30 = or disjoint i64 %29, 1
  br label %31

31:                                               ; preds = %28, %5
  %32 = phi i64 [ 17, %5 ], [ %30, %28 ]
  %33 = tail call ptr @malloc(i64 noundef %32)
  store ptr %33, ptr %0, align 8, !tbaa !7
  tail call fastcc void @multiplyReal8Complex8(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i32 noundef 1)
  ret void
}

define hidden void @_FortranAMatmulTransposeDirectReal8Complex8(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #23 {
  tail call fastcc void @multiplyReal8Complex8(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 1)
  ret void
}

define hidden void @_FortranAMatmulComplex8Real8(ptr noundef captures(none) initializes((0, 24)) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #22 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !10
  %8 = zext i8 %7 to i32
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %10 = load i8, ptr %9, align 4, !tbaa !10
  %11 = zext i8 %10 to i32
  %12 = add nsw i32 %8, -2
  %13 = add nsw i32 %12, %11
  tail call fastcc void @establish_shape(ptr noundef %0, i32 noundef 35, i64 noundef 16, i32 noundef %13, i32 noundef 2, i32 noundef 0)
  store ptr null, ptr %0, align 8, !tbaa !7
  tail call fastcc void @shape_of_product(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i32 noundef 0)
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !10
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %31, label %17

17:                                               ; preds = %5
  %18 = zext i8 %15 to i64
  br label %19

19:                                               ; preds = %17, %19
  %20 = phi i64 [ 0, %17 ], [ %26, %19 ]
  %21 = phi i64 [ 1, %17 ], [ %25, %19 ]
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %20
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 32
  %24 = load i64, ptr %23, align 8, !tbaa !18
  %25 = mul nsw i64 %24, %21
  %26 = add nuw nsw i64 %20, 1
  %27 = icmp eq i64 %26, %18
  br i1 %27, label %28, label %19, !llvm.loop !27

28:                                               ; preds = %19
  %29 = shl i64 %25, 4
  %30 = or disjoint i64 %29, 1
  br label %31

31:                                               ; preds = %28, %5
  %32 = phi i64 [ 17, %5 ], [ %30, %28 ]
  %33 = tail call ptr @malloc(i64 noundef %32)
  store ptr %33, ptr %0, align 8, !tbaa !7
  tail call fastcc void @multiplyComplex8Real8(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i32 noundef 0)
  ret void
}

define internal fastcc void @multiplyComplex8Real8(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef range(i32 0, 2) %3) unnamed_addr #23 {
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %6 = load i64, ptr %5, align 8, !tbaa !18
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %8 = load i8, ptr %7, align 4, !tbaa !10
  %9 = icmp eq i8 %8, 2
  br i1 %9, label %10, label %15

10:                                               ; preds = %4
  %11 = zext nneg i32 %3 to i64
  %12 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %14 = load i64, ptr %13, align 8, !tbaa !18
  br label %15

15:                                               ; preds = %4, %10
  %16 = phi i64 [ %14, %10 ], [ 1, %4 ]
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %18 = load i8, ptr %17, align 4, !tbaa !10
  %19 = icmp eq i8 %18, 2
  br i1 %19, label %20, label %23

20:                                               ; preds = %15
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %22 = load i64, ptr %21, align 8, !tbaa !18
  br label %23

23:                                               ; preds = %15, %20
  %24 = phi i64 [ %22, %20 ], [ 1, %15 ]
  br i1 %9, label %25, label %30

25:                                               ; preds = %23
  %26 = zext nneg i32 %3 to i64
  %27 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 40
  %29 = load i64, ptr %28, align 8, !tbaa !16
  br label %30

30:                                               ; preds = %23, %25
  %31 = phi i64 [ %29, %25 ], [ 0, %23 ]
  %32 = xor i32 %3, 1
  %33 = zext nneg i32 %32 to i64
  %34 = select i1 %9, i64 %33, i64 0
  %35 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %34
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 40
  %37 = load i64, ptr %36, align 8, !tbaa !16
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %39 = load i64, ptr %38, align 8, !tbaa !16
  br i1 %19, label %40, label %43

40:                                               ; preds = %30
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %42 = load i64, ptr %41, align 8, !tbaa !16
  br label %43

43:                                               ; preds = %30, %40
  %44 = phi i64 [ %42, %40 ], [ 0, %30 ]
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %46 = load i64, ptr %45, align 8, !tbaa !16
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %48 = load i8, ptr %47, align 4, !tbaa !10
  %49 = icmp eq i8 %48, 2
  br i1 %49, label %50, label %53

50:                                               ; preds = %43
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %52 = load i64, ptr %51, align 8, !tbaa !16
  br label %53

53:                                               ; preds = %43, %50
  %54 = phi i64 [ %52, %50 ], [ %46, %43 ]
  %55 = icmp sgt i64 %24, 0
  br i1 %55, label %56, label %66

56:                                               ; preds = %53
  %57 = icmp sgt i64 %16, 0
  %58 = icmp sgt i64 %6, 0
  br label %59

59:                                               ; preds = %56, %75
  %60 = phi i64 [ 0, %56 ], [ %76, %75 ]
  br i1 %57, label %61, label %75

61:                                               ; preds = %59
  %62 = mul nsw i64 %60, %44
  %63 = load ptr, ptr %0, align 8, !tbaa !7
  %64 = mul nsw i64 %60, %54
  %65 = getelementptr i8, ptr %63, i64 %64
  br label %67

66:                                               ; preds = %75, %53
  ret void

67:                                               ; preds = %61, %78
  %68 = phi i64 [ 0, %61 ], [ %84, %78 ]
  br i1 %58, label %69, label %78

69:                                               ; preds = %67
  %70 = load ptr, ptr %1, align 8, !tbaa !7
  %71 = mul nsw i64 %68, %31
  %72 = getelementptr inbounds i8, ptr %70, i64 %71
  %73 = load ptr, ptr %2, align 8, !tbaa !7
  %74 = getelementptr i8, ptr %73, i64 %62
  br label %86

75:                                               ; preds = %78, %59
  %76 = add nuw nsw i64 %60, 1
  %77 = icmp eq i64 %76, %24
  br i1 %77, label %66, label %59, !llvm.loop !173

78:                                               ; preds = %86, %67
  %79 = phi double [ 0.000000e+00, %67 ], [ %99, %86 ]
  %80 = phi double [ 0.000000e+00, %67 ], [ %101, %86 ]
  %81 = mul nsw i64 %68, %46
  %82 = getelementptr i8, ptr %65, i64 %81
  store double %79, ptr %82, align 8, !tbaa !76
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 8
  store double %80, ptr %83, align 8, !tbaa !76
  %84 = add nuw nsw i64 %68, 1
  %85 = icmp eq i64 %84, %16
  br i1 %85, label %75, label %67, !llvm.loop !174

86:                                               ; preds = %69, %86
  %87 = phi i64 [ 0, %69 ], [ %102, %86 ]
  %88 = phi double [ 0.000000e+00, %69 ], [ %101, %86 ]
  %89 = phi double [ 0.000000e+00, %69 ], [ %99, %86 ]
  %90 = mul nsw i64 %87, %37
  %91 = getelementptr inbounds i8, ptr %72, i64 %90
  %92 = load double, ptr %91, align 8, !tbaa !76
  %93 = getelementptr inbounds nuw i8, ptr %91, i64 8
  %94 = load double, ptr %93, align 8, !tbaa !76
  %95 = mul nsw i64 %87, %39
  %96 = getelementptr i8, ptr %74, i64 %95
  %97 = load double, ptr %96, align 8, !tbaa !76
  %98 = fmul double %92, %97
  %99 = fadd double %89, %98
  %100 = fmul double %94, %97
  %101 = fadd double %88, %100
  %102 = add nuw nsw i64 %87, 1
  %103 = icmp eq i64 %102, %6
  br i1 %103, label %78, label %86, !llvm.loop !175
}

define hidden void @_FortranAMatmulDirectComplex8Real8(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #23 {
  tail call fastcc void @multiplyComplex8Real8(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 0)
  ret void
}

define hidden void @_FortranAMatmulTransposeComplex8Real8(ptr noundef captures(none) initializes((0, 24)) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #22 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !10
  %8 = zext i8 %7 to i32
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %10 = load i8, ptr %9, align 4, !tbaa !10
  %11 = zext i8 %10 to i32
  %12 = add nsw i32 %8, -2
  %13 = add nsw i32 %12, %11
  tail call fastcc void @establish_shape(ptr noundef %0, i32 noundef 35, i64 noundef 16, i32 noundef %13, i32 noundef 2, i32 noundef 0)
  store ptr null, ptr %0, align 8, !tbaa !7
  tail call fastcc void @shape_of_product(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i32 noundef 1)
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !10
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %31, label %17

17:                                               ; preds = %5
  %18 = zext i8 %15 to i64
  br label %19

19:                                               ; preds = %17, %19
  %20 = phi i64 [ 0, %17 ], [ %26, %19 ]
  %21 = phi i64 [ 1, %17 ], [ %25, %19 ]
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %20
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 32
  %24 = load i64, ptr %23, align 8, !tbaa !18
  %25 = mul nsw i64 %24, %21
  %26 = add nuw nsw i64 %20, 1
  %27 = icmp eq i64 %26, %18
  br i1 %27, label %28, label %19, !llvm.loop !27

28:                                               ; preds = %19
  %29 = shl i64 %25, 4
  %30 = or disjoint i64 %29, 1
  br label %31

31:                                               ; preds = %28, %5
  %32 = phi i64 [ 17, %5 ], [ %30, %28 ]
  %33 = tail call ptr @malloc(i64 noundef %32)
  store ptr %33, ptr %0, align 8, !tbaa !7
  tail call fastcc void @multiplyComplex8Real8(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i32 noundef 1)
  ret void
}

define hidden void @_FortranAMatmulTransposeDirectComplex8Real8(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #23 {
  tail call fastcc void @multiplyComplex8Real8(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 1)
  ret void
}

define hidden noalias noundef ptr @_FortranACreateValueStack(ptr noundef readnone captures(none) %0, i32 noundef %1) local_unnamed_addr #24 {
  %3 = tail call fastcc ptr @create()
  ret ptr %3
}

define internal fastcc noalias noundef ptr @create() unnamed_addr #25 {
  %1 = tail call dereferenceable_or_null(24) ptr @malloc(i64 noundef 24)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %1, i8 0, i64 24, i1 false)
  ret ptr %1
}

define hidden noalias noundef ptr @_FortranACreateDescriptorStack(ptr noundef readnone captures(none) %0, i32 noundef %1) local_unnamed_addr #24 {
  %3 = tail call fastcc ptr @create()
  ret ptr %3
}

define hidden void @_FortranAPushValue(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call fastcc ptr @push(ptr noundef %0)
  tail call fastcc void @make_temporary(ptr noundef %3, ptr noundef %1)
  ret void
}

define internal fastcc noundef ptr @push(ptr noundef captures(none) %0) unnamed_addr #6 {
  %2 = tail call fastcc i64 @wider(ptr noundef %0)
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %22, label %4

4:                                                ; preds = %1
  %5 = shl i64 %2, 3
  %6 = tail call ptr @malloc(i64 noundef %5)
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %8 = load i64, ptr %7, align 8, !tbaa !176
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %4
  %11 = load ptr, ptr %0, align 8, !tbaa !179
  br label %15

12:                                               ; preds = %15, %4
  %13 = load ptr, ptr %0, align 8, !tbaa !179
  tail call void @free(ptr noundef %13)
  store ptr %6, ptr %0, align 8, !tbaa !179
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %2, ptr %14, align 8, !tbaa !180
  br label %22

15:                                               ; preds = %10, %15
  %16 = phi i64 [ 0, %10 ], [ %20, %15 ]
  %17 = getelementptr inbounds nuw ptr, ptr %11, i64 %16
  %18 = load ptr, ptr %17, align 8, !tbaa !73
  %19 = getelementptr inbounds nuw ptr, ptr %6, i64 %16
  store ptr %18, ptr %19, align 8, !tbaa !73
  %20 = add nuw nsw i64 %16, 1
  %21 = icmp eq i64 %20, %8
  br i1 %21, label %12, label %15, !llvm.loop !181

22:                                               ; preds = %12, %1
  %23 = tail call dereferenceable_or_null(400) ptr @malloc(i64 noundef 400)
  %24 = load ptr, ptr %0, align 8, !tbaa !179
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %26 = load i64, ptr %25, align 8, !tbaa !176
  %27 = add nsw i64 %26, 1
  store i64 %27, ptr %25, align 8, !tbaa !176
  %28 = getelementptr inbounds ptr, ptr %24, i64 %26
  store ptr %23, ptr %28, align 8, !tbaa !73
  ret ptr %23
}

define hidden void @_FortranAPushDescriptor(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #6 {
  %3 = tail call fastcc ptr @push(ptr noundef %0)
  tail call fastcc void @copy_shape(ptr noundef %3, ptr noundef %1)
  %4 = load ptr, ptr %1, align 8, !tbaa !7
  store ptr %4, ptr %3, align 8, !tbaa !7
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %6 = load i8, ptr %5, align 1, !tbaa !10
  %7 = and i8 %6, 1
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %21, label %9

9:                                                ; preds = %2
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %12 = load i8, ptr %11, align 4, !tbaa !10
  %13 = zext i8 %12 to i64
  %14 = getelementptr inbounds nuw %struct.Dimension, ptr %10, i64 %13
  %15 = load ptr, ptr %14, align 8, !tbaa !11
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %18 = load i8, ptr %17, align 4, !tbaa !10
  %19 = zext i8 %18 to i64
  %20 = getelementptr inbounds nuw %struct.Dimension, ptr %16, i64 %19
  store ptr %15, ptr %20, align 8, !tbaa !11
  br label %21

21:                                               ; preds = %2, %9
  ret void
}

define hidden void @_FortranAValueAt(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef captures(none) initializes((0, 24)) %2) local_unnamed_addr #23 {
  %4 = load ptr, ptr %0, align 8, !tbaa !179
  %5 = getelementptr inbounds nuw ptr, ptr %4, i64 %1
  %6 = load ptr, ptr %5, align 8, !tbaa !73
  tail call fastcc void @copy_shape(ptr noundef %2, ptr noundef %6)
  %7 = load ptr, ptr %6, align 8, !tbaa !7
  store ptr %7, ptr %2, align 8, !tbaa !7
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 23
  %9 = load i8, ptr %8, align 1, !tbaa !10
  %10 = and i8 %9, 1
  %11 = icmp eq i8 %10, 0
  br i1 %11, label %24, label %12

12:                                               ; preds = %3
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !10
  %16 = zext i8 %15 to i64
  %17 = getelementptr inbounds nuw %struct.Dimension, ptr %13, i64 %16
  %18 = load ptr, ptr %17, align 8, !tbaa !11
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %21 = load i8, ptr %20, align 4, !tbaa !10
  %22 = zext i8 %21 to i64
  %23 = getelementptr inbounds nuw %struct.Dimension, ptr %19, i64 %22
  store ptr %18, ptr %23, align 8, !tbaa !11
  br label %24

24:                                               ; preds = %3, %12
  ret void
}

define hidden void @_FortranADescriptorAt(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef captures(none) initializes((0, 24)) %2) local_unnamed_addr #23 {
  %4 = load ptr, ptr %0, align 8, !tbaa !179
  %5 = getelementptr inbounds nuw ptr, ptr %4, i64 %1
  %6 = load ptr, ptr %5, align 8, !tbaa !73
  tail call fastcc void @copy_shape(ptr noundef %2, ptr noundef %6)
  %7 = load ptr, ptr %6, align 8, !tbaa !7
  store ptr %7, ptr %2, align 8, !tbaa !7
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 23
  %9 = load i8, ptr %8, align 1, !tbaa !10
  %10 = and i8 %9, 1
  %11 = icmp eq i8 %10, 0
  br i1 %11, label %24, label %12

12:                                               ; preds = %3
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !10
  %16 = zext i8 %15 to i64
  %17 = getelementptr inbounds nuw %struct.Dimension, ptr %13, i64 %16
  %18 = load ptr, ptr %17, align 8, !tbaa !11
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %21 = load i8, ptr %20, align 4, !tbaa !10
  %22 = zext i8 %21 to i64
  %23 = getelementptr inbounds nuw %struct.Dimension, ptr %19, i64 %22
  store ptr %18, ptr %23, align 8, !tbaa !11
  br label %24

24:                                               ; preds = %3, %12
  ret void
}

define hidden void @_FortranADestroyValueStack(ptr noundef captures(none) %0) local_unnamed_addr #6 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load i64, ptr %2, align 8, !tbaa !176
  %4 = icmp sgt i64 %3, 0
  br i1 %4, label %7, label %5

5:                                                ; preds = %7, %1
  %6 = load ptr, ptr %0, align 8, !tbaa !179
  tail call void @free(ptr noundef %6)
  tail call void @free(ptr noundef %0)
  ret void

7:                                                ; preds = %1, %7
  %8 = phi i64 [ %16, %7 ], [ 0, %1 ]
  %9 = load ptr, ptr %0, align 8, !tbaa !179
  %10 = getelementptr inbounds nuw ptr, ptr %9, i64 %8
  %11 = load ptr, ptr %10, align 8, !tbaa !73
  %12 = load ptr, ptr %11, align 8, !tbaa !7
  tail call void @free(ptr noundef %12)
  %13 = load ptr, ptr %0, align 8, !tbaa !179
  %14 = getelementptr inbounds nuw ptr, ptr %13, i64 %8
  %15 = load ptr, ptr %14, align 8, !tbaa !73
  tail call void @free(ptr noundef %15)
  %16 = add nuw nsw i64 %8, 1
  %17 = load i64, ptr %2, align 8, !tbaa !176
  %18 = icmp slt i64 %16, %17
  br i1 %18, label %7, label %5, !llvm.loop !182
}

define hidden void @_FortranADestroyDescriptorStack(ptr noundef captures(none) %0) local_unnamed_addr #6 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load i64, ptr %2, align 8, !tbaa !176
  %4 = icmp sgt i64 %3, 0
  br i1 %4, label %7, label %5

5:                                                ; preds = %7, %1
  %6 = load ptr, ptr %0, align 8, !tbaa !179
  tail call void @free(ptr noundef %6)
  tail call void @free(ptr noundef %0)
  ret void

7:                                                ; preds = %1, %7
  %8 = phi i64 [ %12, %7 ], [ 0, %1 ]
  %9 = load ptr, ptr %0, align 8, !tbaa !179
  %10 = getelementptr inbounds nuw ptr, ptr %9, i64 %8
  %11 = load ptr, ptr %10, align 8, !tbaa !73
  tail call void @free(ptr noundef %11)
  %12 = add nuw nsw i64 %8, 1
  %13 = load i64, ptr %2, align 8, !tbaa !176
  %14 = icmp slt i64 %12, %13
  br i1 %14, label %7, label %5, !llvm.loop !183
}

define hidden void @_FortranAReshape(ptr noundef captures(none) initializes((0, 24)) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(address_is_null) %3, ptr noundef readonly captures(address_is_null) %4, ptr noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %9 = load i64, ptr %8, align 8, !tbaa !18
  %10 = trunc i64 %9 to i32
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %12 = load i8, ptr %11, align 1, !tbaa !10
  %13 = sext i8 %12 to i32
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %15 = load i64, ptr %14, align 8, !tbaa !14
  %16 = load i32, ptr @has_derived_types, align 4, !tbaa !3
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %30, label %18

18:                                               ; preds = %7
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %20 = load i8, ptr %19, align 1, !tbaa !10
  %21 = and i8 %20, 1
  %22 = icmp eq i8 %21, 0
  br i1 %22, label %30, label %23

23:                                               ; preds = %18
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %26 = load i8, ptr %25, align 4, !tbaa !10
  %27 = zext i8 %26 to i64
  %28 = getelementptr inbounds nuw %struct.Dimension, ptr %24, i64 %27
  %29 = load ptr, ptr %28, align 8, !tbaa !11
  br label %30

30:                                               ; preds = %23, %18, %7
  %31 = phi ptr [ %29, %23 ], [ null, %18 ], [ null, %7 ]
  %32 = icmp ne ptr %31, null
  %33 = zext i1 %32 to i32
  tail call fastcc void @establish_shape(ptr noundef %0, i32 noundef range(i32 -128, 128) %13, i64 noundef %15, i32 noundef %10, i32 noundef 2, i32 noundef %33)
  store ptr null, ptr %0, align 8, !tbaa !7
  br i1 %32, label %34, label %40

34:                                               ; preds = %30
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %37 = load i8, ptr %36, align 4, !tbaa !10
  %38 = zext i8 %37 to i64
  %39 = getelementptr inbounds nuw %struct.Dimension, ptr %35, i64 %38
  store ptr %31, ptr %39, align 8, !tbaa !11
  br label %40

40:                                               ; preds = %30, %34
  tail call fastcc void @extents_of_reshape(ptr noundef nonnull %0, ptr noundef %2)
  %41 = tail call fastcc i64 @finish_shape(ptr noundef nonnull %0)
  %42 = add nsw i64 %41, 1
  %43 = tail call ptr @malloc(i64 noundef %42)
  store ptr %43, ptr %0, align 8, !tbaa !7
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %45 = load i8, ptr %44, align 4, !tbaa !10
  %46 = icmp eq i8 %45, 0
  br i1 %46, label %49, label %47

47:                                               ; preds = %40
  %48 = zext i8 %45 to i64
  br label %56

49:                                               ; preds = %56, %40
  %50 = phi i64 [ 1, %40 ], [ %62, %56 ]
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %52 = load i8, ptr %51, align 4, !tbaa !10
  %53 = icmp eq i8 %52, 0
  br i1 %53, label %75, label %54

54:                                               ; preds = %49
  %55 = zext i8 %52 to i64
  br label %65

56:                                               ; preds = %47, %56
  %57 = phi i64 [ 0, %47 ], [ %63, %56 ]
  %58 = phi i64 [ 1, %47 ], [ %62, %56 ]
  %59 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %57
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 32
  %61 = load i64, ptr %60, align 8, !tbaa !18
  %62 = mul nsw i64 %61, %58
  %63 = add nuw nsw i64 %57, 1
  %64 = icmp eq i64 %63, %48
  br i1 %64, label %49, label %56, !llvm.loop !27

65:                                               ; preds = %54, %65
  %66 = phi i64 [ 0, %54 ], [ %73, %65 ]
  %67 = phi i64 [ 1, %54 ], [ %72, %65 ]
  %68 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %66
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 32
  %70 = load i64, ptr %69, align 8, !tbaa !18
  %71 = freeze i64 %70
  %72 = mul i64 %71, %67
  %73 = add nuw nsw i64 %66, 1
  %74 = icmp eq i64 %73, %55
  br i1 %74, label %75, label %65, !llvm.loop !27

75:                                               ; preds = %65, %49
  %76 = phi i64 [ 1, %49 ], [ %72, %65 ]
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %78 = icmp eq ptr %3, null
  br i1 %78, label %97, label %79

79:                                               ; preds = %75
  %80 = load ptr, ptr %3, align 8, !tbaa !7
  %81 = icmp eq ptr %80, null
  br i1 %81, label %97, label %82

82:                                               ; preds = %79
  %83 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %84 = load i8, ptr %83, align 4, !tbaa !10
  %85 = icmp eq i8 %84, 0
  br i1 %85, label %97, label %86

86:                                               ; preds = %82
  %87 = zext i8 %84 to i64
  br label %88

88:                                               ; preds = %86, %88
  %89 = phi i64 [ 0, %86 ], [ %95, %88 ]
  %90 = phi i64 [ 1, %86 ], [ %94, %88 ]
  %91 = getelementptr inbounds nuw %struct.Dimension, ptr %3, i64 %89
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 32
  %93 = load i64, ptr %92, align 8, !tbaa !18
  %94 = mul nsw i64 %93, %90
  %95 = add nuw nsw i64 %89, 1
  %96 = icmp eq i64 %95, %87
  br i1 %96, label %97, label %88, !llvm.loop !27

97:                                               ; preds = %88, %82, %75, %79
  %98 = phi i64 [ 0, %75 ], [ 0, %79 ], [ 1, %82 ], [ %94, %88 ]
  %99 = icmp sle i64 %50, %76
  %100 = icmp ne i64 %98, 0
  %101 = select i1 %99, i1 true, i1 %100
  br i1 %101, label %102, label %107

102:                                              ; preds = %97
  %103 = tail call i64 @llvm.smin.i64(i64 %50, i64 %76)
  %104 = icmp sgt i64 %103, 0
  br i1 %104, label %105, label %108

105:                                              ; preds = %102
  %106 = getelementptr inbounds nuw i8, ptr %1, i64 24
  br label %113

107:                                              ; preds = %97
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str.7, ptr noundef %5, i32 noundef %6) #37
  unreachable

108:                                              ; preds = %135, %102
  %109 = icmp slt i64 %76, %50
  br i1 %109, label %110, label %139

110:                                              ; preds = %108
  %111 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %112 = getelementptr inbounds nuw i8, ptr %3, i64 24
  br label %140

113:                                              ; preds = %105, %135
  %114 = phi i64 [ 0, %105 ], [ %137, %135 ]
  %115 = tail call fastcc i64 @ordered_offset(ptr noundef nonnull %0, ptr noundef %4, i64 noundef %114)
  %116 = load i8, ptr %77, align 4, !tbaa !10
  %117 = icmp eq i8 %116, 0
  br i1 %117, label %135, label %118

118:                                              ; preds = %113
  %119 = zext i8 %116 to i64
  br label %120

120:                                              ; preds = %118, %120
  %121 = phi i64 [ 0, %118 ], [ %133, %120 ]
  %122 = phi i64 [ 0, %118 ], [ %131, %120 ]
  %123 = phi i64 [ %114, %118 ], [ %132, %120 ]
  %124 = getelementptr inbounds nuw %struct.Dimension, ptr %106, i64 %121
  %125 = getelementptr inbounds nuw i8, ptr %124, i64 8
  %126 = load i64, ptr %125, align 8, !tbaa !18
  %127 = srem i64 %123, %126
  %128 = getelementptr inbounds nuw i8, ptr %124, i64 16
  %129 = load i64, ptr %128, align 8, !tbaa !16
  %130 = mul nsw i64 %129, %127
  %131 = add nsw i64 %130, %122
  %132 = sdiv i64 %123, %126
  %133 = add nuw nsw i64 %121, 1
  %134 = icmp eq i64 %133, %119
  br i1 %134, label %135, label %120, !llvm.loop !55

135:                                              ; preds = %120, %113
  %136 = phi i64 [ 0, %113 ], [ %131, %120 ]
  tail call fastcc void @copy_element(ptr noundef nonnull %0, i64 noundef %115, ptr noundef %1, i64 noundef %136)
  %137 = add nuw nsw i64 %114, 1
  %138 = icmp eq i64 %137, %103
  br i1 %138, label %108, label %113, !llvm.loop !184

139:                                              ; preds = %164, %108
  ret void

140:                                              ; preds = %110, %164
  %141 = phi i64 [ %76, %110 ], [ %166, %164 ]
  %142 = tail call fastcc i64 @ordered_offset(ptr noundef nonnull %0, ptr noundef %4, i64 noundef %141)
  %143 = load i8, ptr %111, align 4, !tbaa !10
  %144 = icmp eq i8 %143, 0
  br i1 %144, label %164, label %145

145:                                              ; preds = %140
  %146 = sub nsw i64 %141, %76
  %147 = srem i64 %146, %98
  %148 = zext i8 %143 to i64
  br label %149

149:                                              ; preds = %145, %149
  %150 = phi i64 [ 0, %145 ], [ %162, %149 ]
  %151 = phi i64 [ 0, %145 ], [ %160, %149 ]
  %152 = phi i64 [ %147, %145 ], [ %161, %149 ]
  %153 = getelementptr inbounds nuw %struct.Dimension, ptr %112, i64 %150
  %154 = getelementptr inbounds nuw i8, ptr %153, i64 8
  %155 = load i64, ptr %154, align 8, !tbaa !18
  %156 = srem i64 %152, %155
  %157 = getelementptr inbounds nuw i8, ptr %153, i64 16
  %158 = load i64, ptr %157, align 8, !tbaa !16
  %159 = mul nsw i64 %158, %156
  %160 = add nsw i64 %159, %151
  %161 = sdiv i64 %152, %155
  %162 = add nuw nsw i64 %150, 1
  %163 = icmp eq i64 %162, %148
  br i1 %163, label %164, label %149, !llvm.loop !55

164:                                              ; preds = %149, %140
  %165 = phi i64 [ 0, %140 ], [ %160, %149 ]
  tail call fastcc void @copy_element(ptr noundef nonnull %0, i64 noundef %142, ptr noundef %3, i64 noundef %165)
  %166 = add i64 %141, 1
  %167 = icmp eq i64 %166, %50
  br i1 %167, label %139, label %140, !llvm.loop !185
}

define internal fastcc void @extents_of_reshape(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #26 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %4 = load i8, ptr %3, align 4, !tbaa !10
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %8, label %6

6:                                                ; preds = %2
  %7 = zext i8 %4 to i64
  br label %9

8:                                                ; preds = %9, %2
  ret void

9:                                                ; preds = %6, %9
  %10 = phi i64 [ 0, %6 ], [ %15, %9 ]
  %11 = tail call fastcc i64 @integer_at(ptr noundef %1, i64 noundef %10)
  %12 = tail call i64 @llvm.smax.i64(i64 %11, i64 0)
  %13 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %10
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 32
  store i64 %12, ptr %14, align 8, !tbaa !18
  %15 = add nuw nsw i64 %10, 1
  %16 = icmp eq i64 %15, %7
  br i1 %16, label %8, label %9, !llvm.loop !186
}

define internal fastcc void @copy_element(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef readonly captures(none) %2, i64 noundef %3) unnamed_addr #0 {
  %5 = load i32, ptr @has_derived_types, align 4, !tbaa !3
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %19, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %9 = load i8, ptr %8, align 1, !tbaa !10
  %10 = and i8 %9, 1
  %11 = icmp eq i8 %10, 0
  br i1 %11, label %19, label %12

12:                                               ; preds = %7
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !10
  %16 = zext i8 %15 to i64
  %17 = getelementptr inbounds nuw %struct.Dimension, ptr %13, i64 %16
  %18 = load ptr, ptr %17, align 8, !tbaa !11
  br label %19

19:                                               ; preds = %4, %7, %12
  %20 = phi ptr [ %18, %12 ], [ null, %7 ], [ null, %4 ]
  %21 = load ptr, ptr %0, align 8, !tbaa !7
  %22 = getelementptr inbounds i8, ptr %21, i64 %1
  %23 = load ptr, ptr %2, align 8, !tbaa !7
  %24 = getelementptr inbounds i8, ptr %23, i64 %3
  %25 = icmp eq ptr %20, null
  br i1 %25, label %34, label %26

26:                                               ; preds = %19
  %27 = getelementptr inbounds nuw i8, ptr %20, i64 429
  %28 = load i8, ptr %27, align 1, !tbaa !22
  %29 = icmp eq i8 %28, 0
  br i1 %29, label %30, label %33

30:                                               ; preds = %26
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %32 = load i64, ptr %31, align 8, !tbaa !14
  tail call fastcc void @initialize_objects(ptr noundef nonnull %20, ptr noundef %22, i64 noundef %32, i64 noundef 1)
  br label %33

33:                                               ; preds = %30, %26
  tail call fastcc void @copy_objects(ptr noundef nonnull %20, ptr noundef %22, i64 noundef 0, ptr noundef %24, i64 noundef 0, i64 noundef 1, i32 noundef 1)
  br label %40

34:                                               ; preds = %19
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %36 = load i8, ptr %35, align 1, !tbaa !10
  %37 = sext i8 %36 to i32
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %39 = load i64, ptr %38, align 8, !tbaa !14
  tail call fastcc void @copy_row(i32 noundef %37, i64 noundef %39, ptr noundef %22, i64 noundef 0, ptr noundef %24, i64 noundef 0, i64 noundef 1)
  br label %40

40:                                               ; preds = %34, %33
  ret void
}

define internal fastcc i64 @ordered_offset(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(address_is_null) %1, i64 noundef %2) unnamed_addr #27 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %5 = load i8, ptr %4, align 4, !tbaa !10
  %6 = icmp eq i8 %5, 0
  br i1 %6, label %11, label %7

7:                                                ; preds = %3
  %8 = icmp eq ptr %1, null
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %10 = zext i8 %5 to i64
  br label %13

11:                                               ; preds = %23, %3
  %12 = phi i64 [ 0, %3 ], [ %34, %23 ]
  ret i64 %12

13:                                               ; preds = %7, %23
  %14 = phi i64 [ 0, %7 ], [ %36, %23 ]
  %15 = phi i64 [ %2, %7 ], [ %35, %23 ]
  %16 = phi i64 [ 0, %7 ], [ %34, %23 ]
  br i1 %8, label %23, label %17

17:                                               ; preds = %13
  %18 = load ptr, ptr %1, align 8, !tbaa !7
  %19 = icmp eq ptr %18, null
  br i1 %19, label %23, label %20

20:                                               ; preds = %17
  %21 = tail call fastcc i64 @integer_at(ptr noundef nonnull %1, i64 noundef %14)
  %22 = add i64 %21, -1
  br label %23

23:                                               ; preds = %13, %17, %20
  %24 = phi i64 [ %22, %20 ], [ %14, %17 ], [ %14, %13 ]
  %25 = shl i64 %24, 32
  %26 = ashr exact i64 %25, 32
  %27 = getelementptr inbounds %struct.Dimension, ptr %9, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %29 = load i64, ptr %28, align 8, !tbaa !18
  %30 = srem i64 %15, %29
  %31 = getelementptr inbounds nuw i8, ptr %27, i64 16
  %32 = load i64, ptr %31, align 8, !tbaa !16
  %33 = mul nsw i64 %32, %30
  %34 = add nsw i64 %33, %16
  %35 = sdiv i64 %15, %29
  %36 = add nuw nsw i64 %14, 1
  %37 = icmp eq i64 %36, %10
  br i1 %37, label %11, label %13, !llvm.loop !187
}

define hidden void @_FortranASpread(ptr noundef captures(none) initializes((0, 24)) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i64 noundef %3, ptr noundef readnone captures(none) %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %8 = load i8, ptr %7, align 4, !tbaa !10
  %9 = zext i8 %8 to i32
  %10 = add nuw nsw i32 %9, 1
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %12 = load i8, ptr %11, align 1, !tbaa !10
  %13 = sext i8 %12 to i32
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %15 = load i64, ptr %14, align 8, !tbaa !14
  %16 = load i32, ptr @has_derived_types, align 4, !tbaa !3
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %28, label %18

18:                                               ; preds = %6
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %20 = load i8, ptr %19, align 1, !tbaa !10
  %21 = and i8 %20, 1
  %22 = icmp eq i8 %21, 0
  br i1 %22, label %28, label %23

23:                                               ; preds = %18
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %25 = zext i8 %8 to i64
  %26 = getelementptr inbounds nuw %struct.Dimension, ptr %24, i64 %25
  %27 = load ptr, ptr %26, align 8, !tbaa !11
  br label %28

28:                                               ; preds = %23, %18, %6
  %29 = phi ptr [ %27, %23 ], [ null, %18 ], [ null, %6 ]
  %30 = icmp ne ptr %29, null
  %31 = zext i1 %30 to i32
  tail call fastcc void @establish_shape(ptr noundef %0, i32 noundef range(i32 -128, 128) %13, i64 noundef %15, i32 noundef %10, i32 noundef 2, i32 noundef %31)
  store ptr null, ptr %0, align 8, !tbaa !7
  br i1 %30, label %32, label %38

32:                                               ; preds = %28
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %35 = load i8, ptr %34, align 4, !tbaa !10
  %36 = zext i8 %35 to i64
  %37 = getelementptr inbounds nuw %struct.Dimension, ptr %33, i64 %36
  store ptr %29, ptr %37, align 8, !tbaa !11
  br label %38

38:                                               ; preds = %28, %32
  tail call fastcc void @extents_of_spread(ptr noundef nonnull %0, ptr noundef %1, i32 noundef %2, i64 noundef %3)
  %39 = tail call fastcc i64 @finish_shape(ptr noundef nonnull %0)
  %40 = add nsw i64 %39, 1
  %41 = tail call ptr @malloc(i64 noundef %40)
  store ptr %41, ptr %0, align 8, !tbaa !7
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %43 = load i8, ptr %42, align 4, !tbaa !10
  %44 = icmp eq i8 %43, 0
  br i1 %44, label %47, label %45

45:                                               ; preds = %38
  %46 = zext i8 %43 to i64
  br label %53

47:                                               ; preds = %53, %38
  %48 = phi i64 [ 1, %38 ], [ %59, %53 ]
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %50 = icmp sgt i64 %48, 0
  br i1 %50, label %51, label %68

51:                                               ; preds = %47
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %62

53:                                               ; preds = %45, %53
  %54 = phi i64 [ 0, %45 ], [ %60, %53 ]
  %55 = phi i64 [ 1, %45 ], [ %59, %53 ]
  %56 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %54
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 32
  %58 = load i64, ptr %57, align 8, !tbaa !18
  %59 = mul nsw i64 %58, %55
  %60 = add nuw nsw i64 %54, 1
  %61 = icmp eq i64 %60, %46
  br i1 %61, label %47, label %53, !llvm.loop !27

62:                                               ; preds = %51, %84
  %63 = phi i64 [ 0, %51 ], [ %87, %84 ]
  %64 = load i8, ptr %49, align 4, !tbaa !10
  %65 = icmp eq i8 %64, 0
  br i1 %65, label %84, label %66

66:                                               ; preds = %62
  %67 = zext i8 %64 to i64
  br label %69

68:                                               ; preds = %84, %47
  ret void

69:                                               ; preds = %66, %69
  %70 = phi i64 [ 0, %66 ], [ %82, %69 ]
  %71 = phi i64 [ 0, %66 ], [ %80, %69 ]
  %72 = phi i64 [ %63, %66 ], [ %81, %69 ]
  %73 = getelementptr inbounds nuw %struct.Dimension, ptr %52, i64 %70
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 8
  %75 = load i64, ptr %74, align 8, !tbaa !18
  %76 = srem i64 %72, %75
  %77 = getelementptr inbounds nuw i8, ptr %73, i64 16
  %78 = load i64, ptr %77, align 8, !tbaa !16
  %79 = mul nsw i64 %78, %76
  %80 = add nsw i64 %79, %71
  %81 = sdiv i64 %72, %75
  %82 = add nuw nsw i64 %70, 1
  %83 = icmp eq i64 %82, %67
  br i1 %83, label %84, label %69, !llvm.loop !55

84:                                               ; preds = %69, %62
  %85 = phi i64 [ 0, %62 ], [ %80, %69 ]
  %86 = tail call fastcc i64 @offset_without(ptr noundef nonnull %0, ptr noundef %1, i32 noundef %2, i64 noundef %63)
  tail call fastcc void @copy_element(ptr noundef nonnull %0, i64 noundef %85, ptr noundef %1, i64 noundef %86)
  %87 = add nuw nsw i64 %63, 1
  %88 = icmp eq i64 %87, %48
  br i1 %88, label %68, label %62, !llvm.loop !188
}

define internal fastcc void @extents_of_spread(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i64 noundef %3) unnamed_addr #2 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %6 = load i8, ptr %5, align 4, !tbaa !10
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %12, label %8

8:                                                ; preds = %4
  %9 = tail call i64 @llvm.smax.i64(i64 %3, i64 0)
  %10 = zext i32 %2 to i64
  %11 = zext i8 %6 to i64
  br label %13

12:                                               ; preds = %24, %4
  ret void

13:                                               ; preds = %8, %24
  %14 = phi i64 [ 0, %8 ], [ %16, %24 ]
  %15 = phi i32 [ 0, %8 ], [ %25, %24 ]
  %16 = add nuw nsw i64 %14, 1
  %17 = icmp eq i64 %16, %10
  br i1 %17, label %24, label %18

18:                                               ; preds = %13
  %19 = add nsw i32 %15, 1
  %20 = sext i32 %15 to i64
  %21 = getelementptr %struct.Dimension, ptr %1, i64 %20
  %22 = getelementptr i8, ptr %21, i64 32
  %23 = load i64, ptr %22, align 8, !tbaa !18
  br label %24

24:                                               ; preds = %13, %18
  %25 = phi i32 [ %19, %18 ], [ %15, %13 ]
  %26 = phi i64 [ %23, %18 ], [ %9, %13 ]
  %27 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %14
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 32
  store i64 %26, ptr %28, align 8, !tbaa !18
  %29 = icmp eq i64 %16, %11
  br i1 %29, label %12, label %13, !llvm.loop !189
}

define internal fastcc i64 @offset_without(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i64 noundef %3) unnamed_addr #28 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %6 = load i8, ptr %5, align 4, !tbaa !10
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %11, label %8

8:                                                ; preds = %4
  %9 = zext i32 %2 to i64
  %10 = zext i8 %6 to i64
  br label %13

11:                                               ; preds = %33, %4
  %12 = phi i64 [ 0, %4 ], [ %34, %33 ]
  ret i64 %12

13:                                               ; preds = %8, %33
  %14 = phi i64 [ 0, %8 ], [ %23, %33 ]
  %15 = phi i64 [ %3, %8 ], [ %21, %33 ]
  %16 = phi i32 [ 0, %8 ], [ %35, %33 ]
  %17 = phi i64 [ 0, %8 ], [ %34, %33 ]
  %18 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %14
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 32
  %20 = load i64, ptr %19, align 8, !tbaa !18
  %21 = sdiv i64 %15, %20
  %22 = srem i64 %15, %20
  %23 = add nuw nsw i64 %14, 1
  %24 = icmp eq i64 %23, %9
  br i1 %24, label %33, label %25

25:                                               ; preds = %13
  %26 = add nsw i32 %16, 1
  %27 = sext i32 %16 to i64
  %28 = getelementptr %struct.Dimension, ptr %1, i64 %27
  %29 = getelementptr i8, ptr %28, i64 40
  %30 = load i64, ptr %29, align 8, !tbaa !16
  %31 = mul nsw i64 %30, %22
  %32 = add nsw i64 %31, %17
  br label %33

33:                                               ; preds = %25, %13
  %34 = phi i64 [ %32, %25 ], [ %17, %13 ]
  %35 = phi i32 [ %26, %25 ], [ %16, %13 ]
  %36 = icmp eq i64 %23, %10
  br i1 %36, label %11, label %13, !llvm.loop !190
}

define hidden void @_FortranATranspose(ptr noundef captures(none) initializes((0, 24), (32, 40), (56, 64)) %0, ptr noundef readonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %6 = load i8, ptr %5, align 1, !tbaa !10
  %7 = sext i8 %6 to i32
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %9 = load i64, ptr %8, align 8, !tbaa !14
  %10 = load i32, ptr @has_derived_types, align 4, !tbaa !3
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %24, label %12

12:                                               ; preds = %4
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %14 = load i8, ptr %13, align 1, !tbaa !10
  %15 = and i8 %14, 1
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %24, label %17

17:                                               ; preds = %12
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %20 = load i8, ptr %19, align 4, !tbaa !10
  %21 = zext i8 %20 to i64
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %18, i64 %21
  %23 = load ptr, ptr %22, align 8, !tbaa !11
  br label %24

24:                                               ; preds = %17, %12, %4
  %25 = phi ptr [ %23, %17 ], [ null, %12 ], [ null, %4 ]
  %26 = icmp ne ptr %25, null
  %27 = zext i1 %26 to i32
  tail call fastcc void @establish_shape(ptr noundef %0, i32 noundef range(i32 -128, 128) %7, i64 noundef %9, i32 noundef 2, i32 noundef 2, i32 noundef %27)
  store ptr null, ptr %0, align 8, !tbaa !7
  br i1 %26, label %28, label %34

28:                                               ; preds = %24
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %31 = load i8, ptr %30, align 4, !tbaa !10
  %32 = zext i8 %31 to i64
  %33 = getelementptr inbounds nuw %struct.Dimension, ptr %29, i64 %32
  store ptr %25, ptr %33, align 8, !tbaa !11
  br label %34

34:                                               ; preds = %24, %28
  tail call fastcc void @extents_of_transpose(ptr noundef nonnull %0, ptr noundef %1)
  %35 = tail call fastcc i64 @finish_shape(ptr noundef nonnull %0)
  %36 = add nsw i64 %35, 1
  %37 = tail call ptr @malloc(i64 noundef %36)
  store ptr %37, ptr %0, align 8, !tbaa !7
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %39 = load i64, ptr %38, align 8, !tbaa !18
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %41 = load i64, ptr %40, align 8, !tbaa !18
  %42 = icmp sgt i64 %41, 0
  br i1 %42, label %43, label %52

43:                                               ; preds = %34
  %44 = icmp sgt i64 %39, 0
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 64
  br label %48

48:                                               ; preds = %43, %53
  %49 = phi i64 [ 0, %43 ], [ %54, %53 ]
  br i1 %44, label %50, label %53

50:                                               ; preds = %48
  %51 = mul nuw nsw i64 %49, %39
  br label %56

52:                                               ; preds = %53, %34
  ret void

53:                                               ; preds = %56, %48
  %54 = add nuw nsw i64 %49, 1
  %55 = icmp eq i64 %54, %41
  br i1 %55, label %52, label %48, !llvm.loop !191

56:                                               ; preds = %50, %56
  %57 = phi i64 [ 0, %50 ], [ %66, %56 ]
  %58 = add nuw nsw i64 %57, %51
  %59 = load i64, ptr %45, align 8, !tbaa !14
  %60 = mul i64 %59, %58
  %61 = load i64, ptr %46, align 8, !tbaa !16
  %62 = mul nsw i64 %61, %49
  %63 = load i64, ptr %47, align 8, !tbaa !16
  %64 = mul nsw i64 %63, %57
  %65 = add nsw i64 %64, %62
  tail call fastcc void @copy_element(ptr noundef nonnull %0, i64 noundef %60, ptr noundef %1, i64 noundef %65)
  %66 = add nuw nsw i64 %57, 1
  %67 = icmp eq i64 %66, %39
  br i1 %67, label %53, label %56, !llvm.loop !192
}

define internal fastcc void @extents_of_transpose(ptr noundef writeonly captures(none) initializes((32, 40), (56, 64)) %0, ptr noundef readonly captures(none) %1) unnamed_addr #12 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %4 = load i64, ptr %3, align 8, !tbaa !18
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %4, ptr %5, align 8, !tbaa !18
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %7 = load i64, ptr %6, align 8, !tbaa !18
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %7, ptr %8, align 8, !tbaa !18
  ret void
}

define hidden void @_FortranACshift(ptr noundef captures(none) initializes((0, 24)) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(address_is_null) %2, i32 noundef %3, ptr noundef readnone captures(none) %4, i32 noundef %5) local_unnamed_addr #0 {
  tail call fastcc void @circular_shift(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef 0, i32 noundef %3)
  ret void
}

define internal fastcc void @circular_shift(ptr noundef captures(none) initializes((0, 24)) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(address_is_null) %2, i64 noundef %3, i32 noundef %4) unnamed_addr #0 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !10
  %8 = zext i8 %7 to i32
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %10 = load i8, ptr %9, align 1, !tbaa !10
  %11 = sext i8 %10 to i32
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %13 = load i64, ptr %12, align 8, !tbaa !14
  %14 = load i32, ptr @has_derived_types, align 4, !tbaa !3
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %26, label %16

16:                                               ; preds = %5
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %18 = load i8, ptr %17, align 1, !tbaa !10
  %19 = and i8 %18, 1
  %20 = icmp eq i8 %19, 0
  br i1 %20, label %26, label %21

21:                                               ; preds = %16
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %23 = zext i8 %7 to i64
  %24 = getelementptr inbounds nuw %struct.Dimension, ptr %22, i64 %23
  %25 = load ptr, ptr %24, align 8, !tbaa !11
  br label %26

26:                                               ; preds = %21, %16, %5
  %27 = phi ptr [ %25, %21 ], [ null, %16 ], [ null, %5 ]
  %28 = icmp ne ptr %27, null
  %29 = zext i1 %28 to i32
  tail call fastcc void @establish_shape(ptr noundef %0, i32 noundef range(i32 -128, 128) %11, i64 noundef %13, i32 noundef %8, i32 noundef 2, i32 noundef %29)
  store ptr null, ptr %0, align 8, !tbaa !7
  br i1 %28, label %30, label %36

30:                                               ; preds = %26
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %33 = load i8, ptr %32, align 4, !tbaa !10
  %34 = zext i8 %33 to i64
  %35 = getelementptr inbounds nuw %struct.Dimension, ptr %31, i64 %34
  store ptr %27, ptr %35, align 8, !tbaa !11
  br label %36

36:                                               ; preds = %26, %30
  tail call fastcc void @copy_extents(ptr noundef nonnull %0, ptr noundef %1)
  %37 = tail call fastcc i64 @finish_shape(ptr noundef nonnull %0)
  %38 = add nsw i64 %37, 1
  %39 = tail call ptr @malloc(i64 noundef %38)
  store ptr %39, ptr %0, align 8, !tbaa !7
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %41 = load i8, ptr %40, align 4, !tbaa !10
  %42 = icmp eq i8 %41, 0
  br i1 %42, label %45, label %43

43:                                               ; preds = %36
  %44 = zext i8 %41 to i64
  br label %51

45:                                               ; preds = %51, %36
  %46 = phi i64 [ 1, %36 ], [ %57, %51 ]
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %48 = icmp sgt i64 %46, 0
  br i1 %48, label %49, label %66

49:                                               ; preds = %45
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %60

51:                                               ; preds = %43, %51
  %52 = phi i64 [ 0, %43 ], [ %58, %51 ]
  %53 = phi i64 [ 1, %43 ], [ %57, %51 ]
  %54 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %52
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 32
  %56 = load i64, ptr %55, align 8, !tbaa !18
  %57 = mul nsw i64 %56, %53
  %58 = add nuw nsw i64 %52, 1
  %59 = icmp eq i64 %58, %44
  br i1 %59, label %45, label %51, !llvm.loop !27

60:                                               ; preds = %49, %82
  %61 = phi i64 [ 0, %49 ], [ %85, %82 ]
  %62 = load i8, ptr %47, align 4, !tbaa !10
  %63 = icmp eq i8 %62, 0
  br i1 %63, label %82, label %64

64:                                               ; preds = %60
  %65 = zext i8 %62 to i64
  br label %67

66:                                               ; preds = %82, %45
  ret void

67:                                               ; preds = %64, %67
  %68 = phi i64 [ 0, %64 ], [ %80, %67 ]
  %69 = phi i64 [ 0, %64 ], [ %78, %67 ]
  %70 = phi i64 [ %61, %64 ], [ %79, %67 ]
  %71 = getelementptr inbounds nuw %struct.Dimension, ptr %50, i64 %68
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 8
  %73 = load i64, ptr %72, align 8, !tbaa !18
  %74 = srem i64 %70, %73
  %75 = getelementptr inbounds nuw i8, ptr %71, i64 16
  %76 = load i64, ptr %75, align 8, !tbaa !16
  %77 = mul nsw i64 %76, %74
  %78 = add nsw i64 %77, %69
  %79 = sdiv i64 %70, %73
  %80 = add nuw nsw i64 %68, 1
  %81 = icmp eq i64 %80, %65
  br i1 %81, label %82, label %67, !llvm.loop !55

82:                                               ; preds = %67, %60
  %83 = phi i64 [ 0, %60 ], [ %78, %67 ]
  %84 = tail call fastcc i64 @shifted_offset(ptr noundef %1, i32 noundef %4, ptr noundef %2, i64 noundef %3, i32 noundef 1, i64 noundef %61)
  tail call fastcc void @copy_element(ptr noundef nonnull %0, i64 noundef %83, ptr noundef %1, i64 noundef %84)
  %85 = add nuw nsw i64 %61, 1
  %86 = icmp eq i64 %85, %46
  br i1 %86, label %66, label %60, !llvm.loop !193
}

define hidden void @_FortranACshiftVector(ptr noundef captures(none) initializes((0, 24)) %0, ptr noundef readonly captures(none) %1, i64 noundef %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 {
  tail call fastcc void @circular_shift(ptr noundef %0, ptr noundef %1, ptr noundef null, i64 noundef %2, i32 noundef 1)
  ret void
}

define hidden void @_FortranAEoshift(ptr noundef captures(none) initializes((0, 24)) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(address_is_null) %2, ptr noundef readonly captures(address_is_null) %3, i32 noundef %4, ptr noundef readnone captures(none) %5, i32 noundef %6) local_unnamed_addr #0 {
  tail call fastcc void @end_off_shift(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef 0, ptr noundef %3, i32 noundef %4)
  ret void
}

define internal fastcc void @end_off_shift(ptr noundef captures(none) initializes((0, 24)) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(address_is_null) %2, i64 noundef %3, ptr noundef readonly captures(address_is_null) %4, i32 noundef %5) unnamed_addr #0 {
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %8 = load i8, ptr %7, align 4, !tbaa !10
  %9 = zext i8 %8 to i32
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %11 = load i8, ptr %10, align 1, !tbaa !10
  %12 = sext i8 %11 to i32
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %14 = load i64, ptr %13, align 8, !tbaa !14
  %15 = load i32, ptr @has_derived_types, align 4, !tbaa !3
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %27, label %17

17:                                               ; preds = %6
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %19 = load i8, ptr %18, align 1, !tbaa !10
  %20 = and i8 %19, 1
  %21 = icmp eq i8 %20, 0
  br i1 %21, label %27, label %22

22:                                               ; preds = %17
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %24 = zext i8 %8 to i64
  %25 = getelementptr inbounds nuw %struct.Dimension, ptr %23, i64 %24
  %26 = load ptr, ptr %25, align 8, !tbaa !11
  br label %27

27:                                               ; preds = %22, %17, %6
  %28 = phi ptr [ %26, %22 ], [ null, %17 ], [ null, %6 ]
  %29 = icmp ne ptr %28, null
  %30 = zext i1 %29 to i32
  tail call fastcc void @establish_shape(ptr noundef %0, i32 noundef range(i32 -128, 128) %12, i64 noundef %14, i32 noundef %9, i32 noundef 2, i32 noundef %30)
  store ptr null, ptr %0, align 8, !tbaa !7
  br i1 %29, label %31, label %37

31:                                               ; preds = %27
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %34 = load i8, ptr %33, align 4, !tbaa !10
  %35 = zext i8 %34 to i64
  %36 = getelementptr inbounds nuw %struct.Dimension, ptr %32, i64 %35
  store ptr %28, ptr %36, align 8, !tbaa !11
  br label %37

37:                                               ; preds = %27, %31
  tail call fastcc void @copy_extents(ptr noundef nonnull %0, ptr noundef %1)
  %38 = tail call fastcc i64 @finish_shape(ptr noundef nonnull %0)
  %39 = add nsw i64 %38, 1
  %40 = tail call ptr @malloc(i64 noundef %39)
  store ptr %40, ptr %0, align 8, !tbaa !7
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %42 = load i8, ptr %41, align 4, !tbaa !10
  %43 = icmp eq i8 %42, 0
  br i1 %43, label %46, label %44

44:                                               ; preds = %37
  %45 = zext i8 %42 to i64
  br label %53

46:                                               ; preds = %53, %37
  %47 = phi i64 [ 1, %37 ], [ %59, %53 ]
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %49 = icmp sgt i64 %47, 0
  br i1 %49, label %50, label %68

50:                                               ; preds = %46
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %52 = icmp eq ptr %4, null
  br label %62

53:                                               ; preds = %44, %53
  %54 = phi i64 [ 0, %44 ], [ %60, %53 ]
  %55 = phi i64 [ 1, %44 ], [ %59, %53 ]
  %56 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %54
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 32
  %58 = load i64, ptr %57, align 8, !tbaa !18
  %59 = mul nsw i64 %58, %55
  %60 = add nuw nsw i64 %54, 1
  %61 = icmp eq i64 %60, %45
  br i1 %61, label %46, label %53, !llvm.loop !27

62:                                               ; preds = %50, %96
  %63 = phi i64 [ 0, %50 ], [ %97, %96 ]
  %64 = load i8, ptr %48, align 4, !tbaa !10
  %65 = icmp eq i8 %64, 0
  br i1 %65, label %84, label %66

66:                                               ; preds = %62
  %67 = zext i8 %64 to i64
  br label %69

68:                                               ; preds = %96, %46
  ret void

69:                                               ; preds = %66, %69
  %70 = phi i64 [ 0, %66 ], [ %82, %69 ]
  %71 = phi i64 [ 0, %66 ], [ %80, %69 ]
  %72 = phi i64 [ %63, %66 ], [ %81, %69 ]
  %73 = getelementptr inbounds nuw %struct.Dimension, ptr %51, i64 %70
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 8
  %75 = load i64, ptr %74, align 8, !tbaa !18
  %76 = srem i64 %72, %75
  %77 = getelementptr inbounds nuw i8, ptr %73, i64 16
  %78 = load i64, ptr %77, align 8, !tbaa !16
  %79 = mul nsw i64 %78, %76
  %80 = add nsw i64 %79, %71
  %81 = sdiv i64 %72, %75
  %82 = add nuw nsw i64 %70, 1
  %83 = icmp eq i64 %82, %67
  br i1 %83, label %84, label %69, !llvm.loop !55

84:                                               ; preds = %69, %62
  %85 = phi i64 [ 0, %62 ], [ %80, %69 ]
  %86 = tail call fastcc i64 @shifted_offset(ptr noundef %1, i32 noundef %5, ptr noundef %2, i64 noundef %3, i32 noundef 0, i64 noundef %63)
  %87 = icmp eq i64 %86, -9223372036854775807
  br i1 %87, label %89, label %88

88:                                               ; preds = %84
  tail call fastcc void @copy_element(ptr noundef nonnull %0, i64 noundef %85, ptr noundef %1, i64 noundef %86)
  br label %96

89:                                               ; preds = %84
  br i1 %52, label %95, label %90

90:                                               ; preds = %89
  %91 = load ptr, ptr %4, align 8, !tbaa !7
  %92 = icmp eq ptr %91, null
  br i1 %92, label %95, label %93

93:                                               ; preds = %90
  %94 = tail call fastcc i64 @boundary_offset(ptr noundef %1, ptr noundef %4, i32 noundef %5, i64 noundef %63)
  tail call fastcc void @copy_element(ptr noundef nonnull %0, i64 noundef %85, ptr noundef nonnull %4, i64 noundef %94)
  br label %96

95:                                               ; preds = %90, %89
  tail call fastcc void @clear_element(ptr noundef nonnull %0, i64 noundef %85)
  br label %96

96:                                               ; preds = %93, %95, %88
  %97 = add nuw nsw i64 %63, 1
  %98 = icmp eq i64 %97, %47
  br i1 %98, label %68, label %62, !llvm.loop !194
}

define hidden void @_FortranAEoshiftVector(ptr noundef captures(none) initializes((0, 24)) %0, ptr noundef readonly captures(none) %1, i64 noundef %2, ptr noundef readonly captures(address_is_null) %3, ptr noundef readnone captures(none) %4, i32 noundef %5) local_unnamed_addr #0 {
  tail call fastcc void @end_off_shift(ptr noundef %0, ptr noundef %1, ptr noundef null, i64 noundef %2, ptr noundef %3, i32 noundef 1)
  ret void
}

define hidden void @_FortranAPack(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(address_is_null) %2, ptr noundef readonly captures(address_is_null) %3, ptr noundef readnone captures(none) %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %8 = load i8, ptr %7, align 4, !tbaa !10
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %21, label %10

10:                                               ; preds = %6
  %11 = zext i8 %8 to i64
  br label %12

12:                                               ; preds = %10, %12
  %13 = phi i64 [ 0, %10 ], [ %19, %12 ]
  %14 = phi i64 [ 1, %10 ], [ %18, %12 ]
  %15 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %13
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 32
  %17 = load i64, ptr %16, align 8, !tbaa !18
  %18 = mul nsw i64 %17, %14
  %19 = add nuw nsw i64 %13, 1
  %20 = icmp eq i64 %19, %11
  br i1 %20, label %21, label %12, !llvm.loop !27

21:                                               ; preds = %12, %6
  %22 = phi i64 [ 1, %6 ], [ %18, %12 ]
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %24 = tail call fastcc i64 @count_true(ptr noundef %2, i64 noundef %22)
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %26 = load i8, ptr %25, align 1, !tbaa !10
  %27 = sext i8 %26 to i32
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %29 = load i64, ptr %28, align 8, !tbaa !14
  %30 = load i32, ptr @has_derived_types, align 4, !tbaa !3
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %42, label %32

32:                                               ; preds = %21
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %34 = load i8, ptr %33, align 1, !tbaa !10
  %35 = and i8 %34, 1
  %36 = icmp eq i8 %35, 0
  br i1 %36, label %42, label %37

37:                                               ; preds = %32
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %39 = zext i8 %8 to i64
  %40 = getelementptr inbounds nuw %struct.Dimension, ptr %38, i64 %39
  %41 = load ptr, ptr %40, align 8, !tbaa !11
  br label %42

42:                                               ; preds = %37, %32, %21
  %43 = phi ptr [ %41, %37 ], [ null, %32 ], [ null, %21 ]
  %44 = icmp ne ptr %43, null
  %45 = zext i1 %44 to i32
  tail call fastcc void @establish_shape(ptr noundef %0, i32 noundef range(i32 -128, 128) %27, i64 noundef %29, i32 noundef 1, i32 noundef 2, i32 noundef %45)
  store ptr null, ptr %0, align 8, !tbaa !7
  br i1 %44, label %46, label %52

46:                                               ; preds = %42
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %49 = load i8, ptr %48, align 4, !tbaa !10
  %50 = zext i8 %49 to i64
  %51 = getelementptr inbounds nuw %struct.Dimension, ptr %47, i64 %50
  store ptr %43, ptr %51, align 8, !tbaa !11
  br label %52

52:                                               ; preds = %42, %46
  %53 = icmp eq ptr %3, null
  br i1 %53, label %60, label %54

54:                                               ; preds = %52
  %55 = load ptr, ptr %3, align 8, !tbaa !7
  %56 = icmp eq ptr %55, null
  br i1 %56, label %60, label %57

57:                                               ; preds = %54
  %58 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %59 = load i64, ptr %58, align 8, !tbaa !18
  br label %60

60:                                               ; preds = %52, %54, %57
  %61 = phi i64 [ %59, %57 ], [ %24, %54 ], [ %24, %52 ]
  tail call fastcc void @set_extent(ptr noundef nonnull %0, i64 noundef %61)
  %62 = tail call fastcc i64 @finish_shape(ptr noundef nonnull %0)
  %63 = add nsw i64 %62, 1
  %64 = tail call ptr @malloc(i64 noundef %63)
  store ptr %64, ptr %0, align 8, !tbaa !7
  %65 = icmp sgt i64 %22, 0
  br i1 %65, label %66, label %69

66:                                               ; preds = %60
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 24
  br label %74

69:                                               ; preds = %104, %60
  %70 = icmp slt i64 %24, %61
  br i1 %70, label %71, label %108

71:                                               ; preds = %69
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %73 = getelementptr inbounds nuw i8, ptr %3, i64 40
  br label %109

74:                                               ; preds = %66, %104
  %75 = phi i64 [ 0, %66 ], [ %106, %104 ]
  %76 = phi i64 [ 0, %66 ], [ %105, %104 ]
  %77 = tail call fastcc i32 @is_true(ptr noundef %2, i64 noundef %75)
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %104, label %79

79:                                               ; preds = %74
  %80 = load i64, ptr %67, align 8, !tbaa !14
  %81 = mul i64 %80, %76
  %82 = load i8, ptr %23, align 4, !tbaa !10
  %83 = icmp eq i8 %82, 0
  br i1 %83, label %101, label %84

84:                                               ; preds = %79
  %85 = zext i8 %82 to i64
  br label %86

86:                                               ; preds = %84, %86
  %87 = phi i64 [ 0, %84 ], [ %99, %86 ]
  %88 = phi i64 [ 0, %84 ], [ %97, %86 ]
  %89 = phi i64 [ %75, %84 ], [ %98, %86 ]
  %90 = getelementptr inbounds nuw %struct.Dimension, ptr %68, i64 %87
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 8
  %92 = load i64, ptr %91, align 8, !tbaa !18
  %93 = srem i64 %89, %92
  %94 = getelementptr inbounds nuw i8, ptr %90, i64 16
  %95 = load i64, ptr %94, align 8, !tbaa !16
  %96 = mul nsw i64 %95, %93
  %97 = add nsw i64 %96, %88
  %98 = sdiv i64 %89, %92
  %99 = add nuw nsw i64 %87, 1
  %100 = icmp eq i64 %99, %85
  br i1 %100, label %101, label %86, !llvm.loop !55

101:                                              ; preds = %86, %79
  %102 = phi i64 [ 0, %79 ], [ %97, %86 ]
  tail call fastcc void @copy_element(ptr noundef nonnull %0, i64 noundef %81, ptr noundef %1, i64 noundef %102)
  %103 = add nsw i64 %76, 1
  br label %104

104:                                              ; preds = %74, %101
  %105 = phi i64 [ %103, %101 ], [ %76, %74 ]
  %106 = add nuw nsw i64 %75, 1
  %107 = icmp eq i64 %106, %22
  br i1 %107, label %69, label %74, !llvm.loop !195

108:                                              ; preds = %109, %69
  ret void

109:                                              ; preds = %71, %109
  %110 = phi i64 [ %24, %71 ], [ %115, %109 ]
  %111 = load i64, ptr %72, align 8, !tbaa !14
  %112 = mul i64 %111, %110
  %113 = load i64, ptr %73, align 8, !tbaa !16
  %114 = mul nsw i64 %113, %110
  tail call fastcc void @copy_element(ptr noundef nonnull %0, i64 noundef %112, ptr noundef %3, i64 noundef %114)
  %115 = add i64 %110, 1
  %116 = icmp eq i64 %115, %61
  br i1 %116, label %108, label %109, !llvm.loop !196
}

define internal fastcc i64 @count_true(ptr noundef readonly captures(address_is_null) %0, i64 noundef %1) unnamed_addr #27 {
  %3 = icmp sgt i64 %1, 0
  br i1 %3, label %6, label %4

4:                                                ; preds = %6, %2
  %5 = phi i64 [ 0, %2 ], [ %11, %6 ]
  ret i64 %5

6:                                                ; preds = %2, %6
  %7 = phi i64 [ %12, %6 ], [ 0, %2 ]
  %8 = phi i64 [ %11, %6 ], [ 0, %2 ]
  %9 = tail call fastcc i32 @is_true(ptr noundef %0, i64 noundef %7)
  %10 = zext nneg i32 %9 to i64
  %11 = add nuw nsw i64 %8, %10
  %12 = add nuw nsw i64 %7, 1
  %13 = icmp eq i64 %12, %1
  br i1 %13, label %4, label %6, !llvm.loop !197
}

define internal fastcc void @set_extent(ptr noundef writeonly captures(none) initializes((32, 40)) %0, i64 noundef %1) unnamed_addr #4 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %1, ptr %3, align 8, !tbaa !18
  ret void
}

define internal fastcc range(i32 0, 2) i32 @is_true(ptr noundef readonly captures(address_is_null) %0, i64 noundef %1) unnamed_addr #27 {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %15, label %4

4:                                                ; preds = %2
  %5 = load ptr, ptr %0, align 8, !tbaa !7
  %6 = icmp eq ptr %5, null
  br i1 %6, label %15, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %9 = load i8, ptr %8, align 4, !tbaa !10
  %10 = icmp eq i8 %9, 0
  %11 = select i1 %10, i64 0, i64 %1
  %12 = tail call fastcc i64 @integer_at(ptr noundef nonnull %0, i64 noundef %11)
  %13 = icmp ne i64 %12, 0
  %14 = zext i1 %13 to i32
  br label %15

15:                                               ; preds = %7, %4, %2
  %16 = phi i32 [ 1, %4 ], [ 1, %2 ], [ %14, %7 ]
  ret i32 %16
}

define hidden void @_FortranAUnpack(ptr noundef captures(none) initializes((0, 24)) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(address_is_null) %2, ptr noundef readonly captures(none) %3, ptr noundef readnone captures(none) %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %8 = load i8, ptr %7, align 4, !tbaa !10
  %9 = zext i8 %8 to i32
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %11 = load i8, ptr %10, align 1, !tbaa !10
  %12 = sext i8 %11 to i32
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %14 = load i64, ptr %13, align 8, !tbaa !14
  %15 = load i32, ptr @has_derived_types, align 4, !tbaa !3
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %29, label %17

17:                                               ; preds = %6
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %19 = load i8, ptr %18, align 1, !tbaa !10
  %20 = and i8 %19, 1
  %21 = icmp eq i8 %20, 0
  br i1 %21, label %29, label %22

22:                                               ; preds = %17
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %25 = load i8, ptr %24, align 4, !tbaa !10
  %26 = zext i8 %25 to i64
  %27 = getelementptr inbounds nuw %struct.Dimension, ptr %23, i64 %26
  %28 = load ptr, ptr %27, align 8, !tbaa !11
  br label %29

29:                                               ; preds = %22, %17, %6
  %30 = phi ptr [ %28, %22 ], [ null, %17 ], [ null, %6 ]
  %31 = icmp ne ptr %30, null
  %32 = zext i1 %31 to i32
  tail call fastcc void @establish_shape(ptr noundef %0, i32 noundef range(i32 -128, 128) %12, i64 noundef %14, i32 noundef %9, i32 noundef 2, i32 noundef %32)
  store ptr null, ptr %0, align 8, !tbaa !7
  br i1 %31, label %33, label %39

33:                                               ; preds = %29
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %36 = load i8, ptr %35, align 4, !tbaa !10
  %37 = zext i8 %36 to i64
  %38 = getelementptr inbounds nuw %struct.Dimension, ptr %34, i64 %37
  store ptr %30, ptr %38, align 8, !tbaa !11
  br label %39

39:                                               ; preds = %29, %33
  tail call fastcc void @copy_extents(ptr noundef nonnull %0, ptr noundef %2)
  %40 = tail call fastcc i64 @finish_shape(ptr noundef nonnull %0)
  %41 = add nsw i64 %40, 1
  %42 = tail call ptr @malloc(i64 noundef %41)
  store ptr %42, ptr %0, align 8, !tbaa !7
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %44 = load i8, ptr %43, align 4, !tbaa !10
  %45 = icmp eq i8 %44, 0
  br i1 %45, label %48, label %46

46:                                               ; preds = %39
  %47 = zext i8 %44 to i64
  br label %57

48:                                               ; preds = %57, %39
  %49 = phi i64 [ 1, %39 ], [ %63, %57 ]
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %51 = icmp sgt i64 %49, 0
  br i1 %51, label %52, label %73

52:                                               ; preds = %48
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %55 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %56 = getelementptr inbounds nuw i8, ptr %3, i64 24
  br label %66

57:                                               ; preds = %46, %57
  %58 = phi i64 [ 0, %46 ], [ %64, %57 ]
  %59 = phi i64 [ 1, %46 ], [ %63, %57 ]
  %60 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %58
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 32
  %62 = load i64, ptr %61, align 8, !tbaa !18
  %63 = mul nsw i64 %62, %59
  %64 = add nuw nsw i64 %58, 1
  %65 = icmp eq i64 %64, %47
  br i1 %65, label %48, label %57, !llvm.loop !27

66:                                               ; preds = %52, %119
  %67 = phi i64 [ 0, %52 ], [ %120, %119 ]
  %68 = phi i64 [ 0, %52 ], [ %121, %119 ]
  %69 = load i8, ptr %50, align 4, !tbaa !10
  %70 = icmp eq i8 %69, 0
  br i1 %70, label %89, label %71

71:                                               ; preds = %66
  %72 = zext i8 %69 to i64
  br label %74

73:                                               ; preds = %119, %48
  ret void

74:                                               ; preds = %71, %74
  %75 = phi i64 [ 0, %71 ], [ %87, %74 ]
  %76 = phi i64 [ 0, %71 ], [ %85, %74 ]
  %77 = phi i64 [ %68, %71 ], [ %86, %74 ]
  %78 = getelementptr inbounds nuw %struct.Dimension, ptr %53, i64 %75
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 8
  %80 = load i64, ptr %79, align 8, !tbaa !18
  %81 = srem i64 %77, %80
  %82 = getelementptr inbounds nuw i8, ptr %78, i64 16
  %83 = load i64, ptr %82, align 8, !tbaa !16
  %84 = mul nsw i64 %83, %81
  %85 = add nsw i64 %84, %76
  %86 = sdiv i64 %77, %80
  %87 = add nuw nsw i64 %75, 1
  %88 = icmp eq i64 %87, %72
  br i1 %88, label %89, label %74, !llvm.loop !55

89:                                               ; preds = %74, %66
  %90 = phi i64 [ 0, %66 ], [ %85, %74 ]
  %91 = tail call fastcc i32 @is_true(ptr noundef %2, i64 noundef %68)
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %97, label %93

93:                                               ; preds = %89
  %94 = load i64, ptr %54, align 8, !tbaa !16
  %95 = mul nsw i64 %94, %67
  tail call fastcc void @copy_element(ptr noundef nonnull %0, i64 noundef %90, ptr noundef %1, i64 noundef %95)
  %96 = add nsw i64 %67, 1
  br label %119

97:                                               ; preds = %89
  %98 = load i8, ptr %55, align 4, !tbaa !10
  %99 = icmp eq i8 %98, 0
  br i1 %99, label %117, label %100

100:                                              ; preds = %97
  %101 = zext i8 %98 to i64
  br label %102

102:                                              ; preds = %100, %102
  %103 = phi i64 [ 0, %100 ], [ %115, %102 ]
  %104 = phi i64 [ 0, %100 ], [ %113, %102 ]
  %105 = phi i64 [ %68, %100 ], [ %114, %102 ]
  %106 = getelementptr inbounds nuw %struct.Dimension, ptr %56, i64 %103
  %107 = getelementptr inbounds nuw i8, ptr %106, i64 8
  %108 = load i64, ptr %107, align 8, !tbaa !18
  %109 = srem i64 %105, %108
  %110 = getelementptr inbounds nuw i8, ptr %106, i64 16
  %111 = load i64, ptr %110, align 8, !tbaa !16
  %112 = mul nsw i64 %111, %109
  %113 = add nsw i64 %112, %104
  %114 = sdiv i64 %105, %108
  %115 = add nuw nsw i64 %103, 1
  %116 = icmp eq i64 %115, %101
  br i1 %116, label %117, label %102, !llvm.loop !55

117:                                              ; preds = %102, %97
  %118 = phi i64 [ 0, %97 ], [ %113, %102 ]
  tail call fastcc void @copy_element(ptr noundef nonnull %0, i64 noundef %90, ptr noundef %3, i64 noundef %118)
  br label %119

119:                                              ; preds = %117, %93
  %120 = phi i64 [ %96, %93 ], [ %67, %117 ]
  %121 = add nuw nsw i64 %68, 1
  %122 = icmp eq i64 %121, %49
  br i1 %122, label %73, label %66, !llvm.loop !198
}

define internal fastcc void @copy_extents(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #2 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %4 = load i8, ptr %3, align 4, !tbaa !10
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %8, label %6

6:                                                ; preds = %2
  %7 = zext i8 %4 to i64
  br label %9

8:                                                ; preds = %9, %2
  ret void

9:                                                ; preds = %6, %9
  %10 = phi i64 [ 0, %6 ], [ %16, %9 ]
  %11 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %10
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 32
  %13 = load i64, ptr %12, align 8, !tbaa !18
  %14 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %10
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 32
  store i64 %13, ptr %15, align 8, !tbaa !18
  %16 = add nuw nsw i64 %10, 1
  %17 = icmp eq i64 %16, %7
  br i1 %17, label %8, label %9, !llvm.loop !199
}

define hidden void @_FortranATransfer(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #22 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !10
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %20, label %9

9:                                                ; preds = %5
  %10 = zext i8 %7 to i64
  br label %11

11:                                               ; preds = %9, %11
  %12 = phi i64 [ 0, %9 ], [ %18, %11 ]
  %13 = phi i64 [ 1, %9 ], [ %17, %11 ]
  %14 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %12
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 32
  %16 = load i64, ptr %15, align 8, !tbaa !18
  %17 = mul nsw i64 %16, %13
  %18 = add nuw nsw i64 %12, 1
  %19 = icmp eq i64 %18, %10
  br i1 %19, label %20, label %11, !llvm.loop !27

20:                                               ; preds = %11, %5
  %21 = phi i64 [ 1, %5 ], [ %17, %11 ]
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %23 = load i64, ptr %22, align 8, !tbaa !14
  %24 = mul i64 %23, %21
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %26 = load i8, ptr %25, align 4, !tbaa !10
  %27 = icmp ne i8 %26, 0
  %28 = zext i1 %27 to i32
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %30 = load i64, ptr %29, align 8, !tbaa !14
  %31 = tail call fastcc i64 @whole_elements(i64 noundef %24, i64 noundef %30)
  tail call fastcc void @transfer(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %28, i64 noundef %31)
  ret void
}

define internal fastcc void @transfer(ptr noundef captures(none) initializes((0, 24)) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef range(i32 0, 2) %3, i64 noundef %4) unnamed_addr #22 {
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 21
  %7 = load i8, ptr %6, align 1, !tbaa !10
  %8 = sext i8 %7 to i32
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %10 = load i64, ptr %9, align 8, !tbaa !14
  %11 = load i32, ptr @has_derived_types, align 4, !tbaa !3
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %25, label %13

13:                                               ; preds = %5
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 23
  %15 = load i8, ptr %14, align 1, !tbaa !10
  %16 = and i8 %15, 1
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %25, label %18

18:                                               ; preds = %13
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %21 = load i8, ptr %20, align 4, !tbaa !10
  %22 = zext i8 %21 to i64
  %23 = getelementptr inbounds nuw %struct.Dimension, ptr %19, i64 %22
  %24 = load ptr, ptr %23, align 8, !tbaa !11
  br label %25

25:                                               ; preds = %18, %13, %5
  %26 = phi ptr [ %24, %18 ], [ null, %13 ], [ null, %5 ]
  %27 = icmp ne ptr %26, null
  %28 = zext i1 %27 to i32
  tail call fastcc void @establish_shape(ptr noundef %0, i32 noundef range(i32 -128, 128) %8, i64 noundef %10, i32 noundef %3, i32 noundef 2, i32 noundef %28)
  store ptr null, ptr %0, align 8, !tbaa !7
  br i1 %27, label %29, label %35

29:                                               ; preds = %25
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %32 = load i8, ptr %31, align 4, !tbaa !10
  %33 = zext i8 %32 to i64
  %34 = getelementptr inbounds nuw %struct.Dimension, ptr %30, i64 %33
  store ptr %26, ptr %34, align 8, !tbaa !11
  br label %35

35:                                               ; preds = %25, %29
  %36 = icmp eq i32 %3, 0
  br i1 %36, label %38, label %37

37:                                               ; preds = %35
  tail call fastcc void @set_extent(ptr noundef nonnull %0, i64 noundef %4)
  br label %38

38:                                               ; preds = %37, %35
  %39 = tail call fastcc i64 @finish_shape(ptr noundef nonnull %0)
  %40 = add nsw i64 %39, 1
  %41 = tail call ptr @malloc(i64 noundef %40)
  store ptr %41, ptr %0, align 8, !tbaa !7
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %43 = load i8, ptr %42, align 4, !tbaa !10
  %44 = icmp eq i8 %43, 0
  br i1 %44, label %56, label %45

45:                                               ; preds = %38
  %46 = zext i8 %43 to i64
  br label %47

47:                                               ; preds = %45, %47
  %48 = phi i64 [ 0, %45 ], [ %54, %47 ]
  %49 = phi i64 [ 1, %45 ], [ %53, %47 ]
  %50 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %48
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 32
  %52 = load i64, ptr %51, align 8, !tbaa !18
  %53 = mul nsw i64 %52, %49
  %54 = add nuw nsw i64 %48, 1
  %55 = icmp eq i64 %54, %46
  br i1 %55, label %56, label %47, !llvm.loop !27

56:                                               ; preds = %47, %38
  %57 = phi i64 [ 1, %38 ], [ %53, %47 ]
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %59 = load i64, ptr %58, align 8, !tbaa !14
  %60 = mul i64 %59, %57
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %62 = load i64, ptr %61, align 8, !tbaa !14
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %64 = load i8, ptr %63, align 4, !tbaa !10
  %65 = icmp eq i8 %64, 0
  br i1 %65, label %68, label %66

66:                                               ; preds = %56
  %67 = zext i8 %64 to i64
  br label %74

68:                                               ; preds = %74, %56
  %69 = phi i64 [ 1, %56 ], [ %80, %74 ]
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %71 = icmp sgt i64 %69, 0
  br i1 %71, label %72, label %87

72:                                               ; preds = %68
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 24
  br label %83

74:                                               ; preds = %66, %74
  %75 = phi i64 [ 0, %66 ], [ %81, %74 ]
  %76 = phi i64 [ 1, %66 ], [ %80, %74 ]
  %77 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %75
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 32
  %79 = load i64, ptr %78, align 8, !tbaa !18
  %80 = mul nsw i64 %79, %76
  %81 = add nuw nsw i64 %75, 1
  %82 = icmp eq i64 %81, %67
  br i1 %82, label %68, label %74, !llvm.loop !27

83:                                               ; preds = %72, %111
  %84 = phi i64 [ 0, %72 ], [ %116, %111 ]
  %85 = mul nsw i64 %84, %62
  %86 = icmp slt i64 %85, %60
  br i1 %86, label %88, label %87

87:                                               ; preds = %83, %111, %68
  ret void

88:                                               ; preds = %83
  %89 = load ptr, ptr %0, align 8, !tbaa !7
  %90 = getelementptr inbounds i8, ptr %89, i64 %85
  %91 = load ptr, ptr %1, align 8, !tbaa !7
  %92 = load i8, ptr %70, align 4, !tbaa !10
  %93 = icmp eq i8 %92, 0
  br i1 %93, label %111, label %94

94:                                               ; preds = %88
  %95 = zext i8 %92 to i64
  br label %96

96:                                               ; preds = %94, %96
  %97 = phi i64 [ 0, %94 ], [ %109, %96 ]
  %98 = phi i64 [ 0, %94 ], [ %107, %96 ]
  %99 = phi i64 [ %84, %94 ], [ %108, %96 ]
  %100 = getelementptr inbounds nuw %struct.Dimension, ptr %73, i64 %97
  %101 = getelementptr inbounds nuw i8, ptr %100, i64 8
  %102 = load i64, ptr %101, align 8, !tbaa !18
  %103 = srem i64 %99, %102
  %104 = getelementptr inbounds nuw i8, ptr %100, i64 16
  %105 = load i64, ptr %104, align 8, !tbaa !16
  %106 = mul nsw i64 %105, %103
  %107 = add nsw i64 %106, %98
  %108 = sdiv i64 %99, %102
  %109 = add nuw nsw i64 %97, 1
  %110 = icmp eq i64 %109, %95
  br i1 %110, label %111, label %96, !llvm.loop !55

111:                                              ; preds = %96, %88
  %112 = phi i64 [ 0, %88 ], [ %107, %96 ]
  %113 = getelementptr inbounds i8, ptr %91, i64 %112
  %114 = sub nsw i64 %60, %85
  %115 = tail call i64 @llvm.smin.i64(i64 %114, i64 %62)
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %90, ptr align 1 %113, i64 %115, i1 false)
  %116 = add nuw nsw i64 %84, 1
  %117 = icmp eq i64 %116, %69
  br i1 %117, label %87, label %83, !llvm.loop !200
}

define internal fastcc noundef i64 @whole_elements(i64 noundef %0, i64 noundef %1) unnamed_addr #9 {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %8, label %4

4:                                                ; preds = %2
  %5 = add i64 %0, -1
  %6 = add i64 %5, %1
  %7 = sdiv i64 %6, %1
  br label %8

8:                                                ; preds = %2, %4
  %9 = phi i64 [ %7, %4 ], [ 0, %2 ]
  ret i64 %9
}

define hidden void @_FortranATransferSize(ptr noundef captures(none) initializes((0, 24)) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4, i64 noundef %5) local_unnamed_addr #22 {
  tail call fastcc void @transfer(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 1, i64 noundef %5)
  ret void
}

define internal fastcc void @set_message(ptr noundef readonly captures(address_is_null) %0, ptr noundef readonly captures(none) %1) unnamed_addr #29 {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %24, label %4

4:                                                ; preds = %2
  %5 = load ptr, ptr %0, align 8, !tbaa !7
  %6 = icmp eq ptr %5, null
  br i1 %6, label %24, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %9 = load i64, ptr %8, align 8, !tbaa !14
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %24, label %11

11:                                               ; preds = %7, %11
  %12 = phi i64 [ %21, %11 ], [ 0, %7 ]
  %13 = phi ptr [ %17, %11 ], [ %1, %7 ]
  %14 = load i8, ptr %13, align 1, !tbaa !10
  %15 = icmp ne i8 %14, 0
  %16 = zext i1 %15 to i64
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 %16
  %18 = select i1 %15, i8 %14, i8 32
  %19 = load ptr, ptr %0, align 8, !tbaa !7
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 %12
  store i8 %18, ptr %20, align 1, !tbaa !10
  %21 = add nuw i64 %12, 1
  %22 = load i64, ptr %8, align 8, !tbaa !14
  %23 = icmp ult i64 %21, %22
  br i1 %23, label %11, label %24, !llvm.loop !201

24:                                               ; preds = %11, %7, %2, %4
  ret void
}

define internal fastcc void @establish_shape(ptr noundef writeonly captures(none) initializes((8, 24)) %0, i32 noundef range(i32 -128, 128) %1, i64 noundef %2, i32 noundef %3, i32 noundef range(i32 1, 3) %4, i32 noundef range(i32 0, 2) %5) unnamed_addr #30 {
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %2, ptr %7, align 8, !tbaa !14
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 20240719, ptr %8, align 8, !tbaa !3
  %9 = trunc i32 %3 to i8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i8 %9, ptr %10, align 4, !tbaa !10
  %11 = trunc nsw i32 %1 to i8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %11, ptr %12, align 1, !tbaa !10
  %13 = trunc nuw nsw i32 %4 to i8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 22
  store i8 %13, ptr %14, align 2, !tbaa !10
  %15 = trunc nuw nsw i32 %5 to i8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 23
  store i8 %15, ptr %16, align 1, !tbaa !10
  %17 = icmp sgt i32 %3, 0
  br i1 %17, label %18, label %21

18:                                               ; preds = %6
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %20 = zext nneg i32 %3 to i64
  br label %23

21:                                               ; preds = %23, %6
  %22 = icmp eq i32 %5, 0
  br i1 %22, label %35, label %30

23:                                               ; preds = %18, %23
  %24 = phi i64 [ 0, %18 ], [ %28, %23 ]
  %25 = getelementptr inbounds nuw %struct.Dimension, ptr %19, i64 %24
  store i64 1, ptr %25, align 8, !tbaa !14
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 8
  store i64 0, ptr %26, align 8, !tbaa !14
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 16
  store i64 %2, ptr %27, align 8, !tbaa !14
  %28 = add nuw nsw i64 %24, 1
  %29 = icmp eq i64 %28, %20
  br i1 %29, label %21, label %23, !llvm.loop !202

30:                                               ; preds = %21
  %31 = and i32 %3, 255
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 32
  store i64 0, ptr %34, align 8, !tbaa !14
  br label %35

35:                                               ; preds = %30, %21
  ret void
}

define internal fastcc void @take_mold(ptr noundef writeonly captures(none) initializes((8, 16), (20, 22)) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) unnamed_addr #2 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %5 = load i64, ptr %4, align 8, !tbaa !14
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %5, ptr %6, align 8, !tbaa !14
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %8 = load i8, ptr %7, align 1, !tbaa !10
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %8, ptr %9, align 1, !tbaa !10
  %10 = trunc i32 %2 to i8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i8 %10, ptr %11, align 4, !tbaa !10
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %13 = icmp sgt i32 %2, 0
  br i1 %13, label %14, label %23

14:                                               ; preds = %3
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %17 = zext nneg i32 %2 to i64
  br label %18

18:                                               ; preds = %14, %24
  %19 = phi i64 [ 0, %14 ], [ %27, %24 ]
  %20 = load i8, ptr %12, align 4, !tbaa !10
  %21 = zext i8 %20 to i64
  %22 = icmp samesign ult i64 %19, %21
  br i1 %22, label %24, label %23

23:                                               ; preds = %18, %24, %3
  ret void

24:                                               ; preds = %18
  %25 = getelementptr inbounds nuw %struct.Dimension, ptr %15, i64 %19
  %26 = getelementptr inbounds nuw %struct.Dimension, ptr %16, i64 %19
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %25, ptr noundef nonnull align 8 dereferenceable(24) %26, i64 24, i1 false), !tbaa.struct !203
  %27 = add nuw nsw i64 %19, 1
  %28 = icmp eq i64 %27, %17
  br i1 %28, label %23, label %18, !llvm.loop !204
}

define internal fastcc void @take_length_parameter(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #12 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %4 = load i8, ptr %3, align 4, !tbaa !10
  %5 = zext i8 %4 to i64
  %6 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %5
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %8 = load i64, ptr %7, align 8, !tbaa !14
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %10 = load i8, ptr %9, align 4, !tbaa !10
  %11 = zext i8 %10 to i64
  %12 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 32
  store i64 %8, ptr %13, align 8, !tbaa !14
  ret void
}

define internal fastcc void @copy_text(ptr noundef writeonly captures(none) %0, i64 noundef %1, i64 noundef %2, ptr noundef readonly captures(none) %3, i64 noundef %4, i64 noundef %5, i64 noundef %6) unnamed_addr #2 {
  %8 = tail call i64 @llvm.smin.i64(i64 %2, i64 %5)
  %9 = icmp sgt i64 %6, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %7
  %11 = sub nsw i64 %2, %8
  br label %13

12:                                               ; preds = %13, %7
  ret void

13:                                               ; preds = %10, %13
  %14 = phi i64 [ 0, %10 ], [ %20, %13 ]
  %15 = mul nsw i64 %14, %1
  %16 = getelementptr inbounds i8, ptr %0, i64 %15
  %17 = mul nsw i64 %14, %4
  %18 = getelementptr inbounds i8, ptr %3, i64 %17
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %16, ptr align 1 %18, i64 %8, i1 false)
  %19 = getelementptr inbounds i8, ptr %16, i64 %8
  tail call void @llvm.memset.p0.i64(ptr align 1 %19, i8 32, i64 %11, i1 false)
  %20 = add nuw nsw i64 %14, 1
  %21 = icmp eq i64 %20, %6
  br i1 %21, label %12, label %13, !llvm.loop !205
}

declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #18

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #31

define internal fastcc void @copy_shape(ptr noundef writeonly captures(none) initializes((8, 24)) %0, ptr noundef readonly captures(none) %1) unnamed_addr #2 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load i64, ptr %3, align 8, !tbaa !14
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %4, ptr %5, align 8, !tbaa !14
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %7 = load i32, ptr %6, align 8, !tbaa !3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 %7, ptr %8, align 8, !tbaa !3
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %10 = load i8, ptr %9, align 4, !tbaa !10
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i8 %10, ptr %11, align 4, !tbaa !10
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %13 = load i8, ptr %12, align 1, !tbaa !10
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %13, ptr %14, align 1, !tbaa !10
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 22
  %16 = load i8, ptr %15, align 2, !tbaa !10
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 22
  store i8 %16, ptr %17, align 2, !tbaa !10
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %19 = load i8, ptr %18, align 1, !tbaa !10
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 23
  store i8 %19, ptr %20, align 1, !tbaa !10
  %21 = load i8, ptr %9, align 4, !tbaa !10
  %22 = icmp eq i8 %21, 0
  br i1 %22, label %28, label %23

23:                                               ; preds = %2
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 24
  br label %33

26:                                               ; preds = %33
  %27 = zext i8 %38 to i64
  br label %28

28:                                               ; preds = %26, %2
  %29 = phi i64 [ 0, %2 ], [ %27, %26 ]
  %30 = load i8, ptr %18, align 1, !tbaa !10
  %31 = and i8 %30, 1
  %32 = icmp eq i8 %31, 0
  br i1 %32, label %48, label %41

33:                                               ; preds = %23, %33
  %34 = phi i64 [ 0, %23 ], [ %37, %33 ]
  %35 = getelementptr inbounds nuw %struct.Dimension, ptr %24, i64 %34
  %36 = getelementptr inbounds nuw %struct.Dimension, ptr %25, i64 %34
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %35, ptr noundef nonnull align 8 dereferenceable(24) %36, i64 24, i1 false), !tbaa.struct !203
  %37 = add nuw nsw i64 %34, 1
  %38 = load i8, ptr %9, align 4, !tbaa !10
  %39 = zext i8 %38 to i64
  %40 = icmp samesign ult i64 %37, %39
  br i1 %40, label %33, label %26, !llvm.loop !206

41:                                               ; preds = %28
  %42 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %29
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 32
  %44 = load i64, ptr %43, align 8, !tbaa !14
  %45 = zext i8 %10 to i64
  %46 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %45
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 32
  store i64 %44, ptr %47, align 8, !tbaa !14
  br label %48

48:                                               ; preds = %41, %28
  ret void
}

define internal fastcc void @initialize_data_component(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1) unnamed_addr #5 {
  %3 = tail call fastcc i64 @elements_of_component(ptr noundef %0)
  %4 = tail call fastcc i64 @element_bytes_of_component(ptr noundef %0)
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %6 = load ptr, ptr %5, align 8, !tbaa !42
  %7 = icmp eq ptr %6, null
  br i1 %7, label %9, label %8

8:                                                ; preds = %2
  tail call fastcc void @fill_component(ptr noundef %0, ptr noundef %1, ptr noundef %6)
  br label %20

9:                                                ; preds = %2
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 25
  %11 = load i8, ptr %10, align 1, !tbaa !52
  %12 = icmp eq i8 %11, 6
  br i1 %12, label %13, label %20

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %15 = load ptr, ptr %14, align 8, !tbaa !53
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 429
  %17 = load i8, ptr %16, align 1, !tbaa !22
  %18 = icmp eq i8 %17, 0
  br i1 %18, label %19, label %20

19:                                               ; preds = %13
  tail call fastcc void @initialize_objects(ptr noundef %15, ptr noundef %1, i64 noundef %4, i64 noundef %3)
  br label %20

20:                                               ; preds = %9, %13, %19, %8
  ret void
}

define internal fastcc void @establish_component(ptr noundef captures(none) initializes((0, 24)) %0, ptr noundef readonly captures(none) %1) unnamed_addr #16 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 25
  %4 = load i8, ptr %3, align 1, !tbaa !52
  %5 = sext i8 %4 to i32
  %6 = icmp eq i8 %4, 6
  %7 = zext i1 %6 to i32
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %9 = load i8, ptr %8, align 8, !tbaa !41
  %10 = icmp eq i8 %9, 2
  %11 = select i1 %10, i32 1, i32 2
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 26
  %13 = load i8, ptr %12, align 2, !tbaa !207
  %14 = sext i8 %13 to i32
  %15 = tail call fastcc i32 @type_code(i32 noundef %5, i32 noundef %14)
  %16 = tail call fastcc i64 @element_bytes_of_component(ptr noundef %1)
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 27
  %18 = load i8, ptr %17, align 1, !tbaa !56
  %19 = sext i8 %18 to i32
  tail call fastcc void @establish_shape(ptr noundef %0, i32 noundef %15, i64 noundef %16, i32 noundef %19, i32 noundef %11, i32 noundef %7)
  store ptr null, ptr %0, align 8, !tbaa !7
  br i1 %6, label %20, label %28

20:                                               ; preds = %2
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %22 = load ptr, ptr %21, align 8, !tbaa !53
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %25 = load i8, ptr %24, align 4, !tbaa !10
  %26 = zext i8 %25 to i64
  %27 = getelementptr inbounds nuw %struct.Dimension, ptr %23, i64 %26
  store ptr %22, ptr %27, align 8, !tbaa !11
  br label %28

28:                                               ; preds = %20, %2
  ret void
}

define internal fastcc range(i64 0, -9223372036854775808) i64 @elements_of_component(ptr noundef readonly captures(none) %0) unnamed_addr #27 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %3 = load ptr, ptr %2, align 8, !tbaa !208
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 27
  %5 = load i8, ptr %4, align 1, !tbaa !56
  %6 = icmp sgt i8 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %1
  %8 = zext nneg i8 %5 to i64
  br label %11

9:                                                ; preds = %11, %1
  %10 = phi i64 [ 1, %1 ], [ %23, %11 ]
  ret i64 %10

11:                                               ; preds = %7, %11
  %12 = phi i64 [ 0, %7 ], [ %24, %11 ]
  %13 = phi i64 [ 1, %7 ], [ %23, %11 ]
  %14 = shl nuw nsw i64 %12, 5
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 %14
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 24
  %17 = load i64, ptr %16, align 8, !tbaa !209
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %19 = load i64, ptr %18, align 8, !tbaa !209
  %20 = sub nsw i64 %17, %19
  %21 = tail call i64 @llvm.smax.i64(i64 %20, i64 -1)
  %22 = add nsw i64 %21, 1
  %23 = mul nsw i64 %22, %13
  %24 = add nuw nsw i64 %12, 1
  %25 = icmp eq i64 %24, %8
  br i1 %25, label %9, label %11, !llvm.loop !210
}

define internal fastcc i64 @element_bytes_of_component(ptr noundef readonly captures(none) %0) unnamed_addr #32 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 25
  %3 = load i8, ptr %2, align 1, !tbaa !52
  switch i8 %3, label %18 [
    i8 6, label %4
    i8 4, label %11
  ]

4:                                                ; preds = %1
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %6 = load ptr, ptr %5, align 8, !tbaa !53
  %7 = icmp eq ptr %6, null
  br i1 %7, label %24, label %8

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 88
  %10 = load i64, ptr %9, align 8, !tbaa !30
  br label %24

11:                                               ; preds = %1
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %13 = load i64, ptr %12, align 8, !tbaa !211
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 26
  %15 = load i8, ptr %14, align 2, !tbaa !207
  %16 = sext i8 %15 to i64
  %17 = mul nsw i64 %13, %16
  br label %24

18:                                               ; preds = %1
  %19 = sext i8 %3 to i32
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 26
  %21 = load i8, ptr %20, align 2, !tbaa !207
  %22 = sext i8 %21 to i32
  %23 = tail call fastcc i64 @bytes_of(i32 noundef %19, i32 noundef %22)
  br label %24

24:                                               ; preds = %8, %4, %18, %11
  %25 = phi i64 [ %23, %18 ], [ %17, %11 ], [ %10, %8 ], [ 0, %4 ]
  ret i64 %25
}

define internal fastcc void @fill_component(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef nonnull readonly captures(none) %2) unnamed_addr #5 {
  %4 = tail call fastcc i64 @elements_of_component(ptr noundef %0)
  %5 = tail call fastcc i64 @element_bytes_of_component(ptr noundef %0)
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %7 = load i8, ptr %6, align 8, !tbaa !41
  %8 = icmp eq i8 %7, 1
  br i1 %8, label %27, label %9

9:                                                ; preds = %3
  tail call fastcc void @copy_shape(ptr noundef %1, ptr noundef nonnull %2)
  %10 = load ptr, ptr %2, align 8, !tbaa !7
  store ptr %10, ptr %1, align 8, !tbaa !7
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 23
  %12 = load i8, ptr %11, align 1, !tbaa !10
  %13 = and i8 %12, 1
  %14 = icmp eq i8 %13, 0
  br i1 %14, label %45, label %15

15:                                               ; preds = %9
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %18 = load i8, ptr %17, align 4, !tbaa !10
  %19 = zext i8 %18 to i64
  %20 = getelementptr inbounds nuw %struct.Dimension, ptr %16, i64 %19
  %21 = load ptr, ptr %20, align 8, !tbaa !11
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %24 = load i8, ptr %23, align 4, !tbaa !10
  %25 = zext i8 %24 to i64
  %26 = getelementptr inbounds nuw %struct.Dimension, ptr %22, i64 %25
  store ptr %21, ptr %26, align 8, !tbaa !11
  br label %45

27:                                               ; preds = %3
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 25
  %29 = load i8, ptr %28, align 1, !tbaa !52
  %30 = icmp eq i8 %29, 6
  br i1 %30, label %31, label %43

31:                                               ; preds = %27
  %32 = icmp eq i64 %4, 0
  br i1 %32, label %45, label %33

33:                                               ; preds = %31
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 56
  br label %35

35:                                               ; preds = %33, %35
  %36 = phi i64 [ 0, %33 ], [ %41, %35 ]
  %37 = load ptr, ptr %34, align 8, !tbaa !53
  %38 = mul nsw i64 %36, %5
  %39 = getelementptr inbounds i8, ptr %1, i64 %38
  %40 = getelementptr inbounds i8, ptr %2, i64 %38
  tail call fastcc void @fill_object(ptr noundef %37, ptr noundef %39, ptr noundef %40)
  %41 = add nuw nsw i64 %36, 1
  %42 = icmp eq i64 %41, %4
  br i1 %42, label %45, label %35, !llvm.loop !212

43:                                               ; preds = %27
  %44 = tail call fastcc i32 @type_of_data(ptr noundef %0)
  tail call fastcc void @fill_row(i32 noundef %44, i64 noundef %5, ptr noundef %1, ptr noundef nonnull %2, i64 noundef %4)
  br label %45

45:                                               ; preds = %35, %31, %15, %9, %43
  ret void
}

define internal fastcc void @fill_object(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef nonnull readonly captures(none) %2) unnamed_addr #5 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %6 = load ptr, ptr %5, align 8, !tbaa !34
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %16

8:                                                ; preds = %21, %16, %3
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %10 = load ptr, ptr %9, align 8, !tbaa !35
  %11 = icmp eq ptr %10, null
  br i1 %11, label %34, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %14 = load i64, ptr %13, align 8, !tbaa !18
  %15 = tail call i64 @llvm.smax.i64(i64 %14, i64 0)
  br label %30

16:                                               ; preds = %3, %21
  %17 = phi ptr [ %28, %21 ], [ %6, %3 ]
  %18 = phi i64 [ %27, %21 ], [ 0, %3 ]
  %19 = load i64, ptr %4, align 8, !tbaa !18
  %20 = icmp slt i64 %18, %19
  br i1 %20, label %21, label %8

21:                                               ; preds = %16
  %22 = getelementptr inbounds nuw %struct.Component, ptr %17, i64 %18
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 32
  %24 = load i64, ptr %23, align 8, !tbaa !37
  %25 = getelementptr inbounds i8, ptr %1, i64 %24
  %26 = getelementptr inbounds i8, ptr %2, i64 %24
  tail call fastcc void @fill_component(ptr noundef nonnull %22, ptr noundef %25, ptr noundef %26)
  %27 = add nuw nsw i64 %18, 1
  %28 = load ptr, ptr %5, align 8, !tbaa !34
  %29 = icmp eq ptr %28, null
  br i1 %29, label %8, label %16, !llvm.loop !213

30:                                               ; preds = %12, %35
  %31 = phi ptr [ %10, %12 ], [ %43, %35 ]
  %32 = phi i64 [ 0, %12 ], [ %42, %35 ]
  %33 = icmp eq i64 %32, %15
  br i1 %33, label %34, label %35

34:                                               ; preds = %30, %35, %8
  ret void

35:                                               ; preds = %30
  %36 = getelementptr inbounds nuw %struct.ProcedureComponent, ptr %31, i64 %32
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 24
  %38 = load i64, ptr %37, align 8, !tbaa !47
  %39 = getelementptr inbounds i8, ptr %1, i64 %38
  %40 = getelementptr inbounds i8, ptr %2, i64 %38
  %41 = load ptr, ptr %40, align 8, !tbaa !73
  store ptr %41, ptr %39, align 8, !tbaa !73
  %42 = add nuw i64 %32, 1
  %43 = load ptr, ptr %9, align 8, !tbaa !35
  %44 = icmp eq ptr %43, null
  br i1 %44, label %34, label %30, !llvm.loop !214
}

define internal fastcc void @fill_row(i32 noundef range(i32 -128, 128) %0, i64 noundef %1, ptr noundef writeonly captures(none) %2, ptr noundef readonly captures(none) %3, i64 noundef %4) unnamed_addr #8 {
  %6 = icmp eq i32 %0, 28
  br i1 %6, label %7, label %17

7:                                                ; preds = %5
  %8 = icmp sgt i64 %4, 0
  br i1 %8, label %9, label %139

9:                                                ; preds = %7, %9
  %10 = phi i64 [ %15, %9 ], [ 0, %7 ]
  %11 = shl nsw i64 %10, 3
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 %11
  %13 = tail call fastcc double @constant_real8(ptr noundef %12)
  %14 = getelementptr inbounds nuw double, ptr %2, i64 %10
  store double %13, ptr %14, align 8, !tbaa !76
  %15 = add nuw nsw i64 %10, 1
  %16 = icmp eq i64 %15, %4
  br i1 %16, label %139, label %9, !llvm.loop !215

17:                                               ; preds = %5
  %18 = load i32, ptr @has_narrow_reals, align 4, !tbaa !3
  %19 = icmp ne i32 %18, 0
  %20 = icmp eq i32 %0, 27
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %32

22:                                               ; preds = %17
  %23 = icmp sgt i64 %4, 0
  br i1 %23, label %24, label %139

24:                                               ; preds = %22, %24
  %25 = phi i64 [ %30, %24 ], [ 0, %22 ]
  %26 = shl nsw i64 %25, 2
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 %26
  %28 = tail call fastcc float @constant_real4(ptr noundef %27)
  %29 = getelementptr inbounds nuw float, ptr %2, i64 %25
  store float %28, ptr %29, align 4, !tbaa !79
  %30 = add nuw nsw i64 %25, 1
  %31 = icmp eq i64 %30, %4
  br i1 %31, label %139, label %24, !llvm.loop !216

32:                                               ; preds = %17
  %33 = icmp eq i32 %0, 34
  %34 = and i1 %33, %19
  br i1 %34, label %35, label %48

35:                                               ; preds = %32
  %36 = icmp sgt i64 %4, 0
  br i1 %36, label %37, label %139

37:                                               ; preds = %35
  %38 = shl nuw i64 %4, 1
  %39 = tail call i64 @llvm.smax.i64(i64 %38, i64 1)
  br label %40

40:                                               ; preds = %37, %40
  %41 = phi i64 [ %46, %40 ], [ 0, %37 ]
  %42 = shl nsw i64 %41, 2
  %43 = getelementptr inbounds nuw i8, ptr %3, i64 %42
  %44 = tail call fastcc float @constant_real4(ptr noundef %43)
  %45 = getelementptr inbounds nuw float, ptr %2, i64 %41
  store float %44, ptr %45, align 4, !tbaa !79
  %46 = add nuw nsw i64 %41, 1
  %47 = icmp eq i64 %46, %39
  br i1 %47, label %139, label %40, !llvm.loop !216

48:                                               ; preds = %32
  %49 = load i32, ptr @has_complex_numbers, align 4, !tbaa !3
  %50 = icmp ne i32 %49, 0
  %51 = icmp eq i32 %0, 35
  %52 = and i1 %51, %50
  br i1 %52, label %53, label %66

53:                                               ; preds = %48
  %54 = icmp sgt i64 %4, 0
  br i1 %54, label %55, label %139

55:                                               ; preds = %53
  %56 = shl nuw i64 %4, 1
  %57 = tail call i64 @llvm.smax.i64(i64 %56, i64 1)
  br label %58

58:                                               ; preds = %55, %58
  %59 = phi i64 [ %64, %58 ], [ 0, %55 ]
  %60 = shl nsw i64 %59, 3
  %61 = getelementptr inbounds nuw i8, ptr %3, i64 %60
  %62 = tail call fastcc double @constant_real8(ptr noundef %61)
  %63 = getelementptr inbounds nuw double, ptr %2, i64 %59
  store double %62, ptr %63, align 8, !tbaa !76
  %64 = add nuw nsw i64 %59, 1
  %65 = icmp eq i64 %64, %57
  br i1 %65, label %139, label %58, !llvm.loop !215

66:                                               ; preds = %48
  %67 = load i32, ptr @has_wide_reals, align 4, !tbaa !3
  %68 = icmp ne i32 %67, 0
  %69 = icmp eq i32 %0, 29
  %70 = and i1 %69, %68
  br i1 %70, label %71, label %81

71:                                               ; preds = %66
  %72 = icmp sgt i64 %4, 0
  br i1 %72, label %73, label %139

73:                                               ; preds = %71, %73
  %74 = phi i64 [ %79, %73 ], [ 0, %71 ]
  %75 = shl nsw i64 %74, 4
  %76 = getelementptr inbounds nuw i8, ptr %3, i64 %75
  %77 = tail call fastcc x86_fp80 @constant_real10(ptr noundef %76)
  %78 = getelementptr inbounds nuw x86_fp80, ptr %2, i64 %74
  store x86_fp80 %77, ptr %78, align 16, !tbaa !90
  %79 = add nuw nsw i64 %74, 1
  %80 = icmp eq i64 %79, %4
  br i1 %80, label %139, label %73, !llvm.loop !217

81:                                               ; preds = %66
  %82 = icmp eq i32 %0, 31
  %83 = and i1 %82, %68
  br i1 %83, label %84, label %94

84:                                               ; preds = %81
  %85 = icmp sgt i64 %4, 0
  br i1 %85, label %86, label %139

86:                                               ; preds = %84, %86
  %87 = phi i64 [ %92, %86 ], [ 0, %84 ]
  %88 = shl nsw i64 %87, 4
  %89 = getelementptr inbounds nuw i8, ptr %3, i64 %88
  %90 = tail call fastcc fp128 @constant_real16(ptr noundef %89)
  %91 = getelementptr inbounds nuw fp128, ptr %2, i64 %87
  store fp128 %90, ptr %91, align 16, !tbaa !93
  %92 = add nuw nsw i64 %87, 1
  %93 = icmp eq i64 %92, %4
  br i1 %93, label %139, label %86, !llvm.loop !218

94:                                               ; preds = %81
  %95 = icmp eq i32 %0, 36
  %96 = and i1 %95, %68
  br i1 %96, label %97, label %110

97:                                               ; preds = %94
  %98 = icmp sgt i64 %4, 0
  br i1 %98, label %99, label %139

99:                                               ; preds = %97
  %100 = shl nuw i64 %4, 1
  %101 = tail call i64 @llvm.smax.i64(i64 %100, i64 1)
  br label %102

102:                                              ; preds = %99, %102
  %103 = phi i64 [ %108, %102 ], [ 0, %99 ]
  %104 = shl nsw i64 %103, 4
  %105 = getelementptr inbounds nuw i8, ptr %3, i64 %104
  %106 = tail call fastcc x86_fp80 @constant_real10(ptr noundef %105)
  %107 = getelementptr inbounds nuw x86_fp80, ptr %2, i64 %103
  store x86_fp80 %106, ptr %107, align 16, !tbaa !90
  %108 = add nuw nsw i64 %103, 1
  %109 = icmp eq i64 %108, %101
  br i1 %109, label %139, label %102, !llvm.loop !217

110:                                              ; preds = %94
  %111 = icmp eq i32 %0, 38
  %112 = and i1 %111, %68
  br i1 %112, label %113, label %126

113:                                              ; preds = %110
  %114 = icmp sgt i64 %4, 0
  br i1 %114, label %115, label %139

115:                                              ; preds = %113
  %116 = shl nuw i64 %4, 1
  %117 = tail call i64 @llvm.smax.i64(i64 %116, i64 1)
  br label %118

118:                                              ; preds = %115, %118
  %119 = phi i64 [ %124, %118 ], [ 0, %115 ]
  %120 = shl nsw i64 %119, 4
  %121 = getelementptr inbounds nuw i8, ptr %3, i64 %120
  %122 = tail call fastcc fp128 @constant_real16(ptr noundef %121)
  %123 = getelementptr inbounds nuw fp128, ptr %2, i64 %119
  store fp128 %122, ptr %123, align 16, !tbaa !93
  %124 = add nuw nsw i64 %119, 1
  %125 = icmp eq i64 %124, %117
  br i1 %125, label %139, label %118, !llvm.loop !218

126:                                              ; preds = %110
  %127 = icmp eq i32 %0, 41
  br i1 %127, label %128, label %138

128:                                              ; preds = %126
  %129 = icmp sgt i64 %4, 0
  br i1 %129, label %130, label %139

130:                                              ; preds = %128, %130
  %131 = phi i64 [ %136, %130 ], [ 0, %128 ]
  %132 = mul nsw i64 %131, %1
  %133 = getelementptr inbounds i8, ptr %3, i64 %132
  %134 = load ptr, ptr %133, align 8, !tbaa !73
  %135 = getelementptr inbounds i8, ptr %2, i64 %132
  store ptr %134, ptr %135, align 8, !tbaa !73
  %136 = add nuw nsw i64 %131, 1
  %137 = icmp eq i64 %136, %4
  br i1 %137, label %139, label %130, !llvm.loop !74

138:                                              ; preds = %126
  tail call fastcc void @copy_words(ptr noundef %2, i64 noundef %1, ptr noundef %3, i64 noundef %1, i64 noundef %4, i64 noundef %1)
  br label %139

139:                                              ; preds = %130, %118, %102, %86, %73, %58, %40, %24, %9, %128, %113, %97, %84, %71, %53, %35, %22, %7, %138
  ret void
}

define internal fastcc range(i32 7, 50) i32 @type_of_data(ptr noundef readonly captures(none) %0) unnamed_addr #32 {
  %2 = load ptr, ptr %0, align 8, !tbaa !219
  %3 = load i8, ptr %2, align 1, !tbaa !10
  %4 = icmp eq i8 %3, 95
  br i1 %4, label %13, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 25
  %7 = load i8, ptr %6, align 1, !tbaa !52
  %8 = sext i8 %7 to i32
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 26
  %10 = load i8, ptr %9, align 2, !tbaa !207
  %11 = sext i8 %10 to i32
  %12 = tail call fastcc i32 @type_code(i32 noundef %8, i32 noundef %11)
  br label %13

13:                                               ; preds = %1, %5
  %14 = phi i32 [ %12, %5 ], [ 41, %1 ]
  ret i32 %14
}

define internal fastcc void @copy_words(ptr noundef writeonly captures(none) %0, i64 noundef %1, ptr noundef readonly captures(none) %2, i64 noundef %3, i64 noundef %4, i64 noundef %5) unnamed_addr #2 {
  %7 = icmp sgt i64 %4, 0
  br i1 %7, label %9, label %8

8:                                                ; preds = %9, %6
  ret void

9:                                                ; preds = %6, %9
  %10 = phi i64 [ %15, %9 ], [ 0, %6 ]
  %11 = mul nsw i64 %10, %1
  %12 = getelementptr inbounds i8, ptr %0, i64 %11
  %13 = mul nsw i64 %10, %3
  %14 = getelementptr inbounds i8, ptr %2, i64 %13
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %12, ptr align 1 %14, i64 %5, i1 false)
  %15 = add nuw nsw i64 %10, 1
  %16 = icmp eq i64 %15, %4
  br i1 %16, label %8, label %9, !llvm.loop !220
}

define internal fastcc double @constant_real8(ptr noundef readonly captures(none) %0) unnamed_addr #19 {
  %2 = load double, ptr %0, align 8, !tbaa !76
  ret double %2
}

define internal fastcc float @constant_real4(ptr noundef readonly captures(none) %0) unnamed_addr #19 {
  %2 = load float, ptr %0, align 4, !tbaa !79
  ret float %2
}

define internal fastcc x86_fp80 @constant_real10(ptr noundef readonly captures(none) %0) unnamed_addr #19 {
  %2 = load x86_fp80, ptr %0, align 16, !tbaa !90
  ret x86_fp80 %2
}

define internal fastcc fp128 @constant_real16(ptr noundef readonly captures(none) %0) unnamed_addr #19 {
  %2 = load fp128, ptr %0, align 16, !tbaa !93
  ret fp128 %2
}

define internal fastcc void @call_final(ptr noundef nonnull readonly captures(none) %0, ptr noundef %1, ptr noundef readonly captures(none) %2) unnamed_addr #0 {
  %4 = alloca %union.anon.17, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #38
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 1
  %6 = load i8, ptr %5, align 1, !tbaa !221
  %7 = and i8 %6, 1
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %27, label %9

9:                                                ; preds = %3
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !14
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %13 = load i8, ptr %12, align 4, !tbaa !10
  %14 = zext i8 %13 to i32
  %15 = icmp ne ptr %1, null
  %16 = zext i1 %15 to i32
  call fastcc void @establish_shape(ptr noundef nonnull %4, i32 noundef 42, i64 noundef %11, i32 noundef %14, i32 noundef 1, i32 noundef %16)
  store ptr null, ptr %4, align 8, !tbaa !7
  br i1 %15, label %17, label %23

17:                                               ; preds = %9
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %20 = load i8, ptr %19, align 4, !tbaa !10
  %21 = zext i8 %20 to i64
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %18, i64 %21
  store ptr %1, ptr %22, align 8, !tbaa !11
  br label %23

23:                                               ; preds = %9, %17
  call fastcc void @copy_dimensions(ptr noundef nonnull %4, ptr noundef %2)
  %24 = load ptr, ptr %2, align 8, !tbaa !7
  store ptr %24, ptr %4, align 8, !tbaa !7
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %26 = load ptr, ptr %25, align 8, !tbaa !223
  call void %26(ptr noundef nonnull %4) #38
  br label %31

27:                                               ; preds = %3
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %29 = load ptr, ptr %28, align 8, !tbaa !223
  %30 = load ptr, ptr %2, align 8, !tbaa !7
  tail call void %29(ptr noundef %30) #38
  br label %31

31:                                               ; preds = %27, %23
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #38
  ret void
}

define internal fastcc void @call_final_for_each(ptr noundef nonnull readonly captures(none) %0, ptr noundef %1, ptr noundef readonly captures(none) %2) unnamed_addr #0 {
  %4 = alloca %union.anon.19, align 8
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %6 = load i8, ptr %5, align 4, !tbaa !10
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %10, label %8

8:                                                ; preds = %3
  %9 = zext i8 %6 to i64
  br label %21

10:                                               ; preds = %21, %3
  %11 = phi i64 [ 1, %3 ], [ %27, %21 ]
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %13 = icmp sgt i64 %11, 0
  br i1 %13, label %14, label %30

14:                                               ; preds = %10
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %16 = icmp ne ptr %1, null
  %17 = zext i1 %16 to i32
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 24
  br label %31

21:                                               ; preds = %8, %21
  %22 = phi i64 [ 0, %8 ], [ %28, %21 ]
  %23 = phi i64 [ 1, %8 ], [ %27, %21 ]
  %24 = getelementptr inbounds nuw %struct.Dimension, ptr %2, i64 %22
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 32
  %26 = load i64, ptr %25, align 8, !tbaa !18
  %27 = mul nsw i64 %26, %23
  %28 = add nuw nsw i64 %22, 1
  %29 = icmp eq i64 %28, %9
  br i1 %29, label %10, label %21, !llvm.loop !27

30:                                               ; preds = %59, %10
  ret void

31:                                               ; preds = %14, %59
  %32 = phi i64 [ 0, %14 ], [ %62, %59 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #38
  %33 = load i64, ptr %15, align 8, !tbaa !14
  call fastcc void @establish_shape(ptr noundef nonnull %4, i32 noundef 42, i64 noundef %33, i32 noundef 0, i32 noundef 1, i32 noundef %17)
  store ptr null, ptr %4, align 8, !tbaa !7
  br i1 %16, label %34, label %38

34:                                               ; preds = %31
  %35 = load i8, ptr %19, align 4, !tbaa !10
  %36 = zext i8 %35 to i64
  %37 = getelementptr inbounds nuw %struct.Dimension, ptr %18, i64 %36
  store ptr %1, ptr %37, align 8, !tbaa !11
  br label %38

38:                                               ; preds = %31, %34
  %39 = load ptr, ptr %2, align 8, !tbaa !7
  %40 = load i8, ptr %12, align 4, !tbaa !10
  %41 = icmp eq i8 %40, 0
  br i1 %41, label %59, label %42

42:                                               ; preds = %38
  %43 = zext i8 %40 to i64
  br label %44

44:                                               ; preds = %42, %44
  %45 = phi i64 [ 0, %42 ], [ %57, %44 ]
  %46 = phi i64 [ 0, %42 ], [ %55, %44 ]
  %47 = phi i64 [ %32, %42 ], [ %56, %44 ]
  %48 = getelementptr inbounds nuw %struct.Dimension, ptr %20, i64 %45
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 8
  %50 = load i64, ptr %49, align 8, !tbaa !18
  %51 = srem i64 %47, %50
  %52 = getelementptr inbounds nuw i8, ptr %48, i64 16
  %53 = load i64, ptr %52, align 8, !tbaa !16
  %54 = mul nsw i64 %53, %51
  %55 = add nsw i64 %54, %46
  %56 = sdiv i64 %47, %50
  %57 = add nuw nsw i64 %45, 1
  %58 = icmp eq i64 %57, %43
  br i1 %58, label %59, label %44, !llvm.loop !55

59:                                               ; preds = %44, %38
  %60 = phi i64 [ 0, %38 ], [ %55, %44 ]
  %61 = getelementptr inbounds i8, ptr %39, i64 %60
  store ptr %61, ptr %4, align 8, !tbaa !10
  call fastcc void @call_final(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #38
  %62 = add nuw nsw i64 %32, 1
  %63 = icmp eq i64 %62, %11
  br i1 %63, label %30, label %31, !llvm.loop !224
}

declare i32 @llvm.ctpop.i32(i32) #33

define internal fastcc void @copy_dimensions(ptr noundef nonnull writeonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #2 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %4 = load i8, ptr %3, align 4, !tbaa !10
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %9, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 24
  br label %10

9:                                                ; preds = %10, %2
  ret void

10:                                               ; preds = %6, %10
  %11 = phi i64 [ 0, %6 ], [ %14, %10 ]
  %12 = getelementptr inbounds nuw %struct.Dimension, ptr %7, i64 %11
  %13 = getelementptr inbounds nuw %struct.Dimension, ptr %8, i64 %11
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %12, ptr noundef nonnull align 8 dereferenceable(24) %13, i64 24, i1 false), !tbaa.struct !203
  %14 = add nuw nsw i64 %11, 1
  %15 = load i8, ptr %3, align 4, !tbaa !10
  %16 = zext i8 %15 to i64
  %17 = icmp samesign ult i64 %14, %16
  br i1 %17, label %10, label %9, !llvm.loop !225
}

define internal fastcc range(i32 0, 2) i32 @may_overlap(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #28 {
  %3 = load ptr, ptr %0, align 8, !tbaa !7
  %4 = icmp eq ptr %3, null
  br i1 %4, label %147, label %5

5:                                                ; preds = %2
  %6 = load ptr, ptr %1, align 8, !tbaa !7
  %7 = icmp eq ptr %6, null
  br i1 %7, label %147, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %10 = load i8, ptr %9, align 4, !tbaa !10
  %11 = icmp eq i8 %10, 0
  br i1 %11, label %25, label %12

12:                                               ; preds = %8
  %13 = zext i8 %10 to i64
  br label %14

14:                                               ; preds = %12, %14
  %15 = phi i64 [ 0, %12 ], [ %21, %14 ]
  %16 = phi i64 [ 1, %12 ], [ %20, %14 ]
  %17 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %15
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 32
  %19 = load i64, ptr %18, align 8, !tbaa !18
  %20 = mul nsw i64 %19, %16
  %21 = add nuw nsw i64 %15, 1
  %22 = icmp eq i64 %21, %13
  br i1 %22, label %23, label %14, !llvm.loop !27

23:                                               ; preds = %14
  %24 = icmp eq i64 %20, 0
  br i1 %24, label %147, label %25

25:                                               ; preds = %8, %23
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %27 = load i8, ptr %26, align 4, !tbaa !10
  %28 = icmp eq i8 %27, 0
  br i1 %28, label %42, label %29

29:                                               ; preds = %25
  %30 = zext i8 %27 to i64
  br label %31

31:                                               ; preds = %29, %31
  %32 = phi i64 [ 0, %29 ], [ %38, %31 ]
  %33 = phi i64 [ 1, %29 ], [ %37, %31 ]
  %34 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %32
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 32
  %36 = load i64, ptr %35, align 8, !tbaa !18
  %37 = mul nsw i64 %36, %33
  %38 = add nuw nsw i64 %32, 1
  %39 = icmp eq i64 %38, %30
  br i1 %39, label %40, label %31, !llvm.loop !27

40:                                               ; preds = %31
  %41 = icmp eq i64 %37, 0
  br i1 %41, label %147, label %42

42:                                               ; preds = %25, %40
  %43 = icmp eq i8 %10, 0
  br i1 %43, label %64, label %44

44:                                               ; preds = %42
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %46 = zext i8 %10 to i64
  br label %47

47:                                               ; preds = %44, %60
  %48 = phi i64 [ 0, %44 ], [ %62, %60 ]
  %49 = phi i64 [ 0, %44 ], [ %61, %60 ]
  %50 = getelementptr inbounds nuw %struct.Dimension, ptr %45, i64 %48
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 16
  %52 = load i64, ptr %51, align 8, !tbaa !16
  %53 = icmp slt i64 %52, 0
  br i1 %53, label %54, label %60

54:                                               ; preds = %47
  %55 = getelementptr inbounds nuw i8, ptr %50, i64 8
  %56 = load i64, ptr %55, align 8, !tbaa !18
  %57 = add nsw i64 %56, -1
  %58 = mul nsw i64 %57, %52
  %59 = add nsw i64 %58, %49
  br label %60

60:                                               ; preds = %54, %47
  %61 = phi i64 [ %59, %54 ], [ %49, %47 ]
  %62 = add nuw nsw i64 %48, 1
  %63 = icmp eq i64 %62, %46
  br i1 %63, label %64, label %47, !llvm.loop !226

64:                                               ; preds = %60, %42
  %65 = phi i64 [ 0, %42 ], [ %61, %60 ]
  %66 = getelementptr inbounds i8, ptr %3, i64 %65
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %68 = load i64, ptr %67, align 8, !tbaa !14
  %69 = icmp eq i8 %27, 0
  br i1 %69, label %90, label %70

70:                                               ; preds = %64
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %72 = zext i8 %27 to i64
  br label %73

73:                                               ; preds = %70, %86
  %74 = phi i64 [ 0, %70 ], [ %88, %86 ]
  %75 = phi i64 [ %68, %70 ], [ %87, %86 ]
  %76 = getelementptr inbounds nuw %struct.Dimension, ptr %71, i64 %74
  %77 = getelementptr inbounds nuw i8, ptr %76, i64 16
  %78 = load i64, ptr %77, align 8, !tbaa !16
  %79 = icmp sgt i64 %78, 0
  br i1 %79, label %80, label %86

80:                                               ; preds = %73
  %81 = getelementptr inbounds nuw i8, ptr %76, i64 8
  %82 = load i64, ptr %81, align 8, !tbaa !18
  %83 = add nsw i64 %82, -1
  %84 = mul nsw i64 %83, %78
  %85 = add nsw i64 %84, %75
  br label %86

86:                                               ; preds = %80, %73
  %87 = phi i64 [ %85, %80 ], [ %75, %73 ]
  %88 = add nuw nsw i64 %74, 1
  %89 = icmp eq i64 %88, %72
  br i1 %89, label %90, label %73, !llvm.loop !227

90:                                               ; preds = %86, %64
  %91 = phi i64 [ %68, %64 ], [ %87, %86 ]
  %92 = getelementptr inbounds i8, ptr %6, i64 %91
  %93 = icmp ult ptr %66, %92
  br i1 %93, label %94, label %147

94:                                               ; preds = %90
  %95 = icmp eq i8 %27, 0
  br i1 %95, label %116, label %96

96:                                               ; preds = %94
  %97 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %98 = zext i8 %27 to i64
  br label %99

99:                                               ; preds = %96, %112
  %100 = phi i64 [ 0, %96 ], [ %114, %112 ]
  %101 = phi i64 [ 0, %96 ], [ %113, %112 ]
  %102 = getelementptr inbounds nuw %struct.Dimension, ptr %97, i64 %100
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 16
  %104 = load i64, ptr %103, align 8, !tbaa !16
  %105 = icmp slt i64 %104, 0
  br i1 %105, label %106, label %112

106:                                              ; preds = %99
  %107 = getelementptr inbounds nuw i8, ptr %102, i64 8
  %108 = load i64, ptr %107, align 8, !tbaa !18
  %109 = add nsw i64 %108, -1
  %110 = mul nsw i64 %109, %104
  %111 = add nsw i64 %110, %101
  br label %112

112:                                              ; preds = %106, %99
  %113 = phi i64 [ %111, %106 ], [ %101, %99 ]
  %114 = add nuw nsw i64 %100, 1
  %115 = icmp eq i64 %114, %98
  br i1 %115, label %116, label %99, !llvm.loop !226

116:                                              ; preds = %112, %94
  %117 = phi i64 [ 0, %94 ], [ %113, %112 ]
  %118 = getelementptr inbounds i8, ptr %6, i64 %117
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %120 = load i64, ptr %119, align 8, !tbaa !14
  %121 = icmp eq i8 %10, 0
  br i1 %121, label %142, label %122

122:                                              ; preds = %116
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %124 = zext i8 %10 to i64
  br label %125

125:                                              ; preds = %122, %138
  %126 = phi i64 [ 0, %122 ], [ %140, %138 ]
  %127 = phi i64 [ %120, %122 ], [ %139, %138 ]
  %128 = getelementptr inbounds nuw %struct.Dimension, ptr %123, i64 %126
  %129 = getelementptr inbounds nuw i8, ptr %128, i64 16
  %130 = load i64, ptr %129, align 8, !tbaa !16
  %131 = icmp sgt i64 %130, 0
  br i1 %131, label %132, label %138

132:                                              ; preds = %125
  %133 = getelementptr inbounds nuw i8, ptr %128, i64 8
  %134 = load i64, ptr %133, align 8, !tbaa !18
  %135 = add nsw i64 %134, -1
  %136 = mul nsw i64 %135, %130
  %137 = add nsw i64 %136, %127
  br label %138

138:                                              ; preds = %132, %125
  %139 = phi i64 [ %137, %132 ], [ %127, %125 ]
  %140 = add nuw nsw i64 %126, 1
  %141 = icmp eq i64 %140, %124
  br i1 %141, label %142, label %125, !llvm.loop !227

142:                                              ; preds = %138, %116
  %143 = phi i64 [ %120, %116 ], [ %139, %138 ]
  %144 = getelementptr inbounds i8, ptr %3, i64 %143
  %145 = icmp ult ptr %118, %144
  %146 = zext i1 %145 to i32
  br label %147

147:                                              ; preds = %90, %142, %2, %5, %23, %40
  %148 = phi i32 [ 0, %2 ], [ 0, %40 ], [ 0, %23 ], [ 0, %5 ], [ 0, %90 ], [ %146, %142 ]
  ret i32 %148
}

define internal fastcc range(i32 0, 2) i32 @has_other_shape(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef range(i32 3, 12) %2) unnamed_addr #28 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %5 = load i8, ptr %4, align 1, !tbaa !10
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %7 = load i8, ptr %6, align 1, !tbaa !10
  %8 = icmp eq i8 %5, %7
  br i1 %8, label %9, label %78

9:                                                ; preds = %3
  %10 = icmp eq i8 %5, 40
  %11 = and i32 %2, 4
  %12 = icmp eq i32 %11, 0
  %13 = and i1 %12, %10
  br i1 %13, label %14, label %20

14:                                               ; preds = %9
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !14
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !14
  %19 = icmp eq i64 %16, %18
  br i1 %19, label %20, label %78

20:                                               ; preds = %14, %9
  %21 = icmp samesign ult i32 %2, 8
  br i1 %21, label %54, label %22

22:                                               ; preds = %20
  %23 = load i32, ptr @has_derived_types, align 4, !tbaa !3
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %37, label %25

25:                                               ; preds = %22
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %27 = load i8, ptr %26, align 1, !tbaa !10
  %28 = and i8 %27, 1
  %29 = icmp eq i8 %28, 0
  br i1 %29, label %37, label %30

30:                                               ; preds = %25
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %33 = load i8, ptr %32, align 4, !tbaa !10
  %34 = zext i8 %33 to i64
  %35 = getelementptr inbounds nuw %struct.Dimension, ptr %31, i64 %34
  %36 = load ptr, ptr %35, align 8, !tbaa !11
  br label %37

37:                                               ; preds = %22, %25, %30
  %38 = phi ptr [ %36, %30 ], [ null, %25 ], [ null, %22 ]
  br i1 %24, label %51, label %39

39:                                               ; preds = %37
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %41 = load i8, ptr %40, align 1, !tbaa !10
  %42 = and i8 %41, 1
  %43 = icmp eq i8 %42, 0
  br i1 %43, label %51, label %44

44:                                               ; preds = %39
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %47 = load i8, ptr %46, align 4, !tbaa !10
  %48 = zext i8 %47 to i64
  %49 = getelementptr inbounds nuw %struct.Dimension, ptr %45, i64 %48
  %50 = load ptr, ptr %49, align 8, !tbaa !11
  br label %51

51:                                               ; preds = %37, %39, %44
  %52 = phi ptr [ %50, %44 ], [ null, %39 ], [ null, %37 ]
  %53 = icmp eq ptr %38, %52
  br i1 %53, label %54, label %78

54:                                               ; preds = %51, %20
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %56 = load i8, ptr %55, align 4, !tbaa !10
  %57 = icmp eq i8 %56, 0
  br i1 %57, label %78, label %58

58:                                               ; preds = %54
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %60 = load i8, ptr %59, align 4, !tbaa !10
  %61 = icmp eq i8 %60, 0
  br i1 %61, label %78, label %62

62:                                               ; preds = %58
  %63 = zext i8 %60 to i64
  br label %64

64:                                               ; preds = %62, %64
  %65 = phi i64 [ 0, %62 ], [ %76, %64 ]
  %66 = phi i32 [ 0, %62 ], [ %75, %64 ]
  %67 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %65
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 32
  %69 = load i64, ptr %68, align 8, !tbaa !18
  %70 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %65
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 32
  %72 = load i64, ptr %71, align 8, !tbaa !18
  %73 = icmp ne i64 %69, %72
  %74 = zext i1 %73 to i32
  %75 = or i32 %66, %74
  %76 = add nuw nsw i64 %65, 1
  %77 = icmp eq i64 %76, %63
  br i1 %77, label %78, label %64, !llvm.loop !228

78:                                               ; preds = %64, %58, %54, %51, %14, %3
  %79 = phi i32 [ 1, %3 ], [ 1, %14 ], [ 1, %51 ], [ 0, %54 ], [ 0, %58 ], [ %75, %64 ]
  ret i32 %79
}

define internal fastcc void @allocate_like(ptr noundef captures(none) initializes((21, 22)) %0, ptr noundef readonly captures(none) %1, i32 noundef range(i32 0, 5) %2) unnamed_addr #22 {
  %4 = tail call fastcc i64 @take_shape(ptr noundef %0, ptr noundef %1, i32 noundef %2)
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %6 = load i8, ptr %5, align 1, !tbaa !10
  %7 = and i8 %6, 1
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %36, label %9

9:                                                ; preds = %3
  %10 = load i32, ptr @has_derived_types, align 4, !tbaa !3
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %24, label %12

12:                                               ; preds = %9
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %14 = load i8, ptr %13, align 1, !tbaa !10
  %15 = and i8 %14, 1
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %24, label %17

17:                                               ; preds = %12
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %20 = load i8, ptr %19, align 4, !tbaa !10
  %21 = zext i8 %20 to i64
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %18, i64 %21
  %23 = load ptr, ptr %22, align 8, !tbaa !11
  br label %24

24:                                               ; preds = %17, %12, %9
  %25 = phi ptr [ %23, %17 ], [ null, %12 ], [ null, %9 ]
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %28 = load i8, ptr %27, align 4, !tbaa !10
  %29 = zext i8 %28 to i64
  %30 = getelementptr inbounds nuw %struct.Dimension, ptr %26, i64 %29
  store ptr %25, ptr %30, align 8, !tbaa !11
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %32 = load i8, ptr %31, align 1, !tbaa !10
  %33 = and i8 %32, 1
  %34 = icmp eq i8 %33, 0
  br i1 %34, label %36, label %35

35:                                               ; preds = %24
  tail call fastcc void @take_length_parameter(ptr noundef %0, ptr noundef %1)
  br label %36

36:                                               ; preds = %3, %24, %35
  %37 = tail call i64 @llvm.smax.i64(i64 %4, i64 1)
  %38 = tail call ptr @malloc(i64 noundef %37)
  store ptr %38, ptr %0, align 8, !tbaa !7
  %39 = load i32, ptr @has_derived_types, align 4, !tbaa !3
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %52, label %41

41:                                               ; preds = %36
  %42 = load i8, ptr %5, align 1, !tbaa !10
  %43 = and i8 %42, 1
  %44 = icmp eq i8 %43, 0
  br i1 %44, label %52, label %45

45:                                               ; preds = %41
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %48 = load i8, ptr %47, align 4, !tbaa !10
  %49 = zext i8 %48 to i64
  %50 = getelementptr inbounds nuw %struct.Dimension, ptr %46, i64 %49
  %51 = load ptr, ptr %50, align 8, !tbaa !11
  br label %52

52:                                               ; preds = %36, %41, %45
  %53 = phi ptr [ %51, %45 ], [ null, %41 ], [ null, %36 ]
  %54 = icmp eq ptr %53, null
  br i1 %54, label %78, label %55

55:                                               ; preds = %52
  %56 = getelementptr inbounds nuw i8, ptr %53, i64 429
  %57 = load i8, ptr %56, align 1, !tbaa !22
  %58 = icmp eq i8 %57, 0
  br i1 %58, label %59, label %78

59:                                               ; preds = %55
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %61 = load i64, ptr %60, align 8, !tbaa !14
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %63 = load i8, ptr %62, align 4, !tbaa !10
  %64 = icmp eq i8 %63, 0
  br i1 %64, label %76, label %65

65:                                               ; preds = %59
  %66 = zext i8 %63 to i64
  br label %67

67:                                               ; preds = %65, %67
  %68 = phi i64 [ 0, %65 ], [ %74, %67 ]
  %69 = phi i64 [ 1, %65 ], [ %73, %67 ]
  %70 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %68
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 32
  %72 = load i64, ptr %71, align 8, !tbaa !18
  %73 = mul nsw i64 %72, %69
  %74 = add nuw nsw i64 %68, 1
  %75 = icmp eq i64 %74, %66
  br i1 %75, label %76, label %67, !llvm.loop !27

76:                                               ; preds = %67, %59
  %77 = phi i64 [ 1, %59 ], [ %73, %67 ]
  tail call fastcc void @initialize_objects(ptr noundef nonnull %53, ptr noundef %38, i64 noundef %61, i64 noundef %77)
  br label %78

78:                                               ; preds = %76, %55, %52
  ret void
}

define internal fastcc void @copy_data_component(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, ptr noundef readonly captures(none) %3, i64 noundef %4, i64 noundef %5, i32 noundef range(i32 0, 2) %6) unnamed_addr #0 {
  %8 = tail call fastcc i64 @elements_of_component(ptr noundef %0)
  %9 = tail call fastcc i64 @element_bytes_of_component(ptr noundef %0)
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 25
  %11 = load i8, ptr %10, align 1, !tbaa !52
  %12 = icmp eq i8 %11, 6
  br i1 %12, label %13, label %25

13:                                               ; preds = %7
  %14 = icmp eq i64 %8, 0
  br i1 %14, label %38, label %15

15:                                               ; preds = %13
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 56
  br label %17

17:                                               ; preds = %15, %17
  %18 = phi i64 [ 0, %15 ], [ %23, %17 ]
  %19 = load ptr, ptr %16, align 8, !tbaa !53
  %20 = mul nsw i64 %18, %9
  %21 = getelementptr inbounds i8, ptr %1, i64 %20
  %22 = getelementptr inbounds i8, ptr %3, i64 %20
  tail call fastcc void @copy_objects(ptr noundef %19, ptr noundef %21, i64 noundef %2, ptr noundef %22, i64 noundef %4, i64 noundef %5, i32 noundef %6)
  %23 = add nuw nsw i64 %18, 1
  %24 = icmp eq i64 %23, %8
  br i1 %24, label %38, label %17, !llvm.loop !229

25:                                               ; preds = %7
  %26 = tail call fastcc i32 @type_of_data(ptr noundef %0)
  %27 = icmp eq i64 %5, 1
  br i1 %27, label %30, label %28

28:                                               ; preds = %25
  %29 = icmp eq i64 %8, 0
  br i1 %29, label %38, label %31

30:                                               ; preds = %25
  tail call fastcc void @copy_row(i32 noundef %26, i64 noundef %9, ptr noundef %1, i64 noundef %9, ptr noundef %3, i64 noundef %9, i64 noundef %8)
  br label %38

31:                                               ; preds = %28, %31
  %32 = phi i64 [ %36, %31 ], [ 0, %28 ]
  %33 = mul nsw i64 %32, %9
  %34 = getelementptr inbounds i8, ptr %1, i64 %33
  %35 = getelementptr inbounds i8, ptr %3, i64 %33
  tail call fastcc void @copy_row(i32 noundef %26, i64 noundef %9, ptr noundef %34, i64 noundef %2, ptr noundef %35, i64 noundef %4, i64 noundef %5)
  %36 = add nuw nsw i64 %32, 1
  %37 = icmp eq i64 %36, %8
  br i1 %37, label %38, label %31, !llvm.loop !230

38:                                               ; preds = %31, %17, %28, %13, %30
  ret void
}

define internal fastcc void @assign_allocatable_component(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #0 {
  tail call fastcc void @release_allocatable(ptr noundef %0)
  tail call fastcc void @copy_shape(ptr noundef %0, ptr noundef %1)
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %4 = load i8, ptr %3, align 1, !tbaa !10
  %5 = and i8 %4, 1
  %6 = icmp eq i8 %5, 0
  br i1 %6, label %19, label %7

7:                                                ; preds = %2
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %10 = load i8, ptr %9, align 4, !tbaa !10
  %11 = zext i8 %10 to i64
  %12 = getelementptr inbounds nuw %struct.Dimension, ptr %8, i64 %11
  %13 = load ptr, ptr %12, align 8, !tbaa !11
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %16 = load i8, ptr %15, align 4, !tbaa !10
  %17 = zext i8 %16 to i64
  %18 = getelementptr inbounds nuw %struct.Dimension, ptr %14, i64 %17
  store ptr %13, ptr %18, align 8, !tbaa !11
  br label %19

19:                                               ; preds = %7, %2
  %20 = load ptr, ptr %1, align 8, !tbaa !7
  %21 = icmp eq ptr %20, null
  br i1 %21, label %23, label %22

22:                                               ; preds = %19
  tail call fastcc void @allocate_like(ptr noundef %0, ptr noundef nonnull %1, i32 noundef 0)
  tail call fastcc void @copy_elements(ptr noundef %0, ptr noundef nonnull %1, i32 noundef 1)
  br label %23

23:                                               ; preds = %19, %22
  ret void
}

define internal fastcc range(i32 0, 2) i32 @holds_numbers(i32 noundef range(i32 -128, 128) %0) unnamed_addr #9 {
  %2 = add nsw i32 %0, -27
  %3 = icmp ult i32 %2, 16
  br i1 %3, label %4, label %8

4:                                                ; preds = %1
  %5 = zext nneg i32 %2 to i64
  %6 = getelementptr inbounds nuw i32, ptr @switch.table.holds_numbers, i64 %5
  %7 = load i32, ptr %6, align 4
  br label %8

8:                                                ; preds = %1, %4
  %9 = phi i32 [ %7, %4 ], [ 0, %1 ]
  ret i32 %9
}

define internal fastcc void @refuse_unknown_type() unnamed_addr #34 {
  tail call void @enzyme_build.stop(ptr noundef nonnull @refuse_unknown_type.message, i64 noundef 65) #37
  unreachable
}

declare void @enzyme_build.stop(ptr noundef, i64 noundef) local_unnamed_addr #21

define internal fastcc i64 @element_on_line(ptr noundef readonly captures(none) %0, i32 noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr #28 {
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %32, label %6

6:                                                ; preds = %4
  %7 = add i32 %1, -1
  %8 = icmp sgt i32 %1, 1
  br i1 %8, label %9, label %11

9:                                                ; preds = %6
  %10 = zext i32 %7 to i64
  br label %23

11:                                               ; preds = %23, %6
  %12 = phi i64 [ 1, %6 ], [ %29, %23 ]
  %13 = srem i64 %2, %12
  %14 = sdiv i64 %2, %12
  %15 = sext i32 %7 to i64
  %16 = getelementptr %struct.Dimension, ptr %0, i64 %15
  %17 = getelementptr i8, ptr %16, i64 32
  %18 = load i64, ptr %17, align 8, !tbaa !18
  %19 = mul nsw i64 %18, %14
  %20 = add nsw i64 %19, %3
  %21 = mul nsw i64 %20, %12
  %22 = add nsw i64 %21, %13
  br label %32

23:                                               ; preds = %9, %23
  %24 = phi i64 [ 0, %9 ], [ %30, %23 ]
  %25 = phi i64 [ 1, %9 ], [ %29, %23 ]
  %26 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %24
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 32
  %28 = load i64, ptr %27, align 8, !tbaa !18
  %29 = mul nsw i64 %28, %25
  %30 = add nuw nsw i64 %24, 1
  %31 = icmp eq i64 %30, %10
  br i1 %31, label %11, label %23, !llvm.loop !231

32:                                               ; preds = %4, %11
  %33 = phi i64 [ %22, %11 ], [ %3, %4 ]
  ret i64 %33
}

define internal fastcc range(i32 0, 2) i32 @mask_at(ptr noundef readonly captures(address_is_null) %0, i64 noundef %1) unnamed_addr #27 {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %43, label %4

4:                                                ; preds = %2
  %5 = load ptr, ptr %0, align 8, !tbaa !7
  %6 = icmp eq ptr %5, null
  br i1 %6, label %43, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %9 = load i8, ptr %8, align 4, !tbaa !10
  %10 = icmp eq i8 %9, 0
  br i1 %10, label %29, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %13 = zext i8 %9 to i64
  br label %14

14:                                               ; preds = %11, %14
  %15 = phi i64 [ 0, %11 ], [ %27, %14 ]
  %16 = phi i64 [ 0, %11 ], [ %25, %14 ]
  %17 = phi i64 [ %1, %11 ], [ %26, %14 ]
  %18 = getelementptr inbounds nuw %struct.Dimension, ptr %12, i64 %15
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %20 = load i64, ptr %19, align 8, !tbaa !18
  %21 = srem i64 %17, %20
  %22 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %23 = load i64, ptr %22, align 8, !tbaa !16
  %24 = mul nsw i64 %23, %21
  %25 = add nsw i64 %24, %16
  %26 = sdiv i64 %17, %20
  %27 = add nuw nsw i64 %15, 1
  %28 = icmp eq i64 %27, %13
  br i1 %28, label %29, label %14, !llvm.loop !55

29:                                               ; preds = %14, %7
  %30 = phi i64 [ 0, %7 ], [ %25, %14 ]
  %31 = getelementptr inbounds i8, ptr %5, i64 %30
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %33 = load i64, ptr %32, align 8, !tbaa !14
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %43, label %38

35:                                               ; preds = %38
  %36 = add nuw i64 %39, 1
  %37 = icmp eq i64 %36, %33
  br i1 %37, label %43, label %38, !llvm.loop !232

38:                                               ; preds = %29, %35
  %39 = phi i64 [ %36, %35 ], [ 0, %29 ]
  %40 = getelementptr inbounds nuw i8, ptr %31, i64 %39
  %41 = load i8, ptr %40, align 1, !tbaa !10
  %42 = icmp eq i8 %41, 0
  br i1 %42, label %35, label %43

43:                                               ; preds = %38, %35, %29, %2, %4
  %44 = phi i32 [ 1, %2 ], [ 1, %4 ], [ 0, %29 ], [ 0, %35 ], [ 1, %38 ]
  ret i32 %44
}

define internal fastcc float @squares4(ptr noundef readonly captures(none) %0, i32 noundef %1, i64 noundef %2) unnamed_addr #13 {
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %5, label %11

5:                                                ; preds = %3
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !10
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %25, label %9

9:                                                ; preds = %5
  %10 = zext i8 %7 to i64
  br label %16

11:                                               ; preds = %3
  %12 = sext i32 %1 to i64
  %13 = getelementptr %struct.Dimension, ptr %0, i64 %12
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %15 = load i64, ptr %14, align 8, !tbaa !18
  br label %25

16:                                               ; preds = %9, %16
  %17 = phi i64 [ 0, %9 ], [ %23, %16 ]
  %18 = phi i64 [ 1, %9 ], [ %22, %16 ]
  %19 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %17
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 32
  %21 = load i64, ptr %20, align 8, !tbaa !18
  %22 = mul nsw i64 %21, %18
  %23 = add nuw nsw i64 %17, 1
  %24 = icmp eq i64 %23, %10
  br i1 %24, label %25, label %16, !llvm.loop !27

25:                                               ; preds = %16, %5, %11
  %26 = phi i64 [ %15, %11 ], [ 1, %5 ], [ %22, %16 ]
  %27 = icmp sgt i64 %26, 0
  br i1 %27, label %28, label %31

28:                                               ; preds = %25
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %33

31:                                               ; preds = %66, %25
  %32 = phi float [ 0.000000e+00, %25 ], [ %67, %66 ]
  ret float %32

33:                                               ; preds = %28, %66
  %34 = phi float [ 0.000000e+00, %28 ], [ %67, %66 ]
  %35 = phi i64 [ 0, %28 ], [ %68, %66 ]
  %36 = tail call fastcc i64 @element_on_line(ptr noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %35)
  %37 = tail call fastcc i32 @mask_at(ptr noundef null, i64 noundef %36)
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %66, label %39

39:                                               ; preds = %33
  %40 = load ptr, ptr %0, align 8, !tbaa !7
  %41 = load i8, ptr %29, align 4, !tbaa !10
  %42 = icmp eq i8 %41, 0
  br i1 %42, label %60, label %43

43:                                               ; preds = %39
  %44 = zext i8 %41 to i64
  br label %45

45:                                               ; preds = %43, %45
  %46 = phi i64 [ 0, %43 ], [ %58, %45 ]
  %47 = phi i64 [ 0, %43 ], [ %56, %45 ]
  %48 = phi i64 [ %36, %43 ], [ %57, %45 ]
  %49 = getelementptr inbounds nuw %struct.Dimension, ptr %30, i64 %46
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 8
  %51 = load i64, ptr %50, align 8, !tbaa !18
  %52 = srem i64 %48, %51
  %53 = getelementptr inbounds nuw i8, ptr %49, i64 16
  %54 = load i64, ptr %53, align 8, !tbaa !16
  %55 = mul nsw i64 %54, %52
  %56 = add nsw i64 %55, %47
  %57 = sdiv i64 %48, %51
  %58 = add nuw nsw i64 %46, 1
  %59 = icmp eq i64 %58, %44
  br i1 %59, label %60, label %45, !llvm.loop !55

60:                                               ; preds = %45, %39
  %61 = phi i64 [ 0, %39 ], [ %56, %45 ]
  %62 = getelementptr inbounds i8, ptr %40, i64 %61
  %63 = load float, ptr %62, align 4, !tbaa !79
  %64 = fmul float %63, %63
  %65 = fadd float %34, %64
  br label %66

66:                                               ; preds = %60, %33
  %67 = phi float [ %65, %60 ], [ %34, %33 ]
  %68 = add nuw nsw i64 %35, 1
  %69 = icmp eq i64 %68, %26
  br i1 %69, label %31, label %33, !llvm.loop !233
}

declare float @llvm.sqrt.f32(float) #33

define internal fastcc double @squares8(ptr noundef readonly captures(none) %0, i32 noundef %1, i64 noundef %2) unnamed_addr #13 {
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %5, label %11

5:                                                ; preds = %3
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !10
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %25, label %9

9:                                                ; preds = %5
  %10 = zext i8 %7 to i64
  br label %16

11:                                               ; preds = %3
  %12 = sext i32 %1 to i64
  %13 = getelementptr %struct.Dimension, ptr %0, i64 %12
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %15 = load i64, ptr %14, align 8, !tbaa !18
  br label %25

16:                                               ; preds = %9, %16
  %17 = phi i64 [ 0, %9 ], [ %23, %16 ]
  %18 = phi i64 [ 1, %9 ], [ %22, %16 ]
  %19 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %17
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 32
  %21 = load i64, ptr %20, align 8, !tbaa !18
  %22 = mul nsw i64 %21, %18
  %23 = add nuw nsw i64 %17, 1
  %24 = icmp eq i64 %23, %10
  br i1 %24, label %25, label %16, !llvm.loop !27

25:                                               ; preds = %16, %5, %11
  %26 = phi i64 [ %15, %11 ], [ 1, %5 ], [ %22, %16 ]
  %27 = icmp sgt i64 %26, 0
  br i1 %27, label %28, label %31

28:                                               ; preds = %25
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %33

31:                                               ; preds = %66, %25
  %32 = phi double [ 0.000000e+00, %25 ], [ %67, %66 ]
  ret double %32

33:                                               ; preds = %28, %66
  %34 = phi double [ 0.000000e+00, %28 ], [ %67, %66 ]
  %35 = phi i64 [ 0, %28 ], [ %68, %66 ]
  %36 = tail call fastcc i64 @element_on_line(ptr noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %35)
  %37 = tail call fastcc i32 @mask_at(ptr noundef null, i64 noundef %36)
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %66, label %39

39:                                               ; preds = %33
  %40 = load ptr, ptr %0, align 8, !tbaa !7
  %41 = load i8, ptr %29, align 4, !tbaa !10
  %42 = icmp eq i8 %41, 0
  br i1 %42, label %60, label %43

43:                                               ; preds = %39
  %44 = zext i8 %41 to i64
  br label %45

45:                                               ; preds = %43, %45
  %46 = phi i64 [ 0, %43 ], [ %58, %45 ]
  %47 = phi i64 [ 0, %43 ], [ %56, %45 ]
  %48 = phi i64 [ %36, %43 ], [ %57, %45 ]
  %49 = getelementptr inbounds nuw %struct.Dimension, ptr %30, i64 %46
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 8
  %51 = load i64, ptr %50, align 8, !tbaa !18
  %52 = srem i64 %48, %51
  %53 = getelementptr inbounds nuw i8, ptr %49, i64 16
  %54 = load i64, ptr %53, align 8, !tbaa !16
  %55 = mul nsw i64 %54, %52
  %56 = add nsw i64 %55, %47
  %57 = sdiv i64 %48, %51
  %58 = add nuw nsw i64 %46, 1
  %59 = icmp eq i64 %58, %44
  br i1 %59, label %60, label %45, !llvm.loop !55

60:                                               ; preds = %45, %39
  %61 = phi i64 [ 0, %39 ], [ %56, %45 ]
  %62 = getelementptr inbounds i8, ptr %40, i64 %61
  %63 = load double, ptr %62, align 8, !tbaa !76
  %64 = fmul double %63, %63
  %65 = fadd double %34, %64
  br label %66

66:                                               ; preds = %60, %33
  %67 = phi double [ %65, %60 ], [ %34, %33 ]
  %68 = add nuw nsw i64 %35, 1
  %69 = icmp eq i64 %68, %26
  br i1 %69, label %31, label %33, !llvm.loop !234
}

declare double @llvm.sqrt.f64(double) #33

define internal fastcc void @shape_without(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) unnamed_addr #2 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %5 = load i8, ptr %4, align 4, !tbaa !10
  %6 = icmp eq i8 %5, 0
  br i1 %6, label %12, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %9 = load i64, ptr %8, align 8, !tbaa !14
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %11 = zext i32 %2 to i64
  br label %13

12:                                               ; preds = %29, %3
  ret void

13:                                               ; preds = %7, %29
  %14 = phi i64 [ 0, %7 ], [ %17, %29 ]
  %15 = phi i64 [ %9, %7 ], [ %31, %29 ]
  %16 = phi i32 [ 0, %7 ], [ %30, %29 ]
  %17 = add nuw nsw i64 %14, 1
  %18 = icmp eq i64 %17, %11
  br i1 %18, label %29, label %19

19:                                               ; preds = %13
  %20 = getelementptr inbounds nuw %struct.Dimension, ptr %1, i64 %14
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 32
  %22 = load i64, ptr %21, align 8, !tbaa !18
  %23 = add nsw i32 %16, 1
  %24 = sext i32 %16 to i64
  %25 = getelementptr inbounds %struct.Dimension, ptr %10, i64 %24
  store i64 1, ptr %25, align 8, !tbaa !14
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 8
  store i64 %22, ptr %26, align 8, !tbaa !14
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 16
  store i64 %15, ptr %27, align 8, !tbaa !14
  %28 = mul nsw i64 %22, %15
  br label %29

29:                                               ; preds = %13, %19
  %30 = phi i32 [ %16, %13 ], [ %23, %19 ]
  %31 = phi i64 [ %15, %13 ], [ %28, %19 ]
  %32 = load i8, ptr %4, align 4, !tbaa !10
  %33 = zext i8 %32 to i64
  %34 = icmp samesign ult i64 %17, %33
  br i1 %34, label %13, label %12, !llvm.loop !235
}

define internal fastcc i128 @integer_of(ptr noundef readonly captures(none) %0, i64 noundef %1) unnamed_addr #19 {
  %3 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %1)
  %4 = icmp eq i64 %3, 1
  br i1 %4, label %5, label %19

5:                                                ; preds = %2
  %6 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %1, i1 true)
  switch i64 %6, label %19 [
    i64 0, label %7
    i64 1, label %10
    i64 2, label %13
    i64 3, label %16
  ]

7:                                                ; preds = %5
  %8 = load i8, ptr %0, align 1, !tbaa !10
  %9 = sext i8 %8 to i128
  br label %21

10:                                               ; preds = %5
  %11 = load i16, ptr %0, align 2, !tbaa !236
  %12 = sext i16 %11 to i128
  br label %21

13:                                               ; preds = %5
  %14 = load i32, ptr %0, align 4, !tbaa !3
  %15 = sext i32 %14 to i128
  br label %21

16:                                               ; preds = %5
  %17 = load i64, ptr %0, align 8, !tbaa !14
  %18 = sext i64 %17 to i128
  br label %21

19:                                               ; preds = %2, %5
  %20 = load i128, ptr %0, align 16, !tbaa !124
  br label %21

21:                                               ; preds = %19, %16, %13, %10, %7
  %22 = phi i128 [ %20, %19 ], [ %9, %7 ], [ %12, %10 ], [ %15, %13 ], [ %18, %16 ]
  ret i128 %22
}

define internal fastcc range(i64 -9223372036854775804, -9223372036854775808) i64 @wider(ptr noundef readonly captures(none) %0) unnamed_addr #19 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load i64, ptr %2, align 8, !tbaa !176
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %5 = load i64, ptr %4, align 8, !tbaa !180
  %6 = icmp slt i64 %3, %5
  %7 = shl nsw i64 %5, 1
  %8 = add nsw i64 %7, 4
  %9 = select i1 %6, i64 0, i64 %8
  ret i64 %9
}

define internal fastcc i64 @integer_at(ptr noundef readonly captures(none) %0, i64 noundef %1) unnamed_addr #27 {
  %3 = load ptr, ptr %0, align 8, !tbaa !7
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %5 = load i8, ptr %4, align 4, !tbaa !10
  %6 = icmp eq i8 %5, 0
  br i1 %6, label %25, label %7

7:                                                ; preds = %2
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = zext i8 %5 to i64
  br label %10

10:                                               ; preds = %7, %10
  %11 = phi i64 [ 0, %7 ], [ %23, %10 ]
  %12 = phi i64 [ 0, %7 ], [ %21, %10 ]
  %13 = phi i64 [ %1, %7 ], [ %22, %10 ]
  %14 = getelementptr inbounds nuw %struct.Dimension, ptr %8, i64 %11
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !18
  %17 = srem i64 %13, %16
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %19 = load i64, ptr %18, align 8, !tbaa !16
  %20 = mul nsw i64 %19, %17
  %21 = add nsw i64 %20, %12
  %22 = sdiv i64 %13, %16
  %23 = add nuw nsw i64 %11, 1
  %24 = icmp eq i64 %23, %9
  br i1 %24, label %25, label %10, !llvm.loop !55

25:                                               ; preds = %10, %2
  %26 = phi i64 [ 0, %2 ], [ %21, %10 ]
  %27 = getelementptr inbounds i8, ptr %3, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %29 = load i64, ptr %28, align 8, !tbaa !14
  switch i64 %29, label %39 [
    i64 1, label %30
    i64 2, label %33
    i64 4, label %36
  ]

30:                                               ; preds = %25
  %31 = load i8, ptr %27, align 1, !tbaa !10
  %32 = sext i8 %31 to i64
  br label %41

33:                                               ; preds = %25
  %34 = load i16, ptr %27, align 2, !tbaa !236
  %35 = sext i16 %34 to i64
  br label %41

36:                                               ; preds = %25
  %37 = load i32, ptr %27, align 4, !tbaa !3
  %38 = sext i32 %37 to i64
  br label %41

39:                                               ; preds = %25
  %40 = load i64, ptr %27, align 8, !tbaa !14
  br label %41

41:                                               ; preds = %39, %36, %33, %30
  %42 = phi i64 [ %40, %39 ], [ %32, %30 ], [ %35, %33 ], [ %38, %36 ]
  ret i64 %42
}

define internal fastcc i64 @finish_shape(ptr noundef captures(none) %0) unnamed_addr #2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load i64, ptr %2, align 8, !tbaa !14
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %5 = load i8, ptr %4, align 4, !tbaa !10
  %6 = icmp eq i8 %5, 0
  br i1 %6, label %10, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = zext i8 %5 to i64
  br label %12

10:                                               ; preds = %12, %1
  %11 = phi i64 [ %3, %1 ], [ %19, %12 ]
  ret i64 %11

12:                                               ; preds = %7, %12
  %13 = phi i64 [ 0, %7 ], [ %20, %12 ]
  %14 = phi i64 [ %3, %7 ], [ %19, %12 ]
  %15 = getelementptr inbounds nuw %struct.Dimension, ptr %8, i64 %13
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store i64 %14, ptr %16, align 8, !tbaa !16
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !18
  %19 = mul nsw i64 %18, %14
  %20 = add nuw nsw i64 %13, 1
  %21 = icmp eq i64 %20, %9
  br i1 %21, label %10, label %12, !llvm.loop !238
}

define internal fastcc i64 @shifted_offset(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef readonly captures(address_is_null) %2, i64 noundef %3, i32 noundef range(i32 0, 2) %4, i64 noundef %5) unnamed_addr #27 {
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %8 = load i8, ptr %7, align 4, !tbaa !10
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %14, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %12 = zext i32 %1 to i64
  %13 = zext i8 %8 to i64
  br label %23

14:                                               ; preds = %45, %6
  %15 = phi i64 [ 0, %6 ], [ %46, %45 ]
  %16 = phi i64 [ 0, %6 ], [ %47, %45 ]
  %17 = phi i64 [ 0, %6 ], [ %49, %45 ]
  %18 = sext i32 %1 to i64
  %19 = getelementptr %struct.Dimension, ptr %0, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %21 = load i64, ptr %20, align 8, !tbaa !18
  %22 = icmp eq ptr %2, null
  br i1 %22, label %57, label %51

23:                                               ; preds = %10, %45
  %24 = phi i64 [ 0, %10 ], [ %35, %45 ]
  %25 = phi i64 [ %5, %10 ], [ %34, %45 ]
  %26 = phi i64 [ 0, %10 ], [ %49, %45 ]
  %27 = phi i64 [ 1, %10 ], [ %48, %45 ]
  %28 = phi i64 [ 0, %10 ], [ %47, %45 ]
  %29 = phi i64 [ 0, %10 ], [ %46, %45 ]
  %30 = getelementptr inbounds nuw %struct.Dimension, ptr %11, i64 %24
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %32 = load i64, ptr %31, align 8, !tbaa !18
  %33 = srem i64 %25, %32
  %34 = sdiv i64 %25, %32
  %35 = add nuw nsw i64 %24, 1
  %36 = icmp eq i64 %35, %12
  br i1 %36, label %45, label %37

37:                                               ; preds = %23
  %38 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %39 = load i64, ptr %38, align 8, !tbaa !16
  %40 = mul nsw i64 %39, %33
  %41 = add nsw i64 %40, %26
  %42 = mul nsw i64 %33, %27
  %43 = add nsw i64 %42, %28
  %44 = mul nsw i64 %32, %27
  br label %45

45:                                               ; preds = %23, %37
  %46 = phi i64 [ %29, %37 ], [ %33, %23 ]
  %47 = phi i64 [ %43, %37 ], [ %28, %23 ]
  %48 = phi i64 [ %44, %37 ], [ %27, %23 ]
  %49 = phi i64 [ %41, %37 ], [ %26, %23 ]
  %50 = icmp eq i64 %35, %13
  br i1 %50, label %14, label %23, !llvm.loop !239

51:                                               ; preds = %14
  %52 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %53 = load i8, ptr %52, align 4, !tbaa !10
  %54 = icmp eq i8 %53, 0
  %55 = select i1 %54, i64 0, i64 %16
  %56 = tail call fastcc i64 @integer_at(ptr noundef nonnull %2, i64 noundef %55)
  br label %57

57:                                               ; preds = %14, %51
  %58 = phi i64 [ %56, %51 ], [ %3, %14 ]
  %59 = add nsw i64 %58, %15
  %60 = icmp eq i32 %4, 0
  br i1 %60, label %66, label %61

61:                                               ; preds = %57
  %62 = srem i64 %59, %21
  %63 = icmp slt i64 %62, 0
  %64 = select i1 %63, i64 %21, i64 0
  %65 = add nsw i64 %64, %62
  br label %70

66:                                               ; preds = %57
  %67 = icmp sgt i64 %59, -1
  %68 = icmp slt i64 %59, %21
  %69 = select i1 %67, i1 %68, i1 false
  br i1 %69, label %70, label %76

70:                                               ; preds = %61, %66
  %71 = phi i64 [ %59, %66 ], [ %65, %61 ]
  %72 = getelementptr inbounds nuw i8, ptr %19, i64 16
  %73 = load i64, ptr %72, align 8, !tbaa !16
  %74 = mul nsw i64 %73, %71
  %75 = add nsw i64 %74, %17
  br label %76

76:                                               ; preds = %66, %70
  %77 = phi i64 [ %75, %70 ], [ -9223372036854775807, %66 ]
  ret i64 %77
}

define internal fastcc i64 @boundary_offset(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, i32 noundef %2, i64 noundef %3) unnamed_addr #28 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %6 = load i8, ptr %5, align 4, !tbaa !10
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %12, label %8

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %10 = zext i32 %2 to i64
  %11 = zext i8 %6 to i64
  br label %14

12:                                               ; preds = %37, %4
  %13 = phi i64 [ 0, %4 ], [ %38, %37 ]
  ret i64 %13

14:                                               ; preds = %8, %37
  %15 = phi i64 [ 0, %8 ], [ %24, %37 ]
  %16 = phi i64 [ %3, %8 ], [ %23, %37 ]
  %17 = phi i32 [ 0, %8 ], [ %39, %37 ]
  %18 = phi i64 [ 0, %8 ], [ %38, %37 ]
  %19 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i64 %15
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 32
  %21 = load i64, ptr %20, align 8, !tbaa !18
  %22 = srem i64 %16, %21
  %23 = sdiv i64 %16, %21
  %24 = add nuw nsw i64 %15, 1
  %25 = icmp eq i64 %24, %10
  br i1 %25, label %37, label %26

26:                                               ; preds = %14
  %27 = load i8, ptr %9, align 4, !tbaa !10
  %28 = icmp eq i8 %27, 0
  br i1 %28, label %37, label %29

29:                                               ; preds = %26
  %30 = add nsw i32 %17, 1
  %31 = sext i32 %17 to i64
  %32 = getelementptr %struct.Dimension, ptr %1, i64 %31
  %33 = getelementptr i8, ptr %32, i64 40
  %34 = load i64, ptr %33, align 8, !tbaa !16
  %35 = mul nsw i64 %34, %22
  %36 = add nsw i64 %35, %18
  br label %37

37:                                               ; preds = %29, %26, %14
  %38 = phi i64 [ %36, %29 ], [ %18, %26 ], [ %18, %14 ]
  %39 = phi i32 [ %30, %29 ], [ %17, %26 ], [ %17, %14 ]
  %40 = icmp eq i64 %24, %11
  br i1 %40, label %12, label %14, !llvm.loop !240
}

define internal fastcc void @clear_element(ptr noundef readonly captures(none) %0, i64 noundef %1) unnamed_addr #23 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %4 = load i8, ptr %3, align 1, !tbaa !10
  %5 = icmp eq i8 %4, 40
  br i1 %5, label %6, label %11

6:                                                ; preds = %2
  %7 = load ptr, ptr %0, align 8, !tbaa !7
  %8 = getelementptr inbounds i8, ptr %7, i64 %1
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load i64, ptr %9, align 8, !tbaa !14
  tail call fastcc void @copy_text(ptr noundef %8, i64 noundef 0, i64 noundef %10, ptr noundef nonnull @clear_element.zeros, i64 noundef 0, i64 noundef 0, i64 noundef 1)
  br label %17

11:                                               ; preds = %2
  %12 = sext i8 %4 to i32
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %14 = load i64, ptr %13, align 8, !tbaa !14
  %15 = load ptr, ptr %0, align 8, !tbaa !7
  %16 = getelementptr inbounds i8, ptr %15, i64 %1
  tail call fastcc void @fill_row(i32 noundef %12, i64 noundef %14, ptr noundef %16, ptr noundef nonnull @clear_element.zeros, i64 noundef 1)
  br label %17

17:                                               ; preds = %11, %6
  ret void
}

declare i64 @llvm.ctpop.i64(i64) #35

declare i64 @llvm.cttz.i64(i64, i1 immarg) #36

declare i64 @llvm.smax.i64(i64, i64) #35

declare i32 @llvm.cttz.i32(i32, i1 immarg) #36

declare i64 @llvm.smin.i64(i64, i64) #35

attributes #0 = { "enzyme_fortran_runtime" nounwind "no-trapping-math"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "enzyme_inactive"="no numbers" "enzyme_fortran_runtime" nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "no-trapping-math"="true" }
attributes #3 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" }
attributes #4 = { "enzyme_inactive"="no numbers" "enzyme_fortran_runtime" mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "no-trapping-math"="true" }
attributes #5 = { "enzyme_fortran_runtime" nofree nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-trapping-math"="true" }
attributes #6 = { "enzyme_fortran_runtime" nounwind memory(readwrite, target_mem0: none, target_mem1: none) "no-trapping-math"="true" }
attributes #7 = { "enzyme_fortran_runtime" mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "no-trapping-math"="true" }
attributes #8 = { "enzyme_fortran_runtime" nofree norecurse nosync nounwind memory(argmem: readwrite) "no-trapping-math"="true" }
attributes #9 = { "enzyme_inactive"="no numbers" "enzyme_fortran_runtime" mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "no-trapping-math"="true" }
attributes #10 = { "enzyme_fortran_runtime" nofree norecurse nosync nounwind memory(argmem: write) "no-trapping-math"="true" }
attributes #11 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" }
attributes #12 = { "enzyme_inactive"="no numbers" "enzyme_fortran_runtime" mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" }
attributes #13 = { "enzyme_fortran_runtime" nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-trapping-math"="true" }
attributes #14 = { "enzyme_fortran_runtime" nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-trapping-math"="true" }
attributes #15 = { "enzyme_fortran_runtime" nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-trapping-math"="true" }
attributes #16 = { "enzyme_fortran_runtime" nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-trapping-math"="true" }
attributes #17 = { "enzyme_fortran_runtime" nounwind "no-trapping-math"="true" }
attributes #18 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #19 = { "enzyme_inactive"="no numbers" "enzyme_fortran_runtime" mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "no-trapping-math"="true" }
attributes #20 = { "enzyme_inactive"="no numbers" "enzyme_fortran_runtime" nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-trapping-math"="true" }
attributes #21 = { noreturn "no-trapping-math"="true" }
attributes #22 = { "enzyme_fortran_runtime" nofree nounwind memory(readwrite, target_mem0: none, target_mem1: none) "no-trapping-math"="true" }
attributes #23 = { "enzyme_fortran_runtime" nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-trapping-math"="true" }
attributes #24 = { "enzyme_fortran_runtime" mustprogress nofree nounwind willreturn memory(write, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none) "no-trapping-math"="true" }
attributes #25 = { "enzyme_fortran_runtime" mustprogress nofree nounwind willreturn memory(write, argmem: none, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none) "no-trapping-math"="true" }
attributes #26 = { "enzyme_inactive"="no numbers" "enzyme_fortran_runtime" nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-trapping-math"="true" }
attributes #27 = { "enzyme_inactive"="no numbers" "enzyme_fortran_runtime" nofree noinline norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-trapping-math"="true" }
attributes #28 = { "enzyme_inactive"="no numbers" "enzyme_fortran_runtime" nofree noinline norecurse nosync nounwind memory(argmem: read) "no-trapping-math"="true" }
attributes #29 = { "enzyme_inactive"="no numbers" "enzyme_fortran_runtime" nofree noinline norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-trapping-math"="true" }
attributes #30 = { "enzyme_inactive"="no numbers" "enzyme_fortran_runtime" nofree noinline norecurse nosync nounwind memory(argmem: write) "no-trapping-math"="true" }
attributes #31 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #32 = { "enzyme_inactive"="no numbers" "enzyme_fortran_runtime" mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-trapping-math"="true" }
attributes #33 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #34 = { "enzyme_inactive"="no numbers" "enzyme_fortran_runtime" noinline noreturn nounwind "no-trapping-math"="true" }
attributes #35 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #36 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #37 = { noreturn nounwind }
attributes #38 = { nounwind }

!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!8, !8, i64 0}
!8 = !{!"p1 omnipotent char", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!5, !5, i64 0}
!11 = !{!12, !13, i64 0}
!12 = !{!"", !13, i64 0, !5, i64 8}
!13 = !{!"p1 _ZTS11DerivedType", !9, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"long long", !5, i64 0}
!16 = !{!17, !15, i64 16}
!17 = !{!"", !15, i64 0, !15, i64 8, !15, i64 16}
!18 = !{!17, !15, i64 8}
!19 = distinct !{!19, !20, !21}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !{!"llvm.loop.unroll.disable"}
!22 = !{!23, !5, i64 429}
!23 = !{!"DerivedType", !24, i64 0, !25, i64 64, !15, i64 88, !26, i64 96, !25, i64 136, !25, i64 184, !24, i64 232, !24, i64 296, !24, i64 360, !4, i64 424, !5, i64 428, !5, i64 429, !5, i64 430, !5, i64 431, !5, i64 432}
!24 = !{!"", !8, i64 0, !15, i64 8, !15, i64 16, !5, i64 24, !12, i64 48}
!25 = !{!"", !8, i64 0, !15, i64 8, !15, i64 16, !5, i64 24}
!26 = !{!"", !8, i64 0, !15, i64 8, !15, i64 16, !5, i64 24, !12, i64 24}
!27 = distinct !{!27, !20, !21}
!28 = !{!23, !5, i64 430}
!29 = !{!17, !15, i64 0}
!30 = !{!23, !15, i64 88}
!31 = distinct !{!31, !20, !21}
!32 = distinct !{!32, !20, !21}
!33 = distinct !{!33, !20, !21}
!34 = !{!23, !8, i64 232}
!35 = !{!23, !8, i64 296}
!36 = distinct !{!36, !20, !21}
!37 = !{!38, !15, i64 32}
!38 = !{!"", !25, i64 0, !5, i64 24, !5, i64 25, !5, i64 26, !5, i64 27, !15, i64 32, !39, i64 40, !26, i64 56, !24, i64 96, !40, i64 160, !8, i64 248}
!39 = !{!"", !5, i64 0, !15, i64 8}
!40 = !{!"", !8, i64 0, !15, i64 8, !15, i64 16, !5, i64 24, !12, i64 72}
!41 = !{!38, !5, i64 24}
!42 = !{!38, !8, i64 248}
!43 = distinct !{!43, !20, !21}
!44 = distinct !{!44, !20, !21}
!45 = !{!46, !8, i64 32}
!46 = !{!"", !25, i64 0, !15, i64 24, !8, i64 32}
!47 = !{!46, !15, i64 24}
!48 = distinct !{!48, !20, !21}
!49 = !{!23, !5, i64 431}
!50 = !{!23, !4, i64 424}
!51 = !{!23, !8, i64 360}
!52 = !{!38, !5, i64 25}
!53 = !{!38, !8, i64 56}
!54 = distinct !{!54, !20, !21}
!55 = distinct !{!55, !20, !21}
!56 = !{!38, !5, i64 27}
!57 = distinct !{!57, !20, !21}
!58 = distinct !{!58, !20, !21}
!59 = distinct !{!59, !20, !21}
!60 = distinct !{!60, !20, !21}
!61 = distinct !{!61, !20, !21}
!62 = distinct !{!62, !20, !21}
!63 = !{!64, !9, i64 0}
!64 = !{!"", !9, i64 0, !15, i64 8, !15, i64 16, !8, i64 24, !4, i64 32, !65, i64 36}
!65 = !{!"_Bool", !5, i64 0}
!66 = !{!64, !15, i64 8}
!67 = !{!64, !15, i64 16}
!68 = !{!64, !65, i64 36}
!69 = !{i8 0, i8 2}
!70 = !{}
!71 = distinct !{!71, !20, !21}
!72 = distinct !{!72, !20, !21}
!73 = !{!9, !9, i64 0}
!74 = distinct !{!74, !20, !21}
!75 = distinct !{!75, !20, !21}
!76 = !{!77, !77, i64 0}
!77 = !{!"double", !5, i64 0}
!78 = distinct !{!78, !20, !21}
!79 = !{!80, !80, i64 0}
!80 = !{!"float", !5, i64 0}
!81 = distinct !{!81, !20, !21}
!82 = !{!83, !80, i64 0}
!83 = !{!"", !80, i64 0, !80, i64 4}
!84 = !{!83, !80, i64 4}
!85 = distinct !{!85, !20, !21}
!86 = !{!87, !77, i64 0}
!87 = !{!"", !77, i64 0, !77, i64 8}
!88 = !{!87, !77, i64 8}
!89 = distinct !{!89, !20, !21}
!90 = !{!91, !91, i64 0}
!91 = !{!"long double", !5, i64 0}
!92 = distinct !{!92, !20, !21}
!93 = !{!94, !94, i64 0}
!94 = !{!"__float128", !5, i64 0}
!95 = distinct !{!95, !20, !21}
!96 = !{!97, !91, i64 0}
!97 = !{!"", !91, i64 0, !91, i64 16}
!98 = !{!97, !91, i64 16}
!99 = distinct !{!99, !20, !21}
!100 = !{!101, !94, i64 0}
!101 = !{!"", !94, i64 0, !94, i64 16}
!102 = !{!101, !94, i64 16}
!103 = distinct !{!103, !20, !21}
!104 = distinct !{!104, !20, !21}
!105 = distinct !{!105, !20, !21}
!106 = distinct !{!106, !20, !21}
!107 = distinct !{!107, !20, !21}
!108 = distinct !{!108, !20, !21}
!109 = distinct !{!109, !20, !21}
!110 = distinct !{!110, !20, !21}
!111 = distinct !{!111, !20, !21}
!112 = distinct !{!112, !20, !21}
!113 = distinct !{!113, !20, !21}
!114 = distinct !{!114, !20, !21}
!115 = distinct !{!115, !20, !21}
!116 = distinct !{!116, !20, !21}
!117 = distinct !{!117, !20, !21}
!118 = distinct !{!118, !20, !21}
!119 = distinct !{!119, !20, !21}
!120 = distinct !{!120, !20, !21}
!121 = distinct !{!121, !20, !21}
!122 = distinct !{!122, !20, !21}
!123 = distinct !{!123, !20, !21}
!124 = !{!125, !125, i64 0}
!125 = !{!"__int128", !5, i64 0}
!126 = distinct !{!126, !20, !21}
!127 = distinct !{!127, !20, !21}
!128 = distinct !{!128, !20, !21}
!129 = distinct !{!129, !20, !21}
!130 = distinct !{!130, !20, !21}
!131 = distinct !{!131, !20, !21}
!132 = distinct !{!132, !20, !21}
!133 = distinct !{!133, !20, !21}
!134 = distinct !{!134, !20, !21}
!135 = distinct !{!135, !20, !21}
!136 = distinct !{!136, !20, !21}
!137 = distinct !{!137, !20, !21}
!138 = distinct !{!138, !20, !21}
!139 = distinct !{!139, !20, !21}
!140 = distinct !{!140, !20, !21}
!141 = distinct !{!141, !20, !21}
!142 = distinct !{!142, !20, !21}
!143 = distinct !{!143, !20, !21}
!144 = distinct !{!144, !20, !21}
!145 = distinct !{!145, !20, !21}
!146 = distinct !{!146, !20, !21}
!147 = distinct !{!147, !20, !21}
!148 = distinct !{!148, !20, !21}
!149 = distinct !{!149, !20, !21}
!150 = distinct !{!150, !20, !21}
!151 = distinct !{!151, !20, !21}
!152 = distinct !{!152, !20, !21}
!153 = distinct !{!153, !20, !21}
!154 = distinct !{!154, !20, !21}
!155 = distinct !{!155, !20, !21}
!156 = distinct !{!156, !20, !21}
!157 = distinct !{!157, !20, !21}
!158 = distinct !{!158, !20, !21}
!159 = distinct !{!159, !20, !21}
!160 = distinct !{!160, !20, !21}
!161 = distinct !{!161, !20, !21}
!162 = distinct !{!162, !20, !21}
!163 = distinct !{!163, !20, !21}
!164 = distinct !{!164, !20, !21}
!165 = distinct !{!165, !20, !21}
!166 = distinct !{!166, !20, !21}
!167 = distinct !{!167, !20, !21}
!168 = distinct !{!168, !20, !21}
!169 = distinct !{!169, !20, !21}
!170 = distinct !{!170, !20, !21}
!171 = distinct !{!171, !20, !21}
!172 = distinct !{!172, !20, !21}
!173 = distinct !{!173, !20, !21}
!174 = distinct !{!174, !20, !21}
!175 = distinct !{!175, !20, !21}
!176 = !{!177, !15, i64 8}
!177 = !{!"", !178, i64 0, !15, i64 8, !15, i64 16}
!178 = !{!"any p2 pointer", !9, i64 0}
!179 = !{!177, !178, i64 0}
!180 = !{!177, !15, i64 16}
!181 = distinct !{!181, !20, !21}
!182 = distinct !{!182, !20, !21}
!183 = distinct !{!183, !20, !21}
!184 = distinct !{!184, !20, !21}
!185 = distinct !{!185, !20, !21}
!186 = distinct !{!186, !20, !21}
!187 = distinct !{!187, !20, !21}
!188 = distinct !{!188, !20, !21}
!189 = distinct !{!189, !20, !21}
!190 = distinct !{!190, !20, !21}
!191 = distinct !{!191, !20, !21}
!192 = distinct !{!192, !20, !21}
!193 = distinct !{!193, !20, !21}
!194 = distinct !{!194, !20, !21}
!195 = distinct !{!195, !20, !21}
!196 = distinct !{!196, !20, !21}
!197 = distinct !{!197, !20, !21}
!198 = distinct !{!198, !20, !21}
!199 = distinct !{!199, !20, !21}
!200 = distinct !{!200, !20, !21}
!201 = distinct !{!201, !20, !21}
!202 = distinct !{!202, !20, !21}
!203 = !{i64 0, i64 8, !14, i64 8, i64 8, !14, i64 16, i64 8, !14}
!204 = distinct !{!204, !20, !21}
!205 = distinct !{!205, !20, !21}
!206 = distinct !{!206, !20, !21}
!207 = !{!38, !5, i64 26}
!208 = !{!38, !8, i64 160}
!209 = !{!39, !15, i64 8}
!210 = distinct !{!210, !20, !21}
!211 = !{!38, !15, i64 48}
!212 = distinct !{!212, !20, !21}
!213 = distinct !{!213, !20, !21}
!214 = distinct !{!214, !20, !21}
!215 = distinct !{!215, !20, !21}
!216 = distinct !{!216, !20, !21}
!217 = distinct !{!217, !20, !21}
!218 = distinct !{!218, !20, !21}
!219 = !{!38, !8, i64 0}
!220 = distinct !{!220, !20, !21}
!221 = !{!222, !5, i64 1}
!222 = !{!"", !5, i64 0, !5, i64 1, !5, i64 2, !5, i64 3, !9, i64 8}
!223 = !{!222, !9, i64 8}
!224 = distinct !{!224, !20, !21}
!225 = distinct !{!225, !20, !21}
!226 = distinct !{!226, !20, !21}
!227 = distinct !{!227, !20, !21}
!228 = distinct !{!228, !20, !21}
!229 = distinct !{!229, !20, !21}
!230 = distinct !{!230, !20, !21}
!231 = distinct !{!231, !20, !21}
!232 = distinct !{!232, !20, !21}
!233 = distinct !{!233, !20, !21}
!234 = distinct !{!234, !20, !21}
!235 = distinct !{!235, !20, !21}
!236 = !{!237, !237, i64 0}
!237 = !{!"short", !5, i64 0}
!238 = distinct !{!238, !20, !21}
!239 = distinct !{!239, !20, !21}
!240 = distinct !{!240, !20, !21}
