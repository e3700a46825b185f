//! Formulas that are parsed into trees, with constants among words that are lengths and addresses at other times.
// differentiate: formula(x, n)  at: x = 1.3 0.7, n = 2
use std::rc::Rc;
enum Expr { Const(f64), Var(String), Bin(bool, Rc<Expr>, Rc<Expr>) }
fn parse(tokens: &[&str], at: &mut usize) -> Option<Expr> {
    let t = *tokens.get(*at)?;
    *at += 1;
    Some(match t {
        "+" | "*" => { let a = parse(tokens, at)?; let b = parse(tokens, at)?; Expr::Bin(t == "+", Rc::new(a), Rc::new(b)) }
        "0.5" => Expr::Const(0.5),
        _ => Expr::Var(t.to_string()),
    })
}
fn eval(e: &Expr, x: &[f64]) -> f64 {
    match e {
        Expr::Const(c) => *c,
        Expr::Var(n) => if n == "x" { x[0] } else { x[1] },
        Expr::Bin(plus, a, b) => { let (a, b) = (eval(a, x), eval(b, x)); if *plus { a + b } else { a * b } }
    }
}
#[no_mangle]
pub unsafe extern "C" fn formula(x: *const f64, n: i32) -> f64 {
    let x = std::slice::from_raw_parts(x, n as usize);
    let e = parse(&["+", "*", "x", "y", "*", "0.5", "x"], &mut 0).expect("a formula");
    eval(&e, x) * x[0]
}
