//! What the edge caches, how much and for how long.

use std::collections::BTreeMap;

use anyhow::{Result, ensure};
use http::HeaderName;
use serde::Deserialize;

/// Capacity, timeouts and routes of the cache.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "explained in config.default.toml")]
pub struct CacheRules {
    pub bytes: u64,
    pub entry_bytes: usize,
    pub tenant_percent: u8,
    pub waiters: usize,
    pub wait_ms: u64,
    pub stale_seconds: u64,
    pub negative_seconds: u64,
    pub refresh_floor_seconds: u64,
    pub routes: BTreeMap<String, RouteRules>,
}

/// A cacheable call.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "explained in config.default.toml")]
pub struct RouteRules {
    pub path: String,
    pub seconds: u64,
    #[serde(default)]
    pub revalidate_seconds: u64,
    #[serde(default)]
    pub parameters: Vec<String>,
    #[serde(default)]
    pub vary: Vec<String>,
    #[serde(default)]
    pub language: bool,
}

/// Headers that identify a person or place: a response that depends on one is not public.
const PERSONAL: [&str; 6] = ["authorization", "cookie", "host", "forwarded", "x-device-id", "range"];

impl CacheRules {
    /// Rejects settings that cannot work.
    ///
    /// # Errors
    /// Names the key and the allowed values.
    pub fn check(&self) -> Result<()> {
        ensure!(
            (1..=100).contains(&self.tenant_percent),
            "`cache.tenant_percent` is {}; it is a percentage from 1 to 100",
            self.tenant_percent
        );
        for (name, route) in &self.routes {
            let key = format!("cache.routes.{name}");
            let stars = route.path.matches('*').count();
            let is_below = route.path.starts_with("/api/") || route.path.starts_with("/bdfare-package/");
            ensure!(
                is_below && (stars == 0 || (stars == 1 && route.path.ends_with("/*"))),
                "`{key}.path` is \"{}\"; it is a path of the backend, exact or ending in \"/*\"",
                route.path
            );
            for header in &route.vary {
                ensure!(
                    HeaderName::from_bytes(header.as_bytes()).is_ok_and(|name| !PERSONAL.contains(&name.as_str())),
                    "`{key}.vary` names \"{header}\"; it may name headers that say nothing about a person or a host"
                );
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules(path: &str, vary: &str) -> CacheRules {
        CacheRules {
            bytes: 10,
            entry_bytes: 1,
            tenant_percent: 20,
            waiters: 1,
            wait_ms: 1,
            stale_seconds: 1,
            negative_seconds: 1,
            refresh_floor_seconds: 1,
            routes: BTreeMap::from([(
                "a".to_owned(),
                RouteRules {
                    path: path.to_owned(),
                    seconds: 1,
                    revalidate_seconds: 0,
                    parameters: Vec::new(),
                    vary: vec![vary.to_owned()],
                    language: false,
                },
            )]),
        }
    }

    #[test]
    fn what_cannot_be_shared_is_refused_by_name() {
        assert!(rules("/api/a", "accept-language").check().is_ok());
        assert!(rules("/api/a/*", "accept-language").check().is_ok());
        for (path, vary, key) in [
            ("/api/a", "Cookie", "cache.routes.a.vary"),
            ("/api/a", "a b", "cache.routes.a.vary"),
            ("/api/*/b", "accept", "cache.routes.a.path"),
            ("/page", "accept", "cache.routes.a.path"),
        ] {
            let error = rules(path, vary).check().expect_err(path).to_string();
            assert!(error.contains(key), "{error}");
        }
    }
}
