//! A request as agents read it.

use chrono::{DateTime, NaiveDate, Utc};
use jetway_app::lots::requests::{GroupRequestEvent, GroupRequestView};
use jetway_domain::access::Functionality;
use jetway_domain::ids::FareLotId;
use jetway_domain::lot::SeatParty;
use jetway_domain::lot::request::{GroupQuote, GroupRequestStatus, GroupRequestStep, GroupTrip, WantedJourney};
use jetway_domain::money::MoneyError;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::http::Agent;
use crate::routes::fares::card::{FareLotCard, FareLotKind, FareLotRules};
use crate::routes::fares::orders::{GroupContact, GroupPassengers, shown};
use crate::wire::instant::instant;
use crate::wire::names::GroupRequestEventName;

/// How far a request is.
#[derive(Serialize, Deserialize, ToSchema, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "camelCase")]
pub(crate) enum GroupRequestStatusName {
    /// Operations are to quote it.
    Requested,
    /// A quote waits for the agency's answer.
    Quoted,
    /// The quote has become an order.
    Accepted,
    /// The agency does not want the quote, or operations have none.
    Declined,
    /// The quote was not accepted in time.
    Expired,
    /// The agency has taken it back.
    Withdrawn,
}

/// A step of an agent.
#[derive(Serialize, ToSchema, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "camelCase")]
pub(crate) enum GroupRequestAction {
    /// Accept the quote.
    Accept,
    /// Decline the quote.
    Decline,
    /// Take the request back.
    Withdraw,
}

/// What is asked for.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct GroupRequestTrip {
    kind: FareLotKind,
    journeys: Vec<WantedJourneyView>,
    /// Days that each journey may be earlier or later.
    flexible_days: u8,
    passengers: GroupPassengers,
    group_name: String,
    contact: GroupContact,
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<String>,
}

/// A journey that is asked for.
#[derive(Serialize, ToSchema)]
pub(crate) struct WantedJourneyView {
    origin: String,
    destination: String,
    date: NaiveDate,
}

/// A quote.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct GroupQuoteView {
    /// From 1; a new quote replaces the one before.
    number: u32,
    /// Flights, prices and deadlines. It is no lot yet: its `lotId` opens nothing.
    offer: FareLotCard,
    rules: FareLotRules,
    #[serde(skip_serializing_if = "Option::is_none")]
    fare_notes: Option<String>,
    /// What the customer pays for the whole party.
    amount: String,
    /// What the agency pays; needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    agent_amount: Option<String>,
    /// What is paid first; without 203, the same part of the customer price.
    deposit: String,
    valid_until: String,
    /// Whether its validity is over.
    is_over: bool,
    quoted_at: String,
}

/// What happened to a request.
#[derive(Serialize, ToSchema)]
pub(crate) struct GroupRequestEventView {
    at: String,
    /// Name of the user, or the portal's signature; empty for automatic changes.
    author: String,
    #[schema(value_type = GroupRequestEventName)]
    kind: &'static str,
    /// A reason or an amount; may be empty.
    note: String,
}

/// A request with its quote.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct GroupRequestPage {
    reference_id: String,
    status: GroupRequestStatusName,
    trip: GroupRequestTrip,
    /// The last quote.
    #[serde(skip_serializing_if = "Option::is_none")]
    quote: Option<GroupQuoteView>,
    /// Why it was declined.
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
    /// The order that the quote has become.
    #[serde(skip_serializing_if = "Option::is_none")]
    order_reference: Option<String>,
    created_at: String,
    created_by: String,
    /// Oldest first.
    history: Vec<GroupRequestEventView>,
    /// What the user may do now.
    actions: Vec<GroupRequestAction>,
}

impl GroupRequestStatusName {
    pub(crate) const fn of(status: GroupRequestStatus) -> Self {
        match status {
            GroupRequestStatus::Requested => Self::Requested,
            GroupRequestStatus::Quoted => Self::Quoted,
            GroupRequestStatus::Accepted => Self::Accepted,
            GroupRequestStatus::Declined => Self::Declined,
            GroupRequestStatus::Expired => Self::Expired,
            GroupRequestStatus::Withdrawn => Self::Withdrawn,
        }
    }

