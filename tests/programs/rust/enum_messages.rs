// An enum of numbers and vectors, taken apart by value: LLVM loads its words as doubles, addresses included.
// differentiate: messages(x, n)  at: x = 0.7 1.1 0.2, n = 3
enum Msg { Push(f64), Scale(f64, f64), Many(Vec<f64>) }
#[no_mangle]
pub unsafe extern "C" fn messages(x: *const f64, n: usize) -> f64 {
    let v = std::slice::from_raw_parts(x, n);
    let mut q = Vec::new();
    q.push(Msg::Push(v[0]));
    q.push(Msg::Scale(v[1], v[2]));
    q.push(Msg::Many(v.iter().map(|a| a * a).collect()));
    let mut st: Vec<f64> = vec![];
    for m in q {
        match m {
            Msg::Push(a) => st.push(a),
            Msg::Scale(a, b) => for s in st.iter_mut() { *s = *s * a + b },
            Msg::Many(w) => { for a in w.iter() { st.push(*a); } }
        }
    }
    st.iter().sum()
}
