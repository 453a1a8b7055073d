//! What operations found out about an order nobody knew the outcome of, and the money that follows from it (ADR 0066).

use std::sync::Arc;

use jetway_db::repo::audit::AuditEvent;
use jetway_db::{DbError, Tx};
use jetway_domain::air::offer::FareMode;
use jetway_domain::air::order::{
    Finding, FlightOrder, Found, OrderEvent, OrderEventKind, Payment, Ticket, TicketStatus,
};
use jetway_domain::air::order_status::OrderStatus;
use jetway_domain::air::pricing::Quote;
use jetway_domain::ids::{OrderReference, TenantId};
use jetway_domain::money::Money;
use serde_json::json;

use crate::air::charge::{ChargeError, charged};
use crate::air::desk::AirDesk;
use crate::air::settle::{Change, OPERATIONS};
use crate::context::Stopping;
use crate::order::OrderError;
use crate::order::error::store_failures;

/// Most orders of one list.
const MOST: u64 = 200;
/// Digits of a ticket's number.
const DIGITS: usize = 13;

/// An order that waits for operations.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Waiting {
    /// The order.
    pub order: FlightOrder,
    /// What is set aside for its tickets.
    pub held: Option<Money>,
}

impl Waiting {
    fn of(order: FlightOrder) -> Self {
        let held = order.hold.map(|_| charged(&order));
        Self { order, held }
    }
}

/// What an operator says of an order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Word {
    /// What there is at the airline.
    pub found: Found,
    /// Traveller → number as written, for [`Found::Tickets`]; one for each traveller.
    pub tickets: Vec<(String, String)>,
    /// The record's locator, where the order has none yet.
    pub pnr: Option<String>,
    /// How they know.
    pub reason: String,
    /// Who says so.
    pub operator: String,
}

