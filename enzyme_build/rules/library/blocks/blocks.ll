%enzyme_build.blocks.Global = type { ptr, i64, ptr }
%enzyme_build.blocks.Block = type { ptr, i64, ptr, ptr }

@enzyme_build.blocks.current = internal global i64 0, align 8
@enzyme_build.blocks.has_globals = internal global i1 false, align 4
@enzyme_build.blocks.is_opaque = internal global i32 0, align 4
@enzyme_build.blocks.is_marking = internal global i32 0, align 4
@enzyme_build.blocks.derivatives = internal global i64 0, align 8
@enzyme_build.blocks.latest = internal global ptr null, align 8
@enzyme_build.blocks.lock = internal global i32 0, align 4
@enzyme_build.blocks.tree = internal global ptr null, align 8
@enzyme_build.blocks.to_follow = internal global ptr null, align 8

define void @enzyme_build.blocks.made(ptr noundef %0, i64 noundef %1) {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %7, label %.preheader.preheader

.preheader.preheader:
  br label %.preheader

.preheader:
  %4 = atomicrmw xchg ptr @enzyme_build.blocks.lock, i32 1 acquire, align 4
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %.preheader

6:
  tail call fastcc void @enzyme_build.blocks.add(ptr noundef nonnull %0, i64 noundef %1, ptr noundef null)
  store atomic i32 0, ptr @enzyme_build.blocks.lock release, align 4
  br label %7

7:
  ret void
}

define internal fastcc void @enzyme_build.blocks.add(ptr noundef %0, i64 noundef %1, ptr noundef %2) {
  %4 = alloca %enzyme_build.blocks.Block, align 8
  %5 = tail call noalias dereferenceable_or_null(32) ptr @malloc(i64 noundef 32)
  %6 = tail call i64 @llvm.umax.i64(i64 %1, i64 1)
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  store ptr %0, ptr %4, align 8
  store i64 %6, ptr %7, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %8, i8 0, i64 16, i1 false)
  %9 = call ptr @tfind(ptr noundef nonnull %4, ptr noundef nonnull @enzyme_build.blocks.tree, ptr noundef nonnull @enzyme_build.blocks.compared)
  %10 = icmp eq ptr %9, null
  br i1 %10, label %.loopexit6, label %.preheader4.preheader

.preheader4.preheader:
  br label %.preheader4

.loopexit6.loopexit:
  br label %.loopexit6

.loopexit6:
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %.loopexit5

.preheader4:
  %11 = phi ptr [ %24, %.loopexit ], [ %9, %.preheader4.preheader ]
  %12 = load ptr, ptr %11, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  %13 = icmp eq ptr %12, null
  br i1 %13, label %.loopexit5.loopexit, label %14

14:
  %15 = call ptr @tdelete(ptr noundef nonnull %12, ptr noundef nonnull @enzyme_build.blocks.tree, ptr noundef nonnull @enzyme_build.blocks.compared)
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq ptr %17, null
  br i1 %18, label %.loopexit, label %.preheader.preheader

.preheader.preheader:
  br label %.preheader

.preheader:
  %19 = phi ptr [ %22, %.preheader ], [ %17, %.preheader.preheader ]
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 24
  store ptr null, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %22 = load ptr, ptr %21, align 8
  %23 = icmp eq ptr %22, null
  br i1 %23, label %.loopexit.loopexit, label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  call void @free(ptr noundef nonnull %12)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  store ptr %0, ptr %4, align 8
  store i64 %6, ptr %7, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %8, i8 0, i64 16, i1 false)
  %24 = call ptr @tfind(ptr noundef nonnull %4, ptr noundef nonnull @enzyme_build.blocks.tree, ptr noundef nonnull @enzyme_build.blocks.compared)
  %25 = icmp eq ptr %24, null
  br i1 %25, label %.loopexit6.loopexit, label %.preheader4

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  store ptr %0, ptr %5, align 8
  %26 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i64 %6, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store ptr null, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store ptr %2, ptr %28, align 8
  %29 = call ptr @tsearch(ptr noundef nonnull %5, ptr noundef nonnull @enzyme_build.blocks.tree, ptr noundef nonnull @enzyme_build.blocks.compared)
  ret void
}

define void @enzyme_build.blocks.gone(ptr noundef %0, i32 noundef %1) {
  %3 = alloca %enzyme_build.blocks.Block, align 8
  br label %4

4:
  %5 = atomicrmw xchg ptr @enzyme_build.blocks.lock, i32 1 acquire, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %4

7:
  %8 = icmp eq ptr %0, null
  br i1 %8, label %52, label %9

9:
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  store ptr %0, ptr %3, align 8
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i64 1, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %11, i8 0, i64 16, i1 false)
  %12 = call ptr @tfind(ptr noundef nonnull %3, ptr noundef nonnull @enzyme_build.blocks.tree, ptr noundef nonnull @enzyme_build.blocks.compared)
  %13 = icmp eq ptr %12, null
  br i1 %13, label %14, label %15

14:
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %52

15:
  %16 = load ptr, ptr %12, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  %17 = icmp eq ptr %16, null
  br i1 %17, label %52, label %18

18:
  %19 = load ptr, ptr %16, align 8
  %20 = icmp eq ptr %19, %0
  br i1 %20, label %21, label %52

21:
  %22 = getelementptr inbounds nuw i8, ptr %16, i64 24
  %23 = load ptr, ptr %22, align 8
  %24 = icmp eq ptr %23, null
  br i1 %24, label %25, label %52

25:
  %26 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %27 = icmp ne i32 %1, 0
  %28 = load ptr, ptr %26, align 8
  %29 = icmp ne ptr %28, null
  %30 = select i1 %27, i1 %29, i1 false
  br i1 %30, label %31, label %.loopexit6

