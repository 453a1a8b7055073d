//! E-mails about orders that changed without the user. Source: ADR 0077.

use chrono::{DateTime, TimeDelta, Utc};
use fluent_bundle::FluentArgs;
use jetway_db::repo::jobs::NewJob;
use jetway_db::repo::users::UserStatus;
use jetway_db::{DbError, Tx};
use jetway_documents::Language;
use jetway_domain::ids::{OrderId, TenantId};
use jetway_domain::order::{OrderCore, OrderEventKind};
use serde::{Deserialize, Serialize};

use super::change::{Change, OPERATIONS, SYSTEM};
use super::dates::moment;
use super::product::StoredOrder;
use crate::context::Services;
use crate::emails::{Sender, Voice};

/// Kind of the job that sends an e-mail before the time limit.
pub(crate) const LIMIT_NEAR: &str = "order.limit_near";
/// For this long after a request its user still waits for the response.
const ATTENDED_FOR: TimeDelta = TimeDelta::seconds(30);
/// The e-mail about the time limit is sent this long before it; an order with less time left gets none.
const NEAR: TimeDelta = TimeDelta::minutes(60);

/// Payload of the job.
#[derive(Debug, Serialize, Deserialize)]
struct LimitToTell {
    order: OrderId,
    /// The limit it is about; an order whose limit moved has another job for the new one.
    ends_at: DateTime<Utc>,
}

/// Enqueue the e-mails of a change in its transaction, so a rollback sends none.
pub(crate) async fn enqueue<O: StoredOrder>(
    services: &Services,
    tx: &Tx,
    (before, after): (&O, &O),
    change: &Change,
) -> Result<(), DbError> {
    let (waited, summary) = (services.now() - before.status_since, after.summary());
    let is_attended = |kind| match change.author() {
        OPERATIONS => false,
        SYSTEM => answers_a_request(kind) && waited < ATTENDED_FOR,
        _person => true,
    };
    for kind in change.kinds().filter(|kind| !is_attended(*kind)) {
        if let Some(email) = email_of(kind) {
            enqueue_to_creator(services, tx, (after, &summary.title), email, None).await?;
        }
    }
    let before = before.summary().pay_by;
    if let Some(ends_at) = summary.pay_by.filter(|ends_at| before != Some(*ends_at)) {
        schedule_limit_email(services, tx, after.id, ends_at).await?;
    }
    Ok(())
}

/// Enqueue the e-mail an hour before a time limit. A change that moves the limit does it by itself; an order that begins with one
/// needs this.
pub(crate) async fn schedule_limit_email(
    services: &Services,
    tx: &Tx,
    order: OrderId,
    ends_at: DateTime<Utc>,
) -> Result<(), DbError> {
    let run_at = ends_at - NEAR;
    if run_at <= services.now() {
        return Ok(());
    }
    let told = LimitToTell { order, ends_at };
    let job = NewJob {
        kind: LIMIT_NEAR.to_owned(),
        unique_key: Some(format!("{order} {}", ends_at.timestamp())),
        payload: serde_json::to_value(told).map_err(|_| DbError::Unreadable("jobs.payload"))?,
        run_at,
    };
    tx.jobs().enqueue(job, services.ids(), services.now()).await.map(drop)
}

/// The job: send the e-mail if the order is still unpaid and still has that limit.
///
/// # Errors
/// When the payload does not fit this job, or the database fails.
pub(crate) async fn send_limit_email(
    services: &Services,
    tenant: &TenantId,
    payload: serde_json::Value,
) -> Result<(), LimitEmailError> {
    let told: LimitToTell = serde_json::from_value(payload)?;
    let tx = services.begin(tenant).await?;
    let found = tx.orders().find(told.order).await?;
    // PostgreSQL stores microseconds.
    let is_that_limit = |at: DateTime<Utc>| at.timestamp_micros() == told.ends_at.timestamp_micros();
    let Some((order, summary)) = found.filter(|(_, summary)| summary.pay_by.is_some_and(is_that_limit)) else {
        return Ok(());
    };
    let about = (&order, summary.title.as_str());
    enqueue_to_creator(services, &tx, about, "order-limit-near", Some(told.ends_at)).await?;
    Ok(tx.commit().await?)
}

/// Enqueue an e-mail to the user who made the order, if their account is active.
pub(crate) async fn enqueue_to_creator(
    services: &Services,
    tx: &Tx,
    (order, title): (&OrderCore, &str),
    email: &str,
    until: Option<DateTime<Utc>>,
) -> Result<(), DbError> {
    let creator = tx.users().get(order.created_by).await?;
    let creator = creator.filter(|creator| creator.status == UserStatus::Active);
    let (Some(creator), Some(Sender { voice, address })) = (creator, (services.senders)(tx.scope().tenant())) else {
        return Ok(());
    };
    let reference = order.reference.as_str();
    let place = address.map_or_else(
        || voice.company.clone(),
        |address| format!("{address}{}", order.reference.page()),
    );
    let zone = services.zone(tx.scope().tenant());
    let words = Language::of(&voice.language).words();
    let until = until.map_or_else(String::new, |until| moment(until, zone, words));
    let words = FluentArgs::from_iter([
        ("name", creator.first_name.as_str()),
        ("reference", reference),
        ("route", title),
        ("place", &place),
        ("until", &until),
    ]);
    let message = voice.mail(
        &creator.email,
        &Voice::email_of(order.reference.kind().as_str(), email),
        words,
    );
    tx.outbox()
        .enqueue(message, services.ids(), services.now())
        .await
        .map(drop)
}

