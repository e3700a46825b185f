%enzyme_build.blocks.Global = type { ptr, i64, ptr }
%enzyme_build.blocks.Block = type { ptr, i64, ptr, ptr }

@enzyme_build.blocks.running = internal global ptr null, align 8
@enzyme_build.blocks.has_globals = internal global i1 false, align 4
@enzyme_build.blocks.derivatives = internal global i64 0, align 8
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
  br i1 %8, label %56, label %9

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
  br label %56

15:
  %16 = load ptr, ptr %12, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  %17 = icmp eq ptr %16, null
  br i1 %17, label %56, label %18

18:
  %19 = load ptr, ptr %16, align 8
  %20 = icmp eq ptr %19, %0
  br i1 %20, label %21, label %56

21:
  %22 = getelementptr inbounds nuw i8, ptr %16, i64 24
  %23 = load ptr, ptr %22, align 8
  %24 = icmp eq ptr %23, null
  br i1 %24, label %25, label %56

25:
  %26 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %27 = icmp ne i32 %1, 0
  %28 = load ptr, ptr @enzyme_build.blocks.running, align 8
  %29 = icmp ne ptr %28, null
  %30 = select i1 %27, i1 %29, i1 false
  %31 = load ptr, ptr %26, align 8
  %32 = icmp ne ptr %31, null
  %33 = select i1 %30, i1 %32, i1 false
  br i1 %33, label %34, label %.loopexit7

34:
  %35 = getelementptr inbounds nuw i8, ptr %28, i64 8
  br label %44

.loopexit7.loopexit:
  br label %.loopexit7

.loopexit7:
  %36 = call ptr @tdelete(ptr noundef nonnull %16, ptr noundef nonnull @enzyme_build.blocks.tree, ptr noundef nonnull @enzyme_build.blocks.compared)
  %37 = load ptr, ptr %26, align 8
  %38 = icmp eq ptr %37, null
  br i1 %38, label %.loopexit, label %.preheader.preheader

.preheader.preheader:
  br label %.preheader

.preheader:
  %39 = phi ptr [ %42, %.preheader ], [ %37, %.preheader.preheader ]
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 24
  store ptr null, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %39, i64 8
  %42 = load ptr, ptr %41, align 8
  %43 = icmp eq ptr %42, null
  br i1 %43, label %.loopexit.loopexit, label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  call void @free(ptr noundef nonnull %16)
  br label %56

44:
  %45 = phi ptr [ %31, %34 ], [ %54, %52 ]
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 48
  %47 = load i64, ptr %46, align 8
  %48 = load i64, ptr %35, align 8
  %49 = icmp eq i64 %47, %48
  br i1 %49, label %50, label %52

50:
  %51 = getelementptr inbounds nuw i8, ptr %45, i64 64
  store ptr null, ptr %51, align 8
  br label %52

52:
  %53 = getelementptr inbounds nuw i8, ptr %45, i64 8
  %54 = load ptr, ptr %53, align 8
  %55 = icmp eq ptr %54, null
  br i1 %55, label %.loopexit7.loopexit, label %44

56:
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
  %21 = tail call noalias dereferenceable_or_null(32) ptr @malloc(i64 noundef 32)
  %22 = load ptr, ptr @enzyme_build.blocks.running, align 8
  %23 = load i64, ptr @enzyme_build.blocks.derivatives, align 8
  %24 = add nsw i64 %23, 1
  store i64 %24, ptr @enzyme_build.blocks.derivatives, align 8
  store ptr %22, ptr %21, align 8
  %25 = getelementptr inbounds nuw i8, ptr %21, i64 8
  store i64 %24, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %21, i64 16
  store i32 %0, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %21, i64 20
  store i32 0, ptr %27, align 4
  %28 = getelementptr inbounds nuw i8, ptr %21, i64 24
  store ptr null, ptr %28, align 8
  store ptr %21, ptr @enzyme_build.blocks.running, align 8
  store atomic i32 0, ptr @enzyme_build.blocks.lock release, align 4
  ret void
}

declare noalias noundef ptr @malloc(i64 noundef)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

