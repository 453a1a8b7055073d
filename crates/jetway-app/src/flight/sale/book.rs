//! Books a price session, as one order. The order is stored before the supplier is called (ADR 0013).

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
use super::claim::{claim_of, claim_record};
use super::extras::requested;
use super::session::{SessionError, Way};
use crate::context::Caller;
use crate::flight::outcome::CHECK_AFTER_CALL;
use crate::flight::passports;
use crate::flight::quote::quoted;
use crate::flight::suppliers::SupplierTrouble;
use crate::order::SettleError;
use crate::order::change::Change;

/// A price session and the accepted price.
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
    /// The accepted amount is not the current one.
    #[error("the accepted amount is not the current one")]
    AmountMismatch {
        /// The current amount.
        current: Money,
    },
    /// Sold out.
    #[error("sold out")]
    SoldOut,
    /// The price, booking classes or times changed; the session has the new ones.
    #[error("the fare has changed")]
    PriceChanged {
        /// The change.
        change: FareChange,
        /// The current price.
        current: Box<Quote>,
    },
    /// These extras are sold out or have another price; nothing was booked.
    #[error("{} extras are gone", .0.len())]
    ExtrasGone(Vec<Extra>),
    /// The supplier refused, in its own words.
    #[error("the airline refused the booking: {0}")]
    Refused(String),
    /// The supplier cannot be reached.
    #[error(transparent)]
    Supplier(#[from] SupplierTrouble),
    /// The airline may have acted, and its answer is not recorded. Reconciliation finds out.
    #[error("the outcome is unknown: {0}")]
    OutcomeUnknown(#[source] SettleError),
    /// The record was claimed before, by an order of this agency or by another agency.
    #[error("the record is claimed")]
    Claimed(Option<OrderReference>),
    /// No order reference could be generated.
    #[error("no order reference could be generated")]
    Reference,
}

impl From<DbError> for BookError {
    fn from(error: DbError) -> Self {
        Self::Session(SessionError::Database(error))
    }
}

impl FlightSale {
    /// Book a price session. One session makes one order, however often and concurrently this is called.
    ///
    /// # Errors
    /// When the session is unusable, the amount is not the current one, or the supplier refuses.
    pub async fn book(&self, caller: &Caller, command: BookCommand) -> Result<FlightOrder, BookError> {
        self.book_by(caller, command, Way::Sale).await
    }

    /// Import the record of a session as an order, as [`FlightSale::book`] does with an offer.
    pub(in crate::flight) async fn import(
        &self,
        caller: &Caller,
        command: BookCommand,
    ) -> Result<FlightOrder, BookError> {
        self.book_by(caller, command, Way::Import).await
    }

    async fn book_by(&self, caller: &Caller, command: BookCommand, way: Way) -> Result<FlightOrder, BookError> {
        let (sale, caller) = (self.clone(), caller.clone());
        self.services
            .to_the_end(async move { sale.book_locked(&caller, &command, way).await })
            .await
            .map_err(unrecorded)?
    }

    async fn book_locked(&self, caller: &Caller, command: &BookCommand, way: Way) -> Result<FlightOrder, BookError> {
        let _lock = self.orders.store.lock(command.session.0).await;
        let earlier = self.order_of_session(caller, command.session).await?;
        if let Some(order) = earlier.as_ref().filter(|order| order.withdrawn_at.is_none()) {
            return Ok(order.clone());
        }
        let session = self.session_for(caller, command.session, way).await?;
        let current = session.details.priced.quote.customer_total;
        if session.details.party.is_none() {
            return Err(BookError::NotSold);
        }
        if command.accepted != current {
            return Err(BookError::AmountMismatch { current });
        }
        let offer = &session.details.priced.offer;
        // An import is on hold first, whatever its fare: one ticketed at once would be taken over and soon cancelled.
        let must_hold = way == Way::Import || offer.mode == FareMode::OnHold;
        if must_hold && !TimeLimits::hold_allowed(offer, self.services.now()) {
            return Err(BookError::Refused(
                "it is too close to departure to hold these seats".to_owned(),
            ));
        }
        match self.claim(caller, &session, earlier).await? {
            Claim::Ours(order) => self.book_at_supplier(caller, *order, session).await,
            Claim::Theirs(order) => Ok(*order),
        }
    }

    /// The order made from this user's session. Other users' sessions are not found.
    async fn order_of_session(&self, caller: &Caller, id: PriceSessionId) -> Result<Option<FlightOrder>, BookError> {
        let tx = self.services.read(&caller.tenant).await?;
        let session = tx.price_sessions().find(caller.agency, caller.user, id).await?;
        session.ok_or(SessionError::NotFound)?;
        Ok(tx.flights().by_session(id).await?)
    }

    /// Store the order as Pending, or reuse a withdrawn one.
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
            if let Some(record) = &session.details.record
                && !claim_record(&self.services, &tx, caller, (&order, record)).await?
            {
                tx.rollback().await?;
                let claim = claim_of(&self.services, caller, &order.details.offer.supplier, record).await?;
                return Err(BookError::Claimed(claim.and_then(|claim| claim.own_order)));
            }
            let event =
                Change::by(&caller.user_name, OrderEventKind::Requested, asked_for(session)).event(self.services.now());
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
                next_check_at: Some(now + CHECK_AFTER_CALL),
                ..OrderCore::placed((id, reference), OrderStatus::Pending, (caller.agency, caller.user), now)
            },
            session: session.id,
            pnr: None,
            limits: TimeLimits::of(&offer, None, now),
            attempts: Attempts { book: 1, issue: 1 },
            sealed_passports: None,
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
                exchanges: Vec::new(),
                imported: session.details.record.clone(),
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
                let (operation, offer, party) = (order.book_operation(), &details.offer, &details.travellers);
                match &session.details.record {
                    Some(record) => {
                        let call = supplier.import(&operation, &record.pnr, offer, party);
                        self.suppliers.write(call).await
                    }
                    None => {
                        let call = supplier.book(&operation, offer, party, &session.details.extras);
                        self.suppliers.write(call).await
                    }
                }
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

    /// The supplier refused: withdraw the order, store a changed fare on the session, return the reason.
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
                    "A chosen seat or service was no longer available.",
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
        tx.imported_records().release(order.id).await.map_err(unrecorded)?;
        tx.price_sessions().save(&mut session).await.map_err(unrecorded)?;
        tx.commit().await.map_err(unrecorded)?;
        Ok(error)
    }
}

enum Claim {
    Ours(Box<FlightOrder>),
    Theirs(Box<FlightOrder>),
}

/// The booking was sent to the supplier.
fn unrecorded(error: impl Into<SettleError>) -> BookError {
    BookError::OutcomeUnknown(error.into())
}

/// The first line of the history.
fn asked_for(session: &PriceSession) -> String {
    match &session.details.record {
        Some(record) => format!("Import of record {} requested.", record.pnr),
        None => "Booking requested.".to_owned(),
    }
}

fn sequence_name(now: chrono::DateTime<chrono::Utc>) -> String {
    format!("flight-orders-{}", now.format("%y%m"))
}
