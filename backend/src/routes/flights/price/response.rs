//! The response of a price check.

use chrono::{DateTime, Utc};
use jetway_app::flight::names::passport_required;
use jetway_app::flight::sale::price::{OpenPrice, Priced};
use jetway_domain::air::merge::PricedOffer;
use jetway_domain::air::offer::FareMode;
use jetway_domain::air::order::only_child;
use jetway_domain::air::time_limits::TimeLimits;
use jetway_domain::air::traveller::alone::{AloneReason, offered};
use jetway_domain::money::Money;
use serde::Serialize;
use utoipa::ToSchema;

use crate::routes::flights::offer::fare::FareBreakdown;
use crate::routes::flights::offer::fare_change::{ChangeReport, ClassChange, PriceStatus, TimeChange};
use crate::routes::flights::offer::itinerary::Itinerary;
use crate::wire::instant::instant;
use crate::wire::names::AloneReasonName;
use crate::wire::visibility::Visibility;

/// The result of a price check.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AirPriceResponse {
    /// Empty if nothing can be booked.
    price_session_id: String,
    status: PriceStatus,
    #[serde(skip_serializing_if = "Option::is_none")]
    previous: Option<FareBreakdown>,
    #[serde(skip_serializing_if = "Option::is_none")]
    current: Option<FareBreakdown>,
    #[serde(skip_serializing_if = "Option::is_none")]
    delta: Option<String>,
    /// Flights whose booking class changed; absent if none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    class_changes: Vec<ClassChange>,
    /// Flights whose times changed; absent if none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    time_changes: Vec<TimeChange>,
    #[serde(skip_serializing_if = "Option::is_none")]
    itinerary: Option<Itinerary>,
    hold_allowed: bool,
    instant_only: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    session_expires_at: Option<String>,
    /// When the seats are released unless ticketed, if held now; the `autoCancelAt` of the order.
    #[serde(skip_serializing_if = "Option::is_none")]
    ticket_time_limit_at: Option<String>,
    passport_required: bool,
    /// The same flights from another supplier, if sold out.
    alternatives: Vec<Itinerary>,
    #[serde(skip_serializing_if = "Option::is_none")]
    lower_fare: Option<LowerFare>,
    /// Whether children travel without an adult.
    only_child: bool,
    /// Why the airlines do not accept them; empty if they do with an unaccompanied-minor service for each. Absent with an adult.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Vec<AloneReasonName>>)]
    children_alone: Option<Vec<&'static str>>,
}

/// A lower fare for the same flights, cabin and baggage.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct LowerFare {
    itinerary_id: String,
    amount: String,
    saving: String,
}

impl AirPriceResponse {
    pub(crate) fn of(priced: &Priced, now: DateTime<Utc>, visibility: Visibility) -> Self {
        match priced {
            Priced::Open(open) => Self::open(open, now, visibility),
            Priced::SoldOut { alternatives, lost } => {
                let alternatives = alternatives
                    .iter()
                    .map(|other| Itinerary::of_offer(other, visibility))
                    .collect();
                Self {
                    alternatives,
                    ..Self::lost(lost, PriceStatus::SoldOut, visibility)
                }
            }
            Priced::Expired { lost } => Self::lost(lost, PriceStatus::Expired, visibility),
        }
    }

    fn open(open: &OpenPrice, now: DateTime<Utc>, visibility: Visibility) -> Self {
        let details = &open.session.details;
        let (offer, quote) = (&details.priced.offer, &details.priced.quote);
        let hold_allowed = TimeLimits::hold_allowed(offer, now);
        let told = ChangeReport::of(open.change.as_ref(), quote, visibility);
        Self {
            price_session_id: open.session.id.to_string(),
            status: told.status,
            delta: told.delta,
            previous: told.previous,
            class_changes: told.class_changes,
            time_changes: told.time_changes,
            current: Some(FareBreakdown::of(quote, visibility)),
            itinerary: Some(Itinerary::of_session(details, visibility)),
            hold_allowed,
            instant_only: offer.mode == FareMode::Instant,
            session_expires_at: Some(instant(open.session.expires_at)),
            ticket_time_limit_at: hold_allowed.then(|| instant(TimeLimits::of(offer, None, now).auto_cancel_at)),
            passport_required: passport_required(offer),
            alternatives: Vec::new(),
            lower_fare: open.lower.as_ref().map(|lower| LowerFare::of(&details.priced, lower)),
            only_child: only_child(&details.query),
            children_alone: offered(&details.query.passengers, &offer.segments).map(names_of),
        }
    }

    fn lost(lost: &PricedOffer, status: PriceStatus, visibility: Visibility) -> Self {
        Self {
            price_session_id: String::new(),
            status,
            previous: Some(FareBreakdown::of(&lost.quote, visibility)),
            current: None,
            delta: None,
            class_changes: Vec::new(),
            time_changes: Vec::new(),
            itinerary: Some(Itinerary::of_offer(lost, visibility)),
            hold_allowed: false,
            instant_only: lost.offer.mode == FareMode::Instant,
            session_expires_at: None,
            ticket_time_limit_at: None,
            passport_required: passport_required(&lost.offer),
            alternatives: Vec::new(),
            lower_fare: None,
            only_child: false,
            children_alone: None,
        }
    }
}

impl LowerFare {
    fn of(chosen: &PricedOffer, lower: &PricedOffer) -> Self {
        let (price, less) = (chosen.quote.customer_total, lower.quote.customer_total);
        Self {
            itinerary_id: lower.id.0.clone(),
            amount: less.to_string(),
            saving: Money::new(price.minor - less.minor, price.currency).to_string(),
        }
    }
}

fn names_of(reasons: Vec<AloneReason>) -> Vec<&'static str> {
    reasons.into_iter().map(AloneReason::as_str).collect()
}
