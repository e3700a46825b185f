! differentiate: lift(p, cp)  at: p = 0.02 0.4 0.12 0.07, cp = zeros(41)  tolerance: 5e-2  roundoff: 1e-3
! differentiate: outline(y, out)  at: y = 0.001 0.03 0.06 0.08 0.06 0.01 -0.03 -0.04 -0.03 -0.01 -0.001, out = zeros(3)  tolerance: 5e-2
! differentiate: laminar(p, out)  at: p = 2.7 350 0.05 0.004, out = zeros(5)
! differentiate: turbulent(p, out)  at: p = 1.6 1800 0.08, out = zeros(3)
      function lift(p, cp)
      include 'XFOIL.INC'
      real :: p(4), cp(41), lift
      real :: across, thick, camber
      pi = 4*atan(1.0)
      hopi = 0.5/pi
      qopi = 0.25/pi
      dtor = pi/180
      n = 41
      qinf = 1
      limage = .false.
      do i = 1, n
        across = 0.5*(1 + cos(2*pi*(i - 1)/(n - 1)))
        thick = 5*p(3)*(0.2969*sqrt(across) - 0.126*across
     &        - 0.3516*across**2 + 0.2843*across**3 - 0.1015*across**4)
        if (across .lt. p(2)) then
          camber = p(1)/p(2)**2*(2*p(2)*across - across**2)
        else
          camber = p(1)/(1 - p(2))**2
     &           *(1 - 2*p(2) + 2*p(2)*across - across**2)
        end if
        x(i) = across
        y(i) = camber + sign(thick, 1.0*((n + 1)/2 - i))
      end do
      call scalc(x, y, s, n)
      call segspl(x, xp, s, n)
      call segspl(y, yp, s, n)
      call ncalc(x, y, s, n, nx, ny)
      chord = 1
      xte = 0.5*(x(1) + x(n))
      yte = 0.5*(y(1) + y(n))
      sharp = .false.
      dste = sqrt((x(1) - x(n))**2 + (y(1) - y(n))**2)
      ante = 0.5*(xp(n) - xp(1))*(y(1) - y(n))
     &     - 0.5*(yp(n) - yp(1))*(x(1) - x(n))
      aste = 0.5*(xp(n) - xp(1))*(x(1) - x(n))
     &     + 0.5*(yp(n) - yp(1))*(y(1) - y(n))
      call apcalc
      alfa = p(4)
      sigte = 0
      gamte = 0
      call ggcalc
      lift = 0
      do i = 1, n
        gam(i) = cos(alfa)*gamu(i, 1) + sin(alfa)*gamu(i, 2)
        cp(i) = 1 - gam(i)**2
      end do
      do i = 1, n - 1
        lift = lift + (gam(i) + gam(i + 1))*(s(i + 1) - s(i))
      end do
      end function

      function outline(y, out)
      real :: y(11), out(3), outline
      real :: x(11), s(11), xs(11), ys(11)
      real :: seval, deval, curv, middle
      external seval, deval, curv
      do i = 1, 11
        x(i) = 0.5*(1 + cos(3.14159265*2*(i - 1)/10.0))
      end do
      call scalc(x, y, s, 11)
      call segspl(x, xs, s, 11)
      call segspl(y, ys, s, 11)
      middle = 0.47*s(11)
      out(1) = seval(middle, x, xs, s, 11)
      out(2) = deval(middle, y, ys, s, 11)
      out(3) = curv(middle, x, xs, y, ys, s, 11)
      outline = s(11) + out(1)*out(2)
      end function

      function laminar(p, out)
      real :: p(4), out(5), laminar
      real :: h, rt, th, ms, a, b, c, hk
      h = p(1)
      rt = p(2)
      ms = p(3)
      th = p(4)
      call hkin(h, ms, hk, a, b)
      call hsl(hk, rt, ms, out(1), a, b, c)
      call cfl(hk, rt, ms, out(2), a, b, c)
      call dil(hk, rt, out(3), a, b)
      call dampl2(hk, th, rt, out(4), a, b, c)
      call hct(hk, ms, out(5), a, b)
      laminar = out(1)*1000*out(2) + 1000*out(3)
      end function

      function turbulent(p, out)
      include 'BLPAR.INC'
      real :: p(3), out(3), turbulent
      real :: a, b, c, d, us, ctau
      cffac = 1
      us = 0.6
      ctau = 0.05
      call hst(p(1), p(2), p(3), out(1), a, b, c)
      call cft(p(1), p(2), p(3), out(2), a, b, c)
      call dit(out(1), us, out(2), ctau, out(3), a, b, c, d)
      turbulent = out(1) + 1000*out(2)*out(3)
      end function

      subroutine iblsys
      stop 'no request asks for the whole boundary layer'
      end subroutine
