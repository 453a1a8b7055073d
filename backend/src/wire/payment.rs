//! The payment of an order of any product.

use jetway_domain::order::OrderCore;
use serde::Serialize;
use utoipa::ToSchema;

use super::instant::instant;
use super::names::PaymentState;
use super::visibility::Visibility;

/// Payment of an order.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Payment {
    /// `none`, `held` or `paid`.
    #[schema(value_type = PaymentState)]
    state: &'static str,
    /// Needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    paid: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    journal_id: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    paid_at: Option<String>,
}

impl Payment {
    pub(crate) fn of(order: &OrderCore, visibility: Visibility) -> Self {
        let paid = order.payment.as_ref();
        let state = match (paid, order.hold) {
            (Some(_), _) => "paid",
            (None, Some(_)) => "held",
            (None, None) => "none",
        };
        Self {
            state,
            paid: paid
                .filter(|_| visibility.agent_amounts)
                .map(|paid| paid.amount.to_string()),
            journal_id: paid.map(|paid| paid.journal.to_string()),
            paid_at: paid.map(|paid| instant(paid.paid_at)),
        }
    }
}
