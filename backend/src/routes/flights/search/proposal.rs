//! Proposals: the itineraries an agent selects, and the customer's view of them and of umrah quotes.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::Response;
use http::HeaderMap;
use jetway_app::flight::names::airline_name;
use jetway_app::flight::proposals::{ProposalCommand, ProposalError};
use jetway_app::order::documents::letterhead;
use jetway_domain::access::Functionality;
use jetway_domain::air::itinerary::journeys;
use jetway_domain::air::merge::ItineraryId;
use jetway_domain::air::offer::Inclusion;
use jetway_domain::air::proposal::{MOST_ITEMS, Markup, Proposal, ProposedFlight, ProposedJourney};
use jetway_domain::money::{CurrencyCode, Money};
use jetway_domain::reference::NameLanguage;
use jetway_problem::{ErrorCode, Problem};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::http::download::pdf_answer;
use crate::http::idempotency::Once;
use crate::http::{Agent, Allowed, Body, Origin, Params, Portal, Refusal};
use crate::routes::fares::umrah::JourneyLine;
use crate::routes::flights::offer::brand::baggage_summary;
use crate::routes::flights::offer::segment::{FlightSummary, Segment, fare_type};
use crate::state::AppState;
use crate::wire::brand::LeadingBrand;
use crate::wire::field_error::BadField;
use crate::wire::instant::instant;
use crate::wire::names::{FareTypeName, InclusionName, MarkupKindName};

pub(crate) const LONGEST_CLIENT: usize = 80;
pub(crate) const LONGEST_NOTE: usize = 500;
/// A higher percentage is taken for a typing error.
const MOST_PERCENT_BP: u32 = 10_000;

/// Itineraries for a customer.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct MakeProposalRequest {
    request_id: String,
    /// One to six itineraries or brands, in display order.
    itinerary_ids: Vec<String>,
    /// Customer name, at most 80 characters.
    #[serde(default)]
    client: String,
    /// Note to the customer, at most 500 characters.
    #[serde(default)]
    note: String,
    /// Needs 204.
    markup: Option<MarkupRequest>,
}

/// The agency's markup on each price.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct MarkupRequest {
    #[schema(value_type = MarkupKindName)]
    kind: String,
    /// Percent with at most two decimals, or an amount for the whole party in the tenant's currency.
    value: String,
}

/// A proposal and its link.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct MakeProposalResponse {
    /// URL on this portal. It is returned only once.
    path: String,
    proposal: SharedProposal,
}

/// The customer's view, without net amounts, commission or supplier.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SharedProposal {
    client: String,
    note: String,
    agency: String,
    agent: String,
    /// Number of travellers.
    travellers: usize,
    made_at: String,
    expires_at: String,
    flights: Vec<SharedFlight>,
    /// What is offered instead of flights to choose from.
    #[serde(skip_serializing_if = "Option::is_none")]
    journey: Option<SharedJourney>,
    /// The company whose proposal it is; absent in the agent's own view.
    #[serde(skip_serializing_if = "Option::is_none")]
    brand: Option<LeadingBrand>,
}

/// Flights, hotels and visas that are offered together.
#[derive(Serialize, ToSchema)]
pub(crate) struct SharedJourney {
    /// In the order of the trip.
    lines: Vec<JourneyLine>,
    /// Sum of the lines.
    total: String,
}

/// One itinerary of a proposal.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SharedFlight {
    itinerary_id: String,
    airline_code: String,
    airline_name: String,
    /// Total for the whole party.
    amount: String,
    brand: String,
    baggage_summary: String,
    cabin_bag: String,
    #[schema(value_type = InclusionName)]
    meal: &'static str,
    refundable: bool,
    changeable: bool,
    #[schema(value_type = FareTypeName)]
    fare_type: &'static str,
    flight_summary: Vec<FlightSummary>,
    segments: Vec<Segment>,
}

/// The token of a proposal link.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TokenParams {
    token: String,
}

/// Save itineraries of a search as a proposal and return its link. Repeating the call with its `Idempotency-Key` returns the same one.
#[utoipa::path(post, path = "/api/search/v1/Proposal/MakeProposal", operation_id = "makeProposal", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(206))),
    request_body = MakeProposalRequest, responses((status = 200, body = MakeProposalResponse)))]
