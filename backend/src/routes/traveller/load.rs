//! The page of saved travellers.

use axum::Json;
use axum::extract::State;
use jetway_app::travellers::{LARGEST_PAGE, TravellersQuery};
use jetway_domain::access::Functionality;
use serde::Deserialize;
use utoipa::ToSchema;

use super::response::TravellersPage;
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;
use crate::wire::field_error::BadField;

/// Default page size.
const PAGE_SIZE: u64 = 20;

/// Search and paging.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct TravellersRequest {
    /// Parts of a name, an e-mail address or a phone number.
    search: Option<String>,
    /// From 1.
    page: Option<u64>,
    /// At most 100.
    page_size: Option<u64>,
}

/// List the agency's travellers by surname.
#[utoipa::path(post, path = "/api/customer/v1/Traveller/load", operation_id = "loadTravellers", tag = "travellers",
    security(("session" = [])), extensions(("x-functionality" = json!(210))),
    request_body = TravellersRequest, responses((status = 200, body = TravellersPage)))]
pub(crate) async fn load_travellers(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ManageTravellers.code() }>,
    body: Body<TravellersRequest>,
) -> Result<Json<TravellersPage>, Refusal> {
    let request = body.value;
    let (page, page_size) = (request.page.unwrap_or(1), request.page_size.unwrap_or(PAGE_SIZE));
    let mut bad = Vec::new();
    if page == 0 {
        bad.push(BadField::new("/page", "page.first", "Pages count from 1."));
    }
    if !(1..=LARGEST_PAGE).contains(&page_size) {
        bad.push(BadField::new(
            "/pageSize",
            "pageSize.range",
            format!("1 to {LARGEST_PAGE}."),
        ));
    }
    if !bad.is_empty() {
        return Err(Refusal::fields(bad));
    }
    let query = TravellersQuery {
        search: request.search,
        page,
        page_size,
    };
    let found = state.app.travellers().page(agent.caller(), &query).await?;
    let today = agent.portal.today(state.app.clock())?;
    let place = (page, page_size);
    Ok(Json(TravellersPage::of(
        &found.travellers,
        found.total,
        place,
        today,
        agent.visibility(),
    )))
}
