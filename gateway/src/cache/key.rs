//! What makes two requests the same.

/// Bytes that are equal for equal requests of one tenant and for nothing else: every part carries its length.
pub fn key(tenant: &str, method: &str, path: &str, query: &str) -> Vec<u8> {
    let mut pairs: Vec<&str> = query.split('&').filter(|pair| !pair.is_empty()).collect();
    pairs.sort_unstable();
    let query = pairs.join("&");
    let mut bytes = Vec::with_capacity(tenant.len() + method.len() + path.len() + query.len() + 16);
    for part in [tenant, method, path, query.as_str()] {
        bytes.extend_from_slice(&u32::try_from(part.len()).unwrap_or(u32::MAX).to_be_bytes());
        bytes.extend_from_slice(part.as_bytes());
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moving_a_boundary_or_the_tenant_changes_the_key() {
        assert_ne!(key("a", "GET", "/b", ""), key("aG", "ET", "/b", ""));
        assert_ne!(key("a", "GET", "/b", "c"), key("a", "GET", "/bc", ""));
        assert_ne!(key("a", "GET", "/b", ""), key("c", "GET", "/b", ""));
        assert_eq!(key("a", "GET", "/b", "x=1&y=2"), key("a", "GET", "/b", "y=2&x=1&"));
    }
}