31:
  %32 = load i64, ptr @enzyme_build.blocks.current, align 8
  br label %41

.loopexit6.loopexit:
  br label %.loopexit6

.loopexit6:
  %33 = call ptr @tdelete(ptr noundef nonnull %16, ptr noundef nonnull @enzyme_build.blocks.tree, ptr noundef nonnull @enzyme_build.blocks.compared)
  %34 = load ptr, ptr %26, align 8
  %35 = icmp eq ptr %34, null
  br i1 %35, label %.loopexit, label %.preheader.preheader

.preheader.preheader:
  br label %.preheader

.preheader:
  %36 = phi ptr [ %39, %.preheader ], [ %34, %.preheader.preheader ]
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 24
  store ptr null, ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %39 = load ptr, ptr %38, align 8
  %40 = icmp eq ptr %39, null
  br i1 %40, label %.loopexit.loopexit, label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  call void @free(ptr noundef nonnull %16)
  br label %52

41:
  %42 = phi ptr [ %28, %31 ], [ %50, %48 ]
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 48
  %44 = load i64, ptr %43, align 8
  %45 = icmp eq i64 %44, %32
  br i1 %45, label %46, label %48

46:
  %47 = getelementptr inbounds nuw i8, ptr %42, i64 64
  store ptr null, ptr %47, align 8
  br label %48

48:
  %49 = getelementptr inbounds nuw i8, ptr %42, i64 8
  %50 = load ptr, ptr %49, align 8
  %51 = icmp eq ptr %50, null
  br i1 %51, label %.loopexit6.loopexit, label %41

52:
  store atomic i32 0, ptr @enzyme_build.blocks.lock release, align 4
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

declare void @llvm.lifetime.end.p0(ptr captures(none))

define void @enzyme_build.blocks.begin(i32 noundef %0) {
  br label %2

2:
  %3 = atomicrmw xchg ptr @enzyme_build.blocks.lock, i32 1 acquire, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %2

5:
  %6 = load i1, ptr @enzyme_build.blocks.has_globals, align 4
  br i1 %6, label %20, label %7

7:
  %8 = load i64, ptr @enzyme_build.blocks.count, align 8
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.preheader:
  %10 = phi i64 [ %17, %.preheader ], [ 0, %.preheader.preheader ]
  %11 = getelementptr inbounds nuw %enzyme_build.blocks.Global, ptr @enzyme_build.blocks.globals, i64 %10
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %16 = load ptr, ptr %15, align 8
  tail call fastcc void @enzyme_build.blocks.add(ptr noundef %12, i64 noundef %14, ptr noundef %16)
  %17 = add nuw nsw i64 %10, 1
  %18 = load i64, ptr @enzyme_build.blocks.count, align 8
  %19 = icmp slt i64 %17, %18
  br i1 %19, label %.preheader, label %.loopexit.loopexit

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  store i1 true, ptr @enzyme_build.blocks.has_globals, align 4
  br label %20

20:
  %21 = load i32, ptr @enzyme_build.blocks.is_opaque, align 4
  %22 = sext i32 %21 to i64
  %23 = load i64, ptr @enzyme_build.blocks.current, align 8
  %24 = load i32, ptr @enzyme_build.blocks.is_marking, align 4
  %25 = tail call noalias dereferenceable_or_null(80) ptr @malloc(i64 noundef 80)
  %26 = load ptr, ptr @enzyme_build.blocks.latest, align 8
  store ptr %26, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %28 = getelementptr inbounds nuw i8, ptr %25, i64 40
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %27, i8 0, i64 32, i1 false)
  store i64 %22, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %25, i64 48
  store i64 %23, ptr %29, align 8
  %30 = getelementptr inbounds nuw i8, ptr %25, i64 56
  store i64 %23, ptr %30, align 8
  %31 = getelementptr inbounds nuw i8, ptr %25, i64 64
  store ptr null, ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %25, i64 72
  store i32 %24, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %25, i64 76
  store i32 0, ptr %33, align 4
  store ptr %25, ptr @enzyme_build.blocks.latest, align 8
  %34 = load i64, ptr @enzyme_build.blocks.derivatives, align 8
  %35 = add nsw i64 %34, 1
  store i64 %35, ptr @enzyme_build.blocks.derivatives, align 8
  store i64 %35, ptr @enzyme_build.blocks.current, align 8
  store i32 %0, ptr @enzyme_build.blocks.is_marking, align 4
  store i32 0, ptr @enzyme_build.blocks.is_opaque, align 4
  store atomic i32 0, ptr @enzyme_build.blocks.lock release, align 4
  ret void
}

define void @enzyme_build.blocks.given(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3, ptr noundef %4) {
  %6 = icmp eq ptr %0, null
  %7 = icmp eq ptr %1, null
  %8 = or i1 %6, %7
  %9 = icmp eq ptr %0, %1
  %10 = or i1 %9, %8
  br i1 %10, label %14, label %.preheader.preheader

.preheader.preheader:
  br label %.preheader

.preheader:
  %11 = atomicrmw xchg ptr @enzyme_build.blocks.lock, i32 1 acquire, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %.preheader

13:
  tail call fastcc void @enzyme_build.blocks.give(ptr noundef nonnull %0, ptr noundef nonnull %1, i64 noundef %2, i32 noundef %3, ptr noundef %4)
  store atomic i32 0, ptr @enzyme_build.blocks.lock release, align 4
  br label %14

14:
  ret void
}

