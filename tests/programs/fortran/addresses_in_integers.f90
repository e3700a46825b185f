! Addresses as integers of kind c_intptr_t, by transfer from and to type(c_ptr).
! differentiate: loc_kept(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
! differentiate: in_table(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
module hidden_m
  use iso_c_binding
  implicit none
  type body
    real(c_double) :: mass, at
  end type
contains
  integer(c_intptr_t) function address_of(b)
    type(body), target, intent(in) :: b
    address_of = transfer(c_loc(b), address_of)
  end function
  function body_at(word) result(b)
    integer(c_intptr_t), intent(in) :: word
    type(body), pointer :: b
    type(c_ptr) :: p
    p = transfer(word, p)
    call c_f_pointer(p, b)
  end function
  real(c_double) function loc_kept(x, n) bind(c)
    integer(c_int), value :: n
    real(c_double), intent(in) :: x(n)
    type(body), target :: b
    type(body), pointer :: c
    integer(c_intptr_t) :: word
    b%mass = x(1) * x(2)
    b%at = x(3)
    word = address_of(b)
    c => body_at(word)
    loc_kept = c%mass * c%at
  end function
  real(c_double) function in_table(x, n) bind(c)
    integer(c_int), value :: n
    real(c_double), intent(in) :: x(n)
    type(body), target :: b(8)
    type(body), pointer :: c
    integer(c_intptr_t) :: words(8)
    integer :: i
    in_table = 0
    do i = 1, n
      b(i)%mass = x(i)
      b(i)%at = x(i)**2
      words(n + 1 - i) = address_of(b(i))
    end do
    do i = 1, n
      c => body_at(words(i))
      in_table = in_table + c%mass * c%at * i
    end do
  end function
end module
