// Expressions read from text: tokens and trees of numbers, names and operators.
// levels: O2
// differentiate: value(x, n)  at: x = 1.5 2.5 3.5, n = 3
// differentiate: stack(x, n)  at: x = 1.5 2.5 3.5, n = 3
// differentiate: labelled(x, n)  at: x = 1.5 2.5 3.5, n = 3
use std::collections::HashMap;
use std::slice::from_raw_parts;

#[derive(Clone, Debug, PartialEq)]
enum Token {
    Number(f64),
    Name(String),
    Operator(char),
    Open,
    Close,
}

fn tokens(text: &str) -> Vec<Token> {
    let mut found = Vec::new();
    let mut rest = text.chars().peekable();
    while let Some(&c) = rest.peek() {
        if c.is_ascii_digit() || c == '.' {
            let mut digits = String::new();
            while let Some(&d) = rest.peek() {
                if !d.is_ascii_digit() && d != '.' {
                    break;
                }
                digits.push(d);
                rest.next();
            }
            found.push(Token::Number(digits.parse().unwrap()));
        } else if c.is_alphabetic() {
            let mut name = String::new();
            while let Some(&d) = rest.peek() {
                if !d.is_alphanumeric() {
                    break;
                }
                name.push(d);
                rest.next();
            }
            found.push(Token::Name(name));
        } else {
            rest.next();
            match c {
                '(' => found.push(Token::Open),
                ')' => found.push(Token::Close),
                ' ' => {}
                _ => found.push(Token::Operator(c)),
            }
        }
    }
    found
}

struct Parser<'a> {
    tokens: Vec<Token>,
    at: usize,
    known: &'a HashMap<String, f64>,
}

impl Parser<'_> {
    fn sum(&mut self) -> f64 {
        let mut value = self.product();
        while self.at < self.tokens.len() {
            match self.tokens[self.at].clone() {
                Token::Operator('+') => {
                    self.at += 1;
                    value += self.product();
                }
                Token::Operator('-') => {
                    self.at += 1;
                    value -= self.product();
                }
                _ => break,
            }
        }
        value
    }

    fn product(&mut self) -> f64 {
        let mut value = self.leaf();
        while self.at < self.tokens.len() && self.tokens[self.at] == Token::Operator('*') {
            self.at += 1;
            value *= self.leaf();
        }
        value
    }

    fn leaf(&mut self) -> f64 {
        let token = self.tokens[self.at].clone();
        self.at += 1;
        match token {
            Token::Number(v) => v,
            Token::Name(name) => self.known[&name],
            Token::Open => {
                let value = self.sum();
                self.at += 1;
                value
            }
            _ => f64::NAN,
        }
    }
}

#[no_mangle]
pub unsafe extern "C" fn value(x: *const f64, n: i32) -> f64 {
    let known: HashMap<String, f64> =
        from_raw_parts(x, n as usize).iter().enumerate().map(|(i, v)| (format!("x{i}"), *v)).collect();
    Parser { tokens: tokens("2*x0*(x1 + 3*x2) - x1*x1"), at: 0, known: &known }.sum()
}

enum Slot {
    Value(f64),
    Length(usize),
    Label(String),
}

#[no_mangle]
pub unsafe extern "C" fn stack(x: *const f64, n: i32) -> f64 {
    let xs = from_raw_parts(x, n as usize);
    let mut slots = Vec::new();
    for (i, v) in xs.iter().enumerate() {
        slots.push(Slot::Value(v * v));
        slots.push(Slot::Length(i + 1));
        slots.push(Slot::Label(format!("s{i}")));
    }
    let mut s = 0.0;
    let mut scale = 1.0;
    while let Some(slot) = slots.pop() {
        match slot {
            Slot::Value(v) => s += scale * v * v,
            Slot::Length(k) => scale = k as f64,
            Slot::Label(t) => s += t.len() as f64 * xs[0],
        }
    }
    s
}

fn measure(v: f64) -> Result<f64, String> {
    if v > 3.0 {
        Err(format!("too large: {v:.2}"))
    } else {
        Ok(v * v)
    }
}

#[no_mangle]
pub unsafe extern "C" fn labelled(x: *const f64, n: i32) -> f64 {
    let xs = from_raw_parts(x, n as usize);
    let results: Vec<Result<f64, String>> = xs.iter().map(|v| measure(*v)).collect();
    results.iter().map(|r| match r { Ok(v) => *v, Err(text) => text.len() as f64 * xs[1] }).sum()
}
