//! Notifications about an agency's orders: recent events, and holds that expire soon. Source: ADR 0057.

use chrono::{DateTime, TimeDelta, Utc};
use jetway_db::repo::orders::{InstantField, OrderFilter, OrderSort, SortField, Span};
use jetway_db::{DbError, Tx};
use jetway_domain::ids::{OrderKind, OrderReference};
use jetway_domain::order::{OrderCore, OrderEventKind, OrderStatus, OrderSummary};

use super::service::Orders;
use crate::context::Caller;

/// Age up to which an event notifies.
const NOTIFIES_FOR: TimeDelta = TimeDelta::days(7);
/// Time before its limit from which an unpaid order notifies.
const NEAR: TimeDelta = TimeDelta::minutes(60);
/// Time before its limit from which it is urgent.
const URGENT: TimeDelta = TimeDelta::minutes(15);
/// Ticketing that takes longer than this notifies; usually the issue request itself returns the tickets.
const AT_ONCE: TimeDelta = TimeDelta::seconds(30);
/// Maximum of each group of notifications.
const MOST: u64 = 30;

/// Events that notify. The user's own recent actions are excluded.
const KINDS: [OrderEventKind; 34] = [
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
    OrderEventKind::DueNear,
    OrderEventKind::DueOverdue,
    OrderEventKind::DueEnforced,
    OrderEventKind::Voided,
    OrderEventKind::VoidRefused,
    OrderEventKind::RefundQuoted,
    OrderEventKind::Refunded,
    OrderEventKind::RefundRefused,
    OrderEventKind::ExchangeQuoted,
    OrderEventKind::Exchanged,
    OrderEventKind::ExchangeRefused,
    OrderEventKind::CorrectionAsked,
    OrderEventKind::Lodged,
    OrderEventKind::BiometricsDue,
    OrderEventKind::VisaDecided,
    OrderEventKind::VisaDelivered,
    OrderEventKind::VisaReminded,
    OrderEventKind::HolidayConfirmed,
];

/// What a notification is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotificationKind {
    /// An event of the order's history.
    Event(OrderEventKind),
    /// The time limit is near; `at` is the limit.
    LimitNear,
    /// The time limit is less than 15 minutes away; `at` is the limit.
    LimitUrgent,
    /// Ticketing, or the hotel's answer, takes longer than usual; `at` is when it was requested.
    TicketsPending,
}

/// A notification.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notification {
    /// The order.
    pub reference: OrderReference,
    /// What it is about.
    pub kind: NotificationKind,
    /// When it happened, or the limit.
    pub at: DateTime<Utc>,
    /// One sentence in English.
    pub text: String,
}

impl Orders {
    /// Notifications of the agency's orders: limits that are near, the nearest first, pending tickets, then the events of the
    /// last week, newest first. The user may not see orders of `hidden` products.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn notifications(&self, caller: &Caller, hidden: &[OrderKind]) -> Result<Vec<Notification>, DbError> {
        let now = self.services.now();
        let tx = self.services.read(&caller.tenant).await?;
        let mut notifications = near(&tx, (caller, hidden), now).await?;
        notifications.extend(pending_tickets(&tx, (caller, hidden), now).await?);
        let events = tx
            .orders()
            .notifications((caller.agency, hidden), now - NOTIFIES_FOR, &KINDS, MOST)
            .await?;
        notifications.extend(events.into_iter().map(|(reference, event)| Notification {
            reference,
            kind: NotificationKind::Event(event.kind),
            at: event.at,
            text: event.text,
        }));
        Ok(notifications)
    }
}

/// Products whose orders are searched; only flights and hotels are held unpaid and fulfilled within minutes.
fn held_kinds(hidden: &[OrderKind]) -> Vec<OrderKind> {
    let held = [OrderKind::Flight, OrderKind::Hotel];
    held.into_iter().filter(|kind| !hidden.contains(kind)).collect()
}

/// Held orders that expire soon.
async fn near(
    tx: &Tx,
    (caller, hidden): (&Caller, &[OrderKind]),
    now: DateTime<Utc>,
) -> Result<Vec<Notification>, DbError> {
    let near = Span {
        from: Some(now),
        until: Some(now + NEAR),
    };
    let filter = OrderFilter {
        kinds: held_kinds(hidden),
        statuses: vec![OrderStatus::OnHold, OrderStatus::Pending],
        instants: Some((InstantField::TimeLimit, near)),
        ..OrderFilter::default()
    };
    let sort = OrderSort {
        by: SortField::TimeLimit,
        descending: false,
    };
    let held = tx.orders().list(caller.agency, &filter, sort, 1, MOST).await?;
    let held = tx.orders().find_all(&held.orders).await?;
    let told = |(order, summary): (OrderCore, OrderSummary)| {
        let at = summary.pay_by?;
        let kind = if at - now <= URGENT {
            NotificationKind::LimitUrgent
        } else {
            NotificationKind::LimitNear
        };
        Some(Notification {
            kind,
            at,
            text: format!("{} expires soon.", order.reference.as_str()),
            reference: order.reference,
        })
    };
    Ok(held.into_iter().filter_map(told).collect())
}

/// Orders whose tickets, or whose answer from the hotel, take long.
async fn pending_tickets(
    tx: &Tx,
    (caller, hidden): (&Caller, &[OrderKind]),
    now: DateTime<Utc>,
) -> Result<Vec<Notification>, DbError> {
    let filter = OrderFilter {
        kinds: held_kinds(hidden),
        statuses: vec![OrderStatus::InProgress],
        ..OrderFilter::default()
    };
    let sort = OrderSort {
        by: SortField::Created,
        descending: true,
    };
    let asked_for = tx.orders().list(caller.agency, &filter, sort, 1, MOST).await?;
    let asked_for = tx.orders().find_all(&asked_for.orders).await?;
    let told = |order: OrderCore| Notification {
        kind: NotificationKind::TicketsPending,
        at: order.status_since,
        text: pending_text(&order.reference),
        reference: order.reference,
    };
    let late = asked_for.into_iter().map(|(order, _)| order);
    let late = late.filter(|order| now - order.status_since >= AT_ONCE);
    Ok(late.map(told).collect())
}

fn pending_text(reference: &OrderReference) -> String {
    match reference.kind() {
        OrderKind::Hotel => format!("The hotel has not answered {} yet.", reference.as_str()),
        _ => format!("Tickets of {} are being made.", reference.as_str()),
    }
}
