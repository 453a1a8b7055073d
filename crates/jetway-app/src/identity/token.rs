//! Session tokens: issued and verified here, verified by the gateway too.

use chrono::{DateTime, Utc};
use jetway_domain::access::SessionClaims;
use jetway_domain::access::claims::ISSUER;
use jetway_domain::secret::SecretKey;
use jsonwebtoken::{Algorithm, DecodingKey, EncodingKey, Header, Validation, decode, encode};

/// The token is not genuine, or has expired.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the token is invalid or has expired")]
pub struct InvalidToken;

pub(super) struct TokenMint {
    signs: EncodingKey,
    reads: DecodingKey,
    rules: Validation,
}

impl TokenMint {
    pub(super) fn new(key: &SecretKey) -> Self {
        let mut rules = Validation::new(Algorithm::HS256);
        rules.set_issuer(&[ISSUER]);
        rules.set_required_spec_claims(&["exp", "iss"]);
        // Expiry is checked below with our own clock, which the sandbox can move.
        rules.validate_exp = false;
        Self {
            signs: EncodingKey::from_secret(key.bytes()),
            reads: DecodingKey::from_secret(key.bytes()),
            rules,
        }
    }

    pub(super) fn sign(&self, claims: &SessionClaims) -> Result<String, InvalidToken> {
        encode(&Header::new(Algorithm::HS256), claims, &self.signs).map_err(|_| InvalidToken)
    }

    pub(super) fn read(&self, token: &str, now: DateTime<Utc>) -> Result<SessionClaims, InvalidToken> {
        let claims = decode::<SessionClaims>(token, &self.reads, &self.rules).map_err(|_| InvalidToken)?;
        if claims.claims.exp <= now.timestamp() {
            return Err(InvalidToken);
        }
        Ok(claims.claims)
    }
}