define void @enzyme_build.blocks.given(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3, ptr noundef %4) {
  %6 = icmp eq ptr %0, null
  %7 = icmp eq ptr %1, null
  %8 = or i1 %6, %7
  %9 = icmp eq ptr %0, %1
  %10 = or i1 %9, %8
  br i1 %10, label %18, label %.preheader.preheader

.preheader.preheader:
  br label %.preheader

.preheader:
  %11 = atomicrmw xchg ptr @enzyme_build.blocks.lock, i32 1 acquire, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %.preheader

13:
  %14 = load ptr, ptr @enzyme_build.blocks.running, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %17, label %16

16:
  tail call fastcc void @enzyme_build.blocks.give(ptr noundef nonnull %0, ptr noundef nonnull %1, i64 noundef %2, i32 noundef %3, ptr noundef %4)
  br label %17

17:
  store atomic i32 0, ptr @enzyme_build.blocks.lock release, align 4
  br label %18

18:
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
  br label %40

14:
  %15 = load ptr, ptr %11, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  %16 = icmp eq ptr %15, null
  br i1 %16, label %40, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, null
  %21 = load ptr, ptr @enzyme_build.blocks.running, align 8
  br i1 %20, label %.loopexit11, label %22

22:
  %23 = icmp eq ptr %21, null
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 8
  br label %25

25:
  %26 = phi ptr [ %19, %22 ], [ %38, %36 ]
  br i1 %23, label %36, label %27

27:
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 48
  %29 = load i64, ptr %28, align 8
  %30 = load i64, ptr %24, align 8
  %31 = icmp eq i64 %29, %30
  br i1 %31, label %32, label %36

32:
  %33 = getelementptr inbounds nuw i8, ptr %26, i64 56
  %34 = load i64, ptr %33, align 8
  %35 = icmp eq i64 %34, %2
  br i1 %35, label %46, label %36

36:
  %37 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %38 = load ptr, ptr %37, align 8
  %39 = icmp eq ptr %38, null
  br i1 %39, label %.loopexit11.loopexit, label %25

40:
  %41 = and i32 %3, 8
  %42 = load ptr, ptr @enzyme_build.blocks.running, align 8
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 20
  %44 = load i32, ptr %43, align 4
  %45 = or i32 %44, %41
  store i32 %45, ptr %43, align 4
  br label %.loopexit

46:
  %.lcssa = phi ptr [ %26, %32 ]
  %47 = and i32 %3, 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %.loopexit, label %49

49:
  %50 = getelementptr inbounds nuw i8, ptr %.lcssa, i64 72
  %51 = load i32, ptr %50, align 8
  %52 = and i32 %51, 8
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %.loopexit

54:
  %55 = getelementptr inbounds nuw i8, ptr %.lcssa, i64 32
  %56 = load ptr, ptr %55, align 8
  %57 = or i32 %51, %3
  store i32 %57, ptr %50, align 8
  br label %82

.loopexit11.loopexit:
  br label %.loopexit11

.loopexit11:
  %58 = load ptr, ptr %15, align 8
  %59 = ptrtoint ptr %0 to i64
  %60 = ptrtoint ptr %58 to i64
  %61 = sub i64 %60, %59
  %62 = getelementptr inbounds i8, ptr %1, i64 %61
  %63 = call noalias dereferenceable_or_null(80) ptr @malloc(i64 noundef 80)
  %64 = getelementptr inbounds nuw i8, ptr %21, i64 24
  %65 = load ptr, ptr %64, align 8
  %66 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %67 = load i64, ptr %66, align 8
  %68 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %69 = load i64, ptr %68, align 8
  store ptr %65, ptr %63, align 8
  %70 = getelementptr inbounds nuw i8, ptr %63, i64 8
  store ptr %19, ptr %70, align 8
  %71 = getelementptr inbounds nuw i8, ptr %63, i64 16
  store ptr null, ptr %71, align 8
  %72 = getelementptr inbounds nuw i8, ptr %63, i64 24
  store ptr %15, ptr %72, align 8
  %73 = getelementptr inbounds nuw i8, ptr %63, i64 32
  store ptr %62, ptr %73, align 8
  %74 = getelementptr inbounds nuw i8, ptr %63, i64 40
  store i64 %67, ptr %74, align 8
  %75 = getelementptr inbounds nuw i8, ptr %63, i64 48
  store i64 %69, ptr %75, align 8
  %76 = getelementptr inbounds nuw i8, ptr %63, i64 56
  store i64 %2, ptr %76, align 8
  %77 = getelementptr inbounds nuw i8, ptr %63, i64 64
  store ptr %4, ptr %77, align 8
  %78 = getelementptr inbounds nuw i8, ptr %63, i64 76
  store i32 0, ptr %78, align 4
  store ptr %63, ptr %64, align 8
  store ptr %63, ptr %18, align 8
  %79 = and i32 %3, 8
  %80 = icmp eq i32 %79, 0
  %81 = getelementptr inbounds nuw i8, ptr %63, i64 72
  store i32 %3, ptr %81, align 8
  br i1 %80, label %.loopexit, label %82

82:
  %83 = phi ptr [ %56, %54 ], [ %62, %.loopexit11 ]
  %84 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %85 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %86 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %87 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %88 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %89 = load i64, ptr %84, align 8
  %90 = icmp ult i64 %89, 8
  br i1 %90, label %.loopexit, label %.preheader.preheader

.preheader.preheader:
  br label %.preheader

.preheader:
  %91 = phi i64 [ %136, %135 ], [ 8, %.preheader.preheader ]
  %92 = phi i64 [ %91, %135 ], [ 0, %.preheader.preheader ]
  %93 = load ptr, ptr %15, align 8
  %94 = getelementptr inbounds nuw i8, ptr %93, i64 %92
  %95 = load i64, ptr %94, align 1
  %96 = getelementptr inbounds nuw i8, ptr %83, i64 %92
  %97 = load i64, ptr %96, align 1
  %98 = add i64 %95, -140737488355328
  %99 = icmp ult i64 %98, -140737488289792
  %100 = add i64 %97, -140737488355328
  %101 = icmp ult i64 %100, -140737488289792
  %102 = icmp eq i64 %95, %97
  %103 = or i1 %102, %101
  %104 = select i1 %99, i1 true, i1 %103
  br i1 %104, label %135, label %105

105:
  %106 = inttoptr i64 %95 to ptr
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  store ptr %106, ptr %7, align 8
  store i64 1, ptr %85, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %86, i8 0, i64 16, i1 false)
  %107 = call ptr @tfind(ptr noundef nonnull %7, ptr noundef nonnull @enzyme_build.blocks.tree, ptr noundef nonnull @enzyme_build.blocks.compared)
  %108 = icmp eq ptr %107, null
  br i1 %108, label %111, label %109

