//! The user's photo, shown next to their name.

use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::upload::PICTURES;
use crate::http::{Agent, Faults, Refusal, Upload};
use crate::routes::customer::get_file;
use crate::state::AppState;

/// The image.
#[derive(ToSchema)]
#[expect(dead_code, reason = "the contract of a form; Upload reads it part by part")]
pub(crate) struct PhotoForm {
    /// PNG or JPEG under 1 MB.
    #[schema(format = Binary, content_media_type = "application/octet-stream")]
    file: String,
}

/// The current photo.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PhotoChanged {
    /// URL of the photo; requires the session token. Absent if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    profile_logo: Option<String>,
}

/// URL of the user's photo.
pub(crate) async fn photo_of(state: &AppState, agent: &Agent) -> Result<Option<String>, Refusal> {
    let photo = state.app.photo(&agent.signed_in).await?.map(get_file::address);
    let user = state.app.identity().person(&agent.signed_in);
    Ok(photo.or_else(|| user.photo_path.clone()))
}

/// Set the photo.
#[utoipa::path(post, path = "/api/customer/v1/StaffSettings/uploadlogo", operation_id = "uploadOwnPhoto", tag = "profile",
    security(("session" = [])), request_body(content = PhotoForm, content_type = "multipart/form-data"),
    responses((status = 200, body = PhotoChanged)))]
pub(crate) async fn upload_own_photo(
    State(state): State<AppState>,
    agent: Agent,
    mut upload: Upload,
) -> Result<Json<PhotoChanged>, Refusal> {
    let mut faults = Faults::default();
    let file = faults.take(upload.file("file", &PICTURES).await?);
    upload.end(&mut faults);
    let (Some(file), true) = (file, faults.is_empty()) else {
        return Err(faults.into());
    };
    let id = state.app.set_photo(&agent.signed_in, file).await?;
    let profile_logo = Some(get_file::address(id));
    Ok(Json(PhotoChanged { profile_logo }))
}

/// Remove the photo.
#[utoipa::path(post, path = "/api/customer/v1/StaffSettings/RemoveLogo", operation_id = "removeOwnPhoto", tag = "profile",
    security(("session" = [])), responses((status = 200, body = PhotoChanged)))]
pub(crate) async fn remove_own_photo(
    State(state): State<AppState>,
    agent: Agent,
) -> Result<Json<PhotoChanged>, Refusal> {
    state.app.remove_photo(&agent.signed_in).await?;
    Ok(Json(PhotoChanged { profile_logo: None }))
}
