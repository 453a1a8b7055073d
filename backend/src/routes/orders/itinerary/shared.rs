//! The traveller's side: what the link opens, without a session.

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use http::{HeaderValue, header};
use jetway_app::order::documents::itinerary::SharedItinerary as Shared;
use jetway_app::order::documents::{Letterhead, letterhead};
use jetway_problem::ErrorCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::http::download::pdf_answer;
use crate::http::{Origin, Params, Portal, Refusal};
use crate::routes::orders::documents::content::PrintedDocument;
use crate::state::AppState;
use crate::wire::brand::LeadingBrand;
use crate::wire::names::ItineraryLinkName;

/// What a link to an itinerary shows.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SharedItinerary {
    #[schema(value_type = ItineraryLinkName)]
    state: &'static str,
    /// Whose customer the reader is.
    brand: LeadingBrand,
    /// The itinerary, at current times; absent unless the link is open.
    #[serde(skip_serializing_if = "Option::is_none")]
    itinerary: Option<PrintedDocument>,
}

/// The token of an itinerary link.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ItineraryToken {
    token: String,
}

/// Read an itinerary. Anyone with the link may read it.
#[utoipa::path(get, path = "/api/order/v1/Itinerary/GetSharedItinerary", operation_id = "getSharedItinerary", tag = "orders",
    params(("token" = String, Query)), responses((status = 200, body = SharedItinerary)))]
pub(crate) async fn get_shared_itinerary(
    State(state): State<AppState>,
    portal: Portal,
    origin: Origin,
    Params(params): Params<ItineraryToken>,
) -> Result<Json<SharedItinerary>, Refusal> {
    let itineraries = state.app.itineraries();
    let found = itineraries
        .shared(&portal.tenant, &params.token, head(&portal, &origin))
        .await?;
    Ok(Json(SharedItinerary::of(found.ok_or(ErrorCode::RecordNotFound)?)))
}

/// The itinerary as PDF, for anyone with the link.
#[utoipa::path(get, path = "/api/order/v1/Itinerary/GetSharedItineraryPdf", operation_id = "getSharedItineraryPdf", tag = "print",
    params(("token" = String, Query)), responses((status = 200, body = Vec<u8>, content_type = "application/pdf")))]
pub(crate) async fn get_shared_itinerary_pdf(
    State(state): State<AppState>,
    portal: Portal,
    origin: Origin,
    Params(params): Params<ItineraryToken>,
) -> Result<Response, Refusal> {
    let itineraries = state.app.itineraries();
    let found = itineraries
        .pdf(&portal.tenant, &params.token, head(&portal, &origin))
        .await?;
    pdf_answer(found.ok_or(ErrorCode::RecordNotFound)?, "itinerary")
}

/// Its flights, stay or days as a calendar file, for anyone with the link.
#[utoipa::path(get, path = "/api/order/v1/Itinerary/GetSharedItineraryCalendar", operation_id = "getSharedItineraryCalendar", tag = "print",
    params(("token" = String, Query)), responses((status = 200, body = String, content_type = "text/calendar")))]
pub(crate) async fn get_shared_itinerary_calendar(
    State(state): State<AppState>,
    portal: Portal,
    origin: Origin,
    Params(params): Params<ItineraryToken>,
) -> Result<Response, Refusal> {
    let itineraries = state.app.itineraries();
    let found = itineraries
        .calendar(&portal.tenant, &params.token, &head(&portal, &origin))
        .await?;
    let headers = [
        (
            header::CONTENT_TYPE,
            HeaderValue::from_static("text/calendar; charset=utf-8"),
        ),
        (
            header::CONTENT_DISPOSITION,
            HeaderValue::from_static("attachment; filename=\"itinerary.ics\""),
        ),
        (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
        (header::CACHE_CONTROL, HeaderValue::from_static("private, no-store")),
    ];
    Ok((headers, found.ok_or(ErrorCode::RecordNotFound)?).into_response())
}

fn head(portal: &Portal, origin: &Origin) -> Letterhead {
    letterhead(&portal.settings, portal.language(), &origin.text)
}

impl SharedItinerary {
    fn of(shared: Shared) -> Self {
        let (state, brand, document) = match shared {
            Shared::Open(document) => ("open", LeadingBrand::of(&document.brand), Some(document)),
            Shared::Revoked(brand) => ("revoked", LeadingBrand::of(&brand), None),
            Shared::Expired(brand) => ("expired", LeadingBrand::of(&brand), None),
        };
        Self {
            state,
            brand,
            itinerary: document.map(|document| PrintedDocument::of(*document)),
        }
    }
}
