#![crate_type = "staticlib"]

#[no_mangle]
pub extern "C" fn pair(r: f64) -> f64 {
    r.powi(3) - 2.0 * r
}