109:
  %110 = load ptr, ptr %107, align 8
  br label %111

111:
  %112 = phi ptr [ %110, %109 ], [ null, %105 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  %113 = getelementptr inbounds i8, ptr %106, i64 -1
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  store ptr %113, ptr %6, align 8
  store i64 1, ptr %87, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %88, i8 0, i64 16, i1 false)
  %114 = call ptr @tfind(ptr noundef nonnull %6, ptr noundef nonnull @enzyme_build.blocks.tree, ptr noundef nonnull @enzyme_build.blocks.compared)
  %115 = icmp eq ptr %114, null
  br i1 %115, label %119, label %116

116:
  %117 = load ptr, ptr %114, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  %118 = icmp eq ptr %112, null
  br i1 %118, label %131, label %121

119:
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  %120 = icmp eq ptr %112, null
  br i1 %120, label %135, label %133

121:
  %122 = load ptr, ptr %112, align 8
  %123 = icmp ult ptr %122, %106
  %124 = icmp eq ptr %117, null
  %125 = select i1 %123, i1 true, i1 %124
  br i1 %125, label %133, label %126

126:
  %127 = getelementptr inbounds nuw i8, ptr %117, i64 24
  %128 = load ptr, ptr %127, align 8
  %129 = load ptr, ptr %117, align 8
  %130 = icmp eq ptr %128, %129
  br i1 %130, label %133, label %135

131:
  %132 = icmp eq ptr %117, null
  br i1 %132, label %135, label %133

133:
  %134 = inttoptr i64 %97 to ptr
  call fastcc void @enzyme_build.blocks.give(ptr noundef %106, ptr noundef %134, i64 noundef %2, i32 noundef %3, ptr noundef null)
  br label %135

135:
  %136 = add i64 %91, 8
  %137 = load i64, ptr %84, align 8
  %138 = icmp ugt i64 %136, %137
  br i1 %138, label %.loopexit.loopexit, label %.preheader

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
  br i1 %23, label %113, label %36

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
  br i1 %33, label %39, label %113

34:
  %35 = icmp eq ptr %20, null
  br i1 %35, label %113, label %36

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
  %49 = load ptr, ptr @enzyme_build.blocks.running, align 8
  %50 = icmp eq ptr %49, null
  %51 = getelementptr inbounds nuw i8, ptr %49, i64 8
  br label %52

