double cutoff(double x), like_log1p(double x), model(double x), line(double x);
extern double slope_shadow;
