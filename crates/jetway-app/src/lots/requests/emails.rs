//! E-mails about requests, to the user who asked.

use fluent_bundle::FluentArgs;
use jetway_db::repo::users::UserStatus;
use jetway_db::{DbError, Tx};
use jetway_documents::Language;
use jetway_domain::lot::request::{GroupRequest, GroupRequestEventKind};

use crate::context::Services;
use crate::emails::Sender;
use crate::order::dates::moment;

/// Enqueue the e-mail about what happened to a request, in the transaction of the change.
pub(super) async fn enqueue(
    services: &Services,
    tx: &Tx,
    request: &GroupRequest,
    kind: GroupRequestEventKind,
) -> Result<(), DbError> {
    let Some(email) = email_of(kind) else {
        return Ok(());
    };
    let creator = tx.users().get(request.created_by).await?;
    let creator = creator.filter(|creator| creator.status == UserStatus::Active);
    let (Some(creator), Some(Sender { voice, address })) = (creator, (services.senders)(tx.scope().tenant())) else {
        return Ok(());
    };
    let reference = request.reference.as_str();
    let place = address.map_or_else(
        || voice.company.clone(),
        |address| format!("{address}group-requests/{reference}"),
    );
    let zone = services.zone(tx.scope().tenant());
    let words = Language::of(&voice.language).words();
    let quote = request.details.quote.as_ref();
    let until = quote.map_or_else(String::new, |quote| moment(quote.valid_until, zone, words));
    let route = request.details.trip.route();
    let words = FluentArgs::from_iter([
        ("name", creator.first_name.as_str()),
        ("reference", reference),
        ("route", route.as_str()),
        ("group", request.details.trip.group_name.as_str()),
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

const fn email_of(kind: GroupRequestEventKind) -> Option<&'static str> {
    match kind {
        GroupRequestEventKind::Quoted => Some("group-request-quoted"),
        GroupRequestEventKind::Reminded => Some("group-request-ends"),
        GroupRequestEventKind::Refused => Some("group-request-refused"),
        GroupRequestEventKind::Expired => Some("group-request-expired"),
        GroupRequestEventKind::Requested
        | GroupRequestEventKind::Accepted
        | GroupRequestEventKind::Declined
        | GroupRequestEventKind::Withdrawn => None,
    }
}