define internal fastcc void @enzyme_build.blocks.give(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3, ptr noundef %4) {
  %6 = alloca %enzyme_build.blocks.Block, align 8
  %7 = alloca %enzyme_build.blocks.Block, align 8
  %8 = alloca %enzyme_build.blocks.Block, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store ptr %0, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i64 1, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %10, i8 0, i64 16, i1 false)
  %11 = call ptr @tfind(ptr noundef nonnull %8, ptr noundef nonnull @enzyme_build.blocks.tree, ptr noundef nonnull @enzyme_build.blocks.compared)
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %14

13:
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %34

14:
  %15 = load ptr, ptr %11, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  %16 = icmp eq ptr %15, null
  br i1 %16, label %34, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, null
  %21 = load i64, ptr @enzyme_build.blocks.current, align 8
  br i1 %20, label %.loopexit12, label %.preheader11.preheader

.preheader11.preheader:
  br label %.preheader11

.preheader11:
  %22 = phi ptr [ %32, %30 ], [ %19, %.preheader11.preheader ]
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 48
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %24, %21
  br i1 %25, label %26, label %30

26:
  %27 = getelementptr inbounds nuw i8, ptr %22, i64 56
  %28 = load i64, ptr %27, align 8
  %29 = icmp eq i64 %28, %2
  br i1 %29, label %38, label %30

30:
  %31 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %32 = load ptr, ptr %31, align 8
  %33 = icmp eq ptr %32, null
  br i1 %33, label %.loopexit12.loopexit, label %.preheader11

34:
  %35 = and i32 %3, 8
  %36 = load i32, ptr @enzyme_build.blocks.is_opaque, align 4
  %37 = or i32 %36, %35
  store i32 %37, ptr @enzyme_build.blocks.is_opaque, align 4
  br label %.loopexit

38:
  %.lcssa = phi ptr [ %22, %26 ]
  %39 = and i32 %3, 8
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %.loopexit, label %41

41:
  %42 = getelementptr inbounds nuw i8, ptr %.lcssa, i64 72
  %43 = load i32, ptr %42, align 8
  %44 = and i32 %43, 8
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %.loopexit

46:
  %47 = getelementptr inbounds nuw i8, ptr %.lcssa, i64 32
  %48 = load ptr, ptr %47, align 8
  %49 = or i32 %43, %3
  store i32 %49, ptr %42, align 8
  %.phi.trans.insert = getelementptr inbounds nuw i8, ptr %15, i64 8
  %.pre = load i64, ptr %.phi.trans.insert, align 8
  br label %71

.loopexit12.loopexit:
  br label %.loopexit12

.loopexit12:
  %50 = load ptr, ptr %15, align 8
  %51 = ptrtoint ptr %0 to i64
  %52 = ptrtoint ptr %50 to i64
  %53 = sub i64 %52, %51
  %54 = getelementptr inbounds i8, ptr %1, i64 %53
  %55 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %56 = load i64, ptr %55, align 8
  %57 = call noalias dereferenceable_or_null(80) ptr @malloc(i64 noundef 80)
  %58 = load ptr, ptr @enzyme_build.blocks.latest, align 8
  store ptr %58, ptr %57, align 8
  %59 = getelementptr inbounds nuw i8, ptr %57, i64 8
  store ptr %19, ptr %59, align 8
  %60 = getelementptr inbounds nuw i8, ptr %57, i64 16
  store ptr null, ptr %60, align 8
  %61 = getelementptr inbounds nuw i8, ptr %57, i64 24
  store ptr %15, ptr %61, align 8
  %62 = getelementptr inbounds nuw i8, ptr %57, i64 32
  store ptr %54, ptr %62, align 8
  %63 = getelementptr inbounds nuw i8, ptr %57, i64 40
  store i64 %56, ptr %63, align 8
  %64 = getelementptr inbounds nuw i8, ptr %57, i64 48
  store i64 %21, ptr %64, align 8
  %65 = getelementptr inbounds nuw i8, ptr %57, i64 56
  store i64 %2, ptr %65, align 8
  %66 = getelementptr inbounds nuw i8, ptr %57, i64 64
  store ptr %4, ptr %66, align 8
  %67 = getelementptr inbounds nuw i8, ptr %57, i64 76
  store i32 0, ptr %67, align 4
  store ptr %57, ptr %18, align 8
  store ptr %57, ptr @enzyme_build.blocks.latest, align 8
  %68 = and i32 %3, 8
  %69 = icmp eq i32 %68, 0
  %70 = getelementptr inbounds nuw i8, ptr %57, i64 72
  store i32 %3, ptr %70, align 8
  br i1 %69, label %.loopexit, label %71

71:
  %72 = phi i64 [ %.pre, %46 ], [ %56, %.loopexit12 ]
  %73 = phi ptr [ %48, %46 ], [ %54, %.loopexit12 ]
  %74 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %75 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %76 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %77 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %78 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %79 = icmp ult i64 %72, 8
  br i1 %79, label %.loopexit, label %.preheader.preheader

.preheader.preheader:
  br label %.preheader

.preheader:
  %80 = phi i64 [ %125, %124 ], [ 8, %.preheader.preheader ]
  %81 = phi i64 [ %80, %124 ], [ 0, %.preheader.preheader ]
  %82 = load ptr, ptr %15, align 8
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 %81
  %84 = load i64, ptr %83, align 1
  %85 = getelementptr inbounds nuw i8, ptr %73, i64 %81
  %86 = load i64, ptr %85, align 1
  %87 = add i64 %84, -140737488355328
  %88 = icmp ult i64 %87, -140737488289792
  %89 = add i64 %86, -140737488355328
  %90 = icmp ult i64 %89, -140737488289792
  %91 = icmp eq i64 %84, %86
  %92 = or i1 %91, %90
  %93 = select i1 %88, i1 true, i1 %92
  br i1 %93, label %124, label %94

