/* as many programs do: the markers are defined, here and elsewhere */
int enzyme_const, enzyme_dup, enzyme_dupnoneed, enzyme_out, enzyme_primal_return, enzyme_noret;
int enzyme_const_return, enzyme_active_return, enzyme_runtime_activity = 7, enzyme_strong_zero, enzyme_byref;
