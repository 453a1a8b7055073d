//! Lots from a CSV file, and taking an import back.

use axum::Json;
use axum::extract::{DefaultBodyLimit, FromRequest, Request, State};
use jetway_app::lots::import::{KeptLine, LotSheet};
use jetway_app::lots::{SheetProblem, TEMPLATE};
use jetway_domain::ids::LotImportId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use super::list::FareLotState;
use super::page::LotPlace;
use super::{READERS, WRITERS, refused};
use crate::http::{Body, OperatorCall, Refusal};
use crate::state::AppState;
use crate::wire::instant::instant;

/// A file of lots.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct LotImport {
    /// Slug of the tenant.
    tenant: String,
    /// The text of the file, at most 5,000 lots. The first line names the columns.
    csv: String,
    /// Read it only.
    dry_run: bool,
}

/// What a file has.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct LotImported {
    /// Absent when nothing was imported.
    #[serde(skip_serializing_if = "Option::is_none")]
    import_id: Option<Uuid>,
    /// Lots of the file that are possible and not there yet.
    lots: usize,
    /// Lines that are lots already, because orders took seats of them and they stayed when their import was taken back. They are not
    /// imported again.
    kept: Vec<LotKept>,
    /// The first 200; with any, nothing is imported.
    problems: Vec<LotProblem>,
}

/// A line that is a lot already.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct LotKept {
    /// From 1, the line with the names of the columns.
    line: u64,
    lot_id: Uuid,
    title: String,
    state: FareLotState,
}

/// A line or a field that cannot be imported.
#[derive(Serialize, ToSchema)]
pub(crate) struct LotProblem {
    /// From 1, the line with the names of the columns.
    line: u64,
    /// Name of the column; empty for the whole line.
    field: String,
    text: String,
}

/// Whose imports.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct LotImportListRequest {
    /// Slug of the tenant.
    tenant: String,
}

/// The last imports, newest first.
#[derive(Serialize, ToSchema)]
pub(crate) struct LotImportList {
    items: Vec<LotImportView>,
    /// A file with one lot to begin with.
    template: &'static str,
}

/// An import.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct LotImportView {
    import_id: Uuid,
    lots: u32,
    /// Lots stored so far, all of them drafts, while it is running or after it stopped. Absent once it has ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    loaded: Option<u32>,
    made_by: String,
    made_at: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    undone_by: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    undone_at: Option<String>,
}

/// An import to take back.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct LotImportUndo {
    /// Slug of the tenant.
    tenant: String,
    import_id: Uuid,
}

/// What was taken back.
#[derive(Serialize, ToSchema)]
pub(crate) struct LotImportUndone {
    /// Lots that are gone.
    lots: u64,
    /// Lots that stay because orders took seats of them.
    kept: u64,
}

/// A body as large as a file.
pub(crate) struct FileBody(Body<LotImport>);

impl FromRequest<AppState> for FileBody {
    type Rejection = Refusal;

    async fn from_request(mut request: Request, state: &AppState) -> Result<Self, Refusal> {
        DefaultBodyLimit::max(state.upload_bytes).apply(&mut request);
        Ok(Self(Body::from_request(request, state).await?))
    }
}

/// Read a file of fare lots, and import it unless it is a dry run or has a problem. The lots are stored in parts, as drafts, and go on sale
/// together when all are stored; `GetImports` shows how many are. Lots that are there already are left out. A file is imported once, until its import is taken back: `fares.already_imported` names the first import, in a
/// dry run too.
#[utoipa::path(post, path = "/api/operations/v1/Fares/ImportLots", operation_id = "importFareLots", tag = "fares",
    security(("operator" = [])), request_body = LotImport, responses((status = 200, body = LotImported)))]
pub(crate) async fn import_fare_lots(
    State(state): State<AppState>,
    call: OperatorCall,
    FileBody(body): FileBody,
) -> Result<Json<LotImported>, Refusal> {
    let asked = body.value;
    call.needs_one(&state, &WRITERS).await?;
    let place = LotPlace::of(&state, &call, &asked.tenant).await?;
    let sheet = LotSheet {
        text: asked.csv,
        currency: place.currency,
        is_dry_run: asked.dry_run,
        operator: call.operator(),
    };
    let app = state.app.clone();
    let work = async move { app.import_lots(&place.tenant, sheet).await };
    // A closed browser does not leave half of an import.
    let found = state.calls.finish(work).await?;
    let found = found.map_err(|error| refused(error, ""))?;
    let problem = |problem: SheetProblem| LotProblem {
        line: problem.line,
        field: problem.field,
        text: problem.text,
    };
    let kept = |kept: KeptLine| LotKept {
        line: kept.line,
        lot_id: kept.lot.0,
        title: kept.title,
        state: FareLotState::of(kept.state),
    };
    Ok(Json(LotImported {
        import_id: found.import.map(|import| import.0),
        lots: found.lots,
        kept: found.kept.into_iter().map(kept).collect(),
        problems: found.problems.into_iter().map(problem).collect(),
    }))
}

/// List the last imports of a tenant.
#[utoipa::path(post, path = "/api/operations/v1/Fares/GetImports", operation_id = "loadFareImports", tag = "fares",
    security(("operator" = [])), request_body = LotImportListRequest, responses((status = 200, body = LotImportList)))]
pub(crate) async fn load_fare_imports(
    State(state): State<AppState>,
    call: OperatorCall,
    body: Body<LotImportListRequest>,
) -> Result<Json<LotImportList>, Refusal> {
    call.needs_one(&state, &READERS).await?;
    let (tenant, _) = call.tenant(&state, &body.value.tenant).await?;
    let imports = state.app.lot_imports(&tenant).await?;
    let view = |import: jetway_domain::lot::LotImport| {
        let (undone_by, undone_at) = import.undone.unzip();
        LotImportView {
            import_id: import.id.0,
            lots: import.lots,
            loaded: import.loaded,
            made_by: import.made_by,
            made_at: instant(import.made_at),
            undone_by,
            undone_at: undone_at.map(instant),
        }
    };
    Ok(Json(LotImportList {
        items: imports.into_iter().map(view).collect(),
        template: TEMPLATE,
    }))
}

/// Take an import back. Lots that an order ever took seats of stay.
#[utoipa::path(post, path = "/api/operations/v1/Fares/UndoImport", operation_id = "undoFareImport", tag = "fares",
    security(("operator" = [])), request_body = LotImportUndo, responses((status = 200, body = LotImportUndone)))]
pub(crate) async fn undo_fare_import(
    State(state): State<AppState>,
    call: OperatorCall,
    body: Body<LotImportUndo>,
) -> Result<Json<LotImportUndone>, Refusal> {
    let asked = body.value;
    call.needs_one(&state, &WRITERS).await?;
    let (tenant, _) = call.tenant(&state, &asked.tenant).await?;
    let (import, operator) = (LotImportId(asked.import_id), call.operator());
    let undone = state.app.undo_lot_import(&tenant, import, &operator).await;
    let undone = undone.map_err(|error| refused(error, ""))?;
    Ok(Json(LotImportUndone {
        lots: undone.removed,
        kept: undone.kept,
    }))
}
