//! What the failures of selling, booking and issuing become.

use jetway_app::flight::read::GetOrderError;
use jetway_app::flight::sale::book::BookError;
use jetway_app::flight::sale::extras::ExtrasError;
use jetway_app::flight::sale::{sell::SellError, session::SessionError};
use jetway_app::flight::ticketing::cancel::CancelError;
use jetway_app::flight::ticketing::extend::ExtendError;
use jetway_app::flight::ticketing::issue::IssueError;
use jetway_app::flight::ticketing::schedule::AcceptScheduleError;
use jetway_app::flight::ticketing::verify::VerifyError;
use jetway_app::order::OrderError;
use jetway_app::order::{ChargeError, SettleError};
use jetway_domain::air::extra::{Extra, ExtraFault};
use jetway_domain::air::pricing::Quote;
use jetway_domain::air::pricing::fare_change::FareChange;
use jetway_domain::air::traveller::TravellerFault;
use jetway_domain::ids::OrderReference;
use jetway_domain::money::Money;
use jetway_problem::{ErrorCode, Problem};

use crate::http::Refusal;
use crate::routes::orders::refusals::{children_alone, no_parts, wrong_state};
use crate::wire::field_error::BadField;
use crate::wire::instant::instant;

/// Nothing was changed, at no supplier either.
impl From<OrderError> for Refusal {
    fn from(error: OrderError) -> Self {
        match error {
            OrderError::NotFound => Self::new(ErrorCode::OrderNotFound),
            OrderError::WrongState(status) => wrong_state(status),
            OrderError::Conflict => Self::new(ErrorCode::RequestInProgress),
            OrderError::Stopping(_) => Self::new(ErrorCode::ServerUnavailable),
            OrderError::Store(error) => error.into(),
        }
    }
}

impl From<SessionError> for Refusal {
    fn from(error: SessionError) -> Self {
        match error {
            SessionError::NotFound => Self::new(ErrorCode::PriceSessionNotFound),
            SessionError::Expired => Self::new(ErrorCode::PriceSessionExpired),
            SessionError::Sealed(error) => Self::ours(&error),
            SessionError::Database(error) => error.into(),
        }
    }
}

impl From<SellError> for Refusal {
    fn from(error: SellError) -> Self {
        match error {
            SellError::Session(error) => error.into(),
            SellError::AlreadyBooked(reference) => Problem::new(ErrorCode::OrderWrongState)
                .detail(format!("Order {} was made from this price.", reference.as_str()))
                .param("orderReference", reference.as_str())
                .into(),
            SellError::Travellers(faults) => Self::fields(faults.iter().map(bad_field).collect()),
            SellError::Extras(faults) => Self::fields(faults.iter().map(bad_extra).collect()),
            SellError::ExtrasGone(faults) => extras_gone(&faults),
            SellError::ExtrasPriceChanged { previous, current } => Problem::new(ErrorCode::ExtraPriceChanged)
                .param("previous", previous.to_string())
                .param("current", current.to_string())
                .into(),
            SellError::Price(error) => error.into(),
            SellError::Conflict => Self::new(ErrorCode::RequestInProgress),
        }
    }
}

impl From<BookError> for Refusal {
    fn from(error: BookError) -> Self {
        match error {
            BookError::Session(error) => error.into(),
            BookError::NotSold => Self::new(ErrorCode::PriceNotSold),
            BookError::AmountMismatch { current } => amount_mismatch(current),
            BookError::SoldOut => Self::new(ErrorCode::OfferSoldOut),
            BookError::PriceChanged { change, current } => fare_changed(&change, &current),
            BookError::ExtrasGone(extras) => Problem::new(ErrorCode::ExtraUnavailable)
                .detail(names_of(&extras))
                .into(),
            BookError::Refused(words) => refused(words),
            BookError::Supplier(trouble) => trouble.into(),
            BookError::OutcomeUnknown(error) => outcome_unknown(&error),
            BookError::Claimed(order) => claimed(order.as_ref()),
            BookError::Reference => Self::ours(&error),
        }
    }
}

impl From<IssueError> for Refusal {
    fn from(error: IssueError) -> Self {
        match error {
            IssueError::Order(error) => error.into(),
            IssueError::AmountMismatch { current } => amount_mismatch(current),
            IssueError::PriceChanged { change, current } => fare_changed(&change, &current),
            IssueError::SoldOut => Self::new(ErrorCode::OfferSoldOut),
            IssueError::Refused(words) => refused(words),
            IssueError::Supplier(trouble) => trouble.into(),
            IssueError::NoParts(why) => no_parts(why),
            IssueError::ChildrenAlone(reasons) => children_alone(&reasons),
            IssueError::Charge(error) => error.into(),
            IssueError::OutcomeUnknown(error) => outcome_unknown(&error),
        }
    }
}

impl From<VerifyError> for Refusal {
    fn from(error: VerifyError) -> Self {
        match error {
            VerifyError::Order(error) => error.into(),
            VerifyError::Supplier(trouble) => trouble.into(),
        }
    }
}

