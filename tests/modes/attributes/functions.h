double cutoff(double x), like_log1p(double x), model(double x);
