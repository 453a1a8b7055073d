//! Papers of an order: which ones there are, who may have them, and what stands on them. Source: ADR 0056.

mod compose;
mod letterhead;
pub(in crate::air) mod text;
pub(in crate::air) mod trip;

use std::sync::LazyLock;

use chrono::{DateTime, Utc};
use jetway_db::repo::audit::AuditEvent;
use jetway_db::{DbError, Tx};
use jetway_domain::air::order::{FlightOrder, OrderEventKind};
use jetway_domain::air::order_status::OrderStatus;
use jetway_domain::air::printed::PrintedFareError;
use jetway_domain::ids::OrderReference;
use jetway_domain::money::Money;
use jetway_paper::PressError;
use serde_json::json;

pub use jetway_paper::{
    AmountLine, Amounts, Fact, Flight, FlightEnd, Journey, Paper, Party, Person, code_address, html,
};
pub use letterhead::letterhead;

use super::GetOrderError;
use crate::air::desk::AirDesk;
use crate::air::settle::Change;
use crate::context::{Caller, Stopping};
use crate::order::OrderError;
use crate::order::error::store_failures;
use crate::payment::dues::settlement_of;
use crate::sealed::SealError;
use crate::turns::{NoTurn, Turns};
use compose::Sheet;

/// Papers typeset at the same time in a process.
const PRESSES: usize = 2;
/// Papers that may wait for a press; the next one is sent away.
const IN_QUEUE: usize = 50;

static TURNS: LazyLock<Turns> = LazyLock::new(|| Turns::new(PRESSES, IN_QUEUE));

/// A kind of paper. Its number is `typeId` on the wire; 4 and 5 are papers of hotels and visas.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PaperKind {
    /// What the agency's wallet is charged.
    AgentInvoice,
    /// What the agency asks of its customer.
    CustomerInvoice,
    /// The electronic tickets.
    Ticket,
    /// Whatever is booked so far.
    Confirmation,
}

impl PaperKind {
    /// The kind with this number.
    #[must_use]
    pub const fn of(number: u8) -> Option<Self> {
        match number {
            1 => Some(Self::AgentInvoice),
            2 => Some(Self::CustomerInvoice),
            3 => Some(Self::Ticket),
            6 => Some(Self::Confirmation),
            _ => None,
        }
    }

    /// In the name of a file.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::AgentInvoice => "agent-invoice",
            Self::CustomerInvoice => "invoice",
            Self::Ticket => "ticket",
            Self::Confirmation => "booking",
        }
    }
}

/// Which paper, and what of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PrintCommand {
    /// Of which order.
    pub reference: OrderReference,
    /// Which.
    pub kind: PaperKind,
    /// Whether prices stand on it.
    pub with_price: bool,
    /// Whose: `traveller_id`s; everybody's when empty.
    pub travellers: Vec<String>,
    /// Whether passport numbers stand on it.
    pub passports: bool,
}

/// Who prints: the portal's head, and the language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Letterhead {
    /// BCP 47.
    pub language: String,
    /// The company.
    pub brand: jetway_paper::Brand,
    /// What its country calls the tax on the agency and value added tax.
    pub taxes: (String, String),
    /// Where its pages are, such as `https://falcon.test`.
    pub origin: String,
}

