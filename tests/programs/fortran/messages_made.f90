! Messages that are put together, beside numbers of two widths: deferred lengths, components, optional arguments.
! differentiate: labelled(x, n)  at: x = 0.7, n = 6
! differentiate: reported(x, n)  at: x = 0.4, n = 5
module messages_made
  implicit none
  character(len=:), allocatable :: last
  type :: run_of
    character(len=:), allocatable :: label
    real(8), allocatable :: values(:)
    real(4) :: weight = 1.0
  end type run_of
contains
  subroutine complain(where, what)
    character(len=*), intent(in) :: where
    character(len=*), intent(in), optional :: what
    if (present(what)) then
      last = 'error in '//trim(where)//': '//trim(what)//'!'
    else
      last = 'error in '//trim(where)
    end if
  end subroutine complain

  subroutine swap_text(what, by, text)
    character(len=*), intent(in) :: what, by
    character(len=:), allocatable, intent(inout) :: text
    integer :: i
    i = index(text, what)
    if (i > 0) text = text(1:i-1)//trim(by)//text(i+len_trim(what):len_trim(text))
  end subroutine swap_text

  function numbered(text, i) result(made)
    character(len=*), intent(in) :: text
    integer, intent(in) :: i
    character(len=:), allocatable :: made
    character(len=12) :: digits
    write (digits, '(i0)') i
    made = trim(text)//'('//trim(digits)//')'
  end function numbered
end module messages_made

function labelled(x, n) result(s)
  use messages_made
  implicit none
  real(8), intent(in) :: x
  integer, intent(in) :: n
  real(8) :: s
  type(run_of) :: own
  integer :: i
  own%label = 'a run of many'
  allocate (own%values(n))
  do i = 1, n
    own%values(i) = x**i + sin(i * x)
  end do
  own%weight = 1.5
  call swap_text('many', 'all', own%label)
  if (len(own%label) /= 12) call complain('labelled', own%label)
  if (sum(own%values) > 1d9) call complain(own%label)
  s = sum(own%values) * (1 + x) * own%weight + len(own%label)
end function labelled

function reported(x, n) result(s)
  use messages_made
  implicit none
  real(8), intent(in) :: x
  integer, intent(in) :: n
  real(8) :: s
  type(run_of), allocatable :: runs(:)
  integer :: i, k
  allocate (runs(n))
  do i = 1, n
    runs(i)%label = numbered('run', i)
    runs(i)%values = [(x * k + i, k = 1, i)]
    if (mod(i, 2) == 0) call complain(runs(i)%label, 'even')
  end do
  runs(n)%label = runs(1)%label//' and '//runs(n)%label
  s = 0
  do i = 1, n
    s = s + sum(runs(i)%values**2) * len(runs(i)%label)
  end do
  if (allocated(last)) s = s * len(last) / 16
end function reported