impl From<CancelError> for Refusal {
    fn from(error: CancelError) -> Self {
        match error {
            CancelError::Order(error) => error.into(),
            CancelError::OutcomeUnknown(error) => outcome_unknown(&error),
        }
    }
}

impl From<ExtendError> for Refusal {
    fn from(error: ExtendError) -> Self {
        match error {
            ExtendError::Order(error) => error.into(),
            ExtendError::Fixed(why) => Problem::new(ErrorCode::OrderLimitFixed)
                .param("fixedBy", why.as_str())
                .into(),
            ExtendError::OutOfRange { after, latest } => {
                let detail = format!("After {}, at the latest {}.", instant(after), instant(latest));
                Self::fields(vec![BadField::new("/requestedUntil", "limit.range", detail)])
            }
            ExtendError::Supplier(trouble) => trouble.into(),
            ExtendError::OutcomeUnknown(error) => outcome_unknown(&error),
        }
    }
}

impl From<AcceptScheduleError> for Refusal {
    fn from(error: AcceptScheduleError) -> Self {
        match error {
            AcceptScheduleError::Order(error) => error.into(),
            AcceptScheduleError::Outdated => Problem::new(ErrorCode::RecordChanged)
                .detail("The airline has moved these flights once more. Read the order again.")
                .into(),
        }
    }
}

impl From<GetOrderError> for Refusal {
    fn from(error: GetOrderError) -> Self {
        match error {
            GetOrderError::Order(error) => error.into(),
            GetOrderError::Sealed(error) => Self::ours(&error),
        }
    }
}

impl From<ChargeError> for Refusal {
    fn from(error: ChargeError) -> Self {
        match error {
            ChargeError::Wallet(error) => error.into(),
            ChargeError::NoHold | ChargeError::NoSeats | ChargeError::Amounts(_) => Self::ours(&error),
        }
    }
}

impl From<ExtrasError> for Refusal {
    fn from(error: ExtrasError) -> Self {
        match error {
            ExtrasError::Session(error) => error.into(),
            ExtrasError::Supplier(trouble) => trouble.into(),
        }
    }
}

/// The airline may have acted, and its answer is not recorded: the call must not be repeated. Reconciliation finds out.
pub(super) fn outcome_unknown(error: &SettleError) -> Refusal {
    tracing::error!(%error, "an airline's answer is not recorded");
    Refusal::new(ErrorCode::OrderOutcomeUnknown)
}

fn bad_extra(fault: &ExtraFault) -> BadField {
    BadField::new(format!("/extras/{}", fault.at), fault.code, fault.detail.clone())
}

/// Extras that became unavailable since they were listed, with the fields that chose them.
fn extras_gone(faults: &[ExtraFault]) -> Refusal {
    let words: Vec<&str> = faults.iter().map(|fault| fault.detail.as_str()).collect();
    let errors = faults.iter().map(|fault| bad_extra(fault).into_error()).collect();
    Problem::new(ErrorCode::ExtraUnavailable)
        .detail(words.join(" "))
        .errors(errors)
        .into()
}

fn names_of(extras: &[Extra]) -> String {
    let names: Vec<&str> = extras.iter().map(|extra| extra.name.as_str()).collect();
    format!("Not available any more: {}.", names.join(", "))
}

pub(super) fn bad_field(fault: &TravellerFault) -> BadField {
    BadField::new(fault.pointer(), fault.code, fault.detail.clone())
}

fn amount_mismatch(current: Money) -> Refusal {
    Problem::new(ErrorCode::OrderAmountMismatch)
        .detail(format!("The current amount is {current}."))
        .param("current", current.to_string())
        .into()
}

/// Previous and current amount, changed booking classes and changed times. The amounts are equal if only those changed.
fn fare_changed(change: &FareChange, current: &Quote) -> Refusal {
    let mut problem = Problem::new(ErrorCode::OfferPriceChanged)
        .param("previous", change.previous.customer_total.to_string())
        .param("current", current.customer_total.to_string());
    let mut details = Vec::new();
    if !change.classes.is_empty() {
        let classes = change.classes_in_words();
        details.push(format!("The booking class changed: {classes}."));
        problem = problem.param("classes", classes);
    }
    if let Some(times) = change.times_in_words() {
        problem = problem.param("times", times.clone());
        details.push(times);
    }
    if !details.is_empty() {
        problem = problem.detail(details.join(" "));
    }
    problem.into()
}

/// Refuses a second import of a record. Names the order only to the agency that has it.
fn claimed(order: Option<&OrderReference>) -> Refusal {
    let mut problem = Problem::new(ErrorCode::ImportClaimed);
    if let Some(order) = order {
        problem = problem.param("orderReference", order.as_str());
    }
    problem.into()
}

fn refused(words: String) -> Refusal {
    Problem::new(ErrorCode::OrderSupplierRefused).detail(words).into()
}

#[cfg(test)]
mod tests;
