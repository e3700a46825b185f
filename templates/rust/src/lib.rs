//! A kernel with a C interface: what Python and other languages call.

mod well;

/// The energy of particles at `position`, in wells and repelling each other.
///
/// # Safety
/// `position` points to `count` numbers.
#[no_mangle]
pub unsafe extern "C" fn energy(position: *const f64, count: usize, charge: f64) -> f64 {
    let position = core::slice::from_raw_parts(position, count);
    let in_wells: f64 = position.iter().map(|&x| well::potential(x)).sum();
    let mut repulsion = 0.0;
    for (i, a) in position.iter().enumerate() {
        for b in &position[..i] {
            repulsion += charge * charge / (1.0 + (a - b) * (a - b)).sqrt();
        }
    }
    in_wells + repulsion
}
