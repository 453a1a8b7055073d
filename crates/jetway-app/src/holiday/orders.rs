//! Holiday orders: deposit, confirmation by operations, balance, cancellation.

mod cancel;
mod confirm;
pub mod documents;
mod ending;
mod itinerary;
mod order;
mod pay;
pub mod queue;
mod reconcile;

use std::sync::Arc;

use chrono::{DateTime, NaiveDate, NaiveTime, Utc};
use jetway_db::Tx;
use jetway_domain::holiday::order::{HolidayDetails, HolidayOrder};
use jetway_domain::holiday::quotation::Quotation;
use jetway_domain::holiday::request::HolidayRequest;
use jetway_domain::ids::{OrderId, OrderKind, OrderPrefix, OrderReference, TenantId};
use jetway_domain::money::{Money, MoneyError};
use jetway_domain::order::{OrderCore, OrderEventKind, OrderStatus};

use crate::context::{Caller, Services, Stopping};
use crate::order::change::Change;
use crate::order::error::store_failures;
use crate::order::{ChargeError, OrderError, OrderStore};

pub use cancel::HolidayCancelQuote;
pub use confirm::{HolidayRefusal, NewConfirmation};

/// Keeps holiday orders.
#[derive(Clone)]
pub struct Holidays {
    services: Arc<Services>,
    store: Arc<OrderStore>,
}

/// Why a step on a holiday order was not made. Nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum HolidayError {
    /// The order is not there or does not allow it, or the database failed.
    #[error(transparent)]
    Order(#[from] OrderError),
    /// The accepted amount is not the current one.
    #[error("the accepted amount is not the current one")]
    AmountMismatch {
        /// The current amount.
        current: Money,
    },
    /// The deadline is over, or the holiday has started.
    #[error("the deadline has passed")]
    DeadlinePassed,
    /// What cancelling costs has changed.
    #[error("the terms have changed")]
    QuoteExpired,
    /// The order has another version than the operator saw.
    #[error("the order has changed since it was read")]
    OutOfDate,
    /// References that are not of the lines of the quotation.
    #[error("the references are not of the lines of the quotation")]
    References,
    /// The money was not moved.
    #[error(transparent)]
    Charge(#[from] ChargeError),
    /// No order reference could be generated.
    #[error("no order reference could be generated")]
    Reference,
}

store_failures!(HolidayError);

impl From<MoneyError> for HolidayError {
    fn from(error: MoneyError) -> Self {
        Self::Charge(error.into())
    }
}

impl From<Stopping> for HolidayError {
    fn from(error: Stopping) -> Self {
        Self::Order(error.into())
    }
}

impl Holidays {
    /// Holiday orders are kept in the store.
    #[must_use]
    pub fn new(store: Arc<OrderStore>) -> Self {
        Self {
            services: Arc::clone(store.services()),
            store,
        }
    }

    /// An order of the caller's agency.
    ///
    /// # Errors
    /// `NotFound` when the agency has no such holiday order.
    pub async fn order(&self, caller: &Caller, reference: &OrderReference) -> Result<HolidayOrder, HolidayError> {
        Ok(self.store.own(caller, reference).await?)
    }

    /// The reference of the tenant's next holiday order.
    pub(super) async fn next_reference(&self, tx: &Tx, tenant: &TenantId) -> Result<OrderReference, HolidayError> {
        let now = self.services.now();
        let counter = format!("holiday-orders-{}", now.format("%y%m"));
        let number = tx.counters().next(&counter).await?;
        let prefix = OrderPrefix::of(tenant);
        OrderReference::compose(prefix, OrderKind::Holiday, now, number).map_err(|_| HolidayError::Reference)
    }

    /// The order of an accepted quotation.
    pub(super) fn drafted(
        &self,
        caller: &Caller,
        (request, quotation): (&HolidayRequest, Quotation),
        (reference, places): (OrderReference, u32),
    ) -> HolidayOrder {
        let now = self.services.now();
        let (wish, trip) = (request.details.wish.clone(), request.details.trip.clone());
        let mut order = HolidayOrder {
            core: OrderCore::placed(
                (OrderId(self.services.ids().uuid()), reference),
                OrderStatus::OnHold,
                (caller.agency, caller.user),
                now,
            ),
            details: HolidayDetails {
                agency_name: caller.agency_name.clone(),
                created_by_name: caller.user_name.clone(),
                request: request.reference.clone(),
                wish,
                trip,
                starts_at: start_of(&self.services, &caller.tenant, quotation.terms.starts_on),
                quotation,
                places,
                deposit: None,
                balance: None,
                confirmed: None,
                reminded: false,
                print_price: None,
                ended: None,
            },
        };
        order.next_check_at = order.next_step_at(now);
        order
    }

    /// Store a drafted order.
    pub(super) async fn placed(&self, tx: &Tx, caller: &Caller, order: &HolidayOrder) -> Result<(), HolidayError> {
        tx.holidays().insert(order).await?;
        let text = "The quotation is accepted.";
        let made = Change::by(&caller.user_name, OrderEventKind::Requested, text);
        Ok(tx.orders().record(order.id, &made.event(self.services.now())).await?)
    }

    /// Commit a change; `Conflict` when another request changed the order first.
    async fn saved(&self, tx: Tx, changed: Option<HolidayOrder>) -> Result<HolidayOrder, OrderError> {
        if let Some(order) = changed {
            tx.commit().await?;
            return Ok(order);
        }
        tx.rollback().await?;
        Err(OrderError::Conflict)
    }
}

/// The start of a day by the tenant's clock.
pub(super) fn start_of(services: &Services, tenant: &TenantId, day: NaiveDate) -> DateTime<Utc> {
    services.zone(tenant).instant(day.and_time(NaiveTime::MIN))
}
