//! The names of a group.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::Response;
use http::HeaderMap;
use jetway_app::lots::group::GroupError;
use jetway_domain::access::Functionality;
use jetway_domain::lot::MOST_PASSENGERS;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::name::GroupName;
use super::name_problem::NameProblem;
use super::refusals::{charged, pointed};
use super::view::GroupOrder;
use crate::http::idempotency::Once;
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;
use crate::wire::field_error::BadField;
use crate::wire::money::money;
use crate::wire::order_reference::reference;

/// Longest text of a list, in bytes.
const LONGEST_TEXT: usize = 200_000;

/// A list of names as text.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct CheckNamesRequest {
    reference_id: String,
    /// A pasted list, or the text of a CSV file: title, given name, surname, date of birth, nationality, passport number and its
    /// last day, separated by commas, semicolons or tabs.
    text: String,
}

/// The names of a list.
#[derive(Serialize, ToSchema)]
pub(crate) struct CheckedNames {
    /// The lines that are whole.
    names: Vec<GroupName>,
    problems: Vec<NameProblem>,
    /// What should be looked at and is accepted all the same, such as a title inside a name.
    warnings: Vec<NameProblem>,
}

/// The names of a group, all or some.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct SubmitNamesRequest {
    reference_id: String,
    /// The version of the order that was read.
    version: u32,
    /// The whole list, at most 500; it replaces the one before.
    names: Vec<GroupName>,
}

/// Another name for a line.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct ChangeNameRequest {
    reference_id: String,
    /// The version of the order that was read.
    version: u32,
    line: u32,
    name: GroupName,
    /// The fee as shown, such as `AED 50.00`; zero until names are due.
    accepted_fee: String,
}

/// Read a list of names without storing it.
#[utoipa::path(post, path = "/api/fares/v1/Fare/CheckNames", operation_id = "fareCheckNames", tag = "fares",
    security(("session" = [])), extensions(("x-functionality" = json!(207))),
    request_body = CheckNamesRequest, responses((status = 200, body = CheckedNames)))]
pub(crate) async fn check_names(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::BookTicket.code() }>,
    body: Body<CheckNamesRequest>,
) -> Result<Json<CheckedNames>, Refusal> {
    let CheckNamesRequest { reference_id, text } = body.value;
    let reference = reference(&reference_id)?;
    if text.len() > LONGEST_TEXT {
        return Err(BadField::new("/text", "text.length", "A list has at most 500 lines.").into());
    }
    let (read, warnings) = state
        .app
        .groups()
        .check_names(agent.caller(), &reference, &text)
        .await?;
    // The user has just sent the passports.
    let names = read.names.iter().map(|name| GroupName::of(name, true)).collect();
    Ok(Json(CheckedNames {
        names,
        warnings: NameProblem::all(warnings),
        problems: NameProblem::all(read.faults),
    }))
}

/// Replace the names of a group until they are due. Repeating the call changes nothing; `record.changed` when the order has changed
/// since it was read.
#[utoipa::path(post, path = "/api/fares/v1/Fare/SubmitNames", operation_id = "fareSubmitNames", tag = "fares",
    security(("session" = [])), extensions(("x-functionality" = json!(207))),
    request_body = SubmitNamesRequest, responses((status = 200, body = GroupOrder)))]
pub(crate) async fn submit_names(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::BookTicket.code() }>,
    body: Body<SubmitNamesRequest>,
) -> Result<Json<GroupOrder>, Refusal> {
    let SubmitNamesRequest {
        reference_id,
        version,
        names,
    } = body.value;
    let reference = reference(&reference_id)?;
    if !u32::try_from(names.len()).is_ok_and(|count| count <= MOST_PASSENGERS) {
        return Err(BadField::new("/names", "list.length", "A list has at most 500 names.").into());
    }
    let (mut read, mut faults) = (Vec::new(), Vec::new());
    for (at, (line, name)) in (1..).zip(&names).enumerate() {
        match name.read(&format!("/names/{at}"), line) {
            Ok(name) => read.push(name),
            Err(found) => faults.extend(found),
        }
    }
    if !faults.is_empty() {
        return Err(Refusal::fields(faults));
    }
    let order = state
        .app
        .groups()
        .submit_names(agent.caller(), (&reference, version), read)
        .await?;
    Ok(Json(GroupOrder::of(&state, &agent, &order)?))
}

/// Change the name of a line until tickets are made. A line that has this name already stays as it is and costs nothing, so that
/// repeating the call changes nothing; `record.changed` when the order has changed since it was read.
#[utoipa::path(post, path = "/api/fares/v1/Fare/ChangeName", operation_id = "fareChangeName", tag = "fares",
    security(("session" = [])), extensions(("x-functionality" = json!(207))),
    request_body = ChangeNameRequest, responses((status = 200, body = GroupOrder)))]
pub(crate) async fn change_name(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::BookTicket.code() }>,
    headers: HeaderMap,
    body: Body<ChangeNameRequest>,
) -> Result<Response, Refusal> {
    let asked = body.value;
    let reference = reference(&asked.reference_id)?;
    let fee = money("/acceptedFee", &asked.accepted_fee)?;
    let name = asked.name.read("/name", asked.line).map_err(Refusal::fields)?;
    let agent = Arc::new(agent);
    let once = Once::new(&state, &agent, "fareChangeName", body.digest);
    let work = async move {
        let (groups, order) = (state.app.groups(), (&reference, asked.version));
        let changed = groups.change_name(agent.caller(), order, name, fee).await;
        let order = changed.map_err(|error| match error {
            GroupError::Names(faults) => Refusal::fields(faults.iter().map(|fault| pointed("/name", fault)).collect()),
            error => charged(&agent, error),
        })?;
        GroupOrder::of(&state, &agent, &order)
    };
    once.answer(&headers, work).await
}
