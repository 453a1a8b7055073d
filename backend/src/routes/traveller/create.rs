//! Save a traveller.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use http::HeaderMap;
use jetway_app::travellers::Keep;
use jetway_domain::access::Functionality;
use serde::Deserialize;
use utoipa::ToSchema;

use super::request::TravellerForm;
use super::response::TravellerView;
use crate::http::idempotency::Once;
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;
use crate::wire::field_error::BadField;

/// A new traveller.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct CreateTravellerRequest {
    traveller: TravellerForm,
    /// Confirms that this is a different person with the name and date of birth of a saved traveller.
    #[serde(default)]
    is_another: bool,
}

/// Save a traveller. Repeating the call with its `Idempotency-Key`, or unchanged, returns the saved one. A passport that is saved already is refused, and so
/// are a saved name and date of birth unless `isAnother` is set.
#[utoipa::path(post, path = "/api/customer/v1/Traveller/create", operation_id = "createTraveller", tag = "travellers",
    security(("session" = [])), extensions(("x-functionality" = json!(208))),
    request_body = CreateTravellerRequest, responses((status = 200, body = TravellerView)))]
pub(crate) async fn create_traveller(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::AddTraveller.code() }>,
    headers: HeaderMap,
    body: Body<CreateTravellerRequest>,
) -> Result<Response, Refusal> {
    let today = agent.portal.today(state.app.clock())?;
    let CreateTravellerRequest { traveller, is_another } = body.value;
    let person = traveller.read(today).map_err(under_traveller)?;
    let keep = Keep { person, is_another };
    let agent = Arc::new(agent);
    let once = Once::new(&state, &agent, "createTraveller", body.digest);
    let work = async move {
        let kept = state.app.travellers().create(agent.caller(), keep).await?;
        Ok(TravellerView::of(&kept, today, agent.visibility()))
    };
    once.answer(&headers, work).await
}

/// Errors with JSON pointers of this request.
pub(super) fn under_traveller(bad: Vec<BadField>) -> Refusal {
    let placed = bad.into_iter().map(|field| BadField {
        pointer: format!("/traveller{}", field.pointer),
        ..field
    });
    Refusal::fields(placed.collect())
}
