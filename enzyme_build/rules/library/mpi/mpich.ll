%enzyme_build.mpi.Operation = type { ptr, i32, i32 }
%enzyme_build.mpi.Area = type { %enzyme_build.mpi.Layout, ptr, ptr, i32, i32, ptr, ptr, i64, i32 }
%enzyme_build.mpi.Layout = type { i64, i32, i32, i32, ptr, i32, i32, i32, i32, ptr, %enzyme_build.mpi.Run }
%enzyme_build.mpi.Run = type { i64, i32, i32 }
%enzyme_build.mpi.Side = type { ptr, i32, ptr, ptr, i32 }
%enzyme_build.mpi.MPI_Status = type { i32, i32, i32, i32, i32 }
%enzyme_build.mpi.anon.0 = type { i32, i32 }

@enzyme_build.mpi.str = private constant [80 x i8] c"error: MPI_Alltoallw in place has no derivative: give it a buffer to send from\0A\00", align 1
@MPI_F_STATUS_IGNORE = external global i8
@MPI_F_STATUSES_IGNORE = external global i8
@mpipriv1_ = external global i8
@enzyme_build.mpi.str.1 = private constant [76 x i8] c"error: a collective of two groups (an intercommunicator) has no derivative\0A\00", align 1
@enzyme_build.mpi.serials = weak hidden global i64 0, align 8
@enzyme_build.mpi.str.2 = private constant [69 x i8] c"error: a message about derivatives has more than 2147483647 numbers\0A\00", align 1
@enzyme_build.mpi.end_key = weak hidden global i32 603979776, align 4
@enzyme_build.mpi.sent = weak hidden global ptr null, align 8
@enzyme_build.mpi.str.3 = private constant [180 x i8] c"error: a message about a derivative was never received: all processes must ask for the same derivative, and the program must send in what is differentiated what it receives there\0A\00", align 1
@enzyme_build.mpi.str.4 = private constant [85 x i8] c"error: a message from or to MPI_BOTTOM has no derivative: give the buffer's address\0A\00", align 1
@enzyme_build.mpi.str.5 = private constant [108 x i8] c"error: a message of bytes holds numbers beside something else: give it a datatype that says where they lie\0A\00", align 1
@enzyme_build.mpi.str.6 = private constant [52 x i8] c"error: a message of long doubles has no derivative\0A\00", align 1
@enzyme_build.mpi.str.7 = private constant [87 x i8] c"error: bytes in a datatype of the program's hold numbers in places that are not known\0A\00", align 1
@enzyme_build.mpi.str.8 = private constant [51 x i8] c"error: a message of bytes ends inside of a number\0A\00", align 1
@enzyme_build.mpi.str.9 = private constant [100 x i8] c"error: a message has a datatype whose numbers are not known (MPI_Type_create_darray, for instance)\0A\00", align 1
@enzyme_build.mpi.classes = weak hidden global ptr null, align 8
@enzyme_build.mpi.wild = weak hidden global i32 0, align 4
@enzyme_build.mpi.str.10 = private constant [65 x i8] c"error: a part of a message of bytes begins inside of an element\0A\00", align 1
@enzyme_build.mpi.open = weak hidden global [64 x ptr] zeroinitializer, align 16
@enzyme_build.mpi.str.11 = private constant [149 x i8] c"error: MPI_Scan and MPI_Exscan of numbers have a derivative for MPI_SUM, MPI_PROD, MPI_MAX and MPI_MIN, and only for MPI_SUM if they return at once\0A\00", align 1
@enzyme_build.mpi.str.12 = private constant [144 x i8] c"error: a reduction of numbers by an operation that is none of MPI_SUM, MPI_PROD, MPI_MAX, MPI_MIN, MPI_MAXLOC and MPI_MINLOC has no derivative\0A\00", align 1
@enzyme_build.mpi.str.13 = private constant [74 x i8] c"error: MPI_Ireduce_scatter of numbers has a derivative for MPI_SUM alone\0A\00", align 1
@enzyme_build.mpi.str.14 = private constant [70 x i8] c"error: a product of complex numbers over processes has no derivative\0A\00", align 1
@enzyme_build.mpi.str.15 = private constant [85 x i8] c"error: a non-blocking reduction by MPI_PROD has no derivative: use the blocking one\0A\00", align 1
@enzyme_build.mpi.str.16 = private constant [74 x i8] c"error: places of MPI_MAXLOC or MPI_MINLOC are too large for a derivative\0A\00", align 1
@MPI_UNWEIGHTED = external global i8
@enzyme_build.mpi.str.17 = private constant [95 x i8] c"error: a collective of neighbours who send to others than they receive from has no derivative\0A\00", align 1
@enzyme_build.mpi.str.18 = private constant [79 x i8] c"error: a message with the largest tag there is (MPI_TAG_UB) has no derivative\0A\00", align 1
@enzyme_build.mpi.str.19 = private constant [196 x i8] c"error: a message in forward mode needs a communicator of the derivatives' own, which one gets that is made in the program, as does MPI_COMM_WORLD if the program calls MPI_Init: call MPI_Comm_dup\0A\00", align 1
@enzyme_build.mpi.str.20 = private constant [67 x i8] c"error: a message that ends inside of an element has no derivative\0A\00", align 1
@enzyme_build.mpi.str.21 = private constant [156 x i8] c"error: forward mode does not know the order of messages: wait for receives from MPI_ANY_SOURCE or with MPI_ANY_TAG in the order in which they were started\0A\00", align 1
@enzyme_build.mpi.str.22 = private constant [112 x i8] c"error: forward mode needs matched messages (MPI_Mprobe) to be received in the order in which they were matched\0A\00", align 1
@enzyme_build.mpi.str.23 = private constant [116 x i8] c"error: a message holds other numbers where it is sent than where it is received: give both calls the same datatype\0A\00", align 1
@enzyme_build.mpi.str.24 = private constant [220 x i8] c"error: a receive from MPI_ANY_SOURCE or with MPI_ANY_TAG needs a communicator of the derivatives' own, which one gets that is made in the program, as does MPI_COMM_WORLD if the program calls MPI_Init: call MPI_Comm_dup\0A\00", align 1
@enzyme_build.mpi.twin_key = weak hidden global i32 603979776, align 4
@enzyme_build.mpi.str.25 = private constant [170 x i8] c"error: a persistent request was made where nothing is differentiated: its buffer's derivative is not known. Make it in the function that is differentiated, at each call\0A\00", align 1
@enzyme_build.mpi.matched = weak hidden global ptr null, align 8
@enzyme_build.mpi.str.26 = private constant [110 x i8] c"error: a message was probed (MPI_Mprobe) where nothing is differentiated, and is received where something is\0A\00", align 1
@enzyme_build.mpi.str.27 = private constant [79 x i8] c"error: MPI_Request_get_status of a collective has no derivative: use MPI_Test\0A\00", align 1
@enzyme_build.mpi.freed = weak hidden global ptr null, align 8
@enzyme_build.mpi.str.28 = private constant [75 x i8] c"error: MPI_Request_free of what is still to be received has no derivative\0A\00", align 1
@enzyme_build.mpi.operations = weak hidden global [1024 x %enzyme_build.mpi.Operation] zeroinitializer, align 16
@enzyme_build.mpi.str.29 = private constant [89 x i8] c"error: a program that makes more than 1024 operations (MPI_Op_create) has no derivative\0A\00", align 1
@enzyme_build.mpi.switch.table.start_adjoint_collective = private constant [18 x i32] [i32 1, i32 0, i32 poison, i32 4, i32 3, i32 6, i32 5, i32 poison, i32 10, i32 11, i32 poison, i32 poison, i32 poison, i32 poison, i32 15, i32 poison, i32 18, i32 19], align 4

define internal noundef ptr @enzyme_build.mpi.Bcast_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef readonly %7, ptr noundef writeonly %8) {
  %10 = tail call fastcc ptr @enzyme_build.mpi.broadcast(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 1, ptr noundef %5, i32 noundef %6, ptr noundef %7)
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 44
  store i32 1, ptr %11, align 4
  %12 = getelementptr inbounds nuw i8, ptr %10, i64 116
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %19

15:
  %16 = getelementptr inbounds nuw i8, ptr %10, i64 244
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

define internal fastcc noalias noundef ptr @enzyme_build.mpi.broadcast(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef readonly %8) {
  %10 = alloca %enzyme_build.mpi.Area, align 8
  %11 = alloca %enzyme_build.mpi.Area, align 8
  %12 = tail call fastcc ptr @enzyme_build.mpi.new_collective(i32 noundef 0, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %7, ptr noundef %8, ptr noundef %8)
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 408
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, %3
  br i1 %17, label %21, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %12, i64 360
  %20 = load ptr, ptr %19, align 8
  br label %25

21:
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %22 = getelementptr inbounds nuw i8, ptr %12, i64 360
  %23 = load ptr, ptr %22, align 8
  call fastcc void @enzyme_build.mpi.area(ptr dead_on_unwind writable sret(%enzyme_build.mpi.Area) align 8 %11, ptr noundef %0, i32 noundef 1, ptr noundef null, i32 noundef %1, ptr noundef null, i32 noundef %2, ptr noundef %6, i32 noundef %7, ptr noundef %23)
  %24 = getelementptr inbounds nuw i8, ptr %12, i64 104
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %24, ptr noundef nonnull align 8 dereferenceable(128) %11, i64 128, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br label %25

25:
  %26 = phi ptr [ %20, %18 ], [ %23, %21 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %27 = sext i32 %7 to i64
  %28 = getelementptr inbounds ptr, ptr %26, i64 %27
  call fastcc void @enzyme_build.mpi.area(ptr dead_on_unwind writable sret(%enzyme_build.mpi.Area) align 8 %10, ptr noundef %0, i32 noundef 1, ptr noundef null, i32 noundef %1, ptr noundef null, i32 noundef %2, ptr noundef %6, i32 noundef %7, ptr noundef %28)
  %29 = getelementptr inbounds nuw i8, ptr %12, i64 232
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

define internal i32 @enzyme_build.mpi.Bcast_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef readonly %7) {
  %9 = tail call fastcc ptr @enzyme_build.mpi.broadcast(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 1, ptr noundef %5, i32 noundef %6, ptr noundef %7)
  %10 = tail call i32 @MPI_Bcast(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4)
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %9)
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %9)
  ret i32 %10
}

define internal fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %5 = load i32, ptr %4, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %11

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 244
  %9 = load i32, ptr %8, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %60, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %13 = tail call fastcc ptr @enzyme_build.mpi.packed(ptr noundef nonnull %12)
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 384
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
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %26 = load i32, ptr %25, align 8
  %27 = sext i32 %26 to i64
  %28 = mul nsw i64 %24, %27
  %29 = icmp sgt i64 %28, 2147483647
  br i1 %29, label %30, label %31

30:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.2, i64 noundef 68)
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
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %50 = load i32, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %52 = tail call i32 @MPI_Iallgather(ptr noundef %45, i32 noundef %32, i32 noundef %48, ptr noundef %43, i32 noundef %32, i32 noundef %48, i32 noundef %50, ptr noundef nonnull %51)
  br label %60

53:
  tail call fastcc void @enzyme_build.mpi.finish_coefficients(ptr noundef nonnull %0)
  %54 = load ptr, ptr %14, align 8
  tail call fastcc void @enzyme_build.mpi.scale(ptr noundef nonnull %0, ptr noundef %54)
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %56 = tail call fastcc ptr @enzyme_build.mpi.packed(ptr noundef nonnull %55)
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 392
  store ptr %56, ptr %57, align 8
  %58 = load i32, ptr %3, align 8
  %59 = load ptr, ptr %14, align 8
  tail call fastcc void @enzyme_build.mpi.start_pattern(i32 noundef %58, ptr noundef nonnull %0, ptr noundef nonnull %12, ptr noundef %59, ptr noundef nonnull %55, ptr noundef %56)
  br label %60

60:
  ret void
}

define internal fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %9

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 244
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %72, label %9

9:
  tail call fastcc void @enzyme_build.mpi.await(ptr noundef nonnull %0)
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %.loopexit, label %15

15:
  %16 = load i32, ptr %2, align 4
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %11, i64 48
  %20 = tail call i32 @MPI_Wait(ptr noundef nonnull %19, ptr noundef nonnull inttoptr (i64 1 to ptr))
  %21 = load i64, ptr %17, align 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %23 = load i32, ptr %22, align 8
  %24 = sext i32 %23 to i64
  %25 = mul nsw i64 %21, %24
  %26 = load i32, ptr %2, align 4
  %27 = sext i32 %26 to i64
  %28 = mul nsw i64 %25, %27
  %29 = add nsw i64 %28, 1
  %30 = tail call noalias noundef ptr @malloc(i64 noundef %29)
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 392
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
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 392
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %13

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 244
  %11 = load i32, ptr %10, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %32, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, 1
  %17 = select i1 %16, ptr %2, ptr %1
  %18 = icmp eq i32 %15, 2
  %19 = select i1 %18, ptr %1, ptr %2
  %20 = icmp eq ptr %19, null
  br i1 %20, label %23, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 312
  store ptr %19, ptr %22, align 8
  br label %23

23:
  tail call fastcc void @enzyme_build.mpi.reverse_finish_collective(ptr noundef nonnull %0)
  tail call fastcc void @enzyme_build.mpi.await(ptr noundef nonnull %0)
  tail call fastcc void @enzyme_build.mpi.finish_coefficients(ptr noundef nonnull %0)
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %25 = load ptr, ptr %24, align 8
  tail call fastcc void @enzyme_build.mpi.scale(ptr noundef nonnull %0, ptr noundef %25)
  %26 = icmp eq ptr %17, null
  br i1 %26, label %29, label %27

27:
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store ptr %17, ptr %28, align 8
  br label %29

29:
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %31 = load ptr, ptr %24, align 8
  tail call fastcc void @enzyme_build.mpi.move(ptr noundef nonnull %30, i32 noundef 1, ptr noundef %31)
  br label %32

32:
  tail call fastcc void @enzyme_build.mpi.forget_collective(ptr noundef nonnull %0)
  br label %33

33:
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Ibcast_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef readonly %8, ptr noundef writeonly %9) {
  %11 = tail call fastcc ptr @enzyme_build.mpi.broadcast(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 0, ptr noundef %6, i32 noundef %7, ptr noundef %8)
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 44
  store i32 1, ptr %12, align 4
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 116
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %20

16:
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 244
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
  %32 = getelementptr inbounds nuw i8, ptr %30, i64 368
  br i1 %31, label %33, label %28

33:
  %.lcssa = phi ptr [ %29, %28 ]
  %34 = getelementptr inbounds nuw i8, ptr %11, i64 376
  store i32 %23, ptr %34, align 8
  %35 = getelementptr inbounds nuw i8, ptr %11, i64 368
  store ptr null, ptr %35, align 8
  store ptr %11, ptr %.lcssa, align 8
  ret ptr %11
}

declare i32 @MPI_Ibcast(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Ibcast_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef readonly %8) {
  %10 = tail call fastcc ptr @enzyme_build.mpi.broadcast(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 0, ptr noundef %6, i32 noundef %7, ptr noundef %8)
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
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 368
  br i1 %21, label %23, label %18

23:
  %.lcssa = phi ptr [ %19, %18 ]
  %24 = getelementptr inbounds nuw i8, ptr %10, i64 376
  store i32 %13, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %10, i64 368
  store ptr null, ptr %25, align 8
  store ptr %10, ptr %.lcssa, align 8
  ret i32 %11
}

define internal void @enzyme_build.mpi.Ibcast_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %2)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Reduce_keep(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef readonly %10, ptr noundef writeonly %11) {
  %13 = tail call fastcc ptr @enzyme_build.mpi.reduction(i32 noundef 1, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef 1, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 44
  store i32 1, ptr %14, align 4
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 116
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %22

18:
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 244
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

define internal fastcc noalias noundef ptr @enzyme_build.mpi.reduction(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef readonly %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef %10, i32 noundef %11, ptr noundef readonly %12, ptr noundef readonly %13) {
  %15 = alloca ptr, align 8
  %16 = alloca %enzyme_build.mpi.Area, align 8
  %17 = alloca ptr, align 8
  %18 = alloca %enzyme_build.mpi.Area, align 8
  %19 = alloca %enzyme_build.mpi.Area, align 8
  %20 = alloca %enzyme_build.mpi.Area, align 8
  %21 = icmp eq ptr %1, inttoptr (i64 -1 to ptr)
  %22 = select i1 %21, ptr %13, ptr %12
  %23 = tail call fastcc ptr @enzyme_build.mpi.new_collective(i32 noundef %0, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %11, ptr noundef %22, ptr noundef %13)
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 408
  %25 = load ptr, ptr %24, align 8
  %26 = select i1 %21, ptr %2, ptr %1
  %27 = icmp eq i32 %0, 6
  br i1 %27, label %28, label %37

28:
  %29 = getelementptr inbounds nuw i8, ptr %25, i64 12
  %30 = load i32, ptr %29, align 4
  %31 = zext i1 %21 to i32
  %32 = getelementptr inbounds nuw i8, ptr %23, i64 64
  store i32 %31, ptr %32, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %20)
  %33 = getelementptr inbounds nuw i8, ptr %23, i64 360
  %34 = load ptr, ptr %33, align 8
  call fastcc void @enzyme_build.mpi.area(ptr dead_on_unwind writable sret(%enzyme_build.mpi.Area) align 8 %20, ptr noundef %26, i32 noundef %30, ptr noundef readonly %3, i32 noundef %4, ptr noundef null, i32 noundef %5, ptr noundef %10, i32 noundef %11, ptr noundef %34)
  %35 = getelementptr inbounds nuw i8, ptr %23, i64 104
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %35, ptr noundef nonnull align 8 dereferenceable(128) %20, i64 128, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %20)
  %36 = getelementptr inbounds nuw i8, ptr %23, i64 224
  store i32 %5, ptr %36, align 8
  br label %52

37:
  %38 = zext i1 %21 to i32
  %39 = getelementptr inbounds nuw i8, ptr %23, i64 64
  store i32 %38, ptr %39, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %20)
  %40 = getelementptr inbounds nuw i8, ptr %23, i64 360
  %41 = load ptr, ptr %40, align 8
  call fastcc void @enzyme_build.mpi.area(ptr dead_on_unwind writable sret(%enzyme_build.mpi.Area) align 8 %20, ptr noundef %26, i32 noundef 1, ptr noundef readonly %3, i32 noundef %4, ptr noundef null, i32 noundef %5, ptr noundef %10, i32 noundef %11, ptr noundef %41)
  %42 = getelementptr inbounds nuw i8, ptr %23, i64 104
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %42, ptr noundef nonnull align 8 dereferenceable(128) %20, i64 128, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %20)
  %43 = getelementptr inbounds nuw i8, ptr %23, i64 224
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
  call fastcc void @enzyme_build.mpi.area(ptr dead_on_unwind writable sret(%enzyme_build.mpi.Area) align 8 %19, ptr noundef %2, i32 noundef 1, ptr noundef null, i32 noundef %64, ptr noundef null, i32 noundef %5, ptr noundef %10, i32 noundef %11, ptr noundef %66)
  %67 = getelementptr inbounds nuw i8, ptr %23, i64 232
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %67, ptr noundef nonnull align 8 dereferenceable(128) %19, i64 128, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %19)
  %68 = and i32 %0, 14
  %69 = icmp eq i32 %68, 8
  br i1 %69, label %70, label %183

70:
  %71 = phi ptr [ %54, %63 ], [ %42, %48 ]
  %72 = getelementptr inbounds nuw i8, ptr %23, i64 112
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
  %83 = getelementptr inbounds nuw i8, ptr %23, i64 120
  %84 = load i32, ptr %83, align 8
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %87, label %86

86:
  call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.11, i64 noundef 148)
  br label %87

87:
  %88 = getelementptr inbounds nuw i8, ptr %23, i64 216
  %89 = load i64, ptr %88, align 8
  %90 = icmp sgt i64 %89, 2147483647
  br i1 %90, label %91, label %92

91:
  call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.2, i64 noundef 68)
  br label %92

92:
  %93 = trunc i64 %89 to i32
  %94 = getelementptr inbounds nuw i8, ptr %23, i64 116
  %95 = load i32, ptr %94, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  store ptr %26, ptr %17, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %18, ptr noundef nonnull readonly align 8 dereferenceable(128) %71, i64 128, i1 false)
  %96 = getelementptr inbounds nuw i8, ptr %18, i64 72
  store ptr null, ptr %96, align 8
  %97 = getelementptr inbounds nuw i8, ptr %18, i64 80
  store ptr %17, ptr %97, align 8
  %98 = getelementptr inbounds nuw i8, ptr %18, i64 88
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
  %108 = getelementptr inbounds nuw i8, ptr %23, i64 96
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
  %187 = getelementptr inbounds nuw i8, ptr %23, i64 112
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
  call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.13, i64 noundef 73)
  br label %199

199:
  %200 = getelementptr inbounds nuw i8, ptr %23, i64 120
  %201 = load i32, ptr %200, align 8
  %202 = icmp eq i32 %201, 0
  br i1 %202, label %204, label %203

203:
  call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.14, i64 noundef 69)
  br label %204

204:
  %205 = getelementptr inbounds nuw i8, ptr %23, i64 116
  %206 = load i32, ptr %205, align 4
  %207 = icmp eq i32 %206, 4
  %208 = select i1 %207, i32 1275069450, i32 1275070475
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  store ptr %26, ptr %15, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %16, ptr noundef nonnull readonly align 8 dereferenceable(128) %184, i64 128, i1 false)
  %209 = getelementptr inbounds nuw i8, ptr %16, i64 72
  store ptr null, ptr %209, align 8
  %210 = getelementptr inbounds nuw i8, ptr %16, i64 80
  store ptr %15, ptr %210, align 8
  %211 = getelementptr inbounds nuw i8, ptr %16, i64 88
  store i32 1, ptr %211, align 8
  %212 = call fastcc noalias noundef ptr @enzyme_build.mpi.packed(ptr noundef nonnull %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  %213 = getelementptr inbounds nuw i8, ptr %23, i64 216
  %214 = load i64, ptr %213, align 8
  %215 = icmp sgt i64 %214, 2147483647
  br i1 %215, label %216, label %217

216:
  call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.2, i64 noundef 68)
  br label %217

217:
  %218 = trunc i64 %214 to i32
  %219 = icmp eq i32 %191, 3
  br i1 %219, label %220, label %242

220:
  br i1 %194, label %221, label %222

221:
  call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.15, i64 noundef 84)
  br label %222

222:
  %223 = shl i64 %214, 32
  %224 = ashr exact i64 %223, 32
  %225 = sext i32 %206 to i64
  %226 = mul nsw i64 %224, %225
  %227 = add nsw i64 %226, 1
  %228 = call noalias ptr @malloc(i64 noundef %227)
  %229 = getelementptr inbounds nuw i8, ptr %23, i64 96
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
  call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.16, i64 noundef 73)
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
  %303 = getelementptr inbounds nuw i8, ptr %23, i64 96
  %304 = load i32, ptr %303, align 8
  %305 = call i32 @MPI_Iallreduce(ptr noundef nonnull inttoptr (i64 -1 to ptr), ptr noundef %246, i32 noundef %218, i32 noundef %298, i32 noundef %302, i32 noundef %304, ptr noundef nonnull %186)
  br label %306

306:
  ret ptr %23
}

declare i32 @MPI_Reduce(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define internal i32 @enzyme_build.mpi.Reduce_forward(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef readonly %10) {
  %12 = tail call fastcc ptr @enzyme_build.mpi.reduction(i32 noundef 1, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef 1, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
  %13 = tail call i32 @MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6)
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %12)
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %12)
  ret i32 %13
}

define internal void @enzyme_build.mpi.Reduce_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Ireduce_keep(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readonly %11, ptr noundef writeonly %12) {
  %14 = tail call fastcc ptr @enzyme_build.mpi.reduction(i32 noundef 1, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef 0, ptr noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11)
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 44
  store i32 1, ptr %15, align 4
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 116
  %17 = load i32, ptr %16, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %23

19:
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 244
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
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 368
  br i1 %34, label %36, label %31

36:
  %.lcssa = phi ptr [ %32, %31 ]
  %37 = getelementptr inbounds nuw i8, ptr %14, i64 376
  store i32 %26, ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %14, i64 368
  store ptr null, ptr %38, align 8
  store ptr %14, ptr %.lcssa, align 8
  ret ptr %14
}

declare i32 @MPI_Ireduce(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Ireduce_forward(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readonly %11) {
  %13 = tail call fastcc ptr @enzyme_build.mpi.reduction(i32 noundef 1, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef 0, ptr noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11)
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
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 368
  br i1 %24, label %26, label %21

26:
  %.lcssa = phi ptr [ %22, %21 ]
  %27 = getelementptr inbounds nuw i8, ptr %13, i64 376
  store i32 %16, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %13, i64 368
  store ptr null, ptr %28, align 8
  store ptr %13, ptr %.lcssa, align 8
  ret i32 %14
}

define internal void @enzyme_build.mpi.Ireduce_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Allreduce_keep(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef readonly %8, ptr noundef readonly %9, ptr noundef writeonly %10) {
  %12 = tail call fastcc ptr @enzyme_build.mpi.reduction(i32 noundef 2, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 1, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9)
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 44
  store i32 1, ptr %13, align 4
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 116
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %21

17:
  %18 = getelementptr inbounds nuw i8, ptr %12, i64 244
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

define internal i32 @enzyme_build.mpi.Allreduce_forward(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef readonly %8, ptr noundef readonly %9) {
  %11 = tail call fastcc ptr @enzyme_build.mpi.reduction(i32 noundef 2, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 1, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9)
  %12 = tail call i32 @MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %11)
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %11)
  ret i32 %12
}

