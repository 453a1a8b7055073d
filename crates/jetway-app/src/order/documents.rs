//! Printed documents of orders: kinds, letterhead, typesetting, and the price printed for the customer. Source: ADR 0056.

mod amounts;
mod letterhead;

use std::sync::LazyLock;

use jetway_db::repo::audit::{Actor, AuditEvent};
use jetway_domain::ids::OrderReference;
use jetway_domain::money::Money;
use jetway_domain::order::{OrderEventKind, OrderStatus};
use jetway_paper::PressError;
use serde_json::json;

pub(crate) use amounts::{amount, money};
pub use jetway_paper::{AmountLine, Amounts, Brand, Fact, Logo, Paper, Party, Person, code_address, html};
pub use letterhead::letterhead;
pub(crate) use letterhead::{customer_brand, place};

use super::change::Change;
use super::error::{OrderError, store_failures};
use super::product::ProductOrder;
use super::service::Orders;
use crate::context::{Caller, Stopping};
use crate::jobs::cpu_pool::{CpuPool, CpuPoolError};
use crate::sealed::SealError;

/// Documents typeset concurrently in a process.
const AT_ONCE: usize = 2;
/// Documents that may wait for typesetting; further ones are rejected.
const IN_QUEUE: usize = 50;

static POOL: LazyLock<CpuPool> = LazyLock::new(|| CpuPool::new(AT_ONCE, IN_QUEUE));

/// A kind of document. Its number is `typeId` on the wire; 4 and 5 are documents of hotels and visas.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DocumentKind {
    /// What the agency's wallet is charged.
    AgentInvoice,
    /// What the agency charges its customer.
    CustomerInvoice,
    /// The electronic tickets.
    Ticket,
    /// Whatever is booked so far.
    Confirmation,
    /// What travellers read behind a link. It has no number: agents share it, they do not print it.
    Itinerary,
}

impl DocumentKind {
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

    /// Whether the agency's customer reads it.
    #[must_use]
    pub const fn is_for_customer(self) -> bool {
        match self {
            Self::AgentInvoice => false,
            Self::CustomerInvoice | Self::Ticket | Self::Confirmation | Self::Itinerary => true,
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
            Self::Itinerary => "itinerary",
        }
    }
}

/// Which document, and what it shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PrintCommand {
    /// The order.
    pub reference: OrderReference,
    /// Its kind.
    pub kind: DocumentKind,
    /// Whether it shows prices.
    pub with_price: bool,
    /// Ids of the travellers it is for; all travellers when empty.
    pub travellers: Vec<String>,
    /// Whether it shows passport numbers.
    pub passports: bool,
}

/// The tenant's letterhead, and the language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Letterhead {
    /// BCP 47.
    pub language: String,
    /// The company.
    pub brand: Brand,
    /// What its country calls the tax on the agency and value added tax.
    pub taxes: (String, String),
    /// Origin of its pages, such as `https://falcon.test`.
    pub origin: String,
    /// Whether the agency leads what its customers read.
    pub agency_leads: bool,
}

