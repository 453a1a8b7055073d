//! The user's open sessions.

use axum::Json;
use axum::extract::State;
use jetway_app::identity::OwnSession;
use jetway_domain::ids::SessionId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::http::{Agent, Body, Refusal};
use crate::state::AppState;
use crate::wire::instant::instant;

/// The open sessions of the user, last used first.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OwnSessions {
    items: Vec<OwnSessionItem>,
}

/// An open session.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OwnSessionItem {
    session_id: Uuid,
    /// What the browser calls itself (`User-Agent`); absent where it did not say.
    #[serde(skip_serializing_if = "String::is_empty")]
    #[schema(required = false)]
    browser: String,
    signed_in_at: String,
    /// Within minutes of the last call.
    used_at: String,
    expires_at: String,
    /// Whether it is the session of this call.
    is_current: bool,
}

/// Which session to end.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct EndOwnSessionRequest {
    session_id: Uuid,
}

/// Whether it was ended.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OwnSessionEnded {
    ended: bool,
}

/// List the user's open sessions.
#[utoipa::path(get, path = "/api/customer/v1/User/LoadSessions", operation_id = "loadOwnSessions", tag = "profile",
    security(("session" = [])), responses((status = 200, body = OwnSessions)))]
pub(crate) async fn load_own_sessions(
    State(state): State<AppState>,
    agent: Agent,
) -> Result<Json<OwnSessions>, Refusal> {
    let own = state.app.identity().own_sessions(&agent.signed_in).await?;
    Ok(Json(OwnSessions {
        items: own.into_iter().map(OwnSessionItem::of).collect(),
    }))
}

/// End one of the user's sessions. `ended` is false when it was not open, or not theirs.
#[utoipa::path(post, path = "/api/customer/v1/User/EndSession", operation_id = "endOwnSession", tag = "profile",
    security(("session" = [])), request_body = EndOwnSessionRequest, responses((status = 200, body = OwnSessionEnded)))]
pub(crate) async fn end_own_session(
    State(state): State<AppState>,
    agent: Agent,
    body: Body<EndOwnSessionRequest>,
) -> Result<Json<OwnSessionEnded>, Refusal> {
    let id = SessionId(body.value.session_id);
    let ended = state.app.identity().end_own_session(&agent.signed_in, id).await?;
    Ok(Json(OwnSessionEnded { ended }))
}

impl OwnSessionItem {
    fn of(session: OwnSession) -> Self {
        Self {
            session_id: session.id.0,
            browser: session.browser,
            signed_in_at: instant(session.signed_in_at),
            used_at: instant(session.used_at),
            expires_at: instant(session.expires_at),
            is_current: session.is_current,
        }
    }
}