define internal void @enzyme_build.mpi.Allreduce_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Iallreduce_keep(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef readonly %10, ptr noundef writeonly %11) {
  %13 = tail call fastcc ptr @enzyme_build.mpi.reduction(i32 noundef 2, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 0, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 44
  store i32 1, ptr %14, align 4
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 116
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %22

18:
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 244
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
  %34 = getelementptr inbounds nuw i8, ptr %32, i64 368
  br i1 %33, label %35, label %30

35:
  %.lcssa = phi ptr [ %31, %30 ]
  %36 = getelementptr inbounds nuw i8, ptr %13, i64 376
  store i32 %25, ptr %36, align 8
  %37 = getelementptr inbounds nuw i8, ptr %13, i64 368
  store ptr null, ptr %37, align 8
  store ptr %13, ptr %.lcssa, align 8
  ret ptr %13
}

declare i32 @MPI_Iallreduce(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Iallreduce_forward(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef readonly %10) {
  %12 = tail call fastcc ptr @enzyme_build.mpi.reduction(i32 noundef 2, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 0, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
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
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 368
  br i1 %23, label %25, label %20

25:
  %.lcssa = phi ptr [ %21, %20 ]
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 376
  store i32 %15, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 368
  store ptr null, ptr %27, align 8
  store ptr %12, ptr %.lcssa, align 8
  ret i32 %13
}

define internal void @enzyme_build.mpi.Iallreduce_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Scan_keep(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef readonly %8, ptr noundef readonly %9, ptr noundef writeonly %10) {
  %12 = tail call fastcc ptr @enzyme_build.mpi.reduction(i32 noundef 8, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 1, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9)
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 44
  store i32 1, ptr %13, align 4
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 116
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %21

17:
  %18 = getelementptr inbounds nuw i8, ptr %12, i64 244
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

define internal i32 @enzyme_build.mpi.Scan_forward(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef readonly %8, ptr noundef readonly %9) {
  %11 = tail call fastcc ptr @enzyme_build.mpi.reduction(i32 noundef 8, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 1, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9)
  %12 = tail call i32 @MPI_Scan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %11)
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %11)
  ret i32 %12
}

define internal void @enzyme_build.mpi.Scan_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Iscan_keep(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef readonly %10, ptr noundef writeonly %11) {
  %13 = tail call fastcc ptr @enzyme_build.mpi.reduction(i32 noundef 8, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 0, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 44
  store i32 1, ptr %14, align 4
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 116
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %22

18:
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 244
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
  %34 = getelementptr inbounds nuw i8, ptr %32, i64 368
  br i1 %33, label %35, label %30

35:
  %.lcssa = phi ptr [ %31, %30 ]
  %36 = getelementptr inbounds nuw i8, ptr %13, i64 376
  store i32 %25, ptr %36, align 8
  %37 = getelementptr inbounds nuw i8, ptr %13, i64 368
  store ptr null, ptr %37, align 8
  store ptr %13, ptr %.lcssa, align 8
  ret ptr %13
}

declare i32 @MPI_Iscan(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Iscan_forward(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef readonly %10) {
  %12 = tail call fastcc ptr @enzyme_build.mpi.reduction(i32 noundef 8, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 0, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
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
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 368
  br i1 %23, label %25, label %20

25:
  %.lcssa = phi ptr [ %21, %20 ]
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 376
  store i32 %15, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 368
  store ptr null, ptr %27, align 8
  store ptr %12, ptr %.lcssa, align 8
  ret i32 %13
}

define internal void @enzyme_build.mpi.Iscan_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Exscan_keep(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef readonly %8, ptr noundef readonly %9, ptr noundef writeonly %10) {
  %12 = tail call fastcc ptr @enzyme_build.mpi.reduction(i32 noundef 9, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 1, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9)
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 44
  store i32 1, ptr %13, align 4
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 116
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %21

17:
  %18 = getelementptr inbounds nuw i8, ptr %12, i64 244
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

define internal i32 @enzyme_build.mpi.Exscan_forward(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef readonly %8, ptr noundef readonly %9) {
  %11 = tail call fastcc ptr @enzyme_build.mpi.reduction(i32 noundef 9, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 1, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9)
  %12 = tail call i32 @MPI_Exscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %11)
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %11)
  ret i32 %12
}

define internal void @enzyme_build.mpi.Exscan_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Iexscan_keep(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef readonly %10, ptr noundef writeonly %11) {
  %13 = tail call fastcc ptr @enzyme_build.mpi.reduction(i32 noundef 9, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 0, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 44
  store i32 1, ptr %14, align 4
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 116
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %22

18:
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 244
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
  %34 = getelementptr inbounds nuw i8, ptr %32, i64 368
  br i1 %33, label %35, label %30

35:
  %.lcssa = phi ptr [ %31, %30 ]
  %36 = getelementptr inbounds nuw i8, ptr %13, i64 376
  store i32 %25, ptr %36, align 8
  %37 = getelementptr inbounds nuw i8, ptr %13, i64 368
  store ptr null, ptr %37, align 8
  store ptr %13, ptr %.lcssa, align 8
  ret ptr %13
}

declare i32 @MPI_Iexscan(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Iexscan_forward(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef readonly %10) {
  %12 = tail call fastcc ptr @enzyme_build.mpi.reduction(i32 noundef 9, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 0, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
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
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 368
  br i1 %23, label %25, label %20

25:
  %.lcssa = phi ptr [ %21, %20 ]
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 376
  store i32 %15, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 368
  store ptr null, ptr %27, align 8
  store ptr %12, ptr %.lcssa, align 8
  ret i32 %13
}

define internal void @enzyme_build.mpi.Iexscan_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Reduce_scatter_block_keep(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef readonly %8, ptr noundef readonly %9, ptr noundef writeonly %10) {
  %12 = tail call fastcc ptr @enzyme_build.mpi.reduction(i32 noundef 6, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 1, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9)
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 44
  store i32 1, ptr %13, align 4
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 116
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %21

17:
  %18 = getelementptr inbounds nuw i8, ptr %12, i64 244
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

define internal i32 @enzyme_build.mpi.Reduce_scatter_block_forward(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef readonly %8, ptr noundef readonly %9) {
  %11 = tail call fastcc ptr @enzyme_build.mpi.reduction(i32 noundef 6, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 1, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9)
  %12 = tail call i32 @MPI_Reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %11)
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %11)
  ret i32 %12
}

define internal void @enzyme_build.mpi.Reduce_scatter_block_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Ireduce_scatter_block_keep(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef readonly %10, ptr noundef writeonly %11) {
  %13 = tail call fastcc ptr @enzyme_build.mpi.reduction(i32 noundef 6, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 0, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 44
  store i32 1, ptr %14, align 4
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 116
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %22

18:
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 244
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
  %34 = getelementptr inbounds nuw i8, ptr %32, i64 368
  br i1 %33, label %35, label %30

35:
  %.lcssa = phi ptr [ %31, %30 ]
  %36 = getelementptr inbounds nuw i8, ptr %13, i64 376
  store i32 %25, ptr %36, align 8
  %37 = getelementptr inbounds nuw i8, ptr %13, i64 368
  store ptr null, ptr %37, align 8
  store ptr %13, ptr %.lcssa, align 8
  ret ptr %13
}

declare i32 @MPI_Ireduce_scatter_block(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Ireduce_scatter_block_forward(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef readonly %10) {
  %12 = tail call fastcc ptr @enzyme_build.mpi.reduction(i32 noundef 6, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 0, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
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
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 368
  br i1 %23, label %25, label %20

25:
  %.lcssa = phi ptr [ %21, %20 ]
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 376
  store i32 %15, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 368
  store ptr null, ptr %27, align 8
  store ptr %12, ptr %.lcssa, align 8
  ret i32 %13
}

define internal void @enzyme_build.mpi.Ireduce_scatter_block_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Reduce_scatter_keep(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef readonly %8, ptr noundef readonly %9, ptr noundef writeonly %10) {
  %12 = tail call fastcc ptr @enzyme_build.mpi.reduction(i32 noundef 6, ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 0, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 1, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9)
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 44
  store i32 1, ptr %13, align 4
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 116
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %21

17:
  %18 = getelementptr inbounds nuw i8, ptr %12, i64 244
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

define internal i32 @enzyme_build.mpi.Reduce_scatter_forward(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef readonly %8, ptr noundef readonly %9) {
  %11 = tail call fastcc ptr @enzyme_build.mpi.reduction(i32 noundef 6, ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 0, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 1, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9)
  %12 = tail call i32 @MPI_Reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %11)
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %11)
  ret i32 %12
}

define internal void @enzyme_build.mpi.Reduce_scatter_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Ireduce_scatter_keep(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef readonly %10, ptr noundef writeonly %11) {
  %13 = tail call fastcc ptr @enzyme_build.mpi.reduction(i32 noundef 6, ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 0, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 0, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 44
  store i32 1, ptr %14, align 4
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 116
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %22

18:
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 244
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
  %34 = getelementptr inbounds nuw i8, ptr %32, i64 368
  br i1 %33, label %35, label %30

35:
  %.lcssa = phi ptr [ %31, %30 ]
  %36 = getelementptr inbounds nuw i8, ptr %13, i64 376
  store i32 %25, ptr %36, align 8
  %37 = getelementptr inbounds nuw i8, ptr %13, i64 368
  store ptr null, ptr %37, align 8
  store ptr %13, ptr %.lcssa, align 8
  ret ptr %13
}

declare i32 @MPI_Ireduce_scatter(ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Ireduce_scatter_forward(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef readonly %10) {
  %12 = tail call fastcc ptr @enzyme_build.mpi.reduction(i32 noundef 6, ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 0, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 0, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
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
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 368
  br i1 %23, label %25, label %20

25:
  %.lcssa = phi ptr [ %21, %20 ]
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 376
  store i32 %15, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 368
  store ptr null, ptr %27, align 8
  store ptr %12, ptr %.lcssa, align 8
  ret i32 %13
}

define internal void @enzyme_build.mpi.Ireduce_scatter_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Gather_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readonly %11, ptr noundef writeonly %12) {
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
  %24 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 4, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef %6, i32 noundef %7, i32 noundef 1, ptr noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11)
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 44
  store i32 1, ptr %25, align 4
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 116
  %27 = load i32, ptr %26, align 4
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %33

29:
  %30 = getelementptr inbounds nuw i8, ptr %24, i64 244
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

define internal fastcc noalias noundef ptr @enzyme_build.mpi.gathering(i32 noundef %0, ptr noundef readonly byval(%enzyme_build.mpi.Side) align 8 %1, ptr noundef readonly byval(%enzyme_build.mpi.Side) align 8 %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef readonly %8, ptr noundef readonly %9) {
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
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 408
  %24 = load ptr, ptr %23, align 8
  %25 = select i1 %18, i32 2, i32 1
  %26 = select i1 %17, i32 %25, i32 0
  %27 = getelementptr inbounds nuw i8, ptr %22, i64 64
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
  %55 = getelementptr inbounds nuw i8, ptr %22, i64 360
  %56 = load ptr, ptr %55, align 8
  %57 = select i1 %18, i32 %7, i32 0
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds ptr, ptr %56, i64 %58
  call fastcc void @enzyme_build.mpi.area(ptr dead_on_unwind writable sret(%enzyme_build.mpi.Area) align 8 %13, ptr noundef %29, i32 noundef 1, ptr noundef nonnull readonly %14, i32 noundef 0, ptr noundef nonnull readonly %15, i32 noundef %37, ptr noundef %6, i32 noundef %7, ptr noundef %59)
  %60 = select i1 %18, i64 232, i64 104
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
  %67 = getelementptr inbounds nuw i8, ptr %22, i64 360
  %68 = load ptr, ptr %67, align 8
  %69 = select i1 %18, i32 %7, i32 0
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds ptr, ptr %68, i64 %70
  call fastcc void @enzyme_build.mpi.area(ptr dead_on_unwind writable sret(%enzyme_build.mpi.Area) align 8 %12, ptr noundef %16, i32 noundef 1, ptr noundef null, i32 noundef %64, ptr noundef null, i32 noundef %66, ptr noundef %6, i32 noundef %7, ptr noundef %71)
  %72 = select i1 %18, i64 232, i64 104
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
  call fastcc void @enzyme_build.mpi.area(ptr dead_on_unwind writable sret(%enzyme_build.mpi.Area) align 8 %11, ptr noundef %82, i32 noundef %84, ptr noundef readonly %86, i32 noundef %88, ptr noundef readonly %90, i32 noundef %92, ptr noundef %6, i32 noundef %7, ptr noundef %95)
  %96 = select i1 %18, i64 104, i64 232
  %97 = getelementptr inbounds nuw i8, ptr %22, i64 %96
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %97, ptr noundef nonnull align 8 dereferenceable(128) %11, i64 128, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br label %98

98:
  ret ptr %22
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

declare i32 @MPI_Gather(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define internal i32 @enzyme_build.mpi.Gather_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readonly %11) {
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
  %23 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 4, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %13, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef %6, i32 noundef %7, i32 noundef 1, ptr noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11)
  %24 = tail call i32 @MPI_Gather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7)
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %23)
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %23)
  ret i32 %24
}

define internal void @enzyme_build.mpi.Gather_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Igather_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, i32 noundef %10, ptr noundef readonly %11, ptr noundef readonly %12, ptr noundef writeonly %13) {
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
  %25 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 4, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, i32 noundef %6, i32 noundef %7, i32 noundef 0, ptr noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12)
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 44
  store i32 1, ptr %26, align 4
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 116
  %28 = load i32, ptr %27, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %34

30:
  %31 = getelementptr inbounds nuw i8, ptr %25, i64 244
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
  %46 = getelementptr inbounds nuw i8, ptr %44, i64 368
  br i1 %45, label %47, label %42

47:
  %.lcssa = phi ptr [ %43, %42 ]
  %48 = getelementptr inbounds nuw i8, ptr %25, i64 376
  store i32 %37, ptr %48, align 8
  %49 = getelementptr inbounds nuw i8, ptr %25, i64 368
  store ptr null, ptr %49, align 8
  store ptr %25, ptr %.lcssa, align 8
  ret ptr %25
}

declare i32 @MPI_Igather(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Igather_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, i32 noundef %10, ptr noundef readonly %11, ptr noundef readonly %12) {
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
  %24 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 4, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef %6, i32 noundef %7, i32 noundef 0, ptr noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12)
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
  %36 = getelementptr inbounds nuw i8, ptr %34, i64 368
  br i1 %35, label %37, label %32

37:
  %.lcssa = phi ptr [ %33, %32 ]
  %38 = getelementptr inbounds nuw i8, ptr %24, i64 376
  store i32 %27, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %24, i64 368
  store ptr null, ptr %39, align 8
  store ptr %24, ptr %.lcssa, align 8
  ret i32 %25
}

define internal void @enzyme_build.mpi.Igather_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Gatherv_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, i32 noundef %10, ptr noundef readonly %11, ptr noundef readonly %12, ptr noundef writeonly %13) {
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
  %27 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 4, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, i32 noundef %7, i32 noundef %8, i32 noundef 1, ptr noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12)
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 44
  store i32 1, ptr %28, align 4
  %29 = getelementptr inbounds nuw i8, ptr %27, i64 116
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %36

32:
  %33 = getelementptr inbounds nuw i8, ptr %27, i64 244
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

define internal i32 @enzyme_build.mpi.Gatherv_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, i32 noundef %10, ptr noundef readonly %11, ptr noundef readonly %12) {
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
  %26 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 4, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef %7, i32 noundef %8, i32 noundef 1, ptr noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12)
  %27 = tail call i32 @MPI_Gatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8)
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %26)
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %26)
  ret i32 %27
}

define internal void @enzyme_build.mpi.Gatherv_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Igatherv_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, i32 noundef %11, ptr noundef readonly %12, ptr noundef readonly %13, ptr noundef writeonly %14) {
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
  %28 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 4, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %17, i32 noundef %7, i32 noundef %8, i32 noundef 0, ptr noundef %10, i32 noundef %11, ptr noundef %12, ptr noundef %13)
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 44
  store i32 1, ptr %29, align 4
  %30 = getelementptr inbounds nuw i8, ptr %28, i64 116
  %31 = load i32, ptr %30, align 4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %37

33:
  %34 = getelementptr inbounds nuw i8, ptr %28, i64 244
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
  %49 = getelementptr inbounds nuw i8, ptr %47, i64 368
  br i1 %48, label %50, label %45

50:
  %.lcssa = phi ptr [ %46, %45 ]
  %51 = getelementptr inbounds nuw i8, ptr %28, i64 376
  store i32 %40, ptr %51, align 8
  %52 = getelementptr inbounds nuw i8, ptr %28, i64 368
  store ptr null, ptr %52, align 8
  store ptr %28, ptr %.lcssa, align 8
  ret ptr %28
}

declare i32 @MPI_Igatherv(ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Igatherv_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, i32 noundef %11, ptr noundef readonly %12, ptr noundef readonly %13) {
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
  %27 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 4, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, i32 noundef %7, i32 noundef %8, i32 noundef 0, ptr noundef %10, i32 noundef %11, ptr noundef %12, ptr noundef %13)
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
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 368
  br i1 %38, label %40, label %35

40:
  %.lcssa = phi ptr [ %36, %35 ]
  %41 = getelementptr inbounds nuw i8, ptr %27, i64 376
  store i32 %30, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %27, i64 368
  store ptr null, ptr %42, align 8
  store ptr %27, ptr %.lcssa, align 8
  ret i32 %28
}

define internal void @enzyme_build.mpi.Igatherv_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Allgather_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef readonly %10, ptr noundef writeonly %11) {
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
  %23 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 5, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %13, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef 0, i32 noundef %6, i32 noundef 1, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 44
  store i32 1, ptr %24, align 4
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 116
  %26 = load i32, ptr %25, align 4
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %32

28:
  %29 = getelementptr inbounds nuw i8, ptr %23, i64 244
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

define internal i32 @enzyme_build.mpi.Allgather_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef readonly %10) {
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
  %22 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 5, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %12, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %13, i32 noundef 0, i32 noundef %6, i32 noundef 1, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
  %23 = tail call i32 @MPI_Allgather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6)
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %22)
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %22)
  ret i32 %23
}

define internal void @enzyme_build.mpi.Allgather_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Iallgather_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readonly %11, ptr noundef writeonly %12) {
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
  %24 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 5, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef 0, i32 noundef %6, i32 noundef 0, ptr noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11)
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 44
  store i32 1, ptr %25, align 4
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 116
  %27 = load i32, ptr %26, align 4
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %33

29:
  %30 = getelementptr inbounds nuw i8, ptr %24, i64 244
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
  %45 = getelementptr inbounds nuw i8, ptr %43, i64 368
  br i1 %44, label %46, label %41

46:
  %.lcssa = phi ptr [ %42, %41 ]
  %47 = getelementptr inbounds nuw i8, ptr %24, i64 376
  store i32 %36, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %24, i64 368
  store ptr null, ptr %48, align 8
  store ptr %24, ptr %.lcssa, align 8
  ret ptr %24
}

declare i32 @MPI_Iallgather(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Iallgather_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readonly %11) {
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
  %23 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 5, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %13, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef 0, i32 noundef %6, i32 noundef 0, ptr noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11)
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
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 368
  br i1 %34, label %36, label %31

36:
  %.lcssa = phi ptr [ %32, %31 ]
  %37 = getelementptr inbounds nuw i8, ptr %23, i64 376
  store i32 %26, ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %23, i64 368
  store ptr null, ptr %38, align 8
  store ptr %23, ptr %.lcssa, align 8
  ret i32 %24
}

define internal void @enzyme_build.mpi.Iallgather_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Allgatherv_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readonly %11, ptr noundef writeonly %12) {
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
  %26 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 5, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef 0, i32 noundef %7, i32 noundef 1, ptr noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11)
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 44
  store i32 1, ptr %27, align 4
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 116
  %29 = load i32, ptr %28, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %35

31:
  %32 = getelementptr inbounds nuw i8, ptr %26, i64 244
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

define internal i32 @enzyme_build.mpi.Allgatherv_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readonly %11) {
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
  %25 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 5, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %13, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef 0, i32 noundef %7, i32 noundef 1, ptr noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11)
  %26 = tail call i32 @MPI_Allgatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7)
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %25)
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %25)
  ret i32 %26
}

define internal void @enzyme_build.mpi.Allgatherv_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Iallgatherv_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, i32 noundef %10, ptr noundef readonly %11, ptr noundef readonly %12, ptr noundef writeonly %13) {
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
  %27 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 5, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, i32 noundef 0, i32 noundef %7, i32 noundef 0, ptr noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12)
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 44
  store i32 1, ptr %28, align 4
  %29 = getelementptr inbounds nuw i8, ptr %27, i64 116
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %36

32:
  %33 = getelementptr inbounds nuw i8, ptr %27, i64 244
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
  %48 = getelementptr inbounds nuw i8, ptr %46, i64 368
  br i1 %47, label %49, label %44

49:
  %.lcssa = phi ptr [ %45, %44 ]
  %50 = getelementptr inbounds nuw i8, ptr %27, i64 376
  store i32 %39, ptr %50, align 8
  %51 = getelementptr inbounds nuw i8, ptr %27, i64 368
  store ptr null, ptr %51, align 8
  store ptr %27, ptr %.lcssa, align 8
  ret ptr %27
}

declare i32 @MPI_Iallgatherv(ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Iallgatherv_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, i32 noundef %10, ptr noundef readonly %11, ptr noundef readonly %12) {
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
  %26 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 5, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef 0, i32 noundef %7, i32 noundef 0, ptr noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12)
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
  %38 = getelementptr inbounds nuw i8, ptr %36, i64 368
  br i1 %37, label %39, label %34

39:
  %.lcssa = phi ptr [ %35, %34 ]
  %40 = getelementptr inbounds nuw i8, ptr %26, i64 376
  store i32 %29, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %26, i64 368
  store ptr null, ptr %41, align 8
  store ptr %26, ptr %.lcssa, align 8
  ret i32 %27
}

define internal void @enzyme_build.mpi.Iallgatherv_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Scatter_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readonly %11, ptr noundef writeonly %12) {
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
  %24 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 3, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef %6, i32 noundef %7, i32 noundef 1, ptr noundef %8, i32 noundef %9, ptr noundef %11, ptr noundef %10)
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 44
  store i32 1, ptr %25, align 4
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 116
  %27 = load i32, ptr %26, align 4
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %33

29:
  %30 = getelementptr inbounds nuw i8, ptr %24, i64 244
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

define internal i32 @enzyme_build.mpi.Scatter_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readonly %11) {
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
  %23 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 3, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %13, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef %6, i32 noundef %7, i32 noundef 1, ptr noundef %8, i32 noundef %9, ptr noundef %11, ptr noundef %10)
  %24 = tail call i32 @MPI_Scatter(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7)
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %23)
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %23)
  ret i32 %24
}

define internal void @enzyme_build.mpi.Scatter_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Iscatter_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, i32 noundef %10, ptr noundef readonly %11, ptr noundef readonly %12, ptr noundef writeonly %13) {
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
  %25 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 3, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, i32 noundef %6, i32 noundef %7, i32 noundef 0, ptr noundef %9, i32 noundef %10, ptr noundef %12, ptr noundef %11)
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 44
  store i32 1, ptr %26, align 4
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 116
  %28 = load i32, ptr %27, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %34

30:
  %31 = getelementptr inbounds nuw i8, ptr %25, i64 244
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
  %46 = getelementptr inbounds nuw i8, ptr %44, i64 368
  br i1 %45, label %47, label %42

47:
  %.lcssa = phi ptr [ %43, %42 ]
  %48 = getelementptr inbounds nuw i8, ptr %25, i64 376
  store i32 %37, ptr %48, align 8
  %49 = getelementptr inbounds nuw i8, ptr %25, i64 368
  store ptr null, ptr %49, align 8
  store ptr %25, ptr %.lcssa, align 8
  ret ptr %25
}

declare i32 @MPI_Iscatter(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Iscatter_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, i32 noundef %10, ptr noundef readonly %11, ptr noundef readonly %12) {
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
  %24 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 3, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef %6, i32 noundef %7, i32 noundef 0, ptr noundef %9, i32 noundef %10, ptr noundef %12, ptr noundef %11)
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
  %36 = getelementptr inbounds nuw i8, ptr %34, i64 368
  br i1 %35, label %37, label %32

37:
  %.lcssa = phi ptr [ %33, %32 ]
  %38 = getelementptr inbounds nuw i8, ptr %24, i64 376
  store i32 %27, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %24, i64 368
  store ptr null, ptr %39, align 8
  store ptr %24, ptr %.lcssa, align 8
  ret i32 %25
}

define internal void @enzyme_build.mpi.Iscatter_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Scatterv_keep(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, i32 noundef %10, ptr noundef readonly %11, ptr noundef readonly %12, ptr noundef writeonly %13) {
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
  %27 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 3, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, i32 noundef %7, i32 noundef %8, i32 noundef 1, ptr noundef %9, i32 noundef %10, ptr noundef %12, ptr noundef %11)
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 44
  store i32 1, ptr %28, align 4
  %29 = getelementptr inbounds nuw i8, ptr %27, i64 116
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %36

32:
  %33 = getelementptr inbounds nuw i8, ptr %27, i64 244
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

define internal i32 @enzyme_build.mpi.Scatterv_forward(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, i32 noundef %10, ptr noundef readonly %11, ptr noundef readonly %12) {
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
  %26 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 3, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef %7, i32 noundef %8, i32 noundef 1, ptr noundef %9, i32 noundef %10, ptr noundef %12, ptr noundef %11)
  %27 = tail call i32 @MPI_Scatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8)
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %26)
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %26)
  ret i32 %27
}

define internal void @enzyme_build.mpi.Scatterv_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Iscatterv_keep(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, i32 noundef %11, ptr noundef readonly %12, ptr noundef readonly %13, ptr noundef writeonly %14) {
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
  %28 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 3, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %17, i32 noundef %7, i32 noundef %8, i32 noundef 0, ptr noundef %10, i32 noundef %11, ptr noundef %13, ptr noundef %12)
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 44
  store i32 1, ptr %29, align 4
  %30 = getelementptr inbounds nuw i8, ptr %28, i64 116
  %31 = load i32, ptr %30, align 4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %37

33:
  %34 = getelementptr inbounds nuw i8, ptr %28, i64 244
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
  %49 = getelementptr inbounds nuw i8, ptr %47, i64 368
  br i1 %48, label %50, label %45

50:
  %.lcssa = phi ptr [ %46, %45 ]
  %51 = getelementptr inbounds nuw i8, ptr %28, i64 376
  store i32 %40, ptr %51, align 8
  %52 = getelementptr inbounds nuw i8, ptr %28, i64 368
  store ptr null, ptr %52, align 8
  store ptr %28, ptr %.lcssa, align 8
  ret ptr %28
}

declare i32 @MPI_Iscatterv(ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Iscatterv_forward(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, i32 noundef %11, ptr noundef readonly %12, ptr noundef readonly %13) {
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
  %27 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 3, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, i32 noundef %7, i32 noundef %8, i32 noundef 0, ptr noundef %10, i32 noundef %11, ptr noundef %13, ptr noundef %12)
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
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 368
  br i1 %38, label %40, label %35

40:
  %.lcssa = phi ptr [ %36, %35 ]
  %41 = getelementptr inbounds nuw i8, ptr %27, i64 376
  store i32 %30, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %27, i64 368
  store ptr null, ptr %42, align 8
  store ptr %27, ptr %.lcssa, align 8
  ret i32 %28
}

define internal void @enzyme_build.mpi.Iscatterv_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Alltoall_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef readonly %10, ptr noundef writeonly %11) {
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
  %23 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 7, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %13, i32 noundef 0, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef 0, i32 noundef %6, i32 noundef 1, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 44
  store i32 1, ptr %24, align 4
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 116
  %26 = load i32, ptr %25, align 4
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %32

28:
  %29 = getelementptr inbounds nuw i8, ptr %23, i64 244
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

define internal fastcc noalias noundef ptr @enzyme_build.mpi.transposition(i32 noundef %0, ptr noundef byval(%enzyme_build.mpi.Side) align 8 %1, i32 noundef %2, ptr noundef readonly byval(%enzyme_build.mpi.Side) align 8 %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef readonly %10) {
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
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 408
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 12
  %25 = load i32, ptr %24, align 4
  %26 = zext i1 %15 to i32
  %27 = getelementptr inbounds nuw i8, ptr %21, i64 64
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
  %38 = getelementptr inbounds nuw i8, ptr %21, i64 360
  %39 = load ptr, ptr %38, align 8
  call fastcc void @enzyme_build.mpi.area(ptr dead_on_unwind writable sret(%enzyme_build.mpi.Area) align 8 %13, ptr noundef %19, i32 noundef %29, ptr noundef readonly %31, i32 noundef %33, ptr noundef readonly %35, i32 noundef %37, ptr noundef %7, i32 noundef %8, ptr noundef %39)
  %40 = getelementptr inbounds nuw i8, ptr %21, i64 104
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
  call fastcc void @enzyme_build.mpi.area(ptr dead_on_unwind writable sret(%enzyme_build.mpi.Area) align 8 %12, ptr noundef %41, i32 noundef %43, ptr noundef readonly %45, i32 noundef %47, ptr noundef readonly %49, i32 noundef %51, ptr noundef %7, i32 noundef %8, ptr noundef %53)
  %54 = getelementptr inbounds nuw i8, ptr %21, i64 232
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %54, ptr noundef nonnull align 8 dereferenceable(128) %12, i64 128, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret ptr %21
}

declare i32 @MPI_Alltoall(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef)

define internal i32 @enzyme_build.mpi.Alltoall_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef readonly %10) {
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
  %22 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 7, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %12, i32 noundef 0, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %13, i32 noundef 0, i32 noundef %6, i32 noundef 1, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
  %23 = tail call i32 @MPI_Alltoall(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6)
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %22)
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %22)
  ret i32 %23
}

define internal void @enzyme_build.mpi.Alltoall_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Ialltoall_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readonly %11, ptr noundef writeonly %12) {
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
  %24 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 7, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef 0, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef 0, i32 noundef %6, i32 noundef 0, ptr noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11)
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 44
  store i32 1, ptr %25, align 4
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 116
  %27 = load i32, ptr %26, align 4
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %33

29:
  %30 = getelementptr inbounds nuw i8, ptr %24, i64 244
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
  %45 = getelementptr inbounds nuw i8, ptr %43, i64 368
  br i1 %44, label %46, label %41

46:
  %.lcssa = phi ptr [ %42, %41 ]
  %47 = getelementptr inbounds nuw i8, ptr %24, i64 376
  store i32 %36, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %24, i64 368
  store ptr null, ptr %48, align 8
  store ptr %24, ptr %.lcssa, align 8
  ret ptr %24
}

declare i32 @MPI_Ialltoall(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Ialltoall_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readonly %11) {
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
  %23 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 7, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %13, i32 noundef 0, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef 0, i32 noundef %6, i32 noundef 0, ptr noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11)
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
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 368
  br i1 %34, label %36, label %31

36:
  %.lcssa = phi ptr [ %32, %31 ]
  %37 = getelementptr inbounds nuw i8, ptr %23, i64 376
  store i32 %26, ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %23, i64 368
  store ptr null, ptr %38, align 8
  store ptr %23, ptr %.lcssa, align 8
  ret i32 %24
}

define internal void @enzyme_build.mpi.Ialltoall_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Alltoallv_keep(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, i32 noundef %10, ptr noundef readonly %11, ptr noundef readonly %12, ptr noundef writeonly %13) {
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
  %29 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 7, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef 0, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, i32 noundef 0, i32 noundef %8, i32 noundef 1, ptr noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12)
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 44
  store i32 1, ptr %30, align 4
  %31 = getelementptr inbounds nuw i8, ptr %29, i64 116
  %32 = load i32, ptr %31, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %38

34:
  %35 = getelementptr inbounds nuw i8, ptr %29, i64 244
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

define internal i32 @enzyme_build.mpi.Alltoallv_forward(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, i32 noundef %10, ptr noundef readonly %11, ptr noundef readonly %12) {
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
  %28 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 7, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef 0, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef 0, i32 noundef %8, i32 noundef 1, ptr noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12)
  %29 = tail call i32 @MPI_Alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8)
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %28)
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %28)
  ret i32 %29
}

