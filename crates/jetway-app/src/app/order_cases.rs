//! Orders of every product as operators read them: a search over tenants, and everything about one.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::collections::hash_map::Entry;

use chrono::{DateTime, Utc};
use jetway_db::repo::orders::{InstantField, OrderFilter, Span};
use jetway_db::{DbError, Tx};
use jetway_domain::air::order::FlightOrder;
use jetway_domain::ids::{AgencyId, OrderKind, OrderReference, TenantId};
use jetway_domain::ledger::{Hold, HoldState};
use jetway_domain::money::Money;
use jetway_domain::order::{OrderCore, OrderEvent, OrderStatus, OrderSummary};
use jetway_domain::payment::{OrderDue, PaymentSession};

pub use jetway_db::repo::orders::OrderMark;

use super::App;
use crate::order::product::StoredOrder;

/// Search criteria of orders; `None` or empty does not filter.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct OrderSearch {
    /// Part of a reference, a record locator, a ticket number or a name.
    pub search: Option<String>,
    /// Part of the agency's name or e-mail address, or the number of its application.
    pub agency: Option<String>,
    /// In one of these states.
    pub statuses: Vec<OrderStatus>,
    /// Made at or after this instant.
    pub from: Option<DateTime<Utc>>,
    /// Made before this instant.
    pub until: Option<DateTime<Utc>>,
}

/// A page of orders, newest first.
#[derive(Debug, Clone, PartialEq)]
pub struct OrderCases {
    /// The orders.
    pub rows: Vec<OrderRow>,
    /// Where the next page begins; `None` on the last one.
    pub next: Option<OrderMark>,
}

/// An order in the list.
#[derive(Debug, Clone, PartialEq)]
pub struct OrderRow {
    /// Its tenant.
    pub tenant: TenantId,
    /// Its state.
    pub order: OrderCore,
    /// What was sold.
    pub summary: OrderSummary,
    /// Name of the agency.
    pub agency: String,
}

/// Everything about an order.
#[derive(Debug, Clone, PartialEq)]
pub struct OrderCase {
    /// Its state, with the requests about it.
    pub order: OrderCore,
    /// What was sold.
    pub summary: OrderSummary,
    /// Name of the agency.
    pub agency: String,
    /// Name of the user who made it.
    pub created_by: String,
    /// Still held in the wallet for it, neither charged nor released; `None` when nothing is.
    pub held: Option<Money>,
    /// What is owed for it, if it was paid in part.
    pub due: Option<OrderDue>,
    /// Online payments for it, newest first.
    pub payments: Vec<PaymentSession>,
    /// Its history, oldest first.
    pub history: Vec<OrderEvent>,
    /// What only a flight has.
    pub flight: Option<Box<FlightOrder>>,
}

impl App {
    /// At most `size` orders of these tenants that match, newest first, older than a position.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn order_cases(
        &self,
        tenants: &[TenantId],
        search: &OrderSearch,
        after: Option<&OrderMark>,
        size: u64,
    ) -> Result<OrderCases, DbError> {
        let full = usize::try_from(size).unwrap_or(usize::MAX);
        let mut rows = Vec::new();
        for tenant in tenants {
            let tx = self.services().read(tenant).await?;
            // One extra row tells whether there is another page.
            rows.extend(found(&tx, tenant, search, after, size.saturating_add(1)).await?);
        }
        rows.sort_by_key(|row: &OrderRow| Reverse((row.order.created_at, row.order.id)));
        let has_more = rows.len() > full;
        rows.truncate(full);
        let next = rows.last().filter(|_| has_more).map(|row| OrderMark {
            created_at: row.order.created_at,
            id: row.order.id,
        });
        Ok(OrderCases { rows, next })
    }

    /// Everything about an order; `None` if the tenant has no such order.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn order_case(
        &self,
        tenant: &TenantId,
        reference: &OrderReference,
    ) -> Result<Option<OrderCase>, DbError> {
        let tx = self.services().read(tenant).await?;
        let Some(id) = tx.orders().by_number(reference).await? else {
            return Ok(None);
        };
        let Some((order, summary)) = tx.orders().find(id).await? else {
            return Ok(None);
        };
        let holds = tx.ledger().holds_of(reference).await?;
        let flight = match reference.kind() {
            OrderKind::Flight => FlightOrder::load(&tx, &[id]).await?.pop().map(Box::new),
            OrderKind::Hotel | OrderKind::Visa | OrderKind::Holiday | OrderKind::Group => None,
        };
        let maker = tx.users().get(order.created_by).await?;
        let agency = tx.agencies().get(order.agency).await?;
        Ok(Some(OrderCase {
            agency: agency.map(|agency| agency.name).unwrap_or_default(),
            created_by: maker.map(|maker| maker.full_name()).unwrap_or_default(),
            held: pending(&holds)?,
            due: tx.dues().of_order(id).await?,
            payments: tx.payments().of_order(id).await?,
            history: tx.orders().history(id).await?,
            flight,
            order,
            summary,
        }))
    }
}

