//! What an agency should know of its orders: what happened to them lately, and which will soon be lost. Source: ADR 0057.

use chrono::{DateTime, TimeDelta, Utc};
use jetway_db::repo::orders::{InstantField, OrderFilter, OrderSort, SortField, Span};
use jetway_db::{DbError, Tx};
use jetway_domain::air::order::{FlightOrder, OrderEventKind};
use jetway_domain::air::order_status::OrderStatus;
use jetway_domain::ids::OrderReference;

use crate::air::desk::AirDesk;
use crate::context::Caller;

/// Older events are history, not news.
const NEWS_FOR: TimeDelta = TimeDelta::days(7);
/// An unpaid order this close to its end is worth a word.
const NEAR: TimeDelta = TimeDelta::minutes(60);
/// And this close it is urgent.
const URGENT: TimeDelta = TimeDelta::minutes(15);
/// Tickets are mostly there when the press that asks for them is answered; those that take longer are worth a word.
const AT_ONCE: TimeDelta = TimeDelta::seconds(30);
/// Most items told at once.
const MOST: u64 = 30;

/// Events worth a word. What somebody pressed themselves a moment ago is none.
const KINDS: [OrderEventKind; 16] = [
    OrderEventKind::Booked,
    OrderEventKind::Issued,
    OrderEventKind::IssueRefused,
    OrderEventKind::PriceChanged,
    OrderEventKind::HandedOver,
    OrderEventKind::Expired,
    OrderEventKind::Cancelled,
    OrderEventKind::SeatsLost,
    OrderEventKind::LimitExtended,
    OrderEventKind::LimitRefused,
    OrderEventKind::ExtrasAnswered,
    OrderEventKind::ExtrasRefused,
    OrderEventKind::ScheduleChanged,
    OrderEventKind::PartAnswered,
    OrderEventKind::ChildrenAnswered,
    OrderEventKind::PaymentKept,
];

/// What a piece of news is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NewsKind {
    /// Something happened.
    Event(OrderEventKind),
    /// The time limit is near; `at` is the limit.
    LimitNear,
    /// It is so near that somebody must act now.
    LimitUrgent,
    /// Tickets are being made, and not at once; `at` is when they were asked for.
    TicketsPending,
}

/// A piece of news.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct News {
    /// Of which order.
    pub reference: OrderReference,
    /// What about.
    pub kind: NewsKind,
    /// When.
    pub at: DateTime<Utc>,
    /// One sentence in English.
    pub text: String,
}

impl AirDesk {
    /// News of the agency's orders: limits that are near, the nearest first, tickets in the making, then what happened in the last
    /// week, newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn news(&self, caller: &Caller) -> Result<Vec<News>, DbError> {
        let now = self.services.now();
        let tx = self.services.read(&caller.tenant).await?;
        let mut news = near(&tx, caller, now).await?;
        news.extend(in_the_making(&tx, caller, now).await?);
        let events = tx.orders().news(caller.agency, now - NEWS_FOR, &KINDS, MOST).await?;
        news.extend(events.into_iter().map(|(reference, event)| News {
            reference,
            kind: NewsKind::Event(event.kind),
            at: event.at,
            text: event.text,
        }));
        Ok(news)
    }
}

/// Held orders that will soon be given up.
async fn near(tx: &Tx, caller: &Caller, now: DateTime<Utc>) -> Result<Vec<News>, DbError> {
    let near = Span {
        from: Some(now),
        until: Some(now + NEAR),
    };
    let filter = OrderFilter {
        statuses: vec![OrderStatus::OnHold, OrderStatus::Pending],
        instants: Some((InstantField::TimeLimit, near)),
        ..OrderFilter::default()
    };
    let sort = OrderSort {
        by: SortField::TimeLimit,
        descending: false,
    };
    let held = tx.orders().list(caller.agency, &filter, sort, 1, MOST).await?;
    let told = |order: FlightOrder| {
        let at = order.limits.auto_cancel_at;
        let kind = if at - now <= URGENT {
            NewsKind::LimitUrgent
        } else {
            NewsKind::LimitNear
        };
        News {
            kind,
            at,
            text: format!("{} is given up soon.", order.reference.as_str()),
            reference: order.reference,
        }
    };
    let can_be_kept = held.orders.into_iter().filter(FlightOrder::can_issue);
    Ok(can_be_kept.map(told).collect())
}

/// Orders whose tickets take longer than a press.
async fn in_the_making(tx: &Tx, caller: &Caller, now: DateTime<Utc>) -> Result<Vec<News>, DbError> {
    let filter = OrderFilter {
        statuses: vec![OrderStatus::InProgress],
        ..OrderFilter::default()
    };
    let sort = OrderSort {
        by: SortField::Created,
        descending: true,
    };
    let asked_for = tx.orders().list(caller.agency, &filter, sort, 1, MOST).await?;
    let told = |order: FlightOrder| News {
        kind: NewsKind::TicketsPending,
        at: order.status_since,
        text: format!("Tickets of {} are being made.", order.reference.as_str()),
        reference: order.reference,
    };
    let late = asked_for.orders.into_iter();
    let late = late.filter(|order| now - order.status_since >= AT_ONCE);
    Ok(late.map(told).collect())
}
