//! Exchanges on the wire: flights before and after, and what the new tickets cost.

use jetway_app::flight::names::airline_name;
use jetway_domain::air::offer::Segment;
use jetway_domain::air::order::FlightOrder;
use jetway_domain::air::search::Cabin;
use jetway_domain::codes::CarrierCode;
use jetway_domain::money::Money;
use jetway_domain::order::{
    AfterSale, AfterSaleKind, AfterSaleQuote, ExchangeAmounts, ExchangeLine, QuoteMode, RequestReference,
};
use jetway_domain::reference::NameLanguage;
use serde::Serialize;
use utoipa::ToSchema;

use super::rule::QuoteRuleView;
use crate::wire::instant::{instant, local_time};
use crate::wire::names::{QuoteModeName, TravelClassName};

/// What an exchange replaces and costs.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ExchangeDetails {
    /// The flights when it was requested; empty in lists.
    before: Vec<ExchangeSegment>,
    /// The chosen flights; empty in lists.
    after: Vec<ExchangeSegment>,
    /// Needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    quote: Option<ExchangeQuoteView>,
    /// Numbers of the replaced tickets; empty until they are.
    old_tickets: Vec<String>,
    /// Numbers of the new tickets.
    new_tickets: Vec<String>,
}

/// A flight before or after an exchange.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ExchangeSegment {
    /// Index of its journey, from 0.
    leg_group: u8,
    /// Such as `EK583`.
    flight: String,
    /// Whose flight number it is.
    marketing: ExchangeAirline,
    /// Whose aircraft flies.
    operating: ExchangeAirline,
    origin: String,
    destination: String,
    /// Local, such as `2026-12-01T10:00`.
    departs_at: String,
    /// Local.
    arrives_at: String,
    duration_minutes: u32,
    #[schema(value_type = TravelClassName)]
    cabin: &'static str,
    rbd: String,
    /// The flight is in the order as well.
    kept: bool,
}

/// An airline.
#[derive(Serialize, ToSchema)]
pub(crate) struct ExchangeAirline {
    code: String,
    name: String,
}

/// What an exchange costs. `oldResidual + addCollect = newFare + changePenalty + portalFee + kept + residualRefund`, for each line and
/// in all. Amounts such as `AED 1234.50`.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ExchangeQuoteView {
    /// Send it back to approve this quote; empty before it is requested.
    quote_id: String,
    #[schema(value_type = QuoteModeName)]
    mode: &'static str,
    old_residual: String,
    new_fare: String,
    /// With `taxDifference`: `newFare` less `oldResidual`. May be negative, such as `AED -12.00`.
    fare_difference: String,
    tax_difference: String,
    change_penalty: String,
    portal_fee: String,
    /// What the airline keeps of the old tickets.
    kept: String,
    /// What the wallet pays.
    add_collect: String,
    /// What the wallet gets.
    residual_refund: String,
    valid_until: String,
    basis: String,
    /// Absent when an operator wrote the basis.
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<QuoteRuleView>,
    lines: Vec<ExchangeQuoteLine>,
}

/// What one traveller's exchange costs.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ExchangeQuoteLine {
    traveller_id: String,
    old_residual: String,
    new_fare: String,
    change_penalty: String,
    portal_fee: String,
    kept: String,
    add_collect: String,
    residual_refund: String,
}

impl ExchangeDetails {
    /// `None` for another request. `sees`: the reader holds 203.
    pub(super) fn of(kind: AfterSaleKind, data: &AfterSale, sees: bool) -> Option<Self> {
        (kind == AfterSaleKind::Exchange).then(|| Self {
            before: Vec::new(),
            after: Vec::new(),
            quote: data.quote.as_ref().filter(|_| sees).and_then(ExchangeQuoteView::of),
            old_tickets: Vec::new(),
            new_tickets: Vec::new(),
        })
    }