define internal void @enzyme_build.mpi.Alltoallv_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Ialltoallv_keep(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, i32 noundef %11, ptr noundef readonly %12, ptr noundef readonly %13, ptr noundef writeonly %14) {
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
  %30 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 7, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, i32 noundef 0, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %17, i32 noundef 0, i32 noundef %8, i32 noundef 0, ptr noundef %10, i32 noundef %11, ptr noundef %12, ptr noundef %13)
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 44
  store i32 1, ptr %31, align 4
  %32 = getelementptr inbounds nuw i8, ptr %30, i64 116
  %33 = load i32, ptr %32, align 4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %39

35:
  %36 = getelementptr inbounds nuw i8, ptr %30, i64 244
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
  %51 = getelementptr inbounds nuw i8, ptr %49, i64 368
  br i1 %50, label %52, label %47

52:
  %.lcssa = phi ptr [ %48, %47 ]
  %53 = getelementptr inbounds nuw i8, ptr %30, i64 376
  store i32 %42, ptr %53, align 8
  %54 = getelementptr inbounds nuw i8, ptr %30, i64 368
  store ptr null, ptr %54, align 8
  store ptr %30, ptr %.lcssa, align 8
  ret ptr %30
}

declare i32 @MPI_Ialltoallv(ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Ialltoallv_forward(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, i32 noundef %11, ptr noundef readonly %12, ptr noundef readonly %13) {
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
  %29 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 7, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef 0, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, i32 noundef 0, i32 noundef %8, i32 noundef 0, ptr noundef %10, i32 noundef %11, ptr noundef %12, ptr noundef %13)
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
  %41 = getelementptr inbounds nuw i8, ptr %39, i64 368
  br i1 %40, label %42, label %37

42:
  %.lcssa = phi ptr [ %38, %37 ]
  %43 = getelementptr inbounds nuw i8, ptr %29, i64 376
  store i32 %32, ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %29, i64 368
  store ptr null, ptr %44, align 8
  store ptr %29, ptr %.lcssa, align 8
  ret i32 %30
}

define internal void @enzyme_build.mpi.Ialltoallv_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Neighbor_alltoall_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef readonly %10, ptr noundef writeonly %11) {
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
  %25 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 13, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %13, i32 noundef %19, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef %24, i32 noundef %6, i32 noundef 1, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 44
  store i32 1, ptr %26, align 4
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 116
  %28 = load i32, ptr %27, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %34

30:
  %31 = getelementptr inbounds nuw i8, ptr %25, i64 244
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
  call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.17, i64 noundef 94)
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

define internal i32 @enzyme_build.mpi.Neighbor_alltoall_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef readonly %10) {
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
  %24 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 13, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %12, i32 noundef %18, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %13, i32 noundef %23, i32 noundef %6, i32 noundef 1, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
  %25 = tail call i32 @MPI_Neighbor_alltoall(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6)
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %24)
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %24)
  ret i32 %25
}

define internal void @enzyme_build.mpi.Neighbor_alltoall_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Ineighbor_alltoall_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readonly %11, ptr noundef writeonly %12) {
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
  %26 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 13, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef %20, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef %25, i32 noundef %6, i32 noundef 0, ptr noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11)
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 44
  store i32 1, ptr %27, align 4
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 116
  %29 = load i32, ptr %28, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %35

31:
  %32 = getelementptr inbounds nuw i8, ptr %26, i64 244
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
  %47 = getelementptr inbounds nuw i8, ptr %45, i64 368
  br i1 %46, label %48, label %43

48:
  %.lcssa = phi ptr [ %44, %43 ]
  %49 = getelementptr inbounds nuw i8, ptr %26, i64 376
  store i32 %38, ptr %49, align 8
  %50 = getelementptr inbounds nuw i8, ptr %26, i64 368
  store ptr null, ptr %50, align 8
  store ptr %26, ptr %.lcssa, align 8
  ret ptr %26
}

declare i32 @MPI_Ineighbor_alltoall(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Ineighbor_alltoall_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readonly %11) {
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
  %25 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 13, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %13, i32 noundef %19, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef %24, i32 noundef %6, i32 noundef 0, ptr noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11)
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
  %37 = getelementptr inbounds nuw i8, ptr %35, i64 368
  br i1 %36, label %38, label %33

38:
  %.lcssa = phi ptr [ %34, %33 ]
  %39 = getelementptr inbounds nuw i8, ptr %25, i64 376
  store i32 %28, ptr %39, align 8
  %40 = getelementptr inbounds nuw i8, ptr %25, i64 368
  store ptr null, ptr %40, align 8
  store ptr %25, ptr %.lcssa, align 8
  ret i32 %26
}

define internal void @enzyme_build.mpi.Ineighbor_alltoall_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Neighbor_alltoallv_keep(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, i32 noundef %10, ptr noundef readonly %11, ptr noundef readonly %12, ptr noundef writeonly %13) {
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
  %31 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 12, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef %23, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, i32 noundef %30, i32 noundef %8, i32 noundef 1, ptr noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12)
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 44
  store i32 1, ptr %32, align 4
  %33 = getelementptr inbounds nuw i8, ptr %31, i64 116
  %34 = load i32, ptr %33, align 4
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %40

36:
  %37 = getelementptr inbounds nuw i8, ptr %31, i64 244
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

define internal i32 @enzyme_build.mpi.Neighbor_alltoallv_forward(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, i32 noundef %10, ptr noundef readonly %11, ptr noundef readonly %12) {
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
  %30 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 12, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef %22, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef %29, i32 noundef %8, i32 noundef 1, ptr noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12)
  %31 = tail call i32 @MPI_Neighbor_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8)
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %30)
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %30)
  ret i32 %31
}

define internal void @enzyme_build.mpi.Neighbor_alltoallv_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Ineighbor_alltoallv_keep(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, i32 noundef %11, ptr noundef readonly %12, ptr noundef readonly %13, ptr noundef writeonly %14) {
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
  %32 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 12, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, i32 noundef %24, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %17, i32 noundef %31, i32 noundef %8, i32 noundef 0, ptr noundef %10, i32 noundef %11, ptr noundef %12, ptr noundef %13)
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 44
  store i32 1, ptr %33, align 4
  %34 = getelementptr inbounds nuw i8, ptr %32, i64 116
  %35 = load i32, ptr %34, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %41

37:
  %38 = getelementptr inbounds nuw i8, ptr %32, i64 244
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
  %53 = getelementptr inbounds nuw i8, ptr %51, i64 368
  br i1 %52, label %54, label %49

54:
  %.lcssa = phi ptr [ %50, %49 ]
  %55 = getelementptr inbounds nuw i8, ptr %32, i64 376
  store i32 %44, ptr %55, align 8
  %56 = getelementptr inbounds nuw i8, ptr %32, i64 368
  store ptr null, ptr %56, align 8
  store ptr %32, ptr %.lcssa, align 8
  ret ptr %32
}

declare i32 @MPI_Ineighbor_alltoallv(ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Ineighbor_alltoallv_forward(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, i32 noundef %11, ptr noundef readonly %12, ptr noundef readonly %13) {
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
  %31 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 12, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef %23, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, i32 noundef %30, i32 noundef %8, i32 noundef 0, ptr noundef %10, i32 noundef %11, ptr noundef %12, ptr noundef %13)
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
  %43 = getelementptr inbounds nuw i8, ptr %41, i64 368
  br i1 %42, label %44, label %39

44:
  %.lcssa = phi ptr [ %40, %39 ]
  %45 = getelementptr inbounds nuw i8, ptr %31, i64 376
  store i32 %34, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %31, i64 368
  store ptr null, ptr %46, align 8
  store ptr %31, ptr %.lcssa, align 8
  ret i32 %32
}

define internal void @enzyme_build.mpi.Ineighbor_alltoallv_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Neighbor_allgather_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef readonly %10, ptr noundef writeonly %11) {
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
  %24 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 14, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %13, i32 noundef 1, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef %23, i32 noundef %6, i32 noundef 1, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 44
  store i32 1, ptr %25, align 4
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 116
  %27 = load i32, ptr %26, align 4
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %33

29:
  %30 = getelementptr inbounds nuw i8, ptr %24, i64 244
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

define internal i32 @enzyme_build.mpi.Neighbor_allgather_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef readonly %10) {
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
  %23 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 14, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %12, i32 noundef 1, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %13, i32 noundef %22, i32 noundef %6, i32 noundef 1, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
  %24 = tail call i32 @MPI_Neighbor_allgather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6)
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %23)
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %23)
  ret i32 %24
}

define internal void @enzyme_build.mpi.Neighbor_allgather_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Ineighbor_allgather_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readonly %11, ptr noundef writeonly %12) {
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
  %25 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 14, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef 1, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef %24, i32 noundef %6, i32 noundef 0, ptr noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11)
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 44
  store i32 1, ptr %26, align 4
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 116
  %28 = load i32, ptr %27, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %34

30:
  %31 = getelementptr inbounds nuw i8, ptr %25, i64 244
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
  %46 = getelementptr inbounds nuw i8, ptr %44, i64 368
  br i1 %45, label %47, label %42

47:
  %.lcssa = phi ptr [ %43, %42 ]
  %48 = getelementptr inbounds nuw i8, ptr %25, i64 376
  store i32 %37, ptr %48, align 8
  %49 = getelementptr inbounds nuw i8, ptr %25, i64 368
  store ptr null, ptr %49, align 8
  store ptr %25, ptr %.lcssa, align 8
  ret ptr %25
}

declare i32 @MPI_Ineighbor_allgather(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Ineighbor_allgather_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readonly %11) {
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
  %24 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 14, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %13, i32 noundef 1, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef %23, i32 noundef %6, i32 noundef 0, ptr noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11)
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
  %36 = getelementptr inbounds nuw i8, ptr %34, i64 368
  br i1 %35, label %37, label %32

37:
  %.lcssa = phi ptr [ %33, %32 ]
  %38 = getelementptr inbounds nuw i8, ptr %24, i64 376
  store i32 %27, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %24, i64 368
  store ptr null, ptr %39, align 8
  store ptr %24, ptr %.lcssa, align 8
  ret i32 %25
}

define internal void @enzyme_build.mpi.Ineighbor_allgather_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Neighbor_allgatherv_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readonly %11, ptr noundef writeonly %12) {
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
  %27 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 14, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef 1, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef %26, i32 noundef %7, i32 noundef 1, ptr noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11)
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 44
  store i32 1, ptr %28, align 4
  %29 = getelementptr inbounds nuw i8, ptr %27, i64 116
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %36

32:
  %33 = getelementptr inbounds nuw i8, ptr %27, i64 244
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

define internal i32 @enzyme_build.mpi.Neighbor_allgatherv_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readonly %11) {
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
  %26 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 14, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %13, i32 noundef 1, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef %25, i32 noundef %7, i32 noundef 1, ptr noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11)
  %27 = tail call i32 @MPI_Neighbor_allgatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7)
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %26)
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %26)
  ret i32 %27
}

define internal void @enzyme_build.mpi.Neighbor_allgatherv_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Ineighbor_allgatherv_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, i32 noundef %10, ptr noundef readonly %11, ptr noundef readonly %12, ptr noundef writeonly %13) {
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
  %28 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 14, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef 1, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, i32 noundef %27, i32 noundef %7, i32 noundef 0, ptr noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12)
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 44
  store i32 1, ptr %29, align 4
  %30 = getelementptr inbounds nuw i8, ptr %28, i64 116
  %31 = load i32, ptr %30, align 4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %37

33:
  %34 = getelementptr inbounds nuw i8, ptr %28, i64 244
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
  %49 = getelementptr inbounds nuw i8, ptr %47, i64 368
  br i1 %48, label %50, label %45

50:
  %.lcssa = phi ptr [ %46, %45 ]
  %51 = getelementptr inbounds nuw i8, ptr %28, i64 376
  store i32 %40, ptr %51, align 8
  %52 = getelementptr inbounds nuw i8, ptr %28, i64 368
  store ptr null, ptr %52, align 8
  store ptr %28, ptr %.lcssa, align 8
  ret ptr %28
}

declare i32 @MPI_Ineighbor_allgatherv(ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Ineighbor_allgatherv_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, i32 noundef %10, ptr noundef readonly %11, ptr noundef readonly %12) {
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
  %27 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 14, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef 1, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef %26, i32 noundef %7, i32 noundef 0, ptr noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12)
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
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 368
  br i1 %38, label %40, label %35

40:
  %.lcssa = phi ptr [ %36, %35 ]
  %41 = getelementptr inbounds nuw i8, ptr %27, i64 376
  store i32 %30, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %27, i64 368
  store ptr null, ptr %42, align 8
  store ptr %27, ptr %.lcssa, align 8
  ret i32 %28
}

define internal void @enzyme_build.mpi.Ineighbor_allgatherv_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Send_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef readonly %8, ptr noundef writeonly %9) {
  %11 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 0, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8)
  tail call fastcc void @enzyme_build.mpi.begun(ptr noundef %11)
  %12 = tail call i32 @MPI_Send(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  store i32 %12, ptr %9, align 4
  tail call fastcc void @enzyme_build.mpi.finished(ptr noundef %11)
  ret ptr %11
}

define internal fastcc noalias noundef ptr @enzyme_build.mpi.new_message(i32 noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef readonly %9) {
  %11 = alloca %enzyme_build.mpi.Area, align 8
  %12 = tail call fastcc ptr @enzyme_build.mpi.new_record(i32 noundef %6, i32 noundef %4, i32 noundef %5, i32 noundef %8, ptr noundef %9, ptr noundef null)
  %13 = tail call fastcc i32 @enzyme_build.mpi.own_tag()
  %14 = icmp eq i32 %5, %13
  br i1 %14, label %15, label %16

15:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.18, i64 noundef 78)
  br label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 72
  store ptr @enzyme_build.mpi.start_adjoint, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %12, i64 88
  store i32 %0, ptr %18, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %19 = icmp eq i32 %4, -1
  %20 = select i1 %19, i32 0, i32 %2
  %21 = getelementptr inbounds nuw i8, ptr %12, i64 360
  %22 = load ptr, ptr %21, align 8
  call fastcc void @enzyme_build.mpi.area(ptr dead_on_unwind writable sret(%enzyme_build.mpi.Area) align 8 %11, ptr noundef %1, i32 noundef 1, ptr noundef null, i32 noundef %20, ptr noundef null, i32 noundef %3, ptr noundef %7, i32 noundef %8, ptr noundef %22)
  %23 = icmp eq i32 %0, 0
  %24 = select i1 %23, i64 104, i64 232
  %25 = getelementptr inbounds nuw i8, ptr %12, i64 %24
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %25, ptr noundef nonnull align 8 dereferenceable(128) %11, i64 128, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  ret ptr %12
}

define internal fastcc void @enzyme_build.mpi.begun(ptr noundef %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 44
  store i32 1, ptr %2, align 4
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %4 = load i32, ptr %3, align 8
  %5 = icmp eq i32 %4, -1
  br i1 %5, label %33, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, 0
  %10 = select i1 %9, i64 112, i64 240
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
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 84
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

define internal i32 @enzyme_build.mpi.Send_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef readonly %8) {
  %10 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 0, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8)
  %11 = tail call i32 @MPI_Send(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  tail call fastcc void @enzyme_build.mpi.send_tangents(ptr noundef %10)
  tail call fastcc void @enzyme_build.mpi.forget(ptr noundef %10)
  ret i32 %11
}

define internal fastcc void @enzyme_build.mpi.send_tangents(ptr noundef readonly %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %4 = load i32, ptr %3, align 8
  %5 = icmp eq i32 %4, -1
  br i1 %5, label %32, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %32, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %12 = load i32, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 92
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %12, %14
  br i1 %15, label %16, label %17

16:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.19, i64 noundef 195)
  br label %17

17:
  %18 = tail call fastcc ptr @enzyme_build.mpi.packed(ptr noundef nonnull %2)
  %19 = load i64, ptr %7, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %21 = load i32, ptr %20, align 8
  %22 = sext i32 %21 to i64
  %23 = mul nsw i64 %19, %22
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %25 = load i32, ptr %24, align 4
  %26 = icmp eq i32 %25, 4
  %27 = select i1 %26, i32 1275069450, i32 1275070475
  %28 = load i32, ptr %3, align 8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 84
  %30 = load i32, ptr %29, align 4
  %31 = load i32, ptr %11, align 8
  tail call fastcc void @enzyme_build.mpi.leave_send(ptr noundef %18, i64 noundef %23, i32 noundef %27, i32 noundef %28, i32 noundef %30, i32 noundef %31)
  br label %32

32:
  ret void
}

define internal fastcc void @enzyme_build.mpi.forget(ptr noundef %0) {
  tail call fastcc void @enzyme_build.mpi.leave_class(ptr noundef %0)
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 104
  tail call fastcc void @enzyme_build.mpi.forget_area(ptr noundef nonnull %2)
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 232
  tail call fastcc void @enzyme_build.mpi.forget_area(ptr noundef nonnull %3)
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %5 = load ptr, ptr %4, align 8
  tail call void @free(ptr noundef %5)
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %7 = load ptr, ptr %6, align 8
  tail call void @free(ptr noundef %7)
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %9 = load ptr, ptr %8, align 8
  tail call void @free(ptr noundef %9)
  tail call void @free(ptr noundef %0)
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
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %6 = load i32, ptr %5, align 8
  %7 = icmp ne i32 %6, 0
  %8 = icmp ne ptr %1, null
  %9 = and i1 %8, %7
  br i1 %9, label %10, label %12

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 312
  store ptr %1, ptr %11, align 8
  br label %12

12:
  tail call fastcc void @enzyme_build.mpi.reverse_finish(ptr noundef nonnull %0)
  tail call fastcc void @enzyme_build.mpi.reverse_begin(ptr noundef nonnull %0, ptr noundef %1)
  br label %13

13:
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Ssend_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef readonly %8, ptr noundef writeonly %9) {
  %11 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 0, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8)
  tail call fastcc void @enzyme_build.mpi.begun(ptr noundef %11)
  %12 = tail call i32 @MPI_Ssend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  store i32 %12, ptr %9, align 4
  tail call fastcc void @enzyme_build.mpi.finished(ptr noundef %11)
  ret ptr %11
}

declare i32 @MPI_Ssend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define internal i32 @enzyme_build.mpi.Ssend_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef readonly %8) {
  %10 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 0, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8)
  %11 = tail call i32 @MPI_Ssend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  tail call fastcc void @enzyme_build.mpi.send_tangents(ptr noundef %10)
  tail call fastcc void @enzyme_build.mpi.forget(ptr noundef %10)
  ret i32 %11
}

define internal void @enzyme_build.mpi.Ssend_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2) {
  tail call fastcc void @enzyme_build.mpi.reverse_message(ptr noundef %0, ptr noundef %2)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Bsend_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef readonly %8, ptr noundef writeonly %9) {
  %11 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 0, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8)
  tail call fastcc void @enzyme_build.mpi.begun(ptr noundef %11)
  %12 = tail call i32 @MPI_Bsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  store i32 %12, ptr %9, align 4
  tail call fastcc void @enzyme_build.mpi.finished(ptr noundef %11)
  ret ptr %11
}

declare i32 @MPI_Bsend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define internal i32 @enzyme_build.mpi.Bsend_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef readonly %8) {
  %10 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 0, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8)
  %11 = tail call i32 @MPI_Bsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  tail call fastcc void @enzyme_build.mpi.send_tangents(ptr noundef %10)
  tail call fastcc void @enzyme_build.mpi.forget(ptr noundef %10)
  ret i32 %11
}

define internal void @enzyme_build.mpi.Bsend_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2) {
  tail call fastcc void @enzyme_build.mpi.reverse_message(ptr noundef %0, ptr noundef %2)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Rsend_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef readonly %8, ptr noundef writeonly %9) {
  %11 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 0, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8)
  tail call fastcc void @enzyme_build.mpi.begun(ptr noundef %11)
  %12 = tail call i32 @MPI_Rsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  store i32 %12, ptr %9, align 4
  tail call fastcc void @enzyme_build.mpi.finished(ptr noundef %11)
  ret ptr %11
}

declare i32 @MPI_Rsend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define internal i32 @enzyme_build.mpi.Rsend_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef readonly %8) {
  %10 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 0, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8)
  %11 = tail call i32 @MPI_Rsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  tail call fastcc void @enzyme_build.mpi.send_tangents(ptr noundef %10)
  tail call fastcc void @enzyme_build.mpi.forget(ptr noundef %10)
  ret i32 %11
}

define internal void @enzyme_build.mpi.Rsend_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2) {
  tail call fastcc void @enzyme_build.mpi.reverse_message(ptr noundef %0, ptr noundef %2)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Recv_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef writeonly %10) {
  %12 = tail call fastcc ptr @enzyme_build.mpi.receive(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
  ret ptr %12
}

define internal fastcc noundef ptr @enzyme_build.mpi.receive(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef writeonly %10) {
  %12 = alloca %enzyme_build.mpi.MPI_Status, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  tail call fastcc void @enzyme_build.mpi.check_wild(i32 noundef %3, i32 noundef %4, i32 noundef %5)
  %13 = icmp eq ptr %6, inttoptr (i64 1 to ptr)
  %14 = select i1 %13, ptr %12, ptr %6
  %15 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 1, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %7, i32 noundef %8, ptr noundef %9)
  tail call fastcc void @enzyme_build.mpi.begun(ptr noundef %15)
  %16 = call i32 @MPI_Recv(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %14)
  store i32 %16, ptr %10, align 4
  call fastcc void @enzyme_build.mpi.arrived(ptr noundef %15, ptr noundef %14)
  call fastcc void @enzyme_build.mpi.finished(ptr noundef %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret ptr %15
}

define internal i32 @enzyme_build.mpi.Recv_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef readonly %9) {
  %11 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %12 = call fastcc ptr @enzyme_build.mpi.receive(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef nonnull %11)
  tail call fastcc void @enzyme_build.mpi.receive_tangents(ptr noundef %12)
  tail call fastcc void @enzyme_build.mpi.forget(ptr noundef %12)
  %13 = load i32, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  ret i32 %13
}

define internal fastcc void @enzyme_build.mpi.receive_tangents(ptr noundef %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %3 = load i32, ptr %2, align 8
  %4 = icmp eq i32 %3, -1
  br i1 %4, label %78, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %7 = load i32, ptr %6, align 8
  %8 = icmp eq i32 %7, 0
  %9 = select i1 %8, i64 112, i64 240
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 %9
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %78, label %13

13:
  %14 = load i32, ptr @enzyme_build.mpi.wild, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %.loopexit, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 92
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 84
  br label %23

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 344
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
  %46 = getelementptr inbounds nuw i8, ptr %37, i64 92
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
  %56 = getelementptr inbounds nuw i8, ptr %37, i64 80
  %57 = load i32, ptr %56, align 8
  %58 = icmp eq i32 %57, -2
  br i1 %58, label %62, label %59

59:
  %60 = load i32, ptr %2, align 8
  %61 = icmp eq i32 %57, %60
  br i1 %61, label %62, label %70

62:
  %63 = getelementptr inbounds nuw i8, ptr %37, i64 84
  %64 = load i32, ptr %63, align 4
  %65 = icmp eq i32 %64, -1
  br i1 %65, label %69, label %66

66:
  %67 = load i32, ptr %19, align 4
  %68 = icmp eq i32 %64, %67
  br i1 %68, label %69, label %70

69:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.21, i64 noundef 155)
  br label %70

70:
  %71 = getelementptr inbounds nuw i8, ptr %37, i64 368
  %72 = load ptr, ptr %71, align 8
  %73 = icmp eq ptr %72, null
  br i1 %73, label %29, label %.preheader

74:
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 232
  tail call fastcc void @enzyme_build.mpi.fetch_tangents(ptr noundef nonnull %0)
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 392
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

define internal noalias noundef ptr @enzyme_build.mpi.Sendrecv_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12, i32 noundef %13, ptr noundef readonly %14, ptr noundef readonly %15, ptr noundef writeonly %16) {
  %18 = tail call fastcc ptr @enzyme_build.mpi.exchange(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12, i32 noundef %13, ptr noundef %14, ptr noundef %15, i32 noundef 0, ptr noundef %16)
  ret ptr %18
}

define internal fastcc noalias noundef ptr @enzyme_build.mpi.exchange(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12, i32 noundef %13, ptr noundef readonly %14, ptr noundef readonly %15, i32 noundef %16, ptr noundef writeonly %17) {
  %19 = alloca %enzyme_build.mpi.MPI_Status, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %19)
  tail call fastcc void @enzyme_build.mpi.check_wild(i32 noundef %8, i32 noundef %9, i32 noundef %10)
  %20 = icmp eq ptr %11, inttoptr (i64 1 to ptr)
  %21 = select i1 %20, ptr %19, ptr %11
  %22 = tail call noalias dereferenceable_or_null(16) ptr @malloc(i64 noundef 16)
  %23 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 0, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %10, ptr noundef %12, i32 noundef %13, ptr noundef %14)
  store ptr %23, ptr %22, align 8
  %24 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 1, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %12, i32 noundef %13, ptr noundef %15)
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

define internal noundef i32 @enzyme_build.mpi.Sendrecv_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12, i32 noundef %13, ptr noundef readonly %14, ptr noundef readonly %15) {
  %17 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  %18 = call fastcc ptr @enzyme_build.mpi.exchange(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12, i32 noundef %13, ptr noundef %14, ptr noundef %15, i32 noundef 0, ptr noundef nonnull %17)
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
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 312
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

define internal noalias noundef ptr @enzyme_build.mpi.Sendrecv_replace_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, i32 noundef %10, ptr noundef readonly %11, ptr noundef writeonly %12) {
  %14 = tail call fastcc ptr @enzyme_build.mpi.exchange(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %11, i32 noundef 1, ptr noundef %12)
  ret ptr %14
}

define internal noundef i32 @enzyme_build.mpi.Sendrecv_replace_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, i32 noundef %10, ptr noundef readonly %11) {
  %13 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  %14 = call fastcc ptr @enzyme_build.mpi.exchange(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %11, i32 noundef 1, ptr noundef nonnull %13)
  %15 = load i32, ptr %13, align 4
  tail call fastcc void @enzyme_build.mpi.exchange_tangents(ptr noundef %14)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  ret i32 %15
}

define internal void @enzyme_build.mpi.Sendrecv_replace_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2) {
  tail call fastcc void @enzyme_build.mpi.reverse_exchange(ptr noundef %0, ptr noundef %2, ptr noundef %2)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Isend_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef writeonly %10) {
  %12 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 0, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %7, i32 noundef %8, ptr noundef %9)
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
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 368
  br i1 %22, label %24, label %19

24:
  %.lcssa = phi ptr [ %20, %19 ]
  %25 = getelementptr inbounds nuw i8, ptr %12, i64 376
  store i32 %14, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 368
  store ptr null, ptr %26, align 8
  store ptr %12, ptr %.lcssa, align 8
  ret ptr %12
}

declare i32 @MPI_Isend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Isend_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef readonly %9) {
  %11 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 0, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %7, i32 noundef %8, ptr noundef %9)
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
  %3 = alloca %enzyme_build.mpi.MPI_Status, align 4
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %5 = load i32, ptr %4, align 8
  %6 = icmp eq i32 %5, -1
  br i1 %6, label %33, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %9 = load i32, ptr %8, align 8
  %10 = icmp eq i32 %9, 0
  %11 = select i1 %10, i64 112, i64 240
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 8
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %33, label %15

15:
  tail call fastcc void @enzyme_build.mpi.reverse_finish(ptr noundef nonnull %0)
  %16 = load i32, ptr %8, align 8
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %33

18:
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %20 = call i32 @MPI_Wait(ptr noundef nonnull %19, ptr noundef nonnull %3)
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %22 = load ptr, ptr %21, align 8
  %23 = icmp eq ptr %22, null
  br i1 %23, label %26, label %24

24:
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 104
  call fastcc void @enzyme_build.mpi.check_count(ptr noundef %3, ptr noundef nonnull %25)
  br label %26

26:
  %27 = icmp eq ptr %1, null
  br i1 %27, label %30, label %28

28:
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store ptr %1, ptr %29, align 8
  br label %30

30:
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %32 = load ptr, ptr %21, align 8
  call fastcc void @enzyme_build.mpi.move(ptr noundef nonnull %31, i32 noundef 1, ptr noundef %32)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %33

33:
  call fastcc void @enzyme_build.mpi.forget(ptr noundef nonnull %0)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Issend_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef writeonly %10) {
  %12 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 0, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %7, i32 noundef %8, ptr noundef %9)
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
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 368
  br i1 %22, label %24, label %19

24:
  %.lcssa = phi ptr [ %20, %19 ]
  %25 = getelementptr inbounds nuw i8, ptr %12, i64 376
  store i32 %14, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 368
  store ptr null, ptr %26, align 8
  store ptr %12, ptr %.lcssa, align 8
  ret ptr %12
}

declare i32 @MPI_Issend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Issend_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef readonly %9) {
  %11 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 0, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %7, i32 noundef %8, ptr noundef %9)
  %12 = tail call i32 @MPI_Issend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  tail call fastcc void @enzyme_build.mpi.send_tangents(ptr noundef %11)
  tail call fastcc void @enzyme_build.mpi.forget(ptr noundef %11)
  ret i32 %12
}

