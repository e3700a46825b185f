! differentiate: engine(pc, mr, eps, out)  at: pc = 68.9, mr = 5.7, eps = 38, out = zeros(6)  tolerance: 1e-4  roundoff: 1e-7
! differentiate: frozen(pc, mr, eps, out)  at: pc = 20.3, mr = 1.35, eps = 55, out = zeros(3)  tolerance: 1e-4  roundoff: 1e-7
! differentiate: flame(p_bar, enthalpies, mr, share)  at: p_bar = 2.3, enthalpies = 11 -42, mr = 3.4, share = zeros(5)  tolerance: 1e-4  roundoff: 1e-7
! differentiate: equilibrium(t_kelvin, p_bar, out)  at: t_kelvin = 2750, p_bar = 3.1, out = zeros(4)  tolerance: 1e-4  roundoff: 1e-7
! differentiate: properties(t_kelvin, out)  at: t_kelvin = 1432, out = zeros(4)  roundoff: 1e-9
      module cea_cases
        implicit none
      contains
! a case from cards, as users of CEA write them: it runs once
        subroutine cards(lines)
          character(*), intent(in) :: lines(:)
          include 'py_cea.inc'
          character(132) :: line
          character(196) :: prefix
          character(200) :: myfile
          integer :: i
          interface
          subroutine cea_folder(to) bind(c)
            character(1) :: to(*)
          end subroutine cea_folder
        end interface
        do i = 1, NLINES
            line = ' '
            if (i <= size(lines)) line = lines(i)
            call SetInpLine(i, line)
          end do
          call cea_folder(prefix)
          myfile = 'f.inp '
          call py_cea(prefix, myfile, 0, 1)
        end subroutine cards

! what the main program does before a problem
        subroutine anew
          include 'py_cea.inc'
          integer :: j
          real(8) :: xi
          Npr = 0
          Gonly = .true.
          Enn = 0.1d0
          Ennl = -2.3025851d0
          Sumn = Enn
          xi = Enn/Ng
          do j = Ng + 1, Ng + Nc
            En(j, 1) = 0
            Enln(j) = 0
          end do
          do j = 1, Ng
            En(j, 1) = xi
            Enln(j) = log(xi)
          end do
          Size_bn = 0
          Hsub0 = 1d30
          Iplt = 0
          Npt = 0
          Isv = 0
          Convg = .false.
        end subroutine anew

        integer function product_named(name)
          character(*), intent(in) :: name
          include 'py_cea.inc'
          integer :: j
          product_named = 0
          do j = 1, Ngc
          if (Prod(j) == name) product_named = j
          end do
        end function product_named
      end module cea_cases

! hydrogen and oxygen at equilibrium
      function engine(pc, mr, eps, out) result(isp) bind(c)
        use cea_cases
        real(8), value :: pc, mr, eps
        real(8), intent(inout) :: out(6)
        real(8) :: isp
        include 'py_cea.inc'
        call cards([character(80) :: 'reac',
     & ' fuel H2(L) H 2  wt%=100.', ' h,cal=-2154.0  t(k)=20.17',
     & ' oxid O2(L) O 2 wt%=100.', ' h,cal=-3102.0 t(k)=90.18', ' ',
     &               'prob case=RocketCEA,',
     & ' rocket equilibrium p,bar=60., supar=40.,', ' o/f=6.,',
     & 'output calories short', 'end'])
        call anew
        Npp = 0
        Nsub = 0
        P(1) = pc
        Oxf(1) = mr
        Supar(1) = eps
        call ROCKET
        out = [Ttt(1), Cstr, Gammas(3), Wm(3), App(3), Vmoc(3)]
        isp = Vaci(3)
      end function engine

