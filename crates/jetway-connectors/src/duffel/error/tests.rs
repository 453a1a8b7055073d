//! What was done, was not done, and may have been done.

use super::super::wire::ApiError;
use super::CallError;
use crate::port::air::{Outcome, Rejection, SupplierError};

fn refused(status: u16, code: &str) -> CallError {
    let error = ApiError {
        code: code.to_owned(),
        message: "In their words.".to_owned(),
    };
    CallError::Refused {
        status,
        errors: vec![error],
    }
}

#[test]
fn only_silence_and_rubble_leave_an_outcome_open() {
    assert_eq!(CallError::Timeout.outcome::<()>(), Outcome::Unknown);
    assert_eq!(
        CallError::Broken("502".to_owned()).outcome::<()>(),
        Outcome::Unknown,
        "it may have been done"
    );
    for error in [
        CallError::NotTaken("429".to_owned()),
        CallError::Ambiguous,
        refused(401, "access_token_not_found"),
        refused(404, "not_found"),
        refused(422, "airline_refused"),
    ] {
        let outcome = error.outcome::<()>();
        assert!(
            matches!(outcome, Outcome::Rejected(Rejection::Refused(_))),
            "{outcome:?}"
        );
    }
    assert_eq!(
        refused(422, "offer_no_longer_available").outcome::<()>(),
        Outcome::Rejected(Rejection::SoldOut)
    );
    assert_eq!(
        refused(422, "anything").outcome::<()>(),
        Outcome::Rejected(Rejection::Refused("In their words.".to_owned()))
    );
}

#[test]
fn a_question_fails_by_silence_absence_or_trouble() {
    assert_eq!(SupplierError::from(CallError::Timeout), SupplierError::Timeout);
    assert_eq!(SupplierError::from(refused(404, "not_found")), SupplierError::NotFound);
    for error in [
        refused(500, "x"),
        CallError::Broken("html".to_owned()),
        CallError::Ambiguous,
    ] {
        assert!(matches!(SupplierError::from(error), SupplierError::Unavailable(_)));
    }
}