define internal void @enzyme_build.mpi.Issend_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2) {
  tail call fastcc void @enzyme_build.mpi.reverse_begin(ptr noundef %0, ptr noundef %2)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Ibsend_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef writeonly %10) {
  %12 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 0, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %7, i32 noundef %8, ptr noundef %9)
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
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 368
  br i1 %22, label %24, label %19

24:
  %.lcssa = phi ptr [ %20, %19 ]
  %25 = getelementptr inbounds nuw i8, ptr %12, i64 376
  store i32 %14, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 368
  store ptr null, ptr %26, align 8
  store ptr %12, ptr %.lcssa, align 8
  ret ptr %12
}

declare i32 @MPI_Ibsend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Ibsend_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef readonly %9) {
  %11 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 0, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %7, i32 noundef %8, ptr noundef %9)
  %12 = tail call i32 @MPI_Ibsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  tail call fastcc void @enzyme_build.mpi.send_tangents(ptr noundef %11)
  tail call fastcc void @enzyme_build.mpi.forget(ptr noundef %11)
  ret i32 %12
}

define internal void @enzyme_build.mpi.Ibsend_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2) {
  tail call fastcc void @enzyme_build.mpi.reverse_begin(ptr noundef %0, ptr noundef %2)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Irsend_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef writeonly %10) {
  %12 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 0, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %7, i32 noundef %8, ptr noundef %9)
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
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 368
  br i1 %22, label %24, label %19

24:
  %.lcssa = phi ptr [ %20, %19 ]
  %25 = getelementptr inbounds nuw i8, ptr %12, i64 376
  store i32 %14, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 368
  store ptr null, ptr %26, align 8
  store ptr %12, ptr %.lcssa, align 8
  ret ptr %12
}

declare i32 @MPI_Irsend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Irsend_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef readonly %9) {
  %11 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 0, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %7, i32 noundef %8, ptr noundef %9)
  %12 = tail call i32 @MPI_Irsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  tail call fastcc void @enzyme_build.mpi.send_tangents(ptr noundef %11)
  tail call fastcc void @enzyme_build.mpi.forget(ptr noundef %11)
  ret i32 %12
}

define internal void @enzyme_build.mpi.Irsend_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2) {
  tail call fastcc void @enzyme_build.mpi.reverse_begin(ptr noundef %0, ptr noundef %2)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Irecv_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef writeonly %10) {
  tail call fastcc void @enzyme_build.mpi.check_wild(i32 noundef %3, i32 noundef %4, i32 noundef %5)
  %12 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 1, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %7, i32 noundef %8, ptr noundef %9)
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
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 368
  br i1 %22, label %24, label %19

24:
  %.lcssa = phi ptr [ %20, %19 ]
  %25 = getelementptr inbounds nuw i8, ptr %12, i64 376
  store i32 %14, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 368
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
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.24, i64 noundef 219)
  br label %11

11:
  ret void
}

declare i32 @MPI_Irecv(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Irecv_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef readonly %9) {
  %11 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %12 = call ptr @enzyme_build.mpi.Irecv_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef nonnull %11)
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

define internal noundef ptr @enzyme_build.mpi.Send_init_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef writeonly %10) {
  %12 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 0, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %7, i32 noundef %8, ptr noundef %9)
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
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 368
  br i1 %23, label %25, label %20

25:
  %.lcssa = phi ptr [ %21, %20 ]
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 376
  store i32 %15, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 368
  store ptr null, ptr %27, align 8
  store ptr %12, ptr %.lcssa, align 8
  ret ptr %12
}

declare i32 @MPI_Send_init(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Send_init_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef readonly %9) {
  %11 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %12 = call ptr @enzyme_build.mpi.Send_init_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef nonnull %11)
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 52
  store i32 1, ptr %13, align 4
  %14 = load i32, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  ret i32 %14
}

define internal void @enzyme_build.mpi.Send_init_reverse(ptr noundef %0, i32 noundef %1, ptr noundef readnone %2) {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 376
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
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 368
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %.loopexit.loopexit, label %18

18:
  %19 = icmp eq ptr %16, %0
  br i1 %19, label %.loopexit2.loopexit, label %.preheader

.loopexit2.loopexit:
  %.lcssa11 = phi ptr [ %14, %18 ]
  %20 = getelementptr inbounds nuw i8, ptr %.lcssa11, i64 368
  br label %.loopexit2

.loopexit2:
  %21 = phi ptr [ %9, %12 ], [ %20, %.loopexit2.loopexit ]
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %21, align 8
  br label %.loopexit

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  tail call fastcc void @enzyme_build.mpi.forget(ptr noundef %0)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Ssend_init_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef writeonly %10) {
  %12 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 0, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %7, i32 noundef %8, ptr noundef %9)
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
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 368
  br i1 %23, label %25, label %20

25:
  %.lcssa = phi ptr [ %21, %20 ]
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 376
  store i32 %15, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 368
  store ptr null, ptr %27, align 8
  store ptr %12, ptr %.lcssa, align 8
  ret ptr %12
}

declare i32 @MPI_Ssend_init(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Ssend_init_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef readonly %9) {
  %11 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %12 = call ptr @enzyme_build.mpi.Ssend_init_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef nonnull %11)
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 52
  store i32 1, ptr %13, align 4
  %14 = load i32, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  ret i32 %14
}

define internal void @enzyme_build.mpi.Ssend_init_reverse(ptr noundef %0, i32 noundef %1, ptr noundef readnone %2) {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 376
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
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 368
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %.loopexit.loopexit, label %18

18:
  %19 = icmp eq ptr %16, %0
  br i1 %19, label %.loopexit2.loopexit, label %.preheader

.loopexit2.loopexit:
  %.lcssa11 = phi ptr [ %14, %18 ]
  %20 = getelementptr inbounds nuw i8, ptr %.lcssa11, i64 368
  br label %.loopexit2

.loopexit2:
  %21 = phi ptr [ %9, %12 ], [ %20, %.loopexit2.loopexit ]
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %21, align 8
  br label %.loopexit

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  tail call fastcc void @enzyme_build.mpi.forget(ptr noundef %0)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Bsend_init_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef writeonly %10) {
  %12 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 0, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %7, i32 noundef %8, ptr noundef %9)
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
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 368
  br i1 %23, label %25, label %20

25:
  %.lcssa = phi ptr [ %21, %20 ]
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 376
  store i32 %15, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 368
  store ptr null, ptr %27, align 8
  store ptr %12, ptr %.lcssa, align 8
  ret ptr %12
}

declare i32 @MPI_Bsend_init(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Bsend_init_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef readonly %9) {
  %11 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %12 = call ptr @enzyme_build.mpi.Bsend_init_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef nonnull %11)
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 52
  store i32 1, ptr %13, align 4
  %14 = load i32, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  ret i32 %14
}

define internal void @enzyme_build.mpi.Bsend_init_reverse(ptr noundef %0, i32 noundef %1, ptr noundef readnone %2) {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 376
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
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 368
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %.loopexit.loopexit, label %18

18:
  %19 = icmp eq ptr %16, %0
  br i1 %19, label %.loopexit2.loopexit, label %.preheader

.loopexit2.loopexit:
  %.lcssa11 = phi ptr [ %14, %18 ]
  %20 = getelementptr inbounds nuw i8, ptr %.lcssa11, i64 368
  br label %.loopexit2

.loopexit2:
  %21 = phi ptr [ %9, %12 ], [ %20, %.loopexit2.loopexit ]
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %21, align 8
  br label %.loopexit

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  tail call fastcc void @enzyme_build.mpi.forget(ptr noundef %0)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Rsend_init_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef writeonly %10) {
  %12 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 0, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %7, i32 noundef %8, ptr noundef %9)
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
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 368
  br i1 %23, label %25, label %20

25:
  %.lcssa = phi ptr [ %21, %20 ]
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 376
  store i32 %15, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 368
  store ptr null, ptr %27, align 8
  store ptr %12, ptr %.lcssa, align 8
  ret ptr %12
}

declare i32 @MPI_Rsend_init(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Rsend_init_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef readonly %9) {
  %11 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %12 = call ptr @enzyme_build.mpi.Rsend_init_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef nonnull %11)
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 52
  store i32 1, ptr %13, align 4
  %14 = load i32, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  ret i32 %14
}

define internal void @enzyme_build.mpi.Rsend_init_reverse(ptr noundef %0, i32 noundef %1, ptr noundef readnone %2) {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 376
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
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 368
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %.loopexit.loopexit, label %18

18:
  %19 = icmp eq ptr %16, %0
  br i1 %19, label %.loopexit2.loopexit, label %.preheader

.loopexit2.loopexit:
  %.lcssa11 = phi ptr [ %14, %18 ]
  %20 = getelementptr inbounds nuw i8, ptr %.lcssa11, i64 368
  br label %.loopexit2

.loopexit2:
  %21 = phi ptr [ %9, %12 ], [ %20, %.loopexit2.loopexit ]
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %21, align 8
  br label %.loopexit

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  tail call fastcc void @enzyme_build.mpi.forget(ptr noundef %0)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Recv_init_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef writeonly %10) {
  %12 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 1, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %7, i32 noundef %8, ptr noundef %9)
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
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 368
  br i1 %23, label %25, label %20

25:
  %.lcssa = phi ptr [ %21, %20 ]
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 376
  store i32 %15, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 368
  store ptr null, ptr %27, align 8
  store ptr %12, ptr %.lcssa, align 8
  ret ptr %12
}

declare i32 @MPI_Recv_init(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Recv_init_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef readonly %9) {
  %11 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %12 = call ptr @enzyme_build.mpi.Recv_init_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef nonnull %11)
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 52
  store i32 1, ptr %13, align 4
  %14 = load i32, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  ret i32 %14
}

define internal void @enzyme_build.mpi.Recv_init_reverse(ptr noundef %0, i32 noundef %1, ptr noundef readnone %2) {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 376
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
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 368
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %.loopexit.loopexit, label %18

18:
  %19 = icmp eq ptr %16, %0
  br i1 %19, label %.loopexit2.loopexit, label %.preheader

.loopexit2.loopexit:
  %.lcssa11 = phi ptr [ %14, %18 ]
  %20 = getelementptr inbounds nuw i8, ptr %.lcssa11, i64 368
  br label %.loopexit2

.loopexit2:
  %21 = phi ptr [ %9, %12 ], [ %20, %.loopexit2.loopexit ]
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %21, align 8
  br label %.loopexit

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  tail call fastcc void @enzyme_build.mpi.forget(ptr noundef %0)
  ret void
}

define internal noalias noundef ptr @enzyme_build.mpi.Start_keep(ptr noundef %0, ptr noundef readnone %1, i32 noundef %2, ptr noundef writeonly %3) {
  %5 = tail call i32 @MPI_Start(ptr noundef %0)
  store i32 %5, ptr %3, align 4
  %6 = tail call fastcc ptr @enzyme_build.mpi.start_all(i32 noundef 1, ptr noundef %0, i32 noundef 0)
  ret ptr %6
}

declare i32 @MPI_Start(ptr noundef)

define internal fastcc noalias noundef ptr @enzyme_build.mpi.start_all(i32 noundef %0, ptr noundef readonly %1, i32 noundef %2) {
  %4 = alloca { i64, i32, i32, i32, ptr, i32, i32, i32, i32 }, align 8
  %5 = alloca [24 x i8], align 8
  %6 = alloca { i64, i32 }, align 8
  %7 = sext i32 %0 to i64
  %8 = shl nsw i64 %7, 3
  %9 = add nsw i64 %8, 8
  %10 = tail call noalias ptr @malloc(i64 noundef %9)
  store i32 %0, ptr %10, align 8
  %11 = icmp sgt i32 %0, 0
  br i1 %11, label %12, label %.loopexit8

12:
  %13 = icmp ne i32 %2, 0
  %14 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %15 = zext nneg i32 %0 to i64
  br label %16

.loopexit8.loopexit:
  br label %.loopexit8

.loopexit8:
  ret ptr %10

16:
  %17 = phi i64 [ 0, %12 ], [ %122, %119 ]
  %18 = getelementptr inbounds nuw i32, ptr %1, i64 %17
  %19 = load i32, ptr %18, align 4
  %20 = sext i32 %19 to i64
  %21 = mul i64 %20, -7046029254386353131
  %22 = lshr i64 %21, 58
  %23 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %22
  %24 = load ptr, ptr %23, align 8
  %25 = icmp eq ptr %24, null
  br i1 %25, label %.loopexit.loopexit31, label %.preheader.preheader

.preheader.preheader:
  br label %.preheader

.preheader:
  %26 = phi ptr [ %36, %34 ], [ %24, %.preheader.preheader ]
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 376
  %28 = load i32, ptr %27, align 8
  %29 = icmp eq i32 %28, %19
  br i1 %29, label %30, label %34

30:
  %31 = getelementptr inbounds nuw i8, ptr %26, i64 48
  %32 = load i32, ptr %31, align 8
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %38

34:
  %35 = getelementptr inbounds nuw i8, ptr %26, i64 368
  %36 = load ptr, ptr %35, align 8
  %37 = icmp eq ptr %36, null
  br i1 %37, label %.loopexit.loopexit, label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit.loopexit31:
  br label %.loopexit

.loopexit:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.25, i64 noundef 169)
  unreachable

38:
  %.lcssa = phi ptr [ %26, %30 ]
  %39 = getelementptr inbounds nuw i8, ptr %.lcssa, i64 88
  %40 = load i32, ptr %39, align 8
  %41 = icmp eq i32 %40, 0
  %42 = select i1 %41, i64 104, i64 232
  %43 = getelementptr inbounds nuw i8, ptr %.lcssa, i64 %42
  %44 = getelementptr inbounds nuw i8, ptr %.lcssa, i64 92
  %45 = load i32, ptr %44, align 4
  %46 = getelementptr inbounds nuw i8, ptr %.lcssa, i64 80
  %47 = load i32, ptr %46, align 8
  %48 = getelementptr inbounds nuw i8, ptr %.lcssa, i64 84
  %49 = load i32, ptr %48, align 4
  %50 = getelementptr inbounds nuw i8, ptr %43, i64 88
  %51 = load i32, ptr %50, align 8
  %52 = getelementptr inbounds nuw i8, ptr %.lcssa, i64 360
  %53 = load ptr, ptr %52, align 8
  %54 = tail call fastcc ptr @enzyme_build.mpi.new_record(i32 noundef %45, i32 noundef %47, i32 noundef %49, i32 noundef %51, ptr noundef %53, ptr noundef null)
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 72
  store ptr @enzyme_build.mpi.start_adjoint, ptr %55, align 8
  %56 = getelementptr inbounds nuw i8, ptr %.lcssa, i64 96
  %57 = load i32, ptr %56, align 8
  %58 = getelementptr inbounds nuw i8, ptr %54, i64 96
  store i32 %57, ptr %58, align 8
  %59 = load i32, ptr %39, align 8
  %60 = getelementptr inbounds nuw i8, ptr %54, i64 88
  store i32 %59, ptr %60, align 8
  %61 = icmp eq i32 %59, 0
  %62 = select i1 %61, i64 104, i64 232
  %63 = getelementptr inbounds nuw i8, ptr %54, i64 %62
  call void @llvm.lifetime.start.p0(ptr %4)
  call void @llvm.lifetime.start.p0(ptr %5)
  call void @llvm.lifetime.start.p0(ptr %6)
  %64 = getelementptr inbounds nuw i8, ptr %54, i64 360
  %65 = load ptr, ptr %64, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %4, ptr noundef nonnull align 8 dereferenceable(48) %43, i64 48, i1 false)
  %66 = getelementptr inbounds nuw i8, ptr %43, i64 48
  %67 = load ptr, ptr %66, align 8
  %68 = getelementptr inbounds nuw i8, ptr %43, i64 56
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %5, ptr noundef nonnull align 8 dereferenceable(24) %68, i64 24, i1 false)
  %69 = load i64, ptr %50, align 8
  %70 = getelementptr inbounds nuw i8, ptr %43, i64 96
  %71 = getelementptr inbounds nuw i8, ptr %43, i64 104
  %72 = load ptr, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %43, i64 112
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %6, ptr noundef nonnull align 8 dereferenceable(16) %73, i64 16, i1 false)
  %74 = getelementptr inbounds nuw i8, ptr %43, i64 44
  %75 = load i32, ptr %74, align 4
  %76 = icmp sgt i32 %75, 1
  br i1 %76, label %77, label %85

77:
  %78 = zext nneg i32 %75 to i64
  %79 = shl nuw nsw i64 %78, 4
  %80 = tail call noalias ptr @malloc(i64 noundef %79)
  %81 = getelementptr inbounds nuw i8, ptr %43, i64 40
  %82 = load i32, ptr %81, align 8
  %83 = sext i32 %82 to i64
  %84 = shl nsw i64 %83, 4
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %80, ptr align 8 %67, i64 %84, i1 false)
  br label %85

85:
  %86 = phi ptr [ %80, %77 ], [ %67, %38 ]
  %87 = shl i64 %69, 1
  %88 = ashr i64 %87, 30
  %89 = and i64 %88, -8
  %90 = or disjoint i64 %89, 1
  %91 = tail call noalias ptr @malloc(i64 noundef %90)
  %92 = load ptr, ptr %70, align 8
  %93 = ashr i64 %69, 32
  %94 = shl nsw i64 %93, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %91, ptr align 4 %92, i64 %94, i1 false)
  %95 = icmp eq ptr %72, null
  br i1 %95, label %98, label %96

96:
  %97 = getelementptr inbounds i32, ptr %91, i64 %93
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %97, ptr nonnull align 4 %72, i64 %94, i1 false)
  br label %98

98:
  %99 = phi ptr [ null, %85 ], [ %97, %96 ]
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %63, ptr noundef nonnull align 8 dereferenceable(48) %4, i64 48, i1 false)
  %100 = getelementptr inbounds nuw i8, ptr %63, i64 48
  store ptr %86, ptr %100, align 8
  %101 = getelementptr inbounds nuw i8, ptr %63, i64 56
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %101, ptr noundef nonnull align 8 dereferenceable(24) %5, i64 24, i1 false)
  %102 = getelementptr inbounds nuw i8, ptr %63, i64 80
  store ptr %65, ptr %102, align 8
  %103 = getelementptr inbounds nuw i8, ptr %63, i64 88
  store i64 %69, ptr %103, align 8
  %104 = getelementptr inbounds nuw i8, ptr %63, i64 96
  store ptr %91, ptr %104, align 8
  %105 = getelementptr inbounds nuw i8, ptr %63, i64 104
  store ptr %99, ptr %105, align 8
  %106 = getelementptr inbounds nuw i8, ptr %63, i64 112
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %106, ptr noundef nonnull align 8 dereferenceable(16) %6, i64 16, i1 false)
  call void @llvm.lifetime.end.p0(ptr %4)
  call void @llvm.lifetime.end.p0(ptr %5)
  call void @llvm.lifetime.end.p0(ptr %6)
  %107 = getelementptr inbounds nuw i8, ptr %54, i64 52
  store i32 %2, ptr %107, align 4
  %108 = select i1 %13, i1 %61, i1 false
  br i1 %108, label %109, label %110

109:
  tail call fastcc void @enzyme_build.mpi.send_tangents(ptr noundef nonnull %54)
  tail call fastcc void @enzyme_build.mpi.forget(ptr noundef nonnull %54)
  br label %119

110:
  tail call fastcc void @enzyme_build.mpi.begun(ptr noundef nonnull %54)
  br label %111

111:
  %112 = phi ptr [ %23, %110 ], [ %115, %111 ]
  %113 = load ptr, ptr %112, align 8
  %114 = icmp eq ptr %113, null
  %115 = getelementptr inbounds nuw i8, ptr %113, i64 368
  br i1 %114, label %116, label %111

116:
  %.lcssa33 = phi ptr [ %112, %111 ]
  %117 = getelementptr inbounds nuw i8, ptr %54, i64 376
  store i32 %19, ptr %117, align 8
  %118 = getelementptr inbounds nuw i8, ptr %54, i64 368
  store ptr null, ptr %118, align 8
  store ptr %54, ptr %.lcssa33, align 8
  br label %119

119:
  %120 = phi ptr [ %54, %116 ], [ null, %109 ]
  %121 = getelementptr inbounds nuw ptr, ptr %14, i64 %17
  store ptr %120, ptr %121, align 8
  %122 = add nuw nsw i64 %17, 1
  %123 = icmp eq i64 %122, %15
  br i1 %123, label %.loopexit8.loopexit, label %16
}

