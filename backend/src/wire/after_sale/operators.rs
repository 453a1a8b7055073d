//! What operators read of a void, refund or exchange, and what they do with it.

use chrono::{DateTime, Utc};
use jetway_app::flight::ticketing::after_sale::{AfterSaleCase as Case, ManualQuote, OperatorStep};
use jetway_domain::air::after_sale::ManualLine;
use jetway_domain::air::order::FlightOrder;
use jetway_domain::order::RequestReference;
use jetway_domain::reference::NameLanguage;
use jetway_problem::ErrorCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::AfterSaleRequest;
use crate::wire::decision::text;
use crate::wire::field_error::BadField;
use crate::wire::instant::local_time;
use crate::wire::names::AfterSaleStateName;
use crate::wire::visibility::Visibility;

/// Longest rule of a quote, in characters.
const LONGEST_BASIS: usize = 500;

/// A request, and what its quote depends on.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AfterSaleCase {
    order_reference: String,
    agency_name: String,
    /// Such as a route.
    title: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pnr: Option<String>,
    request: AfterSaleRequest,
    travellers: Vec<CaseTraveller>,
    segments: Vec<CaseSegment>,
    /// Whether the fare is refundable before departure.
    refundable: bool,
    /// The airline's fee for each ticket, such as `AED 200.00`; absent when there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    penalty: Option<String>,
}

/// A traveller of the order.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CaseTraveller {
    traveller_id: String,
    name: String,
    /// What the ticket can still return at most, such as `AED 1234.50`. A quote deducts from it.
    returnable: String,
    /// What the new ticket of an exchange costs.
    #[serde(skip_serializing_if = "Option::is_none")]
    new_fare: Option<String>,
}

/// A flight of the order, at its current time.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CaseSegment {
    segment_id: String,
    /// Such as `EK583`.
    flight: String,
    /// Such as `DAC-DXB`.
    route: String,
    /// Local time at the origin, such as `2026-12-13T22:15`.
    departs_at: String,
}

/// What the operator does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) enum AfterSaleOperatorStep {
    /// Works on it from now on.
    Take,
    /// Quotes a refund or an exchange.
    Quote,
    /// Refuses it.
    Refuse,
    /// The airline carried it out; the money is returned. Refused to the operator who entered the quote.
    Done,
}

/// A quote of a refund or an exchange. A traveller's old ticket is worth what it can return, less these amounts.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct AfterSaleOperatorQuote {
    /// One for each traveller of the request.
    lines: Vec<AfterSaleOperatorLine>,
    /// One business day from now if omitted.
    valid_until: Option<DateTime<Utc>>,
    /// The rule it follows, for the agency.
    basis: String,
}

/// Deductions of one traveller, in minor units of the order's currency.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct AfterSaleOperatorLine {
    traveller_id: String,
    #[serde(default)]
    used: i64,
    #[serde(default)]
    penalty: i64,
    #[serde(default)]
    no_show: i64,
    #[serde(default)]
    taxes_kept: i64,
    #[serde(default)]
    service_fee: i64,
    #[serde(default)]
    portal_fee: i64,
}

/// The request after the step.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AfterSaleStepped {
    request_reference: String,
    #[schema(value_type = AfterSaleStateName)]
    state: &'static str,
}

impl AfterSaleCase {
    /// `None` for a request for approval.
    pub(crate) fn of(case: &Case) -> Option<Self> {
        let (order, details) = (&case.order, &case.order.details);
        let everything = Visibility {
            agent_amounts: true,
            source: true,
            passports: false,
            names: NameLanguage::English,
        };
        let name_of = |id: &str| {
            let mut party = details.travellers.iter();
            let found = party.find(|person| person.traveller_id == id);
            found.map_or_else(String::new, |person| {
                format!("{} {}", person.given_name, person.surname)
            })
        };
        let condition = &details.offer.brand.refund;
        Some(Self {
            order_reference: order.reference.as_str().to_owned(),
            agency_name: details.agency_name.clone(),
            title: order.route(),
            pnr: order.pnr.clone(),
            request: AfterSaleRequest::of(&case.request, everything)?.with_trip(order, NameLanguage::English),
            travellers: case
                .returnable
                .iter()
                .map(|(id, most)| CaseTraveller {
                    traveller_id: id.clone(),
                    name: name_of(id),
                    returnable: most.to_string(),
                    new_fare: case
                        .new_fares
                        .iter()
                        .find(|(traveller, _)| traveller == id)
                        .map(|(_, fare)| fare.to_string()),
                })
                .collect(),
            segments: details
                .flown()
                .iter()
                .map(|flight| CaseSegment {
                    segment_id: flight.segment_id.to_string(),
                    flight: format!("{}{}", flight.marketing.carrier, flight.marketing.number),
                    route: format!("{}-{}", flight.origin.airport, flight.destination.airport),
                    departs_at: local_time(flight.origin.local),
                })
                .collect(),
            refundable: condition.allowed,
            penalty: condition.fee.map(|fee| fee.to_string()),
        })
    }
}

impl AfterSaleStepped {
    /// # Errors
    /// `after_sale.not_found` when the order has no such request.
    pub(crate) fn of(order: &FlightOrder, request: &RequestReference) -> Result<Self, ErrorCode> {
        let now = order.after_sale(request).ok_or(ErrorCode::AfterSaleNotFound)?;
        Ok(Self {
            request_reference: request.as_str().to_owned(),
            state: now.state.as_str(),
        })
    }
}

/// What an operator does, and the quote for it.
pub(crate) fn operator_step(
    step: AfterSaleOperatorStep,
    quote: Option<AfterSaleOperatorQuote>,
) -> Result<OperatorStep, BadField> {
    match (step, quote) {
        (AfterSaleOperatorStep::Take, None) => Ok(OperatorStep::Take),
        (AfterSaleOperatorStep::Refuse, None) => Ok(OperatorStep::Refuse),
        (AfterSaleOperatorStep::Done, None) => Ok(OperatorStep::Done),
        (AfterSaleOperatorStep::Quote, Some(quote)) => Ok(OperatorStep::Quote(quote.entered()?)),
        (AfterSaleOperatorStep::Quote, None) => Err(BadField::new("/quote", "quote.missing", "A quote has lines.")),
        (AfterSaleOperatorStep::Take | AfterSaleOperatorStep::Refuse | AfterSaleOperatorStep::Done, Some(_)) => {
            let detail = "Only the step `quote` has a quote.";
            Err(BadField::new("/quote", "quote.unexpected", detail))
        }
    }
}

/// The number of a request.
pub(crate) fn numbered(text: &str) -> Result<RequestReference, ErrorCode> {
    RequestReference::parse(text).map_err(|_| ErrorCode::AfterSaleNotFound)
}

impl AfterSaleOperatorQuote {
    fn entered(self) -> Result<ManualQuote, BadField> {
        let lines = self.lines.into_iter().map(|line| ManualLine {
            traveller_id: line.traveller_id,
            used: line.used,
            penalty: line.penalty,
            no_show: line.no_show,
            taxes_kept: line.taxes_kept,
            service_fee: line.service_fee,
            portal_fee: line.portal_fee,
        });
        Ok(ManualQuote {
            lines: lines.collect(),
            valid_until: self.valid_until,
            basis: text("/quote/basis", &self.basis, LONGEST_BASIS)?,
        })
    }
}
