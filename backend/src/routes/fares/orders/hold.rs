//! Hold seats of a lot.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use http::HeaderMap;
use jetway_app::lots::group::hold::HoldSeats;
use jetway_domain::access::Functionality;
use jetway_domain::lot::LotKind;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use super::party::{GroupContact, GroupPassengers};
use super::refusals::charged;
use super::view::GroupOrderStatus;
use crate::http::idempotency::Once;
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;
use crate::wire::form_fields::line;
use crate::wire::money::money;

/// Longest name of a group.
const LONGEST_NAME: usize = 80;
/// The header that a hold needs: it has no other key.
const KEY: &str = "idempotency-key";

/// A lot, a party and the accepted amount.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct HoldSeatsRequest {
    lot_id: Uuid,
    passengers: GroupPassengers,
    /// The customer total as shown, such as `AED 1234.50`.
    accepted_amount: String,
    group_name: String,
    contact: GroupContact,
}

/// The new order.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SeatsHeld {
    reference_id: String,
    status: GroupOrderStatus,
}

/// Hold seats until the deposit is due. The kind of the lot needs a permission of its own. Repeating the call with its key returns
/// the same order.
#[utoipa::path(post, path = "/api/fares/v1/Fare/Hold", operation_id = "fareHold", tag = "fares",
    security(("session" = [])), extensions(("x-functionality" = json!(207))),
    request_body = HoldSeatsRequest, responses((status = 200, body = SeatsHeld)))]
pub(crate) async fn hold(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::BookTicket.code() }>,
    headers: HeaderMap,
    body: Body<HoldSeatsRequest>,
) -> Result<Response, Refusal> {
    if !headers.contains_key(KEY) {
        return Err(Refusal::unusable(
            "Send an Idempotency-Key: a repeated hold would take the seats twice.",
        ));
    }
    let kinds = LotKind::ALL.into_iter().filter(|kind| agent.may(kind.functionality()));
    let command = command(&body.value, kinds.collect())?;
    let agent = Arc::new(agent);
    let once = Once::new(&state, &agent, "fareHold", body.digest);
    let work = async move {
        let held = state.app.groups().hold(agent.caller(), command).await;
        let order = held.map_err(|error| charged(&agent, error))?;
        Ok(SeatsHeld {
            reference_id: order.reference.as_str().to_owned(),
            status: GroupOrderStatus::of(order.stage()),
        })
    };
    once.answer(&headers, work).await
}

/// The command, or every field at fault.
fn command(request: &HoldSeatsRequest, kinds: Vec<LotKind>) -> Result<HoldSeats, Refusal> {
    let mut faults = Vec::new();
    let accepted = money("/acceptedAmount", &request.accepted_amount).map_err(|fault| faults.push(fault));
    let name = line("/groupName", &request.group_name, (1, LONGEST_NAME)).map_err(|fault| faults.push(fault));
    let contact = request.contact.read().map_err(|found| faults.extend(found));
    match (accepted, name, contact) {
        (Ok(accepted), Ok(group_name), Ok(contact)) => Ok(HoldSeats {
            lot: request.lot_id.into(),
            kinds,
            party: request.passengers.party(),
            accepted,
            group_name,
            contact,
        }),
        _ => Err(Refusal::fields(faults)),
    }
}