! frozen from the chamber on: hydrazine and its friends
      function frozen(pc, mr, eps, out) result(isp) bind(c)
        use cea_cases
        real(8), value :: pc, mr, eps
        real(8), intent(inout) :: out(3)
        real(8) :: isp
        include 'py_cea.inc'
        call cards([character(80) :: 'reac',
     & ' fuel N2H4(L) N 2 H 4 wt%=100.',
     & ' h,cal=12100.0 t(k)=298.15 rho=1.0037',
     & ' oxid N2O4(L) N 2 O 4 wt%=100.', ' h,cal=-4676.0 t(k)=298.15',
     & ' ',
     &               'prob case=RocketCEA,',
     & ' rocket frozen nfz=1 p,bar=20., supar=50.,', ' o/f=1.4,',
     & 'output calories short', 'end'])
        call anew
        Npp = 0
        Nsub = 0
        Nfz = 1
        P(1) = pc
        Oxf(1) = mr
        Supar(1) = eps
        call ROCKET
        out = [Ttt(3), Cstr, Sonvel(2)]
        isp = Vaci(3)
      end function frozen

! an adiabatic flame of methane in air; enthalpies of both sides
      function flame(p_bar, enthalpies, mr, share) result(tf) bind(c)
        use cea_cases
        real(8), value :: p_bar, mr
        real(8), intent(in) :: enthalpies(2)
        real(8), intent(inout) :: share(5)
        real(8) :: tf
        include 'py_cea.inc'
        character(4), parameter :: names(5) = ['*CO2', 'H2O ', '*CO ',
     & '*OH ', '*NO ']
        integer :: k
        call cards([character(80) :: 'reac',
     & ' fuel CH4 C 1 H 4 wt%=100.', ' h,cal=-17880.0 t(k)=298.15',
     & ' oxid Mix N 1.56 O 0.42 wt%=100.', ' h,cal=0. t(k)=298.15', ' ',
     &               'prob case=flame,', ' hp p,bar=1.,', ' o/f=16.,',
     & 'output calories short', 'end'])
        call anew
        P(1) = p_bar
        Oxf(1) = mr + 12
        Hpp = Hpp + enthalpies
        Nt = 1
        T(1) = 3800
        call THERMP
        do k = 1, 5
          share(k) = En(product_named(names(k)), 1)*1000
        end do
        tf = Ttt(1)
      end function flame

      function equilibrium(t_kelvin, p_bar, out) result(heat) bind(c)
        use cea_cases
        real(8), value :: t_kelvin, p_bar
        real(8), intent(inout) :: out(4)
        real(8) :: heat
        include 'py_cea.inc'
        call cards([character(80) :: 'reac', ' fuel H2 H 2 wt%=100.',
     & ' h,cal=0. t(k)=298.15', ' oxid O2 O 2 wt%=100.',
     & ' h,cal=0. t(k)=298.15', ' ',
     &               'prob case=dissociation,',
     & ' tp p,bar=1., t,k=2500.,', ' o/f=7.,', 'output calories short',
     & 'end'])
        call anew
        P(1) = p_bar
        T(1) = t_kelvin
        call THERMP
        out = [Dlvpt(1), Dlvtp(1), Wm(1), Ssum(1)]
        heat = Cpr(1)*8.3144621d0
      end function equilibrium

! polynomials of all gases at a temperature
      function properties(t_kelvin, out) result(mixed) bind(c)
        use cea_cases
        real(8), value :: t_kelvin
        real(8), intent(inout) :: out(4)
        real(8) :: mixed
        include 'py_cea.inc'
        integer :: j
        call cards([character(80) :: 'reac', ' fuel H2 H 2 wt%=100.',
     & ' h,cal=0. t(k)=298.15', ' oxid O2 O 2 wt%=100.',
     & ' h,cal=0. t(k)=298.15', ' ',
     &               'prob case=polynomials,',
     & ' tp p,bar=1., t,k=1200.,', ' o/f=7.,', 'output calories short',
     & 'end'])
        Tt = t_kelvin
        Tln = log(Tt)
        call CPHS
        j = product_named('H2O')
        out = [Cp(j), H0(j), S(j), Cpsum]
        mixed = sum(En(1:Ng, 1)*H0(1:Ng))
      end function properties