async fn found(
    tx: &Tx,
    tenant: &TenantId,
    search: &OrderSearch,
    after: Option<&OrderMark>,
    most: u64,
) -> Result<Vec<OrderRow>, DbError> {
    let period = Span {
        from: search.from,
        until: search.until,
    };
    let filter = OrderFilter {
        statuses: search.statuses.clone(),
        search: search.search.clone(),
        instants: Some((InstantField::Created, period)),
        ..OrderFilter::default()
    };
    let keys = tx
        .orders()
        .newest(search.agency.as_deref(), &filter, after, most)
        .await?;
    let orders = tx.orders().find_all(&keys).await?;
    let mut names: HashMap<AgencyId, String> = HashMap::new();
    for (order, _) in &orders {
        if let Entry::Vacant(unknown) = names.entry(order.agency) {
            let agency = tx.agencies().get(order.agency).await?;
            unknown.insert(agency.map(|agency| agency.name).unwrap_or_default());
        }
    }
    let row = |(order, summary): (OrderCore, OrderSummary)| OrderRow {
        tenant: tenant.clone(),
        agency: names.get(&order.agency).cloned().unwrap_or_default(),
        order,
        summary,
    };
    Ok(orders.into_iter().map(row).collect())
}

/// The total still held; `None` when nothing is. An order has several holds after an exchange or a second attempt to pay.
fn pending(holds: &[Hold]) -> Result<Option<Money>, DbError> {
    let mut amounts = holds
        .iter()
        .filter(|hold| hold.state == HoldState::Pending)
        .map(|hold| hold.amount);
    let Some(first) = amounts.next() else {
        return Ok(None);
    };
    let sum = amounts.try_fold(first, Money::checked_add);
    sum.map(Some)
        .map_err(|_| DbError::Unreadable("ledger_holds.amount_minor"))
}

#[cfg(test)]
mod tests {
    use chrono::DateTime;
    use jetway_domain::ids::{AgencyId, HoldId, OrderReference};
    use jetway_domain::ledger::{Hold, HoldState};
    use jetway_domain::money::{CurrencyCode, Money};
    use uuid::Uuid;

    use super::pending;

    fn aed(minor: i64) -> Money {
        Money::new(minor, CurrencyCode::AED)
    }

    fn hold(minor: i64, state: HoldState) -> Hold {
        Hold {
            id: HoldId(Uuid::nil()),
            agency: AgencyId(Uuid::nil()),
            order: OrderReference::parse("FAF2611-00004A").expect("a reference"),
            amount: aed(minor),
            captured: aed(0),
            state,
            actor: "Karim".to_owned(),
            created_at: DateTime::UNIX_EPOCH,
            expires_at: DateTime::UNIX_EPOCH,
            settled_at: None,
        }
    }

    #[test]
    fn only_pending_holds_set_money_aside() {
        let charged = hold(90_000, HoldState::Posted);
        let dropped = hold(500, HoldState::Voided);
        let settled = [charged.clone(), dropped.clone()];
        assert_eq!(pending(&settled).expect("a sum"), None);
        let held = [
            charged,
            hold(1_200, HoldState::Pending),
            dropped,
            hold(300, HoldState::Pending),
        ];
        assert_eq!(pending(&held).expect("a sum"), Some(aed(1_500)));
    }
}
