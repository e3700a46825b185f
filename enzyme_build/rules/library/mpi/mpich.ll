%enzyme_build.mpi.Operation = type { ptr, i32, i32 }
%enzyme_build.mpi.Area = type { %enzyme_build.mpi.Layout, ptr, ptr, i32, i32, i32, ptr, ptr, i64, i32 }
%enzyme_build.mpi.Layout = type { i64, i32, i32, i32, i32, i32, i32, i32, i32, ptr, %enzyme_build.mpi.Run }
%enzyme_build.mpi.Run = type { i64, i32, i32 }
%enzyme_build.mpi.Side = type { ptr, i32, ptr, ptr, i32 }
%enzyme_build.mpi.MPI_Status = type { i32, i32, i32, i32, i32 }

@MPI_F_STATUS_IGNORE = external global i8
@MPI_F_STATUSES_IGNORE = external global i8
@mpipriv1_ = external global i8
@enzyme_build.mpi.str = private constant [76 x i8] c"error: a collective of two groups (an intercommunicator) has no derivative\0A\00", align 1
@enzyme_build.mpi.serials = weak hidden global i64 0, align 8
@enzyme_build.mpi.twin_key = weak hidden global i32 603979776, align 4
@enzyme_build.mpi.str.1 = private constant [69 x i8] c"error: a message about derivatives has more than 2147483647 numbers\0A\00", align 1
@enzyme_build.mpi.end_key = weak hidden global i32 603979776, align 4
@enzyme_build.mpi.sent = weak hidden global ptr null, align 8
@enzyme_build.mpi.str.2 = private constant [180 x i8] c"error: a message about a derivative was never received: all processes must ask for the same derivative, and the program must send in what is differentiated what it receives there\0A\00", align 1
@enzyme_build.mpi.str.3 = private constant [85 x i8] c"error: a message from or to MPI_BOTTOM has no derivative: give the buffer's address\0A\00", align 1
@enzyme_build.mpi.str.4 = private constant [108 x i8] c"error: a message of bytes holds numbers beside something else: give it a datatype that says where they lie\0A\00", align 1
@enzyme_build.mpi.str.5 = private constant [51 x i8] c"error: a message of bytes ends inside of a number\0A\00", align 1
@enzyme_build.mpi.str.6 = private constant [52 x i8] c"error: a message of long doubles has no derivative\0A\00", align 1
@enzyme_build.mpi.str.7 = private constant [100 x i8] c"error: a message has a datatype whose numbers are not known (MPI_Type_create_darray, for instance)\0A\00", align 1
@enzyme_build.mpi.classes = weak hidden global ptr null, align 8
@enzyme_build.mpi.wild = weak hidden global i32 0, align 4
@enzyme_build.mpi.open = weak hidden global [64 x ptr] zeroinitializer, align 16
@enzyme_build.mpi.str.8 = private constant [149 x i8] c"error: MPI_Scan and MPI_Exscan of numbers have a derivative for MPI_SUM, MPI_PROD, MPI_MAX and MPI_MIN, and only for MPI_SUM if they return at once\0A\00", align 1
@enzyme_build.mpi.str.9 = private constant [144 x i8] c"error: a reduction of numbers by an operation that is none of MPI_SUM, MPI_PROD, MPI_MAX, MPI_MIN, MPI_MAXLOC and MPI_MINLOC has no derivative\0A\00", align 1
@enzyme_build.mpi.str.10 = private constant [74 x i8] c"error: MPI_Ireduce_scatter of numbers has a derivative for MPI_SUM alone\0A\00", align 1
@enzyme_build.mpi.str.11 = private constant [70 x i8] c"error: a product of complex numbers over processes has no derivative\0A\00", align 1
@enzyme_build.mpi.str.12 = private constant [85 x i8] c"error: a non-blocking reduction by MPI_PROD has no derivative: use the blocking one\0A\00", align 1
@enzyme_build.mpi.str.13 = private constant [74 x i8] c"error: places of MPI_MAXLOC or MPI_MINLOC are too large for a derivative\0A\00", align 1
@MPI_UNWEIGHTED = external global i8
@enzyme_build.mpi.str.14 = private constant [95 x i8] c"error: a collective of neighbours who send to others than they receive from has no derivative\0A\00", align 1
@enzyme_build.mpi.str.15 = private constant [79 x i8] c"error: a message with the largest tag there is (MPI_TAG_UB) has no derivative\0A\00", align 1
@enzyme_build.mpi.str.16 = private constant [196 x i8] c"error: a message in forward mode needs a communicator of the derivatives' own, which one gets that is made in the program, as does MPI_COMM_WORLD if the program calls MPI_Init: call MPI_Comm_dup\0A\00", align 1
@enzyme_build.mpi.str.17 = private constant [67 x i8] c"error: a message that ends inside of an element has no derivative\0A\00", align 1
@enzyme_build.mpi.str.18 = private constant [156 x i8] c"error: forward mode does not know the order of messages: wait for receives from MPI_ANY_SOURCE or with MPI_ANY_TAG in the order in which they were started\0A\00", align 1
@enzyme_build.mpi.str.19 = private constant [220 x i8] c"error: a receive from MPI_ANY_SOURCE or with MPI_ANY_TAG needs a communicator of the derivatives' own, which one gets that is made in the program, as does MPI_COMM_WORLD if the program calls MPI_Init: call MPI_Comm_dup\0A\00", align 1
@enzyme_build.mpi.str.20 = private constant [170 x i8] c"error: a persistent request was made where nothing is differentiated: its buffer's derivative is not known. Make it in the function that is differentiated, at each call\0A\00", align 1
@enzyme_build.mpi.freed = weak hidden global ptr null, align 8
@enzyme_build.mpi.str.21 = private constant [75 x i8] c"error: MPI_Request_free of what is still to be received has no derivative\0A\00", align 1
@enzyme_build.mpi.operations = weak hidden global [1024 x %enzyme_build.mpi.Operation] zeroinitializer, align 16
@enzyme_build.mpi.str.22 = private constant [89 x i8] c"error: a program that makes more than 1024 operations (MPI_Op_create) has no derivative\0A\00", align 1
@enzyme_build.mpi.switch.table.start_adjoint_collective = private constant [18 x i32] [i32 1, i32 0, i32 poison, i32 4, i32 3, i32 6, i32 5, i32 poison, i32 10, i32 11, i32 poison, i32 poison, i32 poison, i32 poison, i32 15, i32 poison, i32 18, i32 19], align 4

define internal noundef ptr @enzyme_build.mpi.Bcast_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef readonly %7, ptr noundef writeonly %8) {
  %10 = tail call fastcc ptr @enzyme_build.mpi.broadcast(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 1, i32 noundef %5, i32 noundef %6, ptr noundef %7)
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 44
  store i32 1, ptr %11, align 4
  %12 = getelementptr inbounds nuw i8, ptr %10, i64 108
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %19

15:
  %16 = getelementptr inbounds nuw i8, ptr %10, i64 236
  %17 = load i32, ptr %16, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %20, label %19

19:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %10, i32 noundef 2)
  br label %20

20:
  %21 = tail call i32 @MPI_Bcast(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4)
  store i32 %21, ptr %8, align 4
  tail call fastcc void @enzyme_build.mpi.complete(ptr noundef nonnull %10)
  ret ptr %10
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

define internal fastcc noalias noundef ptr @enzyme_build.mpi.broadcast(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef readonly %8) {
  %10 = alloca %enzyme_build.mpi.Area, align 8
  %11 = alloca %enzyme_build.mpi.Area, align 8
  %12 = tail call fastcc ptr @enzyme_build.mpi.new_collective(i32 noundef 0, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %7, ptr noundef %8, ptr noundef %8)
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 400
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, %3
  br i1 %17, label %21, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %12, i64 352
  %20 = load ptr, ptr %19, align 8
  br label %25

21:
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %22 = getelementptr inbounds nuw i8, ptr %12, i64 352
  %23 = load ptr, ptr %22, align 8
  call fastcc void @enzyme_build.mpi.area(ptr dead_on_unwind writable sret(%enzyme_build.mpi.Area) align 8 %11, ptr noundef %0, i32 noundef 1, ptr noundef null, i32 noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %6, i32 noundef %7, ptr noundef %23)
  %24 = getelementptr inbounds nuw i8, ptr %12, i64 96
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %24, ptr noundef nonnull align 8 dereferenceable(128) %11, i64 128, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br label %25

25:
  %26 = phi ptr [ %20, %18 ], [ %23, %21 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %27 = sext i32 %7 to i64
  %28 = getelementptr inbounds ptr, ptr %26, i64 %27
  call fastcc void @enzyme_build.mpi.area(ptr dead_on_unwind writable sret(%enzyme_build.mpi.Area) align 8 %10, ptr noundef %0, i32 noundef 1, ptr noundef null, i32 noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %6, i32 noundef %7, ptr noundef %28)
  %29 = getelementptr inbounds nuw i8, ptr %12, i64 224
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %29, ptr noundef nonnull align 8 dereferenceable(128) %10, i64 128, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  ret ptr %12
}

declare i32 @MPI_Bcast(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define internal fastcc void @enzyme_build.mpi.complete(ptr noundef %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 44
  store i32 0, ptr %2, align 4
  %3 = load ptr, ptr %0, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %9, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %7 = load i32, ptr %6, align 8
  %8 = add nsw i32 %7, -1
  store i32 %8, ptr %6, align 8
  br label %9

9:
  %10 = load i32, ptr @enzyme_build.mpi.wild, align 4
  %11 = icmp ne i32 %10, 0
  %12 = load ptr, ptr @enzyme_build.mpi.classes, align 8
  %13 = icmp eq ptr %12, null
  %14 = select i1 %11, i1 true, i1 %13
  br i1 %14, label %.loopexit5, label %.preheader4.preheader

.preheader4.preheader:
  br label %.preheader4

.preheader4:
  %15 = phi ptr [ %31, %29 ], [ %12, %.preheader4.preheader ]
  %16 = phi ptr [ %30, %29 ], [ @enzyme_build.mpi.classes, %.preheader4.preheader ]
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 24
  %18 = load i32, ptr %17, align 8
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %29

20:
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 32
  %22 = load ptr, ptr %21, align 8
  %23 = icmp eq ptr %22, null
  br i1 %23, label %.loopexit, label %.preheader.preheader

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %24 = load ptr, ptr %15, align 8
  store ptr %24, ptr %16, align 8
  tail call void @free(ptr noundef nonnull %15)
  br label %29

.preheader:
  %25 = phi ptr [ %27, %.preheader ], [ %22, %.preheader.preheader ]
  store ptr null, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %27, null
  br i1 %28, label %.loopexit.loopexit, label %.preheader

29:
  %30 = phi ptr [ %16, %.loopexit ], [ %15, %.preheader4 ]
  %31 = load ptr, ptr %30, align 8
  %32 = icmp eq ptr %31, null
  br i1 %32, label %.loopexit5.loopexit, label %.preheader4

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  ret void
}

declare void @llvm.lifetime.end.p0(ptr captures(none))

define internal i32 @enzyme_build.mpi.Bcast_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef readonly %7) {
  %9 = tail call fastcc ptr @enzyme_build.mpi.broadcast(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 1, i32 noundef %5, i32 noundef %6, ptr noundef %7)
  %10 = tail call i32 @MPI_Bcast(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4)
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %9)
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %9)
  ret i32 %10
}

define internal fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %5 = load i32, ptr %4, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %11

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 236
  %9 = load i32, ptr %8, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %60, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %13 = tail call fastcc ptr @enzyme_build.mpi.packed(ptr noundef nonnull %12)
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 376
  store ptr %13, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %53, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %20 = load i32, ptr %19, align 8
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %53

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %26 = load i32, ptr %25, align 8
  %27 = sext i32 %26 to i64
  %28 = mul nsw i64 %24, %27
  %29 = icmp sgt i64 %28, 2147483647
  br i1 %29, label %30, label %31

30:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.1, i64 noundef 68)
  br label %31

31:
  %32 = trunc i64 %28 to i32
  %33 = shl i64 %28, 32
  %34 = ashr exact i64 %33, 32
  %35 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %36 = load i32, ptr %35, align 4
  %37 = sext i32 %36 to i64
  %38 = mul nsw i64 %34, %37
  %39 = load i32, ptr %4, align 4
  %40 = sext i32 %39 to i64
  %41 = mul nsw i64 %38, %40
  %42 = add nsw i64 %41, 1
  %43 = tail call noalias ptr @malloc(i64 noundef %42)
  %44 = getelementptr inbounds nuw i8, ptr %3, i64 56
  store ptr %43, ptr %44, align 8
  %45 = load ptr, ptr %14, align 8
  %46 = load i32, ptr %4, align 4
  %47 = icmp eq i32 %46, 4
  %48 = select i1 %47, i32 1275069450, i32 1275070475
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %50 = load i32, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %52 = tail call i32 @MPI_Iallgather(ptr noundef %45, i32 noundef %32, i32 noundef %48, ptr noundef %43, i32 noundef %32, i32 noundef %48, i32 noundef %50, ptr noundef nonnull %51)
  br label %60

53:
  tail call fastcc void @enzyme_build.mpi.finish_coefficients(ptr noundef nonnull %0)
  %54 = load ptr, ptr %14, align 8
  tail call fastcc void @enzyme_build.mpi.scale(ptr noundef nonnull %0, ptr noundef %54)
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %56 = tail call fastcc ptr @enzyme_build.mpi.packed(ptr noundef nonnull %55)
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 384
  store ptr %56, ptr %57, align 8
  %58 = load i32, ptr %3, align 8
  %59 = load ptr, ptr %14, align 8
  tail call fastcc void @enzyme_build.mpi.start_pattern(i32 noundef %58, ptr noundef nonnull %0, ptr noundef nonnull %12, ptr noundef %59, ptr noundef nonnull %55, ptr noundef %56)
  br label %60

60:
  ret void
}

define internal fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %9

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 236
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %72, label %9

9:
  tail call fastcc void @enzyme_build.mpi.await(ptr noundef nonnull %0)
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %.loopexit, label %15

15:
  %16 = load i32, ptr %2, align 4
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %11, i64 48
  %20 = tail call i32 @MPI_Wait(ptr noundef nonnull %19, ptr noundef nonnull inttoptr (i64 1 to ptr))
  %21 = load i64, ptr %17, align 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %23 = load i32, ptr %22, align 8
  %24 = sext i32 %23 to i64
  %25 = mul nsw i64 %21, %24
  %26 = load i32, ptr %2, align 4
  %27 = sext i32 %26 to i64
  %28 = mul nsw i64 %25, %27
  %29 = add nsw i64 %28, 1
  %30 = tail call noalias noundef ptr @malloc(i64 noundef %29)
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 384
  store ptr %30, ptr %31, align 8
  %32 = mul nsw i64 %18, %24
  %33 = icmp sgt i64 %32, 0
  br i1 %33, label %34, label %.loopexit

34:
  %35 = icmp eq i32 %16, 4
  %36 = getelementptr inbounds nuw i8, ptr %11, i64 40
  %37 = select i1 %35, i64 3, i64 4
  %38 = select i1 %35, i64 1, i64 2
  %39 = getelementptr inbounds nuw i8, ptr %11, i64 12
  %40 = sext i32 %16 to i64
  br label %41

41:
  %42 = phi i64 [ %24, %34 ], [ %66, %41 ]
  %43 = phi i64 [ 0, %34 ], [ %64, %41 ]
  %44 = load ptr, ptr %36, align 8
  %45 = srem i64 %43, %18
  %46 = shl i64 %45, %37
  %47 = getelementptr inbounds i8, ptr %44, i64 %46
  %48 = getelementptr inbounds nuw i32, ptr %47, i64 %38
  %49 = load i32, ptr %48, align 4
  %50 = load i32, ptr %39, align 4
  %51 = srem i32 %49, %50
  %52 = add nsw i32 %51, %50
  %53 = srem i32 %52, %50
  %54 = load ptr, ptr %31, align 8
  %55 = mul nsw i64 %43, %40
  %56 = getelementptr inbounds i8, ptr %54, i64 %55
  %57 = load ptr, ptr %12, align 8
  %58 = sext i32 %53 to i64
  %59 = mul i64 %42, %18
  %60 = mul i64 %59, %58
  %61 = add nsw i64 %60, %43
  %62 = mul nsw i64 %61, %40
  %63 = getelementptr inbounds i8, ptr %57, i64 %62
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %56, ptr align 1 %63, i64 %40, i1 false)
  %64 = add nuw nsw i64 %43, 1
  %65 = load i32, ptr %22, align 8
  %66 = sext i32 %65 to i64
  %67 = mul nsw i64 %18, %66
  %68 = icmp slt i64 %64, %67
  br i1 %68, label %41, label %.loopexit.loopexit

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %71 = load ptr, ptr %70, align 8
  tail call fastcc void @enzyme_build.mpi.move(ptr noundef nonnull %69, i32 noundef 2, ptr noundef %71)
  br label %72

72:
  tail call fastcc void @enzyme_build.mpi.forget_collective(ptr noundef nonnull %0)
  ret void
}

define internal void @enzyme_build.mpi.Bcast_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %2)
  ret void
}

define internal fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %1, ptr noundef %2) {
  %4 = icmp eq ptr %0, null
  br i1 %4, label %33, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %13

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 236
  %11 = load i32, ptr %10, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %32, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, 1
  %17 = select i1 %16, ptr %2, ptr %1
  %18 = icmp eq i32 %15, 2
  %19 = select i1 %18, ptr %1, ptr %2
  %20 = icmp eq ptr %19, null
  br i1 %20, label %23, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 296
  store ptr %19, ptr %22, align 8
  br label %23

23:
  tail call fastcc void @enzyme_build.mpi.reverse_finish_collective(ptr noundef nonnull %0)
  tail call fastcc void @enzyme_build.mpi.await(ptr noundef nonnull %0)
  tail call fastcc void @enzyme_build.mpi.finish_coefficients(ptr noundef nonnull %0)
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %25 = load ptr, ptr %24, align 8
  tail call fastcc void @enzyme_build.mpi.scale(ptr noundef nonnull %0, ptr noundef %25)
  %26 = icmp eq ptr %17, null
  br i1 %26, label %29, label %27

27:
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store ptr %17, ptr %28, align 8
  br label %29

29:
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %31 = load ptr, ptr %24, align 8
  tail call fastcc void @enzyme_build.mpi.move(ptr noundef nonnull %30, i32 noundef 1, ptr noundef %31)
  br label %32

32:
  tail call fastcc void @enzyme_build.mpi.forget_collective(ptr noundef nonnull %0)
  br label %33

33:
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Ibcast_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef readonly %8, ptr noundef writeonly %9) {
  %11 = tail call fastcc ptr @enzyme_build.mpi.broadcast(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %6, i32 noundef %7, ptr noundef %8)
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 44
  store i32 1, ptr %12, align 4
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 108
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %20

16:
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 236
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %21, label %20

20:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %11, i32 noundef 2)
  br label %21

21:
  %22 = tail call i32 @MPI_Ibcast(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5)
  store i32 %22, ptr %9, align 4
  %23 = load i32, ptr %5, align 4
  %24 = sext i32 %23 to i64
  %25 = mul i64 %24, -7046029254386353131
  %26 = lshr i64 %25, 58
  %27 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %26
  br label %28

28:
  %29 = phi ptr [ %27, %21 ], [ %32, %28 ]
  %30 = load ptr, ptr %29, align 8
  %31 = icmp eq ptr %30, null
  %32 = getelementptr inbounds nuw i8, ptr %30, i64 360
  br i1 %31, label %33, label %28

33:
  %.lcssa = phi ptr [ %29, %28 ]
  %34 = getelementptr inbounds nuw i8, ptr %11, i64 368
  store i32 %23, ptr %34, align 8
  %35 = getelementptr inbounds nuw i8, ptr %11, i64 360
  store ptr null, ptr %35, align 8
  store ptr %11, ptr %.lcssa, align 8
  ret ptr %11
}

declare i32 @MPI_Ibcast(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Ibcast_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef readonly %8) {
  %10 = tail call fastcc ptr @enzyme_build.mpi.broadcast(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %6, i32 noundef %7, ptr noundef %8)
  %11 = tail call i32 @MPI_Ibcast(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5)
  %12 = getelementptr inbounds nuw i8, ptr %10, i64 52
  store i32 1, ptr %12, align 4
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %10)
  %13 = load i32, ptr %5, align 4
  %14 = sext i32 %13 to i64
  %15 = mul i64 %14, -7046029254386353131
  %16 = lshr i64 %15, 58
  %17 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %16
  br label %18

18:
  %19 = phi ptr [ %17, %9 ], [ %22, %18 ]
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq ptr %20, null
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 360
  br i1 %21, label %23, label %18

23:
  %.lcssa = phi ptr [ %19, %18 ]
  %24 = getelementptr inbounds nuw i8, ptr %10, i64 368
  store i32 %13, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %10, i64 360
  store ptr null, ptr %25, align 8
  store ptr %10, ptr %.lcssa, align 8
  ret i32 %11
}

define internal void @enzyme_build.mpi.Ibcast_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %2)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Reduce_keep(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef readonly %10, ptr noundef writeonly %11) {
  %13 = tail call fastcc ptr @enzyme_build.mpi.reduction(i32 noundef 1, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef 1, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 44
  store i32 1, ptr %14, align 4
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 108
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %22

18:
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 236
  %20 = load i32, ptr %19, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %23, label %22

22:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %13, i32 noundef 2)
  br label %23

23:
  %24 = tail call i32 @MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6)
  store i32 %24, ptr %11, align 4
  tail call fastcc void @enzyme_build.mpi.complete(ptr noundef nonnull %13)
  ret ptr %13
}

define internal fastcc noalias noundef ptr @enzyme_build.mpi.reduction(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef readonly %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11, ptr noundef readonly %12, ptr noundef readonly %13) {
  %15 = alloca ptr, align 8
  %16 = alloca %enzyme_build.mpi.Area, align 8
  %17 = alloca ptr, align 8
  %18 = alloca %enzyme_build.mpi.Area, align 8
  %19 = alloca %enzyme_build.mpi.Area, align 8
  %20 = alloca %enzyme_build.mpi.Area, align 8
  %21 = icmp eq ptr %1, inttoptr (i64 -1 to ptr)
  %22 = select i1 %21, ptr %13, ptr %12
  %23 = tail call fastcc ptr @enzyme_build.mpi.new_collective(i32 noundef %0, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %11, ptr noundef %22, ptr noundef %13)
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 400
  %25 = load ptr, ptr %24, align 8
  %26 = select i1 %21, ptr %2, ptr %1
  %27 = icmp eq i32 %0, 6
  br i1 %27, label %28, label %37

28:
  %29 = getelementptr inbounds nuw i8, ptr %25, i64 12
  %30 = load i32, ptr %29, align 4
  %31 = zext i1 %21 to i32
  %32 = getelementptr inbounds nuw i8, ptr %23, i64 56
  store i32 %31, ptr %32, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %20)
  %33 = getelementptr inbounds nuw i8, ptr %23, i64 352
  %34 = load ptr, ptr %33, align 8
  call fastcc void @enzyme_build.mpi.area(ptr dead_on_unwind writable sret(%enzyme_build.mpi.Area) align 8 %20, ptr noundef %26, i32 noundef %30, ptr noundef readonly %3, i32 noundef %4, ptr noundef null, i32 noundef %5, i32 noundef %10, i32 noundef %11, ptr noundef %34)
  %35 = getelementptr inbounds nuw i8, ptr %23, i64 96
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %35, ptr noundef nonnull align 8 dereferenceable(128) %20, i64 128, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %20)
  %36 = getelementptr inbounds nuw i8, ptr %23, i64 216
  store i32 %5, ptr %36, align 8
  br label %52

37:
  %38 = zext i1 %21 to i32
  %39 = getelementptr inbounds nuw i8, ptr %23, i64 56
  store i32 %38, ptr %39, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %20)
  %40 = getelementptr inbounds nuw i8, ptr %23, i64 352
  %41 = load ptr, ptr %40, align 8
  call fastcc void @enzyme_build.mpi.area(ptr dead_on_unwind writable sret(%enzyme_build.mpi.Area) align 8 %20, ptr noundef %26, i32 noundef 1, ptr noundef readonly %3, i32 noundef %4, ptr noundef null, i32 noundef %5, i32 noundef %10, i32 noundef %11, ptr noundef %41)
  %42 = getelementptr inbounds nuw i8, ptr %23, i64 96
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %42, ptr noundef nonnull align 8 dereferenceable(128) %20, i64 128, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %20)
  %43 = getelementptr inbounds nuw i8, ptr %23, i64 216
  store i32 %5, ptr %43, align 8
  switch i32 %0, label %52 [
    i32 1, label %44
    i32 9, label %48
  ]

44:
  %45 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %46 = load i32, ptr %45, align 8
  %47 = icmp eq i32 %46, %7
  br i1 %47, label %52, label %183

48:
  %49 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %50 = load i32, ptr %49, align 8
  %51 = icmp sgt i32 %50, 0
  br i1 %51, label %52, label %70

52:
  %53 = phi ptr [ %36, %28 ], [ %43, %37 ], [ %43, %48 ], [ %43, %44 ]
  %54 = phi ptr [ %35, %28 ], [ %42, %37 ], [ %42, %48 ], [ %42, %44 ]
  %55 = phi ptr [ %34, %28 ], [ %41, %37 ], [ %41, %48 ], [ %41, %44 ]
  %56 = icmp eq ptr %3, null
  br i1 %56, label %63, label %57

57:
  %58 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %59 = load i32, ptr %58, align 8
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i32, ptr %3, i64 %60
  %62 = load i32, ptr %61, align 4
  br label %63

63:
  %64 = phi i32 [ %62, %57 ], [ %4, %52 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %19)
  %65 = sext i32 %11 to i64
  %66 = getelementptr inbounds ptr, ptr %55, i64 %65
  call fastcc void @enzyme_build.mpi.area(ptr dead_on_unwind writable sret(%enzyme_build.mpi.Area) align 8 %19, ptr noundef %2, i32 noundef 1, ptr noundef null, i32 noundef %64, ptr noundef null, i32 noundef %5, i32 noundef %10, i32 noundef %11, ptr noundef %66)
  %67 = getelementptr inbounds nuw i8, ptr %23, i64 224
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %67, ptr noundef nonnull align 8 dereferenceable(128) %19, i64 128, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %19)
  %68 = and i32 %0, 14
  %69 = icmp eq i32 %68, 8
  br i1 %69, label %70, label %183

70:
  %71 = phi ptr [ %54, %63 ], [ %42, %48 ]
  %72 = getelementptr inbounds nuw i8, ptr %23, i64 104
  %73 = load i32, ptr %72, align 8
  %74 = icmp eq i32 %73, 0
  %75 = icmp eq i32 %6, 1476395011
  %76 = or i1 %75, %74
  br i1 %76, label %306, label %77

77:
  %78 = call fastcc i32 @enzyme_build.mpi.kind_of(i32 noundef %6)
  %79 = icmp eq i32 %78, 2
  %80 = icmp eq i32 %9, 0
  %81 = or i1 %80, %79
  br i1 %81, label %86, label %82

82:
  %83 = getelementptr inbounds nuw i8, ptr %23, i64 112
  %84 = load i32, ptr %83, align 8
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %87, label %86

86:
  call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.8, i64 noundef 148)
  br label %87

87:
  %88 = getelementptr inbounds nuw i8, ptr %23, i64 208
  %89 = load i64, ptr %88, align 8
  %90 = icmp sgt i64 %89, 2147483647
  br i1 %90, label %91, label %92

91:
  call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.1, i64 noundef 68)
  br label %92

92:
  %93 = trunc i64 %89 to i32
  %94 = getelementptr inbounds nuw i8, ptr %23, i64 108
  %95 = load i32, ptr %94, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  store ptr %26, ptr %17, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %18, ptr noundef nonnull readonly align 8 dereferenceable(128) %71, i64 128, i1 false)
  %96 = getelementptr inbounds nuw i8, ptr %18, i64 64
  store ptr null, ptr %96, align 8
  %97 = getelementptr inbounds nuw i8, ptr %18, i64 72
  store ptr %17, ptr %97, align 8
  %98 = getelementptr inbounds nuw i8, ptr %18, i64 80
  store i32 1, ptr %98, align 8
  %99 = call fastcc noalias noundef ptr @enzyme_build.mpi.packed(ptr noundef nonnull %18)
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  %100 = shl i64 %89, 32
  %101 = ashr exact i64 %100, 32
  %102 = sext i32 %95 to i64
  %103 = mul nsw i64 %101, %102
  %104 = add nsw i64 %103, 1
  %105 = call noalias ptr @malloc(i64 noundef %104)
  %106 = icmp eq i32 %95, 4
  %107 = select i1 %106, i32 1275069450, i32 1275070475
  %108 = getelementptr inbounds nuw i8, ptr %23, i64 88
  %109 = load i32, ptr %108, align 8
  %110 = call i32 @MPI_Exscan(ptr noundef %99, ptr noundef %105, i32 noundef %93, i32 noundef %107, i32 noundef %6, i32 noundef %109)
  %111 = add i64 %100, 4294967296
  %112 = ashr exact i64 %111, 32
  %113 = call noalias ptr @calloc(i64 noundef %112, i64 noundef %102)
  %114 = getelementptr inbounds nuw i8, ptr %25, i64 72
  store ptr %113, ptr %114, align 8
  %115 = call noalias ptr @calloc(i64 noundef %112, i64 noundef %102)
  %116 = getelementptr inbounds nuw i8, ptr %25, i64 80
  store ptr %115, ptr %116, align 8
  %117 = icmp sgt i64 %101, 0
  br i1 %117, label %118, label %.loopexit

118:
  %119 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %120 = icmp eq i32 %6, 1476395009
  %121 = icmp eq i32 %78, 3
  br label %125

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %122 = load i32, ptr %25, align 8
  %123 = icmp eq i32 %122, 8
  %124 = select i1 %123, i32 16, i32 17
  store i32 %124, ptr %25, align 8
  call void @free(ptr noundef %99)
  call void @free(ptr noundef %105)
  br label %306

125:
  %126 = phi i64 [ 0, %118 ], [ %181, %180 ]
  %127 = load i32, ptr %119, align 8
  %128 = icmp eq i32 %127, 0
  br i1 %106, label %129, label %130

129:
  br i1 %128, label %143, label %131

130:
  br i1 %128, label %143, label %138

131:
  %132 = getelementptr inbounds nuw float, ptr %99, i64 %126
  %133 = load float, ptr %132, align 4
  %134 = fpext float %133 to double
  %135 = getelementptr inbounds nuw float, ptr %105, i64 %126
  %136 = load float, ptr %135, align 4
  %137 = fpext float %136 to double
  br label %145

138:
  %139 = getelementptr inbounds nuw double, ptr %99, i64 %126
  %140 = load double, ptr %139, align 8
  %141 = getelementptr inbounds nuw double, ptr %105, i64 %126
  %142 = load double, ptr %141, align 8
  br label %145

143:
  %144 = load ptr, ptr %114, align 8
  br label %155

145:
  %146 = phi double [ %134, %131 ], [ %140, %138 ]
  %147 = phi double [ %137, %131 ], [ %142, %138 ]
  %148 = fcmp ogt double %146, %147
  %149 = fcmp olt double %146, %147
  %150 = select i1 %120, i1 %148, i1 %149
  %151 = load ptr, ptr %114, align 8
  br i1 %121, label %155, label %152

152:
  %153 = xor i1 %150, true
  %154 = uitofp i1 %153 to double
  br label %155

155:
  %156 = phi ptr [ %144, %143 ], [ %151, %152 ], [ %151, %145 ]
  %157 = phi i1 [ true, %143 ], [ %150, %152 ], [ %150, %145 ]
  %158 = phi double [ 0.000000e+00, %143 ], [ %147, %152 ], [ %147, %145 ]
  %159 = phi double [ 0.000000e+00, %143 ], [ %154, %152 ], [ %146, %145 ]
  br i1 %106, label %160, label %171

160:
  %161 = fptrunc double %159 to float
  %162 = getelementptr inbounds nuw float, ptr %156, i64 %126
  store float %161, ptr %162, align 4
  %163 = load ptr, ptr %116, align 8
  %164 = load i32, ptr %119, align 8
  %165 = icmp eq i32 %164, 0
  %166 = uitofp i1 %157 to double
  %167 = select i1 %121, double %158, double %166
  %168 = fptrunc double %167 to float
  %169 = select i1 %165, float 1.000000e+00, float %168
  %170 = getelementptr inbounds nuw float, ptr %163, i64 %126
  store float %169, ptr %170, align 4
  br label %180

171:
  %172 = getelementptr inbounds nuw double, ptr %156, i64 %126
  store double %159, ptr %172, align 8
  %173 = load ptr, ptr %116, align 8
  %174 = load i32, ptr %119, align 8
  %175 = icmp eq i32 %174, 0
  %176 = uitofp i1 %157 to double
  %177 = select i1 %121, double %158, double %176
  %178 = select i1 %175, double 1.000000e+00, double %177
  %179 = getelementptr inbounds nuw double, ptr %173, i64 %126
  store double %178, ptr %179, align 8
  br label %180

180:
  %181 = add nuw nsw i64 %126, 1
  %182 = icmp eq i64 %181, %101
  br i1 %182, label %.loopexit.loopexit, label %125

183:
  %184 = phi ptr [ %54, %63 ], [ %42, %44 ]
  %185 = phi ptr [ %53, %63 ], [ %43, %44 ]
  %186 = getelementptr inbounds nuw i8, ptr %25, i64 48
  store i32 738197504, ptr %186, align 8
  %187 = getelementptr inbounds nuw i8, ptr %23, i64 104
  %188 = load i32, ptr %187, align 8
  %189 = icmp eq i32 %188, 0
  br i1 %189, label %306, label %190

190:
  %191 = call fastcc i32 @enzyme_build.mpi.kind_of(i32 noundef %6)
  %192 = icmp eq i32 %191, 0
  br i1 %192, label %306, label %193

193:
  %194 = icmp eq i32 %9, 0
  br i1 %194, label %195, label %199

195:
  %196 = load i32, ptr %25, align 8
  %197 = icmp eq i32 %196, 6
  br i1 %197, label %198, label %199

198:
  call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.10, i64 noundef 73)
  br label %199

199:
  %200 = getelementptr inbounds nuw i8, ptr %23, i64 112
  %201 = load i32, ptr %200, align 8
  %202 = icmp eq i32 %201, 0
  br i1 %202, label %204, label %203

203:
  call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.11, i64 noundef 69)
  br label %204

204:
  %205 = getelementptr inbounds nuw i8, ptr %23, i64 108
  %206 = load i32, ptr %205, align 4
  %207 = icmp eq i32 %206, 4
  %208 = select i1 %207, i32 1275069450, i32 1275070475
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  store ptr %26, ptr %15, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %16, ptr noundef nonnull readonly align 8 dereferenceable(128) %184, i64 128, i1 false)
  %209 = getelementptr inbounds nuw i8, ptr %16, i64 64
  store ptr null, ptr %209, align 8
  %210 = getelementptr inbounds nuw i8, ptr %16, i64 72
  store ptr %15, ptr %210, align 8
  %211 = getelementptr inbounds nuw i8, ptr %16, i64 80
  store i32 1, ptr %211, align 8
  %212 = call fastcc noalias noundef ptr @enzyme_build.mpi.packed(ptr noundef nonnull %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  %213 = getelementptr inbounds nuw i8, ptr %23, i64 208
  %214 = load i64, ptr %213, align 8
  %215 = icmp sgt i64 %214, 2147483647
  br i1 %215, label %216, label %217

216:
  call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.1, i64 noundef 68)
  br label %217

217:
  %218 = trunc i64 %214 to i32
  %219 = icmp eq i32 %191, 3
  br i1 %219, label %220, label %242

220:
  br i1 %194, label %221, label %222

221:
  call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.12, i64 noundef 84)
  br label %222

222:
  %223 = shl i64 %214, 32
  %224 = ashr exact i64 %223, 32
  %225 = sext i32 %206 to i64
  %226 = mul nsw i64 %224, %225
  %227 = add nsw i64 %226, 1
  %228 = call noalias ptr @malloc(i64 noundef %227)
  %229 = getelementptr inbounds nuw i8, ptr %23, i64 88
  %230 = load i32, ptr %229, align 8
  %231 = call i32 @MPI_Exscan(ptr noundef %212, ptr noundef %228, i32 noundef %218, i32 noundef %208, i32 noundef 1476395012, i32 noundef %230)
  %232 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %233 = load i32, ptr %232, align 8
  %234 = getelementptr inbounds nuw i8, ptr %25, i64 12
  %235 = load i32, ptr %234, align 4
  call fastcc void @enzyme_build.mpi.suffix(ptr noundef %212, i32 noundef %218, i32 noundef %208, i32 noundef 1476395012, i32 noundef %233, i32 noundef %235, i32 noundef 1, i32 noundef %230)
  %236 = load i32, ptr %232, align 8
  %237 = icmp eq i32 %236, 0
  br i1 %237, label %240, label %238

238:
  %239 = call i32 @MPI_Reduce_local(ptr noundef %228, ptr noundef %212, i32 noundef %218, i32 noundef %208, i32 noundef 1476395012)
  br label %240

240:
  call void @free(ptr noundef %228)
  %241 = getelementptr inbounds nuw i8, ptr %25, i64 32
  store ptr %212, ptr %241, align 8
  br label %306

242:
  %243 = select i1 %207, i64 8, i64 16
  %244 = load i32, ptr %185, align 8
  %245 = add nsw i64 %214, 1
  %246 = call noalias ptr @calloc(i64 noundef %245, i64 noundef %243)
  %247 = icmp sgt i64 %214, 0
  br i1 %247, label %248, label %.loopexit8

248:
  %249 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %250 = select i1 %207, i64 3, i64 4
  %251 = icmp eq i32 %191, 2
  %252 = getelementptr inbounds nuw i8, ptr %25, i64 12
  %253 = select i1 %207, i64 1, i64 2
  %254 = sext i32 %206 to i64
  %255 = getelementptr i8, ptr %26, i64 %254
  br label %256

256:
  %257 = phi i64 [ 0, %248 ], [ %295, %292 ]
  %258 = load i32, ptr %249, align 8
  %259 = shl i64 %257, %250
  %260 = getelementptr inbounds i8, ptr %246, i64 %259
  %261 = mul nsw i64 %257, %254
  %262 = getelementptr inbounds i8, ptr %212, i64 %261
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %260, ptr readonly align 1 %262, i64 %254, i1 false)
  br i1 %251, label %263, label %292

263:
  %264 = load i64, ptr %184, align 8
  %265 = mul nsw i64 %264, %257
  %266 = getelementptr i8, ptr %255, i64 %265
  switch i32 %244, label %271 [
    i32 1275072547, label %267
    i32 1275070497, label %269
  ]

267:
  %268 = load double, ptr %266, align 8
  br label %277

269:
  %270 = load float, ptr %266, align 4
  br label %274

271:
  %272 = load i32, ptr %266, align 4
  %273 = sitofp i32 %272 to float
  br label %274

274:
  %275 = phi float [ %270, %269 ], [ %273, %271 ]
  %276 = fpext float %275 to double
  br label %277

277:
  %278 = phi double [ %268, %267 ], [ %276, %274 ]
  %279 = load i32, ptr %252, align 4
  %280 = sitofp i32 %279 to double
  %281 = fmul double %278, %280
  %282 = fcmp olt double %281, 0x41DFFFFFFFC00000
  %283 = fcmp ogt double %281, 0xC1E0000000000000
  %284 = and i1 %282, %283
  br i1 %284, label %287, label %285

285:
  call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.13, i64 noundef 73)
  %286 = load i32, ptr %252, align 4
  br label %287

287:
  %288 = phi i32 [ %279, %277 ], [ %286, %285 ]
  %289 = fptosi double %278 to i32
  %290 = mul nsw i32 %288, %289
  %291 = add nsw i32 %290, %258
  br label %292

292:
  %293 = phi i32 [ %291, %287 ], [ %258, %256 ]
  %294 = getelementptr inbounds nuw i32, ptr %260, i64 %253
  store i32 %293, ptr %294, align 4
  %295 = add nuw nsw i64 %257, 1
  %296 = icmp eq i64 %295, %214
  br i1 %296, label %.loopexit8.loopexit, label %256

.loopexit8.loopexit:
  br label %.loopexit8

.loopexit8:
  %297 = getelementptr inbounds nuw i8, ptr %25, i64 40
  store ptr %246, ptr %297, align 8
  call void @free(ptr noundef %212)
  %298 = select i1 %207, i32 -1946157056, i32 -1946157055
  %299 = icmp eq i32 %6, 1476395009
  %300 = icmp eq i32 %6, 1476395020
  %301 = or i1 %299, %300
  %302 = select i1 %301, i32 1476395020, i32 1476395019
  %303 = getelementptr inbounds nuw i8, ptr %23, i64 88
  %304 = load i32, ptr %303, align 8
  %305 = call i32 @MPI_Iallreduce(ptr noundef nonnull inttoptr (i64 -1 to ptr), ptr noundef %246, i32 noundef %218, i32 noundef %298, i32 noundef %302, i32 noundef %304, ptr noundef nonnull %186)
  br label %306

306:
  ret ptr %23
}

declare i32 @MPI_Reduce(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define internal i32 @enzyme_build.mpi.Reduce_forward(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef readonly %10) {
  %12 = tail call fastcc ptr @enzyme_build.mpi.reduction(i32 noundef 1, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef 1, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
  %13 = tail call i32 @MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6)
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %12)
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %12)
  ret i32 %13
}

define internal void @enzyme_build.mpi.Reduce_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Ireduce_keep(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readonly %11, ptr noundef writeonly %12) {
  %14 = tail call fastcc ptr @enzyme_build.mpi.reduction(i32 noundef 1, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef 0, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11)
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 44
  store i32 1, ptr %15, align 4
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 108
  %17 = load i32, ptr %16, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %23

19:
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 236
  %21 = load i32, ptr %20, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %24, label %23

23:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %14, i32 noundef 2)
  br label %24

24:
  %25 = tail call i32 @MPI_Ireduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7)
  store i32 %25, ptr %12, align 4
  %26 = load i32, ptr %7, align 4
  %27 = sext i32 %26 to i64
  %28 = mul i64 %27, -7046029254386353131
  %29 = lshr i64 %28, 58
  %30 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %29
  br label %31

31:
  %32 = phi ptr [ %30, %24 ], [ %35, %31 ]
  %33 = load ptr, ptr %32, align 8
  %34 = icmp eq ptr %33, null
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 360
  br i1 %34, label %36, label %31

36:
  %.lcssa = phi ptr [ %32, %31 ]
  %37 = getelementptr inbounds nuw i8, ptr %14, i64 368
  store i32 %26, ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %14, i64 360
  store ptr null, ptr %38, align 8
  store ptr %14, ptr %.lcssa, align 8
  ret ptr %14
}

declare i32 @MPI_Ireduce(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Ireduce_forward(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readonly %11) {
  %13 = tail call fastcc ptr @enzyme_build.mpi.reduction(i32 noundef 1, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef 0, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11)
  %14 = tail call i32 @MPI_Ireduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7)
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 52
  store i32 1, ptr %15, align 4
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %13)
  %16 = load i32, ptr %7, align 4
  %17 = sext i32 %16 to i64
  %18 = mul i64 %17, -7046029254386353131
  %19 = lshr i64 %18, 58
  %20 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %19
  br label %21

21:
  %22 = phi ptr [ %20, %12 ], [ %25, %21 ]
  %23 = load ptr, ptr %22, align 8
  %24 = icmp eq ptr %23, null
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 360
  br i1 %24, label %26, label %21

26:
  %.lcssa = phi ptr [ %22, %21 ]
  %27 = getelementptr inbounds nuw i8, ptr %13, i64 368
  store i32 %16, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %13, i64 360
  store ptr null, ptr %28, align 8
  store ptr %13, ptr %.lcssa, align 8
  ret i32 %14
}

define internal void @enzyme_build.mpi.Ireduce_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Allreduce_keep(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef readonly %8, ptr noundef readonly %9, ptr noundef writeonly %10) {
  %12 = tail call fastcc ptr @enzyme_build.mpi.reduction(i32 noundef 2, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 1, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9)
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 44
  store i32 1, ptr %13, align 4
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 108
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %21

17:
  %18 = getelementptr inbounds nuw i8, ptr %12, i64 236
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %22, label %21

21:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %12, i32 noundef 2)
  br label %22

22:
  %23 = tail call i32 @MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  store i32 %23, ptr %10, align 4
  tail call fastcc void @enzyme_build.mpi.complete(ptr noundef nonnull %12)
  ret ptr %12
}

declare i32 @MPI_Allreduce(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define internal i32 @enzyme_build.mpi.Allreduce_forward(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef readonly %8, ptr noundef readonly %9) {
  %11 = tail call fastcc ptr @enzyme_build.mpi.reduction(i32 noundef 2, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 1, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9)
  %12 = tail call i32 @MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %11)
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %11)
  ret i32 %12
}

define internal void @enzyme_build.mpi.Allreduce_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Iallreduce_keep(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef readonly %10, ptr noundef writeonly %11) {
  %13 = tail call fastcc ptr @enzyme_build.mpi.reduction(i32 noundef 2, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 0, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 44
  store i32 1, ptr %14, align 4
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 108
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %22

18:
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 236
  %20 = load i32, ptr %19, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %23, label %22

22:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %13, i32 noundef 2)
  br label %23

23:
  %24 = tail call i32 @MPI_Iallreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  store i32 %24, ptr %11, align 4
  %25 = load i32, ptr %6, align 4
  %26 = sext i32 %25 to i64
  %27 = mul i64 %26, -7046029254386353131
  %28 = lshr i64 %27, 58
  %29 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %28
  br label %30

30:
  %31 = phi ptr [ %29, %23 ], [ %34, %30 ]
  %32 = load ptr, ptr %31, align 8
  %33 = icmp eq ptr %32, null
  %34 = getelementptr inbounds nuw i8, ptr %32, i64 360
  br i1 %33, label %35, label %30

35:
  %.lcssa = phi ptr [ %31, %30 ]
  %36 = getelementptr inbounds nuw i8, ptr %13, i64 368
  store i32 %25, ptr %36, align 8
  %37 = getelementptr inbounds nuw i8, ptr %13, i64 360
  store ptr null, ptr %37, align 8
  store ptr %13, ptr %.lcssa, align 8
  ret ptr %13
}

declare i32 @MPI_Iallreduce(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Iallreduce_forward(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef readonly %10) {
  %12 = tail call fastcc ptr @enzyme_build.mpi.reduction(i32 noundef 2, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 0, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
  %13 = tail call i32 @MPI_Iallreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 52
  store i32 1, ptr %14, align 4
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %12)
  %15 = load i32, ptr %6, align 4
  %16 = sext i32 %15 to i64
  %17 = mul i64 %16, -7046029254386353131
  %18 = lshr i64 %17, 58
  %19 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %18
  br label %20

20:
  %21 = phi ptr [ %19, %11 ], [ %24, %20 ]
  %22 = load ptr, ptr %21, align 8
  %23 = icmp eq ptr %22, null
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 360
  br i1 %23, label %25, label %20

25:
  %.lcssa = phi ptr [ %21, %20 ]
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 368
  store i32 %15, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 360
  store ptr null, ptr %27, align 8
  store ptr %12, ptr %.lcssa, align 8
  ret i32 %13
}

define internal void @enzyme_build.mpi.Iallreduce_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Scan_keep(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef readonly %8, ptr noundef readonly %9, ptr noundef writeonly %10) {
  %12 = tail call fastcc ptr @enzyme_build.mpi.reduction(i32 noundef 8, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 1, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9)
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 44
  store i32 1, ptr %13, align 4
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 108
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %21

17:
  %18 = getelementptr inbounds nuw i8, ptr %12, i64 236
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %22, label %21

21:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %12, i32 noundef 2)
  br label %22

22:
  %23 = tail call i32 @MPI_Scan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  store i32 %23, ptr %10, align 4
  tail call fastcc void @enzyme_build.mpi.complete(ptr noundef nonnull %12)
  ret ptr %12
}

declare i32 @MPI_Scan(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define internal i32 @enzyme_build.mpi.Scan_forward(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef readonly %8, ptr noundef readonly %9) {
  %11 = tail call fastcc ptr @enzyme_build.mpi.reduction(i32 noundef 8, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 1, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9)
  %12 = tail call i32 @MPI_Scan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %11)
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %11)
  ret i32 %12
}

define internal void @enzyme_build.mpi.Scan_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Iscan_keep(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef readonly %10, ptr noundef writeonly %11) {
  %13 = tail call fastcc ptr @enzyme_build.mpi.reduction(i32 noundef 8, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 0, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 44
  store i32 1, ptr %14, align 4
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 108
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %22

18:
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 236
  %20 = load i32, ptr %19, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %23, label %22

22:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %13, i32 noundef 2)
  br label %23

23:
  %24 = tail call i32 @MPI_Iscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  store i32 %24, ptr %11, align 4
  %25 = load i32, ptr %6, align 4
  %26 = sext i32 %25 to i64
  %27 = mul i64 %26, -7046029254386353131
  %28 = lshr i64 %27, 58
  %29 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %28
  br label %30

30:
  %31 = phi ptr [ %29, %23 ], [ %34, %30 ]
  %32 = load ptr, ptr %31, align 8
  %33 = icmp eq ptr %32, null
  %34 = getelementptr inbounds nuw i8, ptr %32, i64 360
  br i1 %33, label %35, label %30

35:
  %.lcssa = phi ptr [ %31, %30 ]
  %36 = getelementptr inbounds nuw i8, ptr %13, i64 368
  store i32 %25, ptr %36, align 8
  %37 = getelementptr inbounds nuw i8, ptr %13, i64 360
  store ptr null, ptr %37, align 8
  store ptr %13, ptr %.lcssa, align 8
  ret ptr %13
}

declare i32 @MPI_Iscan(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Iscan_forward(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef readonly %10) {
  %12 = tail call fastcc ptr @enzyme_build.mpi.reduction(i32 noundef 8, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 0, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
  %13 = tail call i32 @MPI_Iscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 52
  store i32 1, ptr %14, align 4
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %12)
  %15 = load i32, ptr %6, align 4
  %16 = sext i32 %15 to i64
  %17 = mul i64 %16, -7046029254386353131
  %18 = lshr i64 %17, 58
  %19 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %18
  br label %20

20:
  %21 = phi ptr [ %19, %11 ], [ %24, %20 ]
  %22 = load ptr, ptr %21, align 8
  %23 = icmp eq ptr %22, null
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 360
  br i1 %23, label %25, label %20

25:
  %.lcssa = phi ptr [ %21, %20 ]
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 368
  store i32 %15, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 360
  store ptr null, ptr %27, align 8
  store ptr %12, ptr %.lcssa, align 8
  ret i32 %13
}

define internal void @enzyme_build.mpi.Iscan_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Exscan_keep(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef readonly %8, ptr noundef readonly %9, ptr noundef writeonly %10) {
  %12 = tail call fastcc ptr @enzyme_build.mpi.reduction(i32 noundef 9, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 1, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9)
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 44
  store i32 1, ptr %13, align 4
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 108
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %21

17:
  %18 = getelementptr inbounds nuw i8, ptr %12, i64 236
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %22, label %21

21:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %12, i32 noundef 2)
  br label %22

22:
  %23 = tail call i32 @MPI_Exscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  store i32 %23, ptr %10, align 4
  tail call fastcc void @enzyme_build.mpi.complete(ptr noundef nonnull %12)
  ret ptr %12
}

declare i32 @MPI_Exscan(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define internal i32 @enzyme_build.mpi.Exscan_forward(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef readonly %8, ptr noundef readonly %9) {
  %11 = tail call fastcc ptr @enzyme_build.mpi.reduction(i32 noundef 9, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 1, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9)
  %12 = tail call i32 @MPI_Exscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %11)
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %11)
  ret i32 %12
}

define internal void @enzyme_build.mpi.Exscan_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Iexscan_keep(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef readonly %10, ptr noundef writeonly %11) {
  %13 = tail call fastcc ptr @enzyme_build.mpi.reduction(i32 noundef 9, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 0, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 44
  store i32 1, ptr %14, align 4
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 108
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %22

18:
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 236
  %20 = load i32, ptr %19, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %23, label %22

22:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %13, i32 noundef 2)
  br label %23

23:
  %24 = tail call i32 @MPI_Iexscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  store i32 %24, ptr %11, align 4
  %25 = load i32, ptr %6, align 4
  %26 = sext i32 %25 to i64
  %27 = mul i64 %26, -7046029254386353131
  %28 = lshr i64 %27, 58
  %29 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %28
  br label %30

30:
  %31 = phi ptr [ %29, %23 ], [ %34, %30 ]
  %32 = load ptr, ptr %31, align 8
  %33 = icmp eq ptr %32, null
  %34 = getelementptr inbounds nuw i8, ptr %32, i64 360
  br i1 %33, label %35, label %30

35:
  %.lcssa = phi ptr [ %31, %30 ]
  %36 = getelementptr inbounds nuw i8, ptr %13, i64 368
  store i32 %25, ptr %36, align 8
  %37 = getelementptr inbounds nuw i8, ptr %13, i64 360
  store ptr null, ptr %37, align 8
  store ptr %13, ptr %.lcssa, align 8
  ret ptr %13
}

declare i32 @MPI_Iexscan(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Iexscan_forward(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef readonly %10) {
  %12 = tail call fastcc ptr @enzyme_build.mpi.reduction(i32 noundef 9, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 0, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
  %13 = tail call i32 @MPI_Iexscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 52
  store i32 1, ptr %14, align 4
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %12)
  %15 = load i32, ptr %6, align 4
  %16 = sext i32 %15 to i64
  %17 = mul i64 %16, -7046029254386353131
  %18 = lshr i64 %17, 58
  %19 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %18
  br label %20

20:
  %21 = phi ptr [ %19, %11 ], [ %24, %20 ]
  %22 = load ptr, ptr %21, align 8
  %23 = icmp eq ptr %22, null
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 360
  br i1 %23, label %25, label %20

25:
  %.lcssa = phi ptr [ %21, %20 ]
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 368
  store i32 %15, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 360
  store ptr null, ptr %27, align 8
  store ptr %12, ptr %.lcssa, align 8
  ret i32 %13
}

define internal void @enzyme_build.mpi.Iexscan_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Reduce_scatter_block_keep(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef readonly %8, ptr noundef readonly %9, ptr noundef writeonly %10) {
  %12 = tail call fastcc ptr @enzyme_build.mpi.reduction(i32 noundef 6, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 1, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9)
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 44
  store i32 1, ptr %13, align 4
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 108
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %21

17:
  %18 = getelementptr inbounds nuw i8, ptr %12, i64 236
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %22, label %21

21:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %12, i32 noundef 2)
  br label %22

22:
  %23 = tail call i32 @MPI_Reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  store i32 %23, ptr %10, align 4
  tail call fastcc void @enzyme_build.mpi.complete(ptr noundef nonnull %12)
  ret ptr %12
}

declare i32 @MPI_Reduce_scatter_block(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define internal i32 @enzyme_build.mpi.Reduce_scatter_block_forward(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef readonly %8, ptr noundef readonly %9) {
  %11 = tail call fastcc ptr @enzyme_build.mpi.reduction(i32 noundef 6, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 1, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9)
  %12 = tail call i32 @MPI_Reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %11)
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %11)
  ret i32 %12
}

define internal void @enzyme_build.mpi.Reduce_scatter_block_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Ireduce_scatter_block_keep(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef readonly %10, ptr noundef writeonly %11) {
  %13 = tail call fastcc ptr @enzyme_build.mpi.reduction(i32 noundef 6, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 0, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 44
  store i32 1, ptr %14, align 4
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 108
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %22

18:
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 236
  %20 = load i32, ptr %19, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %23, label %22

22:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %13, i32 noundef 2)
  br label %23

23:
  %24 = tail call i32 @MPI_Ireduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  store i32 %24, ptr %11, align 4
  %25 = load i32, ptr %6, align 4
  %26 = sext i32 %25 to i64
  %27 = mul i64 %26, -7046029254386353131
  %28 = lshr i64 %27, 58
  %29 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %28
  br label %30

30:
  %31 = phi ptr [ %29, %23 ], [ %34, %30 ]
  %32 = load ptr, ptr %31, align 8
  %33 = icmp eq ptr %32, null
  %34 = getelementptr inbounds nuw i8, ptr %32, i64 360
  br i1 %33, label %35, label %30

35:
  %.lcssa = phi ptr [ %31, %30 ]
  %36 = getelementptr inbounds nuw i8, ptr %13, i64 368
  store i32 %25, ptr %36, align 8
  %37 = getelementptr inbounds nuw i8, ptr %13, i64 360
  store ptr null, ptr %37, align 8
  store ptr %13, ptr %.lcssa, align 8
  ret ptr %13
}

declare i32 @MPI_Ireduce_scatter_block(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Ireduce_scatter_block_forward(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef readonly %10) {
  %12 = tail call fastcc ptr @enzyme_build.mpi.reduction(i32 noundef 6, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 0, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
  %13 = tail call i32 @MPI_Ireduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 52
  store i32 1, ptr %14, align 4
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %12)
  %15 = load i32, ptr %6, align 4
  %16 = sext i32 %15 to i64
  %17 = mul i64 %16, -7046029254386353131
  %18 = lshr i64 %17, 58
  %19 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %18
  br label %20

20:
  %21 = phi ptr [ %19, %11 ], [ %24, %20 ]
  %22 = load ptr, ptr %21, align 8
  %23 = icmp eq ptr %22, null
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 360
  br i1 %23, label %25, label %20

25:
  %.lcssa = phi ptr [ %21, %20 ]
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 368
  store i32 %15, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 360
  store ptr null, ptr %27, align 8
  store ptr %12, ptr %.lcssa, align 8
  ret i32 %13
}

define internal void @enzyme_build.mpi.Ireduce_scatter_block_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Reduce_scatter_keep(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef readonly %8, ptr noundef readonly %9, ptr noundef writeonly %10) {
  %12 = tail call fastcc ptr @enzyme_build.mpi.reduction(i32 noundef 6, ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 0, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 1, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9)
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 44
  store i32 1, ptr %13, align 4
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 108
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %21

17:
  %18 = getelementptr inbounds nuw i8, ptr %12, i64 236
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %22, label %21

21:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %12, i32 noundef 2)
  br label %22

22:
  %23 = tail call i32 @MPI_Reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  store i32 %23, ptr %10, align 4
  tail call fastcc void @enzyme_build.mpi.complete(ptr noundef nonnull %12)
  ret ptr %12
}

declare i32 @MPI_Reduce_scatter(ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef)

define internal i32 @enzyme_build.mpi.Reduce_scatter_forward(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef readonly %8, ptr noundef readonly %9) {
  %11 = tail call fastcc ptr @enzyme_build.mpi.reduction(i32 noundef 6, ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 0, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 1, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9)
  %12 = tail call i32 @MPI_Reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %11)
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %11)
  ret i32 %12
}

define internal void @enzyme_build.mpi.Reduce_scatter_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Ireduce_scatter_keep(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef readonly %10, ptr noundef writeonly %11) {
  %13 = tail call fastcc ptr @enzyme_build.mpi.reduction(i32 noundef 6, ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 0, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 0, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 44
  store i32 1, ptr %14, align 4
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 108
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %22

18:
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 236
  %20 = load i32, ptr %19, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %23, label %22

22:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %13, i32 noundef 2)
  br label %23

23:
  %24 = tail call i32 @MPI_Ireduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  store i32 %24, ptr %11, align 4
  %25 = load i32, ptr %6, align 4
  %26 = sext i32 %25 to i64
  %27 = mul i64 %26, -7046029254386353131
  %28 = lshr i64 %27, 58
  %29 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %28
  br label %30

30:
  %31 = phi ptr [ %29, %23 ], [ %34, %30 ]
  %32 = load ptr, ptr %31, align 8
  %33 = icmp eq ptr %32, null
  %34 = getelementptr inbounds nuw i8, ptr %32, i64 360
  br i1 %33, label %35, label %30

35:
  %.lcssa = phi ptr [ %31, %30 ]
  %36 = getelementptr inbounds nuw i8, ptr %13, i64 368
  store i32 %25, ptr %36, align 8
  %37 = getelementptr inbounds nuw i8, ptr %13, i64 360
  store ptr null, ptr %37, align 8
  store ptr %13, ptr %.lcssa, align 8
  ret ptr %13
}

declare i32 @MPI_Ireduce_scatter(ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Ireduce_scatter_forward(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef readonly %10) {
  %12 = tail call fastcc ptr @enzyme_build.mpi.reduction(i32 noundef 6, ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 0, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 0, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
  %13 = tail call i32 @MPI_Ireduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 52
  store i32 1, ptr %14, align 4
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %12)
  %15 = load i32, ptr %6, align 4
  %16 = sext i32 %15 to i64
  %17 = mul i64 %16, -7046029254386353131
  %18 = lshr i64 %17, 58
  %19 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %18
  br label %20

20:
  %21 = phi ptr [ %19, %11 ], [ %24, %20 ]
  %22 = load ptr, ptr %21, align 8
  %23 = icmp eq ptr %22, null
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 360
  br i1 %23, label %25, label %20

25:
  %.lcssa = phi ptr [ %21, %20 ]
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 368
  store i32 %15, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 360
  store ptr null, ptr %27, align 8
  store ptr %12, ptr %.lcssa, align 8
  ret i32 %13
}

define internal void @enzyme_build.mpi.Ireduce_scatter_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Gather_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readonly %11, ptr noundef writeonly %12) {
  %14 = alloca %enzyme_build.mpi.Side, align 8
  %15 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %0, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 %1, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %17, i8 0, i64 20, i1 false)
  store i32 %2, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 36
  store i32 0, ptr %19, align 4
  store ptr %3, ptr %15, align 8
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i32 %4, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 12
  %22 = getelementptr inbounds nuw i8, ptr %15, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %21, i8 0, i64 20, i1 false)
  store i32 %5, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %15, i64 36
  store i32 0, ptr %23, align 4
  %24 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 4, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef %6, i32 noundef %7, i32 noundef 1, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11)
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 44
  store i32 1, ptr %25, align 4
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 108
  %27 = load i32, ptr %26, align 4
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %33

29:
  %30 = getelementptr inbounds nuw i8, ptr %24, i64 236
  %31 = load i32, ptr %30, align 4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %34, label %33

33:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %24, i32 noundef 2)
  br label %34

34:
  %35 = tail call i32 @MPI_Gather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7)
  store i32 %35, ptr %12, align 4
  tail call fastcc void @enzyme_build.mpi.complete(ptr noundef nonnull %24)
  ret ptr %24
}

define internal fastcc noalias noundef ptr @enzyme_build.mpi.gathering(i32 noundef %0, ptr noundef readonly byval(%enzyme_build.mpi.Side) align 8 %1, ptr noundef readonly byval(%enzyme_build.mpi.Side) align 8 %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef readonly %8, ptr noundef readonly %9) {
  %11 = alloca %enzyme_build.mpi.Area, align 8
  %12 = alloca %enzyme_build.mpi.Area, align 8
  %13 = alloca %enzyme_build.mpi.Area, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = load ptr, ptr %1, align 8
  %17 = icmp eq ptr %16, inttoptr (i64 -1 to ptr)
  %18 = icmp eq i32 %0, 3
  %19 = select i1 %17, ptr %9, ptr %8
  %20 = select i1 %18, ptr %9, ptr %19
  %21 = select i1 %18, ptr %19, ptr %9
  %22 = tail call fastcc ptr @enzyme_build.mpi.new_collective(i32 noundef %0, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %7, ptr noundef %20, ptr noundef %21)
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 400
  %24 = load ptr, ptr %23, align 8
  %25 = select i1 %18, i32 2, i32 1
  %26 = select i1 %17, i32 %25, i32 0
  %27 = getelementptr inbounds nuw i8, ptr %22, i64 56
  store i32 %26, ptr %27, align 8
  br i1 %17, label %28, label %62

28:
  %29 = load ptr, ptr %2, align 8
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %31 = load i32, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %37 = load i32, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %39 = load i32, ptr %38, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  %40 = icmp eq ptr %33, null
  %41 = sext i32 %39 to i64
  br i1 %40, label %45, label %42

42:
  %43 = getelementptr inbounds i32, ptr %33, i64 %41
  %44 = load i32, ptr %43, align 4
  br label %45

45:
  %46 = phi i32 [ %31, %28 ], [ %44, %42 ]
  store i32 %46, ptr %14, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  %47 = icmp eq ptr %35, null
  br i1 %47, label %51, label %48

48:
  %49 = getelementptr inbounds i32, ptr %35, i64 %41
  %50 = load i32, ptr %49, align 4
  br label %53

51:
  %52 = mul nsw i32 %39, %31
  br label %53

53:
  %54 = phi i32 [ %50, %48 ], [ %52, %51 ]
  store i32 %54, ptr %15, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  %55 = getelementptr inbounds nuw i8, ptr %22, i64 352
  %56 = load ptr, ptr %55, align 8
  %57 = select i1 %18, i32 %7, i32 0
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds ptr, ptr %56, i64 %58
  call fastcc void @enzyme_build.mpi.area(ptr dead_on_unwind writable sret(%enzyme_build.mpi.Area) align 8 %13, ptr noundef %29, i32 noundef 1, ptr noundef nonnull readonly %14, i32 noundef 0, ptr noundef nonnull readonly %15, i32 noundef %37, i32 noundef %6, i32 noundef %7, ptr noundef %59)
  %60 = select i1 %18, i64 224, i64 96
  %61 = getelementptr inbounds nuw i8, ptr %22, i64 %60
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %61, ptr noundef nonnull align 8 dereferenceable(128) %13, i64 128, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  br label %74

62:
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %64 = load i32, ptr %63, align 8
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %66 = load i32, ptr %65, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  %67 = getelementptr inbounds nuw i8, ptr %22, i64 352
  %68 = load ptr, ptr %67, align 8
  %69 = select i1 %18, i32 %7, i32 0
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds ptr, ptr %68, i64 %70
  call fastcc void @enzyme_build.mpi.area(ptr dead_on_unwind writable sret(%enzyme_build.mpi.Area) align 8 %12, ptr noundef %16, i32 noundef 1, ptr noundef null, i32 noundef %64, ptr noundef null, i32 noundef %66, i32 noundef %6, i32 noundef %7, ptr noundef %71)
  %72 = select i1 %18, i64 224, i64 96
  %73 = getelementptr inbounds nuw i8, ptr %22, i64 %72
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %73, ptr noundef nonnull align 8 dereferenceable(128) %12, i64 128, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  br label %74

74:
  %75 = phi ptr [ %68, %62 ], [ %56, %53 ]
  %76 = icmp eq i32 %0, 5
  br i1 %76, label %81, label %77

77:
  %78 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %79 = load i32, ptr %78, align 8
  %80 = icmp eq i32 %79, %3
  br i1 %80, label %81, label %98

81:
  %82 = load ptr, ptr %2, align 8
  %83 = getelementptr inbounds nuw i8, ptr %24, i64 12
  %84 = load i32, ptr %83, align 4
  %85 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %86 = load ptr, ptr %85, align 8
  %87 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %88 = load i32, ptr %87, align 8
  %89 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %90 = load ptr, ptr %89, align 8
  %91 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %92 = load i32, ptr %91, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %93 = select i1 %18, i32 0, i32 %7
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds ptr, ptr %75, i64 %94
  call fastcc void @enzyme_build.mpi.area(ptr dead_on_unwind writable sret(%enzyme_build.mpi.Area) align 8 %11, ptr noundef %82, i32 noundef %84, ptr noundef readonly %86, i32 noundef %88, ptr noundef readonly %90, i32 noundef %92, i32 noundef %6, i32 noundef %7, ptr noundef %95)
  %96 = select i1 %18, i64 96, i64 224
  %97 = getelementptr inbounds nuw i8, ptr %22, i64 %96
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %97, ptr noundef nonnull align 8 dereferenceable(128) %11, i64 128, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br label %98

98:
  ret ptr %22
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

declare i32 @MPI_Gather(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define internal i32 @enzyme_build.mpi.Gather_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readonly %11) {
  %13 = alloca %enzyme_build.mpi.Side, align 8
  %14 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %0, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store i32 %1, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 12
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %16, i8 0, i64 20, i1 false)
  store i32 %2, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %13, i64 36
  store i32 0, ptr %18, align 4
  store ptr %3, ptr %14, align 8
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 %4, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %20, i8 0, i64 20, i1 false)
  store i32 %5, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 36
  store i32 0, ptr %22, align 4
  %23 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 4, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %13, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef %6, i32 noundef %7, i32 noundef 1, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11)
  %24 = tail call i32 @MPI_Gather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7)
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %23)
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %23)
  ret i32 %24
}

define internal void @enzyme_build.mpi.Gather_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Igather_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef readonly %11, ptr noundef readonly %12, ptr noundef writeonly %13) {
  %15 = alloca %enzyme_build.mpi.Side, align 8
  %16 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %0, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i32 %1, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 12
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %18, i8 0, i64 20, i1 false)
  store i32 %2, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 36
  store i32 0, ptr %20, align 4
  store ptr %3, ptr %16, align 8
  %21 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store i32 %4, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %16, i64 12
  %23 = getelementptr inbounds nuw i8, ptr %16, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %22, i8 0, i64 20, i1 false)
  store i32 %5, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %16, i64 36
  store i32 0, ptr %24, align 4
  %25 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 4, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, i32 noundef %6, i32 noundef %7, i32 noundef 0, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12)
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 44
  store i32 1, ptr %26, align 4
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 108
  %28 = load i32, ptr %27, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %34

30:
  %31 = getelementptr inbounds nuw i8, ptr %25, i64 236
  %32 = load i32, ptr %31, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %35, label %34

34:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %25, i32 noundef 2)
  br label %35

35:
  %36 = tail call i32 @MPI_Igather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8)
  store i32 %36, ptr %13, align 4
  %37 = load i32, ptr %8, align 4
  %38 = sext i32 %37 to i64
  %39 = mul i64 %38, -7046029254386353131
  %40 = lshr i64 %39, 58
  %41 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %40
  br label %42

42:
  %43 = phi ptr [ %41, %35 ], [ %46, %42 ]
  %44 = load ptr, ptr %43, align 8
  %45 = icmp eq ptr %44, null
  %46 = getelementptr inbounds nuw i8, ptr %44, i64 360
  br i1 %45, label %47, label %42

47:
  %.lcssa = phi ptr [ %43, %42 ]
  %48 = getelementptr inbounds nuw i8, ptr %25, i64 368
  store i32 %37, ptr %48, align 8
  %49 = getelementptr inbounds nuw i8, ptr %25, i64 360
  store ptr null, ptr %49, align 8
  store ptr %25, ptr %.lcssa, align 8
  ret ptr %25
}

declare i32 @MPI_Igather(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Igather_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef readonly %11, ptr noundef readonly %12) {
  %14 = alloca %enzyme_build.mpi.Side, align 8
  %15 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %0, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 %1, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %17, i8 0, i64 20, i1 false)
  store i32 %2, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 36
  store i32 0, ptr %19, align 4
  store ptr %3, ptr %15, align 8
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i32 %4, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 12
  %22 = getelementptr inbounds nuw i8, ptr %15, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %21, i8 0, i64 20, i1 false)
  store i32 %5, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %15, i64 36
  store i32 0, ptr %23, align 4
  %24 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 4, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef %6, i32 noundef %7, i32 noundef 0, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12)
  %25 = tail call i32 @MPI_Igather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8)
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 52
  store i32 1, ptr %26, align 4
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %24)
  %27 = load i32, ptr %8, align 4
  %28 = sext i32 %27 to i64
  %29 = mul i64 %28, -7046029254386353131
  %30 = lshr i64 %29, 58
  %31 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %30
  br label %32

32:
  %33 = phi ptr [ %31, %13 ], [ %36, %32 ]
  %34 = load ptr, ptr %33, align 8
  %35 = icmp eq ptr %34, null
  %36 = getelementptr inbounds nuw i8, ptr %34, i64 360
  br i1 %35, label %37, label %32

37:
  %.lcssa = phi ptr [ %33, %32 ]
  %38 = getelementptr inbounds nuw i8, ptr %24, i64 368
  store i32 %27, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %24, i64 360
  store ptr null, ptr %39, align 8
  store ptr %24, ptr %.lcssa, align 8
  ret i32 %25
}

define internal void @enzyme_build.mpi.Igather_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Gatherv_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef readonly %11, ptr noundef readonly %12, ptr noundef writeonly %13) {
  %15 = alloca %enzyme_build.mpi.Side, align 8
  %16 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %0, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i32 %1, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 12
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %18, i8 0, i64 20, i1 false)
  store i32 %2, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 36
  store i32 0, ptr %20, align 4
  store ptr %3, ptr %16, align 8
  %21 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store i32 0, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %16, i64 12
  store i32 0, ptr %22, align 4
  %23 = getelementptr inbounds nuw i8, ptr %16, i64 16
  store ptr %4, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %16, i64 24
  store ptr %5, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %16, i64 32
  store i32 %6, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %16, i64 36
  store i32 0, ptr %26, align 4
  %27 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 4, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, i32 noundef %7, i32 noundef %8, i32 noundef 1, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12)
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 44
  store i32 1, ptr %28, align 4
  %29 = getelementptr inbounds nuw i8, ptr %27, i64 108
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %36

32:
  %33 = getelementptr inbounds nuw i8, ptr %27, i64 236
  %34 = load i32, ptr %33, align 4
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %37, label %36

36:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %27, i32 noundef 2)
  br label %37

37:
  %38 = tail call i32 @MPI_Gatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8)
  store i32 %38, ptr %13, align 4
  tail call fastcc void @enzyme_build.mpi.complete(ptr noundef nonnull %27)
  ret ptr %27
}

declare i32 @MPI_Gatherv(ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef)

define internal i32 @enzyme_build.mpi.Gatherv_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef readonly %11, ptr noundef readonly %12) {
  %14 = alloca %enzyme_build.mpi.Side, align 8
  %15 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %0, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 %1, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %17, i8 0, i64 20, i1 false)
  store i32 %2, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 36
  store i32 0, ptr %19, align 4
  store ptr %3, ptr %15, align 8
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i32 0, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 12
  store i32 0, ptr %21, align 4
  %22 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store ptr %4, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %15, i64 24
  store ptr %5, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %15, i64 32
  store i32 %6, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %15, i64 36
  store i32 0, ptr %25, align 4
  %26 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 4, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef %7, i32 noundef %8, i32 noundef 1, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12)
  %27 = tail call i32 @MPI_Gatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8)
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %26)
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %26)
  ret i32 %27
}

define internal void @enzyme_build.mpi.Gatherv_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Igatherv_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, i32 noundef %10, i32 noundef %11, ptr noundef readonly %12, ptr noundef readonly %13, ptr noundef writeonly %14) {
  %16 = alloca %enzyme_build.mpi.Side, align 8
  %17 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %0, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store i32 %1, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 12
  %20 = getelementptr inbounds nuw i8, ptr %16, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %19, i8 0, i64 20, i1 false)
  store i32 %2, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %16, i64 36
  store i32 0, ptr %21, align 4
  store ptr %3, ptr %17, align 8
  %22 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store i32 0, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %17, i64 12
  store i32 0, ptr %23, align 4
  %24 = getelementptr inbounds nuw i8, ptr %17, i64 16
  store ptr %4, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %17, i64 24
  store ptr %5, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %17, i64 32
  store i32 %6, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %17, i64 36
  store i32 0, ptr %27, align 4
  %28 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 4, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %17, i32 noundef %7, i32 noundef %8, i32 noundef 0, i32 noundef %10, i32 noundef %11, ptr noundef %12, ptr noundef %13)
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 44
  store i32 1, ptr %29, align 4
  %30 = getelementptr inbounds nuw i8, ptr %28, i64 108
  %31 = load i32, ptr %30, align 4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %37

33:
  %34 = getelementptr inbounds nuw i8, ptr %28, i64 236
  %35 = load i32, ptr %34, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %38, label %37

37:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %28, i32 noundef 2)
  br label %38

38:
  %39 = tail call i32 @MPI_Igatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9)
  store i32 %39, ptr %14, align 4
  %40 = load i32, ptr %9, align 4
  %41 = sext i32 %40 to i64
  %42 = mul i64 %41, -7046029254386353131
  %43 = lshr i64 %42, 58
  %44 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %43
  br label %45

45:
  %46 = phi ptr [ %44, %38 ], [ %49, %45 ]
  %47 = load ptr, ptr %46, align 8
  %48 = icmp eq ptr %47, null
  %49 = getelementptr inbounds nuw i8, ptr %47, i64 360
  br i1 %48, label %50, label %45

50:
  %.lcssa = phi ptr [ %46, %45 ]
  %51 = getelementptr inbounds nuw i8, ptr %28, i64 368
  store i32 %40, ptr %51, align 8
  %52 = getelementptr inbounds nuw i8, ptr %28, i64 360
  store ptr null, ptr %52, align 8
  store ptr %28, ptr %.lcssa, align 8
  ret ptr %28
}

declare i32 @MPI_Igatherv(ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Igatherv_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, i32 noundef %10, i32 noundef %11, ptr noundef readonly %12, ptr noundef readonly %13) {
  %15 = alloca %enzyme_build.mpi.Side, align 8
  %16 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %0, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i32 %1, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 12
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %18, i8 0, i64 20, i1 false)
  store i32 %2, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 36
  store i32 0, ptr %20, align 4
  store ptr %3, ptr %16, align 8
  %21 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store i32 0, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %16, i64 12
  store i32 0, ptr %22, align 4
  %23 = getelementptr inbounds nuw i8, ptr %16, i64 16
  store ptr %4, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %16, i64 24
  store ptr %5, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %16, i64 32
  store i32 %6, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %16, i64 36
  store i32 0, ptr %26, align 4
  %27 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 4, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, i32 noundef %7, i32 noundef %8, i32 noundef 0, i32 noundef %10, i32 noundef %11, ptr noundef %12, ptr noundef %13)
  %28 = tail call i32 @MPI_Igatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9)
  %29 = getelementptr inbounds nuw i8, ptr %27, i64 52
  store i32 1, ptr %29, align 4
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %27)
  %30 = load i32, ptr %9, align 4
  %31 = sext i32 %30 to i64
  %32 = mul i64 %31, -7046029254386353131
  %33 = lshr i64 %32, 58
  %34 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %33
  br label %35

35:
  %36 = phi ptr [ %34, %14 ], [ %39, %35 ]
  %37 = load ptr, ptr %36, align 8
  %38 = icmp eq ptr %37, null
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 360
  br i1 %38, label %40, label %35

40:
  %.lcssa = phi ptr [ %36, %35 ]
  %41 = getelementptr inbounds nuw i8, ptr %27, i64 368
  store i32 %30, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %27, i64 360
  store ptr null, ptr %42, align 8
  store ptr %27, ptr %.lcssa, align 8
  ret i32 %28
}

define internal void @enzyme_build.mpi.Igatherv_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Allgather_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef readonly %10, ptr noundef writeonly %11) {
  %13 = alloca %enzyme_build.mpi.Side, align 8
  %14 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %0, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store i32 %1, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 12
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %16, i8 0, i64 20, i1 false)
  store i32 %2, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %13, i64 36
  store i32 0, ptr %18, align 4
  store ptr %3, ptr %14, align 8
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 %4, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %20, i8 0, i64 20, i1 false)
  store i32 %5, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 36
  store i32 0, ptr %22, align 4
  %23 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 5, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %13, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef 0, i32 noundef %6, i32 noundef 1, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 44
  store i32 1, ptr %24, align 4
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 108
  %26 = load i32, ptr %25, align 4
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %32

28:
  %29 = getelementptr inbounds nuw i8, ptr %23, i64 236
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %33, label %32

32:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %23, i32 noundef 2)
  br label %33

33:
  %34 = tail call i32 @MPI_Allgather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6)
  store i32 %34, ptr %11, align 4
  tail call fastcc void @enzyme_build.mpi.complete(ptr noundef nonnull %23)
  ret ptr %23
}

declare i32 @MPI_Allgather(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef)

define internal i32 @enzyme_build.mpi.Allgather_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef readonly %10) {
  %12 = alloca %enzyme_build.mpi.Side, align 8
  %13 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %0, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store i32 %1, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 12
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %15, i8 0, i64 20, i1 false)
  store i32 %2, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 36
  store i32 0, ptr %17, align 4
  store ptr %3, ptr %13, align 8
  %18 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store i32 %4, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 12
  %20 = getelementptr inbounds nuw i8, ptr %13, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %19, i8 0, i64 20, i1 false)
  store i32 %5, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %13, i64 36
  store i32 0, ptr %21, align 4
  %22 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 5, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %12, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %13, i32 noundef 0, i32 noundef %6, i32 noundef 1, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
  %23 = tail call i32 @MPI_Allgather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6)
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %22)
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %22)
  ret i32 %23
}

define internal void @enzyme_build.mpi.Allgather_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Iallgather_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readonly %11, ptr noundef writeonly %12) {
  %14 = alloca %enzyme_build.mpi.Side, align 8
  %15 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %0, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 %1, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %17, i8 0, i64 20, i1 false)
  store i32 %2, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 36
  store i32 0, ptr %19, align 4
  store ptr %3, ptr %15, align 8
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i32 %4, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 12
  %22 = getelementptr inbounds nuw i8, ptr %15, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %21, i8 0, i64 20, i1 false)
  store i32 %5, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %15, i64 36
  store i32 0, ptr %23, align 4
  %24 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 5, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef 0, i32 noundef %6, i32 noundef 0, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11)
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 44
  store i32 1, ptr %25, align 4
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 108
  %27 = load i32, ptr %26, align 4
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %33

29:
  %30 = getelementptr inbounds nuw i8, ptr %24, i64 236
  %31 = load i32, ptr %30, align 4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %34, label %33

33:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %24, i32 noundef 2)
  br label %34

34:
  %35 = tail call i32 @MPI_Iallgather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7)
  store i32 %35, ptr %12, align 4
  %36 = load i32, ptr %7, align 4
  %37 = sext i32 %36 to i64
  %38 = mul i64 %37, -7046029254386353131
  %39 = lshr i64 %38, 58
  %40 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %39
  br label %41

41:
  %42 = phi ptr [ %40, %34 ], [ %45, %41 ]
  %43 = load ptr, ptr %42, align 8
  %44 = icmp eq ptr %43, null
  %45 = getelementptr inbounds nuw i8, ptr %43, i64 360
  br i1 %44, label %46, label %41

46:
  %.lcssa = phi ptr [ %42, %41 ]
  %47 = getelementptr inbounds nuw i8, ptr %24, i64 368
  store i32 %36, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %24, i64 360
  store ptr null, ptr %48, align 8
  store ptr %24, ptr %.lcssa, align 8
  ret ptr %24
}

declare i32 @MPI_Iallgather(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Iallgather_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readonly %11) {
  %13 = alloca %enzyme_build.mpi.Side, align 8
  %14 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %0, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store i32 %1, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 12
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %16, i8 0, i64 20, i1 false)
  store i32 %2, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %13, i64 36
  store i32 0, ptr %18, align 4
  store ptr %3, ptr %14, align 8
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 %4, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %20, i8 0, i64 20, i1 false)
  store i32 %5, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 36
  store i32 0, ptr %22, align 4
  %23 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 5, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %13, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef 0, i32 noundef %6, i32 noundef 0, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11)
  %24 = tail call i32 @MPI_Iallgather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7)
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 52
  store i32 1, ptr %25, align 4
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %23)
  %26 = load i32, ptr %7, align 4
  %27 = sext i32 %26 to i64
  %28 = mul i64 %27, -7046029254386353131
  %29 = lshr i64 %28, 58
  %30 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %29
  br label %31

31:
  %32 = phi ptr [ %30, %12 ], [ %35, %31 ]
  %33 = load ptr, ptr %32, align 8
  %34 = icmp eq ptr %33, null
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 360
  br i1 %34, label %36, label %31

36:
  %.lcssa = phi ptr [ %32, %31 ]
  %37 = getelementptr inbounds nuw i8, ptr %23, i64 368
  store i32 %26, ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %23, i64 360
  store ptr null, ptr %38, align 8
  store ptr %23, ptr %.lcssa, align 8
  ret i32 %24
}

define internal void @enzyme_build.mpi.Iallgather_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Allgatherv_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readonly %11, ptr noundef writeonly %12) {
  %14 = alloca %enzyme_build.mpi.Side, align 8
  %15 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %0, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 %1, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %17, i8 0, i64 20, i1 false)
  store i32 %2, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 36
  store i32 0, ptr %19, align 4
  store ptr %3, ptr %15, align 8
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i32 0, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 12
  store i32 0, ptr %21, align 4
  %22 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store ptr %4, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %15, i64 24
  store ptr %5, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %15, i64 32
  store i32 %6, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %15, i64 36
  store i32 0, ptr %25, align 4
  %26 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 5, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef 0, i32 noundef %7, i32 noundef 1, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11)
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 44
  store i32 1, ptr %27, align 4
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 108
  %29 = load i32, ptr %28, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %35

31:
  %32 = getelementptr inbounds nuw i8, ptr %26, i64 236
  %33 = load i32, ptr %32, align 4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %36, label %35

35:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %26, i32 noundef 2)
  br label %36

36:
  %37 = tail call i32 @MPI_Allgatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7)
  store i32 %37, ptr %12, align 4
  tail call fastcc void @enzyme_build.mpi.complete(ptr noundef nonnull %26)
  ret ptr %26
}

declare i32 @MPI_Allgatherv(ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef)

define internal i32 @enzyme_build.mpi.Allgatherv_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readonly %11) {
  %13 = alloca %enzyme_build.mpi.Side, align 8
  %14 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %0, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store i32 %1, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 12
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %16, i8 0, i64 20, i1 false)
  store i32 %2, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %13, i64 36
  store i32 0, ptr %18, align 4
  store ptr %3, ptr %14, align 8
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 0, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 12
  store i32 0, ptr %20, align 4
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store ptr %4, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 24
  store ptr %5, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %14, i64 32
  store i32 %6, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %14, i64 36
  store i32 0, ptr %24, align 4
  %25 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 5, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %13, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef 0, i32 noundef %7, i32 noundef 1, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11)
  %26 = tail call i32 @MPI_Allgatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7)
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %25)
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %25)
  ret i32 %26
}

define internal void @enzyme_build.mpi.Allgatherv_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Iallgatherv_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef readonly %11, ptr noundef readonly %12, ptr noundef writeonly %13) {
  %15 = alloca %enzyme_build.mpi.Side, align 8
  %16 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %0, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i32 %1, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 12
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %18, i8 0, i64 20, i1 false)
  store i32 %2, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 36
  store i32 0, ptr %20, align 4
  store ptr %3, ptr %16, align 8
  %21 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store i32 0, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %16, i64 12
  store i32 0, ptr %22, align 4
  %23 = getelementptr inbounds nuw i8, ptr %16, i64 16
  store ptr %4, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %16, i64 24
  store ptr %5, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %16, i64 32
  store i32 %6, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %16, i64 36
  store i32 0, ptr %26, align 4
  %27 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 5, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, i32 noundef 0, i32 noundef %7, i32 noundef 0, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12)
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 44
  store i32 1, ptr %28, align 4
  %29 = getelementptr inbounds nuw i8, ptr %27, i64 108
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %36

32:
  %33 = getelementptr inbounds nuw i8, ptr %27, i64 236
  %34 = load i32, ptr %33, align 4
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %37, label %36

36:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %27, i32 noundef 2)
  br label %37

37:
  %38 = tail call i32 @MPI_Iallgatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8)
  store i32 %38, ptr %13, align 4
  %39 = load i32, ptr %8, align 4
  %40 = sext i32 %39 to i64
  %41 = mul i64 %40, -7046029254386353131
  %42 = lshr i64 %41, 58
  %43 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %42
  br label %44

44:
  %45 = phi ptr [ %43, %37 ], [ %48, %44 ]
  %46 = load ptr, ptr %45, align 8
  %47 = icmp eq ptr %46, null
  %48 = getelementptr inbounds nuw i8, ptr %46, i64 360
  br i1 %47, label %49, label %44

49:
  %.lcssa = phi ptr [ %45, %44 ]
  %50 = getelementptr inbounds nuw i8, ptr %27, i64 368
  store i32 %39, ptr %50, align 8
  %51 = getelementptr inbounds nuw i8, ptr %27, i64 360
  store ptr null, ptr %51, align 8
  store ptr %27, ptr %.lcssa, align 8
  ret ptr %27
}

declare i32 @MPI_Iallgatherv(ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Iallgatherv_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef readonly %11, ptr noundef readonly %12) {
  %14 = alloca %enzyme_build.mpi.Side, align 8
  %15 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %0, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 %1, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %17, i8 0, i64 20, i1 false)
  store i32 %2, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 36
  store i32 0, ptr %19, align 4
  store ptr %3, ptr %15, align 8
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i32 0, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 12
  store i32 0, ptr %21, align 4
  %22 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store ptr %4, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %15, i64 24
  store ptr %5, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %15, i64 32
  store i32 %6, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %15, i64 36
  store i32 0, ptr %25, align 4
  %26 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 5, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef 0, i32 noundef %7, i32 noundef 0, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12)
  %27 = tail call i32 @MPI_Iallgatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8)
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 52
  store i32 1, ptr %28, align 4
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %26)
  %29 = load i32, ptr %8, align 4
  %30 = sext i32 %29 to i64
  %31 = mul i64 %30, -7046029254386353131
  %32 = lshr i64 %31, 58
  %33 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %32
  br label %34

34:
  %35 = phi ptr [ %33, %13 ], [ %38, %34 ]
  %36 = load ptr, ptr %35, align 8
  %37 = icmp eq ptr %36, null
  %38 = getelementptr inbounds nuw i8, ptr %36, i64 360
  br i1 %37, label %39, label %34

39:
  %.lcssa = phi ptr [ %35, %34 ]
  %40 = getelementptr inbounds nuw i8, ptr %26, i64 368
  store i32 %29, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %26, i64 360
  store ptr null, ptr %41, align 8
  store ptr %26, ptr %.lcssa, align 8
  ret i32 %27
}

define internal void @enzyme_build.mpi.Iallgatherv_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Scatter_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readonly %11, ptr noundef writeonly %12) {
  %14 = alloca %enzyme_build.mpi.Side, align 8
  %15 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %3, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 %4, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %17, i8 0, i64 20, i1 false)
  store i32 %5, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 36
  store i32 0, ptr %19, align 4
  store ptr %0, ptr %15, align 8
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i32 %1, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 12
  %22 = getelementptr inbounds nuw i8, ptr %15, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %21, i8 0, i64 20, i1 false)
  store i32 %2, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %15, i64 36
  store i32 0, ptr %23, align 4
  %24 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 3, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef %6, i32 noundef %7, i32 noundef 1, i32 noundef %8, i32 noundef %9, ptr noundef %11, ptr noundef %10)
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 44
  store i32 1, ptr %25, align 4
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 108
  %27 = load i32, ptr %26, align 4
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %33

29:
  %30 = getelementptr inbounds nuw i8, ptr %24, i64 236
  %31 = load i32, ptr %30, align 4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %34, label %33

33:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %24, i32 noundef 2)
  br label %34

34:
  %35 = tail call i32 @MPI_Scatter(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7)
  store i32 %35, ptr %12, align 4
  tail call fastcc void @enzyme_build.mpi.complete(ptr noundef nonnull %24)
  ret ptr %24
}

declare i32 @MPI_Scatter(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define internal i32 @enzyme_build.mpi.Scatter_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readonly %11) {
  %13 = alloca %enzyme_build.mpi.Side, align 8
  %14 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %3, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store i32 %4, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 12
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %16, i8 0, i64 20, i1 false)
  store i32 %5, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %13, i64 36
  store i32 0, ptr %18, align 4
  store ptr %0, ptr %14, align 8
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 %1, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %20, i8 0, i64 20, i1 false)
  store i32 %2, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 36
  store i32 0, ptr %22, align 4
  %23 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 3, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %13, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef %6, i32 noundef %7, i32 noundef 1, i32 noundef %8, i32 noundef %9, ptr noundef %11, ptr noundef %10)
  %24 = tail call i32 @MPI_Scatter(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7)
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %23)
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %23)
  ret i32 %24
}

define internal void @enzyme_build.mpi.Scatter_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Iscatter_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef readonly %11, ptr noundef readonly %12, ptr noundef writeonly %13) {
  %15 = alloca %enzyme_build.mpi.Side, align 8
  %16 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %3, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i32 %4, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 12
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %18, i8 0, i64 20, i1 false)
  store i32 %5, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 36
  store i32 0, ptr %20, align 4
  store ptr %0, ptr %16, align 8
  %21 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store i32 %1, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %16, i64 12
  %23 = getelementptr inbounds nuw i8, ptr %16, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %22, i8 0, i64 20, i1 false)
  store i32 %2, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %16, i64 36
  store i32 0, ptr %24, align 4
  %25 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 3, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, i32 noundef %6, i32 noundef %7, i32 noundef 0, i32 noundef %9, i32 noundef %10, ptr noundef %12, ptr noundef %11)
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 44
  store i32 1, ptr %26, align 4
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 108
  %28 = load i32, ptr %27, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %34

30:
  %31 = getelementptr inbounds nuw i8, ptr %25, i64 236
  %32 = load i32, ptr %31, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %35, label %34

34:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %25, i32 noundef 2)
  br label %35

35:
  %36 = tail call i32 @MPI_Iscatter(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8)
  store i32 %36, ptr %13, align 4
  %37 = load i32, ptr %8, align 4
  %38 = sext i32 %37 to i64
  %39 = mul i64 %38, -7046029254386353131
  %40 = lshr i64 %39, 58
  %41 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %40
  br label %42

42:
  %43 = phi ptr [ %41, %35 ], [ %46, %42 ]
  %44 = load ptr, ptr %43, align 8
  %45 = icmp eq ptr %44, null
  %46 = getelementptr inbounds nuw i8, ptr %44, i64 360
  br i1 %45, label %47, label %42

47:
  %.lcssa = phi ptr [ %43, %42 ]
  %48 = getelementptr inbounds nuw i8, ptr %25, i64 368
  store i32 %37, ptr %48, align 8
  %49 = getelementptr inbounds nuw i8, ptr %25, i64 360
  store ptr null, ptr %49, align 8
  store ptr %25, ptr %.lcssa, align 8
  ret ptr %25
}

declare i32 @MPI_Iscatter(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Iscatter_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef readonly %11, ptr noundef readonly %12) {
  %14 = alloca %enzyme_build.mpi.Side, align 8
  %15 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %3, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 %4, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %17, i8 0, i64 20, i1 false)
  store i32 %5, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 36
  store i32 0, ptr %19, align 4
  store ptr %0, ptr %15, align 8
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i32 %1, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 12
  %22 = getelementptr inbounds nuw i8, ptr %15, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %21, i8 0, i64 20, i1 false)
  store i32 %2, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %15, i64 36
  store i32 0, ptr %23, align 4
  %24 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 3, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef %6, i32 noundef %7, i32 noundef 0, i32 noundef %9, i32 noundef %10, ptr noundef %12, ptr noundef %11)
  %25 = tail call i32 @MPI_Iscatter(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8)
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 52
  store i32 1, ptr %26, align 4
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %24)
  %27 = load i32, ptr %8, align 4
  %28 = sext i32 %27 to i64
  %29 = mul i64 %28, -7046029254386353131
  %30 = lshr i64 %29, 58
  %31 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %30
  br label %32

32:
  %33 = phi ptr [ %31, %13 ], [ %36, %32 ]
  %34 = load ptr, ptr %33, align 8
  %35 = icmp eq ptr %34, null
  %36 = getelementptr inbounds nuw i8, ptr %34, i64 360
  br i1 %35, label %37, label %32

37:
  %.lcssa = phi ptr [ %33, %32 ]
  %38 = getelementptr inbounds nuw i8, ptr %24, i64 368
  store i32 %27, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %24, i64 360
  store ptr null, ptr %39, align 8
  store ptr %24, ptr %.lcssa, align 8
  ret i32 %25
}

define internal void @enzyme_build.mpi.Iscatter_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Scatterv_keep(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef readonly %11, ptr noundef readonly %12, ptr noundef writeonly %13) {
  %15 = alloca %enzyme_build.mpi.Side, align 8
  %16 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %4, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i32 %5, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 12
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %18, i8 0, i64 20, i1 false)
  store i32 %6, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 36
  store i32 0, ptr %20, align 4
  store ptr %0, ptr %16, align 8
  %21 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store i32 0, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %16, i64 12
  store i32 0, ptr %22, align 4
  %23 = getelementptr inbounds nuw i8, ptr %16, i64 16
  store ptr %1, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %16, i64 24
  store ptr %2, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %16, i64 32
  store i32 %3, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %16, i64 36
  store i32 0, ptr %26, align 4
  %27 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 3, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, i32 noundef %7, i32 noundef %8, i32 noundef 1, i32 noundef %9, i32 noundef %10, ptr noundef %12, ptr noundef %11)
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 44
  store i32 1, ptr %28, align 4
  %29 = getelementptr inbounds nuw i8, ptr %27, i64 108
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %36

32:
  %33 = getelementptr inbounds nuw i8, ptr %27, i64 236
  %34 = load i32, ptr %33, align 4
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %37, label %36

36:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %27, i32 noundef 2)
  br label %37

37:
  %38 = tail call i32 @MPI_Scatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8)
  store i32 %38, ptr %13, align 4
  tail call fastcc void @enzyme_build.mpi.complete(ptr noundef nonnull %27)
  ret ptr %27
}

declare i32 @MPI_Scatterv(ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define internal i32 @enzyme_build.mpi.Scatterv_forward(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef readonly %11, ptr noundef readonly %12) {
  %14 = alloca %enzyme_build.mpi.Side, align 8
  %15 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %4, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 %5, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %17, i8 0, i64 20, i1 false)
  store i32 %6, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 36
  store i32 0, ptr %19, align 4
  store ptr %0, ptr %15, align 8
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i32 0, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 12
  store i32 0, ptr %21, align 4
  %22 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store ptr %1, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %15, i64 24
  store ptr %2, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %15, i64 32
  store i32 %3, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %15, i64 36
  store i32 0, ptr %25, align 4
  %26 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 3, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef %7, i32 noundef %8, i32 noundef 1, i32 noundef %9, i32 noundef %10, ptr noundef %12, ptr noundef %11)
  %27 = tail call i32 @MPI_Scatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8)
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %26)
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %26)
  ret i32 %27
}

define internal void @enzyme_build.mpi.Scatterv_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Iscatterv_keep(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, i32 noundef %10, i32 noundef %11, ptr noundef readonly %12, ptr noundef readonly %13, ptr noundef writeonly %14) {
  %16 = alloca %enzyme_build.mpi.Side, align 8
  %17 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %4, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store i32 %5, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 12
  %20 = getelementptr inbounds nuw i8, ptr %16, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %19, i8 0, i64 20, i1 false)
  store i32 %6, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %16, i64 36
  store i32 0, ptr %21, align 4
  store ptr %0, ptr %17, align 8
  %22 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store i32 0, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %17, i64 12
  store i32 0, ptr %23, align 4
  %24 = getelementptr inbounds nuw i8, ptr %17, i64 16
  store ptr %1, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %17, i64 24
  store ptr %2, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %17, i64 32
  store i32 %3, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %17, i64 36
  store i32 0, ptr %27, align 4
  %28 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 3, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %17, i32 noundef %7, i32 noundef %8, i32 noundef 0, i32 noundef %10, i32 noundef %11, ptr noundef %13, ptr noundef %12)
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 44
  store i32 1, ptr %29, align 4
  %30 = getelementptr inbounds nuw i8, ptr %28, i64 108
  %31 = load i32, ptr %30, align 4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %37

33:
  %34 = getelementptr inbounds nuw i8, ptr %28, i64 236
  %35 = load i32, ptr %34, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %38, label %37

37:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %28, i32 noundef 2)
  br label %38

38:
  %39 = tail call i32 @MPI_Iscatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9)
  store i32 %39, ptr %14, align 4
  %40 = load i32, ptr %9, align 4
  %41 = sext i32 %40 to i64
  %42 = mul i64 %41, -7046029254386353131
  %43 = lshr i64 %42, 58
  %44 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %43
  br label %45

45:
  %46 = phi ptr [ %44, %38 ], [ %49, %45 ]
  %47 = load ptr, ptr %46, align 8
  %48 = icmp eq ptr %47, null
  %49 = getelementptr inbounds nuw i8, ptr %47, i64 360
  br i1 %48, label %50, label %45

50:
  %.lcssa = phi ptr [ %46, %45 ]
  %51 = getelementptr inbounds nuw i8, ptr %28, i64 368
  store i32 %40, ptr %51, align 8
  %52 = getelementptr inbounds nuw i8, ptr %28, i64 360
  store ptr null, ptr %52, align 8
  store ptr %28, ptr %.lcssa, align 8
  ret ptr %28
}

declare i32 @MPI_Iscatterv(ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Iscatterv_forward(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, i32 noundef %10, i32 noundef %11, ptr noundef readonly %12, ptr noundef readonly %13) {
  %15 = alloca %enzyme_build.mpi.Side, align 8
  %16 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %4, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i32 %5, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 12
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %18, i8 0, i64 20, i1 false)
  store i32 %6, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 36
  store i32 0, ptr %20, align 4
  store ptr %0, ptr %16, align 8
  %21 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store i32 0, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %16, i64 12
  store i32 0, ptr %22, align 4
  %23 = getelementptr inbounds nuw i8, ptr %16, i64 16
  store ptr %1, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %16, i64 24
  store ptr %2, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %16, i64 32
  store i32 %3, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %16, i64 36
  store i32 0, ptr %26, align 4
  %27 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 3, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, i32 noundef %7, i32 noundef %8, i32 noundef 0, i32 noundef %10, i32 noundef %11, ptr noundef %13, ptr noundef %12)
  %28 = tail call i32 @MPI_Iscatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9)
  %29 = getelementptr inbounds nuw i8, ptr %27, i64 52
  store i32 1, ptr %29, align 4
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %27)
  %30 = load i32, ptr %9, align 4
  %31 = sext i32 %30 to i64
  %32 = mul i64 %31, -7046029254386353131
  %33 = lshr i64 %32, 58
  %34 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %33
  br label %35

35:
  %36 = phi ptr [ %34, %14 ], [ %39, %35 ]
  %37 = load ptr, ptr %36, align 8
  %38 = icmp eq ptr %37, null
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 360
  br i1 %38, label %40, label %35

40:
  %.lcssa = phi ptr [ %36, %35 ]
  %41 = getelementptr inbounds nuw i8, ptr %27, i64 368
  store i32 %30, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %27, i64 360
  store ptr null, ptr %42, align 8
  store ptr %27, ptr %.lcssa, align 8
  ret i32 %28
}

define internal void @enzyme_build.mpi.Iscatterv_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Alltoall_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef readonly %10, ptr noundef writeonly %11) {
  %13 = alloca %enzyme_build.mpi.Side, align 8
  %14 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %0, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store i32 %1, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 12
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %16, i8 0, i64 20, i1 false)
  store i32 %2, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %13, i64 36
  store i32 0, ptr %18, align 4
  store ptr %3, ptr %14, align 8
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 %4, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %20, i8 0, i64 20, i1 false)
  store i32 %5, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 36
  store i32 0, ptr %22, align 4
  %23 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 7, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %13, i32 noundef 0, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef 0, i32 noundef %6, i32 noundef 1, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 44
  store i32 1, ptr %24, align 4
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 108
  %26 = load i32, ptr %25, align 4
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %32

28:
  %29 = getelementptr inbounds nuw i8, ptr %23, i64 236
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %33, label %32

32:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %23, i32 noundef 2)
  br label %33

33:
  %34 = tail call i32 @MPI_Alltoall(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6)
  store i32 %34, ptr %11, align 4
  tail call fastcc void @enzyme_build.mpi.complete(ptr noundef nonnull %23)
  ret ptr %23
}

define internal fastcc noalias noundef ptr @enzyme_build.mpi.transposition(i32 noundef %0, ptr noundef byval(%enzyme_build.mpi.Side) align 8 %1, i32 noundef %2, ptr noundef readonly byval(%enzyme_build.mpi.Side) align 8 %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef readonly %10) {
  %12 = alloca %enzyme_build.mpi.Area, align 8
  %13 = alloca %enzyme_build.mpi.Area, align 8
  %14 = load ptr, ptr %1, align 8
  %15 = icmp eq ptr %14, inttoptr (i64 -1 to ptr)
  br i1 %15, label %16, label %18

16:
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %1, ptr noundef nonnull align 8 dereferenceable(40) %3, i64 40, i1 false)
  %17 = load ptr, ptr %1, align 8
  br label %18

18:
  %19 = phi ptr [ %17, %16 ], [ %14, %11 ]
  %20 = phi ptr [ %10, %16 ], [ %9, %11 ]
  %21 = tail call fastcc ptr @enzyme_build.mpi.new_collective(i32 noundef %0, i32 noundef 0, i32 noundef %5, i32 noundef %6, i32 noundef %8, ptr noundef %20, ptr noundef %10)
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 400
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 12
  %25 = load i32, ptr %24, align 4
  %26 = zext i1 %15 to i32
  %27 = getelementptr inbounds nuw i8, ptr %21, i64 56
  store i32 %26, ptr %27, align 8
  %28 = icmp eq i32 %2, 0
  %29 = select i1 %28, i32 %25, i32 %2
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %33 = load i32, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %37 = load i32, ptr %36, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  %38 = getelementptr inbounds nuw i8, ptr %21, i64 352
  %39 = load ptr, ptr %38, align 8
  call fastcc void @enzyme_build.mpi.area(ptr dead_on_unwind writable sret(%enzyme_build.mpi.Area) align 8 %13, ptr noundef %19, i32 noundef %29, ptr noundef readonly %31, i32 noundef %33, ptr noundef readonly %35, i32 noundef %37, i32 noundef %7, i32 noundef %8, ptr noundef %39)
  %40 = getelementptr inbounds nuw i8, ptr %21, i64 96
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %40, ptr noundef nonnull align 8 dereferenceable(128) %13, i64 128, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  %41 = load ptr, ptr %3, align 8
  %42 = icmp eq i32 %4, 0
  %43 = select i1 %42, i32 %25, i32 %4
  %44 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %47 = load i32, ptr %46, align 8
  %48 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %51 = load i32, ptr %50, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  %52 = sext i32 %8 to i64
  %53 = getelementptr inbounds ptr, ptr %39, i64 %52
  call fastcc void @enzyme_build.mpi.area(ptr dead_on_unwind writable sret(%enzyme_build.mpi.Area) align 8 %12, ptr noundef %41, i32 noundef %43, ptr noundef readonly %45, i32 noundef %47, ptr noundef readonly %49, i32 noundef %51, i32 noundef %7, i32 noundef %8, ptr noundef %53)
  %54 = getelementptr inbounds nuw i8, ptr %21, i64 224
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %54, ptr noundef nonnull align 8 dereferenceable(128) %12, i64 128, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret ptr %21
}

declare i32 @MPI_Alltoall(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef)

define internal i32 @enzyme_build.mpi.Alltoall_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef readonly %10) {
  %12 = alloca %enzyme_build.mpi.Side, align 8
  %13 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %0, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store i32 %1, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 12
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %15, i8 0, i64 20, i1 false)
  store i32 %2, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 36
  store i32 0, ptr %17, align 4
  store ptr %3, ptr %13, align 8
  %18 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store i32 %4, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 12
  %20 = getelementptr inbounds nuw i8, ptr %13, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %19, i8 0, i64 20, i1 false)
  store i32 %5, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %13, i64 36
  store i32 0, ptr %21, align 4
  %22 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 7, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %12, i32 noundef 0, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %13, i32 noundef 0, i32 noundef %6, i32 noundef 1, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
  %23 = tail call i32 @MPI_Alltoall(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6)
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %22)
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %22)
  ret i32 %23
}

define internal void @enzyme_build.mpi.Alltoall_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Ialltoall_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readonly %11, ptr noundef writeonly %12) {
  %14 = alloca %enzyme_build.mpi.Side, align 8
  %15 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %0, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 %1, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %17, i8 0, i64 20, i1 false)
  store i32 %2, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 36
  store i32 0, ptr %19, align 4
  store ptr %3, ptr %15, align 8
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i32 %4, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 12
  %22 = getelementptr inbounds nuw i8, ptr %15, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %21, i8 0, i64 20, i1 false)
  store i32 %5, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %15, i64 36
  store i32 0, ptr %23, align 4
  %24 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 7, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef 0, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef 0, i32 noundef %6, i32 noundef 0, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11)
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 44
  store i32 1, ptr %25, align 4
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 108
  %27 = load i32, ptr %26, align 4
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %33

29:
  %30 = getelementptr inbounds nuw i8, ptr %24, i64 236
  %31 = load i32, ptr %30, align 4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %34, label %33

33:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %24, i32 noundef 2)
  br label %34

34:
  %35 = tail call i32 @MPI_Ialltoall(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7)
  store i32 %35, ptr %12, align 4
  %36 = load i32, ptr %7, align 4
  %37 = sext i32 %36 to i64
  %38 = mul i64 %37, -7046029254386353131
  %39 = lshr i64 %38, 58
  %40 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %39
  br label %41

41:
  %42 = phi ptr [ %40, %34 ], [ %45, %41 ]
  %43 = load ptr, ptr %42, align 8
  %44 = icmp eq ptr %43, null
  %45 = getelementptr inbounds nuw i8, ptr %43, i64 360
  br i1 %44, label %46, label %41

46:
  %.lcssa = phi ptr [ %42, %41 ]
  %47 = getelementptr inbounds nuw i8, ptr %24, i64 368
  store i32 %36, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %24, i64 360
  store ptr null, ptr %48, align 8
  store ptr %24, ptr %.lcssa, align 8
  ret ptr %24
}

declare i32 @MPI_Ialltoall(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Ialltoall_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readonly %11) {
  %13 = alloca %enzyme_build.mpi.Side, align 8
  %14 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %0, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store i32 %1, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 12
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %16, i8 0, i64 20, i1 false)
  store i32 %2, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %13, i64 36
  store i32 0, ptr %18, align 4
  store ptr %3, ptr %14, align 8
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 %4, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %20, i8 0, i64 20, i1 false)
  store i32 %5, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 36
  store i32 0, ptr %22, align 4
  %23 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 7, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %13, i32 noundef 0, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef 0, i32 noundef %6, i32 noundef 0, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11)
  %24 = tail call i32 @MPI_Ialltoall(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7)
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 52
  store i32 1, ptr %25, align 4
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %23)
  %26 = load i32, ptr %7, align 4
  %27 = sext i32 %26 to i64
  %28 = mul i64 %27, -7046029254386353131
  %29 = lshr i64 %28, 58
  %30 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %29
  br label %31

31:
  %32 = phi ptr [ %30, %12 ], [ %35, %31 ]
  %33 = load ptr, ptr %32, align 8
  %34 = icmp eq ptr %33, null
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 360
  br i1 %34, label %36, label %31

36:
  %.lcssa = phi ptr [ %32, %31 ]
  %37 = getelementptr inbounds nuw i8, ptr %23, i64 368
  store i32 %26, ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %23, i64 360
  store ptr null, ptr %38, align 8
  store ptr %23, ptr %.lcssa, align 8
  ret i32 %24
}

define internal void @enzyme_build.mpi.Ialltoall_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Alltoallv_keep(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef readonly %11, ptr noundef readonly %12, ptr noundef writeonly %13) {
  %15 = alloca %enzyme_build.mpi.Side, align 8
  %16 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %0, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i32 0, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 12
  store i32 0, ptr %18, align 4
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store ptr %1, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 24
  store ptr %2, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 32
  store i32 %3, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %15, i64 36
  store i32 0, ptr %22, align 4
  store ptr %4, ptr %16, align 8
  %23 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store i32 0, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %16, i64 12
  store i32 0, ptr %24, align 4
  %25 = getelementptr inbounds nuw i8, ptr %16, i64 16
  store ptr %5, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %16, i64 24
  store ptr %6, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %16, i64 32
  store i32 %7, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %16, i64 36
  store i32 0, ptr %28, align 4
  %29 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 7, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef 0, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, i32 noundef 0, i32 noundef %8, i32 noundef 1, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12)
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 44
  store i32 1, ptr %30, align 4
  %31 = getelementptr inbounds nuw i8, ptr %29, i64 108
  %32 = load i32, ptr %31, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %38

34:
  %35 = getelementptr inbounds nuw i8, ptr %29, i64 236
  %36 = load i32, ptr %35, align 4
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %39, label %38

38:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %29, i32 noundef 2)
  br label %39

39:
  %40 = tail call i32 @MPI_Alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8)
  store i32 %40, ptr %13, align 4
  tail call fastcc void @enzyme_build.mpi.complete(ptr noundef nonnull %29)
  ret ptr %29
}

declare i32 @MPI_Alltoallv(ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef)

define internal i32 @enzyme_build.mpi.Alltoallv_forward(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef readonly %11, ptr noundef readonly %12) {
  %14 = alloca %enzyme_build.mpi.Side, align 8
  %15 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %0, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 0, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 12
  store i32 0, ptr %17, align 4
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store ptr %1, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 24
  store ptr %2, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 32
  store i32 %3, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 36
  store i32 0, ptr %21, align 4
  store ptr %4, ptr %15, align 8
  %22 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i32 0, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %15, i64 12
  store i32 0, ptr %23, align 4
  %24 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store ptr %5, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %15, i64 24
  store ptr %6, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %15, i64 32
  store i32 %7, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %15, i64 36
  store i32 0, ptr %27, align 4
  %28 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 7, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef 0, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef 0, i32 noundef %8, i32 noundef 1, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12)
  %29 = tail call i32 @MPI_Alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8)
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %28)
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %28)
  ret i32 %29
}

define internal void @enzyme_build.mpi.Alltoallv_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Ialltoallv_keep(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, i32 noundef %10, i32 noundef %11, ptr noundef readonly %12, ptr noundef readonly %13, ptr noundef writeonly %14) {
  %16 = alloca %enzyme_build.mpi.Side, align 8
  %17 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %0, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store i32 0, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 12
  store i32 0, ptr %19, align 4
  %20 = getelementptr inbounds nuw i8, ptr %16, i64 16
  store ptr %1, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %16, i64 24
  store ptr %2, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %16, i64 32
  store i32 %3, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %16, i64 36
  store i32 0, ptr %23, align 4
  store ptr %4, ptr %17, align 8
  %24 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store i32 0, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %17, i64 12
  store i32 0, ptr %25, align 4
  %26 = getelementptr inbounds nuw i8, ptr %17, i64 16
  store ptr %5, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %17, i64 24
  store ptr %6, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %17, i64 32
  store i32 %7, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %17, i64 36
  store i32 0, ptr %29, align 4
  %30 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 7, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, i32 noundef 0, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %17, i32 noundef 0, i32 noundef %8, i32 noundef 0, i32 noundef %10, i32 noundef %11, ptr noundef %12, ptr noundef %13)
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 44
  store i32 1, ptr %31, align 4
  %32 = getelementptr inbounds nuw i8, ptr %30, i64 108
  %33 = load i32, ptr %32, align 4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %39

35:
  %36 = getelementptr inbounds nuw i8, ptr %30, i64 236
  %37 = load i32, ptr %36, align 4
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %40, label %39

39:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %30, i32 noundef 2)
  br label %40

40:
  %41 = tail call i32 @MPI_Ialltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9)
  store i32 %41, ptr %14, align 4
  %42 = load i32, ptr %9, align 4
  %43 = sext i32 %42 to i64
  %44 = mul i64 %43, -7046029254386353131
  %45 = lshr i64 %44, 58
  %46 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %45
  br label %47

47:
  %48 = phi ptr [ %46, %40 ], [ %51, %47 ]
  %49 = load ptr, ptr %48, align 8
  %50 = icmp eq ptr %49, null
  %51 = getelementptr inbounds nuw i8, ptr %49, i64 360
  br i1 %50, label %52, label %47

52:
  %.lcssa = phi ptr [ %48, %47 ]
  %53 = getelementptr inbounds nuw i8, ptr %30, i64 368
  store i32 %42, ptr %53, align 8
  %54 = getelementptr inbounds nuw i8, ptr %30, i64 360
  store ptr null, ptr %54, align 8
  store ptr %30, ptr %.lcssa, align 8
  ret ptr %30
}

declare i32 @MPI_Ialltoallv(ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Ialltoallv_forward(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, i32 noundef %10, i32 noundef %11, ptr noundef readonly %12, ptr noundef readonly %13) {
  %15 = alloca %enzyme_build.mpi.Side, align 8
  %16 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %0, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i32 0, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 12
  store i32 0, ptr %18, align 4
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store ptr %1, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 24
  store ptr %2, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 32
  store i32 %3, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %15, i64 36
  store i32 0, ptr %22, align 4
  store ptr %4, ptr %16, align 8
  %23 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store i32 0, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %16, i64 12
  store i32 0, ptr %24, align 4
  %25 = getelementptr inbounds nuw i8, ptr %16, i64 16
  store ptr %5, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %16, i64 24
  store ptr %6, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %16, i64 32
  store i32 %7, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %16, i64 36
  store i32 0, ptr %28, align 4
  %29 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 7, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef 0, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, i32 noundef 0, i32 noundef %8, i32 noundef 0, i32 noundef %10, i32 noundef %11, ptr noundef %12, ptr noundef %13)
  %30 = tail call i32 @MPI_Ialltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9)
  %31 = getelementptr inbounds nuw i8, ptr %29, i64 52
  store i32 1, ptr %31, align 4
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %29)
  %32 = load i32, ptr %9, align 4
  %33 = sext i32 %32 to i64
  %34 = mul i64 %33, -7046029254386353131
  %35 = lshr i64 %34, 58
  %36 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %35
  br label %37

37:
  %38 = phi ptr [ %36, %14 ], [ %41, %37 ]
  %39 = load ptr, ptr %38, align 8
  %40 = icmp eq ptr %39, null
  %41 = getelementptr inbounds nuw i8, ptr %39, i64 360
  br i1 %40, label %42, label %37

42:
  %.lcssa = phi ptr [ %38, %37 ]
  %43 = getelementptr inbounds nuw i8, ptr %29, i64 368
  store i32 %32, ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %29, i64 360
  store ptr null, ptr %44, align 8
  store ptr %29, ptr %.lcssa, align 8
  ret i32 %30
}

define internal void @enzyme_build.mpi.Ialltoallv_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Neighbor_alltoall_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef readonly %10, ptr noundef writeonly %11) {
  %13 = alloca %enzyme_build.mpi.Side, align 8
  %14 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %0, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store i32 %1, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 12
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %16, i8 0, i64 20, i1 false)
  store i32 %2, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %13, i64 36
  store i32 0, ptr %18, align 4
  %19 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %6)
  store ptr %3, ptr %14, align 8
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 %4, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %21, i8 0, i64 20, i1 false)
  store i32 %5, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %14, i64 36
  store i32 0, ptr %23, align 4
  %24 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %6)
  %25 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 13, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %13, i32 noundef %19, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef %24, i32 noundef %6, i32 noundef 1, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 44
  store i32 1, ptr %26, align 4
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 108
  %28 = load i32, ptr %27, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %34

30:
  %31 = getelementptr inbounds nuw i8, ptr %25, i64 236
  %32 = load i32, ptr %31, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %35, label %34

34:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %25, i32 noundef 2)
  br label %35

35:
  %36 = tail call i32 @MPI_Neighbor_alltoall(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6)
  store i32 %36, ptr %11, align 4
  tail call fastcc void @enzyme_build.mpi.complete(ptr noundef nonnull %25)
  ret ptr %25
}

define internal fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %0) {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  store i32 0, ptr %3, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %7 = call i32 @MPI_Topo_test(i32 noundef %0, ptr noundef nonnull %2)
  %8 = call i32 @MPI_Comm_rank(i32 noundef %0, ptr noundef nonnull %6)
  %9 = load i32, ptr %2, align 4
  switch i32 %9, label %18 [
    i32 2, label %10
    i32 1, label %14
  ]

10:
  %11 = call i32 @MPI_Cartdim_get(i32 noundef %0, ptr noundef nonnull %3)
  %12 = load i32, ptr %3, align 4
  %13 = shl nsw i32 %12, 1
  br label %52

14:
  %15 = load i32, ptr %6, align 4
  %16 = call i32 @MPI_Graph_neighbors_count(i32 noundef %0, i32 noundef %15, ptr noundef nonnull %3)
  %17 = load i32, ptr %3, align 4
  br label %52

18:
  %19 = call i32 @MPI_Dist_graph_neighbors_count(i32 noundef %0, ptr noundef nonnull %3, ptr noundef nonnull %4, ptr noundef nonnull %5)
  %20 = load i32, ptr %3, align 4
  %21 = load i32, ptr %4, align 4
  %22 = add i32 %21, %20
  %23 = shl i32 %22, 1
  %24 = sext i32 %23 to i64
  %25 = shl nsw i64 %24, 2
  %26 = or disjoint i64 %25, 1
  %27 = call noalias ptr @malloc(i64 noundef %26)
  %28 = shl nsw i32 %20, 1
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %27, i64 %29
  %31 = load i32, ptr %5, align 4
  %32 = icmp eq i32 %31, 0
  %33 = sext i32 %20 to i64
  %34 = getelementptr inbounds i32, ptr %27, i64 %33
  %35 = load ptr, ptr @MPI_UNWEIGHTED, align 8
  %36 = select i1 %32, ptr %35, ptr %34
  %37 = sext i32 %21 to i64
  %38 = getelementptr inbounds i32, ptr %30, i64 %37
  %39 = select i1 %32, ptr %35, ptr %38
  %40 = call i32 @MPI_Dist_graph_neighbors(i32 noundef %0, i32 noundef %20, ptr noundef %27, ptr noundef %36, i32 noundef %21, ptr noundef %30, ptr noundef %39)
  %41 = load i32, ptr %3, align 4
  %42 = load i32, ptr %4, align 4
  %43 = icmp eq i32 %41, %42
  br i1 %43, label %44, label %49

44:
  %45 = sext i32 %41 to i64
  %46 = shl nsw i64 %45, 2
  %47 = call i32 @bcmp(ptr %27, ptr %30, i64 %46)
  %48 = icmp eq i32 %47, 0
  call void @free(ptr noundef %27)
  br i1 %48, label %52, label %50

49:
  call void @free(ptr noundef %27)
  br label %50

50:
  call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.14, i64 noundef 94)
  %51 = load i32, ptr %3, align 4
  br label %52

52:
  %53 = phi i32 [ %13, %10 ], [ %17, %14 ], [ %51, %50 ], [ %41, %44 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  ret i32 %53
}

declare i32 @MPI_Neighbor_alltoall(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef)

define internal i32 @enzyme_build.mpi.Neighbor_alltoall_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef readonly %10) {
  %12 = alloca %enzyme_build.mpi.Side, align 8
  %13 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %0, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store i32 %1, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 12
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %15, i8 0, i64 20, i1 false)
  store i32 %2, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 36
  store i32 0, ptr %17, align 4
  %18 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %6)
  store ptr %3, ptr %13, align 8
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store i32 %4, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %13, i64 12
  %21 = getelementptr inbounds nuw i8, ptr %13, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %20, i8 0, i64 20, i1 false)
  store i32 %5, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %13, i64 36
  store i32 0, ptr %22, align 4
  %23 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %6)
  %24 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 13, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %12, i32 noundef %18, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %13, i32 noundef %23, i32 noundef %6, i32 noundef 1, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
  %25 = tail call i32 @MPI_Neighbor_alltoall(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6)
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %24)
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %24)
  ret i32 %25
}

define internal void @enzyme_build.mpi.Neighbor_alltoall_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Ineighbor_alltoall_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readonly %11, ptr noundef writeonly %12) {
  %14 = alloca %enzyme_build.mpi.Side, align 8
  %15 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %0, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 %1, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %17, i8 0, i64 20, i1 false)
  store i32 %2, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 36
  store i32 0, ptr %19, align 4
  %20 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %6)
  store ptr %3, ptr %15, align 8
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i32 %4, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %15, i64 12
  %23 = getelementptr inbounds nuw i8, ptr %15, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %22, i8 0, i64 20, i1 false)
  store i32 %5, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %15, i64 36
  store i32 0, ptr %24, align 4
  %25 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %6)
  %26 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 13, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef %20, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef %25, i32 noundef %6, i32 noundef 0, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11)
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 44
  store i32 1, ptr %27, align 4
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 108
  %29 = load i32, ptr %28, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %35

31:
  %32 = getelementptr inbounds nuw i8, ptr %26, i64 236
  %33 = load i32, ptr %32, align 4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %36, label %35

35:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %26, i32 noundef 2)
  br label %36

36:
  %37 = tail call i32 @MPI_Ineighbor_alltoall(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7)
  store i32 %37, ptr %12, align 4
  %38 = load i32, ptr %7, align 4
  %39 = sext i32 %38 to i64
  %40 = mul i64 %39, -7046029254386353131
  %41 = lshr i64 %40, 58
  %42 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %41
  br label %43

43:
  %44 = phi ptr [ %42, %36 ], [ %47, %43 ]
  %45 = load ptr, ptr %44, align 8
  %46 = icmp eq ptr %45, null
  %47 = getelementptr inbounds nuw i8, ptr %45, i64 360
  br i1 %46, label %48, label %43

48:
  %.lcssa = phi ptr [ %44, %43 ]
  %49 = getelementptr inbounds nuw i8, ptr %26, i64 368
  store i32 %38, ptr %49, align 8
  %50 = getelementptr inbounds nuw i8, ptr %26, i64 360
  store ptr null, ptr %50, align 8
  store ptr %26, ptr %.lcssa, align 8
  ret ptr %26
}

declare i32 @MPI_Ineighbor_alltoall(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Ineighbor_alltoall_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readonly %11) {
  %13 = alloca %enzyme_build.mpi.Side, align 8
  %14 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %0, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store i32 %1, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 12
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %16, i8 0, i64 20, i1 false)
  store i32 %2, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %13, i64 36
  store i32 0, ptr %18, align 4
  %19 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %6)
  store ptr %3, ptr %14, align 8
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 %4, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %21, i8 0, i64 20, i1 false)
  store i32 %5, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %14, i64 36
  store i32 0, ptr %23, align 4
  %24 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %6)
  %25 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 13, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %13, i32 noundef %19, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef %24, i32 noundef %6, i32 noundef 0, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11)
  %26 = tail call i32 @MPI_Ineighbor_alltoall(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7)
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 52
  store i32 1, ptr %27, align 4
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %25)
  %28 = load i32, ptr %7, align 4
  %29 = sext i32 %28 to i64
  %30 = mul i64 %29, -7046029254386353131
  %31 = lshr i64 %30, 58
  %32 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %31
  br label %33

33:
  %34 = phi ptr [ %32, %12 ], [ %37, %33 ]
  %35 = load ptr, ptr %34, align 8
  %36 = icmp eq ptr %35, null
  %37 = getelementptr inbounds nuw i8, ptr %35, i64 360
  br i1 %36, label %38, label %33

38:
  %.lcssa = phi ptr [ %34, %33 ]
  %39 = getelementptr inbounds nuw i8, ptr %25, i64 368
  store i32 %28, ptr %39, align 8
  %40 = getelementptr inbounds nuw i8, ptr %25, i64 360
  store ptr null, ptr %40, align 8
  store ptr %25, ptr %.lcssa, align 8
  ret i32 %26
}

define internal void @enzyme_build.mpi.Ineighbor_alltoall_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Neighbor_alltoallv_keep(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef readonly %11, ptr noundef readonly %12, ptr noundef writeonly %13) {
  %15 = alloca %enzyme_build.mpi.Side, align 8
  %16 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %0, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i32 0, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 12
  store i32 0, ptr %18, align 4
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store ptr %1, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 24
  store ptr %2, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 32
  store i32 %3, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %15, i64 36
  store i32 0, ptr %22, align 4
  %23 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %8)
  store ptr %4, ptr %16, align 8
  %24 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store i32 0, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %16, i64 12
  store i32 0, ptr %25, align 4
  %26 = getelementptr inbounds nuw i8, ptr %16, i64 16
  store ptr %5, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %16, i64 24
  store ptr %6, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %16, i64 32
  store i32 %7, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %16, i64 36
  store i32 0, ptr %29, align 4
  %30 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %8)
  %31 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 12, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef %23, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, i32 noundef %30, i32 noundef %8, i32 noundef 1, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12)
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 44
  store i32 1, ptr %32, align 4
  %33 = getelementptr inbounds nuw i8, ptr %31, i64 108
  %34 = load i32, ptr %33, align 4
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %40

36:
  %37 = getelementptr inbounds nuw i8, ptr %31, i64 236
  %38 = load i32, ptr %37, align 4
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %41, label %40

40:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %31, i32 noundef 2)
  br label %41

41:
  %42 = tail call i32 @MPI_Neighbor_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8)
  store i32 %42, ptr %13, align 4
  tail call fastcc void @enzyme_build.mpi.complete(ptr noundef nonnull %31)
  ret ptr %31
}

declare i32 @MPI_Neighbor_alltoallv(ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef)

define internal i32 @enzyme_build.mpi.Neighbor_alltoallv_forward(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef readonly %11, ptr noundef readonly %12) {
  %14 = alloca %enzyme_build.mpi.Side, align 8
  %15 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %0, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 0, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 12
  store i32 0, ptr %17, align 4
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store ptr %1, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 24
  store ptr %2, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 32
  store i32 %3, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 36
  store i32 0, ptr %21, align 4
  %22 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %8)
  store ptr %4, ptr %15, align 8
  %23 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i32 0, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %15, i64 12
  store i32 0, ptr %24, align 4
  %25 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store ptr %5, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %15, i64 24
  store ptr %6, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %15, i64 32
  store i32 %7, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %15, i64 36
  store i32 0, ptr %28, align 4
  %29 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %8)
  %30 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 12, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef %22, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef %29, i32 noundef %8, i32 noundef 1, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12)
  %31 = tail call i32 @MPI_Neighbor_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8)
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %30)
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %30)
  ret i32 %31
}

define internal void @enzyme_build.mpi.Neighbor_alltoallv_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Ineighbor_alltoallv_keep(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, i32 noundef %10, i32 noundef %11, ptr noundef readonly %12, ptr noundef readonly %13, ptr noundef writeonly %14) {
  %16 = alloca %enzyme_build.mpi.Side, align 8
  %17 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %0, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store i32 0, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 12
  store i32 0, ptr %19, align 4
  %20 = getelementptr inbounds nuw i8, ptr %16, i64 16
  store ptr %1, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %16, i64 24
  store ptr %2, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %16, i64 32
  store i32 %3, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %16, i64 36
  store i32 0, ptr %23, align 4
  %24 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %8)
  store ptr %4, ptr %17, align 8
  %25 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store i32 0, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %17, i64 12
  store i32 0, ptr %26, align 4
  %27 = getelementptr inbounds nuw i8, ptr %17, i64 16
  store ptr %5, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %17, i64 24
  store ptr %6, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %17, i64 32
  store i32 %7, ptr %29, align 8
  %30 = getelementptr inbounds nuw i8, ptr %17, i64 36
  store i32 0, ptr %30, align 4
  %31 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %8)
  %32 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 12, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, i32 noundef %24, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %17, i32 noundef %31, i32 noundef %8, i32 noundef 0, i32 noundef %10, i32 noundef %11, ptr noundef %12, ptr noundef %13)
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 44
  store i32 1, ptr %33, align 4
  %34 = getelementptr inbounds nuw i8, ptr %32, i64 108
  %35 = load i32, ptr %34, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %41

37:
  %38 = getelementptr inbounds nuw i8, ptr %32, i64 236
  %39 = load i32, ptr %38, align 4
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %42, label %41

41:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %32, i32 noundef 2)
  br label %42

42:
  %43 = tail call i32 @MPI_Ineighbor_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9)
  store i32 %43, ptr %14, align 4
  %44 = load i32, ptr %9, align 4
  %45 = sext i32 %44 to i64
  %46 = mul i64 %45, -7046029254386353131
  %47 = lshr i64 %46, 58
  %48 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %47
  br label %49

49:
  %50 = phi ptr [ %48, %42 ], [ %53, %49 ]
  %51 = load ptr, ptr %50, align 8
  %52 = icmp eq ptr %51, null
  %53 = getelementptr inbounds nuw i8, ptr %51, i64 360
  br i1 %52, label %54, label %49

54:
  %.lcssa = phi ptr [ %50, %49 ]
  %55 = getelementptr inbounds nuw i8, ptr %32, i64 368
  store i32 %44, ptr %55, align 8
  %56 = getelementptr inbounds nuw i8, ptr %32, i64 360
  store ptr null, ptr %56, align 8
  store ptr %32, ptr %.lcssa, align 8
  ret ptr %32
}

declare i32 @MPI_Ineighbor_alltoallv(ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Ineighbor_alltoallv_forward(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, i32 noundef %10, i32 noundef %11, ptr noundef readonly %12, ptr noundef readonly %13) {
  %15 = alloca %enzyme_build.mpi.Side, align 8
  %16 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %0, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i32 0, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 12
  store i32 0, ptr %18, align 4
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store ptr %1, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 24
  store ptr %2, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 32
  store i32 %3, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %15, i64 36
  store i32 0, ptr %22, align 4
  %23 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %8)
  store ptr %4, ptr %16, align 8
  %24 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store i32 0, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %16, i64 12
  store i32 0, ptr %25, align 4
  %26 = getelementptr inbounds nuw i8, ptr %16, i64 16
  store ptr %5, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %16, i64 24
  store ptr %6, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %16, i64 32
  store i32 %7, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %16, i64 36
  store i32 0, ptr %29, align 4
  %30 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %8)
  %31 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 12, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef %23, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, i32 noundef %30, i32 noundef %8, i32 noundef 0, i32 noundef %10, i32 noundef %11, ptr noundef %12, ptr noundef %13)
  %32 = tail call i32 @MPI_Ineighbor_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9)
  %33 = getelementptr inbounds nuw i8, ptr %31, i64 52
  store i32 1, ptr %33, align 4
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %31)
  %34 = load i32, ptr %9, align 4
  %35 = sext i32 %34 to i64
  %36 = mul i64 %35, -7046029254386353131
  %37 = lshr i64 %36, 58
  %38 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %37
  br label %39

39:
  %40 = phi ptr [ %38, %14 ], [ %43, %39 ]
  %41 = load ptr, ptr %40, align 8
  %42 = icmp eq ptr %41, null
  %43 = getelementptr inbounds nuw i8, ptr %41, i64 360
  br i1 %42, label %44, label %39

44:
  %.lcssa = phi ptr [ %40, %39 ]
  %45 = getelementptr inbounds nuw i8, ptr %31, i64 368
  store i32 %34, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %31, i64 360
  store ptr null, ptr %46, align 8
  store ptr %31, ptr %.lcssa, align 8
  ret i32 %32
}

define internal void @enzyme_build.mpi.Ineighbor_alltoallv_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Neighbor_allgather_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef readonly %10, ptr noundef writeonly %11) {
  %13 = alloca %enzyme_build.mpi.Side, align 8
  %14 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %0, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store i32 %1, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 12
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %16, i8 0, i64 20, i1 false)
  store i32 %2, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %13, i64 36
  store i32 0, ptr %18, align 4
  store ptr %3, ptr %14, align 8
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 %4, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %20, i8 0, i64 20, i1 false)
  store i32 %5, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 36
  store i32 0, ptr %22, align 4
  %23 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %6)
  %24 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 14, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %13, i32 noundef 1, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef %23, i32 noundef %6, i32 noundef 1, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 44
  store i32 1, ptr %25, align 4
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 108
  %27 = load i32, ptr %26, align 4
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %33

29:
  %30 = getelementptr inbounds nuw i8, ptr %24, i64 236
  %31 = load i32, ptr %30, align 4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %34, label %33

33:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %24, i32 noundef 2)
  br label %34

34:
  %35 = tail call i32 @MPI_Neighbor_allgather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6)
  store i32 %35, ptr %11, align 4
  tail call fastcc void @enzyme_build.mpi.complete(ptr noundef nonnull %24)
  ret ptr %24
}

declare i32 @MPI_Neighbor_allgather(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef)

define internal i32 @enzyme_build.mpi.Neighbor_allgather_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef readonly %10) {
  %12 = alloca %enzyme_build.mpi.Side, align 8
  %13 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %0, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store i32 %1, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 12
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %15, i8 0, i64 20, i1 false)
  store i32 %2, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 36
  store i32 0, ptr %17, align 4
  store ptr %3, ptr %13, align 8
  %18 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store i32 %4, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 12
  %20 = getelementptr inbounds nuw i8, ptr %13, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %19, i8 0, i64 20, i1 false)
  store i32 %5, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %13, i64 36
  store i32 0, ptr %21, align 4
  %22 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %6)
  %23 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 14, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %12, i32 noundef 1, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %13, i32 noundef %22, i32 noundef %6, i32 noundef 1, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
  %24 = tail call i32 @MPI_Neighbor_allgather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6)
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %23)
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %23)
  ret i32 %24
}

define internal void @enzyme_build.mpi.Neighbor_allgather_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Ineighbor_allgather_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readonly %11, ptr noundef writeonly %12) {
  %14 = alloca %enzyme_build.mpi.Side, align 8
  %15 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %0, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 %1, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %17, i8 0, i64 20, i1 false)
  store i32 %2, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 36
  store i32 0, ptr %19, align 4
  store ptr %3, ptr %15, align 8
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i32 %4, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 12
  %22 = getelementptr inbounds nuw i8, ptr %15, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %21, i8 0, i64 20, i1 false)
  store i32 %5, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %15, i64 36
  store i32 0, ptr %23, align 4
  %24 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %6)
  %25 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 14, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef 1, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef %24, i32 noundef %6, i32 noundef 0, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11)
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 44
  store i32 1, ptr %26, align 4
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 108
  %28 = load i32, ptr %27, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %34

30:
  %31 = getelementptr inbounds nuw i8, ptr %25, i64 236
  %32 = load i32, ptr %31, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %35, label %34

34:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %25, i32 noundef 2)
  br label %35

35:
  %36 = tail call i32 @MPI_Ineighbor_allgather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7)
  store i32 %36, ptr %12, align 4
  %37 = load i32, ptr %7, align 4
  %38 = sext i32 %37 to i64
  %39 = mul i64 %38, -7046029254386353131
  %40 = lshr i64 %39, 58
  %41 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %40
  br label %42

42:
  %43 = phi ptr [ %41, %35 ], [ %46, %42 ]
  %44 = load ptr, ptr %43, align 8
  %45 = icmp eq ptr %44, null
  %46 = getelementptr inbounds nuw i8, ptr %44, i64 360
  br i1 %45, label %47, label %42

47:
  %.lcssa = phi ptr [ %43, %42 ]
  %48 = getelementptr inbounds nuw i8, ptr %25, i64 368
  store i32 %37, ptr %48, align 8
  %49 = getelementptr inbounds nuw i8, ptr %25, i64 360
  store ptr null, ptr %49, align 8
  store ptr %25, ptr %.lcssa, align 8
  ret ptr %25
}

declare i32 @MPI_Ineighbor_allgather(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Ineighbor_allgather_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readonly %11) {
  %13 = alloca %enzyme_build.mpi.Side, align 8
  %14 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %0, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store i32 %1, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 12
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %16, i8 0, i64 20, i1 false)
  store i32 %2, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %13, i64 36
  store i32 0, ptr %18, align 4
  store ptr %3, ptr %14, align 8
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 %4, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %20, i8 0, i64 20, i1 false)
  store i32 %5, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 36
  store i32 0, ptr %22, align 4
  %23 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %6)
  %24 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 14, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %13, i32 noundef 1, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef %23, i32 noundef %6, i32 noundef 0, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11)
  %25 = tail call i32 @MPI_Ineighbor_allgather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7)
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 52
  store i32 1, ptr %26, align 4
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %24)
  %27 = load i32, ptr %7, align 4
  %28 = sext i32 %27 to i64
  %29 = mul i64 %28, -7046029254386353131
  %30 = lshr i64 %29, 58
  %31 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %30
  br label %32

32:
  %33 = phi ptr [ %31, %12 ], [ %36, %32 ]
  %34 = load ptr, ptr %33, align 8
  %35 = icmp eq ptr %34, null
  %36 = getelementptr inbounds nuw i8, ptr %34, i64 360
  br i1 %35, label %37, label %32

37:
  %.lcssa = phi ptr [ %33, %32 ]
  %38 = getelementptr inbounds nuw i8, ptr %24, i64 368
  store i32 %27, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %24, i64 360
  store ptr null, ptr %39, align 8
  store ptr %24, ptr %.lcssa, align 8
  ret i32 %25
}

define internal void @enzyme_build.mpi.Ineighbor_allgather_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Neighbor_allgatherv_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readonly %11, ptr noundef writeonly %12) {
  %14 = alloca %enzyme_build.mpi.Side, align 8
  %15 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %0, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 %1, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %17, i8 0, i64 20, i1 false)
  store i32 %2, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 36
  store i32 0, ptr %19, align 4
  store ptr %3, ptr %15, align 8
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i32 0, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 12
  store i32 0, ptr %21, align 4
  %22 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store ptr %4, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %15, i64 24
  store ptr %5, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %15, i64 32
  store i32 %6, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %15, i64 36
  store i32 0, ptr %25, align 4
  %26 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %7)
  %27 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 14, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef 1, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef %26, i32 noundef %7, i32 noundef 1, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11)
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 44
  store i32 1, ptr %28, align 4
  %29 = getelementptr inbounds nuw i8, ptr %27, i64 108
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %36

32:
  %33 = getelementptr inbounds nuw i8, ptr %27, i64 236
  %34 = load i32, ptr %33, align 4
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %37, label %36

36:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %27, i32 noundef 2)
  br label %37

37:
  %38 = tail call i32 @MPI_Neighbor_allgatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7)
  store i32 %38, ptr %12, align 4
  tail call fastcc void @enzyme_build.mpi.complete(ptr noundef nonnull %27)
  ret ptr %27
}

declare i32 @MPI_Neighbor_allgatherv(ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef)

define internal i32 @enzyme_build.mpi.Neighbor_allgatherv_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readonly %11) {
  %13 = alloca %enzyme_build.mpi.Side, align 8
  %14 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %0, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store i32 %1, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 12
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %16, i8 0, i64 20, i1 false)
  store i32 %2, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %13, i64 36
  store i32 0, ptr %18, align 4
  store ptr %3, ptr %14, align 8
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 0, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 12
  store i32 0, ptr %20, align 4
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store ptr %4, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 24
  store ptr %5, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %14, i64 32
  store i32 %6, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %14, i64 36
  store i32 0, ptr %24, align 4
  %25 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %7)
  %26 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 14, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %13, i32 noundef 1, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef %25, i32 noundef %7, i32 noundef 1, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11)
  %27 = tail call i32 @MPI_Neighbor_allgatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7)
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %26)
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %26)
  ret i32 %27
}

define internal void @enzyme_build.mpi.Neighbor_allgatherv_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Ineighbor_allgatherv_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef readonly %11, ptr noundef readonly %12, ptr noundef writeonly %13) {
  %15 = alloca %enzyme_build.mpi.Side, align 8
  %16 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %0, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i32 %1, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 12
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %18, i8 0, i64 20, i1 false)
  store i32 %2, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 36
  store i32 0, ptr %20, align 4
  store ptr %3, ptr %16, align 8
  %21 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store i32 0, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %16, i64 12
  store i32 0, ptr %22, align 4
  %23 = getelementptr inbounds nuw i8, ptr %16, i64 16
  store ptr %4, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %16, i64 24
  store ptr %5, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %16, i64 32
  store i32 %6, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %16, i64 36
  store i32 0, ptr %26, align 4
  %27 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %7)
  %28 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 14, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef 1, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, i32 noundef %27, i32 noundef %7, i32 noundef 0, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12)
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 44
  store i32 1, ptr %29, align 4
  %30 = getelementptr inbounds nuw i8, ptr %28, i64 108
  %31 = load i32, ptr %30, align 4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %37

33:
  %34 = getelementptr inbounds nuw i8, ptr %28, i64 236
  %35 = load i32, ptr %34, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %38, label %37

37:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %28, i32 noundef 2)
  br label %38

38:
  %39 = tail call i32 @MPI_Ineighbor_allgatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8)
  store i32 %39, ptr %13, align 4
  %40 = load i32, ptr %8, align 4
  %41 = sext i32 %40 to i64
  %42 = mul i64 %41, -7046029254386353131
  %43 = lshr i64 %42, 58
  %44 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %43
  br label %45

45:
  %46 = phi ptr [ %44, %38 ], [ %49, %45 ]
  %47 = load ptr, ptr %46, align 8
  %48 = icmp eq ptr %47, null
  %49 = getelementptr inbounds nuw i8, ptr %47, i64 360
  br i1 %48, label %50, label %45

50:
  %.lcssa = phi ptr [ %46, %45 ]
  %51 = getelementptr inbounds nuw i8, ptr %28, i64 368
  store i32 %40, ptr %51, align 8
  %52 = getelementptr inbounds nuw i8, ptr %28, i64 360
  store ptr null, ptr %52, align 8
  store ptr %28, ptr %.lcssa, align 8
  ret ptr %28
}

declare i32 @MPI_Ineighbor_allgatherv(ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Ineighbor_allgatherv_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef readonly %11, ptr noundef readonly %12) {
  %14 = alloca %enzyme_build.mpi.Side, align 8
  %15 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %0, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 %1, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %17, i8 0, i64 20, i1 false)
  store i32 %2, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 36
  store i32 0, ptr %19, align 4
  store ptr %3, ptr %15, align 8
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i32 0, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 12
  store i32 0, ptr %21, align 4
  %22 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store ptr %4, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %15, i64 24
  store ptr %5, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %15, i64 32
  store i32 %6, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %15, i64 36
  store i32 0, ptr %25, align 4
  %26 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %7)
  %27 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 14, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef 1, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef %26, i32 noundef %7, i32 noundef 0, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12)
  %28 = tail call i32 @MPI_Ineighbor_allgatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8)
  %29 = getelementptr inbounds nuw i8, ptr %27, i64 52
  store i32 1, ptr %29, align 4
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %27)
  %30 = load i32, ptr %8, align 4
  %31 = sext i32 %30 to i64
  %32 = mul i64 %31, -7046029254386353131
  %33 = lshr i64 %32, 58
  %34 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %33
  br label %35

35:
  %36 = phi ptr [ %34, %13 ], [ %39, %35 ]
  %37 = load ptr, ptr %36, align 8
  %38 = icmp eq ptr %37, null
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 360
  br i1 %38, label %40, label %35

40:
  %.lcssa = phi ptr [ %36, %35 ]
  %41 = getelementptr inbounds nuw i8, ptr %27, i64 368
  store i32 %30, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %27, i64 360
  store ptr null, ptr %42, align 8
  store ptr %27, ptr %.lcssa, align 8
  ret i32 %28
}

define internal void @enzyme_build.mpi.Ineighbor_allgatherv_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Send_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef readonly %8, ptr noundef writeonly %9) {
  %11 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 0, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8)
  tail call fastcc void @enzyme_build.mpi.begun(ptr noundef %11)
  %12 = tail call i32 @MPI_Send(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  store i32 %12, ptr %9, align 4
  tail call fastcc void @enzyme_build.mpi.finished(ptr noundef %11)
  ret ptr %11
}

define internal fastcc noalias noundef ptr @enzyme_build.mpi.new_message(i32 noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly %9) {
  %11 = alloca %enzyme_build.mpi.Area, align 8
  %12 = tail call fastcc ptr @enzyme_build.mpi.new_record(i32 noundef %6, i32 noundef %4, i32 noundef %5, i32 noundef %8, ptr noundef %9, ptr noundef null)
  %13 = tail call fastcc i32 @enzyme_build.mpi.own_tag()
  %14 = icmp eq i32 %5, %13
  br i1 %14, label %15, label %16

15:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.15, i64 noundef 78)
  br label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 64
  store ptr @enzyme_build.mpi.start_adjoint, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %12, i64 80
  store i32 %0, ptr %18, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %19 = icmp eq i32 %4, -1
  %20 = select i1 %19, i32 0, i32 %2
  %21 = getelementptr inbounds nuw i8, ptr %12, i64 352
  %22 = load ptr, ptr %21, align 8
  call fastcc void @enzyme_build.mpi.area(ptr dead_on_unwind writable sret(%enzyme_build.mpi.Area) align 8 %11, ptr noundef %1, i32 noundef 1, ptr noundef null, i32 noundef %20, ptr noundef null, i32 noundef %3, i32 noundef %7, i32 noundef %8, ptr noundef %22)
  %23 = icmp eq i32 %0, 0
  %24 = select i1 %23, i64 96, i64 224
  %25 = getelementptr inbounds nuw i8, ptr %12, i64 %24
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %25, ptr noundef nonnull align 8 dereferenceable(128) %11, i64 128, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  ret ptr %12
}

define internal fastcc void @enzyme_build.mpi.begun(ptr noundef %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 44
  store i32 1, ptr %2, align 4
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %4 = load i32, ptr %3, align 8
  %5 = icmp eq i32 %4, -1
  br i1 %5, label %33, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, 0
  %10 = select i1 %9, i64 104, i64 232
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 %10
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %33, label %14

14:
  br i1 %9, label %28, label %15

15:
  %16 = icmp eq i32 %4, -2
  br i1 %16, label %23, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 76
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, -1
  %21 = zext i1 %20 to i32
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i32 %21, ptr %22, align 8
  br i1 %20, label %25, label %30

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i32 1, ptr %24, align 8
  br label %25

25:
  %26 = load i32, ptr @enzyme_build.mpi.wild, align 4
  %27 = add nsw i32 %26, 1
  store i32 %27, ptr @enzyme_build.mpi.wild, align 4
  br label %33

28:
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i32 0, ptr %29, align 8
  br label %30

30:
  %31 = icmp ne i32 %8, 0
  %32 = zext i1 %31 to i32
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %0, i32 noundef %32)
  br label %33

33:
  ret void
}

declare i32 @MPI_Send(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define internal fastcc void @enzyme_build.mpi.finished(ptr noundef %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %3 = load i32, ptr %2, align 8
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %8, label %5

5:
  %6 = load i32, ptr @enzyme_build.mpi.wild, align 4
  %7 = add nsw i32 %6, -1
  store i32 %7, ptr @enzyme_build.mpi.wild, align 4
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %0, i32 noundef 1)
  br label %8

8:
  tail call fastcc void @enzyme_build.mpi.complete(ptr noundef nonnull %0)
  ret void
}

define internal i32 @enzyme_build.mpi.Send_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef readonly %8) {
  %10 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 0, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8)
  %11 = tail call i32 @MPI_Send(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  tail call fastcc void @enzyme_build.mpi.send_tangents(ptr noundef %10)
  tail call fastcc void @enzyme_build.mpi.forget(ptr noundef %10)
  ret i32 %11
}

define internal fastcc void @enzyme_build.mpi.send_tangents(ptr noundef readonly %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %4 = load i32, ptr %3, align 8
  %5 = icmp eq i32 %4, -1
  br i1 %5, label %32, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %32, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %12 = load i32, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 84
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %12, %14
  br i1 %15, label %16, label %17

16:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.16, i64 noundef 195)
  br label %17

17:
  %18 = tail call fastcc ptr @enzyme_build.mpi.packed(ptr noundef nonnull %2)
  %19 = load i64, ptr %7, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %21 = load i32, ptr %20, align 8
  %22 = sext i32 %21 to i64
  %23 = mul nsw i64 %19, %22
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %25 = load i32, ptr %24, align 4
  %26 = icmp eq i32 %25, 4
  %27 = select i1 %26, i32 1275069450, i32 1275070475
  %28 = load i32, ptr %3, align 8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 76
  %30 = load i32, ptr %29, align 4
  %31 = load i32, ptr %11, align 8
  tail call fastcc void @enzyme_build.mpi.leave_send(ptr noundef %18, i64 noundef %23, i32 noundef %27, i32 noundef %28, i32 noundef %30, i32 noundef %31)
  br label %32

32:
  ret void
}

define internal fastcc void @enzyme_build.mpi.forget(ptr noundef %0) {
  %2 = load ptr, ptr %0, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %11, label %4

4:
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, %0
  br i1 %7, label %8, label %11

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load ptr, ptr %9, align 8
  store ptr %10, ptr %5, align 8
  br label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %16 = load ptr, ptr %15, align 8
  br i1 %14, label %19, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store ptr %16, ptr %18, align 8
  br label %19

19:
  %20 = icmp eq ptr %16, null
  br i1 %20, label %24, label %21

21:
  %22 = load ptr, ptr %12, align 8
  %23 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store ptr %22, ptr %23, align 8
  br label %24

24:
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 96
  tail call fastcc void @enzyme_build.mpi.forget_area(ptr noundef nonnull %25)
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 224
  tail call fastcc void @enzyme_build.mpi.forget_area(ptr noundef nonnull %26)
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %28 = load ptr, ptr %27, align 8
  tail call void @free(ptr noundef %28)
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %30 = load ptr, ptr %29, align 8
  tail call void @free(ptr noundef %30)
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %32 = load ptr, ptr %31, align 8
  tail call void @free(ptr noundef %32)
  tail call void @free(ptr noundef nonnull %0)
  ret void
}

define internal void @enzyme_build.mpi.Send_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2) {
  tail call fastcc void @enzyme_build.mpi.reverse_message(ptr noundef %0, ptr noundef %2)
  ret void
}

define internal fastcc void @enzyme_build.mpi.reverse_message(ptr noundef %0, ptr noundef %1) {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %13, label %4

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %6 = load i32, ptr %5, align 8
  %7 = icmp ne i32 %6, 0
  %8 = icmp ne ptr %1, null
  %9 = and i1 %8, %7
  br i1 %9, label %10, label %12

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 296
  store ptr %1, ptr %11, align 8
  br label %12

12:
  tail call fastcc void @enzyme_build.mpi.reverse_finish(ptr noundef nonnull %0)
  tail call fastcc void @enzyme_build.mpi.reverse_begin(ptr noundef nonnull %0, ptr noundef %1)
  br label %13

13:
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Ssend_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef readonly %8, ptr noundef writeonly %9) {
  %11 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 0, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8)
  tail call fastcc void @enzyme_build.mpi.begun(ptr noundef %11)
  %12 = tail call i32 @MPI_Ssend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  store i32 %12, ptr %9, align 4
  tail call fastcc void @enzyme_build.mpi.finished(ptr noundef %11)
  ret ptr %11
}

declare i32 @MPI_Ssend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define internal i32 @enzyme_build.mpi.Ssend_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef readonly %8) {
  %10 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 0, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8)
  %11 = tail call i32 @MPI_Ssend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  tail call fastcc void @enzyme_build.mpi.send_tangents(ptr noundef %10)
  tail call fastcc void @enzyme_build.mpi.forget(ptr noundef %10)
  ret i32 %11
}

define internal void @enzyme_build.mpi.Ssend_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2) {
  tail call fastcc void @enzyme_build.mpi.reverse_message(ptr noundef %0, ptr noundef %2)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Bsend_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef readonly %8, ptr noundef writeonly %9) {
  %11 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 0, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8)
  tail call fastcc void @enzyme_build.mpi.begun(ptr noundef %11)
  %12 = tail call i32 @MPI_Bsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  store i32 %12, ptr %9, align 4
  tail call fastcc void @enzyme_build.mpi.finished(ptr noundef %11)
  ret ptr %11
}

declare i32 @MPI_Bsend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define internal i32 @enzyme_build.mpi.Bsend_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef readonly %8) {
  %10 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 0, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8)
  %11 = tail call i32 @MPI_Bsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  tail call fastcc void @enzyme_build.mpi.send_tangents(ptr noundef %10)
  tail call fastcc void @enzyme_build.mpi.forget(ptr noundef %10)
  ret i32 %11
}

define internal void @enzyme_build.mpi.Bsend_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2) {
  tail call fastcc void @enzyme_build.mpi.reverse_message(ptr noundef %0, ptr noundef %2)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Rsend_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef readonly %8, ptr noundef writeonly %9) {
  %11 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 0, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8)
  tail call fastcc void @enzyme_build.mpi.begun(ptr noundef %11)
  %12 = tail call i32 @MPI_Rsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  store i32 %12, ptr %9, align 4
  tail call fastcc void @enzyme_build.mpi.finished(ptr noundef %11)
  ret ptr %11
}

declare i32 @MPI_Rsend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define internal i32 @enzyme_build.mpi.Rsend_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef readonly %8) {
  %10 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 0, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8)
  %11 = tail call i32 @MPI_Rsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  tail call fastcc void @enzyme_build.mpi.send_tangents(ptr noundef %10)
  tail call fastcc void @enzyme_build.mpi.forget(ptr noundef %10)
  ret i32 %11
}

define internal void @enzyme_build.mpi.Rsend_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2) {
  tail call fastcc void @enzyme_build.mpi.reverse_message(ptr noundef %0, ptr noundef %2)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Recv_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef writeonly %10) {
  %12 = tail call fastcc ptr @enzyme_build.mpi.receive(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
  ret ptr %12
}

define internal fastcc noundef ptr @enzyme_build.mpi.receive(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef writeonly %10) {
  %12 = alloca %enzyme_build.mpi.MPI_Status, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  tail call fastcc void @enzyme_build.mpi.check_wild(i32 noundef %3, i32 noundef %4, i32 noundef %5)
  %13 = icmp eq ptr %6, inttoptr (i64 1 to ptr)
  %14 = select i1 %13, ptr %12, ptr %6
  %15 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 1, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %7, i32 noundef %8, ptr noundef %9)
  tail call fastcc void @enzyme_build.mpi.begun(ptr noundef %15)
  %16 = call i32 @MPI_Recv(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %14)
  store i32 %16, ptr %10, align 4
  call fastcc void @enzyme_build.mpi.arrived(ptr noundef %15, ptr noundef %14)
  call fastcc void @enzyme_build.mpi.finished(ptr noundef %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret ptr %15
}

define internal i32 @enzyme_build.mpi.Recv_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly %9) {
  %11 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %12 = call fastcc ptr @enzyme_build.mpi.receive(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef nonnull %11)
  tail call fastcc void @enzyme_build.mpi.receive_tangents(ptr noundef %12)
  tail call fastcc void @enzyme_build.mpi.forget(ptr noundef %12)
  %13 = load i32, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  ret i32 %13
}

define internal fastcc void @enzyme_build.mpi.receive_tangents(ptr noundef %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %3 = load i32, ptr %2, align 8
  %4 = icmp eq i32 %3, -1
  br i1 %4, label %78, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %7 = load i32, ptr %6, align 8
  %8 = icmp eq i32 %7, 0
  %9 = select i1 %8, i64 104, i64 232
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 %9
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %78, label %13

13:
  %14 = load i32, ptr @enzyme_build.mpi.wild, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %.loopexit, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 84
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 76
  br label %23

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %78, label %74

23:
  %24 = phi i32 [ %14, %16 ], [ %32, %31 ]
  %25 = phi i64 [ 0, %16 ], [ %33, %31 ]
  %26 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %25
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %27, null
  br i1 %28, label %31, label %.preheader.preheader

.preheader.preheader:
  br label %.preheader

29:
  %30 = load i32, ptr @enzyme_build.mpi.wild, align 4
  br label %31

31:
  %32 = phi i32 [ %30, %29 ], [ %24, %23 ]
  %33 = add nuw nsw i64 %25, 1
  %34 = icmp ne i32 %32, 0
  %35 = icmp samesign ult i64 %25, 63
  %36 = select i1 %34, i1 %35, i1 false
  br i1 %36, label %23, label %.loopexit.loopexit

.preheader:
  %37 = phi ptr [ %72, %70 ], [ %27, %.preheader.preheader ]
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 40
  %39 = load i32, ptr %38, align 8
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %70, label %41

41:
  %42 = getelementptr inbounds nuw i8, ptr %37, i64 44
  %43 = load i32, ptr %42, align 4
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %70, label %45

45:
  %46 = getelementptr inbounds nuw i8, ptr %37, i64 84
  %47 = load i32, ptr %46, align 4
  %48 = load i32, ptr %17, align 4
  %49 = icmp eq i32 %47, %48
  br i1 %49, label %50, label %70

50:
  %51 = getelementptr inbounds nuw i8, ptr %37, i64 24
  %52 = load i64, ptr %51, align 8
  %53 = load i64, ptr %18, align 8
  %54 = icmp slt i64 %52, %53
  br i1 %54, label %55, label %70

55:
  %56 = getelementptr inbounds nuw i8, ptr %37, i64 72
  %57 = load i32, ptr %56, align 8
  %58 = icmp eq i32 %57, -2
  br i1 %58, label %62, label %59

59:
  %60 = load i32, ptr %2, align 8
  %61 = icmp eq i32 %57, %60
  br i1 %61, label %62, label %70

62:
  %63 = getelementptr inbounds nuw i8, ptr %37, i64 76
  %64 = load i32, ptr %63, align 4
  %65 = icmp eq i32 %64, -1
  br i1 %65, label %69, label %66

66:
  %67 = load i32, ptr %19, align 4
  %68 = icmp eq i32 %64, %67
  br i1 %68, label %69, label %70

69:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.18, i64 noundef 155)
  br label %70

70:
  %71 = getelementptr inbounds nuw i8, ptr %37, i64 360
  %72 = load ptr, ptr %71, align 8
  %73 = icmp eq ptr %72, null
  br i1 %73, label %29, label %.preheader

74:
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 224
  tail call fastcc void @enzyme_build.mpi.fetch_tangents(ptr noundef nonnull %0)
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %77 = load ptr, ptr %76, align 8
  tail call fastcc void @enzyme_build.mpi.move(ptr noundef nonnull %75, i32 noundef 2, ptr noundef %77)
  br label %78

78:
  ret void
}

define internal void @enzyme_build.mpi.Recv_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2) {
  tail call fastcc void @enzyme_build.mpi.reverse_message(ptr noundef %0, ptr noundef %2)
  ret void
}

define internal noalias noundef ptr @enzyme_build.mpi.Sendrecv_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, i32 noundef %12, i32 noundef %13, ptr noundef readonly %14, ptr noundef readonly %15, ptr noundef writeonly %16) {
  %18 = tail call fastcc ptr @enzyme_build.mpi.exchange(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, i32 noundef %12, i32 noundef %13, ptr noundef %14, ptr noundef %15, i32 noundef 0, ptr noundef %16)
  ret ptr %18
}

define internal fastcc noalias noundef ptr @enzyme_build.mpi.exchange(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, i32 noundef %12, i32 noundef %13, ptr noundef readonly %14, ptr noundef readonly %15, i32 noundef %16, ptr noundef writeonly %17) {
  %19 = alloca %enzyme_build.mpi.MPI_Status, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %19)
  tail call fastcc void @enzyme_build.mpi.check_wild(i32 noundef %8, i32 noundef %9, i32 noundef %10)
  %20 = icmp eq ptr %11, inttoptr (i64 1 to ptr)
  %21 = select i1 %20, ptr %19, ptr %11
  %22 = tail call noalias dereferenceable_or_null(16) ptr @malloc(i64 noundef 16)
  %23 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 0, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %10, i32 noundef %12, i32 noundef %13, ptr noundef %14)
  store ptr %23, ptr %22, align 8
  %24 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 1, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %12, i32 noundef %13, ptr noundef %15)
  %25 = getelementptr inbounds nuw i8, ptr %22, i64 8
  store ptr %24, ptr %25, align 8
  tail call fastcc void @enzyme_build.mpi.begun(ptr noundef %23)
  tail call fastcc void @enzyme_build.mpi.begun(ptr noundef %24)
  %26 = icmp eq i32 %16, 0
  br i1 %26, label %29, label %27

27:
  %28 = call i32 @MPI_Sendrecv_replace(ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %3, i32 noundef %4, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %21)
  br label %31

29:
  %30 = call i32 @MPI_Sendrecv(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %21)
  br label %31

31:
  %32 = phi i32 [ %30, %29 ], [ %28, %27 ]
  store i32 %32, ptr %17, align 4
  call fastcc void @enzyme_build.mpi.arrived(ptr noundef %24, ptr noundef %21)
  call fastcc void @enzyme_build.mpi.finished(ptr noundef %23)
  call fastcc void @enzyme_build.mpi.finished(ptr noundef %24)
  call void @llvm.lifetime.end.p0(ptr nonnull %19)
  ret ptr %22
}

define internal noundef i32 @enzyme_build.mpi.Sendrecv_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, i32 noundef %12, i32 noundef %13, ptr noundef readonly %14, ptr noundef readonly %15) {
  %17 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  %18 = call fastcc ptr @enzyme_build.mpi.exchange(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, i32 noundef %12, i32 noundef %13, ptr noundef %14, ptr noundef %15, i32 noundef 0, ptr noundef nonnull %17)
  %19 = load i32, ptr %17, align 4
  tail call fastcc void @enzyme_build.mpi.exchange_tangents(ptr noundef %18)
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  ret i32 %19
}

define internal fastcc void @enzyme_build.mpi.exchange_tangents(ptr noundef %0) {
  %2 = load ptr, ptr %0, align 8
  tail call fastcc void @enzyme_build.mpi.send_tangents(ptr noundef %2)
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  tail call fastcc void @enzyme_build.mpi.receive_tangents(ptr noundef %4)
  %5 = load ptr, ptr %0, align 8
  tail call fastcc void @enzyme_build.mpi.forget(ptr noundef %5)
  %6 = load ptr, ptr %3, align 8
  tail call fastcc void @enzyme_build.mpi.forget(ptr noundef %6)
  tail call void @free(ptr noundef %0)
  ret void
}

define internal void @enzyme_build.mpi.Sendrecv_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_exchange(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal fastcc void @enzyme_build.mpi.reverse_exchange(ptr noundef %0, ptr noundef %1, ptr noundef %2) {
  %4 = icmp eq ptr %0, null
  br i1 %4, label %13, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 296
  store ptr %2, ptr %8, align 8
  %9 = load ptr, ptr %6, align 8
  tail call fastcc void @enzyme_build.mpi.reverse_finish(ptr noundef %9)
  %10 = load ptr, ptr %0, align 8
  tail call fastcc void @enzyme_build.mpi.reverse_finish(ptr noundef %10)
  %11 = load ptr, ptr %0, align 8
  tail call fastcc void @enzyme_build.mpi.reverse_begin(ptr noundef %11, ptr noundef %1)
  %12 = load ptr, ptr %6, align 8
  tail call fastcc void @enzyme_build.mpi.reverse_begin(ptr noundef %12, ptr noundef %2)
  tail call void @free(ptr noundef nonnull %0)
  br label %13

13:
  ret void
}

define internal noalias noundef ptr @enzyme_build.mpi.Sendrecv_replace_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef readonly %11, ptr noundef writeonly %12) {
  %14 = tail call fastcc ptr @enzyme_build.mpi.exchange(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %11, i32 noundef 1, ptr noundef %12)
  ret ptr %14
}

define internal noundef i32 @enzyme_build.mpi.Sendrecv_replace_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef readonly %11) {
  %13 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  %14 = call fastcc ptr @enzyme_build.mpi.exchange(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %11, i32 noundef 1, ptr noundef nonnull %13)
  %15 = load i32, ptr %13, align 4
  tail call fastcc void @enzyme_build.mpi.exchange_tangents(ptr noundef %14)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  ret i32 %15
}

define internal void @enzyme_build.mpi.Sendrecv_replace_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2) {
  tail call fastcc void @enzyme_build.mpi.reverse_exchange(ptr noundef %0, ptr noundef %2, ptr noundef %2)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Isend_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef writeonly %10) {
  %12 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 0, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %7, i32 noundef %8, ptr noundef %9)
  tail call fastcc void @enzyme_build.mpi.begun(ptr noundef %12)
  %13 = tail call i32 @MPI_Isend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  store i32 %13, ptr %10, align 4
  %14 = load i32, ptr %6, align 4
  %15 = sext i32 %14 to i64
  %16 = mul i64 %15, -7046029254386353131
  %17 = lshr i64 %16, 58
  %18 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %17
  br label %19

19:
  %20 = phi ptr [ %18, %11 ], [ %23, %19 ]
  %21 = load ptr, ptr %20, align 8
  %22 = icmp eq ptr %21, null
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 360
  br i1 %22, label %24, label %19

24:
  %.lcssa = phi ptr [ %20, %19 ]
  %25 = getelementptr inbounds nuw i8, ptr %12, i64 368
  store i32 %14, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 360
  store ptr null, ptr %26, align 8
  store ptr %12, ptr %.lcssa, align 8
  ret ptr %12
}

declare i32 @MPI_Isend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Isend_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly %9) {
  %11 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 0, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %7, i32 noundef %8, ptr noundef %9)
  %12 = tail call i32 @MPI_Isend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  tail call fastcc void @enzyme_build.mpi.send_tangents(ptr noundef %11)
  tail call fastcc void @enzyme_build.mpi.forget(ptr noundef %11)
  ret i32 %12
}

define internal void @enzyme_build.mpi.Isend_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2) {
  tail call fastcc void @enzyme_build.mpi.reverse_begin(ptr noundef %0, ptr noundef %2)
  ret void
}

define internal fastcc void @enzyme_build.mpi.reverse_begin(ptr noundef %0, ptr noundef %1) {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %4 = load i32, ptr %3, align 8
  %5 = icmp eq i32 %4, -1
  br i1 %5, label %27, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, 0
  %10 = select i1 %9, i64 104, i64 232
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 %10
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %27, label %14

14:
  tail call fastcc void @enzyme_build.mpi.reverse_finish(ptr noundef nonnull %0)
  %15 = load i32, ptr %7, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %27

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %19 = tail call i32 @MPI_Wait(ptr noundef nonnull %18, ptr noundef nonnull inttoptr (i64 1 to ptr))
  %20 = icmp eq ptr %1, null
  br i1 %20, label %23, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store ptr %1, ptr %22, align 8
  br label %23

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %26 = load ptr, ptr %25, align 8
  tail call fastcc void @enzyme_build.mpi.move(ptr noundef nonnull %24, i32 noundef 1, ptr noundef %26)
  br label %27

27:
  tail call fastcc void @enzyme_build.mpi.forget(ptr noundef nonnull %0)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Issend_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef writeonly %10) {
  %12 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 0, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %7, i32 noundef %8, ptr noundef %9)
  tail call fastcc void @enzyme_build.mpi.begun(ptr noundef %12)
  %13 = tail call i32 @MPI_Issend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  store i32 %13, ptr %10, align 4
  %14 = load i32, ptr %6, align 4
  %15 = sext i32 %14 to i64
  %16 = mul i64 %15, -7046029254386353131
  %17 = lshr i64 %16, 58
  %18 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %17
  br label %19

19:
  %20 = phi ptr [ %18, %11 ], [ %23, %19 ]
  %21 = load ptr, ptr %20, align 8
  %22 = icmp eq ptr %21, null
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 360
  br i1 %22, label %24, label %19

24:
  %.lcssa = phi ptr [ %20, %19 ]
  %25 = getelementptr inbounds nuw i8, ptr %12, i64 368
  store i32 %14, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 360
  store ptr null, ptr %26, align 8
  store ptr %12, ptr %.lcssa, align 8
  ret ptr %12
}

declare i32 @MPI_Issend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Issend_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly %9) {
  %11 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 0, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %7, i32 noundef %8, ptr noundef %9)
  %12 = tail call i32 @MPI_Issend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  tail call fastcc void @enzyme_build.mpi.send_tangents(ptr noundef %11)
  tail call fastcc void @enzyme_build.mpi.forget(ptr noundef %11)
  ret i32 %12
}

define internal void @enzyme_build.mpi.Issend_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2) {
  tail call fastcc void @enzyme_build.mpi.reverse_begin(ptr noundef %0, ptr noundef %2)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Ibsend_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef writeonly %10) {
  %12 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 0, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %7, i32 noundef %8, ptr noundef %9)
  tail call fastcc void @enzyme_build.mpi.begun(ptr noundef %12)
  %13 = tail call i32 @MPI_Ibsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  store i32 %13, ptr %10, align 4
  %14 = load i32, ptr %6, align 4
  %15 = sext i32 %14 to i64
  %16 = mul i64 %15, -7046029254386353131
  %17 = lshr i64 %16, 58
  %18 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %17
  br label %19

19:
  %20 = phi ptr [ %18, %11 ], [ %23, %19 ]
  %21 = load ptr, ptr %20, align 8
  %22 = icmp eq ptr %21, null
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 360
  br i1 %22, label %24, label %19

24:
  %.lcssa = phi ptr [ %20, %19 ]
  %25 = getelementptr inbounds nuw i8, ptr %12, i64 368
  store i32 %14, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 360
  store ptr null, ptr %26, align 8
  store ptr %12, ptr %.lcssa, align 8
  ret ptr %12
}

declare i32 @MPI_Ibsend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Ibsend_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly %9) {
  %11 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 0, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %7, i32 noundef %8, ptr noundef %9)
  %12 = tail call i32 @MPI_Ibsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  tail call fastcc void @enzyme_build.mpi.send_tangents(ptr noundef %11)
  tail call fastcc void @enzyme_build.mpi.forget(ptr noundef %11)
  ret i32 %12
}

define internal void @enzyme_build.mpi.Ibsend_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2) {
  tail call fastcc void @enzyme_build.mpi.reverse_begin(ptr noundef %0, ptr noundef %2)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Irsend_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef writeonly %10) {
  %12 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 0, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %7, i32 noundef %8, ptr noundef %9)
  tail call fastcc void @enzyme_build.mpi.begun(ptr noundef %12)
  %13 = tail call i32 @MPI_Irsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  store i32 %13, ptr %10, align 4
  %14 = load i32, ptr %6, align 4
  %15 = sext i32 %14 to i64
  %16 = mul i64 %15, -7046029254386353131
  %17 = lshr i64 %16, 58
  %18 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %17
  br label %19

19:
  %20 = phi ptr [ %18, %11 ], [ %23, %19 ]
  %21 = load ptr, ptr %20, align 8
  %22 = icmp eq ptr %21, null
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 360
  br i1 %22, label %24, label %19

24:
  %.lcssa = phi ptr [ %20, %19 ]
  %25 = getelementptr inbounds nuw i8, ptr %12, i64 368
  store i32 %14, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 360
  store ptr null, ptr %26, align 8
  store ptr %12, ptr %.lcssa, align 8
  ret ptr %12
}

declare i32 @MPI_Irsend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Irsend_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly %9) {
  %11 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 0, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %7, i32 noundef %8, ptr noundef %9)
  %12 = tail call i32 @MPI_Irsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  tail call fastcc void @enzyme_build.mpi.send_tangents(ptr noundef %11)
  tail call fastcc void @enzyme_build.mpi.forget(ptr noundef %11)
  ret i32 %12
}

define internal void @enzyme_build.mpi.Irsend_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2) {
  tail call fastcc void @enzyme_build.mpi.reverse_begin(ptr noundef %0, ptr noundef %2)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Irecv_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef writeonly %10) {
  tail call fastcc void @enzyme_build.mpi.check_wild(i32 noundef %3, i32 noundef %4, i32 noundef %5)
  %12 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 1, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %7, i32 noundef %8, ptr noundef %9)
  tail call fastcc void @enzyme_build.mpi.begun(ptr noundef %12)
  %13 = tail call i32 @MPI_Irecv(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  store i32 %13, ptr %10, align 4
  %14 = load i32, ptr %6, align 4
  %15 = sext i32 %14 to i64
  %16 = mul i64 %15, -7046029254386353131
  %17 = lshr i64 %16, 58
  %18 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %17
  br label %19

19:
  %20 = phi ptr [ %18, %11 ], [ %23, %19 ]
  %21 = load ptr, ptr %20, align 8
  %22 = icmp eq ptr %21, null
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 360
  br i1 %22, label %24, label %19

24:
  %.lcssa = phi ptr [ %20, %19 ]
  %25 = getelementptr inbounds nuw i8, ptr %12, i64 368
  store i32 %14, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 360
  store ptr null, ptr %26, align 8
  store ptr %12, ptr %.lcssa, align 8
  ret ptr %12
}

define internal fastcc void @enzyme_build.mpi.check_wild(i32 noundef %0, i32 noundef %1, i32 noundef %2) {
  %4 = icmp eq i32 %0, -2
  %5 = icmp eq i32 %1, -1
  %6 = or i1 %4, %5
  br i1 %6, label %7, label %11

7:
  %8 = tail call fastcc ptr @enzyme_build.mpi.find_twin(i32 noundef %2)
  %9 = icmp eq ptr %8, null
  br i1 %9, label %10, label %11

10:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.19, i64 noundef 219)
  br label %11

11:
  ret void
}

declare i32 @MPI_Irecv(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Irecv_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly %9) {
  %11 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %12 = call ptr @enzyme_build.mpi.Irecv_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef nonnull %11)
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 52
  store i32 1, ptr %13, align 4
  %14 = load i32, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  ret i32 %14
}

define internal void @enzyme_build.mpi.Irecv_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2) {
  tail call fastcc void @enzyme_build.mpi.reverse_begin(ptr noundef %0, ptr noundef %2)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Send_init_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef writeonly %10) {
  %12 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 0, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %7, i32 noundef %8, ptr noundef %9)
  %13 = tail call i32 @MPI_Send_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  store i32 %13, ptr %10, align 4
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 48
  store i32 1, ptr %14, align 8
  %15 = load i32, ptr %6, align 4
  %16 = sext i32 %15 to i64
  %17 = mul i64 %16, -7046029254386353131
  %18 = lshr i64 %17, 58
  %19 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %18
  br label %20

20:
  %21 = phi ptr [ %19, %11 ], [ %24, %20 ]
  %22 = load ptr, ptr %21, align 8
  %23 = icmp eq ptr %22, null
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 360
  br i1 %23, label %25, label %20

25:
  %.lcssa = phi ptr [ %21, %20 ]
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 368
  store i32 %15, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 360
  store ptr null, ptr %27, align 8
  store ptr %12, ptr %.lcssa, align 8
  ret ptr %12
}

declare i32 @MPI_Send_init(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Send_init_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly %9) {
  %11 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %12 = call ptr @enzyme_build.mpi.Send_init_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef nonnull %11)
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 52
  store i32 1, ptr %13, align 4
  %14 = load i32, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  ret i32 %14
}

define internal void @enzyme_build.mpi.Send_init_reverse(ptr noundef %0, i32 noundef %1, ptr noundef readnone %2) {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %5 = load i32, ptr %4, align 8
  %6 = sext i32 %5 to i64
  %7 = mul i64 %6, -7046029254386353131
  %8 = lshr i64 %7, 58
  %9 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %8
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %.loopexit, label %12

12:
  %13 = icmp eq ptr %10, %0
  br i1 %13, label %.loopexit2, label %.preheader.preheader

.preheader.preheader:
  br label %.preheader

.preheader:
  %14 = phi ptr [ %16, %18 ], [ %10, %.preheader.preheader ]
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 360
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %.loopexit.loopexit, label %18

18:
  %19 = icmp eq ptr %16, %0
  br i1 %19, label %.loopexit2.loopexit, label %.preheader

.loopexit2.loopexit:
  %.lcssa11 = phi ptr [ %14, %18 ]
  %20 = getelementptr inbounds nuw i8, ptr %.lcssa11, i64 360
  br label %.loopexit2

.loopexit2:
  %21 = phi ptr [ %9, %12 ], [ %20, %.loopexit2.loopexit ]
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %21, align 8
  br label %.loopexit

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  tail call fastcc void @enzyme_build.mpi.forget(ptr noundef %0)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Ssend_init_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef writeonly %10) {
  %12 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 0, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %7, i32 noundef %8, ptr noundef %9)
  %13 = tail call i32 @MPI_Ssend_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  store i32 %13, ptr %10, align 4
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 48
  store i32 1, ptr %14, align 8
  %15 = load i32, ptr %6, align 4
  %16 = sext i32 %15 to i64
  %17 = mul i64 %16, -7046029254386353131
  %18 = lshr i64 %17, 58
  %19 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %18
  br label %20

20:
  %21 = phi ptr [ %19, %11 ], [ %24, %20 ]
  %22 = load ptr, ptr %21, align 8
  %23 = icmp eq ptr %22, null
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 360
  br i1 %23, label %25, label %20

25:
  %.lcssa = phi ptr [ %21, %20 ]
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 368
  store i32 %15, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 360
  store ptr null, ptr %27, align 8
  store ptr %12, ptr %.lcssa, align 8
  ret ptr %12
}

declare i32 @MPI_Ssend_init(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Ssend_init_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly %9) {
  %11 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %12 = call ptr @enzyme_build.mpi.Ssend_init_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef nonnull %11)
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 52
  store i32 1, ptr %13, align 4
  %14 = load i32, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  ret i32 %14
}

define internal void @enzyme_build.mpi.Ssend_init_reverse(ptr noundef %0, i32 noundef %1, ptr noundef readnone %2) {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %5 = load i32, ptr %4, align 8
  %6 = sext i32 %5 to i64
  %7 = mul i64 %6, -7046029254386353131
  %8 = lshr i64 %7, 58
  %9 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %8
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %.loopexit, label %12

12:
  %13 = icmp eq ptr %10, %0
  br i1 %13, label %.loopexit2, label %.preheader.preheader

.preheader.preheader:
  br label %.preheader

.preheader:
  %14 = phi ptr [ %16, %18 ], [ %10, %.preheader.preheader ]
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 360
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %.loopexit.loopexit, label %18

18:
  %19 = icmp eq ptr %16, %0
  br i1 %19, label %.loopexit2.loopexit, label %.preheader

.loopexit2.loopexit:
  %.lcssa11 = phi ptr [ %14, %18 ]
  %20 = getelementptr inbounds nuw i8, ptr %.lcssa11, i64 360
  br label %.loopexit2

.loopexit2:
  %21 = phi ptr [ %9, %12 ], [ %20, %.loopexit2.loopexit ]
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %21, align 8
  br label %.loopexit

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  tail call fastcc void @enzyme_build.mpi.forget(ptr noundef %0)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Bsend_init_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef writeonly %10) {
  %12 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 0, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %7, i32 noundef %8, ptr noundef %9)
  %13 = tail call i32 @MPI_Bsend_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  store i32 %13, ptr %10, align 4
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 48
  store i32 1, ptr %14, align 8
  %15 = load i32, ptr %6, align 4
  %16 = sext i32 %15 to i64
  %17 = mul i64 %16, -7046029254386353131
  %18 = lshr i64 %17, 58
  %19 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %18
  br label %20

20:
  %21 = phi ptr [ %19, %11 ], [ %24, %20 ]
  %22 = load ptr, ptr %21, align 8
  %23 = icmp eq ptr %22, null
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 360
  br i1 %23, label %25, label %20

25:
  %.lcssa = phi ptr [ %21, %20 ]
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 368
  store i32 %15, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 360
  store ptr null, ptr %27, align 8
  store ptr %12, ptr %.lcssa, align 8
  ret ptr %12
}

declare i32 @MPI_Bsend_init(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Bsend_init_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly %9) {
  %11 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %12 = call ptr @enzyme_build.mpi.Bsend_init_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef nonnull %11)
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 52
  store i32 1, ptr %13, align 4
  %14 = load i32, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  ret i32 %14
}

define internal void @enzyme_build.mpi.Bsend_init_reverse(ptr noundef %0, i32 noundef %1, ptr noundef readnone %2) {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %5 = load i32, ptr %4, align 8
  %6 = sext i32 %5 to i64
  %7 = mul i64 %6, -7046029254386353131
  %8 = lshr i64 %7, 58
  %9 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %8
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %.loopexit, label %12

12:
  %13 = icmp eq ptr %10, %0
  br i1 %13, label %.loopexit2, label %.preheader.preheader

.preheader.preheader:
  br label %.preheader

.preheader:
  %14 = phi ptr [ %16, %18 ], [ %10, %.preheader.preheader ]
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 360
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %.loopexit.loopexit, label %18

18:
  %19 = icmp eq ptr %16, %0
  br i1 %19, label %.loopexit2.loopexit, label %.preheader

.loopexit2.loopexit:
  %.lcssa11 = phi ptr [ %14, %18 ]
  %20 = getelementptr inbounds nuw i8, ptr %.lcssa11, i64 360
  br label %.loopexit2

.loopexit2:
  %21 = phi ptr [ %9, %12 ], [ %20, %.loopexit2.loopexit ]
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %21, align 8
  br label %.loopexit

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  tail call fastcc void @enzyme_build.mpi.forget(ptr noundef %0)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Rsend_init_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef writeonly %10) {
  %12 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 0, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %7, i32 noundef %8, ptr noundef %9)
  %13 = tail call i32 @MPI_Rsend_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  store i32 %13, ptr %10, align 4
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 48
  store i32 1, ptr %14, align 8
  %15 = load i32, ptr %6, align 4
  %16 = sext i32 %15 to i64
  %17 = mul i64 %16, -7046029254386353131
  %18 = lshr i64 %17, 58
  %19 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %18
  br label %20

20:
  %21 = phi ptr [ %19, %11 ], [ %24, %20 ]
  %22 = load ptr, ptr %21, align 8
  %23 = icmp eq ptr %22, null
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 360
  br i1 %23, label %25, label %20

25:
  %.lcssa = phi ptr [ %21, %20 ]
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 368
  store i32 %15, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 360
  store ptr null, ptr %27, align 8
  store ptr %12, ptr %.lcssa, align 8
  ret ptr %12
}

declare i32 @MPI_Rsend_init(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Rsend_init_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly %9) {
  %11 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %12 = call ptr @enzyme_build.mpi.Rsend_init_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef nonnull %11)
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 52
  store i32 1, ptr %13, align 4
  %14 = load i32, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  ret i32 %14
}

define internal void @enzyme_build.mpi.Rsend_init_reverse(ptr noundef %0, i32 noundef %1, ptr noundef readnone %2) {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %5 = load i32, ptr %4, align 8
  %6 = sext i32 %5 to i64
  %7 = mul i64 %6, -7046029254386353131
  %8 = lshr i64 %7, 58
  %9 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %8
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %.loopexit, label %12

12:
  %13 = icmp eq ptr %10, %0
  br i1 %13, label %.loopexit2, label %.preheader.preheader

.preheader.preheader:
  br label %.preheader

.preheader:
  %14 = phi ptr [ %16, %18 ], [ %10, %.preheader.preheader ]
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 360
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %.loopexit.loopexit, label %18

18:
  %19 = icmp eq ptr %16, %0
  br i1 %19, label %.loopexit2.loopexit, label %.preheader

.loopexit2.loopexit:
  %.lcssa11 = phi ptr [ %14, %18 ]
  %20 = getelementptr inbounds nuw i8, ptr %.lcssa11, i64 360
  br label %.loopexit2

.loopexit2:
  %21 = phi ptr [ %9, %12 ], [ %20, %.loopexit2.loopexit ]
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %21, align 8
  br label %.loopexit

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  tail call fastcc void @enzyme_build.mpi.forget(ptr noundef %0)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Recv_init_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef writeonly %10) {
  %12 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 1, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %7, i32 noundef %8, ptr noundef %9)
  tail call fastcc void @enzyme_build.mpi.check_wild(i32 noundef %3, i32 noundef %4, i32 noundef %5)
  %13 = tail call i32 @MPI_Recv_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  store i32 %13, ptr %10, align 4
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 48
  store i32 1, ptr %14, align 8
  %15 = load i32, ptr %6, align 4
  %16 = sext i32 %15 to i64
  %17 = mul i64 %16, -7046029254386353131
  %18 = lshr i64 %17, 58
  %19 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %18
  br label %20

20:
  %21 = phi ptr [ %19, %11 ], [ %24, %20 ]
  %22 = load ptr, ptr %21, align 8
  %23 = icmp eq ptr %22, null
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 360
  br i1 %23, label %25, label %20

25:
  %.lcssa = phi ptr [ %21, %20 ]
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 368
  store i32 %15, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 360
  store ptr null, ptr %27, align 8
  store ptr %12, ptr %.lcssa, align 8
  ret ptr %12
}

declare i32 @MPI_Recv_init(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Recv_init_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly %9) {
  %11 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %12 = call ptr @enzyme_build.mpi.Recv_init_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef nonnull %11)
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 52
  store i32 1, ptr %13, align 4
  %14 = load i32, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  ret i32 %14
}

define internal void @enzyme_build.mpi.Recv_init_reverse(ptr noundef %0, i32 noundef %1, ptr noundef readnone %2) {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %5 = load i32, ptr %4, align 8
  %6 = sext i32 %5 to i64
  %7 = mul i64 %6, -7046029254386353131
  %8 = lshr i64 %7, 58
  %9 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %8
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %.loopexit, label %12

12:
  %13 = icmp eq ptr %10, %0
  br i1 %13, label %.loopexit2, label %.preheader.preheader

.preheader.preheader:
  br label %.preheader

.preheader:
  %14 = phi ptr [ %16, %18 ], [ %10, %.preheader.preheader ]
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 360
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %.loopexit.loopexit, label %18

18:
  %19 = icmp eq ptr %16, %0
  br i1 %19, label %.loopexit2.loopexit, label %.preheader

.loopexit2.loopexit:
  %.lcssa11 = phi ptr [ %14, %18 ]
  %20 = getelementptr inbounds nuw i8, ptr %.lcssa11, i64 360
  br label %.loopexit2

.loopexit2:
  %21 = phi ptr [ %9, %12 ], [ %20, %.loopexit2.loopexit ]
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %21, align 8
  br label %.loopexit

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  tail call fastcc void @enzyme_build.mpi.forget(ptr noundef %0)
  ret void
}

define internal noalias noundef ptr @enzyme_build.mpi.Start_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef writeonly %3) {
  %5 = tail call i32 @MPI_Start(ptr noundef %0)
  store i32 %5, ptr %3, align 4
  %6 = tail call fastcc ptr @enzyme_build.mpi.start_all(i32 noundef 1, ptr noundef %0, i32 noundef 0)
  ret ptr %6
}

declare i32 @MPI_Start(ptr noundef)

define internal fastcc noalias noundef ptr @enzyme_build.mpi.start_all(i32 noundef %0, ptr noundef readonly %1, i32 noundef %2) {
  %4 = alloca { i64, i32, i32, i32, i32, i32, i32, i32, i32 }, align 8
  %5 = alloca [24 x i8], align 8
  %6 = alloca [16 x i8], align 8
  %7 = alloca { i64, i32 }, align 8
  %8 = sext i32 %0 to i64
  %9 = shl nsw i64 %8, 3
  %10 = add nsw i64 %9, 8
  %11 = tail call noalias ptr @malloc(i64 noundef %10)
  store i32 %0, ptr %11, align 8
  %12 = icmp sgt i32 %0, 0
  br i1 %12, label %13, label %.loopexit8

13:
  %14 = icmp ne i32 %2, 0
  %15 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %16 = zext nneg i32 %0 to i64
  br label %17

.loopexit8.loopexit:
  br label %.loopexit8

.loopexit8:
  ret ptr %11

17:
  %18 = phi i64 [ 0, %13 ], [ %124, %121 ]
  %19 = getelementptr inbounds nuw i32, ptr %1, i64 %18
  %20 = load i32, ptr %19, align 4
  %21 = sext i32 %20 to i64
  %22 = mul i64 %21, -7046029254386353131
  %23 = lshr i64 %22, 58
  %24 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %23
  %25 = load ptr, ptr %24, align 8
  %26 = icmp eq ptr %25, null
  br i1 %26, label %.loopexit.loopexit31, label %.preheader.preheader

.preheader.preheader:
  br label %.preheader

.preheader:
  %27 = phi ptr [ %37, %35 ], [ %25, %.preheader.preheader ]
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 368
  %29 = load i32, ptr %28, align 8
  %30 = icmp eq i32 %29, %20
  br i1 %30, label %31, label %35

31:
  %32 = getelementptr inbounds nuw i8, ptr %27, i64 48
  %33 = load i32, ptr %32, align 8
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %39

35:
  %36 = getelementptr inbounds nuw i8, ptr %27, i64 360
  %37 = load ptr, ptr %36, align 8
  %38 = icmp eq ptr %37, null
  br i1 %38, label %.loopexit.loopexit, label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit.loopexit31:
  br label %.loopexit

.loopexit:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.20, i64 noundef 169)
  unreachable

39:
  %.lcssa = phi ptr [ %27, %31 ]
  %40 = getelementptr inbounds nuw i8, ptr %.lcssa, i64 80
  %41 = load i32, ptr %40, align 8
  %42 = icmp eq i32 %41, 0
  %43 = select i1 %42, i64 96, i64 224
  %44 = getelementptr inbounds nuw i8, ptr %.lcssa, i64 %43
  %45 = getelementptr inbounds nuw i8, ptr %.lcssa, i64 84
  %46 = load i32, ptr %45, align 4
  %47 = getelementptr inbounds nuw i8, ptr %.lcssa, i64 72
  %48 = load i32, ptr %47, align 8
  %49 = getelementptr inbounds nuw i8, ptr %.lcssa, i64 76
  %50 = load i32, ptr %49, align 4
  %51 = getelementptr inbounds nuw i8, ptr %44, i64 80
  %52 = load i32, ptr %51, align 8
  %53 = getelementptr inbounds nuw i8, ptr %.lcssa, i64 352
  %54 = load ptr, ptr %53, align 8
  %55 = tail call fastcc ptr @enzyme_build.mpi.new_record(i32 noundef %46, i32 noundef %48, i32 noundef %50, i32 noundef %52, ptr noundef %54, ptr noundef null)
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 64
  store ptr @enzyme_build.mpi.start_adjoint, ptr %56, align 8
  %57 = getelementptr inbounds nuw i8, ptr %.lcssa, i64 88
  %58 = load i32, ptr %57, align 8
  %59 = getelementptr inbounds nuw i8, ptr %55, i64 88
  store i32 %58, ptr %59, align 8
  %60 = load i32, ptr %40, align 8
  %61 = getelementptr inbounds nuw i8, ptr %55, i64 80
  store i32 %60, ptr %61, align 8
  %62 = icmp eq i32 %60, 0
  %63 = select i1 %62, i64 96, i64 224
  %64 = getelementptr inbounds nuw i8, ptr %55, i64 %63
  call void @llvm.lifetime.start.p0(ptr %4)
  call void @llvm.lifetime.start.p0(ptr %5)
  call void @llvm.lifetime.start.p0(ptr %6)
  call void @llvm.lifetime.start.p0(ptr %7)
  %65 = getelementptr inbounds nuw i8, ptr %55, i64 352
  %66 = load ptr, ptr %65, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %4, ptr noundef nonnull align 8 dereferenceable(40) %44, i64 40, i1 false)
  %67 = getelementptr inbounds nuw i8, ptr %44, i64 40
  %68 = load ptr, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %44, i64 48
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %5, ptr noundef nonnull align 8 dereferenceable(24) %69, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %6, ptr noundef nonnull align 8 dereferenceable(16) %51, i64 16, i1 false)
  %70 = getelementptr inbounds nuw i8, ptr %44, i64 96
  %71 = getelementptr inbounds nuw i8, ptr %44, i64 104
  %72 = load ptr, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %44, i64 112
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %7, ptr noundef nonnull align 8 dereferenceable(16) %73, i64 16, i1 false)
  %74 = getelementptr inbounds nuw i8, ptr %44, i64 36
  %75 = load i32, ptr %74, align 4
  %76 = icmp sgt i32 %75, 1
  br i1 %76, label %77, label %85

77:
  %78 = zext nneg i32 %75 to i64
  %79 = shl nuw nsw i64 %78, 4
  %80 = tail call noalias ptr @malloc(i64 noundef %79)
  %81 = getelementptr inbounds nuw i8, ptr %44, i64 32
  %82 = load i32, ptr %81, align 8
  %83 = sext i32 %82 to i64
  %84 = shl nsw i64 %83, 4
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %80, ptr align 8 %68, i64 %84, i1 false)
  br label %85

85:
  %86 = phi ptr [ %80, %77 ], [ %68, %39 ]
  %87 = getelementptr inbounds nuw i8, ptr %44, i64 84
  %88 = load i32, ptr %87, align 4
  %89 = shl nsw i32 %88, 1
  %90 = sext i32 %89 to i64
  %91 = shl nsw i64 %90, 2
  %92 = or disjoint i64 %91, 1
  %93 = tail call noalias ptr @malloc(i64 noundef %92)
  %94 = load ptr, ptr %70, align 8
  %95 = sext i32 %88 to i64
  %96 = shl nsw i64 %95, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %93, ptr align 4 %94, i64 %96, i1 false)
  %97 = icmp eq ptr %72, null
  br i1 %97, label %100, label %98

98:
  %99 = getelementptr inbounds i32, ptr %93, i64 %95
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %99, ptr nonnull align 4 %72, i64 %96, i1 false)
  br label %100

100:
  %101 = phi ptr [ null, %85 ], [ %99, %98 ]
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %64, ptr noundef nonnull align 8 dereferenceable(40) %4, i64 40, i1 false)
  %102 = getelementptr inbounds nuw i8, ptr %64, i64 40
  store ptr %86, ptr %102, align 8
  %103 = getelementptr inbounds nuw i8, ptr %64, i64 48
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %103, ptr noundef nonnull align 8 dereferenceable(24) %5, i64 24, i1 false)
  %104 = getelementptr inbounds nuw i8, ptr %64, i64 72
  store ptr %66, ptr %104, align 8
  %105 = getelementptr inbounds nuw i8, ptr %64, i64 80
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %105, ptr noundef nonnull align 8 dereferenceable(16) %6, i64 16, i1 false)
  %106 = getelementptr inbounds nuw i8, ptr %64, i64 96
  store ptr %93, ptr %106, align 8
  %107 = getelementptr inbounds nuw i8, ptr %64, i64 104
  store ptr %101, ptr %107, align 8
  %108 = getelementptr inbounds nuw i8, ptr %64, i64 112
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %108, ptr noundef nonnull align 8 dereferenceable(16) %7, i64 16, i1 false)
  call void @llvm.lifetime.end.p0(ptr %4)
  call void @llvm.lifetime.end.p0(ptr %5)
  call void @llvm.lifetime.end.p0(ptr %6)
  call void @llvm.lifetime.end.p0(ptr %7)
  %109 = getelementptr inbounds nuw i8, ptr %55, i64 52
  store i32 %2, ptr %109, align 4
  %110 = select i1 %14, i1 %62, i1 false
  br i1 %110, label %111, label %112

111:
  tail call fastcc void @enzyme_build.mpi.send_tangents(ptr noundef nonnull %55)
  tail call fastcc void @enzyme_build.mpi.forget(ptr noundef nonnull %55)
  br label %121

112:
  tail call fastcc void @enzyme_build.mpi.begun(ptr noundef nonnull %55)
  br label %113

113:
  %114 = phi ptr [ %24, %112 ], [ %117, %113 ]
  %115 = load ptr, ptr %114, align 8
  %116 = icmp eq ptr %115, null
  %117 = getelementptr inbounds nuw i8, ptr %115, i64 360
  br i1 %116, label %118, label %113

118:
  %.lcssa33 = phi ptr [ %114, %113 ]
  %119 = getelementptr inbounds nuw i8, ptr %55, i64 368
  store i32 %20, ptr %119, align 8
  %120 = getelementptr inbounds nuw i8, ptr %55, i64 360
  store ptr null, ptr %120, align 8
  store ptr %55, ptr %.lcssa33, align 8
  br label %121

121:
  %122 = phi ptr [ %55, %118 ], [ null, %111 ]
  %123 = getelementptr inbounds nuw ptr, ptr %15, i64 %18
  store ptr %122, ptr %123, align 8
  %124 = add nuw nsw i64 %18, 1
  %125 = icmp eq i64 %124, %16
  br i1 %125, label %.loopexit8.loopexit, label %17
}

define internal i32 @enzyme_build.mpi.Start_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2) {
  %4 = tail call i32 @MPI_Start(ptr noundef %0)
  %5 = tail call fastcc ptr @enzyme_build.mpi.start_all(i32 noundef 1, ptr noundef %0, i32 noundef 1)
  tail call void @free(ptr noundef %5)
  ret i32 %4
}

declare void @free(ptr allocptr noundef captures(none))

define internal void @enzyme_build.mpi.Start_reverse(ptr noundef %0, i32 noundef %1) {
  tail call fastcc void @enzyme_build.mpi.reverse_start(ptr noundef %0)
  ret void
}

define internal fastcc void @enzyme_build.mpi.reverse_start(ptr noundef %0) {
  %2 = load i32, ptr %0, align 8
  %3 = icmp sgt i32 %2, 0
  br i1 %3, label %4, label %.loopexit

4:
  %5 = zext nneg i32 %2 to i64
  br label %6

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  tail call void @free(ptr noundef nonnull %0)
  ret void

6:
  %7 = phi i64 [ %5, %4 ], [ %8, %13 ]
  %8 = add nsw i64 %7, -1
  %9 = getelementptr ptr, ptr %0, i64 %7
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %13, label %12

12:
  tail call fastcc void @enzyme_build.mpi.reverse_begin(ptr noundef nonnull %10, ptr noundef null)
  br label %13

13:
  %14 = icmp samesign ugt i64 %7, 1
  br i1 %14, label %6, label %.loopexit.loopexit
}

define internal noalias noundef ptr @enzyme_build.mpi.Startall_keep(i32 noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef writeonly %4) {
  %6 = tail call i32 @MPI_Startall(i32 noundef %0, ptr noundef %1)
  store i32 %6, ptr %4, align 4
  %7 = tail call fastcc ptr @enzyme_build.mpi.start_all(i32 noundef %0, ptr noundef %1, i32 noundef 0)
  ret ptr %7
}

declare i32 @MPI_Startall(i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Startall_forward(i32 noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) {
  %5 = tail call i32 @MPI_Startall(i32 noundef %0, ptr noundef %1)
  %6 = tail call fastcc ptr @enzyme_build.mpi.start_all(i32 noundef %0, ptr noundef %1, i32 noundef 1)
  tail call void @free(ptr noundef %6)
  ret i32 %5
}

define internal void @enzyme_build.mpi.Startall_reverse(ptr noundef %0, i32 noundef %1) {
  tail call fastcc void @enzyme_build.mpi.reverse_start(ptr noundef %0)
  ret void
}

define internal noalias noundef ptr @enzyme_build.mpi.Wait_keep(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef writeonly %4) {
  %6 = tail call fastcc ptr @enzyme_build.mpi.Wait_done(ptr noundef %0, ptr noundef %1, ptr noundef %4)
  ret ptr %6
}

define internal fastcc noalias noundef ptr @enzyme_build.mpi.Wait_done(ptr noundef %0, ptr noundef %1, ptr noundef writeonly %2) {
  %4 = alloca %enzyme_build.mpi.MPI_Status, align 4
  %5 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = load i32, ptr %0, align 4
  store i32 %6, ptr %5, align 4
  %7 = icmp eq ptr %1, inttoptr (i64 1 to ptr)
  %8 = select i1 %7, ptr %4, ptr %1
  %9 = call i32 @MPI_Wait(ptr noundef nonnull %0, ptr noundef %8)
  store i32 %9, ptr %2, align 4
  %10 = call fastcc ptr @enzyme_build.mpi.complete_all(i32 noundef 1, ptr noundef null, ptr noundef nonnull %5, ptr noundef %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret ptr %10
}

define internal i32 @enzyme_build.mpi.Wait_forward(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) {
  %5 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = call fastcc ptr @enzyme_build.mpi.Wait_done(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %5)
  tail call void @free(ptr noundef %6)
  %7 = load i32, ptr %5, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  ret i32 %7
}

define internal void @enzyme_build.mpi.Wait_reverse(ptr noundef %0, i32 noundef %1) {
  tail call fastcc void @enzyme_build.mpi.reverse_completion(ptr noundef %0)
  ret void
}

define internal fastcc void @enzyme_build.mpi.reverse_completion(ptr noundef %0) {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %20, label %3

3:
  %4 = load i32, ptr %0, align 8
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %.loopexit

6:
  %7 = zext nneg i32 %4 to i64
  br label %8

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  tail call void @free(ptr noundef nonnull %0)
  br label %20

8:
  %9 = phi i64 [ %7, %6 ], [ %10, %18 ]
  %10 = add nsw i64 %9, -1
  %11 = getelementptr ptr, ptr %0, i64 %9
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 400
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %17, label %16

16:
  tail call fastcc void @enzyme_build.mpi.reverse_finish_collective(ptr noundef nonnull %12)
  br label %18

17:
  tail call fastcc void @enzyme_build.mpi.reverse_finish(ptr noundef nonnull %12)
  br label %18

18:
  %19 = icmp samesign ugt i64 %9, 1
  br i1 %19, label %8, label %.loopexit.loopexit

20:
  ret void
}

define internal noalias noundef ptr @enzyme_build.mpi.Test_keep(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef writeonly %5) {
  %7 = tail call fastcc ptr @enzyme_build.mpi.Test_done(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %5)
  ret ptr %7
}

define internal fastcc noalias noundef ptr @enzyme_build.mpi.Test_done(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef writeonly %3) {
  %5 = alloca %enzyme_build.mpi.MPI_Status, align 4
  %6 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %7 = load i32, ptr %0, align 4
  store i32 %7, ptr %6, align 4
  %8 = icmp eq ptr %2, inttoptr (i64 1 to ptr)
  %9 = select i1 %8, ptr %5, ptr %2
  %10 = call i32 @MPI_Test(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %9)
  store i32 %10, ptr %3, align 4
  %11 = load i32, ptr %1, align 4
  %12 = icmp ne i32 %11, 0
  %13 = zext i1 %12 to i32
  %14 = call fastcc ptr @enzyme_build.mpi.complete_all(i32 noundef %13, ptr noundef null, ptr noundef nonnull %6, ptr noundef %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  ret ptr %14
}

define internal i32 @enzyme_build.mpi.Test_forward(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) {
  %6 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %7 = call fastcc ptr @enzyme_build.mpi.Test_done(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef nonnull %6)
  tail call void @free(ptr noundef %7)
  %8 = load i32, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  ret i32 %8
}

define internal void @enzyme_build.mpi.Test_reverse(ptr noundef %0, i32 noundef %1) {
  tail call fastcc void @enzyme_build.mpi.reverse_completion(ptr noundef %0)
  ret void
}

define internal noalias noundef ptr @enzyme_build.mpi.Waitall_keep(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef writeonly %5) {
  %7 = tail call fastcc ptr @enzyme_build.mpi.Waitall_done(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %5)
  ret ptr %7
}

define internal fastcc noalias noundef ptr @enzyme_build.mpi.Waitall_done(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef writeonly %3) {
  %5 = sext i32 %0 to i64
  %6 = shl nsw i64 %5, 2
  %7 = or disjoint i64 %6, 1
  %8 = tail call noalias noundef ptr @malloc(i64 noundef %7)
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %8, ptr readonly align 4 %1, i64 %6, i1 false)
  %9 = icmp eq ptr %2, inttoptr (i64 1 to ptr)
  br i1 %9, label %10, label %14

10:
  %11 = mul nsw i64 %5, 20
  %12 = or disjoint i64 %11, 1
  %13 = tail call noalias ptr @malloc(i64 noundef %12)
  br label %14

14:
  %15 = phi ptr [ %13, %10 ], [ %2, %4 ]
  %16 = tail call i32 @MPI_Waitall(i32 noundef %0, ptr noundef %1, ptr noundef %15)
  store i32 %16, ptr %3, align 4
  %17 = icmp ne ptr %15, %2
  %18 = zext i1 %17 to i32
  %19 = tail call fastcc ptr @enzyme_build.mpi.several(i32 noundef %0, ptr noundef null, ptr noundef %8, ptr noundef %15, i32 noundef %18)
  ret ptr %19
}

define internal i32 @enzyme_build.mpi.Waitall_forward(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) {
  %6 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %7 = call fastcc ptr @enzyme_build.mpi.Waitall_done(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef nonnull %6)
  tail call void @free(ptr noundef %7)
  %8 = load i32, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  ret i32 %8
}

define internal void @enzyme_build.mpi.Waitall_reverse(ptr noundef %0, i32 noundef %1) {
  tail call fastcc void @enzyme_build.mpi.reverse_completion(ptr noundef %0)
  ret void
}

define internal noalias noundef ptr @enzyme_build.mpi.Testall_keep(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef writeonly %6) {
  %8 = tail call fastcc ptr @enzyme_build.mpi.Testall_done(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %6)
  ret ptr %8
}

define internal fastcc noalias noundef ptr @enzyme_build.mpi.Testall_done(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef writeonly %4) {
  %6 = sext i32 %0 to i64
  %7 = shl nsw i64 %6, 2
  %8 = or disjoint i64 %7, 1
  %9 = tail call noalias noundef ptr @malloc(i64 noundef %8)
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr readonly align 4 %1, i64 %7, i1 false)
  %10 = icmp eq ptr %3, inttoptr (i64 1 to ptr)
  br i1 %10, label %11, label %15

11:
  %12 = mul nsw i64 %6, 20
  %13 = or disjoint i64 %12, 1
  %14 = tail call noalias ptr @malloc(i64 noundef %13)
  br label %15

15:
  %16 = phi ptr [ %14, %11 ], [ %3, %5 ]
  %17 = tail call i32 @MPI_Testall(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %16)
  store i32 %17, ptr %4, align 4
  %18 = load i32, ptr %2, align 4
  %19 = icmp eq i32 %18, 0
  %20 = select i1 %19, i32 0, i32 %0
  %21 = icmp ne ptr %16, %3
  %22 = zext i1 %21 to i32
  %23 = tail call fastcc ptr @enzyme_build.mpi.several(i32 noundef %20, ptr noundef null, ptr noundef %9, ptr noundef %16, i32 noundef %22)
  ret ptr %23
}

define internal i32 @enzyme_build.mpi.Testall_forward(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5) {
  %7 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %8 = call fastcc ptr @enzyme_build.mpi.Testall_done(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef nonnull %7)
  tail call void @free(ptr noundef %8)
  %9 = load i32, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  ret i32 %9
}

define internal void @enzyme_build.mpi.Testall_reverse(ptr noundef %0, i32 noundef %1) {
  tail call fastcc void @enzyme_build.mpi.reverse_completion(ptr noundef %0)
  ret void
}

define internal noalias noundef ptr @enzyme_build.mpi.Waitany_keep(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef writeonly %6) {
  %8 = tail call fastcc ptr @enzyme_build.mpi.Waitany_done(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %6)
  ret ptr %8
}

define internal fastcc noalias noundef ptr @enzyme_build.mpi.Waitany_done(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef writeonly %4) {
  %6 = sext i32 %0 to i64
  %7 = shl nsw i64 %6, 2
  %8 = or disjoint i64 %7, 1
  %9 = tail call noalias noundef ptr @malloc(i64 noundef %8)
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr readonly align 4 %1, i64 %7, i1 false)
  %10 = icmp eq ptr %3, inttoptr (i64 1 to ptr)
  br i1 %10, label %11, label %13

11:
  %12 = tail call noalias dereferenceable_or_null(21) ptr @malloc(i64 noundef 21)
  br label %13

13:
  %14 = phi ptr [ %12, %11 ], [ %3, %5 ]
  %15 = tail call i32 @MPI_Waitany(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %14)
  store i32 %15, ptr %4, align 4
  %16 = load i32, ptr %2, align 4
  %17 = icmp ne i32 %16, -32766
  %18 = zext i1 %17 to i32
  %19 = icmp ne ptr %14, %3
  %20 = zext i1 %19 to i32
  %21 = tail call fastcc ptr @enzyme_build.mpi.several(i32 noundef %18, ptr noundef nonnull %2, ptr noundef %9, ptr noundef %14, i32 noundef %20)
  ret ptr %21
}

define internal i32 @enzyme_build.mpi.Waitany_forward(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5) {
  %7 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %8 = call fastcc ptr @enzyme_build.mpi.Waitany_done(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef nonnull %7)
  tail call void @free(ptr noundef %8)
  %9 = load i32, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  ret i32 %9
}

define internal void @enzyme_build.mpi.Waitany_reverse(ptr noundef %0, i32 noundef %1) {
  tail call fastcc void @enzyme_build.mpi.reverse_completion(ptr noundef %0)
  ret void
}

define internal noalias noundef ptr @enzyme_build.mpi.Testany_keep(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef writeonly %7) {
  %9 = tail call fastcc ptr @enzyme_build.mpi.Testany_done(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %7)
  ret ptr %9
}

define internal fastcc noalias noundef ptr @enzyme_build.mpi.Testany_done(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef writeonly %5) {
  %7 = sext i32 %0 to i64
  %8 = shl nsw i64 %7, 2
  %9 = or disjoint i64 %8, 1
  %10 = tail call noalias noundef ptr @malloc(i64 noundef %9)
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %10, ptr readonly align 4 %1, i64 %8, i1 false)
  %11 = icmp eq ptr %4, inttoptr (i64 1 to ptr)
  br i1 %11, label %12, label %14

12:
  %13 = tail call noalias dereferenceable_or_null(21) ptr @malloc(i64 noundef 21)
  br label %14

14:
  %15 = phi ptr [ %13, %12 ], [ %4, %6 ]
  %16 = tail call i32 @MPI_Testany(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %15)
  store i32 %16, ptr %5, align 4
  %17 = load i32, ptr %3, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %23, label %19

19:
  %20 = load i32, ptr %2, align 4
  %21 = icmp ne i32 %20, -32766
  %22 = zext i1 %21 to i32
  br label %23

23:
  %24 = phi i32 [ 0, %14 ], [ %22, %19 ]
  %25 = icmp ne ptr %15, %4
  %26 = zext i1 %25 to i32
  %27 = tail call fastcc ptr @enzyme_build.mpi.several(i32 noundef %24, ptr noundef %2, ptr noundef %10, ptr noundef %15, i32 noundef %26)
  ret ptr %27
}

define internal i32 @enzyme_build.mpi.Testany_forward(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6) {
  %8 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %9 = call fastcc ptr @enzyme_build.mpi.Testany_done(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef nonnull %8)
  tail call void @free(ptr noundef %9)
  %10 = load i32, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  ret i32 %10
}

define internal void @enzyme_build.mpi.Testany_reverse(ptr noundef %0, i32 noundef %1) {
  tail call fastcc void @enzyme_build.mpi.reverse_completion(ptr noundef %0)
  ret void
}

define internal noalias noundef ptr @enzyme_build.mpi.Waitsome_keep(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef writeonly %7) {
  %9 = tail call fastcc ptr @enzyme_build.mpi.Waitsome_done(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %7)
  ret ptr %9
}

define internal fastcc noalias noundef ptr @enzyme_build.mpi.Waitsome_done(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef writeonly %5) {
  %7 = sext i32 %0 to i64
  %8 = shl nsw i64 %7, 2
  %9 = or disjoint i64 %8, 1
  %10 = tail call noalias noundef ptr @malloc(i64 noundef %9)
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %10, ptr readonly align 4 %1, i64 %8, i1 false)
  %11 = icmp eq ptr %4, inttoptr (i64 1 to ptr)
  br i1 %11, label %12, label %16

12:
  %13 = mul nsw i64 %7, 20
  %14 = or disjoint i64 %13, 1
  %15 = tail call noalias ptr @malloc(i64 noundef %14)
  br label %16

16:
  %17 = phi ptr [ %15, %12 ], [ %4, %6 ]
  %18 = tail call i32 @MPI_Waitsome(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %17)
  store i32 %18, ptr %5, align 4
  %19 = load i32, ptr %2, align 4
  %20 = icmp eq i32 %19, -32766
  %21 = select i1 %20, i32 0, i32 %19
  %22 = icmp ne ptr %17, %4
  %23 = zext i1 %22 to i32
  %24 = tail call fastcc ptr @enzyme_build.mpi.several(i32 noundef %21, ptr noundef %3, ptr noundef %10, ptr noundef %17, i32 noundef %23)
  ret ptr %24
}

define internal i32 @enzyme_build.mpi.Waitsome_forward(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6) {
  %8 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %9 = call fastcc ptr @enzyme_build.mpi.Waitsome_done(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef nonnull %8)
  tail call void @free(ptr noundef %9)
  %10 = load i32, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  ret i32 %10
}

define internal void @enzyme_build.mpi.Waitsome_reverse(ptr noundef %0, i32 noundef %1) {
  tail call fastcc void @enzyme_build.mpi.reverse_completion(ptr noundef %0)
  ret void
}

define internal noalias noundef ptr @enzyme_build.mpi.Testsome_keep(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef writeonly %7) {
  %9 = tail call fastcc ptr @enzyme_build.mpi.Testsome_done(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %7)
  ret ptr %9
}

define internal fastcc noalias noundef ptr @enzyme_build.mpi.Testsome_done(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef writeonly %5) {
  %7 = sext i32 %0 to i64
  %8 = shl nsw i64 %7, 2
  %9 = or disjoint i64 %8, 1
  %10 = tail call noalias noundef ptr @malloc(i64 noundef %9)
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %10, ptr readonly align 4 %1, i64 %8, i1 false)
  %11 = icmp eq ptr %4, inttoptr (i64 1 to ptr)
  br i1 %11, label %12, label %16

12:
  %13 = mul nsw i64 %7, 20
  %14 = or disjoint i64 %13, 1
  %15 = tail call noalias ptr @malloc(i64 noundef %14)
  br label %16

16:
  %17 = phi ptr [ %15, %12 ], [ %4, %6 ]
  %18 = tail call i32 @MPI_Testsome(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %17)
  store i32 %18, ptr %5, align 4
  %19 = load i32, ptr %2, align 4
  %20 = icmp eq i32 %19, -32766
  %21 = select i1 %20, i32 0, i32 %19
  %22 = icmp ne ptr %17, %4
  %23 = zext i1 %22 to i32
  %24 = tail call fastcc ptr @enzyme_build.mpi.several(i32 noundef %21, ptr noundef %3, ptr noundef %10, ptr noundef %17, i32 noundef %23)
  ret ptr %24
}

define internal i32 @enzyme_build.mpi.Testsome_forward(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6) {
  %8 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %9 = call fastcc ptr @enzyme_build.mpi.Testsome_done(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef nonnull %8)
  tail call void @free(ptr noundef %9)
  %10 = load i32, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  ret i32 %10
}

define internal void @enzyme_build.mpi.Testsome_reverse(ptr noundef %0, i32 noundef %1) {
  tail call fastcc void @enzyme_build.mpi.reverse_completion(ptr noundef %0)
  ret void
}

define internal noalias noundef ptr @enzyme_build.mpi.Comm_free_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef writeonly %3) {
  %5 = load i32, ptr %0, align 4
  %6 = sext i32 %5 to i64
  %7 = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24)
  %8 = load ptr, ptr @enzyme_build.mpi.freed, align 8
  store ptr %8, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i64 %6, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr @enzyme_build.mpi.free_comm, ptr %10, align 8
  store ptr %7, ptr @enzyme_build.mpi.freed, align 8
  store i32 67108864, ptr %0, align 4
  store i32 0, ptr %3, align 4
  ret ptr null
}

define internal i32 @enzyme_build.mpi.free_comm(ptr noundef %0) {
  %2 = tail call i32 @MPI_Comm_free(ptr noundef %0)
  ret i32 %2
}

define internal i32 @enzyme_build.mpi.Comm_free_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2) {
  %4 = load i32, ptr %0, align 4
  %5 = sext i32 %4 to i64
  br label %6

6:
  %7 = phi i64 [ 0, %3 ], [ %19, %.loopexit ]
  %8 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %7
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %.loopexit, label %.preheader.preheader

.preheader.preheader:
  br label %.preheader

11:
  %12 = getelementptr inbounds nuw i8, ptr %15, i64 360
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %.loopexit.loopexit, label %.preheader

.preheader:
  %15 = phi ptr [ %13, %11 ], [ %9, %.preheader.preheader ]
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 84
  %17 = load i32, ptr %16, align 4
  %18 = icmp eq i32 %4, %17
  br i1 %18, label %21, label %11

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %19 = add nuw nsw i64 %7, 1
  %20 = icmp eq i64 %19, 64
  br i1 %20, label %26, label %6

21:
  %22 = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24)
  %23 = load ptr, ptr @enzyme_build.mpi.freed, align 8
  store ptr %23, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 8
  store i64 %5, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %22, i64 16
  store ptr @enzyme_build.mpi.free_comm, ptr %25, align 8
  store ptr %22, ptr @enzyme_build.mpi.freed, align 8
  store i32 67108864, ptr %0, align 4
  br label %28

26:
  %27 = tail call i32 @MPI_Comm_free(ptr noundef nonnull %0)
  br label %28

28:
  %29 = phi i32 [ 0, %21 ], [ %27, %26 ]
  ret i32 %29
}

define internal void @enzyme_build.mpi.Comm_free_reverse(ptr noundef readnone %0, i32 noundef %1) {
  ret void
}

define internal noalias noundef ptr @enzyme_build.mpi.Type_free_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef writeonly %3) {
  %5 = load i32, ptr %0, align 4
  %6 = sext i32 %5 to i64
  %7 = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24)
  %8 = load ptr, ptr @enzyme_build.mpi.freed, align 8
  store ptr %8, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i64 %6, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr @enzyme_build.mpi.free_type, ptr %10, align 8
  store ptr %7, ptr @enzyme_build.mpi.freed, align 8
  store i32 201326592, ptr %0, align 4
  store i32 0, ptr %3, align 4
  ret ptr null
}

define internal i32 @enzyme_build.mpi.free_type(ptr noundef %0) {
  %2 = tail call i32 @MPI_Type_free(ptr noundef %0)
  ret i32 %2
}

define internal i32 @enzyme_build.mpi.Type_free_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2) {
  %4 = load i32, ptr %0, align 4
  %5 = sext i32 %4 to i64
  br label %6

6:
  %7 = phi i64 [ 0, %3 ], [ %19, %.loopexit ]
  %8 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %7
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %.loopexit, label %.preheader.preheader

.preheader.preheader:
  br label %.preheader

11:
  %12 = getelementptr inbounds nuw i8, ptr %15, i64 360
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %.loopexit.loopexit, label %.preheader

.preheader:
  %15 = phi ptr [ %13, %11 ], [ %9, %.preheader.preheader ]
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 84
  %17 = load i32, ptr %16, align 4
  %18 = icmp eq i32 %4, %17
  br i1 %18, label %21, label %11

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %19 = add nuw nsw i64 %7, 1
  %20 = icmp eq i64 %19, 64
  br i1 %20, label %26, label %6

21:
  %22 = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24)
  %23 = load ptr, ptr @enzyme_build.mpi.freed, align 8
  store ptr %23, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 8
  store i64 %5, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %22, i64 16
  store ptr @enzyme_build.mpi.free_type, ptr %25, align 8
  store ptr %22, ptr @enzyme_build.mpi.freed, align 8
  store i32 201326592, ptr %0, align 4
  br label %28

26:
  %27 = tail call i32 @MPI_Type_free(ptr noundef nonnull %0)
  br label %28

28:
  %29 = phi i32 [ 0, %21 ], [ %27, %26 ]
  ret i32 %29
}

define internal void @enzyme_build.mpi.Type_free_reverse(ptr noundef readnone %0, i32 noundef %1) {
  ret void
}

define internal noalias noundef ptr @enzyme_build.mpi.Op_free_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef writeonly %3) {
  %5 = load i32, ptr %0, align 4
  %6 = sext i32 %5 to i64
  %7 = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24)
  %8 = load ptr, ptr @enzyme_build.mpi.freed, align 8
  store ptr %8, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i64 %6, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr @enzyme_build.mpi.free_op, ptr %10, align 8
  store ptr %7, ptr @enzyme_build.mpi.freed, align 8
  store i32 402653184, ptr %0, align 4
  store i32 0, ptr %3, align 4
  ret ptr null
}

define internal i32 @enzyme_build.mpi.free_op(ptr noundef %0) {
  %2 = tail call i32 @MPI_Op_free(ptr noundef %0)
  ret i32 %2
}

define internal i32 @enzyme_build.mpi.Op_free_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2) {
  %4 = load i32, ptr %0, align 4
  %5 = sext i32 %4 to i64
  br label %6

6:
  %7 = phi i64 [ 0, %3 ], [ %19, %.loopexit ]
  %8 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %7
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %.loopexit, label %.preheader.preheader

.preheader.preheader:
  br label %.preheader

11:
  %12 = getelementptr inbounds nuw i8, ptr %15, i64 360
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %.loopexit.loopexit, label %.preheader

.preheader:
  %15 = phi ptr [ %13, %11 ], [ %9, %.preheader.preheader ]
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 84
  %17 = load i32, ptr %16, align 4
  %18 = icmp eq i32 %4, %17
  br i1 %18, label %21, label %11

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %19 = add nuw nsw i64 %7, 1
  %20 = icmp eq i64 %19, 64
  br i1 %20, label %26, label %6

21:
  %22 = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24)
  %23 = load ptr, ptr @enzyme_build.mpi.freed, align 8
  store ptr %23, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 8
  store i64 %5, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %22, i64 16
  store ptr @enzyme_build.mpi.free_op, ptr %25, align 8
  store ptr %22, ptr @enzyme_build.mpi.freed, align 8
  store i32 402653184, ptr %0, align 4
  br label %28

26:
  %27 = tail call i32 @MPI_Op_free(ptr noundef nonnull %0)
  br label %28

28:
  %29 = phi i32 [ 0, %21 ], [ %27, %26 ]
  ret i32 %29
}

define internal void @enzyme_build.mpi.Op_free_reverse(ptr noundef readnone %0, i32 noundef %1) {
  ret void
}

define internal noalias noundef ptr @enzyme_build.mpi.Type_contiguous_keep(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef writeonly %5) {
  %7 = tail call i32 @MPI_Type_contiguous(i32 noundef %0, i32 noundef %1, ptr noundef %2)
  store i32 %7, ptr %5, align 4
  %8 = tail call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4)
  %9 = load i32, ptr %2, align 4
  store i32 %9, ptr %8, align 4
  ret ptr %8
}

declare noalias noundef ptr @malloc(i64 noundef)

define internal i32 @enzyme_build.mpi.Type_contiguous_forward(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) {
  %6 = tail call i32 @MPI_Type_contiguous(i32 noundef %0, i32 noundef %1, ptr noundef %2)
  ret i32 %6
}

define internal void @enzyme_build.mpi.Type_contiguous_reverse(ptr noundef %0, i32 noundef %1) {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %11, label %4

4:
  %5 = load i32, ptr %0, align 4
  %6 = sext i32 %5 to i64
  %7 = tail call fastcc i32 @enzyme_build.mpi.was_freed(i64 noundef %6, ptr noundef nonnull @enzyme_build.mpi.free_type)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:
  %10 = tail call i32 @MPI_Type_free(ptr noundef nonnull %0)
  br label %11

11:
  tail call void @free(ptr noundef %0)
  ret void
}

define internal fastcc i32 @enzyme_build.mpi.was_freed(i64 noundef %0, ptr noundef readnone %1) {
  %3 = load ptr, ptr @enzyme_build.mpi.freed, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %.loopexit, label %.preheader.preheader

.preheader.preheader:
  br label %.preheader

.preheader:
  %5 = phi ptr [ %15, %14 ], [ %3, %.preheader.preheader ]
  %6 = phi ptr [ %5, %14 ], [ @enzyme_build.mpi.freed, %.preheader.preheader ]
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, %0
  br i1 %9, label %10, label %14

10:
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %12 = load ptr, ptr %11, align 8
  %13 = icmp eq ptr %12, %1
  br i1 %13, label %17, label %14

14:
  %15 = load ptr, ptr %5, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %.loopexit.loopexit, label %.preheader

17:
  %.lcssa22 = phi ptr [ %5, %10 ]
  %.lcssa = phi ptr [ %6, %10 ]
  %18 = load ptr, ptr %.lcssa22, align 8
  store ptr %18, ptr %.lcssa, align 8
  tail call void @free(ptr noundef nonnull %.lcssa22)
  br label %.loopexit

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %19 = phi i32 [ 1, %17 ], [ 0, %2 ], [ 0, %.loopexit.loopexit ]
  ret i32 %19
}

define internal noalias noundef ptr @enzyme_build.mpi.Type_dup_keep(i32 noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef writeonly %4) {
  %6 = tail call i32 @MPI_Type_dup(i32 noundef %0, ptr noundef %1)
  store i32 %6, ptr %4, align 4
  %7 = tail call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4)
  %8 = load i32, ptr %1, align 4
  store i32 %8, ptr %7, align 4
  ret ptr %7
}

define internal i32 @enzyme_build.mpi.Type_dup_forward(i32 noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) {
  %5 = tail call i32 @MPI_Type_dup(i32 noundef %0, ptr noundef %1)
  ret i32 %5
}

define internal void @enzyme_build.mpi.Type_dup_reverse(ptr noundef %0, i32 noundef %1) {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %11, label %4

4:
  %5 = load i32, ptr %0, align 4
  %6 = sext i32 %5 to i64
  %7 = tail call fastcc i32 @enzyme_build.mpi.was_freed(i64 noundef %6, ptr noundef nonnull @enzyme_build.mpi.free_type)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:
  %10 = tail call i32 @MPI_Type_free(ptr noundef nonnull %0)
  br label %11

11:
  tail call void @free(ptr noundef %0)
  ret void
}

define internal noalias noundef ptr @enzyme_build.mpi.Type_vector_keep(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef writeonly %7) {
  %9 = tail call i32 @MPI_Type_vector(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4)
  store i32 %9, ptr %7, align 4
  %10 = tail call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4)
  %11 = load i32, ptr %4, align 4
  store i32 %11, ptr %10, align 4
  ret ptr %10
}

define internal i32 @enzyme_build.mpi.Type_vector_forward(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6) {
  %8 = tail call i32 @MPI_Type_vector(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4)
  ret i32 %8
}

define internal void @enzyme_build.mpi.Type_vector_reverse(ptr noundef %0, i32 noundef %1) {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %11, label %4

4:
  %5 = load i32, ptr %0, align 4
  %6 = sext i32 %5 to i64
  %7 = tail call fastcc i32 @enzyme_build.mpi.was_freed(i64 noundef %6, ptr noundef nonnull @enzyme_build.mpi.free_type)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:
  %10 = tail call i32 @MPI_Type_free(ptr noundef nonnull %0)
  br label %11

11:
  tail call void @free(ptr noundef %0)
  ret void
}

define internal noalias noundef ptr @enzyme_build.mpi.Type_create_hvector_keep(i32 noundef %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef writeonly %7) {
  %9 = tail call i32 @MPI_Type_create_hvector(i32 noundef %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, ptr noundef %4)
  store i32 %9, ptr %7, align 4
  %10 = tail call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4)
  %11 = load i32, ptr %4, align 4
  store i32 %11, ptr %10, align 4
  ret ptr %10
}

define internal i32 @enzyme_build.mpi.Type_create_hvector_forward(i32 noundef %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6) {
  %8 = tail call i32 @MPI_Type_create_hvector(i32 noundef %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, ptr noundef %4)
  ret i32 %8
}

define internal void @enzyme_build.mpi.Type_create_hvector_reverse(ptr noundef %0, i32 noundef %1) {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %11, label %4

4:
  %5 = load i32, ptr %0, align 4
  %6 = sext i32 %5 to i64
  %7 = tail call fastcc i32 @enzyme_build.mpi.was_freed(i64 noundef %6, ptr noundef nonnull @enzyme_build.mpi.free_type)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:
  %10 = tail call i32 @MPI_Type_free(ptr noundef nonnull %0)
  br label %11

11:
  tail call void @free(ptr noundef %0)
  ret void
}

define internal noalias noundef ptr @enzyme_build.mpi.Type_indexed_keep(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef writeonly %7) {
  %9 = tail call i32 @MPI_Type_indexed(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4)
  store i32 %9, ptr %7, align 4
  %10 = tail call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4)
  %11 = load i32, ptr %4, align 4
  store i32 %11, ptr %10, align 4
  ret ptr %10
}

define internal i32 @enzyme_build.mpi.Type_indexed_forward(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6) {
  %8 = tail call i32 @MPI_Type_indexed(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4)
  ret i32 %8
}

define internal void @enzyme_build.mpi.Type_indexed_reverse(ptr noundef %0, i32 noundef %1) {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %11, label %4

4:
  %5 = load i32, ptr %0, align 4
  %6 = sext i32 %5 to i64
  %7 = tail call fastcc i32 @enzyme_build.mpi.was_freed(i64 noundef %6, ptr noundef nonnull @enzyme_build.mpi.free_type)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:
  %10 = tail call i32 @MPI_Type_free(ptr noundef nonnull %0)
  br label %11

11:
  tail call void @free(ptr noundef %0)
  ret void
}

define internal noalias noundef ptr @enzyme_build.mpi.Type_create_hindexed_keep(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef writeonly %7) {
  %9 = tail call i32 @MPI_Type_create_hindexed(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4)
  store i32 %9, ptr %7, align 4
  %10 = tail call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4)
  %11 = load i32, ptr %4, align 4
  store i32 %11, ptr %10, align 4
  ret ptr %10
}

define internal i32 @enzyme_build.mpi.Type_create_hindexed_forward(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6) {
  %8 = tail call i32 @MPI_Type_create_hindexed(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4)
  ret i32 %8
}

define internal void @enzyme_build.mpi.Type_create_hindexed_reverse(ptr noundef %0, i32 noundef %1) {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %11, label %4

4:
  %5 = load i32, ptr %0, align 4
  %6 = sext i32 %5 to i64
  %7 = tail call fastcc i32 @enzyme_build.mpi.was_freed(i64 noundef %6, ptr noundef nonnull @enzyme_build.mpi.free_type)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:
  %10 = tail call i32 @MPI_Type_free(ptr noundef nonnull %0)
  br label %11

11:
  tail call void @free(ptr noundef %0)
  ret void
}

define internal noalias noundef ptr @enzyme_build.mpi.Type_create_indexed_block_keep(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef writeonly %7) {
  %9 = tail call i32 @MPI_Type_create_indexed_block(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4)
  store i32 %9, ptr %7, align 4
  %10 = tail call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4)
  %11 = load i32, ptr %4, align 4
  store i32 %11, ptr %10, align 4
  ret ptr %10
}

define internal i32 @enzyme_build.mpi.Type_create_indexed_block_forward(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6) {
  %8 = tail call i32 @MPI_Type_create_indexed_block(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4)
  ret i32 %8
}

define internal void @enzyme_build.mpi.Type_create_indexed_block_reverse(ptr noundef %0, i32 noundef %1) {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %11, label %4

4:
  %5 = load i32, ptr %0, align 4
  %6 = sext i32 %5 to i64
  %7 = tail call fastcc i32 @enzyme_build.mpi.was_freed(i64 noundef %6, ptr noundef nonnull @enzyme_build.mpi.free_type)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:
  %10 = tail call i32 @MPI_Type_free(ptr noundef nonnull %0)
  br label %11

11:
  tail call void @free(ptr noundef %0)
  ret void
}

define internal noalias noundef ptr @enzyme_build.mpi.Type_create_hindexed_block_keep(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef writeonly %7) {
  %9 = tail call i32 @MPI_Type_create_hindexed_block(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4)
  store i32 %9, ptr %7, align 4
  %10 = tail call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4)
  %11 = load i32, ptr %4, align 4
  store i32 %11, ptr %10, align 4
  ret ptr %10
}

define internal i32 @enzyme_build.mpi.Type_create_hindexed_block_forward(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6) {
  %8 = tail call i32 @MPI_Type_create_hindexed_block(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4)
  ret i32 %8
}

define internal void @enzyme_build.mpi.Type_create_hindexed_block_reverse(ptr noundef %0, i32 noundef %1) {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %11, label %4

4:
  %5 = load i32, ptr %0, align 4
  %6 = sext i32 %5 to i64
  %7 = tail call fastcc i32 @enzyme_build.mpi.was_freed(i64 noundef %6, ptr noundef nonnull @enzyme_build.mpi.free_type)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:
  %10 = tail call i32 @MPI_Type_free(ptr noundef nonnull %0)
  br label %11

11:
  tail call void @free(ptr noundef %0)
  ret void
}

define internal noalias noundef ptr @enzyme_build.mpi.Type_create_struct_keep(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef writeonly %7) {
  %9 = tail call i32 @MPI_Type_create_struct(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4)
  store i32 %9, ptr %7, align 4
  %10 = tail call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4)
  %11 = load i32, ptr %4, align 4
  store i32 %11, ptr %10, align 4
  ret ptr %10
}

define internal i32 @enzyme_build.mpi.Type_create_struct_forward(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6) {
  %8 = tail call i32 @MPI_Type_create_struct(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4)
  ret i32 %8
}

define internal void @enzyme_build.mpi.Type_create_struct_reverse(ptr noundef %0, i32 noundef %1) {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %11, label %4

4:
  %5 = load i32, ptr %0, align 4
  %6 = sext i32 %5 to i64
  %7 = tail call fastcc i32 @enzyme_build.mpi.was_freed(i64 noundef %6, ptr noundef nonnull @enzyme_build.mpi.free_type)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:
  %10 = tail call i32 @MPI_Type_free(ptr noundef nonnull %0)
  br label %11

11:
  tail call void @free(ptr noundef %0)
  ret void
}

define internal noalias noundef ptr @enzyme_build.mpi.Type_create_subarray_keep(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef writeonly %9) {
  %11 = tail call i32 @MPI_Type_create_subarray(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  store i32 %11, ptr %9, align 4
  %12 = tail call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4)
  %13 = load i32, ptr %6, align 4
  store i32 %13, ptr %12, align 4
  ret ptr %12
}

define internal i32 @enzyme_build.mpi.Type_create_subarray_forward(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8) {
  %10 = tail call i32 @MPI_Type_create_subarray(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  ret i32 %10
}

define internal void @enzyme_build.mpi.Type_create_subarray_reverse(ptr noundef %0, i32 noundef %1) {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %11, label %4

4:
  %5 = load i32, ptr %0, align 4
  %6 = sext i32 %5 to i64
  %7 = tail call fastcc i32 @enzyme_build.mpi.was_freed(i64 noundef %6, ptr noundef nonnull @enzyme_build.mpi.free_type)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:
  %10 = tail call i32 @MPI_Type_free(ptr noundef nonnull %0)
  br label %11

11:
  tail call void @free(ptr noundef %0)
  ret void
}

define internal noalias noundef ptr @enzyme_build.mpi.Type_create_resized_keep(i32 noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef writeonly %6) {
  %8 = tail call i32 @MPI_Type_create_resized(i32 noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3)
  store i32 %8, ptr %6, align 4
  %9 = tail call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4)
  %10 = load i32, ptr %3, align 4
  store i32 %10, ptr %9, align 4
  ret ptr %9
}

define internal i32 @enzyme_build.mpi.Type_create_resized_forward(i32 noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5) {
  %7 = tail call i32 @MPI_Type_create_resized(i32 noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3)
  ret i32 %7
}

define internal void @enzyme_build.mpi.Type_create_resized_reverse(ptr noundef %0, i32 noundef %1) {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %11, label %4

4:
  %5 = load i32, ptr %0, align 4
  %6 = sext i32 %5 to i64
  %7 = tail call fastcc i32 @enzyme_build.mpi.was_freed(i64 noundef %6, ptr noundef nonnull @enzyme_build.mpi.free_type)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:
  %10 = tail call i32 @MPI_Type_free(ptr noundef nonnull %0)
  br label %11

11:
  tail call void @free(ptr noundef %0)
  ret void
}

define internal i32 @enzyme_build.mpi.made_Comm_dup(i32 noundef %0, ptr noundef %1) {
  %3 = tail call i32 @PMPI_Comm_dup(i32 noundef %0, ptr noundef %1)
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %7

5:
  %6 = load i32, ptr %1, align 4
  tail call fastcc void @enzyme_build.mpi.make_twin(i32 noundef %6)
  br label %7

7:
  ret i32 %3
}

declare i32 @PMPI_Comm_dup(i32 noundef, ptr noundef)

define internal fastcc void @enzyme_build.mpi.make_twin(i32 noundef %0) {
  %2 = icmp eq i32 %0, 67108864
  br i1 %2, label %16, label %3

3:
  %4 = tail call fastcc ptr @enzyme_build.mpi.find_twin(i32 noundef %0)
  %5 = icmp eq ptr %4, null
  br i1 %5, label %6, label %16

6:
  %7 = load i32, ptr @enzyme_build.mpi.twin_key, align 4
  %8 = icmp eq i32 %7, 603979776
  br i1 %8, label %9, label %11

9:
  %10 = tail call i32 @MPI_Comm_create_keyval(ptr noundef null, ptr noundef nonnull @enzyme_build.mpi.free_twin, ptr noundef nonnull @enzyme_build.mpi.twin_key, ptr noundef null)
  br label %11

11:
  %12 = tail call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4)
  %13 = tail call i32 @PMPI_Comm_dup(i32 noundef %0, ptr noundef %12)
  %14 = load i32, ptr @enzyme_build.mpi.twin_key, align 4
  %15 = tail call i32 @MPI_Comm_set_attr(i32 noundef %0, i32 noundef %14, ptr noundef %12)
  br label %16

16:
  ret void
}

define internal noalias noundef ptr @enzyme_build.mpi.Comm_dup_keep(i32 noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef writeonly %4) {
  %6 = tail call i32 @enzyme_build.mpi.made_Comm_dup(i32 noundef %0, ptr noundef %1)
  store i32 %6, ptr %4, align 4
  %7 = tail call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4)
  %8 = load i32, ptr %1, align 4
  store i32 %8, ptr %7, align 4
  ret ptr %7
}

define internal i32 @enzyme_build.mpi.Comm_dup_forward(i32 noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) {
  %5 = tail call i32 @enzyme_build.mpi.made_Comm_dup(i32 noundef %0, ptr noundef %1)
  ret i32 %5
}

define internal void @enzyme_build.mpi.Comm_dup_reverse(ptr noundef %0, i32 noundef %1) {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %11, label %4

4:
  %5 = load i32, ptr %0, align 4
  %6 = sext i32 %5 to i64
  %7 = tail call fastcc i32 @enzyme_build.mpi.was_freed(i64 noundef %6, ptr noundef nonnull @enzyme_build.mpi.free_comm)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:
  %10 = tail call i32 @MPI_Comm_free(ptr noundef nonnull %0)
  br label %11

11:
  tail call void @free(ptr noundef %0)
  ret void
}

define internal i32 @enzyme_build.mpi.made_Comm_dup_with_info(i32 noundef %0, i32 noundef %1, ptr noundef %2) {
  %4 = tail call i32 @PMPI_Comm_dup_with_info(i32 noundef %0, i32 noundef %1, ptr noundef %2)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %8

6:
  %7 = load i32, ptr %2, align 4
  tail call fastcc void @enzyme_build.mpi.make_twin(i32 noundef %7)
  br label %8

8:
  ret i32 %4
}

declare i32 @PMPI_Comm_dup_with_info(i32 noundef, i32 noundef, ptr noundef)

define internal noalias noundef ptr @enzyme_build.mpi.Comm_dup_with_info_keep(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef writeonly %5) {
  %7 = tail call i32 @enzyme_build.mpi.made_Comm_dup_with_info(i32 noundef %0, i32 noundef %1, ptr noundef %2)
  store i32 %7, ptr %5, align 4
  %8 = tail call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4)
  %9 = load i32, ptr %2, align 4
  store i32 %9, ptr %8, align 4
  ret ptr %8
}

define internal i32 @enzyme_build.mpi.Comm_dup_with_info_forward(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) {
  %6 = tail call i32 @enzyme_build.mpi.made_Comm_dup_with_info(i32 noundef %0, i32 noundef %1, ptr noundef %2)
  ret i32 %6
}

define internal void @enzyme_build.mpi.Comm_dup_with_info_reverse(ptr noundef %0, i32 noundef %1) {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %11, label %4

4:
  %5 = load i32, ptr %0, align 4
  %6 = sext i32 %5 to i64
  %7 = tail call fastcc i32 @enzyme_build.mpi.was_freed(i64 noundef %6, ptr noundef nonnull @enzyme_build.mpi.free_comm)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:
  %10 = tail call i32 @MPI_Comm_free(ptr noundef nonnull %0)
  br label %11

11:
  tail call void @free(ptr noundef %0)
  ret void
}

define internal i32 @enzyme_build.mpi.made_Comm_split(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3) {
  %5 = tail call i32 @PMPI_Comm_split(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3)
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %9

7:
  %8 = load i32, ptr %3, align 4
  tail call fastcc void @enzyme_build.mpi.make_twin(i32 noundef %8)
  br label %9

9:
  ret i32 %5
}

declare i32 @PMPI_Comm_split(i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal noalias noundef ptr @enzyme_build.mpi.Comm_split_keep(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef writeonly %6) {
  %8 = tail call i32 @enzyme_build.mpi.made_Comm_split(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3)
  store i32 %8, ptr %6, align 4
  %9 = tail call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4)
  %10 = load i32, ptr %3, align 4
  store i32 %10, ptr %9, align 4
  ret ptr %9
}

define internal i32 @enzyme_build.mpi.Comm_split_forward(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5) {
  %7 = tail call i32 @enzyme_build.mpi.made_Comm_split(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3)
  ret i32 %7
}

define internal void @enzyme_build.mpi.Comm_split_reverse(ptr noundef %0, i32 noundef %1) {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %11, label %4

4:
  %5 = load i32, ptr %0, align 4
  %6 = sext i32 %5 to i64
  %7 = tail call fastcc i32 @enzyme_build.mpi.was_freed(i64 noundef %6, ptr noundef nonnull @enzyme_build.mpi.free_comm)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:
  %10 = tail call i32 @MPI_Comm_free(ptr noundef nonnull %0)
  br label %11

11:
  tail call void @free(ptr noundef %0)
  ret void
}

define internal i32 @enzyme_build.mpi.made_Comm_split_type(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) {
  %6 = tail call i32 @PMPI_Comm_split_type(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4)
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %10

8:
  %9 = load i32, ptr %4, align 4
  tail call fastcc void @enzyme_build.mpi.make_twin(i32 noundef %9)
  br label %10

10:
  ret i32 %6
}

declare i32 @PMPI_Comm_split_type(i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal noalias noundef ptr @enzyme_build.mpi.Comm_split_type_keep(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef writeonly %7) {
  %9 = tail call i32 @enzyme_build.mpi.made_Comm_split_type(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4)
  store i32 %9, ptr %7, align 4
  %10 = tail call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4)
  %11 = load i32, ptr %4, align 4
  store i32 %11, ptr %10, align 4
  ret ptr %10
}

define internal i32 @enzyme_build.mpi.Comm_split_type_forward(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6) {
  %8 = tail call i32 @enzyme_build.mpi.made_Comm_split_type(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4)
  ret i32 %8
}

define internal void @enzyme_build.mpi.Comm_split_type_reverse(ptr noundef %0, i32 noundef %1) {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %11, label %4

4:
  %5 = load i32, ptr %0, align 4
  %6 = sext i32 %5 to i64
  %7 = tail call fastcc i32 @enzyme_build.mpi.was_freed(i64 noundef %6, ptr noundef nonnull @enzyme_build.mpi.free_comm)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:
  %10 = tail call i32 @MPI_Comm_free(ptr noundef nonnull %0)
  br label %11

11:
  tail call void @free(ptr noundef %0)
  ret void
}

define internal i32 @enzyme_build.mpi.made_Comm_create(i32 noundef %0, i32 noundef %1, ptr noundef %2) {
  %4 = tail call i32 @PMPI_Comm_create(i32 noundef %0, i32 noundef %1, ptr noundef %2)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %8

6:
  %7 = load i32, ptr %2, align 4
  tail call fastcc void @enzyme_build.mpi.make_twin(i32 noundef %7)
  br label %8

8:
  ret i32 %4
}

declare i32 @PMPI_Comm_create(i32 noundef, i32 noundef, ptr noundef)

define internal noalias noundef ptr @enzyme_build.mpi.Comm_create_keep(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef writeonly %5) {
  %7 = tail call i32 @enzyme_build.mpi.made_Comm_create(i32 noundef %0, i32 noundef %1, ptr noundef %2)
  store i32 %7, ptr %5, align 4
  %8 = tail call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4)
  %9 = load i32, ptr %2, align 4
  store i32 %9, ptr %8, align 4
  ret ptr %8
}

define internal i32 @enzyme_build.mpi.Comm_create_forward(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) {
  %6 = tail call i32 @enzyme_build.mpi.made_Comm_create(i32 noundef %0, i32 noundef %1, ptr noundef %2)
  ret i32 %6
}

define internal void @enzyme_build.mpi.Comm_create_reverse(ptr noundef %0, i32 noundef %1) {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %11, label %4

4:
  %5 = load i32, ptr %0, align 4
  %6 = sext i32 %5 to i64
  %7 = tail call fastcc i32 @enzyme_build.mpi.was_freed(i64 noundef %6, ptr noundef nonnull @enzyme_build.mpi.free_comm)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:
  %10 = tail call i32 @MPI_Comm_free(ptr noundef nonnull %0)
  br label %11

11:
  tail call void @free(ptr noundef %0)
  ret void
}

define internal i32 @enzyme_build.mpi.made_Comm_create_group(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3) {
  %5 = tail call i32 @PMPI_Comm_create_group(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3)
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %9

7:
  %8 = load i32, ptr %3, align 4
  tail call fastcc void @enzyme_build.mpi.make_twin(i32 noundef %8)
  br label %9

9:
  ret i32 %5
}

declare i32 @PMPI_Comm_create_group(i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal noalias noundef ptr @enzyme_build.mpi.Comm_create_group_keep(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef writeonly %6) {
  %8 = tail call i32 @enzyme_build.mpi.made_Comm_create_group(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3)
  store i32 %8, ptr %6, align 4
  %9 = tail call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4)
  %10 = load i32, ptr %3, align 4
  store i32 %10, ptr %9, align 4
  ret ptr %9
}

define internal i32 @enzyme_build.mpi.Comm_create_group_forward(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5) {
  %7 = tail call i32 @enzyme_build.mpi.made_Comm_create_group(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3)
  ret i32 %7
}

define internal void @enzyme_build.mpi.Comm_create_group_reverse(ptr noundef %0, i32 noundef %1) {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %11, label %4

4:
  %5 = load i32, ptr %0, align 4
  %6 = sext i32 %5 to i64
  %7 = tail call fastcc i32 @enzyme_build.mpi.was_freed(i64 noundef %6, ptr noundef nonnull @enzyme_build.mpi.free_comm)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:
  %10 = tail call i32 @MPI_Comm_free(ptr noundef nonnull %0)
  br label %11

11:
  tail call void @free(ptr noundef %0)
  ret void
}

define internal i32 @enzyme_build.mpi.made_Cart_create(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) {
  %7 = tail call i32 @PMPI_Cart_create(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %11

9:
  %10 = load i32, ptr %5, align 4
  tail call fastcc void @enzyme_build.mpi.make_twin(i32 noundef %10)
  br label %11

11:
  ret i32 %7
}

declare i32 @PMPI_Cart_create(i32 noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef)

define internal noalias noundef ptr @enzyme_build.mpi.Cart_create_keep(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef writeonly %8) {
  %10 = tail call i32 @enzyme_build.mpi.made_Cart_create(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5)
  store i32 %10, ptr %8, align 4
  %11 = tail call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4)
  %12 = load i32, ptr %5, align 4
  store i32 %12, ptr %11, align 4
  ret ptr %11
}

define internal i32 @enzyme_build.mpi.Cart_create_forward(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7) {
  %9 = tail call i32 @enzyme_build.mpi.made_Cart_create(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5)
  ret i32 %9
}

define internal void @enzyme_build.mpi.Cart_create_reverse(ptr noundef %0, i32 noundef %1) {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %11, label %4

4:
  %5 = load i32, ptr %0, align 4
  %6 = sext i32 %5 to i64
  %7 = tail call fastcc i32 @enzyme_build.mpi.was_freed(i64 noundef %6, ptr noundef nonnull @enzyme_build.mpi.free_comm)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:
  %10 = tail call i32 @MPI_Comm_free(ptr noundef nonnull %0)
  br label %11

11:
  tail call void @free(ptr noundef %0)
  ret void
}

define internal i32 @enzyme_build.mpi.made_Cart_sub(i32 noundef %0, ptr noundef %1, ptr noundef %2) {
  %4 = tail call i32 @PMPI_Cart_sub(i32 noundef %0, ptr noundef %1, ptr noundef %2)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %8

6:
  %7 = load i32, ptr %2, align 4
  tail call fastcc void @enzyme_build.mpi.make_twin(i32 noundef %7)
  br label %8

8:
  ret i32 %4
}

declare i32 @PMPI_Cart_sub(i32 noundef, ptr noundef, ptr noundef)

define internal noalias noundef ptr @enzyme_build.mpi.Cart_sub_keep(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef writeonly %5) {
  %7 = tail call i32 @enzyme_build.mpi.made_Cart_sub(i32 noundef %0, ptr noundef %1, ptr noundef %2)
  store i32 %7, ptr %5, align 4
  %8 = tail call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4)
  %9 = load i32, ptr %2, align 4
  store i32 %9, ptr %8, align 4
  ret ptr %8
}

define internal i32 @enzyme_build.mpi.Cart_sub_forward(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) {
  %6 = tail call i32 @enzyme_build.mpi.made_Cart_sub(i32 noundef %0, ptr noundef %1, ptr noundef %2)
  ret i32 %6
}

define internal void @enzyme_build.mpi.Cart_sub_reverse(ptr noundef %0, i32 noundef %1) {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %11, label %4

4:
  %5 = load i32, ptr %0, align 4
  %6 = sext i32 %5 to i64
  %7 = tail call fastcc i32 @enzyme_build.mpi.was_freed(i64 noundef %6, ptr noundef nonnull @enzyme_build.mpi.free_comm)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:
  %10 = tail call i32 @MPI_Comm_free(ptr noundef nonnull %0)
  br label %11

11:
  tail call void @free(ptr noundef %0)
  ret void
}

define internal i32 @enzyme_build.mpi.made_Graph_create(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) {
  %7 = tail call i32 @PMPI_Graph_create(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %11

9:
  %10 = load i32, ptr %5, align 4
  tail call fastcc void @enzyme_build.mpi.make_twin(i32 noundef %10)
  br label %11

11:
  ret i32 %7
}

declare i32 @PMPI_Graph_create(i32 noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef)

define internal noalias noundef ptr @enzyme_build.mpi.Graph_create_keep(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef writeonly %8) {
  %10 = tail call i32 @enzyme_build.mpi.made_Graph_create(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5)
  store i32 %10, ptr %8, align 4
  %11 = tail call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4)
  %12 = load i32, ptr %5, align 4
  store i32 %12, ptr %11, align 4
  ret ptr %11
}

define internal i32 @enzyme_build.mpi.Graph_create_forward(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7) {
  %9 = tail call i32 @enzyme_build.mpi.made_Graph_create(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5)
  ret i32 %9
}

define internal void @enzyme_build.mpi.Graph_create_reverse(ptr noundef %0, i32 noundef %1) {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %11, label %4

4:
  %5 = load i32, ptr %0, align 4
  %6 = sext i32 %5 to i64
  %7 = tail call fastcc i32 @enzyme_build.mpi.was_freed(i64 noundef %6, ptr noundef nonnull @enzyme_build.mpi.free_comm)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:
  %10 = tail call i32 @MPI_Comm_free(ptr noundef nonnull %0)
  br label %11

11:
  tail call void @free(ptr noundef %0)
  ret void
}

define internal i32 @enzyme_build.mpi.made_Dist_graph_create_adjacent(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9) {
  %11 = tail call i32 @PMPI_Dist_graph_create_adjacent(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %15

13:
  %14 = load i32, ptr %9, align 4
  tail call fastcc void @enzyme_build.mpi.make_twin(i32 noundef %14)
  br label %15

15:
  ret i32 %11
}

declare i32 @PMPI_Dist_graph_create_adjacent(i32 noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef)

define internal noalias noundef ptr @enzyme_build.mpi.Dist_graph_create_adjacent_keep(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, i32 noundef %10, i32 noundef %11, ptr noundef writeonly %12) {
  %14 = tail call i32 @enzyme_build.mpi.made_Dist_graph_create_adjacent(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9)
  store i32 %14, ptr %12, align 4
  %15 = tail call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4)
  %16 = load i32, ptr %9, align 4
  store i32 %16, ptr %15, align 4
  ret ptr %15
}

define internal i32 @enzyme_build.mpi.Dist_graph_create_adjacent_forward(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, i32 noundef %10, i32 noundef %11) {
  %13 = tail call i32 @enzyme_build.mpi.made_Dist_graph_create_adjacent(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9)
  ret i32 %13
}

define internal void @enzyme_build.mpi.Dist_graph_create_adjacent_reverse(ptr noundef %0, i32 noundef %1) {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %11, label %4

4:
  %5 = load i32, ptr %0, align 4
  %6 = sext i32 %5 to i64
  %7 = tail call fastcc i32 @enzyme_build.mpi.was_freed(i64 noundef %6, ptr noundef nonnull @enzyme_build.mpi.free_comm)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:
  %10 = tail call i32 @MPI_Comm_free(ptr noundef nonnull %0)
  br label %11

11:
  tail call void @free(ptr noundef %0)
  ret void
}

define internal i32 @enzyme_build.mpi.made_Init(ptr noundef %0, ptr noundef %1) {
  %3 = tail call i32 @PMPI_Init(ptr noundef %0, ptr noundef %1)
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %6

5:
  tail call fastcc void @enzyme_build.mpi.make_twin(i32 noundef 1140850688)
  br label %6

6:
  ret i32 %3
}

declare i32 @PMPI_Init(ptr noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.made_Init_thread(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) {
  %5 = tail call i32 @PMPI_Init_thread(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3)
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %8

7:
  tail call fastcc void @enzyme_build.mpi.make_twin(i32 noundef 1140850688)
  br label %8

8:
  ret i32 %5
}

declare i32 @PMPI_Init_thread(ptr noundef, ptr noundef, i32 noundef, ptr noundef)

define internal noalias noundef ptr @enzyme_build.mpi.Request_free_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef writeonly %3) {
  %5 = load i32, ptr %0, align 4
  %6 = sext i32 %5 to i64
  %7 = mul i64 %6, -7046029254386353131
  %8 = lshr i64 %7, 58
  %9 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %8
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %.loopexit7, label %.preheader6.preheader

.preheader6.preheader:
  br label %.preheader6

.preheader6:
  %12 = phi ptr [ %22, %20 ], [ %10, %.preheader6.preheader ]
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 368
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, %5
  br i1 %15, label %16, label %20

16:
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 48
  %18 = load i32, ptr %17, align 8
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %24

20:
  %21 = getelementptr inbounds nuw i8, ptr %12, i64 360
  %22 = load ptr, ptr %21, align 8
  %23 = icmp eq ptr %22, null
  br i1 %23, label %.loopexit7.loopexit, label %.preheader6

24:
  %.lcssa = phi ptr [ %12, %16 ]
  %25 = icmp eq ptr %10, %.lcssa
  br i1 %25, label %.loopexit5, label %.preheader.preheader

.preheader.preheader:
  br label %.preheader

.preheader:
  %26 = phi ptr [ %28, %30 ], [ %10, %.preheader.preheader ]
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 360
  %28 = load ptr, ptr %27, align 8
  %29 = icmp eq ptr %28, null
  br i1 %29, label %.loopexit.loopexit, label %30

30:
  %31 = icmp eq ptr %28, %.lcssa
  br i1 %31, label %.loopexit5.loopexit, label %.preheader

.loopexit5.loopexit:
  %.lcssa27 = phi ptr [ %26, %30 ]
  %32 = getelementptr inbounds nuw i8, ptr %.lcssa27, i64 360
  br label %.loopexit5

.loopexit5:
  %33 = phi ptr [ %9, %24 ], [ %32, %.loopexit5.loopexit ]
  %34 = getelementptr inbounds nuw i8, ptr %.lcssa, i64 360
  %35 = load ptr, ptr %34, align 8
  store ptr %35, ptr %33, align 8
  br label %.loopexit

.loopexit7.loopexit:
  br label %.loopexit7

.loopexit7:
  %36 = icmp eq i32 %5, 738197504
  br i1 %36, label %.loopexit, label %37

37:
  %38 = tail call fastcc ptr @enzyme_build.mpi.closed(i32 noundef %5)
  %39 = icmp eq ptr %38, null
  br i1 %39, label %.loopexit, label %40

40:
  %41 = getelementptr inbounds nuw i8, ptr %38, i64 80
  %42 = load i32, ptr %41, align 8
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %48

44:
  %45 = getelementptr inbounds nuw i8, ptr %38, i64 400
  %46 = load ptr, ptr %45, align 8
  %47 = icmp eq ptr %46, null
  br i1 %47, label %49, label %48

48:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.21, i64 noundef 74)
  br label %49

49:
  tail call fastcc void @enzyme_build.mpi.finished(ptr noundef nonnull %38)
  br label %.loopexit

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %50 = tail call i32 @MPI_Request_free(ptr noundef nonnull %0)
  store i32 %50, ptr %3, align 4
  ret ptr null
}

declare i32 @MPI_Request_free(ptr noundef)

define internal i32 @enzyme_build.mpi.Request_free_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2) {
  %4 = load i32, ptr %0, align 4
  %5 = sext i32 %4 to i64
  %6 = mul i64 %5, -7046029254386353131
  %7 = lshr i64 %6, 58
  %8 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %7
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %.loopexit5, label %.preheader4.preheader

.preheader4.preheader:
  br label %.preheader4

.preheader4:
  %11 = phi ptr [ %21, %19 ], [ %9, %.preheader4.preheader ]
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 368
  %13 = load i32, ptr %12, align 8
  %14 = icmp eq i32 %13, %4
  br i1 %14, label %15, label %19

15:
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 48
  %17 = load i32, ptr %16, align 8
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %23

19:
  %20 = getelementptr inbounds nuw i8, ptr %11, i64 360
  %21 = load ptr, ptr %20, align 8
  %22 = icmp eq ptr %21, null
  br i1 %22, label %.loopexit5.loopexit, label %.preheader4

23:
  %.lcssa = phi ptr [ %11, %15 ]
  %24 = icmp eq ptr %9, %.lcssa
  br i1 %24, label %.loopexit3, label %.preheader.preheader

.preheader.preheader:
  br label %.preheader

.preheader:
  %25 = phi ptr [ %27, %29 ], [ %9, %.preheader.preheader ]
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 360
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %27, null
  br i1 %28, label %.loopexit.loopexit, label %29

29:
  %30 = icmp eq ptr %27, %.lcssa
  br i1 %30, label %.loopexit3.loopexit, label %.preheader

.loopexit3.loopexit:
  %.lcssa23 = phi ptr [ %25, %29 ]
  %31 = getelementptr inbounds nuw i8, ptr %.lcssa23, i64 360
  br label %.loopexit3

.loopexit3:
  %32 = phi ptr [ %8, %23 ], [ %31, %.loopexit3.loopexit ]
  %33 = getelementptr inbounds nuw i8, ptr %.lcssa, i64 360
  %34 = load ptr, ptr %33, align 8
  store ptr %34, ptr %32, align 8
  br label %.loopexit

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  tail call fastcc void @enzyme_build.mpi.forget(ptr noundef nonnull %.lcssa)
  br label %.loopexit5

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  %35 = tail call i32 @MPI_Request_free(ptr noundef nonnull %0)
  ret i32 %35
}

define internal void @enzyme_build.mpi.Request_free_reverse(ptr noundef readnone %0, i32 noundef %1) {
  ret void
}

define internal i32 @enzyme_build.mpi.calls_Op_create(ptr noundef %0, i32 noundef %1, ptr noundef %2) {
  %4 = tail call i32 @MPI_Op_create(ptr noundef %0, i32 noundef %1, ptr noundef %2)
  %5 = load i32, ptr %2, align 4
  tail call fastcc void @enzyme_build.mpi.remember(i32 noundef %5, ptr noundef %0, i32 noundef 0)
  ret i32 %4
}

declare i32 @MPI_Op_create(ptr noundef, i32 noundef, ptr noundef)

define internal fastcc void @enzyme_build.mpi.remember(i32 noundef %0, ptr noundef %1, i32 noundef %2) {
  br label %7

4:
  %5 = add nuw nsw i64 %8, 1
  %6 = icmp eq i64 %5, 1024
  br i1 %6, label %19, label %7

7:
  %8 = phi i64 [ 0, %3 ], [ %5, %4 ]
  %9 = getelementptr inbounds nuw %enzyme_build.mpi.Operation, ptr @enzyme_build.mpi.operations, i64 %8
  %10 = load ptr, ptr %9, align 16
  %11 = icmp eq ptr %10, null
  br i1 %11, label %16, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, %0
  br i1 %15, label %16, label %4

16:
  %.lcssa = phi ptr [ %9, %12 ], [ %9, %7 ]
  %17 = getelementptr inbounds nuw i8, ptr %.lcssa, i64 8
  store i32 %0, ptr %17, align 8
  store ptr %1, ptr %.lcssa, align 16
  %18 = getelementptr inbounds nuw i8, ptr %.lcssa, i64 12
  store i32 %2, ptr %18, align 4
  br label %20

19:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.22, i64 noundef 88)
  br label %20

20:
  ret void
}

define internal i32 @enzyme_build.mpi.made_Op_create(ptr noundef %0, i32 noundef %1, ptr noundef %2) {
  %4 = tail call i32 @PMPI_Op_create(ptr noundef %0, i32 noundef %1, ptr noundef %2)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %8

6:
  %7 = load i32, ptr %2, align 4
  tail call fastcc void @enzyme_build.mpi.remember(i32 noundef %7, ptr noundef %0, i32 noundef 0)
  br label %8

8:
  ret i32 %4
}

declare i32 @PMPI_Op_create(ptr noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.calls_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) {
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  br label %12

12:
  %13 = phi i64 [ 0, %7 ], [ %22, %21 ]
  %14 = getelementptr inbounds nuw %enzyme_build.mpi.Operation, ptr @enzyme_build.mpi.operations, i64 %13
  %15 = load ptr, ptr %14, align 16
  %16 = icmp eq ptr %15, null
  br i1 %16, label %24, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %19 = load i32, ptr %18, align 8
  %20 = icmp eq i32 %19, %4
  br i1 %20, label %26, label %21

21:
  %22 = add nuw nsw i64 %13, 1
  %23 = icmp eq i64 %22, 1024
  br i1 %23, label %24, label %12

24:
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %25 = tail call i32 @MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6)
  br label %53

26:
  %.lcssa7 = phi i64 [ %13, %17 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %27 = call i32 @MPI_Comm_rank(i32 noundef %6, ptr noundef nonnull %10)
  %28 = call i32 @MPI_Comm_size(i32 noundef %6, ptr noundef nonnull %11)
  %29 = load i32, ptr %10, align 4
  %30 = icmp eq i32 %29, %5
  %31 = sext i32 %2 to i64
  %32 = load i32, ptr %11, align 4
  %33 = sext i32 %32 to i64
  %34 = mul nsw i64 %33, %31
  %35 = select i1 %30, i64 %34, i64 0
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %36 = call i32 @MPI_Type_get_extent(i32 noundef %3, ptr noundef nonnull %8, ptr noundef nonnull %9)
  %37 = load i64, ptr %9, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  %38 = mul nsw i64 %37, %35
  %39 = add nsw i64 %38, 1
  %40 = call noalias noundef ptr @malloc(i64 noundef %39)
  %41 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %42 = select i1 %41, ptr %1, ptr %0
  %43 = call i32 @MPI_Gather(ptr noundef %42, i32 noundef %2, i32 noundef %3, ptr noundef %40, i32 noundef %2, i32 noundef %3, i32 noundef %5, i32 noundef %6)
  %44 = load i32, ptr %10, align 4
  %45 = icmp eq i32 %44, %5
  br i1 %45, label %46, label %52

46:
  %47 = trunc nuw nsw i64 %.lcssa7 to i32
  %48 = load i32, ptr %11, align 4
  %49 = add nsw i32 %48, -1
  %50 = call fastcc ptr @enzyme_build.mpi.fold(i32 noundef %47, ptr noundef %40, i32 noundef %49, i32 noundef %2, i32 noundef %3)
  %51 = call i32 @MPI_Allgather(ptr noundef %50, i32 noundef %2, i32 noundef %3, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef 1140850689)
  br label %52

52:
  call void @free(ptr noundef %40)
  br label %53

53:
  %54 = phi i32 [ %25, %24 ], [ %43, %52 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  ret i32 %54
}

declare i32 @MPI_Comm_rank(i32 noundef, ptr noundef)

declare i32 @MPI_Comm_size(i32 noundef, ptr noundef)

define internal fastcc ptr @enzyme_build.mpi.fold(i32 noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = sext i32 %3 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %12 = call i32 @MPI_Type_get_extent(i32 noundef %4, ptr noundef nonnull %9, ptr noundef nonnull %10)
  %13 = load i64, ptr %10, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %14 = mul nsw i64 %13, %11
  %15 = icmp sgt i32 %2, 0
  br i1 %15, label %16, label %.loopexit

16:
  %17 = zext nneg i32 %2 to i64
  %18 = mul nsw i64 %14, %17
  %19 = getelementptr inbounds i8, ptr %1, i64 %18
  %20 = zext nneg i32 %0 to i64
  %21 = getelementptr inbounds nuw %enzyme_build.mpi.Operation, ptr @enzyme_build.mpi.operations, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 12
  br label %26

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %23 = sext i32 %2 to i64
  %24 = mul nsw i64 %14, %23
  %25 = getelementptr inbounds i8, ptr %1, i64 %24
  ret ptr %25

26:
  %27 = phi i64 [ %17, %16 ], [ %28, %26 ]
  %28 = add nsw i64 %27, -1
  %29 = mul nsw i64 %28, %14
  %30 = getelementptr inbounds i8, ptr %1, i64 %29
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  store i32 %3, ptr %6, align 4
  store i32 %4, ptr %7, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store i32 %4, ptr %8, align 4
  %31 = load i32, ptr %22, align 4
  %32 = load ptr, ptr %21, align 16
  %33 = icmp eq i32 %31, 0
  %34 = select i1 %33, ptr %7, ptr %8
  call void %32(ptr noundef %30, ptr noundef %19, ptr noundef nonnull %6, ptr noundef nonnull %34)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  %35 = icmp samesign ugt i64 %27, 1
  br i1 %35, label %26, label %.loopexit.loopexit
}

define internal i32 @enzyme_build.mpi.calls_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) {
  br label %7

7:
  %8 = phi i64 [ 0, %6 ], [ %17, %16 ]
  %9 = getelementptr inbounds nuw %enzyme_build.mpi.Operation, ptr @enzyme_build.mpi.operations, i64 %8
  %10 = load ptr, ptr %9, align 16
  %11 = icmp eq ptr %10, null
  br i1 %11, label %19, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, %4
  br i1 %15, label %21, label %16

16:
  %17 = add nuw nsw i64 %8, 1
  %18 = icmp eq i64 %17, 1024
  br i1 %18, label %19, label %7

19:
  %20 = tail call i32 @MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  br label %24

21:
  %.lcssa7 = phi i64 [ %8, %12 ]
  %22 = trunc nuw nsw i64 %.lcssa7 to i32
  %23 = tail call fastcc i32 @enzyme_build.mpi.reduce_for_all(i32 noundef %22, ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %5, i32 noundef -1)
  br label %24

24:
  %25 = phi i32 [ %20, %19 ], [ %23, %21 ]
  ret i32 %25
}

define internal fastcc i32 @enzyme_build.mpi.reduce_for_all(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) {
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %12 = call i32 @MPI_Comm_rank(i32 noundef %5, ptr noundef nonnull %10)
  %13 = call i32 @MPI_Comm_size(i32 noundef %5, ptr noundef nonnull %11)
  %14 = sext i32 %3 to i64
  %15 = load i32, ptr %11, align 4
  %16 = sext i32 %15 to i64
  %17 = mul nsw i64 %16, %14
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %18 = call i32 @MPI_Type_get_extent(i32 noundef %4, ptr noundef nonnull %8, ptr noundef nonnull %9)
  %19 = load i64, ptr %9, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  %20 = mul nsw i64 %17, %19
  %21 = add nsw i64 %20, 1
  %22 = call noalias noundef ptr @malloc(i64 noundef %21)
  %23 = icmp eq ptr %1, inttoptr (i64 -1 to ptr)
  %24 = select i1 %23, ptr %2, ptr %1
  %25 = call i32 @MPI_Allgather(ptr noundef %24, i32 noundef %3, i32 noundef %4, ptr noundef %22, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  %26 = icmp slt i32 %6, 0
  %27 = load i32, ptr %11, align 4
  %28 = add nsw i32 %27, -1
  %29 = load i32, ptr %10, align 4
  %30 = sub nsw i32 %29, %6
  %31 = select i1 %26, i32 %28, i32 %30
  %32 = icmp sgt i32 %31, -1
  br i1 %32, label %33, label %36

33:
  %34 = call fastcc ptr @enzyme_build.mpi.fold(i32 noundef %0, ptr noundef %22, i32 noundef %31, i32 noundef %3, i32 noundef %4)
  %35 = call i32 @MPI_Allgather(ptr noundef %34, i32 noundef %3, i32 noundef %4, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 1140850689)
  br label %36

36:
  call void @free(ptr noundef %22)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  ret i32 %25
}

define internal i32 @enzyme_build.mpi.calls_Scan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) {
  br label %7

7:
  %8 = phi i64 [ 0, %6 ], [ %17, %16 ]
  %9 = getelementptr inbounds nuw %enzyme_build.mpi.Operation, ptr @enzyme_build.mpi.operations, i64 %8
  %10 = load ptr, ptr %9, align 16
  %11 = icmp eq ptr %10, null
  br i1 %11, label %19, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, %4
  br i1 %15, label %21, label %16

16:
  %17 = add nuw nsw i64 %8, 1
  %18 = icmp eq i64 %17, 1024
  br i1 %18, label %19, label %7

19:
  %20 = tail call i32 @MPI_Scan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  br label %24

21:
  %.lcssa7 = phi i64 [ %8, %12 ]
  %22 = trunc nuw nsw i64 %.lcssa7 to i32
  %23 = tail call fastcc i32 @enzyme_build.mpi.reduce_for_all(i32 noundef %22, ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %5, i32 noundef 0)
  br label %24

24:
  %25 = phi i32 [ %20, %19 ], [ %23, %21 ]
  ret i32 %25
}

define internal i32 @enzyme_build.mpi.calls_Exscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) {
  br label %7

7:
  %8 = phi i64 [ 0, %6 ], [ %17, %16 ]
  %9 = getelementptr inbounds nuw %enzyme_build.mpi.Operation, ptr @enzyme_build.mpi.operations, i64 %8
  %10 = load ptr, ptr %9, align 16
  %11 = icmp eq ptr %10, null
  br i1 %11, label %19, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, %4
  br i1 %15, label %21, label %16

16:
  %17 = add nuw nsw i64 %8, 1
  %18 = icmp eq i64 %17, 1024
  br i1 %18, label %19, label %7

19:
  %20 = tail call i32 @MPI_Exscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  br label %24

21:
  %.lcssa7 = phi i64 [ %8, %12 ]
  %22 = trunc nuw nsw i64 %.lcssa7 to i32
  %23 = tail call fastcc i32 @enzyme_build.mpi.reduce_for_all(i32 noundef %22, ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %5, i32 noundef 1)
  br label %24

24:
  %25 = phi i32 [ %20, %19 ], [ %23, %21 ]
  ret i32 %25
}

define internal i32 @enzyme_build.mpi.calls_Reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) {
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  br label %10

10:
  %11 = phi i64 [ 0, %6 ], [ %20, %19 ]
  %12 = getelementptr inbounds nuw %enzyme_build.mpi.Operation, ptr @enzyme_build.mpi.operations, i64 %11
  %13 = load ptr, ptr %12, align 16
  %14 = icmp eq ptr %13, null
  br i1 %14, label %22, label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %17 = load i32, ptr %16, align 8
  %18 = icmp eq i32 %17, %4
  br i1 %18, label %24, label %19

19:
  %20 = add nuw nsw i64 %11, 1
  %21 = icmp eq i64 %20, 1024
  br i1 %21, label %22, label %10

22:
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %23 = tail call i32 @MPI_Reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  br label %43

24:
  %.lcssa7 = phi i64 [ %11, %15 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %25 = trunc nuw nsw i64 %.lcssa7 to i32
  %26 = call i32 @MPI_Comm_size(i32 noundef %5, ptr noundef nonnull %9)
  %27 = sext i32 %2 to i64
  %28 = load i32, ptr %9, align 4
  %29 = sext i32 %28 to i64
  %30 = mul nsw i64 %29, %27
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %31 = call i32 @MPI_Type_get_extent(i32 noundef %3, ptr noundef nonnull %7, ptr noundef nonnull %8)
  %32 = load i64, ptr %8, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  %33 = mul nsw i64 %30, %32
  %34 = add nsw i64 %33, 1
  %35 = call noalias noundef ptr @malloc(i64 noundef %34)
  %36 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %37 = select i1 %36, ptr %1, ptr %0
  %38 = call i32 @MPI_Alltoall(ptr noundef %37, i32 noundef %2, i32 noundef %3, ptr noundef %35, i32 noundef %2, i32 noundef %3, i32 noundef %5)
  %39 = load i32, ptr %9, align 4
  %40 = add nsw i32 %39, -1
  %41 = call fastcc ptr @enzyme_build.mpi.fold(i32 noundef %25, ptr noundef %35, i32 noundef %40, i32 noundef %2, i32 noundef %3)
  %42 = call i32 @MPI_Allgather(ptr noundef %41, i32 noundef %2, i32 noundef %3, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef 1140850689)
  call void @free(ptr noundef %35)
  br label %43

43:
  %44 = phi i32 [ %23, %22 ], [ %38, %24 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  ret i32 %44
}

define internal i32 @enzyme_build.mpi.calls_Reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) {
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  br label %11

11:
  %12 = phi i64 [ 0, %6 ], [ %21, %20 ]
  %13 = getelementptr inbounds nuw %enzyme_build.mpi.Operation, ptr @enzyme_build.mpi.operations, i64 %12
  %14 = load ptr, ptr %13, align 16
  %15 = icmp eq ptr %14, null
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %18 = load i32, ptr %17, align 8
  %19 = icmp eq i32 %18, %4
  br i1 %19, label %25, label %20

20:
  %21 = add nuw nsw i64 %12, 1
  %22 = icmp eq i64 %21, 1024
  br i1 %22, label %23, label %11

23:
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %24 = tail call i32 @MPI_Reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  br label %79

25:
  %.lcssa9 = phi i64 [ %12, %16 ]
  %26 = trunc nuw nsw i64 %.lcssa9 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %27 = call i32 @MPI_Comm_rank(i32 noundef %5, ptr noundef nonnull %9)
  %28 = call i32 @MPI_Comm_size(i32 noundef %5, ptr noundef nonnull %10)
  %29 = load i32, ptr %9, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr %2, i64 %30
  %32 = load i32, ptr %31, align 4
  %33 = load i32, ptr %10, align 4
  %34 = mul nsw i32 %33, 3
  %35 = sext i32 %34 to i64
  %36 = shl nsw i64 %35, 2
  %37 = call noalias ptr @malloc(i64 noundef %36)
  %38 = icmp sgt i32 %33, 0
  br i1 %38, label %39, label %.loopexit

39:
  %40 = shl nuw nsw i32 %33, 1
  %41 = zext nneg i32 %33 to i64
  %42 = zext nneg i32 %40 to i64
  %43 = getelementptr inbounds nuw i32, ptr %37, i64 %41
  %44 = getelementptr inbounds nuw i32, ptr %37, i64 %42
  br label %66

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %45 = sext i32 %32 to i64
  %46 = sext i32 %33 to i64
  %47 = mul nsw i64 %46, %45
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %48 = call i32 @MPI_Type_get_extent(i32 noundef %3, ptr noundef nonnull %7, ptr noundef nonnull %8)
  %49 = load i64, ptr %8, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  %50 = mul nsw i64 %47, %49
  %51 = add nsw i64 %50, 1
  %52 = call noalias noundef ptr @malloc(i64 noundef %51)
  %53 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %54 = select i1 %53, ptr %1, ptr %0
  %55 = load i32, ptr %10, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i32, ptr %37, i64 %56
  %58 = shl nsw i32 %55, 1
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i32, ptr %37, i64 %59
  %61 = call i32 @MPI_Alltoallv(ptr noundef %54, ptr noundef nonnull %2, ptr noundef %37, i32 noundef %3, ptr noundef %52, ptr noundef %57, ptr noundef %60, i32 noundef %3, i32 noundef %5)
  %62 = load i32, ptr %10, align 4
  %63 = add nsw i32 %62, -1
  %64 = call fastcc ptr @enzyme_build.mpi.fold(i32 noundef %26, ptr noundef %52, i32 noundef %63, i32 noundef %32, i32 noundef %3)
  %65 = call i32 @MPI_Allgather(ptr noundef %64, i32 noundef %32, i32 noundef %3, ptr noundef %1, i32 noundef %32, i32 noundef %3, i32 noundef 1140850689)
  call void @free(ptr noundef %52)
  call void @free(ptr noundef %37)
  br label %79

66:
  %67 = phi i64 [ 0, %39 ], [ %77, %66 ]
  %68 = phi i32 [ 0, %39 ], [ %72, %66 ]
  %69 = getelementptr inbounds nuw i32, ptr %37, i64 %67
  store i32 %68, ptr %69, align 4
  %70 = getelementptr inbounds nuw i32, ptr %2, i64 %67
  %71 = load i32, ptr %70, align 4
  %72 = add nsw i32 %71, %68
  %73 = getelementptr inbounds nuw i32, ptr %43, i64 %67
  store i32 %32, ptr %73, align 4
  %74 = getelementptr inbounds nuw i32, ptr %44, i64 %67
  %75 = trunc i64 %67 to i32
  %76 = mul i32 %32, %75
  store i32 %76, ptr %74, align 4
  %77 = add nuw nsw i64 %67, 1
  %78 = icmp eq i64 %77, %41
  br i1 %78, label %.loopexit.loopexit, label %66

79:
  %80 = phi i32 [ %24, %23 ], [ %61, %.loopexit ]
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  ret i32 %80
}

define internal void @enzyme_build.mpi.fortran_Send(ptr noundef %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef writeonly %6) {
  %8 = load i32, ptr %1, align 4
  %9 = load i32, ptr %2, align 4
  %10 = load i32, ptr %3, align 4
  %11 = load i32, ptr %4, align 4
  %12 = load i32, ptr %5, align 4
  %13 = tail call i32 @MPI_Send(ptr noundef %0, i32 noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11, i32 noundef %12)
  store i32 %13, ptr %6, align 4
  ret void
}

define internal void @enzyme_build.mpi.fortran_Ssend(ptr noundef %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef writeonly %6) {
  %8 = load i32, ptr %1, align 4
  %9 = load i32, ptr %2, align 4
  %10 = load i32, ptr %3, align 4
  %11 = load i32, ptr %4, align 4
  %12 = load i32, ptr %5, align 4
  %13 = tail call i32 @MPI_Ssend(ptr noundef %0, i32 noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11, i32 noundef %12)
  store i32 %13, ptr %6, align 4
  ret void
}

define internal void @enzyme_build.mpi.fortran_Bsend(ptr noundef %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef writeonly %6) {
  %8 = load i32, ptr %1, align 4
  %9 = load i32, ptr %2, align 4
  %10 = load i32, ptr %3, align 4
  %11 = load i32, ptr %4, align 4
  %12 = load i32, ptr %5, align 4
  %13 = tail call i32 @MPI_Bsend(ptr noundef %0, i32 noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11, i32 noundef %12)
  store i32 %13, ptr %6, align 4
  ret void
}

define internal void @enzyme_build.mpi.fortran_Rsend(ptr noundef %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef writeonly %6) {
  %8 = load i32, ptr %1, align 4
  %9 = load i32, ptr %2, align 4
  %10 = load i32, ptr %3, align 4
  %11 = load i32, ptr %4, align 4
  %12 = load i32, ptr %5, align 4
  %13 = tail call i32 @MPI_Rsend(ptr noundef %0, i32 noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11, i32 noundef %12)
  store i32 %13, ptr %6, align 4
  ret void
}

define internal void @enzyme_build.mpi.fortran_Recv(ptr noundef %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef %6, ptr noundef writeonly %7) {
  %9 = load i32, ptr %1, align 4
  %10 = load i32, ptr %2, align 4
  %11 = load i32, ptr %3, align 4
  %12 = load i32, ptr %4, align 4
  %13 = load i32, ptr %5, align 4
  %14 = load ptr, ptr @MPI_F_STATUS_IGNORE, align 8
  %15 = icmp eq ptr %6, %14
  %16 = select i1 %15, ptr inttoptr (i64 1 to ptr), ptr %6
  %17 = tail call i32 @MPI_Recv(ptr noundef %0, i32 noundef %9, i32 noundef %10, i32 noundef %11, i32 noundef %12, i32 noundef %13, ptr noundef %16)
  store i32 %17, ptr %7, align 4
  ret void
}

declare i32 @MPI_Recv(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal void @enzyme_build.mpi.fortran_Sendrecv(ptr noundef %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef readonly %8, ptr noundef readonly %9, ptr noundef readonly %10, ptr noundef %11, ptr noundef writeonly %12) {
  %14 = load i32, ptr %1, align 4
  %15 = load i32, ptr %2, align 4
  %16 = load i32, ptr %3, align 4
  %17 = load i32, ptr %4, align 4
  %18 = load i32, ptr %6, align 4
  %19 = load i32, ptr %7, align 4
  %20 = load i32, ptr %8, align 4
  %21 = load i32, ptr %9, align 4
  %22 = load i32, ptr %10, align 4
  %23 = load ptr, ptr @MPI_F_STATUS_IGNORE, align 8
  %24 = icmp eq ptr %11, %23
  %25 = select i1 %24, ptr inttoptr (i64 1 to ptr), ptr %11
  %26 = tail call i32 @MPI_Sendrecv(ptr noundef %0, i32 noundef %14, i32 noundef %15, i32 noundef %16, i32 noundef %17, ptr noundef %5, i32 noundef %18, i32 noundef %19, i32 noundef %20, i32 noundef %21, i32 noundef %22, ptr noundef %25)
  store i32 %26, ptr %12, align 4
  ret void
}

declare i32 @MPI_Sendrecv(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal void @enzyme_build.mpi.fortran_Sendrecv_replace(ptr noundef %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef %8, ptr noundef writeonly %9) {
  %11 = load i32, ptr %1, align 4
  %12 = load i32, ptr %2, align 4
  %13 = load i32, ptr %3, align 4
  %14 = load i32, ptr %4, align 4
  %15 = load i32, ptr %5, align 4
  %16 = load i32, ptr %6, align 4
  %17 = load i32, ptr %7, align 4
  %18 = load ptr, ptr @MPI_F_STATUS_IGNORE, align 8
  %19 = icmp eq ptr %8, %18
  %20 = select i1 %19, ptr inttoptr (i64 1 to ptr), ptr %8
  %21 = tail call i32 @MPI_Sendrecv_replace(ptr noundef %0, i32 noundef %11, i32 noundef %12, i32 noundef %13, i32 noundef %14, i32 noundef %15, i32 noundef %16, i32 noundef %17, ptr noundef %20)
  store i32 %21, ptr %9, align 4
  ret void
}

declare i32 @MPI_Sendrecv_replace(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal void @enzyme_build.mpi.fortran_Isend(ptr noundef %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef writeonly %6, ptr noundef writeonly %7) {
  %9 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %10 = load i32, ptr %1, align 4
  %11 = load i32, ptr %2, align 4
  %12 = load i32, ptr %3, align 4
  %13 = load i32, ptr %4, align 4
  %14 = load i32, ptr %5, align 4
  %15 = call i32 @MPI_Isend(ptr noundef %0, i32 noundef %10, i32 noundef %11, i32 noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef nonnull %9)
  store i32 %15, ptr %7, align 4
  %16 = load i32, ptr %9, align 4
  store i32 %16, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  ret void
}

define internal void @enzyme_build.mpi.fortran_Issend(ptr noundef %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef writeonly %6, ptr noundef writeonly %7) {
  %9 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %10 = load i32, ptr %1, align 4
  %11 = load i32, ptr %2, align 4
  %12 = load i32, ptr %3, align 4
  %13 = load i32, ptr %4, align 4
  %14 = load i32, ptr %5, align 4
  %15 = call i32 @MPI_Issend(ptr noundef %0, i32 noundef %10, i32 noundef %11, i32 noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef nonnull %9)
  store i32 %15, ptr %7, align 4
  %16 = load i32, ptr %9, align 4
  store i32 %16, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  ret void
}

define internal void @enzyme_build.mpi.fortran_Ibsend(ptr noundef %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef writeonly %6, ptr noundef writeonly %7) {
  %9 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %10 = load i32, ptr %1, align 4
  %11 = load i32, ptr %2, align 4
  %12 = load i32, ptr %3, align 4
  %13 = load i32, ptr %4, align 4
  %14 = load i32, ptr %5, align 4
  %15 = call i32 @MPI_Ibsend(ptr noundef %0, i32 noundef %10, i32 noundef %11, i32 noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef nonnull %9)
  store i32 %15, ptr %7, align 4
  %16 = load i32, ptr %9, align 4
  store i32 %16, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  ret void
}

define internal void @enzyme_build.mpi.fortran_Irsend(ptr noundef %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef writeonly %6, ptr noundef writeonly %7) {
  %9 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %10 = load i32, ptr %1, align 4
  %11 = load i32, ptr %2, align 4
  %12 = load i32, ptr %3, align 4
  %13 = load i32, ptr %4, align 4
  %14 = load i32, ptr %5, align 4
  %15 = call i32 @MPI_Irsend(ptr noundef %0, i32 noundef %10, i32 noundef %11, i32 noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef nonnull %9)
  store i32 %15, ptr %7, align 4
  %16 = load i32, ptr %9, align 4
  store i32 %16, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  ret void
}

define internal void @enzyme_build.mpi.fortran_Irecv(ptr noundef %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef writeonly %6, ptr noundef writeonly %7) {
  %9 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %10 = load i32, ptr %1, align 4
  %11 = load i32, ptr %2, align 4
  %12 = load i32, ptr %3, align 4
  %13 = load i32, ptr %4, align 4
  %14 = load i32, ptr %5, align 4
  %15 = call i32 @MPI_Irecv(ptr noundef %0, i32 noundef %10, i32 noundef %11, i32 noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef nonnull %9)
  store i32 %15, ptr %7, align 4
  %16 = load i32, ptr %9, align 4
  store i32 %16, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  ret void
}

define internal void @enzyme_build.mpi.fortran_Send_init(ptr noundef %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef writeonly %6, ptr noundef writeonly %7) {
  %9 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %10 = load i32, ptr %1, align 4
  %11 = load i32, ptr %2, align 4
  %12 = load i32, ptr %3, align 4
  %13 = load i32, ptr %4, align 4
  %14 = load i32, ptr %5, align 4
  %15 = call i32 @MPI_Send_init(ptr noundef %0, i32 noundef %10, i32 noundef %11, i32 noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef nonnull %9)
  store i32 %15, ptr %7, align 4
  %16 = load i32, ptr %9, align 4
  store i32 %16, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  ret void
}

define internal void @enzyme_build.mpi.fortran_Ssend_init(ptr noundef %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef writeonly %6, ptr noundef writeonly %7) {
  %9 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %10 = load i32, ptr %1, align 4
  %11 = load i32, ptr %2, align 4
  %12 = load i32, ptr %3, align 4
  %13 = load i32, ptr %4, align 4
  %14 = load i32, ptr %5, align 4
  %15 = call i32 @MPI_Ssend_init(ptr noundef %0, i32 noundef %10, i32 noundef %11, i32 noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef nonnull %9)
  store i32 %15, ptr %7, align 4
  %16 = load i32, ptr %9, align 4
  store i32 %16, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  ret void
}

define internal void @enzyme_build.mpi.fortran_Bsend_init(ptr noundef %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef writeonly %6, ptr noundef writeonly %7) {
  %9 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %10 = load i32, ptr %1, align 4
  %11 = load i32, ptr %2, align 4
  %12 = load i32, ptr %3, align 4
  %13 = load i32, ptr %4, align 4
  %14 = load i32, ptr %5, align 4
  %15 = call i32 @MPI_Bsend_init(ptr noundef %0, i32 noundef %10, i32 noundef %11, i32 noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef nonnull %9)
  store i32 %15, ptr %7, align 4
  %16 = load i32, ptr %9, align 4
  store i32 %16, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  ret void
}

define internal void @enzyme_build.mpi.fortran_Rsend_init(ptr noundef %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef writeonly %6, ptr noundef writeonly %7) {
  %9 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %10 = load i32, ptr %1, align 4
  %11 = load i32, ptr %2, align 4
  %12 = load i32, ptr %3, align 4
  %13 = load i32, ptr %4, align 4
  %14 = load i32, ptr %5, align 4
  %15 = call i32 @MPI_Rsend_init(ptr noundef %0, i32 noundef %10, i32 noundef %11, i32 noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef nonnull %9)
  store i32 %15, ptr %7, align 4
  %16 = load i32, ptr %9, align 4
  store i32 %16, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  ret void
}

define internal void @enzyme_build.mpi.fortran_Recv_init(ptr noundef %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef writeonly %6, ptr noundef writeonly %7) {
  %9 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %10 = load i32, ptr %1, align 4
  %11 = load i32, ptr %2, align 4
  %12 = load i32, ptr %3, align 4
  %13 = load i32, ptr %4, align 4
  %14 = load i32, ptr %5, align 4
  %15 = call i32 @MPI_Recv_init(ptr noundef %0, i32 noundef %10, i32 noundef %11, i32 noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef nonnull %9)
  store i32 %15, ptr %7, align 4
  %16 = load i32, ptr %9, align 4
  store i32 %16, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  ret void
}

define internal void @enzyme_build.mpi.fortran_Start(ptr noundef %0, ptr noundef writeonly %1) {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = load i32, ptr %0, align 4
  store i32 %4, ptr %3, align 4
  %5 = call i32 @MPI_Start(ptr noundef nonnull %3)
  store i32 %5, ptr %1, align 4
  %6 = load i32, ptr %3, align 4
  store i32 %6, ptr %0, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret void
}

define internal void @enzyme_build.mpi.fortran_Startall(ptr noundef readonly %0, ptr noundef %1, ptr noundef writeonly %2) {
  %4 = load i32, ptr %0, align 4
  %5 = sext i32 %4 to i64
  %6 = shl nsw i64 %5, 2
  %7 = or disjoint i64 %6, 1
  %8 = tail call noalias ptr @malloc(i64 noundef %7)
  %9 = icmp sgt i32 %4, 0
  br i1 %9, label %10, label %13

10:
  %11 = zext nneg i32 %4 to i64
  %12 = shl nuw nsw i64 %11, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %8, ptr readonly align 4 %1, i64 %12, i1 false)
  br label %13

13:
  %14 = tail call i32 @MPI_Startall(i32 noundef %4, ptr noundef %8)
  store i32 %14, ptr %2, align 4
  %15 = load i32, ptr %0, align 4
  %16 = icmp sgt i32 %15, 0
  br i1 %16, label %17, label %20

17:
  %18 = zext nneg i32 %15 to i64
  %19 = shl nuw nsw i64 %18, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %1, ptr align 4 %8, i64 %19, i1 false)
  br label %20

20:
  tail call void @free(ptr noundef %8)
  ret void
}

define internal void @enzyme_build.mpi.fortran_Request_free(ptr noundef %0, ptr noundef writeonly %1) {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = load i32, ptr %0, align 4
  store i32 %4, ptr %3, align 4
  %5 = call i32 @MPI_Request_free(ptr noundef nonnull %3)
  store i32 %5, ptr %1, align 4
  %6 = load i32, ptr %3, align 4
  store i32 %6, ptr %0, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret void
}

define internal void @enzyme_build.mpi.fortran_Wait(ptr noundef %0, ptr noundef %1, ptr noundef writeonly %2) {
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = load i32, ptr %0, align 4
  store i32 %5, ptr %4, align 4
  %6 = load ptr, ptr @MPI_F_STATUS_IGNORE, align 8
  %7 = icmp eq ptr %1, %6
  %8 = select i1 %7, ptr inttoptr (i64 1 to ptr), ptr %1
  %9 = call i32 @MPI_Wait(ptr noundef nonnull %4, ptr noundef %8)
  store i32 %9, ptr %2, align 4
  %10 = load i32, ptr %4, align 4
  store i32 %10, ptr %0, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret void
}

declare i32 @MPI_Wait(ptr noundef, ptr noundef)

define internal void @enzyme_build.mpi.fortran_Test(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef writeonly %3) {
  %5 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = load i32, ptr %0, align 4
  store i32 %6, ptr %5, align 4
  %7 = load ptr, ptr @MPI_F_STATUS_IGNORE, align 8
  %8 = icmp eq ptr %2, %7
  %9 = select i1 %8, ptr inttoptr (i64 1 to ptr), ptr %2
  %10 = call i32 @MPI_Test(ptr noundef nonnull %5, ptr noundef %1, ptr noundef %9)
  store i32 %10, ptr %3, align 4
  %11 = load i32, ptr %5, align 4
  store i32 %11, ptr %0, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  ret void
}

declare i32 @MPI_Test(ptr noundef, ptr noundef, ptr noundef)

define internal void @enzyme_build.mpi.fortran_Waitall(ptr noundef readonly %0, ptr noundef %1, ptr noundef %2, ptr noundef writeonly %3) {
  %5 = load i32, ptr %0, align 4
  %6 = sext i32 %5 to i64
  %7 = shl nsw i64 %6, 2
  %8 = or disjoint i64 %7, 1
  %9 = tail call noalias ptr @malloc(i64 noundef %8)
  %10 = icmp sgt i32 %5, 0
  br i1 %10, label %11, label %14

11:
  %12 = zext nneg i32 %5 to i64
  %13 = shl nuw nsw i64 %12, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr readonly align 4 %1, i64 %13, i1 false)
  br label %14

14:
  %15 = load ptr, ptr @MPI_F_STATUSES_IGNORE, align 8
  %16 = icmp eq ptr %2, %15
  %17 = select i1 %16, ptr inttoptr (i64 1 to ptr), ptr %2
  %18 = tail call i32 @MPI_Waitall(i32 noundef %5, ptr noundef %9, ptr noundef %17)
  store i32 %18, ptr %3, align 4
  %19 = load i32, ptr %0, align 4
  %20 = icmp sgt i32 %19, 0
  br i1 %20, label %21, label %24

21:
  %22 = zext nneg i32 %19 to i64
  %23 = shl nuw nsw i64 %22, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %1, ptr align 4 %9, i64 %23, i1 false)
  br label %24

24:
  tail call void @free(ptr noundef %9)
  ret void
}

declare i32 @MPI_Waitall(i32 noundef, ptr noundef, ptr noundef)

define internal void @enzyme_build.mpi.fortran_Testall(ptr noundef readonly %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef writeonly %4) {
  %6 = load i32, ptr %0, align 4
  %7 = sext i32 %6 to i64
  %8 = shl nsw i64 %7, 2
  %9 = or disjoint i64 %8, 1
  %10 = tail call noalias ptr @malloc(i64 noundef %9)
  %11 = icmp sgt i32 %6, 0
  br i1 %11, label %12, label %15

12:
  %13 = zext nneg i32 %6 to i64
  %14 = shl nuw nsw i64 %13, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %10, ptr readonly align 4 %1, i64 %14, i1 false)
  br label %15

15:
  %16 = load ptr, ptr @MPI_F_STATUSES_IGNORE, align 8
  %17 = icmp eq ptr %3, %16
  %18 = select i1 %17, ptr inttoptr (i64 1 to ptr), ptr %3
  %19 = tail call i32 @MPI_Testall(i32 noundef %6, ptr noundef %10, ptr noundef %2, ptr noundef %18)
  store i32 %19, ptr %4, align 4
  %20 = load i32, ptr %0, align 4
  %21 = icmp sgt i32 %20, 0
  br i1 %21, label %22, label %25

22:
  %23 = zext nneg i32 %20 to i64
  %24 = shl nuw nsw i64 %23, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %1, ptr align 4 %10, i64 %24, i1 false)
  br label %25

25:
  tail call void @free(ptr noundef %10)
  ret void
}

declare i32 @MPI_Testall(i32 noundef, ptr noundef, ptr noundef, ptr noundef)

define internal void @enzyme_build.mpi.fortran_Waitany(ptr noundef readonly %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef writeonly %4) {
  %6 = load i32, ptr %0, align 4
  %7 = sext i32 %6 to i64
  %8 = shl nsw i64 %7, 2
  %9 = or disjoint i64 %8, 1
  %10 = tail call noalias ptr @malloc(i64 noundef %9)
  %11 = icmp sgt i32 %6, 0
  br i1 %11, label %12, label %15

12:
  %13 = zext nneg i32 %6 to i64
  %14 = shl nuw nsw i64 %13, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %10, ptr readonly align 4 %1, i64 %14, i1 false)
  br label %15

15:
  %16 = load ptr, ptr @MPI_F_STATUS_IGNORE, align 8
  %17 = icmp eq ptr %3, %16
  %18 = select i1 %17, ptr inttoptr (i64 1 to ptr), ptr %3
  %19 = tail call i32 @MPI_Waitany(i32 noundef %6, ptr noundef %10, ptr noundef %2, ptr noundef %18)
  store i32 %19, ptr %4, align 4
  %20 = load i32, ptr %0, align 4
  %21 = icmp sgt i32 %20, 0
  br i1 %21, label %22, label %25

22:
  %23 = zext nneg i32 %20 to i64
  %24 = shl nuw nsw i64 %23, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %1, ptr align 4 %10, i64 %24, i1 false)
  br label %25

25:
  tail call void @free(ptr noundef %10)
  %26 = load i32, ptr %2, align 4
  %27 = icmp eq i32 %26, -32766
  br i1 %27, label %30, label %28

28:
  %29 = add nsw i32 %26, 1
  store i32 %29, ptr %2, align 4
  br label %30

30:
  ret void
}

declare i32 @MPI_Waitany(i32 noundef, ptr noundef, ptr noundef, ptr noundef)

define internal void @enzyme_build.mpi.fortran_Testany(ptr noundef readonly %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef writeonly %5) {
  %7 = load i32, ptr %0, align 4
  %8 = sext i32 %7 to i64
  %9 = shl nsw i64 %8, 2
  %10 = or disjoint i64 %9, 1
  %11 = tail call noalias ptr @malloc(i64 noundef %10)
  %12 = icmp sgt i32 %7, 0
  br i1 %12, label %13, label %16

13:
  %14 = zext nneg i32 %7 to i64
  %15 = shl nuw nsw i64 %14, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %11, ptr readonly align 4 %1, i64 %15, i1 false)
  br label %16

16:
  %17 = load ptr, ptr @MPI_F_STATUS_IGNORE, align 8
  %18 = icmp eq ptr %4, %17
  %19 = select i1 %18, ptr inttoptr (i64 1 to ptr), ptr %4
  %20 = tail call i32 @MPI_Testany(i32 noundef %7, ptr noundef %11, ptr noundef %2, ptr noundef %3, ptr noundef %19)
  store i32 %20, ptr %5, align 4
  %21 = load i32, ptr %0, align 4
  %22 = icmp sgt i32 %21, 0
  br i1 %22, label %23, label %26

23:
  %24 = zext nneg i32 %21 to i64
  %25 = shl nuw nsw i64 %24, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %1, ptr align 4 %11, i64 %25, i1 false)
  br label %26

26:
  tail call void @free(ptr noundef %11)
  %27 = load i32, ptr %2, align 4
  %28 = icmp eq i32 %27, -32766
  br i1 %28, label %31, label %29

29:
  %30 = add nsw i32 %27, 1
  store i32 %30, ptr %2, align 4
  br label %31

31:
  ret void
}

declare i32 @MPI_Testany(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define internal void @enzyme_build.mpi.fortran_Waitsome(ptr noundef readonly %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef writeonly %5) {
  %7 = load i32, ptr %0, align 4
  %8 = sext i32 %7 to i64
  %9 = shl nsw i64 %8, 2
  %10 = or disjoint i64 %9, 1
  %11 = tail call noalias ptr @malloc(i64 noundef %10)
  %12 = icmp sgt i32 %7, 0
  br i1 %12, label %13, label %16

13:
  %14 = zext nneg i32 %7 to i64
  %15 = shl nuw nsw i64 %14, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %11, ptr readonly align 4 %1, i64 %15, i1 false)
  br label %16

16:
  %17 = load ptr, ptr @MPI_F_STATUSES_IGNORE, align 8
  %18 = icmp eq ptr %4, %17
  %19 = select i1 %18, ptr inttoptr (i64 1 to ptr), ptr %4
  %20 = tail call i32 @MPI_Waitsome(i32 noundef %7, ptr noundef %11, ptr noundef %2, ptr noundef %3, ptr noundef %19)
  store i32 %20, ptr %5, align 4
  %21 = load i32, ptr %0, align 4
  %22 = icmp sgt i32 %21, 0
  br i1 %22, label %23, label %26

23:
  %24 = zext nneg i32 %21 to i64
  %25 = shl nuw nsw i64 %24, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %1, ptr align 4 %11, i64 %25, i1 false)
  br label %26

26:
  tail call void @free(ptr noundef %11)
  %27 = load i32, ptr %2, align 4
  %28 = icmp eq i32 %27, -32766
  %29 = select i1 %28, i32 0, i32 %27
  %30 = icmp sgt i32 %29, 0
  br i1 %30, label %31, label %.loopexit

31:
  %32 = zext nneg i32 %29 to i64
  br label %33

33:
  %34 = phi i64 [ 0, %31 ], [ %41, %40 ]
  %35 = getelementptr inbounds nuw i32, ptr %3, i64 %34
  %36 = load i32, ptr %35, align 4
  %37 = icmp eq i32 %36, -32766
  br i1 %37, label %40, label %38

38:
  %39 = add nsw i32 %36, 1
  store i32 %39, ptr %35, align 4
  br label %40

40:
  %41 = add nuw nsw i64 %34, 1
  %42 = icmp eq i64 %41, %32
  br i1 %42, label %.loopexit.loopexit, label %33

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void
}

declare i32 @MPI_Waitsome(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define internal void @enzyme_build.mpi.fortran_Testsome(ptr noundef readonly %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef writeonly %5) {
  %7 = load i32, ptr %0, align 4
  %8 = sext i32 %7 to i64
  %9 = shl nsw i64 %8, 2
  %10 = or disjoint i64 %9, 1
  %11 = tail call noalias ptr @malloc(i64 noundef %10)
  %12 = icmp sgt i32 %7, 0
  br i1 %12, label %13, label %16

13:
  %14 = zext nneg i32 %7 to i64
  %15 = shl nuw nsw i64 %14, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %11, ptr readonly align 4 %1, i64 %15, i1 false)
  br label %16

16:
  %17 = load ptr, ptr @MPI_F_STATUSES_IGNORE, align 8
  %18 = icmp eq ptr %4, %17
  %19 = select i1 %18, ptr inttoptr (i64 1 to ptr), ptr %4
  %20 = tail call i32 @MPI_Testsome(i32 noundef %7, ptr noundef %11, ptr noundef %2, ptr noundef %3, ptr noundef %19)
  store i32 %20, ptr %5, align 4
  %21 = load i32, ptr %0, align 4
  %22 = icmp sgt i32 %21, 0
  br i1 %22, label %23, label %26

23:
  %24 = zext nneg i32 %21 to i64
  %25 = shl nuw nsw i64 %24, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %1, ptr align 4 %11, i64 %25, i1 false)
  br label %26

26:
  tail call void @free(ptr noundef %11)
  %27 = load i32, ptr %2, align 4
  %28 = icmp eq i32 %27, -32766
  %29 = select i1 %28, i32 0, i32 %27
  %30 = icmp sgt i32 %29, 0
  br i1 %30, label %31, label %.loopexit

31:
  %32 = zext nneg i32 %29 to i64
  br label %33

33:
  %34 = phi i64 [ 0, %31 ], [ %41, %40 ]
  %35 = getelementptr inbounds nuw i32, ptr %3, i64 %34
  %36 = load i32, ptr %35, align 4
  %37 = icmp eq i32 %36, -32766
  br i1 %37, label %40, label %38

38:
  %39 = add nsw i32 %36, 1
  store i32 %39, ptr %35, align 4
  br label %40

40:
  %41 = add nuw nsw i64 %34, 1
  %42 = icmp eq i64 %41, %32
  br i1 %42, label %.loopexit.loopexit, label %33

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void
}

declare i32 @MPI_Testsome(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define internal void @enzyme_build.mpi.fortran_Bcast(ptr noundef %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef writeonly %5) {
  %7 = load i32, ptr %1, align 4
  %8 = load i32, ptr %2, align 4
  %9 = load i32, ptr %3, align 4
  %10 = load i32, ptr %4, align 4
  %11 = tail call i32 @MPI_Bcast(ptr noundef %0, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10)
  store i32 %11, ptr %5, align 4
  ret void
}

define internal void @enzyme_build.mpi.fortran_Ibcast(ptr noundef %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef writeonly %5, ptr noundef writeonly %6) {
  %8 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %9 = load i32, ptr %1, align 4
  %10 = load i32, ptr %2, align 4
  %11 = load i32, ptr %3, align 4
  %12 = load i32, ptr %4, align 4
  %13 = call i32 @MPI_Ibcast(ptr noundef %0, i32 noundef %9, i32 noundef %10, i32 noundef %11, i32 noundef %12, ptr noundef nonnull %8)
  store i32 %13, ptr %6, align 4
  %14 = load i32, ptr %8, align 4
  store i32 %14, ptr %5, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  ret void
}

define internal void @enzyme_build.mpi.fortran_Reduce(ptr noundef %0, ptr noundef %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef writeonly %7) {
  %9 = icmp eq ptr %0, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %10 = select i1 %9, ptr inttoptr (i64 -1 to ptr), ptr %0
  %11 = load i32, ptr %2, align 4
  %12 = load i32, ptr %3, align 4
  %13 = load i32, ptr %4, align 4
  %14 = load i32, ptr %5, align 4
  %15 = load i32, ptr %6, align 4
  %16 = tail call i32 @MPI_Reduce(ptr noundef %10, ptr noundef %1, i32 noundef %11, i32 noundef %12, i32 noundef %13, i32 noundef %14, i32 noundef %15)
  store i32 %16, ptr %7, align 4
  ret void
}

define internal void @enzyme_build.mpi.fortran_Ireduce(ptr noundef %0, ptr noundef %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef writeonly %7, ptr noundef writeonly %8) {
  %10 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %11 = icmp eq ptr %0, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %12 = select i1 %11, ptr inttoptr (i64 -1 to ptr), ptr %0
  %13 = load i32, ptr %2, align 4
  %14 = load i32, ptr %3, align 4
  %15 = load i32, ptr %4, align 4
  %16 = load i32, ptr %5, align 4
  %17 = load i32, ptr %6, align 4
  %18 = call i32 @MPI_Ireduce(ptr noundef %12, ptr noundef %1, i32 noundef %13, i32 noundef %14, i32 noundef %15, i32 noundef %16, i32 noundef %17, ptr noundef nonnull %10)
  store i32 %18, ptr %8, align 4
  %19 = load i32, ptr %10, align 4
  store i32 %19, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  ret void
}

define internal void @enzyme_build.mpi.fortran_Allreduce(ptr noundef %0, ptr noundef %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef writeonly %6) {
  %8 = icmp eq ptr %0, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %9 = select i1 %8, ptr inttoptr (i64 -1 to ptr), ptr %0
  %10 = load i32, ptr %2, align 4
  %11 = load i32, ptr %3, align 4
  %12 = load i32, ptr %4, align 4
  %13 = load i32, ptr %5, align 4
  %14 = tail call i32 @MPI_Allreduce(ptr noundef %9, ptr noundef %1, i32 noundef %10, i32 noundef %11, i32 noundef %12, i32 noundef %13)
  store i32 %14, ptr %6, align 4
  ret void
}

define internal void @enzyme_build.mpi.fortran_Iallreduce(ptr noundef %0, ptr noundef %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef writeonly %6, ptr noundef writeonly %7) {
  %9 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %10 = icmp eq ptr %0, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %11 = select i1 %10, ptr inttoptr (i64 -1 to ptr), ptr %0
  %12 = load i32, ptr %2, align 4
  %13 = load i32, ptr %3, align 4
  %14 = load i32, ptr %4, align 4
  %15 = load i32, ptr %5, align 4
  %16 = call i32 @MPI_Iallreduce(ptr noundef %11, ptr noundef %1, i32 noundef %12, i32 noundef %13, i32 noundef %14, i32 noundef %15, ptr noundef nonnull %9)
  store i32 %16, ptr %7, align 4
  %17 = load i32, ptr %9, align 4
  store i32 %17, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  ret void
}

define internal void @enzyme_build.mpi.fortran_Scan(ptr noundef %0, ptr noundef %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef writeonly %6) {
  %8 = icmp eq ptr %0, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %9 = select i1 %8, ptr inttoptr (i64 -1 to ptr), ptr %0
  %10 = load i32, ptr %2, align 4
  %11 = load i32, ptr %3, align 4
  %12 = load i32, ptr %4, align 4
  %13 = load i32, ptr %5, align 4
  %14 = tail call i32 @MPI_Scan(ptr noundef %9, ptr noundef %1, i32 noundef %10, i32 noundef %11, i32 noundef %12, i32 noundef %13)
  store i32 %14, ptr %6, align 4
  ret void
}

define internal void @enzyme_build.mpi.fortran_Exscan(ptr noundef %0, ptr noundef %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef writeonly %6) {
  %8 = icmp eq ptr %0, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %9 = select i1 %8, ptr inttoptr (i64 -1 to ptr), ptr %0
  %10 = load i32, ptr %2, align 4
  %11 = load i32, ptr %3, align 4
  %12 = load i32, ptr %4, align 4
  %13 = load i32, ptr %5, align 4
  %14 = tail call i32 @MPI_Exscan(ptr noundef %9, ptr noundef %1, i32 noundef %10, i32 noundef %11, i32 noundef %12, i32 noundef %13)
  store i32 %14, ptr %6, align 4
  ret void
}

define internal void @enzyme_build.mpi.fortran_Reduce_scatter_block(ptr noundef %0, ptr noundef %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef writeonly %6) {
  %8 = icmp eq ptr %0, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %9 = select i1 %8, ptr inttoptr (i64 -1 to ptr), ptr %0
  %10 = load i32, ptr %2, align 4
  %11 = load i32, ptr %3, align 4
  %12 = load i32, ptr %4, align 4
  %13 = load i32, ptr %5, align 4
  %14 = tail call i32 @MPI_Reduce_scatter_block(ptr noundef %9, ptr noundef %1, i32 noundef %10, i32 noundef %11, i32 noundef %12, i32 noundef %13)
  store i32 %14, ptr %6, align 4
  ret void
}

define internal void @enzyme_build.mpi.fortran_Ireduce_scatter_block(ptr noundef %0, ptr noundef %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef writeonly %6, ptr noundef writeonly %7) {
  %9 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %10 = icmp eq ptr %0, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %11 = select i1 %10, ptr inttoptr (i64 -1 to ptr), ptr %0
  %12 = load i32, ptr %2, align 4
  %13 = load i32, ptr %3, align 4
  %14 = load i32, ptr %4, align 4
  %15 = load i32, ptr %5, align 4
  %16 = call i32 @MPI_Ireduce_scatter_block(ptr noundef %11, ptr noundef %1, i32 noundef %12, i32 noundef %13, i32 noundef %14, i32 noundef %15, ptr noundef nonnull %9)
  store i32 %16, ptr %7, align 4
  %17 = load i32, ptr %9, align 4
  store i32 %17, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  ret void
}

define internal void @enzyme_build.mpi.fortran_Reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef writeonly %6) {
  %8 = icmp eq ptr %0, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %9 = select i1 %8, ptr inttoptr (i64 -1 to ptr), ptr %0
  %10 = load i32, ptr %3, align 4
  %11 = load i32, ptr %4, align 4
  %12 = load i32, ptr %5, align 4
  %13 = tail call i32 @MPI_Reduce_scatter(ptr noundef %9, ptr noundef %1, ptr noundef %2, i32 noundef %10, i32 noundef %11, i32 noundef %12)
  store i32 %13, ptr %6, align 4
  ret void
}

define internal void @enzyme_build.mpi.fortran_Ireduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef writeonly %6, ptr noundef writeonly %7) {
  %9 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %10 = icmp eq ptr %0, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %11 = select i1 %10, ptr inttoptr (i64 -1 to ptr), ptr %0
  %12 = load i32, ptr %3, align 4
  %13 = load i32, ptr %4, align 4
  %14 = load i32, ptr %5, align 4
  %15 = call i32 @MPI_Ireduce_scatter(ptr noundef %11, ptr noundef %1, ptr noundef %2, i32 noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef nonnull %9)
  store i32 %15, ptr %7, align 4
  %16 = load i32, ptr %9, align 4
  store i32 %16, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  ret void
}

define internal void @enzyme_build.mpi.fortran_Gather(ptr noundef %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef writeonly %8) {
  %10 = icmp eq ptr %0, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %11 = select i1 %10, ptr inttoptr (i64 -1 to ptr), ptr %0
  %12 = load i32, ptr %1, align 4
  %13 = load i32, ptr %2, align 4
  %14 = icmp eq ptr %3, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %15 = select i1 %14, ptr inttoptr (i64 -1 to ptr), ptr %3
  %16 = load i32, ptr %4, align 4
  %17 = load i32, ptr %5, align 4
  %18 = load i32, ptr %6, align 4
  %19 = load i32, ptr %7, align 4
  %20 = tail call i32 @MPI_Gather(ptr noundef %11, i32 noundef %12, i32 noundef %13, ptr noundef %15, i32 noundef %16, i32 noundef %17, i32 noundef %18, i32 noundef %19)
  store i32 %20, ptr %8, align 4
  ret void
}

define internal void @enzyme_build.mpi.fortran_Igather(ptr noundef %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef writeonly %8, ptr noundef writeonly %9) {
  %11 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %12 = icmp eq ptr %0, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %13 = select i1 %12, ptr inttoptr (i64 -1 to ptr), ptr %0
  %14 = load i32, ptr %1, align 4
  %15 = load i32, ptr %2, align 4
  %16 = icmp eq ptr %3, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %17 = select i1 %16, ptr inttoptr (i64 -1 to ptr), ptr %3
  %18 = load i32, ptr %4, align 4
  %19 = load i32, ptr %5, align 4
  %20 = load i32, ptr %6, align 4
  %21 = load i32, ptr %7, align 4
  %22 = call i32 @MPI_Igather(ptr noundef %13, i32 noundef %14, i32 noundef %15, ptr noundef %17, i32 noundef %18, i32 noundef %19, i32 noundef %20, i32 noundef %21, ptr noundef nonnull %11)
  store i32 %22, ptr %9, align 4
  %23 = load i32, ptr %11, align 4
  store i32 %23, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  ret void
}

define internal void @enzyme_build.mpi.fortran_Gatherv(ptr noundef %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef readonly %8, ptr noundef writeonly %9) {
  %11 = icmp eq ptr %0, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %12 = select i1 %11, ptr inttoptr (i64 -1 to ptr), ptr %0
  %13 = load i32, ptr %1, align 4
  %14 = load i32, ptr %2, align 4
  %15 = icmp eq ptr %3, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %16 = select i1 %15, ptr inttoptr (i64 -1 to ptr), ptr %3
  %17 = load i32, ptr %6, align 4
  %18 = load i32, ptr %7, align 4
  %19 = load i32, ptr %8, align 4
  %20 = tail call i32 @MPI_Gatherv(ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %16, ptr noundef %4, ptr noundef %5, i32 noundef %17, i32 noundef %18, i32 noundef %19)
  store i32 %20, ptr %9, align 4
  ret void
}

define internal void @enzyme_build.mpi.fortran_Igatherv(ptr noundef %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef readonly %8, ptr noundef writeonly %9, ptr noundef writeonly %10) {
  %12 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  %13 = icmp eq ptr %0, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %14 = select i1 %13, ptr inttoptr (i64 -1 to ptr), ptr %0
  %15 = load i32, ptr %1, align 4
  %16 = load i32, ptr %2, align 4
  %17 = icmp eq ptr %3, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %18 = select i1 %17, ptr inttoptr (i64 -1 to ptr), ptr %3
  %19 = load i32, ptr %6, align 4
  %20 = load i32, ptr %7, align 4
  %21 = load i32, ptr %8, align 4
  %22 = call i32 @MPI_Igatherv(ptr noundef %14, i32 noundef %15, i32 noundef %16, ptr noundef %18, ptr noundef %4, ptr noundef %5, i32 noundef %19, i32 noundef %20, i32 noundef %21, ptr noundef nonnull %12)
  store i32 %22, ptr %10, align 4
  %23 = load i32, ptr %12, align 4
  store i32 %23, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret void
}

define internal void @enzyme_build.mpi.fortran_Scatter(ptr noundef %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef writeonly %8) {
  %10 = icmp eq ptr %0, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %11 = select i1 %10, ptr inttoptr (i64 -1 to ptr), ptr %0
  %12 = load i32, ptr %1, align 4
  %13 = load i32, ptr %2, align 4
  %14 = icmp eq ptr %3, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %15 = select i1 %14, ptr inttoptr (i64 -1 to ptr), ptr %3
  %16 = load i32, ptr %4, align 4
  %17 = load i32, ptr %5, align 4
  %18 = load i32, ptr %6, align 4
  %19 = load i32, ptr %7, align 4
  %20 = tail call i32 @MPI_Scatter(ptr noundef %11, i32 noundef %12, i32 noundef %13, ptr noundef %15, i32 noundef %16, i32 noundef %17, i32 noundef %18, i32 noundef %19)
  store i32 %20, ptr %8, align 4
  ret void
}

define internal void @enzyme_build.mpi.fortran_Iscatter(ptr noundef %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef writeonly %8, ptr noundef writeonly %9) {
  %11 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %12 = icmp eq ptr %0, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %13 = select i1 %12, ptr inttoptr (i64 -1 to ptr), ptr %0
  %14 = load i32, ptr %1, align 4
  %15 = load i32, ptr %2, align 4
  %16 = icmp eq ptr %3, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %17 = select i1 %16, ptr inttoptr (i64 -1 to ptr), ptr %3
  %18 = load i32, ptr %4, align 4
  %19 = load i32, ptr %5, align 4
  %20 = load i32, ptr %6, align 4
  %21 = load i32, ptr %7, align 4
  %22 = call i32 @MPI_Iscatter(ptr noundef %13, i32 noundef %14, i32 noundef %15, ptr noundef %17, i32 noundef %18, i32 noundef %19, i32 noundef %20, i32 noundef %21, ptr noundef nonnull %11)
  store i32 %22, ptr %9, align 4
  %23 = load i32, ptr %11, align 4
  store i32 %23, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  ret void
}

define internal void @enzyme_build.mpi.fortran_Scatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef readonly %3, ptr noundef %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef readonly %8, ptr noundef writeonly %9) {
  %11 = icmp eq ptr %0, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %12 = select i1 %11, ptr inttoptr (i64 -1 to ptr), ptr %0
  %13 = load i32, ptr %3, align 4
  %14 = icmp eq ptr %4, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %15 = select i1 %14, ptr inttoptr (i64 -1 to ptr), ptr %4
  %16 = load i32, ptr %5, align 4
  %17 = load i32, ptr %6, align 4
  %18 = load i32, ptr %7, align 4
  %19 = load i32, ptr %8, align 4
  %20 = tail call i32 @MPI_Scatterv(ptr noundef %12, ptr noundef %1, ptr noundef %2, i32 noundef %13, ptr noundef %15, i32 noundef %16, i32 noundef %17, i32 noundef %18, i32 noundef %19)
  store i32 %20, ptr %9, align 4
  ret void
}

define internal void @enzyme_build.mpi.fortran_Iscatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef readonly %3, ptr noundef %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef readonly %8, ptr noundef writeonly %9, ptr noundef writeonly %10) {
  %12 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  %13 = icmp eq ptr %0, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %14 = select i1 %13, ptr inttoptr (i64 -1 to ptr), ptr %0
  %15 = load i32, ptr %3, align 4
  %16 = icmp eq ptr %4, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %17 = select i1 %16, ptr inttoptr (i64 -1 to ptr), ptr %4
  %18 = load i32, ptr %5, align 4
  %19 = load i32, ptr %6, align 4
  %20 = load i32, ptr %7, align 4
  %21 = load i32, ptr %8, align 4
  %22 = call i32 @MPI_Iscatterv(ptr noundef %14, ptr noundef %1, ptr noundef %2, i32 noundef %15, ptr noundef %17, i32 noundef %18, i32 noundef %19, i32 noundef %20, i32 noundef %21, ptr noundef nonnull %12)
  store i32 %22, ptr %10, align 4
  %23 = load i32, ptr %12, align 4
  store i32 %23, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret void
}

define internal void @enzyme_build.mpi.fortran_Allgather(ptr noundef %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef writeonly %7) {
  %9 = icmp eq ptr %0, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %10 = select i1 %9, ptr inttoptr (i64 -1 to ptr), ptr %0
  %11 = load i32, ptr %1, align 4
  %12 = load i32, ptr %2, align 4
  %13 = icmp eq ptr %3, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %14 = select i1 %13, ptr inttoptr (i64 -1 to ptr), ptr %3
  %15 = load i32, ptr %4, align 4
  %16 = load i32, ptr %5, align 4
  %17 = load i32, ptr %6, align 4
  %18 = tail call i32 @MPI_Allgather(ptr noundef %10, i32 noundef %11, i32 noundef %12, ptr noundef %14, i32 noundef %15, i32 noundef %16, i32 noundef %17)
  store i32 %18, ptr %7, align 4
  ret void
}

define internal void @enzyme_build.mpi.fortran_Iallgather(ptr noundef %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef writeonly %7, ptr noundef writeonly %8) {
  %10 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %11 = icmp eq ptr %0, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %12 = select i1 %11, ptr inttoptr (i64 -1 to ptr), ptr %0
  %13 = load i32, ptr %1, align 4
  %14 = load i32, ptr %2, align 4
  %15 = icmp eq ptr %3, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %16 = select i1 %15, ptr inttoptr (i64 -1 to ptr), ptr %3
  %17 = load i32, ptr %4, align 4
  %18 = load i32, ptr %5, align 4
  %19 = load i32, ptr %6, align 4
  %20 = call i32 @MPI_Iallgather(ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %16, i32 noundef %17, i32 noundef %18, i32 noundef %19, ptr noundef nonnull %10)
  store i32 %20, ptr %8, align 4
  %21 = load i32, ptr %10, align 4
  store i32 %21, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  ret void
}

define internal void @enzyme_build.mpi.fortran_Allgatherv(ptr noundef %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef writeonly %8) {
  %10 = icmp eq ptr %0, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %11 = select i1 %10, ptr inttoptr (i64 -1 to ptr), ptr %0
  %12 = load i32, ptr %1, align 4
  %13 = load i32, ptr %2, align 4
  %14 = icmp eq ptr %3, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %15 = select i1 %14, ptr inttoptr (i64 -1 to ptr), ptr %3
  %16 = load i32, ptr %6, align 4
  %17 = load i32, ptr %7, align 4
  %18 = tail call i32 @MPI_Allgatherv(ptr noundef %11, i32 noundef %12, i32 noundef %13, ptr noundef %15, ptr noundef %4, ptr noundef %5, i32 noundef %16, i32 noundef %17)
  store i32 %18, ptr %8, align 4
  ret void
}

define internal void @enzyme_build.mpi.fortran_Iallgatherv(ptr noundef %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef writeonly %8, ptr noundef writeonly %9) {
  %11 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %12 = icmp eq ptr %0, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %13 = select i1 %12, ptr inttoptr (i64 -1 to ptr), ptr %0
  %14 = load i32, ptr %1, align 4
  %15 = load i32, ptr %2, align 4
  %16 = icmp eq ptr %3, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %17 = select i1 %16, ptr inttoptr (i64 -1 to ptr), ptr %3
  %18 = load i32, ptr %6, align 4
  %19 = load i32, ptr %7, align 4
  %20 = call i32 @MPI_Iallgatherv(ptr noundef %13, i32 noundef %14, i32 noundef %15, ptr noundef %17, ptr noundef %4, ptr noundef %5, i32 noundef %18, i32 noundef %19, ptr noundef nonnull %11)
  store i32 %20, ptr %9, align 4
  %21 = load i32, ptr %11, align 4
  store i32 %21, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  ret void
}

define internal void @enzyme_build.mpi.fortran_Alltoall(ptr noundef %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef writeonly %7) {
  %9 = icmp eq ptr %0, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %10 = select i1 %9, ptr inttoptr (i64 -1 to ptr), ptr %0
  %11 = load i32, ptr %1, align 4
  %12 = load i32, ptr %2, align 4
  %13 = icmp eq ptr %3, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %14 = select i1 %13, ptr inttoptr (i64 -1 to ptr), ptr %3
  %15 = load i32, ptr %4, align 4
  %16 = load i32, ptr %5, align 4
  %17 = load i32, ptr %6, align 4
  %18 = tail call i32 @MPI_Alltoall(ptr noundef %10, i32 noundef %11, i32 noundef %12, ptr noundef %14, i32 noundef %15, i32 noundef %16, i32 noundef %17)
  store i32 %18, ptr %7, align 4
  ret void
}

define internal void @enzyme_build.mpi.fortran_Ialltoall(ptr noundef %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef writeonly %7, ptr noundef writeonly %8) {
  %10 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %11 = icmp eq ptr %0, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %12 = select i1 %11, ptr inttoptr (i64 -1 to ptr), ptr %0
  %13 = load i32, ptr %1, align 4
  %14 = load i32, ptr %2, align 4
  %15 = icmp eq ptr %3, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %16 = select i1 %15, ptr inttoptr (i64 -1 to ptr), ptr %3
  %17 = load i32, ptr %4, align 4
  %18 = load i32, ptr %5, align 4
  %19 = load i32, ptr %6, align 4
  %20 = call i32 @MPI_Ialltoall(ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %16, i32 noundef %17, i32 noundef %18, i32 noundef %19, ptr noundef nonnull %10)
  store i32 %20, ptr %8, align 4
  %21 = load i32, ptr %10, align 4
  store i32 %21, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  ret void
}

define internal void @enzyme_build.mpi.fortran_Alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef readonly %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef readonly %7, ptr noundef readonly %8, ptr noundef writeonly %9) {
  %11 = icmp eq ptr %0, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %12 = select i1 %11, ptr inttoptr (i64 -1 to ptr), ptr %0
  %13 = load i32, ptr %3, align 4
  %14 = icmp eq ptr %4, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %15 = select i1 %14, ptr inttoptr (i64 -1 to ptr), ptr %4
  %16 = load i32, ptr %7, align 4
  %17 = load i32, ptr %8, align 4
  %18 = tail call i32 @MPI_Alltoallv(ptr noundef %12, ptr noundef %1, ptr noundef %2, i32 noundef %13, ptr noundef %15, ptr noundef %5, ptr noundef %6, i32 noundef %16, i32 noundef %17)
  store i32 %18, ptr %9, align 4
  ret void
}

define internal void @enzyme_build.mpi.fortran_Ialltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef readonly %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef readonly %7, ptr noundef readonly %8, ptr noundef writeonly %9, ptr noundef writeonly %10) {
  %12 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  %13 = icmp eq ptr %0, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %14 = select i1 %13, ptr inttoptr (i64 -1 to ptr), ptr %0
  %15 = load i32, ptr %3, align 4
  %16 = icmp eq ptr %4, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %17 = select i1 %16, ptr inttoptr (i64 -1 to ptr), ptr %4
  %18 = load i32, ptr %7, align 4
  %19 = load i32, ptr %8, align 4
  %20 = call i32 @MPI_Ialltoallv(ptr noundef %14, ptr noundef %1, ptr noundef %2, i32 noundef %15, ptr noundef %17, ptr noundef %5, ptr noundef %6, i32 noundef %18, i32 noundef %19, ptr noundef nonnull %12)
  store i32 %20, ptr %10, align 4
  %21 = load i32, ptr %12, align 4
  store i32 %21, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret void
}

define internal void @enzyme_build.mpi.fortran_Neighbor_allgather(ptr noundef %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef writeonly %7) {
  %9 = icmp eq ptr %0, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %10 = select i1 %9, ptr inttoptr (i64 -1 to ptr), ptr %0
  %11 = load i32, ptr %1, align 4
  %12 = load i32, ptr %2, align 4
  %13 = icmp eq ptr %3, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %14 = select i1 %13, ptr inttoptr (i64 -1 to ptr), ptr %3
  %15 = load i32, ptr %4, align 4
  %16 = load i32, ptr %5, align 4
  %17 = load i32, ptr %6, align 4
  %18 = tail call i32 @MPI_Neighbor_allgather(ptr noundef %10, i32 noundef %11, i32 noundef %12, ptr noundef %14, i32 noundef %15, i32 noundef %16, i32 noundef %17)
  store i32 %18, ptr %7, align 4
  ret void
}

define internal void @enzyme_build.mpi.fortran_Ineighbor_allgather(ptr noundef %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef writeonly %7, ptr noundef writeonly %8) {
  %10 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %11 = icmp eq ptr %0, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %12 = select i1 %11, ptr inttoptr (i64 -1 to ptr), ptr %0
  %13 = load i32, ptr %1, align 4
  %14 = load i32, ptr %2, align 4
  %15 = icmp eq ptr %3, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %16 = select i1 %15, ptr inttoptr (i64 -1 to ptr), ptr %3
  %17 = load i32, ptr %4, align 4
  %18 = load i32, ptr %5, align 4
  %19 = load i32, ptr %6, align 4
  %20 = call i32 @MPI_Ineighbor_allgather(ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %16, i32 noundef %17, i32 noundef %18, i32 noundef %19, ptr noundef nonnull %10)
  store i32 %20, ptr %8, align 4
  %21 = load i32, ptr %10, align 4
  store i32 %21, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  ret void
}

define internal void @enzyme_build.mpi.fortran_Neighbor_allgatherv(ptr noundef %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef writeonly %8) {
  %10 = icmp eq ptr %0, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %11 = select i1 %10, ptr inttoptr (i64 -1 to ptr), ptr %0
  %12 = load i32, ptr %1, align 4
  %13 = load i32, ptr %2, align 4
  %14 = icmp eq ptr %3, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %15 = select i1 %14, ptr inttoptr (i64 -1 to ptr), ptr %3
  %16 = load i32, ptr %6, align 4
  %17 = load i32, ptr %7, align 4
  %18 = tail call i32 @MPI_Neighbor_allgatherv(ptr noundef %11, i32 noundef %12, i32 noundef %13, ptr noundef %15, ptr noundef %4, ptr noundef %5, i32 noundef %16, i32 noundef %17)
  store i32 %18, ptr %8, align 4
  ret void
}

define internal void @enzyme_build.mpi.fortran_Ineighbor_allgatherv(ptr noundef %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef writeonly %8, ptr noundef writeonly %9) {
  %11 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %12 = icmp eq ptr %0, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %13 = select i1 %12, ptr inttoptr (i64 -1 to ptr), ptr %0
  %14 = load i32, ptr %1, align 4
  %15 = load i32, ptr %2, align 4
  %16 = icmp eq ptr %3, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %17 = select i1 %16, ptr inttoptr (i64 -1 to ptr), ptr %3
  %18 = load i32, ptr %6, align 4
  %19 = load i32, ptr %7, align 4
  %20 = call i32 @MPI_Ineighbor_allgatherv(ptr noundef %13, i32 noundef %14, i32 noundef %15, ptr noundef %17, ptr noundef %4, ptr noundef %5, i32 noundef %18, i32 noundef %19, ptr noundef nonnull %11)
  store i32 %20, ptr %9, align 4
  %21 = load i32, ptr %11, align 4
  store i32 %21, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  ret void
}

define internal void @enzyme_build.mpi.fortran_Neighbor_alltoall(ptr noundef %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef writeonly %7) {
  %9 = icmp eq ptr %0, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %10 = select i1 %9, ptr inttoptr (i64 -1 to ptr), ptr %0
  %11 = load i32, ptr %1, align 4
  %12 = load i32, ptr %2, align 4
  %13 = icmp eq ptr %3, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %14 = select i1 %13, ptr inttoptr (i64 -1 to ptr), ptr %3
  %15 = load i32, ptr %4, align 4
  %16 = load i32, ptr %5, align 4
  %17 = load i32, ptr %6, align 4
  %18 = tail call i32 @MPI_Neighbor_alltoall(ptr noundef %10, i32 noundef %11, i32 noundef %12, ptr noundef %14, i32 noundef %15, i32 noundef %16, i32 noundef %17)
  store i32 %18, ptr %7, align 4
  ret void
}

define internal void @enzyme_build.mpi.fortran_Ineighbor_alltoall(ptr noundef %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef writeonly %7, ptr noundef writeonly %8) {
  %10 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %11 = icmp eq ptr %0, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %12 = select i1 %11, ptr inttoptr (i64 -1 to ptr), ptr %0
  %13 = load i32, ptr %1, align 4
  %14 = load i32, ptr %2, align 4
  %15 = icmp eq ptr %3, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %16 = select i1 %15, ptr inttoptr (i64 -1 to ptr), ptr %3
  %17 = load i32, ptr %4, align 4
  %18 = load i32, ptr %5, align 4
  %19 = load i32, ptr %6, align 4
  %20 = call i32 @MPI_Ineighbor_alltoall(ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %16, i32 noundef %17, i32 noundef %18, i32 noundef %19, ptr noundef nonnull %10)
  store i32 %20, ptr %8, align 4
  %21 = load i32, ptr %10, align 4
  store i32 %21, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  ret void
}

define internal void @enzyme_build.mpi.fortran_Neighbor_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef readonly %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef readonly %7, ptr noundef readonly %8, ptr noundef writeonly %9) {
  %11 = icmp eq ptr %0, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %12 = select i1 %11, ptr inttoptr (i64 -1 to ptr), ptr %0
  %13 = load i32, ptr %3, align 4
  %14 = icmp eq ptr %4, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %15 = select i1 %14, ptr inttoptr (i64 -1 to ptr), ptr %4
  %16 = load i32, ptr %7, align 4
  %17 = load i32, ptr %8, align 4
  %18 = tail call i32 @MPI_Neighbor_alltoallv(ptr noundef %12, ptr noundef %1, ptr noundef %2, i32 noundef %13, ptr noundef %15, ptr noundef %5, ptr noundef %6, i32 noundef %16, i32 noundef %17)
  store i32 %18, ptr %9, align 4
  ret void
}

define internal void @enzyme_build.mpi.fortran_Ineighbor_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef readonly %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef readonly %7, ptr noundef readonly %8, ptr noundef writeonly %9, ptr noundef writeonly %10) {
  %12 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  %13 = icmp eq ptr %0, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %14 = select i1 %13, ptr inttoptr (i64 -1 to ptr), ptr %0
  %15 = load i32, ptr %3, align 4
  %16 = icmp eq ptr %4, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %17 = select i1 %16, ptr inttoptr (i64 -1 to ptr), ptr %4
  %18 = load i32, ptr %7, align 4
  %19 = load i32, ptr %8, align 4
  %20 = call i32 @MPI_Ineighbor_alltoallv(ptr noundef %14, ptr noundef %1, ptr noundef %2, i32 noundef %15, ptr noundef %17, ptr noundef %5, ptr noundef %6, i32 noundef %18, i32 noundef %19, ptr noundef nonnull %12)
  store i32 %20, ptr %10, align 4
  %21 = load i32, ptr %12, align 4
  store i32 %21, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret void
}

define internal void @enzyme_build.mpi.fortran_Comm_free(ptr noundef %0, ptr noundef writeonly %1) {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = load i32, ptr %0, align 4
  store i32 %4, ptr %3, align 4
  %5 = call i32 @MPI_Comm_free(ptr noundef nonnull %3)
  store i32 %5, ptr %1, align 4
  %6 = load i32, ptr %3, align 4
  store i32 %6, ptr %0, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret void
}

declare i32 @MPI_Comm_free(ptr noundef)

define internal void @enzyme_build.mpi.fortran_Type_free(ptr noundef %0, ptr noundef writeonly %1) {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = load i32, ptr %0, align 4
  store i32 %4, ptr %3, align 4
  %5 = call i32 @MPI_Type_free(ptr noundef nonnull %3)
  store i32 %5, ptr %1, align 4
  %6 = load i32, ptr %3, align 4
  store i32 %6, ptr %0, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret void
}

declare i32 @MPI_Type_free(ptr noundef)

define internal void @enzyme_build.mpi.fortran_Op_free(ptr noundef %0, ptr noundef writeonly %1) {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = load i32, ptr %0, align 4
  store i32 %4, ptr %3, align 4
  %5 = call i32 @MPI_Op_free(ptr noundef nonnull %3)
  store i32 %5, ptr %1, align 4
  %6 = load i32, ptr %3, align 4
  store i32 %6, ptr %0, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret void
}

declare i32 @MPI_Op_free(ptr noundef)

define internal void @enzyme_build.mpi.fortran_Type_contiguous(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef writeonly %2, ptr noundef writeonly %3) {
  %5 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = load i32, ptr %0, align 4
  %7 = load i32, ptr %1, align 4
  %8 = call i32 @MPI_Type_contiguous(i32 noundef %6, i32 noundef %7, ptr noundef nonnull %5)
  store i32 %8, ptr %3, align 4
  %9 = load i32, ptr %5, align 4
  store i32 %9, ptr %2, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  ret void
}

declare i32 @MPI_Type_contiguous(i32 noundef, i32 noundef, ptr noundef)

define internal void @enzyme_build.mpi.fortran_Type_dup(ptr noundef readonly %0, ptr noundef writeonly %1, ptr noundef writeonly %2) {
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = load i32, ptr %0, align 4
  %6 = call i32 @MPI_Type_dup(i32 noundef %5, ptr noundef nonnull %4)
  store i32 %6, ptr %2, align 4
  %7 = load i32, ptr %4, align 4
  store i32 %7, ptr %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret void
}

declare i32 @MPI_Type_dup(i32 noundef, ptr noundef)

define internal void @enzyme_build.mpi.fortran_Type_vector(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef writeonly %4, ptr noundef writeonly %5) {
  %7 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %8 = load i32, ptr %0, align 4
  %9 = load i32, ptr %1, align 4
  %10 = load i32, ptr %2, align 4
  %11 = load i32, ptr %3, align 4
  %12 = call i32 @MPI_Type_vector(i32 noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11, ptr noundef nonnull %7)
  store i32 %12, ptr %5, align 4
  %13 = load i32, ptr %7, align 4
  store i32 %13, ptr %4, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  ret void
}

declare i32 @MPI_Type_vector(i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal void @enzyme_build.mpi.fortran_Type_create_hvector(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef writeonly %4, ptr noundef writeonly %5) {
  %7 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %8 = load i32, ptr %0, align 4
  %9 = load i32, ptr %1, align 4
  %10 = load i64, ptr %2, align 8
  %11 = load i32, ptr %3, align 4
  %12 = call i32 @MPI_Type_create_hvector(i32 noundef %8, i32 noundef %9, i64 noundef %10, i32 noundef %11, ptr noundef nonnull %7)
  store i32 %12, ptr %5, align 4
  %13 = load i32, ptr %7, align 4
  store i32 %13, ptr %4, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  ret void
}

declare i32 @MPI_Type_create_hvector(i32 noundef, i32 noundef, i64 noundef, i32 noundef, ptr noundef)

define internal void @enzyme_build.mpi.fortran_Type_indexed(ptr noundef readonly %0, ptr noundef %1, ptr noundef %2, ptr noundef readonly %3, ptr noundef writeonly %4, ptr noundef writeonly %5) {
  %7 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %8 = load i32, ptr %0, align 4
  %9 = load i32, ptr %3, align 4
  %10 = call i32 @MPI_Type_indexed(i32 noundef %8, ptr noundef %1, ptr noundef %2, i32 noundef %9, ptr noundef nonnull %7)
  store i32 %10, ptr %5, align 4
  %11 = load i32, ptr %7, align 4
  store i32 %11, ptr %4, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  ret void
}

declare i32 @MPI_Type_indexed(i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef)

define internal void @enzyme_build.mpi.fortran_Type_create_hindexed(ptr noundef readonly %0, ptr noundef %1, ptr noundef %2, ptr noundef readonly %3, ptr noundef writeonly %4, ptr noundef writeonly %5) {
  %7 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %8 = load i32, ptr %0, align 4
  %9 = load i32, ptr %3, align 4
  %10 = call i32 @MPI_Type_create_hindexed(i32 noundef %8, ptr noundef %1, ptr noundef %2, i32 noundef %9, ptr noundef nonnull %7)
  store i32 %10, ptr %5, align 4
  %11 = load i32, ptr %7, align 4
  store i32 %11, ptr %4, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  ret void
}

declare i32 @MPI_Type_create_hindexed(i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef)

define internal void @enzyme_build.mpi.fortran_Type_create_indexed_block(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef %2, ptr noundef readonly %3, ptr noundef writeonly %4, ptr noundef writeonly %5) {
  %7 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %8 = load i32, ptr %0, align 4
  %9 = load i32, ptr %1, align 4
  %10 = load i32, ptr %3, align 4
  %11 = call i32 @MPI_Type_create_indexed_block(i32 noundef %8, i32 noundef %9, ptr noundef %2, i32 noundef %10, ptr noundef nonnull %7)
  store i32 %11, ptr %5, align 4
  %12 = load i32, ptr %7, align 4
  store i32 %12, ptr %4, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  ret void
}

declare i32 @MPI_Type_create_indexed_block(i32 noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef)

define internal void @enzyme_build.mpi.fortran_Type_create_hindexed_block(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef %2, ptr noundef readonly %3, ptr noundef writeonly %4, ptr noundef writeonly %5) {
  %7 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %8 = load i32, ptr %0, align 4
  %9 = load i32, ptr %1, align 4
  %10 = load i32, ptr %3, align 4
  %11 = call i32 @MPI_Type_create_hindexed_block(i32 noundef %8, i32 noundef %9, ptr noundef %2, i32 noundef %10, ptr noundef nonnull %7)
  store i32 %11, ptr %5, align 4
  %12 = load i32, ptr %7, align 4
  store i32 %12, ptr %4, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  ret void
}

declare i32 @MPI_Type_create_hindexed_block(i32 noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef)

define internal void @enzyme_build.mpi.fortran_Type_create_subarray(ptr noundef readonly %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef writeonly %6, ptr noundef writeonly %7) {
  %9 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %10 = load i32, ptr %0, align 4
  %11 = load i32, ptr %4, align 4
  %12 = load i32, ptr %5, align 4
  %13 = call i32 @MPI_Type_create_subarray(i32 noundef %10, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %11, i32 noundef %12, ptr noundef nonnull %9)
  store i32 %13, ptr %7, align 4
  %14 = load i32, ptr %9, align 4
  store i32 %14, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  ret void
}

declare i32 @MPI_Type_create_subarray(i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef)

define internal void @enzyme_build.mpi.fortran_Type_create_resized(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef writeonly %3, ptr noundef writeonly %4) {
  %6 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %7 = load i32, ptr %0, align 4
  %8 = load i64, ptr %1, align 8
  %9 = load i64, ptr %2, align 8
  %10 = call i32 @MPI_Type_create_resized(i32 noundef %7, i64 noundef %8, i64 noundef %9, ptr noundef nonnull %6)
  store i32 %10, ptr %4, align 4
  %11 = load i32, ptr %6, align 4
  store i32 %11, ptr %3, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  ret void
}

declare i32 @MPI_Type_create_resized(i32 noundef, i64 noundef, i64 noundef, ptr noundef)

define internal void @enzyme_build.mpi.fortran_Type_create_struct(ptr noundef readonly %0, ptr noundef %1, ptr noundef %2, ptr noundef readonly %3, ptr noundef writeonly %4, ptr noundef writeonly %5) {
  %7 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %8 = load i32, ptr %0, align 4
  %9 = sext i32 %8 to i64
  %10 = shl nsw i64 %9, 2
  %11 = or disjoint i64 %10, 1
  %12 = tail call noalias ptr @malloc(i64 noundef %11)
  %13 = icmp sgt i32 %8, 0
  br i1 %13, label %14, label %17

14:
  %15 = zext nneg i32 %8 to i64
  %16 = shl nuw nsw i64 %15, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %12, ptr align 4 %3, i64 %16, i1 false)
  br label %17

17:
  %18 = call i32 @MPI_Type_create_struct(i32 noundef %8, ptr noundef %1, ptr noundef %2, ptr noundef %12, ptr noundef nonnull %7)
  store i32 %18, ptr %5, align 4
  %19 = load i32, ptr %7, align 4
  store i32 %19, ptr %4, align 4
  call void @free(ptr noundef %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  ret void
}

declare i32 @MPI_Type_create_struct(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define internal void @enzyme_build.mpi.fortran_Comm_dup(ptr noundef readonly %0, ptr noundef writeonly %1, ptr noundef writeonly %2) {
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = load i32, ptr %0, align 4
  %6 = call i32 @MPI_Comm_dup(i32 noundef %5, ptr noundef nonnull %4)
  store i32 %6, ptr %2, align 4
  %7 = load i32, ptr %4, align 4
  store i32 %7, ptr %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret void
}

declare i32 @MPI_Comm_dup(i32 noundef, ptr noundef)

define internal void @enzyme_build.mpi.made_fortran_Comm_dup(ptr noundef %0, ptr noundef %1, ptr noundef %2) {
  tail call void @pmpi_comm_dup_(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  %4 = load i32, ptr %2, align 4
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %8

6:
  %7 = load i32, ptr %1, align 4
  tail call fastcc void @enzyme_build.mpi.make_twin(i32 noundef %7)
  br label %8

8:
  ret void
}

declare void @pmpi_comm_dup_(ptr noundef, ptr noundef, ptr noundef)

define internal void @enzyme_build.mpi.fortran_Comm_split(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef writeonly %3, ptr noundef writeonly %4) {
  %6 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %7 = load i32, ptr %0, align 4
  %8 = load i32, ptr %1, align 4
  %9 = load i32, ptr %2, align 4
  %10 = call i32 @MPI_Comm_split(i32 noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef nonnull %6)
  store i32 %10, ptr %4, align 4
  %11 = load i32, ptr %6, align 4
  store i32 %11, ptr %3, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  ret void
}

declare i32 @MPI_Comm_split(i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal void @enzyme_build.mpi.made_fortran_Comm_split(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) {
  tail call void @pmpi_comm_split_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4)
  %6 = load i32, ptr %4, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %10

8:
  %9 = load i32, ptr %3, align 4
  tail call fastcc void @enzyme_build.mpi.make_twin(i32 noundef %9)
  br label %10

10:
  ret void
}

declare void @pmpi_comm_split_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define internal void @enzyme_build.mpi.fortran_Comm_create(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef writeonly %2, ptr noundef writeonly %3) {
  %5 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = load i32, ptr %0, align 4
  %7 = load i32, ptr %1, align 4
  %8 = call i32 @MPI_Comm_create(i32 noundef %6, i32 noundef %7, ptr noundef nonnull %5)
  store i32 %8, ptr %3, align 4
  %9 = load i32, ptr %5, align 4
  store i32 %9, ptr %2, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  ret void
}

declare i32 @MPI_Comm_create(i32 noundef, i32 noundef, ptr noundef)

define internal void @enzyme_build.mpi.made_fortran_Comm_create(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call void @pmpi_comm_create_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3)
  %5 = load i32, ptr %3, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %9

7:
  %8 = load i32, ptr %2, align 4
  tail call fastcc void @enzyme_build.mpi.make_twin(i32 noundef %8)
  br label %9

9:
  ret void
}

declare void @pmpi_comm_create_(ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define internal void @enzyme_build.mpi.fortran_Cart_create(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef %2, ptr noundef %3, ptr noundef readonly %4, ptr noundef writeonly %5, ptr noundef writeonly %6) {
  %8 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %9 = load i32, ptr %0, align 4
  %10 = load i32, ptr %1, align 4
  %11 = load i32, ptr %4, align 4
  %12 = call i32 @MPI_Cart_create(i32 noundef %9, i32 noundef %10, ptr noundef %2, ptr noundef %3, i32 noundef %11, ptr noundef nonnull %8)
  store i32 %12, ptr %6, align 4
  %13 = load i32, ptr %8, align 4
  store i32 %13, ptr %5, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  ret void
}

declare i32 @MPI_Cart_create(i32 noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef)

define internal void @enzyme_build.mpi.made_fortran_Cart_create(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) {
  tail call void @pmpi_cart_create_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  %8 = load i32, ptr %6, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = load i32, ptr %5, align 4
  tail call fastcc void @enzyme_build.mpi.make_twin(i32 noundef %11)
  br label %12

12:
  ret void
}

declare void @pmpi_cart_create_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define internal void @enzyme_build.mpi.fortran_Cart_sub(ptr noundef readonly %0, ptr noundef %1, ptr noundef writeonly %2, ptr noundef writeonly %3) {
  %5 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = load i32, ptr %0, align 4
  %7 = call i32 @MPI_Cart_sub(i32 noundef %6, ptr noundef %1, ptr noundef nonnull %5)
  store i32 %7, ptr %3, align 4
  %8 = load i32, ptr %5, align 4
  store i32 %8, ptr %2, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  ret void
}

declare i32 @MPI_Cart_sub(i32 noundef, ptr noundef, ptr noundef)

define internal void @enzyme_build.mpi.made_fortran_Cart_sub(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call void @pmpi_cart_sub_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3)
  %5 = load i32, ptr %3, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %9

7:
  %8 = load i32, ptr %2, align 4
  tail call fastcc void @enzyme_build.mpi.make_twin(i32 noundef %8)
  br label %9

9:
  ret void
}

declare void @pmpi_cart_sub_(ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define internal void @enzyme_build.mpi.fortran_Op_create(ptr noundef %0, ptr noundef readonly %1, ptr noundef writeonly %2, ptr noundef writeonly %3) {
  %5 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = load i32, ptr %1, align 4
  %7 = call i32 @MPI_Op_create(ptr noundef %0, i32 noundef %6, ptr noundef nonnull %5)
  store i32 %7, ptr %3, align 4
  %8 = load i32, ptr %5, align 4
  call fastcc void @enzyme_build.mpi.remember(i32 noundef %8, ptr noundef %0, i32 noundef 1)
  %9 = load i32, ptr %5, align 4
  store i32 %9, ptr %2, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  ret void
}

define internal void @enzyme_build.mpi.made_fortran_Op_create(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call void @pmpi_op_create_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3)
  %5 = load i32, ptr %3, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %9

7:
  %8 = load i32, ptr %2, align 4
  tail call fastcc void @enzyme_build.mpi.remember(i32 noundef %8, ptr noundef %0, i32 noundef 1)
  br label %9

9:
  ret void
}

declare void @pmpi_op_create_(ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define internal void @enzyme_build.mpi.made_fortran_Init(ptr noundef %0) {
  tail call void @pmpi_init_(ptr noundef %0)
  %2 = load i32, ptr %0, align 4
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %5

4:
  tail call fastcc void @enzyme_build.mpi.make_twin(i32 noundef 1140850688)
  br label %5

5:
  ret void
}

declare void @pmpi_init_(ptr noundef)

define internal void @enzyme_build.mpi.made_fortran_Init_thread(ptr noundef %0, ptr noundef %1, ptr noundef %2) {
  tail call void @pmpi_init_thread_(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  %4 = load i32, ptr %2, align 4
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %7

6:
  tail call fastcc void @enzyme_build.mpi.make_twin(i32 noundef 1140850688)
  br label %7

7:
  ret void
}

declare void @pmpi_init_thread_(ptr noundef, ptr noundef, ptr noundef)

define internal fastcc noalias noundef ptr @enzyme_build.mpi.new_collective(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef readonly %5, ptr noundef readonly %6) {
  %8 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store i32 0, ptr %8, align 4
  %9 = call i32 @MPI_Comm_test_inter(i32 noundef %2, ptr noundef nonnull %8)
  %10 = load i32, ptr %8, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:
  call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str, i64 noundef 75)
  br label %13

13:
  %14 = icmp eq i32 %3, 0
  br i1 %14, label %16, label %15

15:
  call fastcc void @enzyme_build.mpi.make_twin(i32 noundef %2)
  br label %16

16:
  %17 = call fastcc ptr @enzyme_build.mpi.new_record(i32 noundef %2, i32 noundef 0, i32 noundef 0, i32 noundef %4, ptr noundef %5, ptr noundef %6)
  %18 = call noalias dereferenceable_or_null(88) ptr @calloc(i64 noundef 1, i64 noundef 88)
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 400
  store ptr %18, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 64
  store ptr @enzyme_build.mpi.start_adjoint_collective, ptr %20, align 8
  store i32 %0, ptr %18, align 8
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 4
  store i32 %1, ptr %21, align 4
  %22 = getelementptr inbounds nuw i8, ptr %18, i64 16
  store i32 %3, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %18, i64 48
  store i32 738197504, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %25 = call i32 @MPI_Comm_rank(i32 noundef %2, ptr noundef nonnull %24)
  %26 = getelementptr inbounds nuw i8, ptr %18, i64 12
  %27 = call i32 @MPI_Comm_size(i32 noundef %2, ptr noundef nonnull %26)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  ret ptr %17
}

declare i32 @MPI_Comm_test_inter(i32 noundef, ptr noundef)

declare void @enzyme_build.stop(ptr noundef, i64 noundef)

define internal fastcc noalias noundef ptr @enzyme_build.mpi.new_record(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly %4, ptr noundef readonly %5) {
  %7 = tail call noalias dereferenceable_or_null(408) ptr @calloc(i64 noundef 1, i64 noundef 408)
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 84
  store i32 %0, ptr %8, align 4
  %9 = tail call fastcc ptr @enzyme_build.mpi.find_twin(i32 noundef %0)
  %10 = icmp eq ptr %9, null
  br i1 %10, label %13, label %11

11:
  %12 = load i32, ptr %9, align 4
  br label %13

13:
  %14 = phi i32 [ %12, %11 ], [ %0, %6 ]
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 88
  store i32 %14, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 72
  store i32 %1, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 76
  store i32 %2, ptr %17, align 4
  %18 = load i64, ptr @enzyme_build.mpi.serials, align 8
  %19 = add nsw i64 %18, 1
  store i64 %19, ptr @enzyme_build.mpi.serials, align 8
  %20 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %19, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %7, i64 392
  store i32 738197504, ptr %21, align 8
  %22 = shl nsw i32 %3, 1
  %23 = sext i32 %22 to i64
  %24 = shl nsw i64 %23, 3
  %25 = or disjoint i64 %24, 1
  %26 = tail call noalias ptr @malloc(i64 noundef %25)
  %27 = getelementptr inbounds nuw i8, ptr %7, i64 352
  store ptr %26, ptr %27, align 8
  %28 = icmp sgt i32 %3, 0
  br i1 %28, label %29, label %.loopexit

29:
  %30 = icmp eq ptr %4, null
  %31 = icmp eq ptr %5, null
  %32 = zext nneg i32 %3 to i64
  %33 = getelementptr inbounds nuw ptr, ptr %26, i64 %32
  br label %34

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret ptr %7

34:
  %35 = phi i64 [ 0, %29 ], [ %48, %45 ]
  br i1 %30, label %39, label %36

36:
  %37 = getelementptr inbounds nuw ptr, ptr %4, i64 %35
  %38 = load ptr, ptr %37, align 8
  br label %39

39:
  %40 = phi ptr [ %38, %36 ], [ null, %34 ]
  %41 = getelementptr inbounds nuw ptr, ptr %26, i64 %35
  store ptr %40, ptr %41, align 8
  br i1 %31, label %45, label %42

42:
  %43 = getelementptr inbounds nuw ptr, ptr %5, i64 %35
  %44 = load ptr, ptr %43, align 8
  br label %45

45:
  %46 = phi ptr [ %44, %42 ], [ null, %39 ]
  %47 = getelementptr inbounds nuw ptr, ptr %33, i64 %35
  store ptr %46, ptr %47, align 8
  %48 = add nuw nsw i64 %35, 1
  %49 = icmp eq i64 %48, %32
  br i1 %49, label %.loopexit.loopexit, label %34
}

declare noalias noundef ptr @calloc(i64 noundef, i64 noundef)

define internal void @enzyme_build.mpi.start_adjoint_collective(ptr noundef %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %5 = load i32, ptr %4, align 8
  %6 = sext i32 %5 to i64
  %7 = mul nsw i64 %3, %6
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %9 = load i32, ptr %8, align 4
  %10 = sext i32 %9 to i64
  %11 = mul nsw i64 %7, %10
  %12 = add nsw i64 %11, 1
  %13 = tail call noalias noundef ptr @malloc(i64 noundef %12)
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 384
  store ptr %13, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %16 = load ptr, ptr %15, align 8
  %17 = load i32, ptr %16, align 8
  %18 = icmp ult i32 %17, 18
  %19 = lshr i32 213883, %17
  %20 = trunc i32 %19 to i1
  %21 = select i1 %18, i1 %20, i1 false
  br i1 %21, label %22, label %26

22:
  %23 = zext nneg i32 %17 to i64
  %24 = getelementptr inbounds nuw i32, ptr @enzyme_build.mpi.switch.table.start_adjoint_collective, i64 %23
  %25 = load i32, ptr %24, align 4
  br label %26

26:
  %27 = phi i32 [ %25, %22 ], [ %17, %1 ]
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %31 = load ptr, ptr %30, align 8
  tail call fastcc void @enzyme_build.mpi.start_pattern(i32 noundef %27, ptr noundef nonnull %0, ptr noundef nonnull %29, ptr noundef %31, ptr noundef nonnull %28, ptr noundef %13)
  ret void
}

define internal fastcc ptr @enzyme_build.mpi.find_twin(i32 noundef %0) {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = load i32, ptr @enzyme_build.mpi.twin_key, align 4
  %5 = icmp eq i32 %4, 603979776
  br i1 %5, label %12, label %6

6:
  %7 = call i32 @MPI_Comm_get_attr(i32 noundef %0, i32 noundef %4, ptr noundef nonnull %2, ptr noundef nonnull %3)
  %8 = load i32, ptr %3, align 4
  %9 = icmp eq i32 %8, 0
  %10 = load ptr, ptr %2, align 8
  %11 = select i1 %9, ptr null, ptr %10
  br label %12

12:
  %13 = phi ptr [ %11, %6 ], [ null, %1 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  ret ptr %13
}

declare i32 @MPI_Comm_get_attr(i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define internal fastcc void @enzyme_build.mpi.start_pattern(i32 noundef %0, ptr noundef %1, ptr noundef readonly %2, ptr noundef %3, ptr noundef readonly %4, ptr noundef %5) {
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 400
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %10 = load i32, ptr %9, align 8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 0
  %16 = select i1 %15, ptr %2, ptr %4
  br label %17

17:
  %18 = phi ptr [ %2, %6 ], [ %16, %12 ]
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 12
  %20 = load i32, ptr %19, align 4
  %21 = icmp eq i32 %20, 4
  %22 = select i1 %21, i32 1275069450, i32 1275070475
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %24 = load i32, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %26 = load ptr, ptr %25, align 8
  tail call void @free(ptr noundef %26)
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 84
  %28 = load i32, ptr %27, align 4
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 84
  %30 = load i32, ptr %29, align 4
  %31 = add i32 %30, %28
  %32 = shl i32 %31, 1
  %33 = sext i32 %32 to i64
  %34 = shl nsw i64 %33, 2
  %35 = or disjoint i64 %34, 1
  %36 = tail call noalias ptr @malloc(i64 noundef %35)
  store ptr %36, ptr %25, align 8
  %37 = tail call fastcc ptr @enzyme_build.mpi.counts_of(ptr noundef nonnull %2, ptr noundef %36)
  %38 = load i32, ptr %27, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr %36, i64 %39
  %41 = load ptr, ptr %25, align 8
  %42 = shl nsw i32 %38, 1
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i32, ptr %41, i64 %43
  %45 = tail call fastcc ptr @enzyme_build.mpi.counts_of(ptr noundef %4, ptr noundef %44)
  %46 = load i32, ptr %29, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i32, ptr %44, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %18, i64 112
  %50 = load i64, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %18, i64 80
  %52 = load i32, ptr %51, align 8
  %53 = sext i32 %52 to i64
  %54 = mul nsw i64 %50, %53
  %55 = icmp sgt i64 %54, 2147483647
  br i1 %55, label %56, label %57

56:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.1, i64 noundef 68)
  br label %57

57:
  %58 = trunc i64 %54 to i32
  switch i32 %0, label %372 [
    i32 0, label %59
    i32 1, label %76
    i32 2, label %81
    i32 3, label %84
    i32 4, label %95
    i32 5, label %106
    i32 6, label %110
    i32 7, label %113
    i32 8, label %116
    i32 9, label %119
    i32 10, label %122
    i32 11, label %122
    i32 12, label %134
    i32 13, label %145
    i32 14, label %158
    i32 16, label %164
    i32 17, label %164
    i32 18, label %164
    i32 19, label %164
    i32 15, label %320
  ]

59:
  %60 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %61 = load i32, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %63 = load i32, ptr %62, align 4
  %64 = icmp eq i32 %61, %63
  br i1 %64, label %65, label %72

65:
  %66 = shl i64 %54, 32
  %67 = ashr exact i64 %66, 32
  %68 = load i32, ptr %19, align 4
  %69 = sext i32 %68 to i64
  %70 = mul nsw i64 %67, %69
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %5, ptr align 1 %3, i64 %70, i1 false)
  %71 = load i32, ptr %62, align 4
  br label %72

72:
  %73 = phi i32 [ %71, %65 ], [ %63, %59 ]
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 392
  %75 = tail call i32 @MPI_Ibcast(ptr noundef %5, i32 noundef %58, i32 noundef %22, i32 noundef %73, i32 noundef %24, ptr noundef nonnull %74)
  br label %372

76:
  %77 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %78 = load i32, ptr %77, align 4
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 392
  %80 = tail call i32 @MPI_Ireduce(ptr noundef %3, ptr noundef %5, i32 noundef %58, i32 noundef %22, i32 noundef 1476395011, i32 noundef %78, i32 noundef %24, ptr noundef nonnull %79)
  br label %372

81:
  %82 = getelementptr inbounds nuw i8, ptr %1, i64 392
  %83 = tail call i32 @MPI_Iallreduce(ptr noundef %3, ptr noundef %5, i32 noundef %58, i32 noundef %22, i32 noundef 1476395011, i32 noundef %24, ptr noundef nonnull %82)
  br label %372

84:
  %85 = load i32, ptr %29, align 4
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %89, label %87

87:
  %88 = load i32, ptr %44, align 4
  br label %89

89:
  %90 = phi i32 [ %88, %87 ], [ 0, %84 ]
  %91 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %92 = load i32, ptr %91, align 4
  %93 = getelementptr inbounds nuw i8, ptr %1, i64 392
  %94 = tail call i32 @MPI_Iscatterv(ptr noundef %3, ptr noundef %36, ptr noundef %40, i32 noundef %22, ptr noundef %5, i32 noundef %90, i32 noundef %22, i32 noundef %92, i32 noundef %24, ptr noundef nonnull %93)
  br label %372

95:
  %96 = load i32, ptr %27, align 4
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %100, label %98

98:
  %99 = load i32, ptr %36, align 4
  br label %100

100:
  %101 = phi i32 [ %99, %98 ], [ 0, %95 ]
  %102 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %103 = load i32, ptr %102, align 4
  %104 = getelementptr inbounds nuw i8, ptr %1, i64 392
  %105 = tail call i32 @MPI_Igatherv(ptr noundef %3, i32 noundef %101, i32 noundef %22, ptr noundef %5, ptr noundef %44, ptr noundef %48, i32 noundef %22, i32 noundef %103, i32 noundef %24, ptr noundef nonnull %104)
  br label %372

106:
  %107 = load i32, ptr %36, align 4
  %108 = getelementptr inbounds nuw i8, ptr %1, i64 392
  %109 = tail call i32 @MPI_Iallgatherv(ptr noundef %3, i32 noundef %107, i32 noundef %22, ptr noundef %5, ptr noundef %44, ptr noundef %48, i32 noundef %22, i32 noundef %24, ptr noundef nonnull %108)
  br label %372

110:
  %111 = getelementptr inbounds nuw i8, ptr %1, i64 392
  %112 = tail call i32 @MPI_Ireduce_scatter(ptr noundef %3, ptr noundef %5, ptr noundef %36, i32 noundef %22, i32 noundef 1476395011, i32 noundef %24, ptr noundef nonnull %111)
  br label %372

113:
  %114 = getelementptr inbounds nuw i8, ptr %1, i64 392
  %115 = tail call i32 @MPI_Ialltoallv(ptr noundef %3, ptr noundef %36, ptr noundef %40, i32 noundef %22, ptr noundef %5, ptr noundef %44, ptr noundef %48, i32 noundef %22, i32 noundef %24, ptr noundef nonnull %114)
  br label %372

116:
  %117 = getelementptr inbounds nuw i8, ptr %1, i64 392
  %118 = tail call i32 @MPI_Iscan(ptr noundef %3, ptr noundef %5, i32 noundef %58, i32 noundef %22, i32 noundef 1476395011, i32 noundef %24, ptr noundef nonnull %117)
  br label %372

119:
  %120 = getelementptr inbounds nuw i8, ptr %1, i64 392
  %121 = tail call i32 @MPI_Iexscan(ptr noundef %3, ptr noundef %5, i32 noundef %58, i32 noundef %22, i32 noundef 1476395011, i32 noundef %24, ptr noundef nonnull %120)
  br label %372

122:
  %123 = shl i64 %54, 32
  %124 = ashr exact i64 %123, 32
  %125 = load i32, ptr %19, align 4
  %126 = sext i32 %125 to i64
  %127 = mul nsw i64 %124, %126
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %5, ptr align 1 %3, i64 %127, i1 false)
  %128 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %129 = load i32, ptr %128, align 8
  %130 = getelementptr inbounds nuw i8, ptr %8, i64 12
  %131 = load i32, ptr %130, align 4
  %132 = icmp eq i32 %0, 11
  %133 = zext i1 %132 to i32
  tail call fastcc void @enzyme_build.mpi.suffix(ptr noundef %5, i32 noundef %58, i32 noundef %22, i32 noundef 1476395011, i32 noundef %129, i32 noundef %131, i32 noundef %133, i32 noundef %24)
  br label %372

134:
  %135 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %136 = load i32, ptr %135, align 8
  %137 = icmp eq i32 %136, 0
  %138 = getelementptr inbounds nuw i8, ptr %1, i64 84
  %139 = load i32, ptr %138, align 4
  br i1 %137, label %142, label %140

140:
  %141 = tail call i32 @MPI_Neighbor_alltoallv(ptr noundef %3, ptr noundef %36, ptr noundef %40, i32 noundef %22, ptr noundef %5, ptr noundef %44, ptr noundef %48, i32 noundef %22, i32 noundef %139)
  br label %372

142:
  %143 = getelementptr inbounds nuw i8, ptr %1, i64 392
  %144 = tail call i32 @MPI_Ineighbor_alltoallv(ptr noundef %3, ptr noundef %36, ptr noundef %40, i32 noundef %22, ptr noundef %5, ptr noundef %44, ptr noundef %48, i32 noundef %22, i32 noundef %139, ptr noundef nonnull %143)
  br label %372

145:
  %146 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %147 = load i32, ptr %146, align 8
  %148 = icmp eq i32 %147, 0
  %149 = load i32, ptr %36, align 4
  %150 = load i32, ptr %44, align 4
  %151 = getelementptr inbounds nuw i8, ptr %1, i64 84
  %152 = load i32, ptr %151, align 4
  br i1 %148, label %155, label %153

153:
  %154 = tail call i32 @MPI_Neighbor_alltoall(ptr noundef %3, i32 noundef %149, i32 noundef %22, ptr noundef %5, i32 noundef %150, i32 noundef %22, i32 noundef %152)
  br label %372

155:
  %156 = getelementptr inbounds nuw i8, ptr %1, i64 392
  %157 = tail call i32 @MPI_Ineighbor_alltoall(ptr noundef %3, i32 noundef %149, i32 noundef %22, ptr noundef %5, i32 noundef %150, i32 noundef %22, i32 noundef %152, ptr noundef nonnull %156)
  br label %372

158:
  %159 = load i32, ptr %36, align 4
  %160 = getelementptr inbounds nuw i8, ptr %1, i64 84
  %161 = load i32, ptr %160, align 4
  %162 = getelementptr inbounds nuw i8, ptr %1, i64 392
  %163 = tail call i32 @MPI_Ineighbor_allgatherv(ptr noundef %3, i32 noundef %159, i32 noundef %22, ptr noundef %5, ptr noundef %44, ptr noundef %48, i32 noundef %22, i32 noundef %161, ptr noundef nonnull %162)
  br label %372

164:
  %165 = and i32 %0, -2
  %166 = icmp eq i32 %165, 18
  %167 = and i32 %0, -3
  %168 = icmp eq i32 %167, 17
  %169 = load ptr, ptr %7, align 8
  %170 = getelementptr inbounds nuw i8, ptr %1, i64 108
  %171 = load i32, ptr %170, align 4
  %172 = getelementptr inbounds nuw i8, ptr %1, i64 208
  %173 = load i64, ptr %172, align 8
  %174 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %175 = load i32, ptr %174, align 8
  %176 = sext i32 %175 to i64
  %177 = mul nsw i64 %173, %176
  %178 = icmp sgt i64 %177, 2147483647
  br i1 %178, label %179, label %181

179:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.1, i64 noundef 68)
  %180 = load i32, ptr %170, align 4
  br label %181

181:
  %182 = phi i32 [ %171, %164 ], [ %180, %179 ]
  %183 = trunc i64 %177 to i32
  %184 = getelementptr inbounds nuw i8, ptr %169, i64 8
  %185 = load i32, ptr %184, align 8
  %186 = select i1 %166, i32 -1, i32 1
  %187 = add nsw i32 %185, %186
  %188 = select i1 %166, i32 1, i32 -1
  %189 = add nsw i32 %185, %188
  %190 = icmp eq i32 %182, 4
  %191 = select i1 %190, i32 1275069450, i32 1275070475
  %192 = load i32, ptr %23, align 8
  %193 = shl i64 %177, 32
  %194 = add i64 %193, 4294967296
  %195 = ashr exact i64 %194, 32
  %196 = sext i32 %171 to i64
  %197 = tail call noalias ptr @calloc(i64 noundef %195, i64 noundef %196)
  %198 = ashr exact i64 %193, 32
  %199 = mul nsw i64 %198, %196
  %200 = add nsw i64 %199, 1
  %201 = tail call noalias ptr @malloc(i64 noundef %200)
  %202 = icmp sgt i32 %189, -1
  br i1 %202, label %203, label %210

203:
  %204 = getelementptr inbounds nuw i8, ptr %169, i64 12
  %205 = load i32, ptr %204, align 4
  %206 = icmp slt i32 %189, %205
  br i1 %206, label %207, label %210

207:
  %208 = tail call fastcc i32 @enzyme_build.mpi.own_tag()
  %209 = tail call i32 @MPI_Recv(ptr noundef %197, i32 noundef %183, i32 noundef %191, i32 noundef %189, i32 noundef %208, i32 noundef %192, ptr noundef nonnull inttoptr (i64 1 to ptr))
  br label %210

210:
  %211 = icmp sgt i64 %198, 0
  br i1 %211, label %212, label %.loopexit

212:
  %213 = getelementptr inbounds nuw i8, ptr %169, i64 72
  %214 = icmp eq i32 %171, 4
  %215 = getelementptr inbounds nuw i8, ptr %169, i64 80
  %216 = icmp eq i32 %0, 19
  br label %218

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %217 = icmp sgt i32 %187, -1
  br i1 %217, label %312, label %318

218:
  %219 = phi i64 [ 0, %212 ], [ %310, %309 ]
  %220 = load ptr, ptr %213, align 8
  %221 = load i64, ptr %172, align 8
  %222 = srem i64 %219, %221
  br i1 %214, label %223, label %234

223:
  %224 = getelementptr inbounds nuw float, ptr %220, i64 %222
  %225 = load float, ptr %224, align 4
  %226 = fpext float %225 to double
  %227 = load ptr, ptr %215, align 8
  %228 = getelementptr inbounds nuw float, ptr %227, i64 %222
  %229 = load float, ptr %228, align 4
  %230 = fpext float %229 to double
  %231 = getelementptr inbounds nuw float, ptr %197, i64 %219
  %232 = load float, ptr %231, align 4
  %233 = fpext float %232 to double
  br label %242

234:
  %235 = getelementptr inbounds nuw double, ptr %220, i64 %222
  %236 = load double, ptr %235, align 8
  %237 = load ptr, ptr %215, align 8
  %238 = getelementptr inbounds nuw double, ptr %237, i64 %222
  %239 = load double, ptr %238, align 8
  %240 = getelementptr inbounds nuw double, ptr %197, i64 %219
  %241 = load double, ptr %240, align 8
  br label %242

242:
  %243 = phi double [ %230, %223 ], [ %239, %234 ]
  %244 = phi double [ %226, %223 ], [ %236, %234 ]
  %245 = phi double [ %233, %223 ], [ %241, %234 ]
  br i1 %216, label %246, label %249

246:
  %247 = load i32, ptr %184, align 8
  %248 = icmp eq i32 %247, 0
  br i1 %248, label %292, label %249

249:
  br i1 %214, label %250, label %260

250:
  %251 = getelementptr inbounds nuw float, ptr %3, i64 %219
  %252 = load float, ptr %251, align 4
  %253 = fpext float %252 to double
  br i1 %166, label %254, label %269

254:
  %255 = fadd double %245, %253
  %256 = select i1 %168, double %245, double %255
  %257 = fmul double %244, %256
  %258 = select i1 %168, double %253, double 0.000000e+00
  %259 = fadd double %258, %257
  br label %295

260:
  %261 = getelementptr inbounds nuw double, ptr %3, i64 %219
  %262 = load double, ptr %261, align 8
  br i1 %166, label %263, label %275

263:
  %264 = fadd double %245, %262
  %265 = select i1 %168, double %245, double %264
  %266 = fmul double %244, %265
  %267 = select i1 %168, double %262, double 0.000000e+00
  %268 = fadd double %267, %266
  br label %303

269:
  %270 = fmul double %244, %245
  %271 = fmul double %243, %253
  %272 = fadd double %270, %271
  %273 = fptrunc double %272 to float
  %274 = getelementptr inbounds nuw float, ptr %201, i64 %219
  store float %273, ptr %274, align 4
  br label %280

275:
  %276 = fmul double %244, %245
  %277 = fmul double %243, %262
  %278 = fadd double %276, %277
  %279 = getelementptr inbounds nuw double, ptr %201, i64 %219
  store double %278, ptr %279, align 8
  br label %280

280:
  %281 = phi double [ %272, %269 ], [ %278, %275 ]
  br i1 %168, label %282, label %285

282:
  %283 = load i32, ptr %184, align 8
  %284 = icmp eq i32 %283, 0
  br i1 %284, label %309, label %285

285:
  %286 = phi double [ %245, %282 ], [ %281, %280 ]
  br i1 %214, label %287, label %290

287:
  %288 = fptrunc double %286 to float
  %289 = getelementptr inbounds nuw float, ptr %5, i64 %219
  store float %288, ptr %289, align 4
  br label %309

290:
  %291 = getelementptr inbounds nuw double, ptr %5, i64 %219
  store double %286, ptr %291, align 8
  br label %309

292:
  %293 = fmul double %244, %245
  %294 = fadd double %293, 0.000000e+00
  br i1 %214, label %295, label %303

295:
  %296 = phi double [ %259, %254 ], [ %294, %292 ]
  %297 = phi double [ %256, %254 ], [ %245, %292 ]
  %298 = fptrunc double %296 to float
  %299 = getelementptr inbounds nuw float, ptr %201, i64 %219
  store float %298, ptr %299, align 4
  %300 = fmul double %243, %297
  %301 = fptrunc double %300 to float
  %302 = getelementptr inbounds nuw float, ptr %5, i64 %219
  store float %301, ptr %302, align 4
  br label %309

303:
  %304 = phi double [ %268, %263 ], [ %294, %292 ]
  %305 = phi double [ %265, %263 ], [ %245, %292 ]
  %306 = getelementptr inbounds nuw double, ptr %201, i64 %219
  store double %304, ptr %306, align 8
  %307 = fmul double %243, %305
  %308 = getelementptr inbounds nuw double, ptr %5, i64 %219
  store double %307, ptr %308, align 8
  br label %309

309:
  %310 = add nuw nsw i64 %219, 1
  %311 = icmp eq i64 %310, %198
  br i1 %311, label %.loopexit.loopexit, label %218

312:
  %313 = getelementptr inbounds nuw i8, ptr %169, i64 12
  %314 = load i32, ptr %313, align 4
  %315 = icmp slt i32 %187, %314
  br i1 %315, label %316, label %318

316:
  %317 = tail call fastcc i32 @enzyme_build.mpi.own_tag()
  tail call fastcc void @enzyme_build.mpi.leave_send(ptr noundef %201, i64 noundef %198, i32 noundef %191, i32 noundef %187, i32 noundef %317, i32 noundef %192)
  br label %319

318:
  tail call void @free(ptr noundef %201)
  br label %319

319:
  tail call void @free(ptr noundef %197)
  br label %372

320:
  %321 = load i32, ptr %27, align 4
  %322 = load i32, ptr %29, align 4
  %323 = icmp eq i32 %322, 0
  br i1 %323, label %326, label %324

324:
  %325 = load i32, ptr %44, align 4
  br label %326

326:
  %327 = phi i32 [ %325, %324 ], [ 0, %320 ]
  %328 = load ptr, ptr %25, align 8
  %329 = shl nsw i32 %321, 2
  %330 = shl nsw i32 %322, 1
  %331 = add nsw i32 %330, %329
  %332 = sext i32 %331 to i64
  %333 = shl nsw i64 %332, 2
  %334 = or disjoint i64 %333, 1
  %335 = tail call ptr @realloc(ptr noundef %328, i64 noundef %334)
  store ptr %335, ptr %25, align 8
  %336 = sext i32 %321 to i64
  %337 = getelementptr inbounds i32, ptr %335, i64 %336
  %338 = shl nsw i32 %321, 1
  %339 = sext i32 %338 to i64
  %340 = getelementptr inbounds i32, ptr %335, i64 %339
  %341 = load i32, ptr %29, align 4
  %342 = shl nsw i32 %341, 1
  %343 = sext i32 %342 to i64
  %344 = getelementptr inbounds i32, ptr %340, i64 %343
  %345 = sext i32 %327 to i64
  %346 = mul nsw i64 %345, %336
  %347 = add nsw i64 %346, 1
  %348 = load i32, ptr %19, align 4
  %349 = sext i32 %348 to i64
  %350 = tail call noalias ptr @calloc(i64 noundef %347, i64 noundef %349)
  %351 = getelementptr inbounds nuw i8, ptr %8, i64 64
  store ptr %350, ptr %351, align 8
  %352 = icmp sgt i32 %321, 0
  br i1 %352, label %353, label %.loopexit6

353:
  %354 = zext nneg i32 %321 to i64
  br label %362

.loopexit6.loopexit:
  br label %.loopexit6

.loopexit6:
  tail call fastcc void @enzyme_build.mpi.behind_one_another(ptr noundef %344, i32 noundef %321)
  %355 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %356 = load i32, ptr %355, align 8
  %357 = icmp eq i32 %356, 0
  %358 = load ptr, ptr %351, align 8
  %359 = getelementptr inbounds i32, ptr %344, i64 %336
  %360 = getelementptr inbounds nuw i8, ptr %1, i64 84
  %361 = load i32, ptr %360, align 4
  br i1 %357, label %369, label %367

362:
  %363 = phi i64 [ 0, %353 ], [ %365, %362 ]
  %364 = getelementptr inbounds nuw i32, ptr %344, i64 %363
  store i32 %327, ptr %364, align 4
  %365 = add nuw nsw i64 %363, 1
  %366 = icmp eq i64 %365, %354
  br i1 %366, label %.loopexit6.loopexit, label %362

367:
  %368 = tail call i32 @MPI_Neighbor_alltoallv(ptr noundef %3, ptr noundef %335, ptr noundef %337, i32 noundef %22, ptr noundef %358, ptr noundef %344, ptr noundef %359, i32 noundef %22, i32 noundef %361)
  br label %372

369:
  %370 = getelementptr inbounds nuw i8, ptr %1, i64 392
  %371 = tail call i32 @MPI_Ineighbor_alltoallv(ptr noundef %3, ptr noundef %335, ptr noundef %337, i32 noundef %22, ptr noundef %358, ptr noundef %344, ptr noundef %359, i32 noundef %22, i32 noundef %361, ptr noundef nonnull %370)
  br label %372

372:
  ret void
}

define internal fastcc noundef ptr @enzyme_build.mpi.counts_of(ptr noundef readonly %0, ptr noundef returned %1) {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 84
  %4 = load i32, ptr %3, align 4
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %.loopexit

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 80
  br label %11

.loopexit.loopexit:
  %.lcssa = phi i32 [ %29, %25 ]
  br label %.loopexit

.loopexit:
  %10 = phi i32 [ %4, %2 ], [ %.lcssa, %.loopexit.loopexit ]
  tail call fastcc void @enzyme_build.mpi.behind_one_another(ptr noundef %1, i32 noundef %10)
  ret ptr %1

11:
  %12 = phi i64 [ 0, %6 ], [ %28, %25 ]
  %13 = load ptr, ptr %7, align 8
  %14 = getelementptr inbounds nuw i32, ptr %13, i64 %12
  %15 = load i32, ptr %14, align 4
  %16 = sext i32 %15 to i64
  %17 = load i32, ptr %8, align 8
  %18 = sext i32 %17 to i64
  %19 = mul nsw i64 %18, %16
  %20 = load i32, ptr %9, align 8
  %21 = sext i32 %20 to i64
  %22 = mul nsw i64 %19, %21
  %23 = icmp sgt i64 %22, 2147483647
  br i1 %23, label %24, label %25

24:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.1, i64 noundef 68)
  br label %25

25:
  %26 = trunc i64 %22 to i32
  %27 = getelementptr inbounds nuw i32, ptr %1, i64 %12
  store i32 %26, ptr %27, align 4
  %28 = add nuw nsw i64 %12, 1
  %29 = load i32, ptr %3, align 4
  %30 = sext i32 %29 to i64
  %31 = icmp slt i64 %28, %30
  br i1 %31, label %11, label %.loopexit.loopexit
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

define internal fastcc void @enzyme_build.mpi.suffix(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) {
  %9 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %10 = call i32 @MPI_Type_size(i32 noundef %2, ptr noundef nonnull %9)
  %11 = sext i32 %1 to i64
  %12 = load i32, ptr %9, align 4
  %13 = sext i32 %12 to i64
  %14 = mul nsw i64 %13, %11
  %15 = add nsw i64 %14, 1
  %16 = call noalias ptr @malloc(i64 noundef %15)
  %17 = icmp eq i32 %6, 0
  br i1 %17, label %.loopexit3, label %18

18:
  %19 = add nsw i32 %4, -1
  %20 = add nsw i32 %4, 1
  %21 = icmp slt i32 %20, %5
  %22 = select i1 %21, i32 %20, i32 -1
  %23 = call fastcc i32 @enzyme_build.mpi.own_tag()
  %24 = call fastcc i32 @enzyme_build.mpi.own_tag()
  %25 = call i32 @MPI_Sendrecv(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %19, i32 noundef %23, ptr noundef %16, i32 noundef %1, i32 noundef %2, i32 noundef %22, i32 noundef %24, i32 noundef %7, ptr noundef nonnull inttoptr (i64 1 to ptr))
  br i1 %21, label %35, label %26

26:
  %27 = icmp sgt i32 %1, 0
  br i1 %27, label %28, label %.loopexit3

28:
  %29 = load i32, ptr %9, align 4
  %30 = icmp eq i32 %29, 8
  %31 = icmp eq i32 %3, 1476395012
  %32 = uitofp i1 %31 to float
  %33 = uitofp i1 %31 to double
  %34 = zext nneg i32 %1 to i64
  br label %39

35:
  %36 = load i32, ptr %9, align 4
  %37 = sext i32 %36 to i64
  %38 = mul nsw i64 %37, %11
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 %16, i64 %38, i1 false)
  br label %.loopexit3

39:
  %40 = phi i64 [ 0, %28 ], [ %46, %45 ]
  br i1 %30, label %41, label %43

41:
  %42 = getelementptr inbounds nuw double, ptr %0, i64 %40
  store double %33, ptr %42, align 8
  br label %45

43:
  %44 = getelementptr inbounds nuw float, ptr %0, i64 %40
  store float %32, ptr %44, align 4
  br label %45

45:
  %46 = add nuw nsw i64 %40, 1
  %47 = icmp eq i64 %46, %34
  br i1 %47, label %.loopexit3.loopexit, label %39

.loopexit3.loopexit:
  br label %.loopexit3

.loopexit3:
  %48 = sext i32 %5 to i64
  %49 = icmp sgt i32 %5, 1
  br i1 %49, label %50, label %.loopexit

50:
  %51 = sext i32 %4 to i64
  br label %52

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  call void @free(ptr noundef %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  ret void

52:
  %53 = phi i64 [ 1, %50 ], [ %68, %67 ]
  %54 = icmp sgt i64 %53, %51
  %55 = trunc i64 %53 to i32
  %56 = sub i32 %4, %55
  %57 = select i1 %54, i32 -1, i32 %56
  %58 = add nsw i64 %53, %51
  %59 = icmp slt i64 %58, %48
  %60 = trunc i64 %58 to i32
  %61 = select i1 %59, i32 %60, i32 -1
  %62 = call fastcc i32 @enzyme_build.mpi.own_tag()
  %63 = call fastcc i32 @enzyme_build.mpi.own_tag()
  %64 = call i32 @MPI_Sendrecv(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %57, i32 noundef %62, ptr noundef %16, i32 noundef %1, i32 noundef %2, i32 noundef %61, i32 noundef %63, i32 noundef %7, ptr noundef nonnull inttoptr (i64 1 to ptr))
  br i1 %59, label %65, label %67

65:
  %66 = call i32 @MPI_Reduce_local(ptr noundef %16, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3)
  br label %67

67:
  %68 = shl nsw i64 %53, 1
  %69 = icmp slt i64 %68, %48
  br i1 %69, label %52, label %.loopexit.loopexit
}

declare noalias noundef ptr @realloc(ptr allocptr noundef captures(none), i64 noundef)

define internal fastcc void @enzyme_build.mpi.behind_one_another(ptr noundef %0, i32 noundef %1) {
  %3 = sext i32 %1 to i64
  %4 = getelementptr inbounds i32, ptr %0, i64 %3
  %5 = icmp sgt i32 %1, 0
  br i1 %5, label %6, label %.loopexit

6:
  %7 = zext nneg i32 %1 to i64
  br label %8

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void

8:
  %9 = phi i64 [ 0, %6 ], [ %21, %19 ]
  %10 = phi i32 [ 0, %6 ], [ %20, %19 ]
  %11 = getelementptr inbounds nuw i32, ptr %4, i64 %9
  store i32 %10, ptr %11, align 4
  %12 = sext i32 %10 to i64
  %13 = getelementptr inbounds nuw i32, ptr %0, i64 %9
  %14 = load i32, ptr %13, align 4
  %15 = sext i32 %14 to i64
  %16 = add nsw i64 %15, %12
  %17 = icmp sgt i64 %16, 2147483647
  br i1 %17, label %18, label %19

18:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.1, i64 noundef 68)
  br label %19

19:
  %20 = trunc i64 %16 to i32
  %21 = add nuw nsw i64 %9, 1
  %22 = icmp eq i64 %21, %7
  br i1 %22, label %.loopexit.loopexit, label %8
}

declare i32 @MPI_Type_size(i32 noundef, ptr noundef)

define internal fastcc i32 @enzyme_build.mpi.own_tag() {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %1)
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %3 = call i32 @MPI_Comm_get_attr(i32 noundef 1140850688, i32 noundef 1681915905, ptr noundef nonnull %1, ptr noundef nonnull %2)
  %4 = load i32, ptr %2, align 4
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %9, label %6

6:
  %7 = load ptr, ptr %1, align 8
  %8 = load i32, ptr %7, align 4
  br label %9

9:
  %10 = phi i32 [ %8, %6 ], [ 32767, %0 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %1)
  ret i32 %10
}

declare i32 @MPI_Reduce_local(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef)

define internal fastcc void @enzyme_build.mpi.leave_send(ptr noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) {
  %7 = load i32, ptr @enzyme_build.mpi.end_key, align 4
  %8 = icmp eq i32 %7, 603979776
  br i1 %8, label %9, label %13

9:
  %10 = tail call i32 @MPI_Comm_create_keyval(ptr noundef null, ptr noundef nonnull @enzyme_build.mpi.finish_sends, ptr noundef nonnull @enzyme_build.mpi.end_key, ptr noundef null)
  %11 = load i32, ptr @enzyme_build.mpi.end_key, align 4
  %12 = tail call i32 @MPI_Comm_set_attr(i32 noundef 1140850689, i32 noundef %11, ptr noundef null)
  br label %13

13:
  %14 = tail call fastcc i32 @enzyme_build.mpi.reap()
  %15 = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24)
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store ptr %0, ptr %16, align 8
  %17 = load ptr, ptr @enzyme_build.mpi.sent, align 8
  store ptr %17, ptr %15, align 8
  store ptr %15, ptr @enzyme_build.mpi.sent, align 8
  %18 = icmp sgt i64 %1, 2147483647
  br i1 %18, label %19, label %20

19:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.1, i64 noundef 68)
  br label %20

20:
  %21 = trunc i64 %1 to i32
  %22 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %23 = tail call i32 @MPI_Isend(ptr noundef %0, i32 noundef %21, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %22)
  ret void
}

declare i32 @MPI_Comm_create_keyval(ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define internal noundef i32 @enzyme_build.mpi.finish_sends(i32 %0, i32 %1, ptr readnone %2, ptr readnone %3) {
  %5 = tail call double @MPI_Wtime()
  %6 = fadd double %5, 2.000000e+01
  %7 = tail call fastcc i32 @enzyme_build.mpi.reap()
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.preheader:
  %9 = tail call double @MPI_Wtime()
  %10 = fcmp ogt double %9, %6
  br i1 %10, label %11, label %12

11:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.2, i64 noundef 179)
  br label %12

12:
  %13 = tail call fastcc i32 @enzyme_build.mpi.reap()
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %.preheader, label %.loopexit.loopexit

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret i32 0
}

declare i32 @MPI_Comm_set_attr(i32 noundef, i32 noundef, ptr noundef)

define internal fastcc i32 @enzyme_build.mpi.reap() {
  %1 = alloca i32, align 4
  %2 = load ptr, ptr @enzyme_build.mpi.sent, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %8, label %.preheader.preheader

.preheader.preheader:
  br label %.preheader

4:
  %5 = load ptr, ptr @enzyme_build.mpi.sent, align 8
  %6 = icmp eq ptr %5, null
  %7 = zext i1 %6 to i32
  br label %8

8:
  %9 = phi i32 [ %7, %4 ], [ 1, %0 ]
  ret i32 %9

.preheader:
  %10 = phi ptr [ %22, %20 ], [ %2, %.preheader.preheader ]
  %11 = phi ptr [ %21, %20 ], [ @enzyme_build.mpi.sent, %.preheader.preheader ]
  call void @llvm.lifetime.start.p0(ptr nonnull %1)
  %12 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %13 = call i32 @MPI_Test(ptr noundef nonnull %12, ptr noundef nonnull %1, ptr noundef nonnull inttoptr (i64 1 to ptr))
  %14 = load i32, ptr %1, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %20, label %16

16:
  %17 = load ptr, ptr %10, align 8
  store ptr %17, ptr %11, align 8
  %18 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %19 = load ptr, ptr %18, align 8
  call void @free(ptr noundef %19)
  call void @free(ptr noundef nonnull %10)
  br label %20

20:
  %21 = phi ptr [ %11, %16 ], [ %10, %.preheader ]
  call void @llvm.lifetime.end.p0(ptr nonnull %1)
  %22 = load ptr, ptr %21, align 8
  %23 = icmp eq ptr %22, null
  br i1 %23, label %4, label %.preheader
}

declare double @MPI_Wtime()

define internal fastcc void @enzyme_build.mpi.area(ptr dead_on_unwind noalias nonnull writable sret(%enzyme_build.mpi.Area) align 8 %0, ptr noundef %1, i32 noundef %2, ptr noundef readonly %3, i32 noundef %4, ptr noundef readonly %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9) {
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %0, i8 0, i64 64, i1 false)
  %13 = icmp eq i32 %6, 201326592
  br i1 %13, label %52, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %16 = tail call i32 @MPI_Type_size(i32 noundef %6, ptr noundef nonnull %15)
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i32 %7, ptr %17, align 4
  %18 = and i32 %6, -3
  %19 = icmp eq i32 %18, 1275068685
  br i1 %19, label %20, label %34

20:
  store i64 1, ptr %0, align 8
  %21 = icmp slt i32 %7, 0
  br i1 %21, label %22, label %23

22:
  tail call fastcc void @enzyme_build.mpi.add_bytes(ptr noundef nonnull align 8 %0, i64 noundef 0, i64 noundef 1)
  br label %25

23:
  %24 = icmp eq i32 %7, 0
  br i1 %24, label %52, label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 1, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store i32 %7, ptr %27, align 4
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 36
  store i32 1, ptr %28, align 4
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i32 1, ptr %29, align 8
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr null, ptr %30, align 8
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 28
  store i32 1, ptr %31, align 4
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 0, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i32 1, ptr %33, align 8
  br label %48

34:
  tail call fastcc void @enzyme_build.mpi.add_type(ptr noundef nonnull align 8 %0, i64 noundef 0, i32 noundef %6)
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %36 = load i32, ptr %35, align 8
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %41, label %38

38:
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  %39 = call i32 @MPI_Type_get_extent(i32 noundef %6, ptr noundef nonnull %11, ptr noundef nonnull %12)
  %40 = load i64, ptr %12, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br label %41

41:
  %42 = phi i64 [ %40, %38 ], [ 1, %34 ]
  store i64 %42, ptr %0, align 8
  %43 = load i32, ptr %15, align 8
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %52

45:
  %46 = call fastcc i32 @enzyme_build.mpi.is_named(i32 noundef %6)
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %52

48:
  %49 = phi i64 [ 60, %25 ], [ 12, %45 ]
  %50 = phi i32 [ %7, %25 ], [ 8, %45 ]
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 %49
  store i32 %50, ptr %51, align 4
  br label %52

52:
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr %1, ptr %53, align 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %9, ptr %54, align 8
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i32 %8, ptr %55, align 8
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 84
  store i32 %2, ptr %56, align 4
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i32 1, ptr %57, align 8
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 92
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 120
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(28) %58, i8 0, i64 28, i1 false)
  store i32 %6, ptr %62, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 124
  store i32 0, ptr %63, align 4
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %65 = load i32, ptr %64, align 4
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %70, label %67

67:
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %69 = load i32, ptr %68, align 4
  store i32 %69, ptr %57, align 8
  br label %70

70:
  %71 = phi i32 [ %69, %67 ], [ 1, %52 ]
  %72 = shl nsw i32 %2, 1
  %73 = sext i32 %72 to i64
  %74 = shl nsw i64 %73, 2
  %75 = or disjoint i64 %74, 1
  %76 = call noalias ptr @malloc(i64 noundef %75)
  store ptr %76, ptr %59, align 8
  %77 = icmp eq ptr %5, null
  br i1 %77, label %81, label %78

78:
  %79 = sext i32 %2 to i64
  %80 = getelementptr inbounds i32, ptr %76, i64 %79
  store ptr %80, ptr %60, align 8
  br label %81

81:
  %82 = icmp sgt i32 %2, 0
  br i1 %82, label %83, label %90

83:
  %84 = icmp eq ptr %3, null
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %86 = zext nneg i32 %2 to i64
  br label %94

87:
  %.lcssa = phi i64 [ %129, %120 ]
  %88 = load i32, ptr %57, align 8
  %89 = icmp ne i64 %.lcssa, 0
  br label %90

90:
  %91 = phi i1 [ %89, %87 ], [ false, %81 ]
  %92 = phi i32 [ %88, %87 ], [ %71, %81 ]
  %93 = icmp sgt i32 %92, 1
  br i1 %93, label %132, label %136

94:
  %95 = phi ptr [ %76, %83 ], [ %121, %120 ]
  %96 = phi i64 [ 0, %83 ], [ %130, %120 ]
  br i1 %84, label %100, label %97

97:
  %98 = getelementptr inbounds nuw i32, ptr %3, i64 %96
  %99 = load i32, ptr %98, align 4
  br label %100

100:
  %101 = phi i32 [ %99, %97 ], [ %4, %94 ]
  %102 = load i32, ptr %57, align 8
  %103 = srem i32 %101, %102
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %108, label %105

105:
  call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.5, i64 noundef 50)
  %106 = load i32, ptr %57, align 8
  %107 = load ptr, ptr %59, align 8
  br label %108

108:
  %109 = phi ptr [ %107, %105 ], [ %95, %100 ]
  %110 = phi i32 [ %106, %105 ], [ %102, %100 ]
  %111 = sdiv i32 %101, %110
  %112 = getelementptr inbounds nuw i32, ptr %109, i64 %96
  store i32 %111, ptr %112, align 4
  br i1 %77, label %120, label %113

113:
  %114 = getelementptr inbounds nuw i32, ptr %5, i64 %96
  %115 = load i32, ptr %114, align 4
  %116 = load i32, ptr %57, align 8
  %117 = sdiv i32 %115, %116
  %118 = load ptr, ptr %60, align 8
  %119 = getelementptr inbounds nuw i32, ptr %118, i64 %96
  store i32 %117, ptr %119, align 4
  br label %120

120:
  %121 = load ptr, ptr %59, align 8
  %122 = getelementptr inbounds nuw i32, ptr %121, i64 %96
  %123 = load i32, ptr %122, align 4
  %124 = sext i32 %123 to i64
  %125 = load i32, ptr %85, align 8
  %126 = sext i32 %125 to i64
  %127 = mul nsw i64 %126, %124
  %128 = load i64, ptr %61, align 8
  %129 = add nsw i64 %127, %128
  store i64 %129, ptr %61, align 8
  %130 = add nuw nsw i64 %96, 1
  %131 = icmp eq i64 %130, %86
  br i1 %131, label %87, label %94

132:
  %133 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %134 = load i32, ptr %133, align 4
  %135 = sext i32 %134 to i64
  store i64 %135, ptr %0, align 8
  br label %136

136:
  %137 = icmp eq ptr %1, null
  %138 = select i1 %137, i1 %91, i1 false
  br i1 %138, label %139, label %140

139:
  call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.3, i64 noundef 84)
  br label %140

140:
  ret void
}

define internal fastcc void @enzyme_build.mpi.add_bytes(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %2) {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %5 = load i32, ptr %4, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %24, label %7

7:
  %8 = icmp slt i32 %5, 0
  br i1 %8, label %9, label %11

9:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.4, i64 noundef 107)
  %10 = load i32, ptr %4, align 4
  br label %11

11:
  %12 = phi i32 [ %10, %9 ], [ %5, %7 ]
  %13 = sext i32 %12 to i64
  %14 = srem i64 %2, %13
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %19, label %16

16:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.5, i64 noundef 50)
  %17 = load i32, ptr %4, align 4
  %18 = sext i32 %17 to i64
  br label %19

19:
  %20 = phi i64 [ %18, %16 ], [ %13, %11 ]
  %21 = phi i32 [ %17, %16 ], [ %12, %11 ]
  %22 = sdiv i64 %2, %20
  %23 = trunc i64 %22 to i32
  tail call fastcc void @enzyme_build.mpi.add_run(ptr noundef %0, i64 noundef %1, i32 noundef %23, i32 noundef %21)
  br label %24

24:
  ret void
}

define internal fastcc void @enzyme_build.mpi.add_type(ptr noundef nonnull %0, i64 noundef %1, i32 noundef %2) {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  switch i32 %2, label %19 [
    i32 -1946157055, label %12
    i32 1275072547, label %12
    i32 1275070505, label %12
    i32 1275070495, label %12
    i32 1275070475, label %12
    i32 -1946157056, label %13
    i32 1275070497, label %13
    i32 1275069479, label %13
    i32 1275069468, label %13
    i32 1275069450, label %13
    i32 1275072577, label %14
    i32 1275072565, label %14
    i32 1275072554, label %14
    i32 1275072546, label %14
    i32 1275070528, label %16
    i32 1275070516, label %16
    i32 1275070504, label %16
    i32 1275070494, label %16
    i32 -1946157052, label %18
    i32 1275076674, label %18
    i32 1275072524, label %18
  ]

12:
  tail call fastcc void @enzyme_build.mpi.add_run(ptr noundef nonnull %0, i64 noundef %1, i32 noundef 1, i32 noundef 8)
  br label %216

13:
  tail call fastcc void @enzyme_build.mpi.add_run(ptr noundef nonnull %0, i64 noundef %1, i32 noundef 1, i32 noundef 4)
  br label %216

14:
  tail call fastcc void @enzyme_build.mpi.add_run(ptr noundef nonnull %0, i64 noundef %1, i32 noundef 2, i32 noundef 8)
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 1, ptr %15, align 8
  br label %216

16:
  tail call fastcc void @enzyme_build.mpi.add_run(ptr noundef nonnull %0, i64 noundef %1, i32 noundef 2, i32 noundef 4)
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 1, ptr %17, align 8
  br label %216

18:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.6, i64 noundef 51)
  br label %19

19:
  %20 = and i32 %2, -3
  %21 = icmp eq i32 %20, 1275068685
  br i1 %21, label %22, label %23

22:
  tail call fastcc void @enzyme_build.mpi.add_bytes(ptr noundef %0, i64 noundef %1, i64 noundef 1)
  br label %216

23:
  %24 = call i32 @MPI_Type_get_envelope(i32 noundef %2, ptr noundef nonnull %8, ptr noundef nonnull %9, ptr noundef nonnull %10, ptr noundef nonnull %11)
  %25 = load i32, ptr %10, align 4
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %216, label %27

27:
  %28 = load i32, ptr %8, align 4
  %29 = sext i32 %28 to i64
  %30 = shl nsw i64 %29, 2
  %31 = or disjoint i64 %30, 1
  %32 = call noalias ptr @malloc(i64 noundef %31)
  %33 = load i32, ptr %9, align 4
  %34 = sext i32 %33 to i64
  %35 = shl nsw i64 %34, 3
  %36 = or disjoint i64 %35, 1
  %37 = call noalias ptr @malloc(i64 noundef %36)
  %38 = sext i32 %25 to i64
  %39 = shl nsw i64 %38, 2
  %40 = call noalias ptr @malloc(i64 noundef %39)
  %41 = call i32 @MPI_Type_get_contents(i32 noundef %2, i32 noundef %28, i32 noundef %33, i32 noundef %25, ptr noundef %32, ptr noundef %37, ptr noundef %40)
  %42 = load i32, ptr %11, align 4
  %43 = icmp eq i32 %42, 12
  br i1 %43, label %48, label %44

44:
  %45 = load i32, ptr %40, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %46 = call i32 @MPI_Type_get_extent(i32 noundef %45, ptr noundef nonnull %4, ptr noundef nonnull %5)
  %47 = load i64, ptr %5, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  switch i32 %42, label %201 [
    i32 2, label %78
    i32 18, label %80
    i32 3, label %82
    i32 4, label %72
    i32 6, label %67
    i32 7, label %64
    i32 9, label %61
    i32 10, label %56
    i32 19, label %51
    i32 13, label %185
  ]

48:
  %49 = load i32, ptr %32, align 4
  %50 = icmp sgt i32 %49, 0
  br i1 %50, label %.preheader4.preheader, label %.loopexit5

.preheader4.preheader:
  br label %.preheader4

51:
  %52 = load i32, ptr %32, align 4
  %53 = icmp sgt i32 %52, 0
  br i1 %53, label %54, label %.loopexit5

54:
  %55 = getelementptr inbounds nuw i8, ptr %32, i64 4
  br label %157

56:
  %57 = load i32, ptr %32, align 4
  %58 = icmp sgt i32 %57, 0
  br i1 %58, label %59, label %.loopexit5

59:
  %60 = getelementptr inbounds nuw i8, ptr %32, i64 4
  br label %142

61:
  %62 = load i32, ptr %32, align 4
  %63 = icmp sgt i32 %62, 0
  br i1 %63, label %.preheader10.preheader, label %.loopexit5

.preheader10.preheader:
  br label %.preheader10

64:
  %65 = load i32, ptr %32, align 4
  %66 = icmp sgt i32 %65, 0
  br i1 %66, label %.preheader8.preheader, label %.loopexit5

.preheader8.preheader:
  br label %.preheader8

67:
  %68 = load i32, ptr %32, align 4
  %69 = icmp sgt i32 %68, 0
  br i1 %69, label %70, label %.loopexit5

70:
  %71 = getelementptr inbounds nuw i8, ptr %32, i64 4
  br label %100

72:
  %73 = load i32, ptr %32, align 4
  %74 = icmp sgt i32 %73, 0
  br i1 %74, label %75, label %.loopexit5

75:
  %76 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %77 = getelementptr inbounds nuw i8, ptr %32, i64 4
  br label %86

78:
  %79 = load i32, ptr %40, align 4
  call fastcc void @enzyme_build.mpi.add_type(ptr noundef nonnull %0, i64 noundef %1, i32 noundef %79)
  br label %.loopexit5

80:
  %81 = load i32, ptr %40, align 4
  call fastcc void @enzyme_build.mpi.add_type(ptr noundef nonnull %0, i64 noundef %1, i32 noundef %81)
  br label %.loopexit5

82:
  %83 = load i32, ptr %32, align 4
  %84 = sext i32 %83 to i64
  %85 = load i32, ptr %40, align 4
  call fastcc void @enzyme_build.mpi.add_block(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %84, i64 noundef %47, i32 noundef %85)
  br label %.loopexit5

86:
  %87 = phi i64 [ 0, %75 ], [ %96, %86 ]
  %88 = load i32, ptr %76, align 4
  %89 = sext i32 %88 to i64
  %90 = mul i64 %87, %47
  %91 = mul i64 %90, %89
  %92 = add nsw i64 %91, %1
  %93 = load i32, ptr %77, align 4
  %94 = sext i32 %93 to i64
  %95 = load i32, ptr %40, align 4
  call fastcc void @enzyme_build.mpi.add_block(ptr noundef nonnull %0, i64 noundef %92, i64 noundef %94, i64 noundef %47, i32 noundef %95)
  %96 = add nuw nsw i64 %87, 1
  %97 = load i32, ptr %32, align 4
  %98 = sext i32 %97 to i64
  %99 = icmp slt i64 %96, %98
  br i1 %99, label %86, label %.loopexit5.loopexit41

100:
  %101 = phi i64 [ 0, %70 ], [ %108, %100 ]
  %102 = load i64, ptr %37, align 8
  %103 = mul nsw i64 %102, %101
  %104 = add nsw i64 %103, %1
  %105 = load i32, ptr %71, align 4
  %106 = sext i32 %105 to i64
  %107 = load i32, ptr %40, align 4
  call fastcc void @enzyme_build.mpi.add_block(ptr noundef nonnull %0, i64 noundef %104, i64 noundef %106, i64 noundef %47, i32 noundef %107)
  %108 = add nuw nsw i64 %101, 1
  %109 = load i32, ptr %32, align 4
  %110 = sext i32 %109 to i64
  %111 = icmp slt i64 %108, %110
  br i1 %111, label %100, label %.loopexit5.loopexit42

.preheader8:
  %112 = phi i64 [ %114, %.preheader8 ], [ 0, %.preheader8.preheader ]
  %113 = phi i32 [ %127, %.preheader8 ], [ %65, %.preheader8.preheader ]
  %114 = add nuw nsw i64 %112, 1
  %115 = trunc nuw nsw i64 %114 to i32
  %116 = add i32 %113, %115
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds i32, ptr %32, i64 %117
  %119 = load i32, ptr %118, align 4
  %120 = sext i32 %119 to i64
  %121 = mul nsw i64 %47, %120
  %122 = add nsw i64 %121, %1
  %123 = getelementptr inbounds nuw i32, ptr %32, i64 %114
  %124 = load i32, ptr %123, align 4
  %125 = sext i32 %124 to i64
  %126 = load i32, ptr %40, align 4
  call fastcc void @enzyme_build.mpi.add_block(ptr noundef nonnull %0, i64 noundef %122, i64 noundef %125, i64 noundef %47, i32 noundef %126)
  %127 = load i32, ptr %32, align 4
  %128 = sext i32 %127 to i64
  %129 = icmp slt i64 %114, %128
  br i1 %129, label %.preheader8, label %.loopexit5.loopexit43

.preheader10:
  %130 = phi i64 [ %134, %.preheader10 ], [ 0, %.preheader10.preheader ]
  %131 = getelementptr inbounds nuw i64, ptr %37, i64 %130
  %132 = load i64, ptr %131, align 8
  %133 = add nsw i64 %132, %1
  %134 = add nuw nsw i64 %130, 1
  %135 = getelementptr inbounds nuw i32, ptr %32, i64 %134
  %136 = load i32, ptr %135, align 4
  %137 = sext i32 %136 to i64
  %138 = load i32, ptr %40, align 4
  call fastcc void @enzyme_build.mpi.add_block(ptr noundef nonnull %0, i64 noundef %133, i64 noundef %137, i64 noundef %47, i32 noundef %138)
  %139 = load i32, ptr %32, align 4
  %140 = sext i32 %139 to i64
  %141 = icmp slt i64 %134, %140
  br i1 %141, label %.preheader10, label %.loopexit5.loopexit44

142:
  %143 = phi i64 [ 0, %59 ], [ %153, %142 ]
  %144 = getelementptr inbounds nuw i32, ptr %32, i64 %143
  %145 = getelementptr inbounds nuw i8, ptr %144, i64 8
  %146 = load i32, ptr %145, align 4
  %147 = sext i32 %146 to i64
  %148 = mul nsw i64 %47, %147
  %149 = add nsw i64 %148, %1
  %150 = load i32, ptr %60, align 4
  %151 = sext i32 %150 to i64
  %152 = load i32, ptr %40, align 4
  call fastcc void @enzyme_build.mpi.add_block(ptr noundef nonnull %0, i64 noundef %149, i64 noundef %151, i64 noundef %47, i32 noundef %152)
  %153 = add nuw nsw i64 %143, 1
  %154 = load i32, ptr %32, align 4
  %155 = sext i32 %154 to i64
  %156 = icmp slt i64 %153, %155
  br i1 %156, label %142, label %.loopexit5.loopexit45

157:
  %158 = phi i64 [ 0, %54 ], [ %165, %157 ]
  %159 = getelementptr inbounds nuw i64, ptr %37, i64 %158
  %160 = load i64, ptr %159, align 8
  %161 = add nsw i64 %160, %1
  %162 = load i32, ptr %55, align 4
  %163 = sext i32 %162 to i64
  %164 = load i32, ptr %40, align 4
  call fastcc void @enzyme_build.mpi.add_block(ptr noundef nonnull %0, i64 noundef %161, i64 noundef %163, i64 noundef %47, i32 noundef %164)
  %165 = add nuw nsw i64 %158, 1
  %166 = load i32, ptr %32, align 4
  %167 = sext i32 %166 to i64
  %168 = icmp slt i64 %165, %167
  br i1 %168, label %157, label %.loopexit5.loopexit46

.preheader4:
  %169 = phi i64 [ %173, %.preheader4 ], [ 0, %.preheader4.preheader ]
  %170 = getelementptr inbounds nuw i64, ptr %37, i64 %169
  %171 = load i64, ptr %170, align 8
  %172 = add nsw i64 %171, %1
  %173 = add nuw nsw i64 %169, 1
  %174 = getelementptr inbounds nuw i32, ptr %32, i64 %173
  %175 = load i32, ptr %174, align 4
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds nuw i32, ptr %40, i64 %169
  %178 = load i32, ptr %177, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %179 = call i32 @MPI_Type_get_extent(i32 noundef %178, ptr noundef nonnull %6, ptr noundef nonnull %7)
  %180 = load i64, ptr %7, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  %181 = load i32, ptr %177, align 4
  call fastcc void @enzyme_build.mpi.add_block(ptr noundef nonnull %0, i64 noundef %172, i64 noundef %176, i64 noundef %180, i32 noundef %181)
  %182 = load i32, ptr %32, align 4
  %183 = sext i32 %182 to i64
  %184 = icmp slt i64 %173, %183
  br i1 %184, label %.preheader4, label %.loopexit5.loopexit

185:
  %186 = load i32, ptr %32, align 4
  %187 = getelementptr inbounds nuw i8, ptr %32, i64 4
  %188 = sext i32 %186 to i64
  %189 = getelementptr inbounds i32, ptr %187, i64 %188
  %190 = shl nsw i32 %186, 1
  %191 = sext i32 %190 to i64
  %192 = getelementptr inbounds i32, ptr %187, i64 %191
  %193 = mul nsw i32 %186, 3
  %194 = sext i32 %193 to i64
  %195 = getelementptr i32, ptr %32, i64 %194
  %196 = getelementptr i8, ptr %195, i64 4
  %197 = load i32, ptr %196, align 4
  %198 = icmp eq i32 %197, 56
  %199 = zext i1 %198 to i32
  %200 = load i32, ptr %40, align 4
  call fastcc void @enzyme_build.mpi.add_subarray(ptr noundef nonnull %0, i64 noundef %1, i32 noundef %186, ptr noundef nonnull %187, ptr noundef nonnull %189, ptr noundef nonnull %192, i32 noundef %199, i64 noundef %47, i32 noundef %200)
  br label %.loopexit5

201:
  call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.7, i64 noundef 99)
  br label %.loopexit5

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5.loopexit41:
  br label %.loopexit5

.loopexit5.loopexit42:
  br label %.loopexit5

.loopexit5.loopexit43:
  br label %.loopexit5

.loopexit5.loopexit44:
  br label %.loopexit5

.loopexit5.loopexit45:
  br label %.loopexit5

.loopexit5.loopexit46:
  br label %.loopexit5

.loopexit5:
  %202 = load i32, ptr %10, align 4
  %203 = icmp sgt i32 %202, 0
  br i1 %203, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  call void @free(ptr noundef %32)
  call void @free(ptr noundef %37)
  call void @free(ptr noundef %40)
  br label %216

.preheader:
  %204 = phi i64 [ %212, %211 ], [ 0, %.preheader.preheader ]
  %205 = getelementptr inbounds nuw i32, ptr %40, i64 %204
  %206 = load i32, ptr %205, align 4
  %207 = call fastcc i32 @enzyme_build.mpi.is_named(i32 noundef %206)
  %208 = icmp eq i32 %207, 0
  br i1 %208, label %209, label %211

209:
  %210 = call i32 @MPI_Type_free(ptr noundef nonnull %205)
  br label %211

211:
  %212 = add nuw nsw i64 %204, 1
  %213 = load i32, ptr %10, align 4
  %214 = sext i32 %213 to i64
  %215 = icmp slt i64 %212, %214
  br i1 %215, label %.preheader, label %.loopexit.loopexit

216:
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  ret void
}

define internal fastcc i32 @enzyme_build.mpi.is_named(i32 noundef %0) {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  store i32 1, ptr %3, align 4
  %4 = icmp eq i32 %0, 201326592
  br i1 %4, label %10, label %5

5:
  %6 = call i32 @MPI_Type_get_envelope(i32 noundef %0, ptr noundef nonnull %2, ptr noundef nonnull %2, ptr noundef nonnull %2, ptr noundef nonnull %3)
  %7 = load i32, ptr %3, align 4
  %8 = icmp eq i32 %7, 1
  %9 = zext i1 %8 to i32
  br label %10

10:
  %11 = phi i32 [ %9, %5 ], [ 1, %1 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  ret i32 %11
}

define internal fastcc void @enzyme_build.mpi.add_run(ptr noundef nonnull %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %6 = load i32, ptr %5, align 8
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %14, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %10 = load ptr, ptr %9, align 8
  %11 = sext i32 %6 to i64
  %12 = getelementptr %enzyme_build.mpi.Run, ptr %10, i64 %11
  %13 = getelementptr i8, ptr %12, i64 -16
  br label %14

14:
  %15 = phi ptr [ %13, %8 ], [ null, %4 ]
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %17 = load i32, ptr %16, align 8
  %18 = add nsw i32 %17, %2
  store i32 %18, ptr %16, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %20 = load i32, ptr %19, align 4
  %21 = icmp sgt i32 %3, %20
  br i1 %21, label %22, label %23

22:
  store i32 %3, ptr %19, align 4
  br label %23

23:
  %24 = icmp eq ptr %15, null
  br i1 %24, label %40, label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %15, i64 12
  %27 = load i32, ptr %26, align 4
  %28 = icmp eq i32 %27, %3
  br i1 %28, label %29, label %40

29:
  %30 = load i64, ptr %15, align 8
  %31 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %32 = load i32, ptr %31, align 8
  %33 = sext i32 %32 to i64
  %34 = sext i32 %3 to i64
  %35 = mul nsw i64 %33, %34
  %36 = add nsw i64 %35, %30
  %37 = icmp eq i64 %36, %1
  br i1 %37, label %38, label %40

38:
  %39 = add nsw i32 %32, %2
  store i32 %39, ptr %31, align 8
  br label %75

40:
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %42 = load i32, ptr %41, align 4
  %43 = icmp eq i32 %6, %42
  br i1 %43, label %47, label %44

44:
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %46 = load ptr, ptr %45, align 8
  br label %67

47:
  %48 = shl nsw i32 %6, 1
  %49 = select i1 %7, i32 1, i32 %48
  br i1 %7, label %50, label %52

50:
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 48
  br label %63

52:
  %53 = sext i32 %48 to i64
  %54 = shl nsw i64 %53, 4
  %55 = tail call noalias ptr @malloc(i64 noundef %54)
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %57 = load ptr, ptr %56, align 8
  %58 = sext i32 %6 to i64
  %59 = shl nsw i64 %58, 4
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %55, ptr align 8 %57, i64 %59, i1 false)
  %60 = icmp sgt i32 %6, 1
  br i1 %60, label %61, label %63

61:
  tail call void @free(ptr noundef %57)
  %62 = load i32, ptr %5, align 8
  br label %63

63:
  %64 = phi ptr [ %55, %61 ], [ %55, %52 ], [ %51, %50 ]
  %65 = phi i32 [ %62, %61 ], [ %6, %52 ], [ 0, %50 ]
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr %64, ptr %66, align 8
  store i32 %49, ptr %41, align 4
  br label %67

67:
  %68 = phi i32 [ %6, %44 ], [ %65, %63 ]
  %69 = phi ptr [ %46, %44 ], [ %64, %63 ]
  %70 = add nsw i32 %68, 1
  store i32 %70, ptr %5, align 8
  %71 = sext i32 %68 to i64
  %72 = getelementptr inbounds %enzyme_build.mpi.Run, ptr %69, i64 %71
  store i64 %1, ptr %72, align 8
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 8
  store i32 %2, ptr %73, align 8
  %74 = getelementptr inbounds nuw i8, ptr %72, i64 12
  store i32 %3, ptr %74, align 4
  br label %75

75:
  ret void
}

declare i32 @MPI_Type_get_envelope(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare i32 @MPI_Type_get_contents(i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

define internal fastcc void @enzyme_build.mpi.add_block(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4) {
  %6 = icmp eq i64 %3, 1
  %7 = and i32 %4, -3
  %8 = icmp eq i32 %7, 1275068685
  %9 = and i1 %6, %8
  br i1 %9, label %12, label %10

10:
  %11 = icmp sgt i64 %2, 0
  br i1 %11, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

12:
  tail call fastcc void @enzyme_build.mpi.add_bytes(ptr noundef %0, i64 noundef %1, i64 noundef %2)
  br label %.loopexit

.preheader:
  %13 = phi i64 [ %16, %.preheader ], [ 0, %.preheader.preheader ]
  %14 = mul nsw i64 %13, %3
  %15 = add nsw i64 %14, %1
  tail call fastcc void @enzyme_build.mpi.add_type(ptr noundef %0, i64 noundef %15, i32 noundef %4)
  %16 = add nuw nsw i64 %13, 1
  %17 = icmp eq i64 %16, %2
  br i1 %17, label %.loopexit.loopexit, label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void
}

define internal fastcc void @enzyme_build.mpi.add_subarray(ptr noundef nonnull %0, i64 noundef %1, i32 noundef %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, i32 noundef %6, i64 noundef %7, i32 noundef %8) {
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %11, label %12

11:
  tail call fastcc void @enzyme_build.mpi.add_type(ptr noundef %0, i64 noundef %1, i32 noundef %8)
  br label %.loopexit

12:
  %13 = icmp eq i32 %6, 0
  %14 = add nsw i32 %2, -1
  %15 = select i1 %13, i32 %14, i32 0
  %16 = icmp sgt i32 %2, 0
  br i1 %16, label %17, label %.loopexit3

17:
  %18 = zext i32 %15 to i64
  %19 = zext nneg i32 %2 to i64
  br label %31

.loopexit3.loopexit:
  %.lcssa = phi i64 [ %41, %40 ]
  br label %.loopexit3

.loopexit3:
  %20 = phi i64 [ %7, %12 ], [ %.lcssa, %.loopexit3.loopexit ]
  %21 = sext i32 %15 to i64
  %22 = getelementptr inbounds i32, ptr %4, i64 %21
  %23 = load i32, ptr %22, align 4
  %24 = icmp sgt i32 %23, 0
  br i1 %24, label %25, label %.loopexit

25:
  %26 = getelementptr inbounds i32, ptr %5, i64 %21
  %27 = zext nneg i32 %6 to i64
  %28 = getelementptr inbounds nuw i32, ptr %3, i64 %27
  %29 = getelementptr inbounds nuw i32, ptr %4, i64 %27
  %30 = getelementptr inbounds nuw i32, ptr %5, i64 %27
  br label %44

31:
  %32 = phi i64 [ 0, %17 ], [ %42, %40 ]
  %33 = phi i64 [ %7, %17 ], [ %41, %40 ]
  %34 = icmp eq i64 %32, %18
  br i1 %34, label %40, label %35

35:
  %36 = getelementptr inbounds nuw i32, ptr %3, i64 %32
  %37 = load i32, ptr %36, align 4
  %38 = sext i32 %37 to i64
  %39 = mul nsw i64 %33, %38
  br label %40

40:
  %41 = phi i64 [ %39, %35 ], [ %33, %31 ]
  %42 = add nuw nsw i64 %32, 1
  %43 = icmp eq i64 %42, %19
  br i1 %43, label %.loopexit3.loopexit, label %31

44:
  %45 = phi i32 [ 0, %25 ], [ %51, %44 ]
  %46 = load i32, ptr %26, align 4
  %47 = add nsw i32 %46, %45
  %48 = sext i32 %47 to i64
  %49 = mul nsw i64 %20, %48
  %50 = add nsw i64 %49, %1
  tail call fastcc void @enzyme_build.mpi.add_subarray(ptr noundef %0, i64 noundef %50, i32 noundef %14, ptr noundef %28, ptr noundef %29, ptr noundef %30, i32 noundef %6, i64 noundef %7, i32 noundef %8)
  %51 = add nuw nsw i32 %45, 1
  %52 = load i32, ptr %22, align 4
  %53 = icmp slt i32 %51, %52
  br i1 %53, label %44, label %.loopexit.loopexit

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void
}

declare i32 @MPI_Type_get_extent(i32 noundef, ptr noundef, ptr noundef)

define internal fastcc void @enzyme_build.mpi.enter(ptr noundef %0, i32 noundef %1) {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 84
  %4 = load i32, ptr %3, align 4
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %6 = load i32, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 76
  %8 = load i32, ptr %7, align 4
  %9 = load ptr, ptr @enzyme_build.mpi.classes, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %.loopexit8, label %.preheader7.preheader

.preheader7.preheader:
  br label %.preheader7

.preheader7:
  %11 = phi ptr [ %28, %27 ], [ %9, %.preheader7.preheader ]
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %13 = load i32, ptr %12, align 8
  %14 = icmp eq i32 %13, %4
  br i1 %14, label %15, label %27

15:
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 20
  %17 = load i32, ptr %16, align 4
  %18 = icmp eq i32 %17, %1
  br i1 %18, label %19, label %27

19:
  %20 = getelementptr inbounds nuw i8, ptr %11, i64 12
  %21 = load i32, ptr %20, align 4
  %22 = icmp eq i32 %21, %6
  br i1 %22, label %23, label %27

23:
  %24 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %25 = load i32, ptr %24, align 8
  %26 = icmp eq i32 %25, %8
  br i1 %26, label %.loopexit.loopexit, label %27

27:
  %28 = load ptr, ptr %11, align 8
  %29 = icmp eq ptr %28, null
  br i1 %29, label %.loopexit8.loopexit, label %.preheader7

.loopexit8.loopexit:
  br label %.loopexit8

.loopexit8:
  %30 = tail call noalias dereferenceable_or_null(40) ptr @calloc(i64 noundef 1, i64 noundef 40)
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 8
  store i32 %4, ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %30, i64 20
  store i32 %1, ptr %32, align 4
  %33 = getelementptr inbounds nuw i8, ptr %30, i64 12
  store i32 %6, ptr %33, align 4
  %34 = getelementptr inbounds nuw i8, ptr %30, i64 16
  store i32 %8, ptr %34, align 8
  store ptr %9, ptr %30, align 8
  store ptr %30, ptr @enzyme_build.mpi.classes, align 8
  br label %.loopexit

.loopexit.loopexit:
  %.lcssa = phi ptr [ %11, %23 ]
  br label %.loopexit

.loopexit:
  %35 = phi ptr [ %30, %.loopexit8 ], [ %.lcssa, %.loopexit.loopexit ]
  store ptr %35, ptr %0, align 8
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 32
  %37 = load ptr, ptr %36, align 8
  %38 = icmp eq ptr %37, null
  br i1 %38, label %.thread, label %40

.thread:
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %39, i8 0, i64 16, i1 false)
  br label %63

40:
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %42 = load i64, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %37, i64 24
  %44 = load i64, ptr %43, align 8
  %45 = icmp sgt i64 %44, %42
  br i1 %45, label %.preheader.preheader, label %.thread6

.preheader.preheader:
  br label %.preheader

.thread6:
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr %37, ptr %46, align 8
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store ptr null, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %37, i64 16
  store ptr %0, ptr %48, align 8
  br label %63

49:
  %50 = getelementptr inbounds nuw i8, ptr %55, i64 24
  %51 = load i64, ptr %50, align 8
  %52 = icmp sgt i64 %51, %42
  br i1 %52, label %.preheader, label %57

.preheader:
  %53 = phi ptr [ %55, %49 ], [ %37, %.preheader.preheader ]
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %55 = load ptr, ptr %54, align 8
  %56 = icmp eq ptr %55, null
  br i1 %56, label %.thread5.loopexit, label %49

57:
  %.lcssa46 = phi ptr [ %53, %49 ]
  %.lcssa44 = phi ptr [ %55, %49 ]
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr %.lcssa44, ptr %58, align 8
  br label %.thread5

.thread5.loopexit:
  %.lcssa45 = phi ptr [ %53, %.preheader ]
  br label %.thread5

.thread5:
  %59 = phi ptr [ %.lcssa46, %57 ], [ %.lcssa45, %.thread5.loopexit ]
  %.sink31 = phi i64 [ 16, %57 ], [ 8, %.thread5.loopexit ]
  %.lcssa27.sink = phi ptr [ %.lcssa46, %57 ], [ null, %.thread5.loopexit ]
  %.lcssa21.sink = phi ptr [ %.lcssa44, %57 ], [ %0, %.thread5.loopexit ]
  %.sink = phi ptr [ %0, %57 ], [ %.lcssa45, %.thread5.loopexit ]
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 8
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 %.sink31
  store ptr %.lcssa27.sink, ptr %61, align 8
  %62 = getelementptr inbounds nuw i8, ptr %.lcssa21.sink, i64 16
  store ptr %.sink, ptr %62, align 8
  store ptr %0, ptr %60, align 8
  br label %64

63:
  store ptr %0, ptr %36, align 8
  br label %64

64:
  %65 = getelementptr inbounds nuw i8, ptr %35, i64 24
  %66 = load i32, ptr %65, align 8
  %67 = add nsw i32 %66, 1
  store i32 %67, ptr %65, align 8
  ret void
}

define internal fastcc noalias noundef ptr @enzyme_build.mpi.packed(ptr noundef readonly %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %5 = load i32, ptr %4, align 8
  %6 = sext i32 %5 to i64
  %7 = mul nsw i64 %3, %6
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %9 = load i32, ptr %8, align 4
  %10 = sext i32 %9 to i64
  %11 = mul nsw i64 %7, %10
  %12 = add nsw i64 %11, 1
  %13 = tail call noalias noundef ptr @malloc(i64 noundef %12)
  tail call fastcc void @enzyme_build.mpi.move(ptr noundef %0, i32 noundef 0, ptr noundef %13)
  ret ptr %13
}

define internal fastcc void @enzyme_build.mpi.finish_coefficients(ptr noundef readonly %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %53, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %9 = load i32, ptr %8, align 4
  %10 = icmp eq i32 %9, 4
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %12 = tail call i32 @MPI_Wait(ptr noundef nonnull %11, ptr noundef nonnull inttoptr (i64 1 to ptr))
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %14 = load i64, ptr %13, align 8
  %15 = load i32, ptr %8, align 4
  %16 = sext i32 %15 to i64
  %17 = mul nsw i64 %14, %16
  %18 = add nsw i64 %17, 1
  %19 = tail call noalias ptr @malloc(i64 noundef %18)
  %20 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store ptr %19, ptr %20, align 8
  %21 = load i64, ptr %13, align 8
  %22 = icmp sgt i64 %21, 0
  br i1 %22, label %23, label %.loopexit

23:
  %24 = select i1 %10, i64 3, i64 4
  %25 = select i1 %10, i64 1, i64 2
  %26 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 8
  br label %29

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %28 = load ptr, ptr %4, align 8
  tail call void @free(ptr noundef %28)
  store ptr null, ptr %4, align 8
  br label %53

29:
  %30 = phi i64 [ 0, %23 ], [ %50, %49 ]
  %31 = load ptr, ptr %4, align 8
  %32 = shl i64 %30, %24
  %33 = getelementptr inbounds i8, ptr %31, i64 %32
  %34 = getelementptr inbounds nuw i32, ptr %33, i64 %25
  %35 = load i32, ptr %34, align 4
  %36 = load i32, ptr %26, align 4
  %37 = srem i32 %35, %36
  %38 = add nsw i32 %37, %36
  %39 = srem i32 %38, %36
  %40 = load i32, ptr %27, align 8
  %41 = icmp eq i32 %39, %40
  %42 = load ptr, ptr %20, align 8
  br i1 %10, label %43, label %46

43:
  %44 = uitofp i1 %41 to float
  %45 = getelementptr inbounds nuw float, ptr %42, i64 %30
  store float %44, ptr %45, align 4
  br label %49

46:
  %47 = uitofp i1 %41 to double
  %48 = getelementptr inbounds nuw double, ptr %42, i64 %30
  store double %47, ptr %48, align 8
  br label %49

49:
  %50 = add nuw nsw i64 %30, 1
  %51 = load i64, ptr %13, align 8
  %52 = icmp slt i64 %50, %51
  br i1 %52, label %29, label %.loopexit.loopexit

53:
  ret void
}

define internal fastcc void @enzyme_build.mpi.scale(ptr noundef readonly %0, ptr noundef %1) {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %.loopexit, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 180
  %10 = load i32, ptr %9, align 4
  %11 = icmp sgt i32 %10, 0
  br i1 %11, label %12, label %.loopexit

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %17 = load i32, ptr %15, align 8
  br label %18

18:
  %19 = phi i32 [ %10, %12 ], [ %47, %45 ]
  %20 = phi i32 [ %17, %12 ], [ %48, %45 ]
  %21 = phi i32 [ %17, %12 ], [ %49, %45 ]
  %22 = phi i64 [ 0, %12 ], [ %52, %45 ]
  %23 = phi ptr [ %1, %12 ], [ %50, %45 ]
  %24 = phi ptr [ %6, %12 ], [ %51, %45 ]
  %25 = load ptr, ptr %13, align 8
  %26 = getelementptr inbounds nuw i32, ptr %25, i64 %22
  %27 = load i32, ptr %26, align 4
  %28 = sext i32 %27 to i64
  %29 = load i32, ptr %14, align 8
  %30 = sext i32 %29 to i64
  %31 = mul nsw i64 %30, %28
  %32 = icmp sgt i32 %21, 0
  br i1 %32, label %37, label %33

33:
  %34 = load i32, ptr %16, align 4
  %35 = sext i32 %34 to i64
  %36 = mul nsw i64 %31, %35
  br label %45

37:
  %38 = icmp sgt i64 %31, 0
  br label %39

39:
  %40 = phi i32 [ %20, %37 ], [ %58, %57 ]
  %41 = phi i32 [ 0, %37 ], [ %59, %57 ]
  %42 = phi ptr [ %23, %37 ], [ %63, %57 ]
  br i1 %38, label %.preheader.preheader, label %57

.preheader.preheader:
  br label %.preheader

43:
  %.lcssa27 = phi i32 [ %58, %57 ]
  %.lcssa26 = phi i64 [ %62, %57 ]
  %.lcssa = phi ptr [ %63, %57 ]
  %44 = load i32, ptr %9, align 4
  br label %45

45:
  %46 = phi i64 [ %36, %33 ], [ %.lcssa26, %43 ]
  %47 = phi i32 [ %19, %33 ], [ %44, %43 ]
  %48 = phi i32 [ %20, %33 ], [ %.lcssa27, %43 ]
  %49 = phi i32 [ %21, %33 ], [ %.lcssa27, %43 ]
  %50 = phi ptr [ %23, %33 ], [ %.lcssa, %43 ]
  %51 = getelementptr inbounds i8, ptr %24, i64 %46
  %52 = add nuw nsw i64 %22, 1
  %53 = sext i32 %47 to i64
  %54 = icmp slt i64 %52, %53
  br i1 %54, label %18, label %.loopexit.loopexit

55:
  %56 = load i32, ptr %15, align 8
  br label %57

57:
  %58 = phi i32 [ %56, %55 ], [ %40, %39 ]
  %59 = add nuw nsw i32 %41, 1
  %60 = load i32, ptr %16, align 4
  %61 = sext i32 %60 to i64
  %62 = mul nsw i64 %31, %61
  %63 = getelementptr inbounds i8, ptr %42, i64 %62
  %64 = icmp slt i32 %59, %58
  br i1 %64, label %39, label %43

.preheader:
  %65 = phi i64 [ %81, %80 ], [ 0, %.preheader.preheader ]
  %66 = load i32, ptr %16, align 4
  %67 = icmp eq i32 %66, 4
  br i1 %67, label %68, label %74

68:
  %69 = getelementptr inbounds nuw float, ptr %24, i64 %65
  %70 = load float, ptr %69, align 4
  %71 = getelementptr inbounds nuw float, ptr %42, i64 %65
  %72 = load float, ptr %71, align 4
  %73 = fmul float %70, %72
  store float %73, ptr %71, align 4
  br label %80

74:
  %75 = getelementptr inbounds nuw double, ptr %24, i64 %65
  %76 = load double, ptr %75, align 8
  %77 = getelementptr inbounds nuw double, ptr %42, i64 %65
  %78 = load double, ptr %77, align 8
  %79 = fmul double %76, %78
  store double %79, ptr %77, align 8
  br label %80

80:
  %81 = add nuw nsw i64 %65, 1
  %82 = icmp eq i64 %81, %31
  br i1 %82, label %55, label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void
}

define internal fastcc void @enzyme_build.mpi.move(ptr noundef readonly %0, i32 noundef %1, ptr noundef %2) {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load i32, ptr %4, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %.loopexit10, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 84
  %9 = load i32, ptr %8, align 4
  %10 = icmp sgt i32 %9, 0
  br i1 %10, label %11, label %.loopexit10

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %22 = icmp eq i32 %1, 0
  br label %23

23:
  %24 = phi i32 [ %9, %11 ], [ %43, %42 ]
  %25 = phi i64 [ 0, %11 ], [ %50, %42 ]
  %26 = phi ptr [ %2, %11 ], [ %44, %42 ]
  %27 = phi i64 [ 0, %11 ], [ %49, %42 ]
  %28 = load ptr, ptr %12, align 8
  %29 = icmp eq ptr %28, null
  br i1 %29, label %34, label %30

30:
  %31 = getelementptr inbounds nuw i32, ptr %28, i64 %25
  %32 = load i32, ptr %31, align 4
  %33 = sext i32 %32 to i64
  br label %34

34:
  %35 = phi i64 [ %33, %30 ], [ %27, %23 ]
  %36 = load i64, ptr %0, align 8
  %37 = mul nsw i64 %36, %35
  %38 = load i32, ptr %13, align 8
  %39 = icmp sgt i32 %38, 0
  br i1 %39, label %.preheader9.preheader, label %42

.preheader9.preheader:
  br label %.preheader9

40:
  %.lcssa38 = phi ptr [ %160, %.loopexit8 ]
  %41 = load i32, ptr %8, align 4
  br label %42

42:
  %43 = phi i32 [ %24, %34 ], [ %41, %40 ]
  %44 = phi ptr [ %26, %34 ], [ %.lcssa38, %40 ]
  %45 = load ptr, ptr %16, align 8
  %46 = getelementptr inbounds nuw i32, ptr %45, i64 %25
  %47 = load i32, ptr %46, align 4
  %48 = sext i32 %47 to i64
  %49 = add nsw i64 %27, %48
  %50 = add nuw nsw i64 %25, 1
  %51 = sext i32 %43 to i64
  %52 = icmp slt i64 %50, %51
  br i1 %52, label %23, label %.loopexit10.loopexit

.preheader9:
  %53 = phi i64 [ %161, %.loopexit8 ], [ 0, %.preheader9.preheader ]
  %54 = phi ptr [ %160, %.loopexit8 ], [ %26, %.preheader9.preheader ]
  %55 = load ptr, ptr %14, align 8
  %56 = icmp eq ptr %55, null
  br i1 %56, label %63, label %57

57:
  %58 = getelementptr inbounds nuw ptr, ptr %55, i64 %53
  %59 = load ptr, ptr %58, align 8
  %60 = load ptr, ptr %15, align 8
  %61 = icmp eq ptr %59, %60
  %62 = select i1 %61, ptr null, ptr %59
  br label %63

63:
  %64 = phi ptr [ null, %.preheader9 ], [ %62, %57 ]
  %65 = icmp eq ptr %64, null
  %66 = getelementptr inbounds i8, ptr %64, i64 %37
  %67 = select i1 %65, ptr null, ptr %66
  %68 = load ptr, ptr %16, align 8
  %69 = getelementptr inbounds nuw i32, ptr %68, i64 %25
  %70 = load i32, ptr %69, align 4
  %71 = sext i32 %70 to i64
  %72 = load i32, ptr %17, align 4
  %73 = icmp sgt i32 %72, 1
  br i1 %73, label %74, label %76

74:
  %75 = load ptr, ptr %19, align 8
  br label %76

76:
  %77 = phi ptr [ %75, %74 ], [ %18, %63 ]
  %78 = load i32, ptr %20, align 8
  %79 = icmp eq i32 %78, 1
  br i1 %79, label %80, label %112

80:
  %81 = load i64, ptr %77, align 8
  %82 = icmp eq i64 %81, 0
  br i1 %82, label %83, label %112

83:
  %84 = getelementptr inbounds nuw i8, ptr %77, i64 8
  %85 = load i32, ptr %84, align 8
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds nuw i8, ptr %77, i64 12
  %88 = load i32, ptr %87, align 4
  %89 = sext i32 %88 to i64
  %90 = mul nsw i64 %89, %86
  %91 = load i64, ptr %0, align 8
  %92 = icmp eq i64 %90, %91
  br i1 %92, label %93, label %112

93:
  %94 = icmp eq ptr %67, null
  br i1 %94, label %98, label %95

95:
  %96 = load i32, ptr %21, align 4
  %97 = mul nsw i64 %86, %71
  tail call fastcc void @enzyme_build.mpi.move_run(i32 noundef %1, ptr noundef %66, i32 noundef %88, ptr noundef %54, i32 noundef %96, i64 noundef %97)
  br label %104

98:
  br i1 %22, label %99, label %104

99:
  %100 = mul nsw i64 %86, %71
  %101 = load i32, ptr %21, align 4
  %102 = sext i32 %101 to i64
  %103 = mul nsw i64 %100, %102
  tail call void @llvm.memset.p0.i64(ptr align 1 %54, i8 0, i64 %103, i1 false)
  br label %104

104:
  %105 = load i32, ptr %84, align 8
  %106 = sext i32 %105 to i64
  %107 = mul nsw i64 %106, %71
  %108 = load i32, ptr %21, align 4
  %109 = sext i32 %108 to i64
  %110 = mul nsw i64 %107, %109
  %111 = getelementptr inbounds i8, ptr %54, i64 %110
  br label %.loopexit8

112:
  %113 = icmp sgt i32 %70, 0
  br i1 %113, label %114, label %.loopexit8

114:
  %115 = icmp eq ptr %67, null
  br label %116

116:
  %117 = phi i32 [ %78, %114 ], [ %121, %.loopexit ]
  %118 = phi i64 [ 0, %114 ], [ %123, %.loopexit ]
  %119 = phi ptr [ %54, %114 ], [ %122, %.loopexit ]
  %120 = icmp sgt i32 %117, 0
  br i1 %120, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  %.lcssa36 = phi ptr [ %155, %148 ]
  %.lcssa = phi i32 [ %157, %148 ]
  br label %.loopexit

.loopexit:
  %121 = phi i32 [ %117, %116 ], [ %.lcssa, %.loopexit.loopexit ]
  %122 = phi ptr [ %119, %116 ], [ %.lcssa36, %.loopexit.loopexit ]
  %123 = add nuw nsw i64 %118, 1
  %124 = icmp eq i64 %123, %71
  br i1 %124, label %.loopexit8.loopexit, label %116

.preheader:
  %125 = phi i64 [ %156, %148 ], [ 0, %.preheader.preheader ]
  %126 = phi ptr [ %155, %148 ], [ %119, %.preheader.preheader ]
  br i1 %115, label %140, label %127

127:
  %128 = load i64, ptr %0, align 8
  %129 = mul nsw i64 %128, %118
  %130 = getelementptr inbounds i8, ptr %66, i64 %129
  %131 = getelementptr inbounds nuw %enzyme_build.mpi.Run, ptr %77, i64 %125
  %132 = load i64, ptr %131, align 8
  %133 = getelementptr inbounds i8, ptr %130, i64 %132
  %134 = getelementptr inbounds nuw i8, ptr %131, i64 12
  %135 = load i32, ptr %134, align 4
  %136 = load i32, ptr %21, align 4
  %137 = getelementptr inbounds nuw i8, ptr %131, i64 8
  %138 = load i32, ptr %137, align 8
  %139 = sext i32 %138 to i64
  tail call fastcc void @enzyme_build.mpi.move_run(i32 noundef %1, ptr noundef %133, i32 noundef %135, ptr noundef %126, i32 noundef %136, i64 noundef %139)
  br label %148

140:
  br i1 %22, label %141, label %148

141:
  %142 = getelementptr inbounds nuw %enzyme_build.mpi.Run, ptr %77, i64 %125
  %143 = getelementptr inbounds nuw i8, ptr %142, i64 8
  %144 = load i32, ptr %143, align 8
  %145 = load i32, ptr %21, align 4
  %146 = mul nsw i32 %145, %144
  %147 = sext i32 %146 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %126, i8 0, i64 %147, i1 false)
  br label %148

148:
  %149 = getelementptr inbounds nuw %enzyme_build.mpi.Run, ptr %77, i64 %125
  %150 = getelementptr inbounds nuw i8, ptr %149, i64 8
  %151 = load i32, ptr %150, align 8
  %152 = load i32, ptr %21, align 4
  %153 = mul nsw i32 %152, %151
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds i8, ptr %126, i64 %154
  %156 = add nuw nsw i64 %125, 1
  %157 = load i32, ptr %20, align 8
  %158 = sext i32 %157 to i64
  %159 = icmp slt i64 %156, %158
  br i1 %159, label %.preheader, label %.loopexit.loopexit

.loopexit8.loopexit:
  %.lcssa37 = phi ptr [ %122, %.loopexit ]
  br label %.loopexit8

.loopexit8:
  %160 = phi ptr [ %111, %104 ], [ %54, %112 ], [ %.lcssa37, %.loopexit8.loopexit ]
  %161 = add nuw nsw i64 %53, 1
  %162 = load i32, ptr %13, align 8
  %163 = sext i32 %162 to i64
  %164 = icmp slt i64 %161, %163
  br i1 %164, label %.preheader9, label %40

.loopexit10.loopexit:
  br label %.loopexit10

.loopexit10:
  ret void
}

define internal fastcc void @enzyme_build.mpi.move_run(i32 noundef %0, ptr noundef nonnull %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i64 noundef %5) {
  %7 = icmp eq i32 %0, 3
  br i1 %7, label %8, label %11

8:
  %9 = sext i32 %2 to i64
  %10 = mul nsw i64 %5, %9
  tail call void @llvm.memset.p0.i64(ptr nonnull align 1 %1, i8 0, i64 %10, i1 false)
  br label %.loopexit

11:
  %12 = icmp eq i32 %2, %4
  %13 = icmp eq i32 %0, 0
  %14 = and i1 %13, %12
  br i1 %14, label %15, label %18

15:
  %16 = sext i32 %2 to i64
  %17 = mul nsw i64 %5, %16
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3, ptr nonnull align 1 %1, i64 %17, i1 false)
  br label %.loopexit

18:
  %19 = icmp eq i32 %0, 2
  %20 = and i1 %19, %12
  br i1 %20, label %21, label %24

21:
  %22 = sext i32 %2 to i64
  %23 = mul nsw i64 %5, %22
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %1, ptr align 1 %3, i64 %23, i1 false)
  br label %.loopexit

24:
  %25 = icmp eq i32 %2, 8
  br i1 %25, label %26, label %36

26:
  %27 = icmp sgt i64 %5, 0
  br i1 %27, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.preheader:
  %28 = phi i64 [ %34, %.preheader ], [ 0, %.preheader.preheader ]
  %29 = getelementptr inbounds nuw double, ptr %3, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds nuw double, ptr %1, i64 %28
  %32 = load double, ptr %31, align 8
  %33 = fadd double %30, %32
  store double %33, ptr %31, align 8
  %34 = add nuw nsw i64 %28, 1
  %35 = icmp eq i64 %34, %5
  br i1 %35, label %.loopexit.loopexit, label %.preheader

36:
  %37 = icmp eq i32 %4, 4
  %38 = icmp sgt i64 %5, 0
  br i1 %37, label %42, label %39

39:
  br i1 %38, label %40, label %.loopexit

40:
  %41 = icmp eq i32 %0, 1
  br label %51

42:
  br i1 %38, label %.preheader4.preheader, label %.loopexit

.preheader4.preheader:
  br label %.preheader4

.preheader4:
  %43 = phi i64 [ %49, %.preheader4 ], [ 0, %.preheader4.preheader ]
  %44 = getelementptr inbounds nuw float, ptr %3, i64 %43
  %45 = load float, ptr %44, align 4
  %46 = getelementptr inbounds nuw float, ptr %1, i64 %43
  %47 = load float, ptr %46, align 4
  %48 = fadd float %45, %47
  store float %48, ptr %46, align 4
  %49 = add nuw nsw i64 %43, 1
  %50 = icmp eq i64 %49, %5
  br i1 %50, label %.loopexit.loopexit19, label %.preheader4

51:
  %52 = phi i64 [ 0, %40 ], [ %70, %69 ]
  br i1 %13, label %53, label %58

53:
  %54 = getelementptr inbounds nuw float, ptr %1, i64 %52
  %55 = load float, ptr %54, align 4
  %56 = fpext float %55 to double
  %57 = getelementptr inbounds nuw double, ptr %3, i64 %52
  store double %56, ptr %57, align 8
  br label %69

58:
  br i1 %41, label %59, label %62

59:
  %60 = getelementptr inbounds nuw float, ptr %1, i64 %52
  %61 = load float, ptr %60, align 4
  br label %62

62:
  %63 = phi float [ %61, %59 ], [ 0.000000e+00, %58 ]
  %64 = getelementptr inbounds nuw double, ptr %3, i64 %52
  %65 = load double, ptr %64, align 8
  %66 = fptrunc double %65 to float
  %67 = fadd float %63, %66
  %68 = getelementptr inbounds nuw float, ptr %1, i64 %52
  store float %67, ptr %68, align 4
  br label %69

69:
  %70 = add nuw nsw i64 %52, 1
  %71 = icmp eq i64 %70, %5
  br i1 %71, label %.loopexit.loopexit20, label %51

.loopexit.loopexit:
  br label %.loopexit

.loopexit.loopexit19:
  br label %.loopexit

.loopexit.loopexit20:
  br label %.loopexit

.loopexit:
  ret void
}

define internal fastcc void @enzyme_build.mpi.await(ptr noundef %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %5 = tail call i32 @MPI_Wait(ptr noundef nonnull %4, ptr noundef nonnull inttoptr (i64 1 to ptr))
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 64
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %.loopexit, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %11 = load i32, ptr %10, align 4
  %12 = icmp eq i32 %11, 0
  %13 = select i1 %12, i64 224, i64 96
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 %13
  br i1 %12, label %26, label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 112
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 80
  %19 = load i32, ptr %18, align 8
  %20 = sext i32 %19 to i64
  %21 = mul nsw i64 %17, %20
  %22 = icmp sgt i64 %21, 2147483647
  br i1 %22, label %23, label %24

23:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.1, i64 noundef 68)
  br label %24

24:
  %25 = trunc i64 %21 to i32
  br label %26

26:
  %27 = phi i32 [ %25, %24 ], [ 0, %9 ]
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %29 = load i32, ptr %28, align 4
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %31 = load ptr, ptr %30, align 8
  %32 = sext i32 %27 to i64
  %33 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %34 = load i32, ptr %33, align 4
  %35 = sext i32 %34 to i64
  %36 = mul nsw i64 %35, %32
  tail call void @llvm.memset.p0.i64(ptr align 1 %31, i8 0, i64 %36, i1 false)
  %37 = icmp sgt i32 %29, 0
  br i1 %37, label %38, label %.loopexit

38:
  %39 = zext nneg i32 %29 to i64
  br label %40

40:
  %41 = phi i64 [ 0, %38 ], [ %52, %40 ]
  %42 = load ptr, ptr %6, align 8
  %43 = mul nsw i64 %41, %32
  %44 = load i32, ptr %33, align 4
  %45 = sext i32 %44 to i64
  %46 = mul nsw i64 %43, %45
  %47 = getelementptr inbounds i8, ptr %42, i64 %46
  %48 = load ptr, ptr %30, align 8
  %49 = icmp eq i32 %44, 4
  %50 = select i1 %49, i32 1275069450, i32 1275070475
  %51 = tail call i32 @MPI_Reduce_local(ptr noundef %47, ptr noundef %48, i32 noundef %27, i32 noundef %50, i32 noundef 1476395011)
  %52 = add nuw nsw i64 %41, 1
  %53 = icmp eq i64 %52, %39
  br i1 %53, label %.loopexit.loopexit, label %40

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void
}

define internal fastcc void @enzyme_build.mpi.forget_collective(ptr noundef %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %10, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %9 = tail call i32 @MPI_Wait(ptr noundef nonnull %8, ptr noundef nonnull inttoptr (i64 1 to ptr))
  br label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 64
  %12 = load ptr, ptr %11, align 8
  tail call void @free(ptr noundef %12)
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %14 = load ptr, ptr %13, align 8
  tail call void @free(ptr noundef %14)
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %16 = load ptr, ptr %15, align 8
  tail call void @free(ptr noundef %16)
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %18 = load ptr, ptr %17, align 8
  tail call void @free(ptr noundef %18)
  %19 = load ptr, ptr %4, align 8
  tail call void @free(ptr noundef %19)
  %20 = getelementptr inbounds nuw i8, ptr %3, i64 72
  %21 = load ptr, ptr %20, align 8
  tail call void @free(ptr noundef %21)
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 80
  %23 = load ptr, ptr %22, align 8
  tail call void @free(ptr noundef %23)
  tail call void @free(ptr noundef nonnull %3)
  tail call fastcc void @enzyme_build.mpi.forget(ptr noundef nonnull %0)
  ret void
}

define internal fastcc void @enzyme_build.mpi.reverse_finish_collective(ptr noundef %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %9

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 236
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %32, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %32

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %20, label %18

18:
  %19 = tail call fastcc ptr @enzyme_build.mpi.packed(ptr noundef nonnull %14)
  br label %29

20:
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %24 = load i32, ptr %23, align 8
  %25 = sext i32 %24 to i64
  %26 = mul nsw i64 %22, %25
  %27 = add nsw i64 %26, 1
  %28 = tail call noalias ptr @calloc(i64 noundef %27, i64 noundef 8)
  br label %29

29:
  %30 = phi ptr [ %19, %18 ], [ %28, %20 ]
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 376
  store ptr %30, ptr %31, align 8
  tail call fastcc void @enzyme_build.mpi.move(ptr noundef nonnull %14, i32 noundef 3, ptr noundef null)
  tail call fastcc void @enzyme_build.mpi.ready(ptr noundef nonnull %0)
  br label %32

32:
  ret void
}

define internal fastcc void @enzyme_build.mpi.ready(ptr noundef %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %3 = load i32, ptr %2, align 8
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %.loopexit

5:
  store i32 1, ptr %2, align 8
  br label %6

6:
  %7 = phi ptr [ %27, %23 ], [ %0, %5 ]
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %9 = load i32, ptr %8, align 8
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %.loopexit.loopexit, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 36
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %.loopexit.loopexit

15:
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq ptr %17, null
  br i1 %18, label %23, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 36
  %21 = load i32, ptr %20, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %.loopexit.loopexit, label %23

23:
  store i32 1, ptr %12, align 4
  %24 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %25 = load ptr, ptr %24, align 8
  tail call void %25(ptr noundef nonnull %7)
  %26 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %27, null
  br i1 %28, label %.loopexit.loopexit, label %6

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void
}

define internal fastcc i32 @enzyme_build.mpi.kind_of(i32 noundef %0) {
  %2 = icmp eq i32 %0, 1476395011
  br i1 %2, label %12, label %3

3:
  %4 = add i32 %0, -1476395009
  %5 = icmp ult i32 %4, 2
  br i1 %5, label %12, label %6

6:
  %7 = add i32 %0, -1476395019
  %8 = icmp ult i32 %7, 2
  br i1 %8, label %12, label %9

9:
  %10 = icmp eq i32 %0, 1476395012
  br i1 %10, label %12, label %11

11:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.9, i64 noundef 143)
  br label %12

12:
  %13 = phi i32 [ 0, %11 ], [ 0, %1 ], [ 1, %3 ], [ 2, %6 ], [ 3, %9 ]
  ret i32 %13
}

declare i32 @MPI_Topo_test(i32 noundef, ptr noundef)

declare i32 @MPI_Cartdim_get(i32 noundef, ptr noundef)

declare i32 @MPI_Graph_neighbors_count(i32 noundef, i32 noundef, ptr noundef)

declare i32 @MPI_Dist_graph_neighbors_count(i32 noundef, ptr noundef, ptr noundef, ptr noundef)

declare i32 @MPI_Dist_graph_neighbors(i32 noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef)

define internal void @enzyme_build.mpi.start_adjoint(ptr noundef %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %3 = load i32, ptr %2, align 8
  %4 = icmp eq i32 %3, 0
  %5 = select i1 %4, i64 96, i64 224
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 %5
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 112
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %56, label %10

10:
  br i1 %4, label %28, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 80
  %15 = load i32, ptr %14, align 8
  %16 = sext i32 %15 to i64
  %17 = mul nsw i64 %8, %16
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 12
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, 4
  %21 = select i1 %20, i32 1275069450, i32 1275070475
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %23 = load i32, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 76
  %25 = load i32, ptr %24, align 4
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %27 = load i32, ptr %26, align 8
  tail call fastcc void @enzyme_build.mpi.leave_send(ptr noundef %13, i64 noundef %17, i32 noundef %21, i32 noundef %23, i32 noundef %25, i32 noundef %27)
  store ptr null, ptr %12, align 8
  br label %56

28:
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 80
  %30 = load i32, ptr %29, align 8
  %31 = sext i32 %30 to i64
  %32 = mul nsw i64 %8, %31
  %33 = getelementptr inbounds nuw i8, ptr %6, i64 12
  %34 = load i32, ptr %33, align 4
  %35 = sext i32 %34 to i64
  %36 = mul nsw i64 %32, %35
  %37 = add nsw i64 %36, 1
  %38 = tail call noalias noundef ptr @malloc(i64 noundef %37)
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 384
  store ptr %38, ptr %39, align 8
  %40 = icmp sgt i64 %32, 2147483647
  br i1 %40, label %41, label %43

41:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.1, i64 noundef 68)
  %42 = load i32, ptr %33, align 4
  br label %43

43:
  %44 = phi i32 [ %34, %28 ], [ %42, %41 ]
  %45 = trunc i64 %32 to i32
  %46 = icmp eq i32 %44, 4
  %47 = select i1 %46, i32 1275069450, i32 1275070475
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %49 = load i32, ptr %48, align 8
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 76
  %51 = load i32, ptr %50, align 4
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %53 = load i32, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %55 = tail call i32 @MPI_Irecv(ptr noundef %38, i32 noundef %45, i32 noundef %47, i32 noundef %49, i32 noundef %51, i32 noundef %53, ptr noundef nonnull %54)
  br label %56

56:
  ret void
}

define internal fastcc void @enzyme_build.mpi.forget_area(ptr noundef readonly %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %3 = load i32, ptr %2, align 4
  %4 = icmp sgt i32 %3, 1
  br i1 %4, label %5, label %8

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %7 = load ptr, ptr %6, align 8
  tail call void @free(ptr noundef %7)
  br label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %10 = load ptr, ptr %9, align 8
  tail call void @free(ptr noundef %10)
  ret void
}

define internal fastcc void @enzyme_build.mpi.reverse_finish(ptr noundef %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %3 = load i32, ptr %2, align 8
  %4 = icmp eq i32 %3, -1
  br i1 %4, label %23, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %7 = load i32, ptr %6, align 8
  %8 = icmp eq i32 %7, 0
  %9 = select i1 %8, i64 104, i64 232
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 %9
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %23, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %23

17:
  br i1 %8, label %22, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %20 = tail call fastcc ptr @enzyme_build.mpi.packed(ptr noundef nonnull %19)
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 376
  store ptr %20, ptr %21, align 8
  tail call fastcc void @enzyme_build.mpi.move(ptr noundef nonnull %19, i32 noundef 3, ptr noundef null)
  br label %22

22:
  tail call fastcc void @enzyme_build.mpi.ready(ptr noundef nonnull %0)
  br label %23

23:
  ret void
}

define internal fastcc void @enzyme_build.mpi.arrived(ptr noundef %0, ptr noundef %1) {
  %3 = alloca i32, align 4
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %5 = load i32, ptr %4, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %52, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %9 = load i32, ptr %8, align 8
  %10 = icmp eq i32 %9, -1
  br i1 %10, label %52, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %13 = load i32, ptr %12, align 8
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %52, label %15

15:
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %16 = call i32 @MPI_Get_count(ptr noundef %1, i32 noundef 1275068685, ptr noundef nonnull %3)
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %18 = load i32, ptr %17, align 8
  %19 = icmp eq i32 %18, 0
  %20 = load i32, ptr %3, align 4
  br i1 %19, label %23, label %21

21:
  %22 = sdiv i32 %20, %18
  br label %23

23:
  %24 = phi i32 [ %22, %21 ], [ 0, %15 ]
  %25 = mul nsw i32 %24, %18
  %26 = icmp eq i32 %25, %20
  br i1 %26, label %28, label %27

27:
  call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.17, i64 noundef 66)
  br label %28

28:
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %30 = load i32, ptr %29, align 4
  store i32 %30, ptr %8, align 8
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %32 = load i32, ptr %31, align 4
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 76
  store i32 %32, ptr %33, align 4
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %35 = load i32, ptr %34, align 8
  %36 = srem i32 %24, %35
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %40, label %38

38:
  call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.5, i64 noundef 50)
  %39 = load i32, ptr %34, align 8
  br label %40

40:
  %41 = phi i32 [ %39, %38 ], [ %35, %28 ]
  %42 = sdiv i32 %24, %41
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %44 = load ptr, ptr %43, align 8
  store i32 %42, ptr %44, align 4
  %45 = load ptr, ptr %43, align 8
  %46 = load i32, ptr %45, align 4
  %47 = sext i32 %46 to i64
  %48 = load i32, ptr %12, align 8
  %49 = sext i32 %48 to i64
  %50 = mul nsw i64 %49, %47
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i64 %50, ptr %51, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %52

52:
  ret void
}

declare i32 @MPI_Get_count(ptr noundef, i32 noundef, ptr noundef)

define internal fastcc void @enzyme_build.mpi.fetch_tangents(ptr noundef %0) {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %37, label %3

3:
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %37

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %9 = load ptr, ptr %8, align 8
  tail call fastcc void @enzyme_build.mpi.fetch_tangents(ptr noundef %9)
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %13 = load i32, ptr %12, align 8
  %14 = sext i32 %13 to i64
  %15 = mul nsw i64 %11, %14
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 236
  %17 = load i32, ptr %16, align 4
  %18 = sext i32 %17 to i64
  %19 = mul nsw i64 %15, %18
  %20 = add nsw i64 %19, 1
  %21 = tail call noalias noundef ptr @malloc(i64 noundef %20)
  store ptr %21, ptr %4, align 8
  %22 = icmp sgt i64 %15, 2147483647
  br i1 %22, label %23, label %25

23:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.1, i64 noundef 68)
  %24 = load i32, ptr %16, align 4
  br label %25

25:
  %26 = phi i32 [ %17, %7 ], [ %24, %23 ]
  %27 = trunc i64 %15 to i32
  %28 = icmp eq i32 %26, 4
  %29 = select i1 %28, i32 1275069450, i32 1275070475
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %31 = load i32, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 76
  %33 = load i32, ptr %32, align 4
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %35 = load i32, ptr %34, align 8
  %36 = tail call i32 @MPI_Recv(ptr noundef %21, i32 noundef %27, i32 noundef %29, i32 noundef %31, i32 noundef %33, i32 noundef %35, ptr noundef nonnull inttoptr (i64 1 to ptr))
  br label %37

37:
  ret void
}

define internal fastcc noalias noundef ptr @enzyme_build.mpi.complete_all(i32 noundef %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef %3) {
  %5 = zext nneg i32 %0 to i64
  %6 = shl nuw nsw i64 %5, 3
  %7 = add nuw nsw i64 %6, 8
  %8 = tail call noalias ptr @malloc(i64 noundef %7)
  store i32 0, ptr %8, align 8
  %.not = icmp eq i32 %0, 0
  br i1 %.not, label %.loopexit, label %9

9:
  %10 = icmp eq ptr %1, null
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 8
  br label %12

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret ptr %8

12:
  %13 = phi i64 [ 0, %9 ], [ %48, %47 ]
  %14 = trunc nuw nsw i64 %13 to i32
  br i1 %10, label %18, label %15

15:
  %16 = getelementptr inbounds nuw i32, ptr %1, i64 %13
  %17 = load i32, ptr %16, align 4
  br label %18

18:
  %19 = phi i32 [ %17, %15 ], [ %14, %12 ]
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr %2, i64 %20
  %22 = load i32, ptr %21, align 4
  %23 = getelementptr inbounds nuw %enzyme_build.mpi.MPI_Status, ptr %3, i64 %13
  %24 = icmp eq i32 %22, 738197504
  br i1 %24, label %47, label %25

25:
  %26 = tail call fastcc ptr @enzyme_build.mpi.closed(i32 noundef %22)
  %27 = icmp eq ptr %26, null
  br i1 %27, label %47, label %28

28:
  %29 = getelementptr inbounds nuw i8, ptr %26, i64 400
  %30 = load ptr, ptr %29, align 8
  %31 = icmp eq ptr %30, null
  br i1 %31, label %37, label %32

32:
  tail call fastcc void @enzyme_build.mpi.complete(ptr noundef nonnull %26)
  %33 = getelementptr inbounds nuw i8, ptr %26, i64 52
  %34 = load i32, ptr %33, align 4
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %42, label %36

36:
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef nonnull %26)
  br label %47

37:
  tail call fastcc void @enzyme_build.mpi.arrived(ptr noundef nonnull %26, ptr noundef %23)
  tail call fastcc void @enzyme_build.mpi.finished(ptr noundef nonnull %26)
  %38 = getelementptr inbounds nuw i8, ptr %26, i64 52
  %39 = load i32, ptr %38, align 4
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %42, label %41

41:
  tail call fastcc void @enzyme_build.mpi.receive_tangents(ptr noundef nonnull %26)
  tail call fastcc void @enzyme_build.mpi.forget(ptr noundef nonnull %26)
  br label %47

42:
  %43 = load i32, ptr %8, align 8
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %8, align 8
  %45 = sext i32 %43 to i64
  %46 = getelementptr inbounds ptr, ptr %11, i64 %45
  store ptr %26, ptr %46, align 8
  br label %47

47:
  %48 = add nuw nsw i64 %13, 1
  %49 = icmp eq i64 %48, %5
  br i1 %49, label %.loopexit.loopexit, label %12
}

define internal fastcc ptr @enzyme_build.mpi.closed(i32 noundef %0) {
  %2 = sext i32 %0 to i64
  %3 = mul i64 %2, -7046029254386353131
  %4 = lshr i64 %3, 58
  %5 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %4
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %.loopexit, label %.preheader.preheader

.preheader.preheader:
  br label %.preheader

.preheader:
  %8 = phi ptr [ %19, %17 ], [ %6, %.preheader.preheader ]
  %9 = phi ptr [ %18, %17 ], [ %5, %.preheader.preheader ]
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 368
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, %0
  br i1 %12, label %13, label %17

13:
  %14 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 360
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %.loopexit.loopexit, label %.preheader

21:
  %.lcssa22 = phi ptr [ %8, %13 ]
  %.lcssa = phi ptr [ %9, %13 ]
  %22 = getelementptr inbounds nuw i8, ptr %.lcssa22, i64 360
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %.lcssa, align 8
  br label %.loopexit

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %24 = phi ptr [ %.lcssa22, %21 ], [ null, %1 ], [ null, %.loopexit.loopexit ]
  ret ptr %24
}

define internal fastcc noalias noundef ptr @enzyme_build.mpi.several(i32 noundef %0, ptr noundef readonly %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) {
  %6 = tail call i32 @llvm.smax.i32(i32 %0, i32 0)
  %7 = tail call fastcc ptr @enzyme_build.mpi.complete_all(i32 noundef %6, ptr noundef %1, ptr noundef %2, ptr noundef %3)
  tail call void @free(ptr noundef %2)
  %8 = icmp eq i32 %4, 0
  br i1 %8, label %10, label %9

9:
  tail call void @free(ptr noundef %3)
  br label %10

10:
  ret ptr %7
}

define internal noundef i32 @enzyme_build.mpi.free_twin(i32 %0, i32 %1, ptr noundef %2, ptr readnone %3) {
  %5 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = call i32 @MPI_Finalized(ptr noundef nonnull %5)
  %7 = load i32, ptr %5, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %11

9:
  %10 = call i32 @MPI_Comm_free(ptr noundef %2)
  br label %11

11:
  call void @free(ptr noundef %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  ret i32 0
}

declare i32 @MPI_Finalized(ptr noundef)

declare i32 @bcmp(ptr captures(none), ptr captures(none), i64)

declare i32 @llvm.smax.i32(i32, i32)
