//! What the failures of voids, refunds and exchanges become.

use jetway_app::flight::ticketing::after_sale::AfterSaleError;
use jetway_app::order::OrderError;
use jetway_domain::air::after_sale::{NoExchange, NoRefund, NoVoid};
use jetway_domain::order::RequestReference;
use jetway_problem::{ErrorCode, Problem};

use crate::http::Refusal;
use crate::routes::flights::refusals::{bad_field, outcome_unknown};
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
            AfterSaleError::NoExchange(why) => no_exchange(&why),
            AfterSaleError::ByHand => Problem::new(ErrorCode::ExchangeByHand)
                .detail("Send a manual request instead.")
                .into(),
            AfterSaleError::OfferGone => Problem::new(ErrorCode::ExchangeOfferGone)
                .detail("Search again.")
                .into(),
            AfterSaleError::Supplier(trouble) => trouble.into(),
            AfterSaleError::Pricing(error) => Self::ours(&error),
            AfterSaleError::Charge(error) => error.into(),
            AfterSaleError::PartDue => Self::new(ErrorCode::AfterSalePartDue),
            AfterSaleError::WrongState(state) => Problem::new(ErrorCode::AfterSaleWrongState)
                .param("state", state.as_str())
                .into(),
            AfterSaleError::OtherQuote => Self::new(ErrorCode::AfterSaleQuoteChanged),
            AfterSaleError::QuoteExpired => Self::new(ErrorCode::AfterSaleQuoteExpired),
            AfterSaleError::SameOperator => Self::new(ErrorCode::AfterSaleSameOperator),
            AfterSaleError::Uneven(why) => Self::fields(vec![BadField::new("/lines", "quote.uneven", why.to_string())]),
            AfterSaleError::BelowFiled(_) => {
                Self::fields(vec![BadField::new("/lines", "quote.below_filed", error.to_string())])
            }
            AfterSaleError::Travellers(faults) => Self::fields(faults.iter().map(bad_field).collect()),
            AfterSaleError::Sealed(error) => Self::ours(&error),
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

fn no_exchange(why: &NoExchange) -> Refusal {
    match why {
        NoExchange::WrongState(status) => wrong_state(*status),
        NoExchange::TicketUsed => Refusal::new(ErrorCode::TicketNotOpen),
        NoExchange::Begun => Refusal::new(ErrorCode::ExchangeBegun),
        NoExchange::Flown => Problem::new(ErrorCode::ExchangeSegmentFlown)
            .detail("Ask the portal what can still be changed.")
            .into(),
        NoExchange::Extras => Problem::new(ErrorCode::ExchangeExtrasBooked)
            .detail("Ask the portal to move the services as well.")
            .into(),
        NoExchange::PartOfParty => Problem::new(ErrorCode::ExchangePartOfParty)
            .detail("Choose every traveller of the order.")
            .into(),
        NoExchange::Open(request) => open(request),
        NoExchange::NotAllowed => Problem::new(ErrorCode::ExchangeNotAllowed)
            .detail("Request a refund instead.")
            .into(),
        NoExchange::NotOffered => Problem::new(ErrorCode::ExchangeNotOffered)
            .detail("Request a refund instead.")
            .into(),
        NoExchange::OutOfBounds(leg) => Problem::new(ErrorCode::ExchangeOutOfBounds)
            .detail("Choose a day within the bounds, in the order of the journeys.")
            .param("legGroup", *leg)
            .into(),
        NoExchange::Unchanged => Problem::new(ErrorCode::ExchangeUnchanged)
            .detail("Choose another day for a journey.")
            .into(),
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
