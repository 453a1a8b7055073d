//! A quote as agents read it.

use chrono::{DateTime, NaiveDate, Utc};
use jetway_app::lots::umrah::{QuoteLinkState, UmrahQuoteView};
use jetway_domain::access::Functionality;
use jetway_domain::air::proposal::Markup;
use jetway_domain::lot::umrah::{LeftOut, LeftOutReason, LineChange};
use jetway_domain::money::MoneyError;
use serde::Serialize;
use utoipa::ToSchema;

use super::form::UmrahHotelChoice;
use super::line::{JourneyLine, JourneyLineKind};
use crate::http::Agent;
use crate::wire::instant::instant;

/// Why a line is left out.
#[derive(Serialize, ToSchema, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "camelCase")]
pub(crate) enum UmrahLeftOutReason {
    /// The portal does not sell the product.
    NotSold,
    /// The user has no permission for the product.
    NotAllowed,
    /// The lot is not on sale any more.
    LotGone,
    /// The lot has too few free seats.
    SoldOut,
    /// The trip has no nights in this city.
    NoNights,
    /// The flights have no return.
    NoReturn,
    /// No hotel of this choice is available.
    NoHotel,
    /// No hotel supplier answered.
    NoAnswer,
    /// No visa is sold to this nationality.
    NoVisa,
    /// It is too late to apply for a visa.
    VisaTooLate,
    /// This nationality needs no visa.
    VisaFree,
    /// This nationality gets its visa at the border.
    VisaOnArrival,
}

/// A line that is left out.
#[derive(Serialize, ToSchema)]
pub(crate) struct UmrahLeftOut {
    kind: JourneyLineKind,
    reason: UmrahLeftOutReason,
}

/// A line that the last re-pricing changed. With the same amount before and after, what it contains has changed.
#[derive(Serialize, ToSchema)]
pub(crate) struct UmrahLineChange {
    kind: JourneyLineKind,
    /// The customer's amount before; absent when there was no such line.
    #[serde(skip_serializing_if = "Option::is_none")]
    before: Option<String>,
    /// The customer's amount now; absent when there is no such line any more.
    #[serde(skip_serializing_if = "Option::is_none")]
    after: Option<String>,
}

/// State of a quote's link.
#[derive(Serialize, ToSchema, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "camelCase")]
pub(crate) enum UmrahQuoteLinkName {
    /// It was never shared.
    Unshared,
    /// It opens.
    Open,
    /// It has expired.
    Expired,
    /// It was revoked, by the agency or because the prices have changed.
    Revoked,
}

/// The link of a quote.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct UmrahQuoteLink {
    state: UmrahQuoteLinkName,
    /// URL on this portal, of one that opens.
    #[serde(skip_serializing_if = "Option::is_none")]
    path: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    expires_at: Option<String>,
}

/// A quote.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct UmrahQuotePage {
    reference_id: String,
    version: u32,
    lot_id: String,
    /// Of the lot.
    title: String,
    departure_date: NaiveDate,
    client: String,
    note: String,
    adults: u8,
    child_ages: Vec<u8>,
    infants: u8,
    nationality: String,
    rooms: u8,
    /// Who stays in each room.
    occupancies: Vec<UmrahRoom>,
    makkah: UmrahHotelChoice,
    madinah: UmrahHotelChoice,
    created_at: String,
    created_by: String,
    /// When the prices were read.
    priced_at: String,
    valid_until: String,
    /// Whether the prices have to be read again.
    is_over: bool,
    /// In the order of the trip.
    lines: Vec<JourneyLine>,
    left_out: Vec<UmrahLeftOut>,
    /// What the customer pays: the sum of the lines.
    total: String,
    /// What the agency pays; needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    agent_total: Option<String>,
    /// The markup in the amounts, as a percentage or an amount; needs 204.
    #[serde(skip_serializing_if = "Option::is_none")]
    markup: Option<String>,
    /// What the last re-pricing changed.
    changes: Vec<UmrahLineChange>,
    link: UmrahQuoteLink,
    /// Whether the user may share it, and revoke its link.
    may_share: bool,
}

/// A room of every hotel.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct UmrahRoom {
    adults: u8,
    child_ages: Vec<u8>,
}

