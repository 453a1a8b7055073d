//! What makes a style or script ours.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;

/// 144 random bits, fresh for each response.
pub fn nonce() -> String {
    STANDARD.encode(rand::random::<[u8; 18]>())
}