94:
  %95 = inttoptr i64 %84 to ptr
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  store ptr %95, ptr %7, align 8
  store i64 1, ptr %75, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %76, i8 0, i64 16, i1 false)
  %96 = call ptr @tfind(ptr noundef nonnull %7, ptr noundef nonnull @enzyme_build.blocks.tree, ptr noundef nonnull @enzyme_build.blocks.compared)
  %97 = icmp eq ptr %96, null
  br i1 %97, label %100, label %98

98:
  %99 = load ptr, ptr %96, align 8
  br label %100

100:
  %101 = phi ptr [ %99, %98 ], [ null, %94 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  %102 = getelementptr inbounds i8, ptr %95, i64 -1
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  store ptr %102, ptr %6, align 8
  store i64 1, ptr %77, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %78, i8 0, i64 16, i1 false)
  %103 = call ptr @tfind(ptr noundef nonnull %6, ptr noundef nonnull @enzyme_build.blocks.tree, ptr noundef nonnull @enzyme_build.blocks.compared)
  %104 = icmp eq ptr %103, null
  br i1 %104, label %108, label %105

105:
  %106 = load ptr, ptr %103, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  %107 = icmp eq ptr %101, null
  br i1 %107, label %120, label %110

108:
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  %109 = icmp eq ptr %101, null
  br i1 %109, label %124, label %122

110:
  %111 = load ptr, ptr %101, align 8
  %112 = icmp ult ptr %111, %95
  %113 = icmp eq ptr %106, null
  %114 = select i1 %112, i1 true, i1 %113
  br i1 %114, label %122, label %115

115:
  %116 = getelementptr inbounds nuw i8, ptr %106, i64 24
  %117 = load ptr, ptr %116, align 8
  %118 = load ptr, ptr %106, align 8
  %119 = icmp eq ptr %117, %118
  br i1 %119, label %122, label %124

120:
  %121 = icmp eq ptr %106, null
  br i1 %121, label %124, label %122

122:
  %123 = inttoptr i64 %86 to ptr
  call fastcc void @enzyme_build.blocks.give(ptr noundef %95, ptr noundef %123, i64 noundef %2, i32 noundef %3, ptr noundef null)
  br label %124

124:
  %125 = add i64 %80, 8
  %126 = load i64, ptr %74, align 8
  %127 = icmp ugt i64 %125, %126
  br i1 %127, label %.loopexit.loopexit, label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void
}

define ptr @enzyme_build.blocks.shadow(ptr noundef %0, i64 noundef %1, i32 noundef %2) {
  %4 = alloca %enzyme_build.blocks.Block, align 8
  br label %5

5:
  %6 = atomicrmw xchg ptr @enzyme_build.blocks.lock, i32 1 acquire, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %5

8:
  %9 = and i32 %2, -5
  %10 = tail call fastcc ptr @enzyme_build.blocks.shadow_of(ptr noundef %0, i64 noundef %1, i32 noundef %9)
  tail call fastcc void @enzyme_build.blocks.follow_all()
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %27

12:
  %13 = and i32 %2, 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %27, label %15

15:
  %16 = getelementptr inbounds i8, ptr %0, i64 -64
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  store ptr %16, ptr %4, align 8
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i64 128, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %18, i8 0, i64 16, i1 false)
  %19 = call ptr @tfind(ptr noundef nonnull %4, ptr noundef nonnull @enzyme_build.blocks.tree, ptr noundef nonnull @enzyme_build.blocks.compared)
  %20 = icmp eq ptr %19, null
  br i1 %20, label %25, label %21

21:
  %22 = load ptr, ptr %19, align 8
  %23 = icmp eq ptr %22, null
  %24 = select i1 %23, ptr %0, ptr null
  br label %25

25:
  %26 = phi ptr [ %24, %21 ], [ %0, %15 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %27

27:
  %28 = phi ptr [ %10, %8 ], [ %26, %25 ], [ null, %12 ]
  store atomic i32 0, ptr @enzyme_build.blocks.lock release, align 4
  ret ptr %28
}

define internal fastcc ptr @enzyme_build.blocks.shadow_of(ptr noundef %0, i64 noundef %1, i32 noundef %2) {
  %4 = alloca %enzyme_build.blocks.Block, align 8
  %5 = alloca %enzyme_build.blocks.Block, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  store ptr %0, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i64 1, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %7, i8 0, i64 16, i1 false)
  %8 = call ptr @tfind(ptr noundef nonnull %5, ptr noundef nonnull @enzyme_build.blocks.tree, ptr noundef nonnull @enzyme_build.blocks.compared)
  %9 = icmp eq ptr %8, null
  br i1 %9, label %12, label %10

10:
  %11 = load ptr, ptr %8, align 8
  br label %12

12:
  %13 = phi ptr [ %11, %10 ], [ null, %3 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  %14 = getelementptr inbounds i8, ptr %0, i64 -1
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  store ptr %14, ptr %4, align 8
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i64 1, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %16, i8 0, i64 16, i1 false)
  %17 = call ptr @tfind(ptr noundef nonnull %4, ptr noundef nonnull @enzyme_build.blocks.tree, ptr noundef nonnull @enzyme_build.blocks.compared)
  %18 = icmp eq ptr %17, null
  br i1 %18, label %22, label %19

19:
  %20 = load ptr, ptr %17, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  %21 = icmp eq ptr %13, null
  br i1 %21, label %34, label %24

22:
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  %23 = icmp eq ptr %13, null
  br i1 %23, label %101, label %36

24:
  %25 = load ptr, ptr %13, align 8
  %26 = icmp ult ptr %25, %0
  %27 = icmp eq ptr %20, null
  %28 = select i1 %26, i1 true, i1 %27
  br i1 %28, label %39, label %29

