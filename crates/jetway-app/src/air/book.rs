//! Make the one order of a price session. The order is stored before the supplier is called (ADR 0013).

use std::sync::Arc;

use jetway_connectors::port::air::{Outcome, Rejection};
use jetway_db::DbError;
use jetway_domain::air::extra::Extra;
use jetway_domain::air::offer::FareMode;
use jetway_domain::air::order::{Attempts, FlightOrder, OrderDetails, OrderEventKind};
use jetway_domain::air::order_status::OrderStatus;
use jetway_domain::air::price_session::PriceSession;
use jetway_domain::air::pricing::Quote;
use jetway_domain::air::pricing::fare_change::FareChange;
use jetway_domain::air::time_limits::TimeLimits;
use jetway_domain::ids::{FlightOrderId, OrderKind, OrderPrefix, OrderReference, PriceSessionId};
use jetway_domain::money::Money;

use super::desk::AirDesk;
use super::sell::SessionError;
use super::settle::{Change, LOOK_AFTER_CALL, SettleError};
use super::supplier_call::{SupplierTrouble, write};
use crate::context::Caller;

/// Which session, at which price.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BookCommand {
    /// The session.
    pub session: PriceSessionId,
    /// The customer total the agent saw.
    pub accepted: Money,
}

/// Why nothing was booked.
#[derive(Debug, thiserror::Error)]
pub enum BookError {
    /// No usable session.
    #[error(transparent)]
    Session(#[from] SessionError),
    /// Travellers are missing.
    #[error("the session has no travellers yet")]
    NotSold,
    /// The agent saw another amount.
    #[error("the accepted amount is not the current one")]
    AmountMismatch {
        /// The current one.
        current: Money,
    },
    /// The seats are gone.
    #[error("sold out")]
    SoldOut,
    /// The price, the booking classes or the times moved; the session has the new ones.
    #[error("the fare has changed")]
    PriceChanged {
        /// What it was.
        change: FareChange,
        /// What it costs.
        current: Box<Quote>,
    },
    /// These extras were sold to somebody else or cost something else now; nothing was booked.
    #[error("{} extras are gone", .0.len())]
    ExtrasGone(Vec<Extra>),
    /// The supplier refused, in its own words.
    #[error("the airline refused the booking: {0}")]
    Refused(String),
    /// No way to the supplier.
    #[error(transparent)]
    Supplier(#[from] SupplierTrouble),
    /// The airline may have acted, and its answer is not recorded. Reconciliation finds out.
    #[error("the outcome is unknown: {0}")]
    OutcomeUnknown(#[source] SettleError),
    /// No reference could be made.
    #[error("no order reference could be made")]
    Reference,
}

impl From<DbError> for BookError {
    fn from(error: DbError) -> Self {
        Self::Session(SessionError::Database(error))
    }
}

impl AirDesk {
    /// Book what a session holds. However often and by how many tasks it is called, one session makes one order.
    ///
    /// # Errors
    /// When the session is unusable, the amount is not the current one, or the supplier refuses.
    pub async fn book(self: &Arc<Self>, caller: &Caller, command: BookCommand) -> Result<FlightOrder, BookError> {
        let (desk, caller) = (Arc::clone(self), caller.clone());
        self.services
            .to_the_end(async move { desk.book_in_turn(&caller, &command).await })
            .await
            .map_err(unrecorded)?
    }

    async fn book_in_turn(&self, caller: &Caller, command: &BookCommand) -> Result<FlightOrder, BookError> {
        let _turn = self.presses.turn(command.session.0).await;
        let earlier = self.order_of_session(caller, command.session).await?;
        if let Some(order) = earlier.as_ref().filter(|order| order.withdrawn_at.is_none()) {
            return Ok(order.clone());
        }
        let session = self.open_session(caller, command.session).await?;
        let current = session.details.priced.quote.customer_total;
        if session.details.party.is_none() {
            return Err(BookError::NotSold);
        }
        if command.accepted != current {
            return Err(BookError::AmountMismatch { current });
        }
        let offer = &session.details.priced.offer;
        if offer.mode == FareMode::OnHold && !TimeLimits::hold_allowed(offer, self.services.now()) {
            return Err(BookError::Refused(
                "it is too close to departure to hold these seats".to_owned(),
            ));
        }
        match self.claim(caller, &session, earlier).await? {
            Claim::Ours(order) => self.book_at_supplier(caller, *order, session).await,
            Claim::Theirs(order) => Ok(*order),
        }
    }

    /// The order this person's session made. Another person's session is not found.
    async fn order_of_session(&self, caller: &Caller, id: PriceSessionId) -> Result<Option<FlightOrder>, BookError> {
        let tx = self.services.read(&caller.tenant).await?;
        let session = tx.price_sessions().find(caller.agency, caller.user, id).await?;
        session.ok_or(SessionError::NotFound)?;
        Ok(tx.orders().by_session(id).await?)
    }

    /// Store the order as Pending, or take a withdrawn one up again.
    async fn claim(
        &self,
        caller: &Caller,
        session: &PriceSession,
        earlier: Option<FlightOrder>,
    ) -> Result<Claim, BookError> {
        let tx = self.services.begin(&caller.tenant).await?;
        let (order, ours) = match earlier {
            Some(earlier) => {
                let mut order = self.drafted(caller, session, earlier.id, earlier.reference.clone())?;
                order.version = earlier.version;
                order.attempts = Attempts {
                    book: earlier.attempts.book + 1,
                    ..earlier.attempts
                };
                let ours = tx.orders().save(&mut order).await?;
                (order, ours)
            }
            None => {
                let sequence = tx.counters().next(&sequence_name(self.services.now())).await?;
                let prefix = OrderPrefix::of(&caller.tenant);
                let reference = OrderReference::compose(prefix, OrderKind::Flight, self.services.now(), sequence);
                let id = FlightOrderId(self.services.ids().uuid());
                let order = self.drafted(caller, session, id, reference.map_err(|_| BookError::Reference)?)?;
                let ours = tx.orders().insert(&order).await?;
                (order, ours)
            }
        };
        if ours {
            let event = Change::by(&caller.user_name, OrderEventKind::Requested, "Booking requested.")
                .event(self.services.now());
            tx.orders().record(order.id, &event).await?;
            tx.commit().await?;
            return Ok(Claim::Ours(Box::new(order)));
        }
        tx.rollback().await?;
        let theirs = self.order_of_session(caller, session.id).await?;
        let theirs = theirs
            .filter(|order| order.withdrawn_at.is_none())
            .ok_or(SupplierTrouble::Down)?;
        Ok(Claim::Theirs(Box::new(theirs)))
    }

    fn drafted(
        &self,
        caller: &Caller,
        session: &PriceSession,
        id: FlightOrderId,
        reference: OrderReference,
    ) -> Result<FlightOrder, BookError> {
        let now = self.services.now();
        let party = session.details.party.clone().ok_or(BookError::NotSold)?;
        let offer = session.details.priced.offer.clone();
        let (extras, extra_events) = self.asked_for(&session.details.extras, &caller.user_name);
        let order = FlightOrder {
            id,
            reference,
            version: 1,
            status: OrderStatus::Pending,
            status_since: now,
            agency: caller.agency,
            created_by: caller.user,
            created_at: now,
            session: session.id,
            pnr: None,
            limits: TimeLimits::of(&offer, None, now),
            attempts: Attempts { book: 1, issue: 1 },
            look_at: Some(now + LOOK_AFTER_CALL),
            hold: None,
            payment: None,
            withdrawn_at: None,
            sealed_papers: None,
            details: OrderDetails {
                agency_name: caller.agency_name.clone(),
                created_by_name: caller.user_name.clone(),
                query: session.details.query.clone(),
                offer,
                quote: session.details.priced.quote.clone(),
                travellers: party.travellers,
                contact: party.contact,
                airline_locators: Vec::new(),
                tickets: Vec::new(),
                price_changed: false,
                seats_to_return: false,
                limit_requests: Vec::new(),
                print_price: None,
                extras,
                extra_events,
                part: None,
                part_request: None,
                alone_request: None,
                agreed: None,
                finding: None,
                schedule_change: None,
            },
        };
        Ok(self.sealed_order(&caller.tenant, order).map_err(SessionError::from)?)
    }

    async fn book_at_supplier(
        &self,
        caller: &Caller,
        order: FlightOrder,
        session: PriceSession,
    ) -> Result<FlightOrder, BookError> {
        let details = &order.details;
        let outcome = match self.supplier(&details.offer.supplier) {
            Some(supplier) => {
                let operation = order.book_operation();
                let call = supplier.book(&operation, &details.offer, &details.travellers, &session.details.extras);
                write(call, self.settings.write_deadline).await
            }
            None => Outcome::Rejected(Rejection::Refused("not connected".to_owned())),
        };
        match outcome {
            Outcome::Done(booking) => self.booked(&caller.tenant, order, &booking).await.map_err(unrecorded),
            Outcome::Unknown => Ok(order),
            Outcome::Rejected(rejection) => Err(self.withdraw(caller, order, session, rejection).await?),
        }
    }

    /// The supplier plainly refused: hide the order, keep a moved fare on the session, say why.
    async fn withdraw(
        &self,
        caller: &Caller,
        order: FlightOrder,
        mut session: PriceSession,
        rejection: Rejection,
    ) -> Result<BookError, BookError> {
        let (error, text) = match rejection {
            Rejection::SoldOut => (BookError::SoldOut, "The seats were sold out."),
            Rejection::Refused(reason) => (BookError::Refused(reason), "The airline refused the booking."),
            Rejection::ExtrasGone(ids) => {
                let gone = session
                    .details
                    .extras
                    .iter()
                    .filter(|extra| ids.contains(&extra.extra_id));
                (
                    BookError::ExtrasGone(gone.cloned().collect()),
                    "A chosen seat or service was not available any more.",
                )
            }
            Rejection::PriceChanged(offer) => {
                let quoted = self.quoted(&caller.tenant, &session.details.priced, *offer);
                let now = quoted.map_err(|_| SupplierTrouble::Down)?;
                let change = FareChange::of(&session.details.priced, &now);
                let current = Box::new(now.quote.clone());
                session.details.priced = now;
                (
                    BookError::PriceChanged { change, current },
                    "The fare changed before the seats were held.",
                )
            }
        };
        let now = self.services.now();
        let change = Change::system(OrderEventKind::Withdrawn, text);
        let tx = self.services.begin(&caller.tenant).await.map_err(unrecorded)?;
        let withdrawn = |order: &mut FlightOrder| {
            order.withdrawn_at = Some(now);
            order.look_at = None;
        };
        self.apply(&tx, &order, change, withdrawn).await.map_err(unrecorded)?;
        tx.price_sessions().save(&mut session).await.map_err(unrecorded)?;
        tx.commit().await.map_err(unrecorded)?;
        Ok(error)
    }
}

enum Claim {
    Ours(Box<FlightOrder>),
    Theirs(Box<FlightOrder>),
}

/// The supplier was asked to book.
fn unrecorded(error: impl Into<SettleError>) -> BookError {
    BookError::OutcomeUnknown(error.into())
}

fn sequence_name(now: chrono::DateTime<chrono::Utc>) -> String {
    format!("flight-orders-{}", now.format("%y%m"))
}