52:
  %53 = phi ptr [ %46, %48 ], [ %65, %63 ]
  br i1 %50, label %63, label %54

54:
  %55 = getelementptr inbounds nuw i8, ptr %53, i64 48
  %56 = load i64, ptr %55, align 8
  %57 = load i64, ptr %51, align 8
  %58 = icmp eq i64 %56, %57
  br i1 %58, label %59, label %63

59:
  %60 = getelementptr inbounds nuw i8, ptr %53, i64 56
  %61 = load i64, ptr %60, align 8
  %62 = icmp eq i64 %61, %1
  br i1 %62, label %67, label %63

63:
  %64 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %65 = load ptr, ptr %64, align 8
  %66 = icmp eq ptr %65, null
  br i1 %66, label %.loopexit.loopexit, label %52

67:
  %.lcssa = phi ptr [ %53, %59 ]
  %68 = getelementptr inbounds nuw i8, ptr %.lcssa, i64 32
  %69 = load ptr, ptr %68, align 8
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 %44
  br label %113

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %71 = getelementptr inbounds nuw i8, ptr %41, i64 24
  %72 = load ptr, ptr %71, align 8
  %73 = icmp eq ptr %72, null
  br i1 %73, label %82, label %74

74:
  %75 = icmp eq ptr %72, %40
  br i1 %75, label %113, label %76

76:
  %77 = getelementptr inbounds ptr, ptr %72, i64 %1
  %78 = load ptr, ptr %77, align 8
  %79 = icmp eq ptr %78, null
  %80 = getelementptr inbounds nuw i8, ptr %78, i64 %44
  %81 = select i1 %79, ptr null, ptr %80
  br label %113

82:
  %83 = load ptr, ptr @enzyme_build.blocks.running, align 8
  %84 = icmp eq ptr %83, null
  br i1 %84, label %113, label %85

85:
  %86 = getelementptr inbounds nuw i8, ptr %83, i64 20
  %87 = load i32, ptr %86, align 4
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %89, label %113

89:
  %90 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %91 = load i64, ptr %90, align 8
  %92 = call noalias ptr @calloc(i64 noundef %91, i64 noundef 1)
  %93 = icmp eq ptr %92, null
  br i1 %93, label %113, label %94

94:
  %95 = call noalias dereferenceable_or_null(80) ptr @malloc(i64 noundef 80)
  %96 = getelementptr inbounds nuw i8, ptr %83, i64 24
  %97 = load ptr, ptr %96, align 8
  %98 = getelementptr inbounds nuw i8, ptr %83, i64 8
  %99 = load i64, ptr %98, align 8
  store ptr %97, ptr %95, align 8
  %100 = getelementptr inbounds nuw i8, ptr %95, i64 8
  store ptr %46, ptr %100, align 8
  %101 = getelementptr inbounds nuw i8, ptr %95, i64 16
  %102 = getelementptr inbounds nuw i8, ptr %95, i64 24
  store ptr %41, ptr %102, align 8
  %103 = getelementptr inbounds nuw i8, ptr %95, i64 32
  store ptr %92, ptr %103, align 8
  %104 = getelementptr inbounds nuw i8, ptr %95, i64 40
  store i64 %91, ptr %104, align 8
  %105 = getelementptr inbounds nuw i8, ptr %95, i64 48
  store i64 %99, ptr %105, align 8
  %106 = getelementptr inbounds nuw i8, ptr %95, i64 56
  store i64 %1, ptr %106, align 8
  %107 = getelementptr inbounds nuw i8, ptr %95, i64 64
  store ptr @free, ptr %107, align 8
  %108 = getelementptr inbounds nuw i8, ptr %95, i64 72
  store i32 %2, ptr %108, align 8
  %109 = getelementptr inbounds nuw i8, ptr %95, i64 76
  store i32 0, ptr %109, align 4
  store ptr %95, ptr %96, align 8
  store ptr %95, ptr %45, align 8
  %110 = load ptr, ptr @enzyme_build.blocks.to_follow, align 8
  store ptr %110, ptr %101, align 8
  store ptr %95, ptr @enzyme_build.blocks.to_follow, align 8
  %111 = load ptr, ptr %103, align 8
  %112 = getelementptr inbounds nuw i8, ptr %111, i64 %44
  br label %113

