//! Secrets in links that open without a session. The database has their hashes only.

use jetway_domain::secret::to_hex;
use sha2::{Digest, Sha256};

/// 256 random bits in hexadecimal.
pub(crate) fn fresh_token() -> String {
    to_hex(&rand::random::<[u8; 32]>())
}

/// Hash by which a link is found.
pub(crate) fn token_hash(token: &str) -> String {
    to_hex(&Sha256::digest(token.as_bytes()))
}
