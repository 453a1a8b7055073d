//! Make the one order of a price session. The order is stored before the supplier is called (ADR 0013).

use jetway_connectors::port::air::{Outcome, Rejection};
use jetway_db::DbError;
use jetway_domain::air::extra::Extra;
use jetway_domain::air::offer::FareMode;
use jetway_domain::air::order::{Attempts, FlightOrder, OrderDetails};
use jetway_domain::air::price_session::PriceSession;
use jetway_domain::air::pricing::Quote;
use jetway_domain::air::pricing::fare_change::FareChange;
use jetway_domain::air::time_limits::TimeLimits;
use jetway_domain::ids::{OrderId, OrderKind, OrderPrefix, OrderReference, PriceSessionId};
use jetway_domain::money::Money;
use jetway_domain::order::{OrderCore, OrderEventKind, OrderStatus};

use super::FlightSale;
use super::extras::requested;
use super::session::SessionError;
use crate::context::Caller;
use crate::flight::outcome::CHECK_AFTER_CALL;
use crate::flight::passports;
use crate::flight::quote::quoted;
use crate::flight::suppliers::SupplierTrouble;
use crate::order::SettleError;
use crate::order::change::Change;

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

impl FlightSale {
    /// Book what a session holds. However often and by how many tasks it is called, one session makes one order.
    ///
    /// # Errors
    /// When the session is unusable, the amount is not the current one, or the supplier refuses.
    pub async fn book(&self, caller: &Caller, command: BookCommand) -> Result<FlightOrder, BookError> {
        let (sale, caller) = (self.clone(), caller.clone());
        self.services
            .to_the_end(async move { sale.book_locked(&caller, &command).await })
            .await
            .map_err(unrecorded)?
    }

    async fn book_locked(&self, caller: &Caller, command: &BookCommand) -> Result<FlightOrder, BookError> {
        let _lock = self.orders.store.lock(command.session.0).await;
        let earlier = self.order_of_session(caller, command.session).await?;
        if let Some(order) = earlier.as_ref().filter(|order| order.withdrawn_at.is_none()) {
            return Ok(order.clone());
        }
        let session = self.session(caller, command.session).await?;
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
        Ok(tx.flights().by_session(id).await?)
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
                let ours = tx.flights().save(&mut order).await?;
                (order, ours)
            }
            None => {
                let sequence = tx.counters().next(&sequence_name(self.services.now())).await?;
                let prefix = OrderPrefix::of(&caller.tenant);
                let reference = OrderReference::compose(prefix, OrderKind::Flight, self.services.now(), sequence);
                let id = OrderId(self.services.ids().uuid());
                let order = self.drafted(caller, session, id, reference.map_err(|_| BookError::Reference)?)?;
                let ours = tx.flights().insert(&order).await?;
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
        id: OrderId,
        reference: OrderReference,
    ) -> Result<FlightOrder, BookError> {
        let now = self.services.now();
        let party = session.details.party.clone().ok_or(BookError::NotSold)?;
        let offer = session.details.priced.offer.clone();
        let (extras, extra_events) = requested(&session.details.extras, &caller.user_name, now);
        let order = FlightOrder {
            core: OrderCore {
                id,
                reference,
                version: 1,
                status: OrderStatus::Pending,
                status_since: now,
                agency: caller.agency,
                created_by: caller.user,
                created_at: now,
                next_check_at: Some(now + CHECK_AFTER_CALL),
                hold: None,
                payment: None,
                withdrawn_at: None,
                requests: Vec::new(),
            },
            session: session.id,
            pnr: None,
            limits: TimeLimits::of(&offer, None, now),
            attempts: Attempts { book: 1, issue: 1 },
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
                print_price: None,
                extras,
                extra_events,
                part: None,
                agreed: None,
                finding: None,
                schedule_change: None,
            },
        };
        Ok(passports::seal_order(&self.services, &caller.tenant, order).map_err(SessionError::from)?)
    }

    async fn book_at_supplier(
        &self,
        caller: &Caller,
        order: FlightOrder,
        session: PriceSession,
    ) -> Result<FlightOrder, BookError> {
        let details = &order.details;
        let outcome = match self.suppliers.get(&details.offer.supplier) {
            Some(supplier) => {
                let operation = order.book_operation();
                let call = supplier.book(&operation, &details.offer, &details.travellers, &session.details.extras);
                self.suppliers.write(call).await
            }
            None => Outcome::Rejected(Rejection::Refused("not connected".to_owned())),
        };
        match outcome {
            Outcome::Done(booking) => self
                .orders
                .booked(&caller.tenant, order, &booking)
                .await
                .map_err(unrecorded),
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
                let quoted = quoted(&self.services, &caller.tenant, &session.details.priced, *offer);
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
            order.next_check_at = None;
        };
        self.orders
            .store
            .apply(&tx, &order, change, withdrawn)
            .await
            .map_err(unrecorded)?;
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
