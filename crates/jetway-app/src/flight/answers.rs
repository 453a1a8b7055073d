//! State of an order's extras by the supplier's record.

use chrono::{DateTime, Utc};
use jetway_connectors::port::air::BookedExtra;
use jetway_domain::air::extra::{ExtraEvent, ExtraStatus, OrderExtra, is_answer, take_statuses};
use jetway_domain::air::order::FlightOrder;
use jetway_domain::order::OrderEventKind;

use crate::order::change::SYSTEM;

/// State of an order's extras by the supplier's record.
pub(crate) struct Answers {
    extras: Vec<OrderExtra>,
    /// The changes.
    events: Vec<ExtraEvent>,
}

impl Answers {
    pub(crate) fn of(order: &FlightOrder, booked: &[BookedExtra], now: DateTime<Utc>) -> Self {
        let mut extras = order.details.extras.clone();
        let events = take_statuses(&mut extras, &statuses(booked), now, SYSTEM);
        for held in &mut extras {
            let answer = booked.iter().find(|answer| answer.extra_id == held.extra.extra_id);
            if let Some(number) = answer.and_then(|answer| answer.document.as_ref()) {
                held.document = Some(number.clone());
            }
        }
        Self { extras, events }
    }

    /// The history event for the changes. A refusal takes precedence over confirmations.
    pub(crate) fn line(&self) -> Option<(OrderEventKind, &'static str)> {
        let confirmed = (OrderEventKind::ExtrasAnswered, "The airline confirmed the requests.");
        self.refusal()
            .or_else(|| self.events.iter().any(is_answer).then_some(confirmed))
    }

    /// The same, if something was refused.
    pub(crate) fn refusal(&self) -> Option<(OrderEventKind, &'static str)> {
        let refused = |event: &ExtraEvent| event.after == ExtraStatus::Refused;
        self.events.iter().any(refused).then_some((
            OrderEventKind::ExtrasRefused,
            "The airline cannot fulfil every request.",
        ))
    }

    pub(crate) fn take(self, order: &mut FlightOrder) {
        order.details.extras = self.extras;
        order.details.extra_events.extend(self.events);
    }
}

fn statuses(booked: &[BookedExtra]) -> Vec<(String, ExtraStatus)> {
    booked
        .iter()
        .map(|extra| (extra.extra_id.clone(), extra.status))
        .collect()
}
