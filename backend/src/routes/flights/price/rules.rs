//! The rules of a fare on the wire.

use jetway_domain::air::itinerary::{JourneySummary, journeys};
use jetway_domain::air::merge::PricedOffer;
use jetway_domain::air::offer::{Condition, Ptc, Segment, SupplierOffer};
use serde::Serialize;
use utoipa::ToSchema;

use crate::routes::flights::offer::fare::FareBreakdown;
use crate::routes::flights::offer::segment::cabin_name;
use crate::wire::names::{PassengerTypeName, PenaltyKindName, PenaltyTermName, PenaltyTimeName};
use crate::wire::person::passenger_type;
use crate::wire::visibility::Visibility;

const BEFORE: &str = "beforeDeparture";
pub(super) const AFTER: &str = "afterDeparture";

/// Baggage, penalties and fare codes of a fare.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AirRuleResponse {
    itinerary_id: String,
    brand_name: String,
    fare: FareBreakdown,
    /// One per journey and passenger type.
    baggage: Vec<BaggageRule>,
    /// Per passenger. A change also costs the fare difference.
    penalties: Vec<Penalty>,
    /// One per flight.
    fare_codes: Vec<FareCode>,
}

/// Baggage allowance of one passenger of a type on a journey.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct BaggageRule {
    /// `DXB-DAC`.
    route: String,
    #[schema(value_type = PassengerTypeName)]
    passenger_type: &'static str,
    /// Checked baggage, such as `30 kg`; empty for none, absent for the airline's standard.
    #[serde(skip_serializing_if = "Option::is_none")]
    checked: Option<String>,
    /// Cabin baggage, in the same form.
    #[serde(skip_serializing_if = "Option::is_none")]
    cabin: Option<String>,
}

/// The cost of a change, refund or no-show for one passenger.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Penalty {
    #[schema(value_type = PenaltyKindName)]
    kind: &'static str,
    #[schema(value_type = PenaltyTimeName)]
    when: &'static str,
    #[schema(value_type = PenaltyTermName)]
    term: &'static str,
    /// Amount, if the term is `fee`.
    #[serde(skip_serializing_if = "Option::is_none")]
    amount: Option<String>,
}

/// Fare codes of a flight.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FareCode {
    /// `DXB-DAC`.
    route: String,
    /// `QQ 101`.
    flight: String,
    fare_basis: String,
    rbd: String,
    cabin: &'static str,
}

impl AirRuleResponse {
    pub(crate) fn of(shown: &PricedOffer, visibility: Visibility) -> Self {
        let offer = &shown.offer;
        Self {
            itinerary_id: shown.id.0.clone(),
            brand_name: offer.brand.name.to_string(),
            fare: FareBreakdown::of(&shown.quote, visibility),
            baggage: journeys(&offer.segments)
                .iter()
                .flat_map(|journey| offer.fares.iter().map(|fare| BaggageRule::of(offer, journey, fare.ptc)))
                .collect(),
            penalties: penalties(offer),
            fare_codes: offer.segments.iter().map(FareCode::of).collect(),
        }
    }
}

impl BaggageRule {
    /// No supplier returns the allowance of an infant without a seat.
    fn of(offer: &SupplierOffer, journey: &JourneySummary, ptc: Ptc) -> Self {
        let has_seat = ptc != Ptc::Inf;
        Self {
            route: format!("{}-{}", journey.origin, journey.destination),
            passenger_type: passenger_type(ptc),
            checked: has_seat.then(|| offer.brand.checked_bag.to_string()),
            cabin: has_seat.then(|| offer.brand.cabin_bag.to_string()),
        }
    }
}

/// Search results have the rules before departure only. All others are unknown until the airline is asked, never free.
fn penalties(offer: &SupplierOffer) -> Vec<Penalty> {
    let unknown = |kind, when| Penalty {
        kind,
        when,
        term: "unknown",
        amount: None,
    };
    vec![
        Penalty::filed("change", BEFORE, &offer.brand.change),
        unknown("change", AFTER),
        Penalty::filed("refund", BEFORE, &offer.brand.refund),
        unknown("refund", AFTER),
        unknown("noShow", AFTER),
    ]
}

impl Penalty {
    pub(super) fn filed(kind: &'static str, when: &'static str, condition: &Condition) -> Self {
        Self {
            kind,
            when,
            term: match (condition.allowed, &condition.fee) {
                (false, _) => "notPermitted",
                (true, None) => "free",
                (true, Some(_)) => "fee",
            },
            amount: condition.fee.filter(|_| condition.allowed).map(|fee| fee.to_string()),
        }
    }
}

impl FareCode {
    fn of(segment: &Segment) -> Self {
        Self {
            route: format!("{}-{}", segment.origin.airport, segment.destination.airport),
            flight: format!("{} {}", segment.marketing.carrier, segment.marketing.number),
            fare_basis: segment.fare_basis.to_string(),
            rbd: segment.rbd.to_string(),
            cabin: cabin_name(segment.cabin),
        }
    }
}
