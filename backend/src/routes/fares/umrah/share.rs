//! Share a quote with a client, and revoke its link.

use axum::Json;
use axum::extract::State;
use jetway_domain::access::Functionality;
use jetway_problem::{ErrorCode, Problem};

use super::get::{UmrahQuoteReference, UmrahQuoteVersion, page};
use super::refusals::refused;
use super::view::UmrahQuotePage;
use crate::http::{Agent, Allowed, Body, Refusal};
use crate::state::AppState;

/// Share a quote by a link that opens without a session until the prices expire. A link that opens is kept. Needs 244 too.
#[utoipa::path(post, path = "/api/fares/v1/UmrahQuote/Share", operation_id = "fareShareUmrahQuote", tag = "fares",
    security(("session" = [])), extensions(("x-functionality" = json!(206))),
    request_body = UmrahQuoteVersion, responses((status = 200, body = UmrahQuotePage)))]
pub(crate) async fn share(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::MakeProposal.code() }>,
    body: Body<UmrahQuoteVersion>,
) -> Result<Json<UmrahQuotePage>, Refusal> {
    needs_umrah(&agent)?;
    let asked = body.value;
    let quotes = state.app.umrah_quotes();
    let shared = quotes.share(agent.caller(), (&asked.reference_id, asked.version)).await;
    shared.map_err(refused)?;
    page(&state, &agent, &asked.reference_id).await
}

/// Revoke the link of a quote. Repeating the call changes nothing. Needs 244 too.
#[utoipa::path(post, path = "/api/fares/v1/UmrahQuote/Revoke", operation_id = "fareRevokeUmrahQuote", tag = "fares",
    security(("session" = [])), extensions(("x-functionality" = json!(206))),
    request_body = UmrahQuoteReference, responses((status = 200, body = UmrahQuotePage)))]
pub(crate) async fn revoke(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::MakeProposal.code() }>,
    body: Body<UmrahQuoteReference>,
) -> Result<Json<UmrahQuotePage>, Refusal> {
    needs_umrah(&agent)?;
    let reference = body.value.reference_id;
    let revoked = state.app.umrah_quotes().revoke(agent.caller(), &reference).await;
    revoked.map_err(refused)?;
    page(&state, &agent, &reference).await
}

fn needs_umrah(agent: &Agent) -> Result<(), Refusal> {
    let needed = Functionality::AccessUmrahFares;
    if agent.may(needed) {
        return Ok(());
    }
    let problem = Problem::new(ErrorCode::AccessDenied).param("functionality", needed.code());
    Err(problem.into())
}
