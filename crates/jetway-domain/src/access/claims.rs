//! What a session token says.

use serde::{Deserialize, Serialize};

use crate::ids::{AgencyId, SessionId, TenantId, UserId};

/// Who makes our tokens.
pub const ISSUER: &str = "jetway";

/// Claims of a session token (JWT, HS256). Times in unix seconds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SessionClaims {
    /// Always [`ISSUER`].
    pub iss: String,
    /// The person.
    pub sub: UserId,
    /// The tenant it is good for.
    pub tid: TenantId,
    /// The agency.
    pub agn: AgencyId,
    /// The session; its row can be revoked.
    pub sid: SessionId,
    /// When it was made.
    pub iat: i64,
    /// When it ends.
    pub exp: i64,
}
