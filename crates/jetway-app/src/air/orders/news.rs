//! What an agency should know of its orders: what happened to them lately, and which will soon be lost. Source: ADR 0057.

use chrono::{DateTime, TimeDelta, Utc};
use jetway_db::DbError;
use jetway_db::repo::orders::{InstantField, OrderFilter, OrderSort, SortField, Span};
use jetway_domain::air::order::OrderEventKind;
use jetway_domain::air::order_status::OrderStatus;
use jetway_domain::ids::OrderReference;

use crate::air::caller::Caller;
use crate::air::desk::AirDesk;

/// Older events are history, not news.
const NEWS_FOR: TimeDelta = TimeDelta::days(7);
/// An unpaid order this close to its end is worth a word.
const NEAR: TimeDelta = TimeDelta::minutes(60);
/// Most items told at once.
const MOST: u64 = 30;

/// Events worth a word. What somebody pressed themselves a moment ago is none.
const KINDS: [OrderEventKind; 15] = [
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
    /// News of the agency's orders: limits that are near, the nearest first, then what happened in the last week, newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn news(&self, caller: &Caller) -> Result<Vec<News>, DbError> {
        let now = self.now();
        let tx = self.database.read(&Self::scope(&caller.tenant)).await?;
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
        let limit_near = |order: jetway_domain::air::order::FlightOrder| News {
            kind: NewsKind::LimitNear,
            at: order.limits.auto_cancel_at,
            text: format!("{} is given up soon.", order.reference.as_str()),
            reference: order.reference,
        };
        let mut news: Vec<News> = held
            .orders
            .into_iter()
            .filter(|order| order.can_issue())
            .map(limit_near)
            .collect();
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
