//! Refusals common to orders of every product.

use jetway_domain::air::traveller::alone::AloneReason;
use jetway_domain::order::OrderStatus;
use jetway_domain::payment::NoParts;
use jetway_problem::{ErrorCode, Problem};

use crate::http::Refusal;

pub(crate) fn wrong_state(status: OrderStatus) -> Refusal {
    Problem::new(ErrorCode::OrderWrongState)
        .detail(format!("The order is {}.", status.text()))
        .param("status", status.as_str())
        .into()
}

/// Neither the airlines nor the back office allow these children to travel alone. No supplier was asked.
pub(crate) fn children_alone(reasons: &[AloneReason]) -> Refusal {
    let names: Vec<&str> = reasons.iter().map(|reason| reason.as_str()).collect();
    Problem::new(ErrorCode::OrderChildrenAlone)
        .param("reasons", names)
        .into()
}

pub(crate) fn no_parts(why: NoParts) -> Refusal {
    Problem::new(ErrorCode::OrderPartNotAllowed)
        .param("noParts", why.as_str())
        .into()
}
