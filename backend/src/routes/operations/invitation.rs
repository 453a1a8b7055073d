//! Accepting an invitation: a password, an authenticator, recovery codes.

use axum::Json;
use axum::extract::State;
use http::HeaderMap;
use jetway_app::identity::operators::Acceptance;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::session::OperatorSessionResponse;
use crate::http::{Body, OperationsHost, Refusal};
use crate::routes::auth::device_id::browser;
use crate::state::AppState;

/// An invitation.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct InvitationRequest {
    /// From the invitation's link.
    token: String,
}

/// What the invited person needs to set their authenticator up.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct InvitationResponse {
    name: String,
    email: String,
    /// The authenticator's secret in base 32, to type in.
    key: String,
    /// The secret as an `otpauth:` address, to open on a phone.
    address: String,
    /// The address as a QR code, an SVG document.
    qr_code: String,
}

/// The password and the first code.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct AcceptanceRequest {
    token: String,
    password: String,
    /// The six digits the authenticator shows.
    verification_code: String,
}

/// A new session, and codes to write down.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AcceptanceResponse {
    session: OperatorSessionResponse,
    /// Each replaces one code of the authenticator, once. They are not shown again.
    recovery_codes: Vec<String>,
}

/// Open an invitation. It can be opened repeatedly until it is accepted or a day old.
#[utoipa::path(post, path = "/api/operations/v1/Invitation/Open", operation_id = "openInvitation", tag = "session",
    request_body = InvitationRequest, responses((status = 200, body = InvitationResponse)))]
pub(crate) async fn open_invitation(
    State(state): State<AppState>,
    _: OperationsHost,
    body: Body<InvitationRequest>,
) -> Result<Json<InvitationResponse>, Refusal> {
    let enrolment = state.app.identity().open_invitation(&body.value.token).await?;
    Ok(Json(InvitationResponse {
        name: enrolment.name,
        email: enrolment.email,
        key: enrolment.key,
        address: enrolment.address,
        qr_code: enrolment.qr_code,
    }))
}

/// Accept an invitation, once, and sign in.
#[utoipa::path(post, path = "/api/operations/v1/Invitation/Accept", operation_id = "acceptInvitation", tag = "session",
    request_body = AcceptanceRequest, responses((status = 200, body = AcceptanceResponse)))]
pub(crate) async fn accept_invitation(
    State(state): State<AppState>,
    _: OperationsHost,
    headers: HeaderMap,
    body: Body<AcceptanceRequest>,
) -> Result<Json<AcceptanceResponse>, Refusal> {
    let asked = body.value;
    let acceptance = Acceptance {
        token: asked.token,
        password: asked.password,
        code: asked.verification_code,
        browser: browser(&headers),
    };
    let accepted = state.app.identity().accept_invitation(&acceptance).await?;
    Ok(Json(AcceptanceResponse {
        session: OperatorSessionResponse::of(accepted.entry),
        recovery_codes: accepted.recovery_codes,
    }))
}
