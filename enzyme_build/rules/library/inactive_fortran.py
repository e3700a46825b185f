"""Fortran: the I/O, program control, environment, integer and text parts of flang's and gfortran's runtimes."""

from __future__ import annotations

from enzyme_build.rules.library.inactive import inactive, inactive_pattern

inactive_pattern(
    r"_FortranA(Stop\w*|FailImage\w*|Exit|Abort|ReportFatalUserError|ProgramEndStatement)$",
    because="ends here",
    does_not_return=True,
)
inactive_pattern(
    r"fortran\.read$", because="input", writes=(1,), text="read"
)  # in the bodies of `InputReal64` and such
inactive_pattern(r"_FortranAioBeginInternal\w*", because="text")  # of a character variable, which comes first
inactive_pattern(r"_FortranAioOutput(Real|Complex)\w*", because="input and output", text="printed")
inactive_pattern(r"_FortranAioInputComplex\w*", because="input", writes=(1,), numbers=2, text="read")
inactive_pattern(r"_FortranAioInputReal\w*", because="input", writes=(1,), text="read")
inactive_pattern(r"_FortranAioInput(Integer|Logical|Character|Ascii)\w*", because="input", writes=(1,))
inactive_pattern(r"_FortranAioInputDescriptor", because="input", writes=(1,))
inactive_pattern(  # but not input into namelists and records: which numbers are new there is known when it runs
    r"_FortranAio(?!Input(Namelist|DerivedType))", because="input and output"
)
inactive_pattern(
    r"_FortranA(Program(Start|EndStatement)|Pause\w*|CpuTime|DateAndTime|SystemClock\w*|Etime|Secnds|Dsecnds|Sleep"
    r"|ArgumentCount|GetCommand\w*|GetEnvVariable|PutEnv|GetPID|GetUID|GetGID|GetCwd|Hostnm|Chdir|Rename|Unlink"
    r"|ExecuteCommandLine|Signal|Perror|Flush|Fseek|Ftell|GetUnderflowMode|SetUnderflowMode|MapException|fe\w+except"
    r"|Support\w*|GetModesTypeSize|GetStatusTypeSize|RegisterConfigureEnv)",
    because="environment",
)
inactive_pattern(r"_FortranARandomNumber", because="random numbers depend on no input", writes=(0,))
inactive_pattern(r"_FortranA(Random\w+|Irand|Rand)$", because="random numbers depend on no input")
inactive_pattern(r"_FortranA(CharacterCompareScalar\d?|LenTrim\d|Index\d|Scan\d|Verify\d)$", because="text")
inactive_pattern(
    r"_FortranA(Character\w*|Adjustl|Adjustr|Trim|Repeat|LenTrim|Index|Scan|Verify)$", because="text", makes=(0,)
)
inactive_pattern(
    r"_FortranA(Lbound|Ubound|Shape|AllDim|AnyDim|CountDim|ParityDim|I(All|Any|Parity)Dim|(Findloc|Maxloc|Minloc)\w*"
    r"|Matmul(Transpose)?(Direct)?((Integer|Unsigned|Logical)\d+){2})$",
    because="integers, logicals and shapes",
    makes=(0,),
)
inactive_pattern(
    r"_FortranA(Size|SizeDim|Lbound\w*|Ubound\w*|Shape|IsContiguous\w*|IsAssumedSize|PointerIsAssociated\w*|ClassIs"
    r"|SameTypeAs|ExtendsTypeOf|Selected\w+|ShowDescriptor|All|Any|Count|Parity\w*|IAll\w*|IAny\w*|IParity\w*"
    r"|IsFinite\d+|IsNaN\d+|Exponent\d+_\d|(Ceiling|Floor|Nint)\d+_\d+|(Mod|Modulo)Integer\d+|UPow\d+"
    r"|(Sum|Product|Maxval|Minval|DotProduct)(Integer|Unsigned)\d+|DotProductLogical)$",
    because="integers, logicals and shapes",
)
inactive_pattern(
    r"_gfortran_(stop|error_stop|runtime_error|os_error|generate_error|abort|exit|runtime_stop)\w*",
    because="ends here",
    does_not_return=True,
)
inactive_pattern(r"_gfortran_transfer_(real|complex|integer|array|character|logical)\d*$", because="input", writes=(1,))
inactive_pattern(
    r"_gfortran_(st_|transfer_\w*_write|set_args|set_options|date_and_time|cpu_time|system_clock\w*|string_\w+"
    r"|compare_string|concat_string|get_environment\w*|get_command\w*|iargc|getarg|random_seed\w*|size0|size1"
    r"|runtime_warning\w*|flush\w*|fdate|etime|second|time_func)",
    because="input and output, text, environment",
)
inactive_pattern(r"_gfortran_(random_r\d+|arandom_r\d+)", because="random numbers depend on no input", writes=(0,))
inactive_pattern(r"f90io_\w+|f90_(stop|pause)\w*", because="input and output")
inactive("_gfortran_caf_init _gfortran_caf_finalize", because="environment")
