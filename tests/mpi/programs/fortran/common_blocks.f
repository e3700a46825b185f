! Fixed form with COMMON blocks: odd-even blocking exchange, work arrays and ranks in COMMON, numbered loops.
! differentiate: common_blocks(x, n)
! ranks: 1 2 3 4
      SUBROUTINE RELAX(N)
      INTEGER N, I
      DOUBLE PRECISION U(64), GHOST(2), RELAXF
      COMMON /FIELD/ U, GHOST, RELAXF
      DO 10 I = 2, N - 1
         U(I) = U(I) + RELAXF * (U(I-1) - 2D0*U(I) + U(I+1)) * U(I)
   10 CONTINUE
      U(1) = U(1) + RELAXF * (GHOST(1) - U(1)) * U(2)
      U(N) = U(N) + RELAXF * (GHOST(2) - U(N)) * U(N-1)
      END

      SUBROUTINE SWAP(N)
      INCLUDE 'mpif.h'
      INTEGER N, RANK, NPROCS, IERR, STATUS(MPI_STATUS_SIZE)
      DOUBLE PRECISION U(64), GHOST(2), RELAXF
      COMMON /FIELD/ U, GHOST, RELAXF
      COMMON /RANKS/ RANK, NPROCS
      GHOST(1) = U(1)
      GHOST(2) = U(N)
C     even ranks send first, odd ranks receive first
      IF (MOD(RANK, 2) .EQ. 0) THEN
         IF (RANK + 1 .LT. NPROCS) THEN
            CALL MPI_SEND(U(N), 1, MPI_DOUBLE_PRECISION, RANK + 1, 1,
     &           MPI_COMM_WORLD, IERR)
            CALL MPI_RECV(GHOST(2), 1, MPI_DOUBLE_PRECISION, RANK + 1,
     &           2, MPI_COMM_WORLD, STATUS, IERR)
         END IF
         IF (RANK .GT. 0) THEN
            CALL MPI_SEND(U(1), 1, MPI_DOUBLE_PRECISION, RANK - 1, 2,
     &           MPI_COMM_WORLD, IERR)
            CALL MPI_RECV(GHOST(1), 1, MPI_DOUBLE_PRECISION, RANK - 1,
     &           1, MPI_COMM_WORLD, STATUS, IERR)
         END IF
      ELSE
         CALL MPI_RECV(GHOST(1), 1, MPI_DOUBLE_PRECISION, RANK - 1, 1,
     &        MPI_COMM_WORLD, STATUS, IERR)
         CALL MPI_SEND(U(1), 1, MPI_DOUBLE_PRECISION, RANK - 1, 2,
     &        MPI_COMM_WORLD, IERR)
         IF (RANK + 1 .LT. NPROCS) THEN
            CALL MPI_RECV(GHOST(2), 1, MPI_DOUBLE_PRECISION, RANK + 1,
     &           2, MPI_COMM_WORLD, STATUS, IERR)
            CALL MPI_SEND(U(N), 1, MPI_DOUBLE_PRECISION, RANK + 1, 1,
     &           MPI_COMM_WORLD, IERR)
         END IF
      END IF
      END

      DOUBLE PRECISION FUNCTION COMBLK(X, N)
     &     BIND(C, NAME="common_blocks")
      USE ISO_C_BINDING
      IMPLICIT NONE
      INCLUDE 'mpif.h'
      INTEGER(C_INT), VALUE :: N
      REAL(C_DOUBLE), INTENT(INOUT) :: X(N)
      INTEGER RANK, NPROCS, IERR, I, STEP
      DOUBLE PRECISION U(64), GHOST(2), RELAXF, S, T
      COMMON /FIELD/ U, GHOST, RELAXF
      COMMON /RANKS/ RANK, NPROCS
      CALL MPI_COMM_RANK(MPI_COMM_WORLD, RANK, IERR)
      CALL MPI_COMM_SIZE(MPI_COMM_WORLD, NPROCS, IERR)
      RELAXF = 0.1D0 * X(1)
      CALL MPI_BCAST(RELAXF, 1, MPI_DOUBLE_PRECISION, 0,
     &     MPI_COMM_WORLD, IERR)
      DO 20 I = 1, N
         U(I) = X(I)
   20 CONTINUE
      DO 30 STEP = 1, 4
         CALL SWAP(N)
         CALL RELAX(N)
   30 CONTINUE
      S = 0D0
      DO 40 I = 1, N
         S = S + U(I)**2
   40 CONTINUE
      CALL MPI_ALLREDUCE(S, T, 1, MPI_DOUBLE_PRECISION, MPI_SUM,
     &     MPI_COMM_WORLD, IERR)
      COMBLK = S * SQRT(T) * 0.1D0 + U(1) * U(N)
      END
