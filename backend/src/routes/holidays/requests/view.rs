//! A request as agents read it.

use chrono::{DateTime, NaiveDate, Utc};
use jetway_app::files::FileFacts;
use jetway_app::holiday::requests::{HolidayRequestCase, HolidayRequestEvent as Event};
use jetway_domain::access::Functionality;
use jetway_domain::holiday::request::{
    HolidayMessage as Message, HolidayRequestStatus, HolidayRequestStep, HolidaySide,
};
use jetway_domain::money::MoneyError;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use super::quotation::HolidayQuotation;
use super::wish::HolidayContact;
use crate::http::Agent;
use crate::routes::customer::get_file;
use crate::wire::instant::instant;
use crate::wire::names::HolidayRequestEventName;

/// How far a request is.
#[derive(Serialize, Deserialize, ToSchema, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "camelCase")]
pub(crate) enum HolidayRequestState {
    /// Operations have not read it yet.
    Submitted,
    /// Operations work on a quotation.
    Acknowledged,
    /// A quotation waits for the agency's answer.
    Quoted,
    /// The quotation has become an order.
    Accepted,
    /// The agency does not want the quotation.
    Declined,
    /// The quotation was not accepted in time, or none was made.
    Expired,
    /// The agency has taken it back.
    Withdrawn,
    /// Operations have no offer.
    Refused,
}

/// A step of an agent.
#[derive(Serialize, ToSchema, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "camelCase")]
pub(crate) enum HolidayRequestAction {
    /// Accept the quotation.
    Accept,
    /// Decline the quotation.
    Decline,
    /// Take the request back.
    Withdraw,
    /// Write a message.
    Message,
}

/// Who wrote a message.
#[derive(Serialize, ToSchema, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "camelCase")]
pub(crate) enum HolidayMessageSide {
    /// A user of the agency.
    Agency,
    /// An operator.
    Operations,
}

/// A message.
#[derive(Serialize, ToSchema)]
pub(crate) struct HolidayMessage {
    id: Uuid,
    from: HolidayMessageSide,
    /// Name of the user or operator.
    author: String,
    text: String,
    at: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    attachment: Option<HolidayAttachment>,
}

/// A file sent with a message.
#[derive(Serialize, ToSchema)]
pub(crate) struct HolidayAttachment {
    name: String,
    /// Where to read it.
    address: String,
}

/// What happened to a request.
#[derive(Serialize, ToSchema)]
pub(crate) struct HolidayRequestEvent {
    at: String,
    /// Name of the user, or the portal's signature; empty for automatic changes.
    author: String,
    #[schema(value_type = HolidayRequestEventName)]
    kind: &'static str,
    /// A reason, an amount or a name; may be empty.
    note: String,
}

/// A request with its quotation and messages.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HolidayRequestPage {
    request_reference: String,
    state: HolidayRequestState,
    version: u32,
    package_id: Uuid,
    package_title: String,
    city: String,
    /// First day that was asked for.
    date: NaiveDate,
    /// Days that it may start earlier or later.
    flexible_days: u8,
    adults: u32,
    child_ages: Vec<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rooms: Option<u32>,
    contact: HolidayContact,
    #[serde(skip_serializing_if = "Option::is_none")]
    budget: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    notes: Option<String>,
    asked_by: String,
    created_at: String,
    /// Name of the operator who works on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    assigned_to: Option<String>,
    /// The last quotation.
    #[serde(skip_serializing_if = "Option::is_none")]
    quotation: Option<HolidayQuotation>,
    /// Oldest first.
    messages: Vec<HolidayMessage>,
    /// Oldest first.
    history: Vec<HolidayRequestEvent>,
    /// Why it was declined or refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
    /// The order that the quotation has become.
    #[serde(skip_serializing_if = "Option::is_none")]
    order_reference: Option<String>,
    /// What the user may do now.
    actions: Vec<HolidayRequestAction>,
}

