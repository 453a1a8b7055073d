//! Staff overrides: a signed token that temporarily gives one browser another version of a module, or a build on the
//! developer's own machine, in one tenant's portal. The operator's tool signs it, the gateway verifies it.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha2::Sha256;

/// Domain separation: signatures of the same key over other data are not valid here.
const PURPOSE: &str = "jetway-override-v1.";

/// What replaces the module.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Target {
    /// A published version.
    Version(String),
    /// A build served on the browser's own machine, such as `http://localhost:3001`.
    Origin(String),
}

/// One override.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Override {
    /// The module.
    pub module: String,
    /// What replaces it.
    pub target: Target,
    /// The tenant in whose portal it works.
    pub tenant: String,
    /// Expiry, in Unix seconds.
    pub until: u64,
    /// Who created it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
}

/// Why a token is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refused {
    /// The signature is invalid, or the token is malformed.
    Forged,
    /// It has expired.
    Expired,
    /// It is for another tenant's portal.
    OtherTenant,
}

/// Signs and verifies tokens; not the key shared with the backend.
#[derive(Clone)]
pub struct OverrideKey(Hmac<Sha256>);

impl OverrideKey {
    /// From the key's bytes.
    #[must_use]
    pub fn new(bytes: &[u8; 32]) -> Self {
        // HMAC pads a short key with zeros to its block size.
        let mut block = [0; 64];
        block[..32].copy_from_slice(bytes);
        Self(Hmac::new(&block.into()))
    }

    /// The signed token of an override.
    #[must_use]
    pub fn sign(&self, what: &Override) -> String {
        let claims = URL_SAFE_NO_PAD.encode(serde_json::to_vec(what).unwrap_or_default());
        let signature = URL_SAFE_NO_PAD.encode(self.over(&claims).finalize().into_bytes());
        format!("{claims}.{signature}")
    }

    /// Verifies and reads a token for this tenant's portal at this time.
    ///
    /// # Errors
    /// When the signature is invalid, the token has expired, or it is for another tenant.
    pub fn read(&self, token: &str, tenant: &str, now: u64) -> Result<Override, Refused> {
        let (claims, signature) = token.split_once('.').ok_or(Refused::Forged)?;
        let signature = URL_SAFE_NO_PAD.decode(signature).map_err(|_| Refused::Forged)?;
        // Verified in constant time, before the claims are parsed.
        self.over(claims)
            .verify_slice(&signature)
            .map_err(|_| Refused::Forged)?;
        let claims = URL_SAFE_NO_PAD.decode(claims).map_err(|_| Refused::Forged)?;
        let what: Override = serde_json::from_slice(&claims).map_err(|_| Refused::Forged)?;
        if what.tenant != tenant {
            Err(Refused::OtherTenant)
        } else if what.until <= now {
            Err(Refused::Expired)
        } else {
            Ok(what)
        }
    }

    fn over(&self, claims: &str) -> Hmac<Sha256> {
        let mut mac = self.0.clone();
        mac.update(PURPOSE.as_bytes());
        mac.update(claims.as_bytes());
        mac
    }
}

impl std::fmt::Debug for OverrideKey {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("OverrideKey")
    }
}

/// Whether the text is a web origin on the browser's own machine. The origin is inserted into a content security
/// policy, so nothing else is accepted.
#[must_use]
pub fn is_local_origin(text: &str) -> bool {
    let host = ["http://localhost:", "http://127.0.0.1:"];
    let port = host.iter().find_map(|host| text.strip_prefix(host));
    port.is_some_and(|port| {
        port.bytes().all(|byte| byte.is_ascii_digit()) && port.parse::<u16>().is_ok_and(|port| port > 0)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(tenant: &str) -> Override {
        Override {
            module: "mfe-flights".into(),
            target: Target::Version("2.0.0".into()),
            tenant: tenant.into(),
            until: 1_000,
            by: None,
        }
    }

    #[test]
    fn a_token_is_good_for_its_tenant_its_time_and_its_key() {
        let key = OverrideKey::new(&[7; 32]);
        let token = key.sign(&of("falcon"));
        assert_eq!(key.read(&token, "falcon", 999), Ok(of("falcon")));
        assert_eq!(key.read(&token, "falcon", 1_000), Err(Refused::Expired));
        assert_eq!(key.read(&token, "kite", 999), Err(Refused::OtherTenant));
        assert_eq!(
            OverrideKey::new(&[8; 32]).read(&token, "falcon", 999),
            Err(Refused::Forged)
        );
    }

    #[test]
    fn no_changed_letter_goes_through() {
        let key = OverrideKey::new(&[7; 32]);
        let token = key.sign(&of("falcon"));
        for at in 0..token.len() - 1 {
            let mut changed = token.clone().into_bytes();
            changed[at] = if changed[at] == b'A' { b'B' } else { b'A' };
            let changed = String::from_utf8(changed).expect("ASCII");
            assert_eq!(key.read(&changed, "falcon", 999), Err(Refused::Forged), "{at}");
        }
        for bad in ["", ".", "a.b", "a", &token[..token.len() - 4]] {
            assert_eq!(key.read(bad, "falcon", 999), Err(Refused::Forged), "{bad}");
        }
    }

    #[test]
    fn only_the_machine_itself_is_local() {
        for good in ["http://localhost:3001", "http://127.0.0.1:80"] {
            assert!(is_local_origin(good), "{good}");
        }
        for bad in [
            "http://localhost",
            "http://localhost:",
            "http://localhost:0",
            "http://localhost:+1",
            "https://localhost:1",
            "http://localhost:3001/",
            "http://localhost:3001; script-src *",
            "http://localhost.evil:1",
            "http://localhost:99999",
        ] {
            assert!(!is_local_origin(bad), "{bad}");
        }
    }
}
