// Results are collected into maps and vectors: where there is an error, its code lies in a byte of a name's address
// differentiate: named(x, y)  at: x = 1.3, y = 0.4
// differentiate: listed(x, n)  at: x = 0.7 1.1 0.6, n = 3
use std::collections::BTreeMap;

type Pairs = BTreeMap<String, f64>;

fn parse(text: &str, scale: f64) -> Result<Pairs, std::num::ParseFloatError> {
    text.split(',').map(|t| Ok((t[..2].to_lowercase(), scale * t[3..].parse::<f64>()?))).collect()
}

#[no_mangle]
pub extern "C" fn named(x: f64, y: f64) -> f64 {
    let Ok(pairs) = parse("By=0.5,AX=2.5,cz=-1", x * y) else { return 0.0 };
    let failed = parse("By=0.5,AX=two", x).is_err();
    x * pairs["by"] + pairs["ax"] * pairs["cz"].sin() + if failed { y } else { 0.0 }
}

#[derive(Debug)]
enum Missing {
    Name(u8),
    Sign(u8),
}

fn logarithms(x: &[f64]) -> Result<Vec<(String, f64)>, Missing> {
    let one = |(i, &v): (usize, &f64)| match (v > 0.0, i < 8) {
        (true, true) => Ok((format!("x{i}"), v.ln())),
        (true, false) => Err(Missing::Name(i as u8)),
        _ => Err(Missing::Sign(i as u8)),
    };
    x.iter().enumerate().map(one).collect()
}

#[no_mangle]
pub extern "C" fn listed(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let wrong = match logarithms(&[1.0, -x[0]]) {
        Err(Missing::Sign(at)) => f64::from(at),
        Err(Missing::Name(at)) => -f64::from(at),
        Ok(_) => 9.0,
    };
    match logarithms(x) {
        Ok(all) => all.iter().map(|(name, v)| name.len() as f64 * v * v).sum::<f64>() * wrong,
        Err(_) => 0.0,
    }
}
