//! The record of a hotel sale. Source: ADR 0106.

mod status;

use std::ops::{Deref, DerefMut};

use chrono::{DateTime, NaiveDateTime, NaiveTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use super::guest::{Guest, GuestContact};
use super::property::Property;
use super::rate::HotelRate;
use super::search::HotelSearch;
use crate::ids::{JournalId, PriceSessionId};
use crate::money::{Money, MoneyError};
use crate::order::{Finding, OrderCore, OrderStatus, OrderSummary};

/// Initial polling interval of a booking.
const OFTEN: TimeDelta = TimeDelta::seconds(1);
/// Age up to which this applies.
const FRESH: TimeDelta = TimeDelta::seconds(30);
/// Later polling interval.
const SELDOM: TimeDelta = TimeDelta::minutes(1);
/// Age after which operations decide.
const WAITS: TimeDelta = TimeDelta::seconds(30 + 600);

/// A hotel order. Its [`OrderCore`] is reached through it.
#[derive(Debug, Clone, PartialEq)]
pub struct HotelOrder {
    /// The state that orders of every product have.
    pub core: OrderCore,
    /// The session of the checked rate; at most one order per session.
    pub session: PriceSessionId,
    /// The sale.
    pub details: HotelOrderDetails,
}

impl Deref for HotelOrder {
    type Target = OrderCore;
    fn deref(&self) -> &OrderCore {
        &self.core
    }
}

impl DerefMut for HotelOrder {
    fn deref_mut(&mut self) -> &mut OrderCore {
        &mut self.core
    }
}

/// The sale: hotel, rate and guests. Stored as one document.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct HotelOrderDetails {
    /// The agency's name at booking.
    pub agency_name: String,
    /// The user's name at booking.
    pub created_by_name: String,
    /// Number of the booking attempt; a new one is used only after a definite refusal.
    pub attempt: u32,
    /// The supplier's code of the hotel.
    pub hotel_code: String,
    /// The hotel.
    pub property: Property,
    /// The search.
    pub search: HotelSearch,
    /// The agreed price and terms.
    pub rate: HotelRate,
    /// The guests of each room, the lead first.
    pub rooms: Vec<Vec<Guest>>,
    /// Contact details.
    pub contact: GuestContact,
    /// Special requests to the hotel.
    pub special_requests: Option<String>,
    /// Arrival time, in the hotel's time zone.
    pub arrival_time: Option<NaiveTime>,
    /// Whether it is paid after the hotel has confirmed it.
    pub pays_later: bool,
    /// The supplier's reference, once known.
    pub supplier_reference: Option<String>,
    /// The hotel's confirmation number, once known.
    pub hotel_confirmation: Option<String>,
    /// Price the agency prints for its customer instead of the customer total. Does not affect charges.
    pub print_price: Option<Money>,
    /// The latest finding of operations on an unknown outcome.
    pub finding: Option<Finding>,
    /// A cancellation that the supplier has not confirmed yet.
    pub cancelling: Option<CancelTerms>,
    /// The cancellation.
    pub cancelled: Option<Cancelled>,
}

/// The terms agreed at cancellation, or those of releasing rooms that were not paid in time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CancelTerms {
    /// The instant that determines the fee.
    pub at: DateTime<Utc>,
    /// The user's name.
    pub by: String,
    /// The fee.
    pub fee: Money,
    /// The amount returned to the wallet.
    pub refund: Money,
    /// Whether the rooms were not paid in time, so that the order expires.
    #[serde(default)]
    pub is_release: bool,
}

/// A cancellation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cancelled {
    /// Its terms.
    pub terms: CancelTerms,
    /// The entry that returned the money; `None` when nothing was returned.
    pub journal: Option<JournalId>,
}