29:
  %30 = getelementptr inbounds nuw i8, ptr %20, i64 24
  %31 = load ptr, ptr %30, align 8
  %32 = load ptr, ptr %20, align 8
  %33 = icmp eq ptr %31, %32
  br i1 %33, label %39, label %101

34:
  %35 = icmp eq ptr %20, null
  br i1 %35, label %101, label %36

36:
  %37 = phi ptr [ %13, %22 ], [ %20, %34 ]
  %38 = load ptr, ptr %37, align 8
  br label %39

39:
  %40 = phi ptr [ %25, %29 ], [ %25, %24 ], [ %38, %36 ]
  %41 = phi ptr [ %13, %29 ], [ %13, %24 ], [ %37, %36 ]
  %42 = ptrtoint ptr %0 to i64
  %43 = ptrtoint ptr %40 to i64
  %44 = sub i64 %42, %43
  %45 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %46 = load ptr, ptr %45, align 8
  %47 = icmp eq ptr %46, null
  br i1 %47, label %.loopexit, label %48

48:
  %49 = load i64, ptr @enzyme_build.blocks.current, align 8
  br label %50

50:
  %51 = phi ptr [ %46, %48 ], [ %61, %59 ]
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 48
  %53 = load i64, ptr %52, align 8
  %54 = icmp eq i64 %53, %49
  br i1 %54, label %55, label %59

55:
  %56 = getelementptr inbounds nuw i8, ptr %51, i64 56
  %57 = load i64, ptr %56, align 8
  %58 = icmp eq i64 %57, %1
  br i1 %58, label %63, label %59

59:
  %60 = getelementptr inbounds nuw i8, ptr %51, i64 8
  %61 = load ptr, ptr %60, align 8
  %62 = icmp eq ptr %61, null
  br i1 %62, label %.loopexit.loopexit, label %50

63:
  %.lcssa = phi ptr [ %51, %55 ]
  %64 = getelementptr inbounds nuw i8, ptr %.lcssa, i64 32
  %65 = load ptr, ptr %64, align 8
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 %44
  br label %101

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %67 = getelementptr inbounds nuw i8, ptr %41, i64 24
  %68 = load ptr, ptr %67, align 8
  %69 = icmp eq ptr %68, null
  br i1 %69, label %76, label %70

70:
  %71 = icmp eq ptr %68, %40
  br i1 %71, label %101, label %72

72:
  %73 = getelementptr inbounds ptr, ptr %68, i64 %1
  %74 = load ptr, ptr %73, align 8
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 %44
  br label %101

76:
  %77 = load i32, ptr @enzyme_build.blocks.is_opaque, align 4
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %101

79:
  %80 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %81 = load i64, ptr %80, align 8
  %82 = call noalias ptr @calloc(i64 noundef %81, i64 noundef 1)
  %83 = icmp eq ptr %82, null
  br i1 %83, label %101, label %84

84:
  %85 = call noalias dereferenceable_or_null(80) ptr @malloc(i64 noundef 80)
  %86 = load ptr, ptr @enzyme_build.blocks.latest, align 8
  %87 = load i64, ptr @enzyme_build.blocks.current, align 8
  store ptr %86, ptr %85, align 8
  %88 = getelementptr inbounds nuw i8, ptr %85, i64 8
  store ptr %46, ptr %88, align 8
  %89 = getelementptr inbounds nuw i8, ptr %85, i64 16
  %90 = getelementptr inbounds nuw i8, ptr %85, i64 24
  store ptr %41, ptr %90, align 8
  %91 = getelementptr inbounds nuw i8, ptr %85, i64 32
  store ptr %82, ptr %91, align 8
  %92 = getelementptr inbounds nuw i8, ptr %85, i64 40
  store i64 %81, ptr %92, align 8
  %93 = getelementptr inbounds nuw i8, ptr %85, i64 48
  store i64 %87, ptr %93, align 8
  %94 = getelementptr inbounds nuw i8, ptr %85, i64 56
  store i64 %1, ptr %94, align 8
  %95 = getelementptr inbounds nuw i8, ptr %85, i64 64
  store ptr @free, ptr %95, align 8
  %96 = getelementptr inbounds nuw i8, ptr %85, i64 72
  store i32 %2, ptr %96, align 8
  %97 = getelementptr inbounds nuw i8, ptr %85, i64 76
  store i32 0, ptr %97, align 4
  store ptr %85, ptr %45, align 8
  store ptr %85, ptr @enzyme_build.blocks.latest, align 8
  %98 = load ptr, ptr @enzyme_build.blocks.to_follow, align 8
  store ptr %98, ptr %89, align 8
  store ptr %85, ptr @enzyme_build.blocks.to_follow, align 8
  %99 = load ptr, ptr %91, align 8
  %100 = getelementptr inbounds nuw i8, ptr %99, i64 %44
  br label %101

101:
  %102 = phi ptr [ null, %34 ], [ %66, %63 ], [ %0, %70 ], [ %75, %72 ], [ %100, %84 ], [ null, %79 ], [ null, %29 ], [ null, %76 ], [ null, %22 ]
  ret ptr %102
}

