//! Keeping somebody.

use axum::Json;
use axum::extract::State;
use jetway_app::travellers::Keep;
use jetway_domain::access::Functionality;
use serde::Deserialize;
use utoipa::ToSchema;

use super::request::TravellerForm;
use super::response::TravellerView;
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;
use crate::wire::field_error::BadField;

/// Somebody new.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct CreateTravellerRequest {
    traveller: TravellerForm,
    /// Somebody of this name and birthday is saved already, and this is another person.
    #[serde(default)]
    is_another: bool,
}

/// Save a traveller. Sent again unchanged, it answers with the one saved the first time. The same passport is refused, the same
/// name and birthday too unless `isAnother` says otherwise.
#[utoipa::path(post, path = "/api/customer/v1/Traveller/create", operation_id = "createTraveller", tag = "travellers",
    security(("session" = [])), extensions(("x-functionality" = json!(208))),
    request_body = CreateTravellerRequest, responses((status = 200, body = TravellerView)))]
pub(crate) async fn create_traveller(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::AddTraveller.code() }>,
    body: Body<CreateTravellerRequest>,
) -> Result<Json<TravellerView>, Refusal> {
    let today = agent.portal.today(state.app.clock())?;
    let CreateTravellerRequest { traveller, is_another } = body.value;
    let person = traveller.read(today).map_err(under_traveller)?;
    let keep = Keep { person, is_another };
    let kept = state.app.travellers().create(agent.caller(), keep).await?;
    Ok(Json(TravellerView::of(&kept, today, agent.visibility())))
}

/// Faults at their place in the request.
pub(super) fn under_traveller(bad: Vec<BadField>) -> Refusal {
    let placed = bad.into_iter().map(|field| BadField {
        pointer: format!("/traveller{}", field.pointer),
        ..field
    });
    Refusal::fields(placed.collect())
}
