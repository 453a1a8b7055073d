//! Where records can be imported from.

use axum::Json;
use axum::extract::State;
use jetway_app::flight::queue_share::read::ImportSource as Source;
use jetway_domain::access::Functionality;
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::Allowed;
use crate::state::AppState;

/// The sources that take records.
#[derive(Serialize, ToSchema)]
pub(crate) struct ImportSources {
    sources: Vec<ImportSource>,
}

/// A source that takes records.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ImportSource {
    /// Sent back to look up a record.
    code: String,
    name: String,
    /// Whether a record must be placed on `queue`.
    needs_queue: bool,
    /// Whether a record is found only with a traveller's surname: always.
    needs_surname: bool,
    /// The office that takes records over.
    office_id: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    queue: Option<String>,
    /// What the agency has to do at the source first.
    transfer_queue_text: String,
}

/// The sources of records and how to transfer a record to each.
#[utoipa::path(get, path = "/api/order/v1/AirGetImportPNRSources", operation_id = "airGetImportPnrSources",
    tag = "flights", security(("session" = [])), extensions(("x-functionality" = json!(241))),
    responses((status = 200, body = ImportSources)))]
pub(crate) async fn air_get_import_pnr_sources(
    State(state): State<AppState>,
    Allowed(_caller): Allowed<{ Functionality::ImportPnr.code() }>,
) -> Json<ImportSources> {
    let sources = state.app.queue_share().sources();
    Json(ImportSources {
        sources: sources.into_iter().map(ImportSource::of).collect(),
    })
}

impl ImportSource {
    fn of(Source { supplier, desk }: Source) -> Self {
        Self {
            code: supplier.0,
            name: desk.name,
            needs_queue: desk.queue.is_some(),
            needs_surname: true,
            office_id: desk.office,
            queue: desk.queue,
            transfer_queue_text: desk.instructions,
        }
    }
}
