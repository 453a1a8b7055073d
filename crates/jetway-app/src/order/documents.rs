//! Printed documents of orders: kinds, letterhead, typesetting, and the price printed for the customer. Source: ADR 0056.

mod amounts;
pub mod itinerary;
mod letterhead;
mod page;
pub(crate) mod public_link;

use std::sync::LazyLock;

use jetway_db::repo::audit::{Actor, AuditEvent};
use jetway_documents::TypesetError;
use jetway_domain::ids::OrderReference;
use jetway_domain::money::Money;
use jetway_domain::order::{OrderEventKind, OrderStatus};
use serde_json::json;

pub(crate) use amounts::{amount, money};
pub use jetway_documents::HtmlFault;
pub use jetway_documents::{AmountLine, Amounts, Brand, Document, Fact, Logo, Party, Person, code_address, html};
pub use letterhead::letterhead;
pub(crate) use letterhead::{customer_brand, leader, place};
pub use page::{PageError, page_pdf};

use super::change::Change;
use super::error::{OrderError, store_failures};
use super::product::ProductOrder;
use super::service::Orders;
use crate::context::sealed::SealError;
use crate::context::{Caller, Stopping};
use crate::jobs::cpu_pool::{CpuPool, CpuPoolError};

/// Documents typeset concurrently in a process.
const AT_ONCE: usize = 2;
/// Documents that may wait for typesetting; further ones are rejected.
const IN_QUEUE: usize = 50;

static POOL: LazyLock<CpuPool> = LazyLock::new(|| CpuPool::new(AT_ONCE, IN_QUEUE));

/// Purpose of a printed document. It decides whose brand it carries, and whether the portal's company is named beside the agency.
/// Source: ADR 0094.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// The portal's billing of the agency: issued under the portal's brand.
    Account,
    /// A ticket: under the agency's brand, naming the office that issued it.
    Ticket,
    /// Anything else that the agency's customers read: under the agency's brand alone.
    Customer,
}

/// A kind of document. Its number is `typeId` on the wire; 4 and 5 are documents of hotels and visas.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DocumentKind {
    /// Invoice for the agency: the wallet charge.
    AgentInvoice,
    /// Invoice for the agency's customer.
    CustomerInvoice,
    /// The electronic tickets.
    Ticket,
    /// Confirmation of the booking in its current state.
    Confirmation,
    /// Itinerary for travellers behind a link. It has no number, because agents share it and do not print it.
    Itinerary,
}

impl DocumentKind {
    /// Every kind.
    pub const ALL: [Self; 5] = [
        Self::AgentInvoice,
        Self::CustomerInvoice,
        Self::Ticket,
        Self::Confirmation,
        Self::Itinerary,
    ];

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

    /// What it is for.
    #[must_use]
    pub const fn purpose(self) -> Purpose {
        match self {
            Self::AgentInvoice => Purpose::Account,
            Self::Ticket => Purpose::Ticket,
            Self::CustomerInvoice | Self::Confirmation | Self::Itinerary => Purpose::Customer,
        }
    }

    /// Whether the agency's customer reads it.
    #[must_use]
    pub const fn is_for_customer(self) -> bool {
        match self.purpose() {
            Purpose::Account => false,
            Purpose::Ticket | Purpose::Customer => true,
        }
    }

    /// Part of the file name.
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

/// A requested document and its options.
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
    /// Names of the withholding tax and of value added tax in its country.
    pub taxes: (String, String),
    /// Origin of its pages, such as `https://falcon.test`.
    pub origin: String,
    /// Whether documents for the agency's customers carry the agency's brand.
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
    Typeset(#[from] TypesetError),
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
/// `Typeset` when it cannot be typeset, `Busy` when too many documents are waiting, `Stopping` when the process stops.
pub async fn pdf(document: Document) -> Result<Vec<u8>, PrintError> {
    typeset(move || jetway_documents::pdf(&document)).await
}

/// One PDF with the documents of several orders.
///
/// # Errors
/// As for [`pdf`].
pub async fn pdf_of_many(documents: Vec<Document>) -> Result<Vec<u8>, PrintError> {
    typeset(move || jetway_documents::pdf_of_many(&documents)).await
}

/// Typeset in the bounded pool. Work in progress keeps its place even if the reader stops waiting.
pub(crate) async fn typeset(
    set: impl FnOnce() -> Result<Vec<u8>, TypesetError> + Send + 'static,
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
        let document = |_| {
            let (gate, until) = mpsc::channel::<()>();
            let set = move || {
                assert!(until.recv().is_err(), "the channel is closed without a message");
                Ok(b"%PDF".to_vec())
            };
            (gate, Box::pin(typeset(set)))
        };
        let (gates, mut documents): (Vec<_>, Vec<_>) = (0..AT_ONCE + IN_QUEUE + 2).map(document).unzip();
        let mut rejected = 0;
        for document in &mut documents {
            rejected += usize::from(matches!(poll!(document.as_mut()), Poll::Ready(Err(PrintError::Busy))));
        }
        assert_eq!(rejected, 2);
        drop(gates);
        documents.truncate(AT_ONCE + IN_QUEUE);
        for document in documents {
            assert_eq!(document.await.expect("a document"), b"%PDF");
        }
    }
}
