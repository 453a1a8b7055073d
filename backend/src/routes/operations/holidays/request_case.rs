//! Everything about a request, for operators.

use axum::Json;
use chrono::NaiveDate;
use jetway_app::files::FileFacts;
use jetway_app::holiday::requests::{HolidayRequestCase as Case, HolidayRequestEvent};
use jetway_domain::access::Desk;
use jetway_domain::holiday::order::{HolidayOrder, HolidayStage};
use jetway_domain::holiday::quotation::Quotation;
use jetway_domain::holiday::request::{
    HolidayMessage as Message, HolidayRequest, HolidayRequestStatus, HolidayRequestStep, HolidaySide,
};
use jetway_domain::holiday::trip::HolidayTrip;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use super::WRITERS;
use super::package_form::HolidayCancelStep;
use super::quotation_form::{HolidayQuotation, HolidayQuoteLine};
use crate::http::{OperatorCall, Refusal};
use crate::routes::holidays::requests::{HolidayContact, refused};
use crate::routes::operations::assignees::{Assignee, assignees};
use crate::routes::operations::fares::page::LotPlace;
use crate::state::AppState;
use crate::wire::instant::instant;
use crate::wire::names::HolidayRequestEventName;

/// How far a request is.
#[derive(Serialize, ToSchema, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "camelCase")]
pub(crate) enum HolidayRequestStateName {
    /// No operator has taken it up.
    Submitted,
    /// An operator works on a quotation.
    Acknowledged,
    /// The agency is to answer a quotation.
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

/// How far a holiday order is.
#[derive(Serialize, ToSchema, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "camelCase")]
pub(crate) enum HolidayStageName {
    /// The deposit is to be paid.
    DepositDue,
    /// It waits for the confirmation.
    Confirming,
    /// The balance is to be paid.
    BalanceDue,
    /// Everything is confirmed and paid.
    Paid,
    /// It took place.
    Completed,
    /// Cancelled.
    Cancelled,
    /// A deadline was missed.
    Expired,
}

/// Who wrote a message.
#[derive(Serialize, ToSchema, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "camelCase")]
pub(crate) enum HolidaySender {
    /// A user of the agency.
    Agency,
    /// An operator.
    Operations,
}

/// A step of an operator.
#[derive(Serialize, ToSchema, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "camelCase")]
pub(crate) enum HolidayDeskStep {
    /// Take the request up.
    Acknowledge,
    /// Give it to an operator.
    Assign,
    /// Quote it.
    Quote,
    /// Say that nothing can be offered.
    Refuse,
    /// Write to the agency.
    Message,
    /// Confirm the order with the references of its suppliers.
    ConfirmOrder,
    /// Refuse the order and return everything.
    RefuseOrder,
}

/// A message.
#[derive(Serialize, ToSchema)]
pub(crate) struct HolidayMessage {
    id: Uuid,
    from: HolidaySender,
    /// Name of the user or operator.
    author: String,
    text: String,
    at: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    attachment: Option<HolidayMessageFile>,
}

/// A file sent with a message.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HolidayMessageFile {
    file_id: Uuid,
    name: String,
}

/// What happened to a request.
#[derive(Serialize, ToSchema)]
pub(crate) struct HolidayRequestEntry {
    at: String,
    /// Name of the user, or the operators' signature; empty for automatic changes.
    author: String,
    #[schema(value_type = HolidayRequestEventName)]
    kind: &'static str,
    /// A reason, an amount or a name; may be empty.
    note: String,
}

/// The package's own price.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HolidayPackagePrice {
    lines: Vec<HolidayQuoteLine>,
    cancellation_policy: Vec<HolidayCancelStep>,
    deposit_percent: u8,
    inclusions: Vec<String>,
}

/// The last quotation.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HolidayQuoted {
    /// From 1.
    number: u32,
    quoted_at: String,
    quoted_by: String,
    /// What the customer pays.
    amount: String,
    /// What the agency pays.
    agent_amount: String,
    form: HolidayQuotation,
}

