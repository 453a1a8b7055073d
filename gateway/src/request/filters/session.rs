//! Verifies bearer tokens before the backend is called. Which calls need a token is decided by the backend.

use http::header::AUTHORIZATION;
use jetway_domain::access::OPERATOR_TOKEN_START;
use jsonwebtoken::{Algorithm, DecodingKey, Validation, decode};
use pingora::http::RequestHeader;
use serde::Deserialize;

use crate::request::refusal::Refusal;

/// The claims the gateway reads.
#[derive(Debug, Deserialize)]
struct Claims {
    /// Tenant slug.
    tid: String,
}

/// Verifies the backend's tokens.
pub struct TokenCheck {
    key: DecodingKey,
    rules: Validation,
}

impl TokenCheck {
    /// Verifies with the key shared with the backend.
    pub fn new(key: &[u8]) -> Self {
        let mut rules = Validation::new(Algorithm::HS256);
        rules.set_issuer(&["jetway"]);
        rules.set_required_spec_claims(&["exp", "iss"]);
        rules.leeway = 5;
        Self {
            key: DecodingKey::from_secret(key),
            rules,
        }
    }

    /// Admits a request without a token, or with a valid one of this tenant. An operator's token passes: the backend refuses it and
    /// records it.
    ///
    /// # Errors
    /// When the token is invalid, expired, or of another tenant.
    pub fn check(&self, request: &RequestHeader, tenant: &str) -> Result<(), Refusal> {
        let Some(token) = bearer(request)? else { return Ok(()) };
        if is_operators(token) || self.claims(token)?.tid == tenant {
            Ok(())
        } else {
            Err(Refusal::WrongTenant)
        }
    }

    /// Admits a request to the operators' host without a token, or with one that looks like an operator's. The backend looks it up.
    /// An agent's token passes: the backend refuses and records it.
    ///
    /// # Errors
    /// When the token is neither, or an expired one of an agent.
    pub fn check_operator(&self, request: &RequestHeader) -> Result<(), Refusal> {
        match bearer(request)? {
            Some(token) if !is_operators(token) => self.claims(token).map(drop),
            _ => Ok(()),
        }
    }

    fn claims(&self, token: &str) -> Result<Claims, Refusal> {
        let read = decode::<Claims>(token, &self.key, &self.rules);
        read.map(|token| token.claims).map_err(|_| Refusal::SessionExpired)
    }
}

/// Whether it looks like an operator's token: the prefix and 256 bits in hexadecimal digits.
fn is_operators(token: &str) -> bool {
    let secret = token.strip_prefix(OPERATOR_TOKEN_START);
    secret.is_some_and(|secret| secret.len() == 64 && secret.bytes().all(|byte| byte.is_ascii_hexdigit()))
}

/// The bearer token, if there is one.
fn bearer(request: &RequestHeader) -> Result<Option<&str>, Refusal> {
    let mut values = request.headers.get_all(AUTHORIZATION).iter();
    let Some(value) = values.next() else { return Ok(None) };
    if values.next().is_some() {
        return Err(Refusal::Unreadable("more than one Authorization"));
    }
    let token = value.to_str().ok().and_then(|text| text.strip_prefix("Bearer "));
    token.map(|token| Some(token.trim())).ok_or(Refusal::SessionExpired)
}
