//! Claims of a session token.

use serde::{Deserialize, Serialize};

use crate::ids::{AgencyId, SessionId, TenantId, UserId};

/// Issuer of our tokens.
pub const ISSUER: &str = "jetway";

/// Claims of a session token (JWT, HS256). Times in unix seconds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SessionClaims {
    /// Always [`ISSUER`].
    pub iss: String,
    /// The user.
    pub sub: UserId,
    /// The tenant it is valid for.
    pub tid: TenantId,
    /// The user's agency.
    pub agn: AgencyId,
    /// The session; its row can be revoked.
    pub sid: SessionId,
    /// When it was issued.
    pub iat: i64,
    /// When it expires.
    pub exp: i64,
}
