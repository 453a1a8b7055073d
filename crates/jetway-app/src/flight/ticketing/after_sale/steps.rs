//! Moves a request to its next state, and the line of history for it.

use chrono::{DateTime, TimeDelta, Utc};
use jetway_domain::air::order::FlightOrder;
use jetway_domain::order::{
    AfterSale, AfterSaleKind, OrderEventKind, OrderRequest, RequestAnswer, RequestReference, RequestState,
};

use crate::order::OrderError;
use crate::order::change::Change;

/// Longest time airlines take to decide on a refund.
const AIRLINE_TAKES: TimeDelta = TimeDelta::days(30);

/// A request of an order, and its data.
#[derive(Debug, Clone)]
pub(super) struct Asked {
    pub(super) request: OrderRequest,
    pub(super) kind: AfterSaleKind,
    pub(super) data: AfterSale,
}

impl Asked {
    /// The request with this number.
    pub(super) fn of(order: &FlightOrder, reference: &RequestReference) -> Result<Self, OrderError> {
        let request = order.after_sale(reference).ok_or(OrderError::NotFound)?;
        Self::read(request).ok_or(OrderError::NotFound)
    }

    /// The open request.
    pub(super) fn open(order: &FlightOrder) -> Option<Self> {
        let reference = order.open_after_sale()?.reference.clone();
        Self::of(order, &reference).ok()
    }

    pub(super) fn read(request: &OrderRequest) -> Option<Self> {
        let (kind, data) = request.subject.after_sale()?;
        Some(Self {
            request: request.clone(),
            kind,
            data: data.clone(),
        })
    }

    /// Whether operations carry it out, because they quoted it.
    pub(super) fn is_by_hand(&self) -> bool {
        self.data.is_by_hand()
    }

    /// Whether this operator entered its quote. Names are compared ignoring letter case.
    pub(super) fn is_quoted_by(&self, operator: &str) -> bool {
        let mut latest = self.data.timeline.iter().rev();
        let quoted = latest.find(|milestone| milestone.state == RequestState::Quoted);
        self.is_by_hand() && quoted.is_some_and(|milestone| milestone.by.to_lowercase() == operator.to_lowercase())
    }

    /// The request in its next state.
    ///
    /// # Errors
    /// The state it is in, when its kind has no such step.
    pub(super) fn moved(
        &self,
        to: RequestState,
        (by, at): (&str, DateTime<Utc>),
        text: Option<String>,
    ) -> Result<OrderRequest, RequestState> {
        let from = self.request.state;
        if !self.kind.step(from, to) {
            return Err(from);
        }
        let mut request = self.request.clone();
        request.state = to;
        // A quote sets its own; a call in progress to the airline is waited for.
        request.due_at = (to == RequestState::Submitted).then(|| at + AIRLINE_TAKES);
        if !to.is_open() {
            request.answer = Some(RequestAnswer {
                by: by.to_owned(),
                at,
                text: text.clone(),
            });
        }
        if let Some(data) = request.subject.after_sale_mut() {
            data.reach(to, at, by, text);
        }
        Ok(request)
    }
}

/// The line of history of a state.
pub(super) fn told(by: &str, asked: &Asked, to: RequestState, text: Option<&str>) -> Change {
    let number = &asked.data.reference;
    let (kind, words) = match (asked.kind, to) {
        (AfterSaleKind::Void, RequestState::Accepted) => (OrderEventKind::VoidStarted, "The void was accepted."),
        (AfterSaleKind::Void, RequestState::Done) => (OrderEventKind::Voided, "The tickets are void."),
        (AfterSaleKind::Void, RequestState::Refused) => (OrderEventKind::VoidRefused, "The tickets were not voided."),
        (AfterSaleKind::Void, RequestState::Quoted) => (OrderEventKind::VoidAsked, "A void was requested."),
        (AfterSaleKind::Refund, RequestState::Requested) => (OrderEventKind::RefundAsked, "A refund was requested."),
        (AfterSaleKind::Refund, RequestState::Quoted) => (OrderEventKind::RefundQuoted, "A refund was quoted."),
        (AfterSaleKind::Refund, RequestState::Accepted) => (OrderEventKind::RefundStarted, "The refund was accepted."),
        (AfterSaleKind::Refund, RequestState::Submitted) if asked.is_by_hand() => (
            OrderEventKind::RequestMoved,
            "Operations refund the tickets with the airline.",
        ),
        (AfterSaleKind::Refund, RequestState::Submitted | RequestState::Approved) => {
            (OrderEventKind::RequestMoved, "The airline has the refund.")
        }
        (AfterSaleKind::Refund, RequestState::Done) => (OrderEventKind::Refunded, "The tickets are refunded."),
        (AfterSaleKind::Refund, RequestState::Refused) => {
            (OrderEventKind::RefundRefused, "The tickets were not refunded.")
        }
        (AfterSaleKind::Exchange, RequestState::Requested) => {
            (OrderEventKind::ExchangeAsked, "An exchange was requested.")
        }
        (AfterSaleKind::Exchange, RequestState::Quoted) => (OrderEventKind::ExchangeQuoted, "An exchange was quoted."),
        (AfterSaleKind::Exchange, RequestState::Accepted) => (
            OrderEventKind::ExchangeStarted,
            "The exchange was approved; its funds are held.",
        ),
        (AfterSaleKind::Exchange, RequestState::Submitted | RequestState::Approved) => {
            (OrderEventKind::RequestMoved, "The airline makes the new tickets.")
        }
        (AfterSaleKind::Exchange, RequestState::Done) => {
            (OrderEventKind::Exchanged, "New tickets replace the old ones.")
        }
        (AfterSaleKind::Exchange, RequestState::Refused) => (
            OrderEventKind::ExchangeRefused,
            "The tickets were not exchanged; nothing is charged.",
        ),
        (_, RequestState::Withdrawn) => (OrderEventKind::RequestEnded, "The request was withdrawn."),
        (_, RequestState::Expired) => (OrderEventKind::RequestEnded, "The quote expired."),
        (_, RequestState::InReview) => (
            OrderEventKind::HandedOver,
            "The outcome is not known; operations decide.",
        ),
        (_, RequestState::Allowed)
        | (AfterSaleKind::Void, RequestState::Requested | RequestState::Submitted | RequestState::Approved) => {
            (OrderEventKind::RequestMoved, "Operations work on the request.")
        }
    };
    let text = text.map(|text| format!(" {text}")).unwrap_or_default();
    Change::by(by, kind, format!("{number}: {words}{text}"))
}