impl HolidayRequestState {
    pub(crate) const fn of(status: HolidayRequestStatus) -> Self {
        match status {
            HolidayRequestStatus::Submitted => Self::Submitted,
            HolidayRequestStatus::Acknowledged => Self::Acknowledged,
            HolidayRequestStatus::Quoted => Self::Quoted,
            HolidayRequestStatus::Accepted => Self::Accepted,
            HolidayRequestStatus::Declined => Self::Declined,
            HolidayRequestStatus::Expired => Self::Expired,
            HolidayRequestStatus::Withdrawn => Self::Withdrawn,
            HolidayRequestStatus::Refused => Self::Refused,
        }
    }
}

impl HolidayMessageSide {
    pub(super) const fn of(side: HolidaySide) -> Self {
        match side {
            HolidaySide::Agency => Self::Agency,
            HolidaySide::Operations => Self::Operations,
        }
    }
}

impl HolidayMessage {
    fn of(message: &Message, file: Option<&FileFacts>) -> Self {
        Self {
            id: message.id.0,
            from: HolidayMessageSide::of(message.from),
            author: message.author.clone(),
            text: message.text.clone(),
            at: instant(message.at),
            attachment: file.map(|file| HolidayAttachment {
                name: file.name.clone(),
                address: get_file::address(file.id),
            }),
        }
    }
}

impl HolidayRequestEvent {
    fn of(event: &Event) -> Self {
        Self {
            at: instant(event.at),
            author: event.author.clone(),
            kind: event.kind.name(),
            note: event.note.clone(),
        }
    }
}

impl HolidayRequestPage {
    /// # Errors
    /// When the quotation's amounts do not add up.
    pub(super) fn of(agent: &Agent, case: &HolidayRequestCase, now: DateTime<Utc>) -> Result<Self, MoneyError> {
        let (request, details) = (&case.request, &case.request.details);
        let (wish, trip) = (&details.wish, &details.trip);
        let quotation = details.quotation.as_ref();
        let quotation = quotation.map(|quotation| HolidayQuotation::of(agent, quotation, now));
        Ok(Self {
            request_reference: request.reference.clone(),
            state: HolidayRequestState::of(request.status),
            version: request.version,
            package_id: trip.package.0,
            package_title: trip.title.clone(),
            city: trip.city.clone(),
            date: wish.date,
            flexible_days: wish.flexible_days,
            adults: wish.adults,
            child_ages: wish.child_ages.clone(),
            rooms: wish.rooms,
            contact: HolidayContact::of(&wish.contact),
            budget: wish.budget.map(|budget| budget.to_string()),
            notes: wish.notes.clone(),
            asked_by: details.created_by_name.clone(),
            created_at: instant(request.created_at),
            assigned_to: details.assigned_to.clone(),
            quotation: quotation.transpose()?,
            messages: case
                .messages
                .iter()
                .map(|message| HolidayMessage::of(message, case.file_of(message.id)))
                .collect(),
            history: case.history.iter().map(HolidayRequestEvent::of).collect(),
            reason: details.reason.clone(),
            order_reference: details.order.as_ref().map(|order| order.as_str().to_owned()),
            actions: actions(agent, case, now),
        })
    }
}

/// What the request's state and the user's permissions allow.
fn actions(agent: &Agent, case: &HolidayRequestCase, now: DateTime<Utc>) -> Vec<HolidayRequestAction> {
    let request = &case.request;
    let asks = agent.may(Functionality::AccessHoliday);
    let may = |step| asks && request.step(step).is_ok();
    let quotation = request.details.quotation.as_ref();
    let in_time = quotation.is_some_and(|quotation| now < quotation.terms.valid_until);
    let books = agent.may(Functionality::BookTicket);
    let all = [
        (
            HolidayRequestAction::Accept,
            books && in_time && may(HolidayRequestStep::Accept),
        ),
        (HolidayRequestAction::Decline, may(HolidayRequestStep::Decline)),
        (HolidayRequestAction::Withdraw, may(HolidayRequestStep::Withdraw)),
        (HolidayRequestAction::Message, request.can_write()),
    ];
    all.into_iter()
        .filter(|(_, allowed)| *allowed)
        .map(|(action, _)| action)
        .collect()
}
