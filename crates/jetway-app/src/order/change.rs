//! A line of an order's history, and the status step it records.

use std::borrow::Cow;
use std::fmt;

use chrono::{DateTime, Utc};
use jetway_domain::order::{Moved, OrderEvent, OrderEventKind, OrderStatus};

/// Author of changes made by timers.
pub(crate) use jetway_domain::order::AUTOMATIC as SYSTEM;

/// Author of decisions made by operators.
pub(crate) const OPERATIONS: &str = "Operations";

/// A line of history, and the status step it records.
pub(crate) struct Change {
    by: String,
    kind: OrderEventKind,
    text: String,
    to: Option<OrderStatus>,
    moved: Option<Moved>,
    also: Vec<(OrderEventKind, Cow<'static, str>)>,
}

impl Change {
    pub(crate) fn by(person: &str, kind: OrderEventKind, text: impl Into<String>) -> Self {
        Self {
            by: person.to_owned(),
            kind,
            text: text.into(),
            to: None,
            moved: None,
            also: Vec::new(),
        }
    }

    pub(crate) fn system(kind: OrderEventKind, text: impl Into<String>) -> Self {
        Self::by(SYSTEM, kind, text)
    }

    pub(crate) const fn to(mut self, status: OrderStatus) -> Self {
        self.to = Some(status);
        self
    }

    /// Records the value before and after, such as a price.
    pub(crate) fn moving(mut self, before: impl fmt::Display, after: impl fmt::Display) -> Self {
        self.moved = Some(Moved {
            before: before.to_string(),
            after: after.to_string(),
        });
        self
    }

    /// Adds a second line by the system at the same instant.
    pub(crate) fn telling(mut self, also: Option<(OrderEventKind, impl Into<Cow<'static, str>>)>) -> Self {
        self.also.extend(also.map(|(kind, text)| (kind, text.into())));
        self
    }

    pub(crate) fn author(&self) -> &str {
        &self.by
    }

    /// The status the order moves to; `None` when it keeps its status.
    pub(crate) const fn target(&self) -> Option<OrderStatus> {
        self.to
    }

    /// The kind of each line, in order.
    pub(crate) fn kinds(&self) -> impl Iterator<Item = OrderEventKind> {
        std::iter::once(self.kind).chain(self.also.iter().map(|(kind, _)| *kind))
    }

    /// The first line.
    pub(crate) fn event(&self, at: DateTime<Utc>) -> OrderEvent {
        OrderEvent {
            at,
            by: self.by.clone(),
            kind: self.kind,
            text: self.text.clone(),
            moved: self.moved.clone(),
        }
    }

    /// All lines, in order.
    pub(crate) fn events(&self, at: DateTime<Utc>) -> Vec<OrderEvent> {
        let also = self
            .also
            .iter()
            .map(|(kind, text)| Self::system(*kind, text.clone()).event(at));
        std::iter::once(self.event(at)).chain(also).collect()
    }
}
