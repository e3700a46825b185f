// A tree of shared nodes, whose names become the keys of a hash map: no constant that is copied leads anywhere.
// differentiate: joined(x, n)  at: x = 0.5 1.2, n = 2
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

struct Node {
    name: String,
    at: [f64; 2],
    children: Vec<Rc<RefCell<Node>>>,
}

fn node(name: &str, at: [f64; 2]) -> Rc<RefCell<Node>> {
    Rc::new(RefCell::new(Node { name: name.into(), at, children: vec![] }))
}

fn walk(node: &Rc<RefCell<Node>>, sums: &mut HashMap<String, f64>) {
    let here = node.borrow();
    *sums.entry(here.name.clone()).or_insert(0.0) += here.at[0] * here.at[1];
    for child in &here.children {
        walk(child, sums);
    }
}

#[no_mangle]
pub extern "C" fn joined(x: *const f64, n: i32) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n as usize) };
    let root = node("root", [x[0], x[1]]);
    root.borrow_mut().children.push(node("arm", [x[0], x[0]]));
    root.borrow_mut().children.push(node("arm", [x[1], 0.5]));
    let mut sums = HashMap::new();
    walk(&root, &mut sums);
    sums["arm"] * sums["root"]
}