pub(crate) async fn make_proposal(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::MakeProposal.code() }>,
    headers: HeaderMap,
    body: Body<MakeProposalRequest>,
) -> Result<Response, Refusal> {
    let command = body.value.command(&agent)?;
    let agent = Arc::new(agent);
    let once = Once::new(&state, &agent, "makeProposal", body.digest);
    let work = async move {
        let made = state.app.flight_proposals().propose(agent.caller(), command).await?;
        Ok(MakeProposalResponse {
            path: format!("/proposal?token={}", made.token),
            proposal: SharedProposal::of(&made.proposal, None, agent.portal.names()),
        })
    };
    once.answer(&headers, work).await
}

/// Read a proposal. Anyone with the link may read it.
#[utoipa::path(get, path = "/api/search/v1/Proposal/GetSharedProposal", operation_id = "getSharedProposal", tag = "flights",
    params(("token" = String, Query)), responses((status = 200, body = SharedProposal)))]
pub(crate) async fn get_shared_proposal(
    State(state): State<AppState>,
    portal: Portal,
    origin: Origin,
    Params(params): Params<TokenParams>,
) -> Result<Json<SharedProposal>, Refusal> {
    let head = letterhead(&portal.settings, portal.language(), &origin.text);
    let found = state
        .app
        .flight_proposals()
        .proposal(&portal.tenant, &params.token, &head)
        .await?;
    let found = found.ok_or_else(|| Refusal::new(ErrorCode::RecordNotFound))?;
    let brand = LeadingBrand::of(&found.brand);
    Ok(Json(SharedProposal::of(&found.proposal, Some(brand), portal.names())))
}

/// The proposal as PDF, for anyone with the link.
#[utoipa::path(get, path = "/api/search/v1/Proposal/GetSharedProposalPdf", operation_id = "getSharedProposalPdf", tag = "print",
    params(("token" = String, Query)), responses((status = 200, body = Vec<u8>, content_type = "application/pdf")))]
pub(crate) async fn get_shared_proposal_pdf(
    State(state): State<AppState>,
    portal: Portal,
    origin: Origin,
    Params(params): Params<TokenParams>,
) -> Result<Response, Refusal> {
    let head = letterhead(&portal.settings, portal.language(), &origin.text);
    let proposals = state.app.flight_proposals();
    let found = proposals.proposal_pdf(&portal.tenant, &params.token, head).await?;
    pdf_answer(
        found.ok_or_else(|| Refusal::new(ErrorCode::RecordNotFound))?,
        "proposal",
    )
}

impl MakeProposalRequest {
    fn command(self, agent: &Agent) -> Result<ProposalCommand, Refusal> {
        let mut bad = Vec::new();
        let mut words = |pointer: &str, text: &str, longest: usize| {
            if text.chars().count() > longest {
                let detail = format!("At most {longest} characters.");
                bad.push(BadField::new(pointer, "text.tooLong", detail));
            }
        };
        words("/client", &self.client, LONGEST_CLIENT);
        words("/note", &self.note, LONGEST_NOTE);
        if self.itinerary_ids.is_empty() || self.itinerary_ids.len() > MOST_ITEMS {
            let detail = format!("One to {MOST_ITEMS} flights.");
            bad.push(BadField::new("/itineraryIds", "itinerary.count", detail));
        }
        let markup = MarkupRequest::of(self.markup.as_ref(), agent)?.unwrap_or_else(|fault| {
            bad.push(fault);
            Markup::None
        });
        if !bad.is_empty() {
            return Err(Refusal::fields(bad));
        }
        Ok(ProposalCommand {
            request_id: self.request_id,
            itineraries: self.itinerary_ids.into_iter().map(ItineraryId).collect(),
            client: self.client.trim().to_owned(),
            note: self.note.trim().to_owned(),
            markup,
        })
    }
}