/// Why there is no paper.
#[derive(Debug, thiserror::Error)]
pub enum PrintError {
    /// The order is not there or does not allow it, or the database failed.
    #[error(transparent)]
    Order(#[from] OrderError),
    /// Its passports do not open.
    #[error(transparent)]
    Sealed(#[from] SealError),
    /// It has no ticket.
    #[error("the order is {0}")]
    NoTicket(OrderStatus),
    /// The order has no such traveller, at this place of the list.
    #[error("no such traveller")]
    UnknownTraveller(usize),
    /// Its amounts do not add up.
    #[error(transparent)]
    Fare(#[from] PrintedFareError),
    /// It cannot be typeset.
    #[error(transparent)]
    Press(#[from] PressError),
    /// Too many papers are waiting.
    #[error("too many papers are being typeset")]
    Busy,
}

store_failures!(PrintError, PrintPriceError);

impl From<GetOrderError> for PrintError {
    fn from(error: GetOrderError) -> Self {
        match error {
            GetOrderError::Order(error) => Self::Order(error),
            GetOrderError::Sealed(error) => Self::Sealed(error),
        }
    }
}

/// Why no other price is printed.
#[derive(Debug, thiserror::Error)]
pub enum PrintPriceError {
    /// The order is not there or does not allow it, or the database failed.
    #[error(transparent)]
    Order(#[from] OrderError),
    /// Not in the order's currency, or not more than nothing.
    #[error("a price in {0}")]
    Price(jetway_domain::money::CurrencyCode),
}

impl AirDesk {
    /// What stands on a paper.
    ///
    /// # Errors
    /// When the agency has no such order, it has no ticket yet, or one of the travellers is not in it.
    pub async fn paper(&self, caller: &Caller, command: &PrintCommand, head: Letterhead) -> Result<Paper, PrintError> {
        let order = self.order(caller, &command.reference).await?;
        if command.kind == PaperKind::Ticket && order.details.tickets.is_empty() {
            return Err(PrintError::NoTicket(order.status));
        }
        let chosen = chosen(&order, &command.travellers)?;
        let tx = self.services.read(&caller.tenant).await?;
        let sheet = Sheet {
            agency: tx.agencies().get(caller.agency).await?,
            details: tx.companies().get(caller.agency).await?.details,
            licences: tx.papers().of(caller.agency).await?.and_then(|file| file.papers),
            zone: self.services.zone(&caller.tenant),
            rest_paid_at: rest_paid_at(&tx, &order).await?,
            order,
            command,
            chosen,
        };
        drop(tx);
        sheet.paper(head)
    }

    /// The PDF of a paper.
    ///
    /// # Errors
    /// When it cannot be typeset, or the process is stopping.
    pub async fn typeset(&self, paper: Paper) -> Result<Vec<u8>, PrintError> {
        press(move || jetway_paper::pdf(&paper)).await
    }

    /// Print another price for the customer from now on, or the usual one again. What is charged stays as it is; the order's
    /// history and the audit trail say who set it.
    ///
    /// # Errors
    /// When the agency has no such order, or the price cannot be printed.
    pub async fn set_print_price(
        &self,
        caller: &Caller,
        reference: &OrderReference,
        price: Option<Money>,
    ) -> Result<FlightOrder, PrintPriceError> {
        let own = self.own_order(caller, reference).await?.ok_or(OrderError::NotFound)?;
        let _turn = self.presses.turn(own.id.0).await;
        let order = self.own_order(caller, reference).await?.ok_or(OrderError::NotFound)?;
        let usual = order.details.quote.customer_total;
        if price.is_some_and(|price| price.currency != usual.currency || !price.is_positive()) {
            return Err(PrintPriceError::Price(usual.currency));
        }
        if order.details.print_price == price {
            return Ok(order);
        }
        let printed = |price: Option<Money>| price.unwrap_or(usual);
        let (before, after) = (printed(order.details.print_price), printed(price));
        let change = Change::by(
            &caller.user_name,
            OrderEventKind::PrintPriceSet,
            "The printed price was changed; what is charged was not.",
        )
        .moving(before, after);
        let tx = self.services.begin(&caller.tenant).await?;
        let edit = |order: &mut FlightOrder| order.details.print_price = price;
        let Some(changed) = self.apply(&tx, &order, change, edit).await? else {
            return Err(OrderError::Conflict.into());
        };
        let event = AuditEvent {
            at: self.services.now(),
            user_id: Some(caller.user),
            agency_id: Some(caller.agency),
            action: "order.printPrice".to_owned(),
            subject: reference.as_str().to_owned(),
            detail: json!({ "before": before.to_string(), "after": after.to_string() }),
        };
        tx.audit().record(event, self.services.ids()).await?;
        tx.commit().await?;
        Ok(changed)
    }
}

/// Typeset apart from the executor's threads, few at a time; a reader who leaves frees no press that still works.
pub(in crate::air) async fn press(
    set: impl FnOnce() -> Result<Vec<u8>, PressError> + Send + 'static,
) -> Result<Vec<u8>, PrintError> {
    let bytes = TURNS.work(set).await.map_err(|none| match none {
        NoTurn::Busy => PrintError::Busy,
        NoTurn::Stopping => OrderError::Stopping(Stopping).into(),
    })?;
    Ok(bytes?)
}

/// When the rest of an order paid in parts was paid; `None` while it is owed, and for an order paid whole.
async fn rest_paid_at(tx: &Tx, order: &FlightOrder) -> Result<Option<DateTime<Utc>>, DbError> {
    let Some(due) = tx.dues().of_order(order.id).await? else {
        return Ok(None);
    };
    Ok(settlement_of(tx, &due).await?.map(|(_, at)| at))
}

/// For each traveller of the order, whether the paper is theirs.
fn chosen(order: &FlightOrder, wanted: &[String]) -> Result<Vec<bool>, PrintError> {
    let party = &order.details.travellers;
    let is_unknown = |id: &String| party.iter().all(|traveller| traveller.traveller_id != *id);
    if let Some(at) = wanted.iter().position(is_unknown) {
        return Err(PrintError::UnknownTraveller(at));
    }
    let is_chosen = |id: &String| wanted.is_empty() || wanted.contains(id);
    Ok(party
        .iter()
        .map(|traveller| is_chosen(&traveller.traveller_id))
        .collect())
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::task::Poll;

    use futures::poll;

    use super::{IN_QUEUE, PRESSES, PrintError, press};

    #[tokio::test]
    async fn papers_beyond_the_queue_are_sent_away_and_those_in_it_are_typeset() {
        let paper = |_| {
            let (gate, until) = mpsc::channel::<()>();
            let set = move || {
                assert!(until.recv().is_err(), "nobody sends anything");
                Ok(b"%PDF".to_vec())
            };
            (gate, Box::pin(press(set)))
        };
        let (gates, mut papers): (Vec<_>, Vec<_>) = (0..PRESSES + IN_QUEUE + 2).map(paper).unzip();
        let mut sent_away = 0;
        for paper in &mut papers {
            sent_away += usize::from(matches!(poll!(paper.as_mut()), Poll::Ready(Err(PrintError::Busy))));
        }
        assert_eq!(sent_away, 2);
        drop(gates);
        papers.truncate(PRESSES + IN_QUEUE);
        for paper in papers {
            assert_eq!(paper.await.expect("a paper"), b"%PDF");
        }
    }
}