/// Why the e-mail about a limit was not sent; the job is retried.
#[derive(Debug, thiserror::Error)]
pub(crate) enum LimitEmailError {
    /// The payload is not of this job.
    #[error("the payload does not belong to this kind of job")]
    Payload(#[from] serde_json::Error),
    /// The database failed.
    #[error(transparent)]
    Database(#[from] DbError),
}

/// Events that may answer a request a user has just made; the others come from the supplier or a timer.
const fn answers_a_request(kind: OrderEventKind) -> bool {
    matches!(
        kind,
        OrderEventKind::HandedOver | OrderEventKind::Issued | OrderEventKind::IssueRefused
    )
}

/// The e-mail that reports it.
const fn email_of(kind: OrderEventKind) -> Option<&'static str> {
    match kind {
        OrderEventKind::Expired => Some("order-expired"),
        OrderEventKind::SeatsLost => Some("order-seats-lost"),
        OrderEventKind::HandedOver => Some("order-handed-over"),
        OrderEventKind::Issued => Some("order-ticketed"),
        OrderEventKind::IssueRefused => Some("order-unticketed"),
        OrderEventKind::Cancelled => Some("order-cancelled"),
        OrderEventKind::ScheduleChanged => Some("order-moved"),
        OrderEventKind::ExtrasRefused => Some("order-requests-refused"),
        OrderEventKind::PartAnswered => Some("order-part-answered"),
        OrderEventKind::ChildrenAnswered => Some("order-children-answered"),
        OrderEventKind::CorrectionAsked => Some("visa-correction"),
        OrderEventKind::Lodged => Some("visa-lodged"),
        OrderEventKind::BiometricsDue => Some("visa-biometrics"),
        OrderEventKind::VisaDecided => Some("visa-decided"),
        OrderEventKind::VisaDelivered => Some("visa-delivered"),
        OrderEventKind::VisaReminded => Some("visa-reminder"),
        OrderEventKind::HolidayConfirmed => Some("holiday-confirmed"),
        OrderEventKind::Requested
        | OrderEventKind::Booked
        | OrderEventKind::Withdrawn
        | OrderEventKind::IssueStarted
        | OrderEventKind::PriceChanged
        | OrderEventKind::SeatsReturned
        | OrderEventKind::LimitExtended
        | OrderEventKind::LimitRefused
        | OrderEventKind::ExtrasAnswered
        | OrderEventKind::PrintPriceSet
        | OrderEventKind::PaymentStarted
        | OrderEventKind::PaymentReceived
        | OrderEventKind::PaymentEnded
        | OrderEventKind::PaymentKept
        | OrderEventKind::PartAsked
        | OrderEventKind::ChildrenAsked
        | OrderEventKind::ClassChanged
        // The collection of dues sends its own.
        | OrderEventKind::DueSettled
        | OrderEventKind::DueNear
        | OrderEventKind::DueOverdue
        | OrderEventKind::DueEnforced
        | OrderEventKind::ScheduleAccepted
        | OrderEventKind::NoteAdded
        | OrderEventKind::NoteRemoved
        | OrderEventKind::VoidAsked
        | OrderEventKind::VoidStarted
        | OrderEventKind::Voided
        | OrderEventKind::VoidRefused
        | OrderEventKind::RefundAsked
        | OrderEventKind::RefundQuoted
        | OrderEventKind::RefundStarted
        | OrderEventKind::RequestMoved
        | OrderEventKind::Refunded
        | OrderEventKind::RefundRefused
        | OrderEventKind::ExchangeAsked
        | OrderEventKind::ExchangeQuoted
        | OrderEventKind::ExchangeStarted
        | OrderEventKind::Exchanged
        | OrderEventKind::ExchangeRefused
        | OrderEventKind::RequestEnded
        | OrderEventKind::VoucherSent
        | OrderEventKind::DepositPaid
        | OrderEventKind::BalancePaid
        | OrderEventKind::NamesGiven
        | OrderEventKind::NameChanged
        | OrderEventKind::SeatsDropped
        // The deadline's own job sends its reminder.
        | OrderEventKind::DeadlineNear
        | OrderEventKind::DocumentsChanged
        | OrderEventKind::ApplicationSubmitted
        | OrderEventKind::DocumentsReviewed
        | OrderEventKind::CorrectionAnswered
        | OrderEventKind::CorrectionWithdrawn
        | OrderEventKind::EmbassyStarted
        | OrderEventKind::DocumentsDeleted => None,
    }
}