define internal i32 @enzyme_build.mpi.Start_forward(ptr noundef %0, ptr noundef readnone %1, i32 noundef %2) {
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

define internal noalias noundef ptr @enzyme_build.mpi.Startall_keep(i32 noundef %0, ptr noundef %1, ptr noundef readnone %2, i32 noundef %3, ptr noundef writeonly %4) {
  %6 = tail call i32 @MPI_Startall(i32 noundef %0, ptr noundef %1)
  store i32 %6, ptr %4, align 4
  %7 = tail call fastcc ptr @enzyme_build.mpi.start_all(i32 noundef %0, ptr noundef %1, i32 noundef 0)
  ret ptr %7
}

declare i32 @MPI_Startall(i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Startall_forward(i32 noundef %0, ptr noundef %1, ptr noundef readnone %2, i32 noundef %3) {
  %5 = tail call i32 @MPI_Startall(i32 noundef %0, ptr noundef %1)
  %6 = tail call fastcc ptr @enzyme_build.mpi.start_all(i32 noundef %0, ptr noundef %1, i32 noundef 1)
  tail call void @free(ptr noundef %6)
  ret i32 %5
}

define internal void @enzyme_build.mpi.Startall_reverse(ptr noundef %0, i32 noundef %1) {
  tail call fastcc void @enzyme_build.mpi.reverse_start(ptr noundef %0)
  ret void
}

define internal noalias noundef ptr @enzyme_build.mpi.Wait_keep(ptr noundef %0, ptr noundef %1, ptr noundef readnone %2, i32 noundef %3, ptr noundef writeonly %4) {
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

define internal i32 @enzyme_build.mpi.Wait_forward(ptr noundef %0, ptr noundef %1, ptr noundef readnone %2, i32 noundef %3) {
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
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 408
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

define internal noalias noundef ptr @enzyme_build.mpi.Test_keep(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef readnone %3, i32 noundef %4, ptr noundef writeonly %5) {
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

define internal i32 @enzyme_build.mpi.Test_forward(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef readnone %3, i32 noundef %4) {
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

define internal noalias noundef ptr @enzyme_build.mpi.Waitall_keep(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef readnone %3, i32 noundef %4, ptr noundef writeonly %5) {
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

define internal i32 @enzyme_build.mpi.Waitall_forward(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef readnone %3, i32 noundef %4) {
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

define internal noalias noundef ptr @enzyme_build.mpi.Testall_keep(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef readnone %4, i32 noundef %5, ptr noundef writeonly %6) {
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

define internal i32 @enzyme_build.mpi.Testall_forward(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef readnone %4, i32 noundef %5) {
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

define internal noalias noundef ptr @enzyme_build.mpi.Waitany_keep(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef readnone %4, i32 noundef %5, ptr noundef writeonly %6) {
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

define internal i32 @enzyme_build.mpi.Waitany_forward(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef readnone %4, i32 noundef %5) {
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

define internal noalias noundef ptr @enzyme_build.mpi.Testany_keep(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef readnone %5, i32 noundef %6, ptr noundef writeonly %7) {
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

define internal i32 @enzyme_build.mpi.Testany_forward(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef readnone %5, i32 noundef %6) {
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

define internal noalias noundef ptr @enzyme_build.mpi.Waitsome_keep(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef readnone %5, i32 noundef %6, ptr noundef writeonly %7) {
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

define internal i32 @enzyme_build.mpi.Waitsome_forward(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef readnone %5, i32 noundef %6) {
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

define internal noalias noundef ptr @enzyme_build.mpi.Testsome_keep(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef readnone %5, i32 noundef %6, ptr noundef writeonly %7) {
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

define internal i32 @enzyme_build.mpi.Testsome_forward(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef readnone %5, i32 noundef %6) {
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

define internal noalias noundef ptr @enzyme_build.mpi.Mprobe_keep(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef readnone %5, i32 noundef %6, ptr noundef writeonly %7) {
  %9 = tail call fastcc i32 @enzyme_build.mpi.probe(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef null, ptr noundef %3, ptr noundef %4)
  store i32 %9, ptr %7, align 4
  ret ptr null
}

define internal fastcc i32 @enzyme_build.mpi.probe(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) {
  %7 = alloca %enzyme_build.mpi.MPI_Status, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  tail call fastcc void @enzyme_build.mpi.check_wild(i32 noundef %0, i32 noundef %1, i32 noundef %2)
  %8 = icmp eq ptr %5, inttoptr (i64 1 to ptr)
  %9 = select i1 %8, ptr %7, ptr %5
  %10 = icmp eq ptr %3, null
  br i1 %10, label %11, label %13

11:
  %12 = call i32 @MPI_Mprobe(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %4, ptr noundef %9)
  br label %17

13:
  %14 = call i32 @MPI_Improbe(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef nonnull %3, ptr noundef %4, ptr noundef %9)
  %15 = load i32, ptr %3, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %34, label %17

17:
  %18 = phi i32 [ %12, %11 ], [ %14, %13 ]
  %19 = load i32, ptr %4, align 4
  %20 = and i32 %19, -1073741825
  %21 = icmp eq i32 %20, 738197504
  br i1 %21, label %34, label %22

22:
  %23 = call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24)
  %.sroa.sel.v.sroa.sel.v.sroa.sel.v.sroa.sel.v = select i1 %8, ptr %7, ptr %5
  %.sroa.gep = getelementptr inbounds nuw i8, ptr %7, i64 8
  %.sroa.gep14 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %.sroa.sel.v.sroa.sel.v.sroa.sel.v.sroa.sel.v.sroa.sel = select i1 %8, ptr %.sroa.gep, ptr %.sroa.gep14
  %24 = load i32, ptr %.sroa.sel.v.sroa.sel.v.sroa.sel.v.sroa.sel.v.sroa.sel, align 4
  %.sroa.sel4.v.sroa.sel.v.sroa.sel.v.sroa.sel.v = select i1 %8, ptr %7, ptr %5
  %.sroa.gep15 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %.sroa.gep16 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %.sroa.sel4.v.sroa.sel.v.sroa.sel.v.sroa.sel.v.sroa.sel = select i1 %8, ptr %.sroa.gep15, ptr %.sroa.gep16
  %25 = load i32, ptr %.sroa.sel4.v.sroa.sel.v.sroa.sel.v.sroa.sel.v.sroa.sel, align 4
  %26 = call fastcc ptr @enzyme_build.mpi.new_record(i32 noundef %2, i32 noundef %24, i32 noundef %25, i32 noundef 0, ptr noundef null, ptr noundef null)
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 72
  store ptr @enzyme_build.mpi.start_adjoint, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 56
  store i32 1, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %26, i64 44
  store i32 1, ptr %29, align 4
  %30 = getelementptr inbounds nuw i8, ptr %26, i64 88
  store i32 1, ptr %30, align 8
  call fastcc void @enzyme_build.mpi.enter(ptr noundef %26, i32 noundef 1)
  %31 = load ptr, ptr @enzyme_build.mpi.matched, align 8
  store ptr %31, ptr %23, align 8
  %32 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store i32 %19, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store ptr %26, ptr %33, align 8
  store ptr %23, ptr @enzyme_build.mpi.matched, align 8
  br label %34

34:
  %35 = phi i32 [ %14, %13 ], [ %18, %17 ], [ %18, %22 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  ret i32 %35
}

define internal i32 @enzyme_build.mpi.Mprobe_forward(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef readnone %5, i32 noundef %6) {
  %8 = tail call fastcc i32 @enzyme_build.mpi.probe(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef null, ptr noundef %3, ptr noundef %4)
  ret i32 %8
}

define internal void @enzyme_build.mpi.Mprobe_reverse(ptr noundef readnone %0, i32 noundef %1) {
  ret void
}

define internal noalias noundef ptr @enzyme_build.mpi.Improbe_keep(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef readnone %6, i32 noundef %7, ptr noundef writeonly %8) {
  %10 = tail call fastcc i32 @enzyme_build.mpi.probe(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5)
  store i32 %10, ptr %8, align 4
  ret ptr null
}

define internal i32 @enzyme_build.mpi.Improbe_forward(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef readnone %6, i32 noundef %7) {
  %9 = tail call fastcc i32 @enzyme_build.mpi.probe(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5)
  ret i32 %9
}

define internal void @enzyme_build.mpi.Improbe_reverse(ptr noundef readnone %0, i32 noundef %1) {
  ret void
}

define internal ptr @enzyme_build.mpi.Mrecv_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef readonly %7, ptr noundef writeonly %8) {
  %10 = tail call fastcc ptr @enzyme_build.mpi.receive_matched(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8)
  ret ptr %10
}

define internal fastcc ptr @enzyme_build.mpi.receive_matched(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef readonly %7, ptr noundef writeonly %8) {
  %10 = alloca %enzyme_build.mpi.MPI_Status, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %11 = icmp eq ptr %4, inttoptr (i64 1 to ptr)
  %12 = select i1 %11, ptr %10, ptr %4
  %13 = load i32, ptr %3, align 4
  %14 = tail call fastcc ptr @enzyme_build.mpi.taken(i32 noundef %13, ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %5, i32 noundef %6, ptr noundef %7)
  %15 = call i32 @MPI_Mrecv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef nonnull %3, ptr noundef %12)
  store i32 %15, ptr %8, align 4
  call fastcc void @enzyme_build.mpi.arrived(ptr noundef %14, ptr noundef %12)
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 80
  %17 = load i32, ptr %16, align 8
  %18 = icmp eq i32 %17, -1
  br i1 %18, label %28, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 88
  %21 = load i32, ptr %20, align 8
  %22 = icmp eq i32 %21, 0
  %23 = select i1 %22, i64 112, i64 240
  %24 = getelementptr inbounds nuw i8, ptr %14, i64 %23
  %25 = load i32, ptr %24, align 8
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %28, label %27

27:
  call fastcc void @enzyme_build.mpi.complete(ptr noundef nonnull %14)
  br label %28

28:
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  ret ptr %14
}

define internal i32 @enzyme_build.mpi.Mrecv_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef readonly %7) {
  %9 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %10 = call fastcc ptr @enzyme_build.mpi.receive_matched(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef nonnull %9)
  tail call fastcc void @enzyme_build.mpi.receive_tangents(ptr noundef %10)
  tail call fastcc void @enzyme_build.mpi.forget(ptr noundef %10)
  %11 = load i32, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  ret i32 %11
}

define internal void @enzyme_build.mpi.Mrecv_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2) {
  tail call fastcc void @enzyme_build.mpi.reverse_message(ptr noundef %0, ptr noundef %2)
  ret void
}

define internal ptr @enzyme_build.mpi.Imrecv_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef readonly %7, ptr noundef writeonly %8) {
  %10 = load i32, ptr %3, align 4
  %11 = tail call fastcc ptr @enzyme_build.mpi.taken(i32 noundef %10, ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %5, i32 noundef %6, ptr noundef %7)
  %12 = tail call i32 @MPI_Imrecv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef nonnull %3, ptr noundef %4)
  store i32 %12, ptr %8, align 4
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 80
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, -1
  br i1 %15, label %24, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 88
  %18 = load i32, ptr %17, align 8
  %19 = icmp eq i32 %18, 0
  %20 = select i1 %19, i64 112, i64 240
  %21 = getelementptr inbounds nuw i8, ptr %11, i64 %20
  %22 = load i32, ptr %21, align 8
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %26

24:
  %25 = getelementptr inbounds nuw i8, ptr %11, i64 60
  store i32 1, ptr %25, align 4
  br label %26

26:
  %27 = load i32, ptr %4, align 4
  %28 = sext i32 %27 to i64
  %29 = mul i64 %28, -7046029254386353131
  %30 = lshr i64 %29, 58
  %31 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %30
  br label %32

32:
  %33 = phi ptr [ %31, %26 ], [ %36, %32 ]
  %34 = load ptr, ptr %33, align 8
  %35 = icmp eq ptr %34, null
  %36 = getelementptr inbounds nuw i8, ptr %34, i64 368
  br i1 %35, label %37, label %32

37:
  %.lcssa = phi ptr [ %33, %32 ]
  %38 = getelementptr inbounds nuw i8, ptr %11, i64 376
  store i32 %27, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %11, i64 368
  store ptr null, ptr %39, align 8
  store ptr %11, ptr %.lcssa, align 8
  ret ptr %11
}

define internal fastcc ptr @enzyme_build.mpi.taken(i32 noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef readonly %6) {
  %8 = alloca %enzyme_build.mpi.Area, align 8
  %9 = load ptr, ptr @enzyme_build.mpi.matched, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %.loopexit, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %13 = load i32, ptr %12, align 8
  %14 = icmp eq i32 %13, %0
  br i1 %14, label %.loopexit5, label %.preheader.preheader

.preheader.preheader:
  br label %.preheader

15:
  %16 = getelementptr inbounds nuw i8, ptr %57, i64 8
  %17 = load i32, ptr %16, align 8
  %18 = icmp eq i32 %17, %0
  br i1 %18, label %.loopexit5.loopexit, label %.preheader

.loopexit5.loopexit:
  %.lcssa31 = phi ptr [ %56, %15 ]
  %.lcssa29 = phi ptr [ %57, %15 ]
  br label %.loopexit5

.loopexit5:
  %19 = phi ptr [ %9, %11 ], [ %.lcssa29, %.loopexit5.loopexit ]
  %20 = phi ptr [ @enzyme_build.mpi.matched, %11 ], [ %.lcssa31, %.loopexit5.loopexit ]
  %21 = getelementptr inbounds nuw i8, ptr %19, i64 16
  %22 = load ptr, ptr %21, align 8
  %23 = load ptr, ptr %19, align 8
  store ptr %23, ptr %20, align 8
  tail call void @free(ptr noundef nonnull %19)
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 360
  %25 = load ptr, ptr %24, align 8
  tail call void @free(ptr noundef %25)
  %26 = shl nsw i32 %5, 1
  %27 = sext i32 %26 to i64
  %28 = shl nsw i64 %27, 3
  %29 = or disjoint i64 %28, 1
  %30 = tail call noalias ptr @malloc(i64 noundef %29)
  store ptr %30, ptr %24, align 8
  %31 = icmp sgt i32 %5, 0
  br i1 %31, label %32, label %37

32:
  %33 = icmp eq ptr %6, null
  %34 = zext nneg i32 %5 to i64
  br label %44

35:
  %36 = load ptr, ptr %24, align 8
  br label %37

37:
  %38 = phi ptr [ %36, %35 ], [ %30, %.loopexit5 ]
  %39 = getelementptr inbounds nuw i8, ptr %22, i64 56
  store i32 0, ptr %39, align 8
  %40 = getelementptr inbounds nuw i8, ptr %22, i64 232
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call fastcc void @enzyme_build.mpi.area(ptr dead_on_unwind writable sret(%enzyme_build.mpi.Area) align 8 %8, ptr noundef %1, i32 noundef 1, ptr noundef null, i32 noundef %2, ptr noundef null, i32 noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %38)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %40, ptr noundef nonnull align 8 dereferenceable(128) %8, i64 128, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  %41 = getelementptr inbounds nuw i8, ptr %22, i64 240
  %42 = load i32, ptr %41, align 8
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %55, label %63

44:
  %45 = phi i64 [ 0, %32 ], [ %53, %49 ]
  br i1 %33, label %49, label %46

46:
  %47 = getelementptr inbounds nuw ptr, ptr %6, i64 %45
  %48 = load ptr, ptr %47, align 8
  br label %49

49:
  %50 = phi ptr [ %48, %46 ], [ null, %44 ]
  %51 = load ptr, ptr %24, align 8
  %52 = getelementptr inbounds nuw ptr, ptr %51, i64 %45
  store ptr %50, ptr %52, align 8
  %53 = add nuw nsw i64 %45, 1
  %54 = icmp eq i64 %53, %34
  br i1 %54, label %35, label %44

55:
  call fastcc void @enzyme_build.mpi.complete(ptr noundef nonnull %22)
  call fastcc void @enzyme_build.mpi.leave_class(ptr noundef nonnull %22)
  br label %63

.preheader:
  %56 = phi ptr [ %57, %15 ], [ %9, %.preheader.preheader ]
  %57 = load ptr, ptr %56, align 8
  %58 = icmp eq ptr %57, null
  br i1 %58, label %.loopexit.loopexit, label %15

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %59 = icmp eq i32 %0, 1811939328
  br i1 %59, label %61, label %60

60:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.26, i64 noundef 109)
  br label %61

61:
  %62 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 1, ptr noundef %1, i32 noundef 0, i32 noundef %3, i32 noundef -1, i32 noundef 0, i32 noundef 1140850689, ptr noundef %4, i32 noundef %5, ptr noundef %6)
  br label %63

63:
  %64 = phi ptr [ %62, %61 ], [ %22, %37 ], [ %22, %55 ]
  ret ptr %64
}

declare i32 @MPI_Imrecv(ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Imrecv_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef readonly %7) {
  %9 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %10 = call ptr @enzyme_build.mpi.Imrecv_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef nonnull %9)
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 52
  store i32 1, ptr %11, align 4
  %12 = load i32, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  ret i32 %12
}

define internal void @enzyme_build.mpi.Imrecv_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2) {
  tail call fastcc void @enzyme_build.mpi.reverse_begin(ptr noundef %0, ptr noundef %2)
  ret void
}

define internal ptr @enzyme_build.mpi.Request_get_status_keep(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef readnone %3, i32 noundef %4, ptr noundef writeonly %5) {
  %7 = alloca %enzyme_build.mpi.MPI_Status, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %8 = icmp eq ptr %2, inttoptr (i64 1 to ptr)
  %9 = select i1 %8, ptr %7, ptr %2
  %10 = call i32 @MPI_Request_get_status(i32 noundef %0, ptr noundef %1, ptr noundef %9)
  store i32 %10, ptr %5, align 4
  %11 = load i32, ptr %1, align 4
  %12 = call fastcc ptr @enzyme_build.mpi.seen(i32 noundef %0, i32 noundef %11, ptr noundef %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  ret ptr %12
}

declare i32 @MPI_Request_get_status(i32 noundef, ptr noundef, ptr noundef)

define internal fastcc ptr @enzyme_build.mpi.seen(i32 noundef %0, i32 noundef %1, ptr noundef %2) {
  %4 = icmp eq i32 %1, 0
  %5 = icmp eq i32 %0, 738197504
  %6 = or i1 %5, %4
  br i1 %6, label %.loopexit, label %7

7:
  %8 = sext i32 %0 to i64
  %9 = mul i64 %8, -7046029254386353131
  %10 = lshr i64 %9, 58
  %11 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %10
  %12 = load ptr, ptr %11, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %.loopexit, label %.preheader.preheader

.preheader.preheader:
  br label %.preheader

.preheader:
  %14 = phi ptr [ %24, %22 ], [ %12, %.preheader.preheader ]
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 376
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, %0
  br i1 %17, label %18, label %22

18:
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 48
  %20 = load i32, ptr %19, align 8
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %26, label %22

22:
  %23 = getelementptr inbounds nuw i8, ptr %14, i64 368
  %24 = load ptr, ptr %23, align 8
  %25 = icmp eq ptr %24, null
  br i1 %25, label %.loopexit.loopexit, label %.preheader

26:
  %.lcssa = phi ptr [ %14, %18 ]
  %27 = getelementptr inbounds nuw i8, ptr %.lcssa, i64 60
  %28 = load i32, ptr %27, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %.loopexit

30:
  %31 = getelementptr inbounds nuw i8, ptr %.lcssa, i64 408
  %32 = load ptr, ptr %31, align 8
  %33 = icmp eq ptr %32, null
  br i1 %33, label %35, label %34

34:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.27, i64 noundef 78)
  br label %35

35:
  store i32 1, ptr %27, align 4
  tail call fastcc void @enzyme_build.mpi.arrived(ptr noundef nonnull %.lcssa, ptr noundef %2)
  tail call fastcc void @enzyme_build.mpi.finished(ptr noundef nonnull %.lcssa)
  %36 = getelementptr inbounds nuw i8, ptr %.lcssa, i64 52
  %37 = load i32, ptr %36, align 4
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %.loopexit, label %39

39:
  tail call fastcc void @enzyme_build.mpi.receive_tangents(ptr noundef nonnull %.lcssa)
  br label %.loopexit

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %40 = phi ptr [ null, %3 ], [ %.lcssa, %35 ], [ null, %39 ], [ null, %26 ], [ null, %7 ], [ null, %.loopexit.loopexit ]
  ret ptr %40
}

define internal i32 @enzyme_build.mpi.Request_get_status_forward(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef readnone %3, i32 noundef %4) {
  %6 = alloca %enzyme_build.mpi.MPI_Status, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %7 = icmp eq ptr %2, inttoptr (i64 1 to ptr)
  %8 = select i1 %7, ptr %6, ptr %2
  %9 = call i32 @MPI_Request_get_status(i32 noundef %0, ptr noundef %1, ptr noundef %8)
  %10 = load i32, ptr %1, align 4
  %11 = call fastcc ptr @enzyme_build.mpi.seen(i32 noundef %0, i32 noundef %10, ptr noundef %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  ret i32 %9
}

define internal void @enzyme_build.mpi.Request_get_status_reverse(ptr noundef %0, i32 noundef %1) {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %5, label %4

4:
  tail call fastcc void @enzyme_build.mpi.reverse_finish(ptr noundef nonnull %0)
  br label %5

5:
  ret void
}

define internal fastcc void @enzyme_build.mpi.reverse_finish(ptr noundef %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %3 = load i32, ptr %2, align 8
  %4 = icmp eq i32 %3, -1
  br i1 %4, label %23, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %7 = load i32, ptr %6, align 8
  %8 = icmp eq i32 %7, 0
  %9 = select i1 %8, i64 112, i64 240
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
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %20 = tail call fastcc ptr @enzyme_build.mpi.packed(ptr noundef nonnull %19)
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 384
  store ptr %20, ptr %21, align 8
  tail call fastcc void @enzyme_build.mpi.move(ptr noundef nonnull %19, i32 noundef 3, ptr noundef null)
  br label %22

22:
  tail call fastcc void @enzyme_build.mpi.ready(ptr noundef nonnull %0)
  br label %23

23:
  ret void
}

define internal noalias noundef ptr @enzyme_build.mpi.Comm_free_keep(ptr noundef %0, ptr noundef readnone %1, i32 noundef %2, ptr noundef writeonly %3) {
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

define internal i32 @enzyme_build.mpi.Comm_free_forward(ptr noundef %0, ptr noundef readnone %1, i32 noundef %2) {
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
  %12 = getelementptr inbounds nuw i8, ptr %15, i64 368
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %.loopexit.loopexit, label %.preheader

.preheader:
  %15 = phi ptr [ %13, %11 ], [ %9, %.preheader.preheader ]
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 92
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

define internal noalias noundef ptr @enzyme_build.mpi.Type_free_keep(ptr noundef %0, ptr noundef readnone %1, i32 noundef %2, ptr noundef writeonly %3) {
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

define internal i32 @enzyme_build.mpi.Type_free_forward(ptr noundef %0, ptr noundef readnone %1, i32 noundef %2) {
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
  %12 = getelementptr inbounds nuw i8, ptr %15, i64 368
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %.loopexit.loopexit, label %.preheader

.preheader:
  %15 = phi ptr [ %13, %11 ], [ %9, %.preheader.preheader ]
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 92
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

define internal noalias noundef ptr @enzyme_build.mpi.Op_free_keep(ptr noundef %0, ptr noundef readnone %1, i32 noundef %2, ptr noundef writeonly %3) {
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

define internal i32 @enzyme_build.mpi.Op_free_forward(ptr noundef %0, ptr noundef readnone %1, i32 noundef %2) {
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
  %12 = getelementptr inbounds nuw i8, ptr %15, i64 368
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %.loopexit.loopexit, label %.preheader

.preheader:
  %15 = phi ptr [ %13, %11 ], [ %9, %.preheader.preheader ]
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 92
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

define internal noalias noundef ptr @enzyme_build.mpi.Type_contiguous_keep(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef readnone %3, i32 noundef %4, ptr noundef writeonly %5) {
  %7 = tail call i32 @MPI_Type_contiguous(i32 noundef %0, i32 noundef %1, ptr noundef %2)
  store i32 %7, ptr %5, align 4
  %8 = tail call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4)
  %9 = load i32, ptr %2, align 4
  store i32 %9, ptr %8, align 4
  ret ptr %8
}

declare noalias noundef ptr @malloc(i64 noundef)

define internal i32 @enzyme_build.mpi.Type_contiguous_forward(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef readnone %3, i32 noundef %4) {
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

define internal noalias noundef ptr @enzyme_build.mpi.Type_dup_keep(i32 noundef %0, ptr noundef %1, ptr noundef readnone %2, i32 noundef %3, ptr noundef writeonly %4) {
  %6 = tail call i32 @MPI_Type_dup(i32 noundef %0, ptr noundef %1)
  store i32 %6, ptr %4, align 4
  %7 = tail call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4)
  %8 = load i32, ptr %1, align 4
  store i32 %8, ptr %7, align 4
  ret ptr %7
}

define internal i32 @enzyme_build.mpi.Type_dup_forward(i32 noundef %0, ptr noundef %1, ptr noundef readnone %2, i32 noundef %3) {
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

define internal noalias noundef ptr @enzyme_build.mpi.Type_vector_keep(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef readnone %5, i32 noundef %6, ptr noundef writeonly %7) {
  %9 = tail call i32 @MPI_Type_vector(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4)
  store i32 %9, ptr %7, align 4
  %10 = tail call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4)
  %11 = load i32, ptr %4, align 4
  store i32 %11, ptr %10, align 4
  ret ptr %10
}

define internal i32 @enzyme_build.mpi.Type_vector_forward(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef readnone %5, i32 noundef %6) {
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

define internal noalias noundef ptr @enzyme_build.mpi.Type_create_hvector_keep(i32 noundef %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef readnone %5, i32 noundef %6, ptr noundef writeonly %7) {
  %9 = tail call i32 @MPI_Type_create_hvector(i32 noundef %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, ptr noundef %4)
  store i32 %9, ptr %7, align 4
  %10 = tail call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4)
  %11 = load i32, ptr %4, align 4
  store i32 %11, ptr %10, align 4
  ret ptr %10
}

define internal i32 @enzyme_build.mpi.Type_create_hvector_forward(i32 noundef %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef readnone %5, i32 noundef %6) {
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

define internal noalias noundef ptr @enzyme_build.mpi.Type_indexed_keep(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef readnone %5, i32 noundef %6, ptr noundef writeonly %7) {
  %9 = tail call i32 @MPI_Type_indexed(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4)
  store i32 %9, ptr %7, align 4
  %10 = tail call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4)
  %11 = load i32, ptr %4, align 4
  store i32 %11, ptr %10, align 4
  ret ptr %10
}

define internal i32 @enzyme_build.mpi.Type_indexed_forward(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef readnone %5, i32 noundef %6) {
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

define internal noalias noundef ptr @enzyme_build.mpi.Type_create_hindexed_keep(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef readnone %5, i32 noundef %6, ptr noundef writeonly %7) {
  %9 = tail call i32 @MPI_Type_create_hindexed(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4)
  store i32 %9, ptr %7, align 4
  %10 = tail call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4)
  %11 = load i32, ptr %4, align 4
  store i32 %11, ptr %10, align 4
  ret ptr %10
}

define internal i32 @enzyme_build.mpi.Type_create_hindexed_forward(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef readnone %5, i32 noundef %6) {
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

define internal noalias noundef ptr @enzyme_build.mpi.Type_create_indexed_block_keep(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef readnone %5, i32 noundef %6, ptr noundef writeonly %7) {
  %9 = tail call i32 @MPI_Type_create_indexed_block(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4)
  store i32 %9, ptr %7, align 4
  %10 = tail call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4)
  %11 = load i32, ptr %4, align 4
  store i32 %11, ptr %10, align 4
  ret ptr %10
}

define internal i32 @enzyme_build.mpi.Type_create_indexed_block_forward(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef readnone %5, i32 noundef %6) {
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

define internal noalias noundef ptr @enzyme_build.mpi.Type_create_hindexed_block_keep(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef readnone %5, i32 noundef %6, ptr noundef writeonly %7) {
  %9 = tail call i32 @MPI_Type_create_hindexed_block(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4)
  store i32 %9, ptr %7, align 4
  %10 = tail call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4)
  %11 = load i32, ptr %4, align 4
  store i32 %11, ptr %10, align 4
  ret ptr %10
}

define internal i32 @enzyme_build.mpi.Type_create_hindexed_block_forward(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef readnone %5, i32 noundef %6) {
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

define internal noalias noundef ptr @enzyme_build.mpi.Type_create_struct_keep(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef readnone %5, i32 noundef %6, ptr noundef writeonly %7) {
  %9 = tail call i32 @MPI_Type_create_struct(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4)
  store i32 %9, ptr %7, align 4
  %10 = tail call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4)
  %11 = load i32, ptr %4, align 4
  store i32 %11, ptr %10, align 4
  ret ptr %10
}

define internal i32 @enzyme_build.mpi.Type_create_struct_forward(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef readnone %5, i32 noundef %6) {
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

define internal noalias noundef ptr @enzyme_build.mpi.Type_create_subarray_keep(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef readnone %7, i32 noundef %8, ptr noundef writeonly %9) {
  %11 = tail call i32 @MPI_Type_create_subarray(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  store i32 %11, ptr %9, align 4
  %12 = tail call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4)
  %13 = load i32, ptr %6, align 4
  store i32 %13, ptr %12, align 4
  ret ptr %12
}

define internal i32 @enzyme_build.mpi.Type_create_subarray_forward(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef readnone %7, i32 noundef %8) {
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

define internal noalias noundef ptr @enzyme_build.mpi.Type_create_resized_keep(i32 noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef readnone %4, i32 noundef %5, ptr noundef writeonly %6) {
  %8 = tail call i32 @MPI_Type_create_resized(i32 noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3)
  store i32 %8, ptr %6, align 4
  %9 = tail call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4)
  %10 = load i32, ptr %3, align 4
  store i32 %10, ptr %9, align 4
  ret ptr %9
}

define internal i32 @enzyme_build.mpi.Type_create_resized_forward(i32 noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef readnone %4, i32 noundef %5) {
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
  br i1 %2, label %18, label %3

3:
  %4 = tail call fastcc ptr @enzyme_build.mpi.find_twin(i32 noundef %0)
  %5 = icmp eq ptr %4, null
  br i1 %5, label %6, label %18

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
  %14 = load i32, ptr %12, align 4
  %15 = tail call i32 @MPI_Comm_set_errhandler(i32 noundef %14, i32 noundef 1409286144)
  %16 = load i32, ptr @enzyme_build.mpi.twin_key, align 4
  %17 = tail call i32 @MPI_Comm_set_attr(i32 noundef %0, i32 noundef %16, ptr noundef nonnull %12)
  br label %18

18:
  ret void
}

define internal noalias noundef ptr @enzyme_build.mpi.Comm_dup_keep(i32 noundef %0, ptr noundef %1, ptr noundef readnone %2, i32 noundef %3, ptr noundef writeonly %4) {
  %6 = tail call i32 @enzyme_build.mpi.made_Comm_dup(i32 noundef %0, ptr noundef %1)
  store i32 %6, ptr %4, align 4
  %7 = tail call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4)
  %8 = load i32, ptr %1, align 4
  store i32 %8, ptr %7, align 4
  ret ptr %7
}

define internal i32 @enzyme_build.mpi.Comm_dup_forward(i32 noundef %0, ptr noundef %1, ptr noundef readnone %2, i32 noundef %3) {
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

define internal noalias noundef ptr @enzyme_build.mpi.Comm_dup_with_info_keep(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef readnone %3, i32 noundef %4, ptr noundef writeonly %5) {
  %7 = tail call i32 @enzyme_build.mpi.made_Comm_dup_with_info(i32 noundef %0, i32 noundef %1, ptr noundef %2)
  store i32 %7, ptr %5, align 4
  %8 = tail call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4)
  %9 = load i32, ptr %2, align 4
  store i32 %9, ptr %8, align 4
  ret ptr %8
}

define internal i32 @enzyme_build.mpi.Comm_dup_with_info_forward(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef readnone %3, i32 noundef %4) {
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

define internal noalias noundef ptr @enzyme_build.mpi.Comm_split_keep(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef readnone %4, i32 noundef %5, ptr noundef writeonly %6) {
  %8 = tail call i32 @enzyme_build.mpi.made_Comm_split(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3)
  store i32 %8, ptr %6, align 4
  %9 = tail call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4)
  %10 = load i32, ptr %3, align 4
  store i32 %10, ptr %9, align 4
  ret ptr %9
}

define internal i32 @enzyme_build.mpi.Comm_split_forward(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef readnone %4, i32 noundef %5) {
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

define internal noalias noundef ptr @enzyme_build.mpi.Comm_split_type_keep(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef readnone %5, i32 noundef %6, ptr noundef writeonly %7) {
  %9 = tail call i32 @enzyme_build.mpi.made_Comm_split_type(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4)
  store i32 %9, ptr %7, align 4
  %10 = tail call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4)
  %11 = load i32, ptr %4, align 4
  store i32 %11, ptr %10, align 4
  ret ptr %10
}

define internal i32 @enzyme_build.mpi.Comm_split_type_forward(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef readnone %5, i32 noundef %6) {
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

define internal noalias noundef ptr @enzyme_build.mpi.Comm_create_keep(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef readnone %3, i32 noundef %4, ptr noundef writeonly %5) {
  %7 = tail call i32 @enzyme_build.mpi.made_Comm_create(i32 noundef %0, i32 noundef %1, ptr noundef %2)
  store i32 %7, ptr %5, align 4
  %8 = tail call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4)
  %9 = load i32, ptr %2, align 4
  store i32 %9, ptr %8, align 4
  ret ptr %8
}

define internal i32 @enzyme_build.mpi.Comm_create_forward(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef readnone %3, i32 noundef %4) {
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

define internal noalias noundef ptr @enzyme_build.mpi.Comm_create_group_keep(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef readnone %4, i32 noundef %5, ptr noundef writeonly %6) {
  %8 = tail call i32 @enzyme_build.mpi.made_Comm_create_group(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3)
  store i32 %8, ptr %6, align 4
  %9 = tail call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4)
  %10 = load i32, ptr %3, align 4
  store i32 %10, ptr %9, align 4
  ret ptr %9
}

define internal i32 @enzyme_build.mpi.Comm_create_group_forward(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef readnone %4, i32 noundef %5) {
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

define internal noalias noundef ptr @enzyme_build.mpi.Cart_create_keep(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef readnone %6, i32 noundef %7, ptr noundef writeonly %8) {
  %10 = tail call i32 @enzyme_build.mpi.made_Cart_create(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5)
  store i32 %10, ptr %8, align 4
  %11 = tail call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4)
  %12 = load i32, ptr %5, align 4
  store i32 %12, ptr %11, align 4
  ret ptr %11
}

define internal i32 @enzyme_build.mpi.Cart_create_forward(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef readnone %6, i32 noundef %7) {
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

define internal noalias noundef ptr @enzyme_build.mpi.Cart_sub_keep(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef readnone %3, i32 noundef %4, ptr noundef writeonly %5) {
  %7 = tail call i32 @enzyme_build.mpi.made_Cart_sub(i32 noundef %0, ptr noundef %1, ptr noundef %2)
  store i32 %7, ptr %5, align 4
  %8 = tail call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4)
  %9 = load i32, ptr %2, align 4
  store i32 %9, ptr %8, align 4
  ret ptr %8
}

define internal i32 @enzyme_build.mpi.Cart_sub_forward(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef readnone %3, i32 noundef %4) {
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

define internal noalias noundef ptr @enzyme_build.mpi.Graph_create_keep(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef readnone %6, i32 noundef %7, ptr noundef writeonly %8) {
  %10 = tail call i32 @enzyme_build.mpi.made_Graph_create(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5)
  store i32 %10, ptr %8, align 4
  %11 = tail call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4)
  %12 = load i32, ptr %5, align 4
  store i32 %12, ptr %11, align 4
  ret ptr %11
}

define internal i32 @enzyme_build.mpi.Graph_create_forward(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef readnone %6, i32 noundef %7) {
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

define internal noalias noundef ptr @enzyme_build.mpi.Dist_graph_create_adjacent_keep(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef readnone %10, i32 noundef %11, ptr noundef writeonly %12) {
  %14 = tail call i32 @enzyme_build.mpi.made_Dist_graph_create_adjacent(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9)
  store i32 %14, ptr %12, align 4
  %15 = tail call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4)
  %16 = load i32, ptr %9, align 4
  store i32 %16, ptr %15, align 4
  ret ptr %15
}

define internal i32 @enzyme_build.mpi.Dist_graph_create_adjacent_forward(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef readnone %10, i32 noundef %11) {
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

define internal noalias noundef ptr @enzyme_build.mpi.Request_free_keep(ptr noundef %0, ptr noundef readnone %1, i32 noundef %2, ptr noundef writeonly %3) {
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
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 376
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, %5
  br i1 %15, label %16, label %20

16:
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 48
  %18 = load i32, ptr %17, align 8
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %24

20:
  %21 = getelementptr inbounds nuw i8, ptr %12, i64 368
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
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 368
  %28 = load ptr, ptr %27, align 8
  %29 = icmp eq ptr %28, null
  br i1 %29, label %.loopexit.loopexit, label %30

30:
  %31 = icmp eq ptr %28, %.lcssa
  br i1 %31, label %.loopexit5.loopexit, label %.preheader

.loopexit5.loopexit:
  %.lcssa27 = phi ptr [ %26, %30 ]
  %32 = getelementptr inbounds nuw i8, ptr %.lcssa27, i64 368
  br label %.loopexit5

.loopexit5:
  %33 = phi ptr [ %9, %24 ], [ %32, %.loopexit5.loopexit ]
  %34 = getelementptr inbounds nuw i8, ptr %.lcssa, i64 368
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
  %41 = getelementptr inbounds nuw i8, ptr %38, i64 88
  %42 = load i32, ptr %41, align 8
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %48

44:
  %45 = getelementptr inbounds nuw i8, ptr %38, i64 408
  %46 = load ptr, ptr %45, align 8
  %47 = icmp eq ptr %46, null
  br i1 %47, label %49, label %48

48:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.28, i64 noundef 74)
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

define internal i32 @enzyme_build.mpi.Request_free_forward(ptr noundef %0, ptr noundef readnone %1, i32 noundef %2) {
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
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 376
  %13 = load i32, ptr %12, align 8
  %14 = icmp eq i32 %13, %4
  br i1 %14, label %15, label %19

15:
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 48
  %17 = load i32, ptr %16, align 8
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %23

19:
  %20 = getelementptr inbounds nuw i8, ptr %11, i64 368
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
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 368
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %27, null
  br i1 %28, label %.loopexit.loopexit, label %29

29:
  %30 = icmp eq ptr %27, %.lcssa
  br i1 %30, label %.loopexit3.loopexit, label %.preheader

.loopexit3.loopexit:
  %.lcssa23 = phi ptr [ %25, %29 ]
  %31 = getelementptr inbounds nuw i8, ptr %.lcssa23, i64 368
  br label %.loopexit3

.loopexit3:
  %32 = phi ptr [ %8, %23 ], [ %31, %.loopexit3.loopexit ]
  %33 = getelementptr inbounds nuw i8, ptr %.lcssa, i64 368
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
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.29, i64 noundef 88)
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

define internal noundef i32 @enzyme_build.mpi.unseen_carrier(i32 noundef %0) noinline "enzyme_inactive" {
  tail call fastcc void @enzyme_build.mpi.make_twin(i32 noundef %0)
  %2 = tail call fastcc ptr @enzyme_build.mpi.find_twin(i32 noundef %0)
  %3 = icmp eq ptr %2, null
  br i1 %3, label %6, label %4

4:
  %5 = load i32, ptr %2, align 4
  br label %6

6:
  %7 = phi i32 [ %5, %4 ], [ %0, %1 ]
  tail call fastcc void @enzyme_build.mpi.make_twin(i32 noundef %7)
  ret i32 %7
}

define internal i32 @enzyme_build.mpi.calls_Alltoallw(ptr noundef %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, i32 noundef %8) {
  %10 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %11 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  br i1 %11, label %12, label %13

12:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str, i64 noundef 79)
  br label %13

13:
  %14 = tail call i32 @enzyme_build.mpi.unseen_carrier(i32 noundef %8)
  %15 = call i32 @MPI_Comm_size(i32 noundef %8, ptr noundef nonnull %10)
  %16 = load i32, ptr %10, align 4
  %17 = shl nsw i32 %16, 1
  %18 = sext i32 %17 to i64
  %19 = shl nsw i64 %18, 2
  %20 = call noalias ptr @malloc(i64 noundef %19)
  %21 = icmp sgt i32 %16, 0
  br i1 %21, label %.preheader.preheader, label %24

.preheader.preheader:
  br label %.preheader

22:
  %.lcssa = phi i32 [ %53, %.preheader ]
  %23 = shl nsw i32 %.lcssa, 1
  br label %24

24:
  %25 = phi i32 [ %23, %22 ], [ %17, %13 ]
  %26 = call i32 @MPI_Waitall(i32 noundef %25, ptr noundef %20, ptr noundef nonnull inttoptr (i64 1 to ptr))
  call void @free(ptr noundef %20)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  ret i32 %26

.preheader:
  %27 = phi i64 [ %52, %.preheader ], [ 0, %.preheader.preheader ]
  %28 = getelementptr inbounds nuw i32, ptr %6, i64 %27
  %29 = load i32, ptr %28, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i8, ptr %4, i64 %30
  %32 = getelementptr inbounds nuw i32, ptr %5, i64 %27
  %33 = load i32, ptr %32, align 4
  %34 = getelementptr inbounds nuw i32, ptr %7, i64 %27
  %35 = load i32, ptr %34, align 4
  %36 = getelementptr inbounds nuw i32, ptr %20, i64 %27
  %37 = trunc nuw nsw i64 %27 to i32
  %38 = call i32 @MPI_Irecv(ptr noundef %31, i32 noundef %33, i32 noundef %35, i32 noundef %37, i32 noundef 0, i32 noundef %14, ptr noundef %36)
  %39 = getelementptr inbounds nuw i32, ptr %2, i64 %27
  %40 = load i32, ptr %39, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i8, ptr %0, i64 %41
  %43 = getelementptr inbounds nuw i32, ptr %1, i64 %27
  %44 = load i32, ptr %43, align 4
  %45 = getelementptr inbounds nuw i32, ptr %3, i64 %27
  %46 = load i32, ptr %45, align 4
  %47 = load i32, ptr %10, align 4
  %48 = add nsw i32 %47, %37
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i32, ptr %20, i64 %49
  %51 = call i32 @MPI_Isend(ptr noundef %42, i32 noundef %44, i32 noundef %46, i32 noundef %37, i32 noundef 0, i32 noundef %14, ptr noundef %50)
  %52 = add nuw nsw i64 %27, 1
  %53 = load i32, ptr %10, align 4
  %54 = sext i32 %53 to i64
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %.preheader, label %22
}

declare void @enzyme_build.stop(ptr noundef, i64 noundef)

declare i32 @MPI_Waitall(i32 noundef, ptr noundef, ptr noundef)

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

define internal void @enzyme_build.mpi.fortran_Request_get_status(ptr noundef readonly %0, ptr noundef %1, ptr noundef %2, ptr noundef writeonly %3) {
  %5 = load i32, ptr %0, align 4
  %6 = load ptr, ptr @MPI_F_STATUS_IGNORE, align 8
  %7 = icmp eq ptr %2, %6
  %8 = select i1 %7, ptr inttoptr (i64 1 to ptr), ptr %2
  %9 = tail call i32 @MPI_Request_get_status(i32 noundef %5, ptr noundef %1, ptr noundef %8)
  store i32 %9, ptr %3, align 4
  ret void
}

define internal void @enzyme_build.mpi.fortran_Mprobe(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef writeonly %3, ptr noundef %4, ptr noundef writeonly %5) {
  %7 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %8 = load i32, ptr %0, align 4
  %9 = load i32, ptr %1, align 4
  %10 = load i32, ptr %2, align 4
  %11 = load ptr, ptr @MPI_F_STATUS_IGNORE, align 8
  %12 = icmp eq ptr %4, %11
  %13 = select i1 %12, ptr inttoptr (i64 1 to ptr), ptr %4
  %14 = call i32 @MPI_Mprobe(i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef nonnull %7, ptr noundef %13)
  store i32 %14, ptr %5, align 4
  %15 = load i32, ptr %7, align 4
  store i32 %15, ptr %3, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  ret void
}

declare i32 @MPI_Mprobe(i32 noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define internal void @enzyme_build.mpi.fortran_Improbe(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef %3, ptr noundef writeonly %4, ptr noundef %5, ptr noundef writeonly %6) {
  %8 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store i32 738197504, ptr %8, align 4
  %9 = load i32, ptr %0, align 4
  %10 = load i32, ptr %1, align 4
  %11 = load i32, ptr %2, align 4
  %12 = load ptr, ptr @MPI_F_STATUS_IGNORE, align 8
  %13 = icmp eq ptr %5, %12
  %14 = select i1 %13, ptr inttoptr (i64 1 to ptr), ptr %5
  %15 = call i32 @MPI_Improbe(i32 noundef %9, i32 noundef %10, i32 noundef %11, ptr noundef %3, ptr noundef nonnull %8, ptr noundef %14)
  store i32 %15, ptr %6, align 4
  %16 = load i32, ptr %8, align 4
  store i32 %16, ptr %4, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  ret void
}

declare i32 @MPI_Improbe(i32 noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

define internal void @enzyme_build.mpi.fortran_Mrecv(ptr noundef %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef %3, ptr noundef %4, ptr noundef writeonly %5) {
  %7 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %8 = load i32, ptr %3, align 4
  store i32 %8, ptr %7, align 4
  %9 = load i32, ptr %1, align 4
  %10 = load i32, ptr %2, align 4
  %11 = load ptr, ptr @MPI_F_STATUS_IGNORE, align 8
  %12 = icmp eq ptr %4, %11
  %13 = select i1 %12, ptr inttoptr (i64 1 to ptr), ptr %4
  %14 = call i32 @MPI_Mrecv(ptr noundef %0, i32 noundef %9, i32 noundef %10, ptr noundef nonnull %7, ptr noundef %13)
  store i32 %14, ptr %5, align 4
  %15 = load i32, ptr %7, align 4
  store i32 %15, ptr %3, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  ret void
}

declare i32 @MPI_Mrecv(ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define internal void @enzyme_build.mpi.fortran_Imrecv(ptr noundef %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef %3, ptr noundef writeonly %4, ptr noundef writeonly %5) {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %9 = load i32, ptr %3, align 4
  store i32 %9, ptr %8, align 4
  %10 = load i32, ptr %1, align 4
  %11 = load i32, ptr %2, align 4
  %12 = call i32 @MPI_Imrecv(ptr noundef %0, i32 noundef %10, i32 noundef %11, ptr noundef nonnull %8, ptr noundef nonnull %7)
  store i32 %12, ptr %5, align 4
  %13 = load i32, ptr %8, align 4
  store i32 %13, ptr %3, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  %14 = load i32, ptr %7, align 4
  store i32 %14, ptr %4, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  ret void
}

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

define internal void @enzyme_build.mpi.fortran_Iscan(ptr noundef %0, ptr noundef %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef writeonly %6, ptr noundef writeonly %7) {
  %9 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %10 = icmp eq ptr %0, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %11 = select i1 %10, ptr inttoptr (i64 -1 to ptr), ptr %0
  %12 = load i32, ptr %2, align 4
  %13 = load i32, ptr %3, align 4
  %14 = load i32, ptr %4, align 4
  %15 = load i32, ptr %5, align 4
  %16 = call i32 @MPI_Iscan(ptr noundef %11, ptr noundef %1, i32 noundef %12, i32 noundef %13, i32 noundef %14, i32 noundef %15, ptr noundef nonnull %9)
  store i32 %16, ptr %7, align 4
  %17 = load i32, ptr %9, align 4
  store i32 %17, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
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

define internal void @enzyme_build.mpi.fortran_Iexscan(ptr noundef %0, ptr noundef %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef writeonly %6, ptr noundef writeonly %7) {
  %9 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %10 = icmp eq ptr %0, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %11 = select i1 %10, ptr inttoptr (i64 -1 to ptr), ptr %0
  %12 = load i32, ptr %2, align 4
  %13 = load i32, ptr %3, align 4
  %14 = load i32, ptr %4, align 4
  %15 = load i32, ptr %5, align 4
  %16 = call i32 @MPI_Iexscan(ptr noundef %11, ptr noundef %1, i32 noundef %12, i32 noundef %13, i32 noundef %14, i32 noundef %15, ptr noundef nonnull %9)
  store i32 %16, ptr %7, align 4
  %17 = load i32, ptr %9, align 4
  store i32 %17, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
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

define internal void @enzyme_build.mpi.fortran_Alltoallw(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef readonly %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef readonly %7, ptr noundef readonly %8, ptr noundef writeonly %9) {
  %11 = icmp eq ptr %0, getelementptr inbounds nuw (i8, ptr @mpipriv1_, i64 4)
  %12 = select i1 %11, ptr inttoptr (i64 -1 to ptr), ptr %0
  %13 = icmp eq ptr %12, inttoptr (i64 -1 to ptr)
  br i1 %13, label %17, label %14

14:
  %15 = load i32, ptr %8, align 4
  %16 = tail call fastcc ptr @enzyme_build.mpi.types_of(ptr noundef %3, i32 noundef %15)
  br label %17

17:
  %18 = phi ptr [ %16, %14 ], [ null, %10 ]
  %19 = load i32, ptr %8, align 4
  %20 = tail call fastcc ptr @enzyme_build.mpi.types_of(ptr noundef %7, i32 noundef %19)
  %21 = load i32, ptr %8, align 4
  %22 = tail call i32 @MPI_Alltoallw(ptr noundef %12, ptr noundef %1, ptr noundef %2, ptr noundef %18, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %20, i32 noundef %21)
  store i32 %22, ptr %9, align 4
  tail call void @free(ptr noundef %18)
  tail call void @free(ptr noundef %20)
  ret void
}

define internal fastcc noalias noundef ptr @enzyme_build.mpi.types_of(ptr noundef readonly %0, i32 noundef %1) {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call i32 @MPI_Comm_size(i32 noundef %1, ptr noundef nonnull %3)
  %5 = load i32, ptr %3, align 4
  %6 = sext i32 %5 to i64
  %7 = shl nsw i64 %6, 2
  %8 = or disjoint i64 %7, 1
  %9 = call noalias ptr @malloc(i64 noundef %8)
  %10 = icmp sgt i32 %5, 0
  br i1 %10, label %11, label %14

11:
  %12 = zext nneg i32 %5 to i64
  %13 = shl nuw nsw i64 %12, 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr align 4 %0, i64 %13, i1 false)
  br label %14

14:
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret ptr %9
}

declare i32 @MPI_Alltoallw(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef)

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
  call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.1, i64 noundef 75)
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
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 408
  store ptr %18, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 72
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

define internal fastcc noalias noundef ptr @enzyme_build.mpi.new_record(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly %4, ptr noundef readonly %5) {
  %7 = tail call noalias dereferenceable_or_null(416) ptr @calloc(i64 noundef 1, i64 noundef 416)
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 92
  store i32 %0, ptr %8, align 4
  %9 = tail call fastcc ptr @enzyme_build.mpi.find_twin(i32 noundef %0)
  %10 = icmp eq ptr %9, null
  br i1 %10, label %13, label %11

11:
  %12 = load i32, ptr %9, align 4
  br label %13

13:
  %14 = phi i32 [ %12, %11 ], [ %0, %6 ]
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 96
  store i32 %14, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 80
  store i32 %1, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 84
  store i32 %2, ptr %17, align 4
  %18 = load i64, ptr @enzyme_build.mpi.serials, align 8
  %19 = add nsw i64 %18, 1
  store i64 %19, ptr @enzyme_build.mpi.serials, align 8
  %20 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %19, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %7, i64 400
  store i32 738197504, ptr %21, align 8
  %22 = shl nsw i32 %3, 1
  %23 = sext i32 %22 to i64
  %24 = shl nsw i64 %23, 3
  %25 = or disjoint i64 %24, 1
  %26 = tail call noalias ptr @malloc(i64 noundef %25)
  %27 = getelementptr inbounds nuw i8, ptr %7, i64 360
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
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %5 = load i32, ptr %4, align 8
  %6 = sext i32 %5 to i64
  %7 = mul nsw i64 %3, %6
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %9 = load i32, ptr %8, align 4
  %10 = sext i32 %9 to i64
  %11 = mul nsw i64 %7, %10
  %12 = add nsw i64 %11, 1
  %13 = tail call noalias noundef ptr @malloc(i64 noundef %12)
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 392
  store ptr %13, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 408
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
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %31 = load ptr, ptr %30, align 8
  tail call fastcc void @enzyme_build.mpi.start_pattern(i32 noundef %27, ptr noundef nonnull %0, ptr noundef nonnull %29, ptr noundef %31, ptr noundef nonnull %28, ptr noundef %13)
  ret void
}

define internal fastcc void @enzyme_build.mpi.start_pattern(i32 noundef %0, ptr noundef %1, ptr noundef readonly %2, ptr noundef %3, ptr noundef readonly %4, ptr noundef %5) {
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 408
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
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %24 = load i32, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %26 = load ptr, ptr %25, align 8
  tail call void @free(ptr noundef %26)
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 92
  %28 = load i32, ptr %27, align 4
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 92
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
  %51 = getelementptr inbounds nuw i8, ptr %18, i64 88
  %52 = load i32, ptr %51, align 8
  %53 = sext i32 %52 to i64
  %54 = mul nsw i64 %50, %53
  %55 = icmp sgt i64 %54, 2147483647
  br i1 %55, label %56, label %57

56:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.2, i64 noundef 68)
  br label %57

57:
  %58 = trunc i64 %54 to i32
  switch i32 %0, label %389 [
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
    i32 12, label %151
    i32 13, label %162
    i32 14, label %175
    i32 16, label %181
    i32 17, label %181
    i32 18, label %181
    i32 19, label %181
    i32 15, label %337
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
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 400
  %75 = tail call i32 @MPI_Ibcast(ptr noundef %5, i32 noundef %58, i32 noundef %22, i32 noundef %73, i32 noundef %24, ptr noundef nonnull %74)
  br label %389

76:
  %77 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %78 = load i32, ptr %77, align 4
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 400
  %80 = tail call i32 @MPI_Ireduce(ptr noundef %3, ptr noundef %5, i32 noundef %58, i32 noundef %22, i32 noundef 1476395011, i32 noundef %78, i32 noundef %24, ptr noundef nonnull %79)
  br label %389

81:
  %82 = getelementptr inbounds nuw i8, ptr %1, i64 400
  %83 = tail call i32 @MPI_Iallreduce(ptr noundef %3, ptr noundef %5, i32 noundef %58, i32 noundef %22, i32 noundef 1476395011, i32 noundef %24, ptr noundef nonnull %82)
  br label %389

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
  %93 = getelementptr inbounds nuw i8, ptr %1, i64 400
  %94 = tail call i32 @MPI_Iscatterv(ptr noundef %3, ptr noundef %36, ptr noundef %40, i32 noundef %22, ptr noundef %5, i32 noundef %90, i32 noundef %22, i32 noundef %92, i32 noundef %24, ptr noundef nonnull %93)
  br label %389

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
  %104 = getelementptr inbounds nuw i8, ptr %1, i64 400
  %105 = tail call i32 @MPI_Igatherv(ptr noundef %3, i32 noundef %101, i32 noundef %22, ptr noundef %5, ptr noundef %44, ptr noundef %48, i32 noundef %22, i32 noundef %103, i32 noundef %24, ptr noundef nonnull %104)
  br label %389

106:
  %107 = load i32, ptr %36, align 4
  %108 = getelementptr inbounds nuw i8, ptr %1, i64 400
  %109 = tail call i32 @MPI_Iallgatherv(ptr noundef %3, i32 noundef %107, i32 noundef %22, ptr noundef %5, ptr noundef %44, ptr noundef %48, i32 noundef %22, i32 noundef %24, ptr noundef nonnull %108)
  br label %389

110:
  %111 = getelementptr inbounds nuw i8, ptr %1, i64 400
  %112 = tail call i32 @MPI_Ireduce_scatter(ptr noundef %3, ptr noundef %5, ptr noundef %36, i32 noundef %22, i32 noundef 1476395011, i32 noundef %24, ptr noundef nonnull %111)
  br label %389

113:
  %114 = getelementptr inbounds nuw i8, ptr %1, i64 400
  %115 = tail call i32 @MPI_Ialltoallv(ptr noundef %3, ptr noundef %36, ptr noundef %40, i32 noundef %22, ptr noundef %5, ptr noundef %44, ptr noundef %48, i32 noundef %22, i32 noundef %24, ptr noundef nonnull %114)
  br label %389

116:
  %117 = getelementptr inbounds nuw i8, ptr %1, i64 400
  %118 = tail call i32 @MPI_Iscan(ptr noundef %3, ptr noundef %5, i32 noundef %58, i32 noundef %22, i32 noundef 1476395011, i32 noundef %24, ptr noundef nonnull %117)
  br label %389

119:
  %120 = getelementptr inbounds nuw i8, ptr %1, i64 400
  %121 = tail call i32 @MPI_Iexscan(ptr noundef %3, ptr noundef %5, i32 noundef %58, i32 noundef %22, i32 noundef 1476395011, i32 noundef %24, ptr noundef nonnull %120)
  br label %389

122:
  %123 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %124 = load i32, ptr %123, align 8
  %125 = icmp eq i32 %124, 0
  %126 = shl i64 %54, 32
  %127 = ashr exact i64 %126, 32
  br i1 %125, label %128, label %141

128:
  %129 = getelementptr inbounds nuw i8, ptr %8, i64 12
  %130 = load i32, ptr %129, align 4
  %131 = sext i32 %130 to i64
  %132 = mul nsw i64 %127, %131
  %133 = load i32, ptr %19, align 4
  %134 = sext i32 %133 to i64
  %135 = mul nsw i64 %132, %134
  %136 = add nsw i64 %135, 1
  %137 = tail call noalias ptr @malloc(i64 noundef %136)
  %138 = getelementptr inbounds nuw i8, ptr %8, i64 64
  store ptr %137, ptr %138, align 8
  %139 = getelementptr inbounds nuw i8, ptr %1, i64 400
  %140 = tail call i32 @MPI_Iallgather(ptr noundef %3, i32 noundef %58, i32 noundef %22, ptr noundef %137, i32 noundef %58, i32 noundef %22, i32 noundef %24, ptr noundef nonnull %139)
  br label %389

141:
  %142 = load i32, ptr %19, align 4
  %143 = sext i32 %142 to i64
  %144 = mul nsw i64 %127, %143
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %5, ptr align 1 %3, i64 %144, i1 false)
  %145 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %146 = load i32, ptr %145, align 8
  %147 = getelementptr inbounds nuw i8, ptr %8, i64 12
  %148 = load i32, ptr %147, align 4
  %149 = icmp eq i32 %0, 11
  %150 = zext i1 %149 to i32
  tail call fastcc void @enzyme_build.mpi.suffix(ptr noundef %5, i32 noundef %58, i32 noundef %22, i32 noundef 1476395011, i32 noundef %146, i32 noundef %148, i32 noundef %150, i32 noundef %24)
  br label %389

151:
  %152 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %153 = load i32, ptr %152, align 8
  %154 = icmp eq i32 %153, 0
  %155 = getelementptr inbounds nuw i8, ptr %1, i64 92
  %156 = load i32, ptr %155, align 4
  br i1 %154, label %159, label %157

157:
  %158 = tail call i32 @MPI_Neighbor_alltoallv(ptr noundef %3, ptr noundef %36, ptr noundef %40, i32 noundef %22, ptr noundef %5, ptr noundef %44, ptr noundef %48, i32 noundef %22, i32 noundef %156)
  br label %389

159:
  %160 = getelementptr inbounds nuw i8, ptr %1, i64 400
  %161 = tail call i32 @MPI_Ineighbor_alltoallv(ptr noundef %3, ptr noundef %36, ptr noundef %40, i32 noundef %22, ptr noundef %5, ptr noundef %44, ptr noundef %48, i32 noundef %22, i32 noundef %156, ptr noundef nonnull %160)
  br label %389

162:
  %163 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %164 = load i32, ptr %163, align 8
  %165 = icmp eq i32 %164, 0
  %166 = load i32, ptr %36, align 4
  %167 = load i32, ptr %44, align 4
  %168 = getelementptr inbounds nuw i8, ptr %1, i64 92
  %169 = load i32, ptr %168, align 4
  br i1 %165, label %172, label %170

170:
  %171 = tail call i32 @MPI_Neighbor_alltoall(ptr noundef %3, i32 noundef %166, i32 noundef %22, ptr noundef %5, i32 noundef %167, i32 noundef %22, i32 noundef %169)
  br label %389

172:
  %173 = getelementptr inbounds nuw i8, ptr %1, i64 400
  %174 = tail call i32 @MPI_Ineighbor_alltoall(ptr noundef %3, i32 noundef %166, i32 noundef %22, ptr noundef %5, i32 noundef %167, i32 noundef %22, i32 noundef %169, ptr noundef nonnull %173)
  br label %389

175:
  %176 = load i32, ptr %36, align 4
  %177 = getelementptr inbounds nuw i8, ptr %1, i64 92
  %178 = load i32, ptr %177, align 4
  %179 = getelementptr inbounds nuw i8, ptr %1, i64 400
  %180 = tail call i32 @MPI_Ineighbor_allgatherv(ptr noundef %3, i32 noundef %176, i32 noundef %22, ptr noundef %5, ptr noundef %44, ptr noundef %48, i32 noundef %22, i32 noundef %178, ptr noundef nonnull %179)
  br label %389

181:
  %182 = and i32 %0, -2
  %183 = icmp eq i32 %182, 18
  %184 = and i32 %0, -3
  %185 = icmp eq i32 %184, 17
  %186 = load ptr, ptr %7, align 8
  %187 = getelementptr inbounds nuw i8, ptr %1, i64 116
  %188 = load i32, ptr %187, align 4
  %189 = getelementptr inbounds nuw i8, ptr %1, i64 216
  %190 = load i64, ptr %189, align 8
  %191 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %192 = load i32, ptr %191, align 8
  %193 = sext i32 %192 to i64
  %194 = mul nsw i64 %190, %193
  %195 = icmp sgt i64 %194, 2147483647
  br i1 %195, label %196, label %198

196:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.2, i64 noundef 68)
  %197 = load i32, ptr %187, align 4
  br label %198

198:
  %199 = phi i32 [ %188, %181 ], [ %197, %196 ]
  %200 = trunc i64 %194 to i32
  %201 = getelementptr inbounds nuw i8, ptr %186, i64 8
  %202 = load i32, ptr %201, align 8
  %203 = select i1 %183, i32 -1, i32 1
  %204 = add nsw i32 %202, %203
  %205 = select i1 %183, i32 1, i32 -1
  %206 = add nsw i32 %202, %205
  %207 = icmp eq i32 %199, 4
  %208 = select i1 %207, i32 1275069450, i32 1275070475
  %209 = load i32, ptr %23, align 8
  %210 = shl i64 %194, 32
  %211 = add i64 %210, 4294967296
  %212 = ashr exact i64 %211, 32
  %213 = sext i32 %188 to i64
  %214 = tail call noalias ptr @calloc(i64 noundef %212, i64 noundef %213)
  %215 = ashr exact i64 %210, 32
  %216 = mul nsw i64 %215, %213
  %217 = add nsw i64 %216, 1
  %218 = tail call noalias ptr @malloc(i64 noundef %217)
  %219 = icmp sgt i32 %206, -1
  br i1 %219, label %220, label %227

220:
  %221 = getelementptr inbounds nuw i8, ptr %186, i64 12
  %222 = load i32, ptr %221, align 4
  %223 = icmp slt i32 %206, %222
  br i1 %223, label %224, label %227

224:
  %225 = tail call fastcc i32 @enzyme_build.mpi.own_tag()
  %226 = tail call i32 @MPI_Recv(ptr noundef %214, i32 noundef %200, i32 noundef %208, i32 noundef %206, i32 noundef %225, i32 noundef %209, ptr noundef nonnull inttoptr (i64 1 to ptr))
  br label %227

227:
  %228 = icmp sgt i64 %215, 0
  br i1 %228, label %229, label %.loopexit

229:
  %230 = getelementptr inbounds nuw i8, ptr %186, i64 72
  %231 = icmp eq i32 %188, 4
  %232 = getelementptr inbounds nuw i8, ptr %186, i64 80
  %233 = icmp eq i32 %0, 19
  br label %235

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %234 = icmp sgt i32 %204, -1
  br i1 %234, label %329, label %335

235:
  %236 = phi i64 [ 0, %229 ], [ %327, %326 ]
  %237 = load ptr, ptr %230, align 8
  %238 = load i64, ptr %189, align 8
  %239 = srem i64 %236, %238
  br i1 %231, label %240, label %251

240:
  %241 = getelementptr inbounds nuw float, ptr %237, i64 %239
  %242 = load float, ptr %241, align 4
  %243 = fpext float %242 to double
  %244 = load ptr, ptr %232, align 8
  %245 = getelementptr inbounds nuw float, ptr %244, i64 %239
  %246 = load float, ptr %245, align 4
  %247 = fpext float %246 to double
  %248 = getelementptr inbounds nuw float, ptr %214, i64 %236
  %249 = load float, ptr %248, align 4
  %250 = fpext float %249 to double
  br label %259

251:
  %252 = getelementptr inbounds nuw double, ptr %237, i64 %239
  %253 = load double, ptr %252, align 8
  %254 = load ptr, ptr %232, align 8
  %255 = getelementptr inbounds nuw double, ptr %254, i64 %239
  %256 = load double, ptr %255, align 8
  %257 = getelementptr inbounds nuw double, ptr %214, i64 %236
  %258 = load double, ptr %257, align 8
  br label %259

259:
  %260 = phi double [ %247, %240 ], [ %256, %251 ]
  %261 = phi double [ %243, %240 ], [ %253, %251 ]
  %262 = phi double [ %250, %240 ], [ %258, %251 ]
  br i1 %233, label %263, label %266

263:
  %264 = load i32, ptr %201, align 8
  %265 = icmp eq i32 %264, 0
  br i1 %265, label %309, label %266

266:
  br i1 %231, label %267, label %277

267:
  %268 = getelementptr inbounds nuw float, ptr %3, i64 %236
  %269 = load float, ptr %268, align 4
  %270 = fpext float %269 to double
  br i1 %183, label %271, label %286

271:
  %272 = fadd double %262, %270
  %273 = select i1 %185, double %262, double %272
  %274 = fmul double %261, %273
  %275 = select i1 %185, double %270, double 0.000000e+00
  %276 = fadd double %275, %274
  br label %312

277:
  %278 = getelementptr inbounds nuw double, ptr %3, i64 %236
  %279 = load double, ptr %278, align 8
  br i1 %183, label %280, label %292

280:
  %281 = fadd double %262, %279
  %282 = select i1 %185, double %262, double %281
  %283 = fmul double %261, %282
  %284 = select i1 %185, double %279, double 0.000000e+00
  %285 = fadd double %284, %283
  br label %320

286:
  %287 = fmul double %261, %262
  %288 = fmul double %260, %270
  %289 = fadd double %287, %288
  %290 = fptrunc double %289 to float
  %291 = getelementptr inbounds nuw float, ptr %218, i64 %236
  store float %290, ptr %291, align 4
  br label %297

292:
  %293 = fmul double %261, %262
  %294 = fmul double %260, %279
  %295 = fadd double %293, %294
  %296 = getelementptr inbounds nuw double, ptr %218, i64 %236
  store double %295, ptr %296, align 8
  br label %297

297:
  %298 = phi double [ %289, %286 ], [ %295, %292 ]
  br i1 %185, label %299, label %302

299:
  %300 = load i32, ptr %201, align 8
  %301 = icmp eq i32 %300, 0
  br i1 %301, label %326, label %302

302:
  %303 = phi double [ %262, %299 ], [ %298, %297 ]
  br i1 %231, label %304, label %307

304:
  %305 = fptrunc double %303 to float
  %306 = getelementptr inbounds nuw float, ptr %5, i64 %236
  store float %305, ptr %306, align 4
  br label %326

307:
  %308 = getelementptr inbounds nuw double, ptr %5, i64 %236
  store double %303, ptr %308, align 8
  br label %326

309:
  %310 = fmul double %261, %262
  %311 = fadd double %310, 0.000000e+00
  br i1 %231, label %312, label %320

312:
  %313 = phi double [ %276, %271 ], [ %311, %309 ]
  %314 = phi double [ %273, %271 ], [ %262, %309 ]
  %315 = fptrunc double %313 to float
  %316 = getelementptr inbounds nuw float, ptr %218, i64 %236
  store float %315, ptr %316, align 4
  %317 = fmul double %260, %314
  %318 = fptrunc double %317 to float
  %319 = getelementptr inbounds nuw float, ptr %5, i64 %236
  store float %318, ptr %319, align 4
  br label %326

320:
  %321 = phi double [ %285, %280 ], [ %311, %309 ]
  %322 = phi double [ %282, %280 ], [ %262, %309 ]
  %323 = getelementptr inbounds nuw double, ptr %218, i64 %236
  store double %321, ptr %323, align 8
  %324 = fmul double %260, %322
  %325 = getelementptr inbounds nuw double, ptr %5, i64 %236
  store double %324, ptr %325, align 8
  br label %326

326:
  %327 = add nuw nsw i64 %236, 1
  %328 = icmp eq i64 %327, %215
  br i1 %328, label %.loopexit.loopexit, label %235

329:
  %330 = getelementptr inbounds nuw i8, ptr %186, i64 12
  %331 = load i32, ptr %330, align 4
  %332 = icmp slt i32 %204, %331
  br i1 %332, label %333, label %335

333:
  %334 = tail call fastcc i32 @enzyme_build.mpi.own_tag()
  tail call fastcc void @enzyme_build.mpi.leave_send(ptr noundef %218, i64 noundef %215, i32 noundef %208, i32 noundef %204, i32 noundef %334, i32 noundef %209)
  br label %336

335:
  tail call void @free(ptr noundef %218)
  br label %336

336:
  tail call void @free(ptr noundef %214)
  br label %389

337:
  %338 = load i32, ptr %27, align 4
  %339 = load i32, ptr %29, align 4
  %340 = icmp eq i32 %339, 0
  br i1 %340, label %343, label %341

341:
  %342 = load i32, ptr %44, align 4
  br label %343

343:
  %344 = phi i32 [ %342, %341 ], [ 0, %337 ]
  %345 = load ptr, ptr %25, align 8
  %346 = shl nsw i32 %338, 2
  %347 = shl nsw i32 %339, 1
  %348 = add nsw i32 %347, %346
  %349 = sext i32 %348 to i64
  %350 = shl nsw i64 %349, 2
  %351 = or disjoint i64 %350, 1
  %352 = tail call ptr @realloc(ptr noundef %345, i64 noundef %351)
  store ptr %352, ptr %25, align 8
  %353 = sext i32 %338 to i64
  %354 = getelementptr inbounds i32, ptr %352, i64 %353
  %355 = shl nsw i32 %338, 1
  %356 = sext i32 %355 to i64
  %357 = getelementptr inbounds i32, ptr %352, i64 %356
  %358 = load i32, ptr %29, align 4
  %359 = shl nsw i32 %358, 1
  %360 = sext i32 %359 to i64
  %361 = getelementptr inbounds i32, ptr %357, i64 %360
  %362 = sext i32 %344 to i64
  %363 = mul nsw i64 %362, %353
  %364 = add nsw i64 %363, 1
  %365 = load i32, ptr %19, align 4
  %366 = sext i32 %365 to i64
  %367 = tail call noalias ptr @calloc(i64 noundef %364, i64 noundef %366)
  %368 = getelementptr inbounds nuw i8, ptr %8, i64 64
  store ptr %367, ptr %368, align 8
  %369 = icmp sgt i32 %338, 0
  br i1 %369, label %370, label %.loopexit6

370:
  %371 = zext nneg i32 %338 to i64
  br label %379

.loopexit6.loopexit:
  br label %.loopexit6

.loopexit6:
  tail call fastcc void @enzyme_build.mpi.behind_one_another(ptr noundef %361, i32 noundef %338)
  %372 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %373 = load i32, ptr %372, align 8
  %374 = icmp eq i32 %373, 0
  %375 = load ptr, ptr %368, align 8
  %376 = getelementptr inbounds i32, ptr %361, i64 %353
  %377 = getelementptr inbounds nuw i8, ptr %1, i64 92
  %378 = load i32, ptr %377, align 4
  br i1 %374, label %386, label %384

379:
  %380 = phi i64 [ 0, %370 ], [ %382, %379 ]
  %381 = getelementptr inbounds nuw i32, ptr %361, i64 %380
  store i32 %344, ptr %381, align 4
  %382 = add nuw nsw i64 %380, 1
  %383 = icmp eq i64 %382, %371
  br i1 %383, label %.loopexit6.loopexit, label %379

384:
  %385 = tail call i32 @MPI_Neighbor_alltoallv(ptr noundef %3, ptr noundef %352, ptr noundef %354, i32 noundef %22, ptr noundef %375, ptr noundef %361, ptr noundef %376, i32 noundef %22, i32 noundef %378)
  br label %389

386:
  %387 = getelementptr inbounds nuw i8, ptr %1, i64 400
  %388 = tail call i32 @MPI_Ineighbor_alltoallv(ptr noundef %3, ptr noundef %352, ptr noundef %354, i32 noundef %22, ptr noundef %375, ptr noundef %361, ptr noundef %376, i32 noundef %22, i32 noundef %378, ptr noundef nonnull %387)
  br label %389

389:
  ret void
}

define internal fastcc noundef ptr @enzyme_build.mpi.counts_of(ptr noundef readonly %0, ptr noundef returned %1) {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 92
  %4 = load i32, ptr %3, align 4
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %.loopexit

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 88
  br label %10

.loopexit.loopexit:
  %.lcssa = phi i32 [ %25, %21 ]
  br label %.loopexit

.loopexit:
  %9 = phi i32 [ %4, %2 ], [ %.lcssa, %.loopexit.loopexit ]
  tail call fastcc void @enzyme_build.mpi.behind_one_another(ptr noundef %1, i32 noundef %9)
  ret ptr %1

10:
  %11 = phi i64 [ 0, %6 ], [ %24, %21 ]
  %12 = load ptr, ptr %7, align 8
  %13 = getelementptr inbounds nuw i32, ptr %12, i64 %11
  %14 = load i32, ptr %13, align 4
  %15 = tail call fastcc i64 @enzyme_build.mpi.numbers_of(ptr noundef nonnull %0, i32 noundef %14)
  %16 = load i32, ptr %8, align 8
  %17 = sext i32 %16 to i64
  %18 = mul nsw i64 %15, %17
  %19 = icmp sgt i64 %18, 2147483647
  br i1 %19, label %20, label %21

20:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.2, i64 noundef 68)
  br label %21

21:
  %22 = trunc i64 %18 to i32
  %23 = getelementptr inbounds nuw i32, ptr %1, i64 %11
  store i32 %22, ptr %23, align 4
  %24 = add nuw nsw i64 %11, 1
  %25 = load i32, ptr %3, align 4
  %26 = sext i32 %25 to i64
  %27 = icmp slt i64 %24, %26
  br i1 %27, label %10, label %.loopexit.loopexit
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
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.2, i64 noundef 68)
  br label %19

19:
  %20 = trunc i64 %16 to i32
  %21 = add nuw nsw i64 %9, 1
  %22 = icmp eq i64 %21, %7
  br i1 %22, label %.loopexit.loopexit, label %8
}

define internal fastcc i64 @enzyme_build.mpi.numbers_of(ptr noundef readonly %0, i32 noundef %1) {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %4 = load i32, ptr %3, align 4
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %12

6:
  %7 = sext i32 %1 to i64
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %9 = load i32, ptr %8, align 8
  %10 = sext i32 %9 to i64
  %11 = mul nsw i64 %10, %7
  br label %.loopexit7

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 4
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %21

18:
  %19 = sdiv i32 %1, %4
  %20 = sext i32 %19 to i64
  br label %21

21:
  %22 = phi i64 [ %20, %18 ], [ 0, %12 ]
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %24 = load i32, ptr %23, align 8
  %25 = sext i32 %24 to i64
  %26 = mul nsw i64 %22, %25
  %27 = sext i32 %4 to i64
  %28 = mul nsw i64 %22, %27
  %29 = sext i32 %1 to i64
  %30 = icmp slt i64 %28, %29
  br i1 %30, label %31, label %.loopexit7

31:
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %33 = load i32, ptr %32, align 8
  %34 = icmp sgt i32 %33, 0
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %38 = sext i32 %16 to i64
  %39 = zext nneg i32 %33 to i64
  br label %40

40:
  %41 = phi i64 [ %28, %31 ], [ %49, %.loopexit ]
  %42 = phi i64 [ %26, %31 ], [ %48, %.loopexit ]
  br i1 %34, label %43, label %.loopexit

43:
  %44 = icmp eq i64 %41, 0
  %45 = sub nsw i64 %29, %41
  %46 = load i32, ptr %35, align 4
  %47 = icmp sgt i32 %46, 1
  br label %51

.loopexit.loopexit:
  %.lcssa = phi i64 [ %84, %83 ]
  br label %.loopexit

.loopexit:
  %48 = phi i64 [ %42, %40 ], [ %.lcssa, %.loopexit.loopexit ]
  %49 = add nsw i64 %41, %27
  %50 = icmp slt i64 %49, %29
  br i1 %50, label %40, label %.loopexit7.loopexit

51:
  %52 = phi i64 [ 0, %43 ], [ %85, %83 ]
  %53 = phi i64 [ %42, %43 ], [ %84, %83 ]
  br i1 %44, label %62, label %54

54:
  br i1 %47, label %55, label %57

55:
  %56 = load ptr, ptr %37, align 8
  br label %57

57:
  %58 = phi ptr [ %56, %55 ], [ %36, %54 ]
  %59 = getelementptr inbounds nuw %enzyme_build.mpi.Run, ptr %58, i64 %52
  %60 = load i64, ptr %59, align 8
  %61 = icmp slt i64 %60, %38
  br i1 %61, label %83, label %62

62:
  br i1 %47, label %63, label %65

63:
  %64 = load ptr, ptr %37, align 8
  br label %65

65:
  %66 = phi ptr [ %64, %63 ], [ %36, %62 ]
  %67 = getelementptr inbounds nuw %enzyme_build.mpi.Run, ptr %66, i64 %52
  %68 = load i64, ptr %67, align 8
  %69 = icmp sgt i64 %45, %68
  br i1 %69, label %70, label %80

70:
  %71 = sub nsw i64 %45, %68
  %72 = getelementptr inbounds nuw i8, ptr %67, i64 12
  %73 = load i32, ptr %72, align 4
  %74 = sext i32 %73 to i64
  %75 = sdiv i64 %71, %74
  %76 = getelementptr inbounds nuw i8, ptr %67, i64 8
  %77 = load i32, ptr %76, align 8
  %78 = sext i32 %77 to i64
  %79 = tail call i64 @llvm.smin.i64(i64 %75, i64 %78)
  br label %80

80:
  %81 = phi i64 [ 0, %65 ], [ %79, %70 ]
  %82 = add nsw i64 %81, %53
  br label %83

83:
  %84 = phi i64 [ %82, %80 ], [ %53, %57 ]
  %85 = add nuw nsw i64 %52, 1
  %86 = icmp eq i64 %85, %39
  br i1 %86, label %.loopexit.loopexit, label %51

.loopexit7.loopexit:
  %.lcssa20 = phi i64 [ %48, %.loopexit ]
  br label %.loopexit7

.loopexit7:
  %87 = phi i64 [ %11, %6 ], [ %26, %21 ], [ %.lcssa20, %.loopexit7.loopexit ]
  ret i64 %87
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

declare i32 @MPI_Comm_get_attr(i32 noundef, i32 noundef, ptr noundef, ptr noundef)

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
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.2, i64 noundef 68)
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
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.3, i64 noundef 179)
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

define internal fastcc void @enzyme_build.mpi.area(ptr dead_on_unwind noalias nonnull writable sret(%enzyme_build.mpi.Area) align 8 %0, ptr noundef %1, i32 noundef %2, ptr noundef readonly %3, i32 noundef %4, ptr noundef readonly %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9) {
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %0, i8 0, i64 72, i1 false)
  %13 = icmp eq i32 %6, 201326592
  br i1 %13, label %.loopexit, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %16 = tail call i32 @MPI_Type_size(i32 noundef %6, ptr noundef nonnull %15)
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %7, ptr %17, align 8
  %18 = and i32 %6, -3
  %19 = icmp eq i32 %18, 1275068685
  br i1 %19, label %20, label %44

20:
  %21 = load i32, ptr %7, align 4
  %22 = icmp slt i32 %21, 0
  br i1 %22, label %23, label %25

23:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.5, i64 noundef 107)
  %24 = load i32, ptr %7, align 4
  br label %25

25:
  %26 = phi i32 [ %24, %23 ], [ %21, %20 ]
  store i64 1, ptr %0, align 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 36
  store i32 %26, ptr %27, align 4
  %28 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %29 = load i32, ptr %28, align 4
  %30 = icmp sgt i32 %29, 0
  br i1 %30, label %31, label %.loopexit

31:
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 12
  br label %33

33:
  %34 = phi i64 [ 0, %31 ], [ %40, %33 ]
  %35 = getelementptr inbounds nuw %enzyme_build.mpi.anon.0, ptr %32, i64 %34
  %36 = load i32, ptr %35, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 4
  %39 = load i32, ptr %38, align 4
  tail call fastcc void @enzyme_build.mpi.add_run(ptr noundef nonnull align 8 %0, i64 noundef %37, i32 noundef 1, i32 noundef %39)
  %40 = add nuw nsw i64 %34, 1
  %41 = load i32, ptr %28, align 4
  %42 = sext i32 %41 to i64
  %43 = icmp slt i64 %40, %42
  br i1 %43, label %33, label %.loopexit.loopexit

44:
  tail call fastcc void @enzyme_build.mpi.add_type(ptr noundef nonnull align 8 %0, i64 noundef 0, i32 noundef %6)
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %46 = load i32, ptr %45, align 8
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %51, label %48

48:
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  %49 = call i32 @MPI_Type_get_extent(i32 noundef %6, ptr noundef nonnull %11, ptr noundef nonnull %12)
  %50 = load i64, ptr %12, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br label %51

51:
  %52 = phi i64 [ %50, %48 ], [ 1, %44 ]
  store i64 %52, ptr %0, align 8
  %53 = load i32, ptr %15, align 8
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %.loopexit

55:
  %56 = call fastcc i32 @enzyme_build.mpi.is_named(i32 noundef %6)
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %.loopexit

58:
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store i32 8, ptr %59, align 4
  br label %.loopexit

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %1, ptr %60, align 8
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr %9, ptr %61, align 8
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i32 %8, ptr %62, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 92
  store i32 %2, ptr %63, align 4
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 120
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %65, i8 0, i64 16, i1 false)
  store i32 %6, ptr %67, align 8
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 124
  store i32 0, ptr %68, align 4
  %69 = shl nsw i32 %2, 1
  %70 = sext i32 %69 to i64
  %71 = shl nsw i64 %70, 2
  %72 = or disjoint i64 %71, 1
  %73 = call noalias ptr @malloc(i64 noundef %72)
  store ptr %73, ptr %64, align 8
  %74 = icmp eq ptr %5, null
  br i1 %74, label %78, label %75

75:
  %76 = sext i32 %2 to i64
  %77 = getelementptr inbounds i32, ptr %73, i64 %76
  store ptr %77, ptr %65, align 8
  br label %78

78:
  %79 = icmp sgt i32 %2, 0
  br i1 %79, label %80, label %111

80:
  %81 = icmp eq ptr %3, null
  %82 = zext nneg i32 %2 to i64
  br label %87

83:
  %.lcssa = phi i64 [ %107, %101 ]
  %84 = icmp ne i64 %.lcssa, 0
  %85 = icmp eq ptr %1, null
  %86 = select i1 %85, i1 %84, i1 false
  br i1 %86, label %110, label %111

87:
  %88 = phi ptr [ %73, %80 ], [ %102, %101 ]
  %89 = phi i64 [ 0, %80 ], [ %108, %101 ]
  br i1 %81, label %93, label %90

90:
  %91 = getelementptr inbounds nuw i32, ptr %3, i64 %89
  %92 = load i32, ptr %91, align 4
  br label %93

93:
  %94 = phi i32 [ %92, %90 ], [ %4, %87 ]
  %95 = getelementptr inbounds nuw i32, ptr %88, i64 %89
  store i32 %94, ptr %95, align 4
  br i1 %74, label %101, label %96

96:
  %97 = getelementptr inbounds nuw i32, ptr %5, i64 %89
  %98 = load i32, ptr %97, align 4
  %99 = load ptr, ptr %65, align 8
  %100 = getelementptr inbounds nuw i32, ptr %99, i64 %89
  store i32 %98, ptr %100, align 4
  br label %101

101:
  %102 = load ptr, ptr %64, align 8
  %103 = getelementptr inbounds nuw i32, ptr %102, i64 %89
  %104 = load i32, ptr %103, align 4
  %105 = call fastcc i64 @enzyme_build.mpi.numbers_of(ptr noundef nonnull %0, i32 noundef %104)
  %106 = load i64, ptr %66, align 8
  %107 = add nsw i64 %106, %105
  store i64 %107, ptr %66, align 8
  %108 = add nuw nsw i64 %89, 1
  %109 = icmp eq i64 %108, %82
  br i1 %109, label %83, label %87

110:
  call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.4, i64 noundef 84)
  br label %111

111:
  ret void
}

define internal fastcc void @enzyme_build.mpi.add_run(ptr noundef nonnull %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %6 = load i32, ptr %5, align 8
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %14, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 48
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
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %42 = load i32, ptr %41, align 4
  %43 = icmp eq i32 %6, %42
  br i1 %43, label %47, label %44

44:
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %46 = load ptr, ptr %45, align 8
  br label %67

47:
  %48 = shl nsw i32 %6, 1
  %49 = select i1 %7, i32 1, i32 %48
  br i1 %7, label %50, label %52

50:
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 56
  br label %63

52:
  %53 = sext i32 %48 to i64
  %54 = shl nsw i64 %53, 4
  %55 = tail call noalias ptr @malloc(i64 noundef %54)
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 48
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
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 48
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
  call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.9, i64 noundef 99)
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

define internal fastcc void @enzyme_build.mpi.add_bytes(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %2) {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %.loopexit5, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %11 = load i32, ptr %10, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %18

13:
  %14 = load i32, ptr %5, align 4
  %15 = sext i32 %14 to i64
  %16 = srem i64 %1, %15
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %19, label %18

18:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.7, i64 noundef 86)
  br label %19

19:
  %20 = icmp sgt i64 %2, 0
  br i1 %20, label %21, label %.loopexit5

21:
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %23 = load i32, ptr %6, align 4
  br label %24

24:
  %25 = phi i32 [ %23, %21 ], [ %31, %.loopexit ]
  %26 = phi i32 [ %23, %21 ], [ %32, %.loopexit ]
  %27 = phi i64 [ 0, %21 ], [ %35, %.loopexit ]
  %28 = icmp sgt i32 %26, 0
  br i1 %28, label %29, label %.loopexit

29:
  %30 = add nsw i64 %27, %1
  br label %37

.loopexit.loopexit:
  %.lcssa = phi i32 [ %61, %60 ]
  br label %.loopexit

.loopexit:
  %31 = phi i32 [ %25, %24 ], [ %.lcssa, %.loopexit.loopexit ]
  %32 = phi i32 [ %26, %24 ], [ %.lcssa, %.loopexit.loopexit ]
  %33 = load i32, ptr %5, align 4
  %34 = sext i32 %33 to i64
  %35 = add nsw i64 %27, %34
  %36 = icmp slt i64 %35, %2
  br i1 %36, label %24, label %.loopexit5.loopexit

37:
  %38 = phi i32 [ %25, %29 ], [ %61, %60 ]
  %39 = phi i64 [ 0, %29 ], [ %62, %60 ]
  %40 = getelementptr inbounds nuw %enzyme_build.mpi.anon.0, ptr %22, i64 %39
  %41 = load i32, ptr %40, align 4
  %42 = sext i32 %41 to i64
  %43 = add nsw i64 %27, %42
  %44 = icmp slt i64 %43, %2
  br i1 %44, label %45, label %60

45:
  %46 = getelementptr inbounds nuw i8, ptr %40, i64 4
  %47 = load i32, ptr %46, align 4
  %48 = sext i32 %47 to i64
  %49 = add nsw i64 %43, %48
  %50 = icmp sgt i64 %49, %2
  br i1 %50, label %51, label %55

51:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.8, i64 noundef 50)
  %52 = load i32, ptr %40, align 4
  %53 = load i32, ptr %46, align 4
  %54 = sext i32 %52 to i64
  br label %55

55:
  %56 = phi i64 [ %54, %51 ], [ %42, %45 ]
  %57 = phi i32 [ %53, %51 ], [ %47, %45 ]
  %58 = add nsw i64 %30, %56
  tail call fastcc void @enzyme_build.mpi.add_run(ptr noundef %0, i64 noundef %58, i32 noundef 1, i32 noundef %57)
  %59 = load i32, ptr %6, align 4
  br label %60

60:
  %61 = phi i32 [ %38, %37 ], [ %59, %55 ]
  %62 = add nuw nsw i64 %39, 1
  %63 = sext i32 %61 to i64
  %64 = icmp slt i64 %62, %63
  br i1 %64, label %37, label %.loopexit.loopexit

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
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
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 92
  %4 = load i32, ptr %3, align 4
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %6 = load i32, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 84
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
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 88
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
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %53, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %9 = load i32, ptr %8, align 4
  %10 = icmp eq i32 %9, 4
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %12 = tail call i32 @MPI_Wait(ptr noundef nonnull %11, ptr noundef nonnull inttoptr (i64 1 to ptr))
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 216
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
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %.loopexit, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 196
  %11 = load i32, ptr %10, align 4
  %12 = icmp sgt i32 %11, 0
  br i1 %12, label %13, label %.loopexit

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 116
  br label %17

17:
  %18 = phi i32 [ %11, %13 ], [ %42, %40 ]
  %19 = phi i64 [ 0, %13 ], [ %45, %40 ]
  %20 = phi ptr [ %1, %13 ], [ %43, %40 ]
  %21 = phi ptr [ %7, %13 ], [ %44, %40 ]
  %22 = load ptr, ptr %14, align 8
  %23 = getelementptr inbounds nuw i32, ptr %22, i64 %19
  %24 = load i32, ptr %23, align 4
  %25 = tail call fastcc i64 @enzyme_build.mpi.numbers_of(ptr noundef nonnull %3, i32 noundef %24)
  %26 = load i32, ptr %15, align 8
  %27 = icmp sgt i32 %26, 0
  br i1 %27, label %32, label %28

28:
  %29 = load i32, ptr %16, align 4
  %30 = sext i32 %29 to i64
  %31 = mul nsw i64 %25, %30
  br label %40

32:
  %33 = icmp sgt i64 %25, 0
  br label %34

34:
  %35 = phi i32 [ %26, %32 ], [ %51, %50 ]
  %36 = phi i32 [ 0, %32 ], [ %52, %50 ]
  %37 = phi ptr [ %20, %32 ], [ %56, %50 ]
  br i1 %33, label %.preheader.preheader, label %50

.preheader.preheader:
  br label %.preheader

38:
  %.lcssa20 = phi i64 [ %55, %50 ]
  %.lcssa = phi ptr [ %56, %50 ]
  %39 = load i32, ptr %10, align 4
  br label %40

40:
  %41 = phi i64 [ %31, %28 ], [ %.lcssa20, %38 ]
  %42 = phi i32 [ %18, %28 ], [ %39, %38 ]
  %43 = phi ptr [ %20, %28 ], [ %.lcssa, %38 ]
  %44 = getelementptr inbounds i8, ptr %21, i64 %41
  %45 = add nuw nsw i64 %19, 1
  %46 = sext i32 %42 to i64
  %47 = icmp slt i64 %45, %46
  br i1 %47, label %17, label %.loopexit.loopexit

48:
  %49 = load i32, ptr %15, align 8
  br label %50

50:
  %51 = phi i32 [ %49, %48 ], [ %35, %34 ]
  %52 = add nuw nsw i32 %36, 1
  %53 = load i32, ptr %16, align 4
  %54 = sext i32 %53 to i64
  %55 = mul nsw i64 %25, %54
  %56 = getelementptr inbounds i8, ptr %37, i64 %55
  %57 = icmp slt i32 %52, %51
  br i1 %57, label %34, label %38

.preheader:
  %58 = phi i64 [ %74, %73 ], [ 0, %.preheader.preheader ]
  %59 = load i32, ptr %16, align 4
  %60 = icmp eq i32 %59, 4
  br i1 %60, label %61, label %67

61:
  %62 = getelementptr inbounds nuw float, ptr %21, i64 %58
  %63 = load float, ptr %62, align 4
  %64 = getelementptr inbounds nuw float, ptr %37, i64 %58
  %65 = load float, ptr %64, align 4
  %66 = fmul float %63, %65
  store float %66, ptr %64, align 4
  br label %73

67:
  %68 = getelementptr inbounds nuw double, ptr %21, i64 %58
  %69 = load double, ptr %68, align 8
  %70 = getelementptr inbounds nuw double, ptr %37, i64 %58
  %71 = load double, ptr %70, align 8
  %72 = fmul double %69, %71
  store double %72, ptr %70, align 8
  br label %73

73:
  %74 = add nuw nsw i64 %58, 1
  %75 = icmp eq i64 %74, %25
  br i1 %75, label %48, label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void
}

define internal fastcc void @enzyme_build.mpi.move(ptr noundef readonly %0, i32 noundef %1, ptr noundef %2) {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load i32, ptr %4, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %.loopexit21, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 92
  %9 = load i32, ptr %8, align 4
  %10 = icmp sgt i32 %9, 0
  br i1 %10, label %11, label %.loopexit21

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %24 = icmp eq i32 %1, 0
  br label %25

25:
  %26 = phi i64 [ 0, %11 ], [ %62, %.loopexit20 ]
  %27 = phi ptr [ %2, %11 ], [ %56, %.loopexit20 ]
  %28 = phi i64 [ 0, %11 ], [ %61, %.loopexit20 ]
  %29 = load ptr, ptr %12, align 8
  %30 = icmp eq ptr %29, null
  br i1 %30, label %35, label %31

31:
  %32 = getelementptr inbounds nuw i32, ptr %29, i64 %26
  %33 = load i32, ptr %32, align 4
  %34 = sext i32 %33 to i64
  br label %35

35:
  %36 = phi i64 [ %34, %31 ], [ %28, %25 ]
  %37 = load i64, ptr %0, align 8
  %38 = mul nsw i64 %37, %36
  %39 = load i32, ptr %13, align 4
  %40 = icmp ne i32 %39, 0
  %41 = icmp ne i64 %38, 0
  %42 = select i1 %40, i1 %41, i1 false
  br i1 %42, label %43, label %53

43:
  %44 = load ptr, ptr %14, align 8
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 4
  %46 = load i32, ptr %45, align 4
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %52

48:
  %49 = sext i32 %39 to i64
  %50 = srem i64 %38, %49
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %53, label %52

52:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.10, i64 noundef 64)
  br label %53

53:
  %54 = load i32, ptr %15, align 8
  %55 = icmp sgt i32 %54, 0
  br i1 %55, label %.preheader19.preheader, label %.loopexit20

.preheader19.preheader:
  br label %.preheader19

.loopexit20.loopexit:
  %.lcssa83 = phi ptr [ %288, %.loopexit17 ]
  br label %.loopexit20

.loopexit20:
  %56 = phi ptr [ %27, %53 ], [ %.lcssa83, %.loopexit20.loopexit ]
  %57 = load ptr, ptr %18, align 8
  %58 = getelementptr inbounds nuw i32, ptr %57, i64 %26
  %59 = load i32, ptr %58, align 4
  %60 = sext i32 %59 to i64
  %61 = add nsw i64 %28, %60
  %62 = add nuw nsw i64 %26, 1
  %63 = load i32, ptr %8, align 4
  %64 = sext i32 %63 to i64
  %65 = icmp slt i64 %62, %64
  br i1 %65, label %25, label %.loopexit21.loopexit

.preheader19:
  %66 = phi i64 [ %289, %.loopexit17 ], [ 0, %.preheader19.preheader ]
  %67 = phi ptr [ %288, %.loopexit17 ], [ %27, %.preheader19.preheader ]
  %68 = load ptr, ptr %16, align 8
  %69 = icmp eq ptr %68, null
  br i1 %69, label %76, label %70

70:
  %71 = getelementptr inbounds nuw ptr, ptr %68, i64 %66
  %72 = load ptr, ptr %71, align 8
  %73 = load ptr, ptr %17, align 8
  %74 = icmp eq ptr %72, %73
  %75 = select i1 %74, ptr null, ptr %72
  br label %76

76:
  %77 = phi ptr [ null, %.preheader19 ], [ %75, %70 ]
  %78 = icmp eq ptr %77, null
  %79 = getelementptr inbounds i8, ptr %77, i64 %38
  %80 = select i1 %78, ptr null, ptr %79
  %81 = load i32, ptr %13, align 4
  %82 = icmp eq i32 %81, 0
  %83 = load ptr, ptr %18, align 8
  %84 = getelementptr inbounds nuw i32, ptr %83, i64 %26
  %85 = load i32, ptr %84, align 4
  %86 = sext i32 %85 to i64
  %87 = load i32, ptr %19, align 4
  %88 = icmp sgt i32 %87, 1
  br i1 %82, label %201, label %89

89:
  br i1 %88, label %90, label %92

90:
  %91 = load ptr, ptr %21, align 8
  br label %92

92:
  %93 = phi ptr [ %91, %90 ], [ %20, %89 ]
  %94 = load i32, ptr %22, align 8
  %95 = icmp eq i32 %94, 1
  br i1 %95, label %96, label %106

96:
  %97 = load i64, ptr %93, align 8
  %98 = icmp eq i64 %97, 0
  br i1 %98, label %99, label %106

99:
  %100 = getelementptr inbounds nuw i8, ptr %93, i64 8
  %101 = load i32, ptr %100, align 8
  %102 = getelementptr inbounds nuw i8, ptr %93, i64 12
  %103 = load i32, ptr %102, align 4
  %104 = mul nsw i32 %103, %101
  %105 = icmp eq i32 %104, %81
  br label %106

106:
  %107 = phi i1 [ false, %96 ], [ false, %92 ], [ %105, %99 ]
  %108 = icmp sgt i32 %85, 0
  br i1 %108, label %109, label %.loopexit17

109:
  %110 = getelementptr inbounds nuw i8, ptr %93, i64 12
  %111 = icmp eq ptr %80, null
  br label %112

112:
  %113 = phi i32 [ %94, %109 ], [ %122, %197 ]
  %114 = phi i32 [ %94, %109 ], [ %123, %197 ]
  %115 = phi ptr [ %67, %109 ], [ %124, %197 ]
  %116 = phi i64 [ 0, %109 ], [ %199, %197 ]
  %117 = icmp sgt i32 %114, 0
  br i1 %117, label %118, label %.loopexit16

118:
  %119 = sub nsw i64 %86, %116
  %120 = icmp eq i64 %116, 0
  %121 = getelementptr inbounds i8, ptr %79, i64 %116
  br label %125

.loopexit16.loopexit:
  %.lcssa78 = phi i32 [ %189, %188 ]
  %.lcssa = phi ptr [ %190, %188 ]
  br label %.loopexit16

.loopexit16:
  %122 = phi i32 [ %113, %112 ], [ %.lcssa78, %.loopexit16.loopexit ]
  %123 = phi i32 [ %114, %112 ], [ %.lcssa78, %.loopexit16.loopexit ]
  %124 = phi ptr [ %115, %112 ], [ %.lcssa, %.loopexit16.loopexit ]
  br i1 %107, label %197, label %194

125:
  %126 = phi i32 [ %113, %118 ], [ %189, %188 ]
  %127 = phi i64 [ 0, %118 ], [ %191, %188 ]
  %128 = phi ptr [ %115, %118 ], [ %190, %188 ]
  %129 = getelementptr inbounds nuw %enzyme_build.mpi.Run, ptr %93, i64 %127
  %130 = load i64, ptr %129, align 8
  br i1 %107, label %131, label %135

131:
  %132 = load i32, ptr %110, align 4
  %133 = sext i32 %132 to i64
  %134 = sdiv i64 %119, %133
  br label %147

135:
  %136 = icmp sgt i64 %119, %130
  br i1 %136, label %137, label %147

137:
  %138 = sub nsw i64 %119, %130
  %139 = getelementptr inbounds nuw i8, ptr %129, i64 12
  %140 = load i32, ptr %139, align 4
  %141 = sext i32 %140 to i64
  %142 = sdiv i64 %138, %141
  %143 = getelementptr inbounds nuw i8, ptr %129, i64 8
  %144 = load i32, ptr %143, align 8
  %145 = sext i32 %144 to i64
  %146 = tail call i64 @llvm.smin.i64(i64 %142, i64 %145)
  br label %147

147:
  %148 = phi i64 [ %134, %131 ], [ 0, %135 ], [ %146, %137 ]
  br i1 %120, label %155, label %149

149:
  %150 = load ptr, ptr %14, align 8
  %151 = getelementptr inbounds nuw i8, ptr %150, i64 4
  %152 = load i32, ptr %151, align 4
  %153 = sext i32 %152 to i64
  %154 = icmp slt i64 %130, %153
  br i1 %154, label %188, label %155

155:
  %156 = icmp sgt i64 %119, %130
  br i1 %156, label %157, label %171

157:
  br i1 %107, label %163, label %158

158:
  %159 = getelementptr inbounds nuw i8, ptr %129, i64 8
  %160 = load i32, ptr %159, align 8
  %161 = sext i32 %160 to i64
  %162 = icmp slt i64 %148, %161
  br i1 %162, label %163, label %171

163:
  %164 = sub nsw i64 %119, %130
  %165 = getelementptr inbounds nuw i8, ptr %129, i64 12
  %166 = load i32, ptr %165, align 4
  %167 = sext i32 %166 to i64
  %168 = srem i64 %164, %167
  %169 = icmp eq i64 %168, 0
  br i1 %169, label %171, label %170

170:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.8, i64 noundef 50)
  br label %171

171:
  br i1 %111, label %177, label %172

172:
  %173 = getelementptr inbounds i8, ptr %121, i64 %130
  %174 = getelementptr inbounds nuw i8, ptr %129, i64 12
  %175 = load i32, ptr %174, align 4
  %176 = load i32, ptr %23, align 4
  tail call fastcc void @enzyme_build.mpi.move_run(i32 noundef %1, ptr noundef %173, i32 noundef %175, ptr noundef %128, i32 noundef %176, i64 noundef %148)
  br label %182

177:
  br i1 %24, label %178, label %182

178:
  %179 = load i32, ptr %23, align 4
  %180 = sext i32 %179 to i64
  %181 = mul nsw i64 %148, %180
  tail call void @llvm.memset.p0.i64(ptr align 1 %128, i8 0, i64 %181, i1 false)
  br label %182

182:
  %183 = load i32, ptr %23, align 4
  %184 = sext i32 %183 to i64
  %185 = mul nsw i64 %148, %184
  %186 = getelementptr inbounds i8, ptr %128, i64 %185
  %187 = load i32, ptr %22, align 8
  br label %188

188:
  %189 = phi i32 [ %187, %182 ], [ %126, %149 ]
  %190 = phi ptr [ %186, %182 ], [ %128, %149 ]
  %191 = add nuw nsw i64 %127, 1
  %192 = sext i32 %189 to i64
  %193 = icmp slt i64 %191, %192
  br i1 %193, label %125, label %.loopexit16.loopexit

194:
  %195 = load i32, ptr %13, align 4
  %196 = sext i32 %195 to i64
  br label %197

197:
  %198 = phi i64 [ %196, %194 ], [ %86, %.loopexit16 ]
  %199 = add nsw i64 %198, %116
  %200 = icmp slt i64 %199, %86
  br i1 %200, label %112, label %.loopexit17.loopexit77

201:
  br i1 %88, label %202, label %204

202:
  %203 = load ptr, ptr %21, align 8
  br label %204

204:
  %205 = phi ptr [ %203, %202 ], [ %20, %201 ]
  %206 = load i32, ptr %22, align 8
  %207 = icmp eq i32 %206, 1
  br i1 %207, label %208, label %240

208:
  %209 = load i64, ptr %205, align 8
  %210 = icmp eq i64 %209, 0
  br i1 %210, label %211, label %240

211:
  %212 = getelementptr inbounds nuw i8, ptr %205, i64 8
  %213 = load i32, ptr %212, align 8
  %214 = sext i32 %213 to i64
  %215 = getelementptr inbounds nuw i8, ptr %205, i64 12
  %216 = load i32, ptr %215, align 4
  %217 = sext i32 %216 to i64
  %218 = mul nsw i64 %217, %214
  %219 = load i64, ptr %0, align 8
  %220 = icmp eq i64 %218, %219
  br i1 %220, label %221, label %240

221:
  %222 = icmp eq ptr %80, null
  br i1 %222, label %226, label %223

223:
  %224 = load i32, ptr %23, align 4
  %225 = mul nsw i64 %214, %86
  tail call fastcc void @enzyme_build.mpi.move_run(i32 noundef %1, ptr noundef %79, i32 noundef %216, ptr noundef %67, i32 noundef %224, i64 noundef %225)
  br label %232

226:
  br i1 %24, label %227, label %232

227:
  %228 = mul nsw i64 %214, %86
  %229 = load i32, ptr %23, align 4
  %230 = sext i32 %229 to i64
  %231 = mul nsw i64 %228, %230
  tail call void @llvm.memset.p0.i64(ptr align 1 %67, i8 0, i64 %231, i1 false)
  br label %232

232:
  %233 = load i32, ptr %212, align 8
  %234 = sext i32 %233 to i64
  %235 = mul nsw i64 %234, %86
  %236 = load i32, ptr %23, align 4
  %237 = sext i32 %236 to i64
  %238 = mul nsw i64 %235, %237
  %239 = getelementptr inbounds i8, ptr %67, i64 %238
  br label %.loopexit17

240:
  %241 = icmp sgt i32 %85, 0
  br i1 %241, label %242, label %.loopexit17

242:
  %243 = icmp eq ptr %80, null
  br label %244

244:
  %245 = phi i32 [ %206, %242 ], [ %249, %.loopexit ]
  %246 = phi i64 [ 0, %242 ], [ %251, %.loopexit ]
  %247 = phi ptr [ %67, %242 ], [ %250, %.loopexit ]
  %248 = icmp sgt i32 %245, 0
  br i1 %248, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  %.lcssa81 = phi ptr [ %283, %276 ]
  %.lcssa80 = phi i32 [ %285, %276 ]
  br label %.loopexit

.loopexit:
  %249 = phi i32 [ %245, %244 ], [ %.lcssa80, %.loopexit.loopexit ]
  %250 = phi ptr [ %247, %244 ], [ %.lcssa81, %.loopexit.loopexit ]
  %251 = add nuw nsw i64 %246, 1
  %252 = icmp eq i64 %251, %86
  br i1 %252, label %.loopexit17.loopexit, label %244

.preheader:
  %253 = phi i64 [ %284, %276 ], [ 0, %.preheader.preheader ]
  %254 = phi ptr [ %283, %276 ], [ %247, %.preheader.preheader ]
  br i1 %243, label %268, label %255

255:
  %256 = load i64, ptr %0, align 8
  %257 = mul nsw i64 %256, %246
  %258 = getelementptr inbounds i8, ptr %79, i64 %257
  %259 = getelementptr inbounds nuw %enzyme_build.mpi.Run, ptr %205, i64 %253
  %260 = load i64, ptr %259, align 8
  %261 = getelementptr inbounds i8, ptr %258, i64 %260
  %262 = getelementptr inbounds nuw i8, ptr %259, i64 12
  %263 = load i32, ptr %262, align 4
  %264 = load i32, ptr %23, align 4
  %265 = getelementptr inbounds nuw i8, ptr %259, i64 8
  %266 = load i32, ptr %265, align 8
  %267 = sext i32 %266 to i64
  tail call fastcc void @enzyme_build.mpi.move_run(i32 noundef %1, ptr noundef %261, i32 noundef %263, ptr noundef %254, i32 noundef %264, i64 noundef %267)
  br label %276

268:
  br i1 %24, label %269, label %276

269:
  %270 = getelementptr inbounds nuw %enzyme_build.mpi.Run, ptr %205, i64 %253
  %271 = getelementptr inbounds nuw i8, ptr %270, i64 8
  %272 = load i32, ptr %271, align 8
  %273 = load i32, ptr %23, align 4
  %274 = mul nsw i32 %273, %272
  %275 = sext i32 %274 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %254, i8 0, i64 %275, i1 false)
  br label %276

276:
  %277 = getelementptr inbounds nuw %enzyme_build.mpi.Run, ptr %205, i64 %253
  %278 = getelementptr inbounds nuw i8, ptr %277, i64 8
  %279 = load i32, ptr %278, align 8
  %280 = load i32, ptr %23, align 4
  %281 = mul nsw i32 %280, %279
  %282 = sext i32 %281 to i64
  %283 = getelementptr inbounds i8, ptr %254, i64 %282
  %284 = add nuw nsw i64 %253, 1
  %285 = load i32, ptr %22, align 8
  %286 = sext i32 %285 to i64
  %287 = icmp slt i64 %284, %286
  br i1 %287, label %.preheader, label %.loopexit.loopexit

.loopexit17.loopexit:
  %.lcssa82 = phi ptr [ %250, %.loopexit ]
  br label %.loopexit17

.loopexit17.loopexit77:
  %.lcssa79 = phi ptr [ %124, %197 ]
  br label %.loopexit17

.loopexit17:
  %288 = phi ptr [ %.lcssa82, %.loopexit17.loopexit ], [ %67, %106 ], [ %239, %232 ], [ %67, %240 ], [ %.lcssa79, %.loopexit17.loopexit77 ]
  %289 = add nuw nsw i64 %66, 1
  %290 = load i32, ptr %15, align 8
  %291 = sext i32 %290 to i64
  %292 = icmp slt i64 %289, %291
  br i1 %292, label %.preheader19, label %.loopexit20.loopexit

.loopexit21.loopexit:
  br label %.loopexit21

.loopexit21:
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
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %5 = tail call i32 @MPI_Wait(ptr noundef nonnull %4, ptr noundef nonnull inttoptr (i64 1 to ptr))
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 64
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %.loopexit, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %11 = load i32, ptr %10, align 4
  %12 = icmp eq i32 %11, 0
  %13 = select i1 %12, i64 232, i64 104
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 %13
  %15 = load i32, ptr %3, align 8
  br i1 %12, label %27, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 112
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 88
  %20 = load i32, ptr %19, align 8
  %21 = sext i32 %20 to i64
  %22 = mul nsw i64 %18, %21
  %23 = icmp sgt i64 %22, 2147483647
  br i1 %23, label %24, label %25

24:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.2, i64 noundef 68)
  br label %25

25:
  %26 = trunc i64 %22 to i32
  br label %27

27:
  %28 = phi i32 [ %26, %25 ], [ 0, %9 ]
  %29 = and i32 %15, -2
  %30 = icmp eq i32 %29, 8
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 324
  %33 = select i1 %30, ptr %31, ptr %32
  %34 = load i32, ptr %33, align 4
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %36 = load ptr, ptr %35, align 8
  %37 = sext i32 %28 to i64
  %38 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %39 = load i32, ptr %38, align 4
  %40 = sext i32 %39 to i64
  %41 = mul nsw i64 %40, %37
  tail call void @llvm.memset.p0.i64(ptr align 1 %36, i8 0, i64 %41, i1 false)
  br i1 %30, label %42, label %49

42:
  %43 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %44 = load i32, ptr %43, align 8
  %45 = load i32, ptr %3, align 8
  %46 = icmp eq i32 %45, 9
  %47 = zext i1 %46 to i32
  %48 = add nsw i32 %44, %47
  br label %49

49:
  %50 = phi i32 [ %48, %42 ], [ 0, %27 ]
  %51 = icmp slt i32 %50, %34
  br i1 %51, label %52, label %.loopexit

52:
  %53 = sext i32 %50 to i64
  br label %54

54:
  %55 = phi i64 [ %53, %52 ], [ %66, %54 ]
  %56 = load ptr, ptr %6, align 8
  %57 = mul nsw i64 %55, %37
  %58 = load i32, ptr %38, align 4
  %59 = sext i32 %58 to i64
  %60 = mul nsw i64 %57, %59
  %61 = getelementptr inbounds i8, ptr %56, i64 %60
  %62 = load ptr, ptr %35, align 8
  %63 = icmp eq i32 %58, 4
  %64 = select i1 %63, i32 1275069450, i32 1275070475
  %65 = tail call i32 @MPI_Reduce_local(ptr noundef %61, ptr noundef %62, i32 noundef %28, i32 noundef %64, i32 noundef 1476395011)
  %66 = add nsw i64 %55, 1
  %67 = trunc i64 %66 to i32
  %68 = icmp eq i32 %34, %67
  br i1 %68, label %.loopexit.loopexit, label %54

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void
}

define internal fastcc void @enzyme_build.mpi.forget_collective(ptr noundef %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 408
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
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %9

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 244
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %32, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %32

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %20, label %18

18:
  %19 = tail call fastcc ptr @enzyme_build.mpi.packed(ptr noundef nonnull %14)
  br label %29

20:
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %24 = load i32, ptr %23, align 8
  %25 = sext i32 %24 to i64
  %26 = mul nsw i64 %22, %25
  %27 = add nsw i64 %26, 1
  %28 = tail call noalias ptr @calloc(i64 noundef %27, i64 noundef 8)
  br label %29

29:
  %30 = phi ptr [ %19, %18 ], [ %28, %20 ]
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 384
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
  %24 = getelementptr inbounds nuw i8, ptr %7, i64 72
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
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.12, i64 noundef 143)
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
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %3 = load i32, ptr %2, align 8
  %4 = icmp eq i32 %3, 0
  %5 = select i1 %4, i64 104, i64 232
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 %5
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 112
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %56, label %10

10:
  br i1 %4, label %28, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 88
  %15 = load i32, ptr %14, align 8
  %16 = sext i32 %15 to i64
  %17 = mul nsw i64 %8, %16
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 12
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, 4
  %21 = select i1 %20, i32 1275069450, i32 1275070475
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %23 = load i32, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 84
  %25 = load i32, ptr %24, align 4
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %27 = load i32, ptr %26, align 8
  tail call fastcc void @enzyme_build.mpi.leave_send(ptr noundef %13, i64 noundef %17, i32 noundef %21, i32 noundef %23, i32 noundef %25, i32 noundef %27)
  store ptr null, ptr %12, align 8
  br label %56

28:
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 88
  %30 = load i32, ptr %29, align 8
  %31 = sext i32 %30 to i64
  %32 = mul nsw i64 %8, %31
  %33 = getelementptr inbounds nuw i8, ptr %6, i64 12
  %34 = load i32, ptr %33, align 4
  %35 = sext i32 %34 to i64
  %36 = mul nsw i64 %32, %35
  %37 = add nsw i64 %36, 1
  %38 = tail call noalias noundef ptr @malloc(i64 noundef %37)
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 392
  store ptr %38, ptr %39, align 8
  %40 = icmp sgt i64 %32, 2147483647
  br i1 %40, label %41, label %43

41:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.2, i64 noundef 68)
  %42 = load i32, ptr %33, align 4
  br label %43

43:
  %44 = phi i32 [ %34, %28 ], [ %42, %41 ]
  %45 = trunc i64 %32 to i32
  %46 = icmp eq i32 %44, 4
  %47 = select i1 %46, i32 1275069450, i32 1275070475
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %49 = load i32, ptr %48, align 8
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 84
  %51 = load i32, ptr %50, align 4
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %53 = load i32, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %55 = tail call i32 @MPI_Irecv(ptr noundef %38, i32 noundef %45, i32 noundef %47, i32 noundef %49, i32 noundef %51, i32 noundef %53, ptr noundef nonnull %54)
  br label %56

56:
  ret void
}