113:
  %114 = phi ptr [ null, %34 ], [ %70, %67 ], [ %0, %74 ], [ %81, %76 ], [ %112, %94 ], [ null, %89 ], [ null, %29 ], [ null, %85 ], [ null, %82 ], [ null, %22 ]
  ret ptr %114
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
  %5 = phi ptr [ %111, %.loopexit ], [ %3, %.preheader10.preheader ]
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
  br i1 %14, label %19, label %15

15:
  %16 = load ptr, ptr @enzyme_build.blocks.running, align 8
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %18 = load i32, ptr %17, align 8
  br label %19

19:
  %20 = phi i32 [ %18, %15 ], [ 0, %.preheader10 ]
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %22 = load i64, ptr %21, align 8
  %23 = icmp ult i64 %22, 8
  br i1 %23, label %31, label %24

24:
  %25 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %26 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %27 = and i32 %20, 2
  %28 = icmp eq i32 %27, 0
  br label %41

29:
  %.lcssa26 = phi i32 [ %76, %75 ]
  %.lcssa = phi i64 [ %78, %75 ]
  %30 = icmp eq i32 %.lcssa26, 0
  br label %31

31:
  %32 = phi i64 [ %22, %19 ], [ %.lcssa, %29 ]
  %33 = phi i1 [ true, %19 ], [ %30, %29 ]
  %34 = icmp eq i32 %20, 0
  br i1 %34, label %.loopexit, label %35

35:
  %36 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %37 = and i32 %20, 2
  %38 = icmp ne i32 %37, 0
  %39 = icmp eq i32 %37, 0
  %40 = icmp eq i64 %32, 0
  br i1 %40, label %.loopexit, label %.preheader.preheader

.preheader.preheader:
  br label %.preheader

41:
  %42 = phi i64 [ 8, %24 ], [ %77, %75 ]
  %43 = phi i32 [ 0, %24 ], [ %76, %75 ]
  %44 = phi i64 [ 0, %24 ], [ %42, %75 ]
  %45 = getelementptr inbounds nuw i8, ptr %10, i64 %44
  %46 = load i64, ptr %45, align 1
  %47 = load ptr, ptr %25, align 8
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 %44
  %49 = add i64 %46, -65536
  %50 = icmp ult i64 %49, 140737488289792
  br i1 %50, label %52, label %51

51:
  store i64 0, ptr %48, align 8
  br label %62

52:
  %53 = inttoptr i64 %46 to ptr
  %54 = load i64, ptr %26, align 8
  %55 = load i32, ptr %11, align 8
  %56 = tail call fastcc ptr @enzyme_build.blocks.shadow_of(ptr noundef %53, i64 noundef %54, i32 noundef %55)
  %57 = ptrtoint ptr %56 to i64
  store i64 %57, ptr %48, align 8
  %58 = icmp ne ptr %56, null
  %59 = select i1 %58, i1 true, i1 %28
  %60 = zext i1 %59 to i32
  %61 = or i32 %43, %60
  br i1 %58, label %75, label %62

62:
  %63 = phi i32 [ %43, %51 ], [ %61, %52 ]
  %64 = load i32, ptr %11, align 8
  %65 = and i32 %64, 2
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %75, label %67

67:
  %68 = and i64 %46, 4294967295
  %69 = and i64 %46, -4294967296
  %70 = icmp samesign ult i64 %68, 8388608
  %71 = select i1 %70, i64 %68, i64 0
  %72 = icmp ult i64 %46, 1099511627776
  %73 = select i1 %72, i64 %69, i64 0
  %74 = or disjoint i64 %71, %73
  store i64 %74, ptr %48, align 8
  br label %75

75:
  %76 = phi i32 [ %63, %67 ], [ %63, %62 ], [ %61, %52 ]
  %77 = add i64 %42, 8
  %78 = load i64, ptr %21, align 8
  %79 = icmp ugt i64 %77, %78
  br i1 %79, label %29, label %41