/// A supplier's reference.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct HolidayReference {
    /// Line of the quotation, from 0.
    pub(super) line: u32,
    /// At most 60 characters.
    pub(super) reference: String,
}

/// The order that a request has become.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HolidayOrderCase {
    order_reference: String,
    /// Sent with each step on the order.
    version: u32,
    stage: HolidayStageName,
    /// What the agency has paid, whether or not it has returned.
    paid: String,
    /// What each line is, in the order of the quotation.
    lines: Vec<String>,
    references: Vec<HolidayReference>,
}

/// Everything about a request.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HolidayRequestCase {
    /// Slug of the tenant.
    tenant: String,
    reference_id: String,
    version: u32,
    state: HolidayRequestStateName,
    agency: String,
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
    /// Operators who can take it over.
    assignable: Vec<Assignee>,
    /// Currency of all amounts.
    currency: String,
    /// The tenant's time zone, of the deadlines.
    zone: &'static str,
    /// The package's price for the party; absent when it has none on that day.
    #[serde(skip_serializing_if = "Option::is_none")]
    package_price: Option<HolidayPackagePrice>,
    #[serde(skip_serializing_if = "Option::is_none")]
    quotation: Option<HolidayQuoted>,
    /// Oldest first.
    messages: Vec<HolidayMessage>,
    /// Oldest first.
    history: Vec<HolidayRequestEntry>,
    #[serde(skip_serializing_if = "Option::is_none")]
    order: Option<HolidayOrderCase>,
    /// Why it was declined or refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
    /// What the operator may do now.
    steps: Vec<HolidayDeskStep>,
}

impl HolidayRequestStateName {
    pub(super) const fn of(status: HolidayRequestStatus) -> Self {
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

impl HolidayStageName {
    /// The stage on a day of the tenant.
    pub(super) fn of(order: &HolidayOrder, today: NaiveDate) -> Self {
        match order.stage() {
            HolidayStage::DepositDue => Self::DepositDue,
            HolidayStage::Confirming => Self::Confirming,
            HolidayStage::BalanceDue => Self::BalanceDue,
            HolidayStage::Paid if order.is_completed(today) => Self::Completed,
            HolidayStage::Paid => Self::Paid,
            HolidayStage::Cancelled => Self::Cancelled,
            HolidayStage::Expired => Self::Expired,
        }
    }
}

impl HolidaySender {
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
            from: HolidaySender::of(message.from),
            author: message.author.clone(),
            text: message.text.clone(),
            at: instant(message.at),
            attachment: file.map(|file| HolidayMessageFile {
                file_id: file.id.0,
                name: file.name.clone(),
            }),
        }
    }
}

impl HolidayRequestEntry {
    fn of(event: HolidayRequestEvent) -> Self {
        Self {
            at: instant(event.at),
            author: event.author,
            kind: event.kind.name(),
            note: event.note,
        }
    }
}

impl HolidayPackagePrice {
    fn of(trip: &HolidayTrip) -> Option<Self> {
        (!trip.lines.is_empty()).then(|| Self {
            lines: trip.lines.iter().map(HolidayQuoteLine::of).collect(),
            cancellation_policy: HolidayCancelStep::all(&trip.cancellation),
            deposit_percent: trip.deposit_percent,
            inclusions: trip.inclusions.clone(),
        })
    }
}

impl HolidayQuoted {
    fn of(quotation: &Quotation, place: &LotPlace) -> Result<Self, Refusal> {
        let total = quotation.terms.total().map_err(|error| Refusal::ours(&error))?;
        Ok(Self {
            number: quotation.number,
            quoted_at: instant(quotation.at),
            quoted_by: quotation.by.clone(),
            amount: total.customer.to_string(),
            agent_amount: total.agent.to_string(),
            form: HolidayQuotation::of(&quotation.terms, place.zone),
        })
    }
}

