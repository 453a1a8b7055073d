//! Operators' sessions: signing in and out, who is signed in, the sessions that are open.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use http::HeaderMap;
use jetway_app::identity::operators::{OperatorEntry, OperatorSessionView, OperatorSignIn};
use jetway_domain::access::{OperatorReach, OperatorRole};
use jetway_domain::ids::{SessionId, TenantId};
use jetway_problem::ErrorCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::http::{Body, OperationsHost, OperatorCall, Refusal};
use crate::routes::auth::device_id::browser;
use crate::state::AppState;
use crate::wire::instant::instant;
use crate::wire::names::OperatorRoleName;

/// The console is in English.
const CONSOLE_LANGUAGE: &str = "en";

/// What an operator signs in with.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct OperatorSignInRequest {
    email: String,
    password: String,
    /// The six digits of the authenticator, or a recovery code.
    verification_code: String,
}

/// A new session.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OperatorSessionResponse {
    /// Goes into the `Authorization` header, after `Bearer `.
    token: String,
    /// RFC 3339. Without a call the session ends half an hour after the last one.
    expires_at: String,
    name: String,
    #[schema(value_type = Vec<OperatorRoleName>)]
    roles: Vec<&'static str>,
    /// Slugs of the tenants the operator acts for; absent for all.
    #[serde(skip_serializing_if = "Option::is_none")]
    tenants: Option<Vec<String>>,
}

/// Who is signed in.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CurrentOperator {
    name: String,
    email: String,
    #[schema(value_type = Vec<OperatorRoleName>)]
    roles: Vec<&'static str>,
    /// Slugs of the served tenants the operator acts for.
    tenants: Vec<String>,
    /// Names of their brands by slug, in English where the tenant has one.
    brands: BTreeMap<String, String>,
    /// IANA time zones of these tenants, by slug. Deadlines are on their clock.
    zones: BTreeMap<String, String>,
    recovery_codes_left: usize,
}

/// The open sessions of the operator, newest first.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OperatorSessions {
    items: Vec<OpenSession>,
}

/// An open session.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OpenSession {
    session_id: Uuid,
    /// What the browser calls itself.
    browser: String,
    signed_in_at: String,
    /// The last call, to the minute.
    seen_at: String,
    expires_at: String,
    /// Whether it is the session of this call.
    is_current: bool,
}

/// Which session to end.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct EndSession {
    session_id: Uuid,
}

/// Confirmation.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SessionEnded {
    ended: bool,
}

/// Sign in. An unknown address, a wrong password or code, a disabled operator and a locked-out one get the same refusal. After ten
/// failures in a row, attempts with an address are refused for 15 minutes.
#[utoipa::path(post, path = "/api/operations/v1/Session/SignIn", operation_id = "signInOperator", tag = "session",
    request_body = OperatorSignInRequest, responses((status = 200, body = OperatorSessionResponse)))]
pub(crate) async fn sign_in_operator(
    State(state): State<AppState>,
    _: OperationsHost,
    headers: HeaderMap,
    body: Body<OperatorSignInRequest>,
) -> Result<Json<OperatorSessionResponse>, Refusal> {
    let asked = body.value;
    let attempt = OperatorSignIn {
        email: asked.email,
        password: asked.password,
        code: asked.verification_code,
        browser: browser(&headers),
    };
    let entered = state.app.identity().sign_in_operator(&attempt).await?;
    let entry = entered.ok_or_else(|| Refusal::new(ErrorCode::OperatorRefused))?;
    Ok(Json(OperatorSessionResponse::of(entry)))
}

/// End the session of this call.
#[utoipa::path(post, path = "/api/operations/v1/Session/SignOut", operation_id = "signOutOperator", tag = "session",
    security(("operator" = [])), responses((status = 200, body = SessionEnded)))]
