//! Order ↔ row.

use chrono::NaiveDate;
use jetway_domain::air::order::{Attempts, FlightOrder, Moved, OrderDetails, OrderEvent, OrderEventKind, Payment};
use jetway_domain::air::order_status::OrderStatus;
use jetway_domain::air::time_limits::TimeLimits;
use jetway_domain::air::traveller::{PartyPassports, give_passports};
use jetway_domain::ids::{AgencyId, FlightOrderId, HoldId, JournalId, OrderReference, PriceSessionId, UserId};
use jetway_domain::money::{CurrencyCode, Money};

use crate::entity::order::{self, event};
use crate::repo::{from_json, to_json};
use crate::{DbError, Tx};

pub(super) fn row_of(tx: &Tx, order: &FlightOrder) -> Result<order::Model, DbError> {
    let paid = order.payment.as_ref();
    Ok(order::Model {
        tenant: tx.tenant(),
        id: order.id.0,
        reference: order.reference.as_str().to_owned(),
        version: i64::from(order.version),
        status: order.status.as_str().to_owned(),
        status_since: order.status_since,
        agency_id: order.agency.0,
        created_by: order.created_by.0,
        created_at: order.created_at,
        session_id: order.session.0,
        pnr: order.pnr.clone(),
        ticketing_time_limit_at: order.limits.ticketing_time_limit_at,
        auto_cancel_at: order.limits.auto_cancel_at,
        book_attempt: i64::from(order.attempts.book),
        issue_attempt: i64::from(order.attempts.issue),
        look_at: order.look_at,
        hold_id: order.hold.map(|hold| hold.0),
        paid_minor: paid.map(|paid| paid.amount.minor),
        paid_currency: paid.map(|paid| paid.amount.currency.as_str().to_owned()),
        journal_id: paid.map(|paid| paid.journal.0),
        paid_at: paid.map(|paid| paid.paid_at),
        withdrawn_at: order.withdrawn_at,
        departs_on: departs_on(&order.details),
        airline: order.details.offer.validating.as_str().to_owned(),
        lead_passenger: order.details.lead_passenger(),
        search_text: search_text(order),
        sealed_papers: order.sealed_papers.clone(),
        details: to_json(&stored(order), "flight_orders.details")?,
    })
}

/// The details as they are kept: sealed passports are not kept in the open as well.
fn stored(order: &FlightOrder) -> OrderDetails {
    let mut details = order.details.clone();
    if order.sealed_papers.is_some() {
        give_passports(&mut details.travellers, PartyPassports::new());
    }
    details
}

fn departs_on(details: &OrderDetails) -> NaiveDate {
    details
        .offer
        .segments
        .first()
        .map(|segment| segment.origin.local.date())
        .unwrap_or_default()
}

/// What the search box of the bookings page looks in.
fn search_text(order: &FlightOrder) -> String {
    let mut words = vec![order.reference.as_str().to_owned()];
    words.extend(order.pnr.clone());
    words.extend(
        order
            .details
            .airline_locators
            .iter()
            .map(|(_, locator)| locator.clone()),
    );
    words.extend(
        order
            .details
            .travellers
            .iter()
            .map(|person| format!("{} {}", person.given_name, person.surname)),
    );
    words.extend(order.details.tickets.iter().map(|ticket| ticket.number.clone()));
    words.join("\n").to_lowercase()
}

pub(super) fn order_of(row: order::Model) -> Result<FlightOrder, DbError> {
    let payment = payment_of(&row)?;
    Ok(FlightOrder {
        id: FlightOrderId(row.id),
        reference: OrderReference::parse(&row.reference).map_err(|_| DbError::Unreadable("flight_orders.reference"))?,
        version: count(row.version, "flight_orders.version")?,
        status: OrderStatus::parse(&row.status).ok_or(DbError::Unreadable("flight_orders.status"))?,
        status_since: row.status_since,
        agency: AgencyId(row.agency_id),
        created_by: UserId(row.created_by),
        created_at: row.created_at,
        session: PriceSessionId(row.session_id),
        pnr: row.pnr,
        limits: TimeLimits {
            ticketing_time_limit_at: row.ticketing_time_limit_at,
            auto_cancel_at: row.auto_cancel_at,
        },
        attempts: Attempts {
            book: count(row.book_attempt, "flight_orders.book_attempt")?,
            issue: count(row.issue_attempt, "flight_orders.issue_attempt")?,
        },
        look_at: row.look_at,
        hold: row.hold_id.map(HoldId),
        payment,
        withdrawn_at: row.withdrawn_at,
        sealed_papers: row.sealed_papers,
        details: from_json(row.details, "flight_orders.details")?,
    })
}

fn payment_of(row: &order::Model) -> Result<Option<Payment>, DbError> {
    let (Some(minor), Some(currency), Some(journal), Some(paid_at)) = (
        row.paid_minor,
        row.paid_currency.as_deref(),
        row.journal_id,
        row.paid_at,
    ) else {
        return Ok(None);
    };
    let currency = CurrencyCode::parse(currency).map_err(|_| DbError::Unreadable("flight_orders.paid_currency"))?;
    Ok(Some(Payment {
        amount: Money::new(minor, currency),
        journal: JournalId(journal),
        paid_at,
    }))
}

pub(super) fn event_of(row: event::Model) -> Result<OrderEvent, DbError> {
    let kind = OrderEventKind::parse(&row.kind).ok_or(DbError::Unreadable("flight_order_events.kind"))?;
    Ok(OrderEvent {
        at: row.at,
        by: row.by_name,
        kind,
        text: row.text,
        moved: row.was.zip(row.became).map(|(before, after)| Moved { before, after }),
    })
}

fn count(value: i64, column: &'static str) -> Result<u32, DbError> {
    u32::try_from(value).map_err(|_| DbError::Unreadable(column))
}
