use jetway_domain::money::Money;
use jetway_domain::order::{AfterSaleQuote, QuoteRule};
use serde::Serialize;
use utoipa::ToSchema;

use crate::wire::names::{QuoteRuleName, RefundToName};

/// The filed rule of a quote, which pages say in their own language.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct QuoteRuleView {
    #[schema(value_type = QuoteRuleName)]
    kind: &'static str,
    /// The airline's penalty for each ticket, such as `AED 225.00`; absent for none.
    #[serde(skip_serializing_if = "Option::is_none")]
    fee: Option<String>,
    /// Where a surplus of an exchange goes; absent for other rules.
    #[schema(value_type = Option<RefundToName>)]
    #[serde(skip_serializing_if = "Option::is_none")]
    surplus_to: Option<&'static str>,
}

impl QuoteRuleView {
    /// The rule of a quote; `None` when an operator wrote what it is based on.
    pub(super) fn of(quote: &AfterSaleQuote) -> Option<Self> {
        let view = |kind, fee: Option<Money>, surplus_to| Self {
            kind,
            fee: fee.map(|fee| fee.to_string()),
            surplus_to,
        };
        Some(match quote.rule? {
            QuoteRule::Void => view("void", None, None),
            QuoteRule::AirlineChange => view("airlineChange", None, None),
            QuoteRule::NotRefundable => view("notRefundable", None, None),
            QuoteRule::Refund { fee } => view("refund", fee, None),
            QuoteRule::Exchange { fee, is_returned } => {
                let surplus_to = if is_returned { "wallet" } else { "airlineCredit" };
                view("exchange", fee, Some(surplus_to))
            }
        })
    }
}