define internal fastcc void @enzyme_build.mpi.leave_class(ptr noundef %0) {
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
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, i8 0, i64 24, i1 false)
  ret void
}

define internal fastcc void @enzyme_build.mpi.forget_area(ptr noundef readonly %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %3 = load i32, ptr %2, align 4
  %4 = icmp sgt i32 %3, 1
  br i1 %4, label %5, label %8

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %7 = load ptr, ptr %6, align 8
  tail call void @free(ptr noundef %7)
  br label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %10 = load ptr, ptr %9, align 8
  tail call void @free(ptr noundef %10)
  ret void
}

define internal fastcc void @enzyme_build.mpi.arrived(ptr noundef %0, ptr noundef %1) {
  %3 = alloca i32, align 4
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %5 = load i32, ptr %4, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %39, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %9 = load i32, ptr %8, align 8
  %10 = icmp eq i32 %9, -1
  br i1 %10, label %39, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %13 = load i32, ptr %12, align 8
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %39, label %15

15:
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %16 = call i32 @MPI_Get_count(ptr noundef %1, i32 noundef 1275068685, ptr noundef nonnull %3)
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %19 = load i32, ptr %18, align 8
  %20 = icmp eq i32 %19, 0
  %21 = load i32, ptr %3, align 4
  br i1 %20, label %24, label %22

22:
  %23 = sdiv i32 %21, %19
  br label %24

24:
  %25 = phi i32 [ %23, %22 ], [ 0, %15 ]
  %26 = mul nsw i32 %25, %19
  %27 = icmp eq i32 %26, %21
  br i1 %27, label %29, label %28

28:
  call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.20, i64 noundef 66)
  br label %29

