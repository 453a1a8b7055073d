//! The agency's logo, shown in the header instead of the portal's.

use axum::Json;
use axum::extract::State;
use jetway_domain::access::Functionality;
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::upload::PICTURES;
use crate::http::{Allowed, Faults, Refusal, Upload};
use crate::routes::customer::get_file;
use crate::state::AppState;

/// The image.
#[derive(ToSchema)]
#[expect(dead_code, reason = "the contract of a form; Upload reads it part by part")]
pub(crate) struct LogoForm {
    /// PNG or JPEG under 1 MB.
    #[schema(format = Binary, content_media_type = "application/octet-stream")]
    file: String,
}

/// The current logo.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct LogoChanged {
    /// URL of the logo; requires the session token. Absent if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    company_logo: Option<String>,
}

/// Set the agency's logo.
#[utoipa::path(post, path = "/api/customer/v1/CompanySettings/uploadlogo", operation_id = "uploadLogo",
    tag = "company", security(("session" = [])), extensions(("x-functionality" = json!(234))),
    request_body(content = LogoForm, content_type = "multipart/form-data"),
    responses((status = 200, body = LogoChanged)))]
pub(crate) async fn upload_logo(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::EditCompanyInfo.code() }>,
    mut upload: Upload,
) -> Result<Json<LogoChanged>, Refusal> {
    let mut faults = Faults::default();
    let file = faults.take(upload.file("file", &PICTURES).await?);
    upload.end(&mut faults);
    let (Some(file), true) = (file, faults.is_empty()) else {
        return Err(faults.into());
    };
    let id = state.app.set_logo(&agent.signed_in, file).await?;
    let company_logo = Some(get_file::address(id));
    Ok(Json(LogoChanged { company_logo }))
}

/// Remove the agency's logo.
#[utoipa::path(post, path = "/api/customer/v1/CompanySettings/RemoveLogo", operation_id = "removeLogo",
    tag = "company", security(("session" = [])), extensions(("x-functionality" = json!(234))),
    responses((status = 200, body = LogoChanged)))]
pub(crate) async fn remove_logo(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::EditCompanyInfo.code() }>,
) -> Result<Json<LogoChanged>, Refusal> {
    state.app.remove_logo(&agent.signed_in).await?;
    Ok(Json(LogoChanged { company_logo: None }))
}
