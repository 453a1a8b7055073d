//! Order core ↔ row.

use jetway_domain::ids::{AgencyId, HoldId, JournalId, OrderId, OrderReference, UserId};
use jetway_domain::money::{CurrencyCode, Money};
use jetway_domain::order::{
    Moved, OrderCore, OrderEvent, OrderEventKind, OrderRequest, OrderStatus, OrderSummary, Payment,
};

use crate::entity::order::{self, event};
use crate::{DbError, Tx};

pub(super) fn row_of(tx: &Tx, order: &OrderCore, summary: &OrderSummary) -> Result<order::Model, DbError> {
    let paid = order.payment.as_ref();
    let currency = summary.payable.currency;
    let amounts = [Some(summary.customer), paid.map(|paid| paid.amount)];
    if amounts.into_iter().flatten().any(|amount| amount.currency != currency) {
        return Err(DbError::Refused(
            "the amounts of an order have two currencies".to_owned(),
        ));
    }
    Ok(order::Model {
        tenant: tx.tenant(),
        id: order.id.0,
        kind: order.reference.kind().as_str().to_owned(),
        reference: order.reference.as_str().to_owned(),
        version: i64::from(order.version),
        status: order.status.as_str().to_owned(),
        status_since: order.status_since,
        agency_id: order.agency.0,
        created_by: order.created_by.0,
        created_at: order.created_at,
        title: summary.title.clone(),
        lead_name: summary.lead_name.clone(),
        starts_on: summary.starts_on,
        time_limit_at: summary.time_limit_at,
        pay_by: summary.pay_by,
        customer_minor: summary.customer.minor,
        payable_minor: summary.payable.minor,
        currency: currency.as_str().to_owned(),
        supplier: summary.supplier.clone(),
        next_check_at: order.next_check_at,
        hold_id: order.hold.map(|hold| hold.0),
        paid_minor: paid.map(|paid| paid.amount.minor),
        journal_id: paid.map(|paid| paid.journal.0),
        paid_at: paid.map(|paid| paid.paid_at),
        withdrawn_at: order.withdrawn_at,
        search_text: summary.search_text.clone(),
    })
}

pub(in crate::repo) fn core_of(row: order::Model, requests: Vec<OrderRequest>) -> Result<OrderCore, DbError> {
    let payment = payment_of(&row)?;
    Ok(OrderCore {
        id: OrderId(row.id),
        reference: OrderReference::parse(&row.reference).map_err(|_| DbError::Unreadable("orders.reference"))?,
        version: count(row.version, "orders.version")?,
        status: OrderStatus::parse(&row.status).ok_or(DbError::Unreadable("orders.status"))?,
        status_since: row.status_since,
        agency: AgencyId(row.agency_id),
        created_by: UserId(row.created_by),
        created_at: row.created_at,
        next_check_at: row.next_check_at,
        hold: row.hold_id.map(HoldId),
        payment,
        withdrawn_at: row.withdrawn_at,
        requests,
    })
}

pub(super) fn summary_of(row: &order::Model) -> Result<OrderSummary, DbError> {
    let currency = currency_of(row)?;
    Ok(OrderSummary {
        title: row.title.clone(),
        lead_name: row.lead_name.clone(),
        starts_on: row.starts_on,
        time_limit_at: row.time_limit_at,
        pay_by: row.pay_by,
        customer: Money::new(row.customer_minor, currency),
        payable: Money::new(row.payable_minor, currency),
        supplier: row.supplier.clone(),
        search_text: row.search_text.clone(),
    })
}

fn currency_of(row: &order::Model) -> Result<CurrencyCode, DbError> {
    CurrencyCode::parse(&row.currency).map_err(|_| DbError::Unreadable("orders.currency"))
}

fn payment_of(row: &order::Model) -> Result<Option<Payment>, DbError> {
    let (Some(minor), Some(journal), Some(paid_at)) = (row.paid_minor, row.journal_id, row.paid_at) else {
        return Ok(None);
    };
    Ok(Some(Payment {
        amount: Money::new(minor, currency_of(row)?),
        journal: JournalId(journal),
        paid_at,
    }))
}

pub(super) fn event_of(row: event::Model) -> Result<OrderEvent, DbError> {
    let kind = OrderEventKind::parse(&row.kind).ok_or(DbError::Unreadable("order_events.kind"))?;
    Ok(OrderEvent {
        at: row.at,
        by: row.by_name,
        kind,
        text: row.text,
        moved: row.was.zip(row.became).map(|(before, after)| Moved { before, after }),
    })
}

pub(in crate::repo) fn count(value: i64, column: &'static str) -> Result<u32, DbError> {
    u32::try_from(value).map_err(|_| DbError::Unreadable(column))
}
