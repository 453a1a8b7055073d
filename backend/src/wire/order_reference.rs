//! The order a call is about.

use jetway_domain::ids::OrderReference;
use jetway_problem::ErrorCode;
use serde::Deserialize;

/// Which order, in the query.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct OrderParams {
    /// The order.
    pub(crate) order_reference: String,
}

impl OrderParams {
    /// # Errors
    /// As [`reference`].
    pub(crate) fn reference(&self) -> Result<OrderReference, ErrorCode> {
        reference(&self.order_reference)
    }
}

/// # Errors
/// [`ErrorCode::OrderNotFound`]: a text that is no reference names no order.
pub(crate) fn reference(text: &str) -> Result<OrderReference, ErrorCode> {
    OrderReference::parse(text).map_err(|_| ErrorCode::OrderNotFound)
}
