! Common blocks keep what belongs to a latitude: tables that another routine fills, or it writes that it cannot
! differentiate: kept(x)  at: x = 0.7
! differentiate: kept_by_day(x, day)  at: x = 0.4, day = 9.5
subroutine fill(c, s, l, m, bt, bp, most)
  implicit double precision (a-h, o-z)
  dimension bt(most, 1), bp(most, 1)
  if (l .gt. most - 1) then
    write (6, *) l, m, most
    return
  end if
  do i = 1, l
    bt(i + 1, 1) = c*i + s
    bp(i + 1, 2) = c*s*i
  end do
end subroutine

subroutine one(x, r)
  implicit double precision (a-h, o-z)
  common /poly/ xvl, clat, slat, bt(20, 20), bp(20, 20)
  if (xvl .ne. x) then
    slat = sin(x)
    clat = cos(x)
    call fill(slat, clat, 12, 3, bt, bp, 20)
    xvl = x
  end if
  r = bt(3, 1) + bp(5, 2)*bt(2, 1)
end subroutine

subroutine sum_up(s, c, l, terms, sums, most)
  implicit double precision (a-h, o-z)
  dimension terms(most), sums(most)
  if (l .ge. most) then
    write (6, *) l, most
    return
  end if
  terms(1) = s
  sums(1) = c
  do i = 1, l
    terms(i + 1) = terms(i)*c + i
    sums(i + 1) = sums(i) + terms(i + 1)
  end do
end subroutine

! (two keys of which one counts, as where an expansion goes further than before)
subroutine two(x, l, r)
  implicit double precision (a-h, o-z)
  common /further/ xl, lv, cx, sx, terms(10), sums(10)
  if (xl .ne. x .or. l .gt. lv) then
    sx = sin(x)
    cx = cos(x)
    call sum_up(sx, cx, l, terms, sums, 10)
    xl = x
    lv = l
  end if
  r = terms(2)*terms(3) + sums(2)
end subroutine

subroutine prepare()
  implicit double precision (a-h, o-z)
  common /poly/ xvl, clat, slat, bt(20, 20), bp(20, 20)
  common /further/ xl, lv, cx, sx, terms(10), sums(10)
  data xvl/-999d0/, xl/-999d0/, lv/0/
end subroutine

function kept(x) result(r)
  implicit none
  double precision, intent(in) :: x
  double precision :: r
  call prepare()
  call one(x, r)
end function

function kept_by_day(x, day) result(r)
  implicit none
  double precision, intent(in) :: x, day
  double precision :: r, first
  call two(x, 4, first)
  call two(x, 3, r)
  r = r*cos(day) + first
end function