impl MarkupRequest {
    /// The markup that is asked for, or the field at fault.
    ///
    /// # Errors
    /// When the user may not add one.
    pub(crate) fn of(asked: Option<&Self>, agent: &Agent) -> Result<Result<Markup, BadField>, Refusal> {
        let Some(asked) = asked else {
            return Ok(Ok(Markup::None));
        };
        let needed = Functionality::ShowMarkup;
        if !agent.may(needed) {
            let problem = Problem::new(ErrorCode::AccessDenied).param("functionality", needed.code());
            return Err(problem.into());
        }
        Ok(asked.markup(agent.portal.currency()?))
    }

    fn markup(&self, currency: CurrencyCode) -> Result<Markup, BadField> {
        let fault = |detail: String| BadField::new("/markup/value", "markup.value", detail);
        match self.kind.as_str() {
            "percent" => {
                // Parsed as an amount with two decimals, so that a percentage becomes basis points.
                let percent = Money::from_amount(&self.value, CurrencyCode::AED).ok();
                let basis_points = percent.and_then(|percent| u32::try_from(percent.minor).ok());
                basis_points
                    .filter(|points| *points <= MOST_PERCENT_BP)
                    .map(Markup::Percent)
                    .ok_or_else(|| fault("0 to 100 percent.".to_owned()))
            }
            "fixed" => Money::from_amount(&self.value, currency)
                .ok()
                .filter(|money| !money.is_negative())
                .map(Markup::Fixed)
                .ok_or_else(|| fault(format!("An amount in {currency}."))),
            _ => Err(BadField::new("/markup/kind", "markup.kind", "percent or fixed.")),
        }
    }
}

impl SharedProposal {
    fn of(proposal: &Proposal, brand: Option<LeadingBrand>, names: NameLanguage) -> Self {
        let flights = proposal.flights.iter().map(|flight| SharedFlight::of(flight, names));
        Self {
            client: proposal.client.clone(),
            note: proposal.note.clone(),
            agency: proposal.agency.clone(),
            agent: proposal.agent.clone(),
            travellers: proposal.party.travellers(),
            made_at: instant(proposal.made_at),
            expires_at: instant(proposal.expires_at),
            flights: flights.collect(),
            journey: proposal
                .journey
                .as_ref()
                .map(|journey| SharedJourney::of(journey, names)),
            brand,
        }
    }
}

impl SharedJourney {
    fn of(journey: &ProposedJourney, names: NameLanguage) -> Self {
        let lines = journey.lines.iter();
        Self {
            lines: lines
                .map(|line| JourneyLine::of(&line.content, line.amount, None, names))
                .collect(),
            total: journey.total.to_string(),
        }
    }
}

impl SharedFlight {
    fn of(flight: &ProposedFlight, names: NameLanguage) -> Self {
        let brand = &flight.brand;
        Self {
            itinerary_id: flight.itinerary.0.clone(),
            airline_code: flight.validating.to_string(),
            airline_name: airline_name(flight.validating, names),
            amount: flight.amount.to_string(),
            brand: brand.name.to_string(),
            baggage_summary: baggage_summary(brand),
            cabin_bag: brand.cabin_bag.to_string(),
            meal: match brand.meal {
                Inclusion::Free => "free",
                Inclusion::Paid => "paid",
                Inclusion::None => "none",
            },
            refundable: brand.refund.allowed,
            changeable: brand.change.allowed,
            fare_type: fare_type(flight.mode),
            flight_summary: journeys(&flight.segments).iter().map(FlightSummary::of).collect(),
            segments: Segment::all(&flight.segments, names),
        }
    }
}

impl From<ProposalError> for Refusal {
    fn from(error: ProposalError) -> Self {
        match error {
            ProposalError::Search(error) => error.into(),
            ProposalError::UnknownItinerary(at) => Self::fields(vec![BadField::new(
                format!("/itineraryIds/{at}"),
                "itinerary.unknown",
                "The search has no such flight.",
            )]),
            ProposalError::Count => Self::fields(vec![BadField::new(
                "/itineraryIds",
                "itinerary.count",
                "One to six different flights.",
            )]),
            ProposalError::Money(_) => Self::fields(vec![BadField::new("/markup/value", "markup.value", "Too much.")]),
            ProposalError::Database(error) => error.into(),
        }
    }
}