define internal fastcc void @enzyme_build.blocks.follow_all() {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
  %3 = load ptr, ptr @enzyme_build.blocks.to_follow, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %.loopexit11, label %.preheader10.preheader

.preheader10.preheader:
  br label %.preheader10

.preheader10:
  %5 = phi ptr [ %107, %.loopexit ], [ %3, %.preheader10.preheader ]
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %7 = load ptr, ptr %6, align 8
  store ptr %7, ptr @enzyme_build.blocks.to_follow, align 8
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %9 = load ptr, ptr %8, align 8
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 72
  %12 = load i32, ptr %11, align 8
  %13 = and i32 %12, 1
  %14 = icmp eq i32 %13, 0
  %15 = load i32, ptr @enzyme_build.blocks.is_marking, align 4
  %16 = select i1 %14, i32 0, i32 %15
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %18 = load i64, ptr %17, align 8
  %19 = icmp ult i64 %18, 8
  br i1 %19, label %27, label %20

20:
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %23 = and i32 %16, 2
  %24 = icmp eq i32 %23, 0
  br label %37

25:
  %.lcssa26 = phi i32 [ %72, %71 ]
  %.lcssa = phi i64 [ %74, %71 ]
  %26 = icmp eq i32 %.lcssa26, 0
  br label %27

27:
  %28 = phi i64 [ %18, %.preheader10 ], [ %.lcssa, %25 ]
  %29 = phi i1 [ true, %.preheader10 ], [ %26, %25 ]
  %30 = icmp eq i32 %16, 0
  br i1 %30, label %.loopexit, label %31

31:
  %32 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %33 = and i32 %16, 2
  %34 = icmp ne i32 %33, 0
  %35 = icmp eq i32 %33, 0
  %36 = icmp eq i64 %28, 0
  br i1 %36, label %.loopexit, label %.preheader.preheader

.preheader.preheader:
  br label %.preheader

37:
  %38 = phi i64 [ 8, %20 ], [ %73, %71 ]
  %39 = phi i32 [ 0, %20 ], [ %72, %71 ]
  %40 = phi i64 [ 0, %20 ], [ %38, %71 ]
  %41 = getelementptr inbounds nuw i8, ptr %10, i64 %40
  %42 = load i64, ptr %41, align 1
  %43 = load ptr, ptr %21, align 8
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 %40
  %45 = add i64 %42, -65536
  %46 = icmp ult i64 %45, 140737488289792
  br i1 %46, label %48, label %47

47:
  store i64 0, ptr %44, align 8
  br label %58

48:
  %49 = inttoptr i64 %42 to ptr
  %50 = load i64, ptr %22, align 8
  %51 = load i32, ptr %11, align 8
  %52 = tail call fastcc ptr @enzyme_build.blocks.shadow_of(ptr noundef %49, i64 noundef %50, i32 noundef %51)
  %53 = ptrtoint ptr %52 to i64
  store i64 %53, ptr %44, align 8
  %54 = icmp ne ptr %52, null
  %55 = select i1 %54, i1 true, i1 %24
  %56 = zext i1 %55 to i32
  %57 = or i32 %39, %56
  br i1 %54, label %71, label %58

58:
  %59 = phi i32 [ %39, %47 ], [ %57, %48 ]
  %60 = load i32, ptr %11, align 8
  %61 = and i32 %60, 2
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %71, label %63

63:
  %64 = and i64 %42, 4294967295
  %65 = and i64 %42, -4294967296
  %66 = icmp samesign ult i64 %64, 8388608
  %67 = select i1 %66, i64 %64, i64 0
  %68 = icmp ult i64 %42, 1099511627776
  %69 = select i1 %68, i64 %65, i64 0
  %70 = or disjoint i64 %67, %69
  store i64 %70, ptr %44, align 8
  br label %71

71:
  %72 = phi i32 [ %59, %63 ], [ %59, %58 ], [ %57, %48 ]
  %73 = add i64 %38, 8
  %74 = load i64, ptr %17, align 8
  %75 = icmp ugt i64 %73, %74
  br i1 %75, label %25, label %37

.preheader:
  %76 = phi i64 [ %104, %103 ], [ %28, %.preheader.preheader ]
  %77 = phi i64 [ %105, %103 ], [ 0, %.preheader.preheader ]
  %78 = sub nuw i64 %76, %77
  %79 = getelementptr inbounds nuw i8, ptr %10, i64 %77
  call void @llvm.lifetime.start.p0(ptr %2)
  store i64 0, ptr %2, align 8
  %80 = tail call i64 @llvm.umin.i64(i64 %78, i64 8)
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %2, ptr readonly align 1 %79, i64 %80, i1 false)
  %.0..0..0..0..0. = load i64, ptr %2, align 8
  call void @llvm.lifetime.end.p0(ptr %2)
  %81 = load ptr, ptr %32, align 8
  %82 = getelementptr inbounds nuw i8, ptr %81, i64 %77
  call void @llvm.lifetime.start.p0(ptr %1)
  store i64 0, ptr %1, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %1, ptr readonly align 1 %82, i64 %80, i1 false)
  %.0..0..0..0..0.1 = load i64, ptr %1, align 8
  call void @llvm.lifetime.end.p0(ptr %1)
  %83 = and i64 %.0..0..0..0..0., 9218868437227405312
  %84 = icmp eq i64 %83, 0
  br i1 %84, label %85, label %101

85:
  %86 = icmp ne i64 %.0..0..0..0..0., 0
  %87 = and i1 %34, %86
  %88 = and i64 %.0..0..0..0..0., -9218868441522372608
  %89 = icmp eq i64 %88, 0
  %90 = and i1 %87, %89
  br i1 %90, label %101, label %91

91:
  %92 = icmp eq i64 %.0..0..0..0..0., 0
  %93 = or i1 %35, %92
  %94 = icmp ne i64 %.0..0..0..0..0.1, 0
  %95 = select i1 %93, i1 true, i1 %94
  br i1 %95, label %96, label %101

96:
  br i1 %29, label %97, label %103

97:
  %98 = load i32, ptr %11, align 8
  %99 = and i32 %98, 2
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %103

101:
  tail call void @llvm.memset.p0.i64(ptr align 1 %82, i8 -1, i64 %80, i1 false)
  %102 = load i64, ptr %17, align 8
  br label %103

