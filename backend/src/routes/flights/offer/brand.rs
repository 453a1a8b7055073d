//! Fare brands on the wire.

use jetway_app::flight::names::{airline_name, alliance_of};
use jetway_domain::air::merge::PricedOffer;
use jetway_domain::air::offer::{Condition as OfferCondition, FareBrand, Inclusion, Segment};
use jetway_domain::money::Money;
use jetway_domain::money::exchange::Conversion;
use jetway_domain::reference::NameLanguage;
use serde::Serialize;
use utoipa::ToSchema;

use super::segment::{Designator, cabin_name, fare_type};
use crate::wire::money::shown;
use crate::wire::names::{FareKindName, FareTypeName, InclusionName};
use crate::wire::visibility::Visibility;

/// A fare brand sold on the flights of a result.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Brand {
    brand_id: String,
    /// Use this id to price the brand.
    itinerary_id: String,
    name: String,
    cabin: &'static str,
    amount: String,
    gross_amount: String,
    /// The charged amount, if amounts are shown in another currency.
    #[serde(skip_serializing_if = "Option::is_none")]
    original_amount: Option<String>,
    /// Needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    agent_amount: Option<String>,
    delta_from_lowest: String,
    checked_bag: String,
    cabin_bag: String,
    /// Whether it can be held.
    #[schema(value_type = FareTypeName)]
    fare_type: &'static str,
    /// Passenger group the fare is filed for.
    #[schema(value_type = FareKindName)]
    fare_kind: &'static str,
    /// Booking class of each flight, in order.
    booking_classes: Vec<String>,
    /// Needs 205.
    #[serde(skip_serializing_if = "Option::is_none")]
    source: Option<String>,
    /// Whether the supplier's staff issue the tickets, within 30 minutes of the request.
    ticketed_by_hand: bool,
    #[schema(value_type = InclusionName)]
    seat: &'static str,
    #[schema(value_type = InclusionName)]
    meal: &'static str,
    change: Condition,
    refund: Condition,
    /// Marketing flight numbers, in order, if they differ from those of the result.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    sold_as: Vec<Designator>,
    /// Validating carrier, if it differs from that of the result.
    #[serde(skip_serializing_if = "Option::is_none")]
    airline_code: Option<String>,
    /// Name of the carrier.
    #[serde(skip_serializing_if = "Option::is_none")]
    airline_name: Option<String>,
    /// Alliance of the carrier, if it differs from that of the result and is in one.
    #[serde(skip_serializing_if = "Option::is_none")]
    alliance: Option<&'static str>,
}

/// The cost of a change or refund.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Condition {
    allowed: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    fee: Option<String>,
    text: String,
}

impl Brand {
    pub(super) fn of(priced: &PricedOffer, lowest: &PricedOffer, visibility: Visibility) -> Self {
        let (brand, quote) = (&priced.offer.brand, &priced.quote);
        let total = quote.customer_total;
        let ticketing = priced.offer.validating;
        let is_other = ticketing != lowest.offer.validating;
        let delta = Money::new(total.minor - lowest.quote.customer_total.minor, total.currency);
        Self {
            brand_id: brand.code.to_string(),
            itinerary_id: priced.id.0.clone(),
            name: brand.name.to_string(),
            cabin: priced
                .offer
                .segments
                .first()
                .map_or("", |segment| cabin_name(segment.cabin)),
            amount: total.to_string(),
            gross_amount: quote.gross.to_string(),
            original_amount: None,
            agent_amount: visibility.agent_amounts.then(|| quote.agent_payable.to_string()),
            delta_from_lowest: delta.to_string(),
            checked_bag: brand.checked_bag.to_string(),
            cabin_bag: brand.cabin_bag.to_string(),
            fare_type: fare_type(priced.offer.mode),
            fare_kind: brand.kind.as_str(),
            booking_classes: priced
                .offer
                .segments
                .iter()
                .map(|segment| segment.rbd.to_string())
                .collect(),
            source: visibility.source.then(|| priced.offer.supplier.0.clone()),
            ticketed_by_hand: brand.ticketed_by_hand,
            seat: inclusion(brand.seat),
            meal: inclusion(brand.meal),
            change: Condition::of(&brand.change),
            refund: Condition::of(&brand.refund),
            sold_as: sold_as(&priced.offer.segments, &lowest.offer.segments, visibility.names),
            airline_code: is_other.then(|| ticketing.to_string()),
            airline_name: is_other.then(|| airline_name(ticketing, visibility.names)),
            alliance: is_other.then(|| alliance_of(ticketing)).flatten(),
        }
    }
}

impl Brand {
    /// Code of the validating carrier, if it differs from that of the result.
    pub(super) fn ticketed_by(&self) -> Option<&str> {
        self.airline_code.as_deref()
    }

    pub(super) fn shown_in(mut self, conversion: &Conversion) -> Self {
        let price = shown(&self.amount, conversion);
        if price != self.amount {
            self.original_amount = Some(std::mem::replace(&mut self.amount, price));
        }
        self.gross_amount = shown(&self.gross_amount, conversion);
        self.agent_amount = self.agent_amount.map(|amount| shown(&amount, conversion));
        self.delta_from_lowest = shown(&self.delta_from_lowest, conversion);
        self.change = self.change.shown_in(conversion);
        self.refund = self.refund.shown_in(conversion);
        self
    }
}

impl Condition {
    fn shown_in(self, conversion: &Conversion) -> Self {
        let Some(fee) = self.fee else { return self };
        let now = shown(&fee, conversion);
        Self {
            text: self.text.replace(&fee, &now),
            fee: Some(now),
            ..self
        }
    }

    pub(crate) fn of(condition: &OfferCondition) -> Self {
        let text = match (condition.allowed, &condition.fee) {
            (false, _) => "Not allowed".to_owned(),
            (true, None) => "Free".to_owned(),
            (true, Some(fee)) => format!("{fee} for each passenger"),
        };
        Self {
            allowed: condition.allowed,
            fee: condition.fee.map(|fee| fee.to_string()),
            text,
        }
    }
}

/// Marketing flight numbers of these segments, if any differs from the others.
fn sold_as(flights: &[Segment], others: &[Segment], language: NameLanguage) -> Vec<Designator> {
    let is_same = flights
        .iter()
        .zip(others)
        .all(|(one, other)| one.marketing == other.marketing);
    if is_same {
        return Vec::new();
    }
    flights
        .iter()
        .map(|flight| Designator::of(&flight.marketing, language))
        .collect()
}

/// Checked baggage as text.
pub(crate) fn baggage_summary(brand: &FareBrand) -> String {
    if brand.checked_bag.is_empty() {
        "Hand luggage only".to_owned()
    } else {
        brand.checked_bag.to_string()
    }
}

const fn inclusion(inclusion: Inclusion) -> &'static str {
    match inclusion {
        Inclusion::Free => "free",
        Inclusion::Paid => "paid",
        Inclusion::None => "none",
    }
}
