//! Nonces of inline styles and scripts.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;

/// 144 random bits, new for each response.
pub fn nonce() -> String {
    STANDARD.encode(rand::random::<[u8; 18]>())
}