impl UmrahLeftOut {
    const fn of(left_out: &LeftOut) -> Self {
        let reason = match left_out.reason {
            LeftOutReason::NotSold => UmrahLeftOutReason::NotSold,
            LeftOutReason::NotAllowed => UmrahLeftOutReason::NotAllowed,
            LeftOutReason::LotGone => UmrahLeftOutReason::LotGone,
            LeftOutReason::SoldOut => UmrahLeftOutReason::SoldOut,
            LeftOutReason::NoNights => UmrahLeftOutReason::NoNights,
            LeftOutReason::NoReturn => UmrahLeftOutReason::NoReturn,
            LeftOutReason::NoHotel => UmrahLeftOutReason::NoHotel,
            LeftOutReason::NoAnswer => UmrahLeftOutReason::NoAnswer,
            LeftOutReason::NoVisa => UmrahLeftOutReason::NoVisa,
            LeftOutReason::VisaTooLate => UmrahLeftOutReason::VisaTooLate,
            LeftOutReason::VisaFree => UmrahLeftOutReason::VisaFree,
            LeftOutReason::VisaOnArrival => UmrahLeftOutReason::VisaOnArrival,
        };
        Self {
            kind: JourneyLineKind::of(left_out.kind),
            reason,
        }
    }
}

impl UmrahLineChange {
    fn of(change: &LineChange) -> Self {
        Self {
            kind: JourneyLineKind::of(change.kind),
            before: change.before.map(|amount| amount.to_string()),
            after: change.after.map(|amount| amount.to_string()),
        }
    }
}

impl UmrahQuoteLink {
    fn of(state: &QuoteLinkState) -> Self {
        let ended = |state| Self {
            state,
            path: None,
            expires_at: None,
        };
        match state {
            QuoteLinkState::Unshared => ended(UmrahQuoteLinkName::Unshared),
            QuoteLinkState::Expired => ended(UmrahQuoteLinkName::Expired),
            QuoteLinkState::Revoked => ended(UmrahQuoteLinkName::Revoked),
            QuoteLinkState::Open { token, expires_at } => Self {
                state: UmrahQuoteLinkName::Open,
                path: Some(format!("/proposal?token={token}")),
                expires_at: Some(instant(*expires_at)),
            },
        }
    }
}

impl UmrahQuotePage {
    /// # Errors
    /// When the amounts do not add up.
    pub(super) fn of(agent: &Agent, view: &UmrahQuoteView, now: DateTime<Utc>) -> Result<Self, MoneyError> {
        let (quote, details) = (&view.quote, &view.quote.details);
        let (visibility, plan) = (agent.visibility(), &details.plan);
        let lines = details.lines.iter().zip(details.amounts()?);
        let lines = lines.map(|(line, amount)| {
            let net = visibility.agent_amounts.then_some(line.agent);
            JourneyLine::of(&line.content, amount, net, visibility.names)
        });
        let may_share = agent.may(Functionality::MakeProposal);
        let link = if may_share {
            &view.link
        } else {
            &QuoteLinkState::Unshared
        };
        let rooms = plan.occupancies().into_iter().map(|room| UmrahRoom {
            adults: room.adults,
            child_ages: room.child_ages,
        });
        let offer = &details.offer;
        Ok(Self {
            reference_id: quote.reference.clone(),
            version: quote.version,
            lot_id: details.lot.to_string(),
            title: offer.title.clone(),
            departure_date: offer.departure_date().unwrap_or_else(|| offer.departs_at.date_naive()),
            client: details.client.clone(),
            note: details.note.clone(),
            adults: plan.party.adults,
            child_ages: plan.party.child_ages.clone(),
            infants: plan.party.infants,
            nationality: plan.nationality.as_str().to_owned(),
            rooms: plan.rooms,
            occupancies: rooms.collect(),
            makkah: UmrahHotelChoice::of(&plan.makkah),
            madinah: UmrahHotelChoice::of(&plan.madinah),
            created_at: instant(quote.created_at),
            created_by: details.created_by_name.clone(),
            priced_at: instant(details.priced_at),
            valid_until: instant(details.valid_until),
            is_over: quote.is_over(now),
            lines: lines.collect(),
            left_out: details.left_out.iter().map(UmrahLeftOut::of).collect(),
            total: details.total()?.to_string(),
            agent_total: visibility
                .agent_amounts
                .then(|| details.agent_total())
                .transpose()?
                .map(|total| total.to_string()),
            markup: agent
                .may(Functionality::ShowMarkup)
                .then(|| markup(details.markup))
                .flatten(),
            changes: details.changes.iter().map(UmrahLineChange::of).collect(),
            link: UmrahQuoteLink::of(link),
            may_share,
        })
    }
}

/// `2.50 %` or an amount.
fn markup(markup: Markup) -> Option<String> {
    match markup {
        Markup::None => None,
        Markup::Percent(points) => Some(format!("{}.{:02} %", points / 100, points % 100)),
        Markup::Fixed(amount) => Some(amount.to_string()),
    }
}
