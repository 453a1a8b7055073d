//! Order references in requests.

use jetway_domain::ids::OrderReference;
use jetway_problem::ErrorCode;
use serde::Deserialize;

/// Query parameters of a call about one order.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct OrderParams {
    pub(crate) order_reference: String,
}

impl OrderParams {
    /// # Errors
    /// `order.not_found`, as for [`reference`].
    pub(crate) fn reference(&self) -> Result<OrderReference, ErrorCode> {
        reference(&self.order_reference)
    }
}

/// # Errors
/// `order.not_found` if the text is not a reference.
pub(crate) fn reference(text: &str) -> Result<OrderReference, ErrorCode> {
    OrderReference::parse(text).map_err(|_| ErrorCode::OrderNotFound)
}
