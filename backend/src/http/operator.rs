//! Authentication and permission of an operator of the back office.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use http::request::Parts;
use jetway_app::identity::operators::SignedInOperator;
use jetway_app::registration::{Reviewer, Site};
use jetway_domain::access::{Operator, OperatorRole};
use jetway_domain::ids::TenantId;
use jetway_domain::money::CurrencyCode;
use jetway_problem::{ErrorCode, Problem};
use jetway_tenancy::Tenant;

use super::agent::token;
use super::{Refusal, voice};
use crate::state::AppState;

/// The language of the operators' console.
pub(crate) const CONSOLE_LANGUAGE: &str = "en";

/// The request came to the operators' host: the gateway signed for it.
#[derive(Clone, Copy)]
pub(crate) struct OperationsHost;

/// A signed-in operator, whatever their roles.
pub(crate) struct OperatorCall {
    pub(crate) signed_in: SignedInOperator,
    /// Path of the operation, for the audit trail.
    path: String,
}

/// A signed-in operator with a role, such as `InRole<{ OperatorRole::Kyc.code() }>`.
pub(crate) struct InRole<const ROLE: u8>(pub(crate) OperatorCall);

impl OperatorCall {
    /// Who decides, for use cases.
    pub(crate) fn operator(&self) -> Operator {
        self.signed_in.operator.clone()
    }

    /// Refuses, and records it, unless the operator has the role.
    pub(crate) async fn needs(&self, state: &AppState, role: OperatorRole) -> Result<(), Refusal> {
        if self.signed_in.roles.contains(&role) {
            return Ok(());
        }
        self.refuse(state, Some(role), None).await
    }

    /// Refuses, and records it, unless the operator has one of the roles.
    pub(crate) async fn needs_one(&self, state: &AppState, roles: &[OperatorRole]) -> Result<(), Refusal> {
        if roles.iter().any(|role| self.signed_in.roles.contains(role)) {
            return Ok(());
        }
        self.refuse(state, roles.first().copied(), None).await
    }

    /// A served tenant that the operator acts for. Another one is refused, and the refusal recorded.
    pub(crate) async fn tenant(&self, state: &AppState, slug: &str) -> Result<(TenantId, Arc<Tenant>), Refusal> {
        let nowhere = || Refusal::new(ErrorCode::RequestNotFound);
        let tenant = TenantId::parse(slug).map_err(|_| nowhere())?;
        if !self.signed_in.reach.covers(&tenant) {
            self.refuse(state, None, Some(&tenant)).await?;
        }
        let settings = state.tenants.snapshot().by_slug(slug).cloned();
        Ok((tenant, settings.ok_or_else(nowhere)?))
    }

    /// Every served tenant that the operator acts for, by slug.
    pub(crate) fn tenants(&self, state: &AppState) -> Vec<TenantId> {
        let snapshot = state.tenants.snapshot();
        let served = snapshot
            .tenants()
            .filter_map(|tenant| TenantId::parse(tenant.slug.as_str()).ok());
        served.filter(|tenant| self.signed_in.reach.covers(tenant)).collect()
    }

    /// Refuses, and records it.
    pub(crate) async fn refuse(
        &self,
        state: &AppState,
        role: Option<OperatorRole>,
        tenant: Option<&TenantId>,
    ) -> Result<(), Refusal> {
        let identity = state.app.identity();
        identity
            .note_operator_refused(&self.signed_in, &self.path, role, tenant)
            .await?;
        let problem = Problem::new(ErrorCode::AccessDenied);
        Err(match role {
            Some(role) => problem.param("role", role.name()).into(),
            None => problem.into(),
        })
    }
}

impl FromRequestParts<AppState> for OperationsHost {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _: &AppState) -> Result<Self, Refusal> {
        let host = parts.extensions.get::<Self>().copied();
        host.ok_or_else(|| Refusal::new(ErrorCode::RequestNotFound))
    }
}

impl FromRequestParts<AppState> for OperatorCall {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Refusal> {
        OperationsHost::from_request_parts(parts, state).await?;
        let (identity, token, path) = (state.app.identity(), token(parts)?, parts.uri.path());
        // An agent's token is recorded and refused here.
        identity.note_agent_elsewhere(token, path).await?;
        let signed_in = identity.enter_operator(token).await?;
        Ok(Self {
            signed_in,
            path: path.to_owned(),
        })
    }
}

impl<const ROLE: u8> FromRequestParts<AppState> for InRole<ROLE> {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Refusal> {
        let call = OperatorCall::from_request_parts(parts, state).await?;
        let role = OperatorRole::of_code(ROLE).ok_or_else(|| Refusal::ours(&"no such role"))?;
        call.needs(state, role).await?;
        Ok(Self(call))
    }
}

/// The operator as the reviewer of a tenant's applications; e-mails are in the tenant's first language.
pub(crate) fn reviewer(tenant: TenantId, settings: &Tenant, operator: Operator) -> Result<Reviewer, Refusal> {
    let config = &settings.config;
    Ok(Reviewer {
        site: Site {
            tenant,
            voice: voice(settings, config.languages.first().map_or("", String::as_str)),
            timezone: config.timezone.clone(),
            asks_aviation: config.aviation_licence,
        },
        currency: CurrencyCode::parse(&config.currency).map_err(|error| Refusal::ours(&error))?,
        operator,
    })
}