/// Why nothing was decided. Nothing was changed then.
#[derive(Debug, thiserror::Error)]
pub enum DecideError {
    /// The order is not there or does not allow it, or the database failed.
    #[error(transparent)]
    Order(#[from] OrderError),
    /// Tickets nobody agreed to pay for.
    #[error("nobody asked for tickets of this order")]
    NeverAsked,
    /// A traveller without a ticket, somebody else's, a number that is none, or one given twice.
    #[error("each traveller needs one ticket number of 13 digits")]
    Tickets,
    /// Nobody knows where the seats or tickets are.
    #[error("the record's locator is not known yet")]
    NoRecord,
    /// Such a fare is ticketed at once or not at all.
    #[error("seats of this fare are not held")]
    NeverHeld,
    /// The money did not move: the wallet is short of what late tickets cost.
    #[error(transparent)]
    Charge(#[from] ChargeError),
}

store_failures!(DecideError);

impl From<Stopping> for DecideError {
    fn from(error: Stopping) -> Self {
        Self::Order(error.into())
    }
}

impl AirDesk {
    /// Orders of a portal that wait for operations, the oldest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn waiting_for_operations(&self, tenant: &TenantId) -> Result<Vec<Waiting>, DbError> {
        let tx = self.services.read(tenant).await?;
        let orders = tx.orders().handed_over(MOST).await?;
        Ok(orders.into_iter().map(Waiting::of).collect())
    }

    /// Write down what an order came to: held money is taken for tickets, and given back without them. For tickets that came after
    /// it was given back it is set aside anew. The same word again changes nothing.
    ///
    /// # Errors
    /// When the order waits for nobody's word, or the word does not fit it.
    pub async fn decide(
        self: &Arc<Self>,
        tenant: &TenantId,
        reference: &OrderReference,
        word: Word,
    ) -> Result<FlightOrder, DecideError> {
        let (desk, tenant, reference) = (Arc::clone(self), tenant.clone(), reference.clone());
        self.services
            .to_the_end(async move { desk.decide_in_turn(&tenant, &reference, word).await })
            .await?
    }

    async fn decide_in_turn(
        &self,
        tenant: &TenantId,
        reference: &OrderReference,
        word: Word,
    ) -> Result<FlightOrder, DecideError> {
        let found = self.by_number(tenant, reference).await?.ok_or(OrderError::NotFound)?;
        let _turn = self.presses.turn(found.id.0).await;
        let order = self.reread(tenant, found).await?;
        if order.status != OrderStatus::UnConfirmed {
            let said = order.details.finding.as_ref().map(|finding| finding.found);
            return if said == Some(word.found) {
                Ok(order)
            } else {
                Err(OrderError::WrongState(order.status).into())
            };
        }
        let tickets = self.checked(&order, &word)?;
        let tx = self.services.begin(tenant).await?;
        let order = self.with_its_money(&tx, order, &word).await?;
        let payment = self.settle_money(&tx, &order, word.found).await?;
        let changed = self
            .apply(&tx, &order, change_of(word.found), |order| {
                self.take(order, &word, tickets, payment);
            })
            .await?;
        let Some(changed) = changed else {
            tx.rollback().await?;
            return Err(OrderError::Conflict.into());
        };
        tx.audit()
            .record(self.trace(&changed, &word), self.services.ids())
            .await?;
        tx.commit().await?;
        Ok(changed)
    }

    pub(super) async fn by_number(
        &self,
        tenant: &TenantId,
        reference: &OrderReference,
    ) -> Result<Option<FlightOrder>, DbError> {
        let tx = self.services.read(tenant).await?;
        tx.orders().by_number(reference).await
    }

    /// The tickets of a word that fits the order.
    fn checked(&self, order: &FlightOrder, word: &Word) -> Result<Vec<Ticket>, DecideError> {
        if word.found != Found::Nothing && order.pnr.is_none() && word.pnr.is_none() {
            return Err(DecideError::NoRecord);
        }
        match word.found {
            Found::Tickets => self.tickets_of(order, &word.tickets),
            Found::Seats if order.details.offer.mode == FareMode::Instant => Err(DecideError::NeverHeld),
            Found::Seats | Found::Nothing => Ok(Vec::new()),
        }
    }

    fn tickets_of(&self, order: &FlightOrder, said: &[(String, String)]) -> Result<Vec<Ticket>, DecideError> {
        let people = &order.details.travellers;
        let tickets: Option<Vec<Ticket>> = people
            .iter()
            .map(|person| {
                let mut own = said.iter().filter(|(traveller, _)| *traveller == person.traveller_id);
                let (Some((_, written)), None) = (own.next(), own.next()) else {
                    return None;
                };
                Some(Ticket {
                    number: ticket_number(written)?,
                    traveller_id: person.traveller_id.clone(),
                    status: TicketStatus::Open,
                    issued_at: self.services.now(),
                })
            })
            .collect();
        let tickets = tickets
            .filter(|_| said.len() == people.len())
            .ok_or(DecideError::Tickets)?;
        let mut numbers: Vec<&str> = tickets.iter().map(|ticket| ticket.number.as_str()).collect();
        numbers.sort_unstable();
        numbers.dedup();
        if numbers.len() == people.len() {
            Ok(tickets)
        } else {
            Err(DecideError::Tickets)
        }
    }

    /// Tickets that came late: the money had gone back, and whoever asked for them had agreed to a price, whatever it has
    /// moved to since.
    async fn with_its_money(&self, tx: &Tx, mut order: FlightOrder, word: &Word) -> Result<FlightOrder, DecideError> {
        if word.found != Found::Tickets || order.hold.is_some() {
            return Ok(order);
        }
        let history = tx.orders().history(order.id).await?;
        let asked = |event: &OrderEvent| event.kind == OrderEventKind::IssueStarted;
        if !history.iter().any(asked) {
            return Err(DecideError::NeverAsked);
        }
        if let Some(agreed) = &order.details.agreed {
            order.details.quote = Quote::clone(agreed);
            order.details.price_changed = false;
        }
        let hold = self
            .set_aside(tx, OPERATIONS.to_owned(), &order, charged(&order))
            .await?;
        order.hold = Some(hold);
        Ok(order)
    }

    async fn settle_money(&self, tx: &Tx, order: &FlightOrder, found: Found) -> Result<Option<Payment>, ChargeError> {
        match found {
            Found::Tickets => self.capture(tx, order).await.map(Some),
            Found::Seats | Found::Nothing => {
                if order.hold.is_some() {
                    self.release(tx, order).await?;
                }
                Ok(None)
            }
        }
    }

    /// The order as it is from now on.
    fn take(&self, order: &mut FlightOrder, word: &Word, tickets: Vec<Ticket>, payment: Option<Payment>) {
        let now = self.services.now();
        order.pnr = order.pnr.take().or_else(|| word.pnr.clone());
        order.details.finding = Some(Finding {
            found: word.found,
            by: word.operator.clone(),
            reason: word.reason.clone(),
            at: now,
        });
        if word.found == Found::Tickets {
            order.details.tickets = tickets;
            order.payment = payment;
            order.look_at = order.next_look_when_ticketed(now);
            return;
        }
        order.hold = None;
        order.details.part = None;
        order.look_at = match word.found {
            Found::Seats => Some(order.look_by(order.limits.auto_cancel_at, now)),
            // What the airline may have after all is dropped.
            Found::Tickets | Found::Nothing => order.pnr.is_some().then_some(now),
        };
        order.details.seats_to_return = word.found == Found::Nothing && order.pnr.is_some();
    }

    fn trace(&self, order: &FlightOrder, word: &Word) -> AuditEvent {
        AuditEvent {
            at: self.services.now(),
            user_id: None,
            agency_id: Some(order.agency),
            action: "order.decide".to_owned(),
            subject: order.reference.as_str().to_owned(),
            detail: json!({ "operator": word.operator, "found": word.found, "reason": word.reason, "pnr": order.pnr }),
        }
    }
}

fn change_of(found: Found) -> Change {
    let (kind, text, to) = match found {
        Found::Tickets => (
            OrderEventKind::Issued,
            "The tickets were found at the airline. They are paid.",
            OrderStatus::Confirmed,
        ),
        Found::Seats => (
            OrderEventKind::IssueRefused,
            "The airline holds the seats and made no ticket. Nothing is charged.",
            OrderStatus::OnHold,
        ),
        Found::Nothing => (
            OrderEventKind::Cancelled,
            "The airline has neither seats nor tickets. Nothing is charged.",
            OrderStatus::Cancelled,
        ),
    };
    Change::by(OPERATIONS, kind, text).to(to)
}

/// Thirteen digits, however they are set apart.
fn ticket_number(written: &str) -> Option<String> {
    let digits: String = written.chars().filter(|char| !matches!(char, ' ' | '-')).collect();
    (digits.len() == DIGITS && digits.chars().all(|char| char.is_ascii_digit())).then_some(digits)
}