    pub(super) fn add_trip(&mut self, order: &FlightOrder, request: &str, language: NameLanguage) {
        let is_meant = |reference: &RequestReference| reference.as_str() == request;
        let mut trips = order.details.exchanges.iter();
        if let Some(trip) = trips.find(|trip| is_meant(&trip.request)) {
            self.before = ExchangeSegment::all(&trip.before, &trip.offer.segments, language);
            self.after = ExchangeSegment::all(&trip.offer.segments, &trip.before, language);
            self.old_tickets.clone_from(&trip.old_tickets);
            self.new_tickets.clone_from(&trip.new_tickets);
        }
    }
}

impl ExchangeSegment {
    /// The flights of one side of an exchange, with names in this language.
    pub(crate) fn all(segments: &[Segment], other: &[Segment], language: NameLanguage) -> Vec<Self> {
        let segments = segments.iter();
        segments.map(|segment| Self::of(segment, other, language)).collect()
    }

    fn of(segment: &Segment, other: &[Segment], language: NameLanguage) -> Self {
        let is_same = |there: &Segment| {
            there.marketing == segment.marketing && there.origin.local.date() == segment.origin.local.date()
        };
        Self {
            leg_group: segment.journey_index,
            flight: format!("{}{}", segment.marketing.carrier, segment.marketing.number),
            marketing: ExchangeAirline::of(segment.marketing.carrier, language),
            operating: ExchangeAirline::of(segment.operating.carrier, language),
            origin: segment.origin.airport.to_string(),
            destination: segment.destination.airport.to_string(),
            departs_at: local_time(segment.origin.local),
            arrives_at: local_time(segment.destination.local),
            duration_minutes: segment.duration_minutes,
            cabin: match segment.cabin {
                Cabin::Economy => "E",
                Cabin::PremiumEconomy => "P",
                Cabin::Business => "B",
                Cabin::First => "F",
            },
            rbd: segment.rbd.to_string(),
            kept: other.iter().any(is_same),
        }
    }
}

impl ExchangeAirline {
    pub(crate) fn of(code: CarrierCode, language: NameLanguage) -> Self {
        Self {
            code: code.to_string(),
            name: airline_name(code, language),
        }
    }
}

impl ExchangeQuoteView {
    /// `None` for the quote of another request.
    pub(crate) fn of(quote: &AfterSaleQuote) -> Option<Self> {
        let amounts: &ExchangeAmounts = quote.exchange.as_deref()?;
        let sum = |amount: fn(&ExchangeLine) -> Money| amounts.sum_of(amount).ok().map(|sum| sum.to_string());
        let fare_difference = amounts.difference().ok()?.checked_sub(amounts.tax_difference).ok()?;
        Some(Self {
            quote_id: quote.quote_id.clone(),
            mode: match quote.mode {
                QuoteMode::Auto => "auto",
                QuoteMode::Manual => "manual",
            },
            old_residual: sum(|line| line.old_residual)?,
            new_fare: sum(|line| line.new_fare)?,
            fare_difference: fare_difference.to_string(),
            tax_difference: amounts.tax_difference.to_string(),
            change_penalty: sum(|line| line.penalty)?,
            portal_fee: sum(|line| line.portal_fee)?,
            kept: sum(|line| line.kept)?,
            add_collect: amounts.add_collect().ok()?.to_string(),
            residual_refund: amounts.residual_refund().ok()?.to_string(),
            valid_until: instant(quote.valid_until),
            basis: quote.basis.clone(),
            rule: QuoteRuleView::of(quote),
            lines: amounts.lines.iter().map(ExchangeQuoteLine::of).collect(),
        })
    }
}

impl ExchangeQuoteLine {
    fn of(line: &ExchangeLine) -> Self {
        Self {
            traveller_id: line.traveller_id.clone(),
            old_residual: line.old_residual.to_string(),
            new_fare: line.new_fare.to_string(),
            change_penalty: line.penalty.to_string(),
            portal_fee: line.portal_fee.to_string(),
            kept: line.kept.to_string(),
            add_collect: line.add_collect.to_string(),
            residual_refund: line.residual_refund.to_string(),
        }
    }
}
