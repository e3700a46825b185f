extern int enzyme_const, enzyme_dup, enzyme_dupnoneed, enzyme_out, enzyme_primal_return, enzyme_noret,
    enzyme_const_return, enzyme_active_return, enzyme_runtime_activity, enzyme_strong_zero, enzyme_byref;
