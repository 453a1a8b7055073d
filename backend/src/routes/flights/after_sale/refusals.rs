//! What the failures of voids and refunds become.

use jetway_app::flight::ticketing::after_sale::AfterSaleError;
use jetway_app::order::OrderError;
use jetway_domain::air::after_sale::{NoRefund, NoVoid};
use jetway_domain::order::RequestReference;
use jetway_problem::{ErrorCode, Problem};

use crate::http::Refusal;
use crate::routes::flights::refusals::outcome_unknown;
use crate::routes::orders::refusals::wrong_state;
use crate::wire::field_error::BadField;
use crate::wire::instant::instant;

/// As any failure of an order, except that the request is what is not there.
pub(super) fn not_found(error: OrderError) -> Refusal {
    match error {
        OrderError::NotFound => Refusal::new(ErrorCode::AfterSaleNotFound),
        error => error.into(),
    }
}

impl From<AfterSaleError> for Refusal {
    fn from(error: AfterSaleError) -> Self {
        match error {
            AfterSaleError::Order(error) => error.into(),
            AfterSaleError::NoRequest => Self::new(ErrorCode::AfterSaleNotFound),
            AfterSaleError::NoVoid(why) => no_void(&why),
            AfterSaleError::NoRefund(why) => no_refund(&why),
            AfterSaleError::PartDue => Self::new(ErrorCode::AfterSalePartDue),
            AfterSaleError::WrongState(state) => Problem::new(ErrorCode::AfterSaleWrongState)
                .param("state", state.as_str())
                .into(),
            AfterSaleError::OtherQuote => Self::new(ErrorCode::AfterSaleQuoteChanged),
            AfterSaleError::QuoteExpired => Self::new(ErrorCode::AfterSaleQuoteExpired),
            AfterSaleError::SameOperator => Self::new(ErrorCode::AfterSaleSameOperator),
            AfterSaleError::Uneven(why) => Self::fields(vec![BadField::new("/lines", "quote.uneven", why.to_string())]),
            AfterSaleError::Amounts(error) => Self::ours(&error),
            AfterSaleError::OutcomeUnknown(error) => outcome_unknown(&error),
        }
    }
}

fn no_void(why: &NoVoid) -> Refusal {
    match why {
        NoVoid::WrongState(status) => wrong_state(*status),
        NoVoid::TicketUsed => Refusal::new(ErrorCode::TicketNotOpen),
        NoVoid::NotOffered => Problem::new(ErrorCode::VoidNotOffered)
            .detail("Request a refund instead.")
            .into(),
        NoVoid::Closed(at) => Problem::new(ErrorCode::VoidWindowClosed)
            .detail("Request a refund instead.")
            .param("closedAt", instant(*at))
            .into(),
        NoVoid::Open(request) => open(request),
    }
}

fn no_refund(why: &NoRefund) -> Refusal {
    match why {
        NoRefund::WrongState(status) => wrong_state(*status),
        NoRefund::TicketUsed => Refusal::new(ErrorCode::TicketNotOpen),
        NoRefund::Flown => Refusal::new(ErrorCode::RefundSegmentFlown),
        NoRefund::NotTheRest => Problem::new(ErrorCode::RefundPartNotAllowed)
            .detail("Choose whole journeys from the end of the trip, the same for every traveller.")
            .into(),
        NoRefund::InfantAlone => Problem::new(ErrorCode::RefundInfantAlone)
            .detail("Choose the infant as well, or leave an adult.")
            .into(),
        NoRefund::Open(request) => open(request),
    }
}

fn open(request: &RequestReference) -> Refusal {
    Problem::new(ErrorCode::AfterSaleOpen)
        .detail(format!(
            "Request {request} is open: accept its quote or withdraw it first."
        ))
        .param("requestReference", request.as_str())
        .into()
}
