//! The response after entering travellers.

use jetway_app::flight::sale::sell::{Sold, Standing};
use jetway_domain::air::traveller::TravellerFault;
use jetway_domain::payment::PartTerms;
use serde::Serialize;
use utoipa::ToSchema;

use crate::routes::flights::offer::extra::ChosenExtra;
use crate::routes::flights::offer::fare::FareBreakdown;
use crate::routes::flights::offer::fare_change::{ChangeReport, ClassChange, PriceStatus, TimeChange};
use crate::routes::flights::offer::itinerary::Itinerary;
use crate::wire::instant::instant;
use crate::wire::visibility::Visibility;

/// The price with these travellers.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AirSellResponse {
    price_session_id: String,
    status: PriceStatus,
    bookable: bool,
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
    /// The flights as sold now; absent if nothing can be booked.
    #[serde(skip_serializing_if = "Option::is_none")]
    itinerary: Option<Itinerary>,
    #[serde(skip_serializing_if = "Option::is_none")]
    session_expires_at: Option<String>,
    /// Chosen extras at the airline's prices.
    extras: Vec<ChosenExtra>,
    /// Part-payment terms if issued now; absent if it must be paid in full. Needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    partial_payment_info: Option<PartialPaymentInfo>,
    /// Warnings that do not block the booking.
    warnings: Vec<Warning>,
}

/// Part-payment terms.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PartialPaymentInfo {
    due_now: String,
    due_later: String,
    due_at: String,
}

/// A warning about a traveller.
#[derive(Serialize, ToSchema)]
pub(crate) struct Warning {
    /// JSON pointer into the request.
    pointer: String,
    code: String,
    detail: String,
}

impl AirSellResponse {
    pub(crate) fn of(sold: &Sold, terms: Option<PartTerms>, visibility: Visibility) -> Self {
        let quote = &sold.session.details.priced.quote;
        let (status, change) = match &sold.standing {
            Standing::Same => (None, None),
            Standing::Changed(change) => (None, Some(change)),
            Standing::SoldOut => (Some(PriceStatus::SoldOut), None),
            Standing::Expired => (Some(PriceStatus::Expired), None),
        };
        let told = ChangeReport::of(change, quote, visibility);
        Self {
            price_session_id: sold.session.id.to_string(),
            status: status.unwrap_or(told.status),
            bookable: sold.is_bookable(),
            delta: told.delta,
            previous: told.previous,
            class_changes: told.class_changes,
            time_changes: told.time_changes,
            itinerary: sold
                .is_bookable()
                .then(|| Itinerary::of_session(&sold.session.details, visibility)),
            current: sold.is_bookable().then(|| FareBreakdown::of(quote, visibility)),
            session_expires_at: sold.is_bookable().then(|| instant(sold.session.expires_at)),
            extras: sold.session.details.extras.iter().map(ChosenExtra::of).collect(),
            partial_payment_info: terms
                .filter(|_| sold.is_bookable() && visibility.agent_amounts)
                .map(PartialPaymentInfo::of),
            warnings: sold.warnings.iter().map(Warning::of).collect(),
        }
    }
}

impl PartialPaymentInfo {
    fn of(terms: PartTerms) -> Self {
        Self {
            due_now: terms.now.to_string(),
            due_later: terms.later.to_string(),
            due_at: instant(terms.due_at),
        }
    }
}

impl Warning {
    fn of(fault: &TravellerFault) -> Self {
        Self {
            pointer: fault.pointer(),
            code: fault.code.to_owned(),
            detail: fault.detail.clone(),
        }
    }
}
