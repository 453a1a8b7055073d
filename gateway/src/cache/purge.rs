//! Operators' cache commands: purge and statistics.

use std::sync::atomic::Ordering;

use serde::Deserialize;
use serde_json::{Value, json};

use super::outcome::Outcome;
use super::response_cache::ResponseCache;
use super::shelf::Target;

/// Maximum number of targets per purge.
const MOST_TARGETS: usize = 1_000;
const LARGEST_TENANTS: usize = 20;

/// A purge request of an operator.
#[derive(Debug, Clone, Default, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Purge {
    #[serde(default)]
    mode: Mode,
    #[serde(default)]
    everything: bool,
    tenant: Option<String>,
    #[serde(default)]
    tags: Vec<String>,
    #[serde(default)]
    paths: Vec<String>,
}

#[derive(Debug, Clone, Copy, Default, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
enum Mode {
    /// Stored responses become stale and may be served while a newer one is fetched.
    #[default]
    Soft,
    /// Stored responses are never served again.
    Hard,
}

impl Purge {
    /// Parses a purge request.
    ///
    /// # Errors
    /// What is invalid, safe to show.
    pub fn read(bytes: &[u8]) -> Result<Self, String> {
        let order: Self = serde_json::from_slice(bytes).map_err(|error| error.to_string())?;
        let names_something = order.tenant.is_some() || !order.tags.is_empty() || !order.paths.is_empty();
        if order.everything == names_something {
            return Err("name a tenant, tags or paths, or say \"everything\": true".to_owned());
        }
        if order.tags.len() + order.paths.len() > MOST_TARGETS {
            return Err(format!("at most {MOST_TARGETS} tags and paths at once"));
        }
        Ok(order)
    }

    /// Its targets; empty means everything.
    fn targets(&self) -> Vec<Target> {
        let tenant: Option<Box<str>> = self.tenant.as_deref().map(Box::from);
        let tags = self
            .tags
            .iter()
            .map(|tag| Target::Tag(tenant.clone(), tag.as_str().into()));
        let paths = self
            .paths
            .iter()
            .map(|path| Target::Path(tenant.clone(), path.as_str().into()));
        let mut targets: Vec<Target> = tags.chain(paths).collect();
        if targets.is_empty() {
            targets.extend(tenant.map(Target::Tenant));
        }
        targets
    }
}

impl ResponseCache {
    /// Executes a purge; the result contains the number of marks.
    pub fn purge(&self, order: &Purge) -> Value {
        let targets = order.targets();
        let marks = targets.len().max(1);
        let hard = order.mode == Mode::Hard;
        let mode = if hard { "hard" } else { "soft" };
        self.metrics.purged(mode);
        self.epochs.purge(targets, hard);
        if hard && order.everything {
            self.shelf.clear();
        }
        tracing::info!(
            kind = "audit",
            action = "cache.purge",
            mode,
            everything = order.everything,
            tenant = order.tenant.as_deref().unwrap_or("-"),
            tags = order.tags.join(" "),
            paths = order.paths.join(" "),
            marks,
            "purged"
        );
        json!({ "mode": mode, "marks": marks })
    }
}

/// Contents and statistics of the cache.
pub fn statistics(cache: &ResponseCache) -> Value {
    cache.shelf.settle();
    let (entries, bytes, largest) = cache.shelf.shares().largest(LARGEST_TENANTS);
    let count = |outcome: Outcome| {
        let count = cache.outcomes.get(outcome as usize);
        count.map_or(0, |count| count.load(Ordering::Relaxed))
    };
    let asked: u64 = Outcome::ALL.into_iter().map(count).sum();
    let given: u64 = [Outcome::Hit, Outcome::Stale, Outcome::Coalesced]
        .into_iter()
        .map(count)
        .sum();
    let outcomes: serde_json::Map<String, Value> = Outcome::ALL
        .into_iter()
        .map(|outcome| (outcome.name().to_lowercase(), json!(count(outcome))))
        .collect();
    let (fetching, waiting) = cache.flights.count();
    let tenants: Vec<Value> = largest
        .iter()
        .map(|share| json!({ "tenant": share.tenant, "entries": share.entries(), "bytes": share.bytes() }))
        .collect();
    json!({
        "entries": entries,
        "bytes": bytes,
        "room": cache.rules.bytes,
        "roomOfATenant": cache.shelf.tenant_bytes(),
        "requests": asked,
        "outcomes": outcomes,
        // 0.5 means that one of two requests is served without the backend.
        "hitRatio": if asked == 0 { Value::Null } else { json!(per_thousand(given, asked)) },
        "fetching": fetching,
        "waiting": waiting,
        "purgeMarks": cache.epochs.len(),
        "tenants": tenants,
    })
}

/// A ratio with three decimals.
fn per_thousand(part: u64, whole: u64) -> f64 {
    let thousandths = u32::try_from(part.saturating_mul(1000) / whole.max(1)).unwrap_or(u32::MAX);
    f64::from(thousandths) / 1000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_order_names_what_it_means() {
        let read = |text: &str| Purge::read(text.as_bytes());
        let order = read(r#"{"tenant":"a","tags":["x"],"paths":["/p"],"mode":"hard"}"#).expect("an order");
        assert_eq!(order.mode, Mode::Hard);
        assert_eq!(
            order.targets(),
            [
                Target::Tag(Some("a".into()), "x".into()),
                Target::Path(Some("a".into()), "/p".into())
            ]
        );
        assert_eq!(
            read(r#"{"tenant":"a"}"#).expect("an order").targets(),
            [Target::Tenant("a".into())]
        );
        assert!(read(r#"{"everything":true}"#).expect("an order").targets().is_empty());
        for bad in [
            "",
            "{}",
            "[]",
            r#"{"tag":"x"}"#,
            r#"{"everything":true,"tenant":"a"}"#,
            r#"{"tags":["x"],"mode":"gone"}"#,
        ] {
            assert!(read(bad).is_err(), "{bad}");
        }
    }
}
