//! Flight order ↔ row.

use jetway_domain::air::order::{Attempts, FlightOrder, OrderDetails};
use jetway_domain::air::time_limits::TimeLimits;
use jetway_domain::air::traveller::{PartyPassports, give_passports};
use jetway_domain::ids::PriceSessionId;
use jetway_domain::order::OrderRequest;

use crate::entity::order::{self, flight};
use crate::repo::orders::{core_of, count};
use crate::repo::{from_json, to_json};
use crate::{DbError, Tx};

pub(super) fn flight_row(tx: &Tx, order: &FlightOrder) -> Result<flight::Model, DbError> {
    Ok(flight::Model {
        tenant: tx.tenant(),
        id: order.id.0,
        agency_id: order.agency.0,
        session_id: order.session.0,
        pnr: order.pnr.clone(),
        auto_cancel_at: order.limits.auto_cancel_at,
        book_attempt: i64::from(order.attempts.book),
        issue_attempt: i64::from(order.attempts.issue),
        airline: airline(order),
        sealed_passports: order.sealed_passports.clone(),
        details: to_json(&stored(order), "flight_orders.details")?,
    })
}

/// The ticketing airline; empty for a withdrawn order, so that no filter finds it.
fn airline(order: &FlightOrder) -> String {
    match order.withdrawn_at {
        None => order.details.offer.validating.as_str().to_owned(),
        Some(_) => String::new(),
    }
}

/// The details as stored: encrypted passports are not stored in plain text as well.
fn stored(order: &FlightOrder) -> OrderDetails {
    let mut details = order.details.clone();
    if order.sealed_passports.is_some() {
        give_passports(&mut details.travellers, PartyPassports::new());
    }
    details
}

pub(super) fn order_of(
    row: order::Model,
    flight: flight::Model,
    requests: Vec<OrderRequest>,
) -> Result<FlightOrder, DbError> {
    let time_limit_at = row.time_limit_at.ok_or(DbError::Unreadable("orders.time_limit_at"))?;
    Ok(FlightOrder {
        core: core_of(row, requests)?,
        session: PriceSessionId(flight.session_id),
        pnr: flight.pnr,
        limits: TimeLimits {
            ticketing_time_limit_at: time_limit_at,
            auto_cancel_at: flight.auto_cancel_at,
        },
        attempts: Attempts {
            book: count(flight.book_attempt, "flight_orders.book_attempt")?,
            issue: count(flight.issue_attempt, "flight_orders.issue_attempt")?,
        },
        sealed_passports: flight.sealed_passports,
        details: from_json(flight.details, "flight_orders.details")?,
    })
}