.preheader:
  %80 = phi i64 [ %108, %107 ], [ %32, %.preheader.preheader ]
  %81 = phi i64 [ %109, %107 ], [ 0, %.preheader.preheader ]
  %82 = sub nuw i64 %80, %81
  %83 = getelementptr inbounds nuw i8, ptr %10, i64 %81
  call void @llvm.lifetime.start.p0(ptr %2)
  store i64 0, ptr %2, align 8
  %84 = tail call i64 @llvm.umin.i64(i64 %82, i64 8)
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %2, ptr readonly align 1 %83, i64 %84, i1 false)
  %.0..0..0..0..0. = load i64, ptr %2, align 8
  call void @llvm.lifetime.end.p0(ptr %2)
  %85 = load ptr, ptr %36, align 8
  %86 = getelementptr inbounds nuw i8, ptr %85, i64 %81
  call void @llvm.lifetime.start.p0(ptr %1)
  store i64 0, ptr %1, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %1, ptr readonly align 1 %86, i64 %84, i1 false)
  %.0..0..0..0..0.1 = load i64, ptr %1, align 8
  call void @llvm.lifetime.end.p0(ptr %1)
  %87 = and i64 %.0..0..0..0..0., 9218868437227405312
  %88 = icmp eq i64 %87, 0
  br i1 %88, label %89, label %105

89:
  %90 = icmp ne i64 %.0..0..0..0..0., 0
  %91 = and i1 %38, %90
  %92 = and i64 %.0..0..0..0..0., -9218868441522372608
  %93 = icmp eq i64 %92, 0
  %94 = and i1 %91, %93
  br i1 %94, label %105, label %95

95:
  %96 = icmp eq i64 %.0..0..0..0..0., 0
  %97 = or i1 %39, %96
  %98 = icmp ne i64 %.0..0..0..0..0.1, 0
  %99 = select i1 %97, i1 true, i1 %98
  br i1 %99, label %100, label %105

100:
  br i1 %33, label %101, label %107

101:
  %102 = load i32, ptr %11, align 8
  %103 = and i32 %102, 2
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %105, label %107

105:
  tail call void @llvm.memset.p0.i64(ptr align 1 %86, i8 -1, i64 %84, i1 false)
  %106 = load i64, ptr %21, align 8
  br label %107

107:
  %108 = phi i64 [ %106, %105 ], [ %80, %101 ], [ %80, %100 ]
  %109 = add i64 %81, 8
  %110 = icmp ult i64 %109, %108
  br i1 %110, label %.preheader, label %.loopexit.loopexit

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %111 = load ptr, ptr @enzyme_build.blocks.to_follow, align 8
  %112 = icmp eq ptr %111, null
  br i1 %112, label %.loopexit11.loopexit, label %.preheader10

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
  %24 = load ptr, ptr @enzyme_build.blocks.running, align 8
  %25 = icmp eq ptr %24, null
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 8
  br label %27

27:
  %28 = phi ptr [ %21, %23 ], [ %40, %38 ]
  br i1 %25, label %38, label %29

29:
  %30 = getelementptr inbounds nuw i8, ptr %28, i64 48
  %31 = load i64, ptr %30, align 8
  %32 = load i64, ptr %26, align 8
  %33 = icmp eq i64 %31, %32
  br i1 %33, label %34, label %38

34:
  %35 = getelementptr inbounds nuw i8, ptr %28, i64 56
  %36 = load i64, ptr %35, align 8
  %37 = icmp eq i64 %36, %1
  br i1 %37, label %42, label %38

38:
  %39 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %40 = load ptr, ptr %39, align 8
  %41 = icmp eq ptr %40, null
  br i1 %41, label %.loopexit.loopexit, label %27

42:
  %.lcssa = phi ptr [ %28, %34 ]
  %43 = icmp eq i32 %2, 0
  br i1 %43, label %53, label %44

44:
  %45 = getelementptr inbounds nuw i8, ptr %.lcssa, i64 64
  %46 = load ptr, ptr %45, align 8
  %47 = icmp eq ptr %46, null
  br i1 %47, label %48, label %53

48:
  %49 = getelementptr inbounds nuw i8, ptr %.lcssa, i64 72
  %50 = load i32, ptr %49, align 8
  %51 = and i32 %50, 16
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %.loopexit, label %53

53:
  %54 = getelementptr inbounds nuw i8, ptr %.lcssa, i64 32
  %55 = load ptr, ptr %54, align 8
  %56 = load ptr, ptr %17, align 8
  %57 = ptrtoint ptr %0 to i64
  %58 = ptrtoint ptr %56 to i64
  %59 = sub i64 %57, %58
  %60 = getelementptr inbounds i8, ptr %55, i64 %59
  br label %.loopexit

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %61 = phi ptr [ %60, %53 ], [ null, %48 ], [ null, %15 ], [ null, %16 ], [ null, %19 ], [ null, %8 ], [ null, %.loopexit.loopexit ]
  store atomic i32 0, ptr @enzyme_build.blocks.lock release, align 4
  ret ptr %61
}