impl HotelOrder {
    /// The fee and refund of cancelling at `now`. The fee is part of the price; for an unpaid order it is not charged.
    ///
    /// # Errors
    /// When the amounts do not add up.
    pub fn cancel_terms(&self, now: DateTime<Utc>, by: &str) -> Result<CancelTerms, MoneyError> {
        let fee = self.details.rate.fee_at(now)?;
        let zero = Money::zero(fee.currency);
        let (fee, refund) = match &self.payment {
            Some(payment) => {
                let refund = payment.amount.checked_sub(fee)?;
                (fee, if refund.is_negative() { zero } else { refund })
            }
            None => (zero, zero),
        };
        Ok(CancelTerms {
            at: now,
            by: by.to_owned(),
            fee,
            refund,
            is_release: false,
        })
    }

    /// The terms of releasing rooms that were not paid in time: nothing was charged.
    #[must_use]
    pub fn release_terms(&self, now: DateTime<Utc>) -> CancelTerms {
        let zero = Money::zero(self.details.rate.total.currency);
        CancelTerms {
            at: now,
            by: "system".to_owned(),
            fee: zero,
            refund: zero,
            is_release: true,
        }
    }

    /// Whether it can be cancelled: the hotel has confirmed it, and the guests have not left.
    #[must_use]
    pub fn can_cancel(&self, now: DateTime<Utc>) -> bool {
        let is_booked = matches!(self.status, OrderStatus::Confirmed | OrderStatus::OnHold);
        is_booked && self.details.cancelling.is_none() && now < self.checks_out_at()
    }

    /// Until when it can be paid; `None` when it cannot.
    #[must_use]
    pub fn pay_by(&self) -> Option<DateTime<Utc>> {
        let is_held = self.status == OrderStatus::OnHold && self.details.cancelling.is_none();
        self.details.rate.hold_until.filter(|_| is_held)
    }

    /// When the guests leave.
    #[must_use]
    pub fn checks_out_at(&self) -> DateTime<Utc> {
        let property = &self.details.property;
        let local: NaiveDateTime = self.details.search.stay.check_out.and_time(property.check_out_until);
        property.zone().instant(local)
    }

    /// Whether the stay is over.
    #[must_use]
    pub fn is_completed(&self, now: DateTime<Utc>) -> bool {
        self.status == OrderStatus::Confirmed && self.checks_out_at() <= now
    }

    /// When to read an unanswered booking again; `None` when operations have to decide.
    #[must_use]
    pub fn next_read(&self, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
        let waited = now - self.created_at;
        let wait = if waited < FRESH { OFTEN } else { SELDOM };
        (waited < WAITS).then(|| now + wait)
    }

    /// Idempotency key of this booking attempt at the supplier, by which it is also read and cancelled.
    #[must_use]
    pub fn operation(&self) -> String {
        format!("{}-{}", self.id, self.details.attempt)
    }

    /// The agency's price.
    #[must_use]
    pub fn payable(&self) -> Money {
        let rate = &self.details.rate;
        // Amounts of one rate; an order whose amounts do not add up is not charged, see `credits`.
        rate.payable().unwrap_or(rate.total)
    }

    /// Its summary for lists, searches and reports. A search finds it by references, hotel and guests.
    #[must_use]
    pub fn summary(&self) -> OrderSummary {
        let details = &self.details;
        OrderSummary {
            title: format!("{}, {}", details.property.name, details.property.city),
            lead_name: details.lead_name(),
            starts_on: details.search.stay.check_in,
            time_limit_at: details.rate.hold_until.filter(|_| details.pays_later),
            pay_by: self.pay_by(),
            customer: details.rate.total,
            payable: self.payable(),
            supplier: details.rate.supplier.0.clone(),
            search_text: self.search_text(),
        }
    }

    fn search_text(&self) -> String {
        let details = &self.details;
        let mut words = vec![self.reference.as_str().to_owned()];
        words.extend(details.supplier_reference.clone());
        words.extend(details.hotel_confirmation.clone());
        words.extend([details.property.name.clone(), details.property.city.clone()]);
        words.extend(details.rooms.iter().flatten().map(Guest::name));
        words.join("\n").to_lowercase()
    }
}

impl HotelOrderDetails {
    /// The first guest's name.
    #[must_use]
    pub fn lead_name(&self) -> String {
        let lead = self.rooms.iter().flatten().next();
        lead.map(Guest::name).unwrap_or_default()
    }
}
