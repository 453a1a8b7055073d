//! The pop-up notice of the search home page.

use axum::extract::State;
use jetway_app::content::Notice as Stored;
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::{Portal, Public, Refusal};
use crate::state::AppState;

/// The newest notice, or none.
#[derive(Serialize, ToSchema)]
pub(crate) struct PopupNotification {
    #[serde(skip_serializing_if = "Option::is_none")]
    notice: Option<Notice>,
}

/// A notice.
#[derive(Serialize, ToSchema)]
pub(crate) struct Notice {
    /// Identifies the notice, so that a browser shows it once.
    id: String,
    title: String,
    text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    link: Option<String>,
}

/// Read the notice to show on the search home page, once per browser.
#[utoipa::path(get, path = "/api/utility/v1/Notification/GetPopupNotification", operation_id = "getPopupNotification",
    tag = "utility", responses((status = 200, body = PopupNotification)))]
pub(crate) async fn get_popup_notification(
    State(state): State<AppState>,
    portal: Portal,
) -> Result<Public<PopupNotification>, Refusal> {
    let notice = state.app.notice(&portal.tenant).await?.map(Notice::of);
    Ok(Public("notices", PopupNotification { notice }))
}

impl Notice {
    fn of(stored: Stored) -> Self {
        Self {
            id: stored.id.to_string(),
            title: stored.title,
            text: stored.text,
            link: stored.link,
        }
    }
}