impl HolidayOrderCase {
    fn of(order: &HolidayOrder, today: NaiveDate) -> Result<Self, Refusal> {
        let (details, paid) = (&order.details, order.paid().map_err(|error| Refusal::ours(&error))?);
        let confirmed = details.confirmed.iter();
        let references = confirmed.flat_map(|confirmed| &confirmed.references);
        let lines = details.quotation.terms.lines.iter();
        Ok(Self {
            order_reference: order.reference.as_str().to_owned(),
            version: order.version,
            stage: HolidayStageName::of(order, today),
            paid: paid.agent.to_string(),
            lines: lines.map(|line| line.label.clone()).collect(),
            references: references
                .map(|reference| HolidayReference {
                    line: reference.line,
                    reference: reference.reference.clone(),
                })
                .collect(),
        })
    }
}

/// A request as it is now.
pub(super) async fn case(
    state: &AppState,
    call: &OperatorCall,
    (place, reference): (&LotPlace, &str),
) -> Result<Json<HolidayRequestCase>, Refusal> {
    let found = state.app.holiday_requests().case(&place.tenant, reference).await;
    let case = found.map_err(|error| refused(error, ""))?;
    let steps = steps(state, call, &case);
    let today = state.app.today(&place.tenant);
    let order = case.order.as_ref().map(|order| HolidayOrderCase::of(order, today));
    let messages = case.messages.iter();
    let messages = messages
        .map(|message| HolidayMessage::of(message, case.file_of(message.id)))
        .collect();
    let details = case.request.details;
    let quotation = details.quotation.as_ref();
    let quotation = quotation.map(|quotation| HolidayQuoted::of(quotation, place));
    let (wish, trip) = (details.wish, details.trip);
    Ok(Json(HolidayRequestCase {
        tenant: place.tenant.as_str().to_owned(),
        reference_id: case.request.reference,
        version: case.request.version,
        state: HolidayRequestStateName::of(case.request.status),
        agency: details.agency_name,
        package_id: trip.package.0,
        package_price: HolidayPackagePrice::of(&trip),
        package_title: trip.title,
        city: trip.city,
        date: wish.date,
        flexible_days: wish.flexible_days,
        adults: wish.adults,
        child_ages: wish.child_ages,
        rooms: wish.rooms,
        contact: HolidayContact::of(&wish.contact),
        budget: wish.budget.map(|budget| budget.to_string()),
        notes: wish.notes,
        asked_by: details.created_by_name,
        created_at: instant(case.request.created_at),
        assigned_to: details.assigned_to,
        assignable: assignees(state, call, (&place.tenant, Desk::Holidays)).await?,
        currency: place.currency.to_string(),
        zone: place.zone.name(),
        quotation: quotation.transpose()?,
        messages,
        history: case.history.into_iter().map(HolidayRequestEntry::of).collect(),
        order: order.transpose()?,
        reason: details.reason,
        steps,
    }))
}

/// What the state of the request, or of its order, and the operator's roles allow.
fn steps(state: &AppState, call: &OperatorCall, case: &Case) -> Vec<HolidayDeskStep> {
    if !WRITERS.iter().any(|role| call.signed_in.roles.contains(role)) {
        return Vec::new();
    }
    let (request, now): (&HolidayRequest, _) = (&case.request, state.app.clock().now());
    let is_confirming = |order: &HolidayOrder| order.stage() == HolidayStage::Confirming;
    let all = [
        (
            HolidayDeskStep::Acknowledge,
            request.step(HolidayRequestStep::Acknowledge).is_ok(),
        ),
        (HolidayDeskStep::Assign, request.can_write()),
        (HolidayDeskStep::Quote, request.quotable(now).is_ok()),
        (
            HolidayDeskStep::Refuse,
            request.step(HolidayRequestStep::Refuse).is_ok(),
        ),
        (HolidayDeskStep::Message, request.can_write()),
        (
            HolidayDeskStep::ConfirmOrder,
            case.order.as_ref().is_some_and(is_confirming),
        ),
        (
            HolidayDeskStep::RefuseOrder,
            case.order.as_ref().is_some_and(|order| order.can_end(now)),
        ),
    ];
    all.into_iter()
        .filter(|(_, allowed)| *allowed)
        .map(|(step, _)| step)
        .collect()
}
