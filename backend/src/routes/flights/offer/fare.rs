//! Prices on the wire.

use jetway_domain::air::offer::PassengerFare as OfferFare;
use jetway_domain::air::pricing::{Quote, passenger_subtotal, passenger_total};
use serde::Serialize;
use utoipa::ToSchema;

use crate::wire::names::PassengerTypeName;
use crate::wire::person::passenger_type;
use crate::wire::visibility::Visibility;

/// A price with its breakdown. `base + taxes = gross`; carrier surcharges are part of `taxes`.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FareBreakdown {
    per_passenger_type: Vec<PassengerFare>,
    base: String,
    taxes: String,
    gross: String,
    /// The agency's commission; needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    commission: Option<String>,
    tax_on_agent: TaxOnAgent,
    service_fee: String,
    /// Extra services at the airline's price, included in the totals below. Absent if none.
    #[serde(skip_serializing_if = "Option::is_none")]
    extras: Option<String>,
    /// Amount charged to the wallet; needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    agent_payable: Option<String>,
    /// Amount the customer pays.
    customer_total: String,
    currency: String,
}

/// The fare of one passenger of a type.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PassengerFare {
    #[schema(value_type = PassengerTypeName)]
    passenger_type: &'static str,
    count: u8,
    base: String,
    surcharge: String,
    taxes: Vec<TaxLine>,
    /// Total of one passenger.
    total: String,
    /// Total of all passengers of the type.
    subtotal: String,
}

/// A tax of one passenger.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TaxLine {
    code: String,
    name: String,
    amount: String,
}

/// Tax collected from the agency.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TaxOnAgent {
    /// `AIT` or `VAT`, the key of its label.
    label: &'static str,
    /// Rate in percent, such as `0.3`.
    rate: String,
    amount: String,
}

impl FareBreakdown {
    pub(crate) fn of(quote: &Quote, visibility: Visibility) -> Self {
        Self {
            per_passenger_type: quote.fares.iter().filter_map(PassengerFare::of).collect(),
            base: quote.base.to_string(),
            taxes: quote.taxes.to_string(),
            gross: quote.gross.to_string(),
            commission: visibility.agent_amounts.then(|| quote.commission.to_string()),
            tax_on_agent: TaxOnAgent {
                label: quote.tax_on_agent.label.as_str(),
                rate: percent(quote.tax_on_agent.rate_bp),
                amount: quote.tax_on_agent.amount.to_string(),
            },
            service_fee: quote.service_fee.to_string(),
            extras: quote.extras.map(|extras| extras.to_string()),
            agent_payable: visibility.agent_amounts.then(|| quote.agent_payable.to_string()),
            customer_total: quote.customer_total.to_string(),
            currency: quote.gross.currency.to_string(),
        }
    }
}

impl PassengerFare {
    /// `None` only if an amount overflows, which no quote does.
    fn of(fare: &OfferFare) -> Option<Self> {
        let line = |tax: &jetway_domain::air::offer::TaxLine| TaxLine {
            code: tax.code.to_string(),
            name: tax.name.to_string(),
            amount: tax.amount.to_string(),
        };
        Some(Self {
            passenger_type: passenger_type(fare.ptc),
            count: fare.count,
            base: fare.base.to_string(),
            surcharge: fare.surcharge.to_string(),
            taxes: fare.taxes.iter().map(line).collect(),
            total: passenger_total(fare).ok()?.to_string(),
            subtotal: passenger_subtotal(fare).ok()?.to_string(),
        })
    }
}

/// Basis points as a percentage without trailing zeros.
fn percent(bp: u32) -> String {
    let text = format!("{}.{:02}", bp / 100, bp % 100);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

#[cfg(test)]
mod tests {
    use super::percent;

    #[test]
    fn rates_read_as_percent() {
        assert_eq!([0, 5, 30, 500, 1_250].map(percent), ["0", "0.05", "0.3", "5", "12.5"]);
    }
}