    pub(crate) const fn status(self) -> GroupRequestStatus {
        match self {
            Self::Requested => GroupRequestStatus::Requested,
            Self::Quoted => GroupRequestStatus::Quoted,
            Self::Accepted => GroupRequestStatus::Accepted,
            Self::Declined => GroupRequestStatus::Declined,
            Self::Expired => GroupRequestStatus::Expired,
            Self::Withdrawn => GroupRequestStatus::Withdrawn,
        }
    }
}

impl GroupRequestTrip {
    pub(crate) fn of(trip: &GroupTrip) -> Self {
        let journey = |journey: &WantedJourney| WantedJourneyView {
            origin: journey.origin.as_str().to_owned(),
            destination: journey.destination.as_str().to_owned(),
            date: journey.date,
        };
        Self {
            kind: FareLotKind::of(trip.kind),
            journeys: trip.journeys.iter().map(journey).collect(),
            flexible_days: trip.flexible_days,
            passengers: GroupPassengers::of(trip.party),
            group_name: trip.group_name.clone(),
            contact: GroupContact::of(&trip.contact),
            note: trip.note.clone(),
        }
    }
}

impl GroupQuoteView {
    fn of(agent: &Agent, quote: &GroupQuote, party: SeatParty, now: DateTime<Utc>) -> Result<Self, MoneyError> {
        let (visibility, price) = (agent.visibility(), quote.price(party)?);
        // Its lot exists once the quote is accepted.
        let card = FareLotCard::of(FareLotId(uuid::Uuid::nil()), &quote.offer, party.seats(), visibility);
        Ok(Self {
            number: quote.number,
            offer: card,
            rules: FareLotRules::of(&quote.offer.terms),
            fare_notes: quote.offer.notes.clone(),
            amount: price.customer.to_string(),
            agent_amount: visibility.agent_amounts.then(|| price.agent.to_string()),
            deposit: shown(agent).of(quote.deposit(party)?).to_string(),
            valid_until: instant(quote.valid_until),
            is_over: now >= quote.valid_until,
            quoted_at: instant(quote.at),
        })
    }
}

impl GroupRequestEventView {
    fn of(event: &GroupRequestEvent) -> Self {
        Self {
            at: instant(event.at),
            author: event.author.clone(),
            kind: event.kind.name(),
            note: event.note.clone(),
        }
    }
}

impl GroupRequestPage {
    /// # Errors
    /// When the quote's amounts do not add up.
    pub(super) fn of(agent: &Agent, view: &GroupRequestView, now: DateTime<Utc>) -> Result<Self, MoneyError> {
        let (request, details) = (&view.request, &view.request.details);
        let quote = details.quote.as_ref();
        let in_time = quote.is_some_and(|quote| now < quote.valid_until);
        let may = |step| request.step(step).is_ok();
        let books = agent.may(Functionality::BookTicket) && agent.may(details.trip.kind.functionality());
        let actions = [
            (
                GroupRequestAction::Accept,
                books && in_time && may(GroupRequestStep::Accept),
            ),
            (GroupRequestAction::Decline, may(GroupRequestStep::Decline)),
            (GroupRequestAction::Withdraw, may(GroupRequestStep::Withdraw)),
        ];
        let quote = quote.map(|quote| GroupQuoteView::of(agent, quote, details.trip.party, now));
        Ok(Self {
            reference_id: request.reference.clone(),
            status: GroupRequestStatusName::of(request.status),
            trip: GroupRequestTrip::of(&details.trip),
            quote: quote.transpose()?,
            reason: details.reason.clone(),
            order_reference: details.order.as_ref().map(|order| order.as_str().to_owned()),
            created_at: instant(request.created_at),
            created_by: details.created_by_name.clone(),
            history: view.history.iter().map(GroupRequestEventView::of).collect(),
            actions: actions
                .into_iter()
                .filter(|(_, allowed)| *allowed)
                .map(|(action, _)| action)
                .collect(),
        })
    }
}
