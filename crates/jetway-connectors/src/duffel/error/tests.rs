//! Which failures count as succeeded, refused or unknown, and which message an agent gets.

use super::super::wire::{ApiError, Source};
use super::CallError;
use crate::port::air::{Outcome, Rejection, SupplierError};

fn refused(status: u16, kind: &str, code: &str) -> CallError {
    about(status, kind, code, None)
}

fn about(status: u16, kind: &str, code: &str, pointer: Option<&str>) -> CallError {
    let error = ApiError {
        kind: kind.to_owned(),
        code: code.to_owned(),
        message: "In their words.".to_owned(),
        source: pointer.map(|pointer| Source {
            pointer: Some(pointer.to_owned()),
        }),
    };
    CallError::Refused {
        status,
        errors: vec![error],
    }
}

fn told(error: CallError) -> String {
    match error.outcome::<()>() {
        Outcome::Rejected(Rejection::Refused(words)) => words,
        other => panic!("{other:?}"),
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
        refused(401, "authentication_error", "access_token_not_found"),
        refused(404, "invalid_request_error", "not_found"),
        refused(422, "airline_error", "airline_refused"),
    ] {
        let outcome = error.outcome::<()>();
        assert!(
            matches!(outcome, Outcome::Rejected(Rejection::Refused(_))),
            "{outcome:?}"
        );
    }
    for code in [
        "offer_no_longer_available",
        "offer_expired",
        "offer_request_already_booked",
    ] {
        let outcome = refused(422, "invalid_state_error", code).outcome::<()>();
        assert_eq!(outcome, Outcome::Rejected(Rejection::SoldOut));
    }
}

#[test]
fn agents_read_the_airlines_words_and_those_about_travellers_and_no_others() {
    let theirs = "In their words.";
    assert_eq!(told(refused(422, "airline_error", "duplicate_booking")), theirs);
    assert_eq!(
        told(refused(422, "invalid_request_error", "duplicate_passenger_name")),
        theirs
    );
    let name = about(
        422,
        "validation_error",
        "validation_length",
        Some("/passengers/0/family_name"),
    );
    assert_eq!(told(name), theirs);
    for (error, words) in [
        (
            refused(422, "invalid_state_error", "insufficient_balance"),
            "the airline cannot take this now",
        ),
        (
            refused(422, "airline_error", "insufficient_balance"),
            "the airline cannot take this now",
        ),
        (
            refused(422, "airline_error", "airline_internal"),
            "the airline cannot take this now",
        ),
        (
            refused(401, "authentication_error", "access_token_not_found"),
            "the airline cannot take this now",
        ),
        (
            refused(403, "authentication_error", "insufficient_permissions"),
            "the airline cannot take this now",
        ),
        (
            refused(400, "invalid_request_error", "unsupported_version"),
            "the airline cannot take this now",
        ),
        (
            refused(422, "rate_limit_error", "rate_limit_exceeded"),
            "the airline cannot take this now",
        ),
        (
            about(
                422,
                "validation_error",
                "validation_format",
                Some("/passengers/0/phone_number"),
            ),
            "the airline cannot take this now",
        ),
        (
            refused(422, "invalid_state_error", "past_payment_required_by_date"),
            "the time to pay this booking is over",
        ),
    ] {
        let code = error.code().map(ToOwned::to_owned);
        assert_eq!(told(error), words, "{code:?}");
    }
}

#[test]
fn a_record_stays_only_when_the_airline_itself_says_so() {
    for error in [
        CallError::Timeout,
        CallError::Broken("502".to_owned()),
        CallError::NotTaken("too many calls".to_owned()),
        CallError::Ambiguous,
        refused(401, "authentication_error", "expired_access_token"),
        refused(403, "authentication_error", "insufficient_permissions"),
        refused(404, "invalid_request_error", "not_found"),
        refused(422, "airline_error", "airline_unknown"),
        refused(422, "invalid_state_error", "order_cancellation_expired"),
    ] {
        assert_eq!(error.clone().cancelled(), Outcome::Unknown, "{error}");
    }
    for (kind, code) in [
        ("airline_error", "airline_refused"),
        ("invalid_state_error", "order_not_cancellable"),
    ] {
        let outcome = refused(422, kind, code).cancelled();
        assert!(
            matches!(outcome, Outcome::Rejected(Rejection::Refused(_))),
            "{outcome:?}"
        );
    }
    let gone = refused(422, "invalid_state_error", "already_cancelled");
    assert_eq!(gone.cancelled(), Outcome::Done(()));
}

#[test]
fn a_question_fails_by_silence_absence_refusal_or_trouble() {
    assert_eq!(SupplierError::from(CallError::Timeout), SupplierError::Timeout);
    let absent = refused(404, "invalid_request_error", "not_found");
    assert_eq!(SupplierError::from(absent), SupplierError::NotFound);
    for status in [400, 422] {
        let unfit = refused(status, "validation_error", "validation_inclusion");
        assert!(matches!(SupplierError::from(unfit), SupplierError::Refused(_)));
    }
    for error in [
        refused(401, "authentication_error", "access_token_not_found"),
        refused(500, "api_error", "x"),
        CallError::Broken("html".to_owned()),
        CallError::Ambiguous,
    ] {
        assert!(matches!(SupplierError::from(error), SupplierError::Unavailable(_)));
    }
}
