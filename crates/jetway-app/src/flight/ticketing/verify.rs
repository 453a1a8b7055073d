//! Re-prices a held order before it is charged (ADR 0014, ADR 0051).

use jetway_connectors::port::air::{BookingState, PriceCheck};
use jetway_domain::air::merge::PricedOffer;
use jetway_domain::air::offer::SupplierOffer;
use jetway_domain::air::order::FlightOrder;
use jetway_domain::air::pricing::fare_change::FareChange;
use jetway_domain::air::pricing::{Quote, same_price};
use jetway_domain::air::schedule_change::take_times;
use jetway_domain::ids::{OrderReference, TenantId};
use jetway_domain::order::{OrderEventKind, OrderStatus};

use super::FlightTicketing;
use crate::context::{Caller, Stopping};
use crate::flight::quote::quoted;
use crate::flight::suppliers::SupplierTrouble;
use crate::order::OrderError;
use crate::order::change::Change;
use crate::order::error::store_failures;

/// A held order after re-pricing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verified {
    /// Its current state; a changed price is stored on it.
    pub order: FlightOrder,
    /// The supplier's answer.
    pub price: HeldPrice,
}

/// Result of re-pricing a held order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HeldPrice {
    /// Unchanged.
    Same,
    /// The price, booking classes or times changed, and the change is not accepted yet.
    Moved(FareChange),
    /// The airline released the seats; the order is cancelled.
    Gone,
}

/// Why a price could not be verified.
#[derive(Debug, thiserror::Error)]
pub enum VerifyError {
    /// The order is not there or does not allow it, or the database failed.
    #[error(transparent)]
    Order(#[from] OrderError),
    /// No answer; nothing was changed.
    #[error(transparent)]
    Supplier(#[from] SupplierTrouble),
}

store_failures!(VerifyError);

impl From<Stopping> for VerifyError {
    fn from(error: Stopping) -> Self {
        Self::Order(error.into())
    }
}

impl FlightTicketing {
    /// Re-price an order that can be ticketed. A changed price is stored on the order; it is charged
    /// only after it is accepted.
    ///
    /// # Errors
    /// When the order cannot be ticketed, or the supplier does not answer.
    pub async fn verify(&self, caller: &Caller, reference: OrderReference) -> Result<Verified, VerifyError> {
        let (ticketing, caller) = (self.clone(), caller.clone());
        self.services
            .to_the_end(async move { ticketing.verify_locked(&caller, &reference).await })
            .await?
    }

    async fn verify_locked(&self, caller: &Caller, reference: &OrderReference) -> Result<Verified, VerifyError> {
        let (order, _lock) = self.store.own_locked::<FlightOrder>(caller, reference).await?;
        if !order.can_issue() {
            return Err(OrderError::WrongState(order.status).into());
        }
        if self.services.now() >= order.limits.auto_cancel_at {
            let expired = self.orders.expire(&caller.tenant, order).await?;
            return Err(OrderError::WrongState(expired.status).into());
        }
        self.held_price(&caller.tenant, order).await
    }

    /// Query price and record concurrently. The seats are held, so "sold out" and "expired" only mean that there is no new
    /// price, as long as the record is active. Departure times are taken from the record.
    pub(super) async fn held_price(&self, tenant: &TenantId, order: FlightOrder) -> Result<Verified, VerifyError> {
        let check = self.suppliers.reprice(&order.details.query, &order.details.offer);
        let (check, record) = futures::future::join(check, self.suppliers.record_of(&order)).await;
        if record
            .as_ref()
            .is_some_and(|record| record.state == BookingState::Cancelled)
        {
            let order = self.lost(tenant, order).await?;
            // Another process changed the order first.
            if order.status != OrderStatus::Cancelled {
                return Err(OrderError::WrongState(order.status).into());
            }
            let price = HeldPrice::Gone;
            return Ok(Verified { order, price });
        }
        let mut offer = match check? {
            PriceCheck::Available(offer) => *offer,
            PriceCheck::SoldOut | PriceCheck::Expired => order.details.offer.clone(),
        };
        take_times(
            &mut offer.segments,
            record.as_ref().map_or(&[], |record| &record.segments),
        );
        let Some((change, moved)) = self.moved(tenant, &order, offer)? else {
            let price = HeldPrice::Same;
            return Ok(Verified { order, price });
        };
        let order = self.keep_new_fare(tenant, order, &change, moved).await?;
        if !order.can_issue() {
            return Err(OrderError::WrongState(order.status).into());
        }
        let price = HeldPrice::Moved(change);
        Ok(Verified { order, price })
    }

    /// The new fare, if its price, a booking class or a time changed. A price that cannot be calculated is an error, so that the
    /// old one is not charged.
    pub(super) fn moved(
        &self,
        tenant: &TenantId,
        order: &FlightOrder,
        offer: SupplierOffer,
    ) -> Result<Option<(FareChange, PricedOffer)>, SupplierTrouble> {
        let before = PricedOffer::new(order.details.offer.clone(), order.details.quote.clone());
        let now = quoted(&self.services, tenant, &before, offer).map_err(|error| {
            tracing::error!(%error, order = order.reference.as_str(), "the current price cannot be calculated");
            SupplierTrouble::Down
        })?;
        Ok(FareChange::between(&before, &now).map(|change| (change, now)))
    }

    async fn keep_new_fare(
        &self,
        tenant: &TenantId,
        order: FlightOrder,
        change: &FareChange,
        moved: PricedOffer,
    ) -> Result<FlightOrder, OrderError> {
        let (before, after) = (order.details.quote.customer_total, moved.quote.customer_total);
        let change = match (change.moves_price(&moved.quote), told(change, &moved.quote)) {
            (true, text) => Change::system(OrderEventKind::PriceChanged, text).moving(before, after),
            (false, text) if change.classes.is_empty() => Change::system(OrderEventKind::ScheduleChanged, text),
            (false, text) => Change::system(OrderEventKind::ClassChanged, text),
        };
        self.store
            .apply_alone(tenant, order, change, |order| take_fare(order, moved))
            .await
    }

    /// The airline cancelled the record before its time limit: there are no seats to return.
    async fn lost(&self, tenant: &TenantId, order: FlightOrder) -> Result<FlightOrder, OrderError> {
        let change = Change::system(
            OrderEventKind::SeatsLost,
            "The airline released the seats. Nothing was charged.",
        )
        .to(OrderStatus::Cancelled);
        self.store
            .apply_alone(tenant, order, change, |order| {
                order.details.seats_to_return = false;
                order.next_check_at = None;
            })
            .await
    }
}

/// All changes, as sentences.
fn told(change: &FareChange, current: &Quote) -> String {
    let classes = change.classes_in_words();
    let fare = match (change.moves_price(current), classes.is_empty()) {
        (true, true) => Some("The price changed.".to_owned()),
        (true, false) => Some(format!("The price changed, and the booking class: {classes}.")),
        (false, false) => Some(format!("The booking class changed: {classes}.")),
        (false, true) => None,
    };
    let sentences: Vec<String> = fare.into_iter().chain(change.times_in_words()).collect();
    sentences.join(" ")
}

pub(super) fn take_fare(order: &mut FlightOrder, moved: PricedOffer) {
    order.details.price_changed |= !same_price(&order.details.quote, &moved.quote);
    order.details.offer = moved.offer;
    order.details.quote = moved.quote;
}