define i32 @enzyme_build.blocks.end(i32 noundef %0) {
  %2 = alloca i64, align 8
  br label %3

3:
  %4 = atomicrmw xchg ptr @enzyme_build.blocks.lock, i32 1 acquire, align 4
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %3

6:
  %7 = load ptr, ptr @enzyme_build.blocks.running, align 8
  %8 = load ptr, ptr %7, align 8
  store ptr %8, ptr @enzyme_build.blocks.running, align 8
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %.loopexit, label %12

12:
  %13 = icmp eq i32 %0, 0
  %14 = and i32 %0, 2
  %15 = icmp ne i32 %14, 0
  br label %17

.loopexit.loopexit:
  %.lcssa = phi i32 [ %53, %68 ]
  br label %.loopexit

.loopexit:
  %16 = phi i32 [ 0, %6 ], [ %.lcssa, %.loopexit.loopexit ]
  tail call void @free(ptr noundef %7)
  store atomic i32 0, ptr @enzyme_build.blocks.lock release, align 4
  ret i32 %16

17:
  %18 = phi i32 [ 0, %12 ], [ %53, %68 ]
  %19 = phi ptr [ %10, %12 ], [ %20, %68 ]
  %20 = load ptr, ptr %19, align 8
  br i1 %13, label %52, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 72
  %23 = load i32, ptr %22, align 8
  %24 = and i32 %23, 1
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %52, label %26

26:
  %27 = getelementptr inbounds nuw i8, ptr %19, i64 40
  %28 = load i64, ptr %27, align 8
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %52, label %30

30:
  %31 = getelementptr inbounds nuw i8, ptr %19, i64 32
  %32 = load ptr, ptr %31, align 8
  br label %36

33:
  %34 = add i64 %37, 8
  %35 = icmp ult i64 %34, %28
  br i1 %35, label %36, label %49

36:
  %37 = phi i64 [ 0, %30 ], [ %34, %33 ]
  %38 = getelementptr inbounds nuw i8, ptr %32, i64 %37
  %39 = sub nuw i64 %28, %37
  call void @llvm.lifetime.start.p0(ptr %2)
  store i64 0, ptr %2, align 8
  %40 = tail call i64 @llvm.umin.i64(i64 %39, i64 8)
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %2, ptr readonly align 1 %38, i64 %40, i1 false)
  %.0..0..0..0..0. = load i64, ptr %2, align 8
  call void @llvm.lifetime.end.p0(ptr %2)
  %41 = and i64 %.0..0..0..0..0., 9218868437227405312
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %43, label %49

43:
  %44 = icmp ne i64 %.0..0..0..0..0., 0
  %45 = and i1 %15, %44
  %46 = and i64 %.0..0..0..0..0., -9218868441522372608
  %47 = icmp eq i64 %46, 0
  %48 = and i1 %45, %47
  br i1 %48, label %49, label %33

49:
  %50 = phi i32 [ 1, %36 ], [ 1, %43 ], [ 0, %33 ]
  %51 = or i32 %50, %18
  br label %52

52:
  %53 = phi i32 [ %18, %17 ], [ %18, %21 ], [ %18, %26 ], [ %51, %49 ]
  %54 = getelementptr inbounds nuw i8, ptr %19, i64 24
  %55 = load ptr, ptr %54, align 8
  %56 = icmp eq ptr %55, null
  br i1 %56, label %61, label %57

57:
  %58 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %55, i64 16
  store ptr %59, ptr %60, align 8
  br label %61

61:
  %62 = getelementptr inbounds nuw i8, ptr %19, i64 64
  %63 = load ptr, ptr %62, align 8
  %64 = icmp eq ptr %63, null
  br i1 %64, label %68, label %65

65:
  %66 = getelementptr inbounds nuw i8, ptr %19, i64 32
  %67 = load ptr, ptr %66, align 8
  tail call void %63(ptr noundef %67)
  br label %68

68:
  tail call void @free(ptr noundef nonnull %19)
  %69 = icmp eq ptr %20, null
  br i1 %69, label %.loopexit.loopexit, label %17
}

declare void @free(ptr allocptr noundef captures(none))

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
