%enzyme_build.mpi.anon = type { i32, i32, [2 x ptr] }
%enzyme_build.mpi.anon.0 = type { i32, ptr }
%enzyme_build.mpi.Operation = type { ptr, i32, i32 }
%enzyme_build.mpi.Area = type { %enzyme_build.mpi.Layout, ptr, ptr, i32, i32, ptr, ptr, i64, i32 }
%enzyme_build.mpi.Layout = type { i64, i32, i32, i32, ptr, i32, i32, i32, i32, i64, i32, i32, i32, ptr, %enzyme_build.mpi.Run }
%enzyme_build.mpi.Run = type { i64, i64, i32, i32 }
%enzyme_build.mpi.Side = type { ptr, i32, ptr, ptr, i32 }
%enzyme_build.mpi.Neighbours = type { i32, i32, i32, ptr, ptr, i32 }
%enzyme_build.mpi.MPI_Status = type { i32, i32, i32, i32, i32 }
%enzyme_build.mpi.Where = type { ptr, ptr, ptr, ptr }
%enzyme_build.mpi.anon.2 = type { i32, i32 }
%enzyme_build.mpi.Made = type { i32, i32, ptr, ptr, ptr }

@enzyme_build.mpi.companions = weak hidden global %enzyme_build.mpi.anon zeroinitializer, align 8
@enzyme_build.mpi.open = weak hidden global [64 x ptr] zeroinitializer, align 16
@enzyme_build.mpi.str = private constant [93 x i8] c"error: a request is open where a checkpointed loop begins: wait for it in front of the loop\0A\00", align 1
@enzyme_build.mpi.again = weak hidden global i32 0, align 4
@enzyme_build.mpi.windows = weak hidden global ptr null, align 8
@enzyme_build.mpi.str.1 = private constant [80 x i8] c"error: MPI_Alltoallw in place has no derivative: give it a buffer to send from\0A\00", align 1
@enzyme_build.mpi.allocated = weak hidden global [64 x %enzyme_build.mpi.anon.0] zeroinitializer, align 16
@enzyme_build.mpi.str.2 = private constant [92 x i8] c"error: a program with more than 64 windows of MPI_Win_allocate at a time has no derivative\0A\00", align 1
@MPI_F_STATUS_IGNORE = external global i8
@MPI_F_STATUSES_IGNORE = external global i8
@mpipriv1_ = external global i8
@enzyme_build.mpi.str.3 = private constant [76 x i8] c"error: a collective of two groups (an intercommunicator) has no derivative\0A\00", align 1
@enzyme_build.mpi.serials = weak hidden global i64 0, align 8
@enzyme_build.mpi.str.4 = private constant [85 x i8] c"error: a collective of MPI_PACKED has a derivative if it is MPI_Bcast, and no other\0A\00", align 1
@enzyme_build.mpi.back_key = weak hidden global i32 603979776, align 4
@enzyme_build.mpi.str.5 = private constant [69 x i8] c"error: a message about derivatives has more than 2147483647 numbers\0A\00", align 1
@enzyme_build.mpi.end_key = weak hidden global i32 603979776, align 4
@enzyme_build.mpi.sent = weak hidden global ptr null, align 8
@enzyme_build.mpi.str.6 = private constant [180 x i8] c"error: a message about a derivative was never received: all processes must ask for the same derivative, and the program must send in what is differentiated what it receives there\0A\00", align 1
@enzyme_build.mpi.str.7 = private constant [115 x i8] c"error: a message of bytes holds numbers in places that are not known: give it a datatype that says where they lie\0A\00", align 1
@enzyme_build.mpi.str.8 = private constant [85 x i8] c"error: a message from or to MPI_BOTTOM has no derivative: give the buffer's address\0A\00", align 1
@enzyme_build.mpi.str.9 = private constant [52 x i8] c"error: a message of long doubles has no derivative\0A\00", align 1
@enzyme_build.mpi.str.10 = private constant [51 x i8] c"error: a message of bytes ends inside of a number\0A\00", align 1
@enzyme_build.mpi.str.11 = private constant [100 x i8] c"error: a message has a datatype whose numbers are not known (MPI_Type_create_darray, for instance)\0A\00", align 1
@enzyme_build.mpi.pieces = weak hidden global ptr null, align 8
@enzyme_build.mpi.str.12 = private constant [151 x i8] c"error: a message of MPI_PACKED holds what was not packed (MPI_Pack) where its derivative is computed: unpack and pack it again, or give it a datatype\0A\00", align 1
@enzyme_build.mpi.classes = weak hidden global ptr null, align 8
@enzyme_build.mpi.wild = weak hidden global i32 0, align 4
@enzyme_build.mpi.str.13 = private constant [97 x i8] c"error: a step of a checkpointed loop starts what another one waits for: wait for it in the step\0A\00", align 1
@enzyme_build.mpi.str.14 = private constant [149 x i8] c"error: MPI_Scan and MPI_Exscan of numbers have a derivative for MPI_SUM, MPI_PROD, MPI_MAX and MPI_MIN, and only for MPI_SUM if they return at once\0A\00", align 1
@enzyme_build.mpi.str.15 = private constant [277 x i8] c"error: a reduction of numbers by an operation of the program's has a derivative if it waits (MPI_Allreduce, not MPI_Iallreduce) and MPI_Op_create is part of the program that was linked; by one of MPI's, if that is MPI_SUM, MPI_PROD, MPI_MAX, MPI_MIN, MPI_MAXLOC or MPI_MINLOC\0A\00", align 1
@enzyme_build.mpi.str.16 = private constant [74 x i8] c"error: MPI_Ireduce_scatter of numbers has a derivative for MPI_SUM alone\0A\00", align 1
@enzyme_build.mpi.str.17 = private constant [70 x i8] c"error: a product of complex numbers over processes has no derivative\0A\00", align 1
@enzyme_build.mpi.str.18 = private constant [74 x i8] c"error: places of MPI_MAXLOC or MPI_MINLOC are too large for a derivative\0A\00", align 1
@enzyme_build.mpi.str.19 = private constant [239 x i8] c"error: a collective of neighbours who send to others than they receive from needs a communicator of the derivatives' own, which one gets that is made in the program, as does MPI_COMM_WORLD if the program calls MPI_Init: call MPI_Comm_dup\0A\00", align 1
@MPI_UNWEIGHTED = external global i8
@enzyme_build.mpi.str.20 = private constant [140 x i8] c"error: MPI_Reduce_local of numbers has a derivative for MPI_SUM, MPI_PROD (of real ones), MPI_MAX, MPI_MIN and operations of the program's\0A\00", align 1
@enzyme_build.mpi.str.21 = private constant [65 x i8] c"error: a part of a message of bytes begins inside of an element\0A\00", align 1
@enzyme_build.mpi.str.22 = private constant [79 x i8] c"error: a message with the largest tag there is (MPI_TAG_UB) has no derivative\0A\00", align 1
@enzyme_build.mpi.str.23 = private constant [196 x i8] c"error: a message in forward mode needs a communicator of the derivatives' own, which one gets that is made in the program, as does MPI_COMM_WORLD if the program calls MPI_Init: call MPI_Comm_dup\0A\00", align 1
@enzyme_build.mpi.str.24 = private constant [67 x i8] c"error: a message that ends inside of an element has no derivative\0A\00", align 1
@enzyme_build.mpi.str.25 = private constant [156 x i8] c"error: forward mode does not know the order of messages: wait for receives from MPI_ANY_SOURCE or with MPI_ANY_TAG in the order in which they were started\0A\00", align 1
@enzyme_build.mpi.str.26 = private constant [112 x i8] c"error: forward mode needs matched messages (MPI_Mprobe) to be received in the order in which they were matched\0A\00", align 1
@enzyme_build.mpi.str.27 = private constant [116 x i8] c"error: a message holds other numbers where it is sent than where it is received: give both calls the same datatype\0A\00", align 1
@enzyme_build.mpi.str.28 = private constant [220 x i8] c"error: a receive from MPI_ANY_SOURCE or with MPI_ANY_TAG needs a communicator of the derivatives' own, which one gets that is made in the program, as does MPI_COMM_WORLD if the program calls MPI_Init: call MPI_Comm_dup\0A\00", align 1
@enzyme_build.mpi.str.29 = private constant [133 x i8] c"error: a receive from MPI_ANY_SOURCE or with MPI_ANY_TAG may get another message when a checkpointed loop runs again: say from whom\0A\00", align 1
@enzyme_build.mpi.twin_key = weak hidden global i32 603979776, align 4
@enzyme_build.mpi.str.30 = private constant [170 x i8] c"error: a persistent request was made where nothing is differentiated: its buffer's derivative is not known. Make it in the function that is differentiated, at each call\0A\00", align 1
@enzyme_build.mpi.str.31 = private constant [248 x i8] c"error: a step of a checkpointed loop uses a persistent request or a window that was made in front of the loop, and runs again on a copy of its state: start messages in the step, or annotate the loop (ENZYME_CHECKPOINT), whose arrays stay in place\0A\00", align 1
@enzyme_build.mpi.matched = weak hidden global ptr null, align 8
@enzyme_build.mpi.str.32 = private constant [110 x i8] c"error: a message was probed (MPI_Mprobe) where nothing is differentiated, and is received where something is\0A\00", align 1
@enzyme_build.mpi.str.33 = private constant [79 x i8] c"error: MPI_Request_get_status of a collective has no derivative: use MPI_Test\0A\00", align 1
@enzyme_build.mpi.str.34 = private constant [61 x i8] c"error: MPI_Pack of what is packed already has no derivative\0A\00", align 1
@enzyme_build.mpi.str.35 = private constant [83 x i8] c"error: one-sided communication of numbers beside something else has no derivative\0A\00", align 1
@enzyme_build.mpi.str.36 = private constant [75 x i8] c"error: one-sided communication between unlike datatypes has no derivative\0A\00", align 1
@enzyme_build.mpi.str.37 = private constant [113 x i8] c"error: a window (MPI_Win_create) was made where nothing is differentiated: its memory's derivative is not known\0A\00", align 1
@enzyme_build.mpi.str.38 = private constant [79 x i8] c"error: MPI_Accumulate of numbers has a derivative for MPI_SUM and MPI_REPLACE\0A\00", align 1
@enzyme_build.mpi.freed = weak hidden global ptr null, align 8
@enzyme_build.mpi.str.39 = private constant [75 x i8] c"error: MPI_Request_free of what is still to be received has no derivative\0A\00", align 1
@enzyme_build.mpi.operations = weak hidden global [1024 x %enzyme_build.mpi.Operation] zeroinitializer, align 16
@enzyme_build.mpi.str.40 = private constant [89 x i8] c"error: a program that makes more than 1024 operations (MPI_Op_create) has no derivative\0A\00", align 1
@enzyme_build.mpi.switch.table.start_adjoint_collective = private constant [18 x i32] [i32 1, i32 0, i32 poison, i32 4, i32 3, i32 6, i32 5, i32 poison, i32 10, i32 11, i32 poison, i32 poison, i32 poison, i32 poison, i32 15, i32 poison, i32 18, i32 19], align 4

define internal void @enzyme_build.mpi.also(i32 noundef %0, ptr noundef %1, ptr noundef %2) {
  store i32 %0, ptr @enzyme_build.mpi.companions, align 8
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 4), align 4
  store ptr %1, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 8), align 8
  store ptr %2, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 16), align 8
  ret void
}

define internal void @enzyme_build.mpi.steps_begin() {
  br label %2

1:
  ret void

2:
  %3 = phi i64 [ 0, %0 ], [ %7, %.loopexit ]
  %4 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %3
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %.loopexit, label %.preheader.preheader

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %7 = add nuw nsw i64 %3, 1
  %8 = icmp eq i64 %7, 64
  br i1 %8, label %1, label %2

.preheader:
  %9 = phi ptr [ %16, %14 ], [ %5, %.preheader.preheader ]
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 48
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %14

13:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str, i64 noundef 92)
  br label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %9, i64 448
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %.loopexit.loopexit, label %.preheader
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

declare void @enzyme_build.stop(ptr noundef, i64 noundef)

declare void @llvm.lifetime.end.p0(ptr captures(none))

define internal i32 @enzyme_build.mpi.steps_again(i32 noundef %0) {
  %2 = load i32, ptr @enzyme_build.mpi.again, align 4
  %3 = or i32 %2, %0
  store i32 %3, ptr @enzyme_build.mpi.again, align 4
  ret i32 %2
}

define internal void @enzyme_build.mpi.steps_end(i32 noundef %0) {
  store i32 %0, ptr @enzyme_build.mpi.again, align 4
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Bcast_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef readonly %7, ptr noundef writeonly %8) {
  %10 = tail call fastcc ptr @enzyme_build.mpi.broadcast(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 1, ptr noundef %5, i32 noundef %6, ptr noundef %7)
  %11 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %18, label %13

13:
  %14 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 8), align 8
  store i32 0, ptr @enzyme_build.mpi.companions, align 8
  %15 = tail call fastcc noundef ptr @enzyme_build.mpi.broadcast(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 1, ptr noundef %5, i32 noundef %11, ptr noundef readonly %14)
  store i32 %11, ptr @enzyme_build.mpi.companions, align 8
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 52
  store i32 1, ptr %16, align 4
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 56
  store ptr %15, ptr %17, align 8
  br label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %10, i64 44
  store i32 1, ptr %19, align 4
  %20 = getelementptr inbounds nuw i8, ptr %10, i64 132
  %21 = load i32, ptr %20, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %27

23:
  %24 = getelementptr inbounds nuw i8, ptr %10, i64 292
  %25 = load i32, ptr %24, align 4
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %28, label %27

27:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %10, i32 noundef 2)
  br label %28

28:
  %29 = tail call i32 @MPI_Bcast(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4)
  store i32 %29, ptr %8, align 4
  tail call fastcc void @enzyme_build.mpi.complete(ptr noundef nonnull %10)
  %30 = getelementptr inbounds nuw i8, ptr %10, i64 56
  %31 = load ptr, ptr %30, align 8
  %32 = icmp eq ptr %31, null
  br i1 %32, label %35, label %33

33:
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef nonnull %31)
  %34 = load ptr, ptr %30, align 8
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %34)
  br label %35

35:
  store ptr null, ptr %30, align 8
  ret ptr %10
}

define internal fastcc noundef ptr @enzyme_build.mpi.broadcast(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef readonly %8) {
  %10 = alloca %enzyme_build.mpi.Area, align 8
  %11 = alloca %enzyme_build.mpi.Area, align 8
  %12 = tail call fastcc ptr @enzyme_build.mpi.new_collective(i32 noundef 0, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %7, ptr noundef %8, ptr noundef %8)
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 488
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, %3
  br i1 %17, label %21, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %12, i64 440
  %20 = load ptr, ptr %19, align 8
  br label %25

21:
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %22 = getelementptr inbounds nuw i8, ptr %12, i64 440
  %23 = load ptr, ptr %22, align 8
  call fastcc void @enzyme_build.mpi.area(ptr dead_on_unwind writable sret(%enzyme_build.mpi.Area) align 8 %11, ptr noundef %0, i32 noundef 1, ptr noundef null, i32 noundef %1, ptr noundef null, i32 noundef %2, ptr noundef %6, i32 noundef %7, ptr noundef %23)
  %24 = getelementptr inbounds nuw i8, ptr %12, i64 120
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(160) %24, ptr noundef nonnull align 8 dereferenceable(160) %11, i64 160, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br label %25

25:
  %26 = phi ptr [ %20, %18 ], [ %23, %21 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %27 = sext i32 %7 to i64
  %28 = getelementptr inbounds ptr, ptr %26, i64 %27
  call fastcc void @enzyme_build.mpi.area(ptr dead_on_unwind writable sret(%enzyme_build.mpi.Area) align 8 %10, ptr noundef %0, i32 noundef 1, ptr noundef null, i32 noundef %1, ptr noundef null, i32 noundef %2, ptr noundef %6, i32 noundef %7, ptr noundef %28)
  %29 = getelementptr inbounds nuw i8, ptr %12, i64 280
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(160) %29, ptr noundef nonnull align 8 dereferenceable(160) %10, i64 160, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  %30 = getelementptr inbounds nuw i8, ptr %12, i64 324
  %31 = load i32, ptr %30, align 4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %46, label %33

33:
  %34 = load i32, ptr %15, align 8
  %35 = icmp eq i32 %34, %3
  br i1 %35, label %36, label %41

36:
  %37 = getelementptr inbounds nuw i8, ptr %12, i64 120
  %38 = getelementptr inbounds nuw i8, ptr %12, i64 224
  %39 = load ptr, ptr %38, align 8
  %40 = sext i32 %1 to i64
  call fastcc void @enzyme_build.mpi.add_pieces(ptr noundef nonnull %37, ptr noundef %39, i64 noundef %40)
  br label %46

41:
  %42 = getelementptr inbounds nuw i8, ptr %12, i64 384
  %43 = load ptr, ptr %42, align 8
  %44 = sext i32 %1 to i64
  %45 = getelementptr inbounds i8, ptr %43, i64 %44
  call fastcc void @enzyme_build.mpi.forget_pieces(ptr noundef %43, ptr noundef %45)
  br label %46

46:
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

define internal fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 488
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %5 = load i32, ptr %4, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %11

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 292
  %9 = load i32, ptr %8, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %62, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %13 = tail call fastcc ptr @enzyme_build.mpi.packed(ptr noundef nonnull %12)
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 464
  store ptr %13, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %55, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %20 = load i32, ptr %19, align 8
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %55

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %26 = load i32, ptr %25, align 8
  %27 = sext i32 %26 to i64
  %28 = mul nsw i64 %24, %27
  %29 = icmp sgt i64 %28, 2147483647
  br i1 %29, label %30, label %31

30:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.5, i64 noundef 68)
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
  %47 = icmp eq i32 %46, 1
  %48 = icmp eq i32 %46, 4
  %49 = select i1 %48, i32 1275069450, i32 1275070475
  %50 = select i1 %47, i32 1275068685, i32 %49
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %52 = load i32, ptr %51, align 8
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 480
  %54 = tail call i32 @MPI_Iallgather(ptr noundef %45, i32 noundef %32, i32 noundef %50, ptr noundef %43, i32 noundef %32, i32 noundef %50, i32 noundef %52, ptr noundef nonnull %53)
  br label %62

55:
  tail call fastcc void @enzyme_build.mpi.finish_coefficients(ptr noundef nonnull %0)
  %56 = load ptr, ptr %14, align 8
  tail call fastcc void @enzyme_build.mpi.scale(ptr noundef nonnull %0, ptr noundef %56)
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %58 = tail call fastcc ptr @enzyme_build.mpi.packed(ptr noundef nonnull %57)
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 472
  store ptr %58, ptr %59, align 8
  %60 = load i32, ptr %3, align 8
  %61 = load ptr, ptr %14, align 8
  tail call fastcc void @enzyme_build.mpi.start_pattern(i32 noundef %60, ptr noundef nonnull %0, ptr noundef nonnull %12, ptr noundef %61, ptr noundef nonnull %57, ptr noundef %58)
  br label %62

62:
  ret void
}

define internal fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %9

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 292
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %139, label %9

9:
  tail call fastcc void @enzyme_build.mpi.await(ptr noundef nonnull %0)
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 488
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %.loopexit, label %15

15:
  %16 = load i32, ptr %2, align 4
  %17 = icmp eq i32 %16, 4
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %11, i64 48
  %21 = tail call i32 @MPI_Wait(ptr noundef nonnull %20, ptr noundef nonnull inttoptr (i64 1 to ptr))
  %22 = load i64, ptr %18, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %24 = load i32, ptr %23, align 8
  %25 = sext i32 %24 to i64
  %26 = mul nsw i64 %22, %25
  %27 = load i32, ptr %2, align 4
  %28 = sext i32 %27 to i64
  %29 = mul nsw i64 %26, %28
  %30 = add nsw i64 %29, 1
  %31 = tail call noalias noundef ptr @malloc(i64 noundef %30)
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 472
  store ptr %31, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %11, i64 64
  %34 = load ptr, ptr %33, align 8
  %35 = icmp eq ptr %34, null
  br i1 %35, label %41, label %36

36:
  %37 = getelementptr inbounds nuw i8, ptr %11, i64 12
  br label %51

38:
  %39 = load i32, ptr %23, align 8
  %40 = sext i32 %39 to i64
  br label %41

41:
  %42 = phi i64 [ %40, %38 ], [ %25, %15 ]
  %43 = mul nsw i64 %42, %19
  %44 = icmp sgt i64 %43, 0
  br i1 %44, label %45, label %.loopexit

45:
  %46 = getelementptr inbounds nuw i8, ptr %11, i64 40
  %47 = select i1 %17, i64 3, i64 4
  %48 = select i1 %17, i64 1, i64 2
  %49 = getelementptr inbounds nuw i8, ptr %11, i64 12
  %50 = sext i32 %16 to i64
  br label %108

51:
  %52 = phi ptr [ %34, %36 ], [ %73, %71 ]
  %53 = phi i64 [ 0, %36 ], [ %72, %71 ]
  %54 = load i32, ptr %23, align 8
  %55 = sext i32 %54 to i64
  %56 = mul nsw i64 %19, %55
  %57 = icmp slt i64 %53, %56
  br i1 %57, label %58, label %.loopexit.loopexit15

58:
  %59 = load i32, ptr %37, align 4
  %60 = icmp sgt i32 %59, 0
  br i1 %60, label %61, label %.loopexit5

61:
  %62 = srem i64 %53, %19
  %63 = zext nneg i32 %59 to i64
  br label %75

.loopexit5.loopexit:
  %.lcssa = phi double [ %104, %99 ]
  br label %.loopexit5

.loopexit5:
  %64 = phi double [ 0.000000e+00, %58 ], [ %.lcssa, %.loopexit5.loopexit ]
  %65 = load ptr, ptr %32, align 8
  br i1 %17, label %66, label %69

66:
  %67 = fptrunc double %64 to float
  %68 = getelementptr inbounds nuw float, ptr %65, i64 %53
  store float %67, ptr %68, align 4
  br label %71

69:
  %70 = getelementptr inbounds nuw double, ptr %65, i64 %53
  store double %64, ptr %70, align 8
  br label %71

71:
  %72 = add nuw nsw i64 %53, 1
  %73 = load ptr, ptr %33, align 8
  %74 = icmp eq ptr %73, null
  br i1 %74, label %38, label %51

75:
  %76 = phi i64 [ 0, %61 ], [ %106, %99 ]
  %77 = phi double [ 0.000000e+00, %61 ], [ %104, %99 ]
  %78 = phi double [ 1.000000e+00, %61 ], [ %105, %99 ]
  %79 = mul nsw i64 %76, %19
  %80 = add nsw i64 %79, %62
  br i1 %17, label %81, label %91

81:
  %82 = getelementptr inbounds float, ptr %52, i64 %80
  %83 = load float, ptr %82, align 4
  %84 = fpext float %83 to double
  %85 = load ptr, ptr %12, align 8
  %86 = mul nsw i64 %79, %55
  %87 = getelementptr float, ptr %85, i64 %86
  %88 = getelementptr float, ptr %87, i64 %53
  %89 = load float, ptr %88, align 4
  %90 = fpext float %89 to double
  br label %99

91:
  %92 = getelementptr inbounds double, ptr %52, i64 %80
  %93 = load double, ptr %92, align 8
  %94 = load ptr, ptr %12, align 8
  %95 = mul nsw i64 %79, %55
  %96 = getelementptr double, ptr %94, i64 %95
  %97 = getelementptr double, ptr %96, i64 %53
  %98 = load double, ptr %97, align 8
  br label %99

99:
  %100 = phi double [ %84, %81 ], [ %93, %91 ]
  %101 = phi double [ %90, %81 ], [ %98, %91 ]
  %102 = fmul double %77, %100
  %103 = fmul double %78, %101
  %104 = fadd double %102, %103
  %105 = fmul double %78, %100
  %106 = add nuw nsw i64 %76, 1
  %107 = icmp eq i64 %106, %63
  br i1 %107, label %.loopexit5.loopexit, label %75

108:
  %109 = phi i64 [ %42, %45 ], [ %133, %108 ]
  %110 = phi i64 [ 0, %45 ], [ %131, %108 ]
  %111 = load ptr, ptr %46, align 8
  %112 = srem i64 %110, %19
  %113 = shl i64 %112, %47
  %114 = getelementptr inbounds i8, ptr %111, i64 %113
  %115 = getelementptr inbounds nuw i32, ptr %114, i64 %48
  %116 = load i32, ptr %115, align 4
  %117 = load i32, ptr %49, align 4
  %118 = srem i32 %116, %117
  %119 = add nsw i32 %118, %117
  %120 = srem i32 %119, %117
  %121 = load ptr, ptr %32, align 8
  %122 = mul nsw i64 %110, %50
  %123 = getelementptr inbounds i8, ptr %121, i64 %122
  %124 = load ptr, ptr %12, align 8
  %125 = sext i32 %120 to i64
  %126 = mul i64 %109, %19
  %127 = mul i64 %126, %125
  %128 = add nsw i64 %127, %110
  %129 = mul nsw i64 %128, %50
  %130 = getelementptr inbounds i8, ptr %124, i64 %129
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %123, ptr align 1 %130, i64 %50, i1 false)
  %131 = add nuw nsw i64 %110, 1
  %132 = load i32, ptr %23, align 8
  %133 = sext i32 %132 to i64
  %134 = mul nsw i64 %19, %133
  %135 = icmp slt i64 %131, %134
  br i1 %135, label %108, label %.loopexit.loopexit

.loopexit.loopexit:
  br label %.loopexit

.loopexit.loopexit15:
  br label %.loopexit

.loopexit:
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %137 = getelementptr inbounds nuw i8, ptr %0, i64 472
  %138 = load ptr, ptr %137, align 8
  tail call fastcc void @enzyme_build.mpi.move(ptr noundef nonnull %136, i32 noundef 2, ptr noundef %138)
  br label %139

139:
  tail call fastcc void @enzyme_build.mpi.forget_collective(ptr noundef nonnull %0)
  ret void
}

define internal i32 @enzyme_build.mpi.Bcast_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef readonly %7) {
  %9 = tail call fastcc ptr @enzyme_build.mpi.broadcast(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 1, ptr noundef %5, i32 noundef %6, ptr noundef %7)
  %10 = tail call i32 @MPI_Bcast(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4)
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef %9)
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %9)
  ret i32 %10
}

define internal void @enzyme_build.mpi.Bcast_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %2)
  ret void
}

define internal fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %1, ptr noundef %2) {
  %4 = icmp eq ptr %0, null
  br i1 %4, label %41, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %7 = load i32, ptr %6, align 4
  %8 = load i32, ptr @enzyme_build.mpi.again, align 4
  %9 = icmp ne i32 %8, 0
  %10 = icmp ne i32 %7, 0
  %11 = and i1 %10, %9
  br i1 %11, label %12, label %13

12:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.13, i64 noundef 96)
  br label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %21

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 292
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %40, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %23 = load i32, ptr %22, align 8
  %24 = icmp eq i32 %23, 1
  %25 = select i1 %24, ptr %2, ptr %1
  %26 = icmp eq i32 %23, 2
  %27 = select i1 %26, ptr %1, ptr %2
  %28 = icmp eq ptr %27, null
  br i1 %28, label %31, label %29

29:
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 392
  store ptr %27, ptr %30, align 8
  br label %31

31:
  tail call fastcc void @enzyme_build.mpi.reverse_finish_collective(ptr noundef nonnull %0)
  tail call fastcc void @enzyme_build.mpi.await(ptr noundef nonnull %0)
  tail call fastcc void @enzyme_build.mpi.finish_coefficients(ptr noundef nonnull %0)
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 472
  %33 = load ptr, ptr %32, align 8
  tail call fastcc void @enzyme_build.mpi.scale(ptr noundef nonnull %0, ptr noundef %33)
  %34 = icmp eq ptr %25, null
  br i1 %34, label %37, label %35

35:
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 232
  store ptr %25, ptr %36, align 8
  br label %37

37:
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %39 = load ptr, ptr %32, align 8
  tail call fastcc void @enzyme_build.mpi.move(ptr noundef nonnull %38, i32 noundef 1, ptr noundef %39)
  br label %40

40:
  tail call fastcc void @enzyme_build.mpi.forget_collective(ptr noundef nonnull %0)
  br label %41

41:
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Ibcast_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef readonly %8, ptr noundef writeonly %9) {
  %11 = tail call fastcc ptr @enzyme_build.mpi.broadcast(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 0, ptr noundef %6, i32 noundef %7, ptr noundef %8)
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 44
  store i32 1, ptr %12, align 4
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 132
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %20

16:
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 292
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %21, label %20

20:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %11, i32 noundef 2)
  br label %21

21:
  %22 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %29, label %24

24:
  %25 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 8), align 8
  store i32 0, ptr @enzyme_build.mpi.companions, align 8
  %26 = tail call fastcc noundef ptr @enzyme_build.mpi.broadcast(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 0, ptr noundef %6, i32 noundef %22, ptr noundef readonly %25)
  store i32 %22, ptr @enzyme_build.mpi.companions, align 8
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 52
  store i32 1, ptr %27, align 4
  %28 = getelementptr inbounds nuw i8, ptr %11, i64 56
  store ptr %26, ptr %28, align 8
  br label %29

29:
  %30 = tail call i32 @MPI_Ibcast(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5)
  store i32 %30, ptr %9, align 4
  %31 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %32 = load ptr, ptr %31, align 8
  %33 = icmp eq ptr %32, null
  br i1 %33, label %35, label %34

34:
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef nonnull %32)
  br label %35

35:
  %36 = load i32, ptr %5, align 4
  %37 = sext i32 %36 to i64
  %38 = mul i64 %37, -7046029254386353131
  %39 = lshr i64 %38, 58
  %40 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %39
  br label %41

41:
  %42 = phi ptr [ %40, %35 ], [ %45, %41 ]
  %43 = load ptr, ptr %42, align 8
  %44 = icmp eq ptr %43, null
  %45 = getelementptr inbounds nuw i8, ptr %43, i64 448
  br i1 %44, label %46, label %41

46:
  %.lcssa = phi ptr [ %42, %41 ]
  %47 = getelementptr inbounds nuw i8, ptr %11, i64 456
  store i32 %36, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %11, i64 448
  store ptr null, ptr %48, align 8
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
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 448
  br i1 %21, label %23, label %18

23:
  %.lcssa = phi ptr [ %19, %18 ]
  %24 = getelementptr inbounds nuw i8, ptr %10, i64 456
  store i32 %13, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %10, i64 448
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
  %14 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %22, label %16

16:
  %17 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 8), align 8
  %18 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 16), align 8
  store i32 0, ptr @enzyme_build.mpi.companions, align 8
  %19 = tail call fastcc noalias noundef ptr @enzyme_build.mpi.reduction(i32 noundef 1, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef 1, ptr noundef %7, i32 noundef %14, ptr noundef readonly %17, ptr noundef readonly %18)
  store i32 %14, ptr @enzyme_build.mpi.companions, align 8
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 52
  store i32 1, ptr %20, align 4
  %21 = getelementptr inbounds nuw i8, ptr %13, i64 56
  store ptr %19, ptr %21, align 8
  br label %22

22:
  %23 = getelementptr inbounds nuw i8, ptr %13, i64 44
  store i32 1, ptr %23, align 4
  %24 = getelementptr inbounds nuw i8, ptr %13, i64 132
  %25 = load i32, ptr %24, align 4
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %31

27:
  %28 = getelementptr inbounds nuw i8, ptr %13, i64 292
  %29 = load i32, ptr %28, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %32, label %31

31:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %13, i32 noundef 2)
  br label %32

32:
  %33 = tail call i32 @MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6)
  store i32 %33, ptr %11, align 4
  tail call fastcc void @enzyme_build.mpi.complete(ptr noundef nonnull %13)
  %34 = getelementptr inbounds nuw i8, ptr %13, i64 56
  %35 = load ptr, ptr %34, align 8
  %36 = icmp eq ptr %35, null
  br i1 %36, label %39, label %37

37:
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef nonnull %35)
  %38 = load ptr, ptr %34, align 8
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %38)
  br label %39

39:
  store ptr null, ptr %34, align 8
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
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 488
  %25 = load ptr, ptr %24, align 8
  %26 = select i1 %21, ptr %2, ptr %1
  %27 = icmp eq i32 %0, 6
  br i1 %27, label %28, label %37

28:
  %29 = getelementptr inbounds nuw i8, ptr %25, i64 12
  %30 = load i32, ptr %29, align 4
  %31 = zext i1 %21 to i32
  %32 = getelementptr inbounds nuw i8, ptr %23, i64 80
  store i32 %31, ptr %32, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %20)
  %33 = getelementptr inbounds nuw i8, ptr %23, i64 440
  %34 = load ptr, ptr %33, align 8
  call fastcc void @enzyme_build.mpi.area(ptr dead_on_unwind writable sret(%enzyme_build.mpi.Area) align 8 %20, ptr noundef %26, i32 noundef %30, ptr noundef readonly %3, i32 noundef %4, ptr noundef null, i32 noundef %5, ptr noundef %10, i32 noundef %11, ptr noundef %34)
  %35 = getelementptr inbounds nuw i8, ptr %23, i64 120
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(160) %35, ptr noundef nonnull align 8 dereferenceable(160) %20, i64 160, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %20)
  %36 = getelementptr inbounds nuw i8, ptr %23, i64 272
  store i32 %5, ptr %36, align 8
  br label %52

37:
  %38 = zext i1 %21 to i32
  %39 = getelementptr inbounds nuw i8, ptr %23, i64 80
  store i32 %38, ptr %39, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %20)
  %40 = getelementptr inbounds nuw i8, ptr %23, i64 440
  %41 = load ptr, ptr %40, align 8
  call fastcc void @enzyme_build.mpi.area(ptr dead_on_unwind writable sret(%enzyme_build.mpi.Area) align 8 %20, ptr noundef %26, i32 noundef 1, ptr noundef readonly %3, i32 noundef %4, ptr noundef null, i32 noundef %5, ptr noundef %10, i32 noundef %11, ptr noundef %41)
  %42 = getelementptr inbounds nuw i8, ptr %23, i64 120
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(160) %42, ptr noundef nonnull align 8 dereferenceable(160) %20, i64 160, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %20)
  %43 = getelementptr inbounds nuw i8, ptr %23, i64 272
  store i32 %5, ptr %43, align 8
  switch i32 %0, label %52 [
    i32 1, label %44
    i32 9, label %48
  ]

44:
  %45 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %46 = load i32, ptr %45, align 8
  %47 = icmp eq i32 %46, %7
  br i1 %47, label %52, label %245

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
  %67 = getelementptr inbounds nuw i8, ptr %23, i64 280
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(160) %67, ptr noundef nonnull align 8 dereferenceable(160) %19, i64 160, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %19)
  %68 = and i32 %0, 14
  %69 = icmp eq i32 %68, 8
  br i1 %69, label %70, label %245

70:
  %71 = phi ptr [ %54, %63 ], [ %42, %48 ]
  %72 = getelementptr inbounds nuw i8, ptr %23, i64 128
  %73 = load i32, ptr %72, align 8
  %74 = icmp eq i32 %73, 0
  %75 = icmp eq i32 %6, 1476395011
  %76 = or i1 %75, %74
  br i1 %76, label %373, label %77

77:
  %78 = call fastcc i32 @enzyme_build.mpi.kind_of(i32 noundef %6)
  %79 = icmp eq i32 %78, 2
  %80 = icmp eq i32 %9, 0
  %81 = or i1 %80, %79
  br i1 %81, label %86, label %82

82:
  %83 = getelementptr inbounds nuw i8, ptr %23, i64 136
  %84 = load i32, ptr %83, align 8
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %87, label %86

86:
  call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.14, i64 noundef 148)
  br label %87

87:
  %88 = getelementptr inbounds nuw i8, ptr %23, i64 264
  %89 = load i64, ptr %88, align 8
  %90 = icmp sgt i64 %89, 2147483647
  br i1 %90, label %91, label %92

91:
  call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.5, i64 noundef 68)
  br label %92

92:
  %93 = trunc i64 %89 to i32
  %94 = getelementptr inbounds nuw i8, ptr %23, i64 132
  %95 = load i32, ptr %94, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  store ptr %26, ptr %17, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(160) %18, ptr noundef nonnull readonly align 8 dereferenceable(160) %71, i64 160, i1 false)
  %96 = getelementptr inbounds nuw i8, ptr %18, i64 104
  store ptr null, ptr %96, align 8
  %97 = getelementptr inbounds nuw i8, ptr %18, i64 112
  store ptr %17, ptr %97, align 8
  %98 = getelementptr inbounds nuw i8, ptr %18, i64 120
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
  %106 = icmp eq i32 %95, 1
  %107 = icmp eq i32 %95, 4
  %108 = select i1 %107, i32 1275069450, i32 1275070475
  %109 = select i1 %106, i32 1275068685, i32 %108
  %110 = getelementptr inbounds nuw i8, ptr %23, i64 112
  %111 = load i32, ptr %110, align 8
  %112 = call i32 @MPI_Exscan(ptr noundef %99, ptr noundef %105, i32 noundef %93, i32 noundef %109, i32 noundef %6, i32 noundef %111)
  %113 = add i64 %100, 4294967296
  %114 = ashr exact i64 %113, 32
  %115 = call noalias ptr @calloc(i64 noundef %114, i64 noundef %102)
  %116 = getelementptr inbounds nuw i8, ptr %25, i64 104
  store ptr %115, ptr %116, align 8
  %117 = call noalias ptr @calloc(i64 noundef %114, i64 noundef %102)
  %118 = getelementptr inbounds nuw i8, ptr %25, i64 112
  store ptr %117, ptr %118, align 8
  %119 = icmp sgt i64 %101, 0
  br i1 %119, label %120, label %.loopexit14

120:
  %121 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %122 = icmp eq i32 %6, 1476395009
  %123 = icmp eq i32 %78, 3
  br label %131

.loopexit14.loopexit:
  br label %.loopexit14

.loopexit14:
  %124 = load i32, ptr %25, align 8
  %125 = icmp eq i32 %124, 8
  %126 = select i1 %125, i32 16, i32 17
  store i32 %126, ptr %25, align 8
  call void @free(ptr noundef %105)
  %127 = icmp eq i32 %78, 3
  %128 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %129 = icmp ne i32 %128, 0
  %130 = select i1 %127, i1 %129, i1 false
  br i1 %130, label %189, label %244

131:
  %132 = phi i64 [ 0, %120 ], [ %187, %186 ]
  %133 = load i32, ptr %121, align 8
  %134 = icmp eq i32 %133, 0
  br i1 %107, label %135, label %136

135:
  br i1 %134, label %149, label %137

136:
  br i1 %134, label %149, label %144

137:
  %138 = getelementptr inbounds nuw float, ptr %99, i64 %132
  %139 = load float, ptr %138, align 4
  %140 = fpext float %139 to double
  %141 = getelementptr inbounds nuw float, ptr %105, i64 %132
  %142 = load float, ptr %141, align 4
  %143 = fpext float %142 to double
  br label %151

144:
  %145 = getelementptr inbounds nuw double, ptr %99, i64 %132
  %146 = load double, ptr %145, align 8
  %147 = getelementptr inbounds nuw double, ptr %105, i64 %132
  %148 = load double, ptr %147, align 8
  br label %151

149:
  %150 = load ptr, ptr %116, align 8
  br label %161

151:
  %152 = phi double [ %140, %137 ], [ %146, %144 ]
  %153 = phi double [ %143, %137 ], [ %148, %144 ]
  %154 = fcmp ogt double %152, %153
  %155 = fcmp olt double %152, %153
  %156 = select i1 %122, i1 %154, i1 %155
  %157 = load ptr, ptr %116, align 8
  br i1 %123, label %161, label %158

158:
  %159 = xor i1 %156, true
  %160 = uitofp i1 %159 to double
  br label %161

161:
  %162 = phi ptr [ %150, %149 ], [ %157, %158 ], [ %157, %151 ]
  %163 = phi i1 [ true, %149 ], [ %156, %158 ], [ %156, %151 ]
  %164 = phi double [ 0.000000e+00, %149 ], [ %153, %158 ], [ %153, %151 ]
  %165 = phi double [ 0.000000e+00, %149 ], [ %160, %158 ], [ %152, %151 ]
  br i1 %107, label %166, label %177

166:
  %167 = fptrunc double %165 to float
  %168 = getelementptr inbounds nuw float, ptr %162, i64 %132
  store float %167, ptr %168, align 4
  %169 = load ptr, ptr %118, align 8
  %170 = load i32, ptr %121, align 8
  %171 = icmp eq i32 %170, 0
  %172 = uitofp i1 %163 to double
  %173 = select i1 %123, double %164, double %172
  %174 = fptrunc double %173 to float
  %175 = select i1 %171, float 1.000000e+00, float %174
  %176 = getelementptr inbounds nuw float, ptr %169, i64 %132
  store float %175, ptr %176, align 4
  br label %186

177:
  %178 = getelementptr inbounds nuw double, ptr %162, i64 %132
  store double %165, ptr %178, align 8
  %179 = load ptr, ptr %118, align 8
  %180 = load i32, ptr %121, align 8
  %181 = icmp eq i32 %180, 0
  %182 = uitofp i1 %163 to double
  %183 = select i1 %123, double %164, double %182
  %184 = select i1 %181, double 1.000000e+00, double %183
  %185 = getelementptr inbounds nuw double, ptr %179, i64 %132
  store double %184, ptr %185, align 8
  br label %186

186:
  %187 = add nuw nsw i64 %132, 1
  %188 = icmp eq i64 %187, %101
  br i1 %188, label %.loopexit14.loopexit, label %131

189:
  %190 = getelementptr inbounds nuw i8, ptr %25, i64 48
  store i32 738197504, ptr %190, align 8
  call fastcc void @enzyme_build.mpi.start_factors(ptr noundef readonly %23, ptr noundef %99)
  %191 = call i32 @MPI_Wait(ptr noundef nonnull %190, ptr noundef nonnull inttoptr (i64 1 to ptr))
  %192 = getelementptr inbounds nuw i8, ptr %25, i64 72
  %193 = load i32, ptr %192, align 8
  %194 = shl nsw i32 %193, 1
  %195 = sext i32 %194 to i64
  %196 = mul nsw i64 %89, %195
  %197 = or disjoint i64 %196, 1
  %198 = call noalias ptr @calloc(i64 noundef %197, i64 noundef 8)
  %199 = getelementptr inbounds nuw i8, ptr %25, i64 80
  store ptr %198, ptr %199, align 8
  %200 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %201 = icmp sgt i64 %89, 0
  br i1 %201, label %202, label %.loopexit13

202:
  %203 = getelementptr inbounds nuw i8, ptr %25, i64 40
  br label %204

204:
  %205 = phi i32 [ %193, %202 ], [ %218, %.loopexit ]
  %206 = phi i64 [ 0, %202 ], [ %219, %.loopexit ]
  %207 = load i32, ptr %200, align 8
  %208 = icmp eq i32 %207, 0
  br i1 %208, label %.loopexit13.loopexit, label %209

209:
  %210 = load ptr, ptr %199, align 8
  %211 = sext i32 %205 to i64
  %212 = mul nsw i64 %89, %211
  %213 = getelementptr inbounds double, ptr %210, i64 %212
  %214 = getelementptr inbounds nuw double, ptr %213, i64 %206
  %215 = call fastcc double @enzyme_build.mpi.product_of(ptr noundef readonly %23, i64 noundef %206, i32 noundef %207, i32 noundef -1, ptr noundef %214)
  %216 = load i32, ptr %192, align 8
  %217 = icmp sgt i32 %216, 0
  br i1 %217, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  %.lcssa = phi i32 [ %239, %233 ]
  br label %.loopexit

.loopexit:
  %218 = phi i32 [ %216, %209 ], [ %.lcssa, %.loopexit.loopexit ]
  %219 = add nuw nsw i64 %206, 1
  %220 = icmp eq i64 %219, %89
  br i1 %220, label %.loopexit13.loopexit, label %204

.preheader:
  %221 = phi i64 [ %223, %233 ], [ 0, %.preheader.preheader ]
  %222 = load ptr, ptr %203, align 8
  %223 = add nuw nsw i64 %221, 1
  %224 = mul nuw nsw i64 %223, %89
  %225 = add nuw nsw i64 %224, %206
  br i1 %107, label %226, label %230

226:
  %227 = getelementptr inbounds nuw float, ptr %222, i64 %225
  %228 = load float, ptr %227, align 4
  %229 = fpext float %228 to double
  br label %233

230:
  %231 = getelementptr inbounds nuw double, ptr %222, i64 %225
  %232 = load double, ptr %231, align 8
  br label %233

233:
  %234 = phi double [ %229, %226 ], [ %232, %230 ]
  %235 = load ptr, ptr %199, align 8
  %236 = mul nuw nsw i64 %221, %89
  %237 = getelementptr double, ptr %235, i64 %236
  %238 = getelementptr double, ptr %237, i64 %206
  store double %234, ptr %238, align 8
  %239 = load i32, ptr %192, align 8
  %240 = sext i32 %239 to i64
  %241 = icmp slt i64 %223, %240
  br i1 %241, label %.preheader, label %.loopexit.loopexit

.loopexit13.loopexit:
  br label %.loopexit13

.loopexit13:
  %242 = getelementptr inbounds nuw i8, ptr %25, i64 40
  %243 = load ptr, ptr %242, align 8
  call void @free(ptr noundef %243)
  store ptr null, ptr %242, align 8
  br label %373

244:
  call void @free(ptr noundef %99)
  br label %373

245:
  %246 = phi ptr [ %54, %63 ], [ %42, %44 ]
  %247 = phi ptr [ %53, %63 ], [ %43, %44 ]
  %248 = getelementptr inbounds nuw i8, ptr %25, i64 48
  store i32 738197504, ptr %248, align 8
  %249 = getelementptr inbounds nuw i8, ptr %23, i64 128
  %250 = load i32, ptr %249, align 8
  %251 = icmp eq i32 %250, 0
  br i1 %251, label %373, label %252

252:
  %253 = call fastcc i32 @enzyme_build.mpi.kind_of(i32 noundef %6)
  %254 = icmp eq i32 %253, 0
  br i1 %254, label %373, label %255

255:
  %256 = icmp eq i32 %9, 0
  br i1 %256, label %257, label %261

257:
  %258 = load i32, ptr %25, align 8
  %259 = icmp eq i32 %258, 6
  br i1 %259, label %260, label %261

260:
  call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.16, i64 noundef 73)
  br label %261

261:
  %262 = getelementptr inbounds nuw i8, ptr %23, i64 136
  %263 = load i32, ptr %262, align 8
  %264 = icmp eq i32 %263, 0
  br i1 %264, label %266, label %265

265:
  call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.17, i64 noundef 69)
  br label %266

266:
  %267 = getelementptr inbounds nuw i8, ptr %23, i64 132
  %268 = load i32, ptr %267, align 4
  %269 = icmp eq i32 %268, 1
  %270 = icmp eq i32 %268, 4
  %271 = select i1 %270, i32 1275069450, i32 1275070475
  %272 = select i1 %269, i32 1275068685, i32 %271
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  store ptr %26, ptr %15, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(160) %16, ptr noundef nonnull readonly align 8 dereferenceable(160) %246, i64 160, i1 false)
  %273 = getelementptr inbounds nuw i8, ptr %16, i64 104
  store ptr null, ptr %273, align 8
  %274 = getelementptr inbounds nuw i8, ptr %16, i64 112
  store ptr %15, ptr %274, align 8
  %275 = getelementptr inbounds nuw i8, ptr %16, i64 120
  store i32 1, ptr %275, align 8
  %276 = call fastcc noalias noundef ptr @enzyme_build.mpi.packed(ptr noundef nonnull %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  %277 = getelementptr inbounds nuw i8, ptr %23, i64 264
  %278 = load i64, ptr %277, align 8
  %279 = icmp sgt i64 %278, 2147483647
  br i1 %279, label %280, label %281

280:
  call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.5, i64 noundef 68)
  br label %281

281:
  %282 = trunc i64 %278 to i32
  %283 = icmp eq i32 %253, 3
  br i1 %283, label %284, label %309

284:
  %285 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %286 = icmp ne i32 %285, 0
  %287 = select i1 %256, i1 true, i1 %286
  br i1 %287, label %288, label %289

288:
  call fastcc void @enzyme_build.mpi.start_factors(ptr noundef nonnull readonly %23, ptr noundef %276)
  br label %373

289:
  %290 = shl i64 %278, 32
  %291 = ashr exact i64 %290, 32
  %292 = sext i32 %268 to i64
  %293 = mul nsw i64 %291, %292
  %294 = add nsw i64 %293, 1
  %295 = call noalias ptr @malloc(i64 noundef %294)
  %296 = getelementptr inbounds nuw i8, ptr %23, i64 112
  %297 = load i32, ptr %296, align 8
  %298 = call i32 @MPI_Exscan(ptr noundef %276, ptr noundef %295, i32 noundef %282, i32 noundef %272, i32 noundef 1476395012, i32 noundef %297)
  %299 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %300 = load i32, ptr %299, align 8
  %301 = getelementptr inbounds nuw i8, ptr %25, i64 12
  %302 = load i32, ptr %301, align 4
  call fastcc void @enzyme_build.mpi.suffix(ptr noundef %276, i32 noundef %282, i32 noundef %272, i32 noundef 1476395012, i32 noundef %300, i32 noundef %302, i32 noundef 1, i32 noundef %297)
  %303 = load i32, ptr %299, align 8
  %304 = icmp eq i32 %303, 0
  br i1 %304, label %307, label %305

305:
  %306 = call i32 @MPI_Reduce_local(ptr noundef %295, ptr noundef %276, i32 noundef %282, i32 noundef %272, i32 noundef 1476395012)
  br label %307

307:
  call void @free(ptr noundef %295)
  %308 = getelementptr inbounds nuw i8, ptr %25, i64 32
  store ptr %276, ptr %308, align 8
  br label %373

309:
  %310 = select i1 %270, i64 8, i64 16
  %311 = load i32, ptr %247, align 8
  %312 = add nsw i64 %278, 1
  %313 = call noalias ptr @calloc(i64 noundef %312, i64 noundef %310)
  %314 = icmp sgt i64 %278, 0
  br i1 %314, label %315, label %.loopexit15

315:
  %316 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %317 = select i1 %270, i64 3, i64 4
  %318 = icmp eq i32 %253, 2
  %319 = getelementptr inbounds nuw i8, ptr %25, i64 12
  %320 = select i1 %270, i64 1, i64 2
  %321 = sext i32 %268 to i64
  %322 = getelementptr i8, ptr %26, i64 %321
  br label %323

323:
  %324 = phi i64 [ 0, %315 ], [ %362, %359 ]
  %325 = load i32, ptr %316, align 8
  %326 = shl i64 %324, %317
  %327 = getelementptr inbounds i8, ptr %313, i64 %326
  %328 = mul nsw i64 %324, %321
  %329 = getelementptr inbounds i8, ptr %276, i64 %328
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %327, ptr readonly align 1 %329, i64 %321, i1 false)
  br i1 %318, label %330, label %359

330:
  %331 = load i64, ptr %246, align 8
  %332 = mul nsw i64 %331, %324
  %333 = getelementptr i8, ptr %322, i64 %332
  switch i32 %311, label %338 [
    i32 1275072547, label %334
    i32 1275070497, label %336
  ]

334:
  %335 = load double, ptr %333, align 8
  br label %344

336:
  %337 = load float, ptr %333, align 4
  br label %341

338:
  %339 = load i32, ptr %333, align 4
  %340 = sitofp i32 %339 to float
  br label %341

341:
  %342 = phi float [ %337, %336 ], [ %340, %338 ]
  %343 = fpext float %342 to double
  br label %344

344:
  %345 = phi double [ %335, %334 ], [ %343, %341 ]
  %346 = load i32, ptr %319, align 4
  %347 = sitofp i32 %346 to double
  %348 = fmul double %345, %347
  %349 = fcmp olt double %348, 0x41DFFFFFFFC00000
  %350 = fcmp ogt double %348, 0xC1E0000000000000
  %351 = and i1 %349, %350
  br i1 %351, label %354, label %352

352:
  call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.18, i64 noundef 73)
  %353 = load i32, ptr %319, align 4
  br label %354

354:
  %355 = phi i32 [ %346, %344 ], [ %353, %352 ]
  %356 = fptosi double %345 to i32
  %357 = mul nsw i32 %355, %356
  %358 = add nsw i32 %357, %325
  br label %359

359:
  %360 = phi i32 [ %358, %354 ], [ %325, %323 ]
  %361 = getelementptr inbounds nuw i32, ptr %327, i64 %320
  store i32 %360, ptr %361, align 4
  %362 = add nuw nsw i64 %324, 1
  %363 = icmp eq i64 %362, %278
  br i1 %363, label %.loopexit15.loopexit, label %323

.loopexit15.loopexit:
  br label %.loopexit15

.loopexit15:
  %364 = getelementptr inbounds nuw i8, ptr %25, i64 40
  store ptr %313, ptr %364, align 8
  call void @free(ptr noundef %276)
  %365 = select i1 %270, i32 -1946157056, i32 -1946157055
  %366 = icmp eq i32 %6, 1476395009
  %367 = icmp eq i32 %6, 1476395020
  %368 = or i1 %366, %367
  %369 = select i1 %368, i32 1476395020, i32 1476395019
  %370 = getelementptr inbounds nuw i8, ptr %23, i64 112
  %371 = load i32, ptr %370, align 8
  %372 = call i32 @MPI_Iallreduce(ptr noundef nonnull inttoptr (i64 -1 to ptr), ptr noundef %313, i32 noundef %282, i32 noundef %365, i32 noundef %369, i32 noundef %371, ptr noundef nonnull %248)
  br label %373

373:
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
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 132
  %17 = load i32, ptr %16, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %23

19:
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 292
  %21 = load i32, ptr %20, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %24, label %23

23:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %14, i32 noundef 2)
  br label %24

24:
  %25 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %33, label %27

27:
  %28 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 8), align 8
  %29 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 16), align 8
  store i32 0, ptr @enzyme_build.mpi.companions, align 8
  %30 = tail call fastcc noalias noundef ptr @enzyme_build.mpi.reduction(i32 noundef 1, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef 0, ptr noundef %8, i32 noundef %25, ptr noundef readonly %28, ptr noundef readonly %29)
  store i32 %25, ptr @enzyme_build.mpi.companions, align 8
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 52
  store i32 1, ptr %31, align 4
  %32 = getelementptr inbounds nuw i8, ptr %14, i64 56
  store ptr %30, ptr %32, align 8
  br label %33

33:
  %34 = tail call i32 @MPI_Ireduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7)
  store i32 %34, ptr %12, align 4
  %35 = getelementptr inbounds nuw i8, ptr %14, i64 56
  %36 = load ptr, ptr %35, align 8
  %37 = icmp eq ptr %36, null
  br i1 %37, label %39, label %38

38:
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef nonnull %36)
  br label %39

39:
  %40 = load i32, ptr %7, align 4
  %41 = sext i32 %40 to i64
  %42 = mul i64 %41, -7046029254386353131
  %43 = lshr i64 %42, 58
  %44 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %43
  br label %45

45:
  %46 = phi ptr [ %44, %39 ], [ %49, %45 ]
  %47 = load ptr, ptr %46, align 8
  %48 = icmp eq ptr %47, null
  %49 = getelementptr inbounds nuw i8, ptr %47, i64 448
  br i1 %48, label %50, label %45

50:
  %.lcssa = phi ptr [ %46, %45 ]
  %51 = getelementptr inbounds nuw i8, ptr %14, i64 456
  store i32 %40, ptr %51, align 8
  %52 = getelementptr inbounds nuw i8, ptr %14, i64 448
  store ptr null, ptr %52, align 8
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
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 448
  br i1 %24, label %26, label %21

26:
  %.lcssa = phi ptr [ %22, %21 ]
  %27 = getelementptr inbounds nuw i8, ptr %13, i64 456
  store i32 %16, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %13, i64 448
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
  %13 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %21, label %15

15:
  %16 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 8), align 8
  %17 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 16), align 8
  store i32 0, ptr @enzyme_build.mpi.companions, align 8
  %18 = tail call fastcc noalias noundef ptr @enzyme_build.mpi.reduction(i32 noundef 2, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 1, ptr noundef %6, i32 noundef %13, ptr noundef readonly %16, ptr noundef readonly %17)
  store i32 %13, ptr @enzyme_build.mpi.companions, align 8
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 52
  store i32 1, ptr %19, align 4
  %20 = getelementptr inbounds nuw i8, ptr %12, i64 56
  store ptr %18, ptr %20, align 8
  br label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %12, i64 44
  store i32 1, ptr %22, align 4
  %23 = getelementptr inbounds nuw i8, ptr %12, i64 132
  %24 = load i32, ptr %23, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %30

26:
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 292
  %28 = load i32, ptr %27, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %31, label %30

30:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %12, i32 noundef 2)
  br label %31

31:
  %32 = tail call i32 @MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  store i32 %32, ptr %10, align 4
  tail call fastcc void @enzyme_build.mpi.complete(ptr noundef nonnull %12)
  %33 = getelementptr inbounds nuw i8, ptr %12, i64 56
  %34 = load ptr, ptr %33, align 8
  %35 = icmp eq ptr %34, null
  br i1 %35, label %38, label %36

36:
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef nonnull %34)
  %37 = load ptr, ptr %33, align 8
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %37)
  br label %38

38:
  store ptr null, ptr %33, align 8
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
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 132
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %22

18:
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 292
  %20 = load i32, ptr %19, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %23, label %22

22:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %13, i32 noundef 2)
  br label %23

23:
  %24 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %32, label %26

26:
  %27 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 8), align 8
  %28 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 16), align 8
  store i32 0, ptr @enzyme_build.mpi.companions, align 8
  %29 = tail call fastcc noalias noundef ptr @enzyme_build.mpi.reduction(i32 noundef 2, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 0, ptr noundef %7, i32 noundef %24, ptr noundef readonly %27, ptr noundef readonly %28)
  store i32 %24, ptr @enzyme_build.mpi.companions, align 8
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 52
  store i32 1, ptr %30, align 4
  %31 = getelementptr inbounds nuw i8, ptr %13, i64 56
  store ptr %29, ptr %31, align 8
  br label %32

32:
  %33 = tail call i32 @MPI_Iallreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  store i32 %33, ptr %11, align 4
  %34 = getelementptr inbounds nuw i8, ptr %13, i64 56
  %35 = load ptr, ptr %34, align 8
  %36 = icmp eq ptr %35, null
  br i1 %36, label %38, label %37

37:
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef nonnull %35)
  br label %38

38:
  %39 = load i32, ptr %6, align 4
  %40 = sext i32 %39 to i64
  %41 = mul i64 %40, -7046029254386353131
  %42 = lshr i64 %41, 58
  %43 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %42
  br label %44

44:
  %45 = phi ptr [ %43, %38 ], [ %48, %44 ]
  %46 = load ptr, ptr %45, align 8
  %47 = icmp eq ptr %46, null
  %48 = getelementptr inbounds nuw i8, ptr %46, i64 448
  br i1 %47, label %49, label %44

49:
  %.lcssa = phi ptr [ %45, %44 ]
  %50 = getelementptr inbounds nuw i8, ptr %13, i64 456
  store i32 %39, ptr %50, align 8
  %51 = getelementptr inbounds nuw i8, ptr %13, i64 448
  store ptr null, ptr %51, align 8
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
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 448
  br i1 %23, label %25, label %20

25:
  %.lcssa = phi ptr [ %21, %20 ]
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 456
  store i32 %15, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 448
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
  %13 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %21, label %15

15:
  %16 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 8), align 8
  %17 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 16), align 8
  store i32 0, ptr @enzyme_build.mpi.companions, align 8
  %18 = tail call fastcc noalias noundef ptr @enzyme_build.mpi.reduction(i32 noundef 8, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 1, ptr noundef %6, i32 noundef %13, ptr noundef readonly %16, ptr noundef readonly %17)
  store i32 %13, ptr @enzyme_build.mpi.companions, align 8
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 52
  store i32 1, ptr %19, align 4
  %20 = getelementptr inbounds nuw i8, ptr %12, i64 56
  store ptr %18, ptr %20, align 8
  br label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %12, i64 44
  store i32 1, ptr %22, align 4
  %23 = getelementptr inbounds nuw i8, ptr %12, i64 132
  %24 = load i32, ptr %23, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %30

26:
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 292
  %28 = load i32, ptr %27, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %31, label %30

30:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %12, i32 noundef 2)
  br label %31

31:
  %32 = tail call i32 @MPI_Scan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  store i32 %32, ptr %10, align 4
  tail call fastcc void @enzyme_build.mpi.complete(ptr noundef nonnull %12)
  %33 = getelementptr inbounds nuw i8, ptr %12, i64 56
  %34 = load ptr, ptr %33, align 8
  %35 = icmp eq ptr %34, null
  br i1 %35, label %38, label %36

36:
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef nonnull %34)
  %37 = load ptr, ptr %33, align 8
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %37)
  br label %38

38:
  store ptr null, ptr %33, align 8
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
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 132
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %22

18:
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 292
  %20 = load i32, ptr %19, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %23, label %22

22:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %13, i32 noundef 2)
  br label %23

23:
  %24 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %32, label %26

26:
  %27 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 8), align 8
  %28 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 16), align 8
  store i32 0, ptr @enzyme_build.mpi.companions, align 8
  %29 = tail call fastcc noalias noundef ptr @enzyme_build.mpi.reduction(i32 noundef 8, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 0, ptr noundef %7, i32 noundef %24, ptr noundef readonly %27, ptr noundef readonly %28)
  store i32 %24, ptr @enzyme_build.mpi.companions, align 8
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 52
  store i32 1, ptr %30, align 4
  %31 = getelementptr inbounds nuw i8, ptr %13, i64 56
  store ptr %29, ptr %31, align 8
  br label %32

32:
  %33 = tail call i32 @MPI_Iscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  store i32 %33, ptr %11, align 4
  %34 = getelementptr inbounds nuw i8, ptr %13, i64 56
  %35 = load ptr, ptr %34, align 8
  %36 = icmp eq ptr %35, null
  br i1 %36, label %38, label %37

37:
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef nonnull %35)
  br label %38

38:
  %39 = load i32, ptr %6, align 4
  %40 = sext i32 %39 to i64
  %41 = mul i64 %40, -7046029254386353131
  %42 = lshr i64 %41, 58
  %43 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %42
  br label %44

44:
  %45 = phi ptr [ %43, %38 ], [ %48, %44 ]
  %46 = load ptr, ptr %45, align 8
  %47 = icmp eq ptr %46, null
  %48 = getelementptr inbounds nuw i8, ptr %46, i64 448
  br i1 %47, label %49, label %44

49:
  %.lcssa = phi ptr [ %45, %44 ]
  %50 = getelementptr inbounds nuw i8, ptr %13, i64 456
  store i32 %39, ptr %50, align 8
  %51 = getelementptr inbounds nuw i8, ptr %13, i64 448
  store ptr null, ptr %51, align 8
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
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 448
  br i1 %23, label %25, label %20

25:
  %.lcssa = phi ptr [ %21, %20 ]
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 456
  store i32 %15, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 448
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
  %13 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %21, label %15

15:
  %16 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 8), align 8
  %17 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 16), align 8
  store i32 0, ptr @enzyme_build.mpi.companions, align 8
  %18 = tail call fastcc noalias noundef ptr @enzyme_build.mpi.reduction(i32 noundef 9, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 1, ptr noundef %6, i32 noundef %13, ptr noundef readonly %16, ptr noundef readonly %17)
  store i32 %13, ptr @enzyme_build.mpi.companions, align 8
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 52
  store i32 1, ptr %19, align 4
  %20 = getelementptr inbounds nuw i8, ptr %12, i64 56
  store ptr %18, ptr %20, align 8
  br label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %12, i64 44
  store i32 1, ptr %22, align 4
  %23 = getelementptr inbounds nuw i8, ptr %12, i64 132
  %24 = load i32, ptr %23, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %30

26:
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 292
  %28 = load i32, ptr %27, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %31, label %30

30:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %12, i32 noundef 2)
  br label %31

31:
  %32 = tail call i32 @MPI_Exscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  store i32 %32, ptr %10, align 4
  tail call fastcc void @enzyme_build.mpi.complete(ptr noundef nonnull %12)
  %33 = getelementptr inbounds nuw i8, ptr %12, i64 56
  %34 = load ptr, ptr %33, align 8
  %35 = icmp eq ptr %34, null
  br i1 %35, label %38, label %36

36:
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef nonnull %34)
  %37 = load ptr, ptr %33, align 8
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %37)
  br label %38

38:
  store ptr null, ptr %33, align 8
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
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 132
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %22

18:
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 292
  %20 = load i32, ptr %19, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %23, label %22

22:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %13, i32 noundef 2)
  br label %23

23:
  %24 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %32, label %26

26:
  %27 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 8), align 8
  %28 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 16), align 8
  store i32 0, ptr @enzyme_build.mpi.companions, align 8
  %29 = tail call fastcc noalias noundef ptr @enzyme_build.mpi.reduction(i32 noundef 9, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 0, ptr noundef %7, i32 noundef %24, ptr noundef readonly %27, ptr noundef readonly %28)
  store i32 %24, ptr @enzyme_build.mpi.companions, align 8
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 52
  store i32 1, ptr %30, align 4
  %31 = getelementptr inbounds nuw i8, ptr %13, i64 56
  store ptr %29, ptr %31, align 8
  br label %32

32:
  %33 = tail call i32 @MPI_Iexscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  store i32 %33, ptr %11, align 4
  %34 = getelementptr inbounds nuw i8, ptr %13, i64 56
  %35 = load ptr, ptr %34, align 8
  %36 = icmp eq ptr %35, null
  br i1 %36, label %38, label %37

37:
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef nonnull %35)
  br label %38

38:
  %39 = load i32, ptr %6, align 4
  %40 = sext i32 %39 to i64
  %41 = mul i64 %40, -7046029254386353131
  %42 = lshr i64 %41, 58
  %43 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %42
  br label %44

44:
  %45 = phi ptr [ %43, %38 ], [ %48, %44 ]
  %46 = load ptr, ptr %45, align 8
  %47 = icmp eq ptr %46, null
  %48 = getelementptr inbounds nuw i8, ptr %46, i64 448
  br i1 %47, label %49, label %44

49:
  %.lcssa = phi ptr [ %45, %44 ]
  %50 = getelementptr inbounds nuw i8, ptr %13, i64 456
  store i32 %39, ptr %50, align 8
  %51 = getelementptr inbounds nuw i8, ptr %13, i64 448
  store ptr null, ptr %51, align 8
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
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 448
  br i1 %23, label %25, label %20

25:
  %.lcssa = phi ptr [ %21, %20 ]
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 456
  store i32 %15, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 448
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
  %13 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %21, label %15

15:
  %16 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 8), align 8
  %17 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 16), align 8
  store i32 0, ptr @enzyme_build.mpi.companions, align 8
  %18 = tail call fastcc noalias noundef ptr @enzyme_build.mpi.reduction(i32 noundef 6, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 1, ptr noundef %6, i32 noundef %13, ptr noundef readonly %16, ptr noundef readonly %17)
  store i32 %13, ptr @enzyme_build.mpi.companions, align 8
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 52
  store i32 1, ptr %19, align 4
  %20 = getelementptr inbounds nuw i8, ptr %12, i64 56
  store ptr %18, ptr %20, align 8
  br label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %12, i64 44
  store i32 1, ptr %22, align 4
  %23 = getelementptr inbounds nuw i8, ptr %12, i64 132
  %24 = load i32, ptr %23, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %30

26:
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 292
  %28 = load i32, ptr %27, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %31, label %30

30:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %12, i32 noundef 2)
  br label %31

31:
  %32 = tail call i32 @MPI_Reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  store i32 %32, ptr %10, align 4
  tail call fastcc void @enzyme_build.mpi.complete(ptr noundef nonnull %12)
  %33 = getelementptr inbounds nuw i8, ptr %12, i64 56
  %34 = load ptr, ptr %33, align 8
  %35 = icmp eq ptr %34, null
  br i1 %35, label %38, label %36

36:
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef nonnull %34)
  %37 = load ptr, ptr %33, align 8
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %37)
  br label %38

38:
  store ptr null, ptr %33, align 8
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
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 132
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %22

18:
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 292
  %20 = load i32, ptr %19, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %23, label %22

22:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %13, i32 noundef 2)
  br label %23

23:
  %24 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %32, label %26

26:
  %27 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 8), align 8
  %28 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 16), align 8
  store i32 0, ptr @enzyme_build.mpi.companions, align 8
  %29 = tail call fastcc noalias noundef ptr @enzyme_build.mpi.reduction(i32 noundef 6, ptr noundef %0, ptr noundef %1, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 0, ptr noundef %7, i32 noundef %24, ptr noundef readonly %27, ptr noundef readonly %28)
  store i32 %24, ptr @enzyme_build.mpi.companions, align 8
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 52
  store i32 1, ptr %30, align 4
  %31 = getelementptr inbounds nuw i8, ptr %13, i64 56
  store ptr %29, ptr %31, align 8
  br label %32

32:
  %33 = tail call i32 @MPI_Ireduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  store i32 %33, ptr %11, align 4
  %34 = getelementptr inbounds nuw i8, ptr %13, i64 56
  %35 = load ptr, ptr %34, align 8
  %36 = icmp eq ptr %35, null
  br i1 %36, label %38, label %37

37:
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef nonnull %35)
  br label %38

38:
  %39 = load i32, ptr %6, align 4
  %40 = sext i32 %39 to i64
  %41 = mul i64 %40, -7046029254386353131
  %42 = lshr i64 %41, 58
  %43 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %42
  br label %44

44:
  %45 = phi ptr [ %43, %38 ], [ %48, %44 ]
  %46 = load ptr, ptr %45, align 8
  %47 = icmp eq ptr %46, null
  %48 = getelementptr inbounds nuw i8, ptr %46, i64 448
  br i1 %47, label %49, label %44

49:
  %.lcssa = phi ptr [ %45, %44 ]
  %50 = getelementptr inbounds nuw i8, ptr %13, i64 456
  store i32 %39, ptr %50, align 8
  %51 = getelementptr inbounds nuw i8, ptr %13, i64 448
  store ptr null, ptr %51, align 8
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
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 448
  br i1 %23, label %25, label %20

25:
  %.lcssa = phi ptr [ %21, %20 ]
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 456
  store i32 %15, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 448
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
  %13 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %21, label %15

15:
  %16 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 8), align 8
  %17 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 16), align 8
  store i32 0, ptr @enzyme_build.mpi.companions, align 8
  %18 = tail call fastcc noalias noundef ptr @enzyme_build.mpi.reduction(i32 noundef 6, ptr noundef %0, ptr noundef %1, ptr noundef readonly %2, i32 noundef 0, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 1, ptr noundef %6, i32 noundef %13, ptr noundef readonly %16, ptr noundef readonly %17)
  store i32 %13, ptr @enzyme_build.mpi.companions, align 8
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 52
  store i32 1, ptr %19, align 4
  %20 = getelementptr inbounds nuw i8, ptr %12, i64 56
  store ptr %18, ptr %20, align 8
  br label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %12, i64 44
  store i32 1, ptr %22, align 4
  %23 = getelementptr inbounds nuw i8, ptr %12, i64 132
  %24 = load i32, ptr %23, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %30

26:
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 292
  %28 = load i32, ptr %27, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %31, label %30

30:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %12, i32 noundef 2)
  br label %31

31:
  %32 = tail call i32 @MPI_Reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  store i32 %32, ptr %10, align 4
  tail call fastcc void @enzyme_build.mpi.complete(ptr noundef nonnull %12)
  %33 = getelementptr inbounds nuw i8, ptr %12, i64 56
  %34 = load ptr, ptr %33, align 8
  %35 = icmp eq ptr %34, null
  br i1 %35, label %38, label %36

36:
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef nonnull %34)
  %37 = load ptr, ptr %33, align 8
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %37)
  br label %38

38:
  store ptr null, ptr %33, align 8
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
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 132
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %22

18:
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 292
  %20 = load i32, ptr %19, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %23, label %22

22:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %13, i32 noundef 2)
  br label %23

23:
  %24 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %32, label %26

26:
  %27 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 8), align 8
  %28 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 16), align 8
  store i32 0, ptr @enzyme_build.mpi.companions, align 8
  %29 = tail call fastcc noalias noundef ptr @enzyme_build.mpi.reduction(i32 noundef 6, ptr noundef %0, ptr noundef %1, ptr noundef readonly %2, i32 noundef 0, i32 noundef %3, i32 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 0, ptr noundef %7, i32 noundef %24, ptr noundef readonly %27, ptr noundef readonly %28)
  store i32 %24, ptr @enzyme_build.mpi.companions, align 8
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 52
  store i32 1, ptr %30, align 4
  %31 = getelementptr inbounds nuw i8, ptr %13, i64 56
  store ptr %29, ptr %31, align 8
  br label %32

32:
  %33 = tail call i32 @MPI_Ireduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  store i32 %33, ptr %11, align 4
  %34 = getelementptr inbounds nuw i8, ptr %13, i64 56
  %35 = load ptr, ptr %34, align 8
  %36 = icmp eq ptr %35, null
  br i1 %36, label %38, label %37

37:
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef nonnull %35)
  br label %38

38:
  %39 = load i32, ptr %6, align 4
  %40 = sext i32 %39 to i64
  %41 = mul i64 %40, -7046029254386353131
  %42 = lshr i64 %41, 58
  %43 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %42
  br label %44

44:
  %45 = phi ptr [ %43, %38 ], [ %48, %44 ]
  %46 = load ptr, ptr %45, align 8
  %47 = icmp eq ptr %46, null
  %48 = getelementptr inbounds nuw i8, ptr %46, i64 448
  br i1 %47, label %49, label %44

49:
  %.lcssa = phi ptr [ %45, %44 ]
  %50 = getelementptr inbounds nuw i8, ptr %13, i64 456
  store i32 %39, ptr %50, align 8
  %51 = getelementptr inbounds nuw i8, ptr %13, i64 448
  store ptr null, ptr %51, align 8
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
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 448
  br i1 %23, label %25, label %20

25:
  %.lcssa = phi ptr [ %21, %20 ]
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 456
  store i32 %15, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 448
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
  store i32 %4, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %17, i64 12
  %24 = getelementptr inbounds nuw i8, ptr %17, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %23, i8 0, i64 20, i1 false)
  store i32 %5, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %17, i64 36
  store i32 0, ptr %25, align 4
  %26 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 4, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %17, i32 noundef %6, i32 noundef %7, i32 noundef 1, ptr noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11)
  %27 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %43, label %29

29:
  %30 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 8), align 8
  %31 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 16), align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  store i32 0, ptr @enzyme_build.mpi.companions, align 8
  store ptr %0, ptr %14, align 8
  %32 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 %1, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %34 = getelementptr inbounds nuw i8, ptr %14, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %33, i8 0, i64 20, i1 false)
  store i32 %2, ptr %34, align 8
  %35 = getelementptr inbounds nuw i8, ptr %14, i64 36
  store i32 0, ptr %35, align 4
  store ptr %3, ptr %15, align 8
  %36 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i32 %4, ptr %36, align 8
  %37 = getelementptr inbounds nuw i8, ptr %15, i64 12
  %38 = getelementptr inbounds nuw i8, ptr %15, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %37, i8 0, i64 20, i1 false)
  store i32 %5, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %15, i64 36
  store i32 0, ptr %39, align 4
  %40 = tail call fastcc noalias noundef ptr @enzyme_build.mpi.gathering(i32 noundef 4, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef %6, i32 noundef %7, i32 noundef 1, ptr noundef %8, i32 noundef %27, ptr noundef readonly %30, ptr noundef readonly %31)
  store i32 %27, ptr @enzyme_build.mpi.companions, align 8
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 52
  store i32 1, ptr %41, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  %42 = getelementptr inbounds nuw i8, ptr %26, i64 56
  store ptr %40, ptr %42, align 8
  br label %43

43:
  %44 = getelementptr inbounds nuw i8, ptr %26, i64 44
  store i32 1, ptr %44, align 4
  %45 = getelementptr inbounds nuw i8, ptr %26, i64 132
  %46 = load i32, ptr %45, align 4
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %52

48:
  %49 = getelementptr inbounds nuw i8, ptr %26, i64 292
  %50 = load i32, ptr %49, align 4
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %53, label %52

52:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %26, i32 noundef 2)
  br label %53

53:
  %54 = tail call i32 @MPI_Gather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7)
  store i32 %54, ptr %12, align 4
  tail call fastcc void @enzyme_build.mpi.complete(ptr noundef nonnull %26)
  %55 = getelementptr inbounds nuw i8, ptr %26, i64 56
  %56 = load ptr, ptr %55, align 8
  %57 = icmp eq ptr %56, null
  br i1 %57, label %60, label %58

58:
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef nonnull %56)
  %59 = load ptr, ptr %55, align 8
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %59)
  br label %60

60:
  store ptr null, ptr %55, align 8
  ret ptr %26
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
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 488
  %24 = load ptr, ptr %23, align 8
  %25 = select i1 %18, i32 2, i32 1
  %26 = select i1 %17, i32 %25, i32 0
  %27 = getelementptr inbounds nuw i8, ptr %22, i64 80
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
  %55 = getelementptr inbounds nuw i8, ptr %22, i64 440
  %56 = load ptr, ptr %55, align 8
  %57 = select i1 %18, i32 %7, i32 0
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds ptr, ptr %56, i64 %58
  call fastcc void @enzyme_build.mpi.area(ptr dead_on_unwind writable sret(%enzyme_build.mpi.Area) align 8 %13, ptr noundef %29, i32 noundef 1, ptr noundef nonnull readonly %14, i32 noundef 0, ptr noundef nonnull readonly %15, i32 noundef %37, ptr noundef %6, i32 noundef %7, ptr noundef %59)
  %60 = select i1 %18, i64 280, i64 120
  %61 = getelementptr inbounds nuw i8, ptr %22, i64 %60
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(160) %61, ptr noundef nonnull align 8 dereferenceable(160) %13, i64 160, i1 false)
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
  %67 = getelementptr inbounds nuw i8, ptr %22, i64 440
  %68 = load ptr, ptr %67, align 8
  %69 = select i1 %18, i32 %7, i32 0
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds ptr, ptr %68, i64 %70
  call fastcc void @enzyme_build.mpi.area(ptr dead_on_unwind writable sret(%enzyme_build.mpi.Area) align 8 %12, ptr noundef %16, i32 noundef 1, ptr noundef null, i32 noundef %64, ptr noundef null, i32 noundef %66, ptr noundef %6, i32 noundef %7, ptr noundef %71)
  %72 = select i1 %18, i64 280, i64 120
  %73 = getelementptr inbounds nuw i8, ptr %22, i64 %72
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(160) %73, ptr noundef nonnull align 8 dereferenceable(160) %12, i64 160, i1 false)
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
  %96 = select i1 %18, i64 120, i64 280
  %97 = getelementptr inbounds nuw i8, ptr %22, i64 %96
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(160) %97, ptr noundef nonnull align 8 dereferenceable(160) %11, i64 160, i1 false)
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
  %17 = alloca %enzyme_build.mpi.Side, align 8
  %18 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %0, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store i32 %1, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 12
  %21 = getelementptr inbounds nuw i8, ptr %17, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %20, i8 0, i64 20, i1 false)
  store i32 %2, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %17, i64 36
  store i32 0, ptr %22, align 4
  store ptr %3, ptr %18, align 8
  %23 = getelementptr inbounds nuw i8, ptr %18, i64 8
  store i32 %4, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %18, i64 12
  %25 = getelementptr inbounds nuw i8, ptr %18, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %24, i8 0, i64 20, i1 false)
  store i32 %5, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %18, i64 36
  store i32 0, ptr %26, align 4
  %27 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 4, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %17, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %18, i32 noundef %6, i32 noundef %7, i32 noundef 0, ptr noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12)
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 44
  store i32 1, ptr %28, align 4
  %29 = getelementptr inbounds nuw i8, ptr %27, i64 132
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %36

32:
  %33 = getelementptr inbounds nuw i8, ptr %27, i64 292
  %34 = load i32, ptr %33, align 4
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %37, label %36

36:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %27, i32 noundef 2)
  br label %37

37:
  %38 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %54, label %40

40:
  %41 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 8), align 8
  %42 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 16), align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  store i32 0, ptr @enzyme_build.mpi.companions, align 8
  store ptr %0, ptr %15, align 8
  %43 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i32 %1, ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %15, i64 12
  %45 = getelementptr inbounds nuw i8, ptr %15, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %44, i8 0, i64 20, i1 false)
  store i32 %2, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %15, i64 36
  store i32 0, ptr %46, align 4
  store ptr %3, ptr %16, align 8
  %47 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store i32 %4, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %16, i64 12
  %49 = getelementptr inbounds nuw i8, ptr %16, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %48, i8 0, i64 20, i1 false)
  store i32 %5, ptr %49, align 8
  %50 = getelementptr inbounds nuw i8, ptr %16, i64 36
  store i32 0, ptr %50, align 4
  %51 = tail call fastcc noalias noundef ptr @enzyme_build.mpi.gathering(i32 noundef 4, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, i32 noundef %6, i32 noundef %7, i32 noundef 0, ptr noundef %9, i32 noundef %38, ptr noundef readonly %41, ptr noundef readonly %42)
  store i32 %38, ptr @enzyme_build.mpi.companions, align 8
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 52
  store i32 1, ptr %52, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  %53 = getelementptr inbounds nuw i8, ptr %27, i64 56
  store ptr %51, ptr %53, align 8
  br label %54

54:
  %55 = tail call i32 @MPI_Igather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8)
  store i32 %55, ptr %13, align 4
  %56 = getelementptr inbounds nuw i8, ptr %27, i64 56
  %57 = load ptr, ptr %56, align 8
  %58 = icmp eq ptr %57, null
  br i1 %58, label %60, label %59

59:
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef nonnull %57)
  br label %60

60:
  %61 = load i32, ptr %8, align 4
  %62 = sext i32 %61 to i64
  %63 = mul i64 %62, -7046029254386353131
  %64 = lshr i64 %63, 58
  %65 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %64
  br label %66

66:
  %67 = phi ptr [ %65, %60 ], [ %70, %66 ]
  %68 = load ptr, ptr %67, align 8
  %69 = icmp eq ptr %68, null
  %70 = getelementptr inbounds nuw i8, ptr %68, i64 448
  br i1 %69, label %71, label %66

71:
  %.lcssa = phi ptr [ %67, %66 ]
  %72 = getelementptr inbounds nuw i8, ptr %27, i64 456
  store i32 %61, ptr %72, align 8
  %73 = getelementptr inbounds nuw i8, ptr %27, i64 448
  store ptr null, ptr %73, align 8
  store ptr %27, ptr %.lcssa, align 8
  ret ptr %27
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
  %36 = getelementptr inbounds nuw i8, ptr %34, i64 448
  br i1 %35, label %37, label %32

37:
  %.lcssa = phi ptr [ %33, %32 ]
  %38 = getelementptr inbounds nuw i8, ptr %24, i64 456
  store i32 %27, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %24, i64 448
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
  %17 = alloca %enzyme_build.mpi.Side, align 8
  %18 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %0, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store i32 %1, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 12
  %21 = getelementptr inbounds nuw i8, ptr %17, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %20, i8 0, i64 20, i1 false)
  store i32 %2, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %17, i64 36
  store i32 0, ptr %22, align 4
  store ptr %3, ptr %18, align 8
  %23 = getelementptr inbounds nuw i8, ptr %18, i64 8
  store i32 0, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %18, i64 12
  store i32 0, ptr %24, align 4
  %25 = getelementptr inbounds nuw i8, ptr %18, i64 16
  store ptr %4, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %18, i64 24
  store ptr %5, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %18, i64 32
  store i32 %6, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %18, i64 36
  store i32 0, ptr %28, align 4
  %29 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 4, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %17, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %18, i32 noundef %7, i32 noundef %8, i32 noundef 1, ptr noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12)
  %30 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %48, label %32

32:
  %33 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 8), align 8
  %34 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 16), align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  store i32 0, ptr @enzyme_build.mpi.companions, align 8
  store ptr %0, ptr %15, align 8
  %35 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i32 %1, ptr %35, align 8
  %36 = getelementptr inbounds nuw i8, ptr %15, i64 12
  %37 = getelementptr inbounds nuw i8, ptr %15, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %36, i8 0, i64 20, i1 false)
  store i32 %2, ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %15, i64 36
  store i32 0, ptr %38, align 4
  store ptr %3, ptr %16, align 8
  %39 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store i32 0, ptr %39, align 8
  %40 = getelementptr inbounds nuw i8, ptr %16, i64 12
  store i32 0, ptr %40, align 4
  %41 = getelementptr inbounds nuw i8, ptr %16, i64 16
  store ptr %4, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %16, i64 24
  store ptr %5, ptr %42, align 8
  %43 = getelementptr inbounds nuw i8, ptr %16, i64 32
  store i32 %6, ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %16, i64 36
  store i32 0, ptr %44, align 4
  %45 = tail call fastcc noalias noundef ptr @enzyme_build.mpi.gathering(i32 noundef 4, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, i32 noundef %7, i32 noundef %8, i32 noundef 1, ptr noundef %9, i32 noundef %30, ptr noundef readonly %33, ptr noundef readonly %34)
  store i32 %30, ptr @enzyme_build.mpi.companions, align 8
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 52
  store i32 1, ptr %46, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  %47 = getelementptr inbounds nuw i8, ptr %29, i64 56
  store ptr %45, ptr %47, align 8
  br label %48

48:
  %49 = getelementptr inbounds nuw i8, ptr %29, i64 44
  store i32 1, ptr %49, align 4
  %50 = getelementptr inbounds nuw i8, ptr %29, i64 132
  %51 = load i32, ptr %50, align 4
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %57

53:
  %54 = getelementptr inbounds nuw i8, ptr %29, i64 292
  %55 = load i32, ptr %54, align 4
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %58, label %57

57:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %29, i32 noundef 2)
  br label %58

58:
  %59 = tail call i32 @MPI_Gatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8)
  store i32 %59, ptr %13, align 4
  tail call fastcc void @enzyme_build.mpi.complete(ptr noundef nonnull %29)
  %60 = getelementptr inbounds nuw i8, ptr %29, i64 56
  %61 = load ptr, ptr %60, align 8
  %62 = icmp eq ptr %61, null
  br i1 %62, label %65, label %63

63:
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef nonnull %61)
  %64 = load ptr, ptr %60, align 8
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %64)
  br label %65

65:
  store ptr null, ptr %60, align 8
  ret ptr %29
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
  %18 = alloca %enzyme_build.mpi.Side, align 8
  %19 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %0, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %18, i64 8
  store i32 %1, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 12
  %22 = getelementptr inbounds nuw i8, ptr %18, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %21, i8 0, i64 20, i1 false)
  store i32 %2, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %18, i64 36
  store i32 0, ptr %23, align 4
  store ptr %3, ptr %19, align 8
  %24 = getelementptr inbounds nuw i8, ptr %19, i64 8
  store i32 0, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %19, i64 12
  store i32 0, ptr %25, align 4
  %26 = getelementptr inbounds nuw i8, ptr %19, i64 16
  store ptr %4, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %19, i64 24
  store ptr %5, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %19, i64 32
  store i32 %6, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %19, i64 36
  store i32 0, ptr %29, align 4
  %30 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 4, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %18, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %19, i32 noundef %7, i32 noundef %8, i32 noundef 0, ptr noundef %10, i32 noundef %11, ptr noundef %12, ptr noundef %13)
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 44
  store i32 1, ptr %31, align 4
  %32 = getelementptr inbounds nuw i8, ptr %30, i64 132
  %33 = load i32, ptr %32, align 4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %39

35:
  %36 = getelementptr inbounds nuw i8, ptr %30, i64 292
  %37 = load i32, ptr %36, align 4
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %40, label %39

39:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %30, i32 noundef 2)
  br label %40

40:
  %41 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %59, label %43

43:
  %44 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 8), align 8
  %45 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 16), align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  store i32 0, ptr @enzyme_build.mpi.companions, align 8
  store ptr %0, ptr %16, align 8
  %46 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store i32 %1, ptr %46, align 8
  %47 = getelementptr inbounds nuw i8, ptr %16, i64 12
  %48 = getelementptr inbounds nuw i8, ptr %16, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %47, i8 0, i64 20, i1 false)
  store i32 %2, ptr %48, align 8
  %49 = getelementptr inbounds nuw i8, ptr %16, i64 36
  store i32 0, ptr %49, align 4
  store ptr %3, ptr %17, align 8
  %50 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store i32 0, ptr %50, align 8
  %51 = getelementptr inbounds nuw i8, ptr %17, i64 12
  store i32 0, ptr %51, align 4
  %52 = getelementptr inbounds nuw i8, ptr %17, i64 16
  store ptr %4, ptr %52, align 8
  %53 = getelementptr inbounds nuw i8, ptr %17, i64 24
  store ptr %5, ptr %53, align 8
  %54 = getelementptr inbounds nuw i8, ptr %17, i64 32
  store i32 %6, ptr %54, align 8
  %55 = getelementptr inbounds nuw i8, ptr %17, i64 36
  store i32 0, ptr %55, align 4
  %56 = tail call fastcc noalias noundef ptr @enzyme_build.mpi.gathering(i32 noundef 4, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %17, i32 noundef %7, i32 noundef %8, i32 noundef 0, ptr noundef %10, i32 noundef %41, ptr noundef readonly %44, ptr noundef readonly %45)
  store i32 %41, ptr @enzyme_build.mpi.companions, align 8
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 52
  store i32 1, ptr %57, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  %58 = getelementptr inbounds nuw i8, ptr %30, i64 56
  store ptr %56, ptr %58, align 8
  br label %59

59:
  %60 = tail call i32 @MPI_Igatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9)
  store i32 %60, ptr %14, align 4
  %61 = getelementptr inbounds nuw i8, ptr %30, i64 56
  %62 = load ptr, ptr %61, align 8
  %63 = icmp eq ptr %62, null
  br i1 %63, label %65, label %64

64:
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef nonnull %62)
  br label %65

65:
  %66 = load i32, ptr %9, align 4
  %67 = sext i32 %66 to i64
  %68 = mul i64 %67, -7046029254386353131
  %69 = lshr i64 %68, 58
  %70 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %69
  br label %71

71:
  %72 = phi ptr [ %70, %65 ], [ %75, %71 ]
  %73 = load ptr, ptr %72, align 8
  %74 = icmp eq ptr %73, null
  %75 = getelementptr inbounds nuw i8, ptr %73, i64 448
  br i1 %74, label %76, label %71

76:
  %.lcssa = phi ptr [ %72, %71 ]
  %77 = getelementptr inbounds nuw i8, ptr %30, i64 456
  store i32 %66, ptr %77, align 8
  %78 = getelementptr inbounds nuw i8, ptr %30, i64 448
  store ptr null, ptr %78, align 8
  store ptr %30, ptr %.lcssa, align 8
  ret ptr %30
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
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 448
  br i1 %38, label %40, label %35

40:
  %.lcssa = phi ptr [ %36, %35 ]
  %41 = getelementptr inbounds nuw i8, ptr %27, i64 456
  store i32 %30, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %27, i64 448
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
  %25 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 5, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, i32 noundef 0, i32 noundef %6, i32 noundef 1, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
  %26 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %42, label %28

28:
  %29 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 8), align 8
  %30 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 16), align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  store i32 0, ptr @enzyme_build.mpi.companions, align 8
  store ptr %0, ptr %13, align 8
  %31 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store i32 %1, ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %13, i64 12
  %33 = getelementptr inbounds nuw i8, ptr %13, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %32, i8 0, i64 20, i1 false)
  store i32 %2, ptr %33, align 8
  %34 = getelementptr inbounds nuw i8, ptr %13, i64 36
  store i32 0, ptr %34, align 4
  store ptr %3, ptr %14, align 8
  %35 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 %4, ptr %35, align 8
  %36 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %37 = getelementptr inbounds nuw i8, ptr %14, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %36, i8 0, i64 20, i1 false)
  store i32 %5, ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %14, i64 36
  store i32 0, ptr %38, align 4
  %39 = tail call fastcc noalias noundef ptr @enzyme_build.mpi.gathering(i32 noundef 5, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %13, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef 0, i32 noundef %6, i32 noundef 1, ptr noundef %7, i32 noundef %26, ptr noundef readonly %29, ptr noundef readonly %30)
  store i32 %26, ptr @enzyme_build.mpi.companions, align 8
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 52
  store i32 1, ptr %40, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  %41 = getelementptr inbounds nuw i8, ptr %25, i64 56
  store ptr %39, ptr %41, align 8
  br label %42

42:
  %43 = getelementptr inbounds nuw i8, ptr %25, i64 44
  store i32 1, ptr %43, align 4
  %44 = getelementptr inbounds nuw i8, ptr %25, i64 132
  %45 = load i32, ptr %44, align 4
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %51

47:
  %48 = getelementptr inbounds nuw i8, ptr %25, i64 292
  %49 = load i32, ptr %48, align 4
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %52, label %51

51:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %25, i32 noundef 2)
  br label %52

52:
  %53 = tail call i32 @MPI_Allgather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6)
  store i32 %53, ptr %11, align 4
  tail call fastcc void @enzyme_build.mpi.complete(ptr noundef nonnull %25)
  %54 = getelementptr inbounds nuw i8, ptr %25, i64 56
  %55 = load ptr, ptr %54, align 8
  %56 = icmp eq ptr %55, null
  br i1 %56, label %59, label %57

57:
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef nonnull %55)
  %58 = load ptr, ptr %54, align 8
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %58)
  br label %59

59:
  store ptr null, ptr %54, align 8
  ret ptr %25
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
  store i32 %4, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %17, i64 12
  %24 = getelementptr inbounds nuw i8, ptr %17, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %23, i8 0, i64 20, i1 false)
  store i32 %5, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %17, i64 36
  store i32 0, ptr %25, align 4
  %26 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 5, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %17, i32 noundef 0, i32 noundef %6, i32 noundef 0, ptr noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11)
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 44
  store i32 1, ptr %27, align 4
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 132
  %29 = load i32, ptr %28, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %35

31:
  %32 = getelementptr inbounds nuw i8, ptr %26, i64 292
  %33 = load i32, ptr %32, align 4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %36, label %35

35:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %26, i32 noundef 2)
  br label %36

36:
  %37 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %53, label %39

39:
  %40 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 8), align 8
  %41 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 16), align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  store i32 0, ptr @enzyme_build.mpi.companions, align 8
  store ptr %0, ptr %14, align 8
  %42 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 %1, ptr %42, align 8
  %43 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %44 = getelementptr inbounds nuw i8, ptr %14, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %43, i8 0, i64 20, i1 false)
  store i32 %2, ptr %44, align 8
  %45 = getelementptr inbounds nuw i8, ptr %14, i64 36
  store i32 0, ptr %45, align 4
  store ptr %3, ptr %15, align 8
  %46 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i32 %4, ptr %46, align 8
  %47 = getelementptr inbounds nuw i8, ptr %15, i64 12
  %48 = getelementptr inbounds nuw i8, ptr %15, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %47, i8 0, i64 20, i1 false)
  store i32 %5, ptr %48, align 8
  %49 = getelementptr inbounds nuw i8, ptr %15, i64 36
  store i32 0, ptr %49, align 4
  %50 = tail call fastcc noalias noundef ptr @enzyme_build.mpi.gathering(i32 noundef 5, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef 0, i32 noundef %6, i32 noundef 0, ptr noundef %8, i32 noundef %37, ptr noundef readonly %40, ptr noundef readonly %41)
  store i32 %37, ptr @enzyme_build.mpi.companions, align 8
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 52
  store i32 1, ptr %51, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  %52 = getelementptr inbounds nuw i8, ptr %26, i64 56
  store ptr %50, ptr %52, align 8
  br label %53

53:
  %54 = tail call i32 @MPI_Iallgather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7)
  store i32 %54, ptr %12, align 4
  %55 = getelementptr inbounds nuw i8, ptr %26, i64 56
  %56 = load ptr, ptr %55, align 8
  %57 = icmp eq ptr %56, null
  br i1 %57, label %59, label %58

58:
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef nonnull %56)
  br label %59

59:
  %60 = load i32, ptr %7, align 4
  %61 = sext i32 %60 to i64
  %62 = mul i64 %61, -7046029254386353131
  %63 = lshr i64 %62, 58
  %64 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %63
  br label %65

65:
  %66 = phi ptr [ %64, %59 ], [ %69, %65 ]
  %67 = load ptr, ptr %66, align 8
  %68 = icmp eq ptr %67, null
  %69 = getelementptr inbounds nuw i8, ptr %67, i64 448
  br i1 %68, label %70, label %65

70:
  %.lcssa = phi ptr [ %66, %65 ]
  %71 = getelementptr inbounds nuw i8, ptr %26, i64 456
  store i32 %60, ptr %71, align 8
  %72 = getelementptr inbounds nuw i8, ptr %26, i64 448
  store ptr null, ptr %72, align 8
  store ptr %26, ptr %.lcssa, align 8
  ret ptr %26
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
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 448
  br i1 %34, label %36, label %31

36:
  %.lcssa = phi ptr [ %32, %31 ]
  %37 = getelementptr inbounds nuw i8, ptr %23, i64 456
  store i32 %26, ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %23, i64 448
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
  %28 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 5, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %17, i32 noundef 0, i32 noundef %7, i32 noundef 1, ptr noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11)
  %29 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %47, label %31

31:
  %32 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 8), align 8
  %33 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 16), align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  store i32 0, ptr @enzyme_build.mpi.companions, align 8
  store ptr %0, ptr %14, align 8
  %34 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 %1, ptr %34, align 8
  %35 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %36 = getelementptr inbounds nuw i8, ptr %14, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %35, i8 0, i64 20, i1 false)
  store i32 %2, ptr %36, align 8
  %37 = getelementptr inbounds nuw i8, ptr %14, i64 36
  store i32 0, ptr %37, align 4
  store ptr %3, ptr %15, align 8
  %38 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i32 0, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %15, i64 12
  store i32 0, ptr %39, align 4
  %40 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store ptr %4, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %15, i64 24
  store ptr %5, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %15, i64 32
  store i32 %6, ptr %42, align 8
  %43 = getelementptr inbounds nuw i8, ptr %15, i64 36
  store i32 0, ptr %43, align 4
  %44 = tail call fastcc noalias noundef ptr @enzyme_build.mpi.gathering(i32 noundef 5, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef 0, i32 noundef %7, i32 noundef 1, ptr noundef %8, i32 noundef %29, ptr noundef readonly %32, ptr noundef readonly %33)
  store i32 %29, ptr @enzyme_build.mpi.companions, align 8
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 52
  store i32 1, ptr %45, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  %46 = getelementptr inbounds nuw i8, ptr %28, i64 56
  store ptr %44, ptr %46, align 8
  br label %47

47:
  %48 = getelementptr inbounds nuw i8, ptr %28, i64 44
  store i32 1, ptr %48, align 4
  %49 = getelementptr inbounds nuw i8, ptr %28, i64 132
  %50 = load i32, ptr %49, align 4
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %56

52:
  %53 = getelementptr inbounds nuw i8, ptr %28, i64 292
  %54 = load i32, ptr %53, align 4
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %57, label %56

56:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %28, i32 noundef 2)
  br label %57

57:
  %58 = tail call i32 @MPI_Allgatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7)
  store i32 %58, ptr %12, align 4
  tail call fastcc void @enzyme_build.mpi.complete(ptr noundef nonnull %28)
  %59 = getelementptr inbounds nuw i8, ptr %28, i64 56
  %60 = load ptr, ptr %59, align 8
  %61 = icmp eq ptr %60, null
  br i1 %61, label %64, label %62

62:
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef nonnull %60)
  %63 = load ptr, ptr %59, align 8
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %63)
  br label %64

64:
  store ptr null, ptr %59, align 8
  ret ptr %28
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
  %17 = alloca %enzyme_build.mpi.Side, align 8
  %18 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %0, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store i32 %1, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 12
  %21 = getelementptr inbounds nuw i8, ptr %17, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %20, i8 0, i64 20, i1 false)
  store i32 %2, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %17, i64 36
  store i32 0, ptr %22, align 4
  store ptr %3, ptr %18, align 8
  %23 = getelementptr inbounds nuw i8, ptr %18, i64 8
  store i32 0, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %18, i64 12
  store i32 0, ptr %24, align 4
  %25 = getelementptr inbounds nuw i8, ptr %18, i64 16
  store ptr %4, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %18, i64 24
  store ptr %5, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %18, i64 32
  store i32 %6, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %18, i64 36
  store i32 0, ptr %28, align 4
  %29 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 5, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %17, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %18, i32 noundef 0, i32 noundef %7, i32 noundef 0, ptr noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12)
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 44
  store i32 1, ptr %30, align 4
  %31 = getelementptr inbounds nuw i8, ptr %29, i64 132
  %32 = load i32, ptr %31, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %38

34:
  %35 = getelementptr inbounds nuw i8, ptr %29, i64 292
  %36 = load i32, ptr %35, align 4
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %39, label %38

38:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %29, i32 noundef 2)
  br label %39

39:
  %40 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %58, label %42

42:
  %43 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 8), align 8
  %44 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 16), align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  store i32 0, ptr @enzyme_build.mpi.companions, align 8
  store ptr %0, ptr %15, align 8
  %45 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i32 %1, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %15, i64 12
  %47 = getelementptr inbounds nuw i8, ptr %15, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %46, i8 0, i64 20, i1 false)
  store i32 %2, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %15, i64 36
  store i32 0, ptr %48, align 4
  store ptr %3, ptr %16, align 8
  %49 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store i32 0, ptr %49, align 8
  %50 = getelementptr inbounds nuw i8, ptr %16, i64 12
  store i32 0, ptr %50, align 4
  %51 = getelementptr inbounds nuw i8, ptr %16, i64 16
  store ptr %4, ptr %51, align 8
  %52 = getelementptr inbounds nuw i8, ptr %16, i64 24
  store ptr %5, ptr %52, align 8
  %53 = getelementptr inbounds nuw i8, ptr %16, i64 32
  store i32 %6, ptr %53, align 8
  %54 = getelementptr inbounds nuw i8, ptr %16, i64 36
  store i32 0, ptr %54, align 4
  %55 = tail call fastcc noalias noundef ptr @enzyme_build.mpi.gathering(i32 noundef 5, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, i32 noundef 0, i32 noundef %7, i32 noundef 0, ptr noundef %9, i32 noundef %40, ptr noundef readonly %43, ptr noundef readonly %44)
  store i32 %40, ptr @enzyme_build.mpi.companions, align 8
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 52
  store i32 1, ptr %56, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  %57 = getelementptr inbounds nuw i8, ptr %29, i64 56
  store ptr %55, ptr %57, align 8
  br label %58

58:
  %59 = tail call i32 @MPI_Iallgatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8)
  store i32 %59, ptr %13, align 4
  %60 = getelementptr inbounds nuw i8, ptr %29, i64 56
  %61 = load ptr, ptr %60, align 8
  %62 = icmp eq ptr %61, null
  br i1 %62, label %64, label %63

63:
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef nonnull %61)
  br label %64

64:
  %65 = load i32, ptr %8, align 4
  %66 = sext i32 %65 to i64
  %67 = mul i64 %66, -7046029254386353131
  %68 = lshr i64 %67, 58
  %69 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %68
  br label %70

70:
  %71 = phi ptr [ %69, %64 ], [ %74, %70 ]
  %72 = load ptr, ptr %71, align 8
  %73 = icmp eq ptr %72, null
  %74 = getelementptr inbounds nuw i8, ptr %72, i64 448
  br i1 %73, label %75, label %70

75:
  %.lcssa = phi ptr [ %71, %70 ]
  %76 = getelementptr inbounds nuw i8, ptr %29, i64 456
  store i32 %65, ptr %76, align 8
  %77 = getelementptr inbounds nuw i8, ptr %29, i64 448
  store ptr null, ptr %77, align 8
  store ptr %29, ptr %.lcssa, align 8
  ret ptr %29
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
  %38 = getelementptr inbounds nuw i8, ptr %36, i64 448
  br i1 %37, label %39, label %34

39:
  %.lcssa = phi ptr [ %35, %34 ]
  %40 = getelementptr inbounds nuw i8, ptr %26, i64 456
  store i32 %29, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %26, i64 448
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
  %16 = alloca %enzyme_build.mpi.Side, align 8
  %17 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %3, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store i32 %4, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 12
  %20 = getelementptr inbounds nuw i8, ptr %16, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %19, i8 0, i64 20, i1 false)
  store i32 %5, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %16, i64 36
  store i32 0, ptr %21, align 4
  store ptr %0, ptr %17, align 8
  %22 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store i32 %1, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %17, i64 12
  %24 = getelementptr inbounds nuw i8, ptr %17, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %23, i8 0, i64 20, i1 false)
  store i32 %2, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %17, i64 36
  store i32 0, ptr %25, align 4
  %26 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 3, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %17, i32 noundef %6, i32 noundef %7, i32 noundef 1, ptr noundef %8, i32 noundef %9, ptr noundef %11, ptr noundef %10)
  %27 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %43, label %29

29:
  %30 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 8), align 8
  %31 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 16), align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  store i32 0, ptr @enzyme_build.mpi.companions, align 8
  store ptr %3, ptr %14, align 8
  %32 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 %4, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %34 = getelementptr inbounds nuw i8, ptr %14, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %33, i8 0, i64 20, i1 false)
  store i32 %5, ptr %34, align 8
  %35 = getelementptr inbounds nuw i8, ptr %14, i64 36
  store i32 0, ptr %35, align 4
  store ptr %0, ptr %15, align 8
  %36 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i32 %1, ptr %36, align 8
  %37 = getelementptr inbounds nuw i8, ptr %15, i64 12
  %38 = getelementptr inbounds nuw i8, ptr %15, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %37, i8 0, i64 20, i1 false)
  store i32 %2, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %15, i64 36
  store i32 0, ptr %39, align 4
  %40 = tail call fastcc noalias noundef ptr @enzyme_build.mpi.gathering(i32 noundef 3, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef %6, i32 noundef %7, i32 noundef 1, ptr noundef %8, i32 noundef %27, ptr noundef readonly %31, ptr noundef readonly %30)
  store i32 %27, ptr @enzyme_build.mpi.companions, align 8
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 52
  store i32 1, ptr %41, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  %42 = getelementptr inbounds nuw i8, ptr %26, i64 56
  store ptr %40, ptr %42, align 8
  br label %43

43:
  %44 = getelementptr inbounds nuw i8, ptr %26, i64 44
  store i32 1, ptr %44, align 4
  %45 = getelementptr inbounds nuw i8, ptr %26, i64 132
  %46 = load i32, ptr %45, align 4
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %52

48:
  %49 = getelementptr inbounds nuw i8, ptr %26, i64 292
  %50 = load i32, ptr %49, align 4
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %53, label %52

52:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %26, i32 noundef 2)
  br label %53

53:
  %54 = tail call i32 @MPI_Scatter(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7)
  store i32 %54, ptr %12, align 4
  tail call fastcc void @enzyme_build.mpi.complete(ptr noundef nonnull %26)
  %55 = getelementptr inbounds nuw i8, ptr %26, i64 56
  %56 = load ptr, ptr %55, align 8
  %57 = icmp eq ptr %56, null
  br i1 %57, label %60, label %58

58:
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef nonnull %56)
  %59 = load ptr, ptr %55, align 8
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %59)
  br label %60

60:
  store ptr null, ptr %55, align 8
  ret ptr %26
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
  %17 = alloca %enzyme_build.mpi.Side, align 8
  %18 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %3, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store i32 %4, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 12
  %21 = getelementptr inbounds nuw i8, ptr %17, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %20, i8 0, i64 20, i1 false)
  store i32 %5, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %17, i64 36
  store i32 0, ptr %22, align 4
  store ptr %0, ptr %18, align 8
  %23 = getelementptr inbounds nuw i8, ptr %18, i64 8
  store i32 %1, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %18, i64 12
  %25 = getelementptr inbounds nuw i8, ptr %18, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %24, i8 0, i64 20, i1 false)
  store i32 %2, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %18, i64 36
  store i32 0, ptr %26, align 4
  %27 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 3, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %17, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %18, i32 noundef %6, i32 noundef %7, i32 noundef 0, ptr noundef %9, i32 noundef %10, ptr noundef %12, ptr noundef %11)
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 44
  store i32 1, ptr %28, align 4
  %29 = getelementptr inbounds nuw i8, ptr %27, i64 132
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %36

32:
  %33 = getelementptr inbounds nuw i8, ptr %27, i64 292
  %34 = load i32, ptr %33, align 4
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %37, label %36

36:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %27, i32 noundef 2)
  br label %37

37:
  %38 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %54, label %40

40:
  %41 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 8), align 8
  %42 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 16), align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  store i32 0, ptr @enzyme_build.mpi.companions, align 8
  store ptr %3, ptr %15, align 8
  %43 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i32 %4, ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %15, i64 12
  %45 = getelementptr inbounds nuw i8, ptr %15, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %44, i8 0, i64 20, i1 false)
  store i32 %5, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %15, i64 36
  store i32 0, ptr %46, align 4
  store ptr %0, ptr %16, align 8
  %47 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store i32 %1, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %16, i64 12
  %49 = getelementptr inbounds nuw i8, ptr %16, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %48, i8 0, i64 20, i1 false)
  store i32 %2, ptr %49, align 8
  %50 = getelementptr inbounds nuw i8, ptr %16, i64 36
  store i32 0, ptr %50, align 4
  %51 = tail call fastcc noalias noundef ptr @enzyme_build.mpi.gathering(i32 noundef 3, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, i32 noundef %6, i32 noundef %7, i32 noundef 0, ptr noundef %9, i32 noundef %38, ptr noundef readonly %42, ptr noundef readonly %41)
  store i32 %38, ptr @enzyme_build.mpi.companions, align 8
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 52
  store i32 1, ptr %52, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  %53 = getelementptr inbounds nuw i8, ptr %27, i64 56
  store ptr %51, ptr %53, align 8
  br label %54

54:
  %55 = tail call i32 @MPI_Iscatter(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8)
  store i32 %55, ptr %13, align 4
  %56 = getelementptr inbounds nuw i8, ptr %27, i64 56
  %57 = load ptr, ptr %56, align 8
  %58 = icmp eq ptr %57, null
  br i1 %58, label %60, label %59

59:
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef nonnull %57)
  br label %60

60:
  %61 = load i32, ptr %8, align 4
  %62 = sext i32 %61 to i64
  %63 = mul i64 %62, -7046029254386353131
  %64 = lshr i64 %63, 58
  %65 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %64
  br label %66

66:
  %67 = phi ptr [ %65, %60 ], [ %70, %66 ]
  %68 = load ptr, ptr %67, align 8
  %69 = icmp eq ptr %68, null
  %70 = getelementptr inbounds nuw i8, ptr %68, i64 448
  br i1 %69, label %71, label %66

71:
  %.lcssa = phi ptr [ %67, %66 ]
  %72 = getelementptr inbounds nuw i8, ptr %27, i64 456
  store i32 %61, ptr %72, align 8
  %73 = getelementptr inbounds nuw i8, ptr %27, i64 448
  store ptr null, ptr %73, align 8
  store ptr %27, ptr %.lcssa, align 8
  ret ptr %27
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
  %36 = getelementptr inbounds nuw i8, ptr %34, i64 448
  br i1 %35, label %37, label %32

37:
  %.lcssa = phi ptr [ %33, %32 ]
  %38 = getelementptr inbounds nuw i8, ptr %24, i64 456
  store i32 %27, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %24, i64 448
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
  %17 = alloca %enzyme_build.mpi.Side, align 8
  %18 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %4, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store i32 %5, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 12
  %21 = getelementptr inbounds nuw i8, ptr %17, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %20, i8 0, i64 20, i1 false)
  store i32 %6, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %17, i64 36
  store i32 0, ptr %22, align 4
  store ptr %0, ptr %18, align 8
  %23 = getelementptr inbounds nuw i8, ptr %18, i64 8
  store i32 0, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %18, i64 12
  store i32 0, ptr %24, align 4
  %25 = getelementptr inbounds nuw i8, ptr %18, i64 16
  store ptr %1, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %18, i64 24
  store ptr %2, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %18, i64 32
  store i32 %3, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %18, i64 36
  store i32 0, ptr %28, align 4
  %29 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 3, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %17, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %18, i32 noundef %7, i32 noundef %8, i32 noundef 1, ptr noundef %9, i32 noundef %10, ptr noundef %12, ptr noundef %11)
  %30 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %48, label %32

32:
  %33 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 8), align 8
  %34 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 16), align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  store i32 0, ptr @enzyme_build.mpi.companions, align 8
  store ptr %4, ptr %15, align 8
  %35 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i32 %5, ptr %35, align 8
  %36 = getelementptr inbounds nuw i8, ptr %15, i64 12
  %37 = getelementptr inbounds nuw i8, ptr %15, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %36, i8 0, i64 20, i1 false)
  store i32 %6, ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %15, i64 36
  store i32 0, ptr %38, align 4
  store ptr %0, ptr %16, align 8
  %39 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store i32 0, ptr %39, align 8
  %40 = getelementptr inbounds nuw i8, ptr %16, i64 12
  store i32 0, ptr %40, align 4
  %41 = getelementptr inbounds nuw i8, ptr %16, i64 16
  store ptr %1, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %16, i64 24
  store ptr %2, ptr %42, align 8
  %43 = getelementptr inbounds nuw i8, ptr %16, i64 32
  store i32 %3, ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %16, i64 36
  store i32 0, ptr %44, align 4
  %45 = tail call fastcc noalias noundef ptr @enzyme_build.mpi.gathering(i32 noundef 3, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, i32 noundef %7, i32 noundef %8, i32 noundef 1, ptr noundef %9, i32 noundef %30, ptr noundef readonly %34, ptr noundef readonly %33)
  store i32 %30, ptr @enzyme_build.mpi.companions, align 8
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 52
  store i32 1, ptr %46, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  %47 = getelementptr inbounds nuw i8, ptr %29, i64 56
  store ptr %45, ptr %47, align 8
  br label %48

48:
  %49 = getelementptr inbounds nuw i8, ptr %29, i64 44
  store i32 1, ptr %49, align 4
  %50 = getelementptr inbounds nuw i8, ptr %29, i64 132
  %51 = load i32, ptr %50, align 4
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %57

53:
  %54 = getelementptr inbounds nuw i8, ptr %29, i64 292
  %55 = load i32, ptr %54, align 4
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %58, label %57

57:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %29, i32 noundef 2)
  br label %58

58:
  %59 = tail call i32 @MPI_Scatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8)
  store i32 %59, ptr %13, align 4
  tail call fastcc void @enzyme_build.mpi.complete(ptr noundef nonnull %29)
  %60 = getelementptr inbounds nuw i8, ptr %29, i64 56
  %61 = load ptr, ptr %60, align 8
  %62 = icmp eq ptr %61, null
  br i1 %62, label %65, label %63

63:
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef nonnull %61)
  %64 = load ptr, ptr %60, align 8
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %64)
  br label %65

65:
  store ptr null, ptr %60, align 8
  ret ptr %29
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
  %18 = alloca %enzyme_build.mpi.Side, align 8
  %19 = alloca %enzyme_build.mpi.Side, align 8
  store ptr %4, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %18, i64 8
  store i32 %5, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 12
  %22 = getelementptr inbounds nuw i8, ptr %18, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %21, i8 0, i64 20, i1 false)
  store i32 %6, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %18, i64 36
  store i32 0, ptr %23, align 4
  store ptr %0, ptr %19, align 8
  %24 = getelementptr inbounds nuw i8, ptr %19, i64 8
  store i32 0, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %19, i64 12
  store i32 0, ptr %25, align 4
  %26 = getelementptr inbounds nuw i8, ptr %19, i64 16
  store ptr %1, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %19, i64 24
  store ptr %2, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %19, i64 32
  store i32 %3, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %19, i64 36
  store i32 0, ptr %29, align 4
  %30 = tail call fastcc ptr @enzyme_build.mpi.gathering(i32 noundef 3, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %18, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %19, i32 noundef %7, i32 noundef %8, i32 noundef 0, ptr noundef %10, i32 noundef %11, ptr noundef %13, ptr noundef %12)
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 44
  store i32 1, ptr %31, align 4
  %32 = getelementptr inbounds nuw i8, ptr %30, i64 132
  %33 = load i32, ptr %32, align 4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %39

35:
  %36 = getelementptr inbounds nuw i8, ptr %30, i64 292
  %37 = load i32, ptr %36, align 4
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %40, label %39

39:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %30, i32 noundef 2)
  br label %40

40:
  %41 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %59, label %43

43:
  %44 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 8), align 8
  %45 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 16), align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  store i32 0, ptr @enzyme_build.mpi.companions, align 8
  store ptr %4, ptr %16, align 8
  %46 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store i32 %5, ptr %46, align 8
  %47 = getelementptr inbounds nuw i8, ptr %16, i64 12
  %48 = getelementptr inbounds nuw i8, ptr %16, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %47, i8 0, i64 20, i1 false)
  store i32 %6, ptr %48, align 8
  %49 = getelementptr inbounds nuw i8, ptr %16, i64 36
  store i32 0, ptr %49, align 4
  store ptr %0, ptr %17, align 8
  %50 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store i32 0, ptr %50, align 8
  %51 = getelementptr inbounds nuw i8, ptr %17, i64 12
  store i32 0, ptr %51, align 4
  %52 = getelementptr inbounds nuw i8, ptr %17, i64 16
  store ptr %1, ptr %52, align 8
  %53 = getelementptr inbounds nuw i8, ptr %17, i64 24
  store ptr %2, ptr %53, align 8
  %54 = getelementptr inbounds nuw i8, ptr %17, i64 32
  store i32 %3, ptr %54, align 8
  %55 = getelementptr inbounds nuw i8, ptr %17, i64 36
  store i32 0, ptr %55, align 4
  %56 = tail call fastcc noalias noundef ptr @enzyme_build.mpi.gathering(i32 noundef 3, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %17, i32 noundef %7, i32 noundef %8, i32 noundef 0, ptr noundef %10, i32 noundef %41, ptr noundef readonly %45, ptr noundef readonly %44)
  store i32 %41, ptr @enzyme_build.mpi.companions, align 8
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 52
  store i32 1, ptr %57, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  %58 = getelementptr inbounds nuw i8, ptr %30, i64 56
  store ptr %56, ptr %58, align 8
  br label %59

59:
  %60 = tail call i32 @MPI_Iscatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9)
  store i32 %60, ptr %14, align 4
  %61 = getelementptr inbounds nuw i8, ptr %30, i64 56
  %62 = load ptr, ptr %61, align 8
  %63 = icmp eq ptr %62, null
  br i1 %63, label %65, label %64

64:
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef nonnull %62)
  br label %65

65:
  %66 = load i32, ptr %9, align 4
  %67 = sext i32 %66 to i64
  %68 = mul i64 %67, -7046029254386353131
  %69 = lshr i64 %68, 58
  %70 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %69
  br label %71

71:
  %72 = phi ptr [ %70, %65 ], [ %75, %71 ]
  %73 = load ptr, ptr %72, align 8
  %74 = icmp eq ptr %73, null
  %75 = getelementptr inbounds nuw i8, ptr %73, i64 448
  br i1 %74, label %76, label %71

76:
  %.lcssa = phi ptr [ %72, %71 ]
  %77 = getelementptr inbounds nuw i8, ptr %30, i64 456
  store i32 %66, ptr %77, align 8
  %78 = getelementptr inbounds nuw i8, ptr %30, i64 448
  store ptr null, ptr %78, align 8
  store ptr %30, ptr %.lcssa, align 8
  ret ptr %30
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
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 448
  br i1 %38, label %40, label %35

40:
  %.lcssa = phi ptr [ %36, %35 ]
  %41 = getelementptr inbounds nuw i8, ptr %27, i64 456
  store i32 %30, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %27, i64 448
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
  %25 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 7, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef -1, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, i32 noundef -1, i32 noundef %6, i32 noundef 1, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
  %26 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %42, label %28

28:
  %29 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 8), align 8
  %30 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 16), align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  store i32 0, ptr @enzyme_build.mpi.companions, align 8
  store ptr %0, ptr %13, align 8
  %31 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store i32 %1, ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %13, i64 12
  %33 = getelementptr inbounds nuw i8, ptr %13, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %32, i8 0, i64 20, i1 false)
  store i32 %2, ptr %33, align 8
  %34 = getelementptr inbounds nuw i8, ptr %13, i64 36
  store i32 0, ptr %34, align 4
  store ptr %3, ptr %14, align 8
  %35 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 %4, ptr %35, align 8
  %36 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %37 = getelementptr inbounds nuw i8, ptr %14, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %36, i8 0, i64 20, i1 false)
  store i32 %5, ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %14, i64 36
  store i32 0, ptr %38, align 4
  %39 = tail call fastcc noalias noundef ptr @enzyme_build.mpi.transposition(i32 noundef 7, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %13, i32 noundef -1, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef -1, i32 noundef %6, i32 noundef 1, ptr noundef %7, i32 noundef %26, ptr noundef readonly %29, ptr noundef readonly %30)
  store i32 %26, ptr @enzyme_build.mpi.companions, align 8
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 52
  store i32 1, ptr %40, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  %41 = getelementptr inbounds nuw i8, ptr %25, i64 56
  store ptr %39, ptr %41, align 8
  br label %42

42:
  %43 = getelementptr inbounds nuw i8, ptr %25, i64 44
  store i32 1, ptr %43, align 4
  %44 = getelementptr inbounds nuw i8, ptr %25, i64 132
  %45 = load i32, ptr %44, align 4
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %51

47:
  %48 = getelementptr inbounds nuw i8, ptr %25, i64 292
  %49 = load i32, ptr %48, align 4
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %52, label %51

51:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %25, i32 noundef 2)
  br label %52

52:
  %53 = tail call i32 @MPI_Alltoall(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6)
  store i32 %53, ptr %11, align 4
  tail call fastcc void @enzyme_build.mpi.complete(ptr noundef nonnull %25)
  %54 = getelementptr inbounds nuw i8, ptr %25, i64 56
  %55 = load ptr, ptr %54, align 8
  %56 = icmp eq ptr %55, null
  br i1 %56, label %59, label %57

57:
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef nonnull %55)
  %58 = load ptr, ptr %54, align 8
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %58)
  br label %59

59:
  store ptr null, ptr %54, align 8
  ret ptr %25
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
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 488
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 12
  %25 = load i32, ptr %24, align 4
  %26 = zext i1 %15 to i32
  %27 = getelementptr inbounds nuw i8, ptr %21, i64 80
  store i32 %26, ptr %27, align 8
  %28 = icmp slt i32 %2, 0
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
  %38 = getelementptr inbounds nuw i8, ptr %21, i64 440
  %39 = load ptr, ptr %38, align 8
  call fastcc void @enzyme_build.mpi.area(ptr dead_on_unwind writable sret(%enzyme_build.mpi.Area) align 8 %13, ptr noundef %19, i32 noundef %29, ptr noundef readonly %31, i32 noundef %33, ptr noundef readonly %35, i32 noundef %37, ptr noundef %7, i32 noundef %8, ptr noundef %39)
  %40 = getelementptr inbounds nuw i8, ptr %21, i64 120
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(160) %40, ptr noundef nonnull align 8 dereferenceable(160) %13, i64 160, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  %41 = load ptr, ptr %3, align 8
  %42 = icmp slt i32 %4, 0
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
  %54 = getelementptr inbounds nuw i8, ptr %21, i64 280
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(160) %54, ptr noundef nonnull align 8 dereferenceable(160) %12, i64 160, i1 false)
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
  %22 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 7, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %12, i32 noundef -1, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %13, i32 noundef -1, i32 noundef %6, i32 noundef 1, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
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
  store i32 %4, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %17, i64 12
  %24 = getelementptr inbounds nuw i8, ptr %17, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %23, i8 0, i64 20, i1 false)
  store i32 %5, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %17, i64 36
  store i32 0, ptr %25, align 4
  %26 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 7, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, i32 noundef -1, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %17, i32 noundef -1, i32 noundef %6, i32 noundef 0, ptr noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11)
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 44
  store i32 1, ptr %27, align 4
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 132
  %29 = load i32, ptr %28, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %35

31:
  %32 = getelementptr inbounds nuw i8, ptr %26, i64 292
  %33 = load i32, ptr %32, align 4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %36, label %35

35:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %26, i32 noundef 2)
  br label %36

36:
  %37 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %53, label %39

39:
  %40 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 8), align 8
  %41 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 16), align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  store i32 0, ptr @enzyme_build.mpi.companions, align 8
  store ptr %0, ptr %14, align 8
  %42 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 %1, ptr %42, align 8
  %43 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %44 = getelementptr inbounds nuw i8, ptr %14, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %43, i8 0, i64 20, i1 false)
  store i32 %2, ptr %44, align 8
  %45 = getelementptr inbounds nuw i8, ptr %14, i64 36
  store i32 0, ptr %45, align 4
  store ptr %3, ptr %15, align 8
  %46 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i32 %4, ptr %46, align 8
  %47 = getelementptr inbounds nuw i8, ptr %15, i64 12
  %48 = getelementptr inbounds nuw i8, ptr %15, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %47, i8 0, i64 20, i1 false)
  store i32 %5, ptr %48, align 8
  %49 = getelementptr inbounds nuw i8, ptr %15, i64 36
  store i32 0, ptr %49, align 4
  %50 = tail call fastcc noalias noundef ptr @enzyme_build.mpi.transposition(i32 noundef 7, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef -1, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef -1, i32 noundef %6, i32 noundef 0, ptr noundef %8, i32 noundef %37, ptr noundef readonly %40, ptr noundef readonly %41)
  store i32 %37, ptr @enzyme_build.mpi.companions, align 8
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 52
  store i32 1, ptr %51, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  %52 = getelementptr inbounds nuw i8, ptr %26, i64 56
  store ptr %50, ptr %52, align 8
  br label %53

53:
  %54 = tail call i32 @MPI_Ialltoall(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7)
  store i32 %54, ptr %12, align 4
  %55 = getelementptr inbounds nuw i8, ptr %26, i64 56
  %56 = load ptr, ptr %55, align 8
  %57 = icmp eq ptr %56, null
  br i1 %57, label %59, label %58

58:
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef nonnull %56)
  br label %59

59:
  %60 = load i32, ptr %7, align 4
  %61 = sext i32 %60 to i64
  %62 = mul i64 %61, -7046029254386353131
  %63 = lshr i64 %62, 58
  %64 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %63
  br label %65

65:
  %66 = phi ptr [ %64, %59 ], [ %69, %65 ]
  %67 = load ptr, ptr %66, align 8
  %68 = icmp eq ptr %67, null
  %69 = getelementptr inbounds nuw i8, ptr %67, i64 448
  br i1 %68, label %70, label %65

70:
  %.lcssa = phi ptr [ %66, %65 ]
  %71 = getelementptr inbounds nuw i8, ptr %26, i64 456
  store i32 %60, ptr %71, align 8
  %72 = getelementptr inbounds nuw i8, ptr %26, i64 448
  store ptr null, ptr %72, align 8
  store ptr %26, ptr %.lcssa, align 8
  ret ptr %26
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
  %23 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 7, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %13, i32 noundef -1, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef -1, i32 noundef %6, i32 noundef 0, ptr noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11)
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
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 448
  br i1 %34, label %36, label %31

36:
  %.lcssa = phi ptr [ %32, %31 ]
  %37 = getelementptr inbounds nuw i8, ptr %23, i64 456
  store i32 %26, ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %23, i64 448
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
  %29 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 7, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef -1, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, i32 noundef -1, i32 noundef %8, i32 noundef 1, ptr noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12)
  %30 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %37, label %32

32:
  %33 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 8), align 8
  %34 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 16), align 8
  %35 = tail call fastcc ptr @enzyme_build.mpi.Alltoallv_tangents(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, i32 noundef 1, i32 noundef %30, ptr noundef %33, ptr noundef %34)
  %36 = getelementptr inbounds nuw i8, ptr %29, i64 56
  store ptr %35, ptr %36, align 8
  br label %37

37:
  %38 = getelementptr inbounds nuw i8, ptr %29, i64 44
  store i32 1, ptr %38, align 4
  %39 = getelementptr inbounds nuw i8, ptr %29, i64 132
  %40 = load i32, ptr %39, align 4
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %46

42:
  %43 = getelementptr inbounds nuw i8, ptr %29, i64 292
  %44 = load i32, ptr %43, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %47, label %46

46:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %29, i32 noundef 2)
  br label %47

47:
  %48 = tail call i32 @MPI_Alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8)
  store i32 %48, ptr %13, align 4
  tail call fastcc void @enzyme_build.mpi.complete(ptr noundef nonnull %29)
  %49 = getelementptr inbounds nuw i8, ptr %29, i64 56
  %50 = load ptr, ptr %49, align 8
  %51 = icmp eq ptr %50, null
  br i1 %51, label %54, label %52

52:
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef nonnull %50)
  %53 = load ptr, ptr %49, align 8
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %53)
  br label %54

54:
  store ptr null, ptr %49, align 8
  ret ptr %29
}

define internal fastcc noalias noundef ptr @enzyme_build.mpi.Alltoallv_tangents(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, i32 noundef %10, i32 noundef %11, ptr noundef readonly %12, ptr noundef readonly %13) {
  %15 = alloca %enzyme_build.mpi.Side, align 8
  %16 = alloca %enzyme_build.mpi.Side, align 8
  store i32 0, ptr @enzyme_build.mpi.companions, align 8
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
  %29 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 7, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef -1, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, i32 noundef -1, i32 noundef %8, i32 noundef %10, ptr noundef %9, i32 noundef %11, ptr noundef %12, ptr noundef %13)
  store i32 %11, ptr @enzyme_build.mpi.companions, align 8
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 52
  store i32 1, ptr %30, align 4
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
  %28 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 7, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef -1, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef -1, i32 noundef %8, i32 noundef 1, ptr noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12)
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
  %30 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 7, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, i32 noundef -1, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %17, i32 noundef -1, i32 noundef %8, i32 noundef 0, ptr noundef %10, i32 noundef %11, ptr noundef %12, ptr noundef %13)
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 44
  store i32 1, ptr %31, align 4
  %32 = getelementptr inbounds nuw i8, ptr %30, i64 132
  %33 = load i32, ptr %32, align 4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %39

35:
  %36 = getelementptr inbounds nuw i8, ptr %30, i64 292
  %37 = load i32, ptr %36, align 4
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %40, label %39

39:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %30, i32 noundef 2)
  br label %40

40:
  %41 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %48, label %43

43:
  %44 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 8), align 8
  %45 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 16), align 8
  %46 = tail call fastcc ptr @enzyme_build.mpi.Alltoallv_tangents(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %10, i32 noundef 0, i32 noundef %41, ptr noundef %44, ptr noundef %45)
  %47 = getelementptr inbounds nuw i8, ptr %30, i64 56
  store ptr %46, ptr %47, align 8
  br label %48

48:
  %49 = tail call i32 @MPI_Ialltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9)
  store i32 %49, ptr %14, align 4
  %50 = getelementptr inbounds nuw i8, ptr %30, i64 56
  %51 = load ptr, ptr %50, align 8
  %52 = icmp eq ptr %51, null
  br i1 %52, label %54, label %53

53:
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef nonnull %51)
  br label %54

54:
  %55 = load i32, ptr %9, align 4
  %56 = sext i32 %55 to i64
  %57 = mul i64 %56, -7046029254386353131
  %58 = lshr i64 %57, 58
  %59 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %58
  br label %60

60:
  %61 = phi ptr [ %59, %54 ], [ %64, %60 ]
  %62 = load ptr, ptr %61, align 8
  %63 = icmp eq ptr %62, null
  %64 = getelementptr inbounds nuw i8, ptr %62, i64 448
  br i1 %63, label %65, label %60

65:
  %.lcssa = phi ptr [ %61, %60 ]
  %66 = getelementptr inbounds nuw i8, ptr %30, i64 456
  store i32 %55, ptr %66, align 8
  %67 = getelementptr inbounds nuw i8, ptr %30, i64 448
  store ptr null, ptr %67, align 8
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
  %29 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 7, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef -1, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, i32 noundef -1, i32 noundef %8, i32 noundef 0, ptr noundef %10, i32 noundef %11, ptr noundef %12, ptr noundef %13)
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
  %41 = getelementptr inbounds nuw i8, ptr %39, i64 448
  br i1 %40, label %42, label %37

42:
  %.lcssa = phi ptr [ %38, %37 ]
  %43 = getelementptr inbounds nuw i8, ptr %29, i64 456
  store i32 %32, ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %29, i64 448
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
  %19 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %6, i32 noundef 0)
  store ptr %3, ptr %14, align 8
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 %4, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %21, i8 0, i64 20, i1 false)
  store i32 %5, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %14, i64 36
  store i32 0, ptr %23, align 4
  %24 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %6, i32 noundef 1)
  %25 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 13, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %13, i32 noundef %19, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef %24, i32 noundef %6, i32 noundef 1, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
  %26 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %33, label %28

28:
  %29 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 8), align 8
  %30 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 16), align 8
  %31 = tail call fastcc ptr @enzyme_build.mpi.Neighbor_alltoall_tangents(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef 1, i32 noundef %26, ptr noundef %29, ptr noundef %30)
  %32 = getelementptr inbounds nuw i8, ptr %25, i64 56
  store ptr %31, ptr %32, align 8
  br label %33

33:
  %34 = getelementptr inbounds nuw i8, ptr %25, i64 44
  store i32 1, ptr %34, align 4
  %35 = getelementptr inbounds nuw i8, ptr %25, i64 132
  %36 = load i32, ptr %35, align 4
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %42

38:
  %39 = getelementptr inbounds nuw i8, ptr %25, i64 292
  %40 = load i32, ptr %39, align 4
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %43, label %42

42:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %25, i32 noundef 2)
  br label %43

43:
  %44 = tail call i32 @MPI_Neighbor_alltoall(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6)
  store i32 %44, ptr %11, align 4
  tail call fastcc void @enzyme_build.mpi.complete(ptr noundef nonnull %25)
  %45 = getelementptr inbounds nuw i8, ptr %25, i64 56
  %46 = load ptr, ptr %45, align 8
  %47 = icmp eq ptr %46, null
  br i1 %47, label %50, label %48

48:
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef nonnull %46)
  %49 = load ptr, ptr %45, align 8
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %49)
  br label %50

50:
  store ptr null, ptr %45, align 8
  ret ptr %25
}

define internal fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %0, i32 noundef %1) {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca %enzyme_build.mpi.Neighbours, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  store i32 0, ptr %4, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %7 = call i32 @MPI_Topo_test(i32 noundef %0, ptr noundef nonnull %3)
  %8 = call i32 @MPI_Comm_rank(i32 noundef %0, ptr noundef nonnull %5)
  %9 = load i32, ptr %3, align 4
  switch i32 %9, label %18 [
    i32 2, label %10
    i32 1, label %14
  ]

10:
  %11 = call i32 @MPI_Cartdim_get(i32 noundef %0, ptr noundef nonnull %4)
  %12 = load i32, ptr %4, align 4
  %13 = shl nsw i32 %12, 1
  br label %35

14:
  %15 = load i32, ptr %5, align 4
  %16 = call i32 @MPI_Graph_neighbors_count(i32 noundef %0, i32 noundef %15, ptr noundef nonnull %4)
  %17 = load i32, ptr %4, align 4
  br label %35

18:
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call fastcc void @enzyme_build.mpi.neighbours_in(ptr dead_on_unwind writable sret(%enzyme_build.mpi.Neighbours) align 8 %6, i32 noundef %0)
  %19 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %20 = load ptr, ptr %19, align 8
  call void @free(ptr noundef %20)
  %21 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %22 = load i32, ptr %21, align 8
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %29

24:
  %25 = load i32, ptr @enzyme_build.mpi.back_key, align 4
  %26 = call fastcc ptr @enzyme_build.mpi.carried_by(i32 noundef %0, i32 noundef %25)
  %27 = icmp eq ptr %26, null
  br i1 %27, label %28, label %29

28:
  call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.19, i64 noundef 238)
  br label %29

29:
  %30 = icmp eq i32 %1, 0
  %31 = load i32, ptr %6, align 8
  %32 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %33 = load i32, ptr %32, align 4
  %34 = select i1 %30, i32 %33, i32 %31
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  br label %35

35:
  %36 = phi i32 [ %13, %10 ], [ %17, %14 ], [ %34, %29 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret i32 %36
}

define internal fastcc noalias noundef ptr @enzyme_build.mpi.Neighbor_alltoall_tangents(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readonly %11) {
  %13 = alloca %enzyme_build.mpi.Side, align 8
  %14 = alloca %enzyme_build.mpi.Side, align 8
  store i32 0, ptr @enzyme_build.mpi.companions, align 8
  store ptr %0, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store i32 %1, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 12
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %16, i8 0, i64 20, i1 false)
  store i32 %2, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %13, i64 36
  store i32 0, ptr %18, align 4
  %19 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %6, i32 noundef 0)
  store ptr %3, ptr %14, align 8
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 %4, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %21, i8 0, i64 20, i1 false)
  store i32 %5, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %14, i64 36
  store i32 0, ptr %23, align 4
  %24 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %6, i32 noundef 1)
  %25 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 13, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %13, i32 noundef %19, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef %24, i32 noundef %6, i32 noundef %8, ptr noundef %7, i32 noundef %9, ptr noundef %10, ptr noundef %11)
  store i32 %9, ptr @enzyme_build.mpi.companions, align 8
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 52
  store i32 1, ptr %26, align 4
  ret ptr %25
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
  %18 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %6, i32 noundef 0)
  store ptr %3, ptr %13, align 8
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store i32 %4, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %13, i64 12
  %21 = getelementptr inbounds nuw i8, ptr %13, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %20, i8 0, i64 20, i1 false)
  store i32 %5, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %13, i64 36
  store i32 0, ptr %22, align 4
  %23 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %6, i32 noundef 1)
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
  %20 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %6, i32 noundef 0)
  store ptr %3, ptr %15, align 8
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i32 %4, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %15, i64 12
  %23 = getelementptr inbounds nuw i8, ptr %15, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %22, i8 0, i64 20, i1 false)
  store i32 %5, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %15, i64 36
  store i32 0, ptr %24, align 4
  %25 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %6, i32 noundef 1)
  %26 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 13, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef %20, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef %25, i32 noundef %6, i32 noundef 0, ptr noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11)
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 44
  store i32 1, ptr %27, align 4
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 132
  %29 = load i32, ptr %28, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %35

31:
  %32 = getelementptr inbounds nuw i8, ptr %26, i64 292
  %33 = load i32, ptr %32, align 4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %36, label %35

35:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %26, i32 noundef 2)
  br label %36

36:
  %37 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %44, label %39

39:
  %40 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 8), align 8
  %41 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 16), align 8
  %42 = tail call fastcc ptr @enzyme_build.mpi.Neighbor_alltoall_tangents(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %8, i32 noundef 0, i32 noundef %37, ptr noundef %40, ptr noundef %41)
  %43 = getelementptr inbounds nuw i8, ptr %26, i64 56
  store ptr %42, ptr %43, align 8
  br label %44

44:
  %45 = tail call i32 @MPI_Ineighbor_alltoall(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7)
  store i32 %45, ptr %12, align 4
  %46 = getelementptr inbounds nuw i8, ptr %26, i64 56
  %47 = load ptr, ptr %46, align 8
  %48 = icmp eq ptr %47, null
  br i1 %48, label %50, label %49

49:
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef nonnull %47)
  br label %50

50:
  %51 = load i32, ptr %7, align 4
  %52 = sext i32 %51 to i64
  %53 = mul i64 %52, -7046029254386353131
  %54 = lshr i64 %53, 58
  %55 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %54
  br label %56

56:
  %57 = phi ptr [ %55, %50 ], [ %60, %56 ]
  %58 = load ptr, ptr %57, align 8
  %59 = icmp eq ptr %58, null
  %60 = getelementptr inbounds nuw i8, ptr %58, i64 448
  br i1 %59, label %61, label %56

61:
  %.lcssa = phi ptr [ %57, %56 ]
  %62 = getelementptr inbounds nuw i8, ptr %26, i64 456
  store i32 %51, ptr %62, align 8
  %63 = getelementptr inbounds nuw i8, ptr %26, i64 448
  store ptr null, ptr %63, align 8
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
  %19 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %6, i32 noundef 0)
  store ptr %3, ptr %14, align 8
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 %4, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %21, i8 0, i64 20, i1 false)
  store i32 %5, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %14, i64 36
  store i32 0, ptr %23, align 4
  %24 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %6, i32 noundef 1)
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
  %37 = getelementptr inbounds nuw i8, ptr %35, i64 448
  br i1 %36, label %38, label %33

38:
  %.lcssa = phi ptr [ %34, %33 ]
  %39 = getelementptr inbounds nuw i8, ptr %25, i64 456
  store i32 %28, ptr %39, align 8
  %40 = getelementptr inbounds nuw i8, ptr %25, i64 448
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
  %23 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %8, i32 noundef 0)
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
  %30 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %8, i32 noundef 1)
  %31 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 12, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef %23, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, i32 noundef %30, i32 noundef %8, i32 noundef 1, ptr noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12)
  %32 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %39, label %34

34:
  %35 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 8), align 8
  %36 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 16), align 8
  %37 = tail call fastcc ptr @enzyme_build.mpi.Neighbor_alltoallv_tangents(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, i32 noundef 1, i32 noundef %32, ptr noundef %35, ptr noundef %36)
  %38 = getelementptr inbounds nuw i8, ptr %31, i64 56
  store ptr %37, ptr %38, align 8
  br label %39

39:
  %40 = getelementptr inbounds nuw i8, ptr %31, i64 44
  store i32 1, ptr %40, align 4
  %41 = getelementptr inbounds nuw i8, ptr %31, i64 132
  %42 = load i32, ptr %41, align 4
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %48

44:
  %45 = getelementptr inbounds nuw i8, ptr %31, i64 292
  %46 = load i32, ptr %45, align 4
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %49, label %48

48:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %31, i32 noundef 2)
  br label %49

49:
  %50 = tail call i32 @MPI_Neighbor_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8)
  store i32 %50, ptr %13, align 4
  tail call fastcc void @enzyme_build.mpi.complete(ptr noundef nonnull %31)
  %51 = getelementptr inbounds nuw i8, ptr %31, i64 56
  %52 = load ptr, ptr %51, align 8
  %53 = icmp eq ptr %52, null
  br i1 %53, label %56, label %54

54:
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef nonnull %52)
  %55 = load ptr, ptr %51, align 8
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %55)
  br label %56

56:
  store ptr null, ptr %51, align 8
  ret ptr %31
}

define internal fastcc noalias noundef ptr @enzyme_build.mpi.Neighbor_alltoallv_tangents(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, i32 noundef %10, i32 noundef %11, ptr noundef readonly %12, ptr noundef readonly %13) {
  %15 = alloca %enzyme_build.mpi.Side, align 8
  %16 = alloca %enzyme_build.mpi.Side, align 8
  store i32 0, ptr @enzyme_build.mpi.companions, align 8
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
  %23 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %8, i32 noundef 0)
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
  %30 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %8, i32 noundef 1)
  %31 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 12, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef %23, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, i32 noundef %30, i32 noundef %8, i32 noundef %10, ptr noundef %9, i32 noundef %11, ptr noundef %12, ptr noundef %13)
  store i32 %11, ptr @enzyme_build.mpi.companions, align 8
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 52
  store i32 1, ptr %32, align 4
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
  %22 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %8, i32 noundef 0)
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
  %29 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %8, i32 noundef 1)
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
  %24 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %8, i32 noundef 0)
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
  %31 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %8, i32 noundef 1)
  %32 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 12, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, i32 noundef %24, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %17, i32 noundef %31, i32 noundef %8, i32 noundef 0, ptr noundef %10, i32 noundef %11, ptr noundef %12, ptr noundef %13)
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 44
  store i32 1, ptr %33, align 4
  %34 = getelementptr inbounds nuw i8, ptr %32, i64 132
  %35 = load i32, ptr %34, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %41

37:
  %38 = getelementptr inbounds nuw i8, ptr %32, i64 292
  %39 = load i32, ptr %38, align 4
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %42, label %41

41:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %32, i32 noundef 2)
  br label %42

42:
  %43 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %50, label %45

45:
  %46 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 8), align 8
  %47 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 16), align 8
  %48 = tail call fastcc ptr @enzyme_build.mpi.Neighbor_alltoallv_tangents(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %10, i32 noundef 0, i32 noundef %43, ptr noundef %46, ptr noundef %47)
  %49 = getelementptr inbounds nuw i8, ptr %32, i64 56
  store ptr %48, ptr %49, align 8
  br label %50

50:
  %51 = tail call i32 @MPI_Ineighbor_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9)
  store i32 %51, ptr %14, align 4
  %52 = getelementptr inbounds nuw i8, ptr %32, i64 56
  %53 = load ptr, ptr %52, align 8
  %54 = icmp eq ptr %53, null
  br i1 %54, label %56, label %55

55:
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef nonnull %53)
  br label %56

56:
  %57 = load i32, ptr %9, align 4
  %58 = sext i32 %57 to i64
  %59 = mul i64 %58, -7046029254386353131
  %60 = lshr i64 %59, 58
  %61 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %60
  br label %62

62:
  %63 = phi ptr [ %61, %56 ], [ %66, %62 ]
  %64 = load ptr, ptr %63, align 8
  %65 = icmp eq ptr %64, null
  %66 = getelementptr inbounds nuw i8, ptr %64, i64 448
  br i1 %65, label %67, label %62

67:
  %.lcssa = phi ptr [ %63, %62 ]
  %68 = getelementptr inbounds nuw i8, ptr %32, i64 456
  store i32 %57, ptr %68, align 8
  %69 = getelementptr inbounds nuw i8, ptr %32, i64 448
  store ptr null, ptr %69, align 8
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
  %23 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %8, i32 noundef 0)
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
  %30 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %8, i32 noundef 1)
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
  %43 = getelementptr inbounds nuw i8, ptr %41, i64 448
  br i1 %42, label %44, label %39

44:
  %.lcssa = phi ptr [ %40, %39 ]
  %45 = getelementptr inbounds nuw i8, ptr %31, i64 456
  store i32 %34, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %31, i64 448
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
  %23 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %6, i32 noundef 1)
  %24 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 14, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %13, i32 noundef 1, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef %23, i32 noundef %6, i32 noundef 1, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
  %25 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %32, label %27

27:
  %28 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 8), align 8
  %29 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 16), align 8
  %30 = tail call fastcc ptr @enzyme_build.mpi.Neighbor_allgather_tangents(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef 1, i32 noundef %25, ptr noundef %28, ptr noundef %29)
  %31 = getelementptr inbounds nuw i8, ptr %24, i64 56
  store ptr %30, ptr %31, align 8
  br label %32

32:
  %33 = getelementptr inbounds nuw i8, ptr %24, i64 44
  store i32 1, ptr %33, align 4
  %34 = getelementptr inbounds nuw i8, ptr %24, i64 132
  %35 = load i32, ptr %34, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %41

37:
  %38 = getelementptr inbounds nuw i8, ptr %24, i64 292
  %39 = load i32, ptr %38, align 4
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %42, label %41

41:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %24, i32 noundef 2)
  br label %42

42:
  %43 = tail call i32 @MPI_Neighbor_allgather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6)
  store i32 %43, ptr %11, align 4
  tail call fastcc void @enzyme_build.mpi.complete(ptr noundef nonnull %24)
  %44 = getelementptr inbounds nuw i8, ptr %24, i64 56
  %45 = load ptr, ptr %44, align 8
  %46 = icmp eq ptr %45, null
  br i1 %46, label %49, label %47

47:
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef nonnull %45)
  %48 = load ptr, ptr %44, align 8
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %48)
  br label %49

49:
  store ptr null, ptr %44, align 8
  ret ptr %24
}

define internal fastcc noalias noundef ptr @enzyme_build.mpi.Neighbor_allgather_tangents(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef readonly %11) {
  %13 = alloca %enzyme_build.mpi.Side, align 8
  %14 = alloca %enzyme_build.mpi.Side, align 8
  store i32 0, ptr @enzyme_build.mpi.companions, align 8
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
  %23 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %6, i32 noundef 1)
  %24 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 14, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %13, i32 noundef 1, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef %23, i32 noundef %6, i32 noundef %8, ptr noundef %7, i32 noundef %9, ptr noundef %10, ptr noundef %11)
  store i32 %9, ptr @enzyme_build.mpi.companions, align 8
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 52
  store i32 1, ptr %25, align 4
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
  %22 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %6, i32 noundef 1)
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
  %24 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %6, i32 noundef 1)
  %25 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 14, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef 1, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef %24, i32 noundef %6, i32 noundef 0, ptr noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11)
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 44
  store i32 1, ptr %26, align 4
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 132
  %28 = load i32, ptr %27, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %34

30:
  %31 = getelementptr inbounds nuw i8, ptr %25, i64 292
  %32 = load i32, ptr %31, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %35, label %34

34:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %25, i32 noundef 2)
  br label %35

35:
  %36 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %43, label %38

38:
  %39 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 8), align 8
  %40 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 16), align 8
  %41 = tail call fastcc ptr @enzyme_build.mpi.Neighbor_allgather_tangents(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %8, i32 noundef 0, i32 noundef %36, ptr noundef %39, ptr noundef %40)
  %42 = getelementptr inbounds nuw i8, ptr %25, i64 56
  store ptr %41, ptr %42, align 8
  br label %43

43:
  %44 = tail call i32 @MPI_Ineighbor_allgather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7)
  store i32 %44, ptr %12, align 4
  %45 = getelementptr inbounds nuw i8, ptr %25, i64 56
  %46 = load ptr, ptr %45, align 8
  %47 = icmp eq ptr %46, null
  br i1 %47, label %49, label %48

48:
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef nonnull %46)
  br label %49

49:
  %50 = load i32, ptr %7, align 4
  %51 = sext i32 %50 to i64
  %52 = mul i64 %51, -7046029254386353131
  %53 = lshr i64 %52, 58
  %54 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %53
  br label %55

55:
  %56 = phi ptr [ %54, %49 ], [ %59, %55 ]
  %57 = load ptr, ptr %56, align 8
  %58 = icmp eq ptr %57, null
  %59 = getelementptr inbounds nuw i8, ptr %57, i64 448
  br i1 %58, label %60, label %55

60:
  %.lcssa = phi ptr [ %56, %55 ]
  %61 = getelementptr inbounds nuw i8, ptr %25, i64 456
  store i32 %50, ptr %61, align 8
  %62 = getelementptr inbounds nuw i8, ptr %25, i64 448
  store ptr null, ptr %62, align 8
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
  %23 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %6, i32 noundef 1)
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
  %36 = getelementptr inbounds nuw i8, ptr %34, i64 448
  br i1 %35, label %37, label %32

37:
  %.lcssa = phi ptr [ %33, %32 ]
  %38 = getelementptr inbounds nuw i8, ptr %24, i64 456
  store i32 %27, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %24, i64 448
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
  %26 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %7, i32 noundef 1)
  %27 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 14, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef 1, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef %26, i32 noundef %7, i32 noundef 1, ptr noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11)
  %28 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %35, label %30

30:
  %31 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 8), align 8
  %32 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 16), align 8
  %33 = tail call fastcc ptr @enzyme_build.mpi.Neighbor_allgatherv_tangents(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef 1, i32 noundef %28, ptr noundef %31, ptr noundef %32)
  %34 = getelementptr inbounds nuw i8, ptr %27, i64 56
  store ptr %33, ptr %34, align 8
  br label %35

35:
  %36 = getelementptr inbounds nuw i8, ptr %27, i64 44
  store i32 1, ptr %36, align 4
  %37 = getelementptr inbounds nuw i8, ptr %27, i64 132
  %38 = load i32, ptr %37, align 4
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %44

40:
  %41 = getelementptr inbounds nuw i8, ptr %27, i64 292
  %42 = load i32, ptr %41, align 4
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %45, label %44

44:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %27, i32 noundef 2)
  br label %45

45:
  %46 = tail call i32 @MPI_Neighbor_allgatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7)
  store i32 %46, ptr %12, align 4
  tail call fastcc void @enzyme_build.mpi.complete(ptr noundef nonnull %27)
  %47 = getelementptr inbounds nuw i8, ptr %27, i64 56
  %48 = load ptr, ptr %47, align 8
  %49 = icmp eq ptr %48, null
  br i1 %49, label %52, label %50

50:
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef nonnull %48)
  %51 = load ptr, ptr %47, align 8
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef %51)
  br label %52

52:
  store ptr null, ptr %47, align 8
  ret ptr %27
}

define internal fastcc noalias noundef ptr @enzyme_build.mpi.Neighbor_allgatherv_tangents(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef readonly %11, ptr noundef readonly %12) {
  %14 = alloca %enzyme_build.mpi.Side, align 8
  %15 = alloca %enzyme_build.mpi.Side, align 8
  store i32 0, ptr @enzyme_build.mpi.companions, align 8
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
  %26 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %7, i32 noundef 1)
  %27 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 14, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %14, i32 noundef 1, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef %26, i32 noundef %7, i32 noundef %9, ptr noundef %8, i32 noundef %10, ptr noundef %11, ptr noundef %12)
  store i32 %10, ptr @enzyme_build.mpi.companions, align 8
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 52
  store i32 1, ptr %28, align 4
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
  %25 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %7, i32 noundef 1)
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
  %27 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %7, i32 noundef 1)
  %28 = tail call fastcc ptr @enzyme_build.mpi.transposition(i32 noundef 14, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %15, i32 noundef 1, ptr noundef nonnull byval(%enzyme_build.mpi.Side) align 8 %16, i32 noundef %27, i32 noundef %7, i32 noundef 0, ptr noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12)
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 44
  store i32 1, ptr %29, align 4
  %30 = getelementptr inbounds nuw i8, ptr %28, i64 132
  %31 = load i32, ptr %30, align 4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %37

33:
  %34 = getelementptr inbounds nuw i8, ptr %28, i64 292
  %35 = load i32, ptr %34, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %38, label %37

37:
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %28, i32 noundef 2)
  br label %38

38:
  %39 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %46, label %41

41:
  %42 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 8), align 8
  %43 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 16), align 8
  %44 = tail call fastcc ptr @enzyme_build.mpi.Neighbor_allgatherv_tangents(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %9, i32 noundef 0, i32 noundef %39, ptr noundef %42, ptr noundef %43)
  %45 = getelementptr inbounds nuw i8, ptr %28, i64 56
  store ptr %44, ptr %45, align 8
  br label %46

46:
  %47 = tail call i32 @MPI_Ineighbor_allgatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8)
  store i32 %47, ptr %13, align 4
  %48 = getelementptr inbounds nuw i8, ptr %28, i64 56
  %49 = load ptr, ptr %48, align 8
  %50 = icmp eq ptr %49, null
  br i1 %50, label %52, label %51

51:
  tail call fastcc void @enzyme_build.mpi.start_tangents(ptr noundef nonnull %49)
  br label %52

52:
  %53 = load i32, ptr %8, align 4
  %54 = sext i32 %53 to i64
  %55 = mul i64 %54, -7046029254386353131
  %56 = lshr i64 %55, 58
  %57 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %56
  br label %58

58:
  %59 = phi ptr [ %57, %52 ], [ %62, %58 ]
  %60 = load ptr, ptr %59, align 8
  %61 = icmp eq ptr %60, null
  %62 = getelementptr inbounds nuw i8, ptr %60, i64 448
  br i1 %61, label %63, label %58

63:
  %.lcssa = phi ptr [ %59, %58 ]
  %64 = getelementptr inbounds nuw i8, ptr %28, i64 456
  store i32 %53, ptr %64, align 8
  %65 = getelementptr inbounds nuw i8, ptr %28, i64 448
  store ptr null, ptr %65, align 8
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
  %26 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %7, i32 noundef 1)
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
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 448
  br i1 %38, label %40, label %35

40:
  %.lcssa = phi ptr [ %36, %35 ]
  %41 = getelementptr inbounds nuw i8, ptr %27, i64 456
  store i32 %30, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %27, i64 448
  store ptr null, ptr %42, align 8
  store ptr %27, ptr %.lcssa, align 8
  ret i32 %28
}

define internal void @enzyme_build.mpi.Ineighbor_allgatherv_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  tail call fastcc void @enzyme_build.mpi.reverse_collective(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define internal noalias noundef ptr @enzyme_build.mpi.Reduce_local_keep(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef readonly %7, ptr noundef readonly %8, ptr noundef writeonly %9) {
  %11 = tail call fastcc ptr @enzyme_build.mpi.combine_locally(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8)
  %12 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %16

14:
  %15 = tail call i32 @MPI_Reduce_local(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4)
  store i32 %15, ptr %9, align 4
  br label %23

16:
  store i32 0, ptr @enzyme_build.mpi.companions, align 8
  %17 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 8), align 8
  %18 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 16), align 8
  %19 = tail call fastcc ptr @enzyme_build.mpi.combine_locally(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %12, ptr noundef %17, ptr noundef %18)
  store i32 %12, ptr @enzyme_build.mpi.companions, align 8
  %20 = tail call i32 @MPI_Reduce_local(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4)
  store i32 %20, ptr %9, align 4
  %21 = icmp eq ptr %19, null
  br i1 %21, label %23, label %22

22:
  tail call fastcc void @enzyme_build.mpi.local_tangents(ptr noundef nonnull %19)
  tail call fastcc void @enzyme_build.mpi.forget_local(ptr noundef nonnull %19)
  br label %23

23:
  ret ptr %11
}

define internal fastcc noalias noundef ptr @enzyme_build.mpi.combine_locally(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef readonly %7, ptr noundef readonly %8) {
  %10 = alloca ptr, align 8
  %11 = alloca %enzyme_build.mpi.Area, align 8
  %12 = alloca ptr, align 8
  %13 = alloca %enzyme_build.mpi.Area, align 8
  %14 = tail call noalias dereferenceable_or_null(16) ptr @malloc(i64 noundef 16)
  %15 = tail call fastcc ptr @enzyme_build.mpi.operand(ptr noundef %0, i32 noundef %2, i32 noundef %3, ptr noundef %5, i32 noundef %6, ptr noundef %7)
  store ptr %15, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 120
  %17 = tail call fastcc ptr @enzyme_build.mpi.operand(ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %5, i32 noundef %6, ptr noundef %8)
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store ptr %17, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 120
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 128
  %21 = load i32, ptr %20, align 8
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %100, label %23

23:
  %24 = tail call fastcc i32 @enzyme_build.mpi.kind_of(i32 noundef %4)
  switch i32 %24, label %25 [
    i32 0, label %100
    i32 2, label %29
  ]

25:
  %26 = getelementptr inbounds nuw i8, ptr %15, i64 136
  %27 = load i32, ptr %26, align 8
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %30, label %29

29:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.20, i64 noundef 139)
  br label %30

30:
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  store ptr %1, ptr %12, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(160) %13, ptr noundef nonnull readonly align 8 dereferenceable(160) %19, i64 160, i1 false)
  %31 = getelementptr inbounds nuw i8, ptr %13, i64 104
  store ptr null, ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %13, i64 112
  store ptr %12, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %13, i64 120
  store i32 1, ptr %33, align 8
  %34 = call fastcc noalias noundef ptr @enzyme_build.mpi.packed(ptr noundef nonnull %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  store ptr %0, ptr %10, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(160) %11, ptr noundef nonnull readonly align 8 dereferenceable(160) %16, i64 160, i1 false)
  %35 = getelementptr inbounds nuw i8, ptr %11, i64 104
  store ptr null, ptr %35, align 8
  %36 = getelementptr inbounds nuw i8, ptr %11, i64 112
  store ptr %10, ptr %36, align 8
  %37 = getelementptr inbounds nuw i8, ptr %11, i64 120
  store i32 1, ptr %37, align 8
  %38 = call fastcc noalias noundef ptr @enzyme_build.mpi.packed(ptr noundef nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  %39 = icmp eq i32 %24, 1
  br i1 %39, label %40, label %.loopexit

40:
  %41 = getelementptr inbounds nuw i8, ptr %15, i64 264
  %42 = load i64, ptr %41, align 8
  %43 = icmp eq i32 %4, 1476395009
  %44 = icmp slt i64 %42, 1
  br i1 %44, label %.loopexit, label %45

45:
  %46 = getelementptr inbounds nuw i8, ptr %15, i64 132
  %47 = load i32, ptr %46, align 4
  %48 = icmp eq i32 %47, 4
  br label %59

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %49 = getelementptr inbounds nuw i8, ptr %15, i64 488
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 32
  store ptr %34, ptr %51, align 8
  %52 = getelementptr inbounds nuw i8, ptr %17, i64 488
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 32
  store ptr %38, ptr %54, align 8
  %55 = icmp eq i32 %24, 3
  %56 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %57 = icmp ne i32 %56, 0
  %58 = select i1 %55, i1 %57, i1 false
  br i1 %58, label %86, label %100

59:
  %60 = phi i64 [ %84, %83 ], [ 0, %45 ]
  br i1 %48, label %61, label %72

61:
  %62 = getelementptr inbounds nuw float, ptr %34, i64 %60
  %63 = load float, ptr %62, align 4
  %64 = getelementptr inbounds nuw float, ptr %38, i64 %60
  %65 = load float, ptr %64, align 4
  %66 = fcmp ogt float %65, %63
  %67 = fcmp olt float %65, %63
  %68 = select i1 %43, i1 %66, i1 %67
  %69 = uitofp i1 %68 to float
  store float %69, ptr %62, align 4
  %70 = xor i1 %68, true
  %71 = uitofp i1 %70 to float
  store float %71, ptr %64, align 4
  br label %83

72:
  %73 = getelementptr inbounds nuw double, ptr %34, i64 %60
  %74 = load double, ptr %73, align 8
  %75 = getelementptr inbounds nuw double, ptr %38, i64 %60
  %76 = load double, ptr %75, align 8
  %77 = fcmp ogt double %76, %74
  %78 = fcmp olt double %76, %74
  %79 = select i1 %43, i1 %77, i1 %78
  %80 = uitofp i1 %79 to double
  store double %80, ptr %73, align 8
  %81 = xor i1 %79, true
  %82 = uitofp i1 %81 to double
  store double %82, ptr %75, align 8
  br label %83

83:
  %84 = add nuw nsw i64 %60, 1
  %85 = icmp eq i64 %42, %84
  br i1 %85, label %.loopexit.loopexit, label %59

86:
  %87 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 16), align 8
  %88 = call fastcc ptr @enzyme_build.mpi.tangents_of(ptr noundef nonnull %19, ptr noundef %87)
  %89 = load ptr, ptr %49, align 8
  %90 = getelementptr inbounds nuw i8, ptr %89, i64 80
  store ptr %88, ptr %90, align 8
  %91 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 8), align 8
  %92 = call fastcc ptr @enzyme_build.mpi.tangents_of(ptr noundef nonnull %16, ptr noundef %91)
  %93 = load ptr, ptr %52, align 8
  %94 = getelementptr inbounds nuw i8, ptr %93, i64 80
  store ptr %92, ptr %94, align 8
  %95 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %96 = load ptr, ptr %52, align 8
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 72
  store i32 %95, ptr %97, align 8
  %98 = load ptr, ptr %49, align 8
  %99 = getelementptr inbounds nuw i8, ptr %98, i64 72
  store i32 %95, ptr %99, align 8
  br label %100

100:
  ret ptr %14
}

declare i32 @MPI_Reduce_local(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef)

define internal fastcc void @enzyme_build.mpi.local_tangents(ptr noundef readonly %0) {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 120
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 120
  %7 = tail call fastcc ptr @enzyme_build.mpi.packed(ptr noundef nonnull %3)
  %8 = tail call fastcc ptr @enzyme_build.mpi.packed(ptr noundef nonnull %6)
  %9 = load ptr, ptr %0, align 8
  tail call fastcc void @enzyme_build.mpi.scale(ptr noundef %9, ptr noundef %7)
  %10 = load ptr, ptr %4, align 8
  tail call fastcc void @enzyme_build.mpi.scale(ptr noundef %10, ptr noundef %8)
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 264
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 240
  %14 = load i32, ptr %13, align 8
  %15 = sext i32 %14 to i64
  %16 = mul nsw i64 %12, %15
  %17 = icmp sgt i64 %16, 0
  br i1 %17, label %18, label %.loopexit

18:
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 132
  %20 = load i32, ptr %19, align 4
  %21 = icmp eq i32 %20, 4
  br label %22

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  tail call fastcc void @enzyme_build.mpi.move(ptr noundef nonnull %6, i32 noundef 2, ptr noundef %8)
  tail call void @free(ptr noundef %7)
  tail call void @free(ptr noundef %8)
  ret void

22:
  %23 = phi i64 [ 0, %18 ], [ %37, %36 ]
  br i1 %21, label %24, label %30

24:
  %25 = getelementptr inbounds nuw float, ptr %8, i64 %23
  %26 = load float, ptr %25, align 4
  %27 = getelementptr inbounds nuw float, ptr %7, i64 %23
  %28 = load float, ptr %27, align 4
  %29 = fadd float %26, %28
  store float %29, ptr %25, align 4
  br label %36

30:
  %31 = getelementptr inbounds nuw double, ptr %8, i64 %23
  %32 = load double, ptr %31, align 8
  %33 = getelementptr inbounds nuw double, ptr %7, i64 %23
  %34 = load double, ptr %33, align 8
  %35 = fadd double %32, %34
  store double %35, ptr %31, align 8
  br label %36

36:
  %37 = add nuw nsw i64 %23, 1
  %38 = icmp eq i64 %37, %16
  br i1 %38, label %.loopexit.loopexit, label %22
}

define internal fastcc void @enzyme_build.mpi.forget_local(ptr noundef %0) {
  %2 = load ptr, ptr %0, align 8
  tail call fastcc void @enzyme_build.mpi.forget_collective(ptr noundef %2)
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  tail call fastcc void @enzyme_build.mpi.forget_collective(ptr noundef %4)
  tail call void @free(ptr noundef %0)
  ret void
}

define internal i32 @enzyme_build.mpi.Reduce_local_forward(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef readonly %7, ptr noundef readonly %8) {
  %10 = tail call fastcc ptr @enzyme_build.mpi.combine_locally(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8)
  %11 = tail call i32 @MPI_Reduce_local(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4)
  tail call fastcc void @enzyme_build.mpi.local_tangents(ptr noundef %10)
  tail call fastcc void @enzyme_build.mpi.forget_local(ptr noundef %10)
  ret i32 %11
}

define internal void @enzyme_build.mpi.Reduce_local_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) {
  %5 = icmp eq ptr %0, null
  br i1 %5, label %24, label %6

6:
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 120
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 120
  %12 = icmp eq ptr %2, null
  br i1 %12, label %15, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 232
  store ptr %2, ptr %14, align 8
  br label %15

15:
  %16 = icmp eq ptr %3, null
  br i1 %16, label %19, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %10, i64 232
  store ptr %3, ptr %18, align 8
  br label %19

19:
  %20 = tail call fastcc ptr @enzyme_build.mpi.packed(ptr noundef nonnull %11)
  %21 = tail call fastcc ptr @enzyme_build.mpi.packed(ptr noundef nonnull %11)
  %22 = load ptr, ptr %0, align 8
  tail call fastcc void @enzyme_build.mpi.scale(ptr noundef %22, ptr noundef %20)
  %23 = load ptr, ptr %9, align 8
  tail call fastcc void @enzyme_build.mpi.scale(ptr noundef %23, ptr noundef %21)
  tail call fastcc void @enzyme_build.mpi.move(ptr noundef nonnull %8, i32 noundef 1, ptr noundef %20)
  tail call fastcc void @enzyme_build.mpi.move(ptr noundef nonnull %11, i32 noundef 2, ptr noundef %21)
  tail call void @free(ptr noundef %20)
  tail call void @free(ptr noundef %21)
  tail call fastcc void @enzyme_build.mpi.forget_local(ptr noundef nonnull %0)
  br label %24

24:
  ret void
}

define internal fastcc noalias noundef ptr @enzyme_build.mpi.packed(ptr noundef readonly %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 120
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

define internal fastcc void @enzyme_build.mpi.scale(ptr noundef readonly %0, ptr noundef %1) {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 488
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %.loopexit13, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 244
  %11 = load i32, ptr %10, align 4
  %12 = icmp sgt i32 %11, 0
  br i1 %12, label %13, label %.loopexit13

13:
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 80
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 264
  br label %20

20:
  %21 = phi i64 [ 0, %13 ], [ %107, %.loopexit ]
  %22 = phi ptr [ %1, %13 ], [ %64, %.loopexit ]
  %23 = phi ptr [ %7, %13 ], [ %104, %.loopexit ]
  %24 = phi ptr [ %15, %13 ], [ %106, %.loopexit ]
  %25 = load ptr, ptr %16, align 8
  %26 = getelementptr inbounds nuw i32, ptr %25, i64 %21
  %27 = load i32, ptr %26, align 4
  %28 = tail call fastcc i64 @enzyme_build.mpi.numbers_of(ptr noundef nonnull %3, i32 noundef %27)
  %29 = load i32, ptr %17, align 8
  %30 = sext i32 %29 to i64
  %31 = mul nsw i64 %28, %30
  %32 = load ptr, ptr %4, align 8
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 72
  %34 = load i32, ptr %33, align 8
  %35 = add nsw i32 %34, 1
  %36 = sext i32 %35 to i64
  %37 = sdiv i64 %31, %36
  %38 = shl i64 %37, 3
  %39 = or disjoint i64 %38, 1
  %40 = tail call noalias ptr @malloc(i64 noundef %39)
  %41 = icmp ne ptr %24, null
  %42 = icmp sgt i64 %37, 0
  %43 = and i1 %41, %42
  br i1 %43, label %44, label %.loopexit12

44:
  %45 = load i32, ptr %18, align 4
  %46 = icmp eq i32 %45, 4
  br label %50

.loopexit12.loopexit:
  br label %.loopexit12

.loopexit12:
  %47 = icmp sgt i32 %29, 0
  br i1 %47, label %48, label %.loopexit11

48:
  %49 = icmp sgt i64 %28, 0
  br label %69

50:
  %51 = phi i64 [ 0, %44 ], [ %62, %59 ]
  br i1 %46, label %52, label %56

52:
  %53 = getelementptr inbounds nuw float, ptr %22, i64 %51
  %54 = load float, ptr %53, align 4
  %55 = fpext float %54 to double
  br label %59

56:
  %57 = getelementptr inbounds nuw double, ptr %22, i64 %51
  %58 = load double, ptr %57, align 8
  br label %59

59:
  %60 = phi double [ %55, %52 ], [ %58, %56 ]
  %61 = getelementptr inbounds nuw double, ptr %40, i64 %51
  store double %60, ptr %61, align 8
  %62 = add nuw nsw i64 %51, 1
  %exitcond.not = icmp eq i64 %62, %37
  br i1 %exitcond.not, label %.loopexit12.loopexit, label %50

.loopexit11.loopexit:
  %.lcssa30 = phi i32 [ %76, %75 ]
  %.lcssa = phi ptr [ %81, %75 ]
  br label %.loopexit11

.loopexit11:
  %63 = phi i32 [ %29, %.loopexit12 ], [ %.lcssa30, %.loopexit11.loopexit ]
  %64 = phi ptr [ %22, %.loopexit12 ], [ %.lcssa, %.loopexit11.loopexit ]
  br i1 %41, label %65, label %.loopexit

65:
  %66 = sext i32 %63 to i64
  %67 = mul nsw i64 %28, %66
  %68 = icmp slt i64 %37, %67
  br i1 %68, label %.preheader10.preheader, label %.loopexit

.preheader10.preheader:
  br label %.preheader10

69:
  %70 = phi i32 [ %29, %48 ], [ %76, %75 ]
  %71 = phi ptr [ %22, %48 ], [ %81, %75 ]
  %72 = phi i32 [ 0, %48 ], [ %77, %75 ]
  br i1 %49, label %.preheader.preheader, label %75

.preheader.preheader:
  br label %.preheader

73:
  %74 = load i32, ptr %17, align 8
  br label %75

75:
  %76 = phi i32 [ %74, %73 ], [ %70, %69 ]
  %77 = add nuw nsw i32 %72, 1
  %78 = load i32, ptr %18, align 4
  %79 = sext i32 %78 to i64
  %80 = mul nsw i64 %28, %79
  %81 = getelementptr inbounds i8, ptr %71, i64 %80
  %82 = icmp slt i32 %77, %76
  br i1 %82, label %69, label %.loopexit11.loopexit

.preheader:
  %83 = phi i64 [ %99, %98 ], [ 0, %.preheader.preheader ]
  %84 = load i32, ptr %18, align 4
  %85 = icmp eq i32 %84, 4
  br i1 %85, label %86, label %92

86:
  %87 = getelementptr inbounds nuw float, ptr %23, i64 %83
  %88 = load float, ptr %87, align 4
  %89 = getelementptr inbounds nuw float, ptr %71, i64 %83
  %90 = load float, ptr %89, align 4
  %91 = fmul float %88, %90
  store float %91, ptr %89, align 4
  br label %98

92:
  %93 = getelementptr inbounds nuw double, ptr %23, i64 %83
  %94 = load double, ptr %93, align 8
  %95 = getelementptr inbounds nuw double, ptr %71, i64 %83
  %96 = load double, ptr %95, align 8
  %97 = fmul double %94, %96
  store double %97, ptr %95, align 8
  br label %98

98:
  %99 = add nuw nsw i64 %83, 1
  %100 = icmp eq i64 %99, %28
  br i1 %100, label %73, label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  tail call void @free(ptr noundef %40)
  %101 = load i32, ptr %18, align 4
  %102 = sext i32 %101 to i64
  %103 = mul nsw i64 %28, %102
  %104 = getelementptr inbounds i8, ptr %23, i64 %103
  %105 = getelementptr inbounds double, ptr %24, i64 %28
  %106 = select i1 %41, ptr %105, ptr null
  %107 = add nuw nsw i64 %21, 1
  %108 = load i32, ptr %10, align 4
  %109 = sext i32 %108 to i64
  %110 = icmp slt i64 %107, %109
  br i1 %110, label %20, label %.loopexit13.loopexit

.preheader10:
  %111 = phi i64 [ %140, %139 ], [ %37, %.preheader10.preheader ]
  %112 = sdiv i64 %111, %37
  %113 = srem i64 %111, %37
  %114 = add nsw i64 %112, -1
  %115 = load i64, ptr %19, align 8
  %116 = mul nsw i64 %115, %114
  %117 = srem i64 %111, %28
  %118 = getelementptr double, ptr %24, i64 %116
  %119 = getelementptr double, ptr %118, i64 %117
  %120 = load double, ptr %119, align 8
  %121 = load i32, ptr %18, align 4
  %122 = icmp eq i32 %121, 4
  br i1 %122, label %123, label %132

123:
  %124 = getelementptr inbounds float, ptr %22, i64 %111
  %125 = load float, ptr %124, align 4
  %126 = fpext float %125 to double
  %127 = getelementptr inbounds double, ptr %40, i64 %113
  %128 = load double, ptr %127, align 8
  %129 = fmul double %120, %128
  %130 = fadd double %129, %126
  %131 = fptrunc double %130 to float
  store float %131, ptr %124, align 4
  br label %139

132:
  %133 = getelementptr inbounds double, ptr %22, i64 %111
  %134 = load double, ptr %133, align 8
  %135 = getelementptr inbounds double, ptr %40, i64 %113
  %136 = load double, ptr %135, align 8
  %137 = fmul double %120, %136
  %138 = fadd double %134, %137
  store double %138, ptr %133, align 8
  br label %139

139:
  %140 = add nsw i64 %111, 1
  %141 = load i32, ptr %17, align 8
  %142 = sext i32 %141 to i64
  %143 = mul nsw i64 %28, %142
  %144 = icmp slt i64 %140, %143
  br i1 %144, label %.preheader10, label %.loopexit.loopexit

.loopexit13.loopexit:
  br label %.loopexit13

.loopexit13:
  ret void
}

define internal fastcc void @enzyme_build.mpi.move(ptr noundef readonly %0, i32 noundef %1, ptr noundef %2) {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load i32, ptr %4, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %.loopexit21, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 124
  %9 = load i32, ptr %8, align 4
  %10 = icmp sgt i32 %9, 0
  br i1 %10, label %11, label %.loopexit21

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %25 = icmp eq i32 %1, 0
  br label %26

26:
  %27 = phi i64 [ 0, %11 ], [ %66, %.loopexit20 ]
  %28 = phi ptr [ %2, %11 ], [ %60, %.loopexit20 ]
  %29 = phi i64 [ 0, %11 ], [ %65, %.loopexit20 ]
  %30 = load ptr, ptr %12, align 8
  %31 = icmp eq ptr %30, null
  br i1 %31, label %36, label %32

32:
  %33 = getelementptr inbounds nuw i32, ptr %30, i64 %27
  %34 = load i32, ptr %33, align 4
  %35 = sext i32 %34 to i64
  br label %36

36:
  %37 = phi i64 [ %35, %32 ], [ %29, %26 ]
  %38 = load i64, ptr %0, align 8
  %39 = mul nsw i64 %38, %37
  %40 = load i32, ptr %13, align 8
  %41 = icmp ne i32 %40, 0
  %42 = icmp ne i64 %39, 0
  %43 = select i1 %41, i1 %42, i1 false
  br i1 %43, label %44, label %57

44:
  %45 = load ptr, ptr %14, align 8
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 12
  %47 = load i32, ptr %46, align 4
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %53

49:
  %50 = sext i32 %40 to i64
  %51 = srem i64 %39, %50
  %52 = icmp eq i64 %51, 0
  br i1 %52, label %57, label %53

53:
  %54 = load ptr, ptr %45, align 8
  %55 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %54)
  %56 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull %54, i64 noundef %55)
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.21, i64 noundef 64)
  br label %57

57:
  %58 = load i32, ptr %15, align 8
  %59 = icmp sgt i32 %58, 0
  br i1 %59, label %.preheader19.preheader, label %.loopexit20

.preheader19.preheader:
  br label %.preheader19

.loopexit20.loopexit:
  %.lcssa83 = phi ptr [ %305, %.loopexit17 ]
  br label %.loopexit20

.loopexit20:
  %60 = phi ptr [ %28, %57 ], [ %.lcssa83, %.loopexit20.loopexit ]
  %61 = load ptr, ptr %19, align 8
  %62 = getelementptr inbounds nuw i32, ptr %61, i64 %27
  %63 = load i32, ptr %62, align 4
  %64 = sext i32 %63 to i64
  %65 = add nsw i64 %29, %64
  %66 = add nuw nsw i64 %27, 1
  %67 = load i32, ptr %8, align 4
  %68 = sext i32 %67 to i64
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %26, label %.loopexit21.loopexit

.preheader19:
  %70 = phi i64 [ %306, %.loopexit17 ], [ 0, %.preheader19.preheader ]
  %71 = phi ptr [ %305, %.loopexit17 ], [ %28, %.preheader19.preheader ]
  %72 = load ptr, ptr %16, align 8
  %73 = icmp eq ptr %72, null
  br i1 %73, label %80, label %74

74:
  %75 = getelementptr inbounds nuw ptr, ptr %72, i64 %70
  %76 = load ptr, ptr %75, align 8
  %77 = load ptr, ptr %17, align 8
  %78 = icmp eq ptr %76, %77
  %79 = select i1 %78, ptr null, ptr %76
  br label %80

80:
  %81 = phi ptr [ null, %.preheader19 ], [ %79, %74 ]
  %82 = icmp eq ptr %81, null
  %83 = getelementptr inbounds i8, ptr %81, i64 %39
  %84 = select i1 %82, ptr null, ptr %83
  %85 = load i32, ptr %18, align 4
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %93, label %87

87:
  %88 = load ptr, ptr %19, align 8
  %89 = getelementptr inbounds nuw i32, ptr %88, i64 %27
  %90 = load i32, ptr %89, align 4
  %91 = sext i32 %90 to i64
  %92 = tail call fastcc ptr @enzyme_build.mpi.move_packed(ptr noundef nonnull %0, i32 noundef %1, ptr noundef %84, i64 noundef %91, ptr noundef %71)
  br label %.loopexit17

93:
  %94 = load i32, ptr %13, align 8
  %95 = icmp eq i32 %94, 0
  %96 = load ptr, ptr %19, align 8
  %97 = getelementptr inbounds nuw i32, ptr %96, i64 %27
  %98 = load i32, ptr %97, align 4
  %99 = sext i32 %98 to i64
  %100 = load i32, ptr %20, align 8
  %101 = icmp sgt i32 %100, 1
  br i1 %95, label %218, label %102

102:
  br i1 %101, label %103, label %105

103:
  %104 = load ptr, ptr %22, align 8
  br label %105

105:
  %106 = phi ptr [ %104, %103 ], [ %21, %102 ]
  %107 = load i32, ptr %23, align 4
  %108 = icmp eq i32 %107, 1
  br i1 %108, label %109, label %119

109:
  %110 = load i64, ptr %106, align 8
  %111 = icmp eq i64 %110, 0
  br i1 %111, label %112, label %119

112:
  %113 = getelementptr inbounds nuw i8, ptr %106, i64 16
  %114 = load i32, ptr %113, align 8
  %115 = getelementptr inbounds nuw i8, ptr %106, i64 20
  %116 = load i32, ptr %115, align 4
  %117 = mul nsw i32 %116, %114
  %118 = icmp eq i32 %117, %94
  br label %119

119:
  %120 = phi i1 [ false, %109 ], [ false, %105 ], [ %118, %112 ]
  %121 = icmp sgt i32 %98, 0
  br i1 %121, label %122, label %.loopexit17

122:
  %123 = getelementptr inbounds nuw i8, ptr %106, i64 20
  %124 = icmp eq ptr %84, null
  br label %125

125:
  %126 = phi i32 [ %107, %122 ], [ %135, %214 ]
  %127 = phi i32 [ %107, %122 ], [ %136, %214 ]
  %128 = phi ptr [ %71, %122 ], [ %137, %214 ]
  %129 = phi i64 [ 0, %122 ], [ %216, %214 ]
  %130 = icmp sgt i32 %127, 0
  br i1 %130, label %131, label %.loopexit16

131:
  %132 = sub nsw i64 %99, %129
  %133 = icmp eq i64 %129, 0
  %134 = getelementptr inbounds i8, ptr %83, i64 %129
  br label %138

.loopexit16.loopexit:
  %.lcssa78 = phi i32 [ %206, %205 ]
  %.lcssa = phi ptr [ %207, %205 ]
  br label %.loopexit16

.loopexit16:
  %135 = phi i32 [ %126, %125 ], [ %.lcssa78, %.loopexit16.loopexit ]
  %136 = phi i32 [ %127, %125 ], [ %.lcssa78, %.loopexit16.loopexit ]
  %137 = phi ptr [ %128, %125 ], [ %.lcssa, %.loopexit16.loopexit ]
  br i1 %120, label %214, label %211

138:
  %139 = phi i32 [ %126, %131 ], [ %206, %205 ]
  %140 = phi i64 [ 0, %131 ], [ %208, %205 ]
  %141 = phi ptr [ %128, %131 ], [ %207, %205 ]
  %142 = getelementptr inbounds nuw %enzyme_build.mpi.Run, ptr %106, i64 %140
  %143 = load i64, ptr %142, align 8
  br i1 %120, label %144, label %148

144:
  %145 = load i32, ptr %123, align 4
  %146 = sext i32 %145 to i64
  %147 = sdiv i64 %132, %146
  br label %160

148:
  %149 = icmp sgt i64 %132, %143
  br i1 %149, label %150, label %160

150:
  %151 = sub nsw i64 %132, %143
  %152 = getelementptr inbounds nuw i8, ptr %142, i64 20
  %153 = load i32, ptr %152, align 4
  %154 = sext i32 %153 to i64
  %155 = sdiv i64 %151, %154
  %156 = getelementptr inbounds nuw i8, ptr %142, i64 16
  %157 = load i32, ptr %156, align 8
  %158 = sext i32 %157 to i64
  %159 = tail call i64 @llvm.smin.i64(i64 %155, i64 %158)
  br label %160

160:
  %161 = phi i64 [ %147, %144 ], [ 0, %148 ], [ %159, %150 ]
  br i1 %133, label %168, label %162

162:
  %163 = load ptr, ptr %14, align 8
  %164 = getelementptr inbounds nuw i8, ptr %163, i64 12
  %165 = load i32, ptr %164, align 4
  %166 = sext i32 %165 to i64
  %167 = icmp slt i64 %143, %166
  br i1 %167, label %205, label %168

168:
  %169 = icmp sgt i64 %132, %143
  br i1 %169, label %170, label %188

170:
  br i1 %120, label %176, label %171

171:
  %172 = getelementptr inbounds nuw i8, ptr %142, i64 16
  %173 = load i32, ptr %172, align 8
  %174 = sext i32 %173 to i64
  %175 = icmp slt i64 %161, %174
  br i1 %175, label %176, label %188

176:
  %177 = sub nsw i64 %132, %143
  %178 = getelementptr inbounds nuw i8, ptr %142, i64 20
  %179 = load i32, ptr %178, align 4
  %180 = sext i32 %179 to i64
  %181 = srem i64 %177, %180
  %182 = icmp eq i64 %181, 0
  br i1 %182, label %188, label %183

183:
  %184 = load ptr, ptr %14, align 8
  %185 = load ptr, ptr %184, align 8
  %186 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %185)
  %187 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull %185, i64 noundef %186)
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.10, i64 noundef 50)
  br label %188

188:
  br i1 %124, label %194, label %189

189:
  %190 = getelementptr inbounds i8, ptr %134, i64 %143
  %191 = getelementptr inbounds nuw i8, ptr %142, i64 20
  %192 = load i32, ptr %191, align 4
  %193 = load i32, ptr %24, align 4
  tail call fastcc void @enzyme_build.mpi.move_run(i32 noundef %1, ptr noundef %190, i32 noundef %192, ptr noundef %141, i32 noundef %193, i64 noundef %161)
  br label %199

194:
  br i1 %25, label %195, label %199

195:
  %196 = load i32, ptr %24, align 4
  %197 = sext i32 %196 to i64
  %198 = mul nsw i64 %161, %197
  tail call void @llvm.memset.p0.i64(ptr align 1 %141, i8 0, i64 %198, i1 false)
  br label %199

199:
  %200 = load i32, ptr %24, align 4
  %201 = sext i32 %200 to i64
  %202 = mul nsw i64 %161, %201
  %203 = getelementptr inbounds i8, ptr %141, i64 %202
  %204 = load i32, ptr %23, align 4
  br label %205

205:
  %206 = phi i32 [ %204, %199 ], [ %139, %162 ]
  %207 = phi ptr [ %203, %199 ], [ %141, %162 ]
  %208 = add nuw nsw i64 %140, 1
  %209 = sext i32 %206 to i64
  %210 = icmp slt i64 %208, %209
  br i1 %210, label %138, label %.loopexit16.loopexit

211:
  %212 = load i32, ptr %13, align 8
  %213 = sext i32 %212 to i64
  br label %214

214:
  %215 = phi i64 [ %213, %211 ], [ %99, %.loopexit16 ]
  %216 = add nsw i64 %215, %129
  %217 = icmp slt i64 %216, %99
  br i1 %217, label %125, label %.loopexit17.loopexit77

218:
  br i1 %101, label %219, label %221

219:
  %220 = load ptr, ptr %22, align 8
  br label %221

221:
  %222 = phi ptr [ %220, %219 ], [ %21, %218 ]
  %223 = load i32, ptr %23, align 4
  %224 = icmp eq i32 %223, 1
  br i1 %224, label %225, label %257

225:
  %226 = load i64, ptr %222, align 8
  %227 = icmp eq i64 %226, 0
  br i1 %227, label %228, label %257

228:
  %229 = getelementptr inbounds nuw i8, ptr %222, i64 16
  %230 = load i32, ptr %229, align 8
  %231 = sext i32 %230 to i64
  %232 = getelementptr inbounds nuw i8, ptr %222, i64 20
  %233 = load i32, ptr %232, align 4
  %234 = sext i32 %233 to i64
  %235 = mul nsw i64 %234, %231
  %236 = load i64, ptr %0, align 8
  %237 = icmp eq i64 %235, %236
  br i1 %237, label %238, label %257

238:
  %239 = icmp eq ptr %84, null
  br i1 %239, label %243, label %240

240:
  %241 = load i32, ptr %24, align 4
  %242 = mul nsw i64 %231, %99
  tail call fastcc void @enzyme_build.mpi.move_run(i32 noundef %1, ptr noundef %83, i32 noundef %233, ptr noundef %71, i32 noundef %241, i64 noundef %242)
  br label %249

243:
  br i1 %25, label %244, label %249

244:
  %245 = mul nsw i64 %231, %99
  %246 = load i32, ptr %24, align 4
  %247 = sext i32 %246 to i64
  %248 = mul nsw i64 %245, %247
  tail call void @llvm.memset.p0.i64(ptr align 1 %71, i8 0, i64 %248, i1 false)
  br label %249

249:
  %250 = load i32, ptr %229, align 8
  %251 = sext i32 %250 to i64
  %252 = mul nsw i64 %251, %99
  %253 = load i32, ptr %24, align 4
  %254 = sext i32 %253 to i64
  %255 = mul nsw i64 %252, %254
  %256 = getelementptr inbounds i8, ptr %71, i64 %255
  br label %.loopexit17

257:
  %258 = icmp sgt i32 %98, 0
  br i1 %258, label %259, label %.loopexit17

259:
  %260 = icmp eq ptr %84, null
  br label %261

261:
  %262 = phi i32 [ %223, %259 ], [ %266, %.loopexit ]
  %263 = phi i64 [ 0, %259 ], [ %268, %.loopexit ]
  %264 = phi ptr [ %71, %259 ], [ %267, %.loopexit ]
  %265 = icmp sgt i32 %262, 0
  br i1 %265, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  %.lcssa81 = phi ptr [ %300, %293 ]
  %.lcssa80 = phi i32 [ %302, %293 ]
  br label %.loopexit

.loopexit:
  %266 = phi i32 [ %262, %261 ], [ %.lcssa80, %.loopexit.loopexit ]
  %267 = phi ptr [ %264, %261 ], [ %.lcssa81, %.loopexit.loopexit ]
  %268 = add nuw nsw i64 %263, 1
  %269 = icmp eq i64 %268, %99
  br i1 %269, label %.loopexit17.loopexit, label %261

.preheader:
  %270 = phi i64 [ %301, %293 ], [ 0, %.preheader.preheader ]
  %271 = phi ptr [ %300, %293 ], [ %264, %.preheader.preheader ]
  br i1 %260, label %285, label %272

272:
  %273 = load i64, ptr %0, align 8
  %274 = mul nsw i64 %273, %263
  %275 = getelementptr inbounds i8, ptr %83, i64 %274
  %276 = getelementptr inbounds nuw %enzyme_build.mpi.Run, ptr %222, i64 %270
  %277 = load i64, ptr %276, align 8
  %278 = getelementptr inbounds i8, ptr %275, i64 %277
  %279 = getelementptr inbounds nuw i8, ptr %276, i64 20
  %280 = load i32, ptr %279, align 4
  %281 = load i32, ptr %24, align 4
  %282 = getelementptr inbounds nuw i8, ptr %276, i64 16
  %283 = load i32, ptr %282, align 8
  %284 = sext i32 %283 to i64
  tail call fastcc void @enzyme_build.mpi.move_run(i32 noundef %1, ptr noundef %278, i32 noundef %280, ptr noundef %271, i32 noundef %281, i64 noundef %284)
  br label %293

285:
  br i1 %25, label %286, label %293

286:
  %287 = getelementptr inbounds nuw %enzyme_build.mpi.Run, ptr %222, i64 %270
  %288 = getelementptr inbounds nuw i8, ptr %287, i64 16
  %289 = load i32, ptr %288, align 8
  %290 = load i32, ptr %24, align 4
  %291 = mul nsw i32 %290, %289
  %292 = sext i32 %291 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %271, i8 0, i64 %292, i1 false)
  br label %293

293:
  %294 = getelementptr inbounds nuw %enzyme_build.mpi.Run, ptr %222, i64 %270
  %295 = getelementptr inbounds nuw i8, ptr %294, i64 16
  %296 = load i32, ptr %295, align 8
  %297 = load i32, ptr %24, align 4
  %298 = mul nsw i32 %297, %296
  %299 = sext i32 %298 to i64
  %300 = getelementptr inbounds i8, ptr %271, i64 %299
  %301 = add nuw nsw i64 %270, 1
  %302 = load i32, ptr %23, align 4
  %303 = sext i32 %302 to i64
  %304 = icmp slt i64 %301, %303
  br i1 %304, label %.preheader, label %.loopexit.loopexit

.loopexit17.loopexit:
  %.lcssa82 = phi ptr [ %267, %.loopexit ]
  br label %.loopexit17

.loopexit17.loopexit77:
  %.lcssa79 = phi ptr [ %137, %214 ]
  br label %.loopexit17

.loopexit17:
  %305 = phi ptr [ %92, %87 ], [ %.lcssa82, %.loopexit17.loopexit ], [ %71, %119 ], [ %256, %249 ], [ %71, %257 ], [ %.lcssa79, %.loopexit17.loopexit77 ]
  %306 = add nuw nsw i64 %70, 1
  %307 = load i32, ptr %15, align 8
  %308 = sext i32 %307 to i64
  %309 = icmp slt i64 %306, %308
  br i1 %309, label %.preheader19, label %.loopexit20.loopexit

.loopexit21.loopexit:
  br label %.loopexit21

.loopexit21:
  ret void
}

declare void @free(ptr allocptr noundef captures(none))

define internal noundef ptr @enzyme_build.mpi.Send_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef readonly %8, ptr noundef writeonly %9) {
  %11 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 0, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8)
  tail call fastcc void @enzyme_build.mpi.begun(ptr noundef %11)
  %12 = tail call i32 @MPI_Send(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  store i32 %12, ptr %9, align 4
  tail call fastcc void @enzyme_build.mpi.finished(ptr noundef %11)
  tail call fastcc void @enzyme_build.mpi.move_companion(ptr noundef %11)
  ret ptr %11
}

define internal fastcc noalias noundef ptr @enzyme_build.mpi.new_message(i32 noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef readonly %9) {
  %11 = alloca %enzyme_build.mpi.Area, align 8
  %12 = tail call fastcc ptr @enzyme_build.mpi.new_record(i32 noundef %6, i32 noundef %4, i32 noundef %5, i32 noundef %8, ptr noundef %9, ptr noundef null)
  %13 = tail call fastcc i32 @enzyme_build.mpi.own_tag()
  %14 = icmp eq i32 %5, %13
  br i1 %14, label %15, label %16

15:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.22, i64 noundef 78)
  br label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 88
  store ptr @enzyme_build.mpi.start_adjoint, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %12, i64 104
  store i32 %0, ptr %18, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %19 = icmp eq i32 %4, -1
  %20 = select i1 %19, i32 0, i32 %2
  %21 = getelementptr inbounds nuw i8, ptr %12, i64 440
  %22 = load ptr, ptr %21, align 8
  call fastcc void @enzyme_build.mpi.area(ptr dead_on_unwind writable sret(%enzyme_build.mpi.Area) align 8 %11, ptr noundef %1, i32 noundef 1, ptr noundef null, i32 noundef %20, ptr noundef null, i32 noundef %3, ptr noundef %7, i32 noundef %8, ptr noundef %22)
  %23 = getelementptr inbounds nuw i8, ptr %11, i64 44
  %24 = load i32, ptr %23, align 4
  %25 = icmp eq i32 %24, 0
  %26 = icmp ne i32 %0, 0
  %27 = or i1 %26, %25
  br i1 %27, label %33, label %28

28:
  %29 = getelementptr inbounds nuw i8, ptr %11, i64 104
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %11, i64 144
  %32 = load i64, ptr %31, align 8
  call fastcc void @enzyme_build.mpi.add_pieces(ptr noundef nonnull %11, ptr noundef %30, i64 noundef %32)
  br label %33

33:
  %34 = select i1 %26, i64 280, i64 120
  %35 = getelementptr inbounds nuw i8, ptr %12, i64 %34
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(160) %35, ptr noundef nonnull align 8 dereferenceable(160) %11, i64 160, i1 false)
  %36 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %47, label %38

38:
  %39 = load i32, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 4), align 4
  %40 = add nsw i32 %39, 1
  store i32 %40, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 4), align 4
  %41 = icmp ne i32 %39, 0
  %42 = zext i1 %41 to i64
  %43 = getelementptr inbounds nuw ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 8), i64 %42
  %44 = load ptr, ptr %43, align 8
  store i32 0, ptr @enzyme_build.mpi.companions, align 8
  %45 = call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %36, ptr noundef %44)
  store i32 %36, ptr @enzyme_build.mpi.companions, align 8
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 52
  store i32 1, ptr %46, align 4
  br label %47

47:
  %48 = phi ptr [ %45, %38 ], [ null, %33 ]
  %49 = getelementptr inbounds nuw i8, ptr %12, i64 56
  store ptr %48, ptr %49, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  ret ptr %12
}

define internal fastcc void @enzyme_build.mpi.begun(ptr noundef %0) {
  br label %2

2:
  %3 = phi ptr [ %0, %1 ], [ %37, %39 ]
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 44
  store i32 1, ptr %4, align 4
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 96
  %6 = load i32, ptr %5, align 8
  %7 = icmp eq i32 %6, -1
  br i1 %7, label %42, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 104
  %10 = load i32, ptr %9, align 8
  %11 = icmp eq i32 %10, 0
  %12 = select i1 %11, i64 128, i64 288
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 %12
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %42, label %16

16:
  br i1 %11, label %30, label %17

17:
  %18 = icmp eq i32 %6, -2
  br i1 %18, label %25, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %3, i64 100
  %21 = load i32, ptr %20, align 4
  %22 = icmp eq i32 %21, -1
  %23 = zext i1 %22 to i32
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 40
  store i32 %23, ptr %24, align 8
  br i1 %22, label %27, label %32

25:
  %26 = getelementptr inbounds nuw i8, ptr %3, i64 40
  store i32 1, ptr %26, align 8
  br label %27

27:
  %28 = load i32, ptr @enzyme_build.mpi.wild, align 4
  %29 = add nsw i32 %28, 1
  store i32 %29, ptr @enzyme_build.mpi.wild, align 4
  br label %35

30:
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 40
  store i32 0, ptr %31, align 8
  br label %32

32:
  %33 = icmp ne i32 %10, 0
  %34 = zext i1 %33 to i32
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %3, i32 noundef %34)
  br label %35

35:
  %36 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %37 = load ptr, ptr %36, align 8
  %38 = icmp eq ptr %37, null
  br i1 %38, label %42, label %39

39:
  %40 = load i32, ptr %9, align 8
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %2

42:
  ret void
}

declare i32 @MPI_Send(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define internal fastcc void @enzyme_build.mpi.finished(ptr noundef %0) {
  br label %2

2:
  %3 = phi ptr [ %0, %1 ], [ %12, %14 ]
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %5 = load i32, ptr %4, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %10, label %7

7:
  %8 = load i32, ptr @enzyme_build.mpi.wild, align 4
  %9 = add nsw i32 %8, -1
  store i32 %9, ptr @enzyme_build.mpi.wild, align 4
  tail call fastcc void @enzyme_build.mpi.enter(ptr noundef nonnull %3, i32 noundef 1)
  br label %10

10:
  tail call fastcc void @enzyme_build.mpi.complete(ptr noundef nonnull %3)
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %12 = load ptr, ptr %11, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %18, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 104
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %2

18:
  ret void
}

define internal fastcc void @enzyme_build.mpi.move_companion(ptr noundef %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %12, label %5

5:
  store ptr null, ptr %2, align 8
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 104
  %7 = load i32, ptr %6, align 8
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %10, label %9

9:
  tail call fastcc void @enzyme_build.mpi.receive_tangents(ptr noundef nonnull %3)
  br label %11

10:
  tail call fastcc void @enzyme_build.mpi.send_tangents(ptr noundef nonnull %3)
  br label %11

11:
  tail call fastcc void @enzyme_build.mpi.forget(ptr noundef nonnull %3)
  br label %12

12:
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
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %4 = load i32, ptr %3, align 8
  %5 = icmp eq i32 %4, -1
  br i1 %5, label %34, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %34, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %12 = load i32, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %12, %14
  br i1 %15, label %16, label %17

16:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.23, i64 noundef 195)
  br label %17

17:
  %18 = tail call fastcc ptr @enzyme_build.mpi.packed(ptr noundef nonnull %2)
  %19 = load i64, ptr %7, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %21 = load i32, ptr %20, align 8
  %22 = sext i32 %21 to i64
  %23 = mul nsw i64 %19, %22
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %25 = load i32, ptr %24, align 4
  %26 = icmp eq i32 %25, 1
  %27 = icmp eq i32 %25, 4
  %28 = select i1 %27, i32 1275069450, i32 1275070475
  %29 = select i1 %26, i32 1275068685, i32 %28
  %30 = load i32, ptr %3, align 8
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 100
  %32 = load i32, ptr %31, align 4
  %33 = load i32, ptr %11, align 8
  tail call fastcc void @enzyme_build.mpi.leave_send(ptr noundef %18, i64 noundef %23, i32 noundef %29, i32 noundef %30, i32 noundef %32, i32 noundef %33)
  br label %34

34:
  ret void
}

define internal fastcc void @enzyme_build.mpi.forget(ptr noundef %0) {
  tail call fastcc void @enzyme_build.mpi.leave_class(ptr noundef %0)
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 120
  tail call fastcc void @enzyme_build.mpi.forget_area(ptr noundef nonnull %2)
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 280
  tail call fastcc void @enzyme_build.mpi.forget_area(ptr noundef nonnull %3)
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %5 = load ptr, ptr %4, align 8
  tail call void @free(ptr noundef %5)
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 464
  %7 = load ptr, ptr %6, align 8
  tail call void @free(ptr noundef %7)
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 472
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
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %6 = load i32, ptr %5, align 8
  %7 = icmp ne i32 %6, 0
  %8 = icmp ne ptr %1, null
  %9 = and i1 %8, %7
  br i1 %9, label %10, label %12

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 392
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
  tail call fastcc void @enzyme_build.mpi.move_companion(ptr noundef %11)
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
  tail call fastcc void @enzyme_build.mpi.move_companion(ptr noundef %11)
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
  tail call fastcc void @enzyme_build.mpi.move_companion(ptr noundef %11)
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
  call fastcc void @enzyme_build.mpi.move_companion(ptr noundef %15)
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
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %3 = load i32, ptr %2, align 8
  %4 = icmp eq i32 %3, -1
  br i1 %4, label %78, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %7 = load i32, ptr %6, align 8
  %8 = icmp eq i32 %7, 0
  %9 = select i1 %8, i64 128, i64 288
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 %9
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %78, label %13

13:
  %14 = load i32, ptr @enzyme_build.mpi.wild, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %.loopexit, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 100
  br label %23

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 424
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
  %46 = getelementptr inbounds nuw i8, ptr %37, i64 108
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
  %56 = getelementptr inbounds nuw i8, ptr %37, i64 96
  %57 = load i32, ptr %56, align 8
  %58 = icmp eq i32 %57, -2
  br i1 %58, label %62, label %59

59:
  %60 = load i32, ptr %2, align 8
  %61 = icmp eq i32 %57, %60
  br i1 %61, label %62, label %70

62:
  %63 = getelementptr inbounds nuw i8, ptr %37, i64 100
  %64 = load i32, ptr %63, align 4
  %65 = icmp eq i32 %64, -1
  br i1 %65, label %69, label %66

66:
  %67 = load i32, ptr %19, align 4
  %68 = icmp eq i32 %64, %67
  br i1 %68, label %69, label %70

69:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.25, i64 noundef 155)
  br label %70

70:
  %71 = getelementptr inbounds nuw i8, ptr %37, i64 448
  %72 = load ptr, ptr %71, align 8
  %73 = icmp eq ptr %72, null
  br i1 %73, label %29, label %.preheader

74:
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 280
  tail call fastcc void @enzyme_build.mpi.fetch_tangents(ptr noundef nonnull %0)
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 472
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
  %22 = icmp eq i32 %16, 0
  br i1 %22, label %25, label %23

23:
  %24 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 8), align 8
  store ptr %24, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 16), align 8
  br label %25

25:
  %26 = tail call noalias dereferenceable_or_null(16) ptr @malloc(i64 noundef 16)
  %27 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 0, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %10, ptr noundef %12, i32 noundef %13, ptr noundef %14)
  store ptr %27, ptr %26, align 8
  %28 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 1, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %12, i32 noundef %13, ptr noundef %15)
  %29 = getelementptr inbounds nuw i8, ptr %26, i64 8
  store ptr %28, ptr %29, align 8
  tail call fastcc void @enzyme_build.mpi.begun(ptr noundef %27)
  tail call fastcc void @enzyme_build.mpi.begun(ptr noundef %28)
  br i1 %22, label %32, label %30

30:
  %31 = call i32 @MPI_Sendrecv_replace(ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %3, i32 noundef %4, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %21)
  br label %34

32:
  %33 = call i32 @MPI_Sendrecv(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %21)
  br label %34

34:
  %35 = phi i32 [ %33, %32 ], [ %31, %30 ]
  store i32 %35, ptr %17, align 4
  call fastcc void @enzyme_build.mpi.arrived(ptr noundef %28, ptr noundef %21)
  call fastcc void @enzyme_build.mpi.finished(ptr noundef %27)
  call fastcc void @enzyme_build.mpi.finished(ptr noundef %28)
  call fastcc void @enzyme_build.mpi.move_companion(ptr noundef %27)
  call fastcc void @enzyme_build.mpi.move_companion(ptr noundef %28)
  call void @llvm.lifetime.end.p0(ptr nonnull %19)
  ret ptr %26
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
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 392
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
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 448
  br i1 %22, label %24, label %19

24:
  %.lcssa = phi ptr [ %20, %19 ]
  %25 = getelementptr inbounds nuw i8, ptr %12, i64 456
  store i32 %14, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 448
  store ptr null, ptr %26, align 8
  store ptr %12, ptr %.lcssa, align 8
  tail call fastcc void @enzyme_build.mpi.move_companion(ptr noundef %12)
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
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %5 = load i32, ptr %4, align 4
  %6 = load i32, ptr @enzyme_build.mpi.again, align 4
  %7 = icmp ne i32 %6, 0
  %8 = icmp ne i32 %5, 0
  %9 = and i1 %8, %7
  br i1 %9, label %10, label %11

10:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.13, i64 noundef 96)
  br label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %13 = load i32, ptr %12, align 8
  %14 = icmp eq i32 %13, -1
  br i1 %14, label %41, label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %17 = load i32, ptr %16, align 8
  %18 = icmp eq i32 %17, 0
  %19 = select i1 %18, i64 128, i64 288
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 %19
  %21 = load i32, ptr %20, align 8
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %41, label %23

23:
  tail call fastcc void @enzyme_build.mpi.reverse_finish(ptr noundef nonnull %0)
  %24 = load i32, ptr %16, align 8
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %41

26:
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 480
  %28 = call i32 @MPI_Wait(ptr noundef nonnull %27, ptr noundef nonnull %3)
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 472
  %30 = load ptr, ptr %29, align 8
  %31 = icmp eq ptr %30, null
  br i1 %31, label %34, label %32

32:
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 120
  call fastcc void @enzyme_build.mpi.check_count(ptr noundef %3, ptr noundef nonnull %33)
  br label %34

34:
  %35 = icmp eq ptr %1, null
  br i1 %35, label %38, label %36

36:
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 232
  store ptr %1, ptr %37, align 8
  br label %38

38:
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %40 = load ptr, ptr %29, align 8
  call fastcc void @enzyme_build.mpi.move(ptr noundef nonnull %39, i32 noundef 1, ptr noundef %40)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %41

41:
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
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 448
  br i1 %22, label %24, label %19

24:
  %.lcssa = phi ptr [ %20, %19 ]
  %25 = getelementptr inbounds nuw i8, ptr %12, i64 456
  store i32 %14, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 448
  store ptr null, ptr %26, align 8
  store ptr %12, ptr %.lcssa, align 8
  tail call fastcc void @enzyme_build.mpi.move_companion(ptr noundef %12)
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
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 448
  br i1 %22, label %24, label %19

24:
  %.lcssa = phi ptr [ %20, %19 ]
  %25 = getelementptr inbounds nuw i8, ptr %12, i64 456
  store i32 %14, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 448
  store ptr null, ptr %26, align 8
  store ptr %12, ptr %.lcssa, align 8
  tail call fastcc void @enzyme_build.mpi.move_companion(ptr noundef %12)
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
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 448
  br i1 %22, label %24, label %19

24:
  %.lcssa = phi ptr [ %20, %19 ]
  %25 = getelementptr inbounds nuw i8, ptr %12, i64 456
  store i32 %14, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 448
  store ptr null, ptr %26, align 8
  store ptr %12, ptr %.lcssa, align 8
  tail call fastcc void @enzyme_build.mpi.move_companion(ptr noundef %12)
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
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 448
  br i1 %22, label %24, label %19

24:
  %.lcssa = phi ptr [ %20, %19 ]
  %25 = getelementptr inbounds nuw i8, ptr %12, i64 456
  store i32 %14, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 448
  store ptr null, ptr %26, align 8
  store ptr %12, ptr %.lcssa, align 8
  ret ptr %12
}

define internal fastcc void @enzyme_build.mpi.check_wild(i32 noundef %0, i32 noundef %1, i32 noundef %2) {
  %4 = icmp ne i32 %0, -2
  %5 = icmp ne i32 %1, -1
  %6 = and i1 %4, %5
  br i1 %6, label %16, label %7

7:
  %8 = load i32, ptr @enzyme_build.mpi.twin_key, align 4
  %9 = tail call fastcc ptr @enzyme_build.mpi.carried_by(i32 noundef %2, i32 noundef %8)
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %12

11:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.28, i64 noundef 219)
  br label %12

12:
  %13 = load i32, ptr @enzyme_build.mpi.again, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.29, i64 noundef 132)
  br label %16

16:
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
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 448
  br i1 %23, label %25, label %20

25:
  %.lcssa = phi ptr [ %21, %20 ]
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 456
  store i32 %15, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 448
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
  tail call fastcc void @enzyme_build.mpi.forget_persistent(ptr noundef %0)
  ret void
}

define internal fastcc void @enzyme_build.mpi.forget_persistent(ptr noundef %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %3 = load i32, ptr %2, align 8
  %4 = sext i32 %3 to i64
  %5 = mul i64 %4, -7046029254386353131
  %6 = lshr i64 %5, 58
  %7 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %6
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %.loopexit, label %10

10:
  %11 = icmp eq ptr %8, %0
  br i1 %11, label %.loopexit3, label %.preheader.preheader

.preheader.preheader:
  br label %.preheader

.preheader:
  %12 = phi ptr [ %14, %16 ], [ %8, %.preheader.preheader ]
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 448
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %.loopexit.loopexit, label %16

16:
  %17 = icmp eq ptr %14, %0
  br i1 %17, label %.loopexit3.loopexit, label %.preheader

.loopexit3.loopexit:
  %.lcssa13 = phi ptr [ %12, %16 ]
  %18 = getelementptr inbounds nuw i8, ptr %.lcssa13, i64 448
  br label %.loopexit3

.loopexit3:
  %19 = phi ptr [ %7, %10 ], [ %18, %.loopexit3.loopexit ]
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %21 = load ptr, ptr %20, align 8
  store ptr %21, ptr %19, align 8
  br label %.loopexit

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %23 = load i32, ptr %22, align 8
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %27, label %25

25:
  %26 = tail call i32 @MPI_Request_free(ptr noundef nonnull %2)
  br label %27

27:
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %29 = load ptr, ptr %28, align 8
  %30 = icmp eq ptr %29, null
  br i1 %30, label %32, label %31

31:
  tail call fastcc void @enzyme_build.mpi.forget(ptr noundef nonnull %29)
  br label %32

32:
  tail call fastcc void @enzyme_build.mpi.forget(ptr noundef nonnull %0)
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
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 448
  br i1 %23, label %25, label %20

25:
  %.lcssa = phi ptr [ %21, %20 ]
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 456
  store i32 %15, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 448
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
  tail call fastcc void @enzyme_build.mpi.forget_persistent(ptr noundef %0)
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
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 448
  br i1 %23, label %25, label %20

25:
  %.lcssa = phi ptr [ %21, %20 ]
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 456
  store i32 %15, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 448
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
  tail call fastcc void @enzyme_build.mpi.forget_persistent(ptr noundef %0)
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
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 448
  br i1 %23, label %25, label %20

25:
  %.lcssa = phi ptr [ %21, %20 ]
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 456
  store i32 %15, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 448
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
  tail call fastcc void @enzyme_build.mpi.forget_persistent(ptr noundef %0)
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
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 448
  br i1 %23, label %25, label %20

25:
  %.lcssa = phi ptr [ %21, %20 ]
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 456
  store i32 %15, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 448
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
  tail call fastcc void @enzyme_build.mpi.forget_persistent(ptr noundef %0)
  ret void
}

define internal noalias noundef ptr @enzyme_build.mpi.Start_keep(ptr noundef %0, ptr noundef readnone %1, i32 noundef %2, ptr noundef writeonly %3) {
  %5 = tail call i32 @MPI_Start(ptr noundef %0)
  store i32 %5, ptr %3, align 4
  %6 = tail call fastcc ptr @enzyme_build.mpi.start_all(i32 noundef 1, ptr noundef %0)
  ret ptr %6
}

declare i32 @MPI_Start(ptr noundef)

define internal fastcc noalias noundef ptr @enzyme_build.mpi.start_all(i32 noundef %0, ptr noundef readonly %1) {
  %3 = sext i32 %0 to i64
  %4 = shl nsw i64 %3, 3
  %5 = add nsw i64 %4, 8
  %6 = tail call noalias ptr @malloc(i64 noundef %5)
  store i32 %0, ptr %6, align 8
  %7 = icmp sgt i32 %0, 0
  br i1 %7, label %8, label %.loopexit6

8:
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %10 = zext nneg i32 %0 to i64
  br label %11

.loopexit6.loopexit:
  br label %.loopexit6

.loopexit6:
  ret ptr %6

11:
  %12 = phi i64 [ 0, %8 ], [ %75, %72 ]
  %13 = getelementptr inbounds nuw i32, ptr %1, i64 %12
  %14 = load i32, ptr %13, align 4
  %15 = sext i32 %14 to i64
  %16 = mul i64 %15, -7046029254386353131
  %17 = lshr i64 %16, 58
  %18 = getelementptr inbounds nuw ptr, ptr @enzyme_build.mpi.open, i64 %17
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %.loopexit5, label %.preheader.preheader

.preheader.preheader:
  br label %.preheader

.preheader:
  %21 = phi ptr [ %31, %29 ], [ %19, %.preheader.preheader ]
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 456
  %23 = load i32, ptr %22, align 8
  %24 = icmp eq i32 %23, %14
  br i1 %24, label %25, label %29

25:
  %26 = getelementptr inbounds nuw i8, ptr %21, i64 48
  %27 = load i32, ptr %26, align 8
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %.loopexit.loopexit

29:
  %30 = getelementptr inbounds nuw i8, ptr %21, i64 448
  %31 = load ptr, ptr %30, align 8
  %32 = icmp eq ptr %31, null
  br i1 %32, label %.loopexit5.loopexit, label %.preheader

.loopexit5.loopexit:
  br label %.loopexit5

.loopexit5:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.30, i64 noundef 169)
  br label %.loopexit

.loopexit.loopexit:
  %.lcssa = phi ptr [ %21, %25 ]
  br label %.loopexit

.loopexit:
  %33 = phi ptr [ null, %.loopexit5 ], [ %.lcssa, %.loopexit.loopexit ]
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 76
  %35 = load i32, ptr %34, align 4
  %36 = load i32, ptr @enzyme_build.mpi.again, align 4
  %37 = and i32 %36, 2
  %38 = icmp eq i32 %37, 0
  %39 = icmp ne i32 %35, 0
  %40 = or i1 %39, %38
  br i1 %40, label %42, label %41

41:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.31, i64 noundef 247)
  br label %42

42:
  %43 = tail call fastcc ptr @enzyme_build.mpi.start_of(ptr noundef nonnull %33)
  %44 = getelementptr inbounds nuw i8, ptr %33, i64 56
  %45 = load ptr, ptr %44, align 8
  %46 = icmp eq ptr %45, null
  br i1 %46, label %50, label %47

47:
  %48 = tail call fastcc ptr @enzyme_build.mpi.start_of(ptr noundef nonnull %45)
  %49 = getelementptr inbounds nuw i8, ptr %43, i64 56
  store ptr %48, ptr %49, align 8
  br label %50

50:
  %51 = getelementptr inbounds nuw i8, ptr %43, i64 52
  %52 = load i32, ptr %51, align 4
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %59, label %54

54:
  %55 = getelementptr inbounds nuw i8, ptr %43, i64 104
  %56 = load i32, ptr %55, align 8
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %59

58:
  tail call fastcc void @enzyme_build.mpi.send_tangents(ptr noundef nonnull %43)
  tail call fastcc void @enzyme_build.mpi.forget(ptr noundef nonnull %43)
  br label %72

59:
  tail call fastcc void @enzyme_build.mpi.begun(ptr noundef nonnull %43)
  br label %60

60:
  %61 = phi ptr [ %18, %59 ], [ %64, %60 ]
  %62 = load ptr, ptr %61, align 8
  %63 = icmp eq ptr %62, null
  %64 = getelementptr inbounds nuw i8, ptr %62, i64 448
  br i1 %63, label %65, label %60

65:
  %.lcssa24 = phi ptr [ %61, %60 ]
  %66 = getelementptr inbounds nuw i8, ptr %43, i64 456
  store i32 %14, ptr %66, align 8
  %67 = getelementptr inbounds nuw i8, ptr %43, i64 448
  store ptr null, ptr %67, align 8
  store ptr %43, ptr %.lcssa24, align 8
  %68 = getelementptr inbounds nuw i8, ptr %43, i64 104
  %69 = load i32, ptr %68, align 8
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %72

71:
  tail call fastcc void @enzyme_build.mpi.move_companion(ptr noundef nonnull %43)
  br label %72

72:
  %73 = phi ptr [ null, %58 ], [ %43, %71 ], [ %43, %65 ]
  %74 = getelementptr inbounds nuw ptr, ptr %9, i64 %12
  store ptr %73, ptr %74, align 8
  %75 = add nuw nsw i64 %12, 1
  %76 = icmp eq i64 %75, %10
  br i1 %76, label %.loopexit6.loopexit, label %11
}

define internal i32 @enzyme_build.mpi.Start_forward(ptr noundef %0, ptr noundef readnone %1, i32 noundef %2) {
  %4 = tail call i32 @MPI_Start(ptr noundef %0)
  %5 = tail call fastcc ptr @enzyme_build.mpi.start_all(i32 noundef 1, ptr noundef %0)
  tail call void @free(ptr noundef %5)
  ret i32 %4
}

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
  %7 = tail call fastcc ptr @enzyme_build.mpi.start_all(i32 noundef %0, ptr noundef %1)
  ret ptr %7
}

declare i32 @MPI_Startall(i32 noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.Startall_forward(i32 noundef %0, ptr noundef %1, ptr noundef readnone %2, i32 noundef %3) {
  %5 = tail call i32 @MPI_Startall(i32 noundef %0, ptr noundef %1)
  %6 = tail call fastcc ptr @enzyme_build.mpi.start_all(i32 noundef %0, ptr noundef %1)
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
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 488
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
  br i1 %16, label %47, label %17

17:
  %18 = phi i32 [ %12, %11 ], [ %14, %13 ]
  %19 = load i32, ptr %4, align 4
  %20 = and i32 %19, -1073741825
  %21 = icmp eq i32 %20, 738197504
  br i1 %21, label %47, label %22

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
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 88
  store ptr @enzyme_build.mpi.start_adjoint, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 64
  store i32 1, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %26, i64 44
  store i32 1, ptr %29, align 4
  %30 = getelementptr inbounds nuw i8, ptr %26, i64 104
  store i32 1, ptr %30, align 8
  call fastcc void @enzyme_build.mpi.enter(ptr noundef %26, i32 noundef 1)
  %31 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %43, label %33

33:
  %34 = load i32, ptr %.sroa.sel.v.sroa.sel.v.sroa.sel.v.sroa.sel.v.sroa.sel, align 4
  %35 = load i32, ptr %.sroa.sel4.v.sroa.sel.v.sroa.sel.v.sroa.sel.v.sroa.sel, align 4
  %36 = call fastcc ptr @enzyme_build.mpi.new_record(i32 noundef %2, i32 noundef %34, i32 noundef %35, i32 noundef 0, ptr noundef null, ptr noundef null)
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 88
  store ptr @enzyme_build.mpi.start_adjoint, ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %36, i64 64
  store i32 1, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %36, i64 44
  store i32 1, ptr %39, align 4
  %40 = getelementptr inbounds nuw i8, ptr %36, i64 104
  store i32 1, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %26, i64 56
  store ptr %36, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %36, i64 52
  store i32 1, ptr %42, align 4
  call fastcc void @enzyme_build.mpi.enter(ptr noundef %36, i32 noundef 1)
  br label %43

43:
  %44 = load ptr, ptr @enzyme_build.mpi.matched, align 8
  store ptr %44, ptr %23, align 8
  %45 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store i32 %19, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store ptr %26, ptr %46, align 8
  store ptr %23, ptr @enzyme_build.mpi.matched, align 8
  br label %47

47:
  %48 = phi i32 [ %14, %13 ], [ %18, %17 ], [ %18, %43 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  ret i32 %48
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

define internal noundef ptr @enzyme_build.mpi.Mrecv_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef readonly %7, ptr noundef writeonly %8) {
  %10 = tail call fastcc ptr @enzyme_build.mpi.receive_matched(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8)
  ret ptr %10
}

define internal fastcc noundef ptr @enzyme_build.mpi.receive_matched(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef readonly %7, ptr noundef writeonly %8) {
  %10 = alloca %enzyme_build.mpi.MPI_Status, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %11 = icmp eq ptr %4, inttoptr (i64 1 to ptr)
  %12 = select i1 %11, ptr %10, ptr %4
  %13 = load i32, ptr %3, align 4
  %14 = tail call fastcc ptr @enzyme_build.mpi.taken(i32 noundef %13, ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %5, i32 noundef %6, ptr noundef %7)
  %15 = call i32 @MPI_Mrecv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef nonnull %3, ptr noundef %12)
  store i32 %15, ptr %8, align 4
  call fastcc void @enzyme_build.mpi.arrived(ptr noundef %14, ptr noundef %12)
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 96
  %17 = load i32, ptr %16, align 8
  %18 = icmp eq i32 %17, -1
  br i1 %18, label %28, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 104
  %21 = load i32, ptr %20, align 8
  %22 = icmp eq i32 %21, 0
  %23 = select i1 %22, i64 128, i64 288
  %24 = getelementptr inbounds nuw i8, ptr %14, i64 %23
  %25 = load i32, ptr %24, align 8
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %28, label %27

27:
  call fastcc void @enzyme_build.mpi.finished(ptr noundef nonnull %14)
  call fastcc void @enzyme_build.mpi.move_companion(ptr noundef nonnull %14)
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

define internal noundef ptr @enzyme_build.mpi.Imrecv_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef readonly %7, ptr noundef writeonly %8) {
  %10 = load i32, ptr %3, align 4
  %11 = tail call fastcc ptr @enzyme_build.mpi.taken(i32 noundef %10, ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %5, i32 noundef %6, ptr noundef %7)
  %12 = tail call i32 @MPI_Imrecv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef nonnull %3, ptr noundef %4)
  store i32 %12, ptr %8, align 4
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 96
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, -1
  br i1 %15, label %24, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 104
  %18 = load i32, ptr %17, align 8
  %19 = icmp eq i32 %18, 0
  %20 = select i1 %19, i64 128, i64 288
  %21 = getelementptr inbounds nuw i8, ptr %11, i64 %20
  %22 = load i32, ptr %21, align 8
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %26

24:
  %25 = getelementptr inbounds nuw i8, ptr %11, i64 68
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
  %36 = getelementptr inbounds nuw i8, ptr %34, i64 448
  br i1 %35, label %37, label %32

37:
  %.lcssa = phi ptr [ %33, %32 ]
  %38 = getelementptr inbounds nuw i8, ptr %11, i64 456
  store i32 %27, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %11, i64 448
  store ptr null, ptr %39, align 8
  store ptr %11, ptr %.lcssa, align 8
  ret ptr %11
}

define internal fastcc noundef ptr @enzyme_build.mpi.taken(i32 noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef readonly %6) {
  %8 = load ptr, ptr @enzyme_build.mpi.matched, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %.loopexit, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %12, %0
  br i1 %13, label %.loopexit4, label %.preheader.preheader

.preheader.preheader:
  br label %.preheader

14:
  %15 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, %0
  br i1 %17, label %.loopexit4.loopexit, label %.preheader

.loopexit4.loopexit:
  %.lcssa29 = phi ptr [ %36, %14 ]
  %.lcssa27 = phi ptr [ %37, %14 ]
  br label %.loopexit4

.loopexit4:
  %18 = phi ptr [ %8, %10 ], [ %.lcssa27, %.loopexit4.loopexit ]
  %19 = phi ptr [ @enzyme_build.mpi.matched, %10 ], [ %.lcssa29, %.loopexit4.loopexit ]
  %20 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %21 = load ptr, ptr %20, align 8
  %22 = load ptr, ptr %18, align 8
  store ptr %22, ptr %19, align 8
  tail call void @free(ptr noundef nonnull %18)
  tail call fastcc void @enzyme_build.mpi.take_into(ptr noundef %21, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6)
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 56
  %24 = load ptr, ptr %23, align 8
  %25 = icmp eq ptr %24, null
  br i1 %25, label %43, label %26

26:
  %27 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %28 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 8), align 8
  tail call fastcc void @enzyme_build.mpi.take_into(ptr noundef nonnull %24, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %27, ptr noundef %28)
  %29 = load ptr, ptr %23, align 8
  %30 = icmp eq ptr %29, null
  br i1 %30, label %43, label %31

31:
  %32 = getelementptr inbounds nuw i8, ptr %21, i64 288
  %33 = load i32, ptr %32, align 8
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %43

35:
  tail call fastcc void @enzyme_build.mpi.forget(ptr noundef nonnull %29)
  store ptr null, ptr %23, align 8
  br label %43

.preheader:
  %36 = phi ptr [ %37, %14 ], [ %8, %.preheader.preheader ]
  %37 = load ptr, ptr %36, align 8
  %38 = icmp eq ptr %37, null
  br i1 %38, label %.loopexit.loopexit, label %14

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %39 = icmp eq i32 %0, 1811939328
  br i1 %39, label %41, label %40

40:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.32, i64 noundef 109)
  br label %41

41:
  %42 = tail call fastcc ptr @enzyme_build.mpi.new_message(i32 noundef 1, ptr noundef %1, i32 noundef 0, i32 noundef %3, i32 noundef -1, i32 noundef 0, i32 noundef 1140850689, ptr noundef %4, i32 noundef %5, ptr noundef %6)
  br label %43

43:
  %44 = phi ptr [ %42, %41 ], [ %21, %35 ], [ %21, %26 ], [ %21, %31 ], [ %21, %.loopexit4 ]
  ret ptr %44
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
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 456
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, %0
  br i1 %17, label %18, label %22

18:
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 48
  %20 = load i32, ptr %19, align 8
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %26, label %22

22:
  %23 = getelementptr inbounds nuw i8, ptr %14, i64 448
  %24 = load ptr, ptr %23, align 8
  %25 = icmp eq ptr %24, null
  br i1 %25, label %.loopexit.loopexit, label %.preheader

26:
  %.lcssa = phi ptr [ %14, %18 ]
  %27 = getelementptr inbounds nuw i8, ptr %.lcssa, i64 68
  %28 = load i32, ptr %27, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %.loopexit

30:
  %31 = getelementptr inbounds nuw i8, ptr %.lcssa, i64 488
  %32 = load ptr, ptr %31, align 8
  %33 = icmp eq ptr %32, null
  br i1 %33, label %35, label %34

34:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.33, i64 noundef 78)
  br label %35

35:
  store i32 1, ptr %27, align 4
  tail call fastcc void @enzyme_build.mpi.arrived(ptr noundef nonnull %.lcssa, ptr noundef %2)
  tail call fastcc void @enzyme_build.mpi.finished(ptr noundef nonnull %.lcssa)
  tail call fastcc void @enzyme_build.mpi.move_companion(ptr noundef nonnull %.lcssa)
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
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %3 = load i32, ptr %2, align 8
  %4 = icmp eq i32 %3, -1
  br i1 %4, label %23, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %7 = load i32, ptr %6, align 8
  %8 = icmp eq i32 %7, 0
  %9 = select i1 %8, i64 128, i64 288
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
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %20 = tail call fastcc ptr @enzyme_build.mpi.packed(ptr noundef nonnull %19)
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 464
  store ptr %20, ptr %21, align 8
  tail call fastcc void @enzyme_build.mpi.move(ptr noundef nonnull %19, i32 noundef 3, ptr noundef null)
  br label %22

22:
  tail call fastcc void @enzyme_build.mpi.ready(ptr noundef nonnull %0)
  br label %23

23:
  ret void
}

define internal noalias noundef ptr @enzyme_build.mpi.Pack_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 %8, ptr readnone %9, ptr readnone %10, ptr noundef writeonly %11) {
  %13 = load i32, ptr %5, align 4
  %14 = tail call fastcc ptr @enzyme_build.mpi.packing(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %13, ptr noundef %7)
  %15 = tail call i32 @MPI_Pack(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef nonnull %5, i32 noundef %6)
  store i32 %15, ptr %11, align 4
  %16 = load i32, ptr %5, align 4
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 160
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 168
  %20 = load i32, ptr %19, align 8
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i8, ptr %18, i64 %21
  %23 = sext i32 %16 to i64
  %24 = getelementptr inbounds i8, ptr %18, i64 %23
  tail call fastcc void @enzyme_build.mpi.note_piece(ptr noundef %22, ptr noundef %24, i32 noundef 0)
  %25 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %26 = load i32, ptr %25, align 8
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %.loopexit, label %28

28:
  %29 = getelementptr inbounds nuw i8, ptr %14, i64 128
  %30 = getelementptr inbounds nuw i8, ptr %14, i64 32
  %31 = getelementptr inbounds nuw i8, ptr %14, i64 64
  %32 = getelementptr inbounds nuw i8, ptr %14, i64 72
  %33 = load ptr, ptr %29, align 8
  %34 = load i32, ptr %33, align 4
  %35 = icmp sgt i32 %34, 0
  br i1 %35, label %36, label %.loopexit

36:
  %37 = getelementptr inbounds nuw i8, ptr %14, i64 60
  %38 = load i32, ptr %37, align 4
  %39 = icmp sgt i32 %38, 0
  %40 = zext i32 %38 to i64
  br label %41

41:
  %42 = phi i32 [ %34, %36 ], [ %54, %53 ]
  %43 = phi i64 [ 0, %36 ], [ %55, %53 ]
  br i1 %39, label %44, label %53

44:
  %45 = load i32, ptr %30, align 8
  %46 = sext i32 %45 to i64
  %47 = mul nsw i64 %43, %46
  %48 = getelementptr inbounds i8, ptr %22, i64 %47
  %49 = load i32, ptr %31, align 8
  %50 = icmp sgt i32 %49, 1
  br label %58

51:
  %52 = load i32, ptr %33, align 4
  br label %53

53:
  %54 = phi i32 [ %52, %51 ], [ %42, %41 ]
  %55 = add nuw nsw i64 %43, 1
  %56 = sext i32 %54 to i64
  %57 = icmp slt i64 %55, %56
  br i1 %57, label %41, label %.loopexit.loopexit

58:
  %59 = phi i64 [ %79, %62 ], [ 0, %44 ]
  br i1 %50, label %60, label %62

60:
  %61 = load ptr, ptr %32, align 8
  br label %62

62:
  %63 = phi ptr [ %61, %60 ], [ %14, %58 ]
  %64 = phi i64 [ 8, %60 ], [ 88, %58 ]
  %65 = phi i64 [ 16, %60 ], [ 96, %58 ]
  %66 = phi i64 [ 20, %60 ], [ 100, %58 ]
  %67 = getelementptr inbounds nuw %enzyme_build.mpi.Run, ptr %63, i64 %59
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 %64
  %69 = load i64, ptr %68, align 8
  %70 = getelementptr inbounds i8, ptr %48, i64 %69
  %71 = getelementptr inbounds nuw i8, ptr %67, i64 %65
  %72 = load i32, ptr %71, align 8
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds nuw i8, ptr %67, i64 %66
  %75 = load i32, ptr %74, align 4
  %76 = sext i32 %75 to i64
  %77 = mul nsw i64 %76, %73
  %78 = getelementptr inbounds i8, ptr %70, i64 %77
  tail call fastcc void @enzyme_build.mpi.note_piece(ptr noundef %70, ptr noundef %78, i32 noundef %75)
  %79 = add nuw nsw i64 %59, 1
  %80 = icmp eq i64 %79, %40
  br i1 %80, label %51, label %58

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %81 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %82 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 8), align 8
  %83 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 16), align 8
  tail call fastcc void @enzyme_build.mpi.move_packing(ptr noundef nonnull %14, i32 noundef 1, i32 noundef 0, i32 noundef %81, ptr noundef %82, ptr noundef %83)
  ret ptr %14
}

define internal fastcc noalias noundef ptr @enzyme_build.mpi.packing(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) {
  %7 = alloca %enzyme_build.mpi.Area, align 8
  %8 = tail call noalias dereferenceable_or_null(176) ptr @malloc(i64 noundef 176)
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call fastcc void @enzyme_build.mpi.area(ptr dead_on_unwind writable sret(%enzyme_build.mpi.Area) align 8 %7, ptr noundef %0, i32 noundef 1, ptr noundef null, i32 noundef %1, ptr noundef null, i32 noundef %2, ptr noundef %5, i32 noundef 1, ptr noundef null)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(160) %8, ptr noundef nonnull align 8 dereferenceable(160) %7, i64 160, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 160
  store ptr %3, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 168
  store i32 %4, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 44
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %18, label %14

14:
  %15 = load ptr, ptr %5, align 8
  %16 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %15)
  %17 = call i64 @write(i32 noundef 2, ptr noundef nonnull %15, i64 noundef %16)
  call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.34, i64 noundef 60)
  br label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %8, i64 56
  %20 = load i32, ptr %19, align 8
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %43, label %22

22:
  %23 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %24 = load i32, ptr %23, align 8
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %43, label %26

26:
  %27 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %28 = load i32, ptr %27, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %33

30:
  %31 = srem i32 %1, %20
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %37, label %33

33:
  %34 = load ptr, ptr %5, align 8
  %35 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %34)
  %36 = call i64 @write(i32 noundef 2, ptr noundef nonnull %34, i64 noundef %35)
  call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.7, i64 noundef 114)
  br label %37

37:
  %38 = sext i32 %20 to i64
  store i64 %38, ptr %8, align 8
  %39 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i32 %20, ptr %39, align 8
  %40 = sdiv i32 %1, %20
  %41 = getelementptr inbounds nuw i8, ptr %8, i64 128
  %42 = load ptr, ptr %41, align 8
  store i32 %40, ptr %42, align 4
  br label %43

43:
  ret ptr %8
}

declare i32 @MPI_Pack(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef)

define internal fastcc void @enzyme_build.mpi.move_packing(ptr noundef readonly %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly %4, ptr noundef readonly %5) {
  %7 = icmp sgt i32 %3, 0
  br i1 %7, label %8, label %.loopexit13

8:
  %9 = icmp eq ptr %4, null
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %11 = icmp eq ptr %5, null
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %20 = icmp eq i32 %1, %2
  %21 = icmp eq i32 %2, 0
  %22 = zext nneg i32 %3 to i64
  br label %23

.loopexit13.loopexit:
  br label %.loopexit13

.loopexit13:
  ret void

23:
  %24 = phi i64 [ 0, %8 ], [ %53, %.loopexit ]
  br i1 %9, label %31, label %25

25:
  %26 = getelementptr inbounds nuw ptr, ptr %4, i64 %24
  %27 = load ptr, ptr %26, align 8
  %28 = load ptr, ptr %10, align 8
  %29 = icmp eq ptr %27, %28
  %30 = select i1 %29, ptr null, ptr %27
  br label %31

31:
  %32 = phi ptr [ null, %23 ], [ %30, %25 ]
  br i1 %11, label %39, label %33

33:
  %34 = getelementptr inbounds nuw ptr, ptr %5, i64 %24
  %35 = load ptr, ptr %34, align 8
  %36 = load ptr, ptr %12, align 8
  %37 = icmp eq ptr %35, %36
  %38 = select i1 %37, ptr null, ptr %35
  br label %39

39:
  %40 = phi ptr [ null, %31 ], [ %38, %33 ]
  %41 = load ptr, ptr %13, align 8
  %42 = load i32, ptr %41, align 4
  %43 = icmp sgt i32 %42, 0
  br i1 %43, label %44, label %.loopexit

44:
  %45 = icmp eq ptr %32, null
  %46 = icmp eq ptr %40, null
  %47 = load i32, ptr %14, align 4
  br label %48

48:
  %49 = phi i32 [ %42, %44 ], [ %59, %58 ]
  %50 = phi i32 [ %47, %44 ], [ %60, %58 ]
  %51 = phi i64 [ 0, %44 ], [ %61, %58 ]
  %52 = icmp sgt i32 %50, 0
  br i1 %52, label %.preheader.preheader, label %58

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %53 = add nuw nsw i64 %24, 1
  %54 = icmp eq i64 %53, %22
  br i1 %54, label %.loopexit13.loopexit, label %23

55:
  %.lcssa = phi i32 [ %119, %117 ]
  %56 = load ptr, ptr %13, align 8
  %57 = load i32, ptr %56, align 4
  br label %58

58:
  %59 = phi i32 [ %57, %55 ], [ %49, %48 ]
  %60 = phi i32 [ %.lcssa, %55 ], [ %50, %48 ]
  %61 = add nuw nsw i64 %51, 1
  %62 = sext i32 %59 to i64
  %63 = icmp slt i64 %61, %62
  br i1 %63, label %48, label %.loopexit.loopexit

.preheader:
  %64 = phi i64 [ %118, %117 ], [ 0, %.preheader.preheader ]
  %65 = load i32, ptr %15, align 8
  %66 = icmp sgt i32 %65, 1
  br i1 %66, label %67, label %69

67:
  %68 = load ptr, ptr %17, align 8
  br label %69

69:
  %70 = phi ptr [ %68, %67 ], [ %16, %.preheader ]
  %71 = getelementptr inbounds nuw %enzyme_build.mpi.Run, ptr %70, i64 %64
  br i1 %45, label %78, label %72

72:
  %73 = load i64, ptr %0, align 8
  %74 = mul nsw i64 %73, %51
  %75 = getelementptr inbounds i8, ptr %32, i64 %74
  %76 = load i64, ptr %71, align 8
  %77 = getelementptr inbounds i8, ptr %75, i64 %76
  br label %78

78:
  %79 = phi ptr [ %77, %72 ], [ null, %69 ]
  br i1 %46, label %91, label %80

80:
  %81 = load i32, ptr %18, align 8
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds i8, ptr %40, i64 %82
  %84 = load i32, ptr %19, align 8
  %85 = sext i32 %84 to i64
  %86 = mul nsw i64 %51, %85
  %87 = getelementptr inbounds i8, ptr %83, i64 %86
  %88 = getelementptr inbounds nuw i8, ptr %71, i64 8
  %89 = load i64, ptr %88, align 8
  %90 = getelementptr inbounds i8, ptr %87, i64 %89
  br label %91

91:
  %92 = phi ptr [ %90, %80 ], [ null, %78 ]
  %93 = select i1 %20, ptr %79, ptr %92
  %94 = select i1 %20, ptr %92, ptr %79
  %95 = getelementptr inbounds nuw i8, ptr %71, i64 20
  %96 = load i32, ptr %95, align 4
  %97 = getelementptr inbounds nuw i8, ptr %71, i64 16
  %98 = load i32, ptr %97, align 8
  %99 = sext i32 %98 to i64
  %100 = icmp ne ptr %93, null
  %101 = icmp ne ptr %94, null
  %102 = and i1 %100, %101
  br i1 %21, label %103, label %111

103:
  br i1 %102, label %104, label %107

104:
  %105 = sext i32 %96 to i64
  %106 = mul nsw i64 %99, %105
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %93, ptr nonnull align 1 %94, i64 %106, i1 false)
  br label %117

107:
  br i1 %100, label %108, label %117

108:
  %109 = sext i32 %96 to i64
  %110 = mul nsw i64 %99, %109
  tail call void @llvm.memset.p0.i64(ptr nonnull align 1 %93, i8 0, i64 %110, i1 false)
  br label %117

111:
  br i1 %102, label %112, label %113

112:
  tail call fastcc void @enzyme_build.mpi.move_run(i32 noundef 1, ptr noundef %93, i32 noundef %96, ptr noundef nonnull %94, i32 noundef %96, i64 noundef %99)
  br label %114

113:
  br i1 %101, label %114, label %117

114:
  %115 = sext i32 %96 to i64
  %116 = mul nsw i64 %99, %115
  tail call void @llvm.memset.p0.i64(ptr nonnull align 1 %94, i8 0, i64 %116, i1 false)
  br label %117

117:
  %118 = add nuw nsw i64 %64, 1
  %119 = load i32, ptr %14, align 4
  %120 = sext i32 %119 to i64
  %121 = icmp slt i64 %118, %120
  br i1 %121, label %.preheader, label %55
}

define internal i32 @enzyme_build.mpi.Pack_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef readonly %10) {
  %12 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  %13 = call ptr @enzyme_build.mpi.Pack_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 poison, ptr poison, ptr poison, ptr noundef nonnull %12)
  tail call fastcc void @enzyme_build.mpi.move_packing(ptr noundef %13, i32 noundef 1, i32 noundef 0, i32 noundef %8, ptr noundef %9, ptr noundef %10)
  tail call fastcc void @enzyme_build.mpi.forget_area(ptr noundef %13)
  tail call void @free(ptr noundef %13)
  %14 = load i32, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret i32 %14
}

define internal void @enzyme_build.mpi.Pack_reverse(ptr noundef %0, i32 noundef %1, ptr noundef readonly %2, ptr noundef readonly %3) {
  %5 = icmp eq ptr %0, null
  br i1 %5, label %7, label %6

6:
  tail call fastcc void @enzyme_build.mpi.move_packing(ptr noundef nonnull %0, i32 noundef 1, i32 noundef 1, i32 noundef %1, ptr noundef %2, ptr noundef %3)
  tail call fastcc void @enzyme_build.mpi.forget_area(ptr noundef nonnull %0)
  tail call void @free(ptr noundef nonnull %0)
  br label %7

7:
  ret void
}

define internal noalias noundef ptr @enzyme_build.mpi.Unpack_keep(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, i32 %8, ptr readnone %9, ptr readnone %10, ptr noundef writeonly %11) {
  %13 = load i32, ptr %2, align 4
  %14 = tail call fastcc ptr @enzyme_build.mpi.packing(ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %0, i32 noundef %13, ptr noundef %7)
  %15 = tail call i32 @MPI_Unpack(ptr noundef %0, i32 noundef %1, ptr noundef nonnull %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6)
  store i32 %15, ptr %11, align 4
  %16 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %17 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 16), align 8
  %18 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 8), align 8
  tail call fastcc void @enzyme_build.mpi.move_packing(ptr noundef %14, i32 noundef 0, i32 noundef 0, i32 noundef %16, ptr noundef %17, ptr noundef %18)
  ret ptr %14
}

declare i32 @MPI_Unpack(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef)

define internal i32 @enzyme_build.mpi.Unpack_forward(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef readonly %9, ptr noundef readonly %10) {
  %12 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  %13 = call ptr @enzyme_build.mpi.Unpack_keep(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, i32 poison, ptr poison, ptr poison, ptr noundef nonnull %12)
  tail call fastcc void @enzyme_build.mpi.move_packing(ptr noundef %13, i32 noundef 0, i32 noundef 0, i32 noundef %8, ptr noundef %10, ptr noundef %9)
  tail call fastcc void @enzyme_build.mpi.forget_area(ptr noundef %13)
  tail call void @free(ptr noundef %13)
  %14 = load i32, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret i32 %14
}

define internal void @enzyme_build.mpi.Unpack_reverse(ptr noundef %0, i32 noundef %1, ptr noundef readonly %2, ptr noundef readonly %3) {
  %5 = icmp eq ptr %0, null
  br i1 %5, label %7, label %6

6:
  tail call fastcc void @enzyme_build.mpi.move_packing(ptr noundef nonnull %0, i32 noundef 0, i32 noundef 1, i32 noundef %1, ptr noundef %3, ptr noundef %2)
  tail call fastcc void @enzyme_build.mpi.forget_area(ptr noundef nonnull %0)
  tail call void @free(ptr noundef nonnull %0)
  br label %7

7:
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Win_create_keep(ptr noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef readnone %6, i32 noundef %7, ptr noundef readonly %8, ptr noundef writeonly %9) {
  %11 = tail call i32 @MPI_Win_create(ptr noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5)
  store i32 %11, ptr %9, align 4
  %12 = tail call fastcc ptr @enzyme_build.mpi.make_window(ptr noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %7, ptr noundef %8)
  ret ptr %12
}

declare i32 @MPI_Win_create(ptr noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal fastcc noundef ptr @enzyme_build.mpi.make_window(ptr noundef readnone %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef readonly %5, i32 noundef %6, ptr noundef readonly %7) {
  %9 = tail call fastcc ptr @enzyme_build.mpi.new_window(ptr noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7)
  %10 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %16, label %12

12:
  %13 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 8), align 8
  %14 = tail call fastcc ptr @enzyme_build.mpi.new_window(ptr noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %10, ptr noundef %13)
  %15 = getelementptr inbounds nuw i8, ptr %9, i64 48
  store ptr %14, ptr %15, align 8
  br label %16

16:
  %17 = load ptr, ptr @enzyme_build.mpi.windows, align 8
  store ptr %17, ptr %9, align 8
  store ptr %9, ptr @enzyme_build.mpi.windows, align 8
  ret ptr %9
}

define internal i32 @enzyme_build.mpi.Win_create_forward(ptr noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef readnone %6, i32 noundef %7, ptr noundef readonly %8) {
  %10 = tail call i32 @MPI_Win_create(ptr noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5)
  %11 = tail call fastcc ptr @enzyme_build.mpi.make_window(ptr noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %7, ptr noundef %8)
  ret i32 %10
}

define internal void @enzyme_build.mpi.Win_create_reverse(ptr noundef %0, i32 noundef %1, ptr noundef readnone %2) {
  %4 = icmp eq ptr %0, null
  br i1 %4, label %18, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load i32, ptr %6, align 8
  br label %8

8:
  %9 = phi ptr [ @enzyme_build.mpi.windows, %5 ], [ %10, %12 ]
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %.loopexit.loopexit, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, %7
  br i1 %15, label %16, label %8

16:
  %.lcssa23 = phi ptr [ %9, %12 ]
  %.lcssa21 = phi ptr [ %10, %12 ]
  %17 = load ptr, ptr %.lcssa21, align 8
  store ptr %17, ptr %.lcssa23, align 8
  br label %.loopexit

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  tail call fastcc void @enzyme_build.mpi.forget_window(ptr noundef %0)
  br label %18

18:
  ret void
}

define internal fastcc void @enzyme_build.mpi.forget_window(ptr noundef nonnull %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %6, label %5

5:
  tail call fastcc void @enzyme_build.mpi.forget_window(ptr noundef %3)
  br label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %8 = load i32, ptr %7, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %13, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = tail call i32 @MPI_Win_free(ptr noundef nonnull %11)
  br label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %15 = load i32, ptr %14, align 4
  %16 = icmp sgt i32 %15, 0
  br i1 %16, label %17, label %.loopexit

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %23

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %20 = load ptr, ptr %19, align 8
  tail call void @free(ptr noundef %20)
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %22 = load ptr, ptr %21, align 8
  tail call void @free(ptr noundef %22)
  tail call void @free(ptr noundef nonnull %0)
  ret void

23:
  %24 = phi i64 [ 0, %17 ], [ %28, %23 ]
  %25 = load ptr, ptr %18, align 8
  %26 = getelementptr inbounds nuw i32, ptr %25, i64 %24
  %27 = tail call i32 @MPI_Win_free(ptr noundef %26)
  %28 = add nuw nsw i64 %24, 1
  %29 = load i32, ptr %14, align 4
  %30 = sext i32 %29 to i64
  %31 = icmp slt i64 %28, %30
  br i1 %31, label %23, label %.loopexit.loopexit
}

define internal noalias noundef ptr @enzyme_build.mpi.Win_free_keep(ptr noundef %0, ptr noundef readnone %1, i32 noundef %2, ptr noundef writeonly %3) {
  br label %5

5:
  %6 = phi ptr [ @enzyme_build.mpi.windows, %4 ], [ %7, %9 ]
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %16, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %11 = load i32, ptr %10, align 8
  %12 = load i32, ptr %0, align 4
  %13 = icmp eq i32 %11, %12
  br i1 %13, label %14, label %5

14:
  %.lcssa7 = phi ptr [ %7, %9 ]
  store i32 0, ptr %3, align 4
  %15 = getelementptr inbounds nuw i8, ptr %.lcssa7, i64 20
  store i32 1, ptr %15, align 4
  store i32 536870912, ptr %0, align 4
  br label %18

16:
  %17 = tail call i32 @MPI_Win_free(ptr noundef %0)
  store i32 %17, ptr %3, align 4
  br label %18

18:
  ret ptr null
}

declare i32 @MPI_Win_free(ptr noundef)

define internal i32 @enzyme_build.mpi.Win_free_forward(ptr noundef %0, ptr noundef readnone %1, i32 noundef %2) {
  %4 = load i32, ptr %0, align 4
  br label %5

5:
  %6 = phi ptr [ @enzyme_build.mpi.windows, %3 ], [ %7, %11 ]
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %11

9:
  %10 = tail call i32 @MPI_Win_free(ptr noundef nonnull %0)
  br label %18

11:
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %13 = load i32, ptr %12, align 8
  %14 = icmp eq i32 %13, %4
  br i1 %14, label %15, label %5

15:
  %.lcssa21 = phi ptr [ %6, %11 ]
  %.lcssa19 = phi ptr [ %7, %11 ]
  %16 = load ptr, ptr %.lcssa19, align 8
  store ptr %16, ptr %.lcssa21, align 8
  %17 = tail call i32 @MPI_Win_free(ptr noundef nonnull %0)
  tail call fastcc void @enzyme_build.mpi.forget_window(ptr noundef %.lcssa19)
  br label %18

18:
  %19 = phi i32 [ %10, %9 ], [ %17, %15 ]
  ret i32 %19
}

define internal void @enzyme_build.mpi.Win_free_reverse(ptr noundef readnone %0, i32 noundef %1) {
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Put_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef writeonly %11) {
  %13 = tail call fastcc ptr @enzyme_build.mpi.kept_access(i32 noundef 0, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef %10)
  %14 = tail call i32 @MPI_Put(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7)
  store i32 %14, ptr %11, align 4
  ret ptr %13
}

define internal fastcc noundef ptr @enzyme_build.mpi.kept_access(i32 noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, i32 noundef %10, ptr noundef readonly %11) {
  %13 = tail call fastcc ptr @enzyme_build.mpi.window_of(i32 noundef %8)
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 48
  %15 = load ptr, ptr %14, align 8
  %16 = icmp ne ptr %15, null
  %17 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %18 = icmp ne i32 %17, 0
  %19 = select i1 %16, i1 %18, i1 false
  br i1 %19, label %20, label %23

20:
  %21 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 8), align 8
  %22 = tail call fastcc ptr @enzyme_build.mpi.new_access(i32 noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef nonnull %15, ptr noundef %9, i32 noundef %17, ptr noundef %21)
  tail call fastcc void @enzyme_build.mpi.forward_access(ptr noundef %22)
  br label %23

23:
  %24 = tail call fastcc ptr @enzyme_build.mpi.new_access(i32 noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef nonnull %13, ptr noundef %9, i32 noundef %10, ptr noundef %11)
  ret ptr %24
}

declare i32 @MPI_Put(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef)

define internal i32 @enzyme_build.mpi.Put_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef readonly %10) {
  %12 = tail call fastcc ptr @enzyme_build.mpi.window_of(i32 noundef %7)
  %13 = tail call fastcc ptr @enzyme_build.mpi.new_access(i32 noundef 0, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %12, ptr noundef %8, i32 noundef %9, ptr noundef %10)
  tail call fastcc void @enzyme_build.mpi.forward_access(ptr noundef %13)
  %14 = tail call i32 @MPI_Put(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7)
  ret i32 %14
}

define internal fastcc void @enzyme_build.mpi.forward_access(ptr noundef %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load i32, ptr %2, align 8
  %4 = icmp eq i32 %3, 1
  br i1 %4, label %5, label %18

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %9 = load i32, ptr %8, align 8
  %10 = sext i32 %9 to i64
  %11 = mul nsw i64 %7, %10
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %13 = load i32, ptr %12, align 4
  %14 = sext i32 %13 to i64
  %15 = mul nsw i64 %11, %14
  %16 = add nsw i64 %15, 1
  %17 = tail call noalias noundef ptr @malloc(i64 noundef %16)
  br label %27

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %20 = tail call fastcc ptr @enzyme_build.mpi.packed(ptr noundef nonnull %19)
  %21 = load i32, ptr %2, align 8
  %22 = freeze i32 %21
  %23 = icmp eq i32 %22, 1
  %24 = icmp eq i32 %22, 0
  %25 = select i1 %24, i32 1, i32 2
  %26 = select i1 %23, i32 0, i32 %25
  br label %27

27:
  %.sink = phi ptr [ %17, %5 ], [ %20, %18 ]
  %28 = phi i32 [ 0, %5 ], [ %26, %18 ]
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store ptr %.sink, ptr %29, align 8
  tail call fastcc void @enzyme_build.mpi.access_shadows(ptr noundef nonnull %0, i32 noundef %28, ptr noundef %.sink)
  ret void
}

define internal fastcc noundef ptr @enzyme_build.mpi.new_access(i32 noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, i32 noundef %10, ptr noundef readonly %11) {
  %13 = alloca %enzyme_build.mpi.Layout, align 8
  %14 = alloca %enzyme_build.mpi.Area, align 8
  %15 = tail call noalias dereferenceable_or_null(224) ptr @calloc(i64 noundef 1, i64 noundef 224)
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i32 %0, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store ptr %8, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 200
  store i32 %4, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 208
  store i64 %5, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 204
  store i32 %6, ptr %20, align 4
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 216
  store i32 %7, ptr %21, align 8
  %22 = sext i32 %10 to i64
  %23 = shl nsw i64 %22, 3
  %24 = or disjoint i64 %23, 1
  %25 = tail call noalias ptr @malloc(i64 noundef %24)
  %26 = getelementptr inbounds nuw i8, ptr %15, i64 184
  store ptr %25, ptr %26, align 8
  %27 = icmp sgt i32 %10, 0
  br i1 %27, label %28, label %.loopexit

28:
  %29 = icmp eq ptr %11, null
  %30 = zext nneg i32 %10 to i64
  br label %37

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %31 = getelementptr inbounds nuw i8, ptr %15, i64 24
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  %32 = icmp eq i32 %4, -1
  %33 = select i1 %32, i32 0, i32 %2
  call fastcc void @enzyme_build.mpi.area(ptr dead_on_unwind writable sret(%enzyme_build.mpi.Area) align 8 %14, ptr noundef %1, i32 noundef 1, ptr noundef null, i32 noundef %33, ptr noundef null, i32 noundef %3, ptr noundef %9, i32 noundef %10, ptr noundef %25)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(160) %31, ptr noundef nonnull align 8 dereferenceable(160) %14, i64 160, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  %34 = getelementptr inbounds nuw i8, ptr %15, i64 168
  %35 = load i64, ptr %34, align 8
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %88, label %47

37:
  %38 = phi i64 [ 0, %28 ], [ %45, %42 ]
  br i1 %29, label %42, label %39

39:
  %40 = getelementptr inbounds nuw ptr, ptr %11, i64 %38
  %41 = load ptr, ptr %40, align 8
  br label %42

42:
  %43 = phi ptr [ %41, %39 ], [ null, %37 ]
  %44 = getelementptr inbounds nuw ptr, ptr %25, i64 %38
  store ptr %43, ptr %44, align 8
  %45 = add nuw nsw i64 %38, 1
  %46 = icmp eq i64 %45, %30
  br i1 %46, label %.loopexit.loopexit, label %37

47:
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  %48 = getelementptr inbounds nuw i8, ptr %15, i64 48
  %49 = load ptr, ptr %48, align 8
  call fastcc void @enzyme_build.mpi.layout_of(ptr dead_on_unwind writable sret(%enzyme_build.mpi.Layout) align 8 %13, i32 noundef %7, ptr noundef %49)
  %50 = getelementptr inbounds nuw i8, ptr %13, i64 32
  %51 = load i32, ptr %50, align 8
  %52 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %53 = load i32, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %15, i64 36
  %55 = load i32, ptr %54, align 4
  %56 = mul nsw i32 %55, %53
  %57 = icmp ne i32 %51, %56
  %58 = getelementptr inbounds nuw i8, ptr %13, i64 56
  %59 = load i32, ptr %58, align 8
  %60 = icmp ne i32 %59, 0
  %61 = select i1 %57, i1 true, i1 %60
  br i1 %61, label %66, label %62

62:
  %63 = getelementptr inbounds nuw i8, ptr %15, i64 80
  %64 = load i32, ptr %63, align 8
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %70, label %66

66:
  %67 = load ptr, ptr %49, align 8
  %68 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %67)
  %69 = call i64 @write(i32 noundef 2, ptr noundef nonnull %67, i64 noundef %68)
  call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.35, i64 noundef 82)
  %.pre = load i32, ptr %52, align 8
  br label %70

70:
  %71 = phi i32 [ %.pre, %66 ], [ %53, %62 ]
  %72 = sext i32 %71 to i64
  %73 = sext i32 %6 to i64
  %74 = mul nsw i64 %72, %73
  %75 = icmp eq i64 %35, %74
  br i1 %75, label %80, label %76

76:
  %77 = load ptr, ptr %49, align 8
  %78 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %77)
  %79 = call i64 @write(i32 noundef 2, ptr noundef nonnull %77, i64 noundef %78)
  call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.36, i64 noundef 74)
  br label %80

80:
  %81 = getelementptr inbounds nuw i8, ptr %13, i64 64
  %82 = load i32, ptr %81, align 8
  %83 = icmp sgt i32 %82, 1
  br i1 %83, label %84, label %87

84:
  %85 = getelementptr inbounds nuw i8, ptr %13, i64 72
  %86 = load ptr, ptr %85, align 8
  call void @free(ptr noundef %86)
  br label %87

87:
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %88

88:
  %89 = getelementptr inbounds nuw i8, ptr %8, i64 40
  %90 = load ptr, ptr %89, align 8
  store ptr %90, ptr %15, align 8
  store ptr %15, ptr %89, align 8
  ret ptr %15
}

define internal fastcc ptr @enzyme_build.mpi.window_of(i32 noundef %0) {
  br label %2

2:
  %3 = phi ptr [ @enzyme_build.mpi.windows, %1 ], [ %4, %6 ]
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %10, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, %0
  br i1 %9, label %.loopexit.loopexit, label %2

10:
  %.lcssa = phi ptr [ %4, %2 ]
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.37, i64 noundef 112)
  br label %.loopexit

.loopexit.loopexit:
  %.lcssa7 = phi ptr [ %4, %6 ]
  br label %.loopexit

.loopexit:
  %11 = phi ptr [ %.lcssa7, %.loopexit.loopexit ], [ %.lcssa, %10 ]
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %13 = load i32, ptr %12, align 8
  %14 = load i32, ptr @enzyme_build.mpi.again, align 4
  %15 = and i32 %14, 2
  %16 = icmp eq i32 %15, 0
  %17 = icmp ne i32 %13, 0
  %18 = or i1 %17, %16
  br i1 %18, label %20, label %19

19:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.31, i64 noundef 247)
  br label %20

20:
  ret ptr %11
}

define internal void @enzyme_build.mpi.Put_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2) {
  tail call fastcc void @enzyme_build.mpi.reverse_access(ptr noundef %0, ptr noundef %2)
  ret void
}

define internal fastcc void @enzyme_build.mpi.reverse_access(ptr noundef %0, ptr noundef %1) {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %27, label %4

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 220
  %6 = load i32, ptr %5, align 4
  %7 = icmp eq i32 %6, 0
  %8 = load i32, ptr @enzyme_build.mpi.again, align 4
  %9 = icmp ne i32 %8, 0
  %10 = and i1 %7, %9
  br i1 %10, label %11, label %12

11:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.13, i64 noundef 96)
  br label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 1
  br i1 %15, label %26, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %18 = load ptr, ptr %17, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %26, label %20

20:
  %21 = icmp eq ptr %1, null
  br i1 %21, label %24, label %22

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store ptr %1, ptr %23, align 8
  br label %24

24:
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 24
  tail call fastcc void @enzyme_build.mpi.move(ptr noundef nonnull %25, i32 noundef 1, ptr noundef nonnull %18)
  br label %26

26:
  tail call fastcc void @enzyme_build.mpi.forget_access(ptr noundef %0)
  br label %27

27:
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Get_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef readonly %10, ptr noundef writeonly %11) {
  %13 = tail call fastcc ptr @enzyme_build.mpi.kept_access(i32 noundef 1, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef %10)
  %14 = tail call i32 @MPI_Get(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7)
  store i32 %14, ptr %11, align 4
  ret ptr %13
}

declare i32 @MPI_Get(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef)

define internal i32 @enzyme_build.mpi.Get_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef readonly %10) {
  %12 = tail call fastcc ptr @enzyme_build.mpi.window_of(i32 noundef %7)
  %13 = tail call fastcc ptr @enzyme_build.mpi.new_access(i32 noundef 1, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %12, ptr noundef %8, i32 noundef %9, ptr noundef %10)
  tail call fastcc void @enzyme_build.mpi.forward_access(ptr noundef %13)
  %14 = tail call i32 @MPI_Get(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7)
  ret i32 %14
}

define internal void @enzyme_build.mpi.Get_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2) {
  tail call fastcc void @enzyme_build.mpi.reverse_access(ptr noundef %0, ptr noundef %2)
  ret void
}

define internal noundef ptr @enzyme_build.mpi.Accumulate_keep(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, i32 noundef %10, ptr noundef readonly %11, ptr noundef writeonly %12) {
  %14 = icmp eq i32 %7, 1476395021
  %15 = select i1 %14, i32 0, i32 2
  %16 = tail call fastcc ptr @enzyme_build.mpi.kept_access(i32 noundef %15, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %8, ptr noundef %9, i32 noundef %10, ptr noundef %11)
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 168
  %18 = load i64, ptr %17, align 8
  %19 = freeze i64 %18
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %23, label %21

21:
  switch i32 %7, label %22 [
    i32 1476395021, label %23
    i32 1476395011, label %23
  ]

22:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.38, i64 noundef 78)
  br label %23

23:
  %24 = tail call i32 @MPI_Accumulate(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8)
  store i32 %24, ptr %12, align 4
  ret ptr %16
}

declare i32 @MPI_Accumulate(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

define internal i32 @enzyme_build.mpi.Accumulate_forward(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, i32 noundef %10, ptr noundef readonly %11) {
  %13 = icmp eq i32 %7, 1476395021
  %14 = select i1 %13, i32 0, i32 2
  %15 = tail call fastcc ptr @enzyme_build.mpi.window_of(i32 noundef %8)
  %16 = tail call fastcc ptr @enzyme_build.mpi.new_access(i32 noundef %14, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %15, ptr noundef %9, i32 noundef %10, ptr noundef %11)
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 168
  %18 = load i64, ptr %17, align 8
  %19 = freeze i64 %18
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %23, label %21

21:
  switch i32 %7, label %22 [
    i32 1476395021, label %23
    i32 1476395011, label %23
  ]

22:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.38, i64 noundef 78)
  br label %23

23:
  tail call fastcc void @enzyme_build.mpi.forward_access(ptr noundef nonnull %16)
  %24 = tail call i32 @MPI_Accumulate(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8)
  ret i32 %24
}

define internal void @enzyme_build.mpi.Accumulate_reverse(ptr noundef %0, i32 noundef %1, ptr noundef %2) {
  tail call fastcc void @enzyme_build.mpi.reverse_access(ptr noundef %0, ptr noundef %2)
  ret void
}

define internal noalias noundef ptr @enzyme_build.mpi.Win_fence_keep(i32 noundef %0, i32 noundef %1, ptr noundef readnone %2, i32 noundef %3, ptr noundef writeonly %4) {
  %6 = tail call noalias dereferenceable_or_null(16) ptr @malloc(i64 noundef 16)
  %7 = tail call fastcc ptr @enzyme_build.mpi.window_of(i32 noundef %1)
  store ptr %7, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %9, ptr %10, align 8
  store ptr null, ptr %8, align 8
  %11 = icmp eq ptr %9, null
  br i1 %11, label %.loopexit, label %.preheader.preheader

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %12 = tail call i32 @MPI_Win_fence(i32 noundef %0, i32 noundef %1)
  store i32 %12, ptr %4, align 4
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %21, label %20

.preheader:
  %16 = phi ptr [ %18, %.preheader ], [ %9, %.preheader.preheader ]
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 220
  store i32 1, ptr %17, align 4
  %18 = load ptr, ptr %16, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %.loopexit.loopexit, label %.preheader

20:
  tail call fastcc void @enzyme_build.mpi.fence_forward(ptr noundef nonnull %14)
  br label %21

21:
  ret ptr %6
}

declare noalias noundef ptr @malloc(i64 noundef)

declare i32 @MPI_Win_fence(i32 noundef, i32 noundef)

define internal fastcc void @enzyme_build.mpi.fence_forward(ptr noundef %0) {
  tail call fastcc void @enzyme_build.mpi.fence_shadows(ptr noundef %0)
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %.loopexit, label %.preheader.preheader

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  store ptr null, ptr %2, align 8
  ret void

.preheader:
  %5 = phi ptr [ %6, %14 ], [ %3, %.preheader.preheader ]
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, 1
  br i1 %9, label %10, label %14

10:
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 192
  %13 = load ptr, ptr %12, align 8
  tail call fastcc void @enzyme_build.mpi.move(ptr noundef nonnull %11, i32 noundef 2, ptr noundef %13)
  br label %14

14:
  tail call fastcc void @enzyme_build.mpi.forget_access(ptr noundef %5)
  %15 = icmp eq ptr %6, null
  br i1 %15, label %.loopexit.loopexit, label %.preheader
}

define internal i32 @enzyme_build.mpi.Win_fence_forward(i32 noundef %0, i32 noundef %1, ptr noundef readnone %2, i32 noundef %3) {
  %5 = tail call i32 @MPI_Win_fence(i32 noundef %0, i32 noundef %1)
  %6 = tail call fastcc ptr @enzyme_build.mpi.window_of(i32 noundef %1)
  tail call fastcc void @enzyme_build.mpi.fence_forward(ptr noundef %6)
  ret i32 %5
}

define internal void @enzyme_build.mpi.Win_fence_reverse(ptr noundef %0, i32 noundef %1) {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %78, label %4

4:
  %5 = load ptr, ptr %0, align 8
  tail call fastcc void @enzyme_build.mpi.fence_shadows(ptr noundef %5)
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %.loopexit7, label %.preheader6.preheader

.preheader6.preheader:
  br label %.preheader6

.loopexit7.loopexit:
  br label %.loopexit7

.loopexit7:
  %9 = load ptr, ptr %0, align 8
  tail call fastcc void @enzyme_build.mpi.fence_shadows(ptr noundef %9)
  %10 = load ptr, ptr %6, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %.preheader.preheader

.preheader.preheader:
  br label %.preheader

12:
  %13 = tail call noalias dereferenceable_or_null(8) ptr @calloc(i64 noundef 1, i64 noundef 8)
  br label %.loopexit

.preheader6:
  %14 = phi ptr [ %43, %40 ], [ %7, %.preheader6.preheader ]
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, 1
  br i1 %17, label %18, label %26

18:
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 24
  %20 = tail call fastcc ptr @enzyme_build.mpi.packed(ptr noundef nonnull %19)
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 192
  store ptr %20, ptr %21, align 8
  tail call fastcc void @enzyme_build.mpi.move(ptr noundef nonnull %19, i32 noundef 3, ptr noundef null)
  %22 = load i32, ptr %15, align 8
  %23 = load ptr, ptr %21, align 8
  %24 = icmp eq i32 %22, 1
  %25 = select i1 %24, i32 2, i32 0
  br label %40

26:
  %27 = getelementptr inbounds nuw i8, ptr %14, i64 168
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %14, i64 144
  %30 = load i32, ptr %29, align 8
  %31 = sext i32 %30 to i64
  %32 = mul nsw i64 %28, %31
  %33 = getelementptr inbounds nuw i8, ptr %14, i64 36
  %34 = load i32, ptr %33, align 4
  %35 = sext i32 %34 to i64
  %36 = mul nsw i64 %32, %35
  %37 = add nsw i64 %36, 1
  %38 = tail call noalias noundef ptr @malloc(i64 noundef %37)
  %39 = getelementptr inbounds nuw i8, ptr %14, i64 192
  store ptr %38, ptr %39, align 8
  br label %40

40:
  %41 = phi ptr [ %38, %26 ], [ %23, %18 ]
  %42 = phi i32 [ 0, %26 ], [ %25, %18 ]
  tail call fastcc void @enzyme_build.mpi.access_shadows(ptr noundef nonnull %14, i32 noundef %42, ptr noundef %41)
  %43 = load ptr, ptr %14, align 8
  %44 = icmp eq ptr %43, null
  br i1 %44, label %.loopexit7.loopexit, label %.preheader6

45:
  %.lcssa = phi i64 [ %64, %63 ]
  %46 = add nuw nsw i64 %.lcssa, 1
  %47 = tail call noalias ptr @calloc(i64 noundef %46, i64 noundef 8)
  br label %69

.preheader:
  %48 = phi ptr [ %65, %63 ], [ %10, %.preheader.preheader ]
  %49 = phi i64 [ %64, %63 ], [ 0, %.preheader.preheader ]
  %50 = getelementptr inbounds nuw i8, ptr %48, i64 8
  %51 = load i32, ptr %50, align 8
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %63

53:
  %54 = getelementptr inbounds nuw i8, ptr %48, i64 168
  %55 = load i64, ptr %54, align 8
  %56 = getelementptr inbounds nuw i8, ptr %48, i64 16
  %57 = load ptr, ptr %56, align 8
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 12
  %59 = load i32, ptr %58, align 4
  %60 = sext i32 %59 to i64
  %61 = mul nsw i64 %55, %60
  %62 = tail call i64 @llvm.smax.i64(i64 %61, i64 %49)
  br label %63

63:
  %64 = phi i64 [ %49, %.preheader ], [ %62, %53 ]
  %65 = load ptr, ptr %48, align 8
  %66 = icmp eq ptr %65, null
  br i1 %66, label %45, label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %67 = phi ptr [ %13, %12 ], [ %47, %.loopexit.loopexit ]
  %68 = load ptr, ptr %0, align 8
  tail call fastcc void @enzyme_build.mpi.fence_shadows(ptr noundef %68)
  tail call void @free(ptr noundef %67)
  tail call void @free(ptr noundef %0)
  br label %78

69:
  %70 = phi ptr [ %76, %75 ], [ %10, %45 ]
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 8
  %72 = load i32, ptr %71, align 8
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %75

74:
  tail call fastcc void @enzyme_build.mpi.access_shadows(ptr noundef nonnull %70, i32 noundef 1, ptr noundef %47)
  br label %75

75:
  %76 = load ptr, ptr %70, align 8
  %77 = icmp eq ptr %76, null
  br i1 %77, label %.loopexit.loopexit, label %69

78:
  ret void
}

define internal fastcc void @enzyme_build.mpi.fence_shadows(ptr noundef readonly %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %3 = load i32, ptr %2, align 4
  %4 = icmp sgt i32 %3, 0
  br i1 %4, label %5, label %.loopexit

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %7

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void

7:
  %8 = phi i64 [ 0, %5 ], [ %13, %7 ]
  %9 = load ptr, ptr %6, align 8
  %10 = getelementptr inbounds nuw i32, ptr %9, i64 %8
  %11 = load i32, ptr %10, align 4
  %12 = tail call i32 @MPI_Win_fence(i32 noundef 0, i32 noundef %11)
  %13 = add nuw nsw i64 %8, 1
  %14 = load i32, ptr %2, align 4
  %15 = sext i32 %14 to i64
  %16 = icmp slt i64 %13, %15
  br i1 %16, label %7, label %.loopexit.loopexit
}

define internal fastcc void @enzyme_build.mpi.access_shadows(ptr noundef readonly %0, i32 noundef %1, ptr noundef %2) {
  %4 = alloca i32, align 4
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %8 = load i32, ptr %7, align 4
  %9 = sext i32 %8 to i64
  %10 = mul nsw i64 %6, %9
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %59, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %14 = load i32, ptr %13, align 8
  %15 = tail call fastcc i32 @enzyme_build.mpi.base_of(i32 noundef %14)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %16 = call i32 @MPI_Type_size(i32 noundef %15, ptr noundef nonnull %4)
  %17 = load i32, ptr %4, align 4
  %18 = sext i32 %17 to i64
  %19 = sdiv i64 %10, %18
  %20 = icmp sgt i64 %19, 2147483647
  br i1 %20, label %21, label %22

21:
  call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.5, i64 noundef 68)
  br label %22

22:
  %23 = trunc i64 %19 to i32
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 12
  %27 = load i32, ptr %26, align 4
  %28 = icmp sgt i32 %27, 0
  br i1 %28, label %29, label %.loopexit

29:
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 204
  br label %33

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %59

33:
  %34 = phi i64 [ 0, %29 ], [ %53, %52 ]
  %35 = phi ptr [ %25, %29 ], [ %54, %52 ]
  %36 = mul nsw i64 %34, %10
  %37 = getelementptr inbounds i8, ptr %2, i64 %36
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 24
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds nuw i32, ptr %39, i64 %34
  %41 = load i32, ptr %40, align 4
  %42 = load i32, ptr %30, align 8
  %43 = load i64, ptr %31, align 8
  %44 = load i32, ptr %32, align 4
  %45 = load i32, ptr %13, align 8
  switch i32 %1, label %50 [
    i32 0, label %46
    i32 1, label %48
  ]

46:
  %47 = call i32 @MPI_Get(ptr noundef %37, i32 noundef %23, i32 noundef %15, i32 noundef %42, i64 noundef %43, i32 noundef %44, i32 noundef %45, i32 noundef %41)
  br label %52

48:
  %49 = call i32 @MPI_Put(ptr noundef %37, i32 noundef %23, i32 noundef %15, i32 noundef %42, i64 noundef %43, i32 noundef %44, i32 noundef %45, i32 noundef %41)
  br label %52

50:
  %51 = call i32 @MPI_Accumulate(ptr noundef %37, i32 noundef %23, i32 noundef %15, i32 noundef %42, i64 noundef %43, i32 noundef %44, i32 noundef %45, i32 noundef 1476395011, i32 noundef %41)
  br label %52

52:
  %53 = add nuw nsw i64 %34, 1
  %54 = load ptr, ptr %24, align 8
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 12
  %56 = load i32, ptr %55, align 4
  %57 = sext i32 %56 to i64
  %58 = icmp slt i64 %53, %57
  br i1 %58, label %33, label %.loopexit.loopexit

59:
  ret void
}

declare noalias noundef ptr @calloc(i64 noundef, i64 noundef)

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
  %12 = getelementptr inbounds nuw i8, ptr %15, i64 448
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %.loopexit.loopexit, label %.preheader

.preheader:
  %15 = phi ptr [ %13, %11 ], [ %9, %.preheader.preheader ]
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 108
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
  %12 = getelementptr inbounds nuw i8, ptr %15, i64 448
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %.loopexit.loopexit, label %.preheader

.preheader:
  %15 = phi ptr [ %13, %11 ], [ %9, %.preheader.preheader ]
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 108
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
  %12 = getelementptr inbounds nuw i8, ptr %15, i64 448
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %.loopexit.loopexit, label %.preheader

.preheader:
  %15 = phi ptr [ %13, %11 ], [ %9, %.preheader.preheader ]
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 108
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
  %2 = alloca i32, align 4
  %3 = alloca %enzyme_build.mpi.Neighbours, align 8
  %4 = alloca i32, align 4
  %5 = icmp eq i32 %0, 67108864
  br i1 %5, label %51, label %6

6:
  %7 = load i32, ptr @enzyme_build.mpi.twin_key, align 4
  %8 = tail call fastcc ptr @enzyme_build.mpi.carried_by(i32 noundef %0, i32 noundef %7)
  %9 = icmp eq ptr %8, null
  br i1 %9, label %10, label %51

10:
  %11 = load i32, ptr @enzyme_build.mpi.twin_key, align 4
  %12 = icmp eq i32 %11, 603979776
  br i1 %12, label %13, label %14

13:
  tail call fastcc void @enzyme_build.mpi.make_key(ptr noundef nonnull @enzyme_build.mpi.free_twin, ptr noundef nonnull @enzyme_build.mpi.twin_key)
  br label %14

14:
  %15 = tail call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4)
  %16 = tail call i32 @PMPI_Comm_dup(i32 noundef %0, ptr noundef %15)
  %17 = load i32, ptr %15, align 4
  %18 = tail call i32 @MPI_Comm_set_errhandler(i32 noundef %17, i32 noundef 1409286144)
  %19 = load i32, ptr @enzyme_build.mpi.twin_key, align 4
  %20 = tail call i32 @MPI_Comm_set_attr(i32 noundef %0, i32 noundef %19, ptr noundef nonnull %15)
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %21 = call i32 @MPI_Topo_test(i32 noundef %0, ptr noundef nonnull %2)
  %22 = load i32, ptr %2, align 4
  %23 = icmp eq i32 %22, 3
  br i1 %23, label %24, label %50

24:
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call fastcc void @enzyme_build.mpi.neighbours_in(ptr dead_on_unwind writable sret(%enzyme_build.mpi.Neighbours) align 8 %3, i32 noundef %0)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %26 = load i32, ptr %25, align 8
  store i32 %26, ptr %4, align 4
  %27 = call i32 @PMPI_Allreduce(ptr noundef nonnull inttoptr (i64 -1 to ptr), ptr noundef nonnull %4, i32 noundef 1, i32 noundef 1275069445, i32 noundef 1476395013, i32 noundef %0)
  %28 = load i32, ptr %4, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %47

30:
  %31 = load i32, ptr @enzyme_build.mpi.back_key, align 4
  %32 = icmp eq i32 %31, 603979776
  br i1 %32, label %33, label %34

33:
  call fastcc void @enzyme_build.mpi.make_key(ptr noundef nonnull @enzyme_build.mpi.free_twin, ptr noundef nonnull @enzyme_build.mpi.back_key)
  br label %34

34:
  %35 = call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4)
  %36 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %37 = load i32, ptr %36, align 4
  %38 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %39 = load ptr, ptr %38, align 8
  %40 = load ptr, ptr @MPI_UNWEIGHTED, align 8
  %41 = load i32, ptr %3, align 8
  %42 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %43 = load ptr, ptr %42, align 8
  %44 = call i32 @PMPI_Dist_graph_create_adjacent(i32 noundef %0, i32 noundef %37, ptr noundef %39, ptr noundef %40, i32 noundef %41, ptr noundef %43, ptr noundef %40, i32 noundef 469762048, i32 noundef 0, ptr noundef %35)
  %45 = load i32, ptr @enzyme_build.mpi.back_key, align 4
  %46 = call i32 @MPI_Comm_set_attr(i32 noundef %0, i32 noundef %45, ptr noundef %35)
  br label %47

47:
  %48 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %49 = load ptr, ptr %48, align 8
  call void @free(ptr noundef %49)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %50

50:
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br label %51

51:
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

define internal i32 @enzyme_build.mpi.made_Dist_graph_create(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8) {
  %10 = tail call i32 @PMPI_Dist_graph_create(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %14

12:
  %13 = load i32, ptr %8, align 4
  tail call fastcc void @enzyme_build.mpi.make_twin(i32 noundef %13)
  br label %14

14:
  ret i32 %10
}

declare i32 @PMPI_Dist_graph_create(i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef)

define internal noalias noundef ptr @enzyme_build.mpi.Dist_graph_create_keep(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef readnone %9, i32 noundef %10, ptr noundef writeonly %11) {
  %13 = tail call i32 @enzyme_build.mpi.made_Dist_graph_create(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8)
  store i32 %13, ptr %11, align 4
  %14 = tail call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4)
  %15 = load i32, ptr %8, align 4
  store i32 %15, ptr %14, align 4
  ret ptr %14
}

define internal i32 @enzyme_build.mpi.Dist_graph_create_forward(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef readnone %9, i32 noundef %10) {
  %12 = tail call i32 @enzyme_build.mpi.made_Dist_graph_create(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8)
  ret i32 %12
}

define internal void @enzyme_build.mpi.Dist_graph_create_reverse(ptr noundef %0, i32 noundef %1) {
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
  br i1 %11, label %.loopexit, label %.preheader.preheader

.preheader.preheader:
  br label %.preheader

.preheader:
  %12 = phi ptr [ %22, %20 ], [ %10, %.preheader.preheader ]
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 456
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, %5
  br i1 %15, label %16, label %20

16:
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 48
  %18 = load i32, ptr %17, align 8
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %24

20:
  %21 = getelementptr inbounds nuw i8, ptr %12, i64 448
  %22 = load ptr, ptr %21, align 8
  %23 = icmp eq ptr %22, null
  br i1 %23, label %.loopexit.loopexit, label %.preheader

24:
  %.lcssa = phi ptr [ %12, %16 ]
  %25 = getelementptr inbounds nuw i8, ptr %.lcssa, i64 72
  store i32 1, ptr %25, align 8
  store i32 738197504, ptr %0, align 4
  br label %42

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %26 = icmp eq i32 %5, 738197504
  br i1 %26, label %40, label %27

27:
  %28 = tail call fastcc ptr @enzyme_build.mpi.closed(i32 noundef %5)
  %29 = icmp eq ptr %28, null
  br i1 %29, label %40, label %30

30:
  %31 = getelementptr inbounds nuw i8, ptr %28, i64 104
  %32 = load i32, ptr %31, align 8
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %38

34:
  %35 = getelementptr inbounds nuw i8, ptr %28, i64 488
  %36 = load ptr, ptr %35, align 8
  %37 = icmp eq ptr %36, null
  br i1 %37, label %39, label %38

38:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.39, i64 noundef 74)
  br label %39

39:
  tail call fastcc void @enzyme_build.mpi.finished(ptr noundef nonnull %28)
  br label %40

40:
  %41 = tail call i32 @MPI_Request_free(ptr noundef nonnull %0)
  br label %42

42:
  %43 = phi i32 [ %41, %40 ], [ 0, %24 ]
  store i32 %43, ptr %3, align 4
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
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 456
  %13 = load i32, ptr %12, align 8
  %14 = icmp eq i32 %13, %4
  br i1 %14, label %15, label %19

15:
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 48
  %17 = load i32, ptr %16, align 8
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %23

19:
  %20 = getelementptr inbounds nuw i8, ptr %11, i64 448
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
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 448
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %27, null
  br i1 %28, label %.loopexit.loopexit, label %29

29:
  %30 = icmp eq ptr %27, %.lcssa
  br i1 %30, label %.loopexit3.loopexit, label %.preheader

.loopexit3.loopexit:
  %.lcssa23 = phi ptr [ %25, %29 ]
  %31 = getelementptr inbounds nuw i8, ptr %.lcssa23, i64 448
  br label %.loopexit3

.loopexit3:
  %32 = phi ptr [ %8, %23 ], [ %31, %.loopexit3.loopexit ]
  %33 = getelementptr inbounds nuw i8, ptr %.lcssa, i64 448
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
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.40, i64 noundef 88)
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
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  br label %10

10:
  %11 = phi i64 [ 0, %7 ], [ %20, %19 ]
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
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %23 = tail call i32 @MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6)
  br label %36

24:
  %.lcssa7 = phi i64 [ %11, %15 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %25 = trunc nuw nsw i64 %.lcssa7 to i32
  %26 = call i32 @MPI_Comm_rank(i32 noundef %6, ptr noundef nonnull %8)
  %27 = call i32 @MPI_Comm_size(i32 noundef %6, ptr noundef nonnull %9)
  %28 = load i32, ptr %8, align 4
  %29 = icmp eq i32 %28, %5
  %30 = load i32, ptr %9, align 4
  %31 = add nsw i32 %30, -1
  %32 = select i1 %29, i32 %31, i32 -1
  %33 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %34 = select i1 %33, ptr %1, ptr %0
  %35 = call fastcc i32 @enzyme_build.mpi.reduce_up_to(i32 noundef %25, i32 noundef %32, ptr noundef %34, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %6)
  br label %36

36:
  %37 = phi i32 [ %23, %22 ], [ %35, %24 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  ret i32 %37
}

declare i32 @MPI_Comm_rank(i32 noundef, ptr noundef)

declare i32 @MPI_Comm_size(i32 noundef, ptr noundef)

define internal fastcc i32 @enzyme_build.mpi.reduce_up_to(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) {
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  %14 = call i32 @MPI_Comm_rank(i32 noundef %6, ptr noundef nonnull %12)
  %15 = call i32 @MPI_Comm_size(i32 noundef %6, ptr noundef nonnull %13)
  %16 = sext i32 %4 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %17 = call i32 @MPI_Type_get_extent(i32 noundef %5, ptr noundef nonnull %10, ptr noundef nonnull %11)
  %18 = load i64, ptr %11, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  %19 = mul nsw i64 %18, %16
  %20 = add nsw i64 %19, 1
  %21 = call noalias noundef ptr @malloc(i64 noundef %20)
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %22 = call i32 @MPI_Type_get_extent(i32 noundef %5, ptr noundef nonnull %8, ptr noundef nonnull %9)
  %23 = load i64, ptr %9, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  %24 = mul nsw i64 %23, %16
  %25 = add nsw i64 %24, 1
  %26 = call noalias noundef ptr @malloc(i64 noundef %25)
  %27 = load i32, ptr %13, align 4
  %28 = icmp sgt i32 %27, 0
  br i1 %28, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  %.lcssa = phi i32 [ %38, %43 ]
  br label %.loopexit

.loopexit:
  %29 = phi i32 [ 0, %7 ], [ %.lcssa, %.loopexit.loopexit ]
  %30 = icmp sgt i32 %1, -1
  br i1 %30, label %45, label %47

.preheader:
  %31 = phi i32 [ %32, %43 ], [ %27, %.preheader.preheader ]
  %32 = add nsw i32 %31, -1
  %33 = load i32, ptr %12, align 4
  %34 = icmp eq i32 %32, %33
  br i1 %34, label %35, label %37

35:
  %36 = call i32 @MPI_Allgather(ptr noundef %2, i32 noundef %4, i32 noundef %5, ptr noundef %21, i32 noundef %4, i32 noundef %5, i32 noundef 1140850689)
  br label %37

37:
  %38 = call i32 @MPI_Bcast(ptr noundef %21, i32 noundef %4, i32 noundef %5, i32 noundef %32, i32 noundef %6)
  %39 = icmp sgt i32 %32, %1
  br i1 %39, label %43, label %40

40:
  %41 = icmp eq i32 %32, %1
  %42 = zext i1 %41 to i32
  call fastcc void @enzyme_build.mpi.put_on_top(i32 noundef %0, i32 noundef %42, ptr noundef %21, ptr noundef %26, i32 noundef %4, i32 noundef %5)
  br label %43

43:
  %44 = icmp samesign ugt i32 %31, 1
  br i1 %44, label %.preheader, label %.loopexit.loopexit

45:
  %46 = call i32 @MPI_Allgather(ptr noundef %26, i32 noundef %4, i32 noundef %5, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef 1140850689)
  br label %47

47:
  call void @free(ptr noundef %21)
  call void @free(ptr noundef %26)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret i32 %29
}

define internal i32 @enzyme_build.mpi.calls_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  br label %9

9:
  %10 = phi i64 [ 0, %6 ], [ %19, %18 ]
  %11 = getelementptr inbounds nuw %enzyme_build.mpi.Operation, ptr @enzyme_build.mpi.operations, i64 %10
  %12 = load ptr, ptr %11, align 16
  %13 = icmp eq ptr %12, null
  br i1 %13, label %21, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, %4
  br i1 %17, label %23, label %18

18:
  %19 = add nuw nsw i64 %10, 1
  %20 = icmp eq i64 %19, 1024
  br i1 %20, label %21, label %9

21:
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %22 = tail call i32 @MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  br label %32

23:
  %.lcssa7 = phi i64 [ %10, %14 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %24 = trunc nuw nsw i64 %.lcssa7 to i32
  %25 = call i32 @MPI_Comm_rank(i32 noundef %5, ptr noundef nonnull %7)
  %26 = call i32 @MPI_Comm_size(i32 noundef %5, ptr noundef nonnull %8)
  %27 = load i32, ptr %8, align 4
  %28 = add nsw i32 %27, -1
  %29 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %30 = select i1 %29, ptr %1, ptr %0
  %31 = call fastcc i32 @enzyme_build.mpi.reduce_up_to(i32 noundef %24, i32 noundef %28, ptr noundef %30, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %5)
  br label %32

32:
  %33 = phi i32 [ %22, %21 ], [ %31, %23 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  ret i32 %33
}

define internal i32 @enzyme_build.mpi.calls_Scan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  br label %9

9:
  %10 = phi i64 [ 0, %6 ], [ %19, %18 ]
  %11 = getelementptr inbounds nuw %enzyme_build.mpi.Operation, ptr @enzyme_build.mpi.operations, i64 %10
  %12 = load ptr, ptr %11, align 16
  %13 = icmp eq ptr %12, null
  br i1 %13, label %21, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, %4
  br i1 %17, label %23, label %18

18:
  %19 = add nuw nsw i64 %10, 1
  %20 = icmp eq i64 %19, 1024
  br i1 %20, label %21, label %9

21:
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %22 = tail call i32 @MPI_Scan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  br label %31

23:
  %.lcssa7 = phi i64 [ %10, %14 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %24 = trunc nuw nsw i64 %.lcssa7 to i32
  %25 = call i32 @MPI_Comm_rank(i32 noundef %5, ptr noundef nonnull %7)
  %26 = call i32 @MPI_Comm_size(i32 noundef %5, ptr noundef nonnull %8)
  %27 = load i32, ptr %7, align 4
  %28 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %29 = select i1 %28, ptr %1, ptr %0
  %30 = call fastcc i32 @enzyme_build.mpi.reduce_up_to(i32 noundef %24, i32 noundef %27, ptr noundef %29, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %5)
  br label %31

31:
  %32 = phi i32 [ %22, %21 ], [ %30, %23 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  ret i32 %32
}

define internal i32 @enzyme_build.mpi.calls_Exscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  br label %9

9:
  %10 = phi i64 [ 0, %6 ], [ %19, %18 ]
  %11 = getelementptr inbounds nuw %enzyme_build.mpi.Operation, ptr @enzyme_build.mpi.operations, i64 %10
  %12 = load ptr, ptr %11, align 16
  %13 = icmp eq ptr %12, null
  br i1 %13, label %21, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, %4
  br i1 %17, label %23, label %18

18:
  %19 = add nuw nsw i64 %10, 1
  %20 = icmp eq i64 %19, 1024
  br i1 %20, label %21, label %9

21:
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %22 = tail call i32 @MPI_Exscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  br label %32

23:
  %.lcssa7 = phi i64 [ %10, %14 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %24 = trunc nuw nsw i64 %.lcssa7 to i32
  %25 = call i32 @MPI_Comm_rank(i32 noundef %5, ptr noundef nonnull %7)
  %26 = call i32 @MPI_Comm_size(i32 noundef %5, ptr noundef nonnull %8)
  %27 = load i32, ptr %7, align 4
  %28 = add nsw i32 %27, -1
  %29 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %30 = select i1 %29, ptr %1, ptr %0
  %31 = call fastcc i32 @enzyme_build.mpi.reduce_up_to(i32 noundef %24, i32 noundef %28, ptr noundef %30, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %5)
  br label %32

32:
  %33 = phi i32 [ %22, %21 ], [ %31, %23 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  ret i32 %33
}

define internal i32 @enzyme_build.mpi.calls_Reduce_local(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  br label %9

9:
  %10 = phi i64 [ 0, %5 ], [ %19, %18 ]
  %11 = getelementptr inbounds nuw %enzyme_build.mpi.Operation, ptr @enzyme_build.mpi.operations, i64 %10
  %12 = load ptr, ptr %11, align 16
  %13 = icmp eq ptr %12, null
  br i1 %13, label %21, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, %4
  br i1 %17, label %23, label %18

18:
  %19 = add nuw nsw i64 %10, 1
  %20 = icmp eq i64 %19, 1024
  br i1 %20, label %21, label %9

21:
  %22 = tail call i32 @MPI_Reduce_local(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4)
  br label %31

23:
  %.lcssa7 = phi i64 [ %10, %14 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  store i32 %2, ptr %6, align 4
  store i32 %3, ptr %7, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store i32 %3, ptr %8, align 4
  %24 = and i64 %.lcssa7, 4294967295
  %25 = getelementptr inbounds nuw %enzyme_build.mpi.Operation, ptr @enzyme_build.mpi.operations, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 12
  %27 = load i32, ptr %26, align 4
  %28 = load ptr, ptr %25, align 16
  %29 = icmp eq i32 %27, 0
  %30 = select i1 %29, ptr %7, ptr %8
  call void %28(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %6, ptr noundef nonnull %30)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %31

31:
  %32 = phi i32 [ %22, %21 ], [ 0, %23 ]
  ret i32 %32
}

define internal i32 @enzyme_build.mpi.calls_Reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) {
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i32, align 4
  br label %12

12:
  %13 = phi i64 [ 0, %6 ], [ %22, %21 ]
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
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %25 = tail call i32 @MPI_Reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  br label %55

26:
  %.lcssa16 = phi i64 [ %13, %17 ]
  %27 = trunc nuw nsw i64 %.lcssa16 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %28 = call i32 @MPI_Comm_size(i32 noundef %5, ptr noundef nonnull %11)
  %29 = sext i32 %2 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %30 = call i32 @MPI_Type_get_extent(i32 noundef %3, ptr noundef nonnull %9, ptr noundef nonnull %10)
  %31 = load i64, ptr %10, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %32 = mul nsw i64 %31, %29
  %33 = add nsw i64 %32, 1
  %34 = call noalias noundef ptr @malloc(i64 noundef %33)
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %35 = call i32 @MPI_Type_get_extent(i32 noundef %3, ptr noundef nonnull %7, ptr noundef nonnull %8)
  %36 = load i64, ptr %8, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  %37 = mul nsw i64 %36, %29
  %38 = add nsw i64 %37, 1
  %39 = call noalias noundef ptr @malloc(i64 noundef %38)
  %40 = load i32, ptr %11, align 4
  %41 = icmp sgt i32 %40, 0
  br i1 %41, label %42, label %.loopexit

42:
  %43 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %44 = select i1 %43, ptr %1, ptr %0
  br label %47

.loopexit.loopexit:
  %.lcssa = phi i32 [ %50, %47 ]
  br label %.loopexit

.loopexit:
  %45 = phi i32 [ 0, %26 ], [ %.lcssa, %.loopexit.loopexit ]
  %46 = call i32 @MPI_Allgather(ptr noundef %39, i32 noundef %2, i32 noundef %3, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef 1140850689)
  call void @free(ptr noundef %34)
  call void @free(ptr noundef %39)
  br label %55

47:
  %48 = phi i32 [ %40, %42 ], [ %49, %47 ]
  %49 = add nsw i32 %48, -1
  %50 = call i32 @MPI_Scatter(ptr noundef %44, i32 noundef %2, i32 noundef %3, ptr noundef %34, i32 noundef %2, i32 noundef %3, i32 noundef %49, i32 noundef %5)
  %51 = load i32, ptr %11, align 4
  %52 = icmp eq i32 %48, %51
  %53 = zext i1 %52 to i32
  call fastcc void @enzyme_build.mpi.put_on_top(i32 noundef %27, i32 noundef %53, ptr noundef %34, ptr noundef %39, i32 noundef %2, i32 noundef %3)
  %54 = icmp samesign ugt i32 %48, 1
  br i1 %54, label %47, label %.loopexit.loopexit

55:
  %56 = phi i32 [ %25, %24 ], [ %45, %.loopexit ]
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  ret i32 %56
}

define internal fastcc void @enzyme_build.mpi.put_on_top(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5) {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = icmp eq i32 %1, 0
  br i1 %10, label %13, label %11

11:
  %12 = tail call i32 @MPI_Allgather(ptr noundef %2, i32 noundef %4, i32 noundef %5, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef 1140850689)
  br label %21

13:
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store i32 %4, ptr %7, align 4
  store i32 %5, ptr %8, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  store i32 %5, ptr %9, align 4
  %14 = zext nneg i32 %0 to i64
  %15 = getelementptr inbounds nuw %enzyme_build.mpi.Operation, ptr @enzyme_build.mpi.operations, i64 %14
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 12
  %17 = load i32, ptr %16, align 4
  %18 = load ptr, ptr %15, align 16
  %19 = icmp eq i32 %17, 0
  %20 = select i1 %19, ptr %8, ptr %9
  call void %18(ptr noundef %2, ptr noundef %3, ptr noundef nonnull %7, ptr noundef nonnull %20)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %21

21:
  ret void
}

define internal i32 @enzyme_build.mpi.calls_Reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) {
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  br label %13

13:
  %14 = phi i64 [ 0, %6 ], [ %23, %22 ]
  %15 = getelementptr inbounds nuw %enzyme_build.mpi.Operation, ptr @enzyme_build.mpi.operations, i64 %14
  %16 = load ptr, ptr %15, align 16
  %17 = icmp eq ptr %16, null
  br i1 %17, label %25, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %20 = load i32, ptr %19, align 8
  %21 = icmp eq i32 %20, %4
  br i1 %21, label %27, label %22

22:
  %23 = add nuw nsw i64 %14, 1
  %24 = icmp eq i64 %23, 1024
  br i1 %24, label %25, label %13

25:
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  %26 = tail call i32 @MPI_Reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  br label %77

27:
  %.lcssa19 = phi i64 [ %14, %18 ]
  %28 = trunc nuw nsw i64 %.lcssa19 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  %29 = call i32 @MPI_Comm_rank(i32 noundef %5, ptr noundef nonnull %11)
  %30 = call i32 @MPI_Comm_size(i32 noundef %5, ptr noundef nonnull %12)
  %31 = load i32, ptr %11, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr %2, i64 %32
  %34 = load i32, ptr %33, align 4
  %35 = load i32, ptr %12, align 4
  %36 = sext i32 %35 to i64
  %37 = shl nsw i64 %36, 2
  %38 = call noalias ptr @malloc(i64 noundef %37)
  %39 = icmp sgt i32 %35, 0
  br i1 %39, label %40, label %.loopexit3

40:
  %41 = zext nneg i32 %35 to i64
  br label %58

.loopexit3.loopexit:
  br label %.loopexit3

.loopexit3:
  %42 = sext i32 %34 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %43 = call i32 @MPI_Type_get_extent(i32 noundef %3, ptr noundef nonnull %9, ptr noundef nonnull %10)
  %44 = load i64, ptr %10, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %45 = mul nsw i64 %44, %42
  %46 = add nsw i64 %45, 1
  %47 = call noalias noundef ptr @malloc(i64 noundef %46)
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %48 = call i32 @MPI_Type_get_extent(i32 noundef %3, ptr noundef nonnull %7, ptr noundef nonnull %8)
  %49 = load i64, ptr %8, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  %50 = mul nsw i64 %49, %42
  %51 = add nsw i64 %50, 1
  %52 = call noalias noundef ptr @malloc(i64 noundef %51)
  %53 = load i32, ptr %12, align 4
  %54 = icmp sgt i32 %53, 0
  br i1 %54, label %55, label %.loopexit

55:
  %56 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %57 = select i1 %56, ptr %1, ptr %0
  br label %69

58:
  %59 = phi i64 [ 0, %40 ], [ %65, %58 ]
  %60 = phi i32 [ 0, %40 ], [ %64, %58 ]
  %61 = getelementptr inbounds nuw i32, ptr %38, i64 %59
  store i32 %60, ptr %61, align 4
  %62 = getelementptr inbounds nuw i32, ptr %2, i64 %59
  %63 = load i32, ptr %62, align 4
  %64 = add nsw i32 %63, %60
  %65 = add nuw nsw i64 %59, 1
  %66 = icmp eq i64 %65, %41
  br i1 %66, label %.loopexit3.loopexit, label %58

.loopexit.loopexit:
  %.lcssa = phi i32 [ %72, %69 ]
  br label %.loopexit

.loopexit:
  %67 = phi i32 [ 0, %.loopexit3 ], [ %.lcssa, %.loopexit.loopexit ]
  %68 = call i32 @MPI_Allgather(ptr noundef %52, i32 noundef %34, i32 noundef %3, ptr noundef %1, i32 noundef %34, i32 noundef %3, i32 noundef 1140850689)
  call void @free(ptr noundef %47)
  call void @free(ptr noundef %52)
  call void @free(ptr noundef %38)
  br label %77

69:
  %70 = phi i32 [ %53, %55 ], [ %71, %69 ]
  %71 = add nsw i32 %70, -1
  %72 = call i32 @MPI_Scatterv(ptr noundef %57, ptr noundef nonnull %2, ptr noundef %38, i32 noundef %3, ptr noundef %47, i32 noundef %34, i32 noundef %3, i32 noundef %71, i32 noundef %5)
  %73 = load i32, ptr %12, align 4
  %74 = icmp eq i32 %70, %73
  %75 = zext i1 %74 to i32
  call fastcc void @enzyme_build.mpi.put_on_top(i32 noundef %28, i32 noundef %75, ptr noundef %47, ptr noundef %52, i32 noundef %34, i32 noundef %3)
  %76 = icmp samesign ugt i32 %70, 1
  br i1 %76, label %69, label %.loopexit.loopexit

77:
  %78 = phi i32 [ %26, %25 ], [ %67, %.loopexit ]
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  ret i32 %78
}

define internal noundef i32 @enzyme_build.mpi.unseen_carrier(i32 noundef %0) noinline "enzyme_inactive" {
  tail call fastcc void @enzyme_build.mpi.make_twin(i32 noundef %0)
  %2 = load i32, ptr @enzyme_build.mpi.twin_key, align 4
  %3 = tail call fastcc ptr @enzyme_build.mpi.carried_by(i32 noundef %0, i32 noundef %2)
  %4 = icmp eq ptr %3, null
  br i1 %4, label %7, label %5

5:
  %6 = load i32, ptr %3, align 4
  br label %7

7:
  %8 = phi i32 [ %6, %5 ], [ %0, %1 ]
  tail call fastcc void @enzyme_build.mpi.make_twin(i32 noundef %8)
  ret i32 %8
}

define internal i32 @enzyme_build.mpi.calls_Alltoallw(ptr noundef %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, i32 noundef %8) {
  %10 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %11 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  br i1 %11, label %12, label %13

12:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.1, i64 noundef 79)
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

declare i32 @MPI_Waitall(i32 noundef, ptr noundef, ptr noundef)

define internal i32 @enzyme_build.mpi.calls_Win_allocate(i64 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef writeonly %4, ptr noundef %5) {
  %7 = add nsw i64 %0, 1
  %8 = tail call noalias ptr @calloc(i64 noundef %7, i64 noundef 1)
  store ptr %8, ptr %4, align 8
  %9 = tail call i32 @MPI_Win_create(ptr noundef %8, i64 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %5)
  br label %10

10:
  %11 = phi i64 [ 0, %6 ], [ %17, %16 ]
  %12 = getelementptr inbounds nuw %enzyme_build.mpi.anon.0, ptr @enzyme_build.mpi.allocated, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %20, label %16

16:
  %17 = add nuw nsw i64 %11, 1
  %18 = icmp eq i64 %17, 64
  br i1 %18, label %19, label %10

19:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.2, i64 noundef 91)
  br label %22

20:
  %.lcssa = phi i64 [ %11, %10 ]
  %21 = and i64 %.lcssa, 4294967295
  br label %22

22:
  %23 = phi i64 [ %21, %20 ], [ 64, %19 ]
  %24 = load i32, ptr %5, align 4
  %25 = getelementptr inbounds nuw %enzyme_build.mpi.anon.0, ptr @enzyme_build.mpi.allocated, i64 %23
  store i32 %24, ptr %25, align 16
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 8
  store ptr %8, ptr %26, align 8
  ret i32 %9
}

define internal i32 @enzyme_build.mpi.calls_Win_free(ptr noundef %0) {
  br label %4

2:
  %.lcssa = phi ptr [ %17, %16 ]
  %3 = tail call i32 @MPI_Win_free(ptr noundef %0)
  tail call void @free(ptr noundef %.lcssa)
  ret i32 %3

4:
  %5 = phi i64 [ 0, %1 ], [ %18, %16 ]
  %6 = phi ptr [ null, %1 ], [ %17, %16 ]
  %7 = getelementptr inbounds nuw %enzyme_build.mpi.anon.0, ptr @enzyme_build.mpi.allocated, i64 %5
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %16, label %11

11:
  %12 = load i32, ptr %7, align 16
  %13 = load i32, ptr %0, align 4
  %14 = icmp eq i32 %12, %13
  br i1 %14, label %15, label %16

15:
  store ptr null, ptr %8, align 8
  br label %16

16:
  %17 = phi ptr [ %9, %15 ], [ %6, %11 ], [ %6, %4 ]
  %18 = add nuw nsw i64 %5, 1
  %19 = icmp eq i64 %18, 64
  br i1 %19, label %2, label %4
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

define internal void @enzyme_build.mpi.fortran_Pack(ptr noundef %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef %3, ptr noundef readonly %4, ptr noundef %5, ptr noundef readonly %6, ptr noundef writeonly %7) {
  %9 = load i32, ptr %1, align 4
  %10 = load i32, ptr %2, align 4
  %11 = load i32, ptr %4, align 4
  %12 = load i32, ptr %6, align 4
  %13 = tail call i32 @MPI_Pack(ptr noundef %0, i32 noundef %9, i32 noundef %10, ptr noundef %3, i32 noundef %11, ptr noundef %5, i32 noundef %12)
  store i32 %13, ptr %7, align 4
  ret void
}

define internal void @enzyme_build.mpi.fortran_Unpack(ptr noundef %0, ptr noundef readonly %1, ptr noundef %2, ptr noundef %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef writeonly %7) {
  %9 = load i32, ptr %1, align 4
  %10 = load i32, ptr %4, align 4
  %11 = load i32, ptr %5, align 4
  %12 = load i32, ptr %6, align 4
  %13 = tail call i32 @MPI_Unpack(ptr noundef %0, i32 noundef %9, ptr noundef %2, ptr noundef %3, i32 noundef %10, i32 noundef %11, i32 noundef %12)
  store i32 %13, ptr %7, align 4
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

define internal void @enzyme_build.mpi.fortran_Reduce_local(ptr noundef %0, ptr noundef %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef writeonly %5) {
  %7 = load i32, ptr %2, align 4
  %8 = load i32, ptr %3, align 4
  %9 = load i32, ptr %4, align 4
  %10 = tail call i32 @MPI_Reduce_local(ptr noundef %0, ptr noundef %1, i32 noundef %7, i32 noundef %8, i32 noundef %9)
  store i32 %10, ptr %5, align 4
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

define internal void @enzyme_build.mpi.fortran_Win_create(ptr noundef %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef writeonly %5, ptr noundef writeonly %6) {
  %8 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %9 = load i64, ptr %1, align 8
  %10 = load i32, ptr %2, align 4
  %11 = load i32, ptr %3, align 4
  %12 = load i32, ptr %4, align 4
  %13 = call i32 @MPI_Win_create(ptr noundef %0, i64 noundef %9, i32 noundef %10, i32 noundef %11, i32 noundef %12, ptr noundef nonnull %8)
  store i32 %13, ptr %6, align 4
  %14 = load i32, ptr %8, align 4
  store i32 %14, ptr %5, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  ret void
}

define internal void @enzyme_build.mpi.fortran_Win_free(ptr noundef %0, ptr noundef writeonly %1) {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = load i32, ptr %0, align 4
  store i32 %4, ptr %3, align 4
  %5 = call i32 @MPI_Win_free(ptr noundef nonnull %3)
  store i32 %5, ptr %1, align 4
  %6 = load i32, ptr %3, align 4
  store i32 %6, ptr %0, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret void
}

define internal void @enzyme_build.mpi.fortran_Win_fence(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef writeonly %2) {
  %4 = load i32, ptr %0, align 4
  %5 = load i32, ptr %1, align 4
  %6 = tail call i32 @MPI_Win_fence(i32 noundef %4, i32 noundef %5)
  store i32 %6, ptr %2, align 4
  ret void
}

define internal void @enzyme_build.mpi.fortran_Put(ptr noundef %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef writeonly %8) {
  %10 = load i32, ptr %1, align 4
  %11 = load i32, ptr %2, align 4
  %12 = load i32, ptr %3, align 4
  %13 = load i64, ptr %4, align 8
  %14 = load i32, ptr %5, align 4
  %15 = load i32, ptr %6, align 4
  %16 = load i32, ptr %7, align 4
  %17 = tail call i32 @MPI_Put(ptr noundef %0, i32 noundef %10, i32 noundef %11, i32 noundef %12, i64 noundef %13, i32 noundef %14, i32 noundef %15, i32 noundef %16)
  store i32 %17, ptr %8, align 4
  ret void
}

define internal void @enzyme_build.mpi.fortran_Get(ptr noundef %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef writeonly %8) {
  %10 = load i32, ptr %1, align 4
  %11 = load i32, ptr %2, align 4
  %12 = load i32, ptr %3, align 4
  %13 = load i64, ptr %4, align 8
  %14 = load i32, ptr %5, align 4
  %15 = load i32, ptr %6, align 4
  %16 = load i32, ptr %7, align 4
  %17 = tail call i32 @MPI_Get(ptr noundef %0, i32 noundef %10, i32 noundef %11, i32 noundef %12, i64 noundef %13, i32 noundef %14, i32 noundef %15, i32 noundef %16)
  store i32 %17, ptr %8, align 4
  ret void
}

define internal void @enzyme_build.mpi.fortran_Accumulate(ptr noundef %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef readonly %6, ptr noundef readonly %7, ptr noundef readonly %8, ptr noundef writeonly %9) {
  %11 = load i32, ptr %1, align 4
  %12 = load i32, ptr %2, align 4
  %13 = load i32, ptr %3, align 4
  %14 = load i64, ptr %4, align 8
  %15 = load i32, ptr %5, align 4
  %16 = load i32, ptr %6, align 4
  %17 = load i32, ptr %7, align 4
  %18 = load i32, ptr %8, align 4
  %19 = tail call i32 @MPI_Accumulate(ptr noundef %0, i32 noundef %11, i32 noundef %12, i32 noundef %13, i64 noundef %14, i32 noundef %15, i32 noundef %16, i32 noundef %17, i32 noundef %18)
  store i32 %19, ptr %9, align 4
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

define internal void @enzyme_build.mpi.fortran_Comm_split_type(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef writeonly %4, ptr noundef writeonly %5) {
  %7 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %8 = load i32, ptr %0, align 4
  %9 = load i32, ptr %1, align 4
  %10 = load i32, ptr %2, align 4
  %11 = load i32, ptr %3, align 4
  %12 = call i32 @MPI_Comm_split_type(i32 noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11, ptr noundef nonnull %7)
  store i32 %12, ptr %5, align 4
  %13 = load i32, ptr %7, align 4
  store i32 %13, ptr %4, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  ret void
}

declare i32 @MPI_Comm_split_type(i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef)

define internal void @enzyme_build.mpi.made_fortran_Comm_split_type(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) {
  tail call void @pmpi_comm_split_type_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5)
  %7 = load i32, ptr %5, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %11

9:
  %10 = load i32, ptr %4, align 4
  tail call fastcc void @enzyme_build.mpi.make_twin(i32 noundef %10)
  br label %11

11:
  ret void
}

declare void @pmpi_comm_split_type_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

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
  call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.3, i64 noundef 75)
  br label %13

13:
  %14 = icmp eq i32 %3, 0
  br i1 %14, label %16, label %15

15:
  call fastcc void @enzyme_build.mpi.make_twin(i32 noundef %2)
  br label %16

16:
  %17 = call fastcc ptr @enzyme_build.mpi.new_record(i32 noundef %2, i32 noundef 0, i32 noundef 0, i32 noundef %4, ptr noundef %5, ptr noundef %6)
  %18 = call noalias dereferenceable_or_null(120) ptr @calloc(i64 noundef 1, i64 noundef 120)
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 488
  store ptr %18, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 88
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

define internal fastcc void @enzyme_build.mpi.add_pieces(ptr noundef %0, ptr noundef %1, i64 noundef %2) {
  %4 = load ptr, ptr @enzyme_build.mpi.pieces, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %.loopexit, label %6

6:
  %7 = getelementptr inbounds i8, ptr %1, i64 %2
  %8 = ptrtoint ptr %1 to i64
  br label %13

.loopexit.loopexit:
  %.lcssa = phi i64 [ %39, %38 ]
  br label %.loopexit

.loopexit:
  %9 = phi i64 [ 0, %3 ], [ %.lcssa, %.loopexit.loopexit ]
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store i32 1, ptr %10, align 4
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 1, ptr %11, align 8
  %12 = icmp eq i64 %9, %2
  br i1 %12, label %43, label %42

13:
  %14 = phi ptr [ %4, %6 ], [ %40, %38 ]
  %15 = phi i64 [ 0, %6 ], [ %39, %38 ]
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %17 = load ptr, ptr %16, align 8
  %18 = icmp ult ptr %17, %1
  %19 = select i1 %18, ptr %1, ptr %17
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %21 = load ptr, ptr %20, align 8
  %22 = icmp ugt ptr %21, %7
  %23 = select i1 %22, ptr %7, ptr %21
  %24 = icmp ult ptr %19, %23
  br i1 %24, label %25, label %38

25:
  %26 = ptrtoint ptr %23 to i64
  %27 = ptrtoint ptr %19 to i64
  %28 = sub i64 %26, %27
  %29 = add nsw i64 %28, %15
  %30 = getelementptr inbounds nuw i8, ptr %14, i64 24
  %31 = load i32, ptr %30, align 8
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %38, label %33

33:
  %34 = sub i64 %27, %8
  %35 = sext i32 %31 to i64
  %36 = sdiv i64 %28, %35
  %37 = trunc i64 %36 to i32
  tail call fastcc void @enzyme_build.mpi.add_run(ptr noundef %0, i64 noundef %34, i32 noundef %37, i32 noundef %31)
  br label %38

38:
  %39 = phi i64 [ %15, %13 ], [ %29, %33 ], [ %29, %25 ]
  %40 = load ptr, ptr %14, align 8
  %41 = icmp eq ptr %40, null
  br i1 %41, label %.loopexit.loopexit, label %13

42:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.12, i64 noundef 150)
  br label %43

43:
  ret void
}

define internal fastcc void @enzyme_build.mpi.forget_pieces(ptr noundef %0, ptr noundef %1) {
  %3 = load ptr, ptr @enzyme_build.mpi.pieces, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %.loopexit, label %.preheader.preheader

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void

.preheader:
  %5 = phi ptr [ %30, %29 ], [ %3, %.preheader.preheader ]
  %6 = phi ptr [ %31, %29 ], [ @enzyme_build.mpi.pieces, %.preheader.preheader ]
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = icmp ult ptr %8, %0
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %11 = load ptr, ptr %10, align 8
  %12 = icmp ugt ptr %11, %1
  br i1 %9, label %16, label %13

13:
  br i1 %12, label %23, label %14

14:
  %15 = load ptr, ptr %5, align 8
  store ptr %15, ptr %6, align 8
  tail call void @free(ptr noundef nonnull %5)
  br label %26

16:
  br i1 %12, label %17, label %20

17:
  %18 = tail call noalias dereferenceable_or_null(32) ptr @malloc(i64 noundef 32)
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %18, ptr noundef nonnull align 8 dereferenceable(32) %5, i64 32, i1 false)
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 8
  store ptr %1, ptr %19, align 8
  store ptr %0, ptr %10, align 8
  store ptr %18, ptr %5, align 8
  br label %29

20:
  %21 = icmp ugt ptr %11, %0
  br i1 %21, label %22, label %26

22:
  store ptr %0, ptr %10, align 8
  br label %26

23:
  %24 = icmp ult ptr %8, %1
  br i1 %24, label %25, label %26

25:
  store ptr %1, ptr %7, align 8
  br label %26

26:
  %27 = phi ptr [ %5, %23 ], [ %5, %22 ], [ %6, %14 ], [ %5, %25 ], [ %5, %20 ]
  %28 = load ptr, ptr %27, align 8
  br label %29

29:
  %30 = phi ptr [ %28, %26 ], [ %18, %17 ]
  %31 = phi ptr [ %27, %26 ], [ %5, %17 ]
  %32 = icmp eq ptr %30, null
  br i1 %32, label %.loopexit.loopexit, label %.preheader
}

declare i32 @MPI_Comm_test_inter(i32 noundef, ptr noundef)

define internal fastcc noalias noundef ptr @enzyme_build.mpi.new_record(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly %4, ptr noundef readonly %5) {
  %7 = tail call noalias dereferenceable_or_null(496) ptr @calloc(i64 noundef 1, i64 noundef 496)
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 108
  store i32 %0, ptr %8, align 4
  %9 = load i32, ptr @enzyme_build.mpi.twin_key, align 4
  %10 = tail call fastcc ptr @enzyme_build.mpi.carried_by(i32 noundef %0, i32 noundef %9)
  %11 = icmp eq ptr %10, null
  br i1 %11, label %14, label %12

12:
  %13 = load i32, ptr %10, align 4
  br label %14

14:
  %15 = phi i32 [ %13, %12 ], [ %0, %6 ]
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 112
  store i32 %15, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 96
  store i32 %1, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %7, i64 100
  store i32 %2, ptr %18, align 4
  %19 = load i64, ptr @enzyme_build.mpi.serials, align 8
  %20 = add nsw i64 %19, 1
  store i64 %20, ptr @enzyme_build.mpi.serials, align 8
  %21 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %20, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %7, i64 480
  store i32 738197504, ptr %22, align 8
  %23 = load i32, ptr @enzyme_build.mpi.again, align 4
  %24 = getelementptr inbounds nuw i8, ptr %7, i64 76
  store i32 %23, ptr %24, align 4
  %25 = shl nsw i32 %3, 1
  %26 = sext i32 %25 to i64
  %27 = shl nsw i64 %26, 3
  %28 = or disjoint i64 %27, 1
  %29 = tail call noalias ptr @malloc(i64 noundef %28)
  %30 = getelementptr inbounds nuw i8, ptr %7, i64 440
  store ptr %29, ptr %30, align 8
  %31 = icmp sgt i32 %3, 0
  br i1 %31, label %32, label %.loopexit

32:
  %33 = icmp eq ptr %4, null
  %34 = icmp eq ptr %5, null
  %35 = zext nneg i32 %3 to i64
  %36 = getelementptr inbounds nuw ptr, ptr %29, i64 %35
  br label %37

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret ptr %7

37:
  %38 = phi i64 [ 0, %32 ], [ %51, %48 ]
  br i1 %33, label %42, label %39

39:
  %40 = getelementptr inbounds nuw ptr, ptr %4, i64 %38
  %41 = load ptr, ptr %40, align 8
  br label %42

42:
  %43 = phi ptr [ %41, %39 ], [ null, %37 ]
  %44 = getelementptr inbounds nuw ptr, ptr %29, i64 %38
  store ptr %43, ptr %44, align 8
  br i1 %34, label %48, label %45

45:
  %46 = getelementptr inbounds nuw ptr, ptr %5, i64 %38
  %47 = load ptr, ptr %46, align 8
  br label %48

48:
  %49 = phi ptr [ %47, %45 ], [ null, %42 ]
  %50 = getelementptr inbounds nuw ptr, ptr %36, i64 %38
  store ptr %49, ptr %50, align 8
  %51 = add nuw nsw i64 %38, 1
  %52 = icmp eq i64 %51, %35
  br i1 %52, label %.loopexit.loopexit, label %37
}

define internal void @enzyme_build.mpi.start_adjoint_collective(ptr noundef %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %5 = load i32, ptr %4, align 8
  %6 = sext i32 %5 to i64
  %7 = mul nsw i64 %3, %6
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %9 = load i32, ptr %8, align 4
  %10 = sext i32 %9 to i64
  %11 = mul nsw i64 %7, %10
  %12 = add nsw i64 %11, 1
  %13 = tail call noalias noundef ptr @malloc(i64 noundef %12)
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 472
  store ptr %13, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 488
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
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 464
  %31 = load ptr, ptr %30, align 8
  tail call fastcc void @enzyme_build.mpi.start_pattern(i32 noundef %27, ptr noundef nonnull %0, ptr noundef nonnull %29, ptr noundef %31, ptr noundef nonnull %28, ptr noundef %13)
  ret void
}

define internal fastcc void @enzyme_build.mpi.start_pattern(i32 noundef %0, ptr noundef %1, ptr noundef readonly %2, ptr noundef %3, ptr noundef readonly %4, ptr noundef %5) {
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 488
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
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 280
  %20 = icmp eq ptr %2, %19
  br i1 %20, label %21, label %26

21:
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 108
  %23 = load i32, ptr %22, align 4
  %24 = load i32, ptr @enzyme_build.mpi.back_key, align 4
  %25 = tail call fastcc ptr @enzyme_build.mpi.carried_by(i32 noundef %23, i32 noundef %24)
  br label %26

26:
  %27 = phi ptr [ %25, %21 ], [ null, %17 ]
  %28 = icmp eq ptr %27, null
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 108
  %30 = select i1 %28, ptr %29, ptr %27
  %31 = load i32, ptr %30, align 4
  %32 = getelementptr inbounds nuw i8, ptr %18, i64 12
  %33 = load i32, ptr %32, align 4
  %34 = icmp eq i32 %33, 1
  %35 = icmp eq i32 %33, 4
  %36 = select i1 %35, i32 1275069450, i32 1275070475
  %37 = select i1 %34, i32 1275068685, i32 %36
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %39 = load i32, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %41 = load ptr, ptr %40, align 8
  tail call void @free(ptr noundef %41)
  %42 = getelementptr inbounds nuw i8, ptr %2, i64 124
  %43 = load i32, ptr %42, align 4
  %44 = getelementptr inbounds nuw i8, ptr %4, i64 124
  %45 = load i32, ptr %44, align 4
  %46 = add i32 %45, %43
  %47 = shl i32 %46, 1
  %48 = sext i32 %47 to i64
  %49 = shl nsw i64 %48, 2
  %50 = or disjoint i64 %49, 1
  %51 = tail call noalias ptr @malloc(i64 noundef %50)
  store ptr %51, ptr %40, align 8
  %52 = tail call fastcc ptr @enzyme_build.mpi.counts_of(ptr noundef nonnull %2, ptr noundef %51)
  %53 = load i32, ptr %42, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i32, ptr %51, i64 %54
  %56 = load ptr, ptr %40, align 8
  %57 = shl nsw i32 %53, 1
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i32, ptr %56, i64 %58
  %60 = tail call fastcc ptr @enzyme_build.mpi.counts_of(ptr noundef %4, ptr noundef %59)
  %61 = load i32, ptr %44, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i32, ptr %59, i64 %62
  %64 = getelementptr inbounds nuw i8, ptr %18, i64 144
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds nuw i8, ptr %18, i64 120
  %67 = load i32, ptr %66, align 8
  %68 = sext i32 %67 to i64
  %69 = mul nsw i64 %65, %68
  %70 = icmp sgt i64 %69, 2147483647
  br i1 %70, label %71, label %72

71:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.5, i64 noundef 68)
  br label %72

72:
  %73 = trunc i64 %69 to i32
  %74 = getelementptr inbounds nuw i8, ptr %18, i64 44
  %75 = load i32, ptr %74, align 4
  %76 = icmp ne i32 %75, 0
  %77 = icmp ugt i32 %0, 1
  %78 = and i1 %77, %76
  br i1 %78, label %79, label %80

79:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.4, i64 noundef 84)
  br label %80

80:
  switch i32 %0, label %483 [
    i32 0, label %81
    i32 1, label %98
    i32 2, label %129
    i32 3, label %132
    i32 4, label %143
    i32 5, label %154
    i32 6, label %158
    i32 7, label %161
    i32 8, label %164
    i32 9, label %167
    i32 10, label %170
    i32 11, label %170
    i32 12, label %199
    i32 13, label %208
    i32 14, label %228
    i32 16, label %232
    i32 17, label %232
    i32 18, label %232
    i32 19, label %232
    i32 15, label %428
  ]

81:
  %82 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %83 = load i32, ptr %82, align 8
  %84 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %85 = load i32, ptr %84, align 4
  %86 = icmp eq i32 %83, %85
  br i1 %86, label %87, label %94

87:
  %88 = shl i64 %69, 32
  %89 = ashr exact i64 %88, 32
  %90 = load i32, ptr %32, align 4
  %91 = sext i32 %90 to i64
  %92 = mul nsw i64 %89, %91
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %5, ptr align 1 %3, i64 %92, i1 false)
  %93 = load i32, ptr %84, align 4
  br label %94

94:
  %95 = phi i32 [ %93, %87 ], [ %85, %81 ]
  %96 = getelementptr inbounds nuw i8, ptr %1, i64 480
  %97 = tail call i32 @MPI_Ibcast(ptr noundef %5, i32 noundef %73, i32 noundef %37, i32 noundef %95, i32 noundef %39, ptr noundef nonnull %96)
  br label %483

98:
  %99 = load i32, ptr %74, align 4
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %124, label %101

101:
  %102 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %103 = load i32, ptr %102, align 8
  %104 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %105 = load i32, ptr %104, align 4
  %106 = icmp eq i32 %103, %105
  br i1 %106, label %110, label %107

107:
  %108 = getelementptr inbounds nuw i8, ptr %8, i64 88
  %109 = load ptr, ptr %108, align 8
  br label %120

110:
  %111 = shl i64 %69, 32
  %112 = ashr exact i64 %111, 32
  %113 = getelementptr inbounds nuw i8, ptr %8, i64 12
  %114 = load i32, ptr %113, align 4
  %115 = sext i32 %114 to i64
  %116 = mul nsw i64 %112, %115
  %117 = add nsw i64 %116, 1
  %118 = tail call noalias ptr @malloc(i64 noundef %117)
  %119 = getelementptr inbounds nuw i8, ptr %8, i64 88
  store ptr %118, ptr %119, align 8
  br label %120

120:
  %121 = phi ptr [ %109, %107 ], [ %118, %110 ]
  %122 = getelementptr inbounds nuw i8, ptr %1, i64 480
  %123 = tail call i32 @MPI_Igather(ptr noundef %3, i32 noundef %73, i32 noundef %37, ptr noundef %121, i32 noundef %73, i32 noundef %37, i32 noundef %105, i32 noundef %39, ptr noundef nonnull %122)
  br label %483

124:
  %125 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %126 = load i32, ptr %125, align 4
  %127 = getelementptr inbounds nuw i8, ptr %1, i64 480
  %128 = tail call i32 @MPI_Ireduce(ptr noundef %3, ptr noundef %5, i32 noundef %73, i32 noundef %37, i32 noundef 1476395011, i32 noundef %126, i32 noundef %39, ptr noundef nonnull %127)
  br label %483

129:
  %130 = getelementptr inbounds nuw i8, ptr %1, i64 480
  %131 = tail call i32 @MPI_Iallreduce(ptr noundef %3, ptr noundef %5, i32 noundef %73, i32 noundef %37, i32 noundef 1476395011, i32 noundef %39, ptr noundef nonnull %130)
  br label %483

132:
  %133 = load i32, ptr %44, align 4
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %137, label %135

135:
  %136 = load i32, ptr %59, align 4
  br label %137

137:
  %138 = phi i32 [ %136, %135 ], [ 0, %132 ]
  %139 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %140 = load i32, ptr %139, align 4
  %141 = getelementptr inbounds nuw i8, ptr %1, i64 480
  %142 = tail call i32 @MPI_Iscatterv(ptr noundef %3, ptr noundef %51, ptr noundef %55, i32 noundef %37, ptr noundef %5, i32 noundef %138, i32 noundef %37, i32 noundef %140, i32 noundef %39, ptr noundef nonnull %141)
  br label %483

143:
  %144 = load i32, ptr %42, align 4
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %148, label %146

146:
  %147 = load i32, ptr %51, align 4
  br label %148

148:
  %149 = phi i32 [ %147, %146 ], [ 0, %143 ]
  %150 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %151 = load i32, ptr %150, align 4
  %152 = getelementptr inbounds nuw i8, ptr %1, i64 480
  %153 = tail call i32 @MPI_Igatherv(ptr noundef %3, i32 noundef %149, i32 noundef %37, ptr noundef %5, ptr noundef %59, ptr noundef %63, i32 noundef %37, i32 noundef %151, i32 noundef %39, ptr noundef nonnull %152)
  br label %483

154:
  %155 = load i32, ptr %51, align 4
  %156 = getelementptr inbounds nuw i8, ptr %1, i64 480
  %157 = tail call i32 @MPI_Iallgatherv(ptr noundef %3, i32 noundef %155, i32 noundef %37, ptr noundef %5, ptr noundef %59, ptr noundef %63, i32 noundef %37, i32 noundef %39, ptr noundef nonnull %156)
  br label %483

158:
  %159 = getelementptr inbounds nuw i8, ptr %1, i64 480
  %160 = tail call i32 @MPI_Ireduce_scatter(ptr noundef %3, ptr noundef %5, ptr noundef %51, i32 noundef %37, i32 noundef 1476395011, i32 noundef %39, ptr noundef nonnull %159)
  br label %483

161:
  %162 = getelementptr inbounds nuw i8, ptr %1, i64 480
  %163 = tail call i32 @MPI_Ialltoallv(ptr noundef %3, ptr noundef %51, ptr noundef %55, i32 noundef %37, ptr noundef %5, ptr noundef %59, ptr noundef %63, i32 noundef %37, i32 noundef %39, ptr noundef nonnull %162)
  br label %483

164:
  %165 = getelementptr inbounds nuw i8, ptr %1, i64 480
  %166 = tail call i32 @MPI_Iscan(ptr noundef %3, ptr noundef %5, i32 noundef %73, i32 noundef %37, i32 noundef 1476395011, i32 noundef %39, ptr noundef nonnull %165)
  br label %483

167:
  %168 = getelementptr inbounds nuw i8, ptr %1, i64 480
  %169 = tail call i32 @MPI_Iexscan(ptr noundef %3, ptr noundef %5, i32 noundef %73, i32 noundef %37, i32 noundef 1476395011, i32 noundef %39, ptr noundef nonnull %168)
  br label %483

170:
  %171 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %172 = load i32, ptr %171, align 8
  %173 = icmp eq i32 %172, 0
  %174 = shl i64 %69, 32
  %175 = ashr exact i64 %174, 32
  br i1 %173, label %176, label %189

176:
  %177 = getelementptr inbounds nuw i8, ptr %8, i64 12
  %178 = load i32, ptr %177, align 4
  %179 = sext i32 %178 to i64
  %180 = mul nsw i64 %175, %179
  %181 = load i32, ptr %32, align 4
  %182 = sext i32 %181 to i64
  %183 = mul nsw i64 %180, %182
  %184 = add nsw i64 %183, 1
  %185 = tail call noalias ptr @malloc(i64 noundef %184)
  %186 = getelementptr inbounds nuw i8, ptr %8, i64 88
  store ptr %185, ptr %186, align 8
  %187 = getelementptr inbounds nuw i8, ptr %1, i64 480
  %188 = tail call i32 @MPI_Iallgather(ptr noundef %3, i32 noundef %73, i32 noundef %37, ptr noundef %185, i32 noundef %73, i32 noundef %37, i32 noundef %39, ptr noundef nonnull %187)
  br label %483

189:
  %190 = load i32, ptr %32, align 4
  %191 = sext i32 %190 to i64
  %192 = mul nsw i64 %175, %191
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %5, ptr align 1 %3, i64 %192, i1 false)
  %193 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %194 = load i32, ptr %193, align 8
  %195 = getelementptr inbounds nuw i8, ptr %8, i64 12
  %196 = load i32, ptr %195, align 4
  %197 = icmp eq i32 %0, 11
  %198 = zext i1 %197 to i32
  tail call fastcc void @enzyme_build.mpi.suffix(ptr noundef %5, i32 noundef %73, i32 noundef %37, i32 noundef 1476395011, i32 noundef %194, i32 noundef %196, i32 noundef %198, i32 noundef %39)
  br label %483

199:
  %200 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %201 = load i32, ptr %200, align 8
  %202 = icmp eq i32 %201, 0
  br i1 %202, label %205, label %203

203:
  %204 = tail call i32 @MPI_Neighbor_alltoallv(ptr noundef %3, ptr noundef %51, ptr noundef %55, i32 noundef %37, ptr noundef %5, ptr noundef %59, ptr noundef %63, i32 noundef %37, i32 noundef %31)
  br label %483

205:
  %206 = getelementptr inbounds nuw i8, ptr %1, i64 480
  %207 = tail call i32 @MPI_Ineighbor_alltoallv(ptr noundef %3, ptr noundef %51, ptr noundef %55, i32 noundef %37, ptr noundef %5, ptr noundef %59, ptr noundef %63, i32 noundef %37, i32 noundef %31, ptr noundef nonnull %206)
  br label %483

208:
  %209 = load i32, ptr %42, align 4
  %210 = icmp eq i32 %209, 0
  br i1 %210, label %213, label %211

211:
  %212 = load i32, ptr %51, align 4
  br label %218

213:
  %214 = load i32, ptr %44, align 4
  %215 = icmp eq i32 %214, 0
  br i1 %215, label %218, label %216

216:
  %217 = load i32, ptr %59, align 4
  br label %218

218:
  %219 = phi i32 [ %212, %211 ], [ %217, %216 ], [ 0, %213 ]
  %220 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %221 = load i32, ptr %220, align 8
  %222 = icmp eq i32 %221, 0
  br i1 %222, label %225, label %223

223:
  %224 = tail call i32 @MPI_Neighbor_alltoall(ptr noundef %3, i32 noundef %219, i32 noundef %37, ptr noundef %5, i32 noundef %219, i32 noundef %37, i32 noundef %31)
  br label %483

225:
  %226 = getelementptr inbounds nuw i8, ptr %1, i64 480
  %227 = tail call i32 @MPI_Ineighbor_alltoall(ptr noundef %3, i32 noundef %219, i32 noundef %37, ptr noundef %5, i32 noundef %219, i32 noundef %37, i32 noundef %31, ptr noundef nonnull %226)
  br label %483

228:
  %229 = load i32, ptr %51, align 4
  %230 = getelementptr inbounds nuw i8, ptr %1, i64 480
  %231 = tail call i32 @MPI_Ineighbor_allgatherv(ptr noundef %3, i32 noundef %229, i32 noundef %37, ptr noundef %5, ptr noundef %59, ptr noundef %63, i32 noundef %37, i32 noundef %31, ptr noundef nonnull %230)
  br label %483

232:
  %233 = and i32 %0, -2
  %234 = icmp eq i32 %233, 18
  %235 = and i32 %0, -3
  %236 = icmp eq i32 %235, 17
  %237 = load ptr, ptr %7, align 8
  %238 = getelementptr inbounds nuw i8, ptr %1, i64 132
  %239 = load i32, ptr %238, align 4
  %240 = getelementptr inbounds nuw i8, ptr %1, i64 264
  %241 = load i64, ptr %240, align 8
  %242 = getelementptr inbounds nuw i8, ptr %1, i64 240
  %243 = load i32, ptr %242, align 8
  %244 = sext i32 %243 to i64
  %245 = mul nsw i64 %241, %244
  %246 = icmp sgt i64 %245, 2147483647
  br i1 %246, label %247, label %250

247:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.5, i64 noundef 68)
  %248 = load i32, ptr %238, align 4
  %249 = load i64, ptr %240, align 8
  br label %250

250:
  %251 = phi i64 [ %241, %232 ], [ %249, %247 ]
  %252 = phi i32 [ %239, %232 ], [ %248, %247 ]
  %253 = trunc i64 %245 to i32
  %254 = getelementptr inbounds nuw i8, ptr %237, i64 8
  %255 = load i32, ptr %254, align 8
  %256 = select i1 %234, i32 -1, i32 1
  %257 = add nsw i32 %255, %256
  %258 = select i1 %234, i32 1, i32 -1
  %259 = add nsw i32 %255, %258
  %260 = icmp eq i32 %252, 1
  %261 = icmp eq i32 %252, 4
  %262 = select i1 %261, i32 1275069450, i32 1275070475
  %263 = select i1 %260, i32 1275068685, i32 %262
  %264 = load i32, ptr %38, align 8
  %265 = shl i64 %245, 32
  %266 = add i64 %265, 4294967296
  %267 = ashr exact i64 %266, 32
  %268 = sext i32 %239 to i64
  %269 = tail call noalias ptr @calloc(i64 noundef %267, i64 noundef %268)
  %270 = ashr exact i64 %265, 32
  %271 = mul nsw i64 %270, %268
  %272 = add nsw i64 %271, 1
  %273 = tail call noalias ptr @malloc(i64 noundef %272)
  %274 = getelementptr inbounds nuw i8, ptr %237, i64 72
  %275 = load i32, ptr %274, align 8
  %276 = add nsw i32 %275, 1
  %277 = sdiv i32 %253, %276
  %278 = sext i32 %277 to i64
  %279 = icmp sgt i32 %259, -1
  br i1 %279, label %280, label %287

280:
  %281 = getelementptr inbounds nuw i8, ptr %237, i64 12
  %282 = load i32, ptr %281, align 4
  %283 = icmp slt i32 %259, %282
  br i1 %283, label %284, label %287

284:
  %285 = tail call fastcc i32 @enzyme_build.mpi.own_tag()
  %286 = tail call i32 @MPI_Recv(ptr noundef %269, i32 noundef %253, i32 noundef %263, i32 noundef %259, i32 noundef %285, i32 noundef %264, ptr noundef nonnull inttoptr (i64 1 to ptr))
  br label %287

287:
  %288 = icmp sgt i64 %270, 0
  br i1 %288, label %289, label %.loopexit

289:
  %290 = getelementptr inbounds nuw i8, ptr %237, i64 104
  %291 = icmp eq i32 %239, 4
  %292 = getelementptr inbounds nuw i8, ptr %237, i64 112
  %293 = icmp eq i32 %0, 19
  %294 = getelementptr inbounds nuw i8, ptr %237, i64 80
  br label %296

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %295 = icmp sgt i32 %257, -1
  br i1 %295, label %420, label %426

296:
  %297 = phi i64 [ 0, %289 ], [ %418, %417 ]
  %298 = load ptr, ptr %290, align 8
  %299 = load i64, ptr %240, align 8
  %300 = srem i64 %297, %299
  br i1 %291, label %301, label %312

301:
  %302 = getelementptr inbounds nuw float, ptr %298, i64 %300
  %303 = load float, ptr %302, align 4
  %304 = fpext float %303 to double
  %305 = load ptr, ptr %292, align 8
  %306 = getelementptr inbounds nuw float, ptr %305, i64 %300
  %307 = load float, ptr %306, align 4
  %308 = fpext float %307 to double
  %309 = getelementptr inbounds nuw float, ptr %269, i64 %297
  %310 = load float, ptr %309, align 4
  %311 = fpext float %310 to double
  br label %320

312:
  %313 = getelementptr inbounds nuw double, ptr %298, i64 %300
  %314 = load double, ptr %313, align 8
  %315 = load ptr, ptr %292, align 8
  %316 = getelementptr inbounds nuw double, ptr %315, i64 %300
  %317 = load double, ptr %316, align 8
  %318 = getelementptr inbounds nuw double, ptr %269, i64 %297
  %319 = load double, ptr %318, align 8
  br label %320

320:
  %321 = phi double [ %308, %301 ], [ %317, %312 ]
  %322 = phi double [ %304, %301 ], [ %314, %312 ]
  %323 = phi double [ %311, %301 ], [ %319, %312 ]
  br i1 %293, label %324, label %327

324:
  %325 = load i32, ptr %254, align 8
  %326 = icmp eq i32 %325, 0
  br i1 %326, label %358, label %327

327:
  br i1 %291, label %328, label %332

328:
  %329 = getelementptr inbounds nuw float, ptr %3, i64 %297
  %330 = load float, ptr %329, align 4
  %331 = fpext float %330 to double
  br i1 %234, label %358, label %335

332:
  %333 = getelementptr inbounds nuw double, ptr %3, i64 %297
  %334 = load double, ptr %333, align 8
  br i1 %234, label %358, label %341

335:
  %336 = fmul double %322, %323
  %337 = fmul double %321, %331
  %338 = fadd double %336, %337
  %339 = fptrunc double %338 to float
  %340 = getelementptr inbounds nuw float, ptr %273, i64 %297
  store float %339, ptr %340, align 4
  br label %346

341:
  %342 = fmul double %322, %323
  %343 = fmul double %321, %334
  %344 = fadd double %342, %343
  %345 = getelementptr inbounds nuw double, ptr %273, i64 %297
  store double %344, ptr %345, align 8
  br label %346

346:
  %347 = phi double [ %338, %335 ], [ %344, %341 ]
  br i1 %236, label %348, label %351

348:
  %349 = load i32, ptr %254, align 8
  %350 = icmp eq i32 %349, 0
  br i1 %350, label %417, label %351

351:
  %352 = phi double [ %323, %348 ], [ %347, %346 ]
  br i1 %291, label %353, label %356

353:
  %354 = fptrunc double %352 to float
  %355 = getelementptr inbounds nuw float, ptr %5, i64 %297
  store float %354, ptr %355, align 4
  br label %417

356:
  %357 = getelementptr inbounds nuw double, ptr %5, i64 %297
  store double %352, ptr %357, align 8
  br label %417

358:
  %359 = phi double [ %334, %332 ], [ %331, %328 ], [ 0.000000e+00, %324 ]
  %360 = fadd double %323, %359
  %361 = select i1 %236, double %323, double %360
  %362 = fmul double %322, %361
  %363 = fmul double %321, %361
  %364 = icmp slt i64 %297, %278
  br i1 %364, label %404, label %365

365:
  %366 = load ptr, ptr %294, align 8
  %367 = sdiv i64 %297, %278
  %368 = add nsw i64 %367, -1
  %369 = mul nsw i64 %368, %251
  %370 = getelementptr inbounds double, ptr %366, i64 %369
  %371 = srem i64 %297, %251
  %372 = getelementptr inbounds nuw double, ptr %370, i64 %371
  %373 = srem i64 %297, %278
  br i1 %291, label %374, label %378

374:
  %375 = getelementptr inbounds nuw float, ptr %269, i64 %373
  %376 = load float, ptr %375, align 4
  %377 = fpext float %376 to double
  br i1 %236, label %392, label %381

378:
  %379 = getelementptr inbounds nuw double, ptr %269, i64 %373
  %380 = load double, ptr %379, align 8
  br i1 %236, label %392, label %385

381:
  %382 = getelementptr inbounds nuw float, ptr %3, i64 %373
  %383 = load float, ptr %382, align 4
  %384 = fpext float %383 to double
  br label %388

385:
  %386 = getelementptr inbounds nuw double, ptr %3, i64 %373
  %387 = load double, ptr %386, align 8
  br label %388

388:
  %389 = phi double [ %377, %381 ], [ %380, %385 ]
  %390 = phi double [ %384, %381 ], [ %387, %385 ]
  %391 = fadd double %389, %390
  br label %392

392:
  %393 = phi double [ %377, %374 ], [ %391, %388 ], [ %380, %378 ]
  %394 = load double, ptr %372, align 8
  %395 = fmul double %393, %394
  %396 = fadd double %362, %395
  %397 = load i32, ptr %274, align 8
  %398 = sext i32 %397 to i64
  %399 = mul nsw i64 %251, %398
  %400 = getelementptr inbounds double, ptr %372, i64 %399
  %401 = load double, ptr %400, align 8
  %402 = fmul double %393, %401
  %403 = fadd double %363, %402
  br label %404

404:
  %405 = phi double [ %396, %392 ], [ %362, %358 ]
  %406 = phi double [ %403, %392 ], [ %363, %358 ]
  %407 = select i1 %236, double %359, double 0.000000e+00
  %408 = fadd double %407, %405
  br i1 %291, label %409, label %414

409:
  %410 = fptrunc double %408 to float
  %411 = getelementptr inbounds nuw float, ptr %273, i64 %297
  store float %410, ptr %411, align 4
  %412 = fptrunc double %406 to float
  %413 = getelementptr inbounds nuw float, ptr %5, i64 %297
  store float %412, ptr %413, align 4
  br label %417

414:
  %415 = getelementptr inbounds nuw double, ptr %273, i64 %297
  store double %408, ptr %415, align 8
  %416 = getelementptr inbounds nuw double, ptr %5, i64 %297
  store double %406, ptr %416, align 8
  br label %417

417:
  %418 = add nuw nsw i64 %297, 1
  %419 = icmp eq i64 %418, %270
  br i1 %419, label %.loopexit.loopexit, label %296

420:
  %421 = getelementptr inbounds nuw i8, ptr %237, i64 12
  %422 = load i32, ptr %421, align 4
  %423 = icmp slt i32 %257, %422
  br i1 %423, label %424, label %426

424:
  %425 = tail call fastcc i32 @enzyme_build.mpi.own_tag()
  tail call fastcc void @enzyme_build.mpi.leave_send(ptr noundef %273, i64 noundef %270, i32 noundef %263, i32 noundef %257, i32 noundef %425, i32 noundef %264)
  br label %427

426:
  tail call void @free(ptr noundef %273)
  br label %427

427:
  tail call void @free(ptr noundef %269)
  br label %483

428:
  %429 = load i32, ptr %29, align 4
  %430 = tail call fastcc i32 @enzyme_build.mpi.neighbours(i32 noundef %429, i32 noundef 0)
  %431 = getelementptr inbounds nuw i8, ptr %8, i64 96
  store i32 %430, ptr %431, align 8
  %432 = load i32, ptr %44, align 4
  %433 = icmp eq i32 %432, 0
  br i1 %433, label %436, label %434

434:
  %435 = load i32, ptr %59, align 4
  br label %436

436:
  %437 = phi i32 [ %435, %434 ], [ 0, %428 ]
  %438 = load ptr, ptr %40, align 8
  %439 = load i32, ptr %42, align 4
  %440 = add i32 %432, %430
  %441 = add i32 %440, %439
  %442 = shl i32 %441, 1
  %443 = sext i32 %442 to i64
  %444 = shl nsw i64 %443, 2
  %445 = or disjoint i64 %444, 1
  %446 = tail call ptr @realloc(ptr noundef %438, i64 noundef %445)
  store ptr %446, ptr %40, align 8
  %447 = load i32, ptr %42, align 4
  %448 = sext i32 %447 to i64
  %449 = getelementptr inbounds i32, ptr %446, i64 %448
  %450 = shl nsw i32 %447, 1
  %451 = sext i32 %450 to i64
  %452 = getelementptr inbounds i32, ptr %446, i64 %451
  %453 = load i32, ptr %44, align 4
  %454 = shl nsw i32 %453, 1
  %455 = sext i32 %454 to i64
  %456 = getelementptr inbounds i32, ptr %452, i64 %455
  %457 = sext i32 %430 to i64
  %458 = sext i32 %437 to i64
  %459 = mul nsw i64 %458, %457
  %460 = add nsw i64 %459, 1
  %461 = load i32, ptr %32, align 4
  %462 = sext i32 %461 to i64
  %463 = tail call noalias ptr @calloc(i64 noundef %460, i64 noundef %462)
  %464 = getelementptr inbounds nuw i8, ptr %8, i64 88
  store ptr %463, ptr %464, align 8
  %465 = icmp sgt i32 %430, 0
  br i1 %465, label %466, label %.loopexit8

466:
  %467 = zext nneg i32 %430 to i64
  br label %473

.loopexit8.loopexit:
  br label %.loopexit8

.loopexit8:
  tail call fastcc void @enzyme_build.mpi.behind_one_another(ptr noundef %456, i32 noundef %430)
  %468 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %469 = load i32, ptr %468, align 8
  %470 = icmp eq i32 %469, 0
  %471 = load ptr, ptr %464, align 8
  %472 = getelementptr inbounds i32, ptr %456, i64 %457
  br i1 %470, label %480, label %478

473:
  %474 = phi i64 [ 0, %466 ], [ %476, %473 ]
  %475 = getelementptr inbounds nuw i32, ptr %456, i64 %474
  store i32 %437, ptr %475, align 4
  %476 = add nuw nsw i64 %474, 1
  %477 = icmp eq i64 %476, %467
  br i1 %477, label %.loopexit8.loopexit, label %473

478:
  %479 = tail call i32 @MPI_Neighbor_alltoallv(ptr noundef %3, ptr noundef %446, ptr noundef %449, i32 noundef %37, ptr noundef %471, ptr noundef %456, ptr noundef %472, i32 noundef %37, i32 noundef %31)
  br label %483

480:
  %481 = getelementptr inbounds nuw i8, ptr %1, i64 480
  %482 = tail call i32 @MPI_Ineighbor_alltoallv(ptr noundef %3, ptr noundef %446, ptr noundef %449, i32 noundef %37, ptr noundef %471, ptr noundef %456, ptr noundef %472, i32 noundef %37, i32 noundef %31, ptr noundef nonnull %481)
  br label %483

483:
  ret void
}

define internal fastcc noundef ptr @enzyme_build.mpi.counts_of(ptr noundef readonly %0, ptr noundef returned %1) {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 124
  %4 = load i32, ptr %3, align 4
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %.loopexit

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 120
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
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.5, i64 noundef 68)
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
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.5, i64 noundef 68)
  br label %19

19:
  %20 = trunc i64 %16 to i32
  %21 = add nuw nsw i64 %9, 1
  %22 = icmp eq i64 %21, %7
  br i1 %22, label %.loopexit.loopexit, label %8
}

define internal fastcc ptr @enzyme_build.mpi.carried_by(i32 noundef %0, i32 noundef %1) {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = icmp eq i32 %1, 603979776
  br i1 %5, label %12, label %6

6:
  %7 = call i32 @MPI_Comm_get_attr(i32 noundef %0, i32 noundef %1, ptr noundef nonnull %3, ptr noundef nonnull %4)
  %8 = load i32, ptr %4, align 4
  %9 = icmp eq i32 %8, 0
  %10 = load ptr, ptr %3, align 8
  %11 = select i1 %9, ptr null, ptr %10
  br label %12

12:
  %13 = phi ptr [ %11, %6 ], [ null, %2 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret ptr %13
}

declare i32 @MPI_Comm_get_attr(i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define internal fastcc i64 @enzyme_build.mpi.numbers_of(ptr noundef readonly %0, i32 noundef %1) {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %4 = load i32, ptr %3, align 8
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
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 12
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
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %33 = load i32, ptr %32, align 4
  %34 = icmp sgt i32 %33, 0
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 72
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
  %46 = load i32, ptr %35, align 8
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
  %72 = getelementptr inbounds nuw i8, ptr %67, i64 20
  %73 = load i32, ptr %72, align 4
  %74 = sext i32 %73 to i64
  %75 = sdiv i64 %71, %74
  %76 = getelementptr inbounds nuw i8, ptr %67, i64 16
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

define internal fastcc void @enzyme_build.mpi.leave_send(ptr noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) {
  %7 = load i32, ptr @enzyme_build.mpi.end_key, align 4
  %8 = icmp eq i32 %7, 603979776
  br i1 %8, label %9, label %12

9:
  tail call fastcc void @enzyme_build.mpi.make_key(ptr noundef nonnull @enzyme_build.mpi.finish_sends, ptr noundef nonnull @enzyme_build.mpi.end_key)
  %10 = load i32, ptr @enzyme_build.mpi.end_key, align 4
  %11 = tail call i32 @MPI_Comm_set_attr(i32 noundef 1140850689, i32 noundef %10, ptr noundef null)
  br label %12

12:
  %13 = tail call fastcc i32 @enzyme_build.mpi.reap()
  %14 = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24)
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store ptr %0, ptr %15, align 8
  %16 = load ptr, ptr @enzyme_build.mpi.sent, align 8
  store ptr %16, ptr %14, align 8
  store ptr %14, ptr @enzyme_build.mpi.sent, align 8
  %17 = icmp sgt i64 %1, 2147483647
  br i1 %17, label %18, label %19

18:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.5, i64 noundef 68)
  br label %19

19:
  %20 = trunc i64 %1 to i32
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %22 = tail call i32 @MPI_Isend(ptr noundef %0, i32 noundef %20, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %21)
  ret void
}

define internal fastcc void @enzyme_build.mpi.make_key(ptr noundef %0, ptr noundef %1) {
  %3 = alloca %enzyme_build.mpi.Where, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = icmp ne ptr @dladdr, null
  %5 = icmp ne ptr @dlopen, null
  %6 = and i1 %4, %5
  br i1 %6, label %7, label %15

7:
  %8 = call i32 @dladdr(ptr noundef %0, ptr noundef nonnull %3)
  %9 = icmp ne i32 %8, 0
  %10 = load ptr, ptr %3, align 8
  %11 = icmp ne ptr %10, null
  %12 = select i1 %9, i1 %11, i1 false
  br i1 %12, label %13, label %15

13:
  %14 = call ptr @dlopen(ptr noundef nonnull %10, i32 noundef 4101)
  br label %15

15:
  %16 = call i32 @MPI_Comm_create_keyval(ptr noundef null, ptr noundef %0, ptr noundef %1, ptr noundef null)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret void
}

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
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.6, i64 noundef 179)
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

declare extern_weak i32 @dladdr(ptr noundef, ptr noundef)

declare extern_weak ptr @dlopen(ptr noundef, i32 noundef)

declare i32 @MPI_Comm_create_keyval(ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare double @MPI_Wtime()

define internal fastcc void @enzyme_build.mpi.area(ptr dead_on_unwind noalias nonnull writable sret(%enzyme_build.mpi.Area) align 8 %0, ptr noundef %1, i32 noundef %2, ptr noundef readonly %3, i32 noundef %4, ptr noundef readonly %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9) {
  tail call fastcc void @enzyme_build.mpi.layout_of(ptr dead_on_unwind writable sret(%enzyme_build.mpi.Layout) align 8 %0, i32 noundef %6, ptr noundef %7)
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store ptr %1, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store ptr %9, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i32 %8, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 124
  store i32 %2, ptr %14, align 4
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 152
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %16, i8 0, i64 16, i1 false)
  store i32 %6, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 156
  store i32 0, ptr %19, align 4
  %20 = shl nsw i32 %2, 1
  %21 = sext i32 %20 to i64
  %22 = shl nsw i64 %21, 2
  %23 = or disjoint i64 %22, 1
  %24 = tail call noalias ptr @malloc(i64 noundef %23)
  store ptr %24, ptr %15, align 8
  %25 = icmp eq ptr %5, null
  br i1 %25, label %29, label %26

26:
  %27 = sext i32 %2 to i64
  %28 = getelementptr inbounds i32, ptr %24, i64 %27
  store ptr %28, ptr %16, align 8
  br label %29

29:
  %30 = icmp sgt i32 %2, 0
  br i1 %30, label %31, label %90

31:
  %32 = icmp eq ptr %3, null
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %34 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %35 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %36 = zext nneg i32 %2 to i64
  br label %42

37:
  %38 = load i64, ptr %17, align 8
  %39 = icmp ne i64 %38, 0
  %40 = icmp eq ptr %1, null
  %41 = select i1 %40, i1 %39, i1 false
  br i1 %41, label %86, label %90

42:
  %43 = phi i64 [ 0, %31 ], [ %84, %83 ]
  br i1 %32, label %47, label %44

44:
  %45 = getelementptr inbounds nuw i32, ptr %3, i64 %43
  %46 = load i32, ptr %45, align 4
  br label %47

47:
  %48 = phi i32 [ %46, %44 ], [ %4, %42 ]
  %49 = load ptr, ptr %15, align 8
  %50 = getelementptr inbounds nuw i32, ptr %49, i64 %43
  store i32 %48, ptr %50, align 4
  br i1 %25, label %56, label %51

51:
  %52 = getelementptr inbounds nuw i32, ptr %5, i64 %43
  %53 = load i32, ptr %52, align 4
  %54 = load ptr, ptr %16, align 8
  %55 = getelementptr inbounds nuw i32, ptr %54, i64 %43
  store i32 %53, ptr %55, align 4
  br label %56

56:
  %57 = load ptr, ptr %15, align 8
  %58 = getelementptr inbounds nuw i32, ptr %57, i64 %43
  %59 = load i32, ptr %58, align 4
  %60 = tail call fastcc i64 @enzyme_build.mpi.numbers_of(ptr noundef nonnull %0, i32 noundef %59)
  %61 = load i64, ptr %17, align 8
  %62 = add nsw i64 %61, %60
  store i64 %62, ptr %17, align 8
  %63 = load i32, ptr %33, align 8
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %83, label %65

65:
  %66 = load i32, ptr %58, align 4
  %67 = icmp sgt i32 %66, 1
  %68 = icmp ne i64 %43, 0
  %69 = or i1 %68, %67
  br i1 %69, label %70, label %83

70:
  %71 = load i32, ptr %34, align 4
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %79

73:
  %74 = load i64, ptr %0, align 8
  %75 = load i32, ptr %35, align 8
  %76 = sext i32 %75 to i64
  %77 = srem i64 %74, %76
  %78 = icmp eq i64 %77, 0
  br i1 %78, label %83, label %79

79:
  %80 = load ptr, ptr %7, align 8
  %81 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %80)
  %82 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull %80, i64 noundef %81)
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.7, i64 noundef 114)
  br label %83

83:
  %84 = add nuw nsw i64 %43, 1
  %85 = icmp eq i64 %84, %36
  br i1 %85, label %37, label %42

86:
  %87 = load ptr, ptr %7, align 8
  %88 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %87)
  %89 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull %87, i64 noundef %88)
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.8, i64 noundef 84)
  br label %90

90:
  ret void
}

define internal fastcc void @enzyme_build.mpi.layout_of(ptr dead_on_unwind noalias nonnull writable sret(%enzyme_build.mpi.Layout) align 8 %0, i32 noundef %1, ptr noundef %2) {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(104) %0, i8 0, i64 104, i1 false)
  %6 = icmp eq i32 %1, 201326592
  br i1 %6, label %.loopexit, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %9 = tail call i32 @MPI_Type_size(i32 noundef %1, ptr noundef nonnull %8)
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %2, ptr %10, align 8
  switch i32 %1, label %51 [
    i32 1275068687, label %11
    i32 1275068685, label %14
    i32 1275068727, label %14
    i32 1275068698, label %14
    i32 1275068696, label %14
    i32 1275068674, label %14
    i32 1275068673, label %14
    i32 1275068731, label %14
  ]

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store i32 1, ptr %12, align 4
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 1, ptr %13, align 8
  store i64 1, ptr %0, align 8
  br label %78

14:
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %16 = load i32, ptr %15, align 8
  %17 = icmp slt i32 %16, 0
  br i1 %17, label %18, label %23

18:
  %19 = load ptr, ptr %2, align 8
  %20 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %19)
  %21 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull %19, i64 noundef %20)
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.7, i64 noundef 114)
  %22 = load i32, ptr %15, align 8
  br label %23

23:
  %24 = phi i32 [ %22, %18 ], [ %16, %14 ]
  store i64 1, ptr %0, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i32 %24, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %27 = load i32, ptr %26, align 8
  %28 = icmp sgt i32 %27, 0
  br i1 %28, label %29, label %.loopexit

29:
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 48
  br label %33

33:
  %34 = phi i64 [ 0, %29 ], [ %47, %33 ]
  %35 = getelementptr inbounds nuw %enzyme_build.mpi.anon.2, ptr %30, i64 %34
  %36 = load i32, ptr %35, align 4
  %37 = load i32, ptr %31, align 4
  %38 = icmp ne i32 %37, 0
  %39 = icmp sge i32 %36, %37
  %40 = and i1 %38, %39
  %41 = zext i1 %40 to i32
  %42 = add nsw i32 %36, %41
  %43 = sext i32 %42 to i64
  store i64 %43, ptr %32, align 8
  %44 = sext i32 %36 to i64
  %45 = getelementptr inbounds nuw i8, ptr %35, i64 4
  %46 = load i32, ptr %45, align 4
  tail call fastcc void @enzyme_build.mpi.add_run(ptr noundef nonnull %0, i64 noundef %44, i32 noundef 1, i32 noundef %46)
  %47 = add nuw nsw i64 %34, 1
  %48 = load i32, ptr %26, align 8
  %49 = sext i32 %48 to i64
  %50 = icmp slt i64 %47, %49
  br i1 %50, label %33, label %.loopexit.loopexit

51:
  tail call fastcc void @enzyme_build.mpi.add_type(ptr noundef %0, i64 noundef 0, i32 noundef %1)
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %53 = load i32, ptr %52, align 4
  %54 = icmp eq i32 %53, 0
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %56 = load i32, ptr %55, align 8
  %57 = icmp ne i32 %56, 0
  %58 = select i1 %54, i1 true, i1 %57
  br i1 %58, label %65, label %59

59:
  %60 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %61 = load i32, ptr %60, align 8
  %62 = icmp slt i32 %61, 0
  br i1 %62, label %63, label %71

63:
  tail call fastcc void @enzyme_build.mpi.tell(ptr noundef nonnull %2)
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.7, i64 noundef 114)
  %64 = load i32, ptr %55, align 8
  br label %65

65:
  %66 = phi i32 [ %56, %51 ], [ %64, %63 ]
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %71, label %68

68:
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %69 = call i32 @MPI_Type_get_extent(i32 noundef %1, ptr noundef nonnull %4, ptr noundef nonnull %5)
  %70 = load i64, ptr %5, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %71

71:
  %72 = phi i64 [ %70, %68 ], [ 1, %65 ], [ 1, %59 ]
  store i64 %72, ptr %0, align 8
  %73 = load i32, ptr %8, align 8
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %75, label %.loopexit

75:
  %76 = call fastcc i32 @enzyme_build.mpi.is_named(i32 noundef %1)
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %.loopexit

78:
  %79 = phi i64 [ 44, %11 ], [ 12, %75 ]
  %80 = phi i32 [ 1, %11 ], [ 8, %75 ]
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 %79
  store i32 %80, ptr %81, align 4
  br label %.loopexit

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret void
}

define internal fastcc void @enzyme_build.mpi.tell(ptr noundef readonly %0) {
  %2 = load ptr, ptr %0, align 8
  %3 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %2)
  %4 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull %2, i64 noundef %3)
  ret void
}

define internal fastcc void @enzyme_build.mpi.add_run(ptr noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %6 = load i32, ptr %5, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %14, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %10 = load ptr, ptr %9, align 8
  %11 = sext i32 %6 to i64
  %12 = getelementptr %enzyme_build.mpi.Run, ptr %10, i64 %11
  %13 = getelementptr i8, ptr %12, i64 -24
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
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %25 = load i64, ptr %24, align 8
  %26 = sext i32 %2 to i64
  %27 = sext i32 %3 to i64
  %28 = mul nsw i64 %27, %26
  %29 = add nsw i64 %25, %28
  store i64 %29, ptr %24, align 8
  %30 = icmp eq ptr %15, null
  br i1 %30, label %50, label %31

31:
  %32 = getelementptr inbounds nuw i8, ptr %15, i64 20
  %33 = load i32, ptr %32, align 4
  %34 = icmp eq i32 %33, %3
  br i1 %34, label %35, label %50

35:
  %36 = load i64, ptr %15, align 8
  %37 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %38 = load i32, ptr %37, align 8
  %39 = sext i32 %38 to i64
  %40 = mul nsw i64 %39, %27
  %41 = add nsw i64 %40, %36
  %42 = icmp eq i64 %41, %1
  br i1 %42, label %43, label %50

43:
  %44 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %45 = load i64, ptr %44, align 8
  %46 = add nsw i64 %45, %40
  %47 = icmp eq i64 %46, %25
  br i1 %47, label %48, label %50

48:
  %49 = add nsw i32 %38, %2
  store i32 %49, ptr %37, align 8
  br label %86

50:
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %52 = load i32, ptr %51, align 8
  %53 = icmp eq i32 %6, %52
  br i1 %53, label %57, label %54

54:
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %56 = load ptr, ptr %55, align 8
  br label %77

57:
  %58 = shl nsw i32 %6, 1
  %59 = select i1 %7, i32 1, i32 %58
  br i1 %7, label %60, label %62

60:
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 80
  br label %73

62:
  %63 = sext i32 %58 to i64
  %64 = mul nsw i64 %63, 24
  %65 = tail call noalias ptr @malloc(i64 noundef %64)
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %67 = load ptr, ptr %66, align 8
  %68 = sext i32 %6 to i64
  %69 = mul nsw i64 %68, 24
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %65, ptr align 8 %67, i64 %69, i1 false)
  %70 = icmp sgt i32 %6, 1
  br i1 %70, label %71, label %73

71:
  tail call void @free(ptr noundef %67)
  %72 = load i32, ptr %5, align 4
  br label %73

73:
  %74 = phi ptr [ %65, %71 ], [ %65, %62 ], [ %61, %60 ]
  %75 = phi i32 [ %72, %71 ], [ %6, %62 ], [ 0, %60 ]
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %74, ptr %76, align 8
  store i32 %59, ptr %51, align 8
  br label %77

77:
  %78 = phi i32 [ %6, %54 ], [ %75, %73 ]
  %79 = phi ptr [ %56, %54 ], [ %74, %73 ]
  %80 = add nsw i32 %78, 1
  store i32 %80, ptr %5, align 4
  %81 = sext i32 %78 to i64
  %82 = getelementptr inbounds %enzyme_build.mpi.Run, ptr %79, i64 %81
  store i64 %1, ptr %82, align 8
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 8
  store i64 %25, ptr %83, align 8
  %84 = getelementptr inbounds nuw i8, ptr %82, i64 16
  store i32 %2, ptr %84, align 8
  %85 = getelementptr inbounds nuw i8, ptr %82, i64 20
  store i32 %3, ptr %85, align 4
  br label %86

86:
  ret void
}

define internal fastcc void @enzyme_build.mpi.add_type(ptr noundef nonnull %0, i64 noundef %1, i32 noundef %2) {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca %enzyme_build.mpi.Made, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %11 = load i64, ptr %10, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call fastcc void @enzyme_build.mpi.made_of(ptr dead_on_unwind writable sret(%enzyme_build.mpi.Made) align 8 %9, i32 noundef %2)
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 4
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %34

15:
  switch i32 %2, label %29 [
    i32 -1946157055, label %16
    i32 1275072547, label %16
    i32 1275070505, label %16
    i32 1275070495, label %16
    i32 1275070475, label %16
    i32 -1946157056, label %17
    i32 1275070497, label %17
    i32 1275069479, label %17
    i32 1275069468, label %17
    i32 1275069450, label %17
    i32 1275072577, label %18
    i32 1275072565, label %18
    i32 1275072554, label %18
    i32 1275072546, label %18
    i32 1275070528, label %20
    i32 1275070516, label %20
    i32 1275070504, label %20
    i32 1275070494, label %20
    i32 -1946157052, label %22
    i32 1275076674, label %22
    i32 1275072524, label %22
    i32 1275068685, label %28
    i32 1275068727, label %28
    i32 1275068698, label %28
    i32 1275068696, label %28
    i32 1275068674, label %28
    i32 1275068673, label %28
    i32 1275068731, label %28
  ]

16:
  call fastcc void @enzyme_build.mpi.add_run(ptr noundef nonnull %0, i64 noundef %1, i32 noundef 1, i32 noundef 8)
  br label %29

17:
  call fastcc void @enzyme_build.mpi.add_run(ptr noundef nonnull %0, i64 noundef %1, i32 noundef 1, i32 noundef 4)
  br label %29

18:
  call fastcc void @enzyme_build.mpi.add_run(ptr noundef nonnull %0, i64 noundef %1, i32 noundef 2, i32 noundef 8)
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 1, ptr %19, align 8
  br label %29

20:
  call fastcc void @enzyme_build.mpi.add_run(ptr noundef nonnull %0, i64 noundef %1, i32 noundef 2, i32 noundef 4)
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 1, ptr %21, align 8
  br label %29

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %24 = load ptr, ptr %23, align 8
  %25 = load ptr, ptr %24, align 8
  %26 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %25)
  %27 = call i64 @write(i32 noundef 2, ptr noundef nonnull %25, i64 noundef %26)
  call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.9, i64 noundef 51)
  br label %29

28:
  call fastcc void @enzyme_build.mpi.add_bytes(ptr noundef %0, i64 noundef %1, i64 noundef 1, i32 noundef %2)
  br label %29

29:
  %30 = call i32 @MPI_Type_size(i32 noundef %2, ptr noundef nonnull %8)
  %31 = load i32, ptr %8, align 4
  %32 = sext i32 %31 to i64
  %33 = add nsw i64 %11, %32
  store i64 %33, ptr %10, align 8
  br label %206

34:
  %35 = load i32, ptr %9, align 8
  %36 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %41 = load ptr, ptr %40, align 8
  %42 = icmp eq i32 %35, 12
  br i1 %42, label %47, label %43

43:
  %44 = load i32, ptr %41, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %45 = call i32 @MPI_Type_get_extent(i32 noundef %44, ptr noundef nonnull %4, ptr noundef nonnull %5)
  %46 = load i64, ptr %5, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  switch i32 %35, label %200 [
    i32 2, label %77
    i32 18, label %79
    i32 3, label %81
    i32 4, label %71
    i32 6, label %66
    i32 7, label %63
    i32 9, label %60
    i32 10, label %55
    i32 19, label %50
    i32 13, label %184
  ]

47:
  %48 = load i32, ptr %37, align 4
  %49 = icmp sgt i32 %48, 0
  br i1 %49, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

50:
  %51 = load i32, ptr %37, align 4
  %52 = icmp sgt i32 %51, 0
  br i1 %52, label %53, label %.loopexit

53:
  %54 = getelementptr inbounds nuw i8, ptr %37, i64 4
  br label %156

55:
  %56 = load i32, ptr %37, align 4
  %57 = icmp sgt i32 %56, 0
  br i1 %57, label %58, label %.loopexit

58:
  %59 = getelementptr inbounds nuw i8, ptr %37, i64 4
  br label %141

60:
  %61 = load i32, ptr %37, align 4
  %62 = icmp sgt i32 %61, 0
  br i1 %62, label %.preheader6.preheader, label %.loopexit

.preheader6.preheader:
  br label %.preheader6

63:
  %64 = load i32, ptr %37, align 4
  %65 = icmp sgt i32 %64, 0
  br i1 %65, label %.preheader4.preheader, label %.loopexit

.preheader4.preheader:
  br label %.preheader4

66:
  %67 = load i32, ptr %37, align 4
  %68 = icmp sgt i32 %67, 0
  br i1 %68, label %69, label %.loopexit

69:
  %70 = getelementptr inbounds nuw i8, ptr %37, i64 4
  br label %99

71:
  %72 = load i32, ptr %37, align 4
  %73 = icmp sgt i32 %72, 0
  br i1 %73, label %74, label %.loopexit

74:
  %75 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %76 = getelementptr inbounds nuw i8, ptr %37, i64 4
  br label %85

77:
  %78 = load i32, ptr %41, align 4
  call fastcc void @enzyme_build.mpi.add_type(ptr noundef nonnull %0, i64 noundef %1, i32 noundef %78)
  br label %.loopexit

79:
  %80 = load i32, ptr %41, align 4
  call fastcc void @enzyme_build.mpi.add_type(ptr noundef nonnull %0, i64 noundef %1, i32 noundef %80)
  br label %.loopexit

81:
  %82 = load i32, ptr %37, align 4
  %83 = sext i32 %82 to i64
  %84 = load i32, ptr %41, align 4
  call fastcc void @enzyme_build.mpi.add_block(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %83, i64 noundef %46, i32 noundef %84)
  br label %.loopexit

85:
  %86 = phi i64 [ 0, %74 ], [ %95, %85 ]
  %87 = load i32, ptr %75, align 4
  %88 = sext i32 %87 to i64
  %89 = mul i64 %86, %46
  %90 = mul i64 %89, %88
  %91 = add nsw i64 %90, %1
  %92 = load i32, ptr %76, align 4
  %93 = sext i32 %92 to i64
  %94 = load i32, ptr %41, align 4
  call fastcc void @enzyme_build.mpi.add_block(ptr noundef nonnull %0, i64 noundef %91, i64 noundef %93, i64 noundef %46, i32 noundef %94)
  %95 = add nuw nsw i64 %86, 1
  %96 = load i32, ptr %37, align 4
  %97 = sext i32 %96 to i64
  %98 = icmp slt i64 %95, %97
  br i1 %98, label %85, label %.loopexit.loopexit35

99:
  %100 = phi i64 [ 0, %69 ], [ %107, %99 ]
  %101 = load i64, ptr %39, align 8
  %102 = mul nsw i64 %101, %100
  %103 = add nsw i64 %102, %1
  %104 = load i32, ptr %70, align 4
  %105 = sext i32 %104 to i64
  %106 = load i32, ptr %41, align 4
  call fastcc void @enzyme_build.mpi.add_block(ptr noundef nonnull %0, i64 noundef %103, i64 noundef %105, i64 noundef %46, i32 noundef %106)
  %107 = add nuw nsw i64 %100, 1
  %108 = load i32, ptr %37, align 4
  %109 = sext i32 %108 to i64
  %110 = icmp slt i64 %107, %109
  br i1 %110, label %99, label %.loopexit.loopexit36

.preheader4:
  %111 = phi i64 [ %113, %.preheader4 ], [ 0, %.preheader4.preheader ]
  %112 = phi i32 [ %126, %.preheader4 ], [ %64, %.preheader4.preheader ]
  %113 = add nuw nsw i64 %111, 1
  %114 = trunc nuw nsw i64 %113 to i32
  %115 = add i32 %112, %114
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds i32, ptr %37, i64 %116
  %118 = load i32, ptr %117, align 4
  %119 = sext i32 %118 to i64
  %120 = mul nsw i64 %46, %119
  %121 = add nsw i64 %120, %1
  %122 = getelementptr inbounds nuw i32, ptr %37, i64 %113
  %123 = load i32, ptr %122, align 4
  %124 = sext i32 %123 to i64
  %125 = load i32, ptr %41, align 4
  call fastcc void @enzyme_build.mpi.add_block(ptr noundef nonnull %0, i64 noundef %121, i64 noundef %124, i64 noundef %46, i32 noundef %125)
  %126 = load i32, ptr %37, align 4
  %127 = sext i32 %126 to i64
  %128 = icmp slt i64 %113, %127
  br i1 %128, label %.preheader4, label %.loopexit.loopexit37

.preheader6:
  %129 = phi i64 [ %133, %.preheader6 ], [ 0, %.preheader6.preheader ]
  %130 = getelementptr inbounds nuw i64, ptr %39, i64 %129
  %131 = load i64, ptr %130, align 8
  %132 = add nsw i64 %131, %1
  %133 = add nuw nsw i64 %129, 1
  %134 = getelementptr inbounds nuw i32, ptr %37, i64 %133
  %135 = load i32, ptr %134, align 4
  %136 = sext i32 %135 to i64
  %137 = load i32, ptr %41, align 4
  call fastcc void @enzyme_build.mpi.add_block(ptr noundef nonnull %0, i64 noundef %132, i64 noundef %136, i64 noundef %46, i32 noundef %137)
  %138 = load i32, ptr %37, align 4
  %139 = sext i32 %138 to i64
  %140 = icmp slt i64 %133, %139
  br i1 %140, label %.preheader6, label %.loopexit.loopexit38

141:
  %142 = phi i64 [ 0, %58 ], [ %152, %141 ]
  %143 = getelementptr inbounds nuw i32, ptr %37, i64 %142
  %144 = getelementptr inbounds nuw i8, ptr %143, i64 8
  %145 = load i32, ptr %144, align 4
  %146 = sext i32 %145 to i64
  %147 = mul nsw i64 %46, %146
  %148 = add nsw i64 %147, %1
  %149 = load i32, ptr %59, align 4
  %150 = sext i32 %149 to i64
  %151 = load i32, ptr %41, align 4
  call fastcc void @enzyme_build.mpi.add_block(ptr noundef nonnull %0, i64 noundef %148, i64 noundef %150, i64 noundef %46, i32 noundef %151)
  %152 = add nuw nsw i64 %142, 1
  %153 = load i32, ptr %37, align 4
  %154 = sext i32 %153 to i64
  %155 = icmp slt i64 %152, %154
  br i1 %155, label %141, label %.loopexit.loopexit39

156:
  %157 = phi i64 [ 0, %53 ], [ %164, %156 ]
  %158 = getelementptr inbounds nuw i64, ptr %39, i64 %157
  %159 = load i64, ptr %158, align 8
  %160 = add nsw i64 %159, %1
  %161 = load i32, ptr %54, align 4
  %162 = sext i32 %161 to i64
  %163 = load i32, ptr %41, align 4
  call fastcc void @enzyme_build.mpi.add_block(ptr noundef nonnull %0, i64 noundef %160, i64 noundef %162, i64 noundef %46, i32 noundef %163)
  %164 = add nuw nsw i64 %157, 1
  %165 = load i32, ptr %37, align 4
  %166 = sext i32 %165 to i64
  %167 = icmp slt i64 %164, %166
  br i1 %167, label %156, label %.loopexit.loopexit40

.preheader:
  %168 = phi i64 [ %172, %.preheader ], [ 0, %.preheader.preheader ]
  %169 = getelementptr inbounds nuw i64, ptr %39, i64 %168
  %170 = load i64, ptr %169, align 8
  %171 = add nsw i64 %170, %1
  %172 = add nuw nsw i64 %168, 1
  %173 = getelementptr inbounds nuw i32, ptr %37, i64 %172
  %174 = load i32, ptr %173, align 4
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds nuw i32, ptr %41, i64 %168
  %177 = load i32, ptr %176, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %178 = call i32 @MPI_Type_get_extent(i32 noundef %177, ptr noundef nonnull %6, ptr noundef nonnull %7)
  %179 = load i64, ptr %7, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  %180 = load i32, ptr %176, align 4
  call fastcc void @enzyme_build.mpi.add_block(ptr noundef nonnull %0, i64 noundef %171, i64 noundef %175, i64 noundef %179, i32 noundef %180)
  %181 = load i32, ptr %37, align 4
  %182 = sext i32 %181 to i64
  %183 = icmp slt i64 %172, %182
  br i1 %183, label %.preheader, label %.loopexit.loopexit

184:
  %185 = load i32, ptr %37, align 4
  %186 = getelementptr inbounds nuw i8, ptr %37, i64 4
  %187 = sext i32 %185 to i64
  %188 = getelementptr inbounds i32, ptr %186, i64 %187
  %189 = shl nsw i32 %185, 1
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds i32, ptr %186, i64 %190
  %192 = mul nsw i32 %185, 3
  %193 = sext i32 %192 to i64
  %194 = getelementptr i32, ptr %37, i64 %193
  %195 = getelementptr i8, ptr %194, i64 4
  %196 = load i32, ptr %195, align 4
  %197 = icmp eq i32 %196, 56
  %198 = zext i1 %197 to i32
  %199 = load i32, ptr %41, align 4
  call fastcc void @enzyme_build.mpi.add_subarray(ptr noundef nonnull %0, i64 noundef %1, i32 noundef %185, ptr noundef nonnull %186, ptr noundef nonnull %188, ptr noundef nonnull %191, i32 noundef %198, i64 noundef %46, i32 noundef %199)
  br label %.loopexit

200:
  %201 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %202 = load ptr, ptr %201, align 8
  %203 = load ptr, ptr %202, align 8
  %204 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %203)
  %205 = call i64 @write(i32 noundef 2, ptr noundef nonnull %203, i64 noundef %204)
  call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.11, i64 noundef 99)
  br label %.loopexit

.loopexit.loopexit:
  br label %.loopexit

.loopexit.loopexit35:
  br label %.loopexit

.loopexit.loopexit36:
  br label %.loopexit

.loopexit.loopexit37:
  br label %.loopexit

.loopexit.loopexit38:
  br label %.loopexit

.loopexit.loopexit39:
  br label %.loopexit

.loopexit.loopexit40:
  br label %.loopexit

.loopexit:
  call fastcc void @enzyme_build.mpi.forget_made(ptr noundef %9)
  br label %206

206:
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

define internal fastcc void @enzyme_build.mpi.made_of(ptr dead_on_unwind noalias nonnull writable sret(%enzyme_build.mpi.Made) align 8 %0, i32 noundef %1) {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %6 = call i32 @MPI_Type_get_envelope(i32 noundef %1, ptr noundef nonnull %3, ptr noundef nonnull %4, ptr noundef nonnull %5, ptr noundef nonnull %0)
  %7 = load i32, ptr %5, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %27, label %9

9:
  %10 = load i32, ptr %3, align 4
  %11 = sext i32 %10 to i64
  %12 = shl nsw i64 %11, 2
  %13 = or disjoint i64 %12, 1
  %14 = call noalias ptr @malloc(i64 noundef %13)
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr %14, ptr %15, align 8
  %16 = load i32, ptr %4, align 4
  %17 = sext i32 %16 to i64
  %18 = shl nsw i64 %17, 3
  %19 = or disjoint i64 %18, 1
  %20 = call noalias ptr @malloc(i64 noundef %19)
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store ptr %20, ptr %21, align 8
  %22 = sext i32 %7 to i64
  %23 = shl nsw i64 %22, 2
  %24 = call noalias ptr @malloc(i64 noundef %23)
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %24, ptr %25, align 8
  %26 = call i32 @MPI_Type_get_contents(i32 noundef %1, i32 noundef %10, i32 noundef %16, i32 noundef %7, ptr noundef %14, ptr noundef %20, ptr noundef %24)
  br label %27

27:
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret void
}

define internal fastcc void @enzyme_build.mpi.add_bytes(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %8 = load i64, ptr %7, align 8
  switch i32 %3, label %9 [
    i32 1275068727, label %12
    i32 1275068698, label %12
    i32 1275068696, label %12
    i32 1275068674, label %12
    i32 1275068673, label %12
  ]

9:
  %10 = icmp eq i32 %3, 1275068731
  %11 = zext i1 %10 to i32
  br label %12

12:
  %13 = phi i32 [ 1, %4 ], [ %11, %9 ], [ 1, %4 ], [ 1, %4 ], [ 1, %4 ], [ 1, %4 ]
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %15 = load i32, ptr %14, align 4
  %16 = or i32 %15, %13
  store i32 %16, ptr %14, align 4
  %17 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %18 = load i32, ptr %17, align 8
  %19 = icmp slt i32 %18, 0
  %20 = icmp eq i32 %3, 1275068685
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %26

22:
  %23 = load ptr, ptr %6, align 8
  %24 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %23)
  %25 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull %23, i64 noundef %24)
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.7, i64 noundef 114)
  br label %26

26:
  %27 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %28 = load i32, ptr %27, align 8
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %35, label %30

30:
  %31 = load i32, ptr %17, align 8
  %32 = sext i32 %31 to i64
  %33 = srem i64 %1, %32
  %34 = sub nsw i64 %1, %33
  br label %35

35:
  %36 = phi i64 [ %34, %30 ], [ %2, %26 ]
  %37 = add nsw i64 %2, %1
  %38 = icmp slt i64 %36, %37
  br i1 %38, label %39, label %.loopexit8

39:
  %40 = getelementptr inbounds nuw i8, ptr %6, i64 20
  %41 = getelementptr inbounds nuw i8, ptr %6, i64 12
  %42 = sub i64 %8, %1
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 40
  br label %44

44:
  %45 = phi i32 [ %28, %39 ], [ %52, %.loopexit ]
  %46 = phi i32 [ %28, %39 ], [ %53, %.loopexit ]
  %47 = phi i64 [ %36, %39 ], [ %56, %.loopexit ]
  %48 = icmp sgt i32 %46, 0
  br i1 %48, label %49, label %.loopexit

49:
  %50 = icmp eq i64 %47, 0
  br label %58

.loopexit8.loopexit:
  br label %.loopexit8

.loopexit8:
  %51 = add nsw i64 %8, %2
  store i64 %51, ptr %7, align 8
  ret void

.loopexit.loopexit:
  %.lcssa = phi i32 [ %90, %89 ]
  br label %.loopexit

.loopexit:
  %52 = phi i32 [ %45, %44 ], [ %.lcssa, %.loopexit.loopexit ]
  %53 = phi i32 [ %46, %44 ], [ %.lcssa, %.loopexit.loopexit ]
  %54 = load i32, ptr %17, align 8
  %55 = sext i32 %54 to i64
  %56 = add nsw i64 %47, %55
  %57 = icmp slt i64 %56, %37
  br i1 %57, label %44, label %.loopexit8.loopexit

58:
  %59 = phi i32 [ %45, %49 ], [ %90, %89 ]
  %60 = phi i64 [ 0, %49 ], [ %91, %89 ]
  %61 = getelementptr inbounds nuw %enzyme_build.mpi.anon.2, ptr %40, i64 %60
  %62 = load i32, ptr %61, align 4
  %63 = sext i32 %62 to i64
  %64 = add nsw i64 %47, %63
  %65 = getelementptr inbounds nuw i8, ptr %61, i64 4
  %66 = load i32, ptr %65, align 4
  %67 = sext i32 %66 to i64
  %68 = add nsw i64 %64, %67
  %69 = icmp sgt i64 %68, %1
  %70 = icmp slt i64 %64, %37
  %71 = and i1 %70, %69
  br i1 %71, label %72, label %89

72:
  br i1 %50, label %76, label %73

73:
  %74 = load i32, ptr %41, align 4
  %75 = icmp slt i32 %62, %74
  br i1 %75, label %89, label %76

76:
  %77 = icmp slt i64 %64, %1
  %78 = icmp sgt i64 %68, %37
  %79 = or i1 %77, %78
  br i1 %79, label %80, label %85

80:
  %81 = load ptr, ptr %5, align 8
  %82 = load ptr, ptr %81, align 8
  %83 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %82)
  %84 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull %82, i64 noundef %83)
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.10, i64 noundef 50)
  br label %85

85:
  %86 = add i64 %42, %64
  store i64 %86, ptr %7, align 8
  %87 = load i32, ptr %65, align 4
  tail call fastcc void @enzyme_build.mpi.add_run(ptr noundef nonnull %0, i64 noundef %64, i32 noundef 1, i32 noundef %87)
  store i32 1, ptr %43, align 8
  %88 = load i32, ptr %27, align 8
  br label %89

89:
  %90 = phi i32 [ %59, %58 ], [ %59, %73 ], [ %88, %85 ]
  %91 = add nuw nsw i64 %60, 1
  %92 = sext i32 %90 to i64
  %93 = icmp slt i64 %91, %92
  br i1 %93, label %58, label %.loopexit.loopexit
}

define internal fastcc void @enzyme_build.mpi.forget_made(ptr noundef nonnull readonly %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp sgt i32 %3, 0
  br i1 %4, label %5, label %.loopexit

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %13

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %8 = load ptr, ptr %7, align 8
  tail call void @free(ptr noundef %8)
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 8
  tail call void @free(ptr noundef %10)
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %12 = load ptr, ptr %11, align 8
  tail call void @free(ptr noundef %12)
  ret void

13:
  %14 = phi i64 [ 0, %5 ], [ %25, %24 ]
  %15 = load ptr, ptr %6, align 8
  %16 = getelementptr inbounds nuw i32, ptr %15, i64 %14
  %17 = load i32, ptr %16, align 4
  %18 = tail call fastcc i32 @enzyme_build.mpi.is_named(i32 noundef %17)
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %24

20:
  %21 = load ptr, ptr %6, align 8
  %22 = getelementptr inbounds nuw i32, ptr %21, i64 %14
  %23 = tail call i32 @MPI_Type_free(ptr noundef %22)
  br label %24

24:
  %25 = add nuw nsw i64 %14, 1
  %26 = load i32, ptr %2, align 4
  %27 = sext i32 %26 to i64
  %28 = icmp slt i64 %25, %27
  br i1 %28, label %13, label %.loopexit.loopexit
}

declare i32 @MPI_Type_get_envelope(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare i32 @MPI_Type_get_contents(i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

define internal fastcc void @enzyme_build.mpi.add_block(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4) {
  %6 = icmp eq i64 %3, 1
  br i1 %6, label %7, label %9

7:
  switch i32 %4, label %9 [
    i32 1275068685, label %8
    i32 1275068727, label %8
    i32 1275068698, label %8
    i32 1275068696, label %8
    i32 1275068674, label %8
    i32 1275068673, label %8
    i32 1275068731, label %8
  ]

8:
  tail call fastcc void @enzyme_build.mpi.add_bytes(ptr noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %4)
  br label %.loopexit

9:
  %10 = icmp sgt i64 %2, 0
  br i1 %10, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.preheader:
  %11 = phi i64 [ %14, %.preheader ], [ 0, %.preheader.preheader ]
  %12 = mul nsw i64 %11, %3
  %13 = add nsw i64 %12, %1
  tail call fastcc void @enzyme_build.mpi.add_type(ptr noundef %0, i64 noundef %13, i32 noundef %4)
  %14 = add nuw nsw i64 %11, 1
  %15 = icmp eq i64 %14, %2
  br i1 %15, label %.loopexit.loopexit, label %.preheader

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

declare noundef i64 @write(i32 noundef, ptr noundef readonly captures(none), i64 noundef)

declare i64 @strlen(ptr noundef captures(none))

define internal fastcc void @enzyme_build.mpi.enter(ptr noundef %0, i32 noundef %1) {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %4 = load i32, ptr %3, align 4
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %6 = load i32, ptr %5, align 4
  %7 = mul nsw i32 %6, 3
  %8 = add nsw i32 %7, %1
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %10 = load i32, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 100
  %12 = load i32, ptr %11, align 4
  %13 = load ptr, ptr @enzyme_build.mpi.classes, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %.loopexit8, label %.preheader7.preheader

.preheader7.preheader:
  br label %.preheader7

.preheader7:
  %15 = phi ptr [ %32, %31 ], [ %13, %.preheader7.preheader ]
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %17 = load i32, ptr %16, align 8
  %18 = icmp eq i32 %17, %4
  br i1 %18, label %19, label %31

19:
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 20
  %21 = load i32, ptr %20, align 4
  %22 = icmp eq i32 %21, %8
  br i1 %22, label %23, label %31

23:
  %24 = getelementptr inbounds nuw i8, ptr %15, i64 12
  %25 = load i32, ptr %24, align 4
  %26 = icmp eq i32 %25, %10
  br i1 %26, label %27, label %31

27:
  %28 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %29 = load i32, ptr %28, align 8
  %30 = icmp eq i32 %29, %12
  br i1 %30, label %.loopexit.loopexit, label %31

31:
  %32 = load ptr, ptr %15, align 8
  %33 = icmp eq ptr %32, null
  br i1 %33, label %.loopexit8.loopexit, label %.preheader7

.loopexit8.loopexit:
  br label %.loopexit8

.loopexit8:
  %34 = tail call noalias dereferenceable_or_null(40) ptr @calloc(i64 noundef 1, i64 noundef 40)
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 8
  store i32 %4, ptr %35, align 8
  %36 = getelementptr inbounds nuw i8, ptr %34, i64 20
  store i32 %8, ptr %36, align 4
  %37 = getelementptr inbounds nuw i8, ptr %34, i64 12
  store i32 %10, ptr %37, align 4
  %38 = getelementptr inbounds nuw i8, ptr %34, i64 16
  store i32 %12, ptr %38, align 8
  store ptr %13, ptr %34, align 8
  store ptr %34, ptr @enzyme_build.mpi.classes, align 8
  br label %.loopexit

.loopexit.loopexit:
  %.lcssa = phi ptr [ %15, %27 ]
  br label %.loopexit

.loopexit:
  %39 = phi ptr [ %34, %.loopexit8 ], [ %.lcssa, %.loopexit.loopexit ]
  store ptr %39, ptr %0, align 8
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 32
  %41 = load ptr, ptr %40, align 8
  %42 = icmp eq ptr %41, null
  br i1 %42, label %.thread, label %44

.thread:
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %43, i8 0, i64 16, i1 false)
  br label %67

44:
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds nuw i8, ptr %41, i64 24
  %48 = load i64, ptr %47, align 8
  %49 = icmp sgt i64 %48, %46
  br i1 %49, label %.preheader.preheader, label %.thread6

.preheader.preheader:
  br label %.preheader

.thread6:
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr %41, ptr %50, align 8
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store ptr null, ptr %51, align 8
  %52 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store ptr %0, ptr %52, align 8
  br label %67

53:
  %54 = getelementptr inbounds nuw i8, ptr %59, i64 24
  %55 = load i64, ptr %54, align 8
  %56 = icmp sgt i64 %55, %46
  br i1 %56, label %.preheader, label %61

.preheader:
  %57 = phi ptr [ %59, %53 ], [ %41, %.preheader.preheader ]
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 8
  %59 = load ptr, ptr %58, align 8
  %60 = icmp eq ptr %59, null
  br i1 %60, label %.thread5.loopexit, label %53

61:
  %.lcssa46 = phi ptr [ %57, %53 ]
  %.lcssa44 = phi ptr [ %59, %53 ]
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr %.lcssa44, ptr %62, align 8
  br label %.thread5

.thread5.loopexit:
  %.lcssa45 = phi ptr [ %57, %.preheader ]
  br label %.thread5

.thread5:
  %63 = phi ptr [ %.lcssa46, %61 ], [ %.lcssa45, %.thread5.loopexit ]
  %.sink31 = phi i64 [ 16, %61 ], [ 8, %.thread5.loopexit ]
  %.lcssa27.sink = phi ptr [ %.lcssa46, %61 ], [ null, %.thread5.loopexit ]
  %.lcssa21.sink = phi ptr [ %.lcssa44, %61 ], [ %0, %.thread5.loopexit ]
  %.sink = phi ptr [ %0, %61 ], [ %.lcssa45, %.thread5.loopexit ]
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 8
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 %.sink31
  store ptr %.lcssa27.sink, ptr %65, align 8
  %66 = getelementptr inbounds nuw i8, ptr %.lcssa21.sink, i64 16
  store ptr %.sink, ptr %66, align 8
  store ptr %0, ptr %64, align 8
  br label %68

67:
  store ptr %0, ptr %40, align 8
  br label %68

68:
  %69 = getelementptr inbounds nuw i8, ptr %39, i64 24
  %70 = load i32, ptr %69, align 8
  %71 = add nsw i32 %70, 1
  store i32 %71, ptr %69, align 8
  ret void
}

define internal fastcc void @enzyme_build.mpi.finish_coefficients(ptr noundef readonly %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 488
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %90, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %9 = load i32, ptr %8, align 4
  %10 = icmp eq i32 %9, 4
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %12 = tail call i32 @MPI_Wait(ptr noundef nonnull %11, ptr noundef nonnull inttoptr (i64 1 to ptr))
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %14 = load i64, ptr %13, align 8
  %15 = load i32, ptr %8, align 4
  %16 = sext i32 %15 to i64
  %17 = mul nsw i64 %14, %16
  %18 = add nsw i64 %17, 1
  %19 = tail call noalias ptr @malloc(i64 noundef %18)
  %20 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store ptr %19, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %3, i64 64
  %22 = load ptr, ptr %21, align 8
  %23 = icmp eq ptr %22, null
  br i1 %23, label %.loopexit3, label %24

24:
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 72
  %26 = load i32, ptr %25, align 8
  %27 = sext i32 %26 to i64
  %28 = load i64, ptr %13, align 8
  %29 = shl nsw i64 %27, 3
  %30 = mul i64 %29, %28
  %31 = or disjoint i64 %30, 1
  %32 = tail call noalias ptr @malloc(i64 noundef %31)
  %33 = getelementptr inbounds nuw i8, ptr %3, i64 80
  store ptr %32, ptr %33, align 8
  %34 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %35 = getelementptr inbounds nuw i8, ptr %3, i64 8
  br label %36

36:
  %37 = phi i64 [ 0, %24 ], [ %59, %58 ]
  %38 = load i64, ptr %13, align 8
  %39 = icmp slt i64 %37, %38
  br i1 %39, label %44, label %.loopexit.loopexit9

.loopexit3.loopexit:
  br label %.loopexit3

.loopexit3:
  %40 = select i1 %10, i64 3, i64 4
  %41 = select i1 %10, i64 1, i64 2
  %42 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %43 = getelementptr inbounds nuw i8, ptr %3, i64 8
  br label %62

44:
  %45 = load ptr, ptr %20, align 8
  %46 = load i32, ptr %8, align 4
  %47 = load i32, ptr %34, align 4
  %48 = load i32, ptr %35, align 8
  %49 = load ptr, ptr %33, align 8
  %50 = getelementptr inbounds nuw double, ptr %49, i64 %37
  %51 = tail call fastcc double @enzyme_build.mpi.product_of(ptr noundef nonnull %0, i64 noundef %37, i32 noundef %47, i32 noundef %48, ptr noundef %50)
  %52 = icmp eq i32 %46, 4
  br i1 %52, label %53, label %56

53:
  %54 = fptrunc double %51 to float
  %55 = getelementptr inbounds nuw float, ptr %45, i64 %37
  store float %54, ptr %55, align 4
  br label %58

56:
  %57 = getelementptr inbounds nuw double, ptr %45, i64 %37
  store double %51, ptr %57, align 8
  br label %58

58:
  %59 = add nuw nsw i64 %37, 1
  %60 = load ptr, ptr %21, align 8
  %61 = icmp eq ptr %60, null
  br i1 %61, label %.loopexit3.loopexit, label %36

62:
  %63 = phi i64 [ 0, %.loopexit3 ], [ %87, %86 ]
  %64 = load i64, ptr %13, align 8
  %65 = icmp slt i64 %63, %64
  br i1 %65, label %67, label %.loopexit.loopexit

.loopexit.loopexit:
  br label %.loopexit

.loopexit.loopexit9:
  br label %.loopexit

.loopexit:
  %66 = load ptr, ptr %4, align 8
  tail call void @free(ptr noundef %66)
  store ptr null, ptr %4, align 8
  br label %90

67:
  %68 = load ptr, ptr %4, align 8
  %69 = shl i64 %63, %40
  %70 = getelementptr inbounds i8, ptr %68, i64 %69
  %71 = getelementptr inbounds nuw i32, ptr %70, i64 %41
  %72 = load i32, ptr %71, align 4
  %73 = load i32, ptr %42, align 4
  %74 = srem i32 %72, %73
  %75 = add nsw i32 %74, %73
  %76 = srem i32 %75, %73
  %77 = load i32, ptr %43, align 8
  %78 = icmp eq i32 %76, %77
  %79 = load ptr, ptr %20, align 8
  br i1 %10, label %80, label %83

80:
  %81 = uitofp i1 %78 to float
  %82 = getelementptr inbounds nuw float, ptr %79, i64 %63
  store float %81, ptr %82, align 4
  br label %86

83:
  %84 = uitofp i1 %78 to double
  %85 = getelementptr inbounds nuw double, ptr %79, i64 %63
  store double %84, ptr %85, align 8
  br label %86

86:
  %87 = add nuw nsw i64 %63, 1
  %88 = load ptr, ptr %21, align 8
  %89 = icmp eq ptr %88, null
  br i1 %89, label %62, label %.loopexit.loopexit

90:
  ret void
}

define internal fastcc double @enzyme_build.mpi.product_of(ptr noundef readonly %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 488
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 72
  %13 = load i32, ptr %12, align 8
  %14 = icmp sgt i32 %13, 0
  br i1 %14, label %.preheader7.preheader, label %.loopexit8

.preheader7.preheader:
  br label %.preheader7

.loopexit8.loopexit:
  %.lcssa27 = phi i32 [ %28, %.preheader7 ]
  br label %.loopexit8

.loopexit8:
  %15 = phi i32 [ %13, %5 ], [ %.lcssa27, %.loopexit8.loopexit ]
  %16 = icmp sgt i32 %2, 0
  br i1 %16, label %17, label %.loopexit6

17:
  %18 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %19 = sext i32 %9 to i64
  %20 = mul i64 %11, %19
  %21 = icmp eq i32 %9, 4
  %22 = zext i32 %3 to i64
  %23 = zext nneg i32 %2 to i64
  br label %32

.preheader7:
  %24 = phi i64 [ %27, %.preheader7 ], [ 0, %.preheader7.preheader ]
  %25 = mul nsw i64 %24, %11
  %26 = getelementptr inbounds double, ptr %4, i64 %25
  store double 0.000000e+00, ptr %26, align 8
  %27 = add nuw nsw i64 %24, 1
  %28 = load i32, ptr %12, align 8
  %29 = sext i32 %28 to i64
  %30 = icmp slt i64 %27, %29
  br i1 %30, label %.preheader7, label %.loopexit8.loopexit

.loopexit6.loopexit:
  %.lcssa26 = phi double [ %82, %79 ]
  br label %.loopexit6

.loopexit6:
  %31 = phi double [ 1.000000e+00, %.loopexit8 ], [ %.lcssa26, %.loopexit6.loopexit ]
  ret double %31

32:
  %33 = phi i32 [ %15, %17 ], [ %80, %79 ]
  %34 = phi i32 [ %15, %17 ], [ %81, %79 ]
  %35 = phi i64 [ 0, %17 ], [ %83, %79 ]
  %36 = phi double [ 1.000000e+00, %17 ], [ %82, %79 ]
  %37 = icmp eq i64 %35, %22
  br i1 %37, label %79, label %38

38:
  %39 = load ptr, ptr %18, align 8
  %40 = add nsw i32 %34, 1
  %41 = sext i32 %40 to i64
  %42 = mul i64 %20, %35
  %43 = mul i64 %42, %41
  %44 = getelementptr inbounds i8, ptr %39, i64 %43
  br i1 %21, label %45, label %49

45:
  %46 = getelementptr inbounds float, ptr %44, i64 %1
  %47 = load float, ptr %46, align 4
  %48 = fpext float %47 to double
  br label %52

49:
  %50 = getelementptr inbounds double, ptr %44, i64 %1
  %51 = load double, ptr %50, align 8
  br label %52

52:
  %53 = phi double [ %48, %45 ], [ %51, %49 ]
  %54 = icmp sgt i32 %33, 0
  br i1 %54, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.loopexit.loopexit:
  %.lcssa = phi i32 [ %76, %72 ]
  br label %.loopexit

.loopexit:
  %55 = phi i32 [ %33, %52 ], [ %.lcssa, %.loopexit.loopexit ]
  %56 = fmul double %36, %53
  br label %79

.preheader:
  %57 = phi i64 [ %62, %72 ], [ 0, %.preheader.preheader ]
  %58 = mul nsw i64 %57, %11
  %59 = getelementptr inbounds double, ptr %4, i64 %58
  %60 = load double, ptr %59, align 8
  %61 = fmul double %53, %60
  %62 = add nuw nsw i64 %57, 1
  %63 = mul nsw i64 %62, %11
  %64 = add nsw i64 %63, %1
  br i1 %21, label %65, label %69

65:
  %66 = getelementptr inbounds float, ptr %44, i64 %64
  %67 = load float, ptr %66, align 4
  %68 = fpext float %67 to double
  br label %72

69:
  %70 = getelementptr inbounds double, ptr %44, i64 %64
  %71 = load double, ptr %70, align 8
  br label %72

72:
  %73 = phi double [ %68, %65 ], [ %71, %69 ]
  %74 = fmul double %36, %73
  %75 = fadd double %61, %74
  store double %75, ptr %59, align 8
  %76 = load i32, ptr %12, align 8
  %77 = sext i32 %76 to i64
  %78 = icmp slt i64 %62, %77
  br i1 %78, label %.preheader, label %.loopexit.loopexit

79:
  %80 = phi i32 [ %33, %32 ], [ %55, %.loopexit ]
  %81 = phi i32 [ %34, %32 ], [ %55, %.loopexit ]
  %82 = phi double [ %36, %32 ], [ %56, %.loopexit ]
  %83 = add nuw nsw i64 %35, 1
  %84 = icmp eq i64 %83, %23
  br i1 %84, label %.loopexit6.loopexit, label %32
}

define internal fastcc void @enzyme_build.mpi.await(ptr noundef %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 488
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 480
  %5 = tail call i32 @MPI_Wait(ptr noundef nonnull %4, ptr noundef nonnull inttoptr (i64 1 to ptr))
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 88
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %.loopexit, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 164
  %11 = load i32, ptr %10, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %59, label %13

13:
  %14 = load ptr, ptr %2, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %19 = load i32, ptr %18, align 8
  %20 = sext i32 %19 to i64
  %21 = mul nsw i64 %17, %20
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 472
  %23 = load ptr, ptr %22, align 8
  tail call void @llvm.memset.p0.i64(ptr align 1 %23, i8 0, i64 %21, i1 false)
  %24 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %25 = load i32, ptr %24, align 4
  %26 = icmp sgt i32 %25, 0
  br i1 %26, label %27, label %.loopexit

27:
  %28 = getelementptr inbounds nuw i8, ptr %14, i64 88
  %29 = load i32, ptr %18, align 8
  br label %30

30:
  %31 = phi i32 [ %25, %27 ], [ %40, %39 ]
  %32 = phi i32 [ %29, %27 ], [ %41, %39 ]
  %33 = phi i64 [ 0, %27 ], [ %42, %39 ]
  %34 = icmp sgt i32 %32, 0
  br i1 %34, label %35, label %39

35:
  %36 = mul nsw i64 %33, %21
  br label %45

37:
  %.lcssa = phi i32 [ %56, %45 ]
  %38 = load i32, ptr %24, align 4
  br label %39

39:
  %40 = phi i32 [ %38, %37 ], [ %31, %30 ]
  %41 = phi i32 [ %.lcssa, %37 ], [ %32, %30 ]
  %42 = add nuw nsw i64 %33, 1
  %43 = sext i32 %40 to i64
  %44 = icmp slt i64 %42, %43
  br i1 %44, label %30, label %.loopexit.loopexit14

45:
  %46 = phi i64 [ 0, %35 ], [ %55, %45 ]
  %47 = load ptr, ptr %22, align 8
  %48 = load i64, ptr %16, align 8
  %49 = mul nsw i64 %48, %46
  %50 = getelementptr inbounds i8, ptr %47, i64 %49
  %51 = load ptr, ptr %28, align 8
  %52 = getelementptr inbounds i8, ptr %51, i64 %36
  %53 = getelementptr inbounds i8, ptr %52, i64 %49
  %54 = tail call fastcc ptr @enzyme_build.mpi.move_packed(ptr noundef nonnull readonly %15, i32 noundef 1, ptr noundef %50, i64 noundef %48, ptr noundef %53)
  %55 = add nuw nsw i64 %46, 1
  %56 = load i32, ptr %18, align 8
  %57 = sext i32 %56 to i64
  %58 = icmp slt i64 %55, %57
  br i1 %58, label %45, label %37

59:
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %61 = load i32, ptr %60, align 4
  %62 = icmp eq i32 %61, 0
  %63 = select i1 %62, i64 280, i64 120
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 %63
  %65 = load i32, ptr %3, align 8
  br i1 %62, label %77, label %66

66:
  %67 = getelementptr inbounds nuw i8, ptr %64, i64 144
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %64, i64 120
  %70 = load i32, ptr %69, align 8
  %71 = sext i32 %70 to i64
  %72 = mul nsw i64 %68, %71
  %73 = icmp sgt i64 %72, 2147483647
  br i1 %73, label %74, label %75

74:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.5, i64 noundef 68)
  br label %75

75:
  %76 = trunc i64 %72 to i32
  br label %77

77:
  %78 = phi i32 [ %76, %75 ], [ 0, %59 ]
  %79 = and i32 %65, -2
  %80 = icmp eq i32 %79, 8
  %81 = select i1 %80, i64 12, i64 96
  %82 = getelementptr inbounds nuw i8, ptr %3, i64 %81
  %83 = load i32, ptr %82, align 4
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 472
  %85 = load ptr, ptr %84, align 8
  %86 = sext i32 %78 to i64
  %87 = getelementptr inbounds nuw i8, ptr %64, i64 12
  %88 = load i32, ptr %87, align 4
  %89 = sext i32 %88 to i64
  %90 = mul nsw i64 %89, %86
  tail call void @llvm.memset.p0.i64(ptr align 1 %85, i8 0, i64 %90, i1 false)
  br i1 %80, label %91, label %98

91:
  %92 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %93 = load i32, ptr %92, align 8
  %94 = load i32, ptr %3, align 8
  %95 = icmp eq i32 %94, 9
  %96 = zext i1 %95 to i32
  %97 = add nsw i32 %93, %96
  br label %98

98:
  %99 = phi i32 [ %97, %91 ], [ 0, %77 ]
  %100 = icmp slt i32 %99, %83
  br i1 %100, label %101, label %.loopexit

101:
  %102 = sext i32 %99 to i64
  br label %103

103:
  %104 = phi i64 [ %102, %101 ], [ %117, %103 ]
  %105 = load ptr, ptr %6, align 8
  %106 = mul nsw i64 %104, %86
  %107 = load i32, ptr %87, align 4
  %108 = sext i32 %107 to i64
  %109 = mul nsw i64 %106, %108
  %110 = getelementptr inbounds i8, ptr %105, i64 %109
  %111 = load ptr, ptr %84, align 8
  %112 = icmp eq i32 %107, 1
  %113 = icmp eq i32 %107, 4
  %114 = select i1 %113, i32 1275069450, i32 1275070475
  %115 = select i1 %112, i32 1275068685, i32 %114
  %116 = tail call i32 @MPI_Reduce_local(ptr noundef %110, ptr noundef %111, i32 noundef %78, i32 noundef %115, i32 noundef 1476395011)
  %117 = add nsw i64 %104, 1
  %118 = trunc i64 %117 to i32
  %119 = icmp eq i32 %83, %118
  br i1 %119, label %.loopexit.loopexit, label %103

.loopexit.loopexit:
  br label %.loopexit

.loopexit.loopexit14:
  br label %.loopexit

.loopexit:
  ret void
}

define internal fastcc void @enzyme_build.mpi.forget_collective(ptr noundef %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 488
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
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %14 = load ptr, ptr %13, align 8
  tail call void @free(ptr noundef %14)
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 80
  %16 = load ptr, ptr %15, align 8
  tail call void @free(ptr noundef %16)
  %17 = load ptr, ptr %4, align 8
  tail call void @free(ptr noundef %17)
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 104
  %19 = load ptr, ptr %18, align 8
  tail call void @free(ptr noundef %19)
  %20 = getelementptr inbounds nuw i8, ptr %3, i64 112
  %21 = load ptr, ptr %20, align 8
  tail call void @free(ptr noundef %21)
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 88
  %23 = load ptr, ptr %22, align 8
  tail call void @free(ptr noundef %23)
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %25 = load ptr, ptr %24, align 8
  tail call void @free(ptr noundef %25)
  %26 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %27 = load ptr, ptr %26, align 8
  tail call void @free(ptr noundef %27)
  tail call void @free(ptr noundef nonnull %3)
  tail call fastcc void @enzyme_build.mpi.forget(ptr noundef nonnull %0)
  ret void
}

define internal fastcc ptr @enzyme_build.mpi.move_packed(ptr noundef readonly %0, i32 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4) {
  %6 = icmp eq i32 %1, 1
  br i1 %6, label %7, label %36

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %9 = icmp eq ptr %2, null
  br i1 %9, label %.loopexit, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %14 = load i32, ptr %8, align 4
  %15 = icmp sgt i32 %14, 0
  br i1 %15, label %.preheader.preheader, label %.loopexit

.preheader.preheader:
  br label %.preheader

.preheader:
  %16 = phi i64 [ %32, %21 ], [ 0, %.preheader.preheader ]
  %17 = load i32, ptr %11, align 8
  %18 = icmp sgt i32 %17, 1
  br i1 %18, label %19, label %21

19:
  %20 = load ptr, ptr %13, align 8
  br label %21

21:
  %22 = phi ptr [ %20, %19 ], [ %12, %.preheader ]
  %23 = getelementptr inbounds nuw %enzyme_build.mpi.Run, ptr %22, i64 %16
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds i8, ptr %2, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %23, i64 20
  %27 = load i32, ptr %26, align 4
  %28 = getelementptr inbounds i8, ptr %4, i64 %24
  %29 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %30 = load i32, ptr %29, align 8
  %31 = sext i32 %30 to i64
  tail call fastcc void @enzyme_build.mpi.move_run(i32 noundef 1, ptr noundef %25, i32 noundef %27, ptr noundef %28, i32 noundef %27, i64 noundef %31)
  %32 = add nuw nsw i64 %16, 1
  %33 = load i32, ptr %8, align 4
  %34 = sext i32 %33 to i64
  %35 = icmp slt i64 %32, %34
  br i1 %35, label %.preheader, label %.loopexit.loopexit

36:
  %37 = icmp eq ptr %2, null
  %38 = icmp eq i32 %1, 0
  %39 = and i1 %38, %37
  br i1 %39, label %40, label %41

40:
  tail call void @llvm.memset.p0.i64(ptr align 1 %4, i8 0, i64 %3, i1 false)
  br label %.loopexit

41:
  %42 = icmp ne ptr %2, null
  %43 = icmp eq i32 %1, 3
  %44 = and i1 %43, %42
  br i1 %44, label %45, label %46

45:
  tail call void @llvm.memset.p0.i64(ptr nonnull align 1 %2, i8 0, i64 %3, i1 false)
  br label %.loopexit

46:
  br i1 %42, label %47, label %.loopexit

47:
  %48 = select i1 %38, ptr %4, ptr %2
  %49 = select i1 %38, ptr %2, ptr %4
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %48, ptr align 1 %49, i64 %3, i1 false)
  br label %.loopexit

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  %50 = getelementptr inbounds i8, ptr %4, i64 %3
  ret ptr %50
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
  %30 = load double, ptr %29, align 1
  %31 = getelementptr inbounds nuw double, ptr %1, i64 %28
  %32 = load double, ptr %31, align 1
  %33 = fadd double %30, %32
  store double %33, ptr %31, align 1
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
  %45 = load float, ptr %44, align 1
  %46 = getelementptr inbounds nuw float, ptr %1, i64 %43
  %47 = load float, ptr %46, align 1
  %48 = fadd float %45, %47
  store float %48, ptr %46, align 1
  %49 = add nuw nsw i64 %43, 1
  %50 = icmp eq i64 %49, %5
  br i1 %50, label %.loopexit.loopexit19, label %.preheader4

51:
  %52 = phi i64 [ 0, %40 ], [ %70, %69 ]
  br i1 %13, label %53, label %58

53:
  %54 = getelementptr inbounds nuw float, ptr %1, i64 %52
  %55 = load float, ptr %54, align 1
  %56 = fpext float %55 to double
  %57 = getelementptr inbounds nuw double, ptr %3, i64 %52
  store double %56, ptr %57, align 1
  br label %69

58:
  br i1 %41, label %59, label %62

59:
  %60 = getelementptr inbounds nuw float, ptr %1, i64 %52
  %61 = load float, ptr %60, align 1
  br label %62

62:
  %63 = phi float [ %61, %59 ], [ 0.000000e+00, %58 ]
  %64 = getelementptr inbounds nuw double, ptr %3, i64 %52
  %65 = load double, ptr %64, align 1
  %66 = fptrunc double %65 to float
  %67 = fadd float %63, %66
  %68 = getelementptr inbounds nuw float, ptr %1, i64 %52
  store float %67, ptr %68, align 1
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

define internal fastcc void @enzyme_build.mpi.reverse_finish_collective(ptr noundef %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %9

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 292
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %32, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %32

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %20, label %18

18:
  %19 = tail call fastcc ptr @enzyme_build.mpi.packed(ptr noundef nonnull %14)
  br label %29

20:
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %24 = load i32, ptr %23, align 8
  %25 = sext i32 %24 to i64
  %26 = mul nsw i64 %22, %25
  %27 = add nsw i64 %26, 1
  %28 = tail call noalias ptr @calloc(i64 noundef %27, i64 noundef 8)
  br label %29

29:
  %30 = phi ptr [ %19, %18 ], [ %28, %20 ]
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 464
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
  %24 = getelementptr inbounds nuw i8, ptr %7, i64 88
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
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.15, i64 noundef 276)
  br label %12

12:
  %13 = phi i32 [ 0, %11 ], [ 0, %1 ], [ 1, %3 ], [ 2, %6 ], [ 3, %9 ]
  ret i32 %13
}

define internal fastcc void @enzyme_build.mpi.start_factors(ptr noundef readonly %0, ptr noundef %1) {
  %3 = alloca ptr, align 8
  %4 = alloca %enzyme_build.mpi.Area, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 488
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %11 = load i32, ptr %10, align 4
  %12 = sext i32 %11 to i64
  %13 = mul nsw i64 %9, %12
  %14 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 72
  store i32 %14, ptr %15, align 8
  %16 = add nsw i32 %14, 1
  %17 = sext i32 %16 to i64
  %18 = mul nsw i64 %13, %17
  %19 = add nsw i64 %18, 1
  %20 = tail call ptr @realloc(ptr noundef %1, i64 noundef %19)
  %21 = getelementptr inbounds nuw i8, ptr %6, i64 40
  store ptr %20, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %23 = load i32, ptr %22, align 8
  %24 = icmp eq i32 %23, 1
  %25 = zext i1 %24 to i64
  %26 = getelementptr inbounds nuw ptr, ptr getelementptr inbounds nuw (i8, ptr @enzyme_build.mpi.companions, i64 8), i64 %25
  %27 = load ptr, ptr %26, align 8
  %28 = load i32, ptr %15, align 8
  %29 = icmp sgt i32 %28, 0
  br i1 %29, label %30, label %.loopexit

30:
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %32 = icmp eq ptr %27, null
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 112
  %34 = getelementptr inbounds nuw i8, ptr %4, i64 120
  br label %66

.loopexit.loopexit:
  %.lcssa = phi i32 [ %76, %66 ]
  br label %.loopexit

.loopexit:
  %35 = phi i32 [ %28, %2 ], [ %.lcssa, %.loopexit.loopexit ]
  %36 = load i64, ptr %8, align 8
  %37 = add nsw i32 %35, 1
  %38 = sext i32 %37 to i64
  %39 = mul nsw i64 %36, %38
  %40 = icmp sgt i64 %39, 2147483647
  br i1 %40, label %41, label %45

41:
  call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.5, i64 noundef 68)
  %42 = load i32, ptr %15, align 8
  %43 = add nsw i32 %42, 1
  %44 = sext i32 %43 to i64
  br label %45

45:
  %46 = phi i64 [ %38, %.loopexit ], [ %44, %41 ]
  %47 = trunc i64 %39 to i32
  %48 = mul nsw i64 %46, %13
  %49 = getelementptr inbounds nuw i8, ptr %6, i64 12
  %50 = load i32, ptr %49, align 4
  %51 = sext i32 %50 to i64
  %52 = mul nsw i64 %48, %51
  %53 = add nsw i64 %52, 1
  %54 = call noalias ptr @malloc(i64 noundef %53)
  %55 = getelementptr inbounds nuw i8, ptr %6, i64 64
  store ptr %54, ptr %55, align 8
  %56 = load ptr, ptr %21, align 8
  %57 = load i32, ptr %10, align 4
  %58 = icmp eq i32 %57, 1
  %59 = icmp eq i32 %57, 4
  %60 = select i1 %59, i32 1275069450, i32 1275070475
  %61 = select i1 %58, i32 1275068685, i32 %60
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %63 = load i32, ptr %62, align 8
  %64 = getelementptr inbounds nuw i8, ptr %6, i64 48
  %65 = call i32 @MPI_Iallgather(ptr noundef %56, i32 noundef %47, i32 noundef %61, ptr noundef %54, i32 noundef %47, i32 noundef %61, i32 noundef %63, ptr noundef nonnull %64)
  ret void

66:
  %67 = phi i64 [ 0, %30 ], [ %73, %66 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %68 = load ptr, ptr %31, align 8
  store ptr %68, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(160) %4, ptr noundef nonnull readonly align 8 dereferenceable(160) %7, i64 160, i1 false)
  %69 = getelementptr inbounds nuw ptr, ptr %27, i64 %67
  %70 = select i1 %32, ptr %3, ptr %69
  store ptr %70, ptr %33, align 8
  store i32 1, ptr %34, align 8
  %71 = call fastcc noalias noundef ptr @enzyme_build.mpi.packed(ptr noundef nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  %72 = load ptr, ptr %21, align 8
  %73 = add nuw nsw i64 %67, 1
  %74 = mul nsw i64 %73, %13
  %75 = getelementptr inbounds i8, ptr %72, i64 %74
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %75, ptr align 1 %71, i64 %13, i1 false)
  call void @free(ptr noundef %71)
  %76 = load i32, ptr %15, align 8
  %77 = sext i32 %76 to i64
  %78 = icmp slt i64 %73, %77
  br i1 %78, label %66, label %.loopexit.loopexit
}

declare i32 @MPI_Topo_test(i32 noundef, ptr noundef)

declare i32 @MPI_Cartdim_get(i32 noundef, ptr noundef)

declare i32 @MPI_Graph_neighbors_count(i32 noundef, i32 noundef, ptr noundef)

define internal fastcc void @enzyme_build.mpi.neighbours_in(ptr dead_on_unwind noalias nonnull writable sret(%enzyme_build.mpi.Neighbours) align 8 %0, i32 noundef %1) {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = tail call i32 @MPI_Dist_graph_neighbors_count(i32 noundef %1, ptr noundef nonnull %0, ptr noundef nonnull %3, ptr noundef nonnull %4)
  %6 = load i32, ptr %0, align 8
  %7 = load i32, ptr %3, align 4
  %8 = add nsw i32 %7, %6
  %9 = shl nsw i32 %8, 1
  %10 = sext i32 %9 to i64
  %11 = shl nsw i64 %10, 2
  %12 = or disjoint i64 %11, 1
  %13 = tail call noalias ptr @malloc(i64 noundef %12)
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store ptr %13, ptr %14, align 8
  %15 = sext i32 %6 to i64
  %16 = getelementptr inbounds i32, ptr %13, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %16, ptr %17, align 8
  %18 = sext i32 %7 to i64
  %19 = getelementptr inbounds i32, ptr %16, i64 %18
  %20 = load i32, ptr %4, align 8
  %21 = icmp eq i32 %20, 0
  %22 = load ptr, ptr @MPI_UNWEIGHTED, align 8
  %23 = select i1 %21, ptr %22, ptr %19
  %24 = getelementptr inbounds i32, ptr %19, i64 %15
  %25 = select i1 %21, ptr %22, ptr %24
  %26 = tail call i32 @MPI_Dist_graph_neighbors(i32 noundef %1, i32 noundef %6, ptr noundef %13, ptr noundef %23, i32 noundef %7, ptr noundef %16, ptr noundef %25)
  %27 = load i32, ptr %0, align 8
  %28 = load i32, ptr %3, align 4
  %29 = icmp eq i32 %27, %28
  br i1 %29, label %30, label %38

30:
  %31 = load ptr, ptr %14, align 8
  %32 = load ptr, ptr %17, align 8
  %33 = sext i32 %27 to i64
  %34 = shl nsw i64 %33, 2
  %35 = tail call i32 @bcmp(ptr %31, ptr %32, i64 %34)
  %36 = icmp eq i32 %35, 0
  %37 = zext i1 %36 to i32
  br label %38

38:
  %39 = phi i32 [ 0, %2 ], [ %37, %30 ]
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i32 %39, ptr %40, align 8
  ret void
}

declare i32 @MPI_Dist_graph_neighbors_count(i32 noundef, ptr noundef, ptr noundef, ptr noundef)

declare i32 @MPI_Dist_graph_neighbors(i32 noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef)

define internal fastcc noalias noundef ptr @enzyme_build.mpi.operand(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef readonly %5) {
  %7 = alloca %enzyme_build.mpi.Area, align 8
  %8 = tail call fastcc ptr @enzyme_build.mpi.new_record(i32 noundef 1140850689, i32 noundef 0, i32 noundef 0, i32 noundef %4, ptr noundef %5, ptr noundef null)
  %9 = tail call noalias dereferenceable_or_null(120) ptr @calloc(i64 noundef 1, i64 noundef 120)
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 488
  store ptr %9, ptr %10, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 440
  %12 = load ptr, ptr %11, align 8
  call fastcc void @enzyme_build.mpi.area(ptr dead_on_unwind writable sret(%enzyme_build.mpi.Area) align 8 %7, ptr noundef %0, i32 noundef 1, ptr noundef null, i32 noundef %1, ptr noundef null, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %12)
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 120
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(160) %13, ptr noundef nonnull align 8 dereferenceable(160) %7, i64 160, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  ret ptr %8
}

define internal fastcc noalias noundef ptr @enzyme_build.mpi.tangents_of(ptr noundef readonly %0, ptr noundef %1) {
  %3 = alloca ptr, align 8
  %4 = alloca %enzyme_build.mpi.Area, align 8
  %5 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %8 = load i64, ptr %7, align 8
  %9 = mul nsw i64 %8, %6
  %10 = add nsw i64 %9, 1
  %11 = tail call noalias ptr @calloc(i64 noundef %10, i64 noundef 8)
  %12 = icmp sgt i32 %5, 0
  br i1 %12, label %13, label %.loopexit3

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %15 = icmp eq ptr %1, null
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 112
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 120
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 12
  br label %19

.loopexit3.loopexit:
  br label %.loopexit3

.loopexit3:
  ret ptr %11

19:
  %20 = phi i64 [ 0, %13 ], [ %32, %.loopexit ]
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %21 = load ptr, ptr %14, align 8
  store ptr %21, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(160) %4, ptr noundef nonnull readonly align 8 dereferenceable(160) %0, i64 160, i1 false)
  %22 = getelementptr inbounds nuw ptr, ptr %1, i64 %20
  %23 = select i1 %15, ptr %3, ptr %22
  store ptr %23, ptr %16, align 8
  store i32 1, ptr %17, align 8
  %24 = call fastcc noalias noundef ptr @enzyme_build.mpi.packed(ptr noundef nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  %25 = load i64, ptr %7, align 8
  %26 = icmp sgt i64 %25, 0
  br i1 %26, label %27, label %.loopexit

27:
  %28 = load i32, ptr %18, align 4
  %29 = icmp eq i32 %28, 4
  %30 = mul nuw nsw i64 %25, %20
  %31 = getelementptr double, ptr %11, i64 %30
  br label %36

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  call void @free(ptr noundef %24)
  %32 = add nuw nsw i64 %20, 1
  %33 = load i32, ptr @enzyme_build.mpi.companions, align 8
  %34 = sext i32 %33 to i64
  %35 = icmp slt i64 %32, %34
  br i1 %35, label %19, label %.loopexit3.loopexit

36:
  %37 = phi i64 [ 0, %27 ], [ %48, %45 ]
  br i1 %29, label %38, label %42

38:
  %39 = getelementptr inbounds nuw float, ptr %24, i64 %37
  %40 = load float, ptr %39, align 4
  %41 = fpext float %40 to double
  br label %45

42:
  %43 = getelementptr inbounds nuw double, ptr %24, i64 %37
  %44 = load double, ptr %43, align 8
  br label %45

45:
  %46 = phi double [ %41, %38 ], [ %44, %42 ]
  %47 = getelementptr double, ptr %31, i64 %37
  store double %46, ptr %47, align 8
  %48 = add nuw nsw i64 %37, 1
  %49 = icmp eq i64 %48, %25
  br i1 %49, label %.loopexit.loopexit, label %36
}

define internal void @enzyme_build.mpi.start_adjoint(ptr noundef %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %3 = load i32, ptr %2, align 8
  %4 = icmp eq i32 %3, 0
  %5 = select i1 %4, i64 120, i64 280
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 %5
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 144
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %60, label %10

10:
  br i1 %4, label %30, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 464
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 120
  %15 = load i32, ptr %14, align 8
  %16 = sext i32 %15 to i64
  %17 = mul nsw i64 %8, %16
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 12
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, 1
  %21 = icmp eq i32 %19, 4
  %22 = select i1 %21, i32 1275069450, i32 1275070475
  %23 = select i1 %20, i32 1275068685, i32 %22
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %25 = load i32, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 100
  %27 = load i32, ptr %26, align 4
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %29 = load i32, ptr %28, align 8
  tail call fastcc void @enzyme_build.mpi.leave_send(ptr noundef %13, i64 noundef %17, i32 noundef %23, i32 noundef %25, i32 noundef %27, i32 noundef %29)
  store ptr null, ptr %12, align 8
  br label %60

30:
  %31 = getelementptr inbounds nuw i8, ptr %6, i64 120
  %32 = load i32, ptr %31, align 8
  %33 = sext i32 %32 to i64
  %34 = mul nsw i64 %8, %33
  %35 = getelementptr inbounds nuw i8, ptr %6, i64 12
  %36 = load i32, ptr %35, align 4
  %37 = sext i32 %36 to i64
  %38 = mul nsw i64 %34, %37
  %39 = add nsw i64 %38, 1
  %40 = tail call noalias noundef ptr @malloc(i64 noundef %39)
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 472
  store ptr %40, ptr %41, align 8
  %42 = icmp sgt i64 %34, 2147483647
  br i1 %42, label %43, label %45

43:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.5, i64 noundef 68)
  %44 = load i32, ptr %35, align 4
  br label %45

45:
  %46 = phi i32 [ %36, %30 ], [ %44, %43 ]
  %47 = trunc i64 %34 to i32
  %48 = icmp eq i32 %46, 1
  %49 = icmp eq i32 %46, 4
  %50 = select i1 %49, i32 1275069450, i32 1275070475
  %51 = select i1 %48, i32 1275068685, i32 %50
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %53 = load i32, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 100
  %55 = load i32, ptr %54, align 4
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %57 = load i32, ptr %56, align 8
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 480
  %59 = tail call i32 @MPI_Irecv(ptr noundef %40, i32 noundef %47, i32 noundef %51, i32 noundef %53, i32 noundef %55, i32 noundef %57, ptr noundef nonnull %58)
  br label %60

60:
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
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %3 = load i32, ptr %2, align 8
  %4 = icmp sgt i32 %3, 1
  br i1 %4, label %5, label %8

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %7 = load ptr, ptr %6, align 8
  tail call void @free(ptr noundef %7)
  br label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %10 = load ptr, ptr %9, align 8
  tail call void @free(ptr noundef %10)
  ret void
}

define internal fastcc void @enzyme_build.mpi.arrived(ptr noundef %0, ptr noundef %1) {
  %3 = alloca i32, align 4
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %5 = load i32, ptr %4, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %53, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %9 = load i32, ptr %8, align 8
  %10 = icmp eq i32 %9, -1
  br i1 %10, label %53, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %13 = load i32, ptr %12, align 8
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %53, label %15

15:
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %16 = call i32 @MPI_Get_count(ptr noundef %1, i32 noundef 1275068685, ptr noundef nonnull %3)
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 312
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
  call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.24, i64 noundef 66)
  br label %29

29:
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %31 = load i32, ptr %30, align 4
  store i32 %31, ptr %8, align 8
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %33 = load i32, ptr %32, align 4
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 100
  store i32 %33, ptr %34, align 4
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 324
  %36 = load i32, ptr %35, align 4
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %43, label %38

38:
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %40 = load ptr, ptr %39, align 8
  %41 = sext i32 %25 to i64
  %42 = getelementptr inbounds i8, ptr %40, i64 %41
  call fastcc void @enzyme_build.mpi.forget_pieces(ptr noundef %40, ptr noundef %42)
  br label %43

43:
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %45 = load ptr, ptr %44, align 8
  store i32 %25, ptr %45, align 4
  %46 = call fastcc i64 @enzyme_build.mpi.numbers_of(ptr noundef nonnull %17, i32 noundef %25)
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 424
  store i64 %46, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %49 = load ptr, ptr %48, align 8
  %50 = icmp eq ptr %49, null
  br i1 %50, label %52, label %51

51:
  call fastcc void @enzyme_build.mpi.arrived(ptr noundef nonnull %49, ptr noundef nonnull %1)
  br label %52

52:
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %53

53:
  ret void
}

declare i32 @MPI_Get_count(ptr noundef, i32 noundef, ptr noundef)

define internal fastcc void @enzyme_build.mpi.fetch_tangents(ptr noundef %0) {
  %2 = alloca %enzyme_build.mpi.MPI_Status, align 4
  %3 = icmp eq ptr %0, null
  br i1 %3, label %46, label %4

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 472
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %46

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %10 = load i32, ptr %9, align 8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.26, i64 noundef 111)
  br label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %15 = load ptr, ptr %14, align 8
  tail call fastcc void @enzyme_build.mpi.fetch_tangents(ptr noundef %15)
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 424
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %20 = load i32, ptr %19, align 8
  %21 = sext i32 %20 to i64
  %22 = mul nsw i64 %18, %21
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 292
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
  tail call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.5, i64 noundef 68)
  %31 = load i32, ptr %23, align 4
  br label %32

32:
  %33 = phi i32 [ %24, %13 ], [ %31, %30 ]
  %34 = trunc i64 %22 to i32
  %35 = icmp eq i32 %33, 1
  %36 = icmp eq i32 %33, 4
  %37 = select i1 %36, i32 1275069450, i32 1275070475
  %38 = select i1 %35, i32 1275068685, i32 %37
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %40 = load i32, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 100
  %42 = load i32, ptr %41, align 4
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %44 = load i32, ptr %43, align 8
  %45 = call i32 @MPI_Recv(ptr noundef %28, i32 noundef %34, i32 noundef %38, i32 noundef %40, i32 noundef %42, i32 noundef %44, ptr noundef nonnull %2)
  call fastcc void @enzyme_build.mpi.check_count(ptr noundef %2, ptr noundef nonnull %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br label %46

46:
  ret void
}

define internal fastcc void @enzyme_build.mpi.check_count(ptr noundef nonnull %0, ptr noundef readonly %1) {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %5 = load i32, ptr %4, align 4
  %6 = icmp eq i32 %5, 1
  %7 = icmp eq i32 %5, 4
  %8 = select i1 %7, i32 1275069450, i32 1275070475
  %9 = select i1 %6, i32 1275068685, i32 %8
  %10 = call i32 @MPI_Get_count(ptr noundef nonnull %0, i32 noundef %9, ptr noundef nonnull %3)
  %11 = load i32, ptr %3, align 4
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %15 = load i32, ptr %14, align 8
  %16 = sext i32 %15 to i64
  %17 = mul nsw i64 %13, %16
  %18 = icmp sgt i64 %17, 2147483647
  br i1 %18, label %19, label %20

19:
  call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.5, i64 noundef 68)
  br label %20

20:
  %21 = trunc i64 %17 to i32
  %22 = icmp eq i32 %11, %21
  br i1 %22, label %24, label %23

23:
  call void @enzyme_build.stop(ptr noundef nonnull @enzyme_build.mpi.str.27, i64 noundef 115)
  br label %24

24:
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret void
}

define internal fastcc noalias noundef ptr @enzyme_build.mpi.start_of(ptr noundef readonly %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %3 = load i32, ptr %2, align 8
  %4 = icmp eq i32 %3, 0
  %5 = select i1 %4, i64 120, i64 280
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 %5
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %8 = load i32, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %10 = load i32, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 100
  %12 = load i32, ptr %11, align 4
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 120
  %14 = load i32, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %16 = load ptr, ptr %15, align 8
  %17 = tail call fastcc ptr @enzyme_build.mpi.new_record(i32 noundef %8, i32 noundef %10, i32 noundef %12, i32 noundef %14, ptr noundef %16, ptr noundef null)
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 88
  store ptr @enzyme_build.mpi.start_adjoint, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %20 = load i32, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %17, i64 112
  store i32 %20, ptr %21, align 8
  %22 = load i32, ptr %2, align 8
  %23 = getelementptr inbounds nuw i8, ptr %17, i64 104
  store i32 %22, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %25 = load i32, ptr %24, align 4
  %26 = getelementptr inbounds nuw i8, ptr %17, i64 52
  store i32 %25, ptr %26, align 4
  %27 = getelementptr inbounds nuw i8, ptr %17, i64 440
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 72
  %30 = load ptr, ptr %29, align 8
  %31 = load i64, ptr %13, align 8
  %32 = getelementptr inbounds nuw i8, ptr %6, i64 128
  %33 = getelementptr inbounds nuw i8, ptr %6, i64 136
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %6, i64 64
  %36 = load i32, ptr %35, align 8
  %37 = icmp sgt i32 %36, 1
  br i1 %37, label %38, label %46

38:
  %39 = zext nneg i32 %36 to i64
  %40 = mul nuw nsw i64 %39, 24
  %41 = tail call noalias ptr @malloc(i64 noundef %40)
  %42 = getelementptr inbounds nuw i8, ptr %6, i64 60
  %43 = load i32, ptr %42, align 4
  %44 = sext i32 %43 to i64
  %45 = mul nsw i64 %44, 24
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %41, ptr align 8 %30, i64 %45, i1 false)
  br label %46

46:
  %47 = phi ptr [ %41, %38 ], [ %30, %1 ]
  %48 = shl i64 %31, 1
  %49 = ashr i64 %48, 30
  %50 = and i64 %49, -8
  %51 = or disjoint i64 %50, 1
  %52 = tail call noalias ptr @malloc(i64 noundef %51)
  %53 = load ptr, ptr %32, align 8
  %54 = ashr i64 %31, 32
  %55 = shl nsw i64 %54, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %52, ptr align 4 %53, i64 %55, i1 false)
  %56 = icmp eq ptr %34, null
  br i1 %56, label %59, label %57

57:
  %58 = getelementptr inbounds i32, ptr %52, i64 %54
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %58, ptr nonnull align 4 %34, i64 %55, i1 false)
  br label %59

59:
  %60 = phi ptr [ null, %46 ], [ %58, %57 ]
  %61 = getelementptr inbounds nuw i8, ptr %6, i64 144
  %62 = getelementptr inbounds nuw i8, ptr %6, i64 80
  %63 = icmp eq i32 %22, 0
  %64 = select i1 %63, i64 120, i64 280
  %65 = getelementptr inbounds nuw i8, ptr %17, i64 %64
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %65, ptr noundef nonnull align 8 dereferenceable(72) %6, i64 72, i1 false)
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 72
  store ptr %47, ptr %66, align 8
  %67 = getelementptr inbounds nuw i8, ptr %65, i64 80
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %67, ptr noundef nonnull align 8 dereferenceable(32) %62, i64 32, i1 false)
  %68 = getelementptr inbounds nuw i8, ptr %65, i64 112
  store ptr %28, ptr %68, align 8
  %69 = getelementptr inbounds nuw i8, ptr %65, i64 120
  store i64 %31, ptr %69, align 8
  %70 = getelementptr inbounds nuw i8, ptr %65, i64 128
  store ptr %52, ptr %70, align 8
  %71 = getelementptr inbounds nuw i8, ptr %65, i64 136
  store ptr %60, ptr %71, align 8
  %72 = getelementptr inbounds nuw i8, ptr %65, i64 144
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %72, ptr noundef nonnull align 8 dereferenceable(16) %61, i64 16, i1 false)
  ret ptr %17
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
  %13 = phi i64 [ 0, %9 ], [ %62, %61 ]
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
  br i1 %24, label %61, label %25

25:
  %26 = tail call fastcc ptr @enzyme_build.mpi.closed(i32 noundef %22)
  %27 = icmp eq ptr %26, null
  br i1 %27, label %61, label %28

28:
  %29 = getelementptr inbounds nuw i8, ptr %26, i64 488
  %30 = load ptr, ptr %29, align 8
  %31 = icmp eq ptr %30, null
  br i1 %31, label %42, label %32

32:
  tail call fastcc void @enzyme_build.mpi.complete(ptr noundef nonnull %26)
  %33 = getelementptr inbounds nuw i8, ptr %26, i64 56
  %34 = load ptr, ptr %33, align 8
  %35 = icmp eq ptr %34, null
  br i1 %35, label %37, label %36

36:
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef nonnull %34)
  br label %37

37:
  store ptr null, ptr %33, align 8
  %38 = getelementptr inbounds nuw i8, ptr %26, i64 52
  %39 = load i32, ptr %38, align 4
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %56, label %41

41:
  tail call fastcc void @enzyme_build.mpi.finish_tangents(ptr noundef nonnull %26)
  br label %61

42:
  %43 = getelementptr inbounds nuw i8, ptr %26, i64 68
  %44 = load i32, ptr %43, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %51, label %46

46:
  %47 = getelementptr inbounds nuw i8, ptr %26, i64 52
  %48 = load i32, ptr %47, align 4
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %61, label %50

50:
  tail call fastcc void @enzyme_build.mpi.forget(ptr noundef nonnull %26)
  br label %61

51:
  tail call fastcc void @enzyme_build.mpi.arrived(ptr noundef nonnull %26, ptr noundef %23)
  tail call fastcc void @enzyme_build.mpi.finished(ptr noundef nonnull %26)
  tail call fastcc void @enzyme_build.mpi.move_companion(ptr noundef nonnull %26)
  %52 = getelementptr inbounds nuw i8, ptr %26, i64 52
  %53 = load i32, ptr %52, align 4
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %56, label %55

55:
  tail call fastcc void @enzyme_build.mpi.receive_tangents(ptr noundef nonnull %26)
  tail call fastcc void @enzyme_build.mpi.forget(ptr noundef nonnull %26)
  br label %61

56:
  %57 = load i32, ptr %8, align 8
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %8, align 8
  %59 = sext i32 %57 to i64
  %60 = getelementptr inbounds ptr, ptr %11, i64 %59
  store ptr %26, ptr %60, align 8
  br label %61

61:
  %62 = add nuw nsw i64 %13, 1
  %63 = icmp eq i64 %62, %5
  br i1 %63, label %.loopexit.loopexit, label %12
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
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 456
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, %0
  br i1 %12, label %13, label %17

13:
  %14 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 448
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %.loopexit.loopexit, label %.preheader

21:
  %.lcssa22 = phi ptr [ %8, %13 ]
  %.lcssa = phi ptr [ %9, %13 ]
  %22 = getelementptr inbounds nuw i8, ptr %.lcssa22, i64 448
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

define internal fastcc void @enzyme_build.mpi.take_into(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef readonly %6) {
  %8 = alloca %enzyme_build.mpi.Area, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %10 = load ptr, ptr %9, align 8
  tail call void @free(ptr noundef %10)
  %11 = shl nsw i32 %5, 1
  %12 = sext i32 %11 to i64
  %13 = shl nsw i64 %12, 3
  %14 = or disjoint i64 %13, 1
  %15 = tail call noalias ptr @malloc(i64 noundef %14)
  store ptr %15, ptr %9, align 8
  %16 = icmp sgt i32 %5, 0
  br i1 %16, label %17, label %22

17:
  %18 = icmp eq ptr %6, null
  %19 = zext nneg i32 %5 to i64
  br label %29

20:
  %21 = load ptr, ptr %9, align 8
  br label %22

22:
  %23 = phi ptr [ %21, %20 ], [ %15, %7 ]
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i32 0, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 280
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call fastcc void @enzyme_build.mpi.area(ptr dead_on_unwind writable sret(%enzyme_build.mpi.Area) align 8 %8, ptr noundef %1, i32 noundef 1, ptr noundef null, i32 noundef %2, ptr noundef null, i32 noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %23)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(160) %25, ptr noundef nonnull align 8 dereferenceable(160) %8, i64 160, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %27 = load i32, ptr %26, align 8
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %40, label %41

29:
  %30 = phi i64 [ 0, %17 ], [ %38, %34 ]
  br i1 %18, label %34, label %31

31:
  %32 = getelementptr inbounds nuw ptr, ptr %6, i64 %30
  %33 = load ptr, ptr %32, align 8
  br label %34

34:
  %35 = phi ptr [ %33, %31 ], [ null, %29 ]
  %36 = load ptr, ptr %9, align 8
  %37 = getelementptr inbounds nuw ptr, ptr %36, i64 %30
  store ptr %35, ptr %37, align 8
  %38 = add nuw nsw i64 %30, 1
  %39 = icmp eq i64 %38, %19
  br i1 %39, label %20, label %29

40:
  call fastcc void @enzyme_build.mpi.complete(ptr noundef nonnull %0)
  call fastcc void @enzyme_build.mpi.leave_class(ptr noundef nonnull %0)
  br label %41

41:
  ret void
}

define internal fastcc void @enzyme_build.mpi.note_piece(ptr noundef %0, ptr noundef %1, i32 noundef %2) {
  tail call fastcc void @enzyme_build.mpi.forget_pieces(ptr noundef %0, ptr noundef %1)
  %4 = icmp eq ptr %0, %1
  br i1 %4, label %11, label %5

5:
  %6 = tail call noalias dereferenceable_or_null(32) ptr @malloc(i64 noundef 32)
  %7 = load ptr, ptr @enzyme_build.mpi.pieces, align 8
  store ptr %7, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %0, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store ptr %1, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i32 %2, ptr %10, align 8
  store ptr %6, ptr @enzyme_build.mpi.pieces, align 8
  br label %11

11:
  ret void
}

define internal fastcc noalias noundef ptr @enzyme_build.mpi.new_window(ptr noundef readnone %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef readonly %5, i32 noundef %6, ptr noundef readonly %7) {
  %9 = tail call noalias dereferenceable_or_null(56) ptr @calloc(i64 noundef 1, i64 noundef 56)
  %10 = load i32, ptr %5, align 4
  %11 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store i32 %10, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 12
  store i32 %6, ptr %12, align 4
  %13 = load i32, ptr @enzyme_build.mpi.again, align 4
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store i32 %13, ptr %14, align 8
  %15 = sext i32 %6 to i64
  %16 = shl nsw i64 %15, 2
  %17 = or disjoint i64 %16, 1
  %18 = tail call noalias ptr @malloc(i64 noundef %17)
  %19 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store ptr %18, ptr %19, align 8
  %20 = add nsw i64 %1, 1
  %21 = tail call noalias ptr @calloc(i64 noundef %20, i64 noundef 1)
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store ptr %21, ptr %22, align 8
  %23 = icmp sgt i32 %6, 0
  br i1 %23, label %24, label %.loopexit

24:
  %25 = icmp eq ptr %7, null
  %26 = zext nneg i32 %6 to i64
  br label %27

.loopexit.loopexit:
  br label %.loopexit

.loopexit:
  ret ptr %9

27:
  %28 = phi i64 [ 0, %24 ], [ %38, %34 ]
  br i1 %25, label %33, label %29

29:
  %30 = getelementptr inbounds nuw ptr, ptr %7, i64 %28
  %31 = load ptr, ptr %30, align 8
  %32 = icmp eq ptr %31, %0
  br i1 %32, label %33, label %34

33:
  br label %34

34:
  %35 = phi ptr [ %21, %33 ], [ %31, %29 ]
  %36 = getelementptr inbounds nuw i32, ptr %18, i64 %28
  %37 = tail call i32 @MPI_Win_create(ptr noundef %35, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %36)
  %38 = add nuw nsw i64 %28, 1
  %39 = icmp eq i64 %38, %26
  br i1 %39, label %.loopexit.loopexit, label %27
}

define internal fastcc void @enzyme_build.mpi.forget_access(ptr noundef nonnull %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  tail call fastcc void @enzyme_build.mpi.forget_area(ptr noundef nonnull %2)
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %4 = load ptr, ptr %3, align 8
  tail call void @free(ptr noundef %4)
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %6 = load ptr, ptr %5, align 8
  tail call void @free(ptr noundef %6)
  tail call void @free(ptr noundef nonnull %0)
  ret void
}

define internal fastcc i32 @enzyme_build.mpi.base_of(i32 noundef %0) {
  %2 = alloca %enzyme_build.mpi.Made, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  call fastcc void @enzyme_build.mpi.made_of(ptr dead_on_unwind writable sret(%enzyme_build.mpi.Made) align 8 %2, i32 noundef %0)
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %4 = load i32, ptr %3, align 4
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %11, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %8 = load ptr, ptr %7, align 8
  %9 = load i32, ptr %8, align 4
  %10 = call fastcc i32 @enzyme_build.mpi.base_of(i32 noundef %9)
  call fastcc void @enzyme_build.mpi.forget_made(ptr noundef %2)
  br label %11

11:
  %12 = phi i32 [ %10, %6 ], [ %0, %1 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  ret i32 %12
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

declare i32 @PMPI_Allreduce(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

declare i32 @bcmp(ptr captures(none), ptr captures(none), i64)

declare i32 @llvm.smax.i32(i32, i32)

declare i64 @llvm.smin.i64(i64, i64)

declare i64 @llvm.smax.i64(i64, i64)
