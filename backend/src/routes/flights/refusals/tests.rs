//! What each failure of a step on an order becomes.

use jetway_app::context::DbError;
use jetway_app::context::Stopping;
use jetway_app::flight::order::RecordFault;
use jetway_app::flight::read::GetOrderError;
use jetway_app::flight::sale::book::BookError;
use jetway_app::flight::ticketing::cancel::CancelError;
use jetway_app::flight::ticketing::extend::ExtendError;
use jetway_app::flight::ticketing::issue::IssueError;
use jetway_app::flight::ticketing::schedule::AcceptScheduleError;
use jetway_app::flight::ticketing::verify::VerifyError;
use jetway_app::order::OrderError;
use jetway_app::order::documents::{PrintError, PrintPriceError};
use jetway_app::order::notes::NoteError;
use jetway_app::order::requests::RequestError;
use jetway_app::order::review::DecideError;
use jetway_app::order::{ChargeError, SettleError};
use jetway_app::payment::ReadError;
use jetway_app::payment::begin::BeginError;
use jetway_app::payment::dues::DueError;
use jetway_domain::order::OrderStatus;
use jetway_problem::ErrorCode;

use crate::http::Refusal;

const EACH: [(fn() -> OrderError, ErrorCode); 5] = [
    (|| OrderError::NotFound, ErrorCode::OrderNotFound),
    (
        || OrderError::WrongState(OrderStatus::Expired),
        ErrorCode::OrderWrongState,
    ),
    (|| OrderError::Conflict, ErrorCode::RequestInProgress),
    (|| OrderError::Stopping(Stopping), ErrorCode::ServerUnavailable),
    (|| OrderError::Store(DbError::UnknownEngine), ErrorCode::ServerError),
];

/// Every failure keeps its code when the step wraps it.
fn keeps_the_codes<E>()
where
    E: From<OrderError> + Into<Refusal>,
{
    for (error, code) in EACH {
        let wrapped: Refusal = E::from(error()).into();
        assert_eq!(wrapped.code(), code, "{} in {}", error(), std::any::type_name::<E>());
    }
}

#[test]
fn a_failure_has_one_code_whichever_step_it_stops() {
    keeps_the_codes::<OrderError>();
    keeps_the_codes::<AcceptScheduleError>();
    keeps_the_codes::<CancelError>();
    keeps_the_codes::<DecideError<RecordFault>>();
    keeps_the_codes::<DueError>();
    keeps_the_codes::<ExtendError>();
    keeps_the_codes::<GetOrderError>();
    keeps_the_codes::<IssueError>();
    keeps_the_codes::<NoteError>();
    keeps_the_codes::<PrintError>();
    keeps_the_codes::<PrintPriceError>();
    keeps_the_codes::<ReadError>();
    keeps_the_codes::<VerifyError>();
    keeps_the_codes::<RequestError>();
    for (error, code) in EACH {
        let begun = Refusal::from(BeginError::Issue(error().into()));
        assert_eq!(begun.code(), code);
    }
}

#[test]
fn the_outcome_is_unknown_only_once_the_airline_was_asked_to_act() {
    let failures: [fn() -> SettleError; 3] = [
        || Stopping.into(),
        || DbError::UnknownEngine.into(),
        || ChargeError::NoHold.into(),
    ];
    for failure in failures {
        let refusals: [Refusal; 4] = [
            BookError::OutcomeUnknown(failure()).into(),
            CancelError::OutcomeUnknown(failure()).into(),
            ExtendError::OutcomeUnknown(failure()).into(),
            IssueError::OutcomeUnknown(failure()).into(),
        ];
        for refusal in refusals {
            assert_eq!(refusal.code(), ErrorCode::OrderOutcomeUnknown);
        }
    }
    let before = Refusal::from(IssueError::Charge(ChargeError::NoHold));
    assert_eq!(before.code(), ErrorCode::ServerError);
}
