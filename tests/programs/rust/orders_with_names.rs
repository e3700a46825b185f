// Records of a name and numbers in vectors, made by functions that are given the name.
// differentiate: traded(x, n)  at: x = 1.3 0.7 0.4, n = 3
use std::collections::BTreeMap;

struct Order {
    owner: String,
    quantity: f64,
    price: f64,
}

fn post(orders: &mut Vec<Order>, owner: &str, quantity: f64, price: f64) {
    orders.push(Order { owner: owner.to_string(), quantity, price });
}

#[no_mangle]
pub unsafe extern "C" fn traded(x: *const f64, n: i32) -> f64 {
    let x = std::slice::from_raw_parts(x, n as usize);
    let mut orders = Vec::new();
    post(&mut orders, "ann", x[0] * x[1], 2.0 * x[2]);
    post(&mut orders, "carl", 0.5 + x[0], x[1]);
    post(&mut orders, "ann", x[2] * x[2], x[0]);
    let mut totals: BTreeMap<String, f64> = BTreeMap::new();
    for order in &orders {
        *totals.entry(order.owner.clone()).or_insert(0.0) += order.quantity * order.price;
    }
    totals.iter().map(|(owner, total)| owner.len() as f64 * total * total).sum()
}
