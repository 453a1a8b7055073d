//! Orders with an unknown outcome: what is known of each, and the operator's decision.

use axum::Json;
use axum::extract::{Path, State};
use chrono::{DateTime, Utc};
use jetway_app::flight::order::{AirlineRecord, RecordFault};
use jetway_app::order::review::{DecideError, Decision, Waiting};
use jetway_domain::air::order::FlightOrder;
use jetway_domain::air::traveller::spoken_name;
use jetway_domain::ids::OrderReference;
use jetway_domain::order::Found;
use jetway_problem::ErrorCode;
use serde::{Deserialize, Serialize};

use super::List;
use super::applications::{operator, portal};
use crate::http::{Body, Refusal};
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
    let (tenant, _) = portal(&state, &tenant)?;
    let found = state
        .app
        .orders()
        .waiting_for_operations::<FlightOrder>(&tenant)
        .await?;
    Ok(Json(List {
        items: found.into_iter().map(Item::of).collect(),
    }))
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
    let (tenant, _) = portal(&state, &tenant)?;
    let reference = OrderReference::parse(&order).map_err(|_| Refusal::new(ErrorCode::OrderNotFound))?;
    let asked = body.value;
    let decision = Decision {
        found: asked.found,
        evidence: AirlineRecord {
            tickets: asked
                .tickets
                .into_iter()
                .map(|ticket| (ticket.traveller_id, ticket.number))
                .collect(),
            pnr: asked.pnr.map(|pnr| text("/pnr", &pnr, LONGEST_PNR)).transpose()?,
        },
        reason: reason(&asked.reason)?,
        operator: operator(&asked.operator)?,
    };
    let orders = state.app.orders();
    let decided = orders.decide::<FlightOrder>(&tenant, &reference, decision).await?;
    Ok(Json(Item::of(Waiting {
        order: decided,
        held: None,
    })))
}

impl Item {
    fn of(Waiting { order, held }: Waiting<FlightOrder>) -> Self {
        Self {
            reference: order.reference.as_str().to_owned(),
            status: order.status.as_str(),
            since: order.status_since,
            agency: order.details.agency_name.clone(),
            supplier: order.details.offer.supplier.0.clone(),
            pnr: order.pnr.clone(),
            route: order.route(),
            travellers: people_of(&order),
            held: held.map(|money| money.to_string()),
        }
    }
}

fn people_of(order: &FlightOrder) -> Vec<Person> {
    let people = order.details.travellers.iter();
    people
        .map(|person| Person {
            traveller_id: person.traveller_id.clone(),
            name: spoken_name(&person.given_name, &person.surname),
        })
        .collect()
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