pub(crate) async fn sign_out_operator(
    State(state): State<AppState>,
    call: OperatorCall,
) -> Result<Json<SessionEnded>, Refusal> {
    state.app.identity().sign_out_operator(&call.signed_in).await?;
    Ok(Json(SessionEnded { ended: true }))
}

/// Who is signed in, and what they may do.
#[utoipa::path(get, path = "/api/operations/v1/Session/Current", operation_id = "getCurrentOperator", tag = "session",
    security(("operator" = [])), responses((status = 200, body = CurrentOperator)))]
pub(crate) async fn get_current_operator(
    State(state): State<AppState>,
    call: OperatorCall,
) -> Result<Json<CurrentOperator>, Refusal> {
    let left = state.app.identity().recovery_codes_left(&call.signed_in).await?;
    let tenants = call.tenants(&state);
    let settings = state.tenants.snapshot();
    let served = || {
        let served = tenants.iter().map(TenantId::as_str);
        served.filter_map(|slug| Some((slug.to_owned(), settings.by_slug(slug)?)))
    };
    let zones = served().map(|(slug, tenant)| (slug, tenant.config.timezone.clone()));
    let brands = served().map(|(slug, tenant)| {
        let english = tenant.config_in(CONSOLE_LANGUAGE).map(|config| config.company_name);
        (slug, english.unwrap_or_else(|| tenant.config.company_name.clone()))
    });
    let (zones, brands) = (zones.collect(), brands.collect());
    let signed_in = call.signed_in;
    Ok(Json(CurrentOperator {
        name: signed_in.operator.name().to_owned(),
        email: signed_in.email,
        roles: signed_in.roles.into_iter().map(OperatorRole::name).collect(),
        tenants: tenants.into_iter().map(String::from).collect(),
        brands,
        zones,
        recovery_codes_left: left,
    }))
}

/// List the operator's open sessions.
#[utoipa::path(get, path = "/api/operations/v1/Session/Load", operation_id = "loadOperatorSessions", tag = "session",
    security(("operator" = [])), responses((status = 200, body = OperatorSessions)))]
pub(crate) async fn load_operator_sessions(
    State(state): State<AppState>,
    call: OperatorCall,
) -> Result<Json<OperatorSessions>, Refusal> {
    let open = state.app.identity().operator_sessions(&call.signed_in).await?;
    Ok(Json(OperatorSessions {
        items: open.into_iter().map(OpenSession::of).collect(),
    }))
}

/// End one of the operator's sessions. `ended` is false when it was not open, or not theirs.
#[utoipa::path(post, path = "/api/operations/v1/Session/Revoke", operation_id = "revokeOperatorSession", tag = "session",
    security(("operator" = [])), request_body = EndSession, responses((status = 200, body = SessionEnded)))]
pub(crate) async fn revoke_operator_session(
    State(state): State<AppState>,
    call: OperatorCall,
    body: Body<EndSession>,
) -> Result<Json<SessionEnded>, Refusal> {
    let session = SessionId(body.value.session_id);
    let ended = state
        .app
        .identity()
        .end_operator_session(&call.signed_in, session)
        .await?;
    Ok(Json(SessionEnded { ended }))
}

impl OperatorSessionResponse {
    pub(super) fn of(entry: OperatorEntry) -> Self {
        let tenants = match entry.reach {
            OperatorReach::All => None,
            OperatorReach::Some(tenants) => Some(tenants.into_iter().map(String::from).collect()),
        };
        Self {
            token: entry.token,
            expires_at: instant(entry.expires_at),
            name: entry.name,
            roles: entry.roles.into_iter().map(OperatorRole::name).collect(),
            tenants,
        }
    }
}

impl OpenSession {
    fn of(session: OperatorSessionView) -> Self {
        Self {
            session_id: session.id.0,
            browser: session.browser,
            signed_in_at: instant(session.created_at),
            seen_at: instant(session.seen_at),
            expires_at: instant(session.expires_at),
            is_current: session.is_current,
        }
    }
}
