//! Orders with unknown outcome: what is known of each, and the decision.

use axum::Json;
use axum::extract::State;
use jetway_app::app::orders_in_doubt::{self, OutcomeFound};
use jetway_app::context::supplier_names::supplier_name;
use jetway_domain::access::OperatorRole;
use jetway_domain::ids::OrderReference;
use jetway_domain::order::Found;
use jetway_problem::ErrorCode;
use jetway_tenancy::Tenant;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::http::{Body, CONSOLE_LANGUAGE, InRole, Refusal};
use crate::state::AppState;
use crate::wire::decision::{reason, text};
use crate::wire::instant::instant;
use crate::wire::names::{FoundName, OrderStatusName};

/// Longest record locator, in characters.
const LONGEST_PNR: usize = 100;

/// A tenant.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct InDoubtRequest {
    /// Its slug.
    tenant: String,
}

/// Orders that wait for a decision, oldest first.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OrdersInDoubt {
    items: Vec<OrderInDoubt>,
}

/// An order with unknown outcome, with the identifiers to ask the airline about it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OrderInDoubt {
    order_reference: String,
    #[schema(value_type = OrderStatusName)]
    status: &'static str,
    since: String,
    agency: String,
    /// What the tenant calls the supplier.
    supplier: String,
    /// The airline's record locator; of an import, that of the record to be taken over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pnr: Option<String>,
    route: String,
    travellers: Vec<TravellerInDoubt>,
    /// Held in the wallet for it, such as `AED 560.00`.
    #[serde(skip_serializing_if = "Option::is_none")]
    held: Option<String>,
    /// What can be found at the supplier now: rooms of a rate that is paid at once are never held unpaid.
    #[schema(value_type = Vec<FoundName>)]
    findings: Vec<Found>,
}

/// A traveller of an order.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TravellerInDoubt {
    traveller_id: String,
    name: String,
}

/// What the airline has.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct OutcomeRequest {
    /// Slug of the tenant.
    tenant: String,
    order_reference: String,
    #[schema(value_type = FoundName)]
    found: Found,
    /// One per traveller, if `found` is `tickets`.
    #[serde(default)]
    tickets: Vec<TicketFound>,
    /// Record locator, if the order has none yet.
    pnr: Option<String>,
    /// Evidence for the decision, kept in the audit trail.
    reason: String,
}

/// A ticket the airline has.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct TicketFound {
    traveller_id: String,
    /// 13 digits.
    number: String,
}

/// List a tenant's orders with unknown outcome.
#[utoipa::path(post, path = "/api/operations/v1/Order/LoadInDoubt", operation_id = "loadOrdersInDoubt", tag = "orders",
    security(("operator" = [])), extensions(("x-role" = json!("ticketing"))),
    request_body = InDoubtRequest, responses((status = 200, body = OrdersInDoubt)))]
pub(crate) async fn load_orders_in_doubt(
    State(state): State<AppState>,
    InRole(call): InRole<{ OperatorRole::Ticketing.code() }>,
    body: Body<InDoubtRequest>,
) -> Result<Json<OrdersInDoubt>, Refusal> {
    let (tenant, settings) = call.tenant(&state, &body.value.tenant).await?;
    let found = state.app.orders_in_doubt(&tenant).await?;
    let items = found.into_iter().map(|order| OrderInDoubt::of(order, &settings));
    Ok(Json(OrdersInDoubt { items: items.collect() }))
}

/// Decide on an order with unknown outcome. Repeating the same decision returns the same result and changes nothing.
#[utoipa::path(post, path = "/api/operations/v1/Order/DecideOutcome", operation_id = "decideOutcome", tag = "orders",
    security(("operator" = [])), extensions(("x-role" = json!("ticketing"))),
    request_body = OutcomeRequest, responses((status = 200, body = OrderInDoubt)))]
pub(crate) async fn decide_outcome(
    State(state): State<AppState>,
    InRole(call): InRole<{ OperatorRole::Ticketing.code() }>,
    body: Body<OutcomeRequest>,
) -> Result<Json<OrderInDoubt>, Refusal> {
    let asked = body.value;
    let (tenant, settings) = call.tenant(&state, &asked.tenant).await?;
    let reference =
        OrderReference::parse(&asked.order_reference).map_err(|_| Refusal::new(ErrorCode::OrderNotFound))?;
    let pnr = asked.pnr.map(|pnr| text("/pnr", &pnr, LONGEST_PNR)).transpose()?;
    let tickets = asked.tickets.into_iter();
    let outcome = OutcomeFound {
        found: asked.found,
        tickets: tickets.map(|ticket| (ticket.traveller_id, ticket.number)).collect(),
        record: pnr,
        reason: reason(&asked.reason)?,
        operator: call.operator(),
    };
    let decided = state.app.decide_outcome(&tenant, &reference, outcome).await?;
    Ok(Json(OrderInDoubt::of(decided, &settings)))
}

impl OrderInDoubt {
    fn of(order: orders_in_doubt::OrderInDoubt, tenant: &Tenant) -> Self {
        let people = order.travellers.into_iter().map(|person| TravellerInDoubt {
            traveller_id: person.traveller_id,
            name: person.name,
        });
        Self {
            order_reference: order.reference.as_str().to_owned(),
            status: order.status.as_str(),
            since: instant(order.since),
            agency: order.agency,
            supplier: supplier_name(&tenant.supplier_names, CONSOLE_LANGUAGE, &order.supplier),
            pnr: order.record,
            route: order.title,
            travellers: people.collect(),
            held: order.held.map(|money| money.to_string()),
            findings: order.findings,
        }
    }
}
