//! The operator and the tenant of a content change.

use std::collections::HashMap;

use axum::extract::{FromRequestParts, Path};
use http::request::Parts;
use jetway_app::app::App;
use jetway_app::content::editing::Editor;
use jetway_domain::access;
use jetway_domain::ids::TenantId;
use jetway_problem::ErrorCode;
use uuid::Uuid;

use crate::http::Refusal;
use crate::state::AppState;

/// Names the operator in the audit trail. It is not authenticated; only operators can reach the listener.
const OPERATOR: &str = "x-operator";
const LONGEST_NAME: usize = 64;

/// An operator, a served tenant, and the content record the path names.
pub(super) struct Operator {
    tenant: TenantId,
    operator: access::Operator,
    id: Option<Uuid>,
}

impl Operator {
    /// Editor of the tenant's content on behalf of the operator.
    pub(super) fn editor<'a>(&self, app: &'a App) -> Editor<'a> {
        app.editor(self.tenant.clone(), self.operator.clone())
    }

    /// The record the path names.
    pub(super) fn id(&self) -> Result<Uuid, Refusal> {
        self.id.ok_or_else(|| Refusal::new(ErrorCode::RequestNotFound))
    }
}

impl FromRequestParts<AppState> for Operator {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Refusal> {
        let nowhere = || Refusal::new(ErrorCode::RequestNotFound);
        let Path(mut named) = Path::<HashMap<String, String>>::from_request_parts(parts, state)
            .await
            .map_err(|_| nowhere())?;
        let slug = named.remove("tenant").ok_or_else(nowhere)?;
        state.tenants.snapshot().by_slug(&slug).ok_or_else(nowhere)?;
        let id = match named.remove("id") {
            Some(text) => Some(text.parse().map_err(|_| nowhere())?),
            None => None,
        };
        let name = parts.headers.get(OPERATOR).and_then(|value| value.to_str().ok());
        let operator = name
            .map(str::trim)
            .filter(|name| name.len() <= LONGEST_NAME)
            .and_then(|name| access::Operator::named(name).ok());
        let operator =
            operator.ok_or_else(|| Refusal::unusable(format!("Say who you are in the {OPERATOR} header.")))?;
        Ok(Self {
            tenant: TenantId::parse(&slug).map_err(|_| nowhere())?,
            operator,
            id,
        })
    }
}