103:
  %104 = phi i64 [ %102, %101 ], [ %76, %97 ], [ %76, %96 ]
  %105 = add i64 %77, 8
  %106 = icmp ult i64 %105, %104
  br i1 %106, label %.preheader, label %.loopexit.loopexit

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %107 = load ptr, ptr @enzyme_build.blocks.to_follow, align 8
  %108 = icmp eq ptr %107, null
  br i1 %108, label %.loopexit11.loopexit, label %.preheader10

.loopexit11.loopexit:
  br label %.loopexit11

.loopexit11:
  ret void
}

define void @enzyme_build.blocks.global(ptr noundef readonly %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4) {
  br label %6

6:
  %7 = atomicrmw xchg ptr @enzyme_build.blocks.lock, i32 1 acquire, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %6

9:
  %10 = lshr i64 %2, 3
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %.loopexit, label %.preheader.preheader

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  tail call fastcc void @enzyme_build.blocks.follow_all()
  store atomic i32 0, ptr @enzyme_build.blocks.lock release, align 4
  ret void

.preheader:
  %12 = phi i64 [ %26, %25 ], [ 0, %.preheader.preheader ]
  %13 = getelementptr inbounds nuw i64, ptr %0, i64 %12
  %14 = load i64, ptr %13, align 8
  %15 = add i64 %14, -65536
  %16 = icmp ult i64 %15, 140737488289792
  br i1 %16, label %17, label %25

17:
  %18 = getelementptr inbounds nuw i64, ptr %1, i64 %12
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %21, label %25

21:
  %22 = inttoptr i64 %14 to ptr
  %23 = tail call fastcc ptr @enzyme_build.blocks.shadow_of(ptr noundef %22, i64 noundef %3, i32 noundef %4)
  %24 = ptrtoint ptr %23 to i64
  store i64 %24, ptr %18, align 8
  br label %25

25:
  %26 = add nuw nsw i64 %12, 1
  %27 = icmp eq i64 %26, %10
  br i1 %27, label %.loopexit.loopexit, label %.preheader
}

define ptr @enzyme_build.blocks.known(ptr noundef %0, i64 noundef %1, i32 noundef %2) {
  %4 = alloca %enzyme_build.blocks.Block, align 8
  br label %5

5:
  %6 = atomicrmw xchg ptr @enzyme_build.blocks.lock, i32 1 acquire, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %5

8:
  %9 = icmp eq ptr %0, null
  br i1 %9, label %.loopexit, label %10

10:
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  store ptr %0, ptr %4, align 8
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i64 1, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %12, i8 0, i64 16, i1 false)
  %13 = call ptr @tfind(ptr noundef nonnull %4, ptr noundef nonnull @enzyme_build.blocks.tree, ptr noundef nonnull @enzyme_build.blocks.compared)
  %14 = icmp eq ptr %13, null
  br i1 %14, label %15, label %16

15:
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %.loopexit

16:
  %17 = load ptr, ptr %13, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  %18 = icmp eq ptr %17, null
  br i1 %18, label %.loopexit, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %21 = load ptr, ptr %20, align 8
  %22 = icmp eq ptr %21, null
  br i1 %22, label %.loopexit, label %23

23:
  %24 = load i64, ptr @enzyme_build.blocks.current, align 8
  br label %25

25:
  %26 = phi ptr [ %21, %23 ], [ %36, %34 ]
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 48
  %28 = load i64, ptr %27, align 8
  %29 = icmp eq i64 %28, %24
  br i1 %29, label %30, label %34

30:
  %31 = getelementptr inbounds nuw i8, ptr %26, i64 56
  %32 = load i64, ptr %31, align 8
  %33 = icmp eq i64 %32, %1
  br i1 %33, label %38, label %34

34:
  %35 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %36 = load ptr, ptr %35, align 8
  %37 = icmp eq ptr %36, null
  br i1 %37, label %.loopexit.loopexit, label %25

38:
  %.lcssa = phi ptr [ %26, %30 ]
  %39 = icmp eq i32 %2, 0
  br i1 %39, label %49, label %40

40:
  %41 = getelementptr inbounds nuw i8, ptr %.lcssa, i64 64
  %42 = load ptr, ptr %41, align 8
  %43 = icmp eq ptr %42, null
  br i1 %43, label %44, label %49

44:
  %45 = getelementptr inbounds nuw i8, ptr %.lcssa, i64 72
  %46 = load i32, ptr %45, align 8
  %47 = and i32 %46, 16
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %.loopexit, label %49

49:
  %50 = getelementptr inbounds nuw i8, ptr %.lcssa, i64 32
  %51 = load ptr, ptr %50, align 8
  %52 = load ptr, ptr %17, align 8
  %53 = ptrtoint ptr %0 to i64
  %54 = ptrtoint ptr %52 to i64
  %55 = sub i64 %53, %54
  %56 = getelementptr inbounds i8, ptr %51, i64 %55
  br label %.loopexit

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %57 = phi ptr [ %56, %49 ], [ null, %44 ], [ null, %15 ], [ null, %16 ], [ null, %19 ], [ null, %8 ], [ null, %.loopexit.loopexit ]
  store atomic i32 0, ptr @enzyme_build.blocks.lock release, align 4
  ret ptr %57
}

