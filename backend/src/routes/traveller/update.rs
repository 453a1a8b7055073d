//! Change a saved traveller.

use axum::Json;
use axum::extract::State;
use jetway_domain::access::Functionality;
use jetway_domain::air::traveller::saved::{PassportData, SavedTraveller};
use serde::Deserialize;
use utoipa::ToSchema;

use super::create::under_traveller;
use super::request::TravellerForm;
use super::response::TravellerView;
use super::view::id_of;
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;
use crate::wire::field_error::BadField;

/// A changed traveller.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct UpdateTravellerRequest {
    traveller_id: String,
    /// Version that was read; a change based on an older one is refused.
    version: i64,
    traveller: TravellerForm,
}

/// Change a traveller. Without 220, passport and national identity number stay unchanged.
#[utoipa::path(post, path = "/api/customer/v1/Traveller/update", operation_id = "updateTraveller", tag = "travellers",
    security(("session" = [])), extensions(("x-functionality" = json!(210))),
    request_body = UpdateTravellerRequest, responses((status = 200, body = TravellerView)))]
pub(crate) async fn update_traveller(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ManageTravellers.code() }>,
    body: Body<UpdateTravellerRequest>,
) -> Result<Json<TravellerView>, Refusal> {
    let today = agent.portal.today(state.app.clock())?;
    let UpdateTravellerRequest {
        traveller_id,
        version,
        traveller,
    } = body.value;
    let id = id_of(&traveller_id)?;
    let person = traveller.read(today).map_err(under_traveller)?;
    let sees_passports = agent.visibility().passports;
    if !sees_passports && person.passport_data != PassportData::default() {
        let detail = "You cannot change passport and identity numbers that you cannot see.";
        return Err(under_traveller(vec![BadField::new(
            "/passport",
            "papers.hidden",
            detail,
        )]));
    }
    let change = move |kept: &SavedTraveller| {
        if sees_passports {
            return person;
        }
        SavedTraveller {
            passport_data: kept.passport_data.clone(),
            ..person
        }
    };
    let kept = state
        .app
        .travellers()
        .update(agent.caller(), id, version, change)
        .await?;
    Ok(Json(TravellerView::of(&kept, today, agent.visibility())))
}
