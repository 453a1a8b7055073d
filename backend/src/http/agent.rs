//! Authentication and permission of the caller.

use axum::extract::FromRequestParts;
use http::header::AUTHORIZATION;
use http::request::Parts;
use jetway_app::context::Caller;
use jetway_app::identity::{EnterError, SignedIn};
use jetway_domain::access::Functionality;
use jetway_problem::{ErrorCode, Problem};

use super::{Portal, Refusal};
use crate::state::AppState;
use crate::wire::visibility::Visibility;

/// A signed-in user.
pub(crate) struct Agent {
    pub(crate) signed_in: SignedIn,
    pub(crate) portal: Portal,
}

/// A signed-in user with a functionality code, such as `Allowed<{ Functionality::Search.code() }>`.
pub(crate) struct Allowed<const CODE: u16>(pub(crate) Agent);

/// A user whose sign-in may still need a step, such as phone verification.
pub(crate) struct Unfinished(pub(crate) Agent);

impl Agent {
    /// Permissions of products that the tenant does not sell allow nothing.
    fn of(mut signed_in: SignedIn, portal: Portal) -> Self {
        signed_in.functionalities = signed_in.functionalities.without(&portal.settings.unsold);
        Self { signed_in, portal }
    }

    pub(crate) const fn caller(&self) -> &Caller {
        &self.signed_in.caller
    }

    pub(crate) fn may(&self, functionality: Functionality) -> bool {
        self.signed_in.functionalities.allows(functionality)
    }

    /// The permission-governed fields this user may see.
    pub(crate) fn visibility(&self) -> Visibility {
        Visibility {
            agent_amounts: self.may(Functionality::ShowCommission),
            source: self.may(Functionality::ShowSource),
            passports: self.may(Functionality::ShowPassportVisa),
            names: self.portal.names(),
        }
    }
}

impl FromRequestParts<AppState> for Agent {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Refusal> {
        let portal = Portal::from_request_parts(parts, state).await?;
        let token = agents_token(parts, state, &portal).await?;
        let signed_in = state.app.identity().enter(&portal.tenant, token).await?;
        Ok(Self::of(signed_in, portal))
    }
}

impl FromRequestParts<AppState> for Unfinished {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Refusal> {
        let portal = Portal::from_request_parts(parts, state).await?;
        let token = agents_token(parts, state, &portal).await?;
        let signed_in = state.app.identity().enter_unfinished(&portal.tenant, token).await?;
        Ok(Self(Agent::of(signed_in, portal)))
    }
}

pub(super) fn token(parts: &Parts) -> Result<&str, Refusal> {
    let header = parts.headers.get(AUTHORIZATION);
    let header = header.ok_or_else(|| Refusal::new(ErrorCode::SessionRequired))?;
    let token = header.to_str().ok().and_then(|text| text.strip_prefix("Bearer "));
    let token = token.ok_or_else(|| Refusal::new(ErrorCode::SessionExpired))?;
    Ok(token.trim())
}

/// The token of the call. An operator's token is recorded and refused here.
async fn agents_token<'p>(parts: &'p Parts, state: &AppState, portal: &Portal) -> Result<&'p str, Refusal> {
    let token = token(parts)?;
    let identity = state.app.identity();
    identity
        .note_operator_elsewhere(token, &portal.tenant, parts.uri.path())
        .await?;
    Ok(token)
}

impl<const CODE: u16> FromRequestParts<AppState> for Allowed<CODE> {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Refusal> {
        let agent = Agent::from_request_parts(parts, state).await?;
        let needed = Functionality::try_from(CODE).map_err(|error| Refusal::ours(&error))?;
        if !agent.may(needed) {
            let problem = Problem::new(ErrorCode::AccessDenied).param("functionality", CODE);
            return Err(problem.into());
        }
        Ok(Self(agent))
    }
}

impl From<EnterError> for Refusal {
    fn from(error: EnterError) -> Self {
        match error {
            EnterError::Expired => Self::new(ErrorCode::SessionExpired),
            EnterError::Ended => Self::new(ErrorCode::SessionEnded),
            EnterError::Unfinished => Self::new(ErrorCode::SessionUnfinished),
            EnterError::WrongTenant => Self::new(ErrorCode::SessionWrongTenant),
            EnterError::Database(error) => error.into(),
        }
    }
}
