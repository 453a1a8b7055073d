//! E-mails about requests, to the user who asked.

use fluent_bundle::FluentArgs;
use jetway_db::repo::users::UserStatus;
use jetway_db::{DbError, Tx};
use jetway_documents::Language;
use jetway_domain::holiday::request::{HolidayRequest, HolidayRequestEventKind};

use crate::context::Services;
use crate::emails::Sender;
use crate::order::dates::{date, moment};

/// Enqueue the e-mail about what happened to a request, in the transaction of the change.
pub(super) async fn enqueue(
    services: &Services,
    tx: &Tx,
    request: &HolidayRequest,
    kind: HolidayRequestEventKind,
) -> Result<(), DbError> {
    match email_of(kind) {
        Some(email) => send(services, tx, request, email).await,
        None => Ok(()),
    }
}

/// Enqueue the e-mail about a message of operations.
pub(super) async fn enqueue_message(services: &Services, tx: &Tx, request: &HolidayRequest) -> Result<(), DbError> {
    send(services, tx, request, "holiday-request-message").await
}

async fn send(services: &Services, tx: &Tx, request: &HolidayRequest, email: &str) -> Result<(), DbError> {
    let creator = tx.users().get(request.created_by).await?;
    let creator = creator.filter(|creator| creator.status == UserStatus::Active);
    let (Some(creator), Some(Sender { voice, address })) = (creator, (services.senders)(tx.scope().tenant())) else {
        return Ok(());
    };
    let reference = request.reference.as_str();
    let place = address.map_or_else(
        || voice.company.clone(),
        |address| format!("{address}holiday-requests/{reference}"),
    );
    let zone = services.zone(tx.scope().tenant());
    let words = Language::of(&voice.language).words();
    let quotation = request.details.quotation.as_ref();
    let until = quotation.map(|quotation| moment(quotation.terms.valid_until, zone, words));
    let until = until.unwrap_or_default();
    let start = date(request.details.wish.date, words);
    let words = FluentArgs::from_iter([
        ("name", creator.first_name.as_str()),
        ("reference", reference),
        ("package", request.details.trip.title.as_str()),
        ("start", start.as_str()),
        ("until", until.as_str()),
        ("reason", request.details.reason.as_deref().unwrap_or_default()),
        ("place", place.as_str()),
    ]);
    let message = voice.mail(&creator.email, email, words);
    tx.outbox()
        .enqueue(message, services.ids(), services.now())
        .await
        .map(drop)
}

const fn email_of(kind: HolidayRequestEventKind) -> Option<&'static str> {
    match kind {
        HolidayRequestEventKind::Quoted => Some("holiday-request-quoted"),
        HolidayRequestEventKind::Reminded => Some("holiday-request-ends"),
        HolidayRequestEventKind::Refused => Some("holiday-request-refused"),
        HolidayRequestEventKind::Expired => Some("holiday-request-expired"),
        HolidayRequestEventKind::Submitted
        | HolidayRequestEventKind::Acknowledged
        | HolidayRequestEventKind::Assigned
        | HolidayRequestEventKind::Accepted
        | HolidayRequestEventKind::Declined
        | HolidayRequestEventKind::Withdrawn => None,
    }
}
