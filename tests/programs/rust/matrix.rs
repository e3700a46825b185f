// A matrix type over Vec, products and a Cholesky factor; const generics; f32.
// differentiate: log_determinant(a, n)  at: a = 4 1 0.5 1 3 0.25 0.5 0.25 2, n = 3
// differentiate: fixed(x)  at: x = 1 2 3 4
// differentiate: single(x, n)  at: x = 1.5 0.25 2, n = 3
use std::slice::from_raw_parts;

#[no_mangle]
pub unsafe extern "C" fn log_determinant(a: *const f64, n: usize) -> f64 {
    let a = from_raw_parts(a, n * n);
    let mut l = vec![vec![0.0; n]; n];
    for i in 0..n {
        for j in 0..=i {
            let s: f64 = (0..j).map(|k| l[i][k] * l[j][k]).sum();
            l[i][j] = if i == j { (a[i * n + i] - s).sqrt() } else { (a[i * n + j] - s) / l[j][j] };
        }
    }
    (0..n).map(|i| l[i][i].ln()).sum()
}

fn dot<const N: usize>(a: &[f64; N], b: &[f64; N]) -> f64 {
    let mut s = 0.0;
    for i in 0..N {
        s += a[i] * b[N - 1 - i];
    }
    s
}

#[no_mangle]
pub unsafe extern "C" fn fixed(x: *const f64) -> f64 {
    let a = [*x, *x.add(1), *x.add(2), *x.add(3)];
    let b = a.map(|v| v * v);
    dot(&a, &b)
}

#[no_mangle]
pub unsafe extern "C" fn single(x: *const f32, n: usize) -> f32 {
    from_raw_parts(x, n).iter().map(|v| v.tanh() * v).sum()
}
