! Fixed form, as it was written: common, equivalence, data, entry, statement functions, computed and arithmetic goto.
! differentiate: oldstyle(x, n)  at: x = 1 2 3 4, n = 4
      function oldstyle(x, n) result(s)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8) :: s, old
      s = old(x, n)
      end function oldstyle
      REAL*8 FUNCTION OLD(X, N)
      IMPLICIT REAL*8 (A-H,O-Z)
      DIMENSION X(N), W(10), V(2,5)
      EQUIVALENCE (W(1), V(1,1))
      COMMON /SHARED/ C1, C2, ARR(10)
      PARAMETER (TWO = 2.0D0)
      SQ(T) = T*T + TWO
      DATA ZERO /0.0D0/
      C1 = X(1)
      C2 = X(2)*C1
      DO 10 I = 1, N
        W(I) = SQ(X(I))
        ARR(I) = W(I)*C2
   10 CONTINUE
      CALL ACCUM(S, N)
      DO 40 I = 1, N
        GO TO (20, 30, 20), MOD(I, 3) + 1
   20   S = S + V(1, 1)*X(I)
        GO TO 40
   30   S = S - V(2, 1)*X(I)
   40 CONTINUE
      IF (S - ZERO) 50, 60, 70
   50 S = -S
      GO TO 70
   60 S = 1.0D0
   70 OLD = S + POLY(X(1)) + POLY2(X(2))
      END
      SUBROUTINE ACCUM(S, N)
      IMPLICIT REAL*8 (A-H,O-Z)
      COMMON /SHARED/ C1, C2, ARR(10)
      S = C1
      DO 10 I = 1, N
   10 S = S + ARR(I)
      RETURN
      END
      REAL*8 FUNCTION POLY(T)
      REAL*8 T, POLY2
      POLY = T*T*T
      RETURN
      ENTRY POLY2(T)
      POLY2 = T*T
      RETURN
      END
