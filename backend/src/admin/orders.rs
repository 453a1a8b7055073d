//! Orders with an unknown outcome: what is known of each, and the operator's decision.

use axum::Json;
use axum::extract::{Path, State};
use chrono::{DateTime, Utc};
use jetway_app::app::orders_in_doubt::{OrderInDoubt, OutcomeError, OutcomeFound, TravellerInDoubt};
use jetway_app::context::supplier_names::supplier_name;
use jetway_app::flight::order::RecordFault;
use jetway_app::hotel::order::StayFault;
use jetway_app::lots::group::TicketFault;
use jetway_app::order::review::DecideError;
use jetway_domain::ids::OrderReference;
use jetway_domain::order::Found;
use jetway_problem::ErrorCode;
use jetway_tenancy::Tenant;
use serde::{Deserialize, Serialize};

use super::List;
use super::applications::{operator, portal};
use crate::http::{Body, CONSOLE_LANGUAGE, Refusal};
use crate::state::AppState;
use crate::wire::decision::{reason, text};
use crate::wire::field_error::BadField;

/// Longest record locator, in characters.
const LONGEST_PNR: usize = 100;

/// An order with an unknown outcome, with the identifiers to ask the airline about it.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Item {
    reference: String,
    status: &'static str,
    since: DateTime<Utc>,
    agency: String,
    /// What the tenant calls the supplier, in English.
    supplier: String,
    pnr: Option<String>,
    route: String,
    travellers: Vec<Person>,
    /// Held in the wallet for the tickets, such as `AED 560.00`.
    held: Option<String>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Person {
    traveller_id: String,
    name: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct Outcome {
    found: Found,
    /// Ticket numbers, one per traveller.
    #[serde(default)]
    tickets: Vec<FoundTicket>,
    /// Record locator, if the order has none yet.
    pnr: Option<String>,
    /// Evidence for the decision, kept in the audit trail.
    reason: String,
    /// The operator who decides.
    operator: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct FoundTicket {
    traveller_id: String,
    number: String,
}

/// List orders that wait for a decision, oldest first.
pub(super) async fn waiting(
    State(state): State<AppState>,
    Path(tenant): Path<String>,
) -> Result<Json<List<Item>>, Refusal> {
    let (tenant, settings) = portal(&state, &tenant)?;
    let found = state.app.orders_in_doubt(&tenant).await?;
    let items = found.into_iter().map(|order| Item::of(order, &settings)).collect();
    Ok(Json(List { items }))
}

/// The airline's current flight times of a ticketed order.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Flights {
    reference: String,
    /// Whether changed times wait for the agency to accept them.
    moved: bool,
}

/// Ask the airline now whether the flights of a ticketed order are still on schedule.
pub(super) async fn ask(
    State(state): State<AppState>,
    Path((tenant, order)): Path<(String, String)>,
) -> Result<Json<Flights>, Refusal> {
    let (tenant, _) = portal(&state, &tenant)?;
    let reference = OrderReference::parse(&order).map_err(|_| Refusal::new(ErrorCode::OrderNotFound))?;
    let asked = state
        .app
        .flight_ticketing()
        .ask_about_flights(&tenant, &reference)
        .await?;
    let order = asked.ok_or_else(|| Refusal::new(ErrorCode::OrderNotFound))?;
    Ok(Json(Flights {
        reference: order.reference.as_str().to_owned(),
        moved: order.details.schedule_change.is_some(),
    }))
}

/// Decide on one. Repeating the same decision returns the same result and changes nothing.
pub(super) async fn decide(
    State(state): State<AppState>,
    Path((tenant, order)): Path<(String, String)>,
    body: Body<Outcome>,
) -> Result<Json<Item>, Refusal> {
    let (tenant, settings) = portal(&state, &tenant)?;
    let reference = OrderReference::parse(&order).map_err(|_| Refusal::new(ErrorCode::OrderNotFound))?;
    let asked = body.value;
    let pnr = asked.pnr.map(|pnr| text("/pnr", &pnr, LONGEST_PNR)).transpose()?;
    let tickets = asked.tickets.into_iter();
    let outcome = OutcomeFound {
        found: asked.found,
        tickets: tickets.map(|ticket| (ticket.traveller_id, ticket.number)).collect(),
        record: pnr,
        reason: reason(&asked.reason)?,
        operator: operator(&asked.operator)?,
    };
    let decided = state.app.decide_outcome(&tenant, &reference, outcome).await?;
    Ok(Json(Item::of(decided, &settings)))
}

impl Item {
    fn of(order: OrderInDoubt, tenant: &Tenant) -> Self {
        Self {
            reference: order.reference.as_str().to_owned(),
            status: order.status.as_str(),
            since: order.since,
            agency: order.agency,
            supplier: supplier_name(&tenant.supplier_names, CONSOLE_LANGUAGE, &order.supplier),
            pnr: order.record,
            route: order.title,
            travellers: order.travellers.into_iter().map(Person::of).collect(),
            held: order.held.map(|money| money.to_string()),
        }
    }
}

impl Person {
    fn of(TravellerInDoubt { traveller_id, name }: TravellerInDoubt) -> Self {
        Self { traveller_id, name }
    }
}

impl From<OutcomeError> for Refusal {
    fn from(error: OutcomeError) -> Self {
        match error {
            OutcomeError::Flight(error) => error.into(),
            OutcomeError::Hotel(error) => error.into(),
            OutcomeError::Group(error) => error.into(),
        }
    }
}

impl From<DecideError<RecordFault>> for Refusal {
    fn from(error: DecideError<RecordFault>) -> Self {
        let field = |pointer, code, detail: &str| Self::fields(vec![BadField::new(pointer, code, detail)]);
        match error {
            DecideError::Order(error) => error.into(),
            DecideError::Evidence(RecordFault::Tickets) => field(
                "/tickets",
                "tickets.incomplete",
                "Give each traveller one ticket number of 13 digits.",
            ),
            DecideError::Evidence(RecordFault::NoRecord) => field("/pnr", "pnr.missing", "Give the airline's locator."),
            DecideError::NeverAsked | DecideError::Evidence(RecordFault::NeverHeld) => {
                field("/found", "found.impossible", &format!("Not possible: {error}."))
            }
            DecideError::Charge(error) => error.into(),
        }
    }
}

impl From<DecideError<TicketFault>> for Refusal {
    fn from(error: DecideError<TicketFault>) -> Self {
        match error {
            DecideError::Order(error) => error.into(),
            DecideError::Evidence(fault) => {
                let detail = fault.to_string();
                Self::fields(vec![BadField::new("/tickets", "tickets.incomplete", detail)])
            }
            DecideError::NeverAsked => Self::new(ErrorCode::OrderWrongState),
            DecideError::Charge(error) => error.into(),
        }
    }
}

impl From<DecideError<StayFault>> for Refusal {
    fn from(error: DecideError<StayFault>) -> Self {
        let field = |pointer, code, detail: &str| Self::fields(vec![BadField::new(pointer, code, detail)]);
        match error {
            DecideError::Order(error) => error.into(),
            DecideError::Evidence(StayFault::NoReference) => {
                field("/pnr", "pnr.missing", "Give the supplier's reference.")
            }
            DecideError::NeverAsked | DecideError::Evidence(StayFault::NeverHeld | StayFault::TooLate) => {
                field("/found", "found.impossible", &format!("Not possible: {error}."))
            }
            DecideError::Charge(error) => error.into(),
        }
    }
}