29:
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %31 = load i32, ptr %30, align 4
  store i32 %31, ptr %8, align 8
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %33 = load i32, ptr %32, align 4
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 84
  store i32 %33, ptr %34, align 4
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %36 = load ptr, ptr %35, align 8
  store i32 %25, ptr %36, align 4
  %37 = call fastcc i64 @enzyme_build.mpi.numbers_of(ptr noundef nonnull %17, i32 noundef %25)
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 344
  store i64 %37, ptr %38, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %39

39:
  ret void
}

declare i32 @MPI_Get_count(ptr noundef, i32 noundef, ptr noundef)

define internal fastcc void @enzyme_build.mpi.fetch_tangents(ptr noundef %0) {
  %2 = alloca %enzyme_build.mpi.MPI_Status, align 4
  %3 = icmp eq ptr %0, null
  br i1 %3, label %44, label %4

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %44

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %10 = load i32, ptr %9, align 8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.22, i64 noundef 111)
  br label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %15 = load ptr, ptr %14, align 8
  tail call fastcc void @enzyme_build.mpi.fetch_tangents(ptr noundef %15)
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %20 = load i32, ptr %19, align 8
  %21 = sext i32 %20 to i64
  %22 = mul nsw i64 %18, %21
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 244
  %24 = load i32, ptr %23, align 4
  %25 = sext i32 %24 to i64
  %26 = mul nsw i64 %22, %25
  %27 = add nsw i64 %26, 1
  %28 = tail call noalias noundef ptr @malloc(i64 noundef %27)
  store ptr %28, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %29 = icmp sgt i64 %22, 2147483647
  br i1 %29, label %30, label %32

30:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.2, i64 noundef 68)
  %31 = load i32, ptr %23, align 4
  br label %32

32:
  %33 = phi i32 [ %24, %13 ], [ %31, %30 ]
  %34 = trunc i64 %22 to i32
  %35 = icmp eq i32 %33, 4
  %36 = select i1 %35, i32 1275069450, i32 1275070475
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %38 = load i32, ptr %37, align 8
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 84
  %40 = load i32, ptr %39, align 4
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %42 = load i32, ptr %41, align 8
  %43 = call i32 @MPI_Recv(ptr noundef %28, i32 noundef %34, i32 noundef %36, i32 noundef %38, i32 noundef %40, i32 noundef %42, ptr noundef nonnull %2)
  call fastcc void @enzyme_build.mpi.check_count(ptr noundef %2, ptr noundef nonnull %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br label %44

44:
  ret void
}

define internal fastcc void @enzyme_build.mpi.check_count(ptr noundef nonnull %0, ptr noundef readonly %1) {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %5 = load i32, ptr %4, align 4
  %6 = icmp eq i32 %5, 4
  %7 = select i1 %6, i32 1275069450, i32 1275070475
  %8 = call i32 @MPI_Get_count(ptr noundef nonnull %0, i32 noundef %7, ptr noundef nonnull %3)
  %9 = load i32, ptr %3, align 4
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %13 = load i32, ptr %12, align 8
  %14 = sext i32 %13 to i64
  %15 = mul nsw i64 %11, %14
  %16 = icmp sgt i64 %15, 2147483647
  br i1 %16, label %17, label %18

17:
  call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.2, i64 noundef 68)
  br label %18

18:
  %19 = trunc i64 %15 to i32
  %20 = icmp eq i32 %9, %19
  br i1 %20, label %22, label %21

21:
  call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.23, i64 noundef 115)
  br label %22

22:
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
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
  %13 = phi i64 [ 0, %9 ], [ %57, %56 ]
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
  br i1 %24, label %56, label %25

25:
  %26 = tail call fastcc ptr @enzyme_build.mpi.closed(i32 noundef %22)
  %27 = icmp eq ptr %26, null
  br i1 %27, label %56, label %28

28:
  %29 = getelementptr inbounds nuw i8, ptr %26, i64 408
  %30 = load ptr, ptr %29, align 8
  %31 = icmp eq ptr %30, null
  br i1 %31, label %37, label %32

32:
  tail call fastcc void @enzyme_build.mpi.complete(ptr noundef nonnull %26)
  %33 = getelementptr inbounds nuw i8, ptr %26, i64 52
  %34 = load i32, ptr %33, align 4
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %51, label %36

36:
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef nonnull %26)
  br label %56

37:
  %38 = getelementptr inbounds nuw i8, ptr %26, i64 60
  %39 = load i32, ptr %38, align 4
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %46, label %41

41:
  %42 = getelementptr inbounds nuw i8, ptr %26, i64 52
  %43 = load i32, ptr %42, align 4
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %56, label %45

45:
  tail call fastcc void @enzyme_build.mpi.forget(ptr noundef nonnull %26)
  br label %56

46:
  tail call fastcc void @enzyme_build.mpi.arrived(ptr noundef nonnull %26, ptr noundef %23)
  tail call fastcc void @enzyme_build.mpi.finished(ptr noundef nonnull %26)
  %47 = getelementptr inbounds nuw i8, ptr %26, i64 52
  %48 = load i32, ptr %47, align 4
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %51, label %50

50:
  tail call fastcc void @enzyme_build.mpi.receive_tangents(ptr noundef nonnull %26)
  tail call fastcc void @enzyme_build.mpi.forget(ptr noundef nonnull %26)
  br label %56

51:
  %52 = load i32, ptr %8, align 8
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %8, align 8
  %54 = sext i32 %52 to i64
  %55 = getelementptr inbounds ptr, ptr %11, i64 %54
  store ptr %26, ptr %55, align 8
  br label %56

56:
  %57 = add nuw nsw i64 %13, 1
  %58 = icmp eq i64 %57, %5
  br i1 %58, label %.loopexit.loopexit, label %12
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
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 376
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, %0
  br i1 %12, label %13, label %17

13:
  %14 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 368
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %.loopexit.loopexit, label %.preheader

21:
  %.lcssa22 = phi ptr [ %8, %13 ]
  %.lcssa = phi ptr [ %9, %13 ]
  %22 = getelementptr inbounds nuw i8, ptr %.lcssa22, i64 368
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

declare i32 @MPI_Comm_set_errhandler(i32 noundef, i32 noundef)

declare i32 @MPI_Finalized(ptr noundef)

declare i32 @bcmp(ptr captures(none), ptr captures(none), i64)

declare i32 @llvm.smax.i32(i32, i32)

declare i64 @llvm.smin.i64(i64, i64)
