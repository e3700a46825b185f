/// A double well with its minima at -1 and 1.
pub fn potential(x: f64) -> f64 {
    (x * x - 1.0).powi(2)
}
