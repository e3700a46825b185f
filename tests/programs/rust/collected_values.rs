// Values of several kinds out of a recursive evaluation that may fail: a number lies where others keep a capacity.
// differentiate: lists(x, n)  at: x = 0.4 1.2 0.9, n = 3
use std::rc::Rc;

enum Expr {
    Var(usize),
    Mul(Box<Expr>, Box<Expr>),
    List(Vec<Expr>),
    Lambda(Vec<String>, Rc<Expr>),
}

#[derive(Clone)]
enum Value {
    Number(f64),
    List(Vec<Value>),
    Function(Vec<String>, Rc<Expr>),
}

type Evaluated<T> = Result<T, String>;

fn number(value: Value) -> Evaluated<f64> {
    if let Value::Number(d) = value {
        Ok(d)
    } else {
        Err("number".to_string())
    }
}

fn eval(e: &Expr, env: &[Value]) -> Evaluated<Value> {
    Ok(match e {
        Expr::Var(slot) => env.get(*slot).cloned().ok_or_else(|| format!("unbound {slot}"))?,
        Expr::Mul(a, b) => Value::Number(number(eval(a, env)?)? * number(eval(b, env)?)?),
        Expr::Lambda(names, body) => Value::Function(names.clone(), body.clone()),
        Expr::List(items) => Value::List(items.iter().map(|e| eval(e, env)).collect::<Evaluated<_>>()?),
    })
}

fn variable(slot: usize) -> Box<Expr> {
    Box::new(Expr::Var(slot))
}

#[no_mangle]
pub unsafe extern "C" fn lists(x: *const f64, n: i32) -> f64 {
    let x = std::slice::from_raw_parts(x, n as usize);
    let mut env: Vec<Value> = x.iter().map(|v| Value::Number(*v)).collect();
    let square = Expr::Mul(variable(1), variable(1));
    let function = eval(&Expr::Lambda(vec!["v".into()], Rc::new(square)), &env).unwrap();
    env.push(function);
    let items = vec![*variable(0), Expr::Mul(variable(1), variable(2))];
    match eval(&Expr::List(items), &env) {
        Ok(Value::List(values)) => values.into_iter().map(|v| number(v).unwrap()).sum(),
        _ => 0.0,
    }
}
