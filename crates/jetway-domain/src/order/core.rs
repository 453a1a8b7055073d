//! The part of an order that every product has.

use chrono::{DateTime, NaiveDate, Utc};

use super::{AfterSale, OrderRequest, OrderStatus, RequestKind, RequestReference};
use crate::ids::{AgencyId, HoldId, JournalId, OrderId, OrderReference, UserId};
use crate::money::Money;

/// The state of an order that every product has. The product sold is the kind of its reference.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderCore {
    /// Primary key.
    pub id: OrderId,
    /// The order reference for users.
    pub reference: OrderReference,
    /// Increases with every change; a change based on an older version is refused.
    pub version: u32,
    /// Its status.
    pub status: OrderStatus,
    /// When the status last changed.
    pub status_since: DateTime<Utc>,
    /// The agency that sold it.
    pub agency: AgencyId,
    /// The user who made it.
    pub created_by: UserId,
    /// When it was made.
    pub created_at: DateTime<Utc>,
    /// When to reconcile it next; `None` when nothing is due.
    pub next_check_at: Option<DateTime<Utc>>,
    /// The wallet hold while the order is fulfilled.
    pub hold: Option<HoldId>,
    /// The charge.
    pub payment: Option<Payment>,
    /// When the supplier refused the booking. The order is then hidden.
    pub withdrawn_at: Option<DateTime<Utc>>,
    /// Requests about the order and their answers, oldest first. They are stored with the order and never removed.
    pub requests: Vec<OrderRequest>,
}

impl OrderCore {
    /// A new order of an agency's user, without payment, requests or due times.
    #[must_use]
    pub fn placed(
        (id, reference): (OrderId, OrderReference),
        status: OrderStatus,
        (agency, created_by): (AgencyId, UserId),
        now: DateTime<Utc>,
    ) -> Self {
        Self {
            id,
            reference,
            version: 1,
            status,
            status_since: now,
            agency,
            created_by,
            created_at: now,
            next_check_at: None,
            hold: None,
            payment: None,
            withdrawn_at: None,
            requests: Vec::new(),
        }
    }
}

/// A captured payment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Payment {
    /// Amount charged to the wallet, in the currency of the order.
    pub amount: Money,
    /// Its journal entry.
    pub journal: JournalId,
    /// When it was charged.
    pub paid_at: DateTime<Utc>,
}

/// Summary of an order of any product for lists, searches and reports. Derived from the product's order each time it is saved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderSummary {
    /// What was sold, such as the route `DXB-DAC-DXB`.
    pub title: String,
    /// Name of the first traveller or guest.
    pub lead_name: String,
    /// First local day of the trip or stay.
    pub starts_on: NaiveDate,
    /// Until when the supplier holds an unpaid order; `None` if it holds none.
    pub time_limit_at: Option<DateTime<Utc>>,
    /// Until when it can be paid and fulfilled; `None` when it cannot.
    pub pay_by: Option<DateTime<Utc>>,
    /// The price shown to the customer.
    pub customer: Money,
    /// The agency's total, in the same currency.
    pub payable: Money,
    /// The supplier connection, such as `gds-a`.
    pub supplier: String,
    /// Lower-case words that a search finds the order by, one per line.
    pub search_text: String,
}

impl OrderCore {
    /// The latest request of a kind.
    #[must_use]
    pub fn latest_request(&self, kind: RequestKind) -> Option<&OrderRequest> {
        self.requests
            .iter()
            .rev()
            .find(|request| request.subject.kind() == kind)
    }

    /// Whether the latest request of a kind is approved.
    #[must_use]
    pub fn is_approved(&self, kind: RequestKind) -> bool {
        self.latest_request(kind).is_some_and(OrderRequest::is_allowed)
    }

    /// The open void, refund or exchange request. An order has at most one at a time.
    #[must_use]
    pub fn open_after_sale(&self) -> Option<&AfterSale> {
        let open = self.requests.iter().rev().filter(|request| request.state.is_open());
        open.filter_map(|request| request.subject.after_sale())
            .map(|(_, data)| data)
            .next()
    }

    /// The void, refund or exchange request with this number.
    #[must_use]
    pub fn after_sale(&self, reference: &RequestReference) -> Option<&OrderRequest> {
        let is_meant = |request: &&OrderRequest| {
            let data = request.subject.after_sale();
            data.is_some_and(|(_, data)| data.reference == *reference)
        };
        self.requests.iter().find(is_meant)
    }

    /// Replaces the request with the same key, or adds it as the newest.
    pub fn keep_request(&mut self, request: OrderRequest) {
        match self.requests.iter_mut().find(|kept| kept.id == request.id) {
            Some(kept) => *kept = request,
            None => self.requests.push(request),
        }
    }
}