/// Why there is no document.
#[derive(Debug, thiserror::Error)]
pub enum PrintError {
    /// The order is not there or does not allow it, or the database failed.
    #[error(transparent)]
    Order(#[from] OrderError),
    /// Its passport data cannot be decrypted.
    #[error(transparent)]
    Sealed(#[from] SealError),
    /// It has no ticket.
    #[error("the order is {0}")]
    NoTicket(OrderStatus),
    /// The order has no such traveller, at this place of the list.
    #[error("no such traveller")]
    UnknownTraveller(usize),
    /// Its amounts do not add up.
    #[error("the amounts do not add up: {0}")]
    Amounts(#[source] Box<dyn std::error::Error + Send + Sync>),
    /// It cannot be typeset.
    #[error(transparent)]
    Press(#[from] PressError),
    /// Too many documents are waiting.
    #[error("too many documents are being typeset")]
    Busy,
}

store_failures!(PrintError, PrintPriceError);

/// Why the printed price was not changed.
#[derive(Debug, thiserror::Error)]
pub enum PrintPriceError {
    /// The order is not there or does not allow it, or the database failed.
    #[error(transparent)]
    Order(#[from] OrderError),
    /// Not in the order's currency, or not above zero.
    #[error("a price in {0}")]
    Price(jetway_domain::money::CurrencyCode),
}

impl Orders {
    /// Print this price for the customer from now on, or the customer total again for `None`. The charged amount does not change;
    /// the history and the audit trail record who set it.
    ///
    /// # Errors
    /// `NotFound` when the agency has no such order, `Price` when the price cannot be printed, `Conflict` when the order was changed
    /// at the same moment.
    pub async fn set_print_price<O: ProductOrder>(
        &self,
        caller: &Caller,
        reference: &OrderReference,
        price: Option<Money>,
    ) -> Result<O, PrintPriceError> {
        let (order, _lock) = self.store.own_locked::<O>(caller, reference).await?;
        let usual = order.summary().customer;
        if price.is_some_and(|price| price.currency != usual.currency || !price.is_positive()) {
            return Err(PrintPriceError::Price(usual.currency));
        }
        if order.print_price() == price {
            return Ok(order);
        }
        let printed = |price: Option<Money>| price.unwrap_or(usual);
        let (before, after) = (printed(order.print_price()), printed(price));
        let change = Change::by(
            &caller.user_name,
            OrderEventKind::PrintPriceSet,
            "The printed price was changed; what is charged was not.",
        )
        .moving(before, after);
        let tx = self.services.begin(&caller.tenant).await?;
        let edit = |order: &mut O| order.set_print_price(price);
        let Some(changed) = self.store.apply(&tx, &order, change, edit).await? else {
            return Err(OrderError::Conflict.into());
        };
        let event = AuditEvent {
            at: self.services.now(),
            by: Actor::User(caller.user),
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

/// The PDF of a document.
///
/// # Errors
/// `Press` when it cannot be typeset, `Busy` when too many documents are waiting, `Stopping` when the process stops.
pub async fn pdf(paper: Paper) -> Result<Vec<u8>, PrintError> {
    typeset(move || jetway_paper::pdf(&paper)).await
}

/// Typeset in the bounded pool. Work in progress keeps its place even if the reader stops waiting.
pub(crate) async fn typeset(
    set: impl FnOnce() -> Result<Vec<u8>, PressError> + Send + 'static,
) -> Result<Vec<u8>, PrintError> {
    let bytes = POOL.run(set).await.map_err(|error| match error {
        CpuPoolError::Busy => PrintError::Busy,
        CpuPoolError::Stopping => OrderError::Stopping(Stopping).into(),
    })?;
    Ok(bytes?)
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::task::Poll;

    use futures::poll;

    use super::{AT_ONCE, IN_QUEUE, PrintError, typeset};

    #[tokio::test]
    async fn documents_beyond_the_queue_are_rejected_and_those_in_it_are_typeset() {
        let paper = |_| {
            let (gate, until) = mpsc::channel::<()>();
            let set = move || {
                assert!(until.recv().is_err(), "nobody sends anything");
                Ok(b"%PDF".to_vec())
            };
            (gate, Box::pin(typeset(set)))
        };
        let (gates, mut papers): (Vec<_>, Vec<_>) = (0..AT_ONCE + IN_QUEUE + 2).map(paper).unzip();
        let mut rejected = 0;
        for paper in &mut papers {
            rejected += usize::from(matches!(poll!(paper.as_mut()), Poll::Ready(Err(PrintError::Busy))));
        }
        assert_eq!(rejected, 2);
        drop(gates);
        papers.truncate(AT_ONCE + IN_QUEUE);
        for paper in papers {
            assert_eq!(paper.await.expect("a paper"), b"%PDF");
        }
    }
}
