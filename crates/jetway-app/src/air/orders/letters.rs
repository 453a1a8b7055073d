//! Letters about orders that moved while nobody was looking. Source: ADR 0077.

use chrono::{DateTime, TimeDelta, Utc};
use fluent_bundle::FluentArgs;
use jetway_db::repo::jobs::NewJob;
use jetway_db::repo::users::UserStatus;
use jetway_db::{DbError, Tx};
use jetway_domain::air::order::{FlightOrder, OrderEventKind};
use jetway_domain::ids::{FlightOrderId, TenantId};
use serde::{Deserialize, Serialize};

use crate::air::desk::AirDesk;
use crate::air::settle::{Change, OPERATIONS, SYSTEM};
use crate::letters::Sender;

/// The job that writes of a limit that is near.
pub(crate) const LIMIT_NEAR: &str = "order.limit_near";
/// Whoever pressed still reads the answer for this long.
const ATTENDED_FOR: TimeDelta = TimeDelta::seconds(30);
/// A letter about its limit goes out so long before an unpaid order ends; one that never had so long gets none.
const NEAR: TimeDelta = TimeDelta::minutes(60);

/// What the job about a limit is told.
#[derive(Debug, Serialize, Deserialize)]
struct LimitToTell {
    order: FlightOrderId,
    /// The end it is about; an order whose end has moved has a job of its own for the new one.
    ends_at: DateTime<Utc>,
}

impl AirDesk {
    /// What follows from a change besides itself, in its transaction: nobody reads of what did not happen.
    pub(in crate::air) async fn write_letters(
        &self,
        tx: &Tx,
        before: &FlightOrder,
        after: &FlightOrder,
        change: &Change,
    ) -> Result<(), DbError> {
        let waited = self.services.now() - before.status_since;
        let is_attended = |kind| match change.author() {
            OPERATIONS => false,
            SYSTEM => answers_a_press(kind) && waited < ATTENDED_FOR,
            _person => true,
        };
        for kind in change.kinds().filter(|kind| !is_attended(*kind)) {
            if let Some(letter) = letter_of(kind) {
                self.write_to_its_maker(tx, after, letter, None).await?;
            }
        }
        let has_new_end = !before.can_issue() || before.limits.auto_cancel_at != after.limits.auto_cancel_at;
        if after.can_issue() && has_new_end {
            self.write_before_its_end(tx, after).await?;
        }
        Ok(())
    }

    async fn write_before_its_end(&self, tx: &Tx, order: &FlightOrder) -> Result<(), DbError> {
        let ends_at = order.limits.auto_cancel_at;
        let run_at = ends_at - NEAR;
        if run_at <= self.services.now() {
            return Ok(());
        }
        let told = LimitToTell {
            order: order.id,
            ends_at,
        };
        let job = NewJob {
            kind: LIMIT_NEAR.to_owned(),
            unique_key: Some(format!("{} {}", order.id, ends_at.timestamp())),
            payload: serde_json::to_value(told).map_err(|_| DbError::Unreadable("jobs.payload"))?,
            run_at,
        };
        tx.jobs()
            .enqueue(job, self.services.ids(), self.services.now())
            .await
            .map(drop)
    }

    /// The job: an order that is still unpaid and still ends then is written of.
    ///
    /// # Errors
    /// When the payload is not of this job, or the database fails.
    pub(crate) async fn write_of_near_end(
        &self,
        tenant: &TenantId,
        payload: serde_json::Value,
    ) -> Result<(), LimitLetterError> {
        let told: LimitToTell = serde_json::from_value(payload)?;
        let tx = self.services.begin(tenant).await?;
        let order = tx.orders().by_id(told.order).await?;
        let still = |order: &FlightOrder| order.can_issue() && order.limits.auto_cancel_at == told.ends_at;
        let Some(order) = order.filter(still) else {
            return Ok(());
        };
        let until = told.ends_at.with_timezone(&self.services.zone(tenant));
        let until = until.format("%Y-%m-%d %H:%M (%Z)").to_string();
        self.write_to_its_maker(&tx, &order, "order-limit-near", Some(&until))
            .await?;
        Ok(tx.commit().await?)
    }

    /// To whoever made the order, while they work for the agency.
    async fn write_to_its_maker(
        &self,
        tx: &Tx,
        order: &FlightOrder,
        letter: &str,
        until: Option<&str>,
    ) -> Result<(), DbError> {
        let maker = tx.users().get(order.created_by).await?;
        let maker = maker.filter(|maker| maker.status == UserStatus::Active);
        let (Some(maker), Some(Sender { voice, address })) = (maker, (self.services.senders)(tx.scope().tenant()))
        else {
            return Ok(());
        };
        let reference = order.reference.as_str();
        let place = address.map_or_else(
            || voice.company.clone(),
            |address| format!("{address}flight-order?reference={reference}"),
        );
        let (route, until) = (order.route(), until.unwrap_or_default());
        let words = FluentArgs::from_iter([
            ("name", maker.first_name.as_str()),
            ("reference", reference),
            ("route", &route),
            ("place", &place),
            ("until", until),
        ]);
        let letter = voice.mail(&maker.email, letter, words);
        tx.outbox()
            .enqueue(letter, self.services.ids(), self.services.now())
            .await
            .map(drop)
    }
}

/// Why nobody was written to about a limit; the job is tried again.
#[derive(Debug, thiserror::Error)]
pub(crate) enum LimitLetterError {
    /// The job is told something else.
    #[error("not the payload of this job")]
    Payload(#[from] serde_json::Error),
    /// The database failed.
    #[error(transparent)]
    Database(#[from] DbError),
}

/// What somebody may have pressed for a moment ago; everything else comes by itself.
const fn answers_a_press(kind: OrderEventKind) -> bool {
    matches!(
        kind,
        OrderEventKind::HandedOver | OrderEventKind::Issued | OrderEventKind::IssueRefused
    )
}

/// The letter that tells of it, when nobody was there to see.
const fn letter_of(kind: OrderEventKind) -> Option<&'static str> {
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
        | OrderEventKind::DueSettled
        | OrderEventKind::ScheduleAccepted
        | OrderEventKind::NoteAdded
        | OrderEventKind::NoteRemoved => None,
    }
}
