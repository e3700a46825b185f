! A neural network: layers with allocatable weights in an allocatable array, activations by procedure pointer.
! differentiate: loss(w, x, m, n)  at: w = random(26, -1, 1), x = 0.3 -0.2, m = 26, n = 2
module network_m
  implicit none
  private
  public :: network, dense, activation
  abstract interface
    pure elemental function activation(z) result(a)
      real(8), intent(in) :: z
      real(8) :: a
    end function
  end interface
  abstract interface
    function scalar_i(z) result(a)
      real(8), intent(in) :: z
      real(8) :: a
    end function
  end interface
  type :: dense
    real(8), allocatable :: w(:,:), b(:)
    procedure(scalar_i), pointer, nopass :: act => null()
    character(len=12) :: name = 'dense'
  contains
    procedure :: forward => dense_forward
  end type
  type :: network
    type(dense), allocatable :: layers(:)
    integer :: parameters = 0
  contains
    procedure :: add
    procedure :: set
    procedure :: predict
  end type
contains
  function dense_forward(self, x) result(y)
    class(dense), intent(in) :: self
    real(8), intent(in) :: x(:)
    real(8), allocatable :: y(:)
    integer :: i
    y = matmul(self%w, x) + self%b
    do i = 1, size(y)
      y(i) = squash(y(i))
    end do
  end function
  pure elemental function squash(z) result(a)
    real(8), intent(in) :: z
    real(8) :: a
    a = tanh(z)
  end function
  subroutine add(self, nin, nout, name)
    class(network), intent(inout) :: self
    integer, intent(in) :: nin, nout
    character(*), intent(in) :: name
    type(dense) :: layer
    allocate(layer%w(nout, nin), layer%b(nout))
    layer%w = 0
    layer%b = 0
    layer%name = name
    if (.not. allocated(self%layers)) allocate(self%layers(0))
    self%layers = [self%layers, layer]
    self%parameters = self%parameters + nout*(nin + 1)
  end subroutine
  subroutine set(self, w)
    class(network), intent(inout) :: self
    real(8), intent(in) :: w(:)
    integer :: k, at, n
    at = 1
    do k = 1, size(self%layers)
      associate (l => self%layers(k))
        n = size(l%w)
        l%w = reshape(w(at:at+n-1), shape(l%w))
        at = at + n
        l%b = w(at:at+size(l%b)-1)
        at = at + size(l%b)
      end associate
    end do
  end subroutine
  function predict(self, x) result(y)
    class(network), intent(in) :: self
    real(8), intent(in) :: x(:)
    real(8), allocatable :: y(:)
    integer :: k
    y = x
    do k = 1, size(self%layers)
      y = self%layers(k)%forward(y)
    end do
  end function
end module
function loss(w, x, m, n) result(s)
  use network_m
  implicit none
  integer, intent(in) :: m, n
  real(8), intent(in) :: w(m), x(n)
  real(8) :: s
  type(network) :: net
  call net%add(2, 4, 'first')
  call net%add(4, 2, 'second')
  call net%add(2, 1, 'last')
  if (net%parameters > m) error stop 'too few parameters'
  call net%set(w)
  s = sum((net%predict(x) - 0.5d0)**2)
end function