define i32 @enzyme_build.blocks.end(i32 noundef %0) {
  %2 = alloca i64, align 8
  br label %3

3:
  %4 = atomicrmw xchg ptr @enzyme_build.blocks.lock, i32 1 acquire, align 4
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %3

6:
  %7 = load ptr, ptr @enzyme_build.blocks.latest, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %.loopexit, label %9

9:
  %10 = icmp eq i32 %0, 0
  %11 = and i32 %0, 2
  %12 = icmp ne i32 %11, 0
  br label %13

13:
  %14 = phi ptr [ %7, %9 ], [ %73, %72 ]
  %15 = phi i32 [ 0, %9 ], [ %57, %72 ]
  %16 = load ptr, ptr %14, align 8
  store ptr %16, ptr @enzyme_build.blocks.latest, align 8
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 32
  %18 = load ptr, ptr %17, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %20, label %28

20:
  %.lcssa37 = phi ptr [ %14, %13 ]
  %.lcssa = phi i32 [ %15, %13 ]
  %21 = getelementptr inbounds nuw i8, ptr %.lcssa37, i64 56
  %22 = load i64, ptr %21, align 8
  store i64 %22, ptr @enzyme_build.blocks.current, align 8
  %23 = getelementptr inbounds nuw i8, ptr %.lcssa37, i64 72
  %24 = load i32, ptr %23, align 8
  store i32 %24, ptr @enzyme_build.blocks.is_marking, align 4
  %25 = getelementptr inbounds nuw i8, ptr %.lcssa37, i64 40
  %26 = load i64, ptr %25, align 8
  %27 = trunc i64 %26 to i32
  store i32 %27, ptr @enzyme_build.blocks.is_opaque, align 4
  tail call void @free(ptr noundef nonnull %.lcssa37)
  br label %.loopexit

28:
  br i1 %10, label %56, label %29

29:
  %30 = getelementptr inbounds nuw i8, ptr %14, i64 72
  %31 = load i32, ptr %30, align 8
  %32 = and i32 %31, 1
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %56, label %34

34:
  %35 = getelementptr inbounds nuw i8, ptr %14, i64 40
  %36 = load i64, ptr %35, align 8
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %56, label %.preheader.preheader

.preheader.preheader:
  br label %.preheader

38:
  %39 = add i64 %41, 8
  %40 = icmp ult i64 %39, %36
  br i1 %40, label %.preheader, label %53

.preheader:
  %41 = phi i64 [ %39, %38 ], [ 0, %.preheader.preheader ]
  %42 = getelementptr inbounds nuw i8, ptr %18, i64 %41
  %43 = sub nuw i64 %36, %41
  call void @llvm.lifetime.start.p0(ptr %2)
  store i64 0, ptr %2, align 8
  %44 = tail call i64 @llvm.umin.i64(i64 %43, i64 8)
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %2, ptr nonnull readonly align 1 %42, i64 %44, i1 false)
  %.0..0..0..0..0. = load i64, ptr %2, align 8
  call void @llvm.lifetime.end.p0(ptr %2)
  %45 = and i64 %.0..0..0..0..0., 9218868437227405312
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %47, label %53

47:
  %48 = icmp ne i64 %.0..0..0..0..0., 0
  %49 = and i1 %12, %48
  %50 = and i64 %.0..0..0..0..0., -9218868441522372608
  %51 = icmp eq i64 %50, 0
  %52 = and i1 %49, %51
  br i1 %52, label %53, label %38

53:
  %54 = phi i32 [ 1, %.preheader ], [ 1, %47 ], [ 0, %38 ]
  %55 = or i32 %54, %15
  br label %56

56:
  %57 = phi i32 [ %15, %28 ], [ %15, %29 ], [ %15, %34 ], [ %55, %53 ]
  %58 = getelementptr inbounds nuw i8, ptr %14, i64 24
  %59 = load ptr, ptr %58, align 8
  %60 = icmp eq ptr %59, null
  br i1 %60, label %65, label %61

61:
  %62 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %63 = load ptr, ptr %62, align 8
  %64 = getelementptr inbounds nuw i8, ptr %59, i64 16
  store ptr %63, ptr %64, align 8
  br label %65

65:
  %66 = getelementptr inbounds nuw i8, ptr %14, i64 64
  %67 = load ptr, ptr %66, align 8
  %68 = icmp eq ptr %67, null
  br i1 %68, label %72, label %69

69:
  %70 = load ptr, ptr %17, align 8
  tail call void %67(ptr noundef %70)
  %71 = load ptr, ptr @enzyme_build.blocks.latest, align 8
  br label %72

72:
  %73 = phi ptr [ %16, %65 ], [ %71, %69 ]
  tail call void @free(ptr noundef nonnull %14)
  %74 = icmp eq ptr %73, null
  br i1 %74, label %.loopexit.loopexit, label %13

.loopexit.loopexit:
  %.lcssa39 = phi i32 [ %57, %72 ]
  br label %.loopexit

.loopexit:
  %75 = phi i32 [ %.lcssa, %20 ], [ 0, %6 ], [ %.lcssa39, %.loopexit.loopexit ]
  store atomic i32 0, ptr @enzyme_build.blocks.lock release, align 4
  ret i32 %75
}

declare void @free(ptr allocptr noundef captures(none))

declare noalias noundef ptr @malloc(i64 noundef)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

declare ptr @tsearch(ptr noundef, ptr noundef, ptr noundef)

define internal i32 @enzyme_build.blocks.compared(ptr noundef readonly %0, ptr noundef readonly %1) {
  %3 = load ptr, ptr %0, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 %5
  %7 = load ptr, ptr %1, align 8
  %8 = icmp ugt ptr %6, %7
  br i1 %8, label %9, label %15

9:
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 %11
  %13 = icmp ule ptr %12, %3
  %14 = zext i1 %13 to i32
  br label %15

15:
  %16 = phi i32 [ %14, %9 ], [ -1, %2 ]
  ret i32 %16
}

declare ptr @tfind(ptr noundef, ptr noundef, ptr noundef)

declare ptr @tdelete(ptr noundef, ptr noundef, ptr noundef)

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

declare noalias noundef ptr @calloc(i64 noundef, i64 noundef)

declare i64 @llvm.umax.i64(i64, i64)

declare i64 @llvm.umin.i64(i64, i64)
